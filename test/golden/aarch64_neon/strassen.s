    .arch armv8.2-a+fp16+dotprod

    .text
    .p2align 4
    .globl nnp_strassen_sums__aarch64_neon
    .type nnp_strassen_sums__aarch64_neon, %function
nnp_strassen_sums__aarch64_neon:
    mov x9, x2
    ldr x2, [x3, #16]
    ldr x5, [x3, #8]
    mov x10, x9
    mov w6, #8
    ldr x7, [x3, #8]
    mov w8, #1
    mov x11, x0
    cmp x1, x6
    csel x1, x1, x6, ls
    mov x6, x9
    ldr x3, [x3]
    lsl x0, x8, x1
    sub x1, x0, #1
    add x10, x10, x2, lsl #2
    add x6, x6, x5, lsl #2
    mov x2, x10
    add x2, x2, x7, lsl #2
    cbz x11, .Lloop_end_0
.Lloop_1:
    ubfx x0, x1, #0, #4
    cmp x0, #15
    bne .Lotherwise_2
    ldr q0, [x9]
    b .Lend_3
.Lotherwise_2:
    movi v0.4s, #0
    tst x1, #1
    beq .Lotherwise_4
    ld1 {v0.s}[0], [x9]
.Lotherwise_4:
    tst x1, #2
    beq .Lotherwise_5
    add x0, x9, #4
    ld1 {v0.s}[1], [x0]
.Lotherwise_5:
    tst x1, #4
    beq .Lotherwise_6
    add x0, x9, #8
    ld1 {v0.s}[2], [x0]
.Lotherwise_6:
    tst x1, #8
    beq .Lotherwise_7
    add x0, x9, #12
    ld1 {v0.s}[3], [x0]
.Lotherwise_7:
.Lend_3:
    ubfx x0, x1, #0, #4
    cmp x0, #15
    bne .Lotherwise_8
    ldr q1, [x6]
    b .Lend_9
.Lotherwise_8:
    movi v1.4s, #0
    tst x1, #1
    beq .Lotherwise_10
    ld1 {v1.s}[0], [x6]
.Lotherwise_10:
    tst x1, #2
    beq .Lotherwise_11
    add x0, x6, #4
    ld1 {v1.s}[1], [x0]
.Lotherwise_11:
    tst x1, #4
    beq .Lotherwise_12
    add x0, x6, #8
    ld1 {v1.s}[2], [x0]
.Lotherwise_12:
    tst x1, #8
    beq .Lotherwise_13
    add x0, x6, #12
    ld1 {v1.s}[3], [x0]
.Lotherwise_13:
.Lend_9:
    ubfx x0, x1, #0, #4
    cmp x0, #15
    bne .Lotherwise_14
    ldr q2, [x10]
    b .Lend_15
.Lotherwise_14:
    movi v2.4s, #0
    tst x1, #1
    beq .Lotherwise_16
    ld1 {v2.s}[0], [x10]
.Lotherwise_16:
    tst x1, #2
    beq .Lotherwise_17
    add x0, x10, #4
    ld1 {v2.s}[1], [x0]
.Lotherwise_17:
    tst x1, #4
    beq .Lotherwise_18
    add x0, x10, #8
    ld1 {v2.s}[2], [x0]
.Lotherwise_18:
    tst x1, #8
    beq .Lotherwise_19
    add x0, x10, #12
    ld1 {v2.s}[3], [x0]
.Lotherwise_19:
.Lend_15:
    ubfx x0, x1, #0, #4
    cmp x0, #15
    bne .Lotherwise_20
    ldr q3, [x2]
    b .Lend_21
.Lotherwise_20:
    movi v3.4s, #0
    tst x1, #1
    beq .Lotherwise_22
    ld1 {v3.s}[0], [x2]
.Lotherwise_22:
    tst x1, #2
    beq .Lotherwise_23
    add x0, x2, #4
    ld1 {v3.s}[1], [x0]
.Lotherwise_23:
    tst x1, #4
    beq .Lotherwise_24
    add x0, x2, #8
    ld1 {v3.s}[2], [x0]
.Lotherwise_24:
    tst x1, #8
    beq .Lotherwise_25
    add x0, x2, #12
    ld1 {v3.s}[3], [x0]
.Lotherwise_25:
.Lend_21:
    fadd v3.4s, v2.4s, v3.4s
    fsub v2.4s, v0.4s, v2.4s
    ubfx x0, x1, #4, #4
    fsub v0.4s, v3.4s, v0.4s
    str q3, [x4]
    str q2, [x4, #64]
    fsub v1.4s, v1.4s, v0.4s
    str q0, [x4, #32]
    str q1, [x4, #96]
    cmp x0, #15
    bne .Lotherwise_26
    ldr q0, [x9, #16]
    b .Lend_27
.Lotherwise_26:
    movi v0.4s, #0
    tst x1, #16
    beq .Lotherwise_28
    add x0, x9, #16
    ld1 {v0.s}[0], [x0]
.Lotherwise_28:
    tst x1, #32
    beq .Lotherwise_29
    add x0, x9, #20
    ld1 {v0.s}[1], [x0]
.Lotherwise_29:
    tst x1, #64
    beq .Lotherwise_30
    add x0, x9, #24
    ld1 {v0.s}[2], [x0]
.Lotherwise_30:
    tst x1, #128
    beq .Lotherwise_31
    add x0, x9, #28
    ld1 {v0.s}[3], [x0]
.Lotherwise_31:
.Lend_27:
    ubfx x0, x1, #4, #4
    cmp x0, #15
    bne .Lotherwise_32
    ldr q1, [x6, #16]
    b .Lend_33
.Lotherwise_32:
    movi v1.4s, #0
    tst x1, #16
    beq .Lotherwise_34
    add x0, x6, #16
    ld1 {v1.s}[0], [x0]
.Lotherwise_34:
    tst x1, #32
    beq .Lotherwise_35
    add x0, x6, #20
    ld1 {v1.s}[1], [x0]
.Lotherwise_35:
    tst x1, #64
    beq .Lotherwise_36
    add x0, x6, #24
    ld1 {v1.s}[2], [x0]
.Lotherwise_36:
    tst x1, #128
    beq .Lotherwise_37
    add x0, x6, #28
    ld1 {v1.s}[3], [x0]
.Lotherwise_37:
.Lend_33:
    ubfx x0, x1, #4, #4
    cmp x0, #15
    bne .Lotherwise_38
    ldr q2, [x10, #16]
    b .Lend_39
.Lotherwise_38:
    movi v2.4s, #0
    tst x1, #16
    beq .Lotherwise_40
    add x0, x10, #16
    ld1 {v2.s}[0], [x0]
.Lotherwise_40:
    tst x1, #32
    beq .Lotherwise_41
    add x0, x10, #20
    ld1 {v2.s}[1], [x0]
.Lotherwise_41:
    tst x1, #64
    beq .Lotherwise_42
    add x0, x10, #24
    ld1 {v2.s}[2], [x0]
.Lotherwise_42:
    tst x1, #128
    beq .Lotherwise_43
    add x0, x10, #28
    ld1 {v2.s}[3], [x0]
.Lotherwise_43:
.Lend_39:
    ubfx x0, x1, #4, #4
    cmp x0, #15
    bne .Lotherwise_44
    ldr q3, [x2, #16]
    b .Lend_45
.Lotherwise_44:
    movi v3.4s, #0
    tst x1, #16
    beq .Lotherwise_46
    add x0, x2, #16
    ld1 {v3.s}[0], [x0]
.Lotherwise_46:
    tst x1, #32
    beq .Lotherwise_47
    add x0, x2, #20
    ld1 {v3.s}[1], [x0]
.Lotherwise_47:
    tst x1, #64
    beq .Lotherwise_48
    add x0, x2, #24
    ld1 {v3.s}[2], [x0]
.Lotherwise_48:
    tst x1, #128
    beq .Lotherwise_49
    add x0, x2, #28
    ld1 {v3.s}[3], [x0]
.Lotherwise_49:
.Lend_45:
    fadd v3.4s, v2.4s, v3.4s
    fsub v2.4s, v0.4s, v2.4s
    sub x11, x11, #1
    add x9, x9, x3, lsl #2
    add x6, x6, x3, lsl #2
    add x10, x10, x3, lsl #2
    add x2, x2, x3, lsl #2
    fsub v0.4s, v3.4s, v0.4s
    str q3, [x4, #16]
    str q2, [x4, #80]
    fsub v1.4s, v1.4s, v0.4s
    str q0, [x4, #48]
    str q1, [x4, #112]
    add x4, x4, #128
    cbnz x11, .Lloop_1
.Lloop_end_0:
    ret
    .size nnp_strassen_sums__aarch64_neon, . - nnp_strassen_sums__aarch64_neon

    .text
    .p2align 4
    .globl nnp_strassen_add__aarch64_neon
    .type nnp_strassen_add__aarch64_neon, %function
nnp_strassen_add__aarch64_neon:
    ldr s0, [x3]
    dup v0.4s, v0.s[0]
    cbz x0, .Lloop_end_50
.Lloop_51:
    ldr q1, [x1]
    ldr q2, [x2]
    sub x0, x0, #1
    add x1, x1, #16
    add x2, x2, #16
    fadd v1.4s, v1.4s, v2.4s
    fmax v1.4s, v0.4s, v1.4s
    str q1, [x4]
    add x4, x4, #16
    cbnz x0, .Lloop_51
.Lloop_end_50:
    ret
    .size nnp_strassen_add__aarch64_neon, . - nnp_strassen_add__aarch64_neon

    .section .note.GNU-stack, "", %progbits
