    .arch armv8.2-a+fp16+dotprod

    .text
    .p2align 4
    .globl nnp_im2col__aarch64_neon
    .type nnp_im2col__aarch64_neon, %function
nnp_im2col__aarch64_neon:
    mov x7, x0
    mov x8, x2
    mov x9, x5
    cmp x3, #1
    bne .Lotherwise_0
    ldr x0, [x4]
    ldr w2, [x4, #8]
    add x1, x1, x0, lsl #2
    cbz x7, .Lloop_end_1
.Lloop_2:
    ubfx x0, x2, #0, #4
    cmp x0, #15
    bne .Lotherwise_3
    ldr q0, [x1]
    b .Lend_4
.Lotherwise_3:
    movi v0.4s, #0
    tst x2, #1
    beq .Lotherwise_5
    ld1 {v0.s}[0], [x1]
.Lotherwise_5:
    tst x2, #2
    beq .Lotherwise_6
    add x0, x1, #4
    ld1 {v0.s}[1], [x0]
.Lotherwise_6:
    tst x2, #4
    beq .Lotherwise_7
    add x0, x1, #8
    ld1 {v0.s}[2], [x0]
.Lotherwise_7:
    tst x2, #8
    beq .Lotherwise_8
    add x0, x1, #12
    ld1 {v0.s}[3], [x0]
.Lotherwise_8:
.Lend_4:
    sub x7, x7, #1
    str q0, [x9]
    add x1, x1, x8, lsl #2
    add x9, x9, x6, lsl #2
    cbnz x7, .Lloop_2
.Lloop_end_1:
    b .Lend_9
.Lotherwise_0:
    cmp x3, #2
    bne .Lotherwise_10
    mov x0, x1
    ldr x2, [x4]
    ldr x3, [x4, #16]
    ldr w5, [x4, #8]
    ldr w4, [x4, #24]
    add x1, x1, x2, lsl #2
    add x0, x0, x3, lsl #2
    cbz x7, .Lloop_end_11
.Lloop_12:
    ubfx x2, x5, #0, #4
    cmp x2, #15
    bne .Lotherwise_13
    ldr q0, [x1]
    b .Lend_14
.Lotherwise_13:
    movi v0.4s, #0
    tst x5, #1
    beq .Lotherwise_15
    ld1 {v0.s}[0], [x1]
.Lotherwise_15:
    tst x5, #2
    beq .Lotherwise_16
    add x2, x1, #4
    ld1 {v0.s}[1], [x2]
.Lotherwise_16:
    tst x5, #4
    beq .Lotherwise_17
    add x2, x1, #8
    ld1 {v0.s}[2], [x2]
.Lotherwise_17:
    tst x5, #8
    beq .Lotherwise_18
    add x2, x1, #12
    ld1 {v0.s}[3], [x2]
.Lotherwise_18:
.Lend_14:
    ubfx x2, x4, #0, #4
    cmp x2, #15
    bne .Lotherwise_19
    ldr q1, [x0]
    b .Lend_20
.Lotherwise_19:
    movi v1.4s, #0
    tst x4, #1
    beq .Lotherwise_21
    ld1 {v1.s}[0], [x0]
.Lotherwise_21:
    tst x4, #2
    beq .Lotherwise_22
    add x2, x0, #4
    ld1 {v1.s}[1], [x2]
.Lotherwise_22:
    tst x4, #4
    beq .Lotherwise_23
    add x2, x0, #8
    ld1 {v1.s}[2], [x2]
.Lotherwise_23:
    tst x4, #8
    beq .Lotherwise_24
    add x2, x0, #12
    ld1 {v1.s}[3], [x2]
.Lotherwise_24:
.Lend_20:
    fadd v0.4s, v0.4s, v1.4s
    sub x7, x7, #1
    add x1, x1, x8, lsl #2
    add x0, x0, x8, lsl #2
    str q0, [x9]
    add x9, x9, x6, lsl #2
    cbnz x7, .Lloop_12
.Lloop_end_11:
    b .Lend_25
.Lotherwise_10:
    cbz x7, .Lloop_end_26
.Lloop_27:
    mov x0, x3
    movi v0.4s, #0
    mov x2, x4
    cbz x0, .Lloop_end_28
.Lloop_29:
    ldr w5, [x2, #8]
    ldr x10, [x2]
    mov x11, x1
    ubfx x12, x5, #0, #4
    add x11, x11, x10, lsl #2
    cmp x12, #15
    bne .Lotherwise_30
    ldr q1, [x11]
    b .Lend_31
.Lotherwise_30:
    movi v1.4s, #0
    tst x5, #1
    beq .Lotherwise_32
    ld1 {v1.s}[0], [x11]
.Lotherwise_32:
    tst x5, #2
    beq .Lotherwise_33
    add x10, x11, #4
    ld1 {v1.s}[1], [x10]
.Lotherwise_33:
    tst x5, #4
    beq .Lotherwise_34
    add x10, x11, #8
    ld1 {v1.s}[2], [x10]
.Lotherwise_34:
    tst x5, #8
    beq .Lotherwise_35
    add x5, x11, #12
    ld1 {v1.s}[3], [x5]
.Lotherwise_35:
.Lend_31:
    sub x0, x0, #1
    fadd v0.4s, v0.4s, v1.4s
    add x2, x2, #16
    cbnz x0, .Lloop_29
.Lloop_end_28:
    sub x7, x7, #1
    str q0, [x9]
    add x1, x1, x8, lsl #2
    add x9, x9, x6, lsl #2
    cbnz x7, .Lloop_27
.Lloop_end_26:
.Lend_25:
.Lend_9:
    ret
    .size nnp_im2col__aarch64_neon, . - nnp_im2col__aarch64_neon

    .text
    .p2align 4
    .globl nnp_im2col_by_2__aarch64_neon
    .type nnp_im2col_by_2__aarch64_neon, %function
nnp_im2col_by_2__aarch64_neon:
    mov x7, x0
    mov x8, x2
    cmp x3, #1
    bne .Lotherwise_36
    ldr x0, [x4]
    ldr w2, [x4, #8]
    add x1, x1, x0, lsl #2
    lsr x0, x2, #4
    cbz x7, .Lloop_end_37
.Lloop_38:
    ubfx x3, x2, #0, #4
    cmp x3, #15
    bne .Lotherwise_39
    ldr q0, [x1]
    b .Lend_40
.Lotherwise_39:
    movi v0.4s, #0
    tst x2, #1
    beq .Lotherwise_41
    ld1 {v0.s}[0], [x1]
.Lotherwise_41:
    tst x2, #2
    beq .Lotherwise_42
    add x3, x1, #4
    ld1 {v0.s}[1], [x3]
.Lotherwise_42:
    tst x2, #4
    beq .Lotherwise_43
    add x3, x1, #8
    ld1 {v0.s}[2], [x3]
.Lotherwise_43:
    tst x2, #8
    beq .Lotherwise_44
    add x3, x1, #12
    ld1 {v0.s}[3], [x3]
.Lotherwise_44:
.Lend_40:
    ubfx x3, x0, #0, #4
    cmp x3, #15
    bne .Lotherwise_45
    ldr q1, [x1, #16]
    b .Lend_46
.Lotherwise_45:
    movi v1.4s, #0
    tst x0, #1
    beq .Lotherwise_47
    add x3, x1, #16
    ld1 {v1.s}[0], [x3]
.Lotherwise_47:
    tst x0, #2
    beq .Lotherwise_48
    add x3, x1, #20
    ld1 {v1.s}[1], [x3]
.Lotherwise_48:
    tst x0, #4
    beq .Lotherwise_49
    add x3, x1, #24
    ld1 {v1.s}[2], [x3]
.Lotherwise_49:
    tst x0, #8
    beq .Lotherwise_50
    add x3, x1, #28
    ld1 {v1.s}[3], [x3]
.Lotherwise_50:
.Lend_46:
    uzp1 v0.4s, v0.4s, v1.4s
    sub x7, x7, #1
    add x1, x1, x8, lsl #2
    str q0, [x5]
    add x5, x5, x6, lsl #2
    cbnz x7, .Lloop_38
.Lloop_end_37:
    b .Lend_51
.Lotherwise_36:
    cmp x3, #2
    bne .Lotherwise_52
    mov x3, x1
    mov x9, x1
    ldr x0, [x4]
    ldr w10, [x4, #8]
    ldr x1, [x4, #16]
    ldr w4, [x4, #24]
    add x3, x3, x0, lsl #2
    lsr x0, x10, #4
    add x9, x9, x1, lsl #2
    lsr x1, x4, #4
    cbz x7, .Lloop_end_53
.Lloop_54:
    ubfx x2, x10, #0, #4
    cmp x2, #15
    bne .Lotherwise_55
    ldr q0, [x3]
    b .Lend_56
.Lotherwise_55:
    movi v0.4s, #0
    tst x10, #1
    beq .Lotherwise_57
    ld1 {v0.s}[0], [x3]
.Lotherwise_57:
    tst x10, #2
    beq .Lotherwise_58
    add x2, x3, #4
    ld1 {v0.s}[1], [x2]
.Lotherwise_58:
    tst x10, #4
    beq .Lotherwise_59
    add x2, x3, #8
    ld1 {v0.s}[2], [x2]
.Lotherwise_59:
    tst x10, #8
    beq .Lotherwise_60
    add x2, x3, #12
    ld1 {v0.s}[3], [x2]
.Lotherwise_60:
.Lend_56:
    ubfx x2, x0, #0, #4
    cmp x2, #15
    bne .Lotherwise_61
    ldr q1, [x3, #16]
    b .Lend_62
.Lotherwise_61:
    movi v1.4s, #0
    tst x0, #1
    beq .Lotherwise_63
    add x2, x3, #16
    ld1 {v1.s}[0], [x2]
.Lotherwise_63:
    tst x0, #2
    beq .Lotherwise_64
    add x2, x3, #20
    ld1 {v1.s}[1], [x2]
.Lotherwise_64:
    tst x0, #4
    beq .Lotherwise_65
    add x2, x3, #24
    ld1 {v1.s}[2], [x2]
.Lotherwise_65:
    tst x0, #8
    beq .Lotherwise_66
    add x2, x3, #28
    ld1 {v1.s}[3], [x2]
.Lotherwise_66:
.Lend_62:
    ubfx x2, x4, #0, #4
    uzp1 v0.4s, v0.4s, v1.4s
    cmp x2, #15
    bne .Lotherwise_67
    ldr q1, [x9]
    b .Lend_68
.Lotherwise_67:
    movi v1.4s, #0
    tst x4, #1
    beq .Lotherwise_69
    ld1 {v1.s}[0], [x9]
.Lotherwise_69:
    tst x4, #2
    beq .Lotherwise_70
    add x2, x9, #4
    ld1 {v1.s}[1], [x2]
.Lotherwise_70:
    tst x4, #4
    beq .Lotherwise_71
    add x2, x9, #8
    ld1 {v1.s}[2], [x2]
.Lotherwise_71:
    tst x4, #8
    beq .Lotherwise_72
    add x2, x9, #12
    ld1 {v1.s}[3], [x2]
.Lotherwise_72:
.Lend_68:
    ubfx x2, x1, #0, #4
    cmp x2, #15
    bne .Lotherwise_73
    ldr q2, [x9, #16]
    b .Lend_74
.Lotherwise_73:
    movi v2.4s, #0
    tst x1, #1
    beq .Lotherwise_75
    add x2, x9, #16
    ld1 {v2.s}[0], [x2]
.Lotherwise_75:
    tst x1, #2
    beq .Lotherwise_76
    add x2, x9, #20
    ld1 {v2.s}[1], [x2]
.Lotherwise_76:
    tst x1, #4
    beq .Lotherwise_77
    add x2, x9, #24
    ld1 {v2.s}[2], [x2]
.Lotherwise_77:
    tst x1, #8
    beq .Lotherwise_78
    add x2, x9, #28
    ld1 {v2.s}[3], [x2]
.Lotherwise_78:
.Lend_74:
    uzp1 v1.4s, v1.4s, v2.4s
    sub x7, x7, #1
    add x3, x3, x8, lsl #2
    add x9, x9, x8, lsl #2
    fadd v0.4s, v0.4s, v1.4s
    str q0, [x5]
    add x5, x5, x6, lsl #2
    cbnz x7, .Lloop_54
.Lloop_end_53:
    b .Lend_79
.Lotherwise_52:
    cbz x7, .Lloop_end_80
.Lloop_81:
    mov x0, x3
    movi v0.4s, #0
    mov x2, x4
    cbz x0, .Lloop_end_82
.Lloop_83:
    ldr w9, [x2, #8]
    ldr x10, [x2]
    mov x11, x1
    ubfx x12, x9, #0, #4
    add x11, x11, x10, lsl #2
    lsr x10, x9, #4
    cmp x12, #15
    bne .Lotherwise_84
    ldr q1, [x11]
    b .Lend_85
.Lotherwise_84:
    movi v1.4s, #0
    tst x9, #1
    beq .Lotherwise_86
    ld1 {v1.s}[0], [x11]
.Lotherwise_86:
    tst x9, #2
    beq .Lotherwise_87
    add x12, x11, #4
    ld1 {v1.s}[1], [x12]
.Lotherwise_87:
    tst x9, #4
    beq .Lotherwise_88
    add x12, x11, #8
    ld1 {v1.s}[2], [x12]
.Lotherwise_88:
    tst x9, #8
    beq .Lotherwise_89
    add x9, x11, #12
    ld1 {v1.s}[3], [x9]
.Lotherwise_89:
.Lend_85:
    ubfx x9, x10, #0, #4
    cmp x9, #15
    bne .Lotherwise_90
    ldr q2, [x11, #16]
    b .Lend_91
.Lotherwise_90:
    movi v2.4s, #0
    tst x10, #1
    beq .Lotherwise_92
    add x9, x11, #16
    ld1 {v2.s}[0], [x9]
.Lotherwise_92:
    tst x10, #2
    beq .Lotherwise_93
    add x9, x11, #20
    ld1 {v2.s}[1], [x9]
.Lotherwise_93:
    tst x10, #4
    beq .Lotherwise_94
    add x9, x11, #24
    ld1 {v2.s}[2], [x9]
.Lotherwise_94:
    tst x10, #8
    beq .Lotherwise_95
    add x9, x11, #28
    ld1 {v2.s}[3], [x9]
.Lotherwise_95:
.Lend_91:
    uzp1 v1.4s, v1.4s, v2.4s
    sub x0, x0, #1
    add x2, x2, #16
    fadd v0.4s, v0.4s, v1.4s
    cbnz x0, .Lloop_83
.Lloop_end_82:
    sub x7, x7, #1
    str q0, [x5]
    add x1, x1, x8, lsl #2
    add x5, x5, x6, lsl #2
    cbnz x7, .Lloop_81
.Lloop_end_80:
.Lend_79:
.Lend_51:
    ret
    .size nnp_im2col_by_2__aarch64_neon, . - nnp_im2col_by_2__aarch64_neon

    .section .note.GNU-stack, "", %progbits
