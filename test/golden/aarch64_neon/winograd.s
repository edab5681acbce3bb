    .arch armv8.2-a+fp16

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
    mov x7, x2
    mov x8, x3
    mov x5, x4
    ldr x6, [x1, #8]
    ldr w9, [x1, #16]
    ldr w4, [x1, #20]
    ldr x1, [x1]
    mov x11, x0
    lsl x0, x1, #2
    add x10, x11, x0
    add x12, x10, x0
    add x13, x12, x0
    cmp x4, #255
    bne .Lotherwise_0
    mov x0, x5
    mov w1, #8
.Lrepeat_1:
    tst x9, #1
    beq .Lotherwise_2
    ldp q0, q1, [x11]
    ldp q2, q3, [x10]
    ldp q4, q5, [x12]
    ldp q6, q7, [x13]
    adrp x2, .Lconstants_nnp_winograd_f6x6_3x3_input__aarch64_neon
    ldr q20, [x2, :lo12:.Lconstants_nnp_winograd_f6x6_3x3_input__aarch64_neon]
    adrp x2, .Lconstants_nnp_winograd_f6x6_3x3_input__aarch64_neon+16
    ldr q21, [x2, :lo12:.Lconstants_nnp_winograd_f6x6_3x3_input__aarch64_neon+16]
    zip1 v16.4s, v0.4s, v4.4s
    zip2 v0.4s, v0.4s, v4.4s
    zip1 v4.4s, v2.4s, v6.4s
    zip2 v2.4s, v2.4s, v6.4s
    zip1 v6.4s, v1.4s, v5.4s
    zip2 v1.4s, v1.4s, v5.4s
    zip1 v5.4s, v3.4s, v7.4s
    zip2 v3.4s, v3.4s, v7.4s
    zip1 v7.4s, v16.4s, v4.4s
    zip2 v4.4s, v16.4s, v4.4s
    zip1 v16.4s, v0.4s, v2.4s
    zip2 v0.4s, v0.4s, v2.4s
    zip1 v2.4s, v6.4s, v5.4s
    zip2 v5.4s, v6.4s, v5.4s
    zip1 v6.4s, v1.4s, v3.4s
    zip2 v1.4s, v1.4s, v3.4s
    mov v3.16b, v4.16b
    fadd v17.4s, v4.4s, v5.4s
    fsub v7.4s, v7.4s, v6.4s
    fadd v18.4s, v16.4s, v6.4s
    mov v19.16b, v6.16b
    fsub v1.4s, v1.4s, v4.4s
    fmls v4.4s, v0.4s, v21.s[0]
    fmls v17.4s, v0.4s, v20.s[1]
    fmls v7.4s, v16.4s, v20.s[0]
    fmls v18.4s, v2.4s, v20.s[1]
    fmla v19.4s, v16.4s, v20.s[2]
    fmla v6.4s, v16.4s, v21.s[1]
    fmls v3.4s, v0.4s, v20.s[3]
    fmla v1.4s, v0.4s, v20.s[0]
    fmla v4.4s, v5.4s, v21.s[1]
    fmla v7.4s, v2.4s, v20.s[0]
    fmls v19.4s, v2.4s, v20.s[3]
    fmls v6.4s, v2.4s, v21.s[0]
    fmla v3.4s, v5.4s, v20.s[2]
    fmls v1.4s, v5.4s, v20.s[0]
    fadd v0.4s, v18.4s, v17.4s
    fsub v2.4s, v18.4s, v17.4s
    str q7, [x0]
    mov v5.16b, v19.16b
    mov v7.16b, v6.16b
    fmls v19.4s, v4.4s, v21.s[2]
    fmls v6.4s, v3.4s, v21.s[3]
    fmla v5.4s, v4.4s, v21.s[2]
    fmla v7.4s, v3.4s, v21.s[3]
    str q0, [x0, #16]
    str q2, [x0, #32]
    str q19, [x0, #64]
    str q5, [x0, #48]
    str q7, [x0, #80]
    str q6, [x0, #96]
    str q1, [x0, #112]
    b .Lend_3
.Lotherwise_2:
    movi v0.4s, #0
    movi v1.4s, #0
    movi v2.4s, #0
    movi v3.4s, #0
    movi v4.4s, #0
    movi v5.4s, #0
    movi v6.4s, #0
    movi v7.4s, #0
    str q0, [x0]
    str q1, [x0, #16]
    str q2, [x0, #32]
    str q3, [x0, #48]
    str q4, [x0, #64]
    str q5, [x0, #80]
    str q6, [x0, #96]
    str q7, [x0, #112]
.Lend_3:
    lsr x9, x9, #1
    add x11, x11, x6, lsl #2
    add x10, x10, x6, lsl #2
    add x12, x12, x6, lsl #2
    add x13, x13, x6, lsl #2
    sub x1, x1, #1
    add x0, x0, #128
    cbnz x1, .Lrepeat_1
    b .Lend_4
.Lotherwise_0:
    mov x14, x5
    mov w15, #8
.Lrepeat_5:
    tst x9, #1
    beq .Lotherwise_6
    ubfx x0, x4, #0, #4
    cmp x0, #15
    bne .Lotherwise_7
    ldr q0, [x11]
    ldr q1, [x10]
    ldr q2, [x12]
    ldr q3, [x13]
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
    tst x4, #1
    beq .Lotherwise_9
    ld1 {v3.s}[0], [x11]
    ld1 {v3.s}[1], [x10]
    ld1 {v3.s}[2], [x12]
    ld1 {v3.s}[3], [x13]
.Lotherwise_9:
    movi v2.4s, #0
    tst x4, #2
    beq .Lotherwise_10
    add x0, x11, #4
    add x1, x10, #4
    add x2, x12, #4
    add x3, x13, #4
    ld1 {v2.s}[0], [x0]
    ld1 {v2.s}[1], [x1]
    ld1 {v2.s}[2], [x2]
    ld1 {v2.s}[3], [x3]
.Lotherwise_10:
    movi v4.4s, #0
    tst x4, #4
    beq .Lotherwise_11
    add x0, x11, #8
    add x1, x10, #8
    add x2, x12, #8
    add x3, x13, #8
    ld1 {v4.s}[0], [x0]
    ld1 {v4.s}[1], [x1]
    ld1 {v4.s}[2], [x2]
    ld1 {v4.s}[3], [x3]
.Lotherwise_11:
    movi v0.4s, #0
    tst x4, #8
    beq .Lotherwise_12
    add x0, x11, #12
    add x1, x10, #12
    add x2, x12, #12
    add x3, x13, #12
    ld1 {v0.s}[0], [x0]
    ld1 {v0.s}[1], [x1]
    ld1 {v0.s}[2], [x2]
    ld1 {v0.s}[3], [x3]
.Lotherwise_12:
.Lend_8:
    ubfx x0, x4, #4, #4
    cmp x0, #15
    bne .Lotherwise_13
    ldr q1, [x11, #16]
    ldr q5, [x10, #16]
    ldr q6, [x12, #16]
    ldr q7, [x13, #16]
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
    tst x4, #16
    beq .Lotherwise_15
    add x0, x11, #16
    add x1, x10, #16
    add x2, x12, #16
    add x3, x13, #16
    ld1 {v7.s}[0], [x0]
    ld1 {v7.s}[1], [x1]
    ld1 {v7.s}[2], [x2]
    ld1 {v7.s}[3], [x3]
.Lotherwise_15:
    movi v6.4s, #0
    tst x4, #32
    beq .Lotherwise_16
    add x0, x11, #20
    add x1, x10, #20
    add x2, x12, #20
    add x3, x13, #20
    ld1 {v6.s}[0], [x0]
    ld1 {v6.s}[1], [x1]
    ld1 {v6.s}[2], [x2]
    ld1 {v6.s}[3], [x3]
.Lotherwise_16:
    movi v16.4s, #0
    tst x4, #64
    beq .Lotherwise_17
    add x0, x11, #24
    add x1, x10, #24
    add x2, x12, #24
    add x3, x13, #24
    ld1 {v16.s}[0], [x0]
    ld1 {v16.s}[1], [x1]
    ld1 {v16.s}[2], [x2]
    ld1 {v16.s}[3], [x3]
.Lotherwise_17:
    movi v1.4s, #0
    tst x4, #128
    beq .Lotherwise_18
    add x0, x11, #28
    add x1, x10, #28
    add x2, x12, #28
    add x3, x13, #28
    ld1 {v1.s}[0], [x0]
    ld1 {v1.s}[1], [x1]
    ld1 {v1.s}[2], [x2]
    ld1 {v1.s}[3], [x3]
.Lotherwise_18:
.Lend_14:
    adrp x0, .Lconstants_nnp_winograd_f6x6_3x3_input__aarch64_neon
    ldr q5, [x0, :lo12:.Lconstants_nnp_winograd_f6x6_3x3_input__aarch64_neon]
    adrp x0, .Lconstants_nnp_winograd_f6x6_3x3_input__aarch64_neon+16
    ldr q17, [x0, :lo12:.Lconstants_nnp_winograd_f6x6_3x3_input__aarch64_neon+16]
    fsub v3.4s, v3.4s, v16.4s
    fadd v18.4s, v4.4s, v16.4s
    fadd v19.4s, v2.4s, v6.4s
    mov v20.16b, v16.16b
    mov v21.16b, v2.16b
    fsub v1.4s, v1.4s, v2.4s
    fmls v3.4s, v4.4s, v5.s[0]
    fmls v18.4s, v7.4s, v5.s[1]
    fmls v19.4s, v0.4s, v5.s[1]
    fmla v20.4s, v4.4s, v5.s[2]
    fmls v2.4s, v0.4s, v17.s[0]
    fmla v16.4s, v4.4s, v17.s[1]
    fmls v21.4s, v0.4s, v5.s[3]
    fmla v1.4s, v0.4s, v5.s[0]
    fmla v3.4s, v7.4s, v5.s[0]
    fmls v20.4s, v7.4s, v5.s[3]
    fmla v2.4s, v6.4s, v17.s[1]
    fmls v16.4s, v7.4s, v17.s[0]
    fmla v21.4s, v6.4s, v5.s[2]
    fmls v1.4s, v6.4s, v5.s[0]
    fadd v0.4s, v18.4s, v19.4s
    fsub v4.4s, v18.4s, v19.4s
    mov v5.16b, v20.16b
    fmls v20.4s, v2.4s, v17.s[2]
    mov v6.16b, v16.16b
    fmla v5.4s, v2.4s, v17.s[2]
    fmls v16.4s, v21.4s, v17.s[3]
    fmla v6.4s, v21.4s, v17.s[3]
    str q3, [x14]
    str q0, [x14, #16]
    str q4, [x14, #32]
    str q5, [x14, #48]
    str q20, [x14, #64]
    str q6, [x14, #80]
    str q16, [x14, #96]
    str q1, [x14, #112]
    b .Lend_19
.Lotherwise_6:
    movi v0.4s, #0
    movi v1.4s, #0
    movi v2.4s, #0
    movi v3.4s, #0
    movi v4.4s, #0
    movi v5.4s, #0
    movi v6.4s, #0
    movi v7.4s, #0
    str q0, [x14]
    str q1, [x14, #16]
    str q2, [x14, #32]
    str q3, [x14, #48]
    str q4, [x14, #64]
    str q5, [x14, #80]
    str q6, [x14, #96]
    str q7, [x14, #112]
.Lend_19:
    lsr x9, x9, #1
    add x11, x11, x6, lsl #2
    add x10, x10, x6, lsl #2
    add x12, x12, x6, lsl #2
    add x13, x13, x6, lsl #2
    sub x15, x15, #1
    add x14, x14, #128
    cbnz x15, .Lrepeat_5
.Lend_4:
    lsl x0, x8, #2
    lsl x1, x8, #3
    mov w2, #8
    add x3, x7, x0
    add x4, x3, x0
    add x6, x4, x0
    add x8, x6, x0
    add x9, x8, x0
    add x10, x9, x0
    add x0, x10, x0
.Lrepeat_20:
    ldr q0, [x5]
    ldr q1, [x5, #128]
    ldr q2, [x5, #256]
    ldr q3, [x5, #384]
    ldr q4, [x5, #512]
    ldr q5, [x5, #640]
    ldr q6, [x5, #768]
    ldr q7, [x5, #896]
    adrp x11, .Lconstants_nnp_winograd_f6x6_3x3_input__aarch64_neon
    ldr q16, [x11, :lo12:.Lconstants_nnp_winograd_f6x6_3x3_input__aarch64_neon]
    adrp x11, .Lconstants_nnp_winograd_f6x6_3x3_input__aarch64_neon+16
    ldr q17, [x11, :lo12:.Lconstants_nnp_winograd_f6x6_3x3_input__aarch64_neon+16]
    fadd v18.4s, v1.4s, v5.4s
    fsub v0.4s, v0.4s, v6.4s
    fadd v19.4s, v2.4s, v6.4s
    mov v20.16b, v6.16b
    mov v21.16b, v1.16b
    fsub v7.4s, v7.4s, v1.4s
    fmls v0.4s, v2.4s, v16.s[0]
    fmls v19.4s, v4.4s, v16.s[1]
    fmls v18.4s, v3.4s, v16.s[1]
    fmla v20.4s, v2.4s, v16.s[2]
    fmls v1.4s, v3.4s, v17.s[0]
    fmla v6.4s, v2.4s, v17.s[1]
    fmls v21.4s, v3.4s, v16.s[3]
    fmla v7.4s, v3.4s, v16.s[0]
    fmla v0.4s, v4.4s, v16.s[0]
    fmls v20.4s, v4.4s, v16.s[3]
    fmla v1.4s, v5.4s, v17.s[1]
    fmls v6.4s, v4.4s, v17.s[0]
    fmla v21.4s, v5.4s, v16.s[2]
    fmls v7.4s, v5.4s, v16.s[0]
    fadd v2.4s, v19.4s, v18.4s
    fsub v3.4s, v19.4s, v18.4s
    mov v4.16b, v20.16b
    fmls v20.4s, v1.4s, v17.s[2]
    mov v5.16b, v6.16b
    fmla v4.4s, v1.4s, v17.s[2]
    fmls v6.4s, v21.4s, v17.s[3]
    fmla v5.4s, v21.4s, v17.s[3]
    str q0, [x7]
    str q2, [x3]
    str q3, [x4]
    str q4, [x6]
    str q20, [x8]
    str q5, [x9]
    str q6, [x10]
    str q7, [x0]
    add x7, x7, x1, lsl #2
    add x3, x3, x1, lsl #2
    add x4, x4, x1, lsl #2
    add x6, x6, x1, lsl #2
    add x8, x8, x1, lsl #2
    add x9, x9, x1, lsl #2
    add x10, x10, x1, lsl #2
    add x0, x0, x1, lsl #2
    sub x2, x2, #1
    add x5, x5, #16
    cbnz x2, .Lrepeat_20
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
    mov w5, #9
    lsl x1, x1, #2
    mov x6, x4
    add x7, x0, x1
    add x8, x7, x1
    add x1, x8, x1
.Lrepeat_21:
    ldr q0, [x0]
    ldr q1, [x7]
    ldr q2, [x8]
    ldr q3, [x1]
    sub x5, x5, #1
    add x0, x0, #16
    add x7, x7, #16
    add x8, x8, #16
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
    cbnz x5, .Lrepeat_21
    lsl x0, x3, #2
    lsl x1, x3, #3
    mov w3, #4
    add x5, x2, x0
    add x7, x5, x0
    add x8, x7, x0
    add x9, x8, x0
    add x10, x9, x0
    add x11, x10, x0
    add x0, x11, x0
.Lrepeat_22:
    ldp q0, q1, [x4]
    mov x12, x6
    mov w13, #8
    ldr q2, [x4, #32]
    adrp x14, .Lconstants_nnp_winograd_f6x6_3x3_kernel__aarch64_neon
    ldr q7, [x14, :lo12:.Lconstants_nnp_winograd_f6x6_3x3_kernel__aarch64_neon]
    adrp x14, .Lconstants_nnp_winograd_f6x6_3x3_kernel__aarch64_neon+16
    ldr q16, [x14, :lo12:.Lconstants_nnp_winograd_f6x6_3x3_kernel__aarch64_neon+16]
    str q0, [x6]
    fadd v3.4s, v0.4s, v2.4s
    mov v4.16b, v0.16b
    str q2, [x6, #112]
    fmla v0.4s, v2.4s, v7.s[2]
    fmla v4.4s, v2.4s, v16.s[1]
    fmul v2.4s, v3.4s, v7.s[0]
    fmul v0.4s, v0.4s, v7.s[3]
    mov v3.16b, v2.16b
    fmul v4.4s, v4.4s, v16.s[2]
    fmla v2.4s, v1.4s, v7.s[1]
    mov v5.16b, v0.16b
    mov v6.16b, v4.16b
    fmls v3.4s, v1.4s, v7.s[1]
    fmls v0.4s, v1.4s, v16.s[0]
    fmls v4.4s, v1.4s, v16.s[3]
    fmla v5.4s, v1.4s, v16.s[0]
    fmla v6.4s, v1.4s, v16.s[3]
    str q3, [x6, #16]
    str q2, [x6, #32]
    str q0, [x6, #64]
    str q5, [x6, #48]
    str q6, [x6, #80]
    str q4, [x6, #96]
    ldp q0, q1, [x4, #48]
    ldr q2, [x4, #80]
    str q0, [x6, #128]
    mov v3.16b, v0.16b
    fadd v4.4s, v0.4s, v2.4s
    str q2, [x6, #240]
    fmla v0.4s, v2.4s, v7.s[2]
    fmla v3.4s, v2.4s, v16.s[1]
    fmul v2.4s, v4.4s, v7.s[0]
    fmul v0.4s, v0.4s, v7.s[3]
    mov v4.16b, v2.16b
    fmul v3.4s, v3.4s, v16.s[2]
    fmla v2.4s, v1.4s, v7.s[1]
    mov v5.16b, v0.16b
    mov v6.16b, v3.16b
    fmls v4.4s, v1.4s, v7.s[1]
    fmls v0.4s, v1.4s, v16.s[0]
    fmls v3.4s, v1.4s, v16.s[3]
    fmla v5.4s, v1.4s, v16.s[0]
    fmla v6.4s, v1.4s, v16.s[3]
    str q4, [x6, #144]
    str q2, [x6, #160]
    str q0, [x6, #192]
    str q5, [x6, #176]
    str q6, [x6, #208]
    str q3, [x6, #224]
    ldp q0, q1, [x4, #96]
    ldr q2, [x4, #128]
    str q0, [x6, #256]
    mov v3.16b, v0.16b
    fadd v4.4s, v0.4s, v2.4s
    str q2, [x6, #368]
    fmla v0.4s, v2.4s, v7.s[2]
    fmla v3.4s, v2.4s, v16.s[1]
    fmul v2.4s, v4.4s, v7.s[0]
    fmul v0.4s, v0.4s, v7.s[3]
    mov v4.16b, v2.16b
    fmul v3.4s, v3.4s, v16.s[2]
    fmla v2.4s, v1.4s, v7.s[1]
    mov v5.16b, v0.16b
    mov v6.16b, v3.16b
    fmls v4.4s, v1.4s, v7.s[1]
    fmls v0.4s, v1.4s, v16.s[0]
    fmls v3.4s, v1.4s, v16.s[3]
    fmla v5.4s, v1.4s, v16.s[0]
    fmla v6.4s, v1.4s, v16.s[3]
    str q4, [x6, #272]
    str q2, [x6, #288]
    str q0, [x6, #320]
    str q5, [x6, #304]
    str q6, [x6, #336]
    str q3, [x6, #352]
.Lrepeat_23:
    ldr q0, [x12]
    ldr q1, [x12, #128]
    ldr q2, [x12, #256]
    sub x13, x13, #1
    add x12, x12, #16
    str q0, [x2]
    mov v3.16b, v0.16b
    fadd v4.4s, v0.4s, v2.4s
    add x2, x2, x1, lsl #2
    fmla v0.4s, v2.4s, v7.s[2]
    fmla v3.4s, v2.4s, v16.s[1]
    fmul v4.4s, v4.4s, v7.s[0]
    fmul v0.4s, v0.4s, v7.s[3]
    mov v5.16b, v4.16b
    fmul v3.4s, v3.4s, v16.s[2]
    fmla v4.4s, v1.4s, v7.s[1]
    mov v6.16b, v0.16b
    mov v17.16b, v3.16b
    fmls v5.4s, v1.4s, v7.s[1]
    fmls v0.4s, v1.4s, v16.s[0]
    fmls v3.4s, v1.4s, v16.s[3]
    fmla v6.4s, v1.4s, v16.s[0]
    fmla v17.4s, v1.4s, v16.s[3]
    str q5, [x5]
    str q4, [x7]
    add x5, x5, x1, lsl #2
    add x7, x7, x1, lsl #2
    str q6, [x8]
    str q0, [x9]
    str q17, [x10]
    str q3, [x11]
    str q2, [x0]
    add x8, x8, x1, lsl #2
    add x9, x9, x1, lsl #2
    add x10, x10, x1, lsl #2
    add x11, x11, x1, lsl #2
    add x0, x0, x1, lsl #2
    cbnz x13, .Lrepeat_23
    lsl x12, x1, #3
    sub x3, x3, #1
    add x4, x4, #144
    sub x2, x2, x12, lsl #2
    sub x5, x5, x12, lsl #2
    sub x7, x7, x12, lsl #2
    sub x8, x8, x12, lsl #2
    sub x9, x9, x12, lsl #2
    sub x10, x10, x12, lsl #2
    sub x11, x11, x12, lsl #2
    sub x0, x0, x12, lsl #2
    add x2, x2, #32
    add x5, x5, #32
    add x7, x7, #32
    add x8, x8, #32
    add x9, x9, #32
    add x10, x10, #32
    add x11, x11, #32
    add x0, x0, #32
    cbnz x3, .Lrepeat_22
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
    mov x15, x2
    lsl x2, x1, #2
    lsl x1, x1, #3
    mov w6, #8
    mov x7, x5
    add x8, x0, x2
    add x9, x8, x2
    add x10, x9, x2
    add x11, x10, x2
    add x12, x11, x2
    add x13, x12, x2
    add x2, x13, x2
.Lrepeat_24:
    ldr q0, [x0]
    ldr q1, [x8]
    ldr q2, [x9]
    ldr q3, [x10]
    ldr q4, [x11]
    ldr q5, [x12]
    ldr q6, [x13]
    ldr q7, [x2]
    adrp x14, .Lconstants_nnp_winograd_f6x6_3x3_output_with_bias__aarch64_neon
    ldr q16, [x14, :lo12:.Lconstants_nnp_winograd_f6x6_3x3_output_with_bias__aarch64_neon]
    adrp x14, .Lconstants_nnp_winograd_f6x6_3x3_output_with_bias__aarch64_neon+16
    ldr q17, [x14, :lo12:.Lconstants_nnp_winograd_f6x6_3x3_output_with_bias__aarch64_neon+16]
    adrp x14, .Lconstants_nnp_winograd_f6x6_3x3_output_with_bias__aarch64_neon+32
    ldr q18, [x14, :lo12:.Lconstants_nnp_winograd_f6x6_3x3_output_with_bias__aarch64_neon+32]
    fadd v19.4s, v1.4s, v2.4s
    fsub v1.4s, v1.4s, v2.4s
    fadd v2.4s, v3.4s, v4.4s
    fsub v3.4s, v3.4s, v4.4s
    fadd v4.4s, v5.4s, v6.4s
    fsub v5.4s, v5.4s, v6.4s
    fadd v0.4s, v0.4s, v19.4s
    mov v6.16b, v19.16b
    mov v20.16b, v1.16b
    fadd v7.4s, v7.4s, v1.4s
    fmla v19.4s, v2.4s, v17.s[2]
    fmla v1.4s, v3.4s, v16.s[0]
    fmla v6.4s, v2.4s, v16.s[2]
    fmla v20.4s, v3.4s, v17.s[0]
    fmla v7.4s, v3.4s, v18.s[0]
    fadd v0.4s, v0.4s, v2.4s
    fmla v19.4s, v4.4s, v17.s[3]
    fmla v1.4s, v5.4s, v16.s[1]
    fmla v6.4s, v4.4s, v16.s[3]
    fmla v20.4s, v5.4s, v17.s[1]
    fmla v7.4s, v5.4s, v18.s[1]
    fadd v0.4s, v0.4s, v4.4s
    str q19, [x7, #512]
    str q1, [x7, #128]
    str q6, [x7, #256]
    str q20, [x7, #384]
    str q0, [x7]
    str q7, [x7, #640]
    add x0, x0, x1, lsl #2
    add x8, x8, x1, lsl #2
    add x9, x9, x1, lsl #2
    add x10, x10, x1, lsl #2
    add x11, x11, x1, lsl #2
    add x12, x12, x1, lsl #2
    add x13, x13, x1, lsl #2
    add x2, x2, x1, lsl #2
    sub x6, x6, #1
    add x7, x7, #16
    cbnz x6, .Lrepeat_24
    ldr x6, [x4, #8]
    ldr w7, [x4, #16]
    ldr w11, [x4, #20]
    ldr x0, [x4]
    mov x8, x3
    lsl x0, x0, #2
    add x4, x8, x0
    add x9, x4, x0
    add x10, x9, x0
    cmp x11, #63
    bne .Lotherwise_25
    mov w0, #6
.Lrepeat_26:
    tst x7, #1
    beq .Lotherwise_27
    add x1, x5, #64
    ldr q16, [x15]
    adrp x2, .Lconstants_nnp_winograd_f6x6_3x3_output_with_bias__aarch64_neon
    ldr q17, [x2, :lo12:.Lconstants_nnp_winograd_f6x6_3x3_output_with_bias__aarch64_neon]
    adrp x2, .Lconstants_nnp_winograd_f6x6_3x3_output_with_bias__aarch64_neon+16
    ldr q18, [x2, :lo12:.Lconstants_nnp_winograd_f6x6_3x3_output_with_bias__aarch64_neon+16]
    adrp x2, .Lconstants_nnp_winograd_f6x6_3x3_output_with_bias__aarch64_neon+32
    ldr q19, [x2, :lo12:.Lconstants_nnp_winograd_f6x6_3x3_output_with_bias__aarch64_neon+32]
    add x2, x4, #16
    add x3, x10, #16
    ld1 {v4.4s, v5.4s, v6.4s, v7.4s}, [x5]
    ld1 {v0.4s, v1.4s, v2.4s, v3.4s}, [x1]
    fadd v5.4s, v5.4s, v16.4s
    fadd v16.4s, v7.4s, v0.4s
    fsub v0.4s, v7.4s, v0.4s
    fadd v7.4s, v5.4s, v6.4s
    fsub v5.4s, v5.4s, v6.4s
    fadd v6.4s, v1.4s, v2.4s
    fsub v1.4s, v1.4s, v2.4s
    fadd v2.4s, v4.4s, v7.4s
    mov v4.16b, v7.16b
    mov v20.16b, v5.16b
    fadd v3.4s, v3.4s, v5.4s
    fmla v7.4s, v16.4s, v18.s[2]
    fmla v5.4s, v0.4s, v17.s[0]
    fmla v4.4s, v16.4s, v17.s[2]
    fmla v20.4s, v0.4s, v18.s[0]
    fmla v3.4s, v0.4s, v19.s[0]
    fadd v0.4s, v2.4s, v16.4s
    fmla v7.4s, v6.4s, v18.s[3]
    fmla v5.4s, v1.4s, v17.s[1]
    fmla v4.4s, v6.4s, v17.s[3]
    fmla v20.4s, v1.4s, v18.s[1]
    fmla v3.4s, v1.4s, v19.s[1]
    fadd v0.4s, v0.4s, v6.4s
    zip1 v1.4s, v5.4s, v20.4s
    zip1 v2.4s, v0.4s, v4.4s
    zip2 v0.4s, v0.4s, v4.4s
    zip2 v4.4s, v5.4s, v20.4s
    zip1 v5.4s, v7.4s, v3.4s
    zip2 v3.4s, v7.4s, v3.4s
    zip1 v6.4s, v2.4s, v1.4s
    zip2 v1.4s, v2.4s, v1.4s
    zip1 v2.4s, v0.4s, v4.4s
    zip2 v0.4s, v0.4s, v4.4s
    str q6, [x8]
    str q1, [x4]
    str q2, [x9]
    str q0, [x10]
    str d5, [x8, #16]
    st1 {v5.d}[1], [x2]
    str d3, [x9, #16]
    st1 {v3.d}[1], [x3]
.Lotherwise_27:
    lsr x7, x7, #1
    add x8, x8, x6, lsl #2
    add x4, x4, x6, lsl #2
    add x9, x9, x6, lsl #2
    add x10, x10, x6, lsl #2
    sub x0, x0, #1
    add x5, x5, #128
    cbnz x0, .Lrepeat_26
    b .Lend_28
.Lotherwise_25:
    mov w12, #6
.Lrepeat_29:
    tst x7, #1
    beq .Lotherwise_30
    add x0, x5, #64
    ldr q16, [x15]
    adrp x1, .Lconstants_nnp_winograd_f6x6_3x3_output_with_bias__aarch64_neon
    ldr q17, [x1, :lo12:.Lconstants_nnp_winograd_f6x6_3x3_output_with_bias__aarch64_neon]
    adrp x1, .Lconstants_nnp_winograd_f6x6_3x3_output_with_bias__aarch64_neon+16
    ldr q18, [x1, :lo12:.Lconstants_nnp_winograd_f6x6_3x3_output_with_bias__aarch64_neon+16]
    adrp x1, .Lconstants_nnp_winograd_f6x6_3x3_output_with_bias__aarch64_neon+32
    ldr q19, [x1, :lo12:.Lconstants_nnp_winograd_f6x6_3x3_output_with_bias__aarch64_neon+32]
    ubfx x1, x11, #0, #4
    ld1 {v4.4s, v5.4s, v6.4s, v7.4s}, [x5]
    ld1 {v0.4s, v1.4s, v2.4s, v3.4s}, [x0]
    fadd v5.4s, v5.4s, v16.4s
    fadd v16.4s, v7.4s, v0.4s
    fsub v0.4s, v7.4s, v0.4s
    fadd v7.4s, v5.4s, v6.4s
    fsub v5.4s, v5.4s, v6.4s
    fadd v6.4s, v1.4s, v2.4s
    fsub v1.4s, v1.4s, v2.4s
    fadd v2.4s, v4.4s, v7.4s
    mov v4.16b, v7.16b
    mov v20.16b, v5.16b
    fadd v3.4s, v3.4s, v5.4s
    fmla v7.4s, v16.4s, v18.s[2]
    fmla v5.4s, v0.4s, v17.s[0]
    fmla v4.4s, v16.4s, v17.s[2]
    fmla v20.4s, v0.4s, v18.s[0]
    fmla v3.4s, v0.4s, v19.s[0]
    fadd v0.4s, v2.4s, v16.4s
    fmla v7.4s, v6.4s, v18.s[3]
    fmla v5.4s, v1.4s, v17.s[1]
    fmla v4.4s, v6.4s, v17.s[3]
    fmla v20.4s, v1.4s, v18.s[1]
    fmla v3.4s, v1.4s, v19.s[1]
    fadd v0.4s, v0.4s, v6.4s
    cmp x1, #15
    bne .Lotherwise_31
    zip1 v1.4s, v0.4s, v4.4s
    zip2 v0.4s, v0.4s, v4.4s
    zip1 v2.4s, v5.4s, v20.4s
    zip2 v4.4s, v5.4s, v20.4s
    zip1 v5.4s, v1.4s, v2.4s
    zip2 v1.4s, v1.4s, v2.4s
    zip1 v2.4s, v0.4s, v4.4s
    zip2 v0.4s, v0.4s, v4.4s
    str q5, [x8]
    str q1, [x4]
    str q2, [x9]
    str q0, [x10]
    b .Lend_32
.Lotherwise_31:
    tst x11, #1
    beq .Lotherwise_33
    st1 {v0.s}[0], [x8]
    st1 {v0.s}[1], [x4]
    st1 {v0.s}[2], [x9]
    st1 {v0.s}[3], [x10]
.Lotherwise_33:
    tst x11, #2
    beq .Lotherwise_34
    add x0, x8, #4
    add x1, x4, #4
    add x2, x9, #4
    add x3, x10, #4
    st1 {v5.s}[0], [x0]
    st1 {v5.s}[1], [x1]
    st1 {v5.s}[2], [x2]
    st1 {v5.s}[3], [x3]
.Lotherwise_34:
    tst x11, #4
    beq .Lotherwise_35
    add x0, x8, #8
    add x1, x4, #8
    add x2, x9, #8
    add x3, x10, #8
    st1 {v4.s}[0], [x0]
    st1 {v4.s}[1], [x1]
    st1 {v4.s}[2], [x2]
    st1 {v4.s}[3], [x3]
.Lotherwise_35:
    tst x11, #8
    beq .Lotherwise_36
    add x0, x8, #12
    add x1, x4, #12
    add x2, x9, #12
    add x3, x10, #12
    st1 {v20.s}[0], [x0]
    st1 {v20.s}[1], [x1]
    st1 {v20.s}[2], [x2]
    st1 {v20.s}[3], [x3]
.Lotherwise_36:
.Lend_32:
    ubfx x0, x11, #4, #2
    cmp x0, #3
    bne .Lotherwise_37
    add x0, x4, #16
    add x1, x10, #16
    zip1 v0.4s, v7.4s, v3.4s
    zip2 v1.4s, v7.4s, v3.4s
    str d0, [x8, #16]
    st1 {v0.d}[1], [x0]
    str d1, [x9, #16]
    st1 {v1.d}[1], [x1]
    b .Lend_38
.Lotherwise_37:
    tst x11, #16
    beq .Lotherwise_39
    add x0, x8, #16
    add x1, x4, #16
    add x2, x9, #16
    add x3, x10, #16
    st1 {v7.s}[0], [x0]
    st1 {v7.s}[1], [x1]
    st1 {v7.s}[2], [x2]
    st1 {v7.s}[3], [x3]
.Lotherwise_39:
    tst x11, #32
    beq .Lotherwise_40
    add x0, x8, #20
    add x1, x4, #20
    add x2, x9, #20
    add x3, x10, #20
    st1 {v3.s}[0], [x0]
    st1 {v3.s}[1], [x1]
    st1 {v3.s}[2], [x2]
    st1 {v3.s}[3], [x3]
.Lotherwise_40:
.Lend_38:
.Lotherwise_30:
    lsr x7, x7, #1
    add x8, x8, x6, lsl #2
    add x4, x4, x6, lsl #2
    add x9, x9, x6, lsl #2
    add x10, x10, x6, lsl #2
    sub x12, x12, #1
    add x5, x5, #128
    cbnz x12, .Lrepeat_29
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
    mov x15, x2
    lsl x2, x1, #2
    lsl x1, x1, #3
    mov w6, #8
    mov x7, x5
    add x8, x0, x2
    add x9, x8, x2
    add x10, x9, x2
    add x11, x10, x2
    add x12, x11, x2
    add x13, x12, x2
    add x2, x13, x2
.Lrepeat_41:
    ldr q0, [x0]
    ldr q1, [x8]
    ldr q2, [x9]
    ldr q3, [x10]
    ldr q4, [x11]
    ldr q5, [x12]
    ldr q6, [x13]
    ldr q7, [x2]
    adrp x14, .Lconstants_nnp_winograd_f6x6_3x3_output_with_bias_with_relu__aarch64_neon
    ldr q16, [x14, :lo12:.Lconstants_nnp_winograd_f6x6_3x3_output_with_bias_with_relu__aarch64_neon]
    adrp x14, .Lconstants_nnp_winograd_f6x6_3x3_output_with_bias_with_relu__aarch64_neon+16
    ldr q17, [x14, :lo12:.Lconstants_nnp_winograd_f6x6_3x3_output_with_bias_with_relu__aarch64_neon+16]
    adrp x14, .Lconstants_nnp_winograd_f6x6_3x3_output_with_bias_with_relu__aarch64_neon+32
    ldr q18, [x14, :lo12:.Lconstants_nnp_winograd_f6x6_3x3_output_with_bias_with_relu__aarch64_neon+32]
    fadd v19.4s, v1.4s, v2.4s
    fsub v1.4s, v1.4s, v2.4s
    fadd v2.4s, v3.4s, v4.4s
    fsub v3.4s, v3.4s, v4.4s
    fadd v4.4s, v5.4s, v6.4s
    fsub v5.4s, v5.4s, v6.4s
    fadd v0.4s, v0.4s, v19.4s
    mov v6.16b, v19.16b
    mov v20.16b, v1.16b
    fadd v7.4s, v7.4s, v1.4s
    fmla v19.4s, v2.4s, v17.s[2]
    fmla v1.4s, v3.4s, v16.s[0]
    fmla v6.4s, v2.4s, v16.s[2]
    fmla v20.4s, v3.4s, v17.s[0]
    fmla v7.4s, v3.4s, v18.s[0]
    fadd v0.4s, v0.4s, v2.4s
    fmla v19.4s, v4.4s, v17.s[3]
    fmla v1.4s, v5.4s, v16.s[1]
    fmla v6.4s, v4.4s, v16.s[3]
    fmla v20.4s, v5.4s, v17.s[1]
    fmla v7.4s, v5.4s, v18.s[1]
    fadd v0.4s, v0.4s, v4.4s
    str q19, [x7, #512]
    str q1, [x7, #128]
    str q6, [x7, #256]
    str q20, [x7, #384]
    str q0, [x7]
    str q7, [x7, #640]
    add x0, x0, x1, lsl #2
    add x8, x8, x1, lsl #2
    add x9, x9, x1, lsl #2
    add x10, x10, x1, lsl #2
    add x11, x11, x1, lsl #2
    add x12, x12, x1, lsl #2
    add x13, x13, x1, lsl #2
    add x2, x2, x1, lsl #2
    sub x6, x6, #1
    add x7, x7, #16
    cbnz x6, .Lrepeat_41
    ldr x6, [x4, #8]
    ldr w7, [x4, #16]
    ldr w11, [x4, #20]
    ldr x0, [x4]
    mov x8, x3
    lsl x0, x0, #2
    add x4, x8, x0
    add x9, x4, x0
    add x10, x9, x0
    cmp x11, #63
    bne .Lotherwise_42
    mov w0, #6
.Lrepeat_43:
    tst x7, #1
    beq .Lotherwise_44
    add x1, x5, #64
    ldr q16, [x15]
    adrp x2, .Lconstants_nnp_winograd_f6x6_3x3_output_with_bias_with_relu__aarch64_neon
    ldr q17, [x2, :lo12:.Lconstants_nnp_winograd_f6x6_3x3_output_with_bias_with_relu__aarch64_neon]
    adrp x2, .Lconstants_nnp_winograd_f6x6_3x3_output_with_bias_with_relu__aarch64_neon+16
    ldr q18, [x2, :lo12:.Lconstants_nnp_winograd_f6x6_3x3_output_with_bias_with_relu__aarch64_neon+16]
    adrp x2, .Lconstants_nnp_winograd_f6x6_3x3_output_with_bias_with_relu__aarch64_neon+32
    ldr q19, [x2, :lo12:.Lconstants_nnp_winograd_f6x6_3x3_output_with_bias_with_relu__aarch64_neon+32]
    movi v20.4s, #0
    ld1 {v4.4s, v5.4s, v6.4s, v7.4s}, [x5]
    add x2, x4, #16
    add x3, x10, #16
    ld1 {v0.4s, v1.4s, v2.4s, v3.4s}, [x1]
    fadd v5.4s, v5.4s, v16.4s
    fadd v16.4s, v7.4s, v0.4s
    fadd v21.4s, v5.4s, v6.4s
    fsub v5.4s, v5.4s, v6.4s
    fsub v0.4s, v7.4s, v0.4s
    fadd v6.4s, v1.4s, v2.4s
    fsub v1.4s, v1.4s, v2.4s
    fadd v2.4s, v4.4s, v21.4s
    mov v4.16b, v21.16b
    mov v7.16b, v5.16b
    fadd v3.4s, v3.4s, v5.4s
    fmla v21.4s, v16.4s, v18.s[2]
    fmla v5.4s, v0.4s, v17.s[0]
    fmla v4.4s, v16.4s, v17.s[2]
    fmla v7.4s, v0.4s, v18.s[0]
    fmla v3.4s, v0.4s, v19.s[0]
    fadd v0.4s, v2.4s, v16.4s
    fmla v21.4s, v6.4s, v18.s[3]
    fmla v5.4s, v1.4s, v17.s[1]
    fmla v4.4s, v6.4s, v17.s[3]
    fmla v7.4s, v1.4s, v18.s[1]
    fmla v3.4s, v1.4s, v19.s[1]
    fadd v0.4s, v0.4s, v6.4s
    fmax v1.4s, v20.4s, v21.4s
    fmax v2.4s, v20.4s, v5.4s
    fmax v4.4s, v20.4s, v4.4s
    fmax v5.4s, v20.4s, v7.4s
    fmax v0.4s, v20.4s, v0.4s
    fmax v3.4s, v20.4s, v3.4s
    zip1 v6.4s, v2.4s, v5.4s
    zip1 v7.4s, v0.4s, v4.4s
    zip2 v0.4s, v0.4s, v4.4s
    zip2 v2.4s, v2.4s, v5.4s
    zip1 v4.4s, v1.4s, v3.4s
    zip2 v1.4s, v1.4s, v3.4s
    zip1 v3.4s, v7.4s, v6.4s
    zip2 v5.4s, v7.4s, v6.4s
    zip1 v6.4s, v0.4s, v2.4s
    zip2 v0.4s, v0.4s, v2.4s
    str q3, [x8]
    str q5, [x4]
    str q6, [x9]
    str q0, [x10]
    str d4, [x8, #16]
    st1 {v4.d}[1], [x2]
    str d1, [x9, #16]
    st1 {v1.d}[1], [x3]
.Lotherwise_44:
    lsr x7, x7, #1
    add x8, x8, x6, lsl #2
    add x4, x4, x6, lsl #2
    add x9, x9, x6, lsl #2
    add x10, x10, x6, lsl #2
    sub x0, x0, #1
    add x5, x5, #128
    cbnz x0, .Lrepeat_43
    b .Lend_45
.Lotherwise_42:
    mov w12, #6
.Lrepeat_46:
    tst x7, #1
    beq .Lotherwise_47
    add x0, x5, #64
    ldr q16, [x15]
    adrp x1, .Lconstants_nnp_winograd_f6x6_3x3_output_with_bias_with_relu__aarch64_neon
    ldr q17, [x1, :lo12:.Lconstants_nnp_winograd_f6x6_3x3_output_with_bias_with_relu__aarch64_neon]
    adrp x1, .Lconstants_nnp_winograd_f6x6_3x3_output_with_bias_with_relu__aarch64_neon+16
    ldr q18, [x1, :lo12:.Lconstants_nnp_winograd_f6x6_3x3_output_with_bias_with_relu__aarch64_neon+16]
    adrp x1, .Lconstants_nnp_winograd_f6x6_3x3_output_with_bias_with_relu__aarch64_neon+32
    ldr q19, [x1, :lo12:.Lconstants_nnp_winograd_f6x6_3x3_output_with_bias_with_relu__aarch64_neon+32]
    movi v20.4s, #0
    ld1 {v4.4s, v5.4s, v6.4s, v7.4s}, [x5]
    ubfx x1, x11, #0, #4
    ld1 {v0.4s, v1.4s, v2.4s, v3.4s}, [x0]
    fadd v5.4s, v5.4s, v16.4s
    fadd v16.4s, v7.4s, v0.4s
    fsub v0.4s, v7.4s, v0.4s
    fadd v7.4s, v5.4s, v6.4s
    fsub v5.4s, v5.4s, v6.4s
    fadd v6.4s, v1.4s, v2.4s
    fsub v1.4s, v1.4s, v2.4s
    fadd v2.4s, v4.4s, v7.4s
    mov v4.16b, v7.16b
    mov v21.16b, v5.16b
    fadd v3.4s, v3.4s, v5.4s
    fmla v7.4s, v16.4s, v18.s[2]
    fmla v5.4s, v0.4s, v17.s[0]
    fmla v4.4s, v16.4s, v17.s[2]
    fmla v21.4s, v0.4s, v18.s[0]
    fmla v3.4s, v0.4s, v19.s[0]
    fadd v0.4s, v2.4s, v16.4s
    fmla v7.4s, v6.4s, v18.s[3]
    fmla v5.4s, v1.4s, v17.s[1]
    fmla v4.4s, v6.4s, v17.s[3]
    fmla v21.4s, v1.4s, v18.s[1]
    fmla v3.4s, v1.4s, v19.s[1]
    fadd v0.4s, v0.4s, v6.4s
    fmax v1.4s, v20.4s, v7.4s
    fmax v2.4s, v20.4s, v5.4s
    fmax v4.4s, v20.4s, v4.4s
    fmax v5.4s, v20.4s, v21.4s
    fmax v0.4s, v20.4s, v0.4s
    fmax v3.4s, v20.4s, v3.4s
    cmp x1, #15
    bne .Lotherwise_48
    zip1 v6.4s, v0.4s, v4.4s
    zip2 v0.4s, v0.4s, v4.4s
    zip1 v4.4s, v2.4s, v5.4s
    zip2 v2.4s, v2.4s, v5.4s
    zip1 v5.4s, v6.4s, v4.4s
    zip2 v4.4s, v6.4s, v4.4s
    zip1 v6.4s, v0.4s, v2.4s
    zip2 v0.4s, v0.4s, v2.4s
    str q5, [x8]
    str q4, [x4]
    str q6, [x9]
    str q0, [x10]
    b .Lend_49
.Lotherwise_48:
    tst x11, #1
    beq .Lotherwise_50
    st1 {v0.s}[0], [x8]
    st1 {v0.s}[1], [x4]
    st1 {v0.s}[2], [x9]
    st1 {v0.s}[3], [x10]
.Lotherwise_50:
    tst x11, #2
    beq .Lotherwise_51
    add x0, x8, #4
    add x1, x4, #4
    add x2, x9, #4
    add x3, x10, #4
    st1 {v2.s}[0], [x0]
    st1 {v2.s}[1], [x1]
    st1 {v2.s}[2], [x2]
    st1 {v2.s}[3], [x3]
.Lotherwise_51:
    tst x11, #4
    beq .Lotherwise_52
    add x0, x8, #8
    add x1, x4, #8
    add x2, x9, #8
    add x3, x10, #8
    st1 {v4.s}[0], [x0]
    st1 {v4.s}[1], [x1]
    st1 {v4.s}[2], [x2]
    st1 {v4.s}[3], [x3]
.Lotherwise_52:
    tst x11, #8
    beq .Lotherwise_53
    add x0, x8, #12
    add x1, x4, #12
    add x2, x9, #12
    add x3, x10, #12
    st1 {v5.s}[0], [x0]
    st1 {v5.s}[1], [x1]
    st1 {v5.s}[2], [x2]
    st1 {v5.s}[3], [x3]
.Lotherwise_53:
.Lend_49:
    ubfx x0, x11, #4, #2
    cmp x0, #3
    bne .Lotherwise_54
    add x0, x4, #16
    add x1, x10, #16
    zip1 v0.4s, v1.4s, v3.4s
    zip2 v1.4s, v1.4s, v3.4s
    str d0, [x8, #16]
    st1 {v0.d}[1], [x0]
    str d1, [x9, #16]
    st1 {v1.d}[1], [x1]
    b .Lend_55
.Lotherwise_54:
    tst x11, #16
    beq .Lotherwise_56
    add x0, x8, #16
    add x1, x4, #16
    add x2, x9, #16
    add x3, x10, #16
    st1 {v1.s}[0], [x0]
    st1 {v1.s}[1], [x1]
    st1 {v1.s}[2], [x2]
    st1 {v1.s}[3], [x3]
.Lotherwise_56:
    tst x11, #32
    beq .Lotherwise_57
    add x0, x8, #20
    add x1, x4, #20
    add x2, x9, #20
    add x3, x10, #20
    st1 {v3.s}[0], [x0]
    st1 {v3.s}[1], [x1]
    st1 {v3.s}[2], [x2]
    st1 {v3.s}[3], [x3]
.Lotherwise_57:
.Lend_55:
.Lotherwise_47:
    lsr x7, x7, #1
    add x8, x8, x6, lsl #2
    add x4, x4, x6, lsl #2
    add x9, x9, x6, lsl #2
    add x10, x10, x6, lsl #2
    sub x12, x12, #1
    add x5, x5, #128
    cbnz x12, .Lrepeat_46
.Lend_45:
    ret
    .size nnp_winograd_f6x6_3x3_output_with_bias_with_relu__aarch64_neon, . - nnp_winograd_f6x6_3x3_output_with_bias_with_relu__aarch64_neon

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
    mov x9, x2
    mov x10, x3
    mov x6, x4
    ldr x7, [x1, #8]
    ldr w8, [x1, #16]
    ldr w11, [x1, #20]
    ldr x1, [x1]
    mov x13, x0
    lsl x0, x1, #2
    add x12, x13, x0
    add x14, x12, x0
    add x15, x14, x0
    cmp x11, #63
    bne .Lotherwise_58
    mov x0, x6
    mov w1, #6
.Lrepeat_59:
    tst x8, #1
    beq .Lotherwise_60
    ldr q0, [x13]
    ldr q1, [x12]
    ldr q2, [x14]
    ldr q3, [x15]
    ubfx x2, x11, #4, #2
    zip1 v4.4s, v0.4s, v2.4s
    zip2 v0.4s, v0.4s, v2.4s
    zip1 v2.4s, v1.4s, v3.4s
    zip2 v1.4s, v1.4s, v3.4s
    zip1 v3.4s, v4.4s, v2.4s
    zip2 v2.4s, v4.4s, v2.4s
    zip1 v4.4s, v0.4s, v1.4s
    zip2 v0.4s, v0.4s, v1.4s
    cmp x2, #3
    bne .Lotherwise_61
    ldr d1, [x13, #16]
    add x2, x12, #16
    ldr d5, [x14, #16]
    add x3, x15, #16
    ld1 {v1.d}[1], [x2]
    ld1 {v5.d}[1], [x3]
    uzp1 v6.4s, v1.4s, v5.4s
    uzp2 v1.4s, v1.4s, v5.4s
    b .Lend_62
.Lotherwise_61:
    movi v6.4s, #0
    tst x11, #16
    beq .Lotherwise_63
    add x2, x13, #16
    add x3, x12, #16
    add x4, x14, #16
    add x5, x15, #16
    ld1 {v6.s}[0], [x2]
    ld1 {v6.s}[1], [x3]
    ld1 {v6.s}[2], [x4]
    ld1 {v6.s}[3], [x5]
.Lotherwise_63:
    movi v1.4s, #0
    tst x11, #32
    beq .Lotherwise_64
    add x2, x13, #20
    add x3, x12, #20
    add x4, x14, #20
    add x5, x15, #20
    ld1 {v1.s}[0], [x2]
    ld1 {v1.s}[1], [x3]
    ld1 {v1.s}[2], [x4]
    ld1 {v1.s}[3], [x5]
.Lotherwise_64:
.Lend_62:
    adrp x2, .Lconstants_nnp_winograd_f3x3_6x6_kernel__aarch64_neon
    ldr q5, [x2, :lo12:.Lconstants_nnp_winograd_f3x3_6x6_kernel__aarch64_neon]
    adrp x2, .Lconstants_nnp_winograd_f3x3_6x6_kernel__aarch64_neon+16
    ldr q7, [x2, :lo12:.Lconstants_nnp_winograd_f3x3_6x6_kernel__aarch64_neon+16]
    adrp x2, .Lconstants_nnp_winograd_f3x3_6x6_kernel__aarch64_neon+32
    ldr q16, [x2, :lo12:.Lconstants_nnp_winograd_f3x3_6x6_kernel__aarch64_neon+32]
    str q3, [x0]
    str q1, [x0, #112]
    fadd v17.4s, v3.4s, v4.4s
    fadd v18.4s, v2.4s, v0.4s
    mov v19.16b, v2.16b
    mov v20.16b, v3.16b
    fmla v2.4s, v0.4s, v7.s[2]
    fmla v3.4s, v4.4s, v5.s[2]
    fmla v19.4s, v0.4s, v5.s[2]
    fmla v20.4s, v4.4s, v7.s[2]
    fadd v0.4s, v17.4s, v6.4s
    fadd v4.4s, v18.4s, v1.4s
    fmla v2.4s, v1.4s, v7.s[3]
    fmla v3.4s, v6.4s, v5.s[3]
    fmla v19.4s, v1.4s, v5.s[3]
    fmla v20.4s, v6.4s, v7.s[3]
    fmul v0.4s, v0.4s, v5.s[0]
    fmul v1.4s, v3.4s, v7.s[0]
    mov v3.16b, v0.16b
    fmul v6.4s, v20.4s, v16.s[0]
    fmla v0.4s, v4.4s, v5.s[1]
    mov v17.16b, v1.16b
    mov v18.16b, v6.16b
    fmls v3.4s, v4.4s, v5.s[1]
    fmls v1.4s, v19.4s, v7.s[1]
    fmls v6.4s, v2.4s, v16.s[1]
    fmla v17.4s, v19.4s, v7.s[1]
    fmla v18.4s, v2.4s, v16.s[1]
    str q3, [x0, #16]
    str q0, [x0, #32]
    str q1, [x0, #64]
    str q17, [x0, #48]
    str q18, [x0, #80]
    str q6, [x0, #96]
    b .Lend_65
.Lotherwise_60:
    movi v0.4s, #0
    movi v1.4s, #0
    movi v2.4s, #0
    movi v3.4s, #0
    movi v4.4s, #0
    movi v5.4s, #0
    movi v6.4s, #0
    movi v7.4s, #0
    str q0, [x0]
    str q1, [x0, #16]
    str q2, [x0, #32]
    str q3, [x0, #48]
    str q4, [x0, #64]
    str q5, [x0, #80]
    str q6, [x0, #96]
    str q7, [x0, #112]
.Lend_65:
    lsr x8, x8, #1
    add x13, x13, x7, lsl #2
    add x12, x12, x7, lsl #2
    add x14, x14, x7, lsl #2
    add x15, x15, x7, lsl #2
    sub x1, x1, #1
    add x0, x0, #128
    cbnz x1, .Lrepeat_59
    b .Lend_66
.Lotherwise_58:
    mov x4, x6
    mov w5, #6
.Lrepeat_67:
    tst x8, #1
    beq .Lotherwise_68
    ubfx x0, x11, #0, #4
    cmp x0, #15
    bne .Lotherwise_69
    ldr q0, [x13]
    ldr q1, [x12]
    ldr q2, [x14]
    ldr q3, [x15]
    zip1 v4.4s, v0.4s, v2.4s
    zip2 v0.4s, v0.4s, v2.4s
    zip1 v2.4s, v1.4s, v3.4s
    zip2 v1.4s, v1.4s, v3.4s
    zip1 v3.4s, v4.4s, v2.4s
    zip2 v2.4s, v4.4s, v2.4s
    zip1 v4.4s, v0.4s, v1.4s
    zip2 v0.4s, v0.4s, v1.4s
    b .Lend_70
.Lotherwise_69:
    movi v3.4s, #0
    tst x11, #1
    beq .Lotherwise_71
    ld1 {v3.s}[0], [x13]
    ld1 {v3.s}[1], [x12]
    ld1 {v3.s}[2], [x14]
    ld1 {v3.s}[3], [x15]
.Lotherwise_71:
    movi v2.4s, #0
    tst x11, #2
    beq .Lotherwise_72
    add x0, x13, #4
    add x1, x12, #4
    add x2, x14, #4
    add x3, x15, #4
    ld1 {v2.s}[0], [x0]
    ld1 {v2.s}[1], [x1]
    ld1 {v2.s}[2], [x2]
    ld1 {v2.s}[3], [x3]
.Lotherwise_72:
    movi v4.4s, #0
    tst x11, #4
    beq .Lotherwise_73
    add x0, x13, #8
    add x1, x12, #8
    add x2, x14, #8
    add x3, x15, #8
    ld1 {v4.s}[0], [x0]
    ld1 {v4.s}[1], [x1]
    ld1 {v4.s}[2], [x2]
    ld1 {v4.s}[3], [x3]
.Lotherwise_73:
    movi v0.4s, #0
    tst x11, #8
    beq .Lotherwise_74
    add x0, x13, #12
    add x1, x12, #12
    add x2, x14, #12
    add x3, x15, #12
    ld1 {v0.s}[0], [x0]
    ld1 {v0.s}[1], [x1]
    ld1 {v0.s}[2], [x2]
    ld1 {v0.s}[3], [x3]
.Lotherwise_74:
.Lend_70:
    ubfx x0, x11, #4, #2
    cmp x0, #3
    bne .Lotherwise_75
    ldr d1, [x13, #16]
    add x0, x12, #16
    ldr d5, [x14, #16]
    add x1, x15, #16
    ld1 {v1.d}[1], [x0]
    ld1 {v5.d}[1], [x1]
    uzp1 v6.4s, v1.4s, v5.4s
    uzp2 v1.4s, v1.4s, v5.4s
    b .Lend_76
.Lotherwise_75:
    movi v6.4s, #0
    tst x11, #16
    beq .Lotherwise_77
    add x0, x13, #16
    add x1, x12, #16
    add x2, x14, #16
    add x3, x15, #16
    ld1 {v6.s}[0], [x0]
    ld1 {v6.s}[1], [x1]
    ld1 {v6.s}[2], [x2]
    ld1 {v6.s}[3], [x3]
.Lotherwise_77:
    movi v1.4s, #0
    tst x11, #32
    beq .Lotherwise_78
    add x0, x13, #20
    add x1, x12, #20
    add x2, x14, #20
    add x3, x15, #20
    ld1 {v1.s}[0], [x0]
    ld1 {v1.s}[1], [x1]
    ld1 {v1.s}[2], [x2]
    ld1 {v1.s}[3], [x3]
.Lotherwise_78:
.Lend_76:
    adrp x0, .Lconstants_nnp_winograd_f3x3_6x6_kernel__aarch64_neon
    ldr q5, [x0, :lo12:.Lconstants_nnp_winograd_f3x3_6x6_kernel__aarch64_neon]
    adrp x0, .Lconstants_nnp_winograd_f3x3_6x6_kernel__aarch64_neon+16
    ldr q7, [x0, :lo12:.Lconstants_nnp_winograd_f3x3_6x6_kernel__aarch64_neon+16]
    adrp x0, .Lconstants_nnp_winograd_f3x3_6x6_kernel__aarch64_neon+32
    ldr q16, [x0, :lo12:.Lconstants_nnp_winograd_f3x3_6x6_kernel__aarch64_neon+32]
    str q3, [x4]
    str q1, [x4, #112]
    fadd v17.4s, v3.4s, v4.4s
    fadd v18.4s, v2.4s, v0.4s
    mov v19.16b, v2.16b
    mov v20.16b, v3.16b
    fmla v2.4s, v0.4s, v7.s[2]
    fmla v3.4s, v4.4s, v5.s[2]
    fmla v19.4s, v0.4s, v5.s[2]
    fmla v20.4s, v4.4s, v7.s[2]
    fadd v0.4s, v17.4s, v6.4s
    fadd v4.4s, v18.4s, v1.4s
    fmla v2.4s, v1.4s, v7.s[3]
    fmla v3.4s, v6.4s, v5.s[3]
    fmla v19.4s, v1.4s, v5.s[3]
    fmla v20.4s, v6.4s, v7.s[3]
    fmul v0.4s, v0.4s, v5.s[0]
    fmul v1.4s, v3.4s, v7.s[0]
    mov v3.16b, v0.16b
    fmul v6.4s, v20.4s, v16.s[0]
    fmla v0.4s, v4.4s, v5.s[1]
    mov v17.16b, v1.16b
    mov v18.16b, v6.16b
    fmls v3.4s, v4.4s, v5.s[1]
    fmls v1.4s, v19.4s, v7.s[1]
    fmls v6.4s, v2.4s, v16.s[1]
    fmla v17.4s, v19.4s, v7.s[1]
    fmla v18.4s, v2.4s, v16.s[1]
    str q3, [x4, #16]
    str q0, [x4, #32]
    str q1, [x4, #64]
    str q17, [x4, #48]
    str q18, [x4, #80]
    str q6, [x4, #96]
    b .Lend_79
.Lotherwise_68:
    movi v0.4s, #0
    movi v1.4s, #0
    movi v2.4s, #0
    movi v3.4s, #0
    movi v4.4s, #0
    movi v5.4s, #0
    movi v6.4s, #0
    movi v7.4s, #0
    str q0, [x4]
    str q1, [x4, #16]
    str q2, [x4, #32]
    str q3, [x4, #48]
    str q4, [x4, #64]
    str q5, [x4, #80]
    str q6, [x4, #96]
    str q7, [x4, #112]
.Lend_79:
    lsr x8, x8, #1
    add x13, x13, x7, lsl #2
    add x12, x12, x7, lsl #2
    add x14, x14, x7, lsl #2
    add x15, x15, x7, lsl #2
    sub x5, x5, #1
    add x4, x4, #128
    cbnz x5, .Lrepeat_67
.Lend_66:
    lsl x0, x10, #2
    lsl x1, x10, #3
    mov w2, #8
    add x3, x9, x0
    add x4, x3, x0
    add x5, x4, x0
    add x7, x5, x0
    add x8, x7, x0
    add x10, x8, x0
    add x0, x10, x0
.Lrepeat_80:
    ldr q0, [x6]
    ldr q1, [x6, #128]
    ldr q2, [x6, #256]
    ldr q3, [x6, #384]
    ldr q4, [x6, #512]
    ldr q5, [x6, #640]
    adrp x11, .Lconstants_nnp_winograd_f3x3_6x6_kernel__aarch64_neon
    ldr q6, [x11, :lo12:.Lconstants_nnp_winograd_f3x3_6x6_kernel__aarch64_neon]
    adrp x11, .Lconstants_nnp_winograd_f3x3_6x6_kernel__aarch64_neon+16
    ldr q7, [x11, :lo12:.Lconstants_nnp_winograd_f3x3_6x6_kernel__aarch64_neon+16]
    adrp x11, .Lconstants_nnp_winograd_f3x3_6x6_kernel__aarch64_neon+32
    ldr q16, [x11, :lo12:.Lconstants_nnp_winograd_f3x3_6x6_kernel__aarch64_neon+32]
    str q0, [x9]
    fadd v17.4s, v0.4s, v2.4s
    fadd v18.4s, v1.4s, v3.4s
    mov v19.16b, v1.16b
    mov v20.16b, v0.16b
    fmla v1.4s, v3.4s, v7.s[2]
    fmla v0.4s, v2.4s, v6.s[2]
    fmla v19.4s, v3.4s, v6.s[2]
    fmla v20.4s, v2.4s, v7.s[2]
    fadd v2.4s, v17.4s, v4.4s
    fadd v3.4s, v18.4s, v5.4s
    fmla v1.4s, v5.4s, v7.s[3]
    fmla v0.4s, v4.4s, v6.s[3]
    fmla v19.4s, v5.4s, v6.s[3]
    fmla v20.4s, v4.4s, v7.s[3]
    fmul v2.4s, v2.4s, v6.s[0]
    add x9, x9, x1, lsl #2
    sub x2, x2, #1
    add x6, x6, #16
    fmul v0.4s, v0.4s, v7.s[0]
    mov v4.16b, v2.16b
    fmul v17.4s, v20.4s, v16.s[0]
    fmla v2.4s, v3.4s, v6.s[1]
    mov v18.16b, v0.16b
    mov v20.16b, v17.16b
    fmls v4.4s, v3.4s, v6.s[1]
    fmls v0.4s, v19.4s, v7.s[1]
    fmls v17.4s, v1.4s, v16.s[1]
    fmla v18.4s, v19.4s, v7.s[1]
    fmla v20.4s, v1.4s, v16.s[1]
    str q4, [x3]
    str q2, [x4]
    add x3, x3, x1, lsl #2
    add x4, x4, x1, lsl #2
    str q18, [x5]
    str q0, [x7]
    str q20, [x8]
    str q17, [x10]
    str q5, [x0]
    add x5, x5, x1, lsl #2
    add x7, x7, x1, lsl #2
    add x8, x8, x1, lsl #2
    add x10, x10, x1, lsl #2
    add x0, x0, x1, lsl #2
    cbnz x2, .Lrepeat_80
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
    mov x15, x2
    lsl x2, x1, #2
    lsl x1, x1, #3
    mov w6, #8
    mov x7, x5
    add x8, x0, x2
    add x9, x8, x2
    add x10, x9, x2
    add x11, x10, x2
    add x12, x11, x2
    add x13, x12, x2
    add x2, x13, x2
.Lrepeat_81:
    ldr q0, [x0]
    ldr q1, [x8]
    ldr q2, [x9]
    ldr q3, [x10]
    ldr q4, [x11]
    ldr q5, [x12]
    ldr q6, [x13]
    ldr q7, [x2]
    adrp x14, .Lconstants_nnp_winograd_f3x3_6x6_output_with_bias__aarch64_neon
    ldr q16, [x14, :lo12:.Lconstants_nnp_winograd_f3x3_6x6_output_with_bias__aarch64_neon]
    fadd v17.4s, v1.4s, v2.4s
    fsub v1.4s, v1.4s, v2.4s
    fadd v2.4s, v3.4s, v4.4s
    fsub v3.4s, v3.4s, v4.4s
    fadd v4.4s, v5.4s, v6.4s
    fsub v5.4s, v5.4s, v6.4s
    fadd v0.4s, v0.4s, v17.4s
    fadd v6.4s, v7.4s, v17.4s
    fmla v1.4s, v3.4s, v16.s[0]
    fadd v0.4s, v0.4s, v2.4s
    fmla v6.4s, v2.4s, v16.s[2]
    fadd v0.4s, v0.4s, v4.4s
    fmla v1.4s, v5.4s, v16.s[1]
    fmla v6.4s, v4.4s, v16.s[3]
    str q0, [x7]
    str q1, [x7, #128]
    add x0, x0, x1, lsl #2
    add x8, x8, x1, lsl #2
    add x9, x9, x1, lsl #2
    add x10, x10, x1, lsl #2
    str q6, [x7, #256]
    add x11, x11, x1, lsl #2
    add x12, x12, x1, lsl #2
    add x13, x13, x1, lsl #2
    add x2, x2, x1, lsl #2
    sub x6, x6, #1
    add x7, x7, #16
    cbnz x6, .Lrepeat_81
    ldr x6, [x4, #8]
    ldr w7, [x4, #16]
    ldr w8, [x4, #20]
    ldr x0, [x4]
    mov x9, x3
    mov x10, x5
    lsl x0, x0, #2
    add x5, x9, x0
    add x11, x5, x0
    add x12, x11, x0
    cmp x8, #7
    bne .Lotherwise_82
    mov w0, #3
.Lrepeat_83:
    tst x7, #1
    beq .Lotherwise_84
    add x1, x10, #64
    ldr q16, [x15]
    adrp x2, .Lconstants_nnp_winograd_f3x3_6x6_output_with_bias__aarch64_neon
    ldr q17, [x2, :lo12:.Lconstants_nnp_winograd_f3x3_6x6_output_with_bias__aarch64_neon]
    ubfx x2, x8, #0, #4
    ld1 {v4.4s, v5.4s, v6.4s, v7.4s}, [x10]
    ld1 {v0.4s, v1.4s, v2.4s, v3.4s}, [x1]
    fadd v5.4s, v5.4s, v16.4s
    fadd v16.4s, v7.4s, v0.4s
    fsub v0.4s, v7.4s, v0.4s
    fadd v7.4s, v5.4s, v6.4s
    fsub v5.4s, v5.4s, v6.4s
    fadd v6.4s, v1.4s, v2.4s
    fsub v1.4s, v1.4s, v2.4s
    fadd v2.4s, v4.4s, v7.4s
    fadd v3.4s, v3.4s, v7.4s
    fmla v5.4s, v0.4s, v17.s[0]
    fadd v0.4s, v2.4s, v16.4s
    fmla v3.4s, v16.4s, v17.s[2]
    fadd v0.4s, v0.4s, v6.4s
    fmla v5.4s, v1.4s, v17.s[1]
    fmla v3.4s, v6.4s, v17.s[3]
    cmp x2, #15
    bne .Lotherwise_85
    zip1 v1.4s, v0.4s, v3.4s
    zip2 v0.4s, v0.4s, v3.4s
    zip1 v2.4s, v5.4s, v3.4s
    zip2 v3.4s, v5.4s, v3.4s
    zip1 v4.4s, v1.4s, v2.4s
    zip2 v1.4s, v1.4s, v2.4s
    zip1 v2.4s, v0.4s, v3.4s
    zip2 v0.4s, v0.4s, v3.4s
    str q4, [x9]
    str q1, [x5]
    str q2, [x11]
    str q0, [x12]
    b .Lend_86
.Lotherwise_85:
    tst x8, #1
    beq .Lotherwise_87
    st1 {v0.s}[0], [x9]
    st1 {v0.s}[1], [x5]
    st1 {v0.s}[2], [x11]
    st1 {v0.s}[3], [x12]
.Lotherwise_87:
    tst x8, #2
    beq .Lotherwise_88
    add x1, x9, #4
    add x2, x5, #4
    add x3, x11, #4
    add x4, x12, #4
    st1 {v5.s}[0], [x1]
    st1 {v5.s}[1], [x2]
    st1 {v5.s}[2], [x3]
    st1 {v5.s}[3], [x4]
.Lotherwise_88:
    tst x8, #4
    beq .Lotherwise_89
    add x1, x9, #8
    add x2, x5, #8
    add x3, x11, #8
    add x4, x12, #8
    st1 {v3.s}[0], [x1]
    st1 {v3.s}[1], [x2]
    st1 {v3.s}[2], [x3]
    st1 {v3.s}[3], [x4]
.Lotherwise_89:
    tst x8, #8
    beq .Lotherwise_90
    add x1, x9, #12
    add x2, x5, #12
    add x3, x11, #12
    add x4, x12, #12
    st1 {v3.s}[0], [x1]
    st1 {v3.s}[1], [x2]
    st1 {v3.s}[2], [x3]
    st1 {v3.s}[3], [x4]
.Lotherwise_90:
.Lend_86:
.Lotherwise_84:
    lsr x7, x7, #1
    add x9, x9, x6, lsl #2
    add x5, x5, x6, lsl #2
    add x11, x11, x6, lsl #2
    add x12, x12, x6, lsl #2
    sub x0, x0, #1
    add x10, x10, #128
    cbnz x0, .Lrepeat_83
    b .Lend_91
.Lotherwise_82:
    mov w0, #3
.Lrepeat_92:
    tst x7, #1
    beq .Lotherwise_93
    add x1, x10, #64
    ldr q16, [x15]
    adrp x2, .Lconstants_nnp_winograd_f3x3_6x6_output_with_bias__aarch64_neon
    ldr q17, [x2, :lo12:.Lconstants_nnp_winograd_f3x3_6x6_output_with_bias__aarch64_neon]
    ubfx x2, x8, #0, #4
    ld1 {v4.4s, v5.4s, v6.4s, v7.4s}, [x10]
    ld1 {v0.4s, v1.4s, v2.4s, v3.4s}, [x1]
    fadd v5.4s, v5.4s, v16.4s
    fadd v16.4s, v7.4s, v0.4s
    fsub v0.4s, v7.4s, v0.4s
    fadd v7.4s, v5.4s, v6.4s
    fsub v5.4s, v5.4s, v6.4s
    fadd v6.4s, v1.4s, v2.4s
    fsub v1.4s, v1.4s, v2.4s
    fadd v2.4s, v4.4s, v7.4s
    fadd v3.4s, v3.4s, v7.4s
    fmla v5.4s, v0.4s, v17.s[0]
    fadd v0.4s, v2.4s, v16.4s
    fmla v3.4s, v16.4s, v17.s[2]
    fadd v0.4s, v0.4s, v6.4s
    fmla v5.4s, v1.4s, v17.s[1]
    fmla v3.4s, v6.4s, v17.s[3]
    cmp x2, #15
    bne .Lotherwise_94
    zip1 v1.4s, v0.4s, v3.4s
    zip2 v0.4s, v0.4s, v3.4s
    zip1 v2.4s, v5.4s, v3.4s
    zip2 v3.4s, v5.4s, v3.4s
    zip1 v4.4s, v1.4s, v2.4s
    zip2 v1.4s, v1.4s, v2.4s
    zip1 v2.4s, v0.4s, v3.4s
    zip2 v0.4s, v0.4s, v3.4s
    str q4, [x9]
    str q1, [x5]
    str q2, [x11]
    str q0, [x12]
    b .Lend_95
.Lotherwise_94:
    tst x8, #1
    beq .Lotherwise_96
    st1 {v0.s}[0], [x9]
    st1 {v0.s}[1], [x5]
    st1 {v0.s}[2], [x11]
    st1 {v0.s}[3], [x12]
.Lotherwise_96:
    tst x8, #2
    beq .Lotherwise_97
    add x1, x9, #4
    add x2, x5, #4
    add x3, x11, #4
    add x4, x12, #4
    st1 {v5.s}[0], [x1]
    st1 {v5.s}[1], [x2]
    st1 {v5.s}[2], [x3]
    st1 {v5.s}[3], [x4]
.Lotherwise_97:
    tst x8, #4
    beq .Lotherwise_98
    add x1, x9, #8
    add x2, x5, #8
    add x3, x11, #8
    add x4, x12, #8
    st1 {v3.s}[0], [x1]
    st1 {v3.s}[1], [x2]
    st1 {v3.s}[2], [x3]
    st1 {v3.s}[3], [x4]
.Lotherwise_98:
    tst x8, #8
    beq .Lotherwise_99
    add x1, x9, #12
    add x2, x5, #12
    add x3, x11, #12
    add x4, x12, #12
    st1 {v3.s}[0], [x1]
    st1 {v3.s}[1], [x2]
    st1 {v3.s}[2], [x3]
    st1 {v3.s}[3], [x4]
.Lotherwise_99:
.Lend_95:
.Lotherwise_93:
    lsr x7, x7, #1
    add x9, x9, x6, lsl #2
    add x5, x5, x6, lsl #2
    add x11, x11, x6, lsl #2
    add x12, x12, x6, lsl #2
    sub x0, x0, #1
    add x10, x10, #128
    cbnz x0, .Lrepeat_92
.Lend_91:
    ret
    .size nnp_winograd_f3x3_6x6_output_with_bias__aarch64_neon, . - nnp_winograd_f3x3_6x6_output_with_bias__aarch64_neon

    .section .note.GNU-stack, "", %progbits
