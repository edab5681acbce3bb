    .arch armv8.2-a+fp16+dotprod

.section .rodata
    .p2align 4
.Lconstants_nnp_winograd_f6x6_3x3_input__aarch64_neon:
    .long 0x40880000, 0x3e800000, 0x3fa00000, 0x40a00000
    .long 0x40800000, 0x3f000000, 0x40000000, 0x40a80000

    .text
    .p2align 4
    .globl nnp_winograd_f6x6_3x3_input__aarch64_neon
    .type nnp_winograd_f6x6_3x3_input__aarch64_neon, %function
nnp_winograd_f6x6_3x3_input__aarch64_neon:
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
    adrp x2, .Lconstants_nnp_winograd_f6x6_3x3_input__aarch64_neon
    ldr q22, [x2, :lo12:.Lconstants_nnp_winograd_f6x6_3x3_input__aarch64_neon]
    adrp x2, .Lconstants_nnp_winograd_f6x6_3x3_input__aarch64_neon+16
    ldr q23, [x2, :lo12:.Lconstants_nnp_winograd_f6x6_3x3_input__aarch64_neon+16]
    zip2 v16.4s, v1.4s, v5.4s
    zip2 v17.4s, v3.4s, v7.4s
    zip1 v18.4s, v0.4s, v4.4s
    zip2 v0.4s, v0.4s, v4.4s
    zip1 v4.4s, v2.4s, v6.4s
    zip2 v2.4s, v2.4s, v6.4s
    zip1 v6.4s, v16.4s, v17.4s
    zip1 v1.4s, v1.4s, v5.4s
    zip2 v5.4s, v18.4s, v4.4s
    zip1 v19.4s, v0.4s, v2.4s
    zip1 v3.4s, v3.4s, v7.4s
    mov v7.16b, v6.16b
    mov v20.16b, v6.16b
    zip2 v0.4s, v0.4s, v2.4s
    zip1 v2.4s, v1.4s, v3.4s
    zip2 v1.4s, v1.4s, v3.4s
    fmla v7.4s, v19.4s, v22.s[1]
    mov v3.16b, v5.16b
    fmla v20.4s, v19.4s, v23.s[0]
    mov v21.16b, v5.16b
    zip1 v4.4s, v18.4s, v4.4s
    zip2 v16.4s, v16.4s, v17.4s
    fadd v17.4s, v19.4s, v6.4s
    fadd v18.4s, v5.4s, v1.4s
    fmls v7.4s, v2.4s, v22.s[2]
    fmls v3.4s, v0.4s, v22.s[3]
    fmls v20.4s, v2.4s, v22.s[3]
    fmls v21.4s, v0.4s, v22.s[2]
    fsub v5.4s, v16.4s, v5.4s
    fsub v4.4s, v4.4s, v6.4s
    fmla v3.4s, v1.4s, v23.s[0]
    fmla v21.4s, v1.4s, v22.s[1]
    fmls v17.4s, v2.4s, v22.s[0]
    fmls v18.4s, v0.4s, v22.s[0]
    mov v6.16b, v7.16b
    mov v16.16b, v20.16b
    fmla v5.4s, v0.4s, v23.s[3]
    fmls v4.4s, v19.4s, v23.s[3]
    fmla v6.4s, v3.4s, v23.s[1]
    fmls v7.4s, v3.4s, v23.s[1]
    fmla v16.4s, v21.4s, v23.s[2]
    fmls v20.4s, v21.4s, v23.s[2]
    fmls v5.4s, v1.4s, v23.s[3]
    fmla v4.4s, v2.4s, v23.s[3]
    fadd v0.4s, v17.4s, v18.4s
    fsub v1.4s, v17.4s, v18.4s
    str q6, [x0, #32]
    str q7, [x0, #48]
    str q16, [x0, #64]
    str q20, [x0, #80]
    str q0, [x0]
    str q1, [x0, #16]
    str q5, [x0, #96]
    str q4, [x0, #112]
    b .Lend_3
.Lotherwise_2:
    movi v0.4s, #0
    movi v1.4s, #0
    movi v2.4s, #0
    movi v3.4s, #0
    movi v4.4s, #0
    movi v5.4s, #0
    str q0, [x0]
    str q1, [x0, #16]
    movi v0.4s, #0
    movi v1.4s, #0
    str q2, [x0, #32]
    str q3, [x0, #48]
    str q4, [x0, #64]
    str q5, [x0, #80]
    str q0, [x0, #96]
    str q1, [x0, #112]
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
    adrp x0, .Lconstants_nnp_winograd_f6x6_3x3_input__aarch64_neon
    ldr q5, [x0, :lo12:.Lconstants_nnp_winograd_f6x6_3x3_input__aarch64_neon]
    adrp x0, .Lconstants_nnp_winograd_f6x6_3x3_input__aarch64_neon+16
    ldr q17, [x0, :lo12:.Lconstants_nnp_winograd_f6x6_3x3_input__aarch64_neon+16]
    mov v18.16b, v16.16b
    mov v19.16b, v2.16b
    fadd v20.4s, v4.4s, v16.4s
    fadd v21.4s, v2.4s, v6.4s
    fsub v1.4s, v1.4s, v2.4s
    fsub v3.4s, v3.4s, v16.4s
    fmla v16.4s, v4.4s, v5.s[1]
    fmla v18.4s, v4.4s, v17.s[0]
    fmls v2.4s, v0.4s, v5.s[3]
    fmls v19.4s, v0.4s, v5.s[2]
    fmls v16.4s, v7.4s, v5.s[2]
    fmls v18.4s, v7.4s, v5.s[3]
    fmla v2.4s, v6.4s, v17.s[0]
    fmla v19.4s, v6.4s, v5.s[1]
    fmls v20.4s, v7.4s, v5.s[0]
    fmls v21.4s, v0.4s, v5.s[0]
    fmla v1.4s, v0.4s, v17.s[3]
    fmls v3.4s, v4.4s, v17.s[3]
    mov v0.16b, v16.16b
    mov v4.16b, v18.16b
    fmls v16.4s, v2.4s, v17.s[1]
    fmls v18.4s, v19.4s, v17.s[2]
    fmla v0.4s, v2.4s, v17.s[1]
    fmla v4.4s, v19.4s, v17.s[2]
    fmls v1.4s, v6.4s, v17.s[3]
    fmla v3.4s, v7.4s, v17.s[3]
    fadd v2.4s, v20.4s, v21.4s
    fsub v5.4s, v20.4s, v21.4s
    str q16, [x13, #48]
    str q18, [x13, #80]
    str q0, [x13, #32]
    str q4, [x13, #64]
    str q2, [x13]
    str q5, [x13, #16]
    str q1, [x13, #96]
    str q3, [x13, #112]
    b .Lend_19
.Lotherwise_6:
    movi v0.4s, #0
    movi v1.4s, #0
    movi v2.4s, #0
    movi v3.4s, #0
    movi v4.4s, #0
    movi v5.4s, #0
    str q0, [x13]
    str q1, [x13, #16]
    movi v0.4s, #0
    movi v1.4s, #0
    str q2, [x13, #32]
    str q3, [x13, #48]
    str q4, [x13, #64]
    str q5, [x13, #80]
    str q0, [x13, #96]
    str q1, [x13, #112]
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
    lsl x0, x8, #2
    lsl x1, x8, #3
    add x2, x6, x0
    mov w3, #8
    add x5, x2, x0
    add x7, x5, x0
    add x8, x7, x0
    add x9, x8, x0
    add x10, x9, x0
    add x0, x10, x0
.Lrepeat_20:
    ldr q0, [x4, #768]
    ldr q1, [x4, #128]
    sub x3, x3, #1
    ldr q2, [x4, #256]
    ldr q3, [x4, #640]
    adrp x11, .Lconstants_nnp_winograd_f6x6_3x3_input__aarch64_neon
    ldr q4, [x11, :lo12:.Lconstants_nnp_winograd_f6x6_3x3_input__aarch64_neon]
    ldr q5, [x4, #384]
    ldr q6, [x4, #512]
    adrp x11, .Lconstants_nnp_winograd_f6x6_3x3_input__aarch64_neon+16
    ldr q7, [x11, :lo12:.Lconstants_nnp_winograd_f6x6_3x3_input__aarch64_neon+16]
    ldr q16, [x4, #896]
    ldr q17, [x4]
    add x4, x4, #16
    mov v18.16b, v0.16b
    mov v19.16b, v1.16b
    fadd v20.4s, v2.4s, v0.4s
    fadd v21.4s, v1.4s, v3.4s
    fmla v18.4s, v2.4s, v4.s[1]
    mov v22.16b, v0.16b
    fmls v19.4s, v5.4s, v4.s[3]
    mov v23.16b, v1.16b
    fmls v18.4s, v6.4s, v4.s[2]
    fmla v22.4s, v2.4s, v7.s[0]
    fmls v20.4s, v6.4s, v4.s[0]
    fmls v21.4s, v5.4s, v4.s[0]
    fmla v19.4s, v3.4s, v7.s[0]
    fmls v22.4s, v6.4s, v4.s[3]
    fmls v23.4s, v5.4s, v4.s[2]
    fsub v1.4s, v16.4s, v1.4s
    mov v16.16b, v18.16b
    fsub v0.4s, v17.4s, v0.4s
    fmla v23.4s, v3.4s, v4.s[1]
    fadd v4.4s, v20.4s, v21.4s
    fsub v17.4s, v20.4s, v21.4s
    fmla v16.4s, v19.4s, v7.s[1]
    mov v20.16b, v22.16b
    fmls v18.4s, v19.4s, v7.s[1]
    str q4, [x6]
    fmla v1.4s, v5.4s, v7.s[3]
    fmls v0.4s, v2.4s, v7.s[3]
    add x6, x6, x1, lsl #2
    fmla v20.4s, v23.4s, v7.s[2]
    str q17, [x2]
    fmls v22.4s, v23.4s, v7.s[2]
    add x2, x2, x1, lsl #2
    str q16, [x5]
    fmls v1.4s, v3.4s, v7.s[3]
    fmla v0.4s, v6.4s, v7.s[3]
    add x5, x5, x1, lsl #2
    str q18, [x7]
    add x7, x7, x1, lsl #2
    str q20, [x8]
    add x8, x8, x1, lsl #2
    str q22, [x9]
    add x9, x9, x1, lsl #2
    str q1, [x10]
    add x10, x10, x1, lsl #2
    str q0, [x0]
    add x0, x0, x1, lsl #2
    cbnz x3, .Lrepeat_20
    ret
    .size nnp_winograd_f6x6_3x3_input__aarch64_neon, . - nnp_winograd_f6x6_3x3_input__aarch64_neon

.section .rodata
    .p2align 4
.Lconstants_nnp_winograd_f6x6_3x3_kernel__aarch64_neon:
    .long 0xbe638e39, 0x3e638e39, 0x40800000, 0x3c360b61
    .long 0x3cb60b61, 0x3e800000, 0x3f360b61, 0x3eb60b61

    .text
    .p2align 4
    .globl nnp_winograd_f6x6_3x3_kernel__aarch64_neon
    .type nnp_winograd_f6x6_3x3_kernel__aarch64_neon, %function
nnp_winograd_f6x6_3x3_kernel__aarch64_neon:
    lsl x1, x1, #2
    add x5, x0, x1
    mov x6, x4
    add x7, x5, x1
    mov w8, #9
    add x1, x7, x1
.Lrepeat_21:
    ldr q0, [x0]
    ldr q1, [x5]
    sub x8, x8, #1
    add x0, x0, #16
    ldr q2, [x7]
    ldr q3, [x1]
    add x5, x5, #16
    add x7, x7, #16
    add x1, x1, #16
    zip1 v4.4s, v0.4s, v2.4s
    zip2 v0.4s, v0.4s, v2.4s
    zip1 v2.4s, v1.4s, v3.4s
    zip2 v1.4s, v1.4s, v3.4s
    zip1 v3.4s, v4.4s, v2.4s
    zip2 v2.4s, v4.4s, v2.4s
    zip1 v4.4s, v0.4s, v1.4s
    zip2 v0.4s, v0.4s, v1.4s
    str q3, [x6]
    str q2, [x6, #16]
    str q4, [x6, #32]
    str q0, [x6, #48]
    add x6, x6, #64
    cbnz x8, .Lrepeat_21
    lsl x0, x3, #2
    add x1, x2, x0
    lsl x3, x3, #3
    mov w5, #4
    add x7, x1, x0
    add x8, x7, x0
    add x9, x8, x0
    add x10, x9, x0
    add x11, x10, x0
    add x0, x11, x0
.Lrepeat_22:
    ldp q0, q1, [x4]
    ldr q2, [x4, #32]
    mov x12, x6
    mov w13, #8
    adrp x14, .Lconstants_nnp_winograd_f6x6_3x3_kernel__aarch64_neon
    ldr q7, [x14, :lo12:.Lconstants_nnp_winograd_f6x6_3x3_kernel__aarch64_neon]
    adrp x14, .Lconstants_nnp_winograd_f6x6_3x3_kernel__aarch64_neon+16
    ldr q16, [x14, :lo12:.Lconstants_nnp_winograd_f6x6_3x3_kernel__aarch64_neon+16]
    mov v3.16b, v0.16b
    str q2, [x6, #96]
    str q0, [x6, #112]
    fadd v4.4s, v0.4s, v2.4s
    fmla v0.4s, v2.4s, v7.s[2]
    fmla v3.4s, v2.4s, v16.s[1]
    fmul v2.4s, v4.4s, v7.s[0]
    fmul v0.4s, v0.4s, v7.s[3]
    fmul v3.4s, v3.4s, v16.s[2]
    mov v4.16b, v2.16b
    fmla v2.4s, v1.4s, v7.s[1]
    mov v5.16b, v0.16b
    mov v6.16b, v3.16b
    fmls v4.4s, v1.4s, v7.s[1]
    fmls v0.4s, v1.4s, v16.s[0]
    fmla v5.4s, v1.4s, v16.s[0]
    fmla v6.4s, v1.4s, v16.s[3]
    str q2, [x6, #16]
    fmls v3.4s, v1.4s, v16.s[3]
    str q4, [x6]
    str q0, [x6, #48]
    str q5, [x6, #32]
    str q6, [x6, #64]
    str q3, [x6, #80]
    ldp q0, q1, [x4, #48]
    ldr q2, [x4, #80]
    mov v3.16b, v0.16b
    str q2, [x6, #224]
    str q0, [x6, #240]
    fadd v4.4s, v0.4s, v2.4s
    fmla v0.4s, v2.4s, v7.s[2]
    fmla v3.4s, v2.4s, v16.s[1]
    fmul v2.4s, v4.4s, v7.s[0]
    fmul v0.4s, v0.4s, v7.s[3]
    fmul v3.4s, v3.4s, v16.s[2]
    mov v4.16b, v2.16b
    fmla v2.4s, v1.4s, v7.s[1]
    mov v5.16b, v0.16b
    mov v6.16b, v3.16b
    fmls v4.4s, v1.4s, v7.s[1]
    fmls v0.4s, v1.4s, v16.s[0]
    fmla v5.4s, v1.4s, v16.s[0]
    fmla v6.4s, v1.4s, v16.s[3]
    str q2, [x6, #144]
    fmls v3.4s, v1.4s, v16.s[3]
    str q4, [x6, #128]
    str q0, [x6, #176]
    str q5, [x6, #160]
    str q6, [x6, #192]
    str q3, [x6, #208]
    ldp q0, q1, [x4, #96]
    ldr q2, [x4, #128]
    mov v3.16b, v0.16b
    str q2, [x6, #352]
    str q0, [x6, #368]
    fadd v4.4s, v0.4s, v2.4s
    fmla v0.4s, v2.4s, v7.s[2]
    fmla v3.4s, v2.4s, v16.s[1]
    fmul v2.4s, v4.4s, v7.s[0]
    fmul v0.4s, v0.4s, v7.s[3]
    fmul v3.4s, v3.4s, v16.s[2]
    mov v4.16b, v2.16b
    fmla v2.4s, v1.4s, v7.s[1]
    mov v5.16b, v0.16b
    mov v6.16b, v3.16b
    fmls v4.4s, v1.4s, v7.s[1]
    fmls v0.4s, v1.4s, v16.s[0]
    fmla v5.4s, v1.4s, v16.s[0]
    fmla v6.4s, v1.4s, v16.s[3]
    str q2, [x6, #272]
    fmls v3.4s, v1.4s, v16.s[3]
    str q4, [x6, #256]
    str q0, [x6, #304]
    str q5, [x6, #288]
    str q6, [x6, #320]
    str q3, [x6, #336]
.Lrepeat_23:
    ldr q0, [x12]
    ldr q1, [x12, #256]
    sub x13, x13, #1
    ldr q2, [x12, #128]
    add x12, x12, #16
    mov v3.16b, v0.16b
    fadd v4.4s, v0.4s, v1.4s
    mov v5.16b, v0.16b
    fmla v3.4s, v1.4s, v7.s[2]
    fmul v4.4s, v4.4s, v7.s[0]
    fmla v5.4s, v1.4s, v16.s[1]
    fmul v3.4s, v3.4s, v7.s[3]
    mov v6.16b, v4.16b
    fmul v5.4s, v5.4s, v16.s[2]
    fmla v4.4s, v2.4s, v7.s[1]
    fmls v6.4s, v2.4s, v7.s[1]
    mov v17.16b, v3.16b
    fmls v3.4s, v2.4s, v16.s[0]
    mov v18.16b, v5.16b
    fmls v5.4s, v2.4s, v16.s[3]
    fmla v17.4s, v2.4s, v16.s[0]
    fmla v18.4s, v2.4s, v16.s[3]
    str q6, [x2]
    add x2, x2, x3, lsl #2
    str q4, [x1]
    add x1, x1, x3, lsl #2
    str q17, [x7]
    add x7, x7, x3, lsl #2
    str q3, [x8]
    add x8, x8, x3, lsl #2
    str q18, [x9]
    add x9, x9, x3, lsl #2
    str q5, [x10]
    add x10, x10, x3, lsl #2
    str q1, [x11]
    add x11, x11, x3, lsl #2
    str q0, [x0]
    add x0, x0, x3, lsl #2
    cbnz x13, .Lrepeat_23
    lsl x12, x3, #3
    sub x5, x5, #1
    add x4, x4, #144
    sub x2, x2, x12, lsl #2
    sub x1, x1, x12, lsl #2
    sub x7, x7, x12, lsl #2
    sub x8, x8, x12, lsl #2
    sub x9, x9, x12, lsl #2
    sub x10, x10, x12, lsl #2
    sub x11, x11, x12, lsl #2
    sub x0, x0, x12, lsl #2
    add x2, x2, #32
    add x1, x1, #32
    add x7, x7, #32
    add x8, x8, #32
    add x9, x9, #32
    add x10, x10, #32
    add x11, x11, #32
    add x0, x0, #32
    cbnz x5, .Lrepeat_22
    ret
    .size nnp_winograd_f6x6_3x3_kernel__aarch64_neon, . - nnp_winograd_f6x6_3x3_kernel__aarch64_neon

.section .rodata
    .p2align 4
.Lconstants_nnp_winograd_f6x6_3x3_output_with_bias__aarch64_neon:
    .long 0x40000000, 0x3f000000, 0x40800000, 0x3e800000
    .long 0x41000000, 0x3e000000, 0x41800000, 0x3d800000
    .long 0x42000000, 0x3d000000, 0x00000000, 0x00000000

    .text
    .p2align 4
    .globl nnp_winograd_f6x6_3x3_output_with_bias__aarch64_neon
    .type nnp_winograd_f6x6_3x3_output_with_bias__aarch64_neon, %function
nnp_winograd_f6x6_3x3_output_with_bias__aarch64_neon:
    lsl x6, x1, #2
    mov x15, x2
    add x2, x0, x6
    add x7, x2, x6
    lsl x1, x1, #3
    mov x8, x5
    add x9, x7, x6
    mov w10, #8
    add x11, x9, x6
    add x12, x11, x6
    add x13, x12, x6
    add x6, x13, x6
.Lrepeat_24:
    ldr q0, [x0]
    ldr q1, [x2]
    sub x10, x10, #1
    add x0, x0, x1, lsl #2
    ldr q2, [x7]
    ldr q3, [x9]
    add x2, x2, x1, lsl #2
    add x7, x7, x1, lsl #2
    ldr q4, [x13]
    ldr q5, [x6]
    add x9, x9, x1, lsl #2
    add x13, x13, x1, lsl #2
    ldr q6, [x11]
    ldr q7, [x12]
    add x11, x11, x1, lsl #2
    add x12, x12, x1, lsl #2
    adrp x14, .Lconstants_nnp_winograd_f6x6_3x3_output_with_bias__aarch64_neon
    ldr q16, [x14, :lo12:.Lconstants_nnp_winograd_f6x6_3x3_output_with_bias__aarch64_neon]
    adrp x14, .Lconstants_nnp_winograd_f6x6_3x3_output_with_bias__aarch64_neon+16
    ldr q17, [x14, :lo12:.Lconstants_nnp_winograd_f6x6_3x3_output_with_bias__aarch64_neon+16]
    add x6, x6, x1, lsl #2
    fadd v18.4s, v0.4s, v1.4s
    fsub v0.4s, v0.4s, v1.4s
    adrp x14, .Lconstants_nnp_winograd_f6x6_3x3_output_with_bias__aarch64_neon+32
    ldr q1, [x14, :lo12:.Lconstants_nnp_winograd_f6x6_3x3_output_with_bias__aarch64_neon+32]
    fadd v19.4s, v2.4s, v3.4s
    fsub v2.4s, v2.4s, v3.4s
    fadd v3.4s, v5.4s, v18.4s
    fadd v4.4s, v4.4s, v0.4s
    mov v5.16b, v18.16b
    mov v20.16b, v0.16b
    fadd v21.4s, v6.4s, v7.4s
    fsub v6.4s, v6.4s, v7.4s
    fadd v3.4s, v3.4s, v19.4s
    fmla v0.4s, v2.4s, v16.s[0]
    fmla v5.4s, v19.4s, v16.s[2]
    fmla v20.4s, v2.4s, v17.s[0]
    fmla v18.4s, v19.4s, v17.s[2]
    fmla v4.4s, v2.4s, v1.s[0]
    fmla v0.4s, v6.4s, v16.s[1]
    fmla v5.4s, v21.4s, v16.s[3]
    fmla v20.4s, v6.4s, v17.s[1]
    fmla v18.4s, v21.4s, v17.s[3]
    fmla v4.4s, v6.4s, v1.s[1]
    fadd v1.4s, v3.4s, v21.4s
    str q0, [x8, #128]
    str q5, [x8, #256]
    str q20, [x8, #384]
    str q1, [x8]
    str q18, [x8, #512]
    str q4, [x8, #640]
    add x8, x8, #16
    cbnz x10, .Lrepeat_24
    ldr x0, [x4]
    ldr w11, [x4, #20]
    mov x6, x3
    ldr x7, [x4, #8]
    ldr w8, [x4, #16]
    lsl x0, x0, #2
    add x4, x6, x0
    add x9, x4, x0
    add x10, x9, x0
    cmp x11, #63
    bne .Lotherwise_25
    mov w0, #6
.Lrepeat_26:
    tst x8, #1
    beq .Lotherwise_27
    ld1 {v4.4s, v5.4s, v6.4s, v7.4s}, [x5], #64
    ldr q16, [x15]
    add x1, x4, #16
    add x2, x10, #16
    ld1 {v0.4s, v1.4s, v2.4s, v3.4s}, [x5]
    sub x5, x5, #64
    adrp x3, .Lconstants_nnp_winograd_f6x6_3x3_output_with_bias__aarch64_neon
    ldr q17, [x3, :lo12:.Lconstants_nnp_winograd_f6x6_3x3_output_with_bias__aarch64_neon]
    adrp x3, .Lconstants_nnp_winograd_f6x6_3x3_output_with_bias__aarch64_neon+16
    ldr q18, [x3, :lo12:.Lconstants_nnp_winograd_f6x6_3x3_output_with_bias__aarch64_neon+16]
    adrp x3, .Lconstants_nnp_winograd_f6x6_3x3_output_with_bias__aarch64_neon+32
    ldr q19, [x3, :lo12:.Lconstants_nnp_winograd_f6x6_3x3_output_with_bias__aarch64_neon+32]
    fadd v4.4s, v4.4s, v16.4s
    fadd v16.4s, v6.4s, v7.4s
    fsub v6.4s, v6.4s, v7.4s
    fadd v7.4s, v0.4s, v1.4s
    fsub v0.4s, v0.4s, v1.4s
    fadd v1.4s, v4.4s, v5.4s
    fsub v4.4s, v4.4s, v5.4s
    fadd v3.4s, v3.4s, v1.4s
    mov v5.16b, v4.16b
    mov v20.16b, v1.16b
    fmla v5.4s, v6.4s, v17.s[0]
    fadd v2.4s, v2.4s, v4.4s
    fadd v3.4s, v3.4s, v16.4s
    fmla v20.4s, v16.4s, v17.s[2]
    fmla v4.4s, v6.4s, v18.s[0]
    fmla v5.4s, v0.4s, v17.s[1]
    fmla v20.4s, v7.4s, v17.s[3]
    fmla v1.4s, v16.4s, v18.s[2]
    fmla v4.4s, v0.4s, v18.s[1]
    fadd v3.4s, v3.4s, v7.4s
    fmla v2.4s, v6.4s, v19.s[0]
    fmla v1.4s, v7.4s, v18.s[3]
    zip1 v6.4s, v3.4s, v20.4s
    fmla v2.4s, v0.4s, v19.s[1]
    zip1 v0.4s, v5.4s, v4.4s
    zip2 v3.4s, v3.4s, v20.4s
    zip2 v4.4s, v5.4s, v4.4s
    zip1 v5.4s, v6.4s, v0.4s
    zip2 v0.4s, v6.4s, v0.4s
    zip1 v6.4s, v3.4s, v4.4s
    zip2 v3.4s, v3.4s, v4.4s
    str q5, [x6]
    zip1 v4.4s, v1.4s, v2.4s
    zip2 v1.4s, v1.4s, v2.4s
    str q0, [x4]
    str q6, [x9]
    str q3, [x10]
    str d4, [x6, #16]
    st1 {v4.d}[1], [x1]
    str d1, [x9, #16]
    st1 {v1.d}[1], [x2]
.Lotherwise_27:
    sub x0, x0, #1
    lsr x8, x8, #1
    add x6, x6, x7, lsl #2
    add x4, x4, x7, lsl #2
    add x9, x9, x7, lsl #2
    add x10, x10, x7, lsl #2
    add x5, x5, #128
    cbnz x0, .Lrepeat_26
    b .Lend_28
.Lotherwise_25:
    mov w3, #6
.Lrepeat_29:
    tst x8, #1
    beq .Lotherwise_30
    ld1 {v4.4s, v5.4s, v6.4s, v7.4s}, [x5], #64
    ldr q16, [x15]
    ubfx x0, x11, #0, #4
    ld1 {v0.4s, v1.4s, v2.4s, v3.4s}, [x5]
    sub x5, x5, #64
    adrp x1, .Lconstants_nnp_winograd_f6x6_3x3_output_with_bias__aarch64_neon
    ldr q17, [x1, :lo12:.Lconstants_nnp_winograd_f6x6_3x3_output_with_bias__aarch64_neon]
    adrp x1, .Lconstants_nnp_winograd_f6x6_3x3_output_with_bias__aarch64_neon+16
    ldr q18, [x1, :lo12:.Lconstants_nnp_winograd_f6x6_3x3_output_with_bias__aarch64_neon+16]
    adrp x1, .Lconstants_nnp_winograd_f6x6_3x3_output_with_bias__aarch64_neon+32
    ldr q19, [x1, :lo12:.Lconstants_nnp_winograd_f6x6_3x3_output_with_bias__aarch64_neon+32]
    fadd v4.4s, v4.4s, v16.4s
    fadd v16.4s, v6.4s, v7.4s
    fsub v6.4s, v6.4s, v7.4s
    fadd v7.4s, v0.4s, v1.4s
    fsub v0.4s, v0.4s, v1.4s
    fadd v1.4s, v4.4s, v5.4s
    fsub v4.4s, v4.4s, v5.4s
    fadd v3.4s, v3.4s, v1.4s
    fadd v2.4s, v2.4s, v4.4s
    mov v5.16b, v1.16b
    mov v20.16b, v4.16b
    fmla v1.4s, v16.4s, v18.s[2]
    fadd v3.4s, v3.4s, v16.4s
    fmla v4.4s, v6.4s, v17.s[0]
    fmla v5.4s, v16.4s, v17.s[2]
    fmla v20.4s, v6.4s, v18.s[0]
    fmla v2.4s, v6.4s, v19.s[0]
    fmla v4.4s, v0.4s, v17.s[1]
    fadd v3.4s, v3.4s, v7.4s
    fmla v5.4s, v7.4s, v17.s[3]
    fmla v20.4s, v0.4s, v18.s[1]
    fmla v1.4s, v7.4s, v18.s[3]
    fmla v2.4s, v0.4s, v19.s[1]
    cmp x0, #15
    bne .Lotherwise_31
    zip1 v0.4s, v3.4s, v5.4s
    zip1 v6.4s, v4.4s, v20.4s
    zip2 v3.4s, v3.4s, v5.4s
    zip2 v4.4s, v4.4s, v20.4s
    zip1 v5.4s, v0.4s, v6.4s
    zip2 v0.4s, v0.4s, v6.4s
    zip1 v6.4s, v3.4s, v4.4s
    zip2 v3.4s, v3.4s, v4.4s
    str q5, [x6]
    str q0, [x4]
    str q6, [x9]
    str q3, [x10]
    b .Lend_32
.Lotherwise_31:
    tst x11, #1
    beq .Lotherwise_33
    st1 {v3.s}[0], [x6]
    st1 {v3.s}[1], [x4]
    st1 {v3.s}[2], [x9]
    st1 {v3.s}[3], [x10]
.Lotherwise_33:
    tst x11, #2
    beq .Lotherwise_34
    add x0, x6, #4
    add x1, x4, #4
    add x2, x9, #4
    st1 {v4.s}[0], [x0]
    add x0, x10, #4
    st1 {v4.s}[1], [x1]
    st1 {v4.s}[2], [x2]
    st1 {v4.s}[3], [x0]
.Lotherwise_34:
    tst x11, #4
    beq .Lotherwise_35
    add x0, x6, #8
    add x1, x4, #8
    add x2, x9, #8
    st1 {v5.s}[0], [x0]
    add x0, x10, #8
    st1 {v5.s}[1], [x1]
    st1 {v5.s}[2], [x2]
    st1 {v5.s}[3], [x0]
.Lotherwise_35:
    tst x11, #8
    beq .Lotherwise_36
    add x0, x6, #12
    add x1, x4, #12
    add x2, x9, #12
    st1 {v20.s}[0], [x0]
    add x0, x10, #12
    st1 {v20.s}[1], [x1]
    st1 {v20.s}[2], [x2]
    st1 {v20.s}[3], [x0]
.Lotherwise_36:
.Lend_32:
    ubfx x0, x11, #4, #2
    cmp x0, #3
    bne .Lotherwise_37
    zip1 v0.4s, v1.4s, v2.4s
    zip2 v1.4s, v1.4s, v2.4s
    add x0, x4, #16
    add x1, x10, #16
    str d0, [x6, #16]
    st1 {v0.d}[1], [x0]
    str d1, [x9, #16]
    st1 {v1.d}[1], [x1]
    b .Lend_38
.Lotherwise_37:
    tst x11, #16
    beq .Lotherwise_39
    add x0, x6, #16
    add x1, x4, #16
    add x2, x9, #16
    st1 {v1.s}[0], [x0]
    add x0, x10, #16
    st1 {v1.s}[1], [x1]
    st1 {v1.s}[2], [x2]
    st1 {v1.s}[3], [x0]
.Lotherwise_39:
    tst x11, #32
    beq .Lotherwise_40
    add x0, x6, #20
    add x1, x4, #20
    add x2, x9, #20
    st1 {v2.s}[0], [x0]
    add x0, x10, #20
    st1 {v2.s}[1], [x1]
    st1 {v2.s}[2], [x2]
    st1 {v2.s}[3], [x0]
.Lotherwise_40:
.Lend_38:
.Lotherwise_30:
    sub x3, x3, #1
    lsr x8, x8, #1
    add x6, x6, x7, lsl #2
    add x4, x4, x7, lsl #2
    add x9, x9, x7, lsl #2
    add x10, x10, x7, lsl #2
    add x5, x5, #128
    cbnz x3, .Lrepeat_29
.Lend_28:
    ret
    .size nnp_winograd_f6x6_3x3_output_with_bias__aarch64_neon, . - nnp_winograd_f6x6_3x3_output_with_bias__aarch64_neon

.section .rodata
    .p2align 4
.Lconstants_nnp_winograd_f6x6_3x3_output_with_bias_with_relu__aarch64_neon:
    .long 0x40000000, 0x3f000000, 0x40800000, 0x3e800000
    .long 0x41000000, 0x3e000000, 0x41800000, 0x3d800000
    .long 0x42000000, 0x3d000000, 0x00000000, 0x00000000

    .text
    .p2align 4
    .globl nnp_winograd_f6x6_3x3_output_with_bias_with_relu__aarch64_neon
    .type nnp_winograd_f6x6_3x3_output_with_bias_with_relu__aarch64_neon, %function
nnp_winograd_f6x6_3x3_output_with_bias_with_relu__aarch64_neon:
    lsl x6, x1, #2
    mov x15, x2
    add x2, x0, x6
    add x7, x2, x6
    lsl x1, x1, #3
    mov x8, x5
    add x9, x7, x6
    mov w10, #8
    add x11, x9, x6
    add x12, x11, x6
    add x13, x12, x6
    add x6, x13, x6
.Lrepeat_41:
    ldr q0, [x0]
    ldr q1, [x2]
    sub x10, x10, #1
    add x0, x0, x1, lsl #2
    ldr q2, [x7]
    ldr q3, [x9]
    add x2, x2, x1, lsl #2
    add x7, x7, x1, lsl #2
    ldr q4, [x13]
    ldr q5, [x6]
    add x9, x9, x1, lsl #2
    add x13, x13, x1, lsl #2
    ldr q6, [x11]
    ldr q7, [x12]
    add x11, x11, x1, lsl #2
    add x12, x12, x1, lsl #2
    adrp x14, .Lconstants_nnp_winograd_f6x6_3x3_output_with_bias_with_relu__aarch64_neon
    ldr q16, [x14, :lo12:.Lconstants_nnp_winograd_f6x6_3x3_output_with_bias_with_relu__aarch64_neon]
    adrp x14, .Lconstants_nnp_winograd_f6x6_3x3_output_with_bias_with_relu__aarch64_neon+16
    ldr q17, [x14, :lo12:.Lconstants_nnp_winograd_f6x6_3x3_output_with_bias_with_relu__aarch64_neon+16]
    add x6, x6, x1, lsl #2
    fadd v18.4s, v0.4s, v1.4s
    fsub v0.4s, v0.4s, v1.4s
    adrp x14, .Lconstants_nnp_winograd_f6x6_3x3_output_with_bias_with_relu__aarch64_neon+32
    ldr q1, [x14, :lo12:.Lconstants_nnp_winograd_f6x6_3x3_output_with_bias_with_relu__aarch64_neon+32]
    fadd v19.4s, v2.4s, v3.4s
    fsub v2.4s, v2.4s, v3.4s
    fadd v3.4s, v5.4s, v18.4s
    fadd v4.4s, v4.4s, v0.4s
    mov v5.16b, v18.16b
    mov v20.16b, v0.16b
    fadd v21.4s, v6.4s, v7.4s
    fsub v6.4s, v6.4s, v7.4s
    fadd v3.4s, v3.4s, v19.4s
    fmla v0.4s, v2.4s, v16.s[0]
    fmla v5.4s, v19.4s, v16.s[2]
    fmla v20.4s, v2.4s, v17.s[0]
    fmla v18.4s, v19.4s, v17.s[2]
    fmla v4.4s, v2.4s, v1.s[0]
    fmla v0.4s, v6.4s, v16.s[1]
    fmla v5.4s, v21.4s, v16.s[3]
    fmla v20.4s, v6.4s, v17.s[1]
    fmla v18.4s, v21.4s, v17.s[3]
    fmla v4.4s, v6.4s, v1.s[1]
    fadd v1.4s, v3.4s, v21.4s
    str q0, [x8, #128]
    str q5, [x8, #256]
    str q20, [x8, #384]
    str q1, [x8]
    str q18, [x8, #512]
    str q4, [x8, #640]
    add x8, x8, #16
    cbnz x10, .Lrepeat_41
    ldr x0, [x4]
    ldr w11, [x4, #20]
    mov x6, x3
    ldr x7, [x4, #8]
    ldr w8, [x4, #16]
    lsl x0, x0, #2
    add x4, x6, x0
    add x9, x4, x0
    add x10, x9, x0
    cmp x11, #63
    bne .Lotherwise_42
    mov w0, #6
.Lrepeat_43:
    tst x8, #1
    beq .Lotherwise_44
    ld1 {v4.4s, v5.4s, v6.4s, v7.4s}, [x5], #64
    ldr q16, [x15]
    movi v21.4s, #0
    add x1, x4, #16
    ld1 {v0.4s, v1.4s, v2.4s, v3.4s}, [x5]
    add x2, x10, #16
    sub x5, x5, #64
    adrp x3, .Lconstants_nnp_winograd_f6x6_3x3_output_with_bias_with_relu__aarch64_neon
    ldr q17, [x3, :lo12:.Lconstants_nnp_winograd_f6x6_3x3_output_with_bias_with_relu__aarch64_neon]
    adrp x3, .Lconstants_nnp_winograd_f6x6_3x3_output_with_bias_with_relu__aarch64_neon+16
    ldr q18, [x3, :lo12:.Lconstants_nnp_winograd_f6x6_3x3_output_with_bias_with_relu__aarch64_neon+16]
    adrp x3, .Lconstants_nnp_winograd_f6x6_3x3_output_with_bias_with_relu__aarch64_neon+32
    ldr q19, [x3, :lo12:.Lconstants_nnp_winograd_f6x6_3x3_output_with_bias_with_relu__aarch64_neon+32]
    fadd v4.4s, v4.4s, v16.4s
    fadd v16.4s, v6.4s, v7.4s
    fsub v6.4s, v6.4s, v7.4s
    fadd v7.4s, v0.4s, v1.4s
    fsub v0.4s, v0.4s, v1.4s
    fadd v1.4s, v4.4s, v5.4s
    fsub v4.4s, v4.4s, v5.4s
    fadd v3.4s, v3.4s, v1.4s
    mov v5.16b, v4.16b
    mov v20.16b, v1.16b
    fmla v5.4s, v6.4s, v17.s[0]
    fadd v2.4s, v2.4s, v4.4s
    fadd v3.4s, v3.4s, v16.4s
    fmla v20.4s, v16.4s, v17.s[2]
    fmla v4.4s, v6.4s, v18.s[0]
    fmla v5.4s, v0.4s, v17.s[1]
    fmla v20.4s, v7.4s, v17.s[3]
    fmla v1.4s, v16.4s, v18.s[2]
    fmla v4.4s, v0.4s, v18.s[1]
    fadd v3.4s, v3.4s, v7.4s
    fmla v2.4s, v6.4s, v19.s[0]
    fmla v1.4s, v7.4s, v18.s[3]
    fmax v5.4s, v21.4s, v5.4s
    fmax v3.4s, v21.4s, v3.4s
    fmax v6.4s, v21.4s, v20.4s
    fmax v4.4s, v21.4s, v4.4s
    fmla v2.4s, v0.4s, v19.s[1]
    fmax v0.4s, v21.4s, v1.4s
    zip1 v1.4s, v3.4s, v6.4s
    zip2 v3.4s, v3.4s, v6.4s
    zip1 v6.4s, v5.4s, v4.4s
    zip2 v4.4s, v5.4s, v4.4s
    fmax v2.4s, v21.4s, v2.4s
    zip1 v5.4s, v1.4s, v6.4s
    zip2 v1.4s, v1.4s, v6.4s
    zip1 v6.4s, v3.4s, v4.4s
    zip2 v3.4s, v3.4s, v4.4s
    str q5, [x6]
    zip1 v4.4s, v0.4s, v2.4s
    zip2 v0.4s, v0.4s, v2.4s
    str q1, [x4]
    str q6, [x9]
    str q3, [x10]
    str d4, [x6, #16]
    st1 {v4.d}[1], [x1]
    str d0, [x9, #16]
    st1 {v0.d}[1], [x2]
.Lotherwise_44:
    sub x0, x0, #1
    lsr x8, x8, #1
    add x6, x6, x7, lsl #2
    add x4, x4, x7, lsl #2
    add x9, x9, x7, lsl #2
    add x10, x10, x7, lsl #2
    add x5, x5, #128
    cbnz x0, .Lrepeat_43
    b .Lend_45
.Lotherwise_42:
    mov w3, #6
.Lrepeat_46:
    tst x8, #1
    beq .Lotherwise_47
    ld1 {v4.4s, v5.4s, v6.4s, v7.4s}, [x5], #64
    ldr q16, [x15]
    movi v17.4s, #0
    ubfx x0, x11, #0, #4
    ld1 {v0.4s, v1.4s, v2.4s, v3.4s}, [x5]
    sub x5, x5, #64
    adrp x1, .Lconstants_nnp_winograd_f6x6_3x3_output_with_bias_with_relu__aarch64_neon
    ldr q18, [x1, :lo12:.Lconstants_nnp_winograd_f6x6_3x3_output_with_bias_with_relu__aarch64_neon]
    adrp x1, .Lconstants_nnp_winograd_f6x6_3x3_output_with_bias_with_relu__aarch64_neon+16
    ldr q19, [x1, :lo12:.Lconstants_nnp_winograd_f6x6_3x3_output_with_bias_with_relu__aarch64_neon+16]
    adrp x1, .Lconstants_nnp_winograd_f6x6_3x3_output_with_bias_with_relu__aarch64_neon+32
    ldr q20, [x1, :lo12:.Lconstants_nnp_winograd_f6x6_3x3_output_with_bias_with_relu__aarch64_neon+32]
    fadd v4.4s, v4.4s, v16.4s
    fadd v16.4s, v6.4s, v7.4s
    fsub v6.4s, v6.4s, v7.4s
    fadd v7.4s, v0.4s, v1.4s
    fsub v0.4s, v0.4s, v1.4s
    fadd v1.4s, v4.4s, v5.4s
    fsub v4.4s, v4.4s, v5.4s
    fadd v3.4s, v3.4s, v1.4s
    fadd v2.4s, v2.4s, v4.4s
    mov v5.16b, v1.16b
    mov v21.16b, v4.16b
    fmla v1.4s, v16.4s, v19.s[2]
    fadd v3.4s, v3.4s, v16.4s
    fmla v4.4s, v6.4s, v18.s[0]
    fmla v5.4s, v16.4s, v18.s[2]
    fmla v21.4s, v6.4s, v19.s[0]
    fmla v2.4s, v6.4s, v20.s[0]
    fmla v4.4s, v0.4s, v18.s[1]
    fmla v5.4s, v7.4s, v18.s[3]
    fmla v21.4s, v0.4s, v19.s[1]
    fmla v1.4s, v7.4s, v19.s[3]
    fmla v2.4s, v0.4s, v20.s[1]
    fadd v0.4s, v3.4s, v7.4s
    fmax v3.4s, v17.4s, v4.4s
    fmax v4.4s, v17.4s, v5.4s
    fmax v5.4s, v17.4s, v21.4s
    fmax v0.4s, v17.4s, v0.4s
    fmax v1.4s, v17.4s, v1.4s
    fmax v2.4s, v17.4s, v2.4s
    cmp x0, #15
    bne .Lotherwise_48
    zip1 v6.4s, v0.4s, v4.4s
    zip1 v7.4s, v3.4s, v5.4s
    zip2 v0.4s, v0.4s, v4.4s
    zip2 v3.4s, v3.4s, v5.4s
    zip1 v4.4s, v6.4s, v7.4s
    zip2 v5.4s, v6.4s, v7.4s
    zip1 v6.4s, v0.4s, v3.4s
    zip2 v0.4s, v0.4s, v3.4s
    str q4, [x6]
    str q5, [x4]
    str q6, [x9]
    str q0, [x10]
    b .Lend_49
.Lotherwise_48:
    tst x11, #1
    beq .Lotherwise_50
    st1 {v0.s}[0], [x6]
    st1 {v0.s}[1], [x4]
    st1 {v0.s}[2], [x9]
    st1 {v0.s}[3], [x10]
.Lotherwise_50:
    tst x11, #2
    beq .Lotherwise_51
    add x0, x6, #4
    add x1, x4, #4
    add x2, x9, #4
    st1 {v3.s}[0], [x0]
    add x0, x10, #4
    st1 {v3.s}[1], [x1]
    st1 {v3.s}[2], [x2]
    st1 {v3.s}[3], [x0]
.Lotherwise_51:
    tst x11, #4
    beq .Lotherwise_52
    add x0, x6, #8
    add x1, x4, #8
    add x2, x9, #8
    st1 {v4.s}[0], [x0]
    add x0, x10, #8
    st1 {v4.s}[1], [x1]
    st1 {v4.s}[2], [x2]
    st1 {v4.s}[3], [x0]
.Lotherwise_52:
    tst x11, #8
    beq .Lotherwise_53
    add x0, x6, #12
    add x1, x4, #12
    add x2, x9, #12
    st1 {v5.s}[0], [x0]
    add x0, x10, #12
    st1 {v5.s}[1], [x1]
    st1 {v5.s}[2], [x2]
    st1 {v5.s}[3], [x0]
.Lotherwise_53:
.Lend_49:
    ubfx x0, x11, #4, #2
    cmp x0, #3
    bne .Lotherwise_54
    zip1 v0.4s, v1.4s, v2.4s
    zip2 v1.4s, v1.4s, v2.4s
    add x0, x4, #16
    add x1, x10, #16
    str d0, [x6, #16]
    st1 {v0.d}[1], [x0]
    str d1, [x9, #16]
    st1 {v1.d}[1], [x1]
    b .Lend_55
.Lotherwise_54:
    tst x11, #16
    beq .Lotherwise_56
    add x0, x6, #16
    add x1, x4, #16
    add x2, x9, #16
    st1 {v1.s}[0], [x0]
    add x0, x10, #16
    st1 {v1.s}[1], [x1]
    st1 {v1.s}[2], [x2]
    st1 {v1.s}[3], [x0]
.Lotherwise_56:
    tst x11, #32
    beq .Lotherwise_57
    add x0, x6, #20
    add x1, x4, #20
    add x2, x9, #20
    st1 {v2.s}[0], [x0]
    add x0, x10, #20
    st1 {v2.s}[1], [x1]
    st1 {v2.s}[2], [x2]
    st1 {v2.s}[3], [x0]
.Lotherwise_57:
.Lend_55:
.Lotherwise_47:
    sub x3, x3, #1
    lsr x8, x8, #1
    add x6, x6, x7, lsl #2
    add x4, x4, x7, lsl #2
    add x9, x9, x7, lsl #2
    add x10, x10, x7, lsl #2
    add x5, x5, #128
    cbnz x3, .Lrepeat_46
.Lend_45:
    ret
    .size nnp_winograd_f6x6_3x3_output_with_bias_with_relu__aarch64_neon, . - nnp_winograd_f6x6_3x3_output_with_bias_with_relu__aarch64_neon

.section .rodata
    .p2align 4
.Lconstants_nnp_winograd_f4x4_5x5_kernel__aarch64_neon:
    .long 0xbe638e39, 0x3e638e39, 0x40800000, 0x41800000
    .long 0x3c360b61, 0x3cb60b61, 0x3e800000, 0x3d800000
    .long 0x3f360b61, 0x3eb60b61, 0x00000000, 0x00000000

    .text
    .p2align 4
    .globl nnp_winograd_f4x4_5x5_kernel__aarch64_neon
    .type nnp_winograd_f4x4_5x5_kernel__aarch64_neon, %function
nnp_winograd_f4x4_5x5_kernel__aarch64_neon:
    lsl x1, x1, #2
    add x5, x0, x1
    mov x6, x4
    add x7, x5, x1
    mov w8, #25
    add x1, x7, x1
.Lrepeat_58:
    ldr q0, [x0]
    ldr q1, [x5]
    sub x8, x8, #1
    add x0, x0, #16
    ldr q2, [x7]
    ldr q3, [x1]
    add x5, x5, #16
    add x7, x7, #16
    add x1, x1, #16
    zip1 v4.4s, v0.4s, v2.4s
    zip2 v0.4s, v0.4s, v2.4s
    zip1 v2.4s, v1.4s, v3.4s
    zip2 v1.4s, v1.4s, v3.4s
    zip1 v3.4s, v4.4s, v2.4s
    zip2 v2.4s, v4.4s, v2.4s
    zip1 v4.4s, v0.4s, v1.4s
    zip2 v0.4s, v0.4s, v1.4s
    str q3, [x6]
    str q2, [x6, #16]
    str q4, [x6, #32]
    str q0, [x6, #48]
    add x6, x6, #64
    cbnz x8, .Lrepeat_58
    lsl x0, x3, #2
    add x1, x2, x0
    lsl x3, x3, #3
    mov w5, #4
    add x7, x1, x0
    add x8, x7, x0
    add x9, x8, x0
    add x10, x9, x0
    add x11, x10, x0
    add x0, x11, x0
.Lrepeat_59:
    ld1 {v0.4s, v1.4s, v2.4s, v3.4s}, [x4]
    adrp x12, .Lconstants_nnp_winograd_f4x4_5x5_kernel__aarch64_neon
    ldr q16, [x12, :lo12:.Lconstants_nnp_winograd_f4x4_5x5_kernel__aarch64_neon]
    mov x12, x6
    mov w13, #8
    adrp x14, .Lconstants_nnp_winograd_f4x4_5x5_kernel__aarch64_neon+16
    ldr q17, [x14, :lo12:.Lconstants_nnp_winograd_f4x4_5x5_kernel__aarch64_neon+16]
    ldr q4, [x4, #64]
    add x4, x4, #80
    adrp x14, .Lconstants_nnp_winograd_f4x4_5x5_kernel__aarch64_neon+32
    ldr q18, [x14, :lo12:.Lconstants_nnp_winograd_f4x4_5x5_kernel__aarch64_neon+32]
    mov v5.16b, v0.16b
    str q0, [x6, #112]
    fadd v6.4s, v0.4s, v2.4s
    mov v7.16b, v1.16b
    str q4, [x6, #96]
    fmla v0.4s, v2.4s, v16.s[2]
    fmla v5.4s, v2.4s, v17.s[2]
    fadd v2.4s, v1.4s, v3.4s
    fmla v7.4s, v3.4s, v16.s[2]
    fmla v0.4s, v4.4s, v16.s[3]
    fmla v5.4s, v4.4s, v17.s[3]
    fadd v4.4s, v6.4s, v4.4s
    fmla v1.4s, v3.4s, v17.s[2]
    fmul v3.4s, v4.4s, v16.s[0]
    fmul v0.4s, v0.4s, v17.s[0]
    fmul v4.4s, v5.4s, v18.s[0]
    mov v5.16b, v3.16b
    mov v6.16b, v0.16b
    mov v19.16b, v4.16b
    fmla v3.4s, v2.4s, v16.s[1]
    fmls v5.4s, v2.4s, v16.s[1]
    fmla v6.4s, v7.4s, v17.s[1]
    fmls v0.4s, v7.4s, v17.s[1]
    fmla v19.4s, v1.4s, v18.s[1]
    fmls v4.4s, v1.4s, v18.s[1]
    str q3, [x6, #16]
    str q5, [x6]
    str q6, [x6, #32]
    str q0, [x6, #48]
    str q19, [x6, #64]
    str q4, [x6, #80]
    ld1 {v0.4s, v1.4s, v2.4s, v3.4s}, [x4]
    ldr q4, [x4, #64]
    add x4, x4, #80
    str q4, [x6, #224]
    mov v5.16b, v0.16b
    str q0, [x6, #240]
    fadd v6.4s, v0.4s, v2.4s
    mov v7.16b, v1.16b
    fmla v0.4s, v2.4s, v16.s[2]
    fmla v5.4s, v2.4s, v17.s[2]
    fadd v2.4s, v1.4s, v3.4s
    fmla v7.4s, v3.4s, v16.s[2]
    fmla v0.4s, v4.4s, v16.s[3]
    fmla v5.4s, v4.4s, v17.s[3]
    fadd v4.4s, v6.4s, v4.4s
    fmla v1.4s, v3.4s, v17.s[2]
    fmul v3.4s, v4.4s, v16.s[0]
    fmul v0.4s, v0.4s, v17.s[0]
    fmul v4.4s, v5.4s, v18.s[0]
    mov v5.16b, v3.16b
    mov v6.16b, v0.16b
    mov v19.16b, v4.16b
    fmla v3.4s, v2.4s, v16.s[1]
    fmls v5.4s, v2.4s, v16.s[1]
    fmla v6.4s, v7.4s, v17.s[1]
    fmls v0.4s, v7.4s, v17.s[1]
    fmla v19.4s, v1.4s, v18.s[1]
    fmls v4.4s, v1.4s, v18.s[1]
    str q3, [x6, #144]
    str q5, [x6, #128]
    str q6, [x6, #160]
    str q0, [x6, #176]
    str q19, [x6, #192]
    str q4, [x6, #208]
    ld1 {v0.4s, v1.4s, v2.4s, v3.4s}, [x4]
    ldr q4, [x4, #64]
    add x4, x4, #80
    str q4, [x6, #352]
    mov v5.16b, v0.16b
    str q0, [x6, #368]
    fadd v6.4s, v0.4s, v2.4s
    mov v7.16b, v1.16b
    fmla v0.4s, v2.4s, v16.s[2]
    fmla v5.4s, v2.4s, v17.s[2]
    fadd v2.4s, v1.4s, v3.4s
    fmla v7.4s, v3.4s, v16.s[2]
    fmla v0.4s, v4.4s, v16.s[3]
    fmla v5.4s, v4.4s, v17.s[3]
    fadd v4.4s, v6.4s, v4.4s
    fmla v1.4s, v3.4s, v17.s[2]
    fmul v3.4s, v4.4s, v16.s[0]
    fmul v0.4s, v0.4s, v17.s[0]
    fmul v4.4s, v5.4s, v18.s[0]
    mov v5.16b, v3.16b
    mov v6.16b, v0.16b
    mov v19.16b, v4.16b
    fmla v3.4s, v2.4s, v16.s[1]
    fmls v5.4s, v2.4s, v16.s[1]
    fmla v6.4s, v7.4s, v17.s[1]
    fmls v0.4s, v7.4s, v17.s[1]
    fmla v19.4s, v1.4s, v18.s[1]
    fmls v4.4s, v1.4s, v18.s[1]
    str q3, [x6, #272]
    str q5, [x6, #256]
    str q6, [x6, #288]
    str q0, [x6, #304]
    str q19, [x6, #320]
    str q4, [x6, #336]
    ld1 {v0.4s, v1.4s, v2.4s, v3.4s}, [x4]
    ldr q4, [x4, #64]
    add x4, x4, #80
    str q4, [x6, #480]
    mov v5.16b, v0.16b
    str q0, [x6, #496]
    fadd v6.4s, v0.4s, v2.4s
    mov v7.16b, v1.16b
    fmla v0.4s, v2.4s, v16.s[2]
    fmla v5.4s, v2.4s, v17.s[2]
    fadd v2.4s, v1.4s, v3.4s
    fmla v7.4s, v3.4s, v16.s[2]
    fmla v0.4s, v4.4s, v16.s[3]
    fmla v5.4s, v4.4s, v17.s[3]
    fadd v4.4s, v6.4s, v4.4s
    fmla v1.4s, v3.4s, v17.s[2]
    fmul v3.4s, v4.4s, v16.s[0]
    fmul v0.4s, v0.4s, v17.s[0]
    fmul v4.4s, v5.4s, v18.s[0]
    mov v5.16b, v3.16b
    mov v6.16b, v0.16b
    mov v19.16b, v4.16b
    fmla v3.4s, v2.4s, v16.s[1]
    fmls v5.4s, v2.4s, v16.s[1]
    fmla v6.4s, v7.4s, v17.s[1]
    fmls v0.4s, v7.4s, v17.s[1]
    fmla v19.4s, v1.4s, v18.s[1]
    fmls v4.4s, v1.4s, v18.s[1]
    str q3, [x6, #400]
    str q5, [x6, #384]
    str q6, [x6, #416]
    str q0, [x6, #432]
    str q19, [x6, #448]
    str q4, [x6, #464]
    ld1 {v0.4s, v1.4s, v2.4s, v3.4s}, [x4]
    ldr q4, [x4, #64]
    sub x4, x4, #320
    str q4, [x6, #608]
    mov v5.16b, v0.16b
    str q0, [x6, #624]
    fadd v6.4s, v0.4s, v2.4s
    mov v7.16b, v1.16b
    fmla v0.4s, v2.4s, v16.s[2]
    fmla v5.4s, v2.4s, v17.s[2]
    fadd v2.4s, v1.4s, v3.4s
    fmla v7.4s, v3.4s, v16.s[2]
    fmla v0.4s, v4.4s, v16.s[3]
    fmla v5.4s, v4.4s, v17.s[3]
    fadd v4.4s, v6.4s, v4.4s
    fmla v1.4s, v3.4s, v17.s[2]
    fmul v3.4s, v4.4s, v16.s[0]
    fmul v0.4s, v0.4s, v17.s[0]
    fmul v4.4s, v5.4s, v18.s[0]
    mov v5.16b, v3.16b
    mov v6.16b, v0.16b
    mov v19.16b, v4.16b
    fmla v3.4s, v2.4s, v16.s[1]
    fmls v5.4s, v2.4s, v16.s[1]
    fmla v6.4s, v7.4s, v17.s[1]
    fmls v0.4s, v7.4s, v17.s[1]
    fmla v19.4s, v1.4s, v18.s[1]
    fmls v4.4s, v1.4s, v18.s[1]
    str q3, [x6, #528]
    str q5, [x6, #512]
    str q6, [x6, #544]
    str q0, [x6, #560]
    str q19, [x6, #576]
    str q4, [x6, #592]
.Lrepeat_60:
    ldr q0, [x12]
    ldr q1, [x12, #256]
    sub x13, x13, #1
    ldr q2, [x12, #512]
    ldr q3, [x12, #128]
    ldr q4, [x12, #384]
    add x12, x12, #16
    fadd v5.4s, v0.4s, v1.4s
    mov v6.16b, v0.16b
    mov v7.16b, v0.16b
    mov v19.16b, v3.16b
    fmla v6.4s, v1.4s, v16.s[2]
    fadd v20.4s, v3.4s, v4.4s
    fadd v5.4s, v5.4s, v2.4s
    fmla v7.4s, v1.4s, v17.s[2]
    fmla v6.4s, v2.4s, v16.s[3]
    fmla v19.4s, v4.4s, v16.s[2]
    fmla v7.4s, v2.4s, v17.s[3]
    fmla v3.4s, v4.4s, v17.s[2]
    fmul v1.4s, v5.4s, v16.s[0]
    fmul v4.4s, v6.4s, v17.s[0]
    mov v5.16b, v1.16b
    fmul v6.4s, v7.4s, v18.s[0]
    fmla v1.4s, v20.4s, v16.s[1]
    fmls v5.4s, v20.4s, v16.s[1]
    mov v7.16b, v4.16b
    mov v20.16b, v6.16b
    fmls v4.4s, v19.4s, v17.s[1]
    fmla v7.4s, v19.4s, v17.s[1]
    fmls v6.4s, v3.4s, v18.s[1]
    fmla v20.4s, v3.4s, v18.s[1]
    str q5, [x2]
    add x2, x2, x3, lsl #2
    str q1, [x1]
    add x1, x1, x3, lsl #2
    str q7, [x7]
    add x7, x7, x3, lsl #2
    str q4, [x8]
    add x8, x8, x3, lsl #2
    str q20, [x9]
    add x9, x9, x3, lsl #2
    str q6, [x10]
    add x10, x10, x3, lsl #2
    str q2, [x11]
    add x11, x11, x3, lsl #2
    str q0, [x0]
    add x0, x0, x3, lsl #2
    cbnz x13, .Lrepeat_60
    lsl x12, x3, #3
    sub x5, x5, #1
    add x4, x4, #400
    sub x2, x2, x12, lsl #2
    sub x1, x1, x12, lsl #2
    sub x7, x7, x12, lsl #2
    sub x8, x8, x12, lsl #2
    sub x9, x9, x12, lsl #2
    sub x10, x10, x12, lsl #2
    sub x11, x11, x12, lsl #2
    sub x0, x0, x12, lsl #2
    add x2, x2, #32
    add x1, x1, #32
    add x7, x7, #32
    add x8, x8, #32
    add x9, x9, #32
    add x10, x10, #32
    add x11, x11, #32
    add x0, x0, #32
    cbnz x5, .Lrepeat_59
    ret
    .size nnp_winograd_f4x4_5x5_kernel__aarch64_neon, . - nnp_winograd_f4x4_5x5_kernel__aarch64_neon

.section .rodata
    .p2align 4
.Lconstants_nnp_winograd_f4x4_5x5_output_with_bias__aarch64_neon:
    .long 0x40000000, 0x3f000000, 0x40800000, 0x3e800000
    .long 0x41000000, 0x3e000000, 0x00000000, 0x00000000

    .text
    .p2align 4
    .globl nnp_winograd_f4x4_5x5_output_with_bias__aarch64_neon
    .type nnp_winograd_f4x4_5x5_output_with_bias__aarch64_neon, %function
nnp_winograd_f4x4_5x5_output_with_bias__aarch64_neon:
    lsl x6, x1, #2
    mov x15, x2
    add x2, x0, x6
    add x7, x2, x6
    lsl x1, x1, #3
    mov x8, x5
    add x9, x7, x6
    mov w10, #8
    add x11, x9, x6
    add x12, x11, x6
    add x13, x12, x6
    add x6, x13, x6
.Lrepeat_61:
    ldr q0, [x0]
    ldr q1, [x2]
    sub x10, x10, #1
    add x0, x0, x1, lsl #2
    ldr q2, [x7]
    ldr q3, [x9]
    add x2, x2, x1, lsl #2
    add x7, x7, x1, lsl #2
    ldr q4, [x13]
    ldr q5, [x6]
    add x9, x9, x1, lsl #2
    add x13, x13, x1, lsl #2
    ldr q6, [x11]
    ldr q7, [x12]
    add x11, x11, x1, lsl #2
    add x12, x12, x1, lsl #2
    adrp x14, .Lconstants_nnp_winograd_f4x4_5x5_output_with_bias__aarch64_neon
    ldr q16, [x14, :lo12:.Lconstants_nnp_winograd_f4x4_5x5_output_with_bias__aarch64_neon]
    adrp x14, .Lconstants_nnp_winograd_f4x4_5x5_output_with_bias__aarch64_neon+16
    ldr q17, [x14, :lo12:.Lconstants_nnp_winograd_f4x4_5x5_output_with_bias__aarch64_neon+16]
    add x6, x6, x1, lsl #2
    fadd v18.4s, v0.4s, v1.4s
    fsub v0.4s, v0.4s, v1.4s
    fadd v1.4s, v2.4s, v3.4s
    fsub v2.4s, v2.4s, v3.4s
    fadd v3.4s, v5.4s, v18.4s
    fadd v4.4s, v4.4s, v0.4s
    fadd v5.4s, v6.4s, v7.4s
    fsub v6.4s, v6.4s, v7.4s
    fmla v18.4s, v1.4s, v16.s[2]
    fadd v1.4s, v3.4s, v1.4s
    fmla v0.4s, v2.4s, v16.s[0]
    fmla v4.4s, v2.4s, v17.s[0]
    fmla v18.4s, v5.4s, v16.s[3]
    fmla v0.4s, v6.4s, v16.s[1]
    fmla v4.4s, v6.4s, v17.s[1]
    fadd v1.4s, v1.4s, v5.4s
    str q18, [x8, #256]
    str q1, [x8]
    str q0, [x8, #128]
    str q4, [x8, #384]
    add x8, x8, #16
    cbnz x10, .Lrepeat_61
    ldr x0, [x4]
    ldr w7, [x4, #20]
    mov x9, x3
    mov x8, x5
    ldr x10, [x4, #8]
    ldr w11, [x4, #16]
    lsl x0, x0, #2
    add x1, x9, x0
    add x2, x1, x0
    add x0, x2, x0
    cmp x7, #15
    bne .Lotherwise_62
    mov w3, #4
.Lrepeat_63:
    tst x11, #1
    beq .Lotherwise_64
    ld1 {v4.4s, v5.4s, v6.4s, v7.4s}, [x8], #64
    ldr q16, [x15]
    ld1 {v0.4s, v1.4s, v2.4s, v3.4s}, [x8]
    sub x8, x8, #64
    adrp x4, .Lconstants_nnp_winograd_f4x4_5x5_output_with_bias__aarch64_neon
    ldr q17, [x4, :lo12:.Lconstants_nnp_winograd_f4x4_5x5_output_with_bias__aarch64_neon]
    adrp x4, .Lconstants_nnp_winograd_f4x4_5x5_output_with_bias__aarch64_neon+16
    ldr q18, [x4, :lo12:.Lconstants_nnp_winograd_f4x4_5x5_output_with_bias__aarch64_neon+16]
    fadd v4.4s, v4.4s, v16.4s
    fadd v16.4s, v6.4s, v7.4s
    fsub v6.4s, v6.4s, v7.4s
    fadd v7.4s, v0.4s, v1.4s
    fsub v0.4s, v0.4s, v1.4s
    fadd v1.4s, v4.4s, v5.4s
    fsub v4.4s, v4.4s, v5.4s
    fadd v3.4s, v3.4s, v1.4s
    fadd v2.4s, v2.4s, v4.4s
    fmla v1.4s, v16.4s, v17.s[2]
    fadd v3.4s, v3.4s, v16.4s
    fmla v4.4s, v6.4s, v17.s[0]
    fmla v2.4s, v6.4s, v18.s[0]
    fmla v1.4s, v7.4s, v17.s[3]
    fmla v4.4s, v0.4s, v17.s[1]
    fmla v2.4s, v0.4s, v18.s[1]
    fadd v0.4s, v3.4s, v7.4s
    zip1 v3.4s, v0.4s, v1.4s
    zip2 v0.4s, v0.4s, v1.4s
    zip1 v1.4s, v4.4s, v2.4s
    zip2 v2.4s, v4.4s, v2.4s
    zip1 v4.4s, v3.4s, v1.4s
    zip2 v1.4s, v3.4s, v1.4s
    zip1 v3.4s, v0.4s, v2.4s
    zip2 v0.4s, v0.4s, v2.4s
    str q4, [x9]
    str q1, [x1]
    str q3, [x2]
    str q0, [x0]
.Lotherwise_64:
    sub x3, x3, #1
    lsr x11, x11, #1
    add x9, x9, x10, lsl #2
    add x1, x1, x10, lsl #2
    add x2, x2, x10, lsl #2
    add x0, x0, x10, lsl #2
    add x8, x8, #128
    cbnz x3, .Lrepeat_63
    b .Lend_65
.Lotherwise_62:
    mov w3, #4
.Lrepeat_66:
    tst x11, #1
    beq .Lotherwise_67
    ld1 {v4.4s, v5.4s, v6.4s, v7.4s}, [x8], #64
    ldr q16, [x15]
    ubfx x4, x7, #0, #4
    ld1 {v0.4s, v1.4s, v2.4s, v3.4s}, [x8]
    sub x8, x8, #64
    adrp x5, .Lconstants_nnp_winograd_f4x4_5x5_output_with_bias__aarch64_neon
    ldr q17, [x5, :lo12:.Lconstants_nnp_winograd_f4x4_5x5_output_with_bias__aarch64_neon]
    adrp x5, .Lconstants_nnp_winograd_f4x4_5x5_output_with_bias__aarch64_neon+16
    ldr q18, [x5, :lo12:.Lconstants_nnp_winograd_f4x4_5x5_output_with_bias__aarch64_neon+16]
    fadd v4.4s, v4.4s, v16.4s
    fadd v16.4s, v6.4s, v7.4s
    fsub v6.4s, v6.4s, v7.4s
    fadd v7.4s, v0.4s, v1.4s
    fsub v0.4s, v0.4s, v1.4s
    fadd v1.4s, v4.4s, v5.4s
    fsub v4.4s, v4.4s, v5.4s
    fadd v3.4s, v3.4s, v1.4s
    fadd v2.4s, v2.4s, v4.4s
    fmla v1.4s, v16.4s, v17.s[2]
    fadd v3.4s, v3.4s, v16.4s
    fmla v4.4s, v6.4s, v17.s[0]
    fmla v2.4s, v6.4s, v18.s[0]
    fmla v1.4s, v7.4s, v17.s[3]
    fmla v4.4s, v0.4s, v17.s[1]
    fadd v3.4s, v3.4s, v7.4s
    fmla v2.4s, v0.4s, v18.s[1]
    cmp x4, #15
    bne .Lotherwise_68
    zip1 v0.4s, v3.4s, v1.4s
    zip1 v5.4s, v4.4s, v2.4s
    zip2 v1.4s, v3.4s, v1.4s
    zip2 v2.4s, v4.4s, v2.4s
    zip1 v3.4s, v0.4s, v5.4s
    zip2 v0.4s, v0.4s, v5.4s
    zip1 v4.4s, v1.4s, v2.4s
    zip2 v1.4s, v1.4s, v2.4s
    str q3, [x9]
    str q0, [x1]
    str q4, [x2]
    str q1, [x0]
    b .Lend_69
.Lotherwise_68:
    tst x7, #1
    beq .Lotherwise_70
    st1 {v3.s}[0], [x9]
    st1 {v3.s}[1], [x1]
    st1 {v3.s}[2], [x2]
    st1 {v3.s}[3], [x0]
.Lotherwise_70:
    tst x7, #2
    beq .Lotherwise_71
    add x4, x9, #4
    add x5, x1, #4
    add x6, x2, #4
    st1 {v4.s}[0], [x4]
    add x4, x0, #4
    st1 {v4.s}[1], [x5]
    st1 {v4.s}[2], [x6]
    st1 {v4.s}[3], [x4]
.Lotherwise_71:
    tst x7, #4
    beq .Lotherwise_72
    add x4, x9, #8
    add x5, x1, #8
    add x6, x2, #8
    st1 {v1.s}[0], [x4]
    add x4, x0, #8
    st1 {v1.s}[1], [x5]
    st1 {v1.s}[2], [x6]
    st1 {v1.s}[3], [x4]
.Lotherwise_72:
    tst x7, #8
    beq .Lotherwise_73
    add x4, x9, #12
    add x5, x1, #12
    add x6, x2, #12
    st1 {v2.s}[0], [x4]
    add x4, x0, #12
    st1 {v2.s}[1], [x5]
    st1 {v2.s}[2], [x6]
    st1 {v2.s}[3], [x4]
.Lotherwise_73:
.Lend_69:
.Lotherwise_67:
    sub x3, x3, #1
    lsr x11, x11, #1
    add x9, x9, x10, lsl #2
    add x1, x1, x10, lsl #2
    add x2, x2, x10, lsl #2
    add x0, x0, x10, lsl #2
    add x8, x8, #128
    cbnz x3, .Lrepeat_66
.Lend_65:
    ret
    .size nnp_winograd_f4x4_5x5_output_with_bias__aarch64_neon, . - nnp_winograd_f4x4_5x5_output_with_bias__aarch64_neon

.section .rodata
    .p2align 4
.Lconstants_nnp_winograd_f4x4_5x5_output_with_bias_with_relu__aarch64_neon:
    .long 0x40000000, 0x3f000000, 0x40800000, 0x3e800000
    .long 0x41000000, 0x3e000000, 0x00000000, 0x00000000

    .text
    .p2align 4
    .globl nnp_winograd_f4x4_5x5_output_with_bias_with_relu__aarch64_neon
    .type nnp_winograd_f4x4_5x5_output_with_bias_with_relu__aarch64_neon, %function
nnp_winograd_f4x4_5x5_output_with_bias_with_relu__aarch64_neon:
    lsl x6, x1, #2
    mov x15, x2
    add x2, x0, x6
    add x7, x2, x6
    lsl x1, x1, #3
    mov x8, x5
    add x9, x7, x6
    mov w10, #8
    add x11, x9, x6
    add x12, x11, x6
    add x13, x12, x6
    add x6, x13, x6
.Lrepeat_74:
    ldr q0, [x0]
    ldr q1, [x2]
    sub x10, x10, #1
    add x0, x0, x1, lsl #2
    ldr q2, [x7]
    ldr q3, [x9]
    add x2, x2, x1, lsl #2
    add x7, x7, x1, lsl #2
    ldr q4, [x13]
    ldr q5, [x6]
    add x9, x9, x1, lsl #2
    add x13, x13, x1, lsl #2
    ldr q6, [x11]
    ldr q7, [x12]
    add x11, x11, x1, lsl #2
    add x12, x12, x1, lsl #2
    adrp x14, .Lconstants_nnp_winograd_f4x4_5x5_output_with_bias_with_relu__aarch64_neon
    ldr q16, [x14, :lo12:.Lconstants_nnp_winograd_f4x4_5x5_output_with_bias_with_relu__aarch64_neon]
    adrp x14, .Lconstants_nnp_winograd_f4x4_5x5_output_with_bias_with_relu__aarch64_neon+16
    ldr q17, [x14, :lo12:.Lconstants_nnp_winograd_f4x4_5x5_output_with_bias_with_relu__aarch64_neon+16]
    add x6, x6, x1, lsl #2
    fadd v18.4s, v0.4s, v1.4s
    fsub v0.4s, v0.4s, v1.4s
    fadd v1.4s, v2.4s, v3.4s
    fsub v2.4s, v2.4s, v3.4s
    fadd v3.4s, v5.4s, v18.4s
    fadd v4.4s, v4.4s, v0.4s
    fadd v5.4s, v6.4s, v7.4s
    fsub v6.4s, v6.4s, v7.4s
    fmla v18.4s, v1.4s, v16.s[2]
    fadd v1.4s, v3.4s, v1.4s
    fmla v0.4s, v2.4s, v16.s[0]
    fmla v4.4s, v2.4s, v17.s[0]
    fmla v18.4s, v5.4s, v16.s[3]
    fmla v0.4s, v6.4s, v16.s[1]
    fmla v4.4s, v6.4s, v17.s[1]
    fadd v1.4s, v1.4s, v5.4s
    str q18, [x8, #256]
    str q1, [x8]
    str q0, [x8, #128]
    str q4, [x8, #384]
    add x8, x8, #16
    cbnz x10, .Lrepeat_74
    ldr x0, [x4]
    ldr w7, [x4, #20]
    mov x9, x3
    mov x8, x5
    ldr x10, [x4, #8]
    ldr w11, [x4, #16]
    lsl x0, x0, #2
    add x1, x9, x0
    add x2, x1, x0
    add x0, x2, x0
    cmp x7, #15
    bne .Lotherwise_75
    mov w3, #4
.Lrepeat_76:
    tst x11, #1
    beq .Lotherwise_77
    ld1 {v4.4s, v5.4s, v6.4s, v7.4s}, [x8], #64
    ldr q16, [x15]
    movi v17.4s, #0
    ld1 {v0.4s, v1.4s, v2.4s, v3.4s}, [x8]
    sub x8, x8, #64
    adrp x4, .Lconstants_nnp_winograd_f4x4_5x5_output_with_bias_with_relu__aarch64_neon
    ldr q18, [x4, :lo12:.Lconstants_nnp_winograd_f4x4_5x5_output_with_bias_with_relu__aarch64_neon]
    adrp x4, .Lconstants_nnp_winograd_f4x4_5x5_output_with_bias_with_relu__aarch64_neon+16
    ldr q19, [x4, :lo12:.Lconstants_nnp_winograd_f4x4_5x5_output_with_bias_with_relu__aarch64_neon+16]
    fadd v4.4s, v4.4s, v16.4s
    fadd v16.4s, v6.4s, v7.4s
    fsub v6.4s, v6.4s, v7.4s
    fadd v7.4s, v0.4s, v1.4s
    fsub v0.4s, v0.4s, v1.4s
    fadd v1.4s, v4.4s, v5.4s
    fsub v4.4s, v4.4s, v5.4s
    fadd v3.4s, v3.4s, v1.4s
    fadd v2.4s, v2.4s, v4.4s
    fmla v1.4s, v16.4s, v18.s[2]
    fadd v3.4s, v3.4s, v16.4s
    fmla v4.4s, v6.4s, v18.s[0]
    fmla v2.4s, v6.4s, v19.s[0]
    fmla v1.4s, v7.4s, v18.s[3]
    fmla v4.4s, v0.4s, v18.s[1]
    fmla v2.4s, v0.4s, v19.s[1]
    fadd v0.4s, v3.4s, v7.4s
    fmax v1.4s, v17.4s, v1.4s
    fmax v0.4s, v17.4s, v0.4s
    fmax v3.4s, v17.4s, v4.4s
    fmax v2.4s, v17.4s, v2.4s
    zip1 v4.4s, v0.4s, v1.4s
    zip2 v0.4s, v0.4s, v1.4s
    zip1 v1.4s, v3.4s, v2.4s
    zip2 v2.4s, v3.4s, v2.4s
    zip1 v3.4s, v4.4s, v1.4s
    zip2 v1.4s, v4.4s, v1.4s
    zip1 v4.4s, v0.4s, v2.4s
    zip2 v0.4s, v0.4s, v2.4s
    str q3, [x9]
    str q1, [x1]
    str q4, [x2]
    str q0, [x0]
.Lotherwise_77:
    sub x3, x3, #1
    lsr x11, x11, #1
    add x9, x9, x10, lsl #2
    add x1, x1, x10, lsl #2
    add x2, x2, x10, lsl #2
    add x0, x0, x10, lsl #2
    add x8, x8, #128
    cbnz x3, .Lrepeat_76
    b .Lend_78
.Lotherwise_75:
    mov w3, #4
.Lrepeat_79:
    tst x11, #1
    beq .Lotherwise_80
    ld1 {v4.4s, v5.4s, v6.4s, v7.4s}, [x8], #64
    ldr q16, [x15]
    movi v17.4s, #0
    ubfx x4, x7, #0, #4
    ld1 {v0.4s, v1.4s, v2.4s, v3.4s}, [x8]
    sub x8, x8, #64
    adrp x5, .Lconstants_nnp_winograd_f4x4_5x5_output_with_bias_with_relu__aarch64_neon
    ldr q18, [x5, :lo12:.Lconstants_nnp_winograd_f4x4_5x5_output_with_bias_with_relu__aarch64_neon]
    adrp x5, .Lconstants_nnp_winograd_f4x4_5x5_output_with_bias_with_relu__aarch64_neon+16
    ldr q19, [x5, :lo12:.Lconstants_nnp_winograd_f4x4_5x5_output_with_bias_with_relu__aarch64_neon+16]
    fadd v4.4s, v4.4s, v16.4s
    fadd v16.4s, v6.4s, v7.4s
    fsub v6.4s, v6.4s, v7.4s
    fadd v7.4s, v0.4s, v1.4s
    fsub v0.4s, v0.4s, v1.4s
    fadd v1.4s, v4.4s, v5.4s
    fsub v4.4s, v4.4s, v5.4s
    fadd v3.4s, v3.4s, v1.4s
    fadd v2.4s, v2.4s, v4.4s
    fmla v1.4s, v16.4s, v18.s[2]
    fadd v3.4s, v3.4s, v16.4s
    fmla v4.4s, v6.4s, v18.s[0]
    fmla v2.4s, v6.4s, v19.s[0]
    fmla v1.4s, v7.4s, v18.s[3]
    fmla v4.4s, v0.4s, v18.s[1]
    fmla v2.4s, v0.4s, v19.s[1]
    fadd v0.4s, v3.4s, v7.4s
    fmax v1.4s, v17.4s, v1.4s
    fmax v0.4s, v17.4s, v0.4s
    fmax v3.4s, v17.4s, v4.4s
    fmax v2.4s, v17.4s, v2.4s
    cmp x4, #15
    bne .Lotherwise_81
    zip1 v4.4s, v0.4s, v1.4s
    zip1 v5.4s, v3.4s, v2.4s
    zip2 v0.4s, v0.4s, v1.4s
    zip2 v1.4s, v3.4s, v2.4s
    zip1 v2.4s, v4.4s, v5.4s
    zip2 v3.4s, v4.4s, v5.4s
    zip1 v4.4s, v0.4s, v1.4s
    zip2 v0.4s, v0.4s, v1.4s
    str q2, [x9]
    str q3, [x1]
    str q4, [x2]
    str q0, [x0]
    b .Lend_82
.Lotherwise_81:
    tst x7, #1
    beq .Lotherwise_83
    st1 {v0.s}[0], [x9]
    st1 {v0.s}[1], [x1]
    st1 {v0.s}[2], [x2]
    st1 {v0.s}[3], [x0]
.Lotherwise_83:
    tst x7, #2
    beq .Lotherwise_84
    add x4, x9, #4
    add x5, x1, #4
    add x6, x2, #4
    st1 {v3.s}[0], [x4]
    add x4, x0, #4
    st1 {v3.s}[1], [x5]
    st1 {v3.s}[2], [x6]
    st1 {v3.s}[3], [x4]
.Lotherwise_84:
    tst x7, #4
    beq .Lotherwise_85
    add x4, x9, #8
    add x5, x1, #8
    add x6, x2, #8
    st1 {v1.s}[0], [x4]
    add x4, x0, #8
    st1 {v1.s}[1], [x5]
    st1 {v1.s}[2], [x6]
    st1 {v1.s}[3], [x4]
.Lotherwise_85:
    tst x7, #8
    beq .Lotherwise_86
    add x4, x9, #12
    add x5, x1, #12
    add x6, x2, #12
    st1 {v2.s}[0], [x4]
    add x4, x0, #12
    st1 {v2.s}[1], [x5]
    st1 {v2.s}[2], [x6]
    st1 {v2.s}[3], [x4]
.Lotherwise_86:
.Lend_82:
.Lotherwise_80:
    sub x3, x3, #1
    lsr x11, x11, #1
    add x9, x9, x10, lsl #2
    add x1, x1, x10, lsl #2
    add x2, x2, x10, lsl #2
    add x0, x0, x10, lsl #2
    add x8, x8, #128
    cbnz x3, .Lrepeat_79
.Lend_78:
    ret
    .size nnp_winograd_f4x4_5x5_output_with_bias_with_relu__aarch64_neon, . - nnp_winograd_f4x4_5x5_output_with_bias_with_relu__aarch64_neon

.section .rodata
    .p2align 4
.Lconstants_nnp_winograd_f5x5_4x4_kernel__aarch64_neon:
    .long 0xbe638e39, 0x3e638e39, 0x40800000, 0x3c360b61
    .long 0x3cb60b61, 0x3e800000, 0x3f360b61, 0x3eb60b61

    .text
    .p2align 4
    .globl nnp_winograd_f5x5_4x4_kernel__aarch64_neon
    .type nnp_winograd_f5x5_4x4_kernel__aarch64_neon, %function
nnp_winograd_f5x5_4x4_kernel__aarch64_neon:
    lsl x1, x1, #2
    add x5, x0, x1
    mov x6, x4
    add x7, x5, x1
    mov w8, #16
    add x1, x7, x1
.Lrepeat_87:
    ldr q0, [x0]
    ldr q1, [x5]
    sub x8, x8, #1
    add x0, x0, #16
    ldr q2, [x7]
    ldr q3, [x1]
    add x5, x5, #16
    add x7, x7, #16
    add x1, x1, #16
    zip1 v4.4s, v0.4s, v2.4s
    zip2 v0.4s, v0.4s, v2.4s
    zip1 v2.4s, v1.4s, v3.4s
    zip2 v1.4s, v1.4s, v3.4s
    zip1 v3.4s, v4.4s, v2.4s
    zip2 v2.4s, v4.4s, v2.4s
    zip1 v4.4s, v0.4s, v1.4s
    zip2 v0.4s, v0.4s, v1.4s
    str q3, [x6]
    str q2, [x6, #16]
    str q4, [x6, #32]
    str q0, [x6, #48]
    add x6, x6, #64
    cbnz x8, .Lrepeat_87
    lsl x0, x3, #2
    add x1, x2, x0
    lsl x3, x3, #3
    mov w5, #4
    add x7, x1, x0
    add x8, x7, x0
    add x9, x8, x0
    add x10, x9, x0
    add x11, x10, x0
    add x0, x11, x0
.Lrepeat_88:
    ld1 {v0.4s, v1.4s, v2.4s, v3.4s}, [x4], #64
    adrp x12, .Lconstants_nnp_winograd_f5x5_4x4_kernel__aarch64_neon
    ldr q17, [x12, :lo12:.Lconstants_nnp_winograd_f5x5_4x4_kernel__aarch64_neon]
    mov x12, x6
    mov w13, #8
    adrp x14, .Lconstants_nnp_winograd_f5x5_4x4_kernel__aarch64_neon+16
    ldr q18, [x14, :lo12:.Lconstants_nnp_winograd_f5x5_4x4_kernel__aarch64_neon+16]
    mov v4.16b, v0.16b
    str q3, [x6, #96]
    str q0, [x6, #112]
    fadd v5.4s, v0.4s, v2.4s
    mov v6.16b, v1.16b
    fmla v0.4s, v2.4s, v17.s[2]
    fmla v4.4s, v2.4s, v18.s[1]
    fadd v2.4s, v1.4s, v3.4s
    fmla v6.4s, v3.4s, v17.s[2]
    fmul v5.4s, v5.4s, v17.s[0]
    fmla v1.4s, v3.4s, v18.s[1]
    fmul v0.4s, v0.4s, v17.s[3]
    fmul v3.4s, v4.4s, v18.s[2]
    mov v4.16b, v5.16b
    fmla v5.4s, v2.4s, v17.s[1]
    mov v7.16b, v0.16b
    mov v16.16b, v3.16b
    fmls v4.4s, v2.4s, v17.s[1]
    fmls v0.4s, v6.4s, v18.s[0]
    fmla v7.4s, v6.4s, v18.s[0]
    fmla v16.4s, v1.4s, v18.s[3]
    str q5, [x6, #16]
    fmls v3.4s, v1.4s, v18.s[3]
    str q4, [x6]
    str q0, [x6, #48]
    str q7, [x6, #32]
    str q16, [x6, #64]
    str q3, [x6, #80]
    ld1 {v0.4s, v1.4s, v2.4s, v3.4s}, [x4], #64
    mov v4.16b, v0.16b
    str q3, [x6, #224]
    str q0, [x6, #240]
    fadd v5.4s, v0.4s, v2.4s
    mov v6.16b, v1.16b
    fmla v0.4s, v2.4s, v17.s[2]
    fmla v4.4s, v2.4s, v18.s[1]
    fadd v2.4s, v1.4s, v3.4s
    fmla v6.4s, v3.4s, v17.s[2]
    fmul v5.4s, v5.4s, v17.s[0]
    fmla v1.4s, v3.4s, v18.s[1]
    fmul v0.4s, v0.4s, v17.s[3]
    fmul v3.4s, v4.4s, v18.s[2]
    mov v4.16b, v5.16b
    fmla v5.4s, v2.4s, v17.s[1]
    mov v7.16b, v0.16b
    mov v16.16b, v3.16b
    fmls v4.4s, v2.4s, v17.s[1]
    fmls v0.4s, v6.4s, v18.s[0]
    fmla v7.4s, v6.4s, v18.s[0]
    fmla v16.4s, v1.4s, v18.s[3]
    str q5, [x6, #144]
    fmls v3.4s, v1.4s, v18.s[3]
    str q4, [x6, #128]
    str q0, [x6, #176]
    str q7, [x6, #160]
    str q16, [x6, #192]
    str q3, [x6, #208]
    ld1 {v0.4s, v1.4s, v2.4s, v3.4s}, [x4], #64
    mov v4.16b, v0.16b
    str q3, [x6, #352]
    str q0, [x6, #368]
    fadd v5.4s, v0.4s, v2.4s
    mov v6.16b, v1.16b
    fmla v0.4s, v2.4s, v17.s[2]
    fmla v4.4s, v2.4s, v18.s[1]
    fadd v2.4s, v1.4s, v3.4s
    fmla v6.4s, v3.4s, v17.s[2]
    fmul v5.4s, v5.4s, v17.s[0]
    fmla v1.4s, v3.4s, v18.s[1]
    fmul v0.4s, v0.4s, v17.s[3]
    fmul v3.4s, v4.4s, v18.s[2]
    mov v4.16b, v5.16b
    fmla v5.4s, v2.4s, v17.s[1]
    mov v7.16b, v0.16b
    mov v16.16b, v3.16b
    fmls v4.4s, v2.4s, v17.s[1]
    fmls v0.4s, v6.4s, v18.s[0]
    fmla v7.4s, v6.4s, v18.s[0]
    fmla v16.4s, v1.4s, v18.s[3]
    str q5, [x6, #272]
    fmls v3.4s, v1.4s, v18.s[3]
    str q4, [x6, #256]
    str q0, [x6, #304]
    str q7, [x6, #288]
    str q16, [x6, #320]
    str q3, [x6, #336]
    ld1 {v0.4s, v1.4s, v2.4s, v3.4s}, [x4]
    sub x4, x4, #192
    mov v4.16b, v0.16b
    str q3, [x6, #480]
    str q0, [x6, #496]
    fadd v5.4s, v0.4s, v2.4s
    mov v6.16b, v1.16b
    fmla v0.4s, v2.4s, v17.s[2]
    fmla v4.4s, v2.4s, v18.s[1]
    fadd v2.4s, v1.4s, v3.4s
    fmla v6.4s, v3.4s, v17.s[2]
    fmul v5.4s, v5.4s, v17.s[0]
    fmla v1.4s, v3.4s, v18.s[1]
    fmul v0.4s, v0.4s, v17.s[3]
    fmul v3.4s, v4.4s, v18.s[2]
    mov v4.16b, v5.16b
    fmla v5.4s, v2.4s, v17.s[1]
    mov v7.16b, v0.16b
    mov v16.16b, v3.16b
    fmls v4.4s, v2.4s, v17.s[1]
    fmls v0.4s, v6.4s, v18.s[0]
    fmla v7.4s, v6.4s, v18.s[0]
    fmla v16.4s, v1.4s, v18.s[3]
    str q5, [x6, #400]
    fmls v3.4s, v1.4s, v18.s[3]
    str q4, [x6, #384]
    str q0, [x6, #432]
    str q7, [x6, #416]
    str q16, [x6, #448]
    str q3, [x6, #464]
.Lrepeat_89:
    ldr q0, [x12]
    ldr q1, [x12, #256]
    sub x13, x13, #1
    ldr q2, [x12, #128]
    ldr q3, [x12, #384]
    add x12, x12, #16
    mov v4.16b, v0.16b
    fadd v5.4s, v0.4s, v1.4s
    mov v6.16b, v0.16b
    mov v7.16b, v2.16b
    fmla v4.4s, v1.4s, v17.s[2]
    fadd v16.4s, v2.4s, v3.4s
    fmul v5.4s, v5.4s, v17.s[0]
    fmla v6.4s, v1.4s, v18.s[1]
    fmla v7.4s, v3.4s, v17.s[2]
    fmla v2.4s, v3.4s, v18.s[1]
    fmul v1.4s, v4.4s, v17.s[3]
    mov v4.16b, v5.16b
    fmul v6.4s, v6.4s, v18.s[2]
    fmla v5.4s, v16.4s, v17.s[1]
    fmls v4.4s, v16.4s, v17.s[1]
    mov v16.16b, v1.16b
    fmls v1.4s, v7.4s, v18.s[0]
    mov v19.16b, v6.16b
    fmls v6.4s, v2.4s, v18.s[3]
    fmla v16.4s, v7.4s, v18.s[0]
    fmla v19.4s, v2.4s, v18.s[3]
    str q4, [x2]
    add x2, x2, x3, lsl #2
    str q5, [x1]
    add x1, x1, x3, lsl #2
    str q16, [x7]
    add x7, x7, x3, lsl #2
    str q1, [x8]
    add x8, x8, x3, lsl #2
    str q19, [x9]
    add x9, x9, x3, lsl #2
    str q6, [x10]
    add x10, x10, x3, lsl #2
    str q3, [x11]
    add x11, x11, x3, lsl #2
    str q0, [x0]
    add x0, x0, x3, lsl #2
    cbnz x13, .Lrepeat_89
    lsl x12, x3, #3
    sub x5, x5, #1
    add x4, x4, #256
    sub x2, x2, x12, lsl #2
    sub x1, x1, x12, lsl #2
    sub x7, x7, x12, lsl #2
    sub x8, x8, x12, lsl #2
    sub x9, x9, x12, lsl #2
    sub x10, x10, x12, lsl #2
    sub x11, x11, x12, lsl #2
    sub x0, x0, x12, lsl #2
    add x2, x2, #32
    add x1, x1, #32
    add x7, x7, #32
    add x8, x8, #32
    add x9, x9, #32
    add x10, x10, #32
    add x11, x11, #32
    add x0, x0, #32
    cbnz x5, .Lrepeat_88
    ret
    .size nnp_winograd_f5x5_4x4_kernel__aarch64_neon, . - nnp_winograd_f5x5_4x4_kernel__aarch64_neon

.section .rodata
    .p2align 4
.Lconstants_nnp_winograd_f5x5_4x4_output_with_bias__aarch64_neon:
    .long 0x40000000, 0x3f000000, 0x40800000, 0x3e800000
    .long 0x41000000, 0x3e000000, 0x41800000, 0x3d800000

    .text
    .p2align 4
    .globl nnp_winograd_f5x5_4x4_output_with_bias__aarch64_neon
    .type nnp_winograd_f5x5_4x4_output_with_bias__aarch64_neon, %function
nnp_winograd_f5x5_4x4_output_with_bias__aarch64_neon:
    lsl x6, x1, #2
    mov x15, x2
    add x2, x0, x6
    add x7, x2, x6
    lsl x1, x1, #3
    mov x8, x5
    add x9, x7, x6
    mov w10, #8
    add x11, x9, x6
    add x12, x11, x6
    add x13, x12, x6
    add x6, x13, x6
.Lrepeat_90:
    ldr q0, [x0]
    ldr q1, [x2]
    sub x10, x10, #1
    add x0, x0, x1, lsl #2
    ldr q2, [x7]
    ldr q3, [x9]
    add x2, x2, x1, lsl #2
    add x7, x7, x1, lsl #2
    ldr q4, [x13]
    ldr q5, [x6]
    add x9, x9, x1, lsl #2
    add x13, x13, x1, lsl #2
    ldr q6, [x11]
    ldr q7, [x12]
    add x11, x11, x1, lsl #2
    add x12, x12, x1, lsl #2
    adrp x14, .Lconstants_nnp_winograd_f5x5_4x4_output_with_bias__aarch64_neon
    ldr q16, [x14, :lo12:.Lconstants_nnp_winograd_f5x5_4x4_output_with_bias__aarch64_neon]
    adrp x14, .Lconstants_nnp_winograd_f5x5_4x4_output_with_bias__aarch64_neon+16
    ldr q17, [x14, :lo12:.Lconstants_nnp_winograd_f5x5_4x4_output_with_bias__aarch64_neon+16]
    add x6, x6, x1, lsl #2
    fadd v18.4s, v0.4s, v1.4s
    fsub v0.4s, v0.4s, v1.4s
    fadd v1.4s, v2.4s, v3.4s
    fsub v2.4s, v2.4s, v3.4s
    fadd v3.4s, v5.4s, v18.4s
    fadd v4.4s, v4.4s, v18.4s
    mov v5.16b, v0.16b
    fadd v19.4s, v6.4s, v7.4s
    fsub v6.4s, v6.4s, v7.4s
    fadd v3.4s, v3.4s, v1.4s
    fmla v5.4s, v2.4s, v16.s[0]
    fmla v18.4s, v1.4s, v16.s[2]
    fmla v0.4s, v2.4s, v17.s[0]
    fmla v4.4s, v1.4s, v17.s[2]
    fmla v5.4s, v6.4s, v16.s[1]
    fmla v18.4s, v19.4s, v16.s[3]
    fmla v0.4s, v6.4s, v17.s[1]
    fmla v4.4s, v19.4s, v17.s[3]
    fadd v1.4s, v3.4s, v19.4s
    str q5, [x8, #128]
    str q1, [x8]
    str q18, [x8, #256]
    str q0, [x8, #384]
    str q4, [x8, #512]
    add x8, x8, #16
    cbnz x10, .Lrepeat_90
    ldr x0, [x4]
    ldr w6, [x4, #20]
    mov x7, x3
    ldr x8, [x4, #8]
    ldr w4, [x4, #16]
    lsl x0, x0, #2
    add x3, x7, x0
    add x9, x3, x0
    add x10, x9, x0
    cmp x6, #31
    bne .Lotherwise_91
    mov w0, #5
.Lrepeat_92:
    tst x4, #1
    beq .Lotherwise_93
    ld1 {v4.4s, v5.4s, v6.4s, v7.4s}, [x5], #64
    ldr q16, [x15]
    ld1 {v0.4s, v1.4s, v2.4s, v3.4s}, [x5]
    sub x5, x5, #64
    adrp x1, .Lconstants_nnp_winograd_f5x5_4x4_output_with_bias__aarch64_neon
    ldr q17, [x1, :lo12:.Lconstants_nnp_winograd_f5x5_4x4_output_with_bias__aarch64_neon]
    adrp x1, .Lconstants_nnp_winograd_f5x5_4x4_output_with_bias__aarch64_neon+16
    ldr q18, [x1, :lo12:.Lconstants_nnp_winograd_f5x5_4x4_output_with_bias__aarch64_neon+16]
    fadd v4.4s, v4.4s, v16.4s
    fadd v16.4s, v6.4s, v7.4s
    fsub v6.4s, v6.4s, v7.4s
    fadd v7.4s, v0.4s, v1.4s
    fsub v0.4s, v0.4s, v1.4s
    fadd v1.4s, v4.4s, v5.4s
    fsub v4.4s, v4.4s, v5.4s
    fadd v3.4s, v3.4s, v1.4s
    mov v5.16b, v4.16b
    fmla v4.4s, v6.4s, v18.s[0]
    fmla v5.4s, v6.4s, v17.s[0]
    fadd v2.4s, v2.4s, v1.4s
    fadd v3.4s, v3.4s, v16.4s
    fmla v1.4s, v16.4s, v17.s[2]
    fmla v5.4s, v0.4s, v17.s[1]
    fmla v4.4s, v0.4s, v18.s[1]
    fmla v1.4s, v7.4s, v17.s[3]
    fmla v2.4s, v16.4s, v18.s[2]
    fadd v0.4s, v3.4s, v7.4s
    fmla v2.4s, v7.4s, v18.s[3]
    zip1 v3.4s, v5.4s, v4.4s
    zip2 v6.4s, v5.4s, v4.4s
    zip1 v7.4s, v0.4s, v1.4s
    zip2 v0.4s, v0.4s, v1.4s
    zip1 v16.4s, v5.4s, v4.4s
    zip2 v4.4s, v5.4s, v4.4s
    zip1 v5.4s, v7.4s, v3.4s
    zip2 v3.4s, v7.4s, v3.4s
    zip1 v7.4s, v0.4s, v6.4s
    zip1 v17.4s, v1.4s, v2.4s
    str q5, [x7]
    zip2 v0.4s, v0.4s, v6.4s
    zip2 v1.4s, v1.4s, v2.4s
    str q3, [x3]
    zip1 v2.4s, v16.4s, v17.4s
    zip2 v3.4s, v16.4s, v17.4s
    str q7, [x9]
    zip1 v5.4s, v4.4s, v1.4s
    zip2 v1.4s, v4.4s, v1.4s
    str q0, [x10]
    str q2, [x7, #4]
    str q3, [x3, #4]
    str q5, [x9, #4]
    str q1, [x10, #4]
.Lotherwise_93:
    sub x0, x0, #1
    lsr x4, x4, #1
    add x7, x7, x8, lsl #2
    add x3, x3, x8, lsl #2
    add x9, x9, x8, lsl #2
    add x10, x10, x8, lsl #2
    add x5, x5, #128
    cbnz x0, .Lrepeat_92
    b .Lend_94
.Lotherwise_91:
    mov w11, #5
.Lrepeat_95:
    tst x4, #1
    beq .Lotherwise_96
    ld1 {v4.4s, v5.4s, v6.4s, v7.4s}, [x5], #64
    ldr q16, [x15]
    ubfx x0, x6, #0, #4
    ld1 {v0.4s, v1.4s, v2.4s, v3.4s}, [x5]
    sub x5, x5, #64
    adrp x1, .Lconstants_nnp_winograd_f5x5_4x4_output_with_bias__aarch64_neon
    ldr q17, [x1, :lo12:.Lconstants_nnp_winograd_f5x5_4x4_output_with_bias__aarch64_neon]
    adrp x1, .Lconstants_nnp_winograd_f5x5_4x4_output_with_bias__aarch64_neon+16
    ldr q18, [x1, :lo12:.Lconstants_nnp_winograd_f5x5_4x4_output_with_bias__aarch64_neon+16]
    fadd v4.4s, v4.4s, v16.4s
    fadd v16.4s, v6.4s, v7.4s
    fsub v6.4s, v6.4s, v7.4s
    fadd v7.4s, v0.4s, v1.4s
    fsub v0.4s, v0.4s, v1.4s
    fadd v1.4s, v4.4s, v5.4s
    fsub v4.4s, v4.4s, v5.4s
    fadd v3.4s, v3.4s, v1.4s
    fadd v2.4s, v2.4s, v1.4s
    mov v5.16b, v4.16b
    fmla v4.4s, v6.4s, v18.s[0]
    fadd v3.4s, v3.4s, v16.4s
    fmla v5.4s, v6.4s, v17.s[0]
    fmla v1.4s, v16.4s, v17.s[2]
    fmla v2.4s, v16.4s, v18.s[2]
    fmla v5.4s, v0.4s, v17.s[1]
    fmla v4.4s, v0.4s, v18.s[1]
    fadd v0.4s, v3.4s, v7.4s
    fmla v1.4s, v7.4s, v17.s[3]
    fmla v2.4s, v7.4s, v18.s[3]
    cmp x0, #15
    bne .Lotherwise_97
    zip1 v3.4s, v0.4s, v1.4s
    zip1 v6.4s, v5.4s, v4.4s
    zip2 v0.4s, v0.4s, v1.4s
    zip2 v1.4s, v5.4s, v4.4s
    zip1 v4.4s, v3.4s, v6.4s
    zip2 v3.4s, v3.4s, v6.4s
    zip1 v5.4s, v0.4s, v1.4s
    zip2 v0.4s, v0.4s, v1.4s
    str q4, [x7]
    str q3, [x3]
    str q5, [x9]
    str q0, [x10]
    b .Lend_98
.Lotherwise_97:
    tst x6, #1
    beq .Lotherwise_99
    st1 {v0.s}[0], [x7]
    st1 {v0.s}[1], [x3]
    st1 {v0.s}[2], [x9]
    st1 {v0.s}[3], [x10]
.Lotherwise_99:
    tst x6, #2
    beq .Lotherwise_100
    add x0, x7, #4
    add x1, x3, #4
    add x2, x9, #4
    st1 {v5.s}[0], [x0]
    add x0, x10, #4
    st1 {v5.s}[1], [x1]
    st1 {v5.s}[2], [x2]
    st1 {v5.s}[3], [x0]
.Lotherwise_100:
    tst x6, #4
    beq .Lotherwise_101
    add x0, x7, #8
    add x1, x3, #8
    add x2, x9, #8
    st1 {v1.s}[0], [x0]
    add x0, x10, #8
    st1 {v1.s}[1], [x1]
    st1 {v1.s}[2], [x2]
    st1 {v1.s}[3], [x0]
.Lotherwise_101:
    tst x6, #8
    beq .Lotherwise_102
    add x0, x7, #12
    add x1, x3, #12
    add x2, x9, #12
    st1 {v4.s}[0], [x0]
    add x0, x10, #12
    st1 {v4.s}[1], [x1]
    st1 {v4.s}[2], [x2]
    st1 {v4.s}[3], [x0]
.Lotherwise_102:
.Lend_98:
    ubfx x0, x6, #4, #4
    cmp x0, #15
    bne .Lotherwise_103
    zip1 v0.4s, v2.4s, v2.4s
    zip1 v1.4s, v2.4s, v2.4s
    zip2 v3.4s, v2.4s, v2.4s
    zip2 v2.4s, v2.4s, v2.4s
    zip1 v4.4s, v0.4s, v1.4s
    zip2 v0.4s, v0.4s, v1.4s
    zip1 v1.4s, v3.4s, v2.4s
    zip2 v2.4s, v3.4s, v2.4s
    str q4, [x7, #16]
    str q0, [x3, #16]
    str q1, [x9, #16]
    str q2, [x10, #16]
    b .Lend_104
.Lotherwise_103:
    tst x6, #16
    beq .Lotherwise_105
    add x0, x7, #16
    add x1, x3, #16
    add x2, x9, #16
    st1 {v2.s}[0], [x0]
    add x0, x10, #16
    st1 {v2.s}[1], [x1]
    st1 {v2.s}[2], [x2]
    st1 {v2.s}[3], [x0]
.Lotherwise_105:
    tst x6, #32
    beq .Lotherwise_106
    add x0, x7, #20
    add x1, x3, #20
    add x2, x9, #20
    st1 {v2.s}[0], [x0]
    add x0, x10, #20
    st1 {v2.s}[1], [x1]
    st1 {v2.s}[2], [x2]
    st1 {v2.s}[3], [x0]
.Lotherwise_106:
    tst x6, #64
    beq .Lotherwise_107
    add x0, x7, #24
    add x1, x3, #24
    add x2, x9, #24
    st1 {v2.s}[0], [x0]
    add x0, x10, #24
    st1 {v2.s}[1], [x1]
    st1 {v2.s}[2], [x2]
    st1 {v2.s}[3], [x0]
.Lotherwise_107:
    tst x6, #128
    beq .Lotherwise_108
    add x0, x7, #28
    add x1, x3, #28
    add x2, x9, #28
    st1 {v2.s}[0], [x0]
    add x0, x10, #28
    st1 {v2.s}[1], [x1]
    st1 {v2.s}[2], [x2]
    st1 {v2.s}[3], [x0]
.Lotherwise_108:
.Lend_104:
.Lotherwise_96:
    sub x11, x11, #1
    lsr x4, x4, #1
    add x7, x7, x8, lsl #2
    add x3, x3, x8, lsl #2
    add x9, x9, x8, lsl #2
    add x10, x10, x8, lsl #2
    add x5, x5, #128
    cbnz x11, .Lrepeat_95
.Lend_94:
    ret
    .size nnp_winograd_f5x5_4x4_output_with_bias__aarch64_neon, . - nnp_winograd_f5x5_4x4_output_with_bias__aarch64_neon

.section .rodata
    .p2align 4
.Lconstants_nnp_winograd_f5x5_4x4_output_with_bias_with_relu__aarch64_neon:
    .long 0x40000000, 0x3f000000, 0x40800000, 0x3e800000
    .long 0x41000000, 0x3e000000, 0x41800000, 0x3d800000

    .text
    .p2align 4
    .globl nnp_winograd_f5x5_4x4_output_with_bias_with_relu__aarch64_neon
    .type nnp_winograd_f5x5_4x4_output_with_bias_with_relu__aarch64_neon, %function
nnp_winograd_f5x5_4x4_output_with_bias_with_relu__aarch64_neon:
    lsl x6, x1, #2
    mov x15, x2
    add x2, x0, x6
    add x7, x2, x6
    lsl x1, x1, #3
    mov x8, x5
    add x9, x7, x6
    mov w10, #8
    add x11, x9, x6
    add x12, x11, x6
    add x13, x12, x6
    add x6, x13, x6
.Lrepeat_109:
    ldr q0, [x0]
    ldr q1, [x2]
    sub x10, x10, #1
    add x0, x0, x1, lsl #2
    ldr q2, [x7]
    ldr q3, [x9]
    add x2, x2, x1, lsl #2
    add x7, x7, x1, lsl #2
    ldr q4, [x13]
    ldr q5, [x6]
    add x9, x9, x1, lsl #2
    add x13, x13, x1, lsl #2
    ldr q6, [x11]
    ldr q7, [x12]
    add x11, x11, x1, lsl #2
    add x12, x12, x1, lsl #2
    adrp x14, .Lconstants_nnp_winograd_f5x5_4x4_output_with_bias_with_relu__aarch64_neon
    ldr q16, [x14, :lo12:.Lconstants_nnp_winograd_f5x5_4x4_output_with_bias_with_relu__aarch64_neon]
    adrp x14, .Lconstants_nnp_winograd_f5x5_4x4_output_with_bias_with_relu__aarch64_neon+16
    ldr q17, [x14, :lo12:.Lconstants_nnp_winograd_f5x5_4x4_output_with_bias_with_relu__aarch64_neon+16]
    add x6, x6, x1, lsl #2
    fadd v18.4s, v0.4s, v1.4s
    fsub v0.4s, v0.4s, v1.4s
    fadd v1.4s, v2.4s, v3.4s
    fsub v2.4s, v2.4s, v3.4s
    fadd v3.4s, v5.4s, v18.4s
    fadd v4.4s, v4.4s, v18.4s
    mov v5.16b, v0.16b
    fadd v19.4s, v6.4s, v7.4s
    fsub v6.4s, v6.4s, v7.4s
    fadd v3.4s, v3.4s, v1.4s
    fmla v5.4s, v2.4s, v16.s[0]
    fmla v18.4s, v1.4s, v16.s[2]
    fmla v0.4s, v2.4s, v17.s[0]
    fmla v4.4s, v1.4s, v17.s[2]
    fmla v5.4s, v6.4s, v16.s[1]
    fmla v18.4s, v19.4s, v16.s[3]
    fmla v0.4s, v6.4s, v17.s[1]
    fmla v4.4s, v19.4s, v17.s[3]
    fadd v1.4s, v3.4s, v19.4s
    str q5, [x8, #128]
    str q1, [x8]
    str q18, [x8, #256]
    str q0, [x8, #384]
    str q4, [x8, #512]
    add x8, x8, #16
    cbnz x10, .Lrepeat_109
    ldr x0, [x4]
    ldr w6, [x4, #20]
    mov x7, x3
    ldr x8, [x4, #8]
    ldr w4, [x4, #16]
    lsl x0, x0, #2
    add x3, x7, x0
    add x9, x3, x0
    add x10, x9, x0
    cmp x6, #31
    bne .Lotherwise_110
    mov w0, #5
.Lrepeat_111:
    tst x4, #1
    beq .Lotherwise_112
    ld1 {v4.4s, v5.4s, v6.4s, v7.4s}, [x5], #64
    ldr q16, [x15]
    movi v17.4s, #0
    ld1 {v0.4s, v1.4s, v2.4s, v3.4s}, [x5]
    sub x5, x5, #64
    adrp x1, .Lconstants_nnp_winograd_f5x5_4x4_output_with_bias_with_relu__aarch64_neon
    ldr q18, [x1, :lo12:.Lconstants_nnp_winograd_f5x5_4x4_output_with_bias_with_relu__aarch64_neon]
    adrp x1, .Lconstants_nnp_winograd_f5x5_4x4_output_with_bias_with_relu__aarch64_neon+16
    ldr q19, [x1, :lo12:.Lconstants_nnp_winograd_f5x5_4x4_output_with_bias_with_relu__aarch64_neon+16]
    fadd v4.4s, v4.4s, v16.4s
    fadd v16.4s, v6.4s, v7.4s
    fsub v6.4s, v6.4s, v7.4s
    fadd v7.4s, v0.4s, v1.4s
    fsub v0.4s, v0.4s, v1.4s
    fadd v1.4s, v4.4s, v5.4s
    fsub v4.4s, v4.4s, v5.4s
    fadd v3.4s, v3.4s, v1.4s
    mov v5.16b, v4.16b
    fmla v4.4s, v6.4s, v19.s[0]
    fmla v5.4s, v6.4s, v18.s[0]
    fadd v2.4s, v2.4s, v1.4s
    fadd v3.4s, v3.4s, v16.4s
    fmla v1.4s, v16.4s, v18.s[2]
    fmla v5.4s, v0.4s, v18.s[1]
    fmla v4.4s, v0.4s, v19.s[1]
    fmla v1.4s, v7.4s, v18.s[3]
    fmla v2.4s, v16.4s, v19.s[2]
    fadd v0.4s, v3.4s, v7.4s
    fmla v2.4s, v7.4s, v19.s[3]
    fmax v3.4s, v17.4s, v5.4s
    fmax v4.4s, v17.4s, v4.4s
    fmax v0.4s, v17.4s, v0.4s
    fmax v1.4s, v17.4s, v1.4s
    zip1 v5.4s, v3.4s, v4.4s
    fmax v2.4s, v17.4s, v2.4s
    zip1 v6.4s, v0.4s, v1.4s
    zip2 v0.4s, v0.4s, v1.4s
    zip2 v7.4s, v3.4s, v4.4s
    zip1 v16.4s, v3.4s, v4.4s
    zip1 v17.4s, v6.4s, v5.4s
    zip2 v5.4s, v6.4s, v5.4s
    zip1 v6.4s, v0.4s, v7.4s
    zip1 v18.4s, v1.4s, v2.4s
    str q17, [x7]
    zip2 v0.4s, v0.4s, v7.4s
    zip2 v3.4s, v3.4s, v4.4s
    str q5, [x3]
    zip2 v1.4s, v1.4s, v2.4s
    zip1 v2.4s, v16.4s, v18.4s
    str q6, [x9]
    zip2 v4.4s, v16.4s, v18.4s
    str q0, [x10]
    zip1 v0.4s, v3.4s, v1.4s
    zip2 v1.4s, v3.4s, v1.4s
    str q2, [x7, #4]
    str q4, [x3, #4]
    str q0, [x9, #4]
    str q1, [x10, #4]
.Lotherwise_112:
    sub x0, x0, #1
    lsr x4, x4, #1
    add x7, x7, x8, lsl #2
    add x3, x3, x8, lsl #2
    add x9, x9, x8, lsl #2
    add x10, x10, x8, lsl #2
    add x5, x5, #128
    cbnz x0, .Lrepeat_111
    b .Lend_113
.Lotherwise_110:
    mov w11, #5
.Lrepeat_114:
    tst x4, #1
    beq .Lotherwise_115
    ld1 {v4.4s, v5.4s, v6.4s, v7.4s}, [x5], #64
    ldr q16, [x15]
    movi v17.4s, #0
    ubfx x0, x6, #0, #4
    ld1 {v0.4s, v1.4s, v2.4s, v3.4s}, [x5]
    sub x5, x5, #64
    adrp x1, .Lconstants_nnp_winograd_f5x5_4x4_output_with_bias_with_relu__aarch64_neon
    ldr q18, [x1, :lo12:.Lconstants_nnp_winograd_f5x5_4x4_output_with_bias_with_relu__aarch64_neon]
    adrp x1, .Lconstants_nnp_winograd_f5x5_4x4_output_with_bias_with_relu__aarch64_neon+16
    ldr q19, [x1, :lo12:.Lconstants_nnp_winograd_f5x5_4x4_output_with_bias_with_relu__aarch64_neon+16]
    fadd v4.4s, v4.4s, v16.4s
    fadd v16.4s, v6.4s, v7.4s
    fsub v6.4s, v6.4s, v7.4s
    fadd v7.4s, v0.4s, v1.4s
    fsub v0.4s, v0.4s, v1.4s
    fadd v1.4s, v4.4s, v5.4s
    fsub v4.4s, v4.4s, v5.4s
    fadd v3.4s, v3.4s, v1.4s
    fadd v2.4s, v2.4s, v1.4s
    mov v5.16b, v4.16b
    fmla v4.4s, v6.4s, v19.s[0]
    fadd v3.4s, v3.4s, v16.4s
    fmla v5.4s, v6.4s, v18.s[0]
    fmla v1.4s, v16.4s, v18.s[2]
    fmla v2.4s, v16.4s, v19.s[2]
    fmla v5.4s, v0.4s, v18.s[1]
    fmla v4.4s, v0.4s, v19.s[1]
    fmla v1.4s, v7.4s, v18.s[3]
    fmla v2.4s, v7.4s, v19.s[3]
    fadd v0.4s, v3.4s, v7.4s
    fmax v3.4s, v17.4s, v5.4s
    fmax v4.4s, v17.4s, v4.4s
    fmax v0.4s, v17.4s, v0.4s
    fmax v1.4s, v17.4s, v1.4s
    fmax v2.4s, v17.4s, v2.4s
    cmp x0, #15
    bne .Lotherwise_116
    zip1 v5.4s, v0.4s, v1.4s
    zip1 v6.4s, v3.4s, v4.4s
    zip2 v0.4s, v0.4s, v1.4s
    zip2 v1.4s, v3.4s, v4.4s
    zip1 v3.4s, v5.4s, v6.4s
    zip2 v4.4s, v5.4s, v6.4s
    zip1 v5.4s, v0.4s, v1.4s
    zip2 v0.4s, v0.4s, v1.4s
    str q3, [x7]
    str q4, [x3]
    str q5, [x9]
    str q0, [x10]
    b .Lend_117
.Lotherwise_116:
    tst x6, #1
    beq .Lotherwise_118
    st1 {v0.s}[0], [x7]
    st1 {v0.s}[1], [x3]
    st1 {v0.s}[2], [x9]
    st1 {v0.s}[3], [x10]
.Lotherwise_118:
    tst x6, #2
    beq .Lotherwise_119
    add x0, x7, #4
    add x1, x3, #4
    add x2, x9, #4
    st1 {v3.s}[0], [x0]
    add x0, x10, #4
    st1 {v3.s}[1], [x1]
    st1 {v3.s}[2], [x2]
    st1 {v3.s}[3], [x0]
.Lotherwise_119:
    tst x6, #4
    beq .Lotherwise_120
    add x0, x7, #8
    add x1, x3, #8
    add x2, x9, #8
    st1 {v1.s}[0], [x0]
    add x0, x10, #8
    st1 {v1.s}[1], [x1]
    st1 {v1.s}[2], [x2]
    st1 {v1.s}[3], [x0]
.Lotherwise_120:
    tst x6, #8
    beq .Lotherwise_121
    add x0, x7, #12
    add x1, x3, #12
    add x2, x9, #12
    st1 {v4.s}[0], [x0]
    add x0, x10, #12
    st1 {v4.s}[1], [x1]
    st1 {v4.s}[2], [x2]
    st1 {v4.s}[3], [x0]
.Lotherwise_121:
.Lend_117:
    ubfx x0, x6, #4, #4
    cmp x0, #15
    bne .Lotherwise_122
    zip1 v0.4s, v2.4s, v2.4s
    zip1 v1.4s, v2.4s, v2.4s
    zip2 v3.4s, v2.4s, v2.4s
    zip2 v2.4s, v2.4s, v2.4s
    zip1 v4.4s, v0.4s, v1.4s
    zip2 v0.4s, v0.4s, v1.4s
    zip1 v1.4s, v3.4s, v2.4s
    zip2 v2.4s, v3.4s, v2.4s
    str q4, [x7, #16]
    str q0, [x3, #16]
    str q1, [x9, #16]
    str q2, [x10, #16]
    b .Lend_123
.Lotherwise_122:
    tst x6, #16
    beq .Lotherwise_124
    add x0, x7, #16
    add x1, x3, #16
    add x2, x9, #16
    st1 {v2.s}[0], [x0]
    add x0, x10, #16
    st1 {v2.s}[1], [x1]
    st1 {v2.s}[2], [x2]
    st1 {v2.s}[3], [x0]
.Lotherwise_124:
    tst x6, #32
    beq .Lotherwise_125
    add x0, x7, #20
    add x1, x3, #20
    add x2, x9, #20
    st1 {v2.s}[0], [x0]
    add x0, x10, #20
    st1 {v2.s}[1], [x1]
    st1 {v2.s}[2], [x2]
    st1 {v2.s}[3], [x0]
.Lotherwise_125:
    tst x6, #64
    beq .Lotherwise_126
    add x0, x7, #24
    add x1, x3, #24
    add x2, x9, #24
    st1 {v2.s}[0], [x0]
    add x0, x10, #24
    st1 {v2.s}[1], [x1]
    st1 {v2.s}[2], [x2]
    st1 {v2.s}[3], [x0]
.Lotherwise_126:
    tst x6, #128
    beq .Lotherwise_127
    add x0, x7, #28
    add x1, x3, #28
    add x2, x9, #28
    st1 {v2.s}[0], [x0]
    add x0, x10, #28
    st1 {v2.s}[1], [x1]
    st1 {v2.s}[2], [x2]
    st1 {v2.s}[3], [x0]
.Lotherwise_127:
.Lend_123:
.Lotherwise_115:
    sub x11, x11, #1
    lsr x4, x4, #1
    add x7, x7, x8, lsl #2
    add x3, x3, x8, lsl #2
    add x9, x9, x8, lsl #2
    add x10, x10, x8, lsl #2
    add x5, x5, #128
    cbnz x11, .Lrepeat_114
.Lend_113:
    ret
    .size nnp_winograd_f5x5_4x4_output_with_bias_with_relu__aarch64_neon, . - nnp_winograd_f5x5_4x4_output_with_bias_with_relu__aarch64_neon

.section .rodata
    .p2align 4
.Lconstants_nnp_winograd_f7x7_2x2_kernel__aarch64_neon:
    .long 0xbe638e39, 0x3e638e39, 0x3c360b61, 0x3cb60b61
    .long 0x3f360b61, 0x3eb60b61, 0x00000000, 0x00000000

    .text
    .p2align 4
    .globl nnp_winograd_f7x7_2x2_kernel__aarch64_neon
    .type nnp_winograd_f7x7_2x2_kernel__aarch64_neon, %function
nnp_winograd_f7x7_2x2_kernel__aarch64_neon:
    lsl x1, x1, #2
    add x5, x0, x1
    mov x6, x4
    add x7, x5, x1
    mov w8, #4
    add x1, x7, x1
.Lrepeat_128:
    ldr q0, [x0]
    ldr q1, [x5]
    sub x8, x8, #1
    add x0, x0, #16
    ldr q2, [x7]
    ldr q3, [x1]
    add x5, x5, #16
    add x7, x7, #16
    add x1, x1, #16
    zip1 v4.4s, v0.4s, v2.4s
    zip2 v0.4s, v0.4s, v2.4s
    zip1 v2.4s, v1.4s, v3.4s
    zip2 v1.4s, v1.4s, v3.4s
    zip1 v3.4s, v4.4s, v2.4s
    zip2 v2.4s, v4.4s, v2.4s
    zip1 v4.4s, v0.4s, v1.4s
    zip2 v0.4s, v0.4s, v1.4s
    str q3, [x6]
    str q2, [x6, #16]
    str q4, [x6, #32]
    str q0, [x6, #48]
    add x6, x6, #64
    cbnz x8, .Lrepeat_128
    lsl x0, x3, #2
    add x1, x2, x0
    lsl x3, x3, #3
    mov w5, #4
    add x7, x1, x0
    add x8, x7, x0
    add x9, x8, x0
    add x10, x9, x0
    add x11, x10, x0
    add x0, x11, x0
.Lrepeat_129:
    ldp q0, q1, [x4]
    adrp x12, .Lconstants_nnp_winograd_f7x7_2x2_kernel__aarch64_neon
    ldr q2, [x12, :lo12:.Lconstants_nnp_winograd_f7x7_2x2_kernel__aarch64_neon]
    mov x12, x6
    mov w13, #8
    adrp x14, .Lconstants_nnp_winograd_f7x7_2x2_kernel__aarch64_neon+16
    ldr q3, [x14, :lo12:.Lconstants_nnp_winograd_f7x7_2x2_kernel__aarch64_neon+16]
    fmul v4.4s, v0.4s, v2.s[0]
    fmul v5.4s, v0.4s, v2.s[2]
    str q1, [x6, #96]
    str q0, [x6, #112]
    fmul v0.4s, v0.4s, v3.s[0]
    mov v6.16b, v4.16b
    mov v7.16b, v5.16b
    mov v16.16b, v0.16b
    fmla v4.4s, v1.4s, v2.s[1]
    fmls v6.4s, v1.4s, v2.s[1]
    fmla v7.4s, v1.4s, v2.s[3]
    fmls v5.4s, v1.4s, v2.s[3]
    fmla v16.4s, v1.4s, v3.s[1]
    fmls v0.4s, v1.4s, v3.s[1]
    str q4, [x6, #16]
    str q6, [x6]
    str q7, [x6, #32]
    str q5, [x6, #48]
    str q16, [x6, #64]
    str q0, [x6, #80]
    ldp q0, q1, [x4, #32]
    fmul v4.4s, v0.4s, v2.s[0]
    fmul v5.4s, v0.4s, v2.s[2]
    str q1, [x6, #224]
    str q0, [x6, #240]
    fmul v0.4s, v0.4s, v3.s[0]
    mov v6.16b, v4.16b
    mov v7.16b, v5.16b
    mov v16.16b, v0.16b
    fmla v4.4s, v1.4s, v2.s[1]
    fmls v6.4s, v1.4s, v2.s[1]
    fmla v7.4s, v1.4s, v2.s[3]
    fmls v5.4s, v1.4s, v2.s[3]
    fmla v16.4s, v1.4s, v3.s[1]
    fmls v0.4s, v1.4s, v3.s[1]
    str q4, [x6, #144]
    str q6, [x6, #128]
    str q7, [x6, #160]
    str q5, [x6, #176]
    str q16, [x6, #192]
    str q0, [x6, #208]
.Lrepeat_130:
    ldr q0, [x12]
    ldr q1, [x12, #128]
    sub x13, x13, #1
    add x12, x12, #16
    fmul v4.4s, v0.4s, v2.s[0]
    fmul v5.4s, v0.4s, v2.s[2]
    fmul v6.4s, v0.4s, v3.s[0]
    mov v7.16b, v4.16b
    mov v16.16b, v5.16b
    fmla v4.4s, v1.4s, v2.s[1]
    mov v17.16b, v6.16b
    fmls v7.4s, v1.4s, v2.s[1]
    fmla v16.4s, v1.4s, v2.s[3]
    fmls v5.4s, v1.4s, v2.s[3]
    fmla v17.4s, v1.4s, v3.s[1]
    fmls v6.4s, v1.4s, v3.s[1]
    str q7, [x2]
    add x2, x2, x3, lsl #2
    str q4, [x1]
    add x1, x1, x3, lsl #2
    str q16, [x7]
    add x7, x7, x3, lsl #2
    str q5, [x8]
    add x8, x8, x3, lsl #2
    str q17, [x9]
    add x9, x9, x3, lsl #2
    str q6, [x10]
    add x10, x10, x3, lsl #2
    str q1, [x11]
    add x11, x11, x3, lsl #2
    str q0, [x0]
    add x0, x0, x3, lsl #2
    cbnz x13, .Lrepeat_130
    lsl x12, x3, #3
    sub x5, x5, #1
    add x4, x4, #64
    sub x2, x2, x12, lsl #2
    sub x1, x1, x12, lsl #2
    sub x7, x7, x12, lsl #2
    sub x8, x8, x12, lsl #2
    sub x9, x9, x12, lsl #2
    sub x10, x10, x12, lsl #2
    sub x11, x11, x12, lsl #2
    sub x0, x0, x12, lsl #2
    add x2, x2, #32
    add x1, x1, #32
    add x7, x7, #32
    add x8, x8, #32
    add x9, x9, #32
    add x10, x10, #32
    add x11, x11, #32
    add x0, x0, #32
    cbnz x5, .Lrepeat_129
    ret
    .size nnp_winograd_f7x7_2x2_kernel__aarch64_neon, . - nnp_winograd_f7x7_2x2_kernel__aarch64_neon

.section .rodata
    .p2align 4
.Lconstants_nnp_winograd_f7x7_2x2_output_with_bias__aarch64_neon:
    .long 0x40000000, 0x3f000000, 0x40800000, 0x3e800000
    .long 0x41000000, 0x3e000000, 0x41800000, 0x3d800000
    .long 0x42000000, 0x3d000000, 0x42800000, 0x3c800000

    .text
    .p2align 4
    .globl nnp_winograd_f7x7_2x2_output_with_bias__aarch64_neon
    .type nnp_winograd_f7x7_2x2_output_with_bias__aarch64_neon, %function
nnp_winograd_f7x7_2x2_output_with_bias__aarch64_neon:
    lsl x6, x1, #2
    mov x15, x2
    add x2, x0, x6
    add x7, x2, x6
    lsl x1, x1, #3
    mov x8, x5
    add x9, x7, x6
    mov w10, #8
    add x11, x9, x6
    add x12, x11, x6
    add x13, x12, x6
    add x6, x13, x6
.Lrepeat_131:
    ldr q0, [x0]
    ldr q1, [x2]
    sub x10, x10, #1
    add x0, x0, x1, lsl #2
    ldr q2, [x7]
    ldr q3, [x9]
    add x2, x2, x1, lsl #2
    add x7, x7, x1, lsl #2
    ldr q4, [x13]
    ldr q5, [x6]
    add x9, x9, x1, lsl #2
    add x13, x13, x1, lsl #2
    ldr q6, [x11]
    ldr q7, [x12]
    add x11, x11, x1, lsl #2
    add x12, x12, x1, lsl #2
    adrp x14, .Lconstants_nnp_winograd_f7x7_2x2_output_with_bias__aarch64_neon
    ldr q16, [x14, :lo12:.Lconstants_nnp_winograd_f7x7_2x2_output_with_bias__aarch64_neon]
    adrp x14, .Lconstants_nnp_winograd_f7x7_2x2_output_with_bias__aarch64_neon+16
    ldr q17, [x14, :lo12:.Lconstants_nnp_winograd_f7x7_2x2_output_with_bias__aarch64_neon+16]
    add x6, x6, x1, lsl #2
    fadd v18.4s, v0.4s, v1.4s
    fsub v0.4s, v0.4s, v1.4s
    adrp x14, .Lconstants_nnp_winograd_f7x7_2x2_output_with_bias__aarch64_neon+32
    ldr q1, [x14, :lo12:.Lconstants_nnp_winograd_f7x7_2x2_output_with_bias__aarch64_neon+32]
    fadd v19.4s, v2.4s, v3.4s
    fsub v2.4s, v2.4s, v3.4s
    fadd v3.4s, v5.4s, v18.4s
    fadd v4.4s, v4.4s, v18.4s
    mov v5.16b, v0.16b
    mov v20.16b, v0.16b
    mov v21.16b, v18.16b
    fadd v22.4s, v6.4s, v7.4s
    fsub v6.4s, v6.4s, v7.4s
    fadd v3.4s, v3.4s, v19.4s
    fmla v5.4s, v2.4s, v16.s[0]
    fmla v18.4s, v19.4s, v16.s[2]
    fmla v20.4s, v2.4s, v17.s[0]
    fmla v21.4s, v19.4s, v17.s[2]
    fmla v0.4s, v2.4s, v1.s[0]
    fmla v4.4s, v19.4s, v1.s[2]
    fmla v5.4s, v6.4s, v16.s[1]
    fmla v18.4s, v22.4s, v16.s[3]
    fmla v20.4s, v6.4s, v17.s[1]
    fmla v21.4s, v22.4s, v17.s[3]
    fmla v0.4s, v6.4s, v1.s[1]
    fmla v4.4s, v22.4s, v1.s[3]
    fadd v1.4s, v3.4s, v22.4s
    str q5, [x8, #128]
    str q18, [x8, #256]
    str q20, [x8, #384]
    str q1, [x8]
    str q21, [x8, #512]
    str q0, [x8, #640]
    str q4, [x8, #768]
    add x8, x8, #16
    cbnz x10, .Lrepeat_131
    ldr x0, [x4]
    ldr w6, [x4, #20]
    mov x7, x3
    ldr x8, [x4, #8]
    ldr w4, [x4, #16]
    lsl x0, x0, #2
    add x3, x7, x0
    add x9, x3, x0
    add x10, x9, x0
    cmp x6, #127
    bne .Lotherwise_132
    mov w0, #7
.Lrepeat_133:
    tst x4, #1
    beq .Lotherwise_134
    ld1 {v4.4s, v5.4s, v6.4s, v7.4s}, [x5], #64
    ldr q16, [x15]
    ld1 {v0.4s, v1.4s, v2.4s, v3.4s}, [x5]
    sub x5, x5, #64
    adrp x1, .Lconstants_nnp_winograd_f7x7_2x2_output_with_bias__aarch64_neon
    ldr q17, [x1, :lo12:.Lconstants_nnp_winograd_f7x7_2x2_output_with_bias__aarch64_neon]
    adrp x1, .Lconstants_nnp_winograd_f7x7_2x2_output_with_bias__aarch64_neon+16
    ldr q18, [x1, :lo12:.Lconstants_nnp_winograd_f7x7_2x2_output_with_bias__aarch64_neon+16]
    adrp x1, .Lconstants_nnp_winograd_f7x7_2x2_output_with_bias__aarch64_neon+32
    ldr q19, [x1, :lo12:.Lconstants_nnp_winograd_f7x7_2x2_output_with_bias__aarch64_neon+32]
    fadd v4.4s, v4.4s, v16.4s
    fadd v16.4s, v6.4s, v7.4s
    fsub v6.4s, v6.4s, v7.4s
    fadd v7.4s, v0.4s, v1.4s
    fsub v0.4s, v0.4s, v1.4s
    fadd v1.4s, v4.4s, v5.4s
    fsub v4.4s, v4.4s, v5.4s
    fadd v3.4s, v3.4s, v1.4s
    mov v5.16b, v4.16b
    mov v20.16b, v1.16b
    mov v21.16b, v4.16b
    fmla v5.4s, v6.4s, v17.s[0]
    fadd v2.4s, v2.4s, v1.4s
    fadd v3.4s, v3.4s, v16.4s
    fmla v20.4s, v16.4s, v17.s[2]
    fmla v21.4s, v6.4s, v18.s[0]
    fmla v5.4s, v0.4s, v17.s[1]
    fmla v20.4s, v7.4s, v17.s[3]
    fmla v21.4s, v0.4s, v18.s[1]
    fadd v3.4s, v3.4s, v7.4s
    fmla v1.4s, v16.4s, v18.s[2]
    fmla v4.4s, v6.4s, v19.s[0]
    fmla v2.4s, v16.4s, v19.s[2]
    fmla v1.4s, v7.4s, v18.s[3]
    fmla v4.4s, v0.4s, v19.s[1]
    fmla v2.4s, v7.4s, v19.s[3]
    zip1 v0.4s, v3.4s, v20.4s
    zip1 v6.4s, v5.4s, v21.4s
    zip2 v3.4s, v3.4s, v20.4s
    zip2 v5.4s, v5.4s, v21.4s
    zip1 v7.4s, v0.4s, v6.4s
    zip2 v0.4s, v0.4s, v6.4s
    zip1 v6.4s, v3.4s, v5.4s
    zip1 v16.4s, v21.4s, v4.4s
    str q7, [x7]
    zip1 v7.4s, v1.4s, v2.4s
    zip2 v3.4s, v3.4s, v5.4s
    str q0, [x3]
    zip2 v0.4s, v21.4s, v4.4s
    zip2 v1.4s, v1.4s, v2.4s
    str q6, [x9]
    zip1 v2.4s, v16.4s, v7.4s
    zip2 v4.4s, v16.4s, v7.4s
    str q3, [x10]
    zip1 v3.4s, v0.4s, v1.4s
    zip2 v0.4s, v0.4s, v1.4s
    str q2, [x7, #12]
    str q4, [x3, #12]
    str q3, [x9, #12]
    str q0, [x10, #12]
.Lotherwise_134:
    sub x0, x0, #1
    lsr x4, x4, #1
    add x7, x7, x8, lsl #2
    add x3, x3, x8, lsl #2
    add x9, x9, x8, lsl #2
    add x10, x10, x8, lsl #2
    add x5, x5, #128
    cbnz x0, .Lrepeat_133
    b .Lend_135
.Lotherwise_132:
    mov w11, #7
.Lrepeat_136:
    tst x4, #1
    beq .Lotherwise_137
    ld1 {v4.4s, v5.4s, v6.4s, v7.4s}, [x5], #64
    ldr q16, [x15]
    ubfx x0, x6, #0, #4
    ld1 {v0.4s, v1.4s, v2.4s, v3.4s}, [x5]
    sub x5, x5, #64
    adrp x1, .Lconstants_nnp_winograd_f7x7_2x2_output_with_bias__aarch64_neon
    ldr q17, [x1, :lo12:.Lconstants_nnp_winograd_f7x7_2x2_output_with_bias__aarch64_neon]
    adrp x1, .Lconstants_nnp_winograd_f7x7_2x2_output_with_bias__aarch64_neon+16
    ldr q18, [x1, :lo12:.Lconstants_nnp_winograd_f7x7_2x2_output_with_bias__aarch64_neon+16]
    adrp x1, .Lconstants_nnp_winograd_f7x7_2x2_output_with_bias__aarch64_neon+32
    ldr q19, [x1, :lo12:.Lconstants_nnp_winograd_f7x7_2x2_output_with_bias__aarch64_neon+32]
    fadd v4.4s, v4.4s, v16.4s
    fadd v16.4s, v6.4s, v7.4s
    fsub v6.4s, v6.4s, v7.4s
    fadd v7.4s, v0.4s, v1.4s
    fsub v0.4s, v0.4s, v1.4s
    fadd v1.4s, v4.4s, v5.4s
    fsub v4.4s, v4.4s, v5.4s
    fadd v3.4s, v3.4s, v1.4s
    fadd v2.4s, v2.4s, v1.4s
    mov v5.16b, v4.16b
    mov v20.16b, v4.16b
    mov v21.16b, v1.16b
    fadd v3.4s, v3.4s, v16.4s
    fmla v5.4s, v6.4s, v17.s[0]
    fmla v1.4s, v16.4s, v17.s[2]
    fmla v20.4s, v6.4s, v18.s[0]
    fmla v21.4s, v16.4s, v18.s[2]
    fmla v4.4s, v6.4s, v19.s[0]
    fmla v2.4s, v16.4s, v19.s[2]
    fadd v3.4s, v3.4s, v7.4s
    fmla v5.4s, v0.4s, v17.s[1]
    fmla v1.4s, v7.4s, v17.s[3]
    fmla v20.4s, v0.4s, v18.s[1]
    fmla v21.4s, v7.4s, v18.s[3]
    fmla v4.4s, v0.4s, v19.s[1]
    fmla v2.4s, v7.4s, v19.s[3]
    cmp x0, #15
    bne .Lotherwise_138
    zip1 v0.4s, v3.4s, v1.4s
    zip1 v6.4s, v5.4s, v20.4s
    zip2 v1.4s, v3.4s, v1.4s
    zip2 v3.4s, v5.4s, v20.4s
    zip1 v5.4s, v0.4s, v6.4s
    zip2 v0.4s, v0.4s, v6.4s
    zip1 v6.4s, v1.4s, v3.4s
    zip2 v1.4s, v1.4s, v3.4s
    str q5, [x7]
    str q0, [x3]
    str q6, [x9]
    str q1, [x10]
    b .Lend_139
.Lotherwise_138:
    tst x6, #1
    beq .Lotherwise_140
    st1 {v3.s}[0], [x7]
    st1 {v3.s}[1], [x3]
    st1 {v3.s}[2], [x9]
    st1 {v3.s}[3], [x10]
.Lotherwise_140:
    tst x6, #2
    beq .Lotherwise_141
    add x0, x7, #4
    add x1, x3, #4
    add x2, x9, #4
    st1 {v5.s}[0], [x0]
    add x0, x10, #4
    st1 {v5.s}[1], [x1]
    st1 {v5.s}[2], [x2]
    st1 {v5.s}[3], [x0]
.Lotherwise_141:
    tst x6, #4
    beq .Lotherwise_142
    add x0, x7, #8
    add x1, x3, #8
    add x2, x9, #8
    st1 {v1.s}[0], [x0]
    add x0, x10, #8
    st1 {v1.s}[1], [x1]
    st1 {v1.s}[2], [x2]
    st1 {v1.s}[3], [x0]
.Lotherwise_142:
    tst x6, #8
    beq .Lotherwise_143
    add x0, x7, #12
    add x1, x3, #12
    add x2, x9, #12
    st1 {v20.s}[0], [x0]
    add x0, x10, #12
    st1 {v20.s}[1], [x1]
    st1 {v20.s}[2], [x2]
    st1 {v20.s}[3], [x0]
.Lotherwise_143:
.Lend_139:
    ubfx x0, x6, #4, #4
    cmp x0, #15
    bne .Lotherwise_144
    zip1 v0.4s, v21.4s, v2.4s
    zip1 v1.4s, v4.4s, v2.4s
    zip2 v3.4s, v21.4s, v2.4s
    zip2 v2.4s, v4.4s, v2.4s
    zip1 v4.4s, v0.4s, v1.4s
    zip2 v0.4s, v0.4s, v1.4s
    zip1 v1.4s, v3.4s, v2.4s
    zip2 v2.4s, v3.4s, v2.4s
    str q4, [x7, #16]
    str q0, [x3, #16]
    str q1, [x9, #16]
    str q2, [x10, #16]
    b .Lend_145
.Lotherwise_144:
    tst x6, #16
    beq .Lotherwise_146
    add x0, x7, #16
    add x1, x3, #16
    add x2, x9, #16
    st1 {v21.s}[0], [x0]
    add x0, x10, #16
    st1 {v21.s}[1], [x1]
    st1 {v21.s}[2], [x2]
    st1 {v21.s}[3], [x0]
.Lotherwise_146:
    tst x6, #32
    beq .Lotherwise_147
    add x0, x7, #20
    add x1, x3, #20
    add x2, x9, #20
    st1 {v4.s}[0], [x0]
    add x0, x10, #20
    st1 {v4.s}[1], [x1]
    st1 {v4.s}[2], [x2]
    st1 {v4.s}[3], [x0]
.Lotherwise_147:
    tst x6, #64
    beq .Lotherwise_148
    add x0, x7, #24
    add x1, x3, #24
    add x2, x9, #24
    st1 {v2.s}[0], [x0]
    add x0, x10, #24
    st1 {v2.s}[1], [x1]
    st1 {v2.s}[2], [x2]
    st1 {v2.s}[3], [x0]
.Lotherwise_148:
    tst x6, #128
    beq .Lotherwise_149
    add x0, x7, #28
    add x1, x3, #28
    add x2, x9, #28
    st1 {v2.s}[0], [x0]
    add x0, x10, #28
    st1 {v2.s}[1], [x1]
    st1 {v2.s}[2], [x2]
    st1 {v2.s}[3], [x0]
.Lotherwise_149:
.Lend_145:
.Lotherwise_137:
    sub x11, x11, #1
    lsr x4, x4, #1
    add x7, x7, x8, lsl #2
    add x3, x3, x8, lsl #2
    add x9, x9, x8, lsl #2
    add x10, x10, x8, lsl #2
    add x5, x5, #128
    cbnz x11, .Lrepeat_136
.Lend_135:
    ret
    .size nnp_winograd_f7x7_2x2_output_with_bias__aarch64_neon, . - nnp_winograd_f7x7_2x2_output_with_bias__aarch64_neon

.section .rodata
    .p2align 4
.Lconstants_nnp_winograd_f7x7_2x2_output_with_bias_with_relu__aarch64_neon:
    .long 0x40000000, 0x3f000000, 0x40800000, 0x3e800000
    .long 0x41000000, 0x3e000000, 0x41800000, 0x3d800000
    .long 0x42000000, 0x3d000000, 0x42800000, 0x3c800000

    .text
    .p2align 4
    .globl nnp_winograd_f7x7_2x2_output_with_bias_with_relu__aarch64_neon
    .type nnp_winograd_f7x7_2x2_output_with_bias_with_relu__aarch64_neon, %function
nnp_winograd_f7x7_2x2_output_with_bias_with_relu__aarch64_neon:
    lsl x6, x1, #2
    mov x15, x2
    add x2, x0, x6
    add x7, x2, x6
    lsl x1, x1, #3
    mov x8, x5
    add x9, x7, x6
    mov w10, #8
    add x11, x9, x6
    add x12, x11, x6
    add x13, x12, x6
    add x6, x13, x6
.Lrepeat_150:
    ldr q0, [x0]
    ldr q1, [x2]
    sub x10, x10, #1
    add x0, x0, x1, lsl #2
    ldr q2, [x7]
    ldr q3, [x9]
    add x2, x2, x1, lsl #2
    add x7, x7, x1, lsl #2
    ldr q4, [x13]
    ldr q5, [x6]
    add x9, x9, x1, lsl #2
    add x13, x13, x1, lsl #2
    ldr q6, [x11]
    ldr q7, [x12]
    add x11, x11, x1, lsl #2
    add x12, x12, x1, lsl #2
    adrp x14, .Lconstants_nnp_winograd_f7x7_2x2_output_with_bias_with_relu__aarch64_neon
    ldr q16, [x14, :lo12:.Lconstants_nnp_winograd_f7x7_2x2_output_with_bias_with_relu__aarch64_neon]
    adrp x14, .Lconstants_nnp_winograd_f7x7_2x2_output_with_bias_with_relu__aarch64_neon+16
    ldr q17, [x14, :lo12:.Lconstants_nnp_winograd_f7x7_2x2_output_with_bias_with_relu__aarch64_neon+16]
    add x6, x6, x1, lsl #2
    fadd v18.4s, v0.4s, v1.4s
    fsub v0.4s, v0.4s, v1.4s
    adrp x14, .Lconstants_nnp_winograd_f7x7_2x2_output_with_bias_with_relu__aarch64_neon+32
    ldr q1, [x14, :lo12:.Lconstants_nnp_winograd_f7x7_2x2_output_with_bias_with_relu__aarch64_neon+32]
    fadd v19.4s, v2.4s, v3.4s
    fsub v2.4s, v2.4s, v3.4s
    fadd v3.4s, v5.4s, v18.4s
    fadd v4.4s, v4.4s, v18.4s
    mov v5.16b, v0.16b
    mov v20.16b, v0.16b
    mov v21.16b, v18.16b
    fadd v22.4s, v6.4s, v7.4s
    fsub v6.4s, v6.4s, v7.4s
    fadd v3.4s, v3.4s, v19.4s
    fmla v5.4s, v2.4s, v16.s[0]
    fmla v18.4s, v19.4s, v16.s[2]
    fmla v20.4s, v2.4s, v17.s[0]
    fmla v21.4s, v19.4s, v17.s[2]
    fmla v0.4s, v2.4s, v1.s[0]
    fmla v4.4s, v19.4s, v1.s[2]
    fmla v5.4s, v6.4s, v16.s[1]
    fmla v18.4s, v22.4s, v16.s[3]
    fmla v20.4s, v6.4s, v17.s[1]
    fmla v21.4s, v22.4s, v17.s[3]
    fmla v0.4s, v6.4s, v1.s[1]
    fmla v4.4s, v22.4s, v1.s[3]
    fadd v1.4s, v3.4s, v22.4s
    str q5, [x8, #128]
    str q18, [x8, #256]
    str q20, [x8, #384]
    str q1, [x8]
    str q21, [x8, #512]
    str q0, [x8, #640]
    str q4, [x8, #768]
    add x8, x8, #16
    cbnz x10, .Lrepeat_150
    ldr x0, [x4]
    ldr w6, [x4, #20]
    mov x7, x3
    ldr x8, [x4, #8]
    ldr w4, [x4, #16]
    lsl x0, x0, #2
    add x3, x7, x0
    add x9, x3, x0
    add x10, x9, x0
    cmp x6, #127
    bne .Lotherwise_151
    mov w0, #7
.Lrepeat_152:
    tst x4, #1
    beq .Lotherwise_153
    ld1 {v4.4s, v5.4s, v6.4s, v7.4s}, [x5], #64
    ldr q16, [x15]
    movi v22.4s, #0
    ld1 {v0.4s, v1.4s, v2.4s, v3.4s}, [x5]
    sub x5, x5, #64
    adrp x1, .Lconstants_nnp_winograd_f7x7_2x2_output_with_bias_with_relu__aarch64_neon
    ldr q17, [x1, :lo12:.Lconstants_nnp_winograd_f7x7_2x2_output_with_bias_with_relu__aarch64_neon]
    adrp x1, .Lconstants_nnp_winograd_f7x7_2x2_output_with_bias_with_relu__aarch64_neon+16
    ldr q18, [x1, :lo12:.Lconstants_nnp_winograd_f7x7_2x2_output_with_bias_with_relu__aarch64_neon+16]
    adrp x1, .Lconstants_nnp_winograd_f7x7_2x2_output_with_bias_with_relu__aarch64_neon+32
    ldr q19, [x1, :lo12:.Lconstants_nnp_winograd_f7x7_2x2_output_with_bias_with_relu__aarch64_neon+32]
    fadd v4.4s, v4.4s, v16.4s
    fadd v16.4s, v6.4s, v7.4s
    fsub v6.4s, v6.4s, v7.4s
    fadd v7.4s, v0.4s, v1.4s
    fsub v0.4s, v0.4s, v1.4s
    fadd v1.4s, v4.4s, v5.4s
    fsub v4.4s, v4.4s, v5.4s
    fadd v3.4s, v3.4s, v1.4s
    mov v5.16b, v4.16b
    mov v20.16b, v1.16b
    mov v21.16b, v4.16b
    fmla v5.4s, v6.4s, v17.s[0]
    fadd v2.4s, v2.4s, v1.4s
    fadd v3.4s, v3.4s, v16.4s
    fmla v20.4s, v16.4s, v17.s[2]
    fmla v21.4s, v6.4s, v18.s[0]
    fmla v5.4s, v0.4s, v17.s[1]
    fmla v20.4s, v7.4s, v17.s[3]
    fmla v21.4s, v0.4s, v18.s[1]
    fadd v3.4s, v3.4s, v7.4s
    fmla v1.4s, v16.4s, v18.s[2]
    fmla v4.4s, v6.4s, v19.s[0]
    fmla v2.4s, v16.4s, v19.s[2]
    fmax v5.4s, v22.4s, v5.4s
    fmla v1.4s, v7.4s, v18.s[3]
    fmla v4.4s, v0.4s, v19.s[1]
    fmla v2.4s, v7.4s, v19.s[3]
    fmax v0.4s, v22.4s, v3.4s
    fmax v3.4s, v22.4s, v20.4s
    fmax v6.4s, v22.4s, v21.4s
    fmax v1.4s, v22.4s, v1.4s
    fmax v4.4s, v22.4s, v4.4s
    zip1 v7.4s, v0.4s, v3.4s
    zip1 v16.4s, v5.4s, v6.4s
    fmax v2.4s, v22.4s, v2.4s
    zip2 v0.4s, v0.4s, v3.4s
    zip2 v3.4s, v5.4s, v6.4s
    zip1 v5.4s, v7.4s, v16.4s
    zip2 v7.4s, v7.4s, v16.4s
    zip1 v16.4s, v6.4s, v4.4s
    zip1 v17.4s, v0.4s, v3.4s
    str q5, [x7]
    zip1 v5.4s, v1.4s, v2.4s
    zip2 v0.4s, v0.4s, v3.4s
    str q7, [x3]
    zip2 v3.4s, v6.4s, v4.4s
    str q17, [x9]
    zip2 v1.4s, v1.4s, v2.4s
    zip1 v2.4s, v16.4s, v5.4s
    str q0, [x10]
    zip2 v0.4s, v16.4s, v5.4s
    zip1 v4.4s, v3.4s, v1.4s
    str q2, [x7, #12]
    zip2 v1.4s, v3.4s, v1.4s
    str q0, [x3, #12]
    str q4, [x9, #12]
    str q1, [x10, #12]
.Lotherwise_153:
    sub x0, x0, #1
    lsr x4, x4, #1
    add x7, x7, x8, lsl #2
    add x3, x3, x8, lsl #2
    add x9, x9, x8, lsl #2
    add x10, x10, x8, lsl #2
    add x5, x5, #128
    cbnz x0, .Lrepeat_152
    b .Lend_154
.Lotherwise_151:
    mov w11, #7
.Lrepeat_155:
    tst x4, #1
    beq .Lotherwise_156
    ld1 {v4.4s, v5.4s, v6.4s, v7.4s}, [x5], #64
    ldr q16, [x15]
    movi v22.4s, #0
    ubfx x0, x6, #0, #4
    ld1 {v0.4s, v1.4s, v2.4s, v3.4s}, [x5]
    sub x5, x5, #64
    adrp x1, .Lconstants_nnp_winograd_f7x7_2x2_output_with_bias_with_relu__aarch64_neon
    ldr q17, [x1, :lo12:.Lconstants_nnp_winograd_f7x7_2x2_output_with_bias_with_relu__aarch64_neon]
    adrp x1, .Lconstants_nnp_winograd_f7x7_2x2_output_with_bias_with_relu__aarch64_neon+16
    ldr q18, [x1, :lo12:.Lconstants_nnp_winograd_f7x7_2x2_output_with_bias_with_relu__aarch64_neon+16]
    adrp x1, .Lconstants_nnp_winograd_f7x7_2x2_output_with_bias_with_relu__aarch64_neon+32
    ldr q19, [x1, :lo12:.Lconstants_nnp_winograd_f7x7_2x2_output_with_bias_with_relu__aarch64_neon+32]
    fadd v4.4s, v4.4s, v16.4s
    fadd v16.4s, v6.4s, v7.4s
    fsub v6.4s, v6.4s, v7.4s
    fadd v7.4s, v0.4s, v1.4s
    fsub v0.4s, v0.4s, v1.4s
    fadd v1.4s, v4.4s, v5.4s
    fsub v4.4s, v4.4s, v5.4s
    fadd v3.4s, v3.4s, v1.4s
    fadd v2.4s, v2.4s, v1.4s
    mov v5.16b, v4.16b
    mov v20.16b, v4.16b
    mov v21.16b, v1.16b
    fadd v3.4s, v3.4s, v16.4s
    fmla v5.4s, v6.4s, v17.s[0]
    fmla v1.4s, v16.4s, v17.s[2]
    fmla v20.4s, v6.4s, v18.s[0]
    fmla v21.4s, v16.4s, v18.s[2]
    fmla v4.4s, v6.4s, v19.s[0]
    fmla v2.4s, v16.4s, v19.s[2]
    fmla v5.4s, v0.4s, v17.s[1]
    fmla v1.4s, v7.4s, v17.s[3]
    fmla v20.4s, v0.4s, v18.s[1]
    fmla v21.4s, v7.4s, v18.s[3]
    fmla v4.4s, v0.4s, v19.s[1]
    fmla v2.4s, v7.4s, v19.s[3]
    fadd v0.4s, v3.4s, v7.4s
    fmax v3.4s, v22.4s, v5.4s
    fmax v1.4s, v22.4s, v1.4s
    fmax v5.4s, v22.4s, v20.4s
    fmax v0.4s, v22.4s, v0.4s
    fmax v6.4s, v22.4s, v21.4s
    fmax v4.4s, v22.4s, v4.4s
    fmax v2.4s, v22.4s, v2.4s
    cmp x0, #15
    bne .Lotherwise_157
    zip1 v7.4s, v0.4s, v1.4s
    zip1 v16.4s, v3.4s, v5.4s
    zip2 v0.4s, v0.4s, v1.4s
    zip2 v1.4s, v3.4s, v5.4s
    zip1 v3.4s, v7.4s, v16.4s
    zip2 v5.4s, v7.4s, v16.4s
    zip1 v7.4s, v0.4s, v1.4s
    zip2 v0.4s, v0.4s, v1.4s
    str q3, [x7]
    str q5, [x3]
    str q7, [x9]
    str q0, [x10]
    b .Lend_158
.Lotherwise_157:
    tst x6, #1
    beq .Lotherwise_159
    st1 {v0.s}[0], [x7]
    st1 {v0.s}[1], [x3]
    st1 {v0.s}[2], [x9]
    st1 {v0.s}[3], [x10]
.Lotherwise_159:
    tst x6, #2
    beq .Lotherwise_160
    add x0, x7, #4
    add x1, x3, #4
    add x2, x9, #4
    st1 {v3.s}[0], [x0]
    add x0, x10, #4
    st1 {v3.s}[1], [x1]
    st1 {v3.s}[2], [x2]
    st1 {v3.s}[3], [x0]
.Lotherwise_160:
    tst x6, #4
    beq .Lotherwise_161
    add x0, x7, #8
    add x1, x3, #8
    add x2, x9, #8
    st1 {v1.s}[0], [x0]
    add x0, x10, #8
    st1 {v1.s}[1], [x1]
    st1 {v1.s}[2], [x2]
    st1 {v1.s}[3], [x0]
.Lotherwise_161:
    tst x6, #8
    beq .Lotherwise_162
    add x0, x7, #12
    add x1, x3, #12
    add x2, x9, #12
    st1 {v5.s}[0], [x0]
    add x0, x10, #12
    st1 {v5.s}[1], [x1]
    st1 {v5.s}[2], [x2]
    st1 {v5.s}[3], [x0]
.Lotherwise_162:
.Lend_158:
    ubfx x0, x6, #4, #4
    cmp x0, #15
    bne .Lotherwise_163
    zip1 v0.4s, v6.4s, v2.4s
    zip1 v1.4s, v4.4s, v2.4s
    zip2 v3.4s, v6.4s, v2.4s
    zip2 v2.4s, v4.4s, v2.4s
    zip1 v4.4s, v0.4s, v1.4s
    zip2 v0.4s, v0.4s, v1.4s
    zip1 v1.4s, v3.4s, v2.4s
    zip2 v2.4s, v3.4s, v2.4s
    str q4, [x7, #16]
    str q0, [x3, #16]
    str q1, [x9, #16]
    str q2, [x10, #16]
    b .Lend_164
.Lotherwise_163:
    tst x6, #16
    beq .Lotherwise_165
    add x0, x7, #16
    add x1, x3, #16
    add x2, x9, #16
    st1 {v6.s}[0], [x0]
    add x0, x10, #16
    st1 {v6.s}[1], [x1]
    st1 {v6.s}[2], [x2]
    st1 {v6.s}[3], [x0]
.Lotherwise_165:
    tst x6, #32
    beq .Lotherwise_166
    add x0, x7, #20
    add x1, x3, #20
    add x2, x9, #20
    st1 {v4.s}[0], [x0]
    add x0, x10, #20
    st1 {v4.s}[1], [x1]
    st1 {v4.s}[2], [x2]
    st1 {v4.s}[3], [x0]
.Lotherwise_166:
    tst x6, #64
    beq .Lotherwise_167
    add x0, x7, #24
    add x1, x3, #24
    add x2, x9, #24
    st1 {v2.s}[0], [x0]
    add x0, x10, #24
    st1 {v2.s}[1], [x1]
    st1 {v2.s}[2], [x2]
    st1 {v2.s}[3], [x0]
.Lotherwise_167:
    tst x6, #128
    beq .Lotherwise_168
    add x0, x7, #28
    add x1, x3, #28
    add x2, x9, #28
    st1 {v2.s}[0], [x0]
    add x0, x10, #28
    st1 {v2.s}[1], [x1]
    st1 {v2.s}[2], [x2]
    st1 {v2.s}[3], [x0]
.Lotherwise_168:
.Lend_164:
.Lotherwise_156:
    sub x11, x11, #1
    lsr x4, x4, #1
    add x7, x7, x8, lsl #2
    add x3, x3, x8, lsl #2
    add x9, x9, x8, lsl #2
    add x10, x10, x8, lsl #2
    add x5, x5, #128
    cbnz x11, .Lrepeat_155
.Lend_154:
    ret
    .size nnp_winograd_f7x7_2x2_output_with_bias_with_relu__aarch64_neon, . - nnp_winograd_f7x7_2x2_output_with_bias_with_relu__aarch64_neon

.section .rodata
    .p2align 4
.Lconstants_nnp_winograd_f5x5_3x3_input__aarch64_neon:
    .long 0x40800000, 0x40a00000, 0x3fa00000, 0x3e800000
    .long 0x40820000, 0x3d800000, 0x3f880000, 0x41880000
    .long 0x41800000, 0x3e000000, 0x408a0000, 0x40a20000

    .text
    .p2align 4
    .globl nnp_winograd_f5x5_3x3_input__aarch64_neon
    .type nnp_winograd_f5x5_3x3_input__aarch64_neon, %function
nnp_winograd_f5x5_3x3_input__aarch64_neon:
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
    cmp x5, #127
    bne .Lotherwise_169
    mov x0, x4
    mov w1, #7
.Lrepeat_170:
    tst x10, #1
    beq .Lotherwise_171
    ldr q0, [x7]
    ldr q1, [x3]
    ldr q2, [x11]
    ldr q3, [x12]
    ldr q4, [x7, #12]
    ldr q5, [x3, #12]
    ldr q6, [x11, #12]
    ldr q7, [x12, #12]
    adrp x2, .Lconstants_nnp_winograd_f5x5_3x3_input__aarch64_neon+16
    ldr q16, [x2, :lo12:.Lconstants_nnp_winograd_f5x5_3x3_input__aarch64_neon+16]
    adrp x2, .Lconstants_nnp_winograd_f5x5_3x3_input__aarch64_neon
    ldr q17, [x2, :lo12:.Lconstants_nnp_winograd_f5x5_3x3_input__aarch64_neon]
    adrp x2, .Lconstants_nnp_winograd_f5x5_3x3_input__aarch64_neon+32
    ldr q18, [x2, :lo12:.Lconstants_nnp_winograd_f5x5_3x3_input__aarch64_neon+32]
    zip1 v19.4s, v0.4s, v2.4s
    zip1 v20.4s, v1.4s, v3.4s
    zip2 v0.4s, v0.4s, v2.4s
    zip2 v1.4s, v1.4s, v3.4s
    zip2 v2.4s, v4.4s, v6.4s
    zip2 v3.4s, v5.4s, v7.4s
    zip1 v4.4s, v4.4s, v6.4s
    zip1 v5.4s, v5.4s, v7.4s
    zip1 v6.4s, v19.4s, v20.4s
    zip2 v7.4s, v19.4s, v20.4s
    zip1 v19.4s, v2.4s, v3.4s
    zip2 v4.4s, v4.4s, v5.4s
    zip1 v5.4s, v0.4s, v1.4s
    zip2 v0.4s, v0.4s, v1.4s
    mov v1.16b, v19.16b
    mov v20.16b, v19.16b
    fmla v19.4s, v7.4s, v16.s[1]
    mov v21.16b, v6.16b
    mov v22.16b, v6.16b
    mov v23.16b, v4.16b
    zip2 v2.4s, v2.4s, v3.4s
    fmls v19.4s, v0.4s, v16.s[2]
    fmls v21.4s, v5.4s, v16.s[3]
    fmla v1.4s, v7.4s, v17.s[0]
    fmls v22.4s, v5.4s, v17.s[2]
    fmla v20.4s, v7.4s, v17.s[3]
    fmla v23.4s, v6.4s, v17.s[3]
    fmla v21.4s, v4.4s, v18.s[0]
    fmls v2.4s, v6.4s, v17.s[3]
    fmls v1.4s, v0.4s, v17.s[1]
    fmla v22.4s, v4.4s, v17.s[3]
    fmls v20.4s, v0.4s, v16.s[0]
    fmls v23.4s, v5.4s, v16.s[0]
    mov v0.16b, v19.16b
    fmla v2.4s, v5.4s, v18.s[2]
    fmls v19.4s, v21.4s, v18.s[1]
    fmla v0.4s, v21.4s, v18.s[1]
    fmls v2.4s, v4.4s, v18.s[3]
    fadd v3.4s, v1.4s, v22.4s
    fsub v1.4s, v1.4s, v22.4s
    fadd v4.4s, v20.4s, v23.4s
    fsub v5.4s, v20.4s, v23.4s
    str q19, [x0, #96]
    str q3, [x0]
    str q0, [x0, #64]
    str q1, [x0, #16]
    str q4, [x0, #32]
    str q5, [x0, #48]
    str q2, [x0, #80]
    b .Lend_172
.Lotherwise_171:
    movi v0.4s, #0
    movi v1.4s, #0
    movi v2.4s, #0
    movi v3.4s, #0
    movi v4.4s, #0
    movi v5.4s, #0
    str q0, [x0]
    str q1, [x0, #16]
    movi v0.4s, #0
    str q2, [x0, #32]
    str q3, [x0, #48]
    str q4, [x0, #64]
    str q5, [x0, #80]
    str q0, [x0, #96]
.Lend_172:
    sub x1, x1, #1
    lsr x10, x10, #1
    add x7, x7, x9, lsl #2
    add x3, x3, x9, lsl #2
    add x11, x11, x9, lsl #2
    add x12, x12, x9, lsl #2
    add x0, x0, #112
    cbnz x1, .Lrepeat_170
    b .Lend_173
.Lotherwise_169:
    mov x13, x4
    mov w14, #7
.Lrepeat_174:
    tst x10, #1
    beq .Lotherwise_175
    ubfx x0, x5, #0, #4
    cmp x0, #15
    bne .Lotherwise_176
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
    b .Lend_177
.Lotherwise_176:
    movi v3.4s, #0
    tst x5, #1
    beq .Lotherwise_178
    ld1 {v3.s}[0], [x7]
    ld1 {v3.s}[1], [x3]
    ld1 {v3.s}[2], [x11]
    ld1 {v3.s}[3], [x12]
.Lotherwise_178:
    movi v2.4s, #0
    tst x5, #2
    beq .Lotherwise_179
    add x0, x7, #4
    add x1, x3, #4
    add x2, x11, #4
    ld1 {v2.s}[0], [x0]
    add x0, x12, #4
    ld1 {v2.s}[1], [x1]
    ld1 {v2.s}[2], [x2]
    ld1 {v2.s}[3], [x0]
.Lotherwise_179:
    movi v4.4s, #0
    tst x5, #4
    beq .Lotherwise_180
    add x0, x7, #8
    add x1, x3, #8
    add x2, x11, #8
    ld1 {v4.s}[0], [x0]
    add x0, x12, #8
    ld1 {v4.s}[1], [x1]
    ld1 {v4.s}[2], [x2]
    ld1 {v4.s}[3], [x0]
.Lotherwise_180:
    movi v0.4s, #0
    tst x5, #8
    beq .Lotherwise_181
    add x0, x7, #12
    add x1, x3, #12
    add x2, x11, #12
    ld1 {v0.s}[0], [x0]
    add x0, x12, #12
    ld1 {v0.s}[1], [x1]
    ld1 {v0.s}[2], [x2]
    ld1 {v0.s}[3], [x0]
.Lotherwise_181:
.Lend_177:
    movi v1.4s, #0
    tst x5, #16
    beq .Lotherwise_182
    add x0, x7, #16
    add x1, x3, #16
    add x2, x11, #16
    ld1 {v1.s}[0], [x0]
    add x0, x12, #16
    ld1 {v1.s}[1], [x1]
    ld1 {v1.s}[2], [x2]
    ld1 {v1.s}[3], [x0]
.Lotherwise_182:
    movi v5.4s, #0
    tst x5, #32
    beq .Lotherwise_183
    add x0, x7, #20
    add x1, x3, #20
    add x2, x11, #20
    ld1 {v5.s}[0], [x0]
    add x0, x12, #20
    ld1 {v5.s}[1], [x1]
    ld1 {v5.s}[2], [x2]
    ld1 {v5.s}[3], [x0]
.Lotherwise_183:
    movi v6.4s, #0
    tst x5, #64
    beq .Lotherwise_184
    add x0, x7, #24
    add x1, x3, #24
    add x2, x11, #24
    ld1 {v6.s}[0], [x0]
    add x0, x12, #24
    ld1 {v6.s}[1], [x1]
    ld1 {v6.s}[2], [x2]
    ld1 {v6.s}[3], [x0]
.Lotherwise_184:
    adrp x0, .Lconstants_nnp_winograd_f5x5_3x3_input__aarch64_neon+16
    ldr q7, [x0, :lo12:.Lconstants_nnp_winograd_f5x5_3x3_input__aarch64_neon+16]
    adrp x0, .Lconstants_nnp_winograd_f5x5_3x3_input__aarch64_neon
    ldr q16, [x0, :lo12:.Lconstants_nnp_winograd_f5x5_3x3_input__aarch64_neon]
    mov v17.16b, v5.16b
    mov v18.16b, v5.16b
    adrp x0, .Lconstants_nnp_winograd_f5x5_3x3_input__aarch64_neon+32
    ldr q19, [x0, :lo12:.Lconstants_nnp_winograd_f5x5_3x3_input__aarch64_neon+32]
    mov v20.16b, v3.16b
    mov v21.16b, v3.16b
    mov v22.16b, v1.16b
    fmla v5.4s, v2.4s, v7.s[1]
    fmls v20.4s, v4.4s, v7.s[3]
    fmla v17.4s, v2.4s, v16.s[0]
    fmls v21.4s, v4.4s, v16.s[2]
    fmls v5.4s, v0.4s, v7.s[2]
    fmla v18.4s, v2.4s, v16.s[3]
    fmla v22.4s, v3.4s, v16.s[3]
    fmla v20.4s, v1.4s, v19.s[0]
    fmls v6.4s, v3.4s, v16.s[3]
    fmls v17.4s, v0.4s, v16.s[1]
    fmla v21.4s, v1.4s, v16.s[3]
    fmls v18.4s, v0.4s, v7.s[0]
    fmls v22.4s, v4.4s, v7.s[0]
    mov v0.16b, v5.16b
    fmla v6.4s, v4.4s, v19.s[2]
    fmls v5.4s, v20.4s, v19.s[1]
    fmla v0.4s, v20.4s, v19.s[1]
    fmls v6.4s, v1.4s, v19.s[3]
    fadd v1.4s, v17.4s, v21.4s
    fsub v2.4s, v17.4s, v21.4s
    fadd v3.4s, v18.4s, v22.4s
    fsub v4.4s, v18.4s, v22.4s
    str q5, [x13, #96]
    str q1, [x13]
    str q0, [x13, #64]
    str q2, [x13, #16]
    str q3, [x13, #32]
    str q4, [x13, #48]
    str q6, [x13, #80]
    b .Lend_185
.Lotherwise_175:
    movi v0.4s, #0
    movi v1.4s, #0
    movi v2.4s, #0
    movi v3.4s, #0
    movi v4.4s, #0
    movi v5.4s, #0
    str q0, [x13]
    str q1, [x13, #16]
    movi v0.4s, #0
    str q2, [x13, #32]
    str q3, [x13, #48]
    str q4, [x13, #64]
    str q5, [x13, #80]
    str q0, [x13, #96]
.Lend_185:
    sub x14, x14, #1
    lsr x10, x10, #1
    add x7, x7, x9, lsl #2
    add x3, x3, x9, lsl #2
    add x11, x11, x9, lsl #2
    add x12, x12, x9, lsl #2
    add x13, x13, #112
    cbnz x14, .Lrepeat_174
.Lend_173:
    lsl x0, x8, #2
    mov w1, #7
    add x2, x6, x0
    mul x1, x8, x1
    add x3, x2, x0
    mov w5, #7
    add x7, x3, x0
    add x8, x7, x0
    add x9, x8, x0
    add x0, x9, x0
.Lrepeat_186:
    ldr q0, [x4]
    ldr q1, [x4, #560]
    sub x5, x5, #1
    ldr q2, [x4, #112]
    ldr q3, [x4, #224]
    ldr q4, [x4, #448]
    adrp x10, .Lconstants_nnp_winograd_f5x5_3x3_input__aarch64_neon
    ldr q5, [x10, :lo12:.Lconstants_nnp_winograd_f5x5_3x3_input__aarch64_neon]
    adrp x10, .Lconstants_nnp_winograd_f5x5_3x3_input__aarch64_neon+16
    ldr q6, [x10, :lo12:.Lconstants_nnp_winograd_f5x5_3x3_input__aarch64_neon+16]
    ldr q7, [x4, #336]
    adrp x10, .Lconstants_nnp_winograd_f5x5_3x3_input__aarch64_neon+32
    ldr q16, [x10, :lo12:.Lconstants_nnp_winograd_f5x5_3x3_input__aarch64_neon+32]
    ldr q17, [x4, #672]
    add x4, x4, #16
    mov v18.16b, v1.16b
    mov v19.16b, v0.16b
    mov v20.16b, v1.16b
    mov v21.16b, v0.16b
    fmla v18.4s, v2.4s, v5.s[0]
    fmls v19.4s, v3.4s, v5.s[2]
    mov v22.16b, v4.16b
    fmla v1.4s, v2.4s, v6.s[1]
    fmls v18.4s, v7.4s, v5.s[1]
    fmla v19.4s, v4.4s, v5.s[3]
    fmla v20.4s, v2.4s, v5.s[3]
    fmla v22.4s, v0.4s, v5.s[3]
    fmls v1.4s, v7.4s, v6.s[2]
    fmls v21.4s, v3.4s, v6.s[3]
    fmls v20.4s, v7.4s, v6.s[0]
    fmls v22.4s, v3.4s, v6.s[0]
    fmla v21.4s, v4.4s, v16.s[0]
    fadd v2.4s, v18.4s, v19.4s
    fsub v6.4s, v18.4s, v19.4s
    fmls v17.4s, v0.4s, v5.s[3]
    mov v0.16b, v1.16b
    fadd v5.4s, v20.4s, v22.4s
    str q2, [x6]
    fsub v2.4s, v20.4s, v22.4s
    add x6, x6, x1, lsl #2
    fmla v0.4s, v21.4s, v16.s[1]
    fmla v17.4s, v3.4s, v16.s[2]
    str q6, [x2]
    add x2, x2, x1, lsl #2
    fmls v1.4s, v21.4s, v16.s[1]
    str q5, [x3]
    fmls v17.4s, v4.4s, v16.s[3]
    add x3, x3, x1, lsl #2
    str q2, [x7]
    add x7, x7, x1, lsl #2
    str q0, [x8]
    add x8, x8, x1, lsl #2
    str q1, [x0]
    add x0, x0, x1, lsl #2
    str q17, [x9]
    add x9, x9, x1, lsl #2
    cbnz x5, .Lrepeat_186
    ret
    .size nnp_winograd_f5x5_3x3_input__aarch64_neon, . - nnp_winograd_f5x5_3x3_input__aarch64_neon

.section .rodata
    .p2align 4
.Lconstants_nnp_winograd_f5x5_3x3_kernel__aarch64_neon:
    .long 0x3e0ab356, 0x3d800000, 0x3f0ab356, 0xbe360b61
    .long 0x3e360b61, 0x3d2d602b, 0x40800000, 0x3cad602b

    .text
    .p2align 4
    .globl nnp_winograd_f5x5_3x3_kernel__aarch64_neon
    .type nnp_winograd_f5x5_3x3_kernel__aarch64_neon, %function
nnp_winograd_f5x5_3x3_kernel__aarch64_neon:
    lsl x1, x1, #2
    add x5, x0, x1
    mov x6, x4
    add x7, x5, x1
    mov w8, #9
    add x1, x7, x1
.Lrepeat_187:
    ldr q0, [x0]
    ldr q1, [x5]
    sub x8, x8, #1
    add x0, x0, #16
    ldr q2, [x7]
    ldr q3, [x1]
    add x5, x5, #16
    add x7, x7, #16
    add x1, x1, #16
    zip1 v4.4s, v0.4s, v2.4s
    zip2 v0.4s, v0.4s, v2.4s
    zip1 v2.4s, v1.4s, v3.4s
    zip2 v1.4s, v1.4s, v3.4s
    zip1 v3.4s, v4.4s, v2.4s
    zip2 v2.4s, v4.4s, v2.4s
    zip1 v4.4s, v0.4s, v1.4s
    zip2 v0.4s, v0.4s, v1.4s
    str q3, [x6]
    str q2, [x6, #16]
    str q4, [x6, #32]
    str q0, [x6, #48]
    add x6, x6, #64
    cbnz x8, .Lrepeat_187
    lsl x0, x3, #2
    mov w1, #7
    add x5, x2, x0
    mul x1, x3, x1
    add x3, x5, x0
    mov w7, #4
    add x8, x3, x0
    add x9, x8, x0
    add x10, x9, x0
    add x0, x10, x0
.Lrepeat_188:
    ldp q0, q1, [x4]
    adrp x11, .Lconstants_nnp_winograd_f5x5_3x3_kernel__aarch64_neon
    ldr q17, [x11, :lo12:.Lconstants_nnp_winograd_f5x5_3x3_kernel__aarch64_neon]
    mov x11, x6
    mov w12, #7
    adrp x13, .Lconstants_nnp_winograd_f5x5_3x3_kernel__aarch64_neon+16
    ldr q18, [x13, :lo12:.Lconstants_nnp_winograd_f5x5_3x3_kernel__aarch64_neon+16]
    ldr q2, [x4, #32]
    mov v3.16b, v0.16b
    fmul v4.4s, v1.4s, v17.s[0]
    fmul v5.4s, v1.4s, v17.s[3]
    fmul v1.4s, v1.4s, v18.s[1]
    fmla v3.4s, v2.4s, v17.s[1]
    fadd v6.4s, v0.4s, v2.4s
    str q2, [x6, #80]
    fmla v0.4s, v2.4s, v18.s[2]
    mov v2.16b, v4.16b
    mov v7.16b, v5.16b
    mov v16.16b, v1.16b
    fmla v5.4s, v6.4s, v18.s[0]
    fmla v2.4s, v3.4s, v17.s[2]
    fmls v4.4s, v3.4s, v17.s[2]
    fmls v7.4s, v6.4s, v18.s[0]
    fmla v16.4s, v0.4s, v18.s[3]
    fmls v1.4s, v0.4s, v18.s[3]
    str q5, [x6, #48]
    str q2, [x6]
    str q4, [x6, #16]
    str q7, [x6, #32]
    str q16, [x6, #64]
    str q1, [x6, #96]
    ldp q0, q1, [x4, #48]
    ldr q2, [x4, #80]
    mov v3.16b, v0.16b
    fmul v4.4s, v1.4s, v17.s[0]
    str q2, [x6, #192]
    fmul v5.4s, v1.4s, v17.s[3]
    fmul v1.4s, v1.4s, v18.s[1]
    fmla v3.4s, v2.4s, v17.s[1]
    fadd v6.4s, v0.4s, v2.4s
    fmla v0.4s, v2.4s, v18.s[2]
    mov v2.16b, v4.16b
    mov v7.16b, v5.16b
    mov v16.16b, v1.16b
    fmla v5.4s, v6.4s, v18.s[0]
    fmla v2.4s, v3.4s, v17.s[2]
    fmls v4.4s, v3.4s, v17.s[2]
    fmls v7.4s, v6.4s, v18.s[0]
    fmla v16.4s, v0.4s, v18.s[3]
    fmls v1.4s, v0.4s, v18.s[3]
    str q5, [x6, #160]
    str q2, [x6, #112]
    str q4, [x6, #128]
    str q7, [x6, #144]
    str q16, [x6, #176]
    str q1, [x6, #208]
    ldp q0, q1, [x4, #96]
    ldr q2, [x4, #128]
    mov v3.16b, v0.16b
    fmul v4.4s, v1.4s, v17.s[0]
    str q2, [x6, #304]
    fmul v5.4s, v1.4s, v17.s[3]
    fmul v1.4s, v1.4s, v18.s[1]
    fmla v3.4s, v2.4s, v17.s[1]
    fadd v6.4s, v0.4s, v2.4s
    fmla v0.4s, v2.4s, v18.s[2]
    mov v2.16b, v4.16b
    mov v7.16b, v5.16b
    mov v16.16b, v1.16b
    fmla v5.4s, v6.4s, v18.s[0]
    fmla v2.4s, v3.4s, v17.s[2]
    fmls v4.4s, v3.4s, v17.s[2]
    fmls v7.4s, v6.4s, v18.s[0]
    fmla v16.4s, v0.4s, v18.s[3]
    fmls v1.4s, v0.4s, v18.s[3]
    str q5, [x6, #272]
    str q2, [x6, #224]
    str q4, [x6, #240]
    str q7, [x6, #256]
    str q16, [x6, #288]
    str q1, [x6, #320]
.Lrepeat_189:
    ldr q0, [x11]
    ldr q1, [x11, #112]
    sub x12, x12, #1
    ldr q2, [x11, #224]
    add x11, x11, #16
    mov v3.16b, v0.16b
    fmul v4.4s, v1.4s, v17.s[0]
    fmul v5.4s, v1.4s, v17.s[3]
    fadd v6.4s, v0.4s, v2.4s
    fmla v3.4s, v2.4s, v17.s[1]
    fmul v1.4s, v1.4s, v18.s[1]
    mov v7.16b, v4.16b
    fmla v0.4s, v2.4s, v18.s[2]
    mov v16.16b, v5.16b
    fmla v5.4s, v6.4s, v18.s[0]
    mov v19.16b, v1.16b
    fmla v7.4s, v3.4s, v17.s[2]
    fmls v4.4s, v3.4s, v17.s[2]
    fmls v16.4s, v6.4s, v18.s[0]
    fmla v19.4s, v0.4s, v18.s[3]
    fmls v1.4s, v0.4s, v18.s[3]
    str q7, [x2]
    add x2, x2, x1, lsl #2
    str q4, [x5]
    add x5, x5, x1, lsl #2
    str q16, [x3]
    add x3, x3, x1, lsl #2
    str q5, [x8]
    add x8, x8, x1, lsl #2
    str q19, [x9]
    add x9, x9, x1, lsl #2
    str q2, [x10]
    add x10, x10, x1, lsl #2
    str q1, [x0]
    add x0, x0, x1, lsl #2
    cbnz x12, .Lrepeat_189
    mov w11, #7
    sub x7, x7, #1
    add x4, x4, #144
    mul x11, x1, x11
    sub x2, x2, x11, lsl #2
    sub x5, x5, x11, lsl #2
    sub x3, x3, x11, lsl #2
    sub x8, x8, x11, lsl #2
    sub x9, x9, x11, lsl #2
    sub x10, x10, x11, lsl #2
    sub x0, x0, x11, lsl #2
    add x2, x2, #32
    add x5, x5, #32
    add x3, x3, #32
    add x8, x8, #32
    add x9, x9, #32
    add x10, x10, #32
    add x0, x0, #32
    cbnz x7, .Lrepeat_188
    ret
    .size nnp_winograd_f5x5_3x3_kernel__aarch64_neon, . - nnp_winograd_f5x5_3x3_kernel__aarch64_neon

.section .rodata
    .p2align 4
.Lconstants_nnp_winograd_f5x5_3x3_output_with_bias__aarch64_neon:
    .long 0x3e800000, 0x40000000, 0x3d800000, 0x40800000
    .long 0x3c800000, 0x41000000, 0x3b800000, 0x41800000

    .text
    .p2align 4
    .globl nnp_winograd_f5x5_3x3_output_with_bias__aarch64_neon
    .type nnp_winograd_f5x5_3x3_output_with_bias__aarch64_neon, %function
nnp_winograd_f5x5_3x3_output_with_bias__aarch64_neon:
    lsl x6, x1, #2
    mov w7, #7
    add x8, x0, x6
    mov x14, x2
    add x2, x8, x6
    mul x1, x1, x7
    add x7, x2, x6
    mov x9, x5
    mov w10, #7
    add x11, x7, x6
    add x12, x11, x6
    add x6, x12, x6
.Lrepeat_190:
    ldr q0, [x2]
    ldr q1, [x7]
    sub x10, x10, #1
    add x2, x2, x1, lsl #2
    ldr q2, [x0]
    ldr q3, [x8]
    add x0, x0, x1, lsl #2
    add x8, x8, x1, lsl #2
    ldr q4, [x12]
    ldr q5, [x11]
    add x7, x7, x1, lsl #2
    add x11, x11, x1, lsl #2
    ldr q6, [x6]
    adrp x13, .Lconstants_nnp_winograd_f5x5_3x3_output_with_bias__aarch64_neon
    ldr q7, [x13, :lo12:.Lconstants_nnp_winograd_f5x5_3x3_output_with_bias__aarch64_neon]
    add x12, x12, x1, lsl #2
    add x6, x6, x1, lsl #2
    adrp x13, .Lconstants_nnp_winograd_f5x5_3x3_output_with_bias__aarch64_neon+16
    ldr q16, [x13, :lo12:.Lconstants_nnp_winograd_f5x5_3x3_output_with_bias__aarch64_neon+16]
    fadd v17.4s, v0.4s, v1.4s
    fsub v0.4s, v0.4s, v1.4s
    fadd v1.4s, v2.4s, v3.4s
    fsub v2.4s, v2.4s, v3.4s
    fadd v3.4s, v4.4s, v17.4s
    mov v4.16b, v0.16b
    fadd v18.4s, v5.4s, v6.4s
    fsub v5.4s, v5.4s, v6.4s
    fadd v6.4s, v1.4s, v17.4s
    fmla v4.4s, v2.4s, v7.s[0]
    fmla v17.4s, v1.4s, v7.s[2]
    fmla v0.4s, v2.4s, v16.s[0]
    fmla v3.4s, v1.4s, v16.s[2]
    fmla v4.4s, v5.4s, v7.s[1]
    fmla v17.4s, v18.4s, v7.s[3]
    fmla v0.4s, v5.4s, v16.s[1]
    fmla v3.4s, v18.4s, v16.s[3]
    fadd v1.4s, v6.4s, v18.4s
    str q4, [x9, #112]
    str q17, [x9, #224]
    str q1, [x9]
    str q0, [x9, #336]
    str q3, [x9, #448]
    add x9, x9, #16
    cbnz x10, .Lrepeat_190
    ldr x0, [x4]
    ldr w6, [x4, #20]
    mov x7, x3
    ldr x8, [x4, #8]
    ldr w4, [x4, #16]
    lsl x0, x0, #2
    add x3, x7, x0
    add x9, x3, x0
    add x10, x9, x0
    cmp x6, #31
    bne .Lotherwise_191
    mov w0, #5
.Lrepeat_192:
    tst x4, #1
    beq .Lotherwise_193
    ld1 {v0.4s, v1.4s, v2.4s, v3.4s}, [x5]
    ldr q4, [x14]
    ldp q5, q6, [x5, #64]
    ldr q7, [x5, #96]
    adrp x1, .Lconstants_nnp_winograd_f5x5_3x3_output_with_bias__aarch64_neon
    ldr q16, [x1, :lo12:.Lconstants_nnp_winograd_f5x5_3x3_output_with_bias__aarch64_neon]
    adrp x1, .Lconstants_nnp_winograd_f5x5_3x3_output_with_bias__aarch64_neon+16
    ldr q17, [x1, :lo12:.Lconstants_nnp_winograd_f5x5_3x3_output_with_bias__aarch64_neon+16]
    fadd v2.4s, v2.4s, v4.4s
    fadd v4.4s, v0.4s, v1.4s
    fsub v0.4s, v0.4s, v1.4s
    fadd v1.4s, v5.4s, v7.4s
    fsub v5.4s, v5.4s, v7.4s
    fadd v7.4s, v2.4s, v3.4s
    fsub v2.4s, v2.4s, v3.4s
    mov v3.16b, v2.16b
    mov v18.16b, v7.16b
    fadd v19.4s, v4.4s, v7.4s
    fmla v2.4s, v0.4s, v17.s[0]
    fmla v3.4s, v0.4s, v16.s[0]
    fmla v18.4s, v4.4s, v16.s[2]
    fadd v0.4s, v6.4s, v7.4s
    fmla v2.4s, v5.4s, v17.s[1]
    fmla v3.4s, v5.4s, v16.s[1]
    fmla v18.4s, v1.4s, v16.s[3]
    fadd v5.4s, v19.4s, v1.4s
    fmla v0.4s, v4.4s, v17.s[2]
    fmla v0.4s, v1.4s, v17.s[3]
    zip1 v1.4s, v5.4s, v18.4s
    zip1 v4.4s, v3.4s, v2.4s
    zip2 v5.4s, v5.4s, v18.4s
    zip2 v6.4s, v3.4s, v2.4s
    zip1 v7.4s, v3.4s, v2.4s
    zip1 v16.4s, v1.4s, v4.4s
    zip2 v1.4s, v1.4s, v4.4s
    zip1 v4.4s, v5.4s, v6.4s
    zip1 v17.4s, v18.4s, v0.4s
    str q16, [x7]
    zip2 v5.4s, v5.4s, v6.4s
    zip2 v2.4s, v3.4s, v2.4s
    str q1, [x3]
    zip2 v0.4s, v18.4s, v0.4s
    zip1 v1.4s, v7.4s, v17.4s
    str q4, [x9]
    zip2 v3.4s, v7.4s, v17.4s
    str q5, [x10]
    zip1 v4.4s, v2.4s, v0.4s
    zip2 v0.4s, v2.4s, v0.4s
    str q1, [x7, #4]
    str q3, [x3, #4]
    str q4, [x9, #4]
    str q0, [x10, #4]
.Lotherwise_193:
    sub x0, x0, #1
    lsr x4, x4, #1
    add x7, x7, x8, lsl #2
    add x3, x3, x8, lsl #2
    add x9, x9, x8, lsl #2
    add x10, x10, x8, lsl #2
    add x5, x5, #112
    cbnz x0, .Lrepeat_192
    b .Lend_194
.Lotherwise_191:
    mov w11, #5
.Lrepeat_195:
    tst x4, #1
    beq .Lotherwise_196
    ld1 {v0.4s, v1.4s, v2.4s, v3.4s}, [x5]
    ldr q4, [x14]
    ubfx x0, x6, #0, #4
    ldp q5, q6, [x5, #64]
    ldr q7, [x5, #96]
    adrp x1, .Lconstants_nnp_winograd_f5x5_3x3_output_with_bias__aarch64_neon
    ldr q16, [x1, :lo12:.Lconstants_nnp_winograd_f5x5_3x3_output_with_bias__aarch64_neon]
    adrp x1, .Lconstants_nnp_winograd_f5x5_3x3_output_with_bias__aarch64_neon+16
    ldr q17, [x1, :lo12:.Lconstants_nnp_winograd_f5x5_3x3_output_with_bias__aarch64_neon+16]
    fadd v2.4s, v2.4s, v4.4s
    fadd v4.4s, v0.4s, v1.4s
    fsub v0.4s, v0.4s, v1.4s
    fadd v1.4s, v5.4s, v7.4s
    fsub v5.4s, v5.4s, v7.4s
    fadd v7.4s, v2.4s, v3.4s
    fsub v2.4s, v2.4s, v3.4s
    fadd v3.4s, v6.4s, v7.4s
    mov v6.16b, v2.16b
    fadd v18.4s, v4.4s, v7.4s
    fmla v6.4s, v0.4s, v16.s[0]
    fmla v2.4s, v0.4s, v17.s[0]
    fmla v7.4s, v4.4s, v16.s[2]
    fmla v3.4s, v4.4s, v17.s[2]
    fadd v0.4s, v18.4s, v1.4s
    fmla v6.4s, v5.4s, v16.s[1]
    fmla v7.4s, v1.4s, v16.s[3]
    fmla v2.4s, v5.4s, v17.s[1]
    fmla v3.4s, v1.4s, v17.s[3]
    cmp x0, #15
    bne .Lotherwise_197
    zip1 v1.4s, v0.4s, v7.4s
    zip1 v4.4s, v6.4s, v2.4s
    zip2 v0.4s, v0.4s, v7.4s
    zip2 v2.4s, v6.4s, v2.4s
    zip1 v5.4s, v1.4s, v4.4s
    zip2 v1.4s, v1.4s, v4.4s
    zip1 v4.4s, v0.4s, v2.4s
    zip2 v0.4s, v0.4s, v2.4s
    str q5, [x7]
    str q1, [x3]
    str q4, [x9]
    str q0, [x10]
    b .Lend_198
.Lotherwise_197:
    tst x6, #1
    beq .Lotherwise_199
    st1 {v0.s}[0], [x7]
    st1 {v0.s}[1], [x3]
    st1 {v0.s}[2], [x9]
    st1 {v0.s}[3], [x10]
.Lotherwise_199:
    tst x6, #2
    beq .Lotherwise_200
    add x0, x7, #4
    add x1, x3, #4
    add x2, x9, #4
    st1 {v6.s}[0], [x0]
    add x0, x10, #4
    st1 {v6.s}[1], [x1]
    st1 {v6.s}[2], [x2]
    st1 {v6.s}[3], [x0]
.Lotherwise_200:
    tst x6, #4
    beq .Lotherwise_201
    add x0, x7, #8
    add x1, x3, #8
    add x2, x9, #8
    st1 {v7.s}[0], [x0]
    add x0, x10, #8
    st1 {v7.s}[1], [x1]
    st1 {v7.s}[2], [x2]
    st1 {v7.s}[3], [x0]
.Lotherwise_201:
    tst x6, #8
    beq .Lotherwise_202
    add x0, x7, #12
    add x1, x3, #12
    add x2, x9, #12
    st1 {v2.s}[0], [x0]
    add x0, x10, #12
    st1 {v2.s}[1], [x1]
    st1 {v2.s}[2], [x2]
    st1 {v2.s}[3], [x0]
.Lotherwise_202:
.Lend_198:
    ubfx x0, x6, #4, #4
    cmp x0, #15
    bne .Lotherwise_203
    zip1 v0.4s, v3.4s, v3.4s
    zip1 v1.4s, v3.4s, v3.4s
    zip2 v2.4s, v3.4s, v3.4s
    zip2 v3.4s, v3.4s, v3.4s
    zip1 v4.4s, v0.4s, v1.4s
    zip2 v0.4s, v0.4s, v1.4s
    zip1 v1.4s, v2.4s, v3.4s
    zip2 v2.4s, v2.4s, v3.4s
    str q4, [x7, #16]
    str q0, [x3, #16]
    str q1, [x9, #16]
    str q2, [x10, #16]
    b .Lend_204
.Lotherwise_203:
    tst x6, #16
    beq .Lotherwise_205
    add x0, x7, #16
    add x1, x3, #16
    add x2, x9, #16
    st1 {v3.s}[0], [x0]
    add x0, x10, #16
    st1 {v3.s}[1], [x1]
    st1 {v3.s}[2], [x2]
    st1 {v3.s}[3], [x0]
.Lotherwise_205:
    tst x6, #32
    beq .Lotherwise_206
    add x0, x7, #20
    add x1, x3, #20
    add x2, x9, #20
    st1 {v3.s}[0], [x0]
    add x0, x10, #20
    st1 {v3.s}[1], [x1]
    st1 {v3.s}[2], [x2]
    st1 {v3.s}[3], [x0]
.Lotherwise_206:
    tst x6, #64
    beq .Lotherwise_207
    add x0, x7, #24
    add x1, x3, #24
    add x2, x9, #24
    st1 {v3.s}[0], [x0]
    add x0, x10, #24
    st1 {v3.s}[1], [x1]
    st1 {v3.s}[2], [x2]
    st1 {v3.s}[3], [x0]
.Lotherwise_207:
    tst x6, #128
    beq .Lotherwise_208
    add x0, x7, #28
    add x1, x3, #28
    add x2, x9, #28
    st1 {v3.s}[0], [x0]
    add x0, x10, #28
    st1 {v3.s}[1], [x1]
    st1 {v3.s}[2], [x2]
    st1 {v3.s}[3], [x0]
.Lotherwise_208:
.Lend_204:
.Lotherwise_196:
    sub x11, x11, #1
    lsr x4, x4, #1
    add x7, x7, x8, lsl #2
    add x3, x3, x8, lsl #2
    add x9, x9, x8, lsl #2
    add x10, x10, x8, lsl #2
    add x5, x5, #112
    cbnz x11, .Lrepeat_195
.Lend_194:
    ret
    .size nnp_winograd_f5x5_3x3_output_with_bias__aarch64_neon, . - nnp_winograd_f5x5_3x3_output_with_bias__aarch64_neon

.section .rodata
    .p2align 4
.Lconstants_nnp_winograd_f5x5_3x3_output_with_bias_with_relu__aarch64_neon:
    .long 0x3e800000, 0x40000000, 0x3d800000, 0x40800000
    .long 0x3c800000, 0x41000000, 0x3b800000, 0x41800000

    .text
    .p2align 4
    .globl nnp_winograd_f5x5_3x3_output_with_bias_with_relu__aarch64_neon
    .type nnp_winograd_f5x5_3x3_output_with_bias_with_relu__aarch64_neon, %function
nnp_winograd_f5x5_3x3_output_with_bias_with_relu__aarch64_neon:
    lsl x6, x1, #2
    mov w7, #7
    add x8, x0, x6
    mov x14, x2
    add x2, x8, x6
    mul x1, x1, x7
    add x7, x2, x6
    mov x9, x5
    mov w10, #7
    add x11, x7, x6
    add x12, x11, x6
    add x6, x12, x6
.Lrepeat_209:
    ldr q0, [x2]
    ldr q1, [x7]
    sub x10, x10, #1
    add x2, x2, x1, lsl #2
    ldr q2, [x0]
    ldr q3, [x8]
    add x0, x0, x1, lsl #2
    add x8, x8, x1, lsl #2
    ldr q4, [x12]
    ldr q5, [x11]
    add x7, x7, x1, lsl #2
    add x11, x11, x1, lsl #2
    ldr q6, [x6]
    adrp x13, .Lconstants_nnp_winograd_f5x5_3x3_output_with_bias_with_relu__aarch64_neon
    ldr q7, [x13, :lo12:.Lconstants_nnp_winograd_f5x5_3x3_output_with_bias_with_relu__aarch64_neon]
    add x12, x12, x1, lsl #2
    add x6, x6, x1, lsl #2
    adrp x13, .Lconstants_nnp_winograd_f5x5_3x3_output_with_bias_with_relu__aarch64_neon+16
    ldr q16, [x13, :lo12:.Lconstants_nnp_winograd_f5x5_3x3_output_with_bias_with_relu__aarch64_neon+16]
    fadd v17.4s, v0.4s, v1.4s
    fsub v0.4s, v0.4s, v1.4s
    fadd v1.4s, v2.4s, v3.4s
    fsub v2.4s, v2.4s, v3.4s
    fadd v3.4s, v4.4s, v17.4s
    mov v4.16b, v0.16b
    fadd v18.4s, v5.4s, v6.4s
    fsub v5.4s, v5.4s, v6.4s
    fadd v6.4s, v1.4s, v17.4s
    fmla v4.4s, v2.4s, v7.s[0]
    fmla v17.4s, v1.4s, v7.s[2]
    fmla v0.4s, v2.4s, v16.s[0]
    fmla v3.4s, v1.4s, v16.s[2]
    fmla v4.4s, v5.4s, v7.s[1]
    fmla v17.4s, v18.4s, v7.s[3]
    fmla v0.4s, v5.4s, v16.s[1]
    fmla v3.4s, v18.4s, v16.s[3]
    fadd v1.4s, v6.4s, v18.4s
    str q4, [x9, #112]
    str q17, [x9, #224]
    str q1, [x9]
    str q0, [x9, #336]
    str q3, [x9, #448]
    add x9, x9, #16
    cbnz x10, .Lrepeat_209
    ldr x0, [x4]
    ldr w6, [x4, #20]
    mov x7, x3
    ldr x8, [x4, #8]
    ldr w4, [x4, #16]
    lsl x0, x0, #2
    add x3, x7, x0
    add x9, x3, x0
    add x10, x9, x0
    cmp x6, #31
    bne .Lotherwise_210
    mov w0, #5
.Lrepeat_211:
    tst x4, #1
    beq .Lotherwise_212
    ld1 {v0.4s, v1.4s, v2.4s, v3.4s}, [x5]
    ldr q4, [x14]
    movi v5.4s, #0
    ldp q6, q7, [x5, #64]
    ldr q16, [x5, #96]
    adrp x1, .Lconstants_nnp_winograd_f5x5_3x3_output_with_bias_with_relu__aarch64_neon
    ldr q17, [x1, :lo12:.Lconstants_nnp_winograd_f5x5_3x3_output_with_bias_with_relu__aarch64_neon]
    adrp x1, .Lconstants_nnp_winograd_f5x5_3x3_output_with_bias_with_relu__aarch64_neon+16
    ldr q18, [x1, :lo12:.Lconstants_nnp_winograd_f5x5_3x3_output_with_bias_with_relu__aarch64_neon+16]
    fadd v2.4s, v2.4s, v4.4s
    fadd v4.4s, v0.4s, v1.4s
    fsub v0.4s, v0.4s, v1.4s
    fadd v1.4s, v6.4s, v16.4s
    fsub v6.4s, v6.4s, v16.4s
    fadd v16.4s, v2.4s, v3.4s
    fsub v2.4s, v2.4s, v3.4s
    mov v3.16b, v2.16b
    mov v19.16b, v16.16b
    fadd v20.4s, v4.4s, v16.4s
    fmla v2.4s, v0.4s, v18.s[0]
    fmla v3.4s, v0.4s, v17.s[0]
    fmla v19.4s, v4.4s, v17.s[2]
    fadd v0.4s, v7.4s, v16.4s
    fmla v2.4s, v6.4s, v18.s[1]
    fmla v3.4s, v6.4s, v17.s[1]
    fmla v19.4s, v1.4s, v17.s[3]
    fadd v6.4s, v20.4s, v1.4s
    fmla v0.4s, v4.4s, v18.s[2]
    fmax v2.4s, v5.4s, v2.4s
    fmla v0.4s, v1.4s, v18.s[3]
    fmax v1.4s, v5.4s, v6.4s
    fmax v3.4s, v5.4s, v3.4s
    fmax v4.4s, v5.4s, v19.4s
    zip1 v6.4s, v1.4s, v4.4s
    zip1 v7.4s, v3.4s, v2.4s
    fmax v0.4s, v5.4s, v0.4s
    zip2 v1.4s, v1.4s, v4.4s
    zip2 v5.4s, v3.4s, v2.4s
    zip1 v16.4s, v6.4s, v7.4s
    zip2 v6.4s, v6.4s, v7.4s
    zip1 v7.4s, v3.4s, v2.4s
    zip1 v17.4s, v1.4s, v5.4s
    str q16, [x7]
    zip1 v16.4s, v4.4s, v0.4s
    zip2 v1.4s, v1.4s, v5.4s
    str q6, [x3]
    zip2 v2.4s, v3.4s, v2.4s
    str q17, [x9]
    zip2 v0.4s, v4.4s, v0.4s
    zip1 v3.4s, v7.4s, v16.4s
    str q1, [x10]
    zip2 v1.4s, v7.4s, v16.4s
    zip1 v4.4s, v2.4s, v0.4s
    str q3, [x7, #4]
    zip2 v0.4s, v2.4s, v0.4s
    str q1, [x3, #4]
    str q4, [x9, #4]
    str q0, [x10, #4]
.Lotherwise_212:
    sub x0, x0, #1
    lsr x4, x4, #1
    add x7, x7, x8, lsl #2
    add x3, x3, x8, lsl #2
    add x9, x9, x8, lsl #2
    add x10, x10, x8, lsl #2
    add x5, x5, #112
    cbnz x0, .Lrepeat_211
    b .Lend_213
.Lotherwise_210:
    mov w11, #5
.Lrepeat_214:
    tst x4, #1
    beq .Lotherwise_215
    ld1 {v0.4s, v1.4s, v2.4s, v3.4s}, [x5]
    ldr q4, [x14]
    movi v5.4s, #0
    ubfx x0, x6, #0, #4
    ldp q6, q7, [x5, #64]
    ldr q16, [x5, #96]
    adrp x1, .Lconstants_nnp_winograd_f5x5_3x3_output_with_bias_with_relu__aarch64_neon
    ldr q17, [x1, :lo12:.Lconstants_nnp_winograd_f5x5_3x3_output_with_bias_with_relu__aarch64_neon]
    adrp x1, .Lconstants_nnp_winograd_f5x5_3x3_output_with_bias_with_relu__aarch64_neon+16
    ldr q18, [x1, :lo12:.Lconstants_nnp_winograd_f5x5_3x3_output_with_bias_with_relu__aarch64_neon+16]
    fadd v2.4s, v2.4s, v4.4s
    fadd v4.4s, v0.4s, v1.4s
    fsub v0.4s, v0.4s, v1.4s
    fadd v1.4s, v6.4s, v16.4s
    fsub v6.4s, v6.4s, v16.4s
    fadd v16.4s, v2.4s, v3.4s
    fsub v2.4s, v2.4s, v3.4s
    fadd v3.4s, v7.4s, v16.4s
    mov v7.16b, v2.16b
    fadd v19.4s, v4.4s, v16.4s
    fmla v7.4s, v0.4s, v17.s[0]
    fmla v2.4s, v0.4s, v18.s[0]
    fmla v16.4s, v4.4s, v17.s[2]
    fmla v3.4s, v4.4s, v18.s[2]
    fmla v7.4s, v6.4s, v17.s[1]
    fmla v2.4s, v6.4s, v18.s[1]
    fmla v16.4s, v1.4s, v17.s[3]
    fmla v3.4s, v1.4s, v18.s[3]
    fadd v0.4s, v19.4s, v1.4s
    fmax v1.4s, v5.4s, v7.4s
    fmax v2.4s, v5.4s, v2.4s
    fmax v0.4s, v5.4s, v0.4s
    fmax v4.4s, v5.4s, v16.4s
    fmax v3.4s, v5.4s, v3.4s
    cmp x0, #15
    bne .Lotherwise_216
    zip1 v5.4s, v0.4s, v4.4s
    zip1 v6.4s, v1.4s, v2.4s
    zip2 v0.4s, v0.4s, v4.4s
    zip2 v1.4s, v1.4s, v2.4s
    zip1 v2.4s, v5.4s, v6.4s
    zip2 v4.4s, v5.4s, v6.4s
    zip1 v5.4s, v0.4s, v1.4s
    zip2 v0.4s, v0.4s, v1.4s
    str q2, [x7]
    str q4, [x3]
    str q5, [x9]
    str q0, [x10]
    b .Lend_217
.Lotherwise_216:
    tst x6, #1
    beq .Lotherwise_218
    st1 {v0.s}[0], [x7]
    st1 {v0.s}[1], [x3]
    st1 {v0.s}[2], [x9]
    st1 {v0.s}[3], [x10]
.Lotherwise_218:
    tst x6, #2
    beq .Lotherwise_219
    add x0, x7, #4
    add x1, x3, #4
    add x2, x9, #4
    st1 {v1.s}[0], [x0]
    add x0, x10, #4
    st1 {v1.s}[1], [x1]
    st1 {v1.s}[2], [x2]
    st1 {v1.s}[3], [x0]
.Lotherwise_219:
    tst x6, #4
    beq .Lotherwise_220
    add x0, x7, #8
    add x1, x3, #8
    add x2, x9, #8
    st1 {v4.s}[0], [x0]
    add x0, x10, #8
    st1 {v4.s}[1], [x1]
    st1 {v4.s}[2], [x2]
    st1 {v4.s}[3], [x0]
.Lotherwise_220:
    tst x6, #8
    beq .Lotherwise_221
    add x0, x7, #12
    add x1, x3, #12
    add x2, x9, #12
    st1 {v2.s}[0], [x0]
    add x0, x10, #12
    st1 {v2.s}[1], [x1]
    st1 {v2.s}[2], [x2]
    st1 {v2.s}[3], [x0]
.Lotherwise_221:
.Lend_217:
    ubfx x0, x6, #4, #4
    cmp x0, #15
    bne .Lotherwise_222
    zip1 v0.4s, v3.4s, v3.4s
    zip1 v1.4s, v3.4s, v3.4s
    zip2 v2.4s, v3.4s, v3.4s
    zip2 v3.4s, v3.4s, v3.4s
    zip1 v4.4s, v0.4s, v1.4s
    zip2 v0.4s, v0.4s, v1.4s
    zip1 v1.4s, v2.4s, v3.4s
    zip2 v2.4s, v2.4s, v3.4s
    str q4, [x7, #16]
    str q0, [x3, #16]
    str q1, [x9, #16]
    str q2, [x10, #16]
    b .Lend_223
.Lotherwise_222:
    tst x6, #16
    beq .Lotherwise_224
    add x0, x7, #16
    add x1, x3, #16
    add x2, x9, #16
    st1 {v3.s}[0], [x0]
    add x0, x10, #16
    st1 {v3.s}[1], [x1]
    st1 {v3.s}[2], [x2]
    st1 {v3.s}[3], [x0]
.Lotherwise_224:
    tst x6, #32
    beq .Lotherwise_225
    add x0, x7, #20
    add x1, x3, #20
    add x2, x9, #20
    st1 {v3.s}[0], [x0]
    add x0, x10, #20
    st1 {v3.s}[1], [x1]
    st1 {v3.s}[2], [x2]
    st1 {v3.s}[3], [x0]
.Lotherwise_225:
    tst x6, #64
    beq .Lotherwise_226
    add x0, x7, #24
    add x1, x3, #24
    add x2, x9, #24
    st1 {v3.s}[0], [x0]
    add x0, x10, #24
    st1 {v3.s}[1], [x1]
    st1 {v3.s}[2], [x2]
    st1 {v3.s}[3], [x0]
.Lotherwise_226:
    tst x6, #128
    beq .Lotherwise_227
    add x0, x7, #28
    add x1, x3, #28
    add x2, x9, #28
    st1 {v3.s}[0], [x0]
    add x0, x10, #28
    st1 {v3.s}[1], [x1]
    st1 {v3.s}[2], [x2]
    st1 {v3.s}[3], [x0]
.Lotherwise_227:
.Lend_223:
.Lotherwise_215:
    sub x11, x11, #1
    lsr x4, x4, #1
    add x7, x7, x8, lsl #2
    add x3, x3, x8, lsl #2
    add x9, x9, x8, lsl #2
    add x10, x10, x8, lsl #2
    add x5, x5, #112
    cbnz x11, .Lrepeat_214
.Lend_213:
    ret
    .size nnp_winograd_f5x5_3x3_output_with_bias_with_relu__aarch64_neon, . - nnp_winograd_f5x5_3x3_output_with_bias_with_relu__aarch64_neon

.section .rodata
    .p2align 4
.Lconstants_nnp_winograd_f4x4_3x3_input__aarch64_neon:
    .long 0x40100000, 0x3f200000, 0x3ec80000, 0x3fc00000
    .long 0x3f610000, 0x40290000, 0x00000000, 0x00000000

    .text
    .p2align 4
    .globl nnp_winograd_f4x4_3x3_input__aarch64_neon
    .type nnp_winograd_f4x4_3x3_input__aarch64_neon, %function
nnp_winograd_f4x4_3x3_input__aarch64_neon:
    mov x7, x2
    ldr x2, [x1]
    ldr w8, [x1, #20]
    mov x9, x0
    mov x10, x3
    mov x6, x4
    ldr x11, [x1, #8]
    ldr w12, [x1, #16]
    lsl x0, x2, #2
    add x5, x9, x0
    add x13, x5, x0
    add x14, x13, x0
    cmp x8, #63
    bne .Lotherwise_228
    mov x0, x6
    mov w1, #6
.Lrepeat_229:
    tst x12, #1
    beq .Lotherwise_230
    ldr q0, [x9]
    ldr q1, [x5]
    ubfx x2, x8, #4, #2
    ldr q2, [x13]
    ldr q3, [x14]
    zip1 v4.4s, v0.4s, v2.4s
    zip2 v0.4s, v0.4s, v2.4s
    zip1 v2.4s, v1.4s, v3.4s
    zip2 v1.4s, v1.4s, v3.4s
    zip1 v3.4s, v4.4s, v2.4s
    zip2 v2.4s, v4.4s, v2.4s
    zip1 v4.4s, v0.4s, v1.4s
    zip2 v0.4s, v0.4s, v1.4s
    cmp x2, #3
    bne .Lotherwise_231
    ldr d1, [x9, #16]
    ldr d5, [x13, #16]
    add x2, x5, #16
    add x3, x14, #16
    ld1 {v1.d}[1], [x2]
    ld1 {v5.d}[1], [x3]
    uzp1 v6.4s, v1.4s, v5.4s
    uzp2 v1.4s, v1.4s, v5.4s
    b .Lend_232
.Lotherwise_231:
    movi v6.4s, #0
    tst x8, #16
    beq .Lotherwise_233
    add x2, x9, #16
    add x3, x5, #16
    add x4, x13, #16
    ld1 {v6.s}[0], [x2]
    add x2, x14, #16
    ld1 {v6.s}[1], [x3]
    ld1 {v6.s}[2], [x4]
    ld1 {v6.s}[3], [x2]
.Lotherwise_233:
    movi v1.4s, #0
    tst x8, #32
    beq .Lotherwise_234
    add x2, x9, #20
    add x3, x5, #20
    add x4, x13, #20
    ld1 {v1.s}[0], [x2]
    add x2, x14, #20
    ld1 {v1.s}[1], [x3]
    ld1 {v1.s}[2], [x4]
    ld1 {v1.s}[3], [x2]
.Lotherwise_234:
.Lend_232:
    adrp x2, .Lconstants_nnp_winograd_f4x4_3x3_input__aarch64_neon
    ldr q5, [x2, :lo12:.Lconstants_nnp_winograd_f4x4_3x3_input__aarch64_neon]
    mov v7.16b, v6.16b
    mov v16.16b, v6.16b
    adrp x2, .Lconstants_nnp_winograd_f4x4_3x3_input__aarch64_neon+16
    ldr q17, [x2, :lo12:.Lconstants_nnp_winograd_f4x4_3x3_input__aarch64_neon+16]
    mov v18.16b, v0.16b
    mov v19.16b, v0.16b
    fmls v7.4s, v4.4s, v5.s[0]
    fmls v16.4s, v4.4s, v5.s[2]
    fmls v18.4s, v2.4s, v5.s[0]
    fmls v19.4s, v2.4s, v5.s[2]
    fmla v1.4s, v2.4s, v17.s[0]
    fmla v6.4s, v3.4s, v17.s[0]
    mov v2.16b, v7.16b
    mov v3.16b, v16.16b
    fmls v7.4s, v18.4s, v5.s[1]
    fmls v16.4s, v19.4s, v5.s[3]
    fmla v2.4s, v18.4s, v5.s[1]
    fmla v3.4s, v19.4s, v5.s[3]
    fmls v1.4s, v0.4s, v17.s[1]
    fmls v6.4s, v4.4s, v17.s[1]
    str q7, [x0, #16]
    str q16, [x0, #48]
    str q2, [x0]
    str q3, [x0, #32]
    str q1, [x0, #64]
    str q6, [x0, #80]
    b .Lend_235
.Lotherwise_230:
    movi v0.4s, #0
    movi v1.4s, #0
    movi v2.4s, #0
    movi v3.4s, #0
    movi v4.4s, #0
    movi v5.4s, #0
    str q0, [x0]
    str q1, [x0, #16]
    str q2, [x0, #32]
    str q3, [x0, #48]
    str q4, [x0, #64]
    str q5, [x0, #80]
.Lend_235:
    sub x1, x1, #1
    lsr x12, x12, #1
    add x9, x9, x11, lsl #2
    add x5, x5, x11, lsl #2
    add x13, x13, x11, lsl #2
    add x14, x14, x11, lsl #2
    add x0, x0, #96
    cbnz x1, .Lrepeat_229
    b .Lend_236
.Lotherwise_228:
    mov x3, x6
    mov w4, #6
.Lrepeat_237:
    tst x12, #1
    beq .Lotherwise_238
    ubfx x0, x8, #0, #4
    cmp x0, #15
    bne .Lotherwise_239
    ldr q0, [x9]
    ldr q1, [x5]
    ldr q2, [x13]
    ldr q3, [x14]
    zip1 v4.4s, v0.4s, v2.4s
    zip2 v0.4s, v0.4s, v2.4s
    zip1 v2.4s, v1.4s, v3.4s
    zip2 v1.4s, v1.4s, v3.4s
    zip1 v3.4s, v4.4s, v2.4s
    zip2 v2.4s, v4.4s, v2.4s
    zip1 v4.4s, v0.4s, v1.4s
    zip2 v0.4s, v0.4s, v1.4s
    b .Lend_240
.Lotherwise_239:
    movi v3.4s, #0
    tst x8, #1
    beq .Lotherwise_241
    ld1 {v3.s}[0], [x9]
    ld1 {v3.s}[1], [x5]
    ld1 {v3.s}[2], [x13]
    ld1 {v3.s}[3], [x14]
.Lotherwise_241:
    movi v2.4s, #0
    tst x8, #2
    beq .Lotherwise_242
    add x0, x9, #4
    add x1, x5, #4
    add x2, x13, #4
    ld1 {v2.s}[0], [x0]
    add x0, x14, #4
    ld1 {v2.s}[1], [x1]
    ld1 {v2.s}[2], [x2]
    ld1 {v2.s}[3], [x0]
.Lotherwise_242:
    movi v4.4s, #0
    tst x8, #4
    beq .Lotherwise_243
    add x0, x9, #8
    add x1, x5, #8
    add x2, x13, #8
    ld1 {v4.s}[0], [x0]
    add x0, x14, #8
    ld1 {v4.s}[1], [x1]
    ld1 {v4.s}[2], [x2]
    ld1 {v4.s}[3], [x0]
.Lotherwise_243:
    movi v0.4s, #0
    tst x8, #8
    beq .Lotherwise_244
    add x0, x9, #12
    add x1, x5, #12
    add x2, x13, #12
    ld1 {v0.s}[0], [x0]
    add x0, x14, #12
    ld1 {v0.s}[1], [x1]
    ld1 {v0.s}[2], [x2]
    ld1 {v0.s}[3], [x0]
.Lotherwise_244:
.Lend_240:
    ubfx x0, x8, #4, #2
    cmp x0, #3
    bne .Lotherwise_245
    ldr d1, [x9, #16]
    ldr d5, [x13, #16]
    add x0, x5, #16
    add x1, x14, #16
    ld1 {v1.d}[1], [x0]
    ld1 {v5.d}[1], [x1]
    uzp1 v6.4s, v1.4s, v5.4s
    uzp2 v1.4s, v1.4s, v5.4s
    b .Lend_246
.Lotherwise_245:
    movi v6.4s, #0
    tst x8, #16
    beq .Lotherwise_247
    add x0, x9, #16
    add x1, x5, #16
    add x2, x13, #16
    ld1 {v6.s}[0], [x0]
    add x0, x14, #16
    ld1 {v6.s}[1], [x1]
    ld1 {v6.s}[2], [x2]
    ld1 {v6.s}[3], [x0]
.Lotherwise_247:
    movi v1.4s, #0
    tst x8, #32
    beq .Lotherwise_248
    add x0, x9, #20
    add x1, x5, #20
    add x2, x13, #20
    ld1 {v1.s}[0], [x0]
    add x0, x14, #20
    ld1 {v1.s}[1], [x1]
    ld1 {v1.s}[2], [x2]
    ld1 {v1.s}[3], [x0]
.Lotherwise_248:
.Lend_246:
    adrp x0, .Lconstants_nnp_winograd_f4x4_3x3_input__aarch64_neon
    ldr q5, [x0, :lo12:.Lconstants_nnp_winograd_f4x4_3x3_input__aarch64_neon]
    mov v7.16b, v6.16b
    mov v16.16b, v6.16b
    adrp x0, .Lconstants_nnp_winograd_f4x4_3x3_input__aarch64_neon+16
    ldr q17, [x0, :lo12:.Lconstants_nnp_winograd_f4x4_3x3_input__aarch64_neon+16]
    mov v18.16b, v0.16b
    mov v19.16b, v0.16b
    fmls v7.4s, v4.4s, v5.s[0]
    fmls v16.4s, v4.4s, v5.s[2]
    fmls v18.4s, v2.4s, v5.s[0]
    fmls v19.4s, v2.4s, v5.s[2]
    fmla v1.4s, v2.4s, v17.s[0]
    fmla v6.4s, v3.4s, v17.s[0]
    mov v2.16b, v7.16b
    mov v3.16b, v16.16b
    fmls v7.4s, v18.4s, v5.s[1]
    fmls v16.4s, v19.4s, v5.s[3]
    fmla v2.4s, v18.4s, v5.s[1]
    fmla v3.4s, v19.4s, v5.s[3]
    fmls v1.4s, v0.4s, v17.s[1]
    fmls v6.4s, v4.4s, v17.s[1]
    str q7, [x3, #16]
    str q16, [x3, #48]
    str q2, [x3]
    str q3, [x3, #32]
    str q1, [x3, #64]
    str q6, [x3, #80]
    b .Lend_249
.Lotherwise_238:
    movi v0.4s, #0
    movi v1.4s, #0
    movi v2.4s, #0
    movi v3.4s, #0
    movi v4.4s, #0
    movi v5.4s, #0
    str q0, [x3]
    str q1, [x3, #16]
    str q2, [x3, #32]
    str q3, [x3, #48]
    str q4, [x3, #64]
    str q5, [x3, #80]
.Lend_249:
    sub x4, x4, #1
    lsr x12, x12, #1
    add x9, x9, x11, lsl #2
    add x5, x5, x11, lsl #2
    add x13, x13, x11, lsl #2
    add x14, x14, x11, lsl #2
    add x3, x3, #96
    cbnz x4, .Lrepeat_237
.Lend_236:
    lsl x0, x10, #2
    mov w1, #6
    add x2, x7, x0
    mul x1, x10, x1
    add x3, x2, x0
    mov w4, #6
    add x5, x3, x0
    add x8, x5, x0
    add x0, x8, x0
.Lrepeat_250:
    ldr q0, [x6, #384]
    ldr q1, [x6, #192]
    sub x4, x4, #1
    ldr q2, [x6, #288]
    adrp x9, .Lconstants_nnp_winograd_f4x4_3x3_input__aarch64_neon
    ldr q3, [x9, :lo12:.Lconstants_nnp_winograd_f4x4_3x3_input__aarch64_neon]
    ldr q4, [x6, #96]
    ldr q5, [x6, #480]
    adrp x9, .Lconstants_nnp_winograd_f4x4_3x3_input__aarch64_neon+16
    ldr q6, [x9, :lo12:.Lconstants_nnp_winograd_f4x4_3x3_input__aarch64_neon+16]
    ldr q7, [x6]
    add x6, x6, #16
    mov v16.16b, v0.16b
    mov v17.16b, v0.16b
    mov v18.16b, v2.16b
    mov v19.16b, v2.16b
    fmls v16.4s, v1.4s, v3.s[0]
    fmls v17.4s, v1.4s, v3.s[2]
    fmls v18.4s, v4.4s, v3.s[0]
    fmls v19.4s, v4.4s, v3.s[2]
    fmla v5.4s, v4.4s, v6.s[0]
    fmla v0.4s, v7.4s, v6.s[0]
    mov v4.16b, v16.16b
    mov v7.16b, v17.16b
    fmls v16.4s, v18.4s, v3.s[1]
    fmls v17.4s, v19.4s, v3.s[3]
    fmla v4.4s, v18.4s, v3.s[1]
    fmla v7.4s, v19.4s, v3.s[3]
    fmls v5.4s, v2.4s, v6.s[1]
    fmls v0.4s, v1.4s, v6.s[1]
    str q4, [x7]
    add x7, x7, x1, lsl #2
    str q16, [x2]
    add x2, x2, x1, lsl #2
    str q7, [x3]
    add x3, x3, x1, lsl #2
    str q17, [x5]
    add x5, x5, x1, lsl #2
    str q5, [x8]
    add x8, x8, x1, lsl #2
    str q0, [x0]
    add x0, x0, x1, lsl #2
    cbnz x4, .Lrepeat_250
    ret
    .size nnp_winograd_f4x4_3x3_input__aarch64_neon, . - nnp_winograd_f4x4_3x3_input__aarch64_neon

.section .rodata
    .p2align 4
.Lconstants_nnp_winograd_f4x4_3x3_kernel__aarch64_neon:
    .long 0x3ec80000, 0xbf303b34, 0x3edc4a01, 0x40100000
    .long 0x3df4c401, 0x3e379301, 0x3f91a2b4, 0x00000000

    .text
    .p2align 4
    .globl nnp_winograd_f4x4_3x3_kernel__aarch64_neon
    .type nnp_winograd_f4x4_3x3_kernel__aarch64_neon, %function
nnp_winograd_f4x4_3x3_kernel__aarch64_neon:
    lsl x1, x1, #2
    add x5, x0, x1
    mov x6, x4
    add x7, x5, x1
    mov w8, #9
    add x1, x7, x1
.Lrepeat_251:
    ldr q0, [x0]
    ldr q1, [x5]
    sub x8, x8, #1
    add x0, x0, #16
    ldr q2, [x7]
    ldr q3, [x1]
    add x5, x5, #16
    add x7, x7, #16
    add x1, x1, #16
    zip1 v4.4s, v0.4s, v2.4s
    zip2 v0.4s, v0.4s, v2.4s
    zip1 v2.4s, v1.4s, v3.4s
    zip2 v1.4s, v1.4s, v3.4s
    zip1 v3.4s, v4.4s, v2.4s
    zip2 v2.4s, v4.4s, v2.4s
    zip1 v4.4s, v0.4s, v1.4s
    zip2 v0.4s, v0.4s, v1.4s
    str q3, [x6]
    str q2, [x6, #16]
    str q4, [x6, #32]
    str q0, [x6, #48]
    add x6, x6, #64
    cbnz x8, .Lrepeat_251
    lsl x0, x3, #2
    mov w1, #6
    add x5, x2, x0
    mul x1, x3, x1
    add x3, x5, x0
    mov w7, #4
    add x8, x3, x0
    add x9, x8, x0
    add x0, x9, x0
.Lrepeat_252:
    ldp q0, q1, [x4]
    ldr q2, [x4, #32]
    mov x10, x6
    mov w11, #6
    adrp x12, .Lconstants_nnp_winograd_f4x4_3x3_kernel__aarch64_neon
    ldr q5, [x12, :lo12:.Lconstants_nnp_winograd_f4x4_3x3_kernel__aarch64_neon]
    adrp x12, .Lconstants_nnp_winograd_f4x4_3x3_kernel__aarch64_neon+16
    ldr q6, [x12, :lo12:.Lconstants_nnp_winograd_f4x4_3x3_kernel__aarch64_neon+16]
    mov v3.16b, v0.16b
    mov v4.16b, v0.16b
    str q2, [x6, #64]
    fmla v3.4s, v2.4s, v5.s[0]
    fmla v4.4s, v2.4s, v5.s[3]
    fmul v0.4s, v0.4s, v6.s[2]
    fmul v2.4s, v3.4s, v5.s[1]
    fmul v3.4s, v4.4s, v6.s[0]
    str q0, [x6, #80]
    mov v0.16b, v2.16b
    mov v4.16b, v3.16b
    fmla v2.4s, v1.4s, v5.s[2]
    fmls v3.4s, v1.4s, v6.s[1]
    fmls v0.4s, v1.4s, v5.s[2]
    fmla v4.4s, v1.4s, v6.s[1]
    str q2, [x6, #16]
    str q3, [x6, #48]
    str q0, [x6]
    str q4, [x6, #32]
    ldp q0, q1, [x4, #48]
    ldr q2, [x4, #80]
    mov v3.16b, v0.16b
    str q2, [x6, #160]
    fmul v4.4s, v0.4s, v6.s[2]
    fmla v0.4s, v2.4s, v5.s[0]
    fmla v3.4s, v2.4s, v5.s[3]
    str q4, [x6, #176]
    fmul v0.4s, v0.4s, v5.s[1]
    fmul v2.4s, v3.4s, v6.s[0]
    mov v3.16b, v0.16b
    mov v4.16b, v2.16b
    fmla v0.4s, v1.4s, v5.s[2]
    fmls v2.4s, v1.4s, v6.s[1]
    fmls v3.4s, v1.4s, v5.s[2]
    fmla v4.4s, v1.4s, v6.s[1]
    str q0, [x6, #112]
    str q2, [x6, #144]
    str q3, [x6, #96]
    str q4, [x6, #128]
    ldp q0, q1, [x4, #96]
    ldr q2, [x4, #128]
    mov v3.16b, v0.16b
    str q2, [x6, #256]
    fmul v4.4s, v0.4s, v6.s[2]
    fmla v0.4s, v2.4s, v5.s[0]
    fmla v3.4s, v2.4s, v5.s[3]
    str q4, [x6, #272]
    fmul v0.4s, v0.4s, v5.s[1]
    fmul v2.4s, v3.4s, v6.s[0]
    mov v3.16b, v0.16b
    mov v4.16b, v2.16b
    fmla v0.4s, v1.4s, v5.s[2]
    fmls v2.4s, v1.4s, v6.s[1]
    fmls v3.4s, v1.4s, v5.s[2]
    fmla v4.4s, v1.4s, v6.s[1]
    str q0, [x6, #208]
    str q2, [x6, #240]
    str q3, [x6, #192]
    str q4, [x6, #224]
.Lrepeat_253:
    ldr q0, [x10]
    ldr q1, [x10, #192]
    sub x11, x11, #1
    ldr q2, [x10, #96]
    add x10, x10, #16
    mov v3.16b, v0.16b
    fmul v4.4s, v0.4s, v6.s[2]
    fmla v0.4s, v1.4s, v5.s[0]
    fmla v3.4s, v1.4s, v5.s[3]
    fmul v0.4s, v0.4s, v5.s[1]
    fmul v3.4s, v3.4s, v6.s[0]
    mov v7.16b, v0.16b
    mov v16.16b, v3.16b
    fmla v0.4s, v2.4s, v5.s[2]
    fmls v3.4s, v2.4s, v6.s[1]
    fmls v7.4s, v2.4s, v5.s[2]
    fmla v16.4s, v2.4s, v6.s[1]
    str q7, [x2]
    add x2, x2, x1, lsl #2
    str q0, [x5]
    add x5, x5, x1, lsl #2
    str q16, [x3]
    add x3, x3, x1, lsl #2
    str q3, [x8]
    add x8, x8, x1, lsl #2
    str q1, [x9]
    add x9, x9, x1, lsl #2
    str q4, [x0]
    add x0, x0, x1, lsl #2
    cbnz x11, .Lrepeat_253
    mov w10, #6
    sub x7, x7, #1
    add x4, x4, #144
    mul x10, x1, x10
    sub x2, x2, x10, lsl #2
    sub x5, x5, x10, lsl #2
    sub x3, x3, x10, lsl #2
    sub x8, x8, x10, lsl #2
    sub x9, x9, x10, lsl #2
    sub x0, x0, x10, lsl #2
    add x2, x2, #32
    add x5, x5, #32
    add x3, x3, #32
    add x8, x8, #32
    add x9, x9, #32
    add x0, x0, #32
    cbnz x7, .Lrepeat_252
    ret
    .size nnp_winograd_f4x4_3x3_kernel__aarch64_neon, . - nnp_winograd_f4x4_3x3_kernel__aarch64_neon

.section .rodata
    .p2align 4
.Lconstants_nnp_winograd_f4x4_3x3_output_with_bias__aarch64_neon:
    .long 0x3f200000, 0x3fc00000, 0x3ec80000, 0x40100000
    .long 0x3e7a0000, 0x40580000, 0x00000000, 0x00000000

    .text
    .p2align 4
    .globl nnp_winograd_f4x4_3x3_output_with_bias__aarch64_neon
    .type nnp_winograd_f4x4_3x3_output_with_bias__aarch64_neon, %function
nnp_winograd_f4x4_3x3_output_with_bias__aarch64_neon:
    lsl x6, x1, #2
    mov w7, #6
    add x8, x0, x6
    mov x13, x2
    add x2, x8, x6
    mul x1, x1, x7
    add x7, x2, x6
    mov x9, x5
    mov w10, #6
    add x11, x7, x6
    add x6, x11, x6
.Lrepeat_254:
    ldr q0, [x0]
    ldr q1, [x8]
    sub x10, x10, #1
    add x0, x0, x1, lsl #2
    ldr q2, [x2]
    ldr q3, [x7]
    add x8, x8, x1, lsl #2
    add x2, x2, x1, lsl #2
    adrp x12, .Lconstants_nnp_winograd_f4x4_3x3_output_with_bias__aarch64_neon
    ldr q4, [x12, :lo12:.Lconstants_nnp_winograd_f4x4_3x3_output_with_bias__aarch64_neon]
    ldr q5, [x11]
    add x7, x7, x1, lsl #2
    add x11, x11, x1, lsl #2
    ldr q6, [x6]
    adrp x12, .Lconstants_nnp_winograd_f4x4_3x3_output_with_bias__aarch64_neon+16
    ldr q7, [x12, :lo12:.Lconstants_nnp_winograd_f4x4_3x3_output_with_bias__aarch64_neon+16]
    add x6, x6, x1, lsl #2
    fadd v16.4s, v0.4s, v1.4s
    fsub v0.4s, v0.4s, v1.4s
    fadd v1.4s, v2.4s, v3.4s
    fsub v2.4s, v2.4s, v3.4s
    fmul v3.4s, v0.4s, v4.s[0]
    fmul v17.4s, v16.4s, v4.s[2]
    fadd v6.4s, v6.4s, v16.4s
    fmla v5.4s, v0.4s, v7.s[0]
    fmla v3.4s, v2.4s, v4.s[1]
    fmla v17.4s, v1.4s, v4.s[3]
    fmla v5.4s, v2.4s, v7.s[1]
    fadd v0.4s, v6.4s, v1.4s
    str q0, [x9]
    str q3, [x9, #96]
    str q17, [x9, #192]
    str q5, [x9, #288]
    add x9, x9, #16
    cbnz x10, .Lrepeat_254
    ldr x0, [x4]
    ldr w7, [x4, #20]
    mov x9, x3
    mov x8, x5
    ldr x10, [x4, #8]
    ldr w11, [x4, #16]
    lsl x0, x0, #2
    add x1, x9, x0
    add x2, x1, x0
    add x0, x2, x0
    cmp x7, #15
    bne .Lotherwise_255
    mov w3, #4
.Lrepeat_256:
    tst x11, #1
    beq .Lotherwise_257
    ld1 {v0.4s, v1.4s, v2.4s, v3.4s}, [x8]
    adrp x4, .Lconstants_nnp_winograd_f4x4_3x3_output_with_bias__aarch64_neon
    ldr q4, [x4, :lo12:.Lconstants_nnp_winograd_f4x4_3x3_output_with_bias__aarch64_neon]
    ldp q5, q6, [x8, #64]
    adrp x4, .Lconstants_nnp_winograd_f4x4_3x3_output_with_bias__aarch64_neon+16
    ldr q7, [x4, :lo12:.Lconstants_nnp_winograd_f4x4_3x3_output_with_bias__aarch64_neon+16]
    ldr q16, [x13]
    fadd v17.4s, v0.4s, v1.4s
    fsub v0.4s, v0.4s, v1.4s
    fadd v1.4s, v2.4s, v3.4s
    fsub v2.4s, v2.4s, v3.4s
    fmul v3.4s, v0.4s, v4.s[0]
    fmul v18.4s, v17.4s, v4.s[2]
    fadd v6.4s, v6.4s, v17.4s
    fmla v5.4s, v0.4s, v7.s[0]
    fmla v3.4s, v2.4s, v4.s[1]
    fmla v18.4s, v1.4s, v4.s[3]
    fmla v5.4s, v2.4s, v7.s[1]
    fadd v0.4s, v6.4s, v1.4s
    fadd v0.4s, v0.4s, v16.4s
    fadd v1.4s, v3.4s, v16.4s
    fadd v2.4s, v18.4s, v16.4s
    fadd v3.4s, v5.4s, v16.4s
    zip1 v4.4s, v0.4s, v2.4s
    zip1 v5.4s, v1.4s, v3.4s
    zip2 v0.4s, v0.4s, v2.4s
    zip2 v1.4s, v1.4s, v3.4s
    zip1 v2.4s, v4.4s, v5.4s
    zip2 v3.4s, v4.4s, v5.4s
    zip1 v4.4s, v0.4s, v1.4s
    zip2 v0.4s, v0.4s, v1.4s
    str q2, [x9]
    str q3, [x1]
    str q4, [x2]
    str q0, [x0]
.Lotherwise_257:
    sub x3, x3, #1
    lsr x11, x11, #1
    add x9, x9, x10, lsl #2
    add x1, x1, x10, lsl #2
    add x2, x2, x10, lsl #2
    add x0, x0, x10, lsl #2
    add x8, x8, #96
    cbnz x3, .Lrepeat_256
    b .Lend_258
.Lotherwise_255:
    mov w3, #4
.Lrepeat_259:
    tst x11, #1
    beq .Lotherwise_260
    ld1 {v0.4s, v1.4s, v2.4s, v3.4s}, [x8]
    adrp x4, .Lconstants_nnp_winograd_f4x4_3x3_output_with_bias__aarch64_neon
    ldr q4, [x4, :lo12:.Lconstants_nnp_winograd_f4x4_3x3_output_with_bias__aarch64_neon]
    ubfx x4, x7, #0, #4
    ldp q5, q6, [x8, #64]
    adrp x5, .Lconstants_nnp_winograd_f4x4_3x3_output_with_bias__aarch64_neon+16
    ldr q7, [x5, :lo12:.Lconstants_nnp_winograd_f4x4_3x3_output_with_bias__aarch64_neon+16]
    ldr q16, [x13]
    fadd v17.4s, v0.4s, v1.4s
    fsub v0.4s, v0.4s, v1.4s
    fadd v1.4s, v2.4s, v3.4s
    fsub v2.4s, v2.4s, v3.4s
    fmul v3.4s, v0.4s, v4.s[0]
    fmul v18.4s, v17.4s, v4.s[2]
    fadd v6.4s, v6.4s, v17.4s
    fmla v5.4s, v0.4s, v7.s[0]
    fmla v3.4s, v2.4s, v4.s[1]
    fmla v18.4s, v1.4s, v4.s[3]
    fmla v5.4s, v2.4s, v7.s[1]
    fadd v0.4s, v6.4s, v1.4s
    fadd v0.4s, v0.4s, v16.4s
    fadd v1.4s, v3.4s, v16.4s
    fadd v2.4s, v18.4s, v16.4s
    fadd v3.4s, v5.4s, v16.4s
    cmp x4, #15
    bne .Lotherwise_261
    zip1 v4.4s, v0.4s, v2.4s
    zip1 v5.4s, v1.4s, v3.4s
    zip2 v0.4s, v0.4s, v2.4s
    zip2 v1.4s, v1.4s, v3.4s
    zip1 v2.4s, v4.4s, v5.4s
    zip2 v3.4s, v4.4s, v5.4s
    zip1 v4.4s, v0.4s, v1.4s
    zip2 v0.4s, v0.4s, v1.4s
    str q2, [x9]
    str q3, [x1]
    str q4, [x2]
    str q0, [x0]
    b .Lend_262
.Lotherwise_261:
    tst x7, #1
    beq .Lotherwise_263
    st1 {v0.s}[0], [x9]
    st1 {v0.s}[1], [x1]
    st1 {v0.s}[2], [x2]
    st1 {v0.s}[3], [x0]
.Lotherwise_263:
    tst x7, #2
    beq .Lotherwise_264
    add x4, x9, #4
    add x5, x1, #4
    add x6, x2, #4
    st1 {v1.s}[0], [x4]
    add x4, x0, #4
    st1 {v1.s}[1], [x5]
    st1 {v1.s}[2], [x6]
    st1 {v1.s}[3], [x4]
.Lotherwise_264:
    tst x7, #4
    beq .Lotherwise_265
    add x4, x9, #8
    add x5, x1, #8
    add x6, x2, #8
    st1 {v2.s}[0], [x4]
    add x4, x0, #8
    st1 {v2.s}[1], [x5]
    st1 {v2.s}[2], [x6]
    st1 {v2.s}[3], [x4]
.Lotherwise_265:
    tst x7, #8
    beq .Lotherwise_266
    add x4, x9, #12
    add x5, x1, #12
    add x6, x2, #12
    st1 {v3.s}[0], [x4]
    add x4, x0, #12
    st1 {v3.s}[1], [x5]
    st1 {v3.s}[2], [x6]
    st1 {v3.s}[3], [x4]
.Lotherwise_266:
.Lend_262:
.Lotherwise_260:
    sub x3, x3, #1
    lsr x11, x11, #1
    add x9, x9, x10, lsl #2
    add x1, x1, x10, lsl #2
    add x2, x2, x10, lsl #2
    add x0, x0, x10, lsl #2
    add x8, x8, #96
    cbnz x3, .Lrepeat_259
.Lend_258:
    ret
    .size nnp_winograd_f4x4_3x3_output_with_bias__aarch64_neon, . - nnp_winograd_f4x4_3x3_output_with_bias__aarch64_neon

.section .rodata
    .p2align 4
.Lconstants_nnp_winograd_f4x4_3x3_output_with_bias_with_relu__aarch64_neon:
    .long 0x3f200000, 0x3fc00000, 0x3ec80000, 0x40100000
    .long 0x3e7a0000, 0x40580000, 0x00000000, 0x00000000

    .text
    .p2align 4
    .globl nnp_winograd_f4x4_3x3_output_with_bias_with_relu__aarch64_neon
    .type nnp_winograd_f4x4_3x3_output_with_bias_with_relu__aarch64_neon, %function
nnp_winograd_f4x4_3x3_output_with_bias_with_relu__aarch64_neon:
    lsl x6, x1, #2
    mov w7, #6
    add x8, x0, x6
    mov x13, x2
    add x2, x8, x6
    mul x1, x1, x7
    add x7, x2, x6
    mov x9, x5
    mov w10, #6
    add x11, x7, x6
    add x6, x11, x6
.Lrepeat_267:
    ldr q0, [x0]
    ldr q1, [x8]
    sub x10, x10, #1
    add x0, x0, x1, lsl #2
    ldr q2, [x2]
    ldr q3, [x7]
    add x8, x8, x1, lsl #2
    add x2, x2, x1, lsl #2
    adrp x12, .Lconstants_nnp_winograd_f4x4_3x3_output_with_bias_with_relu__aarch64_neon
    ldr q4, [x12, :lo12:.Lconstants_nnp_winograd_f4x4_3x3_output_with_bias_with_relu__aarch64_neon]
    ldr q5, [x11]
    add x7, x7, x1, lsl #2
    add x11, x11, x1, lsl #2
    ldr q6, [x6]
    adrp x12, .Lconstants_nnp_winograd_f4x4_3x3_output_with_bias_with_relu__aarch64_neon+16
    ldr q7, [x12, :lo12:.Lconstants_nnp_winograd_f4x4_3x3_output_with_bias_with_relu__aarch64_neon+16]
    add x6, x6, x1, lsl #2
    fadd v16.4s, v0.4s, v1.4s
    fsub v0.4s, v0.4s, v1.4s
    fadd v1.4s, v2.4s, v3.4s
    fsub v2.4s, v2.4s, v3.4s
    fmul v3.4s, v0.4s, v4.s[0]
    fmul v17.4s, v16.4s, v4.s[2]
    fadd v6.4s, v6.4s, v16.4s
    fmla v5.4s, v0.4s, v7.s[0]
    fmla v3.4s, v2.4s, v4.s[1]
    fmla v17.4s, v1.4s, v4.s[3]
    fmla v5.4s, v2.4s, v7.s[1]
    fadd v0.4s, v6.4s, v1.4s
    str q0, [x9]
    str q3, [x9, #96]
    str q17, [x9, #192]
    str q5, [x9, #288]
    add x9, x9, #16
    cbnz x10, .Lrepeat_267
    ldr x0, [x4]
    ldr w7, [x4, #20]
    mov x9, x3
    mov x8, x5
    ldr x10, [x4, #8]
    ldr w11, [x4, #16]
    lsl x0, x0, #2
    add x1, x9, x0
    add x2, x1, x0
    add x0, x2, x0
    cmp x7, #15
    bne .Lotherwise_268
    mov w3, #4
.Lrepeat_269:
    tst x11, #1
    beq .Lotherwise_270
    ld1 {v0.4s, v1.4s, v2.4s, v3.4s}, [x8]
    adrp x4, .Lconstants_nnp_winograd_f4x4_3x3_output_with_bias_with_relu__aarch64_neon
    ldr q4, [x4, :lo12:.Lconstants_nnp_winograd_f4x4_3x3_output_with_bias_with_relu__aarch64_neon]
    movi v5.4s, #0
    ldp q6, q7, [x8, #64]
    adrp x4, .Lconstants_nnp_winograd_f4x4_3x3_output_with_bias_with_relu__aarch64_neon+16
    ldr q16, [x4, :lo12:.Lconstants_nnp_winograd_f4x4_3x3_output_with_bias_with_relu__aarch64_neon+16]
    ldr q17, [x13]
    fadd v18.4s, v0.4s, v1.4s
    fsub v0.4s, v0.4s, v1.4s
    fadd v1.4s, v2.4s, v3.4s
    fsub v2.4s, v2.4s, v3.4s
    fmul v3.4s, v0.4s, v4.s[0]
    fmul v19.4s, v18.4s, v4.s[2]
    fadd v7.4s, v7.4s, v18.4s
    fmla v6.4s, v0.4s, v16.s[0]
    fmla v3.4s, v2.4s, v4.s[1]
    fmla v19.4s, v1.4s, v4.s[3]
    fmla v6.4s, v2.4s, v16.s[1]
    fadd v0.4s, v7.4s, v1.4s
    fadd v0.4s, v0.4s, v17.4s
    fadd v1.4s, v3.4s, v17.4s
    fadd v2.4s, v19.4s, v17.4s
    fadd v3.4s, v6.4s, v17.4s
    fmax v0.4s, v5.4s, v0.4s
    fmax v1.4s, v5.4s, v1.4s
    fmax v2.4s, v5.4s, v2.4s
    fmax v3.4s, v5.4s, v3.4s
    zip1 v4.4s, v0.4s, v2.4s
    zip1 v5.4s, v1.4s, v3.4s
    zip2 v0.4s, v0.4s, v2.4s
    zip2 v1.4s, v1.4s, v3.4s
    zip1 v2.4s, v4.4s, v5.4s
    zip2 v3.4s, v4.4s, v5.4s
    zip1 v4.4s, v0.4s, v1.4s
    zip2 v0.4s, v0.4s, v1.4s
    str q2, [x9]
    str q3, [x1]
    str q4, [x2]
    str q0, [x0]
.Lotherwise_270:
    sub x3, x3, #1
    lsr x11, x11, #1
    add x9, x9, x10, lsl #2
    add x1, x1, x10, lsl #2
    add x2, x2, x10, lsl #2
    add x0, x0, x10, lsl #2
    add x8, x8, #96
    cbnz x3, .Lrepeat_269
    b .Lend_271
.Lotherwise_268:
    mov w3, #4
.Lrepeat_272:
    tst x11, #1
    beq .Lotherwise_273
    ld1 {v0.4s, v1.4s, v2.4s, v3.4s}, [x8]
    adrp x4, .Lconstants_nnp_winograd_f4x4_3x3_output_with_bias_with_relu__aarch64_neon
    ldr q4, [x4, :lo12:.Lconstants_nnp_winograd_f4x4_3x3_output_with_bias_with_relu__aarch64_neon]
    movi v5.4s, #0
    ubfx x4, x7, #0, #4
    ldp q6, q7, [x8, #64]
    adrp x5, .Lconstants_nnp_winograd_f4x4_3x3_output_with_bias_with_relu__aarch64_neon+16
    ldr q16, [x5, :lo12:.Lconstants_nnp_winograd_f4x4_3x3_output_with_bias_with_relu__aarch64_neon+16]
    ldr q17, [x13]
    fadd v18.4s, v0.4s, v1.4s
    fsub v0.4s, v0.4s, v1.4s
    fadd v1.4s, v2.4s, v3.4s
    fsub v2.4s, v2.4s, v3.4s
    fmul v3.4s, v0.4s, v4.s[0]
    fmul v19.4s, v18.4s, v4.s[2]
    fadd v7.4s, v7.4s, v18.4s
    fmla v6.4s, v0.4s, v16.s[0]
    fmla v3.4s, v2.4s, v4.s[1]
    fmla v19.4s, v1.4s, v4.s[3]
    fmla v6.4s, v2.4s, v16.s[1]
    fadd v0.4s, v7.4s, v1.4s
    fadd v0.4s, v0.4s, v17.4s
    fadd v1.4s, v3.4s, v17.4s
    fadd v2.4s, v19.4s, v17.4s
    fadd v3.4s, v6.4s, v17.4s
    fmax v0.4s, v5.4s, v0.4s
    fmax v1.4s, v5.4s, v1.4s
    fmax v2.4s, v5.4s, v2.4s
    fmax v3.4s, v5.4s, v3.4s
    cmp x4, #15
    bne .Lotherwise_274
    zip1 v4.4s, v0.4s, v2.4s
    zip1 v5.4s, v1.4s, v3.4s
    zip2 v0.4s, v0.4s, v2.4s
    zip2 v1.4s, v1.4s, v3.4s
    zip1 v2.4s, v4.4s, v5.4s
    zip2 v3.4s, v4.4s, v5.4s
    zip1 v4.4s, v0.4s, v1.4s
    zip2 v0.4s, v0.4s, v1.4s
    str q2, [x9]
    str q3, [x1]
    str q4, [x2]
    str q0, [x0]
    b .Lend_275
.Lotherwise_274:
    tst x7, #1
    beq .Lotherwise_276
    st1 {v0.s}[0], [x9]
    st1 {v0.s}[1], [x1]
    st1 {v0.s}[2], [x2]
    st1 {v0.s}[3], [x0]
.Lotherwise_276:
    tst x7, #2
    beq .Lotherwise_277
    add x4, x9, #4
    add x5, x1, #4
    add x6, x2, #4
    st1 {v1.s}[0], [x4]
    add x4, x0, #4
    st1 {v1.s}[1], [x5]
    st1 {v1.s}[2], [x6]
    st1 {v1.s}[3], [x4]
.Lotherwise_277:
    tst x7, #4
    beq .Lotherwise_278
    add x4, x9, #8
    add x5, x1, #8
    add x6, x2, #8
    st1 {v2.s}[0], [x4]
    add x4, x0, #8
    st1 {v2.s}[1], [x5]
    st1 {v2.s}[2], [x6]
    st1 {v2.s}[3], [x4]
.Lotherwise_278:
    tst x7, #8
    beq .Lotherwise_279
    add x4, x9, #12
    add x5, x1, #12
    add x6, x2, #12
    st1 {v3.s}[0], [x4]
    add x4, x0, #12
    st1 {v3.s}[1], [x5]
    st1 {v3.s}[2], [x6]
    st1 {v3.s}[3], [x4]
.Lotherwise_279:
.Lend_275:
.Lotherwise_273:
    sub x3, x3, #1
    lsr x11, x11, #1
    add x9, x9, x10, lsl #2
    add x1, x1, x10, lsl #2
    add x2, x2, x10, lsl #2
    add x0, x0, x10, lsl #2
    add x8, x8, #96
    cbnz x3, .Lrepeat_272
.Lend_271:
    ret
    .size nnp_winograd_f4x4_3x3_output_with_bias_with_relu__aarch64_neon, . - nnp_winograd_f4x4_3x3_output_with_bias_with_relu__aarch64_neon

.section .rodata
    .p2align 4
.Lconstants_nnp_winograd_f5x5_2x2_kernel__aarch64_neon:
    .long 0xbf303b34, 0x3edc4a01, 0x3df4c401, 0x3e379301
    .long 0x3f91a2b4, 0x00000000, 0x00000000, 0x00000000

    .text
    .p2align 4
    .globl nnp_winograd_f5x5_2x2_kernel__aarch64_neon
    .type nnp_winograd_f5x5_2x2_kernel__aarch64_neon, %function
nnp_winograd_f5x5_2x2_kernel__aarch64_neon:
    lsl x1, x1, #2
    add x5, x0, x1
    mov x6, x4
    add x7, x5, x1
    mov w8, #4
    add x1, x7, x1
.Lrepeat_280:
    ldr q0, [x0]
    ldr q1, [x5]
    sub x8, x8, #1
    add x0, x0, #16
    ldr q2, [x7]
    ldr q3, [x1]
    add x5, x5, #16
    add x7, x7, #16
    add x1, x1, #16
    zip1 v4.4s, v0.4s, v2.4s
    zip2 v0.4s, v0.4s, v2.4s
    zip1 v2.4s, v1.4s, v3.4s
    zip2 v1.4s, v1.4s, v3.4s
    zip1 v3.4s, v4.4s, v2.4s
    zip2 v2.4s, v4.4s, v2.4s
    zip1 v4.4s, v0.4s, v1.4s
    zip2 v0.4s, v0.4s, v1.4s
    str q3, [x6]
    str q2, [x6, #16]
    str q4, [x6, #32]
    str q0, [x6, #48]
    add x6, x6, #64
    cbnz x8, .Lrepeat_280
    lsl x0, x3, #2
    mov w1, #6
    add x5, x2, x0
    mul x1, x3, x1
    add x3, x5, x0
    mov w7, #4
    add x8, x3, x0
    add x9, x8, x0
    add x0, x9, x0
.Lrepeat_281:
    ldp q0, q1, [x4]
    adrp x10, .Lconstants_nnp_winograd_f5x5_2x2_kernel__aarch64_neon
    ldr q2, [x10, :lo12:.Lconstants_nnp_winograd_f5x5_2x2_kernel__aarch64_neon]
    mov x10, x6
    mov w11, #6
    adrp x12, .Lconstants_nnp_winograd_f5x5_2x2_kernel__aarch64_neon+16
    ldr q3, [x12, :lo12:.Lconstants_nnp_winograd_f5x5_2x2_kernel__aarch64_neon+16]
    fmul v4.4s, v0.4s, v2.s[0]
    fmul v5.4s, v0.4s, v2.s[2]
    str q1, [x6, #64]
    fmul v0.4s, v0.4s, v3.s[0]
    mov v6.16b, v4.16b
    mov v7.16b, v5.16b
    fmla v4.4s, v1.4s, v2.s[1]
    fmls v5.4s, v1.4s, v2.s[3]
    str q0, [x6, #80]
    fmls v6.4s, v1.4s, v2.s[1]
    fmla v7.4s, v1.4s, v2.s[3]
    str q4, [x6, #16]
    str q5, [x6, #48]
    str q6, [x6]
    str q7, [x6, #32]
    ldp q0, q1, [x4, #32]
    fmul v4.4s, v0.4s, v2.s[0]
    fmul v5.4s, v0.4s, v2.s[2]
    str q1, [x6, #160]
    fmul v0.4s, v0.4s, v3.s[0]
    mov v6.16b, v4.16b
    mov v7.16b, v5.16b
    fmla v4.4s, v1.4s, v2.s[1]
    fmls v5.4s, v1.4s, v2.s[3]
    str q0, [x6, #176]
    fmls v6.4s, v1.4s, v2.s[1]
    fmla v7.4s, v1.4s, v2.s[3]
    str q4, [x6, #112]
    str q5, [x6, #144]
    str q6, [x6, #96]
    str q7, [x6, #128]
.Lrepeat_282:
    ldr q0, [x10]
    ldr q1, [x10, #96]
    sub x11, x11, #1
    add x10, x10, #16
    fmul v4.4s, v0.4s, v2.s[0]
    fmul v5.4s, v0.4s, v2.s[2]
    fmul v0.4s, v0.4s, v3.s[0]
    mov v6.16b, v4.16b
    mov v7.16b, v5.16b
    fmla v4.4s, v1.4s, v2.s[1]
    fmls v5.4s, v1.4s, v2.s[3]
    fmls v6.4s, v1.4s, v2.s[1]
    fmla v7.4s, v1.4s, v2.s[3]
    str q6, [x2]
    add x2, x2, x1, lsl #2
    str q4, [x5]
    add x5, x5, x1, lsl #2
    str q7, [x3]
    add x3, x3, x1, lsl #2
    str q5, [x8]
    add x8, x8, x1, lsl #2
    str q1, [x9]
    add x9, x9, x1, lsl #2
    str q0, [x0]
    add x0, x0, x1, lsl #2
    cbnz x11, .Lrepeat_282
    mov w10, #6
    sub x7, x7, #1
    add x4, x4, #64
    mul x10, x1, x10
    sub x2, x2, x10, lsl #2
    sub x5, x5, x10, lsl #2
    sub x3, x3, x10, lsl #2
    sub x8, x8, x10, lsl #2
    sub x9, x9, x10, lsl #2
    sub x0, x0, x10, lsl #2
    add x2, x2, #32
    add x5, x5, #32
    add x3, x3, #32
    add x8, x8, #32
    add x9, x9, #32
    add x0, x0, #32
    cbnz x7, .Lrepeat_281
    ret
    .size nnp_winograd_f5x5_2x2_kernel__aarch64_neon, . - nnp_winograd_f5x5_2x2_kernel__aarch64_neon

.section .rodata
    .p2align 4
.Lconstants_nnp_winograd_f5x5_2x2_output_with_bias__aarch64_neon:
    .long 0x3f200000, 0x3fc00000, 0x3ec80000, 0x40100000
    .long 0x3e7a0000, 0x40580000, 0x3e1c4000, 0x40a20000

    .text
    .p2align 4
    .globl nnp_winograd_f5x5_2x2_output_with_bias__aarch64_neon
    .type nnp_winograd_f5x5_2x2_output_with_bias__aarch64_neon, %function
nnp_winograd_f5x5_2x2_output_with_bias__aarch64_neon:
    lsl x6, x1, #2
    mov w7, #6
    add x8, x0, x6
    mov x13, x2
    add x2, x8, x6
    mul x1, x1, x7
    add x7, x2, x6
    mov x9, x5
    mov w10, #6
    add x11, x7, x6
    add x6, x11, x6
.Lrepeat_283:
    ldr q0, [x0]
    ldr q1, [x8]
    sub x10, x10, #1
    add x0, x0, x1, lsl #2
    ldr q2, [x2]
    ldr q3, [x7]
    add x8, x8, x1, lsl #2
    add x2, x2, x1, lsl #2
    adrp x12, .Lconstants_nnp_winograd_f5x5_2x2_output_with_bias__aarch64_neon
    ldr q4, [x12, :lo12:.Lconstants_nnp_winograd_f5x5_2x2_output_with_bias__aarch64_neon]
    adrp x12, .Lconstants_nnp_winograd_f5x5_2x2_output_with_bias__aarch64_neon+16
    ldr q5, [x12, :lo12:.Lconstants_nnp_winograd_f5x5_2x2_output_with_bias__aarch64_neon+16]
    add x7, x7, x1, lsl #2
    ldr q6, [x11]
    ldr q7, [x6]
    add x11, x11, x1, lsl #2
    add x6, x6, x1, lsl #2
    fadd v16.4s, v0.4s, v1.4s
    fsub v0.4s, v0.4s, v1.4s
    fadd v1.4s, v2.4s, v3.4s
    fsub v2.4s, v2.4s, v3.4s
    fmul v3.4s, v0.4s, v4.s[0]
    fmul v17.4s, v16.4s, v4.s[2]
    fmul v0.4s, v0.4s, v5.s[0]
    fadd v7.4s, v7.4s, v16.4s
    fmla v6.4s, v16.4s, v5.s[2]
    fmla v3.4s, v2.4s, v4.s[1]
    fmla v17.4s, v1.4s, v4.s[3]
    fmla v0.4s, v2.4s, v5.s[1]
    fmla v6.4s, v1.4s, v5.s[3]
    fadd v1.4s, v7.4s, v1.4s
    str q3, [x9, #96]
    str q17, [x9, #192]
    str q1, [x9]
    str q0, [x9, #288]
    str q6, [x9, #384]
    add x9, x9, #16
    cbnz x10, .Lrepeat_283
    ldr x0, [x4]
    ldr w6, [x4, #20]
    mov x7, x3
    ldr x8, [x4, #8]
    ldr w4, [x4, #16]
    lsl x0, x0, #2
    add x3, x7, x0
    add x9, x3, x0
    add x10, x9, x0
    cmp x6, #31
    bne .Lotherwise_284
    mov w0, #5
.Lrepeat_285:
    tst x4, #1
    beq .Lotherwise_286
    ld1 {v0.4s, v1.4s, v2.4s, v3.4s}, [x5]
    adrp x1, .Lconstants_nnp_winograd_f5x5_2x2_output_with_bias__aarch64_neon
    ldr q4, [x1, :lo12:.Lconstants_nnp_winograd_f5x5_2x2_output_with_bias__aarch64_neon]
    adrp x1, .Lconstants_nnp_winograd_f5x5_2x2_output_with_bias__aarch64_neon+16
    ldr q5, [x1, :lo12:.Lconstants_nnp_winograd_f5x5_2x2_output_with_bias__aarch64_neon+16]
    ldp q6, q7, [x5, #64]
    ldr q16, [x13]
    fadd v17.4s, v0.4s, v1.4s
    fsub v0.4s, v0.4s, v1.4s
    fadd v1.4s, v2.4s, v3.4s
    fsub v2.4s, v2.4s, v3.4s
    fmul v3.4s, v0.4s, v4.s[0]
    fmul v18.4s, v17.4s, v4.s[2]
    fmul v0.4s, v0.4s, v5.s[0]
    fadd v7.4s, v7.4s, v17.4s
    fmla v6.4s, v17.4s, v5.s[2]
    fmla v3.4s, v2.4s, v4.s[1]
    fmla v18.4s, v1.4s, v4.s[3]
    fmla v0.4s, v2.4s, v5.s[1]
    fadd v2.4s, v7.4s, v1.4s
    fmla v6.4s, v1.4s, v5.s[3]
    fadd v1.4s, v2.4s, v16.4s
    fadd v2.4s, v3.4s, v16.4s
    fadd v3.4s, v18.4s, v16.4s
    fadd v0.4s, v0.4s, v16.4s
    fadd v4.4s, v6.4s, v16.4s
    zip1 v5.4s, v1.4s, v3.4s
    zip1 v6.4s, v2.4s, v0.4s
    zip2 v1.4s, v1.4s, v3.4s
    zip2 v7.4s, v2.4s, v0.4s
    zip1 v16.4s, v5.4s, v6.4s
    zip2 v5.4s, v5.4s, v6.4s
    zip1 v6.4s, v1.4s, v7.4s
    zip1 v17.4s, v2.4s, v0.4s
    str q16, [x7]
    zip1 v16.4s, v3.4s, v4.4s
    zip2 v1.4s, v1.4s, v7.4s
    str q5, [x3]
    zip2 v0.4s, v2.4s, v0.4s
    zip2 v2.4s, v3.4s, v4.4s
    str q6, [x9]
    zip1 v3.4s, v17.4s, v16.4s
    zip2 v4.4s, v17.4s, v16.4s
    str q1, [x10]
    zip1 v1.4s, v0.4s, v2.4s
    zip2 v0.4s, v0.4s, v2.4s
    str q3, [x7, #4]
    str q4, [x3, #4]
    str q1, [x9, #4]
    str q0, [x10, #4]
.Lotherwise_286:
    sub x0, x0, #1
    lsr x4, x4, #1
    add x7, x7, x8, lsl #2
    add x3, x3, x8, lsl #2
    add x9, x9, x8, lsl #2
    add x10, x10, x8, lsl #2
    add x5, x5, #96
    cbnz x0, .Lrepeat_285
    b .Lend_287
.Lotherwise_284:
    mov w11, #5
.Lrepeat_288:
    tst x4, #1
    beq .Lotherwise_289
    ld1 {v0.4s, v1.4s, v2.4s, v3.4s}, [x5]
    adrp x0, .Lconstants_nnp_winograd_f5x5_2x2_output_with_bias__aarch64_neon
    ldr q4, [x0, :lo12:.Lconstants_nnp_winograd_f5x5_2x2_output_with_bias__aarch64_neon]
    ubfx x0, x6, #0, #4
    adrp x1, .Lconstants_nnp_winograd_f5x5_2x2_output_with_bias__aarch64_neon+16
    ldr q5, [x1, :lo12:.Lconstants_nnp_winograd_f5x5_2x2_output_with_bias__aarch64_neon+16]
    ldp q6, q7, [x5, #64]
    ldr q16, [x13]
    fadd v17.4s, v0.4s, v1.4s
    fsub v0.4s, v0.4s, v1.4s
    fadd v1.4s, v2.4s, v3.4s
    fsub v2.4s, v2.4s, v3.4s
    fmul v3.4s, v0.4s, v4.s[0]
    fmul v18.4s, v17.4s, v4.s[2]
    fmul v0.4s, v0.4s, v5.s[0]
    fadd v7.4s, v7.4s, v17.4s
    fmla v6.4s, v17.4s, v5.s[2]
    fmla v3.4s, v2.4s, v4.s[1]
    fmla v18.4s, v1.4s, v4.s[3]
    fmla v0.4s, v2.4s, v5.s[1]
    fmla v6.4s, v1.4s, v5.s[3]
    fadd v1.4s, v7.4s, v1.4s
    fadd v2.4s, v3.4s, v16.4s
    fadd v3.4s, v18.4s, v16.4s
    fadd v1.4s, v1.4s, v16.4s
    fadd v0.4s, v0.4s, v16.4s
    fadd v4.4s, v6.4s, v16.4s
    cmp x0, #15
    bne .Lotherwise_290
    zip1 v5.4s, v1.4s, v3.4s
    zip1 v6.4s, v2.4s, v0.4s
    zip2 v1.4s, v1.4s, v3.4s
    zip2 v0.4s, v2.4s, v0.4s
    zip1 v2.4s, v5.4s, v6.4s
    zip2 v3.4s, v5.4s, v6.4s
    zip1 v5.4s, v1.4s, v0.4s
    zip2 v0.4s, v1.4s, v0.4s
    str q2, [x7]
    str q3, [x3]
    str q5, [x9]
    str q0, [x10]
    b .Lend_291
.Lotherwise_290:
    tst x6, #1
    beq .Lotherwise_292
    st1 {v1.s}[0], [x7]
    st1 {v1.s}[1], [x3]
    st1 {v1.s}[2], [x9]
    st1 {v1.s}[3], [x10]
.Lotherwise_292:
    tst x6, #2
    beq .Lotherwise_293
    add x0, x7, #4
    add x1, x3, #4
    add x2, x9, #4
    st1 {v2.s}[0], [x0]
    add x0, x10, #4
    st1 {v2.s}[1], [x1]
    st1 {v2.s}[2], [x2]
    st1 {v2.s}[3], [x0]
.Lotherwise_293:
    tst x6, #4
    beq .Lotherwise_294
    add x0, x7, #8
    add x1, x3, #8
    add x2, x9, #8
    st1 {v3.s}[0], [x0]
    add x0, x10, #8
    st1 {v3.s}[1], [x1]
    st1 {v3.s}[2], [x2]
    st1 {v3.s}[3], [x0]
.Lotherwise_294:
    tst x6, #8
    beq .Lotherwise_295
    add x0, x7, #12
    add x1, x3, #12
    add x2, x9, #12
    st1 {v0.s}[0], [x0]
    add x0, x10, #12
    st1 {v0.s}[1], [x1]
    st1 {v0.s}[2], [x2]
    st1 {v0.s}[3], [x0]
.Lotherwise_295:
.Lend_291:
    ubfx x0, x6, #4, #4
    cmp x0, #15
    bne .Lotherwise_296
    zip1 v0.4s, v4.4s, v4.4s
    zip1 v1.4s, v4.4s, v4.4s
    zip2 v2.4s, v4.4s, v4.4s
    zip2 v3.4s, v4.4s, v4.4s
    zip1 v4.4s, v0.4s, v1.4s
    zip2 v0.4s, v0.4s, v1.4s
    zip1 v1.4s, v2.4s, v3.4s
    zip2 v2.4s, v2.4s, v3.4s
    str q4, [x7, #16]
    str q0, [x3, #16]
    str q1, [x9, #16]
    str q2, [x10, #16]
    b .Lend_297
.Lotherwise_296:
    tst x6, #16
    beq .Lotherwise_298
    add x0, x7, #16
    add x1, x3, #16
    add x2, x9, #16
    st1 {v4.s}[0], [x0]
    add x0, x10, #16
    st1 {v4.s}[1], [x1]
    st1 {v4.s}[2], [x2]
    st1 {v4.s}[3], [x0]
.Lotherwise_298:
    tst x6, #32
    beq .Lotherwise_299
    add x0, x7, #20
    add x1, x3, #20
    add x2, x9, #20
    st1 {v4.s}[0], [x0]
    add x0, x10, #20
    st1 {v4.s}[1], [x1]
    st1 {v4.s}[2], [x2]
    st1 {v4.s}[3], [x0]
.Lotherwise_299:
    tst x6, #64
    beq .Lotherwise_300
    add x0, x7, #24
    add x1, x3, #24
    add x2, x9, #24
    st1 {v4.s}[0], [x0]
    add x0, x10, #24
    st1 {v4.s}[1], [x1]
    st1 {v4.s}[2], [x2]
    st1 {v4.s}[3], [x0]
.Lotherwise_300:
    tst x6, #128
    beq .Lotherwise_301
    add x0, x7, #28
    add x1, x3, #28
    add x2, x9, #28
    st1 {v4.s}[0], [x0]
    add x0, x10, #28
    st1 {v4.s}[1], [x1]
    st1 {v4.s}[2], [x2]
    st1 {v4.s}[3], [x0]
.Lotherwise_301:
.Lend_297:
.Lotherwise_289:
    sub x11, x11, #1
    lsr x4, x4, #1
    add x7, x7, x8, lsl #2
    add x3, x3, x8, lsl #2
    add x9, x9, x8, lsl #2
    add x10, x10, x8, lsl #2
    add x5, x5, #96
    cbnz x11, .Lrepeat_288
.Lend_287:
    ret
    .size nnp_winograd_f5x5_2x2_output_with_bias__aarch64_neon, . - nnp_winograd_f5x5_2x2_output_with_bias__aarch64_neon

.section .rodata
    .p2align 4
.Lconstants_nnp_winograd_f5x5_2x2_output_with_bias_with_relu__aarch64_neon:
    .long 0x3f200000, 0x3fc00000, 0x3ec80000, 0x40100000
    .long 0x3e7a0000, 0x40580000, 0x3e1c4000, 0x40a20000

    .text
    .p2align 4
    .globl nnp_winograd_f5x5_2x2_output_with_bias_with_relu__aarch64_neon
    .type nnp_winograd_f5x5_2x2_output_with_bias_with_relu__aarch64_neon, %function
nnp_winograd_f5x5_2x2_output_with_bias_with_relu__aarch64_neon:
    lsl x6, x1, #2
    mov w7, #6
    add x8, x0, x6
    mov x13, x2
    add x2, x8, x6
    mul x1, x1, x7
    add x7, x2, x6
    mov x9, x5
    mov w10, #6
    add x11, x7, x6
    add x6, x11, x6
.Lrepeat_302:
    ldr q0, [x0]
    ldr q1, [x8]
    sub x10, x10, #1
    add x0, x0, x1, lsl #2
    ldr q2, [x2]
    ldr q3, [x7]
    add x8, x8, x1, lsl #2
    add x2, x2, x1, lsl #2
    adrp x12, .Lconstants_nnp_winograd_f5x5_2x2_output_with_bias_with_relu__aarch64_neon
    ldr q4, [x12, :lo12:.Lconstants_nnp_winograd_f5x5_2x2_output_with_bias_with_relu__aarch64_neon]
    adrp x12, .Lconstants_nnp_winograd_f5x5_2x2_output_with_bias_with_relu__aarch64_neon+16
    ldr q5, [x12, :lo12:.Lconstants_nnp_winograd_f5x5_2x2_output_with_bias_with_relu__aarch64_neon+16]
    add x7, x7, x1, lsl #2
    ldr q6, [x11]
    ldr q7, [x6]
    add x11, x11, x1, lsl #2
    add x6, x6, x1, lsl #2
    fadd v16.4s, v0.4s, v1.4s
    fsub v0.4s, v0.4s, v1.4s
    fadd v1.4s, v2.4s, v3.4s
    fsub v2.4s, v2.4s, v3.4s
    fmul v3.4s, v0.4s, v4.s[0]
    fmul v17.4s, v16.4s, v4.s[2]
    fmul v0.4s, v0.4s, v5.s[0]
    fadd v7.4s, v7.4s, v16.4s
    fmla v6.4s, v16.4s, v5.s[2]
    fmla v3.4s, v2.4s, v4.s[1]
    fmla v17.4s, v1.4s, v4.s[3]
    fmla v0.4s, v2.4s, v5.s[1]
    fmla v6.4s, v1.4s, v5.s[3]
    fadd v1.4s, v7.4s, v1.4s
    str q3, [x9, #96]
    str q17, [x9, #192]
    str q1, [x9]
    str q0, [x9, #288]
    str q6, [x9, #384]
    add x9, x9, #16
    cbnz x10, .Lrepeat_302
    ldr x0, [x4]
    ldr w6, [x4, #20]
    mov x7, x3
    ldr x8, [x4, #8]
    ldr w4, [x4, #16]
    lsl x0, x0, #2
    add x3, x7, x0
    add x9, x3, x0
    add x10, x9, x0
    cmp x6, #31
    bne .Lotherwise_303
    mov w0, #5
.Lrepeat_304:
    tst x4, #1
    beq .Lotherwise_305
    ld1 {v0.4s, v1.4s, v2.4s, v3.4s}, [x5]
    adrp x1, .Lconstants_nnp_winograd_f5x5_2x2_output_with_bias_with_relu__aarch64_neon
    ldr q4, [x1, :lo12:.Lconstants_nnp_winograd_f5x5_2x2_output_with_bias_with_relu__aarch64_neon]
    movi v5.4s, #0
    adrp x1, .Lconstants_nnp_winograd_f5x5_2x2_output_with_bias_with_relu__aarch64_neon+16
    ldr q6, [x1, :lo12:.Lconstants_nnp_winograd_f5x5_2x2_output_with_bias_with_relu__aarch64_neon+16]
    ldp q7, q16, [x5, #64]
    ldr q17, [x13]
    fadd v18.4s, v0.4s, v1.4s
    fsub v0.4s, v0.4s, v1.4s
    fadd v1.4s, v2.4s, v3.4s
    fsub v2.4s, v2.4s, v3.4s
    fmul v3.4s, v0.4s, v4.s[0]
    fmul v19.4s, v18.4s, v4.s[2]
    fmul v0.4s, v0.4s, v6.s[0]
    fadd v16.4s, v16.4s, v18.4s
    fmla v7.4s, v18.4s, v6.s[2]
    fmla v3.4s, v2.4s, v4.s[1]
    fmla v19.4s, v1.4s, v4.s[3]
    fmla v0.4s, v2.4s, v6.s[1]
    fadd v2.4s, v16.4s, v1.4s
    fmla v7.4s, v1.4s, v6.s[3]
    fadd v1.4s, v2.4s, v17.4s
    fadd v2.4s, v3.4s, v17.4s
    fadd v3.4s, v19.4s, v17.4s
    fadd v0.4s, v0.4s, v17.4s
    fadd v4.4s, v7.4s, v17.4s
    fmax v1.4s, v5.4s, v1.4s
    fmax v2.4s, v5.4s, v2.4s
    fmax v3.4s, v5.4s, v3.4s
    fmax v0.4s, v5.4s, v0.4s
    fmax v4.4s, v5.4s, v4.4s
    zip1 v5.4s, v1.4s, v3.4s
    zip1 v6.4s, v2.4s, v0.4s
    zip2 v1.4s, v1.4s, v3.4s
    zip2 v7.4s, v2.4s, v0.4s
    zip1 v16.4s, v5.4s, v6.4s
    zip2 v5.4s, v5.4s, v6.4s
    zip1 v6.4s, v1.4s, v7.4s
    zip1 v17.4s, v2.4s, v0.4s
    str q16, [x7]
    zip1 v16.4s, v3.4s, v4.4s
    zip2 v1.4s, v1.4s, v7.4s
    str q5, [x3]
    zip2 v0.4s, v2.4s, v0.4s
    zip2 v2.4s, v3.4s, v4.4s
    str q6, [x9]
    zip1 v3.4s, v17.4s, v16.4s
    zip2 v4.4s, v17.4s, v16.4s
    str q1, [x10]
    zip1 v1.4s, v0.4s, v2.4s
    zip2 v0.4s, v0.4s, v2.4s
    str q3, [x7, #4]
    str q4, [x3, #4]
    str q1, [x9, #4]
    str q0, [x10, #4]
.Lotherwise_305:
    sub x0, x0, #1
    lsr x4, x4, #1
    add x7, x7, x8, lsl #2
    add x3, x3, x8, lsl #2
    add x9, x9, x8, lsl #2
    add x10, x10, x8, lsl #2
    add x5, x5, #96
    cbnz x0, .Lrepeat_304
    b .Lend_306
.Lotherwise_303:
    mov w11, #5
.Lrepeat_307:
    tst x4, #1
    beq .Lotherwise_308
    ld1 {v0.4s, v1.4s, v2.4s, v3.4s}, [x5]
    adrp x0, .Lconstants_nnp_winograd_f5x5_2x2_output_with_bias_with_relu__aarch64_neon
    ldr q4, [x0, :lo12:.Lconstants_nnp_winograd_f5x5_2x2_output_with_bias_with_relu__aarch64_neon]
    movi v5.4s, #0
    ubfx x0, x6, #0, #4
    adrp x1, .Lconstants_nnp_winograd_f5x5_2x2_output_with_bias_with_relu__aarch64_neon+16
    ldr q6, [x1, :lo12:.Lconstants_nnp_winograd_f5x5_2x2_output_with_bias_with_relu__aarch64_neon+16]
    ldp q7, q16, [x5, #64]
    ldr q17, [x13]
    fadd v18.4s, v0.4s, v1.4s
    fsub v0.4s, v0.4s, v1.4s
    fadd v1.4s, v2.4s, v3.4s
    fsub v2.4s, v2.4s, v3.4s
    fmul v3.4s, v0.4s, v4.s[0]
    fmul v19.4s, v18.4s, v4.s[2]
    fmul v0.4s, v0.4s, v6.s[0]
    fadd v16.4s, v16.4s, v18.4s
    fmla v7.4s, v18.4s, v6.s[2]
    fmla v3.4s, v2.4s, v4.s[1]
    fmla v19.4s, v1.4s, v4.s[3]
    fmla v0.4s, v2.4s, v6.s[1]
    fmla v7.4s, v1.4s, v6.s[3]
    fadd v1.4s, v16.4s, v1.4s
    fadd v2.4s, v3.4s, v17.4s
    fadd v3.4s, v19.4s, v17.4s
    fadd v1.4s, v1.4s, v17.4s
    fadd v0.4s, v0.4s, v17.4s
    fadd v4.4s, v7.4s, v17.4s
    fmax v2.4s, v5.4s, v2.4s
    fmax v3.4s, v5.4s, v3.4s
    fmax v1.4s, v5.4s, v1.4s
    fmax v0.4s, v5.4s, v0.4s
    fmax v4.4s, v5.4s, v4.4s
    cmp x0, #15
    bne .Lotherwise_309
    zip1 v5.4s, v1.4s, v3.4s
    zip1 v6.4s, v2.4s, v0.4s
    zip2 v1.4s, v1.4s, v3.4s
    zip2 v0.4s, v2.4s, v0.4s
    zip1 v2.4s, v5.4s, v6.4s
    zip2 v3.4s, v5.4s, v6.4s
    zip1 v5.4s, v1.4s, v0.4s
    zip2 v0.4s, v1.4s, v0.4s
    str q2, [x7]
    str q3, [x3]
    str q5, [x9]
    str q0, [x10]
    b .Lend_310
.Lotherwise_309:
    tst x6, #1
    beq .Lotherwise_311
    st1 {v1.s}[0], [x7]
    st1 {v1.s}[1], [x3]
    st1 {v1.s}[2], [x9]
    st1 {v1.s}[3], [x10]
.Lotherwise_311:
    tst x6, #2
    beq .Lotherwise_312
    add x0, x7, #4
    add x1, x3, #4
    add x2, x9, #4
    st1 {v2.s}[0], [x0]
    add x0, x10, #4
    st1 {v2.s}[1], [x1]
    st1 {v2.s}[2], [x2]
    st1 {v2.s}[3], [x0]
.Lotherwise_312:
    tst x6, #4
    beq .Lotherwise_313
    add x0, x7, #8
    add x1, x3, #8
    add x2, x9, #8
    st1 {v3.s}[0], [x0]
    add x0, x10, #8
    st1 {v3.s}[1], [x1]
    st1 {v3.s}[2], [x2]
    st1 {v3.s}[3], [x0]
.Lotherwise_313:
    tst x6, #8
    beq .Lotherwise_314
    add x0, x7, #12
    add x1, x3, #12
    add x2, x9, #12
    st1 {v0.s}[0], [x0]
    add x0, x10, #12
    st1 {v0.s}[1], [x1]
    st1 {v0.s}[2], [x2]
    st1 {v0.s}[3], [x0]
.Lotherwise_314:
.Lend_310:
    ubfx x0, x6, #4, #4
    cmp x0, #15
    bne .Lotherwise_315
    zip1 v0.4s, v4.4s, v4.4s
    zip1 v1.4s, v4.4s, v4.4s
    zip2 v2.4s, v4.4s, v4.4s
    zip2 v3.4s, v4.4s, v4.4s
    zip1 v4.4s, v0.4s, v1.4s
    zip2 v0.4s, v0.4s, v1.4s
    zip1 v1.4s, v2.4s, v3.4s
    zip2 v2.4s, v2.4s, v3.4s
    str q4, [x7, #16]
    str q0, [x3, #16]
    str q1, [x9, #16]
    str q2, [x10, #16]
    b .Lend_316
.Lotherwise_315:
    tst x6, #16
    beq .Lotherwise_317
    add x0, x7, #16
    add x1, x3, #16
    add x2, x9, #16
    st1 {v4.s}[0], [x0]
    add x0, x10, #16
    st1 {v4.s}[1], [x1]
    st1 {v4.s}[2], [x2]
    st1 {v4.s}[3], [x0]
.Lotherwise_317:
    tst x6, #32
    beq .Lotherwise_318
    add x0, x7, #20
    add x1, x3, #20
    add x2, x9, #20
    st1 {v4.s}[0], [x0]
    add x0, x10, #20
    st1 {v4.s}[1], [x1]
    st1 {v4.s}[2], [x2]
    st1 {v4.s}[3], [x0]
.Lotherwise_318:
    tst x6, #64
    beq .Lotherwise_319
    add x0, x7, #24
    add x1, x3, #24
    add x2, x9, #24
    st1 {v4.s}[0], [x0]
    add x0, x10, #24
    st1 {v4.s}[1], [x1]
    st1 {v4.s}[2], [x2]
    st1 {v4.s}[3], [x0]
.Lotherwise_319:
    tst x6, #128
    beq .Lotherwise_320
    add x0, x7, #28
    add x1, x3, #28
    add x2, x9, #28
    st1 {v4.s}[0], [x0]
    add x0, x10, #28
    st1 {v4.s}[1], [x1]
    st1 {v4.s}[2], [x2]
    st1 {v4.s}[3], [x0]
.Lotherwise_320:
.Lend_316:
.Lotherwise_308:
    sub x11, x11, #1
    lsr x4, x4, #1
    add x7, x7, x8, lsl #2
    add x3, x3, x8, lsl #2
    add x9, x9, x8, lsl #2
    add x10, x10, x8, lsl #2
    add x5, x5, #96
    cbnz x11, .Lrepeat_307
.Lend_306:
    ret
    .size nnp_winograd_f5x5_2x2_output_with_bias_with_relu__aarch64_neon, . - nnp_winograd_f5x5_2x2_output_with_bias_with_relu__aarch64_neon

    .text
    .p2align 4
    .globl nnp_winograd_f2x2_3x3_input__aarch64_neon
    .type nnp_winograd_f2x2_3x3_input__aarch64_neon, %function
nnp_winograd_f2x2_3x3_input__aarch64_neon:
    mov x11, x2
    ldr x2, [x1]
    ldr w10, [x1, #20]
    mov x12, x0
    mov x13, x3
    mov x9, x4
    ldr x14, [x1, #8]
    ldr w0, [x1, #16]
    lsl x1, x2, #2
    add x2, x12, x1
    add x3, x2, x1
    add x1, x3, x1
    cmp x10, #15
    bne .Lotherwise_321
    mov x4, x9
    mov w5, #4
.Lrepeat_322:
    tst x0, #1
    beq .Lotherwise_323
    ldr q0, [x12]
    ldr q1, [x2]
    ldr q2, [x3]
    ldr q3, [x1]
    zip1 v4.4s, v0.4s, v2.4s
    zip2 v0.4s, v0.4s, v2.4s
    zip1 v2.4s, v1.4s, v3.4s
    zip2 v1.4s, v1.4s, v3.4s
    zip1 v3.4s, v4.4s, v2.4s
    zip2 v2.4s, v4.4s, v2.4s
    zip1 v4.4s, v0.4s, v1.4s
    zip2 v0.4s, v0.4s, v1.4s
    fadd v1.4s, v4.4s, v2.4s
    fsub v5.4s, v4.4s, v2.4s
    fsub v0.4s, v0.4s, v2.4s
    fsub v2.4s, v3.4s, v4.4s
    str q1, [x4]
    str q5, [x4, #16]
    str q0, [x4, #32]
    str q2, [x4, #48]
    b .Lend_324
.Lotherwise_323:
    movi v0.4s, #0
    movi v1.4s, #0
    movi v2.4s, #0
    movi v3.4s, #0
    str q0, [x4]
    str q1, [x4, #16]
    str q2, [x4, #32]
    str q3, [x4, #48]
.Lend_324:
    sub x5, x5, #1
    lsr x0, x0, #1
    add x12, x12, x14, lsl #2
    add x2, x2, x14, lsl #2
    add x3, x3, x14, lsl #2
    add x1, x1, x14, lsl #2
    add x4, x4, #64
    cbnz x5, .Lrepeat_322
    b .Lend_325
.Lotherwise_321:
    mov x4, x9
    mov w5, #4
.Lrepeat_326:
    tst x0, #1
    beq .Lotherwise_327
    ubfx x6, x10, #0, #4
    cmp x6, #15
    bne .Lotherwise_328
    ldr q0, [x12]
    ldr q1, [x2]
    ldr q2, [x3]
    ldr q3, [x1]
    zip1 v4.4s, v0.4s, v2.4s
    zip2 v0.4s, v0.4s, v2.4s
    zip1 v2.4s, v1.4s, v3.4s
    zip2 v1.4s, v1.4s, v3.4s
    zip1 v3.4s, v4.4s, v2.4s
    zip2 v2.4s, v4.4s, v2.4s
    zip1 v4.4s, v0.4s, v1.4s
    zip2 v0.4s, v0.4s, v1.4s
    b .Lend_329
.Lotherwise_328:
    movi v3.4s, #0
    tst x10, #1
    beq .Lotherwise_330
    ld1 {v3.s}[0], [x12]
    ld1 {v3.s}[1], [x2]
    ld1 {v3.s}[2], [x3]
    ld1 {v3.s}[3], [x1]
.Lotherwise_330:
    movi v2.4s, #0
    tst x10, #2
    beq .Lotherwise_331
    add x6, x12, #4
    add x7, x2, #4
    add x8, x3, #4
    ld1 {v2.s}[0], [x6]
    add x6, x1, #4
    ld1 {v2.s}[1], [x7]
    ld1 {v2.s}[2], [x8]
    ld1 {v2.s}[3], [x6]
.Lotherwise_331:
    movi v4.4s, #0
    tst x10, #4
    beq .Lotherwise_332
    add x6, x12, #8
    add x7, x2, #8
    add x8, x3, #8
    ld1 {v4.s}[0], [x6]
    add x6, x1, #8
    ld1 {v4.s}[1], [x7]
    ld1 {v4.s}[2], [x8]
    ld1 {v4.s}[3], [x6]
.Lotherwise_332:
    movi v0.4s, #0
    tst x10, #8
    beq .Lotherwise_333
    add x6, x12, #12
    add x7, x2, #12
    add x8, x3, #12
    ld1 {v0.s}[0], [x6]
    add x6, x1, #12
    ld1 {v0.s}[1], [x7]
    ld1 {v0.s}[2], [x8]
    ld1 {v0.s}[3], [x6]
.Lotherwise_333:
.Lend_329:
    fadd v1.4s, v4.4s, v2.4s
    fsub v5.4s, v4.4s, v2.4s
    fsub v0.4s, v0.4s, v2.4s
    fsub v2.4s, v3.4s, v4.4s
    str q1, [x4]
    str q5, [x4, #16]
    str q0, [x4, #32]
    str q2, [x4, #48]
    b .Lend_334
.Lotherwise_327:
    movi v0.4s, #0
    movi v1.4s, #0
    movi v2.4s, #0
    movi v3.4s, #0
    str q0, [x4]
    str q1, [x4, #16]
    str q2, [x4, #32]
    str q3, [x4, #48]
.Lend_334:
    sub x5, x5, #1
    lsr x0, x0, #1
    add x12, x12, x14, lsl #2
    add x2, x2, x14, lsl #2
    add x3, x3, x14, lsl #2
    add x1, x1, x14, lsl #2
    add x4, x4, #64
    cbnz x5, .Lrepeat_326
.Lend_325:
    lsl x0, x13, #2
    lsl x1, x13, #2
    add x2, x11, x0
    mov w3, #4
    add x4, x2, x0
    add x0, x4, x0
.Lrepeat_335:
    ldr q0, [x9, #64]
    ldr q1, [x9, #128]
    sub x3, x3, #1
    ldr q2, [x9, #192]
    ldr q3, [x9]
    add x9, x9, #16
    fadd v4.4s, v1.4s, v0.4s
    fsub v5.4s, v1.4s, v0.4s
    fsub v0.4s, v2.4s, v0.4s
    fsub v1.4s, v3.4s, v1.4s
    str q4, [x11]
    add x11, x11, x1, lsl #2
    str q5, [x2]
    add x2, x2, x1, lsl #2
    str q0, [x4]
    add x4, x4, x1, lsl #2
    str q1, [x0]
    add x0, x0, x1, lsl #2
    cbnz x3, .Lrepeat_335
    ret
    .size nnp_winograd_f2x2_3x3_input__aarch64_neon, . - nnp_winograd_f2x2_3x3_input__aarch64_neon

.section .rodata
    .p2align 4
.Lconstants_nnp_winograd_f2x2_3x3_kernel__aarch64_neon:
    .long 0x3f000000, 0x00000000, 0x00000000, 0x00000000

    .text
    .p2align 4
    .globl nnp_winograd_f2x2_3x3_kernel__aarch64_neon
    .type nnp_winograd_f2x2_3x3_kernel__aarch64_neon, %function
nnp_winograd_f2x2_3x3_kernel__aarch64_neon:
    lsl x1, x1, #2
    add x5, x0, x1
    mov x6, x4
    add x7, x5, x1
    mov w8, #9
    add x1, x7, x1
.Lrepeat_336:
    ldr q0, [x0]
    ldr q1, [x5]
    sub x8, x8, #1
    add x0, x0, #16
    ldr q2, [x7]
    ldr q3, [x1]
    add x5, x5, #16
    add x7, x7, #16
    add x1, x1, #16
    zip1 v4.4s, v0.4s, v2.4s
    zip2 v0.4s, v0.4s, v2.4s
    zip1 v2.4s, v1.4s, v3.4s
    zip2 v1.4s, v1.4s, v3.4s
    zip1 v3.4s, v4.4s, v2.4s
    zip2 v2.4s, v4.4s, v2.4s
    zip1 v4.4s, v0.4s, v1.4s
    zip2 v0.4s, v0.4s, v1.4s
    str q3, [x6]
    str q2, [x6, #16]
    str q4, [x6, #32]
    str q0, [x6, #48]
    add x6, x6, #64
    cbnz x8, .Lrepeat_336
    lsl x0, x3, #2
    add x1, x2, x0
    lsl x3, x3, #2
    mov w5, #4
    add x7, x1, x0
    add x0, x7, x0
.Lrepeat_337:
    ldp q0, q1, [x4]
    ldr q2, [x4, #32]
    mov x8, x6
    mov w9, #4
    adrp x10, .Lconstants_nnp_winograd_f2x2_3x3_kernel__aarch64_neon
    ldr q3, [x10, :lo12:.Lconstants_nnp_winograd_f2x2_3x3_kernel__aarch64_neon]
    fadd v4.4s, v0.4s, v2.4s
    str q2, [x6, #32]
    str q0, [x6, #48]
    fmul v0.4s, v4.4s, v3.s[0]
    mov v2.16b, v0.16b
    fmls v0.4s, v1.4s, v3.s[0]
    fmla v2.4s, v1.4s, v3.s[0]
    str q0, [x6, #16]
    str q2, [x6]
    ldp q0, q1, [x4, #48]
    ldr q2, [x4, #80]
    fadd v4.4s, v0.4s, v2.4s
    str q2, [x6, #96]
    str q0, [x6, #112]
    fmul v0.4s, v4.4s, v3.s[0]
    mov v2.16b, v0.16b
    fmls v0.4s, v1.4s, v3.s[0]
    fmla v2.4s, v1.4s, v3.s[0]
    str q0, [x6, #80]
    str q2, [x6, #64]
    ldp q0, q1, [x4, #96]
    ldr q2, [x4, #128]
    fadd v4.4s, v0.4s, v2.4s
    str q2, [x6, #160]
    str q0, [x6, #176]
    fmul v0.4s, v4.4s, v3.s[0]
    mov v2.16b, v0.16b
    fmls v0.4s, v1.4s, v3.s[0]
    fmla v2.4s, v1.4s, v3.s[0]
    str q0, [x6, #144]
    str q2, [x6, #128]
.Lrepeat_338:
    ldr q0, [x8]
    ldr q1, [x8, #128]
    sub x9, x9, #1
    ldr q2, [x8, #64]
    add x8, x8, #16
    fadd v4.4s, v0.4s, v1.4s
    fmul v4.4s, v4.4s, v3.s[0]
    mov v5.16b, v4.16b
    fmls v4.4s, v2.4s, v3.s[0]
    fmla v5.4s, v2.4s, v3.s[0]
    str q5, [x2]
    add x2, x2, x3, lsl #2
    str q4, [x1]
    add x1, x1, x3, lsl #2
    str q1, [x7]
    add x7, x7, x3, lsl #2
    str q0, [x0]
    add x0, x0, x3, lsl #2
    cbnz x9, .Lrepeat_338
    lsl x8, x3, #2
    sub x5, x5, #1
    add x4, x4, #144
    sub x2, x2, x8, lsl #2
    sub x1, x1, x8, lsl #2
    sub x7, x7, x8, lsl #2
    sub x0, x0, x8, lsl #2
    add x2, x2, #32
    add x1, x1, #32
    add x7, x7, #32
    add x0, x0, #32
    cbnz x5, .Lrepeat_337
    ret
    .size nnp_winograd_f2x2_3x3_kernel__aarch64_neon, . - nnp_winograd_f2x2_3x3_kernel__aarch64_neon

    .text
    .p2align 4
    .globl nnp_winograd_f2x2_3x3_output_with_bias__aarch64_neon
    .type nnp_winograd_f2x2_3x3_output_with_bias__aarch64_neon, %function
nnp_winograd_f2x2_3x3_output_with_bias__aarch64_neon:
    lsl x6, x1, #2
    mov x10, x2
    add x2, x0, x6
    add x7, x2, x6
    lsl x1, x1, #2
    mov x8, x5
    add x6, x7, x6
    mov w9, #4
.Lrepeat_339:
    ldr q0, [x0]
    ldr q1, [x2]
    sub x9, x9, #1
    add x0, x0, x1, lsl #2
    ldr q2, [x7]
    ldr q3, [x6]
    add x2, x2, x1, lsl #2
    add x7, x7, x1, lsl #2
    add x6, x6, x1, lsl #2
    fadd v4.4s, v0.4s, v1.4s
    fsub v0.4s, v0.4s, v1.4s
    fadd v1.4s, v3.4s, v4.4s
    fadd v0.4s, v2.4s, v0.4s
    str q1, [x8]
    str q0, [x8, #64]
    add x8, x8, #16
    cbnz x9, .Lrepeat_339
    ldr x0, [x4]
    ldr w1, [x4, #20]
    ldr x2, [x4, #8]
    ldr w4, [x4, #16]
    lsl x0, x0, #2
    add x6, x3, x0
    add x7, x6, x0
    add x0, x7, x0
    cmp x1, #3
    bne .Lotherwise_340
    mov w1, #2
.Lrepeat_341:
    tst x4, #1
    beq .Lotherwise_342
    ld1 {v0.4s, v1.4s, v2.4s, v3.4s}, [x5]
    ldr q4, [x10]
    fadd v0.4s, v0.4s, v4.4s
    fadd v4.4s, v0.4s, v1.4s
    fsub v0.4s, v0.4s, v1.4s
    fadd v1.4s, v3.4s, v4.4s
    fadd v0.4s, v2.4s, v0.4s
    zip1 v2.4s, v1.4s, v0.4s
    zip2 v0.4s, v1.4s, v0.4s
    str d2, [x3]
    st1 {v2.d}[1], [x6]
    str d0, [x7]
    st1 {v0.d}[1], [x0]
.Lotherwise_342:
    sub x1, x1, #1
    lsr x4, x4, #1
    add x3, x3, x2, lsl #2
    add x6, x6, x2, lsl #2
    add x7, x7, x2, lsl #2
    add x0, x0, x2, lsl #2
    add x5, x5, #64
    cbnz x1, .Lrepeat_341
    b .Lend_343
.Lotherwise_340:
    mov w8, #2
.Lrepeat_344:
    tst x4, #1
    beq .Lotherwise_345
    ld1 {v0.4s, v1.4s, v2.4s, v3.4s}, [x5]
    ldr q4, [x10]
    ubfx x9, x1, #0, #2
    fadd v0.4s, v0.4s, v4.4s
    fadd v4.4s, v0.4s, v1.4s
    fsub v0.4s, v0.4s, v1.4s
    fadd v1.4s, v3.4s, v4.4s
    fadd v0.4s, v2.4s, v0.4s
    cmp x9, #3
    bne .Lotherwise_346
    zip1 v2.4s, v1.4s, v0.4s
    zip2 v0.4s, v1.4s, v0.4s
    str d2, [x3]
    st1 {v2.d}[1], [x6]
    str d0, [x7]
    st1 {v0.d}[1], [x0]
    b .Lend_347
.Lotherwise_346:
    tst x1, #1
    beq .Lotherwise_348
    st1 {v1.s}[0], [x3]
    st1 {v1.s}[1], [x6]
    st1 {v1.s}[2], [x7]
    st1 {v1.s}[3], [x0]
.Lotherwise_348:
    tst x1, #2
    beq .Lotherwise_349
    add x9, x3, #4
    add x11, x6, #4
    add x12, x7, #4
    st1 {v0.s}[0], [x9]
    add x9, x0, #4
    st1 {v0.s}[1], [x11]
    st1 {v0.s}[2], [x12]
    st1 {v0.s}[3], [x9]
.Lotherwise_349:
.Lend_347:
.Lotherwise_345:
    sub x8, x8, #1
    lsr x4, x4, #1
    add x3, x3, x2, lsl #2
    add x6, x6, x2, lsl #2
    add x7, x7, x2, lsl #2
    add x0, x0, x2, lsl #2
    add x5, x5, #64
    cbnz x8, .Lrepeat_344
.Lend_343:
    ret
    .size nnp_winograd_f2x2_3x3_output_with_bias__aarch64_neon, . - nnp_winograd_f2x2_3x3_output_with_bias__aarch64_neon

    .text
    .p2align 4
    .globl nnp_winograd_f2x2_3x3_output_with_bias_with_relu__aarch64_neon
    .type nnp_winograd_f2x2_3x3_output_with_bias_with_relu__aarch64_neon, %function
nnp_winograd_f2x2_3x3_output_with_bias_with_relu__aarch64_neon:
    lsl x6, x1, #2
    mov x10, x2
    add x2, x0, x6
    add x7, x2, x6
    lsl x1, x1, #2
    mov x8, x5
    add x6, x7, x6
    mov w9, #4
.Lrepeat_350:
    ldr q0, [x0]
    ldr q1, [x2]
    sub x9, x9, #1
    add x0, x0, x1, lsl #2
    ldr q2, [x7]
    ldr q3, [x6]
    add x2, x2, x1, lsl #2
    add x7, x7, x1, lsl #2
    add x6, x6, x1, lsl #2
    fadd v4.4s, v0.4s, v1.4s
    fsub v0.4s, v0.4s, v1.4s
    fadd v1.4s, v3.4s, v4.4s
    fadd v0.4s, v2.4s, v0.4s
    str q1, [x8]
    str q0, [x8, #64]
    add x8, x8, #16
    cbnz x9, .Lrepeat_350
    ldr x0, [x4]
    ldr w1, [x4, #20]
    ldr x2, [x4, #8]
    ldr w4, [x4, #16]
    lsl x0, x0, #2
    add x6, x3, x0
    add x7, x6, x0
    add x0, x7, x0
    cmp x1, #3
    bne .Lotherwise_351
    mov w1, #2
.Lrepeat_352:
    tst x4, #1
    beq .Lotherwise_353
    ld1 {v0.4s, v1.4s, v2.4s, v3.4s}, [x5]
    ldr q4, [x10]
    movi v5.4s, #0
    fadd v0.4s, v0.4s, v4.4s
    fadd v4.4s, v0.4s, v1.4s
    fsub v0.4s, v0.4s, v1.4s
    fadd v1.4s, v3.4s, v4.4s
    fadd v0.4s, v2.4s, v0.4s
    fmax v1.4s, v5.4s, v1.4s
    fmax v0.4s, v5.4s, v0.4s
    zip1 v2.4s, v1.4s, v0.4s
    zip2 v0.4s, v1.4s, v0.4s
    str d2, [x3]
    st1 {v2.d}[1], [x6]
    str d0, [x7]
    st1 {v0.d}[1], [x0]
.Lotherwise_353:
    sub x1, x1, #1
    lsr x4, x4, #1
    add x3, x3, x2, lsl #2
    add x6, x6, x2, lsl #2
    add x7, x7, x2, lsl #2
    add x0, x0, x2, lsl #2
    add x5, x5, #64
    cbnz x1, .Lrepeat_352
    b .Lend_354
.Lotherwise_351:
    mov w8, #2
.Lrepeat_355:
    tst x4, #1
    beq .Lotherwise_356
    ld1 {v0.4s, v1.4s, v2.4s, v3.4s}, [x5]
    ldr q4, [x10]
    movi v5.4s, #0
    ubfx x9, x1, #0, #2
    fadd v0.4s, v0.4s, v4.4s
    fadd v4.4s, v0.4s, v1.4s
    fsub v0.4s, v0.4s, v1.4s
    fadd v1.4s, v3.4s, v4.4s
    fadd v0.4s, v2.4s, v0.4s
    fmax v1.4s, v5.4s, v1.4s
    fmax v0.4s, v5.4s, v0.4s
    cmp x9, #3
    bne .Lotherwise_357
    zip1 v2.4s, v1.4s, v0.4s
    zip2 v0.4s, v1.4s, v0.4s
    str d2, [x3]
    st1 {v2.d}[1], [x6]
    str d0, [x7]
    st1 {v0.d}[1], [x0]
    b .Lend_358
.Lotherwise_357:
    tst x1, #1
    beq .Lotherwise_359
    st1 {v1.s}[0], [x3]
    st1 {v1.s}[1], [x6]
    st1 {v1.s}[2], [x7]
    st1 {v1.s}[3], [x0]
.Lotherwise_359:
    tst x1, #2
    beq .Lotherwise_360
    add x9, x3, #4
    add x11, x6, #4
    add x12, x7, #4
    st1 {v0.s}[0], [x9]
    add x9, x0, #4
    st1 {v0.s}[1], [x11]
    st1 {v0.s}[2], [x12]
    st1 {v0.s}[3], [x9]
.Lotherwise_360:
.Lend_358:
.Lotherwise_356:
    sub x8, x8, #1
    lsr x4, x4, #1
    add x3, x3, x2, lsl #2
    add x6, x6, x2, lsl #2
    add x7, x7, x2, lsl #2
    add x0, x0, x2, lsl #2
    add x5, x5, #64
    cbnz x8, .Lrepeat_355
.Lend_354:
    ret
    .size nnp_winograd_f2x2_3x3_output_with_bias_with_relu__aarch64_neon, . - nnp_winograd_f2x2_3x3_output_with_bias_with_relu__aarch64_neon

.section .rodata
    .p2align 4
.Lconstants_nnp_winograd_f3x3_2x2_kernel__aarch64_neon:
    .long 0x3f000000, 0x00000000, 0x00000000, 0x00000000

    .text
    .p2align 4
    .globl nnp_winograd_f3x3_2x2_kernel__aarch64_neon
    .type nnp_winograd_f3x3_2x2_kernel__aarch64_neon, %function
nnp_winograd_f3x3_2x2_kernel__aarch64_neon:
    lsl x1, x1, #2
    add x5, x0, x1
    mov x6, x4
    add x7, x5, x1
    mov w8, #4
    add x1, x7, x1
.Lrepeat_361:
    ldr q0, [x0]
    ldr q1, [x5]
    sub x8, x8, #1
    add x0, x0, #16
    ldr q2, [x7]
    ldr q3, [x1]
    add x5, x5, #16
    add x7, x7, #16
    add x1, x1, #16
    zip1 v4.4s, v0.4s, v2.4s
    zip2 v0.4s, v0.4s, v2.4s
    zip1 v2.4s, v1.4s, v3.4s
    zip2 v1.4s, v1.4s, v3.4s
    zip1 v3.4s, v4.4s, v2.4s
    zip2 v2.4s, v4.4s, v2.4s
    zip1 v4.4s, v0.4s, v1.4s
    zip2 v0.4s, v0.4s, v1.4s
    str q3, [x6]
    str q2, [x6, #16]
    str q4, [x6, #32]
    str q0, [x6, #48]
    add x6, x6, #64
    cbnz x8, .Lrepeat_361
    lsl x0, x3, #2
    add x1, x2, x0
    lsl x3, x3, #2
    mov w5, #4
    add x7, x1, x0
    add x0, x7, x0
.Lrepeat_362:
    ldp q0, q1, [x4]
    adrp x8, .Lconstants_nnp_winograd_f3x3_2x2_kernel__aarch64_neon
    ldr q2, [x8, :lo12:.Lconstants_nnp_winograd_f3x3_2x2_kernel__aarch64_neon]
    mov x8, x6
    mov w9, #4
    fmul v3.4s, v0.4s, v2.s[0]
    str q1, [x6, #32]
    str q0, [x6, #48]
    mov v0.16b, v3.16b
    fmls v3.4s, v1.4s, v2.s[0]
    fmla v0.4s, v1.4s, v2.s[0]
    str q3, [x6, #16]
    str q0, [x6]
    ldp q0, q1, [x4, #32]
    fmul v3.4s, v0.4s, v2.s[0]
    str q1, [x6, #96]
    str q0, [x6, #112]
    mov v0.16b, v3.16b
    fmls v3.4s, v1.4s, v2.s[0]
    fmla v0.4s, v1.4s, v2.s[0]
    str q3, [x6, #80]
    str q0, [x6, #64]
.Lrepeat_363:
    ldr q0, [x8]
    ldr q1, [x8, #64]
    sub x9, x9, #1
    add x8, x8, #16
    fmul v3.4s, v0.4s, v2.s[0]
    mov v4.16b, v3.16b
    fmls v3.4s, v1.4s, v2.s[0]
    fmla v4.4s, v1.4s, v2.s[0]
    str q4, [x2]
    add x2, x2, x3, lsl #2
    str q3, [x1]
    add x1, x1, x3, lsl #2
    str q1, [x7]
    add x7, x7, x3, lsl #2
    str q0, [x0]
    add x0, x0, x3, lsl #2
    cbnz x9, .Lrepeat_363
    lsl x8, x3, #2
    sub x5, x5, #1
    add x4, x4, #64
    sub x2, x2, x8, lsl #2
    sub x1, x1, x8, lsl #2
    sub x7, x7, x8, lsl #2
    sub x0, x0, x8, lsl #2
    add x2, x2, #32
    add x1, x1, #32
    add x7, x7, #32
    add x0, x0, #32
    cbnz x5, .Lrepeat_362
    ret
    .size nnp_winograd_f3x3_2x2_kernel__aarch64_neon, . - nnp_winograd_f3x3_2x2_kernel__aarch64_neon

    .text
    .p2align 4
    .globl nnp_winograd_f3x3_2x2_output_with_bias__aarch64_neon
    .type nnp_winograd_f3x3_2x2_output_with_bias__aarch64_neon, %function
nnp_winograd_f3x3_2x2_output_with_bias__aarch64_neon:
    lsl x6, x1, #2
    mov x10, x2
    add x2, x0, x6
    add x7, x2, x6
    lsl x1, x1, #2
    mov x8, x5
    add x6, x7, x6
    mov w9, #4
.Lrepeat_364:
    ldr q0, [x0]
    ldr q1, [x2]
    sub x9, x9, #1
    add x0, x0, x1, lsl #2
    ldr q2, [x7]
    ldr q3, [x6]
    add x2, x2, x1, lsl #2
    add x7, x7, x1, lsl #2
    add x6, x6, x1, lsl #2
    fadd v4.4s, v0.4s, v1.4s
    fsub v0.4s, v0.4s, v1.4s
    fadd v1.4s, v3.4s, v4.4s
    fadd v2.4s, v2.4s, v4.4s
    str q0, [x8, #64]
    str q1, [x8]
    str q2, [x8, #128]
    add x8, x8, #16
    cbnz x9, .Lrepeat_364
    ldr x0, [x4]
    ldr w1, [x4, #20]
    mov x12, x3
    ldr x2, [x4, #8]
    ldr w3, [x4, #16]
    lsl x0, x0, #2
    add x4, x12, x0
    add x6, x4, x0
    add x0, x6, x0
    cmp x1, #7
    bne .Lotherwise_365
    mov w1, #3
.Lrepeat_366:
    tst x3, #1
    beq .Lotherwise_367
    ld1 {v0.4s, v1.4s, v2.4s, v3.4s}, [x5]
    ldr q4, [x10]
    add x7, x4, #4
    add x8, x0, #4
    fadd v0.4s, v0.4s, v4.4s
    fadd v4.4s, v0.4s, v1.4s
    fsub v0.4s, v0.4s, v1.4s
    fadd v1.4s, v3.4s, v4.4s
    fadd v2.4s, v2.4s, v4.4s
    zip1 v3.4s, v1.4s, v0.4s
    zip2 v1.4s, v1.4s, v0.4s
    zip1 v4.4s, v0.4s, v2.4s
    zip2 v0.4s, v0.4s, v2.4s
    str d3, [x12]
    st1 {v3.d}[1], [x4]
    str d1, [x6]
    st1 {v1.d}[1], [x0]
    str d4, [x12, #4]
    st1 {v4.d}[1], [x7]
    str d0, [x6, #4]
    st1 {v0.d}[1], [x8]
.Lotherwise_367:
    sub x1, x1, #1
    lsr x3, x3, #1
    add x12, x12, x2, lsl #2
    add x4, x4, x2, lsl #2
    add x6, x6, x2, lsl #2
    add x0, x0, x2, lsl #2
    add x5, x5, #64
    cbnz x1, .Lrepeat_366
    b .Lend_368
.Lotherwise_365:
    mov w7, #3
.Lrepeat_369:
    tst x3, #1
    beq .Lotherwise_370
    ld1 {v0.4s, v1.4s, v2.4s, v3.4s}, [x5]
    ldr q4, [x10]
    ubfx x8, x1, #0, #4
    fadd v0.4s, v0.4s, v4.4s
    fadd v4.4s, v0.4s, v1.4s
    fsub v0.4s, v0.4s, v1.4s
    fadd v1.4s, v3.4s, v4.4s
    fadd v2.4s, v2.4s, v4.4s
    cmp x8, #15
    bne .Lotherwise_371
    zip1 v3.4s, v1.4s, v2.4s
    zip1 v4.4s, v0.4s, v2.4s
    zip2 v1.4s, v1.4s, v2.4s
    zip2 v0.4s, v0.4s, v2.4s
    zip1 v2.4s, v3.4s, v4.4s
    zip2 v3.4s, v3.4s, v4.4s
    zip1 v4.4s, v1.4s, v0.4s
    zip2 v0.4s, v1.4s, v0.4s
    str q2, [x12]
    str q3, [x4]
    str q4, [x6]
    str q0, [x0]
    b .Lend_372
.Lotherwise_371:
    tst x1, #1
    beq .Lotherwise_373
    st1 {v1.s}[0], [x12]
    st1 {v1.s}[1], [x4]
    st1 {v1.s}[2], [x6]
    st1 {v1.s}[3], [x0]
.Lotherwise_373:
    tst x1, #2
    beq .Lotherwise_374
    add x8, x12, #4
    add x9, x4, #4
    add x11, x6, #4
    st1 {v0.s}[0], [x8]
    add x8, x0, #4
    st1 {v0.s}[1], [x9]
    st1 {v0.s}[2], [x11]
    st1 {v0.s}[3], [x8]
.Lotherwise_374:
    tst x1, #4
    beq .Lotherwise_375
    add x8, x12, #8
    add x9, x4, #8
    add x11, x6, #8
    st1 {v2.s}[0], [x8]
    add x8, x0, #8
    st1 {v2.s}[1], [x9]
    st1 {v2.s}[2], [x11]
    st1 {v2.s}[3], [x8]
.Lotherwise_375:
    tst x1, #8
    beq .Lotherwise_376
    add x8, x12, #12
    add x9, x4, #12
    add x11, x6, #12
    st1 {v2.s}[0], [x8]
    add x8, x0, #12
    st1 {v2.s}[1], [x9]
    st1 {v2.s}[2], [x11]
    st1 {v2.s}[3], [x8]
.Lotherwise_376:
.Lend_372:
.Lotherwise_370:
    sub x7, x7, #1
    lsr x3, x3, #1
    add x12, x12, x2, lsl #2
    add x4, x4, x2, lsl #2
    add x6, x6, x2, lsl #2
    add x0, x0, x2, lsl #2
    add x5, x5, #64
    cbnz x7, .Lrepeat_369
.Lend_368:
    ret
    .size nnp_winograd_f3x3_2x2_output_with_bias__aarch64_neon, . - nnp_winograd_f3x3_2x2_output_with_bias__aarch64_neon

    .text
    .p2align 4
    .globl nnp_winograd_f3x3_2x2_output_with_bias_with_relu__aarch64_neon
    .type nnp_winograd_f3x3_2x2_output_with_bias_with_relu__aarch64_neon, %function
nnp_winograd_f3x3_2x2_output_with_bias_with_relu__aarch64_neon:
    lsl x6, x1, #2
    mov x10, x2
    add x2, x0, x6
    add x7, x2, x6
    lsl x1, x1, #2
    mov x8, x5
    add x6, x7, x6
    mov w9, #4
.Lrepeat_377:
    ldr q0, [x0]
    ldr q1, [x2]
    sub x9, x9, #1
    add x0, x0, x1, lsl #2
    ldr q2, [x7]
    ldr q3, [x6]
    add x2, x2, x1, lsl #2
    add x7, x7, x1, lsl #2
    add x6, x6, x1, lsl #2
    fadd v4.4s, v0.4s, v1.4s
    fsub v0.4s, v0.4s, v1.4s
    fadd v1.4s, v3.4s, v4.4s
    fadd v2.4s, v2.4s, v4.4s
    str q0, [x8, #64]
    str q1, [x8]
    str q2, [x8, #128]
    add x8, x8, #16
    cbnz x9, .Lrepeat_377
    ldr x0, [x4]
    ldr w1, [x4, #20]
    mov x12, x3
    ldr x2, [x4, #8]
    ldr w3, [x4, #16]
    lsl x0, x0, #2
    add x4, x12, x0
    add x6, x4, x0
    add x0, x6, x0
    cmp x1, #7
    bne .Lotherwise_378
    mov w1, #3
.Lrepeat_379:
    tst x3, #1
    beq .Lotherwise_380
    ld1 {v0.4s, v1.4s, v2.4s, v3.4s}, [x5]
    ldr q4, [x10]
    movi v5.4s, #0
    add x7, x4, #4
    add x8, x0, #4
    fadd v0.4s, v0.4s, v4.4s
    fadd v4.4s, v0.4s, v1.4s
    fsub v0.4s, v0.4s, v1.4s
    fadd v1.4s, v3.4s, v4.4s
    fmax v0.4s, v5.4s, v0.4s
    fadd v2.4s, v2.4s, v4.4s
    fmax v1.4s, v5.4s, v1.4s
    fmax v2.4s, v5.4s, v2.4s
    zip1 v3.4s, v1.4s, v0.4s
    zip2 v1.4s, v1.4s, v0.4s
    zip1 v4.4s, v0.4s, v2.4s
    zip2 v0.4s, v0.4s, v2.4s
    str d3, [x12]
    st1 {v3.d}[1], [x4]
    str d1, [x6]
    st1 {v1.d}[1], [x0]
    str d4, [x12, #4]
    st1 {v4.d}[1], [x7]
    str d0, [x6, #4]
    st1 {v0.d}[1], [x8]
.Lotherwise_380:
    sub x1, x1, #1
    lsr x3, x3, #1
    add x12, x12, x2, lsl #2
    add x4, x4, x2, lsl #2
    add x6, x6, x2, lsl #2
    add x0, x0, x2, lsl #2
    add x5, x5, #64
    cbnz x1, .Lrepeat_379
    b .Lend_381
.Lotherwise_378:
    mov w7, #3
.Lrepeat_382:
    tst x3, #1
    beq .Lotherwise_383
    ld1 {v0.4s, v1.4s, v2.4s, v3.4s}, [x5]
    ldr q4, [x10]
    movi v5.4s, #0
    ubfx x8, x1, #0, #4
    fadd v0.4s, v0.4s, v4.4s
    fadd v4.4s, v0.4s, v1.4s
    fsub v0.4s, v0.4s, v1.4s
    fadd v1.4s, v3.4s, v4.4s
    fadd v2.4s, v2.4s, v4.4s
    fmax v0.4s, v5.4s, v0.4s
    fmax v1.4s, v5.4s, v1.4s
    fmax v2.4s, v5.4s, v2.4s
    cmp x8, #15
    bne .Lotherwise_384
    zip1 v3.4s, v1.4s, v2.4s
    zip1 v4.4s, v0.4s, v2.4s
    zip2 v1.4s, v1.4s, v2.4s
    zip2 v0.4s, v0.4s, v2.4s
    zip1 v2.4s, v3.4s, v4.4s
    zip2 v3.4s, v3.4s, v4.4s
    zip1 v4.4s, v1.4s, v0.4s
    zip2 v0.4s, v1.4s, v0.4s
    str q2, [x12]
    str q3, [x4]
    str q4, [x6]
    str q0, [x0]
    b .Lend_385
.Lotherwise_384:
    tst x1, #1
    beq .Lotherwise_386
    st1 {v1.s}[0], [x12]
    st1 {v1.s}[1], [x4]
    st1 {v1.s}[2], [x6]
    st1 {v1.s}[3], [x0]
.Lotherwise_386:
    tst x1, #2
    beq .Lotherwise_387
    add x8, x12, #4
    add x9, x4, #4
    add x11, x6, #4
    st1 {v0.s}[0], [x8]
    add x8, x0, #4
    st1 {v0.s}[1], [x9]
    st1 {v0.s}[2], [x11]
    st1 {v0.s}[3], [x8]
.Lotherwise_387:
    tst x1, #4
    beq .Lotherwise_388
    add x8, x12, #8
    add x9, x4, #8
    add x11, x6, #8
    st1 {v2.s}[0], [x8]
    add x8, x0, #8
    st1 {v2.s}[1], [x9]
    st1 {v2.s}[2], [x11]
    st1 {v2.s}[3], [x8]
.Lotherwise_388:
    tst x1, #8
    beq .Lotherwise_389
    add x8, x12, #12
    add x9, x4, #12
    add x11, x6, #12
    st1 {v2.s}[0], [x8]
    add x8, x0, #12
    st1 {v2.s}[1], [x9]
    st1 {v2.s}[2], [x11]
    st1 {v2.s}[3], [x8]
.Lotherwise_389:
.Lend_385:
.Lotherwise_383:
    sub x7, x7, #1
    lsr x3, x3, #1
    add x12, x12, x2, lsl #2
    add x4, x4, x2, lsl #2
    add x6, x6, x2, lsl #2
    add x0, x0, x2, lsl #2
    add x5, x5, #64
    cbnz x7, .Lrepeat_382
.Lend_381:
    ret
    .size nnp_winograd_f3x3_2x2_output_with_bias_with_relu__aarch64_neon, . - nnp_winograd_f3x3_2x2_output_with_bias_with_relu__aarch64_neon

.section .rodata
    .p2align 4
.Lconstants_nnp_winograd_f6x5_3x3_of_8x8_input__aarch64_neon:
    .long 0x40880000, 0x40a00000, 0x40800000, 0x3f000000
    .long 0x3fa00000, 0x3e800000, 0x40000000, 0x40a80000

    .text
    .p2align 4
    .globl nnp_winograd_f6x5_3x3_of_8x8_input__aarch64_neon
    .type nnp_winograd_f6x5_3x3_of_8x8_input__aarch64_neon, %function
nnp_winograd_f6x5_3x3_of_8x8_input__aarch64_neon:
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
    cmp x5, #127
    bne .Lotherwise_390
    mov x0, x4
    mov w1, #8
.Lrepeat_391:
    tst x10, #1
    beq .Lotherwise_392
    ldr q0, [x7]
    ldr q1, [x3]
    ldr q2, [x11]
    ldr q3, [x12]
    ldr q4, [x7, #12]
    ldr q5, [x3, #12]
    ldr q6, [x11, #12]
    ldr q7, [x12, #12]
    adrp x2, .Lconstants_nnp_winograd_f6x5_3x3_of_8x8_input__aarch64_neon
    ldr q20, [x2, :lo12:.Lconstants_nnp_winograd_f6x5_3x3_of_8x8_input__aarch64_neon]
    adrp x2, .Lconstants_nnp_winograd_f6x5_3x3_of_8x8_input__aarch64_neon+16
    ldr q21, [x2, :lo12:.Lconstants_nnp_winograd_f6x5_3x3_of_8x8_input__aarch64_neon+16]
    zip1 v16.4s, v0.4s, v2.4s
    zip1 v17.4s, v1.4s, v3.4s
    zip2 v0.4s, v0.4s, v2.4s
    zip2 v1.4s, v1.4s, v3.4s
    zip1 v2.4s, v16.4s, v17.4s
    zip2 v3.4s, v16.4s, v17.4s
    zip1 v16.4s, v0.4s, v1.4s
    zip1 v17.4s, v4.4s, v6.4s
    zip2 v4.4s, v4.4s, v6.4s
    zip1 v6.4s, v5.4s, v7.4s
    zip2 v5.4s, v5.4s, v7.4s
    mov v7.16b, v2.16b
    mov v18.16b, v2.16b
    zip2 v0.4s, v0.4s, v1.4s
    zip2 v1.4s, v17.4s, v6.4s
    zip1 v6.4s, v4.4s, v5.4s
    fmls v7.4s, v16.4s, v20.s[1]
    mov v17.16b, v3.16b
    fmls v18.4s, v16.4s, v21.s[0]
    zip2 v4.4s, v4.4s, v5.4s
    fadd v5.4s, v2.4s, v1.4s
    fadd v19.4s, v3.4s, v6.4s
    fmla v7.4s, v1.4s, v20.s[2]
    fmls v17.4s, v0.4s, v20.s[1]
    fmla v18.4s, v1.4s, v21.s[1]
    fmls v3.4s, v0.4s, v21.s[0]
    fsub v2.4s, v4.4s, v2.4s
    fmla v17.4s, v6.4s, v20.s[2]
    fmla v3.4s, v6.4s, v21.s[1]
    fmls v5.4s, v16.4s, v20.s[0]
    fmls v19.4s, v0.4s, v20.s[0]
    mov v0.16b, v7.16b
    mov v4.16b, v18.16b
    fmla v2.4s, v16.4s, v21.s[3]
    fmla v0.4s, v17.4s, v20.s[3]
    fmls v7.4s, v17.4s, v20.s[3]
    fmla v4.4s, v3.4s, v21.s[2]
    fmls v18.4s, v3.4s, v21.s[2]
    fmls v2.4s, v1.4s, v21.s[3]
    fadd v1.4s, v5.4s, v19.4s
    fsub v3.4s, v5.4s, v19.4s
    str q0, [x0, #32]
    str q7, [x0, #48]
    str q1, [x0]
    str q4, [x0, #64]
    str q3, [x0, #16]
    str q18, [x0, #80]
    str q2, [x0, #96]
    b .Lend_393
.Lotherwise_392:
    movi v0.4s, #0
    movi v1.4s, #0
    movi v2.4s, #0
    movi v3.4s, #0
    movi v4.4s, #0
    movi v5.4s, #0
    str q0, [x0]
    str q1, [x0, #16]
    movi v0.4s, #0
    str q2, [x0, #32]
    str q3, [x0, #48]
    str q4, [x0, #64]
    str q5, [x0, #80]
    str q0, [x0, #96]
.Lend_393:
    sub x1, x1, #1
    lsr x10, x10, #1
    add x7, x7, x9, lsl #2
    add x3, x3, x9, lsl #2
    add x11, x11, x9, lsl #2
    add x12, x12, x9, lsl #2
    add x0, x0, #112
    cbnz x1, .Lrepeat_391
    b .Lend_394
.Lotherwise_390:
    mov x13, x4
    mov w14, #8
.Lrepeat_395:
    tst x10, #1
    beq .Lotherwise_396
    ubfx x0, x5, #0, #4
    cmp x0, #15
    bne .Lotherwise_397
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
    b .Lend_398
.Lotherwise_397:
    movi v3.4s, #0
    tst x5, #1
    beq .Lotherwise_399
    ld1 {v3.s}[0], [x7]
    ld1 {v3.s}[1], [x3]
    ld1 {v3.s}[2], [x11]
    ld1 {v3.s}[3], [x12]
.Lotherwise_399:
    movi v2.4s, #0
    tst x5, #2
    beq .Lotherwise_400
    add x0, x7, #4
    add x1, x3, #4
    add x2, x11, #4
    ld1 {v2.s}[0], [x0]
    add x0, x12, #4
    ld1 {v2.s}[1], [x1]
    ld1 {v2.s}[2], [x2]
    ld1 {v2.s}[3], [x0]
.Lotherwise_400:
    movi v4.4s, #0
    tst x5, #4
    beq .Lotherwise_401
    add x0, x7, #8
    add x1, x3, #8
    add x2, x11, #8
    ld1 {v4.s}[0], [x0]
    add x0, x12, #8
    ld1 {v4.s}[1], [x1]
    ld1 {v4.s}[2], [x2]
    ld1 {v4.s}[3], [x0]
.Lotherwise_401:
    movi v0.4s, #0
    tst x5, #8
    beq .Lotherwise_402
    add x0, x7, #12
    add x1, x3, #12
    add x2, x11, #12
    ld1 {v0.s}[0], [x0]
    add x0, x12, #12
    ld1 {v0.s}[1], [x1]
    ld1 {v0.s}[2], [x2]
    ld1 {v0.s}[3], [x0]
.Lotherwise_402:
.Lend_398:
    movi v1.4s, #0
    tst x5, #16
    beq .Lotherwise_403
    add x0, x7, #16
    add x1, x3, #16
    add x2, x11, #16
    ld1 {v1.s}[0], [x0]
    add x0, x12, #16
    ld1 {v1.s}[1], [x1]
    ld1 {v1.s}[2], [x2]
    ld1 {v1.s}[3], [x0]
.Lotherwise_403:
    movi v5.4s, #0
    tst x5, #32
    beq .Lotherwise_404
    add x0, x7, #20
    add x1, x3, #20
    add x2, x11, #20
    ld1 {v5.s}[0], [x0]
    add x0, x12, #20
    ld1 {v5.s}[1], [x1]
    ld1 {v5.s}[2], [x2]
    ld1 {v5.s}[3], [x0]
.Lotherwise_404:
    movi v6.4s, #0
    tst x5, #64
    beq .Lotherwise_405
    add x0, x7, #24
    add x1, x3, #24
    add x2, x11, #24
    ld1 {v6.s}[0], [x0]
    add x0, x12, #24
    ld1 {v6.s}[1], [x1]
    ld1 {v6.s}[2], [x2]
    ld1 {v6.s}[3], [x0]
.Lotherwise_405:
    adrp x0, .Lconstants_nnp_winograd_f6x5_3x3_of_8x8_input__aarch64_neon
    ldr q7, [x0, :lo12:.Lconstants_nnp_winograd_f6x5_3x3_of_8x8_input__aarch64_neon]
    adrp x0, .Lconstants_nnp_winograd_f6x5_3x3_of_8x8_input__aarch64_neon+16
    ldr q16, [x0, :lo12:.Lconstants_nnp_winograd_f6x5_3x3_of_8x8_input__aarch64_neon+16]
    mov v17.16b, v3.16b
    mov v18.16b, v2.16b
    fadd v19.4s, v3.4s, v1.4s
    fadd v20.4s, v2.4s, v5.4s
    fsub v6.4s, v6.4s, v3.4s
    fmls v3.4s, v4.4s, v7.s[1]
    fmls v17.4s, v4.4s, v16.s[0]
    fmls v18.4s, v0.4s, v7.s[1]
    fmls v2.4s, v0.4s, v16.s[0]
    fmla v3.4s, v1.4s, v7.s[2]
    fmla v17.4s, v1.4s, v16.s[1]
    fmla v18.4s, v5.4s, v7.s[2]
    fmla v2.4s, v5.4s, v16.s[1]
    fmls v19.4s, v4.4s, v7.s[0]
    fmls v20.4s, v0.4s, v7.s[0]
    fmla v6.4s, v4.4s, v16.s[3]
    mov v0.16b, v3.16b
    mov v4.16b, v17.16b
    fmls v3.4s, v18.4s, v7.s[3]
    fmls v17.4s, v2.4s, v16.s[2]
    fmla v0.4s, v18.4s, v7.s[3]
    fmla v4.4s, v2.4s, v16.s[2]
    fmls v6.4s, v1.4s, v16.s[3]
    fadd v1.4s, v19.4s, v20.4s
    fsub v2.4s, v19.4s, v20.4s
    str q3, [x13, #48]
    str q17, [x13, #80]
    str q1, [x13]
    str q0, [x13, #32]
    str q2, [x13, #16]
    str q4, [x13, #64]
    str q6, [x13, #96]
    b .Lend_406
.Lotherwise_396:
    movi v0.4s, #0
    movi v1.4s, #0
    movi v2.4s, #0
    movi v3.4s, #0
    movi v4.4s, #0
    movi v5.4s, #0
    str q0, [x13]
    str q1, [x13, #16]
    movi v0.4s, #0
    str q2, [x13, #32]
    str q3, [x13, #48]
    str q4, [x13, #64]
    str q5, [x13, #80]
    str q0, [x13, #96]
.Lend_406:
    sub x14, x14, #1
    lsr x10, x10, #1
    add x7, x7, x9, lsl #2
    add x3, x3, x9, lsl #2
    add x11, x11, x9, lsl #2
    add x12, x12, x9, lsl #2
    add x13, x13, #112
    cbnz x14, .Lrepeat_395
.Lend_394:
    lsl x0, x8, #2
    lsl x1, x8, #3
    add x2, x6, x0
    mov w3, #7
    add x5, x2, x0
    add x7, x5, x0
    add x8, x7, x0
    add x9, x8, x0
    add x10, x9, x0
    add x0, x10, x0
.Lrepeat_407:
    ldr q0, [x4, #672]
    ldr q1, [x4, #112]
    sub x3, x3, #1
    ldr q2, [x4, #224]
    ldr q3, [x4, #560]
    adrp x11, .Lconstants_nnp_winograd_f6x5_3x3_of_8x8_input__aarch64_neon+16
    ldr q4, [x11, :lo12:.Lconstants_nnp_winograd_f6x5_3x3_of_8x8_input__aarch64_neon+16]
    ldr q5, [x4, #336]
    ldr q6, [x4, #448]
    adrp x11, .Lconstants_nnp_winograd_f6x5_3x3_of_8x8_input__aarch64_neon
    ldr q7, [x11, :lo12:.Lconstants_nnp_winograd_f6x5_3x3_of_8x8_input__aarch64_neon]
    ldr q16, [x4, #784]
    ldr q17, [x4]
    add x4, x4, #16
    mov v18.16b, v0.16b
    mov v19.16b, v1.16b
    fadd v20.4s, v2.4s, v0.4s
    fadd v21.4s, v1.4s, v3.4s
    fmla v18.4s, v2.4s, v4.s[1]
    mov v22.16b, v0.16b
    fmls v19.4s, v5.4s, v7.s[1]
    mov v23.16b, v1.16b
    fmls v18.4s, v6.4s, v4.s[0]
    fmla v22.4s, v2.4s, v7.s[2]
    fmls v20.4s, v6.4s, v7.s[0]
    fmls v21.4s, v5.4s, v7.s[0]
    fmla v19.4s, v3.4s, v7.s[2]
    fmls v22.4s, v6.4s, v7.s[1]
    fmls v23.4s, v5.4s, v4.s[0]
    fsub v1.4s, v16.4s, v1.4s
    mov v16.16b, v18.16b
    fsub v0.4s, v17.4s, v0.4s
    fmla v23.4s, v3.4s, v4.s[1]
    fadd v17.4s, v20.4s, v21.4s
    fsub v20.4s, v20.4s, v21.4s
    fmla v16.4s, v19.4s, v7.s[3]
    mov v21.16b, v22.16b
    fmls v18.4s, v19.4s, v7.s[3]
    str q17, [x6]
    fmla v1.4s, v5.4s, v4.s[3]
    fmls v0.4s, v2.4s, v4.s[3]
    add x6, x6, x1, lsl #2
    fmla v21.4s, v23.4s, v4.s[2]
    str q20, [x2]
    fmls v22.4s, v23.4s, v4.s[2]
    add x2, x2, x1, lsl #2
    str q16, [x5]
    fmls v1.4s, v3.4s, v4.s[3]
    fmla v0.4s, v6.4s, v4.s[3]
    add x5, x5, x1, lsl #2
    str q18, [x7]
    add x7, x7, x1, lsl #2
    str q21, [x8]
    add x8, x8, x1, lsl #2
    str q22, [x9]
    add x9, x9, x1, lsl #2
    str q1, [x10]
    add x10, x10, x1, lsl #2
    str q0, [x0]
    add x0, x0, x1, lsl #2
    cbnz x3, .Lrepeat_407
    ret
    .size nnp_winograd_f6x5_3x3_of_8x8_input__aarch64_neon, . - nnp_winograd_f6x5_3x3_of_8x8_input__aarch64_neon

.section .rodata
    .p2align 4
.Lconstants_nnp_winograd_f6x5_3x3_of_8x8_output_with_bias__aarch64_neon:
    .long 0x40000000, 0x3f000000, 0x40800000, 0x3e800000
    .long 0x41000000, 0x3e000000, 0x41800000, 0x3d800000
    .long 0x42000000, 0x3d000000, 0x00000000, 0x00000000

    .text
    .p2align 4
    .globl nnp_winograd_f6x5_3x3_of_8x8_output_with_bias__aarch64_neon
    .type nnp_winograd_f6x5_3x3_of_8x8_output_with_bias__aarch64_neon, %function
nnp_winograd_f6x5_3x3_of_8x8_output_with_bias__aarch64_neon:
    lsl x6, x1, #2
    mov x15, x2
    add x2, x0, x6
    add x7, x2, x6
    lsl x1, x1, #3
    mov x8, x5
    add x9, x7, x6
    mov w10, #7
    add x11, x9, x6
    add x12, x11, x6
    add x13, x12, x6
    add x6, x13, x6
.Lrepeat_408:
    ldr q0, [x0]
    ldr q1, [x2]
    sub x10, x10, #1
    add x0, x0, x1, lsl #2
    ldr q2, [x7]
    ldr q3, [x9]
    add x2, x2, x1, lsl #2
    add x7, x7, x1, lsl #2
    ldr q4, [x13]
    ldr q5, [x6]
    add x9, x9, x1, lsl #2
    add x13, x13, x1, lsl #2
    ldr q6, [x11]
    ldr q7, [x12]
    add x11, x11, x1, lsl #2
    add x12, x12, x1, lsl #2
    adrp x14, .Lconstants_nnp_winograd_f6x5_3x3_of_8x8_output_with_bias__aarch64_neon
    ldr q16, [x14, :lo12:.Lconstants_nnp_winograd_f6x5_3x3_of_8x8_output_with_bias__aarch64_neon]
    adrp x14, .Lconstants_nnp_winograd_f6x5_3x3_of_8x8_output_with_bias__aarch64_neon+16
    ldr q17, [x14, :lo12:.Lconstants_nnp_winograd_f6x5_3x3_of_8x8_output_with_bias__aarch64_neon+16]
    add x6, x6, x1, lsl #2
    fadd v18.4s, v0.4s, v1.4s
    fsub v0.4s, v0.4s, v1.4s
    adrp x14, .Lconstants_nnp_winograd_f6x5_3x3_of_8x8_output_with_bias__aarch64_neon+32
    ldr q1, [x14, :lo12:.Lconstants_nnp_winograd_f6x5_3x3_of_8x8_output_with_bias__aarch64_neon+32]
    fadd v19.4s, v2.4s, v3.4s
    fsub v2.4s, v2.4s, v3.4s
    fadd v3.4s, v5.4s, v18.4s
    fadd v4.4s, v4.4s, v0.4s
    mov v5.16b, v18.16b
    mov v20.16b, v0.16b
    fadd v21.4s, v6.4s, v7.4s
    fsub v6.4s, v6.4s, v7.4s
    fadd v3.4s, v3.4s, v19.4s
    fmla v0.4s, v2.4s, v16.s[0]
    fmla v5.4s, v19.4s, v16.s[2]
    fmla v20.4s, v2.4s, v17.s[0]
    fmla v18.4s, v19.4s, v17.s[2]
    fmla v4.4s, v2.4s, v1.s[0]
    fmla v0.4s, v6.4s, v16.s[1]
    fmla v5.4s, v21.4s, v16.s[3]
    fmla v20.4s, v6.4s, v17.s[1]
    fmla v18.4s, v21.4s, v17.s[3]
    fmla v4.4s, v6.4s, v1.s[1]
    fadd v1.4s, v3.4s, v21.4s
    str q0, [x8, #112]
    str q5, [x8, #224]
    str q20, [x8, #336]
    str q1, [x8]
    str q18, [x8, #448]
    str q4, [x8, #560]
    add x8, x8, #16
    cbnz x10, .Lrepeat_408
    ldr x0, [x4]
    ldr w6, [x4, #20]
    mov x7, x3
    ldr x8, [x4, #8]
    ldr w4, [x4, #16]
    lsl x0, x0, #2
    add x3, x7, x0
    add x9, x3, x0
    add x10, x9, x0
    cmp x6, #31
    bne .Lotherwise_409
    mov w0, #6
.Lrepeat_410:
    tst x4, #1
    beq .Lotherwise_411
    ld1 {v0.4s, v1.4s, v2.4s, v3.4s}, [x5]
    ldr q4, [x15]
    ldp q5, q6, [x5, #64]
    adrp x1, .Lconstants_nnp_winograd_f6x5_3x3_of_8x8_output_with_bias__aarch64_neon
    ldr q7, [x1, :lo12:.Lconstants_nnp_winograd_f6x5_3x3_of_8x8_output_with_bias__aarch64_neon]
    adrp x1, .Lconstants_nnp_winograd_f6x5_3x3_of_8x8_output_with_bias__aarch64_neon+16
    ldr q16, [x1, :lo12:.Lconstants_nnp_winograd_f6x5_3x3_of_8x8_output_with_bias__aarch64_neon+16]
    ldr q17, [x5, #96]
    fadd v0.4s, v0.4s, v4.4s
    fadd v4.4s, v2.4s, v3.4s
    fsub v2.4s, v2.4s, v3.4s
    fadd v3.4s, v5.4s, v6.4s
    fsub v5.4s, v5.4s, v6.4s
    fadd v6.4s, v0.4s, v1.4s
    fsub v0.4s, v0.4s, v1.4s
    mov v1.16b, v0.16b
    mov v18.16b, v6.16b
    fadd v19.4s, v6.4s, v4.4s
    fmla v0.4s, v2.4s, v16.s[0]
    fmla v1.4s, v2.4s, v7.s[0]
    fmla v18.4s, v4.4s, v7.s[2]
    fadd v2.4s, v17.4s, v6.4s
    fmla v0.4s, v5.4s, v16.s[1]
    fmla v1.4s, v5.4s, v7.s[1]
    fmla v18.4s, v3.4s, v7.s[3]
    fadd v5.4s, v19.4s, v3.4s
    fmla v2.4s, v4.4s, v16.s[2]
    fmla v2.4s, v3.4s, v16.s[3]
    zip1 v3.4s, v5.4s, v18.4s
    zip1 v4.4s, v1.4s, v0.4s
    zip2 v5.4s, v5.4s, v18.4s
    zip2 v6.4s, v1.4s, v0.4s
    zip1 v7.4s, v1.4s, v0.4s
    zip1 v16.4s, v3.4s, v4.4s
    zip2 v3.4s, v3.4s, v4.4s
    zip1 v4.4s, v5.4s, v6.4s
    zip1 v17.4s, v18.4s, v2.4s
    str q16, [x7]
    zip2 v5.4s, v5.4s, v6.4s
    zip2 v0.4s, v1.4s, v0.4s
    str q3, [x3]
    zip2 v1.4s, v18.4s, v2.4s
    zip1 v2.4s, v7.4s, v17.4s
    str q4, [x9]
    zip2 v3.4s, v7.4s, v17.4s
    str q5, [x10]
    zip1 v4.4s, v0.4s, v1.4s
    zip2 v0.4s, v0.4s, v1.4s
    str q2, [x7, #4]
    str q3, [x3, #4]
    str q4, [x9, #4]
    str q0, [x10, #4]
.Lotherwise_411:
    sub x0, x0, #1
    lsr x4, x4, #1
    add x7, x7, x8, lsl #2
    add x3, x3, x8, lsl #2
    add x9, x9, x8, lsl #2
    add x10, x10, x8, lsl #2
    add x5, x5, #112
    cbnz x0, .Lrepeat_410
    b .Lend_412
.Lotherwise_409:
    mov w11, #6
.Lrepeat_413:
    tst x4, #1
    beq .Lotherwise_414
    ld1 {v0.4s, v1.4s, v2.4s, v3.4s}, [x5]
    ldr q4, [x15]
    ubfx x0, x6, #0, #4
    ldr q5, [x5, #96]
    ldp q6, q7, [x5, #64]
    adrp x1, .Lconstants_nnp_winograd_f6x5_3x3_of_8x8_output_with_bias__aarch64_neon
    ldr q16, [x1, :lo12:.Lconstants_nnp_winograd_f6x5_3x3_of_8x8_output_with_bias__aarch64_neon]
    adrp x1, .Lconstants_nnp_winograd_f6x5_3x3_of_8x8_output_with_bias__aarch64_neon+16
    ldr q17, [x1, :lo12:.Lconstants_nnp_winograd_f6x5_3x3_of_8x8_output_with_bias__aarch64_neon+16]
    fadd v0.4s, v0.4s, v4.4s
    fadd v4.4s, v2.4s, v3.4s
    fsub v2.4s, v2.4s, v3.4s
    fadd v3.4s, v6.4s, v7.4s
    fsub v6.4s, v6.4s, v7.4s
    fadd v7.4s, v0.4s, v1.4s
    fsub v0.4s, v0.4s, v1.4s
    fadd v1.4s, v5.4s, v7.4s
    mov v5.16b, v0.16b
    fadd v18.4s, v7.4s, v4.4s
    fmla v5.4s, v2.4s, v16.s[0]
    fmla v0.4s, v2.4s, v17.s[0]
    fmla v7.4s, v4.4s, v16.s[2]
    fmla v1.4s, v4.4s, v17.s[2]
    fadd v2.4s, v18.4s, v3.4s
    fmla v5.4s, v6.4s, v16.s[1]
    fmla v7.4s, v3.4s, v16.s[3]
    fmla v0.4s, v6.4s, v17.s[1]
    fmla v1.4s, v3.4s, v17.s[3]
    cmp x0, #15
    bne .Lotherwise_415
    zip1 v3.4s, v2.4s, v7.4s
    zip1 v4.4s, v5.4s, v0.4s
    zip2 v2.4s, v2.4s, v7.4s
    zip2 v0.4s, v5.4s, v0.4s
    zip1 v5.4s, v3.4s, v4.4s
    zip2 v3.4s, v3.4s, v4.4s
    zip1 v4.4s, v2.4s, v0.4s
    zip2 v0.4s, v2.4s, v0.4s
    str q5, [x7]
    str q3, [x3]
    str q4, [x9]
    str q0, [x10]
    b .Lend_416
.Lotherwise_415:
    tst x6, #1
    beq .Lotherwise_417
    st1 {v2.s}[0], [x7]
    st1 {v2.s}[1], [x3]
    st1 {v2.s}[2], [x9]
    st1 {v2.s}[3], [x10]
.Lotherwise_417:
    tst x6, #2
    beq .Lotherwise_418
    add x0, x7, #4
    add x1, x3, #4
    add x2, x9, #4
    st1 {v5.s}[0], [x0]
    add x0, x10, #4
    st1 {v5.s}[1], [x1]
    st1 {v5.s}[2], [x2]
    st1 {v5.s}[3], [x0]
.Lotherwise_418:
    tst x6, #4
    beq .Lotherwise_419
    add x0, x7, #8
    add x1, x3, #8
    add x2, x9, #8
    st1 {v7.s}[0], [x0]
    add x0, x10, #8
    st1 {v7.s}[1], [x1]
    st1 {v7.s}[2], [x2]
    st1 {v7.s}[3], [x0]
.Lotherwise_419:
    tst x6, #8
    beq .Lotherwise_420
    add x0, x7, #12
    add x1, x3, #12
    add x2, x9, #12
    st1 {v0.s}[0], [x0]
    add x0, x10, #12
    st1 {v0.s}[1], [x1]
    st1 {v0.s}[2], [x2]
    st1 {v0.s}[3], [x0]
.Lotherwise_420:
.Lend_416:
    ubfx x0, x6, #4, #4
    cmp x0, #15
    bne .Lotherwise_421
    zip1 v0.4s, v1.4s, v1.4s
    zip1 v2.4s, v1.4s, v1.4s
    zip2 v3.4s, v1.4s, v1.4s
    zip2 v1.4s, v1.4s, v1.4s
    zip1 v4.4s, v0.4s, v2.4s
    zip2 v0.4s, v0.4s, v2.4s
    zip1 v2.4s, v3.4s, v1.4s
    zip2 v1.4s, v3.4s, v1.4s
    str q4, [x7, #16]
    str q0, [x3, #16]
    str q2, [x9, #16]
    str q1, [x10, #16]
    b .Lend_422
.Lotherwise_421:
    tst x6, #16
    beq .Lotherwise_423
    add x0, x7, #16
    add x1, x3, #16
    add x2, x9, #16
    st1 {v1.s}[0], [x0]
    add x0, x10, #16
    st1 {v1.s}[1], [x1]
    st1 {v1.s}[2], [x2]
    st1 {v1.s}[3], [x0]
.Lotherwise_423:
    tst x6, #32
    beq .Lotherwise_424
    add x0, x7, #20
    add x1, x3, #20
    add x2, x9, #20
    st1 {v1.s}[0], [x0]
    add x0, x10, #20
    st1 {v1.s}[1], [x1]
    st1 {v1.s}[2], [x2]
    st1 {v1.s}[3], [x0]
.Lotherwise_424:
    tst x6, #64
    beq .Lotherwise_425
    add x0, x7, #24
    add x1, x3, #24
    add x2, x9, #24
    st1 {v1.s}[0], [x0]
    add x0, x10, #24
    st1 {v1.s}[1], [x1]
    st1 {v1.s}[2], [x2]
    st1 {v1.s}[3], [x0]
.Lotherwise_425:
    tst x6, #128
    beq .Lotherwise_426
    add x0, x7, #28
    add x1, x3, #28
    add x2, x9, #28
    st1 {v1.s}[0], [x0]
    add x0, x10, #28
    st1 {v1.s}[1], [x1]
    st1 {v1.s}[2], [x2]
    st1 {v1.s}[3], [x0]
.Lotherwise_426:
.Lend_422:
.Lotherwise_414:
    sub x11, x11, #1
    lsr x4, x4, #1
    add x7, x7, x8, lsl #2
    add x3, x3, x8, lsl #2
    add x9, x9, x8, lsl #2
    add x10, x10, x8, lsl #2
    add x5, x5, #112
    cbnz x11, .Lrepeat_413
.Lend_412:
    ret
    .size nnp_winograd_f6x5_3x3_of_8x8_output_with_bias__aarch64_neon, . - nnp_winograd_f6x5_3x3_of_8x8_output_with_bias__aarch64_neon

.section .rodata
    .p2align 4
.Lconstants_nnp_winograd_f6x5_3x3_of_8x8_output_with_bias_with_relu__aarch64_neon:
    .long 0x40000000, 0x3f000000, 0x40800000, 0x3e800000
    .long 0x41000000, 0x3e000000, 0x41800000, 0x3d800000
    .long 0x42000000, 0x3d000000, 0x00000000, 0x00000000

    .text
    .p2align 4
    .globl nnp_winograd_f6x5_3x3_of_8x8_output_with_bias_with_relu__aarch64_neon
    .type nnp_winograd_f6x5_3x3_of_8x8_output_with_bias_with_relu__aarch64_neon, %function
nnp_winograd_f6x5_3x3_of_8x8_output_with_bias_with_relu__aarch64_neon:
    lsl x6, x1, #2
    mov x15, x2
    add x2, x0, x6
    add x7, x2, x6
    lsl x1, x1, #3
    mov x8, x5
    add x9, x7, x6
    mov w10, #7
    add x11, x9, x6
    add x12, x11, x6
    add x13, x12, x6
    add x6, x13, x6
.Lrepeat_427:
    ldr q0, [x0]
    ldr q1, [x2]
    sub x10, x10, #1
    add x0, x0, x1, lsl #2
    ldr q2, [x7]
    ldr q3, [x9]
    add x2, x2, x1, lsl #2
    add x7, x7, x1, lsl #2
    ldr q4, [x13]
    ldr q5, [x6]
    add x9, x9, x1, lsl #2
    add x13, x13, x1, lsl #2
    ldr q6, [x11]
    ldr q7, [x12]
    add x11, x11, x1, lsl #2
    add x12, x12, x1, lsl #2
    adrp x14, .Lconstants_nnp_winograd_f6x5_3x3_of_8x8_output_with_bias_with_relu__aarch64_neon
    ldr q16, [x14, :lo12:.Lconstants_nnp_winograd_f6x5_3x3_of_8x8_output_with_bias_with_relu__aarch64_neon]
    adrp x14, .Lconstants_nnp_winograd_f6x5_3x3_of_8x8_output_with_bias_with_relu__aarch64_neon+16
    ldr q17, [x14, :lo12:.Lconstants_nnp_winograd_f6x5_3x3_of_8x8_output_with_bias_with_relu__aarch64_neon+16]
    add x6, x6, x1, lsl #2
    fadd v18.4s, v0.4s, v1.4s
    fsub v0.4s, v0.4s, v1.4s
    adrp x14, .Lconstants_nnp_winograd_f6x5_3x3_of_8x8_output_with_bias_with_relu__aarch64_neon+32
    ldr q1, [x14, :lo12:.Lconstants_nnp_winograd_f6x5_3x3_of_8x8_output_with_bias_with_relu__aarch64_neon+32]
    fadd v19.4s, v2.4s, v3.4s
    fsub v2.4s, v2.4s, v3.4s
    fadd v3.4s, v5.4s, v18.4s
    fadd v4.4s, v4.4s, v0.4s
    mov v5.16b, v18.16b
    mov v20.16b, v0.16b
    fadd v21.4s, v6.4s, v7.4s
    fsub v6.4s, v6.4s, v7.4s
    fadd v3.4s, v3.4s, v19.4s
    fmla v0.4s, v2.4s, v16.s[0]
    fmla v5.4s, v19.4s, v16.s[2]
    fmla v20.4s, v2.4s, v17.s[0]
    fmla v18.4s, v19.4s, v17.s[2]
    fmla v4.4s, v2.4s, v1.s[0]
    fmla v0.4s, v6.4s, v16.s[1]
    fmla v5.4s, v21.4s, v16.s[3]
    fmla v20.4s, v6.4s, v17.s[1]
    fmla v18.4s, v21.4s, v17.s[3]
    fmla v4.4s, v6.4s, v1.s[1]
    fadd v1.4s, v3.4s, v21.4s
    str q0, [x8, #112]
    str q5, [x8, #224]
    str q20, [x8, #336]
    str q1, [x8]
    str q18, [x8, #448]
    str q4, [x8, #560]
    add x8, x8, #16
    cbnz x10, .Lrepeat_427
    ldr x0, [x4]
    ldr w6, [x4, #20]
    mov x7, x3
    ldr x8, [x4, #8]
    ldr w4, [x4, #16]
    lsl x0, x0, #2
    add x3, x7, x0
    add x9, x3, x0
    add x10, x9, x0
    cmp x6, #31
    bne .Lotherwise_428
    mov w0, #6
.Lrepeat_429:
    tst x4, #1
    beq .Lotherwise_430
    ld1 {v0.4s, v1.4s, v2.4s, v3.4s}, [x5]
    ldr q4, [x15]
    movi v5.4s, #0
    ldp q6, q7, [x5, #64]
    adrp x1, .Lconstants_nnp_winograd_f6x5_3x3_of_8x8_output_with_bias_with_relu__aarch64_neon
    ldr q16, [x1, :lo12:.Lconstants_nnp_winograd_f6x5_3x3_of_8x8_output_with_bias_with_relu__aarch64_neon]
    adrp x1, .Lconstants_nnp_winograd_f6x5_3x3_of_8x8_output_with_bias_with_relu__aarch64_neon+16
    ldr q17, [x1, :lo12:.Lconstants_nnp_winograd_f6x5_3x3_of_8x8_output_with_bias_with_relu__aarch64_neon+16]
    ldr q18, [x5, #96]
    fadd v0.4s, v0.4s, v4.4s
    fadd v4.4s, v2.4s, v3.4s
    fsub v2.4s, v2.4s, v3.4s
    fadd v3.4s, v6.4s, v7.4s
    fsub v6.4s, v6.4s, v7.4s
    fadd v7.4s, v0.4s, v1.4s
    fsub v0.4s, v0.4s, v1.4s
    mov v1.16b, v0.16b
    mov v19.16b, v7.16b
    fadd v20.4s, v7.4s, v4.4s
    fmla v0.4s, v2.4s, v17.s[0]
    fmla v1.4s, v2.4s, v16.s[0]
    fmla v19.4s, v4.4s, v16.s[2]
    fadd v2.4s, v18.4s, v7.4s
    fmla v0.4s, v6.4s, v17.s[1]
    fmla v1.4s, v6.4s, v16.s[1]
    fmla v19.4s, v3.4s, v16.s[3]
    fadd v6.4s, v20.4s, v3.4s
    fmla v2.4s, v4.4s, v17.s[2]
    fmax v0.4s, v5.4s, v0.4s
    fmla v2.4s, v3.4s, v17.s[3]
    fmax v3.4s, v5.4s, v6.4s
    fmax v1.4s, v5.4s, v1.4s
    fmax v4.4s, v5.4s, v19.4s
    zip1 v6.4s, v3.4s, v4.4s
    zip1 v7.4s, v1.4s, v0.4s
    fmax v2.4s, v5.4s, v2.4s
    zip2 v3.4s, v3.4s, v4.4s
    zip2 v5.4s, v1.4s, v0.4s
    zip1 v16.4s, v6.4s, v7.4s
    zip2 v6.4s, v6.4s, v7.4s
    zip1 v7.4s, v1.4s, v0.4s
    zip1 v17.4s, v3.4s, v5.4s
    str q16, [x7]
    zip1 v16.4s, v4.4s, v2.4s
    zip2 v3.4s, v3.4s, v5.4s
    str q6, [x3]
    zip2 v0.4s, v1.4s, v0.4s
    str q17, [x9]
    zip2 v1.4s, v4.4s, v2.4s
    zip1 v2.4s, v7.4s, v16.4s
    str q3, [x10]
    zip2 v3.4s, v7.4s, v16.4s
    zip1 v4.4s, v0.4s, v1.4s
    str q2, [x7, #4]
    zip2 v0.4s, v0.4s, v1.4s
    str q3, [x3, #4]
    str q4, [x9, #4]
    str q0, [x10, #4]
.Lotherwise_430:
    sub x0, x0, #1
    lsr x4, x4, #1
    add x7, x7, x8, lsl #2
    add x3, x3, x8, lsl #2
    add x9, x9, x8, lsl #2
    add x10, x10, x8, lsl #2
    add x5, x5, #112
    cbnz x0, .Lrepeat_429
    b .Lend_431
.Lotherwise_428:
    mov w11, #6
.Lrepeat_432:
    tst x4, #1
    beq .Lotherwise_433
    ld1 {v0.4s, v1.4s, v2.4s, v3.4s}, [x5]
    ldr q4, [x15]
    movi v5.4s, #0
    ubfx x0, x6, #0, #4
    ldr q6, [x5, #96]
    ldp q7, q16, [x5, #64]
    adrp x1, .Lconstants_nnp_winograd_f6x5_3x3_of_8x8_output_with_bias_with_relu__aarch64_neon
    ldr q17, [x1, :lo12:.Lconstants_nnp_winograd_f6x5_3x3_of_8x8_output_with_bias_with_relu__aarch64_neon]
    adrp x1, .Lconstants_nnp_winograd_f6x5_3x3_of_8x8_output_with_bias_with_relu__aarch64_neon+16
    ldr q18, [x1, :lo12:.Lconstants_nnp_winograd_f6x5_3x3_of_8x8_output_with_bias_with_relu__aarch64_neon+16]
    fadd v0.4s, v0.4s, v4.4s
    fadd v4.4s, v2.4s, v3.4s
    fsub v2.4s, v2.4s, v3.4s
    fadd v3.4s, v7.4s, v16.4s
    fsub v7.4s, v7.4s, v16.4s
    fadd v16.4s, v0.4s, v1.4s
    fsub v0.4s, v0.4s, v1.4s
    fadd v1.4s, v6.4s, v16.4s
    mov v6.16b, v0.16b
    fadd v19.4s, v16.4s, v4.4s
    fmla v6.4s, v2.4s, v17.s[0]
    fmla v0.4s, v2.4s, v18.s[0]
    fmla v16.4s, v4.4s, v17.s[2]
    fmla v1.4s, v4.4s, v18.s[2]
    fmla v6.4s, v7.4s, v17.s[1]
    fmla v0.4s, v7.4s, v18.s[1]
    fmla v16.4s, v3.4s, v17.s[3]
    fmla v1.4s, v3.4s, v18.s[3]
    fadd v2.4s, v19.4s, v3.4s
    fmax v3.4s, v5.4s, v6.4s
    fmax v0.4s, v5.4s, v0.4s
    fmax v2.4s, v5.4s, v2.4s
    fmax v4.4s, v5.4s, v16.4s
    fmax v1.4s, v5.4s, v1.4s
    cmp x0, #15
    bne .Lotherwise_434
    zip1 v5.4s, v2.4s, v4.4s
    zip1 v6.4s, v3.4s, v0.4s
    zip2 v2.4s, v2.4s, v4.4s
    zip2 v0.4s, v3.4s, v0.4s
    zip1 v3.4s, v5.4s, v6.4s
    zip2 v4.4s, v5.4s, v6.4s
    zip1 v5.4s, v2.4s, v0.4s
    zip2 v0.4s, v2.4s, v0.4s
    str q3, [x7]
    str q4, [x3]
    str q5, [x9]
    str q0, [x10]
    b .Lend_435
.Lotherwise_434:
    tst x6, #1
    beq .Lotherwise_436
    st1 {v2.s}[0], [x7]
    st1 {v2.s}[1], [x3]
    st1 {v2.s}[2], [x9]
    st1 {v2.s}[3], [x10]
.Lotherwise_436:
    tst x6, #2
    beq .Lotherwise_437
    add x0, x7, #4
    add x1, x3, #4
    add x2, x9, #4
    st1 {v3.s}[0], [x0]
    add x0, x10, #4
    st1 {v3.s}[1], [x1]
    st1 {v3.s}[2], [x2]
    st1 {v3.s}[3], [x0]
.Lotherwise_437:
    tst x6, #4
    beq .Lotherwise_438
    add x0, x7, #8
    add x1, x3, #8
    add x2, x9, #8
    st1 {v4.s}[0], [x0]
    add x0, x10, #8
    st1 {v4.s}[1], [x1]
    st1 {v4.s}[2], [x2]
    st1 {v4.s}[3], [x0]
.Lotherwise_438:
    tst x6, #8
    beq .Lotherwise_439
    add x0, x7, #12
    add x1, x3, #12
    add x2, x9, #12
    st1 {v0.s}[0], [x0]
    add x0, x10, #12
    st1 {v0.s}[1], [x1]
    st1 {v0.s}[2], [x2]
    st1 {v0.s}[3], [x0]
.Lotherwise_439:
.Lend_435:
    ubfx x0, x6, #4, #4
    cmp x0, #15
    bne .Lotherwise_440
    zip1 v0.4s, v1.4s, v1.4s
    zip1 v2.4s, v1.4s, v1.4s
    zip2 v3.4s, v1.4s, v1.4s
    zip2 v1.4s, v1.4s, v1.4s
    zip1 v4.4s, v0.4s, v2.4s
    zip2 v0.4s, v0.4s, v2.4s
    zip1 v2.4s, v3.4s, v1.4s
    zip2 v1.4s, v3.4s, v1.4s
    str q4, [x7, #16]
    str q0, [x3, #16]
    str q2, [x9, #16]
    str q1, [x10, #16]
    b .Lend_441
.Lotherwise_440:
    tst x6, #16
    beq .Lotherwise_442
    add x0, x7, #16
    add x1, x3, #16
    add x2, x9, #16
    st1 {v1.s}[0], [x0]
    add x0, x10, #16
    st1 {v1.s}[1], [x1]
    st1 {v1.s}[2], [x2]
    st1 {v1.s}[3], [x0]
.Lotherwise_442:
    tst x6, #32
    beq .Lotherwise_443
    add x0, x7, #20
    add x1, x3, #20
    add x2, x9, #20
    st1 {v1.s}[0], [x0]
    add x0, x10, #20
    st1 {v1.s}[1], [x1]
    st1 {v1.s}[2], [x2]
    st1 {v1.s}[3], [x0]
.Lotherwise_443:
    tst x6, #64
    beq .Lotherwise_444
    add x0, x7, #24
    add x1, x3, #24
    add x2, x9, #24
    st1 {v1.s}[0], [x0]
    add x0, x10, #24
    st1 {v1.s}[1], [x1]
    st1 {v1.s}[2], [x2]
    st1 {v1.s}[3], [x0]
.Lotherwise_444:
    tst x6, #128
    beq .Lotherwise_445
    add x0, x7, #28
    add x1, x3, #28
    add x2, x9, #28
    st1 {v1.s}[0], [x0]
    add x0, x10, #28
    st1 {v1.s}[1], [x1]
    st1 {v1.s}[2], [x2]
    st1 {v1.s}[3], [x0]
.Lotherwise_445:
.Lend_441:
.Lotherwise_433:
    sub x11, x11, #1
    lsr x4, x4, #1
    add x7, x7, x8, lsl #2
    add x3, x3, x8, lsl #2
    add x9, x9, x8, lsl #2
    add x10, x10, x8, lsl #2
    add x5, x5, #112
    cbnz x11, .Lrepeat_432
.Lend_431:
    ret
    .size nnp_winograd_f6x5_3x3_of_8x8_output_with_bias_with_relu__aarch64_neon, . - nnp_winograd_f6x5_3x3_of_8x8_output_with_bias_with_relu__aarch64_neon

.section .rodata
    .p2align 4
.Lconstants_nnp_winograd_f5x6_3x3_of_8x8_input__aarch64_neon:
    .long 0x40880000, 0x3e800000, 0x3fa00000, 0x40a00000
    .long 0x40800000, 0x3f000000, 0x40000000, 0x40a80000

    .text
    .p2align 4
    .globl nnp_winograd_f5x6_3x3_of_8x8_input__aarch64_neon
    .type nnp_winograd_f5x6_3x3_of_8x8_input__aarch64_neon, %function
nnp_winograd_f5x6_3x3_of_8x8_input__aarch64_neon:
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
    bne .Lotherwise_446
    mov x0, x4
    mov w1, #7
.Lrepeat_447:
    tst x10, #1
    beq .Lotherwise_448
    ldp q0, q1, [x7]
    ldp q2, q3, [x3]
    ldp q4, q5, [x11]
    ldp q6, q7, [x12]
    adrp x2, .Lconstants_nnp_winograd_f5x6_3x3_of_8x8_input__aarch64_neon
    ldr q22, [x2, :lo12:.Lconstants_nnp_winograd_f5x6_3x3_of_8x8_input__aarch64_neon]
    adrp x2, .Lconstants_nnp_winograd_f5x6_3x3_of_8x8_input__aarch64_neon+16
    ldr q23, [x2, :lo12:.Lconstants_nnp_winograd_f5x6_3x3_of_8x8_input__aarch64_neon+16]
    zip2 v16.4s, v1.4s, v5.4s
    zip2 v17.4s, v3.4s, v7.4s
    zip1 v18.4s, v0.4s, v4.4s
    zip2 v0.4s, v0.4s, v4.4s
    zip1 v4.4s, v2.4s, v6.4s
    zip2 v2.4s, v2.4s, v6.4s
    zip1 v6.4s, v16.4s, v17.4s
    zip1 v1.4s, v1.4s, v5.4s
    zip2 v5.4s, v18.4s, v4.4s
    zip1 v19.4s, v0.4s, v2.4s
    zip1 v3.4s, v3.4s, v7.4s
    mov v7.16b, v6.16b
    mov v20.16b, v6.16b
    zip2 v0.4s, v0.4s, v2.4s
    zip1 v2.4s, v1.4s, v3.4s
    zip2 v1.4s, v1.4s, v3.4s
    fmla v7.4s, v19.4s, v22.s[1]
    mov v3.16b, v5.16b
    fmla v20.4s, v19.4s, v23.s[0]
    mov v21.16b, v5.16b
    zip1 v4.4s, v18.4s, v4.4s
    zip2 v16.4s, v16.4s, v17.4s
    fadd v17.4s, v19.4s, v6.4s
    fadd v18.4s, v5.4s, v1.4s
    fmls v7.4s, v2.4s, v22.s[2]
    fmls v3.4s, v0.4s, v22.s[3]
    fmls v20.4s, v2.4s, v22.s[3]
    fmls v21.4s, v0.4s, v22.s[2]
    fsub v5.4s, v16.4s, v5.4s
    fsub v4.4s, v4.4s, v6.4s
    fmla v3.4s, v1.4s, v23.s[0]
    fmla v21.4s, v1.4s, v22.s[1]
    fmls v17.4s, v2.4s, v22.s[0]
    fmls v18.4s, v0.4s, v22.s[0]
    mov v6.16b, v7.16b
    mov v16.16b, v20.16b
    fmla v5.4s, v0.4s, v23.s[3]
    fmls v4.4s, v19.4s, v23.s[3]
    fmla v6.4s, v3.4s, v23.s[1]
    fmls v7.4s, v3.4s, v23.s[1]
    fmla v16.4s, v21.4s, v23.s[2]
    fmls v20.4s, v21.4s, v23.s[2]
    fmls v5.4s, v1.4s, v23.s[3]
    fmla v4.4s, v2.4s, v23.s[3]
    fadd v0.4s, v17.4s, v18.4s
    fsub v1.4s, v17.4s, v18.4s
    str q6, [x0, #32]
    str q7, [x0, #48]
    str q16, [x0, #64]
    str q20, [x0, #80]
    str q0, [x0]
    str q1, [x0, #16]
    str q5, [x0, #96]
    str q4, [x0, #112]
    b .Lend_449
.Lotherwise_448:
    movi v0.4s, #0
    movi v1.4s, #0
    movi v2.4s, #0
    movi v3.4s, #0
    movi v4.4s, #0
    movi v5.4s, #0
    str q0, [x0]
    str q1, [x0, #16]
    movi v0.4s, #0
    movi v1.4s, #0
    str q2, [x0, #32]
    str q3, [x0, #48]
    str q4, [x0, #64]
    str q5, [x0, #80]
    str q0, [x0, #96]
    str q1, [x0, #112]
.Lend_449:
    sub x1, x1, #1
    lsr x10, x10, #1
    add x7, x7, x9, lsl #2
    add x3, x3, x9, lsl #2
    add x11, x11, x9, lsl #2
    add x12, x12, x9, lsl #2
    add x0, x0, #128
    cbnz x1, .Lrepeat_447
    b .Lend_450
.Lotherwise_446:
    mov x13, x4
    mov w14, #7
.Lrepeat_451:
    tst x10, #1
    beq .Lotherwise_452
    ubfx x0, x5, #0, #4
    cmp x0, #15
    bne .Lotherwise_453
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
    b .Lend_454
.Lotherwise_453:
    movi v3.4s, #0
    tst x5, #1
    beq .Lotherwise_455
    ld1 {v3.s}[0], [x7]
    ld1 {v3.s}[1], [x3]
    ld1 {v3.s}[2], [x11]
    ld1 {v3.s}[3], [x12]
.Lotherwise_455:
    movi v2.4s, #0
    tst x5, #2
    beq .Lotherwise_456
    add x0, x7, #4
    add x1, x3, #4
    add x2, x11, #4
    ld1 {v2.s}[0], [x0]
    add x0, x12, #4
    ld1 {v2.s}[1], [x1]
    ld1 {v2.s}[2], [x2]
    ld1 {v2.s}[3], [x0]
.Lotherwise_456:
    movi v4.4s, #0
    tst x5, #4
    beq .Lotherwise_457
    add x0, x7, #8
    add x1, x3, #8
    add x2, x11, #8
    ld1 {v4.s}[0], [x0]
    add x0, x12, #8
    ld1 {v4.s}[1], [x1]
    ld1 {v4.s}[2], [x2]
    ld1 {v4.s}[3], [x0]
.Lotherwise_457:
    movi v0.4s, #0
    tst x5, #8
    beq .Lotherwise_458
    add x0, x7, #12
    add x1, x3, #12
    add x2, x11, #12
    ld1 {v0.s}[0], [x0]
    add x0, x12, #12
    ld1 {v0.s}[1], [x1]
    ld1 {v0.s}[2], [x2]
    ld1 {v0.s}[3], [x0]
.Lotherwise_458:
.Lend_454:
    ubfx x0, x5, #4, #4
    cmp x0, #15
    bne .Lotherwise_459
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
    b .Lend_460
.Lotherwise_459:
    movi v7.4s, #0
    tst x5, #16
    beq .Lotherwise_461
    add x0, x7, #16
    add x1, x3, #16
    add x2, x11, #16
    ld1 {v7.s}[0], [x0]
    add x0, x12, #16
    ld1 {v7.s}[1], [x1]
    ld1 {v7.s}[2], [x2]
    ld1 {v7.s}[3], [x0]
.Lotherwise_461:
    movi v6.4s, #0
    tst x5, #32
    beq .Lotherwise_462
    add x0, x7, #20
    add x1, x3, #20
    add x2, x11, #20
    ld1 {v6.s}[0], [x0]
    add x0, x12, #20
    ld1 {v6.s}[1], [x1]
    ld1 {v6.s}[2], [x2]
    ld1 {v6.s}[3], [x0]
.Lotherwise_462:
    movi v16.4s, #0
    tst x5, #64
    beq .Lotherwise_463
    add x0, x7, #24
    add x1, x3, #24
    add x2, x11, #24
    ld1 {v16.s}[0], [x0]
    add x0, x12, #24
    ld1 {v16.s}[1], [x1]
    ld1 {v16.s}[2], [x2]
    ld1 {v16.s}[3], [x0]
.Lotherwise_463:
    movi v1.4s, #0
    tst x5, #128
    beq .Lotherwise_464
    add x0, x7, #28
    add x1, x3, #28
    add x2, x11, #28
    ld1 {v1.s}[0], [x0]
    add x0, x12, #28
    ld1 {v1.s}[1], [x1]
    ld1 {v1.s}[2], [x2]
    ld1 {v1.s}[3], [x0]
.Lotherwise_464:
.Lend_460:
    adrp x0, .Lconstants_nnp_winograd_f5x6_3x3_of_8x8_input__aarch64_neon
    ldr q5, [x0, :lo12:.Lconstants_nnp_winograd_f5x6_3x3_of_8x8_input__aarch64_neon]
    adrp x0, .Lconstants_nnp_winograd_f5x6_3x3_of_8x8_input__aarch64_neon+16
    ldr q17, [x0, :lo12:.Lconstants_nnp_winograd_f5x6_3x3_of_8x8_input__aarch64_neon+16]
    mov v18.16b, v16.16b
    mov v19.16b, v2.16b
    fadd v20.4s, v4.4s, v16.4s
    fadd v21.4s, v2.4s, v6.4s
    fsub v1.4s, v1.4s, v2.4s
    fsub v3.4s, v3.4s, v16.4s
    fmla v16.4s, v4.4s, v5.s[1]
    fmla v18.4s, v4.4s, v17.s[0]
    fmls v2.4s, v0.4s, v5.s[3]
    fmls v19.4s, v0.4s, v5.s[2]
    fmls v16.4s, v7.4s, v5.s[2]
    fmls v18.4s, v7.4s, v5.s[3]
    fmla v2.4s, v6.4s, v17.s[0]
    fmla v19.4s, v6.4s, v5.s[1]
    fmls v20.4s, v7.4s, v5.s[0]
    fmls v21.4s, v0.4s, v5.s[0]
    fmla v1.4s, v0.4s, v17.s[3]
    fmls v3.4s, v4.4s, v17.s[3]
    mov v0.16b, v16.16b
    mov v4.16b, v18.16b
    fmls v16.4s, v2.4s, v17.s[1]
    fmls v18.4s, v19.4s, v17.s[2]
    fmla v0.4s, v2.4s, v17.s[1]
    fmla v4.4s, v19.4s, v17.s[2]
    fmls v1.4s, v6.4s, v17.s[3]
    fmla v3.4s, v7.4s, v17.s[3]
    fadd v2.4s, v20.4s, v21.4s
    fsub v5.4s, v20.4s, v21.4s
    str q16, [x13, #48]
    str q18, [x13, #80]
    str q0, [x13, #32]
    str q4, [x13, #64]
    str q2, [x13]
    str q5, [x13, #16]
    str q1, [x13, #96]
    str q3, [x13, #112]
    b .Lend_465
.Lotherwise_452:
    movi v0.4s, #0
    movi v1.4s, #0
    movi v2.4s, #0
    movi v3.4s, #0
    movi v4.4s, #0
    movi v5.4s, #0
    str q0, [x13]
    str q1, [x13, #16]
    movi v0.4s, #0
    movi v1.4s, #0
    str q2, [x13, #32]
    str q3, [x13, #48]
    str q4, [x13, #64]
    str q5, [x13, #80]
    str q0, [x13, #96]
    str q1, [x13, #112]
.Lend_465:
    sub x14, x14, #1
    lsr x10, x10, #1
    add x7, x7, x9, lsl #2
    add x3, x3, x9, lsl #2
    add x11, x11, x9, lsl #2
    add x12, x12, x9, lsl #2
    add x13, x13, #128
    cbnz x14, .Lrepeat_451
.Lend_450:
    lsl x0, x8, #2
    lsl x1, x8, #3
    add x2, x6, x0
    mov w3, #8
    add x5, x2, x0
    add x7, x5, x0
    add x8, x7, x0
    add x9, x8, x0
    add x0, x9, x0
.Lrepeat_466:
    ldr q0, [x4]
    ldr q1, [x4, #128]
    sub x3, x3, #1
    ldr q2, [x4, #256]
    ldr q3, [x4, #512]
    ldr q4, [x4, #640]
    adrp x10, .Lconstants_nnp_winograd_f5x6_3x3_of_8x8_input__aarch64_neon
    ldr q5, [x10, :lo12:.Lconstants_nnp_winograd_f5x6_3x3_of_8x8_input__aarch64_neon]
    ldr q6, [x4, #384]
    adrp x10, .Lconstants_nnp_winograd_f5x6_3x3_of_8x8_input__aarch64_neon+16
    ldr q7, [x10, :lo12:.Lconstants_nnp_winograd_f5x6_3x3_of_8x8_input__aarch64_neon+16]
    ldr q16, [x4, #768]
    add x4, x4, #16
    mov v17.16b, v0.16b
    mov v18.16b, v1.16b
    fadd v19.4s, v0.4s, v3.4s
    mov v20.16b, v0.16b
    fadd v21.4s, v1.4s, v4.4s
    fmls v17.4s, v2.4s, v5.s[3]
    fmls v18.4s, v6.4s, v5.s[3]
    fmls v20.4s, v2.4s, v5.s[2]
    fmla v17.4s, v3.4s, v7.s[0]
    fmls v19.4s, v2.4s, v5.s[0]
    fmls v21.4s, v6.4s, v5.s[0]
    fmla v18.4s, v4.4s, v7.s[0]
    fmla v20.4s, v3.4s, v5.s[1]
    fmls v1.4s, v6.4s, v5.s[2]
    fsub v0.4s, v16.4s, v0.4s
    mov v6.16b, v17.16b
    fmla v1.4s, v4.4s, v5.s[1]
    fadd v4.4s, v19.4s, v21.4s
    fsub v5.4s, v19.4s, v21.4s
    fmla v6.4s, v18.4s, v7.s[1]
    mov v16.16b, v20.16b
    fmls v17.4s, v18.4s, v7.s[1]
    fmla v0.4s, v2.4s, v7.s[3]
    str q4, [x6]
    fmla v16.4s, v1.4s, v7.s[2]
    fmls v20.4s, v1.4s, v7.s[2]
    add x6, x6, x1, lsl #2
    str q5, [x2]
    fmls v0.4s, v3.4s, v7.s[3]
    add x2, x2, x1, lsl #2
    str q6, [x5]
    add x5, x5, x1, lsl #2
    str q17, [x7]
    add x7, x7, x1, lsl #2
    str q16, [x8]
    add x8, x8, x1, lsl #2
    str q20, [x9]
    add x9, x9, x1, lsl #2
    str q0, [x0]
    add x0, x0, x1, lsl #2
    cbnz x3, .Lrepeat_466
    ret
    .size nnp_winograd_f5x6_3x3_of_8x8_input__aarch64_neon, . - nnp_winograd_f5x6_3x3_of_8x8_input__aarch64_neon

.section .rodata
    .p2align 4
.Lconstants_nnp_winograd_f5x6_3x3_of_8x8_output_with_bias__aarch64_neon:
    .long 0x40000000, 0x3f000000, 0x40800000, 0x3e800000
    .long 0x41000000, 0x3e000000, 0x41800000, 0x3d800000
    .long 0x42000000, 0x3d000000, 0x00000000, 0x00000000

    .text
    .p2align 4
    .globl nnp_winograd_f5x6_3x3_of_8x8_output_with_bias__aarch64_neon
    .type nnp_winograd_f5x6_3x3_of_8x8_output_with_bias__aarch64_neon, %function
nnp_winograd_f5x6_3x3_of_8x8_output_with_bias__aarch64_neon:
    lsl x6, x1, #2
    mov x14, x2
    add x2, x0, x6
    add x7, x2, x6
    lsl x1, x1, #3
    mov x8, x5
    add x9, x7, x6
    mov w10, #8
    add x11, x9, x6
    add x12, x11, x6
    add x6, x12, x6
.Lrepeat_467:
    ldr q0, [x0]
    ldr q1, [x2]
    sub x10, x10, #1
    add x0, x0, x1, lsl #2
    ldr q2, [x7]
    ldr q3, [x9]
    add x2, x2, x1, lsl #2
    add x7, x7, x1, lsl #2
    ldr q4, [x6]
    ldr q5, [x11]
    add x9, x9, x1, lsl #2
    add x11, x11, x1, lsl #2
    ldr q6, [x12]
    adrp x13, .Lconstants_nnp_winograd_f5x6_3x3_of_8x8_output_with_bias__aarch64_neon
    ldr q7, [x13, :lo12:.Lconstants_nnp_winograd_f5x6_3x3_of_8x8_output_with_bias__aarch64_neon]
    add x12, x12, x1, lsl #2
    add x6, x6, x1, lsl #2
    adrp x13, .Lconstants_nnp_winograd_f5x6_3x3_of_8x8_output_with_bias__aarch64_neon+16
    ldr q16, [x13, :lo12:.Lconstants_nnp_winograd_f5x6_3x3_of_8x8_output_with_bias__aarch64_neon+16]
    fadd v17.4s, v0.4s, v1.4s
    fsub v0.4s, v0.4s, v1.4s
    fadd v1.4s, v2.4s, v3.4s
    fsub v2.4s, v2.4s, v3.4s
    fadd v3.4s, v4.4s, v17.4s
    mov v4.16b, v0.16b
    fadd v18.4s, v5.4s, v6.4s
    fsub v5.4s, v5.4s, v6.4s
    fadd v6.4s, v17.4s, v1.4s
    fmla v4.4s, v2.4s, v7.s[0]
    fmla v17.4s, v1.4s, v7.s[2]
    fmla v0.4s, v2.4s, v16.s[0]
    fmla v3.4s, v1.4s, v16.s[2]
    fmla v4.4s, v5.4s, v7.s[1]
    fmla v17.4s, v18.4s, v7.s[3]
    fmla v0.4s, v5.4s, v16.s[1]
    fmla v3.4s, v18.4s, v16.s[3]
    fadd v1.4s, v6.4s, v18.4s
    str q4, [x8, #128]
    str q17, [x8, #256]
    str q1, [x8]
    str q0, [x8, #384]
    str q3, [x8, #512]
    add x8, x8, #16
    cbnz x10, .Lrepeat_467
    ldr x0, [x4]
    ldr w11, [x4, #20]
    mov x6, x3
    ldr x7, [x4, #8]
    ldr w8, [x4, #16]
    lsl x0, x0, #2
    add x4, x6, x0
    add x9, x4, x0
    add x10, x9, x0
    cmp x11, #63
    bne .Lotherwise_468
    mov w0, #5
.Lrepeat_469:
    tst x8, #1
    beq .Lotherwise_470
    ld1 {v4.4s, v5.4s, v6.4s, v7.4s}, [x5], #64
    ldr q16, [x14]
    add x1, x4, #16
    add x2, x10, #16
    ld1 {v0.4s, v1.4s, v2.4s, v3.4s}, [x5]
    sub x5, x5, #64
    adrp x3, .Lconstants_nnp_winograd_f5x6_3x3_of_8x8_output_with_bias__aarch64_neon
    ldr q17, [x3, :lo12:.Lconstants_nnp_winograd_f5x6_3x3_of_8x8_output_with_bias__aarch64_neon]
    adrp x3, .Lconstants_nnp_winograd_f5x6_3x3_of_8x8_output_with_bias__aarch64_neon+16
    ldr q18, [x3, :lo12:.Lconstants_nnp_winograd_f5x6_3x3_of_8x8_output_with_bias__aarch64_neon+16]
    adrp x3, .Lconstants_nnp_winograd_f5x6_3x3_of_8x8_output_with_bias__aarch64_neon+32
    ldr q19, [x3, :lo12:.Lconstants_nnp_winograd_f5x6_3x3_of_8x8_output_with_bias__aarch64_neon+32]
    fadd v4.4s, v4.4s, v16.4s
    fadd v16.4s, v6.4s, v7.4s
    fsub v6.4s, v6.4s, v7.4s
    fadd v7.4s, v0.4s, v1.4s
    fsub v0.4s, v0.4s, v1.4s
    fadd v1.4s, v4.4s, v5.4s
    fsub v4.4s, v4.4s, v5.4s
    fadd v3.4s, v3.4s, v1.4s
    mov v5.16b, v4.16b
    mov v20.16b, v1.16b
    fmla v5.4s, v6.4s, v17.s[0]
    fadd v2.4s, v2.4s, v4.4s
    fadd v3.4s, v3.4s, v16.4s
    fmla v20.4s, v16.4s, v17.s[2]
    fmla v4.4s, v6.4s, v18.s[0]
    fmla v5.4s, v0.4s, v17.s[1]
    fmla v20.4s, v7.4s, v17.s[3]
    fmla v1.4s, v16.4s, v18.s[2]
    fmla v4.4s, v0.4s, v18.s[1]
    fadd v3.4s, v3.4s, v7.4s
    fmla v2.4s, v6.4s, v19.s[0]
    fmla v1.4s, v7.4s, v18.s[3]
    zip1 v6.4s, v3.4s, v20.4s
    fmla v2.4s, v0.4s, v19.s[1]
    zip1 v0.4s, v5.4s, v4.4s
    zip2 v3.4s, v3.4s, v20.4s
    zip2 v4.4s, v5.4s, v4.4s
    zip1 v5.4s, v6.4s, v0.4s
    zip2 v0.4s, v6.4s, v0.4s
    zip1 v6.4s, v3.4s, v4.4s
    zip2 v3.4s, v3.4s, v4.4s
    str q5, [x6]
    zip1 v4.4s, v1.4s, v2.4s
    zip2 v1.4s, v1.4s, v2.4s
    str q0, [x4]
    str q6, [x9]
    str q3, [x10]
    str d4, [x6, #16]
    st1 {v4.d}[1], [x1]
    str d1, [x9, #16]
    st1 {v1.d}[1], [x2]
.Lotherwise_470:
    sub x0, x0, #1
    lsr x8, x8, #1
    add x6, x6, x7, lsl #2
    add x4, x4, x7, lsl #2
    add x9, x9, x7, lsl #2
    add x10, x10, x7, lsl #2
    add x5, x5, #128
    cbnz x0, .Lrepeat_469
    b .Lend_471
.Lotherwise_468:
    mov w3, #5
.Lrepeat_472:
    tst x8, #1
    beq .Lotherwise_473
    ld1 {v4.4s, v5.4s, v6.4s, v7.4s}, [x5], #64
    ldr q16, [x14]
    ubfx x0, x11, #0, #4
    ld1 {v0.4s, v1.4s, v2.4s, v3.4s}, [x5]
    sub x5, x5, #64
    adrp x1, .Lconstants_nnp_winograd_f5x6_3x3_of_8x8_output_with_bias__aarch64_neon
    ldr q17, [x1, :lo12:.Lconstants_nnp_winograd_f5x6_3x3_of_8x8_output_with_bias__aarch64_neon]
    adrp x1, .Lconstants_nnp_winograd_f5x6_3x3_of_8x8_output_with_bias__aarch64_neon+16
    ldr q18, [x1, :lo12:.Lconstants_nnp_winograd_f5x6_3x3_of_8x8_output_with_bias__aarch64_neon+16]
    adrp x1, .Lconstants_nnp_winograd_f5x6_3x3_of_8x8_output_with_bias__aarch64_neon+32
    ldr q19, [x1, :lo12:.Lconstants_nnp_winograd_f5x6_3x3_of_8x8_output_with_bias__aarch64_neon+32]
    fadd v4.4s, v4.4s, v16.4s
    fadd v16.4s, v6.4s, v7.4s
    fsub v6.4s, v6.4s, v7.4s
    fadd v7.4s, v0.4s, v1.4s
    fsub v0.4s, v0.4s, v1.4s
    fadd v1.4s, v4.4s, v5.4s
    fsub v4.4s, v4.4s, v5.4s
    fadd v3.4s, v3.4s, v1.4s
    fadd v2.4s, v2.4s, v4.4s
    mov v5.16b, v1.16b
    mov v20.16b, v4.16b
    fmla v1.4s, v16.4s, v18.s[2]
    fadd v3.4s, v3.4s, v16.4s
    fmla v4.4s, v6.4s, v17.s[0]
    fmla v5.4s, v16.4s, v17.s[2]
    fmla v20.4s, v6.4s, v18.s[0]
    fmla v2.4s, v6.4s, v19.s[0]
    fmla v4.4s, v0.4s, v17.s[1]
    fadd v3.4s, v3.4s, v7.4s
    fmla v5.4s, v7.4s, v17.s[3]
    fmla v20.4s, v0.4s, v18.s[1]
    fmla v1.4s, v7.4s, v18.s[3]
    fmla v2.4s, v0.4s, v19.s[1]
    cmp x0, #15
    bne .Lotherwise_474
    zip1 v0.4s, v3.4s, v5.4s
    zip1 v6.4s, v4.4s, v20.4s
    zip2 v3.4s, v3.4s, v5.4s
    zip2 v4.4s, v4.4s, v20.4s
    zip1 v5.4s, v0.4s, v6.4s
    zip2 v0.4s, v0.4s, v6.4s
    zip1 v6.4s, v3.4s, v4.4s
    zip2 v3.4s, v3.4s, v4.4s
    str q5, [x6]
    str q0, [x4]
    str q6, [x9]
    str q3, [x10]
    b .Lend_475
.Lotherwise_474:
    tst x11, #1
    beq .Lotherwise_476
    st1 {v3.s}[0], [x6]
    st1 {v3.s}[1], [x4]
    st1 {v3.s}[2], [x9]
    st1 {v3.s}[3], [x10]
.Lotherwise_476:
    tst x11, #2
    beq .Lotherwise_477
    add x0, x6, #4
    add x1, x4, #4
    add x2, x9, #4
    st1 {v4.s}[0], [x0]
    add x0, x10, #4
    st1 {v4.s}[1], [x1]
    st1 {v4.s}[2], [x2]
    st1 {v4.s}[3], [x0]
.Lotherwise_477:
    tst x11, #4
    beq .Lotherwise_478
    add x0, x6, #8
    add x1, x4, #8
    add x2, x9, #8
    st1 {v5.s}[0], [x0]
    add x0, x10, #8
    st1 {v5.s}[1], [x1]
    st1 {v5.s}[2], [x2]
    st1 {v5.s}[3], [x0]
.Lotherwise_478:
    tst x11, #8
    beq .Lotherwise_479
    add x0, x6, #12
    add x1, x4, #12
    add x2, x9, #12
    st1 {v20.s}[0], [x0]
    add x0, x10, #12
    st1 {v20.s}[1], [x1]
    st1 {v20.s}[2], [x2]
    st1 {v20.s}[3], [x0]
.Lotherwise_479:
.Lend_475:
    ubfx x0, x11, #4, #2
    cmp x0, #3
    bne .Lotherwise_480
    zip1 v0.4s, v1.4s, v2.4s
    zip2 v1.4s, v1.4s, v2.4s
    add x0, x4, #16
    add x1, x10, #16
    str d0, [x6, #16]
    st1 {v0.d}[1], [x0]
    str d1, [x9, #16]
    st1 {v1.d}[1], [x1]
    b .Lend_481
.Lotherwise_480:
    tst x11, #16
    beq .Lotherwise_482
    add x0, x6, #16
    add x1, x4, #16
    add x2, x9, #16
    st1 {v1.s}[0], [x0]
    add x0, x10, #16
    st1 {v1.s}[1], [x1]
    st1 {v1.s}[2], [x2]
    st1 {v1.s}[3], [x0]
.Lotherwise_482:
    tst x11, #32
    beq .Lotherwise_483
    add x0, x6, #20
    add x1, x4, #20
    add x2, x9, #20
    st1 {v2.s}[0], [x0]
    add x0, x10, #20
    st1 {v2.s}[1], [x1]
    st1 {v2.s}[2], [x2]
    st1 {v2.s}[3], [x0]
.Lotherwise_483:
.Lend_481:
.Lotherwise_473:
    sub x3, x3, #1
    lsr x8, x8, #1
    add x6, x6, x7, lsl #2
    add x4, x4, x7, lsl #2
    add x9, x9, x7, lsl #2
    add x10, x10, x7, lsl #2
    add x5, x5, #128
    cbnz x3, .Lrepeat_472
.Lend_471:
    ret
    .size nnp_winograd_f5x6_3x3_of_8x8_output_with_bias__aarch64_neon, . - nnp_winograd_f5x6_3x3_of_8x8_output_with_bias__aarch64_neon

.section .rodata
    .p2align 4
.Lconstants_nnp_winograd_f5x6_3x3_of_8x8_output_with_bias_with_relu__aarch64_neon:
    .long 0x40000000, 0x3f000000, 0x40800000, 0x3e800000
    .long 0x41000000, 0x3e000000, 0x41800000, 0x3d800000
    .long 0x42000000, 0x3d000000, 0x00000000, 0x00000000

    .text
    .p2align 4
    .globl nnp_winograd_f5x6_3x3_of_8x8_output_with_bias_with_relu__aarch64_neon
    .type nnp_winograd_f5x6_3x3_of_8x8_output_with_bias_with_relu__aarch64_neon, %function
nnp_winograd_f5x6_3x3_of_8x8_output_with_bias_with_relu__aarch64_neon:
    lsl x6, x1, #2
    mov x14, x2
    add x2, x0, x6
    add x7, x2, x6
    lsl x1, x1, #3
    mov x8, x5
    add x9, x7, x6
    mov w10, #8
    add x11, x9, x6
    add x12, x11, x6
    add x6, x12, x6
.Lrepeat_484:
    ldr q0, [x0]
    ldr q1, [x2]
    sub x10, x10, #1
    add x0, x0, x1, lsl #2
    ldr q2, [x7]
    ldr q3, [x9]
    add x2, x2, x1, lsl #2
    add x7, x7, x1, lsl #2
    ldr q4, [x6]
    ldr q5, [x11]
    add x9, x9, x1, lsl #2
    add x11, x11, x1, lsl #2
    ldr q6, [x12]
    adrp x13, .Lconstants_nnp_winograd_f5x6_3x3_of_8x8_output_with_bias_with_relu__aarch64_neon
    ldr q7, [x13, :lo12:.Lconstants_nnp_winograd_f5x6_3x3_of_8x8_output_with_bias_with_relu__aarch64_neon]
    add x12, x12, x1, lsl #2
    add x6, x6, x1, lsl #2
    adrp x13, .Lconstants_nnp_winograd_f5x6_3x3_of_8x8_output_with_bias_with_relu__aarch64_neon+16
    ldr q16, [x13, :lo12:.Lconstants_nnp_winograd_f5x6_3x3_of_8x8_output_with_bias_with_relu__aarch64_neon+16]
    fadd v17.4s, v0.4s, v1.4s
    fsub v0.4s, v0.4s, v1.4s
    fadd v1.4s, v2.4s, v3.4s
    fsub v2.4s, v2.4s, v3.4s
    fadd v3.4s, v4.4s, v17.4s
    mov v4.16b, v0.16b
    fadd v18.4s, v5.4s, v6.4s
    fsub v5.4s, v5.4s, v6.4s
    fadd v6.4s, v17.4s, v1.4s
    fmla v4.4s, v2.4s, v7.s[0]
    fmla v17.4s, v1.4s, v7.s[2]
    fmla v0.4s, v2.4s, v16.s[0]
    fmla v3.4s, v1.4s, v16.s[2]
    fmla v4.4s, v5.4s, v7.s[1]
    fmla v17.4s, v18.4s, v7.s[3]
    fmla v0.4s, v5.4s, v16.s[1]
    fmla v3.4s, v18.4s, v16.s[3]
    fadd v1.4s, v6.4s, v18.4s
    str q4, [x8, #128]
    str q17, [x8, #256]
    str q1, [x8]
    str q0, [x8, #384]
    str q3, [x8, #512]
    add x8, x8, #16
    cbnz x10, .Lrepeat_484
    ldr x0, [x4]
    ldr w11, [x4, #20]
    mov x6, x3
    ldr x7, [x4, #8]
    ldr w8, [x4, #16]
    lsl x0, x0, #2
    add x4, x6, x0
    add x9, x4, x0
    add x10, x9, x0
    cmp x11, #63
    bne .Lotherwise_485
    mov w0, #5
.Lrepeat_486:
    tst x8, #1
    beq .Lotherwise_487
    ld1 {v4.4s, v5.4s, v6.4s, v7.4s}, [x5], #64
    ldr q16, [x14]
    movi v21.4s, #0
    add x1, x4, #16
    ld1 {v0.4s, v1.4s, v2.4s, v3.4s}, [x5]
    add x2, x10, #16
    sub x5, x5, #64
    adrp x3, .Lconstants_nnp_winograd_f5x6_3x3_of_8x8_output_with_bias_with_relu__aarch64_neon
    ldr q17, [x3, :lo12:.Lconstants_nnp_winograd_f5x6_3x3_of_8x8_output_with_bias_with_relu__aarch64_neon]
    adrp x3, .Lconstants_nnp_winograd_f5x6_3x3_of_8x8_output_with_bias_with_relu__aarch64_neon+16
    ldr q18, [x3, :lo12:.Lconstants_nnp_winograd_f5x6_3x3_of_8x8_output_with_bias_with_relu__aarch64_neon+16]
    adrp x3, .Lconstants_nnp_winograd_f5x6_3x3_of_8x8_output_with_bias_with_relu__aarch64_neon+32
    ldr q19, [x3, :lo12:.Lconstants_nnp_winograd_f5x6_3x3_of_8x8_output_with_bias_with_relu__aarch64_neon+32]
    fadd v4.4s, v4.4s, v16.4s
    fadd v16.4s, v6.4s, v7.4s
    fsub v6.4s, v6.4s, v7.4s
    fadd v7.4s, v0.4s, v1.4s
    fsub v0.4s, v0.4s, v1.4s
    fadd v1.4s, v4.4s, v5.4s
    fsub v4.4s, v4.4s, v5.4s
    fadd v3.4s, v3.4s, v1.4s
    mov v5.16b, v4.16b
    mov v20.16b, v1.16b
    fmla v5.4s, v6.4s, v17.s[0]
    fadd v2.4s, v2.4s, v4.4s
    fadd v3.4s, v3.4s, v16.4s
    fmla v20.4s, v16.4s, v17.s[2]
    fmla v4.4s, v6.4s, v18.s[0]
    fmla v5.4s, v0.4s, v17.s[1]
    fmla v20.4s, v7.4s, v17.s[3]
    fmla v1.4s, v16.4s, v18.s[2]
    fmla v4.4s, v0.4s, v18.s[1]
    fadd v3.4s, v3.4s, v7.4s
    fmla v2.4s, v6.4s, v19.s[0]
    fmla v1.4s, v7.4s, v18.s[3]
    fmax v5.4s, v21.4s, v5.4s
    fmax v3.4s, v21.4s, v3.4s
    fmax v6.4s, v21.4s, v20.4s
    fmax v4.4s, v21.4s, v4.4s
    fmla v2.4s, v0.4s, v19.s[1]
    fmax v0.4s, v21.4s, v1.4s
    zip1 v1.4s, v3.4s, v6.4s
    zip2 v3.4s, v3.4s, v6.4s
    zip1 v6.4s, v5.4s, v4.4s
    zip2 v4.4s, v5.4s, v4.4s
    fmax v2.4s, v21.4s, v2.4s
    zip1 v5.4s, v1.4s, v6.4s
    zip2 v1.4s, v1.4s, v6.4s
    zip1 v6.4s, v3.4s, v4.4s
    zip2 v3.4s, v3.4s, v4.4s
    str q5, [x6]
    zip1 v4.4s, v0.4s, v2.4s
    zip2 v0.4s, v0.4s, v2.4s
    str q1, [x4]
    str q6, [x9]
    str q3, [x10]
    str d4, [x6, #16]
    st1 {v4.d}[1], [x1]
    str d0, [x9, #16]
    st1 {v0.d}[1], [x2]
.Lotherwise_487:
    sub x0, x0, #1
    lsr x8, x8, #1
    add x6, x6, x7, lsl #2
    add x4, x4, x7, lsl #2
    add x9, x9, x7, lsl #2
    add x10, x10, x7, lsl #2
    add x5, x5, #128
    cbnz x0, .Lrepeat_486
    b .Lend_488
.Lotherwise_485:
    mov w3, #5
.Lrepeat_489:
    tst x8, #1
    beq .Lotherwise_490
    ld1 {v4.4s, v5.4s, v6.4s, v7.4s}, [x5], #64
    ldr q16, [x14]
    movi v17.4s, #0
    ubfx x0, x11, #0, #4
    ld1 {v0.4s, v1.4s, v2.4s, v3.4s}, [x5]
    sub x5, x5, #64
    adrp x1, .Lconstants_nnp_winograd_f5x6_3x3_of_8x8_output_with_bias_with_relu__aarch64_neon
    ldr q18, [x1, :lo12:.Lconstants_nnp_winograd_f5x6_3x3_of_8x8_output_with_bias_with_relu__aarch64_neon]
    adrp x1, .Lconstants_nnp_winograd_f5x6_3x3_of_8x8_output_with_bias_with_relu__aarch64_neon+16
    ldr q19, [x1, :lo12:.Lconstants_nnp_winograd_f5x6_3x3_of_8x8_output_with_bias_with_relu__aarch64_neon+16]
    adrp x1, .Lconstants_nnp_winograd_f5x6_3x3_of_8x8_output_with_bias_with_relu__aarch64_neon+32
    ldr q20, [x1, :lo12:.Lconstants_nnp_winograd_f5x6_3x3_of_8x8_output_with_bias_with_relu__aarch64_neon+32]
    fadd v4.4s, v4.4s, v16.4s
    fadd v16.4s, v6.4s, v7.4s
    fsub v6.4s, v6.4s, v7.4s
    fadd v7.4s, v0.4s, v1.4s
    fsub v0.4s, v0.4s, v1.4s
    fadd v1.4s, v4.4s, v5.4s
    fsub v4.4s, v4.4s, v5.4s
    fadd v3.4s, v3.4s, v1.4s
    fadd v2.4s, v2.4s, v4.4s
    mov v5.16b, v1.16b
    mov v21.16b, v4.16b
    fmla v1.4s, v16.4s, v19.s[2]
    fadd v3.4s, v3.4s, v16.4s
    fmla v4.4s, v6.4s, v18.s[0]
    fmla v5.4s, v16.4s, v18.s[2]
    fmla v21.4s, v6.4s, v19.s[0]
    fmla v2.4s, v6.4s, v20.s[0]
    fmla v4.4s, v0.4s, v18.s[1]
    fmla v5.4s, v7.4s, v18.s[3]
    fmla v21.4s, v0.4s, v19.s[1]
    fmla v1.4s, v7.4s, v19.s[3]
    fmla v2.4s, v0.4s, v20.s[1]
    fadd v0.4s, v3.4s, v7.4s
    fmax v3.4s, v17.4s, v4.4s
    fmax v4.4s, v17.4s, v5.4s
    fmax v5.4s, v17.4s, v21.4s
    fmax v0.4s, v17.4s, v0.4s
    fmax v1.4s, v17.4s, v1.4s
    fmax v2.4s, v17.4s, v2.4s
    cmp x0, #15
    bne .Lotherwise_491
    zip1 v6.4s, v0.4s, v4.4s
    zip1 v7.4s, v3.4s, v5.4s
    zip2 v0.4s, v0.4s, v4.4s
    zip2 v3.4s, v3.4s, v5.4s
    zip1 v4.4s, v6.4s, v7.4s
    zip2 v5.4s, v6.4s, v7.4s
    zip1 v6.4s, v0.4s, v3.4s
    zip2 v0.4s, v0.4s, v3.4s
    str q4, [x6]
    str q5, [x4]
    str q6, [x9]
    str q0, [x10]
    b .Lend_492
.Lotherwise_491:
    tst x11, #1
    beq .Lotherwise_493
    st1 {v0.s}[0], [x6]
    st1 {v0.s}[1], [x4]
    st1 {v0.s}[2], [x9]
    st1 {v0.s}[3], [x10]
.Lotherwise_493:
    tst x11, #2
    beq .Lotherwise_494
    add x0, x6, #4
    add x1, x4, #4
    add x2, x9, #4
    st1 {v3.s}[0], [x0]
    add x0, x10, #4
    st1 {v3.s}[1], [x1]
    st1 {v3.s}[2], [x2]
    st1 {v3.s}[3], [x0]
.Lotherwise_494:
    tst x11, #4
    beq .Lotherwise_495
    add x0, x6, #8
    add x1, x4, #8
    add x2, x9, #8
    st1 {v4.s}[0], [x0]
    add x0, x10, #8
    st1 {v4.s}[1], [x1]
    st1 {v4.s}[2], [x2]
    st1 {v4.s}[3], [x0]
.Lotherwise_495:
    tst x11, #8
    beq .Lotherwise_496
    add x0, x6, #12
    add x1, x4, #12
    add x2, x9, #12
    st1 {v5.s}[0], [x0]
    add x0, x10, #12
    st1 {v5.s}[1], [x1]
    st1 {v5.s}[2], [x2]
    st1 {v5.s}[3], [x0]
.Lotherwise_496:
.Lend_492:
    ubfx x0, x11, #4, #2
    cmp x0, #3
    bne .Lotherwise_497
    zip1 v0.4s, v1.4s, v2.4s
    zip2 v1.4s, v1.4s, v2.4s
    add x0, x4, #16
    add x1, x10, #16
    str d0, [x6, #16]
    st1 {v0.d}[1], [x0]
    str d1, [x9, #16]
    st1 {v1.d}[1], [x1]
    b .Lend_498
.Lotherwise_497:
    tst x11, #16
    beq .Lotherwise_499
    add x0, x6, #16
    add x1, x4, #16
    add x2, x9, #16
    st1 {v1.s}[0], [x0]
    add x0, x10, #16
    st1 {v1.s}[1], [x1]
    st1 {v1.s}[2], [x2]
    st1 {v1.s}[3], [x0]
.Lotherwise_499:
    tst x11, #32
    beq .Lotherwise_500
    add x0, x6, #20
    add x1, x4, #20
    add x2, x9, #20
    st1 {v2.s}[0], [x0]
    add x0, x10, #20
    st1 {v2.s}[1], [x1]
    st1 {v2.s}[2], [x2]
    st1 {v2.s}[3], [x0]
.Lotherwise_500:
.Lend_498:
.Lotherwise_490:
    sub x3, x3, #1
    lsr x8, x8, #1
    add x6, x6, x7, lsl #2
    add x4, x4, x7, lsl #2
    add x9, x9, x7, lsl #2
    add x10, x10, x7, lsl #2
    add x5, x5, #128
    cbnz x3, .Lrepeat_489
.Lend_488:
    ret
    .size nnp_winograd_f5x6_3x3_of_8x8_output_with_bias_with_relu__aarch64_neon, . - nnp_winograd_f5x6_3x3_of_8x8_output_with_bias_with_relu__aarch64_neon

.section .rodata
    .p2align 4
.Lconstants_nnp_winograd_f5x5_3x3_of_8x8_input__aarch64_neon:
    .long 0x40880000, 0x40a00000, 0x40800000, 0x3f000000
    .long 0x3fa00000, 0x3e800000, 0x40000000, 0x40a80000

    .text
    .p2align 4
    .globl nnp_winograd_f5x5_3x3_of_8x8_input__aarch64_neon
    .type nnp_winograd_f5x5_3x3_of_8x8_input__aarch64_neon, %function
nnp_winograd_f5x5_3x3_of_8x8_input__aarch64_neon:
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
    cmp x5, #127
    bne .Lotherwise_501
    mov x0, x4
    mov w1, #7
.Lrepeat_502:
    tst x10, #1
    beq .Lotherwise_503
    ldr q0, [x7]
    ldr q1, [x3]
    ldr q2, [x11]
    ldr q3, [x12]
    ldr q4, [x7, #12]
    ldr q5, [x3, #12]
    ldr q6, [x11, #12]
    ldr q7, [x12, #12]
    adrp x2, .Lconstants_nnp_winograd_f5x5_3x3_of_8x8_input__aarch64_neon
    ldr q20, [x2, :lo12:.Lconstants_nnp_winograd_f5x5_3x3_of_8x8_input__aarch64_neon]
    adrp x2, .Lconstants_nnp_winograd_f5x5_3x3_of_8x8_input__aarch64_neon+16
    ldr q21, [x2, :lo12:.Lconstants_nnp_winograd_f5x5_3x3_of_8x8_input__aarch64_neon+16]
    zip1 v16.4s, v0.4s, v2.4s
    zip1 v17.4s, v1.4s, v3.4s
    zip2 v0.4s, v0.4s, v2.4s
    zip2 v1.4s, v1.4s, v3.4s
    zip1 v2.4s, v16.4s, v17.4s
    zip2 v3.4s, v16.4s, v17.4s
    zip1 v16.4s, v0.4s, v1.4s
    zip1 v17.4s, v4.4s, v6.4s
    zip2 v4.4s, v4.4s, v6.4s
    zip1 v6.4s, v5.4s, v7.4s
    zip2 v5.4s, v5.4s, v7.4s
    mov v7.16b, v2.16b
    mov v18.16b, v2.16b
    zip2 v0.4s, v0.4s, v1.4s
    zip2 v1.4s, v17.4s, v6.4s
    zip1 v6.4s, v4.4s, v5.4s
    fmls v7.4s, v16.4s, v20.s[1]
    mov v17.16b, v3.16b
    fmls v18.4s, v16.4s, v21.s[0]
    zip2 v4.4s, v4.4s, v5.4s
    fadd v5.4s, v2.4s, v1.4s
    fadd v19.4s, v3.4s, v6.4s
    fmla v7.4s, v1.4s, v20.s[2]
    fmls v17.4s, v0.4s, v20.s[1]
    fmla v18.4s, v1.4s, v21.s[1]
    fmls v3.4s, v0.4s, v21.s[0]
    fsub v2.4s, v4.4s, v2.4s
    fmla v17.4s, v6.4s, v20.s[2]
    fmla v3.4s, v6.4s, v21.s[1]
    fmls v5.4s, v16.4s, v20.s[0]
    fmls v19.4s, v0.4s, v20.s[0]
    mov v0.16b, v7.16b
    mov v4.16b, v18.16b
    fmla v2.4s, v16.4s, v21.s[3]
    fmla v0.4s, v17.4s, v20.s[3]
    fmls v7.4s, v17.4s, v20.s[3]
    fmla v4.4s, v3.4s, v21.s[2]
    fmls v18.4s, v3.4s, v21.s[2]
    fmls v2.4s, v1.4s, v21.s[3]
    fadd v1.4s, v5.4s, v19.4s
    fsub v3.4s, v5.4s, v19.4s
    str q0, [x0, #32]
    str q7, [x0, #48]
    str q1, [x0]
    str q4, [x0, #64]
    str q3, [x0, #16]
    str q18, [x0, #80]
    str q2, [x0, #96]
    b .Lend_504
.Lotherwise_503:
    movi v0.4s, #0
    movi v1.4s, #0
    movi v2.4s, #0
    movi v3.4s, #0
    movi v4.4s, #0
    movi v5.4s, #0
    str q0, [x0]
    str q1, [x0, #16]
    movi v0.4s, #0
    str q2, [x0, #32]
    str q3, [x0, #48]
    str q4, [x0, #64]
    str q5, [x0, #80]
    str q0, [x0, #96]
.Lend_504:
    sub x1, x1, #1
    lsr x10, x10, #1
    add x7, x7, x9, lsl #2
    add x3, x3, x9, lsl #2
    add x11, x11, x9, lsl #2
    add x12, x12, x9, lsl #2
    add x0, x0, #112
    cbnz x1, .Lrepeat_502
    b .Lend_505
.Lotherwise_501:
    mov x13, x4
    mov w14, #7
.Lrepeat_506:
    tst x10, #1
    beq .Lotherwise_507
    ubfx x0, x5, #0, #4
    cmp x0, #15
    bne .Lotherwise_508
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
    b .Lend_509
.Lotherwise_508:
    movi v3.4s, #0
    tst x5, #1
    beq .Lotherwise_510
    ld1 {v3.s}[0], [x7]
    ld1 {v3.s}[1], [x3]
    ld1 {v3.s}[2], [x11]
    ld1 {v3.s}[3], [x12]
.Lotherwise_510:
    movi v2.4s, #0
    tst x5, #2
    beq .Lotherwise_511
    add x0, x7, #4
    add x1, x3, #4
    add x2, x11, #4
    ld1 {v2.s}[0], [x0]
    add x0, x12, #4
    ld1 {v2.s}[1], [x1]
    ld1 {v2.s}[2], [x2]
    ld1 {v2.s}[3], [x0]
.Lotherwise_511:
    movi v4.4s, #0
    tst x5, #4
    beq .Lotherwise_512
    add x0, x7, #8
    add x1, x3, #8
    add x2, x11, #8
    ld1 {v4.s}[0], [x0]
    add x0, x12, #8
    ld1 {v4.s}[1], [x1]
    ld1 {v4.s}[2], [x2]
    ld1 {v4.s}[3], [x0]
.Lotherwise_512:
    movi v0.4s, #0
    tst x5, #8
    beq .Lotherwise_513
    add x0, x7, #12
    add x1, x3, #12
    add x2, x11, #12
    ld1 {v0.s}[0], [x0]
    add x0, x12, #12
    ld1 {v0.s}[1], [x1]
    ld1 {v0.s}[2], [x2]
    ld1 {v0.s}[3], [x0]
.Lotherwise_513:
.Lend_509:
    movi v1.4s, #0
    tst x5, #16
    beq .Lotherwise_514
    add x0, x7, #16
    add x1, x3, #16
    add x2, x11, #16
    ld1 {v1.s}[0], [x0]
    add x0, x12, #16
    ld1 {v1.s}[1], [x1]
    ld1 {v1.s}[2], [x2]
    ld1 {v1.s}[3], [x0]
.Lotherwise_514:
    movi v5.4s, #0
    tst x5, #32
    beq .Lotherwise_515
    add x0, x7, #20
    add x1, x3, #20
    add x2, x11, #20
    ld1 {v5.s}[0], [x0]
    add x0, x12, #20
    ld1 {v5.s}[1], [x1]
    ld1 {v5.s}[2], [x2]
    ld1 {v5.s}[3], [x0]
.Lotherwise_515:
    movi v6.4s, #0
    tst x5, #64
    beq .Lotherwise_516
    add x0, x7, #24
    add x1, x3, #24
    add x2, x11, #24
    ld1 {v6.s}[0], [x0]
    add x0, x12, #24
    ld1 {v6.s}[1], [x1]
    ld1 {v6.s}[2], [x2]
    ld1 {v6.s}[3], [x0]
.Lotherwise_516:
    adrp x0, .Lconstants_nnp_winograd_f5x5_3x3_of_8x8_input__aarch64_neon
    ldr q7, [x0, :lo12:.Lconstants_nnp_winograd_f5x5_3x3_of_8x8_input__aarch64_neon]
    adrp x0, .Lconstants_nnp_winograd_f5x5_3x3_of_8x8_input__aarch64_neon+16
    ldr q16, [x0, :lo12:.Lconstants_nnp_winograd_f5x5_3x3_of_8x8_input__aarch64_neon+16]
    mov v17.16b, v3.16b
    mov v18.16b, v2.16b
    fadd v19.4s, v3.4s, v1.4s
    fadd v20.4s, v2.4s, v5.4s
    fsub v6.4s, v6.4s, v3.4s
    fmls v3.4s, v4.4s, v7.s[1]
    fmls v17.4s, v4.4s, v16.s[0]
    fmls v18.4s, v0.4s, v7.s[1]
    fmls v2.4s, v0.4s, v16.s[0]
    fmla v3.4s, v1.4s, v7.s[2]
    fmla v17.4s, v1.4s, v16.s[1]
    fmla v18.4s, v5.4s, v7.s[2]
    fmla v2.4s, v5.4s, v16.s[1]
    fmls v19.4s, v4.4s, v7.s[0]
    fmls v20.4s, v0.4s, v7.s[0]
    fmla v6.4s, v4.4s, v16.s[3]
    mov v0.16b, v3.16b
    mov v4.16b, v17.16b
    fmls v3.4s, v18.4s, v7.s[3]
    fmls v17.4s, v2.4s, v16.s[2]
    fmla v0.4s, v18.4s, v7.s[3]
    fmla v4.4s, v2.4s, v16.s[2]
    fmls v6.4s, v1.4s, v16.s[3]
    fadd v1.4s, v19.4s, v20.4s
    fsub v2.4s, v19.4s, v20.4s
    str q3, [x13, #48]
    str q17, [x13, #80]
    str q1, [x13]
    str q0, [x13, #32]
    str q2, [x13, #16]
    str q4, [x13, #64]
    str q6, [x13, #96]
    b .Lend_517
.Lotherwise_507:
    movi v0.4s, #0
    movi v1.4s, #0
    movi v2.4s, #0
    movi v3.4s, #0
    movi v4.4s, #0
    movi v5.4s, #0
    str q0, [x13]
    str q1, [x13, #16]
    movi v0.4s, #0
    str q2, [x13, #32]
    str q3, [x13, #48]
    str q4, [x13, #64]
    str q5, [x13, #80]
    str q0, [x13, #96]
.Lend_517:
    sub x14, x14, #1
    lsr x10, x10, #1
    add x7, x7, x9, lsl #2
    add x3, x3, x9, lsl #2
    add x11, x11, x9, lsl #2
    add x12, x12, x9, lsl #2
    add x13, x13, #112
    cbnz x14, .Lrepeat_506
.Lend_505:
    lsl x0, x8, #2
    lsl x1, x8, #3
    add x2, x6, x0
    mov w3, #7
    add x5, x2, x0
    add x7, x5, x0
    add x8, x7, x0
    add x9, x8, x0
    add x0, x9, x0
.Lrepeat_518:
    ldr q0, [x4]
    ldr q1, [x4, #112]
    sub x3, x3, #1
    ldr q2, [x4, #224]
    ldr q3, [x4, #448]
    ldr q4, [x4, #560]
    adrp x10, .Lconstants_nnp_winograd_f5x5_3x3_of_8x8_input__aarch64_neon
    ldr q5, [x10, :lo12:.Lconstants_nnp_winograd_f5x5_3x3_of_8x8_input__aarch64_neon]
    ldr q6, [x4, #336]
    adrp x10, .Lconstants_nnp_winograd_f5x5_3x3_of_8x8_input__aarch64_neon+16
    ldr q7, [x10, :lo12:.Lconstants_nnp_winograd_f5x5_3x3_of_8x8_input__aarch64_neon+16]
    ldr q16, [x4, #672]
    add x4, x4, #16
    mov v17.16b, v0.16b
    mov v18.16b, v1.16b
    fadd v19.4s, v0.4s, v3.4s
    mov v20.16b, v0.16b
    fadd v21.4s, v1.4s, v4.4s
    fmls v17.4s, v2.4s, v5.s[1]
    fmls v18.4s, v6.4s, v5.s[1]
    fmls v20.4s, v2.4s, v7.s[0]
    fmla v17.4s, v3.4s, v5.s[2]
    fmls v19.4s, v2.4s, v5.s[0]
    fmls v21.4s, v6.4s, v5.s[0]
    fmla v18.4s, v4.4s, v5.s[2]
    fmla v20.4s, v3.4s, v7.s[1]
    fmls v1.4s, v6.4s, v7.s[0]
    fsub v0.4s, v16.4s, v0.4s
    mov v6.16b, v17.16b
    fmla v1.4s, v4.4s, v7.s[1]
    fadd v4.4s, v19.4s, v21.4s
    fsub v16.4s, v19.4s, v21.4s
    fmla v6.4s, v18.4s, v5.s[3]
    mov v19.16b, v20.16b
    fmls v17.4s, v18.4s, v5.s[3]
    fmla v0.4s, v2.4s, v7.s[3]
    str q4, [x6]
    fmla v19.4s, v1.4s, v7.s[2]
    fmls v20.4s, v1.4s, v7.s[2]
    add x6, x6, x1, lsl #2
    str q16, [x2]
    fmls v0.4s, v3.4s, v7.s[3]
    add x2, x2, x1, lsl #2
    str q6, [x5]
    add x5, x5, x1, lsl #2
    str q17, [x7]
    add x7, x7, x1, lsl #2
    str q19, [x8]
    add x8, x8, x1, lsl #2
    str q20, [x9]
    add x9, x9, x1, lsl #2
    str q0, [x0]
    add x0, x0, x1, lsl #2
    cbnz x3, .Lrepeat_518
    ret
    .size nnp_winograd_f5x5_3x3_of_8x8_input__aarch64_neon, . - nnp_winograd_f5x5_3x3_of_8x8_input__aarch64_neon

.section .rodata
    .p2align 4
.Lconstants_nnp_winograd_f5x5_3x3_of_8x8_output_with_bias__aarch64_neon:
    .long 0x40000000, 0x3f000000, 0x40800000, 0x3e800000
    .long 0x41000000, 0x3e000000, 0x41800000, 0x3d800000

    .text
    .p2align 4
    .globl nnp_winograd_f5x5_3x3_of_8x8_output_with_bias__aarch64_neon
    .type nnp_winograd_f5x5_3x3_of_8x8_output_with_bias__aarch64_neon, %function
nnp_winograd_f5x5_3x3_of_8x8_output_with_bias__aarch64_neon:
    lsl x6, x1, #2
    mov x14, x2
    add x2, x0, x6
    add x7, x2, x6
    lsl x1, x1, #3
    mov x8, x5
    add x9, x7, x6
    mov w10, #7
    add x11, x9, x6
    add x12, x11, x6
    add x6, x12, x6
.Lrepeat_519:
    ldr q0, [x0]
    ldr q1, [x2]
    sub x10, x10, #1
    add x0, x0, x1, lsl #2
    ldr q2, [x7]
    ldr q3, [x9]
    add x2, x2, x1, lsl #2
    add x7, x7, x1, lsl #2
    ldr q4, [x6]
    ldr q5, [x11]
    add x9, x9, x1, lsl #2
    add x11, x11, x1, lsl #2
    ldr q6, [x12]
    adrp x13, .Lconstants_nnp_winograd_f5x5_3x3_of_8x8_output_with_bias__aarch64_neon
    ldr q7, [x13, :lo12:.Lconstants_nnp_winograd_f5x5_3x3_of_8x8_output_with_bias__aarch64_neon]
    add x12, x12, x1, lsl #2
    add x6, x6, x1, lsl #2
    adrp x13, .Lconstants_nnp_winograd_f5x5_3x3_of_8x8_output_with_bias__aarch64_neon+16
    ldr q16, [x13, :lo12:.Lconstants_nnp_winograd_f5x5_3x3_of_8x8_output_with_bias__aarch64_neon+16]
    fadd v17.4s, v0.4s, v1.4s
    fsub v0.4s, v0.4s, v1.4s
    fadd v1.4s, v2.4s, v3.4s
    fsub v2.4s, v2.4s, v3.4s
    fadd v3.4s, v4.4s, v17.4s
    mov v4.16b, v0.16b
    fadd v18.4s, v5.4s, v6.4s
    fsub v5.4s, v5.4s, v6.4s
    fadd v6.4s, v17.4s, v1.4s
    fmla v4.4s, v2.4s, v7.s[0]
    fmla v17.4s, v1.4s, v7.s[2]
    fmla v0.4s, v2.4s, v16.s[0]
    fmla v3.4s, v1.4s, v16.s[2]
    fmla v4.4s, v5.4s, v7.s[1]
    fmla v17.4s, v18.4s, v7.s[3]
    fmla v0.4s, v5.4s, v16.s[1]
    fmla v3.4s, v18.4s, v16.s[3]
    fadd v1.4s, v6.4s, v18.4s
    str q4, [x8, #112]
    str q17, [x8, #224]
    str q1, [x8]
    str q0, [x8, #336]
    str q3, [x8, #448]
    add x8, x8, #16
    cbnz x10, .Lrepeat_519
    ldr x0, [x4]
    ldr w6, [x4, #20]
    mov x7, x3
    ldr x8, [x4, #8]
    ldr w4, [x4, #16]
    lsl x0, x0, #2
    add x3, x7, x0
    add x9, x3, x0
    add x10, x9, x0
    cmp x6, #31
    bne .Lotherwise_520
    mov w0, #5
.Lrepeat_521:
    tst x4, #1
    beq .Lotherwise_522
    ld1 {v0.4s, v1.4s, v2.4s, v3.4s}, [x5]
    ldr q4, [x14]
    ldp q5, q6, [x5, #64]
    adrp x1, .Lconstants_nnp_winograd_f5x5_3x3_of_8x8_output_with_bias__aarch64_neon
    ldr q7, [x1, :lo12:.Lconstants_nnp_winograd_f5x5_3x3_of_8x8_output_with_bias__aarch64_neon]
    adrp x1, .Lconstants_nnp_winograd_f5x5_3x3_of_8x8_output_with_bias__aarch64_neon+16
    ldr q16, [x1, :lo12:.Lconstants_nnp_winograd_f5x5_3x3_of_8x8_output_with_bias__aarch64_neon+16]
    ldr q17, [x5, #96]
    fadd v0.4s, v0.4s, v4.4s
    fadd v4.4s, v2.4s, v3.4s
    fsub v2.4s, v2.4s, v3.4s
    fadd v3.4s, v5.4s, v6.4s
    fsub v5.4s, v5.4s, v6.4s
    fadd v6.4s, v0.4s, v1.4s
    fsub v0.4s, v0.4s, v1.4s
    mov v1.16b, v0.16b
    mov v18.16b, v6.16b
    fadd v19.4s, v6.4s, v4.4s
    fmla v0.4s, v2.4s, v16.s[0]
    fmla v1.4s, v2.4s, v7.s[0]
    fmla v18.4s, v4.4s, v7.s[2]
    fadd v2.4s, v17.4s, v6.4s
    fmla v0.4s, v5.4s, v16.s[1]
    fmla v1.4s, v5.4s, v7.s[1]
    fmla v18.4s, v3.4s, v7.s[3]
    fadd v5.4s, v19.4s, v3.4s
    fmla v2.4s, v4.4s, v16.s[2]
    fmla v2.4s, v3.4s, v16.s[3]
    zip1 v3.4s, v5.4s, v18.4s
    zip1 v4.4s, v1.4s, v0.4s
    zip2 v5.4s, v5.4s, v18.4s
    zip2 v6.4s, v1.4s, v0.4s
    zip1 v7.4s, v1.4s, v0.4s
    zip1 v16.4s, v3.4s, v4.4s
    zip2 v3.4s, v3.4s, v4.4s
    zip1 v4.4s, v5.4s, v6.4s
    zip1 v17.4s, v18.4s, v2.4s
    str q16, [x7]
    zip2 v5.4s, v5.4s, v6.4s
    zip2 v0.4s, v1.4s, v0.4s
    str q3, [x3]
    zip2 v1.4s, v18.4s, v2.4s
    zip1 v2.4s, v7.4s, v17.4s
    str q4, [x9]
    zip2 v3.4s, v7.4s, v17.4s
    str q5, [x10]
    zip1 v4.4s, v0.4s, v1.4s
    zip2 v0.4s, v0.4s, v1.4s
    str q2, [x7, #4]
    str q3, [x3, #4]
    str q4, [x9, #4]
    str q0, [x10, #4]
.Lotherwise_522:
    sub x0, x0, #1
    lsr x4, x4, #1
    add x7, x7, x8, lsl #2
    add x3, x3, x8, lsl #2
    add x9, x9, x8, lsl #2
    add x10, x10, x8, lsl #2
    add x5, x5, #112
    cbnz x0, .Lrepeat_521
    b .Lend_523
.Lotherwise_520:
    mov w11, #5
.Lrepeat_524:
    tst x4, #1
    beq .Lotherwise_525
    ld1 {v0.4s, v1.4s, v2.4s, v3.4s}, [x5]
    ldr q4, [x14]
    ubfx x0, x6, #0, #4
    ldr q5, [x5, #96]
    ldp q6, q7, [x5, #64]
    adrp x1, .Lconstants_nnp_winograd_f5x5_3x3_of_8x8_output_with_bias__aarch64_neon
    ldr q16, [x1, :lo12:.Lconstants_nnp_winograd_f5x5_3x3_of_8x8_output_with_bias__aarch64_neon]
    adrp x1, .Lconstants_nnp_winograd_f5x5_3x3_of_8x8_output_with_bias__aarch64_neon+16
    ldr q17, [x1, :lo12:.Lconstants_nnp_winograd_f5x5_3x3_of_8x8_output_with_bias__aarch64_neon+16]
    fadd v0.4s, v0.4s, v4.4s
    fadd v4.4s, v2.4s, v3.4s
    fsub v2.4s, v2.4s, v3.4s
    fadd v3.4s, v6.4s, v7.4s
    fsub v6.4s, v6.4s, v7.4s
    fadd v7.4s, v0.4s, v1.4s
    fsub v0.4s, v0.4s, v1.4s
    fadd v1.4s, v5.4s, v7.4s
    mov v5.16b, v0.16b
    fadd v18.4s, v7.4s, v4.4s
    fmla v5.4s, v2.4s, v16.s[0]
    fmla v0.4s, v2.4s, v17.s[0]
    fmla v7.4s, v4.4s, v16.s[2]
    fmla v1.4s, v4.4s, v17.s[2]
    fadd v2.4s, v18.4s, v3.4s
    fmla v5.4s, v6.4s, v16.s[1]
    fmla v7.4s, v3.4s, v16.s[3]
    fmla v0.4s, v6.4s, v17.s[1]
    fmla v1.4s, v3.4s, v17.s[3]
    cmp x0, #15
    bne .Lotherwise_526
    zip1 v3.4s, v2.4s, v7.4s
    zip1 v4.4s, v5.4s, v0.4s
    zip2 v2.4s, v2.4s, v7.4s
    zip2 v0.4s, v5.4s, v0.4s
    zip1 v5.4s, v3.4s, v4.4s
    zip2 v3.4s, v3.4s, v4.4s
    zip1 v4.4s, v2.4s, v0.4s
    zip2 v0.4s, v2.4s, v0.4s
    str q5, [x7]
    str q3, [x3]
    str q4, [x9]
    str q0, [x10]
    b .Lend_527
.Lotherwise_526:
    tst x6, #1
    beq .Lotherwise_528
    st1 {v2.s}[0], [x7]
    st1 {v2.s}[1], [x3]
    st1 {v2.s}[2], [x9]
    st1 {v2.s}[3], [x10]
.Lotherwise_528:
    tst x6, #2
    beq .Lotherwise_529
    add x0, x7, #4
    add x1, x3, #4
    add x2, x9, #4
    st1 {v5.s}[0], [x0]
    add x0, x10, #4
    st1 {v5.s}[1], [x1]
    st1 {v5.s}[2], [x2]
    st1 {v5.s}[3], [x0]
.Lotherwise_529:
    tst x6, #4
    beq .Lotherwise_530
    add x0, x7, #8
    add x1, x3, #8
    add x2, x9, #8
    st1 {v7.s}[0], [x0]
    add x0, x10, #8
    st1 {v7.s}[1], [x1]
    st1 {v7.s}[2], [x2]
    st1 {v7.s}[3], [x0]
.Lotherwise_530:
    tst x6, #8
    beq .Lotherwise_531
    add x0, x7, #12
    add x1, x3, #12
    add x2, x9, #12
    st1 {v0.s}[0], [x0]
    add x0, x10, #12
    st1 {v0.s}[1], [x1]
    st1 {v0.s}[2], [x2]
    st1 {v0.s}[3], [x0]
.Lotherwise_531:
.Lend_527:
    ubfx x0, x6, #4, #4
    cmp x0, #15
    bne .Lotherwise_532
    zip1 v0.4s, v1.4s, v1.4s
    zip1 v2.4s, v1.4s, v1.4s
    zip2 v3.4s, v1.4s, v1.4s
    zip2 v1.4s, v1.4s, v1.4s
    zip1 v4.4s, v0.4s, v2.4s
    zip2 v0.4s, v0.4s, v2.4s
    zip1 v2.4s, v3.4s, v1.4s
    zip2 v1.4s, v3.4s, v1.4s
    str q4, [x7, #16]
    str q0, [x3, #16]
    str q2, [x9, #16]
    str q1, [x10, #16]
    b .Lend_533
.Lotherwise_532:
    tst x6, #16
    beq .Lotherwise_534
    add x0, x7, #16
    add x1, x3, #16
    add x2, x9, #16
    st1 {v1.s}[0], [x0]
    add x0, x10, #16
    st1 {v1.s}[1], [x1]
    st1 {v1.s}[2], [x2]
    st1 {v1.s}[3], [x0]
.Lotherwise_534:
    tst x6, #32
    beq .Lotherwise_535
    add x0, x7, #20
    add x1, x3, #20
    add x2, x9, #20
    st1 {v1.s}[0], [x0]
    add x0, x10, #20
    st1 {v1.s}[1], [x1]
    st1 {v1.s}[2], [x2]
    st1 {v1.s}[3], [x0]
.Lotherwise_535:
    tst x6, #64
    beq .Lotherwise_536
    add x0, x7, #24
    add x1, x3, #24
    add x2, x9, #24
    st1 {v1.s}[0], [x0]
    add x0, x10, #24
    st1 {v1.s}[1], [x1]
    st1 {v1.s}[2], [x2]
    st1 {v1.s}[3], [x0]
.Lotherwise_536:
    tst x6, #128
    beq .Lotherwise_537
    add x0, x7, #28
    add x1, x3, #28
    add x2, x9, #28
    st1 {v1.s}[0], [x0]
    add x0, x10, #28
    st1 {v1.s}[1], [x1]
    st1 {v1.s}[2], [x2]
    st1 {v1.s}[3], [x0]
.Lotherwise_537:
.Lend_533:
.Lotherwise_525:
    sub x11, x11, #1
    lsr x4, x4, #1
    add x7, x7, x8, lsl #2
    add x3, x3, x8, lsl #2
    add x9, x9, x8, lsl #2
    add x10, x10, x8, lsl #2
    add x5, x5, #112
    cbnz x11, .Lrepeat_524
.Lend_523:
    ret
    .size nnp_winograd_f5x5_3x3_of_8x8_output_with_bias__aarch64_neon, . - nnp_winograd_f5x5_3x3_of_8x8_output_with_bias__aarch64_neon

.section .rodata
    .p2align 4
.Lconstants_nnp_winograd_f5x5_3x3_of_8x8_output_with_bias_with_relu__aarch64_neon:
    .long 0x40000000, 0x3f000000, 0x40800000, 0x3e800000
    .long 0x41000000, 0x3e000000, 0x41800000, 0x3d800000

    .text
    .p2align 4
    .globl nnp_winograd_f5x5_3x3_of_8x8_output_with_bias_with_relu__aarch64_neon
    .type nnp_winograd_f5x5_3x3_of_8x8_output_with_bias_with_relu__aarch64_neon, %function
nnp_winograd_f5x5_3x3_of_8x8_output_with_bias_with_relu__aarch64_neon:
    lsl x6, x1, #2
    mov x14, x2
    add x2, x0, x6
    add x7, x2, x6
    lsl x1, x1, #3
    mov x8, x5
    add x9, x7, x6
    mov w10, #7
    add x11, x9, x6
    add x12, x11, x6
    add x6, x12, x6
.Lrepeat_538:
    ldr q0, [x0]
    ldr q1, [x2]
    sub x10, x10, #1
    add x0, x0, x1, lsl #2
    ldr q2, [x7]
    ldr q3, [x9]
    add x2, x2, x1, lsl #2
    add x7, x7, x1, lsl #2
    ldr q4, [x6]
    ldr q5, [x11]
    add x9, x9, x1, lsl #2
    add x11, x11, x1, lsl #2
    ldr q6, [x12]
    adrp x13, .Lconstants_nnp_winograd_f5x5_3x3_of_8x8_output_with_bias_with_relu__aarch64_neon
    ldr q7, [x13, :lo12:.Lconstants_nnp_winograd_f5x5_3x3_of_8x8_output_with_bias_with_relu__aarch64_neon]
    add x12, x12, x1, lsl #2
    add x6, x6, x1, lsl #2
    adrp x13, .Lconstants_nnp_winograd_f5x5_3x3_of_8x8_output_with_bias_with_relu__aarch64_neon+16
    ldr q16, [x13, :lo12:.Lconstants_nnp_winograd_f5x5_3x3_of_8x8_output_with_bias_with_relu__aarch64_neon+16]
    fadd v17.4s, v0.4s, v1.4s
    fsub v0.4s, v0.4s, v1.4s
    fadd v1.4s, v2.4s, v3.4s
    fsub v2.4s, v2.4s, v3.4s
    fadd v3.4s, v4.4s, v17.4s
    mov v4.16b, v0.16b
    fadd v18.4s, v5.4s, v6.4s
    fsub v5.4s, v5.4s, v6.4s
    fadd v6.4s, v17.4s, v1.4s
    fmla v4.4s, v2.4s, v7.s[0]
    fmla v17.4s, v1.4s, v7.s[2]
    fmla v0.4s, v2.4s, v16.s[0]
    fmla v3.4s, v1.4s, v16.s[2]
    fmla v4.4s, v5.4s, v7.s[1]
    fmla v17.4s, v18.4s, v7.s[3]
    fmla v0.4s, v5.4s, v16.s[1]
    fmla v3.4s, v18.4s, v16.s[3]
    fadd v1.4s, v6.4s, v18.4s
    str q4, [x8, #112]
    str q17, [x8, #224]
    str q1, [x8]
    str q0, [x8, #336]
    str q3, [x8, #448]
    add x8, x8, #16
    cbnz x10, .Lrepeat_538
    ldr x0, [x4]
    ldr w6, [x4, #20]
    mov x7, x3
    ldr x8, [x4, #8]
    ldr w4, [x4, #16]
    lsl x0, x0, #2
    add x3, x7, x0
    add x9, x3, x0
    add x10, x9, x0
    cmp x6, #31
    bne .Lotherwise_539
    mov w0, #5
.Lrepeat_540:
    tst x4, #1
    beq .Lotherwise_541
    ld1 {v0.4s, v1.4s, v2.4s, v3.4s}, [x5]
    ldr q4, [x14]
    movi v5.4s, #0
    ldp q6, q7, [x5, #64]
    adrp x1, .Lconstants_nnp_winograd_f5x5_3x3_of_8x8_output_with_bias_with_relu__aarch64_neon
    ldr q16, [x1, :lo12:.Lconstants_nnp_winograd_f5x5_3x3_of_8x8_output_with_bias_with_relu__aarch64_neon]
    adrp x1, .Lconstants_nnp_winograd_f5x5_3x3_of_8x8_output_with_bias_with_relu__aarch64_neon+16
    ldr q17, [x1, :lo12:.Lconstants_nnp_winograd_f5x5_3x3_of_8x8_output_with_bias_with_relu__aarch64_neon+16]
    ldr q18, [x5, #96]
    fadd v0.4s, v0.4s, v4.4s
    fadd v4.4s, v2.4s, v3.4s
    fsub v2.4s, v2.4s, v3.4s
    fadd v3.4s, v6.4s, v7.4s
    fsub v6.4s, v6.4s, v7.4s
    fadd v7.4s, v0.4s, v1.4s
    fsub v0.4s, v0.4s, v1.4s
    mov v1.16b, v0.16b
    mov v19.16b, v7.16b
    fadd v20.4s, v7.4s, v4.4s
    fmla v0.4s, v2.4s, v17.s[0]
    fmla v1.4s, v2.4s, v16.s[0]
    fmla v19.4s, v4.4s, v16.s[2]
    fadd v2.4s, v18.4s, v7.4s
    fmla v0.4s, v6.4s, v17.s[1]
    fmla v1.4s, v6.4s, v16.s[1]
    fmla v19.4s, v3.4s, v16.s[3]
    fadd v6.4s, v20.4s, v3.4s
    fmla v2.4s, v4.4s, v17.s[2]
    fmax v0.4s, v5.4s, v0.4s
    fmla v2.4s, v3.4s, v17.s[3]
    fmax v3.4s, v5.4s, v6.4s
    fmax v1.4s, v5.4s, v1.4s
    fmax v4.4s, v5.4s, v19.4s
    zip1 v6.4s, v3.4s, v4.4s
    zip1 v7.4s, v1.4s, v0.4s
    fmax v2.4s, v5.4s, v2.4s
    zip2 v3.4s, v3.4s, v4.4s
    zip2 v5.4s, v1.4s, v0.4s
    zip1 v16.4s, v6.4s, v7.4s
    zip2 v6.4s, v6.4s, v7.4s
    zip1 v7.4s, v1.4s, v0.4s
    zip1 v17.4s, v3.4s, v5.4s
    str q16, [x7]
    zip1 v16.4s, v4.4s, v2.4s
    zip2 v3.4s, v3.4s, v5.4s
    str q6, [x3]
    zip2 v0.4s, v1.4s, v0.4s
    str q17, [x9]
    zip2 v1.4s, v4.4s, v2.4s
    zip1 v2.4s, v7.4s, v16.4s
    str q3, [x10]
    zip2 v3.4s, v7.4s, v16.4s
    zip1 v4.4s, v0.4s, v1.4s
    str q2, [x7, #4]
    zip2 v0.4s, v0.4s, v1.4s
    str q3, [x3, #4]
    str q4, [x9, #4]
    str q0, [x10, #4]
.Lotherwise_541:
    sub x0, x0, #1
    lsr x4, x4, #1
    add x7, x7, x8, lsl #2
    add x3, x3, x8, lsl #2
    add x9, x9, x8, lsl #2
    add x10, x10, x8, lsl #2
    add x5, x5, #112
    cbnz x0, .Lrepeat_540
    b .Lend_542
.Lotherwise_539:
    mov w11, #5
.Lrepeat_543:
    tst x4, #1
    beq .Lotherwise_544
    ld1 {v0.4s, v1.4s, v2.4s, v3.4s}, [x5]
    ldr q4, [x14]
    movi v5.4s, #0
    ubfx x0, x6, #0, #4
    ldr q6, [x5, #96]
    ldp q7, q16, [x5, #64]
    adrp x1, .Lconstants_nnp_winograd_f5x5_3x3_of_8x8_output_with_bias_with_relu__aarch64_neon
    ldr q17, [x1, :lo12:.Lconstants_nnp_winograd_f5x5_3x3_of_8x8_output_with_bias_with_relu__aarch64_neon]
    adrp x1, .Lconstants_nnp_winograd_f5x5_3x3_of_8x8_output_with_bias_with_relu__aarch64_neon+16
    ldr q18, [x1, :lo12:.Lconstants_nnp_winograd_f5x5_3x3_of_8x8_output_with_bias_with_relu__aarch64_neon+16]
    fadd v0.4s, v0.4s, v4.4s
    fadd v4.4s, v2.4s, v3.4s
    fsub v2.4s, v2.4s, v3.4s
    fadd v3.4s, v7.4s, v16.4s
    fsub v7.4s, v7.4s, v16.4s
    fadd v16.4s, v0.4s, v1.4s
    fsub v0.4s, v0.4s, v1.4s
    fadd v1.4s, v6.4s, v16.4s
    mov v6.16b, v0.16b
    fadd v19.4s, v16.4s, v4.4s
    fmla v6.4s, v2.4s, v17.s[0]
    fmla v0.4s, v2.4s, v18.s[0]
    fmla v16.4s, v4.4s, v17.s[2]
    fmla v1.4s, v4.4s, v18.s[2]
    fmla v6.4s, v7.4s, v17.s[1]
    fmla v0.4s, v7.4s, v18.s[1]
    fmla v16.4s, v3.4s, v17.s[3]
    fmla v1.4s, v3.4s, v18.s[3]
    fadd v2.4s, v19.4s, v3.4s
    fmax v3.4s, v5.4s, v6.4s
    fmax v0.4s, v5.4s, v0.4s
    fmax v2.4s, v5.4s, v2.4s
    fmax v4.4s, v5.4s, v16.4s
    fmax v1.4s, v5.4s, v1.4s
    cmp x0, #15
    bne .Lotherwise_545
    zip1 v5.4s, v2.4s, v4.4s
    zip1 v6.4s, v3.4s, v0.4s
    zip2 v2.4s, v2.4s, v4.4s
    zip2 v0.4s, v3.4s, v0.4s
    zip1 v3.4s, v5.4s, v6.4s
    zip2 v4.4s, v5.4s, v6.4s
    zip1 v5.4s, v2.4s, v0.4s
    zip2 v0.4s, v2.4s, v0.4s
    str q3, [x7]
    str q4, [x3]
    str q5, [x9]
    str q0, [x10]
    b .Lend_546
.Lotherwise_545:
    tst x6, #1
    beq .Lotherwise_547
    st1 {v2.s}[0], [x7]
    st1 {v2.s}[1], [x3]
    st1 {v2.s}[2], [x9]
    st1 {v2.s}[3], [x10]
.Lotherwise_547:
    tst x6, #2
    beq .Lotherwise_548
    add x0, x7, #4
    add x1, x3, #4
    add x2, x9, #4
    st1 {v3.s}[0], [x0]
    add x0, x10, #4
    st1 {v3.s}[1], [x1]
    st1 {v3.s}[2], [x2]
    st1 {v3.s}[3], [x0]
.Lotherwise_548:
    tst x6, #4
    beq .Lotherwise_549
    add x0, x7, #8
    add x1, x3, #8
    add x2, x9, #8
    st1 {v4.s}[0], [x0]
    add x0, x10, #8
    st1 {v4.s}[1], [x1]
    st1 {v4.s}[2], [x2]
    st1 {v4.s}[3], [x0]
.Lotherwise_549:
    tst x6, #8
    beq .Lotherwise_550
    add x0, x7, #12
    add x1, x3, #12
    add x2, x9, #12
    st1 {v0.s}[0], [x0]
    add x0, x10, #12
    st1 {v0.s}[1], [x1]
    st1 {v0.s}[2], [x2]
    st1 {v0.s}[3], [x0]
.Lotherwise_550:
.Lend_546:
    ubfx x0, x6, #4, #4
    cmp x0, #15
    bne .Lotherwise_551
    zip1 v0.4s, v1.4s, v1.4s
    zip1 v2.4s, v1.4s, v1.4s
    zip2 v3.4s, v1.4s, v1.4s
    zip2 v1.4s, v1.4s, v1.4s
    zip1 v4.4s, v0.4s, v2.4s
    zip2 v0.4s, v0.4s, v2.4s
    zip1 v2.4s, v3.4s, v1.4s
    zip2 v1.4s, v3.4s, v1.4s
    str q4, [x7, #16]
    str q0, [x3, #16]
    str q2, [x9, #16]
    str q1, [x10, #16]
    b .Lend_552
.Lotherwise_551:
    tst x6, #16
    beq .Lotherwise_553
    add x0, x7, #16
    add x1, x3, #16
    add x2, x9, #16
    st1 {v1.s}[0], [x0]
    add x0, x10, #16
    st1 {v1.s}[1], [x1]
    st1 {v1.s}[2], [x2]
    st1 {v1.s}[3], [x0]
.Lotherwise_553:
    tst x6, #32
    beq .Lotherwise_554
    add x0, x7, #20
    add x1, x3, #20
    add x2, x9, #20
    st1 {v1.s}[0], [x0]
    add x0, x10, #20
    st1 {v1.s}[1], [x1]
    st1 {v1.s}[2], [x2]
    st1 {v1.s}[3], [x0]
.Lotherwise_554:
    tst x6, #64
    beq .Lotherwise_555
    add x0, x7, #24
    add x1, x3, #24
    add x2, x9, #24
    st1 {v1.s}[0], [x0]
    add x0, x10, #24
    st1 {v1.s}[1], [x1]
    st1 {v1.s}[2], [x2]
    st1 {v1.s}[3], [x0]
.Lotherwise_555:
    tst x6, #128
    beq .Lotherwise_556
    add x0, x7, #28
    add x1, x3, #28
    add x2, x9, #28
    st1 {v1.s}[0], [x0]
    add x0, x10, #28
    st1 {v1.s}[1], [x1]
    st1 {v1.s}[2], [x2]
    st1 {v1.s}[3], [x0]
.Lotherwise_556:
.Lend_552:
.Lotherwise_544:
    sub x11, x11, #1
    lsr x4, x4, #1
    add x7, x7, x8, lsl #2
    add x3, x3, x8, lsl #2
    add x9, x9, x8, lsl #2
    add x10, x10, x8, lsl #2
    add x5, x5, #112
    cbnz x11, .Lrepeat_543
.Lend_542:
    ret
    .size nnp_winograd_f5x5_3x3_of_8x8_output_with_bias_with_relu__aarch64_neon, . - nnp_winograd_f5x5_3x3_of_8x8_output_with_bias_with_relu__aarch64_neon

.section .rodata
    .p2align 4
.Lconstants_nnp_winograd_f4x3_5x5_of_8x8_output_with_bias__aarch64_neon:
    .long 0x40000000, 0x3f000000, 0x40800000, 0x3e800000
    .long 0x41000000, 0x3e000000, 0x00000000, 0x00000000

    .text
    .p2align 4
    .globl nnp_winograd_f4x3_5x5_of_8x8_output_with_bias__aarch64_neon
    .type nnp_winograd_f4x3_5x5_of_8x8_output_with_bias__aarch64_neon, %function
nnp_winograd_f4x3_5x5_of_8x8_output_with_bias__aarch64_neon:
    lsl x6, x1, #2
    mov x15, x2
    add x2, x0, x6
    add x7, x2, x6
    lsl x1, x1, #3
    mov x8, x5
    add x9, x7, x6
    mov w10, #7
    add x11, x9, x6
    add x12, x11, x6
    add x13, x12, x6
    add x6, x13, x6
.Lrepeat_557:
    ldr q0, [x0]
    ldr q1, [x2]
    sub x10, x10, #1
    add x0, x0, x1, lsl #2
    ldr q2, [x7]
    ldr q3, [x9]
    add x2, x2, x1, lsl #2
    add x7, x7, x1, lsl #2
    ldr q4, [x13]
    ldr q5, [x6]
    add x9, x9, x1, lsl #2
    add x13, x13, x1, lsl #2
    ldr q6, [x11]
    ldr q7, [x12]
    add x11, x11, x1, lsl #2
    add x12, x12, x1, lsl #2
    adrp x14, .Lconstants_nnp_winograd_f4x3_5x5_of_8x8_output_with_bias__aarch64_neon
    ldr q16, [x14, :lo12:.Lconstants_nnp_winograd_f4x3_5x5_of_8x8_output_with_bias__aarch64_neon]
    adrp x14, .Lconstants_nnp_winograd_f4x3_5x5_of_8x8_output_with_bias__aarch64_neon+16
    ldr q17, [x14, :lo12:.Lconstants_nnp_winograd_f4x3_5x5_of_8x8_output_with_bias__aarch64_neon+16]
    add x6, x6, x1, lsl #2
    fadd v18.4s, v0.4s, v1.4s
    fsub v0.4s, v0.4s, v1.4s
    fadd v1.4s, v2.4s, v3.4s
    fsub v2.4s, v2.4s, v3.4s
    fadd v3.4s, v5.4s, v18.4s
    fadd v4.4s, v4.4s, v0.4s
    fadd v5.4s, v6.4s, v7.4s
    fsub v6.4s, v6.4s, v7.4s
    fmla v18.4s, v1.4s, v16.s[2]
    fadd v1.4s, v3.4s, v1.4s
    fmla v0.4s, v2.4s, v16.s[0]
    fmla v4.4s, v2.4s, v17.s[0]
    fmla v18.4s, v5.4s, v16.s[3]
    fmla v0.4s, v6.4s, v16.s[1]
    fmla v4.4s, v6.4s, v17.s[1]
    fadd v1.4s, v1.4s, v5.4s
    str q18, [x8, #224]
    str q1, [x8]
    str q0, [x8, #112]
    str q4, [x8, #336]
    add x8, x8, #16
    cbnz x10, .Lrepeat_557
    ldr x0, [x4]
    ldr w1, [x4, #20]
    mov x9, x3
    mov x8, x5
    ldr x10, [x4, #8]
    ldr w11, [x4, #16]
    lsl x0, x0, #2
    add x2, x9, x0
    add x3, x2, x0
    add x0, x3, x0
    cmp x1, #7
    bne .Lotherwise_558
    mov w1, #4
.Lrepeat_559:
    tst x11, #1
    beq .Lotherwise_560
    ld1 {v0.4s, v1.4s, v2.4s, v3.4s}, [x8]
    ldr q4, [x15]
    add x4, x2, #4
    add x5, x0, #4
    ldp q5, q6, [x8, #64]
    adrp x6, .Lconstants_nnp_winograd_f4x3_5x5_of_8x8_output_with_bias__aarch64_neon
    ldr q7, [x6, :lo12:.Lconstants_nnp_winograd_f4x3_5x5_of_8x8_output_with_bias__aarch64_neon]
    ldr q16, [x8, #96]
    fadd v0.4s, v0.4s, v4.4s
    fadd v4.4s, v2.4s, v3.4s
    fsub v2.4s, v2.4s, v3.4s
    fsub v3.4s, v5.4s, v6.4s
    fadd v5.4s, v5.4s, v6.4s
    fadd v6.4s, v0.4s, v1.4s
    fsub v0.4s, v0.4s, v1.4s
    fadd v1.4s, v6.4s, v4.4s
    fmla v0.4s, v2.4s, v7.s[0]
    fadd v2.4s, v16.4s, v6.4s
    fmla v0.4s, v3.4s, v7.s[1]
    fadd v1.4s, v1.4s, v5.4s
    fmla v2.4s, v4.4s, v7.s[2]
    fmla v2.4s, v5.4s, v7.s[3]
    zip1 v3.4s, v1.4s, v0.4s
    zip2 v1.4s, v1.4s, v0.4s
    str d3, [x9]
    st1 {v3.d}[1], [x2]
    str d1, [x3]
    zip1 v3.4s, v0.4s, v2.4s
    zip2 v0.4s, v0.4s, v2.4s
    st1 {v1.d}[1], [x0]
    str d3, [x9, #4]
    st1 {v3.d}[1], [x4]
    str d0, [x3, #4]
    st1 {v0.d}[1], [x5]
.Lotherwise_560:
    sub x1, x1, #1
    lsr x11, x11, #1
    add x9, x9, x10, lsl #2
    add x2, x2, x10, lsl #2
    add x3, x3, x10, lsl #2
    add x0, x0, x10, lsl #2
    add x8, x8, #112
    cbnz x1, .Lrepeat_559
    b .Lend_561
.Lotherwise_558:
    mov w4, #4
.Lrepeat_562:
    tst x11, #1
    beq .Lotherwise_563
    ld1 {v0.4s, v1.4s, v2.4s, v3.4s}, [x8]
    ldr q4, [x15]
    ubfx x5, x1, #0, #4
    ldr q5, [x8, #96]
    ldp q6, q7, [x8, #64]
    adrp x6, .Lconstants_nnp_winograd_f4x3_5x5_of_8x8_output_with_bias__aarch64_neon
    ldr q16, [x6, :lo12:.Lconstants_nnp_winograd_f4x3_5x5_of_8x8_output_with_bias__aarch64_neon]
    fadd v0.4s, v0.4s, v4.4s
    fadd v4.4s, v2.4s, v3.4s
    fsub v2.4s, v2.4s, v3.4s
    fadd v3.4s, v6.4s, v7.4s
    fsub v6.4s, v6.4s, v7.4s
    fadd v7.4s, v0.4s, v1.4s
    fsub v0.4s, v0.4s, v1.4s
    fadd v1.4s, v5.4s, v7.4s
    fadd v5.4s, v7.4s, v4.4s
    fmla v0.4s, v2.4s, v16.s[0]
    fmla v1.4s, v4.4s, v16.s[2]
    fadd v2.4s, v5.4s, v3.4s
    fmla v0.4s, v6.4s, v16.s[1]
    fmla v1.4s, v3.4s, v16.s[3]
    cmp x5, #15
    bne .Lotherwise_564
    zip1 v3.4s, v2.4s, v1.4s
    zip1 v4.4s, v0.4s, v1.4s
    zip2 v2.4s, v2.4s, v1.4s
    zip2 v0.4s, v0.4s, v1.4s
    zip1 v1.4s, v3.4s, v4.4s
    zip2 v3.4s, v3.4s, v4.4s
    zip1 v4.4s, v2.4s, v0.4s
    zip2 v0.4s, v2.4s, v0.4s
    str q1, [x9]
    str q3, [x2]
    str q4, [x3]
    str q0, [x0]
    b .Lend_565
.Lotherwise_564:
    tst x1, #1
    beq .Lotherwise_566
    st1 {v2.s}[0], [x9]
    st1 {v2.s}[1], [x2]
    st1 {v2.s}[2], [x3]
    st1 {v2.s}[3], [x0]
.Lotherwise_566:
    tst x1, #2
    beq .Lotherwise_567
    add x5, x9, #4
    add x6, x2, #4
    add x7, x3, #4
    st1 {v0.s}[0], [x5]
    add x5, x0, #4
    st1 {v0.s}[1], [x6]
    st1 {v0.s}[2], [x7]
    st1 {v0.s}[3], [x5]
.Lotherwise_567:
    tst x1, #4
    beq .Lotherwise_568
    add x5, x9, #8
    add x6, x2, #8
    add x7, x3, #8
    st1 {v1.s}[0], [x5]
    add x5, x0, #8
    st1 {v1.s}[1], [x6]
    st1 {v1.s}[2], [x7]
    st1 {v1.s}[3], [x5]
.Lotherwise_568:
    tst x1, #8
    beq .Lotherwise_569
    add x5, x9, #12
    add x6, x2, #12
    add x7, x3, #12
    st1 {v1.s}[0], [x5]
    add x5, x0, #12
    st1 {v1.s}[1], [x6]
    st1 {v1.s}[2], [x7]
    st1 {v1.s}[3], [x5]
.Lotherwise_569:
.Lend_565:
.Lotherwise_563:
    sub x4, x4, #1
    lsr x11, x11, #1
    add x9, x9, x10, lsl #2
    add x2, x2, x10, lsl #2
    add x3, x3, x10, lsl #2
    add x0, x0, x10, lsl #2
    add x8, x8, #112
    cbnz x4, .Lrepeat_562
.Lend_561:
    ret
    .size nnp_winograd_f4x3_5x5_of_8x8_output_with_bias__aarch64_neon, . - nnp_winograd_f4x3_5x5_of_8x8_output_with_bias__aarch64_neon

.section .rodata
    .p2align 4
.Lconstants_nnp_winograd_f4x3_5x5_of_8x8_output_with_bias_with_relu__aarch64_neon:
    .long 0x40000000, 0x3f000000, 0x40800000, 0x3e800000
    .long 0x41000000, 0x3e000000, 0x00000000, 0x00000000

    .text
    .p2align 4
    .globl nnp_winograd_f4x3_5x5_of_8x8_output_with_bias_with_relu__aarch64_neon
    .type nnp_winograd_f4x3_5x5_of_8x8_output_with_bias_with_relu__aarch64_neon, %function
nnp_winograd_f4x3_5x5_of_8x8_output_with_bias_with_relu__aarch64_neon:
    lsl x6, x1, #2
    mov x15, x2
    add x2, x0, x6
    add x7, x2, x6
    lsl x1, x1, #3
    mov x8, x5
    add x9, x7, x6
    mov w10, #7
    add x11, x9, x6
    add x12, x11, x6
    add x13, x12, x6
    add x6, x13, x6
.Lrepeat_570:
    ldr q0, [x0]
    ldr q1, [x2]
    sub x10, x10, #1
    add x0, x0, x1, lsl #2
    ldr q2, [x7]
    ldr q3, [x9]
    add x2, x2, x1, lsl #2
    add x7, x7, x1, lsl #2
    ldr q4, [x13]
    ldr q5, [x6]
    add x9, x9, x1, lsl #2
    add x13, x13, x1, lsl #2
    ldr q6, [x11]
    ldr q7, [x12]
    add x11, x11, x1, lsl #2
    add x12, x12, x1, lsl #2
    adrp x14, .Lconstants_nnp_winograd_f4x3_5x5_of_8x8_output_with_bias_with_relu__aarch64_neon
    ldr q16, [x14, :lo12:.Lconstants_nnp_winograd_f4x3_5x5_of_8x8_output_with_bias_with_relu__aarch64_neon]
    adrp x14, .Lconstants_nnp_winograd_f4x3_5x5_of_8x8_output_with_bias_with_relu__aarch64_neon+16
    ldr q17, [x14, :lo12:.Lconstants_nnp_winograd_f4x3_5x5_of_8x8_output_with_bias_with_relu__aarch64_neon+16]
    add x6, x6, x1, lsl #2
    fadd v18.4s, v0.4s, v1.4s
    fsub v0.4s, v0.4s, v1.4s
    fadd v1.4s, v2.4s, v3.4s
    fsub v2.4s, v2.4s, v3.4s
    fadd v3.4s, v5.4s, v18.4s
    fadd v4.4s, v4.4s, v0.4s
    fadd v5.4s, v6.4s, v7.4s
    fsub v6.4s, v6.4s, v7.4s
    fmla v18.4s, v1.4s, v16.s[2]
    fadd v1.4s, v3.4s, v1.4s
    fmla v0.4s, v2.4s, v16.s[0]
    fmla v4.4s, v2.4s, v17.s[0]
    fmla v18.4s, v5.4s, v16.s[3]
    fmla v0.4s, v6.4s, v16.s[1]
    fmla v4.4s, v6.4s, v17.s[1]
    fadd v1.4s, v1.4s, v5.4s
    str q18, [x8, #224]
    str q1, [x8]
    str q0, [x8, #112]
    str q4, [x8, #336]
    add x8, x8, #16
    cbnz x10, .Lrepeat_570
    ldr x0, [x4]
    ldr w1, [x4, #20]
    mov x9, x3
    mov x8, x5
    ldr x10, [x4, #8]
    ldr w11, [x4, #16]
    lsl x0, x0, #2
    add x2, x9, x0
    add x3, x2, x0
    add x0, x3, x0
    cmp x1, #7
    bne .Lotherwise_571
    mov w1, #4
.Lrepeat_572:
    tst x11, #1
    beq .Lotherwise_573
    ld1 {v0.4s, v1.4s, v2.4s, v3.4s}, [x8]
    ldr q4, [x15]
    movi v5.4s, #0
    add x4, x2, #4
    ldp q6, q7, [x8, #64]
    add x5, x0, #4
    adrp x6, .Lconstants_nnp_winograd_f4x3_5x5_of_8x8_output_with_bias_with_relu__aarch64_neon
    ldr q16, [x6, :lo12:.Lconstants_nnp_winograd_f4x3_5x5_of_8x8_output_with_bias_with_relu__aarch64_neon]
    ldr q17, [x8, #96]
    fadd v0.4s, v0.4s, v4.4s
    fadd v4.4s, v2.4s, v3.4s
    fsub v2.4s, v2.4s, v3.4s
    fsub v3.4s, v6.4s, v7.4s
    fadd v6.4s, v6.4s, v7.4s
    fadd v7.4s, v0.4s, v1.4s
    fsub v0.4s, v0.4s, v1.4s
    fadd v1.4s, v7.4s, v4.4s
    fmla v0.4s, v2.4s, v16.s[0]
    fadd v2.4s, v17.4s, v7.4s
    fmla v0.4s, v3.4s, v16.s[1]
    fadd v1.4s, v1.4s, v6.4s
    fmla v2.4s, v4.4s, v16.s[2]
    fmla v2.4s, v6.4s, v16.s[3]
    fmax v1.4s, v5.4s, v1.4s
    fmax v0.4s, v5.4s, v0.4s
    zip1 v3.4s, v1.4s, v0.4s
    fmax v2.4s, v5.4s, v2.4s
    zip2 v1.4s, v1.4s, v0.4s
    str d3, [x9]
    st1 {v3.d}[1], [x2]
    zip1 v3.4s, v0.4s, v2.4s
    zip2 v0.4s, v0.4s, v2.4s
    str d1, [x3]
    st1 {v1.d}[1], [x0]
    str d3, [x9, #4]
    st1 {v3.d}[1], [x4]
    str d0, [x3, #4]
    st1 {v0.d}[1], [x5]
.Lotherwise_573:
    sub x1, x1, #1
    lsr x11, x11, #1
    add x9, x9, x10, lsl #2
    add x2, x2, x10, lsl #2
    add x3, x3, x10, lsl #2
    add x0, x0, x10, lsl #2
    add x8, x8, #112
    cbnz x1, .Lrepeat_572
    b .Lend_574
.Lotherwise_571:
    mov w4, #4
.Lrepeat_575:
    tst x11, #1
    beq .Lotherwise_576
    ld1 {v0.4s, v1.4s, v2.4s, v3.4s}, [x8]
    ldr q4, [x15]
    movi v5.4s, #0
    ubfx x5, x1, #0, #4
    ldr q6, [x8, #96]
    ldp q7, q16, [x8, #64]
    adrp x6, .Lconstants_nnp_winograd_f4x3_5x5_of_8x8_output_with_bias_with_relu__aarch64_neon
    ldr q17, [x6, :lo12:.Lconstants_nnp_winograd_f4x3_5x5_of_8x8_output_with_bias_with_relu__aarch64_neon]
    fadd v0.4s, v0.4s, v4.4s
    fadd v4.4s, v2.4s, v3.4s
    fsub v2.4s, v2.4s, v3.4s
    fadd v3.4s, v7.4s, v16.4s
    fsub v7.4s, v7.4s, v16.4s
    fadd v16.4s, v0.4s, v1.4s
    fsub v0.4s, v0.4s, v1.4s
    fadd v1.4s, v6.4s, v16.4s
    fadd v6.4s, v16.4s, v4.4s
    fmla v0.4s, v2.4s, v17.s[0]
    fmla v1.4s, v4.4s, v17.s[2]
    fmla v0.4s, v7.4s, v17.s[1]
    fadd v2.4s, v6.4s, v3.4s
    fmla v1.4s, v3.4s, v17.s[3]
    fmax v2.4s, v5.4s, v2.4s
    fmax v0.4s, v5.4s, v0.4s
    fmax v1.4s, v5.4s, v1.4s
    cmp x5, #15
    bne .Lotherwise_577
    zip1 v3.4s, v2.4s, v1.4s
    zip1 v4.4s, v0.4s, v1.4s
    zip2 v2.4s, v2.4s, v1.4s
    zip2 v0.4s, v0.4s, v1.4s
    zip1 v1.4s, v3.4s, v4.4s
    zip2 v3.4s, v3.4s, v4.4s
    zip1 v4.4s, v2.4s, v0.4s
    zip2 v0.4s, v2.4s, v0.4s
    str q1, [x9]
    str q3, [x2]
    str q4, [x3]
    str q0, [x0]
    b .Lend_578
.Lotherwise_577:
    tst x1, #1
    beq .Lotherwise_579
    st1 {v2.s}[0], [x9]
    st1 {v2.s}[1], [x2]
    st1 {v2.s}[2], [x3]
    st1 {v2.s}[3], [x0]
.Lotherwise_579:
    tst x1, #2
    beq .Lotherwise_580
    add x5, x9, #4
    add x6, x2, #4
    add x7, x3, #4
    st1 {v0.s}[0], [x5]
    add x5, x0, #4
    st1 {v0.s}[1], [x6]
    st1 {v0.s}[2], [x7]
    st1 {v0.s}[3], [x5]
.Lotherwise_580:
    tst x1, #4
    beq .Lotherwise_581
    add x5, x9, #8
    add x6, x2, #8
    add x7, x3, #8
    st1 {v1.s}[0], [x5]
    add x5, x0, #8
    st1 {v1.s}[1], [x6]
    st1 {v1.s}[2], [x7]
    st1 {v1.s}[3], [x5]
.Lotherwise_581:
    tst x1, #8
    beq .Lotherwise_582
    add x5, x9, #12
    add x6, x2, #12
    add x7, x3, #12
    st1 {v1.s}[0], [x5]
    add x5, x0, #12
    st1 {v1.s}[1], [x6]
    st1 {v1.s}[2], [x7]
    st1 {v1.s}[3], [x5]
.Lotherwise_582:
.Lend_578:
.Lotherwise_576:
    sub x4, x4, #1
    lsr x11, x11, #1
    add x9, x9, x10, lsl #2
    add x2, x2, x10, lsl #2
    add x3, x3, x10, lsl #2
    add x0, x0, x10, lsl #2
    add x8, x8, #112
    cbnz x4, .Lrepeat_575
.Lend_574:
    ret
    .size nnp_winograd_f4x3_5x5_of_8x8_output_with_bias_with_relu__aarch64_neon, . - nnp_winograd_f4x3_5x5_of_8x8_output_with_bias_with_relu__aarch64_neon

.section .rodata
    .p2align 4
.Lconstants_nnp_winograd_f3x4_5x5_of_8x8_output_with_bias__aarch64_neon:
    .long 0x40000000, 0x3f000000, 0x40800000, 0x3e800000
    .long 0x41000000, 0x3e000000, 0x00000000, 0x00000000

    .text
    .p2align 4
    .globl nnp_winograd_f3x4_5x5_of_8x8_output_with_bias__aarch64_neon
    .type nnp_winograd_f3x4_5x5_of_8x8_output_with_bias__aarch64_neon, %function
nnp_winograd_f3x4_5x5_of_8x8_output_with_bias__aarch64_neon:
    lsl x6, x1, #2
    mov x14, x2
    add x2, x0, x6
    add x7, x2, x6
    lsl x1, x1, #3
    mov x8, x5
    add x9, x7, x6
    mov w10, #8
    add x11, x9, x6
    add x12, x11, x6
    add x6, x12, x6
.Lrepeat_583:
    ldr q0, [x0]
    ldr q1, [x2]
    sub x10, x10, #1
    add x0, x0, x1, lsl #2
    ldr q2, [x7]
    ldr q3, [x9]
    add x2, x2, x1, lsl #2
    add x7, x7, x1, lsl #2
    ldr q4, [x6]
    ldr q5, [x11]
    add x9, x9, x1, lsl #2
    add x11, x11, x1, lsl #2
    ldr q6, [x12]
    adrp x13, .Lconstants_nnp_winograd_f3x4_5x5_of_8x8_output_with_bias__aarch64_neon
    ldr q7, [x13, :lo12:.Lconstants_nnp_winograd_f3x4_5x5_of_8x8_output_with_bias__aarch64_neon]
    add x12, x12, x1, lsl #2
    add x6, x6, x1, lsl #2
    fadd v16.4s, v0.4s, v1.4s
    fsub v0.4s, v0.4s, v1.4s
    fadd v1.4s, v2.4s, v3.4s
    fsub v2.4s, v2.4s, v3.4s
    fadd v3.4s, v4.4s, v16.4s
    fadd v4.4s, v5.4s, v6.4s
    fsub v5.4s, v5.4s, v6.4s
    fadd v6.4s, v16.4s, v1.4s
    fmla v0.4s, v2.4s, v7.s[0]
    fmla v3.4s, v1.4s, v7.s[2]
    fmla v0.4s, v5.4s, v7.s[1]
    fadd v1.4s, v6.4s, v4.4s
    fmla v3.4s, v4.4s, v7.s[3]
    str q1, [x8]
    str q0, [x8, #128]
    str q3, [x8, #256]
    add x8, x8, #16
    cbnz x10, .Lrepeat_583
    ldr x0, [x4]
    ldr w7, [x4, #20]
    mov x9, x3
    mov x8, x5
    ldr x10, [x4, #8]
    ldr w11, [x4, #16]
    lsl x0, x0, #2
    add x1, x9, x0
    add x2, x1, x0
    add x0, x2, x0
    cmp x7, #15
    bne .Lotherwise_584
    mov w3, #3
.Lrepeat_585:
    tst x11, #1
    beq .Lotherwise_586
    ld1 {v4.4s, v5.4s, v6.4s, v7.4s}, [x8], #64
    ldr q16, [x14]
    ld1 {v0.4s, v1.4s, v2.4s, v3.4s}, [x8]
    sub x8, x8, #64
    adrp x4, .Lconstants_nnp_winograd_f3x4_5x5_of_8x8_output_with_bias__aarch64_neon
    ldr q17, [x4, :lo12:.Lconstants_nnp_winograd_f3x4_5x5_of_8x8_output_with_bias__aarch64_neon]
    adrp x4, .Lconstants_nnp_winograd_f3x4_5x5_of_8x8_output_with_bias__aarch64_neon+16
    ldr q18, [x4, :lo12:.Lconstants_nnp_winograd_f3x4_5x5_of_8x8_output_with_bias__aarch64_neon+16]
    fadd v4.4s, v4.4s, v16.4s
    fadd v16.4s, v6.4s, v7.4s
    fsub v6.4s, v6.4s, v7.4s
    fadd v7.4s, v0.4s, v1.4s
    fsub v0.4s, v0.4s, v1.4s
    fadd v1.4s, v4.4s, v5.4s
    fsub v4.4s, v4.4s, v5.4s
    fadd v3.4s, v3.4s, v1.4s
    fadd v2.4s, v2.4s, v4.4s
    fmla v1.4s, v16.4s, v17.s[2]
    fadd v3.4s, v3.4s, v16.4s
    fmla v4.4s, v6.4s, v17.s[0]
    fmla v2.4s, v6.4s, v18.s[0]
    fmla v1.4s, v7.4s, v17.s[3]
    fmla v4.4s, v0.4s, v17.s[1]
    fmla v2.4s, v0.4s, v18.s[1]
    fadd v0.4s, v3.4s, v7.4s
    zip1 v3.4s, v0.4s, v1.4s
    zip2 v0.4s, v0.4s, v1.4s
    zip1 v1.4s, v4.4s, v2.4s
    zip2 v2.4s, v4.4s, v2.4s
    zip1 v4.4s, v3.4s, v1.4s
    zip2 v1.4s, v3.4s, v1.4s
    zip1 v3.4s, v0.4s, v2.4s
    zip2 v0.4s, v0.4s, v2.4s
    str q4, [x9]
    str q1, [x1]
    str q3, [x2]
    str q0, [x0]
.Lotherwise_586:
    sub x3, x3, #1
    lsr x11, x11, #1
    add x9, x9, x10, lsl #2
    add x1, x1, x10, lsl #2
    add x2, x2, x10, lsl #2
    add x0, x0, x10, lsl #2
    add x8, x8, #128
    cbnz x3, .Lrepeat_585
    b .Lend_587
.Lotherwise_584:
    mov w3, #3
.Lrepeat_588:
    tst x11, #1
    beq .Lotherwise_589
    ld1 {v4.4s, v5.4s, v6.4s, v7.4s}, [x8], #64
    ldr q16, [x14]
    ubfx x4, x7, #0, #4
    ld1 {v0.4s, v1.4s, v2.4s, v3.4s}, [x8]
    sub x8, x8, #64
    adrp x5, .Lconstants_nnp_winograd_f3x4_5x5_of_8x8_output_with_bias__aarch64_neon
    ldr q17, [x5, :lo12:.Lconstants_nnp_winograd_f3x4_5x5_of_8x8_output_with_bias__aarch64_neon]
    adrp x5, .Lconstants_nnp_winograd_f3x4_5x5_of_8x8_output_with_bias__aarch64_neon+16
    ldr q18, [x5, :lo12:.Lconstants_nnp_winograd_f3x4_5x5_of_8x8_output_with_bias__aarch64_neon+16]
    fadd v4.4s, v4.4s, v16.4s
    fadd v16.4s, v6.4s, v7.4s
    fsub v6.4s, v6.4s, v7.4s
    fadd v7.4s, v0.4s, v1.4s
    fsub v0.4s, v0.4s, v1.4s
    fadd v1.4s, v4.4s, v5.4s
    fsub v4.4s, v4.4s, v5.4s
    fadd v3.4s, v3.4s, v1.4s
    fadd v2.4s, v2.4s, v4.4s
    fmla v1.4s, v16.4s, v17.s[2]
    fadd v3.4s, v3.4s, v16.4s
    fmla v4.4s, v6.4s, v17.s[0]
    fmla v2.4s, v6.4s, v18.s[0]
    fmla v1.4s, v7.4s, v17.s[3]
    fmla v4.4s, v0.4s, v17.s[1]
    fadd v3.4s, v3.4s, v7.4s
    fmla v2.4s, v0.4s, v18.s[1]
    cmp x4, #15
    bne .Lotherwise_590
    zip1 v0.4s, v3.4s, v1.4s
    zip1 v5.4s, v4.4s, v2.4s
    zip2 v1.4s, v3.4s, v1.4s
    zip2 v2.4s, v4.4s, v2.4s
    zip1 v3.4s, v0.4s, v5.4s
    zip2 v0.4s, v0.4s, v5.4s
    zip1 v4.4s, v1.4s, v2.4s
    zip2 v1.4s, v1.4s, v2.4s
    str q3, [x9]
    str q0, [x1]
    str q4, [x2]
    str q1, [x0]
    b .Lend_591
.Lotherwise_590:
    tst x7, #1
    beq .Lotherwise_592
    st1 {v3.s}[0], [x9]
    st1 {v3.s}[1], [x1]
    st1 {v3.s}[2], [x2]
    st1 {v3.s}[3], [x0]
.Lotherwise_592:
    tst x7, #2
    beq .Lotherwise_593
    add x4, x9, #4
    add x5, x1, #4
    add x6, x2, #4
    st1 {v4.s}[0], [x4]
    add x4, x0, #4
    st1 {v4.s}[1], [x5]
    st1 {v4.s}[2], [x6]
    st1 {v4.s}[3], [x4]
.Lotherwise_593:
    tst x7, #4
    beq .Lotherwise_594
    add x4, x9, #8
    add x5, x1, #8
    add x6, x2, #8
    st1 {v1.s}[0], [x4]
    add x4, x0, #8
    st1 {v1.s}[1], [x5]
    st1 {v1.s}[2], [x6]
    st1 {v1.s}[3], [x4]
.Lotherwise_594:
    tst x7, #8
    beq .Lotherwise_595
    add x4, x9, #12
    add x5, x1, #12
    add x6, x2, #12
    st1 {v2.s}[0], [x4]
    add x4, x0, #12
    st1 {v2.s}[1], [x5]
    st1 {v2.s}[2], [x6]
    st1 {v2.s}[3], [x4]
.Lotherwise_595:
.Lend_591:
.Lotherwise_589:
    sub x3, x3, #1
    lsr x11, x11, #1
    add x9, x9, x10, lsl #2
    add x1, x1, x10, lsl #2
    add x2, x2, x10, lsl #2
    add x0, x0, x10, lsl #2
    add x8, x8, #128
    cbnz x3, .Lrepeat_588
.Lend_587:
    ret
    .size nnp_winograd_f3x4_5x5_of_8x8_output_with_bias__aarch64_neon, . - nnp_winograd_f3x4_5x5_of_8x8_output_with_bias__aarch64_neon

.section .rodata
    .p2align 4
.Lconstants_nnp_winograd_f3x4_5x5_of_8x8_output_with_bias_with_relu__aarch64_neon:
    .long 0x40000000, 0x3f000000, 0x40800000, 0x3e800000
    .long 0x41000000, 0x3e000000, 0x00000000, 0x00000000

    .text
    .p2align 4
    .globl nnp_winograd_f3x4_5x5_of_8x8_output_with_bias_with_relu__aarch64_neon
    .type nnp_winograd_f3x4_5x5_of_8x8_output_with_bias_with_relu__aarch64_neon, %function
nnp_winograd_f3x4_5x5_of_8x8_output_with_bias_with_relu__aarch64_neon:
    lsl x6, x1, #2
    mov x14, x2
    add x2, x0, x6
    add x7, x2, x6
    lsl x1, x1, #3
    mov x8, x5
    add x9, x7, x6
    mov w10, #8
    add x11, x9, x6
    add x12, x11, x6
    add x6, x12, x6
.Lrepeat_596:
    ldr q0, [x0]
    ldr q1, [x2]
    sub x10, x10, #1
    add x0, x0, x1, lsl #2
    ldr q2, [x7]
    ldr q3, [x9]
    add x2, x2, x1, lsl #2
    add x7, x7, x1, lsl #2
    ldr q4, [x6]
    ldr q5, [x11]
    add x9, x9, x1, lsl #2
    add x11, x11, x1, lsl #2
    ldr q6, [x12]
    adrp x13, .Lconstants_nnp_winograd_f3x4_5x5_of_8x8_output_with_bias_with_relu__aarch64_neon
    ldr q7, [x13, :lo12:.Lconstants_nnp_winograd_f3x4_5x5_of_8x8_output_with_bias_with_relu__aarch64_neon]
    add x12, x12, x1, lsl #2
    add x6, x6, x1, lsl #2
    fadd v16.4s, v0.4s, v1.4s
    fsub v0.4s, v0.4s, v1.4s
    fadd v1.4s, v2.4s, v3.4s
    fsub v2.4s, v2.4s, v3.4s
    fadd v3.4s, v4.4s, v16.4s
    fadd v4.4s, v5.4s, v6.4s
    fsub v5.4s, v5.4s, v6.4s
    fadd v6.4s, v16.4s, v1.4s
    fmla v0.4s, v2.4s, v7.s[0]
    fmla v3.4s, v1.4s, v7.s[2]
    fmla v0.4s, v5.4s, v7.s[1]
    fadd v1.4s, v6.4s, v4.4s
    fmla v3.4s, v4.4s, v7.s[3]
    str q1, [x8]
    str q0, [x8, #128]
    str q3, [x8, #256]
    add x8, x8, #16
    cbnz x10, .Lrepeat_596
    ldr x0, [x4]
    ldr w7, [x4, #20]
    mov x9, x3
    mov x8, x5
    ldr x10, [x4, #8]
    ldr w11, [x4, #16]
    lsl x0, x0, #2
    add x1, x9, x0
    add x2, x1, x0
    add x0, x2, x0
    cmp x7, #15
    bne .Lotherwise_597
    mov w3, #3
.Lrepeat_598:
    tst x11, #1
    beq .Lotherwise_599
    ld1 {v4.4s, v5.4s, v6.4s, v7.4s}, [x8], #64
    ldr q16, [x14]
    movi v17.4s, #0
    ld1 {v0.4s, v1.4s, v2.4s, v3.4s}, [x8]
    sub x8, x8, #64
    adrp x4, .Lconstants_nnp_winograd_f3x4_5x5_of_8x8_output_with_bias_with_relu__aarch64_neon
    ldr q18, [x4, :lo12:.Lconstants_nnp_winograd_f3x4_5x5_of_8x8_output_with_bias_with_relu__aarch64_neon]
    adrp x4, .Lconstants_nnp_winograd_f3x4_5x5_of_8x8_output_with_bias_with_relu__aarch64_neon+16
    ldr q19, [x4, :lo12:.Lconstants_nnp_winograd_f3x4_5x5_of_8x8_output_with_bias_with_relu__aarch64_neon+16]
    fadd v4.4s, v4.4s, v16.4s
    fadd v16.4s, v6.4s, v7.4s
    fsub v6.4s, v6.4s, v7.4s
    fadd v7.4s, v0.4s, v1.4s
    fsub v0.4s, v0.4s, v1.4s
    fadd v1.4s, v4.4s, v5.4s
    fsub v4.4s, v4.4s, v5.4s
    fadd v3.4s, v3.4s, v1.4s
    fadd v2.4s, v2.4s, v4.4s
    fmla v1.4s, v16.4s, v18.s[2]
    fadd v3.4s, v3.4s, v16.4s
    fmla v4.4s, v6.4s, v18.s[0]
    fmla v2.4s, v6.4s, v19.s[0]
    fmla v1.4s, v7.4s, v18.s[3]
    fmla v4.4s, v0.4s, v18.s[1]
    fmla v2.4s, v0.4s, v19.s[1]
    fadd v0.4s, v3.4s, v7.4s
    fmax v1.4s, v17.4s, v1.4s
    fmax v0.4s, v17.4s, v0.4s
    fmax v3.4s, v17.4s, v4.4s
    fmax v2.4s, v17.4s, v2.4s
    zip1 v4.4s, v0.4s, v1.4s
    zip2 v0.4s, v0.4s, v1.4s
    zip1 v1.4s, v3.4s, v2.4s
    zip2 v2.4s, v3.4s, v2.4s
    zip1 v3.4s, v4.4s, v1.4s
    zip2 v1.4s, v4.4s, v1.4s
    zip1 v4.4s, v0.4s, v2.4s
    zip2 v0.4s, v0.4s, v2.4s
    str q3, [x9]
    str q1, [x1]
    str q4, [x2]
    str q0, [x0]
.Lotherwise_599:
    sub x3, x3, #1
    lsr x11, x11, #1
    add x9, x9, x10, lsl #2
    add x1, x1, x10, lsl #2
    add x2, x2, x10, lsl #2
    add x0, x0, x10, lsl #2
    add x8, x8, #128
    cbnz x3, .Lrepeat_598
    b .Lend_600
.Lotherwise_597:
    mov w3, #3
.Lrepeat_601:
    tst x11, #1
    beq .Lotherwise_602
    ld1 {v4.4s, v5.4s, v6.4s, v7.4s}, [x8], #64
    ldr q16, [x14]
    movi v17.4s, #0
    ubfx x4, x7, #0, #4
    ld1 {v0.4s, v1.4s, v2.4s, v3.4s}, [x8]
    sub x8, x8, #64
    adrp x5, .Lconstants_nnp_winograd_f3x4_5x5_of_8x8_output_with_bias_with_relu__aarch64_neon
    ldr q18, [x5, :lo12:.Lconstants_nnp_winograd_f3x4_5x5_of_8x8_output_with_bias_with_relu__aarch64_neon]
    adrp x5, .Lconstants_nnp_winograd_f3x4_5x5_of_8x8_output_with_bias_with_relu__aarch64_neon+16
    ldr q19, [x5, :lo12:.Lconstants_nnp_winograd_f3x4_5x5_of_8x8_output_with_bias_with_relu__aarch64_neon+16]
    fadd v4.4s, v4.4s, v16.4s
    fadd v16.4s, v6.4s, v7.4s
    fsub v6.4s, v6.4s, v7.4s
    fadd v7.4s, v0.4s, v1.4s
    fsub v0.4s, v0.4s, v1.4s
    fadd v1.4s, v4.4s, v5.4s
    fsub v4.4s, v4.4s, v5.4s
    fadd v3.4s, v3.4s, v1.4s
    fadd v2.4s, v2.4s, v4.4s
    fmla v1.4s, v16.4s, v18.s[2]
    fadd v3.4s, v3.4s, v16.4s
    fmla v4.4s, v6.4s, v18.s[0]
    fmla v2.4s, v6.4s, v19.s[0]
    fmla v1.4s, v7.4s, v18.s[3]
    fmla v4.4s, v0.4s, v18.s[1]
    fmla v2.4s, v0.4s, v19.s[1]
    fadd v0.4s, v3.4s, v7.4s
    fmax v1.4s, v17.4s, v1.4s
    fmax v0.4s, v17.4s, v0.4s
    fmax v3.4s, v17.4s, v4.4s
    fmax v2.4s, v17.4s, v2.4s
    cmp x4, #15
    bne .Lotherwise_603
    zip1 v4.4s, v0.4s, v1.4s
    zip1 v5.4s, v3.4s, v2.4s
    zip2 v0.4s, v0.4s, v1.4s
    zip2 v1.4s, v3.4s, v2.4s
    zip1 v2.4s, v4.4s, v5.4s
    zip2 v3.4s, v4.4s, v5.4s
    zip1 v4.4s, v0.4s, v1.4s
    zip2 v0.4s, v0.4s, v1.4s
    str q2, [x9]
    str q3, [x1]
    str q4, [x2]
    str q0, [x0]
    b .Lend_604
.Lotherwise_603:
    tst x7, #1
    beq .Lotherwise_605
    st1 {v0.s}[0], [x9]
    st1 {v0.s}[1], [x1]
    st1 {v0.s}[2], [x2]
    st1 {v0.s}[3], [x0]
.Lotherwise_605:
    tst x7, #2
    beq .Lotherwise_606
    add x4, x9, #4
    add x5, x1, #4
    add x6, x2, #4
    st1 {v3.s}[0], [x4]
    add x4, x0, #4
    st1 {v3.s}[1], [x5]
    st1 {v3.s}[2], [x6]
    st1 {v3.s}[3], [x4]
.Lotherwise_606:
    tst x7, #4
    beq .Lotherwise_607
    add x4, x9, #8
    add x5, x1, #8
    add x6, x2, #8
    st1 {v1.s}[0], [x4]
    add x4, x0, #8
    st1 {v1.s}[1], [x5]
    st1 {v1.s}[2], [x6]
    st1 {v1.s}[3], [x4]
.Lotherwise_607:
    tst x7, #8
    beq .Lotherwise_608
    add x4, x9, #12
    add x5, x1, #12
    add x6, x2, #12
    st1 {v2.s}[0], [x4]
    add x4, x0, #12
    st1 {v2.s}[1], [x5]
    st1 {v2.s}[2], [x6]
    st1 {v2.s}[3], [x4]
.Lotherwise_608:
.Lend_604:
.Lotherwise_602:
    sub x3, x3, #1
    lsr x11, x11, #1
    add x9, x9, x10, lsl #2
    add x1, x1, x10, lsl #2
    add x2, x2, x10, lsl #2
    add x0, x0, x10, lsl #2
    add x8, x8, #128
    cbnz x3, .Lrepeat_601
.Lend_600:
    ret
    .size nnp_winograd_f3x4_5x5_of_8x8_output_with_bias_with_relu__aarch64_neon, . - nnp_winograd_f3x4_5x5_of_8x8_output_with_bias_with_relu__aarch64_neon

.section .rodata
    .p2align 4
.Lconstants_nnp_winograd_f3x3_5x5_of_8x8_output_with_bias__aarch64_neon:
    .long 0x40000000, 0x3f000000, 0x40800000, 0x3e800000

    .text
    .p2align 4
    .globl nnp_winograd_f3x3_5x5_of_8x8_output_with_bias__aarch64_neon
    .type nnp_winograd_f3x3_5x5_of_8x8_output_with_bias__aarch64_neon, %function
nnp_winograd_f3x3_5x5_of_8x8_output_with_bias__aarch64_neon:
    lsl x6, x1, #2
    mov x14, x2
    add x2, x0, x6
    add x7, x2, x6
    lsl x1, x1, #3
    mov x8, x5
    add x9, x7, x6
    mov w10, #7
    add x11, x9, x6
    add x12, x11, x6
    add x6, x12, x6
.Lrepeat_609:
    ldr q0, [x0]
    ldr q1, [x2]
    sub x10, x10, #1
    add x0, x0, x1, lsl #2
    ldr q2, [x7]
    ldr q3, [x9]
    add x2, x2, x1, lsl #2
    add x7, x7, x1, lsl #2
    ldr q4, [x6]
    ldr q5, [x11]
    add x9, x9, x1, lsl #2
    add x11, x11, x1, lsl #2
    ldr q6, [x12]
    adrp x13, .Lconstants_nnp_winograd_f3x3_5x5_of_8x8_output_with_bias__aarch64_neon
    ldr q7, [x13, :lo12:.Lconstants_nnp_winograd_f3x3_5x5_of_8x8_output_with_bias__aarch64_neon]
    add x12, x12, x1, lsl #2
    add x6, x6, x1, lsl #2
    fadd v16.4s, v0.4s, v1.4s
    fsub v0.4s, v0.4s, v1.4s
    fadd v1.4s, v2.4s, v3.4s
    fsub v2.4s, v2.4s, v3.4s
    fadd v3.4s, v4.4s, v16.4s
    fadd v4.4s, v5.4s, v6.4s
    fsub v5.4s, v5.4s, v6.4s
    fadd v6.4s, v16.4s, v1.4s
    fmla v0.4s, v2.4s, v7.s[0]
    fmla v3.4s, v1.4s, v7.s[2]
    fmla v0.4s, v5.4s, v7.s[1]
    fadd v1.4s, v6.4s, v4.4s
    fmla v3.4s, v4.4s, v7.s[3]
    str q1, [x8]
    str q0, [x8, #112]
    str q3, [x8, #224]
    add x8, x8, #16
    cbnz x10, .Lrepeat_609
    ldr x0, [x4]
    ldr w1, [x4, #20]
    mov x9, x3
    mov x8, x5
    ldr x10, [x4, #8]
    ldr w11, [x4, #16]
    lsl x0, x0, #2
    add x2, x9, x0
    add x3, x2, x0
    add x0, x3, x0
    cmp x1, #7
    bne .Lotherwise_610
    mov w1, #3
.Lrepeat_611:
    tst x11, #1
    beq .Lotherwise_612
    ld1 {v0.4s, v1.4s, v2.4s, v3.4s}, [x8]
    ldr q4, [x14]
    add x4, x2, #4
    add x5, x0, #4
    ldp q5, q6, [x8, #64]
    adrp x6, .Lconstants_nnp_winograd_f3x3_5x5_of_8x8_output_with_bias__aarch64_neon
    ldr q7, [x6, :lo12:.Lconstants_nnp_winograd_f3x3_5x5_of_8x8_output_with_bias__aarch64_neon]
    ldr q16, [x8, #96]
    fadd v0.4s, v0.4s, v4.4s
    fadd v4.4s, v2.4s, v3.4s
    fsub v2.4s, v2.4s, v3.4s
    fsub v3.4s, v5.4s, v6.4s
    fadd v5.4s, v5.4s, v6.4s
    fadd v6.4s, v0.4s, v1.4s
    fsub v0.4s, v0.4s, v1.4s
    fadd v1.4s, v6.4s, v4.4s
    fmla v0.4s, v2.4s, v7.s[0]
    fadd v2.4s, v16.4s, v6.4s
    fmla v0.4s, v3.4s, v7.s[1]
    fadd v1.4s, v1.4s, v5.4s
    fmla v2.4s, v4.4s, v7.s[2]
    fmla v2.4s, v5.4s, v7.s[3]
    zip1 v3.4s, v1.4s, v0.4s
    zip2 v1.4s, v1.4s, v0.4s
    str d3, [x9]
    st1 {v3.d}[1], [x2]
    str d1, [x3]
    zip1 v3.4s, v0.4s, v2.4s
    zip2 v0.4s, v0.4s, v2.4s
    st1 {v1.d}[1], [x0]
    str d3, [x9, #4]
    st1 {v3.d}[1], [x4]
    str d0, [x3, #4]
    st1 {v0.d}[1], [x5]
.Lotherwise_612:
    sub x1, x1, #1
    lsr x11, x11, #1
    add x9, x9, x10, lsl #2
    add x2, x2, x10, lsl #2
    add x3, x3, x10, lsl #2
    add x0, x0, x10, lsl #2
    add x8, x8, #112
    cbnz x1, .Lrepeat_611
    b .Lend_613
.Lotherwise_610:
    mov w4, #3
.Lrepeat_614:
    tst x11, #1
    beq .Lotherwise_615
    ld1 {v0.4s, v1.4s, v2.4s, v3.4s}, [x8]
    ldr q4, [x14]
    ubfx x5, x1, #0, #4
    ldr q5, [x8, #96]
    ldp q6, q7, [x8, #64]
    adrp x6, .Lconstants_nnp_winograd_f3x3_5x5_of_8x8_output_with_bias__aarch64_neon
    ldr q16, [x6, :lo12:.Lconstants_nnp_winograd_f3x3_5x5_of_8x8_output_with_bias__aarch64_neon]
    fadd v0.4s, v0.4s, v4.4s
    fadd v4.4s, v2.4s, v3.4s
    fsub v2.4s, v2.4s, v3.4s
    fadd v3.4s, v6.4s, v7.4s
    fsub v6.4s, v6.4s, v7.4s
    fadd v7.4s, v0.4s, v1.4s
    fsub v0.4s, v0.4s, v1.4s
    fadd v1.4s, v5.4s, v7.4s
    fadd v5.4s, v7.4s, v4.4s
    fmla v0.4s, v2.4s, v16.s[0]
    fmla v1.4s, v4.4s, v16.s[2]
    fadd v2.4s, v5.4s, v3.4s
    fmla v0.4s, v6.4s, v16.s[1]
    fmla v1.4s, v3.4s, v16.s[3]
    cmp x5, #15
    bne .Lotherwise_616
    zip1 v3.4s, v2.4s, v1.4s
    zip1 v4.4s, v0.4s, v1.4s
    zip2 v2.4s, v2.4s, v1.4s
    zip2 v0.4s, v0.4s, v1.4s
    zip1 v1.4s, v3.4s, v4.4s
    zip2 v3.4s, v3.4s, v4.4s
    zip1 v4.4s, v2.4s, v0.4s
    zip2 v0.4s, v2.4s, v0.4s
    str q1, [x9]
    str q3, [x2]
    str q4, [x3]
    str q0, [x0]
    b .Lend_617
.Lotherwise_616:
    tst x1, #1
    beq .Lotherwise_618
    st1 {v2.s}[0], [x9]
    st1 {v2.s}[1], [x2]
    st1 {v2.s}[2], [x3]
    st1 {v2.s}[3], [x0]
.Lotherwise_618:
    tst x1, #2
    beq .Lotherwise_619
    add x5, x9, #4
    add x6, x2, #4
    add x7, x3, #4
    st1 {v0.s}[0], [x5]
    add x5, x0, #4
    st1 {v0.s}[1], [x6]
    st1 {v0.s}[2], [x7]
    st1 {v0.s}[3], [x5]
.Lotherwise_619:
    tst x1, #4
    beq .Lotherwise_620
    add x5, x9, #8
    add x6, x2, #8
    add x7, x3, #8
    st1 {v1.s}[0], [x5]
    add x5, x0, #8
    st1 {v1.s}[1], [x6]
    st1 {v1.s}[2], [x7]
    st1 {v1.s}[3], [x5]
.Lotherwise_620:
    tst x1, #8
    beq .Lotherwise_621
    add x5, x9, #12
    add x6, x2, #12
    add x7, x3, #12
    st1 {v1.s}[0], [x5]
    add x5, x0, #12
    st1 {v1.s}[1], [x6]
    st1 {v1.s}[2], [x7]
    st1 {v1.s}[3], [x5]
.Lotherwise_621:
.Lend_617:
.Lotherwise_615:
    sub x4, x4, #1
    lsr x11, x11, #1
    add x9, x9, x10, lsl #2
    add x2, x2, x10, lsl #2
    add x3, x3, x10, lsl #2
    add x0, x0, x10, lsl #2
    add x8, x8, #112
    cbnz x4, .Lrepeat_614
.Lend_613:
    ret
    .size nnp_winograd_f3x3_5x5_of_8x8_output_with_bias__aarch64_neon, . - nnp_winograd_f3x3_5x5_of_8x8_output_with_bias__aarch64_neon

.section .rodata
    .p2align 4
.Lconstants_nnp_winograd_f3x3_5x5_of_8x8_output_with_bias_with_relu__aarch64_neon:
    .long 0x40000000, 0x3f000000, 0x40800000, 0x3e800000

    .text
    .p2align 4
    .globl nnp_winograd_f3x3_5x5_of_8x8_output_with_bias_with_relu__aarch64_neon
    .type nnp_winograd_f3x3_5x5_of_8x8_output_with_bias_with_relu__aarch64_neon, %function
nnp_winograd_f3x3_5x5_of_8x8_output_with_bias_with_relu__aarch64_neon:
    lsl x6, x1, #2
    mov x14, x2
    add x2, x0, x6
    add x7, x2, x6
    lsl x1, x1, #3
    mov x8, x5
    add x9, x7, x6
    mov w10, #7
    add x11, x9, x6
    add x12, x11, x6
    add x6, x12, x6
.Lrepeat_622:
    ldr q0, [x0]
    ldr q1, [x2]
    sub x10, x10, #1
    add x0, x0, x1, lsl #2
    ldr q2, [x7]
    ldr q3, [x9]
    add x2, x2, x1, lsl #2
    add x7, x7, x1, lsl #2
    ldr q4, [x6]
    ldr q5, [x11]
    add x9, x9, x1, lsl #2
    add x11, x11, x1, lsl #2
    ldr q6, [x12]
    adrp x13, .Lconstants_nnp_winograd_f3x3_5x5_of_8x8_output_with_bias_with_relu__aarch64_neon
    ldr q7, [x13, :lo12:.Lconstants_nnp_winograd_f3x3_5x5_of_8x8_output_with_bias_with_relu__aarch64_neon]
    add x12, x12, x1, lsl #2
    add x6, x6, x1, lsl #2
    fadd v16.4s, v0.4s, v1.4s
    fsub v0.4s, v0.4s, v1.4s
    fadd v1.4s, v2.4s, v3.4s
    fsub v2.4s, v2.4s, v3.4s
    fadd v3.4s, v4.4s, v16.4s
    fadd v4.4s, v5.4s, v6.4s
    fsub v5.4s, v5.4s, v6.4s
    fadd v6.4s, v16.4s, v1.4s
    fmla v0.4s, v2.4s, v7.s[0]
    fmla v3.4s, v1.4s, v7.s[2]
    fmla v0.4s, v5.4s, v7.s[1]
    fadd v1.4s, v6.4s, v4.4s
    fmla v3.4s, v4.4s, v7.s[3]
    str q1, [x8]
    str q0, [x8, #112]
    str q3, [x8, #224]
    add x8, x8, #16
    cbnz x10, .Lrepeat_622
    ldr x0, [x4]
    ldr w1, [x4, #20]
    mov x9, x3
    mov x8, x5
    ldr x10, [x4, #8]
    ldr w11, [x4, #16]
    lsl x0, x0, #2
    add x2, x9, x0
    add x3, x2, x0
    add x0, x3, x0
    cmp x1, #7
    bne .Lotherwise_623
    mov w1, #3
.Lrepeat_624:
    tst x11, #1
    beq .Lotherwise_625
    ld1 {v0.4s, v1.4s, v2.4s, v3.4s}, [x8]
    ldr q4, [x14]
    movi v5.4s, #0
    add x4, x2, #4
    ldp q6, q7, [x8, #64]
    add x5, x0, #4
    adrp x6, .Lconstants_nnp_winograd_f3x3_5x5_of_8x8_output_with_bias_with_relu__aarch64_neon
    ldr q16, [x6, :lo12:.Lconstants_nnp_winograd_f3x3_5x5_of_8x8_output_with_bias_with_relu__aarch64_neon]
    ldr q17, [x8, #96]
    fadd v0.4s, v0.4s, v4.4s
    fadd v4.4s, v2.4s, v3.4s
    fsub v2.4s, v2.4s, v3.4s
    fsub v3.4s, v6.4s, v7.4s
    fadd v6.4s, v6.4s, v7.4s
    fadd v7.4s, v0.4s, v1.4s
    fsub v0.4s, v0.4s, v1.4s
    fadd v1.4s, v7.4s, v4.4s
    fmla v0.4s, v2.4s, v16.s[0]
    fadd v2.4s, v17.4s, v7.4s
    fmla v0.4s, v3.4s, v16.s[1]
    fadd v1.4s, v1.4s, v6.4s
    fmla v2.4s, v4.4s, v16.s[2]
    fmla v2.4s, v6.4s, v16.s[3]
    fmax v1.4s, v5.4s, v1.4s
    fmax v0.4s, v5.4s, v0.4s
    zip1 v3.4s, v1.4s, v0.4s
    fmax v2.4s, v5.4s, v2.4s
    zip2 v1.4s, v1.4s, v0.4s
    str d3, [x9]
    st1 {v3.d}[1], [x2]
    zip1 v3.4s, v0.4s, v2.4s
    zip2 v0.4s, v0.4s, v2.4s
    str d1, [x3]
    st1 {v1.d}[1], [x0]
    str d3, [x9, #4]
    st1 {v3.d}[1], [x4]
    str d0, [x3, #4]
    st1 {v0.d}[1], [x5]
.Lotherwise_625:
    sub x1, x1, #1
    lsr x11, x11, #1
    add x9, x9, x10, lsl #2
    add x2, x2, x10, lsl #2
    add x3, x3, x10, lsl #2
    add x0, x0, x10, lsl #2
    add x8, x8, #112
    cbnz x1, .Lrepeat_624
    b .Lend_626
.Lotherwise_623:
    mov w4, #3
.Lrepeat_627:
    tst x11, #1
    beq .Lotherwise_628
    ld1 {v0.4s, v1.4s, v2.4s, v3.4s}, [x8]
    ldr q4, [x14]
    movi v5.4s, #0
    ubfx x5, x1, #0, #4
    ldr q6, [x8, #96]
    ldp q7, q16, [x8, #64]
    adrp x6, .Lconstants_nnp_winograd_f3x3_5x5_of_8x8_output_with_bias_with_relu__aarch64_neon
    ldr q17, [x6, :lo12:.Lconstants_nnp_winograd_f3x3_5x5_of_8x8_output_with_bias_with_relu__aarch64_neon]
    fadd v0.4s, v0.4s, v4.4s
    fadd v4.4s, v2.4s, v3.4s
    fsub v2.4s, v2.4s, v3.4s
    fadd v3.4s, v7.4s, v16.4s
    fsub v7.4s, v7.4s, v16.4s
    fadd v16.4s, v0.4s, v1.4s
    fsub v0.4s, v0.4s, v1.4s
    fadd v1.4s, v6.4s, v16.4s
    fadd v6.4s, v16.4s, v4.4s
    fmla v0.4s, v2.4s, v17.s[0]
    fmla v1.4s, v4.4s, v17.s[2]
    fmla v0.4s, v7.4s, v17.s[1]
    fadd v2.4s, v6.4s, v3.4s
    fmla v1.4s, v3.4s, v17.s[3]
    fmax v2.4s, v5.4s, v2.4s
    fmax v0.4s, v5.4s, v0.4s
    fmax v1.4s, v5.4s, v1.4s
    cmp x5, #15
    bne .Lotherwise_629
    zip1 v3.4s, v2.4s, v1.4s
    zip1 v4.4s, v0.4s, v1.4s
    zip2 v2.4s, v2.4s, v1.4s
    zip2 v0.4s, v0.4s, v1.4s
    zip1 v1.4s, v3.4s, v4.4s
    zip2 v3.4s, v3.4s, v4.4s
    zip1 v4.4s, v2.4s, v0.4s
    zip2 v0.4s, v2.4s, v0.4s
    str q1, [x9]
    str q3, [x2]
    str q4, [x3]
    str q0, [x0]
    b .Lend_630
.Lotherwise_629:
    tst x1, #1
    beq .Lotherwise_631
    st1 {v2.s}[0], [x9]
    st1 {v2.s}[1], [x2]
    st1 {v2.s}[2], [x3]
    st1 {v2.s}[3], [x0]
.Lotherwise_631:
    tst x1, #2
    beq .Lotherwise_632
    add x5, x9, #4
    add x6, x2, #4
    add x7, x3, #4
    st1 {v0.s}[0], [x5]
    add x5, x0, #4
    st1 {v0.s}[1], [x6]
    st1 {v0.s}[2], [x7]
    st1 {v0.s}[3], [x5]
.Lotherwise_632:
    tst x1, #4
    beq .Lotherwise_633
    add x5, x9, #8
    add x6, x2, #8
    add x7, x3, #8
    st1 {v1.s}[0], [x5]
    add x5, x0, #8
    st1 {v1.s}[1], [x6]
    st1 {v1.s}[2], [x7]
    st1 {v1.s}[3], [x5]
.Lotherwise_633:
    tst x1, #8
    beq .Lotherwise_634
    add x5, x9, #12
    add x6, x2, #12
    add x7, x3, #12
    st1 {v1.s}[0], [x5]
    add x5, x0, #12
    st1 {v1.s}[1], [x6]
    st1 {v1.s}[2], [x7]
    st1 {v1.s}[3], [x5]
.Lotherwise_634:
.Lend_630:
.Lotherwise_628:
    sub x4, x4, #1
    lsr x11, x11, #1
    add x9, x9, x10, lsl #2
    add x2, x2, x10, lsl #2
    add x3, x3, x10, lsl #2
    add x0, x0, x10, lsl #2
    add x8, x8, #112
    cbnz x4, .Lrepeat_627
.Lend_626:
    ret
    .size nnp_winograd_f3x3_5x5_of_8x8_output_with_bias_with_relu__aarch64_neon, . - nnp_winograd_f3x3_5x5_of_8x8_output_with_bias_with_relu__aarch64_neon

.section .rodata
    .p2align 4
.Lconstants_nnp_winograd_f5x4_3x3_of_7x7_input__aarch64_neon:
    .long 0x40600000, 0x40400000, 0x40000000, 0x3f900000
    .long 0x40900000, 0xbf600000, 0x3e000000, 0x3d800000
    .long 0x40040000, 0xc0400000, 0x3e400000, 0x3ff80000
    .long 0x41880000, 0x41800000, 0x3e800000, 0x40080000
    .long 0x3f880000, 0x40800000, 0x40a00000, 0x3fa00000
    .long 0x40820000, 0x408a0000, 0x40a20000, 0x00000000

    .text
    .p2align 4
    .globl nnp_winograd_f5x4_3x3_of_7x7_input__aarch64_neon
    .type nnp_winograd_f5x4_3x3_of_7x7_input__aarch64_neon, %function
nnp_winograd_f5x4_3x3_of_7x7_input__aarch64_neon:
    mov x7, x2
    ldr x2, [x1]
    ldr w8, [x1, #20]
    mov x9, x0
    mov x10, x3
    mov x6, x4
    ldr x11, [x1, #8]
    ldr w12, [x1, #16]
    lsl x0, x2, #2
    add x5, x9, x0
    add x13, x5, x0
    add x14, x13, x0
    cmp x8, #63
    bne .Lotherwise_635
    mov x0, x6
    mov w1, #7
.Lrepeat_636:
    tst x12, #1
    beq .Lotherwise_637
    ldr q0, [x9]
    ldr q1, [x5]
    ubfx x2, x8, #4, #2
    ldr q2, [x13]
    ldr q3, [x14]
    zip1 v4.4s, v0.4s, v2.4s
    zip2 v0.4s, v0.4s, v2.4s
    zip1 v2.4s, v1.4s, v3.4s
    zip2 v1.4s, v1.4s, v3.4s
    zip1 v3.4s, v4.4s, v2.4s
    zip2 v2.4s, v4.4s, v2.4s
    zip1 v4.4s, v0.4s, v1.4s
    zip2 v0.4s, v0.4s, v1.4s
    cmp x2, #3
    bne .Lotherwise_638
    ldr d1, [x9, #16]
    ldr d5, [x13, #16]
    add x2, x5, #16
    add x3, x14, #16
    ld1 {v1.d}[1], [x2]
    ld1 {v5.d}[1], [x3]
    uzp1 v6.4s, v1.4s, v5.4s
    uzp2 v1.4s, v1.4s, v5.4s
    b .Lend_639
.Lotherwise_638:
    movi v6.4s, #0
    tst x8, #16
    beq .Lotherwise_640
    add x2, x9, #16
    add x3, x5, #16
    add x4, x13, #16
    ld1 {v6.s}[0], [x2]
    add x2, x14, #16
    ld1 {v6.s}[1], [x3]
    ld1 {v6.s}[2], [x4]
    ld1 {v6.s}[3], [x2]
.Lotherwise_640:
    movi v1.4s, #0
    tst x8, #32
    beq .Lotherwise_641
    add x2, x9, #20
    add x3, x5, #20
    add x4, x13, #20
    ld1 {v1.s}[0], [x2]
    add x2, x14, #20
    ld1 {v1.s}[1], [x3]
    ld1 {v1.s}[2], [x4]
    ld1 {v1.s}[3], [x2]
.Lotherwise_641:
.Lend_639:
    adrp x2, .Lconstants_nnp_winograd_f5x4_3x3_of_7x7_input__aarch64_neon
    ldr q5, [x2, :lo12:.Lconstants_nnp_winograd_f5x4_3x3_of_7x7_input__aarch64_neon]
    adrp x2, .Lconstants_nnp_winograd_f5x4_3x3_of_7x7_input__aarch64_neon+16
    ldr q7, [x2, :lo12:.Lconstants_nnp_winograd_f5x4_3x3_of_7x7_input__aarch64_neon+16]
    mov v16.16b, v3.16b
    fadd v17.4s, v3.4s, v4.4s
    fsub v18.4s, v0.4s, v6.4s
    adrp x2, .Lconstants_nnp_winograd_f5x4_3x3_of_7x7_input__aarch64_neon+48
    ldr q19, [x2, :lo12:.Lconstants_nnp_winograd_f5x4_3x3_of_7x7_input__aarch64_neon+48]
    adrp x2, .Lconstants_nnp_winograd_f5x4_3x3_of_7x7_input__aarch64_neon+32
    ldr q20, [x2, :lo12:.Lconstants_nnp_winograd_f5x4_3x3_of_7x7_input__aarch64_neon+32]
    mov v21.16b, v6.16b
    adrp x2, .Lconstants_nnp_winograd_f5x4_3x3_of_7x7_input__aarch64_neon+64
    ldr q22, [x2, :lo12:.Lconstants_nnp_winograd_f5x4_3x3_of_7x7_input__aarch64_neon+64]
    fmla v16.4s, v2.4s, v5.s[0]
    fmls v1.4s, v3.4s, v7.s[2]
    fmls v17.4s, v2.4s, v7.s[0]
    fmls v18.4s, v3.4s, v7.s[2]
    fmls v16.4s, v4.4s, v5.s[1]
    fmls v21.4s, v3.4s, v7.s[2]
    fmla v1.4s, v2.4s, v7.s[3]
    fmla v17.4s, v0.4s, v7.s[0]
    fmls v16.4s, v0.4s, v5.s[0]
    fmls v18.4s, v2.4s, v7.s[3]
    fmls v3.4s, v4.4s, v19.s[0]
    fmla v21.4s, v2.4s, v20.s[2]
    fmla v1.4s, v4.4s, v19.s[3]
    fmla v16.4s, v6.4s, v5.s[2]
    fmls v17.4s, v6.4s, v5.s[2]
    fmla v18.4s, v4.4s, v20.s[0]
    fmla v3.4s, v6.4s, v19.s[1]
    fmla v21.4s, v4.4s, v20.s[3]
    fmls v1.4s, v0.4s, v22.s[0]
    fmls v21.4s, v0.4s, v5.s[1]
    fmul v0.4s, v16.4s, v5.s[3]
    fmls v1.4s, v6.4s, v5.s[2]
    fmul v2.4s, v17.4s, v7.s[1]
    fmul v4.4s, v18.4s, v20.s[1]
    fmul v3.4s, v3.4s, v19.s[2]
    str q0, [x0]
    str q2, [x0, #16]
    str q21, [x0, #48]
    str q4, [x0, #32]
    str q3, [x0, #64]
    str q1, [x0, #80]
    b .Lend_642
.Lotherwise_637:
    movi v0.4s, #0
    movi v1.4s, #0
    movi v2.4s, #0
    movi v3.4s, #0
    movi v4.4s, #0
    movi v5.4s, #0
    str q0, [x0]
    str q1, [x0, #16]
    str q2, [x0, #32]
    str q3, [x0, #48]
    str q4, [x0, #64]
    str q5, [x0, #80]
.Lend_642:
    sub x1, x1, #1
    lsr x12, x12, #1
    add x9, x9, x11, lsl #2
    add x5, x5, x11, lsl #2
    add x13, x13, x11, lsl #2
    add x14, x14, x11, lsl #2
    add x0, x0, #96
    cbnz x1, .Lrepeat_636
    b .Lend_643
.Lotherwise_635:
    mov x3, x6
    mov w4, #7
.Lrepeat_644:
    tst x12, #1
    beq .Lotherwise_645
    ubfx x0, x8, #0, #4
    cmp x0, #15
    bne .Lotherwise_646
    ldr q0, [x9]
    ldr q1, [x5]
    ldr q2, [x13]
    ldr q3, [x14]
    zip1 v4.4s, v0.4s, v2.4s
    zip2 v0.4s, v0.4s, v2.4s
    zip1 v2.4s, v1.4s, v3.4s
    zip2 v1.4s, v1.4s, v3.4s
    zip1 v3.4s, v4.4s, v2.4s
    zip2 v2.4s, v4.4s, v2.4s
    zip1 v4.4s, v0.4s, v1.4s
    zip2 v0.4s, v0.4s, v1.4s
    b .Lend_647
.Lotherwise_646:
    movi v3.4s, #0
    tst x8, #1
    beq .Lotherwise_648
    ld1 {v3.s}[0], [x9]
    ld1 {v3.s}[1], [x5]
    ld1 {v3.s}[2], [x13]
    ld1 {v3.s}[3], [x14]
.Lotherwise_648:
    movi v2.4s, #0
    tst x8, #2
    beq .Lotherwise_649
    add x0, x9, #4
    add x1, x5, #4
    add x2, x13, #4
    ld1 {v2.s}[0], [x0]
    add x0, x14, #4
    ld1 {v2.s}[1], [x1]
    ld1 {v2.s}[2], [x2]
    ld1 {v2.s}[3], [x0]
.Lotherwise_649:
    movi v4.4s, #0
    tst x8, #4
    beq .Lotherwise_650
    add x0, x9, #8
    add x1, x5, #8
    add x2, x13, #8
    ld1 {v4.s}[0], [x0]
    add x0, x14, #8
    ld1 {v4.s}[1], [x1]
    ld1 {v4.s}[2], [x2]
    ld1 {v4.s}[3], [x0]
.Lotherwise_650:
    movi v0.4s, #0
    tst x8, #8
    beq .Lotherwise_651
    add x0, x9, #12
    add x1, x5, #12
    add x2, x13, #12
    ld1 {v0.s}[0], [x0]
    add x0, x14, #12
    ld1 {v0.s}[1], [x1]
    ld1 {v0.s}[2], [x2]
    ld1 {v0.s}[3], [x0]
.Lotherwise_651:
.Lend_647:
    ubfx x0, x8, #4, #2
    cmp x0, #3
    bne .Lotherwise_652
    ldr d1, [x9, #16]
    ldr d5, [x13, #16]
    add x0, x5, #16
    add x1, x14, #16
    ld1 {v1.d}[1], [x0]
    ld1 {v5.d}[1], [x1]
    uzp1 v6.4s, v1.4s, v5.4s
    uzp2 v1.4s, v1.4s, v5.4s
    b .Lend_653
.Lotherwise_652:
    movi v6.4s, #0
    tst x8, #16
    beq .Lotherwise_654
    add x0, x9, #16
    add x1, x5, #16
    add x2, x13, #16
    ld1 {v6.s}[0], [x0]
    add x0, x14, #16
    ld1 {v6.s}[1], [x1]
    ld1 {v6.s}[2], [x2]
    ld1 {v6.s}[3], [x0]
.Lotherwise_654:
    movi v1.4s, #0
    tst x8, #32
    beq .Lotherwise_655
    add x0, x9, #20
    add x1, x5, #20
    add x2, x13, #20
    ld1 {v1.s}[0], [x0]
    add x0, x14, #20
    ld1 {v1.s}[1], [x1]
    ld1 {v1.s}[2], [x2]
    ld1 {v1.s}[3], [x0]
.Lotherwise_655:
.Lend_653:
    adrp x0, .Lconstants_nnp_winograd_f5x4_3x3_of_7x7_input__aarch64_neon
    ldr q5, [x0, :lo12:.Lconstants_nnp_winograd_f5x4_3x3_of_7x7_input__aarch64_neon]
    adrp x0, .Lconstants_nnp_winograd_f5x4_3x3_of_7x7_input__aarch64_neon+16
    ldr q7, [x0, :lo12:.Lconstants_nnp_winograd_f5x4_3x3_of_7x7_input__aarch64_neon+16]
    mov v16.16b, v3.16b
    fadd v17.4s, v3.4s, v4.4s
    fsub v18.4s, v0.4s, v6.4s
    adrp x0, .Lconstants_nnp_winograd_f5x4_3x3_of_7x7_input__aarch64_neon+48
    ldr q19, [x0, :lo12:.Lconstants_nnp_winograd_f5x4_3x3_of_7x7_input__aarch64_neon+48]
    adrp x0, .Lconstants_nnp_winograd_f5x4_3x3_of_7x7_input__aarch64_neon+32
    ldr q20, [x0, :lo12:.Lconstants_nnp_winograd_f5x4_3x3_of_7x7_input__aarch64_neon+32]
    mov v21.16b, v6.16b
    adrp x0, .Lconstants_nnp_winograd_f5x4_3x3_of_7x7_input__aarch64_neon+64
    ldr q22, [x0, :lo12:.Lconstants_nnp_winograd_f5x4_3x3_of_7x7_input__aarch64_neon+64]
    fmla v16.4s, v2.4s, v5.s[0]
    fmls v1.4s, v3.4s, v7.s[2]
    fmls v17.4s, v2.4s, v7.s[0]
    fmls v18.4s, v3.4s, v7.s[2]
    fmls v16.4s, v4.4s, v5.s[1]
    fmls v21.4s, v3.4s, v7.s[2]
    fmla v1.4s, v2.4s, v7.s[3]
    fmla v17.4s, v0.4s, v7.s[0]
    fmls v16.4s, v0.4s, v5.s[0]
    fmls v18.4s, v2.4s, v7.s[3]
    fmls v3.4s, v4.4s, v19.s[0]
    fmla v21.4s, v2.4s, v20.s[2]
    fmla v1.4s, v4.4s, v19.s[3]
    fmla v16.4s, v6.4s, v5.s[2]
    fmls v17.4s, v6.4s, v5.s[2]
    fmla v18.4s, v4.4s, v20.s[0]
    fmla v3.4s, v6.4s, v19.s[1]
    fmla v21.4s, v4.4s, v20.s[3]
    fmls v1.4s, v0.4s, v22.s[0]
    fmls v21.4s, v0.4s, v5.s[1]
    fmul v0.4s, v16.4s, v5.s[3]
    fmls v1.4s, v6.4s, v5.s[2]
    fmul v2.4s, v17.4s, v7.s[1]
    fmul v4.4s, v18.4s, v20.s[1]
    fmul v3.4s, v3.4s, v19.s[2]
    str q0, [x3]
    str q2, [x3, #16]
    str q21, [x3, #48]
    str q4, [x3, #32]
    str q3, [x3, #64]
    str q1, [x3, #80]
    b .Lend_656
.Lotherwise_645:
    movi v0.4s, #0
    movi v1.4s, #0
    movi v2.4s, #0
    movi v3.4s, #0
    movi v4.4s, #0
    movi v5.4s, #0
    str q0, [x3]
    str q1, [x3, #16]
    str q2, [x3, #32]
    str q3, [x3, #48]
    str q4, [x3, #64]
    str q5, [x3, #80]
.Lend_656:
    sub x4, x4, #1
    lsr x12, x12, #1
    add x9, x9, x11, lsl #2
    add x5, x5, x11, lsl #2
    add x13, x13, x11, lsl #2
    add x14, x14, x11, lsl #2
    add x3, x3, #96
    cbnz x4, .Lrepeat_644
.Lend_643:
    lsl x0, x10, #2
    mov w1, #7
    add x2, x7, x0
    mul x1, x10, x1
    add x3, x2, x0
    mov w4, #6
    add x5, x3, x0
    add x8, x5, x0
    add x9, x8, x0
    add x0, x9, x0
.Lrepeat_657:
    ldr q0, [x6]
    ldr q1, [x6, #480]
    sub x4, x4, #1
    ldr q2, [x6, #96]
    ldr q3, [x6, #192]
    ldr q4, [x6, #384]
    adrp x10, .Lconstants_nnp_winograd_f5x4_3x3_of_7x7_input__aarch64_neon+64
    ldr q5, [x10, :lo12:.Lconstants_nnp_winograd_f5x4_3x3_of_7x7_input__aarch64_neon+64]
    adrp x10, .Lconstants_nnp_winograd_f5x4_3x3_of_7x7_input__aarch64_neon+16
    ldr q6, [x10, :lo12:.Lconstants_nnp_winograd_f5x4_3x3_of_7x7_input__aarch64_neon+16]
    ldr q7, [x6, #288]
    adrp x10, .Lconstants_nnp_winograd_f5x4_3x3_of_7x7_input__aarch64_neon+48
    ldr q16, [x10, :lo12:.Lconstants_nnp_winograd_f5x4_3x3_of_7x7_input__aarch64_neon+48]
    adrp x10, .Lconstants_nnp_winograd_f5x4_3x3_of_7x7_input__aarch64_neon+80
    ldr q17, [x10, :lo12:.Lconstants_nnp_winograd_f5x4_3x3_of_7x7_input__aarch64_neon+80]
    mov v18.16b, v1.16b
    mov v19.16b, v0.16b
    ldr q20, [x6, #576]
    add x6, x6, #16
    mov v21.16b, v1.16b
    mov v22.16b, v0.16b
    fmla v18.4s, v2.4s, v5.s[1]
    fmls v19.4s, v3.4s, v5.s[3]
    mov v23.16b, v4.16b
    fmla v1.4s, v2.4s, v6.s[3]
    fmls v18.4s, v7.4s, v5.s[2]
    fmla v19.4s, v4.4s, v16.s[2]
    fmla v21.4s, v2.4s, v16.s[2]
    fmla v23.4s, v0.4s, v16.s[2]
    fmls v1.4s, v7.4s, v5.s[0]
    fmls v22.4s, v3.4s, v16.s[0]
    fmls v21.4s, v7.4s, v17.s[0]
    fmls v23.4s, v3.4s, v17.s[0]
    fmla v22.4s, v4.4s, v16.s[1]
    fadd v2.4s, v18.4s, v19.4s
    fsub v5.4s, v18.4s, v19.4s
    fmls v20.4s, v0.4s, v16.s[2]
    mov v0.16b, v1.16b
    fadd v7.4s, v21.4s, v23.4s
    str q2, [x7]
    fsub v2.4s, v21.4s, v23.4s
    add x7, x7, x1, lsl #2
    fmla v0.4s, v22.4s, v6.s[2]
    fmla v20.4s, v3.4s, v17.s[1]
    str q5, [x2]
    add x2, x2, x1, lsl #2
    fmls v1.4s, v22.4s, v6.s[2]
    str q7, [x3]
    fmls v20.4s, v4.4s, v17.s[2]
    add x3, x3, x1, lsl #2
    str q2, [x5]
    add x5, x5, x1, lsl #2
    str q0, [x8]
    add x8, x8, x1, lsl #2
    str q1, [x0]
    add x0, x0, x1, lsl #2
    str q20, [x9]
    add x9, x9, x1, lsl #2
    cbnz x4, .Lrepeat_657
    ret
    .size nnp_winograd_f5x4_3x3_of_7x7_input__aarch64_neon, . - nnp_winograd_f5x4_3x3_of_7x7_input__aarch64_neon

.section .rodata
    .p2align 4
.Lconstants_nnp_winograd_f5x4_3x3_of_7x7_output_with_bias__aarch64_neon:
    .long 0x3e800000, 0x40000000, 0x3d800000, 0x40800000
    .long 0x3c800000, 0x41000000, 0x3b800000, 0x41800000

    .text
    .p2align 4
    .globl nnp_winograd_f5x4_3x3_of_7x7_output_with_bias__aarch64_neon
    .type nnp_winograd_f5x4_3x3_of_7x7_output_with_bias__aarch64_neon, %function
nnp_winograd_f5x4_3x3_of_7x7_output_with_bias__aarch64_neon:
    lsl x6, x1, #2
    mov w7, #7
    add x8, x0, x6
    mov x14, x2
    add x2, x8, x6
    mul x1, x1, x7
    add x7, x2, x6
    mov x9, x5
    mov w10, #6
    add x11, x7, x6
    add x12, x11, x6
    add x6, x12, x6
.Lrepeat_658:
    ldr q0, [x2]
    ldr q1, [x7]
    sub x10, x10, #1
    add x2, x2, x1, lsl #2
    ldr q2, [x0]
    ldr q3, [x8]
    add x0, x0, x1, lsl #2
    add x8, x8, x1, lsl #2
    ldr q4, [x12]
    ldr q5, [x11]
    add x7, x7, x1, lsl #2
    add x11, x11, x1, lsl #2
    ldr q6, [x6]
    adrp x13, .Lconstants_nnp_winograd_f5x4_3x3_of_7x7_output_with_bias__aarch64_neon
    ldr q7, [x13, :lo12:.Lconstants_nnp_winograd_f5x4_3x3_of_7x7_output_with_bias__aarch64_neon]
    add x12, x12, x1, lsl #2
    add x6, x6, x1, lsl #2
    adrp x13, .Lconstants_nnp_winograd_f5x4_3x3_of_7x7_output_with_bias__aarch64_neon+16
    ldr q16, [x13, :lo12:.Lconstants_nnp_winograd_f5x4_3x3_of_7x7_output_with_bias__aarch64_neon+16]
    fadd v17.4s, v0.4s, v1.4s
    fsub v0.4s, v0.4s, v1.4s
    fadd v1.4s, v2.4s, v3.4s
    fsub v2.4s, v2.4s, v3.4s
    fadd v3.4s, v4.4s, v17.4s
    mov v4.16b, v0.16b
    fadd v18.4s, v5.4s, v6.4s
    fsub v5.4s, v5.4s, v6.4s
    fadd v6.4s, v1.4s, v17.4s
    fmla v4.4s, v2.4s, v7.s[0]
    fmla v17.4s, v1.4s, v7.s[2]
    fmla v0.4s, v2.4s, v16.s[0]
    fmla v3.4s, v1.4s, v16.s[2]
    fmla v4.4s, v5.4s, v7.s[1]
    fmla v17.4s, v18.4s, v7.s[3]
    fmla v0.4s, v5.4s, v16.s[1]
    fmla v3.4s, v18.4s, v16.s[3]
    fadd v1.4s, v6.4s, v18.4s
    str q4, [x9, #96]
    str q17, [x9, #192]
    str q1, [x9]
    str q0, [x9, #288]
    str q3, [x9, #384]
    add x9, x9, #16
    cbnz x10, .Lrepeat_658
    ldr x0, [x4]
    ldr w7, [x4, #20]
    mov x9, x3
    mov x8, x5
    ldr x10, [x4, #8]
    ldr w11, [x4, #16]
    lsl x0, x0, #2
    add x1, x9, x0
    add x2, x1, x0
    add x0, x2, x0
    cmp x7, #15
    bne .Lotherwise_659
    mov w3, #5
.Lrepeat_660:
    tst x11, #1
    beq .Lotherwise_661
    ld1 {v0.4s, v1.4s, v2.4s, v3.4s}, [x8]
    ldr q4, [x14]
    ldp q5, q6, [x8, #64]
    adrp x4, .Lconstants_nnp_winograd_f5x4_3x3_of_7x7_output_with_bias__aarch64_neon
    ldr q7, [x4, :lo12:.Lconstants_nnp_winograd_f5x4_3x3_of_7x7_output_with_bias__aarch64_neon]
    adrp x4, .Lconstants_nnp_winograd_f5x4_3x3_of_7x7_output_with_bias__aarch64_neon+16
    ldr q16, [x4, :lo12:.Lconstants_nnp_winograd_f5x4_3x3_of_7x7_output_with_bias__aarch64_neon+16]
    fadd v2.4s, v2.4s, v4.4s
    fadd v4.4s, v0.4s, v1.4s
    fsub v0.4s, v0.4s, v1.4s
    fsub v1.4s, v2.4s, v3.4s
    fadd v2.4s, v2.4s, v3.4s
    fadd v3.4s, v5.4s, v4.4s
    fadd v6.4s, v6.4s, v1.4s
    fadd v3.4s, v3.4s, v2.4s
    fmla v2.4s, v5.4s, v7.s[3]
    fmla v1.4s, v5.4s, v7.s[1]
    fmla v6.4s, v5.4s, v16.s[1]
    fmla v2.4s, v4.4s, v7.s[2]
    fmla v1.4s, v0.4s, v7.s[0]
    fmla v6.4s, v0.4s, v16.s[0]
    zip1 v0.4s, v3.4s, v2.4s
    zip2 v2.4s, v3.4s, v2.4s
    zip1 v3.4s, v1.4s, v6.4s
    zip2 v1.4s, v1.4s, v6.4s
    zip1 v4.4s, v0.4s, v3.4s
    zip2 v0.4s, v0.4s, v3.4s
    zip1 v3.4s, v2.4s, v1.4s
    zip2 v1.4s, v2.4s, v1.4s
    str q4, [x9]
    str q0, [x1]
    str q3, [x2]
    str q1, [x0]
.Lotherwise_661:
    sub x3, x3, #1
    lsr x11, x11, #1
    add x9, x9, x10, lsl #2
    add x1, x1, x10, lsl #2
    add x2, x2, x10, lsl #2
    add x0, x0, x10, lsl #2
    add x8, x8, #96
    cbnz x3, .Lrepeat_660
    b .Lend_662
.Lotherwise_659:
    mov w3, #5
.Lrepeat_663:
    tst x11, #1
    beq .Lotherwise_664
    ld1 {v0.4s, v1.4s, v2.4s, v3.4s}, [x8]
    ldr q4, [x14]
    ubfx x4, x7, #0, #4
    ldp q5, q6, [x8, #64]
    adrp x5, .Lconstants_nnp_winograd_f5x4_3x3_of_7x7_output_with_bias__aarch64_neon
    ldr q7, [x5, :lo12:.Lconstants_nnp_winograd_f5x4_3x3_of_7x7_output_with_bias__aarch64_neon]
    adrp x5, .Lconstants_nnp_winograd_f5x4_3x3_of_7x7_output_with_bias__aarch64_neon+16
    ldr q16, [x5, :lo12:.Lconstants_nnp_winograd_f5x4_3x3_of_7x7_output_with_bias__aarch64_neon+16]
    fadd v2.4s, v2.4s, v4.4s
    fadd v4.4s, v0.4s, v1.4s
    fsub v0.4s, v0.4s, v1.4s
    fsub v1.4s, v2.4s, v3.4s
    fadd v2.4s, v2.4s, v3.4s
    fadd v3.4s, v5.4s, v4.4s
    fadd v6.4s, v6.4s, v1.4s
    fadd v3.4s, v3.4s, v2.4s
    fmla v2.4s, v5.4s, v7.s[3]
    fmla v1.4s, v5.4s, v7.s[1]
    fmla v6.4s, v5.4s, v16.s[1]
    fmla v2.4s, v4.4s, v7.s[2]
    fmla v1.4s, v0.4s, v7.s[0]
    fmla v6.4s, v0.4s, v16.s[0]
    cmp x4, #15
    bne .Lotherwise_665
    zip1 v0.4s, v3.4s, v2.4s
    zip1 v4.4s, v1.4s, v6.4s
    zip2 v2.4s, v3.4s, v2.4s
    zip2 v1.4s, v1.4s, v6.4s
    zip1 v3.4s, v0.4s, v4.4s
    zip2 v0.4s, v0.4s, v4.4s
    zip1 v4.4s, v2.4s, v1.4s
    zip2 v1.4s, v2.4s, v1.4s
    str q3, [x9]
    str q0, [x1]
    str q4, [x2]
    str q1, [x0]
    b .Lend_666
.Lotherwise_665:
    tst x7, #1
    beq .Lotherwise_667
    st1 {v3.s}[0], [x9]
    st1 {v3.s}[1], [x1]
    st1 {v3.s}[2], [x2]
    st1 {v3.s}[3], [x0]
.Lotherwise_667:
    tst x7, #2
    beq .Lotherwise_668
    add x4, x9, #4
    add x5, x1, #4
    add x6, x2, #4
    st1 {v1.s}[0], [x4]
    add x4, x0, #4
    st1 {v1.s}[1], [x5]
    st1 {v1.s}[2], [x6]
    st1 {v1.s}[3], [x4]
.Lotherwise_668:
    tst x7, #4
    beq .Lotherwise_669
    add x4, x9, #8
    add x5, x1, #8
    add x6, x2, #8
    st1 {v2.s}[0], [x4]
    add x4, x0, #8
    st1 {v2.s}[1], [x5]
    st1 {v2.s}[2], [x6]
    st1 {v2.s}[3], [x4]
.Lotherwise_669:
    tst x7, #8
    beq .Lotherwise_670
    add x4, x9, #12
    add x5, x1, #12
    add x6, x2, #12
    st1 {v6.s}[0], [x4]
    add x4, x0, #12
    st1 {v6.s}[1], [x5]
    st1 {v6.s}[2], [x6]
    st1 {v6.s}[3], [x4]
.Lotherwise_670:
.Lend_666:
.Lotherwise_664:
    sub x3, x3, #1
    lsr x11, x11, #1
    add x9, x9, x10, lsl #2
    add x1, x1, x10, lsl #2
    add x2, x2, x10, lsl #2
    add x0, x0, x10, lsl #2
    add x8, x8, #96
    cbnz x3, .Lrepeat_663
.Lend_662:
    ret
    .size nnp_winograd_f5x4_3x3_of_7x7_output_with_bias__aarch64_neon, . - nnp_winograd_f5x4_3x3_of_7x7_output_with_bias__aarch64_neon

.section .rodata
    .p2align 4
.Lconstants_nnp_winograd_f5x4_3x3_of_7x7_output_with_bias_with_relu__aarch64_neon:
    .long 0x3e800000, 0x40000000, 0x3d800000, 0x40800000
    .long 0x3c800000, 0x41000000, 0x3b800000, 0x41800000

    .text
    .p2align 4
    .globl nnp_winograd_f5x4_3x3_of_7x7_output_with_bias_with_relu__aarch64_neon
    .type nnp_winograd_f5x4_3x3_of_7x7_output_with_bias_with_relu__aarch64_neon, %function
nnp_winograd_f5x4_3x3_of_7x7_output_with_bias_with_relu__aarch64_neon:
    lsl x6, x1, #2
    mov w7, #7
    add x8, x0, x6
    mov x14, x2
    add x2, x8, x6
    mul x1, x1, x7
    add x7, x2, x6
    mov x9, x5
    mov w10, #6
    add x11, x7, x6
    add x12, x11, x6
    add x6, x12, x6
.Lrepeat_671:
    ldr q0, [x2]
    ldr q1, [x7]
    sub x10, x10, #1
    add x2, x2, x1, lsl #2
    ldr q2, [x0]
    ldr q3, [x8]
    add x0, x0, x1, lsl #2
    add x8, x8, x1, lsl #2
    ldr q4, [x12]
    ldr q5, [x11]
    add x7, x7, x1, lsl #2
    add x11, x11, x1, lsl #2
    ldr q6, [x6]
    adrp x13, .Lconstants_nnp_winograd_f5x4_3x3_of_7x7_output_with_bias_with_relu__aarch64_neon
    ldr q7, [x13, :lo12:.Lconstants_nnp_winograd_f5x4_3x3_of_7x7_output_with_bias_with_relu__aarch64_neon]
    add x12, x12, x1, lsl #2
    add x6, x6, x1, lsl #2
    adrp x13, .Lconstants_nnp_winograd_f5x4_3x3_of_7x7_output_with_bias_with_relu__aarch64_neon+16
    ldr q16, [x13, :lo12:.Lconstants_nnp_winograd_f5x4_3x3_of_7x7_output_with_bias_with_relu__aarch64_neon+16]
    fadd v17.4s, v0.4s, v1.4s
    fsub v0.4s, v0.4s, v1.4s
    fadd v1.4s, v2.4s, v3.4s
    fsub v2.4s, v2.4s, v3.4s
    fadd v3.4s, v4.4s, v17.4s
    mov v4.16b, v0.16b
    fadd v18.4s, v5.4s, v6.4s
    fsub v5.4s, v5.4s, v6.4s
    fadd v6.4s, v1.4s, v17.4s
    fmla v4.4s, v2.4s, v7.s[0]
    fmla v17.4s, v1.4s, v7.s[2]
    fmla v0.4s, v2.4s, v16.s[0]
    fmla v3.4s, v1.4s, v16.s[2]
    fmla v4.4s, v5.4s, v7.s[1]
    fmla v17.4s, v18.4s, v7.s[3]
    fmla v0.4s, v5.4s, v16.s[1]
    fmla v3.4s, v18.4s, v16.s[3]
    fadd v1.4s, v6.4s, v18.4s
    str q4, [x9, #96]
    str q17, [x9, #192]
    str q1, [x9]
    str q0, [x9, #288]
    str q3, [x9, #384]
    add x9, x9, #16
    cbnz x10, .Lrepeat_671
    ldr x0, [x4]
    ldr w7, [x4, #20]
    mov x9, x3
    mov x8, x5
    ldr x10, [x4, #8]
    ldr w11, [x4, #16]
    lsl x0, x0, #2
    add x1, x9, x0
    add x2, x1, x0
    add x0, x2, x0
    cmp x7, #15
    bne .Lotherwise_672
    mov w3, #5
.Lrepeat_673:
    tst x11, #1
    beq .Lotherwise_674
    ld1 {v0.4s, v1.4s, v2.4s, v3.4s}, [x8]
    ldr q4, [x14]
    movi v5.4s, #0
    ldp q6, q7, [x8, #64]
    adrp x4, .Lconstants_nnp_winograd_f5x4_3x3_of_7x7_output_with_bias_with_relu__aarch64_neon
    ldr q16, [x4, :lo12:.Lconstants_nnp_winograd_f5x4_3x3_of_7x7_output_with_bias_with_relu__aarch64_neon]
    adrp x4, .Lconstants_nnp_winograd_f5x4_3x3_of_7x7_output_with_bias_with_relu__aarch64_neon+16
    ldr q17, [x4, :lo12:.Lconstants_nnp_winograd_f5x4_3x3_of_7x7_output_with_bias_with_relu__aarch64_neon+16]
    fadd v2.4s, v2.4s, v4.4s
    fadd v4.4s, v0.4s, v1.4s
    fsub v0.4s, v0.4s, v1.4s
    fsub v1.4s, v2.4s, v3.4s
    fadd v2.4s, v2.4s, v3.4s
    fadd v3.4s, v6.4s, v4.4s
    fadd v7.4s, v7.4s, v1.4s
    fadd v3.4s, v3.4s, v2.4s
    fmla v2.4s, v6.4s, v16.s[3]
    fmla v1.4s, v6.4s, v16.s[1]
    fmla v7.4s, v6.4s, v17.s[1]
    fmla v2.4s, v4.4s, v16.s[2]
    fmla v1.4s, v0.4s, v16.s[0]
    fmax v3.4s, v5.4s, v3.4s
    fmla v7.4s, v0.4s, v17.s[0]
    fmax v0.4s, v5.4s, v2.4s
    fmax v1.4s, v5.4s, v1.4s
    fmax v2.4s, v5.4s, v7.4s
    zip1 v4.4s, v3.4s, v0.4s
    zip2 v0.4s, v3.4s, v0.4s
    zip1 v3.4s, v1.4s, v2.4s
    zip2 v1.4s, v1.4s, v2.4s
    zip1 v2.4s, v4.4s, v3.4s
    zip2 v3.4s, v4.4s, v3.4s
    zip1 v4.4s, v0.4s, v1.4s
    zip2 v0.4s, v0.4s, v1.4s
    str q2, [x9]
    str q3, [x1]
    str q4, [x2]
    str q0, [x0]
.Lotherwise_674:
    sub x3, x3, #1
    lsr x11, x11, #1
    add x9, x9, x10, lsl #2
    add x1, x1, x10, lsl #2
    add x2, x2, x10, lsl #2
    add x0, x0, x10, lsl #2
    add x8, x8, #96
    cbnz x3, .Lrepeat_673
    b .Lend_675
.Lotherwise_672:
    mov w3, #5
.Lrepeat_676:
    tst x11, #1
    beq .Lotherwise_677
    ld1 {v0.4s, v1.4s, v2.4s, v3.4s}, [x8]
    ldr q4, [x14]
    movi v5.4s, #0
    ubfx x4, x7, #0, #4
    ldp q6, q7, [x8, #64]
    adrp x5, .Lconstants_nnp_winograd_f5x4_3x3_of_7x7_output_with_bias_with_relu__aarch64_neon
    ldr q16, [x5, :lo12:.Lconstants_nnp_winograd_f5x4_3x3_of_7x7_output_with_bias_with_relu__aarch64_neon]
    adrp x5, .Lconstants_nnp_winograd_f5x4_3x3_of_7x7_output_with_bias_with_relu__aarch64_neon+16
    ldr q17, [x5, :lo12:.Lconstants_nnp_winograd_f5x4_3x3_of_7x7_output_with_bias_with_relu__aarch64_neon+16]
    fadd v2.4s, v2.4s, v4.4s
    fadd v4.4s, v0.4s, v1.4s
    fsub v0.4s, v0.4s, v1.4s
    fsub v1.4s, v2.4s, v3.4s
    fadd v2.4s, v2.4s, v3.4s
    fadd v3.4s, v6.4s, v4.4s
    fadd v7.4s, v7.4s, v1.4s
    fadd v3.4s, v3.4s, v2.4s
    fmla v2.4s, v6.4s, v16.s[3]
    fmla v1.4s, v6.4s, v16.s[1]
    fmla v7.4s, v6.4s, v17.s[1]
    fmla v2.4s, v4.4s, v16.s[2]
    fmla v1.4s, v0.4s, v16.s[0]
    fmax v3.4s, v5.4s, v3.4s
    fmla v7.4s, v0.4s, v17.s[0]
    fmax v0.4s, v5.4s, v2.4s
    fmax v1.4s, v5.4s, v1.4s
    fmax v2.4s, v5.4s, v7.4s
    cmp x4, #15
    bne .Lotherwise_678
    zip1 v4.4s, v3.4s, v0.4s
    zip1 v5.4s, v1.4s, v2.4s
    zip2 v0.4s, v3.4s, v0.4s
    zip2 v1.4s, v1.4s, v2.4s
    zip1 v2.4s, v4.4s, v5.4s
    zip2 v3.4s, v4.4s, v5.4s
    zip1 v4.4s, v0.4s, v1.4s
    zip2 v0.4s, v0.4s, v1.4s
    str q2, [x9]
    str q3, [x1]
    str q4, [x2]
    str q0, [x0]
    b .Lend_679
.Lotherwise_678:
    tst x7, #1
    beq .Lotherwise_680
    st1 {v3.s}[0], [x9]
    st1 {v3.s}[1], [x1]
    st1 {v3.s}[2], [x2]
    st1 {v3.s}[3], [x0]
.Lotherwise_680:
    tst x7, #2
    beq .Lotherwise_681
    add x4, x9, #4
    add x5, x1, #4
    add x6, x2, #4
    st1 {v1.s}[0], [x4]
    add x4, x0, #4
    st1 {v1.s}[1], [x5]
    st1 {v1.s}[2], [x6]
    st1 {v1.s}[3], [x4]
.Lotherwise_681:
    tst x7, #4
    beq .Lotherwise_682
    add x4, x9, #8
    add x5, x1, #8
    add x6, x2, #8
    st1 {v0.s}[0], [x4]
    add x4, x0, #8
    st1 {v0.s}[1], [x5]
    st1 {v0.s}[2], [x6]
    st1 {v0.s}[3], [x4]
.Lotherwise_682:
    tst x7, #8
    beq .Lotherwise_683
    add x4, x9, #12
    add x5, x1, #12
    add x6, x2, #12
    st1 {v2.s}[0], [x4]
    add x4, x0, #12
    st1 {v2.s}[1], [x5]
    st1 {v2.s}[2], [x6]
    st1 {v2.s}[3], [x4]
.Lotherwise_683:
.Lend_679:
.Lotherwise_677:
    sub x3, x3, #1
    lsr x11, x11, #1
    add x9, x9, x10, lsl #2
    add x1, x1, x10, lsl #2
    add x2, x2, x10, lsl #2
    add x0, x0, x10, lsl #2
    add x8, x8, #96
    cbnz x3, .Lrepeat_676
.Lend_675:
    ret
    .size nnp_winograd_f5x4_3x3_of_7x7_output_with_bias_with_relu__aarch64_neon, . - nnp_winograd_f5x4_3x3_of_7x7_output_with_bias_with_relu__aarch64_neon

.section .rodata
    .p2align 4
.Lconstants_nnp_winograd_f4x5_3x3_of_7x7_input__aarch64_neon:
    .long 0x40800000, 0x40a00000, 0x3fa00000, 0x3e800000
    .long 0x40820000, 0x3d800000, 0x3f880000, 0x41880000
    .long 0x41800000, 0x3e000000, 0x408a0000, 0x40a20000
    .long 0x40600000, 0x40400000, 0x40000000, 0x3f900000
    .long 0x40900000, 0xbf600000, 0x40040000, 0xc0400000
    .long 0x3e400000, 0x3ff80000, 0x40080000, 0x00000000

    .text
    .p2align 4
    .globl nnp_winograd_f4x5_3x3_of_7x7_input__aarch64_neon
    .type nnp_winograd_f4x5_3x3_of_7x7_input__aarch64_neon, %function
nnp_winograd_f4x5_3x3_of_7x7_input__aarch64_neon:
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
    cmp x5, #127
    bne .Lotherwise_684
    mov x0, x4
    mov w1, #6
.Lrepeat_685:
    tst x10, #1
    beq .Lotherwise_686
    ldr q0, [x7]
    ldr q1, [x3]
    ldr q2, [x11]
    ldr q3, [x12]
    ldr q4, [x7, #12]
    ldr q5, [x3, #12]
    ldr q6, [x11, #12]
    ldr q7, [x12, #12]
    adrp x2, .Lconstants_nnp_winograd_f4x5_3x3_of_7x7_input__aarch64_neon+16
    ldr q16, [x2, :lo12:.Lconstants_nnp_winograd_f4x5_3x3_of_7x7_input__aarch64_neon+16]
    adrp x2, .Lconstants_nnp_winograd_f4x5_3x3_of_7x7_input__aarch64_neon
    ldr q17, [x2, :lo12:.Lconstants_nnp_winograd_f4x5_3x3_of_7x7_input__aarch64_neon]
    adrp x2, .Lconstants_nnp_winograd_f4x5_3x3_of_7x7_input__aarch64_neon+32
    ldr q18, [x2, :lo12:.Lconstants_nnp_winograd_f4x5_3x3_of_7x7_input__aarch64_neon+32]
    zip1 v19.4s, v0.4s, v2.4s
    zip1 v20.4s, v1.4s, v3.4s
    zip2 v0.4s, v0.4s, v2.4s
    zip2 v1.4s, v1.4s, v3.4s
    zip2 v2.4s, v4.4s, v6.4s
    zip2 v3.4s, v5.4s, v7.4s
    zip1 v4.4s, v4.4s, v6.4s
    zip1 v5.4s, v5.4s, v7.4s
    zip1 v6.4s, v19.4s, v20.4s
    zip2 v7.4s, v19.4s, v20.4s
    zip1 v19.4s, v2.4s, v3.4s
    zip2 v4.4s, v4.4s, v5.4s
    zip1 v5.4s, v0.4s, v1.4s
    zip2 v0.4s, v0.4s, v1.4s
    mov v1.16b, v19.16b
    mov v20.16b, v19.16b
    fmla v19.4s, v7.4s, v16.s[1]
    mov v21.16b, v6.16b
    mov v22.16b, v6.16b
    mov v23.16b, v4.16b
    zip2 v2.4s, v2.4s, v3.4s
    fmls v19.4s, v0.4s, v16.s[2]
    fmls v21.4s, v5.4s, v16.s[3]
    fmla v1.4s, v7.4s, v17.s[0]
    fmls v22.4s, v5.4s, v17.s[2]
    fmla v20.4s, v7.4s, v17.s[3]
    fmla v23.4s, v6.4s, v17.s[3]
    fmla v21.4s, v4.4s, v18.s[0]
    fmls v2.4s, v6.4s, v17.s[3]
    fmls v1.4s, v0.4s, v17.s[1]
    fmla v22.4s, v4.4s, v17.s[3]
    fmls v20.4s, v0.4s, v16.s[0]
    fmls v23.4s, v5.4s, v16.s[0]
    mov v0.16b, v19.16b
    fmla v2.4s, v5.4s, v18.s[2]
    fmls v19.4s, v21.4s, v18.s[1]
    fmla v0.4s, v21.4s, v18.s[1]
    fmls v2.4s, v4.4s, v18.s[3]
    fadd v3.4s, v1.4s, v22.4s
    fsub v1.4s, v1.4s, v22.4s
    fadd v4.4s, v20.4s, v23.4s
    fsub v5.4s, v20.4s, v23.4s
    str q19, [x0, #96]
    str q3, [x0]
    str q0, [x0, #64]
    str q1, [x0, #16]
    str q4, [x0, #32]
    str q5, [x0, #48]
    str q2, [x0, #80]
    b .Lend_687
.Lotherwise_686:
    movi v0.4s, #0
    movi v1.4s, #0
    movi v2.4s, #0
    movi v3.4s, #0
    movi v4.4s, #0
    movi v5.4s, #0
    str q0, [x0]
    str q1, [x0, #16]
    movi v0.4s, #0
    str q2, [x0, #32]
    str q3, [x0, #48]
    str q4, [x0, #64]
    str q5, [x0, #80]
    str q0, [x0, #96]
.Lend_687:
    sub x1, x1, #1
    lsr x10, x10, #1
    add x7, x7, x9, lsl #2
    add x3, x3, x9, lsl #2
    add x11, x11, x9, lsl #2
    add x12, x12, x9, lsl #2
    add x0, x0, #112
    cbnz x1, .Lrepeat_685
    b .Lend_688
.Lotherwise_684:
    mov x13, x4
    mov w14, #6
.Lrepeat_689:
    tst x10, #1
    beq .Lotherwise_690
    ubfx x0, x5, #0, #4
    cmp x0, #15
    bne .Lotherwise_691
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
    b .Lend_692
.Lotherwise_691:
    movi v3.4s, #0
    tst x5, #1
    beq .Lotherwise_693
    ld1 {v3.s}[0], [x7]
    ld1 {v3.s}[1], [x3]
    ld1 {v3.s}[2], [x11]
    ld1 {v3.s}[3], [x12]
.Lotherwise_693:
    movi v2.4s, #0
    tst x5, #2
    beq .Lotherwise_694
    add x0, x7, #4
    add x1, x3, #4
    add x2, x11, #4
    ld1 {v2.s}[0], [x0]
    add x0, x12, #4
    ld1 {v2.s}[1], [x1]
    ld1 {v2.s}[2], [x2]
    ld1 {v2.s}[3], [x0]
.Lotherwise_694:
    movi v4.4s, #0
    tst x5, #4
    beq .Lotherwise_695
    add x0, x7, #8
    add x1, x3, #8
    add x2, x11, #8
    ld1 {v4.s}[0], [x0]
    add x0, x12, #8
    ld1 {v4.s}[1], [x1]
    ld1 {v4.s}[2], [x2]
    ld1 {v4.s}[3], [x0]
.Lotherwise_695:
    movi v0.4s, #0
    tst x5, #8
    beq .Lotherwise_696
    add x0, x7, #12
    add x1, x3, #12
    add x2, x11, #12
    ld1 {v0.s}[0], [x0]
    add x0, x12, #12
    ld1 {v0.s}[1], [x1]
    ld1 {v0.s}[2], [x2]
    ld1 {v0.s}[3], [x0]
.Lotherwise_696:
.Lend_692:
    movi v1.4s, #0
    tst x5, #16
    beq .Lotherwise_697
    add x0, x7, #16
    add x1, x3, #16
    add x2, x11, #16
    ld1 {v1.s}[0], [x0]
    add x0, x12, #16
    ld1 {v1.s}[1], [x1]
    ld1 {v1.s}[2], [x2]
    ld1 {v1.s}[3], [x0]
.Lotherwise_697:
    movi v5.4s, #0
    tst x5, #32
    beq .Lotherwise_698
    add x0, x7, #20
    add x1, x3, #20
    add x2, x11, #20
    ld1 {v5.s}[0], [x0]
    add x0, x12, #20
    ld1 {v5.s}[1], [x1]
    ld1 {v5.s}[2], [x2]
    ld1 {v5.s}[3], [x0]
.Lotherwise_698:
    movi v6.4s, #0
    tst x5, #64
    beq .Lotherwise_699
    add x0, x7, #24
    add x1, x3, #24
    add x2, x11, #24
    ld1 {v6.s}[0], [x0]
    add x0, x12, #24
    ld1 {v6.s}[1], [x1]
    ld1 {v6.s}[2], [x2]
    ld1 {v6.s}[3], [x0]
.Lotherwise_699:
    adrp x0, .Lconstants_nnp_winograd_f4x5_3x3_of_7x7_input__aarch64_neon+16
    ldr q7, [x0, :lo12:.Lconstants_nnp_winograd_f4x5_3x3_of_7x7_input__aarch64_neon+16]
    adrp x0, .Lconstants_nnp_winograd_f4x5_3x3_of_7x7_input__aarch64_neon
    ldr q16, [x0, :lo12:.Lconstants_nnp_winograd_f4x5_3x3_of_7x7_input__aarch64_neon]
    mov v17.16b, v5.16b
    mov v18.16b, v5.16b
    adrp x0, .Lconstants_nnp_winograd_f4x5_3x3_of_7x7_input__aarch64_neon+32
    ldr q19, [x0, :lo12:.Lconstants_nnp_winograd_f4x5_3x3_of_7x7_input__aarch64_neon+32]
    mov v20.16b, v3.16b
    mov v21.16b, v3.16b
    mov v22.16b, v1.16b
    fmla v5.4s, v2.4s, v7.s[1]
    fmls v20.4s, v4.4s, v7.s[3]
    fmla v17.4s, v2.4s, v16.s[0]
    fmls v21.4s, v4.4s, v16.s[2]
    fmls v5.4s, v0.4s, v7.s[2]
    fmla v18.4s, v2.4s, v16.s[3]
    fmla v22.4s, v3.4s, v16.s[3]
    fmla v20.4s, v1.4s, v19.s[0]
    fmls v6.4s, v3.4s, v16.s[3]
    fmls v17.4s, v0.4s, v16.s[1]
    fmla v21.4s, v1.4s, v16.s[3]
    fmls v18.4s, v0.4s, v7.s[0]
    fmls v22.4s, v4.4s, v7.s[0]
    mov v0.16b, v5.16b
    fmla v6.4s, v4.4s, v19.s[2]
    fmls v5.4s, v20.4s, v19.s[1]
    fmla v0.4s, v20.4s, v19.s[1]
    fmls v6.4s, v1.4s, v19.s[3]
    fadd v1.4s, v17.4s, v21.4s
    fsub v2.4s, v17.4s, v21.4s
    fadd v3.4s, v18.4s, v22.4s
    fsub v4.4s, v18.4s, v22.4s
    str q5, [x13, #96]
    str q1, [x13]
    str q0, [x13, #64]
    str q2, [x13, #16]
    str q3, [x13, #32]
    str q4, [x13, #48]
    str q6, [x13, #80]
    b .Lend_700
.Lotherwise_690:
    movi v0.4s, #0
    movi v1.4s, #0
    movi v2.4s, #0
    movi v3.4s, #0
    movi v4.4s, #0
    movi v5.4s, #0
    str q0, [x13]
    str q1, [x13, #16]
    movi v0.4s, #0
    str q2, [x13, #32]
    str q3, [x13, #48]
    str q4, [x13, #64]
    str q5, [x13, #80]
    str q0, [x13, #96]
.Lend_700:
    sub x14, x14, #1
    lsr x10, x10, #1
    add x7, x7, x9, lsl #2
    add x3, x3, x9, lsl #2
    add x11, x11, x9, lsl #2
    add x12, x12, x9, lsl #2
    add x13, x13, #112
    cbnz x14, .Lrepeat_689
.Lend_688:
    lsl x0, x8, #2
    mov w1, #7
    add x2, x6, x0
    mul x1, x8, x1
    add x3, x2, x0
    mov w5, #7
    add x7, x3, x0
    add x8, x7, x0
    add x0, x8, x0
.Lrepeat_701:
    ldr q0, [x4]
    ldr q1, [x4, #112]
    sub x5, x5, #1
    ldr q2, [x4, #224]
    adrp x9, .Lconstants_nnp_winograd_f4x5_3x3_of_7x7_input__aarch64_neon+48
    ldr q3, [x9, :lo12:.Lconstants_nnp_winograd_f4x5_3x3_of_7x7_input__aarch64_neon+48]
    ldr q4, [x4, #336]
    ldr q5, [x4, #448]
    adrp x9, .Lconstants_nnp_winograd_f4x5_3x3_of_7x7_input__aarch64_neon+64
    ldr q6, [x9, :lo12:.Lconstants_nnp_winograd_f4x5_3x3_of_7x7_input__aarch64_neon+64]
    adrp x9, .Lconstants_nnp_winograd_f4x5_3x3_of_7x7_input__aarch64_neon+32
    ldr q7, [x9, :lo12:.Lconstants_nnp_winograd_f4x5_3x3_of_7x7_input__aarch64_neon+32]
    ldr q16, [x4, #560]
    adrp x9, .Lconstants_nnp_winograd_f4x5_3x3_of_7x7_input__aarch64_neon+16
    ldr q17, [x9, :lo12:.Lconstants_nnp_winograd_f4x5_3x3_of_7x7_input__aarch64_neon+16]
    add x4, x4, #16
    mov v18.16b, v0.16b
    adrp x9, .Lconstants_nnp_winograd_f4x5_3x3_of_7x7_input__aarch64_neon+80
    ldr q19, [x9, :lo12:.Lconstants_nnp_winograd_f4x5_3x3_of_7x7_input__aarch64_neon+80]
    adrp x9, .Lconstants_nnp_winograd_f4x5_3x3_of_7x7_input__aarch64_neon
    ldr q20, [x9, :lo12:.Lconstants_nnp_winograd_f4x5_3x3_of_7x7_input__aarch64_neon]
    fadd v21.4s, v0.4s, v2.4s
    fmla v18.4s, v1.4s, v3.s[0]
    fsub v22.4s, v4.4s, v5.4s
    mov v23.16b, v5.16b
    fmls v18.4s, v2.4s, v3.s[1]
    fmls v21.4s, v1.4s, v6.s[0]
    fmls v22.4s, v0.4s, v7.s[1]
    fmls v23.4s, v0.4s, v7.s[1]
    fmls v18.4s, v4.4s, v3.s[0]
    fmla v21.4s, v4.4s, v6.s[0]
    fmls v22.4s, v1.4s, v17.s[1]
    fmls v16.4s, v0.4s, v7.s[1]
    fmla v18.4s, v5.4s, v3.s[2]
    fmls v21.4s, v5.4s, v3.s[2]
    fmla v22.4s, v2.4s, v6.s[2]
    fmla v23.4s, v1.4s, v19.s[0]
    fmls v0.4s, v2.4s, v17.s[3]
    fmla v16.4s, v1.4s, v17.s[1]
    fmla v23.4s, v2.4s, v19.s[1]
    fmul v1.4s, v18.4s, v3.s[3]
    fmla v0.4s, v5.4s, v7.s[0]
    fmla v16.4s, v2.4s, v19.s[2]
    fmul v2.4s, v21.4s, v6.s[1]
    fmul v6.4s, v22.4s, v6.s[3]
    fmls v23.4s, v4.4s, v3.s[1]
    fmls v16.4s, v4.4s, v17.s[2]
    str q1, [x6]
    add x6, x6, x1, lsl #2
    str q2, [x2]
    fmul v0.4s, v0.4s, v20.s[3]
    add x2, x2, x1, lsl #2
    fmls v16.4s, v5.4s, v3.s[2]
    str q6, [x3]
    add x3, x3, x1, lsl #2
    str q23, [x7]
    add x7, x7, x1, lsl #2
    str q0, [x8]
    add x8, x8, x1, lsl #2
    str q16, [x0]
    add x0, x0, x1, lsl #2
    cbnz x5, .Lrepeat_701
    ret
    .size nnp_winograd_f4x5_3x3_of_7x7_input__aarch64_neon, . - nnp_winograd_f4x5_3x3_of_7x7_input__aarch64_neon

.section .rodata
    .p2align 4
.Lconstants_nnp_winograd_f4x5_3x3_of_7x7_output_with_bias__aarch64_neon:
    .long 0x40000000, 0x3e800000, 0x40800000, 0x3d800000
    .long 0x41000000, 0x3c800000, 0x3b800000, 0x41800000

    .text
    .p2align 4
    .globl nnp_winograd_f4x5_3x3_of_7x7_output_with_bias__aarch64_neon
    .type nnp_winograd_f4x5_3x3_of_7x7_output_with_bias__aarch64_neon, %function
nnp_winograd_f4x5_3x3_of_7x7_output_with_bias__aarch64_neon:
    lsl x6, x1, #2
    mov w7, #7
    add x8, x0, x6
    mov x13, x2
    add x2, x8, x6
    mul x1, x1, x7
    add x7, x2, x6
    mov x9, x5
    mov w10, #7
    add x11, x7, x6
    add x6, x11, x6
.Lrepeat_702:
    ldr q0, [x0]
    ldr q1, [x8]
    sub x10, x10, #1
    add x0, x0, x1, lsl #2
    ldr q2, [x2]
    ldr q3, [x7]
    add x8, x8, x1, lsl #2
    add x2, x2, x1, lsl #2
    ldr q4, [x11]
    ldr q5, [x6]
    add x7, x7, x1, lsl #2
    add x11, x11, x1, lsl #2
    adrp x12, .Lconstants_nnp_winograd_f4x5_3x3_of_7x7_output_with_bias__aarch64_neon
    ldr q6, [x12, :lo12:.Lconstants_nnp_winograd_f4x5_3x3_of_7x7_output_with_bias__aarch64_neon]
    adrp x12, .Lconstants_nnp_winograd_f4x5_3x3_of_7x7_output_with_bias__aarch64_neon+16
    ldr q7, [x12, :lo12:.Lconstants_nnp_winograd_f4x5_3x3_of_7x7_output_with_bias__aarch64_neon+16]
    add x6, x6, x1, lsl #2
    fadd v16.4s, v0.4s, v1.4s
    fsub v0.4s, v0.4s, v1.4s
    fsub v1.4s, v2.4s, v3.4s
    fadd v2.4s, v2.4s, v3.4s
    fadd v3.4s, v4.4s, v16.4s
    fadd v5.4s, v5.4s, v1.4s
    fadd v3.4s, v3.4s, v2.4s
    fmla v1.4s, v4.4s, v6.s[0]
    fmla v2.4s, v4.4s, v6.s[2]
    fmla v5.4s, v4.4s, v7.s[0]
    fmla v1.4s, v0.4s, v6.s[1]
    fmla v2.4s, v16.4s, v6.s[3]
    fmla v5.4s, v0.4s, v7.s[1]
    str q3, [x9]
    str q1, [x9, #112]
    str q2, [x9, #224]
    str q5, [x9, #336]
    add x9, x9, #16
    cbnz x10, .Lrepeat_702
    ldr x0, [x4]
    ldr w6, [x4, #20]
    mov x7, x3
    ldr x8, [x4, #8]
    ldr w4, [x4, #16]
    lsl x0, x0, #2
    add x3, x7, x0
    add x9, x3, x0
    add x10, x9, x0
    cmp x6, #31
    bne .Lotherwise_703
    mov w0, #4
.Lrepeat_704:
    tst x4, #1
    beq .Lotherwise_705
    ld1 {v0.4s, v1.4s, v2.4s, v3.4s}, [x5]
    ldr q4, [x13]
    ldp q5, q6, [x5, #64]
    ldr q7, [x5, #96]
    adrp x1, .Lconstants_nnp_winograd_f4x5_3x3_of_7x7_output_with_bias__aarch64_neon
    ldr q16, [x1, :lo12:.Lconstants_nnp_winograd_f4x5_3x3_of_7x7_output_with_bias__aarch64_neon]
    adrp x1, .Lconstants_nnp_winograd_f4x5_3x3_of_7x7_output_with_bias__aarch64_neon+16
    ldr q17, [x1, :lo12:.Lconstants_nnp_winograd_f4x5_3x3_of_7x7_output_with_bias__aarch64_neon+16]
    fadd v2.4s, v2.4s, v4.4s
    fadd v4.4s, v0.4s, v1.4s
    fsub v0.4s, v0.4s, v1.4s
    fadd v1.4s, v5.4s, v7.4s
    fsub v5.4s, v5.4s, v7.4s
    fadd v7.4s, v2.4s, v3.4s
    fsub v2.4s, v2.4s, v3.4s
    mov v3.16b, v2.16b
    mov v18.16b, v7.16b
    fadd v19.4s, v4.4s, v7.4s
    fmla v2.4s, v0.4s, v17.s[1]
    fmla v3.4s, v0.4s, v16.s[1]
    fmla v18.4s, v4.4s, v16.s[3]
    fadd v0.4s, v6.4s, v7.4s
    fmla v2.4s, v5.4s, v17.s[0]
    fmla v3.4s, v5.4s, v16.s[0]
    fmla v18.4s, v1.4s, v16.s[2]
    fadd v5.4s, v19.4s, v1.4s
    fmla v0.4s, v4.4s, v17.s[2]
    fmla v0.4s, v1.4s, v17.s[3]
    zip1 v1.4s, v5.4s, v18.4s
    zip1 v4.4s, v3.4s, v2.4s
    zip2 v5.4s, v5.4s, v18.4s
    zip2 v6.4s, v3.4s, v2.4s
    zip1 v7.4s, v3.4s, v2.4s
    zip1 v16.4s, v1.4s, v4.4s
    zip2 v1.4s, v1.4s, v4.4s
    zip1 v4.4s, v5.4s, v6.4s
    zip1 v17.4s, v18.4s, v0.4s
    str q16, [x7]
    zip2 v5.4s, v5.4s, v6.4s
    zip2 v2.4s, v3.4s, v2.4s
    str q1, [x3]
    zip2 v0.4s, v18.4s, v0.4s
    zip1 v1.4s, v7.4s, v17.4s
    str q4, [x9]
    zip2 v3.4s, v7.4s, v17.4s
    str q5, [x10]
    zip1 v4.4s, v2.4s, v0.4s
    zip2 v0.4s, v2.4s, v0.4s
    str q1, [x7, #4]
    str q3, [x3, #4]
    str q4, [x9, #4]
    str q0, [x10, #4]
.Lotherwise_705:
    sub x0, x0, #1
    lsr x4, x4, #1
    add x7, x7, x8, lsl #2
    add x3, x3, x8, lsl #2
    add x9, x9, x8, lsl #2
    add x10, x10, x8, lsl #2
    add x5, x5, #112
    cbnz x0, .Lrepeat_704
    b .Lend_706
.Lotherwise_703:
    mov w11, #4
.Lrepeat_707:
    tst x4, #1
    beq .Lotherwise_708
    ld1 {v0.4s, v1.4s, v2.4s, v3.4s}, [x5]
    ldr q4, [x13]
    ubfx x0, x6, #0, #4
    ldp q5, q6, [x5, #64]
    ldr q7, [x5, #96]
    adrp x1, .Lconstants_nnp_winograd_f4x5_3x3_of_7x7_output_with_bias__aarch64_neon
    ldr q16, [x1, :lo12:.Lconstants_nnp_winograd_f4x5_3x3_of_7x7_output_with_bias__aarch64_neon]
    adrp x1, .Lconstants_nnp_winograd_f4x5_3x3_of_7x7_output_with_bias__aarch64_neon+16
    ldr q17, [x1, :lo12:.Lconstants_nnp_winograd_f4x5_3x3_of_7x7_output_with_bias__aarch64_neon+16]
    fadd v2.4s, v2.4s, v4.4s
    fadd v4.4s, v0.4s, v1.4s
    fsub v0.4s, v0.4s, v1.4s
    fadd v1.4s, v5.4s, v7.4s
    fsub v5.4s, v5.4s, v7.4s
    fadd v7.4s, v2.4s, v3.4s
    fsub v2.4s, v2.4s, v3.4s
    fadd v3.4s, v6.4s, v7.4s
    mov v6.16b, v2.16b
    fadd v18.4s, v4.4s, v7.4s
    fmla v6.4s, v0.4s, v16.s[1]
    fmla v2.4s, v0.4s, v17.s[1]
    fmla v7.4s, v4.4s, v16.s[3]
    fmla v3.4s, v4.4s, v17.s[2]
    fadd v0.4s, v18.4s, v1.4s
    fmla v6.4s, v5.4s, v16.s[0]
    fmla v7.4s, v1.4s, v16.s[2]
    fmla v2.4s, v5.4s, v17.s[0]
    fmla v3.4s, v1.4s, v17.s[3]
    cmp x0, #15
    bne .Lotherwise_709
    zip1 v1.4s, v0.4s, v7.4s
    zip1 v4.4s, v6.4s, v2.4s
    zip2 v0.4s, v0.4s, v7.4s
    zip2 v2.4s, v6.4s, v2.4s
    zip1 v5.4s, v1.4s, v4.4s
    zip2 v1.4s, v1.4s, v4.4s
    zip1 v4.4s, v0.4s, v2.4s
    zip2 v0.4s, v0.4s, v2.4s
    str q5, [x7]
    str q1, [x3]
    str q4, [x9]
    str q0, [x10]
    b .Lend_710
.Lotherwise_709:
    tst x6, #1
    beq .Lotherwise_711
    st1 {v0.s}[0], [x7]
    st1 {v0.s}[1], [x3]
    st1 {v0.s}[2], [x9]
    st1 {v0.s}[3], [x10]
.Lotherwise_711:
    tst x6, #2
    beq .Lotherwise_712
    add x0, x7, #4
    add x1, x3, #4
    add x2, x9, #4
    st1 {v6.s}[0], [x0]
    add x0, x10, #4
    st1 {v6.s}[1], [x1]
    st1 {v6.s}[2], [x2]
    st1 {v6.s}[3], [x0]
.Lotherwise_712:
    tst x6, #4
    beq .Lotherwise_713
    add x0, x7, #8
    add x1, x3, #8
    add x2, x9, #8
    st1 {v7.s}[0], [x0]
    add x0, x10, #8
    st1 {v7.s}[1], [x1]
    st1 {v7.s}[2], [x2]
    st1 {v7.s}[3], [x0]
.Lotherwise_713:
    tst x6, #8
    beq .Lotherwise_714
    add x0, x7, #12
    add x1, x3, #12
    add x2, x9, #12
    st1 {v2.s}[0], [x0]
    add x0, x10, #12
    st1 {v2.s}[1], [x1]
    st1 {v2.s}[2], [x2]
    st1 {v2.s}[3], [x0]
.Lotherwise_714:
.Lend_710:
    ubfx x0, x6, #4, #4
    cmp x0, #15
    bne .Lotherwise_715
    zip1 v0.4s, v3.4s, v3.4s
    zip1 v1.4s, v3.4s, v3.4s
    zip2 v2.4s, v3.4s, v3.4s
    zip2 v3.4s, v3.4s, v3.4s
    zip1 v4.4s, v0.4s, v1.4s
    zip2 v0.4s, v0.4s, v1.4s
    zip1 v1.4s, v2.4s, v3.4s
    zip2 v2.4s, v2.4s, v3.4s
    str q4, [x7, #16]
    str q0, [x3, #16]
    str q1, [x9, #16]
    str q2, [x10, #16]
    b .Lend_716
.Lotherwise_715:
    tst x6, #16
    beq .Lotherwise_717
    add x0, x7, #16
    add x1, x3, #16
    add x2, x9, #16
    st1 {v3.s}[0], [x0]
    add x0, x10, #16
    st1 {v3.s}[1], [x1]
    st1 {v3.s}[2], [x2]
    st1 {v3.s}[3], [x0]
.Lotherwise_717:
    tst x6, #32
    beq .Lotherwise_718
    add x0, x7, #20
    add x1, x3, #20
    add x2, x9, #20
    st1 {v3.s}[0], [x0]
    add x0, x10, #20
    st1 {v3.s}[1], [x1]
    st1 {v3.s}[2], [x2]
    st1 {v3.s}[3], [x0]
.Lotherwise_718:
    tst x6, #64
    beq .Lotherwise_719
    add x0, x7, #24
    add x1, x3, #24
    add x2, x9, #24
    st1 {v3.s}[0], [x0]
    add x0, x10, #24
    st1 {v3.s}[1], [x1]
    st1 {v3.s}[2], [x2]
    st1 {v3.s}[3], [x0]
.Lotherwise_719:
    tst x6, #128
    beq .Lotherwise_720
    add x0, x7, #28
    add x1, x3, #28
    add x2, x9, #28
    st1 {v3.s}[0], [x0]
    add x0, x10, #28
    st1 {v3.s}[1], [x1]
    st1 {v3.s}[2], [x2]
    st1 {v3.s}[3], [x0]
.Lotherwise_720:
.Lend_716:
.Lotherwise_708:
    sub x11, x11, #1
    lsr x4, x4, #1
    add x7, x7, x8, lsl #2
    add x3, x3, x8, lsl #2
    add x9, x9, x8, lsl #2
    add x10, x10, x8, lsl #2
    add x5, x5, #112
    cbnz x11, .Lrepeat_707
.Lend_706:
    ret
    .size nnp_winograd_f4x5_3x3_of_7x7_output_with_bias__aarch64_neon, . - nnp_winograd_f4x5_3x3_of_7x7_output_with_bias__aarch64_neon

.section .rodata
    .p2align 4
.Lconstants_nnp_winograd_f4x5_3x3_of_7x7_output_with_bias_with_relu__aarch64_neon:
    .long 0x40000000, 0x3e800000, 0x40800000, 0x3d800000
    .long 0x41000000, 0x3c800000, 0x3b800000, 0x41800000

    .text
    .p2align 4
    .globl nnp_winograd_f4x5_3x3_of_7x7_output_with_bias_with_relu__aarch64_neon
    .type nnp_winograd_f4x5_3x3_of_7x7_output_with_bias_with_relu__aarch64_neon, %function
nnp_winograd_f4x5_3x3_of_7x7_output_with_bias_with_relu__aarch64_neon:
    lsl x6, x1, #2
    mov w7, #7
    add x8, x0, x6
    mov x13, x2
    add x2, x8, x6
    mul x1, x1, x7
    add x7, x2, x6
    mov x9, x5
    mov w10, #7
    add x11, x7, x6
    add x6, x11, x6
.Lrepeat_721:
    ldr q0, [x0]
    ldr q1, [x8]
    sub x10, x10, #1
    add x0, x0, x1, lsl #2
    ldr q2, [x2]
    ldr q3, [x7]
    add x8, x8, x1, lsl #2
    add x2, x2, x1, lsl #2
    ldr q4, [x11]
    ldr q5, [x6]
    add x7, x7, x1, lsl #2
    add x11, x11, x1, lsl #2
    adrp x12, .Lconstants_nnp_winograd_f4x5_3x3_of_7x7_output_with_bias_with_relu__aarch64_neon
    ldr q6, [x12, :lo12:.Lconstants_nnp_winograd_f4x5_3x3_of_7x7_output_with_bias_with_relu__aarch64_neon]
    adrp x12, .Lconstants_nnp_winograd_f4x5_3x3_of_7x7_output_with_bias_with_relu__aarch64_neon+16
    ldr q7, [x12, :lo12:.Lconstants_nnp_winograd_f4x5_3x3_of_7x7_output_with_bias_with_relu__aarch64_neon+16]
    add x6, x6, x1, lsl #2
    fadd v16.4s, v0.4s, v1.4s
    fsub v0.4s, v0.4s, v1.4s
    fsub v1.4s, v2.4s, v3.4s
    fadd v2.4s, v2.4s, v3.4s
    fadd v3.4s, v4.4s, v16.4s
    fadd v5.4s, v5.4s, v1.4s
    fadd v3.4s, v3.4s, v2.4s
    fmla v1.4s, v4.4s, v6.s[0]
    fmla v2.4s, v4.4s, v6.s[2]
    fmla v5.4s, v4.4s, v7.s[0]
    fmla v1.4s, v0.4s, v6.s[1]
    fmla v2.4s, v16.4s, v6.s[3]
    fmla v5.4s, v0.4s, v7.s[1]
    str q3, [x9]
    str q1, [x9, #112]
    str q2, [x9, #224]
    str q5, [x9, #336]
    add x9, x9, #16
    cbnz x10, .Lrepeat_721
    ldr x0, [x4]
    ldr w6, [x4, #20]
    mov x7, x3
    ldr x8, [x4, #8]
    ldr w4, [x4, #16]
    lsl x0, x0, #2
    add x3, x7, x0
    add x9, x3, x0
    add x10, x9, x0
    cmp x6, #31
    bne .Lotherwise_722
    mov w0, #4
.Lrepeat_723:
    tst x4, #1
    beq .Lotherwise_724
    ld1 {v0.4s, v1.4s, v2.4s, v3.4s}, [x5]
    ldr q4, [x13]
    movi v5.4s, #0
    ldp q6, q7, [x5, #64]
    ldr q16, [x5, #96]
    adrp x1, .Lconstants_nnp_winograd_f4x5_3x3_of_7x7_output_with_bias_with_relu__aarch64_neon
    ldr q17, [x1, :lo12:.Lconstants_nnp_winograd_f4x5_3x3_of_7x7_output_with_bias_with_relu__aarch64_neon]
    adrp x1, .Lconstants_nnp_winograd_f4x5_3x3_of_7x7_output_with_bias_with_relu__aarch64_neon+16
    ldr q18, [x1, :lo12:.Lconstants_nnp_winograd_f4x5_3x3_of_7x7_output_with_bias_with_relu__aarch64_neon+16]
    fadd v2.4s, v2.4s, v4.4s
    fadd v4.4s, v0.4s, v1.4s
    fsub v0.4s, v0.4s, v1.4s
    fadd v1.4s, v6.4s, v16.4s
    fsub v6.4s, v6.4s, v16.4s
    fadd v16.4s, v2.4s, v3.4s
    fsub v2.4s, v2.4s, v3.4s
    mov v3.16b, v2.16b
    mov v19.16b, v16.16b
    fadd v20.4s, v4.4s, v16.4s
    fmla v2.4s, v0.4s, v18.s[1]
    fmla v3.4s, v0.4s, v17.s[1]
    fmla v19.4s, v4.4s, v17.s[3]
    fadd v0.4s, v7.4s, v16.4s
    fmla v2.4s, v6.4s, v18.s[0]
    fmla v3.4s, v6.4s, v17.s[0]
    fmla v19.4s, v1.4s, v17.s[2]
    fadd v6.4s, v20.4s, v1.4s
    fmla v0.4s, v4.4s, v18.s[2]
    fmax v2.4s, v5.4s, v2.4s
    fmla v0.4s, v1.4s, v18.s[3]
    fmax v1.4s, v5.4s, v6.4s
    fmax v3.4s, v5.4s, v3.4s
    fmax v4.4s, v5.4s, v19.4s
    zip1 v6.4s, v1.4s, v4.4s
    zip1 v7.4s, v3.4s, v2.4s
    fmax v0.4s, v5.4s, v0.4s
    zip2 v1.4s, v1.4s, v4.4s
    zip2 v5.4s, v3.4s, v2.4s
    zip1 v16.4s, v6.4s, v7.4s
    zip2 v6.4s, v6.4s, v7.4s
    zip1 v7.4s, v3.4s, v2.4s
    zip1 v17.4s, v1.4s, v5.4s
    str q16, [x7]
    zip1 v16.4s, v4.4s, v0.4s
    zip2 v1.4s, v1.4s, v5.4s
    str q6, [x3]
    zip2 v2.4s, v3.4s, v2.4s
    str q17, [x9]
    zip2 v0.4s, v4.4s, v0.4s
    zip1 v3.4s, v7.4s, v16.4s
    str q1, [x10]
    zip2 v1.4s, v7.4s, v16.4s
    zip1 v4.4s, v2.4s, v0.4s
    str q3, [x7, #4]
    zip2 v0.4s, v2.4s, v0.4s
    str q1, [x3, #4]
    str q4, [x9, #4]
    str q0, [x10, #4]
.Lotherwise_724:
    sub x0, x0, #1
    lsr x4, x4, #1
    add x7, x7, x8, lsl #2
    add x3, x3, x8, lsl #2
    add x9, x9, x8, lsl #2
    add x10, x10, x8, lsl #2
    add x5, x5, #112
    cbnz x0, .Lrepeat_723
    b .Lend_725
.Lotherwise_722:
    mov w11, #4
.Lrepeat_726:
    tst x4, #1
    beq .Lotherwise_727
    ld1 {v0.4s, v1.4s, v2.4s, v3.4s}, [x5]
    ldr q4, [x13]
    movi v5.4s, #0
    ubfx x0, x6, #0, #4
    ldp q6, q7, [x5, #64]
    ldr q16, [x5, #96]
    adrp x1, .Lconstants_nnp_winograd_f4x5_3x3_of_7x7_output_with_bias_with_relu__aarch64_neon
    ldr q17, [x1, :lo12:.Lconstants_nnp_winograd_f4x5_3x3_of_7x7_output_with_bias_with_relu__aarch64_neon]
    adrp x1, .Lconstants_nnp_winograd_f4x5_3x3_of_7x7_output_with_bias_with_relu__aarch64_neon+16
    ldr q18, [x1, :lo12:.Lconstants_nnp_winograd_f4x5_3x3_of_7x7_output_with_bias_with_relu__aarch64_neon+16]
    fadd v2.4s, v2.4s, v4.4s
    fadd v4.4s, v0.4s, v1.4s
    fsub v0.4s, v0.4s, v1.4s
    fadd v1.4s, v6.4s, v16.4s
    fsub v6.4s, v6.4s, v16.4s
    fadd v16.4s, v2.4s, v3.4s
    fsub v2.4s, v2.4s, v3.4s
    fadd v3.4s, v7.4s, v16.4s
    mov v7.16b, v2.16b
    fadd v19.4s, v4.4s, v16.4s
    fmla v7.4s, v0.4s, v17.s[1]
    fmla v2.4s, v0.4s, v18.s[1]
    fmla v16.4s, v4.4s, v17.s[3]
    fmla v3.4s, v4.4s, v18.s[2]
    fmla v7.4s, v6.4s, v17.s[0]
    fmla v2.4s, v6.4s, v18.s[0]
    fmla v16.4s, v1.4s, v17.s[2]
    fmla v3.4s, v1.4s, v18.s[3]
    fadd v0.4s, v19.4s, v1.4s
    fmax v1.4s, v5.4s, v7.4s
    fmax v2.4s, v5.4s, v2.4s
    fmax v0.4s, v5.4s, v0.4s
    fmax v4.4s, v5.4s, v16.4s
    fmax v3.4s, v5.4s, v3.4s
    cmp x0, #15
    bne .Lotherwise_728
    zip1 v5.4s, v0.4s, v4.4s
    zip1 v6.4s, v1.4s, v2.4s
    zip2 v0.4s, v0.4s, v4.4s
    zip2 v1.4s, v1.4s, v2.4s
    zip1 v2.4s, v5.4s, v6.4s
    zip2 v4.4s, v5.4s, v6.4s
    zip1 v5.4s, v0.4s, v1.4s
    zip2 v0.4s, v0.4s, v1.4s
    str q2, [x7]
    str q4, [x3]
    str q5, [x9]
    str q0, [x10]
    b .Lend_729
.Lotherwise_728:
    tst x6, #1
    beq .Lotherwise_730
    st1 {v0.s}[0], [x7]
    st1 {v0.s}[1], [x3]
    st1 {v0.s}[2], [x9]
    st1 {v0.s}[3], [x10]
.Lotherwise_730:
    tst x6, #2
    beq .Lotherwise_731
    add x0, x7, #4
    add x1, x3, #4
    add x2, x9, #4
    st1 {v1.s}[0], [x0]
    add x0, x10, #4
    st1 {v1.s}[1], [x1]
    st1 {v1.s}[2], [x2]
    st1 {v1.s}[3], [x0]
.Lotherwise_731:
    tst x6, #4
    beq .Lotherwise_732
    add x0, x7, #8
    add x1, x3, #8
    add x2, x9, #8
    st1 {v4.s}[0], [x0]
    add x0, x10, #8
    st1 {v4.s}[1], [x1]
    st1 {v4.s}[2], [x2]
    st1 {v4.s}[3], [x0]
.Lotherwise_732:
    tst x6, #8
    beq .Lotherwise_733
    add x0, x7, #12
    add x1, x3, #12
    add x2, x9, #12
    st1 {v2.s}[0], [x0]
    add x0, x10, #12
    st1 {v2.s}[1], [x1]
    st1 {v2.s}[2], [x2]
    st1 {v2.s}[3], [x0]
.Lotherwise_733:
.Lend_729:
    ubfx x0, x6, #4, #4
    cmp x0, #15
    bne .Lotherwise_734
    zip1 v0.4s, v3.4s, v3.4s
    zip1 v1.4s, v3.4s, v3.4s
    zip2 v2.4s, v3.4s, v3.4s
    zip2 v3.4s, v3.4s, v3.4s
    zip1 v4.4s, v0.4s, v1.4s
    zip2 v0.4s, v0.4s, v1.4s
    zip1 v1.4s, v2.4s, v3.4s
    zip2 v2.4s, v2.4s, v3.4s
    str q4, [x7, #16]
    str q0, [x3, #16]
    str q1, [x9, #16]
    str q2, [x10, #16]
    b .Lend_735
.Lotherwise_734:
    tst x6, #16
    beq .Lotherwise_736
    add x0, x7, #16
    add x1, x3, #16
    add x2, x9, #16
    st1 {v3.s}[0], [x0]
    add x0, x10, #16
    st1 {v3.s}[1], [x1]
    st1 {v3.s}[2], [x2]
    st1 {v3.s}[3], [x0]
.Lotherwise_736:
    tst x6, #32
    beq .Lotherwise_737
    add x0, x7, #20
    add x1, x3, #20
    add x2, x9, #20
    st1 {v3.s}[0], [x0]
    add x0, x10, #20
    st1 {v3.s}[1], [x1]
    st1 {v3.s}[2], [x2]
    st1 {v3.s}[3], [x0]
.Lotherwise_737:
    tst x6, #64
    beq .Lotherwise_738
    add x0, x7, #24
    add x1, x3, #24
    add x2, x9, #24
    st1 {v3.s}[0], [x0]
    add x0, x10, #24
    st1 {v3.s}[1], [x1]
    st1 {v3.s}[2], [x2]
    st1 {v3.s}[3], [x0]
.Lotherwise_738:
    tst x6, #128
    beq .Lotherwise_739
    add x0, x7, #28
    add x1, x3, #28
    add x2, x9, #28
    st1 {v3.s}[0], [x0]
    add x0, x10, #28
    st1 {v3.s}[1], [x1]
    st1 {v3.s}[2], [x2]
    st1 {v3.s}[3], [x0]
.Lotherwise_739:
.Lend_735:
.Lotherwise_727:
    sub x11, x11, #1
    lsr x4, x4, #1
    add x7, x7, x8, lsl #2
    add x3, x3, x8, lsl #2
    add x9, x9, x8, lsl #2
    add x10, x10, x8, lsl #2
    add x5, x5, #112
    cbnz x11, .Lrepeat_726
.Lend_725:
    ret
    .size nnp_winograd_f4x5_3x3_of_7x7_output_with_bias_with_relu__aarch64_neon, . - nnp_winograd_f4x5_3x3_of_7x7_output_with_bias_with_relu__aarch64_neon

.section .rodata
    .p2align 4
.Lconstants_nnp_winograd_f4x4_3x3_of_7x7_input__aarch64_neon:
    .long 0x40600000, 0x40400000, 0x40000000, 0x3f900000
    .long 0x40900000, 0xbf600000, 0x3e000000, 0x3d800000
    .long 0x40040000, 0xc0400000, 0x3e400000, 0x3ff80000
    .long 0x41880000, 0x41800000, 0x3e800000, 0x40080000
    .long 0x3f880000, 0x00000000, 0x00000000, 0x00000000

    .text
    .p2align 4
    .globl nnp_winograd_f4x4_3x3_of_7x7_input__aarch64_neon
    .type nnp_winograd_f4x4_3x3_of_7x7_input__aarch64_neon, %function
nnp_winograd_f4x4_3x3_of_7x7_input__aarch64_neon:
    mov x7, x2
    ldr x2, [x1]
    ldr w8, [x1, #20]
    mov x9, x0
    mov x10, x3
    mov x6, x4
    ldr x11, [x1, #8]
    ldr w12, [x1, #16]
    lsl x0, x2, #2
    add x5, x9, x0
    add x13, x5, x0
    add x14, x13, x0
    cmp x8, #63
    bne .Lotherwise_740
    mov x0, x6
    mov w1, #6
.Lrepeat_741:
    tst x12, #1
    beq .Lotherwise_742
    ldr q0, [x9]
    ldr q1, [x5]
    ubfx x2, x8, #4, #2
    ldr q2, [x13]
    ldr q3, [x14]
    zip1 v4.4s, v0.4s, v2.4s
    zip2 v0.4s, v0.4s, v2.4s
    zip1 v2.4s, v1.4s, v3.4s
    zip2 v1.4s, v1.4s, v3.4s
    zip1 v3.4s, v4.4s, v2.4s
    zip2 v2.4s, v4.4s, v2.4s
    zip1 v4.4s, v0.4s, v1.4s
    zip2 v0.4s, v0.4s, v1.4s
    cmp x2, #3
    bne .Lotherwise_743
    ldr d1, [x9, #16]
    ldr d5, [x13, #16]
    add x2, x5, #16
    add x3, x14, #16
    ld1 {v1.d}[1], [x2]
    ld1 {v5.d}[1], [x3]
    uzp1 v6.4s, v1.4s, v5.4s
    uzp2 v1.4s, v1.4s, v5.4s
    b .Lend_744
.Lotherwise_743:
    movi v6.4s, #0
    tst x8, #16
    beq .Lotherwise_745
    add x2, x9, #16
    add x3, x5, #16
    add x4, x13, #16
    ld1 {v6.s}[0], [x2]
    add x2, x14, #16
    ld1 {v6.s}[1], [x3]
    ld1 {v6.s}[2], [x4]
    ld1 {v6.s}[3], [x2]
.Lotherwise_745:
    movi v1.4s, #0
    tst x8, #32
    beq .Lotherwise_746
    add x2, x9, #20
    add x3, x5, #20
    add x4, x13, #20
    ld1 {v1.s}[0], [x2]
    add x2, x14, #20
    ld1 {v1.s}[1], [x3]
    ld1 {v1.s}[2], [x4]
    ld1 {v1.s}[3], [x2]
.Lotherwise_746:
.Lend_744:
    adrp x2, .Lconstants_nnp_winograd_f4x4_3x3_of_7x7_input__aarch64_neon
    ldr q5, [x2, :lo12:.Lconstants_nnp_winograd_f4x4_3x3_of_7x7_input__aarch64_neon]
    adrp x2, .Lconstants_nnp_winograd_f4x4_3x3_of_7x7_input__aarch64_neon+16
    ldr q7, [x2, :lo12:.Lconstants_nnp_winograd_f4x4_3x3_of_7x7_input__aarch64_neon+16]
    mov v16.16b, v3.16b
    fadd v17.4s, v3.4s, v4.4s
    fsub v18.4s, v0.4s, v6.4s
    adrp x2, .Lconstants_nnp_winograd_f4x4_3x3_of_7x7_input__aarch64_neon+48
    ldr q19, [x2, :lo12:.Lconstants_nnp_winograd_f4x4_3x3_of_7x7_input__aarch64_neon+48]
    adrp x2, .Lconstants_nnp_winograd_f4x4_3x3_of_7x7_input__aarch64_neon+32
    ldr q20, [x2, :lo12:.Lconstants_nnp_winograd_f4x4_3x3_of_7x7_input__aarch64_neon+32]
    mov v21.16b, v6.16b
    adrp x2, .Lconstants_nnp_winograd_f4x4_3x3_of_7x7_input__aarch64_neon+64
    ldr q22, [x2, :lo12:.Lconstants_nnp_winograd_f4x4_3x3_of_7x7_input__aarch64_neon+64]
    fmla v16.4s, v2.4s, v5.s[0]
    fmls v1.4s, v3.4s, v7.s[2]
    fmls v17.4s, v2.4s, v7.s[0]
    fmls v18.4s, v3.4s, v7.s[2]
    fmls v16.4s, v4.4s, v5.s[1]
    fmls v21.4s, v3.4s, v7.s[2]
    fmla v1.4s, v2.4s, v7.s[3]
    fmla v17.4s, v0.4s, v7.s[0]
    fmls v16.4s, v0.4s, v5.s[0]
    fmls v18.4s, v2.4s, v7.s[3]
    fmls v3.4s, v4.4s, v19.s[0]
    fmla v21.4s, v2.4s, v20.s[2]
    fmla v1.4s, v4.4s, v19.s[3]
    fmla v16.4s, v6.4s, v5.s[2]
    fmls v17.4s, v6.4s, v5.s[2]
    fmla v18.4s, v4.4s, v20.s[0]
    fmla v3.4s, v6.4s, v19.s[1]
    fmla v21.4s, v4.4s, v20.s[3]
    fmls v1.4s, v0.4s, v22.s[0]
    fmls v21.4s, v0.4s, v5.s[1]
    fmul v0.4s, v16.4s, v5.s[3]
    fmls v1.4s, v6.4s, v5.s[2]
    fmul v2.4s, v17.4s, v7.s[1]
    fmul v4.4s, v18.4s, v20.s[1]
    fmul v3.4s, v3.4s, v19.s[2]
    str q0, [x0]
    str q2, [x0, #16]
    str q21, [x0, #48]
    str q4, [x0, #32]
    str q3, [x0, #64]
    str q1, [x0, #80]
    b .Lend_747
.Lotherwise_742:
    movi v0.4s, #0
    movi v1.4s, #0
    movi v2.4s, #0
    movi v3.4s, #0
    movi v4.4s, #0
    movi v5.4s, #0
    str q0, [x0]
    str q1, [x0, #16]
    str q2, [x0, #32]
    str q3, [x0, #48]
    str q4, [x0, #64]
    str q5, [x0, #80]
.Lend_747:
    sub x1, x1, #1
    lsr x12, x12, #1
    add x9, x9, x11, lsl #2
    add x5, x5, x11, lsl #2
    add x13, x13, x11, lsl #2
    add x14, x14, x11, lsl #2
    add x0, x0, #96
    cbnz x1, .Lrepeat_741
    b .Lend_748
.Lotherwise_740:
    mov x3, x6
    mov w4, #6
.Lrepeat_749:
    tst x12, #1
    beq .Lotherwise_750
    ubfx x0, x8, #0, #4
    cmp x0, #15
    bne .Lotherwise_751
    ldr q0, [x9]
    ldr q1, [x5]
    ldr q2, [x13]
    ldr q3, [x14]
    zip1 v4.4s, v0.4s, v2.4s
    zip2 v0.4s, v0.4s, v2.4s
    zip1 v2.4s, v1.4s, v3.4s
    zip2 v1.4s, v1.4s, v3.4s
    zip1 v3.4s, v4.4s, v2.4s
    zip2 v2.4s, v4.4s, v2.4s
    zip1 v4.4s, v0.4s, v1.4s
    zip2 v0.4s, v0.4s, v1.4s
    b .Lend_752
.Lotherwise_751:
    movi v3.4s, #0
    tst x8, #1
    beq .Lotherwise_753
    ld1 {v3.s}[0], [x9]
    ld1 {v3.s}[1], [x5]
    ld1 {v3.s}[2], [x13]
    ld1 {v3.s}[3], [x14]
.Lotherwise_753:
    movi v2.4s, #0
    tst x8, #2
    beq .Lotherwise_754
    add x0, x9, #4
    add x1, x5, #4
    add x2, x13, #4
    ld1 {v2.s}[0], [x0]
    add x0, x14, #4
    ld1 {v2.s}[1], [x1]
    ld1 {v2.s}[2], [x2]
    ld1 {v2.s}[3], [x0]
.Lotherwise_754:
    movi v4.4s, #0
    tst x8, #4
    beq .Lotherwise_755
    add x0, x9, #8
    add x1, x5, #8
    add x2, x13, #8
    ld1 {v4.s}[0], [x0]
    add x0, x14, #8
    ld1 {v4.s}[1], [x1]
    ld1 {v4.s}[2], [x2]
    ld1 {v4.s}[3], [x0]
.Lotherwise_755:
    movi v0.4s, #0
    tst x8, #8
    beq .Lotherwise_756
    add x0, x9, #12
    add x1, x5, #12
    add x2, x13, #12
    ld1 {v0.s}[0], [x0]
    add x0, x14, #12
    ld1 {v0.s}[1], [x1]
    ld1 {v0.s}[2], [x2]
    ld1 {v0.s}[3], [x0]
.Lotherwise_756:
.Lend_752:
    ubfx x0, x8, #4, #2
    cmp x0, #3
    bne .Lotherwise_757
    ldr d1, [x9, #16]
    ldr d5, [x13, #16]
    add x0, x5, #16
    add x1, x14, #16
    ld1 {v1.d}[1], [x0]
    ld1 {v5.d}[1], [x1]
    uzp1 v6.4s, v1.4s, v5.4s
    uzp2 v1.4s, v1.4s, v5.4s
    b .Lend_758
.Lotherwise_757:
    movi v6.4s, #0
    tst x8, #16
    beq .Lotherwise_759
    add x0, x9, #16
    add x1, x5, #16
    add x2, x13, #16
    ld1 {v6.s}[0], [x0]
    add x0, x14, #16
    ld1 {v6.s}[1], [x1]
    ld1 {v6.s}[2], [x2]
    ld1 {v6.s}[3], [x0]
.Lotherwise_759:
    movi v1.4s, #0
    tst x8, #32
    beq .Lotherwise_760
    add x0, x9, #20
    add x1, x5, #20
    add x2, x13, #20
    ld1 {v1.s}[0], [x0]
    add x0, x14, #20
    ld1 {v1.s}[1], [x1]
    ld1 {v1.s}[2], [x2]
    ld1 {v1.s}[3], [x0]
.Lotherwise_760:
.Lend_758:
    adrp x0, .Lconstants_nnp_winograd_f4x4_3x3_of_7x7_input__aarch64_neon
    ldr q5, [x0, :lo12:.Lconstants_nnp_winograd_f4x4_3x3_of_7x7_input__aarch64_neon]
    adrp x0, .Lconstants_nnp_winograd_f4x4_3x3_of_7x7_input__aarch64_neon+16
    ldr q7, [x0, :lo12:.Lconstants_nnp_winograd_f4x4_3x3_of_7x7_input__aarch64_neon+16]
    mov v16.16b, v3.16b
    fadd v17.4s, v3.4s, v4.4s
    fsub v18.4s, v0.4s, v6.4s
    adrp x0, .Lconstants_nnp_winograd_f4x4_3x3_of_7x7_input__aarch64_neon+48
    ldr q19, [x0, :lo12:.Lconstants_nnp_winograd_f4x4_3x3_of_7x7_input__aarch64_neon+48]
    adrp x0, .Lconstants_nnp_winograd_f4x4_3x3_of_7x7_input__aarch64_neon+32
    ldr q20, [x0, :lo12:.Lconstants_nnp_winograd_f4x4_3x3_of_7x7_input__aarch64_neon+32]
    mov v21.16b, v6.16b
    adrp x0, .Lconstants_nnp_winograd_f4x4_3x3_of_7x7_input__aarch64_neon+64
    ldr q22, [x0, :lo12:.Lconstants_nnp_winograd_f4x4_3x3_of_7x7_input__aarch64_neon+64]
    fmla v16.4s, v2.4s, v5.s[0]
    fmls v1.4s, v3.4s, v7.s[2]
    fmls v17.4s, v2.4s, v7.s[0]
    fmls v18.4s, v3.4s, v7.s[2]
    fmls v16.4s, v4.4s, v5.s[1]
    fmls v21.4s, v3.4s, v7.s[2]
    fmla v1.4s, v2.4s, v7.s[3]
    fmla v17.4s, v0.4s, v7.s[0]
    fmls v16.4s, v0.4s, v5.s[0]
    fmls v18.4s, v2.4s, v7.s[3]
    fmls v3.4s, v4.4s, v19.s[0]
    fmla v21.4s, v2.4s, v20.s[2]
    fmla v1.4s, v4.4s, v19.s[3]
    fmla v16.4s, v6.4s, v5.s[2]
    fmls v17.4s, v6.4s, v5.s[2]
    fmla v18.4s, v4.4s, v20.s[0]
    fmla v3.4s, v6.4s, v19.s[1]
    fmla v21.4s, v4.4s, v20.s[3]
    fmls v1.4s, v0.4s, v22.s[0]
    fmls v21.4s, v0.4s, v5.s[1]
    fmul v0.4s, v16.4s, v5.s[3]
    fmls v1.4s, v6.4s, v5.s[2]
    fmul v2.4s, v17.4s, v7.s[1]
    fmul v4.4s, v18.4s, v20.s[1]
    fmul v3.4s, v3.4s, v19.s[2]
    str q0, [x3]
    str q2, [x3, #16]
    str q21, [x3, #48]
    str q4, [x3, #32]
    str q3, [x3, #64]
    str q1, [x3, #80]
    b .Lend_761
.Lotherwise_750:
    movi v0.4s, #0
    movi v1.4s, #0
    movi v2.4s, #0
    movi v3.4s, #0
    movi v4.4s, #0
    movi v5.4s, #0
    str q0, [x3]
    str q1, [x3, #16]
    str q2, [x3, #32]
    str q3, [x3, #48]
    str q4, [x3, #64]
    str q5, [x3, #80]
.Lend_761:
    sub x4, x4, #1
    lsr x12, x12, #1
    add x9, x9, x11, lsl #2
    add x5, x5, x11, lsl #2
    add x13, x13, x11, lsl #2
    add x14, x14, x11, lsl #2
    add x3, x3, #96
    cbnz x4, .Lrepeat_749
.Lend_748:
    lsl x0, x10, #2
    mov w1, #7
    add x2, x7, x0
    mul x1, x10, x1
    add x3, x2, x0
    mov w4, #6
    add x5, x3, x0
    add x8, x5, x0
    add x0, x8, x0
.Lrepeat_762:
    ldr q0, [x6]
    ldr q1, [x6, #96]
    sub x4, x4, #1
    ldr q2, [x6, #192]
    adrp x9, .Lconstants_nnp_winograd_f4x4_3x3_of_7x7_input__aarch64_neon
    ldr q3, [x9, :lo12:.Lconstants_nnp_winograd_f4x4_3x3_of_7x7_input__aarch64_neon]
    ldr q4, [x6, #288]
    ldr q5, [x6, #384]
    adrp x9, .Lconstants_nnp_winograd_f4x4_3x3_of_7x7_input__aarch64_neon+16
    ldr q6, [x9, :lo12:.Lconstants_nnp_winograd_f4x4_3x3_of_7x7_input__aarch64_neon+16]
    ldr q7, [x6, #480]
    add x6, x6, #16
    adrp x9, .Lconstants_nnp_winograd_f4x4_3x3_of_7x7_input__aarch64_neon+32
    ldr q16, [x9, :lo12:.Lconstants_nnp_winograd_f4x4_3x3_of_7x7_input__aarch64_neon+32]
    adrp x9, .Lconstants_nnp_winograd_f4x4_3x3_of_7x7_input__aarch64_neon+48
    ldr q17, [x9, :lo12:.Lconstants_nnp_winograd_f4x4_3x3_of_7x7_input__aarch64_neon+48]
    mov v18.16b, v0.16b
    adrp x9, .Lconstants_nnp_winograd_f4x4_3x3_of_7x7_input__aarch64_neon+64
    ldr q19, [x9, :lo12:.Lconstants_nnp_winograd_f4x4_3x3_of_7x7_input__aarch64_neon+64]
    fadd v20.4s, v0.4s, v2.4s
    fmla v18.4s, v1.4s, v3.s[0]
    fsub v21.4s, v4.4s, v5.4s
    mov v22.16b, v5.16b
    fmls v7.4s, v0.4s, v6.s[2]
    fmls v18.4s, v2.4s, v3.s[1]
    fmls v20.4s, v1.4s, v6.s[0]
    fmls v21.4s, v0.4s, v6.s[2]
    fmls v22.4s, v0.4s, v6.s[2]
    fmls v18.4s, v4.4s, v3.s[0]
    fmla v20.4s, v4.4s, v6.s[0]
    fmls v21.4s, v1.4s, v6.s[3]
    fmla v22.4s, v1.4s, v16.s[2]
    fmla v18.4s, v5.4s, v3.s[2]
    fmls v20.4s, v5.4s, v3.s[2]
    fmla v21.4s, v2.4s, v16.s[0]
    fmls v0.4s, v2.4s, v17.s[0]
    fmla v7.4s, v1.4s, v6.s[3]
    fmla v22.4s, v2.4s, v16.s[3]
    fmla v0.4s, v5.4s, v17.s[1]
    fmul v1.4s, v18.4s, v3.s[3]
    fmla v7.4s, v2.4s, v17.s[3]
    fmul v2.4s, v20.4s, v6.s[1]
    fmul v6.4s, v21.4s, v16.s[1]
    fmls v22.4s, v4.4s, v3.s[1]
    fmls v7.4s, v4.4s, v19.s[0]
    str q1, [x7]
    fmul v0.4s, v0.4s, v17.s[2]
    add x7, x7, x1, lsl #2
    str q2, [x2]
    fmls v7.4s, v5.4s, v3.s[2]
    add x2, x2, x1, lsl #2
    str q6, [x3]
    add x3, x3, x1, lsl #2
    str q22, [x5]
    add x5, x5, x1, lsl #2
    str q0, [x8]
    add x8, x8, x1, lsl #2
    str q7, [x0]
    add x0, x0, x1, lsl #2
    cbnz x4, .Lrepeat_762
    ret
    .size nnp_winograd_f4x4_3x3_of_7x7_input__aarch64_neon, . - nnp_winograd_f4x4_3x3_of_7x7_input__aarch64_neon

.section .rodata
    .p2align 4
.Lconstants_nnp_winograd_f4x4_3x3_of_7x7_output_with_bias__aarch64_neon:
    .long 0x40000000, 0x3e800000, 0x40800000, 0x3d800000
    .long 0x41000000, 0x3c800000, 0x00000000, 0x00000000

    .text
    .p2align 4
    .globl nnp_winograd_f4x4_3x3_of_7x7_output_with_bias__aarch64_neon
    .type nnp_winograd_f4x4_3x3_of_7x7_output_with_bias__aarch64_neon, %function
nnp_winograd_f4x4_3x3_of_7x7_output_with_bias__aarch64_neon:
    lsl x6, x1, #2
    mov w7, #7
    add x8, x0, x6
    mov x13, x2
    add x2, x8, x6
    mul x1, x1, x7
    add x7, x2, x6
    mov x9, x5
    mov w10, #6
    add x11, x7, x6
    add x6, x11, x6
.Lrepeat_763:
    ldr q0, [x0]
    ldr q1, [x8]
    sub x10, x10, #1
    add x0, x0, x1, lsl #2
    ldr q2, [x2]
    ldr q3, [x7]
    add x8, x8, x1, lsl #2
    add x2, x2, x1, lsl #2
    ldr q4, [x11]
    ldr q5, [x6]
    add x7, x7, x1, lsl #2
    add x11, x11, x1, lsl #2
    adrp x12, .Lconstants_nnp_winograd_f4x4_3x3_of_7x7_output_with_bias__aarch64_neon
    ldr q6, [x12, :lo12:.Lconstants_nnp_winograd_f4x4_3x3_of_7x7_output_with_bias__aarch64_neon]
    adrp x12, .Lconstants_nnp_winograd_f4x4_3x3_of_7x7_output_with_bias__aarch64_neon+16
    ldr q7, [x12, :lo12:.Lconstants_nnp_winograd_f4x4_3x3_of_7x7_output_with_bias__aarch64_neon+16]
    add x6, x6, x1, lsl #2
    fadd v16.4s, v0.4s, v1.4s
    fsub v0.4s, v0.4s, v1.4s
    fsub v1.4s, v2.4s, v3.4s
    fadd v2.4s, v2.4s, v3.4s
    fadd v3.4s, v4.4s, v16.4s
    fadd v5.4s, v5.4s, v1.4s
    fadd v3.4s, v3.4s, v2.4s
    fmla v1.4s, v4.4s, v6.s[0]
    fmla v2.4s, v4.4s, v6.s[2]
    fmla v5.4s, v4.4s, v7.s[0]
    fmla v1.4s, v0.4s, v6.s[1]
    fmla v2.4s, v16.4s, v6.s[3]
    fmla v5.4s, v0.4s, v7.s[1]
    str q3, [x9]
    str q1, [x9, #96]
    str q2, [x9, #192]
    str q5, [x9, #288]
    add x9, x9, #16
    cbnz x10, .Lrepeat_763
    ldr x0, [x4]
    ldr w7, [x4, #20]
    mov x9, x3
    mov x8, x5
    ldr x10, [x4, #8]
    ldr w11, [x4, #16]
    lsl x0, x0, #2
    add x1, x9, x0
    add x2, x1, x0
    add x0, x2, x0
    cmp x7, #15
    bne .Lotherwise_764
    mov w3, #4
.Lrepeat_765:
    tst x11, #1
    beq .Lotherwise_766
    ld1 {v0.4s, v1.4s, v2.4s, v3.4s}, [x8]
    ldr q4, [x13]
    ldp q5, q6, [x8, #64]
    adrp x4, .Lconstants_nnp_winograd_f4x4_3x3_of_7x7_output_with_bias__aarch64_neon
    ldr q7, [x4, :lo12:.Lconstants_nnp_winograd_f4x4_3x3_of_7x7_output_with_bias__aarch64_neon]
    adrp x4, .Lconstants_nnp_winograd_f4x4_3x3_of_7x7_output_with_bias__aarch64_neon+16
    ldr q16, [x4, :lo12:.Lconstants_nnp_winograd_f4x4_3x3_of_7x7_output_with_bias__aarch64_neon+16]
    fadd v2.4s, v2.4s, v4.4s
    fadd v4.4s, v0.4s, v1.4s
    fsub v0.4s, v0.4s, v1.4s
    fsub v1.4s, v2.4s, v3.4s
    fadd v2.4s, v2.4s, v3.4s
    fadd v3.4s, v5.4s, v4.4s
    fadd v6.4s, v6.4s, v1.4s
    fadd v3.4s, v3.4s, v2.4s
    fmla v2.4s, v5.4s, v7.s[2]
    fmla v1.4s, v5.4s, v7.s[0]
    fmla v6.4s, v5.4s, v16.s[0]
    fmla v2.4s, v4.4s, v7.s[3]
    fmla v1.4s, v0.4s, v7.s[1]
    fmla v6.4s, v0.4s, v16.s[1]
    zip1 v0.4s, v3.4s, v2.4s
    zip2 v2.4s, v3.4s, v2.4s
    zip1 v3.4s, v1.4s, v6.4s
    zip2 v1.4s, v1.4s, v6.4s
    zip1 v4.4s, v0.4s, v3.4s
    zip2 v0.4s, v0.4s, v3.4s
    zip1 v3.4s, v2.4s, v1.4s
    zip2 v1.4s, v2.4s, v1.4s
    str q4, [x9]
    str q0, [x1]
    str q3, [x2]
    str q1, [x0]
.Lotherwise_766:
    sub x3, x3, #1
    lsr x11, x11, #1
    add x9, x9, x10, lsl #2
    add x1, x1, x10, lsl #2
    add x2, x2, x10, lsl #2
    add x0, x0, x10, lsl #2
    add x8, x8, #96
    cbnz x3, .Lrepeat_765
    b .Lend_767
.Lotherwise_764:
    mov w3, #4
.Lrepeat_768:
    tst x11, #1
    beq .Lotherwise_769
    ld1 {v0.4s, v1.4s, v2.4s, v3.4s}, [x8]
    ldr q4, [x13]
    ubfx x4, x7, #0, #4
    ldp q5, q6, [x8, #64]
    adrp x5, .Lconstants_nnp_winograd_f4x4_3x3_of_7x7_output_with_bias__aarch64_neon
    ldr q7, [x5, :lo12:.Lconstants_nnp_winograd_f4x4_3x3_of_7x7_output_with_bias__aarch64_neon]
    adrp x5, .Lconstants_nnp_winograd_f4x4_3x3_of_7x7_output_with_bias__aarch64_neon+16
    ldr q16, [x5, :lo12:.Lconstants_nnp_winograd_f4x4_3x3_of_7x7_output_with_bias__aarch64_neon+16]
    fadd v2.4s, v2.4s, v4.4s
    fadd v4.4s, v0.4s, v1.4s
    fsub v0.4s, v0.4s, v1.4s
    fsub v1.4s, v2.4s, v3.4s
    fadd v2.4s, v2.4s, v3.4s
    fadd v3.4s, v5.4s, v4.4s
    fadd v6.4s, v6.4s, v1.4s
    fadd v3.4s, v3.4s, v2.4s
    fmla v2.4s, v5.4s, v7.s[2]
    fmla v1.4s, v5.4s, v7.s[0]
    fmla v6.4s, v5.4s, v16.s[0]
    fmla v2.4s, v4.4s, v7.s[3]
    fmla v1.4s, v0.4s, v7.s[1]
    fmla v6.4s, v0.4s, v16.s[1]
    cmp x4, #15
    bne .Lotherwise_770
    zip1 v0.4s, v3.4s, v2.4s
    zip1 v4.4s, v1.4s, v6.4s
    zip2 v2.4s, v3.4s, v2.4s
    zip2 v1.4s, v1.4s, v6.4s
    zip1 v3.4s, v0.4s, v4.4s
    zip2 v0.4s, v0.4s, v4.4s
    zip1 v4.4s, v2.4s, v1.4s
    zip2 v1.4s, v2.4s, v1.4s
    str q3, [x9]
    str q0, [x1]
    str q4, [x2]
    str q1, [x0]
    b .Lend_771
.Lotherwise_770:
    tst x7, #1
    beq .Lotherwise_772
    st1 {v3.s}[0], [x9]
    st1 {v3.s}[1], [x1]
    st1 {v3.s}[2], [x2]
    st1 {v3.s}[3], [x0]
.Lotherwise_772:
    tst x7, #2
    beq .Lotherwise_773
    add x4, x9, #4
    add x5, x1, #4
    add x6, x2, #4
    st1 {v1.s}[0], [x4]
    add x4, x0, #4
    st1 {v1.s}[1], [x5]
    st1 {v1.s}[2], [x6]
    st1 {v1.s}[3], [x4]
.Lotherwise_773:
    tst x7, #4
    beq .Lotherwise_774
    add x4, x9, #8
    add x5, x1, #8
    add x6, x2, #8
    st1 {v2.s}[0], [x4]
    add x4, x0, #8
    st1 {v2.s}[1], [x5]
    st1 {v2.s}[2], [x6]
    st1 {v2.s}[3], [x4]
.Lotherwise_774:
    tst x7, #8
    beq .Lotherwise_775
    add x4, x9, #12
    add x5, x1, #12
    add x6, x2, #12
    st1 {v6.s}[0], [x4]
    add x4, x0, #12
    st1 {v6.s}[1], [x5]
    st1 {v6.s}[2], [x6]
    st1 {v6.s}[3], [x4]
.Lotherwise_775:
.Lend_771:
.Lotherwise_769:
    sub x3, x3, #1
    lsr x11, x11, #1
    add x9, x9, x10, lsl #2
    add x1, x1, x10, lsl #2
    add x2, x2, x10, lsl #2
    add x0, x0, x10, lsl #2
    add x8, x8, #96
    cbnz x3, .Lrepeat_768
.Lend_767:
    ret
    .size nnp_winograd_f4x4_3x3_of_7x7_output_with_bias__aarch64_neon, . - nnp_winograd_f4x4_3x3_of_7x7_output_with_bias__aarch64_neon

.section .rodata
    .p2align 4
.Lconstants_nnp_winograd_f4x4_3x3_of_7x7_output_with_bias_with_relu__aarch64_neon:
    .long 0x40000000, 0x3e800000, 0x40800000, 0x3d800000
    .long 0x41000000, 0x3c800000, 0x00000000, 0x00000000

    .text
    .p2align 4
    .globl nnp_winograd_f4x4_3x3_of_7x7_output_with_bias_with_relu__aarch64_neon
    .type nnp_winograd_f4x4_3x3_of_7x7_output_with_bias_with_relu__aarch64_neon, %function
nnp_winograd_f4x4_3x3_of_7x7_output_with_bias_with_relu__aarch64_neon:
    lsl x6, x1, #2
    mov w7, #7
    add x8, x0, x6
    mov x13, x2
    add x2, x8, x6
    mul x1, x1, x7
    add x7, x2, x6
    mov x9, x5
    mov w10, #6
    add x11, x7, x6
    add x6, x11, x6
.Lrepeat_776:
    ldr q0, [x0]
    ldr q1, [x8]
    sub x10, x10, #1
    add x0, x0, x1, lsl #2
    ldr q2, [x2]
    ldr q3, [x7]
    add x8, x8, x1, lsl #2
    add x2, x2, x1, lsl #2
    ldr q4, [x11]
    ldr q5, [x6]
    add x7, x7, x1, lsl #2
    add x11, x11, x1, lsl #2
    adrp x12, .Lconstants_nnp_winograd_f4x4_3x3_of_7x7_output_with_bias_with_relu__aarch64_neon
    ldr q6, [x12, :lo12:.Lconstants_nnp_winograd_f4x4_3x3_of_7x7_output_with_bias_with_relu__aarch64_neon]
    adrp x12, .Lconstants_nnp_winograd_f4x4_3x3_of_7x7_output_with_bias_with_relu__aarch64_neon+16
    ldr q7, [x12, :lo12:.Lconstants_nnp_winograd_f4x4_3x3_of_7x7_output_with_bias_with_relu__aarch64_neon+16]
    add x6, x6, x1, lsl #2
    fadd v16.4s, v0.4s, v1.4s
    fsub v0.4s, v0.4s, v1.4s
    fsub v1.4s, v2.4s, v3.4s
    fadd v2.4s, v2.4s, v3.4s
    fadd v3.4s, v4.4s, v16.4s
    fadd v5.4s, v5.4s, v1.4s
    fadd v3.4s, v3.4s, v2.4s
    fmla v1.4s, v4.4s, v6.s[0]
    fmla v2.4s, v4.4s, v6.s[2]
    fmla v5.4s, v4.4s, v7.s[0]
    fmla v1.4s, v0.4s, v6.s[1]
    fmla v2.4s, v16.4s, v6.s[3]
    fmla v5.4s, v0.4s, v7.s[1]
    str q3, [x9]
    str q1, [x9, #96]
    str q2, [x9, #192]
    str q5, [x9, #288]
    add x9, x9, #16
    cbnz x10, .Lrepeat_776
    ldr x0, [x4]
    ldr w7, [x4, #20]
    mov x9, x3
    mov x8, x5
    ldr x10, [x4, #8]
    ldr w11, [x4, #16]
    lsl x0, x0, #2
    add x1, x9, x0
    add x2, x1, x0
    add x0, x2, x0
    cmp x7, #15
    bne .Lotherwise_777
    mov w3, #4
.Lrepeat_778:
    tst x11, #1
    beq .Lotherwise_779
    ld1 {v0.4s, v1.4s, v2.4s, v3.4s}, [x8]
    ldr q4, [x13]
    movi v5.4s, #0
    ldp q6, q7, [x8, #64]
    adrp x4, .Lconstants_nnp_winograd_f4x4_3x3_of_7x7_output_with_bias_with_relu__aarch64_neon
    ldr q16, [x4, :lo12:.Lconstants_nnp_winograd_f4x4_3x3_of_7x7_output_with_bias_with_relu__aarch64_neon]
    adrp x4, .Lconstants_nnp_winograd_f4x4_3x3_of_7x7_output_with_bias_with_relu__aarch64_neon+16
    ldr q17, [x4, :lo12:.Lconstants_nnp_winograd_f4x4_3x3_of_7x7_output_with_bias_with_relu__aarch64_neon+16]
    fadd v2.4s, v2.4s, v4.4s
    fadd v4.4s, v0.4s, v1.4s
    fsub v0.4s, v0.4s, v1.4s
    fsub v1.4s, v2.4s, v3.4s
    fadd v2.4s, v2.4s, v3.4s
    fadd v3.4s, v6.4s, v4.4s
    fadd v7.4s, v7.4s, v1.4s
    fadd v3.4s, v3.4s, v2.4s
    fmla v2.4s, v6.4s, v16.s[2]
    fmla v1.4s, v6.4s, v16.s[0]
    fmla v7.4s, v6.4s, v17.s[0]
    fmla v2.4s, v4.4s, v16.s[3]
    fmla v1.4s, v0.4s, v16.s[1]
    fmax v3.4s, v5.4s, v3.4s
    fmla v7.4s, v0.4s, v17.s[1]
    fmax v0.4s, v5.4s, v2.4s
    fmax v1.4s, v5.4s, v1.4s
    fmax v2.4s, v5.4s, v7.4s
    zip1 v4.4s, v3.4s, v0.4s
    zip2 v0.4s, v3.4s, v0.4s
    zip1 v3.4s, v1.4s, v2.4s
    zip2 v1.4s, v1.4s, v2.4s
    zip1 v2.4s, v4.4s, v3.4s
    zip2 v3.4s, v4.4s, v3.4s
    zip1 v4.4s, v0.4s, v1.4s
    zip2 v0.4s, v0.4s, v1.4s
    str q2, [x9]
    str q3, [x1]
    str q4, [x2]
    str q0, [x0]
.Lotherwise_779:
    sub x3, x3, #1
    lsr x11, x11, #1
    add x9, x9, x10, lsl #2
    add x1, x1, x10, lsl #2
    add x2, x2, x10, lsl #2
    add x0, x0, x10, lsl #2
    add x8, x8, #96
    cbnz x3, .Lrepeat_778
    b .Lend_780
.Lotherwise_777:
    mov w3, #4
.Lrepeat_781:
    tst x11, #1
    beq .Lotherwise_782
    ld1 {v0.4s, v1.4s, v2.4s, v3.4s}, [x8]
    ldr q4, [x13]
    movi v5.4s, #0
    ubfx x4, x7, #0, #4
    ldp q6, q7, [x8, #64]
    adrp x5, .Lconstants_nnp_winograd_f4x4_3x3_of_7x7_output_with_bias_with_relu__aarch64_neon
    ldr q16, [x5, :lo12:.Lconstants_nnp_winograd_f4x4_3x3_of_7x7_output_with_bias_with_relu__aarch64_neon]
    adrp x5, .Lconstants_nnp_winograd_f4x4_3x3_of_7x7_output_with_bias_with_relu__aarch64_neon+16
    ldr q17, [x5, :lo12:.Lconstants_nnp_winograd_f4x4_3x3_of_7x7_output_with_bias_with_relu__aarch64_neon+16]
    fadd v2.4s, v2.4s, v4.4s
    fadd v4.4s, v0.4s, v1.4s
    fsub v0.4s, v0.4s, v1.4s
    fsub v1.4s, v2.4s, v3.4s
    fadd v2.4s, v2.4s, v3.4s
    fadd v3.4s, v6.4s, v4.4s
    fadd v7.4s, v7.4s, v1.4s
    fadd v3.4s, v3.4s, v2.4s
    fmla v2.4s, v6.4s, v16.s[2]
    fmla v1.4s, v6.4s, v16.s[0]
    fmla v7.4s, v6.4s, v17.s[0]
    fmla v2.4s, v4.4s, v16.s[3]
    fmla v1.4s, v0.4s, v16.s[1]
    fmax v3.4s, v5.4s, v3.4s
    fmla v7.4s, v0.4s, v17.s[1]
    fmax v0.4s, v5.4s, v2.4s
    fmax v1.4s, v5.4s, v1.4s
    fmax v2.4s, v5.4s, v7.4s
    cmp x4, #15
    bne .Lotherwise_783
    zip1 v4.4s, v3.4s, v0.4s
    zip1 v5.4s, v1.4s, v2.4s
    zip2 v0.4s, v3.4s, v0.4s
    zip2 v1.4s, v1.4s, v2.4s
    zip1 v2.4s, v4.4s, v5.4s
    zip2 v3.4s, v4.4s, v5.4s
    zip1 v4.4s, v0.4s, v1.4s
    zip2 v0.4s, v0.4s, v1.4s
    str q2, [x9]
    str q3, [x1]
    str q4, [x2]
    str q0, [x0]
    b .Lend_784
.Lotherwise_783:
    tst x7, #1
    beq .Lotherwise_785
    st1 {v3.s}[0], [x9]
    st1 {v3.s}[1], [x1]
    st1 {v3.s}[2], [x2]
    st1 {v3.s}[3], [x0]
.Lotherwise_785:
    tst x7, #2
    beq .Lotherwise_786
    add x4, x9, #4
    add x5, x1, #4
    add x6, x2, #4
    st1 {v1.s}[0], [x4]
    add x4, x0, #4
    st1 {v1.s}[1], [x5]
    st1 {v1.s}[2], [x6]
    st1 {v1.s}[3], [x4]
.Lotherwise_786:
    tst x7, #4
    beq .Lotherwise_787
    add x4, x9, #8
    add x5, x1, #8
    add x6, x2, #8
    st1 {v0.s}[0], [x4]
    add x4, x0, #8
    st1 {v0.s}[1], [x5]
    st1 {v0.s}[2], [x6]
    st1 {v0.s}[3], [x4]
.Lotherwise_787:
    tst x7, #8
    beq .Lotherwise_788
    add x4, x9, #12
    add x5, x1, #12
    add x6, x2, #12
    st1 {v2.s}[0], [x4]
    add x4, x0, #12
    st1 {v2.s}[1], [x5]
    st1 {v2.s}[2], [x6]
    st1 {v2.s}[3], [x4]
.Lotherwise_788:
.Lend_784:
.Lotherwise_782:
    sub x3, x3, #1
    lsr x11, x11, #1
    add x9, x9, x10, lsl #2
    add x1, x1, x10, lsl #2
    add x2, x2, x10, lsl #2
    add x0, x0, x10, lsl #2
    add x8, x8, #96
    cbnz x3, .Lrepeat_781
.Lend_780:
    ret
    .size nnp_winograd_f4x4_3x3_of_7x7_output_with_bias_with_relu__aarch64_neon, . - nnp_winograd_f4x4_3x3_of_7x7_output_with_bias_with_relu__aarch64_neon

.section .rodata
    .p2align 4
.Lconstants_nnp_winograd_f4x3_3x3_of_6x6_input__aarch64_neon:
    .long 0x40100000, 0x3ec80000, 0x3f200000, 0x3fc00000
    .long 0x3f610000, 0x40290000, 0x00000000, 0x00000000

    .text
    .p2align 4
    .globl nnp_winograd_f4x3_3x3_of_6x6_input__aarch64_neon
    .type nnp_winograd_f4x3_3x3_of_6x6_input__aarch64_neon, %function
nnp_winograd_f4x3_3x3_of_6x6_input__aarch64_neon:
    mov x7, x2
    ldr x2, [x1]
    ldr w8, [x1, #20]
    mov x9, x0
    mov x10, x3
    mov x6, x4
    ldr x11, [x1, #8]
    ldr w12, [x1, #16]
    lsl x0, x2, #2
    add x5, x9, x0
    add x13, x5, x0
    add x14, x13, x0
    cmp x8, #31
    bne .Lotherwise_789
    mov x0, x6
    mov w1, #6
.Lrepeat_790:
    tst x12, #1
    beq .Lotherwise_791
    ldr q0, [x9]
    ldr q1, [x5]
    movi v2.4s, #0
    ldr q3, [x13]
    ldr q4, [x14]
    zip1 v5.4s, v0.4s, v3.4s
    zip2 v0.4s, v0.4s, v3.4s
    zip1 v3.4s, v1.4s, v4.4s
    zip2 v1.4s, v1.4s, v4.4s
    zip1 v4.4s, v5.4s, v3.4s
    zip2 v3.4s, v5.4s, v3.4s
    zip1 v5.4s, v0.4s, v1.4s
    zip2 v0.4s, v0.4s, v1.4s
    tst x8, #16
    beq .Lotherwise_792
    add x2, x9, #16
    add x3, x5, #16
    add x4, x13, #16
    ld1 {v2.s}[0], [x2]
    add x2, x14, #16
    ld1 {v2.s}[1], [x3]
    ld1 {v2.s}[2], [x4]
    ld1 {v2.s}[3], [x2]
.Lotherwise_792:
    adrp x2, .Lconstants_nnp_winograd_f4x3_3x3_of_6x6_input__aarch64_neon
    ldr q1, [x2, :lo12:.Lconstants_nnp_winograd_f4x3_3x3_of_6x6_input__aarch64_neon]
    mov v6.16b, v5.16b
    mov v7.16b, v5.16b
    adrp x2, .Lconstants_nnp_winograd_f4x3_3x3_of_6x6_input__aarch64_neon+16
    ldr q16, [x2, :lo12:.Lconstants_nnp_winograd_f4x3_3x3_of_6x6_input__aarch64_neon+16]
    mov v17.16b, v0.16b
    fmls v6.4s, v4.4s, v1.s[0]
    fmls v7.4s, v4.4s, v1.s[1]
    fmls v17.4s, v3.4s, v1.s[0]
    fmls v0.4s, v3.4s, v1.s[1]
    fmla v2.4s, v4.4s, v16.s[0]
    fmul v3.4s, v6.4s, v1.s[1]
    fmul v4.4s, v7.4s, v1.s[0]
    fmls v2.4s, v5.4s, v16.s[1]
    mov v5.16b, v3.16b
    mov v6.16b, v4.16b
    fmls v3.4s, v17.4s, v1.s[2]
    fmls v4.4s, v0.4s, v1.s[3]
    fmla v5.4s, v17.4s, v1.s[2]
    fmla v6.4s, v0.4s, v1.s[3]
    str q2, [x0, #64]
    str q3, [x0, #16]
    str q4, [x0, #48]
    str q5, [x0]
    str q6, [x0, #32]
    b .Lend_793
.Lotherwise_791:
    movi v0.4s, #0
    movi v1.4s, #0
    movi v2.4s, #0
    movi v3.4s, #0
    movi v4.4s, #0
    str q0, [x0]
    str q1, [x0, #16]
    str q2, [x0, #32]
    str q3, [x0, #48]
    str q4, [x0, #64]
.Lend_793:
    sub x1, x1, #1
    lsr x12, x12, #1
    add x9, x9, x11, lsl #2
    add x5, x5, x11, lsl #2
    add x13, x13, x11, lsl #2
    add x14, x14, x11, lsl #2
    add x0, x0, #80
    cbnz x1, .Lrepeat_790
    b .Lend_794
.Lotherwise_789:
    mov x3, x6
    mov w4, #6
.Lrepeat_795:
    tst x12, #1
    beq .Lotherwise_796
    ubfx x0, x8, #0, #4
    cmp x0, #15
    bne .Lotherwise_797
    ldr q0, [x9]
    ldr q1, [x5]
    ldr q2, [x13]
    ldr q3, [x14]
    zip1 v4.4s, v0.4s, v2.4s
    zip2 v0.4s, v0.4s, v2.4s
    zip1 v2.4s, v1.4s, v3.4s
    zip2 v1.4s, v1.4s, v3.4s
    zip1 v3.4s, v4.4s, v2.4s
    zip2 v2.4s, v4.4s, v2.4s
    zip1 v4.4s, v0.4s, v1.4s
    zip2 v0.4s, v0.4s, v1.4s
    b .Lend_798
.Lotherwise_797:
    movi v3.4s, #0
    tst x8, #1
    beq .Lotherwise_799
    ld1 {v3.s}[0], [x9]
    ld1 {v3.s}[1], [x5]
    ld1 {v3.s}[2], [x13]
    ld1 {v3.s}[3], [x14]
.Lotherwise_799:
    movi v2.4s, #0
    tst x8, #2
    beq .Lotherwise_800
    add x0, x9, #4
    add x1, x5, #4
    add x2, x13, #4
    ld1 {v2.s}[0], [x0]
    add x0, x14, #4
    ld1 {v2.s}[1], [x1]
    ld1 {v2.s}[2], [x2]
    ld1 {v2.s}[3], [x0]
.Lotherwise_800:
    movi v4.4s, #0
    tst x8, #4
    beq .Lotherwise_801
    add x0, x9, #8
    add x1, x5, #8
    add x2, x13, #8
    ld1 {v4.s}[0], [x0]
    add x0, x14, #8
    ld1 {v4.s}[1], [x1]
    ld1 {v4.s}[2], [x2]
    ld1 {v4.s}[3], [x0]
.Lotherwise_801:
    movi v0.4s, #0
    tst x8, #8
    beq .Lotherwise_802
    add x0, x9, #12
    add x1, x5, #12
    add x2, x13, #12
    ld1 {v0.s}[0], [x0]
    add x0, x14, #12
    ld1 {v0.s}[1], [x1]
    ld1 {v0.s}[2], [x2]
    ld1 {v0.s}[3], [x0]
.Lotherwise_802:
.Lend_798:
    movi v1.4s, #0
    tst x8, #16
    beq .Lotherwise_803
    add x0, x9, #16
    add x1, x5, #16
    add x2, x13, #16
    ld1 {v1.s}[0], [x0]
    add x0, x14, #16
    ld1 {v1.s}[1], [x1]
    ld1 {v1.s}[2], [x2]
    ld1 {v1.s}[3], [x0]
.Lotherwise_803:
    adrp x0, .Lconstants_nnp_winograd_f4x3_3x3_of_6x6_input__aarch64_neon
    ldr q5, [x0, :lo12:.Lconstants_nnp_winograd_f4x3_3x3_of_6x6_input__aarch64_neon]
    mov v6.16b, v4.16b
    mov v7.16b, v4.16b
    adrp x0, .Lconstants_nnp_winograd_f4x3_3x3_of_6x6_input__aarch64_neon+16
    ldr q16, [x0, :lo12:.Lconstants_nnp_winograd_f4x3_3x3_of_6x6_input__aarch64_neon+16]
    mov v17.16b, v0.16b
    fmls v6.4s, v3.4s, v5.s[0]
    fmls v7.4s, v3.4s, v5.s[1]
    fmls v17.4s, v2.4s, v5.s[0]
    fmls v0.4s, v2.4s, v5.s[1]
    fmla v1.4s, v3.4s, v16.s[0]
    fmul v2.4s, v6.4s, v5.s[1]
    fmul v3.4s, v7.4s, v5.s[0]
    fmls v1.4s, v4.4s, v16.s[1]
    mov v4.16b, v2.16b
    mov v6.16b, v3.16b
    fmls v2.4s, v17.4s, v5.s[2]
    fmls v3.4s, v0.4s, v5.s[3]
    fmla v4.4s, v17.4s, v5.s[2]
    fmla v6.4s, v0.4s, v5.s[3]
    str q1, [x3, #64]
    str q2, [x3, #16]
    str q3, [x3, #48]
    str q4, [x3]
    str q6, [x3, #32]
    b .Lend_804
.Lotherwise_796:
    movi v0.4s, #0
    movi v1.4s, #0
    movi v2.4s, #0
    movi v3.4s, #0
    movi v4.4s, #0
    str q0, [x3]
    str q1, [x3, #16]
    str q2, [x3, #32]
    str q3, [x3, #48]
    str q4, [x3, #64]
.Lend_804:
    sub x4, x4, #1
    lsr x12, x12, #1
    add x9, x9, x11, lsl #2
    add x5, x5, x11, lsl #2
    add x13, x13, x11, lsl #2
    add x14, x14, x11, lsl #2
    add x3, x3, #80
    cbnz x4, .Lrepeat_795
.Lend_794:
    lsl x0, x10, #2
    mov w1, #6
    add x2, x7, x0
    mul x1, x10, x1
    add x3, x2, x0
    mov w4, #5
    add x5, x3, x0
    add x8, x5, x0
    add x0, x8, x0
.Lrepeat_805:
    ldr q0, [x6, #320]
    ldr q1, [x6, #160]
    sub x4, x4, #1
    ldr q2, [x6, #240]
    adrp x9, .Lconstants_nnp_winograd_f4x3_3x3_of_6x6_input__aarch64_neon
    ldr q3, [x9, :lo12:.Lconstants_nnp_winograd_f4x3_3x3_of_6x6_input__aarch64_neon]
    ldr q4, [x6, #80]
    ldr q5, [x6, #400]
    adrp x9, .Lconstants_nnp_winograd_f4x3_3x3_of_6x6_input__aarch64_neon+16
    ldr q6, [x9, :lo12:.Lconstants_nnp_winograd_f4x3_3x3_of_6x6_input__aarch64_neon+16]
    ldr q7, [x6]
    add x6, x6, #16
    mov v16.16b, v0.16b
    mov v17.16b, v0.16b
    mov v18.16b, v2.16b
    mov v19.16b, v2.16b
    fmls v16.4s, v1.4s, v3.s[0]
    fmls v17.4s, v1.4s, v3.s[1]
    fmls v18.4s, v4.4s, v3.s[0]
    fmls v19.4s, v4.4s, v3.s[1]
    fmla v5.4s, v4.4s, v6.s[0]
    fmla v0.4s, v7.4s, v6.s[0]
    mov v4.16b, v16.16b
    mov v7.16b, v17.16b
    fmls v16.4s, v18.4s, v3.s[2]
    fmls v17.4s, v19.4s, v3.s[3]
    fmla v4.4s, v18.4s, v3.s[2]
    fmla v7.4s, v19.4s, v3.s[3]
    fmls v5.4s, v2.4s, v6.s[1]
    fmls v0.4s, v1.4s, v6.s[1]
    str q4, [x7]
    add x7, x7, x1, lsl #2
    str q16, [x2]
    add x2, x2, x1, lsl #2
    str q7, [x3]
    add x3, x3, x1, lsl #2
    str q17, [x5]
    add x5, x5, x1, lsl #2
    str q5, [x8]
    add x8, x8, x1, lsl #2
    str q0, [x0]
    add x0, x0, x1, lsl #2
    cbnz x4, .Lrepeat_805
    ret
    .size nnp_winograd_f4x3_3x3_of_6x6_input__aarch64_neon, . - nnp_winograd_f4x3_3x3_of_6x6_input__aarch64_neon

.section .rodata
    .p2align 4
.Lconstants_nnp_winograd_f4x3_3x3_of_6x6_output_with_bias__aarch64_neon:
    .long 0x3f200000, 0x3fc00000, 0x3ec80000, 0x40100000
    .long 0x3e7a0000, 0x40580000, 0x00000000, 0x00000000

    .text
    .p2align 4
    .globl nnp_winograd_f4x3_3x3_of_6x6_output_with_bias__aarch64_neon
    .type nnp_winograd_f4x3_3x3_of_6x6_output_with_bias__aarch64_neon, %function
nnp_winograd_f4x3_3x3_of_6x6_output_with_bias__aarch64_neon:
    lsl x6, x1, #2
    mov w7, #6
    add x8, x0, x6
    mov x13, x2
    add x2, x8, x6
    mul x1, x1, x7
    add x7, x2, x6
    mov x9, x5
    mov w10, #5
    add x11, x7, x6
    add x6, x11, x6
.Lrepeat_806:
    ldr q0, [x0]
    ldr q1, [x8]
    sub x10, x10, #1
    add x0, x0, x1, lsl #2
    ldr q2, [x2]
    ldr q3, [x7]
    add x8, x8, x1, lsl #2
    add x2, x2, x1, lsl #2
    adrp x12, .Lconstants_nnp_winograd_f4x3_3x3_of_6x6_output_with_bias__aarch64_neon
    ldr q4, [x12, :lo12:.Lconstants_nnp_winograd_f4x3_3x3_of_6x6_output_with_bias__aarch64_neon]
    ldr q5, [x11]
    add x7, x7, x1, lsl #2
    add x11, x11, x1, lsl #2
    ldr q6, [x6]
    adrp x12, .Lconstants_nnp_winograd_f4x3_3x3_of_6x6_output_with_bias__aarch64_neon+16
    ldr q7, [x12, :lo12:.Lconstants_nnp_winograd_f4x3_3x3_of_6x6_output_with_bias__aarch64_neon+16]
    add x6, x6, x1, lsl #2
    fadd v16.4s, v0.4s, v1.4s
    fsub v0.4s, v0.4s, v1.4s
    fadd v1.4s, v2.4s, v3.4s
    fsub v2.4s, v2.4s, v3.4s
    fmul v3.4s, v0.4s, v4.s[0]
    fmul v17.4s, v16.4s, v4.s[2]
    fadd v6.4s, v6.4s, v16.4s
    fmla v5.4s, v0.4s, v7.s[0]
    fmla v3.4s, v2.4s, v4.s[1]
    fmla v17.4s, v1.4s, v4.s[3]
    fmla v5.4s, v2.4s, v7.s[1]
    fadd v0.4s, v6.4s, v1.4s
    str q0, [x9]
    str q3, [x9, #80]
    str q17, [x9, #160]
    str q5, [x9, #240]
    add x9, x9, #16
    cbnz x10, .Lrepeat_806
    ldr x0, [x4]
    ldr w1, [x4, #20]
    mov x9, x3
    mov x8, x5
    ldr x10, [x4, #8]
    ldr w11, [x4, #16]
    lsl x0, x0, #2
    add x2, x9, x0
    add x3, x2, x0
    add x0, x3, x0
    cmp x1, #7
    bne .Lotherwise_807
    mov w1, #4
.Lrepeat_808:
    tst x11, #1
    beq .Lotherwise_809
    ld1 {v0.4s, v1.4s, v2.4s, v3.4s}, [x8]
    adrp x4, .Lconstants_nnp_winograd_f4x3_3x3_of_6x6_output_with_bias__aarch64_neon
    ldr q4, [x4, :lo12:.Lconstants_nnp_winograd_f4x3_3x3_of_6x6_output_with_bias__aarch64_neon]
    add x4, x2, #4
    add x5, x0, #4
    ldr q5, [x8, #64]
    ldr q6, [x13]
    fsub v7.4s, v0.4s, v1.4s
    fsub v16.4s, v2.4s, v3.4s
    fadd v0.4s, v0.4s, v1.4s
    fadd v1.4s, v2.4s, v3.4s
    fmul v2.4s, v7.4s, v4.s[0]
    fadd v3.4s, v0.4s, v1.4s
    fmla v5.4s, v0.4s, v4.s[2]
    fmla v2.4s, v16.4s, v4.s[1]
    fmla v5.4s, v1.4s, v4.s[3]
    fadd v0.4s, v3.4s, v6.4s
    fadd v1.4s, v2.4s, v6.4s
    fadd v2.4s, v5.4s, v6.4s
    zip1 v3.4s, v0.4s, v1.4s
    zip2 v0.4s, v0.4s, v1.4s
    zip1 v4.4s, v1.4s, v2.4s
    zip2 v1.4s, v1.4s, v2.4s
    str d3, [x9]
    st1 {v3.d}[1], [x2]
    str d0, [x3]
    st1 {v0.d}[1], [x0]
    str d4, [x9, #4]
    st1 {v4.d}[1], [x4]
    str d1, [x3, #4]
    st1 {v1.d}[1], [x5]
.Lotherwise_809:
    sub x1, x1, #1
    lsr x11, x11, #1
    add x9, x9, x10, lsl #2
    add x2, x2, x10, lsl #2
    add x3, x3, x10, lsl #2
    add x0, x0, x10, lsl #2
    add x8, x8, #80
    cbnz x1, .Lrepeat_808
    b .Lend_810
.Lotherwise_807:
    mov w4, #4
.Lrepeat_811:
    tst x11, #1
    beq .Lotherwise_812
    ld1 {v0.4s, v1.4s, v2.4s, v3.4s}, [x8]
    adrp x5, .Lconstants_nnp_winograd_f4x3_3x3_of_6x6_output_with_bias__aarch64_neon
    ldr q4, [x5, :lo12:.Lconstants_nnp_winograd_f4x3_3x3_of_6x6_output_with_bias__aarch64_neon]
    ubfx x5, x1, #0, #4
    ldr q5, [x8, #64]
    ldr q6, [x13]
    fsub v7.4s, v0.4s, v1.4s
    fadd v0.4s, v0.4s, v1.4s
    fadd v1.4s, v2.4s, v3.4s
    fsub v2.4s, v2.4s, v3.4s
    fmul v3.4s, v7.4s, v4.s[0]
    fmla v5.4s, v0.4s, v4.s[2]
    fadd v0.4s, v0.4s, v1.4s
    fmla v5.4s, v1.4s, v4.s[3]
    fmla v3.4s, v2.4s, v4.s[1]
    fadd v0.4s, v0.4s, v6.4s
    fadd v1.4s, v5.4s, v6.4s
    fadd v2.4s, v3.4s, v6.4s
    cmp x5, #15
    bne .Lotherwise_813
    zip1 v3.4s, v0.4s, v1.4s
    zip1 v4.4s, v2.4s, v1.4s
    zip2 v0.4s, v0.4s, v1.4s
    zip2 v1.4s, v2.4s, v1.4s
    zip1 v2.4s, v3.4s, v4.4s
    zip2 v3.4s, v3.4s, v4.4s
    zip1 v4.4s, v0.4s, v1.4s
    zip2 v0.4s, v0.4s, v1.4s
    str q2, [x9]
    str q3, [x2]
    str q4, [x3]
    str q0, [x0]
    b .Lend_814
.Lotherwise_813:
    tst x1, #1
    beq .Lotherwise_815
    st1 {v0.s}[0], [x9]
    st1 {v0.s}[1], [x2]
    st1 {v0.s}[2], [x3]
    st1 {v0.s}[3], [x0]
.Lotherwise_815:
    tst x1, #2
    beq .Lotherwise_816
    add x5, x9, #4
    add x6, x2, #4
    add x7, x3, #4
    st1 {v2.s}[0], [x5]
    add x5, x0, #4
    st1 {v2.s}[1], [x6]
    st1 {v2.s}[2], [x7]
    st1 {v2.s}[3], [x5]
.Lotherwise_816:
    tst x1, #4
    beq .Lotherwise_817
    add x5, x9, #8
    add x6, x2, #8
    add x7, x3, #8
    st1 {v1.s}[0], [x5]
    add x5, x0, #8
    st1 {v1.s}[1], [x6]
    st1 {v1.s}[2], [x7]
    st1 {v1.s}[3], [x5]
.Lotherwise_817:
    tst x1, #8
    beq .Lotherwise_818
    add x5, x9, #12
    add x6, x2, #12
    add x7, x3, #12
    st1 {v1.s}[0], [x5]
    add x5, x0, #12
    st1 {v1.s}[1], [x6]
    st1 {v1.s}[2], [x7]
    st1 {v1.s}[3], [x5]
.Lotherwise_818:
.Lend_814:
.Lotherwise_812:
    sub x4, x4, #1
    lsr x11, x11, #1
    add x9, x9, x10, lsl #2
    add x2, x2, x10, lsl #2
    add x3, x3, x10, lsl #2
    add x0, x0, x10, lsl #2
    add x8, x8, #80
    cbnz x4, .Lrepeat_811
.Lend_810:
    ret
    .size nnp_winograd_f4x3_3x3_of_6x6_output_with_bias__aarch64_neon, . - nnp_winograd_f4x3_3x3_of_6x6_output_with_bias__aarch64_neon

.section .rodata
    .p2align 4
.Lconstants_nnp_winograd_f4x3_3x3_of_6x6_output_with_bias_with_relu__aarch64_neon:
    .long 0x3f200000, 0x3fc00000, 0x3ec80000, 0x40100000
    .long 0x3e7a0000, 0x40580000, 0x00000000, 0x00000000

    .text
    .p2align 4
    .globl nnp_winograd_f4x3_3x3_of_6x6_output_with_bias_with_relu__aarch64_neon
    .type nnp_winograd_f4x3_3x3_of_6x6_output_with_bias_with_relu__aarch64_neon, %function
nnp_winograd_f4x3_3x3_of_6x6_output_with_bias_with_relu__aarch64_neon:
    lsl x6, x1, #2
    mov w7, #6
    add x8, x0, x6
    mov x13, x2
    add x2, x8, x6
    mul x1, x1, x7
    add x7, x2, x6
    mov x9, x5
    mov w10, #5
    add x11, x7, x6
    add x6, x11, x6
.Lrepeat_819:
    ldr q0, [x0]
    ldr q1, [x8]
    sub x10, x10, #1
    add x0, x0, x1, lsl #2
    ldr q2, [x2]
    ldr q3, [x7]
    add x8, x8, x1, lsl #2
    add x2, x2, x1, lsl #2
    adrp x12, .Lconstants_nnp_winograd_f4x3_3x3_of_6x6_output_with_bias_with_relu__aarch64_neon
    ldr q4, [x12, :lo12:.Lconstants_nnp_winograd_f4x3_3x3_of_6x6_output_with_bias_with_relu__aarch64_neon]
    ldr q5, [x11]
    add x7, x7, x1, lsl #2
    add x11, x11, x1, lsl #2
    ldr q6, [x6]
    adrp x12, .Lconstants_nnp_winograd_f4x3_3x3_of_6x6_output_with_bias_with_relu__aarch64_neon+16
    ldr q7, [x12, :lo12:.Lconstants_nnp_winograd_f4x3_3x3_of_6x6_output_with_bias_with_relu__aarch64_neon+16]
    add x6, x6, x1, lsl #2
    fadd v16.4s, v0.4s, v1.4s
    fsub v0.4s, v0.4s, v1.4s
    fadd v1.4s, v2.4s, v3.4s
    fsub v2.4s, v2.4s, v3.4s
    fmul v3.4s, v0.4s, v4.s[0]
    fmul v17.4s, v16.4s, v4.s[2]
    fadd v6.4s, v6.4s, v16.4s
    fmla v5.4s, v0.4s, v7.s[0]
    fmla v3.4s, v2.4s, v4.s[1]
    fmla v17.4s, v1.4s, v4.s[3]
    fmla v5.4s, v2.4s, v7.s[1]
    fadd v0.4s, v6.4s, v1.4s
    str q0, [x9]
    str q3, [x9, #80]
    str q17, [x9, #160]
    str q5, [x9, #240]
    add x9, x9, #16
    cbnz x10, .Lrepeat_819
    ldr x0, [x4]
    ldr w1, [x4, #20]
    mov x9, x3
    mov x8, x5
    ldr x10, [x4, #8]
    ldr w11, [x4, #16]
    lsl x0, x0, #2
    add x2, x9, x0
    add x3, x2, x0
    add x0, x3, x0
    cmp x1, #7
    bne .Lotherwise_820
    mov w1, #4
.Lrepeat_821:
    tst x11, #1
    beq .Lotherwise_822
    ld1 {v0.4s, v1.4s, v2.4s, v3.4s}, [x8]
    adrp x4, .Lconstants_nnp_winograd_f4x3_3x3_of_6x6_output_with_bias_with_relu__aarch64_neon
    ldr q4, [x4, :lo12:.Lconstants_nnp_winograd_f4x3_3x3_of_6x6_output_with_bias_with_relu__aarch64_neon]
    movi v5.4s, #0
    add x4, x2, #4
    ldr q6, [x8, #64]
    add x5, x0, #4
    ldr q7, [x13]
    fsub v16.4s, v0.4s, v1.4s
    fsub v17.4s, v2.4s, v3.4s
    fadd v0.4s, v0.4s, v1.4s
    fadd v1.4s, v2.4s, v3.4s
    fmul v2.4s, v16.4s, v4.s[0]
    fadd v3.4s, v0.4s, v1.4s
    fmla v6.4s, v0.4s, v4.s[2]
    fmla v2.4s, v17.4s, v4.s[1]
    fmla v6.4s, v1.4s, v4.s[3]
    fadd v0.4s, v3.4s, v7.4s
    fadd v1.4s, v2.4s, v7.4s
    fmax v0.4s, v5.4s, v0.4s
    fadd v2.4s, v6.4s, v7.4s
    fmax v1.4s, v5.4s, v1.4s
    fmax v2.4s, v5.4s, v2.4s
    zip1 v3.4s, v0.4s, v1.4s
    zip2 v0.4s, v0.4s, v1.4s
    zip1 v4.4s, v1.4s, v2.4s
    zip2 v1.4s, v1.4s, v2.4s
    str d3, [x9]
    st1 {v3.d}[1], [x2]
    str d0, [x3]
    st1 {v0.d}[1], [x0]
    str d4, [x9, #4]
    st1 {v4.d}[1], [x4]
    str d1, [x3, #4]
    st1 {v1.d}[1], [x5]
.Lotherwise_822:
    sub x1, x1, #1
    lsr x11, x11, #1
    add x9, x9, x10, lsl #2
    add x2, x2, x10, lsl #2
    add x3, x3, x10, lsl #2
    add x0, x0, x10, lsl #2
    add x8, x8, #80
    cbnz x1, .Lrepeat_821
    b .Lend_823
.Lotherwise_820:
    mov w4, #4
.Lrepeat_824:
    tst x11, #1
    beq .Lotherwise_825
    ld1 {v0.4s, v1.4s, v2.4s, v3.4s}, [x8]
    adrp x5, .Lconstants_nnp_winograd_f4x3_3x3_of_6x6_output_with_bias_with_relu__aarch64_neon
    ldr q4, [x5, :lo12:.Lconstants_nnp_winograd_f4x3_3x3_of_6x6_output_with_bias_with_relu__aarch64_neon]
    movi v5.4s, #0
    ubfx x5, x1, #0, #4
    ldr q6, [x8, #64]
    ldr q7, [x13]
    fsub v16.4s, v0.4s, v1.4s
    fadd v0.4s, v0.4s, v1.4s
    fadd v1.4s, v2.4s, v3.4s
    fsub v2.4s, v2.4s, v3.4s
    fmul v3.4s, v16.4s, v4.s[0]
    fmla v6.4s, v0.4s, v4.s[2]
    fadd v0.4s, v0.4s, v1.4s
    fmla v6.4s, v1.4s, v4.s[3]
    fmla v3.4s, v2.4s, v4.s[1]
    fadd v0.4s, v0.4s, v7.4s
    fadd v1.4s, v6.4s, v7.4s
    fadd v2.4s, v3.4s, v7.4s
    fmax v0.4s, v5.4s, v0.4s
    fmax v1.4s, v5.4s, v1.4s
    fmax v2.4s, v5.4s, v2.4s
    cmp x5, #15
    bne .Lotherwise_826
    zip1 v3.4s, v0.4s, v1.4s
    zip1 v4.4s, v2.4s, v1.4s
    zip2 v0.4s, v0.4s, v1.4s
    zip2 v1.4s, v2.4s, v1.4s
    zip1 v2.4s, v3.4s, v4.4s
    zip2 v3.4s, v3.4s, v4.4s
    zip1 v4.4s, v0.4s, v1.4s
    zip2 v0.4s, v0.4s, v1.4s
    str q2, [x9]
    str q3, [x2]
    str q4, [x3]
    str q0, [x0]
    b .Lend_827
.Lotherwise_826:
    tst x1, #1
    beq .Lotherwise_828
    st1 {v0.s}[0], [x9]
    st1 {v0.s}[1], [x2]
    st1 {v0.s}[2], [x3]
    st1 {v0.s}[3], [x0]
.Lotherwise_828:
    tst x1, #2
    beq .Lotherwise_829
    add x5, x9, #4
    add x6, x2, #4
    add x7, x3, #4
    st1 {v2.s}[0], [x5]
    add x5, x0, #4
    st1 {v2.s}[1], [x6]
    st1 {v2.s}[2], [x7]
    st1 {v2.s}[3], [x5]
.Lotherwise_829:
    tst x1, #4
    beq .Lotherwise_830
    add x5, x9, #8
    add x6, x2, #8
    add x7, x3, #8
    st1 {v1.s}[0], [x5]
    add x5, x0, #8
    st1 {v1.s}[1], [x6]
    st1 {v1.s}[2], [x7]
    st1 {v1.s}[3], [x5]
.Lotherwise_830:
    tst x1, #8
    beq .Lotherwise_831
    add x5, x9, #12
    add x6, x2, #12
    add x7, x3, #12
    st1 {v1.s}[0], [x5]
    add x5, x0, #12
    st1 {v1.s}[1], [x6]
    st1 {v1.s}[2], [x7]
    st1 {v1.s}[3], [x5]
.Lotherwise_831:
.Lend_827:
.Lotherwise_825:
    sub x4, x4, #1
    lsr x11, x11, #1
    add x9, x9, x10, lsl #2
    add x2, x2, x10, lsl #2
    add x3, x3, x10, lsl #2
    add x0, x0, x10, lsl #2
    add x8, x8, #80
    cbnz x4, .Lrepeat_824
.Lend_823:
    ret
    .size nnp_winograd_f4x3_3x3_of_6x6_output_with_bias_with_relu__aarch64_neon, . - nnp_winograd_f4x3_3x3_of_6x6_output_with_bias_with_relu__aarch64_neon

.section .rodata
    .p2align 4
.Lconstants_nnp_winograd_f3x4_3x3_of_6x6_input__aarch64_neon:
    .long 0x40100000, 0x3f200000, 0x3ec80000, 0x3fc00000
    .long 0x3f610000, 0x40290000, 0x00000000, 0x00000000

    .text
    .p2align 4
    .globl nnp_winograd_f3x4_3x3_of_6x6_input__aarch64_neon
    .type nnp_winograd_f3x4_3x3_of_6x6_input__aarch64_neon, %function
nnp_winograd_f3x4_3x3_of_6x6_input__aarch64_neon:
    mov x7, x2
    ldr x2, [x1]
    ldr w8, [x1, #20]
    mov x9, x0
    mov x10, x3
    mov x6, x4
    ldr x11, [x1, #8]
    ldr w12, [x1, #16]
    lsl x0, x2, #2
    add x5, x9, x0
    add x13, x5, x0
    add x14, x13, x0
    cmp x8, #63
    bne .Lotherwise_832
    mov x0, x6
    mov w1, #5
.Lrepeat_833:
    tst x12, #1
    beq .Lotherwise_834
    ldr q0, [x9]
    ldr q1, [x5]
    ubfx x2, x8, #4, #2
    ldr q2, [x13]
    ldr q3, [x14]
    zip1 v4.4s, v0.4s, v2.4s
    zip2 v0.4s, v0.4s, v2.4s
    zip1 v2.4s, v1.4s, v3.4s
    zip2 v1.4s, v1.4s, v3.4s
    zip1 v3.4s, v4.4s, v2.4s
    zip2 v2.4s, v4.4s, v2.4s
    zip1 v4.4s, v0.4s, v1.4s
    zip2 v0.4s, v0.4s, v1.4s
    cmp x2, #3
    bne .Lotherwise_835
    ldr d1, [x9, #16]
    ldr d5, [x13, #16]
    add x2, x5, #16
    add x3, x14, #16
    ld1 {v1.d}[1], [x2]
    ld1 {v5.d}[1], [x3]
    uzp1 v6.4s, v1.4s, v5.4s
    uzp2 v1.4s, v1.4s, v5.4s
    b .Lend_836
.Lotherwise_835:
    movi v6.4s, #0
    tst x8, #16
    beq .Lotherwise_837
    add x2, x9, #16
    add x3, x5, #16
    add x4, x13, #16
    ld1 {v6.s}[0], [x2]
    add x2, x14, #16
    ld1 {v6.s}[1], [x3]
    ld1 {v6.s}[2], [x4]
    ld1 {v6.s}[3], [x2]
.Lotherwise_837:
    movi v1.4s, #0
    tst x8, #32
    beq .Lotherwise_838
    add x2, x9, #20
    add x3, x5, #20
    add x4, x13, #20
    ld1 {v1.s}[0], [x2]
    add x2, x14, #20
    ld1 {v1.s}[1], [x3]
    ld1 {v1.s}[2], [x4]
    ld1 {v1.s}[3], [x2]
.Lotherwise_838:
.Lend_836:
    adrp x2, .Lconstants_nnp_winograd_f3x4_3x3_of_6x6_input__aarch64_neon
    ldr q5, [x2, :lo12:.Lconstants_nnp_winograd_f3x4_3x3_of_6x6_input__aarch64_neon]
    mov v7.16b, v6.16b
    mov v16.16b, v6.16b
    adrp x2, .Lconstants_nnp_winograd_f3x4_3x3_of_6x6_input__aarch64_neon+16
    ldr q17, [x2, :lo12:.Lconstants_nnp_winograd_f3x4_3x3_of_6x6_input__aarch64_neon+16]
    mov v18.16b, v0.16b
    mov v19.16b, v0.16b
    fmls v7.4s, v4.4s, v5.s[0]
    fmls v16.4s, v4.4s, v5.s[2]
    fmls v18.4s, v2.4s, v5.s[0]
    fmls v19.4s, v2.4s, v5.s[2]
    fmla v1.4s, v2.4s, v17.s[0]
    fmla v6.4s, v3.4s, v17.s[0]
    mov v2.16b, v7.16b
    mov v3.16b, v16.16b
    fmls v7.4s, v18.4s, v5.s[1]
    fmls v16.4s, v19.4s, v5.s[3]
    fmla v2.4s, v18.4s, v5.s[1]
    fmla v3.4s, v19.4s, v5.s[3]
    fmls v1.4s, v0.4s, v17.s[1]
    fmls v6.4s, v4.4s, v17.s[1]
    str q7, [x0, #16]
    str q16, [x0, #48]
    str q2, [x0]
    str q3, [x0, #32]
    str q1, [x0, #64]
    str q6, [x0, #80]
    b .Lend_839
.Lotherwise_834:
    movi v0.4s, #0
    movi v1.4s, #0
    movi v2.4s, #0
    movi v3.4s, #0
    movi v4.4s, #0
    movi v5.4s, #0
    str q0, [x0]
    str q1, [x0, #16]
    str q2, [x0, #32]
    str q3, [x0, #48]
    str q4, [x0, #64]
    str q5, [x0, #80]
.Lend_839:
    sub x1, x1, #1
    lsr x12, x12, #1
    add x9, x9, x11, lsl #2
    add x5, x5, x11, lsl #2
    add x13, x13, x11, lsl #2
    add x14, x14, x11, lsl #2
    add x0, x0, #96
    cbnz x1, .Lrepeat_833
    b .Lend_840
.Lotherwise_832:
    mov x3, x6
    mov w4, #5
.Lrepeat_841:
    tst x12, #1
    beq .Lotherwise_842
    ubfx x0, x8, #0, #4
    cmp x0, #15
    bne .Lotherwise_843
    ldr q0, [x9]
    ldr q1, [x5]
    ldr q2, [x13]
    ldr q3, [x14]
    zip1 v4.4s, v0.4s, v2.4s
    zip2 v0.4s, v0.4s, v2.4s
    zip1 v2.4s, v1.4s, v3.4s
    zip2 v1.4s, v1.4s, v3.4s
    zip1 v3.4s, v4.4s, v2.4s
    zip2 v2.4s, v4.4s, v2.4s
    zip1 v4.4s, v0.4s, v1.4s
    zip2 v0.4s, v0.4s, v1.4s
    b .Lend_844
.Lotherwise_843:
    movi v3.4s, #0
    tst x8, #1
    beq .Lotherwise_845
    ld1 {v3.s}[0], [x9]
    ld1 {v3.s}[1], [x5]
    ld1 {v3.s}[2], [x13]
    ld1 {v3.s}[3], [x14]
.Lotherwise_845:
    movi v2.4s, #0
    tst x8, #2
    beq .Lotherwise_846
    add x0, x9, #4
    add x1, x5, #4
    add x2, x13, #4
    ld1 {v2.s}[0], [x0]
    add x0, x14, #4
    ld1 {v2.s}[1], [x1]
    ld1 {v2.s}[2], [x2]
    ld1 {v2.s}[3], [x0]
.Lotherwise_846:
    movi v4.4s, #0
    tst x8, #4
    beq .Lotherwise_847
    add x0, x9, #8
    add x1, x5, #8
    add x2, x13, #8
    ld1 {v4.s}[0], [x0]
    add x0, x14, #8
    ld1 {v4.s}[1], [x1]
    ld1 {v4.s}[2], [x2]
    ld1 {v4.s}[3], [x0]
.Lotherwise_847:
    movi v0.4s, #0
    tst x8, #8
    beq .Lotherwise_848
    add x0, x9, #12
    add x1, x5, #12
    add x2, x13, #12
    ld1 {v0.s}[0], [x0]
    add x0, x14, #12
    ld1 {v0.s}[1], [x1]
    ld1 {v0.s}[2], [x2]
    ld1 {v0.s}[3], [x0]
.Lotherwise_848:
.Lend_844:
    ubfx x0, x8, #4, #2
    cmp x0, #3
    bne .Lotherwise_849
    ldr d1, [x9, #16]
    ldr d5, [x13, #16]
    add x0, x5, #16
    add x1, x14, #16
    ld1 {v1.d}[1], [x0]
    ld1 {v5.d}[1], [x1]
    uzp1 v6.4s, v1.4s, v5.4s
    uzp2 v1.4s, v1.4s, v5.4s
    b .Lend_850
.Lotherwise_849:
    movi v6.4s, #0
    tst x8, #16
    beq .Lotherwise_851
    add x0, x9, #16
    add x1, x5, #16
    add x2, x13, #16
    ld1 {v6.s}[0], [x0]
    add x0, x14, #16
    ld1 {v6.s}[1], [x1]
    ld1 {v6.s}[2], [x2]
    ld1 {v6.s}[3], [x0]
.Lotherwise_851:
    movi v1.4s, #0
    tst x8, #32
    beq .Lotherwise_852
    add x0, x9, #20
    add x1, x5, #20
    add x2, x13, #20
    ld1 {v1.s}[0], [x0]
    add x0, x14, #20
    ld1 {v1.s}[1], [x1]
    ld1 {v1.s}[2], [x2]
    ld1 {v1.s}[3], [x0]
.Lotherwise_852:
.Lend_850:
    adrp x0, .Lconstants_nnp_winograd_f3x4_3x3_of_6x6_input__aarch64_neon
    ldr q5, [x0, :lo12:.Lconstants_nnp_winograd_f3x4_3x3_of_6x6_input__aarch64_neon]
    mov v7.16b, v6.16b
    mov v16.16b, v6.16b
    adrp x0, .Lconstants_nnp_winograd_f3x4_3x3_of_6x6_input__aarch64_neon+16
    ldr q17, [x0, :lo12:.Lconstants_nnp_winograd_f3x4_3x3_of_6x6_input__aarch64_neon+16]
    mov v18.16b, v0.16b
    mov v19.16b, v0.16b
    fmls v7.4s, v4.4s, v5.s[0]
    fmls v16.4s, v4.4s, v5.s[2]
    fmls v18.4s, v2.4s, v5.s[0]
    fmls v19.4s, v2.4s, v5.s[2]
    fmla v1.4s, v2.4s, v17.s[0]
    fmla v6.4s, v3.4s, v17.s[0]
    mov v2.16b, v7.16b
    mov v3.16b, v16.16b
    fmls v7.4s, v18.4s, v5.s[1]
    fmls v16.4s, v19.4s, v5.s[3]
    fmla v2.4s, v18.4s, v5.s[1]
    fmla v3.4s, v19.4s, v5.s[3]
    fmls v1.4s, v0.4s, v17.s[1]
    fmls v6.4s, v4.4s, v17.s[1]
    str q7, [x3, #16]
    str q16, [x3, #48]
    str q2, [x3]
    str q3, [x3, #32]
    str q1, [x3, #64]
    str q6, [x3, #80]
    b .Lend_853
.Lotherwise_842:
    movi v0.4s, #0
    movi v1.4s, #0
    movi v2.4s, #0
    movi v3.4s, #0
    movi v4.4s, #0
    movi v5.4s, #0
    str q0, [x3]
    str q1, [x3, #16]
    str q2, [x3, #32]
    str q3, [x3, #48]
    str q4, [x3, #64]
    str q5, [x3, #80]
.Lend_853:
    sub x4, x4, #1
    lsr x12, x12, #1
    add x9, x9, x11, lsl #2
    add x5, x5, x11, lsl #2
    add x13, x13, x11, lsl #2
    add x14, x14, x11, lsl #2
    add x3, x3, #96
    cbnz x4, .Lrepeat_841
.Lend_840:
    lsl x0, x10, #2
    mov w1, #6
    add x2, x7, x0
    mul x1, x10, x1
    add x3, x2, x0
    mov w4, #6
    add x5, x3, x0
    add x0, x5, x0
.Lrepeat_854:
    ldr q0, [x6, #192]
    ldr q1, [x6]
    sub x4, x4, #1
    adrp x8, .Lconstants_nnp_winograd_f3x4_3x3_of_6x6_input__aarch64_neon
    ldr q2, [x8, :lo12:.Lconstants_nnp_winograd_f3x4_3x3_of_6x6_input__aarch64_neon]
    ldr q3, [x6, #288]
    ldr q4, [x6, #96]
    ldr q5, [x6, #384]
    add x6, x6, #16
    adrp x8, .Lconstants_nnp_winograd_f3x4_3x3_of_6x6_input__aarch64_neon+16
    ldr q6, [x8, :lo12:.Lconstants_nnp_winograd_f3x4_3x3_of_6x6_input__aarch64_neon+16]
    mov v7.16b, v0.16b
    mov v16.16b, v0.16b
    mov v17.16b, v3.16b
    fmls v7.4s, v1.4s, v2.s[0]
    fmls v16.4s, v1.4s, v2.s[2]
    fmls v17.4s, v4.4s, v2.s[0]
    fmls v3.4s, v4.4s, v2.s[2]
    fmla v5.4s, v1.4s, v6.s[0]
    fmul v1.4s, v7.4s, v2.s[2]
    fmul v4.4s, v16.4s, v2.s[0]
    fmls v5.4s, v0.4s, v6.s[1]
    mov v0.16b, v1.16b
    mov v6.16b, v4.16b
    fmls v1.4s, v17.4s, v2.s[1]
    fmls v4.4s, v3.4s, v2.s[3]
    fmla v0.4s, v17.4s, v2.s[1]
    fmla v6.4s, v3.4s, v2.s[3]
    str q0, [x7]
    add x7, x7, x1, lsl #2
    str q1, [x2]
    add x2, x2, x1, lsl #2
    str q6, [x3]
    add x3, x3, x1, lsl #2
    str q4, [x5]
    add x5, x5, x1, lsl #2
    str q5, [x0]
    add x0, x0, x1, lsl #2
    cbnz x4, .Lrepeat_854
    ret
    .size nnp_winograd_f3x4_3x3_of_6x6_input__aarch64_neon, . - nnp_winograd_f3x4_3x3_of_6x6_input__aarch64_neon

.section .rodata
    .p2align 4
.Lconstants_nnp_winograd_f3x4_3x3_of_6x6_output_with_bias__aarch64_neon:
    .long 0x3f200000, 0x3fc00000, 0x3ec80000, 0x40100000
    .long 0x3e7a0000, 0x40580000, 0x00000000, 0x00000000

    .text
    .p2align 4
    .globl nnp_winograd_f3x4_3x3_of_6x6_output_with_bias__aarch64_neon
    .type nnp_winograd_f3x4_3x3_of_6x6_output_with_bias__aarch64_neon, %function
nnp_winograd_f3x4_3x3_of_6x6_output_with_bias__aarch64_neon:
    lsl x6, x1, #2
    mov w7, #6
    add x8, x0, x6
    mov x12, x2
    add x2, x8, x6
    mul x1, x1, x7
    add x7, x2, x6
    mov x9, x5
    mov w10, #6
    add x6, x7, x6
.Lrepeat_855:
    ldr q0, [x0]
    ldr q1, [x8]
    sub x10, x10, #1
    add x0, x0, x1, lsl #2
    ldr q2, [x2]
    ldr q3, [x7]
    add x8, x8, x1, lsl #2
    add x2, x2, x1, lsl #2
    adrp x11, .Lconstants_nnp_winograd_f3x4_3x3_of_6x6_output_with_bias__aarch64_neon
    ldr q4, [x11, :lo12:.Lconstants_nnp_winograd_f3x4_3x3_of_6x6_output_with_bias__aarch64_neon]
    ldr q5, [x6]
    add x7, x7, x1, lsl #2
    add x6, x6, x1, lsl #2
    fsub v6.4s, v0.4s, v1.4s
    fadd v0.4s, v0.4s, v1.4s
    fadd v1.4s, v2.4s, v3.4s
    fsub v2.4s, v2.4s, v3.4s
    fmul v3.4s, v6.4s, v4.s[0]
    fmla v5.4s, v0.4s, v4.s[2]
    fadd v0.4s, v0.4s, v1.4s
    fmla v5.4s, v1.4s, v4.s[3]
    fmla v3.4s, v2.4s, v4.s[1]
    str q0, [x9]
    str q5, [x9, #192]
    str q3, [x9, #96]
    add x9, x9, #16
    cbnz x10, .Lrepeat_855
    ldr x0, [x4]
    ldr w7, [x4, #20]
    mov x9, x3
    mov x8, x5
    ldr x10, [x4, #8]
    ldr w11, [x4, #16]
    lsl x0, x0, #2
    add x1, x9, x0
    add x2, x1, x0
    add x0, x2, x0
    cmp x7, #15
    bne .Lotherwise_856
    mov w3, #3
.Lrepeat_857:
    tst x11, #1
    beq .Lotherwise_858
    ld1 {v0.4s, v1.4s, v2.4s, v3.4s}, [x8]
    adrp x4, .Lconstants_nnp_winograd_f3x4_3x3_of_6x6_output_with_bias__aarch64_neon
    ldr q4, [x4, :lo12:.Lconstants_nnp_winograd_f3x4_3x3_of_6x6_output_with_bias__aarch64_neon]
    ldp q5, q6, [x8, #64]
    adrp x4, .Lconstants_nnp_winograd_f3x4_3x3_of_6x6_output_with_bias__aarch64_neon+16
    ldr q7, [x4, :lo12:.Lconstants_nnp_winograd_f3x4_3x3_of_6x6_output_with_bias__aarch64_neon+16]
    ldr q16, [x12]
    fadd v17.4s, v0.4s, v1.4s
    fsub v0.4s, v0.4s, v1.4s
    fadd v1.4s, v2.4s, v3.4s
    fsub v2.4s, v2.4s, v3.4s
    fmul v3.4s, v0.4s, v4.s[0]
    fmul v18.4s, v17.4s, v4.s[2]
    fadd v6.4s, v6.4s, v17.4s
    fmla v5.4s, v0.4s, v7.s[0]
    fmla v3.4s, v2.4s, v4.s[1]
    fmla v18.4s, v1.4s, v4.s[3]
    fmla v5.4s, v2.4s, v7.s[1]
    fadd v0.4s, v6.4s, v1.4s
    fadd v0.4s, v0.4s, v16.4s
    fadd v1.4s, v3.4s, v16.4s
    fadd v2.4s, v18.4s, v16.4s
    fadd v3.4s, v5.4s, v16.4s
    zip1 v4.4s, v0.4s, v2.4s
    zip1 v5.4s, v1.4s, v3.4s
    zip2 v0.4s, v0.4s, v2.4s
    zip2 v1.4s, v1.4s, v3.4s
    zip1 v2.4s, v4.4s, v5.4s
    zip2 v3.4s, v4.4s, v5.4s
    zip1 v4.4s, v0.4s, v1.4s
    zip2 v0.4s, v0.4s, v1.4s
    str q2, [x9]
    str q3, [x1]
    str q4, [x2]
    str q0, [x0]
.Lotherwise_858:
    sub x3, x3, #1
    lsr x11, x11, #1
    add x9, x9, x10, lsl #2
    add x1, x1, x10, lsl #2
    add x2, x2, x10, lsl #2
    add x0, x0, x10, lsl #2
    add x8, x8, #96
    cbnz x3, .Lrepeat_857
    b .Lend_859
.Lotherwise_856:
    mov w3, #3
.Lrepeat_860:
    tst x11, #1
    beq .Lotherwise_861
    ld1 {v0.4s, v1.4s, v2.4s, v3.4s}, [x8]
    adrp x4, .Lconstants_nnp_winograd_f3x4_3x3_of_6x6_output_with_bias__aarch64_neon
    ldr q4, [x4, :lo12:.Lconstants_nnp_winograd_f3x4_3x3_of_6x6_output_with_bias__aarch64_neon]
    ubfx x4, x7, #0, #4
    ldp q5, q6, [x8, #64]
    adrp x5, .Lconstants_nnp_winograd_f3x4_3x3_of_6x6_output_with_bias__aarch64_neon+16
    ldr q7, [x5, :lo12:.Lconstants_nnp_winograd_f3x4_3x3_of_6x6_output_with_bias__aarch64_neon+16]
    ldr q16, [x12]
    fadd v17.4s, v0.4s, v1.4s
    fsub v0.4s, v0.4s, v1.4s
    fadd v1.4s, v2.4s, v3.4s
    fsub v2.4s, v2.4s, v3.4s
    fmul v3.4s, v0.4s, v4.s[0]
    fmul v18.4s, v17.4s, v4.s[2]
    fadd v6.4s, v6.4s, v17.4s
    fmla v5.4s, v0.4s, v7.s[0]
    fmla v3.4s, v2.4s, v4.s[1]
    fmla v18.4s, v1.4s, v4.s[3]
    fmla v5.4s, v2.4s, v7.s[1]
    fadd v0.4s, v6.4s, v1.4s
    fadd v0.4s, v0.4s, v16.4s
    fadd v1.4s, v3.4s, v16.4s
    fadd v2.4s, v18.4s, v16.4s
    fadd v3.4s, v5.4s, v16.4s
    cmp x4, #15
    bne .Lotherwise_862
    zip1 v4.4s, v0.4s, v2.4s
    zip1 v5.4s, v1.4s, v3.4s
    zip2 v0.4s, v0.4s, v2.4s
    zip2 v1.4s, v1.4s, v3.4s
    zip1 v2.4s, v4.4s, v5.4s
    zip2 v3.4s, v4.4s, v5.4s
    zip1 v4.4s, v0.4s, v1.4s
    zip2 v0.4s, v0.4s, v1.4s
    str q2, [x9]
    str q3, [x1]
    str q4, [x2]
    str q0, [x0]
    b .Lend_863
.Lotherwise_862:
    tst x7, #1
    beq .Lotherwise_864
    st1 {v0.s}[0], [x9]
    st1 {v0.s}[1], [x1]
    st1 {v0.s}[2], [x2]
    st1 {v0.s}[3], [x0]
.Lotherwise_864:
    tst x7, #2
    beq .Lotherwise_865
    add x4, x9, #4
    add x5, x1, #4
    add x6, x2, #4
    st1 {v1.s}[0], [x4]
    add x4, x0, #4
    st1 {v1.s}[1], [x5]
    st1 {v1.s}[2], [x6]
    st1 {v1.s}[3], [x4]
.Lotherwise_865:
    tst x7, #4
    beq .Lotherwise_866
    add x4, x9, #8
    add x5, x1, #8
    add x6, x2, #8
    st1 {v2.s}[0], [x4]
    add x4, x0, #8
    st1 {v2.s}[1], [x5]
    st1 {v2.s}[2], [x6]
    st1 {v2.s}[3], [x4]
.Lotherwise_866:
    tst x7, #8
    beq .Lotherwise_867
    add x4, x9, #12
    add x5, x1, #12
    add x6, x2, #12
    st1 {v3.s}[0], [x4]
    add x4, x0, #12
    st1 {v3.s}[1], [x5]
    st1 {v3.s}[2], [x6]
    st1 {v3.s}[3], [x4]
.Lotherwise_867:
.Lend_863:
.Lotherwise_861:
    sub x3, x3, #1
    lsr x11, x11, #1
    add x9, x9, x10, lsl #2
    add x1, x1, x10, lsl #2
    add x2, x2, x10, lsl #2
    add x0, x0, x10, lsl #2
    add x8, x8, #96
    cbnz x3, .Lrepeat_860
.Lend_859:
    ret
    .size nnp_winograd_f3x4_3x3_of_6x6_output_with_bias__aarch64_neon, . - nnp_winograd_f3x4_3x3_of_6x6_output_with_bias__aarch64_neon

.section .rodata
    .p2align 4
.Lconstants_nnp_winograd_f3x4_3x3_of_6x6_output_with_bias_with_relu__aarch64_neon:
    .long 0x3f200000, 0x3fc00000, 0x3ec80000, 0x40100000
    .long 0x3e7a0000, 0x40580000, 0x00000000, 0x00000000

    .text
    .p2align 4
    .globl nnp_winograd_f3x4_3x3_of_6x6_output_with_bias_with_relu__aarch64_neon
    .type nnp_winograd_f3x4_3x3_of_6x6_output_with_bias_with_relu__aarch64_neon, %function
nnp_winograd_f3x4_3x3_of_6x6_output_with_bias_with_relu__aarch64_neon:
    lsl x6, x1, #2
    mov w7, #6
    add x8, x0, x6
    mov x12, x2
    add x2, x8, x6
    mul x1, x1, x7
    add x7, x2, x6
    mov x9, x5
    mov w10, #6
    add x6, x7, x6
.Lrepeat_868:
    ldr q0, [x0]
    ldr q1, [x8]
    sub x10, x10, #1
    add x0, x0, x1, lsl #2
    ldr q2, [x2]
    ldr q3, [x7]
    add x8, x8, x1, lsl #2
    add x2, x2, x1, lsl #2
    adrp x11, .Lconstants_nnp_winograd_f3x4_3x3_of_6x6_output_with_bias_with_relu__aarch64_neon
    ldr q4, [x11, :lo12:.Lconstants_nnp_winograd_f3x4_3x3_of_6x6_output_with_bias_with_relu__aarch64_neon]
    ldr q5, [x6]
    add x7, x7, x1, lsl #2
    add x6, x6, x1, lsl #2
    fsub v6.4s, v0.4s, v1.4s
    fadd v0.4s, v0.4s, v1.4s
    fadd v1.4s, v2.4s, v3.4s
    fsub v2.4s, v2.4s, v3.4s
    fmul v3.4s, v6.4s, v4.s[0]
    fmla v5.4s, v0.4s, v4.s[2]
    fadd v0.4s, v0.4s, v1.4s
    fmla v5.4s, v1.4s, v4.s[3]
    fmla v3.4s, v2.4s, v4.s[1]
    str q0, [x9]
    str q5, [x9, #192]
    str q3, [x9, #96]
    add x9, x9, #16
    cbnz x10, .Lrepeat_868
    ldr x0, [x4]
    ldr w7, [x4, #20]
    mov x9, x3
    mov x8, x5
    ldr x10, [x4, #8]
    ldr w11, [x4, #16]
    lsl x0, x0, #2
    add x1, x9, x0
    add x2, x1, x0
    add x0, x2, x0
    cmp x7, #15
    bne .Lotherwise_869
    mov w3, #3
.Lrepeat_870:
    tst x11, #1
    beq .Lotherwise_871
    ld1 {v0.4s, v1.4s, v2.4s, v3.4s}, [x8]
    adrp x4, .Lconstants_nnp_winograd_f3x4_3x3_of_6x6_output_with_bias_with_relu__aarch64_neon
    ldr q4, [x4, :lo12:.Lconstants_nnp_winograd_f3x4_3x3_of_6x6_output_with_bias_with_relu__aarch64_neon]
    movi v5.4s, #0
    ldp q6, q7, [x8, #64]
    adrp x4, .Lconstants_nnp_winograd_f3x4_3x3_of_6x6_output_with_bias_with_relu__aarch64_neon+16
    ldr q16, [x4, :lo12:.Lconstants_nnp_winograd_f3x4_3x3_of_6x6_output_with_bias_with_relu__aarch64_neon+16]
    ldr q17, [x12]
    fadd v18.4s, v0.4s, v1.4s
    fsub v0.4s, v0.4s, v1.4s
    fadd v1.4s, v2.4s, v3.4s
    fsub v2.4s, v2.4s, v3.4s
    fmul v3.4s, v0.4s, v4.s[0]
    fmul v19.4s, v18.4s, v4.s[2]
    fadd v7.4s, v7.4s, v18.4s
    fmla v6.4s, v0.4s, v16.s[0]
    fmla v3.4s, v2.4s, v4.s[1]
    fmla v19.4s, v1.4s, v4.s[3]
    fmla v6.4s, v2.4s, v16.s[1]
    fadd v0.4s, v7.4s, v1.4s
    fadd v0.4s, v0.4s, v17.4s
    fadd v1.4s, v3.4s, v17.4s
    fadd v2.4s, v19.4s, v17.4s
    fadd v3.4s, v6.4s, v17.4s
    fmax v0.4s, v5.4s, v0.4s
    fmax v1.4s, v5.4s, v1.4s
    fmax v2.4s, v5.4s, v2.4s
    fmax v3.4s, v5.4s, v3.4s
    zip1 v4.4s, v0.4s, v2.4s
    zip1 v5.4s, v1.4s, v3.4s
    zip2 v0.4s, v0.4s, v2.4s
    zip2 v1.4s, v1.4s, v3.4s
    zip1 v2.4s, v4.4s, v5.4s
    zip2 v3.4s, v4.4s, v5.4s
    zip1 v4.4s, v0.4s, v1.4s
    zip2 v0.4s, v0.4s, v1.4s
    str q2, [x9]
    str q3, [x1]
    str q4, [x2]
    str q0, [x0]
.Lotherwise_871:
    sub x3, x3, #1
    lsr x11, x11, #1
    add x9, x9, x10, lsl #2
    add x1, x1, x10, lsl #2
    add x2, x2, x10, lsl #2
    add x0, x0, x10, lsl #2
    add x8, x8, #96
    cbnz x3, .Lrepeat_870
    b .Lend_872
.Lotherwise_869:
    mov w3, #3
.Lrepeat_873:
    tst x11, #1
    beq .Lotherwise_874
    ld1 {v0.4s, v1.4s, v2.4s, v3.4s}, [x8]
    adrp x4, .Lconstants_nnp_winograd_f3x4_3x3_of_6x6_output_with_bias_with_relu__aarch64_neon
    ldr q4, [x4, :lo12:.Lconstants_nnp_winograd_f3x4_3x3_of_6x6_output_with_bias_with_relu__aarch64_neon]
    movi v5.4s, #0
    ubfx x4, x7, #0, #4
    ldp q6, q7, [x8, #64]
    adrp x5, .Lconstants_nnp_winograd_f3x4_3x3_of_6x6_output_with_bias_with_relu__aarch64_neon+16
    ldr q16, [x5, :lo12:.Lconstants_nnp_winograd_f3x4_3x3_of_6x6_output_with_bias_with_relu__aarch64_neon+16]
    ldr q17, [x12]
    fadd v18.4s, v0.4s, v1.4s
    fsub v0.4s, v0.4s, v1.4s
    fadd v1.4s, v2.4s, v3.4s
    fsub v2.4s, v2.4s, v3.4s
    fmul v3.4s, v0.4s, v4.s[0]
    fmul v19.4s, v18.4s, v4.s[2]
    fadd v7.4s, v7.4s, v18.4s
    fmla v6.4s, v0.4s, v16.s[0]
    fmla v3.4s, v2.4s, v4.s[1]
    fmla v19.4s, v1.4s, v4.s[3]
    fmla v6.4s, v2.4s, v16.s[1]
    fadd v0.4s, v7.4s, v1.4s
    fadd v0.4s, v0.4s, v17.4s
    fadd v1.4s, v3.4s, v17.4s
    fadd v2.4s, v19.4s, v17.4s
    fadd v3.4s, v6.4s, v17.4s
    fmax v0.4s, v5.4s, v0.4s
    fmax v1.4s, v5.4s, v1.4s
    fmax v2.4s, v5.4s, v2.4s
    fmax v3.4s, v5.4s, v3.4s
    cmp x4, #15
    bne .Lotherwise_875
    zip1 v4.4s, v0.4s, v2.4s
    zip1 v5.4s, v1.4s, v3.4s
    zip2 v0.4s, v0.4s, v2.4s
    zip2 v1.4s, v1.4s, v3.4s
    zip1 v2.4s, v4.4s, v5.4s
    zip2 v3.4s, v4.4s, v5.4s
    zip1 v4.4s, v0.4s, v1.4s
    zip2 v0.4s, v0.4s, v1.4s
    str q2, [x9]
    str q3, [x1]
    str q4, [x2]
    str q0, [x0]
    b .Lend_876
.Lotherwise_875:
    tst x7, #1
    beq .Lotherwise_877
    st1 {v0.s}[0], [x9]
    st1 {v0.s}[1], [x1]
    st1 {v0.s}[2], [x2]
    st1 {v0.s}[3], [x0]
.Lotherwise_877:
    tst x7, #2
    beq .Lotherwise_878
    add x4, x9, #4
    add x5, x1, #4
    add x6, x2, #4
    st1 {v1.s}[0], [x4]
    add x4, x0, #4
    st1 {v1.s}[1], [x5]
    st1 {v1.s}[2], [x6]
    st1 {v1.s}[3], [x4]
.Lotherwise_878:
    tst x7, #4
    beq .Lotherwise_879
    add x4, x9, #8
    add x5, x1, #8
    add x6, x2, #8
    st1 {v2.s}[0], [x4]
    add x4, x0, #8
    st1 {v2.s}[1], [x5]
    st1 {v2.s}[2], [x6]
    st1 {v2.s}[3], [x4]
.Lotherwise_879:
    tst x7, #8
    beq .Lotherwise_880
    add x4, x9, #12
    add x5, x1, #12
    add x6, x2, #12
    st1 {v3.s}[0], [x4]
    add x4, x0, #12
    st1 {v3.s}[1], [x5]
    st1 {v3.s}[2], [x6]
    st1 {v3.s}[3], [x4]
.Lotherwise_880:
.Lend_876:
.Lotherwise_874:
    sub x3, x3, #1
    lsr x11, x11, #1
    add x9, x9, x10, lsl #2
    add x1, x1, x10, lsl #2
    add x2, x2, x10, lsl #2
    add x0, x0, x10, lsl #2
    add x8, x8, #96
    cbnz x3, .Lrepeat_873
.Lend_872:
    ret
    .size nnp_winograd_f3x4_3x3_of_6x6_output_with_bias_with_relu__aarch64_neon, . - nnp_winograd_f3x4_3x3_of_6x6_output_with_bias_with_relu__aarch64_neon

.section .rodata
    .p2align 4
.Lconstants_nnp_winograd_f3x3_3x3_of_6x6_input__aarch64_neon:
    .long 0x40100000, 0x3ec80000, 0x3f200000, 0x3fc00000
    .long 0x3f610000, 0x40290000, 0x00000000, 0x00000000

    .text
    .p2align 4
    .globl nnp_winograd_f3x3_3x3_of_6x6_input__aarch64_neon
    .type nnp_winograd_f3x3_3x3_of_6x6_input__aarch64_neon, %function
nnp_winograd_f3x3_3x3_of_6x6_input__aarch64_neon:
    mov x7, x2
    ldr x2, [x1]
    ldr w8, [x1, #20]
    mov x9, x0
    mov x10, x3
    mov x6, x4
    ldr x11, [x1, #8]
    ldr w12, [x1, #16]
    lsl x0, x2, #2
    add x5, x9, x0
    add x13, x5, x0
    add x14, x13, x0
    cmp x8, #31
    bne .Lotherwise_881
    mov x0, x6
    mov w1, #5
.Lrepeat_882:
    tst x12, #1
    beq .Lotherwise_883
    ldr q0, [x9]
    ldr q1, [x5]
    movi v2.4s, #0
    ldr q3, [x13]
    ldr q4, [x14]
    zip1 v5.4s, v0.4s, v3.4s
    zip2 v0.4s, v0.4s, v3.4s
    zip1 v3.4s, v1.4s, v4.4s
    zip2 v1.4s, v1.4s, v4.4s
    zip1 v4.4s, v5.4s, v3.4s
    zip2 v3.4s, v5.4s, v3.4s
    zip1 v5.4s, v0.4s, v1.4s
    zip2 v0.4s, v0.4s, v1.4s
    tst x8, #16
    beq .Lotherwise_884
    add x2, x9, #16
    add x3, x5, #16
    add x4, x13, #16
    ld1 {v2.s}[0], [x2]
    add x2, x14, #16
    ld1 {v2.s}[1], [x3]
    ld1 {v2.s}[2], [x4]
    ld1 {v2.s}[3], [x2]
.Lotherwise_884:
    adrp x2, .Lconstants_nnp_winograd_f3x3_3x3_of_6x6_input__aarch64_neon
    ldr q1, [x2, :lo12:.Lconstants_nnp_winograd_f3x3_3x3_of_6x6_input__aarch64_neon]
    mov v6.16b, v5.16b
    mov v7.16b, v5.16b
    adrp x2, .Lconstants_nnp_winograd_f3x3_3x3_of_6x6_input__aarch64_neon+16
    ldr q16, [x2, :lo12:.Lconstants_nnp_winograd_f3x3_3x3_of_6x6_input__aarch64_neon+16]
    mov v17.16b, v0.16b
    fmls v6.4s, v4.4s, v1.s[0]
    fmls v7.4s, v4.4s, v1.s[1]
    fmls v17.4s, v3.4s, v1.s[0]
    fmls v0.4s, v3.4s, v1.s[1]
    fmla v2.4s, v4.4s, v16.s[0]
    fmul v3.4s, v6.4s, v1.s[1]
    fmul v4.4s, v7.4s, v1.s[0]
    fmls v2.4s, v5.4s, v16.s[1]
    mov v5.16b, v3.16b
    mov v6.16b, v4.16b
    fmls v3.4s, v17.4s, v1.s[2]
    fmls v4.4s, v0.4s, v1.s[3]
    fmla v5.4s, v17.4s, v1.s[2]
    fmla v6.4s, v0.4s, v1.s[3]
    str q2, [x0, #64]
    str q3, [x0, #16]
    str q4, [x0, #48]
    str q5, [x0]
    str q6, [x0, #32]
    b .Lend_885
.Lotherwise_883:
    movi v0.4s, #0
    movi v1.4s, #0
    movi v2.4s, #0
    movi v3.4s, #0
    movi v4.4s, #0
    str q0, [x0]
    str q1, [x0, #16]
    str q2, [x0, #32]
    str q3, [x0, #48]
    str q4, [x0, #64]
.Lend_885:
    sub x1, x1, #1
    lsr x12, x12, #1
    add x9, x9, x11, lsl #2
    add x5, x5, x11, lsl #2
    add x13, x13, x11, lsl #2
    add x14, x14, x11, lsl #2
    add x0, x0, #80
    cbnz x1, .Lrepeat_882
    b .Lend_886
.Lotherwise_881:
    mov x3, x6
    mov w4, #5
.Lrepeat_887:
    tst x12, #1
    beq .Lotherwise_888
    ubfx x0, x8, #0, #4
    cmp x0, #15
    bne .Lotherwise_889
    ldr q0, [x9]
    ldr q1, [x5]
    ldr q2, [x13]
    ldr q3, [x14]
    zip1 v4.4s, v0.4s, v2.4s
    zip2 v0.4s, v0.4s, v2.4s
    zip1 v2.4s, v1.4s, v3.4s
    zip2 v1.4s, v1.4s, v3.4s
    zip1 v3.4s, v4.4s, v2.4s
    zip2 v2.4s, v4.4s, v2.4s
    zip1 v4.4s, v0.4s, v1.4s
    zip2 v0.4s, v0.4s, v1.4s
    b .Lend_890
.Lotherwise_889:
    movi v3.4s, #0
    tst x8, #1
    beq .Lotherwise_891
    ld1 {v3.s}[0], [x9]
    ld1 {v3.s}[1], [x5]
    ld1 {v3.s}[2], [x13]
    ld1 {v3.s}[3], [x14]
.Lotherwise_891:
    movi v2.4s, #0
    tst x8, #2
    beq .Lotherwise_892
    add x0, x9, #4
    add x1, x5, #4
    add x2, x13, #4
    ld1 {v2.s}[0], [x0]
    add x0, x14, #4
    ld1 {v2.s}[1], [x1]
    ld1 {v2.s}[2], [x2]
    ld1 {v2.s}[3], [x0]
.Lotherwise_892:
    movi v4.4s, #0
    tst x8, #4
    beq .Lotherwise_893
    add x0, x9, #8
    add x1, x5, #8
    add x2, x13, #8
    ld1 {v4.s}[0], [x0]
    add x0, x14, #8
    ld1 {v4.s}[1], [x1]
    ld1 {v4.s}[2], [x2]
    ld1 {v4.s}[3], [x0]
.Lotherwise_893:
    movi v0.4s, #0
    tst x8, #8
    beq .Lotherwise_894
    add x0, x9, #12
    add x1, x5, #12
    add x2, x13, #12
    ld1 {v0.s}[0], [x0]
    add x0, x14, #12
    ld1 {v0.s}[1], [x1]
    ld1 {v0.s}[2], [x2]
    ld1 {v0.s}[3], [x0]
.Lotherwise_894:
.Lend_890:
    movi v1.4s, #0
    tst x8, #16
    beq .Lotherwise_895
    add x0, x9, #16
    add x1, x5, #16
    add x2, x13, #16
    ld1 {v1.s}[0], [x0]
    add x0, x14, #16
    ld1 {v1.s}[1], [x1]
    ld1 {v1.s}[2], [x2]
    ld1 {v1.s}[3], [x0]
.Lotherwise_895:
    adrp x0, .Lconstants_nnp_winograd_f3x3_3x3_of_6x6_input__aarch64_neon
    ldr q5, [x0, :lo12:.Lconstants_nnp_winograd_f3x3_3x3_of_6x6_input__aarch64_neon]
    mov v6.16b, v4.16b
    mov v7.16b, v4.16b
    adrp x0, .Lconstants_nnp_winograd_f3x3_3x3_of_6x6_input__aarch64_neon+16
    ldr q16, [x0, :lo12:.Lconstants_nnp_winograd_f3x3_3x3_of_6x6_input__aarch64_neon+16]
    mov v17.16b, v0.16b
    fmls v6.4s, v3.4s, v5.s[0]
    fmls v7.4s, v3.4s, v5.s[1]
    fmls v17.4s, v2.4s, v5.s[0]
    fmls v0.4s, v2.4s, v5.s[1]
    fmla v1.4s, v3.4s, v16.s[0]
    fmul v2.4s, v6.4s, v5.s[1]
    fmul v3.4s, v7.4s, v5.s[0]
    fmls v1.4s, v4.4s, v16.s[1]
    mov v4.16b, v2.16b
    mov v6.16b, v3.16b
    fmls v2.4s, v17.4s, v5.s[2]
    fmls v3.4s, v0.4s, v5.s[3]
    fmla v4.4s, v17.4s, v5.s[2]
    fmla v6.4s, v0.4s, v5.s[3]
    str q1, [x3, #64]
    str q2, [x3, #16]
    str q3, [x3, #48]
    str q4, [x3]
    str q6, [x3, #32]
    b .Lend_896
.Lotherwise_888:
    movi v0.4s, #0
    movi v1.4s, #0
    movi v2.4s, #0
    movi v3.4s, #0
    movi v4.4s, #0
    str q0, [x3]
    str q1, [x3, #16]
    str q2, [x3, #32]
    str q3, [x3, #48]
    str q4, [x3, #64]
.Lend_896:
    sub x4, x4, #1
    lsr x12, x12, #1
    add x9, x9, x11, lsl #2
    add x5, x5, x11, lsl #2
    add x13, x13, x11, lsl #2
    add x14, x14, x11, lsl #2
    add x3, x3, #80
    cbnz x4, .Lrepeat_887
.Lend_886:
    lsl x0, x10, #2
    mov w1, #6
    add x2, x7, x0
    mul x1, x10, x1
    add x3, x2, x0
    mov w4, #5
    add x5, x3, x0
    add x0, x5, x0
.Lrepeat_897:
    ldr q0, [x6, #160]
    ldr q1, [x6]
    sub x4, x4, #1
    adrp x8, .Lconstants_nnp_winograd_f3x3_3x3_of_6x6_input__aarch64_neon
    ldr q2, [x8, :lo12:.Lconstants_nnp_winograd_f3x3_3x3_of_6x6_input__aarch64_neon]
    ldr q3, [x6, #240]
    ldr q4, [x6, #80]
    ldr q5, [x6, #320]
    add x6, x6, #16
    adrp x8, .Lconstants_nnp_winograd_f3x3_3x3_of_6x6_input__aarch64_neon+16
    ldr q6, [x8, :lo12:.Lconstants_nnp_winograd_f3x3_3x3_of_6x6_input__aarch64_neon+16]
    mov v7.16b, v0.16b
    mov v16.16b, v0.16b
    mov v17.16b, v3.16b
    fmls v7.4s, v1.4s, v2.s[0]
    fmls v16.4s, v1.4s, v2.s[1]
    fmls v17.4s, v4.4s, v2.s[0]
    fmls v3.4s, v4.4s, v2.s[1]
    fmla v5.4s, v1.4s, v6.s[0]
    fmul v1.4s, v7.4s, v2.s[1]
    fmul v4.4s, v16.4s, v2.s[0]
    fmls v5.4s, v0.4s, v6.s[1]
    mov v0.16b, v1.16b
    mov v6.16b, v4.16b
    fmls v1.4s, v17.4s, v2.s[2]
    fmls v4.4s, v3.4s, v2.s[3]
    fmla v0.4s, v17.4s, v2.s[2]
    fmla v6.4s, v3.4s, v2.s[3]
    str q0, [x7]
    add x7, x7, x1, lsl #2
    str q1, [x2]
    add x2, x2, x1, lsl #2
    str q6, [x3]
    add x3, x3, x1, lsl #2
    str q4, [x5]
    add x5, x5, x1, lsl #2
    str q5, [x0]
    add x0, x0, x1, lsl #2
    cbnz x4, .Lrepeat_897
    ret
    .size nnp_winograd_f3x3_3x3_of_6x6_input__aarch64_neon, . - nnp_winograd_f3x3_3x3_of_6x6_input__aarch64_neon

.section .rodata
    .p2align 4
.Lconstants_nnp_winograd_f3x3_3x3_of_6x6_output_with_bias__aarch64_neon:
    .long 0x3f200000, 0x3fc00000, 0x3ec80000, 0x40100000

    .text
    .p2align 4
    .globl nnp_winograd_f3x3_3x3_of_6x6_output_with_bias__aarch64_neon
    .type nnp_winograd_f3x3_3x3_of_6x6_output_with_bias__aarch64_neon, %function
nnp_winograd_f3x3_3x3_of_6x6_output_with_bias__aarch64_neon:
    lsl x6, x1, #2
    mov w7, #6
    add x8, x0, x6
    mov x12, x2
    add x2, x8, x6
    mul x1, x1, x7
    add x7, x2, x6
    mov x9, x5
    mov w10, #5
    add x6, x7, x6
.Lrepeat_898:
    ldr q0, [x0]
    ldr q1, [x8]
    sub x10, x10, #1
    add x0, x0, x1, lsl #2
    ldr q2, [x2]
    ldr q3, [x7]
    add x8, x8, x1, lsl #2
    add x2, x2, x1, lsl #2
    adrp x11, .Lconstants_nnp_winograd_f3x3_3x3_of_6x6_output_with_bias__aarch64_neon
    ldr q4, [x11, :lo12:.Lconstants_nnp_winograd_f3x3_3x3_of_6x6_output_with_bias__aarch64_neon]
    ldr q5, [x6]
    add x7, x7, x1, lsl #2
    add x6, x6, x1, lsl #2
    fsub v6.4s, v0.4s, v1.4s
    fadd v0.4s, v0.4s, v1.4s
    fadd v1.4s, v2.4s, v3.4s
    fsub v2.4s, v2.4s, v3.4s
    fmul v3.4s, v6.4s, v4.s[0]
    fmla v5.4s, v0.4s, v4.s[2]
    fadd v0.4s, v0.4s, v1.4s
    fmla v5.4s, v1.4s, v4.s[3]
    fmla v3.4s, v2.4s, v4.s[1]
    str q0, [x9]
    str q5, [x9, #160]
    str q3, [x9, #80]
    add x9, x9, #16
    cbnz x10, .Lrepeat_898
    ldr x0, [x4]
    ldr w1, [x4, #20]
    mov x9, x3
    mov x8, x5
    ldr x10, [x4, #8]
    ldr w11, [x4, #16]
    lsl x0, x0, #2
    add x2, x9, x0
    add x3, x2, x0
    add x0, x3, x0
    cmp x1, #7
    bne .Lotherwise_899
    mov w1, #3
.Lrepeat_900:
    tst x11, #1
    beq .Lotherwise_901
    ld1 {v0.4s, v1.4s, v2.4s, v3.4s}, [x8]
    adrp x4, .Lconstants_nnp_winograd_f3x3_3x3_of_6x6_output_with_bias__aarch64_neon
    ldr q4, [x4, :lo12:.Lconstants_nnp_winograd_f3x3_3x3_of_6x6_output_with_bias__aarch64_neon]
    add x4, x2, #4
    add x5, x0, #4
    ldr q5, [x8, #64]
    ldr q6, [x12]
    fsub v7.4s, v0.4s, v1.4s
    fsub v16.4s, v2.4s, v3.4s
    fadd v0.4s, v0.4s, v1.4s
    fadd v1.4s, v2.4s, v3.4s
    fmul v2.4s, v7.4s, v4.s[0]
    fadd v3.4s, v0.4s, v1.4s
    fmla v5.4s, v0.4s, v4.s[2]
    fmla v2.4s, v16.4s, v4.s[1]
    fmla v5.4s, v1.4s, v4.s[3]
    fadd v0.4s, v3.4s, v6.4s
    fadd v1.4s, v2.4s, v6.4s
    fadd v2.4s, v5.4s, v6.4s
    zip1 v3.4s, v0.4s, v1.4s
    zip2 v0.4s, v0.4s, v1.4s
    zip1 v4.4s, v1.4s, v2.4s
    zip2 v1.4s, v1.4s, v2.4s
    str d3, [x9]
    st1 {v3.d}[1], [x2]
    str d0, [x3]
    st1 {v0.d}[1], [x0]
    str d4, [x9, #4]
    st1 {v4.d}[1], [x4]
    str d1, [x3, #4]
    st1 {v1.d}[1], [x5]
.Lotherwise_901:
    sub x1, x1, #1
    lsr x11, x11, #1
    add x9, x9, x10, lsl #2
    add x2, x2, x10, lsl #2
    add x3, x3, x10, lsl #2
    add x0, x0, x10, lsl #2
    add x8, x8, #80
    cbnz x1, .Lrepeat_900
    b .Lend_902
.Lotherwise_899:
    mov w4, #3
.Lrepeat_903:
    tst x11, #1
    beq .Lotherwise_904
    ld1 {v0.4s, v1.4s, v2.4s, v3.4s}, [x8]
    adrp x5, .Lconstants_nnp_winograd_f3x3_3x3_of_6x6_output_with_bias__aarch64_neon
    ldr q4, [x5, :lo12:.Lconstants_nnp_winograd_f3x3_3x3_of_6x6_output_with_bias__aarch64_neon]
    ubfx x5, x1, #0, #4
    ldr q5, [x8, #64]
    ldr q6, [x12]
    fsub v7.4s, v0.4s, v1.4s
    fadd v0.4s, v0.4s, v1.4s
    fadd v1.4s, v2.4s, v3.4s
    fsub v2.4s, v2.4s, v3.4s
    fmul v3.4s, v7.4s, v4.s[0]
    fmla v5.4s, v0.4s, v4.s[2]
    fadd v0.4s, v0.4s, v1.4s
    fmla v5.4s, v1.4s, v4.s[3]
    fmla v3.4s, v2.4s, v4.s[1]
    fadd v0.4s, v0.4s, v6.4s
    fadd v1.4s, v5.4s, v6.4s
    fadd v2.4s, v3.4s, v6.4s
    cmp x5, #15
    bne .Lotherwise_905
    zip1 v3.4s, v0.4s, v1.4s
    zip1 v4.4s, v2.4s, v1.4s
    zip2 v0.4s, v0.4s, v1.4s
    zip2 v1.4s, v2.4s, v1.4s
    zip1 v2.4s, v3.4s, v4.4s
    zip2 v3.4s, v3.4s, v4.4s
    zip1 v4.4s, v0.4s, v1.4s
    zip2 v0.4s, v0.4s, v1.4s
    str q2, [x9]
    str q3, [x2]
    str q4, [x3]
    str q0, [x0]
    b .Lend_906
.Lotherwise_905:
    tst x1, #1
    beq .Lotherwise_907
    st1 {v0.s}[0], [x9]
    st1 {v0.s}[1], [x2]
    st1 {v0.s}[2], [x3]
    st1 {v0.s}[3], [x0]
.Lotherwise_907:
    tst x1, #2
    beq .Lotherwise_908
    add x5, x9, #4
    add x6, x2, #4
    add x7, x3, #4
    st1 {v2.s}[0], [x5]
    add x5, x0, #4
    st1 {v2.s}[1], [x6]
    st1 {v2.s}[2], [x7]
    st1 {v2.s}[3], [x5]
.Lotherwise_908:
    tst x1, #4
    beq .Lotherwise_909
    add x5, x9, #8
    add x6, x2, #8
    add x7, x3, #8
    st1 {v1.s}[0], [x5]
    add x5, x0, #8
    st1 {v1.s}[1], [x6]
    st1 {v1.s}[2], [x7]
    st1 {v1.s}[3], [x5]
.Lotherwise_909:
    tst x1, #8
    beq .Lotherwise_910
    add x5, x9, #12
    add x6, x2, #12
    add x7, x3, #12
    st1 {v1.s}[0], [x5]
    add x5, x0, #12
    st1 {v1.s}[1], [x6]
    st1 {v1.s}[2], [x7]
    st1 {v1.s}[3], [x5]
.Lotherwise_910:
.Lend_906:
.Lotherwise_904:
    sub x4, x4, #1
    lsr x11, x11, #1
    add x9, x9, x10, lsl #2
    add x2, x2, x10, lsl #2
    add x3, x3, x10, lsl #2
    add x0, x0, x10, lsl #2
    add x8, x8, #80
    cbnz x4, .Lrepeat_903
.Lend_902:
    ret
    .size nnp_winograd_f3x3_3x3_of_6x6_output_with_bias__aarch64_neon, . - nnp_winograd_f3x3_3x3_of_6x6_output_with_bias__aarch64_neon

.section .rodata
    .p2align 4
.Lconstants_nnp_winograd_f3x3_3x3_of_6x6_output_with_bias_with_relu__aarch64_neon:
    .long 0x3f200000, 0x3fc00000, 0x3ec80000, 0x40100000

    .text
    .p2align 4
    .globl nnp_winograd_f3x3_3x3_of_6x6_output_with_bias_with_relu__aarch64_neon
    .type nnp_winograd_f3x3_3x3_of_6x6_output_with_bias_with_relu__aarch64_neon, %function
nnp_winograd_f3x3_3x3_of_6x6_output_with_bias_with_relu__aarch64_neon:
    lsl x6, x1, #2
    mov w7, #6
    add x8, x0, x6
    mov x12, x2
    add x2, x8, x6
    mul x1, x1, x7
    add x7, x2, x6
    mov x9, x5
    mov w10, #5
    add x6, x7, x6
.Lrepeat_911:
    ldr q0, [x0]
    ldr q1, [x8]
    sub x10, x10, #1
    add x0, x0, x1, lsl #2
    ldr q2, [x2]
    ldr q3, [x7]
    add x8, x8, x1, lsl #2
    add x2, x2, x1, lsl #2
    adrp x11, .Lconstants_nnp_winograd_f3x3_3x3_of_6x6_output_with_bias_with_relu__aarch64_neon
    ldr q4, [x11, :lo12:.Lconstants_nnp_winograd_f3x3_3x3_of_6x6_output_with_bias_with_relu__aarch64_neon]
    ldr q5, [x6]
    add x7, x7, x1, lsl #2
    add x6, x6, x1, lsl #2
    fsub v6.4s, v0.4s, v1.4s
    fadd v0.4s, v0.4s, v1.4s
    fadd v1.4s, v2.4s, v3.4s
    fsub v2.4s, v2.4s, v3.4s
    fmul v3.4s, v6.4s, v4.s[0]
    fmla v5.4s, v0.4s, v4.s[2]
    fadd v0.4s, v0.4s, v1.4s
    fmla v5.4s, v1.4s, v4.s[3]
    fmla v3.4s, v2.4s, v4.s[1]
    str q0, [x9]
    str q5, [x9, #160]
    str q3, [x9, #80]
    add x9, x9, #16
    cbnz x10, .Lrepeat_911
    ldr x0, [x4]
    ldr w1, [x4, #20]
    mov x9, x3
    mov x8, x5
    ldr x10, [x4, #8]
    ldr w11, [x4, #16]
    lsl x0, x0, #2
    add x2, x9, x0
    add x3, x2, x0
    add x0, x3, x0
    cmp x1, #7
    bne .Lotherwise_912
    mov w1, #3
.Lrepeat_913:
    tst x11, #1
    beq .Lotherwise_914
    ld1 {v0.4s, v1.4s, v2.4s, v3.4s}, [x8]
    adrp x4, .Lconstants_nnp_winograd_f3x3_3x3_of_6x6_output_with_bias_with_relu__aarch64_neon
    ldr q4, [x4, :lo12:.Lconstants_nnp_winograd_f3x3_3x3_of_6x6_output_with_bias_with_relu__aarch64_neon]
    movi v5.4s, #0
    add x4, x2, #4
    ldr q6, [x8, #64]
    add x5, x0, #4
    ldr q7, [x12]
    fsub v16.4s, v0.4s, v1.4s
    fsub v17.4s, v2.4s, v3.4s
    fadd v0.4s, v0.4s, v1.4s
    fadd v1.4s, v2.4s, v3.4s
    fmul v2.4s, v16.4s, v4.s[0]
    fadd v3.4s, v0.4s, v1.4s
    fmla v6.4s, v0.4s, v4.s[2]
    fmla v2.4s, v17.4s, v4.s[1]
    fmla v6.4s, v1.4s, v4.s[3]
    fadd v0.4s, v3.4s, v7.4s
    fadd v1.4s, v2.4s, v7.4s
    fmax v0.4s, v5.4s, v0.4s
    fadd v2.4s, v6.4s, v7.4s
    fmax v1.4s, v5.4s, v1.4s
    fmax v2.4s, v5.4s, v2.4s
    zip1 v3.4s, v0.4s, v1.4s
    zip2 v0.4s, v0.4s, v1.4s
    zip1 v4.4s, v1.4s, v2.4s
    zip2 v1.4s, v1.4s, v2.4s
    str d3, [x9]
    st1 {v3.d}[1], [x2]
    str d0, [x3]
    st1 {v0.d}[1], [x0]
    str d4, [x9, #4]
    st1 {v4.d}[1], [x4]
    str d1, [x3, #4]
    st1 {v1.d}[1], [x5]
.Lotherwise_914:
    sub x1, x1, #1
    lsr x11, x11, #1
    add x9, x9, x10, lsl #2
    add x2, x2, x10, lsl #2
    add x3, x3, x10, lsl #2
    add x0, x0, x10, lsl #2
    add x8, x8, #80
    cbnz x1, .Lrepeat_913
    b .Lend_915
.Lotherwise_912:
    mov w4, #3
.Lrepeat_916:
    tst x11, #1
    beq .Lotherwise_917
    ld1 {v0.4s, v1.4s, v2.4s, v3.4s}, [x8]
    adrp x5, .Lconstants_nnp_winograd_f3x3_3x3_of_6x6_output_with_bias_with_relu__aarch64_neon
    ldr q4, [x5, :lo12:.Lconstants_nnp_winograd_f3x3_3x3_of_6x6_output_with_bias_with_relu__aarch64_neon]
    movi v5.4s, #0
    ubfx x5, x1, #0, #4
    ldr q6, [x8, #64]
    ldr q7, [x12]
    fsub v16.4s, v0.4s, v1.4s
    fadd v0.4s, v0.4s, v1.4s
    fadd v1.4s, v2.4s, v3.4s
    fsub v2.4s, v2.4s, v3.4s
    fmul v3.4s, v16.4s, v4.s[0]
    fmla v6.4s, v0.4s, v4.s[2]
    fadd v0.4s, v0.4s, v1.4s
    fmla v6.4s, v1.4s, v4.s[3]
    fmla v3.4s, v2.4s, v4.s[1]
    fadd v0.4s, v0.4s, v7.4s
    fadd v1.4s, v6.4s, v7.4s
    fadd v2.4s, v3.4s, v7.4s
    fmax v0.4s, v5.4s, v0.4s
    fmax v1.4s, v5.4s, v1.4s
    fmax v2.4s, v5.4s, v2.4s
    cmp x5, #15
    bne .Lotherwise_918
    zip1 v3.4s, v0.4s, v1.4s
    zip1 v4.4s, v2.4s, v1.4s
    zip2 v0.4s, v0.4s, v1.4s
    zip2 v1.4s, v2.4s, v1.4s
    zip1 v2.4s, v3.4s, v4.4s
    zip2 v3.4s, v3.4s, v4.4s
    zip1 v4.4s, v0.4s, v1.4s
    zip2 v0.4s, v0.4s, v1.4s
    str q2, [x9]
    str q3, [x2]
    str q4, [x3]
    str q0, [x0]
    b .Lend_919
.Lotherwise_918:
    tst x1, #1
    beq .Lotherwise_920
    st1 {v0.s}[0], [x9]
    st1 {v0.s}[1], [x2]
    st1 {v0.s}[2], [x3]
    st1 {v0.s}[3], [x0]
.Lotherwise_920:
    tst x1, #2
    beq .Lotherwise_921
    add x5, x9, #4
    add x6, x2, #4
    add x7, x3, #4
    st1 {v2.s}[0], [x5]
    add x5, x0, #4
    st1 {v2.s}[1], [x6]
    st1 {v2.s}[2], [x7]
    st1 {v2.s}[3], [x5]
.Lotherwise_921:
    tst x1, #4
    beq .Lotherwise_922
    add x5, x9, #8
    add x6, x2, #8
    add x7, x3, #8
    st1 {v1.s}[0], [x5]
    add x5, x0, #8
    st1 {v1.s}[1], [x6]
    st1 {v1.s}[2], [x7]
    st1 {v1.s}[3], [x5]
.Lotherwise_922:
    tst x1, #8
    beq .Lotherwise_923
    add x5, x9, #12
    add x6, x2, #12
    add x7, x3, #12
    st1 {v1.s}[0], [x5]
    add x5, x0, #12
    st1 {v1.s}[1], [x6]
    st1 {v1.s}[2], [x7]
    st1 {v1.s}[3], [x5]
.Lotherwise_923:
.Lend_919:
.Lotherwise_917:
    sub x4, x4, #1
    lsr x11, x11, #1
    add x9, x9, x10, lsl #2
    add x2, x2, x10, lsl #2
    add x3, x3, x10, lsl #2
    add x0, x0, x10, lsl #2
    add x8, x8, #80
    cbnz x4, .Lrepeat_916
.Lend_915:
    ret
    .size nnp_winograd_f3x3_3x3_of_6x6_output_with_bias_with_relu__aarch64_neon, . - nnp_winograd_f3x3_3x3_of_6x6_output_with_bias_with_relu__aarch64_neon

    .text
    .p2align 4
    .globl nnp_winograd_f2x1_3x3_of_4x4_input__aarch64_neon
    .type nnp_winograd_f2x1_3x3_of_4x4_input__aarch64_neon, %function
nnp_winograd_f2x1_3x3_of_4x4_input__aarch64_neon:
    mov x7, x2
    ldr x2, [x1]
    ldr w8, [x1, #20]
    mov x9, x0
    mov x10, x3
    mov x6, x4
    ldr x11, [x1, #8]
    ldr w12, [x1, #16]
    lsl x0, x2, #2
    add x5, x9, x0
    add x13, x5, x0
    add x14, x13, x0
    cmp x8, #7
    bne .Lotherwise_924
    mov x0, x6
    mov w1, #4
.Lrepeat_925:
    tst x12, #1
    beq .Lotherwise_926
    movi v0.4s, #0
    tst x8, #1
    beq .Lotherwise_927
    ld1 {v0.s}[0], [x9]
    ld1 {v0.s}[1], [x5]
    ld1 {v0.s}[2], [x13]
    ld1 {v0.s}[3], [x14]
.Lotherwise_927:
    movi v1.4s, #0
    tst x8, #2
    beq .Lotherwise_928
    add x2, x9, #4
    add x3, x5, #4
    add x4, x13, #4
    ld1 {v1.s}[0], [x2]
    add x2, x14, #4
    ld1 {v1.s}[1], [x3]
    ld1 {v1.s}[2], [x4]
    ld1 {v1.s}[3], [x2]
.Lotherwise_928:
    movi v2.4s, #0
    tst x8, #4
    beq .Lotherwise_929
    add x2, x9, #8
    add x3, x5, #8
    add x4, x13, #8
    ld1 {v2.s}[0], [x2]
    add x2, x14, #8
    ld1 {v2.s}[1], [x3]
    ld1 {v2.s}[2], [x4]
    ld1 {v2.s}[3], [x2]
.Lotherwise_929:
    fadd v3.4s, v0.4s, v1.4s
    fsub v1.4s, v0.4s, v1.4s
    fsub v0.4s, v2.4s, v0.4s
    str q3, [x0]
    str q1, [x0, #16]
    str q0, [x0, #32]
    b .Lend_930
.Lotherwise_926:
    movi v0.4s, #0
    movi v1.4s, #0
    movi v2.4s, #0
    str q0, [x0]
    str q1, [x0, #16]
    str q2, [x0, #32]
.Lend_930:
    sub x1, x1, #1
    lsr x12, x12, #1
    add x9, x9, x11, lsl #2
    add x5, x5, x11, lsl #2
    add x13, x13, x11, lsl #2
    add x14, x14, x11, lsl #2
    add x0, x0, #48
    cbnz x1, .Lrepeat_925
    b .Lend_931
.Lotherwise_924:
    mov x0, x6
    mov w1, #4
.Lrepeat_932:
    tst x12, #1
    beq .Lotherwise_933
    movi v0.4s, #0
    tst x8, #1
    beq .Lotherwise_934
    ld1 {v0.s}[0], [x9]
    ld1 {v0.s}[1], [x5]
    ld1 {v0.s}[2], [x13]
    ld1 {v0.s}[3], [x14]
.Lotherwise_934:
    movi v1.4s, #0
    tst x8, #2
    beq .Lotherwise_935
    add x2, x9, #4
    add x3, x5, #4
    add x4, x13, #4
    ld1 {v1.s}[0], [x2]
    add x2, x14, #4
    ld1 {v1.s}[1], [x3]
    ld1 {v1.s}[2], [x4]
    ld1 {v1.s}[3], [x2]
.Lotherwise_935:
    movi v2.4s, #0
    tst x8, #4
    beq .Lotherwise_936
    add x2, x9, #8
    add x3, x5, #8
    add x4, x13, #8
    ld1 {v2.s}[0], [x2]
    add x2, x14, #8
    ld1 {v2.s}[1], [x3]
    ld1 {v2.s}[2], [x4]
    ld1 {v2.s}[3], [x2]
.Lotherwise_936:
    fadd v3.4s, v0.4s, v1.4s
    fsub v1.4s, v0.4s, v1.4s
    fsub v0.4s, v2.4s, v0.4s
    str q3, [x0]
    str q1, [x0, #16]
    str q0, [x0, #32]
    b .Lend_937
.Lotherwise_933:
    movi v0.4s, #0
    movi v1.4s, #0
    movi v2.4s, #0
    str q0, [x0]
    str q1, [x0, #16]
    str q2, [x0, #32]
.Lend_937:
    sub x1, x1, #1
    lsr x12, x12, #1
    add x9, x9, x11, lsl #2
    add x5, x5, x11, lsl #2
    add x13, x13, x11, lsl #2
    add x14, x14, x11, lsl #2
    add x0, x0, #48
    cbnz x1, .Lrepeat_932
.Lend_931:
    lsl x0, x10, #2
    lsl x1, x10, #2
    add x2, x7, x0
    mov w3, #3
    add x4, x2, x0
    add x0, x4, x0
.Lrepeat_938:
    ldr q0, [x6, #48]
    ldr q1, [x6, #96]
    sub x3, x3, #1
    ldr q2, [x6, #144]
    ldr q3, [x6]
    add x6, x6, #16
    fadd v4.4s, v1.4s, v0.4s
    fsub v5.4s, v1.4s, v0.4s
    fsub v0.4s, v2.4s, v0.4s
    fsub v1.4s, v3.4s, v1.4s
    str q4, [x7]
    add x7, x7, x1, lsl #2
    str q5, [x2]
    add x2, x2, x1, lsl #2
    str q0, [x4]
    add x4, x4, x1, lsl #2
    str q1, [x0]
    add x0, x0, x1, lsl #2
    cbnz x3, .Lrepeat_938
    ret
    .size nnp_winograd_f2x1_3x3_of_4x4_input__aarch64_neon, . - nnp_winograd_f2x1_3x3_of_4x4_input__aarch64_neon

    .text
    .p2align 4
    .globl nnp_winograd_f2x1_3x3_of_4x4_output_with_bias__aarch64_neon
    .type nnp_winograd_f2x1_3x3_of_4x4_output_with_bias__aarch64_neon, %function
nnp_winograd_f2x1_3x3_of_4x4_output_with_bias__aarch64_neon:
    lsl x6, x1, #2
    mov x10, x2
    add x2, x0, x6
    add x7, x2, x6
    lsl x1, x1, #2
    mov x8, x5
    add x6, x7, x6
    mov w9, #3
.Lrepeat_939:
    ldr q0, [x0]
    ldr q1, [x2]
    sub x9, x9, #1
    add x0, x0, x1, lsl #2
    ldr q2, [x7]
    ldr q3, [x6]
    add x2, x2, x1, lsl #2
    add x7, x7, x1, lsl #2
    add x6, x6, x1, lsl #2
    fadd v4.4s, v0.4s, v1.4s
    fsub v0.4s, v0.4s, v1.4s
    fadd v1.4s, v3.4s, v4.4s
    fadd v0.4s, v2.4s, v0.4s
    str q1, [x8]
    str q0, [x8, #48]
    add x8, x8, #16
    cbnz x9, .Lrepeat_939
    ldr x0, [x4]
    ldr w1, [x4, #20]
    ldr x2, [x4, #8]
    ldr w4, [x4, #16]
    lsl x0, x0, #2
    add x6, x3, x0
    add x7, x6, x0
    add x0, x7, x0
    cmp x1, #1
    bne .Lotherwise_940
    mov w1, #2
.Lrepeat_941:
    tst x4, #1
    beq .Lotherwise_942
    ldp q0, q1, [x5]
    ldr q2, [x10]
    ldr q3, [x5, #32]
    fadd v0.4s, v0.4s, v2.4s
    fadd v0.4s, v0.4s, v1.4s
    fadd v0.4s, v0.4s, v3.4s
    st1 {v0.s}[0], [x3]
    st1 {v0.s}[1], [x6]
    st1 {v0.s}[2], [x7]
    st1 {v0.s}[3], [x0]
.Lotherwise_942:
    sub x1, x1, #1
    lsr x4, x4, #1
    add x3, x3, x2, lsl #2
    add x6, x6, x2, lsl #2
    add x7, x7, x2, lsl #2
    add x0, x0, x2, lsl #2
    add x5, x5, #48
    cbnz x1, .Lrepeat_941
    b .Lend_943
.Lotherwise_940:
    mov w8, #2
.Lrepeat_944:
    tst x4, #1
    beq .Lotherwise_945
    ldp q0, q1, [x5]
    ldr q2, [x10]
    ubfx x9, x1, #0, #4
    ldr q3, [x5, #32]
    fadd v0.4s, v0.4s, v2.4s
    fadd v0.4s, v0.4s, v1.4s
    fadd v0.4s, v0.4s, v3.4s
    cmp x9, #15
    bne .Lotherwise_946
    zip1 v1.4s, v0.4s, v0.4s
    zip1 v2.4s, v0.4s, v0.4s
    zip2 v3.4s, v0.4s, v0.4s
    zip2 v0.4s, v0.4s, v0.4s
    zip1 v4.4s, v1.4s, v2.4s
    zip2 v1.4s, v1.4s, v2.4s
    zip1 v2.4s, v3.4s, v0.4s
    zip2 v0.4s, v3.4s, v0.4s
    str q4, [x3]
    str q1, [x6]
    str q2, [x7]
    str q0, [x0]
    b .Lend_947
.Lotherwise_946:
    tst x1, #1
    beq .Lotherwise_948
    st1 {v0.s}[0], [x3]
    st1 {v0.s}[1], [x6]
    st1 {v0.s}[2], [x7]
    st1 {v0.s}[3], [x0]
.Lotherwise_948:
    tst x1, #2
    beq .Lotherwise_949
    add x9, x3, #4
    add x11, x6, #4
    add x12, x7, #4
    st1 {v0.s}[0], [x9]
    add x9, x0, #4
    st1 {v0.s}[1], [x11]
    st1 {v0.s}[2], [x12]
    st1 {v0.s}[3], [x9]
.Lotherwise_949:
    tst x1, #4
    beq .Lotherwise_950
    add x9, x3, #8
    add x11, x6, #8
    add x12, x7, #8
    st1 {v0.s}[0], [x9]
    add x9, x0, #8
    st1 {v0.s}[1], [x11]
    st1 {v0.s}[2], [x12]
    st1 {v0.s}[3], [x9]
.Lotherwise_950:
    tst x1, #8
    beq .Lotherwise_951
    add x9, x3, #12
    add x11, x6, #12
    add x12, x7, #12
    st1 {v0.s}[0], [x9]
    add x9, x0, #12
    st1 {v0.s}[1], [x11]
    st1 {v0.s}[2], [x12]
    st1 {v0.s}[3], [x9]
.Lotherwise_951:
.Lend_947:
.Lotherwise_945:
    sub x8, x8, #1
    lsr x4, x4, #1
    add x3, x3, x2, lsl #2
    add x6, x6, x2, lsl #2
    add x7, x7, x2, lsl #2
    add x0, x0, x2, lsl #2
    add x5, x5, #48
    cbnz x8, .Lrepeat_944
.Lend_943:
    ret
    .size nnp_winograd_f2x1_3x3_of_4x4_output_with_bias__aarch64_neon, . - nnp_winograd_f2x1_3x3_of_4x4_output_with_bias__aarch64_neon

    .text
    .p2align 4
    .globl nnp_winograd_f2x1_3x3_of_4x4_output_with_bias_with_relu__aarch64_neon
    .type nnp_winograd_f2x1_3x3_of_4x4_output_with_bias_with_relu__aarch64_neon, %function
nnp_winograd_f2x1_3x3_of_4x4_output_with_bias_with_relu__aarch64_neon:
    lsl x6, x1, #2
    mov x10, x2
    add x2, x0, x6
    add x7, x2, x6
    lsl x1, x1, #2
    mov x8, x5
    add x6, x7, x6
    mov w9, #3
.Lrepeat_952:
    ldr q0, [x0]
    ldr q1, [x2]
    sub x9, x9, #1
    add x0, x0, x1, lsl #2
    ldr q2, [x7]
    ldr q3, [x6]
    add x2, x2, x1, lsl #2
    add x7, x7, x1, lsl #2
    add x6, x6, x1, lsl #2
    fadd v4.4s, v0.4s, v1.4s
    fsub v0.4s, v0.4s, v1.4s
    fadd v1.4s, v3.4s, v4.4s
    fadd v0.4s, v2.4s, v0.4s
    str q1, [x8]
    str q0, [x8, #48]
    add x8, x8, #16
    cbnz x9, .Lrepeat_952
    ldr x0, [x4]
    ldr w1, [x4, #20]
    ldr x2, [x4, #8]
    ldr w4, [x4, #16]
    lsl x0, x0, #2
    add x6, x3, x0
    add x7, x6, x0
    add x0, x7, x0
    cmp x1, #1
    bne .Lotherwise_953
    mov w1, #2
.Lrepeat_954:
    tst x4, #1
    beq .Lotherwise_955
    ldp q0, q1, [x5]
    ldr q2, [x10]
    movi v3.4s, #0
    ldr q4, [x5, #32]
    fadd v0.4s, v0.4s, v2.4s
    fadd v0.4s, v0.4s, v1.4s
    fadd v0.4s, v0.4s, v4.4s
    fmax v0.4s, v3.4s, v0.4s
    st1 {v0.s}[0], [x3]
    st1 {v0.s}[1], [x6]
    st1 {v0.s}[2], [x7]
    st1 {v0.s}[3], [x0]
.Lotherwise_955:
    sub x1, x1, #1
    lsr x4, x4, #1
    add x3, x3, x2, lsl #2
    add x6, x6, x2, lsl #2
    add x7, x7, x2, lsl #2
    add x0, x0, x2, lsl #2
    add x5, x5, #48
    cbnz x1, .Lrepeat_954
    b .Lend_956
.Lotherwise_953:
    mov w8, #2
.Lrepeat_957:
    tst x4, #1
    beq .Lotherwise_958
    ldp q0, q1, [x5]
    ldr q2, [x10]
    movi v3.4s, #0
    ubfx x9, x1, #0, #4
    ldr q4, [x5, #32]
    fadd v0.4s, v0.4s, v2.4s
    fadd v0.4s, v0.4s, v1.4s
    fadd v0.4s, v0.4s, v4.4s
    fmax v0.4s, v3.4s, v0.4s
    cmp x9, #15
    bne .Lotherwise_959
    zip1 v1.4s, v0.4s, v0.4s
    zip1 v2.4s, v0.4s, v0.4s
    zip2 v3.4s, v0.4s, v0.4s
    zip2 v0.4s, v0.4s, v0.4s
    zip1 v4.4s, v1.4s, v2.4s
    zip2 v1.4s, v1.4s, v2.4s
    zip1 v2.4s, v3.4s, v0.4s
    zip2 v0.4s, v3.4s, v0.4s
    str q4, [x3]
    str q1, [x6]
    str q2, [x7]
    str q0, [x0]
    b .Lend_960
.Lotherwise_959:
    tst x1, #1
    beq .Lotherwise_961
    st1 {v0.s}[0], [x3]
    st1 {v0.s}[1], [x6]
    st1 {v0.s}[2], [x7]
    st1 {v0.s}[3], [x0]
.Lotherwise_961:
    tst x1, #2
    beq .Lotherwise_962
    add x9, x3, #4
    add x11, x6, #4
    add x12, x7, #4
    st1 {v0.s}[0], [x9]
    add x9, x0, #4
    st1 {v0.s}[1], [x11]
    st1 {v0.s}[2], [x12]
    st1 {v0.s}[3], [x9]
.Lotherwise_962:
    tst x1, #4
    beq .Lotherwise_963
    add x9, x3, #8
    add x11, x6, #8
    add x12, x7, #8
    st1 {v0.s}[0], [x9]
    add x9, x0, #8
    st1 {v0.s}[1], [x11]
    st1 {v0.s}[2], [x12]
    st1 {v0.s}[3], [x9]
.Lotherwise_963:
    tst x1, #8
    beq .Lotherwise_964
    add x9, x3, #12
    add x11, x6, #12
    add x12, x7, #12
    st1 {v0.s}[0], [x9]
    add x9, x0, #12
    st1 {v0.s}[1], [x11]
    st1 {v0.s}[2], [x12]
    st1 {v0.s}[3], [x9]
.Lotherwise_964:
.Lend_960:
.Lotherwise_958:
    sub x8, x8, #1
    lsr x4, x4, #1
    add x3, x3, x2, lsl #2
    add x6, x6, x2, lsl #2
    add x7, x7, x2, lsl #2
    add x0, x0, x2, lsl #2
    add x5, x5, #48
    cbnz x8, .Lrepeat_957
.Lend_956:
    ret
    .size nnp_winograd_f2x1_3x3_of_4x4_output_with_bias_with_relu__aarch64_neon, . - nnp_winograd_f2x1_3x3_of_4x4_output_with_bias_with_relu__aarch64_neon

    .text
    .p2align 4
    .globl nnp_winograd_f1x2_3x3_of_4x4_input__aarch64_neon
    .type nnp_winograd_f1x2_3x3_of_4x4_input__aarch64_neon, %function
nnp_winograd_f1x2_3x3_of_4x4_input__aarch64_neon:
    mov x11, x2
    ldr x2, [x1]
    ldr w10, [x1, #20]
    mov x12, x0
    mov x13, x3
    mov x9, x4
    ldr x14, [x1, #8]
    ldr w0, [x1, #16]
    lsl x1, x2, #2
    add x2, x12, x1
    add x3, x2, x1
    add x1, x3, x1
    cmp x10, #15
    bne .Lotherwise_965
    mov x4, x9
    mov w5, #3
.Lrepeat_966:
    tst x0, #1
    beq .Lotherwise_967
    ldr q0, [x12]
    ldr q1, [x2]
    ldr q2, [x3]
    ldr q3, [x1]
    zip1 v4.4s, v0.4s, v2.4s
    zip2 v0.4s, v0.4s, v2.4s
    zip1 v2.4s, v1.4s, v3.4s
    zip2 v1.4s, v1.4s, v3.4s
    zip1 v3.4s, v4.4s, v2.4s
    zip2 v2.4s, v4.4s, v2.4s
    zip1 v4.4s, v0.4s, v1.4s
    zip2 v0.4s, v0.4s, v1.4s
    fadd v1.4s, v4.4s, v2.4s
    fsub v5.4s, v4.4s, v2.4s
    fsub v0.4s, v0.4s, v2.4s
    fsub v2.4s, v3.4s, v4.4s
    str q1, [x4]
    str q5, [x4, #16]
    str q0, [x4, #32]
    str q2, [x4, #48]
    b .Lend_968
.Lotherwise_967:
    movi v0.4s, #0
    movi v1.4s, #0
    movi v2.4s, #0
    movi v3.4s, #0
    str q0, [x4]
    str q1, [x4, #16]
    str q2, [x4, #32]
    str q3, [x4, #48]
.Lend_968:
    sub x5, x5, #1
    lsr x0, x0, #1
    add x12, x12, x14, lsl #2
    add x2, x2, x14, lsl #2
    add x3, x3, x14, lsl #2
    add x1, x1, x14, lsl #2
    add x4, x4, #64
    cbnz x5, .Lrepeat_966
    b .Lend_969
.Lotherwise_965:
    mov x4, x9
    mov w5, #3
.Lrepeat_970:
    tst x0, #1
    beq .Lotherwise_971
    ubfx x6, x10, #0, #4
    cmp x6, #15
    bne .Lotherwise_972
    ldr q0, [x12]
    ldr q1, [x2]
    ldr q2, [x3]
    ldr q3, [x1]
    zip1 v4.4s, v0.4s, v2.4s
    zip2 v0.4s, v0.4s, v2.4s
    zip1 v2.4s, v1.4s, v3.4s
    zip2 v1.4s, v1.4s, v3.4s
    zip1 v3.4s, v4.4s, v2.4s
    zip2 v2.4s, v4.4s, v2.4s
    zip1 v4.4s, v0.4s, v1.4s
    zip2 v0.4s, v0.4s, v1.4s
    b .Lend_973
.Lotherwise_972:
    movi v3.4s, #0
    tst x10, #1
    beq .Lotherwise_974
    ld1 {v3.s}[0], [x12]
    ld1 {v3.s}[1], [x2]
    ld1 {v3.s}[2], [x3]
    ld1 {v3.s}[3], [x1]
.Lotherwise_974:
    movi v2.4s, #0
    tst x10, #2
    beq .Lotherwise_975
    add x6, x12, #4
    add x7, x2, #4
    add x8, x3, #4
    ld1 {v2.s}[0], [x6]
    add x6, x1, #4
    ld1 {v2.s}[1], [x7]
    ld1 {v2.s}[2], [x8]
    ld1 {v2.s}[3], [x6]
.Lotherwise_975:
    movi v4.4s, #0
    tst x10, #4
    beq .Lotherwise_976
    add x6, x12, #8
    add x7, x2, #8
    add x8, x3, #8
    ld1 {v4.s}[0], [x6]
    add x6, x1, #8
    ld1 {v4.s}[1], [x7]
    ld1 {v4.s}[2], [x8]
    ld1 {v4.s}[3], [x6]
.Lotherwise_976:
    movi v0.4s, #0
    tst x10, #8
    beq .Lotherwise_977
    add x6, x12, #12
    add x7, x2, #12
    add x8, x3, #12
    ld1 {v0.s}[0], [x6]
    add x6, x1, #12
    ld1 {v0.s}[1], [x7]
    ld1 {v0.s}[2], [x8]
    ld1 {v0.s}[3], [x6]
.Lotherwise_977:
.Lend_973:
    fadd v1.4s, v4.4s, v2.4s
    fsub v5.4s, v4.4s, v2.4s
    fsub v0.4s, v0.4s, v2.4s
    fsub v2.4s, v3.4s, v4.4s
    str q1, [x4]
    str q5, [x4, #16]
    str q0, [x4, #32]
    str q2, [x4, #48]
    b .Lend_978
.Lotherwise_971:
    movi v0.4s, #0
    movi v1.4s, #0
    movi v2.4s, #0
    movi v3.4s, #0
    str q0, [x4]
    str q1, [x4, #16]
    str q2, [x4, #32]
    str q3, [x4, #48]
.Lend_978:
    sub x5, x5, #1
    lsr x0, x0, #1
    add x12, x12, x14, lsl #2
    add x2, x2, x14, lsl #2
    add x3, x3, x14, lsl #2
    add x1, x1, x14, lsl #2
    add x4, x4, #64
    cbnz x5, .Lrepeat_970
.Lend_969:
    lsl x0, x13, #2
    lsl x1, x13, #2
    add x2, x11, x0
    mov w3, #4
    add x0, x2, x0
.Lrepeat_979:
    ldr q0, [x9]
    ldr q1, [x9, #64]
    sub x3, x3, #1
    ldr q2, [x9, #128]
    add x9, x9, #16
    fadd v3.4s, v0.4s, v1.4s
    fsub v1.4s, v0.4s, v1.4s
    fsub v0.4s, v2.4s, v0.4s
    str q3, [x11]
    add x11, x11, x1, lsl #2
    str q1, [x2]
    add x2, x2, x1, lsl #2
    str q0, [x0]
    add x0, x0, x1, lsl #2
    cbnz x3, .Lrepeat_979
    ret
    .size nnp_winograd_f1x2_3x3_of_4x4_input__aarch64_neon, . - nnp_winograd_f1x2_3x3_of_4x4_input__aarch64_neon

    .text
    .p2align 4
    .globl nnp_winograd_f1x2_3x3_of_4x4_output_with_bias__aarch64_neon
    .type nnp_winograd_f1x2_3x3_of_4x4_output_with_bias__aarch64_neon, %function
nnp_winograd_f1x2_3x3_of_4x4_output_with_bias__aarch64_neon:
    lsl x6, x1, #2
    add x7, x0, x6
    add x6, x7, x6
    lsl x1, x1, #2
    mov x8, x5
    mov w9, #4
.Lrepeat_980:
    ldr q0, [x0]
    ldr q1, [x7]
    sub x9, x9, #1
    add x0, x0, x1, lsl #2
    ldr q2, [x6]
    add x7, x7, x1, lsl #2
    add x6, x6, x1, lsl #2
    fadd v0.4s, v0.4s, v1.4s
    fadd v0.4s, v0.4s, v2.4s
    str q0, [x8]
    add x8, x8, #16
    cbnz x9, .Lrepeat_980
    ldr x0, [x4]
    ldr w1, [x4, #20]
    ldr w4, [x4, #16]
    lsl x0, x0, #2
    add x6, x3, x0
    add x7, x6, x0
    add x0, x7, x0
    cmp x1, #3
    bne .Lotherwise_981
    tst x4, #1
    beq .Lotherwise_982
    ld1 {v0.4s, v1.4s, v2.4s, v3.4s}, [x5]
    ldr q4, [x2]
    fadd v0.4s, v0.4s, v4.4s
    fadd v4.4s, v0.4s, v1.4s
    fsub v0.4s, v0.4s, v1.4s
    fadd v1.4s, v3.4s, v4.4s
    fadd v0.4s, v2.4s, v0.4s
    zip1 v2.4s, v1.4s, v0.4s
    zip2 v0.4s, v1.4s, v0.4s
    str d2, [x3]
    st1 {v2.d}[1], [x6]
    str d0, [x7]
    st1 {v0.d}[1], [x0]
.Lotherwise_982:
    b .Lend_983
.Lotherwise_981:
    tst x4, #1
    beq .Lotherwise_984
    ld1 {v0.4s, v1.4s, v2.4s, v3.4s}, [x5]
    ldr q4, [x2]
    ubfx x2, x1, #0, #2
    fadd v0.4s, v0.4s, v4.4s
    fadd v4.4s, v0.4s, v1.4s
    fsub v0.4s, v0.4s, v1.4s
    fadd v1.4s, v3.4s, v4.4s
    fadd v0.4s, v2.4s, v0.4s
    cmp x2, #3
    bne .Lotherwise_985
    zip1 v2.4s, v1.4s, v0.4s
    zip2 v0.4s, v1.4s, v0.4s
    str d2, [x3]
    st1 {v2.d}[1], [x6]
    str d0, [x7]
    st1 {v0.d}[1], [x0]
    b .Lend_986
.Lotherwise_985:
    tst x1, #1
    beq .Lotherwise_987
    st1 {v1.s}[0], [x3]
    st1 {v1.s}[1], [x6]
    st1 {v1.s}[2], [x7]
    st1 {v1.s}[3], [x0]
.Lotherwise_987:
    tst x1, #2
    beq .Lotherwise_988
    add x1, x3, #4
    add x2, x6, #4
    add x3, x7, #4
    st1 {v0.s}[0], [x1]
    add x0, x0, #4
    st1 {v0.s}[1], [x2]
    st1 {v0.s}[2], [x3]
    st1 {v0.s}[3], [x0]
.Lotherwise_988:
.Lend_986:
.Lotherwise_984:
.Lend_983:
    ret
    .size nnp_winograd_f1x2_3x3_of_4x4_output_with_bias__aarch64_neon, . - nnp_winograd_f1x2_3x3_of_4x4_output_with_bias__aarch64_neon

    .text
    .p2align 4
    .globl nnp_winograd_f1x2_3x3_of_4x4_output_with_bias_with_relu__aarch64_neon
    .type nnp_winograd_f1x2_3x3_of_4x4_output_with_bias_with_relu__aarch64_neon, %function
nnp_winograd_f1x2_3x3_of_4x4_output_with_bias_with_relu__aarch64_neon:
    lsl x6, x1, #2
    add x7, x0, x6
    add x6, x7, x6
    lsl x1, x1, #2
    mov x8, x5
    mov w9, #4
.Lrepeat_989:
    ldr q0, [x0]
    ldr q1, [x7]
    sub x9, x9, #1
    add x0, x0, x1, lsl #2
    ldr q2, [x6]
    add x7, x7, x1, lsl #2
    add x6, x6, x1, lsl #2
    fadd v0.4s, v0.4s, v1.4s
    fadd v0.4s, v0.4s, v2.4s
    str q0, [x8]
    add x8, x8, #16
    cbnz x9, .Lrepeat_989
    ldr x0, [x4]
    ldr w1, [x4, #20]
    ldr w4, [x4, #16]
    lsl x0, x0, #2
    add x6, x3, x0
    add x7, x6, x0
    add x0, x7, x0
    cmp x1, #3
    bne .Lotherwise_990
    tst x4, #1
    beq .Lotherwise_991
    ld1 {v0.4s, v1.4s, v2.4s, v3.4s}, [x5]
    ldr q4, [x2]
    movi v5.4s, #0
    fadd v0.4s, v0.4s, v4.4s
    fadd v4.4s, v0.4s, v1.4s
    fsub v0.4s, v0.4s, v1.4s
    fadd v1.4s, v3.4s, v4.4s
    fadd v0.4s, v2.4s, v0.4s
    fmax v1.4s, v5.4s, v1.4s
    fmax v0.4s, v5.4s, v0.4s
    zip1 v2.4s, v1.4s, v0.4s
    zip2 v0.4s, v1.4s, v0.4s
    str d2, [x3]
    st1 {v2.d}[1], [x6]
    str d0, [x7]
    st1 {v0.d}[1], [x0]
.Lotherwise_991:
    b .Lend_992
.Lotherwise_990:
    tst x4, #1
    beq .Lotherwise_993
    ld1 {v0.4s, v1.4s, v2.4s, v3.4s}, [x5]
    ldr q4, [x2]
    movi v5.4s, #0
    ubfx x2, x1, #0, #2
    fadd v0.4s, v0.4s, v4.4s
    fadd v4.4s, v0.4s, v1.4s
    fsub v0.4s, v0.4s, v1.4s
    fadd v1.4s, v3.4s, v4.4s
    fadd v0.4s, v2.4s, v0.4s
    fmax v1.4s, v5.4s, v1.4s
    fmax v0.4s, v5.4s, v0.4s
    cmp x2, #3
    bne .Lotherwise_994
    zip1 v2.4s, v1.4s, v0.4s
    zip2 v0.4s, v1.4s, v0.4s
    str d2, [x3]
    st1 {v2.d}[1], [x6]
    str d0, [x7]
    st1 {v0.d}[1], [x0]
    b .Lend_995
.Lotherwise_994:
    tst x1, #1
    beq .Lotherwise_996
    st1 {v1.s}[0], [x3]
    st1 {v1.s}[1], [x6]
    st1 {v1.s}[2], [x7]
    st1 {v1.s}[3], [x0]
.Lotherwise_996:
    tst x1, #2
    beq .Lotherwise_997
    add x1, x3, #4
    add x2, x6, #4
    add x3, x7, #4
    st1 {v0.s}[0], [x1]
    add x0, x0, #4
    st1 {v0.s}[1], [x2]
    st1 {v0.s}[2], [x3]
    st1 {v0.s}[3], [x0]
.Lotherwise_997:
.Lend_995:
.Lotherwise_993:
.Lend_992:
    ret
    .size nnp_winograd_f1x2_3x3_of_4x4_output_with_bias_with_relu__aarch64_neon, . - nnp_winograd_f1x2_3x3_of_4x4_output_with_bias_with_relu__aarch64_neon

    .text
    .p2align 4
    .globl nnp_winograd_f1x1_3x3_of_4x4_input__aarch64_neon
    .type nnp_winograd_f1x1_3x3_of_4x4_input__aarch64_neon, %function
nnp_winograd_f1x1_3x3_of_4x4_input__aarch64_neon:
    mov x7, x2
    ldr x2, [x1]
    ldr w8, [x1, #20]
    mov x9, x0
    mov x10, x3
    mov x6, x4
    ldr x11, [x1, #8]
    ldr w12, [x1, #16]
    lsl x0, x2, #2
    add x5, x9, x0
    add x13, x5, x0
    add x14, x13, x0
    cmp x8, #7
    bne .Lotherwise_998
    mov x0, x6
    mov w1, #3
.Lrepeat_999:
    tst x12, #1
    beq .Lotherwise_1000
    movi v0.4s, #0
    tst x8, #1
    beq .Lotherwise_1001
    ld1 {v0.s}[0], [x9]
    ld1 {v0.s}[1], [x5]
    ld1 {v0.s}[2], [x13]
    ld1 {v0.s}[3], [x14]
.Lotherwise_1001:
    movi v1.4s, #0
    tst x8, #2
    beq .Lotherwise_1002
    add x2, x9, #4
    add x3, x5, #4
    add x4, x13, #4
    ld1 {v1.s}[0], [x2]
    add x2, x14, #4
    ld1 {v1.s}[1], [x3]
    ld1 {v1.s}[2], [x4]
    ld1 {v1.s}[3], [x2]
.Lotherwise_1002:
    movi v2.4s, #0
    tst x8, #4
    beq .Lotherwise_1003
    add x2, x9, #8
    add x3, x5, #8
    add x4, x13, #8
    ld1 {v2.s}[0], [x2]
    add x2, x14, #8
    ld1 {v2.s}[1], [x3]
    ld1 {v2.s}[2], [x4]
    ld1 {v2.s}[3], [x2]
.Lotherwise_1003:
    fadd v3.4s, v0.4s, v1.4s
    fsub v1.4s, v0.4s, v1.4s
    fsub v0.4s, v2.4s, v0.4s
    str q3, [x0]
    str q1, [x0, #16]
    str q0, [x0, #32]
    b .Lend_1004
.Lotherwise_1000:
    movi v0.4s, #0
    movi v1.4s, #0
    movi v2.4s, #0
    str q0, [x0]
    str q1, [x0, #16]
    str q2, [x0, #32]
.Lend_1004:
    sub x1, x1, #1
    lsr x12, x12, #1
    add x9, x9, x11, lsl #2
    add x5, x5, x11, lsl #2
    add x13, x13, x11, lsl #2
    add x14, x14, x11, lsl #2
    add x0, x0, #48
    cbnz x1, .Lrepeat_999
    b .Lend_1005
.Lotherwise_998:
    mov x0, x6
    mov w1, #3
.Lrepeat_1006:
    tst x12, #1
    beq .Lotherwise_1007
    movi v0.4s, #0
    tst x8, #1
    beq .Lotherwise_1008
    ld1 {v0.s}[0], [x9]
    ld1 {v0.s}[1], [x5]
    ld1 {v0.s}[2], [x13]
    ld1 {v0.s}[3], [x14]
.Lotherwise_1008:
    movi v1.4s, #0
    tst x8, #2
    beq .Lotherwise_1009
    add x2, x9, #4
    add x3, x5, #4
    add x4, x13, #4
    ld1 {v1.s}[0], [x2]
    add x2, x14, #4
    ld1 {v1.s}[1], [x3]
    ld1 {v1.s}[2], [x4]
    ld1 {v1.s}[3], [x2]
.Lotherwise_1009:
    movi v2.4s, #0
    tst x8, #4
    beq .Lotherwise_1010
    add x2, x9, #8
    add x3, x5, #8
    add x4, x13, #8
    ld1 {v2.s}[0], [x2]
    add x2, x14, #8
    ld1 {v2.s}[1], [x3]
    ld1 {v2.s}[2], [x4]
    ld1 {v2.s}[3], [x2]
.Lotherwise_1010:
    fadd v3.4s, v0.4s, v1.4s
    fsub v1.4s, v0.4s, v1.4s
    fsub v0.4s, v2.4s, v0.4s
    str q3, [x0]
    str q1, [x0, #16]
    str q0, [x0, #32]
    b .Lend_1011
.Lotherwise_1007:
    movi v0.4s, #0
    movi v1.4s, #0
    movi v2.4s, #0
    str q0, [x0]
    str q1, [x0, #16]
    str q2, [x0, #32]
.Lend_1011:
    sub x1, x1, #1
    lsr x12, x12, #1
    add x9, x9, x11, lsl #2
    add x5, x5, x11, lsl #2
    add x13, x13, x11, lsl #2
    add x14, x14, x11, lsl #2
    add x0, x0, #48
    cbnz x1, .Lrepeat_1006
.Lend_1005:
    lsl x0, x10, #2
    lsl x1, x10, #2
    add x2, x7, x0
    mov w3, #3
    add x0, x2, x0
.Lrepeat_1012:
    ldr q0, [x6]
    ldr q1, [x6, #48]
    sub x3, x3, #1
    ldr q2, [x6, #96]
    add x6, x6, #16
    fadd v3.4s, v0.4s, v1.4s
    fsub v1.4s, v0.4s, v1.4s
    fsub v0.4s, v2.4s, v0.4s
    str q3, [x7]
    add x7, x7, x1, lsl #2
    str q1, [x2]
    add x2, x2, x1, lsl #2
    str q0, [x0]
    add x0, x0, x1, lsl #2
    cbnz x3, .Lrepeat_1012
    ret
    .size nnp_winograd_f1x1_3x3_of_4x4_input__aarch64_neon, . - nnp_winograd_f1x1_3x3_of_4x4_input__aarch64_neon

    .text
    .p2align 4
    .globl nnp_winograd_f1x1_3x3_of_4x4_output_with_bias__aarch64_neon
    .type nnp_winograd_f1x1_3x3_of_4x4_output_with_bias__aarch64_neon, %function
nnp_winograd_f1x1_3x3_of_4x4_output_with_bias__aarch64_neon:
    lsl x6, x1, #2
    add x7, x0, x6
    add x6, x7, x6
    lsl x1, x1, #2
    mov x8, x5
    mov w9, #3
.Lrepeat_1013:
    ldr q0, [x0]
    ldr q1, [x7]
    sub x9, x9, #1
    add x0, x0, x1, lsl #2
    ldr q2, [x6]
    add x7, x7, x1, lsl #2
    add x6, x6, x1, lsl #2
    fadd v0.4s, v0.4s, v1.4s
    fadd v0.4s, v0.4s, v2.4s
    str q0, [x8]
    add x8, x8, #16
    cbnz x9, .Lrepeat_1013
    ldr x0, [x4]
    ldr w1, [x4, #20]
    ldr w4, [x4, #16]
    lsl x0, x0, #2
    add x6, x3, x0
    add x7, x6, x0
    add x0, x7, x0
    cmp x1, #1
    bne .Lotherwise_1014
    tst x4, #1
    beq .Lotherwise_1015
    ldp q0, q1, [x5]
    ldr q2, [x2]
    ldr q3, [x5, #32]
    fadd v0.4s, v0.4s, v2.4s
    fadd v0.4s, v0.4s, v1.4s
    fadd v0.4s, v0.4s, v3.4s
    st1 {v0.s}[0], [x3]
    st1 {v0.s}[1], [x6]
    st1 {v0.s}[2], [x7]
    st1 {v0.s}[3], [x0]
.Lotherwise_1015:
    b .Lend_1016
.Lotherwise_1014:
    tst x4, #1
    beq .Lotherwise_1017
    ldp q0, q1, [x5]
    ldr q2, [x2]
    ubfx x2, x1, #0, #4
    ldr q3, [x5, #32]
    fadd v0.4s, v0.4s, v2.4s
    fadd v0.4s, v0.4s, v1.4s
    fadd v0.4s, v0.4s, v3.4s
    cmp x2, #15
    bne .Lotherwise_1018
    zip1 v1.4s, v0.4s, v0.4s
    zip1 v2.4s, v0.4s, v0.4s
    zip2 v3.4s, v0.4s, v0.4s
    zip2 v0.4s, v0.4s, v0.4s
    zip1 v4.4s, v1.4s, v2.4s
    zip2 v1.4s, v1.4s, v2.4s
    zip1 v2.4s, v3.4s, v0.4s
    zip2 v0.4s, v3.4s, v0.4s
    str q4, [x3]
    str q1, [x6]
    str q2, [x7]
    str q0, [x0]
    b .Lend_1019
.Lotherwise_1018:
    tst x1, #1
    beq .Lotherwise_1020
    st1 {v0.s}[0], [x3]
    st1 {v0.s}[1], [x6]
    st1 {v0.s}[2], [x7]
    st1 {v0.s}[3], [x0]
.Lotherwise_1020:
    tst x1, #2
    beq .Lotherwise_1021
    add x2, x3, #4
    add x4, x6, #4
    add x5, x7, #4
    st1 {v0.s}[0], [x2]
    add x2, x0, #4
    st1 {v0.s}[1], [x4]
    st1 {v0.s}[2], [x5]
    st1 {v0.s}[3], [x2]
.Lotherwise_1021:
    tst x1, #4
    beq .Lotherwise_1022
    add x2, x3, #8
    add x4, x6, #8
    add x5, x7, #8
    st1 {v0.s}[0], [x2]
    add x2, x0, #8
    st1 {v0.s}[1], [x4]
    st1 {v0.s}[2], [x5]
    st1 {v0.s}[3], [x2]
.Lotherwise_1022:
    tst x1, #8
    beq .Lotherwise_1023
    add x1, x3, #12
    add x2, x6, #12
    add x3, x7, #12
    st1 {v0.s}[0], [x1]
    add x0, x0, #12
    st1 {v0.s}[1], [x2]
    st1 {v0.s}[2], [x3]
    st1 {v0.s}[3], [x0]
.Lotherwise_1023:
.Lend_1019:
.Lotherwise_1017:
.Lend_1016:
    ret
    .size nnp_winograd_f1x1_3x3_of_4x4_output_with_bias__aarch64_neon, . - nnp_winograd_f1x1_3x3_of_4x4_output_with_bias__aarch64_neon

    .text
    .p2align 4
    .globl nnp_winograd_f1x1_3x3_of_4x4_output_with_bias_with_relu__aarch64_neon
    .type nnp_winograd_f1x1_3x3_of_4x4_output_with_bias_with_relu__aarch64_neon, %function
nnp_winograd_f1x1_3x3_of_4x4_output_with_bias_with_relu__aarch64_neon:
    lsl x6, x1, #2
    add x7, x0, x6
    add x6, x7, x6
    lsl x1, x1, #2
    mov x8, x5
    mov w9, #3
.Lrepeat_1024:
    ldr q0, [x0]
    ldr q1, [x7]
    sub x9, x9, #1
    add x0, x0, x1, lsl #2
    ldr q2, [x6]
    add x7, x7, x1, lsl #2
    add x6, x6, x1, lsl #2
    fadd v0.4s, v0.4s, v1.4s
    fadd v0.4s, v0.4s, v2.4s
    str q0, [x8]
    add x8, x8, #16
    cbnz x9, .Lrepeat_1024
    ldr x0, [x4]
    ldr w1, [x4, #20]
    ldr w4, [x4, #16]
    lsl x0, x0, #2
    add x6, x3, x0
    add x7, x6, x0
    add x0, x7, x0
    cmp x1, #1
    bne .Lotherwise_1025
    tst x4, #1
    beq .Lotherwise_1026
    ldp q0, q1, [x5]
    ldr q2, [x2]
    movi v3.4s, #0
    ldr q4, [x5, #32]
    fadd v0.4s, v0.4s, v2.4s
    fadd v0.4s, v0.4s, v1.4s
    fadd v0.4s, v0.4s, v4.4s
    fmax v0.4s, v3.4s, v0.4s
    st1 {v0.s}[0], [x3]
    st1 {v0.s}[1], [x6]
    st1 {v0.s}[2], [x7]
    st1 {v0.s}[3], [x0]
.Lotherwise_1026:
    b .Lend_1027
.Lotherwise_1025:
    tst x4, #1
    beq .Lotherwise_1028
    ldp q0, q1, [x5]
    ldr q2, [x2]
    movi v3.4s, #0
    ubfx x2, x1, #0, #4
    ldr q4, [x5, #32]
    fadd v0.4s, v0.4s, v2.4s
    fadd v0.4s, v0.4s, v1.4s
    fadd v0.4s, v0.4s, v4.4s
    fmax v0.4s, v3.4s, v0.4s
    cmp x2, #15
    bne .Lotherwise_1029
    zip1 v1.4s, v0.4s, v0.4s
    zip1 v2.4s, v0.4s, v0.4s
    zip2 v3.4s, v0.4s, v0.4s
    zip2 v0.4s, v0.4s, v0.4s
    zip1 v4.4s, v1.4s, v2.4s
    zip2 v1.4s, v1.4s, v2.4s
    zip1 v2.4s, v3.4s, v0.4s
    zip2 v0.4s, v3.4s, v0.4s
    str q4, [x3]
    str q1, [x6]
    str q2, [x7]
    str q0, [x0]
    b .Lend_1030
.Lotherwise_1029:
    tst x1, #1
    beq .Lotherwise_1031
    st1 {v0.s}[0], [x3]
    st1 {v0.s}[1], [x6]
    st1 {v0.s}[2], [x7]
    st1 {v0.s}[3], [x0]
.Lotherwise_1031:
    tst x1, #2
    beq .Lotherwise_1032
    add x2, x3, #4
    add x4, x6, #4
    add x5, x7, #4
    st1 {v0.s}[0], [x2]
    add x2, x0, #4
    st1 {v0.s}[1], [x4]
    st1 {v0.s}[2], [x5]
    st1 {v0.s}[3], [x2]
.Lotherwise_1032:
    tst x1, #4
    beq .Lotherwise_1033
    add x2, x3, #8
    add x4, x6, #8
    add x5, x7, #8
    st1 {v0.s}[0], [x2]
    add x2, x0, #8
    st1 {v0.s}[1], [x4]
    st1 {v0.s}[2], [x5]
    st1 {v0.s}[3], [x2]
.Lotherwise_1033:
    tst x1, #8
    beq .Lotherwise_1034
    add x1, x3, #12
    add x2, x6, #12
    add x3, x7, #12
    st1 {v0.s}[0], [x1]
    add x0, x0, #12
    st1 {v0.s}[1], [x2]
    st1 {v0.s}[2], [x3]
    st1 {v0.s}[3], [x0]
.Lotherwise_1034:
.Lend_1030:
.Lotherwise_1028:
.Lend_1027:
    ret
    .size nnp_winograd_f1x1_3x3_of_4x4_output_with_bias_with_relu__aarch64_neon, . - nnp_winograd_f1x1_3x3_of_4x4_output_with_bias_with_relu__aarch64_neon

.section .rodata
    .p2align 4
.Lconstants_nnp_winograd_f1x6_1x3_input__aarch64_neon:
    .long 0x40880000, 0x3e800000, 0x3fa00000, 0x40a00000
    .long 0x40800000, 0x3f000000, 0x40000000, 0x40a80000

    .text
    .p2align 4
    .globl nnp_winograd_f1x6_1x3_input__aarch64_neon
    .type nnp_winograd_f1x6_1x3_input__aarch64_neon, %function
nnp_winograd_f1x6_1x3_input__aarch64_neon:
    ldr x4, [x1]
    ldr w5, [x1, #16]
    mov x6, x0
    ldr w9, [x1, #20]
    lsl x0, x4, #2
    add x10, x6, x0
    add x7, x10, x0
    add x8, x7, x0
    tst x5, #1
    beq .Lotherwise_1035
    cmp x9, #255
    bne .Lotherwise_1036
    ldp q0, q1, [x6]
    ldp q2, q3, [x10]
    lsl x0, x3, #2
    add x1, x2, x0
    ldp q4, q5, [x7]
    ldp q6, q7, [x8]
    add x3, x1, x0
    add x4, x3, x0
    adrp x5, .Lconstants_nnp_winograd_f1x6_1x3_input__aarch64_neon
    ldr q24, [x5, :lo12:.Lconstants_nnp_winograd_f1x6_1x3_input__aarch64_neon]
    adrp x5, .Lconstants_nnp_winograd_f1x6_1x3_input__aarch64_neon+16
    ldr q25, [x5, :lo12:.Lconstants_nnp_winograd_f1x6_1x3_input__aarch64_neon+16]
    add x5, x4, x0
    add x6, x5, x0
    add x7, x6, x0
    zip2 v16.4s, v1.4s, v5.4s
    zip2 v17.4s, v3.4s, v7.4s
    add x0, x7, x0
    zip1 v18.4s, v0.4s, v4.4s
    zip2 v0.4s, v0.4s, v4.4s
    zip1 v4.4s, v2.4s, v6.4s
    zip2 v2.4s, v2.4s, v6.4s
    zip1 v1.4s, v1.4s, v5.4s
    zip1 v3.4s, v3.4s, v7.4s
    zip1 v5.4s, v16.4s, v17.4s
    zip2 v6.4s, v18.4s, v4.4s
    zip1 v7.4s, v0.4s, v2.4s
    zip2 v19.4s, v1.4s, v3.4s
    mov v20.16b, v5.16b
    zip2 v0.4s, v0.4s, v2.4s
    zip1 v1.4s, v1.4s, v3.4s
    fadd v2.4s, v7.4s, v5.4s
    fadd v3.4s, v6.4s, v19.4s
    fmla v20.4s, v7.4s, v24.s[1]
    mov v21.16b, v6.16b
    mov v22.16b, v5.16b
    fmls v20.4s, v1.4s, v24.s[2]
    mov v23.16b, v6.16b
    fmls v21.4s, v0.4s, v24.s[3]
    fmla v22.4s, v7.4s, v25.s[0]
    fmls v2.4s, v1.4s, v24.s[0]
    fmls v3.4s, v0.4s, v24.s[0]
    fmla v21.4s, v19.4s, v25.s[0]
    fmls v22.4s, v1.4s, v24.s[3]
    fmls v23.4s, v0.4s, v24.s[2]
    zip2 v16.4s, v16.4s, v17.4s
    zip1 v4.4s, v18.4s, v4.4s
    mov v17.16b, v20.16b
    fmla v23.4s, v19.4s, v24.s[1]
    fadd v18.4s, v2.4s, v3.4s
    fsub v6.4s, v16.4s, v6.4s
    fsub v2.4s, v2.4s, v3.4s
    fmla v17.4s, v21.4s, v25.s[1]
    mov v3.16b, v22.16b
    fsub v4.4s, v4.4s, v5.4s
    fmls v20.4s, v21.4s, v25.s[1]
    str q18, [x2]
    fmla v3.4s, v23.4s, v25.s[2]
    fmla v6.4s, v0.4s, v25.s[3]
    str q2, [x1]
    fmls v22.4s, v23.4s, v25.s[2]
    fmls v4.4s, v7.4s, v25.s[3]
    str q17, [x3]
    fmls v6.4s, v19.4s, v25.s[3]
    str q20, [x4]
    fmla v4.4s, v1.4s, v25.s[3]
    str q3, [x5]
    str q22, [x6]
    str q6, [x7]
    str q4, [x0]
    b .Lend_1037
.Lotherwise_1036:
    lsl x0, x3, #2
    mov x3, x2
    ubfx x1, x9, #0, #4
    add x4, x3, x0
    add x5, x4, x0
    add x11, x5, x0
    add x12, x11, x0
    add x13, x12, x0
    add x14, x13, x0
    add x15, x14, x0
    cmp x1, #15
    bne .Lotherwise_1038
    ldr q0, [x6]
    ldr q1, [x10]
    ldr q2, [x7]
    ldr q3, [x8]
    zip1 v4.4s, v0.4s, v2.4s
    zip2 v0.4s, v0.4s, v2.4s
    zip1 v2.4s, v1.4s, v3.4s
    zip2 v1.4s, v1.4s, v3.4s
    zip1 v3.4s, v4.4s, v2.4s
    zip2 v2.4s, v4.4s, v2.4s
    zip1 v4.4s, v0.4s, v1.4s
    zip2 v0.4s, v0.4s, v1.4s
    b .Lend_1039
.Lotherwise_1038:
    movi v3.4s, #0
    tst x9, #1
    beq .Lotherwise_1040
    ld1 {v3.s}[0], [x6]
    ld1 {v3.s}[1], [x10]
    ld1 {v3.s}[2], [x7]
    ld1 {v3.s}[3], [x8]
.Lotherwise_1040:
    movi v2.4s, #0
    tst x9, #2
    beq .Lotherwise_1041
    add x0, x6, #4
    add x1, x10, #4
    add x2, x7, #4
    ld1 {v2.s}[0], [x0]
    add x0, x8, #4
    ld1 {v2.s}[1], [x1]
    ld1 {v2.s}[2], [x2]
    ld1 {v2.s}[3], [x0]
.Lotherwise_1041:
    movi v4.4s, #0
    tst x9, #4
    beq .Lotherwise_1042
    add x0, x6, #8
    add x1, x10, #8
    add x2, x7, #8
    ld1 {v4.s}[0], [x0]
    add x0, x8, #8
    ld1 {v4.s}[1], [x1]
    ld1 {v4.s}[2], [x2]
    ld1 {v4.s}[3], [x0]
.Lotherwise_1042:
    movi v0.4s, #0
    tst x9, #8
    beq .Lotherwise_1043
    add x0, x6, #12
    add x1, x10, #12
    add x2, x7, #12
    ld1 {v0.s}[0], [x0]
    add x0, x8, #12
    ld1 {v0.s}[1], [x1]
    ld1 {v0.s}[2], [x2]
    ld1 {v0.s}[3], [x0]
.Lotherwise_1043:
.Lend_1039:
    ubfx x0, x9, #4, #4
    cmp x0, #15
    bne .Lotherwise_1044
    ldr q1, [x6, #16]
    ldr q5, [x10, #16]
    ldr q6, [x7, #16]
    ldr q7, [x8, #16]
    zip1 v16.4s, v1.4s, v6.4s
    zip2 v1.4s, v1.4s, v6.4s
    zip1 v6.4s, v5.4s, v7.4s
    zip2 v5.4s, v5.4s, v7.4s
    zip1 v7.4s, v16.4s, v6.4s
    zip2 v6.4s, v16.4s, v6.4s
    zip1 v16.4s, v1.4s, v5.4s
    zip2 v1.4s, v1.4s, v5.4s
    b .Lend_1045
.Lotherwise_1044:
    movi v7.4s, #0
    tst x9, #16
    beq .Lotherwise_1046
    add x0, x6, #16
    add x1, x10, #16
    add x2, x7, #16
    ld1 {v7.s}[0], [x0]
    add x0, x8, #16
    ld1 {v7.s}[1], [x1]
    ld1 {v7.s}[2], [x2]
    ld1 {v7.s}[3], [x0]
.Lotherwise_1046:
    movi v6.4s, #0
    tst x9, #32
    beq .Lotherwise_1047
    add x0, x6, #20
    add x1, x10, #20
    add x2, x7, #20
    ld1 {v6.s}[0], [x0]
    add x0, x8, #20
    ld1 {v6.s}[1], [x1]
    ld1 {v6.s}[2], [x2]
    ld1 {v6.s}[3], [x0]
.Lotherwise_1047:
    movi v16.4s, #0
    tst x9, #64
    beq .Lotherwise_1048
    add x0, x6, #24
    add x1, x10, #24
    add x2, x7, #24
    ld1 {v16.s}[0], [x0]
    add x0, x8, #24
    ld1 {v16.s}[1], [x1]
    ld1 {v16.s}[2], [x2]
    ld1 {v16.s}[3], [x0]
.Lotherwise_1048:
    movi v1.4s, #0
    tst x9, #128
    beq .Lotherwise_1049
    add x0, x6, #28
    add x1, x10, #28
    add x2, x7, #28
    ld1 {v1.s}[0], [x0]
    add x0, x8, #28
    ld1 {v1.s}[1], [x1]
    ld1 {v1.s}[2], [x2]
    ld1 {v1.s}[3], [x0]
.Lotherwise_1049:
.Lend_1045:
    adrp x0, .Lconstants_nnp_winograd_f1x6_1x3_input__aarch64_neon
    ldr q5, [x0, :lo12:.Lconstants_nnp_winograd_f1x6_1x3_input__aarch64_neon]
    adrp x0, .Lconstants_nnp_winograd_f1x6_1x3_input__aarch64_neon+16
    ldr q17, [x0, :lo12:.Lconstants_nnp_winograd_f1x6_1x3_input__aarch64_neon+16]
    fadd v18.4s, v4.4s, v16.4s
    fadd v19.4s, v2.4s, v6.4s
    mov v20.16b, v16.16b
    mov v21.16b, v2.16b
    fsub v1.4s, v1.4s, v2.4s
    fsub v3.4s, v3.4s, v16.4s
    fmla v16.4s, v4.4s, v5.s[1]
    fmls v2.4s, v0.4s, v5.s[3]
    fmla v20.4s, v4.4s, v17.s[0]
    fmls v18.4s, v7.4s, v5.s[0]
    fmls v16.4s, v7.4s, v5.s[2]
    fmls v19.4s, v0.4s, v5.s[0]
    fmla v2.4s, v6.4s, v17.s[0]
    fmls v20.4s, v7.4s, v5.s[3]
    fmls v21.4s, v0.4s, v5.s[2]
    fmla v1.4s, v0.4s, v17.s[3]
    fmls v3.4s, v4.4s, v17.s[3]
    mov v0.16b, v16.16b
    fmla v21.4s, v6.4s, v5.s[1]
    fadd v4.4s, v18.4s, v19.4s
    fsub v5.4s, v18.4s, v19.4s
    fmla v0.4s, v2.4s, v17.s[1]
    mov v18.16b, v20.16b
    fmls v16.4s, v2.4s, v17.s[1]
    fmls v1.4s, v6.4s, v17.s[3]
    str q4, [x3]
    fmla v18.4s, v21.4s, v17.s[2]
    fmls v20.4s, v21.4s, v17.s[2]
    str q5, [x4]
    fmla v3.4s, v7.4s, v17.s[3]
    str q0, [x5]
    str q16, [x11]
    str q18, [x12]
    str q20, [x13]
    str q1, [x14]
    str q3, [x15]
.Lend_1037:
    b .Lend_1050
.Lotherwise_1035:
    adrp x0, .Lconstants_nnp_winograd_f1x6_1x3_input__aarch64_neon
    ldr q0, [x0, :lo12:.Lconstants_nnp_winograd_f1x6_1x3_input__aarch64_neon]
    movi v1.4s, #0
    adrp x0, .Lconstants_nnp_winograd_f1x6_1x3_input__aarch64_neon+16
    ldr q2, [x0, :lo12:.Lconstants_nnp_winograd_f1x6_1x3_input__aarch64_neon+16]
    lsl x0, x3, #2
    mov v3.16b, v1.16b
    fadd v4.4s, v1.4s, v1.4s
    add x1, x2, x0
    fadd v5.4s, v1.4s, v1.4s
    mov v6.16b, v1.16b
    add x3, x1, x0
    mov v7.16b, v1.16b
    mov v16.16b, v1.16b
    add x4, x3, x0
    fmla v3.4s, v1.4s, v0.s[1]
    fmls v6.4s, v1.4s, v0.s[3]
    add x5, x4, x0
    fmla v7.4s, v1.4s, v2.s[0]
    fmls v4.4s, v1.4s, v0.s[0]
    add x6, x5, x0
    fmls v3.4s, v1.4s, v0.s[2]
    fmls v5.4s, v1.4s, v0.s[0]
    add x7, x6, x0
    fmla v6.4s, v1.4s, v2.s[0]
    fmls v7.4s, v1.4s, v0.s[3]
    add x0, x7, x0
    fmls v16.4s, v1.4s, v0.s[2]
    fsub v17.4s, v1.4s, v1.4s
    fsub v18.4s, v1.4s, v1.4s
    mov v19.16b, v3.16b
    fmla v16.4s, v1.4s, v0.s[1]
    fadd v0.4s, v4.4s, v5.4s
    fsub v4.4s, v4.4s, v5.4s
    fmla v19.4s, v6.4s, v2.s[1]
    mov v5.16b, v7.16b
    fmls v3.4s, v6.4s, v2.s[1]
    fmla v17.4s, v1.4s, v2.s[3]
    str q0, [x2]
    fmla v5.4s, v16.4s, v2.s[2]
    fmls v7.4s, v16.4s, v2.s[2]
    str q4, [x1]
    fmls v18.4s, v1.4s, v2.s[3]
    fmls v17.4s, v1.4s, v2.s[3]
    str q19, [x3]
    str q3, [x4]
    fmla v18.4s, v1.4s, v2.s[3]
    str q5, [x5]
    str q7, [x6]
    str q17, [x7]
    str q18, [x0]
.Lend_1050:
    ret
    .size nnp_winograd_f1x6_1x3_input__aarch64_neon, . - nnp_winograd_f1x6_1x3_input__aarch64_neon

.section .rodata
    .p2align 4
.Lconstants_nnp_winograd_f1x6_1x3_kernel__aarch64_neon:
    .long 0xbe638e39, 0x3e638e39, 0x40800000, 0x3c360b61
    .long 0x3cb60b61, 0x3e800000, 0x3f360b61, 0x3eb60b61

    .text
    .p2align 4
    .globl nnp_winograd_f1x6_1x3_kernel__aarch64_neon
    .type nnp_winograd_f1x6_1x3_kernel__aarch64_neon, %function
nnp_winograd_f1x6_1x3_kernel__aarch64_neon:
    lsl x1, x1, #2
    add x5, x0, x1
    mov x6, x4
    add x7, x5, x1
    mov w8, #3
    add x1, x7, x1
.Lrepeat_1051:
    ldr q0, [x0]
    ldr q1, [x5]
    sub x8, x8, #1
    add x0, x0, #16
    ldr q2, [x7]
    ldr q3, [x1]
    add x5, x5, #16
    add x7, x7, #16
    add x1, x1, #16
    zip1 v4.4s, v0.4s, v2.4s
    zip2 v0.4s, v0.4s, v2.4s
    zip1 v2.4s, v1.4s, v3.4s
    zip2 v1.4s, v1.4s, v3.4s
    zip1 v3.4s, v4.4s, v2.4s
    zip2 v2.4s, v4.4s, v2.4s
    zip1 v4.4s, v0.4s, v1.4s
    zip2 v0.4s, v0.4s, v1.4s
    str q3, [x6]
    str q2, [x6, #16]
    str q4, [x6, #32]
    str q0, [x6, #48]
    add x6, x6, #64
    cbnz x8, .Lrepeat_1051
    lsl x0, x3, #2
    add x1, x2, x0
    mov w3, #4
    add x5, x1, x0
    add x6, x5, x0
    add x7, x6, x0
    add x8, x7, x0
    add x9, x8, x0
    add x0, x9, x0
.Lrepeat_1052:
    ldp q0, q1, [x4]
    ldr q2, [x4, #32]
    sub x3, x3, #1
    add x4, x4, #48
    adrp x10, .Lconstants_nnp_winograd_f1x6_1x3_kernel__aarch64_neon
    ldr q3, [x10, :lo12:.Lconstants_nnp_winograd_f1x6_1x3_kernel__aarch64_neon]
    adrp x10, .Lconstants_nnp_winograd_f1x6_1x3_kernel__aarch64_neon+16
    ldr q4, [x10, :lo12:.Lconstants_nnp_winograd_f1x6_1x3_kernel__aarch64_neon+16]
    fadd v5.4s, v0.4s, v2.4s
    str q0, [x0]
    add x0, x0, #32
    mov v6.16b, v0.16b
    str q2, [x9]
    add x9, x9, #32
    fmla v0.4s, v2.4s, v3.s[2]
    fmul v5.4s, v5.4s, v3.s[0]
    fmla v6.4s, v2.4s, v4.s[1]
    fmul v0.4s, v0.4s, v3.s[3]
    mov v2.16b, v5.16b
    fmul v6.4s, v6.4s, v4.s[2]
    fmla v5.4s, v1.4s, v3.s[1]
    fmls v2.4s, v1.4s, v3.s[1]
    mov v3.16b, v0.16b
    fmls v0.4s, v1.4s, v4.s[0]
    mov v7.16b, v6.16b
    fmls v6.4s, v1.4s, v4.s[3]
    fmla v3.4s, v1.4s, v4.s[0]
    str q2, [x2]
    fmla v7.4s, v1.4s, v4.s[3]
    add x2, x2, #32
    str q5, [x1]
    add x1, x1, #32
    str q3, [x5]
    add x5, x5, #32
    str q0, [x6]
    add x6, x6, #32
    str q7, [x7]
    add x7, x7, #32
    str q6, [x8]
    add x8, x8, #32
    cbnz x3, .Lrepeat_1052
    ret
    .size nnp_winograd_f1x6_1x3_kernel__aarch64_neon, . - nnp_winograd_f1x6_1x3_kernel__aarch64_neon

.section .rodata
    .p2align 4
.Lconstants_nnp_winograd_f1x6_1x3_output_with_bias__aarch64_neon:
    .long 0x40000000, 0x3f000000, 0x40800000, 0x3e800000
    .long 0x41000000, 0x3e000000, 0x41800000, 0x3d800000
    .long 0x42000000, 0x3d000000, 0x00000000, 0x00000000

    .text
    .p2align 4
    .globl nnp_winograd_f1x6_1x3_output_with_bias__aarch64_neon
    .type nnp_winograd_f1x6_1x3_output_with_bias__aarch64_neon, %function
nnp_winograd_f1x6_1x3_output_with_bias__aarch64_neon:
    adrp x5, .Lconstants_nnp_winograd_f1x6_1x3_output_with_bias__aarch64_neon
    ldr q0, [x5, :lo12:.Lconstants_nnp_winograd_f1x6_1x3_output_with_bias__aarch64_neon]
    lsl x1, x1, #2
    ldr q1, [x2]
    add x2, x0, x1
    ldr q2, [x0]
    ldr x0, [x4]
    add x5, x2, x1
    ldr q3, [x2]
    adrp x2, .Lconstants_nnp_winograd_f1x6_1x3_output_with_bias__aarch64_neon+16
    ldr q4, [x2, :lo12:.Lconstants_nnp_winograd_f1x6_1x3_output_with_bias__aarch64_neon+16]
    mov x6, x3
    add x2, x5, x1
    ldr q5, [x5]
    adrp x3, .Lconstants_nnp_winograd_f1x6_1x3_output_with_bias__aarch64_neon+32
    ldr q6, [x3, :lo12:.Lconstants_nnp_winograd_f1x6_1x3_output_with_bias__aarch64_neon+32]
    add x3, x2, x1
    ldr q7, [x2]
    ldr w2, [x4, #16]
    add x5, x3, x1
    ldr q16, [x3]
    ldr w7, [x4, #20]
    add x3, x5, x1
    fadd v1.4s, v2.4s, v1.4s
    ldr q2, [x5]
    lsl x0, x0, #2
    add x1, x3, x1
    ldr q17, [x3]
    add x3, x6, x0
    ldr q18, [x1]
    add x4, x3, x0
    fadd v19.4s, v1.4s, v3.4s
    fsub v1.4s, v1.4s, v3.4s
    add x5, x4, x0
    fadd v3.4s, v5.4s, v7.4s
    fsub v5.4s, v5.4s, v7.4s
    fadd v7.4s, v16.4s, v2.4s
    fsub v2.4s, v16.4s, v2.4s
    fadd v20.4s, v17.4s, v1.4s
    fadd v16.4s, v18.4s, v19.4s
    mov v17.16b, v19.16b
    mov v18.16b, v1.16b
    fmla v1.4s, v5.4s, v0.s[0]
    fmla v17.4s, v3.4s, v0.s[2]
    fmla v19.4s, v3.4s, v4.s[2]
    fadd v3.4s, v16.4s, v3.4s
    fmla v18.4s, v5.4s, v4.s[0]
    fmla v20.4s, v5.4s, v6.s[0]
    fmla v1.4s, v2.4s, v0.s[1]
    fmla v17.4s, v7.4s, v0.s[3]
    fmla v18.4s, v2.4s, v4.s[1]
    fadd v0.4s, v3.4s, v7.4s
    fmla v19.4s, v7.4s, v4.s[3]
    fmla v20.4s, v2.4s, v6.s[1]
    tst x2, #1
    beq .Lotherwise_1053
    cmp x7, #63
    bne .Lotherwise_1054
    zip1 v2.4s, v0.4s, v17.4s
    zip1 v3.4s, v1.4s, v18.4s
    add x0, x3, #16
    add x1, x5, #16
    zip2 v0.4s, v0.4s, v17.4s
    zip2 v1.4s, v1.4s, v18.4s
    zip1 v4.4s, v2.4s, v3.4s
    zip2 v2.4s, v2.4s, v3.4s
    zip1 v3.4s, v0.4s, v1.4s
    zip2 v0.4s, v0.4s, v1.4s
    str q4, [x6]
    zip1 v1.4s, v19.4s, v20.4s
    zip2 v4.4s, v19.4s, v20.4s
    str q2, [x3]
    str q3, [x4]
    str q0, [x5]
    str d1, [x6, #16]
    st1 {v1.d}[1], [x0]
    str d4, [x4, #16]
    st1 {v4.d}[1], [x1]
    b .Lend_1055
.Lotherwise_1054:
    ubfx x0, x7, #0, #4
    cmp x0, #15
    bne .Lotherwise_1056
    zip1 v2.4s, v0.4s, v17.4s
    zip1 v3.4s, v1.4s, v18.4s
    zip2 v0.4s, v0.4s, v17.4s
    zip2 v1.4s, v1.4s, v18.4s
    zip1 v4.4s, v2.4s, v3.4s
    zip2 v2.4s, v2.4s, v3.4s
    zip1 v3.4s, v0.4s, v1.4s
    zip2 v0.4s, v0.4s, v1.4s
    str q4, [x6]
    str q2, [x3]
    str q3, [x4]
    str q0, [x5]
    b .Lend_1057
.Lotherwise_1056:
    tst x7, #1
    beq .Lotherwise_1058
    st1 {v0.s}[0], [x6]
    st1 {v0.s}[1], [x3]
    st1 {v0.s}[2], [x4]
    st1 {v0.s}[3], [x5]
.Lotherwise_1058:
    tst x7, #2
    beq .Lotherwise_1059
    add x0, x6, #4
    add x1, x3, #4
    add x2, x4, #4
    st1 {v1.s}[0], [x0]
    add x0, x5, #4
    st1 {v1.s}[1], [x1]
    st1 {v1.s}[2], [x2]
    st1 {v1.s}[3], [x0]
.Lotherwise_1059:
    tst x7, #4
    beq .Lotherwise_1060
    add x0, x6, #8
    add x1, x3, #8
    add x2, x4, #8
    st1 {v17.s}[0], [x0]
    add x0, x5, #8
    st1 {v17.s}[1], [x1]
    st1 {v17.s}[2], [x2]
    st1 {v17.s}[3], [x0]
.Lotherwise_1060:
    tst x7, #8
    beq .Lotherwise_1061
    add x0, x6, #12
    add x1, x3, #12
    add x2, x4, #12
    st1 {v18.s}[0], [x0]
    add x0, x5, #12
    st1 {v18.s}[1], [x1]
    st1 {v18.s}[2], [x2]
    st1 {v18.s}[3], [x0]
.Lotherwise_1061:
.Lend_1057:
    ubfx x0, x7, #4, #2
    cmp x0, #3
    bne .Lotherwise_1062
    zip1 v0.4s, v19.4s, v20.4s
    zip2 v1.4s, v19.4s, v20.4s
    add x0, x3, #16
    add x1, x5, #16
    str d0, [x6, #16]
    st1 {v0.d}[1], [x0]
    str d1, [x4, #16]
    st1 {v1.d}[1], [x1]
    b .Lend_1063
.Lotherwise_1062:
    tst x7, #16
    beq .Lotherwise_1064
    add x0, x6, #16
    add x1, x3, #16
    add x2, x4, #16
    st1 {v19.s}[0], [x0]
    add x0, x5, #16
    st1 {v19.s}[1], [x1]
    st1 {v19.s}[2], [x2]
    st1 {v19.s}[3], [x0]
.Lotherwise_1064:
    tst x7, #32
    beq .Lotherwise_1065
    add x0, x6, #20
    add x1, x3, #20
    add x2, x4, #20
    st1 {v20.s}[0], [x0]
    add x0, x5, #20
    st1 {v20.s}[1], [x1]
    st1 {v20.s}[2], [x2]
    st1 {v20.s}[3], [x0]
.Lotherwise_1065:
.Lend_1063:
.Lend_1055:
.Lotherwise_1053:
    ret
    .size nnp_winograd_f1x6_1x3_output_with_bias__aarch64_neon, . - nnp_winograd_f1x6_1x3_output_with_bias__aarch64_neon

.section .rodata
    .p2align 4
.Lconstants_nnp_winograd_f1x6_1x3_output_with_bias_with_relu__aarch64_neon:
    .long 0x40000000, 0x3f000000, 0x40800000, 0x3e800000
    .long 0x41000000, 0x3e000000, 0x41800000, 0x3d800000
    .long 0x42000000, 0x3d000000, 0x00000000, 0x00000000

    .text
    .p2align 4
    .globl nnp_winograd_f1x6_1x3_output_with_bias_with_relu__aarch64_neon
    .type nnp_winograd_f1x6_1x3_output_with_bias_with_relu__aarch64_neon, %function
nnp_winograd_f1x6_1x3_output_with_bias_with_relu__aarch64_neon:
    adrp x5, .Lconstants_nnp_winograd_f1x6_1x3_output_with_bias_with_relu__aarch64_neon
    ldr q0, [x5, :lo12:.Lconstants_nnp_winograd_f1x6_1x3_output_with_bias_with_relu__aarch64_neon]
    lsl x1, x1, #2
    ldr q1, [x2]
    adrp x2, .Lconstants_nnp_winograd_f1x6_1x3_output_with_bias_with_relu__aarch64_neon+16
    ldr q2, [x2, :lo12:.Lconstants_nnp_winograd_f1x6_1x3_output_with_bias_with_relu__aarch64_neon+16]
    add x2, x0, x1
    ldr q3, [x0]
    adrp x0, .Lconstants_nnp_winograd_f1x6_1x3_output_with_bias_with_relu__aarch64_neon+32
    ldr q4, [x0, :lo12:.Lconstants_nnp_winograd_f1x6_1x3_output_with_bias_with_relu__aarch64_neon+32]
    add x0, x2, x1
    ldr q5, [x2]
    ldr x2, [x4]
    add x5, x0, x1
    ldr q6, [x0]
    ldr w0, [x4, #16]
    mov x6, x3
    add x3, x5, x1
    ldr q7, [x5]
    movi v16.4s, #0
    ldr w5, [x4, #20]
    add x4, x3, x1
    ldr q17, [x3]
    add x3, x4, x1
    fadd v1.4s, v3.4s, v1.4s
    ldr q3, [x4]
    add x1, x3, x1
    ldr q18, [x3]
    lsl x2, x2, #2
    ldr q19, [x1]
    add x1, x6, x2
    fadd v20.4s, v1.4s, v5.4s
    fsub v1.4s, v1.4s, v5.4s
    add x4, x1, x2
    fadd v5.4s, v6.4s, v7.4s
    fsub v6.4s, v6.4s, v7.4s
    add x7, x4, x2
    fadd v7.4s, v17.4s, v3.4s
    fsub v3.4s, v17.4s, v3.4s
    fadd v17.4s, v18.4s, v1.4s
    fadd v18.4s, v19.4s, v20.4s
    mov v19.16b, v20.16b
    mov v21.16b, v1.16b
    fmla v1.4s, v6.4s, v0.s[0]
    fmla v19.4s, v5.4s, v0.s[2]
    fmla v20.4s, v5.4s, v2.s[2]
    fadd v5.4s, v18.4s, v5.4s
    fmla v21.4s, v6.4s, v2.s[0]
    fmla v17.4s, v6.4s, v4.s[0]
    fmla v1.4s, v3.4s, v0.s[1]
    fmla v19.4s, v7.4s, v0.s[3]
    fmla v21.4s, v3.4s, v2.s[1]
    fmla v20.4s, v7.4s, v2.s[3]
    fmla v17.4s, v3.4s, v4.s[1]
    fadd v0.4s, v5.4s, v7.4s
    fmax v1.4s, v16.4s, v1.4s
    fmax v2.4s, v16.4s, v19.4s
    fmax v3.4s, v16.4s, v21.4s
    fmax v0.4s, v16.4s, v0.4s
    fmax v4.4s, v16.4s, v20.4s
    fmax v5.4s, v16.4s, v17.4s
    tst x0, #1
    beq .Lotherwise_1066
    cmp x5, #63
    bne .Lotherwise_1067
    zip1 v6.4s, v0.4s, v2.4s
    zip1 v7.4s, v1.4s, v3.4s
    add x0, x1, #16
    add x2, x7, #16
    zip2 v0.4s, v0.4s, v2.4s
    zip2 v1.4s, v1.4s, v3.4s
    zip1 v2.4s, v6.4s, v7.4s
    zip2 v3.4s, v6.4s, v7.4s
    zip1 v6.4s, v0.4s, v1.4s
    zip2 v0.4s, v0.4s, v1.4s
    str q2, [x6]
    zip1 v1.4s, v4.4s, v5.4s
    zip2 v2.4s, v4.4s, v5.4s
    str q3, [x1]
    str q6, [x4]
    str q0, [x7]
    str d1, [x6, #16]
    st1 {v1.d}[1], [x0]
    str d2, [x4, #16]
    st1 {v2.d}[1], [x2]
    b .Lend_1068
.Lotherwise_1067:
    ubfx x0, x5, #0, #4
    cmp x0, #15
    bne .Lotherwise_1069
    zip1 v6.4s, v0.4s, v2.4s
    zip1 v7.4s, v1.4s, v3.4s
    zip2 v0.4s, v0.4s, v2.4s
    zip2 v1.4s, v1.4s, v3.4s
    zip1 v2.4s, v6.4s, v7.4s
    zip2 v3.4s, v6.4s, v7.4s
    zip1 v6.4s, v0.4s, v1.4s
    zip2 v0.4s, v0.4s, v1.4s
    str q2, [x6]
    str q3, [x1]
    str q6, [x4]
    str q0, [x7]
    b .Lend_1070
.Lotherwise_1069:
    tst x5, #1
    beq .Lotherwise_1071
    st1 {v0.s}[0], [x6]
    st1 {v0.s}[1], [x1]
    st1 {v0.s}[2], [x4]
    st1 {v0.s}[3], [x7]
.Lotherwise_1071:
    tst x5, #2
    beq .Lotherwise_1072
    add x0, x6, #4
    add x2, x1, #4
    add x3, x4, #4
    st1 {v1.s}[0], [x0]
    add x0, x7, #4
    st1 {v1.s}[1], [x2]
    st1 {v1.s}[2], [x3]
    st1 {v1.s}[3], [x0]
.Lotherwise_1072:
    tst x5, #4
    beq .Lotherwise_1073
    add x0, x6, #8
    add x2, x1, #8
    add x3, x4, #8
    st1 {v2.s}[0], [x0]
    add x0, x7, #8
    st1 {v2.s}[1], [x2]
    st1 {v2.s}[2], [x3]
    st1 {v2.s}[3], [x0]
.Lotherwise_1073:
    tst x5, #8
    beq .Lotherwise_1074
    add x0, x6, #12
    add x2, x1, #12
    add x3, x4, #12
    st1 {v3.s}[0], [x0]
    add x0, x7, #12
    st1 {v3.s}[1], [x2]
    st1 {v3.s}[2], [x3]
    st1 {v3.s}[3], [x0]
.Lotherwise_1074:
.Lend_1070:
    ubfx x0, x5, #4, #2
    cmp x0, #3
    bne .Lotherwise_1075
    zip1 v0.4s, v4.4s, v5.4s
    zip2 v1.4s, v4.4s, v5.4s
    add x0, x1, #16
    add x1, x7, #16
    str d0, [x6, #16]
    st1 {v0.d}[1], [x0]
    str d1, [x4, #16]
    st1 {v1.d}[1], [x1]
    b .Lend_1076
.Lotherwise_1075:
    tst x5, #16
    beq .Lotherwise_1077
    add x0, x6, #16
    add x2, x1, #16
    add x3, x4, #16
    st1 {v4.s}[0], [x0]
    add x0, x7, #16
    st1 {v4.s}[1], [x2]
    st1 {v4.s}[2], [x3]
    st1 {v4.s}[3], [x0]
.Lotherwise_1077:
    tst x5, #32
    beq .Lotherwise_1078
    add x0, x6, #20
    add x1, x1, #20
    add x2, x4, #20
    st1 {v5.s}[0], [x0]
    add x0, x7, #20
    st1 {v5.s}[1], [x1]
    st1 {v5.s}[2], [x2]
    st1 {v5.s}[3], [x0]
.Lotherwise_1078:
.Lend_1076:
.Lend_1068:
.Lotherwise_1066:
    ret
    .size nnp_winograd_f1x6_1x3_output_with_bias_with_relu__aarch64_neon, . - nnp_winograd_f1x6_1x3_output_with_bias_with_relu__aarch64_neon

.section .rodata
    .p2align 4
.Lconstants_nnp_winograd_f6x1_3x1_input__aarch64_neon:
    .long 0x40880000, 0x3e800000, 0x3fa00000, 0x40a00000
    .long 0x40800000, 0x3f000000, 0x40000000, 0x40a80000

    .text
    .p2align 4
    .globl nnp_winograd_f6x1_3x1_input__aarch64_neon
    .type nnp_winograd_f6x1_3x1_input__aarch64_neon, %function
nnp_winograd_f6x1_3x1_input__aarch64_neon:
    ldr x5, [x1]
    ldr w6, [x1, #20]
    ldr w7, [x1, #16]
    ldr x1, [x1, #8]
    mov x8, x4
    lsl x5, x5, #2
    add x9, x0, x5
    add x10, x9, x5
    add x5, x10, x5
    tst x6, #1
    beq .Lotherwise_1079
    mov w6, #8
.Lrepeat_1080:
    tst x7, #1
    beq .Lotherwise_1081
    movi v0.4s, #0
    ld1 {v0.s}[0], [x0]
    ld1 {v0.s}[1], [x9]
    ld1 {v0.s}[2], [x10]
    ld1 {v0.s}[3], [x5]
    str q0, [x8]
    b .Lend_1082
.Lotherwise_1081:
    movi v0.4s, #0
    str q0, [x8]
.Lend_1082:
    sub x6, x6, #1
    lsr x7, x7, #1
    add x0, x0, x1, lsl #2
    add x9, x9, x1, lsl #2
    add x10, x10, x1, lsl #2
    add x5, x5, x1, lsl #2
    add x8, x8, #16
    cbnz x6, .Lrepeat_1080
    ld1 {v4.4s, v5.4s, v6.4s, v7.4s}, [x4], #64
    adrp x0, .Lconstants_nnp_winograd_f6x1_3x1_input__aarch64_neon
    ldr q16, [x0, :lo12:.Lconstants_nnp_winograd_f6x1_3x1_input__aarch64_neon]
    lsl x0, x3, #2
    ld1 {v0.4s, v1.4s, v2.4s, v3.4s}, [x4]
    add x1, x2, x0
    sub x4, x4, #64
    add x3, x1, x0
    add x4, x3, x0
    adrp x5, .Lconstants_nnp_winograd_f6x1_3x1_input__aarch64_neon+16
    ldr q17, [x5, :lo12:.Lconstants_nnp_winograd_f6x1_3x1_input__aarch64_neon+16]
    add x5, x4, x0
    add x6, x5, x0
    mov v18.16b, v5.16b
    mov v19.16b, v5.16b
    add x7, x6, x0
    mov v20.16b, v2.16b
    fadd v21.4s, v6.4s, v2.4s
    add x0, x7, x0
    fadd v22.4s, v5.4s, v1.4s
    mov v23.16b, v2.16b
    fmla v20.4s, v6.4s, v16.s[1]
    fmls v18.4s, v7.4s, v16.s[3]
    fmla v23.4s, v6.4s, v17.s[0]
    fmls v21.4s, v0.4s, v16.s[0]
    fmls v20.4s, v0.4s, v16.s[2]
    fmls v22.4s, v7.4s, v16.s[0]
    fmla v18.4s, v1.4s, v17.s[0]
    fmls v23.4s, v0.4s, v16.s[3]
    fmls v19.4s, v7.4s, v16.s[2]
    fsub v3.4s, v3.4s, v5.4s
    fsub v2.4s, v4.4s, v2.4s
    mov v4.16b, v20.16b
    fmla v19.4s, v1.4s, v16.s[1]
    fadd v5.4s, v21.4s, v22.4s
    fsub v16.4s, v21.4s, v22.4s
    fmla v4.4s, v18.4s, v17.s[1]
    mov v21.16b, v23.16b
    fmls v20.4s, v18.4s, v17.s[1]
    fmla v3.4s, v7.4s, v17.s[3]
    str q5, [x2]
    fmla v21.4s, v19.4s, v17.s[2]
    fmls v23.4s, v19.4s, v17.s[2]
    str q16, [x1]
    fmls v2.4s, v6.4s, v17.s[3]
    fmls v3.4s, v1.4s, v17.s[3]
    str q4, [x3]
    str q20, [x4]
    fmla v2.4s, v0.4s, v17.s[3]
    str q21, [x5]
    str q23, [x6]
    str q3, [x7]
    str q2, [x0]
    b .Lend_1083
.Lotherwise_1079:
    adrp x0, .Lconstants_nnp_winograd_f6x1_3x1_input__aarch64_neon
    ldr q0, [x0, :lo12:.Lconstants_nnp_winograd_f6x1_3x1_input__aarch64_neon]
    movi v1.4s, #0
    adrp x0, .Lconstants_nnp_winograd_f6x1_3x1_input__aarch64_neon+16
    ldr q2, [x0, :lo12:.Lconstants_nnp_winograd_f6x1_3x1_input__aarch64_neon+16]
    lsl x0, x3, #2
    mov v3.16b, v1.16b
    fadd v4.4s, v1.4s, v1.4s
    add x1, x2, x0
    fadd v5.4s, v1.4s, v1.4s
    mov v6.16b, v1.16b
    add x3, x1, x0
    mov v7.16b, v1.16b
    mov v16.16b, v1.16b
    add x4, x3, x0
    fmla v3.4s, v1.4s, v0.s[1]
    fmls v6.4s, v1.4s, v0.s[3]
    add x5, x4, x0
    fmla v7.4s, v1.4s, v2.s[0]
    fmls v4.4s, v1.4s, v0.s[0]
    add x6, x5, x0
    fmls v3.4s, v1.4s, v0.s[2]
    fmls v5.4s, v1.4s, v0.s[0]
    add x7, x6, x0
    fmla v6.4s, v1.4s, v2.s[0]
    fmls v7.4s, v1.4s, v0.s[3]
    add x0, x7, x0
    fmls v16.4s, v1.4s, v0.s[2]
    fsub v17.4s, v1.4s, v1.4s
    fsub v18.4s, v1.4s, v1.4s
    mov v19.16b, v3.16b
    fmla v16.4s, v1.4s, v0.s[1]
    fadd v0.4s, v4.4s, v5.4s
    fsub v4.4s, v4.4s, v5.4s
    fmla v19.4s, v6.4s, v2.s[1]
    mov v5.16b, v7.16b
    fmls v3.4s, v6.4s, v2.s[1]
    fmla v17.4s, v1.4s, v2.s[3]
    str q0, [x2]
    fmla v5.4s, v16.4s, v2.s[2]
    fmls v7.4s, v16.4s, v2.s[2]
    str q4, [x1]
    fmls v18.4s, v1.4s, v2.s[3]
    fmls v17.4s, v1.4s, v2.s[3]
    str q19, [x3]
    str q3, [x4]
    fmla v18.4s, v1.4s, v2.s[3]
    str q5, [x5]
    str q7, [x6]
    str q17, [x7]
    str q18, [x0]
.Lend_1083:
    ret
    .size nnp_winograd_f6x1_3x1_input__aarch64_neon, . - nnp_winograd_f6x1_3x1_input__aarch64_neon

.section .rodata
    .p2align 4
.Lconstants_nnp_winograd_f6x1_3x1_output_with_bias__aarch64_neon:
    .long 0x40000000, 0x3f000000, 0x40800000, 0x3e800000
    .long 0x41000000, 0x3e000000, 0x41800000, 0x3d800000
    .long 0x42000000, 0x3d000000, 0x00000000, 0x00000000

    .text
    .p2align 4
    .globl nnp_winograd_f6x1_3x1_output_with_bias__aarch64_neon
    .type nnp_winograd_f6x1_3x1_output_with_bias__aarch64_neon, %function
nnp_winograd_f6x1_3x1_output_with_bias__aarch64_neon:
    adrp x5, .Lconstants_nnp_winograd_f6x1_3x1_output_with_bias__aarch64_neon
    ldr q0, [x5, :lo12:.Lconstants_nnp_winograd_f6x1_3x1_output_with_bias__aarch64_neon]
    lsl x1, x1, #2
    ldr q1, [x2]
    add x2, x0, x1
    ldr q2, [x0]
    ldr x0, [x4]
    add x5, x2, x1
    ldr q3, [x2]
    adrp x2, .Lconstants_nnp_winograd_f6x1_3x1_output_with_bias__aarch64_neon+16
    ldr q4, [x2, :lo12:.Lconstants_nnp_winograd_f6x1_3x1_output_with_bias__aarch64_neon+16]
    add x2, x5, x1
    ldr q5, [x5]
    adrp x5, .Lconstants_nnp_winograd_f6x1_3x1_output_with_bias__aarch64_neon+32
    ldr q6, [x5, :lo12:.Lconstants_nnp_winograd_f6x1_3x1_output_with_bias__aarch64_neon+32]
    add x5, x2, x1
    ldr q7, [x2]
    ldr w2, [x4, #20]
    add x6, x5, x1
    ldr q16, [x5]
    ldr w5, [x4, #16]
    add x7, x6, x1
    fadd v1.4s, v2.4s, v1.4s
    ldr q2, [x6]
    lsl x0, x0, #2
    add x1, x7, x1
    ldr q17, [x7]
    add x6, x3, x0
    ldr x4, [x4, #8]
    ldr q18, [x1]
    add x1, x6, x0
    fadd v19.4s, v1.4s, v3.4s
    fsub v1.4s, v1.4s, v3.4s
    add x0, x1, x0
    fadd v3.4s, v5.4s, v7.4s
    fsub v5.4s, v5.4s, v7.4s
    fadd v7.4s, v16.4s, v2.4s
    fsub v2.4s, v16.4s, v2.4s
    fadd v16.4s, v17.4s, v1.4s
    fadd v17.4s, v18.4s, v19.4s
    mov v18.16b, v19.16b
    mov v20.16b, v1.16b
    fmla v1.4s, v5.4s, v0.s[0]
    fmla v18.4s, v3.4s, v0.s[2]
    fmla v19.4s, v3.4s, v4.s[2]
    fadd v3.4s, v17.4s, v3.4s
    fmla v20.4s, v5.4s, v4.s[0]
    fmla v16.4s, v5.4s, v6.s[0]
    fmla v1.4s, v2.4s, v0.s[1]
    fmla v18.4s, v7.4s, v0.s[3]
    fmla v20.4s, v2.4s, v4.s[1]
    fadd v0.4s, v3.4s, v7.4s
    fmla v19.4s, v7.4s, v4.s[3]
    fmla v16.4s, v2.4s, v6.s[1]
    tst x2, #1
    beq .Lotherwise_1084
    tst x5, #1
    beq .Lotherwise_1085
    st1 {v0.s}[0], [x3]
    st1 {v0.s}[1], [x6]
    st1 {v0.s}[2], [x1]
    st1 {v0.s}[3], [x0]
.Lotherwise_1085:
    lsr x5, x5, #1
    add x3, x3, x4, lsl #2
    add x6, x6, x4, lsl #2
    add x1, x1, x4, lsl #2
    add x0, x0, x4, lsl #2
    tst x5, #1
    beq .Lotherwise_1086
    st1 {v1.s}[0], [x3]
    st1 {v1.s}[1], [x6]
    st1 {v1.s}[2], [x1]
    st1 {v1.s}[3], [x0]
.Lotherwise_1086:
    lsr x5, x5, #1
    add x3, x3, x4, lsl #2
    add x6, x6, x4, lsl #2
    add x1, x1, x4, lsl #2
    add x0, x0, x4, lsl #2
    tst x5, #1
    beq .Lotherwise_1087
    st1 {v18.s}[0], [x3]
    st1 {v18.s}[1], [x6]
    st1 {v18.s}[2], [x1]
    st1 {v18.s}[3], [x0]
.Lotherwise_1087:
    lsr x5, x5, #1
    add x3, x3, x4, lsl #2
    add x6, x6, x4, lsl #2
    add x1, x1, x4, lsl #2
    add x0, x0, x4, lsl #2
    tst x5, #1
    beq .Lotherwise_1088
    st1 {v20.s}[0], [x3]
    st1 {v20.s}[1], [x6]
    st1 {v20.s}[2], [x1]
    st1 {v20.s}[3], [x0]
.Lotherwise_1088:
    lsr x5, x5, #1
    add x3, x3, x4, lsl #2
    add x6, x6, x4, lsl #2
    add x1, x1, x4, lsl #2
    add x0, x0, x4, lsl #2
    tst x5, #1
    beq .Lotherwise_1089
    st1 {v19.s}[0], [x3]
    st1 {v19.s}[1], [x6]
    st1 {v19.s}[2], [x1]
    st1 {v19.s}[3], [x0]
.Lotherwise_1089:
    lsr x5, x5, #1
    add x3, x3, x4, lsl #2
    add x6, x6, x4, lsl #2
    add x1, x1, x4, lsl #2
    add x0, x0, x4, lsl #2
    tst x5, #1
    beq .Lotherwise_1090
    st1 {v16.s}[0], [x3]
    st1 {v16.s}[1], [x6]
    st1 {v16.s}[2], [x1]
    st1 {v16.s}[3], [x0]
.Lotherwise_1090:
.Lotherwise_1084:
    ret
    .size nnp_winograd_f6x1_3x1_output_with_bias__aarch64_neon, . - nnp_winograd_f6x1_3x1_output_with_bias__aarch64_neon

.section .rodata
    .p2align 4
.Lconstants_nnp_winograd_f6x1_3x1_output_with_bias_with_relu__aarch64_neon:
    .long 0x40000000, 0x3f000000, 0x40800000, 0x3e800000
    .long 0x41000000, 0x3e000000, 0x41800000, 0x3d800000
    .long 0x42000000, 0x3d000000, 0x00000000, 0x00000000

    .text
    .p2align 4
    .globl nnp_winograd_f6x1_3x1_output_with_bias_with_relu__aarch64_neon
    .type nnp_winograd_f6x1_3x1_output_with_bias_with_relu__aarch64_neon, %function
nnp_winograd_f6x1_3x1_output_with_bias_with_relu__aarch64_neon:
    adrp x5, .Lconstants_nnp_winograd_f6x1_3x1_output_with_bias_with_relu__aarch64_neon
    ldr q0, [x5, :lo12:.Lconstants_nnp_winograd_f6x1_3x1_output_with_bias_with_relu__aarch64_neon]
    lsl x1, x1, #2
    ldr q1, [x2]
    adrp x2, .Lconstants_nnp_winograd_f6x1_3x1_output_with_bias_with_relu__aarch64_neon+16
    ldr q2, [x2, :lo12:.Lconstants_nnp_winograd_f6x1_3x1_output_with_bias_with_relu__aarch64_neon+16]
    add x2, x0, x1
    ldr q3, [x0]
    adrp x0, .Lconstants_nnp_winograd_f6x1_3x1_output_with_bias_with_relu__aarch64_neon+32
    ldr q4, [x0, :lo12:.Lconstants_nnp_winograd_f6x1_3x1_output_with_bias_with_relu__aarch64_neon+32]
    add x0, x2, x1
    ldr q5, [x2]
    ldr x2, [x4]
    add x5, x0, x1
    ldr q6, [x0]
    ldr w0, [x4, #20]
    add x6, x5, x1
    ldr q7, [x5]
    movi v16.4s, #0
    ldr w5, [x4, #16]
    add x7, x6, x1
    ldr q17, [x6]
    ldr x4, [x4, #8]
    add x6, x7, x1
    fadd v1.4s, v3.4s, v1.4s
    ldr q3, [x7]
    add x1, x6, x1
    ldr q18, [x6]
    lsl x2, x2, #2
    ldr q19, [x1]
    add x1, x3, x2
    fadd v20.4s, v1.4s, v5.4s
    fsub v1.4s, v1.4s, v5.4s
    add x6, x1, x2
    fadd v5.4s, v6.4s, v7.4s
    fsub v6.4s, v6.4s, v7.4s
    add x2, x6, x2
    fadd v7.4s, v17.4s, v3.4s
    fsub v3.4s, v17.4s, v3.4s
    fadd v17.4s, v18.4s, v1.4s
    fadd v18.4s, v19.4s, v20.4s
    mov v19.16b, v20.16b
    mov v21.16b, v1.16b
    fmla v1.4s, v6.4s, v0.s[0]
    fmla v19.4s, v5.4s, v0.s[2]
    fmla v20.4s, v5.4s, v2.s[2]
    fadd v5.4s, v18.4s, v5.4s
    fmla v21.4s, v6.4s, v2.s[0]
    fmla v17.4s, v6.4s, v4.s[0]
    fmla v1.4s, v3.4s, v0.s[1]
    fmla v19.4s, v7.4s, v0.s[3]
    fmla v21.4s, v3.4s, v2.s[1]
    fmla v20.4s, v7.4s, v2.s[3]
    fmla v17.4s, v3.4s, v4.s[1]
    fadd v0.4s, v5.4s, v7.4s
    fmax v1.4s, v16.4s, v1.4s
    fmax v2.4s, v16.4s, v19.4s
    fmax v3.4s, v16.4s, v21.4s
    fmax v0.4s, v16.4s, v0.4s
    fmax v4.4s, v16.4s, v20.4s
    fmax v5.4s, v16.4s, v17.4s
    tst x0, #1
    beq .Lotherwise_1091
    tst x5, #1
    beq .Lotherwise_1092
    st1 {v0.s}[0], [x3]
    st1 {v0.s}[1], [x1]
    st1 {v0.s}[2], [x6]
    st1 {v0.s}[3], [x2]
.Lotherwise_1092:
    lsr x5, x5, #1
    add x3, x3, x4, lsl #2
    add x1, x1, x4, lsl #2
    add x6, x6, x4, lsl #2
    add x2, x2, x4, lsl #2
    tst x5, #1
    beq .Lotherwise_1093
    st1 {v1.s}[0], [x3]
    st1 {v1.s}[1], [x1]
    st1 {v1.s}[2], [x6]
    st1 {v1.s}[3], [x2]
.Lotherwise_1093:
    lsr x5, x5, #1
    add x3, x3, x4, lsl #2
    add x1, x1, x4, lsl #2
    add x6, x6, x4, lsl #2
    add x2, x2, x4, lsl #2
    tst x5, #1
    beq .Lotherwise_1094
    st1 {v2.s}[0], [x3]
    st1 {v2.s}[1], [x1]
    st1 {v2.s}[2], [x6]
    st1 {v2.s}[3], [x2]
.Lotherwise_1094:
    lsr x5, x5, #1
    add x3, x3, x4, lsl #2
    add x1, x1, x4, lsl #2
    add x6, x6, x4, lsl #2
    add x2, x2, x4, lsl #2
    tst x5, #1
    beq .Lotherwise_1095
    st1 {v3.s}[0], [x3]
    st1 {v3.s}[1], [x1]
    st1 {v3.s}[2], [x6]
    st1 {v3.s}[3], [x2]
.Lotherwise_1095:
    lsr x5, x5, #1
    add x3, x3, x4, lsl #2
    add x1, x1, x4, lsl #2
    add x6, x6, x4, lsl #2
    add x2, x2, x4, lsl #2
    tst x5, #1
    beq .Lotherwise_1096
    st1 {v4.s}[0], [x3]
    st1 {v4.s}[1], [x1]
    st1 {v4.s}[2], [x6]
    st1 {v4.s}[3], [x2]
.Lotherwise_1096:
    lsr x5, x5, #1
    add x3, x3, x4, lsl #2
    add x1, x1, x4, lsl #2
    add x6, x6, x4, lsl #2
    add x2, x2, x4, lsl #2
    tst x5, #1
    beq .Lotherwise_1097
    st1 {v5.s}[0], [x3]
    st1 {v5.s}[1], [x1]
    st1 {v5.s}[2], [x6]
    st1 {v5.s}[3], [x2]
.Lotherwise_1097:
.Lotherwise_1091:
    ret
    .size nnp_winograd_f6x1_3x1_output_with_bias_with_relu__aarch64_neon, . - nnp_winograd_f6x1_3x1_output_with_bias_with_relu__aarch64_neon

.section .rodata
    .p2align 4
.Lconstants_nnp_winograd_f1x4_1x5_kernel__aarch64_neon:
    .long 0xbe638e39, 0x3e638e39, 0x40800000, 0x41800000
    .long 0x3c360b61, 0x3cb60b61, 0x3e800000, 0x3d800000
    .long 0x3f360b61, 0x3eb60b61, 0x00000000, 0x00000000

    .text
    .p2align 4
    .globl nnp_winograd_f1x4_1x5_kernel__aarch64_neon
    .type nnp_winograd_f1x4_1x5_kernel__aarch64_neon, %function
nnp_winograd_f1x4_1x5_kernel__aarch64_neon:
    lsl x1, x1, #2
    add x5, x0, x1
    mov x6, x4
    add x7, x5, x1
    mov w8, #5
    add x1, x7, x1
.Lrepeat_1098:
    ldr q0, [x0]
    ldr q1, [x5]
    sub x8, x8, #1
    add x0, x0, #16
    ldr q2, [x7]
    ldr q3, [x1]
    add x5, x5, #16
    add x7, x7, #16
    add x1, x1, #16
    zip1 v4.4s, v0.4s, v2.4s
    zip2 v0.4s, v0.4s, v2.4s
    zip1 v2.4s, v1.4s, v3.4s
    zip2 v1.4s, v1.4s, v3.4s
    zip1 v3.4s, v4.4s, v2.4s
    zip2 v2.4s, v4.4s, v2.4s
    zip1 v4.4s, v0.4s, v1.4s
    zip2 v0.4s, v0.4s, v1.4s
    str q3, [x6]
    str q2, [x6, #16]
    str q4, [x6, #32]
    str q0, [x6, #48]
    add x6, x6, #64
    cbnz x8, .Lrepeat_1098
    lsl x0, x3, #2
    add x1, x2, x0
    mov w3, #4
    add x5, x1, x0
    add x6, x5, x0
    add x7, x6, x0
    add x8, x7, x0
    add x9, x8, x0
    add x0, x9, x0
.Lrepeat_1099:
    ld1 {v0.4s, v1.4s, v2.4s, v3.4s}, [x4], #64
    adrp x10, .Lconstants_nnp_winograd_f1x4_1x5_kernel__aarch64_neon
    ldr q4, [x10, :lo12:.Lconstants_nnp_winograd_f1x4_1x5_kernel__aarch64_neon]
    sub x3, x3, #1
    ldr q5, [x4], #16
    adrp x10, .Lconstants_nnp_winograd_f1x4_1x5_kernel__aarch64_neon+16
    ldr q6, [x10, :lo12:.Lconstants_nnp_winograd_f1x4_1x5_kernel__aarch64_neon+16]
    adrp x10, .Lconstants_nnp_winograd_f1x4_1x5_kernel__aarch64_neon+32
    ldr q7, [x10, :lo12:.Lconstants_nnp_winograd_f1x4_1x5_kernel__aarch64_neon+32]
    fadd v16.4s, v0.4s, v2.4s
    str q0, [x0]
    add x0, x0, #32
    mov v17.16b, v0.16b
    mov v18.16b, v1.16b
    str q5, [x9]
    add x9, x9, #32
    fmla v0.4s, v2.4s, v4.s[2]
    fadd v19.4s, v1.4s, v3.4s
    fadd v16.4s, v16.4s, v5.4s
    fmla v17.4s, v2.4s, v6.s[2]
    fmla v0.4s, v5.4s, v4.s[3]
    fmla v18.4s, v3.4s, v4.s[2]
    fmla v17.4s, v5.4s, v6.s[3]
    fmla v1.4s, v3.4s, v6.s[2]
    fmul v2.4s, v16.4s, v4.s[0]
    fmul v0.4s, v0.4s, v6.s[0]
    mov v3.16b, v2.16b
    fmul v5.4s, v17.4s, v7.s[0]
    fmla v2.4s, v19.4s, v4.s[1]
    fmls v3.4s, v19.4s, v4.s[1]
    mov v4.16b, v0.16b
    mov v16.16b, v5.16b
    fmls v0.4s, v18.4s, v6.s[1]
    fmla v4.4s, v18.4s, v6.s[1]
    fmls v5.4s, v1.4s, v7.s[1]
    fmla v16.4s, v1.4s, v7.s[1]
    str q3, [x2]
    add x2, x2, #32
    str q2, [x1]
    add x1, x1, #32
    str q4, [x5]
    add x5, x5, #32
    str q0, [x6]
    add x6, x6, #32
    str q16, [x7]
    add x7, x7, #32
    str q5, [x8]
    add x8, x8, #32
    cbnz x3, .Lrepeat_1099
    ret
    .size nnp_winograd_f1x4_1x5_kernel__aarch64_neon, . - nnp_winograd_f1x4_1x5_kernel__aarch64_neon

.section .rodata
    .p2align 4
.Lconstants_nnp_winograd_f1x4_1x5_output_with_bias__aarch64_neon:
    .long 0x40000000, 0x3f000000, 0x40800000, 0x3e800000
    .long 0x41000000, 0x3e000000, 0x00000000, 0x00000000

    .text
    .p2align 4
    .globl nnp_winograd_f1x4_1x5_output_with_bias__aarch64_neon
    .type nnp_winograd_f1x4_1x5_output_with_bias__aarch64_neon, %function
nnp_winograd_f1x4_1x5_output_with_bias__aarch64_neon:
    adrp x5, .Lconstants_nnp_winograd_f1x4_1x5_output_with_bias__aarch64_neon
    ldr q0, [x5, :lo12:.Lconstants_nnp_winograd_f1x4_1x5_output_with_bias__aarch64_neon]
    lsl x1, x1, #2
    ldr q1, [x2]
    add x2, x0, x1
    ldr q2, [x0]
    ldr x0, [x4]
    add x5, x2, x1
    ldr q3, [x2]
    adrp x2, .Lconstants_nnp_winograd_f1x4_1x5_output_with_bias__aarch64_neon+16
    ldr q4, [x2, :lo12:.Lconstants_nnp_winograd_f1x4_1x5_output_with_bias__aarch64_neon+16]
    add x2, x5, x1
    ldr q5, [x5]
    ldr w5, [x4, #16]
    add x6, x2, x1
    ldr q6, [x2]
    ldr w2, [x4, #20]
    add x4, x6, x1
    ldr q7, [x6]
    add x6, x4, x1
    fadd v1.4s, v2.4s, v1.4s
    ldr q2, [x4]
    lsl x0, x0, #2
    add x1, x6, x1
    ldr q16, [x6]
    add x4, x3, x0
    ldr q17, [x1]
    add x1, x4, x0
    fadd v18.4s, v1.4s, v3.4s
    fsub v1.4s, v1.4s, v3.4s
    add x0, x1, x0
    fadd v3.4s, v5.4s, v6.4s
    fsub v5.4s, v5.4s, v6.4s
    fadd v6.4s, v7.4s, v2.4s
    fsub v2.4s, v7.4s, v2.4s
    fadd v7.4s, v16.4s, v1.4s
    fadd v16.4s, v17.4s, v18.4s
    fmla v18.4s, v3.4s, v0.s[2]
    fmla v1.4s, v5.4s, v0.s[0]
    fmla v7.4s, v5.4s, v4.s[0]
    fmla v18.4s, v6.4s, v0.s[3]
    fadd v3.4s, v16.4s, v3.4s
    fmla v1.4s, v2.4s, v0.s[1]
    fmla v7.4s, v2.4s, v4.s[1]
    fadd v0.4s, v3.4s, v6.4s
    tst x5, #1
    beq .Lotherwise_1100
    cmp x2, #15
    bne .Lotherwise_1101
    zip1 v2.4s, v0.4s, v18.4s
    zip1 v3.4s, v1.4s, v7.4s
    zip2 v0.4s, v0.4s, v18.4s
    zip2 v1.4s, v1.4s, v7.4s
    zip1 v4.4s, v2.4s, v3.4s
    zip2 v2.4s, v2.4s, v3.4s
    zip1 v3.4s, v0.4s, v1.4s
    zip2 v0.4s, v0.4s, v1.4s
    str q4, [x3]
    str q2, [x4]
    str q3, [x1]
    str q0, [x0]
    b .Lend_1102
.Lotherwise_1101:
    ubfx x5, x2, #0, #4
    cmp x5, #15
    bne .Lotherwise_1103
    zip1 v2.4s, v0.4s, v18.4s
    zip1 v3.4s, v1.4s, v7.4s
    zip2 v0.4s, v0.4s, v18.4s
    zip2 v1.4s, v1.4s, v7.4s
    zip1 v4.4s, v2.4s, v3.4s
    zip2 v2.4s, v2.4s, v3.4s
    zip1 v3.4s, v0.4s, v1.4s
    zip2 v0.4s, v0.4s, v1.4s
    str q4, [x3]
    str q2, [x4]
    str q3, [x1]
    str q0, [x0]
    b .Lend_1104
.Lotherwise_1103:
    tst x2, #1
    beq .Lotherwise_1105
    st1 {v0.s}[0], [x3]
    st1 {v0.s}[1], [x4]
    st1 {v0.s}[2], [x1]
    st1 {v0.s}[3], [x0]
.Lotherwise_1105:
    tst x2, #2
    beq .Lotherwise_1106
    add x5, x3, #4
    add x6, x4, #4
    add x7, x1, #4
    st1 {v1.s}[0], [x5]
    add x5, x0, #4
    st1 {v1.s}[1], [x6]
    st1 {v1.s}[2], [x7]
    st1 {v1.s}[3], [x5]
.Lotherwise_1106:
    tst x2, #4
    beq .Lotherwise_1107
    add x5, x3, #8
    add x6, x4, #8
    add x7, x1, #8
    st1 {v18.s}[0], [x5]
    add x5, x0, #8
    st1 {v18.s}[1], [x6]
    st1 {v18.s}[2], [x7]
    st1 {v18.s}[3], [x5]
.Lotherwise_1107:
    tst x2, #8
    beq .Lotherwise_1108
    add x2, x3, #12
    add x3, x4, #12
    add x1, x1, #12
    st1 {v7.s}[0], [x2]
    add x0, x0, #12
    st1 {v7.s}[1], [x3]
    st1 {v7.s}[2], [x1]
    st1 {v7.s}[3], [x0]
.Lotherwise_1108:
.Lend_1104:
.Lend_1102:
.Lotherwise_1100:
    ret
    .size nnp_winograd_f1x4_1x5_output_with_bias__aarch64_neon, . - nnp_winograd_f1x4_1x5_output_with_bias__aarch64_neon

.section .rodata
    .p2align 4
.Lconstants_nnp_winograd_f1x4_1x5_output_with_bias_with_relu__aarch64_neon:
    .long 0x40000000, 0x3f000000, 0x40800000, 0x3e800000
    .long 0x41000000, 0x3e000000, 0x00000000, 0x00000000

    .text
    .p2align 4
    .globl nnp_winograd_f1x4_1x5_output_with_bias_with_relu__aarch64_neon
    .type nnp_winograd_f1x4_1x5_output_with_bias_with_relu__aarch64_neon, %function
nnp_winograd_f1x4_1x5_output_with_bias_with_relu__aarch64_neon:
    adrp x5, .Lconstants_nnp_winograd_f1x4_1x5_output_with_bias_with_relu__aarch64_neon
    ldr q0, [x5, :lo12:.Lconstants_nnp_winograd_f1x4_1x5_output_with_bias_with_relu__aarch64_neon]
    lsl x1, x1, #2
    ldr q1, [x2]
    adrp x2, .Lconstants_nnp_winograd_f1x4_1x5_output_with_bias_with_relu__aarch64_neon+16
    ldr q2, [x2, :lo12:.Lconstants_nnp_winograd_f1x4_1x5_output_with_bias_with_relu__aarch64_neon+16]
    add x2, x0, x1
    ldr q3, [x0]
    add x0, x2, x1
    ldr q4, [x2]
    ldr x2, [x4]
    add x5, x0, x1
    ldr q5, [x0]
    ldr w0, [x4, #16]
    movi v6.4s, #0
    add x6, x5, x1
    ldr q7, [x5]
    ldr w4, [x4, #20]
    add x5, x6, x1
    ldr q16, [x6]
    add x6, x5, x1
    fadd v1.4s, v3.4s, v1.4s
    ldr q3, [x5]
    add x1, x6, x1
    ldr q17, [x6]
    lsl x2, x2, #2
    ldr q18, [x1]
    add x1, x3, x2
    fadd v19.4s, v1.4s, v4.4s
    fsub v1.4s, v1.4s, v4.4s
    add x5, x1, x2
    fadd v4.4s, v5.4s, v7.4s
    fsub v5.4s, v5.4s, v7.4s
    add x2, x5, x2
    fadd v7.4s, v16.4s, v3.4s
    fsub v3.4s, v16.4s, v3.4s
    fadd v16.4s, v17.4s, v1.4s
    fadd v17.4s, v18.4s, v19.4s
    fmla v19.4s, v4.4s, v0.s[2]
    fmla v1.4s, v5.4s, v0.s[0]
    fmla v16.4s, v5.4s, v2.s[0]
    fmla v19.4s, v7.4s, v0.s[3]
    fadd v4.4s, v17.4s, v4.4s
    fmla v1.4s, v3.4s, v0.s[1]
    fmla v16.4s, v3.4s, v2.s[1]
    fadd v0.4s, v4.4s, v7.4s
    fmax v2.4s, v6.4s, v19.4s
    fmax v1.4s, v6.4s, v1.4s
    fmax v3.4s, v6.4s, v16.4s
    fmax v0.4s, v6.4s, v0.4s
    tst x0, #1
    beq .Lotherwise_1109
    cmp x4, #15
    bne .Lotherwise_1110
    zip1 v4.4s, v0.4s, v2.4s
    zip1 v5.4s, v1.4s, v3.4s
    zip2 v0.4s, v0.4s, v2.4s
    zip2 v1.4s, v1.4s, v3.4s
    zip1 v2.4s, v4.4s, v5.4s
    zip2 v3.4s, v4.4s, v5.4s
    zip1 v4.4s, v0.4s, v1.4s
    zip2 v0.4s, v0.4s, v1.4s
    str q2, [x3]
    str q3, [x1]
    str q4, [x5]
    str q0, [x2]
    b .Lend_1111
.Lotherwise_1110:
    ubfx x0, x4, #0, #4
    cmp x0, #15
    bne .Lotherwise_1112
    zip1 v4.4s, v0.4s, v2.4s
    zip1 v5.4s, v1.4s, v3.4s
    zip2 v0.4s, v0.4s, v2.4s
    zip2 v1.4s, v1.4s, v3.4s
    zip1 v2.4s, v4.4s, v5.4s
    zip2 v3.4s, v4.4s, v5.4s
    zip1 v4.4s, v0.4s, v1.4s
    zip2 v0.4s, v0.4s, v1.4s
    str q2, [x3]
    str q3, [x1]
    str q4, [x5]
    str q0, [x2]
    b .Lend_1113
.Lotherwise_1112:
    tst x4, #1
    beq .Lotherwise_1114
    st1 {v0.s}[0], [x3]
    st1 {v0.s}[1], [x1]
    st1 {v0.s}[2], [x5]
    st1 {v0.s}[3], [x2]
.Lotherwise_1114:
    tst x4, #2
    beq .Lotherwise_1115
    add x0, x3, #4
    add x6, x1, #4
    add x7, x5, #4
    st1 {v1.s}[0], [x0]
    add x0, x2, #4
    st1 {v1.s}[1], [x6]
    st1 {v1.s}[2], [x7]
    st1 {v1.s}[3], [x0]
.Lotherwise_1115:
    tst x4, #4
    beq .Lotherwise_1116
    add x0, x3, #8
    add x6, x1, #8
    add x7, x5, #8
    st1 {v2.s}[0], [x0]
    add x0, x2, #8
    st1 {v2.s}[1], [x6]
    st1 {v2.s}[2], [x7]
    st1 {v2.s}[3], [x0]
.Lotherwise_1116:
    tst x4, #8
    beq .Lotherwise_1117
    add x0, x3, #12
    add x1, x1, #12
    add x3, x5, #12
    st1 {v3.s}[0], [x0]
    add x0, x2, #12
    st1 {v3.s}[1], [x1]
    st1 {v3.s}[2], [x3]
    st1 {v3.s}[3], [x0]
.Lotherwise_1117:
.Lend_1113:
.Lend_1111:
.Lotherwise_1109:
    ret
    .size nnp_winograd_f1x4_1x5_output_with_bias_with_relu__aarch64_neon, . - nnp_winograd_f1x4_1x5_output_with_bias_with_relu__aarch64_neon

.section .rodata
    .p2align 4
.Lconstants_nnp_winograd_f4x1_5x1_output_with_bias__aarch64_neon:
    .long 0x40000000, 0x3f000000, 0x40800000, 0x3e800000
    .long 0x41000000, 0x3e000000, 0x00000000, 0x00000000

    .text
    .p2align 4
    .globl nnp_winograd_f4x1_5x1_output_with_bias__aarch64_neon
    .type nnp_winograd_f4x1_5x1_output_with_bias__aarch64_neon, %function
nnp_winograd_f4x1_5x1_output_with_bias__aarch64_neon:
    adrp x5, .Lconstants_nnp_winograd_f4x1_5x1_output_with_bias__aarch64_neon
    ldr q0, [x5, :lo12:.Lconstants_nnp_winograd_f4x1_5x1_output_with_bias__aarch64_neon]
    lsl x1, x1, #2
    ldr q1, [x2]
    add x2, x0, x1
    ldr q2, [x0]
    ldr x0, [x4]
    add x5, x2, x1
    ldr q3, [x2]
    adrp x2, .Lconstants_nnp_winograd_f4x1_5x1_output_with_bias__aarch64_neon+16
    ldr q4, [x2, :lo12:.Lconstants_nnp_winograd_f4x1_5x1_output_with_bias__aarch64_neon+16]
    add x2, x5, x1
    ldr q5, [x5]
    ldr w5, [x4, #20]
    add x6, x2, x1
    ldr q6, [x2]
    ldr w2, [x4, #16]
    add x7, x6, x1
    ldr q7, [x6]
    ldr x4, [x4, #8]
    add x6, x7, x1
    fadd v1.4s, v2.4s, v1.4s
    ldr q2, [x7]
    lsl x0, x0, #2
    add x1, x6, x1
    ldr q16, [x6]
    add x6, x3, x0
    ldr q17, [x1]
    add x1, x6, x0
    fadd v18.4s, v1.4s, v3.4s
    fsub v1.4s, v1.4s, v3.4s
    add x0, x1, x0
    fadd v3.4s, v5.4s, v6.4s
    fsub v5.4s, v5.4s, v6.4s
    fadd v6.4s, v7.4s, v2.4s
    fsub v2.4s, v7.4s, v2.4s
    fadd v7.4s, v16.4s, v1.4s
    fadd v16.4s, v17.4s, v18.4s
    fmla v18.4s, v3.4s, v0.s[2]
    fmla v1.4s, v5.4s, v0.s[0]
    fmla v7.4s, v5.4s, v4.s[0]
    fmla v18.4s, v6.4s, v0.s[3]
    fadd v3.4s, v16.4s, v3.4s
    fmla v1.4s, v2.4s, v0.s[1]
    fmla v7.4s, v2.4s, v4.s[1]
    fadd v0.4s, v3.4s, v6.4s
    tst x5, #1
    beq .Lotherwise_1118
    tst x2, #1
    beq .Lotherwise_1119
    st1 {v0.s}[0], [x3]
    st1 {v0.s}[1], [x6]
    st1 {v0.s}[2], [x1]
    st1 {v0.s}[3], [x0]
.Lotherwise_1119:
    lsr x2, x2, #1
    add x3, x3, x4, lsl #2
    add x6, x6, x4, lsl #2
    add x1, x1, x4, lsl #2
    add x0, x0, x4, lsl #2
    tst x2, #1
    beq .Lotherwise_1120
    st1 {v1.s}[0], [x3]
    st1 {v1.s}[1], [x6]
    st1 {v1.s}[2], [x1]
    st1 {v1.s}[3], [x0]
.Lotherwise_1120:
    lsr x2, x2, #1
    add x3, x3, x4, lsl #2
    add x6, x6, x4, lsl #2
    add x1, x1, x4, lsl #2
    add x0, x0, x4, lsl #2
    tst x2, #1
    beq .Lotherwise_1121
    st1 {v18.s}[0], [x3]
    st1 {v18.s}[1], [x6]
    st1 {v18.s}[2], [x1]
    st1 {v18.s}[3], [x0]
.Lotherwise_1121:
    lsr x2, x2, #1
    add x3, x3, x4, lsl #2
    add x6, x6, x4, lsl #2
    add x1, x1, x4, lsl #2
    add x0, x0, x4, lsl #2
    tst x2, #1
    beq .Lotherwise_1122
    st1 {v7.s}[0], [x3]
    st1 {v7.s}[1], [x6]
    st1 {v7.s}[2], [x1]
    st1 {v7.s}[3], [x0]
.Lotherwise_1122:
.Lotherwise_1118:
    ret
    .size nnp_winograd_f4x1_5x1_output_with_bias__aarch64_neon, . - nnp_winograd_f4x1_5x1_output_with_bias__aarch64_neon

.section .rodata
    .p2align 4
.Lconstants_nnp_winograd_f4x1_5x1_output_with_bias_with_relu__aarch64_neon:
    .long 0x40000000, 0x3f000000, 0x40800000, 0x3e800000
    .long 0x41000000, 0x3e000000, 0x00000000, 0x00000000

    .text
    .p2align 4
    .globl nnp_winograd_f4x1_5x1_output_with_bias_with_relu__aarch64_neon
    .type nnp_winograd_f4x1_5x1_output_with_bias_with_relu__aarch64_neon, %function
nnp_winograd_f4x1_5x1_output_with_bias_with_relu__aarch64_neon:
    adrp x5, .Lconstants_nnp_winograd_f4x1_5x1_output_with_bias_with_relu__aarch64_neon
    ldr q0, [x5, :lo12:.Lconstants_nnp_winograd_f4x1_5x1_output_with_bias_with_relu__aarch64_neon]
    lsl x1, x1, #2
    ldr q1, [x2]
    adrp x2, .Lconstants_nnp_winograd_f4x1_5x1_output_with_bias_with_relu__aarch64_neon+16
    ldr q2, [x2, :lo12:.Lconstants_nnp_winograd_f4x1_5x1_output_with_bias_with_relu__aarch64_neon+16]
    add x2, x0, x1
    ldr q3, [x0]
    add x0, x2, x1
    ldr q4, [x2]
    ldr x2, [x4]
    add x5, x0, x1
    ldr q5, [x0]
    ldr w0, [x4, #20]
    movi v6.4s, #0
    add x6, x5, x1
    ldr q7, [x5]
    ldr w5, [x4, #16]
    add x7, x6, x1
    ldr q16, [x6]
    ldr x4, [x4, #8]
    add x6, x7, x1
    fadd v1.4s, v3.4s, v1.4s
    ldr q3, [x7]
    add x1, x6, x1
    ldr q17, [x6]
    lsl x2, x2, #2
    ldr q18, [x1]
    add x1, x3, x2
    fadd v19.4s, v1.4s, v4.4s
    fsub v1.4s, v1.4s, v4.4s
    add x6, x1, x2
    fadd v4.4s, v5.4s, v7.4s
    fsub v5.4s, v5.4s, v7.4s
    add x2, x6, x2
    fadd v7.4s, v16.4s, v3.4s
    fsub v3.4s, v16.4s, v3.4s
    fadd v16.4s, v17.4s, v1.4s
    fadd v17.4s, v18.4s, v19.4s
    fmla v19.4s, v4.4s, v0.s[2]
    fmla v1.4s, v5.4s, v0.s[0]
    fmla v16.4s, v5.4s, v2.s[0]
    fmla v19.4s, v7.4s, v0.s[3]
    fadd v4.4s, v17.4s, v4.4s
    fmla v1.4s, v3.4s, v0.s[1]
    fmla v16.4s, v3.4s, v2.s[1]
    fadd v0.4s, v4.4s, v7.4s
    fmax v2.4s, v6.4s, v19.4s
    fmax v1.4s, v6.4s, v1.4s
    fmax v3.4s, v6.4s, v16.4s
    fmax v0.4s, v6.4s, v0.4s
    tst x0, #1
    beq .Lotherwise_1123
    tst x5, #1
    beq .Lotherwise_1124
    st1 {v0.s}[0], [x3]
    st1 {v0.s}[1], [x1]
    st1 {v0.s}[2], [x6]
    st1 {v0.s}[3], [x2]
.Lotherwise_1124:
    lsr x5, x5, #1
    add x3, x3, x4, lsl #2
    add x1, x1, x4, lsl #2
    add x6, x6, x4, lsl #2
    add x2, x2, x4, lsl #2
    tst x5, #1
    beq .Lotherwise_1125
    st1 {v1.s}[0], [x3]
    st1 {v1.s}[1], [x1]
    st1 {v1.s}[2], [x6]
    st1 {v1.s}[3], [x2]
.Lotherwise_1125:
    lsr x5, x5, #1
    add x3, x3, x4, lsl #2
    add x1, x1, x4, lsl #2
    add x6, x6, x4, lsl #2
    add x2, x2, x4, lsl #2
    tst x5, #1
    beq .Lotherwise_1126
    st1 {v2.s}[0], [x3]
    st1 {v2.s}[1], [x1]
    st1 {v2.s}[2], [x6]
    st1 {v2.s}[3], [x2]
.Lotherwise_1126:
    lsr x5, x5, #1
    add x3, x3, x4, lsl #2
    add x1, x1, x4, lsl #2
    add x6, x6, x4, lsl #2
    add x2, x2, x4, lsl #2
    tst x5, #1
    beq .Lotherwise_1127
    st1 {v3.s}[0], [x3]
    st1 {v3.s}[1], [x1]
    st1 {v3.s}[2], [x6]
    st1 {v3.s}[3], [x2]
.Lotherwise_1127:
.Lotherwise_1123:
    ret
    .size nnp_winograd_f4x1_5x1_output_with_bias_with_relu__aarch64_neon, . - nnp_winograd_f4x1_5x1_output_with_bias_with_relu__aarch64_neon

.section .rodata
    .p2align 4
.Lconstants_nnp_winograd_f1x4_1x3_input__aarch64_neon:
    .long 0x40100000, 0x3f200000, 0x3ec80000, 0x3fc00000
    .long 0x3f610000, 0x40290000, 0x00000000, 0x00000000

    .text
    .p2align 4
    .globl nnp_winograd_f1x4_1x3_input__aarch64_neon
    .type nnp_winograd_f1x4_1x3_input__aarch64_neon, %function
nnp_winograd_f1x4_1x3_input__aarch64_neon:
    ldr x4, [x1]
    ldr w5, [x1, #16]
    mov x10, x0
    ldr w9, [x1, #20]
    lsl x0, x4, #2
    add x13, x10, x0
    add x12, x13, x0
    add x11, x12, x0
    tst x5, #1
    beq .Lotherwise_1128
    cmp x9, #63
    bne .Lotherwise_1129
    ldr q0, [x10]
    ldr q1, [x13]
    lsl x0, x3, #2
    ldr q2, [x12]
    ldr q3, [x11]
    add x1, x2, x0
    ubfx x3, x9, #4, #2
    add x4, x1, x0
    add x5, x4, x0
    add x6, x5, x0
    add x0, x6, x0
    zip1 v4.4s, v0.4s, v2.4s
    zip2 v0.4s, v0.4s, v2.4s
    zip1 v2.4s, v1.4s, v3.4s
    zip2 v1.4s, v1.4s, v3.4s
    zip1 v3.4s, v4.4s, v2.4s
    zip2 v2.4s, v4.4s, v2.4s
    zip1 v4.4s, v0.4s, v1.4s
    zip2 v0.4s, v0.4s, v1.4s
    cmp x3, #3
    bne .Lotherwise_1130
    ldr d1, [x10, #16]
    ldr d5, [x12, #16]
    add x3, x13, #16
    add x7, x11, #16
    ld1 {v1.d}[1], [x3]
    ld1 {v5.d}[1], [x7]
    uzp1 v6.4s, v1.4s, v5.4s
    uzp2 v1.4s, v1.4s, v5.4s
    b .Lend_1131
.Lotherwise_1130:
    movi v6.4s, #0
    tst x9, #16
    beq .Lotherwise_1132
    add x3, x10, #16
    add x7, x13, #16
    add x8, x12, #16
    ld1 {v6.s}[0], [x3]
    add x3, x11, #16
    ld1 {v6.s}[1], [x7]
    ld1 {v6.s}[2], [x8]
    ld1 {v6.s}[3], [x3]
.Lotherwise_1132:
    movi v1.4s, #0
    tst x9, #32
    beq .Lotherwise_1133
    add x3, x10, #20
    add x7, x13, #20
    add x8, x12, #20
    ld1 {v1.s}[0], [x3]
    add x3, x11, #20
    ld1 {v1.s}[1], [x7]
    ld1 {v1.s}[2], [x8]
    ld1 {v1.s}[3], [x3]
.Lotherwise_1133:
.Lend_1131:
    adrp x3, .Lconstants_nnp_winograd_f1x4_1x3_input__aarch64_neon
    ldr q5, [x3, :lo12:.Lconstants_nnp_winograd_f1x4_1x3_input__aarch64_neon]
    mov v7.16b, v6.16b
    mov v16.16b, v0.16b
    adrp x3, .Lconstants_nnp_winograd_f1x4_1x3_input__aarch64_neon+16
    ldr q17, [x3, :lo12:.Lconstants_nnp_winograd_f1x4_1x3_input__aarch64_neon+16]
    mov v18.16b, v6.16b
    mov v19.16b, v0.16b
    fmls v7.4s, v4.4s, v5.s[0]
    fmls v16.4s, v2.4s, v5.s[0]
    fmls v18.4s, v4.4s, v5.s[2]
    fmls v19.4s, v2.4s, v5.s[2]
    fmla v1.4s, v2.4s, v17.s[0]
    fmla v6.4s, v3.4s, v17.s[0]
    mov v2.16b, v7.16b
    fmls v7.4s, v16.4s, v5.s[1]
    mov v3.16b, v18.16b
    fmls v18.4s, v19.4s, v5.s[3]
    fmla v2.4s, v16.4s, v5.s[1]
    fmls v1.4s, v0.4s, v17.s[1]
    fmla v3.4s, v19.4s, v5.s[3]
    fmls v6.4s, v4.4s, v17.s[1]
    str q2, [x2]
    str q7, [x1]
    str q3, [x4]
    str q18, [x5]
    str q1, [x6]
    str q6, [x0]
    b .Lend_1134
.Lotherwise_1129:
    lsl x0, x3, #2
    mov x3, x2
    ubfx x1, x9, #0, #4
    add x4, x3, x0
    add x5, x4, x0
    add x6, x5, x0
    add x7, x6, x0
    add x8, x7, x0
    cmp x1, #15
    bne .Lotherwise_1135
    ldr q0, [x10]
    ldr q1, [x13]
    ldr q2, [x12]
    ldr q3, [x11]
    zip1 v4.4s, v0.4s, v2.4s
    zip2 v0.4s, v0.4s, v2.4s
    zip1 v2.4s, v1.4s, v3.4s
    zip2 v1.4s, v1.4s, v3.4s
    zip1 v3.4s, v4.4s, v2.4s
    zip2 v2.4s, v4.4s, v2.4s
    zip1 v4.4s, v0.4s, v1.4s
    zip2 v0.4s, v0.4s, v1.4s
    b .Lend_1136
.Lotherwise_1135:
    movi v3.4s, #0
    tst x9, #1
    beq .Lotherwise_1137
    ld1 {v3.s}[0], [x10]
    ld1 {v3.s}[1], [x13]
    ld1 {v3.s}[2], [x12]
    ld1 {v3.s}[3], [x11]
.Lotherwise_1137:
    movi v2.4s, #0
    tst x9, #2
    beq .Lotherwise_1138
    add x0, x10, #4
    add x1, x13, #4
    add x2, x12, #4
    ld1 {v2.s}[0], [x0]
    add x0, x11, #4
    ld1 {v2.s}[1], [x1]
    ld1 {v2.s}[2], [x2]
    ld1 {v2.s}[3], [x0]
.Lotherwise_1138:
    movi v4.4s, #0
    tst x9, #4
    beq .Lotherwise_1139
    add x0, x10, #8
    add x1, x13, #8
    add x2, x12, #8
    ld1 {v4.s}[0], [x0]
    add x0, x11, #8
    ld1 {v4.s}[1], [x1]
    ld1 {v4.s}[2], [x2]
    ld1 {v4.s}[3], [x0]
.Lotherwise_1139:
    movi v0.4s, #0
    tst x9, #8
    beq .Lotherwise_1140
    add x0, x10, #12
    add x1, x13, #12
    add x2, x12, #12
    ld1 {v0.s}[0], [x0]
    add x0, x11, #12
    ld1 {v0.s}[1], [x1]
    ld1 {v0.s}[2], [x2]
    ld1 {v0.s}[3], [x0]
.Lotherwise_1140:
.Lend_1136:
    ubfx x0, x9, #4, #2
    cmp x0, #3
    bne .Lotherwise_1141
    ldr d1, [x10, #16]
    ldr d5, [x12, #16]
    add x0, x13, #16
    add x1, x11, #16
    ld1 {v1.d}[1], [x0]
    ld1 {v5.d}[1], [x1]
    uzp1 v6.4s, v1.4s, v5.4s
    uzp2 v1.4s, v1.4s, v5.4s
    b .Lend_1142
.Lotherwise_1141:
    movi v6.4s, #0
    tst x9, #16
    beq .Lotherwise_1143
    add x0, x10, #16
    add x1, x13, #16
    add x2, x12, #16
    ld1 {v6.s}[0], [x0]
    add x0, x11, #16
    ld1 {v6.s}[1], [x1]
    ld1 {v6.s}[2], [x2]
    ld1 {v6.s}[3], [x0]
.Lotherwise_1143:
    movi v1.4s, #0
    tst x9, #32
    beq .Lotherwise_1144
    add x0, x10, #20
    add x1, x13, #20
    add x2, x12, #20
    ld1 {v1.s}[0], [x0]
    add x0, x11, #20
    ld1 {v1.s}[1], [x1]
    ld1 {v1.s}[2], [x2]
    ld1 {v1.s}[3], [x0]
.Lotherwise_1144:
.Lend_1142:
    adrp x0, .Lconstants_nnp_winograd_f1x4_1x3_input__aarch64_neon
    ldr q5, [x0, :lo12:.Lconstants_nnp_winograd_f1x4_1x3_input__aarch64_neon]
    mov v7.16b, v6.16b
    mov v16.16b, v0.16b
    adrp x0, .Lconstants_nnp_winograd_f1x4_1x3_input__aarch64_neon+16
    ldr q17, [x0, :lo12:.Lconstants_nnp_winograd_f1x4_1x3_input__aarch64_neon+16]
    mov v18.16b, v6.16b
    mov v19.16b, v0.16b
    fmls v7.4s, v4.4s, v5.s[0]
    fmls v16.4s, v2.4s, v5.s[0]
    fmls v18.4s, v4.4s, v5.s[2]
    fmls v19.4s, v2.4s, v5.s[2]
    fmla v1.4s, v2.4s, v17.s[0]
    fmla v6.4s, v3.4s, v17.s[0]
    mov v2.16b, v7.16b
    fmls v7.4s, v16.4s, v5.s[1]
    mov v3.16b, v18.16b
    fmls v18.4s, v19.4s, v5.s[3]
    fmla v2.4s, v16.4s, v5.s[1]
    fmls v1.4s, v0.4s, v17.s[1]
    fmla v3.4s, v19.4s, v5.s[3]
    fmls v6.4s, v4.4s, v17.s[1]
    str q2, [x3]
    str q7, [x4]
    str q3, [x5]
    str q18, [x6]
    str q1, [x7]
    str q6, [x8]
.Lend_1134:
    b .Lend_1145
.Lotherwise_1128:
    adrp x0, .Lconstants_nnp_winograd_f1x4_1x3_input__aarch64_neon
    ldr q0, [x0, :lo12:.Lconstants_nnp_winograd_f1x4_1x3_input__aarch64_neon]
    movi v1.4s, #0
    adrp x0, .Lconstants_nnp_winograd_f1x4_1x3_input__aarch64_neon+16
    ldr q2, [x0, :lo12:.Lconstants_nnp_winograd_f1x4_1x3_input__aarch64_neon+16]
    lsl x0, x3, #2
    mov v3.16b, v1.16b
    mov v4.16b, v1.16b
    add x1, x2, x0
    mov v5.16b, v1.16b
    mov v6.16b, v1.16b
    add x3, x1, x0
    add x4, x3, x0
    fmls v3.4s, v1.4s, v0.s[0]
    fmls v4.4s, v1.4s, v0.s[0]
    add x5, x4, x0
    fmls v5.4s, v1.4s, v0.s[2]
    fmls v6.4s, v1.4s, v0.s[2]
    add x0, x5, x0
    fmla v1.4s, v1.4s, v2.s[0]
    mov v7.16b, v3.16b
    fmls v3.4s, v4.4s, v0.s[1]
    mov v16.16b, v5.16b
    fmls v5.4s, v6.4s, v0.s[3]
    fmla v7.4s, v4.4s, v0.s[1]
    fmls v1.4s, v1.4s, v2.s[1]
    fmla v16.4s, v6.4s, v0.s[3]
    str q7, [x2]
    str q3, [x1]
    str q16, [x3]
    str q5, [x4]
    str q1, [x5]
    fmla v1.4s, v1.4s, v2.s[0]
    fmls v1.4s, v1.4s, v2.s[1]
    str q1, [x0]
.Lend_1145:
    ret
    .size nnp_winograd_f1x4_1x3_input__aarch64_neon, . - nnp_winograd_f1x4_1x3_input__aarch64_neon

.section .rodata
    .p2align 4
.Lconstants_nnp_winograd_f1x4_1x3_kernel__aarch64_neon:
    .long 0x3ec80000, 0xbf303b34, 0x3edc4a01, 0x40100000
    .long 0x3df4c401, 0x3e379301, 0x3f91a2b4, 0x00000000

    .text
    .p2align 4
    .globl nnp_winograd_f1x4_1x3_kernel__aarch64_neon
    .type nnp_winograd_f1x4_1x3_kernel__aarch64_neon, %function
nnp_winograd_f1x4_1x3_kernel__aarch64_neon:
    lsl x1, x1, #2
    add x5, x0, x1
    mov x6, x4
    add x7, x5, x1
    mov w8, #3
    add x1, x7, x1
.Lrepeat_1146:
    ldr q0, [x0]
    ldr q1, [x5]
    sub x8, x8, #1
    add x0, x0, #16
    ldr q2, [x7]
    ldr q3, [x1]
    add x5, x5, #16
    add x7, x7, #16
    add x1, x1, #16
    zip1 v4.4s, v0.4s, v2.4s
    zip2 v0.4s, v0.4s, v2.4s
    zip1 v2.4s, v1.4s, v3.4s
    zip2 v1.4s, v1.4s, v3.4s
    zip1 v3.4s, v4.4s, v2.4s
    zip2 v2.4s, v4.4s, v2.4s
    zip1 v4.4s, v0.4s, v1.4s
    zip2 v0.4s, v0.4s, v1.4s
    str q3, [x6]
    str q2, [x6, #16]
    str q4, [x6, #32]
    str q0, [x6, #48]
    add x6, x6, #64
    cbnz x8, .Lrepeat_1146
    lsl x0, x3, #2
    add x1, x2, x0
    mov w3, #4
    add x5, x1, x0
    add x6, x5, x0
    add x7, x6, x0
    add x0, x7, x0
.Lrepeat_1147:
    ldp q0, q1, [x4]
    ldr q2, [x4, #32]
    sub x3, x3, #1
    add x4, x4, #48
    adrp x8, .Lconstants_nnp_winograd_f1x4_1x3_kernel__aarch64_neon
    ldr q3, [x8, :lo12:.Lconstants_nnp_winograd_f1x4_1x3_kernel__aarch64_neon]
    adrp x8, .Lconstants_nnp_winograd_f1x4_1x3_kernel__aarch64_neon+16
    ldr q4, [x8, :lo12:.Lconstants_nnp_winograd_f1x4_1x3_kernel__aarch64_neon+16]
    mov v5.16b, v0.16b
    mov v6.16b, v0.16b
    str q2, [x7]
    add x7, x7, #32
    fmla v5.4s, v2.4s, v3.s[0]
    fmla v6.4s, v2.4s, v3.s[3]
    fmul v0.4s, v0.4s, v4.s[2]
    fmul v2.4s, v5.4s, v3.s[1]
    fmul v5.4s, v6.4s, v4.s[0]
    mov v6.16b, v2.16b
    mov v7.16b, v5.16b
    fmla v2.4s, v1.4s, v3.s[2]
    fmls v5.4s, v1.4s, v4.s[1]
    fmls v6.4s, v1.4s, v3.s[2]
    fmla v7.4s, v1.4s, v4.s[1]
    str q6, [x2]
    add x2, x2, #32
    str q2, [x1]
    add x1, x1, #32
    str q7, [x5]
    add x5, x5, #32
    str q5, [x6]
    add x6, x6, #32
    str q0, [x0]
    add x0, x0, #32
    cbnz x3, .Lrepeat_1147
    ret
    .size nnp_winograd_f1x4_1x3_kernel__aarch64_neon, . - nnp_winograd_f1x4_1x3_kernel__aarch64_neon

.section .rodata
    .p2align 4
.Lconstants_nnp_winograd_f1x4_1x3_output_with_bias__aarch64_neon:
    .long 0x3f200000, 0x3fc00000, 0x3ec80000, 0x40100000
    .long 0x3e7a0000, 0x40580000, 0x00000000, 0x00000000

    .text
    .p2align 4
    .globl nnp_winograd_f1x4_1x3_output_with_bias__aarch64_neon
    .type nnp_winograd_f1x4_1x3_output_with_bias__aarch64_neon, %function
nnp_winograd_f1x4_1x3_output_with_bias__aarch64_neon:
    adrp x5, .Lconstants_nnp_winograd_f1x4_1x3_output_with_bias__aarch64_neon
    ldr q0, [x5, :lo12:.Lconstants_nnp_winograd_f1x4_1x3_output_with_bias__aarch64_neon]
    adrp x5, .Lconstants_nnp_winograd_f1x4_1x3_output_with_bias__aarch64_neon+16
    ldr q1, [x5, :lo12:.Lconstants_nnp_winograd_f1x4_1x3_output_with_bias__aarch64_neon+16]
    lsl x1, x1, #2
    add x5, x0, x1
    ldr q2, [x0]
    ldr x0, [x4]
    add x6, x5, x1
    ldr q3, [x5]
    ldr q4, [x2]
    add x2, x6, x1
    ldr q5, [x6]
    ldr w5, [x4, #16]
    add x6, x2, x1
    ldr q6, [x2]
    ldr w2, [x4, #20]
    add x1, x6, x1
    ldr q7, [x6]
    ldr q16, [x1]
    lsl x0, x0, #2
    fadd v17.4s, v2.4s, v3.4s
    fsub v2.4s, v2.4s, v3.4s
    add x1, x3, x0
    add x4, x1, x0
    fadd v3.4s, v5.4s, v6.4s
    fsub v5.4s, v5.4s, v6.4s
    add x0, x4, x0
    fmul v6.4s, v2.4s, v0.s[0]
    fmul v18.4s, v17.4s, v0.s[2]
    fadd v16.4s, v16.4s, v17.4s
    fmla v7.4s, v2.4s, v1.s[0]
    fmla v6.4s, v5.4s, v0.s[1]
    fmla v18.4s, v3.4s, v0.s[3]
    fmla v7.4s, v5.4s, v1.s[1]
    fadd v0.4s, v16.4s, v3.4s
    fadd v0.4s, v0.4s, v4.4s
    fadd v1.4s, v6.4s, v4.4s
    fadd v2.4s, v18.4s, v4.4s
    fadd v3.4s, v7.4s, v4.4s
    tst x5, #1
    beq .Lotherwise_1148
    cmp x2, #15
    bne .Lotherwise_1149
    zip1 v4.4s, v0.4s, v2.4s
    zip1 v5.4s, v1.4s, v3.4s
    zip2 v0.4s, v0.4s, v2.4s
    zip2 v1.4s, v1.4s, v3.4s
    zip1 v2.4s, v4.4s, v5.4s
    zip2 v3.4s, v4.4s, v5.4s
    zip1 v4.4s, v0.4s, v1.4s
    zip2 v0.4s, v0.4s, v1.4s
    str q2, [x3]
    str q3, [x1]
    str q4, [x4]
    str q0, [x0]
    b .Lend_1150
.Lotherwise_1149:
    ubfx x5, x2, #0, #4
    cmp x5, #15
    bne .Lotherwise_1151
    zip1 v4.4s, v0.4s, v2.4s
    zip1 v5.4s, v1.4s, v3.4s
    zip2 v0.4s, v0.4s, v2.4s
    zip2 v1.4s, v1.4s, v3.4s
    zip1 v2.4s, v4.4s, v5.4s
    zip2 v3.4s, v4.4s, v5.4s
    zip1 v4.4s, v0.4s, v1.4s
    zip2 v0.4s, v0.4s, v1.4s
    str q2, [x3]
    str q3, [x1]
    str q4, [x4]
    str q0, [x0]
    b .Lend_1152
.Lotherwise_1151:
    tst x2, #1
    beq .Lotherwise_1153
    st1 {v0.s}[0], [x3]
    st1 {v0.s}[1], [x1]
    st1 {v0.s}[2], [x4]
    st1 {v0.s}[3], [x0]
.Lotherwise_1153:
    tst x2, #2
    beq .Lotherwise_1154
    add x5, x3, #4
    add x6, x1, #4
    add x7, x4, #4
    st1 {v1.s}[0], [x5]
    add x5, x0, #4
    st1 {v1.s}[1], [x6]
    st1 {v1.s}[2], [x7]
    st1 {v1.s}[3], [x5]
.Lotherwise_1154:
    tst x2, #4
    beq .Lotherwise_1155
    add x5, x3, #8
    add x6, x1, #8
    add x7, x4, #8
    st1 {v2.s}[0], [x5]
    add x5, x0, #8
    st1 {v2.s}[1], [x6]
    st1 {v2.s}[2], [x7]
    st1 {v2.s}[3], [x5]
.Lotherwise_1155:
    tst x2, #8
    beq .Lotherwise_1156
    add x2, x3, #12
    add x1, x1, #12
    add x3, x4, #12
    st1 {v3.s}[0], [x2]
    add x0, x0, #12
    st1 {v3.s}[1], [x1]
    st1 {v3.s}[2], [x3]
    st1 {v3.s}[3], [x0]
.Lotherwise_1156:
.Lend_1152:
.Lend_1150:
.Lotherwise_1148:
    ret
    .size nnp_winograd_f1x4_1x3_output_with_bias__aarch64_neon, . - nnp_winograd_f1x4_1x3_output_with_bias__aarch64_neon

.section .rodata
    .p2align 4
.Lconstants_nnp_winograd_f1x4_1x3_output_with_bias_with_relu__aarch64_neon:
    .long 0x3f200000, 0x3fc00000, 0x3ec80000, 0x40100000
    .long 0x3e7a0000, 0x40580000, 0x00000000, 0x00000000

    .text
    .p2align 4
    .globl nnp_winograd_f1x4_1x3_output_with_bias_with_relu__aarch64_neon
    .type nnp_winograd_f1x4_1x3_output_with_bias_with_relu__aarch64_neon, %function
nnp_winograd_f1x4_1x3_output_with_bias_with_relu__aarch64_neon:
    adrp x5, .Lconstants_nnp_winograd_f1x4_1x3_output_with_bias_with_relu__aarch64_neon
    ldr q0, [x5, :lo12:.Lconstants_nnp_winograd_f1x4_1x3_output_with_bias_with_relu__aarch64_neon]
    adrp x5, .Lconstants_nnp_winograd_f1x4_1x3_output_with_bias_with_relu__aarch64_neon+16
    ldr q1, [x5, :lo12:.Lconstants_nnp_winograd_f1x4_1x3_output_with_bias_with_relu__aarch64_neon+16]
    lsl x1, x1, #2
    movi v2.4s, #0
    add x5, x0, x1
    ldr q3, [x0]
    ldr q4, [x2]
    add x0, x5, x1
    ldr q5, [x5]
    ldr x2, [x4]
    add x5, x0, x1
    ldr q6, [x0]
    ldr w0, [x4, #16]
    add x6, x5, x1
    ldr q7, [x5]
    ldr w4, [x4, #20]
    add x1, x6, x1
    ldr q16, [x6]
    ldr q17, [x1]
    fadd v18.4s, v3.4s, v5.4s
    fsub v3.4s, v3.4s, v5.4s
    lsl x1, x2, #2
    add x2, x3, x1
    fadd v5.4s, v6.4s, v7.4s
    fsub v6.4s, v6.4s, v7.4s
    add x5, x2, x1
    fmul v7.4s, v3.4s, v0.s[0]
    fmul v19.4s, v18.4s, v0.s[2]
    add x1, x5, x1
    fadd v17.4s, v17.4s, v18.4s
    fmla v16.4s, v3.4s, v1.s[0]
    fmla v7.4s, v6.4s, v0.s[1]
    fmla v19.4s, v5.4s, v0.s[3]
    fmla v16.4s, v6.4s, v1.s[1]
    fadd v0.4s, v17.4s, v5.4s
    fadd v0.4s, v0.4s, v4.4s
    fadd v1.4s, v7.4s, v4.4s
    fadd v3.4s, v19.4s, v4.4s
    fadd v4.4s, v16.4s, v4.4s
    fmax v0.4s, v2.4s, v0.4s
    fmax v1.4s, v2.4s, v1.4s
    fmax v3.4s, v2.4s, v3.4s
    fmax v2.4s, v2.4s, v4.4s
    tst x0, #1
    beq .Lotherwise_1157
    cmp x4, #15
    bne .Lotherwise_1158
    zip1 v4.4s, v0.4s, v3.4s
    zip1 v5.4s, v1.4s, v2.4s
    zip2 v0.4s, v0.4s, v3.4s
    zip2 v1.4s, v1.4s, v2.4s
    zip1 v2.4s, v4.4s, v5.4s
    zip2 v3.4s, v4.4s, v5.4s
    zip1 v4.4s, v0.4s, v1.4s
    zip2 v0.4s, v0.4s, v1.4s
    str q2, [x3]
    str q3, [x2]
    str q4, [x5]
    str q0, [x1]
    b .Lend_1159
.Lotherwise_1158:
    ubfx x0, x4, #0, #4
    cmp x0, #15
    bne .Lotherwise_1160
    zip1 v4.4s, v0.4s, v3.4s
    zip1 v5.4s, v1.4s, v2.4s
    zip2 v0.4s, v0.4s, v3.4s
    zip2 v1.4s, v1.4s, v2.4s
    zip1 v2.4s, v4.4s, v5.4s
    zip2 v3.4s, v4.4s, v5.4s
    zip1 v4.4s, v0.4s, v1.4s
    zip2 v0.4s, v0.4s, v1.4s
    str q2, [x3]
    str q3, [x2]
    str q4, [x5]
    str q0, [x1]
    b .Lend_1161
.Lotherwise_1160:
    tst x4, #1
    beq .Lotherwise_1162
    st1 {v0.s}[0], [x3]
    st1 {v0.s}[1], [x2]
    st1 {v0.s}[2], [x5]
    st1 {v0.s}[3], [x1]
.Lotherwise_1162:
    tst x4, #2
    beq .Lotherwise_1163
    add x0, x3, #4
    add x6, x2, #4
    add x7, x5, #4
    st1 {v1.s}[0], [x0]
    add x0, x1, #4
    st1 {v1.s}[1], [x6]
    st1 {v1.s}[2], [x7]
    st1 {v1.s}[3], [x0]
.Lotherwise_1163:
    tst x4, #4
    beq .Lotherwise_1164
    add x0, x3, #8
    add x6, x2, #8
    add x7, x5, #8
    st1 {v3.s}[0], [x0]
    add x0, x1, #8
    st1 {v3.s}[1], [x6]
    st1 {v3.s}[2], [x7]
    st1 {v3.s}[3], [x0]
.Lotherwise_1164:
    tst x4, #8
    beq .Lotherwise_1165
    add x0, x3, #12
    add x2, x2, #12
    add x3, x5, #12
    st1 {v2.s}[0], [x0]
    add x0, x1, #12
    st1 {v2.s}[1], [x2]
    st1 {v2.s}[2], [x3]
    st1 {v2.s}[3], [x0]
.Lotherwise_1165:
.Lend_1161:
.Lend_1159:
.Lotherwise_1157:
    ret
    .size nnp_winograd_f1x4_1x3_output_with_bias_with_relu__aarch64_neon, . - nnp_winograd_f1x4_1x3_output_with_bias_with_relu__aarch64_neon

.section .rodata
    .p2align 4
.Lconstants_nnp_winograd_f4x1_3x1_input__aarch64_neon:
    .long 0x40100000, 0x3f200000, 0x3ec80000, 0x3fc00000
    .long 0x3f610000, 0x40290000, 0x00000000, 0x00000000

    .text
    .p2align 4
    .globl nnp_winograd_f4x1_3x1_input__aarch64_neon
    .type nnp_winograd_f4x1_3x1_input__aarch64_neon, %function
nnp_winograd_f4x1_3x1_input__aarch64_neon:
    ldr x5, [x1]
    ldr w6, [x1, #20]
    ldr w7, [x1, #16]
    ldr x1, [x1, #8]
    mov x8, x4
    lsl x5, x5, #2
    add x9, x0, x5
    add x10, x9, x5
    add x5, x10, x5
    tst x6, #1
    beq .Lotherwise_1166
    mov w6, #6
.Lrepeat_1167:
    tst x7, #1
    beq .Lotherwise_1168
    movi v0.4s, #0
    ld1 {v0.s}[0], [x0]
    ld1 {v0.s}[1], [x9]
    ld1 {v0.s}[2], [x10]
    ld1 {v0.s}[3], [x5]
    str q0, [x8]
    b .Lend_1169
.Lotherwise_1168:
    movi v0.4s, #0
    str q0, [x8]
.Lend_1169:
    sub x6, x6, #1
    lsr x7, x7, #1
    add x0, x0, x1, lsl #2
    add x9, x9, x1, lsl #2
    add x10, x10, x1, lsl #2
    add x5, x5, x1, lsl #2
    add x8, x8, #16
    cbnz x6, .Lrepeat_1167
    ldp q4, q5, [x4, #64]
    ld1 {v0.4s, v1.4s, v2.4s, v3.4s}, [x4]
    lsl x0, x3, #2
    add x1, x2, x0
    adrp x3, .Lconstants_nnp_winograd_f4x1_3x1_input__aarch64_neon
    ldr q6, [x3, :lo12:.Lconstants_nnp_winograd_f4x1_3x1_input__aarch64_neon]
    add x3, x1, x0
    adrp x4, .Lconstants_nnp_winograd_f4x1_3x1_input__aarch64_neon+16
    ldr q7, [x4, :lo12:.Lconstants_nnp_winograd_f4x1_3x1_input__aarch64_neon+16]
    add x4, x3, x0
    add x5, x4, x0
    mov v16.16b, v4.16b
    mov v17.16b, v4.16b
    add x0, x5, x0
    mov v18.16b, v3.16b
    mov v19.16b, v3.16b
    fmls v16.4s, v2.4s, v6.s[0]
    fmls v17.4s, v2.4s, v6.s[2]
    fmls v18.4s, v1.4s, v6.s[0]
    fmls v19.4s, v1.4s, v6.s[2]
    fmla v5.4s, v1.4s, v7.s[0]
    fmla v4.4s, v0.4s, v7.s[0]
    mov v0.16b, v16.16b
    mov v1.16b, v17.16b
    fmls v16.4s, v18.4s, v6.s[1]
    fmls v17.4s, v19.4s, v6.s[3]
    fmla v0.4s, v18.4s, v6.s[1]
    fmla v1.4s, v19.4s, v6.s[3]
    fmls v5.4s, v3.4s, v7.s[1]
    fmls v4.4s, v2.4s, v7.s[1]
    str q0, [x2]
    str q16, [x1]
    str q1, [x3]
    str q17, [x4]
    str q5, [x5]
    str q4, [x0]
    b .Lend_1170
.Lotherwise_1166:
    adrp x0, .Lconstants_nnp_winograd_f4x1_3x1_input__aarch64_neon
    ldr q0, [x0, :lo12:.Lconstants_nnp_winograd_f4x1_3x1_input__aarch64_neon]
    movi v1.4s, #0
    adrp x0, .Lconstants_nnp_winograd_f4x1_3x1_input__aarch64_neon+16
    ldr q2, [x0, :lo12:.Lconstants_nnp_winograd_f4x1_3x1_input__aarch64_neon+16]
    lsl x0, x3, #2
    mov v3.16b, v1.16b
    mov v4.16b, v1.16b
    add x1, x2, x0
    mov v5.16b, v1.16b
    mov v6.16b, v1.16b
    add x3, x1, x0
    add x4, x3, x0
    fmls v3.4s, v1.4s, v0.s[0]
    fmls v4.4s, v1.4s, v0.s[0]
    add x5, x4, x0
    fmls v5.4s, v1.4s, v0.s[2]
    fmls v6.4s, v1.4s, v0.s[2]
    add x0, x5, x0
    fmla v1.4s, v1.4s, v2.s[0]
    mov v7.16b, v3.16b
    fmls v3.4s, v4.4s, v0.s[1]
    mov v16.16b, v5.16b
    fmls v5.4s, v6.4s, v0.s[3]
    fmla v7.4s, v4.4s, v0.s[1]
    fmls v1.4s, v1.4s, v2.s[1]
    fmla v16.4s, v6.4s, v0.s[3]
    str q7, [x2]
    str q3, [x1]
    str q16, [x3]
    str q5, [x4]
    str q1, [x5]
    fmla v1.4s, v1.4s, v2.s[0]
    fmls v1.4s, v1.4s, v2.s[1]
    str q1, [x0]
.Lend_1170:
    ret
    .size nnp_winograd_f4x1_3x1_input__aarch64_neon, . - nnp_winograd_f4x1_3x1_input__aarch64_neon

.section .rodata
    .p2align 4
.Lconstants_nnp_winograd_f4x1_3x1_output_with_bias__aarch64_neon:
    .long 0x3f200000, 0x3fc00000, 0x3ec80000, 0x40100000
    .long 0x3e7a0000, 0x40580000, 0x00000000, 0x00000000

    .text
    .p2align 4
    .globl nnp_winograd_f4x1_3x1_output_with_bias__aarch64_neon
    .type nnp_winograd_f4x1_3x1_output_with_bias__aarch64_neon, %function
nnp_winograd_f4x1_3x1_output_with_bias__aarch64_neon:
    adrp x5, .Lconstants_nnp_winograd_f4x1_3x1_output_with_bias__aarch64_neon
    ldr q0, [x5, :lo12:.Lconstants_nnp_winograd_f4x1_3x1_output_with_bias__aarch64_neon]
    adrp x5, .Lconstants_nnp_winograd_f4x1_3x1_output_with_bias__aarch64_neon+16
    ldr q1, [x5, :lo12:.Lconstants_nnp_winograd_f4x1_3x1_output_with_bias__aarch64_neon+16]
    lsl x1, x1, #2
    add x5, x0, x1
    ldr q2, [x0]
    ldr x0, [x4]
    add x6, x5, x1
    ldr q3, [x5]
    ldr q4, [x2]
    add x2, x6, x1
    ldr q5, [x6]
    ldr w5, [x4, #20]
    add x6, x2, x1
    ldr q6, [x2]
    ldr w2, [x4, #16]
    add x1, x6, x1
    ldr q7, [x6]
    ldr x4, [x4, #8]
    ldr q16, [x1]
    lsl x0, x0, #2
    fadd v17.4s, v2.4s, v3.4s
    fsub v2.4s, v2.4s, v3.4s
    add x1, x3, x0
    add x6, x1, x0
    fadd v3.4s, v5.4s, v6.4s
    fsub v5.4s, v5.4s, v6.4s
    add x0, x6, x0
    fmul v6.4s, v2.4s, v0.s[0]
    fmul v18.4s, v17.4s, v0.s[2]
    fadd v16.4s, v16.4s, v17.4s
    fmla v7.4s, v2.4s, v1.s[0]
    fmla v6.4s, v5.4s, v0.s[1]
    fmla v18.4s, v3.4s, v0.s[3]
    fmla v7.4s, v5.4s, v1.s[1]
    fadd v0.4s, v16.4s, v3.4s
    fadd v0.4s, v0.4s, v4.4s
    fadd v1.4s, v6.4s, v4.4s
    fadd v2.4s, v18.4s, v4.4s
    fadd v3.4s, v7.4s, v4.4s
    tst x5, #1
    beq .Lotherwise_1171
    tst x2, #1
    beq .Lotherwise_1172
    st1 {v0.s}[0], [x3]
    st1 {v0.s}[1], [x1]
    st1 {v0.s}[2], [x6]
    st1 {v0.s}[3], [x0]
.Lotherwise_1172:
    lsr x2, x2, #1
    add x3, x3, x4, lsl #2
    add x1, x1, x4, lsl #2
    add x6, x6, x4, lsl #2
    add x0, x0, x4, lsl #2
    tst x2, #1
    beq .Lotherwise_1173
    st1 {v1.s}[0], [x3]
    st1 {v1.s}[1], [x1]
    st1 {v1.s}[2], [x6]
    st1 {v1.s}[3], [x0]
.Lotherwise_1173:
    lsr x2, x2, #1
    add x3, x3, x4, lsl #2
    add x1, x1, x4, lsl #2
    add x6, x6, x4, lsl #2
    add x0, x0, x4, lsl #2
    tst x2, #1
    beq .Lotherwise_1174
    st1 {v2.s}[0], [x3]
    st1 {v2.s}[1], [x1]
    st1 {v2.s}[2], [x6]
    st1 {v2.s}[3], [x0]
.Lotherwise_1174:
    lsr x2, x2, #1
    add x3, x3, x4, lsl #2
    add x1, x1, x4, lsl #2
    add x6, x6, x4, lsl #2
    add x0, x0, x4, lsl #2
    tst x2, #1
    beq .Lotherwise_1175
    st1 {v3.s}[0], [x3]
    st1 {v3.s}[1], [x1]
    st1 {v3.s}[2], [x6]
    st1 {v3.s}[3], [x0]
.Lotherwise_1175:
.Lotherwise_1171:
    ret
    .size nnp_winograd_f4x1_3x1_output_with_bias__aarch64_neon, . - nnp_winograd_f4x1_3x1_output_with_bias__aarch64_neon

.section .rodata
    .p2align 4
.Lconstants_nnp_winograd_f4x1_3x1_output_with_bias_with_relu__aarch64_neon:
    .long 0x3f200000, 0x3fc00000, 0x3ec80000, 0x40100000
    .long 0x3e7a0000, 0x40580000, 0x00000000, 0x00000000

    .text
    .p2align 4
    .globl nnp_winograd_f4x1_3x1_output_with_bias_with_relu__aarch64_neon
    .type nnp_winograd_f4x1_3x1_output_with_bias_with_relu__aarch64_neon, %function
nnp_winograd_f4x1_3x1_output_with_bias_with_relu__aarch64_neon:
    adrp x5, .Lconstants_nnp_winograd_f4x1_3x1_output_with_bias_with_relu__aarch64_neon
    ldr q0, [x5, :lo12:.Lconstants_nnp_winograd_f4x1_3x1_output_with_bias_with_relu__aarch64_neon]
    adrp x5, .Lconstants_nnp_winograd_f4x1_3x1_output_with_bias_with_relu__aarch64_neon+16
    ldr q1, [x5, :lo12:.Lconstants_nnp_winograd_f4x1_3x1_output_with_bias_with_relu__aarch64_neon+16]
    lsl x1, x1, #2
    movi v2.4s, #0
    add x5, x0, x1
    ldr q3, [x0]
    ldr q4, [x2]
    add x0, x5, x1
    ldr q5, [x5]
    ldr x2, [x4]
    add x5, x0, x1
    ldr q6, [x0]
    ldr w0, [x4, #20]
    add x6, x5, x1
    ldr q7, [x5]
    ldr w5, [x4, #16]
    add x1, x6, x1
    ldr q16, [x6]
    ldr x4, [x4, #8]
    ldr q17, [x1]
    fadd v18.4s, v3.4s, v5.4s
    fsub v3.4s, v3.4s, v5.4s
    lsl x1, x2, #2
    add x2, x3, x1
    fadd v5.4s, v6.4s, v7.4s
    fsub v6.4s, v6.4s, v7.4s
    add x6, x2, x1
    fmul v7.4s, v3.4s, v0.s[0]
    fmul v19.4s, v18.4s, v0.s[2]
    add x1, x6, x1
    fadd v17.4s, v17.4s, v18.4s
    fmla v16.4s, v3.4s, v1.s[0]
    fmla v7.4s, v6.4s, v0.s[1]
    fmla v19.4s, v5.4s, v0.s[3]
    fmla v16.4s, v6.4s, v1.s[1]
    fadd v0.4s, v17.4s, v5.4s
    fadd v0.4s, v0.4s, v4.4s
    fadd v1.4s, v7.4s, v4.4s
    fadd v3.4s, v19.4s, v4.4s
    fadd v4.4s, v16.4s, v4.4s
    fmax v0.4s, v2.4s, v0.4s
    fmax v1.4s, v2.4s, v1.4s
    fmax v3.4s, v2.4s, v3.4s
    fmax v2.4s, v2.4s, v4.4s
    tst x0, #1
    beq .Lotherwise_1176
    tst x5, #1
    beq .Lotherwise_1177
    st1 {v0.s}[0], [x3]
    st1 {v0.s}[1], [x2]
    st1 {v0.s}[2], [x6]
    st1 {v0.s}[3], [x1]
.Lotherwise_1177:
    lsr x5, x5, #1
    add x3, x3, x4, lsl #2
    add x2, x2, x4, lsl #2
    add x6, x6, x4, lsl #2
    add x1, x1, x4, lsl #2
    tst x5, #1
    beq .Lotherwise_1178
    st1 {v1.s}[0], [x3]
    st1 {v1.s}[1], [x2]
    st1 {v1.s}[2], [x6]
    st1 {v1.s}[3], [x1]
.Lotherwise_1178:
    lsr x5, x5, #1
    add x3, x3, x4, lsl #2
    add x2, x2, x4, lsl #2
    add x6, x6, x4, lsl #2
    add x1, x1, x4, lsl #2
    tst x5, #1
    beq .Lotherwise_1179
    st1 {v3.s}[0], [x3]
    st1 {v3.s}[1], [x2]
    st1 {v3.s}[2], [x6]
    st1 {v3.s}[3], [x1]
.Lotherwise_1179:
    lsr x5, x5, #1
    add x3, x3, x4, lsl #2
    add x2, x2, x4, lsl #2
    add x6, x6, x4, lsl #2
    add x1, x1, x4, lsl #2
    tst x5, #1
    beq .Lotherwise_1180
    st1 {v2.s}[0], [x3]
    st1 {v2.s}[1], [x2]
    st1 {v2.s}[2], [x6]
    st1 {v2.s}[3], [x1]
.Lotherwise_1180:
.Lotherwise_1176:
    ret
    .size nnp_winograd_f4x1_3x1_output_with_bias_with_relu__aarch64_neon, . - nnp_winograd_f4x1_3x1_output_with_bias_with_relu__aarch64_neon

.section .rodata
    .p2align 4
.Lconstants_nnp_winograd_f1x6_1x7_input__aarch64_neon:
    .long 0x3f8e6200, 0x4147cf80, 0x4216a110, 0x42184040
    .long 0x414c8000, 0x41360340, 0x41d24080, 0x413c8000
    .long 0x40fd2000, 0x42023800, 0x42112400, 0x414a4000
    .long 0x3ec00000, 0x40364000, 0x41c57000, 0x4204e400
    .long 0x41464000, 0x3f200000, 0x3efd2000, 0x40aa9400
    .long 0x4165e100, 0x41288000, 0x3fc00000, 0x3dfd2000
    .long 0x3fafda00, 0x40810200, 0x40720000, 0x40400000

    .text
    .p2align 4
    .globl nnp_winograd_f1x6_1x7_input__aarch64_neon
    .type nnp_winograd_f1x6_1x7_input__aarch64_neon, %function
nnp_winograd_f1x6_1x7_input__aarch64_neon:
    sub sp, sp, #64
    stp d8, d9, [sp, #0]
    stp d10, d11, [sp, #16]
    stp d12, d13, [sp, #32]
    str d14, [sp, #48]
    ldr x4, [x1]
    ldr w5, [x1, #16]
    mov x6, x0
    ldr w7, [x1, #20]
    lsl x0, x4, #2
    add x4, x6, x0
    add x9, x4, x0
    add x10, x9, x0
    tst x5, #1
    beq .Lotherwise_1181
    cmp x7, #4095
    bne .Lotherwise_1182
    ldr q0, [x6, #32]
    ldr q1, [x4, #32]
    lsl x0, x3, #2
    ldr q2, [x9, #32]
    ldr q3, [x10, #32]
    add x1, x2, x0
    add x3, x0, x0, lsl #1
    ldp q4, q18, [x6]
    ldp q5, q19, [x4]
    add x4, x2, x0, lsl #1
    add x5, x2, x3
    add x6, x3, x0, lsl #1
    add x7, x2, x0, lsl #2
    add x8, x2, x3, lsl #1
    ldp q6, q30, [x9]
    ldp q7, q20, [x10]
    add x9, x2, x6
    add x6, x6, x0, lsl #1
    add x6, x2, x6
    add x10, x2, x0, lsl #3
    zip2 v16.4s, v0.4s, v2.4s
    zip2 v17.4s, v1.4s, v3.4s
    adrp x11, .Lconstants_nnp_winograd_f1x6_1x7_input__aarch64_neon+32
    ldr q21, [x11, :lo12:.Lconstants_nnp_winograd_f1x6_1x7_input__aarch64_neon+32]
    adrp x11, .Lconstants_nnp_winograd_f1x6_1x7_input__aarch64_neon
    ldr q22, [x11, :lo12:.Lconstants_nnp_winograd_f1x6_1x7_input__aarch64_neon]
    zip1 v29.4s, v0.4s, v2.4s
    zip1 v31.4s, v1.4s, v3.4s
    adrp x11, .Lconstants_nnp_winograd_f1x6_1x7_input__aarch64_neon+48
    ldr q27, [x11, :lo12:.Lconstants_nnp_winograd_f1x6_1x7_input__aarch64_neon+48]
    adrp x11, .Lconstants_nnp_winograd_f1x6_1x7_input__aarch64_neon+16
    ldr q23, [x11, :lo12:.Lconstants_nnp_winograd_f1x6_1x7_input__aarch64_neon+16]
    zip1 v24.4s, v16.4s, v17.4s
    adrp x11, .Lconstants_nnp_winograd_f1x6_1x7_input__aarch64_neon+64
    ldr q25, [x11, :lo12:.Lconstants_nnp_winograd_f1x6_1x7_input__aarch64_neon+64]
    adrp x11, .Lconstants_nnp_winograd_f1x6_1x7_input__aarch64_neon+80
    ldr q26, [x11, :lo12:.Lconstants_nnp_winograd_f1x6_1x7_input__aarch64_neon+80]
    zip2 v17.4s, v16.4s, v17.4s
    zip2 v9.4s, v4.4s, v6.4s
    zip2 v10.4s, v5.4s, v7.4s
    adrp x11, .Lconstants_nnp_winograd_f1x6_1x7_input__aarch64_neon+96
    ldr q28, [x11, :lo12:.Lconstants_nnp_winograd_f1x6_1x7_input__aarch64_neon+96]
    add x11, x10, x0
    zip1 v0.4s, v4.4s, v6.4s
    zip1 v1.4s, v5.4s, v7.4s
    add x0, x10, x0, lsl #1
    add x3, x10, x3
    zip2 v16.4s, v29.4s, v31.4s
    zip1 v3.4s, v9.4s, v10.4s
    zip1 v5.4s, v18.4s, v30.4s
    zip1 v6.4s, v19.4s, v20.4s
    mov v8.16b, v24.16b
    zip1 v2.4s, v0.4s, v1.4s
    zip2 v11.4s, v0.4s, v1.4s
    mov v12.16b, v24.16b
    mov v7.16b, v24.16b
    mov v13.16b, v16.16b
    zip2 v1.4s, v18.4s, v30.4s
    zip2 v0.4s, v19.4s, v20.4s
    zip1 v14.4s, v5.4s, v6.4s
    fmla v8.4s, v3.4s, v21.s[0]
    mov v19.16b, v16.16b
    mov v18.16b, v24.16b
    zip2 v20.4s, v9.4s, v10.4s
    fmls v12.4s, v2.4s, v22.s[0]
    fmla v7.4s, v3.4s, v22.s[0]
    fmla v13.4s, v11.4s, v22.s[0]
    zip1 v2.4s, v1.4s, v0.4s
    fmls v8.4s, v14.4s, v21.s[1]
    fmla v19.4s, v11.4s, v21.s[0]
    fmla v18.4s, v3.4s, v27.s[1]
    mov v4.16b, v16.16b
    mov v30.16b, v24.16b
    zip2 v5.4s, v5.4s, v6.4s
    fmla v12.4s, v3.4s, v22.s[1]
    fmls v7.4s, v14.4s, v23.s[1]
    fmls v13.4s, v20.4s, v23.s[1]
    zip1 v29.4s, v29.4s, v31.4s
    fmla v8.4s, v2.4s, v21.s[2]
    fmls v19.4s, v20.4s, v21.s[1]
    fmls v18.4s, v14.4s, v27.s[2]
    fmla v4.4s, v11.4s, v27.s[1]
    fmla v30.4s, v3.4s, v25.s[2]
    mov v6.16b, v16.16b
    zip2 v31.4s, v1.4s, v0.4s
    fmls v12.4s, v14.4s, v22.s[2]
    fmla v7.4s, v2.4s, v23.s[2]
    fmla v13.4s, v5.4s, v23.s[2]
    fmls v8.4s, v29.4s, v21.s[3]
    fmla v19.4s, v5.4s, v21.s[2]
    fmla v18.4s, v2.4s, v27.s[3]
    fmls v4.4s, v20.4s, v27.s[2]
    fmls v30.4s, v14.4s, v25.s[3]
    fmla v6.4s, v11.4s, v25.s[2]
    fmla v24.4s, v3.4s, v26.s[3]
    mov v9.16b, v16.16b
    fmla v12.4s, v2.4s, v22.s[3]
    fmls v7.4s, v29.4s, v23.s[3]
    fmls v13.4s, v31.4s, v23.s[3]
    fmls v19.4s, v31.4s, v21.s[3]
    fmls v18.4s, v29.4s, v25.s[0]
    fmla v4.4s, v5.4s, v27.s[3]
    fmla v30.4s, v2.4s, v26.s[0]
    fmls v6.4s, v20.4s, v25.s[3]
    fmls v24.4s, v14.4s, v28.s[0]
    fmla v9.4s, v11.4s, v26.s[3]
    fmls v12.4s, v29.4s, v23.s[0]
    mov v0.16b, v8.16b
    fmls v4.4s, v31.4s, v25.s[0]
    fmls v30.4s, v29.4s, v26.s[1]
    fmla v6.4s, v5.4s, v26.s[0]
    fmla v24.4s, v2.4s, v28.s[1]
    fmls v9.4s, v20.4s, v28.s[0]
    fadd v1.4s, v7.4s, v13.4s
    fsub v2.4s, v7.4s, v13.4s
    str q12, [x2]
    fmla v0.4s, v19.4s, v27.s[0]
    mov v3.16b, v18.16b
    fmls v6.4s, v31.4s, v26.s[1]
    fmls v24.4s, v29.4s, v28.s[2]
    fmla v9.4s, v5.4s, v28.s[1]
    fmls v17.4s, v11.4s, v22.s[0]
    str q1, [x1]
    fmls v8.4s, v19.4s, v27.s[0]
    fmla v3.4s, v4.4s, v25.s[1]
    str q2, [x4]
    mov v1.16b, v30.16b
    fmls v9.4s, v31.4s, v28.s[2]
    str q0, [x5]
    fmla v17.4s, v20.4s, v22.s[1]
    fmls v18.4s, v4.4s, v25.s[1]
    fmla v1.4s, v6.4s, v26.s[2]
    mov v0.16b, v24.16b
    fmls v17.4s, v5.4s, v22.s[2]
    str q8, [x7]
    fmls v30.4s, v6.4s, v26.s[2]
    str q3, [x9]
    fmla v0.4s, v9.4s, v28.s[3]
    fmls v24.4s, v9.4s, v28.s[3]
    fmla v17.4s, v31.4s, v22.s[3]
    str q18, [x8]
    str q1, [x6]
    fmls v17.4s, v16.4s, v23.s[0]
    str q30, [x10]
    str q0, [x11]
    str q24, [x0]
    str q17, [x3]
    b .Lend_1183
.Lotherwise_1182:
    lsl x12, x3, #2
    mov x3, x2
    ubfx x0, x7, #0, #4
    add x5, x12, x12, lsl #1
    add x8, x3, x12, lsl #3
    add x11, x5, x12, lsl #1
    add x13, x11, x12, lsl #1
    cmp x0, #15
    bne .Lotherwise_1184
    ldr q0, [x6]
    ldr q1, [x4]
    ldr q2, [x9]
    ldr q3, [x10]
    zip1 v4.4s, v0.4s, v2.4s
    zip2 v0.4s, v0.4s, v2.4s
    zip1 v2.4s, v1.4s, v3.4s
    zip2 v1.4s, v1.4s, v3.4s
    zip1 v3.4s, v4.4s, v2.4s
    zip2 v2.4s, v4.4s, v2.4s
    zip1 v4.4s, v0.4s, v1.4s
    zip2 v0.4s, v0.4s, v1.4s
    mov v5.16b, v3.16b
    mov v6.16b, v2.16b
    mov v7.16b, v4.16b
    mov v16.16b, v0.16b
    b .Lend_1185
.Lotherwise_1184:
    movi v5.4s, #0
    tst x7, #1
    beq .Lotherwise_1186
    ld1 {v5.s}[0], [x6]
    ld1 {v5.s}[1], [x4]
    ld1 {v5.s}[2], [x9]
    ld1 {v5.s}[3], [x10]
.Lotherwise_1186:
    movi v6.4s, #0
    tst x7, #2
    beq .Lotherwise_1187
    add x0, x6, #4
    add x1, x4, #4
    add x2, x9, #4
    ld1 {v6.s}[0], [x0]
    add x0, x10, #4
    ld1 {v6.s}[1], [x1]
    ld1 {v6.s}[2], [x2]
    ld1 {v6.s}[3], [x0]
.Lotherwise_1187:
    movi v7.4s, #0
    tst x7, #4
    beq .Lotherwise_1188
    add x0, x6, #8
    add x1, x4, #8
    add x2, x9, #8
    ld1 {v7.s}[0], [x0]
    add x0, x10, #8
    ld1 {v7.s}[1], [x1]
    ld1 {v7.s}[2], [x2]
    ld1 {v7.s}[3], [x0]
.Lotherwise_1188:
    movi v16.4s, #0
    tst x7, #8
    beq .Lotherwise_1189
    add x0, x6, #12
    add x1, x4, #12
    add x2, x9, #12
    ld1 {v16.s}[0], [x0]
    add x0, x10, #12
    ld1 {v16.s}[1], [x1]
    ld1 {v16.s}[2], [x2]
    ld1 {v16.s}[3], [x0]
.Lotherwise_1189:
.Lend_1185:
    ubfx x0, x7, #4, #4
    cmp x0, #15
    bne .Lotherwise_1190
    ldr q0, [x6, #16]
    ldr q1, [x4, #16]
    ldr q2, [x9, #16]
    ldr q3, [x10, #16]
    zip1 v4.4s, v0.4s, v2.4s
    zip2 v0.4s, v0.4s, v2.4s
    zip1 v2.4s, v1.4s, v3.4s
    zip2 v1.4s, v1.4s, v3.4s
    zip1 v3.4s, v4.4s, v2.4s
    zip2 v2.4s, v4.4s, v2.4s
    zip1 v4.4s, v0.4s, v1.4s
    zip2 v0.4s, v0.4s, v1.4s
    mov v24.16b, v3.16b
    mov v23.16b, v2.16b
    mov v26.16b, v4.16b
    mov v25.16b, v0.16b
    b .Lend_1191
.Lotherwise_1190:
    movi v24.4s, #0
    tst x7, #16
    beq .Lotherwise_1192
    add x0, x6, #16
    add x1, x4, #16
    add x2, x9, #16
    ld1 {v24.s}[0], [x0]
    add x0, x10, #16
    ld1 {v24.s}[1], [x1]
    ld1 {v24.s}[2], [x2]
    ld1 {v24.s}[3], [x0]
.Lotherwise_1192:
    movi v23.4s, #0
    tst x7, #32
    beq .Lotherwise_1193
    add x0, x6, #20
    add x1, x4, #20
    add x2, x9, #20
    ld1 {v23.s}[0], [x0]
    add x0, x10, #20
    ld1 {v23.s}[1], [x1]
    ld1 {v23.s}[2], [x2]
    ld1 {v23.s}[3], [x0]
.Lotherwise_1193:
    movi v26.4s, #0
    tst x7, #64
    beq .Lotherwise_1194
    add x0, x6, #24
    add x1, x4, #24
    add x2, x9, #24
    ld1 {v26.s}[0], [x0]
    add x0, x10, #24
    ld1 {v26.s}[1], [x1]
    ld1 {v26.s}[2], [x2]
    ld1 {v26.s}[3], [x0]
.Lotherwise_1194:
    movi v25.4s, #0
    tst x7, #128
    beq .Lotherwise_1195
    add x0, x6, #28
    add x1, x4, #28
    add x2, x9, #28
    ld1 {v25.s}[0], [x0]
    add x0, x10, #28
    ld1 {v25.s}[1], [x1]
    ld1 {v25.s}[2], [x2]
    ld1 {v25.s}[3], [x0]
.Lotherwise_1195:
.Lend_1191:
    ubfx x0, x7, #8, #4
    cmp x0, #15
    bne .Lotherwise_1196
    ldr q0, [x6, #32]
    ldr q1, [x4, #32]
    ldr q2, [x9, #32]
    ldr q3, [x10, #32]
    zip1 v4.4s, v0.4s, v2.4s
    zip2 v0.4s, v0.4s, v2.4s
    zip1 v2.4s, v1.4s, v3.4s
    zip2 v1.4s, v1.4s, v3.4s
    zip1 v3.4s, v4.4s, v2.4s
    zip2 v2.4s, v4.4s, v2.4s
    zip1 v4.4s, v0.4s, v1.4s
    zip2 v0.4s, v0.4s, v1.4s
    mov v10.16b, v3.16b
    mov v11.16b, v2.16b
    mov v12.16b, v4.16b
    mov v17.16b, v0.16b
    b .Lend_1197
.Lotherwise_1196:
    movi v10.4s, #0
    tst x7, #256
    beq .Lotherwise_1198
    add x0, x6, #32
    add x1, x4, #32
    add x2, x9, #32
    ld1 {v10.s}[0], [x0]
    add x0, x10, #32
    ld1 {v10.s}[1], [x1]
    ld1 {v10.s}[2], [x2]
    ld1 {v10.s}[3], [x0]
.Lotherwise_1198:
    movi v11.4s, #0
    tst x7, #512
    beq .Lotherwise_1199
    add x0, x6, #36
    add x1, x4, #36
    add x2, x9, #36
    ld1 {v11.s}[0], [x0]
    add x0, x10, #36
    ld1 {v11.s}[1], [x1]
    ld1 {v11.s}[2], [x2]
    ld1 {v11.s}[3], [x0]
.Lotherwise_1199:
    movi v12.4s, #0
    tst x7, #1024
    beq .Lotherwise_1200
    add x0, x6, #40
    add x1, x4, #40
    add x2, x9, #40
    ld1 {v12.s}[0], [x0]
    add x0, x10, #40
    ld1 {v12.s}[1], [x1]
    ld1 {v12.s}[2], [x2]
    ld1 {v12.s}[3], [x0]
.Lotherwise_1200:
    movi v17.4s, #0
    tst x7, #2048
    beq .Lotherwise_1201
    add x0, x6, #44
    add x1, x4, #44
    add x2, x9, #44
    ld1 {v17.s}[0], [x0]
    add x0, x10, #44
    ld1 {v17.s}[1], [x1]
    ld1 {v17.s}[2], [x2]
    ld1 {v17.s}[3], [x0]
.Lotherwise_1201:
.Lend_1197:
    adrp x0, .Lconstants_nnp_winograd_f1x6_1x7_input__aarch64_neon+32
    ldr q0, [x0, :lo12:.Lconstants_nnp_winograd_f1x6_1x7_input__aarch64_neon+32]
    adrp x0, .Lconstants_nnp_winograd_f1x6_1x7_input__aarch64_neon
    ldr q18, [x0, :lo12:.Lconstants_nnp_winograd_f1x6_1x7_input__aarch64_neon]
    mov v19.16b, v12.16b
    mov v1.16b, v12.16b
    adrp x0, .Lconstants_nnp_winograd_f1x6_1x7_input__aarch64_neon+48
    ldr q20, [x0, :lo12:.Lconstants_nnp_winograd_f1x6_1x7_input__aarch64_neon+48]
    adrp x0, .Lconstants_nnp_winograd_f1x6_1x7_input__aarch64_neon+16
    ldr q21, [x0, :lo12:.Lconstants_nnp_winograd_f1x6_1x7_input__aarch64_neon+16]
    mov v2.16b, v12.16b
    mov v3.16b, v11.16b
    adrp x0, .Lconstants_nnp_winograd_f1x6_1x7_input__aarch64_neon+64
    ldr q22, [x0, :lo12:.Lconstants_nnp_winograd_f1x6_1x7_input__aarch64_neon+64]
    mov v27.16b, v11.16b
    mov v28.16b, v12.16b
    adrp x0, .Lconstants_nnp_winograd_f1x6_1x7_input__aarch64_neon+80
    ldr q29, [x0, :lo12:.Lconstants_nnp_winograd_f1x6_1x7_input__aarch64_neon+80]
    mov v30.16b, v11.16b
    mov v31.16b, v12.16b
    adrp x0, .Lconstants_nnp_winograd_f1x6_1x7_input__aarch64_neon+96
    ldr q8, [x0, :lo12:.Lconstants_nnp_winograd_f1x6_1x7_input__aarch64_neon+96]
    add x0, x3, x12
    mov v9.16b, v11.16b
    mov v13.16b, v11.16b
    add x1, x3, x12, lsl #1
    add x2, x3, x5
    fmla v19.4s, v7.4s, v0.s[0]
    fmls v1.4s, v5.4s, v18.s[0]
    add x4, x3, x12, lsl #2
    add x6, x3, x11
    fmla v2.4s, v7.4s, v18.s[0]
    fmla v3.4s, v6.4s, v18.s[0]
    add x7, x3, x5, lsl #1
    add x9, x3, x13
    fmls v19.4s, v24.4s, v0.s[1]
    fmla v27.4s, v6.4s, v0.s[0]
    add x10, x8, x12
    add x11, x8, x12, lsl #1
    fmla v28.4s, v7.4s, v20.s[1]
    fmla v1.4s, v7.4s, v18.s[1]
    add x5, x8, x5
    fmls v2.4s, v24.4s, v21.s[1]
    fmls v3.4s, v16.4s, v21.s[1]
    fmla v19.4s, v26.4s, v0.s[2]
    fmls v27.4s, v16.4s, v0.s[1]
    fmls v28.4s, v24.4s, v20.s[2]
    fmla v30.4s, v6.4s, v20.s[1]
    fmla v31.4s, v7.4s, v22.s[2]
    fmls v1.4s, v24.4s, v18.s[2]
    fmla v2.4s, v26.4s, v21.s[2]
    fmla v3.4s, v23.4s, v21.s[2]
    fmls v19.4s, v10.4s, v0.s[3]
    fmla v27.4s, v23.4s, v0.s[2]
    fmla v28.4s, v26.4s, v20.s[3]
    fmls v30.4s, v16.4s, v20.s[2]
    fmls v31.4s, v24.4s, v22.s[3]
    fmla v9.4s, v6.4s, v22.s[2]
    fmla v12.4s, v7.4s, v29.s[3]
    fmla v1.4s, v26.4s, v18.s[3]
    fmls v2.4s, v10.4s, v21.s[3]
    fmls v3.4s, v25.4s, v21.s[3]
    fmls v27.4s, v25.4s, v0.s[3]
    fmls v28.4s, v10.4s, v22.s[0]
    fmla v30.4s, v23.4s, v20.s[3]
    fmla v31.4s, v26.4s, v29.s[0]
    fmls v9.4s, v16.4s, v22.s[3]
    fmls v12.4s, v24.4s, v8.s[0]
    fmla v13.4s, v6.4s, v29.s[3]
    fmls v1.4s, v10.4s, v21.s[0]
    mov v0.16b, v19.16b
    fmls v30.4s, v25.4s, v22.s[0]
    fmls v31.4s, v10.4s, v29.s[1]
    fmla v9.4s, v23.4s, v29.s[0]
    fmla v12.4s, v26.4s, v8.s[1]
    fmls v13.4s, v16.4s, v8.s[0]
    fadd v4.4s, v2.4s, v3.4s
    fsub v2.4s, v2.4s, v3.4s
    str q1, [x3]
    fmla v0.4s, v27.4s, v20.s[0]
    mov v1.16b, v28.16b
    fmls v9.4s, v25.4s, v29.s[1]
    fmls v12.4s, v10.4s, v8.s[2]
    fmla v13.4s, v23.4s, v8.s[1]
    fmls v17.4s, v6.4s, v18.s[0]
    str q4, [x0]
    fmls v19.4s, v27.4s, v20.s[0]
    fmla v1.4s, v30.4s, v22.s[1]
    str q2, [x1]
    mov v2.16b, v31.16b
    fmls v13.4s, v25.4s, v8.s[2]
    str q0, [x2]
    fmla v17.4s, v16.4s, v18.s[1]
    fmls v28.4s, v30.4s, v22.s[1]
    fmla v2.4s, v9.4s, v29.s[2]
    mov v0.16b, v12.16b
    fmls v17.4s, v23.4s, v18.s[2]
    str q19, [x4]
    fmls v31.4s, v9.4s, v29.s[2]
    str q1, [x6]
    fmla v0.4s, v13.4s, v8.s[3]
    fmls v12.4s, v13.4s, v8.s[3]
    fmla v17.4s, v25.4s, v18.s[3]
    str q28, [x7]
    str q2, [x9]
    fmls v17.4s, v11.4s, v21.s[0]
    str q31, [x8]
    str q0, [x10]
    str q12, [x11]
    str q17, [x5]
.Lend_1183:
    b .Lend_1202
.Lotherwise_1181:
    adrp x0, .Lconstants_nnp_winograd_f1x6_1x7_input__aarch64_neon
    ldr q0, [x0, :lo12:.Lconstants_nnp_winograd_f1x6_1x7_input__aarch64_neon]
    movi v1.4s, #0
    adrp x0, .Lconstants_nnp_winograd_f1x6_1x7_input__aarch64_neon+16
    ldr q2, [x0, :lo12:.Lconstants_nnp_winograd_f1x6_1x7_input__aarch64_neon+16]
    adrp x0, .Lconstants_nnp_winograd_f1x6_1x7_input__aarch64_neon+32
    ldr q3, [x0, :lo12:.Lconstants_nnp_winograd_f1x6_1x7_input__aarch64_neon+32]
    adrp x0, .Lconstants_nnp_winograd_f1x6_1x7_input__aarch64_neon+48
    ldr q4, [x0, :lo12:.Lconstants_nnp_winograd_f1x6_1x7_input__aarch64_neon+48]
    lsl x0, x3, #2
    adrp x1, .Lconstants_nnp_winograd_f1x6_1x7_input__aarch64_neon+64
    ldr q5, [x1, :lo12:.Lconstants_nnp_winograd_f1x6_1x7_input__aarch64_neon+64]
    adrp x1, .Lconstants_nnp_winograd_f1x6_1x7_input__aarch64_neon+80
    ldr q6, [x1, :lo12:.Lconstants_nnp_winograd_f1x6_1x7_input__aarch64_neon+80]
    add x1, x2, x0
    add x3, x0, x0, lsl #1
    adrp x4, .Lconstants_nnp_winograd_f1x6_1x7_input__aarch64_neon+96
    ldr q7, [x4, :lo12:.Lconstants_nnp_winograd_f1x6_1x7_input__aarch64_neon+96]
    add x4, x2, x0, lsl #1
    add x5, x2, x3
    add x6, x3, x0, lsl #1
    add x7, x2, x0, lsl #2
    add x8, x2, x6
    add x6, x6, x0, lsl #1
    fmls v1.4s, v1.4s, v0.s[0]
    add x9, x2, x3, lsl #1
    add x6, x2, x6
    add x10, x2, x0, lsl #3
    add x11, x10, x0
    add x0, x10, x0, lsl #1
    add x3, x10, x3
    fmla v1.4s, v1.4s, v0.s[1]
    fmls v1.4s, v1.4s, v0.s[2]
    fmla v1.4s, v1.4s, v0.s[3]
    fmls v1.4s, v1.4s, v2.s[0]
    mov v16.16b, v1.16b
    mov v17.16b, v1.16b
    str q1, [x2]
    mov v18.16b, v1.16b
    mov v19.16b, v1.16b
    mov v20.16b, v1.16b
    mov v21.16b, v1.16b
    mov v22.16b, v1.16b
    mov v23.16b, v1.16b
    fmla v16.4s, v1.4s, v0.s[0]
    fmla v17.4s, v1.4s, v0.s[0]
    fmla v18.4s, v1.4s, v3.s[0]
    fmla v19.4s, v1.4s, v3.s[0]
    fmla v20.4s, v1.4s, v4.s[1]
    fmla v21.4s, v1.4s, v4.s[1]
    fmla v22.4s, v1.4s, v5.s[2]
    fmla v23.4s, v1.4s, v5.s[2]
    fmls v16.4s, v1.4s, v2.s[1]
    fmls v17.4s, v1.4s, v2.s[1]
    fmls v18.4s, v1.4s, v3.s[1]
    fmls v19.4s, v1.4s, v3.s[1]
    fmls v20.4s, v1.4s, v4.s[2]
    fmls v21.4s, v1.4s, v4.s[2]
    fmls v22.4s, v1.4s, v5.s[3]
    fmls v23.4s, v1.4s, v5.s[3]
    fmla v16.4s, v1.4s, v2.s[2]
    fmla v17.4s, v1.4s, v2.s[2]
    fmla v18.4s, v1.4s, v3.s[2]
    fmla v19.4s, v1.4s, v3.s[2]
    fmla v20.4s, v1.4s, v4.s[3]
    fmla v21.4s, v1.4s, v4.s[3]
    fmla v22.4s, v1.4s, v6.s[0]
    fmla v23.4s, v1.4s, v6.s[0]
    fmls v16.4s, v1.4s, v2.s[3]
    fmls v17.4s, v1.4s, v2.s[3]
    fmls v18.4s, v1.4s, v3.s[3]
    fmls v19.4s, v1.4s, v3.s[3]
    fmls v20.4s, v1.4s, v5.s[0]
    fmls v21.4s, v1.4s, v5.s[0]
    fmls v22.4s, v1.4s, v6.s[1]
    fmls v23.4s, v1.4s, v6.s[1]
    fmla v1.4s, v1.4s, v6.s[3]
    fadd v3.4s, v16.4s, v17.4s
    mov v24.16b, v18.16b
    fsub v16.4s, v16.4s, v17.4s
    fmls v1.4s, v1.4s, v7.s[0]
    mov v17.16b, v20.16b
    fmla v24.4s, v19.4s, v4.s[0]
    fmls v18.4s, v19.4s, v4.s[0]
    str q3, [x1]
    fmla v1.4s, v1.4s, v7.s[1]
    fmla v17.4s, v21.4s, v5.s[1]
    str q16, [x4]
    mov v3.16b, v22.16b
    fmls v20.4s, v21.4s, v5.s[1]
    fmls v1.4s, v1.4s, v7.s[2]
    fmls v22.4s, v23.4s, v6.s[2]
    str q24, [x5]
    fmla v3.4s, v23.4s, v6.s[2]
    str q18, [x7]
    str q17, [x8]
    mov v4.16b, v1.16b
    mov v5.16b, v1.16b
    str q20, [x9]
    str q3, [x6]
    fmla v4.4s, v1.4s, v6.s[3]
    str q22, [x10]
    fmls v4.4s, v1.4s, v7.s[0]
    fmla v4.4s, v1.4s, v7.s[1]
    fmls v4.4s, v1.4s, v7.s[2]
    fmla v5.4s, v4.4s, v7.s[3]
    fmls v1.4s, v4.4s, v7.s[3]
    str q5, [x11]
    str q1, [x0]
    fmls v1.4s, v1.4s, v0.s[0]
    fmla v1.4s, v1.4s, v0.s[1]
    fmls v1.4s, v1.4s, v0.s[2]
    fmla v1.4s, v1.4s, v0.s[3]
    fmls v1.4s, v1.4s, v2.s[0]
    str q1, [x3]
.Lend_1202:
    ldp d8, d9, [sp, #0]
    ldp d10, d11, [sp, #16]
    ldp d12, d13, [sp, #32]
    ldr d14, [sp, #48]
    add sp, sp, #64
    ret
    .size nnp_winograd_f1x6_1x7_input__aarch64_neon, . - nnp_winograd_f1x6_1x7_input__aarch64_neon

.section .rodata
    .p2align 4
.Lconstants_nnp_winograd_f1x6_1x7_kernel__aarch64_neon:
    .long 0xbf6623e0, 0x3dc389e5, 0x3e100000, 0x3ca20000
    .long 0x3b364000, 0x3f62b561, 0x3eaa0809, 0x3ec80000
    .long 0x3e1c4000, 0x3d742400, 0xbf065d7b, 0x3ea7f4da
    .long 0x40100000, 0x40a20000, 0x41364000, 0xbbdc0a66
    .long 0x3c2507cc, 0x41100000, 0x42a20000, 0x44364000
    .long 0x37624c0c, 0x3829b909, 0x00000000, 0x00000000

    .text
    .p2align 4
    .globl nnp_winograd_f1x6_1x7_kernel__aarch64_neon
    .type nnp_winograd_f1x6_1x7_kernel__aarch64_neon, %function
nnp_winograd_f1x6_1x7_kernel__aarch64_neon:
    sub sp, sp, #16
    str x19, [sp, #0]
    lsl x1, x1, #2
    add x5, x0, x1
    mov x6, x4
    add x7, x5, x1
    mov w8, #7
    add x1, x7, x1
.Lrepeat_1203:
    ldr q0, [x0]
    ldr q1, [x5]
    sub x8, x8, #1
    add x0, x0, #16
    ldr q2, [x7]
    ldr q3, [x1]
    add x5, x5, #16
    add x7, x7, #16
    add x1, x1, #16
    zip1 v4.4s, v0.4s, v2.4s
    zip2 v0.4s, v0.4s, v2.4s
    zip1 v2.4s, v1.4s, v3.4s
    zip2 v1.4s, v1.4s, v3.4s
    zip1 v3.4s, v4.4s, v2.4s
    zip2 v2.4s, v4.4s, v2.4s
    zip1 v4.4s, v0.4s, v1.4s
    zip2 v0.4s, v0.4s, v1.4s
    str q3, [x6]
    str q2, [x6, #16]
    str q4, [x6, #32]
    str q0, [x6, #48]
    add x6, x6, #64
    cbnz x8, .Lrepeat_1203
    lsl x0, x3, #2
    add x1, x0, x0, lsl #1
    add x3, x2, x0, lsl #3
    mov w5, #4
    add x6, x1, x0, lsl #1
    add x7, x6, x0, lsl #1
.Lrepeat_1204:
    ld1 {v0.4s, v1.4s, v2.4s, v3.4s}, [x4], #64
    adrp x8, .Lconstants_nnp_winograd_f1x6_1x7_kernel__aarch64_neon
    ldr q4, [x8, :lo12:.Lconstants_nnp_winograd_f1x6_1x7_kernel__aarch64_neon]
    add x8, x3, x1
    add x9, x2, x0
    ldp q5, q24, [x4], #32
    add x10, x2, x0, lsl #1
    add x11, x2, x1
    add x12, x2, x0, lsl #2
    add x13, x2, x6
    add x14, x2, x1, lsl #1
    add x15, x2, x7
    adrp x16, .Lconstants_nnp_winograd_f1x6_1x7_kernel__aarch64_neon+16
    ldr q6, [x16, :lo12:.Lconstants_nnp_winograd_f1x6_1x7_kernel__aarch64_neon+16]
    add x16, x3, x0
    add x17, x3, x0, lsl #1
    sub x5, x5, #1
    ldr q7, [x4], #16
    adrp x19, .Lconstants_nnp_winograd_f1x6_1x7_kernel__aarch64_neon+32
    ldr q25, [x19, :lo12:.Lconstants_nnp_winograd_f1x6_1x7_kernel__aarch64_neon+32]
    adrp x19, .Lconstants_nnp_winograd_f1x6_1x7_kernel__aarch64_neon+48
    ldr q16, [x19, :lo12:.Lconstants_nnp_winograd_f1x6_1x7_kernel__aarch64_neon+48]
    adrp x19, .Lconstants_nnp_winograd_f1x6_1x7_kernel__aarch64_neon+64
    ldr q26, [x19, :lo12:.Lconstants_nnp_winograd_f1x6_1x7_kernel__aarch64_neon+64]
    fadd v17.4s, v0.4s, v2.4s
    mov v18.16b, v0.16b
    adrp x19, .Lconstants_nnp_winograd_f1x6_1x7_kernel__aarch64_neon+80
    ldr q27, [x19, :lo12:.Lconstants_nnp_winograd_f1x6_1x7_kernel__aarch64_neon+80]
    mov v19.16b, v0.16b
    mov v20.16b, v0.16b
    fmla v18.4s, v2.4s, v4.s[2]
    fadd v21.4s, v1.4s, v3.4s
    fadd v17.4s, v17.4s, v5.4s
    fmla v19.4s, v2.4s, v6.s[3]
    str q7, [x8]
    fmla v18.4s, v5.4s, v4.s[3]
    fmla v20.4s, v2.4s, v16.s[0]
    fmla v19.4s, v5.4s, v25.s[0]
    mov v22.16b, v1.16b
    fadd v17.4s, v17.4s, v7.4s
    fmla v18.4s, v7.4s, v6.s[0]
    fmul v23.4s, v0.4s, v4.s[0]
    fmla v19.4s, v7.4s, v25.s[1]
    fmla v20.4s, v5.4s, v16.s[1]
    fmla v0.4s, v2.4s, v26.s[1]
    fmul v2.4s, v17.4s, v4.s[1]
    fmla v22.4s, v3.4s, v4.s[2]
    mov v17.16b, v1.16b
    fadd v21.4s, v21.4s, v24.4s
    str q23, [x2]
    add x2, x2, #32
    fmul v18.4s, v18.4s, v6.s[1]
    fmla v20.4s, v7.4s, v16.s[2]
    fmla v0.4s, v5.4s, v26.s[2]
    mov v5.16b, v2.16b
    fmla v22.4s, v24.4s, v4.s[3]
    fmla v17.4s, v3.4s, v6.s[3]
    mov v23.16b, v1.16b
    fmul v19.4s, v19.4s, v25.s[2]
    fmla v0.4s, v7.4s, v26.s[3]
    fmla v5.4s, v21.4s, v4.s[1]
    mov v7.16b, v18.16b
    fmla v17.4s, v24.4s, v25.s[0]
    fmla v23.4s, v3.4s, v16.s[0]
    fmls v2.4s, v21.4s, v4.s[1]
    fmul v4.4s, v20.4s, v16.s[3]
    fmla v7.4s, v22.4s, v6.s[2]
    mov v20.16b, v19.16b
    fmla v23.4s, v24.4s, v16.s[1]
    str q5, [x9]
    fmla v1.4s, v3.4s, v26.s[1]
    fmls v18.4s, v22.4s, v6.s[2]
    fmul v0.4s, v0.4s, v27.s[0]
    fmls v20.4s, v17.4s, v25.s[3]
    str q2, [x10]
    mov v2.16b, v4.16b
    fmla v1.4s, v24.4s, v26.s[2]
    str q7, [x11]
    fmla v19.4s, v17.4s, v25.s[3]
    fmla v4.4s, v23.4s, v26.s[0]
    fmls v2.4s, v23.4s, v26.s[0]
    mov v3.16b, v0.16b
    str q18, [x12]
    str q20, [x13]
    fmla v3.4s, v1.4s, v27.s[1]
    fmls v0.4s, v1.4s, v27.s[1]
    str q19, [x14]
    str q2, [x15]
    str q4, [x3]
    add x3, x3, #32
    str q3, [x16]
    str q0, [x17]
    cbnz x5, .Lrepeat_1204
    ldr x19, [sp, #0]
    add sp, sp, #16
    ret
    .size nnp_winograd_f1x6_1x7_kernel__aarch64_neon, . - nnp_winograd_f1x6_1x7_kernel__aarch64_neon

.section .rodata
    .p2align 4
.Lconstants_nnp_winograd_f1x6_1x7_output_with_bias__aarch64_neon:
    .long 0x3ec00000, 0x3f200000, 0x3fc00000, 0x40400000
    .long 0x3e100000, 0x3ec80000, 0x40100000, 0x41100000
    .long 0x3d580000, 0x3e7a0000, 0x40580000, 0x41d80000
    .long 0x3ca20000, 0x3e1c4000, 0x40a20000, 0x42a20000
    .long 0x3bf30000, 0x3dc35000, 0x40f30000, 0x43730000

    .text
    .p2align 4
    .globl nnp_winograd_f1x6_1x7_output_with_bias__aarch64_neon
    .type nnp_winograd_f1x6_1x7_output_with_bias__aarch64_neon, %function
nnp_winograd_f1x6_1x7_output_with_bias__aarch64_neon:
    adrp x5, .Lconstants_nnp_winograd_f1x6_1x7_output_with_bias__aarch64_neon
    ldr q20, [x5, :lo12:.Lconstants_nnp_winograd_f1x6_1x7_output_with_bias__aarch64_neon]
    lsl x1, x1, #2
    ldr q0, [x2]
    adrp x2, .Lconstants_nnp_winograd_f1x6_1x7_output_with_bias__aarch64_neon+16
    ldr q21, [x2, :lo12:.Lconstants_nnp_winograd_f1x6_1x7_output_with_bias__aarch64_neon+16]
    add x2, x0, x1
    add x5, x0, x1, lsl #1
    add x6, x1, x1, lsl #1
    ldr q1, [x0]
    ldr q2, [x2]
    ldr q3, [x5]
    add x2, x0, x6
    add x5, x0, x1, lsl #2
    ldr q4, [x2]
    ldr q5, [x5]
    add x2, x6, x1, lsl #1
    add x5, x0, x1, lsl #3
    add x7, x0, x2
    add x8, x0, x6, lsl #1
    add x6, x5, x6
    ldr q6, [x5]
    ldr q7, [x7]
    ldr q16, [x8]
    add x2, x2, x1, lsl #1
    ldr q17, [x6]
    add x0, x0, x2
    adrp x2, .Lconstants_nnp_winograd_f1x6_1x7_output_with_bias__aarch64_neon+32
    ldr q22, [x2, :lo12:.Lconstants_nnp_winograd_f1x6_1x7_output_with_bias__aarch64_neon+32]
    add x2, x5, x1
    fadd v0.4s, v2.4s, v0.4s
    ldr q2, [x0]
    adrp x0, .Lconstants_nnp_winograd_f1x6_1x7_output_with_bias__aarch64_neon+48
    ldr q23, [x0, :lo12:.Lconstants_nnp_winograd_f1x6_1x7_output_with_bias__aarch64_neon+48]
    add x0, x5, x1, lsl #1
    fadd v18.4s, v4.4s, v5.4s
    adrp x1, .Lconstants_nnp_winograd_f1x6_1x7_output_with_bias__aarch64_neon+64
    ldr q24, [x1, :lo12:.Lconstants_nnp_winograd_f1x6_1x7_output_with_bias__aarch64_neon+64]
    fsub v4.4s, v4.4s, v5.4s
    ldr q5, [x2]
    ldr q19, [x0]
    ldr x0, [x4]
    fadd v25.4s, v0.4s, v3.4s
    fsub v0.4s, v0.4s, v3.4s
    ldr w1, [x4, #16]
    mov x5, x3
    fadd v3.4s, v7.4s, v16.4s
    fsub v7.4s, v7.4s, v16.4s
    ldr w2, [x4, #20]
    fadd v16.4s, v2.4s, v6.4s
    fsub v2.4s, v2.4s, v6.4s
    fadd v1.4s, v1.4s, v25.4s
    fadd v26.4s, v17.4s, v0.4s
    mov v6.16b, v25.16b
    lsl x0, x0, #2
    mov v17.16b, v0.16b
    fmla v25.4s, v18.4s, v23.s[0]
    add x3, x5, x0
    fadd v1.4s, v1.4s, v18.4s
    fmla v0.4s, v4.4s, v20.s[0]
    add x6, x3, x0
    fmla v6.4s, v18.4s, v21.s[0]
    fmla v17.4s, v4.4s, v22.s[0]
    add x7, x6, x0
    fmla v26.4s, v4.4s, v24.s[0]
    fmla v0.4s, v7.4s, v20.s[1]
    fadd v1.4s, v1.4s, v3.4s
    fmla v6.4s, v3.4s, v21.s[1]
    fmla v17.4s, v7.4s, v22.s[1]
    fmla v25.4s, v3.4s, v23.s[1]
    fmla v26.4s, v7.4s, v24.s[1]
    fadd v3.4s, v5.4s, v19.4s
    fsub v4.4s, v5.4s, v19.4s
    fadd v1.4s, v1.4s, v16.4s
    fmla v0.4s, v2.4s, v20.s[2]
    fmla v6.4s, v16.4s, v21.s[2]
    fmla v17.4s, v2.4s, v22.s[2]
    fmla v25.4s, v16.4s, v23.s[2]
    fmla v26.4s, v2.4s, v24.s[2]
    fadd v1.4s, v1.4s, v3.4s
    fmla v0.4s, v4.4s, v20.s[3]
    fmla v6.4s, v3.4s, v21.s[3]
    fmla v17.4s, v4.4s, v22.s[3]
    fmla v25.4s, v3.4s, v23.s[3]
    fmla v26.4s, v4.4s, v24.s[3]
    tst x1, #1
    beq .Lotherwise_1205
    cmp x2, #63
    bne .Lotherwise_1206
    zip1 v2.4s, v1.4s, v6.4s
    zip1 v3.4s, v0.4s, v17.4s
    add x0, x3, #16
    add x1, x7, #16
    zip2 v1.4s, v1.4s, v6.4s
    zip2 v0.4s, v0.4s, v17.4s
    zip1 v4.4s, v2.4s, v3.4s
    zip2 v2.4s, v2.4s, v3.4s
    zip1 v3.4s, v1.4s, v0.4s
    zip2 v0.4s, v1.4s, v0.4s
    str q4, [x5]
    zip1 v1.4s, v25.4s, v26.4s
    zip2 v4.4s, v25.4s, v26.4s
    str q2, [x3]
    str q3, [x6]
    str q0, [x7]
    str d1, [x5, #16]
    st1 {v1.d}[1], [x0]
    str d4, [x6, #16]
    st1 {v4.d}[1], [x1]
    b .Lend_1207
.Lotherwise_1206:
    ubfx x0, x2, #0, #4
    cmp x0, #15
    bne .Lotherwise_1208
    zip1 v2.4s, v1.4s, v6.4s
    zip1 v3.4s, v0.4s, v17.4s
    zip2 v1.4s, v1.4s, v6.4s
    zip2 v0.4s, v0.4s, v17.4s
    zip1 v4.4s, v2.4s, v3.4s
    zip2 v2.4s, v2.4s, v3.4s
    zip1 v3.4s, v1.4s, v0.4s
    zip2 v0.4s, v1.4s, v0.4s
    str q4, [x5]
    str q2, [x3]
    str q3, [x6]
    str q0, [x7]
    b .Lend_1209
.Lotherwise_1208:
    tst x2, #1
    beq .Lotherwise_1210
    st1 {v1.s}[0], [x5]
    st1 {v1.s}[1], [x3]
    st1 {v1.s}[2], [x6]
    st1 {v1.s}[3], [x7]
.Lotherwise_1210:
    tst x2, #2
    beq .Lotherwise_1211
    add x0, x5, #4
    add x1, x3, #4
    add x4, x6, #4
    st1 {v0.s}[0], [x0]
    add x0, x7, #4
    st1 {v0.s}[1], [x1]
    st1 {v0.s}[2], [x4]
    st1 {v0.s}[3], [x0]
.Lotherwise_1211:
    tst x2, #4
    beq .Lotherwise_1212
    add x0, x5, #8
    add x1, x3, #8
    add x4, x6, #8
    st1 {v6.s}[0], [x0]
    add x0, x7, #8
    st1 {v6.s}[1], [x1]
    st1 {v6.s}[2], [x4]
    st1 {v6.s}[3], [x0]
.Lotherwise_1212:
    tst x2, #8
    beq .Lotherwise_1213
    add x0, x5, #12
    add x1, x3, #12
    add x4, x6, #12
    st1 {v17.s}[0], [x0]
    add x0, x7, #12
    st1 {v17.s}[1], [x1]
    st1 {v17.s}[2], [x4]
    st1 {v17.s}[3], [x0]
.Lotherwise_1213:
.Lend_1209:
    ubfx x0, x2, #4, #2
    cmp x0, #3
    bne .Lotherwise_1214
    zip1 v0.4s, v25.4s, v26.4s
    zip2 v1.4s, v25.4s, v26.4s
    add x0, x3, #16
    add x1, x7, #16
    str d0, [x5, #16]
    st1 {v0.d}[1], [x0]
    str d1, [x6, #16]
    st1 {v1.d}[1], [x1]
    b .Lend_1215
.Lotherwise_1214:
    tst x2, #16
    beq .Lotherwise_1216
    add x0, x5, #16
    add x1, x3, #16
    add x4, x6, #16
    st1 {v25.s}[0], [x0]
    add x0, x7, #16
    st1 {v25.s}[1], [x1]
    st1 {v25.s}[2], [x4]
    st1 {v25.s}[3], [x0]
.Lotherwise_1216:
    tst x2, #32
    beq .Lotherwise_1217
    add x0, x5, #20
    add x1, x3, #20
    add x2, x6, #20
    st1 {v26.s}[0], [x0]
    add x0, x7, #20
    st1 {v26.s}[1], [x1]
    st1 {v26.s}[2], [x2]
    st1 {v26.s}[3], [x0]
.Lotherwise_1217:
.Lend_1215:
.Lend_1207:
.Lotherwise_1205:
    ret
    .size nnp_winograd_f1x6_1x7_output_with_bias__aarch64_neon, . - nnp_winograd_f1x6_1x7_output_with_bias__aarch64_neon

.section .rodata
    .p2align 4
.Lconstants_nnp_winograd_f1x6_1x7_output_with_bias_with_relu__aarch64_neon:
    .long 0x3ec00000, 0x3f200000, 0x3fc00000, 0x40400000
    .long 0x3e100000, 0x3ec80000, 0x40100000, 0x41100000
    .long 0x3d580000, 0x3e7a0000, 0x40580000, 0x41d80000
    .long 0x3ca20000, 0x3e1c4000, 0x40a20000, 0x42a20000
    .long 0x3bf30000, 0x3dc35000, 0x40f30000, 0x43730000

    .text
    .p2align 4
    .globl nnp_winograd_f1x6_1x7_output_with_bias_with_relu__aarch64_neon
    .type nnp_winograd_f1x6_1x7_output_with_bias_with_relu__aarch64_neon, %function
nnp_winograd_f1x6_1x7_output_with_bias_with_relu__aarch64_neon:
    adrp x5, .Lconstants_nnp_winograd_f1x6_1x7_output_with_bias_with_relu__aarch64_neon
    ldr q20, [x5, :lo12:.Lconstants_nnp_winograd_f1x6_1x7_output_with_bias_with_relu__aarch64_neon]
    lsl x1, x1, #2
    ldr q0, [x2]
    adrp x2, .Lconstants_nnp_winograd_f1x6_1x7_output_with_bias_with_relu__aarch64_neon+16
    ldr q21, [x2, :lo12:.Lconstants_nnp_winograd_f1x6_1x7_output_with_bias_with_relu__aarch64_neon+16]
    add x2, x0, x1
    add x5, x0, x1, lsl #1
    add x6, x1, x1, lsl #1
    ldr q1, [x0]
    ldr q2, [x2]
    ldr q3, [x5]
    add x2, x0, x6
    add x5, x0, x1, lsl #2
    add x7, x0, x1, lsl #3
    ldr q4, [x2]
    ldr q5, [x5]
    add x2, x6, x1, lsl #1
    add x5, x7, x6
    add x8, x0, x2
    add x6, x0, x6, lsl #1
    adrp x9, .Lconstants_nnp_winograd_f1x6_1x7_output_with_bias_with_relu__aarch64_neon+32
    ldr q22, [x9, :lo12:.Lconstants_nnp_winograd_f1x6_1x7_output_with_bias_with_relu__aarch64_neon+32]
    ldr q6, [x5]
    ldr q7, [x8]
    add x2, x2, x1, lsl #1
    add x5, x7, x1
    ldr q16, [x6]
    add x0, x0, x2
    adrp x2, .Lconstants_nnp_winograd_f1x6_1x7_output_with_bias_with_relu__aarch64_neon+48
    ldr q23, [x2, :lo12:.Lconstants_nnp_winograd_f1x6_1x7_output_with_bias_with_relu__aarch64_neon+48]
    add x1, x7, x1, lsl #1
    fadd v0.4s, v2.4s, v0.4s
    adrp x2, .Lconstants_nnp_winograd_f1x6_1x7_output_with_bias_with_relu__aarch64_neon+64
    ldr q24, [x2, :lo12:.Lconstants_nnp_winograd_f1x6_1x7_output_with_bias_with_relu__aarch64_neon+64]
    ldr q2, [x0]
    fadd v17.4s, v4.4s, v5.4s
    ldr q18, [x7]
    fsub v4.4s, v4.4s, v5.4s
    ldr q5, [x5]
    ldr q19, [x1]
    ldr x0, [x4]
    movi v25.4s, #0
    fadd v26.4s, v0.4s, v3.4s
    fsub v0.4s, v0.4s, v3.4s
    ldr w1, [x4, #16]
    mov x5, x3
    fadd v3.4s, v7.4s, v16.4s
    fsub v7.4s, v7.4s, v16.4s
    ldr w2, [x4, #20]
    fadd v1.4s, v1.4s, v26.4s
    fadd v27.4s, v6.4s, v0.4s
    mov v6.16b, v26.16b
    lsl x0, x0, #2
    mov v16.16b, v0.16b
    fmla v26.4s, v17.4s, v23.s[0]
    add x3, x5, x0
    fadd v1.4s, v1.4s, v17.4s
    fmla v0.4s, v4.4s, v20.s[0]
    add x6, x3, x0
    fmla v6.4s, v17.4s, v21.s[0]
    fmla v16.4s, v4.4s, v22.s[0]
    add x7, x6, x0
    fmla v27.4s, v4.4s, v24.s[0]
    fadd v4.4s, v2.4s, v18.4s
    fsub v2.4s, v2.4s, v18.4s
    fadd v1.4s, v1.4s, v3.4s
    fmla v0.4s, v7.4s, v20.s[1]
    fmla v6.4s, v3.4s, v21.s[1]
    fmla v16.4s, v7.4s, v22.s[1]
    fmla v26.4s, v3.4s, v23.s[1]
    fmla v27.4s, v7.4s, v24.s[1]
    fadd v3.4s, v5.4s, v19.4s
    fsub v5.4s, v5.4s, v19.4s
    fadd v1.4s, v1.4s, v4.4s
    fmla v0.4s, v2.4s, v20.s[2]
    fmla v6.4s, v4.4s, v21.s[2]
    fmla v16.4s, v2.4s, v22.s[2]
    fmla v26.4s, v4.4s, v23.s[2]
    fmla v27.4s, v2.4s, v24.s[2]
    fmla v0.4s, v5.4s, v20.s[3]
    fmla v6.4s, v3.4s, v21.s[3]
    fmla v16.4s, v5.4s, v22.s[3]
    fmla v26.4s, v3.4s, v23.s[3]
    fmla v27.4s, v5.4s, v24.s[3]
    fadd v1.4s, v1.4s, v3.4s
    fmax v0.4s, v25.4s, v0.4s
    fmax v2.4s, v25.4s, v6.4s
    fmax v3.4s, v25.4s, v16.4s
    fmax v1.4s, v25.4s, v1.4s
    fmax v4.4s, v25.4s, v26.4s
    fmax v5.4s, v25.4s, v27.4s
    tst x1, #1
    beq .Lotherwise_1218
    cmp x2, #63
    bne .Lotherwise_1219
    zip1 v6.4s, v1.4s, v2.4s
    zip1 v7.4s, v0.4s, v3.4s
    add x0, x3, #16
    add x1, x7, #16
    zip2 v1.4s, v1.4s, v2.4s
    zip2 v0.4s, v0.4s, v3.4s
    zip1 v2.4s, v6.4s, v7.4s
    zip2 v3.4s, v6.4s, v7.4s
    zip1 v6.4s, v1.4s, v0.4s
    zip2 v0.4s, v1.4s, v0.4s
    str q2, [x5]
    zip1 v1.4s, v4.4s, v5.4s
    zip2 v2.4s, v4.4s, v5.4s
    str q3, [x3]
    str q6, [x6]
    str q0, [x7]
    str d1, [x5, #16]
    st1 {v1.d}[1], [x0]
    str d2, [x6, #16]
    st1 {v2.d}[1], [x1]
    b .Lend_1220
.Lotherwise_1219:
    ubfx x0, x2, #0, #4
    cmp x0, #15
    bne .Lotherwise_1221
    zip1 v6.4s, v1.4s, v2.4s
    zip1 v7.4s, v0.4s, v3.4s
    zip2 v1.4s, v1.4s, v2.4s
    zip2 v0.4s, v0.4s, v3.4s
    zip1 v2.4s, v6.4s, v7.4s
    zip2 v3.4s, v6.4s, v7.4s
    zip1 v6.4s, v1.4s, v0.4s
    zip2 v0.4s, v1.4s, v0.4s
    str q2, [x5]
    str q3, [x3]
    str q6, [x6]
    str q0, [x7]
    b .Lend_1222
.Lotherwise_1221:
    tst x2, #1
    beq .Lotherwise_1223
    st1 {v1.s}[0], [x5]
    st1 {v1.s}[1], [x3]
    st1 {v1.s}[2], [x6]
    st1 {v1.s}[3], [x7]
.Lotherwise_1223:
    tst x2, #2
    beq .Lotherwise_1224
    add x0, x5, #4
    add x1, x3, #4
    add x4, x6, #4
    st1 {v0.s}[0], [x0]
    add x0, x7, #4
    st1 {v0.s}[1], [x1]
    st1 {v0.s}[2], [x4]
    st1 {v0.s}[3], [x0]
.Lotherwise_1224:
    tst x2, #4
    beq .Lotherwise_1225
    add x0, x5, #8
    add x1, x3, #8
    add x4, x6, #8
    st1 {v2.s}[0], [x0]
    add x0, x7, #8
    st1 {v2.s}[1], [x1]
    st1 {v2.s}[2], [x4]
    st1 {v2.s}[3], [x0]
.Lotherwise_1225:
    tst x2, #8
    beq .Lotherwise_1226
    add x0, x5, #12
    add x1, x3, #12
    add x4, x6, #12
    st1 {v3.s}[0], [x0]
    add x0, x7, #12
    st1 {v3.s}[1], [x1]
    st1 {v3.s}[2], [x4]
    st1 {v3.s}[3], [x0]
.Lotherwise_1226:
.Lend_1222:
    ubfx x0, x2, #4, #2
    cmp x0, #3
    bne .Lotherwise_1227
    zip1 v0.4s, v4.4s, v5.4s
    zip2 v1.4s, v4.4s, v5.4s
    add x0, x3, #16
    add x1, x7, #16
    str d0, [x5, #16]
    st1 {v0.d}[1], [x0]
    str d1, [x6, #16]
    st1 {v1.d}[1], [x1]
    b .Lend_1228
.Lotherwise_1227:
    tst x2, #16
    beq .Lotherwise_1229
    add x0, x5, #16
    add x1, x3, #16
    add x4, x6, #16
    st1 {v4.s}[0], [x0]
    add x0, x7, #16
    st1 {v4.s}[1], [x1]
    st1 {v4.s}[2], [x4]
    st1 {v4.s}[3], [x0]
.Lotherwise_1229:
    tst x2, #32
    beq .Lotherwise_1230
    add x0, x5, #20
    add x1, x3, #20
    add x2, x6, #20
    st1 {v5.s}[0], [x0]
    add x0, x7, #20
    st1 {v5.s}[1], [x1]
    st1 {v5.s}[2], [x2]
    st1 {v5.s}[3], [x0]
.Lotherwise_1230:
.Lend_1228:
.Lend_1220:
.Lotherwise_1218:
    ret
    .size nnp_winograd_f1x6_1x7_output_with_bias_with_relu__aarch64_neon, . - nnp_winograd_f1x6_1x7_output_with_bias_with_relu__aarch64_neon

.section .rodata
    .p2align 4
.Lconstants_nnp_winograd_f6x1_7x1_input__aarch64_neon:
    .long 0x3f8e6200, 0x4147cf80, 0x4216a110, 0x42184040
    .long 0x414c8000, 0x41360340, 0x41d24080, 0x413c8000
    .long 0x40fd2000, 0x42023800, 0x42112400, 0x414a4000
    .long 0x3ec00000, 0x40364000, 0x41c57000, 0x4204e400
    .long 0x41464000, 0x3f200000, 0x3efd2000, 0x40aa9400
    .long 0x4165e100, 0x41288000, 0x3fc00000, 0x3dfd2000
    .long 0x3fafda00, 0x40810200, 0x40720000, 0x40400000

    .text
    .p2align 4
    .globl nnp_winograd_f6x1_7x1_input__aarch64_neon
    .type nnp_winograd_f6x1_7x1_input__aarch64_neon, %function
nnp_winograd_f6x1_7x1_input__aarch64_neon:
    sub sp, sp, #48
    stp d8, d9, [sp, #0]
    stp d10, d11, [sp, #16]
    str d12, [sp, #32]
    mov x10, x4
    ldr x4, [x1]
    ldr w5, [x1, #20]
    ldr w6, [x1, #16]
    ldr x1, [x1, #8]
    mov x7, x10
    lsl x4, x4, #2
    add x8, x0, x4
    add x9, x8, x4
    add x4, x9, x4
    tst x5, #1
    beq .Lotherwise_1231
    mov w5, #12
.Lrepeat_1232:
    tst x6, #1
    beq .Lotherwise_1233
    movi v0.4s, #0
    ld1 {v0.s}[0], [x0]
    ld1 {v0.s}[1], [x8]
    ld1 {v0.s}[2], [x9]
    ld1 {v0.s}[3], [x4]
    str q0, [x7]
    b .Lend_1234
.Lotherwise_1233:
    movi v0.4s, #0
    str q0, [x7]
.Lend_1234:
    sub x5, x5, #1
    lsr x6, x6, #1
    add x0, x0, x1, lsl #2
    add x8, x8, x1, lsl #2
    add x9, x9, x1, lsl #2
    add x4, x4, x1, lsl #2
    add x7, x7, #16
    cbnz x5, .Lrepeat_1232
    ld1 {v16.4s, v17.4s, v18.4s, v19.4s}, [x10], #64
    adrp x0, .Lconstants_nnp_winograd_f6x1_7x1_input__aarch64_neon+32
    ldr q20, [x0, :lo12:.Lconstants_nnp_winograd_f6x1_7x1_input__aarch64_neon+32]
    lsl x0, x3, #2
    ld1 {v4.4s, v5.4s, v6.4s, v7.4s}, [x10], #64
    add x1, x2, x0
    add x3, x0, x0, lsl #1
    add x4, x2, x0, lsl #1
    add x5, x2, x3
    add x6, x3, x0, lsl #1
    add x7, x2, x0, lsl #2
    add x8, x2, x6
    add x6, x6, x0, lsl #1
    add x9, x2, x3, lsl #1
    ld1 {v0.4s, v1.4s, v2.4s, v3.4s}, [x10]
    add x6, x2, x6
    add x11, x2, x0, lsl #3
    sub x10, x10, #128
    adrp x10, .Lconstants_nnp_winograd_f6x1_7x1_input__aarch64_neon
    ldr q28, [x10, :lo12:.Lconstants_nnp_winograd_f6x1_7x1_input__aarch64_neon]
    add x10, x11, x0
    add x0, x11, x0, lsl #1
    add x3, x11, x3
    adrp x12, .Lconstants_nnp_winograd_f6x1_7x1_input__aarch64_neon+48
    ldr q24, [x12, :lo12:.Lconstants_nnp_winograd_f6x1_7x1_input__aarch64_neon+48]
    adrp x12, .Lconstants_nnp_winograd_f6x1_7x1_input__aarch64_neon+16
    ldr q29, [x12, :lo12:.Lconstants_nnp_winograd_f6x1_7x1_input__aarch64_neon+16]
    adrp x12, .Lconstants_nnp_winograd_f6x1_7x1_input__aarch64_neon+64
    ldr q30, [x12, :lo12:.Lconstants_nnp_winograd_f6x1_7x1_input__aarch64_neon+64]
    adrp x12, .Lconstants_nnp_winograd_f6x1_7x1_input__aarch64_neon+80
    ldr q31, [x12, :lo12:.Lconstants_nnp_winograd_f6x1_7x1_input__aarch64_neon+80]
    adrp x12, .Lconstants_nnp_winograd_f6x1_7x1_input__aarch64_neon+96
    ldr q8, [x12, :lo12:.Lconstants_nnp_winograd_f6x1_7x1_input__aarch64_neon+96]
    mov v9.16b, v2.16b
    mov v21.16b, v2.16b
    mov v22.16b, v2.16b
    mov v23.16b, v1.16b
    fmla v9.4s, v18.4s, v20.s[0]
    mov v25.16b, v1.16b
    mov v10.16b, v2.16b
    fmls v21.4s, v16.4s, v28.s[0]
    fmla v22.4s, v18.4s, v28.s[0]
    fmla v23.4s, v17.4s, v28.s[0]
    fmls v9.4s, v4.4s, v20.s[1]
    fmla v25.4s, v17.4s, v20.s[0]
    fmla v10.4s, v18.4s, v24.s[1]
    mov v26.16b, v1.16b
    mov v27.16b, v2.16b
    fmla v21.4s, v18.4s, v28.s[1]
    fmls v22.4s, v4.4s, v29.s[1]
    fmls v23.4s, v19.4s, v29.s[1]
    fmla v9.4s, v6.4s, v20.s[2]
    fmls v25.4s, v19.4s, v20.s[1]
    fmls v10.4s, v4.4s, v24.s[2]
    fmla v26.4s, v17.4s, v24.s[1]
    fmla v27.4s, v18.4s, v30.s[2]
    mov v11.16b, v1.16b
    fmls v21.4s, v4.4s, v28.s[2]
    fmla v22.4s, v6.4s, v29.s[2]
    fmla v23.4s, v5.4s, v29.s[2]
    fmls v9.4s, v0.4s, v20.s[3]
    fmla v25.4s, v5.4s, v20.s[2]
    fmla v10.4s, v6.4s, v24.s[3]
    fmls v26.4s, v19.4s, v24.s[2]
    fmls v27.4s, v4.4s, v30.s[3]
    fmla v11.4s, v17.4s, v30.s[2]
    fmla v2.4s, v18.4s, v31.s[3]
    mov v12.16b, v1.16b
    fmla v21.4s, v6.4s, v28.s[3]
    fmls v22.4s, v0.4s, v29.s[3]
    fmls v23.4s, v7.4s, v29.s[3]
    fmls v25.4s, v7.4s, v20.s[3]
    fmls v10.4s, v0.4s, v30.s[0]
    fmla v26.4s, v5.4s, v24.s[3]
    fmla v27.4s, v6.4s, v31.s[0]
    fmls v11.4s, v19.4s, v30.s[3]
    fmls v2.4s, v4.4s, v8.s[0]
    fmla v12.4s, v17.4s, v31.s[3]
    fmls v21.4s, v0.4s, v29.s[0]
    mov v4.16b, v9.16b
    fmls v26.4s, v7.4s, v30.s[0]
    fmls v27.4s, v0.4s, v31.s[1]
    fmla v11.4s, v5.4s, v31.s[0]
    fmla v2.4s, v6.4s, v8.s[1]
    fmls v12.4s, v19.4s, v8.s[0]
    fadd v6.4s, v22.4s, v23.4s
    fsub v16.4s, v22.4s, v23.4s
    str q21, [x2]
    fmla v4.4s, v25.4s, v24.s[0]
    mov v18.16b, v10.16b
    fmls v11.4s, v7.4s, v31.s[1]
    fmls v2.4s, v0.4s, v8.s[2]
    fmla v12.4s, v5.4s, v8.s[1]
    fmls v3.4s, v17.4s, v28.s[0]
    str q6, [x1]
    fmls v9.4s, v25.4s, v24.s[0]
    fmla v18.4s, v26.4s, v30.s[1]
    str q16, [x4]
    mov v0.16b, v27.16b
    fmls v12.4s, v7.4s, v8.s[2]
    str q4, [x5]
    fmla v3.4s, v19.4s, v28.s[1]
    fmls v10.4s, v26.4s, v30.s[1]
    fmla v0.4s, v11.4s, v31.s[2]
    mov v4.16b, v2.16b
    fmls v3.4s, v5.4s, v28.s[2]
    str q9, [x7]
    fmls v27.4s, v11.4s, v31.s[2]
    str q18, [x8]
    fmla v4.4s, v12.4s, v8.s[3]
    fmls v2.4s, v12.4s, v8.s[3]
    fmla v3.4s, v7.4s, v28.s[3]
    str q10, [x9]
    str q0, [x6]
    fmls v3.4s, v1.4s, v29.s[0]
    str q27, [x11]
    str q4, [x10]
    str q2, [x0]
    str q3, [x3]
    b .Lend_1235
.Lotherwise_1231:
    adrp x0, .Lconstants_nnp_winograd_f6x1_7x1_input__aarch64_neon
    ldr q0, [x0, :lo12:.Lconstants_nnp_winograd_f6x1_7x1_input__aarch64_neon]
    movi v1.4s, #0
    adrp x0, .Lconstants_nnp_winograd_f6x1_7x1_input__aarch64_neon+16
    ldr q2, [x0, :lo12:.Lconstants_nnp_winograd_f6x1_7x1_input__aarch64_neon+16]
    adrp x0, .Lconstants_nnp_winograd_f6x1_7x1_input__aarch64_neon+32
    ldr q3, [x0, :lo12:.Lconstants_nnp_winograd_f6x1_7x1_input__aarch64_neon+32]
    adrp x0, .Lconstants_nnp_winograd_f6x1_7x1_input__aarch64_neon+48
    ldr q4, [x0, :lo12:.Lconstants_nnp_winograd_f6x1_7x1_input__aarch64_neon+48]
    lsl x0, x3, #2
    adrp x1, .Lconstants_nnp_winograd_f6x1_7x1_input__aarch64_neon+64
    ldr q5, [x1, :lo12:.Lconstants_nnp_winograd_f6x1_7x1_input__aarch64_neon+64]
    adrp x1, .Lconstants_nnp_winograd_f6x1_7x1_input__aarch64_neon+80
    ldr q6, [x1, :lo12:.Lconstants_nnp_winograd_f6x1_7x1_input__aarch64_neon+80]
    add x1, x2, x0
    add x3, x0, x0, lsl #1
    adrp x4, .Lconstants_nnp_winograd_f6x1_7x1_input__aarch64_neon+96
    ldr q7, [x4, :lo12:.Lconstants_nnp_winograd_f6x1_7x1_input__aarch64_neon+96]
    add x4, x2, x0, lsl #1
    add x5, x2, x3
    add x6, x3, x0, lsl #1
    add x7, x2, x0, lsl #2
    add x8, x2, x6
    add x6, x6, x0, lsl #1
    fmls v1.4s, v1.4s, v0.s[0]
    add x9, x2, x3, lsl #1
    add x6, x2, x6
    add x10, x2, x0, lsl #3
    add x11, x10, x0
    add x0, x10, x0, lsl #1
    add x3, x10, x3
    fmla v1.4s, v1.4s, v0.s[1]
    fmls v1.4s, v1.4s, v0.s[2]
    fmla v1.4s, v1.4s, v0.s[3]
    fmls v1.4s, v1.4s, v2.s[0]
    mov v16.16b, v1.16b
    mov v17.16b, v1.16b
    str q1, [x2]
    mov v18.16b, v1.16b
    mov v19.16b, v1.16b
    mov v20.16b, v1.16b
    mov v21.16b, v1.16b
    mov v22.16b, v1.16b
    mov v23.16b, v1.16b
    fmla v16.4s, v1.4s, v0.s[0]
    fmla v17.4s, v1.4s, v0.s[0]
    fmla v18.4s, v1.4s, v3.s[0]
    fmla v19.4s, v1.4s, v3.s[0]
    fmla v20.4s, v1.4s, v4.s[1]
    fmla v21.4s, v1.4s, v4.s[1]
    fmla v22.4s, v1.4s, v5.s[2]
    fmla v23.4s, v1.4s, v5.s[2]
    fmls v16.4s, v1.4s, v2.s[1]
    fmls v17.4s, v1.4s, v2.s[1]
    fmls v18.4s, v1.4s, v3.s[1]
    fmls v19.4s, v1.4s, v3.s[1]
    fmls v20.4s, v1.4s, v4.s[2]
    fmls v21.4s, v1.4s, v4.s[2]
    fmls v22.4s, v1.4s, v5.s[3]
    fmls v23.4s, v1.4s, v5.s[3]
    fmla v16.4s, v1.4s, v2.s[2]
    fmla v17.4s, v1.4s, v2.s[2]
    fmla v18.4s, v1.4s, v3.s[2]
    fmla v19.4s, v1.4s, v3.s[2]
    fmla v20.4s, v1.4s, v4.s[3]
    fmla v21.4s, v1.4s, v4.s[3]
    fmla v22.4s, v1.4s, v6.s[0]
    fmla v23.4s, v1.4s, v6.s[0]
    fmls v16.4s, v1.4s, v2.s[3]
    fmls v17.4s, v1.4s, v2.s[3]
    fmls v18.4s, v1.4s, v3.s[3]
    fmls v19.4s, v1.4s, v3.s[3]
    fmls v20.4s, v1.4s, v5.s[0]
    fmls v21.4s, v1.4s, v5.s[0]
    fmls v22.4s, v1.4s, v6.s[1]
    fmls v23.4s, v1.4s, v6.s[1]
    fmla v1.4s, v1.4s, v6.s[3]
    fadd v3.4s, v16.4s, v17.4s
    mov v24.16b, v18.16b
    fsub v16.4s, v16.4s, v17.4s
    fmls v1.4s, v1.4s, v7.s[0]
    mov v17.16b, v20.16b
    fmla v24.4s, v19.4s, v4.s[0]
    fmls v18.4s, v19.4s, v4.s[0]
    str q3, [x1]
    fmla v1.4s, v1.4s, v7.s[1]
    fmla v17.4s, v21.4s, v5.s[1]
    str q16, [x4]
    mov v3.16b, v22.16b
    fmls v20.4s, v21.4s, v5.s[1]
    fmls v1.4s, v1.4s, v7.s[2]
    fmls v22.4s, v23.4s, v6.s[2]
    str q24, [x5]
    fmla v3.4s, v23.4s, v6.s[2]
    str q18, [x7]
    str q17, [x8]
    mov v4.16b, v1.16b
    mov v5.16b, v1.16b
    str q20, [x9]
    str q3, [x6]
    fmla v4.4s, v1.4s, v6.s[3]
    str q22, [x10]
    fmls v4.4s, v1.4s, v7.s[0]
    fmla v4.4s, v1.4s, v7.s[1]
    fmls v4.4s, v1.4s, v7.s[2]
    fmla v5.4s, v4.4s, v7.s[3]
    fmls v1.4s, v4.4s, v7.s[3]
    str q5, [x11]
    str q1, [x0]
    fmls v1.4s, v1.4s, v0.s[0]
    fmla v1.4s, v1.4s, v0.s[1]
    fmls v1.4s, v1.4s, v0.s[2]
    fmla v1.4s, v1.4s, v0.s[3]
    fmls v1.4s, v1.4s, v2.s[0]
    str q1, [x3]
.Lend_1235:
    ldp d8, d9, [sp, #0]
    ldp d10, d11, [sp, #16]
    ldr d12, [sp, #32]
    add sp, sp, #48
    ret
    .size nnp_winograd_f6x1_7x1_input__aarch64_neon, . - nnp_winograd_f6x1_7x1_input__aarch64_neon

.section .rodata
    .p2align 4
.Lconstants_nnp_winograd_f6x1_7x1_output_with_bias__aarch64_neon:
    .long 0x3ec00000, 0x3f200000, 0x3fc00000, 0x40400000
    .long 0x3e100000, 0x3ec80000, 0x40100000, 0x41100000
    .long 0x3d580000, 0x3e7a0000, 0x40580000, 0x41d80000
    .long 0x3ca20000, 0x3e1c4000, 0x40a20000, 0x42a20000
    .long 0x3bf30000, 0x3dc35000, 0x40f30000, 0x43730000

    .text
    .p2align 4
    .globl nnp_winograd_f6x1_7x1_output_with_bias__aarch64_neon
    .type nnp_winograd_f6x1_7x1_output_with_bias__aarch64_neon, %function
nnp_winograd_f6x1_7x1_output_with_bias__aarch64_neon:
    adrp x5, .Lconstants_nnp_winograd_f6x1_7x1_output_with_bias__aarch64_neon
    ldr q21, [x5, :lo12:.Lconstants_nnp_winograd_f6x1_7x1_output_with_bias__aarch64_neon]
    lsl x1, x1, #2
    ldr q0, [x2]
    adrp x2, .Lconstants_nnp_winograd_f6x1_7x1_output_with_bias__aarch64_neon+16
    ldr q22, [x2, :lo12:.Lconstants_nnp_winograd_f6x1_7x1_output_with_bias__aarch64_neon+16]
    add x2, x0, x1
    add x5, x0, x1, lsl #1
    add x6, x1, x1, lsl #1
    ldr q1, [x0]
    ldr q2, [x2]
    ldr q3, [x5]
    add x2, x0, x6
    add x5, x0, x1, lsl #2
    ldr q4, [x2]
    ldr q5, [x5]
    add x2, x6, x1, lsl #1
    add x5, x0, x1, lsl #3
    add x7, x0, x2
    add x8, x0, x6, lsl #1
    add x6, x5, x6
    ldr q6, [x5]
    ldr q7, [x7]
    ldr q16, [x8]
    add x2, x2, x1, lsl #1
    ldr q17, [x6]
    add x0, x0, x2
    adrp x2, .Lconstants_nnp_winograd_f6x1_7x1_output_with_bias__aarch64_neon+32
    ldr q23, [x2, :lo12:.Lconstants_nnp_winograd_f6x1_7x1_output_with_bias__aarch64_neon+32]
    add x2, x5, x1
    fadd v0.4s, v2.4s, v0.4s
    ldr q2, [x0]
    adrp x0, .Lconstants_nnp_winograd_f6x1_7x1_output_with_bias__aarch64_neon+48
    ldr q24, [x0, :lo12:.Lconstants_nnp_winograd_f6x1_7x1_output_with_bias__aarch64_neon+48]
    add x0, x5, x1, lsl #1
    fadd v18.4s, v4.4s, v5.4s
    adrp x1, .Lconstants_nnp_winograd_f6x1_7x1_output_with_bias__aarch64_neon+64
    ldr q25, [x1, :lo12:.Lconstants_nnp_winograd_f6x1_7x1_output_with_bias__aarch64_neon+64]
    fsub v4.4s, v4.4s, v5.4s
    ldr q5, [x2]
    ldr q19, [x0]
    ldr x0, [x4]
    fadd v26.4s, v0.4s, v3.4s
    fsub v0.4s, v0.4s, v3.4s
    ldr w1, [x4, #20]
    fadd v3.4s, v7.4s, v16.4s
    fsub v7.4s, v7.4s, v16.4s
    ldr w2, [x4, #16]
    ldr x4, [x4, #8]
    fadd v16.4s, v2.4s, v6.4s
    fsub v2.4s, v2.4s, v6.4s
    fadd v1.4s, v1.4s, v26.4s
    fadd v6.4s, v17.4s, v0.4s
    mov v17.16b, v26.16b
    lsl x0, x0, #2
    mov v20.16b, v0.16b
    fmla v26.4s, v18.4s, v24.s[0]
    add x5, x3, x0
    fadd v1.4s, v1.4s, v18.4s
    fmla v0.4s, v4.4s, v21.s[0]
    add x6, x5, x0
    fmla v17.4s, v18.4s, v22.s[0]
    fmla v20.4s, v4.4s, v23.s[0]
    add x0, x6, x0
    fmla v6.4s, v4.4s, v25.s[0]
    fmla v0.4s, v7.4s, v21.s[1]
    fadd v1.4s, v1.4s, v3.4s
    fmla v17.4s, v3.4s, v22.s[1]
    fmla v20.4s, v7.4s, v23.s[1]
    fmla v26.4s, v3.4s, v24.s[1]
    fmla v6.4s, v7.4s, v25.s[1]
    fadd v3.4s, v5.4s, v19.4s
    fsub v4.4s, v5.4s, v19.4s
    fadd v1.4s, v1.4s, v16.4s
    fmla v0.4s, v2.4s, v21.s[2]
    fmla v17.4s, v16.4s, v22.s[2]
    fmla v20.4s, v2.4s, v23.s[2]
    fmla v26.4s, v16.4s, v24.s[2]
    fmla v6.4s, v2.4s, v25.s[2]
    fadd v1.4s, v1.4s, v3.4s
    fmla v0.4s, v4.4s, v21.s[3]
    fmla v17.4s, v3.4s, v22.s[3]
    fmla v20.4s, v4.4s, v23.s[3]
    fmla v26.4s, v3.4s, v24.s[3]
    fmla v6.4s, v4.4s, v25.s[3]
    tst x1, #1
    beq .Lotherwise_1236
    tst x2, #1
    beq .Lotherwise_1237
    st1 {v1.s}[0], [x3]
    st1 {v1.s}[1], [x5]
    st1 {v1.s}[2], [x6]
    st1 {v1.s}[3], [x0]
.Lotherwise_1237:
    lsr x2, x2, #1
    add x3, x3, x4, lsl #2
    add x5, x5, x4, lsl #2
    add x6, x6, x4, lsl #2
    add x0, x0, x4, lsl #2
    tst x2, #1
    beq .Lotherwise_1238
    st1 {v0.s}[0], [x3]
    st1 {v0.s}[1], [x5]
    st1 {v0.s}[2], [x6]
    st1 {v0.s}[3], [x0]
.Lotherwise_1238:
    lsr x2, x2, #1
    add x3, x3, x4, lsl #2
    add x5, x5, x4, lsl #2
    add x6, x6, x4, lsl #2
    add x0, x0, x4, lsl #2
    tst x2, #1
    beq .Lotherwise_1239
    st1 {v17.s}[0], [x3]
    st1 {v17.s}[1], [x5]
    st1 {v17.s}[2], [x6]
    st1 {v17.s}[3], [x0]
.Lotherwise_1239:
    lsr x2, x2, #1
    add x3, x3, x4, lsl #2
    add x5, x5, x4, lsl #2
    add x6, x6, x4, lsl #2
    add x0, x0, x4, lsl #2
    tst x2, #1
    beq .Lotherwise_1240
    st1 {v20.s}[0], [x3]
    st1 {v20.s}[1], [x5]
    st1 {v20.s}[2], [x6]
    st1 {v20.s}[3], [x0]
.Lotherwise_1240:
    lsr x2, x2, #1
    add x3, x3, x4, lsl #2
    add x5, x5, x4, lsl #2
    add x6, x6, x4, lsl #2
    add x0, x0, x4, lsl #2
    tst x2, #1
    beq .Lotherwise_1241
    st1 {v26.s}[0], [x3]
    st1 {v26.s}[1], [x5]
    st1 {v26.s}[2], [x6]
    st1 {v26.s}[3], [x0]
.Lotherwise_1241:
    lsr x2, x2, #1
    add x3, x3, x4, lsl #2
    add x5, x5, x4, lsl #2
    add x6, x6, x4, lsl #2
    add x0, x0, x4, lsl #2
    tst x2, #1
    beq .Lotherwise_1242
    st1 {v6.s}[0], [x3]
    st1 {v6.s}[1], [x5]
    st1 {v6.s}[2], [x6]
    st1 {v6.s}[3], [x0]
.Lotherwise_1242:
.Lotherwise_1236:
    ret
    .size nnp_winograd_f6x1_7x1_output_with_bias__aarch64_neon, . - nnp_winograd_f6x1_7x1_output_with_bias__aarch64_neon

.section .rodata
    .p2align 4
.Lconstants_nnp_winograd_f6x1_7x1_output_with_bias_with_relu__aarch64_neon:
    .long 0x3ec00000, 0x3f200000, 0x3fc00000, 0x40400000
    .long 0x3e100000, 0x3ec80000, 0x40100000, 0x41100000
    .long 0x3d580000, 0x3e7a0000, 0x40580000, 0x41d80000
    .long 0x3ca20000, 0x3e1c4000, 0x40a20000, 0x42a20000
    .long 0x3bf30000, 0x3dc35000, 0x40f30000, 0x43730000

    .text
    .p2align 4
    .globl nnp_winograd_f6x1_7x1_output_with_bias_with_relu__aarch64_neon
    .type nnp_winograd_f6x1_7x1_output_with_bias_with_relu__aarch64_neon, %function
nnp_winograd_f6x1_7x1_output_with_bias_with_relu__aarch64_neon:
    adrp x5, .Lconstants_nnp_winograd_f6x1_7x1_output_with_bias_with_relu__aarch64_neon
    ldr q20, [x5, :lo12:.Lconstants_nnp_winograd_f6x1_7x1_output_with_bias_with_relu__aarch64_neon]
    lsl x1, x1, #2
    ldr q0, [x2]
    adrp x2, .Lconstants_nnp_winograd_f6x1_7x1_output_with_bias_with_relu__aarch64_neon+16
    ldr q21, [x2, :lo12:.Lconstants_nnp_winograd_f6x1_7x1_output_with_bias_with_relu__aarch64_neon+16]
    add x2, x0, x1
    add x5, x0, x1, lsl #1
    add x6, x1, x1, lsl #1
    ldr q1, [x0]
    ldr q2, [x2]
    ldr q3, [x5]
    add x2, x0, x6
    add x5, x0, x1, lsl #2
    add x7, x0, x1, lsl #3
    ldr q4, [x2]
    ldr q5, [x5]
    add x2, x6, x1, lsl #1
    add x5, x7, x6
    add x8, x0, x2
    add x6, x0, x6, lsl #1
    adrp x9, .Lconstants_nnp_winograd_f6x1_7x1_output_with_bias_with_relu__aarch64_neon+32
    ldr q22, [x9, :lo12:.Lconstants_nnp_winograd_f6x1_7x1_output_with_bias_with_relu__aarch64_neon+32]
    ldr q6, [x5]
    ldr q7, [x8]
    add x2, x2, x1, lsl #1
    add x5, x7, x1
    ldr q16, [x6]
    add x0, x0, x2
    adrp x2, .Lconstants_nnp_winograd_f6x1_7x1_output_with_bias_with_relu__aarch64_neon+48
    ldr q23, [x2, :lo12:.Lconstants_nnp_winograd_f6x1_7x1_output_with_bias_with_relu__aarch64_neon+48]
    add x1, x7, x1, lsl #1
    fadd v0.4s, v2.4s, v0.4s
    adrp x2, .Lconstants_nnp_winograd_f6x1_7x1_output_with_bias_with_relu__aarch64_neon+64
    ldr q24, [x2, :lo12:.Lconstants_nnp_winograd_f6x1_7x1_output_with_bias_with_relu__aarch64_neon+64]
    ldr q2, [x0]
    fadd v17.4s, v4.4s, v5.4s
    ldr q18, [x7]
    fsub v4.4s, v4.4s, v5.4s
    ldr q5, [x5]
    ldr q19, [x1]
    ldr x0, [x4]
    movi v25.4s, #0
    fadd v26.4s, v0.4s, v3.4s
    fsub v0.4s, v0.4s, v3.4s
    ldr w1, [x4, #20]
    fadd v3.4s, v7.4s, v16.4s
    fsub v7.4s, v7.4s, v16.4s
    ldr w2, [x4, #16]
    ldr x4, [x4, #8]
    fadd v1.4s, v1.4s, v26.4s
    fadd v27.4s, v6.4s, v0.4s
    mov v6.16b, v26.16b
    lsl x0, x0, #2
    mov v16.16b, v0.16b
    fmla v26.4s, v17.4s, v23.s[0]
    add x5, x3, x0
    fadd v1.4s, v1.4s, v17.4s
    fmla v0.4s, v4.4s, v20.s[0]
    add x6, x5, x0
    fmla v6.4s, v17.4s, v21.s[0]
    fmla v16.4s, v4.4s, v22.s[0]
    add x0, x6, x0
    fmla v27.4s, v4.4s, v24.s[0]
    fadd v4.4s, v2.4s, v18.4s
    fsub v2.4s, v2.4s, v18.4s
    fadd v1.4s, v1.4s, v3.4s
    fmla v0.4s, v7.4s, v20.s[1]
    fmla v6.4s, v3.4s, v21.s[1]
    fmla v16.4s, v7.4s, v22.s[1]
    fmla v26.4s, v3.4s, v23.s[1]
    fmla v27.4s, v7.4s, v24.s[1]
    fadd v3.4s, v5.4s, v19.4s
    fsub v5.4s, v5.4s, v19.4s
    fadd v1.4s, v1.4s, v4.4s
    fmla v0.4s, v2.4s, v20.s[2]
    fmla v6.4s, v4.4s, v21.s[2]
    fmla v16.4s, v2.4s, v22.s[2]
    fmla v26.4s, v4.4s, v23.s[2]
    fmla v27.4s, v2.4s, v24.s[2]
    fmla v0.4s, v5.4s, v20.s[3]
    fmla v6.4s, v3.4s, v21.s[3]
    fmla v16.4s, v5.4s, v22.s[3]
    fmla v26.4s, v3.4s, v23.s[3]
    fmla v27.4s, v5.4s, v24.s[3]
    fadd v1.4s, v1.4s, v3.4s
    fmax v0.4s, v25.4s, v0.4s
    fmax v2.4s, v25.4s, v6.4s
    fmax v3.4s, v25.4s, v16.4s
    fmax v1.4s, v25.4s, v1.4s
    fmax v4.4s, v25.4s, v26.4s
    fmax v5.4s, v25.4s, v27.4s
    tst x1, #1
    beq .Lotherwise_1243
    tst x2, #1
    beq .Lotherwise_1244
    st1 {v1.s}[0], [x3]
    st1 {v1.s}[1], [x5]
    st1 {v1.s}[2], [x6]
    st1 {v1.s}[3], [x0]
.Lotherwise_1244:
    lsr x2, x2, #1
    add x3, x3, x4, lsl #2
    add x5, x5, x4, lsl #2
    add x6, x6, x4, lsl #2
    add x0, x0, x4, lsl #2
    tst x2, #1
    beq .Lotherwise_1245
    st1 {v0.s}[0], [x3]
    st1 {v0.s}[1], [x5]
    st1 {v0.s}[2], [x6]
    st1 {v0.s}[3], [x0]
.Lotherwise_1245:
    lsr x2, x2, #1
    add x3, x3, x4, lsl #2
    add x5, x5, x4, lsl #2
    add x6, x6, x4, lsl #2
    add x0, x0, x4, lsl #2
    tst x2, #1
    beq .Lotherwise_1246
    st1 {v2.s}[0], [x3]
    st1 {v2.s}[1], [x5]
    st1 {v2.s}[2], [x6]
    st1 {v2.s}[3], [x0]
.Lotherwise_1246:
    lsr x2, x2, #1
    add x3, x3, x4, lsl #2
    add x5, x5, x4, lsl #2
    add x6, x6, x4, lsl #2
    add x0, x0, x4, lsl #2
    tst x2, #1
    beq .Lotherwise_1247
    st1 {v3.s}[0], [x3]
    st1 {v3.s}[1], [x5]
    st1 {v3.s}[2], [x6]
    st1 {v3.s}[3], [x0]
.Lotherwise_1247:
    lsr x2, x2, #1
    add x3, x3, x4, lsl #2
    add x5, x5, x4, lsl #2
    add x6, x6, x4, lsl #2
    add x0, x0, x4, lsl #2
    tst x2, #1
    beq .Lotherwise_1248
    st1 {v4.s}[0], [x3]
    st1 {v4.s}[1], [x5]
    st1 {v4.s}[2], [x6]
    st1 {v4.s}[3], [x0]
.Lotherwise_1248:
    lsr x2, x2, #1
    add x3, x3, x4, lsl #2
    add x5, x5, x4, lsl #2
    add x6, x6, x4, lsl #2
    add x0, x0, x4, lsl #2
    tst x2, #1
    beq .Lotherwise_1249
    st1 {v5.s}[0], [x3]
    st1 {v5.s}[1], [x5]
    st1 {v5.s}[2], [x6]
    st1 {v5.s}[3], [x0]
.Lotherwise_1249:
.Lotherwise_1243:
    ret
    .size nnp_winograd_f6x1_7x1_output_with_bias_with_relu__aarch64_neon, . - nnp_winograd_f6x1_7x1_output_with_bias_with_relu__aarch64_neon

.section .rodata
    .p2align 4
.Lconstants_nnp_winograd_f7x7_3x3_by_2_input__aarch64_neon:
    .long 0x40880000, 0x3e800000, 0x3fa00000, 0x40a00000
    .long 0x40800000, 0x3f000000, 0x40000000, 0x40a80000

    .text
    .p2align 4
    .globl nnp_winograd_f7x7_3x3_by_2_input__aarch64_neon
    .type nnp_winograd_f7x7_3x3_by_2_input__aarch64_neon, %function
nnp_winograd_f7x7_3x3_by_2_input__aarch64_neon:
    sub sp, sp, #80
    stp x19, x20, [sp, #0]
    str x21, [sp, #16]
    stp d8, d9, [sp, #24]
    stp d10, d11, [sp, #40]
    stp d12, d13, [sp, #56]
    mov w5, #32767
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
    cbnz x1, .Lotherwise_1250
    mov x0, x4
    mov w1, #15
.Lrepeat_1251:
    tst x11, #1
    beq .Lotherwise_1252
    ldr q0, [x8, #44]
    ldr q1, [x5, #44]
    ldr q2, [x6, #44]
    ldr q3, [x12, #44]
    ldp q22, q4, [x8]
    ldp q23, q5, [x5]
    ldp q24, q6, [x6]
    ldp q10, q7, [x12]
    ldr q16, [x8, #32]
    ldr q20, [x5, #32]
    zip1 v17.4s, v0.4s, v2.4s
    zip1 v18.4s, v1.4s, v3.4s
    ldr q19, [x6, #32]
    ldr q12, [x12, #32]
    zip2 v27.4s, v0.4s, v2.4s
    zip2 v29.4s, v1.4s, v3.4s
    adrp x2, .Lconstants_nnp_winograd_f7x7_3x3_by_2_input__aarch64_neon
    ldr q25, [x2, :lo12:.Lconstants_nnp_winograd_f7x7_3x3_by_2_input__aarch64_neon]
    adrp x2, .Lconstants_nnp_winograd_f7x7_3x3_by_2_input__aarch64_neon+16
    ldr q8, [x2, :lo12:.Lconstants_nnp_winograd_f7x7_3x3_by_2_input__aarch64_neon+16]
    zip2 v17.4s, v17.4s, v18.4s
    zip2 v26.4s, v22.4s, v24.4s
    zip2 v28.4s, v23.4s, v10.4s
    zip1 v30.4s, v4.4s, v6.4s
    zip1 v31.4s, v5.4s, v7.4s
    zip1 v18.4s, v26.4s, v28.4s
    zip2 v9.4s, v4.4s, v6.4s
    zip2 v21.4s, v5.4s, v7.4s
    zip1 v13.4s, v30.4s, v31.4s
    zip1 v11.4s, v16.4s, v19.4s
    zip2 v7.4s, v16.4s, v19.4s
    zip1 v16.4s, v20.4s, v12.4s
    zip2 v5.4s, v20.4s, v12.4s
    mov v6.16b, v17.16b
    mov v19.16b, v17.16b
    zip1 v24.4s, v22.4s, v24.4s
    zip1 v10.4s, v23.4s, v10.4s
    zip1 v2.4s, v9.4s, v21.4s
    zip1 v3.4s, v11.4s, v16.4s
    zip1 v4.4s, v7.4s, v5.4s
    fmla v6.4s, v13.4s, v25.s[1]
    mov v20.16b, v18.16b
    fmla v19.4s, v13.4s, v8.s[0]
    mov v12.16b, v18.16b
    zip1 v0.4s, v24.4s, v10.4s
    zip2 v1.4s, v27.4s, v29.4s
    fadd v22.4s, v13.4s, v17.4s
    fadd v23.4s, v18.4s, v4.4s
    fmls v6.4s, v3.4s, v25.s[2]
    fmls v20.4s, v2.4s, v25.s[3]
    fmls v19.4s, v3.4s, v25.s[3]
    fmls v12.4s, v2.4s, v25.s[2]
    fsub v18.4s, v1.4s, v18.4s
    fsub v17.4s, v0.4s, v17.4s
    fmla v20.4s, v4.4s, v8.s[0]
    fmla v12.4s, v4.4s, v25.s[1]
    fmls v22.4s, v3.4s, v25.s[0]
    fmls v23.4s, v2.4s, v25.s[0]
    mov v0.16b, v6.16b
    mov v25.16b, v19.16b
    fmla v18.4s, v2.4s, v8.s[3]
    fmls v17.4s, v13.4s, v8.s[3]
    fmla v0.4s, v20.4s, v8.s[1]
    fmls v6.4s, v20.4s, v8.s[1]
    fmla v25.4s, v12.4s, v8.s[2]
    fmls v19.4s, v12.4s, v8.s[2]
    fmls v18.4s, v4.4s, v8.s[3]
    fmla v17.4s, v3.4s, v8.s[3]
    fadd v1.4s, v22.4s, v23.4s
    fsub v2.4s, v22.4s, v23.4s
    zip2 v3.4s, v24.4s, v10.4s
    str q0, [x0, #32]
    zip2 v0.4s, v26.4s, v28.4s
    zip2 v4.4s, v30.4s, v31.4s
    str q6, [x0, #48]
    str q25, [x0, #64]
    zip2 v6.4s, v9.4s, v21.4s
    zip2 v16.4s, v11.4s, v16.4s
    str q3, [x0, #128]
    str q1, [x0]
    zip2 v1.4s, v7.4s, v5.4s
    zip1 v3.4s, v27.4s, v29.4s
    str q0, [x0, #144]
    str q4, [x0, #160]
    str q6, [x0, #176]
    str q16, [x0, #192]
    str q1, [x0, #208]
    str q3, [x0, #224]
    str q2, [x0, #16]
    str q19, [x0, #80]
    str q18, [x0, #96]
    str q17, [x0, #112]
    b .Lend_1253
.Lotherwise_1252:
    movi v0.4s, #0
    movi v1.4s, #0
    movi v2.4s, #0
    movi v3.4s, #0
    movi v4.4s, #0
    movi v5.4s, #0
    str q0, [x0]
    str q1, [x0, #16]
    movi v0.4s, #0
    movi v1.4s, #0
    str q2, [x0, #32]
    str q3, [x0, #48]
    movi v2.4s, #0
    movi v3.4s, #0
    str q4, [x0, #64]
    str q5, [x0, #80]
    movi v4.4s, #0
    movi v5.4s, #0
    str q0, [x0, #96]
    str q1, [x0, #112]
    movi v0.4s, #0
    movi v1.4s, #0
    str q2, [x0, #128]
    str q3, [x0, #144]
    movi v2.4s, #0
    str q4, [x0, #160]
    str q5, [x0, #176]
    str q0, [x0, #192]
    str q1, [x0, #208]
    str q2, [x0, #224]
.Lend_1253:
    sub x1, x1, #1
    lsr x11, x11, #1
    add x8, x8, x10, lsl #2
    add x5, x5, x10, lsl #2
    add x6, x6, x10, lsl #2
    add x12, x12, x10, lsl #2
    add x0, x0, #240
    cbnz x1, .Lrepeat_1251
    b .Lend_1254
.Lotherwise_1250:
    mov x13, x4
    mov w14, #15
.Lrepeat_1255:
    tst x11, #1
    beq .Lotherwise_1256
    ubfx x0, x7, #0, #4
    cmp x0, #15
    bne .Lotherwise_1257
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
    mov v5.16b, v3.16b
    mov v6.16b, v4.16b
    b .Lend_1258
.Lotherwise_1257:
    movi v5.4s, #0
    tst x7, #1
    beq .Lotherwise_1259
    ld1 {v5.s}[0], [x8]
    ld1 {v5.s}[1], [x5]
    ld1 {v5.s}[2], [x6]
    ld1 {v5.s}[3], [x12]
.Lotherwise_1259:
    movi v2.4s, #0
    tst x7, #2
    beq .Lotherwise_1260
    add x0, x8, #4
    add x1, x5, #4
    add x2, x6, #4
    ld1 {v2.s}[0], [x0]
    add x0, x12, #4
    ld1 {v2.s}[1], [x1]
    ld1 {v2.s}[2], [x2]
    ld1 {v2.s}[3], [x0]
.Lotherwise_1260:
    movi v6.4s, #0
    tst x7, #4
    beq .Lotherwise_1261
    add x0, x8, #8
    add x1, x5, #8
    add x2, x6, #8
    ld1 {v6.s}[0], [x0]
    add x0, x12, #8
    ld1 {v6.s}[1], [x1]
    ld1 {v6.s}[2], [x2]
    ld1 {v6.s}[3], [x0]
.Lotherwise_1261:
    movi v0.4s, #0
    tst x7, #8
    beq .Lotherwise_1262
    add x0, x8, #12
    add x1, x5, #12
    add x2, x6, #12
    ld1 {v0.s}[0], [x0]
    add x0, x12, #12
    ld1 {v0.s}[1], [x1]
    ld1 {v0.s}[2], [x2]
    ld1 {v0.s}[3], [x0]
.Lotherwise_1262:
.Lend_1258:
    ubfx x0, x7, #4, #4
    str q2, [x13, #128]
    str q0, [x13, #144]
    cmp x0, #15
    bne .Lotherwise_1263
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
    mov v18.16b, v3.16b
    mov v20.16b, v4.16b
    b .Lend_1264
.Lotherwise_1263:
    movi v18.4s, #0
    tst x7, #16
    beq .Lotherwise_1265
    add x0, x8, #16
    add x1, x5, #16
    add x2, x6, #16
    ld1 {v18.s}[0], [x0]
    add x0, x12, #16
    ld1 {v18.s}[1], [x1]
    ld1 {v18.s}[2], [x2]
    ld1 {v18.s}[3], [x0]
.Lotherwise_1265:
    movi v2.4s, #0
    tst x7, #32
    beq .Lotherwise_1266
    add x0, x8, #20
    add x1, x5, #20
    add x2, x6, #20
    ld1 {v2.s}[0], [x0]
    add x0, x12, #20
    ld1 {v2.s}[1], [x1]
    ld1 {v2.s}[2], [x2]
    ld1 {v2.s}[3], [x0]
.Lotherwise_1266:
    movi v20.4s, #0
    tst x7, #64
    beq .Lotherwise_1267
    add x0, x8, #24
    add x1, x5, #24
    add x2, x6, #24
    ld1 {v20.s}[0], [x0]
    add x0, x12, #24
    ld1 {v20.s}[1], [x1]
    ld1 {v20.s}[2], [x2]
    ld1 {v20.s}[3], [x0]
.Lotherwise_1267:
    movi v0.4s, #0
    tst x7, #128
    beq .Lotherwise_1268
    add x0, x8, #28
    add x1, x5, #28
    add x2, x6, #28
    ld1 {v0.s}[0], [x0]
    add x0, x12, #28
    ld1 {v0.s}[1], [x1]
    ld1 {v0.s}[2], [x2]
    ld1 {v0.s}[3], [x0]
.Lotherwise_1268:
.Lend_1264:
    ubfx x0, x7, #8, #4
    str q2, [x13, #160]
    str q0, [x13, #176]
    cmp x0, #15
    bne .Lotherwise_1269
    ldr q0, [x8, #32]
    ldr q1, [x5, #32]
    ldr q2, [x6, #32]
    ldr q3, [x12, #32]
    zip1 v4.4s, v0.4s, v2.4s
    zip2 v0.4s, v0.4s, v2.4s
    zip1 v2.4s, v1.4s, v3.4s
    zip2 v1.4s, v1.4s, v3.4s
    zip1 v3.4s, v4.4s, v2.4s
    zip2 v2.4s, v4.4s, v2.4s
    zip1 v4.4s, v0.4s, v1.4s
    zip2 v0.4s, v0.4s, v1.4s
    b .Lend_1270
.Lotherwise_1269:
    movi v3.4s, #0
    tst x7, #256
    beq .Lotherwise_1271
    add x0, x8, #32
    add x1, x5, #32
    add x2, x6, #32
    ld1 {v3.s}[0], [x0]
    add x0, x12, #32
    ld1 {v3.s}[1], [x1]
    ld1 {v3.s}[2], [x2]
    ld1 {v3.s}[3], [x0]
.Lotherwise_1271:
    movi v2.4s, #0
    tst x7, #512
    beq .Lotherwise_1272
    add x0, x8, #36
    add x1, x5, #36
    add x2, x6, #36
    ld1 {v2.s}[0], [x0]
    add x0, x12, #36
    ld1 {v2.s}[1], [x1]
    ld1 {v2.s}[2], [x2]
    ld1 {v2.s}[3], [x0]
.Lotherwise_1272:
    movi v4.4s, #0
    tst x7, #1024
    beq .Lotherwise_1273
    add x0, x8, #40
    add x1, x5, #40
    add x2, x6, #40
    ld1 {v4.s}[0], [x0]
    add x0, x12, #40
    ld1 {v4.s}[1], [x1]
    ld1 {v4.s}[2], [x2]
    ld1 {v4.s}[3], [x0]
.Lotherwise_1273:
    movi v0.4s, #0
    tst x7, #2048
    beq .Lotherwise_1274
    add x0, x8, #44
    add x1, x5, #44
    add x2, x6, #44
    ld1 {v0.s}[0], [x0]
    add x0, x12, #44
    ld1 {v0.s}[1], [x1]
    ld1 {v0.s}[2], [x2]
    ld1 {v0.s}[3], [x0]
.Lotherwise_1274:
.Lend_1270:
    str q2, [x13, #192]
    str q0, [x13, #208]
    movi v0.4s, #0
    tst x7, #4096
    beq .Lotherwise_1275
    add x0, x8, #48
    add x1, x5, #48
    add x2, x6, #48
    ld1 {v0.s}[0], [x0]
    add x0, x12, #48
    ld1 {v0.s}[1], [x1]
    ld1 {v0.s}[2], [x2]
    ld1 {v0.s}[3], [x0]
.Lotherwise_1275:
    movi v1.4s, #0
    tst x7, #8192
    beq .Lotherwise_1276
    add x0, x8, #52
    add x1, x5, #52
    add x2, x6, #52
    ld1 {v1.s}[0], [x0]
    add x0, x12, #52
    ld1 {v1.s}[1], [x1]
    ld1 {v1.s}[2], [x2]
    ld1 {v1.s}[3], [x0]
.Lotherwise_1276:
    movi v2.4s, #0
    tst x7, #16384
    beq .Lotherwise_1277
    add x0, x8, #56
    add x1, x5, #56
    add x2, x6, #56
    ld1 {v2.s}[0], [x0]
    add x0, x12, #56
    ld1 {v2.s}[1], [x1]
    ld1 {v2.s}[2], [x2]
    ld1 {v2.s}[3], [x0]
.Lotherwise_1277:
    adrp x0, .Lconstants_nnp_winograd_f7x7_3x3_by_2_input__aarch64_neon
    ldr q7, [x0, :lo12:.Lconstants_nnp_winograd_f7x7_3x3_by_2_input__aarch64_neon]
    adrp x0, .Lconstants_nnp_winograd_f7x7_3x3_by_2_input__aarch64_neon+16
    ldr q16, [x0, :lo12:.Lconstants_nnp_winograd_f7x7_3x3_by_2_input__aarch64_neon+16]
    mov v17.16b, v0.16b
    mov v19.16b, v6.16b
    str q1, [x13, #224]
    fadd v1.4s, v18.4s, v0.4s
    fadd v21.4s, v6.4s, v4.4s
    fsub v2.4s, v2.4s, v6.4s
    fsub v5.4s, v5.4s, v0.4s
    fmla v0.4s, v18.4s, v7.s[1]
    fmla v17.4s, v18.4s, v16.s[0]
    fmls v6.4s, v20.4s, v7.s[3]
    fmls v19.4s, v20.4s, v7.s[2]
    fmls v0.4s, v3.4s, v7.s[2]
    fmls v17.4s, v3.4s, v7.s[3]
    fmla v6.4s, v4.4s, v16.s[0]
    fmla v19.4s, v4.4s, v7.s[1]
    fmls v1.4s, v3.4s, v7.s[0]
    fmls v21.4s, v20.4s, v7.s[0]
    fmla v2.4s, v20.4s, v16.s[3]
    fmls v5.4s, v18.4s, v16.s[3]
    mov v7.16b, v0.16b
    mov v18.16b, v17.16b
    fmls v0.4s, v6.4s, v16.s[1]
    fmls v17.4s, v19.4s, v16.s[2]
    fmla v7.4s, v6.4s, v16.s[1]
    fmla v18.4s, v19.4s, v16.s[2]
    fmls v2.4s, v4.4s, v16.s[3]
    fmla v5.4s, v3.4s, v16.s[3]
    fadd v3.4s, v1.4s, v21.4s
    fsub v1.4s, v1.4s, v21.4s
    str q0, [x13, #48]
    str q17, [x13, #80]
    str q7, [x13, #32]
    str q18, [x13, #64]
    str q3, [x13]
    str q1, [x13, #16]
    str q2, [x13, #96]
    str q5, [x13, #112]
    b .Lend_1278
.Lotherwise_1256:
    movi v0.4s, #0
    movi v1.4s, #0
    movi v2.4s, #0
    movi v3.4s, #0
    movi v4.4s, #0
    movi v5.4s, #0
    str q0, [x13]
    str q1, [x13, #16]
    movi v0.4s, #0
    movi v1.4s, #0
    str q2, [x13, #32]
    str q3, [x13, #48]
    movi v2.4s, #0
    movi v3.4s, #0
    str q4, [x13, #64]
    str q5, [x13, #80]
    movi v4.4s, #0
    movi v5.4s, #0
    str q0, [x13, #96]
    str q1, [x13, #112]
    movi v0.4s, #0
    movi v1.4s, #0
    str q2, [x13, #128]
    str q3, [x13, #144]
    movi v2.4s, #0
    str q4, [x13, #160]
    str q5, [x13, #176]
    str q0, [x13, #192]
    str q1, [x13, #208]
    str q2, [x13, #224]
.Lend_1278:
    sub x14, x14, #1
    lsr x11, x11, #1
    add x8, x8, x10, lsl #2
    add x5, x5, x10, lsl #2
    add x6, x6, x10, lsl #2
    add x12, x12, x10, lsl #2
    add x13, x13, #240
    cbnz x14, .Lrepeat_1255
.Lend_1254:
    lsl x0, x3, #2
    mov w1, #15
    add x2, x0, x0, lsl #1
    add x5, x9, x0, lsl #3
    mul x1, x3, x1
    add x3, x2, x0, lsl #1
    mov w6, #15
    add x7, x3, x0, lsl #1
.Lrepeat_1279:
    ldr q0, [x4, #2880]
    ldr q1, [x4, #480]
    add x8, x5, x0
    add x10, x5, x0, lsl #1
    ldr q2, [x4, #960]
    ldr q3, [x4, #2400]
    add x11, x5, x2
    add x12, x5, x0, lsl #2
    adrp x13, .Lconstants_nnp_winograd_f7x7_3x3_by_2_input__aarch64_neon
    ldr q4, [x13, :lo12:.Lconstants_nnp_winograd_f7x7_3x3_by_2_input__aarch64_neon]
    ldr q5, [x4, #1440]
    add x13, x5, x3
    add x14, x5, x2, lsl #1
    ldr q6, [x4, #1920]
    adrp x15, .Lconstants_nnp_winograd_f7x7_3x3_by_2_input__aarch64_neon+16
    ldr q7, [x15, :lo12:.Lconstants_nnp_winograd_f7x7_3x3_by_2_input__aarch64_neon+16]
    add x15, x9, x0
    add x16, x9, x0, lsl #1
    ldr q16, [x4, #240]
    ldr q17, [x4, #720]
    add x17, x9, x2
    add x19, x9, x0, lsl #2
    mov v18.16b, v0.16b
    ldr q19, [x4, #1200]
    mov v20.16b, v1.16b
    ldr q21, [x4, #1680]
    fadd v22.4s, v2.4s, v0.4s
    fadd v23.4s, v1.4s, v3.4s
    ldr q24, [x4, #2160]
    ldr q25, [x4, #3360]
    fmla v18.4s, v2.4s, v4.s[1]
    mov v26.16b, v0.16b
    ldr q27, [x4]
    ldr q28, [x4, #2640]
    fmls v20.4s, v5.4s, v4.s[3]
    mov v29.16b, v1.16b
    ldr q30, [x4, #3120]
    add x20, x9, x3
    fmls v18.4s, v6.4s, v4.s[2]
    fmla v26.4s, v2.4s, v7.s[0]
    str q16, [x5]
    add x21, x9, x2, lsl #1
    fmls v22.4s, v6.4s, v4.s[0]
    fmls v23.4s, v5.4s, v4.s[0]
    str q17, [x8]
    add x8, x9, x7
    fmla v20.4s, v3.4s, v7.s[0]
    fmls v26.4s, v6.4s, v4.s[3]
    str q19, [x10]
    sub x6, x6, #1
    fmls v29.4s, v5.4s, v4.s[2]
    str q21, [x11]
    fsub v1.4s, v25.4s, v1.4s
    add x5, x5, x1, lsl #2
    mov v16.16b, v18.16b
    str q24, [x12]
    fsub v0.4s, v27.4s, v0.4s
    add x4, x4, #16
    fmla v29.4s, v3.4s, v4.s[1]
    fadd v4.4s, v22.4s, v23.4s
    str q28, [x13]
    fsub v17.4s, v22.4s, v23.4s
    fmla v16.4s, v20.4s, v7.s[1]
    str q30, [x14]
    mov v19.16b, v26.16b
    fmls v18.4s, v20.4s, v7.s[1]
    str q4, [x9]
    fmla v1.4s, v5.4s, v7.s[3]
    fmls v0.4s, v2.4s, v7.s[3]
    add x9, x9, x1, lsl #2
    fmla v19.4s, v29.4s, v7.s[2]
    str q17, [x15]
    fmls v26.4s, v29.4s, v7.s[2]
    str q16, [x16]
    fmls v1.4s, v3.4s, v7.s[3]
    fmla v0.4s, v6.4s, v7.s[3]
    str q18, [x17]
    str q19, [x19]
    str q26, [x20]
    str q1, [x21]
    str q0, [x8]
    cbnz x6, .Lrepeat_1279
    ldp x19, x20, [sp, #0]
    ldr x21, [sp, #16]
    ldp d8, d9, [sp, #24]
    ldp d10, d11, [sp, #40]
    ldp d12, d13, [sp, #56]
    add sp, sp, #80
    ret
    .size nnp_winograd_f7x7_3x3_by_2_input__aarch64_neon, . - nnp_winograd_f7x7_3x3_by_2_input__aarch64_neon

.section .rodata
    .p2align 4
.Lconstants_nnp_winograd_f7x7_3x3_by_2_kernel__aarch64_neon:
    .long 0xbe638e39, 0x3e638e39, 0x3c360b61, 0x3cb60b61
    .long 0x3f360b61, 0x3eb60b61, 0x00000000, 0x00000000

    .text
    .p2align 4
    .globl nnp_winograd_f7x7_3x3_by_2_kernel__aarch64_neon
    .type nnp_winograd_f7x7_3x3_by_2_kernel__aarch64_neon, %function
nnp_winograd_f7x7_3x3_by_2_kernel__aarch64_neon:
    sub sp, sp, #16
    str x19, [sp, #0]
    lsl x1, x1, #2
    add x5, x0, x1
    mov x16, x4
    add x6, x5, x1
    mov w7, #9
    add x1, x6, x1
.Lrepeat_1280:
    ldr q0, [x0]
    ldr q1, [x5]
    sub x7, x7, #1
    add x0, x0, #16
    ldr q2, [x6]
    ldr q3, [x1]
    add x5, x5, #16
    add x6, x6, #16
    add x1, x1, #16
    zip1 v4.4s, v0.4s, v2.4s
    zip2 v0.4s, v0.4s, v2.4s
    zip1 v2.4s, v1.4s, v3.4s
    zip2 v1.4s, v1.4s, v3.4s
    zip1 v3.4s, v4.4s, v2.4s
    zip2 v2.4s, v4.4s, v2.4s
    zip1 v4.4s, v0.4s, v1.4s
    zip2 v0.4s, v0.4s, v1.4s
    str q3, [x16]
    str q2, [x16, #16]
    str q4, [x16, #32]
    str q0, [x16, #48]
    add x16, x16, #64
    cbnz x7, .Lrepeat_1280
    lsl x0, x3, #2
    mov w1, #9
    add x5, x0, x0, lsl #1
    add x6, x2, x0, lsl #3
    add x7, x5, x0, lsl #1
    mul x1, x3, x1
    mov w3, #4
    add x8, x7, x0, lsl #1
.Lrepeat_1281:
    ldp q0, q1, [x4]
    adrp x9, .Lconstants_nnp_winograd_f7x7_3x3_by_2_kernel__aarch64_neon
    ldr q7, [x9, :lo12:.Lconstants_nnp_winograd_f7x7_3x3_by_2_kernel__aarch64_neon]
    mov x9, x16
    mov w10, #9
    adrp x11, .Lconstants_nnp_winograd_f7x7_3x3_by_2_kernel__aarch64_neon+16
    ldr q16, [x11, :lo12:.Lconstants_nnp_winograd_f7x7_3x3_by_2_kernel__aarch64_neon+16]
    ldr q2, [x4, #32]
    fmul v3.4s, v0.4s, v7.s[0]
    fmul v4.4s, v0.4s, v7.s[2]
    str q0, [x16, #112]
    str q1, [x16, #128]
    fmul v0.4s, v0.4s, v16.s[0]
    str q2, [x16, #96]
    mov v1.16b, v3.16b
    mov v5.16b, v4.16b
    mov v6.16b, v0.16b
    fmla v3.4s, v2.4s, v7.s[1]
    fmls v1.4s, v2.4s, v7.s[1]
    fmla v5.4s, v2.4s, v7.s[3]
    fmls v4.4s, v2.4s, v7.s[3]
    fmla v6.4s, v2.4s, v16.s[1]
    fmls v0.4s, v2.4s, v16.s[1]
    str q3, [x16, #16]
    str q1, [x16]
    str q5, [x16, #32]
    str q4, [x16, #48]
    str q6, [x16, #64]
    str q0, [x16, #80]
    ldp q0, q1, [x4, #48]
    ldr q2, [x4, #80]
    fmul v3.4s, v0.4s, v7.s[0]
    fmul v4.4s, v0.4s, v7.s[2]
    str q2, [x16, #240]
    str q0, [x16, #256]
    fmul v0.4s, v0.4s, v16.s[0]
    str q1, [x16, #272]
    mov v1.16b, v3.16b
    mov v5.16b, v4.16b
    mov v6.16b, v0.16b
    fmla v3.4s, v2.4s, v7.s[1]
    fmls v1.4s, v2.4s, v7.s[1]
    fmla v5.4s, v2.4s, v7.s[3]
    fmls v4.4s, v2.4s, v7.s[3]
    fmla v6.4s, v2.4s, v16.s[1]
    fmls v0.4s, v2.4s, v16.s[1]
    str q3, [x16, #160]
    str q1, [x16, #144]
    str q5, [x16, #176]
    str q4, [x16, #192]
    str q6, [x16, #208]
    str q0, [x16, #224]
    ldp q0, q1, [x4, #96]
    ldr q2, [x4, #128]
    fmul v3.4s, v0.4s, v7.s[0]
    fmul v4.4s, v0.4s, v7.s[2]
    str q2, [x16, #384]
    str q0, [x16, #400]
    fmul v0.4s, v0.4s, v16.s[0]
    str q1, [x16, #416]
    mov v1.16b, v3.16b
    mov v5.16b, v4.16b
    mov v6.16b, v0.16b
    fmla v3.4s, v2.4s, v7.s[1]
    fmls v1.4s, v2.4s, v7.s[1]
    fmla v5.4s, v2.4s, v7.s[3]
    fmls v4.4s, v2.4s, v7.s[3]
    fmla v6.4s, v2.4s, v16.s[1]
    fmls v0.4s, v2.4s, v16.s[1]
    str q3, [x16, #304]
    str q1, [x16, #288]
    str q5, [x16, #320]
    str q4, [x16, #336]
    str q6, [x16, #352]
    str q0, [x16, #368]
.Lrepeat_1282:
    ldr q0, [x9]
    ldr q1, [x9, #288]
    add x11, x2, x0
    add x12, x2, x0, lsl #1
    add x13, x2, x5
    ldr q2, [x9, #144]
    add x14, x2, x0, lsl #2
    add x15, x2, x7
    add x17, x2, x5, lsl #1
    add x19, x2, x8
    sub x10, x10, #1
    add x9, x9, #16
    fmul v3.4s, v0.4s, v7.s[0]
    fmul v4.4s, v0.4s, v7.s[2]
    fmul v5.4s, v0.4s, v16.s[0]
    mov v6.16b, v3.16b
    mov v17.16b, v4.16b
    fmla v3.4s, v1.4s, v7.s[1]
    mov v18.16b, v5.16b
    fmls v6.4s, v1.4s, v7.s[1]
    fmla v17.4s, v1.4s, v7.s[3]
    fmls v4.4s, v1.4s, v7.s[3]
    fmla v18.4s, v1.4s, v16.s[1]
    fmls v5.4s, v1.4s, v16.s[1]
    str q6, [x2]
    add x2, x2, x1, lsl #2
    str q3, [x11]
    str q17, [x12]
    str q4, [x13]
    str q18, [x14]
    str q5, [x15]
    str q1, [x17]
    str q0, [x19]
    str q2, [x6]
    add x6, x6, x1, lsl #2
    cbnz x10, .Lrepeat_1282
    mov w9, #9
    sub x3, x3, #1
    add x4, x4, #144
    mul x9, x1, x9
    sub x2, x2, x9, lsl #2
    sub x6, x6, x9, lsl #2
    add x2, x2, #32
    add x6, x6, #32
    cbnz x3, .Lrepeat_1281
    ldr x19, [sp, #0]
    add sp, sp, #16
    ret
    .size nnp_winograd_f7x7_3x3_by_2_kernel__aarch64_neon, . - nnp_winograd_f7x7_3x3_by_2_kernel__aarch64_neon

.section .rodata
    .p2align 4
.Lconstants_nnp_winograd_f7x7_3x3_by_2_output_with_bias__aarch64_neon:
    .long 0x40000000, 0x3f000000, 0x40800000, 0x3e800000
    .long 0x41000000, 0x3e000000, 0x41800000, 0x3d800000
    .long 0x42000000, 0x3d000000, 0x42800000, 0x3c800000

    .text
    .p2align 4
    .globl nnp_winograd_f7x7_3x3_by_2_output_with_bias__aarch64_neon
    .type nnp_winograd_f7x7_3x3_by_2_output_with_bias__aarch64_neon, %function
nnp_winograd_f7x7_3x3_by_2_output_with_bias__aarch64_neon:
    sub sp, sp, #16
    str x19, [sp, #0]
    mov x12, x5
    lsl x13, x1, #2
    mov x11, x0
    mov w0, #15
    add x14, x13, x13, lsl #1
    mov x15, x2
    mov x10, x3
    add x16, x14, x13, lsl #1
    mov x8, x4
    add x9, x11, x13, lsl #3
    add x17, x16, x13, lsl #1
    mul x0, x1, x0
    mov x1, x12
    mov w2, #15
.Lrepeat_1283:
    add x3, x11, x13
    ldr q0, [x11]
    add x4, x11, x13, lsl #1
    add x5, x11, x14
    ldr q1, [x3]
    add x3, x11, x14, lsl #1
    add x6, x11, x17
    ldr q2, [x4]
    ldr q3, [x5]
    ldr q4, [x3]
    add x3, x11, x13, lsl #2
    add x4, x11, x16
    ldr q5, [x6]
    ldr q6, [x3]
    add x3, x9, x13
    add x5, x9, x13, lsl #1
    ldr q7, [x4]
    adrp x4, .Lconstants_nnp_winograd_f7x7_3x3_by_2_output_with_bias__aarch64_neon
    ldr q16, [x4, :lo12:.Lconstants_nnp_winograd_f7x7_3x3_by_2_output_with_bias__aarch64_neon]
    add x4, x9, x14
    add x6, x9, x13, lsl #2
    adrp x7, .Lconstants_nnp_winograd_f7x7_3x3_by_2_output_with_bias__aarch64_neon+16
    ldr q17, [x7, :lo12:.Lconstants_nnp_winograd_f7x7_3x3_by_2_output_with_bias__aarch64_neon+16]
    adrp x7, .Lconstants_nnp_winograd_f7x7_3x3_by_2_output_with_bias__aarch64_neon+32
    ldr q18, [x7, :lo12:.Lconstants_nnp_winograd_f7x7_3x3_by_2_output_with_bias__aarch64_neon+32]
    add x7, x9, x16
    add x19, x9, x14, lsl #1
    fadd v19.4s, v0.4s, v1.4s
    fsub v27.4s, v0.4s, v1.4s
    ldr q28, [x9]
    ldr q0, [x3]
    fadd v1.4s, v2.4s, v3.4s
    fsub v2.4s, v2.4s, v3.4s
    ldr q3, [x5]
    ldr q20, [x4]
    ldr q21, [x6]
    ldr q29, [x7]
    sub x2, x2, #1
    add x11, x11, x0, lsl #2
    fadd v5.4s, v5.4s, v19.4s
    fadd v4.4s, v4.4s, v19.4s
    ldr q22, [x19]
    add x9, x9, x0, lsl #2
    mov v23.16b, v27.16b
    mov v24.16b, v27.16b
    mov v25.16b, v19.16b
    fadd v26.4s, v6.4s, v7.4s
    fsub v6.4s, v6.4s, v7.4s
    fadd v5.4s, v5.4s, v1.4s
    fmla v23.4s, v2.4s, v16.s[0]
    fmla v19.4s, v1.4s, v16.s[2]
    fmla v24.4s, v2.4s, v17.s[0]
    fmla v25.4s, v1.4s, v17.s[2]
    fmla v27.4s, v2.4s, v18.s[0]
    fmla v4.4s, v1.4s, v18.s[2]
    fmla v23.4s, v6.4s, v16.s[1]
    fmla v19.4s, v26.4s, v16.s[3]
    fmla v24.4s, v6.4s, v17.s[1]
    fmla v25.4s, v26.4s, v17.s[3]
    fmla v27.4s, v6.4s, v18.s[1]
    fmla v4.4s, v26.4s, v18.s[3]
    fadd v1.4s, v5.4s, v26.4s
    fadd v0.4s, v23.4s, v0.4s
    fadd v2.4s, v19.4s, v3.4s
    fadd v3.4s, v24.4s, v20.4s
    fadd v1.4s, v1.4s, v28.4s
    fadd v5.4s, v25.4s, v21.4s
    fadd v6.4s, v27.4s, v29.4s
    fadd v4.4s, v4.4s, v22.4s
    str q0, [x1, #240]
    str q2, [x1, #480]
    str q3, [x1, #720]
    str q1, [x1]
    str q5, [x1, #960]
    str q6, [x1, #1200]
    str q4, [x1, #1440]
    add x1, x1, #16
    cbnz x2, .Lrepeat_1283
    ldr x0, [x8]
    ldr w3, [x8, #20]
    ldr x5, [x8, #8]
    ldr w6, [x8, #16]
    lsl x0, x0, #2
    add x4, x10, x0
    add x7, x4, x0
    add x8, x7, x0
    cmp x3, #127
    bne .Lotherwise_1284
    mov w0, #7
.Lrepeat_1285:
    tst x6, #1
    beq .Lotherwise_1286
    ld1 {v4.4s, v5.4s, v6.4s, v7.4s}, [x12], #64
    ldr q16, [x15]
    ld1 {v0.4s, v1.4s, v2.4s, v3.4s}, [x12], #64
    adrp x1, .Lconstants_nnp_winograd_f7x7_3x3_by_2_output_with_bias__aarch64_neon
    ldr q20, [x1, :lo12:.Lconstants_nnp_winograd_f7x7_3x3_by_2_output_with_bias__aarch64_neon]
    adrp x1, .Lconstants_nnp_winograd_f7x7_3x3_by_2_output_with_bias__aarch64_neon+16
    ldr q24, [x1, :lo12:.Lconstants_nnp_winograd_f7x7_3x3_by_2_output_with_bias__aarch64_neon+16]
    adrp x1, .Lconstants_nnp_winograd_f7x7_3x3_by_2_output_with_bias__aarch64_neon+32
    ldr q25, [x1, :lo12:.Lconstants_nnp_winograd_f7x7_3x3_by_2_output_with_bias__aarch64_neon+32]
    fadd v4.4s, v4.4s, v16.4s
    fadd v21.4s, v6.4s, v7.4s
    ld1 {v16.4s, v17.4s, v18.4s, v19.4s}, [x12]
    ldp q26, q27, [x12, #64]
    fsub v6.4s, v6.4s, v7.4s
    fadd v7.4s, v0.4s, v1.4s
    fsub v0.4s, v0.4s, v1.4s
    ldr q28, [x12, #96]
    sub x12, x12, #128
    fadd v1.4s, v4.4s, v5.4s
    fsub v4.4s, v4.4s, v5.4s
    fadd v3.4s, v3.4s, v1.4s
    mov v5.16b, v4.16b
    mov v22.16b, v1.16b
    mov v23.16b, v4.16b
    fmla v5.4s, v6.4s, v20.s[0]
    fadd v2.4s, v2.4s, v1.4s
    fadd v3.4s, v3.4s, v21.4s
    fmla v22.4s, v21.4s, v20.s[2]
    fmla v23.4s, v6.4s, v24.s[0]
    fmla v5.4s, v0.4s, v20.s[1]
    fmla v22.4s, v7.4s, v20.s[3]
    fmla v23.4s, v0.4s, v24.s[1]
    fadd v3.4s, v3.4s, v7.4s
    fmla v1.4s, v21.4s, v24.s[2]
    fmla v4.4s, v6.4s, v25.s[0]
    fmla v2.4s, v21.4s, v25.s[2]
    fadd v5.4s, v5.4s, v17.4s
    fmla v1.4s, v7.4s, v24.s[3]
    fmla v4.4s, v0.4s, v25.s[1]
    fmla v2.4s, v7.4s, v25.s[3]
    fadd v0.4s, v3.4s, v16.4s
    fadd v3.4s, v22.4s, v18.4s
    fadd v6.4s, v23.4s, v19.4s
    fadd v1.4s, v1.4s, v26.4s
    fadd v4.4s, v4.4s, v27.4s
    zip1 v7.4s, v0.4s, v3.4s
    zip1 v16.4s, v5.4s, v6.4s
    fadd v2.4s, v2.4s, v28.4s
    zip2 v0.4s, v0.4s, v3.4s
    zip2 v3.4s, v5.4s, v6.4s
    zip1 v5.4s, v7.4s, v16.4s
    zip2 v7.4s, v7.4s, v16.4s
    zip1 v16.4s, v6.4s, v4.4s
    zip1 v17.4s, v0.4s, v3.4s
    str q5, [x10]
    zip1 v5.4s, v1.4s, v2.4s
    zip2 v0.4s, v0.4s, v3.4s
    str q7, [x4]
    zip2 v3.4s, v6.4s, v4.4s
    str q17, [x7]
    zip2 v1.4s, v1.4s, v2.4s
    zip1 v2.4s, v16.4s, v5.4s
    str q0, [x8]
    zip2 v0.4s, v16.4s, v5.4s
    zip1 v4.4s, v3.4s, v1.4s
    str q2, [x10, #12]
    zip2 v1.4s, v3.4s, v1.4s
    str q0, [x4, #12]
    str q4, [x7, #12]
    str q1, [x8, #12]
.Lotherwise_1286:
    sub x0, x0, #1
    lsr x6, x6, #1
    add x10, x10, x5, lsl #2
    add x4, x4, x5, lsl #2
    add x7, x7, x5, lsl #2
    add x8, x8, x5, lsl #2
    add x12, x12, #240
    cbnz x0, .Lrepeat_1285
    b .Lend_1287
.Lotherwise_1284:
    mov w9, #7
.Lrepeat_1288:
    tst x6, #1
    beq .Lotherwise_1289
    ld1 {v4.4s, v5.4s, v6.4s, v7.4s}, [x12], #64
    ldr q16, [x15]
    ubfx x0, x3, #0, #4
    ld1 {v0.4s, v1.4s, v2.4s, v3.4s}, [x12], #64
    adrp x1, .Lconstants_nnp_winograd_f7x7_3x3_by_2_output_with_bias__aarch64_neon
    ldr q25, [x1, :lo12:.Lconstants_nnp_winograd_f7x7_3x3_by_2_output_with_bias__aarch64_neon]
    adrp x1, .Lconstants_nnp_winograd_f7x7_3x3_by_2_output_with_bias__aarch64_neon+16
    ldr q26, [x1, :lo12:.Lconstants_nnp_winograd_f7x7_3x3_by_2_output_with_bias__aarch64_neon+16]
    adrp x1, .Lconstants_nnp_winograd_f7x7_3x3_by_2_output_with_bias__aarch64_neon+32
    ldr q27, [x1, :lo12:.Lconstants_nnp_winograd_f7x7_3x3_by_2_output_with_bias__aarch64_neon+32]
    fadd v4.4s, v4.4s, v16.4s
    fadd v20.4s, v6.4s, v7.4s
    ld1 {v16.4s, v17.4s, v18.4s, v19.4s}, [x12]
    ldp q23, q24, [x12, #64]
    fsub v6.4s, v6.4s, v7.4s
    fadd v7.4s, v0.4s, v1.4s
    fsub v0.4s, v0.4s, v1.4s
    ldr q28, [x12, #96]
    sub x12, x12, #128
    fadd v1.4s, v4.4s, v5.4s
    fsub v4.4s, v4.4s, v5.4s
    fadd v3.4s, v3.4s, v1.4s
    fadd v2.4s, v2.4s, v1.4s
    mov v5.16b, v4.16b
    mov v21.16b, v4.16b
    mov v22.16b, v1.16b
    fadd v3.4s, v3.4s, v20.4s
    fmla v5.4s, v6.4s, v25.s[0]
    fmla v1.4s, v20.4s, v25.s[2]
    fmla v21.4s, v6.4s, v26.s[0]
    fmla v22.4s, v20.4s, v26.s[2]
    fmla v4.4s, v6.4s, v27.s[0]
    fmla v2.4s, v20.4s, v27.s[2]
    fmla v5.4s, v0.4s, v25.s[1]
    fmla v1.4s, v7.4s, v25.s[3]
    fmla v21.4s, v0.4s, v26.s[1]
    fmla v22.4s, v7.4s, v26.s[3]
    fmla v4.4s, v0.4s, v27.s[1]
    fmla v2.4s, v7.4s, v27.s[3]
    fadd v0.4s, v3.4s, v7.4s
    fadd v3.4s, v5.4s, v17.4s
    fadd v1.4s, v1.4s, v18.4s
    fadd v5.4s, v21.4s, v19.4s
    fadd v0.4s, v0.4s, v16.4s
    fadd v6.4s, v22.4s, v23.4s
    fadd v4.4s, v4.4s, v24.4s
    fadd v2.4s, v2.4s, v28.4s
    cmp x0, #15
    bne .Lotherwise_1290
    zip1 v7.4s, v0.4s, v1.4s
    zip1 v16.4s, v3.4s, v5.4s
    zip2 v0.4s, v0.4s, v1.4s
    zip2 v1.4s, v3.4s, v5.4s
    zip1 v3.4s, v7.4s, v16.4s
    zip2 v5.4s, v7.4s, v16.4s
    zip1 v7.4s, v0.4s, v1.4s
    zip2 v0.4s, v0.4s, v1.4s
    str q3, [x10]
    str q5, [x4]
    str q7, [x7]
    str q0, [x8]
    b .Lend_1291
.Lotherwise_1290:
    tst x3, #1
    beq .Lotherwise_1292
    st1 {v0.s}[0], [x10]
    st1 {v0.s}[1], [x4]
    st1 {v0.s}[2], [x7]
    st1 {v0.s}[3], [x8]
.Lotherwise_1292:
    tst x3, #2
    beq .Lotherwise_1293
    add x0, x10, #4
    add x1, x4, #4
    add x2, x7, #4
    st1 {v3.s}[0], [x0]
    add x0, x8, #4
    st1 {v3.s}[1], [x1]
    st1 {v3.s}[2], [x2]
    st1 {v3.s}[3], [x0]
.Lotherwise_1293:
    tst x3, #4
    beq .Lotherwise_1294
    add x0, x10, #8
    add x1, x4, #8
    add x2, x7, #8
    st1 {v1.s}[0], [x0]
    add x0, x8, #8
    st1 {v1.s}[1], [x1]
    st1 {v1.s}[2], [x2]
    st1 {v1.s}[3], [x0]
.Lotherwise_1294:
    tst x3, #8
    beq .Lotherwise_1295
    add x0, x10, #12
    add x1, x4, #12
    add x2, x7, #12
    st1 {v5.s}[0], [x0]
    add x0, x8, #12
    st1 {v5.s}[1], [x1]
    st1 {v5.s}[2], [x2]
    st1 {v5.s}[3], [x0]
.Lotherwise_1295:
.Lend_1291:
    ubfx x0, x3, #4, #4
    cmp x0, #15
    bne .Lotherwise_1296
    zip1 v0.4s, v6.4s, v2.4s
    zip1 v1.4s, v4.4s, v2.4s
    zip2 v3.4s, v6.4s, v2.4s
    zip2 v2.4s, v4.4s, v2.4s
    zip1 v4.4s, v0.4s, v1.4s
    zip2 v0.4s, v0.4s, v1.4s
    zip1 v1.4s, v3.4s, v2.4s
    zip2 v2.4s, v3.4s, v2.4s
    str q4, [x10, #16]
    str q0, [x4, #16]
    str q1, [x7, #16]
    str q2, [x8, #16]
    b .Lend_1297
.Lotherwise_1296:
    tst x3, #16
    beq .Lotherwise_1298
    add x0, x10, #16
    add x1, x4, #16
    add x2, x7, #16
    st1 {v6.s}[0], [x0]
    add x0, x8, #16
    st1 {v6.s}[1], [x1]
    st1 {v6.s}[2], [x2]
    st1 {v6.s}[3], [x0]
.Lotherwise_1298:
    tst x3, #32
    beq .Lotherwise_1299
    add x0, x10, #20
    add x1, x4, #20
    add x2, x7, #20
    st1 {v4.s}[0], [x0]
    add x0, x8, #20
    st1 {v4.s}[1], [x1]
    st1 {v4.s}[2], [x2]
    st1 {v4.s}[3], [x0]
.Lotherwise_1299:
    tst x3, #64
    beq .Lotherwise_1300
    add x0, x10, #24
    add x1, x4, #24
    add x2, x7, #24
    st1 {v2.s}[0], [x0]
    add x0, x8, #24
    st1 {v2.s}[1], [x1]
    st1 {v2.s}[2], [x2]
    st1 {v2.s}[3], [x0]
.Lotherwise_1300:
    tst x3, #128
    beq .Lotherwise_1301
    add x0, x10, #28
    add x1, x4, #28
    add x2, x7, #28
    st1 {v2.s}[0], [x0]
    add x0, x8, #28
    st1 {v2.s}[1], [x1]
    st1 {v2.s}[2], [x2]
    st1 {v2.s}[3], [x0]
.Lotherwise_1301:
.Lend_1297:
.Lotherwise_1289:
    sub x9, x9, #1
    lsr x6, x6, #1
    add x10, x10, x5, lsl #2
    add x4, x4, x5, lsl #2
    add x7, x7, x5, lsl #2
    add x8, x8, x5, lsl #2
    add x12, x12, #240
    cbnz x9, .Lrepeat_1288
.Lend_1287:
    ldr x19, [sp, #0]
    add sp, sp, #16
    ret
    .size nnp_winograd_f7x7_3x3_by_2_output_with_bias__aarch64_neon, . - nnp_winograd_f7x7_3x3_by_2_output_with_bias__aarch64_neon

.section .rodata
    .p2align 4
.Lconstants_nnp_winograd_f7x7_3x3_by_2_output_with_bias_with_relu__aarch64_neon:
    .long 0x40000000, 0x3f000000, 0x40800000, 0x3e800000
    .long 0x41000000, 0x3e000000, 0x41800000, 0x3d800000
    .long 0x42000000, 0x3d000000, 0x42800000, 0x3c800000

    .text
    .p2align 4
    .globl nnp_winograd_f7x7_3x3_by_2_output_with_bias_with_relu__aarch64_neon
    .type nnp_winograd_f7x7_3x3_by_2_output_with_bias_with_relu__aarch64_neon, %function
nnp_winograd_f7x7_3x3_by_2_output_with_bias_with_relu__aarch64_neon:
    sub sp, sp, #16
    str x19, [sp, #0]
    mov x12, x5
    lsl x13, x1, #2
    mov x11, x0
    mov w0, #15
    add x14, x13, x13, lsl #1
    mov x15, x2
    mov x10, x3
    add x16, x14, x13, lsl #1
    mov x8, x4
    add x9, x11, x13, lsl #3
    add x17, x16, x13, lsl #1
    mul x0, x1, x0
    mov x1, x12
    mov w2, #15
.Lrepeat_1302:
    add x3, x11, x13
    ldr q0, [x11]
    add x4, x11, x13, lsl #1
    add x5, x11, x14
    ldr q1, [x3]
    add x3, x11, x14, lsl #1
    add x6, x11, x17
    ldr q2, [x4]
    ldr q3, [x5]
    ldr q4, [x3]
    add x3, x11, x13, lsl #2
    add x4, x11, x16
    ldr q5, [x6]
    ldr q6, [x3]
    add x3, x9, x13
    add x5, x9, x13, lsl #1
    ldr q7, [x4]
    adrp x4, .Lconstants_nnp_winograd_f7x7_3x3_by_2_output_with_bias_with_relu__aarch64_neon
    ldr q16, [x4, :lo12:.Lconstants_nnp_winograd_f7x7_3x3_by_2_output_with_bias_with_relu__aarch64_neon]
    add x4, x9, x14
    add x6, x9, x13, lsl #2
    adrp x7, .Lconstants_nnp_winograd_f7x7_3x3_by_2_output_with_bias_with_relu__aarch64_neon+16
    ldr q17, [x7, :lo12:.Lconstants_nnp_winograd_f7x7_3x3_by_2_output_with_bias_with_relu__aarch64_neon+16]
    adrp x7, .Lconstants_nnp_winograd_f7x7_3x3_by_2_output_with_bias_with_relu__aarch64_neon+32
    ldr q18, [x7, :lo12:.Lconstants_nnp_winograd_f7x7_3x3_by_2_output_with_bias_with_relu__aarch64_neon+32]
    add x7, x9, x16
    add x19, x9, x14, lsl #1
    fadd v19.4s, v0.4s, v1.4s
    fsub v27.4s, v0.4s, v1.4s
    ldr q28, [x9]
    ldr q0, [x3]
    fadd v1.4s, v2.4s, v3.4s
    fsub v2.4s, v2.4s, v3.4s
    ldr q3, [x5]
    ldr q20, [x4]
    ldr q21, [x6]
    ldr q29, [x7]
    sub x2, x2, #1
    add x11, x11, x0, lsl #2
    fadd v5.4s, v5.4s, v19.4s
    fadd v4.4s, v4.4s, v19.4s
    ldr q22, [x19]
    add x9, x9, x0, lsl #2
    mov v23.16b, v27.16b
    mov v24.16b, v27.16b
    mov v25.16b, v19.16b
    fadd v26.4s, v6.4s, v7.4s
    fsub v6.4s, v6.4s, v7.4s
    fadd v5.4s, v5.4s, v1.4s
    fmla v23.4s, v2.4s, v16.s[0]
    fmla v19.4s, v1.4s, v16.s[2]
    fmla v24.4s, v2.4s, v17.s[0]
    fmla v25.4s, v1.4s, v17.s[2]
    fmla v27.4s, v2.4s, v18.s[0]
    fmla v4.4s, v1.4s, v18.s[2]
    fmla v23.4s, v6.4s, v16.s[1]
    fmla v19.4s, v26.4s, v16.s[3]
    fmla v24.4s, v6.4s, v17.s[1]
    fmla v25.4s, v26.4s, v17.s[3]
    fmla v27.4s, v6.4s, v18.s[1]
    fmla v4.4s, v26.4s, v18.s[3]
    fadd v1.4s, v5.4s, v26.4s
    fadd v0.4s, v23.4s, v0.4s
    fadd v2.4s, v19.4s, v3.4s
    fadd v3.4s, v24.4s, v20.4s
    fadd v1.4s, v1.4s, v28.4s
    fadd v5.4s, v25.4s, v21.4s
    fadd v6.4s, v27.4s, v29.4s
    fadd v4.4s, v4.4s, v22.4s
    str q0, [x1, #240]
    str q2, [x1, #480]
    str q3, [x1, #720]
    str q1, [x1]
    str q5, [x1, #960]
    str q6, [x1, #1200]
    str q4, [x1, #1440]
    add x1, x1, #16
    cbnz x2, .Lrepeat_1302
    ldr x0, [x8]
    ldr w3, [x8, #20]
    ldr x5, [x8, #8]
    ldr w6, [x8, #16]
    lsl x0, x0, #2
    add x4, x10, x0
    add x7, x4, x0
    add x8, x7, x0
    cmp x3, #127
    bne .Lotherwise_1303
    mov w0, #7
.Lrepeat_1304:
    tst x6, #1
    beq .Lotherwise_1305
    ld1 {v4.4s, v5.4s, v6.4s, v7.4s}, [x12], #64
    ldr q16, [x15]
    movi v21.4s, #0
    ld1 {v0.4s, v1.4s, v2.4s, v3.4s}, [x12], #64
    adrp x1, .Lconstants_nnp_winograd_f7x7_3x3_by_2_output_with_bias_with_relu__aarch64_neon
    ldr q27, [x1, :lo12:.Lconstants_nnp_winograd_f7x7_3x3_by_2_output_with_bias_with_relu__aarch64_neon]
    adrp x1, .Lconstants_nnp_winograd_f7x7_3x3_by_2_output_with_bias_with_relu__aarch64_neon+16
    ldr q24, [x1, :lo12:.Lconstants_nnp_winograd_f7x7_3x3_by_2_output_with_bias_with_relu__aarch64_neon+16]
    adrp x1, .Lconstants_nnp_winograd_f7x7_3x3_by_2_output_with_bias_with_relu__aarch64_neon+32
    ldr q25, [x1, :lo12:.Lconstants_nnp_winograd_f7x7_3x3_by_2_output_with_bias_with_relu__aarch64_neon+32]
    fadd v4.4s, v4.4s, v16.4s
    fadd v29.4s, v6.4s, v7.4s
    ld1 {v16.4s, v17.4s, v18.4s, v19.4s}, [x12]
    ldp q23, q22, [x12, #64]
    fsub v6.4s, v6.4s, v7.4s
    fadd v7.4s, v0.4s, v1.4s
    fsub v0.4s, v0.4s, v1.4s
    ldr q26, [x12, #96]
    sub x12, x12, #128
    fadd v1.4s, v4.4s, v5.4s
    fsub v28.4s, v4.4s, v5.4s
    fadd v3.4s, v3.4s, v1.4s
    mov v4.16b, v28.16b
    mov v5.16b, v1.16b
    mov v20.16b, v28.16b
    fmla v4.4s, v6.4s, v27.s[0]
    fadd v30.4s, v2.4s, v1.4s
    fadd v2.4s, v3.4s, v29.4s
    fmla v5.4s, v29.4s, v27.s[2]
    fmla v20.4s, v6.4s, v24.s[0]
    fmla v4.4s, v0.4s, v27.s[1]
    fmla v5.4s, v7.4s, v27.s[3]
    fmla v20.4s, v0.4s, v24.s[1]
    fadd v2.4s, v2.4s, v7.4s
    fmla v1.4s, v29.4s, v24.s[2]
    fmla v28.4s, v6.4s, v25.s[0]
    fmla v30.4s, v29.4s, v25.s[2]
    fadd v3.4s, v4.4s, v17.4s
    fmla v1.4s, v7.4s, v24.s[3]
    fmla v28.4s, v0.4s, v25.s[1]
    fmla v30.4s, v7.4s, v25.s[3]
    fadd v0.4s, v2.4s, v16.4s
    fadd v2.4s, v5.4s, v18.4s
    fadd v4.4s, v20.4s, v19.4s
    fmax v3.4s, v21.4s, v3.4s
    fmax v0.4s, v21.4s, v0.4s
    fadd v1.4s, v1.4s, v23.4s
    fmax v2.4s, v21.4s, v2.4s
    fmax v4.4s, v21.4s, v4.4s
    fadd v5.4s, v28.4s, v22.4s
    fadd v6.4s, v30.4s, v26.4s
    fmax v1.4s, v21.4s, v1.4s
    zip1 v7.4s, v0.4s, v2.4s
    zip1 v16.4s, v3.4s, v4.4s
    fmax v5.4s, v21.4s, v5.4s
    fmax v6.4s, v21.4s, v6.4s
    zip2 v0.4s, v0.4s, v2.4s
    zip2 v2.4s, v3.4s, v4.4s
    zip1 v3.4s, v7.4s, v16.4s
    zip2 v7.4s, v7.4s, v16.4s
    zip1 v16.4s, v0.4s, v2.4s
    zip1 v17.4s, v4.4s, v5.4s
    str q3, [x10]
    zip1 v3.4s, v1.4s, v6.4s
    zip2 v0.4s, v0.4s, v2.4s
    str q7, [x4]
    zip2 v2.4s, v4.4s, v5.4s
    zip2 v1.4s, v1.4s, v6.4s
    str q16, [x7]
    zip1 v4.4s, v17.4s, v3.4s
    zip2 v3.4s, v17.4s, v3.4s
    str q0, [x8]
    zip1 v0.4s, v2.4s, v1.4s
    zip2 v1.4s, v2.4s, v1.4s
    str q4, [x10, #12]
    str q3, [x4, #12]
    str q0, [x7, #12]
    str q1, [x8, #12]
.Lotherwise_1305:
    sub x0, x0, #1
    lsr x6, x6, #1
    add x10, x10, x5, lsl #2
    add x4, x4, x5, lsl #2
    add x7, x7, x5, lsl #2
    add x8, x8, x5, lsl #2
    add x12, x12, #240
    cbnz x0, .Lrepeat_1304
    b .Lend_1306
.Lotherwise_1303:
    mov w9, #7
.Lrepeat_1307:
    tst x6, #1
    beq .Lotherwise_1308
    ld1 {v4.4s, v5.4s, v6.4s, v7.4s}, [x12], #64
    ldr q16, [x15]
    movi v26.4s, #0
    ubfx x0, x3, #0, #4
    ld1 {v0.4s, v1.4s, v2.4s, v3.4s}, [x12], #64
    adrp x1, .Lconstants_nnp_winograd_f7x7_3x3_by_2_output_with_bias_with_relu__aarch64_neon
    ldr q24, [x1, :lo12:.Lconstants_nnp_winograd_f7x7_3x3_by_2_output_with_bias_with_relu__aarch64_neon]
    adrp x1, .Lconstants_nnp_winograd_f7x7_3x3_by_2_output_with_bias_with_relu__aarch64_neon+16
    ldr q25, [x1, :lo12:.Lconstants_nnp_winograd_f7x7_3x3_by_2_output_with_bias_with_relu__aarch64_neon+16]
    adrp x1, .Lconstants_nnp_winograd_f7x7_3x3_by_2_output_with_bias_with_relu__aarch64_neon+32
    ldr q27, [x1, :lo12:.Lconstants_nnp_winograd_f7x7_3x3_by_2_output_with_bias_with_relu__aarch64_neon+32]
    fadd v4.4s, v4.4s, v16.4s
    fadd v20.4s, v6.4s, v7.4s
    ld1 {v16.4s, v17.4s, v18.4s, v19.4s}, [x12]
    ldp q23, q28, [x12, #64]
    fsub v6.4s, v6.4s, v7.4s
    fadd v7.4s, v0.4s, v1.4s
    fsub v0.4s, v0.4s, v1.4s
    ldr q29, [x12, #96]
    sub x12, x12, #128
    fadd v1.4s, v4.4s, v5.4s
    fsub v4.4s, v4.4s, v5.4s
    fadd v3.4s, v3.4s, v1.4s
    fadd v2.4s, v2.4s, v1.4s
    mov v5.16b, v4.16b
    mov v21.16b, v4.16b
    mov v22.16b, v1.16b
    fadd v3.4s, v3.4s, v20.4s
    fmla v5.4s, v6.4s, v24.s[0]
    fmla v1.4s, v20.4s, v24.s[2]
    fmla v21.4s, v6.4s, v25.s[0]
    fmla v22.4s, v20.4s, v25.s[2]
    fmla v4.4s, v6.4s, v27.s[0]
    fmla v2.4s, v20.4s, v27.s[2]
    fmla v5.4s, v0.4s, v24.s[1]
    fmla v1.4s, v7.4s, v24.s[3]
    fmla v21.4s, v0.4s, v25.s[1]
    fmla v22.4s, v7.4s, v25.s[3]
    fmla v4.4s, v0.4s, v27.s[1]
    fmla v2.4s, v7.4s, v27.s[3]
    fadd v0.4s, v3.4s, v7.4s
    fadd v3.4s, v5.4s, v17.4s
    fadd v1.4s, v1.4s, v18.4s
    fadd v5.4s, v21.4s, v19.4s
    fadd v0.4s, v0.4s, v16.4s
    fadd v6.4s, v22.4s, v23.4s
    fadd v4.4s, v4.4s, v28.4s
    fadd v2.4s, v2.4s, v29.4s
    fmax v3.4s, v26.4s, v3.4s
    fmax v1.4s, v26.4s, v1.4s
    fmax v0.4s, v26.4s, v0.4s
    fmax v5.4s, v26.4s, v5.4s
    fmax v6.4s, v26.4s, v6.4s
    fmax v4.4s, v26.4s, v4.4s
    fmax v2.4s, v26.4s, v2.4s
    cmp x0, #15
    bne .Lotherwise_1309
    zip1 v7.4s, v0.4s, v1.4s
    zip1 v16.4s, v3.4s, v5.4s
    zip2 v0.4s, v0.4s, v1.4s
    zip2 v1.4s, v3.4s, v5.4s
    zip1 v3.4s, v7.4s, v16.4s
    zip2 v5.4s, v7.4s, v16.4s
    zip1 v7.4s, v0.4s, v1.4s
    zip2 v0.4s, v0.4s, v1.4s
    str q3, [x10]
    str q5, [x4]
    str q7, [x7]
    str q0, [x8]
    b .Lend_1310
.Lotherwise_1309:
    tst x3, #1
    beq .Lotherwise_1311
    st1 {v0.s}[0], [x10]
    st1 {v0.s}[1], [x4]
    st1 {v0.s}[2], [x7]
    st1 {v0.s}[3], [x8]
.Lotherwise_1311:
    tst x3, #2
    beq .Lotherwise_1312
    add x0, x10, #4
    add x1, x4, #4
    add x2, x7, #4
    st1 {v3.s}[0], [x0]
    add x0, x8, #4
    st1 {v3.s}[1], [x1]
    st1 {v3.s}[2], [x2]
    st1 {v3.s}[3], [x0]
.Lotherwise_1312:
    tst x3, #4
    beq .Lotherwise_1313
    add x0, x10, #8
    add x1, x4, #8
    add x2, x7, #8
    st1 {v1.s}[0], [x0]
    add x0, x8, #8
    st1 {v1.s}[1], [x1]
    st1 {v1.s}[2], [x2]
    st1 {v1.s}[3], [x0]
.Lotherwise_1313:
    tst x3, #8
    beq .Lotherwise_1314
    add x0, x10, #12
    add x1, x4, #12
    add x2, x7, #12
    st1 {v5.s}[0], [x0]
    add x0, x8, #12
    st1 {v5.s}[1], [x1]
    st1 {v5.s}[2], [x2]
    st1 {v5.s}[3], [x0]
.Lotherwise_1314:
.Lend_1310:
    ubfx x0, x3, #4, #4
    cmp x0, #15
    bne .Lotherwise_1315
    zip1 v0.4s, v6.4s, v2.4s
    zip1 v1.4s, v4.4s, v2.4s
    zip2 v3.4s, v6.4s, v2.4s
    zip2 v2.4s, v4.4s, v2.4s
    zip1 v4.4s, v0.4s, v1.4s
    zip2 v0.4s, v0.4s, v1.4s
    zip1 v1.4s, v3.4s, v2.4s
    zip2 v2.4s, v3.4s, v2.4s
    str q4, [x10, #16]
    str q0, [x4, #16]
    str q1, [x7, #16]
    str q2, [x8, #16]
    b .Lend_1316
.Lotherwise_1315:
    tst x3, #16
    beq .Lotherwise_1317
    add x0, x10, #16
    add x1, x4, #16
    add x2, x7, #16
    st1 {v6.s}[0], [x0]
    add x0, x8, #16
    st1 {v6.s}[1], [x1]
    st1 {v6.s}[2], [x2]
    st1 {v6.s}[3], [x0]
.Lotherwise_1317:
    tst x3, #32
    beq .Lotherwise_1318
    add x0, x10, #20
    add x1, x4, #20
    add x2, x7, #20
    st1 {v4.s}[0], [x0]
    add x0, x8, #20
    st1 {v4.s}[1], [x1]
    st1 {v4.s}[2], [x2]
    st1 {v4.s}[3], [x0]
.Lotherwise_1318:
    tst x3, #64
    beq .Lotherwise_1319
    add x0, x10, #24
    add x1, x4, #24
    add x2, x7, #24
    st1 {v2.s}[0], [x0]
    add x0, x8, #24
    st1 {v2.s}[1], [x1]
    st1 {v2.s}[2], [x2]
    st1 {v2.s}[3], [x0]
.Lotherwise_1319:
    tst x3, #128
    beq .Lotherwise_1320
    add x0, x10, #28
    add x1, x4, #28
    add x2, x7, #28
    st1 {v2.s}[0], [x0]
    add x0, x8, #28
    st1 {v2.s}[1], [x1]
    st1 {v2.s}[2], [x2]
    st1 {v2.s}[3], [x0]
.Lotherwise_1320:
.Lend_1316:
.Lotherwise_1308:
    sub x9, x9, #1
    lsr x6, x6, #1
    add x10, x10, x5, lsl #2
    add x4, x4, x5, lsl #2
    add x7, x7, x5, lsl #2
    add x8, x8, x5, lsl #2
    add x12, x12, #240
    cbnz x9, .Lrepeat_1307
.Lend_1306:
    ldr x19, [sp, #0]
    add sp, sp, #16
    ret
    .size nnp_winograd_f7x7_3x3_by_2_output_with_bias_with_relu__aarch64_neon, . - nnp_winograd_f7x7_3x3_by_2_output_with_bias_with_relu__aarch64_neon

.section .rodata
    .p2align 4
.Lconstants_nnp_winograd_f5x5_3x3_by_2_input__aarch64_neon:
    .long 0x40100000, 0x3f200000, 0x3ec80000, 0x3fc00000
    .long 0x3f610000, 0x40290000, 0x00000000, 0x00000000

    .text
    .p2align 4
    .globl nnp_winograd_f5x5_3x3_by_2_input__aarch64_neon
    .type nnp_winograd_f5x5_3x3_by_2_input__aarch64_neon, %function
nnp_winograd_f5x5_3x3_by_2_input__aarch64_neon:
    sub sp, sp, #16
    str x19, [sp, #0]
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
    cmp x5, #2047
    bne .Lotherwise_1321
    mov x0, x4
    mov w1, #11
.Lrepeat_1322:
    tst x10, #1
    beq .Lotherwise_1323
    ldr q0, [x7, #28]
    ldr q1, [x3, #28]
    ldr q2, [x11, #28]
    ldr q3, [x12, #28]
    ldp q4, q5, [x7]
    ldp q6, q7, [x3]
    ldp q16, q17, [x11]
    ldp q18, q19, [x12]
    zip1 v20.4s, v0.4s, v2.4s
    zip1 v21.4s, v1.4s, v3.4s
    adrp x2, .Lconstants_nnp_winograd_f5x5_3x3_by_2_input__aarch64_neon
    ldr q23, [x2, :lo12:.Lconstants_nnp_winograd_f5x5_3x3_by_2_input__aarch64_neon]
    adrp x2, .Lconstants_nnp_winograd_f5x5_3x3_by_2_input__aarch64_neon+16
    ldr q24, [x2, :lo12:.Lconstants_nnp_winograd_f5x5_3x3_by_2_input__aarch64_neon+16]
    zip2 v25.4s, v0.4s, v2.4s
    zip2 v26.4s, v1.4s, v3.4s
    zip2 v27.4s, v20.4s, v21.4s
    zip1 v29.4s, v5.4s, v17.4s
    zip2 v30.4s, v5.4s, v17.4s
    zip1 v0.4s, v7.4s, v19.4s
    zip2 v1.4s, v7.4s, v19.4s
    zip2 v2.4s, v4.4s, v16.4s
    zip2 v3.4s, v6.4s, v18.4s
    zip1 v5.4s, v29.4s, v0.4s
    zip1 v7.4s, v30.4s, v1.4s
    mov v28.16b, v27.16b
    mov v31.16b, v27.16b
    zip1 v4.4s, v4.4s, v16.4s
    zip1 v6.4s, v6.4s, v18.4s
    zip1 v16.4s, v2.4s, v3.4s
    fmls v28.4s, v5.4s, v23.s[0]
    mov v17.16b, v7.16b
    fmls v31.4s, v5.4s, v23.s[2]
    mov v18.16b, v7.16b
    zip1 v19.4s, v4.4s, v6.4s
    zip2 v20.4s, v25.4s, v26.4s
    fmls v17.4s, v16.4s, v23.s[0]
    fmls v18.4s, v16.4s, v23.s[2]
    mov v21.16b, v28.16b
    mov v22.16b, v31.16b
    fmla v20.4s, v16.4s, v24.s[0]
    fmla v27.4s, v19.4s, v24.s[0]
    zip2 v4.4s, v4.4s, v6.4s
    fmla v21.4s, v17.4s, v23.s[1]
    fmls v28.4s, v17.4s, v23.s[1]
    fmla v22.4s, v18.4s, v23.s[3]
    fmls v31.4s, v18.4s, v23.s[3]
    str q4, [x0, #96]
    fmls v20.4s, v7.4s, v24.s[1]
    fmls v27.4s, v5.4s, v24.s[1]
    zip2 v2.4s, v2.4s, v3.4s
    zip2 v0.4s, v29.4s, v0.4s
    zip2 v1.4s, v30.4s, v1.4s
    zip1 v3.4s, v25.4s, v26.4s
    str q21, [x0]
    str q28, [x0, #16]
    str q2, [x0, #112]
    str q0, [x0, #128]
    str q1, [x0, #144]
    str q3, [x0, #160]
    str q22, [x0, #32]
    str q31, [x0, #48]
    str q20, [x0, #64]
    str q27, [x0, #80]
    b .Lend_1324
.Lotherwise_1323:
    movi v0.4s, #0
    movi v1.4s, #0
    movi v2.4s, #0
    movi v3.4s, #0
    movi v4.4s, #0
    movi v5.4s, #0
    str q0, [x0]
    str q1, [x0, #16]
    movi v0.4s, #0
    movi v1.4s, #0
    str q2, [x0, #32]
    str q3, [x0, #48]
    movi v2.4s, #0
    movi v3.4s, #0
    str q4, [x0, #64]
    str q5, [x0, #80]
    movi v4.4s, #0
    str q0, [x0, #96]
    str q1, [x0, #112]
    str q2, [x0, #128]
    str q3, [x0, #144]
    str q4, [x0, #160]
.Lend_1324:
    sub x1, x1, #1
    lsr x10, x10, #1
    add x7, x7, x9, lsl #2
    add x3, x3, x9, lsl #2
    add x11, x11, x9, lsl #2
    add x12, x12, x9, lsl #2
    add x0, x0, #176
    cbnz x1, .Lrepeat_1322
    b .Lend_1325
.Lotherwise_1321:
    mov x13, x4
    mov w14, #11
.Lrepeat_1326:
    tst x10, #1
    beq .Lotherwise_1327
    ubfx x0, x5, #0, #4
    cmp x0, #15
    bne .Lotherwise_1328
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
    b .Lend_1329
.Lotherwise_1328:
    movi v3.4s, #0
    tst x5, #1
    beq .Lotherwise_1330
    ld1 {v3.s}[0], [x7]
    ld1 {v3.s}[1], [x3]
    ld1 {v3.s}[2], [x11]
    ld1 {v3.s}[3], [x12]
.Lotherwise_1330:
    movi v2.4s, #0
    tst x5, #2
    beq .Lotherwise_1331
    add x0, x7, #4
    add x1, x3, #4
    add x2, x11, #4
    ld1 {v2.s}[0], [x0]
    add x0, x12, #4
    ld1 {v2.s}[1], [x1]
    ld1 {v2.s}[2], [x2]
    ld1 {v2.s}[3], [x0]
.Lotherwise_1331:
    movi v4.4s, #0
    tst x5, #4
    beq .Lotherwise_1332
    add x0, x7, #8
    add x1, x3, #8
    add x2, x11, #8
    ld1 {v4.s}[0], [x0]
    add x0, x12, #8
    ld1 {v4.s}[1], [x1]
    ld1 {v4.s}[2], [x2]
    ld1 {v4.s}[3], [x0]
.Lotherwise_1332:
    movi v0.4s, #0
    tst x5, #8
    beq .Lotherwise_1333
    add x0, x7, #12
    add x1, x3, #12
    add x2, x11, #12
    ld1 {v0.s}[0], [x0]
    add x0, x12, #12
    ld1 {v0.s}[1], [x1]
    ld1 {v0.s}[2], [x2]
    ld1 {v0.s}[3], [x0]
.Lotherwise_1333:
.Lend_1329:
    ubfx x0, x5, #4, #4
    str q2, [x13, #96]
    str q0, [x13, #112]
    cmp x0, #15
    bne .Lotherwise_1334
    ldr q0, [x7, #16]
    ldr q1, [x3, #16]
    ldr q2, [x11, #16]
    ldr q5, [x12, #16]
    zip1 v6.4s, v0.4s, v2.4s
    zip2 v0.4s, v0.4s, v2.4s
    zip1 v2.4s, v1.4s, v5.4s
    zip2 v1.4s, v1.4s, v5.4s
    zip1 v5.4s, v6.4s, v2.4s
    zip2 v2.4s, v6.4s, v2.4s
    zip1 v6.4s, v0.4s, v1.4s
    zip2 v0.4s, v0.4s, v1.4s
    b .Lend_1335
.Lotherwise_1334:
    movi v5.4s, #0
    tst x5, #16
    beq .Lotherwise_1336
    add x0, x7, #16
    add x1, x3, #16
    add x2, x11, #16
    ld1 {v5.s}[0], [x0]
    add x0, x12, #16
    ld1 {v5.s}[1], [x1]
    ld1 {v5.s}[2], [x2]
    ld1 {v5.s}[3], [x0]
.Lotherwise_1336:
    movi v2.4s, #0
    tst x5, #32
    beq .Lotherwise_1337
    add x0, x7, #20
    add x1, x3, #20
    add x2, x11, #20
    ld1 {v2.s}[0], [x0]
    add x0, x12, #20
    ld1 {v2.s}[1], [x1]
    ld1 {v2.s}[2], [x2]
    ld1 {v2.s}[3], [x0]
.Lotherwise_1337:
    movi v6.4s, #0
    tst x5, #64
    beq .Lotherwise_1338
    add x0, x7, #24
    add x1, x3, #24
    add x2, x11, #24
    ld1 {v6.s}[0], [x0]
    add x0, x12, #24
    ld1 {v6.s}[1], [x1]
    ld1 {v6.s}[2], [x2]
    ld1 {v6.s}[3], [x0]
.Lotherwise_1338:
    movi v0.4s, #0
    tst x5, #128
    beq .Lotherwise_1339
    add x0, x7, #28
    add x1, x3, #28
    add x2, x11, #28
    ld1 {v0.s}[0], [x0]
    add x0, x12, #28
    ld1 {v0.s}[1], [x1]
    ld1 {v0.s}[2], [x2]
    ld1 {v0.s}[3], [x0]
.Lotherwise_1339:
.Lend_1335:
    str q2, [x13, #128]
    str q0, [x13, #144]
    movi v0.4s, #0
    tst x5, #256
    beq .Lotherwise_1340
    add x0, x7, #32
    add x1, x3, #32
    add x2, x11, #32
    ld1 {v0.s}[0], [x0]
    add x0, x12, #32
    ld1 {v0.s}[1], [x1]
    ld1 {v0.s}[2], [x2]
    ld1 {v0.s}[3], [x0]
.Lotherwise_1340:
    movi v1.4s, #0
    tst x5, #512
    beq .Lotherwise_1341
    add x0, x7, #36
    add x1, x3, #36
    add x2, x11, #36
    ld1 {v1.s}[0], [x0]
    add x0, x12, #36
    ld1 {v1.s}[1], [x1]
    ld1 {v1.s}[2], [x2]
    ld1 {v1.s}[3], [x0]
.Lotherwise_1341:
    movi v2.4s, #0
    tst x5, #1024
    beq .Lotherwise_1342
    add x0, x7, #40
    add x1, x3, #40
    add x2, x11, #40
    ld1 {v2.s}[0], [x0]
    add x0, x12, #40
    ld1 {v2.s}[1], [x1]
    ld1 {v2.s}[2], [x2]
    ld1 {v2.s}[3], [x0]
.Lotherwise_1342:
    adrp x0, .Lconstants_nnp_winograd_f5x5_3x3_by_2_input__aarch64_neon
    ldr q7, [x0, :lo12:.Lconstants_nnp_winograd_f5x5_3x3_by_2_input__aarch64_neon]
    mov v16.16b, v0.16b
    mov v17.16b, v0.16b
    adrp x0, .Lconstants_nnp_winograd_f5x5_3x3_by_2_input__aarch64_neon+16
    ldr q18, [x0, :lo12:.Lconstants_nnp_winograd_f5x5_3x3_by_2_input__aarch64_neon+16]
    mov v19.16b, v6.16b
    mov v20.16b, v6.16b
    str q1, [x13, #160]
    fmls v16.4s, v5.4s, v7.s[0]
    fmls v17.4s, v5.4s, v7.s[2]
    fmls v19.4s, v4.4s, v7.s[0]
    fmls v20.4s, v4.4s, v7.s[2]
    fmla v2.4s, v4.4s, v18.s[0]
    fmla v0.4s, v3.4s, v18.s[0]
    mov v1.16b, v16.16b
    mov v3.16b, v17.16b
    fmls v16.4s, v19.4s, v7.s[1]
    fmls v17.4s, v20.4s, v7.s[3]
    fmla v1.4s, v19.4s, v7.s[1]
    fmla v3.4s, v20.4s, v7.s[3]
    fmls v2.4s, v6.4s, v18.s[1]
    fmls v0.4s, v5.4s, v18.s[1]
    str q16, [x13, #16]
    str q17, [x13, #48]
    str q1, [x13]
    str q3, [x13, #32]
    str q2, [x13, #64]
    str q0, [x13, #80]
    b .Lend_1343
.Lotherwise_1327:
    movi v0.4s, #0
    movi v1.4s, #0
    movi v2.4s, #0
    movi v3.4s, #0
    movi v4.4s, #0
    movi v5.4s, #0
    str q0, [x13]
    str q1, [x13, #16]
    movi v0.4s, #0
    movi v1.4s, #0
    str q2, [x13, #32]
    str q3, [x13, #48]
    movi v2.4s, #0
    movi v3.4s, #0
    str q4, [x13, #64]
    str q5, [x13, #80]
    movi v4.4s, #0
    str q0, [x13, #96]
    str q1, [x13, #112]
    str q2, [x13, #128]
    str q3, [x13, #144]
    str q4, [x13, #160]
.Lend_1343:
    sub x14, x14, #1
    lsr x10, x10, #1
    add x7, x7, x9, lsl #2
    add x3, x3, x9, lsl #2
    add x11, x11, x9, lsl #2
    add x12, x12, x9, lsl #2
    add x13, x13, #176
    cbnz x14, .Lrepeat_1326
.Lend_1325:
    lsl x0, x8, #2
    mov w1, #11
    add x2, x0, x0, lsl #1
    add x3, x6, x0, lsl #3
    mul x1, x8, x1
    add x5, x2, x0, lsl #1
    mov w7, #11
    add x8, x5, x0, lsl #1
.Lrepeat_1344:
    ldr q0, [x4, #1408]
    ldr q1, [x4, #704]
    add x9, x6, x2, lsl #1
    add x10, x6, x8
    ldr q2, [x4, #1056]
    adrp x11, .Lconstants_nnp_winograd_f5x5_3x3_by_2_input__aarch64_neon
    ldr q3, [x11, :lo12:.Lconstants_nnp_winograd_f5x5_3x3_by_2_input__aarch64_neon]
    add x11, x3, x0
    add x12, x3, x0, lsl #1
    ldr q4, [x4, #352]
    ldr q5, [x4, #176]
    add x13, x6, x0
    add x14, x6, x0, lsl #1
    ldr q6, [x4, #528]
    ldr q7, [x4, #880]
    add x15, x6, x2
    add x16, x6, x0, lsl #2
    ldr q16, [x4, #1232]
    ldr q17, [x4, #1760]
    add x17, x6, x5
    sub x7, x7, #1
    mov v18.16b, v0.16b
    mov v19.16b, v0.16b
    adrp x19, .Lconstants_nnp_winograd_f5x5_3x3_by_2_input__aarch64_neon+16
    ldr q20, [x19, :lo12:.Lconstants_nnp_winograd_f5x5_3x3_by_2_input__aarch64_neon+16]
    ldr q21, [x4]
    mov v22.16b, v2.16b
    mov v23.16b, v2.16b
    ldr q24, [x4, #1584]
    add x4, x4, #16
    fmls v18.4s, v1.4s, v3.s[0]
    fmls v19.4s, v1.4s, v3.s[2]
    str q5, [x9]
    fmls v22.4s, v4.4s, v3.s[0]
    fmls v23.4s, v4.4s, v3.s[2]
    str q6, [x10]
    str q7, [x3]
    add x3, x3, x1, lsl #2
    str q16, [x11]
    fmla v17.4s, v4.4s, v20.s[0]
    fmla v0.4s, v21.4s, v20.s[0]
    mov v4.16b, v18.16b
    mov v5.16b, v19.16b
    str q24, [x12]
    fmls v18.4s, v22.4s, v3.s[1]
    fmls v19.4s, v23.4s, v3.s[3]
    fmla v4.4s, v22.4s, v3.s[1]
    fmla v5.4s, v23.4s, v3.s[3]
    fmls v17.4s, v2.4s, v20.s[1]
    fmls v0.4s, v1.4s, v20.s[1]
    str q4, [x6]
    add x6, x6, x1, lsl #2
    str q18, [x13]
    str q5, [x14]
    str q19, [x15]
    str q17, [x16]
    str q0, [x17]
    cbnz x7, .Lrepeat_1344
    ldr x19, [sp, #0]
    add sp, sp, #16
    ret
    .size nnp_winograd_f5x5_3x3_by_2_input__aarch64_neon, . - nnp_winograd_f5x5_3x3_by_2_input__aarch64_neon

.section .rodata
    .p2align 4
.Lconstants_nnp_winograd_f5x5_3x3_by_2_kernel__aarch64_neon:
    .long 0xbf303b34, 0x3edc4a01, 0x3df4c401, 0x3e379301
    .long 0x3f91a2b4, 0x00000000, 0x00000000, 0x00000000

    .text
    .p2align 4
    .globl nnp_winograd_f5x5_3x3_by_2_kernel__aarch64_neon
    .type nnp_winograd_f5x5_3x3_by_2_kernel__aarch64_neon, %function
nnp_winograd_f5x5_3x3_by_2_kernel__aarch64_neon:
    lsl x1, x1, #2
    add x5, x0, x1
    mov x6, x4
    add x7, x5, x1
    mov w8, #9
    add x1, x7, x1
.Lrepeat_1345:
    ldr q0, [x0]
    ldr q1, [x5]
    sub x8, x8, #1
    add x0, x0, #16
    ldr q2, [x7]
    ldr q3, [x1]
    add x5, x5, #16
    add x7, x7, #16
    add x1, x1, #16
    zip1 v4.4s, v0.4s, v2.4s
    zip2 v0.4s, v0.4s, v2.4s
    zip1 v2.4s, v1.4s, v3.4s
    zip2 v1.4s, v1.4s, v3.4s
    zip1 v3.4s, v4.4s, v2.4s
    zip2 v2.4s, v4.4s, v2.4s
    zip1 v4.4s, v0.4s, v1.4s
    zip2 v0.4s, v0.4s, v1.4s
    str q3, [x6]
    str q2, [x6, #16]
    str q4, [x6, #32]
    str q0, [x6, #48]
    add x6, x6, #64
    cbnz x8, .Lrepeat_1345
    lsl x0, x3, #2
    mov w1, #7
    add x5, x2, x0
    mul x1, x3, x1
    add x3, x5, x0
    mov w7, #4
    add x8, x3, x0
    add x9, x8, x0
    add x10, x9, x0
    add x0, x10, x0
.Lrepeat_1346:
    ldp q0, q1, [x4]
    adrp x11, .Lconstants_nnp_winograd_f5x5_3x3_by_2_kernel__aarch64_neon
    ldr q6, [x11, :lo12:.Lconstants_nnp_winograd_f5x5_3x3_by_2_kernel__aarch64_neon]
    mov x11, x6
    mov w12, #7
    ldr q2, [x4, #32]
    adrp x13, .Lconstants_nnp_winograd_f5x5_3x3_by_2_kernel__aarch64_neon+16
    ldr q7, [x13, :lo12:.Lconstants_nnp_winograd_f5x5_3x3_by_2_kernel__aarch64_neon+16]
    fmul v3.4s, v0.4s, v6.s[0]
    fmul v4.4s, v0.4s, v6.s[2]
    str q1, [x6, #96]
    str q2, [x6, #64]
    fmul v0.4s, v0.4s, v7.s[0]
    mov v1.16b, v3.16b
    mov v5.16b, v4.16b
    fmla v3.4s, v2.4s, v6.s[1]
    fmls v4.4s, v2.4s, v6.s[3]
    fmls v1.4s, v2.4s, v6.s[1]
    fmla v5.4s, v2.4s, v6.s[3]
    str q0, [x6, #80]
    str q3, [x6, #16]
    str q4, [x6, #48]
    str q1, [x6]
    str q5, [x6, #32]
    ldp q0, q1, [x4, #48]
    ldr q2, [x4, #80]
    fmul v3.4s, v0.4s, v6.s[0]
    fmul v4.4s, v0.4s, v6.s[2]
    str q2, [x6, #176]
    str q1, [x6, #208]
    fmul v0.4s, v0.4s, v7.s[0]
    mov v1.16b, v3.16b
    mov v5.16b, v4.16b
    fmla v3.4s, v2.4s, v6.s[1]
    fmls v4.4s, v2.4s, v6.s[3]
    str q0, [x6, #192]
    fmls v1.4s, v2.4s, v6.s[1]
    fmla v5.4s, v2.4s, v6.s[3]
    str q3, [x6, #128]
    str q4, [x6, #160]
    str q1, [x6, #112]
    str q5, [x6, #144]
    ldp q0, q1, [x4, #96]
    ldr q2, [x4, #128]
    fmul v3.4s, v0.4s, v6.s[0]
    fmul v4.4s, v0.4s, v6.s[2]
    str q2, [x6, #288]
    str q1, [x6, #320]
    fmul v0.4s, v0.4s, v7.s[0]
    mov v1.16b, v3.16b
    mov v5.16b, v4.16b
    fmla v3.4s, v2.4s, v6.s[1]
    fmls v4.4s, v2.4s, v6.s[3]
    str q0, [x6, #304]
    fmls v1.4s, v2.4s, v6.s[1]
    fmla v5.4s, v2.4s, v6.s[3]
    str q3, [x6, #240]
    str q4, [x6, #272]
    str q1, [x6, #224]
    str q5, [x6, #256]
.Lrepeat_1347:
    ldr q0, [x11]
    ldr q1, [x11, #224]
    sub x12, x12, #1
    ldr q2, [x11, #112]
    add x11, x11, #16
    fmul v3.4s, v0.4s, v6.s[0]
    fmul v4.4s, v0.4s, v6.s[2]
    fmul v0.4s, v0.4s, v7.s[0]
    mov v5.16b, v3.16b
    mov v16.16b, v4.16b
    fmla v3.4s, v1.4s, v6.s[1]
    fmls v4.4s, v1.4s, v6.s[3]
    fmls v5.4s, v1.4s, v6.s[1]
    fmla v16.4s, v1.4s, v6.s[3]
    str q5, [x2]
    add x2, x2, x1, lsl #2
    str q3, [x5]
    add x5, x5, x1, lsl #2
    str q16, [x3]
    add x3, x3, x1, lsl #2
    str q4, [x8]
    add x8, x8, x1, lsl #2
    str q1, [x9]
    add x9, x9, x1, lsl #2
    str q0, [x10]
    add x10, x10, x1, lsl #2
    str q2, [x0]
    add x0, x0, x1, lsl #2
    cbnz x12, .Lrepeat_1347
    mov w11, #7
    sub x7, x7, #1
    add x4, x4, #144
    mul x11, x1, x11
    sub x2, x2, x11, lsl #2
    sub x5, x5, x11, lsl #2
    sub x3, x3, x11, lsl #2
    sub x8, x8, x11, lsl #2
    sub x9, x9, x11, lsl #2
    sub x10, x10, x11, lsl #2
    sub x0, x0, x11, lsl #2
    add x2, x2, #32
    add x5, x5, #32
    add x3, x3, #32
    add x8, x8, #32
    add x9, x9, #32
    add x10, x10, #32
    add x0, x0, #32
    cbnz x7, .Lrepeat_1346
    ret
    .size nnp_winograd_f5x5_3x3_by_2_kernel__aarch64_neon, . - nnp_winograd_f5x5_3x3_by_2_kernel__aarch64_neon

.section .rodata
    .p2align 4
.Lconstants_nnp_winograd_f5x5_3x3_by_2_output_with_bias__aarch64_neon:
    .long 0x3f200000, 0x3fc00000, 0x3ec80000, 0x40100000
    .long 0x3e7a0000, 0x40580000, 0x3e1c4000, 0x40a20000

    .text
    .p2align 4
    .globl nnp_winograd_f5x5_3x3_by_2_output_with_bias__aarch64_neon
    .type nnp_winograd_f5x5_3x3_by_2_output_with_bias__aarch64_neon, %function
nnp_winograd_f5x5_3x3_by_2_output_with_bias__aarch64_neon:
    mov x15, x5
    lsl x16, x1, #2
    mov w5, #11
    add x6, x16, x16, lsl #1
    mov x14, x2
    add x2, x6, x16, lsl #1
    mov x17, x4
    add x4, x0, x16, lsl #3
    add x7, x2, x16, lsl #1
    mul x1, x1, x5
    mov x5, x15
    mov w8, #11
.Lrepeat_1348:
    add x9, x0, x16
    ldr q0, [x0]
    add x10, x0, x16, lsl #1
    add x11, x0, x6
    ldr q1, [x9]
    ldr q2, [x10]
    add x9, x0, x16, lsl #2
    add x10, x0, x2
    ldr q3, [x11]
    adrp x11, .Lconstants_nnp_winograd_f5x5_3x3_by_2_output_with_bias__aarch64_neon
    ldr q4, [x11, :lo12:.Lconstants_nnp_winograd_f5x5_3x3_by_2_output_with_bias__aarch64_neon]
    add x11, x0, x6, lsl #1
    add x12, x0, x7
    adrp x13, .Lconstants_nnp_winograd_f5x5_3x3_by_2_output_with_bias__aarch64_neon+16
    ldr q5, [x13, :lo12:.Lconstants_nnp_winograd_f5x5_3x3_by_2_output_with_bias__aarch64_neon+16]
    ldr q6, [x9]
    add x9, x4, x16
    add x13, x4, x16, lsl #1
    ldr q7, [x10]
    ldr q16, [x11]
    sub x8, x8, #1
    add x0, x0, x1, lsl #2
    ldr q17, [x12]
    ldr q18, [x4]
    add x4, x4, x1, lsl #2
    fadd v19.4s, v0.4s, v1.4s
    fsub v0.4s, v0.4s, v1.4s
    ldr q1, [x9]
    ldr q20, [x13]
    fadd v21.4s, v2.4s, v3.4s
    fsub v2.4s, v2.4s, v3.4s
    fmul v3.4s, v0.4s, v4.s[0]
    fmul v22.4s, v19.4s, v4.s[2]
    fmul v0.4s, v0.4s, v5.s[0]
    fadd v7.4s, v7.4s, v19.4s
    fmla v6.4s, v19.4s, v5.s[2]
    fmla v3.4s, v2.4s, v4.s[1]
    fmla v22.4s, v21.4s, v4.s[3]
    fmla v0.4s, v2.4s, v5.s[1]
    fmla v6.4s, v21.4s, v5.s[3]
    fadd v2.4s, v7.4s, v21.4s
    fadd v3.4s, v3.4s, v17.4s
    fadd v4.4s, v22.4s, v18.4s
    fadd v2.4s, v2.4s, v16.4s
    fadd v0.4s, v0.4s, v1.4s
    fadd v1.4s, v6.4s, v20.4s
    str q3, [x5, #176]
    str q4, [x5, #352]
    str q2, [x5]
    str q0, [x5, #528]
    str q1, [x5, #704]
    add x5, x5, #16
    cbnz x8, .Lrepeat_1348
    ldr x0, [x17]
    ldr w4, [x17, #20]
    mov x5, x3
    ldr x6, [x17, #8]
    ldr w7, [x17, #16]
    lsl x0, x0, #2
    add x3, x5, x0
    add x8, x3, x0
    add x9, x8, x0
    cmp x4, #31
    bne .Lotherwise_1349
    mov w0, #5
.Lrepeat_1350:
    tst x7, #1
    beq .Lotherwise_1351
    ld1 {v4.4s, v5.4s, v6.4s, v7.4s}, [x15], #64
    adrp x1, .Lconstants_nnp_winograd_f5x5_3x3_by_2_output_with_bias__aarch64_neon
    ldr q16, [x1, :lo12:.Lconstants_nnp_winograd_f5x5_3x3_by_2_output_with_bias__aarch64_neon]
    ld1 {v0.4s, v1.4s, v2.4s, v3.4s}, [x15]
    adrp x1, .Lconstants_nnp_winograd_f5x5_3x3_by_2_output_with_bias__aarch64_neon+16
    ldr q17, [x1, :lo12:.Lconstants_nnp_winograd_f5x5_3x3_by_2_output_with_bias__aarch64_neon+16]
    ldp q18, q19, [x15, #64]
    ldr q20, [x14]
    fadd v21.4s, v4.4s, v5.4s
    fsub v4.4s, v4.4s, v5.4s
    ldr q5, [x15, #96]
    sub x15, x15, #64
    fadd v22.4s, v6.4s, v7.4s
    fsub v6.4s, v6.4s, v7.4s
    fmul v7.4s, v4.4s, v16.s[0]
    fmul v23.4s, v21.4s, v16.s[2]
    fmul v4.4s, v4.4s, v17.s[0]
    fadd v1.4s, v1.4s, v21.4s
    fmla v0.4s, v21.4s, v17.s[2]
    fmla v7.4s, v6.4s, v16.s[1]
    fmla v23.4s, v22.4s, v16.s[3]
    fmla v4.4s, v6.4s, v17.s[1]
    fadd v1.4s, v1.4s, v22.4s
    fmla v0.4s, v22.4s, v17.s[3]
    fadd v1.4s, v1.4s, v2.4s
    fadd v2.4s, v7.4s, v3.4s
    fadd v3.4s, v23.4s, v18.4s
    fadd v4.4s, v4.4s, v19.4s
    fadd v0.4s, v0.4s, v5.4s
    fadd v1.4s, v1.4s, v20.4s
    fadd v2.4s, v2.4s, v20.4s
    fadd v3.4s, v3.4s, v20.4s
    fadd v4.4s, v4.4s, v20.4s
    fadd v0.4s, v0.4s, v20.4s
    zip1 v5.4s, v1.4s, v3.4s
    zip1 v6.4s, v2.4s, v4.4s
    zip2 v1.4s, v1.4s, v3.4s
    zip2 v7.4s, v2.4s, v4.4s
    zip1 v16.4s, v5.4s, v6.4s
    zip2 v5.4s, v5.4s, v6.4s
    zip1 v6.4s, v1.4s, v7.4s
    zip1 v17.4s, v2.4s, v4.4s
    str q16, [x5]
    zip1 v16.4s, v3.4s, v0.4s
    zip2 v1.4s, v1.4s, v7.4s
    str q5, [x3]
    zip2 v2.4s, v2.4s, v4.4s
    zip2 v0.4s, v3.4s, v0.4s
    str q6, [x8]
    zip1 v3.4s, v17.4s, v16.4s
    zip2 v4.4s, v17.4s, v16.4s
    str q1, [x9]
    zip1 v1.4s, v2.4s, v0.4s
    zip2 v0.4s, v2.4s, v0.4s
    str q3, [x5, #4]
    str q4, [x3, #4]
    str q1, [x8, #4]
    str q0, [x9, #4]
.Lotherwise_1351:
    sub x0, x0, #1
    lsr x7, x7, #1
    add x5, x5, x6, lsl #2
    add x3, x3, x6, lsl #2
    add x8, x8, x6, lsl #2
    add x9, x9, x6, lsl #2
    add x15, x15, #176
    cbnz x0, .Lrepeat_1350
    b .Lend_1352
.Lotherwise_1349:
    mov w10, #5
.Lrepeat_1353:
    tst x7, #1
    beq .Lotherwise_1354
    ld1 {v4.4s, v5.4s, v6.4s, v7.4s}, [x15], #64
    adrp x0, .Lconstants_nnp_winograd_f5x5_3x3_by_2_output_with_bias__aarch64_neon
    ldr q16, [x0, :lo12:.Lconstants_nnp_winograd_f5x5_3x3_by_2_output_with_bias__aarch64_neon]
    ubfx x0, x4, #0, #4
    ld1 {v0.4s, v1.4s, v2.4s, v3.4s}, [x15]
    adrp x1, .Lconstants_nnp_winograd_f5x5_3x3_by_2_output_with_bias__aarch64_neon+16
    ldr q17, [x1, :lo12:.Lconstants_nnp_winograd_f5x5_3x3_by_2_output_with_bias__aarch64_neon+16]
    ldp q18, q19, [x15, #64]
    ldr q20, [x15, #96]
    sub x15, x15, #64
    fadd v21.4s, v4.4s, v5.4s
    fsub v4.4s, v4.4s, v5.4s
    ldr q5, [x14]
    fadd v22.4s, v6.4s, v7.4s
    fsub v6.4s, v6.4s, v7.4s
    fmul v7.4s, v4.4s, v16.s[0]
    fmul v23.4s, v21.4s, v16.s[2]
    fmul v4.4s, v4.4s, v17.s[0]
    fadd v1.4s, v1.4s, v21.4s
    fmla v0.4s, v21.4s, v17.s[2]
    fmla v7.4s, v6.4s, v16.s[1]
    fmla v23.4s, v22.4s, v16.s[3]
    fmla v4.4s, v6.4s, v17.s[1]
    fmla v0.4s, v22.4s, v17.s[3]
    fadd v1.4s, v1.4s, v22.4s
    fadd v3.4s, v7.4s, v3.4s
    fadd v6.4s, v23.4s, v18.4s
    fadd v1.4s, v1.4s, v2.4s
    fadd v2.4s, v4.4s, v19.4s
    fadd v0.4s, v0.4s, v20.4s
    fadd v3.4s, v3.4s, v5.4s
    fadd v4.4s, v6.4s, v5.4s
    fadd v1.4s, v1.4s, v5.4s
    fadd v2.4s, v2.4s, v5.4s
    fadd v0.4s, v0.4s, v5.4s
    cmp x0, #15
    bne .Lotherwise_1355
    zip1 v5.4s, v1.4s, v4.4s
    zip1 v6.4s, v3.4s, v2.4s
    zip2 v1.4s, v1.4s, v4.4s
    zip2 v2.4s, v3.4s, v2.4s
    zip1 v3.4s, v5.4s, v6.4s
    zip2 v4.4s, v5.4s, v6.4s
    zip1 v5.4s, v1.4s, v2.4s
    zip2 v1.4s, v1.4s, v2.4s
    str q3, [x5]
    str q4, [x3]
    str q5, [x8]
    str q1, [x9]
    b .Lend_1356
.Lotherwise_1355:
    tst x4, #1
    beq .Lotherwise_1357
    st1 {v1.s}[0], [x5]
    st1 {v1.s}[1], [x3]
    st1 {v1.s}[2], [x8]
    st1 {v1.s}[3], [x9]
.Lotherwise_1357:
    tst x4, #2
    beq .Lotherwise_1358
    add x0, x5, #4
    add x1, x3, #4
    add x2, x8, #4
    st1 {v3.s}[0], [x0]
    add x0, x9, #4
    st1 {v3.s}[1], [x1]
    st1 {v3.s}[2], [x2]
    st1 {v3.s}[3], [x0]
.Lotherwise_1358:
    tst x4, #4
    beq .Lotherwise_1359
    add x0, x5, #8
    add x1, x3, #8
    add x2, x8, #8
    st1 {v4.s}[0], [x0]
    add x0, x9, #8
    st1 {v4.s}[1], [x1]
    st1 {v4.s}[2], [x2]
    st1 {v4.s}[3], [x0]
.Lotherwise_1359:
    tst x4, #8
    beq .Lotherwise_1360
    add x0, x5, #12
    add x1, x3, #12
    add x2, x8, #12
    st1 {v2.s}[0], [x0]
    add x0, x9, #12
    st1 {v2.s}[1], [x1]
    st1 {v2.s}[2], [x2]
    st1 {v2.s}[3], [x0]
.Lotherwise_1360:
.Lend_1356:
    ubfx x0, x4, #4, #4
    cmp x0, #15
    bne .Lotherwise_1361
    zip1 v1.4s, v0.4s, v0.4s
    zip1 v2.4s, v0.4s, v0.4s
    zip2 v3.4s, v0.4s, v0.4s
    zip2 v0.4s, v0.4s, v0.4s
    zip1 v4.4s, v1.4s, v2.4s
    zip2 v1.4s, v1.4s, v2.4s
    zip1 v2.4s, v3.4s, v0.4s
    zip2 v0.4s, v3.4s, v0.4s
    str q4, [x5, #16]
    str q1, [x3, #16]
    str q2, [x8, #16]
    str q0, [x9, #16]
    b .Lend_1362
.Lotherwise_1361:
    tst x4, #16
    beq .Lotherwise_1363
    add x0, x5, #16
    add x1, x3, #16
    add x2, x8, #16
    st1 {v0.s}[0], [x0]
    add x0, x9, #16
    st1 {v0.s}[1], [x1]
    st1 {v0.s}[2], [x2]
    st1 {v0.s}[3], [x0]
.Lotherwise_1363:
    tst x4, #32
    beq .Lotherwise_1364
    add x0, x5, #20
    add x1, x3, #20
    add x2, x8, #20
    st1 {v0.s}[0], [x0]
    add x0, x9, #20
    st1 {v0.s}[1], [x1]
    st1 {v0.s}[2], [x2]
    st1 {v0.s}[3], [x0]
.Lotherwise_1364:
    tst x4, #64
    beq .Lotherwise_1365
    add x0, x5, #24
    add x1, x3, #24
    add x2, x8, #24
    st1 {v0.s}[0], [x0]
    add x0, x9, #24
    st1 {v0.s}[1], [x1]
    st1 {v0.s}[2], [x2]
    st1 {v0.s}[3], [x0]
.Lotherwise_1365:
    tst x4, #128
    beq .Lotherwise_1366
    add x0, x5, #28
    add x1, x3, #28
    add x2, x8, #28
    st1 {v0.s}[0], [x0]
    add x0, x9, #28
    st1 {v0.s}[1], [x1]
    st1 {v0.s}[2], [x2]
    st1 {v0.s}[3], [x0]
.Lotherwise_1366:
.Lend_1362:
.Lotherwise_1354:
    sub x10, x10, #1
    lsr x7, x7, #1
    add x5, x5, x6, lsl #2
    add x3, x3, x6, lsl #2
    add x8, x8, x6, lsl #2
    add x9, x9, x6, lsl #2
    add x15, x15, #176
    cbnz x10, .Lrepeat_1353
.Lend_1352:
    ret
    .size nnp_winograd_f5x5_3x3_by_2_output_with_bias__aarch64_neon, . - nnp_winograd_f5x5_3x3_by_2_output_with_bias__aarch64_neon

.section .rodata
    .p2align 4
.Lconstants_nnp_winograd_f5x5_3x3_by_2_output_with_bias_with_relu__aarch64_neon:
    .long 0x3f200000, 0x3fc00000, 0x3ec80000, 0x40100000
    .long 0x3e7a0000, 0x40580000, 0x3e1c4000, 0x40a20000

    .text
    .p2align 4
    .globl nnp_winograd_f5x5_3x3_by_2_output_with_bias_with_relu__aarch64_neon
    .type nnp_winograd_f5x5_3x3_by_2_output_with_bias_with_relu__aarch64_neon, %function
nnp_winograd_f5x5_3x3_by_2_output_with_bias_with_relu__aarch64_neon:
    mov x15, x5
    lsl x16, x1, #2
    mov w5, #11
    add x6, x16, x16, lsl #1
    mov x14, x2
    add x2, x6, x16, lsl #1
    mov x17, x4
    add x4, x0, x16, lsl #3
    add x7, x2, x16, lsl #1
    mul x1, x1, x5
    mov x5, x15
    mov w8, #11
.Lrepeat_1367:
    add x9, x0, x16
    ldr q0, [x0]
    add x10, x0, x16, lsl #1
    add x11, x0, x6
    ldr q1, [x9]
    ldr q2, [x10]
    add x9, x0, x16, lsl #2
    add x10, x0, x2
    ldr q3, [x11]
    adrp x11, .Lconstants_nnp_winograd_f5x5_3x3_by_2_output_with_bias_with_relu__aarch64_neon
    ldr q4, [x11, :lo12:.Lconstants_nnp_winograd_f5x5_3x3_by_2_output_with_bias_with_relu__aarch64_neon]
    add x11, x0, x6, lsl #1
    add x12, x0, x7
    adrp x13, .Lconstants_nnp_winograd_f5x5_3x3_by_2_output_with_bias_with_relu__aarch64_neon+16
    ldr q5, [x13, :lo12:.Lconstants_nnp_winograd_f5x5_3x3_by_2_output_with_bias_with_relu__aarch64_neon+16]
    ldr q6, [x9]
    add x9, x4, x16
    add x13, x4, x16, lsl #1
    ldr q7, [x10]
    ldr q16, [x11]
    sub x8, x8, #1
    add x0, x0, x1, lsl #2
    ldr q17, [x12]
    ldr q18, [x4]
    add x4, x4, x1, lsl #2
    fadd v19.4s, v0.4s, v1.4s
    fsub v0.4s, v0.4s, v1.4s
    ldr q1, [x9]
    ldr q20, [x13]
    fadd v21.4s, v2.4s, v3.4s
    fsub v2.4s, v2.4s, v3.4s
    fmul v3.4s, v0.4s, v4.s[0]
    fmul v22.4s, v19.4s, v4.s[2]
    fmul v0.4s, v0.4s, v5.s[0]
    fadd v7.4s, v7.4s, v19.4s
    fmla v6.4s, v19.4s, v5.s[2]
    fmla v3.4s, v2.4s, v4.s[1]
    fmla v22.4s, v21.4s, v4.s[3]
    fmla v0.4s, v2.4s, v5.s[1]
    fmla v6.4s, v21.4s, v5.s[3]
    fadd v2.4s, v7.4s, v21.4s
    fadd v3.4s, v3.4s, v17.4s
    fadd v4.4s, v22.4s, v18.4s
    fadd v2.4s, v2.4s, v16.4s
    fadd v0.4s, v0.4s, v1.4s
    fadd v1.4s, v6.4s, v20.4s
    str q3, [x5, #176]
    str q4, [x5, #352]
    str q2, [x5]
    str q0, [x5, #528]
    str q1, [x5, #704]
    add x5, x5, #16
    cbnz x8, .Lrepeat_1367
    ldr x0, [x17]
    ldr w4, [x17, #20]
    mov x5, x3
    ldr x6, [x17, #8]
    ldr w7, [x17, #16]
    lsl x0, x0, #2
    add x3, x5, x0
    add x8, x3, x0
    add x9, x8, x0
    cmp x4, #31
    bne .Lotherwise_1368
    mov w0, #5
.Lrepeat_1369:
    tst x7, #1
    beq .Lotherwise_1370
    ld1 {v4.4s, v5.4s, v6.4s, v7.4s}, [x15], #64
    adrp x1, .Lconstants_nnp_winograd_f5x5_3x3_by_2_output_with_bias_with_relu__aarch64_neon
    ldr q16, [x1, :lo12:.Lconstants_nnp_winograd_f5x5_3x3_by_2_output_with_bias_with_relu__aarch64_neon]
    movi v23.4s, #0
    ld1 {v0.4s, v1.4s, v2.4s, v3.4s}, [x15]
    adrp x1, .Lconstants_nnp_winograd_f5x5_3x3_by_2_output_with_bias_with_relu__aarch64_neon+16
    ldr q17, [x1, :lo12:.Lconstants_nnp_winograd_f5x5_3x3_by_2_output_with_bias_with_relu__aarch64_neon+16]
    ldp q18, q19, [x15, #64]
    ldr q24, [x14]
    fadd v20.4s, v4.4s, v5.4s
    fsub v4.4s, v4.4s, v5.4s
    ldr q5, [x15, #96]
    sub x15, x15, #64
    fadd v21.4s, v6.4s, v7.4s
    fsub v6.4s, v6.4s, v7.4s
    fmul v7.4s, v4.4s, v16.s[0]
    fmul v22.4s, v20.4s, v16.s[2]
    fmul v4.4s, v4.4s, v17.s[0]
    fadd v1.4s, v1.4s, v20.4s
    fmla v0.4s, v20.4s, v17.s[2]
    fmla v7.4s, v6.4s, v16.s[1]
    fmla v22.4s, v21.4s, v16.s[3]
    fmla v4.4s, v6.4s, v17.s[1]
    fadd v1.4s, v1.4s, v21.4s
    fmla v0.4s, v21.4s, v17.s[3]
    fadd v1.4s, v1.4s, v2.4s
    fadd v2.4s, v7.4s, v3.4s
    fadd v3.4s, v22.4s, v18.4s
    fadd v4.4s, v4.4s, v19.4s
    fadd v0.4s, v0.4s, v5.4s
    fadd v1.4s, v1.4s, v24.4s
    fadd v2.4s, v2.4s, v24.4s
    fadd v3.4s, v3.4s, v24.4s
    fadd v4.4s, v4.4s, v24.4s
    fadd v0.4s, v0.4s, v24.4s
    fmax v1.4s, v23.4s, v1.4s
    fmax v2.4s, v23.4s, v2.4s
    fmax v3.4s, v23.4s, v3.4s
    fmax v4.4s, v23.4s, v4.4s
    fmax v0.4s, v23.4s, v0.4s
    zip1 v5.4s, v1.4s, v3.4s
    zip1 v6.4s, v2.4s, v4.4s
    zip2 v1.4s, v1.4s, v3.4s
    zip2 v7.4s, v2.4s, v4.4s
    zip1 v16.4s, v5.4s, v6.4s
    zip2 v5.4s, v5.4s, v6.4s
    zip1 v6.4s, v1.4s, v7.4s
    zip1 v17.4s, v2.4s, v4.4s
    str q16, [x5]
    zip1 v16.4s, v3.4s, v0.4s
    zip2 v1.4s, v1.4s, v7.4s
    str q5, [x3]
    zip2 v2.4s, v2.4s, v4.4s
    zip2 v0.4s, v3.4s, v0.4s
    str q6, [x8]
    zip1 v3.4s, v17.4s, v16.4s
    zip2 v4.4s, v17.4s, v16.4s
    str q1, [x9]
    zip1 v1.4s, v2.4s, v0.4s
    zip2 v0.4s, v2.4s, v0.4s
    str q3, [x5, #4]
    str q4, [x3, #4]
    str q1, [x8, #4]
    str q0, [x9, #4]
.Lotherwise_1370:
    sub x0, x0, #1
    lsr x7, x7, #1
    add x5, x5, x6, lsl #2
    add x3, x3, x6, lsl #2
    add x8, x8, x6, lsl #2
    add x9, x9, x6, lsl #2
    add x15, x15, #176
    cbnz x0, .Lrepeat_1369
    b .Lend_1371
.Lotherwise_1368:
    mov w10, #5
.Lrepeat_1372:
    tst x7, #1
    beq .Lotherwise_1373
    ld1 {v4.4s, v5.4s, v6.4s, v7.4s}, [x15], #64
    adrp x0, .Lconstants_nnp_winograd_f5x5_3x3_by_2_output_with_bias_with_relu__aarch64_neon
    ldr q16, [x0, :lo12:.Lconstants_nnp_winograd_f5x5_3x3_by_2_output_with_bias_with_relu__aarch64_neon]
    movi v24.4s, #0
    ubfx x0, x4, #0, #4
    ld1 {v0.4s, v1.4s, v2.4s, v3.4s}, [x15]
    adrp x1, .Lconstants_nnp_winograd_f5x5_3x3_by_2_output_with_bias_with_relu__aarch64_neon+16
    ldr q17, [x1, :lo12:.Lconstants_nnp_winograd_f5x5_3x3_by_2_output_with_bias_with_relu__aarch64_neon+16]
    ldp q18, q19, [x15, #64]
    ldr q20, [x15, #96]
    sub x15, x15, #64
    fadd v21.4s, v4.4s, v5.4s
    fsub v4.4s, v4.4s, v5.4s
    ldr q5, [x14]
    fadd v22.4s, v6.4s, v7.4s
    fsub v6.4s, v6.4s, v7.4s
    fmul v7.4s, v4.4s, v16.s[0]
    fmul v23.4s, v21.4s, v16.s[2]
    fmul v4.4s, v4.4s, v17.s[0]
    fadd v1.4s, v1.4s, v21.4s
    fmla v0.4s, v21.4s, v17.s[2]
    fmla v7.4s, v6.4s, v16.s[1]
    fmla v23.4s, v22.4s, v16.s[3]
    fmla v4.4s, v6.4s, v17.s[1]
    fmla v0.4s, v22.4s, v17.s[3]
    fadd v1.4s, v1.4s, v22.4s
    fadd v3.4s, v7.4s, v3.4s
    fadd v6.4s, v23.4s, v18.4s
    fadd v1.4s, v1.4s, v2.4s
    fadd v2.4s, v4.4s, v19.4s
    fadd v0.4s, v0.4s, v20.4s
    fadd v3.4s, v3.4s, v5.4s
    fadd v4.4s, v6.4s, v5.4s
    fadd v1.4s, v1.4s, v5.4s
    fadd v2.4s, v2.4s, v5.4s
    fadd v0.4s, v0.4s, v5.4s
    fmax v3.4s, v24.4s, v3.4s
    fmax v4.4s, v24.4s, v4.4s
    fmax v1.4s, v24.4s, v1.4s
    fmax v2.4s, v24.4s, v2.4s
    fmax v0.4s, v24.4s, v0.4s
    cmp x0, #15
    bne .Lotherwise_1374
    zip1 v5.4s, v1.4s, v4.4s
    zip1 v6.4s, v3.4s, v2.4s
    zip2 v1.4s, v1.4s, v4.4s
    zip2 v2.4s, v3.4s, v2.4s
    zip1 v3.4s, v5.4s, v6.4s
    zip2 v4.4s, v5.4s, v6.4s
    zip1 v5.4s, v1.4s, v2.4s
    zip2 v1.4s, v1.4s, v2.4s
    str q3, [x5]
    str q4, [x3]
    str q5, [x8]
    str q1, [x9]
    b .Lend_1375
.Lotherwise_1374:
    tst x4, #1
    beq .Lotherwise_1376
    st1 {v1.s}[0], [x5]
    st1 {v1.s}[1], [x3]
    st1 {v1.s}[2], [x8]
    st1 {v1.s}[3], [x9]
.Lotherwise_1376:
    tst x4, #2
    beq .Lotherwise_1377
    add x0, x5, #4
    add x1, x3, #4
    add x2, x8, #4
    st1 {v3.s}[0], [x0]
    add x0, x9, #4
    st1 {v3.s}[1], [x1]
    st1 {v3.s}[2], [x2]
    st1 {v3.s}[3], [x0]
.Lotherwise_1377:
    tst x4, #4
    beq .Lotherwise_1378
    add x0, x5, #8
    add x1, x3, #8
    add x2, x8, #8
    st1 {v4.s}[0], [x0]
    add x0, x9, #8
    st1 {v4.s}[1], [x1]
    st1 {v4.s}[2], [x2]
    st1 {v4.s}[3], [x0]
.Lotherwise_1378:
    tst x4, #8
    beq .Lotherwise_1379
    add x0, x5, #12
    add x1, x3, #12
    add x2, x8, #12
    st1 {v2.s}[0], [x0]
    add x0, x9, #12
    st1 {v2.s}[1], [x1]
    st1 {v2.s}[2], [x2]
    st1 {v2.s}[3], [x0]
.Lotherwise_1379:
.Lend_1375:
    ubfx x0, x4, #4, #4
    cmp x0, #15
    bne .Lotherwise_1380
    zip1 v1.4s, v0.4s, v0.4s
    zip1 v2.4s, v0.4s, v0.4s
    zip2 v3.4s, v0.4s, v0.4s
    zip2 v0.4s, v0.4s, v0.4s
    zip1 v4.4s, v1.4s, v2.4s
    zip2 v1.4s, v1.4s, v2.4s
    zip1 v2.4s, v3.4s, v0.4s
    zip2 v0.4s, v3.4s, v0.4s
    str q4, [x5, #16]
    str q1, [x3, #16]
    str q2, [x8, #16]
    str q0, [x9, #16]
    b .Lend_1381
.Lotherwise_1380:
    tst x4, #16
    beq .Lotherwise_1382
    add x0, x5, #16
    add x1, x3, #16
    add x2, x8, #16
    st1 {v0.s}[0], [x0]
    add x0, x9, #16
    st1 {v0.s}[1], [x1]
    st1 {v0.s}[2], [x2]
    st1 {v0.s}[3], [x0]
.Lotherwise_1382:
    tst x4, #32
    beq .Lotherwise_1383
    add x0, x5, #20
    add x1, x3, #20
    add x2, x8, #20
    st1 {v0.s}[0], [x0]
    add x0, x9, #20
    st1 {v0.s}[1], [x1]
    st1 {v0.s}[2], [x2]
    st1 {v0.s}[3], [x0]
.Lotherwise_1383:
    tst x4, #64
    beq .Lotherwise_1384
    add x0, x5, #24
    add x1, x3, #24
    add x2, x8, #24
    st1 {v0.s}[0], [x0]
    add x0, x9, #24
    st1 {v0.s}[1], [x1]
    st1 {v0.s}[2], [x2]
    st1 {v0.s}[3], [x0]
.Lotherwise_1384:
    tst x4, #128
    beq .Lotherwise_1385
    add x0, x5, #28
    add x1, x3, #28
    add x2, x8, #28
    st1 {v0.s}[0], [x0]
    add x0, x9, #28
    st1 {v0.s}[1], [x1]
    st1 {v0.s}[2], [x2]
    st1 {v0.s}[3], [x0]
.Lotherwise_1385:
.Lend_1381:
.Lotherwise_1373:
    sub x10, x10, #1
    lsr x7, x7, #1
    add x5, x5, x6, lsl #2
    add x3, x3, x6, lsl #2
    add x8, x8, x6, lsl #2
    add x9, x9, x6, lsl #2
    add x15, x15, #176
    cbnz x10, .Lrepeat_1372
.Lend_1371:
    ret
    .size nnp_winograd_f5x5_3x3_by_2_output_with_bias_with_relu__aarch64_neon, . - nnp_winograd_f5x5_3x3_by_2_output_with_bias_with_relu__aarch64_neon

    .text
    .p2align 4
    .globl nnp_winograd_f3x3_3x3_by_2_input__aarch64_neon
    .type nnp_winograd_f3x3_3x3_by_2_input__aarch64_neon, %function
nnp_winograd_f3x3_3x3_by_2_input__aarch64_neon:
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
    cmp x5, #127
    bne .Lotherwise_1386
    mov x0, x4
    mov w1, #7
.Lrepeat_1387:
    tst x10, #1
    beq .Lotherwise_1388
    ldr q0, [x7]
    ldr q1, [x3]
    ldr q2, [x11]
    ldr q3, [x12]
    ldr q4, [x7, #12]
    ldr q5, [x3, #12]
    ldr q6, [x11, #12]
    ldr q7, [x12, #12]
    zip1 v16.4s, v0.4s, v2.4s
    zip2 v0.4s, v0.4s, v2.4s
    zip1 v2.4s, v1.4s, v3.4s
    zip2 v1.4s, v1.4s, v3.4s
    zip1 v3.4s, v4.4s, v6.4s
    zip2 v4.4s, v4.4s, v6.4s
    zip1 v6.4s, v5.4s, v7.4s
    zip2 v5.4s, v5.4s, v7.4s
    zip1 v7.4s, v16.4s, v2.4s
    zip1 v17.4s, v0.4s, v1.4s
    zip2 v3.4s, v3.4s, v6.4s
    zip2 v6.4s, v4.4s, v5.4s
    zip2 v2.4s, v16.4s, v2.4s
    zip2 v0.4s, v0.4s, v1.4s
    fadd v1.4s, v3.4s, v17.4s
    fsub v16.4s, v3.4s, v17.4s
    fsub v6.4s, v6.4s, v17.4s
    fsub v3.4s, v7.4s, v3.4s
    str q2, [x0, #64]
    str q0, [x0, #80]
    zip1 v0.4s, v4.4s, v5.4s
    str q1, [x0]
    str q16, [x0, #16]
    str q0, [x0, #96]
    str q6, [x0, #32]
    str q3, [x0, #48]
    b .Lend_1389
.Lotherwise_1388:
    movi v0.4s, #0
    movi v1.4s, #0
    movi v2.4s, #0
    movi v3.4s, #0
    movi v4.4s, #0
    movi v5.4s, #0
    str q0, [x0]
    str q1, [x0, #16]
    movi v0.4s, #0
    str q2, [x0, #32]
    str q3, [x0, #48]
    str q4, [x0, #64]
    str q5, [x0, #80]
    str q0, [x0, #96]
.Lend_1389:
    sub x1, x1, #1
    lsr x10, x10, #1
    add x7, x7, x9, lsl #2
    add x3, x3, x9, lsl #2
    add x11, x11, x9, lsl #2
    add x12, x12, x9, lsl #2
    add x0, x0, #112
    cbnz x1, .Lrepeat_1387
    b .Lend_1390
.Lotherwise_1386:
    mov x13, x4
    mov w14, #7
.Lrepeat_1391:
    tst x10, #1
    beq .Lotherwise_1392
    ubfx x0, x5, #0, #4
    cmp x0, #15
    bne .Lotherwise_1393
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
    b .Lend_1394
.Lotherwise_1393:
    movi v3.4s, #0
    tst x5, #1
    beq .Lotherwise_1395
    ld1 {v3.s}[0], [x7]
    ld1 {v3.s}[1], [x3]
    ld1 {v3.s}[2], [x11]
    ld1 {v3.s}[3], [x12]
.Lotherwise_1395:
    movi v2.4s, #0
    tst x5, #2
    beq .Lotherwise_1396
    add x0, x7, #4
    add x1, x3, #4
    add x2, x11, #4
    ld1 {v2.s}[0], [x0]
    add x0, x12, #4
    ld1 {v2.s}[1], [x1]
    ld1 {v2.s}[2], [x2]
    ld1 {v2.s}[3], [x0]
.Lotherwise_1396:
    movi v4.4s, #0
    tst x5, #4
    beq .Lotherwise_1397
    add x0, x7, #8
    add x1, x3, #8
    add x2, x11, #8
    ld1 {v4.s}[0], [x0]
    add x0, x12, #8
    ld1 {v4.s}[1], [x1]
    ld1 {v4.s}[2], [x2]
    ld1 {v4.s}[3], [x0]
.Lotherwise_1397:
    movi v0.4s, #0
    tst x5, #8
    beq .Lotherwise_1398
    add x0, x7, #12
    add x1, x3, #12
    add x2, x11, #12
    ld1 {v0.s}[0], [x0]
    add x0, x12, #12
    ld1 {v0.s}[1], [x1]
    ld1 {v0.s}[2], [x2]
    ld1 {v0.s}[3], [x0]
.Lotherwise_1398:
.Lend_1394:
    str q2, [x13, #64]
    str q0, [x13, #80]
    movi v0.4s, #0
    tst x5, #16
    beq .Lotherwise_1399
    add x0, x7, #16
    add x1, x3, #16
    add x2, x11, #16
    ld1 {v0.s}[0], [x0]
    add x0, x12, #16
    ld1 {v0.s}[1], [x1]
    ld1 {v0.s}[2], [x2]
    ld1 {v0.s}[3], [x0]
.Lotherwise_1399:
    movi v1.4s, #0
    tst x5, #32
    beq .Lotherwise_1400
    add x0, x7, #20
    add x1, x3, #20
    add x2, x11, #20
    ld1 {v1.s}[0], [x0]
    add x0, x12, #20
    ld1 {v1.s}[1], [x1]
    ld1 {v1.s}[2], [x2]
    ld1 {v1.s}[3], [x0]
.Lotherwise_1400:
    movi v2.4s, #0
    tst x5, #64
    beq .Lotherwise_1401
    add x0, x7, #24
    add x1, x3, #24
    add x2, x11, #24
    ld1 {v2.s}[0], [x0]
    add x0, x12, #24
    ld1 {v2.s}[1], [x1]
    ld1 {v2.s}[2], [x2]
    ld1 {v2.s}[3], [x0]
.Lotherwise_1401:
    fadd v5.4s, v0.4s, v4.4s
    fsub v6.4s, v0.4s, v4.4s
    str q1, [x13, #96]
    fsub v1.4s, v2.4s, v4.4s
    fsub v0.4s, v3.4s, v0.4s
    str q5, [x13]
    str q6, [x13, #16]
    str q1, [x13, #32]
    str q0, [x13, #48]
    b .Lend_1402
.Lotherwise_1392:
    movi v0.4s, #0
    movi v1.4s, #0
    movi v2.4s, #0
    movi v3.4s, #0
    movi v4.4s, #0
    movi v5.4s, #0
    str q0, [x13]
    str q1, [x13, #16]
    movi v0.4s, #0
    str q2, [x13, #32]
    str q3, [x13, #48]
    str q4, [x13, #64]
    str q5, [x13, #80]
    str q0, [x13, #96]
.Lend_1402:
    sub x14, x14, #1
    lsr x10, x10, #1
    add x7, x7, x9, lsl #2
    add x3, x3, x9, lsl #2
    add x11, x11, x9, lsl #2
    add x12, x12, x9, lsl #2
    add x13, x13, #112
    cbnz x14, .Lrepeat_1391
.Lend_1390:
    lsl x0, x8, #2
    mov w1, #7
    add x2, x6, x0
    mul x1, x8, x1
    add x3, x2, x0
    mov w5, #7
    add x7, x3, x0
    add x8, x7, x0
    add x9, x8, x0
    add x0, x9, x0
.Lrepeat_1403:
    ldr q0, [x4, #112]
    ldr q1, [x4, #224]
    sub x5, x5, #1
    ldr q2, [x4, #448]
    ldr q3, [x4, #336]
    ldr q4, [x4, #560]
    ldr q5, [x4, #672]
    ldr q6, [x4]
    add x4, x4, #16
    str q0, [x8]
    add x8, x8, x1, lsl #2
    fadd v0.4s, v2.4s, v1.4s
    str q3, [x9]
    fsub v3.4s, v2.4s, v1.4s
    add x9, x9, x1, lsl #2
    str q4, [x0]
    fsub v1.4s, v5.4s, v1.4s
    add x0, x0, x1, lsl #2
    fsub v2.4s, v6.4s, v2.4s
    str q0, [x6]
    add x6, x6, x1, lsl #2
    str q3, [x2]
    add x2, x2, x1, lsl #2
    str q1, [x3]
    add x3, x3, x1, lsl #2
    str q2, [x7]
    add x7, x7, x1, lsl #2
    cbnz x5, .Lrepeat_1403
    ret
    .size nnp_winograd_f3x3_3x3_by_2_input__aarch64_neon, . - nnp_winograd_f3x3_3x3_by_2_input__aarch64_neon

.section .rodata
    .p2align 4
.Lconstants_nnp_winograd_f3x3_3x3_by_2_kernel__aarch64_neon:
    .long 0x3f000000, 0x00000000, 0x00000000, 0x00000000

    .text
    .p2align 4
    .globl nnp_winograd_f3x3_3x3_by_2_kernel__aarch64_neon
    .type nnp_winograd_f3x3_3x3_by_2_kernel__aarch64_neon, %function
nnp_winograd_f3x3_3x3_by_2_kernel__aarch64_neon:
    lsl x1, x1, #2
    add x5, x0, x1
    mov x6, x4
    add x7, x5, x1
    mov w8, #9
    add x1, x7, x1
.Lrepeat_1404:
    ldr q0, [x0]
    ldr q1, [x5]
    sub x8, x8, #1
    add x0, x0, #16
    ldr q2, [x7]
    ldr q3, [x1]
    add x5, x5, #16
    add x7, x7, #16
    add x1, x1, #16
    zip1 v4.4s, v0.4s, v2.4s
    zip2 v0.4s, v0.4s, v2.4s
    zip1 v2.4s, v1.4s, v3.4s
    zip2 v1.4s, v1.4s, v3.4s
    zip1 v3.4s, v4.4s, v2.4s
    zip2 v2.4s, v4.4s, v2.4s
    zip1 v4.4s, v0.4s, v1.4s
    zip2 v0.4s, v0.4s, v1.4s
    str q3, [x6]
    str q2, [x6, #16]
    str q4, [x6, #32]
    str q0, [x6, #48]
    add x6, x6, #64
    cbnz x8, .Lrepeat_1404
    lsl x0, x3, #2
    mov w1, #5
    add x5, x2, x0
    mul x1, x3, x1
    add x3, x5, x0
    mov w7, #4
    add x8, x3, x0
    add x0, x8, x0
.Lrepeat_1405:
    ldp q0, q1, [x4]
    adrp x9, .Lconstants_nnp_winograd_f3x3_3x3_by_2_kernel__aarch64_neon
    ldr q2, [x9, :lo12:.Lconstants_nnp_winograd_f3x3_3x3_by_2_kernel__aarch64_neon]
    mov x9, x6
    mov w10, #5
    ldr q3, [x4, #32]
    fmul v4.4s, v0.4s, v2.s[0]
    str q0, [x6, #48]
    str q1, [x6, #64]
    str q3, [x6, #32]
    mov v0.16b, v4.16b
    fmls v4.4s, v3.4s, v2.s[0]
    fmla v0.4s, v3.4s, v2.s[0]
    str q4, [x6, #16]
    str q0, [x6]
    ldp q0, q1, [x4, #48]
    ldr q3, [x4, #80]
    fmul v4.4s, v0.4s, v2.s[0]
    str q3, [x6, #112]
    str q0, [x6, #128]
    str q1, [x6, #144]
    mov v0.16b, v4.16b
    fmls v4.4s, v3.4s, v2.s[0]
    fmla v0.4s, v3.4s, v2.s[0]
    str q4, [x6, #96]
    str q0, [x6, #80]
    ldp q0, q1, [x4, #96]
    ldr q3, [x4, #128]
    fmul v4.4s, v0.4s, v2.s[0]
    str q3, [x6, #192]
    str q0, [x6, #208]
    str q1, [x6, #224]
    mov v0.16b, v4.16b
    fmls v4.4s, v3.4s, v2.s[0]
    fmla v0.4s, v3.4s, v2.s[0]
    str q4, [x6, #176]
    str q0, [x6, #160]
.Lrepeat_1406:
    ldr q0, [x9]
    ldr q1, [x9, #160]
    sub x10, x10, #1
    ldr q3, [x9, #80]
    add x9, x9, #16
    fmul v4.4s, v0.4s, v2.s[0]
    mov v5.16b, v4.16b
    fmls v4.4s, v1.4s, v2.s[0]
    fmla v5.4s, v1.4s, v2.s[0]
    str q5, [x2]
    add x2, x2, x1, lsl #2
    str q4, [x5]
    add x5, x5, x1, lsl #2
    str q1, [x3]
    add x3, x3, x1, lsl #2
    str q0, [x8]
    add x8, x8, x1, lsl #2
    str q3, [x0]
    add x0, x0, x1, lsl #2
    cbnz x10, .Lrepeat_1406
    mov w9, #5
    sub x7, x7, #1
    add x4, x4, #144
    mul x9, x1, x9
    sub x2, x2, x9, lsl #2
    sub x5, x5, x9, lsl #2
    sub x3, x3, x9, lsl #2
    sub x8, x8, x9, lsl #2
    sub x0, x0, x9, lsl #2
    add x2, x2, #32
    add x5, x5, #32
    add x3, x3, #32
    add x8, x8, #32
    add x0, x0, #32
    cbnz x7, .Lrepeat_1405
    ret
    .size nnp_winograd_f3x3_3x3_by_2_kernel__aarch64_neon, . - nnp_winograd_f3x3_3x3_by_2_kernel__aarch64_neon

    .text
    .p2align 4
    .globl nnp_winograd_f3x3_3x3_by_2_output_with_bias__aarch64_neon
    .type nnp_winograd_f3x3_3x3_by_2_output_with_bias__aarch64_neon, %function
nnp_winograd_f3x3_3x3_by_2_output_with_bias__aarch64_neon:
    lsl x6, x1, #2
    mov w7, #7
    add x8, x0, x6
    mov x13, x2
    add x2, x8, x6
    mul x1, x1, x7
    add x7, x2, x6
    mov x9, x5
    mov w10, #7
    add x11, x7, x6
    add x12, x11, x6
    add x6, x12, x6
.Lrepeat_1407:
    ldr q0, [x0]
    ldr q1, [x8]
    sub x10, x10, #1
    add x0, x0, x1, lsl #2
    ldr q2, [x2]
    ldr q3, [x7]
    add x8, x8, x1, lsl #2
    add x2, x2, x1, lsl #2
    ldr q4, [x11]
    ldr q5, [x12]
    add x7, x7, x1, lsl #2
    add x11, x11, x1, lsl #2
    ldr q6, [x6]
    add x12, x12, x1, lsl #2
    add x6, x6, x1, lsl #2
    fadd v7.4s, v0.4s, v1.4s
    fsub v0.4s, v0.4s, v1.4s
    fadd v1.4s, v3.4s, v7.4s
    fadd v2.4s, v2.4s, v7.4s
    fadd v0.4s, v0.4s, v5.4s
    fadd v1.4s, v1.4s, v4.4s
    fadd v2.4s, v2.4s, v6.4s
    str q0, [x9, #112]
    str q1, [x9]
    str q2, [x9, #224]
    add x9, x9, #16
    cbnz x10, .Lrepeat_1407
    ldr x0, [x4]
    ldr w1, [x4, #20]
    mov x11, x3
    ldr x2, [x4, #8]
    ldr w3, [x4, #16]
    lsl x0, x0, #2
    add x4, x11, x0
    add x6, x4, x0
    add x0, x6, x0
    cmp x1, #7
    bne .Lotherwise_1408
    mov w1, #3
.Lrepeat_1409:
    tst x3, #1
    beq .Lotherwise_1410
    ld1 {v0.4s, v1.4s, v2.4s, v3.4s}, [x5]
    ldr q4, [x13]
    add x7, x4, #4
    add x8, x0, #4
    ldp q5, q6, [x5, #64]
    ldr q7, [x5, #96]
    fadd v0.4s, v0.4s, v4.4s
    fadd v4.4s, v0.4s, v1.4s
    fsub v0.4s, v0.4s, v1.4s
    fadd v1.4s, v3.4s, v4.4s
    fadd v0.4s, v0.4s, v6.4s
    fadd v2.4s, v2.4s, v4.4s
    fadd v1.4s, v1.4s, v5.4s
    fadd v2.4s, v2.4s, v7.4s
    zip1 v3.4s, v1.4s, v0.4s
    zip2 v1.4s, v1.4s, v0.4s
    zip1 v4.4s, v0.4s, v2.4s
    zip2 v0.4s, v0.4s, v2.4s
    str d3, [x11]
    st1 {v3.d}[1], [x4]
    str d1, [x6]
    st1 {v1.d}[1], [x0]
    str d4, [x11, #4]
    st1 {v4.d}[1], [x7]
    str d0, [x6, #4]
    st1 {v0.d}[1], [x8]
.Lotherwise_1410:
    sub x1, x1, #1
    lsr x3, x3, #1
    add x11, x11, x2, lsl #2
    add x4, x4, x2, lsl #2
    add x6, x6, x2, lsl #2
    add x0, x0, x2, lsl #2
    add x5, x5, #112
    cbnz x1, .Lrepeat_1409
    b .Lend_1411
.Lotherwise_1408:
    mov w7, #3
.Lrepeat_1412:
    tst x3, #1
    beq .Lotherwise_1413
    ld1 {v0.4s, v1.4s, v2.4s, v3.4s}, [x5]
    ldr q4, [x13]
    ubfx x8, x1, #0, #4
    ldp q5, q6, [x5, #64]
    ldr q7, [x5, #96]
    fadd v0.4s, v0.4s, v4.4s
    fadd v4.4s, v0.4s, v1.4s
    fsub v0.4s, v0.4s, v1.4s
    fadd v1.4s, v3.4s, v4.4s
    fadd v2.4s, v2.4s, v4.4s
    fadd v0.4s, v0.4s, v6.4s
    fadd v1.4s, v1.4s, v5.4s
    fadd v2.4s, v2.4s, v7.4s
    cmp x8, #15
    bne .Lotherwise_1414
    zip1 v3.4s, v1.4s, v2.4s
    zip1 v4.4s, v0.4s, v2.4s
    zip2 v1.4s, v1.4s, v2.4s
    zip2 v0.4s, v0.4s, v2.4s
    zip1 v2.4s, v3.4s, v4.4s
    zip2 v3.4s, v3.4s, v4.4s
    zip1 v4.4s, v1.4s, v0.4s
    zip2 v0.4s, v1.4s, v0.4s
    str q2, [x11]
    str q3, [x4]
    str q4, [x6]
    str q0, [x0]
    b .Lend_1415
.Lotherwise_1414:
    tst x1, #1
    beq .Lotherwise_1416
    st1 {v1.s}[0], [x11]
    st1 {v1.s}[1], [x4]
    st1 {v1.s}[2], [x6]
    st1 {v1.s}[3], [x0]
.Lotherwise_1416:
    tst x1, #2
    beq .Lotherwise_1417
    add x8, x11, #4
    add x9, x4, #4
    add x10, x6, #4
    st1 {v0.s}[0], [x8]
    add x8, x0, #4
    st1 {v0.s}[1], [x9]
    st1 {v0.s}[2], [x10]
    st1 {v0.s}[3], [x8]
.Lotherwise_1417:
    tst x1, #4
    beq .Lotherwise_1418
    add x8, x11, #8
    add x9, x4, #8
    add x10, x6, #8
    st1 {v2.s}[0], [x8]
    add x8, x0, #8
    st1 {v2.s}[1], [x9]
    st1 {v2.s}[2], [x10]
    st1 {v2.s}[3], [x8]
.Lotherwise_1418:
    tst x1, #8
    beq .Lotherwise_1419
    add x8, x11, #12
    add x9, x4, #12
    add x10, x6, #12
    st1 {v2.s}[0], [x8]
    add x8, x0, #12
    st1 {v2.s}[1], [x9]
    st1 {v2.s}[2], [x10]
    st1 {v2.s}[3], [x8]
.Lotherwise_1419:
.Lend_1415:
.Lotherwise_1413:
    sub x7, x7, #1
    lsr x3, x3, #1
    add x11, x11, x2, lsl #2
    add x4, x4, x2, lsl #2
    add x6, x6, x2, lsl #2
    add x0, x0, x2, lsl #2
    add x5, x5, #112
    cbnz x7, .Lrepeat_1412
.Lend_1411:
    ret
    .size nnp_winograd_f3x3_3x3_by_2_output_with_bias__aarch64_neon, . - nnp_winograd_f3x3_3x3_by_2_output_with_bias__aarch64_neon

    .text
    .p2align 4
    .globl nnp_winograd_f3x3_3x3_by_2_output_with_bias_with_relu__aarch64_neon
    .type nnp_winograd_f3x3_3x3_by_2_output_with_bias_with_relu__aarch64_neon, %function
nnp_winograd_f3x3_3x3_by_2_output_with_bias_with_relu__aarch64_neon:
    lsl x6, x1, #2
    mov w7, #7
    add x8, x0, x6
    mov x13, x2
    add x2, x8, x6
    mul x1, x1, x7
    add x7, x2, x6
    mov x9, x5
    mov w10, #7
    add x11, x7, x6
    add x12, x11, x6
    add x6, x12, x6
.Lrepeat_1420:
    ldr q0, [x0]
    ldr q1, [x8]
    sub x10, x10, #1
    add x0, x0, x1, lsl #2
    ldr q2, [x2]
    ldr q3, [x7]
    add x8, x8, x1, lsl #2
    add x2, x2, x1, lsl #2
    ldr q4, [x11]
    ldr q5, [x12]
    add x7, x7, x1, lsl #2
    add x11, x11, x1, lsl #2
    ldr q6, [x6]
    add x12, x12, x1, lsl #2
    add x6, x6, x1, lsl #2
    fadd v7.4s, v0.4s, v1.4s
    fsub v0.4s, v0.4s, v1.4s
    fadd v1.4s, v3.4s, v7.4s
    fadd v2.4s, v2.4s, v7.4s
    fadd v0.4s, v0.4s, v5.4s
    fadd v1.4s, v1.4s, v4.4s
    fadd v2.4s, v2.4s, v6.4s
    str q0, [x9, #112]
    str q1, [x9]
    str q2, [x9, #224]
    add x9, x9, #16
    cbnz x10, .Lrepeat_1420
    ldr x0, [x4]
    ldr w1, [x4, #20]
    mov x11, x3
    ldr x2, [x4, #8]
    ldr w3, [x4, #16]
    lsl x0, x0, #2
    add x4, x11, x0
    add x6, x4, x0
    add x0, x6, x0
    cmp x1, #7
    bne .Lotherwise_1421
    mov w1, #3
.Lrepeat_1422:
    tst x3, #1
    beq .Lotherwise_1423
    ld1 {v0.4s, v1.4s, v2.4s, v3.4s}, [x5]
    ldr q4, [x13]
    movi v5.4s, #0
    add x7, x4, #4
    ldp q6, q7, [x5, #64]
    add x8, x0, #4
    ldr q16, [x5, #96]
    fadd v0.4s, v0.4s, v4.4s
    fadd v4.4s, v0.4s, v1.4s
    fsub v0.4s, v0.4s, v1.4s
    fadd v1.4s, v3.4s, v4.4s
    fadd v0.4s, v0.4s, v7.4s
    fadd v2.4s, v2.4s, v4.4s
    fadd v1.4s, v1.4s, v6.4s
    fmax v0.4s, v5.4s, v0.4s
    fadd v2.4s, v2.4s, v16.4s
    fmax v1.4s, v5.4s, v1.4s
    fmax v2.4s, v5.4s, v2.4s
    zip1 v3.4s, v1.4s, v0.4s
    zip2 v1.4s, v1.4s, v0.4s
    zip1 v4.4s, v0.4s, v2.4s
    zip2 v0.4s, v0.4s, v2.4s
    str d3, [x11]
    st1 {v3.d}[1], [x4]
    str d1, [x6]
    st1 {v1.d}[1], [x0]
    str d4, [x11, #4]
    st1 {v4.d}[1], [x7]
    str d0, [x6, #4]
    st1 {v0.d}[1], [x8]
.Lotherwise_1423:
    sub x1, x1, #1
    lsr x3, x3, #1
    add x11, x11, x2, lsl #2
    add x4, x4, x2, lsl #2
    add x6, x6, x2, lsl #2
    add x0, x0, x2, lsl #2
    add x5, x5, #112
    cbnz x1, .Lrepeat_1422
    b .Lend_1424
.Lotherwise_1421:
    mov w7, #3
.Lrepeat_1425:
    tst x3, #1
    beq .Lotherwise_1426
    ld1 {v0.4s, v1.4s, v2.4s, v3.4s}, [x5]
    ldr q4, [x13]
    movi v5.4s, #0
    ubfx x8, x1, #0, #4
    ldp q6, q7, [x5, #64]
    ldr q16, [x5, #96]
    fadd v0.4s, v0.4s, v4.4s
    fadd v4.4s, v0.4s, v1.4s
    fsub v0.4s, v0.4s, v1.4s
    fadd v1.4s, v3.4s, v4.4s
    fadd v2.4s, v2.4s, v4.4s
    fadd v0.4s, v0.4s, v7.4s
    fadd v1.4s, v1.4s, v6.4s
    fadd v2.4s, v2.4s, v16.4s
    fmax v0.4s, v5.4s, v0.4s
    fmax v1.4s, v5.4s, v1.4s
    fmax v2.4s, v5.4s, v2.4s
    cmp x8, #15
    bne .Lotherwise_1427
    zip1 v3.4s, v1.4s, v2.4s
    zip1 v4.4s, v0.4s, v2.4s
    zip2 v1.4s, v1.4s, v2.4s
    zip2 v0.4s, v0.4s, v2.4s
    zip1 v2.4s, v3.4s, v4.4s
    zip2 v3.4s, v3.4s, v4.4s
    zip1 v4.4s, v1.4s, v0.4s
    zip2 v0.4s, v1.4s, v0.4s
    str q2, [x11]
    str q3, [x4]
    str q4, [x6]
    str q0, [x0]
    b .Lend_1428
.Lotherwise_1427:
    tst x1, #1
    beq .Lotherwise_1429
    st1 {v1.s}[0], [x11]
    st1 {v1.s}[1], [x4]
    st1 {v1.s}[2], [x6]
    st1 {v1.s}[3], [x0]
.Lotherwise_1429:
    tst x1, #2
    beq .Lotherwise_1430
    add x8, x11, #4
    add x9, x4, #4
    add x10, x6, #4
    st1 {v0.s}[0], [x8]
    add x8, x0, #4
    st1 {v0.s}[1], [x9]
    st1 {v0.s}[2], [x10]
    st1 {v0.s}[3], [x8]
.Lotherwise_1430:
    tst x1, #4
    beq .Lotherwise_1431
    add x8, x11, #8
    add x9, x4, #8
    add x10, x6, #8
    st1 {v2.s}[0], [x8]
    add x8, x0, #8
    st1 {v2.s}[1], [x9]
    st1 {v2.s}[2], [x10]
    st1 {v2.s}[3], [x8]
.Lotherwise_1431:
    tst x1, #8
    beq .Lotherwise_1432
    add x8, x11, #12
    add x9, x4, #12
    add x10, x6, #12
    st1 {v2.s}[0], [x8]
    add x8, x0, #12
    st1 {v2.s}[1], [x9]
    st1 {v2.s}[2], [x10]
    st1 {v2.s}[3], [x8]
.Lotherwise_1432:
.Lend_1428:
.Lotherwise_1426:
    sub x7, x7, #1
    lsr x3, x3, #1
    add x11, x11, x2, lsl #2
    add x4, x4, x2, lsl #2
    add x6, x6, x2, lsl #2
    add x0, x0, x2, lsl #2
    add x5, x5, #112
    cbnz x7, .Lrepeat_1425
.Lend_1424:
    ret
    .size nnp_winograd_f3x3_3x3_by_2_output_with_bias_with_relu__aarch64_neon, . - nnp_winograd_f3x3_3x3_by_2_output_with_bias_with_relu__aarch64_neon

.section .rodata
    .p2align 4
.Lconstants_nnp_winograd_f3x3_6x6_kernel__aarch64_neon:
    .long 0xbe638e39, 0x3e638e39, 0x40800000, 0x41800000
    .long 0x3c360b61, 0x3cb60b61, 0x3e800000, 0x3d800000
    .long 0x3f360b61, 0x3eb60b61, 0x00000000, 0x00000000

    .text
    .p2align 4
    .globl nnp_winograd_f3x3_6x6_kernel__aarch64_neon
    .type nnp_winograd_f3x3_6x6_kernel__aarch64_neon, %function
nnp_winograd_f3x3_6x6_kernel__aarch64_neon:
    mov x7, x2
    ldr x2, [x1]
    ldr w8, [x1, #20]
    mov x9, x0
    mov x10, x3
    mov x6, x4
    ldr x11, [x1, #8]
    ldr w12, [x1, #16]
    lsl x0, x2, #2
    add x5, x9, x0
    add x13, x5, x0
    add x14, x13, x0
    cmp x8, #63
    bne .Lotherwise_1433
    mov x0, x6
    mov w1, #6
.Lrepeat_1434:
    tst x12, #1
    beq .Lotherwise_1435
    ldr q0, [x9]
    ldr q1, [x5]
    ubfx x2, x8, #4, #2
    ldr q2, [x13]
    ldr q3, [x14]
    zip1 v4.4s, v0.4s, v2.4s
    zip1 v5.4s, v1.4s, v3.4s
    zip2 v0.4s, v0.4s, v2.4s
    zip2 v1.4s, v1.4s, v3.4s
    zip1 v2.4s, v4.4s, v5.4s
    zip2 v3.4s, v4.4s, v5.4s
    zip1 v4.4s, v0.4s, v1.4s
    zip2 v0.4s, v0.4s, v1.4s
    str q2, [x0, #112]
    cmp x2, #3
    bne .Lotherwise_1436
    ldr d1, [x9, #16]
    ldr d5, [x13, #16]
    add x2, x5, #16
    add x3, x14, #16
    ld1 {v1.d}[1], [x2]
    ld1 {v5.d}[1], [x3]
    uzp1 v6.4s, v1.4s, v5.4s
    uzp2 v1.4s, v1.4s, v5.4s
    b .Lend_1437
.Lotherwise_1436:
    movi v6.4s, #0
    tst x8, #16
    beq .Lotherwise_1438
    add x2, x9, #16
    add x3, x5, #16
    add x4, x13, #16
    ld1 {v6.s}[0], [x2]
    add x2, x14, #16
    ld1 {v6.s}[1], [x3]
    ld1 {v6.s}[2], [x4]
    ld1 {v6.s}[3], [x2]
.Lotherwise_1438:
    movi v1.4s, #0
    tst x8, #32
    beq .Lotherwise_1439
    add x2, x9, #20
    add x3, x5, #20
    add x4, x13, #20
    ld1 {v1.s}[0], [x2]
    add x2, x14, #20
    ld1 {v1.s}[1], [x3]
    ld1 {v1.s}[2], [x4]
    ld1 {v1.s}[3], [x2]
.Lotherwise_1439:
.Lend_1437:
    adrp x2, .Lconstants_nnp_winograd_f3x3_6x6_kernel__aarch64_neon
    ldr q5, [x2, :lo12:.Lconstants_nnp_winograd_f3x3_6x6_kernel__aarch64_neon]
    adrp x2, .Lconstants_nnp_winograd_f3x3_6x6_kernel__aarch64_neon+16
    ldr q7, [x2, :lo12:.Lconstants_nnp_winograd_f3x3_6x6_kernel__aarch64_neon+16]
    mov v16.16b, v2.16b
    fadd v17.4s, v2.4s, v4.4s
    adrp x2, .Lconstants_nnp_winograd_f3x3_6x6_kernel__aarch64_neon+32
    ldr q18, [x2, :lo12:.Lconstants_nnp_winograd_f3x3_6x6_kernel__aarch64_neon+32]
    mov v19.16b, v3.16b
    str q1, [x0, #96]
    fadd v20.4s, v3.4s, v0.4s
    fadd v17.4s, v17.4s, v6.4s
    fmla v2.4s, v4.4s, v5.s[2]
    fmla v16.4s, v4.4s, v7.s[2]
    fmla v19.4s, v0.4s, v5.s[2]
    fmla v3.4s, v0.4s, v7.s[2]
    fmla v2.4s, v6.4s, v5.s[3]
    fmla v16.4s, v6.4s, v7.s[3]
    fmul v0.4s, v17.4s, v5.s[0]
    fmla v19.4s, v1.4s, v5.s[3]
    fmla v3.4s, v1.4s, v7.s[3]
    fadd v1.4s, v20.4s, v1.4s
    fmul v2.4s, v2.4s, v7.s[0]
    fmul v4.4s, v16.4s, v18.s[0]
    mov v6.16b, v0.16b
    fmla v0.4s, v1.4s, v5.s[1]
    mov v16.16b, v2.16b
    mov v17.16b, v4.16b
    fmls v6.4s, v1.4s, v5.s[1]
    fmls v2.4s, v19.4s, v7.s[1]
    fmla v16.4s, v19.4s, v7.s[1]
    fmla v17.4s, v3.4s, v18.s[1]
    str q0, [x0, #16]
    fmls v4.4s, v3.4s, v18.s[1]
    str q6, [x0]
    str q2, [x0, #48]
    str q16, [x0, #32]
    str q17, [x0, #64]
    str q4, [x0, #80]
    b .Lend_1440
.Lotherwise_1435:
    movi v0.4s, #0
    movi v1.4s, #0
    movi v2.4s, #0
    movi v3.4s, #0
    movi v4.4s, #0
    movi v5.4s, #0
    str q0, [x0]
    str q1, [x0, #16]
    movi v0.4s, #0
    movi v1.4s, #0
    str q2, [x0, #32]
    str q3, [x0, #48]
    str q4, [x0, #64]
    str q5, [x0, #80]
    str q0, [x0, #96]
    str q1, [x0, #112]
.Lend_1440:
    sub x1, x1, #1
    lsr x12, x12, #1
    add x9, x9, x11, lsl #2
    add x5, x5, x11, lsl #2
    add x13, x13, x11, lsl #2
    add x14, x14, x11, lsl #2
    add x0, x0, #128
    cbnz x1, .Lrepeat_1434
    b .Lend_1441
.Lotherwise_1433:
    mov x3, x6
    mov w4, #6
.Lrepeat_1442:
    tst x12, #1
    beq .Lotherwise_1443
    ubfx x0, x8, #0, #4
    cmp x0, #15
    bne .Lotherwise_1444
    ldr q0, [x9]
    ldr q1, [x5]
    ldr q2, [x13]
    ldr q3, [x14]
    zip1 v4.4s, v0.4s, v2.4s
    zip2 v0.4s, v0.4s, v2.4s
    zip1 v2.4s, v1.4s, v3.4s
    zip2 v1.4s, v1.4s, v3.4s
    zip1 v3.4s, v4.4s, v2.4s
    zip2 v2.4s, v4.4s, v2.4s
    zip1 v4.4s, v0.4s, v1.4s
    zip2 v0.4s, v0.4s, v1.4s
    b .Lend_1445
.Lotherwise_1444:
    movi v3.4s, #0
    tst x8, #1
    beq .Lotherwise_1446
    ld1 {v3.s}[0], [x9]
    ld1 {v3.s}[1], [x5]
    ld1 {v3.s}[2], [x13]
    ld1 {v3.s}[3], [x14]
.Lotherwise_1446:
    movi v2.4s, #0
    tst x8, #2
    beq .Lotherwise_1447
    add x0, x9, #4
    add x1, x5, #4
    add x2, x13, #4
    ld1 {v2.s}[0], [x0]
    add x0, x14, #4
    ld1 {v2.s}[1], [x1]
    ld1 {v2.s}[2], [x2]
    ld1 {v2.s}[3], [x0]
.Lotherwise_1447:
    movi v4.4s, #0
    tst x8, #4
    beq .Lotherwise_1448
    add x0, x9, #8
    add x1, x5, #8
    add x2, x13, #8
    ld1 {v4.s}[0], [x0]
    add x0, x14, #8
    ld1 {v4.s}[1], [x1]
    ld1 {v4.s}[2], [x2]
    ld1 {v4.s}[3], [x0]
.Lotherwise_1448:
    movi v0.4s, #0
    tst x8, #8
    beq .Lotherwise_1449
    add x0, x9, #12
    add x1, x5, #12
    add x2, x13, #12
    ld1 {v0.s}[0], [x0]
    add x0, x14, #12
    ld1 {v0.s}[1], [x1]
    ld1 {v0.s}[2], [x2]
    ld1 {v0.s}[3], [x0]
.Lotherwise_1449:
.Lend_1445:
    ubfx x0, x8, #4, #2
    str q3, [x3, #112]
    cmp x0, #3
    bne .Lotherwise_1450
    ldr d1, [x9, #16]
    ldr d5, [x13, #16]
    add x0, x5, #16
    add x1, x14, #16
    ld1 {v1.d}[1], [x0]
    ld1 {v5.d}[1], [x1]
    uzp1 v6.4s, v1.4s, v5.4s
    uzp2 v1.4s, v1.4s, v5.4s
    b .Lend_1451
.Lotherwise_1450:
    movi v6.4s, #0
    tst x8, #16
    beq .Lotherwise_1452
    add x0, x9, #16
    add x1, x5, #16
    add x2, x13, #16
    ld1 {v6.s}[0], [x0]
    add x0, x14, #16
    ld1 {v6.s}[1], [x1]
    ld1 {v6.s}[2], [x2]
    ld1 {v6.s}[3], [x0]
.Lotherwise_1452:
    movi v1.4s, #0
    tst x8, #32
    beq .Lotherwise_1453
    add x0, x9, #20
    add x1, x5, #20
    add x2, x13, #20
    ld1 {v1.s}[0], [x0]
    add x0, x14, #20
    ld1 {v1.s}[1], [x1]
    ld1 {v1.s}[2], [x2]
    ld1 {v1.s}[3], [x0]
.Lotherwise_1453:
.Lend_1451:
    adrp x0, .Lconstants_nnp_winograd_f3x3_6x6_kernel__aarch64_neon
    ldr q5, [x0, :lo12:.Lconstants_nnp_winograd_f3x3_6x6_kernel__aarch64_neon]
    adrp x0, .Lconstants_nnp_winograd_f3x3_6x6_kernel__aarch64_neon+16
    ldr q7, [x0, :lo12:.Lconstants_nnp_winograd_f3x3_6x6_kernel__aarch64_neon+16]
    mov v16.16b, v3.16b
    fadd v17.4s, v3.4s, v4.4s
    adrp x0, .Lconstants_nnp_winograd_f3x3_6x6_kernel__aarch64_neon+32
    ldr q18, [x0, :lo12:.Lconstants_nnp_winograd_f3x3_6x6_kernel__aarch64_neon+32]
    mov v19.16b, v2.16b
    str q1, [x3, #96]
    fadd v20.4s, v2.4s, v0.4s
    fadd v17.4s, v17.4s, v6.4s
    fmla v3.4s, v4.4s, v5.s[2]
    fmla v16.4s, v4.4s, v7.s[2]
    fmla v19.4s, v0.4s, v5.s[2]
    fmla v2.4s, v0.4s, v7.s[2]
    fmla v3.4s, v6.4s, v5.s[3]
    fmla v16.4s, v6.4s, v7.s[3]
    fmul v0.4s, v17.4s, v5.s[0]
    fmla v19.4s, v1.4s, v5.s[3]
    fmla v2.4s, v1.4s, v7.s[3]
    fadd v1.4s, v20.4s, v1.4s
    fmul v3.4s, v3.4s, v7.s[0]
    fmul v4.4s, v16.4s, v18.s[0]
    mov v6.16b, v0.16b
    fmla v0.4s, v1.4s, v5.s[1]
    mov v16.16b, v3.16b
    mov v17.16b, v4.16b
    fmls v6.4s, v1.4s, v5.s[1]
    fmls v3.4s, v19.4s, v7.s[1]
    fmla v16.4s, v19.4s, v7.s[1]
    fmla v17.4s, v2.4s, v18.s[1]
    str q0, [x3, #16]
    fmls v4.4s, v2.4s, v18.s[1]
    str q6, [x3]
    str q3, [x3, #48]
    str q16, [x3, #32]
    str q17, [x3, #64]
    str q4, [x3, #80]
    b .Lend_1454
.Lotherwise_1443:
    movi v0.4s, #0
    movi v1.4s, #0
    movi v2.4s, #0
    movi v3.4s, #0
    movi v4.4s, #0
    movi v5.4s, #0
    str q0, [x3]
    str q1, [x3, #16]
    movi v0.4s, #0
    movi v1.4s, #0
    str q2, [x3, #32]
    str q3, [x3, #48]
    str q4, [x3, #64]
    str q5, [x3, #80]
    str q0, [x3, #96]
    str q1, [x3, #112]
.Lend_1454:
    sub x4, x4, #1
    lsr x12, x12, #1
    add x9, x9, x11, lsl #2
    add x5, x5, x11, lsl #2
    add x13, x13, x11, lsl #2
    add x14, x14, x11, lsl #2
    add x3, x3, #128
    cbnz x4, .Lrepeat_1442
.Lend_1441:
    lsl x0, x10, #2
    lsl x1, x10, #3
    add x2, x7, x0
    mov w3, #8
    add x4, x2, x0
    add x5, x4, x0
    add x8, x5, x0
    add x9, x8, x0
    add x10, x9, x0
    add x0, x10, x0
.Lrepeat_1455:
    ldr q0, [x6]
    ldr q1, [x6, #256]
    sub x3, x3, #1
    adrp x11, .Lconstants_nnp_winograd_f3x3_6x6_kernel__aarch64_neon
    ldr q2, [x11, :lo12:.Lconstants_nnp_winograd_f3x3_6x6_kernel__aarch64_neon]
    ldr q3, [x6, #512]
    adrp x11, .Lconstants_nnp_winograd_f3x3_6x6_kernel__aarch64_neon+16
    ldr q4, [x11, :lo12:.Lconstants_nnp_winograd_f3x3_6x6_kernel__aarch64_neon+16]
    ldr q5, [x6, #128]
    ldr q6, [x6, #384]
    ldr q7, [x6, #640]
    add x6, x6, #16
    adrp x11, .Lconstants_nnp_winograd_f3x3_6x6_kernel__aarch64_neon+32
    ldr q16, [x11, :lo12:.Lconstants_nnp_winograd_f3x3_6x6_kernel__aarch64_neon+32]
    fadd v17.4s, v0.4s, v1.4s
    str q0, [x0]
    add x0, x0, x1, lsl #2
    mov v18.16b, v0.16b
    fmla v0.4s, v1.4s, v2.s[2]
    mov v19.16b, v5.16b
    fadd v17.4s, v17.4s, v3.4s
    fmla v18.4s, v1.4s, v4.s[2]
    str q7, [x10]
    add x10, x10, x1, lsl #2
    fmla v0.4s, v3.4s, v2.s[3]
    fadd v1.4s, v5.4s, v6.4s
    fmla v18.4s, v3.4s, v4.s[3]
    fmla v19.4s, v6.4s, v2.s[2]
    fmul v3.4s, v17.4s, v2.s[0]
    fmla v5.4s, v6.4s, v4.s[2]
    fadd v1.4s, v1.4s, v7.4s
    fmla v19.4s, v7.4s, v2.s[3]
    fmul v0.4s, v0.4s, v4.s[0]
    fmla v5.4s, v7.4s, v4.s[3]
    mov v6.16b, v3.16b
    fmul v7.4s, v18.4s, v16.s[0]
    fmla v3.4s, v1.4s, v2.s[1]
    fmls v6.4s, v1.4s, v2.s[1]
    mov v1.16b, v0.16b
    mov v2.16b, v7.16b
    fmls v0.4s, v19.4s, v4.s[1]
    fmla v1.4s, v19.4s, v4.s[1]
    fmls v7.4s, v5.4s, v16.s[1]
    fmla v2.4s, v5.4s, v16.s[1]
    str q6, [x7]
    add x7, x7, x1, lsl #2
    str q3, [x2]
    add x2, x2, x1, lsl #2
    str q1, [x4]
    add x4, x4, x1, lsl #2
    str q0, [x5]
    add x5, x5, x1, lsl #2
    str q2, [x8]
    add x8, x8, x1, lsl #2
    str q7, [x9]
    add x9, x9, x1, lsl #2
    cbnz x3, .Lrepeat_1455
    ret
    .size nnp_winograd_f3x3_6x6_kernel__aarch64_neon, . - nnp_winograd_f3x3_6x6_kernel__aarch64_neon

.section .rodata
    .p2align 4
.Lconstants_nnp_winograd_f3x3_6x6_output_with_bias__aarch64_neon:
    .long 0x40000000, 0x3f000000, 0x40800000, 0x3e800000

    .text
    .p2align 4
    .globl nnp_winograd_f3x3_6x6_output_with_bias__aarch64_neon
    .type nnp_winograd_f3x3_6x6_output_with_bias__aarch64_neon, %function
nnp_winograd_f3x3_6x6_output_with_bias__aarch64_neon:
    lsl x6, x1, #2
    mov x15, x2
    add x2, x0, x6
    add x7, x2, x6
    lsl x1, x1, #3
    mov x8, x5
    add x9, x7, x6
    mov w10, #8
    add x11, x9, x6
    add x12, x11, x6
    add x13, x12, x6
    add x6, x13, x6
.Lrepeat_1456:
    ldr q0, [x0]
    ldr q1, [x2]
    sub x10, x10, #1
    add x0, x0, x1, lsl #2
    ldr q2, [x7]
    ldr q3, [x9]
    add x2, x2, x1, lsl #2
    add x7, x7, x1, lsl #2
    ldr q4, [x13]
    ldr q5, [x6]
    add x9, x9, x1, lsl #2
    add x13, x13, x1, lsl #2
    ldr q6, [x11]
    ldr q7, [x12]
    add x11, x11, x1, lsl #2
    add x12, x12, x1, lsl #2
    adrp x14, .Lconstants_nnp_winograd_f3x3_6x6_output_with_bias__aarch64_neon
    ldr q16, [x14, :lo12:.Lconstants_nnp_winograd_f3x3_6x6_output_with_bias__aarch64_neon]
    add x6, x6, x1, lsl #2
    fadd v17.4s, v0.4s, v1.4s
    fsub v0.4s, v0.4s, v1.4s
    fadd v1.4s, v2.4s, v3.4s
    fsub v2.4s, v2.4s, v3.4s
    fadd v3.4s, v5.4s, v17.4s
    fadd v4.4s, v4.4s, v17.4s
    fadd v5.4s, v6.4s, v7.4s
    fsub v6.4s, v6.4s, v7.4s
    fmla v0.4s, v2.4s, v16.s[0]
    fadd v2.4s, v3.4s, v1.4s
    fmla v4.4s, v1.4s, v16.s[2]
    fmla v0.4s, v6.4s, v16.s[1]
    fmla v4.4s, v5.4s, v16.s[3]
    fadd v1.4s, v2.4s, v5.4s
    str q0, [x8, #128]
    str q1, [x8]
    str q4, [x8, #256]
    add x8, x8, #16
    cbnz x10, .Lrepeat_1456
    ldr x0, [x4]
    ldr w1, [x4, #20]
    mov x9, x3
    mov x8, x5
    ldr x10, [x4, #8]
    ldr w11, [x4, #16]
    lsl x0, x0, #2
    add x2, x9, x0
    add x3, x2, x0
    add x0, x3, x0
    cmp x1, #7
    bne .Lotherwise_1457
    mov w1, #3
.Lrepeat_1458:
    tst x11, #1
    beq .Lotherwise_1459
    ld1 {v4.4s, v5.4s, v6.4s, v7.4s}, [x8], #64
    ldr q16, [x15]
    add x4, x2, #4
    add x5, x0, #4
    ld1 {v0.4s, v1.4s, v2.4s, v3.4s}, [x8]
    sub x8, x8, #64
    adrp x6, .Lconstants_nnp_winograd_f3x3_6x6_output_with_bias__aarch64_neon
    ldr q17, [x6, :lo12:.Lconstants_nnp_winograd_f3x3_6x6_output_with_bias__aarch64_neon]
    fadd v4.4s, v4.4s, v16.4s
    fadd v16.4s, v6.4s, v7.4s
    fsub v6.4s, v6.4s, v7.4s
    fsub v7.4s, v0.4s, v1.4s
    fadd v0.4s, v0.4s, v1.4s
    fadd v1.4s, v4.4s, v5.4s
    fsub v4.4s, v4.4s, v5.4s
    fadd v3.4s, v3.4s, v1.4s
    fmla v4.4s, v6.4s, v17.s[0]
    fadd v1.4s, v2.4s, v1.4s
    fmla v4.4s, v7.4s, v17.s[1]
    fadd v2.4s, v3.4s, v16.4s
    fmla v1.4s, v16.4s, v17.s[2]
    fadd v2.4s, v2.4s, v0.4s
    fmla v1.4s, v0.4s, v17.s[3]
    zip1 v0.4s, v2.4s, v4.4s
    zip2 v2.4s, v2.4s, v4.4s
    zip1 v3.4s, v4.4s, v1.4s
    zip2 v1.4s, v4.4s, v1.4s
    str d0, [x9]
    st1 {v0.d}[1], [x2]
    str d2, [x3]
    st1 {v2.d}[1], [x0]
    str d3, [x9, #4]
    st1 {v3.d}[1], [x4]
    str d1, [x3, #4]
    st1 {v1.d}[1], [x5]
.Lotherwise_1459:
    sub x1, x1, #1
    lsr x11, x11, #1
    add x9, x9, x10, lsl #2
    add x2, x2, x10, lsl #2
    add x3, x3, x10, lsl #2
    add x0, x0, x10, lsl #2
    add x8, x8, #128
    cbnz x1, .Lrepeat_1458
    b .Lend_1460
.Lotherwise_1457:
    mov w4, #3
.Lrepeat_1461:
    tst x11, #1
    beq .Lotherwise_1462
    ld1 {v4.4s, v5.4s, v6.4s, v7.4s}, [x8], #64
    ldr q16, [x15]
    ubfx x5, x1, #0, #4
    ld1 {v0.4s, v1.4s, v2.4s, v3.4s}, [x8]
    sub x8, x8, #64
    adrp x6, .Lconstants_nnp_winograd_f3x3_6x6_output_with_bias__aarch64_neon
    ldr q17, [x6, :lo12:.Lconstants_nnp_winograd_f3x3_6x6_output_with_bias__aarch64_neon]
    fadd v4.4s, v4.4s, v16.4s
    fadd v16.4s, v6.4s, v7.4s
    fsub v6.4s, v6.4s, v7.4s
    fadd v7.4s, v0.4s, v1.4s
    fsub v0.4s, v0.4s, v1.4s
    fadd v1.4s, v4.4s, v5.4s
    fsub v4.4s, v4.4s, v5.4s
    fadd v3.4s, v3.4s, v1.4s
    fadd v1.4s, v2.4s, v1.4s
    fmla v4.4s, v6.4s, v17.s[0]
    fadd v2.4s, v3.4s, v16.4s
    fmla v1.4s, v16.4s, v17.s[2]
    fmla v4.4s, v0.4s, v17.s[1]
    fmla v1.4s, v7.4s, v17.s[3]
    fadd v0.4s, v2.4s, v7.4s
    cmp x5, #15
    bne .Lotherwise_1463
    zip1 v2.4s, v0.4s, v1.4s
    zip1 v3.4s, v4.4s, v1.4s
    zip2 v0.4s, v0.4s, v1.4s
    zip2 v1.4s, v4.4s, v1.4s
    zip1 v4.4s, v2.4s, v3.4s
    zip2 v2.4s, v2.4s, v3.4s
    zip1 v3.4s, v0.4s, v1.4s
    zip2 v0.4s, v0.4s, v1.4s
    str q4, [x9]
    str q2, [x2]
    str q3, [x3]
    str q0, [x0]
    b .Lend_1464
.Lotherwise_1463:
    tst x1, #1
    beq .Lotherwise_1465
    st1 {v0.s}[0], [x9]
    st1 {v0.s}[1], [x2]
    st1 {v0.s}[2], [x3]
    st1 {v0.s}[3], [x0]
.Lotherwise_1465:
    tst x1, #2
    beq .Lotherwise_1466
    add x5, x9, #4
    add x6, x2, #4
    add x7, x3, #4
    st1 {v4.s}[0], [x5]
    add x5, x0, #4
    st1 {v4.s}[1], [x6]
    st1 {v4.s}[2], [x7]
    st1 {v4.s}[3], [x5]
.Lotherwise_1466:
    tst x1, #4
    beq .Lotherwise_1467
    add x5, x9, #8
    add x6, x2, #8
    add x7, x3, #8
    st1 {v1.s}[0], [x5]
    add x5, x0, #8
    st1 {v1.s}[1], [x6]
    st1 {v1.s}[2], [x7]
    st1 {v1.s}[3], [x5]
.Lotherwise_1467:
    tst x1, #8
    beq .Lotherwise_1468
    add x5, x9, #12
    add x6, x2, #12
    add x7, x3, #12
    st1 {v1.s}[0], [x5]
    add x5, x0, #12
    st1 {v1.s}[1], [x6]
    st1 {v1.s}[2], [x7]
    st1 {v1.s}[3], [x5]
.Lotherwise_1468:
.Lend_1464:
.Lotherwise_1462:
    sub x4, x4, #1
    lsr x11, x11, #1
    add x9, x9, x10, lsl #2
    add x2, x2, x10, lsl #2
    add x3, x3, x10, lsl #2
    add x0, x0, x10, lsl #2
    add x8, x8, #128
    cbnz x4, .Lrepeat_1461
.Lend_1460:
    ret
    .size nnp_winograd_f3x3_6x6_output_with_bias__aarch64_neon, . - nnp_winograd_f3x3_6x6_output_with_bias__aarch64_neon

    .section .note.GNU-stack, "", %progbits
