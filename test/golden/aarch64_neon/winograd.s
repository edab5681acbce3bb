    .arch armv8.2-a+fp16+dotprod

.section .rodata
    .p2align 4
.Lconstants_nnp_winograd_f6x6_3x3_input__aarch64_neon:
    .long 0x40a80000, 0x40880000, 0x3e800000, 0x3fa00000
    .long 0x40a00000, 0x40800000, 0x3f000000, 0x40000000

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
    ldr q20, [x2, :lo12:.Lconstants_nnp_winograd_f6x6_3x3_input__aarch64_neon]
    adrp x2, .Lconstants_nnp_winograd_f6x6_3x3_input__aarch64_neon+16
    ldr q21, [x2, :lo12:.Lconstants_nnp_winograd_f6x6_3x3_input__aarch64_neon+16]
    zip2 v16.4s, v1.4s, v5.4s
    zip2 v17.4s, v3.4s, v7.4s
    zip1 v18.4s, v0.4s, v4.4s
    zip2 v0.4s, v0.4s, v4.4s
    zip1 v4.4s, v2.4s, v6.4s
    zip2 v2.4s, v2.4s, v6.4s
    zip1 v22.4s, v16.4s, v17.4s
    zip1 v1.4s, v1.4s, v5.4s
    zip1 v5.4s, v18.4s, v4.4s
    zip2 v4.4s, v18.4s, v4.4s
    zip1 v6.4s, v0.4s, v2.4s
    zip1 v3.4s, v3.4s, v7.4s
    mov v7.16b, v22.16b
    zip2 v0.4s, v0.4s, v2.4s
    zip1 v2.4s, v1.4s, v3.4s
    zip2 v1.4s, v1.4s, v3.4s
    fsub v3.4s, v5.4s, v22.4s
    fadd v5.4s, v6.4s, v22.4s
    fmla v7.4s, v6.4s, v20.s[2]
    mov v18.16b, v4.16b
    fmla v22.4s, v6.4s, v21.s[1]
    mov v19.16b, v4.16b
    zip2 v16.4s, v16.4s, v17.4s
    fadd v17.4s, v4.4s, v1.4s
    fmls v7.4s, v2.4s, v20.s[3]
    fmls v18.4s, v0.4s, v21.s[0]
    fmls v22.4s, v2.4s, v21.s[0]
    fmls v19.4s, v0.4s, v20.s[3]
    fsub v4.4s, v16.4s, v4.4s
    fmla v18.4s, v1.4s, v21.s[1]
    fmla v19.4s, v1.4s, v20.s[2]
    fmls v5.4s, v2.4s, v20.s[1]
    fmls v17.4s, v0.4s, v20.s[1]
    fmls v3.4s, v6.4s, v20.s[0]
    mov v6.16b, v7.16b
    mov v16.16b, v22.16b
    fmla v4.4s, v0.4s, v20.s[0]
    fmla v3.4s, v2.4s, v20.s[0]
    fmla v6.4s, v18.4s, v21.s[2]
    fmls v7.4s, v18.4s, v21.s[2]
    fmla v16.4s, v19.4s, v21.s[3]
    fmls v22.4s, v19.4s, v21.s[3]
    fmls v4.4s, v1.4s, v20.s[0]
    fadd v0.4s, v5.4s, v17.4s
    fsub v1.4s, v5.4s, v17.4s
    str q3, [x0]
    str q6, [x0, #48]
    str q7, [x0, #64]
    str q0, [x0, #16]
    str q16, [x0, #80]
    str q1, [x0, #32]
    str q22, [x0, #96]
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
    fsub v3.4s, v3.4s, v16.4s
    fadd v19.4s, v4.4s, v16.4s
    mov v20.16b, v2.16b
    fadd v21.4s, v2.4s, v6.4s
    fsub v1.4s, v1.4s, v2.4s
    fmla v18.4s, v4.4s, v5.s[2]
    fmla v16.4s, v4.4s, v17.s[1]
    fmls v2.4s, v0.4s, v17.s[0]
    fmls v20.4s, v0.4s, v5.s[3]
    fmls v18.4s, v7.4s, v5.s[3]
    fmls v16.4s, v7.4s, v17.s[0]
    fmla v2.4s, v6.4s, v17.s[1]
    fmla v20.4s, v6.4s, v5.s[2]
    fmls v19.4s, v7.4s, v5.s[1]
    fmls v21.4s, v0.4s, v5.s[1]
    fmls v3.4s, v4.4s, v5.s[0]
    fmla v1.4s, v0.4s, v5.s[0]
    mov v0.16b, v18.16b
    mov v4.16b, v16.16b
    fmla v3.4s, v7.4s, v5.s[0]
    fmls v18.4s, v2.4s, v17.s[2]
    fmla v0.4s, v2.4s, v17.s[2]
    fmla v4.4s, v20.4s, v17.s[3]
    fmls v16.4s, v20.4s, v17.s[3]
    fmls v1.4s, v6.4s, v5.s[0]
    fadd v2.4s, v19.4s, v21.4s
    fsub v5.4s, v19.4s, v21.4s
    str q3, [x13]
    str q18, [x13, #64]
    str q0, [x13, #48]
    str q4, [x13, #80]
    str q2, [x13, #16]
    str q5, [x13, #32]
    str q16, [x13, #96]
    str q1, [x13, #112]
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
    ldr q1, [x4]
    sub x3, x3, #1
    ldr q2, [x4, #128]
    ldr q3, [x4, #256]
    ldr q4, [x4, #640]
    adrp x11, .Lconstants_nnp_winograd_f6x6_3x3_input__aarch64_neon
    ldr q5, [x11, :lo12:.Lconstants_nnp_winograd_f6x6_3x3_input__aarch64_neon]
    ldr q6, [x4, #384]
    ldr q7, [x4, #512]
    adrp x11, .Lconstants_nnp_winograd_f6x6_3x3_input__aarch64_neon+16
    ldr q16, [x11, :lo12:.Lconstants_nnp_winograd_f6x6_3x3_input__aarch64_neon+16]
    ldr q17, [x4, #896]
    add x4, x4, #16
    mov v18.16b, v0.16b
    fsub v1.4s, v1.4s, v0.4s
    fadd v19.4s, v3.4s, v0.4s
    mov v20.16b, v2.16b
    fadd v21.4s, v2.4s, v4.4s
    fmla v18.4s, v3.4s, v5.s[2]
    mov v22.16b, v2.16b
    fmls v1.4s, v3.4s, v5.s[0]
    fmls v18.4s, v7.4s, v5.s[3]
    fmls v20.4s, v6.4s, v16.s[0]
    fmla v0.4s, v3.4s, v16.s[1]
    fmls v19.4s, v7.4s, v5.s[1]
    fmls v21.4s, v6.4s, v5.s[1]
    fmla v20.4s, v4.4s, v16.s[1]
    fmls v0.4s, v7.4s, v16.s[0]
    fmls v22.4s, v6.4s, v5.s[3]
    fmla v1.4s, v7.4s, v5.s[0]
    mov v3.16b, v18.16b
    fmla v22.4s, v4.4s, v5.s[2]
    fsub v2.4s, v17.4s, v2.4s
    fadd v7.4s, v19.4s, v21.4s
    fsub v17.4s, v19.4s, v21.4s
    fmla v3.4s, v20.4s, v16.s[2]
    mov v19.16b, v0.16b
    fmls v18.4s, v20.4s, v16.s[2]
    str q1, [x6]
    fmla v2.4s, v6.4s, v5.s[0]
    add x6, x6, x1, lsl #2
    fmla v19.4s, v22.4s, v16.s[3]
    str q7, [x2]
    fmls v0.4s, v22.4s, v16.s[3]
    add x2, x2, x1, lsl #2
    str q17, [x5]
    fmls v2.4s, v4.4s, v5.s[0]
    add x5, x5, x1, lsl #2
    str q3, [x7]
    add x7, x7, x1, lsl #2
    str q18, [x8]
    add x8, x8, x1, lsl #2
    str q19, [x9]
    add x9, x9, x1, lsl #2
    str q0, [x10]
    add x10, x10, x1, lsl #2
    str q2, [x0]
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
    str q0, [x6]
    str q2, [x6, #112]
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
    str q2, [x6, #32]
    fmls v3.4s, v1.4s, v16.s[3]
    str q4, [x6, #16]
    str q0, [x6, #64]
    str q5, [x6, #48]
    str q6, [x6, #80]
    str q3, [x6, #96]
    ldp q0, q1, [x4, #48]
    ldr q2, [x4, #80]
    mov v3.16b, v0.16b
    str q0, [x6, #128]
    str q2, [x6, #240]
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
    str q2, [x6, #160]
    fmls v3.4s, v1.4s, v16.s[3]
    str q4, [x6, #144]
    str q0, [x6, #192]
    str q5, [x6, #176]
    str q6, [x6, #208]
    str q3, [x6, #224]
    ldp q0, q1, [x4, #96]
    ldr q2, [x4, #128]
    mov v3.16b, v0.16b
    str q0, [x6, #256]
    str q2, [x6, #368]
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
    str q2, [x6, #288]
    fmls v3.4s, v1.4s, v16.s[3]
    str q4, [x6, #272]
    str q0, [x6, #320]
    str q5, [x6, #304]
    str q6, [x6, #336]
    str q3, [x6, #352]
.Lrepeat_23:
    ldr q0, [x12]
    ldr q1, [x12, #256]
    sub x13, x13, #1
    ldr q2, [x12, #128]
    add x12, x12, #16
    fadd v3.4s, v0.4s, v1.4s
    str q0, [x2]
    add x2, x2, x3, lsl #2
    mov v4.16b, v0.16b
    fmla v0.4s, v1.4s, v7.s[2]
    fmul v3.4s, v3.4s, v7.s[0]
    fmla v4.4s, v1.4s, v16.s[1]
    fmul v0.4s, v0.4s, v7.s[3]
    mov v5.16b, v3.16b
    fmul v4.4s, v4.4s, v16.s[2]
    fmla v3.4s, v2.4s, v7.s[1]
    fmls v5.4s, v2.4s, v7.s[1]
    mov v6.16b, v0.16b
    fmls v0.4s, v2.4s, v16.s[0]
    mov v17.16b, v4.16b
    fmls v4.4s, v2.4s, v16.s[3]
    fmla v6.4s, v2.4s, v16.s[0]
    fmla v17.4s, v2.4s, v16.s[3]
    str q5, [x1]
    add x1, x1, x3, lsl #2
    str q3, [x7]
    add x7, x7, x3, lsl #2
    str q6, [x8]
    add x8, x8, x3, lsl #2
    str q0, [x9]
    add x9, x9, x3, lsl #2
    str q17, [x10]
    add x10, x10, x3, lsl #2
    str q4, [x11]
    add x11, x11, x3, lsl #2
    str q1, [x0]
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
    ldr q0, [x2]
    ldr q1, [x7]
    sub x10, x10, #1
    add x2, x2, x1, lsl #2
    ldr q2, [x0]
    ldr q3, [x9]
    add x0, x0, x1, lsl #2
    add x7, x7, x1, lsl #2
    ldr q4, [x11]
    ldr q5, [x6]
    add x9, x9, x1, lsl #2
    add x11, x11, x1, lsl #2
    ldr q6, [x12]
    ldr q7, [x13]
    add x12, x12, x1, lsl #2
    add x13, x13, x1, lsl #2
    adrp x14, .Lconstants_nnp_winograd_f6x6_3x3_output_with_bias__aarch64_neon
    ldr q16, [x14, :lo12:.Lconstants_nnp_winograd_f6x6_3x3_output_with_bias__aarch64_neon]
    adrp x14, .Lconstants_nnp_winograd_f6x6_3x3_output_with_bias__aarch64_neon+16
    ldr q17, [x14, :lo12:.Lconstants_nnp_winograd_f6x6_3x3_output_with_bias__aarch64_neon+16]
    add x6, x6, x1, lsl #2
    fadd v18.4s, v0.4s, v1.4s
    fsub v0.4s, v0.4s, v1.4s
    adrp x14, .Lconstants_nnp_winograd_f6x6_3x3_output_with_bias__aarch64_neon+32
    ldr q1, [x14, :lo12:.Lconstants_nnp_winograd_f6x6_3x3_output_with_bias__aarch64_neon+32]
    fadd v19.4s, v3.4s, v4.4s
    fsub v3.4s, v3.4s, v4.4s
    fadd v2.4s, v2.4s, v18.4s
    fadd v4.4s, v5.4s, v0.4s
    mov v5.16b, v18.16b
    mov v20.16b, v0.16b
    fadd v21.4s, v6.4s, v7.4s
    fsub v6.4s, v6.4s, v7.4s
    fadd v2.4s, v2.4s, v19.4s
    fmla v0.4s, v3.4s, v16.s[0]
    fmla v5.4s, v19.4s, v16.s[2]
    fmla v20.4s, v3.4s, v17.s[0]
    fmla v18.4s, v19.4s, v17.s[2]
    fmla v4.4s, v3.4s, v1.s[0]
    fmla v0.4s, v6.4s, v16.s[1]
    fmla v5.4s, v21.4s, v16.s[3]
    fmla v20.4s, v6.4s, v17.s[1]
    fmla v18.4s, v21.4s, v17.s[3]
    fmla v4.4s, v6.4s, v1.s[1]
    fadd v1.4s, v2.4s, v21.4s
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
    fadd v5.4s, v5.4s, v16.4s
    fadd v16.4s, v7.4s, v0.4s
    fsub v0.4s, v7.4s, v0.4s
    fadd v7.4s, v1.4s, v2.4s
    fsub v1.4s, v1.4s, v2.4s
    fadd v2.4s, v5.4s, v6.4s
    fsub v5.4s, v5.4s, v6.4s
    fadd v4.4s, v4.4s, v2.4s
    mov v6.16b, v5.16b
    mov v20.16b, v2.16b
    fmla v6.4s, v0.4s, v17.s[0]
    fadd v3.4s, v3.4s, v5.4s
    fadd v4.4s, v4.4s, v16.4s
    fmla v20.4s, v16.4s, v17.s[2]
    fmla v5.4s, v0.4s, v18.s[0]
    fmla v6.4s, v1.4s, v17.s[1]
    fmla v20.4s, v7.4s, v17.s[3]
    fmla v2.4s, v16.4s, v18.s[2]
    fmla v5.4s, v1.4s, v18.s[1]
    fadd v4.4s, v4.4s, v7.4s
    fmla v3.4s, v0.4s, v19.s[0]
    fmla v2.4s, v7.4s, v18.s[3]
    zip1 v0.4s, v4.4s, v20.4s
    fmla v3.4s, v1.4s, v19.s[1]
    zip1 v1.4s, v6.4s, v5.4s
    zip2 v4.4s, v4.4s, v20.4s
    zip2 v5.4s, v6.4s, v5.4s
    zip1 v6.4s, v0.4s, v1.4s
    zip2 v0.4s, v0.4s, v1.4s
    zip1 v1.4s, v4.4s, v5.4s
    zip2 v4.4s, v4.4s, v5.4s
    str q6, [x6]
    zip1 v5.4s, v2.4s, v3.4s
    zip2 v2.4s, v2.4s, v3.4s
    str q0, [x4]
    str q1, [x9]
    str q4, [x10]
    str d5, [x6, #16]
    st1 {v5.d}[1], [x1]
    str d2, [x9, #16]
    st1 {v2.d}[1], [x2]
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
    fadd v5.4s, v5.4s, v16.4s
    fadd v16.4s, v7.4s, v0.4s
    fsub v0.4s, v7.4s, v0.4s
    fadd v7.4s, v1.4s, v2.4s
    fsub v1.4s, v1.4s, v2.4s
    fadd v2.4s, v5.4s, v6.4s
    fsub v5.4s, v5.4s, v6.4s
    fadd v4.4s, v4.4s, v2.4s
    fadd v3.4s, v3.4s, v5.4s
    mov v6.16b, v2.16b
    mov v20.16b, v5.16b
    fmla v2.4s, v16.4s, v18.s[2]
    fadd v4.4s, v4.4s, v16.4s
    fmla v5.4s, v0.4s, v17.s[0]
    fmla v6.4s, v16.4s, v17.s[2]
    fmla v20.4s, v0.4s, v18.s[0]
    fmla v3.4s, v0.4s, v19.s[0]
    fmla v5.4s, v1.4s, v17.s[1]
    fadd v0.4s, v4.4s, v7.4s
    fmla v6.4s, v7.4s, v17.s[3]
    fmla v20.4s, v1.4s, v18.s[1]
    fmla v2.4s, v7.4s, v18.s[3]
    fmla v3.4s, v1.4s, v19.s[1]
    cmp x0, #15
    bne .Lotherwise_31
    zip1 v1.4s, v0.4s, v6.4s
    zip1 v4.4s, v5.4s, v20.4s
    zip2 v0.4s, v0.4s, v6.4s
    zip2 v5.4s, v5.4s, v20.4s
    zip1 v6.4s, v1.4s, v4.4s
    zip2 v1.4s, v1.4s, v4.4s
    zip1 v4.4s, v0.4s, v5.4s
    zip2 v0.4s, v0.4s, v5.4s
    str q6, [x6]
    str q1, [x4]
    str q4, [x9]
    str q0, [x10]
    b .Lend_32
.Lotherwise_31:
    tst x11, #1
    beq .Lotherwise_33
    st1 {v0.s}[0], [x6]
    st1 {v0.s}[1], [x4]
    st1 {v0.s}[2], [x9]
    st1 {v0.s}[3], [x10]
.Lotherwise_33:
    tst x11, #2
    beq .Lotherwise_34
    add x0, x6, #4
    add x1, x4, #4
    add x2, x9, #4
    st1 {v5.s}[0], [x0]
    add x0, x10, #4
    st1 {v5.s}[1], [x1]
    st1 {v5.s}[2], [x2]
    st1 {v5.s}[3], [x0]
.Lotherwise_34:
    tst x11, #4
    beq .Lotherwise_35
    add x0, x6, #8
    add x1, x4, #8
    add x2, x9, #8
    st1 {v6.s}[0], [x0]
    add x0, x10, #8
    st1 {v6.s}[1], [x1]
    st1 {v6.s}[2], [x2]
    st1 {v6.s}[3], [x0]
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
    zip1 v0.4s, v2.4s, v3.4s
    zip2 v1.4s, v2.4s, v3.4s
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
    st1 {v2.s}[0], [x0]
    add x0, x10, #16
    st1 {v2.s}[1], [x1]
    st1 {v2.s}[2], [x2]
    st1 {v2.s}[3], [x0]
.Lotherwise_39:
    tst x11, #32
    beq .Lotherwise_40
    add x0, x6, #20
    add x1, x4, #20
    add x2, x9, #20
    st1 {v3.s}[0], [x0]
    add x0, x10, #20
    st1 {v3.s}[1], [x1]
    st1 {v3.s}[2], [x2]
    st1 {v3.s}[3], [x0]
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
    ldr q0, [x2]
    ldr q1, [x7]
    sub x10, x10, #1
    add x2, x2, x1, lsl #2
    ldr q2, [x0]
    ldr q3, [x9]
    add x0, x0, x1, lsl #2
    add x7, x7, x1, lsl #2
    ldr q4, [x11]
    ldr q5, [x6]
    add x9, x9, x1, lsl #2
    add x11, x11, x1, lsl #2
    ldr q6, [x12]
    ldr q7, [x13]
    add x12, x12, x1, lsl #2
    add x13, x13, x1, lsl #2
    adrp x14, .Lconstants_nnp_winograd_f6x6_3x3_output_with_bias_with_relu__aarch64_neon
    ldr q16, [x14, :lo12:.Lconstants_nnp_winograd_f6x6_3x3_output_with_bias_with_relu__aarch64_neon]
    adrp x14, .Lconstants_nnp_winograd_f6x6_3x3_output_with_bias_with_relu__aarch64_neon+16
    ldr q17, [x14, :lo12:.Lconstants_nnp_winograd_f6x6_3x3_output_with_bias_with_relu__aarch64_neon+16]
    add x6, x6, x1, lsl #2
    fadd v18.4s, v0.4s, v1.4s
    fsub v0.4s, v0.4s, v1.4s
    adrp x14, .Lconstants_nnp_winograd_f6x6_3x3_output_with_bias_with_relu__aarch64_neon+32
    ldr q1, [x14, :lo12:.Lconstants_nnp_winograd_f6x6_3x3_output_with_bias_with_relu__aarch64_neon+32]
    fadd v19.4s, v3.4s, v4.4s
    fsub v3.4s, v3.4s, v4.4s
    fadd v2.4s, v2.4s, v18.4s
    fadd v4.4s, v5.4s, v0.4s
    mov v5.16b, v18.16b
    mov v20.16b, v0.16b
    fadd v21.4s, v6.4s, v7.4s
    fsub v6.4s, v6.4s, v7.4s
    fadd v2.4s, v2.4s, v19.4s
    fmla v0.4s, v3.4s, v16.s[0]
    fmla v5.4s, v19.4s, v16.s[2]
    fmla v20.4s, v3.4s, v17.s[0]
    fmla v18.4s, v19.4s, v17.s[2]
    fmla v4.4s, v3.4s, v1.s[0]
    fmla v0.4s, v6.4s, v16.s[1]
    fmla v5.4s, v21.4s, v16.s[3]
    fmla v20.4s, v6.4s, v17.s[1]
    fmla v18.4s, v21.4s, v17.s[3]
    fmla v4.4s, v6.4s, v1.s[1]
    fadd v1.4s, v2.4s, v21.4s
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
    fadd v5.4s, v5.4s, v16.4s
    fadd v16.4s, v7.4s, v0.4s
    fsub v0.4s, v7.4s, v0.4s
    fadd v7.4s, v1.4s, v2.4s
    fsub v1.4s, v1.4s, v2.4s
    fadd v2.4s, v5.4s, v6.4s
    fsub v5.4s, v5.4s, v6.4s
    fadd v4.4s, v4.4s, v2.4s
    mov v6.16b, v5.16b
    mov v20.16b, v2.16b
    fmla v6.4s, v0.4s, v17.s[0]
    fadd v3.4s, v3.4s, v5.4s
    fadd v4.4s, v4.4s, v16.4s
    fmla v20.4s, v16.4s, v17.s[2]
    fmla v5.4s, v0.4s, v18.s[0]
    fmla v6.4s, v1.4s, v17.s[1]
    fmla v20.4s, v7.4s, v17.s[3]
    fmla v2.4s, v16.4s, v18.s[2]
    fmla v5.4s, v1.4s, v18.s[1]
    fadd v4.4s, v4.4s, v7.4s
    fmla v3.4s, v0.4s, v19.s[0]
    fmla v2.4s, v7.4s, v18.s[3]
    fmax v0.4s, v21.4s, v6.4s
    fmax v4.4s, v21.4s, v4.4s
    fmax v6.4s, v21.4s, v20.4s
    fmax v5.4s, v21.4s, v5.4s
    fmla v3.4s, v1.4s, v19.s[1]
    fmax v1.4s, v21.4s, v2.4s
    zip1 v2.4s, v4.4s, v6.4s
    zip2 v4.4s, v4.4s, v6.4s
    zip1 v6.4s, v0.4s, v5.4s
    zip2 v0.4s, v0.4s, v5.4s
    fmax v3.4s, v21.4s, v3.4s
    zip1 v5.4s, v2.4s, v6.4s
    zip2 v2.4s, v2.4s, v6.4s
    zip1 v6.4s, v4.4s, v0.4s
    zip2 v0.4s, v4.4s, v0.4s
    str q5, [x6]
    zip1 v4.4s, v1.4s, v3.4s
    zip2 v1.4s, v1.4s, v3.4s
    str q2, [x4]
    str q6, [x9]
    str q0, [x10]
    str d4, [x6, #16]
    st1 {v4.d}[1], [x1]
    str d1, [x9, #16]
    st1 {v1.d}[1], [x2]
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
    fadd v5.4s, v5.4s, v16.4s
    fadd v16.4s, v7.4s, v0.4s
    fsub v0.4s, v7.4s, v0.4s
    fadd v7.4s, v1.4s, v2.4s
    fsub v1.4s, v1.4s, v2.4s
    fadd v2.4s, v5.4s, v6.4s
    fsub v5.4s, v5.4s, v6.4s
    fadd v4.4s, v4.4s, v2.4s
    fadd v3.4s, v3.4s, v5.4s
    mov v6.16b, v2.16b
    mov v21.16b, v5.16b
    fmla v2.4s, v16.4s, v19.s[2]
    fadd v4.4s, v4.4s, v16.4s
    fmla v5.4s, v0.4s, v18.s[0]
    fmla v6.4s, v16.4s, v18.s[2]
    fmla v21.4s, v0.4s, v19.s[0]
    fmla v3.4s, v0.4s, v20.s[0]
    fmla v5.4s, v1.4s, v18.s[1]
    fmla v6.4s, v7.4s, v18.s[3]
    fmla v21.4s, v1.4s, v19.s[1]
    fmla v2.4s, v7.4s, v19.s[3]
    fmla v3.4s, v1.4s, v20.s[1]
    fadd v0.4s, v4.4s, v7.4s
    fmax v1.4s, v17.4s, v5.4s
    fmax v4.4s, v17.4s, v6.4s
    fmax v5.4s, v17.4s, v21.4s
    fmax v0.4s, v17.4s, v0.4s
    fmax v2.4s, v17.4s, v2.4s
    fmax v3.4s, v17.4s, v3.4s
    cmp x0, #15
    bne .Lotherwise_48
    zip1 v6.4s, v0.4s, v4.4s
    zip1 v7.4s, v1.4s, v5.4s
    zip2 v0.4s, v0.4s, v4.4s
    zip2 v1.4s, v1.4s, v5.4s
    zip1 v4.4s, v6.4s, v7.4s
    zip2 v5.4s, v6.4s, v7.4s
    zip1 v6.4s, v0.4s, v1.4s
    zip2 v0.4s, v0.4s, v1.4s
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
    st1 {v1.s}[0], [x0]
    add x0, x10, #4
    st1 {v1.s}[1], [x1]
    st1 {v1.s}[2], [x2]
    st1 {v1.s}[3], [x0]
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
    zip1 v0.4s, v2.4s, v3.4s
    zip2 v1.4s, v2.4s, v3.4s
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
    st1 {v2.s}[0], [x0]
    add x0, x10, #16
    st1 {v2.s}[1], [x1]
    st1 {v2.s}[2], [x2]
    st1 {v2.s}[3], [x0]
.Lotherwise_56:
    tst x11, #32
    beq .Lotherwise_57
    add x0, x6, #20
    add x1, x4, #20
    add x2, x9, #20
    st1 {v3.s}[0], [x0]
    add x0, x10, #20
    st1 {v3.s}[1], [x1]
    st1 {v3.s}[2], [x2]
    st1 {v3.s}[3], [x0]
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
    str q0, [x6]
    fadd v6.4s, v0.4s, v2.4s
    mov v7.16b, v1.16b
    str q4, [x6, #112]
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
    str q3, [x6, #32]
    str q5, [x6, #16]
    str q6, [x6, #48]
    str q0, [x6, #64]
    str q19, [x6, #80]
    str q4, [x6, #96]
    ld1 {v0.4s, v1.4s, v2.4s, v3.4s}, [x4]
    ldr q4, [x4, #64]
    add x4, x4, #80
    str q4, [x6, #240]
    mov v5.16b, v0.16b
    str q0, [x6, #128]
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
    str q3, [x6, #160]
    str q5, [x6, #144]
    str q6, [x6, #176]
    str q0, [x6, #192]
    str q19, [x6, #208]
    str q4, [x6, #224]
    ld1 {v0.4s, v1.4s, v2.4s, v3.4s}, [x4]
    ldr q4, [x4, #64]
    add x4, x4, #80
    str q4, [x6, #368]
    mov v5.16b, v0.16b
    str q0, [x6, #256]
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
    str q3, [x6, #288]
    str q5, [x6, #272]
    str q6, [x6, #304]
    str q0, [x6, #320]
    str q19, [x6, #336]
    str q4, [x6, #352]
    ld1 {v0.4s, v1.4s, v2.4s, v3.4s}, [x4]
    ldr q4, [x4, #64]
    add x4, x4, #80
    str q4, [x6, #496]
    mov v5.16b, v0.16b
    str q0, [x6, #384]
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
    str q3, [x6, #416]
    str q5, [x6, #400]
    str q6, [x6, #432]
    str q0, [x6, #448]
    str q19, [x6, #464]
    str q4, [x6, #480]
    ld1 {v0.4s, v1.4s, v2.4s, v3.4s}, [x4]
    ldr q4, [x4, #64]
    sub x4, x4, #320
    str q4, [x6, #624]
    mov v5.16b, v0.16b
    str q0, [x6, #512]
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
    str q3, [x6, #544]
    str q5, [x6, #528]
    str q6, [x6, #560]
    str q0, [x6, #576]
    str q19, [x6, #592]
    str q4, [x6, #608]
.Lrepeat_60:
    ldr q0, [x12]
    ldr q1, [x12, #256]
    sub x13, x13, #1
    ldr q2, [x12, #512]
    ldr q3, [x12, #128]
    ldr q4, [x12, #384]
    add x12, x12, #16
    fadd v5.4s, v0.4s, v1.4s
    str q0, [x2]
    add x2, x2, x3, lsl #2
    mov v6.16b, v0.16b
    mov v7.16b, v3.16b
    fmla v0.4s, v1.4s, v16.s[2]
    fadd v19.4s, v3.4s, v4.4s
    fadd v5.4s, v5.4s, v2.4s
    fmla v6.4s, v1.4s, v17.s[2]
    fmla v0.4s, v2.4s, v16.s[3]
    fmla v7.4s, v4.4s, v16.s[2]
    fmla v6.4s, v2.4s, v17.s[3]
    fmla v3.4s, v4.4s, v17.s[2]
    fmul v1.4s, v5.4s, v16.s[0]
    fmul v0.4s, v0.4s, v17.s[0]
    mov v4.16b, v1.16b
    fmul v5.4s, v6.4s, v18.s[0]
    fmla v1.4s, v19.4s, v16.s[1]
    fmls v4.4s, v19.4s, v16.s[1]
    mov v6.16b, v0.16b
    mov v19.16b, v5.16b
    fmls v0.4s, v7.4s, v17.s[1]
    fmla v6.4s, v7.4s, v17.s[1]
    fmls v5.4s, v3.4s, v18.s[1]
    fmla v19.4s, v3.4s, v18.s[1]
    str q4, [x1]
    add x1, x1, x3, lsl #2
    str q1, [x7]
    add x7, x7, x3, lsl #2
    str q6, [x8]
    add x8, x8, x3, lsl #2
    str q0, [x9]
    add x9, x9, x3, lsl #2
    str q19, [x10]
    add x10, x10, x3, lsl #2
    str q5, [x11]
    add x11, x11, x3, lsl #2
    str q2, [x0]
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
    ldr q0, [x2]
    ldr q1, [x7]
    sub x10, x10, #1
    add x2, x2, x1, lsl #2
    ldr q2, [x0]
    ldr q3, [x9]
    add x0, x0, x1, lsl #2
    add x7, x7, x1, lsl #2
    ldr q4, [x11]
    ldr q5, [x6]
    add x9, x9, x1, lsl #2
    add x11, x11, x1, lsl #2
    ldr q6, [x12]
    ldr q7, [x13]
    add x12, x12, x1, lsl #2
    add x13, x13, x1, lsl #2
    adrp x14, .Lconstants_nnp_winograd_f4x4_5x5_output_with_bias__aarch64_neon
    ldr q16, [x14, :lo12:.Lconstants_nnp_winograd_f4x4_5x5_output_with_bias__aarch64_neon]
    adrp x14, .Lconstants_nnp_winograd_f4x4_5x5_output_with_bias__aarch64_neon+16
    ldr q17, [x14, :lo12:.Lconstants_nnp_winograd_f4x4_5x5_output_with_bias__aarch64_neon+16]
    add x6, x6, x1, lsl #2
    fadd v18.4s, v0.4s, v1.4s
    fsub v0.4s, v0.4s, v1.4s
    fadd v1.4s, v3.4s, v4.4s
    fsub v3.4s, v3.4s, v4.4s
    fadd v2.4s, v2.4s, v18.4s
    fadd v4.4s, v5.4s, v0.4s
    fadd v5.4s, v6.4s, v7.4s
    fsub v6.4s, v6.4s, v7.4s
    fmla v18.4s, v1.4s, v16.s[2]
    fadd v1.4s, v2.4s, v1.4s
    fmla v0.4s, v3.4s, v16.s[0]
    fmla v4.4s, v3.4s, v17.s[0]
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
    fadd v5.4s, v5.4s, v16.4s
    fadd v16.4s, v7.4s, v0.4s
    fsub v0.4s, v7.4s, v0.4s
    fadd v7.4s, v1.4s, v2.4s
    fsub v1.4s, v1.4s, v2.4s
    fadd v2.4s, v5.4s, v6.4s
    fsub v5.4s, v5.4s, v6.4s
    fadd v4.4s, v4.4s, v2.4s
    fadd v3.4s, v3.4s, v5.4s
    fmla v2.4s, v16.4s, v17.s[2]
    fadd v4.4s, v4.4s, v16.4s
    fmla v5.4s, v0.4s, v17.s[0]
    fmla v3.4s, v0.4s, v18.s[0]
    fmla v2.4s, v7.4s, v17.s[3]
    fmla v5.4s, v1.4s, v17.s[1]
    fmla v3.4s, v1.4s, v18.s[1]
    fadd v0.4s, v4.4s, v7.4s
    zip1 v1.4s, v0.4s, v2.4s
    zip2 v0.4s, v0.4s, v2.4s
    zip1 v2.4s, v5.4s, v3.4s
    zip2 v3.4s, v5.4s, v3.4s
    zip1 v4.4s, v1.4s, v2.4s
    zip2 v1.4s, v1.4s, v2.4s
    zip1 v2.4s, v0.4s, v3.4s
    zip2 v0.4s, v0.4s, v3.4s
    str q4, [x9]
    str q1, [x1]
    str q2, [x2]
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
    fadd v5.4s, v5.4s, v16.4s
    fadd v16.4s, v7.4s, v0.4s
    fsub v0.4s, v7.4s, v0.4s
    fadd v7.4s, v1.4s, v2.4s
    fsub v1.4s, v1.4s, v2.4s
    fadd v2.4s, v5.4s, v6.4s
    fsub v5.4s, v5.4s, v6.4s
    fadd v4.4s, v4.4s, v2.4s
    fadd v3.4s, v3.4s, v5.4s
    fmla v2.4s, v16.4s, v17.s[2]
    fadd v4.4s, v4.4s, v16.4s
    fmla v5.4s, v0.4s, v17.s[0]
    fmla v3.4s, v0.4s, v18.s[0]
    fmla v2.4s, v7.4s, v17.s[3]
    fmla v5.4s, v1.4s, v17.s[1]
    fadd v0.4s, v4.4s, v7.4s
    fmla v3.4s, v1.4s, v18.s[1]
    cmp x4, #15
    bne .Lotherwise_68
    zip1 v1.4s, v0.4s, v2.4s
    zip1 v4.4s, v5.4s, v3.4s
    zip2 v0.4s, v0.4s, v2.4s
    zip2 v2.4s, v5.4s, v3.4s
    zip1 v3.4s, v1.4s, v4.4s
    zip2 v1.4s, v1.4s, v4.4s
    zip1 v4.4s, v0.4s, v2.4s
    zip2 v0.4s, v0.4s, v2.4s
    str q3, [x9]
    str q1, [x1]
    str q4, [x2]
    str q0, [x0]
    b .Lend_69
.Lotherwise_68:
    tst x7, #1
    beq .Lotherwise_70
    st1 {v0.s}[0], [x9]
    st1 {v0.s}[1], [x1]
    st1 {v0.s}[2], [x2]
    st1 {v0.s}[3], [x0]
.Lotherwise_70:
    tst x7, #2
    beq .Lotherwise_71
    add x4, x9, #4
    add x5, x1, #4
    add x6, x2, #4
    st1 {v5.s}[0], [x4]
    add x4, x0, #4
    st1 {v5.s}[1], [x5]
    st1 {v5.s}[2], [x6]
    st1 {v5.s}[3], [x4]
.Lotherwise_71:
    tst x7, #4
    beq .Lotherwise_72
    add x4, x9, #8
    add x5, x1, #8
    add x6, x2, #8
    st1 {v2.s}[0], [x4]
    add x4, x0, #8
    st1 {v2.s}[1], [x5]
    st1 {v2.s}[2], [x6]
    st1 {v2.s}[3], [x4]
.Lotherwise_72:
    tst x7, #8
    beq .Lotherwise_73
    add x4, x9, #12
    add x5, x1, #12
    add x6, x2, #12
    st1 {v3.s}[0], [x4]
    add x4, x0, #12
    st1 {v3.s}[1], [x5]
    st1 {v3.s}[2], [x6]
    st1 {v3.s}[3], [x4]
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
    ldr q0, [x2]
    ldr q1, [x7]
    sub x10, x10, #1
    add x2, x2, x1, lsl #2
    ldr q2, [x0]
    ldr q3, [x9]
    add x0, x0, x1, lsl #2
    add x7, x7, x1, lsl #2
    ldr q4, [x11]
    ldr q5, [x6]
    add x9, x9, x1, lsl #2
    add x11, x11, x1, lsl #2
    ldr q6, [x12]
    ldr q7, [x13]
    add x12, x12, x1, lsl #2
    add x13, x13, x1, lsl #2
    adrp x14, .Lconstants_nnp_winograd_f4x4_5x5_output_with_bias_with_relu__aarch64_neon
    ldr q16, [x14, :lo12:.Lconstants_nnp_winograd_f4x4_5x5_output_with_bias_with_relu__aarch64_neon]
    adrp x14, .Lconstants_nnp_winograd_f4x4_5x5_output_with_bias_with_relu__aarch64_neon+16
    ldr q17, [x14, :lo12:.Lconstants_nnp_winograd_f4x4_5x5_output_with_bias_with_relu__aarch64_neon+16]
    add x6, x6, x1, lsl #2
    fadd v18.4s, v0.4s, v1.4s
    fsub v0.4s, v0.4s, v1.4s
    fadd v1.4s, v3.4s, v4.4s
    fsub v3.4s, v3.4s, v4.4s
    fadd v2.4s, v2.4s, v18.4s
    fadd v4.4s, v5.4s, v0.4s
    fadd v5.4s, v6.4s, v7.4s
    fsub v6.4s, v6.4s, v7.4s
    fmla v18.4s, v1.4s, v16.s[2]
    fadd v1.4s, v2.4s, v1.4s
    fmla v0.4s, v3.4s, v16.s[0]
    fmla v4.4s, v3.4s, v17.s[0]
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
    fadd v5.4s, v5.4s, v16.4s
    fadd v16.4s, v7.4s, v0.4s
    fsub v0.4s, v7.4s, v0.4s
    fadd v7.4s, v1.4s, v2.4s
    fsub v1.4s, v1.4s, v2.4s
    fadd v2.4s, v5.4s, v6.4s
    fsub v5.4s, v5.4s, v6.4s
    fadd v4.4s, v4.4s, v2.4s
    fadd v3.4s, v3.4s, v5.4s
    fmla v2.4s, v16.4s, v18.s[2]
    fadd v4.4s, v4.4s, v16.4s
    fmla v5.4s, v0.4s, v18.s[0]
    fmla v3.4s, v0.4s, v19.s[0]
    fmla v2.4s, v7.4s, v18.s[3]
    fmla v5.4s, v1.4s, v18.s[1]
    fmla v3.4s, v1.4s, v19.s[1]
    fadd v0.4s, v4.4s, v7.4s
    fmax v1.4s, v17.4s, v2.4s
    fmax v0.4s, v17.4s, v0.4s
    fmax v2.4s, v17.4s, v5.4s
    fmax v3.4s, v17.4s, v3.4s
    zip1 v4.4s, v0.4s, v1.4s
    zip2 v0.4s, v0.4s, v1.4s
    zip1 v1.4s, v2.4s, v3.4s
    zip2 v2.4s, v2.4s, v3.4s
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
    fadd v5.4s, v5.4s, v16.4s
    fadd v16.4s, v7.4s, v0.4s
    fsub v0.4s, v7.4s, v0.4s
    fadd v7.4s, v1.4s, v2.4s
    fsub v1.4s, v1.4s, v2.4s
    fadd v2.4s, v5.4s, v6.4s
    fsub v5.4s, v5.4s, v6.4s
    fadd v4.4s, v4.4s, v2.4s
    fadd v3.4s, v3.4s, v5.4s
    fmla v2.4s, v16.4s, v18.s[2]
    fadd v4.4s, v4.4s, v16.4s
    fmla v5.4s, v0.4s, v18.s[0]
    fmla v3.4s, v0.4s, v19.s[0]
    fmla v2.4s, v7.4s, v18.s[3]
    fmla v5.4s, v1.4s, v18.s[1]
    fmla v3.4s, v1.4s, v19.s[1]
    fadd v0.4s, v4.4s, v7.4s
    fmax v1.4s, v17.4s, v2.4s
    fmax v0.4s, v17.4s, v0.4s
    fmax v2.4s, v17.4s, v5.4s
    fmax v3.4s, v17.4s, v3.4s
    cmp x4, #15
    bne .Lotherwise_81
    zip1 v4.4s, v0.4s, v1.4s
    zip1 v5.4s, v2.4s, v3.4s
    zip2 v0.4s, v0.4s, v1.4s
    zip2 v1.4s, v2.4s, v3.4s
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
    st1 {v2.s}[0], [x4]
    add x4, x0, #4
    st1 {v2.s}[1], [x5]
    st1 {v2.s}[2], [x6]
    st1 {v2.s}[3], [x4]
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
    st1 {v3.s}[0], [x4]
    add x4, x0, #12
    st1 {v3.s}[1], [x5]
    st1 {v3.s}[2], [x6]
    st1 {v3.s}[3], [x4]
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
.Lconstants_nnp_winograd_f5x5_3x3_input__aarch64_neon:
    .long 0x40800000, 0x40a00000, 0x3fa00000, 0x3e800000
    .long 0x40820000, 0x3d800000, 0x3f880000, 0x41880000
    .long 0x41800000, 0x3e000000, 0x408a0000, 0x40a20000

    .text
    .p2align 4
    .globl nnp_winograd_f5x5_3x3_input__aarch64_neon
    .type nnp_winograd_f5x5_3x3_input__aarch64_neon, %function
nnp_winograd_f5x5_3x3_input__aarch64_neon:
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
    cmp x8, #127
    bne .Lotherwise_87
    mov x0, x6
    mov w1, #7
.Lrepeat_88:
    tst x12, #1
    beq .Lotherwise_89
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
    beq .Lotherwise_90
    add x2, x9, #16
    add x3, x5, #16
    add x4, x13, #16
    ld1 {v2.s}[0], [x2]
    add x2, x14, #16
    ld1 {v2.s}[1], [x3]
    ld1 {v2.s}[2], [x4]
    ld1 {v2.s}[3], [x2]
.Lotherwise_90:
    movi v1.4s, #0
    tst x8, #32
    beq .Lotherwise_91
    add x2, x9, #20
    add x3, x5, #20
    add x4, x13, #20
    ld1 {v1.s}[0], [x2]
    add x2, x14, #20
    ld1 {v1.s}[1], [x3]
    ld1 {v1.s}[2], [x4]
    ld1 {v1.s}[3], [x2]
.Lotherwise_91:
    movi v6.4s, #0
    tst x8, #64
    beq .Lotherwise_92
    add x2, x9, #24
    add x3, x5, #24
    add x4, x13, #24
    ld1 {v6.s}[0], [x2]
    add x2, x14, #24
    ld1 {v6.s}[1], [x3]
    ld1 {v6.s}[2], [x4]
    ld1 {v6.s}[3], [x2]
.Lotherwise_92:
    adrp x2, .Lconstants_nnp_winograd_f5x5_3x3_input__aarch64_neon+16
    ldr q7, [x2, :lo12:.Lconstants_nnp_winograd_f5x5_3x3_input__aarch64_neon+16]
    adrp x2, .Lconstants_nnp_winograd_f5x5_3x3_input__aarch64_neon
    ldr q16, [x2, :lo12:.Lconstants_nnp_winograd_f5x5_3x3_input__aarch64_neon]
    mov v17.16b, v1.16b
    mov v18.16b, v1.16b
    adrp x2, .Lconstants_nnp_winograd_f5x5_3x3_input__aarch64_neon+32
    ldr q19, [x2, :lo12:.Lconstants_nnp_winograd_f5x5_3x3_input__aarch64_neon+32]
    mov v20.16b, v4.16b
    mov v21.16b, v4.16b
    mov v22.16b, v2.16b
    fmla v1.4s, v3.4s, v7.s[1]
    fmls v20.4s, v5.4s, v7.s[3]
    fmla v17.4s, v3.4s, v16.s[0]
    fmls v21.4s, v5.4s, v16.s[2]
    fmls v1.4s, v0.4s, v7.s[2]
    fmla v18.4s, v3.4s, v16.s[3]
    fmla v22.4s, v4.4s, v16.s[3]
    fmla v20.4s, v2.4s, v19.s[0]
    fmls v6.4s, v4.4s, v16.s[3]
    fmls v17.4s, v0.4s, v16.s[1]
    fmla v21.4s, v2.4s, v16.s[3]
    fmls v18.4s, v0.4s, v7.s[0]
    fmls v22.4s, v5.4s, v7.s[0]
    mov v0.16b, v1.16b
    fmla v6.4s, v5.4s, v19.s[2]
    fmls v1.4s, v20.4s, v19.s[1]
    fmla v0.4s, v20.4s, v19.s[1]
    fmls v6.4s, v2.4s, v19.s[3]
    fadd v2.4s, v17.4s, v21.4s
    fsub v3.4s, v17.4s, v21.4s
    fadd v4.4s, v18.4s, v22.4s
    fsub v5.4s, v18.4s, v22.4s
    str q1, [x0, #80]
    str q2, [x0]
    str q0, [x0, #64]
    str q3, [x0, #16]
    str q4, [x0, #32]
    str q5, [x0, #48]
    str q6, [x0, #96]
    b .Lend_93
.Lotherwise_89:
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
.Lend_93:
    sub x1, x1, #1
    lsr x12, x12, #1
    add x9, x9, x11, lsl #2
    add x5, x5, x11, lsl #2
    add x13, x13, x11, lsl #2
    add x14, x14, x11, lsl #2
    add x0, x0, #112
    cbnz x1, .Lrepeat_88
    b .Lend_94
.Lotherwise_87:
    mov x3, x6
    mov w4, #7
.Lrepeat_95:
    tst x12, #1
    beq .Lotherwise_96
    ubfx x0, x8, #0, #4
    cmp x0, #15
    bne .Lotherwise_97
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
    b .Lend_98
.Lotherwise_97:
    movi v3.4s, #0
    tst x8, #1
    beq .Lotherwise_99
    ld1 {v3.s}[0], [x9]
    ld1 {v3.s}[1], [x5]
    ld1 {v3.s}[2], [x13]
    ld1 {v3.s}[3], [x14]
.Lotherwise_99:
    movi v2.4s, #0
    tst x8, #2
    beq .Lotherwise_100
    add x0, x9, #4
    add x1, x5, #4
    add x2, x13, #4
    ld1 {v2.s}[0], [x0]
    add x0, x14, #4
    ld1 {v2.s}[1], [x1]
    ld1 {v2.s}[2], [x2]
    ld1 {v2.s}[3], [x0]
.Lotherwise_100:
    movi v4.4s, #0
    tst x8, #4
    beq .Lotherwise_101
    add x0, x9, #8
    add x1, x5, #8
    add x2, x13, #8
    ld1 {v4.s}[0], [x0]
    add x0, x14, #8
    ld1 {v4.s}[1], [x1]
    ld1 {v4.s}[2], [x2]
    ld1 {v4.s}[3], [x0]
.Lotherwise_101:
    movi v0.4s, #0
    tst x8, #8
    beq .Lotherwise_102
    add x0, x9, #12
    add x1, x5, #12
    add x2, x13, #12
    ld1 {v0.s}[0], [x0]
    add x0, x14, #12
    ld1 {v0.s}[1], [x1]
    ld1 {v0.s}[2], [x2]
    ld1 {v0.s}[3], [x0]
.Lotherwise_102:
.Lend_98:
    movi v1.4s, #0
    tst x8, #16
    beq .Lotherwise_103
    add x0, x9, #16
    add x1, x5, #16
    add x2, x13, #16
    ld1 {v1.s}[0], [x0]
    add x0, x14, #16
    ld1 {v1.s}[1], [x1]
    ld1 {v1.s}[2], [x2]
    ld1 {v1.s}[3], [x0]
.Lotherwise_103:
    movi v5.4s, #0
    tst x8, #32
    beq .Lotherwise_104
    add x0, x9, #20
    add x1, x5, #20
    add x2, x13, #20
    ld1 {v5.s}[0], [x0]
    add x0, x14, #20
    ld1 {v5.s}[1], [x1]
    ld1 {v5.s}[2], [x2]
    ld1 {v5.s}[3], [x0]
.Lotherwise_104:
    movi v6.4s, #0
    tst x8, #64
    beq .Lotherwise_105
    add x0, x9, #24
    add x1, x5, #24
    add x2, x13, #24
    ld1 {v6.s}[0], [x0]
    add x0, x14, #24
    ld1 {v6.s}[1], [x1]
    ld1 {v6.s}[2], [x2]
    ld1 {v6.s}[3], [x0]
.Lotherwise_105:
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
    str q5, [x3, #80]
    str q1, [x3]
    str q0, [x3, #64]
    str q2, [x3, #16]
    str q3, [x3, #32]
    str q4, [x3, #48]
    str q6, [x3, #96]
    b .Lend_106
.Lotherwise_96:
    movi v0.4s, #0
    movi v1.4s, #0
    movi v2.4s, #0
    movi v3.4s, #0
    movi v4.4s, #0
    movi v5.4s, #0
    str q0, [x3]
    str q1, [x3, #16]
    movi v0.4s, #0
    str q2, [x3, #32]
    str q3, [x3, #48]
    str q4, [x3, #64]
    str q5, [x3, #80]
    str q0, [x3, #96]
.Lend_106:
    sub x4, x4, #1
    lsr x12, x12, #1
    add x9, x9, x11, lsl #2
    add x5, x5, x11, lsl #2
    add x13, x13, x11, lsl #2
    add x14, x14, x11, lsl #2
    add x3, x3, #112
    cbnz x4, .Lrepeat_95
.Lend_94:
    lsl x0, x10, #2
    mov w1, #7
    add x2, x7, x0
    mul x1, x10, x1
    add x3, x2, x0
    mov w4, #7
    add x5, x3, x0
    add x8, x5, x0
    add x9, x8, x0
    add x0, x9, x0
.Lrepeat_107:
    ldr q0, [x6]
    ldr q1, [x6, #560]
    sub x4, x4, #1
    ldr q2, [x6, #112]
    ldr q3, [x6, #224]
    ldr q4, [x6, #448]
    adrp x10, .Lconstants_nnp_winograd_f5x5_3x3_input__aarch64_neon
    ldr q5, [x10, :lo12:.Lconstants_nnp_winograd_f5x5_3x3_input__aarch64_neon]
    adrp x10, .Lconstants_nnp_winograd_f5x5_3x3_input__aarch64_neon+16
    ldr q6, [x10, :lo12:.Lconstants_nnp_winograd_f5x5_3x3_input__aarch64_neon+16]
    ldr q7, [x6, #336]
    adrp x10, .Lconstants_nnp_winograd_f5x5_3x3_input__aarch64_neon+32
    ldr q16, [x10, :lo12:.Lconstants_nnp_winograd_f5x5_3x3_input__aarch64_neon+32]
    ldr q17, [x6, #672]
    add x6, x6, #16
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
    fsub v7.4s, v20.4s, v22.4s
    str q2, [x7]
    add x7, x7, x1, lsl #2
    fmla v0.4s, v21.4s, v16.s[1]
    fmla v17.4s, v3.4s, v16.s[2]
    str q6, [x2]
    add x2, x2, x1, lsl #2
    fmls v1.4s, v21.4s, v16.s[1]
    fmls v17.4s, v4.4s, v16.s[3]
    str q5, [x3]
    add x3, x3, x1, lsl #2
    str q7, [x5]
    add x5, x5, x1, lsl #2
    str q0, [x8]
    add x8, x8, x1, lsl #2
    str q1, [x9]
    add x9, x9, x1, lsl #2
    str q17, [x0]
    add x0, x0, x1, lsl #2
    cbnz x4, .Lrepeat_107
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
.Lrepeat_108:
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
    cbnz x8, .Lrepeat_108
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
.Lrepeat_109:
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
    str q2, [x6, #96]
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
    str q1, [x6, #80]
    ldp q0, q1, [x4, #48]
    ldr q2, [x4, #80]
    mov v3.16b, v0.16b
    fmul v4.4s, v1.4s, v17.s[0]
    str q2, [x6, #208]
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
    str q1, [x6, #192]
    ldp q0, q1, [x4, #96]
    ldr q2, [x4, #128]
    mov v3.16b, v0.16b
    fmul v4.4s, v1.4s, v17.s[0]
    str q2, [x6, #320]
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
    str q1, [x6, #304]
.Lrepeat_110:
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
    str q1, [x10]
    add x10, x10, x1, lsl #2
    str q2, [x0]
    add x0, x0, x1, lsl #2
    cbnz x12, .Lrepeat_110
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
    cbnz x7, .Lrepeat_109
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
.Lrepeat_111:
    ldr q0, [x2]
    ldr q1, [x7]
    sub x10, x10, #1
    add x2, x2, x1, lsl #2
    ldr q2, [x0]
    ldr q3, [x8]
    add x0, x0, x1, lsl #2
    add x8, x8, x1, lsl #2
    ldr q4, [x6]
    ldr q5, [x11]
    add x7, x7, x1, lsl #2
    add x11, x11, x1, lsl #2
    ldr q6, [x12]
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
    cbnz x10, .Lrepeat_111
    ldr x0, [x4]
    ldr w6, [x4, #20]
    mov x7, x3
    ldr x8, [x4, #8]
    ldr w9, [x4, #16]
    lsl x0, x0, #2
    add x4, x7, x0
    add x10, x4, x0
    add x11, x10, x0
    cmp x6, #31
    bne .Lotherwise_112
    mov w0, #5
.Lrepeat_113:
    tst x9, #1
    beq .Lotherwise_114
    ld1 {v0.4s, v1.4s, v2.4s, v3.4s}, [x5]
    ldr q4, [x14]
    ubfx x1, x6, #4, #4
    ldp q5, q6, [x5, #64]
    adrp x2, .Lconstants_nnp_winograd_f5x5_3x3_output_with_bias__aarch64_neon
    ldr q7, [x2, :lo12:.Lconstants_nnp_winograd_f5x5_3x3_output_with_bias__aarch64_neon]
    adrp x2, .Lconstants_nnp_winograd_f5x5_3x3_output_with_bias__aarch64_neon+16
    ldr q16, [x2, :lo12:.Lconstants_nnp_winograd_f5x5_3x3_output_with_bias__aarch64_neon+16]
    ldr q17, [x5, #96]
    fadd v2.4s, v2.4s, v4.4s
    fadd v4.4s, v0.4s, v1.4s
    fsub v0.4s, v0.4s, v1.4s
    fadd v1.4s, v5.4s, v6.4s
    fsub v5.4s, v5.4s, v6.4s
    fadd v6.4s, v2.4s, v3.4s
    fsub v2.4s, v2.4s, v3.4s
    mov v3.16b, v2.16b
    mov v18.16b, v6.16b
    fadd v19.4s, v4.4s, v6.4s
    fmla v2.4s, v0.4s, v16.s[0]
    fmla v3.4s, v0.4s, v7.s[0]
    fmla v18.4s, v4.4s, v7.s[2]
    fmla v2.4s, v5.4s, v16.s[1]
    fadd v0.4s, v17.4s, v6.4s
    fmla v3.4s, v5.4s, v7.s[1]
    fmla v18.4s, v1.4s, v7.s[3]
    fadd v5.4s, v19.4s, v1.4s
    fmla v0.4s, v4.4s, v16.s[2]
    zip1 v4.4s, v5.4s, v18.4s
    zip1 v6.4s, v3.4s, v2.4s
    zip2 v5.4s, v5.4s, v18.4s
    zip2 v2.4s, v3.4s, v2.4s
    zip1 v3.4s, v4.4s, v6.4s
    zip2 v4.4s, v4.4s, v6.4s
    zip1 v6.4s, v5.4s, v2.4s
    zip2 v2.4s, v5.4s, v2.4s
    str q3, [x7]
    fmla v0.4s, v1.4s, v16.s[3]
    str q4, [x4]
    str q6, [x10]
    str q2, [x11]
    cmp x1, #15
    bne .Lotherwise_115
    zip1 v1.4s, v0.4s, v0.4s
    zip1 v2.4s, v0.4s, v0.4s
    zip2 v3.4s, v0.4s, v0.4s
    zip2 v0.4s, v0.4s, v0.4s
    zip1 v4.4s, v1.4s, v2.4s
    zip2 v1.4s, v1.4s, v2.4s
    zip1 v2.4s, v3.4s, v0.4s
    zip2 v0.4s, v3.4s, v0.4s
    str q4, [x7, #16]
    str q1, [x4, #16]
    str q2, [x10, #16]
    str q0, [x11, #16]
    b .Lend_116
.Lotherwise_115:
    tst x6, #16
    beq .Lotherwise_117
    add x1, x7, #16
    add x2, x4, #16
    add x3, x10, #16
    st1 {v0.s}[0], [x1]
    add x1, x11, #16
    st1 {v0.s}[1], [x2]
    st1 {v0.s}[2], [x3]
    st1 {v0.s}[3], [x1]
.Lotherwise_117:
    tst x6, #32
    beq .Lotherwise_118
    add x1, x7, #20
    add x2, x4, #20
    add x3, x10, #20
    st1 {v0.s}[0], [x1]
    add x1, x11, #20
    st1 {v0.s}[1], [x2]
    st1 {v0.s}[2], [x3]
    st1 {v0.s}[3], [x1]
.Lotherwise_118:
    tst x6, #64
    beq .Lotherwise_119
    add x1, x7, #24
    add x2, x4, #24
    add x3, x10, #24
    st1 {v0.s}[0], [x1]
    add x1, x11, #24
    st1 {v0.s}[1], [x2]
    st1 {v0.s}[2], [x3]
    st1 {v0.s}[3], [x1]
.Lotherwise_119:
    tst x6, #128
    beq .Lotherwise_120
    add x1, x7, #28
    add x2, x4, #28
    add x3, x10, #28
    st1 {v0.s}[0], [x1]
    add x1, x11, #28
    st1 {v0.s}[1], [x2]
    st1 {v0.s}[2], [x3]
    st1 {v0.s}[3], [x1]
.Lotherwise_120:
.Lend_116:
.Lotherwise_114:
    sub x0, x0, #1
    lsr x9, x9, #1
    add x7, x7, x8, lsl #2
    add x4, x4, x8, lsl #2
    add x10, x10, x8, lsl #2
    add x11, x11, x8, lsl #2
    add x5, x5, #112
    cbnz x0, .Lrepeat_113
    b .Lend_121
.Lotherwise_112:
    mov w3, #5
.Lrepeat_122:
    tst x9, #1
    beq .Lotherwise_123
    ld1 {v0.4s, v1.4s, v2.4s, v3.4s}, [x5]
    ldr q4, [x14]
    ubfx x0, x6, #0, #4
    ldr q5, [x5, #96]
    ldp q6, q7, [x5, #64]
    adrp x1, .Lconstants_nnp_winograd_f5x5_3x3_output_with_bias__aarch64_neon
    ldr q16, [x1, :lo12:.Lconstants_nnp_winograd_f5x5_3x3_output_with_bias__aarch64_neon]
    adrp x1, .Lconstants_nnp_winograd_f5x5_3x3_output_with_bias__aarch64_neon+16
    ldr q17, [x1, :lo12:.Lconstants_nnp_winograd_f5x5_3x3_output_with_bias__aarch64_neon+16]
    fadd v2.4s, v2.4s, v4.4s
    fadd v4.4s, v0.4s, v1.4s
    fsub v0.4s, v0.4s, v1.4s
    fadd v1.4s, v6.4s, v7.4s
    fsub v6.4s, v6.4s, v7.4s
    fadd v7.4s, v2.4s, v3.4s
    fsub v2.4s, v2.4s, v3.4s
    fadd v3.4s, v5.4s, v7.4s
    mov v5.16b, v2.16b
    fadd v18.4s, v4.4s, v7.4s
    fmla v5.4s, v0.4s, v16.s[0]
    fmla v2.4s, v0.4s, v17.s[0]
    fmla v7.4s, v4.4s, v16.s[2]
    fmla v3.4s, v4.4s, v17.s[2]
    fadd v0.4s, v18.4s, v1.4s
    fmla v5.4s, v6.4s, v16.s[1]
    fmla v7.4s, v1.4s, v16.s[3]
    fmla v2.4s, v6.4s, v17.s[1]
    fmla v3.4s, v1.4s, v17.s[3]
    cmp x0, #15
    bne .Lotherwise_124
    zip1 v1.4s, v0.4s, v7.4s
    zip1 v4.4s, v5.4s, v2.4s
    zip2 v0.4s, v0.4s, v7.4s
    zip2 v2.4s, v5.4s, v2.4s
    zip1 v5.4s, v1.4s, v4.4s
    zip2 v1.4s, v1.4s, v4.4s
    zip1 v4.4s, v0.4s, v2.4s
    zip2 v0.4s, v0.4s, v2.4s
    str q5, [x7]
    str q1, [x4]
    str q4, [x10]
    str q0, [x11]
    b .Lend_125
.Lotherwise_124:
    tst x6, #1
    beq .Lotherwise_126
    st1 {v0.s}[0], [x7]
    st1 {v0.s}[1], [x4]
    st1 {v0.s}[2], [x10]
    st1 {v0.s}[3], [x11]
.Lotherwise_126:
    tst x6, #2
    beq .Lotherwise_127
    add x0, x7, #4
    add x1, x4, #4
    add x2, x10, #4
    st1 {v5.s}[0], [x0]
    add x0, x11, #4
    st1 {v5.s}[1], [x1]
    st1 {v5.s}[2], [x2]
    st1 {v5.s}[3], [x0]
.Lotherwise_127:
    tst x6, #4
    beq .Lotherwise_128
    add x0, x7, #8
    add x1, x4, #8
    add x2, x10, #8
    st1 {v7.s}[0], [x0]
    add x0, x11, #8
    st1 {v7.s}[1], [x1]
    st1 {v7.s}[2], [x2]
    st1 {v7.s}[3], [x0]
.Lotherwise_128:
    tst x6, #8
    beq .Lotherwise_129
    add x0, x7, #12
    add x1, x4, #12
    add x2, x10, #12
    st1 {v2.s}[0], [x0]
    add x0, x11, #12
    st1 {v2.s}[1], [x1]
    st1 {v2.s}[2], [x2]
    st1 {v2.s}[3], [x0]
.Lotherwise_129:
.Lend_125:
    ubfx x0, x6, #4, #4
    cmp x0, #15
    bne .Lotherwise_130
    zip1 v0.4s, v3.4s, v3.4s
    zip1 v1.4s, v3.4s, v3.4s
    zip2 v2.4s, v3.4s, v3.4s
    zip2 v3.4s, v3.4s, v3.4s
    zip1 v4.4s, v0.4s, v1.4s
    zip2 v0.4s, v0.4s, v1.4s
    zip1 v1.4s, v2.4s, v3.4s
    zip2 v2.4s, v2.4s, v3.4s
    str q4, [x7, #16]
    str q0, [x4, #16]
    str q1, [x10, #16]
    str q2, [x11, #16]
    b .Lend_131
.Lotherwise_130:
    tst x6, #16
    beq .Lotherwise_132
    add x0, x7, #16
    add x1, x4, #16
    add x2, x10, #16
    st1 {v3.s}[0], [x0]
    add x0, x11, #16
    st1 {v3.s}[1], [x1]
    st1 {v3.s}[2], [x2]
    st1 {v3.s}[3], [x0]
.Lotherwise_132:
    tst x6, #32
    beq .Lotherwise_133
    add x0, x7, #20
    add x1, x4, #20
    add x2, x10, #20
    st1 {v3.s}[0], [x0]
    add x0, x11, #20
    st1 {v3.s}[1], [x1]
    st1 {v3.s}[2], [x2]
    st1 {v3.s}[3], [x0]
.Lotherwise_133:
    tst x6, #64
    beq .Lotherwise_134
    add x0, x7, #24
    add x1, x4, #24
    add x2, x10, #24
    st1 {v3.s}[0], [x0]
    add x0, x11, #24
    st1 {v3.s}[1], [x1]
    st1 {v3.s}[2], [x2]
    st1 {v3.s}[3], [x0]
.Lotherwise_134:
    tst x6, #128
    beq .Lotherwise_135
    add x0, x7, #28
    add x1, x4, #28
    add x2, x10, #28
    st1 {v3.s}[0], [x0]
    add x0, x11, #28
    st1 {v3.s}[1], [x1]
    st1 {v3.s}[2], [x2]
    st1 {v3.s}[3], [x0]
.Lotherwise_135:
.Lend_131:
.Lotherwise_123:
    sub x3, x3, #1
    lsr x9, x9, #1
    add x7, x7, x8, lsl #2
    add x4, x4, x8, lsl #2
    add x10, x10, x8, lsl #2
    add x11, x11, x8, lsl #2
    add x5, x5, #112
    cbnz x3, .Lrepeat_122
.Lend_121:
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
.Lrepeat_136:
    ldr q0, [x2]
    ldr q1, [x7]
    sub x10, x10, #1
    add x2, x2, x1, lsl #2
    ldr q2, [x0]
    ldr q3, [x8]
    add x0, x0, x1, lsl #2
    add x8, x8, x1, lsl #2
    ldr q4, [x6]
    ldr q5, [x11]
    add x7, x7, x1, lsl #2
    add x11, x11, x1, lsl #2
    ldr q6, [x12]
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
    cbnz x10, .Lrepeat_136
    ldr x0, [x4]
    ldr w6, [x4, #20]
    mov x7, x3
    ldr x8, [x4, #8]
    ldr w9, [x4, #16]
    lsl x0, x0, #2
    add x4, x7, x0
    add x10, x4, x0
    add x11, x10, x0
    cmp x6, #31
    bne .Lotherwise_137
    mov w0, #5
.Lrepeat_138:
    tst x9, #1
    beq .Lotherwise_139
    ld1 {v0.4s, v1.4s, v2.4s, v3.4s}, [x5]
    ldr q4, [x14]
    movi v5.4s, #0
    ubfx x1, x6, #4, #4
    ldp q6, q7, [x5, #64]
    adrp x2, .Lconstants_nnp_winograd_f5x5_3x3_output_with_bias_with_relu__aarch64_neon
    ldr q16, [x2, :lo12:.Lconstants_nnp_winograd_f5x5_3x3_output_with_bias_with_relu__aarch64_neon]
    adrp x2, .Lconstants_nnp_winograd_f5x5_3x3_output_with_bias_with_relu__aarch64_neon+16
    ldr q17, [x2, :lo12:.Lconstants_nnp_winograd_f5x5_3x3_output_with_bias_with_relu__aarch64_neon+16]
    ldr q18, [x5, #96]
    fadd v2.4s, v2.4s, v4.4s
    fadd v4.4s, v0.4s, v1.4s
    fsub v0.4s, v0.4s, v1.4s
    fadd v1.4s, v6.4s, v7.4s
    fsub v6.4s, v6.4s, v7.4s
    fadd v7.4s, v2.4s, v3.4s
    fsub v2.4s, v2.4s, v3.4s
    mov v3.16b, v2.16b
    mov v19.16b, v7.16b
    fadd v20.4s, v4.4s, v7.4s
    fmla v2.4s, v0.4s, v17.s[0]
    fmla v3.4s, v0.4s, v16.s[0]
    fmla v19.4s, v4.4s, v16.s[2]
    fmla v2.4s, v6.4s, v17.s[1]
    fadd v0.4s, v18.4s, v7.4s
    fmla v3.4s, v6.4s, v16.s[1]
    fmla v19.4s, v1.4s, v16.s[3]
    fadd v6.4s, v20.4s, v1.4s
    fmla v0.4s, v4.4s, v17.s[2]
    fmax v2.4s, v5.4s, v2.4s
    fmax v4.4s, v5.4s, v6.4s
    fmax v3.4s, v5.4s, v3.4s
    fmax v6.4s, v5.4s, v19.4s
    fmla v0.4s, v1.4s, v17.s[3]
    zip1 v1.4s, v3.4s, v2.4s
    zip2 v2.4s, v3.4s, v2.4s
    zip1 v3.4s, v4.4s, v6.4s
    zip2 v4.4s, v4.4s, v6.4s
    fmax v0.4s, v5.4s, v0.4s
    zip1 v5.4s, v3.4s, v1.4s
    zip2 v1.4s, v3.4s, v1.4s
    zip1 v3.4s, v4.4s, v2.4s
    zip2 v2.4s, v4.4s, v2.4s
    str q5, [x7]
    str q1, [x4]
    str q3, [x10]
    str q2, [x11]
    cmp x1, #15
    bne .Lotherwise_140
    zip1 v1.4s, v0.4s, v0.4s
    zip1 v2.4s, v0.4s, v0.4s
    zip2 v3.4s, v0.4s, v0.4s
    zip2 v0.4s, v0.4s, v0.4s
    zip1 v4.4s, v1.4s, v2.4s
    zip2 v1.4s, v1.4s, v2.4s
    zip1 v2.4s, v3.4s, v0.4s
    zip2 v0.4s, v3.4s, v0.4s
    str q4, [x7, #16]
    str q1, [x4, #16]
    str q2, [x10, #16]
    str q0, [x11, #16]
    b .Lend_141
.Lotherwise_140:
    tst x6, #16
    beq .Lotherwise_142
    add x1, x7, #16
    add x2, x4, #16
    add x3, x10, #16
    st1 {v0.s}[0], [x1]
    add x1, x11, #16
    st1 {v0.s}[1], [x2]
    st1 {v0.s}[2], [x3]
    st1 {v0.s}[3], [x1]
.Lotherwise_142:
    tst x6, #32
    beq .Lotherwise_143
    add x1, x7, #20
    add x2, x4, #20
    add x3, x10, #20
    st1 {v0.s}[0], [x1]
    add x1, x11, #20
    st1 {v0.s}[1], [x2]
    st1 {v0.s}[2], [x3]
    st1 {v0.s}[3], [x1]
.Lotherwise_143:
    tst x6, #64
    beq .Lotherwise_144
    add x1, x7, #24
    add x2, x4, #24
    add x3, x10, #24
    st1 {v0.s}[0], [x1]
    add x1, x11, #24
    st1 {v0.s}[1], [x2]
    st1 {v0.s}[2], [x3]
    st1 {v0.s}[3], [x1]
.Lotherwise_144:
    tst x6, #128
    beq .Lotherwise_145
    add x1, x7, #28
    add x2, x4, #28
    add x3, x10, #28
    st1 {v0.s}[0], [x1]
    add x1, x11, #28
    st1 {v0.s}[1], [x2]
    st1 {v0.s}[2], [x3]
    st1 {v0.s}[3], [x1]
.Lotherwise_145:
.Lend_141:
.Lotherwise_139:
    sub x0, x0, #1
    lsr x9, x9, #1
    add x7, x7, x8, lsl #2
    add x4, x4, x8, lsl #2
    add x10, x10, x8, lsl #2
    add x11, x11, x8, lsl #2
    add x5, x5, #112
    cbnz x0, .Lrepeat_138
    b .Lend_146
.Lotherwise_137:
    mov w3, #5
.Lrepeat_147:
    tst x9, #1
    beq .Lotherwise_148
    ld1 {v0.4s, v1.4s, v2.4s, v3.4s}, [x5]
    ldr q4, [x14]
    movi v5.4s, #0
    ubfx x0, x6, #0, #4
    ldr q6, [x5, #96]
    ldp q7, q16, [x5, #64]
    adrp x1, .Lconstants_nnp_winograd_f5x5_3x3_output_with_bias_with_relu__aarch64_neon
    ldr q17, [x1, :lo12:.Lconstants_nnp_winograd_f5x5_3x3_output_with_bias_with_relu__aarch64_neon]
    adrp x1, .Lconstants_nnp_winograd_f5x5_3x3_output_with_bias_with_relu__aarch64_neon+16
    ldr q18, [x1, :lo12:.Lconstants_nnp_winograd_f5x5_3x3_output_with_bias_with_relu__aarch64_neon+16]
    fadd v2.4s, v2.4s, v4.4s
    fadd v4.4s, v0.4s, v1.4s
    fsub v0.4s, v0.4s, v1.4s
    fadd v1.4s, v7.4s, v16.4s
    fsub v7.4s, v7.4s, v16.4s
    fadd v16.4s, v2.4s, v3.4s
    fsub v2.4s, v2.4s, v3.4s
    fadd v3.4s, v6.4s, v16.4s
    mov v6.16b, v2.16b
    fadd v19.4s, v4.4s, v16.4s
    fmla v6.4s, v0.4s, v17.s[0]
    fmla v2.4s, v0.4s, v18.s[0]
    fmla v16.4s, v4.4s, v17.s[2]
    fmla v3.4s, v4.4s, v18.s[2]
    fmla v6.4s, v7.4s, v17.s[1]
    fmla v2.4s, v7.4s, v18.s[1]
    fmla v16.4s, v1.4s, v17.s[3]
    fmla v3.4s, v1.4s, v18.s[3]
    fadd v0.4s, v19.4s, v1.4s
    fmax v1.4s, v5.4s, v6.4s
    fmax v2.4s, v5.4s, v2.4s
    fmax v0.4s, v5.4s, v0.4s
    fmax v4.4s, v5.4s, v16.4s
    fmax v3.4s, v5.4s, v3.4s
    cmp x0, #15
    bne .Lotherwise_149
    zip1 v5.4s, v0.4s, v4.4s
    zip1 v6.4s, v1.4s, v2.4s
    zip2 v0.4s, v0.4s, v4.4s
    zip2 v1.4s, v1.4s, v2.4s
    zip1 v2.4s, v5.4s, v6.4s
    zip2 v4.4s, v5.4s, v6.4s
    zip1 v5.4s, v0.4s, v1.4s
    zip2 v0.4s, v0.4s, v1.4s
    str q2, [x7]
    str q4, [x4]
    str q5, [x10]
    str q0, [x11]
    b .Lend_150
.Lotherwise_149:
    tst x6, #1
    beq .Lotherwise_151
    st1 {v0.s}[0], [x7]
    st1 {v0.s}[1], [x4]
    st1 {v0.s}[2], [x10]
    st1 {v0.s}[3], [x11]
.Lotherwise_151:
    tst x6, #2
    beq .Lotherwise_152
    add x0, x7, #4
    add x1, x4, #4
    add x2, x10, #4
    st1 {v1.s}[0], [x0]
    add x0, x11, #4
    st1 {v1.s}[1], [x1]
    st1 {v1.s}[2], [x2]
    st1 {v1.s}[3], [x0]
.Lotherwise_152:
    tst x6, #4
    beq .Lotherwise_153
    add x0, x7, #8
    add x1, x4, #8
    add x2, x10, #8
    st1 {v4.s}[0], [x0]
    add x0, x11, #8
    st1 {v4.s}[1], [x1]
    st1 {v4.s}[2], [x2]
    st1 {v4.s}[3], [x0]
.Lotherwise_153:
    tst x6, #8
    beq .Lotherwise_154
    add x0, x7, #12
    add x1, x4, #12
    add x2, x10, #12
    st1 {v2.s}[0], [x0]
    add x0, x11, #12
    st1 {v2.s}[1], [x1]
    st1 {v2.s}[2], [x2]
    st1 {v2.s}[3], [x0]
.Lotherwise_154:
.Lend_150:
    ubfx x0, x6, #4, #4
    cmp x0, #15
    bne .Lotherwise_155
    zip1 v0.4s, v3.4s, v3.4s
    zip1 v1.4s, v3.4s, v3.4s
    zip2 v2.4s, v3.4s, v3.4s
    zip2 v3.4s, v3.4s, v3.4s
    zip1 v4.4s, v0.4s, v1.4s
    zip2 v0.4s, v0.4s, v1.4s
    zip1 v1.4s, v2.4s, v3.4s
    zip2 v2.4s, v2.4s, v3.4s
    str q4, [x7, #16]
    str q0, [x4, #16]
    str q1, [x10, #16]
    str q2, [x11, #16]
    b .Lend_156
.Lotherwise_155:
    tst x6, #16
    beq .Lotherwise_157
    add x0, x7, #16
    add x1, x4, #16
    add x2, x10, #16
    st1 {v3.s}[0], [x0]
    add x0, x11, #16
    st1 {v3.s}[1], [x1]
    st1 {v3.s}[2], [x2]
    st1 {v3.s}[3], [x0]
.Lotherwise_157:
    tst x6, #32
    beq .Lotherwise_158
    add x0, x7, #20
    add x1, x4, #20
    add x2, x10, #20
    st1 {v3.s}[0], [x0]
    add x0, x11, #20
    st1 {v3.s}[1], [x1]
    st1 {v3.s}[2], [x2]
    st1 {v3.s}[3], [x0]
.Lotherwise_158:
    tst x6, #64
    beq .Lotherwise_159
    add x0, x7, #24
    add x1, x4, #24
    add x2, x10, #24
    st1 {v3.s}[0], [x0]
    add x0, x11, #24
    st1 {v3.s}[1], [x1]
    st1 {v3.s}[2], [x2]
    st1 {v3.s}[3], [x0]
.Lotherwise_159:
    tst x6, #128
    beq .Lotherwise_160
    add x0, x7, #28
    add x1, x4, #28
    add x2, x10, #28
    st1 {v3.s}[0], [x0]
    add x0, x11, #28
    st1 {v3.s}[1], [x1]
    st1 {v3.s}[2], [x2]
    st1 {v3.s}[3], [x0]
.Lotherwise_160:
.Lend_156:
.Lotherwise_148:
    sub x3, x3, #1
    lsr x9, x9, #1
    add x7, x7, x8, lsl #2
    add x4, x4, x8, lsl #2
    add x10, x10, x8, lsl #2
    add x11, x11, x8, lsl #2
    add x5, x5, #112
    cbnz x3, .Lrepeat_147
.Lend_146:
    ret
    .size nnp_winograd_f5x5_3x3_output_with_bias_with_relu__aarch64_neon, . - nnp_winograd_f5x5_3x3_output_with_bias_with_relu__aarch64_neon

.section .rodata
    .p2align 4
.Lconstants_nnp_winograd_f4x4_3x3_input__aarch64_neon:
    .long 0x3f610000, 0x40290000, 0x40100000, 0x3f200000
    .long 0x3ec80000, 0x3fc00000, 0x00000000, 0x00000000

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
    bne .Lotherwise_161
    mov x0, x6
    mov w1, #6
.Lrepeat_162:
    tst x12, #1
    beq .Lotherwise_163
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
    bne .Lotherwise_164
    ldr d1, [x9, #16]
    ldr d5, [x13, #16]
    add x2, x5, #16
    add x3, x14, #16
    ld1 {v1.d}[1], [x2]
    ld1 {v5.d}[1], [x3]
    uzp1 v6.4s, v1.4s, v5.4s
    uzp2 v1.4s, v1.4s, v5.4s
    b .Lend_165
.Lotherwise_164:
    movi v6.4s, #0
    tst x8, #16
    beq .Lotherwise_166
    add x2, x9, #16
    add x3, x5, #16
    add x4, x13, #16
    ld1 {v6.s}[0], [x2]
    add x2, x14, #16
    ld1 {v6.s}[1], [x3]
    ld1 {v6.s}[2], [x4]
    ld1 {v6.s}[3], [x2]
.Lotherwise_166:
    movi v1.4s, #0
    tst x8, #32
    beq .Lotherwise_167
    add x2, x9, #20
    add x3, x5, #20
    add x4, x13, #20
    ld1 {v1.s}[0], [x2]
    add x2, x14, #20
    ld1 {v1.s}[1], [x3]
    ld1 {v1.s}[2], [x4]
    ld1 {v1.s}[3], [x2]
.Lotherwise_167:
.Lend_165:
    adrp x2, .Lconstants_nnp_winograd_f4x4_3x3_input__aarch64_neon
    ldr q5, [x2, :lo12:.Lconstants_nnp_winograd_f4x4_3x3_input__aarch64_neon]
    adrp x2, .Lconstants_nnp_winograd_f4x4_3x3_input__aarch64_neon+16
    ldr q7, [x2, :lo12:.Lconstants_nnp_winograd_f4x4_3x3_input__aarch64_neon+16]
    mov v16.16b, v6.16b
    mov v17.16b, v6.16b
    mov v18.16b, v0.16b
    mov v19.16b, v0.16b
    fmls v16.4s, v4.4s, v5.s[2]
    fmls v6.4s, v4.4s, v7.s[0]
    fmls v18.4s, v2.4s, v5.s[2]
    fmls v19.4s, v2.4s, v7.s[0]
    fmla v17.4s, v3.4s, v5.s[0]
    fmla v1.4s, v2.4s, v5.s[0]
    mov v2.16b, v16.16b
    mov v3.16b, v6.16b
    fmls v17.4s, v4.4s, v5.s[1]
    fmls v16.4s, v18.4s, v5.s[3]
    fmla v2.4s, v18.4s, v5.s[3]
    fmla v3.4s, v19.4s, v7.s[1]
    fmls v6.4s, v19.4s, v7.s[1]
    fmls v1.4s, v0.4s, v5.s[1]
    str q17, [x0]
    str q16, [x0, #32]
    str q2, [x0, #16]
    str q3, [x0, #48]
    str q6, [x0, #64]
    str q1, [x0, #80]
    b .Lend_168
.Lotherwise_163:
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
.Lend_168:
    sub x1, x1, #1
    lsr x12, x12, #1
    add x9, x9, x11, lsl #2
    add x5, x5, x11, lsl #2
    add x13, x13, x11, lsl #2
    add x14, x14, x11, lsl #2
    add x0, x0, #96
    cbnz x1, .Lrepeat_162
    b .Lend_169
.Lotherwise_161:
    mov x3, x6
    mov w4, #6
.Lrepeat_170:
    tst x12, #1
    beq .Lotherwise_171
    ubfx x0, x8, #0, #4
    cmp x0, #15
    bne .Lotherwise_172
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
    b .Lend_173
.Lotherwise_172:
    movi v3.4s, #0
    tst x8, #1
    beq .Lotherwise_174
    ld1 {v3.s}[0], [x9]
    ld1 {v3.s}[1], [x5]
    ld1 {v3.s}[2], [x13]
    ld1 {v3.s}[3], [x14]
.Lotherwise_174:
    movi v2.4s, #0
    tst x8, #2
    beq .Lotherwise_175
    add x0, x9, #4
    add x1, x5, #4
    add x2, x13, #4
    ld1 {v2.s}[0], [x0]
    add x0, x14, #4
    ld1 {v2.s}[1], [x1]
    ld1 {v2.s}[2], [x2]
    ld1 {v2.s}[3], [x0]
.Lotherwise_175:
    movi v4.4s, #0
    tst x8, #4
    beq .Lotherwise_176
    add x0, x9, #8
    add x1, x5, #8
    add x2, x13, #8
    ld1 {v4.s}[0], [x0]
    add x0, x14, #8
    ld1 {v4.s}[1], [x1]
    ld1 {v4.s}[2], [x2]
    ld1 {v4.s}[3], [x0]
.Lotherwise_176:
    movi v0.4s, #0
    tst x8, #8
    beq .Lotherwise_177
    add x0, x9, #12
    add x1, x5, #12
    add x2, x13, #12
    ld1 {v0.s}[0], [x0]
    add x0, x14, #12
    ld1 {v0.s}[1], [x1]
    ld1 {v0.s}[2], [x2]
    ld1 {v0.s}[3], [x0]
.Lotherwise_177:
.Lend_173:
    ubfx x0, x8, #4, #2
    cmp x0, #3
    bne .Lotherwise_178
    ldr d1, [x9, #16]
    ldr d5, [x13, #16]
    add x0, x5, #16
    add x1, x14, #16
    ld1 {v1.d}[1], [x0]
    ld1 {v5.d}[1], [x1]
    uzp1 v6.4s, v1.4s, v5.4s
    uzp2 v1.4s, v1.4s, v5.4s
    b .Lend_179
.Lotherwise_178:
    movi v6.4s, #0
    tst x8, #16
    beq .Lotherwise_180
    add x0, x9, #16
    add x1, x5, #16
    add x2, x13, #16
    ld1 {v6.s}[0], [x0]
    add x0, x14, #16
    ld1 {v6.s}[1], [x1]
    ld1 {v6.s}[2], [x2]
    ld1 {v6.s}[3], [x0]
.Lotherwise_180:
    movi v1.4s, #0
    tst x8, #32
    beq .Lotherwise_181
    add x0, x9, #20
    add x1, x5, #20
    add x2, x13, #20
    ld1 {v1.s}[0], [x0]
    add x0, x14, #20
    ld1 {v1.s}[1], [x1]
    ld1 {v1.s}[2], [x2]
    ld1 {v1.s}[3], [x0]
.Lotherwise_181:
.Lend_179:
    adrp x0, .Lconstants_nnp_winograd_f4x4_3x3_input__aarch64_neon
    ldr q5, [x0, :lo12:.Lconstants_nnp_winograd_f4x4_3x3_input__aarch64_neon]
    adrp x0, .Lconstants_nnp_winograd_f4x4_3x3_input__aarch64_neon+16
    ldr q7, [x0, :lo12:.Lconstants_nnp_winograd_f4x4_3x3_input__aarch64_neon+16]
    mov v16.16b, v6.16b
    mov v17.16b, v6.16b
    mov v18.16b, v0.16b
    mov v19.16b, v0.16b
    fmls v16.4s, v4.4s, v5.s[2]
    fmls v6.4s, v4.4s, v7.s[0]
    fmls v18.4s, v2.4s, v5.s[2]
    fmls v19.4s, v2.4s, v7.s[0]
    fmla v17.4s, v3.4s, v5.s[0]
    fmla v1.4s, v2.4s, v5.s[0]
    mov v2.16b, v16.16b
    mov v3.16b, v6.16b
    fmls v17.4s, v4.4s, v5.s[1]
    fmls v16.4s, v18.4s, v5.s[3]
    fmla v2.4s, v18.4s, v5.s[3]
    fmla v3.4s, v19.4s, v7.s[1]
    fmls v6.4s, v19.4s, v7.s[1]
    fmls v1.4s, v0.4s, v5.s[1]
    str q17, [x3]
    str q16, [x3, #32]
    str q2, [x3, #16]
    str q3, [x3, #48]
    str q6, [x3, #64]
    str q1, [x3, #80]
    b .Lend_182
.Lotherwise_171:
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
.Lend_182:
    sub x4, x4, #1
    lsr x12, x12, #1
    add x9, x9, x11, lsl #2
    add x5, x5, x11, lsl #2
    add x13, x13, x11, lsl #2
    add x14, x14, x11, lsl #2
    add x3, x3, #96
    cbnz x4, .Lrepeat_170
.Lend_169:
    lsl x0, x10, #2
    mov w1, #6
    add x2, x7, x0
    mul x1, x10, x1
    add x3, x2, x0
    mov w4, #6
    add x5, x3, x0
    add x8, x5, x0
    add x0, x8, x0
.Lrepeat_183:
    ldr q0, [x6, #384]
    ldr q1, [x6, #192]
    sub x4, x4, #1
    ldr q2, [x6, #288]
    adrp x9, .Lconstants_nnp_winograd_f4x4_3x3_input__aarch64_neon
    ldr q3, [x9, :lo12:.Lconstants_nnp_winograd_f4x4_3x3_input__aarch64_neon]
    ldr q4, [x6, #96]
    adrp x9, .Lconstants_nnp_winograd_f4x4_3x3_input__aarch64_neon+16
    ldr q5, [x9, :lo12:.Lconstants_nnp_winograd_f4x4_3x3_input__aarch64_neon+16]
    ldr q6, [x6]
    ldr q7, [x6, #480]
    add x6, x6, #16
    mov v16.16b, v0.16b
    mov v17.16b, v0.16b
    mov v18.16b, v2.16b
    mov v19.16b, v2.16b
    fmls v16.4s, v1.4s, v3.s[2]
    fmls v0.4s, v1.4s, v5.s[0]
    fmls v18.4s, v4.4s, v3.s[2]
    fmla v17.4s, v6.4s, v3.s[0]
    fmls v19.4s, v4.4s, v5.s[0]
    fmla v7.4s, v4.4s, v3.s[0]
    fmls v17.4s, v1.4s, v3.s[1]
    mov v1.16b, v16.16b
    mov v4.16b, v0.16b
    fmls v16.4s, v18.4s, v3.s[3]
    fmls v7.4s, v2.4s, v3.s[1]
    fmla v1.4s, v18.4s, v3.s[3]
    fmla v4.4s, v19.4s, v5.s[1]
    fmls v0.4s, v19.4s, v5.s[1]
    str q17, [x7]
    add x7, x7, x1, lsl #2
    str q1, [x2]
    add x2, x2, x1, lsl #2
    str q16, [x3]
    add x3, x3, x1, lsl #2
    str q4, [x5]
    add x5, x5, x1, lsl #2
    str q0, [x8]
    add x8, x8, x1, lsl #2
    str q7, [x0]
    add x0, x0, x1, lsl #2
    cbnz x4, .Lrepeat_183
    ret
    .size nnp_winograd_f4x4_3x3_input__aarch64_neon, . - nnp_winograd_f4x4_3x3_input__aarch64_neon

.section .rodata
    .p2align 4
.Lconstants_nnp_winograd_f4x4_3x3_kernel__aarch64_neon:
    .long 0x3f91a2b4, 0x3ec80000, 0xbf303b34, 0x3edc4a01
    .long 0x40100000, 0x3df4c401, 0x3e379301, 0x00000000

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
.Lrepeat_184:
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
    cbnz x8, .Lrepeat_184
    lsl x0, x3, #2
    mov w1, #6
    add x5, x2, x0
    mul x1, x3, x1
    add x3, x5, x0
    mov w7, #4
    add x8, x3, x0
    add x9, x8, x0
    add x0, x9, x0
.Lrepeat_185:
    ldp q0, q1, [x4]
    ldr q2, [x4, #32]
    mov x10, x6
    mov w11, #6
    adrp x12, .Lconstants_nnp_winograd_f4x4_3x3_kernel__aarch64_neon
    ldr q5, [x12, :lo12:.Lconstants_nnp_winograd_f4x4_3x3_kernel__aarch64_neon]
    adrp x12, .Lconstants_nnp_winograd_f4x4_3x3_kernel__aarch64_neon+16
    ldr q6, [x12, :lo12:.Lconstants_nnp_winograd_f4x4_3x3_kernel__aarch64_neon+16]
    mov v3.16b, v0.16b
    str q2, [x6, #80]
    fmul v4.4s, v0.4s, v5.s[0]
    fmla v3.4s, v2.4s, v5.s[1]
    fmla v0.4s, v2.4s, v6.s[0]
    str q4, [x6]
    fmul v2.4s, v3.4s, v5.s[2]
    fmul v0.4s, v0.4s, v6.s[1]
    mov v3.16b, v2.16b
    mov v4.16b, v0.16b
    fmla v2.4s, v1.4s, v5.s[3]
    fmls v0.4s, v1.4s, v6.s[2]
    fmls v3.4s, v1.4s, v5.s[3]
    fmla v4.4s, v1.4s, v6.s[2]
    str q2, [x6, #32]
    str q0, [x6, #64]
    str q3, [x6, #16]
    str q4, [x6, #48]
    ldp q0, q1, [x4, #48]
    ldr q2, [x4, #80]
    mov v3.16b, v0.16b
    fmul v4.4s, v0.4s, v5.s[0]
    str q2, [x6, #176]
    fmla v0.4s, v2.4s, v6.s[0]
    fmla v3.4s, v2.4s, v5.s[1]
    str q4, [x6, #96]
    fmul v0.4s, v0.4s, v6.s[1]
    fmul v2.4s, v3.4s, v5.s[2]
    mov v3.16b, v0.16b
    fmls v0.4s, v1.4s, v6.s[2]
    mov v4.16b, v2.16b
    fmla v2.4s, v1.4s, v5.s[3]
    fmla v3.4s, v1.4s, v6.s[2]
    fmls v4.4s, v1.4s, v5.s[3]
    str q0, [x6, #160]
    str q2, [x6, #128]
    str q3, [x6, #144]
    str q4, [x6, #112]
    ldp q0, q1, [x4, #96]
    ldr q2, [x4, #128]
    mov v3.16b, v0.16b
    fmul v4.4s, v0.4s, v5.s[0]
    str q2, [x6, #272]
    fmla v0.4s, v2.4s, v6.s[0]
    fmla v3.4s, v2.4s, v5.s[1]
    str q4, [x6, #192]
    fmul v0.4s, v0.4s, v6.s[1]
    fmul v2.4s, v3.4s, v5.s[2]
    mov v3.16b, v0.16b
    fmls v0.4s, v1.4s, v6.s[2]
    mov v4.16b, v2.16b
    fmla v2.4s, v1.4s, v5.s[3]
    fmla v3.4s, v1.4s, v6.s[2]
    fmls v4.4s, v1.4s, v5.s[3]
    str q0, [x6, #256]
    str q2, [x6, #224]
    str q3, [x6, #240]
    str q4, [x6, #208]
.Lrepeat_186:
    ldr q0, [x10]
    ldr q1, [x10, #192]
    sub x11, x11, #1
    ldr q2, [x10, #96]
    add x10, x10, #16
    mov v3.16b, v0.16b
    fmul v4.4s, v0.4s, v5.s[0]
    fmla v0.4s, v1.4s, v6.s[0]
    fmla v3.4s, v1.4s, v5.s[1]
    str q4, [x2]
    add x2, x2, x1, lsl #2
    fmul v0.4s, v0.4s, v6.s[1]
    fmul v3.4s, v3.4s, v5.s[2]
    mov v4.16b, v0.16b
    fmls v0.4s, v2.4s, v6.s[2]
    mov v7.16b, v3.16b
    fmla v3.4s, v2.4s, v5.s[3]
    fmla v4.4s, v2.4s, v6.s[2]
    fmls v7.4s, v2.4s, v5.s[3]
    str q7, [x5]
    add x5, x5, x1, lsl #2
    str q3, [x3]
    add x3, x3, x1, lsl #2
    str q4, [x8]
    add x8, x8, x1, lsl #2
    str q0, [x9]
    add x9, x9, x1, lsl #2
    str q1, [x0]
    add x0, x0, x1, lsl #2
    cbnz x11, .Lrepeat_186
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
    cbnz x7, .Lrepeat_185
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
.Lrepeat_187:
    ldr q0, [x8]
    ldr q1, [x2]
    sub x10, x10, #1
    add x8, x8, x1, lsl #2
    ldr q2, [x7]
    ldr q3, [x11]
    add x2, x2, x1, lsl #2
    add x7, x7, x1, lsl #2
    adrp x12, .Lconstants_nnp_winograd_f4x4_3x3_output_with_bias__aarch64_neon
    ldr q4, [x12, :lo12:.Lconstants_nnp_winograd_f4x4_3x3_output_with_bias__aarch64_neon]
    ldr q5, [x0]
    add x0, x0, x1, lsl #2
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
    fadd v5.4s, v5.4s, v16.4s
    fmla v6.4s, v0.4s, v7.s[0]
    fmla v3.4s, v2.4s, v4.s[1]
    fmla v17.4s, v1.4s, v4.s[3]
    fmla v6.4s, v2.4s, v7.s[1]
    fadd v0.4s, v5.4s, v1.4s
    str q0, [x9]
    str q3, [x9, #96]
    str q17, [x9, #192]
    str q6, [x9, #288]
    add x9, x9, #16
    cbnz x10, .Lrepeat_187
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
    bne .Lotherwise_188
    mov w3, #4
.Lrepeat_189:
    tst x11, #1
    beq .Lotherwise_190
    ld1 {v0.4s, v1.4s, v2.4s, v3.4s}, [x8]
    ldp q4, q5, [x8, #64]
    adrp x4, .Lconstants_nnp_winograd_f4x4_3x3_output_with_bias__aarch64_neon
    ldr q6, [x4, :lo12:.Lconstants_nnp_winograd_f4x4_3x3_output_with_bias__aarch64_neon]
    adrp x4, .Lconstants_nnp_winograd_f4x4_3x3_output_with_bias__aarch64_neon+16
    ldr q7, [x4, :lo12:.Lconstants_nnp_winograd_f4x4_3x3_output_with_bias__aarch64_neon+16]
    ldr q16, [x13]
    fadd v17.4s, v1.4s, v2.4s
    fsub v1.4s, v1.4s, v2.4s
    fadd v2.4s, v3.4s, v4.4s
    fsub v3.4s, v3.4s, v4.4s
    fmul v4.4s, v1.4s, v6.s[0]
    fmul v18.4s, v17.4s, v6.s[2]
    fadd v0.4s, v0.4s, v17.4s
    fmla v5.4s, v1.4s, v7.s[0]
    fmla v4.4s, v3.4s, v6.s[1]
    fmla v18.4s, v2.4s, v6.s[3]
    fmla v5.4s, v3.4s, v7.s[1]
    fadd v0.4s, v0.4s, v2.4s
    fadd v0.4s, v0.4s, v16.4s
    fadd v1.4s, v4.4s, v16.4s
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
.Lotherwise_190:
    sub x3, x3, #1
    lsr x11, x11, #1
    add x9, x9, x10, lsl #2
    add x1, x1, x10, lsl #2
    add x2, x2, x10, lsl #2
    add x0, x0, x10, lsl #2
    add x8, x8, #96
    cbnz x3, .Lrepeat_189
    b .Lend_191
.Lotherwise_188:
    mov w3, #4
.Lrepeat_192:
    tst x11, #1
    beq .Lotherwise_193
    ld1 {v0.4s, v1.4s, v2.4s, v3.4s}, [x8]
    ldp q4, q5, [x8, #64]
    ubfx x4, x7, #0, #4
    adrp x5, .Lconstants_nnp_winograd_f4x4_3x3_output_with_bias__aarch64_neon
    ldr q6, [x5, :lo12:.Lconstants_nnp_winograd_f4x4_3x3_output_with_bias__aarch64_neon]
    adrp x5, .Lconstants_nnp_winograd_f4x4_3x3_output_with_bias__aarch64_neon+16
    ldr q7, [x5, :lo12:.Lconstants_nnp_winograd_f4x4_3x3_output_with_bias__aarch64_neon+16]
    ldr q16, [x13]
    fadd v17.4s, v1.4s, v2.4s
    fsub v1.4s, v1.4s, v2.4s
    fadd v2.4s, v3.4s, v4.4s
    fsub v3.4s, v3.4s, v4.4s
    fmul v4.4s, v1.4s, v6.s[0]
    fmul v18.4s, v17.4s, v6.s[2]
    fadd v0.4s, v0.4s, v17.4s
    fmla v5.4s, v1.4s, v7.s[0]
    fmla v4.4s, v3.4s, v6.s[1]
    fmla v18.4s, v2.4s, v6.s[3]
    fmla v5.4s, v3.4s, v7.s[1]
    fadd v0.4s, v0.4s, v2.4s
    fadd v0.4s, v0.4s, v16.4s
    fadd v1.4s, v4.4s, v16.4s
    fadd v2.4s, v18.4s, v16.4s
    fadd v3.4s, v5.4s, v16.4s
    cmp x4, #15
    bne .Lotherwise_194
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
    b .Lend_195
.Lotherwise_194:
    tst x7, #1
    beq .Lotherwise_196
    st1 {v0.s}[0], [x9]
    st1 {v0.s}[1], [x1]
    st1 {v0.s}[2], [x2]
    st1 {v0.s}[3], [x0]
.Lotherwise_196:
    tst x7, #2
    beq .Lotherwise_197
    add x4, x9, #4
    add x5, x1, #4
    add x6, x2, #4
    st1 {v1.s}[0], [x4]
    add x4, x0, #4
    st1 {v1.s}[1], [x5]
    st1 {v1.s}[2], [x6]
    st1 {v1.s}[3], [x4]
.Lotherwise_197:
    tst x7, #4
    beq .Lotherwise_198
    add x4, x9, #8
    add x5, x1, #8
    add x6, x2, #8
    st1 {v2.s}[0], [x4]
    add x4, x0, #8
    st1 {v2.s}[1], [x5]
    st1 {v2.s}[2], [x6]
    st1 {v2.s}[3], [x4]
.Lotherwise_198:
    tst x7, #8
    beq .Lotherwise_199
    add x4, x9, #12
    add x5, x1, #12
    add x6, x2, #12
    st1 {v3.s}[0], [x4]
    add x4, x0, #12
    st1 {v3.s}[1], [x5]
    st1 {v3.s}[2], [x6]
    st1 {v3.s}[3], [x4]
.Lotherwise_199:
.Lend_195:
.Lotherwise_193:
    sub x3, x3, #1
    lsr x11, x11, #1
    add x9, x9, x10, lsl #2
    add x1, x1, x10, lsl #2
    add x2, x2, x10, lsl #2
    add x0, x0, x10, lsl #2
    add x8, x8, #96
    cbnz x3, .Lrepeat_192
.Lend_191:
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
.Lrepeat_200:
    ldr q0, [x8]
    ldr q1, [x2]
    sub x10, x10, #1
    add x8, x8, x1, lsl #2
    ldr q2, [x7]
    ldr q3, [x11]
    add x2, x2, x1, lsl #2
    add x7, x7, x1, lsl #2
    adrp x12, .Lconstants_nnp_winograd_f4x4_3x3_output_with_bias_with_relu__aarch64_neon
    ldr q4, [x12, :lo12:.Lconstants_nnp_winograd_f4x4_3x3_output_with_bias_with_relu__aarch64_neon]
    ldr q5, [x0]
    add x0, x0, x1, lsl #2
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
    fadd v5.4s, v5.4s, v16.4s
    fmla v6.4s, v0.4s, v7.s[0]
    fmla v3.4s, v2.4s, v4.s[1]
    fmla v17.4s, v1.4s, v4.s[3]
    fmla v6.4s, v2.4s, v7.s[1]
    fadd v0.4s, v5.4s, v1.4s
    str q0, [x9]
    str q3, [x9, #96]
    str q17, [x9, #192]
    str q6, [x9, #288]
    add x9, x9, #16
    cbnz x10, .Lrepeat_200
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
    bne .Lotherwise_201
    mov w3, #4
.Lrepeat_202:
    tst x11, #1
    beq .Lotherwise_203
    ld1 {v0.4s, v1.4s, v2.4s, v3.4s}, [x8]
    ldp q4, q5, [x8, #64]
    movi v6.4s, #0
    adrp x4, .Lconstants_nnp_winograd_f4x4_3x3_output_with_bias_with_relu__aarch64_neon
    ldr q7, [x4, :lo12:.Lconstants_nnp_winograd_f4x4_3x3_output_with_bias_with_relu__aarch64_neon]
    adrp x4, .Lconstants_nnp_winograd_f4x4_3x3_output_with_bias_with_relu__aarch64_neon+16
    ldr q16, [x4, :lo12:.Lconstants_nnp_winograd_f4x4_3x3_output_with_bias_with_relu__aarch64_neon+16]
    ldr q17, [x13]
    fadd v18.4s, v1.4s, v2.4s
    fsub v1.4s, v1.4s, v2.4s
    fadd v2.4s, v3.4s, v4.4s
    fsub v3.4s, v3.4s, v4.4s
    fmul v4.4s, v1.4s, v7.s[0]
    fmul v19.4s, v18.4s, v7.s[2]
    fadd v0.4s, v0.4s, v18.4s
    fmla v5.4s, v1.4s, v16.s[0]
    fmla v4.4s, v3.4s, v7.s[1]
    fmla v19.4s, v2.4s, v7.s[3]
    fmla v5.4s, v3.4s, v16.s[1]
    fadd v0.4s, v0.4s, v2.4s
    fadd v0.4s, v0.4s, v17.4s
    fadd v1.4s, v4.4s, v17.4s
    fadd v2.4s, v19.4s, v17.4s
    fadd v3.4s, v5.4s, v17.4s
    fmax v0.4s, v6.4s, v0.4s
    fmax v1.4s, v6.4s, v1.4s
    fmax v2.4s, v6.4s, v2.4s
    fmax v3.4s, v6.4s, v3.4s
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
.Lotherwise_203:
    sub x3, x3, #1
    lsr x11, x11, #1
    add x9, x9, x10, lsl #2
    add x1, x1, x10, lsl #2
    add x2, x2, x10, lsl #2
    add x0, x0, x10, lsl #2
    add x8, x8, #96
    cbnz x3, .Lrepeat_202
    b .Lend_204
.Lotherwise_201:
    mov w3, #4
.Lrepeat_205:
    tst x11, #1
    beq .Lotherwise_206
    ld1 {v0.4s, v1.4s, v2.4s, v3.4s}, [x8]
    ldp q4, q5, [x8, #64]
    movi v6.4s, #0
    ubfx x4, x7, #0, #4
    adrp x5, .Lconstants_nnp_winograd_f4x4_3x3_output_with_bias_with_relu__aarch64_neon
    ldr q7, [x5, :lo12:.Lconstants_nnp_winograd_f4x4_3x3_output_with_bias_with_relu__aarch64_neon]
    adrp x5, .Lconstants_nnp_winograd_f4x4_3x3_output_with_bias_with_relu__aarch64_neon+16
    ldr q16, [x5, :lo12:.Lconstants_nnp_winograd_f4x4_3x3_output_with_bias_with_relu__aarch64_neon+16]
    ldr q17, [x13]
    fadd v18.4s, v1.4s, v2.4s
    fsub v1.4s, v1.4s, v2.4s
    fadd v2.4s, v3.4s, v4.4s
    fsub v3.4s, v3.4s, v4.4s
    fmul v4.4s, v1.4s, v7.s[0]
    fmul v19.4s, v18.4s, v7.s[2]
    fadd v0.4s, v0.4s, v18.4s
    fmla v5.4s, v1.4s, v16.s[0]
    fmla v4.4s, v3.4s, v7.s[1]
    fmla v19.4s, v2.4s, v7.s[3]
    fmla v5.4s, v3.4s, v16.s[1]
    fadd v0.4s, v0.4s, v2.4s
    fadd v0.4s, v0.4s, v17.4s
    fadd v1.4s, v4.4s, v17.4s
    fadd v2.4s, v19.4s, v17.4s
    fadd v3.4s, v5.4s, v17.4s
    fmax v0.4s, v6.4s, v0.4s
    fmax v1.4s, v6.4s, v1.4s
    fmax v2.4s, v6.4s, v2.4s
    fmax v3.4s, v6.4s, v3.4s
    cmp x4, #15
    bne .Lotherwise_207
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
    b .Lend_208
.Lotherwise_207:
    tst x7, #1
    beq .Lotherwise_209
    st1 {v0.s}[0], [x9]
    st1 {v0.s}[1], [x1]
    st1 {v0.s}[2], [x2]
    st1 {v0.s}[3], [x0]
.Lotherwise_209:
    tst x7, #2
    beq .Lotherwise_210
    add x4, x9, #4
    add x5, x1, #4
    add x6, x2, #4
    st1 {v1.s}[0], [x4]
    add x4, x0, #4
    st1 {v1.s}[1], [x5]
    st1 {v1.s}[2], [x6]
    st1 {v1.s}[3], [x4]
.Lotherwise_210:
    tst x7, #4
    beq .Lotherwise_211
    add x4, x9, #8
    add x5, x1, #8
    add x6, x2, #8
    st1 {v2.s}[0], [x4]
    add x4, x0, #8
    st1 {v2.s}[1], [x5]
    st1 {v2.s}[2], [x6]
    st1 {v2.s}[3], [x4]
.Lotherwise_211:
    tst x7, #8
    beq .Lotherwise_212
    add x4, x9, #12
    add x5, x1, #12
    add x6, x2, #12
    st1 {v3.s}[0], [x4]
    add x4, x0, #12
    st1 {v3.s}[1], [x5]
    st1 {v3.s}[2], [x6]
    st1 {v3.s}[3], [x4]
.Lotherwise_212:
.Lend_208:
.Lotherwise_206:
    sub x3, x3, #1
    lsr x11, x11, #1
    add x9, x9, x10, lsl #2
    add x1, x1, x10, lsl #2
    add x2, x2, x10, lsl #2
    add x0, x0, x10, lsl #2
    add x8, x8, #96
    cbnz x3, .Lrepeat_205
.Lend_204:
    ret
    .size nnp_winograd_f4x4_3x3_output_with_bias_with_relu__aarch64_neon, . - nnp_winograd_f4x4_3x3_output_with_bias_with_relu__aarch64_neon

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
    bne .Lotherwise_213
    mov x4, x9
    mov w5, #4
.Lrepeat_214:
    tst x0, #1
    beq .Lotherwise_215
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
    fsub v1.4s, v3.4s, v4.4s
    fadd v3.4s, v4.4s, v2.4s
    fsub v4.4s, v4.4s, v2.4s
    fsub v0.4s, v0.4s, v2.4s
    str q1, [x4]
    str q3, [x4, #16]
    str q4, [x4, #32]
    str q0, [x4, #48]
    b .Lend_216
.Lotherwise_215:
    movi v0.4s, #0
    movi v1.4s, #0
    movi v2.4s, #0
    movi v3.4s, #0
    str q0, [x4]
    str q1, [x4, #16]
    str q2, [x4, #32]
    str q3, [x4, #48]
.Lend_216:
    sub x5, x5, #1
    lsr x0, x0, #1
    add x12, x12, x14, lsl #2
    add x2, x2, x14, lsl #2
    add x3, x3, x14, lsl #2
    add x1, x1, x14, lsl #2
    add x4, x4, #64
    cbnz x5, .Lrepeat_214
    b .Lend_217
.Lotherwise_213:
    mov x4, x9
    mov w5, #4
.Lrepeat_218:
    tst x0, #1
    beq .Lotherwise_219
    ubfx x6, x10, #0, #4
    cmp x6, #15
    bne .Lotherwise_220
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
    b .Lend_221
.Lotherwise_220:
    movi v3.4s, #0
    tst x10, #1
    beq .Lotherwise_222
    ld1 {v3.s}[0], [x12]
    ld1 {v3.s}[1], [x2]
    ld1 {v3.s}[2], [x3]
    ld1 {v3.s}[3], [x1]
.Lotherwise_222:
    movi v2.4s, #0
    tst x10, #2
    beq .Lotherwise_223
    add x6, x12, #4
    add x7, x2, #4
    add x8, x3, #4
    ld1 {v2.s}[0], [x6]
    add x6, x1, #4
    ld1 {v2.s}[1], [x7]
    ld1 {v2.s}[2], [x8]
    ld1 {v2.s}[3], [x6]
.Lotherwise_223:
    movi v4.4s, #0
    tst x10, #4
    beq .Lotherwise_224
    add x6, x12, #8
    add x7, x2, #8
    add x8, x3, #8
    ld1 {v4.s}[0], [x6]
    add x6, x1, #8
    ld1 {v4.s}[1], [x7]
    ld1 {v4.s}[2], [x8]
    ld1 {v4.s}[3], [x6]
.Lotherwise_224:
    movi v0.4s, #0
    tst x10, #8
    beq .Lotherwise_225
    add x6, x12, #12
    add x7, x2, #12
    add x8, x3, #12
    ld1 {v0.s}[0], [x6]
    add x6, x1, #12
    ld1 {v0.s}[1], [x7]
    ld1 {v0.s}[2], [x8]
    ld1 {v0.s}[3], [x6]
.Lotherwise_225:
.Lend_221:
    fsub v1.4s, v3.4s, v4.4s
    fadd v3.4s, v4.4s, v2.4s
    fsub v4.4s, v4.4s, v2.4s
    fsub v0.4s, v0.4s, v2.4s
    str q1, [x4]
    str q3, [x4, #16]
    str q4, [x4, #32]
    str q0, [x4, #48]
    b .Lend_226
.Lotherwise_219:
    movi v0.4s, #0
    movi v1.4s, #0
    movi v2.4s, #0
    movi v3.4s, #0
    str q0, [x4]
    str q1, [x4, #16]
    str q2, [x4, #32]
    str q3, [x4, #48]
.Lend_226:
    sub x5, x5, #1
    lsr x0, x0, #1
    add x12, x12, x14, lsl #2
    add x2, x2, x14, lsl #2
    add x3, x3, x14, lsl #2
    add x1, x1, x14, lsl #2
    add x4, x4, #64
    cbnz x5, .Lrepeat_218
.Lend_217:
    lsl x0, x13, #2
    lsl x1, x13, #2
    add x2, x11, x0
    mov w3, #4
    add x4, x2, x0
    add x0, x4, x0
.Lrepeat_227:
    ldr q0, [x9]
    ldr q1, [x9, #128]
    sub x3, x3, #1
    ldr q2, [x9, #64]
    ldr q3, [x9, #192]
    add x9, x9, #16
    fsub v0.4s, v0.4s, v1.4s
    fadd v4.4s, v1.4s, v2.4s
    fsub v1.4s, v1.4s, v2.4s
    fsub v2.4s, v3.4s, v2.4s
    str q0, [x11]
    add x11, x11, x1, lsl #2
    str q4, [x2]
    add x2, x2, x1, lsl #2
    str q1, [x4]
    add x4, x4, x1, lsl #2
    str q2, [x0]
    add x0, x0, x1, lsl #2
    cbnz x3, .Lrepeat_227
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
.Lrepeat_228:
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
    cbnz x8, .Lrepeat_228
    lsl x0, x3, #2
    add x1, x2, x0
    lsl x3, x3, #2
    mov w5, #4
    add x7, x1, x0
    add x0, x7, x0
.Lrepeat_229:
    ldp q0, q1, [x4]
    ldr q2, [x4, #32]
    mov x8, x6
    mov w9, #4
    adrp x10, .Lconstants_nnp_winograd_f2x2_3x3_kernel__aarch64_neon
    ldr q3, [x10, :lo12:.Lconstants_nnp_winograd_f2x2_3x3_kernel__aarch64_neon]
    fadd v4.4s, v0.4s, v2.4s
    str q0, [x6]
    str q2, [x6, #48]
    fmul v0.4s, v4.4s, v3.s[0]
    mov v2.16b, v0.16b
    fmls v0.4s, v1.4s, v3.s[0]
    fmla v2.4s, v1.4s, v3.s[0]
    str q0, [x6, #32]
    str q2, [x6, #16]
    ldp q0, q1, [x4, #48]
    ldr q2, [x4, #80]
    fadd v4.4s, v0.4s, v2.4s
    str q0, [x6, #64]
    str q2, [x6, #112]
    fmul v0.4s, v4.4s, v3.s[0]
    mov v2.16b, v0.16b
    fmls v0.4s, v1.4s, v3.s[0]
    fmla v2.4s, v1.4s, v3.s[0]
    str q0, [x6, #96]
    str q2, [x6, #80]
    ldp q0, q1, [x4, #96]
    ldr q2, [x4, #128]
    fadd v4.4s, v0.4s, v2.4s
    str q0, [x6, #128]
    str q2, [x6, #176]
    fmul v0.4s, v4.4s, v3.s[0]
    mov v2.16b, v0.16b
    fmls v0.4s, v1.4s, v3.s[0]
    fmla v2.4s, v1.4s, v3.s[0]
    str q0, [x6, #160]
    str q2, [x6, #144]
.Lrepeat_230:
    ldr q0, [x8]
    ldr q1, [x8, #128]
    sub x9, x9, #1
    ldr q2, [x8, #64]
    add x8, x8, #16
    fadd v4.4s, v0.4s, v1.4s
    str q0, [x2]
    add x2, x2, x3, lsl #2
    fmul v0.4s, v4.4s, v3.s[0]
    mov v4.16b, v0.16b
    fmls v0.4s, v2.4s, v3.s[0]
    fmla v4.4s, v2.4s, v3.s[0]
    str q4, [x1]
    add x1, x1, x3, lsl #2
    str q0, [x7]
    add x7, x7, x3, lsl #2
    str q1, [x0]
    add x0, x0, x3, lsl #2
    cbnz x9, .Lrepeat_230
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
    cbnz x5, .Lrepeat_229
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
.Lrepeat_231:
    ldr q0, [x2]
    ldr q1, [x7]
    sub x9, x9, #1
    add x2, x2, x1, lsl #2
    ldr q2, [x0]
    ldr q3, [x6]
    add x0, x0, x1, lsl #2
    add x7, x7, x1, lsl #2
    add x6, x6, x1, lsl #2
    fadd v4.4s, v0.4s, v1.4s
    fsub v0.4s, v0.4s, v1.4s
    fadd v1.4s, v2.4s, v4.4s
    fadd v0.4s, v3.4s, v0.4s
    str q1, [x8]
    str q0, [x8, #64]
    add x8, x8, #16
    cbnz x9, .Lrepeat_231
    ldr x0, [x4]
    ldr w1, [x4, #20]
    ldr x2, [x4, #8]
    ldr w4, [x4, #16]
    lsl x0, x0, #2
    add x6, x3, x0
    add x7, x6, x0
    add x0, x7, x0
    cmp x1, #3
    bne .Lotherwise_232
    mov w1, #2
.Lrepeat_233:
    tst x4, #1
    beq .Lotherwise_234
    ld1 {v0.4s, v1.4s, v2.4s, v3.4s}, [x5]
    ldr q4, [x10]
    fadd v1.4s, v1.4s, v4.4s
    fadd v4.4s, v1.4s, v2.4s
    fsub v1.4s, v1.4s, v2.4s
    fadd v0.4s, v0.4s, v4.4s
    fadd v1.4s, v3.4s, v1.4s
    zip1 v2.4s, v0.4s, v1.4s
    zip2 v0.4s, v0.4s, v1.4s
    str d2, [x3]
    st1 {v2.d}[1], [x6]
    str d0, [x7]
    st1 {v0.d}[1], [x0]
.Lotherwise_234:
    sub x1, x1, #1
    lsr x4, x4, #1
    add x3, x3, x2, lsl #2
    add x6, x6, x2, lsl #2
    add x7, x7, x2, lsl #2
    add x0, x0, x2, lsl #2
    add x5, x5, #64
    cbnz x1, .Lrepeat_233
    b .Lend_235
.Lotherwise_232:
    mov w8, #2
.Lrepeat_236:
    tst x4, #1
    beq .Lotherwise_237
    ld1 {v0.4s, v1.4s, v2.4s, v3.4s}, [x5]
    ldr q4, [x10]
    ubfx x9, x1, #0, #2
    fadd v1.4s, v1.4s, v4.4s
    fadd v4.4s, v1.4s, v2.4s
    fsub v1.4s, v1.4s, v2.4s
    fadd v0.4s, v0.4s, v4.4s
    fadd v1.4s, v3.4s, v1.4s
    cmp x9, #3
    bne .Lotherwise_238
    zip1 v2.4s, v0.4s, v1.4s
    zip2 v0.4s, v0.4s, v1.4s
    str d2, [x3]
    st1 {v2.d}[1], [x6]
    str d0, [x7]
    st1 {v0.d}[1], [x0]
    b .Lend_239
.Lotherwise_238:
    tst x1, #1
    beq .Lotherwise_240
    st1 {v0.s}[0], [x3]
    st1 {v0.s}[1], [x6]
    st1 {v0.s}[2], [x7]
    st1 {v0.s}[3], [x0]
.Lotherwise_240:
    tst x1, #2
    beq .Lotherwise_241
    add x9, x3, #4
    add x11, x6, #4
    add x12, x7, #4
    st1 {v1.s}[0], [x9]
    add x9, x0, #4
    st1 {v1.s}[1], [x11]
    st1 {v1.s}[2], [x12]
    st1 {v1.s}[3], [x9]
.Lotherwise_241:
.Lend_239:
.Lotherwise_237:
    sub x8, x8, #1
    lsr x4, x4, #1
    add x3, x3, x2, lsl #2
    add x6, x6, x2, lsl #2
    add x7, x7, x2, lsl #2
    add x0, x0, x2, lsl #2
    add x5, x5, #64
    cbnz x8, .Lrepeat_236
.Lend_235:
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
.Lrepeat_242:
    ldr q0, [x2]
    ldr q1, [x7]
    sub x9, x9, #1
    add x2, x2, x1, lsl #2
    ldr q2, [x0]
    ldr q3, [x6]
    add x0, x0, x1, lsl #2
    add x7, x7, x1, lsl #2
    add x6, x6, x1, lsl #2
    fadd v4.4s, v0.4s, v1.4s
    fsub v0.4s, v0.4s, v1.4s
    fadd v1.4s, v2.4s, v4.4s
    fadd v0.4s, v3.4s, v0.4s
    str q1, [x8]
    str q0, [x8, #64]
    add x8, x8, #16
    cbnz x9, .Lrepeat_242
    ldr x0, [x4]
    ldr w1, [x4, #20]
    ldr x2, [x4, #8]
    ldr w4, [x4, #16]
    lsl x0, x0, #2
    add x6, x3, x0
    add x7, x6, x0
    add x0, x7, x0
    cmp x1, #3
    bne .Lotherwise_243
    mov w1, #2
.Lrepeat_244:
    tst x4, #1
    beq .Lotherwise_245
    ld1 {v0.4s, v1.4s, v2.4s, v3.4s}, [x5]
    ldr q4, [x10]
    movi v5.4s, #0
    fadd v1.4s, v1.4s, v4.4s
    fadd v4.4s, v1.4s, v2.4s
    fsub v1.4s, v1.4s, v2.4s
    fadd v0.4s, v0.4s, v4.4s
    fadd v1.4s, v3.4s, v1.4s
    fmax v0.4s, v5.4s, v0.4s
    fmax v1.4s, v5.4s, v1.4s
    zip1 v2.4s, v0.4s, v1.4s
    zip2 v0.4s, v0.4s, v1.4s
    str d2, [x3]
    st1 {v2.d}[1], [x6]
    str d0, [x7]
    st1 {v0.d}[1], [x0]
.Lotherwise_245:
    sub x1, x1, #1
    lsr x4, x4, #1
    add x3, x3, x2, lsl #2
    add x6, x6, x2, lsl #2
    add x7, x7, x2, lsl #2
    add x0, x0, x2, lsl #2
    add x5, x5, #64
    cbnz x1, .Lrepeat_244
    b .Lend_246
.Lotherwise_243:
    mov w8, #2
.Lrepeat_247:
    tst x4, #1
    beq .Lotherwise_248
    ld1 {v0.4s, v1.4s, v2.4s, v3.4s}, [x5]
    ldr q4, [x10]
    movi v5.4s, #0
    ubfx x9, x1, #0, #2
    fadd v1.4s, v1.4s, v4.4s
    fadd v4.4s, v1.4s, v2.4s
    fsub v1.4s, v1.4s, v2.4s
    fadd v0.4s, v0.4s, v4.4s
    fadd v1.4s, v3.4s, v1.4s
    fmax v0.4s, v5.4s, v0.4s
    fmax v1.4s, v5.4s, v1.4s
    cmp x9, #3
    bne .Lotherwise_249
    zip1 v2.4s, v0.4s, v1.4s
    zip2 v0.4s, v0.4s, v1.4s
    str d2, [x3]
    st1 {v2.d}[1], [x6]
    str d0, [x7]
    st1 {v0.d}[1], [x0]
    b .Lend_250
.Lotherwise_249:
    tst x1, #1
    beq .Lotherwise_251
    st1 {v0.s}[0], [x3]
    st1 {v0.s}[1], [x6]
    st1 {v0.s}[2], [x7]
    st1 {v0.s}[3], [x0]
.Lotherwise_251:
    tst x1, #2
    beq .Lotherwise_252
    add x9, x3, #4
    add x11, x6, #4
    add x12, x7, #4
    st1 {v1.s}[0], [x9]
    add x9, x0, #4
    st1 {v1.s}[1], [x11]
    st1 {v1.s}[2], [x12]
    st1 {v1.s}[3], [x9]
.Lotherwise_252:
.Lend_250:
.Lotherwise_248:
    sub x8, x8, #1
    lsr x4, x4, #1
    add x3, x3, x2, lsl #2
    add x6, x6, x2, lsl #2
    add x7, x7, x2, lsl #2
    add x0, x0, x2, lsl #2
    add x5, x5, #64
    cbnz x8, .Lrepeat_247
.Lend_246:
    ret
    .size nnp_winograd_f2x2_3x3_output_with_bias_with_relu__aarch64_neon, . - nnp_winograd_f2x2_3x3_output_with_bias_with_relu__aarch64_neon

.section .rodata
    .p2align 4
.Lconstants_nnp_winograd_f1x6_1x3_input__aarch64_neon:
    .long 0x40a80000, 0x40880000, 0x3e800000, 0x3fa00000
    .long 0x40a00000, 0x40800000, 0x3f000000, 0x40000000

    .text
    .p2align 4
    .globl nnp_winograd_f1x6_1x3_input__aarch64_neon
    .type nnp_winograd_f1x6_1x3_input__aarch64_neon, %function
nnp_winograd_f1x6_1x3_input__aarch64_neon:
    mov x5, x2
    ldr x2, [x1]
    ldr w4, [x1, #16]
    mov x6, x0
    ldr w9, [x1, #20]
    lsl x0, x2, #2
    add x10, x6, x0
    add x7, x10, x0
    add x8, x7, x0
    tst x4, #1
    beq .Lotherwise_253
    cmp x9, #255
    bne .Lotherwise_254
    ldp q0, q1, [x6]
    ldp q2, q3, [x10]
    lsl x0, x3, #2
    mov x1, x5
    add x2, x1, x0
    ldp q4, q5, [x7]
    ldp q6, q7, [x8]
    add x3, x2, x0
    add x4, x3, x0
    adrp x5, .Lconstants_nnp_winograd_f1x6_1x3_input__aarch64_neon
    ldr q22, [x5, :lo12:.Lconstants_nnp_winograd_f1x6_1x3_input__aarch64_neon]
    adrp x5, .Lconstants_nnp_winograd_f1x6_1x3_input__aarch64_neon+16
    ldr q23, [x5, :lo12:.Lconstants_nnp_winograd_f1x6_1x3_input__aarch64_neon+16]
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
    zip1 v6.4s, v18.4s, v4.4s
    zip2 v4.4s, v18.4s, v4.4s
    zip1 v7.4s, v0.4s, v2.4s
    zip2 v18.4s, v1.4s, v3.4s
    mov v19.16b, v5.16b
    zip2 v0.4s, v0.4s, v2.4s
    zip1 v1.4s, v1.4s, v3.4s
    fsub v2.4s, v6.4s, v5.4s
    fadd v3.4s, v7.4s, v5.4s
    fadd v6.4s, v4.4s, v18.4s
    fmla v19.4s, v7.4s, v22.s[2]
    mov v20.16b, v4.16b
    fmla v5.4s, v7.4s, v23.s[1]
    fmls v19.4s, v1.4s, v22.s[3]
    mov v21.16b, v4.16b
    fmls v20.4s, v0.4s, v23.s[0]
    fmls v2.4s, v7.4s, v22.s[0]
    fmls v3.4s, v1.4s, v22.s[1]
    fmls v6.4s, v0.4s, v22.s[1]
    fmla v20.4s, v18.4s, v23.s[1]
    fmls v5.4s, v1.4s, v23.s[0]
    fmls v21.4s, v0.4s, v22.s[3]
    zip2 v7.4s, v16.4s, v17.4s
    fmla v2.4s, v1.4s, v22.s[0]
    mov v1.16b, v19.16b
    fmla v21.4s, v18.4s, v22.s[2]
    fadd v16.4s, v3.4s, v6.4s
    fsub v4.4s, v7.4s, v4.4s
    fsub v3.4s, v3.4s, v6.4s
    fmla v1.4s, v20.4s, v23.s[2]
    mov v6.16b, v5.16b
    str q2, [x1]
    fmls v19.4s, v20.4s, v23.s[2]
    str q16, [x2]
    fmla v6.4s, v21.4s, v23.s[3]
    fmla v4.4s, v0.4s, v22.s[0]
    str q3, [x3]
    fmls v5.4s, v21.4s, v23.s[3]
    str q1, [x4]
    fmls v4.4s, v18.4s, v22.s[0]
    str q19, [x5]
    str q6, [x6]
    str q5, [x7]
    str q4, [x0]
    b .Lend_255
.Lotherwise_254:
    ubfx x0, x9, #0, #4
    cmp x0, #15
    bne .Lotherwise_256
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
    b .Lend_257
.Lotherwise_256:
    movi v3.4s, #0
    tst x9, #1
    beq .Lotherwise_258
    ld1 {v3.s}[0], [x6]
    ld1 {v3.s}[1], [x10]
    ld1 {v3.s}[2], [x7]
    ld1 {v3.s}[3], [x8]
.Lotherwise_258:
    movi v2.4s, #0
    tst x9, #2
    beq .Lotherwise_259
    add x0, x6, #4
    add x1, x10, #4
    add x2, x7, #4
    ld1 {v2.s}[0], [x0]
    add x0, x8, #4
    ld1 {v2.s}[1], [x1]
    ld1 {v2.s}[2], [x2]
    ld1 {v2.s}[3], [x0]
.Lotherwise_259:
    movi v4.4s, #0
    tst x9, #4
    beq .Lotherwise_260
    add x0, x6, #8
    add x1, x10, #8
    add x2, x7, #8
    ld1 {v4.s}[0], [x0]
    add x0, x8, #8
    ld1 {v4.s}[1], [x1]
    ld1 {v4.s}[2], [x2]
    ld1 {v4.s}[3], [x0]
.Lotherwise_260:
    movi v0.4s, #0
    tst x9, #8
    beq .Lotherwise_261
    add x0, x6, #12
    add x1, x10, #12
    add x2, x7, #12
    ld1 {v0.s}[0], [x0]
    add x0, x8, #12
    ld1 {v0.s}[1], [x1]
    ld1 {v0.s}[2], [x2]
    ld1 {v0.s}[3], [x0]
.Lotherwise_261:
.Lend_257:
    ubfx x0, x9, #4, #4
    cmp x0, #15
    bne .Lotherwise_262
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
    b .Lend_263
.Lotherwise_262:
    movi v7.4s, #0
    tst x9, #16
    beq .Lotherwise_264
    add x0, x6, #16
    add x1, x10, #16
    add x2, x7, #16
    ld1 {v7.s}[0], [x0]
    add x0, x8, #16
    ld1 {v7.s}[1], [x1]
    ld1 {v7.s}[2], [x2]
    ld1 {v7.s}[3], [x0]
.Lotherwise_264:
    movi v6.4s, #0
    tst x9, #32
    beq .Lotherwise_265
    add x0, x6, #20
    add x1, x10, #20
    add x2, x7, #20
    ld1 {v6.s}[0], [x0]
    add x0, x8, #20
    ld1 {v6.s}[1], [x1]
    ld1 {v6.s}[2], [x2]
    ld1 {v6.s}[3], [x0]
.Lotherwise_265:
    movi v16.4s, #0
    tst x9, #64
    beq .Lotherwise_266
    add x0, x6, #24
    add x1, x10, #24
    add x2, x7, #24
    ld1 {v16.s}[0], [x0]
    add x0, x8, #24
    ld1 {v16.s}[1], [x1]
    ld1 {v16.s}[2], [x2]
    ld1 {v16.s}[3], [x0]
.Lotherwise_266:
    movi v1.4s, #0
    tst x9, #128
    beq .Lotherwise_267
    add x0, x6, #28
    add x1, x10, #28
    add x2, x7, #28
    ld1 {v1.s}[0], [x0]
    add x0, x8, #28
    ld1 {v1.s}[1], [x1]
    ld1 {v1.s}[2], [x2]
    ld1 {v1.s}[3], [x0]
.Lotherwise_267:
.Lend_263:
    adrp x0, .Lconstants_nnp_winograd_f1x6_1x3_input__aarch64_neon
    ldr q5, [x0, :lo12:.Lconstants_nnp_winograd_f1x6_1x3_input__aarch64_neon]
    adrp x0, .Lconstants_nnp_winograd_f1x6_1x3_input__aarch64_neon+16
    ldr q17, [x0, :lo12:.Lconstants_nnp_winograd_f1x6_1x3_input__aarch64_neon+16]
    mov v18.16b, v16.16b
    fsub v3.4s, v3.4s, v16.4s
    fadd v19.4s, v4.4s, v16.4s
    fadd v20.4s, v2.4s, v6.4s
    lsl x0, x3, #2
    mov v21.16b, v2.16b
    add x1, x5, x0
    fsub v1.4s, v1.4s, v2.4s
    add x2, x1, x0
    add x3, x2, x0
    fmla v18.4s, v4.4s, v5.s[2]
    fmls v2.4s, v0.4s, v17.s[0]
    add x4, x3, x0
    fmla v16.4s, v4.4s, v17.s[1]
    fmls v3.4s, v4.4s, v5.s[0]
    add x6, x4, x0
    fmls v18.4s, v7.4s, v5.s[3]
    fmls v19.4s, v7.4s, v5.s[1]
    add x7, x6, x0
    fmls v20.4s, v0.4s, v5.s[1]
    fmla v2.4s, v6.4s, v17.s[1]
    add x0, x7, x0
    fmls v16.4s, v7.4s, v17.s[0]
    fmls v21.4s, v0.4s, v5.s[3]
    fmla v3.4s, v7.4s, v5.s[0]
    fmla v1.4s, v0.4s, v5.s[0]
    mov v0.16b, v18.16b
    fmla v21.4s, v6.4s, v5.s[2]
    fadd v4.4s, v19.4s, v20.4s
    fsub v7.4s, v19.4s, v20.4s
    fmla v0.4s, v2.4s, v17.s[2]
    mov v19.16b, v16.16b
    str q3, [x5]
    fmls v18.4s, v2.4s, v17.s[2]
    fmls v1.4s, v6.4s, v5.s[0]
    str q4, [x1]
    fmla v19.4s, v21.4s, v17.s[3]
    fmls v16.4s, v21.4s, v17.s[3]
    str q7, [x2]
    str q0, [x3]
    str q18, [x4]
    str q19, [x6]
    str q16, [x7]
    str q1, [x0]
.Lend_255:
    b .Lend_268
.Lotherwise_253:
    movi v0.4s, #0
    adrp x0, .Lconstants_nnp_winograd_f1x6_1x3_input__aarch64_neon
    ldr q1, [x0, :lo12:.Lconstants_nnp_winograd_f1x6_1x3_input__aarch64_neon]
    adrp x0, .Lconstants_nnp_winograd_f1x6_1x3_input__aarch64_neon+16
    ldr q2, [x0, :lo12:.Lconstants_nnp_winograd_f1x6_1x3_input__aarch64_neon+16]
    lsl x0, x3, #2
    fsub v3.4s, v0.4s, v0.4s
    mov v4.16b, v0.16b
    add x1, x5, x0
    mov v5.16b, v0.16b
    fadd v6.4s, v0.4s, v0.4s
    add x2, x1, x0
    fadd v7.4s, v0.4s, v0.4s
    add x3, x2, x0
    fmls v3.4s, v0.4s, v1.s[0]
    fmla v4.4s, v0.4s, v1.s[2]
    add x4, x3, x0
    fmls v5.4s, v0.4s, v2.s[0]
    fmls v6.4s, v0.4s, v1.s[1]
    add x6, x4, x0
    fmla v3.4s, v0.4s, v1.s[0]
    fmls v7.4s, v0.4s, v1.s[1]
    add x7, x6, x0
    fmls v4.4s, v0.4s, v1.s[3]
    fmla v5.4s, v0.4s, v2.s[1]
    add x0, x7, x0
    fmla v0.4s, v0.4s, v2.s[1]
    fmls v0.4s, v0.4s, v2.s[0]
    fadd v16.4s, v6.4s, v7.4s
    str q3, [x5]
    mov v3.16b, v4.16b
    fsub v6.4s, v6.4s, v7.4s
    fmls v4.4s, v5.4s, v2.s[2]
    fmla v3.4s, v5.4s, v2.s[2]
    str q16, [x1]
    mov v5.16b, v0.16b
    mov v7.16b, v0.16b
    str q6, [x2]
    fmls v5.4s, v0.4s, v1.s[3]
    str q3, [x3]
    fmla v5.4s, v0.4s, v1.s[2]
    str q4, [x4]
    fmls v0.4s, v5.4s, v2.s[3]
    fmla v7.4s, v5.4s, v2.s[3]
    fsub v2.4s, v0.4s, v0.4s
    str q7, [x6]
    str q0, [x7]
    fmla v2.4s, v0.4s, v1.s[0]
    fmls v2.4s, v0.4s, v1.s[0]
    str q2, [x0]
.Lend_268:
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
.Lrepeat_269:
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
    cbnz x8, .Lrepeat_269
    lsl x0, x3, #2
    add x1, x2, x0
    mov w3, #4
    add x5, x1, x0
    add x6, x5, x0
    add x7, x6, x0
    add x8, x7, x0
    add x9, x8, x0
    add x0, x9, x0
.Lrepeat_270:
    ldp q0, q1, [x4]
    ldr q2, [x4, #32]
    sub x3, x3, #1
    add x4, x4, #48
    adrp x10, .Lconstants_nnp_winograd_f1x6_1x3_kernel__aarch64_neon
    ldr q3, [x10, :lo12:.Lconstants_nnp_winograd_f1x6_1x3_kernel__aarch64_neon]
    adrp x10, .Lconstants_nnp_winograd_f1x6_1x3_kernel__aarch64_neon+16
    ldr q4, [x10, :lo12:.Lconstants_nnp_winograd_f1x6_1x3_kernel__aarch64_neon+16]
    fadd v5.4s, v0.4s, v2.4s
    str q0, [x2]
    add x2, x2, #32
    mov v6.16b, v0.16b
    str q2, [x0]
    add x0, x0, #32
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
    str q2, [x1]
    fmla v7.4s, v1.4s, v4.s[3]
    add x1, x1, #32
    str q5, [x5]
    add x5, x5, #32
    str q3, [x6]
    add x6, x6, #32
    str q0, [x7]
    add x7, x7, #32
    str q7, [x8]
    add x8, x8, #32
    str q6, [x9]
    add x9, x9, #32
    cbnz x3, .Lrepeat_270
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
    ldr q3, [x2]
    add x2, x2, x1
    adrp x5, .Lconstants_nnp_winograd_f1x6_1x3_output_with_bias__aarch64_neon+16
    ldr q4, [x5, :lo12:.Lconstants_nnp_winograd_f1x6_1x3_output_with_bias__aarch64_neon+16]
    mov x6, x3
    add x3, x2, x1
    ldr q5, [x2]
    adrp x2, .Lconstants_nnp_winograd_f1x6_1x3_output_with_bias__aarch64_neon+32
    ldr q6, [x2, :lo12:.Lconstants_nnp_winograd_f1x6_1x3_output_with_bias__aarch64_neon+32]
    add x2, x3, x1
    ldr q7, [x3]
    ldr w3, [x4, #16]
    add x5, x2, x1
    ldr q16, [x2]
    ldr w7, [x4, #20]
    add x2, x5, x1
    ldr q17, [x5]
    lsl x0, x0, #2
    fadd v1.4s, v3.4s, v1.4s
    add x1, x2, x1
    ldr q3, [x2]
    add x2, x6, x0
    ldr q18, [x1]
    add x4, x2, x0
    add x5, x4, x0
    fadd v19.4s, v1.4s, v5.4s
    fsub v1.4s, v1.4s, v5.4s
    fadd v5.4s, v7.4s, v16.4s
    fsub v7.4s, v7.4s, v16.4s
    fadd v16.4s, v17.4s, v3.4s
    fsub v3.4s, v17.4s, v3.4s
    fadd v2.4s, v2.4s, v19.4s
    fadd v20.4s, v18.4s, v1.4s
    mov v17.16b, v19.16b
    mov v18.16b, v1.16b
    fmla v19.4s, v5.4s, v4.s[2]
    fadd v2.4s, v2.4s, v5.4s
    fmla v1.4s, v7.4s, v0.s[0]
    fmla v17.4s, v5.4s, v0.s[2]
    fmla v18.4s, v7.4s, v4.s[0]
    fmla v20.4s, v7.4s, v6.s[0]
    fmla v1.4s, v3.4s, v0.s[1]
    fadd v2.4s, v2.4s, v16.4s
    fmla v17.4s, v16.4s, v0.s[3]
    fmla v18.4s, v3.4s, v4.s[1]
    fmla v19.4s, v16.4s, v4.s[3]
    fmla v20.4s, v3.4s, v6.s[1]
    tst x3, #1
    beq .Lotherwise_271
    cmp x7, #63
    bne .Lotherwise_272
    zip1 v0.4s, v2.4s, v17.4s
    zip1 v3.4s, v1.4s, v18.4s
    add x0, x2, #16
    add x1, x5, #16
    zip2 v2.4s, v2.4s, v17.4s
    zip2 v1.4s, v1.4s, v18.4s
    zip1 v4.4s, v0.4s, v3.4s
    zip2 v0.4s, v0.4s, v3.4s
    zip1 v3.4s, v2.4s, v1.4s
    zip2 v1.4s, v2.4s, v1.4s
    str q4, [x6]
    zip1 v2.4s, v19.4s, v20.4s
    zip2 v4.4s, v19.4s, v20.4s
    str q0, [x2]
    str q3, [x4]
    str q1, [x5]
    str d2, [x6, #16]
    st1 {v2.d}[1], [x0]
    str d4, [x4, #16]
    st1 {v4.d}[1], [x1]
    b .Lend_273
.Lotherwise_272:
    ubfx x0, x7, #0, #4
    cmp x0, #15
    bne .Lotherwise_274
    zip1 v0.4s, v2.4s, v17.4s
    zip1 v3.4s, v1.4s, v18.4s
    zip2 v2.4s, v2.4s, v17.4s
    zip2 v1.4s, v1.4s, v18.4s
    zip1 v4.4s, v0.4s, v3.4s
    zip2 v0.4s, v0.4s, v3.4s
    zip1 v3.4s, v2.4s, v1.4s
    zip2 v1.4s, v2.4s, v1.4s
    str q4, [x6]
    str q0, [x2]
    str q3, [x4]
    str q1, [x5]
    b .Lend_275
.Lotherwise_274:
    tst x7, #1
    beq .Lotherwise_276
    st1 {v2.s}[0], [x6]
    st1 {v2.s}[1], [x2]
    st1 {v2.s}[2], [x4]
    st1 {v2.s}[3], [x5]
.Lotherwise_276:
    tst x7, #2
    beq .Lotherwise_277
    add x0, x6, #4
    add x1, x2, #4
    add x3, x4, #4
    st1 {v1.s}[0], [x0]
    add x0, x5, #4
    st1 {v1.s}[1], [x1]
    st1 {v1.s}[2], [x3]
    st1 {v1.s}[3], [x0]
.Lotherwise_277:
    tst x7, #4
    beq .Lotherwise_278
    add x0, x6, #8
    add x1, x2, #8
    add x3, x4, #8
    st1 {v17.s}[0], [x0]
    add x0, x5, #8
    st1 {v17.s}[1], [x1]
    st1 {v17.s}[2], [x3]
    st1 {v17.s}[3], [x0]
.Lotherwise_278:
    tst x7, #8
    beq .Lotherwise_279
    add x0, x6, #12
    add x1, x2, #12
    add x3, x4, #12
    st1 {v18.s}[0], [x0]
    add x0, x5, #12
    st1 {v18.s}[1], [x1]
    st1 {v18.s}[2], [x3]
    st1 {v18.s}[3], [x0]
.Lotherwise_279:
.Lend_275:
    ubfx x0, x7, #4, #2
    cmp x0, #3
    bne .Lotherwise_280
    zip1 v0.4s, v19.4s, v20.4s
    zip2 v1.4s, v19.4s, v20.4s
    add x0, x2, #16
    add x1, x5, #16
    str d0, [x6, #16]
    st1 {v0.d}[1], [x0]
    str d1, [x4, #16]
    st1 {v1.d}[1], [x1]
    b .Lend_281
.Lotherwise_280:
    tst x7, #16
    beq .Lotherwise_282
    add x0, x6, #16
    add x1, x2, #16
    add x3, x4, #16
    st1 {v19.s}[0], [x0]
    add x0, x5, #16
    st1 {v19.s}[1], [x1]
    st1 {v19.s}[2], [x3]
    st1 {v19.s}[3], [x0]
.Lotherwise_282:
    tst x7, #32
    beq .Lotherwise_283
    add x0, x6, #20
    add x1, x2, #20
    add x2, x4, #20
    st1 {v20.s}[0], [x0]
    add x0, x5, #20
    st1 {v20.s}[1], [x1]
    st1 {v20.s}[2], [x2]
    st1 {v20.s}[3], [x0]
.Lotherwise_283:
.Lend_281:
.Lend_273:
.Lotherwise_271:
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
    ldr q18, [x4]
    add x1, x3, x1
    fadd v1.4s, v5.4s, v1.4s
    ldr q5, [x3]
    lsl x2, x2, #2
    ldr q19, [x1]
    add x1, x6, x2
    add x4, x1, x2
    fadd v20.4s, v1.4s, v6.4s
    fsub v1.4s, v1.4s, v6.4s
    add x7, x4, x2
    fadd v6.4s, v7.4s, v17.4s
    fsub v7.4s, v7.4s, v17.4s
    fadd v17.4s, v18.4s, v5.4s
    fsub v5.4s, v18.4s, v5.4s
    fadd v3.4s, v3.4s, v20.4s
    fadd v18.4s, v19.4s, v1.4s
    mov v19.16b, v20.16b
    mov v21.16b, v1.16b
    fmla v20.4s, v6.4s, v2.s[2]
    fadd v3.4s, v3.4s, v6.4s
    fmla v1.4s, v7.4s, v0.s[0]
    fmla v19.4s, v6.4s, v0.s[2]
    fmla v21.4s, v7.4s, v2.s[0]
    fmla v18.4s, v7.4s, v4.s[0]
    fmla v1.4s, v5.4s, v0.s[1]
    fmla v19.4s, v17.4s, v0.s[3]
    fmla v21.4s, v5.4s, v2.s[1]
    fmla v20.4s, v17.4s, v2.s[3]
    fmla v18.4s, v5.4s, v4.s[1]
    fadd v0.4s, v3.4s, v17.4s
    fmax v1.4s, v16.4s, v1.4s
    fmax v2.4s, v16.4s, v19.4s
    fmax v3.4s, v16.4s, v21.4s
    fmax v0.4s, v16.4s, v0.4s
    fmax v4.4s, v16.4s, v20.4s
    fmax v5.4s, v16.4s, v18.4s
    tst x0, #1
    beq .Lotherwise_284
    cmp x5, #63
    bne .Lotherwise_285
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
    b .Lend_286
.Lotherwise_285:
    ubfx x0, x5, #0, #4
    cmp x0, #15
    bne .Lotherwise_287
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
    b .Lend_288
.Lotherwise_287:
    tst x5, #1
    beq .Lotherwise_289
    st1 {v0.s}[0], [x6]
    st1 {v0.s}[1], [x1]
    st1 {v0.s}[2], [x4]
    st1 {v0.s}[3], [x7]
.Lotherwise_289:
    tst x5, #2
    beq .Lotherwise_290
    add x0, x6, #4
    add x2, x1, #4
    add x3, x4, #4
    st1 {v1.s}[0], [x0]
    add x0, x7, #4
    st1 {v1.s}[1], [x2]
    st1 {v1.s}[2], [x3]
    st1 {v1.s}[3], [x0]
.Lotherwise_290:
    tst x5, #4
    beq .Lotherwise_291
    add x0, x6, #8
    add x2, x1, #8
    add x3, x4, #8
    st1 {v2.s}[0], [x0]
    add x0, x7, #8
    st1 {v2.s}[1], [x2]
    st1 {v2.s}[2], [x3]
    st1 {v2.s}[3], [x0]
.Lotherwise_291:
    tst x5, #8
    beq .Lotherwise_292
    add x0, x6, #12
    add x2, x1, #12
    add x3, x4, #12
    st1 {v3.s}[0], [x0]
    add x0, x7, #12
    st1 {v3.s}[1], [x2]
    st1 {v3.s}[2], [x3]
    st1 {v3.s}[3], [x0]
.Lotherwise_292:
.Lend_288:
    ubfx x0, x5, #4, #2
    cmp x0, #3
    bne .Lotherwise_293
    zip1 v0.4s, v4.4s, v5.4s
    zip2 v1.4s, v4.4s, v5.4s
    add x0, x1, #16
    add x1, x7, #16
    str d0, [x6, #16]
    st1 {v0.d}[1], [x0]
    str d1, [x4, #16]
    st1 {v1.d}[1], [x1]
    b .Lend_294
.Lotherwise_293:
    tst x5, #16
    beq .Lotherwise_295
    add x0, x6, #16
    add x2, x1, #16
    add x3, x4, #16
    st1 {v4.s}[0], [x0]
    add x0, x7, #16
    st1 {v4.s}[1], [x2]
    st1 {v4.s}[2], [x3]
    st1 {v4.s}[3], [x0]
.Lotherwise_295:
    tst x5, #32
    beq .Lotherwise_296
    add x0, x6, #20
    add x1, x1, #20
    add x2, x4, #20
    st1 {v5.s}[0], [x0]
    add x0, x7, #20
    st1 {v5.s}[1], [x1]
    st1 {v5.s}[2], [x2]
    st1 {v5.s}[3], [x0]
.Lotherwise_296:
.Lend_294:
.Lend_286:
.Lotherwise_284:
    ret
    .size nnp_winograd_f1x6_1x3_output_with_bias_with_relu__aarch64_neon, . - nnp_winograd_f1x6_1x3_output_with_bias_with_relu__aarch64_neon

.section .rodata
    .p2align 4
.Lconstants_nnp_winograd_f6x1_3x1_input__aarch64_neon:
    .long 0x40a80000, 0x40880000, 0x3e800000, 0x3fa00000
    .long 0x40a00000, 0x40800000, 0x3f000000, 0x40000000

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
    beq .Lotherwise_297
    mov w6, #8
.Lrepeat_298:
    tst x7, #1
    beq .Lotherwise_299
    movi v0.4s, #0
    ld1 {v0.s}[0], [x0]
    ld1 {v0.s}[1], [x9]
    ld1 {v0.s}[2], [x10]
    ld1 {v0.s}[3], [x5]
    str q0, [x8]
    b .Lend_300
.Lotherwise_299:
    movi v0.4s, #0
    str q0, [x8]
.Lend_300:
    sub x6, x6, #1
    lsr x7, x7, #1
    add x0, x0, x1, lsl #2
    add x9, x9, x1, lsl #2
    add x10, x10, x1, lsl #2
    add x5, x5, x1, lsl #2
    add x8, x8, #16
    cbnz x6, .Lrepeat_298
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
    fsub v4.4s, v4.4s, v2.4s
    add x0, x7, x0
    fadd v21.4s, v6.4s, v2.4s
    fadd v22.4s, v5.4s, v1.4s
    fmla v20.4s, v6.4s, v16.s[2]
    fmls v18.4s, v7.4s, v17.s[0]
    fmla v2.4s, v6.4s, v17.s[1]
    fmls v4.4s, v6.4s, v16.s[0]
    fmls v20.4s, v0.4s, v16.s[3]
    fmls v21.4s, v0.4s, v16.s[1]
    fmls v22.4s, v7.4s, v16.s[1]
    fmla v18.4s, v1.4s, v17.s[1]
    fmls v2.4s, v0.4s, v17.s[0]
    fmls v19.4s, v7.4s, v16.s[3]
    fmla v4.4s, v0.4s, v16.s[0]
    fsub v0.4s, v3.4s, v5.4s
    mov v3.16b, v20.16b
    fmla v19.4s, v1.4s, v16.s[2]
    fadd v5.4s, v21.4s, v22.4s
    fsub v6.4s, v21.4s, v22.4s
    fmla v3.4s, v18.4s, v17.s[2]
    mov v21.16b, v2.16b
    str q4, [x2]
    fmls v20.4s, v18.4s, v17.s[2]
    fmla v0.4s, v7.4s, v16.s[0]
    str q5, [x1]
    fmla v21.4s, v19.4s, v17.s[3]
    fmls v2.4s, v19.4s, v17.s[3]
    str q6, [x3]
    fmls v0.4s, v1.4s, v16.s[0]
    str q3, [x4]
    str q20, [x5]
    str q21, [x6]
    str q2, [x7]
    str q0, [x0]
    b .Lend_301
.Lotherwise_297:
    movi v0.4s, #0
    adrp x0, .Lconstants_nnp_winograd_f6x1_3x1_input__aarch64_neon
    ldr q1, [x0, :lo12:.Lconstants_nnp_winograd_f6x1_3x1_input__aarch64_neon]
    adrp x0, .Lconstants_nnp_winograd_f6x1_3x1_input__aarch64_neon+16
    ldr q2, [x0, :lo12:.Lconstants_nnp_winograd_f6x1_3x1_input__aarch64_neon+16]
    lsl x0, x3, #2
    fsub v3.4s, v0.4s, v0.4s
    mov v4.16b, v0.16b
    add x1, x2, x0
    mov v5.16b, v0.16b
    fadd v6.4s, v0.4s, v0.4s
    add x3, x1, x0
    fadd v7.4s, v0.4s, v0.4s
    add x4, x3, x0
    fmls v3.4s, v0.4s, v1.s[0]
    fmla v4.4s, v0.4s, v1.s[2]
    add x5, x4, x0
    fmls v5.4s, v0.4s, v2.s[0]
    fmls v6.4s, v0.4s, v1.s[1]
    add x6, x5, x0
    fmla v3.4s, v0.4s, v1.s[0]
    fmls v7.4s, v0.4s, v1.s[1]
    add x7, x6, x0
    fmls v4.4s, v0.4s, v1.s[3]
    fmla v5.4s, v0.4s, v2.s[1]
    add x0, x7, x0
    fmla v0.4s, v0.4s, v2.s[1]
    fmls v0.4s, v0.4s, v2.s[0]
    fadd v16.4s, v6.4s, v7.4s
    str q3, [x2]
    mov v3.16b, v4.16b
    fsub v6.4s, v6.4s, v7.4s
    fmls v4.4s, v5.4s, v2.s[2]
    fmla v3.4s, v5.4s, v2.s[2]
    str q16, [x1]
    mov v5.16b, v0.16b
    mov v7.16b, v0.16b
    str q6, [x3]
    fmls v5.4s, v0.4s, v1.s[3]
    str q3, [x4]
    fmla v5.4s, v0.4s, v1.s[2]
    str q4, [x5]
    fmls v0.4s, v5.4s, v2.s[3]
    fmla v7.4s, v5.4s, v2.s[3]
    fsub v2.4s, v0.4s, v0.4s
    str q7, [x6]
    str q0, [x7]
    fmla v2.4s, v0.4s, v1.s[0]
    fmls v2.4s, v0.4s, v1.s[0]
    str q2, [x0]
.Lend_301:
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
    ldr q3, [x2]
    add x2, x2, x1
    adrp x5, .Lconstants_nnp_winograd_f6x1_3x1_output_with_bias__aarch64_neon+16
    ldr q4, [x5, :lo12:.Lconstants_nnp_winograd_f6x1_3x1_output_with_bias__aarch64_neon+16]
    add x5, x2, x1
    ldr q5, [x2]
    adrp x2, .Lconstants_nnp_winograd_f6x1_3x1_output_with_bias__aarch64_neon+32
    ldr q6, [x2, :lo12:.Lconstants_nnp_winograd_f6x1_3x1_output_with_bias__aarch64_neon+32]
    add x2, x5, x1
    ldr q7, [x5]
    ldr w5, [x4, #20]
    add x6, x2, x1
    ldr q16, [x2]
    ldr w2, [x4, #16]
    add x7, x6, x1
    ldr q17, [x6]
    lsl x0, x0, #2
    ldr x4, [x4, #8]
    fadd v1.4s, v3.4s, v1.4s
    add x1, x7, x1
    ldr q3, [x7]
    add x6, x3, x0
    ldr q18, [x1]
    add x1, x6, x0
    add x0, x1, x0
    fadd v19.4s, v1.4s, v5.4s
    fsub v1.4s, v1.4s, v5.4s
    fadd v5.4s, v7.4s, v16.4s
    fsub v7.4s, v7.4s, v16.4s
    fadd v16.4s, v17.4s, v3.4s
    fsub v3.4s, v17.4s, v3.4s
    fadd v2.4s, v2.4s, v19.4s
    fadd v17.4s, v18.4s, v1.4s
    mov v18.16b, v19.16b
    mov v20.16b, v1.16b
    fmla v19.4s, v5.4s, v4.s[2]
    fadd v2.4s, v2.4s, v5.4s
    fmla v1.4s, v7.4s, v0.s[0]
    fmla v18.4s, v5.4s, v0.s[2]
    fmla v20.4s, v7.4s, v4.s[0]
    fmla v17.4s, v7.4s, v6.s[0]
    fmla v1.4s, v3.4s, v0.s[1]
    fadd v2.4s, v2.4s, v16.4s
    fmla v18.4s, v16.4s, v0.s[3]
    fmla v20.4s, v3.4s, v4.s[1]
    fmla v19.4s, v16.4s, v4.s[3]
    fmla v17.4s, v3.4s, v6.s[1]
    tst x5, #1
    beq .Lotherwise_302
    tst x2, #1
    beq .Lotherwise_303
    st1 {v2.s}[0], [x3]
    st1 {v2.s}[1], [x6]
    st1 {v2.s}[2], [x1]
    st1 {v2.s}[3], [x0]
.Lotherwise_303:
    lsr x2, x2, #1
    add x3, x3, x4, lsl #2
    add x6, x6, x4, lsl #2
    add x1, x1, x4, lsl #2
    add x0, x0, x4, lsl #2
    tst x2, #1
    beq .Lotherwise_304
    st1 {v1.s}[0], [x3]
    st1 {v1.s}[1], [x6]
    st1 {v1.s}[2], [x1]
    st1 {v1.s}[3], [x0]
.Lotherwise_304:
    lsr x2, x2, #1
    add x3, x3, x4, lsl #2
    add x6, x6, x4, lsl #2
    add x1, x1, x4, lsl #2
    add x0, x0, x4, lsl #2
    tst x2, #1
    beq .Lotherwise_305
    st1 {v18.s}[0], [x3]
    st1 {v18.s}[1], [x6]
    st1 {v18.s}[2], [x1]
    st1 {v18.s}[3], [x0]
.Lotherwise_305:
    lsr x2, x2, #1
    add x3, x3, x4, lsl #2
    add x6, x6, x4, lsl #2
    add x1, x1, x4, lsl #2
    add x0, x0, x4, lsl #2
    tst x2, #1
    beq .Lotherwise_306
    st1 {v20.s}[0], [x3]
    st1 {v20.s}[1], [x6]
    st1 {v20.s}[2], [x1]
    st1 {v20.s}[3], [x0]
.Lotherwise_306:
    lsr x2, x2, #1
    add x3, x3, x4, lsl #2
    add x6, x6, x4, lsl #2
    add x1, x1, x4, lsl #2
    add x0, x0, x4, lsl #2
    tst x2, #1
    beq .Lotherwise_307
    st1 {v19.s}[0], [x3]
    st1 {v19.s}[1], [x6]
    st1 {v19.s}[2], [x1]
    st1 {v19.s}[3], [x0]
.Lotherwise_307:
    lsr x2, x2, #1
    add x3, x3, x4, lsl #2
    add x6, x6, x4, lsl #2
    add x1, x1, x4, lsl #2
    add x0, x0, x4, lsl #2
    tst x2, #1
    beq .Lotherwise_308
    st1 {v17.s}[0], [x3]
    st1 {v17.s}[1], [x6]
    st1 {v17.s}[2], [x1]
    st1 {v17.s}[3], [x0]
.Lotherwise_308:
.Lotherwise_302:
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
    ldr q18, [x7]
    add x1, x6, x1
    fadd v1.4s, v5.4s, v1.4s
    ldr q5, [x6]
    lsl x2, x2, #2
    ldr q19, [x1]
    add x1, x3, x2
    add x6, x1, x2
    fadd v20.4s, v1.4s, v6.4s
    fsub v1.4s, v1.4s, v6.4s
    add x2, x6, x2
    fadd v6.4s, v7.4s, v17.4s
    fsub v7.4s, v7.4s, v17.4s
    fadd v17.4s, v18.4s, v5.4s
    fsub v5.4s, v18.4s, v5.4s
    fadd v3.4s, v3.4s, v20.4s
    fadd v18.4s, v19.4s, v1.4s
    mov v19.16b, v20.16b
    mov v21.16b, v1.16b
    fmla v20.4s, v6.4s, v2.s[2]
    fadd v3.4s, v3.4s, v6.4s
    fmla v1.4s, v7.4s, v0.s[0]
    fmla v19.4s, v6.4s, v0.s[2]
    fmla v21.4s, v7.4s, v2.s[0]
    fmla v18.4s, v7.4s, v4.s[0]
    fmla v1.4s, v5.4s, v0.s[1]
    fmla v19.4s, v17.4s, v0.s[3]
    fmla v21.4s, v5.4s, v2.s[1]
    fmla v20.4s, v17.4s, v2.s[3]
    fmla v18.4s, v5.4s, v4.s[1]
    fadd v0.4s, v3.4s, v17.4s
    fmax v1.4s, v16.4s, v1.4s
    fmax v2.4s, v16.4s, v19.4s
    fmax v3.4s, v16.4s, v21.4s
    fmax v0.4s, v16.4s, v0.4s
    fmax v4.4s, v16.4s, v20.4s
    fmax v5.4s, v16.4s, v18.4s
    tst x0, #1
    beq .Lotherwise_309
    tst x5, #1
    beq .Lotherwise_310
    st1 {v0.s}[0], [x3]
    st1 {v0.s}[1], [x1]
    st1 {v0.s}[2], [x6]
    st1 {v0.s}[3], [x2]
.Lotherwise_310:
    lsr x5, x5, #1
    add x3, x3, x4, lsl #2
    add x1, x1, x4, lsl #2
    add x6, x6, x4, lsl #2
    add x2, x2, x4, lsl #2
    tst x5, #1
    beq .Lotherwise_311
    st1 {v1.s}[0], [x3]
    st1 {v1.s}[1], [x1]
    st1 {v1.s}[2], [x6]
    st1 {v1.s}[3], [x2]
.Lotherwise_311:
    lsr x5, x5, #1
    add x3, x3, x4, lsl #2
    add x1, x1, x4, lsl #2
    add x6, x6, x4, lsl #2
    add x2, x2, x4, lsl #2
    tst x5, #1
    beq .Lotherwise_312
    st1 {v2.s}[0], [x3]
    st1 {v2.s}[1], [x1]
    st1 {v2.s}[2], [x6]
    st1 {v2.s}[3], [x2]
.Lotherwise_312:
    lsr x5, x5, #1
    add x3, x3, x4, lsl #2
    add x1, x1, x4, lsl #2
    add x6, x6, x4, lsl #2
    add x2, x2, x4, lsl #2
    tst x5, #1
    beq .Lotherwise_313
    st1 {v3.s}[0], [x3]
    st1 {v3.s}[1], [x1]
    st1 {v3.s}[2], [x6]
    st1 {v3.s}[3], [x2]
.Lotherwise_313:
    lsr x5, x5, #1
    add x3, x3, x4, lsl #2
    add x1, x1, x4, lsl #2
    add x6, x6, x4, lsl #2
    add x2, x2, x4, lsl #2
    tst x5, #1
    beq .Lotherwise_314
    st1 {v4.s}[0], [x3]
    st1 {v4.s}[1], [x1]
    st1 {v4.s}[2], [x6]
    st1 {v4.s}[3], [x2]
.Lotherwise_314:
    lsr x5, x5, #1
    add x3, x3, x4, lsl #2
    add x1, x1, x4, lsl #2
    add x6, x6, x4, lsl #2
    add x2, x2, x4, lsl #2
    tst x5, #1
    beq .Lotherwise_315
    st1 {v5.s}[0], [x3]
    st1 {v5.s}[1], [x1]
    st1 {v5.s}[2], [x6]
    st1 {v5.s}[3], [x2]
.Lotherwise_315:
.Lotherwise_309:
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
.Lrepeat_316:
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
    cbnz x8, .Lrepeat_316
    lsl x0, x3, #2
    add x1, x2, x0
    mov w3, #4
    add x5, x1, x0
    add x6, x5, x0
    add x7, x6, x0
    add x8, x7, x0
    add x9, x8, x0
    add x0, x9, x0
.Lrepeat_317:
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
    str q0, [x2]
    add x2, x2, #32
    mov v17.16b, v0.16b
    mov v18.16b, v1.16b
    str q5, [x0]
    add x0, x0, #32
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
    str q3, [x1]
    add x1, x1, #32
    str q2, [x5]
    add x5, x5, #32
    str q4, [x6]
    add x6, x6, #32
    str q0, [x7]
    add x7, x7, #32
    str q16, [x8]
    add x8, x8, #32
    str q5, [x9]
    add x9, x9, #32
    cbnz x3, .Lrepeat_317
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
    ldr q3, [x2]
    add x2, x2, x1
    adrp x5, .Lconstants_nnp_winograd_f1x4_1x5_output_with_bias__aarch64_neon+16
    ldr q4, [x5, :lo12:.Lconstants_nnp_winograd_f1x4_1x5_output_with_bias__aarch64_neon+16]
    add x5, x2, x1
    ldr q5, [x2]
    ldr w2, [x4, #16]
    add x6, x5, x1
    ldr q6, [x5]
    ldr w4, [x4, #20]
    add x5, x6, x1
    ldr q7, [x6]
    add x6, x5, x1
    ldr q16, [x5]
    lsl x0, x0, #2
    fadd v1.4s, v3.4s, v1.4s
    add x1, x6, x1
    ldr q3, [x6]
    add x5, x3, x0
    ldr q17, [x1]
    add x1, x5, x0
    add x0, x1, x0
    fadd v18.4s, v1.4s, v5.4s
    fsub v1.4s, v1.4s, v5.4s
    fadd v5.4s, v6.4s, v7.4s
    fsub v6.4s, v6.4s, v7.4s
    fadd v7.4s, v16.4s, v3.4s
    fsub v3.4s, v16.4s, v3.4s
    fadd v2.4s, v2.4s, v18.4s
    fadd v16.4s, v17.4s, v1.4s
    fmla v18.4s, v5.4s, v0.s[2]
    fadd v2.4s, v2.4s, v5.4s
    fmla v1.4s, v6.4s, v0.s[0]
    fmla v16.4s, v6.4s, v4.s[0]
    fmla v18.4s, v7.4s, v0.s[3]
    fmla v1.4s, v3.4s, v0.s[1]
    fadd v0.4s, v2.4s, v7.4s
    fmla v16.4s, v3.4s, v4.s[1]
    tst x2, #1
    beq .Lotherwise_318
    cmp x4, #15
    bne .Lotherwise_319
    zip1 v2.4s, v0.4s, v18.4s
    zip1 v3.4s, v1.4s, v16.4s
    zip2 v0.4s, v0.4s, v18.4s
    zip2 v1.4s, v1.4s, v16.4s
    zip1 v4.4s, v2.4s, v3.4s
    zip2 v2.4s, v2.4s, v3.4s
    zip1 v3.4s, v0.4s, v1.4s
    zip2 v0.4s, v0.4s, v1.4s
    str q4, [x3]
    str q2, [x5]
    str q3, [x1]
    str q0, [x0]
    b .Lend_320
.Lotherwise_319:
    ubfx x2, x4, #0, #4
    cmp x2, #15
    bne .Lotherwise_321
    zip1 v2.4s, v0.4s, v18.4s
    zip1 v3.4s, v1.4s, v16.4s
    zip2 v0.4s, v0.4s, v18.4s
    zip2 v1.4s, v1.4s, v16.4s
    zip1 v4.4s, v2.4s, v3.4s
    zip2 v2.4s, v2.4s, v3.4s
    zip1 v3.4s, v0.4s, v1.4s
    zip2 v0.4s, v0.4s, v1.4s
    str q4, [x3]
    str q2, [x5]
    str q3, [x1]
    str q0, [x0]
    b .Lend_322
.Lotherwise_321:
    tst x4, #1
    beq .Lotherwise_323
    st1 {v0.s}[0], [x3]
    st1 {v0.s}[1], [x5]
    st1 {v0.s}[2], [x1]
    st1 {v0.s}[3], [x0]
.Lotherwise_323:
    tst x4, #2
    beq .Lotherwise_324
    add x2, x3, #4
    add x6, x5, #4
    add x7, x1, #4
    st1 {v1.s}[0], [x2]
    add x2, x0, #4
    st1 {v1.s}[1], [x6]
    st1 {v1.s}[2], [x7]
    st1 {v1.s}[3], [x2]
.Lotherwise_324:
    tst x4, #4
    beq .Lotherwise_325
    add x2, x3, #8
    add x6, x5, #8
    add x7, x1, #8
    st1 {v18.s}[0], [x2]
    add x2, x0, #8
    st1 {v18.s}[1], [x6]
    st1 {v18.s}[2], [x7]
    st1 {v18.s}[3], [x2]
.Lotherwise_325:
    tst x4, #8
    beq .Lotherwise_326
    add x2, x3, #12
    add x3, x5, #12
    add x1, x1, #12
    st1 {v16.s}[0], [x2]
    add x0, x0, #12
    st1 {v16.s}[1], [x3]
    st1 {v16.s}[2], [x1]
    st1 {v16.s}[3], [x0]
.Lotherwise_326:
.Lend_322:
.Lend_320:
.Lotherwise_318:
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
    ldr q17, [x5]
    add x1, x6, x1
    fadd v1.4s, v4.4s, v1.4s
    ldr q4, [x6]
    lsl x2, x2, #2
    ldr q18, [x1]
    add x1, x3, x2
    add x5, x1, x2
    fadd v19.4s, v1.4s, v5.4s
    fsub v1.4s, v1.4s, v5.4s
    add x2, x5, x2
    fadd v5.4s, v7.4s, v16.4s
    fsub v7.4s, v7.4s, v16.4s
    fadd v16.4s, v17.4s, v4.4s
    fsub v4.4s, v17.4s, v4.4s
    fadd v3.4s, v3.4s, v19.4s
    fadd v17.4s, v18.4s, v1.4s
    fmla v19.4s, v5.4s, v0.s[2]
    fadd v3.4s, v3.4s, v5.4s
    fmla v1.4s, v7.4s, v0.s[0]
    fmla v17.4s, v7.4s, v2.s[0]
    fmla v19.4s, v16.4s, v0.s[3]
    fmla v1.4s, v4.4s, v0.s[1]
    fmla v17.4s, v4.4s, v2.s[1]
    fadd v0.4s, v3.4s, v16.4s
    fmax v2.4s, v6.4s, v19.4s
    fmax v0.4s, v6.4s, v0.4s
    fmax v1.4s, v6.4s, v1.4s
    fmax v3.4s, v6.4s, v17.4s
    tst x0, #1
    beq .Lotherwise_327
    cmp x4, #15
    bne .Lotherwise_328
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
    b .Lend_329
.Lotherwise_328:
    ubfx x0, x4, #0, #4
    cmp x0, #15
    bne .Lotherwise_330
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
    b .Lend_331
.Lotherwise_330:
    tst x4, #1
    beq .Lotherwise_332
    st1 {v0.s}[0], [x3]
    st1 {v0.s}[1], [x1]
    st1 {v0.s}[2], [x5]
    st1 {v0.s}[3], [x2]
.Lotherwise_332:
    tst x4, #2
    beq .Lotherwise_333
    add x0, x3, #4
    add x6, x1, #4
    add x7, x5, #4
    st1 {v1.s}[0], [x0]
    add x0, x2, #4
    st1 {v1.s}[1], [x6]
    st1 {v1.s}[2], [x7]
    st1 {v1.s}[3], [x0]
.Lotherwise_333:
    tst x4, #4
    beq .Lotherwise_334
    add x0, x3, #8
    add x6, x1, #8
    add x7, x5, #8
    st1 {v2.s}[0], [x0]
    add x0, x2, #8
    st1 {v2.s}[1], [x6]
    st1 {v2.s}[2], [x7]
    st1 {v2.s}[3], [x0]
.Lotherwise_334:
    tst x4, #8
    beq .Lotherwise_335
    add x0, x3, #12
    add x1, x1, #12
    add x3, x5, #12
    st1 {v3.s}[0], [x0]
    add x0, x2, #12
    st1 {v3.s}[1], [x1]
    st1 {v3.s}[2], [x3]
    st1 {v3.s}[3], [x0]
.Lotherwise_335:
.Lend_331:
.Lend_329:
.Lotherwise_327:
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
    ldr q3, [x2]
    add x2, x2, x1
    adrp x5, .Lconstants_nnp_winograd_f4x1_5x1_output_with_bias__aarch64_neon+16
    ldr q4, [x5, :lo12:.Lconstants_nnp_winograd_f4x1_5x1_output_with_bias__aarch64_neon+16]
    add x5, x2, x1
    ldr q5, [x2]
    ldr w2, [x4, #20]
    add x6, x5, x1
    ldr q6, [x5]
    ldr w5, [x4, #16]
    add x7, x6, x1
    ldr q7, [x6]
    ldr x4, [x4, #8]
    add x6, x7, x1
    ldr q16, [x7]
    lsl x0, x0, #2
    fadd v1.4s, v3.4s, v1.4s
    add x1, x6, x1
    ldr q3, [x6]
    add x6, x3, x0
    ldr q17, [x1]
    add x1, x6, x0
    add x0, x1, x0
    fadd v18.4s, v1.4s, v5.4s
    fsub v1.4s, v1.4s, v5.4s
    fadd v5.4s, v6.4s, v7.4s
    fsub v6.4s, v6.4s, v7.4s
    fadd v7.4s, v16.4s, v3.4s
    fsub v3.4s, v16.4s, v3.4s
    fadd v2.4s, v2.4s, v18.4s
    fadd v16.4s, v17.4s, v1.4s
    fmla v18.4s, v5.4s, v0.s[2]
    fadd v2.4s, v2.4s, v5.4s
    fmla v1.4s, v6.4s, v0.s[0]
    fmla v16.4s, v6.4s, v4.s[0]
    fmla v18.4s, v7.4s, v0.s[3]
    fmla v1.4s, v3.4s, v0.s[1]
    fadd v0.4s, v2.4s, v7.4s
    fmla v16.4s, v3.4s, v4.s[1]
    tst x2, #1
    beq .Lotherwise_336
    tst x5, #1
    beq .Lotherwise_337
    st1 {v0.s}[0], [x3]
    st1 {v0.s}[1], [x6]
    st1 {v0.s}[2], [x1]
    st1 {v0.s}[3], [x0]
.Lotherwise_337:
    lsr x5, x5, #1
    add x3, x3, x4, lsl #2
    add x6, x6, x4, lsl #2
    add x1, x1, x4, lsl #2
    add x0, x0, x4, lsl #2
    tst x5, #1
    beq .Lotherwise_338
    st1 {v1.s}[0], [x3]
    st1 {v1.s}[1], [x6]
    st1 {v1.s}[2], [x1]
    st1 {v1.s}[3], [x0]
.Lotherwise_338:
    lsr x5, x5, #1
    add x3, x3, x4, lsl #2
    add x6, x6, x4, lsl #2
    add x1, x1, x4, lsl #2
    add x0, x0, x4, lsl #2
    tst x5, #1
    beq .Lotherwise_339
    st1 {v18.s}[0], [x3]
    st1 {v18.s}[1], [x6]
    st1 {v18.s}[2], [x1]
    st1 {v18.s}[3], [x0]
.Lotherwise_339:
    lsr x5, x5, #1
    add x3, x3, x4, lsl #2
    add x6, x6, x4, lsl #2
    add x1, x1, x4, lsl #2
    add x0, x0, x4, lsl #2
    tst x5, #1
    beq .Lotherwise_340
    st1 {v16.s}[0], [x3]
    st1 {v16.s}[1], [x6]
    st1 {v16.s}[2], [x1]
    st1 {v16.s}[3], [x0]
.Lotherwise_340:
.Lotherwise_336:
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
    ldr q17, [x7]
    add x1, x6, x1
    fadd v1.4s, v4.4s, v1.4s
    ldr q4, [x6]
    lsl x2, x2, #2
    ldr q18, [x1]
    add x1, x3, x2
    add x6, x1, x2
    fadd v19.4s, v1.4s, v5.4s
    fsub v1.4s, v1.4s, v5.4s
    add x2, x6, x2
    fadd v5.4s, v7.4s, v16.4s
    fsub v7.4s, v7.4s, v16.4s
    fadd v16.4s, v17.4s, v4.4s
    fsub v4.4s, v17.4s, v4.4s
    fadd v3.4s, v3.4s, v19.4s
    fadd v17.4s, v18.4s, v1.4s
    fmla v19.4s, v5.4s, v0.s[2]
    fadd v3.4s, v3.4s, v5.4s
    fmla v1.4s, v7.4s, v0.s[0]
    fmla v17.4s, v7.4s, v2.s[0]
    fmla v19.4s, v16.4s, v0.s[3]
    fmla v1.4s, v4.4s, v0.s[1]
    fmla v17.4s, v4.4s, v2.s[1]
    fadd v0.4s, v3.4s, v16.4s
    fmax v2.4s, v6.4s, v19.4s
    fmax v0.4s, v6.4s, v0.4s
    fmax v1.4s, v6.4s, v1.4s
    fmax v3.4s, v6.4s, v17.4s
    tst x0, #1
    beq .Lotherwise_341
    tst x5, #1
    beq .Lotherwise_342
    st1 {v0.s}[0], [x3]
    st1 {v0.s}[1], [x1]
    st1 {v0.s}[2], [x6]
    st1 {v0.s}[3], [x2]
.Lotherwise_342:
    lsr x5, x5, #1
    add x3, x3, x4, lsl #2
    add x1, x1, x4, lsl #2
    add x6, x6, x4, lsl #2
    add x2, x2, x4, lsl #2
    tst x5, #1
    beq .Lotherwise_343
    st1 {v1.s}[0], [x3]
    st1 {v1.s}[1], [x1]
    st1 {v1.s}[2], [x6]
    st1 {v1.s}[3], [x2]
.Lotherwise_343:
    lsr x5, x5, #1
    add x3, x3, x4, lsl #2
    add x1, x1, x4, lsl #2
    add x6, x6, x4, lsl #2
    add x2, x2, x4, lsl #2
    tst x5, #1
    beq .Lotherwise_344
    st1 {v2.s}[0], [x3]
    st1 {v2.s}[1], [x1]
    st1 {v2.s}[2], [x6]
    st1 {v2.s}[3], [x2]
.Lotherwise_344:
    lsr x5, x5, #1
    add x3, x3, x4, lsl #2
    add x1, x1, x4, lsl #2
    add x6, x6, x4, lsl #2
    add x2, x2, x4, lsl #2
    tst x5, #1
    beq .Lotherwise_345
    st1 {v3.s}[0], [x3]
    st1 {v3.s}[1], [x1]
    st1 {v3.s}[2], [x6]
    st1 {v3.s}[3], [x2]
.Lotherwise_345:
.Lotherwise_341:
    ret
    .size nnp_winograd_f4x1_5x1_output_with_bias_with_relu__aarch64_neon, . - nnp_winograd_f4x1_5x1_output_with_bias_with_relu__aarch64_neon

.section .rodata
    .p2align 4
.Lconstants_nnp_winograd_f1x4_1x3_input__aarch64_neon:
    .long 0x3f610000, 0x40290000, 0x40100000, 0x3f200000
    .long 0x3ec80000, 0x3fc00000, 0x00000000, 0x00000000

    .text
    .p2align 4
    .globl nnp_winograd_f1x4_1x3_input__aarch64_neon
    .type nnp_winograd_f1x4_1x3_input__aarch64_neon, %function
nnp_winograd_f1x4_1x3_input__aarch64_neon:
    mov x5, x2
    ldr x2, [x1]
    ldr w4, [x1, #16]
    mov x8, x0
    ldr w6, [x1, #20]
    lsl x0, x2, #2
    add x10, x8, x0
    add x9, x10, x0
    add x7, x9, x0
    tst x4, #1
    beq .Lotherwise_346
    cmp x6, #63
    bne .Lotherwise_347
    ldr q0, [x8]
    ldr q1, [x10]
    ubfx x0, x6, #4, #2
    ldr q2, [x9]
    ldr q3, [x7]
    zip1 v4.4s, v0.4s, v2.4s
    zip2 v0.4s, v0.4s, v2.4s
    zip1 v2.4s, v1.4s, v3.4s
    zip2 v1.4s, v1.4s, v3.4s
    zip1 v3.4s, v4.4s, v2.4s
    zip2 v2.4s, v4.4s, v2.4s
    zip1 v4.4s, v0.4s, v1.4s
    zip2 v0.4s, v0.4s, v1.4s
    cmp x0, #3
    bne .Lotherwise_348
    ldr d1, [x8, #16]
    ldr d5, [x9, #16]
    add x0, x10, #16
    add x1, x7, #16
    ld1 {v1.d}[1], [x0]
    ld1 {v5.d}[1], [x1]
    uzp1 v6.4s, v1.4s, v5.4s
    uzp2 v1.4s, v1.4s, v5.4s
    b .Lend_349
.Lotherwise_348:
    movi v6.4s, #0
    tst x6, #16
    beq .Lotherwise_350
    add x0, x8, #16
    add x1, x10, #16
    add x2, x9, #16
    ld1 {v6.s}[0], [x0]
    add x0, x7, #16
    ld1 {v6.s}[1], [x1]
    ld1 {v6.s}[2], [x2]
    ld1 {v6.s}[3], [x0]
.Lotherwise_350:
    movi v1.4s, #0
    tst x6, #32
    beq .Lotherwise_351
    add x0, x8, #20
    add x1, x10, #20
    add x2, x9, #20
    ld1 {v1.s}[0], [x0]
    add x0, x7, #20
    ld1 {v1.s}[1], [x1]
    ld1 {v1.s}[2], [x2]
    ld1 {v1.s}[3], [x0]
.Lotherwise_351:
.Lend_349:
    adrp x0, .Lconstants_nnp_winograd_f1x4_1x3_input__aarch64_neon
    ldr q5, [x0, :lo12:.Lconstants_nnp_winograd_f1x4_1x3_input__aarch64_neon]
    adrp x0, .Lconstants_nnp_winograd_f1x4_1x3_input__aarch64_neon+16
    ldr q7, [x0, :lo12:.Lconstants_nnp_winograd_f1x4_1x3_input__aarch64_neon+16]
    mov v16.16b, v6.16b
    mov v17.16b, v0.16b
    mov v18.16b, v6.16b
    mov v19.16b, v0.16b
    lsl x0, x3, #2
    mov x1, x5
    add x2, x1, x0
    add x3, x2, x0
    add x4, x3, x0
    fmls v16.4s, v4.4s, v5.s[2]
    fmls v17.4s, v2.4s, v5.s[2]
    add x5, x4, x0
    fmls v6.4s, v4.4s, v7.s[0]
    fmla v18.4s, v3.4s, v5.s[0]
    add x0, x5, x0
    fmls v19.4s, v2.4s, v7.s[0]
    fmla v1.4s, v2.4s, v5.s[0]
    fmls v18.4s, v4.4s, v5.s[1]
    mov v2.16b, v16.16b
    fmls v16.4s, v17.4s, v5.s[3]
    mov v3.16b, v6.16b
    fmls v1.4s, v0.4s, v5.s[1]
    fmla v2.4s, v17.4s, v5.s[3]
    fmls v6.4s, v19.4s, v7.s[1]
    fmla v3.4s, v19.4s, v7.s[1]
    str q18, [x1]
    str q2, [x2]
    str q16, [x3]
    str q3, [x4]
    str q6, [x5]
    str q1, [x0]
    b .Lend_352
.Lotherwise_347:
    ubfx x0, x6, #0, #4
    cmp x0, #15
    bne .Lotherwise_353
    ldr q0, [x8]
    ldr q1, [x10]
    ldr q2, [x9]
    ldr q3, [x7]
    zip1 v4.4s, v0.4s, v2.4s
    zip2 v0.4s, v0.4s, v2.4s
    zip1 v2.4s, v1.4s, v3.4s
    zip2 v1.4s, v1.4s, v3.4s
    zip1 v3.4s, v4.4s, v2.4s
    zip2 v2.4s, v4.4s, v2.4s
    zip1 v4.4s, v0.4s, v1.4s
    zip2 v0.4s, v0.4s, v1.4s
    b .Lend_354
.Lotherwise_353:
    movi v3.4s, #0
    tst x6, #1
    beq .Lotherwise_355
    ld1 {v3.s}[0], [x8]
    ld1 {v3.s}[1], [x10]
    ld1 {v3.s}[2], [x9]
    ld1 {v3.s}[3], [x7]
.Lotherwise_355:
    movi v2.4s, #0
    tst x6, #2
    beq .Lotherwise_356
    add x0, x8, #4
    add x1, x10, #4
    add x2, x9, #4
    ld1 {v2.s}[0], [x0]
    add x0, x7, #4
    ld1 {v2.s}[1], [x1]
    ld1 {v2.s}[2], [x2]
    ld1 {v2.s}[3], [x0]
.Lotherwise_356:
    movi v4.4s, #0
    tst x6, #4
    beq .Lotherwise_357
    add x0, x8, #8
    add x1, x10, #8
    add x2, x9, #8
    ld1 {v4.s}[0], [x0]
    add x0, x7, #8
    ld1 {v4.s}[1], [x1]
    ld1 {v4.s}[2], [x2]
    ld1 {v4.s}[3], [x0]
.Lotherwise_357:
    movi v0.4s, #0
    tst x6, #8
    beq .Lotherwise_358
    add x0, x8, #12
    add x1, x10, #12
    add x2, x9, #12
    ld1 {v0.s}[0], [x0]
    add x0, x7, #12
    ld1 {v0.s}[1], [x1]
    ld1 {v0.s}[2], [x2]
    ld1 {v0.s}[3], [x0]
.Lotherwise_358:
.Lend_354:
    ubfx x0, x6, #4, #2
    cmp x0, #3
    bne .Lotherwise_359
    ldr d1, [x8, #16]
    ldr d5, [x9, #16]
    add x0, x10, #16
    add x1, x7, #16
    ld1 {v1.d}[1], [x0]
    ld1 {v5.d}[1], [x1]
    uzp1 v6.4s, v1.4s, v5.4s
    uzp2 v1.4s, v1.4s, v5.4s
    b .Lend_360
.Lotherwise_359:
    movi v6.4s, #0
    tst x6, #16
    beq .Lotherwise_361
    add x0, x8, #16
    add x1, x10, #16
    add x2, x9, #16
    ld1 {v6.s}[0], [x0]
    add x0, x7, #16
    ld1 {v6.s}[1], [x1]
    ld1 {v6.s}[2], [x2]
    ld1 {v6.s}[3], [x0]
.Lotherwise_361:
    movi v1.4s, #0
    tst x6, #32
    beq .Lotherwise_362
    add x0, x8, #20
    add x1, x10, #20
    add x2, x9, #20
    ld1 {v1.s}[0], [x0]
    add x0, x7, #20
    ld1 {v1.s}[1], [x1]
    ld1 {v1.s}[2], [x2]
    ld1 {v1.s}[3], [x0]
.Lotherwise_362:
.Lend_360:
    adrp x0, .Lconstants_nnp_winograd_f1x4_1x3_input__aarch64_neon
    ldr q5, [x0, :lo12:.Lconstants_nnp_winograd_f1x4_1x3_input__aarch64_neon]
    adrp x0, .Lconstants_nnp_winograd_f1x4_1x3_input__aarch64_neon+16
    ldr q7, [x0, :lo12:.Lconstants_nnp_winograd_f1x4_1x3_input__aarch64_neon+16]
    mov v16.16b, v6.16b
    mov v17.16b, v0.16b
    mov v18.16b, v6.16b
    mov v19.16b, v0.16b
    lsl x0, x3, #2
    add x1, x5, x0
    add x2, x1, x0
    add x3, x2, x0
    fmls v16.4s, v4.4s, v5.s[2]
    fmls v17.4s, v2.4s, v5.s[2]
    add x4, x3, x0
    fmls v6.4s, v4.4s, v7.s[0]
    fmla v18.4s, v3.4s, v5.s[0]
    add x0, x4, x0
    fmls v19.4s, v2.4s, v7.s[0]
    fmla v1.4s, v2.4s, v5.s[0]
    fmls v18.4s, v4.4s, v5.s[1]
    mov v2.16b, v16.16b
    fmls v16.4s, v17.4s, v5.s[3]
    mov v3.16b, v6.16b
    fmls v1.4s, v0.4s, v5.s[1]
    fmla v2.4s, v17.4s, v5.s[3]
    fmls v6.4s, v19.4s, v7.s[1]
    fmla v3.4s, v19.4s, v7.s[1]
    str q18, [x5]
    str q2, [x1]
    str q16, [x2]
    str q3, [x3]
    str q6, [x4]
    str q1, [x0]
.Lend_352:
    b .Lend_363
.Lotherwise_346:
    adrp x0, .Lconstants_nnp_winograd_f1x4_1x3_input__aarch64_neon
    ldr q0, [x0, :lo12:.Lconstants_nnp_winograd_f1x4_1x3_input__aarch64_neon]
    movi v1.4s, #0
    adrp x0, .Lconstants_nnp_winograd_f1x4_1x3_input__aarch64_neon+16
    ldr q2, [x0, :lo12:.Lconstants_nnp_winograd_f1x4_1x3_input__aarch64_neon+16]
    lsl x0, x3, #2
    add x1, x5, x0
    add x2, x1, x0
    add x3, x2, x0
    fmla v1.4s, v1.4s, v0.s[0]
    add x4, x3, x0
    add x0, x4, x0
    fmls v1.4s, v1.4s, v0.s[1]
    mov v3.16b, v1.16b
    mov v4.16b, v1.16b
    str q1, [x5]
    fmls v3.4s, v1.4s, v0.s[2]
    fmls v4.4s, v1.4s, v0.s[2]
    fmls v1.4s, v1.4s, v2.s[0]
    mov v5.16b, v3.16b
    fmls v3.4s, v4.4s, v0.s[3]
    mov v6.16b, v1.16b
    mov v7.16b, v1.16b
    fmla v5.4s, v4.4s, v0.s[3]
    fmls v6.4s, v1.4s, v2.s[0]
    str q5, [x1]
    fmla v7.4s, v6.4s, v2.s[1]
    fmls v1.4s, v6.4s, v2.s[1]
    str q3, [x2]
    str q7, [x3]
    str q1, [x4]
    fmla v1.4s, v1.4s, v0.s[0]
    fmls v1.4s, v1.4s, v0.s[1]
    str q1, [x0]
.Lend_363:
    ret
    .size nnp_winograd_f1x4_1x3_input__aarch64_neon, . - nnp_winograd_f1x4_1x3_input__aarch64_neon

.section .rodata
    .p2align 4
.Lconstants_nnp_winograd_f1x4_1x3_kernel__aarch64_neon:
    .long 0x3f91a2b4, 0x3ec80000, 0xbf303b34, 0x3edc4a01
    .long 0x40100000, 0x3df4c401, 0x3e379301, 0x00000000

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
.Lrepeat_364:
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
    cbnz x8, .Lrepeat_364
    lsl x0, x3, #2
    add x1, x2, x0
    mov w3, #4
    add x5, x1, x0
    add x6, x5, x0
    add x7, x6, x0
    add x0, x7, x0
.Lrepeat_365:
    ldp q0, q1, [x4]
    ldr q2, [x4, #32]
    sub x3, x3, #1
    add x4, x4, #48
    adrp x8, .Lconstants_nnp_winograd_f1x4_1x3_kernel__aarch64_neon
    ldr q3, [x8, :lo12:.Lconstants_nnp_winograd_f1x4_1x3_kernel__aarch64_neon]
    adrp x8, .Lconstants_nnp_winograd_f1x4_1x3_kernel__aarch64_neon+16
    ldr q4, [x8, :lo12:.Lconstants_nnp_winograd_f1x4_1x3_kernel__aarch64_neon+16]
    mov v5.16b, v0.16b
    str q2, [x0]
    add x0, x0, #32
    fmul v6.4s, v0.4s, v3.s[0]
    fmla v5.4s, v2.4s, v3.s[1]
    fmla v0.4s, v2.4s, v4.s[0]
    str q6, [x2]
    add x2, x2, #32
    fmul v2.4s, v5.4s, v3.s[2]
    fmul v0.4s, v0.4s, v4.s[1]
    mov v5.16b, v2.16b
    mov v6.16b, v0.16b
    fmla v2.4s, v1.4s, v3.s[3]
    fmls v0.4s, v1.4s, v4.s[2]
    fmls v5.4s, v1.4s, v3.s[3]
    fmla v6.4s, v1.4s, v4.s[2]
    str q5, [x1]
    add x1, x1, #32
    str q2, [x5]
    add x5, x5, #32
    str q6, [x6]
    add x6, x6, #32
    str q0, [x7]
    add x7, x7, #32
    cbnz x3, .Lrepeat_365
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
    ldr q5, [x6]
    add x2, x6, x1
    ldr w5, [x4, #16]
    add x6, x2, x1
    ldr q6, [x2]
    ldr w2, [x4, #20]
    add x1, x6, x1
    ldr q7, [x6]
    ldr q16, [x1]
    lsl x0, x0, #2
    add x1, x3, x0
    fadd v17.4s, v3.4s, v5.4s
    fsub v3.4s, v3.4s, v5.4s
    add x4, x1, x0
    add x0, x4, x0
    fadd v5.4s, v6.4s, v7.4s
    fsub v6.4s, v6.4s, v7.4s
    fmul v7.4s, v3.4s, v0.s[0]
    fmul v18.4s, v17.4s, v0.s[2]
    fadd v2.4s, v2.4s, v17.4s
    fmla v16.4s, v3.4s, v1.s[0]
    fmla v7.4s, v6.4s, v0.s[1]
    fmla v18.4s, v5.4s, v0.s[3]
    fmla v16.4s, v6.4s, v1.s[1]
    fadd v0.4s, v2.4s, v5.4s
    fadd v0.4s, v0.4s, v4.4s
    fadd v1.4s, v7.4s, v4.4s
    fadd v2.4s, v18.4s, v4.4s
    fadd v3.4s, v16.4s, v4.4s
    tst x5, #1
    beq .Lotherwise_366
    cmp x2, #15
    bne .Lotherwise_367
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
    b .Lend_368
.Lotherwise_367:
    ubfx x5, x2, #0, #4
    cmp x5, #15
    bne .Lotherwise_369
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
    b .Lend_370
.Lotherwise_369:
    tst x2, #1
    beq .Lotherwise_371
    st1 {v0.s}[0], [x3]
    st1 {v0.s}[1], [x1]
    st1 {v0.s}[2], [x4]
    st1 {v0.s}[3], [x0]
.Lotherwise_371:
    tst x2, #2
    beq .Lotherwise_372
    add x5, x3, #4
    add x6, x1, #4
    add x7, x4, #4
    st1 {v1.s}[0], [x5]
    add x5, x0, #4
    st1 {v1.s}[1], [x6]
    st1 {v1.s}[2], [x7]
    st1 {v1.s}[3], [x5]
.Lotherwise_372:
    tst x2, #4
    beq .Lotherwise_373
    add x5, x3, #8
    add x6, x1, #8
    add x7, x4, #8
    st1 {v2.s}[0], [x5]
    add x5, x0, #8
    st1 {v2.s}[1], [x6]
    st1 {v2.s}[2], [x7]
    st1 {v2.s}[3], [x5]
.Lotherwise_373:
    tst x2, #8
    beq .Lotherwise_374
    add x2, x3, #12
    add x1, x1, #12
    add x3, x4, #12
    st1 {v3.s}[0], [x2]
    add x0, x0, #12
    st1 {v3.s}[1], [x1]
    st1 {v3.s}[2], [x3]
    st1 {v3.s}[3], [x0]
.Lotherwise_374:
.Lend_370:
.Lend_368:
.Lotherwise_366:
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
    ldr q6, [x0]
    add x0, x0, x1
    ldr w5, [x4, #16]
    add x6, x0, x1
    ldr q7, [x0]
    ldr w0, [x4, #20]
    add x1, x6, x1
    ldr q16, [x6]
    ldr q17, [x1]
    lsl x1, x2, #2
    fadd v18.4s, v5.4s, v6.4s
    fsub v5.4s, v5.4s, v6.4s
    add x2, x3, x1
    add x4, x2, x1
    fadd v6.4s, v7.4s, v16.4s
    fsub v7.4s, v7.4s, v16.4s
    add x1, x4, x1
    fmul v16.4s, v5.4s, v0.s[0]
    fmul v19.4s, v18.4s, v0.s[2]
    fadd v3.4s, v3.4s, v18.4s
    fmla v17.4s, v5.4s, v1.s[0]
    fmla v16.4s, v7.4s, v0.s[1]
    fmla v19.4s, v6.4s, v0.s[3]
    fmla v17.4s, v7.4s, v1.s[1]
    fadd v0.4s, v3.4s, v6.4s
    fadd v0.4s, v0.4s, v4.4s
    fadd v1.4s, v16.4s, v4.4s
    fadd v3.4s, v19.4s, v4.4s
    fadd v4.4s, v17.4s, v4.4s
    fmax v0.4s, v2.4s, v0.4s
    fmax v1.4s, v2.4s, v1.4s
    fmax v3.4s, v2.4s, v3.4s
    fmax v2.4s, v2.4s, v4.4s
    tst x5, #1
    beq .Lotherwise_375
    cmp x0, #15
    bne .Lotherwise_376
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
    str q4, [x4]
    str q0, [x1]
    b .Lend_377
.Lotherwise_376:
    ubfx x5, x0, #0, #4
    cmp x5, #15
    bne .Lotherwise_378
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
    str q4, [x4]
    str q0, [x1]
    b .Lend_379
.Lotherwise_378:
    tst x0, #1
    beq .Lotherwise_380
    st1 {v0.s}[0], [x3]
    st1 {v0.s}[1], [x2]
    st1 {v0.s}[2], [x4]
    st1 {v0.s}[3], [x1]
.Lotherwise_380:
    tst x0, #2
    beq .Lotherwise_381
    add x5, x3, #4
    add x6, x2, #4
    add x7, x4, #4
    st1 {v1.s}[0], [x5]
    add x5, x1, #4
    st1 {v1.s}[1], [x6]
    st1 {v1.s}[2], [x7]
    st1 {v1.s}[3], [x5]
.Lotherwise_381:
    tst x0, #4
    beq .Lotherwise_382
    add x5, x3, #8
    add x6, x2, #8
    add x7, x4, #8
    st1 {v3.s}[0], [x5]
    add x5, x1, #8
    st1 {v3.s}[1], [x6]
    st1 {v3.s}[2], [x7]
    st1 {v3.s}[3], [x5]
.Lotherwise_382:
    tst x0, #8
    beq .Lotherwise_383
    add x0, x3, #12
    add x2, x2, #12
    add x3, x4, #12
    st1 {v2.s}[0], [x0]
    add x0, x1, #12
    st1 {v2.s}[1], [x2]
    st1 {v2.s}[2], [x3]
    st1 {v2.s}[3], [x0]
.Lotherwise_383:
.Lend_379:
.Lend_377:
.Lotherwise_375:
    ret
    .size nnp_winograd_f1x4_1x3_output_with_bias_with_relu__aarch64_neon, . - nnp_winograd_f1x4_1x3_output_with_bias_with_relu__aarch64_neon

.section .rodata
    .p2align 4
.Lconstants_nnp_winograd_f4x1_3x1_input__aarch64_neon:
    .long 0x3f610000, 0x40290000, 0x40100000, 0x3f200000
    .long 0x3ec80000, 0x3fc00000, 0x00000000, 0x00000000

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
    beq .Lotherwise_384
    mov w6, #6
.Lrepeat_385:
    tst x7, #1
    beq .Lotherwise_386
    movi v0.4s, #0
    ld1 {v0.s}[0], [x0]
    ld1 {v0.s}[1], [x9]
    ld1 {v0.s}[2], [x10]
    ld1 {v0.s}[3], [x5]
    str q0, [x8]
    b .Lend_387
.Lotherwise_386:
    movi v0.4s, #0
    str q0, [x8]
.Lend_387:
    sub x6, x6, #1
    lsr x7, x7, #1
    add x0, x0, x1, lsl #2
    add x9, x9, x1, lsl #2
    add x10, x10, x1, lsl #2
    add x5, x5, x1, lsl #2
    add x8, x8, #16
    cbnz x6, .Lrepeat_385
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
    fmls v16.4s, v2.4s, v6.s[2]
    fmla v17.4s, v0.4s, v6.s[0]
    fmls v18.4s, v1.4s, v6.s[2]
    fmls v4.4s, v2.4s, v7.s[0]
    fmls v19.4s, v1.4s, v7.s[0]
    fmls v17.4s, v2.4s, v6.s[1]
    fmla v5.4s, v1.4s, v6.s[0]
    mov v0.16b, v16.16b
    mov v1.16b, v4.16b
    fmls v16.4s, v18.4s, v6.s[3]
    fmla v0.4s, v18.4s, v6.s[3]
    str q17, [x2]
    fmls v4.4s, v19.4s, v7.s[1]
    fmla v1.4s, v19.4s, v7.s[1]
    fmls v5.4s, v3.4s, v6.s[1]
    str q0, [x1]
    str q16, [x3]
    str q1, [x4]
    str q4, [x5]
    str q5, [x0]
    b .Lend_388
.Lotherwise_384:
    adrp x0, .Lconstants_nnp_winograd_f4x1_3x1_input__aarch64_neon
    ldr q0, [x0, :lo12:.Lconstants_nnp_winograd_f4x1_3x1_input__aarch64_neon]
    movi v1.4s, #0
    adrp x0, .Lconstants_nnp_winograd_f4x1_3x1_input__aarch64_neon+16
    ldr q2, [x0, :lo12:.Lconstants_nnp_winograd_f4x1_3x1_input__aarch64_neon+16]
    lsl x0, x3, #2
    add x1, x2, x0
    add x3, x1, x0
    add x4, x3, x0
    fmla v1.4s, v1.4s, v0.s[0]
    add x5, x4, x0
    add x0, x5, x0
    fmls v1.4s, v1.4s, v0.s[1]
    mov v3.16b, v1.16b
    mov v4.16b, v1.16b
    str q1, [x2]
    fmls v3.4s, v1.4s, v0.s[2]
    fmls v4.4s, v1.4s, v0.s[2]
    fmls v1.4s, v1.4s, v2.s[0]
    mov v5.16b, v3.16b
    fmls v3.4s, v4.4s, v0.s[3]
    mov v6.16b, v1.16b
    mov v7.16b, v1.16b
    fmla v5.4s, v4.4s, v0.s[3]
    fmls v6.4s, v1.4s, v2.s[0]
    str q5, [x1]
    fmla v7.4s, v6.4s, v2.s[1]
    fmls v1.4s, v6.4s, v2.s[1]
    str q3, [x3]
    str q7, [x4]
    str q1, [x5]
    fmla v1.4s, v1.4s, v0.s[0]
    fmls v1.4s, v1.4s, v0.s[1]
    str q1, [x0]
.Lend_388:
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
    ldr q5, [x6]
    add x2, x6, x1
    ldr w5, [x4, #20]
    add x6, x2, x1
    ldr q6, [x2]
    ldr w2, [x4, #16]
    add x1, x6, x1
    ldr q7, [x6]
    ldr x4, [x4, #8]
    ldr q16, [x1]
    lsl x0, x0, #2
    add x1, x3, x0
    fadd v17.4s, v3.4s, v5.4s
    fsub v3.4s, v3.4s, v5.4s
    add x6, x1, x0
    add x0, x6, x0
    fadd v5.4s, v6.4s, v7.4s
    fsub v6.4s, v6.4s, v7.4s
    fmul v7.4s, v3.4s, v0.s[0]
    fmul v18.4s, v17.4s, v0.s[2]
    fadd v2.4s, v2.4s, v17.4s
    fmla v16.4s, v3.4s, v1.s[0]
    fmla v7.4s, v6.4s, v0.s[1]
    fmla v18.4s, v5.4s, v0.s[3]
    fmla v16.4s, v6.4s, v1.s[1]
    fadd v0.4s, v2.4s, v5.4s
    fadd v0.4s, v0.4s, v4.4s
    fadd v1.4s, v7.4s, v4.4s
    fadd v2.4s, v18.4s, v4.4s
    fadd v3.4s, v16.4s, v4.4s
    tst x5, #1
    beq .Lotherwise_389
    tst x2, #1
    beq .Lotherwise_390
    st1 {v0.s}[0], [x3]
    st1 {v0.s}[1], [x1]
    st1 {v0.s}[2], [x6]
    st1 {v0.s}[3], [x0]
.Lotherwise_390:
    lsr x2, x2, #1
    add x3, x3, x4, lsl #2
    add x1, x1, x4, lsl #2
    add x6, x6, x4, lsl #2
    add x0, x0, x4, lsl #2
    tst x2, #1
    beq .Lotherwise_391
    st1 {v1.s}[0], [x3]
    st1 {v1.s}[1], [x1]
    st1 {v1.s}[2], [x6]
    st1 {v1.s}[3], [x0]
.Lotherwise_391:
    lsr x2, x2, #1
    add x3, x3, x4, lsl #2
    add x1, x1, x4, lsl #2
    add x6, x6, x4, lsl #2
    add x0, x0, x4, lsl #2
    tst x2, #1
    beq .Lotherwise_392
    st1 {v2.s}[0], [x3]
    st1 {v2.s}[1], [x1]
    st1 {v2.s}[2], [x6]
    st1 {v2.s}[3], [x0]
.Lotherwise_392:
    lsr x2, x2, #1
    add x3, x3, x4, lsl #2
    add x1, x1, x4, lsl #2
    add x6, x6, x4, lsl #2
    add x0, x0, x4, lsl #2
    tst x2, #1
    beq .Lotherwise_393
    st1 {v3.s}[0], [x3]
    st1 {v3.s}[1], [x1]
    st1 {v3.s}[2], [x6]
    st1 {v3.s}[3], [x0]
.Lotherwise_393:
.Lotherwise_389:
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
    ldr q6, [x0]
    add x0, x0, x1
    ldr w5, [x4, #20]
    add x6, x0, x1
    ldr q7, [x0]
    ldr w0, [x4, #16]
    add x1, x6, x1
    ldr q16, [x6]
    ldr x4, [x4, #8]
    ldr q17, [x1]
    lsl x1, x2, #2
    fadd v18.4s, v5.4s, v6.4s
    fsub v5.4s, v5.4s, v6.4s
    add x2, x3, x1
    add x6, x2, x1
    fadd v6.4s, v7.4s, v16.4s
    fsub v7.4s, v7.4s, v16.4s
    add x1, x6, x1
    fmul v16.4s, v5.4s, v0.s[0]
    fmul v19.4s, v18.4s, v0.s[2]
    fadd v3.4s, v3.4s, v18.4s
    fmla v17.4s, v5.4s, v1.s[0]
    fmla v16.4s, v7.4s, v0.s[1]
    fmla v19.4s, v6.4s, v0.s[3]
    fmla v17.4s, v7.4s, v1.s[1]
    fadd v0.4s, v3.4s, v6.4s
    fadd v0.4s, v0.4s, v4.4s
    fadd v1.4s, v16.4s, v4.4s
    fadd v3.4s, v19.4s, v4.4s
    fadd v4.4s, v17.4s, v4.4s
    fmax v0.4s, v2.4s, v0.4s
    fmax v1.4s, v2.4s, v1.4s
    fmax v3.4s, v2.4s, v3.4s
    fmax v2.4s, v2.4s, v4.4s
    tst x5, #1
    beq .Lotherwise_394
    tst x0, #1
    beq .Lotherwise_395
    st1 {v0.s}[0], [x3]
    st1 {v0.s}[1], [x2]
    st1 {v0.s}[2], [x6]
    st1 {v0.s}[3], [x1]
.Lotherwise_395:
    lsr x0, x0, #1
    add x3, x3, x4, lsl #2
    add x2, x2, x4, lsl #2
    add x6, x6, x4, lsl #2
    add x1, x1, x4, lsl #2
    tst x0, #1
    beq .Lotherwise_396
    st1 {v1.s}[0], [x3]
    st1 {v1.s}[1], [x2]
    st1 {v1.s}[2], [x6]
    st1 {v1.s}[3], [x1]
.Lotherwise_396:
    lsr x0, x0, #1
    add x3, x3, x4, lsl #2
    add x2, x2, x4, lsl #2
    add x6, x6, x4, lsl #2
    add x1, x1, x4, lsl #2
    tst x0, #1
    beq .Lotherwise_397
    st1 {v3.s}[0], [x3]
    st1 {v3.s}[1], [x2]
    st1 {v3.s}[2], [x6]
    st1 {v3.s}[3], [x1]
.Lotherwise_397:
    lsr x0, x0, #1
    add x3, x3, x4, lsl #2
    add x2, x2, x4, lsl #2
    add x6, x6, x4, lsl #2
    add x1, x1, x4, lsl #2
    tst x0, #1
    beq .Lotherwise_398
    st1 {v2.s}[0], [x3]
    st1 {v2.s}[1], [x2]
    st1 {v2.s}[2], [x6]
    st1 {v2.s}[3], [x1]
.Lotherwise_398:
.Lotherwise_394:
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
    mov x6, x2
    ldr x2, [x1]
    ldr w4, [x1, #16]
    mov x5, x0
    ldr w8, [x1, #20]
    lsl x0, x2, #2
    add x7, x5, x0
    add x9, x7, x0
    add x10, x9, x0
    tst x4, #1
    beq .Lotherwise_399
    cmp x8, #4095
    bne .Lotherwise_400
    ldr q0, [x5, #32]
    ldr q1, [x7, #32]
    lsl x0, x3, #2
    mov x1, x6
    ldr q2, [x9, #32]
    ldr q3, [x10, #32]
    add x2, x1, x0
    add x3, x0, x0, lsl #1
    ldp q4, q18, [x5]
    ldp q5, q19, [x7]
    add x4, x1, x0, lsl #1
    add x5, x1, x3
    add x6, x3, x0, lsl #1
    add x7, x1, x0, lsl #2
    add x8, x1, x3, lsl #1
    ldp q6, q30, [x9]
    ldp q7, q20, [x10]
    add x9, x1, x6
    add x6, x6, x0, lsl #1
    add x6, x1, x6
    add x10, x1, x0, lsl #3
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
    str q12, [x1]
    fmla v0.4s, v19.4s, v27.s[0]
    mov v3.16b, v18.16b
    fmls v6.4s, v31.4s, v26.s[1]
    fmls v24.4s, v29.4s, v28.s[2]
    fmla v9.4s, v5.4s, v28.s[1]
    fmls v17.4s, v11.4s, v22.s[0]
    str q1, [x2]
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
    b .Lend_401
.Lotherwise_400:
    ubfx x0, x8, #0, #4
    cmp x0, #15
    bne .Lotherwise_402
    ldr q0, [x5]
    ldr q1, [x7]
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
    b .Lend_403
.Lotherwise_402:
    movi v5.4s, #0
    tst x8, #1
    beq .Lotherwise_404
    ld1 {v5.s}[0], [x5]
    ld1 {v5.s}[1], [x7]
    ld1 {v5.s}[2], [x9]
    ld1 {v5.s}[3], [x10]
.Lotherwise_404:
    movi v6.4s, #0
    tst x8, #2
    beq .Lotherwise_405
    add x0, x5, #4
    add x1, x7, #4
    add x2, x9, #4
    ld1 {v6.s}[0], [x0]
    add x0, x10, #4
    ld1 {v6.s}[1], [x1]
    ld1 {v6.s}[2], [x2]
    ld1 {v6.s}[3], [x0]
.Lotherwise_405:
    movi v7.4s, #0
    tst x8, #4
    beq .Lotherwise_406
    add x0, x5, #8
    add x1, x7, #8
    add x2, x9, #8
    ld1 {v7.s}[0], [x0]
    add x0, x10, #8
    ld1 {v7.s}[1], [x1]
    ld1 {v7.s}[2], [x2]
    ld1 {v7.s}[3], [x0]
.Lotherwise_406:
    movi v16.4s, #0
    tst x8, #8
    beq .Lotherwise_407
    add x0, x5, #12
    add x1, x7, #12
    add x2, x9, #12
    ld1 {v16.s}[0], [x0]
    add x0, x10, #12
    ld1 {v16.s}[1], [x1]
    ld1 {v16.s}[2], [x2]
    ld1 {v16.s}[3], [x0]
.Lotherwise_407:
.Lend_403:
    ubfx x0, x8, #4, #4
    cmp x0, #15
    bne .Lotherwise_408
    ldr q0, [x5, #16]
    ldr q1, [x7, #16]
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
    b .Lend_409
.Lotherwise_408:
    movi v24.4s, #0
    tst x8, #16
    beq .Lotherwise_410
    add x0, x5, #16
    add x1, x7, #16
    add x2, x9, #16
    ld1 {v24.s}[0], [x0]
    add x0, x10, #16
    ld1 {v24.s}[1], [x1]
    ld1 {v24.s}[2], [x2]
    ld1 {v24.s}[3], [x0]
.Lotherwise_410:
    movi v23.4s, #0
    tst x8, #32
    beq .Lotherwise_411
    add x0, x5, #20
    add x1, x7, #20
    add x2, x9, #20
    ld1 {v23.s}[0], [x0]
    add x0, x10, #20
    ld1 {v23.s}[1], [x1]
    ld1 {v23.s}[2], [x2]
    ld1 {v23.s}[3], [x0]
.Lotherwise_411:
    movi v26.4s, #0
    tst x8, #64
    beq .Lotherwise_412
    add x0, x5, #24
    add x1, x7, #24
    add x2, x9, #24
    ld1 {v26.s}[0], [x0]
    add x0, x10, #24
    ld1 {v26.s}[1], [x1]
    ld1 {v26.s}[2], [x2]
    ld1 {v26.s}[3], [x0]
.Lotherwise_412:
    movi v25.4s, #0
    tst x8, #128
    beq .Lotherwise_413
    add x0, x5, #28
    add x1, x7, #28
    add x2, x9, #28
    ld1 {v25.s}[0], [x0]
    add x0, x10, #28
    ld1 {v25.s}[1], [x1]
    ld1 {v25.s}[2], [x2]
    ld1 {v25.s}[3], [x0]
.Lotherwise_413:
.Lend_409:
    ubfx x0, x8, #8, #4
    cmp x0, #15
    bne .Lotherwise_414
    ldr q0, [x5, #32]
    ldr q1, [x7, #32]
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
    b .Lend_415
.Lotherwise_414:
    movi v10.4s, #0
    tst x8, #256
    beq .Lotherwise_416
    add x0, x5, #32
    add x1, x7, #32
    add x2, x9, #32
    ld1 {v10.s}[0], [x0]
    add x0, x10, #32
    ld1 {v10.s}[1], [x1]
    ld1 {v10.s}[2], [x2]
    ld1 {v10.s}[3], [x0]
.Lotherwise_416:
    movi v11.4s, #0
    tst x8, #512
    beq .Lotherwise_417
    add x0, x5, #36
    add x1, x7, #36
    add x2, x9, #36
    ld1 {v11.s}[0], [x0]
    add x0, x10, #36
    ld1 {v11.s}[1], [x1]
    ld1 {v11.s}[2], [x2]
    ld1 {v11.s}[3], [x0]
.Lotherwise_417:
    movi v12.4s, #0
    tst x8, #1024
    beq .Lotherwise_418
    add x0, x5, #40
    add x1, x7, #40
    add x2, x9, #40
    ld1 {v12.s}[0], [x0]
    add x0, x10, #40
    ld1 {v12.s}[1], [x1]
    ld1 {v12.s}[2], [x2]
    ld1 {v12.s}[3], [x0]
.Lotherwise_418:
    movi v17.4s, #0
    tst x8, #2048
    beq .Lotherwise_419
    add x0, x5, #44
    add x1, x7, #44
    add x2, x9, #44
    ld1 {v17.s}[0], [x0]
    add x0, x10, #44
    ld1 {v17.s}[1], [x1]
    ld1 {v17.s}[2], [x2]
    ld1 {v17.s}[3], [x0]
.Lotherwise_419:
.Lend_415:
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
    lsl x0, x3, #2
    mov v9.16b, v11.16b
    mov v13.16b, v11.16b
    add x1, x0, x0, lsl #1
    fmla v19.4s, v7.4s, v0.s[0]
    fmls v1.4s, v5.4s, v18.s[0]
    add x2, x6, x0
    add x3, x6, x0, lsl #1
    fmla v2.4s, v7.4s, v18.s[0]
    fmla v3.4s, v6.4s, v18.s[0]
    add x4, x6, x1
    add x5, x1, x0, lsl #1
    fmls v19.4s, v24.4s, v0.s[1]
    fmla v27.4s, v6.4s, v0.s[0]
    add x7, x6, x0, lsl #2
    add x8, x6, x5
    fmla v28.4s, v7.4s, v20.s[1]
    fmla v1.4s, v7.4s, v18.s[1]
    add x5, x5, x0, lsl #1
    add x9, x6, x1, lsl #1
    fmls v2.4s, v24.4s, v21.s[1]
    fmls v3.4s, v16.4s, v21.s[1]
    add x5, x6, x5
    add x10, x6, x0, lsl #3
    fmla v19.4s, v26.4s, v0.s[2]
    fmls v27.4s, v16.4s, v0.s[1]
    add x11, x10, x0
    add x0, x10, x0, lsl #1
    fmls v28.4s, v24.4s, v20.s[2]
    fmla v30.4s, v6.4s, v20.s[1]
    add x1, x10, x1
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
    str q1, [x6]
    fmla v0.4s, v27.4s, v20.s[0]
    mov v1.16b, v28.16b
    fmls v9.4s, v25.4s, v29.s[1]
    fmls v12.4s, v10.4s, v8.s[2]
    fmla v13.4s, v23.4s, v8.s[1]
    fmls v17.4s, v6.4s, v18.s[0]
    str q4, [x2]
    fmls v19.4s, v27.4s, v20.s[0]
    fmla v1.4s, v30.4s, v22.s[1]
    str q2, [x3]
    mov v2.16b, v31.16b
    fmls v13.4s, v25.4s, v8.s[2]
    str q0, [x4]
    fmla v17.4s, v16.4s, v18.s[1]
    fmls v28.4s, v30.4s, v22.s[1]
    fmla v2.4s, v9.4s, v29.s[2]
    mov v0.16b, v12.16b
    fmls v17.4s, v23.4s, v18.s[2]
    str q19, [x7]
    fmls v31.4s, v9.4s, v29.s[2]
    str q1, [x8]
    fmla v0.4s, v13.4s, v8.s[3]
    fmls v12.4s, v13.4s, v8.s[3]
    fmla v17.4s, v25.4s, v18.s[3]
    str q28, [x9]
    str q2, [x5]
    fmls v17.4s, v11.4s, v21.s[0]
    str q31, [x10]
    str q0, [x11]
    str q12, [x0]
    str q17, [x1]
.Lend_401:
    b .Lend_420
.Lotherwise_399:
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
    add x1, x6, x0
    add x2, x0, x0, lsl #1
    adrp x3, .Lconstants_nnp_winograd_f1x6_1x7_input__aarch64_neon+96
    ldr q7, [x3, :lo12:.Lconstants_nnp_winograd_f1x6_1x7_input__aarch64_neon+96]
    add x3, x6, x0, lsl #1
    add x4, x6, x2
    add x5, x2, x0, lsl #1
    add x7, x6, x0, lsl #2
    add x8, x6, x5
    add x5, x5, x0, lsl #1
    fmls v1.4s, v1.4s, v0.s[0]
    add x9, x6, x2, lsl #1
    add x5, x6, x5
    add x10, x6, x0, lsl #3
    add x11, x10, x0
    add x0, x10, x0, lsl #1
    add x2, x10, x2
    fmla v1.4s, v1.4s, v0.s[1]
    fmls v1.4s, v1.4s, v0.s[2]
    fmla v1.4s, v1.4s, v0.s[3]
    fmls v1.4s, v1.4s, v2.s[0]
    mov v16.16b, v1.16b
    mov v17.16b, v1.16b
    str q1, [x6]
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
    str q16, [x3]
    mov v3.16b, v22.16b
    fmls v20.4s, v21.4s, v5.s[1]
    fmls v1.4s, v1.4s, v7.s[2]
    fmls v22.4s, v23.4s, v6.s[2]
    str q24, [x4]
    fmla v3.4s, v23.4s, v6.s[2]
    str q18, [x7]
    str q17, [x8]
    mov v4.16b, v1.16b
    mov v5.16b, v1.16b
    str q20, [x9]
    str q3, [x5]
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
    str q1, [x2]
.Lend_420:
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
.Lrepeat_421:
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
    cbnz x8, .Lrepeat_421
    lsl x0, x3, #2
    add x1, x0, x0, lsl #1
    add x3, x2, x0, lsl #3
    mov w5, #4
    add x6, x1, x0, lsl #1
    add x7, x6, x0, lsl #1
.Lrepeat_422:
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
    cbnz x5, .Lrepeat_422
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
    beq .Lotherwise_423
    cmp x2, #63
    bne .Lotherwise_424
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
    b .Lend_425
.Lotherwise_424:
    ubfx x0, x2, #0, #4
    cmp x0, #15
    bne .Lotherwise_426
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
    b .Lend_427
.Lotherwise_426:
    tst x2, #1
    beq .Lotherwise_428
    st1 {v1.s}[0], [x5]
    st1 {v1.s}[1], [x3]
    st1 {v1.s}[2], [x6]
    st1 {v1.s}[3], [x7]
.Lotherwise_428:
    tst x2, #2
    beq .Lotherwise_429
    add x0, x5, #4
    add x1, x3, #4
    add x4, x6, #4
    st1 {v0.s}[0], [x0]
    add x0, x7, #4
    st1 {v0.s}[1], [x1]
    st1 {v0.s}[2], [x4]
    st1 {v0.s}[3], [x0]
.Lotherwise_429:
    tst x2, #4
    beq .Lotherwise_430
    add x0, x5, #8
    add x1, x3, #8
    add x4, x6, #8
    st1 {v6.s}[0], [x0]
    add x0, x7, #8
    st1 {v6.s}[1], [x1]
    st1 {v6.s}[2], [x4]
    st1 {v6.s}[3], [x0]
.Lotherwise_430:
    tst x2, #8
    beq .Lotherwise_431
    add x0, x5, #12
    add x1, x3, #12
    add x4, x6, #12
    st1 {v17.s}[0], [x0]
    add x0, x7, #12
    st1 {v17.s}[1], [x1]
    st1 {v17.s}[2], [x4]
    st1 {v17.s}[3], [x0]
.Lotherwise_431:
.Lend_427:
    ubfx x0, x2, #4, #2
    cmp x0, #3
    bne .Lotherwise_432
    zip1 v0.4s, v25.4s, v26.4s
    zip2 v1.4s, v25.4s, v26.4s
    add x0, x3, #16
    add x1, x7, #16
    str d0, [x5, #16]
    st1 {v0.d}[1], [x0]
    str d1, [x6, #16]
    st1 {v1.d}[1], [x1]
    b .Lend_433
.Lotherwise_432:
    tst x2, #16
    beq .Lotherwise_434
    add x0, x5, #16
    add x1, x3, #16
    add x4, x6, #16
    st1 {v25.s}[0], [x0]
    add x0, x7, #16
    st1 {v25.s}[1], [x1]
    st1 {v25.s}[2], [x4]
    st1 {v25.s}[3], [x0]
.Lotherwise_434:
    tst x2, #32
    beq .Lotherwise_435
    add x0, x5, #20
    add x1, x3, #20
    add x2, x6, #20
    st1 {v26.s}[0], [x0]
    add x0, x7, #20
    st1 {v26.s}[1], [x1]
    st1 {v26.s}[2], [x2]
    st1 {v26.s}[3], [x0]
.Lotherwise_435:
.Lend_433:
.Lend_425:
.Lotherwise_423:
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
    beq .Lotherwise_436
    cmp x2, #63
    bne .Lotherwise_437
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
    b .Lend_438
.Lotherwise_437:
    ubfx x0, x2, #0, #4
    cmp x0, #15
    bne .Lotherwise_439
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
    b .Lend_440
.Lotherwise_439:
    tst x2, #1
    beq .Lotherwise_441
    st1 {v1.s}[0], [x5]
    st1 {v1.s}[1], [x3]
    st1 {v1.s}[2], [x6]
    st1 {v1.s}[3], [x7]
.Lotherwise_441:
    tst x2, #2
    beq .Lotherwise_442
    add x0, x5, #4
    add x1, x3, #4
    add x4, x6, #4
    st1 {v0.s}[0], [x0]
    add x0, x7, #4
    st1 {v0.s}[1], [x1]
    st1 {v0.s}[2], [x4]
    st1 {v0.s}[3], [x0]
.Lotherwise_442:
    tst x2, #4
    beq .Lotherwise_443
    add x0, x5, #8
    add x1, x3, #8
    add x4, x6, #8
    st1 {v2.s}[0], [x0]
    add x0, x7, #8
    st1 {v2.s}[1], [x1]
    st1 {v2.s}[2], [x4]
    st1 {v2.s}[3], [x0]
.Lotherwise_443:
    tst x2, #8
    beq .Lotherwise_444
    add x0, x5, #12
    add x1, x3, #12
    add x4, x6, #12
    st1 {v3.s}[0], [x0]
    add x0, x7, #12
    st1 {v3.s}[1], [x1]
    st1 {v3.s}[2], [x4]
    st1 {v3.s}[3], [x0]
.Lotherwise_444:
.Lend_440:
    ubfx x0, x2, #4, #2
    cmp x0, #3
    bne .Lotherwise_445
    zip1 v0.4s, v4.4s, v5.4s
    zip2 v1.4s, v4.4s, v5.4s
    add x0, x3, #16
    add x1, x7, #16
    str d0, [x5, #16]
    st1 {v0.d}[1], [x0]
    str d1, [x6, #16]
    st1 {v1.d}[1], [x1]
    b .Lend_446
.Lotherwise_445:
    tst x2, #16
    beq .Lotherwise_447
    add x0, x5, #16
    add x1, x3, #16
    add x4, x6, #16
    st1 {v4.s}[0], [x0]
    add x0, x7, #16
    st1 {v4.s}[1], [x1]
    st1 {v4.s}[2], [x4]
    st1 {v4.s}[3], [x0]
.Lotherwise_447:
    tst x2, #32
    beq .Lotherwise_448
    add x0, x5, #20
    add x1, x3, #20
    add x2, x6, #20
    st1 {v5.s}[0], [x0]
    add x0, x7, #20
    st1 {v5.s}[1], [x1]
    st1 {v5.s}[2], [x2]
    st1 {v5.s}[3], [x0]
.Lotherwise_448:
.Lend_446:
.Lend_438:
.Lotherwise_436:
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
    beq .Lotherwise_449
    mov w5, #12
.Lrepeat_450:
    tst x6, #1
    beq .Lotherwise_451
    movi v0.4s, #0
    ld1 {v0.s}[0], [x0]
    ld1 {v0.s}[1], [x8]
    ld1 {v0.s}[2], [x9]
    ld1 {v0.s}[3], [x4]
    str q0, [x7]
    b .Lend_452
.Lotherwise_451:
    movi v0.4s, #0
    str q0, [x7]
.Lend_452:
    sub x5, x5, #1
    lsr x6, x6, #1
    add x0, x0, x1, lsl #2
    add x8, x8, x1, lsl #2
    add x9, x9, x1, lsl #2
    add x4, x4, x1, lsl #2
    add x7, x7, #16
    cbnz x5, .Lrepeat_450
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
    b .Lend_453
.Lotherwise_449:
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
.Lend_453:
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
    beq .Lotherwise_454
    tst x2, #1
    beq .Lotherwise_455
    st1 {v1.s}[0], [x3]
    st1 {v1.s}[1], [x5]
    st1 {v1.s}[2], [x6]
    st1 {v1.s}[3], [x0]
.Lotherwise_455:
    lsr x2, x2, #1
    add x3, x3, x4, lsl #2
    add x5, x5, x4, lsl #2
    add x6, x6, x4, lsl #2
    add x0, x0, x4, lsl #2
    tst x2, #1
    beq .Lotherwise_456
    st1 {v0.s}[0], [x3]
    st1 {v0.s}[1], [x5]
    st1 {v0.s}[2], [x6]
    st1 {v0.s}[3], [x0]
.Lotherwise_456:
    lsr x2, x2, #1
    add x3, x3, x4, lsl #2
    add x5, x5, x4, lsl #2
    add x6, x6, x4, lsl #2
    add x0, x0, x4, lsl #2
    tst x2, #1
    beq .Lotherwise_457
    st1 {v17.s}[0], [x3]
    st1 {v17.s}[1], [x5]
    st1 {v17.s}[2], [x6]
    st1 {v17.s}[3], [x0]
.Lotherwise_457:
    lsr x2, x2, #1
    add x3, x3, x4, lsl #2
    add x5, x5, x4, lsl #2
    add x6, x6, x4, lsl #2
    add x0, x0, x4, lsl #2
    tst x2, #1
    beq .Lotherwise_458
    st1 {v20.s}[0], [x3]
    st1 {v20.s}[1], [x5]
    st1 {v20.s}[2], [x6]
    st1 {v20.s}[3], [x0]
.Lotherwise_458:
    lsr x2, x2, #1
    add x3, x3, x4, lsl #2
    add x5, x5, x4, lsl #2
    add x6, x6, x4, lsl #2
    add x0, x0, x4, lsl #2
    tst x2, #1
    beq .Lotherwise_459
    st1 {v26.s}[0], [x3]
    st1 {v26.s}[1], [x5]
    st1 {v26.s}[2], [x6]
    st1 {v26.s}[3], [x0]
.Lotherwise_459:
    lsr x2, x2, #1
    add x3, x3, x4, lsl #2
    add x5, x5, x4, lsl #2
    add x6, x6, x4, lsl #2
    add x0, x0, x4, lsl #2
    tst x2, #1
    beq .Lotherwise_460
    st1 {v6.s}[0], [x3]
    st1 {v6.s}[1], [x5]
    st1 {v6.s}[2], [x6]
    st1 {v6.s}[3], [x0]
.Lotherwise_460:
.Lotherwise_454:
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
    beq .Lotherwise_461
    tst x2, #1
    beq .Lotherwise_462
    st1 {v1.s}[0], [x3]
    st1 {v1.s}[1], [x5]
    st1 {v1.s}[2], [x6]
    st1 {v1.s}[3], [x0]
.Lotherwise_462:
    lsr x2, x2, #1
    add x3, x3, x4, lsl #2
    add x5, x5, x4, lsl #2
    add x6, x6, x4, lsl #2
    add x0, x0, x4, lsl #2
    tst x2, #1
    beq .Lotherwise_463
    st1 {v0.s}[0], [x3]
    st1 {v0.s}[1], [x5]
    st1 {v0.s}[2], [x6]
    st1 {v0.s}[3], [x0]
.Lotherwise_463:
    lsr x2, x2, #1
    add x3, x3, x4, lsl #2
    add x5, x5, x4, lsl #2
    add x6, x6, x4, lsl #2
    add x0, x0, x4, lsl #2
    tst x2, #1
    beq .Lotherwise_464
    st1 {v2.s}[0], [x3]
    st1 {v2.s}[1], [x5]
    st1 {v2.s}[2], [x6]
    st1 {v2.s}[3], [x0]
.Lotherwise_464:
    lsr x2, x2, #1
    add x3, x3, x4, lsl #2
    add x5, x5, x4, lsl #2
    add x6, x6, x4, lsl #2
    add x0, x0, x4, lsl #2
    tst x2, #1
    beq .Lotherwise_465
    st1 {v3.s}[0], [x3]
    st1 {v3.s}[1], [x5]
    st1 {v3.s}[2], [x6]
    st1 {v3.s}[3], [x0]
.Lotherwise_465:
    lsr x2, x2, #1
    add x3, x3, x4, lsl #2
    add x5, x5, x4, lsl #2
    add x6, x6, x4, lsl #2
    add x0, x0, x4, lsl #2
    tst x2, #1
    beq .Lotherwise_466
    st1 {v4.s}[0], [x3]
    st1 {v4.s}[1], [x5]
    st1 {v4.s}[2], [x6]
    st1 {v4.s}[3], [x0]
.Lotherwise_466:
    lsr x2, x2, #1
    add x3, x3, x4, lsl #2
    add x5, x5, x4, lsl #2
    add x6, x6, x4, lsl #2
    add x0, x0, x4, lsl #2
    tst x2, #1
    beq .Lotherwise_467
    st1 {v5.s}[0], [x3]
    st1 {v5.s}[1], [x5]
    st1 {v5.s}[2], [x6]
    st1 {v5.s}[3], [x0]
.Lotherwise_467:
.Lotherwise_461:
    ret
    .size nnp_winograd_f6x1_7x1_output_with_bias_with_relu__aarch64_neon, . - nnp_winograd_f6x1_7x1_output_with_bias_with_relu__aarch64_neon

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
    bne .Lotherwise_468
    mov x0, x6
    mov w1, #6
.Lrepeat_469:
    tst x12, #1
    beq .Lotherwise_470
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
    bne .Lotherwise_471
    ldr d1, [x9, #16]
    ldr d5, [x13, #16]
    add x2, x5, #16
    add x3, x14, #16
    ld1 {v1.d}[1], [x2]
    ld1 {v5.d}[1], [x3]
    uzp1 v6.4s, v1.4s, v5.4s
    uzp2 v1.4s, v1.4s, v5.4s
    b .Lend_472
.Lotherwise_471:
    movi v6.4s, #0
    tst x8, #16
    beq .Lotherwise_473
    add x2, x9, #16
    add x3, x5, #16
    add x4, x13, #16
    ld1 {v6.s}[0], [x2]
    add x2, x14, #16
    ld1 {v6.s}[1], [x3]
    ld1 {v6.s}[2], [x4]
    ld1 {v6.s}[3], [x2]
.Lotherwise_473:
    movi v1.4s, #0
    tst x8, #32
    beq .Lotherwise_474
    add x2, x9, #20
    add x3, x5, #20
    add x4, x13, #20
    ld1 {v1.s}[0], [x2]
    add x2, x14, #20
    ld1 {v1.s}[1], [x3]
    ld1 {v1.s}[2], [x4]
    ld1 {v1.s}[3], [x2]
.Lotherwise_474:
.Lend_472:
    adrp x2, .Lconstants_nnp_winograd_f3x3_6x6_kernel__aarch64_neon
    ldr q5, [x2, :lo12:.Lconstants_nnp_winograd_f3x3_6x6_kernel__aarch64_neon]
    adrp x2, .Lconstants_nnp_winograd_f3x3_6x6_kernel__aarch64_neon+16
    ldr q7, [x2, :lo12:.Lconstants_nnp_winograd_f3x3_6x6_kernel__aarch64_neon+16]
    mov v16.16b, v3.16b
    fadd v17.4s, v3.4s, v4.4s
    adrp x2, .Lconstants_nnp_winograd_f3x3_6x6_kernel__aarch64_neon+32
    ldr q18, [x2, :lo12:.Lconstants_nnp_winograd_f3x3_6x6_kernel__aarch64_neon+32]
    mov v19.16b, v2.16b
    str q3, [x0]
    fadd v20.4s, v2.4s, v0.4s
    str q1, [x0, #112]
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
    str q0, [x0, #32]
    fmls v4.4s, v2.4s, v18.s[1]
    str q6, [x0, #16]
    str q3, [x0, #64]
    str q16, [x0, #48]
    str q17, [x0, #80]
    str q4, [x0, #96]
    b .Lend_475
.Lotherwise_470:
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
.Lend_475:
    sub x1, x1, #1
    lsr x12, x12, #1
    add x9, x9, x11, lsl #2
    add x5, x5, x11, lsl #2
    add x13, x13, x11, lsl #2
    add x14, x14, x11, lsl #2
    add x0, x0, #128
    cbnz x1, .Lrepeat_469
    b .Lend_476
.Lotherwise_468:
    mov x3, x6
    mov w4, #6
.Lrepeat_477:
    tst x12, #1
    beq .Lotherwise_478
    ubfx x0, x8, #0, #4
    cmp x0, #15
    bne .Lotherwise_479
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
    b .Lend_480
.Lotherwise_479:
    movi v3.4s, #0
    tst x8, #1
    beq .Lotherwise_481
    ld1 {v3.s}[0], [x9]
    ld1 {v3.s}[1], [x5]
    ld1 {v3.s}[2], [x13]
    ld1 {v3.s}[3], [x14]
.Lotherwise_481:
    movi v2.4s, #0
    tst x8, #2
    beq .Lotherwise_482
    add x0, x9, #4
    add x1, x5, #4
    add x2, x13, #4
    ld1 {v2.s}[0], [x0]
    add x0, x14, #4
    ld1 {v2.s}[1], [x1]
    ld1 {v2.s}[2], [x2]
    ld1 {v2.s}[3], [x0]
.Lotherwise_482:
    movi v4.4s, #0
    tst x8, #4
    beq .Lotherwise_483
    add x0, x9, #8
    add x1, x5, #8
    add x2, x13, #8
    ld1 {v4.s}[0], [x0]
    add x0, x14, #8
    ld1 {v4.s}[1], [x1]
    ld1 {v4.s}[2], [x2]
    ld1 {v4.s}[3], [x0]
.Lotherwise_483:
    movi v0.4s, #0
    tst x8, #8
    beq .Lotherwise_484
    add x0, x9, #12
    add x1, x5, #12
    add x2, x13, #12
    ld1 {v0.s}[0], [x0]
    add x0, x14, #12
    ld1 {v0.s}[1], [x1]
    ld1 {v0.s}[2], [x2]
    ld1 {v0.s}[3], [x0]
.Lotherwise_484:
.Lend_480:
    ubfx x0, x8, #4, #2
    cmp x0, #3
    bne .Lotherwise_485
    ldr d1, [x9, #16]
    ldr d5, [x13, #16]
    add x0, x5, #16
    add x1, x14, #16
    ld1 {v1.d}[1], [x0]
    ld1 {v5.d}[1], [x1]
    uzp1 v6.4s, v1.4s, v5.4s
    uzp2 v1.4s, v1.4s, v5.4s
    b .Lend_486
.Lotherwise_485:
    movi v6.4s, #0
    tst x8, #16
    beq .Lotherwise_487
    add x0, x9, #16
    add x1, x5, #16
    add x2, x13, #16
    ld1 {v6.s}[0], [x0]
    add x0, x14, #16
    ld1 {v6.s}[1], [x1]
    ld1 {v6.s}[2], [x2]
    ld1 {v6.s}[3], [x0]
.Lotherwise_487:
    movi v1.4s, #0
    tst x8, #32
    beq .Lotherwise_488
    add x0, x9, #20
    add x1, x5, #20
    add x2, x13, #20
    ld1 {v1.s}[0], [x0]
    add x0, x14, #20
    ld1 {v1.s}[1], [x1]
    ld1 {v1.s}[2], [x2]
    ld1 {v1.s}[3], [x0]
.Lotherwise_488:
.Lend_486:
    adrp x0, .Lconstants_nnp_winograd_f3x3_6x6_kernel__aarch64_neon
    ldr q5, [x0, :lo12:.Lconstants_nnp_winograd_f3x3_6x6_kernel__aarch64_neon]
    adrp x0, .Lconstants_nnp_winograd_f3x3_6x6_kernel__aarch64_neon+16
    ldr q7, [x0, :lo12:.Lconstants_nnp_winograd_f3x3_6x6_kernel__aarch64_neon+16]
    mov v16.16b, v3.16b
    fadd v17.4s, v3.4s, v4.4s
    adrp x0, .Lconstants_nnp_winograd_f3x3_6x6_kernel__aarch64_neon+32
    ldr q18, [x0, :lo12:.Lconstants_nnp_winograd_f3x3_6x6_kernel__aarch64_neon+32]
    mov v19.16b, v2.16b
    str q3, [x3]
    fadd v20.4s, v2.4s, v0.4s
    str q1, [x3, #112]
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
    str q0, [x3, #32]
    fmls v4.4s, v2.4s, v18.s[1]
    str q6, [x3, #16]
    str q3, [x3, #64]
    str q16, [x3, #48]
    str q17, [x3, #80]
    str q4, [x3, #96]
    b .Lend_489
.Lotherwise_478:
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
.Lend_489:
    sub x4, x4, #1
    lsr x12, x12, #1
    add x9, x9, x11, lsl #2
    add x5, x5, x11, lsl #2
    add x13, x13, x11, lsl #2
    add x14, x14, x11, lsl #2
    add x3, x3, #128
    cbnz x4, .Lrepeat_477
.Lend_476:
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
.Lrepeat_490:
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
    str q0, [x7]
    add x7, x7, x1, lsl #2
    mov v18.16b, v0.16b
    fmla v0.4s, v1.4s, v2.s[2]
    mov v19.16b, v5.16b
    fadd v17.4s, v17.4s, v3.4s
    fmla v18.4s, v1.4s, v4.s[2]
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
    fmul v17.4s, v18.4s, v16.s[0]
    fmla v3.4s, v1.4s, v2.s[1]
    fmls v6.4s, v1.4s, v2.s[1]
    mov v1.16b, v0.16b
    mov v2.16b, v17.16b
    fmls v0.4s, v19.4s, v4.s[1]
    fmla v1.4s, v19.4s, v4.s[1]
    fmls v17.4s, v5.4s, v16.s[1]
    fmla v2.4s, v5.4s, v16.s[1]
    str q6, [x2]
    add x2, x2, x1, lsl #2
    str q3, [x4]
    add x4, x4, x1, lsl #2
    str q1, [x5]
    add x5, x5, x1, lsl #2
    str q0, [x8]
    add x8, x8, x1, lsl #2
    str q2, [x9]
    add x9, x9, x1, lsl #2
    str q17, [x10]
    add x10, x10, x1, lsl #2
    str q7, [x0]
    add x0, x0, x1, lsl #2
    cbnz x3, .Lrepeat_490
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
.Lrepeat_491:
    ldr q0, [x2]
    ldr q1, [x7]
    sub x10, x10, #1
    add x2, x2, x1, lsl #2
    ldr q2, [x0]
    ldr q3, [x9]
    add x0, x0, x1, lsl #2
    add x7, x7, x1, lsl #2
    ldr q4, [x11]
    ldr q5, [x6]
    add x9, x9, x1, lsl #2
    add x11, x11, x1, lsl #2
    ldr q6, [x12]
    ldr q7, [x13]
    add x12, x12, x1, lsl #2
    add x13, x13, x1, lsl #2
    adrp x14, .Lconstants_nnp_winograd_f3x3_6x6_output_with_bias__aarch64_neon
    ldr q16, [x14, :lo12:.Lconstants_nnp_winograd_f3x3_6x6_output_with_bias__aarch64_neon]
    add x6, x6, x1, lsl #2
    fadd v17.4s, v0.4s, v1.4s
    fsub v0.4s, v0.4s, v1.4s
    fadd v1.4s, v3.4s, v4.4s
    fsub v3.4s, v3.4s, v4.4s
    fadd v2.4s, v2.4s, v17.4s
    fadd v4.4s, v5.4s, v17.4s
    fadd v5.4s, v6.4s, v7.4s
    fsub v6.4s, v6.4s, v7.4s
    fmla v0.4s, v3.4s, v16.s[0]
    fadd v2.4s, v2.4s, v1.4s
    fmla v4.4s, v1.4s, v16.s[2]
    fmla v0.4s, v6.4s, v16.s[1]
    fmla v4.4s, v5.4s, v16.s[3]
    fadd v1.4s, v2.4s, v5.4s
    str q0, [x8, #128]
    str q1, [x8]
    str q4, [x8, #256]
    add x8, x8, #16
    cbnz x10, .Lrepeat_491
    ldr x0, [x4]
    ldr w6, [x4, #20]
    mov x7, x3
    ldr x8, [x4, #8]
    ldr w9, [x4, #16]
    lsl x0, x0, #2
    add x4, x7, x0
    add x10, x4, x0
    add x11, x10, x0
    cmp x6, #7
    bne .Lotherwise_492
    mov w0, #3
.Lrepeat_493:
    tst x9, #1
    beq .Lotherwise_494
    ld1 {v4.4s, v5.4s, v6.4s, v7.4s}, [x5], #64
    ldr q16, [x15]
    ubfx x1, x6, #0, #4
    ld1 {v0.4s, v1.4s, v2.4s, v3.4s}, [x5]
    sub x5, x5, #64
    adrp x2, .Lconstants_nnp_winograd_f3x3_6x6_output_with_bias__aarch64_neon
    ldr q17, [x2, :lo12:.Lconstants_nnp_winograd_f3x3_6x6_output_with_bias__aarch64_neon]
    fadd v5.4s, v5.4s, v16.4s
    fadd v16.4s, v7.4s, v0.4s
    fsub v0.4s, v7.4s, v0.4s
    fadd v7.4s, v1.4s, v2.4s
    fsub v1.4s, v1.4s, v2.4s
    fadd v2.4s, v5.4s, v6.4s
    fsub v5.4s, v5.4s, v6.4s
    fadd v4.4s, v4.4s, v2.4s
    fadd v2.4s, v3.4s, v2.4s
    fmla v5.4s, v0.4s, v17.s[0]
    fadd v0.4s, v4.4s, v16.4s
    fmla v2.4s, v16.4s, v17.s[2]
    fmla v5.4s, v1.4s, v17.s[1]
    fmla v2.4s, v7.4s, v17.s[3]
    fadd v0.4s, v0.4s, v7.4s
    cmp x1, #15
    bne .Lotherwise_495
    zip1 v1.4s, v0.4s, v2.4s
    zip1 v3.4s, v5.4s, v2.4s
    zip2 v0.4s, v0.4s, v2.4s
    zip2 v2.4s, v5.4s, v2.4s
    zip1 v4.4s, v1.4s, v3.4s
    zip2 v1.4s, v1.4s, v3.4s
    zip1 v3.4s, v0.4s, v2.4s
    zip2 v0.4s, v0.4s, v2.4s
    str q4, [x7]
    str q1, [x4]
    str q3, [x10]
    str q0, [x11]
    b .Lend_496
.Lotherwise_495:
    tst x6, #1
    beq .Lotherwise_497
    st1 {v0.s}[0], [x7]
    st1 {v0.s}[1], [x4]
    st1 {v0.s}[2], [x10]
    st1 {v0.s}[3], [x11]
.Lotherwise_497:
    tst x6, #2
    beq .Lotherwise_498
    add x1, x7, #4
    add x2, x4, #4
    add x3, x10, #4
    st1 {v5.s}[0], [x1]
    add x1, x11, #4
    st1 {v5.s}[1], [x2]
    st1 {v5.s}[2], [x3]
    st1 {v5.s}[3], [x1]
.Lotherwise_498:
    tst x6, #4
    beq .Lotherwise_499
    add x1, x7, #8
    add x2, x4, #8
    add x3, x10, #8
    st1 {v2.s}[0], [x1]
    add x1, x11, #8
    st1 {v2.s}[1], [x2]
    st1 {v2.s}[2], [x3]
    st1 {v2.s}[3], [x1]
.Lotherwise_499:
    tst x6, #8
    beq .Lotherwise_500
    add x1, x7, #12
    add x2, x4, #12
    add x3, x10, #12
    st1 {v2.s}[0], [x1]
    add x1, x11, #12
    st1 {v2.s}[1], [x2]
    st1 {v2.s}[2], [x3]
    st1 {v2.s}[3], [x1]
.Lotherwise_500:
.Lend_496:
.Lotherwise_494:
    sub x0, x0, #1
    lsr x9, x9, #1
    add x7, x7, x8, lsl #2
    add x4, x4, x8, lsl #2
    add x10, x10, x8, lsl #2
    add x11, x11, x8, lsl #2
    add x5, x5, #128
    cbnz x0, .Lrepeat_493
    b .Lend_501
.Lotherwise_492:
    mov w0, #3
.Lrepeat_502:
    tst x9, #1
    beq .Lotherwise_503
    ld1 {v4.4s, v5.4s, v6.4s, v7.4s}, [x5], #64
    ldr q16, [x15]
    ubfx x1, x6, #0, #4
    ld1 {v0.4s, v1.4s, v2.4s, v3.4s}, [x5]
    sub x5, x5, #64
    adrp x2, .Lconstants_nnp_winograd_f3x3_6x6_output_with_bias__aarch64_neon
    ldr q17, [x2, :lo12:.Lconstants_nnp_winograd_f3x3_6x6_output_with_bias__aarch64_neon]
    fadd v5.4s, v5.4s, v16.4s
    fadd v16.4s, v7.4s, v0.4s
    fsub v0.4s, v7.4s, v0.4s
    fadd v7.4s, v1.4s, v2.4s
    fsub v1.4s, v1.4s, v2.4s
    fadd v2.4s, v5.4s, v6.4s
    fsub v5.4s, v5.4s, v6.4s
    fadd v4.4s, v4.4s, v2.4s
    fadd v2.4s, v3.4s, v2.4s
    fmla v5.4s, v0.4s, v17.s[0]
    fadd v0.4s, v4.4s, v16.4s
    fmla v2.4s, v16.4s, v17.s[2]
    fmla v5.4s, v1.4s, v17.s[1]
    fmla v2.4s, v7.4s, v17.s[3]
    fadd v0.4s, v0.4s, v7.4s
    cmp x1, #15
    bne .Lotherwise_504
    zip1 v1.4s, v0.4s, v2.4s
    zip1 v3.4s, v5.4s, v2.4s
    zip2 v0.4s, v0.4s, v2.4s
    zip2 v2.4s, v5.4s, v2.4s
    zip1 v4.4s, v1.4s, v3.4s
    zip2 v1.4s, v1.4s, v3.4s
    zip1 v3.4s, v0.4s, v2.4s
    zip2 v0.4s, v0.4s, v2.4s
    str q4, [x7]
    str q1, [x4]
    str q3, [x10]
    str q0, [x11]
    b .Lend_505
.Lotherwise_504:
    tst x6, #1
    beq .Lotherwise_506
    st1 {v0.s}[0], [x7]
    st1 {v0.s}[1], [x4]
    st1 {v0.s}[2], [x10]
    st1 {v0.s}[3], [x11]
.Lotherwise_506:
    tst x6, #2
    beq .Lotherwise_507
    add x1, x7, #4
    add x2, x4, #4
    add x3, x10, #4
    st1 {v5.s}[0], [x1]
    add x1, x11, #4
    st1 {v5.s}[1], [x2]
    st1 {v5.s}[2], [x3]
    st1 {v5.s}[3], [x1]
.Lotherwise_507:
    tst x6, #4
    beq .Lotherwise_508
    add x1, x7, #8
    add x2, x4, #8
    add x3, x10, #8
    st1 {v2.s}[0], [x1]
    add x1, x11, #8
    st1 {v2.s}[1], [x2]
    st1 {v2.s}[2], [x3]
    st1 {v2.s}[3], [x1]
.Lotherwise_508:
    tst x6, #8
    beq .Lotherwise_509
    add x1, x7, #12
    add x2, x4, #12
    add x3, x10, #12
    st1 {v2.s}[0], [x1]
    add x1, x11, #12
    st1 {v2.s}[1], [x2]
    st1 {v2.s}[2], [x3]
    st1 {v2.s}[3], [x1]
.Lotherwise_509:
.Lend_505:
.Lotherwise_503:
    sub x0, x0, #1
    lsr x9, x9, #1
    add x7, x7, x8, lsl #2
    add x4, x4, x8, lsl #2
    add x10, x10, x8, lsl #2
    add x11, x11, x8, lsl #2
    add x5, x5, #128
    cbnz x0, .Lrepeat_502
.Lend_501:
    ret
    .size nnp_winograd_f3x3_6x6_output_with_bias__aarch64_neon, . - nnp_winograd_f3x3_6x6_output_with_bias__aarch64_neon

    .section .note.GNU-stack, "", %progbits
