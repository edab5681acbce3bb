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
    zip1 v6.4s, v16.4s, v17.4s
    zip1 v1.4s, v1.4s, v5.4s
    zip1 v5.4s, v18.4s, v4.4s
    zip2 v4.4s, v18.4s, v4.4s
    zip1 v18.4s, v0.4s, v2.4s
    zip1 v3.4s, v3.4s, v7.4s
    mov v7.16b, v6.16b
    zip2 v0.4s, v0.4s, v2.4s
    zip1 v2.4s, v1.4s, v3.4s
    zip2 v1.4s, v1.4s, v3.4s
    zip2 v3.4s, v16.4s, v17.4s
    fsub v5.4s, v5.4s, v6.4s
    fadd v16.4s, v18.4s, v6.4s
    fmla v7.4s, v18.4s, v20.s[2]
    mov v17.16b, v4.16b
    fmla v6.4s, v18.4s, v21.s[1]
    fadd v19.4s, v4.4s, v1.4s
    fmls v7.4s, v2.4s, v20.s[3]
    fmls v17.4s, v0.4s, v21.s[0]
    fsub v3.4s, v3.4s, v4.4s
    fmls v6.4s, v2.4s, v21.s[0]
    fmls v4.4s, v0.4s, v20.s[3]
    fmla v17.4s, v1.4s, v21.s[1]
    fmls v16.4s, v2.4s, v20.s[1]
    fmla v4.4s, v1.4s, v20.s[2]
    fmls v19.4s, v0.4s, v20.s[1]
    fmls v5.4s, v18.4s, v20.s[0]
    mov v18.16b, v7.16b
    fmla v3.4s, v0.4s, v20.s[0]
    mov v0.16b, v6.16b
    fmla v5.4s, v2.4s, v20.s[0]
    fmla v18.4s, v17.4s, v21.s[2]
    fmls v7.4s, v17.4s, v21.s[2]
    fmls v3.4s, v1.4s, v20.s[0]
    fmla v0.4s, v4.4s, v21.s[3]
    fmls v6.4s, v4.4s, v21.s[3]
    fadd v1.4s, v16.4s, v19.4s
    fsub v2.4s, v16.4s, v19.4s
    str q5, [x0]
    str q18, [x0, #48]
    str q7, [x0, #64]
    str q3, [x0, #80]
    str q1, [x0, #16]
    str q2, [x0, #32]
    str q0, [x0, #96]
    str q6, [x0, #112]
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
    fmls v20.4s, v0.4s, v17.s[0]
    fmls v2.4s, v0.4s, v5.s[3]
    fmls v18.4s, v7.4s, v5.s[3]
    fmls v16.4s, v7.4s, v17.s[0]
    fmla v20.4s, v6.4s, v17.s[1]
    fmla v2.4s, v6.4s, v5.s[2]
    fmls v19.4s, v7.4s, v5.s[1]
    fmls v21.4s, v0.4s, v5.s[1]
    fmls v3.4s, v4.4s, v5.s[0]
    fmla v1.4s, v0.4s, v5.s[0]
    mov v0.16b, v18.16b
    mov v4.16b, v16.16b
    fmla v3.4s, v7.4s, v5.s[0]
    fmls v18.4s, v20.4s, v17.s[2]
    fmla v0.4s, v20.4s, v17.s[2]
    fmls v1.4s, v6.4s, v5.s[0]
    fmla v4.4s, v2.4s, v17.s[3]
    fmls v16.4s, v2.4s, v17.s[3]
    fadd v2.4s, v19.4s, v21.4s
    fsub v5.4s, v19.4s, v21.4s
    str q3, [x13]
    str q18, [x13, #64]
    str q0, [x13, #48]
    str q1, [x13, #80]
    str q2, [x13, #16]
    str q5, [x13, #32]
    str q4, [x13, #96]
    str q16, [x13, #112]
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
    fmls v1.4s, v3.4s, v5.s[0]
    fmls v18.4s, v7.4s, v5.s[3]
    fmls v20.4s, v6.4s, v16.s[0]
    fmls v19.4s, v7.4s, v5.s[1]
    fmls v21.4s, v6.4s, v5.s[1]
    fmla v0.4s, v3.4s, v16.s[1]
    fmla v20.4s, v4.4s, v16.s[1]
    fmla v1.4s, v7.4s, v5.s[0]
    fsub v3.4s, v17.4s, v2.4s
    fmls v0.4s, v7.4s, v16.s[0]
    fmls v2.4s, v6.4s, v5.s[3]
    mov v7.16b, v18.16b
    fadd v17.4s, v19.4s, v21.4s
    fmla v2.4s, v4.4s, v5.s[2]
    fsub v19.4s, v19.4s, v21.4s
    fmla v7.4s, v20.4s, v16.s[2]
    fmla v3.4s, v6.4s, v5.s[0]
    str q1, [x6]
    add x6, x6, x1, lsl #2
    fmls v18.4s, v20.4s, v16.s[2]
    mov v1.16b, v0.16b
    str q17, [x2]
    add x2, x2, x1, lsl #2
    fmls v3.4s, v4.4s, v5.s[0]
    str q19, [x5]
    add x5, x5, x1, lsl #2
    fmla v1.4s, v2.4s, v16.s[3]
    fmls v0.4s, v2.4s, v16.s[3]
    str q7, [x7]
    add x7, x7, x1, lsl #2
    str q18, [x8]
    add x8, x8, x1, lsl #2
    str q3, [x9]
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
    str q0, [x6]
    str q2, [x6, #80]
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
    str q6, [x6, #96]
    str q3, [x6, #112]
    ldp q0, q1, [x4, #48]
    ldr q2, [x4, #80]
    mov v3.16b, v0.16b
    str q0, [x6, #128]
    str q2, [x6, #208]
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
    str q6, [x6, #224]
    str q3, [x6, #240]
    ldp q0, q1, [x4, #96]
    ldr q2, [x4, #128]
    mov v3.16b, v0.16b
    str q0, [x6, #256]
    str q2, [x6, #336]
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
    str q6, [x6, #352]
    str q3, [x6, #368]
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
    str q5, [x1]
    fmla v17.4s, v2.4s, v16.s[3]
    add x1, x1, x3, lsl #2
    str q3, [x7]
    add x7, x7, x3, lsl #2
    str q6, [x8]
    add x8, x8, x3, lsl #2
    str q0, [x9]
    add x9, x9, x3, lsl #2
    str q1, [x10]
    add x10, x10, x3, lsl #2
    str q17, [x11]
    add x11, x11, x3, lsl #2
    str q4, [x0]
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
    ldr q5, [x12]
    add x9, x9, x1, lsl #2
    add x11, x11, x1, lsl #2
    ldr q6, [x13]
    ldr q7, [x6]
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
    fadd v7.4s, v2.4s, v3.4s
    fsub v2.4s, v2.4s, v3.4s
    fadd v3.4s, v5.4s, v6.4s
    fsub v5.4s, v5.4s, v6.4s
    fadd v4.4s, v4.4s, v3.4s
    mov v6.16b, v5.16b
    mov v20.16b, v3.16b
    fmla v6.4s, v0.4s, v17.s[0]
    fadd v1.4s, v1.4s, v5.4s
    fadd v4.4s, v4.4s, v16.4s
    fmla v20.4s, v16.4s, v17.s[2]
    fmla v5.4s, v0.4s, v18.s[0]
    fmla v6.4s, v2.4s, v17.s[1]
    fmla v20.4s, v7.4s, v17.s[3]
    fmla v3.4s, v16.4s, v18.s[2]
    fmla v5.4s, v2.4s, v18.s[1]
    fadd v4.4s, v4.4s, v7.4s
    fmla v1.4s, v0.4s, v19.s[0]
    fmla v3.4s, v7.4s, v18.s[3]
    zip1 v0.4s, v4.4s, v20.4s
    fmla v1.4s, v2.4s, v19.s[1]
    zip1 v2.4s, v6.4s, v5.4s
    zip2 v4.4s, v4.4s, v20.4s
    zip2 v5.4s, v6.4s, v5.4s
    zip1 v6.4s, v0.4s, v2.4s
    zip2 v0.4s, v0.4s, v2.4s
    zip1 v2.4s, v4.4s, v5.4s
    zip2 v4.4s, v4.4s, v5.4s
    str q6, [x6]
    zip1 v5.4s, v3.4s, v1.4s
    zip2 v1.4s, v3.4s, v1.4s
    str q0, [x4]
    str q2, [x9]
    str q4, [x10]
    str d5, [x6, #16]
    st1 {v5.d}[1], [x1]
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
    fadd v5.4s, v5.4s, v16.4s
    fadd v16.4s, v7.4s, v0.4s
    fsub v0.4s, v7.4s, v0.4s
    fadd v7.4s, v2.4s, v3.4s
    fsub v2.4s, v2.4s, v3.4s
    fadd v3.4s, v5.4s, v6.4s
    fsub v5.4s, v5.4s, v6.4s
    fadd v4.4s, v4.4s, v3.4s
    fadd v1.4s, v1.4s, v5.4s
    mov v6.16b, v3.16b
    mov v20.16b, v5.16b
    fmla v3.4s, v16.4s, v18.s[2]
    fadd v4.4s, v4.4s, v16.4s
    fmla v5.4s, v0.4s, v17.s[0]
    fmla v6.4s, v16.4s, v17.s[2]
    fmla v20.4s, v0.4s, v18.s[0]
    fmla v1.4s, v0.4s, v19.s[0]
    fmla v5.4s, v2.4s, v17.s[1]
    fadd v0.4s, v4.4s, v7.4s
    fmla v6.4s, v7.4s, v17.s[3]
    fmla v20.4s, v2.4s, v18.s[1]
    fmla v3.4s, v7.4s, v18.s[3]
    fmla v1.4s, v2.4s, v19.s[1]
    cmp x0, #15
    bne .Lotherwise_31
    zip1 v2.4s, v0.4s, v6.4s
    zip1 v4.4s, v5.4s, v20.4s
    zip2 v0.4s, v0.4s, v6.4s
    zip2 v5.4s, v5.4s, v20.4s
    zip1 v6.4s, v2.4s, v4.4s
    zip2 v2.4s, v2.4s, v4.4s
    zip1 v4.4s, v0.4s, v5.4s
    zip2 v0.4s, v0.4s, v5.4s
    str q6, [x6]
    str q2, [x4]
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
    zip1 v0.4s, v3.4s, v1.4s
    zip2 v1.4s, v3.4s, v1.4s
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
    st1 {v3.s}[0], [x0]
    add x0, x10, #16
    st1 {v3.s}[1], [x1]
    st1 {v3.s}[2], [x2]
    st1 {v3.s}[3], [x0]
.Lotherwise_39:
    tst x11, #32
    beq .Lotherwise_40
    add x0, x6, #20
    add x1, x4, #20
    add x2, x9, #20
    st1 {v1.s}[0], [x0]
    add x0, x10, #20
    st1 {v1.s}[1], [x1]
    st1 {v1.s}[2], [x2]
    st1 {v1.s}[3], [x0]
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
    ldr q5, [x12]
    add x9, x9, x1, lsl #2
    add x11, x11, x1, lsl #2
    ldr q6, [x13]
    ldr q7, [x6]
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
    fadd v7.4s, v2.4s, v3.4s
    fsub v2.4s, v2.4s, v3.4s
    fadd v3.4s, v5.4s, v6.4s
    fsub v5.4s, v5.4s, v6.4s
    fadd v4.4s, v4.4s, v3.4s
    mov v6.16b, v5.16b
    mov v20.16b, v3.16b
    fmla v6.4s, v0.4s, v17.s[0]
    fadd v1.4s, v1.4s, v5.4s
    fadd v4.4s, v4.4s, v16.4s
    fmla v20.4s, v16.4s, v17.s[2]
    fmla v5.4s, v0.4s, v18.s[0]
    fmla v6.4s, v2.4s, v17.s[1]
    fmla v20.4s, v7.4s, v17.s[3]
    fmla v3.4s, v16.4s, v18.s[2]
    fmla v5.4s, v2.4s, v18.s[1]
    fadd v4.4s, v4.4s, v7.4s
    fmla v1.4s, v0.4s, v19.s[0]
    fmla v3.4s, v7.4s, v18.s[3]
    fmax v0.4s, v21.4s, v6.4s
    fmax v4.4s, v21.4s, v4.4s
    fmax v6.4s, v21.4s, v20.4s
    fmax v5.4s, v21.4s, v5.4s
    fmla v1.4s, v2.4s, v19.s[1]
    fmax v2.4s, v21.4s, v3.4s
    zip1 v3.4s, v4.4s, v6.4s
    zip2 v4.4s, v4.4s, v6.4s
    zip1 v6.4s, v0.4s, v5.4s
    zip2 v0.4s, v0.4s, v5.4s
    fmax v1.4s, v21.4s, v1.4s
    zip1 v5.4s, v3.4s, v6.4s
    zip2 v3.4s, v3.4s, v6.4s
    zip1 v6.4s, v4.4s, v0.4s
    zip2 v0.4s, v4.4s, v0.4s
    str q5, [x6]
    zip1 v4.4s, v2.4s, v1.4s
    zip2 v1.4s, v2.4s, v1.4s
    str q3, [x4]
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
    fadd v7.4s, v2.4s, v3.4s
    fsub v2.4s, v2.4s, v3.4s
    fadd v3.4s, v5.4s, v6.4s
    fsub v5.4s, v5.4s, v6.4s
    fadd v4.4s, v4.4s, v3.4s
    fadd v1.4s, v1.4s, v5.4s
    mov v6.16b, v3.16b
    mov v21.16b, v5.16b
    fmla v3.4s, v16.4s, v19.s[2]
    fadd v4.4s, v4.4s, v16.4s
    fmla v5.4s, v0.4s, v18.s[0]
    fmla v6.4s, v16.4s, v18.s[2]
    fmla v21.4s, v0.4s, v19.s[0]
    fmla v1.4s, v0.4s, v20.s[0]
    fmla v5.4s, v2.4s, v18.s[1]
    fmla v6.4s, v7.4s, v18.s[3]
    fmla v21.4s, v2.4s, v19.s[1]
    fmla v3.4s, v7.4s, v19.s[3]
    fmla v1.4s, v2.4s, v20.s[1]
    fadd v0.4s, v4.4s, v7.4s
    fmax v2.4s, v17.4s, v5.4s
    fmax v4.4s, v17.4s, v6.4s
    fmax v5.4s, v17.4s, v21.4s
    fmax v0.4s, v17.4s, v0.4s
    fmax v3.4s, v17.4s, v3.4s
    fmax v1.4s, v17.4s, v1.4s
    cmp x0, #15
    bne .Lotherwise_48
    zip1 v6.4s, v0.4s, v4.4s
    zip1 v7.4s, v2.4s, v5.4s
    zip2 v0.4s, v0.4s, v4.4s
    zip2 v2.4s, v2.4s, v5.4s
    zip1 v4.4s, v6.4s, v7.4s
    zip2 v5.4s, v6.4s, v7.4s
    zip1 v6.4s, v0.4s, v2.4s
    zip2 v0.4s, v0.4s, v2.4s
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
    st1 {v2.s}[0], [x0]
    add x0, x10, #4
    st1 {v2.s}[1], [x1]
    st1 {v2.s}[2], [x2]
    st1 {v2.s}[3], [x0]
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
    zip1 v0.4s, v3.4s, v1.4s
    zip2 v1.4s, v3.4s, v1.4s
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
    st1 {v3.s}[0], [x0]
    add x0, x10, #16
    st1 {v3.s}[1], [x1]
    st1 {v3.s}[2], [x2]
    st1 {v3.s}[3], [x0]
.Lotherwise_56:
    tst x11, #32
    beq .Lotherwise_57
    add x0, x6, #20
    add x1, x4, #20
    add x2, x9, #20
    st1 {v1.s}[0], [x0]
    add x0, x10, #20
    st1 {v1.s}[1], [x1]
    st1 {v1.s}[2], [x2]
    st1 {v1.s}[3], [x0]
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
    str q4, [x6, #80]
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
    str q19, [x6, #96]
    str q4, [x6, #112]
    ld1 {v0.4s, v1.4s, v2.4s, v3.4s}, [x4]
    ldr q4, [x4, #64]
    add x4, x4, #80
    str q4, [x6, #208]
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
    str q19, [x6, #224]
    str q4, [x6, #240]
    ld1 {v0.4s, v1.4s, v2.4s, v3.4s}, [x4]
    ldr q4, [x4, #64]
    add x4, x4, #80
    str q4, [x6, #336]
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
    str q19, [x6, #352]
    str q4, [x6, #368]
    ld1 {v0.4s, v1.4s, v2.4s, v3.4s}, [x4]
    ldr q4, [x4, #64]
    add x4, x4, #80
    str q4, [x6, #464]
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
    str q19, [x6, #480]
    str q4, [x6, #496]
    ld1 {v0.4s, v1.4s, v2.4s, v3.4s}, [x4]
    ldr q4, [x4, #64]
    sub x4, x4, #320
    str q4, [x6, #592]
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
    str q19, [x6, #608]
    str q4, [x6, #624]
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
    fmls v0.4s, v7.4s, v17.s[1]
    mov v19.16b, v5.16b
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
    str q2, [x10]
    add x10, x10, x3, lsl #2
    str q19, [x11]
    add x11, x11, x3, lsl #2
    str q5, [x0]
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
    ldr q5, [x12]
    add x9, x9, x1, lsl #2
    add x11, x11, x1, lsl #2
    ldr q6, [x13]
    ldr q7, [x6]
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
    fadd v7.4s, v2.4s, v3.4s
    fsub v2.4s, v2.4s, v3.4s
    fadd v3.4s, v5.4s, v6.4s
    fsub v5.4s, v5.4s, v6.4s
    fadd v4.4s, v4.4s, v3.4s
    fadd v1.4s, v1.4s, v5.4s
    fmla v3.4s, v16.4s, v17.s[2]
    fadd v4.4s, v4.4s, v16.4s
    fmla v5.4s, v0.4s, v17.s[0]
    fmla v1.4s, v0.4s, v18.s[0]
    fmla v3.4s, v7.4s, v17.s[3]
    fmla v5.4s, v2.4s, v17.s[1]
    fmla v1.4s, v2.4s, v18.s[1]
    fadd v0.4s, v4.4s, v7.4s
    zip1 v2.4s, v0.4s, v3.4s
    zip2 v0.4s, v0.4s, v3.4s
    zip1 v3.4s, v5.4s, v1.4s
    zip2 v1.4s, v5.4s, v1.4s
    zip1 v4.4s, v2.4s, v3.4s
    zip2 v2.4s, v2.4s, v3.4s
    zip1 v3.4s, v0.4s, v1.4s
    zip2 v0.4s, v0.4s, v1.4s
    str q4, [x9]
    str q2, [x1]
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
    fadd v5.4s, v5.4s, v16.4s
    fadd v16.4s, v7.4s, v0.4s
    fsub v0.4s, v7.4s, v0.4s
    fadd v7.4s, v2.4s, v3.4s
    fsub v2.4s, v2.4s, v3.4s
    fadd v3.4s, v5.4s, v6.4s
    fsub v5.4s, v5.4s, v6.4s
    fadd v4.4s, v4.4s, v3.4s
    fadd v1.4s, v1.4s, v5.4s
    fmla v3.4s, v16.4s, v17.s[2]
    fadd v4.4s, v4.4s, v16.4s
    fmla v5.4s, v0.4s, v17.s[0]
    fmla v1.4s, v0.4s, v18.s[0]
    fmla v3.4s, v7.4s, v17.s[3]
    fmla v5.4s, v2.4s, v17.s[1]
    fadd v0.4s, v4.4s, v7.4s
    fmla v1.4s, v2.4s, v18.s[1]
    cmp x4, #15
    bne .Lotherwise_68
    zip1 v2.4s, v0.4s, v3.4s
    zip1 v4.4s, v5.4s, v1.4s
    zip2 v0.4s, v0.4s, v3.4s
    zip2 v1.4s, v5.4s, v1.4s
    zip1 v3.4s, v2.4s, v4.4s
    zip2 v2.4s, v2.4s, v4.4s
    zip1 v4.4s, v0.4s, v1.4s
    zip2 v0.4s, v0.4s, v1.4s
    str q3, [x9]
    str q2, [x1]
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
    st1 {v3.s}[0], [x4]
    add x4, x0, #8
    st1 {v3.s}[1], [x5]
    st1 {v3.s}[2], [x6]
    st1 {v3.s}[3], [x4]
.Lotherwise_72:
    tst x7, #8
    beq .Lotherwise_73
    add x4, x9, #12
    add x5, x1, #12
    add x6, x2, #12
    st1 {v1.s}[0], [x4]
    add x4, x0, #12
    st1 {v1.s}[1], [x5]
    st1 {v1.s}[2], [x6]
    st1 {v1.s}[3], [x4]
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
    ldr q5, [x12]
    add x9, x9, x1, lsl #2
    add x11, x11, x1, lsl #2
    ldr q6, [x13]
    ldr q7, [x6]
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
    fadd v7.4s, v2.4s, v3.4s
    fsub v2.4s, v2.4s, v3.4s
    fadd v3.4s, v5.4s, v6.4s
    fsub v5.4s, v5.4s, v6.4s
    fadd v4.4s, v4.4s, v3.4s
    fadd v1.4s, v1.4s, v5.4s
    fmla v3.4s, v16.4s, v18.s[2]
    fadd v4.4s, v4.4s, v16.4s
    fmla v5.4s, v0.4s, v18.s[0]
    fmla v1.4s, v0.4s, v19.s[0]
    fmla v3.4s, v7.4s, v18.s[3]
    fmla v5.4s, v2.4s, v18.s[1]
    fmla v1.4s, v2.4s, v19.s[1]
    fadd v0.4s, v4.4s, v7.4s
    fmax v2.4s, v17.4s, v3.4s
    fmax v0.4s, v17.4s, v0.4s
    fmax v3.4s, v17.4s, v5.4s
    fmax v1.4s, v17.4s, v1.4s
    zip1 v4.4s, v0.4s, v2.4s
    zip2 v0.4s, v0.4s, v2.4s
    zip1 v2.4s, v3.4s, v1.4s
    zip2 v1.4s, v3.4s, v1.4s
    zip1 v3.4s, v4.4s, v2.4s
    zip2 v2.4s, v4.4s, v2.4s
    zip1 v4.4s, v0.4s, v1.4s
    zip2 v0.4s, v0.4s, v1.4s
    str q3, [x9]
    str q2, [x1]
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
    fadd v7.4s, v2.4s, v3.4s
    fsub v2.4s, v2.4s, v3.4s
    fadd v3.4s, v5.4s, v6.4s
    fsub v5.4s, v5.4s, v6.4s
    fadd v4.4s, v4.4s, v3.4s
    fadd v1.4s, v1.4s, v5.4s
    fmla v3.4s, v16.4s, v18.s[2]
    fadd v4.4s, v4.4s, v16.4s
    fmla v5.4s, v0.4s, v18.s[0]
    fmla v1.4s, v0.4s, v19.s[0]
    fmla v3.4s, v7.4s, v18.s[3]
    fmla v5.4s, v2.4s, v18.s[1]
    fmla v1.4s, v2.4s, v19.s[1]
    fadd v0.4s, v4.4s, v7.4s
    fmax v2.4s, v17.4s, v3.4s
    fmax v0.4s, v17.4s, v0.4s
    fmax v3.4s, v17.4s, v5.4s
    fmax v1.4s, v17.4s, v1.4s
    cmp x4, #15
    bne .Lotherwise_81
    zip1 v4.4s, v0.4s, v2.4s
    zip1 v5.4s, v3.4s, v1.4s
    zip2 v0.4s, v0.4s, v2.4s
    zip2 v1.4s, v3.4s, v1.4s
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
    st1 {v2.s}[0], [x4]
    add x4, x0, #8
    st1 {v2.s}[1], [x5]
    st1 {v2.s}[2], [x6]
    st1 {v2.s}[3], [x4]
.Lotherwise_85:
    tst x7, #8
    beq .Lotherwise_86
    add x4, x9, #12
    add x5, x1, #12
    add x6, x2, #12
    st1 {v1.s}[0], [x4]
    add x4, x0, #12
    st1 {v1.s}[1], [x5]
    st1 {v1.s}[2], [x6]
    st1 {v1.s}[3], [x4]
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
    str q0, [x6]
    str q3, [x6, #80]
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
    str q5, [x6, #32]
    fmls v3.4s, v1.4s, v18.s[3]
    str q4, [x6, #16]
    str q0, [x6, #64]
    str q7, [x6, #48]
    str q16, [x6, #96]
    str q3, [x6, #112]
    ld1 {v0.4s, v1.4s, v2.4s, v3.4s}, [x4], #64
    mov v4.16b, v0.16b
    str q0, [x6, #128]
    str q3, [x6, #208]
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
    str q5, [x6, #160]
    fmls v3.4s, v1.4s, v18.s[3]
    str q4, [x6, #144]
    str q0, [x6, #192]
    str q7, [x6, #176]
    str q16, [x6, #224]
    str q3, [x6, #240]
    ld1 {v0.4s, v1.4s, v2.4s, v3.4s}, [x4], #64
    mov v4.16b, v0.16b
    str q0, [x6, #256]
    str q3, [x6, #336]
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
    str q5, [x6, #288]
    fmls v3.4s, v1.4s, v18.s[3]
    str q4, [x6, #272]
    str q0, [x6, #320]
    str q7, [x6, #304]
    str q16, [x6, #352]
    str q3, [x6, #368]
    ld1 {v0.4s, v1.4s, v2.4s, v3.4s}, [x4]
    sub x4, x4, #192
    mov v4.16b, v0.16b
    str q0, [x6, #384]
    str q3, [x6, #464]
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
    str q5, [x6, #416]
    fmls v3.4s, v1.4s, v18.s[3]
    str q4, [x6, #400]
    str q0, [x6, #448]
    str q7, [x6, #432]
    str q16, [x6, #480]
    str q3, [x6, #496]
.Lrepeat_89:
    ldr q0, [x12]
    ldr q1, [x12, #256]
    sub x13, x13, #1
    ldr q2, [x12, #128]
    ldr q3, [x12, #384]
    add x12, x12, #16
    fadd v4.4s, v0.4s, v1.4s
    str q0, [x2]
    add x2, x2, x3, lsl #2
    mov v5.16b, v0.16b
    mov v6.16b, v2.16b
    fmla v0.4s, v1.4s, v17.s[2]
    fadd v7.4s, v2.4s, v3.4s
    fmul v4.4s, v4.4s, v17.s[0]
    fmla v5.4s, v1.4s, v18.s[1]
    fmla v6.4s, v3.4s, v17.s[2]
    fmla v2.4s, v3.4s, v18.s[1]
    fmul v0.4s, v0.4s, v17.s[3]
    mov v1.16b, v4.16b
    fmul v5.4s, v5.4s, v18.s[2]
    fmla v4.4s, v7.4s, v17.s[1]
    fmls v1.4s, v7.4s, v17.s[1]
    mov v7.16b, v0.16b
    fmls v0.4s, v6.4s, v18.s[0]
    mov v16.16b, v5.16b
    fmls v5.4s, v2.4s, v18.s[3]
    fmla v7.4s, v6.4s, v18.s[0]
    str q1, [x1]
    fmla v16.4s, v2.4s, v18.s[3]
    add x1, x1, x3, lsl #2
    str q4, [x7]
    add x7, x7, x3, lsl #2
    str q7, [x8]
    add x8, x8, x3, lsl #2
    str q0, [x9]
    add x9, x9, x3, lsl #2
    str q3, [x10]
    add x10, x10, x3, lsl #2
    str q16, [x11]
    add x11, x11, x3, lsl #2
    str q5, [x0]
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
    ldr q0, [x2]
    ldr q1, [x7]
    sub x10, x10, #1
    add x2, x2, x1, lsl #2
    ldr q2, [x0]
    ldr q3, [x9]
    add x0, x0, x1, lsl #2
    add x7, x7, x1, lsl #2
    ldr q4, [x11]
    ldr q5, [x12]
    add x9, x9, x1, lsl #2
    add x11, x11, x1, lsl #2
    ldr q6, [x13]
    ldr q7, [x6]
    add x12, x12, x1, lsl #2
    add x13, x13, x1, lsl #2
    adrp x14, .Lconstants_nnp_winograd_f5x5_4x4_output_with_bias__aarch64_neon
    ldr q16, [x14, :lo12:.Lconstants_nnp_winograd_f5x5_4x4_output_with_bias__aarch64_neon]
    adrp x14, .Lconstants_nnp_winograd_f5x5_4x4_output_with_bias__aarch64_neon+16
    ldr q17, [x14, :lo12:.Lconstants_nnp_winograd_f5x5_4x4_output_with_bias__aarch64_neon+16]
    add x6, x6, x1, lsl #2
    fadd v18.4s, v0.4s, v1.4s
    fsub v0.4s, v0.4s, v1.4s
    fadd v1.4s, v3.4s, v4.4s
    fsub v3.4s, v3.4s, v4.4s
    fadd v2.4s, v2.4s, v18.4s
    fadd v4.4s, v5.4s, v18.4s
    mov v5.16b, v0.16b
    fadd v19.4s, v6.4s, v7.4s
    fsub v6.4s, v6.4s, v7.4s
    fadd v2.4s, v2.4s, v1.4s
    fmla v5.4s, v3.4s, v16.s[0]
    fmla v18.4s, v1.4s, v16.s[2]
    fmla v0.4s, v3.4s, v17.s[0]
    fmla v4.4s, v1.4s, v17.s[2]
    fmla v5.4s, v6.4s, v16.s[1]
    fmla v18.4s, v19.4s, v16.s[3]
    fmla v0.4s, v6.4s, v17.s[1]
    fmla v4.4s, v19.4s, v17.s[3]
    fadd v1.4s, v2.4s, v19.4s
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
    fadd v5.4s, v5.4s, v16.4s
    fadd v16.4s, v7.4s, v0.4s
    fsub v0.4s, v7.4s, v0.4s
    fadd v7.4s, v2.4s, v3.4s
    fsub v2.4s, v2.4s, v3.4s
    fadd v3.4s, v5.4s, v6.4s
    fsub v5.4s, v5.4s, v6.4s
    fadd v4.4s, v4.4s, v3.4s
    mov v6.16b, v5.16b
    fmla v5.4s, v0.4s, v18.s[0]
    fmla v6.4s, v0.4s, v17.s[0]
    fadd v0.4s, v1.4s, v3.4s
    fadd v1.4s, v4.4s, v16.4s
    fmla v3.4s, v16.4s, v17.s[2]
    fmla v6.4s, v2.4s, v17.s[1]
    fmla v5.4s, v2.4s, v18.s[1]
    fmla v3.4s, v7.4s, v17.s[3]
    fmla v0.4s, v16.4s, v18.s[2]
    fadd v1.4s, v1.4s, v7.4s
    fmla v0.4s, v7.4s, v18.s[3]
    zip1 v2.4s, v6.4s, v5.4s
    zip2 v4.4s, v6.4s, v5.4s
    zip1 v7.4s, v1.4s, v3.4s
    zip2 v1.4s, v1.4s, v3.4s
    zip1 v16.4s, v6.4s, v5.4s
    zip2 v5.4s, v6.4s, v5.4s
    zip1 v6.4s, v7.4s, v2.4s
    zip2 v2.4s, v7.4s, v2.4s
    zip1 v7.4s, v1.4s, v4.4s
    zip1 v17.4s, v3.4s, v0.4s
    str q6, [x7]
    zip2 v1.4s, v1.4s, v4.4s
    zip2 v0.4s, v3.4s, v0.4s
    str q2, [x3]
    zip1 v2.4s, v16.4s, v17.4s
    zip2 v3.4s, v16.4s, v17.4s
    str q7, [x9]
    zip1 v4.4s, v5.4s, v0.4s
    zip2 v0.4s, v5.4s, v0.4s
    str q1, [x10]
    str q2, [x7, #4]
    str q3, [x3, #4]
    str q4, [x9, #4]
    str q0, [x10, #4]
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
    fadd v5.4s, v5.4s, v16.4s
    fadd v16.4s, v7.4s, v0.4s
    fsub v0.4s, v7.4s, v0.4s
    fadd v7.4s, v2.4s, v3.4s
    fsub v2.4s, v2.4s, v3.4s
    fadd v3.4s, v5.4s, v6.4s
    fsub v5.4s, v5.4s, v6.4s
    fadd v4.4s, v4.4s, v3.4s
    fadd v1.4s, v1.4s, v3.4s
    mov v6.16b, v5.16b
    fmla v5.4s, v0.4s, v18.s[0]
    fadd v4.4s, v4.4s, v16.4s
    fmla v6.4s, v0.4s, v17.s[0]
    fmla v3.4s, v16.4s, v17.s[2]
    fmla v1.4s, v16.4s, v18.s[2]
    fmla v6.4s, v2.4s, v17.s[1]
    fmla v5.4s, v2.4s, v18.s[1]
    fadd v0.4s, v4.4s, v7.4s
    fmla v3.4s, v7.4s, v17.s[3]
    fmla v1.4s, v7.4s, v18.s[3]
    cmp x0, #15
    bne .Lotherwise_97
    zip1 v2.4s, v0.4s, v3.4s
    zip1 v4.4s, v6.4s, v5.4s
    zip2 v0.4s, v0.4s, v3.4s
    zip2 v3.4s, v6.4s, v5.4s
    zip1 v5.4s, v2.4s, v4.4s
    zip2 v2.4s, v2.4s, v4.4s
    zip1 v4.4s, v0.4s, v3.4s
    zip2 v0.4s, v0.4s, v3.4s
    str q5, [x7]
    str q2, [x3]
    str q4, [x9]
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
    st1 {v6.s}[0], [x0]
    add x0, x10, #4
    st1 {v6.s}[1], [x1]
    st1 {v6.s}[2], [x2]
    st1 {v6.s}[3], [x0]
.Lotherwise_100:
    tst x6, #4
    beq .Lotherwise_101
    add x0, x7, #8
    add x1, x3, #8
    add x2, x9, #8
    st1 {v3.s}[0], [x0]
    add x0, x10, #8
    st1 {v3.s}[1], [x1]
    st1 {v3.s}[2], [x2]
    st1 {v3.s}[3], [x0]
.Lotherwise_101:
    tst x6, #8
    beq .Lotherwise_102
    add x0, x7, #12
    add x1, x3, #12
    add x2, x9, #12
    st1 {v5.s}[0], [x0]
    add x0, x10, #12
    st1 {v5.s}[1], [x1]
    st1 {v5.s}[2], [x2]
    st1 {v5.s}[3], [x0]
.Lotherwise_102:
.Lend_98:
    ubfx x0, x6, #4, #4
    cmp x0, #15
    bne .Lotherwise_103
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
    b .Lend_104
.Lotherwise_103:
    tst x6, #16
    beq .Lotherwise_105
    add x0, x7, #16
    add x1, x3, #16
    add x2, x9, #16
    st1 {v1.s}[0], [x0]
    add x0, x10, #16
    st1 {v1.s}[1], [x1]
    st1 {v1.s}[2], [x2]
    st1 {v1.s}[3], [x0]
.Lotherwise_105:
    tst x6, #32
    beq .Lotherwise_106
    add x0, x7, #20
    add x1, x3, #20
    add x2, x9, #20
    st1 {v1.s}[0], [x0]
    add x0, x10, #20
    st1 {v1.s}[1], [x1]
    st1 {v1.s}[2], [x2]
    st1 {v1.s}[3], [x0]
.Lotherwise_106:
    tst x6, #64
    beq .Lotherwise_107
    add x0, x7, #24
    add x1, x3, #24
    add x2, x9, #24
    st1 {v1.s}[0], [x0]
    add x0, x10, #24
    st1 {v1.s}[1], [x1]
    st1 {v1.s}[2], [x2]
    st1 {v1.s}[3], [x0]
.Lotherwise_107:
    tst x6, #128
    beq .Lotherwise_108
    add x0, x7, #28
    add x1, x3, #28
    add x2, x9, #28
    st1 {v1.s}[0], [x0]
    add x0, x10, #28
    st1 {v1.s}[1], [x1]
    st1 {v1.s}[2], [x2]
    st1 {v1.s}[3], [x0]
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
    ldr q0, [x2]
    ldr q1, [x7]
    sub x10, x10, #1
    add x2, x2, x1, lsl #2
    ldr q2, [x0]
    ldr q3, [x9]
    add x0, x0, x1, lsl #2
    add x7, x7, x1, lsl #2
    ldr q4, [x11]
    ldr q5, [x12]
    add x9, x9, x1, lsl #2
    add x11, x11, x1, lsl #2
    ldr q6, [x13]
    ldr q7, [x6]
    add x12, x12, x1, lsl #2
    add x13, x13, x1, lsl #2
    adrp x14, .Lconstants_nnp_winograd_f5x5_4x4_output_with_bias_with_relu__aarch64_neon
    ldr q16, [x14, :lo12:.Lconstants_nnp_winograd_f5x5_4x4_output_with_bias_with_relu__aarch64_neon]
    adrp x14, .Lconstants_nnp_winograd_f5x5_4x4_output_with_bias_with_relu__aarch64_neon+16
    ldr q17, [x14, :lo12:.Lconstants_nnp_winograd_f5x5_4x4_output_with_bias_with_relu__aarch64_neon+16]
    add x6, x6, x1, lsl #2
    fadd v18.4s, v0.4s, v1.4s
    fsub v0.4s, v0.4s, v1.4s
    fadd v1.4s, v3.4s, v4.4s
    fsub v3.4s, v3.4s, v4.4s
    fadd v2.4s, v2.4s, v18.4s
    fadd v4.4s, v5.4s, v18.4s
    mov v5.16b, v0.16b
    fadd v19.4s, v6.4s, v7.4s
    fsub v6.4s, v6.4s, v7.4s
    fadd v2.4s, v2.4s, v1.4s
    fmla v5.4s, v3.4s, v16.s[0]
    fmla v18.4s, v1.4s, v16.s[2]
    fmla v0.4s, v3.4s, v17.s[0]
    fmla v4.4s, v1.4s, v17.s[2]
    fmla v5.4s, v6.4s, v16.s[1]
    fmla v18.4s, v19.4s, v16.s[3]
    fmla v0.4s, v6.4s, v17.s[1]
    fmla v4.4s, v19.4s, v17.s[3]
    fadd v1.4s, v2.4s, v19.4s
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
    fadd v5.4s, v5.4s, v16.4s
    fadd v16.4s, v7.4s, v0.4s
    fsub v0.4s, v7.4s, v0.4s
    fadd v7.4s, v2.4s, v3.4s
    fsub v2.4s, v2.4s, v3.4s
    fadd v3.4s, v5.4s, v6.4s
    fsub v5.4s, v5.4s, v6.4s
    fadd v4.4s, v4.4s, v3.4s
    mov v6.16b, v5.16b
    fmla v5.4s, v0.4s, v19.s[0]
    fmla v6.4s, v0.4s, v18.s[0]
    fadd v0.4s, v1.4s, v3.4s
    fadd v1.4s, v4.4s, v16.4s
    fmla v3.4s, v16.4s, v18.s[2]
    fmla v6.4s, v2.4s, v18.s[1]
    fmla v5.4s, v2.4s, v19.s[1]
    fmla v3.4s, v7.4s, v18.s[3]
    fmla v0.4s, v16.4s, v19.s[2]
    fadd v1.4s, v1.4s, v7.4s
    fmla v0.4s, v7.4s, v19.s[3]
    fmax v2.4s, v17.4s, v6.4s
    fmax v4.4s, v17.4s, v5.4s
    fmax v1.4s, v17.4s, v1.4s
    fmax v3.4s, v17.4s, v3.4s
    zip1 v5.4s, v2.4s, v4.4s
    fmax v0.4s, v17.4s, v0.4s
    zip1 v6.4s, v1.4s, v3.4s
    zip2 v1.4s, v1.4s, v3.4s
    zip2 v7.4s, v2.4s, v4.4s
    zip1 v16.4s, v2.4s, v4.4s
    zip1 v17.4s, v6.4s, v5.4s
    zip2 v5.4s, v6.4s, v5.4s
    zip1 v6.4s, v1.4s, v7.4s
    zip1 v18.4s, v3.4s, v0.4s
    str q17, [x7]
    zip2 v1.4s, v1.4s, v7.4s
    zip2 v2.4s, v2.4s, v4.4s
    str q5, [x3]
    zip2 v0.4s, v3.4s, v0.4s
    zip1 v3.4s, v16.4s, v18.4s
    str q6, [x9]
    zip2 v4.4s, v16.4s, v18.4s
    str q1, [x10]
    zip1 v1.4s, v2.4s, v0.4s
    zip2 v0.4s, v2.4s, v0.4s
    str q3, [x7, #4]
    str q4, [x3, #4]
    str q1, [x9, #4]
    str q0, [x10, #4]
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
    fadd v5.4s, v5.4s, v16.4s
    fadd v16.4s, v7.4s, v0.4s
    fsub v0.4s, v7.4s, v0.4s
    fadd v7.4s, v2.4s, v3.4s
    fsub v2.4s, v2.4s, v3.4s
    fadd v3.4s, v5.4s, v6.4s
    fsub v5.4s, v5.4s, v6.4s
    fadd v4.4s, v4.4s, v3.4s
    fadd v1.4s, v1.4s, v3.4s
    mov v6.16b, v5.16b
    fmla v5.4s, v0.4s, v19.s[0]
    fadd v4.4s, v4.4s, v16.4s
    fmla v6.4s, v0.4s, v18.s[0]
    fmla v3.4s, v16.4s, v18.s[2]
    fmla v1.4s, v16.4s, v19.s[2]
    fmla v6.4s, v2.4s, v18.s[1]
    fmla v5.4s, v2.4s, v19.s[1]
    fmla v3.4s, v7.4s, v18.s[3]
    fmla v1.4s, v7.4s, v19.s[3]
    fadd v0.4s, v4.4s, v7.4s
    fmax v2.4s, v17.4s, v6.4s
    fmax v4.4s, v17.4s, v5.4s
    fmax v0.4s, v17.4s, v0.4s
    fmax v3.4s, v17.4s, v3.4s
    fmax v1.4s, v17.4s, v1.4s
    cmp x0, #15
    bne .Lotherwise_116
    zip1 v5.4s, v0.4s, v3.4s
    zip1 v6.4s, v2.4s, v4.4s
    zip2 v0.4s, v0.4s, v3.4s
    zip2 v2.4s, v2.4s, v4.4s
    zip1 v3.4s, v5.4s, v6.4s
    zip2 v4.4s, v5.4s, v6.4s
    zip1 v5.4s, v0.4s, v2.4s
    zip2 v0.4s, v0.4s, v2.4s
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
    st1 {v2.s}[0], [x0]
    add x0, x10, #4
    st1 {v2.s}[1], [x1]
    st1 {v2.s}[2], [x2]
    st1 {v2.s}[3], [x0]
.Lotherwise_119:
    tst x6, #4
    beq .Lotherwise_120
    add x0, x7, #8
    add x1, x3, #8
    add x2, x9, #8
    st1 {v3.s}[0], [x0]
    add x0, x10, #8
    st1 {v3.s}[1], [x1]
    st1 {v3.s}[2], [x2]
    st1 {v3.s}[3], [x0]
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
    b .Lend_123
.Lotherwise_122:
    tst x6, #16
    beq .Lotherwise_124
    add x0, x7, #16
    add x1, x3, #16
    add x2, x9, #16
    st1 {v1.s}[0], [x0]
    add x0, x10, #16
    st1 {v1.s}[1], [x1]
    st1 {v1.s}[2], [x2]
    st1 {v1.s}[3], [x0]
.Lotherwise_124:
    tst x6, #32
    beq .Lotherwise_125
    add x0, x7, #20
    add x1, x3, #20
    add x2, x9, #20
    st1 {v1.s}[0], [x0]
    add x0, x10, #20
    st1 {v1.s}[1], [x1]
    st1 {v1.s}[2], [x2]
    st1 {v1.s}[3], [x0]
.Lotherwise_125:
    tst x6, #64
    beq .Lotherwise_126
    add x0, x7, #24
    add x1, x3, #24
    add x2, x9, #24
    st1 {v1.s}[0], [x0]
    add x0, x10, #24
    st1 {v1.s}[1], [x1]
    st1 {v1.s}[2], [x2]
    st1 {v1.s}[3], [x0]
.Lotherwise_126:
    tst x6, #128
    beq .Lotherwise_127
    add x0, x7, #28
    add x1, x3, #28
    add x2, x9, #28
    st1 {v1.s}[0], [x0]
    add x0, x10, #28
    st1 {v1.s}[1], [x1]
    st1 {v1.s}[2], [x2]
    st1 {v1.s}[3], [x0]
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
    str q0, [x6]
    str q1, [x6, #80]
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
    str q4, [x6, #32]
    str q6, [x6, #16]
    str q7, [x6, #48]
    str q5, [x6, #64]
    str q16, [x6, #96]
    str q0, [x6, #112]
    ldp q0, q1, [x4, #32]
    fmul v4.4s, v0.4s, v2.s[0]
    fmul v5.4s, v0.4s, v2.s[2]
    str q0, [x6, #128]
    str q1, [x6, #208]
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
    str q4, [x6, #160]
    str q6, [x6, #144]
    str q7, [x6, #176]
    str q5, [x6, #192]
    str q16, [x6, #224]
    str q0, [x6, #240]
.Lrepeat_130:
    ldr q0, [x12]
    ldr q1, [x12, #128]
    sub x13, x13, #1
    add x12, x12, #16
    fmul v4.4s, v0.4s, v2.s[0]
    fmul v5.4s, v0.4s, v2.s[2]
    str q0, [x2]
    add x2, x2, x3, lsl #2
    fmul v0.4s, v0.4s, v3.s[0]
    mov v6.16b, v4.16b
    mov v7.16b, v5.16b
    fmla v4.4s, v1.4s, v2.s[1]
    fmls v5.4s, v1.4s, v2.s[3]
    fmls v6.4s, v1.4s, v2.s[1]
    fmla v7.4s, v1.4s, v2.s[3]
    mov v16.16b, v0.16b
    fmls v0.4s, v1.4s, v3.s[1]
    fmla v16.4s, v1.4s, v3.s[1]
    str q6, [x1]
    add x1, x1, x3, lsl #2
    str q4, [x7]
    add x7, x7, x3, lsl #2
    str q7, [x8]
    add x8, x8, x3, lsl #2
    str q5, [x9]
    add x9, x9, x3, lsl #2
    str q1, [x10]
    add x10, x10, x3, lsl #2
    str q16, [x11]
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
    ldr q0, [x2]
    ldr q1, [x7]
    sub x10, x10, #1
    add x2, x2, x1, lsl #2
    ldr q2, [x0]
    ldr q3, [x9]
    add x0, x0, x1, lsl #2
    add x7, x7, x1, lsl #2
    ldr q4, [x11]
    ldr q5, [x12]
    add x9, x9, x1, lsl #2
    add x11, x11, x1, lsl #2
    ldr q6, [x13]
    ldr q7, [x6]
    add x12, x12, x1, lsl #2
    add x13, x13, x1, lsl #2
    adrp x14, .Lconstants_nnp_winograd_f7x7_2x2_output_with_bias__aarch64_neon
    ldr q16, [x14, :lo12:.Lconstants_nnp_winograd_f7x7_2x2_output_with_bias__aarch64_neon]
    adrp x14, .Lconstants_nnp_winograd_f7x7_2x2_output_with_bias__aarch64_neon+16
    ldr q17, [x14, :lo12:.Lconstants_nnp_winograd_f7x7_2x2_output_with_bias__aarch64_neon+16]
    add x6, x6, x1, lsl #2
    fadd v18.4s, v0.4s, v1.4s
    fsub v0.4s, v0.4s, v1.4s
    adrp x14, .Lconstants_nnp_winograd_f7x7_2x2_output_with_bias__aarch64_neon+32
    ldr q1, [x14, :lo12:.Lconstants_nnp_winograd_f7x7_2x2_output_with_bias__aarch64_neon+32]
    fadd v19.4s, v3.4s, v4.4s
    fsub v3.4s, v3.4s, v4.4s
    fadd v2.4s, v2.4s, v18.4s
    fadd v4.4s, v5.4s, v18.4s
    mov v5.16b, v0.16b
    mov v20.16b, v0.16b
    mov v21.16b, v18.16b
    fadd v22.4s, v6.4s, v7.4s
    fsub v6.4s, v6.4s, v7.4s
    fadd v2.4s, v2.4s, v19.4s
    fmla v5.4s, v3.4s, v16.s[0]
    fmla v18.4s, v19.4s, v16.s[2]
    fmla v20.4s, v3.4s, v17.s[0]
    fmla v21.4s, v19.4s, v17.s[2]
    fmla v0.4s, v3.4s, v1.s[0]
    fmla v4.4s, v19.4s, v1.s[2]
    fmla v5.4s, v6.4s, v16.s[1]
    fmla v18.4s, v22.4s, v16.s[3]
    fmla v20.4s, v6.4s, v17.s[1]
    fmla v21.4s, v22.4s, v17.s[3]
    fmla v0.4s, v6.4s, v1.s[1]
    fmla v4.4s, v22.4s, v1.s[3]
    fadd v1.4s, v2.4s, v22.4s
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
    fadd v5.4s, v5.4s, v16.4s
    fadd v16.4s, v7.4s, v0.4s
    fsub v0.4s, v7.4s, v0.4s
    fadd v7.4s, v2.4s, v3.4s
    fsub v2.4s, v2.4s, v3.4s
    fadd v3.4s, v5.4s, v6.4s
    fsub v5.4s, v5.4s, v6.4s
    fadd v4.4s, v4.4s, v3.4s
    mov v6.16b, v5.16b
    mov v20.16b, v3.16b
    mov v21.16b, v5.16b
    fmla v6.4s, v0.4s, v17.s[0]
    fadd v1.4s, v1.4s, v3.4s
    fadd v4.4s, v4.4s, v16.4s
    fmla v20.4s, v16.4s, v17.s[2]
    fmla v21.4s, v0.4s, v18.s[0]
    fmla v6.4s, v2.4s, v17.s[1]
    fmla v20.4s, v7.4s, v17.s[3]
    fmla v21.4s, v2.4s, v18.s[1]
    fadd v4.4s, v4.4s, v7.4s
    fmla v3.4s, v16.4s, v18.s[2]
    fmla v5.4s, v0.4s, v19.s[0]
    fmla v1.4s, v16.4s, v19.s[2]
    fmla v3.4s, v7.4s, v18.s[3]
    fmla v5.4s, v2.4s, v19.s[1]
    fmla v1.4s, v7.4s, v19.s[3]
    zip1 v0.4s, v4.4s, v20.4s
    zip1 v2.4s, v6.4s, v21.4s
    zip2 v4.4s, v4.4s, v20.4s
    zip2 v6.4s, v6.4s, v21.4s
    zip1 v7.4s, v0.4s, v2.4s
    zip2 v0.4s, v0.4s, v2.4s
    zip1 v2.4s, v4.4s, v6.4s
    zip1 v16.4s, v21.4s, v5.4s
    str q7, [x7]
    zip1 v7.4s, v3.4s, v1.4s
    zip2 v4.4s, v4.4s, v6.4s
    str q0, [x3]
    zip2 v0.4s, v21.4s, v5.4s
    zip2 v1.4s, v3.4s, v1.4s
    str q2, [x9]
    zip1 v2.4s, v16.4s, v7.4s
    zip2 v3.4s, v16.4s, v7.4s
    str q4, [x10]
    zip1 v4.4s, v0.4s, v1.4s
    zip2 v0.4s, v0.4s, v1.4s
    str q2, [x7, #12]
    str q3, [x3, #12]
    str q4, [x9, #12]
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
    fadd v5.4s, v5.4s, v16.4s
    fadd v16.4s, v7.4s, v0.4s
    fsub v0.4s, v7.4s, v0.4s
    fadd v7.4s, v2.4s, v3.4s
    fsub v2.4s, v2.4s, v3.4s
    fadd v3.4s, v5.4s, v6.4s
    fsub v5.4s, v5.4s, v6.4s
    fadd v4.4s, v4.4s, v3.4s
    fadd v1.4s, v1.4s, v3.4s
    mov v6.16b, v5.16b
    mov v20.16b, v5.16b
    mov v21.16b, v3.16b
    fadd v4.4s, v4.4s, v16.4s
    fmla v6.4s, v0.4s, v17.s[0]
    fmla v3.4s, v16.4s, v17.s[2]
    fmla v20.4s, v0.4s, v18.s[0]
    fmla v21.4s, v16.4s, v18.s[2]
    fmla v5.4s, v0.4s, v19.s[0]
    fmla v1.4s, v16.4s, v19.s[2]
    fadd v0.4s, v4.4s, v7.4s
    fmla v6.4s, v2.4s, v17.s[1]
    fmla v3.4s, v7.4s, v17.s[3]
    fmla v20.4s, v2.4s, v18.s[1]
    fmla v21.4s, v7.4s, v18.s[3]
    fmla v5.4s, v2.4s, v19.s[1]
    fmla v1.4s, v7.4s, v19.s[3]
    cmp x0, #15
    bne .Lotherwise_138
    zip1 v2.4s, v0.4s, v3.4s
    zip1 v4.4s, v6.4s, v20.4s
    zip2 v0.4s, v0.4s, v3.4s
    zip2 v3.4s, v6.4s, v20.4s
    zip1 v6.4s, v2.4s, v4.4s
    zip2 v2.4s, v2.4s, v4.4s
    zip1 v4.4s, v0.4s, v3.4s
    zip2 v0.4s, v0.4s, v3.4s
    str q6, [x7]
    str q2, [x3]
    str q4, [x9]
    str q0, [x10]
    b .Lend_139
.Lotherwise_138:
    tst x6, #1
    beq .Lotherwise_140
    st1 {v0.s}[0], [x7]
    st1 {v0.s}[1], [x3]
    st1 {v0.s}[2], [x9]
    st1 {v0.s}[3], [x10]
.Lotherwise_140:
    tst x6, #2
    beq .Lotherwise_141
    add x0, x7, #4
    add x1, x3, #4
    add x2, x9, #4
    st1 {v6.s}[0], [x0]
    add x0, x10, #4
    st1 {v6.s}[1], [x1]
    st1 {v6.s}[2], [x2]
    st1 {v6.s}[3], [x0]
.Lotherwise_141:
    tst x6, #4
    beq .Lotherwise_142
    add x0, x7, #8
    add x1, x3, #8
    add x2, x9, #8
    st1 {v3.s}[0], [x0]
    add x0, x10, #8
    st1 {v3.s}[1], [x1]
    st1 {v3.s}[2], [x2]
    st1 {v3.s}[3], [x0]
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
    zip1 v0.4s, v21.4s, v1.4s
    zip1 v2.4s, v5.4s, v1.4s
    zip2 v3.4s, v21.4s, v1.4s
    zip2 v1.4s, v5.4s, v1.4s
    zip1 v4.4s, v0.4s, v2.4s
    zip2 v0.4s, v0.4s, v2.4s
    zip1 v2.4s, v3.4s, v1.4s
    zip2 v1.4s, v3.4s, v1.4s
    str q4, [x7, #16]
    str q0, [x3, #16]
    str q2, [x9, #16]
    str q1, [x10, #16]
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
    st1 {v5.s}[0], [x0]
    add x0, x10, #20
    st1 {v5.s}[1], [x1]
    st1 {v5.s}[2], [x2]
    st1 {v5.s}[3], [x0]
.Lotherwise_147:
    tst x6, #64
    beq .Lotherwise_148
    add x0, x7, #24
    add x1, x3, #24
    add x2, x9, #24
    st1 {v1.s}[0], [x0]
    add x0, x10, #24
    st1 {v1.s}[1], [x1]
    st1 {v1.s}[2], [x2]
    st1 {v1.s}[3], [x0]
.Lotherwise_148:
    tst x6, #128
    beq .Lotherwise_149
    add x0, x7, #28
    add x1, x3, #28
    add x2, x9, #28
    st1 {v1.s}[0], [x0]
    add x0, x10, #28
    st1 {v1.s}[1], [x1]
    st1 {v1.s}[2], [x2]
    st1 {v1.s}[3], [x0]
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
    ldr q0, [x2]
    ldr q1, [x7]
    sub x10, x10, #1
    add x2, x2, x1, lsl #2
    ldr q2, [x0]
    ldr q3, [x9]
    add x0, x0, x1, lsl #2
    add x7, x7, x1, lsl #2
    ldr q4, [x11]
    ldr q5, [x12]
    add x9, x9, x1, lsl #2
    add x11, x11, x1, lsl #2
    ldr q6, [x13]
    ldr q7, [x6]
    add x12, x12, x1, lsl #2
    add x13, x13, x1, lsl #2
    adrp x14, .Lconstants_nnp_winograd_f7x7_2x2_output_with_bias_with_relu__aarch64_neon
    ldr q16, [x14, :lo12:.Lconstants_nnp_winograd_f7x7_2x2_output_with_bias_with_relu__aarch64_neon]
    adrp x14, .Lconstants_nnp_winograd_f7x7_2x2_output_with_bias_with_relu__aarch64_neon+16
    ldr q17, [x14, :lo12:.Lconstants_nnp_winograd_f7x7_2x2_output_with_bias_with_relu__aarch64_neon+16]
    add x6, x6, x1, lsl #2
    fadd v18.4s, v0.4s, v1.4s
    fsub v0.4s, v0.4s, v1.4s
    adrp x14, .Lconstants_nnp_winograd_f7x7_2x2_output_with_bias_with_relu__aarch64_neon+32
    ldr q1, [x14, :lo12:.Lconstants_nnp_winograd_f7x7_2x2_output_with_bias_with_relu__aarch64_neon+32]
    fadd v19.4s, v3.4s, v4.4s
    fsub v3.4s, v3.4s, v4.4s
    fadd v2.4s, v2.4s, v18.4s
    fadd v4.4s, v5.4s, v18.4s
    mov v5.16b, v0.16b
    mov v20.16b, v0.16b
    mov v21.16b, v18.16b
    fadd v22.4s, v6.4s, v7.4s
    fsub v6.4s, v6.4s, v7.4s
    fadd v2.4s, v2.4s, v19.4s
    fmla v5.4s, v3.4s, v16.s[0]
    fmla v18.4s, v19.4s, v16.s[2]
    fmla v20.4s, v3.4s, v17.s[0]
    fmla v21.4s, v19.4s, v17.s[2]
    fmla v0.4s, v3.4s, v1.s[0]
    fmla v4.4s, v19.4s, v1.s[2]
    fmla v5.4s, v6.4s, v16.s[1]
    fmla v18.4s, v22.4s, v16.s[3]
    fmla v20.4s, v6.4s, v17.s[1]
    fmla v21.4s, v22.4s, v17.s[3]
    fmla v0.4s, v6.4s, v1.s[1]
    fmla v4.4s, v22.4s, v1.s[3]
    fadd v1.4s, v2.4s, v22.4s
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
    fadd v5.4s, v5.4s, v16.4s
    fadd v16.4s, v7.4s, v0.4s
    fsub v0.4s, v7.4s, v0.4s
    fadd v7.4s, v2.4s, v3.4s
    fsub v2.4s, v2.4s, v3.4s
    fadd v3.4s, v5.4s, v6.4s
    fsub v5.4s, v5.4s, v6.4s
    fadd v4.4s, v4.4s, v3.4s
    mov v6.16b, v5.16b
    mov v20.16b, v3.16b
    mov v21.16b, v5.16b
    fmla v6.4s, v0.4s, v17.s[0]
    fadd v1.4s, v1.4s, v3.4s
    fadd v4.4s, v4.4s, v16.4s
    fmla v20.4s, v16.4s, v17.s[2]
    fmla v21.4s, v0.4s, v18.s[0]
    fmla v6.4s, v2.4s, v17.s[1]
    fmla v20.4s, v7.4s, v17.s[3]
    fmla v21.4s, v2.4s, v18.s[1]
    fadd v4.4s, v4.4s, v7.4s
    fmla v3.4s, v16.4s, v18.s[2]
    fmla v5.4s, v0.4s, v19.s[0]
    fmla v1.4s, v16.4s, v19.s[2]
    fmax v0.4s, v22.4s, v6.4s
    fmla v3.4s, v7.4s, v18.s[3]
    fmla v5.4s, v2.4s, v19.s[1]
    fmla v1.4s, v7.4s, v19.s[3]
    fmax v2.4s, v22.4s, v4.4s
    fmax v4.4s, v22.4s, v20.4s
    fmax v6.4s, v22.4s, v21.4s
    fmax v3.4s, v22.4s, v3.4s
    fmax v5.4s, v22.4s, v5.4s
    zip1 v7.4s, v2.4s, v4.4s
    zip1 v16.4s, v0.4s, v6.4s
    fmax v1.4s, v22.4s, v1.4s
    zip2 v2.4s, v2.4s, v4.4s
    zip2 v0.4s, v0.4s, v6.4s
    zip1 v4.4s, v7.4s, v16.4s
    zip2 v7.4s, v7.4s, v16.4s
    zip1 v16.4s, v6.4s, v5.4s
    zip1 v17.4s, v2.4s, v0.4s
    str q4, [x7]
    zip1 v4.4s, v3.4s, v1.4s
    zip2 v0.4s, v2.4s, v0.4s
    str q7, [x3]
    zip2 v2.4s, v6.4s, v5.4s
    str q17, [x9]
    zip2 v1.4s, v3.4s, v1.4s
    zip1 v3.4s, v16.4s, v4.4s
    str q0, [x10]
    zip2 v0.4s, v16.4s, v4.4s
    zip1 v4.4s, v2.4s, v1.4s
    str q3, [x7, #12]
    zip2 v1.4s, v2.4s, v1.4s
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
    fadd v5.4s, v5.4s, v16.4s
    fadd v16.4s, v7.4s, v0.4s
    fsub v0.4s, v7.4s, v0.4s
    fadd v7.4s, v2.4s, v3.4s
    fsub v2.4s, v2.4s, v3.4s
    fadd v3.4s, v5.4s, v6.4s
    fsub v5.4s, v5.4s, v6.4s
    fadd v4.4s, v4.4s, v3.4s
    fadd v1.4s, v1.4s, v3.4s
    mov v6.16b, v5.16b
    mov v20.16b, v5.16b
    mov v21.16b, v3.16b
    fadd v4.4s, v4.4s, v16.4s
    fmla v6.4s, v0.4s, v17.s[0]
    fmla v3.4s, v16.4s, v17.s[2]
    fmla v20.4s, v0.4s, v18.s[0]
    fmla v21.4s, v16.4s, v18.s[2]
    fmla v5.4s, v0.4s, v19.s[0]
    fmla v1.4s, v16.4s, v19.s[2]
    fmla v6.4s, v2.4s, v17.s[1]
    fmla v3.4s, v7.4s, v17.s[3]
    fmla v20.4s, v2.4s, v18.s[1]
    fmla v21.4s, v7.4s, v18.s[3]
    fmla v5.4s, v2.4s, v19.s[1]
    fmla v1.4s, v7.4s, v19.s[3]
    fadd v0.4s, v4.4s, v7.4s
    fmax v2.4s, v22.4s, v6.4s
    fmax v3.4s, v22.4s, v3.4s
    fmax v4.4s, v22.4s, v20.4s
    fmax v0.4s, v22.4s, v0.4s
    fmax v6.4s, v22.4s, v21.4s
    fmax v5.4s, v22.4s, v5.4s
    fmax v1.4s, v22.4s, v1.4s
    cmp x0, #15
    bne .Lotherwise_157
    zip1 v7.4s, v0.4s, v3.4s
    zip1 v16.4s, v2.4s, v4.4s
    zip2 v0.4s, v0.4s, v3.4s
    zip2 v2.4s, v2.4s, v4.4s
    zip1 v3.4s, v7.4s, v16.4s
    zip2 v4.4s, v7.4s, v16.4s
    zip1 v7.4s, v0.4s, v2.4s
    zip2 v0.4s, v0.4s, v2.4s
    str q3, [x7]
    str q4, [x3]
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
    st1 {v2.s}[0], [x0]
    add x0, x10, #4
    st1 {v2.s}[1], [x1]
    st1 {v2.s}[2], [x2]
    st1 {v2.s}[3], [x0]
.Lotherwise_160:
    tst x6, #4
    beq .Lotherwise_161
    add x0, x7, #8
    add x1, x3, #8
    add x2, x9, #8
    st1 {v3.s}[0], [x0]
    add x0, x10, #8
    st1 {v3.s}[1], [x1]
    st1 {v3.s}[2], [x2]
    st1 {v3.s}[3], [x0]
.Lotherwise_161:
    tst x6, #8
    beq .Lotherwise_162
    add x0, x7, #12
    add x1, x3, #12
    add x2, x9, #12
    st1 {v4.s}[0], [x0]
    add x0, x10, #12
    st1 {v4.s}[1], [x1]
    st1 {v4.s}[2], [x2]
    st1 {v4.s}[3], [x0]
.Lotherwise_162:
.Lend_158:
    ubfx x0, x6, #4, #4
    cmp x0, #15
    bne .Lotherwise_163
    zip1 v0.4s, v6.4s, v1.4s
    zip1 v2.4s, v5.4s, v1.4s
    zip2 v3.4s, v6.4s, v1.4s
    zip2 v1.4s, v5.4s, v1.4s
    zip1 v4.4s, v0.4s, v2.4s
    zip2 v0.4s, v0.4s, v2.4s
    zip1 v2.4s, v3.4s, v1.4s
    zip2 v1.4s, v3.4s, v1.4s
    str q4, [x7, #16]
    str q0, [x3, #16]
    str q2, [x9, #16]
    str q1, [x10, #16]
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
    st1 {v5.s}[0], [x0]
    add x0, x10, #20
    st1 {v5.s}[1], [x1]
    st1 {v5.s}[2], [x2]
    st1 {v5.s}[3], [x0]
.Lotherwise_166:
    tst x6, #64
    beq .Lotherwise_167
    add x0, x7, #24
    add x1, x3, #24
    add x2, x9, #24
    st1 {v1.s}[0], [x0]
    add x0, x10, #24
    st1 {v1.s}[1], [x1]
    st1 {v1.s}[2], [x2]
    st1 {v1.s}[3], [x0]
.Lotherwise_167:
    tst x6, #128
    beq .Lotherwise_168
    add x0, x7, #28
    add x1, x3, #28
    add x2, x9, #28
    st1 {v1.s}[0], [x0]
    add x0, x10, #28
    st1 {v1.s}[1], [x1]
    st1 {v1.s}[2], [x2]
    st1 {v1.s}[3], [x0]
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
    .long 0x40820000, 0x408a0000, 0x40a20000, 0x3d800000
    .long 0x3f880000, 0x41880000, 0x41800000, 0x3e000000

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
    zip1 v2.4s, v4.4s, v6.4s
    zip2 v3.4s, v4.4s, v6.4s
    zip1 v4.4s, v5.4s, v7.4s
    zip2 v5.4s, v5.4s, v7.4s
    zip2 v6.4s, v19.4s, v20.4s
    zip1 v7.4s, v19.4s, v20.4s
    zip2 v2.4s, v2.4s, v4.4s
    zip1 v4.4s, v3.4s, v5.4s
    zip1 v19.4s, v0.4s, v1.4s
    zip2 v0.4s, v0.4s, v1.4s
    zip2 v1.4s, v3.4s, v5.4s
    mov v3.16b, v4.16b
    mov v5.16b, v4.16b
    mov v20.16b, v2.16b
    fmla v4.4s, v6.4s, v16.s[3]
    mov v21.16b, v7.16b
    fmla v20.4s, v7.4s, v17.s[3]
    fmls v1.4s, v7.4s, v17.s[3]
    fmls v4.4s, v0.4s, v18.s[0]
    fmls v7.4s, v19.4s, v18.s[1]
    fmla v3.4s, v6.4s, v17.s[0]
    fmls v21.4s, v19.4s, v17.s[2]
    fmla v5.4s, v6.4s, v17.s[3]
    fmla v7.4s, v2.4s, v18.s[2]
    fmls v3.4s, v0.4s, v17.s[1]
    fmla v21.4s, v2.4s, v17.s[3]
    fmls v5.4s, v0.4s, v16.s[0]
    fmls v20.4s, v19.4s, v16.s[0]
    fmla v1.4s, v19.4s, v16.s[1]
    mov v0.16b, v4.16b
    fmls v4.4s, v7.4s, v18.s[3]
    fmls v1.4s, v2.4s, v16.s[2]
    fmla v0.4s, v7.4s, v18.s[3]
    fadd v2.4s, v3.4s, v21.4s
    fsub v3.4s, v3.4s, v21.4s
    fadd v6.4s, v5.4s, v20.4s
    fsub v5.4s, v5.4s, v20.4s
    str q4, [x0, #96]
    str q2, [x0]
    str q3, [x0, #16]
    str q6, [x0, #32]
    str q5, [x0, #48]
    str q1, [x0, #64]
    str q0, [x0, #80]
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
    mov v20.16b, v1.16b
    mov v21.16b, v3.16b
    fmla v5.4s, v2.4s, v7.s[3]
    fmla v20.4s, v3.4s, v16.s[3]
    fmls v6.4s, v3.4s, v16.s[3]
    fmls v3.4s, v4.4s, v19.s[1]
    fmls v5.4s, v0.4s, v19.s[0]
    fmla v17.4s, v2.4s, v16.s[0]
    fmls v21.4s, v4.4s, v16.s[2]
    fmla v18.4s, v2.4s, v16.s[3]
    fmla v3.4s, v1.4s, v19.s[2]
    fmls v17.4s, v0.4s, v16.s[1]
    fmla v21.4s, v1.4s, v16.s[3]
    fmls v18.4s, v0.4s, v7.s[0]
    fmls v20.4s, v4.4s, v7.s[0]
    fmla v6.4s, v4.4s, v7.s[1]
    mov v0.16b, v5.16b
    fmls v6.4s, v1.4s, v7.s[2]
    fmls v5.4s, v3.4s, v19.s[3]
    fmla v0.4s, v3.4s, v19.s[3]
    fadd v1.4s, v17.4s, v21.4s
    fsub v2.4s, v17.4s, v21.4s
    fadd v3.4s, v18.4s, v20.4s
    fsub v4.4s, v18.4s, v20.4s
    str q1, [x13]
    str q6, [x13, #64]
    str q2, [x13, #16]
    str q3, [x13, #32]
    str q4, [x13, #48]
    str q0, [x13, #80]
    str q5, [x13, #96]
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
    ldr q6, [x4, #336]
    adrp x10, .Lconstants_nnp_winograd_f5x5_3x3_input__aarch64_neon+16
    ldr q7, [x10, :lo12:.Lconstants_nnp_winograd_f5x5_3x3_input__aarch64_neon+16]
    ldr q16, [x4, #672]
    adrp x10, .Lconstants_nnp_winograd_f5x5_3x3_input__aarch64_neon+32
    ldr q17, [x10, :lo12:.Lconstants_nnp_winograd_f5x5_3x3_input__aarch64_neon+32]
    add x4, x4, #16
    mov v18.16b, v1.16b
    mov v19.16b, v0.16b
    mov v20.16b, v1.16b
    fmla v18.4s, v2.4s, v5.s[0]
    fmls v19.4s, v3.4s, v5.s[2]
    mov v21.16b, v4.16b
    fmla v20.4s, v2.4s, v5.s[3]
    fmls v18.4s, v6.4s, v5.s[1]
    fmla v19.4s, v4.4s, v5.s[3]
    fmla v21.4s, v0.4s, v5.s[3]
    fmla v1.4s, v2.4s, v7.s[3]
    fmls v20.4s, v6.4s, v7.s[0]
    fmls v16.4s, v0.4s, v5.s[3]
    fmls v21.4s, v3.4s, v7.s[0]
    fmls v1.4s, v6.4s, v17.s[0]
    fmls v0.4s, v3.4s, v17.s[1]
    fadd v2.4s, v18.4s, v19.4s
    fsub v5.4s, v18.4s, v19.4s
    fmla v16.4s, v3.4s, v7.s[1]
    fmla v0.4s, v4.4s, v17.s[2]
    fadd v3.4s, v20.4s, v21.4s
    mov v6.16b, v1.16b
    str q2, [x6]
    add x6, x6, x1, lsl #2
    fsub v2.4s, v20.4s, v21.4s
    fmls v16.4s, v4.4s, v7.s[2]
    str q5, [x2]
    add x2, x2, x1, lsl #2
    fmla v6.4s, v0.4s, v17.s[3]
    str q3, [x3]
    fmls v1.4s, v0.4s, v17.s[3]
    add x3, x3, x1, lsl #2
    str q2, [x7]
    add x7, x7, x1, lsl #2
    str q16, [x8]
    add x8, x8, x1, lsl #2
    str q6, [x9]
    add x9, x9, x1, lsl #2
    str q1, [x0]
    add x0, x0, x1, lsl #2
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
    str q2, [x6, #64]
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
    str q16, [x6, #80]
    str q1, [x6, #96]
    ldp q0, q1, [x4, #48]
    ldr q2, [x4, #80]
    mov v3.16b, v0.16b
    fmul v4.4s, v1.4s, v17.s[0]
    str q2, [x6, #176]
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
    str q16, [x6, #192]
    str q1, [x6, #208]
    ldp q0, q1, [x4, #96]
    ldr q2, [x4, #128]
    mov v3.16b, v0.16b
    fmul v4.4s, v1.4s, v17.s[0]
    str q2, [x6, #288]
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
    str q16, [x6, #304]
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
    str q2, [x9]
    add x9, x9, x1, lsl #2
    str q19, [x10]
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
    ldr q4, [x11]
    ldr q5, [x12]
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
    fadd v1.4s, v6.4s, v7.4s
    fsub v6.4s, v6.4s, v7.4s
    fadd v7.4s, v2.4s, v3.4s
    fsub v2.4s, v2.4s, v3.4s
    mov v3.16b, v2.16b
    mov v18.16b, v7.16b
    fadd v19.4s, v4.4s, v7.4s
    fmla v2.4s, v0.4s, v17.s[0]
    fmla v3.4s, v0.4s, v16.s[0]
    fmla v18.4s, v4.4s, v16.s[2]
    fadd v0.4s, v5.4s, v7.4s
    fmla v2.4s, v6.4s, v17.s[1]
    fmla v3.4s, v6.4s, v16.s[1]
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
    bne .Lotherwise_197
    zip1 v1.4s, v0.4s, v7.4s
    zip1 v4.4s, v5.4s, v2.4s
    zip2 v0.4s, v0.4s, v7.4s
    zip2 v2.4s, v5.4s, v2.4s
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
    st1 {v5.s}[0], [x0]
    add x0, x10, #4
    st1 {v5.s}[1], [x1]
    st1 {v5.s}[2], [x2]
    st1 {v5.s}[3], [x0]
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
    ldr q4, [x11]
    ldr q5, [x12]
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
    fadd v1.4s, v7.4s, v16.4s
    fsub v7.4s, v7.4s, v16.4s
    fadd v16.4s, v2.4s, v3.4s
    fsub v2.4s, v2.4s, v3.4s
    mov v3.16b, v2.16b
    mov v19.16b, v16.16b
    fadd v20.4s, v4.4s, v16.4s
    fmla v2.4s, v0.4s, v18.s[0]
    fmla v3.4s, v0.4s, v17.s[0]
    fmla v19.4s, v4.4s, v17.s[2]
    fadd v0.4s, v6.4s, v16.4s
    fmla v2.4s, v7.4s, v18.s[1]
    fmla v3.4s, v7.4s, v17.s[1]
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
    .long 0x3f610000, 0x40290000, 0x3ec80000, 0x3fc00000
    .long 0x40100000, 0x3f200000, 0x00000000, 0x00000000

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
    adrp x2, .Lconstants_nnp_winograd_f4x4_3x3_input__aarch64_neon+16
    ldr q7, [x2, :lo12:.Lconstants_nnp_winograd_f4x4_3x3_input__aarch64_neon+16]
    mov v16.16b, v6.16b
    mov v17.16b, v6.16b
    mov v18.16b, v0.16b
    fmls v16.4s, v4.4s, v5.s[2]
    fmla v1.4s, v2.4s, v5.s[0]
    fmls v6.4s, v4.4s, v7.s[0]
    fmls v18.4s, v2.4s, v5.s[2]
    fmls v1.4s, v0.4s, v5.s[1]
    fmls v0.4s, v2.4s, v7.s[0]
    fmla v17.4s, v3.4s, v5.s[0]
    mov v2.16b, v16.16b
    mov v3.16b, v6.16b
    fmls v17.4s, v4.4s, v5.s[1]
    fmla v2.4s, v18.4s, v5.s[3]
    fmls v16.4s, v18.4s, v5.s[3]
    str q1, [x0, #48]
    fmla v3.4s, v0.4s, v7.s[1]
    fmls v6.4s, v0.4s, v7.s[1]
    str q17, [x0]
    str q2, [x0, #16]
    str q16, [x0, #32]
    str q3, [x0, #64]
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
    adrp x0, .Lconstants_nnp_winograd_f4x4_3x3_input__aarch64_neon+16
    ldr q7, [x0, :lo12:.Lconstants_nnp_winograd_f4x4_3x3_input__aarch64_neon+16]
    mov v16.16b, v6.16b
    mov v17.16b, v6.16b
    mov v18.16b, v0.16b
    fmls v16.4s, v4.4s, v5.s[2]
    fmla v1.4s, v2.4s, v5.s[0]
    fmls v6.4s, v4.4s, v7.s[0]
    fmls v18.4s, v2.4s, v5.s[2]
    fmls v1.4s, v0.4s, v5.s[1]
    fmls v0.4s, v2.4s, v7.s[0]
    fmla v17.4s, v3.4s, v5.s[0]
    mov v2.16b, v16.16b
    mov v3.16b, v6.16b
    fmls v17.4s, v4.4s, v5.s[1]
    fmla v2.4s, v18.4s, v5.s[3]
    fmls v16.4s, v18.4s, v5.s[3]
    str q1, [x3, #48]
    fmla v3.4s, v0.4s, v7.s[1]
    fmls v6.4s, v0.4s, v7.s[1]
    str q17, [x3]
    str q2, [x3, #16]
    str q16, [x3, #32]
    str q3, [x3, #64]
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
    ldr q5, [x6]
    ldr q6, [x6, #480]
    adrp x9, .Lconstants_nnp_winograd_f4x4_3x3_input__aarch64_neon+16
    ldr q7, [x9, :lo12:.Lconstants_nnp_winograd_f4x4_3x3_input__aarch64_neon+16]
    add x6, x6, #16
    mov v16.16b, v0.16b
    mov v17.16b, v0.16b
    mov v18.16b, v2.16b
    fmls v16.4s, v1.4s, v3.s[2]
    fmla v17.4s, v5.4s, v3.s[0]
    fmls v18.4s, v4.4s, v3.s[2]
    fmla v6.4s, v4.4s, v3.s[0]
    fmls v0.4s, v1.4s, v7.s[0]
    fmls v17.4s, v1.4s, v3.s[1]
    fmls v6.4s, v2.4s, v3.s[1]
    fmls v2.4s, v4.4s, v7.s[0]
    mov v1.16b, v16.16b
    fmls v16.4s, v18.4s, v3.s[3]
    fmla v1.4s, v18.4s, v3.s[3]
    mov v3.16b, v0.16b
    str q17, [x7]
    add x7, x7, x1, lsl #2
    fmls v0.4s, v2.4s, v7.s[1]
    fmla v3.4s, v2.4s, v7.s[1]
    str q1, [x2]
    add x2, x2, x1, lsl #2
    str q16, [x3]
    add x3, x3, x1, lsl #2
    str q6, [x5]
    add x5, x5, x1, lsl #2
    str q3, [x8]
    add x8, x8, x1, lsl #2
    str q0, [x0]
    add x0, x0, x1, lsl #2
    cbnz x4, .Lrepeat_250
    ret
    .size nnp_winograd_f4x4_3x3_input__aarch64_neon, . - nnp_winograd_f4x4_3x3_input__aarch64_neon

.section .rodata
    .p2align 4
.Lconstants_nnp_winograd_f4x4_3x3_kernel__aarch64_neon:
    .long 0x3f91a2b4, 0x40100000, 0x3df4c401, 0x3e379301
    .long 0x3ec80000, 0xbf303b34, 0x3edc4a01, 0x00000000

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
    str q2, [x6, #48]
    fmul v4.4s, v0.4s, v5.s[0]
    fmla v3.4s, v2.4s, v5.s[1]
    fmla v0.4s, v2.4s, v6.s[0]
    str q4, [x6]
    fmul v2.4s, v3.4s, v5.s[2]
    fmul v0.4s, v0.4s, v6.s[1]
    mov v3.16b, v2.16b
    mov v4.16b, v0.16b
    fmls v2.4s, v1.4s, v5.s[3]
    fmla v0.4s, v1.4s, v6.s[2]
    fmla v3.4s, v1.4s, v5.s[3]
    fmls v4.4s, v1.4s, v6.s[2]
    str q2, [x6, #32]
    str q0, [x6, #80]
    str q3, [x6, #16]
    str q4, [x6, #64]
    ldp q0, q1, [x4, #48]
    ldr q2, [x4, #80]
    mov v3.16b, v0.16b
    fmul v4.4s, v0.4s, v5.s[0]
    str q2, [x6, #144]
    fmla v0.4s, v2.4s, v6.s[0]
    fmla v3.4s, v2.4s, v5.s[1]
    str q4, [x6, #96]
    fmul v0.4s, v0.4s, v6.s[1]
    fmul v2.4s, v3.4s, v5.s[2]
    mov v3.16b, v0.16b
    fmla v0.4s, v1.4s, v6.s[2]
    mov v4.16b, v2.16b
    fmls v2.4s, v1.4s, v5.s[3]
    fmls v3.4s, v1.4s, v6.s[2]
    fmla v4.4s, v1.4s, v5.s[3]
    str q0, [x6, #176]
    str q2, [x6, #128]
    str q3, [x6, #160]
    str q4, [x6, #112]
    ldp q0, q1, [x4, #96]
    ldr q2, [x4, #128]
    mov v3.16b, v0.16b
    fmul v4.4s, v0.4s, v5.s[0]
    str q2, [x6, #240]
    fmla v0.4s, v2.4s, v6.s[0]
    fmla v3.4s, v2.4s, v5.s[1]
    str q4, [x6, #192]
    fmul v0.4s, v0.4s, v6.s[1]
    fmul v2.4s, v3.4s, v5.s[2]
    mov v3.16b, v0.16b
    fmla v0.4s, v1.4s, v6.s[2]
    mov v4.16b, v2.16b
    fmls v2.4s, v1.4s, v5.s[3]
    fmls v3.4s, v1.4s, v6.s[2]
    fmla v4.4s, v1.4s, v5.s[3]
    str q0, [x6, #272]
    str q2, [x6, #224]
    str q3, [x6, #256]
    str q4, [x6, #208]
.Lrepeat_253:
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
    fmla v0.4s, v2.4s, v6.s[2]
    mov v7.16b, v3.16b
    fmls v3.4s, v2.4s, v5.s[3]
    fmls v4.4s, v2.4s, v6.s[2]
    fmla v7.4s, v2.4s, v5.s[3]
    str q7, [x5]
    add x5, x5, x1, lsl #2
    str q3, [x3]
    add x3, x3, x1, lsl #2
    str q1, [x8]
    add x8, x8, x1, lsl #2
    str q4, [x9]
    add x9, x9, x1, lsl #2
    str q0, [x0]
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
    .long 0x3fc00000, 0x3f200000, 0x40100000, 0x3ec80000
    .long 0x40580000, 0x3e7a0000, 0x00000000, 0x00000000

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
    ldr q0, [x8]
    ldr q1, [x2]
    sub x10, x10, #1
    add x8, x8, x1, lsl #2
    ldr q2, [x11]
    ldr q3, [x6]
    add x2, x2, x1, lsl #2
    add x11, x11, x1, lsl #2
    adrp x12, .Lconstants_nnp_winograd_f4x4_3x3_output_with_bias__aarch64_neon
    ldr q4, [x12, :lo12:.Lconstants_nnp_winograd_f4x4_3x3_output_with_bias__aarch64_neon]
    ldr q5, [x0]
    add x0, x0, x1, lsl #2
    add x6, x6, x1, lsl #2
    ldr q6, [x7]
    adrp x12, .Lconstants_nnp_winograd_f4x4_3x3_output_with_bias__aarch64_neon+16
    ldr q7, [x12, :lo12:.Lconstants_nnp_winograd_f4x4_3x3_output_with_bias__aarch64_neon+16]
    add x7, x7, x1, lsl #2
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
    ldp q4, q5, [x8, #64]
    adrp x4, .Lconstants_nnp_winograd_f4x4_3x3_output_with_bias__aarch64_neon
    ldr q6, [x4, :lo12:.Lconstants_nnp_winograd_f4x4_3x3_output_with_bias__aarch64_neon]
    adrp x4, .Lconstants_nnp_winograd_f4x4_3x3_output_with_bias__aarch64_neon+16
    ldr q7, [x4, :lo12:.Lconstants_nnp_winograd_f4x4_3x3_output_with_bias__aarch64_neon+16]
    ldr q16, [x13]
    fadd v17.4s, v4.4s, v5.4s
    fsub v4.4s, v4.4s, v5.4s
    fadd v5.4s, v1.4s, v2.4s
    fsub v1.4s, v1.4s, v2.4s
    fmul v2.4s, v1.4s, v6.s[0]
    fmul v18.4s, v5.4s, v6.s[2]
    fadd v0.4s, v0.4s, v5.4s
    fmla v3.4s, v1.4s, v7.s[0]
    fmla v2.4s, v4.4s, v6.s[1]
    fmla v18.4s, v17.4s, v6.s[3]
    fmla v3.4s, v4.4s, v7.s[1]
    fadd v0.4s, v0.4s, v17.4s
    fadd v0.4s, v0.4s, v16.4s
    fadd v1.4s, v2.4s, v16.4s
    fadd v2.4s, v18.4s, v16.4s
    fadd v3.4s, v3.4s, v16.4s
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
    ldp q4, q5, [x8, #64]
    ubfx x4, x7, #0, #4
    adrp x5, .Lconstants_nnp_winograd_f4x4_3x3_output_with_bias__aarch64_neon
    ldr q6, [x5, :lo12:.Lconstants_nnp_winograd_f4x4_3x3_output_with_bias__aarch64_neon]
    adrp x5, .Lconstants_nnp_winograd_f4x4_3x3_output_with_bias__aarch64_neon+16
    ldr q7, [x5, :lo12:.Lconstants_nnp_winograd_f4x4_3x3_output_with_bias__aarch64_neon+16]
    ldr q16, [x13]
    fadd v17.4s, v4.4s, v5.4s
    fsub v4.4s, v4.4s, v5.4s
    fadd v5.4s, v1.4s, v2.4s
    fsub v1.4s, v1.4s, v2.4s
    fmul v2.4s, v1.4s, v6.s[0]
    fmul v18.4s, v5.4s, v6.s[2]
    fadd v0.4s, v0.4s, v5.4s
    fmla v3.4s, v1.4s, v7.s[0]
    fmla v2.4s, v4.4s, v6.s[1]
    fmla v18.4s, v17.4s, v6.s[3]
    fmla v3.4s, v4.4s, v7.s[1]
    fadd v0.4s, v0.4s, v17.4s
    fadd v0.4s, v0.4s, v16.4s
    fadd v1.4s, v2.4s, v16.4s
    fadd v2.4s, v18.4s, v16.4s
    fadd v3.4s, v3.4s, v16.4s
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
    .long 0x3fc00000, 0x3f200000, 0x40100000, 0x3ec80000
    .long 0x40580000, 0x3e7a0000, 0x00000000, 0x00000000

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
    ldr q0, [x8]
    ldr q1, [x2]
    sub x10, x10, #1
    add x8, x8, x1, lsl #2
    ldr q2, [x11]
    ldr q3, [x6]
    add x2, x2, x1, lsl #2
    add x11, x11, x1, lsl #2
    adrp x12, .Lconstants_nnp_winograd_f4x4_3x3_output_with_bias_with_relu__aarch64_neon
    ldr q4, [x12, :lo12:.Lconstants_nnp_winograd_f4x4_3x3_output_with_bias_with_relu__aarch64_neon]
    ldr q5, [x0]
    add x0, x0, x1, lsl #2
    add x6, x6, x1, lsl #2
    ldr q6, [x7]
    adrp x12, .Lconstants_nnp_winograd_f4x4_3x3_output_with_bias_with_relu__aarch64_neon+16
    ldr q7, [x12, :lo12:.Lconstants_nnp_winograd_f4x4_3x3_output_with_bias_with_relu__aarch64_neon+16]
    add x7, x7, x1, lsl #2
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
    ldp q4, q5, [x8, #64]
    movi v6.4s, #0
    adrp x4, .Lconstants_nnp_winograd_f4x4_3x3_output_with_bias_with_relu__aarch64_neon
    ldr q7, [x4, :lo12:.Lconstants_nnp_winograd_f4x4_3x3_output_with_bias_with_relu__aarch64_neon]
    adrp x4, .Lconstants_nnp_winograd_f4x4_3x3_output_with_bias_with_relu__aarch64_neon+16
    ldr q16, [x4, :lo12:.Lconstants_nnp_winograd_f4x4_3x3_output_with_bias_with_relu__aarch64_neon+16]
    ldr q17, [x13]
    fadd v18.4s, v4.4s, v5.4s
    fsub v4.4s, v4.4s, v5.4s
    fadd v5.4s, v1.4s, v2.4s
    fsub v1.4s, v1.4s, v2.4s
    fmul v2.4s, v1.4s, v7.s[0]
    fmul v19.4s, v5.4s, v7.s[2]
    fadd v0.4s, v0.4s, v5.4s
    fmla v3.4s, v1.4s, v16.s[0]
    fmla v2.4s, v4.4s, v7.s[1]
    fmla v19.4s, v18.4s, v7.s[3]
    fmla v3.4s, v4.4s, v16.s[1]
    fadd v0.4s, v0.4s, v18.4s
    fadd v0.4s, v0.4s, v17.4s
    fadd v1.4s, v2.4s, v17.4s
    fadd v2.4s, v19.4s, v17.4s
    fadd v3.4s, v3.4s, v17.4s
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
    ldp q4, q5, [x8, #64]
    movi v6.4s, #0
    ubfx x4, x7, #0, #4
    adrp x5, .Lconstants_nnp_winograd_f4x4_3x3_output_with_bias_with_relu__aarch64_neon
    ldr q7, [x5, :lo12:.Lconstants_nnp_winograd_f4x4_3x3_output_with_bias_with_relu__aarch64_neon]
    adrp x5, .Lconstants_nnp_winograd_f4x4_3x3_output_with_bias_with_relu__aarch64_neon+16
    ldr q16, [x5, :lo12:.Lconstants_nnp_winograd_f4x4_3x3_output_with_bias_with_relu__aarch64_neon+16]
    ldr q17, [x13]
    fadd v18.4s, v4.4s, v5.4s
    fsub v4.4s, v4.4s, v5.4s
    fadd v5.4s, v1.4s, v2.4s
    fsub v1.4s, v1.4s, v2.4s
    fmul v2.4s, v1.4s, v7.s[0]
    fmul v19.4s, v5.4s, v7.s[2]
    fadd v0.4s, v0.4s, v5.4s
    fmla v3.4s, v1.4s, v16.s[0]
    fmla v2.4s, v4.4s, v7.s[1]
    fmla v19.4s, v18.4s, v7.s[3]
    fmla v3.4s, v4.4s, v16.s[1]
    fadd v0.4s, v0.4s, v18.4s
    fadd v0.4s, v0.4s, v17.4s
    fadd v1.4s, v2.4s, v17.4s
    fadd v2.4s, v19.4s, v17.4s
    fadd v3.4s, v3.4s, v17.4s
    fmax v0.4s, v6.4s, v0.4s
    fmax v1.4s, v6.4s, v1.4s
    fmax v2.4s, v6.4s, v2.4s
    fmax v3.4s, v6.4s, v3.4s
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
    .long 0x3f91a2b4, 0x3df4c401, 0x3e379301, 0xbf303b34
    .long 0x3edc4a01, 0x00000000, 0x00000000, 0x00000000

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
    fmul v4.4s, v0.4s, v2.s[1]
    fmul v5.4s, v0.4s, v2.s[3]
    str q1, [x6, #48]
    fmul v0.4s, v0.4s, v2.s[0]
    mov v6.16b, v4.16b
    mov v7.16b, v5.16b
    fmls v4.4s, v1.4s, v2.s[2]
    fmla v5.4s, v1.4s, v3.s[0]
    str q0, [x6]
    fmla v6.4s, v1.4s, v2.s[2]
    fmls v7.4s, v1.4s, v3.s[0]
    str q4, [x6, #32]
    str q5, [x6, #80]
    str q6, [x6, #16]
    str q7, [x6, #64]
    ldp q0, q1, [x4, #32]
    fmul v4.4s, v0.4s, v2.s[1]
    fmul v5.4s, v0.4s, v2.s[3]
    str q1, [x6, #144]
    fmul v0.4s, v0.4s, v2.s[0]
    mov v6.16b, v4.16b
    mov v7.16b, v5.16b
    fmls v4.4s, v1.4s, v2.s[2]
    fmla v5.4s, v1.4s, v3.s[0]
    str q0, [x6, #96]
    fmla v6.4s, v1.4s, v2.s[2]
    fmls v7.4s, v1.4s, v3.s[0]
    str q4, [x6, #128]
    str q5, [x6, #176]
    str q6, [x6, #112]
    str q7, [x6, #160]
.Lrepeat_282:
    ldr q0, [x10]
    ldr q1, [x10, #96]
    sub x11, x11, #1
    add x10, x10, #16
    fmul v4.4s, v0.4s, v2.s[1]
    fmul v5.4s, v0.4s, v2.s[3]
    fmul v0.4s, v0.4s, v2.s[0]
    mov v6.16b, v4.16b
    fmls v4.4s, v1.4s, v2.s[2]
    mov v7.16b, v5.16b
    str q0, [x2]
    fmla v5.4s, v1.4s, v3.s[0]
    add x2, x2, x1, lsl #2
    fmla v6.4s, v1.4s, v2.s[2]
    fmls v7.4s, v1.4s, v3.s[0]
    str q6, [x5]
    add x5, x5, x1, lsl #2
    str q4, [x3]
    add x3, x3, x1, lsl #2
    str q1, [x8]
    add x8, x8, x1, lsl #2
    str q7, [x9]
    add x9, x9, x1, lsl #2
    str q5, [x0]
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
    .long 0x3fc00000, 0x3f200000, 0x40100000, 0x3ec80000
    .long 0x40580000, 0x3e7a0000, 0x40a20000, 0x3e1c4000

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
    ldr q0, [x8]
    ldr q1, [x2]
    sub x10, x10, #1
    add x8, x8, x1, lsl #2
    ldr q2, [x11]
    ldr q3, [x6]
    add x2, x2, x1, lsl #2
    add x11, x11, x1, lsl #2
    adrp x12, .Lconstants_nnp_winograd_f5x5_2x2_output_with_bias__aarch64_neon
    ldr q4, [x12, :lo12:.Lconstants_nnp_winograd_f5x5_2x2_output_with_bias__aarch64_neon]
    adrp x12, .Lconstants_nnp_winograd_f5x5_2x2_output_with_bias__aarch64_neon+16
    ldr q5, [x12, :lo12:.Lconstants_nnp_winograd_f5x5_2x2_output_with_bias__aarch64_neon+16]
    add x6, x6, x1, lsl #2
    ldr q6, [x0]
    ldr q7, [x7]
    add x0, x0, x1, lsl #2
    add x7, x7, x1, lsl #2
    fadd v16.4s, v0.4s, v1.4s
    fsub v0.4s, v0.4s, v1.4s
    fadd v1.4s, v2.4s, v3.4s
    fsub v2.4s, v2.4s, v3.4s
    fmul v3.4s, v0.4s, v4.s[0]
    fmul v17.4s, v16.4s, v4.s[2]
    fmul v0.4s, v0.4s, v5.s[0]
    fadd v6.4s, v6.4s, v16.4s
    fmla v7.4s, v16.4s, v5.s[2]
    fmla v3.4s, v2.4s, v4.s[1]
    fmla v17.4s, v1.4s, v4.s[3]
    fmla v0.4s, v2.4s, v5.s[1]
    fmla v7.4s, v1.4s, v5.s[3]
    fadd v1.4s, v6.4s, v1.4s
    str q3, [x9, #96]
    str q17, [x9, #192]
    str q1, [x9]
    str q0, [x9, #288]
    str q7, [x9, #384]
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
    ldp q4, q5, [x5, #64]
    adrp x1, .Lconstants_nnp_winograd_f5x5_2x2_output_with_bias__aarch64_neon
    ldr q6, [x1, :lo12:.Lconstants_nnp_winograd_f5x5_2x2_output_with_bias__aarch64_neon]
    adrp x1, .Lconstants_nnp_winograd_f5x5_2x2_output_with_bias__aarch64_neon+16
    ldr q7, [x1, :lo12:.Lconstants_nnp_winograd_f5x5_2x2_output_with_bias__aarch64_neon+16]
    ldr q16, [x13]
    fadd v17.4s, v4.4s, v5.4s
    fsub v4.4s, v4.4s, v5.4s
    fadd v5.4s, v1.4s, v2.4s
    fsub v1.4s, v1.4s, v2.4s
    fmul v2.4s, v1.4s, v6.s[0]
    fmul v18.4s, v5.4s, v6.s[2]
    fmul v1.4s, v1.4s, v7.s[0]
    fadd v0.4s, v0.4s, v5.4s
    fmla v3.4s, v5.4s, v7.s[2]
    fmla v2.4s, v4.4s, v6.s[1]
    fmla v18.4s, v17.4s, v6.s[3]
    fmla v1.4s, v4.4s, v7.s[1]
    fadd v0.4s, v0.4s, v17.4s
    fmla v3.4s, v17.4s, v7.s[3]
    fadd v0.4s, v0.4s, v16.4s
    fadd v2.4s, v2.4s, v16.4s
    fadd v4.4s, v18.4s, v16.4s
    fadd v1.4s, v1.4s, v16.4s
    fadd v3.4s, v3.4s, v16.4s
    zip1 v5.4s, v0.4s, v4.4s
    zip1 v6.4s, v2.4s, v1.4s
    zip2 v0.4s, v0.4s, v4.4s
    zip2 v7.4s, v2.4s, v1.4s
    zip1 v16.4s, v5.4s, v6.4s
    zip2 v5.4s, v5.4s, v6.4s
    zip1 v6.4s, v0.4s, v7.4s
    zip1 v17.4s, v2.4s, v1.4s
    str q16, [x7]
    zip1 v16.4s, v4.4s, v3.4s
    zip2 v0.4s, v0.4s, v7.4s
    str q5, [x3]
    zip2 v1.4s, v2.4s, v1.4s
    zip2 v2.4s, v4.4s, v3.4s
    str q6, [x9]
    zip1 v3.4s, v17.4s, v16.4s
    zip2 v4.4s, v17.4s, v16.4s
    str q0, [x10]
    zip1 v0.4s, v1.4s, v2.4s
    zip2 v1.4s, v1.4s, v2.4s
    str q3, [x7, #4]
    str q4, [x3, #4]
    str q0, [x9, #4]
    str q1, [x10, #4]
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
    ldp q4, q5, [x5, #64]
    ubfx x0, x6, #0, #4
    adrp x1, .Lconstants_nnp_winograd_f5x5_2x2_output_with_bias__aarch64_neon
    ldr q6, [x1, :lo12:.Lconstants_nnp_winograd_f5x5_2x2_output_with_bias__aarch64_neon]
    adrp x1, .Lconstants_nnp_winograd_f5x5_2x2_output_with_bias__aarch64_neon+16
    ldr q7, [x1, :lo12:.Lconstants_nnp_winograd_f5x5_2x2_output_with_bias__aarch64_neon+16]
    ldr q16, [x13]
    fadd v17.4s, v4.4s, v5.4s
    fsub v4.4s, v4.4s, v5.4s
    fadd v5.4s, v1.4s, v2.4s
    fsub v1.4s, v1.4s, v2.4s
    fmul v2.4s, v1.4s, v6.s[0]
    fmul v18.4s, v5.4s, v6.s[2]
    fmul v1.4s, v1.4s, v7.s[0]
    fadd v0.4s, v0.4s, v5.4s
    fmla v3.4s, v5.4s, v7.s[2]
    fmla v2.4s, v4.4s, v6.s[1]
    fmla v18.4s, v17.4s, v6.s[3]
    fmla v1.4s, v4.4s, v7.s[1]
    fmla v3.4s, v17.4s, v7.s[3]
    fadd v0.4s, v0.4s, v17.4s
    fadd v2.4s, v2.4s, v16.4s
    fadd v4.4s, v18.4s, v16.4s
    fadd v0.4s, v0.4s, v16.4s
    fadd v1.4s, v1.4s, v16.4s
    fadd v3.4s, v3.4s, v16.4s
    cmp x0, #15
    bne .Lotherwise_290
    zip1 v5.4s, v0.4s, v4.4s
    zip1 v6.4s, v2.4s, v1.4s
    zip2 v0.4s, v0.4s, v4.4s
    zip2 v1.4s, v2.4s, v1.4s
    zip1 v2.4s, v5.4s, v6.4s
    zip2 v4.4s, v5.4s, v6.4s
    zip1 v5.4s, v0.4s, v1.4s
    zip2 v0.4s, v0.4s, v1.4s
    str q2, [x7]
    str q4, [x3]
    str q5, [x9]
    str q0, [x10]
    b .Lend_291
.Lotherwise_290:
    tst x6, #1
    beq .Lotherwise_292
    st1 {v0.s}[0], [x7]
    st1 {v0.s}[1], [x3]
    st1 {v0.s}[2], [x9]
    st1 {v0.s}[3], [x10]
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
    st1 {v4.s}[0], [x0]
    add x0, x10, #8
    st1 {v4.s}[1], [x1]
    st1 {v4.s}[2], [x2]
    st1 {v4.s}[3], [x0]
.Lotherwise_294:
    tst x6, #8
    beq .Lotherwise_295
    add x0, x7, #12
    add x1, x3, #12
    add x2, x9, #12
    st1 {v1.s}[0], [x0]
    add x0, x10, #12
    st1 {v1.s}[1], [x1]
    st1 {v1.s}[2], [x2]
    st1 {v1.s}[3], [x0]
.Lotherwise_295:
.Lend_291:
    ubfx x0, x6, #4, #4
    cmp x0, #15
    bne .Lotherwise_296
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
    b .Lend_297
.Lotherwise_296:
    tst x6, #16
    beq .Lotherwise_298
    add x0, x7, #16
    add x1, x3, #16
    add x2, x9, #16
    st1 {v3.s}[0], [x0]
    add x0, x10, #16
    st1 {v3.s}[1], [x1]
    st1 {v3.s}[2], [x2]
    st1 {v3.s}[3], [x0]
.Lotherwise_298:
    tst x6, #32
    beq .Lotherwise_299
    add x0, x7, #20
    add x1, x3, #20
    add x2, x9, #20
    st1 {v3.s}[0], [x0]
    add x0, x10, #20
    st1 {v3.s}[1], [x1]
    st1 {v3.s}[2], [x2]
    st1 {v3.s}[3], [x0]
.Lotherwise_299:
    tst x6, #64
    beq .Lotherwise_300
    add x0, x7, #24
    add x1, x3, #24
    add x2, x9, #24
    st1 {v3.s}[0], [x0]
    add x0, x10, #24
    st1 {v3.s}[1], [x1]
    st1 {v3.s}[2], [x2]
    st1 {v3.s}[3], [x0]
.Lotherwise_300:
    tst x6, #128
    beq .Lotherwise_301
    add x0, x7, #28
    add x1, x3, #28
    add x2, x9, #28
    st1 {v3.s}[0], [x0]
    add x0, x10, #28
    st1 {v3.s}[1], [x1]
    st1 {v3.s}[2], [x2]
    st1 {v3.s}[3], [x0]
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
    .long 0x3fc00000, 0x3f200000, 0x40100000, 0x3ec80000
    .long 0x40580000, 0x3e7a0000, 0x40a20000, 0x3e1c4000

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
    ldr q0, [x8]
    ldr q1, [x2]
    sub x10, x10, #1
    add x8, x8, x1, lsl #2
    ldr q2, [x11]
    ldr q3, [x6]
    add x2, x2, x1, lsl #2
    add x11, x11, x1, lsl #2
    adrp x12, .Lconstants_nnp_winograd_f5x5_2x2_output_with_bias_with_relu__aarch64_neon
    ldr q4, [x12, :lo12:.Lconstants_nnp_winograd_f5x5_2x2_output_with_bias_with_relu__aarch64_neon]
    adrp x12, .Lconstants_nnp_winograd_f5x5_2x2_output_with_bias_with_relu__aarch64_neon+16
    ldr q5, [x12, :lo12:.Lconstants_nnp_winograd_f5x5_2x2_output_with_bias_with_relu__aarch64_neon+16]
    add x6, x6, x1, lsl #2
    ldr q6, [x0]
    ldr q7, [x7]
    add x0, x0, x1, lsl #2
    add x7, x7, x1, lsl #2
    fadd v16.4s, v0.4s, v1.4s
    fsub v0.4s, v0.4s, v1.4s
    fadd v1.4s, v2.4s, v3.4s
    fsub v2.4s, v2.4s, v3.4s
    fmul v3.4s, v0.4s, v4.s[0]
    fmul v17.4s, v16.4s, v4.s[2]
    fmul v0.4s, v0.4s, v5.s[0]
    fadd v6.4s, v6.4s, v16.4s
    fmla v7.4s, v16.4s, v5.s[2]
    fmla v3.4s, v2.4s, v4.s[1]
    fmla v17.4s, v1.4s, v4.s[3]
    fmla v0.4s, v2.4s, v5.s[1]
    fmla v7.4s, v1.4s, v5.s[3]
    fadd v1.4s, v6.4s, v1.4s
    str q3, [x9, #96]
    str q17, [x9, #192]
    str q1, [x9]
    str q0, [x9, #288]
    str q7, [x9, #384]
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
    ldp q4, q5, [x5, #64]
    movi v6.4s, #0
    adrp x1, .Lconstants_nnp_winograd_f5x5_2x2_output_with_bias_with_relu__aarch64_neon
    ldr q7, [x1, :lo12:.Lconstants_nnp_winograd_f5x5_2x2_output_with_bias_with_relu__aarch64_neon]
    adrp x1, .Lconstants_nnp_winograd_f5x5_2x2_output_with_bias_with_relu__aarch64_neon+16
    ldr q16, [x1, :lo12:.Lconstants_nnp_winograd_f5x5_2x2_output_with_bias_with_relu__aarch64_neon+16]
    ldr q17, [x13]
    fadd v18.4s, v4.4s, v5.4s
    fsub v4.4s, v4.4s, v5.4s
    fadd v5.4s, v1.4s, v2.4s
    fsub v1.4s, v1.4s, v2.4s
    fmul v2.4s, v1.4s, v7.s[0]
    fmul v19.4s, v5.4s, v7.s[2]
    fmul v1.4s, v1.4s, v16.s[0]
    fadd v0.4s, v0.4s, v5.4s
    fmla v3.4s, v5.4s, v16.s[2]
    fmla v2.4s, v4.4s, v7.s[1]
    fmla v19.4s, v18.4s, v7.s[3]
    fmla v1.4s, v4.4s, v16.s[1]
    fadd v0.4s, v0.4s, v18.4s
    fmla v3.4s, v18.4s, v16.s[3]
    fadd v0.4s, v0.4s, v17.4s
    fadd v2.4s, v2.4s, v17.4s
    fadd v4.4s, v19.4s, v17.4s
    fadd v1.4s, v1.4s, v17.4s
    fadd v3.4s, v3.4s, v17.4s
    fmax v0.4s, v6.4s, v0.4s
    fmax v2.4s, v6.4s, v2.4s
    fmax v4.4s, v6.4s, v4.4s
    fmax v1.4s, v6.4s, v1.4s
    fmax v3.4s, v6.4s, v3.4s
    zip1 v5.4s, v0.4s, v4.4s
    zip1 v6.4s, v2.4s, v1.4s
    zip2 v0.4s, v0.4s, v4.4s
    zip2 v7.4s, v2.4s, v1.4s
    zip1 v16.4s, v5.4s, v6.4s
    zip2 v5.4s, v5.4s, v6.4s
    zip1 v6.4s, v0.4s, v7.4s
    zip1 v17.4s, v2.4s, v1.4s
    str q16, [x7]
    zip1 v16.4s, v4.4s, v3.4s
    zip2 v0.4s, v0.4s, v7.4s
    str q5, [x3]
    zip2 v1.4s, v2.4s, v1.4s
    zip2 v2.4s, v4.4s, v3.4s
    str q6, [x9]
    zip1 v3.4s, v17.4s, v16.4s
    zip2 v4.4s, v17.4s, v16.4s
    str q0, [x10]
    zip1 v0.4s, v1.4s, v2.4s
    zip2 v1.4s, v1.4s, v2.4s
    str q3, [x7, #4]
    str q4, [x3, #4]
    str q0, [x9, #4]
    str q1, [x10, #4]
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
    ldp q4, q5, [x5, #64]
    movi v6.4s, #0
    ubfx x0, x6, #0, #4
    adrp x1, .Lconstants_nnp_winograd_f5x5_2x2_output_with_bias_with_relu__aarch64_neon
    ldr q7, [x1, :lo12:.Lconstants_nnp_winograd_f5x5_2x2_output_with_bias_with_relu__aarch64_neon]
    adrp x1, .Lconstants_nnp_winograd_f5x5_2x2_output_with_bias_with_relu__aarch64_neon+16
    ldr q16, [x1, :lo12:.Lconstants_nnp_winograd_f5x5_2x2_output_with_bias_with_relu__aarch64_neon+16]
    ldr q17, [x13]
    fadd v18.4s, v4.4s, v5.4s
    fsub v4.4s, v4.4s, v5.4s
    fadd v5.4s, v1.4s, v2.4s
    fsub v1.4s, v1.4s, v2.4s
    fmul v2.4s, v1.4s, v7.s[0]
    fmul v19.4s, v5.4s, v7.s[2]
    fmul v1.4s, v1.4s, v16.s[0]
    fadd v0.4s, v0.4s, v5.4s
    fmla v3.4s, v5.4s, v16.s[2]
    fmla v2.4s, v4.4s, v7.s[1]
    fmla v19.4s, v18.4s, v7.s[3]
    fmla v1.4s, v4.4s, v16.s[1]
    fmla v3.4s, v18.4s, v16.s[3]
    fadd v0.4s, v0.4s, v18.4s
    fadd v2.4s, v2.4s, v17.4s
    fadd v4.4s, v19.4s, v17.4s
    fadd v0.4s, v0.4s, v17.4s
    fadd v1.4s, v1.4s, v17.4s
    fadd v3.4s, v3.4s, v17.4s
    fmax v2.4s, v6.4s, v2.4s
    fmax v4.4s, v6.4s, v4.4s
    fmax v0.4s, v6.4s, v0.4s
    fmax v1.4s, v6.4s, v1.4s
    fmax v3.4s, v6.4s, v3.4s
    cmp x0, #15
    bne .Lotherwise_309
    zip1 v5.4s, v0.4s, v4.4s
    zip1 v6.4s, v2.4s, v1.4s
    zip2 v0.4s, v0.4s, v4.4s
    zip2 v1.4s, v2.4s, v1.4s
    zip1 v2.4s, v5.4s, v6.4s
    zip2 v4.4s, v5.4s, v6.4s
    zip1 v5.4s, v0.4s, v1.4s
    zip2 v0.4s, v0.4s, v1.4s
    str q2, [x7]
    str q4, [x3]
    str q5, [x9]
    str q0, [x10]
    b .Lend_310
.Lotherwise_309:
    tst x6, #1
    beq .Lotherwise_311
    st1 {v0.s}[0], [x7]
    st1 {v0.s}[1], [x3]
    st1 {v0.s}[2], [x9]
    st1 {v0.s}[3], [x10]
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
    st1 {v4.s}[0], [x0]
    add x0, x10, #8
    st1 {v4.s}[1], [x1]
    st1 {v4.s}[2], [x2]
    st1 {v4.s}[3], [x0]
.Lotherwise_313:
    tst x6, #8
    beq .Lotherwise_314
    add x0, x7, #12
    add x1, x3, #12
    add x2, x9, #12
    st1 {v1.s}[0], [x0]
    add x0, x10, #12
    st1 {v1.s}[1], [x1]
    st1 {v1.s}[2], [x2]
    st1 {v1.s}[3], [x0]
.Lotherwise_314:
.Lend_310:
    ubfx x0, x6, #4, #4
    cmp x0, #15
    bne .Lotherwise_315
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
    b .Lend_316
.Lotherwise_315:
    tst x6, #16
    beq .Lotherwise_317
    add x0, x7, #16
    add x1, x3, #16
    add x2, x9, #16
    st1 {v3.s}[0], [x0]
    add x0, x10, #16
    st1 {v3.s}[1], [x1]
    st1 {v3.s}[2], [x2]
    st1 {v3.s}[3], [x0]
.Lotherwise_317:
    tst x6, #32
    beq .Lotherwise_318
    add x0, x7, #20
    add x1, x3, #20
    add x2, x9, #20
    st1 {v3.s}[0], [x0]
    add x0, x10, #20
    st1 {v3.s}[1], [x1]
    st1 {v3.s}[2], [x2]
    st1 {v3.s}[3], [x0]
.Lotherwise_318:
    tst x6, #64
    beq .Lotherwise_319
    add x0, x7, #24
    add x1, x3, #24
    add x2, x9, #24
    st1 {v3.s}[0], [x0]
    add x0, x10, #24
    st1 {v3.s}[1], [x1]
    st1 {v3.s}[2], [x2]
    st1 {v3.s}[3], [x0]
.Lotherwise_319:
    tst x6, #128
    beq .Lotherwise_320
    add x0, x7, #28
    add x1, x3, #28
    add x2, x9, #28
    st1 {v3.s}[0], [x0]
    add x0, x10, #28
    st1 {v3.s}[1], [x1]
    st1 {v3.s}[2], [x2]
    st1 {v3.s}[3], [x0]
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
    fsub v1.4s, v3.4s, v4.4s
    fadd v3.4s, v4.4s, v2.4s
    fsub v4.4s, v4.4s, v2.4s
    fsub v0.4s, v0.4s, v2.4s
    str q1, [x4]
    str q3, [x4, #16]
    str q4, [x4, #32]
    str q0, [x4, #48]
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
    fsub v1.4s, v3.4s, v4.4s
    fadd v3.4s, v4.4s, v2.4s
    fsub v4.4s, v4.4s, v2.4s
    fsub v0.4s, v0.4s, v2.4s
    str q1, [x4]
    str q3, [x4, #16]
    str q4, [x4, #32]
    str q0, [x4, #48]
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
.Lrepeat_338:
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
    fadd v1.4s, v1.4s, v4.4s
    fadd v4.4s, v1.4s, v2.4s
    fsub v1.4s, v1.4s, v2.4s
    fadd v0.4s, v0.4s, v4.4s
    fadd v1.4s, v3.4s, v1.4s
    cmp x9, #3
    bne .Lotherwise_346
    zip1 v2.4s, v0.4s, v1.4s
    zip2 v0.4s, v0.4s, v1.4s
    str d2, [x3]
    st1 {v2.d}[1], [x6]
    str d0, [x7]
    st1 {v0.d}[1], [x0]
    b .Lend_347
.Lotherwise_346:
    tst x1, #1
    beq .Lotherwise_348
    st1 {v0.s}[0], [x3]
    st1 {v0.s}[1], [x6]
    st1 {v0.s}[2], [x7]
    st1 {v0.s}[3], [x0]
.Lotherwise_348:
    tst x1, #2
    beq .Lotherwise_349
    add x9, x3, #4
    add x11, x6, #4
    add x12, x7, #4
    st1 {v1.s}[0], [x9]
    add x9, x0, #4
    st1 {v1.s}[1], [x11]
    st1 {v1.s}[2], [x12]
    st1 {v1.s}[3], [x9]
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
    fadd v1.4s, v1.4s, v4.4s
    fadd v4.4s, v1.4s, v2.4s
    fsub v1.4s, v1.4s, v2.4s
    fadd v0.4s, v0.4s, v4.4s
    fadd v1.4s, v3.4s, v1.4s
    fmax v0.4s, v5.4s, v0.4s
    fmax v1.4s, v5.4s, v1.4s
    cmp x9, #3
    bne .Lotherwise_357
    zip1 v2.4s, v0.4s, v1.4s
    zip2 v0.4s, v0.4s, v1.4s
    str d2, [x3]
    st1 {v2.d}[1], [x6]
    str d0, [x7]
    st1 {v0.d}[1], [x0]
    b .Lend_358
.Lotherwise_357:
    tst x1, #1
    beq .Lotherwise_359
    st1 {v0.s}[0], [x3]
    st1 {v0.s}[1], [x6]
    st1 {v0.s}[2], [x7]
    st1 {v0.s}[3], [x0]
.Lotherwise_359:
    tst x1, #2
    beq .Lotherwise_360
    add x9, x3, #4
    add x11, x6, #4
    add x12, x7, #4
    st1 {v1.s}[0], [x9]
    add x9, x0, #4
    st1 {v1.s}[1], [x11]
    st1 {v1.s}[2], [x12]
    st1 {v1.s}[3], [x9]
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
    str q0, [x6]
    str q1, [x6, #48]
    mov v0.16b, v3.16b
    fmls v3.4s, v1.4s, v2.s[0]
    fmla v0.4s, v1.4s, v2.s[0]
    str q3, [x6, #32]
    str q0, [x6, #16]
    ldp q0, q1, [x4, #32]
    fmul v3.4s, v0.4s, v2.s[0]
    str q0, [x6, #64]
    str q1, [x6, #112]
    mov v0.16b, v3.16b
    fmls v3.4s, v1.4s, v2.s[0]
    fmla v0.4s, v1.4s, v2.s[0]
    str q3, [x6, #96]
    str q0, [x6, #80]
.Lrepeat_363:
    ldr q0, [x8]
    ldr q1, [x8, #64]
    sub x9, x9, #1
    add x8, x8, #16
    fmul v3.4s, v0.4s, v2.s[0]
    str q0, [x2]
    add x2, x2, x3, lsl #2
    mov v0.16b, v3.16b
    fmls v3.4s, v1.4s, v2.s[0]
    fmla v0.4s, v1.4s, v2.s[0]
    str q0, [x1]
    add x1, x1, x3, lsl #2
    str q3, [x7]
    add x7, x7, x3, lsl #2
    str q1, [x0]
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
    fadd v2.4s, v3.4s, v4.4s
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
    fadd v1.4s, v1.4s, v4.4s
    fadd v4.4s, v1.4s, v2.4s
    fsub v1.4s, v1.4s, v2.4s
    fadd v0.4s, v0.4s, v4.4s
    fadd v2.4s, v3.4s, v4.4s
    zip1 v3.4s, v0.4s, v1.4s
    zip2 v0.4s, v0.4s, v1.4s
    zip1 v4.4s, v1.4s, v2.4s
    zip2 v1.4s, v1.4s, v2.4s
    str d3, [x12]
    st1 {v3.d}[1], [x4]
    str d0, [x6]
    st1 {v0.d}[1], [x0]
    str d4, [x12, #4]
    st1 {v4.d}[1], [x7]
    str d1, [x6, #4]
    st1 {v1.d}[1], [x8]
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
    fadd v1.4s, v1.4s, v4.4s
    fadd v4.4s, v1.4s, v2.4s
    fsub v1.4s, v1.4s, v2.4s
    fadd v0.4s, v0.4s, v4.4s
    fadd v2.4s, v3.4s, v4.4s
    cmp x8, #15
    bne .Lotherwise_371
    zip1 v3.4s, v0.4s, v2.4s
    zip1 v4.4s, v1.4s, v2.4s
    zip2 v0.4s, v0.4s, v2.4s
    zip2 v1.4s, v1.4s, v2.4s
    zip1 v2.4s, v3.4s, v4.4s
    zip2 v3.4s, v3.4s, v4.4s
    zip1 v4.4s, v0.4s, v1.4s
    zip2 v0.4s, v0.4s, v1.4s
    str q2, [x12]
    str q3, [x4]
    str q4, [x6]
    str q0, [x0]
    b .Lend_372
.Lotherwise_371:
    tst x1, #1
    beq .Lotherwise_373
    st1 {v0.s}[0], [x12]
    st1 {v0.s}[1], [x4]
    st1 {v0.s}[2], [x6]
    st1 {v0.s}[3], [x0]
.Lotherwise_373:
    tst x1, #2
    beq .Lotherwise_374
    add x8, x12, #4
    add x9, x4, #4
    add x11, x6, #4
    st1 {v1.s}[0], [x8]
    add x8, x0, #4
    st1 {v1.s}[1], [x9]
    st1 {v1.s}[2], [x11]
    st1 {v1.s}[3], [x8]
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
    fadd v2.4s, v3.4s, v4.4s
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
    fadd v1.4s, v1.4s, v4.4s
    fadd v4.4s, v1.4s, v2.4s
    fsub v1.4s, v1.4s, v2.4s
    fadd v0.4s, v0.4s, v4.4s
    fmax v1.4s, v5.4s, v1.4s
    fadd v2.4s, v3.4s, v4.4s
    fmax v0.4s, v5.4s, v0.4s
    fmax v2.4s, v5.4s, v2.4s
    zip1 v3.4s, v0.4s, v1.4s
    zip2 v0.4s, v0.4s, v1.4s
    zip1 v4.4s, v1.4s, v2.4s
    zip2 v1.4s, v1.4s, v2.4s
    str d3, [x12]
    st1 {v3.d}[1], [x4]
    str d0, [x6]
    st1 {v0.d}[1], [x0]
    str d4, [x12, #4]
    st1 {v4.d}[1], [x7]
    str d1, [x6, #4]
    st1 {v1.d}[1], [x8]
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
    fadd v1.4s, v1.4s, v4.4s
    fadd v4.4s, v1.4s, v2.4s
    fsub v1.4s, v1.4s, v2.4s
    fadd v0.4s, v0.4s, v4.4s
    fadd v2.4s, v3.4s, v4.4s
    fmax v1.4s, v5.4s, v1.4s
    fmax v0.4s, v5.4s, v0.4s
    fmax v2.4s, v5.4s, v2.4s
    cmp x8, #15
    bne .Lotherwise_384
    zip1 v3.4s, v0.4s, v2.4s
    zip1 v4.4s, v1.4s, v2.4s
    zip2 v0.4s, v0.4s, v2.4s
    zip2 v1.4s, v1.4s, v2.4s
    zip1 v2.4s, v3.4s, v4.4s
    zip2 v3.4s, v3.4s, v4.4s
    zip1 v4.4s, v0.4s, v1.4s
    zip2 v0.4s, v0.4s, v1.4s
    str q2, [x12]
    str q3, [x4]
    str q4, [x6]
    str q0, [x0]
    b .Lend_385
.Lotherwise_384:
    tst x1, #1
    beq .Lotherwise_386
    st1 {v0.s}[0], [x12]
    st1 {v0.s}[1], [x4]
    st1 {v0.s}[2], [x6]
    st1 {v0.s}[3], [x0]
.Lotherwise_386:
    tst x1, #2
    beq .Lotherwise_387
    add x8, x12, #4
    add x9, x4, #4
    add x11, x6, #4
    st1 {v1.s}[0], [x8]
    add x8, x0, #4
    st1 {v1.s}[1], [x9]
    st1 {v1.s}[2], [x11]
    st1 {v1.s}[3], [x8]
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
.Lconstants_nnp_winograd_f6x4_3x3_of_8x8_input__aarch64_neon:
    .long 0x3fa00000, 0x3e800000, 0xc0400000, 0x40400000
    .long 0xc0700000, 0x40f00000, 0x40800000, 0x40a00000
    .long 0x40a80000, 0x40880000, 0x3f000000, 0x40000000

    .text
    .p2align 4
    .globl nnp_winograd_f6x4_3x3_of_8x8_input__aarch64_neon
    .type nnp_winograd_f6x4_3x3_of_8x8_input__aarch64_neon, %function
nnp_winograd_f6x4_3x3_of_8x8_input__aarch64_neon:
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
    bne .Lotherwise_390
    mov x0, x6
    mov w1, #8
.Lrepeat_391:
    tst x12, #1
    beq .Lotherwise_392
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
    bne .Lotherwise_393
    ldr d1, [x9, #16]
    ldr d5, [x13, #16]
    add x2, x5, #16
    add x3, x14, #16
    ld1 {v1.d}[1], [x2]
    ld1 {v5.d}[1], [x3]
    uzp1 v6.4s, v1.4s, v5.4s
    uzp2 v1.4s, v1.4s, v5.4s
    b .Lend_394
.Lotherwise_393:
    movi v6.4s, #0
    tst x8, #16
    beq .Lotherwise_395
    add x2, x9, #16
    add x3, x5, #16
    add x4, x13, #16
    ld1 {v6.s}[0], [x2]
    add x2, x14, #16
    ld1 {v6.s}[1], [x3]
    ld1 {v6.s}[2], [x4]
    ld1 {v6.s}[3], [x2]
.Lotherwise_395:
    movi v1.4s, #0
    tst x8, #32
    beq .Lotherwise_396
    add x2, x9, #20
    add x3, x5, #20
    add x4, x13, #20
    ld1 {v1.s}[0], [x2]
    add x2, x14, #20
    ld1 {v1.s}[1], [x3]
    ld1 {v1.s}[2], [x4]
    ld1 {v1.s}[3], [x2]
.Lotherwise_396:
.Lend_394:
    adrp x2, .Lconstants_nnp_winograd_f6x4_3x3_of_8x8_input__aarch64_neon
    ldr q5, [x2, :lo12:.Lconstants_nnp_winograd_f6x4_3x3_of_8x8_input__aarch64_neon]
    mov v7.16b, v4.16b
    adrp x2, .Lconstants_nnp_winograd_f6x4_3x3_of_8x8_input__aarch64_neon+16
    ldr q16, [x2, :lo12:.Lconstants_nnp_winograd_f6x4_3x3_of_8x8_input__aarch64_neon+16]
    fsub v17.4s, v4.4s, v6.4s
    mov v18.16b, v2.16b
    fsub v19.4s, v2.4s, v0.4s
    fmls v7.4s, v6.4s, v5.s[1]
    fmul v17.4s, v17.4s, v16.s[0]
    fmls v18.4s, v0.4s, v5.s[1]
    fmls v3.4s, v4.4s, v5.s[0]
    fmla v1.4s, v2.4s, v16.s[2]
    mov v2.16b, v17.16b
    fmla v3.4s, v6.4s, v5.s[1]
    fmul v4.4s, v7.4s, v5.s[2]
    fmla v17.4s, v19.4s, v16.s[1]
    fmls v2.4s, v19.4s, v16.s[1]
    fmls v1.4s, v0.4s, v16.s[3]
    mov v0.16b, v4.16b
    fmla v4.4s, v18.4s, v5.s[3]
    str q3, [x0]
    str q17, [x0, #64]
    fmls v0.4s, v18.4s, v5.s[3]
    str q2, [x0, #48]
    str q1, [x0, #80]
    str q4, [x0, #32]
    str q0, [x0, #16]
    b .Lend_397
.Lotherwise_392:
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
.Lend_397:
    sub x1, x1, #1
    lsr x12, x12, #1
    add x9, x9, x11, lsl #2
    add x5, x5, x11, lsl #2
    add x13, x13, x11, lsl #2
    add x14, x14, x11, lsl #2
    add x0, x0, #96
    cbnz x1, .Lrepeat_391
    b .Lend_398
.Lotherwise_390:
    mov x3, x6
    mov w4, #8
.Lrepeat_399:
    tst x12, #1
    beq .Lotherwise_400
    ubfx x0, x8, #0, #4
    cmp x0, #15
    bne .Lotherwise_401
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
    b .Lend_402
.Lotherwise_401:
    movi v3.4s, #0
    tst x8, #1
    beq .Lotherwise_403
    ld1 {v3.s}[0], [x9]
    ld1 {v3.s}[1], [x5]
    ld1 {v3.s}[2], [x13]
    ld1 {v3.s}[3], [x14]
.Lotherwise_403:
    movi v2.4s, #0
    tst x8, #2
    beq .Lotherwise_404
    add x0, x9, #4
    add x1, x5, #4
    add x2, x13, #4
    ld1 {v2.s}[0], [x0]
    add x0, x14, #4
    ld1 {v2.s}[1], [x1]
    ld1 {v2.s}[2], [x2]
    ld1 {v2.s}[3], [x0]
.Lotherwise_404:
    movi v4.4s, #0
    tst x8, #4
    beq .Lotherwise_405
    add x0, x9, #8
    add x1, x5, #8
    add x2, x13, #8
    ld1 {v4.s}[0], [x0]
    add x0, x14, #8
    ld1 {v4.s}[1], [x1]
    ld1 {v4.s}[2], [x2]
    ld1 {v4.s}[3], [x0]
.Lotherwise_405:
    movi v0.4s, #0
    tst x8, #8
    beq .Lotherwise_406
    add x0, x9, #12
    add x1, x5, #12
    add x2, x13, #12
    ld1 {v0.s}[0], [x0]
    add x0, x14, #12
    ld1 {v0.s}[1], [x1]
    ld1 {v0.s}[2], [x2]
    ld1 {v0.s}[3], [x0]
.Lotherwise_406:
.Lend_402:
    ubfx x0, x8, #4, #2
    cmp x0, #3
    bne .Lotherwise_407
    ldr d1, [x9, #16]
    ldr d5, [x13, #16]
    add x0, x5, #16
    add x1, x14, #16
    ld1 {v1.d}[1], [x0]
    ld1 {v5.d}[1], [x1]
    uzp1 v6.4s, v1.4s, v5.4s
    uzp2 v1.4s, v1.4s, v5.4s
    b .Lend_408
.Lotherwise_407:
    movi v6.4s, #0
    tst x8, #16
    beq .Lotherwise_409
    add x0, x9, #16
    add x1, x5, #16
    add x2, x13, #16
    ld1 {v6.s}[0], [x0]
    add x0, x14, #16
    ld1 {v6.s}[1], [x1]
    ld1 {v6.s}[2], [x2]
    ld1 {v6.s}[3], [x0]
.Lotherwise_409:
    movi v1.4s, #0
    tst x8, #32
    beq .Lotherwise_410
    add x0, x9, #20
    add x1, x5, #20
    add x2, x13, #20
    ld1 {v1.s}[0], [x0]
    add x0, x14, #20
    ld1 {v1.s}[1], [x1]
    ld1 {v1.s}[2], [x2]
    ld1 {v1.s}[3], [x0]
.Lotherwise_410:
.Lend_408:
    adrp x0, .Lconstants_nnp_winograd_f6x4_3x3_of_8x8_input__aarch64_neon
    ldr q5, [x0, :lo12:.Lconstants_nnp_winograd_f6x4_3x3_of_8x8_input__aarch64_neon]
    mov v7.16b, v4.16b
    adrp x0, .Lconstants_nnp_winograd_f6x4_3x3_of_8x8_input__aarch64_neon+16
    ldr q16, [x0, :lo12:.Lconstants_nnp_winograd_f6x4_3x3_of_8x8_input__aarch64_neon+16]
    fsub v17.4s, v4.4s, v6.4s
    mov v18.16b, v2.16b
    fsub v19.4s, v2.4s, v0.4s
    fmls v7.4s, v6.4s, v5.s[1]
    fmul v17.4s, v17.4s, v16.s[0]
    fmls v18.4s, v0.4s, v5.s[1]
    fmls v3.4s, v4.4s, v5.s[0]
    fmla v1.4s, v2.4s, v16.s[2]
    mov v2.16b, v17.16b
    fmla v3.4s, v6.4s, v5.s[1]
    fmul v4.4s, v7.4s, v5.s[2]
    fmla v17.4s, v19.4s, v16.s[1]
    fmls v2.4s, v19.4s, v16.s[1]
    fmls v1.4s, v0.4s, v16.s[3]
    mov v0.16b, v4.16b
    fmla v4.4s, v18.4s, v5.s[3]
    str q3, [x3]
    str q17, [x3, #64]
    fmls v0.4s, v18.4s, v5.s[3]
    str q2, [x3, #48]
    str q1, [x3, #80]
    str q4, [x3, #32]
    str q0, [x3, #16]
    b .Lend_411
.Lotherwise_400:
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
.Lend_411:
    sub x4, x4, #1
    lsr x12, x12, #1
    add x9, x9, x11, lsl #2
    add x5, x5, x11, lsl #2
    add x13, x13, x11, lsl #2
    add x14, x14, x11, lsl #2
    add x3, x3, #96
    cbnz x4, .Lrepeat_399
.Lend_398:
    lsl x0, x10, #2
    lsl x1, x10, #3
    add x2, x7, x0
    mov w3, #6
    add x4, x2, x0
    add x5, x4, x0
    add x8, x5, x0
    add x9, x8, x0
    add x10, x9, x0
    add x0, x10, x0
.Lrepeat_412:
    ldr q0, [x6, #576]
    ldr q1, [x6]
    sub x3, x3, #1
    ldr q2, [x6, #96]
    ldr q3, [x6, #192]
    ldr q4, [x6, #480]
    adrp x11, .Lconstants_nnp_winograd_f6x4_3x3_of_8x8_input__aarch64_neon
    ldr q5, [x11, :lo12:.Lconstants_nnp_winograd_f6x4_3x3_of_8x8_input__aarch64_neon]
    ldr q6, [x6, #288]
    ldr q7, [x6, #384]
    adrp x11, .Lconstants_nnp_winograd_f6x4_3x3_of_8x8_input__aarch64_neon+16
    ldr q16, [x11, :lo12:.Lconstants_nnp_winograd_f6x4_3x3_of_8x8_input__aarch64_neon+16]
    adrp x11, .Lconstants_nnp_winograd_f6x4_3x3_of_8x8_input__aarch64_neon+32
    ldr q17, [x11, :lo12:.Lconstants_nnp_winograd_f6x4_3x3_of_8x8_input__aarch64_neon+32]
    mov v18.16b, v0.16b
    ldr q19, [x6, #672]
    fsub v1.4s, v1.4s, v0.4s
    add x6, x6, #16
    fadd v20.4s, v3.4s, v0.4s
    mov v21.16b, v2.16b
    fadd v22.4s, v2.4s, v4.4s
    fmla v18.4s, v3.4s, v5.s[1]
    fmls v18.4s, v7.4s, v5.s[0]
    fmls v21.4s, v6.4s, v16.s[3]
    fmls v1.4s, v3.4s, v17.s[0]
    fmls v20.4s, v7.4s, v17.s[1]
    fmls v22.4s, v6.4s, v17.s[1]
    fmla v0.4s, v3.4s, v16.s[2]
    fmla v21.4s, v4.4s, v16.s[2]
    fmla v1.4s, v7.4s, v17.s[0]
    fsub v3.4s, v19.4s, v2.4s
    fmls v0.4s, v7.4s, v16.s[3]
    fmls v2.4s, v6.4s, v5.s[0]
    mov v7.16b, v18.16b
    fadd v16.4s, v20.4s, v22.4s
    fsub v19.4s, v20.4s, v22.4s
    fmla v2.4s, v4.4s, v5.s[1]
    fmla v7.4s, v21.4s, v17.s[2]
    str q1, [x7]
    add x7, x7, x1, lsl #2
    fmla v3.4s, v6.4s, v17.s[0]
    fmls v18.4s, v21.4s, v17.s[2]
    mov v1.16b, v0.16b
    str q16, [x2]
    add x2, x2, x1, lsl #2
    fmls v3.4s, v4.4s, v17.s[0]
    str q19, [x4]
    add x4, x4, x1, lsl #2
    fmla v1.4s, v2.4s, v17.s[3]
    str q7, [x5]
    fmls v0.4s, v2.4s, v17.s[3]
    add x5, x5, x1, lsl #2
    str q18, [x8]
    add x8, x8, x1, lsl #2
    str q3, [x9]
    add x9, x9, x1, lsl #2
    str q1, [x10]
    add x10, x10, x1, lsl #2
    str q0, [x0]
    add x0, x0, x1, lsl #2
    cbnz x3, .Lrepeat_412
    ret
    .size nnp_winograd_f6x4_3x3_of_8x8_input__aarch64_neon, . - nnp_winograd_f6x4_3x3_of_8x8_input__aarch64_neon

.section .rodata
    .p2align 4
.Lconstants_nnp_winograd_f6x4_3x3_of_8x8_output_with_bias__aarch64_neon:
    .long 0x40000000, 0x3f000000, 0x40800000, 0x3e800000
    .long 0x41000000, 0x3e000000, 0x41800000, 0x3d800000
    .long 0x42000000, 0x3d000000, 0x00000000, 0x00000000

    .text
    .p2align 4
    .globl nnp_winograd_f6x4_3x3_of_8x8_output_with_bias__aarch64_neon
    .type nnp_winograd_f6x4_3x3_of_8x8_output_with_bias__aarch64_neon, %function
nnp_winograd_f6x4_3x3_of_8x8_output_with_bias__aarch64_neon:
    lsl x6, x1, #2
    mov x15, x2
    add x2, x0, x6
    add x7, x2, x6
    lsl x1, x1, #3
    mov x8, x5
    add x9, x7, x6
    mov w10, #6
    add x11, x9, x6
    add x12, x11, x6
    add x13, x12, x6
    add x6, x13, x6
.Lrepeat_413:
    ldr q0, [x2]
    ldr q1, [x7]
    sub x10, x10, #1
    add x2, x2, x1, lsl #2
    ldr q2, [x0]
    ldr q3, [x9]
    add x0, x0, x1, lsl #2
    add x7, x7, x1, lsl #2
    ldr q4, [x11]
    ldr q5, [x12]
    add x9, x9, x1, lsl #2
    add x11, x11, x1, lsl #2
    ldr q6, [x13]
    ldr q7, [x6]
    add x12, x12, x1, lsl #2
    add x13, x13, x1, lsl #2
    adrp x14, .Lconstants_nnp_winograd_f6x4_3x3_of_8x8_output_with_bias__aarch64_neon
    ldr q16, [x14, :lo12:.Lconstants_nnp_winograd_f6x4_3x3_of_8x8_output_with_bias__aarch64_neon]
    adrp x14, .Lconstants_nnp_winograd_f6x4_3x3_of_8x8_output_with_bias__aarch64_neon+16
    ldr q17, [x14, :lo12:.Lconstants_nnp_winograd_f6x4_3x3_of_8x8_output_with_bias__aarch64_neon+16]
    add x6, x6, x1, lsl #2
    fadd v18.4s, v0.4s, v1.4s
    fsub v0.4s, v0.4s, v1.4s
    adrp x14, .Lconstants_nnp_winograd_f6x4_3x3_of_8x8_output_with_bias__aarch64_neon+32
    ldr q1, [x14, :lo12:.Lconstants_nnp_winograd_f6x4_3x3_of_8x8_output_with_bias__aarch64_neon+32]
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
    str q0, [x8, #96]
    str q5, [x8, #192]
    str q20, [x8, #288]
    str q1, [x8]
    str q18, [x8, #384]
    str q4, [x8, #480]
    add x8, x8, #16
    cbnz x10, .Lrepeat_413
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
    bne .Lotherwise_414
    mov w3, #6
.Lrepeat_415:
    tst x11, #1
    beq .Lotherwise_416
    ld1 {v0.4s, v1.4s, v2.4s, v3.4s}, [x8]
    ldr q4, [x15]
    ldp q5, q6, [x8, #64]
    adrp x4, .Lconstants_nnp_winograd_f6x4_3x3_of_8x8_output_with_bias__aarch64_neon
    ldr q7, [x4, :lo12:.Lconstants_nnp_winograd_f6x4_3x3_of_8x8_output_with_bias__aarch64_neon]
    adrp x4, .Lconstants_nnp_winograd_f6x4_3x3_of_8x8_output_with_bias__aarch64_neon+16
    ldr q16, [x4, :lo12:.Lconstants_nnp_winograd_f6x4_3x3_of_8x8_output_with_bias__aarch64_neon+16]
    fadd v1.4s, v1.4s, v4.4s
    fadd v4.4s, v3.4s, v5.4s
    fsub v3.4s, v3.4s, v5.4s
    fsub v5.4s, v1.4s, v2.4s
    fadd v1.4s, v1.4s, v2.4s
    fadd v2.4s, v6.4s, v5.4s
    fadd v0.4s, v0.4s, v1.4s
    fmla v1.4s, v4.4s, v7.s[2]
    fmla v5.4s, v3.4s, v7.s[0]
    fmla v2.4s, v3.4s, v16.s[0]
    fadd v0.4s, v0.4s, v4.4s
    zip1 v3.4s, v0.4s, v1.4s
    zip1 v4.4s, v5.4s, v2.4s
    zip2 v0.4s, v0.4s, v1.4s
    zip2 v1.4s, v5.4s, v2.4s
    zip1 v2.4s, v3.4s, v4.4s
    zip2 v3.4s, v3.4s, v4.4s
    zip1 v4.4s, v0.4s, v1.4s
    zip2 v0.4s, v0.4s, v1.4s
    str q2, [x9]
    str q3, [x1]
    str q4, [x2]
    str q0, [x0]
.Lotherwise_416:
    sub x3, x3, #1
    lsr x11, x11, #1
    add x9, x9, x10, lsl #2
    add x1, x1, x10, lsl #2
    add x2, x2, x10, lsl #2
    add x0, x0, x10, lsl #2
    add x8, x8, #96
    cbnz x3, .Lrepeat_415
    b .Lend_417
.Lotherwise_414:
    mov w3, #6
.Lrepeat_418:
    tst x11, #1
    beq .Lotherwise_419
    ld1 {v0.4s, v1.4s, v2.4s, v3.4s}, [x8]
    ldr q4, [x15]
    ubfx x4, x7, #0, #4
    ldp q5, q6, [x8, #64]
    adrp x5, .Lconstants_nnp_winograd_f6x4_3x3_of_8x8_output_with_bias__aarch64_neon
    ldr q7, [x5, :lo12:.Lconstants_nnp_winograd_f6x4_3x3_of_8x8_output_with_bias__aarch64_neon]
    adrp x5, .Lconstants_nnp_winograd_f6x4_3x3_of_8x8_output_with_bias__aarch64_neon+16
    ldr q16, [x5, :lo12:.Lconstants_nnp_winograd_f6x4_3x3_of_8x8_output_with_bias__aarch64_neon+16]
    fadd v1.4s, v1.4s, v4.4s
    fadd v4.4s, v3.4s, v5.4s
    fsub v3.4s, v3.4s, v5.4s
    fadd v5.4s, v1.4s, v2.4s
    fsub v1.4s, v1.4s, v2.4s
    fadd v0.4s, v0.4s, v5.4s
    fadd v2.4s, v6.4s, v1.4s
    fmla v5.4s, v4.4s, v7.s[2]
    fadd v0.4s, v0.4s, v4.4s
    fmla v1.4s, v3.4s, v7.s[0]
    fmla v2.4s, v3.4s, v16.s[0]
    cmp x4, #15
    bne .Lotherwise_420
    zip1 v3.4s, v0.4s, v5.4s
    zip1 v4.4s, v1.4s, v2.4s
    zip2 v0.4s, v0.4s, v5.4s
    zip2 v1.4s, v1.4s, v2.4s
    zip1 v2.4s, v3.4s, v4.4s
    zip2 v3.4s, v3.4s, v4.4s
    zip1 v4.4s, v0.4s, v1.4s
    zip2 v0.4s, v0.4s, v1.4s
    str q2, [x9]
    str q3, [x1]
    str q4, [x2]
    str q0, [x0]
    b .Lend_421
.Lotherwise_420:
    tst x7, #1
    beq .Lotherwise_422
    st1 {v0.s}[0], [x9]
    st1 {v0.s}[1], [x1]
    st1 {v0.s}[2], [x2]
    st1 {v0.s}[3], [x0]
.Lotherwise_422:
    tst x7, #2
    beq .Lotherwise_423
    add x4, x9, #4
    add x5, x1, #4
    add x6, x2, #4
    st1 {v1.s}[0], [x4]
    add x4, x0, #4
    st1 {v1.s}[1], [x5]
    st1 {v1.s}[2], [x6]
    st1 {v1.s}[3], [x4]
.Lotherwise_423:
    tst x7, #4
    beq .Lotherwise_424
    add x4, x9, #8
    add x5, x1, #8
    add x6, x2, #8
    st1 {v5.s}[0], [x4]
    add x4, x0, #8
    st1 {v5.s}[1], [x5]
    st1 {v5.s}[2], [x6]
    st1 {v5.s}[3], [x4]
.Lotherwise_424:
    tst x7, #8
    beq .Lotherwise_425
    add x4, x9, #12
    add x5, x1, #12
    add x6, x2, #12
    st1 {v2.s}[0], [x4]
    add x4, x0, #12
    st1 {v2.s}[1], [x5]
    st1 {v2.s}[2], [x6]
    st1 {v2.s}[3], [x4]
.Lotherwise_425:
.Lend_421:
.Lotherwise_419:
    sub x3, x3, #1
    lsr x11, x11, #1
    add x9, x9, x10, lsl #2
    add x1, x1, x10, lsl #2
    add x2, x2, x10, lsl #2
    add x0, x0, x10, lsl #2
    add x8, x8, #96
    cbnz x3, .Lrepeat_418
.Lend_417:
    ret
    .size nnp_winograd_f6x4_3x3_of_8x8_output_with_bias__aarch64_neon, . - nnp_winograd_f6x4_3x3_of_8x8_output_with_bias__aarch64_neon

.section .rodata
    .p2align 4
.Lconstants_nnp_winograd_f6x4_3x3_of_8x8_output_with_bias_with_relu__aarch64_neon:
    .long 0x40000000, 0x3f000000, 0x40800000, 0x3e800000
    .long 0x41000000, 0x3e000000, 0x41800000, 0x3d800000
    .long 0x42000000, 0x3d000000, 0x00000000, 0x00000000

    .text
    .p2align 4
    .globl nnp_winograd_f6x4_3x3_of_8x8_output_with_bias_with_relu__aarch64_neon
    .type nnp_winograd_f6x4_3x3_of_8x8_output_with_bias_with_relu__aarch64_neon, %function
nnp_winograd_f6x4_3x3_of_8x8_output_with_bias_with_relu__aarch64_neon:
    lsl x6, x1, #2
    mov x15, x2
    add x2, x0, x6
    add x7, x2, x6
    lsl x1, x1, #3
    mov x8, x5
    add x9, x7, x6
    mov w10, #6
    add x11, x9, x6
    add x12, x11, x6
    add x13, x12, x6
    add x6, x13, x6
.Lrepeat_426:
    ldr q0, [x2]
    ldr q1, [x7]
    sub x10, x10, #1
    add x2, x2, x1, lsl #2
    ldr q2, [x0]
    ldr q3, [x9]
    add x0, x0, x1, lsl #2
    add x7, x7, x1, lsl #2
    ldr q4, [x11]
    ldr q5, [x12]
    add x9, x9, x1, lsl #2
    add x11, x11, x1, lsl #2
    ldr q6, [x13]
    ldr q7, [x6]
    add x12, x12, x1, lsl #2
    add x13, x13, x1, lsl #2
    adrp x14, .Lconstants_nnp_winograd_f6x4_3x3_of_8x8_output_with_bias_with_relu__aarch64_neon
    ldr q16, [x14, :lo12:.Lconstants_nnp_winograd_f6x4_3x3_of_8x8_output_with_bias_with_relu__aarch64_neon]
    adrp x14, .Lconstants_nnp_winograd_f6x4_3x3_of_8x8_output_with_bias_with_relu__aarch64_neon+16
    ldr q17, [x14, :lo12:.Lconstants_nnp_winograd_f6x4_3x3_of_8x8_output_with_bias_with_relu__aarch64_neon+16]
    add x6, x6, x1, lsl #2
    fadd v18.4s, v0.4s, v1.4s
    fsub v0.4s, v0.4s, v1.4s
    adrp x14, .Lconstants_nnp_winograd_f6x4_3x3_of_8x8_output_with_bias_with_relu__aarch64_neon+32
    ldr q1, [x14, :lo12:.Lconstants_nnp_winograd_f6x4_3x3_of_8x8_output_with_bias_with_relu__aarch64_neon+32]
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
    str q0, [x8, #96]
    str q5, [x8, #192]
    str q20, [x8, #288]
    str q1, [x8]
    str q18, [x8, #384]
    str q4, [x8, #480]
    add x8, x8, #16
    cbnz x10, .Lrepeat_426
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
    bne .Lotherwise_427
    mov w3, #6
.Lrepeat_428:
    tst x11, #1
    beq .Lotherwise_429
    ld1 {v0.4s, v1.4s, v2.4s, v3.4s}, [x8]
    ldr q4, [x15]
    movi v5.4s, #0
    ldp q6, q7, [x8, #64]
    adrp x4, .Lconstants_nnp_winograd_f6x4_3x3_of_8x8_output_with_bias_with_relu__aarch64_neon
    ldr q16, [x4, :lo12:.Lconstants_nnp_winograd_f6x4_3x3_of_8x8_output_with_bias_with_relu__aarch64_neon]
    adrp x4, .Lconstants_nnp_winograd_f6x4_3x3_of_8x8_output_with_bias_with_relu__aarch64_neon+16
    ldr q17, [x4, :lo12:.Lconstants_nnp_winograd_f6x4_3x3_of_8x8_output_with_bias_with_relu__aarch64_neon+16]
    fadd v1.4s, v1.4s, v4.4s
    fadd v4.4s, v3.4s, v6.4s
    fsub v3.4s, v3.4s, v6.4s
    fsub v6.4s, v1.4s, v2.4s
    fadd v1.4s, v1.4s, v2.4s
    fadd v2.4s, v7.4s, v6.4s
    fadd v0.4s, v0.4s, v1.4s
    fmla v1.4s, v4.4s, v16.s[2]
    fmla v6.4s, v3.4s, v16.s[0]
    fmla v2.4s, v3.4s, v17.s[0]
    fadd v0.4s, v0.4s, v4.4s
    fmax v1.4s, v5.4s, v1.4s
    fmax v0.4s, v5.4s, v0.4s
    fmax v3.4s, v5.4s, v6.4s
    fmax v2.4s, v5.4s, v2.4s
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
.Lotherwise_429:
    sub x3, x3, #1
    lsr x11, x11, #1
    add x9, x9, x10, lsl #2
    add x1, x1, x10, lsl #2
    add x2, x2, x10, lsl #2
    add x0, x0, x10, lsl #2
    add x8, x8, #96
    cbnz x3, .Lrepeat_428
    b .Lend_430
.Lotherwise_427:
    mov w3, #6
.Lrepeat_431:
    tst x11, #1
    beq .Lotherwise_432
    ld1 {v0.4s, v1.4s, v2.4s, v3.4s}, [x8]
    ldr q4, [x15]
    movi v5.4s, #0
    ubfx x4, x7, #0, #4
    ldp q6, q7, [x8, #64]
    adrp x5, .Lconstants_nnp_winograd_f6x4_3x3_of_8x8_output_with_bias_with_relu__aarch64_neon
    ldr q16, [x5, :lo12:.Lconstants_nnp_winograd_f6x4_3x3_of_8x8_output_with_bias_with_relu__aarch64_neon]
    adrp x5, .Lconstants_nnp_winograd_f6x4_3x3_of_8x8_output_with_bias_with_relu__aarch64_neon+16
    ldr q17, [x5, :lo12:.Lconstants_nnp_winograd_f6x4_3x3_of_8x8_output_with_bias_with_relu__aarch64_neon+16]
    fadd v1.4s, v1.4s, v4.4s
    fadd v4.4s, v3.4s, v6.4s
    fsub v3.4s, v3.4s, v6.4s
    fsub v6.4s, v1.4s, v2.4s
    fadd v1.4s, v1.4s, v2.4s
    fadd v2.4s, v7.4s, v6.4s
    fadd v0.4s, v0.4s, v1.4s
    fmla v1.4s, v4.4s, v16.s[2]
    fmla v6.4s, v3.4s, v16.s[0]
    fmla v2.4s, v3.4s, v17.s[0]
    fadd v0.4s, v0.4s, v4.4s
    fmax v1.4s, v5.4s, v1.4s
    fmax v0.4s, v5.4s, v0.4s
    fmax v3.4s, v5.4s, v6.4s
    fmax v2.4s, v5.4s, v2.4s
    cmp x4, #15
    bne .Lotherwise_433
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
    b .Lend_434
.Lotherwise_433:
    tst x7, #1
    beq .Lotherwise_435
    st1 {v0.s}[0], [x9]
    st1 {v0.s}[1], [x1]
    st1 {v0.s}[2], [x2]
    st1 {v0.s}[3], [x0]
.Lotherwise_435:
    tst x7, #2
    beq .Lotherwise_436
    add x4, x9, #4
    add x5, x1, #4
    add x6, x2, #4
    st1 {v3.s}[0], [x4]
    add x4, x0, #4
    st1 {v3.s}[1], [x5]
    st1 {v3.s}[2], [x6]
    st1 {v3.s}[3], [x4]
.Lotherwise_436:
    tst x7, #4
    beq .Lotherwise_437
    add x4, x9, #8
    add x5, x1, #8
    add x6, x2, #8
    st1 {v1.s}[0], [x4]
    add x4, x0, #8
    st1 {v1.s}[1], [x5]
    st1 {v1.s}[2], [x6]
    st1 {v1.s}[3], [x4]
.Lotherwise_437:
    tst x7, #8
    beq .Lotherwise_438
    add x4, x9, #12
    add x5, x1, #12
    add x6, x2, #12
    st1 {v2.s}[0], [x4]
    add x4, x0, #12
    st1 {v2.s}[1], [x5]
    st1 {v2.s}[2], [x6]
    st1 {v2.s}[3], [x4]
.Lotherwise_438:
.Lend_434:
.Lotherwise_432:
    sub x3, x3, #1
    lsr x11, x11, #1
    add x9, x9, x10, lsl #2
    add x1, x1, x10, lsl #2
    add x2, x2, x10, lsl #2
    add x0, x0, x10, lsl #2
    add x8, x8, #96
    cbnz x3, .Lrepeat_431
.Lend_430:
    ret
    .size nnp_winograd_f6x4_3x3_of_8x8_output_with_bias_with_relu__aarch64_neon, . - nnp_winograd_f6x4_3x3_of_8x8_output_with_bias_with_relu__aarch64_neon

.section .rodata
    .p2align 4
.Lconstants_nnp_winograd_f4x6_3x3_of_8x8_input__aarch64_neon:
    .long 0x40a80000, 0x40880000, 0x3e800000, 0x3fa00000
    .long 0x40a00000, 0x40800000, 0x3f000000, 0x40000000
    .long 0xc0400000, 0x40400000, 0xc0700000, 0x40f00000

    .text
    .p2align 4
    .globl nnp_winograd_f4x6_3x3_of_8x8_input__aarch64_neon
    .type nnp_winograd_f4x6_3x3_of_8x8_input__aarch64_neon, %function
nnp_winograd_f4x6_3x3_of_8x8_input__aarch64_neon:
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
    bne .Lotherwise_439
    mov x0, x4
    mov w1, #6
.Lrepeat_440:
    tst x10, #1
    beq .Lotherwise_441
    ldp q0, q1, [x7]
    ldp q2, q3, [x3]
    ldp q4, q5, [x11]
    ldp q6, q7, [x12]
    adrp x2, .Lconstants_nnp_winograd_f4x6_3x3_of_8x8_input__aarch64_neon
    ldr q20, [x2, :lo12:.Lconstants_nnp_winograd_f4x6_3x3_of_8x8_input__aarch64_neon]
    adrp x2, .Lconstants_nnp_winograd_f4x6_3x3_of_8x8_input__aarch64_neon+16
    ldr q21, [x2, :lo12:.Lconstants_nnp_winograd_f4x6_3x3_of_8x8_input__aarch64_neon+16]
    zip2 v16.4s, v1.4s, v5.4s
    zip2 v17.4s, v3.4s, v7.4s
    zip1 v18.4s, v0.4s, v4.4s
    zip2 v0.4s, v0.4s, v4.4s
    zip1 v4.4s, v2.4s, v6.4s
    zip2 v2.4s, v2.4s, v6.4s
    zip1 v6.4s, v16.4s, v17.4s
    zip1 v1.4s, v1.4s, v5.4s
    zip1 v5.4s, v18.4s, v4.4s
    zip2 v4.4s, v18.4s, v4.4s
    zip1 v18.4s, v0.4s, v2.4s
    zip1 v3.4s, v3.4s, v7.4s
    mov v7.16b, v6.16b
    zip2 v0.4s, v0.4s, v2.4s
    zip1 v2.4s, v1.4s, v3.4s
    zip2 v1.4s, v1.4s, v3.4s
    zip2 v3.4s, v16.4s, v17.4s
    fsub v5.4s, v5.4s, v6.4s
    fadd v16.4s, v18.4s, v6.4s
    fmla v7.4s, v18.4s, v20.s[2]
    mov v17.16b, v4.16b
    fmla v6.4s, v18.4s, v21.s[1]
    fadd v19.4s, v4.4s, v1.4s
    fmls v7.4s, v2.4s, v20.s[3]
    fmls v17.4s, v0.4s, v21.s[0]
    fsub v3.4s, v3.4s, v4.4s
    fmls v6.4s, v2.4s, v21.s[0]
    fmls v4.4s, v0.4s, v20.s[3]
    fmla v17.4s, v1.4s, v21.s[1]
    fmls v16.4s, v2.4s, v20.s[1]
    fmla v4.4s, v1.4s, v20.s[2]
    fmls v19.4s, v0.4s, v20.s[1]
    fmls v5.4s, v18.4s, v20.s[0]
    mov v18.16b, v7.16b
    fmla v3.4s, v0.4s, v20.s[0]
    mov v0.16b, v6.16b
    fmla v5.4s, v2.4s, v20.s[0]
    fmla v18.4s, v17.4s, v21.s[2]
    fmls v7.4s, v17.4s, v21.s[2]
    fmls v3.4s, v1.4s, v20.s[0]
    fmla v0.4s, v4.4s, v21.s[3]
    fmls v6.4s, v4.4s, v21.s[3]
    fadd v1.4s, v16.4s, v19.4s
    fsub v2.4s, v16.4s, v19.4s
    str q5, [x0]
    str q18, [x0, #48]
    str q7, [x0, #64]
    str q3, [x0, #80]
    str q1, [x0, #16]
    str q2, [x0, #32]
    str q0, [x0, #96]
    str q6, [x0, #112]
    b .Lend_442
.Lotherwise_441:
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
.Lend_442:
    sub x1, x1, #1
    lsr x10, x10, #1
    add x7, x7, x9, lsl #2
    add x3, x3, x9, lsl #2
    add x11, x11, x9, lsl #2
    add x12, x12, x9, lsl #2
    add x0, x0, #128
    cbnz x1, .Lrepeat_440
    b .Lend_443
.Lotherwise_439:
    mov x13, x4
    mov w14, #6
.Lrepeat_444:
    tst x10, #1
    beq .Lotherwise_445
    ubfx x0, x5, #0, #4
    cmp x0, #15
    bne .Lotherwise_446
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
    b .Lend_447
.Lotherwise_446:
    movi v3.4s, #0
    tst x5, #1
    beq .Lotherwise_448
    ld1 {v3.s}[0], [x7]
    ld1 {v3.s}[1], [x3]
    ld1 {v3.s}[2], [x11]
    ld1 {v3.s}[3], [x12]
.Lotherwise_448:
    movi v2.4s, #0
    tst x5, #2
    beq .Lotherwise_449
    add x0, x7, #4
    add x1, x3, #4
    add x2, x11, #4
    ld1 {v2.s}[0], [x0]
    add x0, x12, #4
    ld1 {v2.s}[1], [x1]
    ld1 {v2.s}[2], [x2]
    ld1 {v2.s}[3], [x0]
.Lotherwise_449:
    movi v4.4s, #0
    tst x5, #4
    beq .Lotherwise_450
    add x0, x7, #8
    add x1, x3, #8
    add x2, x11, #8
    ld1 {v4.s}[0], [x0]
    add x0, x12, #8
    ld1 {v4.s}[1], [x1]
    ld1 {v4.s}[2], [x2]
    ld1 {v4.s}[3], [x0]
.Lotherwise_450:
    movi v0.4s, #0
    tst x5, #8
    beq .Lotherwise_451
    add x0, x7, #12
    add x1, x3, #12
    add x2, x11, #12
    ld1 {v0.s}[0], [x0]
    add x0, x12, #12
    ld1 {v0.s}[1], [x1]
    ld1 {v0.s}[2], [x2]
    ld1 {v0.s}[3], [x0]
.Lotherwise_451:
.Lend_447:
    ubfx x0, x5, #4, #4
    cmp x0, #15
    bne .Lotherwise_452
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
    b .Lend_453
.Lotherwise_452:
    movi v7.4s, #0
    tst x5, #16
    beq .Lotherwise_454
    add x0, x7, #16
    add x1, x3, #16
    add x2, x11, #16
    ld1 {v7.s}[0], [x0]
    add x0, x12, #16
    ld1 {v7.s}[1], [x1]
    ld1 {v7.s}[2], [x2]
    ld1 {v7.s}[3], [x0]
.Lotherwise_454:
    movi v6.4s, #0
    tst x5, #32
    beq .Lotherwise_455
    add x0, x7, #20
    add x1, x3, #20
    add x2, x11, #20
    ld1 {v6.s}[0], [x0]
    add x0, x12, #20
    ld1 {v6.s}[1], [x1]
    ld1 {v6.s}[2], [x2]
    ld1 {v6.s}[3], [x0]
.Lotherwise_455:
    movi v16.4s, #0
    tst x5, #64
    beq .Lotherwise_456
    add x0, x7, #24
    add x1, x3, #24
    add x2, x11, #24
    ld1 {v16.s}[0], [x0]
    add x0, x12, #24
    ld1 {v16.s}[1], [x1]
    ld1 {v16.s}[2], [x2]
    ld1 {v16.s}[3], [x0]
.Lotherwise_456:
    movi v1.4s, #0
    tst x5, #128
    beq .Lotherwise_457
    add x0, x7, #28
    add x1, x3, #28
    add x2, x11, #28
    ld1 {v1.s}[0], [x0]
    add x0, x12, #28
    ld1 {v1.s}[1], [x1]
    ld1 {v1.s}[2], [x2]
    ld1 {v1.s}[3], [x0]
.Lotherwise_457:
.Lend_453:
    adrp x0, .Lconstants_nnp_winograd_f4x6_3x3_of_8x8_input__aarch64_neon
    ldr q5, [x0, :lo12:.Lconstants_nnp_winograd_f4x6_3x3_of_8x8_input__aarch64_neon]
    adrp x0, .Lconstants_nnp_winograd_f4x6_3x3_of_8x8_input__aarch64_neon+16
    ldr q17, [x0, :lo12:.Lconstants_nnp_winograd_f4x6_3x3_of_8x8_input__aarch64_neon+16]
    mov v18.16b, v16.16b
    fsub v3.4s, v3.4s, v16.4s
    fadd v19.4s, v4.4s, v16.4s
    mov v20.16b, v2.16b
    fadd v21.4s, v2.4s, v6.4s
    fsub v1.4s, v1.4s, v2.4s
    fmla v18.4s, v4.4s, v5.s[2]
    fmla v16.4s, v4.4s, v17.s[1]
    fmls v20.4s, v0.4s, v17.s[0]
    fmls v2.4s, v0.4s, v5.s[3]
    fmls v18.4s, v7.4s, v5.s[3]
    fmls v16.4s, v7.4s, v17.s[0]
    fmla v20.4s, v6.4s, v17.s[1]
    fmla v2.4s, v6.4s, v5.s[2]
    fmls v19.4s, v7.4s, v5.s[1]
    fmls v21.4s, v0.4s, v5.s[1]
    fmls v3.4s, v4.4s, v5.s[0]
    fmla v1.4s, v0.4s, v5.s[0]
    mov v0.16b, v18.16b
    mov v4.16b, v16.16b
    fmla v3.4s, v7.4s, v5.s[0]
    fmls v18.4s, v20.4s, v17.s[2]
    fmla v0.4s, v20.4s, v17.s[2]
    fmls v1.4s, v6.4s, v5.s[0]
    fmla v4.4s, v2.4s, v17.s[3]
    fmls v16.4s, v2.4s, v17.s[3]
    fadd v2.4s, v19.4s, v21.4s
    fsub v5.4s, v19.4s, v21.4s
    str q3, [x13]
    str q18, [x13, #64]
    str q0, [x13, #48]
    str q1, [x13, #80]
    str q2, [x13, #16]
    str q5, [x13, #32]
    str q4, [x13, #96]
    str q16, [x13, #112]
    b .Lend_458
.Lotherwise_445:
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
.Lend_458:
    sub x14, x14, #1
    lsr x10, x10, #1
    add x7, x7, x9, lsl #2
    add x3, x3, x9, lsl #2
    add x11, x11, x9, lsl #2
    add x12, x12, x9, lsl #2
    add x13, x13, #128
    cbnz x14, .Lrepeat_444
.Lend_443:
    lsl x0, x8, #2
    lsl x1, x8, #3
    add x2, x6, x0
    mov w3, #8
    add x5, x2, x0
    add x7, x5, x0
    add x8, x7, x0
    add x0, x8, x0
.Lrepeat_459:
    ldr q0, [x4, #256]
    ldr q1, [x4, #512]
    sub x3, x3, #1
    adrp x9, .Lconstants_nnp_winograd_f4x6_3x3_of_8x8_input__aarch64_neon
    ldr q2, [x9, :lo12:.Lconstants_nnp_winograd_f4x6_3x3_of_8x8_input__aarch64_neon]
    ldr q3, [x4, #128]
    adrp x9, .Lconstants_nnp_winograd_f4x6_3x3_of_8x8_input__aarch64_neon+32
    ldr q4, [x9, :lo12:.Lconstants_nnp_winograd_f4x6_3x3_of_8x8_input__aarch64_neon+32]
    ldr q5, [x4, #384]
    ldr q6, [x4]
    ldr q7, [x4, #640]
    add x4, x4, #16
    adrp x9, .Lconstants_nnp_winograd_f4x6_3x3_of_8x8_input__aarch64_neon+16
    ldr q16, [x9, :lo12:.Lconstants_nnp_winograd_f4x6_3x3_of_8x8_input__aarch64_neon+16]
    mov v17.16b, v0.16b
    fsub v18.4s, v0.4s, v1.4s
    mov v19.16b, v3.16b
    fmls v17.4s, v1.4s, v2.s[2]
    fsub v20.4s, v3.4s, v5.4s
    fmls v19.4s, v5.4s, v2.s[2]
    fmls v6.4s, v0.4s, v2.s[3]
    fmul v0.4s, v18.4s, v4.s[2]
    fmla v7.4s, v3.4s, v16.s[1]
    fmla v6.4s, v1.4s, v2.s[2]
    fmul v1.4s, v17.4s, v4.s[0]
    fmls v7.4s, v5.4s, v16.s[0]
    mov v2.16b, v0.16b
    fmla v0.4s, v20.4s, v4.s[3]
    mov v3.16b, v1.16b
    fmla v1.4s, v19.4s, v4.s[1]
    str q6, [x6]
    add x6, x6, x1, lsl #2
    fmls v2.4s, v20.4s, v4.s[3]
    fmls v3.4s, v19.4s, v4.s[1]
    str q3, [x2]
    add x2, x2, x1, lsl #2
    str q1, [x5]
    add x5, x5, x1, lsl #2
    str q2, [x7]
    add x7, x7, x1, lsl #2
    str q0, [x8]
    add x8, x8, x1, lsl #2
    str q7, [x0]
    add x0, x0, x1, lsl #2
    cbnz x3, .Lrepeat_459
    ret
    .size nnp_winograd_f4x6_3x3_of_8x8_input__aarch64_neon, . - nnp_winograd_f4x6_3x3_of_8x8_input__aarch64_neon

.section .rodata
    .p2align 4
.Lconstants_nnp_winograd_f4x6_3x3_of_8x8_output_with_bias__aarch64_neon:
    .long 0x40000000, 0x40800000, 0x41000000, 0x3f000000
    .long 0x3e800000, 0x3e000000, 0x41800000, 0x3d800000
    .long 0x42000000, 0x3d000000, 0x00000000, 0x00000000

    .text
    .p2align 4
    .globl nnp_winograd_f4x6_3x3_of_8x8_output_with_bias__aarch64_neon
    .type nnp_winograd_f4x6_3x3_of_8x8_output_with_bias__aarch64_neon, %function
nnp_winograd_f4x6_3x3_of_8x8_output_with_bias__aarch64_neon:
    lsl x6, x1, #2
    mov x13, x2
    add x2, x0, x6
    add x7, x2, x6
    lsl x1, x1, #3
    mov x8, x5
    add x9, x7, x6
    mov w10, #8
    add x11, x9, x6
    add x6, x11, x6
.Lrepeat_460:
    ldr q0, [x2]
    ldr q1, [x7]
    sub x10, x10, #1
    add x2, x2, x1, lsl #2
    ldr q2, [x9]
    ldr q3, [x11]
    add x7, x7, x1, lsl #2
    add x9, x9, x1, lsl #2
    ldr q4, [x6]
    ldr q5, [x0]
    add x0, x0, x1, lsl #2
    add x11, x11, x1, lsl #2
    adrp x12, .Lconstants_nnp_winograd_f4x6_3x3_of_8x8_output_with_bias__aarch64_neon
    ldr q6, [x12, :lo12:.Lconstants_nnp_winograd_f4x6_3x3_of_8x8_output_with_bias__aarch64_neon]
    add x6, x6, x1, lsl #2
    fsub v7.4s, v0.4s, v1.4s
    fadd v0.4s, v0.4s, v1.4s
    fadd v1.4s, v2.4s, v3.4s
    fsub v2.4s, v2.4s, v3.4s
    fadd v3.4s, v4.4s, v7.4s
    fadd v4.4s, v5.4s, v0.4s
    fmla v0.4s, v1.4s, v6.s[1]
    fmla v7.4s, v2.4s, v6.s[0]
    fmla v3.4s, v2.4s, v6.s[2]
    fadd v1.4s, v4.4s, v1.4s
    str q0, [x8, #256]
    str q1, [x8]
    str q7, [x8, #128]
    str q3, [x8, #384]
    add x8, x8, #16
    cbnz x10, .Lrepeat_460
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
    bne .Lotherwise_461
    mov w0, #4
.Lrepeat_462:
    tst x8, #1
    beq .Lotherwise_463
    ld1 {v4.4s, v5.4s, v6.4s, v7.4s}, [x5], #64
    ldr q16, [x13]
    add x1, x4, #16
    add x2, x10, #16
    ld1 {v0.4s, v1.4s, v2.4s, v3.4s}, [x5]
    sub x5, x5, #64
    adrp x3, .Lconstants_nnp_winograd_f4x6_3x3_of_8x8_output_with_bias__aarch64_neon
    ldr q17, [x3, :lo12:.Lconstants_nnp_winograd_f4x6_3x3_of_8x8_output_with_bias__aarch64_neon]
    adrp x3, .Lconstants_nnp_winograd_f4x6_3x3_of_8x8_output_with_bias__aarch64_neon+16
    ldr q18, [x3, :lo12:.Lconstants_nnp_winograd_f4x6_3x3_of_8x8_output_with_bias__aarch64_neon+16]
    adrp x3, .Lconstants_nnp_winograd_f4x6_3x3_of_8x8_output_with_bias__aarch64_neon+32
    ldr q19, [x3, :lo12:.Lconstants_nnp_winograd_f4x6_3x3_of_8x8_output_with_bias__aarch64_neon+32]
    fadd v5.4s, v5.4s, v16.4s
    fadd v16.4s, v7.4s, v0.4s
    fsub v0.4s, v7.4s, v0.4s
    fadd v7.4s, v2.4s, v3.4s
    fsub v2.4s, v2.4s, v3.4s
    fadd v3.4s, v5.4s, v6.4s
    fsub v5.4s, v5.4s, v6.4s
    fadd v4.4s, v4.4s, v3.4s
    mov v6.16b, v5.16b
    mov v20.16b, v3.16b
    fmla v6.4s, v0.4s, v17.s[0]
    fadd v1.4s, v1.4s, v5.4s
    fadd v4.4s, v4.4s, v16.4s
    fmla v20.4s, v16.4s, v17.s[1]
    fmla v5.4s, v0.4s, v17.s[2]
    fmla v6.4s, v2.4s, v17.s[3]
    fmla v20.4s, v7.4s, v18.s[0]
    fmla v3.4s, v16.4s, v18.s[2]
    fmla v5.4s, v2.4s, v18.s[1]
    fadd v4.4s, v4.4s, v7.4s
    fmla v1.4s, v0.4s, v19.s[0]
    fmla v3.4s, v7.4s, v18.s[3]
    zip1 v0.4s, v4.4s, v20.4s
    fmla v1.4s, v2.4s, v19.s[1]
    zip1 v2.4s, v6.4s, v5.4s
    zip2 v4.4s, v4.4s, v20.4s
    zip2 v5.4s, v6.4s, v5.4s
    zip1 v6.4s, v0.4s, v2.4s
    zip2 v0.4s, v0.4s, v2.4s
    zip1 v2.4s, v4.4s, v5.4s
    zip2 v4.4s, v4.4s, v5.4s
    str q6, [x6]
    zip1 v5.4s, v3.4s, v1.4s
    zip2 v1.4s, v3.4s, v1.4s
    str q0, [x4]
    str q2, [x9]
    str q4, [x10]
    str d5, [x6, #16]
    st1 {v5.d}[1], [x1]
    str d1, [x9, #16]
    st1 {v1.d}[1], [x2]
.Lotherwise_463:
    sub x0, x0, #1
    lsr x8, x8, #1
    add x6, x6, x7, lsl #2
    add x4, x4, x7, lsl #2
    add x9, x9, x7, lsl #2
    add x10, x10, x7, lsl #2
    add x5, x5, #128
    cbnz x0, .Lrepeat_462
    b .Lend_464
.Lotherwise_461:
    mov w3, #4
.Lrepeat_465:
    tst x8, #1
    beq .Lotherwise_466
    ld1 {v4.4s, v5.4s, v6.4s, v7.4s}, [x5], #64
    ldr q16, [x13]
    ubfx x0, x11, #0, #4
    ld1 {v0.4s, v1.4s, v2.4s, v3.4s}, [x5]
    sub x5, x5, #64
    adrp x1, .Lconstants_nnp_winograd_f4x6_3x3_of_8x8_output_with_bias__aarch64_neon
    ldr q17, [x1, :lo12:.Lconstants_nnp_winograd_f4x6_3x3_of_8x8_output_with_bias__aarch64_neon]
    adrp x1, .Lconstants_nnp_winograd_f4x6_3x3_of_8x8_output_with_bias__aarch64_neon+16
    ldr q18, [x1, :lo12:.Lconstants_nnp_winograd_f4x6_3x3_of_8x8_output_with_bias__aarch64_neon+16]
    adrp x1, .Lconstants_nnp_winograd_f4x6_3x3_of_8x8_output_with_bias__aarch64_neon+32
    ldr q19, [x1, :lo12:.Lconstants_nnp_winograd_f4x6_3x3_of_8x8_output_with_bias__aarch64_neon+32]
    fadd v5.4s, v5.4s, v16.4s
    fadd v16.4s, v7.4s, v0.4s
    fsub v0.4s, v7.4s, v0.4s
    fadd v7.4s, v2.4s, v3.4s
    fsub v2.4s, v2.4s, v3.4s
    fadd v3.4s, v5.4s, v6.4s
    fsub v5.4s, v5.4s, v6.4s
    fadd v4.4s, v4.4s, v3.4s
    fadd v1.4s, v1.4s, v5.4s
    mov v6.16b, v3.16b
    mov v20.16b, v5.16b
    fmla v3.4s, v16.4s, v18.s[2]
    fadd v4.4s, v4.4s, v16.4s
    fmla v5.4s, v0.4s, v17.s[0]
    fmla v6.4s, v16.4s, v17.s[1]
    fmla v20.4s, v0.4s, v17.s[2]
    fmla v1.4s, v0.4s, v19.s[0]
    fmla v5.4s, v2.4s, v17.s[3]
    fadd v0.4s, v4.4s, v7.4s
    fmla v6.4s, v7.4s, v18.s[0]
    fmla v20.4s, v2.4s, v18.s[1]
    fmla v3.4s, v7.4s, v18.s[3]
    fmla v1.4s, v2.4s, v19.s[1]
    cmp x0, #15
    bne .Lotherwise_467
    zip1 v2.4s, v0.4s, v6.4s
    zip1 v4.4s, v5.4s, v20.4s
    zip2 v0.4s, v0.4s, v6.4s
    zip2 v5.4s, v5.4s, v20.4s
    zip1 v6.4s, v2.4s, v4.4s
    zip2 v2.4s, v2.4s, v4.4s
    zip1 v4.4s, v0.4s, v5.4s
    zip2 v0.4s, v0.4s, v5.4s
    str q6, [x6]
    str q2, [x4]
    str q4, [x9]
    str q0, [x10]
    b .Lend_468
.Lotherwise_467:
    tst x11, #1
    beq .Lotherwise_469
    st1 {v0.s}[0], [x6]
    st1 {v0.s}[1], [x4]
    st1 {v0.s}[2], [x9]
    st1 {v0.s}[3], [x10]
.Lotherwise_469:
    tst x11, #2
    beq .Lotherwise_470
    add x0, x6, #4
    add x1, x4, #4
    add x2, x9, #4
    st1 {v5.s}[0], [x0]
    add x0, x10, #4
    st1 {v5.s}[1], [x1]
    st1 {v5.s}[2], [x2]
    st1 {v5.s}[3], [x0]
.Lotherwise_470:
    tst x11, #4
    beq .Lotherwise_471
    add x0, x6, #8
    add x1, x4, #8
    add x2, x9, #8
    st1 {v6.s}[0], [x0]
    add x0, x10, #8
    st1 {v6.s}[1], [x1]
    st1 {v6.s}[2], [x2]
    st1 {v6.s}[3], [x0]
.Lotherwise_471:
    tst x11, #8
    beq .Lotherwise_472
    add x0, x6, #12
    add x1, x4, #12
    add x2, x9, #12
    st1 {v20.s}[0], [x0]
    add x0, x10, #12
    st1 {v20.s}[1], [x1]
    st1 {v20.s}[2], [x2]
    st1 {v20.s}[3], [x0]
.Lotherwise_472:
.Lend_468:
    ubfx x0, x11, #4, #2
    cmp x0, #3
    bne .Lotherwise_473
    zip1 v0.4s, v3.4s, v1.4s
    zip2 v1.4s, v3.4s, v1.4s
    add x0, x4, #16
    add x1, x10, #16
    str d0, [x6, #16]
    st1 {v0.d}[1], [x0]
    str d1, [x9, #16]
    st1 {v1.d}[1], [x1]
    b .Lend_474
.Lotherwise_473:
    tst x11, #16
    beq .Lotherwise_475
    add x0, x6, #16
    add x1, x4, #16
    add x2, x9, #16
    st1 {v3.s}[0], [x0]
    add x0, x10, #16
    st1 {v3.s}[1], [x1]
    st1 {v3.s}[2], [x2]
    st1 {v3.s}[3], [x0]
.Lotherwise_475:
    tst x11, #32
    beq .Lotherwise_476
    add x0, x6, #20
    add x1, x4, #20
    add x2, x9, #20
    st1 {v1.s}[0], [x0]
    add x0, x10, #20
    st1 {v1.s}[1], [x1]
    st1 {v1.s}[2], [x2]
    st1 {v1.s}[3], [x0]
.Lotherwise_476:
.Lend_474:
.Lotherwise_466:
    sub x3, x3, #1
    lsr x8, x8, #1
    add x6, x6, x7, lsl #2
    add x4, x4, x7, lsl #2
    add x9, x9, x7, lsl #2
    add x10, x10, x7, lsl #2
    add x5, x5, #128
    cbnz x3, .Lrepeat_465
.Lend_464:
    ret
    .size nnp_winograd_f4x6_3x3_of_8x8_output_with_bias__aarch64_neon, . - nnp_winograd_f4x6_3x3_of_8x8_output_with_bias__aarch64_neon

.section .rodata
    .p2align 4
.Lconstants_nnp_winograd_f4x6_3x3_of_8x8_output_with_bias_with_relu__aarch64_neon:
    .long 0x40000000, 0x40800000, 0x41000000, 0x3f000000
    .long 0x3e800000, 0x3e000000, 0x41800000, 0x3d800000
    .long 0x42000000, 0x3d000000, 0x00000000, 0x00000000

    .text
    .p2align 4
    .globl nnp_winograd_f4x6_3x3_of_8x8_output_with_bias_with_relu__aarch64_neon
    .type nnp_winograd_f4x6_3x3_of_8x8_output_with_bias_with_relu__aarch64_neon, %function
nnp_winograd_f4x6_3x3_of_8x8_output_with_bias_with_relu__aarch64_neon:
    lsl x6, x1, #2
    mov x13, x2
    add x2, x0, x6
    add x7, x2, x6
    lsl x1, x1, #3
    mov x8, x5
    add x9, x7, x6
    mov w10, #8
    add x11, x9, x6
    add x6, x11, x6
.Lrepeat_477:
    ldr q0, [x2]
    ldr q1, [x7]
    sub x10, x10, #1
    add x2, x2, x1, lsl #2
    ldr q2, [x9]
    ldr q3, [x11]
    add x7, x7, x1, lsl #2
    add x9, x9, x1, lsl #2
    ldr q4, [x6]
    ldr q5, [x0]
    add x0, x0, x1, lsl #2
    add x11, x11, x1, lsl #2
    adrp x12, .Lconstants_nnp_winograd_f4x6_3x3_of_8x8_output_with_bias_with_relu__aarch64_neon
    ldr q6, [x12, :lo12:.Lconstants_nnp_winograd_f4x6_3x3_of_8x8_output_with_bias_with_relu__aarch64_neon]
    add x6, x6, x1, lsl #2
    fsub v7.4s, v0.4s, v1.4s
    fadd v0.4s, v0.4s, v1.4s
    fadd v1.4s, v2.4s, v3.4s
    fsub v2.4s, v2.4s, v3.4s
    fadd v3.4s, v4.4s, v7.4s
    fadd v4.4s, v5.4s, v0.4s
    fmla v0.4s, v1.4s, v6.s[1]
    fmla v7.4s, v2.4s, v6.s[0]
    fmla v3.4s, v2.4s, v6.s[2]
    fadd v1.4s, v4.4s, v1.4s
    str q0, [x8, #256]
    str q1, [x8]
    str q7, [x8, #128]
    str q3, [x8, #384]
    add x8, x8, #16
    cbnz x10, .Lrepeat_477
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
    bne .Lotherwise_478
    mov w0, #4
.Lrepeat_479:
    tst x8, #1
    beq .Lotherwise_480
    ld1 {v4.4s, v5.4s, v6.4s, v7.4s}, [x5], #64
    ldr q16, [x13]
    movi v21.4s, #0
    add x1, x4, #16
    ld1 {v0.4s, v1.4s, v2.4s, v3.4s}, [x5]
    add x2, x10, #16
    sub x5, x5, #64
    adrp x3, .Lconstants_nnp_winograd_f4x6_3x3_of_8x8_output_with_bias_with_relu__aarch64_neon
    ldr q17, [x3, :lo12:.Lconstants_nnp_winograd_f4x6_3x3_of_8x8_output_with_bias_with_relu__aarch64_neon]
    adrp x3, .Lconstants_nnp_winograd_f4x6_3x3_of_8x8_output_with_bias_with_relu__aarch64_neon+16
    ldr q18, [x3, :lo12:.Lconstants_nnp_winograd_f4x6_3x3_of_8x8_output_with_bias_with_relu__aarch64_neon+16]
    adrp x3, .Lconstants_nnp_winograd_f4x6_3x3_of_8x8_output_with_bias_with_relu__aarch64_neon+32
    ldr q19, [x3, :lo12:.Lconstants_nnp_winograd_f4x6_3x3_of_8x8_output_with_bias_with_relu__aarch64_neon+32]
    fadd v5.4s, v5.4s, v16.4s
    fadd v16.4s, v7.4s, v0.4s
    fsub v0.4s, v7.4s, v0.4s
    fadd v7.4s, v2.4s, v3.4s
    fsub v2.4s, v2.4s, v3.4s
    fadd v3.4s, v5.4s, v6.4s
    fsub v5.4s, v5.4s, v6.4s
    fadd v4.4s, v4.4s, v3.4s
    mov v6.16b, v5.16b
    mov v20.16b, v3.16b
    fmla v6.4s, v0.4s, v17.s[0]
    fadd v1.4s, v1.4s, v5.4s
    fadd v4.4s, v4.4s, v16.4s
    fmla v20.4s, v16.4s, v17.s[1]
    fmla v5.4s, v0.4s, v17.s[2]
    fmla v6.4s, v2.4s, v17.s[3]
    fmla v20.4s, v7.4s, v18.s[0]
    fmla v3.4s, v16.4s, v18.s[2]
    fmla v5.4s, v2.4s, v18.s[1]
    fadd v4.4s, v4.4s, v7.4s
    fmla v1.4s, v0.4s, v19.s[0]
    fmla v3.4s, v7.4s, v18.s[3]
    fmax v0.4s, v21.4s, v6.4s
    fmax v4.4s, v21.4s, v4.4s
    fmax v6.4s, v21.4s, v20.4s
    fmax v5.4s, v21.4s, v5.4s
    fmla v1.4s, v2.4s, v19.s[1]
    fmax v2.4s, v21.4s, v3.4s
    zip1 v3.4s, v4.4s, v6.4s
    zip2 v4.4s, v4.4s, v6.4s
    zip1 v6.4s, v0.4s, v5.4s
    zip2 v0.4s, v0.4s, v5.4s
    fmax v1.4s, v21.4s, v1.4s
    zip1 v5.4s, v3.4s, v6.4s
    zip2 v3.4s, v3.4s, v6.4s
    zip1 v6.4s, v4.4s, v0.4s
    zip2 v0.4s, v4.4s, v0.4s
    str q5, [x6]
    zip1 v4.4s, v2.4s, v1.4s
    zip2 v1.4s, v2.4s, v1.4s
    str q3, [x4]
    str q6, [x9]
    str q0, [x10]
    str d4, [x6, #16]
    st1 {v4.d}[1], [x1]
    str d1, [x9, #16]
    st1 {v1.d}[1], [x2]
.Lotherwise_480:
    sub x0, x0, #1
    lsr x8, x8, #1
    add x6, x6, x7, lsl #2
    add x4, x4, x7, lsl #2
    add x9, x9, x7, lsl #2
    add x10, x10, x7, lsl #2
    add x5, x5, #128
    cbnz x0, .Lrepeat_479
    b .Lend_481
.Lotherwise_478:
    mov w3, #4
.Lrepeat_482:
    tst x8, #1
    beq .Lotherwise_483
    ld1 {v4.4s, v5.4s, v6.4s, v7.4s}, [x5], #64
    ldr q16, [x13]
    movi v17.4s, #0
    ubfx x0, x11, #0, #4
    ld1 {v0.4s, v1.4s, v2.4s, v3.4s}, [x5]
    sub x5, x5, #64
    adrp x1, .Lconstants_nnp_winograd_f4x6_3x3_of_8x8_output_with_bias_with_relu__aarch64_neon
    ldr q18, [x1, :lo12:.Lconstants_nnp_winograd_f4x6_3x3_of_8x8_output_with_bias_with_relu__aarch64_neon]
    adrp x1, .Lconstants_nnp_winograd_f4x6_3x3_of_8x8_output_with_bias_with_relu__aarch64_neon+16
    ldr q19, [x1, :lo12:.Lconstants_nnp_winograd_f4x6_3x3_of_8x8_output_with_bias_with_relu__aarch64_neon+16]
    adrp x1, .Lconstants_nnp_winograd_f4x6_3x3_of_8x8_output_with_bias_with_relu__aarch64_neon+32
    ldr q20, [x1, :lo12:.Lconstants_nnp_winograd_f4x6_3x3_of_8x8_output_with_bias_with_relu__aarch64_neon+32]
    fadd v5.4s, v5.4s, v16.4s
    fadd v16.4s, v7.4s, v0.4s
    fsub v0.4s, v7.4s, v0.4s
    fadd v7.4s, v2.4s, v3.4s
    fsub v2.4s, v2.4s, v3.4s
    fadd v3.4s, v5.4s, v6.4s
    fsub v5.4s, v5.4s, v6.4s
    fadd v4.4s, v4.4s, v3.4s
    fadd v1.4s, v1.4s, v5.4s
    mov v6.16b, v3.16b
    mov v21.16b, v5.16b
    fmla v3.4s, v16.4s, v19.s[2]
    fadd v4.4s, v4.4s, v16.4s
    fmla v5.4s, v0.4s, v18.s[0]
    fmla v6.4s, v16.4s, v18.s[1]
    fmla v21.4s, v0.4s, v18.s[2]
    fmla v1.4s, v0.4s, v20.s[0]
    fmla v5.4s, v2.4s, v18.s[3]
    fmla v6.4s, v7.4s, v19.s[0]
    fmla v21.4s, v2.4s, v19.s[1]
    fmla v3.4s, v7.4s, v19.s[3]
    fmla v1.4s, v2.4s, v20.s[1]
    fadd v0.4s, v4.4s, v7.4s
    fmax v2.4s, v17.4s, v5.4s
    fmax v4.4s, v17.4s, v6.4s
    fmax v5.4s, v17.4s, v21.4s
    fmax v0.4s, v17.4s, v0.4s
    fmax v3.4s, v17.4s, v3.4s
    fmax v1.4s, v17.4s, v1.4s
    cmp x0, #15
    bne .Lotherwise_484
    zip1 v6.4s, v0.4s, v4.4s
    zip1 v7.4s, v2.4s, v5.4s
    zip2 v0.4s, v0.4s, v4.4s
    zip2 v2.4s, v2.4s, v5.4s
    zip1 v4.4s, v6.4s, v7.4s
    zip2 v5.4s, v6.4s, v7.4s
    zip1 v6.4s, v0.4s, v2.4s
    zip2 v0.4s, v0.4s, v2.4s
    str q4, [x6]
    str q5, [x4]
    str q6, [x9]
    str q0, [x10]
    b .Lend_485
.Lotherwise_484:
    tst x11, #1
    beq .Lotherwise_486
    st1 {v0.s}[0], [x6]
    st1 {v0.s}[1], [x4]
    st1 {v0.s}[2], [x9]
    st1 {v0.s}[3], [x10]
.Lotherwise_486:
    tst x11, #2
    beq .Lotherwise_487
    add x0, x6, #4
    add x1, x4, #4
    add x2, x9, #4
    st1 {v2.s}[0], [x0]
    add x0, x10, #4
    st1 {v2.s}[1], [x1]
    st1 {v2.s}[2], [x2]
    st1 {v2.s}[3], [x0]
.Lotherwise_487:
    tst x11, #4
    beq .Lotherwise_488
    add x0, x6, #8
    add x1, x4, #8
    add x2, x9, #8
    st1 {v4.s}[0], [x0]
    add x0, x10, #8
    st1 {v4.s}[1], [x1]
    st1 {v4.s}[2], [x2]
    st1 {v4.s}[3], [x0]
.Lotherwise_488:
    tst x11, #8
    beq .Lotherwise_489
    add x0, x6, #12
    add x1, x4, #12
    add x2, x9, #12
    st1 {v5.s}[0], [x0]
    add x0, x10, #12
    st1 {v5.s}[1], [x1]
    st1 {v5.s}[2], [x2]
    st1 {v5.s}[3], [x0]
.Lotherwise_489:
.Lend_485:
    ubfx x0, x11, #4, #2
    cmp x0, #3
    bne .Lotherwise_490
    zip1 v0.4s, v3.4s, v1.4s
    zip2 v1.4s, v3.4s, v1.4s
    add x0, x4, #16
    add x1, x10, #16
    str d0, [x6, #16]
    st1 {v0.d}[1], [x0]
    str d1, [x9, #16]
    st1 {v1.d}[1], [x1]
    b .Lend_491
.Lotherwise_490:
    tst x11, #16
    beq .Lotherwise_492
    add x0, x6, #16
    add x1, x4, #16
    add x2, x9, #16
    st1 {v3.s}[0], [x0]
    add x0, x10, #16
    st1 {v3.s}[1], [x1]
    st1 {v3.s}[2], [x2]
    st1 {v3.s}[3], [x0]
.Lotherwise_492:
    tst x11, #32
    beq .Lotherwise_493
    add x0, x6, #20
    add x1, x4, #20
    add x2, x9, #20
    st1 {v1.s}[0], [x0]
    add x0, x10, #20
    st1 {v1.s}[1], [x1]
    st1 {v1.s}[2], [x2]
    st1 {v1.s}[3], [x0]
.Lotherwise_493:
.Lend_491:
.Lotherwise_483:
    sub x3, x3, #1
    lsr x8, x8, #1
    add x6, x6, x7, lsl #2
    add x4, x4, x7, lsl #2
    add x9, x9, x7, lsl #2
    add x10, x10, x7, lsl #2
    add x5, x5, #128
    cbnz x3, .Lrepeat_482
.Lend_481:
    ret
    .size nnp_winograd_f4x6_3x3_of_8x8_output_with_bias_with_relu__aarch64_neon, . - nnp_winograd_f4x6_3x3_of_8x8_output_with_bias_with_relu__aarch64_neon

.section .rodata
    .p2align 4
.Lconstants_nnp_winograd_f4x4_3x3_of_8x8_input__aarch64_neon:
    .long 0x3fa00000, 0x3e800000, 0xc0400000, 0x40400000
    .long 0xc0700000, 0x40f00000, 0x40800000, 0x40a00000

    .text
    .p2align 4
    .globl nnp_winograd_f4x4_3x3_of_8x8_input__aarch64_neon
    .type nnp_winograd_f4x4_3x3_of_8x8_input__aarch64_neon, %function
nnp_winograd_f4x4_3x3_of_8x8_input__aarch64_neon:
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
    bne .Lotherwise_494
    mov x0, x6
    mov w1, #6
.Lrepeat_495:
    tst x12, #1
    beq .Lotherwise_496
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
    bne .Lotherwise_497
    ldr d1, [x9, #16]
    ldr d5, [x13, #16]
    add x2, x5, #16
    add x3, x14, #16
    ld1 {v1.d}[1], [x2]
    ld1 {v5.d}[1], [x3]
    uzp1 v6.4s, v1.4s, v5.4s
    uzp2 v1.4s, v1.4s, v5.4s
    b .Lend_498
.Lotherwise_497:
    movi v6.4s, #0
    tst x8, #16
    beq .Lotherwise_499
    add x2, x9, #16
    add x3, x5, #16
    add x4, x13, #16
    ld1 {v6.s}[0], [x2]
    add x2, x14, #16
    ld1 {v6.s}[1], [x3]
    ld1 {v6.s}[2], [x4]
    ld1 {v6.s}[3], [x2]
.Lotherwise_499:
    movi v1.4s, #0
    tst x8, #32
    beq .Lotherwise_500
    add x2, x9, #20
    add x3, x5, #20
    add x4, x13, #20
    ld1 {v1.s}[0], [x2]
    add x2, x14, #20
    ld1 {v1.s}[1], [x3]
    ld1 {v1.s}[2], [x4]
    ld1 {v1.s}[3], [x2]
.Lotherwise_500:
.Lend_498:
    adrp x2, .Lconstants_nnp_winograd_f4x4_3x3_of_8x8_input__aarch64_neon
    ldr q5, [x2, :lo12:.Lconstants_nnp_winograd_f4x4_3x3_of_8x8_input__aarch64_neon]
    mov v7.16b, v4.16b
    adrp x2, .Lconstants_nnp_winograd_f4x4_3x3_of_8x8_input__aarch64_neon+16
    ldr q16, [x2, :lo12:.Lconstants_nnp_winograd_f4x4_3x3_of_8x8_input__aarch64_neon+16]
    fsub v17.4s, v4.4s, v6.4s
    mov v18.16b, v2.16b
    fsub v19.4s, v2.4s, v0.4s
    fmls v7.4s, v6.4s, v5.s[1]
    fmul v17.4s, v17.4s, v16.s[0]
    fmls v18.4s, v0.4s, v5.s[1]
    fmls v3.4s, v4.4s, v5.s[0]
    fmla v1.4s, v2.4s, v16.s[2]
    mov v2.16b, v17.16b
    fmla v3.4s, v6.4s, v5.s[1]
    fmul v4.4s, v7.4s, v5.s[2]
    fmla v17.4s, v19.4s, v16.s[1]
    fmls v2.4s, v19.4s, v16.s[1]
    fmls v1.4s, v0.4s, v16.s[3]
    mov v0.16b, v4.16b
    fmla v4.4s, v18.4s, v5.s[3]
    str q3, [x0]
    str q17, [x0, #64]
    fmls v0.4s, v18.4s, v5.s[3]
    str q2, [x0, #48]
    str q1, [x0, #80]
    str q4, [x0, #32]
    str q0, [x0, #16]
    b .Lend_501
.Lotherwise_496:
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
.Lend_501:
    sub x1, x1, #1
    lsr x12, x12, #1
    add x9, x9, x11, lsl #2
    add x5, x5, x11, lsl #2
    add x13, x13, x11, lsl #2
    add x14, x14, x11, lsl #2
    add x0, x0, #96
    cbnz x1, .Lrepeat_495
    b .Lend_502
.Lotherwise_494:
    mov x3, x6
    mov w4, #6
.Lrepeat_503:
    tst x12, #1
    beq .Lotherwise_504
    ubfx x0, x8, #0, #4
    cmp x0, #15
    bne .Lotherwise_505
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
    b .Lend_506
.Lotherwise_505:
    movi v3.4s, #0
    tst x8, #1
    beq .Lotherwise_507
    ld1 {v3.s}[0], [x9]
    ld1 {v3.s}[1], [x5]
    ld1 {v3.s}[2], [x13]
    ld1 {v3.s}[3], [x14]
.Lotherwise_507:
    movi v2.4s, #0
    tst x8, #2
    beq .Lotherwise_508
    add x0, x9, #4
    add x1, x5, #4
    add x2, x13, #4
    ld1 {v2.s}[0], [x0]
    add x0, x14, #4
    ld1 {v2.s}[1], [x1]
    ld1 {v2.s}[2], [x2]
    ld1 {v2.s}[3], [x0]
.Lotherwise_508:
    movi v4.4s, #0
    tst x8, #4
    beq .Lotherwise_509
    add x0, x9, #8
    add x1, x5, #8
    add x2, x13, #8
    ld1 {v4.s}[0], [x0]
    add x0, x14, #8
    ld1 {v4.s}[1], [x1]
    ld1 {v4.s}[2], [x2]
    ld1 {v4.s}[3], [x0]
.Lotherwise_509:
    movi v0.4s, #0
    tst x8, #8
    beq .Lotherwise_510
    add x0, x9, #12
    add x1, x5, #12
    add x2, x13, #12
    ld1 {v0.s}[0], [x0]
    add x0, x14, #12
    ld1 {v0.s}[1], [x1]
    ld1 {v0.s}[2], [x2]
    ld1 {v0.s}[3], [x0]
.Lotherwise_510:
.Lend_506:
    ubfx x0, x8, #4, #2
    cmp x0, #3
    bne .Lotherwise_511
    ldr d1, [x9, #16]
    ldr d5, [x13, #16]
    add x0, x5, #16
    add x1, x14, #16
    ld1 {v1.d}[1], [x0]
    ld1 {v5.d}[1], [x1]
    uzp1 v6.4s, v1.4s, v5.4s
    uzp2 v1.4s, v1.4s, v5.4s
    b .Lend_512
.Lotherwise_511:
    movi v6.4s, #0
    tst x8, #16
    beq .Lotherwise_513
    add x0, x9, #16
    add x1, x5, #16
    add x2, x13, #16
    ld1 {v6.s}[0], [x0]
    add x0, x14, #16
    ld1 {v6.s}[1], [x1]
    ld1 {v6.s}[2], [x2]
    ld1 {v6.s}[3], [x0]
.Lotherwise_513:
    movi v1.4s, #0
    tst x8, #32
    beq .Lotherwise_514
    add x0, x9, #20
    add x1, x5, #20
    add x2, x13, #20
    ld1 {v1.s}[0], [x0]
    add x0, x14, #20
    ld1 {v1.s}[1], [x1]
    ld1 {v1.s}[2], [x2]
    ld1 {v1.s}[3], [x0]
.Lotherwise_514:
.Lend_512:
    adrp x0, .Lconstants_nnp_winograd_f4x4_3x3_of_8x8_input__aarch64_neon
    ldr q5, [x0, :lo12:.Lconstants_nnp_winograd_f4x4_3x3_of_8x8_input__aarch64_neon]
    mov v7.16b, v4.16b
    adrp x0, .Lconstants_nnp_winograd_f4x4_3x3_of_8x8_input__aarch64_neon+16
    ldr q16, [x0, :lo12:.Lconstants_nnp_winograd_f4x4_3x3_of_8x8_input__aarch64_neon+16]
    fsub v17.4s, v4.4s, v6.4s
    mov v18.16b, v2.16b
    fsub v19.4s, v2.4s, v0.4s
    fmls v7.4s, v6.4s, v5.s[1]
    fmul v17.4s, v17.4s, v16.s[0]
    fmls v18.4s, v0.4s, v5.s[1]
    fmls v3.4s, v4.4s, v5.s[0]
    fmla v1.4s, v2.4s, v16.s[2]
    mov v2.16b, v17.16b
    fmla v3.4s, v6.4s, v5.s[1]
    fmul v4.4s, v7.4s, v5.s[2]
    fmla v17.4s, v19.4s, v16.s[1]
    fmls v2.4s, v19.4s, v16.s[1]
    fmls v1.4s, v0.4s, v16.s[3]
    mov v0.16b, v4.16b
    fmla v4.4s, v18.4s, v5.s[3]
    str q3, [x3]
    str q17, [x3, #64]
    fmls v0.4s, v18.4s, v5.s[3]
    str q2, [x3, #48]
    str q1, [x3, #80]
    str q4, [x3, #32]
    str q0, [x3, #16]
    b .Lend_515
.Lotherwise_504:
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
.Lend_515:
    sub x4, x4, #1
    lsr x12, x12, #1
    add x9, x9, x11, lsl #2
    add x5, x5, x11, lsl #2
    add x13, x13, x11, lsl #2
    add x14, x14, x11, lsl #2
    add x3, x3, #96
    cbnz x4, .Lrepeat_503
.Lend_502:
    lsl x0, x10, #2
    lsl x1, x10, #3
    add x2, x7, x0
    mov w3, #6
    add x4, x2, x0
    add x5, x4, x0
    add x8, x5, x0
    add x0, x8, x0
.Lrepeat_516:
    ldr q0, [x6, #192]
    ldr q1, [x6, #384]
    sub x3, x3, #1
    adrp x9, .Lconstants_nnp_winograd_f4x4_3x3_of_8x8_input__aarch64_neon
    ldr q2, [x9, :lo12:.Lconstants_nnp_winograd_f4x4_3x3_of_8x8_input__aarch64_neon]
    ldr q3, [x6, #96]
    ldr q4, [x6, #288]
    ldr q5, [x6]
    adrp x9, .Lconstants_nnp_winograd_f4x4_3x3_of_8x8_input__aarch64_neon+16
    ldr q6, [x9, :lo12:.Lconstants_nnp_winograd_f4x4_3x3_of_8x8_input__aarch64_neon+16]
    ldr q7, [x6, #480]
    add x6, x6, #16
    mov v16.16b, v0.16b
    fsub v17.4s, v0.4s, v1.4s
    mov v18.16b, v3.16b
    fmls v16.4s, v1.4s, v2.s[1]
    fmls v5.4s, v0.4s, v2.s[0]
    fmls v18.4s, v4.4s, v2.s[1]
    fmul v0.4s, v17.4s, v6.s[0]
    fmla v5.4s, v1.4s, v2.s[1]
    fsub v1.4s, v3.4s, v4.4s
    fmla v7.4s, v3.4s, v6.s[2]
    fmul v3.4s, v16.4s, v2.s[2]
    mov v16.16b, v0.16b
    fmla v0.4s, v1.4s, v6.s[1]
    fmls v7.4s, v4.4s, v6.s[3]
    fmls v16.4s, v1.4s, v6.s[1]
    str q5, [x7]
    add x7, x7, x1, lsl #2
    mov v1.16b, v3.16b
    fmla v3.4s, v18.4s, v2.s[3]
    fmls v1.4s, v18.4s, v2.s[3]
    str q1, [x2]
    add x2, x2, x1, lsl #2
    str q3, [x4]
    add x4, x4, x1, lsl #2
    str q16, [x5]
    add x5, x5, x1, lsl #2
    str q0, [x8]
    add x8, x8, x1, lsl #2
    str q7, [x0]
    add x0, x0, x1, lsl #2
    cbnz x3, .Lrepeat_516
    ret
    .size nnp_winograd_f4x4_3x3_of_8x8_input__aarch64_neon, . - nnp_winograd_f4x4_3x3_of_8x8_input__aarch64_neon

.section .rodata
    .p2align 4
.Lconstants_nnp_winograd_f4x4_3x3_of_8x8_output_with_bias__aarch64_neon:
    .long 0x40000000, 0x40800000, 0x41000000, 0x00000000

    .text
    .p2align 4
    .globl nnp_winograd_f4x4_3x3_of_8x8_output_with_bias__aarch64_neon
    .type nnp_winograd_f4x4_3x3_of_8x8_output_with_bias__aarch64_neon, %function
nnp_winograd_f4x4_3x3_of_8x8_output_with_bias__aarch64_neon:
    lsl x6, x1, #2
    mov x13, x2
    add x2, x0, x6
    add x7, x2, x6
    lsl x1, x1, #3
    mov x8, x5
    add x9, x7, x6
    mov w10, #6
    add x11, x9, x6
    add x6, x11, x6
.Lrepeat_517:
    ldr q0, [x2]
    ldr q1, [x7]
    sub x10, x10, #1
    add x2, x2, x1, lsl #2
    ldr q2, [x9]
    ldr q3, [x11]
    add x7, x7, x1, lsl #2
    add x9, x9, x1, lsl #2
    ldr q4, [x6]
    ldr q5, [x0]
    add x0, x0, x1, lsl #2
    add x11, x11, x1, lsl #2
    adrp x12, .Lconstants_nnp_winograd_f4x4_3x3_of_8x8_output_with_bias__aarch64_neon
    ldr q6, [x12, :lo12:.Lconstants_nnp_winograd_f4x4_3x3_of_8x8_output_with_bias__aarch64_neon]
    add x6, x6, x1, lsl #2
    fsub v7.4s, v0.4s, v1.4s
    fadd v0.4s, v0.4s, v1.4s
    fadd v1.4s, v2.4s, v3.4s
    fsub v2.4s, v2.4s, v3.4s
    fadd v3.4s, v4.4s, v7.4s
    fadd v4.4s, v5.4s, v0.4s
    fmla v0.4s, v1.4s, v6.s[1]
    fmla v7.4s, v2.4s, v6.s[0]
    fmla v3.4s, v2.4s, v6.s[2]
    fadd v1.4s, v4.4s, v1.4s
    str q0, [x8, #192]
    str q1, [x8]
    str q7, [x8, #96]
    str q3, [x8, #288]
    add x8, x8, #16
    cbnz x10, .Lrepeat_517
    ldr x0, [x4]
    ldr w1, [x4, #20]
    mov x11, x3
    ldr x2, [x4, #8]
    ldr w3, [x4, #16]
    lsl x0, x0, #2
    add x4, x11, x0
    add x6, x4, x0
    add x0, x6, x0
    cmp x1, #15
    bne .Lotherwise_518
    mov w1, #4
.Lrepeat_519:
    tst x3, #1
    beq .Lotherwise_520
    ld1 {v0.4s, v1.4s, v2.4s, v3.4s}, [x5]
    ldr q4, [x13]
    ldp q5, q6, [x5, #64]
    adrp x7, .Lconstants_nnp_winograd_f4x4_3x3_of_8x8_output_with_bias__aarch64_neon
    ldr q7, [x7, :lo12:.Lconstants_nnp_winograd_f4x4_3x3_of_8x8_output_with_bias__aarch64_neon]
    fadd v1.4s, v1.4s, v4.4s
    fadd v4.4s, v3.4s, v5.4s
    fsub v3.4s, v3.4s, v5.4s
    fsub v5.4s, v1.4s, v2.4s
    fadd v1.4s, v1.4s, v2.4s
    fadd v2.4s, v6.4s, v5.4s
    fadd v0.4s, v0.4s, v1.4s
    fmla v1.4s, v4.4s, v7.s[1]
    fmla v5.4s, v3.4s, v7.s[0]
    fmla v2.4s, v3.4s, v7.s[2]
    fadd v0.4s, v0.4s, v4.4s
    zip1 v3.4s, v0.4s, v1.4s
    zip1 v4.4s, v5.4s, v2.4s
    zip2 v0.4s, v0.4s, v1.4s
    zip2 v1.4s, v5.4s, v2.4s
    zip1 v2.4s, v3.4s, v4.4s
    zip2 v3.4s, v3.4s, v4.4s
    zip1 v4.4s, v0.4s, v1.4s
    zip2 v0.4s, v0.4s, v1.4s
    str q2, [x11]
    str q3, [x4]
    str q4, [x6]
    str q0, [x0]
.Lotherwise_520:
    sub x1, x1, #1
    lsr x3, x3, #1
    add x11, x11, x2, lsl #2
    add x4, x4, x2, lsl #2
    add x6, x6, x2, lsl #2
    add x0, x0, x2, lsl #2
    add x5, x5, #96
    cbnz x1, .Lrepeat_519
    b .Lend_521
.Lotherwise_518:
    mov w7, #4
.Lrepeat_522:
    tst x3, #1
    beq .Lotherwise_523
    ld1 {v0.4s, v1.4s, v2.4s, v3.4s}, [x5]
    ldr q4, [x13]
    ubfx x8, x1, #0, #4
    ldp q5, q6, [x5, #64]
    adrp x9, .Lconstants_nnp_winograd_f4x4_3x3_of_8x8_output_with_bias__aarch64_neon
    ldr q7, [x9, :lo12:.Lconstants_nnp_winograd_f4x4_3x3_of_8x8_output_with_bias__aarch64_neon]
    fadd v1.4s, v1.4s, v4.4s
    fadd v4.4s, v3.4s, v5.4s
    fsub v3.4s, v3.4s, v5.4s
    fadd v5.4s, v1.4s, v2.4s
    fsub v1.4s, v1.4s, v2.4s
    fadd v0.4s, v0.4s, v5.4s
    fadd v2.4s, v6.4s, v1.4s
    fmla v5.4s, v4.4s, v7.s[1]
    fadd v0.4s, v0.4s, v4.4s
    fmla v1.4s, v3.4s, v7.s[0]
    fmla v2.4s, v3.4s, v7.s[2]
    cmp x8, #15
    bne .Lotherwise_524
    zip1 v3.4s, v0.4s, v5.4s
    zip1 v4.4s, v1.4s, v2.4s
    zip2 v0.4s, v0.4s, v5.4s
    zip2 v1.4s, v1.4s, v2.4s
    zip1 v2.4s, v3.4s, v4.4s
    zip2 v3.4s, v3.4s, v4.4s
    zip1 v4.4s, v0.4s, v1.4s
    zip2 v0.4s, v0.4s, v1.4s
    str q2, [x11]
    str q3, [x4]
    str q4, [x6]
    str q0, [x0]
    b .Lend_525
.Lotherwise_524:
    tst x1, #1
    beq .Lotherwise_526
    st1 {v0.s}[0], [x11]
    st1 {v0.s}[1], [x4]
    st1 {v0.s}[2], [x6]
    st1 {v0.s}[3], [x0]
.Lotherwise_526:
    tst x1, #2
    beq .Lotherwise_527
    add x8, x11, #4
    add x9, x4, #4
    add x10, x6, #4
    st1 {v1.s}[0], [x8]
    add x8, x0, #4
    st1 {v1.s}[1], [x9]
    st1 {v1.s}[2], [x10]
    st1 {v1.s}[3], [x8]
.Lotherwise_527:
    tst x1, #4
    beq .Lotherwise_528
    add x8, x11, #8
    add x9, x4, #8
    add x10, x6, #8
    st1 {v5.s}[0], [x8]
    add x8, x0, #8
    st1 {v5.s}[1], [x9]
    st1 {v5.s}[2], [x10]
    st1 {v5.s}[3], [x8]
.Lotherwise_528:
    tst x1, #8
    beq .Lotherwise_529
    add x8, x11, #12
    add x9, x4, #12
    add x10, x6, #12
    st1 {v2.s}[0], [x8]
    add x8, x0, #12
    st1 {v2.s}[1], [x9]
    st1 {v2.s}[2], [x10]
    st1 {v2.s}[3], [x8]
.Lotherwise_529:
.Lend_525:
.Lotherwise_523:
    sub x7, x7, #1
    lsr x3, x3, #1
    add x11, x11, x2, lsl #2
    add x4, x4, x2, lsl #2
    add x6, x6, x2, lsl #2
    add x0, x0, x2, lsl #2
    add x5, x5, #96
    cbnz x7, .Lrepeat_522
.Lend_521:
    ret
    .size nnp_winograd_f4x4_3x3_of_8x8_output_with_bias__aarch64_neon, . - nnp_winograd_f4x4_3x3_of_8x8_output_with_bias__aarch64_neon

.section .rodata
    .p2align 4
.Lconstants_nnp_winograd_f4x4_3x3_of_8x8_output_with_bias_with_relu__aarch64_neon:
    .long 0x40000000, 0x40800000, 0x41000000, 0x00000000

    .text
    .p2align 4
    .globl nnp_winograd_f4x4_3x3_of_8x8_output_with_bias_with_relu__aarch64_neon
    .type nnp_winograd_f4x4_3x3_of_8x8_output_with_bias_with_relu__aarch64_neon, %function
nnp_winograd_f4x4_3x3_of_8x8_output_with_bias_with_relu__aarch64_neon:
    lsl x6, x1, #2
    mov x13, x2
    add x2, x0, x6
    add x7, x2, x6
    lsl x1, x1, #3
    mov x8, x5
    add x9, x7, x6
    mov w10, #6
    add x11, x9, x6
    add x6, x11, x6
.Lrepeat_530:
    ldr q0, [x2]
    ldr q1, [x7]
    sub x10, x10, #1
    add x2, x2, x1, lsl #2
    ldr q2, [x9]
    ldr q3, [x11]
    add x7, x7, x1, lsl #2
    add x9, x9, x1, lsl #2
    ldr q4, [x6]
    ldr q5, [x0]
    add x0, x0, x1, lsl #2
    add x11, x11, x1, lsl #2
    adrp x12, .Lconstants_nnp_winograd_f4x4_3x3_of_8x8_output_with_bias_with_relu__aarch64_neon
    ldr q6, [x12, :lo12:.Lconstants_nnp_winograd_f4x4_3x3_of_8x8_output_with_bias_with_relu__aarch64_neon]
    add x6, x6, x1, lsl #2
    fsub v7.4s, v0.4s, v1.4s
    fadd v0.4s, v0.4s, v1.4s
    fadd v1.4s, v2.4s, v3.4s
    fsub v2.4s, v2.4s, v3.4s
    fadd v3.4s, v4.4s, v7.4s
    fadd v4.4s, v5.4s, v0.4s
    fmla v0.4s, v1.4s, v6.s[1]
    fmla v7.4s, v2.4s, v6.s[0]
    fmla v3.4s, v2.4s, v6.s[2]
    fadd v1.4s, v4.4s, v1.4s
    str q0, [x8, #192]
    str q1, [x8]
    str q7, [x8, #96]
    str q3, [x8, #288]
    add x8, x8, #16
    cbnz x10, .Lrepeat_530
    ldr x0, [x4]
    ldr w1, [x4, #20]
    mov x11, x3
    ldr x2, [x4, #8]
    ldr w3, [x4, #16]
    lsl x0, x0, #2
    add x4, x11, x0
    add x6, x4, x0
    add x0, x6, x0
    cmp x1, #15
    bne .Lotherwise_531
    mov w1, #4
.Lrepeat_532:
    tst x3, #1
    beq .Lotherwise_533
    ld1 {v0.4s, v1.4s, v2.4s, v3.4s}, [x5]
    ldr q4, [x13]
    movi v5.4s, #0
    ldp q6, q7, [x5, #64]
    adrp x7, .Lconstants_nnp_winograd_f4x4_3x3_of_8x8_output_with_bias_with_relu__aarch64_neon
    ldr q16, [x7, :lo12:.Lconstants_nnp_winograd_f4x4_3x3_of_8x8_output_with_bias_with_relu__aarch64_neon]
    fadd v1.4s, v1.4s, v4.4s
    fadd v4.4s, v3.4s, v6.4s
    fsub v3.4s, v3.4s, v6.4s
    fsub v6.4s, v1.4s, v2.4s
    fadd v1.4s, v1.4s, v2.4s
    fadd v2.4s, v7.4s, v6.4s
    fadd v0.4s, v0.4s, v1.4s
    fmla v1.4s, v4.4s, v16.s[1]
    fmla v6.4s, v3.4s, v16.s[0]
    fmla v2.4s, v3.4s, v16.s[2]
    fadd v0.4s, v0.4s, v4.4s
    fmax v1.4s, v5.4s, v1.4s
    fmax v0.4s, v5.4s, v0.4s
    fmax v3.4s, v5.4s, v6.4s
    fmax v2.4s, v5.4s, v2.4s
    zip1 v4.4s, v0.4s, v1.4s
    zip2 v0.4s, v0.4s, v1.4s
    zip1 v1.4s, v3.4s, v2.4s
    zip2 v2.4s, v3.4s, v2.4s
    zip1 v3.4s, v4.4s, v1.4s
    zip2 v1.4s, v4.4s, v1.4s
    zip1 v4.4s, v0.4s, v2.4s
    zip2 v0.4s, v0.4s, v2.4s
    str q3, [x11]
    str q1, [x4]
    str q4, [x6]
    str q0, [x0]
.Lotherwise_533:
    sub x1, x1, #1
    lsr x3, x3, #1
    add x11, x11, x2, lsl #2
    add x4, x4, x2, lsl #2
    add x6, x6, x2, lsl #2
    add x0, x0, x2, lsl #2
    add x5, x5, #96
    cbnz x1, .Lrepeat_532
    b .Lend_534
.Lotherwise_531:
    mov w7, #4
.Lrepeat_535:
    tst x3, #1
    beq .Lotherwise_536
    ld1 {v0.4s, v1.4s, v2.4s, v3.4s}, [x5]
    ldr q4, [x13]
    movi v5.4s, #0
    ubfx x8, x1, #0, #4
    ldp q6, q7, [x5, #64]
    adrp x9, .Lconstants_nnp_winograd_f4x4_3x3_of_8x8_output_with_bias_with_relu__aarch64_neon
    ldr q16, [x9, :lo12:.Lconstants_nnp_winograd_f4x4_3x3_of_8x8_output_with_bias_with_relu__aarch64_neon]
    fadd v1.4s, v1.4s, v4.4s
    fadd v4.4s, v3.4s, v6.4s
    fsub v3.4s, v3.4s, v6.4s
    fsub v6.4s, v1.4s, v2.4s
    fadd v1.4s, v1.4s, v2.4s
    fadd v2.4s, v7.4s, v6.4s
    fadd v0.4s, v0.4s, v1.4s
    fmla v1.4s, v4.4s, v16.s[1]
    fmla v6.4s, v3.4s, v16.s[0]
    fmla v2.4s, v3.4s, v16.s[2]
    fadd v0.4s, v0.4s, v4.4s
    fmax v1.4s, v5.4s, v1.4s
    fmax v0.4s, v5.4s, v0.4s
    fmax v3.4s, v5.4s, v6.4s
    fmax v2.4s, v5.4s, v2.4s
    cmp x8, #15
    bne .Lotherwise_537
    zip1 v4.4s, v0.4s, v1.4s
    zip1 v5.4s, v3.4s, v2.4s
    zip2 v0.4s, v0.4s, v1.4s
    zip2 v1.4s, v3.4s, v2.4s
    zip1 v2.4s, v4.4s, v5.4s
    zip2 v3.4s, v4.4s, v5.4s
    zip1 v4.4s, v0.4s, v1.4s
    zip2 v0.4s, v0.4s, v1.4s
    str q2, [x11]
    str q3, [x4]
    str q4, [x6]
    str q0, [x0]
    b .Lend_538
.Lotherwise_537:
    tst x1, #1
    beq .Lotherwise_539
    st1 {v0.s}[0], [x11]
    st1 {v0.s}[1], [x4]
    st1 {v0.s}[2], [x6]
    st1 {v0.s}[3], [x0]
.Lotherwise_539:
    tst x1, #2
    beq .Lotherwise_540
    add x8, x11, #4
    add x9, x4, #4
    add x10, x6, #4
    st1 {v3.s}[0], [x8]
    add x8, x0, #4
    st1 {v3.s}[1], [x9]
    st1 {v3.s}[2], [x10]
    st1 {v3.s}[3], [x8]
.Lotherwise_540:
    tst x1, #4
    beq .Lotherwise_541
    add x8, x11, #8
    add x9, x4, #8
    add x10, x6, #8
    st1 {v1.s}[0], [x8]
    add x8, x0, #8
    st1 {v1.s}[1], [x9]
    st1 {v1.s}[2], [x10]
    st1 {v1.s}[3], [x8]
.Lotherwise_541:
    tst x1, #8
    beq .Lotherwise_542
    add x8, x11, #12
    add x9, x4, #12
    add x10, x6, #12
    st1 {v2.s}[0], [x8]
    add x8, x0, #12
    st1 {v2.s}[1], [x9]
    st1 {v2.s}[2], [x10]
    st1 {v2.s}[3], [x8]
.Lotherwise_542:
.Lend_538:
.Lotherwise_536:
    sub x7, x7, #1
    lsr x3, x3, #1
    add x11, x11, x2, lsl #2
    add x4, x4, x2, lsl #2
    add x6, x6, x2, lsl #2
    add x0, x0, x2, lsl #2
    add x5, x5, #96
    cbnz x7, .Lrepeat_535
.Lend_534:
    ret
    .size nnp_winograd_f4x4_3x3_of_8x8_output_with_bias_with_relu__aarch64_neon, . - nnp_winograd_f4x4_3x3_of_8x8_output_with_bias_with_relu__aarch64_neon

.section .rodata
    .p2align 4
.Lconstants_nnp_winograd_f5x3_3x3_of_7x7_input__aarch64_neon:
    .long 0x407c0000, 0x3f7c0000, 0x41800000, 0x3e400000
    .long 0x3d800000, 0x3f880000, 0x40800000, 0x40a00000
    .long 0x3fa00000, 0x3e800000, 0x40820000, 0x408a0000
    .long 0x40a20000, 0x41880000, 0x3e000000, 0x00000000

    .text
    .p2align 4
    .globl nnp_winograd_f5x3_3x3_of_7x7_input__aarch64_neon
    .type nnp_winograd_f5x3_3x3_of_7x7_input__aarch64_neon, %function
nnp_winograd_f5x3_3x3_of_7x7_input__aarch64_neon:
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
    bne .Lotherwise_543
    mov x0, x6
    mov w1, #7
.Lrepeat_544:
    tst x12, #1
    beq .Lotherwise_545
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
    beq .Lotherwise_546
    add x2, x9, #16
    add x3, x5, #16
    add x4, x13, #16
    ld1 {v2.s}[0], [x2]
    add x2, x14, #16
    ld1 {v2.s}[1], [x3]
    ld1 {v2.s}[2], [x4]
    ld1 {v2.s}[3], [x2]
.Lotherwise_546:
    adrp x2, .Lconstants_nnp_winograd_f5x3_3x3_of_7x7_input__aarch64_neon
    ldr q1, [x2, :lo12:.Lconstants_nnp_winograd_f5x3_3x3_of_7x7_input__aarch64_neon]
    fsub v6.4s, v3.4s, v0.4s
    adrp x2, .Lconstants_nnp_winograd_f5x3_3x3_of_7x7_input__aarch64_neon+16
    ldr q7, [x2, :lo12:.Lconstants_nnp_winograd_f5x3_3x3_of_7x7_input__aarch64_neon+16]
    mov v16.16b, v4.16b
    fsub v17.4s, v4.4s, v5.4s
    fmls v3.4s, v0.4s, v1.s[2]
    fmul v0.4s, v6.4s, v1.s[0]
    fmls v16.4s, v5.4s, v1.s[2]
    fmla v2.4s, v4.4s, v7.s[0]
    mov v4.16b, v0.16b
    fmls v0.4s, v17.4s, v1.s[1]
    fmul v3.4s, v3.4s, v1.s[3]
    fmls v2.4s, v5.4s, v7.s[1]
    fmla v4.4s, v17.4s, v1.s[1]
    mov v5.16b, v3.16b
    fmls v3.4s, v16.4s, v1.s[3]
    str q0, [x0, #16]
    str q2, [x0, #64]
    fmla v5.4s, v16.4s, v1.s[3]
    str q4, [x0]
    str q3, [x0, #48]
    str q5, [x0, #32]
    b .Lend_547
.Lotherwise_545:
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
.Lend_547:
    sub x1, x1, #1
    lsr x12, x12, #1
    add x9, x9, x11, lsl #2
    add x5, x5, x11, lsl #2
    add x13, x13, x11, lsl #2
    add x14, x14, x11, lsl #2
    add x0, x0, #80
    cbnz x1, .Lrepeat_544
    b .Lend_548
.Lotherwise_543:
    mov x3, x6
    mov w4, #7
.Lrepeat_549:
    tst x12, #1
    beq .Lotherwise_550
    ubfx x0, x8, #0, #4
    cmp x0, #15
    bne .Lotherwise_551
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
    b .Lend_552
.Lotherwise_551:
    movi v3.4s, #0
    tst x8, #1
    beq .Lotherwise_553
    ld1 {v3.s}[0], [x9]
    ld1 {v3.s}[1], [x5]
    ld1 {v3.s}[2], [x13]
    ld1 {v3.s}[3], [x14]
.Lotherwise_553:
    movi v2.4s, #0
    tst x8, #2
    beq .Lotherwise_554
    add x0, x9, #4
    add x1, x5, #4
    add x2, x13, #4
    ld1 {v2.s}[0], [x0]
    add x0, x14, #4
    ld1 {v2.s}[1], [x1]
    ld1 {v2.s}[2], [x2]
    ld1 {v2.s}[3], [x0]
.Lotherwise_554:
    movi v4.4s, #0
    tst x8, #4
    beq .Lotherwise_555
    add x0, x9, #8
    add x1, x5, #8
    add x2, x13, #8
    ld1 {v4.s}[0], [x0]
    add x0, x14, #8
    ld1 {v4.s}[1], [x1]
    ld1 {v4.s}[2], [x2]
    ld1 {v4.s}[3], [x0]
.Lotherwise_555:
    movi v0.4s, #0
    tst x8, #8
    beq .Lotherwise_556
    add x0, x9, #12
    add x1, x5, #12
    add x2, x13, #12
    ld1 {v0.s}[0], [x0]
    add x0, x14, #12
    ld1 {v0.s}[1], [x1]
    ld1 {v0.s}[2], [x2]
    ld1 {v0.s}[3], [x0]
.Lotherwise_556:
.Lend_552:
    movi v1.4s, #0
    tst x8, #16
    beq .Lotherwise_557
    add x0, x9, #16
    add x1, x5, #16
    add x2, x13, #16
    ld1 {v1.s}[0], [x0]
    add x0, x14, #16
    ld1 {v1.s}[1], [x1]
    ld1 {v1.s}[2], [x2]
    ld1 {v1.s}[3], [x0]
.Lotherwise_557:
    adrp x0, .Lconstants_nnp_winograd_f5x3_3x3_of_7x7_input__aarch64_neon
    ldr q5, [x0, :lo12:.Lconstants_nnp_winograd_f5x3_3x3_of_7x7_input__aarch64_neon]
    fsub v6.4s, v2.4s, v0.4s
    adrp x0, .Lconstants_nnp_winograd_f5x3_3x3_of_7x7_input__aarch64_neon+16
    ldr q7, [x0, :lo12:.Lconstants_nnp_winograd_f5x3_3x3_of_7x7_input__aarch64_neon+16]
    mov v16.16b, v3.16b
    fsub v17.4s, v3.4s, v4.4s
    fmls v2.4s, v0.4s, v5.s[2]
    fmul v0.4s, v6.4s, v5.s[0]
    fmls v16.4s, v4.4s, v5.s[2]
    fmla v1.4s, v3.4s, v7.s[0]
    mov v3.16b, v0.16b
    fmls v0.4s, v17.4s, v5.s[1]
    fmul v2.4s, v2.4s, v5.s[3]
    fmls v1.4s, v4.4s, v7.s[1]
    fmla v3.4s, v17.4s, v5.s[1]
    mov v4.16b, v2.16b
    fmls v2.4s, v16.4s, v5.s[3]
    str q0, [x3, #16]
    str q1, [x3, #64]
    fmla v4.4s, v16.4s, v5.s[3]
    str q3, [x3]
    str q2, [x3, #48]
    str q4, [x3, #32]
    b .Lend_558
.Lotherwise_550:
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
.Lend_558:
    sub x4, x4, #1
    lsr x12, x12, #1
    add x9, x9, x11, lsl #2
    add x5, x5, x11, lsl #2
    add x13, x13, x11, lsl #2
    add x14, x14, x11, lsl #2
    add x3, x3, #80
    cbnz x4, .Lrepeat_549
.Lend_548:
    lsl x0, x10, #2
    mov w1, #7
    add x2, x7, x0
    mul x1, x10, x1
    add x3, x2, x0
    mov w4, #5
    add x5, x3, x0
    add x8, x5, x0
    add x9, x8, x0
    add x0, x9, x0
.Lrepeat_559:
    ldr q0, [x6]
    ldr q1, [x6, #400]
    sub x4, x4, #1
    ldr q2, [x6, #80]
    ldr q3, [x6, #160]
    ldr q4, [x6, #320]
    adrp x10, .Lconstants_nnp_winograd_f5x3_3x3_of_7x7_input__aarch64_neon+16
    ldr q5, [x10, :lo12:.Lconstants_nnp_winograd_f5x3_3x3_of_7x7_input__aarch64_neon+16]
    adrp x10, .Lconstants_nnp_winograd_f5x3_3x3_of_7x7_input__aarch64_neon+32
    ldr q6, [x10, :lo12:.Lconstants_nnp_winograd_f5x3_3x3_of_7x7_input__aarch64_neon+32]
    ldr q7, [x6, #240]
    ldr q16, [x6, #480]
    adrp x10, .Lconstants_nnp_winograd_f5x3_3x3_of_7x7_input__aarch64_neon+48
    ldr q17, [x10, :lo12:.Lconstants_nnp_winograd_f5x3_3x3_of_7x7_input__aarch64_neon+48]
    add x6, x6, #16
    mov v18.16b, v1.16b
    mov v19.16b, v0.16b
    adrp x10, .Lconstants_nnp_winograd_f5x3_3x3_of_7x7_input__aarch64_neon
    ldr q20, [x10, :lo12:.Lconstants_nnp_winograd_f5x3_3x3_of_7x7_input__aarch64_neon]
    mov v21.16b, v1.16b
    fmla v18.4s, v2.4s, v5.s[2]
    mov v22.16b, v4.16b
    fmls v19.4s, v3.4s, v6.s[0]
    fmla v21.4s, v2.4s, v6.s[1]
    fmls v18.4s, v7.4s, v5.s[3]
    fmla v22.4s, v0.4s, v6.s[1]
    fmla v19.4s, v4.4s, v6.s[1]
    fmla v1.4s, v2.4s, v5.s[0]
    fmls v21.4s, v7.4s, v6.s[2]
    fmls v22.4s, v3.4s, v6.s[2]
    fmls v16.4s, v0.4s, v6.s[1]
    fmls v1.4s, v7.4s, v5.s[1]
    fmls v0.4s, v3.4s, v17.s[1]
    fadd v2.4s, v18.4s, v19.4s
    fsub v5.4s, v18.4s, v19.4s
    fmla v0.4s, v4.4s, v20.s[2]
    fmla v16.4s, v3.4s, v6.s[3]
    fadd v3.4s, v21.4s, v22.4s
    mov v6.16b, v1.16b
    str q2, [x7]
    fsub v2.4s, v21.4s, v22.4s
    fmls v16.4s, v4.4s, v17.s[0]
    add x7, x7, x1, lsl #2
    str q5, [x2]
    add x2, x2, x1, lsl #2
    fmla v6.4s, v0.4s, v17.s[2]
    str q3, [x3]
    fmls v1.4s, v0.4s, v17.s[2]
    add x3, x3, x1, lsl #2
    str q2, [x5]
    add x5, x5, x1, lsl #2
    str q16, [x8]
    add x8, x8, x1, lsl #2
    str q6, [x9]
    add x9, x9, x1, lsl #2
    str q1, [x0]
    add x0, x0, x1, lsl #2
    cbnz x4, .Lrepeat_559
    ret
    .size nnp_winograd_f5x3_3x3_of_7x7_input__aarch64_neon, . - nnp_winograd_f5x3_3x3_of_7x7_input__aarch64_neon

.section .rodata
    .p2align 4
.Lconstants_nnp_winograd_f5x3_3x3_of_7x7_output_with_bias__aarch64_neon:
    .long 0x3e800000, 0x40000000, 0x3d800000, 0x40800000
    .long 0x3c800000, 0x41000000, 0x3b800000, 0x41800000

    .text
    .p2align 4
    .globl nnp_winograd_f5x3_3x3_of_7x7_output_with_bias__aarch64_neon
    .type nnp_winograd_f5x3_3x3_of_7x7_output_with_bias__aarch64_neon, %function
nnp_winograd_f5x3_3x3_of_7x7_output_with_bias__aarch64_neon:
    lsl x6, x1, #2
    mov w7, #7
    add x8, x0, x6
    mov x14, x2
    add x2, x8, x6
    mul x1, x1, x7
    add x7, x2, x6
    mov x9, x5
    mov w10, #5
    add x11, x7, x6
    add x12, x11, x6
    add x6, x12, x6
.Lrepeat_560:
    ldr q0, [x2]
    ldr q1, [x7]
    sub x10, x10, #1
    add x2, x2, x1, lsl #2
    ldr q2, [x0]
    ldr q3, [x8]
    add x0, x0, x1, lsl #2
    add x8, x8, x1, lsl #2
    ldr q4, [x11]
    ldr q5, [x12]
    add x7, x7, x1, lsl #2
    add x11, x11, x1, lsl #2
    ldr q6, [x6]
    adrp x13, .Lconstants_nnp_winograd_f5x3_3x3_of_7x7_output_with_bias__aarch64_neon
    ldr q7, [x13, :lo12:.Lconstants_nnp_winograd_f5x3_3x3_of_7x7_output_with_bias__aarch64_neon]
    add x12, x12, x1, lsl #2
    add x6, x6, x1, lsl #2
    adrp x13, .Lconstants_nnp_winograd_f5x3_3x3_of_7x7_output_with_bias__aarch64_neon+16
    ldr q16, [x13, :lo12:.Lconstants_nnp_winograd_f5x3_3x3_of_7x7_output_with_bias__aarch64_neon+16]
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
    str q4, [x9, #80]
    str q17, [x9, #160]
    str q1, [x9]
    str q0, [x9, #240]
    str q3, [x9, #320]
    add x9, x9, #16
    cbnz x10, .Lrepeat_560
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
    bne .Lotherwise_561
    mov w1, #5
.Lrepeat_562:
    tst x11, #1
    beq .Lotherwise_563
    ld1 {v0.4s, v1.4s, v2.4s, v3.4s}, [x8]
    ldr q4, [x14]
    add x4, x2, #4
    add x5, x0, #4
    adrp x6, .Lconstants_nnp_winograd_f5x3_3x3_of_7x7_output_with_bias__aarch64_neon
    ldr q5, [x6, :lo12:.Lconstants_nnp_winograd_f5x3_3x3_of_7x7_output_with_bias__aarch64_neon]
    ldr q6, [x8, #64]
    fadd v2.4s, v2.4s, v4.4s
    fsub v4.4s, v0.4s, v1.4s
    fadd v0.4s, v0.4s, v1.4s
    fsub v1.4s, v2.4s, v3.4s
    fadd v2.4s, v2.4s, v3.4s
    fmla v1.4s, v4.4s, v5.s[0]
    fadd v3.4s, v0.4s, v2.4s
    fadd v2.4s, v6.4s, v2.4s
    fmla v2.4s, v0.4s, v5.s[2]
    zip1 v0.4s, v3.4s, v1.4s
    zip2 v3.4s, v3.4s, v1.4s
    str d0, [x9]
    st1 {v0.d}[1], [x2]
    str d3, [x3]
    zip1 v0.4s, v1.4s, v2.4s
    zip2 v1.4s, v1.4s, v2.4s
    st1 {v3.d}[1], [x0]
    str d0, [x9, #4]
    st1 {v0.d}[1], [x4]
    str d1, [x3, #4]
    st1 {v1.d}[1], [x5]
.Lotherwise_563:
    sub x1, x1, #1
    lsr x11, x11, #1
    add x9, x9, x10, lsl #2
    add x2, x2, x10, lsl #2
    add x3, x3, x10, lsl #2
    add x0, x0, x10, lsl #2
    add x8, x8, #80
    cbnz x1, .Lrepeat_562
    b .Lend_564
.Lotherwise_561:
    mov w4, #5
.Lrepeat_565:
    tst x11, #1
    beq .Lotherwise_566
    ld1 {v0.4s, v1.4s, v2.4s, v3.4s}, [x8]
    ldr q4, [x14]
    ubfx x5, x1, #0, #4
    ldr q5, [x8, #64]
    adrp x6, .Lconstants_nnp_winograd_f5x3_3x3_of_7x7_output_with_bias__aarch64_neon
    ldr q6, [x6, :lo12:.Lconstants_nnp_winograd_f5x3_3x3_of_7x7_output_with_bias__aarch64_neon]
    fadd v2.4s, v2.4s, v4.4s
    fadd v4.4s, v0.4s, v1.4s
    fsub v0.4s, v0.4s, v1.4s
    fadd v1.4s, v2.4s, v3.4s
    fsub v2.4s, v2.4s, v3.4s
    fadd v3.4s, v5.4s, v1.4s
    fadd v1.4s, v4.4s, v1.4s
    fmla v2.4s, v0.4s, v6.s[0]
    fmla v3.4s, v4.4s, v6.s[2]
    cmp x5, #15
    bne .Lotherwise_567
    zip1 v0.4s, v1.4s, v3.4s
    zip1 v4.4s, v2.4s, v3.4s
    zip2 v1.4s, v1.4s, v3.4s
    zip2 v2.4s, v2.4s, v3.4s
    zip1 v3.4s, v0.4s, v4.4s
    zip2 v0.4s, v0.4s, v4.4s
    zip1 v4.4s, v1.4s, v2.4s
    zip2 v1.4s, v1.4s, v2.4s
    str q3, [x9]
    str q0, [x2]
    str q4, [x3]
    str q1, [x0]
    b .Lend_568
.Lotherwise_567:
    tst x1, #1
    beq .Lotherwise_569
    st1 {v1.s}[0], [x9]
    st1 {v1.s}[1], [x2]
    st1 {v1.s}[2], [x3]
    st1 {v1.s}[3], [x0]
.Lotherwise_569:
    tst x1, #2
    beq .Lotherwise_570
    add x5, x9, #4
    add x6, x2, #4
    add x7, x3, #4
    st1 {v2.s}[0], [x5]
    add x5, x0, #4
    st1 {v2.s}[1], [x6]
    st1 {v2.s}[2], [x7]
    st1 {v2.s}[3], [x5]
.Lotherwise_570:
    tst x1, #4
    beq .Lotherwise_571
    add x5, x9, #8
    add x6, x2, #8
    add x7, x3, #8
    st1 {v3.s}[0], [x5]
    add x5, x0, #8
    st1 {v3.s}[1], [x6]
    st1 {v3.s}[2], [x7]
    st1 {v3.s}[3], [x5]
.Lotherwise_571:
    tst x1, #8
    beq .Lotherwise_572
    add x5, x9, #12
    add x6, x2, #12
    add x7, x3, #12
    st1 {v3.s}[0], [x5]
    add x5, x0, #12
    st1 {v3.s}[1], [x6]
    st1 {v3.s}[2], [x7]
    st1 {v3.s}[3], [x5]
.Lotherwise_572:
.Lend_568:
.Lotherwise_566:
    sub x4, x4, #1
    lsr x11, x11, #1
    add x9, x9, x10, lsl #2
    add x2, x2, x10, lsl #2
    add x3, x3, x10, lsl #2
    add x0, x0, x10, lsl #2
    add x8, x8, #80
    cbnz x4, .Lrepeat_565
.Lend_564:
    ret
    .size nnp_winograd_f5x3_3x3_of_7x7_output_with_bias__aarch64_neon, . - nnp_winograd_f5x3_3x3_of_7x7_output_with_bias__aarch64_neon

.section .rodata
    .p2align 4
.Lconstants_nnp_winograd_f5x3_3x3_of_7x7_output_with_bias_with_relu__aarch64_neon:
    .long 0x3e800000, 0x40000000, 0x3d800000, 0x40800000
    .long 0x3c800000, 0x41000000, 0x3b800000, 0x41800000

    .text
    .p2align 4
    .globl nnp_winograd_f5x3_3x3_of_7x7_output_with_bias_with_relu__aarch64_neon
    .type nnp_winograd_f5x3_3x3_of_7x7_output_with_bias_with_relu__aarch64_neon, %function
nnp_winograd_f5x3_3x3_of_7x7_output_with_bias_with_relu__aarch64_neon:
    lsl x6, x1, #2
    mov w7, #7
    add x8, x0, x6
    mov x14, x2
    add x2, x8, x6
    mul x1, x1, x7
    add x7, x2, x6
    mov x9, x5
    mov w10, #5
    add x11, x7, x6
    add x12, x11, x6
    add x6, x12, x6
.Lrepeat_573:
    ldr q0, [x2]
    ldr q1, [x7]
    sub x10, x10, #1
    add x2, x2, x1, lsl #2
    ldr q2, [x0]
    ldr q3, [x8]
    add x0, x0, x1, lsl #2
    add x8, x8, x1, lsl #2
    ldr q4, [x11]
    ldr q5, [x12]
    add x7, x7, x1, lsl #2
    add x11, x11, x1, lsl #2
    ldr q6, [x6]
    adrp x13, .Lconstants_nnp_winograd_f5x3_3x3_of_7x7_output_with_bias_with_relu__aarch64_neon
    ldr q7, [x13, :lo12:.Lconstants_nnp_winograd_f5x3_3x3_of_7x7_output_with_bias_with_relu__aarch64_neon]
    add x12, x12, x1, lsl #2
    add x6, x6, x1, lsl #2
    adrp x13, .Lconstants_nnp_winograd_f5x3_3x3_of_7x7_output_with_bias_with_relu__aarch64_neon+16
    ldr q16, [x13, :lo12:.Lconstants_nnp_winograd_f5x3_3x3_of_7x7_output_with_bias_with_relu__aarch64_neon+16]
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
    str q4, [x9, #80]
    str q17, [x9, #160]
    str q1, [x9]
    str q0, [x9, #240]
    str q3, [x9, #320]
    add x9, x9, #16
    cbnz x10, .Lrepeat_573
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
    bne .Lotherwise_574
    mov w1, #5
.Lrepeat_575:
    tst x11, #1
    beq .Lotherwise_576
    ld1 {v0.4s, v1.4s, v2.4s, v3.4s}, [x8]
    ldr q4, [x14]
    movi v5.4s, #0
    add x4, x2, #4
    adrp x5, .Lconstants_nnp_winograd_f5x3_3x3_of_7x7_output_with_bias_with_relu__aarch64_neon
    ldr q6, [x5, :lo12:.Lconstants_nnp_winograd_f5x3_3x3_of_7x7_output_with_bias_with_relu__aarch64_neon]
    add x5, x0, #4
    ldr q7, [x8, #64]
    fadd v2.4s, v2.4s, v4.4s
    fsub v4.4s, v0.4s, v1.4s
    fadd v0.4s, v0.4s, v1.4s
    fsub v1.4s, v2.4s, v3.4s
    fadd v2.4s, v2.4s, v3.4s
    fmla v1.4s, v4.4s, v6.s[0]
    fadd v3.4s, v0.4s, v2.4s
    fadd v2.4s, v7.4s, v2.4s
    fmax v3.4s, v5.4s, v3.4s
    fmla v2.4s, v0.4s, v6.s[2]
    fmax v0.4s, v5.4s, v1.4s
    zip1 v1.4s, v3.4s, v0.4s
    zip2 v3.4s, v3.4s, v0.4s
    fmax v2.4s, v5.4s, v2.4s
    str d1, [x9]
    st1 {v1.d}[1], [x2]
    str d3, [x3]
    zip1 v1.4s, v0.4s, v2.4s
    zip2 v0.4s, v0.4s, v2.4s
    st1 {v3.d}[1], [x0]
    str d1, [x9, #4]
    st1 {v1.d}[1], [x4]
    str d0, [x3, #4]
    st1 {v0.d}[1], [x5]
.Lotherwise_576:
    sub x1, x1, #1
    lsr x11, x11, #1
    add x9, x9, x10, lsl #2
    add x2, x2, x10, lsl #2
    add x3, x3, x10, lsl #2
    add x0, x0, x10, lsl #2
    add x8, x8, #80
    cbnz x1, .Lrepeat_575
    b .Lend_577
.Lotherwise_574:
    mov w4, #5
.Lrepeat_578:
    tst x11, #1
    beq .Lotherwise_579
    ld1 {v0.4s, v1.4s, v2.4s, v3.4s}, [x8]
    ldr q4, [x14]
    movi v5.4s, #0
    ubfx x5, x1, #0, #4
    ldr q6, [x8, #64]
    adrp x6, .Lconstants_nnp_winograd_f5x3_3x3_of_7x7_output_with_bias_with_relu__aarch64_neon
    ldr q7, [x6, :lo12:.Lconstants_nnp_winograd_f5x3_3x3_of_7x7_output_with_bias_with_relu__aarch64_neon]
    fadd v2.4s, v2.4s, v4.4s
    fadd v4.4s, v0.4s, v1.4s
    fsub v0.4s, v0.4s, v1.4s
    fadd v1.4s, v2.4s, v3.4s
    fsub v2.4s, v2.4s, v3.4s
    fadd v3.4s, v6.4s, v1.4s
    fmla v2.4s, v0.4s, v7.s[0]
    fadd v0.4s, v4.4s, v1.4s
    fmla v3.4s, v4.4s, v7.s[2]
    fmax v0.4s, v5.4s, v0.4s
    fmax v1.4s, v5.4s, v2.4s
    fmax v2.4s, v5.4s, v3.4s
    cmp x5, #15
    bne .Lotherwise_580
    zip1 v3.4s, v0.4s, v2.4s
    zip1 v4.4s, v1.4s, v2.4s
    zip2 v0.4s, v0.4s, v2.4s
    zip2 v1.4s, v1.4s, v2.4s
    zip1 v2.4s, v3.4s, v4.4s
    zip2 v3.4s, v3.4s, v4.4s
    zip1 v4.4s, v0.4s, v1.4s
    zip2 v0.4s, v0.4s, v1.4s
    str q2, [x9]
    str q3, [x2]
    str q4, [x3]
    str q0, [x0]
    b .Lend_581
.Lotherwise_580:
    tst x1, #1
    beq .Lotherwise_582
    st1 {v0.s}[0], [x9]
    st1 {v0.s}[1], [x2]
    st1 {v0.s}[2], [x3]
    st1 {v0.s}[3], [x0]
.Lotherwise_582:
    tst x1, #2
    beq .Lotherwise_583
    add x5, x9, #4
    add x6, x2, #4
    add x7, x3, #4
    st1 {v1.s}[0], [x5]
    add x5, x0, #4
    st1 {v1.s}[1], [x6]
    st1 {v1.s}[2], [x7]
    st1 {v1.s}[3], [x5]
.Lotherwise_583:
    tst x1, #4
    beq .Lotherwise_584
    add x5, x9, #8
    add x6, x2, #8
    add x7, x3, #8
    st1 {v2.s}[0], [x5]
    add x5, x0, #8
    st1 {v2.s}[1], [x6]
    st1 {v2.s}[2], [x7]
    st1 {v2.s}[3], [x5]
.Lotherwise_584:
    tst x1, #8
    beq .Lotherwise_585
    add x5, x9, #12
    add x6, x2, #12
    add x7, x3, #12
    st1 {v2.s}[0], [x5]
    add x5, x0, #12
    st1 {v2.s}[1], [x6]
    st1 {v2.s}[2], [x7]
    st1 {v2.s}[3], [x5]
.Lotherwise_585:
.Lend_581:
.Lotherwise_579:
    sub x4, x4, #1
    lsr x11, x11, #1
    add x9, x9, x10, lsl #2
    add x2, x2, x10, lsl #2
    add x3, x3, x10, lsl #2
    add x0, x0, x10, lsl #2
    add x8, x8, #80
    cbnz x4, .Lrepeat_578
.Lend_577:
    ret
    .size nnp_winograd_f5x3_3x3_of_7x7_output_with_bias_with_relu__aarch64_neon, . - nnp_winograd_f5x3_3x3_of_7x7_output_with_bias_with_relu__aarch64_neon

.section .rodata
    .p2align 4
.Lconstants_nnp_winograd_f3x5_3x3_of_7x7_input__aarch64_neon:
    .long 0x40800000, 0x40a00000, 0x3fa00000, 0x3e800000
    .long 0x40820000, 0x408a0000, 0x40a20000, 0x3d800000
    .long 0x3f880000, 0x41880000, 0x41800000, 0x3e000000
    .long 0x407c0000, 0x3f7c0000, 0x3e400000, 0x00000000

    .text
    .p2align 4
    .globl nnp_winograd_f3x5_3x3_of_7x7_input__aarch64_neon
    .type nnp_winograd_f3x5_3x3_of_7x7_input__aarch64_neon, %function
nnp_winograd_f3x5_3x3_of_7x7_input__aarch64_neon:
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
    bne .Lotherwise_586
    mov x0, x4
    mov w1, #5
.Lrepeat_587:
    tst x10, #1
    beq .Lotherwise_588
    ldr q0, [x7]
    ldr q1, [x3]
    ldr q2, [x11]
    ldr q3, [x12]
    ldr q4, [x7, #12]
    ldr q5, [x3, #12]
    ldr q6, [x11, #12]
    ldr q7, [x12, #12]
    adrp x2, .Lconstants_nnp_winograd_f3x5_3x3_of_7x7_input__aarch64_neon+16
    ldr q16, [x2, :lo12:.Lconstants_nnp_winograd_f3x5_3x3_of_7x7_input__aarch64_neon+16]
    adrp x2, .Lconstants_nnp_winograd_f3x5_3x3_of_7x7_input__aarch64_neon
    ldr q17, [x2, :lo12:.Lconstants_nnp_winograd_f3x5_3x3_of_7x7_input__aarch64_neon]
    adrp x2, .Lconstants_nnp_winograd_f3x5_3x3_of_7x7_input__aarch64_neon+32
    ldr q18, [x2, :lo12:.Lconstants_nnp_winograd_f3x5_3x3_of_7x7_input__aarch64_neon+32]
    zip1 v19.4s, v0.4s, v2.4s
    zip1 v20.4s, v1.4s, v3.4s
    zip2 v0.4s, v0.4s, v2.4s
    zip2 v1.4s, v1.4s, v3.4s
    zip1 v2.4s, v4.4s, v6.4s
    zip2 v3.4s, v4.4s, v6.4s
    zip1 v4.4s, v5.4s, v7.4s
    zip2 v5.4s, v5.4s, v7.4s
    zip2 v6.4s, v19.4s, v20.4s
    zip1 v7.4s, v19.4s, v20.4s
    zip2 v2.4s, v2.4s, v4.4s
    zip1 v4.4s, v3.4s, v5.4s
    zip1 v19.4s, v0.4s, v1.4s
    zip2 v0.4s, v0.4s, v1.4s
    zip2 v1.4s, v3.4s, v5.4s
    mov v3.16b, v4.16b
    mov v5.16b, v4.16b
    mov v20.16b, v2.16b
    fmla v4.4s, v6.4s, v16.s[3]
    mov v21.16b, v7.16b
    fmla v20.4s, v7.4s, v17.s[3]
    fmls v1.4s, v7.4s, v17.s[3]
    fmls v4.4s, v0.4s, v18.s[0]
    fmls v7.4s, v19.4s, v18.s[1]
    fmla v3.4s, v6.4s, v17.s[0]
    fmls v21.4s, v19.4s, v17.s[2]
    fmla v5.4s, v6.4s, v17.s[3]
    fmla v7.4s, v2.4s, v18.s[2]
    fmls v3.4s, v0.4s, v17.s[1]
    fmla v21.4s, v2.4s, v17.s[3]
    fmls v5.4s, v0.4s, v16.s[0]
    fmls v20.4s, v19.4s, v16.s[0]
    fmla v1.4s, v19.4s, v16.s[1]
    mov v0.16b, v4.16b
    fmls v4.4s, v7.4s, v18.s[3]
    fmls v1.4s, v2.4s, v16.s[2]
    fmla v0.4s, v7.4s, v18.s[3]
    fadd v2.4s, v3.4s, v21.4s
    fsub v3.4s, v3.4s, v21.4s
    fadd v6.4s, v5.4s, v20.4s
    fsub v5.4s, v5.4s, v20.4s
    str q4, [x0, #96]
    str q2, [x0]
    str q3, [x0, #16]
    str q6, [x0, #32]
    str q5, [x0, #48]
    str q1, [x0, #64]
    str q0, [x0, #80]
    b .Lend_589
.Lotherwise_588:
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
.Lend_589:
    sub x1, x1, #1
    lsr x10, x10, #1
    add x7, x7, x9, lsl #2
    add x3, x3, x9, lsl #2
    add x11, x11, x9, lsl #2
    add x12, x12, x9, lsl #2
    add x0, x0, #112
    cbnz x1, .Lrepeat_587
    b .Lend_590
.Lotherwise_586:
    mov x13, x4
    mov w14, #5
.Lrepeat_591:
    tst x10, #1
    beq .Lotherwise_592
    ubfx x0, x5, #0, #4
    cmp x0, #15
    bne .Lotherwise_593
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
    b .Lend_594
.Lotherwise_593:
    movi v3.4s, #0
    tst x5, #1
    beq .Lotherwise_595
    ld1 {v3.s}[0], [x7]
    ld1 {v3.s}[1], [x3]
    ld1 {v3.s}[2], [x11]
    ld1 {v3.s}[3], [x12]
.Lotherwise_595:
    movi v2.4s, #0
    tst x5, #2
    beq .Lotherwise_596
    add x0, x7, #4
    add x1, x3, #4
    add x2, x11, #4
    ld1 {v2.s}[0], [x0]
    add x0, x12, #4
    ld1 {v2.s}[1], [x1]
    ld1 {v2.s}[2], [x2]
    ld1 {v2.s}[3], [x0]
.Lotherwise_596:
    movi v4.4s, #0
    tst x5, #4
    beq .Lotherwise_597
    add x0, x7, #8
    add x1, x3, #8
    add x2, x11, #8
    ld1 {v4.s}[0], [x0]
    add x0, x12, #8
    ld1 {v4.s}[1], [x1]
    ld1 {v4.s}[2], [x2]
    ld1 {v4.s}[3], [x0]
.Lotherwise_597:
    movi v0.4s, #0
    tst x5, #8
    beq .Lotherwise_598
    add x0, x7, #12
    add x1, x3, #12
    add x2, x11, #12
    ld1 {v0.s}[0], [x0]
    add x0, x12, #12
    ld1 {v0.s}[1], [x1]
    ld1 {v0.s}[2], [x2]
    ld1 {v0.s}[3], [x0]
.Lotherwise_598:
.Lend_594:
    movi v1.4s, #0
    tst x5, #16
    beq .Lotherwise_599
    add x0, x7, #16
    add x1, x3, #16
    add x2, x11, #16
    ld1 {v1.s}[0], [x0]
    add x0, x12, #16
    ld1 {v1.s}[1], [x1]
    ld1 {v1.s}[2], [x2]
    ld1 {v1.s}[3], [x0]
.Lotherwise_599:
    movi v5.4s, #0
    tst x5, #32
    beq .Lotherwise_600
    add x0, x7, #20
    add x1, x3, #20
    add x2, x11, #20
    ld1 {v5.s}[0], [x0]
    add x0, x12, #20
    ld1 {v5.s}[1], [x1]
    ld1 {v5.s}[2], [x2]
    ld1 {v5.s}[3], [x0]
.Lotherwise_600:
    movi v6.4s, #0
    tst x5, #64
    beq .Lotherwise_601
    add x0, x7, #24
    add x1, x3, #24
    add x2, x11, #24
    ld1 {v6.s}[0], [x0]
    add x0, x12, #24
    ld1 {v6.s}[1], [x1]
    ld1 {v6.s}[2], [x2]
    ld1 {v6.s}[3], [x0]
.Lotherwise_601:
    adrp x0, .Lconstants_nnp_winograd_f3x5_3x3_of_7x7_input__aarch64_neon+16
    ldr q7, [x0, :lo12:.Lconstants_nnp_winograd_f3x5_3x3_of_7x7_input__aarch64_neon+16]
    adrp x0, .Lconstants_nnp_winograd_f3x5_3x3_of_7x7_input__aarch64_neon
    ldr q16, [x0, :lo12:.Lconstants_nnp_winograd_f3x5_3x3_of_7x7_input__aarch64_neon]
    mov v17.16b, v5.16b
    mov v18.16b, v5.16b
    adrp x0, .Lconstants_nnp_winograd_f3x5_3x3_of_7x7_input__aarch64_neon+32
    ldr q19, [x0, :lo12:.Lconstants_nnp_winograd_f3x5_3x3_of_7x7_input__aarch64_neon+32]
    mov v20.16b, v1.16b
    mov v21.16b, v3.16b
    fmla v5.4s, v2.4s, v7.s[3]
    fmla v20.4s, v3.4s, v16.s[3]
    fmls v6.4s, v3.4s, v16.s[3]
    fmls v3.4s, v4.4s, v19.s[1]
    fmls v5.4s, v0.4s, v19.s[0]
    fmla v17.4s, v2.4s, v16.s[0]
    fmls v21.4s, v4.4s, v16.s[2]
    fmla v18.4s, v2.4s, v16.s[3]
    fmla v3.4s, v1.4s, v19.s[2]
    fmls v17.4s, v0.4s, v16.s[1]
    fmla v21.4s, v1.4s, v16.s[3]
    fmls v18.4s, v0.4s, v7.s[0]
    fmls v20.4s, v4.4s, v7.s[0]
    fmla v6.4s, v4.4s, v7.s[1]
    mov v0.16b, v5.16b
    fmls v6.4s, v1.4s, v7.s[2]
    fmls v5.4s, v3.4s, v19.s[3]
    fmla v0.4s, v3.4s, v19.s[3]
    fadd v1.4s, v17.4s, v21.4s
    fsub v2.4s, v17.4s, v21.4s
    fadd v3.4s, v18.4s, v20.4s
    fsub v4.4s, v18.4s, v20.4s
    str q1, [x13]
    str q6, [x13, #64]
    str q2, [x13, #16]
    str q3, [x13, #32]
    str q4, [x13, #48]
    str q0, [x13, #80]
    str q5, [x13, #96]
    b .Lend_602
.Lotherwise_592:
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
.Lend_602:
    sub x14, x14, #1
    lsr x10, x10, #1
    add x7, x7, x9, lsl #2
    add x3, x3, x9, lsl #2
    add x11, x11, x9, lsl #2
    add x12, x12, x9, lsl #2
    add x13, x13, #112
    cbnz x14, .Lrepeat_591
.Lend_590:
    lsl x0, x8, #2
    mov w1, #7
    add x2, x6, x0
    mul x1, x8, x1
    add x3, x2, x0
    mov w5, #7
    add x7, x3, x0
    add x0, x7, x0
.Lrepeat_603:
    ldr q0, [x4, #112]
    ldr q1, [x4, #336]
    sub x5, x5, #1
    adrp x8, .Lconstants_nnp_winograd_f3x5_3x3_of_7x7_input__aarch64_neon+32
    ldr q2, [x8, :lo12:.Lconstants_nnp_winograd_f3x5_3x3_of_7x7_input__aarch64_neon+32]
    adrp x8, .Lconstants_nnp_winograd_f3x5_3x3_of_7x7_input__aarch64_neon+48
    ldr q3, [x8, :lo12:.Lconstants_nnp_winograd_f3x5_3x3_of_7x7_input__aarch64_neon+48]
    ldr q4, [x4]
    ldr q5, [x4, #224]
    ldr q6, [x4, #448]
    adrp x8, .Lconstants_nnp_winograd_f3x5_3x3_of_7x7_input__aarch64_neon+16
    ldr q7, [x8, :lo12:.Lconstants_nnp_winograd_f3x5_3x3_of_7x7_input__aarch64_neon+16]
    add x4, x4, #16
    fsub v16.4s, v0.4s, v1.4s
    fmls v0.4s, v1.4s, v2.s[2]
    fsub v1.4s, v4.4s, v5.4s
    fmul v16.4s, v16.4s, v3.s[0]
    fmla v6.4s, v4.4s, v7.s[3]
    fmls v4.4s, v5.4s, v2.s[2]
    fmul v0.4s, v0.4s, v3.s[2]
    fmls v6.4s, v5.4s, v2.s[0]
    mov v2.16b, v16.16b
    fmls v16.4s, v1.4s, v3.s[1]
    fmla v2.4s, v1.4s, v3.s[1]
    mov v1.16b, v0.16b
    fmls v0.4s, v4.4s, v3.s[2]
    fmla v1.4s, v4.4s, v3.s[2]
    str q2, [x6]
    add x6, x6, x1, lsl #2
    str q16, [x2]
    add x2, x2, x1, lsl #2
    str q1, [x3]
    add x3, x3, x1, lsl #2
    str q0, [x7]
    add x7, x7, x1, lsl #2
    str q6, [x0]
    add x0, x0, x1, lsl #2
    cbnz x5, .Lrepeat_603
    ret
    .size nnp_winograd_f3x5_3x3_of_7x7_input__aarch64_neon, . - nnp_winograd_f3x5_3x3_of_7x7_input__aarch64_neon

.section .rodata
    .p2align 4
.Lconstants_nnp_winograd_f3x5_3x3_of_7x7_output_with_bias__aarch64_neon:
    .long 0x3e800000, 0x3d800000, 0x40000000, 0x40800000
    .long 0x3c800000, 0x41000000, 0x3b800000, 0x41800000

    .text
    .p2align 4
    .globl nnp_winograd_f3x5_3x3_of_7x7_output_with_bias__aarch64_neon
    .type nnp_winograd_f3x5_3x3_of_7x7_output_with_bias__aarch64_neon, %function
nnp_winograd_f3x5_3x3_of_7x7_output_with_bias__aarch64_neon:
    lsl x6, x1, #2
    mov w7, #7
    add x8, x0, x6
    mov x12, x2
    add x2, x8, x6
    mul x1, x1, x7
    add x7, x2, x6
    mov x9, x5
    mov w10, #7
    add x6, x7, x6
.Lrepeat_604:
    ldr q0, [x2]
    ldr q1, [x7]
    sub x10, x10, #1
    add x2, x2, x1, lsl #2
    ldr q2, [x0]
    ldr q3, [x8]
    add x0, x0, x1, lsl #2
    add x8, x8, x1, lsl #2
    ldr q4, [x6]
    adrp x11, .Lconstants_nnp_winograd_f3x5_3x3_of_7x7_output_with_bias__aarch64_neon
    ldr q5, [x11, :lo12:.Lconstants_nnp_winograd_f3x5_3x3_of_7x7_output_with_bias__aarch64_neon]
    add x7, x7, x1, lsl #2
    add x6, x6, x1, lsl #2
    fadd v6.4s, v0.4s, v1.4s
    fsub v0.4s, v0.4s, v1.4s
    fadd v1.4s, v2.4s, v3.4s
    fsub v2.4s, v2.4s, v3.4s
    fadd v3.4s, v4.4s, v6.4s
    fmla v0.4s, v2.4s, v5.s[0]
    fadd v2.4s, v1.4s, v6.4s
    fmla v3.4s, v1.4s, v5.s[1]
    str q2, [x9]
    str q0, [x9, #112]
    str q3, [x9, #224]
    add x9, x9, #16
    cbnz x10, .Lrepeat_604
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
    bne .Lotherwise_605
    mov w0, #3
.Lrepeat_606:
    tst x4, #1
    beq .Lotherwise_607
    ld1 {v0.4s, v1.4s, v2.4s, v3.4s}, [x5]
    ldr q4, [x12]
    ldp q5, q6, [x5, #64]
    ldr q7, [x5, #96]
    adrp x1, .Lconstants_nnp_winograd_f3x5_3x3_of_7x7_output_with_bias__aarch64_neon
    ldr q16, [x1, :lo12:.Lconstants_nnp_winograd_f3x5_3x3_of_7x7_output_with_bias__aarch64_neon]
    adrp x1, .Lconstants_nnp_winograd_f3x5_3x3_of_7x7_output_with_bias__aarch64_neon+16
    ldr q17, [x1, :lo12:.Lconstants_nnp_winograd_f3x5_3x3_of_7x7_output_with_bias__aarch64_neon+16]
    fadd v2.4s, v2.4s, v4.4s
    fadd v4.4s, v0.4s, v1.4s
    fsub v0.4s, v0.4s, v1.4s
    fadd v1.4s, v6.4s, v7.4s
    fsub v6.4s, v6.4s, v7.4s
    fadd v7.4s, v2.4s, v3.4s
    fsub v2.4s, v2.4s, v3.4s
    mov v3.16b, v2.16b
    mov v18.16b, v7.16b
    fadd v19.4s, v4.4s, v7.4s
    fmla v2.4s, v0.4s, v17.s[0]
    fmla v3.4s, v0.4s, v16.s[0]
    fmla v18.4s, v4.4s, v16.s[1]
    fadd v0.4s, v5.4s, v7.4s
    fmla v2.4s, v6.4s, v17.s[1]
    fmla v3.4s, v6.4s, v16.s[2]
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
.Lotherwise_607:
    sub x0, x0, #1
    lsr x4, x4, #1
    add x7, x7, x8, lsl #2
    add x3, x3, x8, lsl #2
    add x9, x9, x8, lsl #2
    add x10, x10, x8, lsl #2
    add x5, x5, #112
    cbnz x0, .Lrepeat_606
    b .Lend_608
.Lotherwise_605:
    mov w11, #3
.Lrepeat_609:
    tst x4, #1
    beq .Lotherwise_610
    ld1 {v0.4s, v1.4s, v2.4s, v3.4s}, [x5]
    ldr q4, [x12]
    ubfx x0, x6, #0, #4
    ldp q5, q6, [x5, #64]
    ldr q7, [x5, #96]
    adrp x1, .Lconstants_nnp_winograd_f3x5_3x3_of_7x7_output_with_bias__aarch64_neon
    ldr q16, [x1, :lo12:.Lconstants_nnp_winograd_f3x5_3x3_of_7x7_output_with_bias__aarch64_neon]
    adrp x1, .Lconstants_nnp_winograd_f3x5_3x3_of_7x7_output_with_bias__aarch64_neon+16
    ldr q17, [x1, :lo12:.Lconstants_nnp_winograd_f3x5_3x3_of_7x7_output_with_bias__aarch64_neon+16]
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
    fmla v7.4s, v4.4s, v16.s[1]
    fmla v3.4s, v4.4s, v17.s[2]
    fadd v0.4s, v18.4s, v1.4s
    fmla v5.4s, v6.4s, v16.s[2]
    fmla v7.4s, v1.4s, v16.s[3]
    fmla v2.4s, v6.4s, v17.s[1]
    fmla v3.4s, v1.4s, v17.s[3]
    cmp x0, #15
    bne .Lotherwise_611
    zip1 v1.4s, v0.4s, v7.4s
    zip1 v4.4s, v5.4s, v2.4s
    zip2 v0.4s, v0.4s, v7.4s
    zip2 v2.4s, v5.4s, v2.4s
    zip1 v5.4s, v1.4s, v4.4s
    zip2 v1.4s, v1.4s, v4.4s
    zip1 v4.4s, v0.4s, v2.4s
    zip2 v0.4s, v0.4s, v2.4s
    str q5, [x7]
    str q1, [x3]
    str q4, [x9]
    str q0, [x10]
    b .Lend_612
.Lotherwise_611:
    tst x6, #1
    beq .Lotherwise_613
    st1 {v0.s}[0], [x7]
    st1 {v0.s}[1], [x3]
    st1 {v0.s}[2], [x9]
    st1 {v0.s}[3], [x10]
.Lotherwise_613:
    tst x6, #2
    beq .Lotherwise_614
    add x0, x7, #4
    add x1, x3, #4
    add x2, x9, #4
    st1 {v5.s}[0], [x0]
    add x0, x10, #4
    st1 {v5.s}[1], [x1]
    st1 {v5.s}[2], [x2]
    st1 {v5.s}[3], [x0]
.Lotherwise_614:
    tst x6, #4
    beq .Lotherwise_615
    add x0, x7, #8
    add x1, x3, #8
    add x2, x9, #8
    st1 {v7.s}[0], [x0]
    add x0, x10, #8
    st1 {v7.s}[1], [x1]
    st1 {v7.s}[2], [x2]
    st1 {v7.s}[3], [x0]
.Lotherwise_615:
    tst x6, #8
    beq .Lotherwise_616
    add x0, x7, #12
    add x1, x3, #12
    add x2, x9, #12
    st1 {v2.s}[0], [x0]
    add x0, x10, #12
    st1 {v2.s}[1], [x1]
    st1 {v2.s}[2], [x2]
    st1 {v2.s}[3], [x0]
.Lotherwise_616:
.Lend_612:
    ubfx x0, x6, #4, #4
    cmp x0, #15
    bne .Lotherwise_617
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
    b .Lend_618
.Lotherwise_617:
    tst x6, #16
    beq .Lotherwise_619
    add x0, x7, #16
    add x1, x3, #16
    add x2, x9, #16
    st1 {v3.s}[0], [x0]
    add x0, x10, #16
    st1 {v3.s}[1], [x1]
    st1 {v3.s}[2], [x2]
    st1 {v3.s}[3], [x0]
.Lotherwise_619:
    tst x6, #32
    beq .Lotherwise_620
    add x0, x7, #20
    add x1, x3, #20
    add x2, x9, #20
    st1 {v3.s}[0], [x0]
    add x0, x10, #20
    st1 {v3.s}[1], [x1]
    st1 {v3.s}[2], [x2]
    st1 {v3.s}[3], [x0]
.Lotherwise_620:
    tst x6, #64
    beq .Lotherwise_621
    add x0, x7, #24
    add x1, x3, #24
    add x2, x9, #24
    st1 {v3.s}[0], [x0]
    add x0, x10, #24
    st1 {v3.s}[1], [x1]
    st1 {v3.s}[2], [x2]
    st1 {v3.s}[3], [x0]
.Lotherwise_621:
    tst x6, #128
    beq .Lotherwise_622
    add x0, x7, #28
    add x1, x3, #28
    add x2, x9, #28
    st1 {v3.s}[0], [x0]
    add x0, x10, #28
    st1 {v3.s}[1], [x1]
    st1 {v3.s}[2], [x2]
    st1 {v3.s}[3], [x0]
.Lotherwise_622:
.Lend_618:
.Lotherwise_610:
    sub x11, x11, #1
    lsr x4, x4, #1
    add x7, x7, x8, lsl #2
    add x3, x3, x8, lsl #2
    add x9, x9, x8, lsl #2
    add x10, x10, x8, lsl #2
    add x5, x5, #112
    cbnz x11, .Lrepeat_609
.Lend_608:
    ret
    .size nnp_winograd_f3x5_3x3_of_7x7_output_with_bias__aarch64_neon, . - nnp_winograd_f3x5_3x3_of_7x7_output_with_bias__aarch64_neon

.section .rodata
    .p2align 4
.Lconstants_nnp_winograd_f3x5_3x3_of_7x7_output_with_bias_with_relu__aarch64_neon:
    .long 0x3e800000, 0x3d800000, 0x40000000, 0x40800000
    .long 0x3c800000, 0x41000000, 0x3b800000, 0x41800000

    .text
    .p2align 4
    .globl nnp_winograd_f3x5_3x3_of_7x7_output_with_bias_with_relu__aarch64_neon
    .type nnp_winograd_f3x5_3x3_of_7x7_output_with_bias_with_relu__aarch64_neon, %function
nnp_winograd_f3x5_3x3_of_7x7_output_with_bias_with_relu__aarch64_neon:
    lsl x6, x1, #2
    mov w7, #7
    add x8, x0, x6
    mov x12, x2
    add x2, x8, x6
    mul x1, x1, x7
    add x7, x2, x6
    mov x9, x5
    mov w10, #7
    add x6, x7, x6
.Lrepeat_623:
    ldr q0, [x2]
    ldr q1, [x7]
    sub x10, x10, #1
    add x2, x2, x1, lsl #2
    ldr q2, [x0]
    ldr q3, [x8]
    add x0, x0, x1, lsl #2
    add x8, x8, x1, lsl #2
    ldr q4, [x6]
    adrp x11, .Lconstants_nnp_winograd_f3x5_3x3_of_7x7_output_with_bias_with_relu__aarch64_neon
    ldr q5, [x11, :lo12:.Lconstants_nnp_winograd_f3x5_3x3_of_7x7_output_with_bias_with_relu__aarch64_neon]
    add x7, x7, x1, lsl #2
    add x6, x6, x1, lsl #2
    fadd v6.4s, v0.4s, v1.4s
    fsub v0.4s, v0.4s, v1.4s
    fadd v1.4s, v2.4s, v3.4s
    fsub v2.4s, v2.4s, v3.4s
    fadd v3.4s, v4.4s, v6.4s
    fmla v0.4s, v2.4s, v5.s[0]
    fadd v2.4s, v1.4s, v6.4s
    fmla v3.4s, v1.4s, v5.s[1]
    str q2, [x9]
    str q0, [x9, #112]
    str q3, [x9, #224]
    add x9, x9, #16
    cbnz x10, .Lrepeat_623
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
    bne .Lotherwise_624
    mov w0, #3
.Lrepeat_625:
    tst x4, #1
    beq .Lotherwise_626
    ld1 {v0.4s, v1.4s, v2.4s, v3.4s}, [x5]
    ldr q4, [x12]
    movi v5.4s, #0
    ldp q6, q7, [x5, #64]
    ldr q16, [x5, #96]
    adrp x1, .Lconstants_nnp_winograd_f3x5_3x3_of_7x7_output_with_bias_with_relu__aarch64_neon
    ldr q17, [x1, :lo12:.Lconstants_nnp_winograd_f3x5_3x3_of_7x7_output_with_bias_with_relu__aarch64_neon]
    adrp x1, .Lconstants_nnp_winograd_f3x5_3x3_of_7x7_output_with_bias_with_relu__aarch64_neon+16
    ldr q18, [x1, :lo12:.Lconstants_nnp_winograd_f3x5_3x3_of_7x7_output_with_bias_with_relu__aarch64_neon+16]
    fadd v2.4s, v2.4s, v4.4s
    fadd v4.4s, v0.4s, v1.4s
    fsub v0.4s, v0.4s, v1.4s
    fadd v1.4s, v7.4s, v16.4s
    fsub v7.4s, v7.4s, v16.4s
    fadd v16.4s, v2.4s, v3.4s
    fsub v2.4s, v2.4s, v3.4s
    mov v3.16b, v2.16b
    mov v19.16b, v16.16b
    fadd v20.4s, v4.4s, v16.4s
    fmla v2.4s, v0.4s, v18.s[0]
    fmla v3.4s, v0.4s, v17.s[0]
    fmla v19.4s, v4.4s, v17.s[1]
    fadd v0.4s, v6.4s, v16.4s
    fmla v2.4s, v7.4s, v18.s[1]
    fmla v3.4s, v7.4s, v17.s[2]
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
.Lotherwise_626:
    sub x0, x0, #1
    lsr x4, x4, #1
    add x7, x7, x8, lsl #2
    add x3, x3, x8, lsl #2
    add x9, x9, x8, lsl #2
    add x10, x10, x8, lsl #2
    add x5, x5, #112
    cbnz x0, .Lrepeat_625
    b .Lend_627
.Lotherwise_624:
    mov w11, #3
.Lrepeat_628:
    tst x4, #1
    beq .Lotherwise_629
    ld1 {v0.4s, v1.4s, v2.4s, v3.4s}, [x5]
    ldr q4, [x12]
    movi v5.4s, #0
    ubfx x0, x6, #0, #4
    ldp q6, q7, [x5, #64]
    ldr q16, [x5, #96]
    adrp x1, .Lconstants_nnp_winograd_f3x5_3x3_of_7x7_output_with_bias_with_relu__aarch64_neon
    ldr q17, [x1, :lo12:.Lconstants_nnp_winograd_f3x5_3x3_of_7x7_output_with_bias_with_relu__aarch64_neon]
    adrp x1, .Lconstants_nnp_winograd_f3x5_3x3_of_7x7_output_with_bias_with_relu__aarch64_neon+16
    ldr q18, [x1, :lo12:.Lconstants_nnp_winograd_f3x5_3x3_of_7x7_output_with_bias_with_relu__aarch64_neon+16]
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
    fmla v16.4s, v4.4s, v17.s[1]
    fmla v3.4s, v4.4s, v18.s[2]
    fmla v6.4s, v7.4s, v17.s[2]
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
    bne .Lotherwise_630
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
    b .Lend_631
.Lotherwise_630:
    tst x6, #1
    beq .Lotherwise_632
    st1 {v0.s}[0], [x7]
    st1 {v0.s}[1], [x3]
    st1 {v0.s}[2], [x9]
    st1 {v0.s}[3], [x10]
.Lotherwise_632:
    tst x6, #2
    beq .Lotherwise_633
    add x0, x7, #4
    add x1, x3, #4
    add x2, x9, #4
    st1 {v1.s}[0], [x0]
    add x0, x10, #4
    st1 {v1.s}[1], [x1]
    st1 {v1.s}[2], [x2]
    st1 {v1.s}[3], [x0]
.Lotherwise_633:
    tst x6, #4
    beq .Lotherwise_634
    add x0, x7, #8
    add x1, x3, #8
    add x2, x9, #8
    st1 {v4.s}[0], [x0]
    add x0, x10, #8
    st1 {v4.s}[1], [x1]
    st1 {v4.s}[2], [x2]
    st1 {v4.s}[3], [x0]
.Lotherwise_634:
    tst x6, #8
    beq .Lotherwise_635
    add x0, x7, #12
    add x1, x3, #12
    add x2, x9, #12
    st1 {v2.s}[0], [x0]
    add x0, x10, #12
    st1 {v2.s}[1], [x1]
    st1 {v2.s}[2], [x2]
    st1 {v2.s}[3], [x0]
.Lotherwise_635:
.Lend_631:
    ubfx x0, x6, #4, #4
    cmp x0, #15
    bne .Lotherwise_636
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
    b .Lend_637
.Lotherwise_636:
    tst x6, #16
    beq .Lotherwise_638
    add x0, x7, #16
    add x1, x3, #16
    add x2, x9, #16
    st1 {v3.s}[0], [x0]
    add x0, x10, #16
    st1 {v3.s}[1], [x1]
    st1 {v3.s}[2], [x2]
    st1 {v3.s}[3], [x0]
.Lotherwise_638:
    tst x6, #32
    beq .Lotherwise_639
    add x0, x7, #20
    add x1, x3, #20
    add x2, x9, #20
    st1 {v3.s}[0], [x0]
    add x0, x10, #20
    st1 {v3.s}[1], [x1]
    st1 {v3.s}[2], [x2]
    st1 {v3.s}[3], [x0]
.Lotherwise_639:
    tst x6, #64
    beq .Lotherwise_640
    add x0, x7, #24
    add x1, x3, #24
    add x2, x9, #24
    st1 {v3.s}[0], [x0]
    add x0, x10, #24
    st1 {v3.s}[1], [x1]
    st1 {v3.s}[2], [x2]
    st1 {v3.s}[3], [x0]
.Lotherwise_640:
    tst x6, #128
    beq .Lotherwise_641
    add x0, x7, #28
    add x1, x3, #28
    add x2, x9, #28
    st1 {v3.s}[0], [x0]
    add x0, x10, #28
    st1 {v3.s}[1], [x1]
    st1 {v3.s}[2], [x2]
    st1 {v3.s}[3], [x0]
.Lotherwise_641:
.Lend_637:
.Lotherwise_629:
    sub x11, x11, #1
    lsr x4, x4, #1
    add x7, x7, x8, lsl #2
    add x3, x3, x8, lsl #2
    add x9, x9, x8, lsl #2
    add x10, x10, x8, lsl #2
    add x5, x5, #112
    cbnz x11, .Lrepeat_628
.Lend_627:
    ret
    .size nnp_winograd_f3x5_3x3_of_7x7_output_with_bias_with_relu__aarch64_neon, . - nnp_winograd_f3x5_3x3_of_7x7_output_with_bias_with_relu__aarch64_neon

.section .rodata
    .p2align 4
.Lconstants_nnp_winograd_f3x3_3x3_of_7x7_input__aarch64_neon:
    .long 0x407c0000, 0x3f7c0000, 0x41800000, 0x3e400000
    .long 0x3d800000, 0x3f880000, 0x00000000, 0x00000000

    .text
    .p2align 4
    .globl nnp_winograd_f3x3_3x3_of_7x7_input__aarch64_neon
    .type nnp_winograd_f3x3_3x3_of_7x7_input__aarch64_neon, %function
nnp_winograd_f3x3_3x3_of_7x7_input__aarch64_neon:
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
    bne .Lotherwise_642
    mov x0, x6
    mov w1, #5
.Lrepeat_643:
    tst x12, #1
    beq .Lotherwise_644
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
    beq .Lotherwise_645
    add x2, x9, #16
    add x3, x5, #16
    add x4, x13, #16
    ld1 {v2.s}[0], [x2]
    add x2, x14, #16
    ld1 {v2.s}[1], [x3]
    ld1 {v2.s}[2], [x4]
    ld1 {v2.s}[3], [x2]
.Lotherwise_645:
    adrp x2, .Lconstants_nnp_winograd_f3x3_3x3_of_7x7_input__aarch64_neon
    ldr q1, [x2, :lo12:.Lconstants_nnp_winograd_f3x3_3x3_of_7x7_input__aarch64_neon]
    fsub v6.4s, v3.4s, v0.4s
    adrp x2, .Lconstants_nnp_winograd_f3x3_3x3_of_7x7_input__aarch64_neon+16
    ldr q7, [x2, :lo12:.Lconstants_nnp_winograd_f3x3_3x3_of_7x7_input__aarch64_neon+16]
    mov v16.16b, v4.16b
    fsub v17.4s, v4.4s, v5.4s
    fmls v3.4s, v0.4s, v1.s[2]
    fmul v0.4s, v6.4s, v1.s[0]
    fmls v16.4s, v5.4s, v1.s[2]
    fmla v2.4s, v4.4s, v7.s[0]
    mov v4.16b, v0.16b
    fmls v0.4s, v17.4s, v1.s[1]
    fmul v3.4s, v3.4s, v1.s[3]
    fmls v2.4s, v5.4s, v7.s[1]
    fmla v4.4s, v17.4s, v1.s[1]
    mov v5.16b, v3.16b
    fmls v3.4s, v16.4s, v1.s[3]
    str q0, [x0, #16]
    str q2, [x0, #64]
    fmla v5.4s, v16.4s, v1.s[3]
    str q4, [x0]
    str q3, [x0, #48]
    str q5, [x0, #32]
    b .Lend_646
.Lotherwise_644:
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
.Lend_646:
    sub x1, x1, #1
    lsr x12, x12, #1
    add x9, x9, x11, lsl #2
    add x5, x5, x11, lsl #2
    add x13, x13, x11, lsl #2
    add x14, x14, x11, lsl #2
    add x0, x0, #80
    cbnz x1, .Lrepeat_643
    b .Lend_647
.Lotherwise_642:
    mov x3, x6
    mov w4, #5
.Lrepeat_648:
    tst x12, #1
    beq .Lotherwise_649
    ubfx x0, x8, #0, #4
    cmp x0, #15
    bne .Lotherwise_650
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
    b .Lend_651
.Lotherwise_650:
    movi v3.4s, #0
    tst x8, #1
    beq .Lotherwise_652
    ld1 {v3.s}[0], [x9]
    ld1 {v3.s}[1], [x5]
    ld1 {v3.s}[2], [x13]
    ld1 {v3.s}[3], [x14]
.Lotherwise_652:
    movi v2.4s, #0
    tst x8, #2
    beq .Lotherwise_653
    add x0, x9, #4
    add x1, x5, #4
    add x2, x13, #4
    ld1 {v2.s}[0], [x0]
    add x0, x14, #4
    ld1 {v2.s}[1], [x1]
    ld1 {v2.s}[2], [x2]
    ld1 {v2.s}[3], [x0]
.Lotherwise_653:
    movi v4.4s, #0
    tst x8, #4
    beq .Lotherwise_654
    add x0, x9, #8
    add x1, x5, #8
    add x2, x13, #8
    ld1 {v4.s}[0], [x0]
    add x0, x14, #8
    ld1 {v4.s}[1], [x1]
    ld1 {v4.s}[2], [x2]
    ld1 {v4.s}[3], [x0]
.Lotherwise_654:
    movi v0.4s, #0
    tst x8, #8
    beq .Lotherwise_655
    add x0, x9, #12
    add x1, x5, #12
    add x2, x13, #12
    ld1 {v0.s}[0], [x0]
    add x0, x14, #12
    ld1 {v0.s}[1], [x1]
    ld1 {v0.s}[2], [x2]
    ld1 {v0.s}[3], [x0]
.Lotherwise_655:
.Lend_651:
    movi v1.4s, #0
    tst x8, #16
    beq .Lotherwise_656
    add x0, x9, #16
    add x1, x5, #16
    add x2, x13, #16
    ld1 {v1.s}[0], [x0]
    add x0, x14, #16
    ld1 {v1.s}[1], [x1]
    ld1 {v1.s}[2], [x2]
    ld1 {v1.s}[3], [x0]
.Lotherwise_656:
    adrp x0, .Lconstants_nnp_winograd_f3x3_3x3_of_7x7_input__aarch64_neon
    ldr q5, [x0, :lo12:.Lconstants_nnp_winograd_f3x3_3x3_of_7x7_input__aarch64_neon]
    fsub v6.4s, v2.4s, v0.4s
    adrp x0, .Lconstants_nnp_winograd_f3x3_3x3_of_7x7_input__aarch64_neon+16
    ldr q7, [x0, :lo12:.Lconstants_nnp_winograd_f3x3_3x3_of_7x7_input__aarch64_neon+16]
    mov v16.16b, v3.16b
    fsub v17.4s, v3.4s, v4.4s
    fmls v2.4s, v0.4s, v5.s[2]
    fmul v0.4s, v6.4s, v5.s[0]
    fmls v16.4s, v4.4s, v5.s[2]
    fmla v1.4s, v3.4s, v7.s[0]
    mov v3.16b, v0.16b
    fmls v0.4s, v17.4s, v5.s[1]
    fmul v2.4s, v2.4s, v5.s[3]
    fmls v1.4s, v4.4s, v7.s[1]
    fmla v3.4s, v17.4s, v5.s[1]
    mov v4.16b, v2.16b
    fmls v2.4s, v16.4s, v5.s[3]
    str q0, [x3, #16]
    str q1, [x3, #64]
    fmla v4.4s, v16.4s, v5.s[3]
    str q3, [x3]
    str q2, [x3, #48]
    str q4, [x3, #32]
    b .Lend_657
.Lotherwise_649:
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
.Lend_657:
    sub x4, x4, #1
    lsr x12, x12, #1
    add x9, x9, x11, lsl #2
    add x5, x5, x11, lsl #2
    add x13, x13, x11, lsl #2
    add x14, x14, x11, lsl #2
    add x3, x3, #80
    cbnz x4, .Lrepeat_648
.Lend_647:
    lsl x0, x10, #2
    mov w1, #7
    add x2, x7, x0
    mul x1, x10, x1
    add x3, x2, x0
    mov w4, #5
    add x5, x3, x0
    add x0, x5, x0
.Lrepeat_658:
    ldr q0, [x6, #80]
    ldr q1, [x6, #240]
    sub x4, x4, #1
    adrp x8, .Lconstants_nnp_winograd_f3x3_3x3_of_7x7_input__aarch64_neon
    ldr q2, [x8, :lo12:.Lconstants_nnp_winograd_f3x3_3x3_of_7x7_input__aarch64_neon]
    ldr q3, [x6]
    ldr q4, [x6, #160]
    ldr q5, [x6, #320]
    add x6, x6, #16
    adrp x8, .Lconstants_nnp_winograd_f3x3_3x3_of_7x7_input__aarch64_neon+16
    ldr q6, [x8, :lo12:.Lconstants_nnp_winograd_f3x3_3x3_of_7x7_input__aarch64_neon+16]
    fsub v7.4s, v0.4s, v1.4s
    fmls v0.4s, v1.4s, v2.s[2]
    mov v1.16b, v3.16b
    fsub v16.4s, v3.4s, v4.4s
    fmul v7.4s, v7.4s, v2.s[0]
    fmls v1.4s, v4.4s, v2.s[2]
    fmla v5.4s, v3.4s, v6.s[0]
    fmul v0.4s, v0.4s, v2.s[3]
    mov v3.16b, v7.16b
    fmls v7.4s, v16.4s, v2.s[1]
    fmls v5.4s, v4.4s, v6.s[1]
    fmla v3.4s, v16.4s, v2.s[1]
    mov v4.16b, v0.16b
    fmls v0.4s, v1.4s, v2.s[3]
    fmla v4.4s, v1.4s, v2.s[3]
    str q3, [x7]
    add x7, x7, x1, lsl #2
    str q7, [x2]
    add x2, x2, x1, lsl #2
    str q4, [x3]
    add x3, x3, x1, lsl #2
    str q0, [x5]
    add x5, x5, x1, lsl #2
    str q5, [x0]
    add x0, x0, x1, lsl #2
    cbnz x4, .Lrepeat_658
    ret
    .size nnp_winograd_f3x3_3x3_of_7x7_input__aarch64_neon, . - nnp_winograd_f3x3_3x3_of_7x7_input__aarch64_neon

.section .rodata
    .p2align 4
.Lconstants_nnp_winograd_f3x3_3x3_of_7x7_output_with_bias__aarch64_neon:
    .long 0x3e800000, 0x3d800000, 0x00000000, 0x00000000

    .text
    .p2align 4
    .globl nnp_winograd_f3x3_3x3_of_7x7_output_with_bias__aarch64_neon
    .type nnp_winograd_f3x3_3x3_of_7x7_output_with_bias__aarch64_neon, %function
nnp_winograd_f3x3_3x3_of_7x7_output_with_bias__aarch64_neon:
    lsl x6, x1, #2
    mov w7, #7
    add x8, x0, x6
    mov x12, x2
    add x2, x8, x6
    mul x1, x1, x7
    add x7, x2, x6
    mov x9, x5
    mov w10, #5
    add x6, x7, x6
.Lrepeat_659:
    ldr q0, [x2]
    ldr q1, [x7]
    sub x10, x10, #1
    add x2, x2, x1, lsl #2
    ldr q2, [x0]
    ldr q3, [x8]
    add x0, x0, x1, lsl #2
    add x8, x8, x1, lsl #2
    ldr q4, [x6]
    adrp x11, .Lconstants_nnp_winograd_f3x3_3x3_of_7x7_output_with_bias__aarch64_neon
    ldr q5, [x11, :lo12:.Lconstants_nnp_winograd_f3x3_3x3_of_7x7_output_with_bias__aarch64_neon]
    add x7, x7, x1, lsl #2
    add x6, x6, x1, lsl #2
    fadd v6.4s, v0.4s, v1.4s
    fsub v0.4s, v0.4s, v1.4s
    fadd v1.4s, v2.4s, v3.4s
    fsub v2.4s, v2.4s, v3.4s
    fadd v3.4s, v4.4s, v6.4s
    fmla v0.4s, v2.4s, v5.s[0]
    fadd v2.4s, v1.4s, v6.4s
    fmla v3.4s, v1.4s, v5.s[1]
    str q2, [x9]
    str q0, [x9, #80]
    str q3, [x9, #160]
    add x9, x9, #16
    cbnz x10, .Lrepeat_659
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
    bne .Lotherwise_660
    mov w1, #3
.Lrepeat_661:
    tst x11, #1
    beq .Lotherwise_662
    ld1 {v0.4s, v1.4s, v2.4s, v3.4s}, [x8]
    ldr q4, [x12]
    add x4, x2, #4
    add x5, x0, #4
    adrp x6, .Lconstants_nnp_winograd_f3x3_3x3_of_7x7_output_with_bias__aarch64_neon
    ldr q5, [x6, :lo12:.Lconstants_nnp_winograd_f3x3_3x3_of_7x7_output_with_bias__aarch64_neon]
    ldr q6, [x8, #64]
    fadd v2.4s, v2.4s, v4.4s
    fsub v4.4s, v0.4s, v1.4s
    fadd v0.4s, v0.4s, v1.4s
    fsub v1.4s, v2.4s, v3.4s
    fadd v2.4s, v2.4s, v3.4s
    fmla v1.4s, v4.4s, v5.s[0]
    fadd v3.4s, v0.4s, v2.4s
    fadd v2.4s, v6.4s, v2.4s
    fmla v2.4s, v0.4s, v5.s[1]
    zip1 v0.4s, v3.4s, v1.4s
    zip2 v3.4s, v3.4s, v1.4s
    str d0, [x9]
    st1 {v0.d}[1], [x2]
    str d3, [x3]
    zip1 v0.4s, v1.4s, v2.4s
    zip2 v1.4s, v1.4s, v2.4s
    st1 {v3.d}[1], [x0]
    str d0, [x9, #4]
    st1 {v0.d}[1], [x4]
    str d1, [x3, #4]
    st1 {v1.d}[1], [x5]
.Lotherwise_662:
    sub x1, x1, #1
    lsr x11, x11, #1
    add x9, x9, x10, lsl #2
    add x2, x2, x10, lsl #2
    add x3, x3, x10, lsl #2
    add x0, x0, x10, lsl #2
    add x8, x8, #80
    cbnz x1, .Lrepeat_661
    b .Lend_663
.Lotherwise_660:
    mov w4, #3
.Lrepeat_664:
    tst x11, #1
    beq .Lotherwise_665
    ld1 {v0.4s, v1.4s, v2.4s, v3.4s}, [x8]
    ldr q4, [x12]
    ubfx x5, x1, #0, #4
    ldr q5, [x8, #64]
    adrp x6, .Lconstants_nnp_winograd_f3x3_3x3_of_7x7_output_with_bias__aarch64_neon
    ldr q6, [x6, :lo12:.Lconstants_nnp_winograd_f3x3_3x3_of_7x7_output_with_bias__aarch64_neon]
    fadd v2.4s, v2.4s, v4.4s
    fadd v4.4s, v0.4s, v1.4s
    fsub v0.4s, v0.4s, v1.4s
    fadd v1.4s, v2.4s, v3.4s
    fsub v2.4s, v2.4s, v3.4s
    fadd v3.4s, v5.4s, v1.4s
    fadd v1.4s, v4.4s, v1.4s
    fmla v2.4s, v0.4s, v6.s[0]
    fmla v3.4s, v4.4s, v6.s[1]
    cmp x5, #15
    bne .Lotherwise_666
    zip1 v0.4s, v1.4s, v3.4s
    zip1 v4.4s, v2.4s, v3.4s
    zip2 v1.4s, v1.4s, v3.4s
    zip2 v2.4s, v2.4s, v3.4s
    zip1 v3.4s, v0.4s, v4.4s
    zip2 v0.4s, v0.4s, v4.4s
    zip1 v4.4s, v1.4s, v2.4s
    zip2 v1.4s, v1.4s, v2.4s
    str q3, [x9]
    str q0, [x2]
    str q4, [x3]
    str q1, [x0]
    b .Lend_667
.Lotherwise_666:
    tst x1, #1
    beq .Lotherwise_668
    st1 {v1.s}[0], [x9]
    st1 {v1.s}[1], [x2]
    st1 {v1.s}[2], [x3]
    st1 {v1.s}[3], [x0]
.Lotherwise_668:
    tst x1, #2
    beq .Lotherwise_669
    add x5, x9, #4
    add x6, x2, #4
    add x7, x3, #4
    st1 {v2.s}[0], [x5]
    add x5, x0, #4
    st1 {v2.s}[1], [x6]
    st1 {v2.s}[2], [x7]
    st1 {v2.s}[3], [x5]
.Lotherwise_669:
    tst x1, #4
    beq .Lotherwise_670
    add x5, x9, #8
    add x6, x2, #8
    add x7, x3, #8
    st1 {v3.s}[0], [x5]
    add x5, x0, #8
    st1 {v3.s}[1], [x6]
    st1 {v3.s}[2], [x7]
    st1 {v3.s}[3], [x5]
.Lotherwise_670:
    tst x1, #8
    beq .Lotherwise_671
    add x5, x9, #12
    add x6, x2, #12
    add x7, x3, #12
    st1 {v3.s}[0], [x5]
    add x5, x0, #12
    st1 {v3.s}[1], [x6]
    st1 {v3.s}[2], [x7]
    st1 {v3.s}[3], [x5]
.Lotherwise_671:
.Lend_667:
.Lotherwise_665:
    sub x4, x4, #1
    lsr x11, x11, #1
    add x9, x9, x10, lsl #2
    add x2, x2, x10, lsl #2
    add x3, x3, x10, lsl #2
    add x0, x0, x10, lsl #2
    add x8, x8, #80
    cbnz x4, .Lrepeat_664
.Lend_663:
    ret
    .size nnp_winograd_f3x3_3x3_of_7x7_output_with_bias__aarch64_neon, . - nnp_winograd_f3x3_3x3_of_7x7_output_with_bias__aarch64_neon

.section .rodata
    .p2align 4
.Lconstants_nnp_winograd_f3x3_3x3_of_7x7_output_with_bias_with_relu__aarch64_neon:
    .long 0x3e800000, 0x3d800000, 0x00000000, 0x00000000

    .text
    .p2align 4
    .globl nnp_winograd_f3x3_3x3_of_7x7_output_with_bias_with_relu__aarch64_neon
    .type nnp_winograd_f3x3_3x3_of_7x7_output_with_bias_with_relu__aarch64_neon, %function
nnp_winograd_f3x3_3x3_of_7x7_output_with_bias_with_relu__aarch64_neon:
    lsl x6, x1, #2
    mov w7, #7
    add x8, x0, x6
    mov x12, x2
    add x2, x8, x6
    mul x1, x1, x7
    add x7, x2, x6
    mov x9, x5
    mov w10, #5
    add x6, x7, x6
.Lrepeat_672:
    ldr q0, [x2]
    ldr q1, [x7]
    sub x10, x10, #1
    add x2, x2, x1, lsl #2
    ldr q2, [x0]
    ldr q3, [x8]
    add x0, x0, x1, lsl #2
    add x8, x8, x1, lsl #2
    ldr q4, [x6]
    adrp x11, .Lconstants_nnp_winograd_f3x3_3x3_of_7x7_output_with_bias_with_relu__aarch64_neon
    ldr q5, [x11, :lo12:.Lconstants_nnp_winograd_f3x3_3x3_of_7x7_output_with_bias_with_relu__aarch64_neon]
    add x7, x7, x1, lsl #2
    add x6, x6, x1, lsl #2
    fadd v6.4s, v0.4s, v1.4s
    fsub v0.4s, v0.4s, v1.4s
    fadd v1.4s, v2.4s, v3.4s
    fsub v2.4s, v2.4s, v3.4s
    fadd v3.4s, v4.4s, v6.4s
    fmla v0.4s, v2.4s, v5.s[0]
    fadd v2.4s, v1.4s, v6.4s
    fmla v3.4s, v1.4s, v5.s[1]
    str q2, [x9]
    str q0, [x9, #80]
    str q3, [x9, #160]
    add x9, x9, #16
    cbnz x10, .Lrepeat_672
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
    bne .Lotherwise_673
    mov w1, #3
.Lrepeat_674:
    tst x11, #1
    beq .Lotherwise_675
    ld1 {v0.4s, v1.4s, v2.4s, v3.4s}, [x8]
    ldr q4, [x12]
    movi v5.4s, #0
    add x4, x2, #4
    adrp x5, .Lconstants_nnp_winograd_f3x3_3x3_of_7x7_output_with_bias_with_relu__aarch64_neon
    ldr q6, [x5, :lo12:.Lconstants_nnp_winograd_f3x3_3x3_of_7x7_output_with_bias_with_relu__aarch64_neon]
    add x5, x0, #4
    ldr q7, [x8, #64]
    fadd v2.4s, v2.4s, v4.4s
    fsub v4.4s, v0.4s, v1.4s
    fadd v0.4s, v0.4s, v1.4s
    fsub v1.4s, v2.4s, v3.4s
    fadd v2.4s, v2.4s, v3.4s
    fmla v1.4s, v4.4s, v6.s[0]
    fadd v3.4s, v0.4s, v2.4s
    fadd v2.4s, v7.4s, v2.4s
    fmax v3.4s, v5.4s, v3.4s
    fmla v2.4s, v0.4s, v6.s[1]
    fmax v0.4s, v5.4s, v1.4s
    zip1 v1.4s, v3.4s, v0.4s
    zip2 v3.4s, v3.4s, v0.4s
    fmax v2.4s, v5.4s, v2.4s
    str d1, [x9]
    st1 {v1.d}[1], [x2]
    str d3, [x3]
    zip1 v1.4s, v0.4s, v2.4s
    zip2 v0.4s, v0.4s, v2.4s
    st1 {v3.d}[1], [x0]
    str d1, [x9, #4]
    st1 {v1.d}[1], [x4]
    str d0, [x3, #4]
    st1 {v0.d}[1], [x5]
.Lotherwise_675:
    sub x1, x1, #1
    lsr x11, x11, #1
    add x9, x9, x10, lsl #2
    add x2, x2, x10, lsl #2
    add x3, x3, x10, lsl #2
    add x0, x0, x10, lsl #2
    add x8, x8, #80
    cbnz x1, .Lrepeat_674
    b .Lend_676
.Lotherwise_673:
    mov w4, #3
.Lrepeat_677:
    tst x11, #1
    beq .Lotherwise_678
    ld1 {v0.4s, v1.4s, v2.4s, v3.4s}, [x8]
    ldr q4, [x12]
    movi v5.4s, #0
    ubfx x5, x1, #0, #4
    ldr q6, [x8, #64]
    adrp x6, .Lconstants_nnp_winograd_f3x3_3x3_of_7x7_output_with_bias_with_relu__aarch64_neon
    ldr q7, [x6, :lo12:.Lconstants_nnp_winograd_f3x3_3x3_of_7x7_output_with_bias_with_relu__aarch64_neon]
    fadd v2.4s, v2.4s, v4.4s
    fadd v4.4s, v0.4s, v1.4s
    fsub v0.4s, v0.4s, v1.4s
    fadd v1.4s, v2.4s, v3.4s
    fsub v2.4s, v2.4s, v3.4s
    fadd v3.4s, v6.4s, v1.4s
    fmla v2.4s, v0.4s, v7.s[0]
    fadd v0.4s, v4.4s, v1.4s
    fmla v3.4s, v4.4s, v7.s[1]
    fmax v0.4s, v5.4s, v0.4s
    fmax v1.4s, v5.4s, v2.4s
    fmax v2.4s, v5.4s, v3.4s
    cmp x5, #15
    bne .Lotherwise_679
    zip1 v3.4s, v0.4s, v2.4s
    zip1 v4.4s, v1.4s, v2.4s
    zip2 v0.4s, v0.4s, v2.4s
    zip2 v1.4s, v1.4s, v2.4s
    zip1 v2.4s, v3.4s, v4.4s
    zip2 v3.4s, v3.4s, v4.4s
    zip1 v4.4s, v0.4s, v1.4s
    zip2 v0.4s, v0.4s, v1.4s
    str q2, [x9]
    str q3, [x2]
    str q4, [x3]
    str q0, [x0]
    b .Lend_680
.Lotherwise_679:
    tst x1, #1
    beq .Lotherwise_681
    st1 {v0.s}[0], [x9]
    st1 {v0.s}[1], [x2]
    st1 {v0.s}[2], [x3]
    st1 {v0.s}[3], [x0]
.Lotherwise_681:
    tst x1, #2
    beq .Lotherwise_682
    add x5, x9, #4
    add x6, x2, #4
    add x7, x3, #4
    st1 {v1.s}[0], [x5]
    add x5, x0, #4
    st1 {v1.s}[1], [x6]
    st1 {v1.s}[2], [x7]
    st1 {v1.s}[3], [x5]
.Lotherwise_682:
    tst x1, #4
    beq .Lotherwise_683
    add x5, x9, #8
    add x6, x2, #8
    add x7, x3, #8
    st1 {v2.s}[0], [x5]
    add x5, x0, #8
    st1 {v2.s}[1], [x6]
    st1 {v2.s}[2], [x7]
    st1 {v2.s}[3], [x5]
.Lotherwise_683:
    tst x1, #8
    beq .Lotherwise_684
    add x5, x9, #12
    add x6, x2, #12
    add x7, x3, #12
    st1 {v2.s}[0], [x5]
    add x5, x0, #12
    st1 {v2.s}[1], [x6]
    st1 {v2.s}[2], [x7]
    st1 {v2.s}[3], [x5]
.Lotherwise_684:
.Lend_680:
.Lotherwise_678:
    sub x4, x4, #1
    lsr x11, x11, #1
    add x9, x9, x10, lsl #2
    add x2, x2, x10, lsl #2
    add x3, x3, x10, lsl #2
    add x0, x0, x10, lsl #2
    add x8, x8, #80
    cbnz x4, .Lrepeat_677
.Lend_676:
    ret
    .size nnp_winograd_f3x3_3x3_of_7x7_output_with_bias_with_relu__aarch64_neon, . - nnp_winograd_f3x3_3x3_of_7x7_output_with_bias_with_relu__aarch64_neon

.section .rodata
    .p2align 4
.Lconstants_nnp_winograd_f4x2_3x3_of_6x6_input__aarch64_neon:
    .long 0x40100000, 0xbec80000, 0x3fee0000, 0x40328000
    .long 0x3f610000, 0x40290000, 0x3ec80000, 0x3fc00000
    .long 0x3f200000, 0x00000000, 0x00000000, 0x00000000

    .text
    .p2align 4
    .globl nnp_winograd_f4x2_3x3_of_6x6_input__aarch64_neon
    .type nnp_winograd_f4x2_3x3_of_6x6_input__aarch64_neon, %function
nnp_winograd_f4x2_3x3_of_6x6_input__aarch64_neon:
    mov x9, x2
    ldr x2, [x1]
    ldr w7, [x1, #20]
    mov x10, x0
    mov x11, x3
    mov x8, x4
    ldr x12, [x1, #8]
    ldr w13, [x1, #16]
    lsl x0, x2, #2
    add x6, x10, x0
    add x14, x6, x0
    add x0, x14, x0
    cmp x7, #15
    bne .Lotherwise_685
    mov x1, x8
    mov w2, #6
.Lrepeat_686:
    tst x13, #1
    beq .Lotherwise_687
    ldr q0, [x10]
    ldr q1, [x6]
    ldr q2, [x14]
    ldr q3, [x0]
    adrp x3, .Lconstants_nnp_winograd_f4x2_3x3_of_6x6_input__aarch64_neon
    ldr q4, [x3, :lo12:.Lconstants_nnp_winograd_f4x2_3x3_of_6x6_input__aarch64_neon]
    zip2 v5.4s, v0.4s, v2.4s
    zip2 v6.4s, v1.4s, v3.4s
    zip1 v0.4s, v0.4s, v2.4s
    zip1 v1.4s, v1.4s, v3.4s
    zip1 v2.4s, v5.4s, v6.4s
    zip2 v3.4s, v5.4s, v6.4s
    zip1 v5.4s, v0.4s, v1.4s
    zip2 v0.4s, v0.4s, v1.4s
    fmul v1.4s, v2.4s, v4.s[2]
    fmls v3.4s, v0.4s, v4.s[0]
    fmls v2.4s, v5.4s, v4.s[0]
    mov v5.16b, v1.16b
    fmls v1.4s, v0.4s, v4.s[3]
    fmla v5.4s, v0.4s, v4.s[3]
    str q3, [x1, #48]
    fmul v0.4s, v2.4s, v4.s[1]
    str q1, [x1, #32]
    str q0, [x1]
    str q5, [x1, #16]
    b .Lend_688
.Lotherwise_687:
    movi v0.4s, #0
    movi v1.4s, #0
    movi v2.4s, #0
    movi v3.4s, #0
    str q0, [x1]
    str q1, [x1, #16]
    str q2, [x1, #32]
    str q3, [x1, #48]
.Lend_688:
    sub x2, x2, #1
    lsr x13, x13, #1
    add x10, x10, x12, lsl #2
    add x6, x6, x12, lsl #2
    add x14, x14, x12, lsl #2
    add x0, x0, x12, lsl #2
    add x1, x1, #64
    cbnz x2, .Lrepeat_686
    b .Lend_689
.Lotherwise_685:
    mov x1, x8
    mov w2, #6
.Lrepeat_690:
    tst x13, #1
    beq .Lotherwise_691
    ubfx x3, x7, #0, #4
    cmp x3, #15
    bne .Lotherwise_692
    ldr q0, [x10]
    ldr q1, [x6]
    ldr q2, [x14]
    ldr q3, [x0]
    zip1 v4.4s, v0.4s, v2.4s
    zip2 v0.4s, v0.4s, v2.4s
    zip1 v2.4s, v1.4s, v3.4s
    zip2 v1.4s, v1.4s, v3.4s
    zip1 v3.4s, v4.4s, v2.4s
    zip2 v2.4s, v4.4s, v2.4s
    zip1 v4.4s, v0.4s, v1.4s
    zip2 v0.4s, v0.4s, v1.4s
    b .Lend_693
.Lotherwise_692:
    movi v3.4s, #0
    tst x7, #1
    beq .Lotherwise_694
    ld1 {v3.s}[0], [x10]
    ld1 {v3.s}[1], [x6]
    ld1 {v3.s}[2], [x14]
    ld1 {v3.s}[3], [x0]
.Lotherwise_694:
    movi v2.4s, #0
    tst x7, #2
    beq .Lotherwise_695
    add x3, x10, #4
    add x4, x6, #4
    add x5, x14, #4
    ld1 {v2.s}[0], [x3]
    add x3, x0, #4
    ld1 {v2.s}[1], [x4]
    ld1 {v2.s}[2], [x5]
    ld1 {v2.s}[3], [x3]
.Lotherwise_695:
    movi v4.4s, #0
    tst x7, #4
    beq .Lotherwise_696
    add x3, x10, #8
    add x4, x6, #8
    add x5, x14, #8
    ld1 {v4.s}[0], [x3]
    add x3, x0, #8
    ld1 {v4.s}[1], [x4]
    ld1 {v4.s}[2], [x5]
    ld1 {v4.s}[3], [x3]
.Lotherwise_696:
    movi v0.4s, #0
    tst x7, #8
    beq .Lotherwise_697
    add x3, x10, #12
    add x4, x6, #12
    add x5, x14, #12
    ld1 {v0.s}[0], [x3]
    add x3, x0, #12
    ld1 {v0.s}[1], [x4]
    ld1 {v0.s}[2], [x5]
    ld1 {v0.s}[3], [x3]
.Lotherwise_697:
.Lend_693:
    adrp x3, .Lconstants_nnp_winograd_f4x2_3x3_of_6x6_input__aarch64_neon
    ldr q1, [x3, :lo12:.Lconstants_nnp_winograd_f4x2_3x3_of_6x6_input__aarch64_neon]
    fmul v5.4s, v4.4s, v1.s[2]
    fmls v4.4s, v3.4s, v1.s[0]
    fmls v0.4s, v2.4s, v1.s[0]
    mov v3.16b, v5.16b
    fmls v5.4s, v2.4s, v1.s[3]
    fmul v4.4s, v4.4s, v1.s[1]
    fmla v3.4s, v2.4s, v1.s[3]
    str q0, [x1, #48]
    str q4, [x1]
    str q5, [x1, #32]
    str q3, [x1, #16]
    b .Lend_698
.Lotherwise_691:
    movi v0.4s, #0
    movi v1.4s, #0
    movi v2.4s, #0
    movi v3.4s, #0
    str q0, [x1]
    str q1, [x1, #16]
    str q2, [x1, #32]
    str q3, [x1, #48]
.Lend_698:
    sub x2, x2, #1
    lsr x13, x13, #1
    add x10, x10, x12, lsl #2
    add x6, x6, x12, lsl #2
    add x14, x14, x12, lsl #2
    add x0, x0, x12, lsl #2
    add x1, x1, #64
    cbnz x2, .Lrepeat_690
.Lend_689:
    lsl x0, x11, #2
    mov w1, #6
    add x2, x9, x0
    mul x1, x11, x1
    add x3, x2, x0
    mov w4, #4
    add x5, x3, x0
    add x6, x5, x0
    add x0, x6, x0
.Lrepeat_699:
    ldr q0, [x8, #256]
    ldr q1, [x8, #128]
    sub x4, x4, #1
    ldr q2, [x8, #192]
    adrp x7, .Lconstants_nnp_winograd_f4x2_3x3_of_6x6_input__aarch64_neon+16
    ldr q3, [x7, :lo12:.Lconstants_nnp_winograd_f4x2_3x3_of_6x6_input__aarch64_neon+16]
    ldr q4, [x8, #64]
    ldr q5, [x8]
    ldr q6, [x8, #320]
    adrp x7, .Lconstants_nnp_winograd_f4x2_3x3_of_6x6_input__aarch64_neon
    ldr q7, [x7, :lo12:.Lconstants_nnp_winograd_f4x2_3x3_of_6x6_input__aarch64_neon]
    add x8, x8, #16
    adrp x7, .Lconstants_nnp_winograd_f4x2_3x3_of_6x6_input__aarch64_neon+32
    ldr q16, [x7, :lo12:.Lconstants_nnp_winograd_f4x2_3x3_of_6x6_input__aarch64_neon+32]
    mov v17.16b, v0.16b
    mov v18.16b, v0.16b
    mov v19.16b, v2.16b
    fmls v17.4s, v1.4s, v3.s[2]
    fmla v18.4s, v5.4s, v3.s[0]
    fmls v19.4s, v4.4s, v3.s[2]
    fmla v6.4s, v4.4s, v3.s[0]
    fmls v0.4s, v1.4s, v7.s[0]
    fmls v18.4s, v1.4s, v3.s[1]
    fmls v6.4s, v2.4s, v3.s[1]
    fmls v2.4s, v4.4s, v7.s[0]
    mov v1.16b, v17.16b
    fmls v17.4s, v19.4s, v3.s[3]
    fmla v1.4s, v19.4s, v3.s[3]
    mov v3.16b, v0.16b
    str q18, [x9]
    add x9, x9, x1, lsl #2
    fmls v0.4s, v2.4s, v16.s[0]
    fmla v3.4s, v2.4s, v16.s[0]
    str q1, [x2]
    add x2, x2, x1, lsl #2
    str q17, [x3]
    add x3, x3, x1, lsl #2
    str q6, [x5]
    add x5, x5, x1, lsl #2
    str q3, [x6]
    add x6, x6, x1, lsl #2
    str q0, [x0]
    add x0, x0, x1, lsl #2
    cbnz x4, .Lrepeat_699
    ret
    .size nnp_winograd_f4x2_3x3_of_6x6_input__aarch64_neon, . - nnp_winograd_f4x2_3x3_of_6x6_input__aarch64_neon

.section .rodata
    .p2align 4
.Lconstants_nnp_winograd_f4x2_3x3_of_6x6_output_with_bias__aarch64_neon:
    .long 0x3fc00000, 0x3f200000, 0x40100000, 0x3ec80000
    .long 0x40580000, 0x3e7a0000, 0x00000000, 0x00000000

    .text
    .p2align 4
    .globl nnp_winograd_f4x2_3x3_of_6x6_output_with_bias__aarch64_neon
    .type nnp_winograd_f4x2_3x3_of_6x6_output_with_bias__aarch64_neon, %function
nnp_winograd_f4x2_3x3_of_6x6_output_with_bias__aarch64_neon:
    lsl x6, x1, #2
    mov w7, #6
    add x8, x0, x6
    mov x13, x2
    add x2, x8, x6
    mul x1, x1, x7
    add x7, x2, x6
    mov x9, x5
    mov w10, #4
    add x11, x7, x6
    add x6, x11, x6
.Lrepeat_700:
    ldr q0, [x8]
    ldr q1, [x2]
    sub x10, x10, #1
    add x8, x8, x1, lsl #2
    ldr q2, [x11]
    ldr q3, [x6]
    add x2, x2, x1, lsl #2
    add x11, x11, x1, lsl #2
    adrp x12, .Lconstants_nnp_winograd_f4x2_3x3_of_6x6_output_with_bias__aarch64_neon
    ldr q4, [x12, :lo12:.Lconstants_nnp_winograd_f4x2_3x3_of_6x6_output_with_bias__aarch64_neon]
    ldr q5, [x0]
    add x0, x0, x1, lsl #2
    add x6, x6, x1, lsl #2
    ldr q6, [x7]
    adrp x12, .Lconstants_nnp_winograd_f4x2_3x3_of_6x6_output_with_bias__aarch64_neon+16
    ldr q7, [x12, :lo12:.Lconstants_nnp_winograd_f4x2_3x3_of_6x6_output_with_bias__aarch64_neon+16]
    add x7, x7, x1, lsl #2
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
    str q3, [x9, #64]
    str q17, [x9, #128]
    str q6, [x9, #192]
    add x9, x9, #16
    cbnz x10, .Lrepeat_700
    ldr x0, [x4]
    ldr w1, [x4, #20]
    ldr x2, [x4, #8]
    ldr w4, [x4, #16]
    lsl x0, x0, #2
    add x6, x3, x0
    add x7, x6, x0
    add x0, x7, x0
    cmp x1, #3
    bne .Lotherwise_701
    mov w1, #4
.Lrepeat_702:
    tst x4, #1
    beq .Lotherwise_703
    ld1 {v0.4s, v1.4s, v2.4s, v3.4s}, [x5]
    adrp x8, .Lconstants_nnp_winograd_f4x2_3x3_of_6x6_output_with_bias__aarch64_neon
    ldr q4, [x8, :lo12:.Lconstants_nnp_winograd_f4x2_3x3_of_6x6_output_with_bias__aarch64_neon]
    ldr q5, [x13]
    fsub v6.4s, v1.4s, v2.4s
    fadd v1.4s, v1.4s, v2.4s
    fmla v3.4s, v6.4s, v4.s[0]
    fadd v0.4s, v0.4s, v1.4s
    fadd v0.4s, v0.4s, v5.4s
    fadd v1.4s, v3.4s, v5.4s
    zip1 v2.4s, v0.4s, v1.4s
    zip2 v0.4s, v0.4s, v1.4s
    str d2, [x3]
    st1 {v2.d}[1], [x6]
    str d0, [x7]
    st1 {v0.d}[1], [x0]
.Lotherwise_703:
    sub x1, x1, #1
    lsr x4, x4, #1
    add x3, x3, x2, lsl #2
    add x6, x6, x2, lsl #2
    add x7, x7, x2, lsl #2
    add x0, x0, x2, lsl #2
    add x5, x5, #64
    cbnz x1, .Lrepeat_702
    b .Lend_704
.Lotherwise_701:
    mov w8, #4
.Lrepeat_705:
    tst x4, #1
    beq .Lotherwise_706
    ld1 {v0.4s, v1.4s, v2.4s, v3.4s}, [x5]
    adrp x9, .Lconstants_nnp_winograd_f4x2_3x3_of_6x6_output_with_bias__aarch64_neon
    ldr q4, [x9, :lo12:.Lconstants_nnp_winograd_f4x2_3x3_of_6x6_output_with_bias__aarch64_neon]
    ubfx x9, x1, #0, #2
    ldr q5, [x13]
    fsub v6.4s, v1.4s, v2.4s
    fadd v1.4s, v1.4s, v2.4s
    fmla v3.4s, v6.4s, v4.s[0]
    fadd v0.4s, v0.4s, v1.4s
    fadd v0.4s, v0.4s, v5.4s
    fadd v1.4s, v3.4s, v5.4s
    cmp x9, #3
    bne .Lotherwise_707
    zip1 v2.4s, v0.4s, v1.4s
    zip2 v0.4s, v0.4s, v1.4s
    str d2, [x3]
    st1 {v2.d}[1], [x6]
    str d0, [x7]
    st1 {v0.d}[1], [x0]
    b .Lend_708
.Lotherwise_707:
    tst x1, #1
    beq .Lotherwise_709
    st1 {v0.s}[0], [x3]
    st1 {v0.s}[1], [x6]
    st1 {v0.s}[2], [x7]
    st1 {v0.s}[3], [x0]
.Lotherwise_709:
    tst x1, #2
    beq .Lotherwise_710
    add x9, x3, #4
    add x10, x6, #4
    add x11, x7, #4
    st1 {v1.s}[0], [x9]
    add x9, x0, #4
    st1 {v1.s}[1], [x10]
    st1 {v1.s}[2], [x11]
    st1 {v1.s}[3], [x9]
.Lotherwise_710:
.Lend_708:
.Lotherwise_706:
    sub x8, x8, #1
    lsr x4, x4, #1
    add x3, x3, x2, lsl #2
    add x6, x6, x2, lsl #2
    add x7, x7, x2, lsl #2
    add x0, x0, x2, lsl #2
    add x5, x5, #64
    cbnz x8, .Lrepeat_705
.Lend_704:
    ret
    .size nnp_winograd_f4x2_3x3_of_6x6_output_with_bias__aarch64_neon, . - nnp_winograd_f4x2_3x3_of_6x6_output_with_bias__aarch64_neon

.section .rodata
    .p2align 4
.Lconstants_nnp_winograd_f4x2_3x3_of_6x6_output_with_bias_with_relu__aarch64_neon:
    .long 0x3fc00000, 0x3f200000, 0x40100000, 0x3ec80000
    .long 0x40580000, 0x3e7a0000, 0x00000000, 0x00000000

    .text
    .p2align 4
    .globl nnp_winograd_f4x2_3x3_of_6x6_output_with_bias_with_relu__aarch64_neon
    .type nnp_winograd_f4x2_3x3_of_6x6_output_with_bias_with_relu__aarch64_neon, %function
nnp_winograd_f4x2_3x3_of_6x6_output_with_bias_with_relu__aarch64_neon:
    lsl x6, x1, #2
    mov w7, #6
    add x8, x0, x6
    mov x13, x2
    add x2, x8, x6
    mul x1, x1, x7
    add x7, x2, x6
    mov x9, x5
    mov w10, #4
    add x11, x7, x6
    add x6, x11, x6
.Lrepeat_711:
    ldr q0, [x8]
    ldr q1, [x2]
    sub x10, x10, #1
    add x8, x8, x1, lsl #2
    ldr q2, [x11]
    ldr q3, [x6]
    add x2, x2, x1, lsl #2
    add x11, x11, x1, lsl #2
    adrp x12, .Lconstants_nnp_winograd_f4x2_3x3_of_6x6_output_with_bias_with_relu__aarch64_neon
    ldr q4, [x12, :lo12:.Lconstants_nnp_winograd_f4x2_3x3_of_6x6_output_with_bias_with_relu__aarch64_neon]
    ldr q5, [x0]
    add x0, x0, x1, lsl #2
    add x6, x6, x1, lsl #2
    ldr q6, [x7]
    adrp x12, .Lconstants_nnp_winograd_f4x2_3x3_of_6x6_output_with_bias_with_relu__aarch64_neon+16
    ldr q7, [x12, :lo12:.Lconstants_nnp_winograd_f4x2_3x3_of_6x6_output_with_bias_with_relu__aarch64_neon+16]
    add x7, x7, x1, lsl #2
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
    str q3, [x9, #64]
    str q17, [x9, #128]
    str q6, [x9, #192]
    add x9, x9, #16
    cbnz x10, .Lrepeat_711
    ldr x0, [x4]
    ldr w1, [x4, #20]
    ldr x2, [x4, #8]
    ldr w4, [x4, #16]
    lsl x0, x0, #2
    add x6, x3, x0
    add x7, x6, x0
    add x0, x7, x0
    cmp x1, #3
    bne .Lotherwise_712
    mov w1, #4
.Lrepeat_713:
    tst x4, #1
    beq .Lotherwise_714
    ld1 {v0.4s, v1.4s, v2.4s, v3.4s}, [x5]
    adrp x8, .Lconstants_nnp_winograd_f4x2_3x3_of_6x6_output_with_bias_with_relu__aarch64_neon
    ldr q4, [x8, :lo12:.Lconstants_nnp_winograd_f4x2_3x3_of_6x6_output_with_bias_with_relu__aarch64_neon]
    movi v5.4s, #0
    ldr q6, [x13]
    fsub v7.4s, v1.4s, v2.4s
    fadd v1.4s, v1.4s, v2.4s
    fmla v3.4s, v7.4s, v4.s[0]
    fadd v0.4s, v0.4s, v1.4s
    fadd v0.4s, v0.4s, v6.4s
    fadd v1.4s, v3.4s, v6.4s
    fmax v0.4s, v5.4s, v0.4s
    fmax v1.4s, v5.4s, v1.4s
    zip1 v2.4s, v0.4s, v1.4s
    zip2 v0.4s, v0.4s, v1.4s
    str d2, [x3]
    st1 {v2.d}[1], [x6]
    str d0, [x7]
    st1 {v0.d}[1], [x0]
.Lotherwise_714:
    sub x1, x1, #1
    lsr x4, x4, #1
    add x3, x3, x2, lsl #2
    add x6, x6, x2, lsl #2
    add x7, x7, x2, lsl #2
    add x0, x0, x2, lsl #2
    add x5, x5, #64
    cbnz x1, .Lrepeat_713
    b .Lend_715
.Lotherwise_712:
    mov w8, #4
.Lrepeat_716:
    tst x4, #1
    beq .Lotherwise_717
    ld1 {v0.4s, v1.4s, v2.4s, v3.4s}, [x5]
    adrp x9, .Lconstants_nnp_winograd_f4x2_3x3_of_6x6_output_with_bias_with_relu__aarch64_neon
    ldr q4, [x9, :lo12:.Lconstants_nnp_winograd_f4x2_3x3_of_6x6_output_with_bias_with_relu__aarch64_neon]
    movi v5.4s, #0
    ubfx x9, x1, #0, #2
    ldr q6, [x13]
    fsub v7.4s, v1.4s, v2.4s
    fadd v1.4s, v1.4s, v2.4s
    fmla v3.4s, v7.4s, v4.s[0]
    fadd v0.4s, v0.4s, v1.4s
    fadd v0.4s, v0.4s, v6.4s
    fadd v1.4s, v3.4s, v6.4s
    fmax v0.4s, v5.4s, v0.4s
    fmax v1.4s, v5.4s, v1.4s
    cmp x9, #3
    bne .Lotherwise_718
    zip1 v2.4s, v0.4s, v1.4s
    zip2 v0.4s, v0.4s, v1.4s
    str d2, [x3]
    st1 {v2.d}[1], [x6]
    str d0, [x7]
    st1 {v0.d}[1], [x0]
    b .Lend_719
.Lotherwise_718:
    tst x1, #1
    beq .Lotherwise_720
    st1 {v0.s}[0], [x3]
    st1 {v0.s}[1], [x6]
    st1 {v0.s}[2], [x7]
    st1 {v0.s}[3], [x0]
.Lotherwise_720:
    tst x1, #2
    beq .Lotherwise_721
    add x9, x3, #4
    add x10, x6, #4
    add x11, x7, #4
    st1 {v1.s}[0], [x9]
    add x9, x0, #4
    st1 {v1.s}[1], [x10]
    st1 {v1.s}[2], [x11]
    st1 {v1.s}[3], [x9]
.Lotherwise_721:
.Lend_719:
.Lotherwise_717:
    sub x8, x8, #1
    lsr x4, x4, #1
    add x3, x3, x2, lsl #2
    add x6, x6, x2, lsl #2
    add x7, x7, x2, lsl #2
    add x0, x0, x2, lsl #2
    add x5, x5, #64
    cbnz x8, .Lrepeat_716
.Lend_715:
    ret
    .size nnp_winograd_f4x2_3x3_of_6x6_output_with_bias_with_relu__aarch64_neon, . - nnp_winograd_f4x2_3x3_of_6x6_output_with_bias_with_relu__aarch64_neon

.section .rodata
    .p2align 4
.Lconstants_nnp_winograd_f2x4_3x3_of_6x6_input__aarch64_neon:
    .long 0x3f610000, 0x40290000, 0x3ec80000, 0x3fc00000
    .long 0x40100000, 0x3f200000, 0xbec80000, 0x3fee0000
    .long 0x40328000, 0x00000000, 0x00000000, 0x00000000

    .text
    .p2align 4
    .globl nnp_winograd_f2x4_3x3_of_6x6_input__aarch64_neon
    .type nnp_winograd_f2x4_3x3_of_6x6_input__aarch64_neon, %function
nnp_winograd_f2x4_3x3_of_6x6_input__aarch64_neon:
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
    bne .Lotherwise_722
    mov x0, x6
    mov w1, #4
.Lrepeat_723:
    tst x12, #1
    beq .Lotherwise_724
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
    bne .Lotherwise_725
    ldr d1, [x9, #16]
    ldr d5, [x13, #16]
    add x2, x5, #16
    add x3, x14, #16
    ld1 {v1.d}[1], [x2]
    ld1 {v5.d}[1], [x3]
    uzp1 v6.4s, v1.4s, v5.4s
    uzp2 v1.4s, v1.4s, v5.4s
    b .Lend_726
.Lotherwise_725:
    movi v6.4s, #0
    tst x8, #16
    beq .Lotherwise_727
    add x2, x9, #16
    add x3, x5, #16
    add x4, x13, #16
    ld1 {v6.s}[0], [x2]
    add x2, x14, #16
    ld1 {v6.s}[1], [x3]
    ld1 {v6.s}[2], [x4]
    ld1 {v6.s}[3], [x2]
.Lotherwise_727:
    movi v1.4s, #0
    tst x8, #32
    beq .Lotherwise_728
    add x2, x9, #20
    add x3, x5, #20
    add x4, x13, #20
    ld1 {v1.s}[0], [x2]
    add x2, x14, #20
    ld1 {v1.s}[1], [x3]
    ld1 {v1.s}[2], [x4]
    ld1 {v1.s}[3], [x2]
.Lotherwise_728:
.Lend_726:
    adrp x2, .Lconstants_nnp_winograd_f2x4_3x3_of_6x6_input__aarch64_neon
    ldr q5, [x2, :lo12:.Lconstants_nnp_winograd_f2x4_3x3_of_6x6_input__aarch64_neon]
    adrp x2, .Lconstants_nnp_winograd_f2x4_3x3_of_6x6_input__aarch64_neon+16
    ldr q7, [x2, :lo12:.Lconstants_nnp_winograd_f2x4_3x3_of_6x6_input__aarch64_neon+16]
    mov v16.16b, v6.16b
    mov v17.16b, v6.16b
    mov v18.16b, v0.16b
    fmls v16.4s, v4.4s, v5.s[2]
    fmla v1.4s, v2.4s, v5.s[0]
    fmls v6.4s, v4.4s, v7.s[0]
    fmls v18.4s, v2.4s, v5.s[2]
    fmls v1.4s, v0.4s, v5.s[1]
    fmls v0.4s, v2.4s, v7.s[0]
    fmla v17.4s, v3.4s, v5.s[0]
    mov v2.16b, v16.16b
    mov v3.16b, v6.16b
    fmls v17.4s, v4.4s, v5.s[1]
    fmla v2.4s, v18.4s, v5.s[3]
    fmls v16.4s, v18.4s, v5.s[3]
    str q1, [x0, #48]
    fmla v3.4s, v0.4s, v7.s[1]
    fmls v6.4s, v0.4s, v7.s[1]
    str q17, [x0]
    str q2, [x0, #16]
    str q16, [x0, #32]
    str q3, [x0, #64]
    str q6, [x0, #80]
    b .Lend_729
.Lotherwise_724:
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
.Lend_729:
    sub x1, x1, #1
    lsr x12, x12, #1
    add x9, x9, x11, lsl #2
    add x5, x5, x11, lsl #2
    add x13, x13, x11, lsl #2
    add x14, x14, x11, lsl #2
    add x0, x0, #96
    cbnz x1, .Lrepeat_723
    b .Lend_730
.Lotherwise_722:
    mov x3, x6
    mov w4, #4
.Lrepeat_731:
    tst x12, #1
    beq .Lotherwise_732
    ubfx x0, x8, #0, #4
    cmp x0, #15
    bne .Lotherwise_733
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
    b .Lend_734
.Lotherwise_733:
    movi v3.4s, #0
    tst x8, #1
    beq .Lotherwise_735
    ld1 {v3.s}[0], [x9]
    ld1 {v3.s}[1], [x5]
    ld1 {v3.s}[2], [x13]
    ld1 {v3.s}[3], [x14]
.Lotherwise_735:
    movi v2.4s, #0
    tst x8, #2
    beq .Lotherwise_736
    add x0, x9, #4
    add x1, x5, #4
    add x2, x13, #4
    ld1 {v2.s}[0], [x0]
    add x0, x14, #4
    ld1 {v2.s}[1], [x1]
    ld1 {v2.s}[2], [x2]
    ld1 {v2.s}[3], [x0]
.Lotherwise_736:
    movi v4.4s, #0
    tst x8, #4
    beq .Lotherwise_737
    add x0, x9, #8
    add x1, x5, #8
    add x2, x13, #8
    ld1 {v4.s}[0], [x0]
    add x0, x14, #8
    ld1 {v4.s}[1], [x1]
    ld1 {v4.s}[2], [x2]
    ld1 {v4.s}[3], [x0]
.Lotherwise_737:
    movi v0.4s, #0
    tst x8, #8
    beq .Lotherwise_738
    add x0, x9, #12
    add x1, x5, #12
    add x2, x13, #12
    ld1 {v0.s}[0], [x0]
    add x0, x14, #12
    ld1 {v0.s}[1], [x1]
    ld1 {v0.s}[2], [x2]
    ld1 {v0.s}[3], [x0]
.Lotherwise_738:
.Lend_734:
    ubfx x0, x8, #4, #2
    cmp x0, #3
    bne .Lotherwise_739
    ldr d1, [x9, #16]
    ldr d5, [x13, #16]
    add x0, x5, #16
    add x1, x14, #16
    ld1 {v1.d}[1], [x0]
    ld1 {v5.d}[1], [x1]
    uzp1 v6.4s, v1.4s, v5.4s
    uzp2 v1.4s, v1.4s, v5.4s
    b .Lend_740
.Lotherwise_739:
    movi v6.4s, #0
    tst x8, #16
    beq .Lotherwise_741
    add x0, x9, #16
    add x1, x5, #16
    add x2, x13, #16
    ld1 {v6.s}[0], [x0]
    add x0, x14, #16
    ld1 {v6.s}[1], [x1]
    ld1 {v6.s}[2], [x2]
    ld1 {v6.s}[3], [x0]
.Lotherwise_741:
    movi v1.4s, #0
    tst x8, #32
    beq .Lotherwise_742
    add x0, x9, #20
    add x1, x5, #20
    add x2, x13, #20
    ld1 {v1.s}[0], [x0]
    add x0, x14, #20
    ld1 {v1.s}[1], [x1]
    ld1 {v1.s}[2], [x2]
    ld1 {v1.s}[3], [x0]
.Lotherwise_742:
.Lend_740:
    adrp x0, .Lconstants_nnp_winograd_f2x4_3x3_of_6x6_input__aarch64_neon
    ldr q5, [x0, :lo12:.Lconstants_nnp_winograd_f2x4_3x3_of_6x6_input__aarch64_neon]
    adrp x0, .Lconstants_nnp_winograd_f2x4_3x3_of_6x6_input__aarch64_neon+16
    ldr q7, [x0, :lo12:.Lconstants_nnp_winograd_f2x4_3x3_of_6x6_input__aarch64_neon+16]
    mov v16.16b, v6.16b
    mov v17.16b, v6.16b
    mov v18.16b, v0.16b
    fmls v16.4s, v4.4s, v5.s[2]
    fmla v1.4s, v2.4s, v5.s[0]
    fmls v6.4s, v4.4s, v7.s[0]
    fmls v18.4s, v2.4s, v5.s[2]
    fmls v1.4s, v0.4s, v5.s[1]
    fmls v0.4s, v2.4s, v7.s[0]
    fmla v17.4s, v3.4s, v5.s[0]
    mov v2.16b, v16.16b
    mov v3.16b, v6.16b
    fmls v17.4s, v4.4s, v5.s[1]
    fmla v2.4s, v18.4s, v5.s[3]
    fmls v16.4s, v18.4s, v5.s[3]
    str q1, [x3, #48]
    fmla v3.4s, v0.4s, v7.s[1]
    fmls v6.4s, v0.4s, v7.s[1]
    str q17, [x3]
    str q2, [x3, #16]
    str q16, [x3, #32]
    str q3, [x3, #64]
    str q6, [x3, #80]
    b .Lend_743
.Lotherwise_732:
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
.Lend_743:
    sub x4, x4, #1
    lsr x12, x12, #1
    add x9, x9, x11, lsl #2
    add x5, x5, x11, lsl #2
    add x13, x13, x11, lsl #2
    add x14, x14, x11, lsl #2
    add x3, x3, #96
    cbnz x4, .Lrepeat_731
.Lend_730:
    lsl x0, x10, #2
    mov w1, #6
    add x2, x7, x0
    mul x1, x10, x1
    add x3, x2, x0
    mov w4, #6
    add x0, x3, x0
.Lrepeat_744:
    ldr q0, [x6, #192]
    adrp x5, .Lconstants_nnp_winograd_f2x4_3x3_of_6x6_input__aarch64_neon+16
    ldr q1, [x5, :lo12:.Lconstants_nnp_winograd_f2x4_3x3_of_6x6_input__aarch64_neon+16]
    sub x4, x4, #1
    ldr q2, [x6]
    ldr q3, [x6, #96]
    adrp x5, .Lconstants_nnp_winograd_f2x4_3x3_of_6x6_input__aarch64_neon+32
    ldr q4, [x5, :lo12:.Lconstants_nnp_winograd_f2x4_3x3_of_6x6_input__aarch64_neon+32]
    ldr q5, [x6, #288]
    add x6, x6, #16
    fmul v6.4s, v0.4s, v1.s[3]
    fmls v0.4s, v2.4s, v1.s[0]
    fmls v5.4s, v3.4s, v1.s[0]
    mov v2.16b, v6.16b
    fmls v6.4s, v3.4s, v4.s[0]
    fmla v2.4s, v3.4s, v4.s[0]
    fmul v0.4s, v0.4s, v1.s[2]
    str q0, [x7]
    add x7, x7, x1, lsl #2
    str q2, [x2]
    add x2, x2, x1, lsl #2
    str q6, [x3]
    add x3, x3, x1, lsl #2
    str q5, [x0]
    add x0, x0, x1, lsl #2
    cbnz x4, .Lrepeat_744
    ret
    .size nnp_winograd_f2x4_3x3_of_6x6_input__aarch64_neon, . - nnp_winograd_f2x4_3x3_of_6x6_input__aarch64_neon

.section .rodata
    .p2align 4
.Lconstants_nnp_winograd_f2x4_3x3_of_6x6_output_with_bias__aarch64_neon:
    .long 0x3fc00000, 0x3f200000, 0x40100000, 0x3ec80000
    .long 0x40580000, 0x3e7a0000, 0x00000000, 0x00000000

    .text
    .p2align 4
    .globl nnp_winograd_f2x4_3x3_of_6x6_output_with_bias__aarch64_neon
    .type nnp_winograd_f2x4_3x3_of_6x6_output_with_bias__aarch64_neon, %function
nnp_winograd_f2x4_3x3_of_6x6_output_with_bias__aarch64_neon:
    lsl x6, x1, #2
    mov w7, #6
    add x8, x0, x6
    mov x11, x2
    add x2, x8, x6
    mul x1, x1, x7
    add x6, x2, x6
    mov x7, x5
    mov w9, #6
.Lrepeat_745:
    ldr q0, [x8]
    ldr q1, [x2]
    sub x9, x9, #1
    add x8, x8, x1, lsl #2
    ldr q2, [x6]
    adrp x10, .Lconstants_nnp_winograd_f2x4_3x3_of_6x6_output_with_bias__aarch64_neon
    ldr q3, [x10, :lo12:.Lconstants_nnp_winograd_f2x4_3x3_of_6x6_output_with_bias__aarch64_neon]
    add x2, x2, x1, lsl #2
    add x6, x6, x1, lsl #2
    ldr q4, [x0]
    add x0, x0, x1, lsl #2
    fsub v5.4s, v0.4s, v1.4s
    fadd v0.4s, v0.4s, v1.4s
    fmla v2.4s, v5.4s, v3.s[0]
    fadd v0.4s, v4.4s, v0.4s
    str q0, [x7]
    str q2, [x7, #96]
    add x7, x7, #16
    cbnz x9, .Lrepeat_745
    ldr x0, [x4]
    ldr w7, [x4, #20]
    mov x9, x3
    mov x8, x5
    ldr x10, [x4, #8]
    ldr w12, [x4, #16]
    lsl x0, x0, #2
    add x1, x9, x0
    add x2, x1, x0
    add x0, x2, x0
    cmp x7, #15
    bne .Lotherwise_746
    mov w3, #2
.Lrepeat_747:
    tst x12, #1
    beq .Lotherwise_748
    ld1 {v0.4s, v1.4s, v2.4s, v3.4s}, [x8]
    ldp q4, q5, [x8, #64]
    adrp x4, .Lconstants_nnp_winograd_f2x4_3x3_of_6x6_output_with_bias__aarch64_neon
    ldr q6, [x4, :lo12:.Lconstants_nnp_winograd_f2x4_3x3_of_6x6_output_with_bias__aarch64_neon]
    adrp x4, .Lconstants_nnp_winograd_f2x4_3x3_of_6x6_output_with_bias__aarch64_neon+16
    ldr q7, [x4, :lo12:.Lconstants_nnp_winograd_f2x4_3x3_of_6x6_output_with_bias__aarch64_neon+16]
    ldr q16, [x11]
    fadd v17.4s, v4.4s, v5.4s
    fsub v4.4s, v4.4s, v5.4s
    fadd v5.4s, v1.4s, v2.4s
    fsub v1.4s, v1.4s, v2.4s
    fmul v2.4s, v1.4s, v6.s[0]
    fmul v18.4s, v5.4s, v6.s[2]
    fadd v0.4s, v0.4s, v5.4s
    fmla v3.4s, v1.4s, v7.s[0]
    fmla v2.4s, v4.4s, v6.s[1]
    fmla v18.4s, v17.4s, v6.s[3]
    fmla v3.4s, v4.4s, v7.s[1]
    fadd v0.4s, v0.4s, v17.4s
    fadd v0.4s, v0.4s, v16.4s
    fadd v1.4s, v2.4s, v16.4s
    fadd v2.4s, v18.4s, v16.4s
    fadd v3.4s, v3.4s, v16.4s
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
.Lotherwise_748:
    sub x3, x3, #1
    lsr x12, x12, #1
    add x9, x9, x10, lsl #2
    add x1, x1, x10, lsl #2
    add x2, x2, x10, lsl #2
    add x0, x0, x10, lsl #2
    add x8, x8, #96
    cbnz x3, .Lrepeat_747
    b .Lend_749
.Lotherwise_746:
    mov w3, #2
.Lrepeat_750:
    tst x12, #1
    beq .Lotherwise_751
    ld1 {v0.4s, v1.4s, v2.4s, v3.4s}, [x8]
    ldp q4, q5, [x8, #64]
    ubfx x4, x7, #0, #4
    adrp x5, .Lconstants_nnp_winograd_f2x4_3x3_of_6x6_output_with_bias__aarch64_neon
    ldr q6, [x5, :lo12:.Lconstants_nnp_winograd_f2x4_3x3_of_6x6_output_with_bias__aarch64_neon]
    adrp x5, .Lconstants_nnp_winograd_f2x4_3x3_of_6x6_output_with_bias__aarch64_neon+16
    ldr q7, [x5, :lo12:.Lconstants_nnp_winograd_f2x4_3x3_of_6x6_output_with_bias__aarch64_neon+16]
    ldr q16, [x11]
    fadd v17.4s, v4.4s, v5.4s
    fsub v4.4s, v4.4s, v5.4s
    fadd v5.4s, v1.4s, v2.4s
    fsub v1.4s, v1.4s, v2.4s
    fmul v2.4s, v1.4s, v6.s[0]
    fmul v18.4s, v5.4s, v6.s[2]
    fadd v0.4s, v0.4s, v5.4s
    fmla v3.4s, v1.4s, v7.s[0]
    fmla v2.4s, v4.4s, v6.s[1]
    fmla v18.4s, v17.4s, v6.s[3]
    fmla v3.4s, v4.4s, v7.s[1]
    fadd v0.4s, v0.4s, v17.4s
    fadd v0.4s, v0.4s, v16.4s
    fadd v1.4s, v2.4s, v16.4s
    fadd v2.4s, v18.4s, v16.4s
    fadd v3.4s, v3.4s, v16.4s
    cmp x4, #15
    bne .Lotherwise_752
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
    b .Lend_753
.Lotherwise_752:
    tst x7, #1
    beq .Lotherwise_754
    st1 {v0.s}[0], [x9]
    st1 {v0.s}[1], [x1]
    st1 {v0.s}[2], [x2]
    st1 {v0.s}[3], [x0]
.Lotherwise_754:
    tst x7, #2
    beq .Lotherwise_755
    add x4, x9, #4
    add x5, x1, #4
    add x6, x2, #4
    st1 {v1.s}[0], [x4]
    add x4, x0, #4
    st1 {v1.s}[1], [x5]
    st1 {v1.s}[2], [x6]
    st1 {v1.s}[3], [x4]
.Lotherwise_755:
    tst x7, #4
    beq .Lotherwise_756
    add x4, x9, #8
    add x5, x1, #8
    add x6, x2, #8
    st1 {v2.s}[0], [x4]
    add x4, x0, #8
    st1 {v2.s}[1], [x5]
    st1 {v2.s}[2], [x6]
    st1 {v2.s}[3], [x4]
.Lotherwise_756:
    tst x7, #8
    beq .Lotherwise_757
    add x4, x9, #12
    add x5, x1, #12
    add x6, x2, #12
    st1 {v3.s}[0], [x4]
    add x4, x0, #12
    st1 {v3.s}[1], [x5]
    st1 {v3.s}[2], [x6]
    st1 {v3.s}[3], [x4]
.Lotherwise_757:
.Lend_753:
.Lotherwise_751:
    sub x3, x3, #1
    lsr x12, x12, #1
    add x9, x9, x10, lsl #2
    add x1, x1, x10, lsl #2
    add x2, x2, x10, lsl #2
    add x0, x0, x10, lsl #2
    add x8, x8, #96
    cbnz x3, .Lrepeat_750
.Lend_749:
    ret
    .size nnp_winograd_f2x4_3x3_of_6x6_output_with_bias__aarch64_neon, . - nnp_winograd_f2x4_3x3_of_6x6_output_with_bias__aarch64_neon

.section .rodata
    .p2align 4
.Lconstants_nnp_winograd_f2x4_3x3_of_6x6_output_with_bias_with_relu__aarch64_neon:
    .long 0x3fc00000, 0x3f200000, 0x40100000, 0x3ec80000
    .long 0x40580000, 0x3e7a0000, 0x00000000, 0x00000000

    .text
    .p2align 4
    .globl nnp_winograd_f2x4_3x3_of_6x6_output_with_bias_with_relu__aarch64_neon
    .type nnp_winograd_f2x4_3x3_of_6x6_output_with_bias_with_relu__aarch64_neon, %function
nnp_winograd_f2x4_3x3_of_6x6_output_with_bias_with_relu__aarch64_neon:
    lsl x6, x1, #2
    mov w7, #6
    add x8, x0, x6
    mov x11, x2
    add x2, x8, x6
    mul x1, x1, x7
    add x6, x2, x6
    mov x7, x5
    mov w9, #6
.Lrepeat_758:
    ldr q0, [x8]
    ldr q1, [x2]
    sub x9, x9, #1
    add x8, x8, x1, lsl #2
    ldr q2, [x6]
    adrp x10, .Lconstants_nnp_winograd_f2x4_3x3_of_6x6_output_with_bias_with_relu__aarch64_neon
    ldr q3, [x10, :lo12:.Lconstants_nnp_winograd_f2x4_3x3_of_6x6_output_with_bias_with_relu__aarch64_neon]
    add x2, x2, x1, lsl #2
    add x6, x6, x1, lsl #2
    ldr q4, [x0]
    add x0, x0, x1, lsl #2
    fsub v5.4s, v0.4s, v1.4s
    fadd v0.4s, v0.4s, v1.4s
    fmla v2.4s, v5.4s, v3.s[0]
    fadd v0.4s, v4.4s, v0.4s
    str q0, [x7]
    str q2, [x7, #96]
    add x7, x7, #16
    cbnz x9, .Lrepeat_758
    ldr x0, [x4]
    ldr w7, [x4, #20]
    mov x9, x3
    mov x8, x5
    ldr x10, [x4, #8]
    ldr w12, [x4, #16]
    lsl x0, x0, #2
    add x1, x9, x0
    add x2, x1, x0
    add x0, x2, x0
    cmp x7, #15
    bne .Lotherwise_759
    mov w3, #2
.Lrepeat_760:
    tst x12, #1
    beq .Lotherwise_761
    ld1 {v0.4s, v1.4s, v2.4s, v3.4s}, [x8]
    ldp q4, q5, [x8, #64]
    movi v6.4s, #0
    adrp x4, .Lconstants_nnp_winograd_f2x4_3x3_of_6x6_output_with_bias_with_relu__aarch64_neon
    ldr q7, [x4, :lo12:.Lconstants_nnp_winograd_f2x4_3x3_of_6x6_output_with_bias_with_relu__aarch64_neon]
    adrp x4, .Lconstants_nnp_winograd_f2x4_3x3_of_6x6_output_with_bias_with_relu__aarch64_neon+16
    ldr q16, [x4, :lo12:.Lconstants_nnp_winograd_f2x4_3x3_of_6x6_output_with_bias_with_relu__aarch64_neon+16]
    ldr q17, [x11]
    fadd v18.4s, v4.4s, v5.4s
    fsub v4.4s, v4.4s, v5.4s
    fadd v5.4s, v1.4s, v2.4s
    fsub v1.4s, v1.4s, v2.4s
    fmul v2.4s, v1.4s, v7.s[0]
    fmul v19.4s, v5.4s, v7.s[2]
    fadd v0.4s, v0.4s, v5.4s
    fmla v3.4s, v1.4s, v16.s[0]
    fmla v2.4s, v4.4s, v7.s[1]
    fmla v19.4s, v18.4s, v7.s[3]
    fmla v3.4s, v4.4s, v16.s[1]
    fadd v0.4s, v0.4s, v18.4s
    fadd v0.4s, v0.4s, v17.4s
    fadd v1.4s, v2.4s, v17.4s
    fadd v2.4s, v19.4s, v17.4s
    fadd v3.4s, v3.4s, v17.4s
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
.Lotherwise_761:
    sub x3, x3, #1
    lsr x12, x12, #1
    add x9, x9, x10, lsl #2
    add x1, x1, x10, lsl #2
    add x2, x2, x10, lsl #2
    add x0, x0, x10, lsl #2
    add x8, x8, #96
    cbnz x3, .Lrepeat_760
    b .Lend_762
.Lotherwise_759:
    mov w3, #2
.Lrepeat_763:
    tst x12, #1
    beq .Lotherwise_764
    ld1 {v0.4s, v1.4s, v2.4s, v3.4s}, [x8]
    ldp q4, q5, [x8, #64]
    movi v6.4s, #0
    ubfx x4, x7, #0, #4
    adrp x5, .Lconstants_nnp_winograd_f2x4_3x3_of_6x6_output_with_bias_with_relu__aarch64_neon
    ldr q7, [x5, :lo12:.Lconstants_nnp_winograd_f2x4_3x3_of_6x6_output_with_bias_with_relu__aarch64_neon]
    adrp x5, .Lconstants_nnp_winograd_f2x4_3x3_of_6x6_output_with_bias_with_relu__aarch64_neon+16
    ldr q16, [x5, :lo12:.Lconstants_nnp_winograd_f2x4_3x3_of_6x6_output_with_bias_with_relu__aarch64_neon+16]
    ldr q17, [x11]
    fadd v18.4s, v4.4s, v5.4s
    fsub v4.4s, v4.4s, v5.4s
    fadd v5.4s, v1.4s, v2.4s
    fsub v1.4s, v1.4s, v2.4s
    fmul v2.4s, v1.4s, v7.s[0]
    fmul v19.4s, v5.4s, v7.s[2]
    fadd v0.4s, v0.4s, v5.4s
    fmla v3.4s, v1.4s, v16.s[0]
    fmla v2.4s, v4.4s, v7.s[1]
    fmla v19.4s, v18.4s, v7.s[3]
    fmla v3.4s, v4.4s, v16.s[1]
    fadd v0.4s, v0.4s, v18.4s
    fadd v0.4s, v0.4s, v17.4s
    fadd v1.4s, v2.4s, v17.4s
    fadd v2.4s, v19.4s, v17.4s
    fadd v3.4s, v3.4s, v17.4s
    fmax v0.4s, v6.4s, v0.4s
    fmax v1.4s, v6.4s, v1.4s
    fmax v2.4s, v6.4s, v2.4s
    fmax v3.4s, v6.4s, v3.4s
    cmp x4, #15
    bne .Lotherwise_765
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
    b .Lend_766
.Lotherwise_765:
    tst x7, #1
    beq .Lotherwise_767
    st1 {v0.s}[0], [x9]
    st1 {v0.s}[1], [x1]
    st1 {v0.s}[2], [x2]
    st1 {v0.s}[3], [x0]
.Lotherwise_767:
    tst x7, #2
    beq .Lotherwise_768
    add x4, x9, #4
    add x5, x1, #4
    add x6, x2, #4
    st1 {v1.s}[0], [x4]
    add x4, x0, #4
    st1 {v1.s}[1], [x5]
    st1 {v1.s}[2], [x6]
    st1 {v1.s}[3], [x4]
.Lotherwise_768:
    tst x7, #4
    beq .Lotherwise_769
    add x4, x9, #8
    add x5, x1, #8
    add x6, x2, #8
    st1 {v2.s}[0], [x4]
    add x4, x0, #8
    st1 {v2.s}[1], [x5]
    st1 {v2.s}[2], [x6]
    st1 {v2.s}[3], [x4]
.Lotherwise_769:
    tst x7, #8
    beq .Lotherwise_770
    add x4, x9, #12
    add x5, x1, #12
    add x6, x2, #12
    st1 {v3.s}[0], [x4]
    add x4, x0, #12
    st1 {v3.s}[1], [x5]
    st1 {v3.s}[2], [x6]
    st1 {v3.s}[3], [x4]
.Lotherwise_770:
.Lend_766:
.Lotherwise_764:
    sub x3, x3, #1
    lsr x12, x12, #1
    add x9, x9, x10, lsl #2
    add x1, x1, x10, lsl #2
    add x2, x2, x10, lsl #2
    add x0, x0, x10, lsl #2
    add x8, x8, #96
    cbnz x3, .Lrepeat_763
.Lend_762:
    ret
    .size nnp_winograd_f2x4_3x3_of_6x6_output_with_bias_with_relu__aarch64_neon, . - nnp_winograd_f2x4_3x3_of_6x6_output_with_bias_with_relu__aarch64_neon

.section .rodata
    .p2align 4
.Lconstants_nnp_winograd_f2x2_3x3_of_6x6_input__aarch64_neon:
    .long 0x40100000, 0xbec80000, 0x3fee0000, 0x40328000

    .text
    .p2align 4
    .globl nnp_winograd_f2x2_3x3_of_6x6_input__aarch64_neon
    .type nnp_winograd_f2x2_3x3_of_6x6_input__aarch64_neon, %function
nnp_winograd_f2x2_3x3_of_6x6_input__aarch64_neon:
    mov x9, x2
    ldr x2, [x1]
    ldr w7, [x1, #20]
    mov x10, x0
    mov x11, x3
    mov x8, x4
    ldr x12, [x1, #8]
    ldr w13, [x1, #16]
    lsl x0, x2, #2
    add x6, x10, x0
    add x14, x6, x0
    add x0, x14, x0
    cmp x7, #15
    bne .Lotherwise_771
    mov x1, x8
    mov w2, #4
.Lrepeat_772:
    tst x13, #1
    beq .Lotherwise_773
    ldr q0, [x10]
    ldr q1, [x6]
    ldr q2, [x14]
    ldr q3, [x0]
    adrp x3, .Lconstants_nnp_winograd_f2x2_3x3_of_6x6_input__aarch64_neon
    ldr q4, [x3, :lo12:.Lconstants_nnp_winograd_f2x2_3x3_of_6x6_input__aarch64_neon]
    zip2 v5.4s, v0.4s, v2.4s
    zip2 v6.4s, v1.4s, v3.4s
    zip1 v0.4s, v0.4s, v2.4s
    zip1 v1.4s, v1.4s, v3.4s
    zip1 v2.4s, v5.4s, v6.4s
    zip2 v3.4s, v5.4s, v6.4s
    zip1 v5.4s, v0.4s, v1.4s
    zip2 v0.4s, v0.4s, v1.4s
    fmul v1.4s, v2.4s, v4.s[2]
    fmls v3.4s, v0.4s, v4.s[0]
    fmls v2.4s, v5.4s, v4.s[0]
    mov v5.16b, v1.16b
    fmls v1.4s, v0.4s, v4.s[3]
    fmla v5.4s, v0.4s, v4.s[3]
    str q3, [x1, #48]
    fmul v0.4s, v2.4s, v4.s[1]
    str q1, [x1, #32]
    str q0, [x1]
    str q5, [x1, #16]
    b .Lend_774
.Lotherwise_773:
    movi v0.4s, #0
    movi v1.4s, #0
    movi v2.4s, #0
    movi v3.4s, #0
    str q0, [x1]
    str q1, [x1, #16]
    str q2, [x1, #32]
    str q3, [x1, #48]
.Lend_774:
    sub x2, x2, #1
    lsr x13, x13, #1
    add x10, x10, x12, lsl #2
    add x6, x6, x12, lsl #2
    add x14, x14, x12, lsl #2
    add x0, x0, x12, lsl #2
    add x1, x1, #64
    cbnz x2, .Lrepeat_772
    b .Lend_775
.Lotherwise_771:
    mov x1, x8
    mov w2, #4
.Lrepeat_776:
    tst x13, #1
    beq .Lotherwise_777
    ubfx x3, x7, #0, #4
    cmp x3, #15
    bne .Lotherwise_778
    ldr q0, [x10]
    ldr q1, [x6]
    ldr q2, [x14]
    ldr q3, [x0]
    zip1 v4.4s, v0.4s, v2.4s
    zip2 v0.4s, v0.4s, v2.4s
    zip1 v2.4s, v1.4s, v3.4s
    zip2 v1.4s, v1.4s, v3.4s
    zip1 v3.4s, v4.4s, v2.4s
    zip2 v2.4s, v4.4s, v2.4s
    zip1 v4.4s, v0.4s, v1.4s
    zip2 v0.4s, v0.4s, v1.4s
    b .Lend_779
.Lotherwise_778:
    movi v3.4s, #0
    tst x7, #1
    beq .Lotherwise_780
    ld1 {v3.s}[0], [x10]
    ld1 {v3.s}[1], [x6]
    ld1 {v3.s}[2], [x14]
    ld1 {v3.s}[3], [x0]
.Lotherwise_780:
    movi v2.4s, #0
    tst x7, #2
    beq .Lotherwise_781
    add x3, x10, #4
    add x4, x6, #4
    add x5, x14, #4
    ld1 {v2.s}[0], [x3]
    add x3, x0, #4
    ld1 {v2.s}[1], [x4]
    ld1 {v2.s}[2], [x5]
    ld1 {v2.s}[3], [x3]
.Lotherwise_781:
    movi v4.4s, #0
    tst x7, #4
    beq .Lotherwise_782
    add x3, x10, #8
    add x4, x6, #8
    add x5, x14, #8
    ld1 {v4.s}[0], [x3]
    add x3, x0, #8
    ld1 {v4.s}[1], [x4]
    ld1 {v4.s}[2], [x5]
    ld1 {v4.s}[3], [x3]
.Lotherwise_782:
    movi v0.4s, #0
    tst x7, #8
    beq .Lotherwise_783
    add x3, x10, #12
    add x4, x6, #12
    add x5, x14, #12
    ld1 {v0.s}[0], [x3]
    add x3, x0, #12
    ld1 {v0.s}[1], [x4]
    ld1 {v0.s}[2], [x5]
    ld1 {v0.s}[3], [x3]
.Lotherwise_783:
.Lend_779:
    adrp x3, .Lconstants_nnp_winograd_f2x2_3x3_of_6x6_input__aarch64_neon
    ldr q1, [x3, :lo12:.Lconstants_nnp_winograd_f2x2_3x3_of_6x6_input__aarch64_neon]
    fmul v5.4s, v4.4s, v1.s[2]
    fmls v4.4s, v3.4s, v1.s[0]
    fmls v0.4s, v2.4s, v1.s[0]
    mov v3.16b, v5.16b
    fmls v5.4s, v2.4s, v1.s[3]
    fmul v4.4s, v4.4s, v1.s[1]
    fmla v3.4s, v2.4s, v1.s[3]
    str q0, [x1, #48]
    str q4, [x1]
    str q5, [x1, #32]
    str q3, [x1, #16]
    b .Lend_784
.Lotherwise_777:
    movi v0.4s, #0
    movi v1.4s, #0
    movi v2.4s, #0
    movi v3.4s, #0
    str q0, [x1]
    str q1, [x1, #16]
    str q2, [x1, #32]
    str q3, [x1, #48]
.Lend_784:
    sub x2, x2, #1
    lsr x13, x13, #1
    add x10, x10, x12, lsl #2
    add x6, x6, x12, lsl #2
    add x14, x14, x12, lsl #2
    add x0, x0, x12, lsl #2
    add x1, x1, #64
    cbnz x2, .Lrepeat_776
.Lend_775:
    lsl x0, x11, #2
    mov w1, #6
    add x2, x9, x0
    mul x1, x11, x1
    add x3, x2, x0
    mov w4, #4
    add x0, x3, x0
.Lrepeat_785:
    ldr q0, [x8, #128]
    adrp x5, .Lconstants_nnp_winograd_f2x2_3x3_of_6x6_input__aarch64_neon
    ldr q1, [x5, :lo12:.Lconstants_nnp_winograd_f2x2_3x3_of_6x6_input__aarch64_neon]
    sub x4, x4, #1
    ldr q2, [x8]
    ldr q3, [x8, #64]
    ldr q4, [x8, #192]
    add x8, x8, #16
    fmul v5.4s, v0.4s, v1.s[2]
    fmls v0.4s, v2.4s, v1.s[0]
    fmls v4.4s, v3.4s, v1.s[0]
    mov v2.16b, v5.16b
    fmls v5.4s, v3.4s, v1.s[3]
    fmla v2.4s, v3.4s, v1.s[3]
    fmul v0.4s, v0.4s, v1.s[1]
    str q0, [x9]
    add x9, x9, x1, lsl #2
    str q2, [x2]
    add x2, x2, x1, lsl #2
    str q5, [x3]
    add x3, x3, x1, lsl #2
    str q4, [x0]
    add x0, x0, x1, lsl #2
    cbnz x4, .Lrepeat_785
    ret
    .size nnp_winograd_f2x2_3x3_of_6x6_input__aarch64_neon, . - nnp_winograd_f2x2_3x3_of_6x6_input__aarch64_neon

.section .rodata
    .p2align 4
.Lconstants_nnp_winograd_f2x2_3x3_of_6x6_output_with_bias__aarch64_neon:
    .long 0x3fc00000, 0x00000000, 0x00000000, 0x00000000

    .text
    .p2align 4
    .globl nnp_winograd_f2x2_3x3_of_6x6_output_with_bias__aarch64_neon
    .type nnp_winograd_f2x2_3x3_of_6x6_output_with_bias__aarch64_neon, %function
nnp_winograd_f2x2_3x3_of_6x6_output_with_bias__aarch64_neon:
    lsl x6, x1, #2
    mov w7, #6
    add x8, x0, x6
    mov x11, x2
    add x2, x8, x6
    mul x1, x1, x7
    add x6, x2, x6
    mov x7, x5
    mov w9, #4
.Lrepeat_786:
    ldr q0, [x8]
    ldr q1, [x2]
    sub x9, x9, #1
    add x8, x8, x1, lsl #2
    ldr q2, [x6]
    adrp x10, .Lconstants_nnp_winograd_f2x2_3x3_of_6x6_output_with_bias__aarch64_neon
    ldr q3, [x10, :lo12:.Lconstants_nnp_winograd_f2x2_3x3_of_6x6_output_with_bias__aarch64_neon]
    add x2, x2, x1, lsl #2
    add x6, x6, x1, lsl #2
    ldr q4, [x0]
    add x0, x0, x1, lsl #2
    fsub v5.4s, v0.4s, v1.4s
    fadd v0.4s, v0.4s, v1.4s
    fmla v2.4s, v5.4s, v3.s[0]
    fadd v0.4s, v4.4s, v0.4s
    str q0, [x7]
    str q2, [x7, #64]
    add x7, x7, #16
    cbnz x9, .Lrepeat_786
    ldr x0, [x4]
    ldr w1, [x4, #20]
    ldr x2, [x4, #8]
    ldr w4, [x4, #16]
    lsl x0, x0, #2
    add x6, x3, x0
    add x7, x6, x0
    add x0, x7, x0
    cmp x1, #3
    bne .Lotherwise_787
    mov w1, #2
.Lrepeat_788:
    tst x4, #1
    beq .Lotherwise_789
    ld1 {v0.4s, v1.4s, v2.4s, v3.4s}, [x5]
    adrp x8, .Lconstants_nnp_winograd_f2x2_3x3_of_6x6_output_with_bias__aarch64_neon
    ldr q4, [x8, :lo12:.Lconstants_nnp_winograd_f2x2_3x3_of_6x6_output_with_bias__aarch64_neon]
    ldr q5, [x11]
    fsub v6.4s, v1.4s, v2.4s
    fadd v1.4s, v1.4s, v2.4s
    fmla v3.4s, v6.4s, v4.s[0]
    fadd v0.4s, v0.4s, v1.4s
    fadd v0.4s, v0.4s, v5.4s
    fadd v1.4s, v3.4s, v5.4s
    zip1 v2.4s, v0.4s, v1.4s
    zip2 v0.4s, v0.4s, v1.4s
    str d2, [x3]
    st1 {v2.d}[1], [x6]
    str d0, [x7]
    st1 {v0.d}[1], [x0]
.Lotherwise_789:
    sub x1, x1, #1
    lsr x4, x4, #1
    add x3, x3, x2, lsl #2
    add x6, x6, x2, lsl #2
    add x7, x7, x2, lsl #2
    add x0, x0, x2, lsl #2
    add x5, x5, #64
    cbnz x1, .Lrepeat_788
    b .Lend_790
.Lotherwise_787:
    mov w8, #2
.Lrepeat_791:
    tst x4, #1
    beq .Lotherwise_792
    ld1 {v0.4s, v1.4s, v2.4s, v3.4s}, [x5]
    adrp x9, .Lconstants_nnp_winograd_f2x2_3x3_of_6x6_output_with_bias__aarch64_neon
    ldr q4, [x9, :lo12:.Lconstants_nnp_winograd_f2x2_3x3_of_6x6_output_with_bias__aarch64_neon]
    ubfx x9, x1, #0, #2
    ldr q5, [x11]
    fsub v6.4s, v1.4s, v2.4s
    fadd v1.4s, v1.4s, v2.4s
    fmla v3.4s, v6.4s, v4.s[0]
    fadd v0.4s, v0.4s, v1.4s
    fadd v0.4s, v0.4s, v5.4s
    fadd v1.4s, v3.4s, v5.4s
    cmp x9, #3
    bne .Lotherwise_793
    zip1 v2.4s, v0.4s, v1.4s
    zip2 v0.4s, v0.4s, v1.4s
    str d2, [x3]
    st1 {v2.d}[1], [x6]
    str d0, [x7]
    st1 {v0.d}[1], [x0]
    b .Lend_794
.Lotherwise_793:
    tst x1, #1
    beq .Lotherwise_795
    st1 {v0.s}[0], [x3]
    st1 {v0.s}[1], [x6]
    st1 {v0.s}[2], [x7]
    st1 {v0.s}[3], [x0]
.Lotherwise_795:
    tst x1, #2
    beq .Lotherwise_796
    add x9, x3, #4
    add x10, x6, #4
    add x12, x7, #4
    st1 {v1.s}[0], [x9]
    add x9, x0, #4
    st1 {v1.s}[1], [x10]
    st1 {v1.s}[2], [x12]
    st1 {v1.s}[3], [x9]
.Lotherwise_796:
.Lend_794:
.Lotherwise_792:
    sub x8, x8, #1
    lsr x4, x4, #1
    add x3, x3, x2, lsl #2
    add x6, x6, x2, lsl #2
    add x7, x7, x2, lsl #2
    add x0, x0, x2, lsl #2
    add x5, x5, #64
    cbnz x8, .Lrepeat_791
.Lend_790:
    ret
    .size nnp_winograd_f2x2_3x3_of_6x6_output_with_bias__aarch64_neon, . - nnp_winograd_f2x2_3x3_of_6x6_output_with_bias__aarch64_neon

.section .rodata
    .p2align 4
.Lconstants_nnp_winograd_f2x2_3x3_of_6x6_output_with_bias_with_relu__aarch64_neon:
    .long 0x3fc00000, 0x00000000, 0x00000000, 0x00000000

    .text
    .p2align 4
    .globl nnp_winograd_f2x2_3x3_of_6x6_output_with_bias_with_relu__aarch64_neon
    .type nnp_winograd_f2x2_3x3_of_6x6_output_with_bias_with_relu__aarch64_neon, %function
nnp_winograd_f2x2_3x3_of_6x6_output_with_bias_with_relu__aarch64_neon:
    lsl x6, x1, #2
    mov w7, #6
    add x8, x0, x6
    mov x11, x2
    add x2, x8, x6
    mul x1, x1, x7
    add x6, x2, x6
    mov x7, x5
    mov w9, #4
.Lrepeat_797:
    ldr q0, [x8]
    ldr q1, [x2]
    sub x9, x9, #1
    add x8, x8, x1, lsl #2
    ldr q2, [x6]
    adrp x10, .Lconstants_nnp_winograd_f2x2_3x3_of_6x6_output_with_bias_with_relu__aarch64_neon
    ldr q3, [x10, :lo12:.Lconstants_nnp_winograd_f2x2_3x3_of_6x6_output_with_bias_with_relu__aarch64_neon]
    add x2, x2, x1, lsl #2
    add x6, x6, x1, lsl #2
    ldr q4, [x0]
    add x0, x0, x1, lsl #2
    fsub v5.4s, v0.4s, v1.4s
    fadd v0.4s, v0.4s, v1.4s
    fmla v2.4s, v5.4s, v3.s[0]
    fadd v0.4s, v4.4s, v0.4s
    str q0, [x7]
    str q2, [x7, #64]
    add x7, x7, #16
    cbnz x9, .Lrepeat_797
    ldr x0, [x4]
    ldr w1, [x4, #20]
    ldr x2, [x4, #8]
    ldr w4, [x4, #16]
    lsl x0, x0, #2
    add x6, x3, x0
    add x7, x6, x0
    add x0, x7, x0
    cmp x1, #3
    bne .Lotherwise_798
    mov w1, #2
.Lrepeat_799:
    tst x4, #1
    beq .Lotherwise_800
    ld1 {v0.4s, v1.4s, v2.4s, v3.4s}, [x5]
    adrp x8, .Lconstants_nnp_winograd_f2x2_3x3_of_6x6_output_with_bias_with_relu__aarch64_neon
    ldr q4, [x8, :lo12:.Lconstants_nnp_winograd_f2x2_3x3_of_6x6_output_with_bias_with_relu__aarch64_neon]
    movi v5.4s, #0
    ldr q6, [x11]
    fsub v7.4s, v1.4s, v2.4s
    fadd v1.4s, v1.4s, v2.4s
    fmla v3.4s, v7.4s, v4.s[0]
    fadd v0.4s, v0.4s, v1.4s
    fadd v0.4s, v0.4s, v6.4s
    fadd v1.4s, v3.4s, v6.4s
    fmax v0.4s, v5.4s, v0.4s
    fmax v1.4s, v5.4s, v1.4s
    zip1 v2.4s, v0.4s, v1.4s
    zip2 v0.4s, v0.4s, v1.4s
    str d2, [x3]
    st1 {v2.d}[1], [x6]
    str d0, [x7]
    st1 {v0.d}[1], [x0]
.Lotherwise_800:
    sub x1, x1, #1
    lsr x4, x4, #1
    add x3, x3, x2, lsl #2
    add x6, x6, x2, lsl #2
    add x7, x7, x2, lsl #2
    add x0, x0, x2, lsl #2
    add x5, x5, #64
    cbnz x1, .Lrepeat_799
    b .Lend_801
.Lotherwise_798:
    mov w8, #2
.Lrepeat_802:
    tst x4, #1
    beq .Lotherwise_803
    ld1 {v0.4s, v1.4s, v2.4s, v3.4s}, [x5]
    adrp x9, .Lconstants_nnp_winograd_f2x2_3x3_of_6x6_output_with_bias_with_relu__aarch64_neon
    ldr q4, [x9, :lo12:.Lconstants_nnp_winograd_f2x2_3x3_of_6x6_output_with_bias_with_relu__aarch64_neon]
    movi v5.4s, #0
    ubfx x9, x1, #0, #2
    ldr q6, [x11]
    fsub v7.4s, v1.4s, v2.4s
    fadd v1.4s, v1.4s, v2.4s
    fmla v3.4s, v7.4s, v4.s[0]
    fadd v0.4s, v0.4s, v1.4s
    fadd v0.4s, v0.4s, v6.4s
    fadd v1.4s, v3.4s, v6.4s
    fmax v0.4s, v5.4s, v0.4s
    fmax v1.4s, v5.4s, v1.4s
    cmp x9, #3
    bne .Lotherwise_804
    zip1 v2.4s, v0.4s, v1.4s
    zip2 v0.4s, v0.4s, v1.4s
    str d2, [x3]
    st1 {v2.d}[1], [x6]
    str d0, [x7]
    st1 {v0.d}[1], [x0]
    b .Lend_805
.Lotherwise_804:
    tst x1, #1
    beq .Lotherwise_806
    st1 {v0.s}[0], [x3]
    st1 {v0.s}[1], [x6]
    st1 {v0.s}[2], [x7]
    st1 {v0.s}[3], [x0]
.Lotherwise_806:
    tst x1, #2
    beq .Lotherwise_807
    add x9, x3, #4
    add x10, x6, #4
    add x12, x7, #4
    st1 {v1.s}[0], [x9]
    add x9, x0, #4
    st1 {v1.s}[1], [x10]
    st1 {v1.s}[2], [x12]
    st1 {v1.s}[3], [x9]
.Lotherwise_807:
.Lend_805:
.Lotherwise_803:
    sub x8, x8, #1
    lsr x4, x4, #1
    add x3, x3, x2, lsl #2
    add x6, x6, x2, lsl #2
    add x7, x7, x2, lsl #2
    add x0, x0, x2, lsl #2
    add x5, x5, #64
    cbnz x8, .Lrepeat_802
.Lend_801:
    ret
    .size nnp_winograd_f2x2_3x3_of_6x6_output_with_bias_with_relu__aarch64_neon, . - nnp_winograd_f2x2_3x3_of_6x6_output_with_bias_with_relu__aarch64_neon

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
    ldr x4, [x1]
    ldr w5, [x1, #16]
    mov x6, x0
    ldr w9, [x1, #20]
    lsl x0, x4, #2
    add x10, x6, x0
    add x7, x10, x0
    add x8, x7, x0
    tst x5, #1
    beq .Lotherwise_808
    cmp x9, #255
    bne .Lotherwise_809
    ldp q0, q1, [x6]
    ldp q2, q3, [x10]
    lsl x0, x3, #2
    add x1, x2, x0
    ldp q4, q5, [x7]
    ldp q6, q7, [x8]
    add x3, x1, x0
    add x4, x3, x0
    adrp x5, .Lconstants_nnp_winograd_f1x6_1x3_input__aarch64_neon
    ldr q21, [x5, :lo12:.Lconstants_nnp_winograd_f1x6_1x3_input__aarch64_neon]
    adrp x5, .Lconstants_nnp_winograd_f1x6_1x3_input__aarch64_neon+16
    ldr q22, [x5, :lo12:.Lconstants_nnp_winograd_f1x6_1x3_input__aarch64_neon+16]
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
    fmla v19.4s, v7.4s, v21.s[2]
    mov v20.16b, v4.16b
    zip2 v16.4s, v16.4s, v17.4s
    fmls v19.4s, v1.4s, v21.s[3]
    fmls v2.4s, v7.4s, v21.s[0]
    fmls v20.4s, v0.4s, v22.s[0]
    fmls v3.4s, v1.4s, v21.s[1]
    fmls v6.4s, v0.4s, v21.s[1]
    fmla v5.4s, v7.4s, v22.s[1]
    fmla v20.4s, v18.4s, v22.s[1]
    fmla v2.4s, v1.4s, v21.s[0]
    fsub v7.4s, v16.4s, v4.4s
    fmls v5.4s, v1.4s, v22.s[0]
    fmls v4.4s, v0.4s, v21.s[3]
    mov v1.16b, v19.16b
    fadd v16.4s, v3.4s, v6.4s
    fsub v3.4s, v3.4s, v6.4s
    fmla v4.4s, v18.4s, v21.s[2]
    fmla v1.4s, v20.4s, v22.s[2]
    str q2, [x2]
    fmla v7.4s, v0.4s, v21.s[0]
    fmls v19.4s, v20.4s, v22.s[2]
    mov v0.16b, v5.16b
    str q16, [x1]
    fmls v7.4s, v18.4s, v21.s[0]
    str q3, [x3]
    fmla v0.4s, v4.4s, v22.s[3]
    str q1, [x4]
    fmls v5.4s, v4.4s, v22.s[3]
    str q19, [x5]
    str q7, [x6]
    str q0, [x7]
    str q5, [x0]
    b .Lend_810
.Lotherwise_809:
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
    bne .Lotherwise_811
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
    mov v21.16b, v2.16b
    b .Lend_812
.Lotherwise_811:
    movi v3.4s, #0
    tst x9, #1
    beq .Lotherwise_813
    ld1 {v3.s}[0], [x6]
    ld1 {v3.s}[1], [x10]
    ld1 {v3.s}[2], [x7]
    ld1 {v3.s}[3], [x8]
.Lotherwise_813:
    movi v21.4s, #0
    tst x9, #2
    beq .Lotherwise_814
    add x0, x6, #4
    add x1, x10, #4
    add x2, x7, #4
    ld1 {v21.s}[0], [x0]
    add x0, x8, #4
    ld1 {v21.s}[1], [x1]
    ld1 {v21.s}[2], [x2]
    ld1 {v21.s}[3], [x0]
.Lotherwise_814:
    movi v4.4s, #0
    tst x9, #4
    beq .Lotherwise_815
    add x0, x6, #8
    add x1, x10, #8
    add x2, x7, #8
    ld1 {v4.s}[0], [x0]
    add x0, x8, #8
    ld1 {v4.s}[1], [x1]
    ld1 {v4.s}[2], [x2]
    ld1 {v4.s}[3], [x0]
.Lotherwise_815:
    movi v0.4s, #0
    tst x9, #8
    beq .Lotherwise_816
    add x0, x6, #12
    add x1, x10, #12
    add x2, x7, #12
    ld1 {v0.s}[0], [x0]
    add x0, x8, #12
    ld1 {v0.s}[1], [x1]
    ld1 {v0.s}[2], [x2]
    ld1 {v0.s}[3], [x0]
.Lotherwise_816:
.Lend_812:
    ubfx x0, x9, #4, #4
    cmp x0, #15
    bne .Lotherwise_817
    ldr q1, [x6, #16]
    ldr q2, [x10, #16]
    ldr q5, [x7, #16]
    ldr q6, [x8, #16]
    zip1 v7.4s, v1.4s, v5.4s
    zip2 v1.4s, v1.4s, v5.4s
    zip1 v5.4s, v2.4s, v6.4s
    zip2 v2.4s, v2.4s, v6.4s
    zip1 v6.4s, v7.4s, v5.4s
    zip2 v5.4s, v7.4s, v5.4s
    zip1 v7.4s, v1.4s, v2.4s
    zip2 v1.4s, v1.4s, v2.4s
    b .Lend_818
.Lotherwise_817:
    movi v6.4s, #0
    tst x9, #16
    beq .Lotherwise_819
    add x0, x6, #16
    add x1, x10, #16
    add x2, x7, #16
    ld1 {v6.s}[0], [x0]
    add x0, x8, #16
    ld1 {v6.s}[1], [x1]
    ld1 {v6.s}[2], [x2]
    ld1 {v6.s}[3], [x0]
.Lotherwise_819:
    movi v5.4s, #0
    tst x9, #32
    beq .Lotherwise_820
    add x0, x6, #20
    add x1, x10, #20
    add x2, x7, #20
    ld1 {v5.s}[0], [x0]
    add x0, x8, #20
    ld1 {v5.s}[1], [x1]
    ld1 {v5.s}[2], [x2]
    ld1 {v5.s}[3], [x0]
.Lotherwise_820:
    movi v7.4s, #0
    tst x9, #64
    beq .Lotherwise_821
    add x0, x6, #24
    add x1, x10, #24
    add x2, x7, #24
    ld1 {v7.s}[0], [x0]
    add x0, x8, #24
    ld1 {v7.s}[1], [x1]
    ld1 {v7.s}[2], [x2]
    ld1 {v7.s}[3], [x0]
.Lotherwise_821:
    movi v1.4s, #0
    tst x9, #128
    beq .Lotherwise_822
    add x0, x6, #28
    add x1, x10, #28
    add x2, x7, #28
    ld1 {v1.s}[0], [x0]
    add x0, x8, #28
    ld1 {v1.s}[1], [x1]
    ld1 {v1.s}[2], [x2]
    ld1 {v1.s}[3], [x0]
.Lotherwise_822:
.Lend_818:
    adrp x0, .Lconstants_nnp_winograd_f1x6_1x3_input__aarch64_neon
    ldr q2, [x0, :lo12:.Lconstants_nnp_winograd_f1x6_1x3_input__aarch64_neon]
    adrp x0, .Lconstants_nnp_winograd_f1x6_1x3_input__aarch64_neon+16
    ldr q16, [x0, :lo12:.Lconstants_nnp_winograd_f1x6_1x3_input__aarch64_neon+16]
    mov v17.16b, v7.16b
    fsub v3.4s, v3.4s, v7.4s
    fadd v18.4s, v4.4s, v7.4s
    fadd v19.4s, v21.4s, v5.4s
    mov v20.16b, v21.16b
    fsub v1.4s, v1.4s, v21.4s
    fmla v17.4s, v4.4s, v2.s[2]
    fmls v20.4s, v0.4s, v16.s[0]
    fmls v3.4s, v4.4s, v2.s[0]
    fmls v18.4s, v6.4s, v2.s[1]
    fmls v17.4s, v6.4s, v2.s[3]
    fmls v19.4s, v0.4s, v2.s[1]
    fmla v7.4s, v4.4s, v16.s[1]
    fmla v20.4s, v5.4s, v16.s[1]
    fmla v3.4s, v6.4s, v2.s[0]
    fmls v21.4s, v0.4s, v2.s[3]
    fmls v7.4s, v6.4s, v16.s[0]
    fmla v1.4s, v0.4s, v2.s[0]
    mov v0.16b, v17.16b
    fadd v4.4s, v18.4s, v19.4s
    fmla v21.4s, v5.4s, v2.s[2]
    fsub v6.4s, v18.4s, v19.4s
    fmla v0.4s, v20.4s, v16.s[2]
    str q3, [x3]
    fmls v17.4s, v20.4s, v16.s[2]
    mov v3.16b, v7.16b
    str q4, [x4]
    fmls v1.4s, v5.4s, v2.s[0]
    str q6, [x5]
    fmla v3.4s, v21.4s, v16.s[3]
    fmls v7.4s, v21.4s, v16.s[3]
    str q0, [x11]
    str q17, [x12]
    str q1, [x13]
    str q3, [x14]
    str q7, [x15]
.Lend_810:
    b .Lend_823
.Lotherwise_808:
    movi v0.4s, #0
    adrp x0, .Lconstants_nnp_winograd_f1x6_1x3_input__aarch64_neon
    ldr q1, [x0, :lo12:.Lconstants_nnp_winograd_f1x6_1x3_input__aarch64_neon]
    adrp x0, .Lconstants_nnp_winograd_f1x6_1x3_input__aarch64_neon+16
    ldr q2, [x0, :lo12:.Lconstants_nnp_winograd_f1x6_1x3_input__aarch64_neon+16]
    lsl x0, x3, #2
    fsub v3.4s, v0.4s, v0.4s
    fsub v4.4s, v0.4s, v0.4s
    add x1, x2, x0
    mov v5.16b, v0.16b
    mov v6.16b, v0.16b
    add x3, x1, x0
    fadd v7.4s, v0.4s, v0.4s
    fadd v16.4s, v0.4s, v0.4s
    add x4, x3, x0
    fmls v3.4s, v0.4s, v1.s[0]
    fmla v5.4s, v0.4s, v1.s[2]
    add x5, x4, x0
    fmls v6.4s, v0.4s, v2.s[0]
    fmla v4.4s, v0.4s, v1.s[0]
    add x6, x5, x0
    fmla v3.4s, v0.4s, v1.s[0]
    fmls v7.4s, v0.4s, v1.s[1]
    add x7, x6, x0
    fmls v16.4s, v0.4s, v1.s[1]
    fmls v5.4s, v0.4s, v1.s[3]
    add x0, x7, x0
    fmla v6.4s, v0.4s, v2.s[1]
    fmls v4.4s, v0.4s, v1.s[0]
    fmla v0.4s, v0.4s, v2.s[1]
    str q3, [x2]
    fmls v0.4s, v0.4s, v2.s[0]
    mov v3.16b, v5.16b
    fadd v17.4s, v7.4s, v16.4s
    fsub v7.4s, v7.4s, v16.4s
    fmls v0.4s, v0.4s, v1.s[3]
    fmla v3.4s, v6.4s, v2.s[2]
    fmls v5.4s, v6.4s, v2.s[2]
    fmla v0.4s, v0.4s, v1.s[2]
    str q17, [x1]
    str q7, [x3]
    str q3, [x4]
    str q5, [x5]
    mov v1.16b, v0.16b
    str q4, [x6]
    fmla v1.4s, v0.4s, v2.s[3]
    fmls v0.4s, v0.4s, v2.s[3]
    str q1, [x7]
    str q0, [x0]
.Lend_823:
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
.Lrepeat_824:
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
    cbnz x8, .Lrepeat_824
    lsl x0, x3, #2
    add x1, x2, x0
    mov w3, #4
    add x5, x1, x0
    add x6, x5, x0
    add x7, x6, x0
    add x8, x7, x0
    add x9, x8, x0
    add x0, x9, x0
.Lrepeat_825:
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
    str q2, [x8]
    add x8, x8, #32
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
    str q7, [x9]
    add x9, x9, #32
    str q6, [x0]
    add x0, x0, #32
    cbnz x3, .Lrepeat_825
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
    ldr q5, [x2]
    add x2, x2, x1
    adrp x3, .Lconstants_nnp_winograd_f1x6_1x3_output_with_bias__aarch64_neon+32
    ldr q6, [x3, :lo12:.Lconstants_nnp_winograd_f1x6_1x3_output_with_bias__aarch64_neon+32]
    add x3, x2, x1
    ldr q7, [x2]
    ldr w2, [x4, #16]
    add x5, x3, x1
    ldr q16, [x3]
    ldr w7, [x4, #20]
    add x3, x5, x1
    ldr q17, [x5]
    lsl x0, x0, #2
    fadd v1.4s, v3.4s, v1.4s
    add x1, x3, x1
    ldr q3, [x3]
    add x3, x6, x0
    ldr q18, [x1]
    add x4, x3, x0
    add x5, x4, x0
    fadd v20.4s, v1.4s, v5.4s
    fsub v1.4s, v1.4s, v5.4s
    fadd v5.4s, v7.4s, v16.4s
    fsub v7.4s, v7.4s, v16.4s
    fadd v2.4s, v2.4s, v20.4s
    fadd v21.4s, v17.4s, v1.4s
    mov v16.16b, v20.16b
    mov v17.16b, v1.16b
    fadd v19.4s, v3.4s, v18.4s
    fsub v3.4s, v3.4s, v18.4s
    fadd v2.4s, v2.4s, v5.4s
    fmla v1.4s, v7.4s, v0.s[0]
    fmla v16.4s, v5.4s, v0.s[2]
    fmla v17.4s, v7.4s, v4.s[0]
    fmla v20.4s, v5.4s, v4.s[2]
    fmla v21.4s, v7.4s, v6.s[0]
    fadd v2.4s, v2.4s, v19.4s
    fmla v1.4s, v3.4s, v0.s[1]
    fmla v16.4s, v19.4s, v0.s[3]
    fmla v17.4s, v3.4s, v4.s[1]
    fmla v20.4s, v19.4s, v4.s[3]
    fmla v21.4s, v3.4s, v6.s[1]
    tst x2, #1
    beq .Lotherwise_826
    cmp x7, #63
    bne .Lotherwise_827
    zip1 v0.4s, v2.4s, v16.4s
    zip1 v3.4s, v1.4s, v17.4s
    add x0, x3, #16
    add x1, x5, #16
    zip2 v2.4s, v2.4s, v16.4s
    zip2 v1.4s, v1.4s, v17.4s
    zip1 v4.4s, v0.4s, v3.4s
    zip2 v0.4s, v0.4s, v3.4s
    zip1 v3.4s, v2.4s, v1.4s
    zip2 v1.4s, v2.4s, v1.4s
    str q4, [x6]
    zip1 v2.4s, v20.4s, v21.4s
    zip2 v4.4s, v20.4s, v21.4s
    str q0, [x3]
    str q3, [x4]
    str q1, [x5]
    str d2, [x6, #16]
    st1 {v2.d}[1], [x0]
    str d4, [x4, #16]
    st1 {v4.d}[1], [x1]
    b .Lend_828
.Lotherwise_827:
    ubfx x0, x7, #0, #4
    cmp x0, #15
    bne .Lotherwise_829
    zip1 v0.4s, v2.4s, v16.4s
    zip1 v3.4s, v1.4s, v17.4s
    zip2 v2.4s, v2.4s, v16.4s
    zip2 v1.4s, v1.4s, v17.4s
    zip1 v4.4s, v0.4s, v3.4s
    zip2 v0.4s, v0.4s, v3.4s
    zip1 v3.4s, v2.4s, v1.4s
    zip2 v1.4s, v2.4s, v1.4s
    str q4, [x6]
    str q0, [x3]
    str q3, [x4]
    str q1, [x5]
    b .Lend_830
.Lotherwise_829:
    tst x7, #1
    beq .Lotherwise_831
    st1 {v2.s}[0], [x6]
    st1 {v2.s}[1], [x3]
    st1 {v2.s}[2], [x4]
    st1 {v2.s}[3], [x5]
.Lotherwise_831:
    tst x7, #2
    beq .Lotherwise_832
    add x0, x6, #4
    add x1, x3, #4
    add x2, x4, #4
    st1 {v1.s}[0], [x0]
    add x0, x5, #4
    st1 {v1.s}[1], [x1]
    st1 {v1.s}[2], [x2]
    st1 {v1.s}[3], [x0]
.Lotherwise_832:
    tst x7, #4
    beq .Lotherwise_833
    add x0, x6, #8
    add x1, x3, #8
    add x2, x4, #8
    st1 {v16.s}[0], [x0]
    add x0, x5, #8
    st1 {v16.s}[1], [x1]
    st1 {v16.s}[2], [x2]
    st1 {v16.s}[3], [x0]
.Lotherwise_833:
    tst x7, #8
    beq .Lotherwise_834
    add x0, x6, #12
    add x1, x3, #12
    add x2, x4, #12
    st1 {v17.s}[0], [x0]
    add x0, x5, #12
    st1 {v17.s}[1], [x1]
    st1 {v17.s}[2], [x2]
    st1 {v17.s}[3], [x0]
.Lotherwise_834:
.Lend_830:
    ubfx x0, x7, #4, #2
    cmp x0, #3
    bne .Lotherwise_835
    zip1 v0.4s, v20.4s, v21.4s
    zip2 v1.4s, v20.4s, v21.4s
    add x0, x3, #16
    add x1, x5, #16
    str d0, [x6, #16]
    st1 {v0.d}[1], [x0]
    str d1, [x4, #16]
    st1 {v1.d}[1], [x1]
    b .Lend_836
.Lotherwise_835:
    tst x7, #16
    beq .Lotherwise_837
    add x0, x6, #16
    add x1, x3, #16
    add x2, x4, #16
    st1 {v20.s}[0], [x0]
    add x0, x5, #16
    st1 {v20.s}[1], [x1]
    st1 {v20.s}[2], [x2]
    st1 {v20.s}[3], [x0]
.Lotherwise_837:
    tst x7, #32
    beq .Lotherwise_838
    add x0, x6, #20
    add x1, x3, #20
    add x2, x4, #20
    st1 {v21.s}[0], [x0]
    add x0, x5, #20
    st1 {v21.s}[1], [x1]
    st1 {v21.s}[2], [x2]
    st1 {v21.s}[3], [x0]
.Lotherwise_838:
.Lend_836:
.Lend_828:
.Lotherwise_826:
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
    ldr q5, [x2]
    add x0, x2, x1
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
    fadd v1.4s, v5.4s, v1.4s
    add x1, x3, x1
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
    fadd v3.4s, v3.4s, v20.4s
    fadd v17.4s, v18.4s, v1.4s
    mov v18.16b, v20.16b
    mov v21.16b, v1.16b
    fadd v22.4s, v5.4s, v19.4s
    fsub v5.4s, v5.4s, v19.4s
    fadd v3.4s, v3.4s, v6.4s
    fmla v1.4s, v7.4s, v0.s[0]
    fmla v18.4s, v6.4s, v0.s[2]
    fmla v21.4s, v7.4s, v2.s[0]
    fmla v20.4s, v6.4s, v2.s[2]
    fmla v17.4s, v7.4s, v4.s[0]
    fmla v1.4s, v5.4s, v0.s[1]
    fmla v18.4s, v22.4s, v0.s[3]
    fmla v21.4s, v5.4s, v2.s[1]
    fmla v20.4s, v22.4s, v2.s[3]
    fmla v17.4s, v5.4s, v4.s[1]
    fadd v0.4s, v3.4s, v22.4s
    fmax v1.4s, v16.4s, v1.4s
    fmax v2.4s, v16.4s, v18.4s
    fmax v3.4s, v16.4s, v21.4s
    fmax v0.4s, v16.4s, v0.4s
    fmax v4.4s, v16.4s, v20.4s
    fmax v5.4s, v16.4s, v17.4s
    tst x0, #1
    beq .Lotherwise_839
    cmp x5, #63
    bne .Lotherwise_840
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
    b .Lend_841
.Lotherwise_840:
    ubfx x0, x5, #0, #4
    cmp x0, #15
    bne .Lotherwise_842
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
    b .Lend_843
.Lotherwise_842:
    tst x5, #1
    beq .Lotherwise_844
    st1 {v0.s}[0], [x6]
    st1 {v0.s}[1], [x1]
    st1 {v0.s}[2], [x4]
    st1 {v0.s}[3], [x7]
.Lotherwise_844:
    tst x5, #2
    beq .Lotherwise_845
    add x0, x6, #4
    add x2, x1, #4
    add x3, x4, #4
    st1 {v1.s}[0], [x0]
    add x0, x7, #4
    st1 {v1.s}[1], [x2]
    st1 {v1.s}[2], [x3]
    st1 {v1.s}[3], [x0]
.Lotherwise_845:
    tst x5, #4
    beq .Lotherwise_846
    add x0, x6, #8
    add x2, x1, #8
    add x3, x4, #8
    st1 {v2.s}[0], [x0]
    add x0, x7, #8
    st1 {v2.s}[1], [x2]
    st1 {v2.s}[2], [x3]
    st1 {v2.s}[3], [x0]
.Lotherwise_846:
    tst x5, #8
    beq .Lotherwise_847
    add x0, x6, #12
    add x2, x1, #12
    add x3, x4, #12
    st1 {v3.s}[0], [x0]
    add x0, x7, #12
    st1 {v3.s}[1], [x2]
    st1 {v3.s}[2], [x3]
    st1 {v3.s}[3], [x0]
.Lotherwise_847:
.Lend_843:
    ubfx x0, x5, #4, #2
    cmp x0, #3
    bne .Lotherwise_848
    zip1 v0.4s, v4.4s, v5.4s
    zip2 v1.4s, v4.4s, v5.4s
    add x0, x1, #16
    add x1, x7, #16
    str d0, [x6, #16]
    st1 {v0.d}[1], [x0]
    str d1, [x4, #16]
    st1 {v1.d}[1], [x1]
    b .Lend_849
.Lotherwise_848:
    tst x5, #16
    beq .Lotherwise_850
    add x0, x6, #16
    add x2, x1, #16
    add x3, x4, #16
    st1 {v4.s}[0], [x0]
    add x0, x7, #16
    st1 {v4.s}[1], [x2]
    st1 {v4.s}[2], [x3]
    st1 {v4.s}[3], [x0]
.Lotherwise_850:
    tst x5, #32
    beq .Lotherwise_851
    add x0, x6, #20
    add x1, x1, #20
    add x2, x4, #20
    st1 {v5.s}[0], [x0]
    add x0, x7, #20
    st1 {v5.s}[1], [x1]
    st1 {v5.s}[2], [x2]
    st1 {v5.s}[3], [x0]
.Lotherwise_851:
.Lend_849:
.Lend_841:
.Lotherwise_839:
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
    beq .Lotherwise_852
    mov w6, #8
.Lrepeat_853:
    tst x7, #1
    beq .Lotherwise_854
    movi v0.4s, #0
    ld1 {v0.s}[0], [x0]
    ld1 {v0.s}[1], [x9]
    ld1 {v0.s}[2], [x10]
    ld1 {v0.s}[3], [x5]
    str q0, [x8]
    b .Lend_855
.Lotherwise_854:
    movi v0.4s, #0
    str q0, [x8]
.Lend_855:
    sub x6, x6, #1
    lsr x7, x7, #1
    add x0, x0, x1, lsl #2
    add x9, x9, x1, lsl #2
    add x10, x10, x1, lsl #2
    add x5, x5, x1, lsl #2
    add x8, x8, #16
    cbnz x6, .Lrepeat_853
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
    add x7, x6, x0
    mov v19.16b, v2.16b
    fsub v4.4s, v4.4s, v2.4s
    add x0, x7, x0
    fadd v20.4s, v6.4s, v2.4s
    fadd v21.4s, v5.4s, v1.4s
    fmla v19.4s, v6.4s, v16.s[2]
    fmls v18.4s, v7.4s, v17.s[0]
    fmls v4.4s, v6.4s, v16.s[0]
    fmla v2.4s, v6.4s, v17.s[1]
    fmls v19.4s, v0.4s, v16.s[3]
    fmls v20.4s, v0.4s, v16.s[1]
    fmls v21.4s, v7.4s, v16.s[1]
    fmla v18.4s, v1.4s, v17.s[1]
    fmla v4.4s, v0.4s, v16.s[0]
    fsub v3.4s, v3.4s, v5.4s
    fmls v2.4s, v0.4s, v17.s[0]
    fmls v5.4s, v7.4s, v16.s[3]
    mov v0.16b, v19.16b
    fadd v6.4s, v20.4s, v21.4s
    fmla v5.4s, v1.4s, v16.s[2]
    fsub v20.4s, v20.4s, v21.4s
    fmla v0.4s, v18.4s, v17.s[2]
    str q4, [x2]
    fmla v3.4s, v7.4s, v16.s[0]
    fmls v19.4s, v18.4s, v17.s[2]
    mov v4.16b, v2.16b
    str q6, [x1]
    fmls v3.4s, v1.4s, v16.s[0]
    str q20, [x3]
    fmls v2.4s, v5.4s, v17.s[3]
    fmla v4.4s, v5.4s, v17.s[3]
    str q0, [x4]
    str q19, [x5]
    str q3, [x6]
    str q4, [x7]
    str q2, [x0]
    b .Lend_856
.Lotherwise_852:
    movi v0.4s, #0
    adrp x0, .Lconstants_nnp_winograd_f6x1_3x1_input__aarch64_neon
    ldr q1, [x0, :lo12:.Lconstants_nnp_winograd_f6x1_3x1_input__aarch64_neon]
    adrp x0, .Lconstants_nnp_winograd_f6x1_3x1_input__aarch64_neon+16
    ldr q2, [x0, :lo12:.Lconstants_nnp_winograd_f6x1_3x1_input__aarch64_neon+16]
    lsl x0, x3, #2
    fsub v3.4s, v0.4s, v0.4s
    fsub v4.4s, v0.4s, v0.4s
    add x1, x2, x0
    mov v5.16b, v0.16b
    mov v6.16b, v0.16b
    add x3, x1, x0
    fadd v7.4s, v0.4s, v0.4s
    fadd v16.4s, v0.4s, v0.4s
    add x4, x3, x0
    fmls v3.4s, v0.4s, v1.s[0]
    fmla v5.4s, v0.4s, v1.s[2]
    add x5, x4, x0
    fmls v6.4s, v0.4s, v2.s[0]
    fmla v4.4s, v0.4s, v1.s[0]
    add x6, x5, x0
    fmla v3.4s, v0.4s, v1.s[0]
    fmls v7.4s, v0.4s, v1.s[1]
    add x7, x6, x0
    fmls v16.4s, v0.4s, v1.s[1]
    fmls v5.4s, v0.4s, v1.s[3]
    add x0, x7, x0
    fmla v6.4s, v0.4s, v2.s[1]
    fmls v4.4s, v0.4s, v1.s[0]
    fmla v0.4s, v0.4s, v2.s[1]
    str q3, [x2]
    fmls v0.4s, v0.4s, v2.s[0]
    mov v3.16b, v5.16b
    fadd v17.4s, v7.4s, v16.4s
    fsub v7.4s, v7.4s, v16.4s
    fmls v0.4s, v0.4s, v1.s[3]
    fmla v3.4s, v6.4s, v2.s[2]
    fmls v5.4s, v6.4s, v2.s[2]
    fmla v0.4s, v0.4s, v1.s[2]
    str q17, [x1]
    str q7, [x3]
    str q3, [x4]
    str q5, [x5]
    mov v1.16b, v0.16b
    str q4, [x6]
    fmla v1.4s, v0.4s, v2.s[3]
    fmls v0.4s, v0.4s, v2.s[3]
    str q1, [x7]
    str q0, [x0]
.Lend_856:
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
    ldr q5, [x2]
    add x2, x2, x1
    adrp x5, .Lconstants_nnp_winograd_f6x1_3x1_output_with_bias__aarch64_neon+32
    ldr q6, [x5, :lo12:.Lconstants_nnp_winograd_f6x1_3x1_output_with_bias__aarch64_neon+32]
    add x5, x2, x1
    ldr q7, [x2]
    ldr w2, [x4, #20]
    add x6, x5, x1
    ldr q16, [x5]
    ldr w5, [x4, #16]
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
    fadd v2.4s, v2.4s, v19.4s
    fadd v16.4s, v17.4s, v1.4s
    mov v17.16b, v19.16b
    mov v20.16b, v1.16b
    fadd v21.4s, v3.4s, v18.4s
    fsub v3.4s, v3.4s, v18.4s
    fadd v2.4s, v2.4s, v5.4s
    fmla v1.4s, v7.4s, v0.s[0]
    fmla v17.4s, v5.4s, v0.s[2]
    fmla v20.4s, v7.4s, v4.s[0]
    fmla v19.4s, v5.4s, v4.s[2]
    fmla v16.4s, v7.4s, v6.s[0]
    fadd v2.4s, v2.4s, v21.4s
    fmla v1.4s, v3.4s, v0.s[1]
    fmla v17.4s, v21.4s, v0.s[3]
    fmla v20.4s, v3.4s, v4.s[1]
    fmla v19.4s, v21.4s, v4.s[3]
    fmla v16.4s, v3.4s, v6.s[1]
    tst x2, #1
    beq .Lotherwise_857
    tst x5, #1
    beq .Lotherwise_858
    st1 {v2.s}[0], [x3]
    st1 {v2.s}[1], [x6]
    st1 {v2.s}[2], [x1]
    st1 {v2.s}[3], [x0]
.Lotherwise_858:
    lsr x5, x5, #1
    add x3, x3, x4, lsl #2
    add x6, x6, x4, lsl #2
    add x1, x1, x4, lsl #2
    add x0, x0, x4, lsl #2
    tst x5, #1
    beq .Lotherwise_859
    st1 {v1.s}[0], [x3]
    st1 {v1.s}[1], [x6]
    st1 {v1.s}[2], [x1]
    st1 {v1.s}[3], [x0]
.Lotherwise_859:
    lsr x5, x5, #1
    add x3, x3, x4, lsl #2
    add x6, x6, x4, lsl #2
    add x1, x1, x4, lsl #2
    add x0, x0, x4, lsl #2
    tst x5, #1
    beq .Lotherwise_860
    st1 {v17.s}[0], [x3]
    st1 {v17.s}[1], [x6]
    st1 {v17.s}[2], [x1]
    st1 {v17.s}[3], [x0]
.Lotherwise_860:
    lsr x5, x5, #1
    add x3, x3, x4, lsl #2
    add x6, x6, x4, lsl #2
    add x1, x1, x4, lsl #2
    add x0, x0, x4, lsl #2
    tst x5, #1
    beq .Lotherwise_861
    st1 {v20.s}[0], [x3]
    st1 {v20.s}[1], [x6]
    st1 {v20.s}[2], [x1]
    st1 {v20.s}[3], [x0]
.Lotherwise_861:
    lsr x5, x5, #1
    add x3, x3, x4, lsl #2
    add x6, x6, x4, lsl #2
    add x1, x1, x4, lsl #2
    add x0, x0, x4, lsl #2
    tst x5, #1
    beq .Lotherwise_862
    st1 {v19.s}[0], [x3]
    st1 {v19.s}[1], [x6]
    st1 {v19.s}[2], [x1]
    st1 {v19.s}[3], [x0]
.Lotherwise_862:
    lsr x5, x5, #1
    add x3, x3, x4, lsl #2
    add x6, x6, x4, lsl #2
    add x1, x1, x4, lsl #2
    add x0, x0, x4, lsl #2
    tst x5, #1
    beq .Lotherwise_863
    st1 {v16.s}[0], [x3]
    st1 {v16.s}[1], [x6]
    st1 {v16.s}[2], [x1]
    st1 {v16.s}[3], [x0]
.Lotherwise_863:
.Lotherwise_857:
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
    ldr q5, [x2]
    add x0, x2, x1
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
    fadd v1.4s, v5.4s, v1.4s
    add x1, x6, x1
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
    fadd v3.4s, v3.4s, v20.4s
    fadd v17.4s, v18.4s, v1.4s
    mov v18.16b, v20.16b
    mov v21.16b, v1.16b
    fadd v22.4s, v5.4s, v19.4s
    fsub v5.4s, v5.4s, v19.4s
    fadd v3.4s, v3.4s, v6.4s
    fmla v1.4s, v7.4s, v0.s[0]
    fmla v18.4s, v6.4s, v0.s[2]
    fmla v21.4s, v7.4s, v2.s[0]
    fmla v20.4s, v6.4s, v2.s[2]
    fmla v17.4s, v7.4s, v4.s[0]
    fmla v1.4s, v5.4s, v0.s[1]
    fmla v18.4s, v22.4s, v0.s[3]
    fmla v21.4s, v5.4s, v2.s[1]
    fmla v20.4s, v22.4s, v2.s[3]
    fmla v17.4s, v5.4s, v4.s[1]
    fadd v0.4s, v3.4s, v22.4s
    fmax v1.4s, v16.4s, v1.4s
    fmax v2.4s, v16.4s, v18.4s
    fmax v3.4s, v16.4s, v21.4s
    fmax v0.4s, v16.4s, v0.4s
    fmax v4.4s, v16.4s, v20.4s
    fmax v5.4s, v16.4s, v17.4s
    tst x0, #1
    beq .Lotherwise_864
    tst x5, #1
    beq .Lotherwise_865
    st1 {v0.s}[0], [x3]
    st1 {v0.s}[1], [x1]
    st1 {v0.s}[2], [x6]
    st1 {v0.s}[3], [x2]
.Lotherwise_865:
    lsr x5, x5, #1
    add x3, x3, x4, lsl #2
    add x1, x1, x4, lsl #2
    add x6, x6, x4, lsl #2
    add x2, x2, x4, lsl #2
    tst x5, #1
    beq .Lotherwise_866
    st1 {v1.s}[0], [x3]
    st1 {v1.s}[1], [x1]
    st1 {v1.s}[2], [x6]
    st1 {v1.s}[3], [x2]
.Lotherwise_866:
    lsr x5, x5, #1
    add x3, x3, x4, lsl #2
    add x1, x1, x4, lsl #2
    add x6, x6, x4, lsl #2
    add x2, x2, x4, lsl #2
    tst x5, #1
    beq .Lotherwise_867
    st1 {v2.s}[0], [x3]
    st1 {v2.s}[1], [x1]
    st1 {v2.s}[2], [x6]
    st1 {v2.s}[3], [x2]
.Lotherwise_867:
    lsr x5, x5, #1
    add x3, x3, x4, lsl #2
    add x1, x1, x4, lsl #2
    add x6, x6, x4, lsl #2
    add x2, x2, x4, lsl #2
    tst x5, #1
    beq .Lotherwise_868
    st1 {v3.s}[0], [x3]
    st1 {v3.s}[1], [x1]
    st1 {v3.s}[2], [x6]
    st1 {v3.s}[3], [x2]
.Lotherwise_868:
    lsr x5, x5, #1
    add x3, x3, x4, lsl #2
    add x1, x1, x4, lsl #2
    add x6, x6, x4, lsl #2
    add x2, x2, x4, lsl #2
    tst x5, #1
    beq .Lotherwise_869
    st1 {v4.s}[0], [x3]
    st1 {v4.s}[1], [x1]
    st1 {v4.s}[2], [x6]
    st1 {v4.s}[3], [x2]
.Lotherwise_869:
    lsr x5, x5, #1
    add x3, x3, x4, lsl #2
    add x1, x1, x4, lsl #2
    add x6, x6, x4, lsl #2
    add x2, x2, x4, lsl #2
    tst x5, #1
    beq .Lotherwise_870
    st1 {v5.s}[0], [x3]
    st1 {v5.s}[1], [x1]
    st1 {v5.s}[2], [x6]
    st1 {v5.s}[3], [x2]
.Lotherwise_870:
.Lotherwise_864:
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
.Lrepeat_871:
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
    cbnz x8, .Lrepeat_871
    lsl x0, x3, #2
    add x1, x2, x0
    mov w3, #4
    add x5, x1, x0
    add x6, x5, x0
    add x7, x6, x0
    add x8, x7, x0
    add x9, x8, x0
    add x0, x9, x0
.Lrepeat_872:
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
    str q5, [x8]
    add x8, x8, #32
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
    str q16, [x9]
    add x9, x9, #32
    str q5, [x0]
    add x0, x0, #32
    cbnz x3, .Lrepeat_872
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
    ldr q5, [x2]
    add x2, x2, x1
    ldr w5, [x4, #16]
    add x6, x2, x1
    ldr q6, [x2]
    ldr w2, [x4, #20]
    add x4, x6, x1
    ldr q7, [x6]
    add x6, x4, x1
    ldr q16, [x4]
    lsl x0, x0, #2
    fadd v1.4s, v3.4s, v1.4s
    add x1, x6, x1
    ldr q3, [x6]
    add x4, x3, x0
    ldr q17, [x1]
    add x1, x4, x0
    add x0, x1, x0
    fadd v18.4s, v1.4s, v5.4s
    fsub v1.4s, v1.4s, v5.4s
    fadd v5.4s, v6.4s, v7.4s
    fsub v6.4s, v6.4s, v7.4s
    fadd v2.4s, v2.4s, v18.4s
    fadd v7.4s, v16.4s, v1.4s
    fadd v16.4s, v3.4s, v17.4s
    fsub v3.4s, v3.4s, v17.4s
    fmla v18.4s, v5.4s, v0.s[2]
    fadd v2.4s, v2.4s, v5.4s
    fmla v1.4s, v6.4s, v0.s[0]
    fmla v7.4s, v6.4s, v4.s[0]
    fmla v18.4s, v16.4s, v0.s[3]
    fmla v1.4s, v3.4s, v0.s[1]
    fadd v0.4s, v2.4s, v16.4s
    fmla v7.4s, v3.4s, v4.s[1]
    tst x5, #1
    beq .Lotherwise_873
    cmp x2, #15
    bne .Lotherwise_874
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
    b .Lend_875
.Lotherwise_874:
    ubfx x5, x2, #0, #4
    cmp x5, #15
    bne .Lotherwise_876
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
    b .Lend_877
.Lotherwise_876:
    tst x2, #1
    beq .Lotherwise_878
    st1 {v0.s}[0], [x3]
    st1 {v0.s}[1], [x4]
    st1 {v0.s}[2], [x1]
    st1 {v0.s}[3], [x0]
.Lotherwise_878:
    tst x2, #2
    beq .Lotherwise_879
    add x5, x3, #4
    add x6, x4, #4
    add x7, x1, #4
    st1 {v1.s}[0], [x5]
    add x5, x0, #4
    st1 {v1.s}[1], [x6]
    st1 {v1.s}[2], [x7]
    st1 {v1.s}[3], [x5]
.Lotherwise_879:
    tst x2, #4
    beq .Lotherwise_880
    add x5, x3, #8
    add x6, x4, #8
    add x7, x1, #8
    st1 {v18.s}[0], [x5]
    add x5, x0, #8
    st1 {v18.s}[1], [x6]
    st1 {v18.s}[2], [x7]
    st1 {v18.s}[3], [x5]
.Lotherwise_880:
    tst x2, #8
    beq .Lotherwise_881
    add x2, x3, #12
    add x3, x4, #12
    add x1, x1, #12
    st1 {v7.s}[0], [x2]
    add x0, x0, #12
    st1 {v7.s}[1], [x3]
    st1 {v7.s}[2], [x1]
    st1 {v7.s}[3], [x0]
.Lotherwise_881:
.Lend_877:
.Lend_875:
.Lotherwise_873:
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
    ldr q4, [x2]
    add x0, x2, x1
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
    fadd v1.4s, v4.4s, v1.4s
    add x1, x6, x1
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
    fadd v3.4s, v3.4s, v19.4s
    fadd v16.4s, v17.4s, v1.4s
    fadd v17.4s, v4.4s, v18.4s
    fsub v4.4s, v4.4s, v18.4s
    fmla v19.4s, v5.4s, v0.s[2]
    fadd v3.4s, v3.4s, v5.4s
    fmla v1.4s, v7.4s, v0.s[0]
    fmla v16.4s, v7.4s, v2.s[0]
    fmla v19.4s, v17.4s, v0.s[3]
    fmla v1.4s, v4.4s, v0.s[1]
    fmla v16.4s, v4.4s, v2.s[1]
    fadd v0.4s, v3.4s, v17.4s
    fmax v2.4s, v6.4s, v19.4s
    fmax v0.4s, v6.4s, v0.4s
    fmax v1.4s, v6.4s, v1.4s
    fmax v3.4s, v6.4s, v16.4s
    tst x0, #1
    beq .Lotherwise_882
    cmp x4, #15
    bne .Lotherwise_883
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
    b .Lend_884
.Lotherwise_883:
    ubfx x0, x4, #0, #4
    cmp x0, #15
    bne .Lotherwise_885
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
    b .Lend_886
.Lotherwise_885:
    tst x4, #1
    beq .Lotherwise_887
    st1 {v0.s}[0], [x3]
    st1 {v0.s}[1], [x1]
    st1 {v0.s}[2], [x5]
    st1 {v0.s}[3], [x2]
.Lotherwise_887:
    tst x4, #2
    beq .Lotherwise_888
    add x0, x3, #4
    add x6, x1, #4
    add x7, x5, #4
    st1 {v1.s}[0], [x0]
    add x0, x2, #4
    st1 {v1.s}[1], [x6]
    st1 {v1.s}[2], [x7]
    st1 {v1.s}[3], [x0]
.Lotherwise_888:
    tst x4, #4
    beq .Lotherwise_889
    add x0, x3, #8
    add x6, x1, #8
    add x7, x5, #8
    st1 {v2.s}[0], [x0]
    add x0, x2, #8
    st1 {v2.s}[1], [x6]
    st1 {v2.s}[2], [x7]
    st1 {v2.s}[3], [x0]
.Lotherwise_889:
    tst x4, #8
    beq .Lotherwise_890
    add x0, x3, #12
    add x1, x1, #12
    add x3, x5, #12
    st1 {v3.s}[0], [x0]
    add x0, x2, #12
    st1 {v3.s}[1], [x1]
    st1 {v3.s}[2], [x3]
    st1 {v3.s}[3], [x0]
.Lotherwise_890:
.Lend_886:
.Lend_884:
.Lotherwise_882:
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
    ldr q5, [x2]
    add x2, x2, x1
    ldr w5, [x4, #20]
    add x6, x2, x1
    ldr q6, [x2]
    ldr w2, [x4, #16]
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
    fadd v2.4s, v2.4s, v18.4s
    fadd v7.4s, v16.4s, v1.4s
    fadd v16.4s, v3.4s, v17.4s
    fsub v3.4s, v3.4s, v17.4s
    fmla v18.4s, v5.4s, v0.s[2]
    fadd v2.4s, v2.4s, v5.4s
    fmla v1.4s, v6.4s, v0.s[0]
    fmla v7.4s, v6.4s, v4.s[0]
    fmla v18.4s, v16.4s, v0.s[3]
    fmla v1.4s, v3.4s, v0.s[1]
    fadd v0.4s, v2.4s, v16.4s
    fmla v7.4s, v3.4s, v4.s[1]
    tst x5, #1
    beq .Lotherwise_891
    tst x2, #1
    beq .Lotherwise_892
    st1 {v0.s}[0], [x3]
    st1 {v0.s}[1], [x6]
    st1 {v0.s}[2], [x1]
    st1 {v0.s}[3], [x0]
.Lotherwise_892:
    lsr x2, x2, #1
    add x3, x3, x4, lsl #2
    add x6, x6, x4, lsl #2
    add x1, x1, x4, lsl #2
    add x0, x0, x4, lsl #2
    tst x2, #1
    beq .Lotherwise_893
    st1 {v1.s}[0], [x3]
    st1 {v1.s}[1], [x6]
    st1 {v1.s}[2], [x1]
    st1 {v1.s}[3], [x0]
.Lotherwise_893:
    lsr x2, x2, #1
    add x3, x3, x4, lsl #2
    add x6, x6, x4, lsl #2
    add x1, x1, x4, lsl #2
    add x0, x0, x4, lsl #2
    tst x2, #1
    beq .Lotherwise_894
    st1 {v18.s}[0], [x3]
    st1 {v18.s}[1], [x6]
    st1 {v18.s}[2], [x1]
    st1 {v18.s}[3], [x0]
.Lotherwise_894:
    lsr x2, x2, #1
    add x3, x3, x4, lsl #2
    add x6, x6, x4, lsl #2
    add x1, x1, x4, lsl #2
    add x0, x0, x4, lsl #2
    tst x2, #1
    beq .Lotherwise_895
    st1 {v7.s}[0], [x3]
    st1 {v7.s}[1], [x6]
    st1 {v7.s}[2], [x1]
    st1 {v7.s}[3], [x0]
.Lotherwise_895:
.Lotherwise_891:
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
    ldr q4, [x2]
    add x0, x2, x1
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
    fadd v1.4s, v4.4s, v1.4s
    add x1, x6, x1
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
    fadd v3.4s, v3.4s, v19.4s
    fadd v16.4s, v17.4s, v1.4s
    fadd v17.4s, v4.4s, v18.4s
    fsub v4.4s, v4.4s, v18.4s
    fmla v19.4s, v5.4s, v0.s[2]
    fadd v3.4s, v3.4s, v5.4s
    fmla v1.4s, v7.4s, v0.s[0]
    fmla v16.4s, v7.4s, v2.s[0]
    fmla v19.4s, v17.4s, v0.s[3]
    fmla v1.4s, v4.4s, v0.s[1]
    fmla v16.4s, v4.4s, v2.s[1]
    fadd v0.4s, v3.4s, v17.4s
    fmax v2.4s, v6.4s, v19.4s
    fmax v0.4s, v6.4s, v0.4s
    fmax v1.4s, v6.4s, v1.4s
    fmax v3.4s, v6.4s, v16.4s
    tst x0, #1
    beq .Lotherwise_896
    tst x5, #1
    beq .Lotherwise_897
    st1 {v0.s}[0], [x3]
    st1 {v0.s}[1], [x1]
    st1 {v0.s}[2], [x6]
    st1 {v0.s}[3], [x2]
.Lotherwise_897:
    lsr x5, x5, #1
    add x3, x3, x4, lsl #2
    add x1, x1, x4, lsl #2
    add x6, x6, x4, lsl #2
    add x2, x2, x4, lsl #2
    tst x5, #1
    beq .Lotherwise_898
    st1 {v1.s}[0], [x3]
    st1 {v1.s}[1], [x1]
    st1 {v1.s}[2], [x6]
    st1 {v1.s}[3], [x2]
.Lotherwise_898:
    lsr x5, x5, #1
    add x3, x3, x4, lsl #2
    add x1, x1, x4, lsl #2
    add x6, x6, x4, lsl #2
    add x2, x2, x4, lsl #2
    tst x5, #1
    beq .Lotherwise_899
    st1 {v2.s}[0], [x3]
    st1 {v2.s}[1], [x1]
    st1 {v2.s}[2], [x6]
    st1 {v2.s}[3], [x2]
.Lotherwise_899:
    lsr x5, x5, #1
    add x3, x3, x4, lsl #2
    add x1, x1, x4, lsl #2
    add x6, x6, x4, lsl #2
    add x2, x2, x4, lsl #2
    tst x5, #1
    beq .Lotherwise_900
    st1 {v3.s}[0], [x3]
    st1 {v3.s}[1], [x1]
    st1 {v3.s}[2], [x6]
    st1 {v3.s}[3], [x2]
.Lotherwise_900:
.Lotherwise_896:
    ret
    .size nnp_winograd_f4x1_5x1_output_with_bias_with_relu__aarch64_neon, . - nnp_winograd_f4x1_5x1_output_with_bias_with_relu__aarch64_neon

.section .rodata
    .p2align 4
.Lconstants_nnp_winograd_f1x4_1x3_input__aarch64_neon:
    .long 0x3f610000, 0x40290000, 0x3ec80000, 0x3fc00000
    .long 0x40100000, 0x3f200000, 0x00000000, 0x00000000

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
    beq .Lotherwise_901
    cmp x9, #63
    bne .Lotherwise_902
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
    bne .Lotherwise_903
    ldr d1, [x10, #16]
    ldr d5, [x12, #16]
    add x3, x13, #16
    add x7, x11, #16
    ld1 {v1.d}[1], [x3]
    ld1 {v5.d}[1], [x7]
    uzp1 v6.4s, v1.4s, v5.4s
    uzp2 v1.4s, v1.4s, v5.4s
    b .Lend_904
.Lotherwise_903:
    movi v6.4s, #0
    tst x9, #16
    beq .Lotherwise_905
    add x3, x10, #16
    add x7, x13, #16
    add x8, x12, #16
    ld1 {v6.s}[0], [x3]
    add x3, x11, #16
    ld1 {v6.s}[1], [x7]
    ld1 {v6.s}[2], [x8]
    ld1 {v6.s}[3], [x3]
.Lotherwise_905:
    movi v1.4s, #0
    tst x9, #32
    beq .Lotherwise_906
    add x3, x10, #20
    add x7, x13, #20
    add x8, x12, #20
    ld1 {v1.s}[0], [x3]
    add x3, x11, #20
    ld1 {v1.s}[1], [x7]
    ld1 {v1.s}[2], [x8]
    ld1 {v1.s}[3], [x3]
.Lotherwise_906:
.Lend_904:
    adrp x3, .Lconstants_nnp_winograd_f1x4_1x3_input__aarch64_neon
    ldr q5, [x3, :lo12:.Lconstants_nnp_winograd_f1x4_1x3_input__aarch64_neon]
    mov v7.16b, v6.16b
    adrp x3, .Lconstants_nnp_winograd_f1x4_1x3_input__aarch64_neon+16
    ldr q16, [x3, :lo12:.Lconstants_nnp_winograd_f1x4_1x3_input__aarch64_neon+16]
    mov v17.16b, v0.16b
    mov v18.16b, v6.16b
    fmls v7.4s, v4.4s, v5.s[2]
    fmls v17.4s, v2.4s, v5.s[2]
    fmla v18.4s, v3.4s, v5.s[0]
    fmla v1.4s, v2.4s, v5.s[0]
    fmls v6.4s, v4.4s, v16.s[0]
    fmls v18.4s, v4.4s, v5.s[1]
    fmls v1.4s, v0.4s, v5.s[1]
    mov v3.16b, v7.16b
    fmls v0.4s, v2.4s, v16.s[0]
    fmls v7.4s, v17.4s, v5.s[3]
    fmla v3.4s, v17.4s, v5.s[3]
    mov v2.16b, v6.16b
    str q18, [x2]
    fmla v2.4s, v0.4s, v16.s[1]
    fmls v6.4s, v0.4s, v16.s[1]
    str q3, [x1]
    str q7, [x4]
    str q1, [x5]
    str q2, [x6]
    str q6, [x0]
    b .Lend_907
.Lotherwise_902:
    lsl x0, x3, #2
    mov x3, x2
    ubfx x1, x9, #0, #4
    add x4, x3, x0
    add x5, x4, x0
    add x6, x5, x0
    add x7, x6, x0
    add x8, x7, x0
    cmp x1, #15
    bne .Lotherwise_908
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
    b .Lend_909
.Lotherwise_908:
    movi v3.4s, #0
    tst x9, #1
    beq .Lotherwise_910
    ld1 {v3.s}[0], [x10]
    ld1 {v3.s}[1], [x13]
    ld1 {v3.s}[2], [x12]
    ld1 {v3.s}[3], [x11]
.Lotherwise_910:
    movi v2.4s, #0
    tst x9, #2
    beq .Lotherwise_911
    add x0, x10, #4
    add x1, x13, #4
    add x2, x12, #4
    ld1 {v2.s}[0], [x0]
    add x0, x11, #4
    ld1 {v2.s}[1], [x1]
    ld1 {v2.s}[2], [x2]
    ld1 {v2.s}[3], [x0]
.Lotherwise_911:
    movi v4.4s, #0
    tst x9, #4
    beq .Lotherwise_912
    add x0, x10, #8
    add x1, x13, #8
    add x2, x12, #8
    ld1 {v4.s}[0], [x0]
    add x0, x11, #8
    ld1 {v4.s}[1], [x1]
    ld1 {v4.s}[2], [x2]
    ld1 {v4.s}[3], [x0]
.Lotherwise_912:
    movi v0.4s, #0
    tst x9, #8
    beq .Lotherwise_913
    add x0, x10, #12
    add x1, x13, #12
    add x2, x12, #12
    ld1 {v0.s}[0], [x0]
    add x0, x11, #12
    ld1 {v0.s}[1], [x1]
    ld1 {v0.s}[2], [x2]
    ld1 {v0.s}[3], [x0]
.Lotherwise_913:
.Lend_909:
    ubfx x0, x9, #4, #2
    cmp x0, #3
    bne .Lotherwise_914
    ldr d1, [x10, #16]
    ldr d5, [x12, #16]
    add x0, x13, #16
    add x1, x11, #16
    ld1 {v1.d}[1], [x0]
    ld1 {v5.d}[1], [x1]
    uzp1 v6.4s, v1.4s, v5.4s
    uzp2 v1.4s, v1.4s, v5.4s
    b .Lend_915
.Lotherwise_914:
    movi v6.4s, #0
    tst x9, #16
    beq .Lotherwise_916
    add x0, x10, #16
    add x1, x13, #16
    add x2, x12, #16
    ld1 {v6.s}[0], [x0]
    add x0, x11, #16
    ld1 {v6.s}[1], [x1]
    ld1 {v6.s}[2], [x2]
    ld1 {v6.s}[3], [x0]
.Lotherwise_916:
    movi v1.4s, #0
    tst x9, #32
    beq .Lotherwise_917
    add x0, x10, #20
    add x1, x13, #20
    add x2, x12, #20
    ld1 {v1.s}[0], [x0]
    add x0, x11, #20
    ld1 {v1.s}[1], [x1]
    ld1 {v1.s}[2], [x2]
    ld1 {v1.s}[3], [x0]
.Lotherwise_917:
.Lend_915:
    adrp x0, .Lconstants_nnp_winograd_f1x4_1x3_input__aarch64_neon
    ldr q5, [x0, :lo12:.Lconstants_nnp_winograd_f1x4_1x3_input__aarch64_neon]
    mov v7.16b, v6.16b
    adrp x0, .Lconstants_nnp_winograd_f1x4_1x3_input__aarch64_neon+16
    ldr q16, [x0, :lo12:.Lconstants_nnp_winograd_f1x4_1x3_input__aarch64_neon+16]
    mov v17.16b, v0.16b
    mov v18.16b, v6.16b
    fmls v7.4s, v4.4s, v5.s[2]
    fmls v17.4s, v2.4s, v5.s[2]
    fmla v18.4s, v3.4s, v5.s[0]
    fmla v1.4s, v2.4s, v5.s[0]
    fmls v6.4s, v4.4s, v16.s[0]
    fmls v18.4s, v4.4s, v5.s[1]
    fmls v1.4s, v0.4s, v5.s[1]
    mov v3.16b, v7.16b
    fmls v0.4s, v2.4s, v16.s[0]
    fmls v7.4s, v17.4s, v5.s[3]
    fmla v3.4s, v17.4s, v5.s[3]
    mov v2.16b, v6.16b
    str q18, [x3]
    fmla v2.4s, v0.4s, v16.s[1]
    fmls v6.4s, v0.4s, v16.s[1]
    str q3, [x4]
    str q7, [x5]
    str q1, [x6]
    str q2, [x7]
    str q6, [x8]
.Lend_907:
    b .Lend_918
.Lotherwise_901:
    adrp x0, .Lconstants_nnp_winograd_f1x4_1x3_input__aarch64_neon
    ldr q0, [x0, :lo12:.Lconstants_nnp_winograd_f1x4_1x3_input__aarch64_neon]
    movi v1.4s, #0
    adrp x0, .Lconstants_nnp_winograd_f1x4_1x3_input__aarch64_neon+16
    ldr q2, [x0, :lo12:.Lconstants_nnp_winograd_f1x4_1x3_input__aarch64_neon+16]
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
    fmla v1.4s, v1.4s, v0.s[0]
    fmls v1.4s, v1.4s, v0.s[1]
    mov v5.16b, v3.16b
    fmls v3.4s, v4.4s, v0.s[3]
    fmla v5.4s, v4.4s, v0.s[3]
    str q5, [x1]
    str q3, [x3]
    str q1, [x4]
    fmls v1.4s, v1.4s, v2.s[0]
    fmls v1.4s, v1.4s, v2.s[0]
    mov v0.16b, v1.16b
    fmla v0.4s, v1.4s, v2.s[1]
    fmls v1.4s, v1.4s, v2.s[1]
    str q0, [x5]
    str q1, [x0]
.Lend_918:
    ret
    .size nnp_winograd_f1x4_1x3_input__aarch64_neon, . - nnp_winograd_f1x4_1x3_input__aarch64_neon

.section .rodata
    .p2align 4
.Lconstants_nnp_winograd_f1x4_1x3_kernel__aarch64_neon:
    .long 0x3f91a2b4, 0x40100000, 0x3df4c401, 0x3e379301
    .long 0x3ec80000, 0xbf303b34, 0x3edc4a01, 0x00000000

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
.Lrepeat_919:
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
    cbnz x8, .Lrepeat_919
    lsl x0, x3, #2
    add x1, x2, x0
    mov w3, #4
    add x5, x1, x0
    add x6, x5, x0
    add x7, x6, x0
    add x0, x7, x0
.Lrepeat_920:
    ldp q0, q1, [x4]
    ldr q2, [x4, #32]
    sub x3, x3, #1
    add x4, x4, #48
    adrp x8, .Lconstants_nnp_winograd_f1x4_1x3_kernel__aarch64_neon
    ldr q3, [x8, :lo12:.Lconstants_nnp_winograd_f1x4_1x3_kernel__aarch64_neon]
    adrp x8, .Lconstants_nnp_winograd_f1x4_1x3_kernel__aarch64_neon+16
    ldr q4, [x8, :lo12:.Lconstants_nnp_winograd_f1x4_1x3_kernel__aarch64_neon+16]
    mov v5.16b, v0.16b
    str q2, [x6]
    add x6, x6, #32
    fmul v6.4s, v0.4s, v3.s[0]
    fmla v5.4s, v2.4s, v3.s[1]
    fmla v0.4s, v2.4s, v4.s[0]
    str q6, [x2]
    add x2, x2, #32
    fmul v2.4s, v5.4s, v3.s[2]
    fmul v0.4s, v0.4s, v4.s[1]
    mov v5.16b, v2.16b
    mov v6.16b, v0.16b
    fmls v2.4s, v1.4s, v3.s[3]
    fmla v0.4s, v1.4s, v4.s[2]
    fmla v5.4s, v1.4s, v3.s[3]
    fmls v6.4s, v1.4s, v4.s[2]
    str q5, [x1]
    add x1, x1, #32
    str q2, [x5]
    add x5, x5, #32
    str q6, [x7]
    add x7, x7, #32
    str q0, [x0]
    add x0, x0, #32
    cbnz x3, .Lrepeat_920
    ret
    .size nnp_winograd_f1x4_1x3_kernel__aarch64_neon, . - nnp_winograd_f1x4_1x3_kernel__aarch64_neon

.section .rodata
    .p2align 4
.Lconstants_nnp_winograd_f1x4_1x3_output_with_bias__aarch64_neon:
    .long 0x3fc00000, 0x3f200000, 0x40100000, 0x3ec80000
    .long 0x40580000, 0x3e7a0000, 0x00000000, 0x00000000

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
    add x1, x3, x0
    fadd v17.4s, v3.4s, v5.4s
    fsub v3.4s, v3.4s, v5.4s
    add x4, x1, x0
    add x0, x4, x0
    fadd v5.4s, v7.4s, v16.4s
    fsub v7.4s, v7.4s, v16.4s
    fmul v16.4s, v3.4s, v0.s[0]
    fmul v18.4s, v17.4s, v0.s[2]
    fadd v2.4s, v2.4s, v17.4s
    fmla v6.4s, v3.4s, v1.s[0]
    fmla v16.4s, v7.4s, v0.s[1]
    fmla v18.4s, v5.4s, v0.s[3]
    fmla v6.4s, v7.4s, v1.s[1]
    fadd v0.4s, v2.4s, v5.4s
    fadd v0.4s, v0.4s, v4.4s
    fadd v1.4s, v16.4s, v4.4s
    fadd v2.4s, v18.4s, v4.4s
    fadd v3.4s, v6.4s, v4.4s
    tst x5, #1
    beq .Lotherwise_921
    cmp x2, #15
    bne .Lotherwise_922
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
    b .Lend_923
.Lotherwise_922:
    ubfx x5, x2, #0, #4
    cmp x5, #15
    bne .Lotherwise_924
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
    b .Lend_925
.Lotherwise_924:
    tst x2, #1
    beq .Lotherwise_926
    st1 {v0.s}[0], [x3]
    st1 {v0.s}[1], [x1]
    st1 {v0.s}[2], [x4]
    st1 {v0.s}[3], [x0]
.Lotherwise_926:
    tst x2, #2
    beq .Lotherwise_927
    add x5, x3, #4
    add x6, x1, #4
    add x7, x4, #4
    st1 {v1.s}[0], [x5]
    add x5, x0, #4
    st1 {v1.s}[1], [x6]
    st1 {v1.s}[2], [x7]
    st1 {v1.s}[3], [x5]
.Lotherwise_927:
    tst x2, #4
    beq .Lotherwise_928
    add x5, x3, #8
    add x6, x1, #8
    add x7, x4, #8
    st1 {v2.s}[0], [x5]
    add x5, x0, #8
    st1 {v2.s}[1], [x6]
    st1 {v2.s}[2], [x7]
    st1 {v2.s}[3], [x5]
.Lotherwise_928:
    tst x2, #8
    beq .Lotherwise_929
    add x2, x3, #12
    add x1, x1, #12
    add x3, x4, #12
    st1 {v3.s}[0], [x2]
    add x0, x0, #12
    st1 {v3.s}[1], [x1]
    st1 {v3.s}[2], [x3]
    st1 {v3.s}[3], [x0]
.Lotherwise_929:
.Lend_925:
.Lend_923:
.Lotherwise_921:
    ret
    .size nnp_winograd_f1x4_1x3_output_with_bias__aarch64_neon, . - nnp_winograd_f1x4_1x3_output_with_bias__aarch64_neon

.section .rodata
    .p2align 4
.Lconstants_nnp_winograd_f1x4_1x3_output_with_bias_with_relu__aarch64_neon:
    .long 0x3fc00000, 0x3f200000, 0x40100000, 0x3ec80000
    .long 0x40580000, 0x3e7a0000, 0x00000000, 0x00000000

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
    lsl x1, x2, #2
    fadd v18.4s, v5.4s, v6.4s
    fsub v5.4s, v5.4s, v6.4s
    add x2, x3, x1
    add x5, x2, x1
    add x1, x5, x1
    fadd v6.4s, v16.4s, v17.4s
    fsub v16.4s, v16.4s, v17.4s
    fmul v17.4s, v5.4s, v0.s[0]
    fmul v19.4s, v18.4s, v0.s[2]
    fadd v3.4s, v3.4s, v18.4s
    fmla v7.4s, v5.4s, v1.s[0]
    fmla v17.4s, v16.4s, v0.s[1]
    fmla v19.4s, v6.4s, v0.s[3]
    fmla v7.4s, v16.4s, v1.s[1]
    fadd v0.4s, v3.4s, v6.4s
    fadd v0.4s, v0.4s, v4.4s
    fadd v1.4s, v17.4s, v4.4s
    fadd v3.4s, v19.4s, v4.4s
    fadd v4.4s, v7.4s, v4.4s
    fmax v0.4s, v2.4s, v0.4s
    fmax v1.4s, v2.4s, v1.4s
    fmax v3.4s, v2.4s, v3.4s
    fmax v2.4s, v2.4s, v4.4s
    tst x0, #1
    beq .Lotherwise_930
    cmp x4, #15
    bne .Lotherwise_931
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
    b .Lend_932
.Lotherwise_931:
    ubfx x0, x4, #0, #4
    cmp x0, #15
    bne .Lotherwise_933
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
    b .Lend_934
.Lotherwise_933:
    tst x4, #1
    beq .Lotherwise_935
    st1 {v0.s}[0], [x3]
    st1 {v0.s}[1], [x2]
    st1 {v0.s}[2], [x5]
    st1 {v0.s}[3], [x1]
.Lotherwise_935:
    tst x4, #2
    beq .Lotherwise_936
    add x0, x3, #4
    add x6, x2, #4
    add x7, x5, #4
    st1 {v1.s}[0], [x0]
    add x0, x1, #4
    st1 {v1.s}[1], [x6]
    st1 {v1.s}[2], [x7]
    st1 {v1.s}[3], [x0]
.Lotherwise_936:
    tst x4, #4
    beq .Lotherwise_937
    add x0, x3, #8
    add x6, x2, #8
    add x7, x5, #8
    st1 {v3.s}[0], [x0]
    add x0, x1, #8
    st1 {v3.s}[1], [x6]
    st1 {v3.s}[2], [x7]
    st1 {v3.s}[3], [x0]
.Lotherwise_937:
    tst x4, #8
    beq .Lotherwise_938
    add x0, x3, #12
    add x2, x2, #12
    add x3, x5, #12
    st1 {v2.s}[0], [x0]
    add x0, x1, #12
    st1 {v2.s}[1], [x2]
    st1 {v2.s}[2], [x3]
    st1 {v2.s}[3], [x0]
.Lotherwise_938:
.Lend_934:
.Lend_932:
.Lotherwise_930:
    ret
    .size nnp_winograd_f1x4_1x3_output_with_bias_with_relu__aarch64_neon, . - nnp_winograd_f1x4_1x3_output_with_bias_with_relu__aarch64_neon

.section .rodata
    .p2align 4
.Lconstants_nnp_winograd_f4x1_3x1_input__aarch64_neon:
    .long 0x3f610000, 0x40290000, 0x3ec80000, 0x3fc00000
    .long 0x40100000, 0x3f200000, 0x00000000, 0x00000000

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
    beq .Lotherwise_939
    mov w6, #6
.Lrepeat_940:
    tst x7, #1
    beq .Lotherwise_941
    movi v0.4s, #0
    ld1 {v0.s}[0], [x0]
    ld1 {v0.s}[1], [x9]
    ld1 {v0.s}[2], [x10]
    ld1 {v0.s}[3], [x5]
    str q0, [x8]
    b .Lend_942
.Lotherwise_941:
    movi v0.4s, #0
    str q0, [x8]
.Lend_942:
    sub x6, x6, #1
    lsr x7, x7, #1
    add x0, x0, x1, lsl #2
    add x9, x9, x1, lsl #2
    add x10, x10, x1, lsl #2
    add x5, x5, x1, lsl #2
    add x8, x8, #16
    cbnz x6, .Lrepeat_940
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
    fmls v16.4s, v2.4s, v6.s[2]
    fmla v17.4s, v0.4s, v6.s[0]
    fmls v18.4s, v1.4s, v6.s[2]
    fmla v5.4s, v1.4s, v6.s[0]
    fmls v4.4s, v2.4s, v7.s[0]
    fmls v17.4s, v2.4s, v6.s[1]
    fmls v5.4s, v3.4s, v6.s[1]
    fmls v3.4s, v1.4s, v7.s[0]
    mov v0.16b, v16.16b
    fmls v16.4s, v18.4s, v6.s[3]
    fmla v0.4s, v18.4s, v6.s[3]
    mov v1.16b, v4.16b
    str q17, [x2]
    fmls v4.4s, v3.4s, v7.s[1]
    fmla v1.4s, v3.4s, v7.s[1]
    str q0, [x1]
    str q16, [x3]
    str q5, [x4]
    str q1, [x5]
    str q4, [x0]
    b .Lend_943
.Lotherwise_939:
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
    fmla v1.4s, v1.4s, v0.s[0]
    fmls v1.4s, v1.4s, v0.s[1]
    mov v5.16b, v3.16b
    fmls v3.4s, v4.4s, v0.s[3]
    fmla v5.4s, v4.4s, v0.s[3]
    str q5, [x1]
    str q3, [x3]
    str q1, [x4]
    fmls v1.4s, v1.4s, v2.s[0]
    fmls v1.4s, v1.4s, v2.s[0]
    mov v0.16b, v1.16b
    fmla v0.4s, v1.4s, v2.s[1]
    fmls v1.4s, v1.4s, v2.s[1]
    str q0, [x5]
    str q1, [x0]
.Lend_943:
    ret
    .size nnp_winograd_f4x1_3x1_input__aarch64_neon, . - nnp_winograd_f4x1_3x1_input__aarch64_neon

.section .rodata
    .p2align 4
.Lconstants_nnp_winograd_f4x1_3x1_output_with_bias__aarch64_neon:
    .long 0x3fc00000, 0x3f200000, 0x40100000, 0x3ec80000
    .long 0x40580000, 0x3e7a0000, 0x00000000, 0x00000000

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
    add x1, x3, x0
    fadd v17.4s, v3.4s, v5.4s
    fsub v3.4s, v3.4s, v5.4s
    add x6, x1, x0
    add x0, x6, x0
    fadd v5.4s, v7.4s, v16.4s
    fsub v7.4s, v7.4s, v16.4s
    fmul v16.4s, v3.4s, v0.s[0]
    fmul v18.4s, v17.4s, v0.s[2]
    fadd v2.4s, v2.4s, v17.4s
    fmla v6.4s, v3.4s, v1.s[0]
    fmla v16.4s, v7.4s, v0.s[1]
    fmla v18.4s, v5.4s, v0.s[3]
    fmla v6.4s, v7.4s, v1.s[1]
    fadd v0.4s, v2.4s, v5.4s
    fadd v0.4s, v0.4s, v4.4s
    fadd v1.4s, v16.4s, v4.4s
    fadd v2.4s, v18.4s, v4.4s
    fadd v3.4s, v6.4s, v4.4s
    tst x5, #1
    beq .Lotherwise_944
    tst x2, #1
    beq .Lotherwise_945
    st1 {v0.s}[0], [x3]
    st1 {v0.s}[1], [x1]
    st1 {v0.s}[2], [x6]
    st1 {v0.s}[3], [x0]
.Lotherwise_945:
    lsr x2, x2, #1
    add x3, x3, x4, lsl #2
    add x1, x1, x4, lsl #2
    add x6, x6, x4, lsl #2
    add x0, x0, x4, lsl #2
    tst x2, #1
    beq .Lotherwise_946
    st1 {v1.s}[0], [x3]
    st1 {v1.s}[1], [x1]
    st1 {v1.s}[2], [x6]
    st1 {v1.s}[3], [x0]
.Lotherwise_946:
    lsr x2, x2, #1
    add x3, x3, x4, lsl #2
    add x1, x1, x4, lsl #2
    add x6, x6, x4, lsl #2
    add x0, x0, x4, lsl #2
    tst x2, #1
    beq .Lotherwise_947
    st1 {v2.s}[0], [x3]
    st1 {v2.s}[1], [x1]
    st1 {v2.s}[2], [x6]
    st1 {v2.s}[3], [x0]
.Lotherwise_947:
    lsr x2, x2, #1
    add x3, x3, x4, lsl #2
    add x1, x1, x4, lsl #2
    add x6, x6, x4, lsl #2
    add x0, x0, x4, lsl #2
    tst x2, #1
    beq .Lotherwise_948
    st1 {v3.s}[0], [x3]
    st1 {v3.s}[1], [x1]
    st1 {v3.s}[2], [x6]
    st1 {v3.s}[3], [x0]
.Lotherwise_948:
.Lotherwise_944:
    ret
    .size nnp_winograd_f4x1_3x1_output_with_bias__aarch64_neon, . - nnp_winograd_f4x1_3x1_output_with_bias__aarch64_neon

.section .rodata
    .p2align 4
.Lconstants_nnp_winograd_f4x1_3x1_output_with_bias_with_relu__aarch64_neon:
    .long 0x3fc00000, 0x3f200000, 0x40100000, 0x3ec80000
    .long 0x40580000, 0x3e7a0000, 0x00000000, 0x00000000

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
    lsl x1, x2, #2
    fadd v18.4s, v5.4s, v6.4s
    fsub v5.4s, v5.4s, v6.4s
    add x2, x3, x1
    add x6, x2, x1
    add x1, x6, x1
    fadd v6.4s, v16.4s, v17.4s
    fsub v16.4s, v16.4s, v17.4s
    fmul v17.4s, v5.4s, v0.s[0]
    fmul v19.4s, v18.4s, v0.s[2]
    fadd v3.4s, v3.4s, v18.4s
    fmla v7.4s, v5.4s, v1.s[0]
    fmla v17.4s, v16.4s, v0.s[1]
    fmla v19.4s, v6.4s, v0.s[3]
    fmla v7.4s, v16.4s, v1.s[1]
    fadd v0.4s, v3.4s, v6.4s
    fadd v0.4s, v0.4s, v4.4s
    fadd v1.4s, v17.4s, v4.4s
    fadd v3.4s, v19.4s, v4.4s
    fadd v4.4s, v7.4s, v4.4s
    fmax v0.4s, v2.4s, v0.4s
    fmax v1.4s, v2.4s, v1.4s
    fmax v3.4s, v2.4s, v3.4s
    fmax v2.4s, v2.4s, v4.4s
    tst x0, #1
    beq .Lotherwise_949
    tst x5, #1
    beq .Lotherwise_950
    st1 {v0.s}[0], [x3]
    st1 {v0.s}[1], [x2]
    st1 {v0.s}[2], [x6]
    st1 {v0.s}[3], [x1]
.Lotherwise_950:
    lsr x5, x5, #1
    add x3, x3, x4, lsl #2
    add x2, x2, x4, lsl #2
    add x6, x6, x4, lsl #2
    add x1, x1, x4, lsl #2
    tst x5, #1
    beq .Lotherwise_951
    st1 {v1.s}[0], [x3]
    st1 {v1.s}[1], [x2]
    st1 {v1.s}[2], [x6]
    st1 {v1.s}[3], [x1]
.Lotherwise_951:
    lsr x5, x5, #1
    add x3, x3, x4, lsl #2
    add x2, x2, x4, lsl #2
    add x6, x6, x4, lsl #2
    add x1, x1, x4, lsl #2
    tst x5, #1
    beq .Lotherwise_952
    st1 {v3.s}[0], [x3]
    st1 {v3.s}[1], [x2]
    st1 {v3.s}[2], [x6]
    st1 {v3.s}[3], [x1]
.Lotherwise_952:
    lsr x5, x5, #1
    add x3, x3, x4, lsl #2
    add x2, x2, x4, lsl #2
    add x6, x6, x4, lsl #2
    add x1, x1, x4, lsl #2
    tst x5, #1
    beq .Lotherwise_953
    st1 {v2.s}[0], [x3]
    st1 {v2.s}[1], [x2]
    st1 {v2.s}[2], [x6]
    st1 {v2.s}[3], [x1]
.Lotherwise_953:
.Lotherwise_949:
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
    beq .Lotherwise_954
    cmp x7, #4095
    bne .Lotherwise_955
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
    b .Lend_956
.Lotherwise_955:
    lsl x12, x3, #2
    mov x3, x2
    ubfx x0, x7, #0, #4
    add x5, x12, x12, lsl #1
    add x8, x3, x12, lsl #3
    add x11, x5, x12, lsl #1
    add x13, x11, x12, lsl #1
    cmp x0, #15
    bne .Lotherwise_957
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
    b .Lend_958
.Lotherwise_957:
    movi v5.4s, #0
    tst x7, #1
    beq .Lotherwise_959
    ld1 {v5.s}[0], [x6]
    ld1 {v5.s}[1], [x4]
    ld1 {v5.s}[2], [x9]
    ld1 {v5.s}[3], [x10]
.Lotherwise_959:
    movi v6.4s, #0
    tst x7, #2
    beq .Lotherwise_960
    add x0, x6, #4
    add x1, x4, #4
    add x2, x9, #4
    ld1 {v6.s}[0], [x0]
    add x0, x10, #4
    ld1 {v6.s}[1], [x1]
    ld1 {v6.s}[2], [x2]
    ld1 {v6.s}[3], [x0]
.Lotherwise_960:
    movi v7.4s, #0
    tst x7, #4
    beq .Lotherwise_961
    add x0, x6, #8
    add x1, x4, #8
    add x2, x9, #8
    ld1 {v7.s}[0], [x0]
    add x0, x10, #8
    ld1 {v7.s}[1], [x1]
    ld1 {v7.s}[2], [x2]
    ld1 {v7.s}[3], [x0]
.Lotherwise_961:
    movi v16.4s, #0
    tst x7, #8
    beq .Lotherwise_962
    add x0, x6, #12
    add x1, x4, #12
    add x2, x9, #12
    ld1 {v16.s}[0], [x0]
    add x0, x10, #12
    ld1 {v16.s}[1], [x1]
    ld1 {v16.s}[2], [x2]
    ld1 {v16.s}[3], [x0]
.Lotherwise_962:
.Lend_958:
    ubfx x0, x7, #4, #4
    cmp x0, #15
    bne .Lotherwise_963
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
    b .Lend_964
.Lotherwise_963:
    movi v24.4s, #0
    tst x7, #16
    beq .Lotherwise_965
    add x0, x6, #16
    add x1, x4, #16
    add x2, x9, #16
    ld1 {v24.s}[0], [x0]
    add x0, x10, #16
    ld1 {v24.s}[1], [x1]
    ld1 {v24.s}[2], [x2]
    ld1 {v24.s}[3], [x0]
.Lotherwise_965:
    movi v23.4s, #0
    tst x7, #32
    beq .Lotherwise_966
    add x0, x6, #20
    add x1, x4, #20
    add x2, x9, #20
    ld1 {v23.s}[0], [x0]
    add x0, x10, #20
    ld1 {v23.s}[1], [x1]
    ld1 {v23.s}[2], [x2]
    ld1 {v23.s}[3], [x0]
.Lotherwise_966:
    movi v26.4s, #0
    tst x7, #64
    beq .Lotherwise_967
    add x0, x6, #24
    add x1, x4, #24
    add x2, x9, #24
    ld1 {v26.s}[0], [x0]
    add x0, x10, #24
    ld1 {v26.s}[1], [x1]
    ld1 {v26.s}[2], [x2]
    ld1 {v26.s}[3], [x0]
.Lotherwise_967:
    movi v25.4s, #0
    tst x7, #128
    beq .Lotherwise_968
    add x0, x6, #28
    add x1, x4, #28
    add x2, x9, #28
    ld1 {v25.s}[0], [x0]
    add x0, x10, #28
    ld1 {v25.s}[1], [x1]
    ld1 {v25.s}[2], [x2]
    ld1 {v25.s}[3], [x0]
.Lotherwise_968:
.Lend_964:
    ubfx x0, x7, #8, #4
    cmp x0, #15
    bne .Lotherwise_969
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
    b .Lend_970
.Lotherwise_969:
    movi v10.4s, #0
    tst x7, #256
    beq .Lotherwise_971
    add x0, x6, #32
    add x1, x4, #32
    add x2, x9, #32
    ld1 {v10.s}[0], [x0]
    add x0, x10, #32
    ld1 {v10.s}[1], [x1]
    ld1 {v10.s}[2], [x2]
    ld1 {v10.s}[3], [x0]
.Lotherwise_971:
    movi v11.4s, #0
    tst x7, #512
    beq .Lotherwise_972
    add x0, x6, #36
    add x1, x4, #36
    add x2, x9, #36
    ld1 {v11.s}[0], [x0]
    add x0, x10, #36
    ld1 {v11.s}[1], [x1]
    ld1 {v11.s}[2], [x2]
    ld1 {v11.s}[3], [x0]
.Lotherwise_972:
    movi v12.4s, #0
    tst x7, #1024
    beq .Lotherwise_973
    add x0, x6, #40
    add x1, x4, #40
    add x2, x9, #40
    ld1 {v12.s}[0], [x0]
    add x0, x10, #40
    ld1 {v12.s}[1], [x1]
    ld1 {v12.s}[2], [x2]
    ld1 {v12.s}[3], [x0]
.Lotherwise_973:
    movi v17.4s, #0
    tst x7, #2048
    beq .Lotherwise_974
    add x0, x6, #44
    add x1, x4, #44
    add x2, x9, #44
    ld1 {v17.s}[0], [x0]
    add x0, x10, #44
    ld1 {v17.s}[1], [x1]
    ld1 {v17.s}[2], [x2]
    ld1 {v17.s}[3], [x0]
.Lotherwise_974:
.Lend_970:
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
.Lend_956:
    b .Lend_975
.Lotherwise_954:
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
.Lend_975:
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
.Lrepeat_976:
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
    cbnz x8, .Lrepeat_976
    lsl x0, x3, #2
    add x1, x0, x0, lsl #1
    add x3, x2, x0, lsl #3
    mov w5, #4
    add x6, x1, x0, lsl #1
    add x7, x6, x0, lsl #1
.Lrepeat_977:
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
    cbnz x5, .Lrepeat_977
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
    beq .Lotherwise_978
    cmp x2, #63
    bne .Lotherwise_979
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
    b .Lend_980
.Lotherwise_979:
    ubfx x0, x2, #0, #4
    cmp x0, #15
    bne .Lotherwise_981
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
    b .Lend_982
.Lotherwise_981:
    tst x2, #1
    beq .Lotherwise_983
    st1 {v1.s}[0], [x5]
    st1 {v1.s}[1], [x3]
    st1 {v1.s}[2], [x6]
    st1 {v1.s}[3], [x7]
.Lotherwise_983:
    tst x2, #2
    beq .Lotherwise_984
    add x0, x5, #4
    add x1, x3, #4
    add x4, x6, #4
    st1 {v0.s}[0], [x0]
    add x0, x7, #4
    st1 {v0.s}[1], [x1]
    st1 {v0.s}[2], [x4]
    st1 {v0.s}[3], [x0]
.Lotherwise_984:
    tst x2, #4
    beq .Lotherwise_985
    add x0, x5, #8
    add x1, x3, #8
    add x4, x6, #8
    st1 {v6.s}[0], [x0]
    add x0, x7, #8
    st1 {v6.s}[1], [x1]
    st1 {v6.s}[2], [x4]
    st1 {v6.s}[3], [x0]
.Lotherwise_985:
    tst x2, #8
    beq .Lotherwise_986
    add x0, x5, #12
    add x1, x3, #12
    add x4, x6, #12
    st1 {v17.s}[0], [x0]
    add x0, x7, #12
    st1 {v17.s}[1], [x1]
    st1 {v17.s}[2], [x4]
    st1 {v17.s}[3], [x0]
.Lotherwise_986:
.Lend_982:
    ubfx x0, x2, #4, #2
    cmp x0, #3
    bne .Lotherwise_987
    zip1 v0.4s, v25.4s, v26.4s
    zip2 v1.4s, v25.4s, v26.4s
    add x0, x3, #16
    add x1, x7, #16
    str d0, [x5, #16]
    st1 {v0.d}[1], [x0]
    str d1, [x6, #16]
    st1 {v1.d}[1], [x1]
    b .Lend_988
.Lotherwise_987:
    tst x2, #16
    beq .Lotherwise_989
    add x0, x5, #16
    add x1, x3, #16
    add x4, x6, #16
    st1 {v25.s}[0], [x0]
    add x0, x7, #16
    st1 {v25.s}[1], [x1]
    st1 {v25.s}[2], [x4]
    st1 {v25.s}[3], [x0]
.Lotherwise_989:
    tst x2, #32
    beq .Lotherwise_990
    add x0, x5, #20
    add x1, x3, #20
    add x2, x6, #20
    st1 {v26.s}[0], [x0]
    add x0, x7, #20
    st1 {v26.s}[1], [x1]
    st1 {v26.s}[2], [x2]
    st1 {v26.s}[3], [x0]
.Lotherwise_990:
.Lend_988:
.Lend_980:
.Lotherwise_978:
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
    beq .Lotherwise_991
    cmp x2, #63
    bne .Lotherwise_992
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
    b .Lend_993
.Lotherwise_992:
    ubfx x0, x2, #0, #4
    cmp x0, #15
    bne .Lotherwise_994
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
    b .Lend_995
.Lotherwise_994:
    tst x2, #1
    beq .Lotherwise_996
    st1 {v1.s}[0], [x5]
    st1 {v1.s}[1], [x3]
    st1 {v1.s}[2], [x6]
    st1 {v1.s}[3], [x7]
.Lotherwise_996:
    tst x2, #2
    beq .Lotherwise_997
    add x0, x5, #4
    add x1, x3, #4
    add x4, x6, #4
    st1 {v0.s}[0], [x0]
    add x0, x7, #4
    st1 {v0.s}[1], [x1]
    st1 {v0.s}[2], [x4]
    st1 {v0.s}[3], [x0]
.Lotherwise_997:
    tst x2, #4
    beq .Lotherwise_998
    add x0, x5, #8
    add x1, x3, #8
    add x4, x6, #8
    st1 {v2.s}[0], [x0]
    add x0, x7, #8
    st1 {v2.s}[1], [x1]
    st1 {v2.s}[2], [x4]
    st1 {v2.s}[3], [x0]
.Lotherwise_998:
    tst x2, #8
    beq .Lotherwise_999
    add x0, x5, #12
    add x1, x3, #12
    add x4, x6, #12
    st1 {v3.s}[0], [x0]
    add x0, x7, #12
    st1 {v3.s}[1], [x1]
    st1 {v3.s}[2], [x4]
    st1 {v3.s}[3], [x0]
.Lotherwise_999:
.Lend_995:
    ubfx x0, x2, #4, #2
    cmp x0, #3
    bne .Lotherwise_1000
    zip1 v0.4s, v4.4s, v5.4s
    zip2 v1.4s, v4.4s, v5.4s
    add x0, x3, #16
    add x1, x7, #16
    str d0, [x5, #16]
    st1 {v0.d}[1], [x0]
    str d1, [x6, #16]
    st1 {v1.d}[1], [x1]
    b .Lend_1001
.Lotherwise_1000:
    tst x2, #16
    beq .Lotherwise_1002
    add x0, x5, #16
    add x1, x3, #16
    add x4, x6, #16
    st1 {v4.s}[0], [x0]
    add x0, x7, #16
    st1 {v4.s}[1], [x1]
    st1 {v4.s}[2], [x4]
    st1 {v4.s}[3], [x0]
.Lotherwise_1002:
    tst x2, #32
    beq .Lotherwise_1003
    add x0, x5, #20
    add x1, x3, #20
    add x2, x6, #20
    st1 {v5.s}[0], [x0]
    add x0, x7, #20
    st1 {v5.s}[1], [x1]
    st1 {v5.s}[2], [x2]
    st1 {v5.s}[3], [x0]
.Lotherwise_1003:
.Lend_1001:
.Lend_993:
.Lotherwise_991:
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
    beq .Lotherwise_1004
    mov w5, #12
.Lrepeat_1005:
    tst x6, #1
    beq .Lotherwise_1006
    movi v0.4s, #0
    ld1 {v0.s}[0], [x0]
    ld1 {v0.s}[1], [x8]
    ld1 {v0.s}[2], [x9]
    ld1 {v0.s}[3], [x4]
    str q0, [x7]
    b .Lend_1007
.Lotherwise_1006:
    movi v0.4s, #0
    str q0, [x7]
.Lend_1007:
    sub x5, x5, #1
    lsr x6, x6, #1
    add x0, x0, x1, lsl #2
    add x8, x8, x1, lsl #2
    add x9, x9, x1, lsl #2
    add x4, x4, x1, lsl #2
    add x7, x7, #16
    cbnz x5, .Lrepeat_1005
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
    b .Lend_1008
.Lotherwise_1004:
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
.Lend_1008:
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
    beq .Lotherwise_1009
    tst x2, #1
    beq .Lotherwise_1010
    st1 {v1.s}[0], [x3]
    st1 {v1.s}[1], [x5]
    st1 {v1.s}[2], [x6]
    st1 {v1.s}[3], [x0]
.Lotherwise_1010:
    lsr x2, x2, #1
    add x3, x3, x4, lsl #2
    add x5, x5, x4, lsl #2
    add x6, x6, x4, lsl #2
    add x0, x0, x4, lsl #2
    tst x2, #1
    beq .Lotherwise_1011
    st1 {v0.s}[0], [x3]
    st1 {v0.s}[1], [x5]
    st1 {v0.s}[2], [x6]
    st1 {v0.s}[3], [x0]
.Lotherwise_1011:
    lsr x2, x2, #1
    add x3, x3, x4, lsl #2
    add x5, x5, x4, lsl #2
    add x6, x6, x4, lsl #2
    add x0, x0, x4, lsl #2
    tst x2, #1
    beq .Lotherwise_1012
    st1 {v17.s}[0], [x3]
    st1 {v17.s}[1], [x5]
    st1 {v17.s}[2], [x6]
    st1 {v17.s}[3], [x0]
.Lotherwise_1012:
    lsr x2, x2, #1
    add x3, x3, x4, lsl #2
    add x5, x5, x4, lsl #2
    add x6, x6, x4, lsl #2
    add x0, x0, x4, lsl #2
    tst x2, #1
    beq .Lotherwise_1013
    st1 {v20.s}[0], [x3]
    st1 {v20.s}[1], [x5]
    st1 {v20.s}[2], [x6]
    st1 {v20.s}[3], [x0]
.Lotherwise_1013:
    lsr x2, x2, #1
    add x3, x3, x4, lsl #2
    add x5, x5, x4, lsl #2
    add x6, x6, x4, lsl #2
    add x0, x0, x4, lsl #2
    tst x2, #1
    beq .Lotherwise_1014
    st1 {v26.s}[0], [x3]
    st1 {v26.s}[1], [x5]
    st1 {v26.s}[2], [x6]
    st1 {v26.s}[3], [x0]
.Lotherwise_1014:
    lsr x2, x2, #1
    add x3, x3, x4, lsl #2
    add x5, x5, x4, lsl #2
    add x6, x6, x4, lsl #2
    add x0, x0, x4, lsl #2
    tst x2, #1
    beq .Lotherwise_1015
    st1 {v6.s}[0], [x3]
    st1 {v6.s}[1], [x5]
    st1 {v6.s}[2], [x6]
    st1 {v6.s}[3], [x0]
.Lotherwise_1015:
.Lotherwise_1009:
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
    beq .Lotherwise_1016
    tst x2, #1
    beq .Lotherwise_1017
    st1 {v1.s}[0], [x3]
    st1 {v1.s}[1], [x5]
    st1 {v1.s}[2], [x6]
    st1 {v1.s}[3], [x0]
.Lotherwise_1017:
    lsr x2, x2, #1
    add x3, x3, x4, lsl #2
    add x5, x5, x4, lsl #2
    add x6, x6, x4, lsl #2
    add x0, x0, x4, lsl #2
    tst x2, #1
    beq .Lotherwise_1018
    st1 {v0.s}[0], [x3]
    st1 {v0.s}[1], [x5]
    st1 {v0.s}[2], [x6]
    st1 {v0.s}[3], [x0]
.Lotherwise_1018:
    lsr x2, x2, #1
    add x3, x3, x4, lsl #2
    add x5, x5, x4, lsl #2
    add x6, x6, x4, lsl #2
    add x0, x0, x4, lsl #2
    tst x2, #1
    beq .Lotherwise_1019
    st1 {v2.s}[0], [x3]
    st1 {v2.s}[1], [x5]
    st1 {v2.s}[2], [x6]
    st1 {v2.s}[3], [x0]
.Lotherwise_1019:
    lsr x2, x2, #1
    add x3, x3, x4, lsl #2
    add x5, x5, x4, lsl #2
    add x6, x6, x4, lsl #2
    add x0, x0, x4, lsl #2
    tst x2, #1
    beq .Lotherwise_1020
    st1 {v3.s}[0], [x3]
    st1 {v3.s}[1], [x5]
    st1 {v3.s}[2], [x6]
    st1 {v3.s}[3], [x0]
.Lotherwise_1020:
    lsr x2, x2, #1
    add x3, x3, x4, lsl #2
    add x5, x5, x4, lsl #2
    add x6, x6, x4, lsl #2
    add x0, x0, x4, lsl #2
    tst x2, #1
    beq .Lotherwise_1021
    st1 {v4.s}[0], [x3]
    st1 {v4.s}[1], [x5]
    st1 {v4.s}[2], [x6]
    st1 {v4.s}[3], [x0]
.Lotherwise_1021:
    lsr x2, x2, #1
    add x3, x3, x4, lsl #2
    add x5, x5, x4, lsl #2
    add x6, x6, x4, lsl #2
    add x0, x0, x4, lsl #2
    tst x2, #1
    beq .Lotherwise_1022
    st1 {v5.s}[0], [x3]
    st1 {v5.s}[1], [x5]
    st1 {v5.s}[2], [x6]
    st1 {v5.s}[3], [x0]
.Lotherwise_1022:
.Lotherwise_1016:
    ret
    .size nnp_winograd_f6x1_7x1_output_with_bias_with_relu__aarch64_neon, . - nnp_winograd_f6x1_7x1_output_with_bias_with_relu__aarch64_neon

.section .rodata
    .p2align 4
.Lconstants_nnp_winograd_f7x7_3x3_by_2_input__aarch64_neon:
    .long 0x40a80000, 0x40880000, 0x3e800000, 0x3fa00000
    .long 0x40a00000, 0x40800000, 0x3f000000, 0x40000000

    .text
    .p2align 4
    .globl nnp_winograd_f7x7_3x3_by_2_input__aarch64_neon
    .type nnp_winograd_f7x7_3x3_by_2_input__aarch64_neon, %function
nnp_winograd_f7x7_3x3_by_2_input__aarch64_neon:
    sub sp, sp, #80
    stp x19, x20, [sp, #0]
    stp x21, x22, [sp, #16]
    stp d8, d9, [sp, #32]
    stp d10, d11, [sp, #48]
    stp d12, d13, [sp, #64]
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
    cbnz x1, .Lotherwise_1023
    mov x0, x4
    mov w1, #15
.Lrepeat_1024:
    tst x11, #1
    beq .Lotherwise_1025
    ldr q0, [x8, #44]
    ldr q1, [x5, #44]
    ldr q2, [x6, #44]
    ldr q3, [x12, #44]
    ldp q4, q5, [x8]
    ldp q6, q7, [x5]
    ldp q16, q17, [x6]
    ldp q18, q19, [x12]
    ldr q22, [x8, #32]
    ldr q23, [x5, #32]
    zip1 v20.4s, v0.4s, v2.4s
    zip1 v21.4s, v1.4s, v3.4s
    ldr q24, [x6, #32]
    ldr q25, [x12, #32]
    zip2 v26.4s, v0.4s, v2.4s
    zip2 v27.4s, v1.4s, v3.4s
    adrp x2, .Lconstants_nnp_winograd_f7x7_3x3_by_2_input__aarch64_neon
    ldr q28, [x2, :lo12:.Lconstants_nnp_winograd_f7x7_3x3_by_2_input__aarch64_neon]
    adrp x2, .Lconstants_nnp_winograd_f7x7_3x3_by_2_input__aarch64_neon+16
    ldr q30, [x2, :lo12:.Lconstants_nnp_winograd_f7x7_3x3_by_2_input__aarch64_neon+16]
    zip2 v29.4s, v20.4s, v21.4s
    zip1 v31.4s, v4.4s, v16.4s
    zip2 v8.4s, v4.4s, v16.4s
    zip1 v20.4s, v6.4s, v18.4s
    zip2 v10.4s, v6.4s, v18.4s
    zip1 v21.4s, v5.4s, v17.4s
    zip1 v9.4s, v7.4s, v19.4s
    zip1 v4.4s, v31.4s, v20.4s
    zip1 v18.4s, v8.4s, v10.4s
    zip2 v17.4s, v5.4s, v17.4s
    zip2 v19.4s, v7.4s, v19.4s
    zip1 v7.4s, v21.4s, v9.4s
    zip1 v11.4s, v22.4s, v24.4s
    zip2 v22.4s, v22.4s, v24.4s
    zip1 v24.4s, v23.4s, v25.4s
    zip2 v16.4s, v23.4s, v25.4s
    mov v23.16b, v29.16b
    zip1 v0.4s, v17.4s, v19.4s
    zip1 v1.4s, v11.4s, v24.4s
    zip1 v2.4s, v22.4s, v16.4s
    zip2 v3.4s, v26.4s, v27.4s
    fsub v25.4s, v4.4s, v29.4s
    fadd v4.4s, v7.4s, v29.4s
    fmla v23.4s, v7.4s, v28.s[2]
    mov v5.16b, v18.16b
    fmla v29.4s, v7.4s, v30.s[1]
    fadd v6.4s, v18.4s, v2.4s
    fmls v23.4s, v1.4s, v28.s[3]
    fmls v5.4s, v0.4s, v30.s[0]
    fsub v12.4s, v3.4s, v18.4s
    fmls v29.4s, v1.4s, v30.s[0]
    fmls v18.4s, v0.4s, v28.s[3]
    fmla v5.4s, v2.4s, v30.s[1]
    fmls v4.4s, v1.4s, v28.s[1]
    fmls v6.4s, v0.4s, v28.s[1]
    fmla v18.4s, v2.4s, v28.s[2]
    fmls v25.4s, v7.4s, v28.s[0]
    mov v7.16b, v23.16b
    fmla v12.4s, v0.4s, v28.s[0]
    mov v13.16b, v29.16b
    fmla v25.4s, v1.4s, v28.s[0]
    fmla v7.4s, v5.4s, v30.s[2]
    fmls v23.4s, v5.4s, v30.s[2]
    fmls v12.4s, v2.4s, v28.s[0]
    fmla v13.4s, v18.4s, v30.s[3]
    fmls v29.4s, v18.4s, v30.s[3]
    fadd v0.4s, v4.4s, v6.4s
    fsub v1.4s, v4.4s, v6.4s
    zip2 v2.4s, v31.4s, v20.4s
    str q25, [x0]
    zip2 v3.4s, v8.4s, v10.4s
    zip2 v4.4s, v21.4s, v9.4s
    str q7, [x0, #48]
    str q23, [x0, #64]
    zip2 v5.4s, v17.4s, v19.4s
    zip2 v6.4s, v11.4s, v24.4s
    str q2, [x0, #128]
    str q0, [x0, #16]
    zip2 v0.4s, v22.4s, v16.4s
    zip1 v2.4s, v26.4s, v27.4s
    str q3, [x0, #144]
    str q4, [x0, #160]
    str q5, [x0, #176]
    str q6, [x0, #192]
    str q0, [x0, #208]
    str q2, [x0, #224]
    str q1, [x0, #32]
    str q12, [x0, #80]
    str q13, [x0, #96]
    str q29, [x0, #112]
    b .Lend_1026
.Lotherwise_1025:
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
.Lend_1026:
    sub x1, x1, #1
    lsr x11, x11, #1
    add x8, x8, x10, lsl #2
    add x5, x5, x10, lsl #2
    add x6, x6, x10, lsl #2
    add x12, x12, x10, lsl #2
    add x0, x0, #240
    cbnz x1, .Lrepeat_1024
    b .Lend_1027
.Lotherwise_1023:
    mov x13, x4
    mov w14, #15
.Lrepeat_1028:
    tst x11, #1
    beq .Lotherwise_1029
    ubfx x0, x7, #0, #4
    cmp x0, #15
    bne .Lotherwise_1030
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
    b .Lend_1031
.Lotherwise_1030:
    movi v5.4s, #0
    tst x7, #1
    beq .Lotherwise_1032
    ld1 {v5.s}[0], [x8]
    ld1 {v5.s}[1], [x5]
    ld1 {v5.s}[2], [x6]
    ld1 {v5.s}[3], [x12]
.Lotherwise_1032:
    movi v2.4s, #0
    tst x7, #2
    beq .Lotherwise_1033
    add x0, x8, #4
    add x1, x5, #4
    add x2, x6, #4
    ld1 {v2.s}[0], [x0]
    add x0, x12, #4
    ld1 {v2.s}[1], [x1]
    ld1 {v2.s}[2], [x2]
    ld1 {v2.s}[3], [x0]
.Lotherwise_1033:
    movi v6.4s, #0
    tst x7, #4
    beq .Lotherwise_1034
    add x0, x8, #8
    add x1, x5, #8
    add x2, x6, #8
    ld1 {v6.s}[0], [x0]
    add x0, x12, #8
    ld1 {v6.s}[1], [x1]
    ld1 {v6.s}[2], [x2]
    ld1 {v6.s}[3], [x0]
.Lotherwise_1034:
    movi v0.4s, #0
    tst x7, #8
    beq .Lotherwise_1035
    add x0, x8, #12
    add x1, x5, #12
    add x2, x6, #12
    ld1 {v0.s}[0], [x0]
    add x0, x12, #12
    ld1 {v0.s}[1], [x1]
    ld1 {v0.s}[2], [x2]
    ld1 {v0.s}[3], [x0]
.Lotherwise_1035:
.Lend_1031:
    ubfx x0, x7, #4, #4
    str q2, [x13, #128]
    str q0, [x13, #144]
    cmp x0, #15
    bne .Lotherwise_1036
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
    mov v19.16b, v3.16b
    mov v21.16b, v4.16b
    b .Lend_1037
.Lotherwise_1036:
    movi v19.4s, #0
    tst x7, #16
    beq .Lotherwise_1038
    add x0, x8, #16
    add x1, x5, #16
    add x2, x6, #16
    ld1 {v19.s}[0], [x0]
    add x0, x12, #16
    ld1 {v19.s}[1], [x1]
    ld1 {v19.s}[2], [x2]
    ld1 {v19.s}[3], [x0]
.Lotherwise_1038:
    movi v2.4s, #0
    tst x7, #32
    beq .Lotherwise_1039
    add x0, x8, #20
    add x1, x5, #20
    add x2, x6, #20
    ld1 {v2.s}[0], [x0]
    add x0, x12, #20
    ld1 {v2.s}[1], [x1]
    ld1 {v2.s}[2], [x2]
    ld1 {v2.s}[3], [x0]
.Lotherwise_1039:
    movi v21.4s, #0
    tst x7, #64
    beq .Lotherwise_1040
    add x0, x8, #24
    add x1, x5, #24
    add x2, x6, #24
    ld1 {v21.s}[0], [x0]
    add x0, x12, #24
    ld1 {v21.s}[1], [x1]
    ld1 {v21.s}[2], [x2]
    ld1 {v21.s}[3], [x0]
.Lotherwise_1040:
    movi v0.4s, #0
    tst x7, #128
    beq .Lotherwise_1041
    add x0, x8, #28
    add x1, x5, #28
    add x2, x6, #28
    ld1 {v0.s}[0], [x0]
    add x0, x12, #28
    ld1 {v0.s}[1], [x1]
    ld1 {v0.s}[2], [x2]
    ld1 {v0.s}[3], [x0]
.Lotherwise_1041:
.Lend_1037:
    ubfx x0, x7, #8, #4
    str q2, [x13, #160]
    str q0, [x13, #176]
    cmp x0, #15
    bne .Lotherwise_1042
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
    b .Lend_1043
.Lotherwise_1042:
    movi v3.4s, #0
    tst x7, #256
    beq .Lotherwise_1044
    add x0, x8, #32
    add x1, x5, #32
    add x2, x6, #32
    ld1 {v3.s}[0], [x0]
    add x0, x12, #32
    ld1 {v3.s}[1], [x1]
    ld1 {v3.s}[2], [x2]
    ld1 {v3.s}[3], [x0]
.Lotherwise_1044:
    movi v2.4s, #0
    tst x7, #512
    beq .Lotherwise_1045
    add x0, x8, #36
    add x1, x5, #36
    add x2, x6, #36
    ld1 {v2.s}[0], [x0]
    add x0, x12, #36
    ld1 {v2.s}[1], [x1]
    ld1 {v2.s}[2], [x2]
    ld1 {v2.s}[3], [x0]
.Lotherwise_1045:
    movi v4.4s, #0
    tst x7, #1024
    beq .Lotherwise_1046
    add x0, x8, #40
    add x1, x5, #40
    add x2, x6, #40
    ld1 {v4.s}[0], [x0]
    add x0, x12, #40
    ld1 {v4.s}[1], [x1]
    ld1 {v4.s}[2], [x2]
    ld1 {v4.s}[3], [x0]
.Lotherwise_1046:
    movi v0.4s, #0
    tst x7, #2048
    beq .Lotherwise_1047
    add x0, x8, #44
    add x1, x5, #44
    add x2, x6, #44
    ld1 {v0.s}[0], [x0]
    add x0, x12, #44
    ld1 {v0.s}[1], [x1]
    ld1 {v0.s}[2], [x2]
    ld1 {v0.s}[3], [x0]
.Lotherwise_1047:
.Lend_1043:
    str q2, [x13, #192]
    str q0, [x13, #208]
    movi v0.4s, #0
    tst x7, #4096
    beq .Lotherwise_1048
    add x0, x8, #48
    add x1, x5, #48
    add x2, x6, #48
    ld1 {v0.s}[0], [x0]
    add x0, x12, #48
    ld1 {v0.s}[1], [x1]
    ld1 {v0.s}[2], [x2]
    ld1 {v0.s}[3], [x0]
.Lotherwise_1048:
    movi v1.4s, #0
    tst x7, #8192
    beq .Lotherwise_1049
    add x0, x8, #52
    add x1, x5, #52
    add x2, x6, #52
    ld1 {v1.s}[0], [x0]
    add x0, x12, #52
    ld1 {v1.s}[1], [x1]
    ld1 {v1.s}[2], [x2]
    ld1 {v1.s}[3], [x0]
.Lotherwise_1049:
    movi v2.4s, #0
    tst x7, #16384
    beq .Lotherwise_1050
    add x0, x8, #56
    add x1, x5, #56
    add x2, x6, #56
    ld1 {v2.s}[0], [x0]
    add x0, x12, #56
    ld1 {v2.s}[1], [x1]
    ld1 {v2.s}[2], [x2]
    ld1 {v2.s}[3], [x0]
.Lotherwise_1050:
    adrp x0, .Lconstants_nnp_winograd_f7x7_3x3_by_2_input__aarch64_neon
    ldr q7, [x0, :lo12:.Lconstants_nnp_winograd_f7x7_3x3_by_2_input__aarch64_neon]
    adrp x0, .Lconstants_nnp_winograd_f7x7_3x3_by_2_input__aarch64_neon+16
    ldr q16, [x0, :lo12:.Lconstants_nnp_winograd_f7x7_3x3_by_2_input__aarch64_neon+16]
    mov v17.16b, v0.16b
    fsub v5.4s, v5.4s, v0.4s
    fadd v18.4s, v19.4s, v0.4s
    mov v20.16b, v6.16b
    str q1, [x13, #224]
    fadd v1.4s, v6.4s, v4.4s
    fsub v2.4s, v2.4s, v6.4s
    fmla v17.4s, v19.4s, v7.s[2]
    fmla v0.4s, v19.4s, v16.s[1]
    fmls v20.4s, v21.4s, v16.s[0]
    fmls v6.4s, v21.4s, v7.s[3]
    fmls v17.4s, v3.4s, v7.s[3]
    fmls v0.4s, v3.4s, v16.s[0]
    fmla v20.4s, v4.4s, v16.s[1]
    fmla v6.4s, v4.4s, v7.s[2]
    fmls v18.4s, v3.4s, v7.s[1]
    fmls v1.4s, v21.4s, v7.s[1]
    fmls v5.4s, v19.4s, v7.s[0]
    fmla v2.4s, v21.4s, v7.s[0]
    mov v19.16b, v17.16b
    mov v21.16b, v0.16b
    fmla v5.4s, v3.4s, v7.s[0]
    fmls v17.4s, v20.4s, v16.s[2]
    fmla v19.4s, v20.4s, v16.s[2]
    fmls v2.4s, v4.4s, v7.s[0]
    fmla v21.4s, v6.4s, v16.s[3]
    fmls v0.4s, v6.4s, v16.s[3]
    fadd v3.4s, v18.4s, v1.4s
    fsub v1.4s, v18.4s, v1.4s
    str q5, [x13]
    str q17, [x13, #64]
    str q19, [x13, #48]
    str q2, [x13, #80]
    str q3, [x13, #16]
    str q1, [x13, #32]
    str q21, [x13, #96]
    str q0, [x13, #112]
    b .Lend_1051
.Lotherwise_1029:
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
.Lend_1051:
    sub x14, x14, #1
    lsr x11, x11, #1
    add x8, x8, x10, lsl #2
    add x5, x5, x10, lsl #2
    add x6, x6, x10, lsl #2
    add x12, x12, x10, lsl #2
    add x13, x13, #240
    cbnz x14, .Lrepeat_1028
.Lend_1027:
    lsl x0, x3, #2
    mov w1, #15
    add x2, x0, x0, lsl #1
    add x5, x9, x0, lsl #3
    mul x1, x3, x1
    add x3, x2, x0, lsl #1
    mov w6, #15
    add x7, x3, x0, lsl #1
.Lrepeat_1052:
    ldr q0, [x4, #2880]
    ldr q1, [x4]
    add x8, x5, x0
    add x10, x5, x0, lsl #1
    ldr q2, [x4, #480]
    ldr q3, [x4, #960]
    add x11, x5, x2
    add x12, x5, x0, lsl #2
    ldr q4, [x4, #2400]
    adrp x13, .Lconstants_nnp_winograd_f7x7_3x3_by_2_input__aarch64_neon
    ldr q5, [x13, :lo12:.Lconstants_nnp_winograd_f7x7_3x3_by_2_input__aarch64_neon]
    add x13, x5, x3
    add x14, x5, x2, lsl #1
    ldr q6, [x4, #240]
    ldr q7, [x4, #1440]
    add x15, x9, x0
    add x16, x9, x0, lsl #1
    ldr q16, [x4, #1920]
    adrp x17, .Lconstants_nnp_winograd_f7x7_3x3_by_2_input__aarch64_neon+16
    ldr q17, [x17, :lo12:.Lconstants_nnp_winograd_f7x7_3x3_by_2_input__aarch64_neon+16]
    add x17, x9, x2
    add x19, x9, x0, lsl #2
    ldr q18, [x4, #720]
    mov v19.16b, v0.16b
    ldr q20, [x4, #1200]
    fsub v1.4s, v1.4s, v0.4s
    ldr q21, [x4, #1680]
    ldr q22, [x4, #3360]
    fadd v23.4s, v3.4s, v0.4s
    mov v24.16b, v2.16b
    fadd v25.4s, v2.4s, v4.4s
    fmla v19.4s, v3.4s, v5.s[2]
    ldr q26, [x4, #2160]
    ldr q27, [x4, #2640]
    str q6, [x5]
    ldr q6, [x4, #3120]
    fmls v1.4s, v3.4s, v5.s[0]
    add x20, x9, x3
    fmls v19.4s, v16.4s, v5.s[3]
    fmls v24.4s, v7.4s, v17.s[0]
    add x21, x9, x2, lsl #1
    add x22, x9, x7
    str q18, [x8]
    fmls v23.4s, v16.4s, v5.s[1]
    fmls v25.4s, v7.4s, v5.s[1]
    sub x6, x6, #1
    fmla v0.4s, v3.4s, v17.s[1]
    str q20, [x10]
    fmla v24.4s, v4.4s, v17.s[1]
    add x5, x5, x1, lsl #2
    str q21, [x11]
    fmla v1.4s, v16.4s, v5.s[0]
    fsub v3.4s, v22.4s, v2.4s
    add x4, x4, #16
    fmls v0.4s, v16.4s, v17.s[0]
    fmls v2.4s, v7.4s, v5.s[3]
    str q26, [x12]
    mov v16.16b, v19.16b
    str q27, [x13]
    fadd v18.4s, v23.4s, v25.4s
    fmla v2.4s, v4.4s, v5.s[2]
    str q6, [x14]
    fsub v6.4s, v23.4s, v25.4s
    fmla v16.4s, v24.4s, v17.s[2]
    fmla v3.4s, v7.4s, v5.s[0]
    str q1, [x9]
    add x9, x9, x1, lsl #2
    fmls v19.4s, v24.4s, v17.s[2]
    mov v1.16b, v0.16b
    str q18, [x15]
    fmls v3.4s, v4.4s, v5.s[0]
    str q6, [x16]
    fmla v1.4s, v2.4s, v17.s[3]
    fmls v0.4s, v2.4s, v17.s[3]
    str q16, [x17]
    str q19, [x19]
    str q3, [x20]
    str q1, [x21]
    str q0, [x22]
    cbnz x6, .Lrepeat_1052
    ldp x19, x20, [sp, #0]
    ldp x21, x22, [sp, #16]
    ldp d8, d9, [sp, #32]
    ldp d10, d11, [sp, #48]
    ldp d12, d13, [sp, #64]
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
.Lrepeat_1053:
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
    cbnz x7, .Lrepeat_1053
    lsl x0, x3, #2
    mov w1, #9
    add x5, x0, x0, lsl #1
    add x6, x2, x0, lsl #3
    add x7, x5, x0, lsl #1
    mul x1, x3, x1
    mov w3, #4
    add x8, x7, x0, lsl #1
.Lrepeat_1054:
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
    str q0, [x16]
    str q1, [x16, #128]
    fmul v0.4s, v0.4s, v16.s[0]
    str q2, [x16, #80]
    mov v1.16b, v3.16b
    mov v5.16b, v4.16b
    mov v6.16b, v0.16b
    fmla v3.4s, v2.4s, v7.s[1]
    fmls v1.4s, v2.4s, v7.s[1]
    fmla v5.4s, v2.4s, v7.s[3]
    fmls v4.4s, v2.4s, v7.s[3]
    fmla v6.4s, v2.4s, v16.s[1]
    fmls v0.4s, v2.4s, v16.s[1]
    str q3, [x16, #32]
    str q1, [x16, #16]
    str q5, [x16, #48]
    str q4, [x16, #64]
    str q6, [x16, #96]
    str q0, [x16, #112]
    ldp q0, q1, [x4, #48]
    ldr q2, [x4, #80]
    fmul v3.4s, v0.4s, v7.s[0]
    fmul v4.4s, v0.4s, v7.s[2]
    str q0, [x16, #144]
    str q2, [x16, #224]
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
    str q3, [x16, #176]
    str q1, [x16, #160]
    str q5, [x16, #192]
    str q4, [x16, #208]
    str q6, [x16, #240]
    str q0, [x16, #256]
    ldp q0, q1, [x4, #96]
    ldr q2, [x4, #128]
    fmul v3.4s, v0.4s, v7.s[0]
    fmul v4.4s, v0.4s, v7.s[2]
    str q0, [x16, #288]
    str q2, [x16, #368]
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
    str q3, [x16, #320]
    str q1, [x16, #304]
    str q5, [x16, #336]
    str q4, [x16, #352]
    str q6, [x16, #384]
    str q0, [x16, #400]
.Lrepeat_1055:
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
    str q0, [x2]
    add x2, x2, x1, lsl #2
    fmul v0.4s, v0.4s, v16.s[0]
    mov v5.16b, v3.16b
    mov v6.16b, v4.16b
    fmla v3.4s, v1.4s, v7.s[1]
    fmls v4.4s, v1.4s, v7.s[3]
    fmls v5.4s, v1.4s, v7.s[1]
    fmla v6.4s, v1.4s, v7.s[3]
    mov v17.16b, v0.16b
    fmls v0.4s, v1.4s, v16.s[1]
    fmla v17.4s, v1.4s, v16.s[1]
    str q5, [x11]
    str q3, [x12]
    str q6, [x13]
    str q4, [x14]
    str q1, [x15]
    str q17, [x17]
    str q0, [x19]
    str q2, [x6]
    add x6, x6, x1, lsl #2
    cbnz x10, .Lrepeat_1055
    mov w9, #9
    sub x3, x3, #1
    add x4, x4, #144
    mul x9, x1, x9
    sub x2, x2, x9, lsl #2
    sub x6, x6, x9, lsl #2
    add x2, x2, #32
    add x6, x6, #32
    cbnz x3, .Lrepeat_1054
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
.Lrepeat_1056:
    add x3, x11, x13
    add x4, x11, x13, lsl #1
    add x5, x11, x14
    ldr q0, [x11]
    ldr q1, [x3]
    ldr q2, [x4]
    add x3, x11, x13, lsl #2
    add x4, x11, x16
    ldr q3, [x5]
    ldr q4, [x3]
    add x3, x11, x14, lsl #1
    add x5, x11, x17
    ldr q5, [x4]
    ldr q6, [x3]
    add x3, x9, x13
    add x4, x9, x13, lsl #1
    ldr q7, [x5]
    adrp x5, .Lconstants_nnp_winograd_f7x7_3x3_by_2_output_with_bias__aarch64_neon
    ldr q16, [x5, :lo12:.Lconstants_nnp_winograd_f7x7_3x3_by_2_output_with_bias__aarch64_neon]
    add x5, x9, x14
    add x6, x9, x13, lsl #2
    adrp x7, .Lconstants_nnp_winograd_f7x7_3x3_by_2_output_with_bias__aarch64_neon+16
    ldr q17, [x7, :lo12:.Lconstants_nnp_winograd_f7x7_3x3_by_2_output_with_bias__aarch64_neon+16]
    adrp x7, .Lconstants_nnp_winograd_f7x7_3x3_by_2_output_with_bias__aarch64_neon+32
    ldr q18, [x7, :lo12:.Lconstants_nnp_winograd_f7x7_3x3_by_2_output_with_bias__aarch64_neon+32]
    add x7, x9, x16
    add x19, x9, x14, lsl #1
    fadd v19.4s, v1.4s, v2.4s
    fsub v27.4s, v1.4s, v2.4s
    ldr q28, [x9]
    ldr q1, [x3]
    fadd v2.4s, v3.4s, v4.4s
    fsub v3.4s, v3.4s, v4.4s
    ldr q4, [x4]
    ldr q20, [x5]
    ldr q21, [x6]
    ldr q29, [x7]
    sub x2, x2, #1
    add x11, x11, x0, lsl #2
    fadd v0.4s, v0.4s, v19.4s
    fadd v5.4s, v5.4s, v19.4s
    ldr q22, [x19]
    add x9, x9, x0, lsl #2
    mov v23.16b, v27.16b
    mov v24.16b, v27.16b
    mov v25.16b, v19.16b
    fadd v26.4s, v6.4s, v7.4s
    fsub v6.4s, v6.4s, v7.4s
    fadd v0.4s, v0.4s, v2.4s
    fmla v23.4s, v3.4s, v16.s[0]
    fmla v19.4s, v2.4s, v16.s[2]
    fmla v24.4s, v3.4s, v17.s[0]
    fmla v25.4s, v2.4s, v17.s[2]
    fmla v27.4s, v3.4s, v18.s[0]
    fmla v5.4s, v2.4s, v18.s[2]
    fmla v23.4s, v6.4s, v16.s[1]
    fmla v19.4s, v26.4s, v16.s[3]
    fmla v24.4s, v6.4s, v17.s[1]
    fmla v25.4s, v26.4s, v17.s[3]
    fmla v27.4s, v6.4s, v18.s[1]
    fmla v5.4s, v26.4s, v18.s[3]
    fadd v0.4s, v0.4s, v26.4s
    fadd v1.4s, v23.4s, v1.4s
    fadd v2.4s, v19.4s, v4.4s
    fadd v3.4s, v24.4s, v20.4s
    fadd v0.4s, v0.4s, v28.4s
    fadd v4.4s, v25.4s, v21.4s
    fadd v6.4s, v27.4s, v29.4s
    fadd v5.4s, v5.4s, v22.4s
    str q1, [x1, #240]
    str q2, [x1, #480]
    str q3, [x1, #720]
    str q0, [x1]
    str q4, [x1, #960]
    str q6, [x1, #1200]
    str q5, [x1, #1440]
    add x1, x1, #16
    cbnz x2, .Lrepeat_1056
    ldr x0, [x8]
    ldr w3, [x8, #20]
    ldr x5, [x8, #8]
    ldr w6, [x8, #16]
    lsl x0, x0, #2
    add x4, x10, x0
    add x7, x4, x0
    add x8, x7, x0
    cmp x3, #127
    bne .Lotherwise_1057
    mov w0, #7
.Lrepeat_1058:
    tst x6, #1
    beq .Lotherwise_1059
    ld1 {v4.4s, v5.4s, v6.4s, v7.4s}, [x12], #64
    ldr q16, [x15]
    ld1 {v0.4s, v1.4s, v2.4s, v3.4s}, [x12], #64
    adrp x1, .Lconstants_nnp_winograd_f7x7_3x3_by_2_output_with_bias__aarch64_neon
    ldr q20, [x1, :lo12:.Lconstants_nnp_winograd_f7x7_3x3_by_2_output_with_bias__aarch64_neon]
    adrp x1, .Lconstants_nnp_winograd_f7x7_3x3_by_2_output_with_bias__aarch64_neon+16
    ldr q24, [x1, :lo12:.Lconstants_nnp_winograd_f7x7_3x3_by_2_output_with_bias__aarch64_neon+16]
    adrp x1, .Lconstants_nnp_winograd_f7x7_3x3_by_2_output_with_bias__aarch64_neon+32
    ldr q25, [x1, :lo12:.Lconstants_nnp_winograd_f7x7_3x3_by_2_output_with_bias__aarch64_neon+32]
    fadd v5.4s, v5.4s, v16.4s
    ld1 {v16.4s, v17.4s, v18.4s, v19.4s}, [x12]
    ldp q26, q27, [x12, #64]
    fadd v21.4s, v7.4s, v0.4s
    fsub v0.4s, v7.4s, v0.4s
    fadd v7.4s, v2.4s, v3.4s
    fsub v2.4s, v2.4s, v3.4s
    ldr q28, [x12, #96]
    sub x12, x12, #128
    fadd v3.4s, v5.4s, v6.4s
    fsub v5.4s, v5.4s, v6.4s
    fadd v4.4s, v4.4s, v3.4s
    mov v6.16b, v5.16b
    mov v22.16b, v3.16b
    mov v23.16b, v5.16b
    fmla v6.4s, v0.4s, v20.s[0]
    fadd v1.4s, v1.4s, v3.4s
    fadd v4.4s, v4.4s, v21.4s
    fmla v22.4s, v21.4s, v20.s[2]
    fmla v23.4s, v0.4s, v24.s[0]
    fmla v6.4s, v2.4s, v20.s[1]
    fmla v22.4s, v7.4s, v20.s[3]
    fmla v23.4s, v2.4s, v24.s[1]
    fadd v4.4s, v4.4s, v7.4s
    fmla v3.4s, v21.4s, v24.s[2]
    fmla v5.4s, v0.4s, v25.s[0]
    fmla v1.4s, v21.4s, v25.s[2]
    fadd v0.4s, v6.4s, v17.4s
    fmla v3.4s, v7.4s, v24.s[3]
    fmla v5.4s, v2.4s, v25.s[1]
    fmla v1.4s, v7.4s, v25.s[3]
    fadd v2.4s, v4.4s, v16.4s
    fadd v4.4s, v22.4s, v18.4s
    fadd v6.4s, v23.4s, v19.4s
    fadd v3.4s, v3.4s, v26.4s
    fadd v5.4s, v5.4s, v27.4s
    zip1 v7.4s, v2.4s, v4.4s
    zip1 v16.4s, v0.4s, v6.4s
    fadd v1.4s, v1.4s, v28.4s
    zip2 v2.4s, v2.4s, v4.4s
    zip2 v0.4s, v0.4s, v6.4s
    zip1 v4.4s, v7.4s, v16.4s
    zip2 v7.4s, v7.4s, v16.4s
    zip1 v16.4s, v6.4s, v5.4s
    zip1 v17.4s, v2.4s, v0.4s
    str q4, [x10]
    zip1 v4.4s, v3.4s, v1.4s
    zip2 v0.4s, v2.4s, v0.4s
    str q7, [x4]
    zip2 v2.4s, v6.4s, v5.4s
    str q17, [x7]
    zip2 v1.4s, v3.4s, v1.4s
    zip1 v3.4s, v16.4s, v4.4s
    str q0, [x8]
    zip2 v0.4s, v16.4s, v4.4s
    zip1 v4.4s, v2.4s, v1.4s
    str q3, [x10, #12]
    zip2 v1.4s, v2.4s, v1.4s
    str q0, [x4, #12]
    str q4, [x7, #12]
    str q1, [x8, #12]
.Lotherwise_1059:
    sub x0, x0, #1
    lsr x6, x6, #1
    add x10, x10, x5, lsl #2
    add x4, x4, x5, lsl #2
    add x7, x7, x5, lsl #2
    add x8, x8, x5, lsl #2
    add x12, x12, #240
    cbnz x0, .Lrepeat_1058
    b .Lend_1060
.Lotherwise_1057:
    mov w9, #7
.Lrepeat_1061:
    tst x6, #1
    beq .Lotherwise_1062
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
    fadd v5.4s, v5.4s, v16.4s
    ld1 {v16.4s, v17.4s, v18.4s, v19.4s}, [x12]
    ldp q23, q24, [x12, #64]
    fadd v20.4s, v7.4s, v0.4s
    fsub v0.4s, v7.4s, v0.4s
    fadd v7.4s, v2.4s, v3.4s
    fsub v2.4s, v2.4s, v3.4s
    ldr q28, [x12, #96]
    sub x12, x12, #128
    fadd v3.4s, v5.4s, v6.4s
    fsub v5.4s, v5.4s, v6.4s
    fadd v4.4s, v4.4s, v3.4s
    fadd v1.4s, v1.4s, v3.4s
    mov v6.16b, v5.16b
    mov v21.16b, v5.16b
    mov v22.16b, v3.16b
    fadd v4.4s, v4.4s, v20.4s
    fmla v6.4s, v0.4s, v25.s[0]
    fmla v3.4s, v20.4s, v25.s[2]
    fmla v21.4s, v0.4s, v26.s[0]
    fmla v22.4s, v20.4s, v26.s[2]
    fmla v5.4s, v0.4s, v27.s[0]
    fmla v1.4s, v20.4s, v27.s[2]
    fmla v6.4s, v2.4s, v25.s[1]
    fmla v3.4s, v7.4s, v25.s[3]
    fmla v21.4s, v2.4s, v26.s[1]
    fmla v22.4s, v7.4s, v26.s[3]
    fmla v5.4s, v2.4s, v27.s[1]
    fmla v1.4s, v7.4s, v27.s[3]
    fadd v0.4s, v4.4s, v7.4s
    fadd v2.4s, v6.4s, v17.4s
    fadd v3.4s, v3.4s, v18.4s
    fadd v4.4s, v21.4s, v19.4s
    fadd v0.4s, v0.4s, v16.4s
    fadd v6.4s, v22.4s, v23.4s
    fadd v5.4s, v5.4s, v24.4s
    fadd v1.4s, v1.4s, v28.4s
    cmp x0, #15
    bne .Lotherwise_1063
    zip1 v7.4s, v0.4s, v3.4s
    zip1 v16.4s, v2.4s, v4.4s
    zip2 v0.4s, v0.4s, v3.4s
    zip2 v2.4s, v2.4s, v4.4s
    zip1 v3.4s, v7.4s, v16.4s
    zip2 v4.4s, v7.4s, v16.4s
    zip1 v7.4s, v0.4s, v2.4s
    zip2 v0.4s, v0.4s, v2.4s
    str q3, [x10]
    str q4, [x4]
    str q7, [x7]
    str q0, [x8]
    b .Lend_1064
.Lotherwise_1063:
    tst x3, #1
    beq .Lotherwise_1065
    st1 {v0.s}[0], [x10]
    st1 {v0.s}[1], [x4]
    st1 {v0.s}[2], [x7]
    st1 {v0.s}[3], [x8]
.Lotherwise_1065:
    tst x3, #2
    beq .Lotherwise_1066
    add x0, x10, #4
    add x1, x4, #4
    add x2, x7, #4
    st1 {v2.s}[0], [x0]
    add x0, x8, #4
    st1 {v2.s}[1], [x1]
    st1 {v2.s}[2], [x2]
    st1 {v2.s}[3], [x0]
.Lotherwise_1066:
    tst x3, #4
    beq .Lotherwise_1067
    add x0, x10, #8
    add x1, x4, #8
    add x2, x7, #8
    st1 {v3.s}[0], [x0]
    add x0, x8, #8
    st1 {v3.s}[1], [x1]
    st1 {v3.s}[2], [x2]
    st1 {v3.s}[3], [x0]
.Lotherwise_1067:
    tst x3, #8
    beq .Lotherwise_1068
    add x0, x10, #12
    add x1, x4, #12
    add x2, x7, #12
    st1 {v4.s}[0], [x0]
    add x0, x8, #12
    st1 {v4.s}[1], [x1]
    st1 {v4.s}[2], [x2]
    st1 {v4.s}[3], [x0]
.Lotherwise_1068:
.Lend_1064:
    ubfx x0, x3, #4, #4
    cmp x0, #15
    bne .Lotherwise_1069
    zip1 v0.4s, v6.4s, v1.4s
    zip1 v2.4s, v5.4s, v1.4s
    zip2 v3.4s, v6.4s, v1.4s
    zip2 v1.4s, v5.4s, v1.4s
    zip1 v4.4s, v0.4s, v2.4s
    zip2 v0.4s, v0.4s, v2.4s
    zip1 v2.4s, v3.4s, v1.4s
    zip2 v1.4s, v3.4s, v1.4s
    str q4, [x10, #16]
    str q0, [x4, #16]
    str q2, [x7, #16]
    str q1, [x8, #16]
    b .Lend_1070
.Lotherwise_1069:
    tst x3, #16
    beq .Lotherwise_1071
    add x0, x10, #16
    add x1, x4, #16
    add x2, x7, #16
    st1 {v6.s}[0], [x0]
    add x0, x8, #16
    st1 {v6.s}[1], [x1]
    st1 {v6.s}[2], [x2]
    st1 {v6.s}[3], [x0]
.Lotherwise_1071:
    tst x3, #32
    beq .Lotherwise_1072
    add x0, x10, #20
    add x1, x4, #20
    add x2, x7, #20
    st1 {v5.s}[0], [x0]
    add x0, x8, #20
    st1 {v5.s}[1], [x1]
    st1 {v5.s}[2], [x2]
    st1 {v5.s}[3], [x0]
.Lotherwise_1072:
    tst x3, #64
    beq .Lotherwise_1073
    add x0, x10, #24
    add x1, x4, #24
    add x2, x7, #24
    st1 {v1.s}[0], [x0]
    add x0, x8, #24
    st1 {v1.s}[1], [x1]
    st1 {v1.s}[2], [x2]
    st1 {v1.s}[3], [x0]
.Lotherwise_1073:
    tst x3, #128
    beq .Lotherwise_1074
    add x0, x10, #28
    add x1, x4, #28
    add x2, x7, #28
    st1 {v1.s}[0], [x0]
    add x0, x8, #28
    st1 {v1.s}[1], [x1]
    st1 {v1.s}[2], [x2]
    st1 {v1.s}[3], [x0]
.Lotherwise_1074:
.Lend_1070:
.Lotherwise_1062:
    sub x9, x9, #1
    lsr x6, x6, #1
    add x10, x10, x5, lsl #2
    add x4, x4, x5, lsl #2
    add x7, x7, x5, lsl #2
    add x8, x8, x5, lsl #2
    add x12, x12, #240
    cbnz x9, .Lrepeat_1061
.Lend_1060:
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
.Lrepeat_1075:
    add x3, x11, x13
    add x4, x11, x13, lsl #1
    add x5, x11, x14
    ldr q0, [x11]
    ldr q1, [x3]
    ldr q2, [x4]
    add x3, x11, x13, lsl #2
    add x4, x11, x16
    ldr q3, [x5]
    ldr q4, [x3]
    add x3, x11, x14, lsl #1
    add x5, x11, x17
    ldr q5, [x4]
    ldr q6, [x3]
    add x3, x9, x13
    add x4, x9, x13, lsl #1
    ldr q7, [x5]
    adrp x5, .Lconstants_nnp_winograd_f7x7_3x3_by_2_output_with_bias_with_relu__aarch64_neon
    ldr q16, [x5, :lo12:.Lconstants_nnp_winograd_f7x7_3x3_by_2_output_with_bias_with_relu__aarch64_neon]
    add x5, x9, x14
    add x6, x9, x13, lsl #2
    adrp x7, .Lconstants_nnp_winograd_f7x7_3x3_by_2_output_with_bias_with_relu__aarch64_neon+16
    ldr q17, [x7, :lo12:.Lconstants_nnp_winograd_f7x7_3x3_by_2_output_with_bias_with_relu__aarch64_neon+16]
    adrp x7, .Lconstants_nnp_winograd_f7x7_3x3_by_2_output_with_bias_with_relu__aarch64_neon+32
    ldr q18, [x7, :lo12:.Lconstants_nnp_winograd_f7x7_3x3_by_2_output_with_bias_with_relu__aarch64_neon+32]
    add x7, x9, x16
    add x19, x9, x14, lsl #1
    fadd v19.4s, v1.4s, v2.4s
    fsub v27.4s, v1.4s, v2.4s
    ldr q28, [x9]
    ldr q1, [x3]
    fadd v2.4s, v3.4s, v4.4s
    fsub v3.4s, v3.4s, v4.4s
    ldr q4, [x4]
    ldr q20, [x5]
    ldr q21, [x6]
    ldr q29, [x7]
    sub x2, x2, #1
    add x11, x11, x0, lsl #2
    fadd v0.4s, v0.4s, v19.4s
    fadd v5.4s, v5.4s, v19.4s
    ldr q22, [x19]
    add x9, x9, x0, lsl #2
    mov v23.16b, v27.16b
    mov v24.16b, v27.16b
    mov v25.16b, v19.16b
    fadd v26.4s, v6.4s, v7.4s
    fsub v6.4s, v6.4s, v7.4s
    fadd v0.4s, v0.4s, v2.4s
    fmla v23.4s, v3.4s, v16.s[0]
    fmla v19.4s, v2.4s, v16.s[2]
    fmla v24.4s, v3.4s, v17.s[0]
    fmla v25.4s, v2.4s, v17.s[2]
    fmla v27.4s, v3.4s, v18.s[0]
    fmla v5.4s, v2.4s, v18.s[2]
    fmla v23.4s, v6.4s, v16.s[1]
    fmla v19.4s, v26.4s, v16.s[3]
    fmla v24.4s, v6.4s, v17.s[1]
    fmla v25.4s, v26.4s, v17.s[3]
    fmla v27.4s, v6.4s, v18.s[1]
    fmla v5.4s, v26.4s, v18.s[3]
    fadd v0.4s, v0.4s, v26.4s
    fadd v1.4s, v23.4s, v1.4s
    fadd v2.4s, v19.4s, v4.4s
    fadd v3.4s, v24.4s, v20.4s
    fadd v0.4s, v0.4s, v28.4s
    fadd v4.4s, v25.4s, v21.4s
    fadd v6.4s, v27.4s, v29.4s
    fadd v5.4s, v5.4s, v22.4s
    str q1, [x1, #240]
    str q2, [x1, #480]
    str q3, [x1, #720]
    str q0, [x1]
    str q4, [x1, #960]
    str q6, [x1, #1200]
    str q5, [x1, #1440]
    add x1, x1, #16
    cbnz x2, .Lrepeat_1075
    ldr x0, [x8]
    ldr w3, [x8, #20]
    ldr x5, [x8, #8]
    ldr w6, [x8, #16]
    lsl x0, x0, #2
    add x4, x10, x0
    add x7, x4, x0
    add x8, x7, x0
    cmp x3, #127
    bne .Lotherwise_1076
    mov w0, #7
.Lrepeat_1077:
    tst x6, #1
    beq .Lotherwise_1078
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
    fadd v5.4s, v5.4s, v16.4s
    ld1 {v16.4s, v17.4s, v18.4s, v19.4s}, [x12]
    ldp q23, q22, [x12, #64]
    fadd v29.4s, v7.4s, v0.4s
    fsub v0.4s, v7.4s, v0.4s
    fadd v7.4s, v2.4s, v3.4s
    fsub v2.4s, v2.4s, v3.4s
    ldr q26, [x12, #96]
    sub x12, x12, #128
    fadd v3.4s, v5.4s, v6.4s
    fsub v28.4s, v5.4s, v6.4s
    fadd v4.4s, v4.4s, v3.4s
    mov v5.16b, v28.16b
    mov v6.16b, v3.16b
    mov v20.16b, v28.16b
    fmla v5.4s, v0.4s, v27.s[0]
    fadd v30.4s, v1.4s, v3.4s
    fadd v1.4s, v4.4s, v29.4s
    fmla v6.4s, v29.4s, v27.s[2]
    fmla v20.4s, v0.4s, v24.s[0]
    fmla v5.4s, v2.4s, v27.s[1]
    fmla v6.4s, v7.4s, v27.s[3]
    fmla v20.4s, v2.4s, v24.s[1]
    fadd v1.4s, v1.4s, v7.4s
    fmla v3.4s, v29.4s, v24.s[2]
    fmla v28.4s, v0.4s, v25.s[0]
    fmla v30.4s, v29.4s, v25.s[2]
    fadd v0.4s, v5.4s, v17.4s
    fmla v3.4s, v7.4s, v24.s[3]
    fmla v28.4s, v2.4s, v25.s[1]
    fmla v30.4s, v7.4s, v25.s[3]
    fadd v1.4s, v1.4s, v16.4s
    fadd v2.4s, v6.4s, v18.4s
    fadd v4.4s, v20.4s, v19.4s
    fmax v0.4s, v21.4s, v0.4s
    fmax v1.4s, v21.4s, v1.4s
    fadd v3.4s, v3.4s, v23.4s
    fmax v2.4s, v21.4s, v2.4s
    fmax v4.4s, v21.4s, v4.4s
    fadd v5.4s, v28.4s, v22.4s
    fadd v6.4s, v30.4s, v26.4s
    fmax v3.4s, v21.4s, v3.4s
    zip1 v7.4s, v1.4s, v2.4s
    zip1 v16.4s, v0.4s, v4.4s
    fmax v5.4s, v21.4s, v5.4s
    fmax v6.4s, v21.4s, v6.4s
    zip2 v1.4s, v1.4s, v2.4s
    zip2 v0.4s, v0.4s, v4.4s
    zip1 v2.4s, v7.4s, v16.4s
    zip2 v7.4s, v7.4s, v16.4s
    zip1 v16.4s, v1.4s, v0.4s
    zip1 v17.4s, v4.4s, v5.4s
    str q2, [x10]
    zip1 v2.4s, v3.4s, v6.4s
    zip2 v0.4s, v1.4s, v0.4s
    str q7, [x4]
    zip2 v1.4s, v4.4s, v5.4s
    zip2 v3.4s, v3.4s, v6.4s
    str q16, [x7]
    zip1 v4.4s, v17.4s, v2.4s
    zip2 v2.4s, v17.4s, v2.4s
    str q0, [x8]
    zip1 v0.4s, v1.4s, v3.4s
    zip2 v1.4s, v1.4s, v3.4s
    str q4, [x10, #12]
    str q2, [x4, #12]
    str q0, [x7, #12]
    str q1, [x8, #12]
.Lotherwise_1078:
    sub x0, x0, #1
    lsr x6, x6, #1
    add x10, x10, x5, lsl #2
    add x4, x4, x5, lsl #2
    add x7, x7, x5, lsl #2
    add x8, x8, x5, lsl #2
    add x12, x12, #240
    cbnz x0, .Lrepeat_1077
    b .Lend_1079
.Lotherwise_1076:
    mov w9, #7
.Lrepeat_1080:
    tst x6, #1
    beq .Lotherwise_1081
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
    fadd v5.4s, v5.4s, v16.4s
    ld1 {v16.4s, v17.4s, v18.4s, v19.4s}, [x12]
    ldp q23, q28, [x12, #64]
    fadd v20.4s, v7.4s, v0.4s
    fsub v0.4s, v7.4s, v0.4s
    fadd v7.4s, v2.4s, v3.4s
    fsub v2.4s, v2.4s, v3.4s
    ldr q29, [x12, #96]
    sub x12, x12, #128
    fadd v3.4s, v5.4s, v6.4s
    fsub v5.4s, v5.4s, v6.4s
    fadd v4.4s, v4.4s, v3.4s
    fadd v1.4s, v1.4s, v3.4s
    mov v6.16b, v5.16b
    mov v21.16b, v5.16b
    mov v22.16b, v3.16b
    fadd v4.4s, v4.4s, v20.4s
    fmla v6.4s, v0.4s, v24.s[0]
    fmla v3.4s, v20.4s, v24.s[2]
    fmla v21.4s, v0.4s, v25.s[0]
    fmla v22.4s, v20.4s, v25.s[2]
    fmla v5.4s, v0.4s, v27.s[0]
    fmla v1.4s, v20.4s, v27.s[2]
    fmla v6.4s, v2.4s, v24.s[1]
    fmla v3.4s, v7.4s, v24.s[3]
    fmla v21.4s, v2.4s, v25.s[1]
    fmla v22.4s, v7.4s, v25.s[3]
    fmla v5.4s, v2.4s, v27.s[1]
    fmla v1.4s, v7.4s, v27.s[3]
    fadd v0.4s, v4.4s, v7.4s
    fadd v2.4s, v6.4s, v17.4s
    fadd v3.4s, v3.4s, v18.4s
    fadd v4.4s, v21.4s, v19.4s
    fadd v0.4s, v0.4s, v16.4s
    fadd v6.4s, v22.4s, v23.4s
    fadd v5.4s, v5.4s, v28.4s
    fadd v1.4s, v1.4s, v29.4s
    fmax v2.4s, v26.4s, v2.4s
    fmax v3.4s, v26.4s, v3.4s
    fmax v0.4s, v26.4s, v0.4s
    fmax v4.4s, v26.4s, v4.4s
    fmax v6.4s, v26.4s, v6.4s
    fmax v5.4s, v26.4s, v5.4s
    fmax v1.4s, v26.4s, v1.4s
    cmp x0, #15
    bne .Lotherwise_1082
    zip1 v7.4s, v0.4s, v3.4s
    zip1 v16.4s, v2.4s, v4.4s
    zip2 v0.4s, v0.4s, v3.4s
    zip2 v2.4s, v2.4s, v4.4s
    zip1 v3.4s, v7.4s, v16.4s
    zip2 v4.4s, v7.4s, v16.4s
    zip1 v7.4s, v0.4s, v2.4s
    zip2 v0.4s, v0.4s, v2.4s
    str q3, [x10]
    str q4, [x4]
    str q7, [x7]
    str q0, [x8]
    b .Lend_1083
.Lotherwise_1082:
    tst x3, #1
    beq .Lotherwise_1084
    st1 {v0.s}[0], [x10]
    st1 {v0.s}[1], [x4]
    st1 {v0.s}[2], [x7]
    st1 {v0.s}[3], [x8]
.Lotherwise_1084:
    tst x3, #2
    beq .Lotherwise_1085
    add x0, x10, #4
    add x1, x4, #4
    add x2, x7, #4
    st1 {v2.s}[0], [x0]
    add x0, x8, #4
    st1 {v2.s}[1], [x1]
    st1 {v2.s}[2], [x2]
    st1 {v2.s}[3], [x0]
.Lotherwise_1085:
    tst x3, #4
    beq .Lotherwise_1086
    add x0, x10, #8
    add x1, x4, #8
    add x2, x7, #8
    st1 {v3.s}[0], [x0]
    add x0, x8, #8
    st1 {v3.s}[1], [x1]
    st1 {v3.s}[2], [x2]
    st1 {v3.s}[3], [x0]
.Lotherwise_1086:
    tst x3, #8
    beq .Lotherwise_1087
    add x0, x10, #12
    add x1, x4, #12
    add x2, x7, #12
    st1 {v4.s}[0], [x0]
    add x0, x8, #12
    st1 {v4.s}[1], [x1]
    st1 {v4.s}[2], [x2]
    st1 {v4.s}[3], [x0]
.Lotherwise_1087:
.Lend_1083:
    ubfx x0, x3, #4, #4
    cmp x0, #15
    bne .Lotherwise_1088
    zip1 v0.4s, v6.4s, v1.4s
    zip1 v2.4s, v5.4s, v1.4s
    zip2 v3.4s, v6.4s, v1.4s
    zip2 v1.4s, v5.4s, v1.4s
    zip1 v4.4s, v0.4s, v2.4s
    zip2 v0.4s, v0.4s, v2.4s
    zip1 v2.4s, v3.4s, v1.4s
    zip2 v1.4s, v3.4s, v1.4s
    str q4, [x10, #16]
    str q0, [x4, #16]
    str q2, [x7, #16]
    str q1, [x8, #16]
    b .Lend_1089
.Lotherwise_1088:
    tst x3, #16
    beq .Lotherwise_1090
    add x0, x10, #16
    add x1, x4, #16
    add x2, x7, #16
    st1 {v6.s}[0], [x0]
    add x0, x8, #16
    st1 {v6.s}[1], [x1]
    st1 {v6.s}[2], [x2]
    st1 {v6.s}[3], [x0]
.Lotherwise_1090:
    tst x3, #32
    beq .Lotherwise_1091
    add x0, x10, #20
    add x1, x4, #20
    add x2, x7, #20
    st1 {v5.s}[0], [x0]
    add x0, x8, #20
    st1 {v5.s}[1], [x1]
    st1 {v5.s}[2], [x2]
    st1 {v5.s}[3], [x0]
.Lotherwise_1091:
    tst x3, #64
    beq .Lotherwise_1092
    add x0, x10, #24
    add x1, x4, #24
    add x2, x7, #24
    st1 {v1.s}[0], [x0]
    add x0, x8, #24
    st1 {v1.s}[1], [x1]
    st1 {v1.s}[2], [x2]
    st1 {v1.s}[3], [x0]
.Lotherwise_1092:
    tst x3, #128
    beq .Lotherwise_1093
    add x0, x10, #28
    add x1, x4, #28
    add x2, x7, #28
    st1 {v1.s}[0], [x0]
    add x0, x8, #28
    st1 {v1.s}[1], [x1]
    st1 {v1.s}[2], [x2]
    st1 {v1.s}[3], [x0]
.Lotherwise_1093:
.Lend_1089:
.Lotherwise_1081:
    sub x9, x9, #1
    lsr x6, x6, #1
    add x10, x10, x5, lsl #2
    add x4, x4, x5, lsl #2
    add x7, x7, x5, lsl #2
    add x8, x8, x5, lsl #2
    add x12, x12, #240
    cbnz x9, .Lrepeat_1080
.Lend_1079:
    ldr x19, [sp, #0]
    add sp, sp, #16
    ret
    .size nnp_winograd_f7x7_3x3_by_2_output_with_bias_with_relu__aarch64_neon, . - nnp_winograd_f7x7_3x3_by_2_output_with_bias_with_relu__aarch64_neon

.section .rodata
    .p2align 4
.Lconstants_nnp_winograd_f5x5_3x3_by_2_input__aarch64_neon:
    .long 0x3f610000, 0x40290000, 0x3ec80000, 0x3fc00000
    .long 0x40100000, 0x3f200000, 0x00000000, 0x00000000

    .text
    .p2align 4
    .globl nnp_winograd_f5x5_3x3_by_2_input__aarch64_neon
    .type nnp_winograd_f5x5_3x3_by_2_input__aarch64_neon, %function
nnp_winograd_f5x5_3x3_by_2_input__aarch64_neon:
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
    bne .Lotherwise_1094
    mov x0, x4
    mov w1, #11
.Lrepeat_1095:
    tst x10, #1
    beq .Lotherwise_1096
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
    zip2 v0.4s, v4.4s, v16.4s
    zip2 v1.4s, v6.4s, v18.4s
    zip1 v28.4s, v5.4s, v17.4s
    zip2 v2.4s, v5.4s, v17.4s
    zip1 v3.4s, v7.4s, v19.4s
    zip2 v5.4s, v7.4s, v19.4s
    zip1 v7.4s, v0.4s, v1.4s
    zip2 v17.4s, v25.4s, v26.4s
    zip1 v19.4s, v28.4s, v3.4s
    zip1 v20.4s, v2.4s, v5.4s
    mov v21.16b, v27.16b
    zip1 v4.4s, v4.4s, v16.4s
    zip1 v6.4s, v6.4s, v18.4s
    mov v16.16b, v27.16b
    fmls v21.4s, v19.4s, v23.s[2]
    mov v18.16b, v20.16b
    fmla v17.4s, v7.4s, v23.s[0]
    fmls v27.4s, v19.4s, v24.s[0]
    zip1 v22.4s, v4.4s, v6.4s
    fmls v18.4s, v7.4s, v23.s[2]
    fmls v17.4s, v20.4s, v23.s[1]
    fmls v20.4s, v7.4s, v24.s[0]
    fmla v16.4s, v22.4s, v23.s[0]
    mov v7.16b, v21.16b
    mov v22.16b, v27.16b
    zip2 v4.4s, v4.4s, v6.4s
    fmls v16.4s, v19.4s, v23.s[1]
    fmla v7.4s, v18.4s, v23.s[3]
    fmls v21.4s, v18.4s, v23.s[3]
    fmla v22.4s, v20.4s, v24.s[1]
    str q4, [x0, #96]
    str q17, [x0, #48]
    fmls v27.4s, v20.4s, v24.s[1]
    zip2 v0.4s, v0.4s, v1.4s
    zip2 v1.4s, v28.4s, v3.4s
    zip2 v2.4s, v2.4s, v5.4s
    zip1 v3.4s, v25.4s, v26.4s
    str q0, [x0, #112]
    str q16, [x0]
    str q1, [x0, #128]
    str q2, [x0, #144]
    str q3, [x0, #160]
    str q7, [x0, #16]
    str q21, [x0, #32]
    str q22, [x0, #64]
    str q27, [x0, #80]
    b .Lend_1097
.Lotherwise_1096:
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
.Lend_1097:
    sub x1, x1, #1
    lsr x10, x10, #1
    add x7, x7, x9, lsl #2
    add x3, x3, x9, lsl #2
    add x11, x11, x9, lsl #2
    add x12, x12, x9, lsl #2
    add x0, x0, #176
    cbnz x1, .Lrepeat_1095
    b .Lend_1098
.Lotherwise_1094:
    mov x13, x4
    mov w14, #11
.Lrepeat_1099:
    tst x10, #1
    beq .Lotherwise_1100
    ubfx x0, x5, #0, #4
    cmp x0, #15
    bne .Lotherwise_1101
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
    b .Lend_1102
.Lotherwise_1101:
    movi v3.4s, #0
    tst x5, #1
    beq .Lotherwise_1103
    ld1 {v3.s}[0], [x7]
    ld1 {v3.s}[1], [x3]
    ld1 {v3.s}[2], [x11]
    ld1 {v3.s}[3], [x12]
.Lotherwise_1103:
    movi v2.4s, #0
    tst x5, #2
    beq .Lotherwise_1104
    add x0, x7, #4
    add x1, x3, #4
    add x2, x11, #4
    ld1 {v2.s}[0], [x0]
    add x0, x12, #4
    ld1 {v2.s}[1], [x1]
    ld1 {v2.s}[2], [x2]
    ld1 {v2.s}[3], [x0]
.Lotherwise_1104:
    movi v4.4s, #0
    tst x5, #4
    beq .Lotherwise_1105
    add x0, x7, #8
    add x1, x3, #8
    add x2, x11, #8
    ld1 {v4.s}[0], [x0]
    add x0, x12, #8
    ld1 {v4.s}[1], [x1]
    ld1 {v4.s}[2], [x2]
    ld1 {v4.s}[3], [x0]
.Lotherwise_1105:
    movi v0.4s, #0
    tst x5, #8
    beq .Lotherwise_1106
    add x0, x7, #12
    add x1, x3, #12
    add x2, x11, #12
    ld1 {v0.s}[0], [x0]
    add x0, x12, #12
    ld1 {v0.s}[1], [x1]
    ld1 {v0.s}[2], [x2]
    ld1 {v0.s}[3], [x0]
.Lotherwise_1106:
.Lend_1102:
    ubfx x0, x5, #4, #4
    str q2, [x13, #96]
    str q0, [x13, #112]
    cmp x0, #15
    bne .Lotherwise_1107
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
    b .Lend_1108
.Lotherwise_1107:
    movi v5.4s, #0
    tst x5, #16
    beq .Lotherwise_1109
    add x0, x7, #16
    add x1, x3, #16
    add x2, x11, #16
    ld1 {v5.s}[0], [x0]
    add x0, x12, #16
    ld1 {v5.s}[1], [x1]
    ld1 {v5.s}[2], [x2]
    ld1 {v5.s}[3], [x0]
.Lotherwise_1109:
    movi v2.4s, #0
    tst x5, #32
    beq .Lotherwise_1110
    add x0, x7, #20
    add x1, x3, #20
    add x2, x11, #20
    ld1 {v2.s}[0], [x0]
    add x0, x12, #20
    ld1 {v2.s}[1], [x1]
    ld1 {v2.s}[2], [x2]
    ld1 {v2.s}[3], [x0]
.Lotherwise_1110:
    movi v6.4s, #0
    tst x5, #64
    beq .Lotherwise_1111
    add x0, x7, #24
    add x1, x3, #24
    add x2, x11, #24
    ld1 {v6.s}[0], [x0]
    add x0, x12, #24
    ld1 {v6.s}[1], [x1]
    ld1 {v6.s}[2], [x2]
    ld1 {v6.s}[3], [x0]
.Lotherwise_1111:
    movi v0.4s, #0
    tst x5, #128
    beq .Lotherwise_1112
    add x0, x7, #28
    add x1, x3, #28
    add x2, x11, #28
    ld1 {v0.s}[0], [x0]
    add x0, x12, #28
    ld1 {v0.s}[1], [x1]
    ld1 {v0.s}[2], [x2]
    ld1 {v0.s}[3], [x0]
.Lotherwise_1112:
.Lend_1108:
    str q2, [x13, #128]
    str q0, [x13, #144]
    movi v0.4s, #0
    tst x5, #256
    beq .Lotherwise_1113
    add x0, x7, #32
    add x1, x3, #32
    add x2, x11, #32
    ld1 {v0.s}[0], [x0]
    add x0, x12, #32
    ld1 {v0.s}[1], [x1]
    ld1 {v0.s}[2], [x2]
    ld1 {v0.s}[3], [x0]
.Lotherwise_1113:
    movi v1.4s, #0
    tst x5, #512
    beq .Lotherwise_1114
    add x0, x7, #36
    add x1, x3, #36
    add x2, x11, #36
    ld1 {v1.s}[0], [x0]
    add x0, x12, #36
    ld1 {v1.s}[1], [x1]
    ld1 {v1.s}[2], [x2]
    ld1 {v1.s}[3], [x0]
.Lotherwise_1114:
    movi v2.4s, #0
    tst x5, #1024
    beq .Lotherwise_1115
    add x0, x7, #40
    add x1, x3, #40
    add x2, x11, #40
    ld1 {v2.s}[0], [x0]
    add x0, x12, #40
    ld1 {v2.s}[1], [x1]
    ld1 {v2.s}[2], [x2]
    ld1 {v2.s}[3], [x0]
.Lotherwise_1115:
    adrp x0, .Lconstants_nnp_winograd_f5x5_3x3_by_2_input__aarch64_neon
    ldr q7, [x0, :lo12:.Lconstants_nnp_winograd_f5x5_3x3_by_2_input__aarch64_neon]
    adrp x0, .Lconstants_nnp_winograd_f5x5_3x3_by_2_input__aarch64_neon+16
    ldr q16, [x0, :lo12:.Lconstants_nnp_winograd_f5x5_3x3_by_2_input__aarch64_neon+16]
    mov v17.16b, v0.16b
    mov v18.16b, v0.16b
    mov v19.16b, v6.16b
    str q1, [x13, #160]
    fmls v17.4s, v5.4s, v7.s[2]
    fmla v2.4s, v4.4s, v7.s[0]
    fmls v0.4s, v5.4s, v16.s[0]
    fmls v19.4s, v4.4s, v7.s[2]
    fmls v2.4s, v6.4s, v7.s[1]
    fmls v6.4s, v4.4s, v16.s[0]
    fmla v18.4s, v3.4s, v7.s[0]
    mov v1.16b, v17.16b
    mov v3.16b, v0.16b
    fmls v18.4s, v5.4s, v7.s[1]
    fmla v1.4s, v19.4s, v7.s[3]
    fmls v17.4s, v19.4s, v7.s[3]
    str q2, [x13, #48]
    fmla v3.4s, v6.4s, v16.s[1]
    fmls v0.4s, v6.4s, v16.s[1]
    str q18, [x13]
    str q1, [x13, #16]
    str q17, [x13, #32]
    str q3, [x13, #64]
    str q0, [x13, #80]
    b .Lend_1116
.Lotherwise_1100:
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
.Lend_1116:
    sub x14, x14, #1
    lsr x10, x10, #1
    add x7, x7, x9, lsl #2
    add x3, x3, x9, lsl #2
    add x11, x11, x9, lsl #2
    add x12, x12, x9, lsl #2
    add x13, x13, #176
    cbnz x14, .Lrepeat_1099
.Lend_1098:
    lsl x0, x8, #2
    mov w1, #11
    add x2, x0, x0, lsl #1
    add x3, x6, x0, lsl #3
    mul x1, x8, x1
    add x5, x2, x0, lsl #1
    mov w7, #11
    add x8, x5, x0, lsl #1
.Lrepeat_1117:
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
    ldr q5, [x4]
    add x13, x6, x0
    add x14, x6, x0, lsl #1
    ldr q6, [x4, #1760]
    adrp x15, .Lconstants_nnp_winograd_f5x5_3x3_by_2_input__aarch64_neon+16
    ldr q7, [x15, :lo12:.Lconstants_nnp_winograd_f5x5_3x3_by_2_input__aarch64_neon+16]
    add x15, x6, x2
    add x16, x6, x0, lsl #2
    ldr q16, [x4, #176]
    ldr q17, [x4, #528]
    add x17, x6, x5
    sub x7, x7, #1
    mov v18.16b, v0.16b
    ldr q19, [x4, #880]
    mov v20.16b, v0.16b
    ldr q21, [x4, #1232]
    mov v22.16b, v2.16b
    ldr q23, [x4, #1584]
    add x4, x4, #16
    fmls v18.4s, v1.4s, v3.s[2]
    fmla v20.4s, v5.4s, v3.s[0]
    fmls v22.4s, v4.4s, v3.s[2]
    fmla v6.4s, v4.4s, v3.s[0]
    fmls v0.4s, v1.4s, v7.s[0]
    str q16, [x9]
    fmls v20.4s, v1.4s, v3.s[1]
    str q17, [x10]
    fmls v6.4s, v2.4s, v3.s[1]
    fmls v2.4s, v4.4s, v7.s[0]
    mov v1.16b, v18.16b
    str q19, [x3]
    add x3, x3, x1, lsl #2
    str q21, [x11]
    fmls v18.4s, v22.4s, v3.s[3]
    fmla v1.4s, v22.4s, v3.s[3]
    mov v3.16b, v0.16b
    str q23, [x12]
    str q20, [x6]
    fmls v0.4s, v2.4s, v7.s[1]
    add x6, x6, x1, lsl #2
    fmla v3.4s, v2.4s, v7.s[1]
    str q1, [x13]
    str q18, [x14]
    str q6, [x15]
    str q3, [x16]
    str q0, [x17]
    cbnz x7, .Lrepeat_1117
    ret
    .size nnp_winograd_f5x5_3x3_by_2_input__aarch64_neon, . - nnp_winograd_f5x5_3x3_by_2_input__aarch64_neon

.section .rodata
    .p2align 4
.Lconstants_nnp_winograd_f5x5_3x3_by_2_kernel__aarch64_neon:
    .long 0x3f91a2b4, 0x3df4c401, 0x3e379301, 0xbf303b34
    .long 0x3edc4a01, 0x00000000, 0x00000000, 0x00000000

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
.Lrepeat_1118:
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
    cbnz x8, .Lrepeat_1118
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
.Lrepeat_1119:
    ldp q0, q1, [x4]
    adrp x11, .Lconstants_nnp_winograd_f5x5_3x3_by_2_kernel__aarch64_neon
    ldr q6, [x11, :lo12:.Lconstants_nnp_winograd_f5x5_3x3_by_2_kernel__aarch64_neon]
    mov x11, x6
    mov w12, #7
    ldr q2, [x4, #32]
    adrp x13, .Lconstants_nnp_winograd_f5x5_3x3_by_2_kernel__aarch64_neon+16
    ldr q7, [x13, :lo12:.Lconstants_nnp_winograd_f5x5_3x3_by_2_kernel__aarch64_neon+16]
    fmul v3.4s, v0.4s, v6.s[1]
    fmul v4.4s, v0.4s, v6.s[3]
    str q1, [x6, #96]
    fmul v0.4s, v0.4s, v6.s[0]
    str q2, [x6, #48]
    mov v1.16b, v3.16b
    mov v5.16b, v4.16b
    fmls v3.4s, v2.4s, v6.s[2]
    fmla v4.4s, v2.4s, v7.s[0]
    str q0, [x6]
    fmla v1.4s, v2.4s, v6.s[2]
    fmls v5.4s, v2.4s, v7.s[0]
    str q3, [x6, #32]
    str q4, [x6, #80]
    str q1, [x6, #16]
    str q5, [x6, #64]
    ldp q0, q1, [x4, #48]
    ldr q2, [x4, #80]
    fmul v3.4s, v0.4s, v6.s[1]
    fmul v4.4s, v0.4s, v6.s[3]
    str q2, [x6, #160]
    str q1, [x6, #208]
    fmul v0.4s, v0.4s, v6.s[0]
    mov v1.16b, v3.16b
    mov v5.16b, v4.16b
    fmls v3.4s, v2.4s, v6.s[2]
    fmla v4.4s, v2.4s, v7.s[0]
    str q0, [x6, #112]
    fmla v1.4s, v2.4s, v6.s[2]
    fmls v5.4s, v2.4s, v7.s[0]
    str q3, [x6, #144]
    str q4, [x6, #192]
    str q1, [x6, #128]
    str q5, [x6, #176]
    ldp q0, q1, [x4, #96]
    ldr q2, [x4, #128]
    fmul v3.4s, v0.4s, v6.s[1]
    fmul v4.4s, v0.4s, v6.s[3]
    str q2, [x6, #272]
    str q1, [x6, #320]
    fmul v0.4s, v0.4s, v6.s[0]
    mov v1.16b, v3.16b
    mov v5.16b, v4.16b
    fmls v3.4s, v2.4s, v6.s[2]
    fmla v4.4s, v2.4s, v7.s[0]
    str q0, [x6, #224]
    fmla v1.4s, v2.4s, v6.s[2]
    fmls v5.4s, v2.4s, v7.s[0]
    str q3, [x6, #256]
    str q4, [x6, #304]
    str q1, [x6, #240]
    str q5, [x6, #288]
.Lrepeat_1120:
    ldr q0, [x11]
    ldr q1, [x11, #224]
    sub x12, x12, #1
    ldr q2, [x11, #112]
    add x11, x11, #16
    fmul v3.4s, v0.4s, v6.s[1]
    fmul v4.4s, v0.4s, v6.s[3]
    fmul v0.4s, v0.4s, v6.s[0]
    mov v5.16b, v3.16b
    fmls v3.4s, v1.4s, v6.s[2]
    mov v16.16b, v4.16b
    str q0, [x2]
    fmla v4.4s, v1.4s, v7.s[0]
    add x2, x2, x1, lsl #2
    fmla v5.4s, v1.4s, v6.s[2]
    fmls v16.4s, v1.4s, v7.s[0]
    str q5, [x5]
    add x5, x5, x1, lsl #2
    str q3, [x3]
    add x3, x3, x1, lsl #2
    str q1, [x8]
    add x8, x8, x1, lsl #2
    str q16, [x9]
    add x9, x9, x1, lsl #2
    str q4, [x10]
    add x10, x10, x1, lsl #2
    str q2, [x0]
    add x0, x0, x1, lsl #2
    cbnz x12, .Lrepeat_1120
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
    cbnz x7, .Lrepeat_1119
    ret
    .size nnp_winograd_f5x5_3x3_by_2_kernel__aarch64_neon, . - nnp_winograd_f5x5_3x3_by_2_kernel__aarch64_neon

.section .rodata
    .p2align 4
.Lconstants_nnp_winograd_f5x5_3x3_by_2_output_with_bias__aarch64_neon:
    .long 0x3fc00000, 0x3f200000, 0x40100000, 0x3ec80000
    .long 0x40580000, 0x3e7a0000, 0x40a20000, 0x3e1c4000

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
.Lrepeat_1121:
    add x9, x0, x16
    add x10, x0, x16, lsl #1
    add x11, x0, x16, lsl #2
    adrp x12, .Lconstants_nnp_winograd_f5x5_3x3_by_2_output_with_bias__aarch64_neon
    ldr q0, [x12, :lo12:.Lconstants_nnp_winograd_f5x5_3x3_by_2_output_with_bias__aarch64_neon]
    ldr q1, [x9]
    ldr q2, [x10]
    add x9, x0, x2
    add x10, x0, x6
    ldr q3, [x11]
    ldr q4, [x9]
    add x9, x0, x6, lsl #1
    add x11, x0, x7
    adrp x12, .Lconstants_nnp_winograd_f5x5_3x3_by_2_output_with_bias__aarch64_neon+16
    ldr q5, [x12, :lo12:.Lconstants_nnp_winograd_f5x5_3x3_by_2_output_with_bias__aarch64_neon+16]
    ldr q6, [x0]
    add x12, x4, x16
    add x13, x4, x16, lsl #1
    ldr q7, [x10]
    ldr q16, [x9]
    sub x8, x8, #1
    add x0, x0, x1, lsl #2
    ldr q17, [x11]
    ldr q18, [x4]
    add x4, x4, x1, lsl #2
    fadd v19.4s, v1.4s, v2.4s
    fsub v1.4s, v1.4s, v2.4s
    ldr q2, [x12]
    ldr q20, [x13]
    fadd v21.4s, v3.4s, v4.4s
    fsub v3.4s, v3.4s, v4.4s
    fmul v4.4s, v1.4s, v0.s[0]
    fmul v22.4s, v19.4s, v0.s[2]
    fmul v1.4s, v1.4s, v5.s[0]
    fadd v6.4s, v6.4s, v19.4s
    fmla v7.4s, v19.4s, v5.s[2]
    fmla v4.4s, v3.4s, v0.s[1]
    fmla v22.4s, v21.4s, v0.s[3]
    fmla v1.4s, v3.4s, v5.s[1]
    fmla v7.4s, v21.4s, v5.s[3]
    fadd v0.4s, v6.4s, v21.4s
    fadd v3.4s, v4.4s, v17.4s
    fadd v4.4s, v22.4s, v18.4s
    fadd v0.4s, v0.4s, v16.4s
    fadd v1.4s, v1.4s, v2.4s
    fadd v2.4s, v7.4s, v20.4s
    str q3, [x5, #176]
    str q4, [x5, #352]
    str q0, [x5]
    str q1, [x5, #528]
    str q2, [x5, #704]
    add x5, x5, #16
    cbnz x8, .Lrepeat_1121
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
    bne .Lotherwise_1122
    mov w0, #5
.Lrepeat_1123:
    tst x7, #1
    beq .Lotherwise_1124
    ld1 {v0.4s, v1.4s, v2.4s, v3.4s}, [x15], #64
    adrp x1, .Lconstants_nnp_winograd_f5x5_3x3_by_2_output_with_bias__aarch64_neon
    ldr q16, [x1, :lo12:.Lconstants_nnp_winograd_f5x5_3x3_by_2_output_with_bias__aarch64_neon]
    ld1 {v4.4s, v5.4s, v6.4s, v7.4s}, [x15]
    adrp x1, .Lconstants_nnp_winograd_f5x5_3x3_by_2_output_with_bias__aarch64_neon+16
    ldr q17, [x1, :lo12:.Lconstants_nnp_winograd_f5x5_3x3_by_2_output_with_bias__aarch64_neon+16]
    ldp q18, q19, [x15, #64]
    ldr q20, [x14]
    fadd v21.4s, v1.4s, v2.4s
    fsub v1.4s, v1.4s, v2.4s
    ldr q2, [x15, #96]
    sub x15, x15, #64
    fadd v22.4s, v4.4s, v5.4s
    fsub v4.4s, v4.4s, v5.4s
    fmul v5.4s, v1.4s, v16.s[0]
    fmul v23.4s, v21.4s, v16.s[2]
    fmul v1.4s, v1.4s, v17.s[0]
    fadd v0.4s, v0.4s, v21.4s
    fmla v3.4s, v21.4s, v17.s[2]
    fmla v5.4s, v4.4s, v16.s[1]
    fmla v23.4s, v22.4s, v16.s[3]
    fmla v1.4s, v4.4s, v17.s[1]
    fadd v0.4s, v0.4s, v22.4s
    fmla v3.4s, v22.4s, v17.s[3]
    fadd v0.4s, v0.4s, v6.4s
    fadd v4.4s, v5.4s, v7.4s
    fadd v5.4s, v23.4s, v18.4s
    fadd v1.4s, v1.4s, v19.4s
    fadd v2.4s, v3.4s, v2.4s
    fadd v0.4s, v0.4s, v20.4s
    fadd v3.4s, v4.4s, v20.4s
    fadd v4.4s, v5.4s, v20.4s
    fadd v1.4s, v1.4s, v20.4s
    fadd v2.4s, v2.4s, v20.4s
    zip1 v5.4s, v0.4s, v4.4s
    zip1 v6.4s, v3.4s, v1.4s
    zip2 v0.4s, v0.4s, v4.4s
    zip2 v7.4s, v3.4s, v1.4s
    zip1 v16.4s, v5.4s, v6.4s
    zip2 v5.4s, v5.4s, v6.4s
    zip1 v6.4s, v0.4s, v7.4s
    zip1 v17.4s, v3.4s, v1.4s
    str q16, [x5]
    zip1 v16.4s, v4.4s, v2.4s
    zip2 v0.4s, v0.4s, v7.4s
    str q5, [x3]
    zip2 v1.4s, v3.4s, v1.4s
    zip2 v2.4s, v4.4s, v2.4s
    str q6, [x8]
    zip1 v3.4s, v17.4s, v16.4s
    zip2 v4.4s, v17.4s, v16.4s
    str q0, [x9]
    zip1 v0.4s, v1.4s, v2.4s
    zip2 v1.4s, v1.4s, v2.4s
    str q3, [x5, #4]
    str q4, [x3, #4]
    str q0, [x8, #4]
    str q1, [x9, #4]
.Lotherwise_1124:
    sub x0, x0, #1
    lsr x7, x7, #1
    add x5, x5, x6, lsl #2
    add x3, x3, x6, lsl #2
    add x8, x8, x6, lsl #2
    add x9, x9, x6, lsl #2
    add x15, x15, #176
    cbnz x0, .Lrepeat_1123
    b .Lend_1125
.Lotherwise_1122:
    mov w10, #5
.Lrepeat_1126:
    tst x7, #1
    beq .Lotherwise_1127
    ld1 {v0.4s, v1.4s, v2.4s, v3.4s}, [x15], #64
    adrp x0, .Lconstants_nnp_winograd_f5x5_3x3_by_2_output_with_bias__aarch64_neon
    ldr q16, [x0, :lo12:.Lconstants_nnp_winograd_f5x5_3x3_by_2_output_with_bias__aarch64_neon]
    ubfx x0, x4, #0, #4
    ld1 {v4.4s, v5.4s, v6.4s, v7.4s}, [x15]
    adrp x1, .Lconstants_nnp_winograd_f5x5_3x3_by_2_output_with_bias__aarch64_neon+16
    ldr q17, [x1, :lo12:.Lconstants_nnp_winograd_f5x5_3x3_by_2_output_with_bias__aarch64_neon+16]
    ldp q18, q19, [x15, #64]
    ldr q20, [x15, #96]
    sub x15, x15, #64
    fadd v21.4s, v1.4s, v2.4s
    fsub v1.4s, v1.4s, v2.4s
    ldr q2, [x14]
    fadd v22.4s, v4.4s, v5.4s
    fsub v4.4s, v4.4s, v5.4s
    fmul v5.4s, v1.4s, v16.s[0]
    fmul v23.4s, v21.4s, v16.s[2]
    fmul v1.4s, v1.4s, v17.s[0]
    fadd v0.4s, v0.4s, v21.4s
    fmla v3.4s, v21.4s, v17.s[2]
    fmla v5.4s, v4.4s, v16.s[1]
    fmla v23.4s, v22.4s, v16.s[3]
    fmla v1.4s, v4.4s, v17.s[1]
    fmla v3.4s, v22.4s, v17.s[3]
    fadd v0.4s, v0.4s, v22.4s
    fadd v4.4s, v5.4s, v7.4s
    fadd v5.4s, v23.4s, v18.4s
    fadd v0.4s, v0.4s, v6.4s
    fadd v1.4s, v1.4s, v19.4s
    fadd v3.4s, v3.4s, v20.4s
    fadd v4.4s, v4.4s, v2.4s
    fadd v5.4s, v5.4s, v2.4s
    fadd v0.4s, v0.4s, v2.4s
    fadd v1.4s, v1.4s, v2.4s
    fadd v2.4s, v3.4s, v2.4s
    cmp x0, #15
    bne .Lotherwise_1128
    zip1 v3.4s, v0.4s, v5.4s
    zip1 v6.4s, v4.4s, v1.4s
    zip2 v0.4s, v0.4s, v5.4s
    zip2 v1.4s, v4.4s, v1.4s
    zip1 v4.4s, v3.4s, v6.4s
    zip2 v3.4s, v3.4s, v6.4s
    zip1 v5.4s, v0.4s, v1.4s
    zip2 v0.4s, v0.4s, v1.4s
    str q4, [x5]
    str q3, [x3]
    str q5, [x8]
    str q0, [x9]
    b .Lend_1129
.Lotherwise_1128:
    tst x4, #1
    beq .Lotherwise_1130
    st1 {v0.s}[0], [x5]
    st1 {v0.s}[1], [x3]
    st1 {v0.s}[2], [x8]
    st1 {v0.s}[3], [x9]
.Lotherwise_1130:
    tst x4, #2
    beq .Lotherwise_1131
    add x0, x5, #4
    add x1, x3, #4
    add x2, x8, #4
    st1 {v4.s}[0], [x0]
    add x0, x9, #4
    st1 {v4.s}[1], [x1]
    st1 {v4.s}[2], [x2]
    st1 {v4.s}[3], [x0]
.Lotherwise_1131:
    tst x4, #4
    beq .Lotherwise_1132
    add x0, x5, #8
    add x1, x3, #8
    add x2, x8, #8
    st1 {v5.s}[0], [x0]
    add x0, x9, #8
    st1 {v5.s}[1], [x1]
    st1 {v5.s}[2], [x2]
    st1 {v5.s}[3], [x0]
.Lotherwise_1132:
    tst x4, #8
    beq .Lotherwise_1133
    add x0, x5, #12
    add x1, x3, #12
    add x2, x8, #12
    st1 {v1.s}[0], [x0]
    add x0, x9, #12
    st1 {v1.s}[1], [x1]
    st1 {v1.s}[2], [x2]
    st1 {v1.s}[3], [x0]
.Lotherwise_1133:
.Lend_1129:
    ubfx x0, x4, #4, #4
    cmp x0, #15
    bne .Lotherwise_1134
    zip1 v0.4s, v2.4s, v2.4s
    zip1 v1.4s, v2.4s, v2.4s
    zip2 v3.4s, v2.4s, v2.4s
    zip2 v2.4s, v2.4s, v2.4s
    zip1 v4.4s, v0.4s, v1.4s
    zip2 v0.4s, v0.4s, v1.4s
    zip1 v1.4s, v3.4s, v2.4s
    zip2 v2.4s, v3.4s, v2.4s
    str q4, [x5, #16]
    str q0, [x3, #16]
    str q1, [x8, #16]
    str q2, [x9, #16]
    b .Lend_1135
.Lotherwise_1134:
    tst x4, #16
    beq .Lotherwise_1136
    add x0, x5, #16
    add x1, x3, #16
    add x2, x8, #16
    st1 {v2.s}[0], [x0]
    add x0, x9, #16
    st1 {v2.s}[1], [x1]
    st1 {v2.s}[2], [x2]
    st1 {v2.s}[3], [x0]
.Lotherwise_1136:
    tst x4, #32
    beq .Lotherwise_1137
    add x0, x5, #20
    add x1, x3, #20
    add x2, x8, #20
    st1 {v2.s}[0], [x0]
    add x0, x9, #20
    st1 {v2.s}[1], [x1]
    st1 {v2.s}[2], [x2]
    st1 {v2.s}[3], [x0]
.Lotherwise_1137:
    tst x4, #64
    beq .Lotherwise_1138
    add x0, x5, #24
    add x1, x3, #24
    add x2, x8, #24
    st1 {v2.s}[0], [x0]
    add x0, x9, #24
    st1 {v2.s}[1], [x1]
    st1 {v2.s}[2], [x2]
    st1 {v2.s}[3], [x0]
.Lotherwise_1138:
    tst x4, #128
    beq .Lotherwise_1139
    add x0, x5, #28
    add x1, x3, #28
    add x2, x8, #28
    st1 {v2.s}[0], [x0]
    add x0, x9, #28
    st1 {v2.s}[1], [x1]
    st1 {v2.s}[2], [x2]
    st1 {v2.s}[3], [x0]
.Lotherwise_1139:
.Lend_1135:
.Lotherwise_1127:
    sub x10, x10, #1
    lsr x7, x7, #1
    add x5, x5, x6, lsl #2
    add x3, x3, x6, lsl #2
    add x8, x8, x6, lsl #2
    add x9, x9, x6, lsl #2
    add x15, x15, #176
    cbnz x10, .Lrepeat_1126
.Lend_1125:
    ret
    .size nnp_winograd_f5x5_3x3_by_2_output_with_bias__aarch64_neon, . - nnp_winograd_f5x5_3x3_by_2_output_with_bias__aarch64_neon

.section .rodata
    .p2align 4
.Lconstants_nnp_winograd_f5x5_3x3_by_2_output_with_bias_with_relu__aarch64_neon:
    .long 0x3fc00000, 0x3f200000, 0x40100000, 0x3ec80000
    .long 0x40580000, 0x3e7a0000, 0x40a20000, 0x3e1c4000

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
.Lrepeat_1140:
    add x9, x0, x16
    add x10, x0, x16, lsl #1
    add x11, x0, x16, lsl #2
    adrp x12, .Lconstants_nnp_winograd_f5x5_3x3_by_2_output_with_bias_with_relu__aarch64_neon
    ldr q0, [x12, :lo12:.Lconstants_nnp_winograd_f5x5_3x3_by_2_output_with_bias_with_relu__aarch64_neon]
    ldr q1, [x9]
    ldr q2, [x10]
    add x9, x0, x2
    add x10, x0, x6
    ldr q3, [x11]
    ldr q4, [x9]
    add x9, x0, x6, lsl #1
    add x11, x0, x7
    adrp x12, .Lconstants_nnp_winograd_f5x5_3x3_by_2_output_with_bias_with_relu__aarch64_neon+16
    ldr q5, [x12, :lo12:.Lconstants_nnp_winograd_f5x5_3x3_by_2_output_with_bias_with_relu__aarch64_neon+16]
    ldr q6, [x0]
    add x12, x4, x16
    add x13, x4, x16, lsl #1
    ldr q7, [x10]
    ldr q16, [x9]
    sub x8, x8, #1
    add x0, x0, x1, lsl #2
    ldr q17, [x11]
    ldr q18, [x4]
    add x4, x4, x1, lsl #2
    fadd v19.4s, v1.4s, v2.4s
    fsub v1.4s, v1.4s, v2.4s
    ldr q2, [x12]
    ldr q20, [x13]
    fadd v21.4s, v3.4s, v4.4s
    fsub v3.4s, v3.4s, v4.4s
    fmul v4.4s, v1.4s, v0.s[0]
    fmul v22.4s, v19.4s, v0.s[2]
    fmul v1.4s, v1.4s, v5.s[0]
    fadd v6.4s, v6.4s, v19.4s
    fmla v7.4s, v19.4s, v5.s[2]
    fmla v4.4s, v3.4s, v0.s[1]
    fmla v22.4s, v21.4s, v0.s[3]
    fmla v1.4s, v3.4s, v5.s[1]
    fmla v7.4s, v21.4s, v5.s[3]
    fadd v0.4s, v6.4s, v21.4s
    fadd v3.4s, v4.4s, v17.4s
    fadd v4.4s, v22.4s, v18.4s
    fadd v0.4s, v0.4s, v16.4s
    fadd v1.4s, v1.4s, v2.4s
    fadd v2.4s, v7.4s, v20.4s
    str q3, [x5, #176]
    str q4, [x5, #352]
    str q0, [x5]
    str q1, [x5, #528]
    str q2, [x5, #704]
    add x5, x5, #16
    cbnz x8, .Lrepeat_1140
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
    bne .Lotherwise_1141
    mov w0, #5
.Lrepeat_1142:
    tst x7, #1
    beq .Lotherwise_1143
    ld1 {v0.4s, v1.4s, v2.4s, v3.4s}, [x15], #64
    adrp x1, .Lconstants_nnp_winograd_f5x5_3x3_by_2_output_with_bias_with_relu__aarch64_neon
    ldr q16, [x1, :lo12:.Lconstants_nnp_winograd_f5x5_3x3_by_2_output_with_bias_with_relu__aarch64_neon]
    movi v23.4s, #0
    ld1 {v4.4s, v5.4s, v6.4s, v7.4s}, [x15]
    adrp x1, .Lconstants_nnp_winograd_f5x5_3x3_by_2_output_with_bias_with_relu__aarch64_neon+16
    ldr q17, [x1, :lo12:.Lconstants_nnp_winograd_f5x5_3x3_by_2_output_with_bias_with_relu__aarch64_neon+16]
    ldp q18, q19, [x15, #64]
    ldr q24, [x14]
    fadd v20.4s, v1.4s, v2.4s
    fsub v1.4s, v1.4s, v2.4s
    ldr q2, [x15, #96]
    sub x15, x15, #64
    fadd v21.4s, v4.4s, v5.4s
    fsub v4.4s, v4.4s, v5.4s
    fmul v5.4s, v1.4s, v16.s[0]
    fmul v22.4s, v20.4s, v16.s[2]
    fmul v1.4s, v1.4s, v17.s[0]
    fadd v0.4s, v0.4s, v20.4s
    fmla v3.4s, v20.4s, v17.s[2]
    fmla v5.4s, v4.4s, v16.s[1]
    fmla v22.4s, v21.4s, v16.s[3]
    fmla v1.4s, v4.4s, v17.s[1]
    fadd v0.4s, v0.4s, v21.4s
    fmla v3.4s, v21.4s, v17.s[3]
    fadd v0.4s, v0.4s, v6.4s
    fadd v4.4s, v5.4s, v7.4s
    fadd v5.4s, v22.4s, v18.4s
    fadd v1.4s, v1.4s, v19.4s
    fadd v2.4s, v3.4s, v2.4s
    fadd v0.4s, v0.4s, v24.4s
    fadd v3.4s, v4.4s, v24.4s
    fadd v4.4s, v5.4s, v24.4s
    fadd v1.4s, v1.4s, v24.4s
    fadd v2.4s, v2.4s, v24.4s
    fmax v0.4s, v23.4s, v0.4s
    fmax v3.4s, v23.4s, v3.4s
    fmax v4.4s, v23.4s, v4.4s
    fmax v1.4s, v23.4s, v1.4s
    fmax v2.4s, v23.4s, v2.4s
    zip1 v5.4s, v0.4s, v4.4s
    zip1 v6.4s, v3.4s, v1.4s
    zip2 v0.4s, v0.4s, v4.4s
    zip2 v7.4s, v3.4s, v1.4s
    zip1 v16.4s, v5.4s, v6.4s
    zip2 v5.4s, v5.4s, v6.4s
    zip1 v6.4s, v0.4s, v7.4s
    zip1 v17.4s, v3.4s, v1.4s
    str q16, [x5]
    zip1 v16.4s, v4.4s, v2.4s
    zip2 v0.4s, v0.4s, v7.4s
    str q5, [x3]
    zip2 v1.4s, v3.4s, v1.4s
    zip2 v2.4s, v4.4s, v2.4s
    str q6, [x8]
    zip1 v3.4s, v17.4s, v16.4s
    zip2 v4.4s, v17.4s, v16.4s
    str q0, [x9]
    zip1 v0.4s, v1.4s, v2.4s
    zip2 v1.4s, v1.4s, v2.4s
    str q3, [x5, #4]
    str q4, [x3, #4]
    str q0, [x8, #4]
    str q1, [x9, #4]
.Lotherwise_1143:
    sub x0, x0, #1
    lsr x7, x7, #1
    add x5, x5, x6, lsl #2
    add x3, x3, x6, lsl #2
    add x8, x8, x6, lsl #2
    add x9, x9, x6, lsl #2
    add x15, x15, #176
    cbnz x0, .Lrepeat_1142
    b .Lend_1144
.Lotherwise_1141:
    mov w10, #5
.Lrepeat_1145:
    tst x7, #1
    beq .Lotherwise_1146
    ld1 {v0.4s, v1.4s, v2.4s, v3.4s}, [x15], #64
    adrp x0, .Lconstants_nnp_winograd_f5x5_3x3_by_2_output_with_bias_with_relu__aarch64_neon
    ldr q16, [x0, :lo12:.Lconstants_nnp_winograd_f5x5_3x3_by_2_output_with_bias_with_relu__aarch64_neon]
    movi v24.4s, #0
    ubfx x0, x4, #0, #4
    ld1 {v4.4s, v5.4s, v6.4s, v7.4s}, [x15]
    adrp x1, .Lconstants_nnp_winograd_f5x5_3x3_by_2_output_with_bias_with_relu__aarch64_neon+16
    ldr q17, [x1, :lo12:.Lconstants_nnp_winograd_f5x5_3x3_by_2_output_with_bias_with_relu__aarch64_neon+16]
    ldp q18, q19, [x15, #64]
    ldr q20, [x15, #96]
    sub x15, x15, #64
    fadd v21.4s, v1.4s, v2.4s
    fsub v1.4s, v1.4s, v2.4s
    ldr q2, [x14]
    fadd v22.4s, v4.4s, v5.4s
    fsub v4.4s, v4.4s, v5.4s
    fmul v5.4s, v1.4s, v16.s[0]
    fmul v23.4s, v21.4s, v16.s[2]
    fmul v1.4s, v1.4s, v17.s[0]
    fadd v0.4s, v0.4s, v21.4s
    fmla v3.4s, v21.4s, v17.s[2]
    fmla v5.4s, v4.4s, v16.s[1]
    fmla v23.4s, v22.4s, v16.s[3]
    fmla v1.4s, v4.4s, v17.s[1]
    fmla v3.4s, v22.4s, v17.s[3]
    fadd v0.4s, v0.4s, v22.4s
    fadd v4.4s, v5.4s, v7.4s
    fadd v5.4s, v23.4s, v18.4s
    fadd v0.4s, v0.4s, v6.4s
    fadd v1.4s, v1.4s, v19.4s
    fadd v3.4s, v3.4s, v20.4s
    fadd v4.4s, v4.4s, v2.4s
    fadd v5.4s, v5.4s, v2.4s
    fadd v0.4s, v0.4s, v2.4s
    fadd v1.4s, v1.4s, v2.4s
    fadd v2.4s, v3.4s, v2.4s
    fmax v3.4s, v24.4s, v4.4s
    fmax v4.4s, v24.4s, v5.4s
    fmax v0.4s, v24.4s, v0.4s
    fmax v1.4s, v24.4s, v1.4s
    fmax v2.4s, v24.4s, v2.4s
    cmp x0, #15
    bne .Lotherwise_1147
    zip1 v5.4s, v0.4s, v4.4s
    zip1 v6.4s, v3.4s, v1.4s
    zip2 v0.4s, v0.4s, v4.4s
    zip2 v1.4s, v3.4s, v1.4s
    zip1 v3.4s, v5.4s, v6.4s
    zip2 v4.4s, v5.4s, v6.4s
    zip1 v5.4s, v0.4s, v1.4s
    zip2 v0.4s, v0.4s, v1.4s
    str q3, [x5]
    str q4, [x3]
    str q5, [x8]
    str q0, [x9]
    b .Lend_1148
.Lotherwise_1147:
    tst x4, #1
    beq .Lotherwise_1149
    st1 {v0.s}[0], [x5]
    st1 {v0.s}[1], [x3]
    st1 {v0.s}[2], [x8]
    st1 {v0.s}[3], [x9]
.Lotherwise_1149:
    tst x4, #2
    beq .Lotherwise_1150
    add x0, x5, #4
    add x1, x3, #4
    add x2, x8, #4
    st1 {v3.s}[0], [x0]
    add x0, x9, #4
    st1 {v3.s}[1], [x1]
    st1 {v3.s}[2], [x2]
    st1 {v3.s}[3], [x0]
.Lotherwise_1150:
    tst x4, #4
    beq .Lotherwise_1151
    add x0, x5, #8
    add x1, x3, #8
    add x2, x8, #8
    st1 {v4.s}[0], [x0]
    add x0, x9, #8
    st1 {v4.s}[1], [x1]
    st1 {v4.s}[2], [x2]
    st1 {v4.s}[3], [x0]
.Lotherwise_1151:
    tst x4, #8
    beq .Lotherwise_1152
    add x0, x5, #12
    add x1, x3, #12
    add x2, x8, #12
    st1 {v1.s}[0], [x0]
    add x0, x9, #12
    st1 {v1.s}[1], [x1]
    st1 {v1.s}[2], [x2]
    st1 {v1.s}[3], [x0]
.Lotherwise_1152:
.Lend_1148:
    ubfx x0, x4, #4, #4
    cmp x0, #15
    bne .Lotherwise_1153
    zip1 v0.4s, v2.4s, v2.4s
    zip1 v1.4s, v2.4s, v2.4s
    zip2 v3.4s, v2.4s, v2.4s
    zip2 v2.4s, v2.4s, v2.4s
    zip1 v4.4s, v0.4s, v1.4s
    zip2 v0.4s, v0.4s, v1.4s
    zip1 v1.4s, v3.4s, v2.4s
    zip2 v2.4s, v3.4s, v2.4s
    str q4, [x5, #16]
    str q0, [x3, #16]
    str q1, [x8, #16]
    str q2, [x9, #16]
    b .Lend_1154
.Lotherwise_1153:
    tst x4, #16
    beq .Lotherwise_1155
    add x0, x5, #16
    add x1, x3, #16
    add x2, x8, #16
    st1 {v2.s}[0], [x0]
    add x0, x9, #16
    st1 {v2.s}[1], [x1]
    st1 {v2.s}[2], [x2]
    st1 {v2.s}[3], [x0]
.Lotherwise_1155:
    tst x4, #32
    beq .Lotherwise_1156
    add x0, x5, #20
    add x1, x3, #20
    add x2, x8, #20
    st1 {v2.s}[0], [x0]
    add x0, x9, #20
    st1 {v2.s}[1], [x1]
    st1 {v2.s}[2], [x2]
    st1 {v2.s}[3], [x0]
.Lotherwise_1156:
    tst x4, #64
    beq .Lotherwise_1157
    add x0, x5, #24
    add x1, x3, #24
    add x2, x8, #24
    st1 {v2.s}[0], [x0]
    add x0, x9, #24
    st1 {v2.s}[1], [x1]
    st1 {v2.s}[2], [x2]
    st1 {v2.s}[3], [x0]
.Lotherwise_1157:
    tst x4, #128
    beq .Lotherwise_1158
    add x0, x5, #28
    add x1, x3, #28
    add x2, x8, #28
    st1 {v2.s}[0], [x0]
    add x0, x9, #28
    st1 {v2.s}[1], [x1]
    st1 {v2.s}[2], [x2]
    st1 {v2.s}[3], [x0]
.Lotherwise_1158:
.Lend_1154:
.Lotherwise_1146:
    sub x10, x10, #1
    lsr x7, x7, #1
    add x5, x5, x6, lsl #2
    add x3, x3, x6, lsl #2
    add x8, x8, x6, lsl #2
    add x9, x9, x6, lsl #2
    add x15, x15, #176
    cbnz x10, .Lrepeat_1145
.Lend_1144:
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
    bne .Lotherwise_1159
    mov x0, x4
    mov w1, #7
.Lrepeat_1160:
    tst x10, #1
    beq .Lotherwise_1161
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
    fsub v1.4s, v7.4s, v3.4s
    fadd v7.4s, v3.4s, v17.4s
    fsub v3.4s, v3.4s, v17.4s
    fsub v6.4s, v6.4s, v17.4s
    str q2, [x0, #64]
    str q0, [x0, #80]
    zip1 v0.4s, v4.4s, v5.4s
    str q1, [x0]
    str q7, [x0, #16]
    str q0, [x0, #96]
    str q3, [x0, #32]
    str q6, [x0, #48]
    b .Lend_1162
.Lotherwise_1161:
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
.Lend_1162:
    sub x1, x1, #1
    lsr x10, x10, #1
    add x7, x7, x9, lsl #2
    add x3, x3, x9, lsl #2
    add x11, x11, x9, lsl #2
    add x12, x12, x9, lsl #2
    add x0, x0, #112
    cbnz x1, .Lrepeat_1160
    b .Lend_1163
.Lotherwise_1159:
    mov x13, x4
    mov w14, #7
.Lrepeat_1164:
    tst x10, #1
    beq .Lotherwise_1165
    ubfx x0, x5, #0, #4
    cmp x0, #15
    bne .Lotherwise_1166
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
    b .Lend_1167
.Lotherwise_1166:
    movi v3.4s, #0
    tst x5, #1
    beq .Lotherwise_1168
    ld1 {v3.s}[0], [x7]
    ld1 {v3.s}[1], [x3]
    ld1 {v3.s}[2], [x11]
    ld1 {v3.s}[3], [x12]
.Lotherwise_1168:
    movi v2.4s, #0
    tst x5, #2
    beq .Lotherwise_1169
    add x0, x7, #4
    add x1, x3, #4
    add x2, x11, #4
    ld1 {v2.s}[0], [x0]
    add x0, x12, #4
    ld1 {v2.s}[1], [x1]
    ld1 {v2.s}[2], [x2]
    ld1 {v2.s}[3], [x0]
.Lotherwise_1169:
    movi v4.4s, #0
    tst x5, #4
    beq .Lotherwise_1170
    add x0, x7, #8
    add x1, x3, #8
    add x2, x11, #8
    ld1 {v4.s}[0], [x0]
    add x0, x12, #8
    ld1 {v4.s}[1], [x1]
    ld1 {v4.s}[2], [x2]
    ld1 {v4.s}[3], [x0]
.Lotherwise_1170:
    movi v0.4s, #0
    tst x5, #8
    beq .Lotherwise_1171
    add x0, x7, #12
    add x1, x3, #12
    add x2, x11, #12
    ld1 {v0.s}[0], [x0]
    add x0, x12, #12
    ld1 {v0.s}[1], [x1]
    ld1 {v0.s}[2], [x2]
    ld1 {v0.s}[3], [x0]
.Lotherwise_1171:
.Lend_1167:
    str q2, [x13, #64]
    str q0, [x13, #80]
    movi v0.4s, #0
    tst x5, #16
    beq .Lotherwise_1172
    add x0, x7, #16
    add x1, x3, #16
    add x2, x11, #16
    ld1 {v0.s}[0], [x0]
    add x0, x12, #16
    ld1 {v0.s}[1], [x1]
    ld1 {v0.s}[2], [x2]
    ld1 {v0.s}[3], [x0]
.Lotherwise_1172:
    movi v1.4s, #0
    tst x5, #32
    beq .Lotherwise_1173
    add x0, x7, #20
    add x1, x3, #20
    add x2, x11, #20
    ld1 {v1.s}[0], [x0]
    add x0, x12, #20
    ld1 {v1.s}[1], [x1]
    ld1 {v1.s}[2], [x2]
    ld1 {v1.s}[3], [x0]
.Lotherwise_1173:
    movi v2.4s, #0
    tst x5, #64
    beq .Lotherwise_1174
    add x0, x7, #24
    add x1, x3, #24
    add x2, x11, #24
    ld1 {v2.s}[0], [x0]
    add x0, x12, #24
    ld1 {v2.s}[1], [x1]
    ld1 {v2.s}[2], [x2]
    ld1 {v2.s}[3], [x0]
.Lotherwise_1174:
    fsub v3.4s, v3.4s, v0.4s
    fadd v5.4s, v0.4s, v4.4s
    str q1, [x13, #96]
    fsub v0.4s, v0.4s, v4.4s
    fsub v1.4s, v2.4s, v4.4s
    str q3, [x13]
    str q5, [x13, #16]
    str q0, [x13, #32]
    str q1, [x13, #48]
    b .Lend_1175
.Lotherwise_1165:
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
.Lend_1175:
    sub x14, x14, #1
    lsr x10, x10, #1
    add x7, x7, x9, lsl #2
    add x3, x3, x9, lsl #2
    add x11, x11, x9, lsl #2
    add x12, x12, x9, lsl #2
    add x13, x13, #112
    cbnz x14, .Lrepeat_1164
.Lend_1163:
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
.Lrepeat_1176:
    ldr q0, [x4]
    ldr q1, [x4, #112]
    sub x5, x5, #1
    ldr q2, [x4, #448]
    ldr q3, [x4, #224]
    ldr q4, [x4, #336]
    ldr q5, [x4, #560]
    ldr q6, [x4, #672]
    add x4, x4, #16
    str q1, [x8]
    add x8, x8, x1, lsl #2
    fsub v0.4s, v0.4s, v2.4s
    fadd v1.4s, v2.4s, v3.4s
    str q4, [x9]
    fsub v2.4s, v2.4s, v3.4s
    add x9, x9, x1, lsl #2
    str q5, [x0]
    fsub v3.4s, v6.4s, v3.4s
    add x0, x0, x1, lsl #2
    str q0, [x6]
    add x6, x6, x1, lsl #2
    str q1, [x2]
    add x2, x2, x1, lsl #2
    str q2, [x3]
    add x3, x3, x1, lsl #2
    str q3, [x7]
    add x7, x7, x1, lsl #2
    cbnz x5, .Lrepeat_1176
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
.Lrepeat_1177:
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
    cbnz x8, .Lrepeat_1177
    lsl x0, x3, #2
    mov w1, #5
    add x5, x2, x0
    mul x1, x3, x1
    add x3, x5, x0
    mov w7, #4
    add x8, x3, x0
    add x0, x8, x0
.Lrepeat_1178:
    ldp q0, q1, [x4]
    adrp x9, .Lconstants_nnp_winograd_f3x3_3x3_by_2_kernel__aarch64_neon
    ldr q2, [x9, :lo12:.Lconstants_nnp_winograd_f3x3_3x3_by_2_kernel__aarch64_neon]
    mov x9, x6
    mov w10, #5
    ldr q3, [x4, #32]
    fmul v4.4s, v0.4s, v2.s[0]
    str q0, [x6]
    str q1, [x6, #64]
    str q3, [x6, #48]
    mov v0.16b, v4.16b
    fmls v4.4s, v3.4s, v2.s[0]
    fmla v0.4s, v3.4s, v2.s[0]
    str q4, [x6, #32]
    str q0, [x6, #16]
    ldp q0, q1, [x4, #48]
    ldr q3, [x4, #80]
    fmul v4.4s, v0.4s, v2.s[0]
    str q0, [x6, #80]
    str q3, [x6, #128]
    str q1, [x6, #144]
    mov v0.16b, v4.16b
    fmls v4.4s, v3.4s, v2.s[0]
    fmla v0.4s, v3.4s, v2.s[0]
    str q4, [x6, #112]
    str q0, [x6, #96]
    ldp q0, q1, [x4, #96]
    ldr q3, [x4, #128]
    fmul v4.4s, v0.4s, v2.s[0]
    str q0, [x6, #160]
    str q3, [x6, #208]
    str q1, [x6, #224]
    mov v0.16b, v4.16b
    fmls v4.4s, v3.4s, v2.s[0]
    fmla v0.4s, v3.4s, v2.s[0]
    str q4, [x6, #192]
    str q0, [x6, #176]
.Lrepeat_1179:
    ldr q0, [x9]
    ldr q1, [x9, #160]
    sub x10, x10, #1
    ldr q3, [x9, #80]
    add x9, x9, #16
    fmul v4.4s, v0.4s, v2.s[0]
    str q0, [x2]
    add x2, x2, x1, lsl #2
    mov v0.16b, v4.16b
    fmls v4.4s, v1.4s, v2.s[0]
    fmla v0.4s, v1.4s, v2.s[0]
    str q0, [x5]
    add x5, x5, x1, lsl #2
    str q4, [x3]
    add x3, x3, x1, lsl #2
    str q1, [x8]
    add x8, x8, x1, lsl #2
    str q3, [x0]
    add x0, x0, x1, lsl #2
    cbnz x10, .Lrepeat_1179
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
    cbnz x7, .Lrepeat_1178
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
.Lrepeat_1180:
    ldr q0, [x8]
    ldr q1, [x2]
    sub x10, x10, #1
    add x8, x8, x1, lsl #2
    ldr q2, [x0]
    ldr q3, [x7]
    add x0, x0, x1, lsl #2
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
    fadd v1.4s, v2.4s, v7.4s
    fadd v2.4s, v3.4s, v7.4s
    fadd v0.4s, v0.4s, v5.4s
    fadd v1.4s, v1.4s, v4.4s
    fadd v2.4s, v2.4s, v6.4s
    str q0, [x9, #112]
    str q1, [x9]
    str q2, [x9, #224]
    add x9, x9, #16
    cbnz x10, .Lrepeat_1180
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
    bne .Lotherwise_1181
    mov w1, #3
.Lrepeat_1182:
    tst x3, #1
    beq .Lotherwise_1183
    ld1 {v0.4s, v1.4s, v2.4s, v3.4s}, [x5]
    ldr q4, [x13]
    add x7, x4, #4
    add x8, x0, #4
    ldp q5, q6, [x5, #64]
    ldr q7, [x5, #96]
    fadd v1.4s, v1.4s, v4.4s
    fadd v4.4s, v1.4s, v2.4s
    fsub v1.4s, v1.4s, v2.4s
    fadd v0.4s, v0.4s, v4.4s
    fadd v1.4s, v1.4s, v6.4s
    fadd v2.4s, v3.4s, v4.4s
    fadd v0.4s, v0.4s, v5.4s
    fadd v2.4s, v2.4s, v7.4s
    zip1 v3.4s, v0.4s, v1.4s
    zip2 v0.4s, v0.4s, v1.4s
    zip1 v4.4s, v1.4s, v2.4s
    zip2 v1.4s, v1.4s, v2.4s
    str d3, [x11]
    st1 {v3.d}[1], [x4]
    str d0, [x6]
    st1 {v0.d}[1], [x0]
    str d4, [x11, #4]
    st1 {v4.d}[1], [x7]
    str d1, [x6, #4]
    st1 {v1.d}[1], [x8]
.Lotherwise_1183:
    sub x1, x1, #1
    lsr x3, x3, #1
    add x11, x11, x2, lsl #2
    add x4, x4, x2, lsl #2
    add x6, x6, x2, lsl #2
    add x0, x0, x2, lsl #2
    add x5, x5, #112
    cbnz x1, .Lrepeat_1182
    b .Lend_1184
.Lotherwise_1181:
    mov w7, #3
.Lrepeat_1185:
    tst x3, #1
    beq .Lotherwise_1186
    ld1 {v0.4s, v1.4s, v2.4s, v3.4s}, [x5]
    ldr q4, [x13]
    ubfx x8, x1, #0, #4
    ldp q5, q6, [x5, #64]
    ldr q7, [x5, #96]
    fadd v1.4s, v1.4s, v4.4s
    fadd v4.4s, v1.4s, v2.4s
    fsub v1.4s, v1.4s, v2.4s
    fadd v0.4s, v0.4s, v4.4s
    fadd v2.4s, v3.4s, v4.4s
    fadd v1.4s, v1.4s, v6.4s
    fadd v0.4s, v0.4s, v5.4s
    fadd v2.4s, v2.4s, v7.4s
    cmp x8, #15
    bne .Lotherwise_1187
    zip1 v3.4s, v0.4s, v2.4s
    zip1 v4.4s, v1.4s, v2.4s
    zip2 v0.4s, v0.4s, v2.4s
    zip2 v1.4s, v1.4s, v2.4s
    zip1 v2.4s, v3.4s, v4.4s
    zip2 v3.4s, v3.4s, v4.4s
    zip1 v4.4s, v0.4s, v1.4s
    zip2 v0.4s, v0.4s, v1.4s
    str q2, [x11]
    str q3, [x4]
    str q4, [x6]
    str q0, [x0]
    b .Lend_1188
.Lotherwise_1187:
    tst x1, #1
    beq .Lotherwise_1189
    st1 {v0.s}[0], [x11]
    st1 {v0.s}[1], [x4]
    st1 {v0.s}[2], [x6]
    st1 {v0.s}[3], [x0]
.Lotherwise_1189:
    tst x1, #2
    beq .Lotherwise_1190
    add x8, x11, #4
    add x9, x4, #4
    add x10, x6, #4
    st1 {v1.s}[0], [x8]
    add x8, x0, #4
    st1 {v1.s}[1], [x9]
    st1 {v1.s}[2], [x10]
    st1 {v1.s}[3], [x8]
.Lotherwise_1190:
    tst x1, #4
    beq .Lotherwise_1191
    add x8, x11, #8
    add x9, x4, #8
    add x10, x6, #8
    st1 {v2.s}[0], [x8]
    add x8, x0, #8
    st1 {v2.s}[1], [x9]
    st1 {v2.s}[2], [x10]
    st1 {v2.s}[3], [x8]
.Lotherwise_1191:
    tst x1, #8
    beq .Lotherwise_1192
    add x8, x11, #12
    add x9, x4, #12
    add x10, x6, #12
    st1 {v2.s}[0], [x8]
    add x8, x0, #12
    st1 {v2.s}[1], [x9]
    st1 {v2.s}[2], [x10]
    st1 {v2.s}[3], [x8]
.Lotherwise_1192:
.Lend_1188:
.Lotherwise_1186:
    sub x7, x7, #1
    lsr x3, x3, #1
    add x11, x11, x2, lsl #2
    add x4, x4, x2, lsl #2
    add x6, x6, x2, lsl #2
    add x0, x0, x2, lsl #2
    add x5, x5, #112
    cbnz x7, .Lrepeat_1185
.Lend_1184:
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
.Lrepeat_1193:
    ldr q0, [x8]
    ldr q1, [x2]
    sub x10, x10, #1
    add x8, x8, x1, lsl #2
    ldr q2, [x0]
    ldr q3, [x7]
    add x0, x0, x1, lsl #2
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
    fadd v1.4s, v2.4s, v7.4s
    fadd v2.4s, v3.4s, v7.4s
    fadd v0.4s, v0.4s, v5.4s
    fadd v1.4s, v1.4s, v4.4s
    fadd v2.4s, v2.4s, v6.4s
    str q0, [x9, #112]
    str q1, [x9]
    str q2, [x9, #224]
    add x9, x9, #16
    cbnz x10, .Lrepeat_1193
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
    bne .Lotherwise_1194
    mov w1, #3
.Lrepeat_1195:
    tst x3, #1
    beq .Lotherwise_1196
    ld1 {v0.4s, v1.4s, v2.4s, v3.4s}, [x5]
    ldr q4, [x13]
    movi v5.4s, #0
    add x7, x4, #4
    ldp q6, q7, [x5, #64]
    add x8, x0, #4
    ldr q16, [x5, #96]
    fadd v1.4s, v1.4s, v4.4s
    fadd v4.4s, v1.4s, v2.4s
    fsub v1.4s, v1.4s, v2.4s
    fadd v0.4s, v0.4s, v4.4s
    fadd v1.4s, v1.4s, v7.4s
    fadd v2.4s, v3.4s, v4.4s
    fadd v0.4s, v0.4s, v6.4s
    fmax v1.4s, v5.4s, v1.4s
    fadd v2.4s, v2.4s, v16.4s
    fmax v0.4s, v5.4s, v0.4s
    fmax v2.4s, v5.4s, v2.4s
    zip1 v3.4s, v0.4s, v1.4s
    zip2 v0.4s, v0.4s, v1.4s
    zip1 v4.4s, v1.4s, v2.4s
    zip2 v1.4s, v1.4s, v2.4s
    str d3, [x11]
    st1 {v3.d}[1], [x4]
    str d0, [x6]
    st1 {v0.d}[1], [x0]
    str d4, [x11, #4]
    st1 {v4.d}[1], [x7]
    str d1, [x6, #4]
    st1 {v1.d}[1], [x8]
.Lotherwise_1196:
    sub x1, x1, #1
    lsr x3, x3, #1
    add x11, x11, x2, lsl #2
    add x4, x4, x2, lsl #2
    add x6, x6, x2, lsl #2
    add x0, x0, x2, lsl #2
    add x5, x5, #112
    cbnz x1, .Lrepeat_1195
    b .Lend_1197
.Lotherwise_1194:
    mov w7, #3
.Lrepeat_1198:
    tst x3, #1
    beq .Lotherwise_1199
    ld1 {v0.4s, v1.4s, v2.4s, v3.4s}, [x5]
    ldr q4, [x13]
    movi v5.4s, #0
    ubfx x8, x1, #0, #4
    ldp q6, q7, [x5, #64]
    ldr q16, [x5, #96]
    fadd v1.4s, v1.4s, v4.4s
    fadd v4.4s, v1.4s, v2.4s
    fsub v1.4s, v1.4s, v2.4s
    fadd v0.4s, v0.4s, v4.4s
    fadd v2.4s, v3.4s, v4.4s
    fadd v1.4s, v1.4s, v7.4s
    fadd v0.4s, v0.4s, v6.4s
    fadd v2.4s, v2.4s, v16.4s
    fmax v1.4s, v5.4s, v1.4s
    fmax v0.4s, v5.4s, v0.4s
    fmax v2.4s, v5.4s, v2.4s
    cmp x8, #15
    bne .Lotherwise_1200
    zip1 v3.4s, v0.4s, v2.4s
    zip1 v4.4s, v1.4s, v2.4s
    zip2 v0.4s, v0.4s, v2.4s
    zip2 v1.4s, v1.4s, v2.4s
    zip1 v2.4s, v3.4s, v4.4s
    zip2 v3.4s, v3.4s, v4.4s
    zip1 v4.4s, v0.4s, v1.4s
    zip2 v0.4s, v0.4s, v1.4s
    str q2, [x11]
    str q3, [x4]
    str q4, [x6]
    str q0, [x0]
    b .Lend_1201
.Lotherwise_1200:
    tst x1, #1
    beq .Lotherwise_1202
    st1 {v0.s}[0], [x11]
    st1 {v0.s}[1], [x4]
    st1 {v0.s}[2], [x6]
    st1 {v0.s}[3], [x0]
.Lotherwise_1202:
    tst x1, #2
    beq .Lotherwise_1203
    add x8, x11, #4
    add x9, x4, #4
    add x10, x6, #4
    st1 {v1.s}[0], [x8]
    add x8, x0, #4
    st1 {v1.s}[1], [x9]
    st1 {v1.s}[2], [x10]
    st1 {v1.s}[3], [x8]
.Lotherwise_1203:
    tst x1, #4
    beq .Lotherwise_1204
    add x8, x11, #8
    add x9, x4, #8
    add x10, x6, #8
    st1 {v2.s}[0], [x8]
    add x8, x0, #8
    st1 {v2.s}[1], [x9]
    st1 {v2.s}[2], [x10]
    st1 {v2.s}[3], [x8]
.Lotherwise_1204:
    tst x1, #8
    beq .Lotherwise_1205
    add x8, x11, #12
    add x9, x4, #12
    add x10, x6, #12
    st1 {v2.s}[0], [x8]
    add x8, x0, #12
    st1 {v2.s}[1], [x9]
    st1 {v2.s}[2], [x10]
    st1 {v2.s}[3], [x8]
.Lotherwise_1205:
.Lend_1201:
.Lotherwise_1199:
    sub x7, x7, #1
    lsr x3, x3, #1
    add x11, x11, x2, lsl #2
    add x4, x4, x2, lsl #2
    add x6, x6, x2, lsl #2
    add x0, x0, x2, lsl #2
    add x5, x5, #112
    cbnz x7, .Lrepeat_1198
.Lend_1197:
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
    bne .Lotherwise_1206
    mov x0, x6
    mov w1, #6
.Lrepeat_1207:
    tst x12, #1
    beq .Lotherwise_1208
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
    str q2, [x0]
    cmp x2, #3
    bne .Lotherwise_1209
    ldr d1, [x9, #16]
    ldr d5, [x13, #16]
    add x2, x5, #16
    add x3, x14, #16
    ld1 {v1.d}[1], [x2]
    ld1 {v5.d}[1], [x3]
    uzp1 v6.4s, v1.4s, v5.4s
    uzp2 v1.4s, v1.4s, v5.4s
    b .Lend_1210
.Lotherwise_1209:
    movi v6.4s, #0
    tst x8, #16
    beq .Lotherwise_1211
    add x2, x9, #16
    add x3, x5, #16
    add x4, x13, #16
    ld1 {v6.s}[0], [x2]
    add x2, x14, #16
    ld1 {v6.s}[1], [x3]
    ld1 {v6.s}[2], [x4]
    ld1 {v6.s}[3], [x2]
.Lotherwise_1211:
    movi v1.4s, #0
    tst x8, #32
    beq .Lotherwise_1212
    add x2, x9, #20
    add x3, x5, #20
    add x4, x13, #20
    ld1 {v1.s}[0], [x2]
    add x2, x14, #20
    ld1 {v1.s}[1], [x3]
    ld1 {v1.s}[2], [x4]
    ld1 {v1.s}[3], [x2]
.Lotherwise_1212:
.Lend_1210:
    adrp x2, .Lconstants_nnp_winograd_f3x3_6x6_kernel__aarch64_neon
    ldr q5, [x2, :lo12:.Lconstants_nnp_winograd_f3x3_6x6_kernel__aarch64_neon]
    adrp x2, .Lconstants_nnp_winograd_f3x3_6x6_kernel__aarch64_neon+16
    ldr q7, [x2, :lo12:.Lconstants_nnp_winograd_f3x3_6x6_kernel__aarch64_neon+16]
    mov v16.16b, v2.16b
    fadd v17.4s, v2.4s, v4.4s
    adrp x2, .Lconstants_nnp_winograd_f3x3_6x6_kernel__aarch64_neon+32
    ldr q18, [x2, :lo12:.Lconstants_nnp_winograd_f3x3_6x6_kernel__aarch64_neon+32]
    mov v19.16b, v3.16b
    str q1, [x0, #80]
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
    str q0, [x0, #32]
    fmls v4.4s, v3.4s, v18.s[1]
    str q6, [x0, #16]
    str q2, [x0, #64]
    str q16, [x0, #48]
    str q17, [x0, #96]
    str q4, [x0, #112]
    b .Lend_1213
.Lotherwise_1208:
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
.Lend_1213:
    sub x1, x1, #1
    lsr x12, x12, #1
    add x9, x9, x11, lsl #2
    add x5, x5, x11, lsl #2
    add x13, x13, x11, lsl #2
    add x14, x14, x11, lsl #2
    add x0, x0, #128
    cbnz x1, .Lrepeat_1207
    b .Lend_1214
.Lotherwise_1206:
    mov x3, x6
    mov w4, #6
.Lrepeat_1215:
    tst x12, #1
    beq .Lotherwise_1216
    ubfx x0, x8, #0, #4
    cmp x0, #15
    bne .Lotherwise_1217
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
    b .Lend_1218
.Lotherwise_1217:
    movi v3.4s, #0
    tst x8, #1
    beq .Lotherwise_1219
    ld1 {v3.s}[0], [x9]
    ld1 {v3.s}[1], [x5]
    ld1 {v3.s}[2], [x13]
    ld1 {v3.s}[3], [x14]
.Lotherwise_1219:
    movi v2.4s, #0
    tst x8, #2
    beq .Lotherwise_1220
    add x0, x9, #4
    add x1, x5, #4
    add x2, x13, #4
    ld1 {v2.s}[0], [x0]
    add x0, x14, #4
    ld1 {v2.s}[1], [x1]
    ld1 {v2.s}[2], [x2]
    ld1 {v2.s}[3], [x0]
.Lotherwise_1220:
    movi v4.4s, #0
    tst x8, #4
    beq .Lotherwise_1221
    add x0, x9, #8
    add x1, x5, #8
    add x2, x13, #8
    ld1 {v4.s}[0], [x0]
    add x0, x14, #8
    ld1 {v4.s}[1], [x1]
    ld1 {v4.s}[2], [x2]
    ld1 {v4.s}[3], [x0]
.Lotherwise_1221:
    movi v0.4s, #0
    tst x8, #8
    beq .Lotherwise_1222
    add x0, x9, #12
    add x1, x5, #12
    add x2, x13, #12
    ld1 {v0.s}[0], [x0]
    add x0, x14, #12
    ld1 {v0.s}[1], [x1]
    ld1 {v0.s}[2], [x2]
    ld1 {v0.s}[3], [x0]
.Lotherwise_1222:
.Lend_1218:
    ubfx x0, x8, #4, #2
    str q3, [x3]
    cmp x0, #3
    bne .Lotherwise_1223
    ldr d1, [x9, #16]
    ldr d5, [x13, #16]
    add x0, x5, #16
    add x1, x14, #16
    ld1 {v1.d}[1], [x0]
    ld1 {v5.d}[1], [x1]
    uzp1 v6.4s, v1.4s, v5.4s
    uzp2 v1.4s, v1.4s, v5.4s
    b .Lend_1224
.Lotherwise_1223:
    movi v6.4s, #0
    tst x8, #16
    beq .Lotherwise_1225
    add x0, x9, #16
    add x1, x5, #16
    add x2, x13, #16
    ld1 {v6.s}[0], [x0]
    add x0, x14, #16
    ld1 {v6.s}[1], [x1]
    ld1 {v6.s}[2], [x2]
    ld1 {v6.s}[3], [x0]
.Lotherwise_1225:
    movi v1.4s, #0
    tst x8, #32
    beq .Lotherwise_1226
    add x0, x9, #20
    add x1, x5, #20
    add x2, x13, #20
    ld1 {v1.s}[0], [x0]
    add x0, x14, #20
    ld1 {v1.s}[1], [x1]
    ld1 {v1.s}[2], [x2]
    ld1 {v1.s}[3], [x0]
.Lotherwise_1226:
.Lend_1224:
    adrp x0, .Lconstants_nnp_winograd_f3x3_6x6_kernel__aarch64_neon
    ldr q5, [x0, :lo12:.Lconstants_nnp_winograd_f3x3_6x6_kernel__aarch64_neon]
    adrp x0, .Lconstants_nnp_winograd_f3x3_6x6_kernel__aarch64_neon+16
    ldr q7, [x0, :lo12:.Lconstants_nnp_winograd_f3x3_6x6_kernel__aarch64_neon+16]
    mov v16.16b, v3.16b
    fadd v17.4s, v3.4s, v4.4s
    adrp x0, .Lconstants_nnp_winograd_f3x3_6x6_kernel__aarch64_neon+32
    ldr q18, [x0, :lo12:.Lconstants_nnp_winograd_f3x3_6x6_kernel__aarch64_neon+32]
    mov v19.16b, v2.16b
    str q1, [x3, #80]
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
    str q0, [x3, #32]
    fmls v4.4s, v2.4s, v18.s[1]
    str q6, [x3, #16]
    str q3, [x3, #64]
    str q16, [x3, #48]
    str q17, [x3, #96]
    str q4, [x3, #112]
    b .Lend_1227
.Lotherwise_1216:
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
.Lend_1227:
    sub x4, x4, #1
    lsr x12, x12, #1
    add x9, x9, x11, lsl #2
    add x5, x5, x11, lsl #2
    add x13, x13, x11, lsl #2
    add x14, x14, x11, lsl #2
    add x3, x3, #128
    cbnz x4, .Lrepeat_1215
.Lend_1214:
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
.Lrepeat_1228:
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
    str q7, [x9]
    add x9, x9, x1, lsl #2
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
    str q6, [x2]
    add x2, x2, x1, lsl #2
    str q3, [x4]
    add x4, x4, x1, lsl #2
    str q1, [x5]
    add x5, x5, x1, lsl #2
    str q0, [x8]
    add x8, x8, x1, lsl #2
    str q2, [x10]
    add x10, x10, x1, lsl #2
    str q7, [x0]
    add x0, x0, x1, lsl #2
    cbnz x3, .Lrepeat_1228
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
.Lrepeat_1229:
    ldr q0, [x2]
    ldr q1, [x7]
    sub x10, x10, #1
    add x2, x2, x1, lsl #2
    ldr q2, [x0]
    ldr q3, [x9]
    add x0, x0, x1, lsl #2
    add x7, x7, x1, lsl #2
    ldr q4, [x11]
    ldr q5, [x12]
    add x9, x9, x1, lsl #2
    add x11, x11, x1, lsl #2
    ldr q6, [x13]
    ldr q7, [x6]
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
    cbnz x10, .Lrepeat_1229
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
    bne .Lotherwise_1230
    mov w1, #3
.Lrepeat_1231:
    tst x11, #1
    beq .Lotherwise_1232
    ld1 {v4.4s, v5.4s, v6.4s, v7.4s}, [x8], #64
    ldr q16, [x15]
    add x4, x2, #4
    add x5, x0, #4
    ld1 {v0.4s, v1.4s, v2.4s, v3.4s}, [x8]
    sub x8, x8, #64
    adrp x6, .Lconstants_nnp_winograd_f3x3_6x6_output_with_bias__aarch64_neon
    ldr q17, [x6, :lo12:.Lconstants_nnp_winograd_f3x3_6x6_output_with_bias__aarch64_neon]
    fadd v5.4s, v5.4s, v16.4s
    fadd v16.4s, v7.4s, v0.4s
    fsub v0.4s, v7.4s, v0.4s
    fsub v7.4s, v2.4s, v3.4s
    fadd v2.4s, v2.4s, v3.4s
    fadd v3.4s, v5.4s, v6.4s
    fsub v5.4s, v5.4s, v6.4s
    fadd v4.4s, v4.4s, v3.4s
    fmla v5.4s, v0.4s, v17.s[0]
    fadd v0.4s, v1.4s, v3.4s
    fmla v5.4s, v7.4s, v17.s[1]
    fadd v1.4s, v4.4s, v16.4s
    fmla v0.4s, v16.4s, v17.s[2]
    fadd v1.4s, v1.4s, v2.4s
    fmla v0.4s, v2.4s, v17.s[3]
    zip1 v2.4s, v1.4s, v5.4s
    zip2 v1.4s, v1.4s, v5.4s
    zip1 v3.4s, v5.4s, v0.4s
    zip2 v0.4s, v5.4s, v0.4s
    str d2, [x9]
    st1 {v2.d}[1], [x2]
    str d1, [x3]
    st1 {v1.d}[1], [x0]
    str d3, [x9, #4]
    st1 {v3.d}[1], [x4]
    str d0, [x3, #4]
    st1 {v0.d}[1], [x5]
.Lotherwise_1232:
    sub x1, x1, #1
    lsr x11, x11, #1
    add x9, x9, x10, lsl #2
    add x2, x2, x10, lsl #2
    add x3, x3, x10, lsl #2
    add x0, x0, x10, lsl #2
    add x8, x8, #128
    cbnz x1, .Lrepeat_1231
    b .Lend_1233
.Lotherwise_1230:
    mov w4, #3
.Lrepeat_1234:
    tst x11, #1
    beq .Lotherwise_1235
    ld1 {v4.4s, v5.4s, v6.4s, v7.4s}, [x8], #64
    ldr q16, [x15]
    ubfx x5, x1, #0, #4
    ld1 {v0.4s, v1.4s, v2.4s, v3.4s}, [x8]
    sub x8, x8, #64
    adrp x6, .Lconstants_nnp_winograd_f3x3_6x6_output_with_bias__aarch64_neon
    ldr q17, [x6, :lo12:.Lconstants_nnp_winograd_f3x3_6x6_output_with_bias__aarch64_neon]
    fadd v5.4s, v5.4s, v16.4s
    fadd v16.4s, v7.4s, v0.4s
    fsub v0.4s, v7.4s, v0.4s
    fadd v7.4s, v2.4s, v3.4s
    fsub v2.4s, v2.4s, v3.4s
    fadd v3.4s, v5.4s, v6.4s
    fsub v5.4s, v5.4s, v6.4s
    fadd v4.4s, v4.4s, v3.4s
    fadd v1.4s, v1.4s, v3.4s
    fmla v5.4s, v0.4s, v17.s[0]
    fadd v0.4s, v4.4s, v16.4s
    fmla v1.4s, v16.4s, v17.s[2]
    fmla v5.4s, v2.4s, v17.s[1]
    fmla v1.4s, v7.4s, v17.s[3]
    fadd v0.4s, v0.4s, v7.4s
    cmp x5, #15
    bne .Lotherwise_1236
    zip1 v2.4s, v0.4s, v1.4s
    zip1 v3.4s, v5.4s, v1.4s
    zip2 v0.4s, v0.4s, v1.4s
    zip2 v1.4s, v5.4s, v1.4s
    zip1 v4.4s, v2.4s, v3.4s
    zip2 v2.4s, v2.4s, v3.4s
    zip1 v3.4s, v0.4s, v1.4s
    zip2 v0.4s, v0.4s, v1.4s
    str q4, [x9]
    str q2, [x2]
    str q3, [x3]
    str q0, [x0]
    b .Lend_1237
.Lotherwise_1236:
    tst x1, #1
    beq .Lotherwise_1238
    st1 {v0.s}[0], [x9]
    st1 {v0.s}[1], [x2]
    st1 {v0.s}[2], [x3]
    st1 {v0.s}[3], [x0]
.Lotherwise_1238:
    tst x1, #2
    beq .Lotherwise_1239
    add x5, x9, #4
    add x6, x2, #4
    add x7, x3, #4
    st1 {v5.s}[0], [x5]
    add x5, x0, #4
    st1 {v5.s}[1], [x6]
    st1 {v5.s}[2], [x7]
    st1 {v5.s}[3], [x5]
.Lotherwise_1239:
    tst x1, #4
    beq .Lotherwise_1240
    add x5, x9, #8
    add x6, x2, #8
    add x7, x3, #8
    st1 {v1.s}[0], [x5]
    add x5, x0, #8
    st1 {v1.s}[1], [x6]
    st1 {v1.s}[2], [x7]
    st1 {v1.s}[3], [x5]
.Lotherwise_1240:
    tst x1, #8
    beq .Lotherwise_1241
    add x5, x9, #12
    add x6, x2, #12
    add x7, x3, #12
    st1 {v1.s}[0], [x5]
    add x5, x0, #12
    st1 {v1.s}[1], [x6]
    st1 {v1.s}[2], [x7]
    st1 {v1.s}[3], [x5]
.Lotherwise_1241:
.Lend_1237:
.Lotherwise_1235:
    sub x4, x4, #1
    lsr x11, x11, #1
    add x9, x9, x10, lsl #2
    add x2, x2, x10, lsl #2
    add x3, x3, x10, lsl #2
    add x0, x0, x10, lsl #2
    add x8, x8, #128
    cbnz x4, .Lrepeat_1234
.Lend_1233:
    ret
    .size nnp_winograd_f3x3_6x6_output_with_bias__aarch64_neon, . - nnp_winograd_f3x3_6x6_output_with_bias__aarch64_neon

    .section .note.GNU-stack, "", %progbits
