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
    cmp x3, #3
    bne .Lotherwise_26
    mov x0, x1
    ldr x2, [x4]
    ldr x3, [x4, #16]
    mov x5, x1
    ldr x10, [x4, #32]
    ldr w11, [x4, #8]
    ldr w12, [x4, #24]
    ldr w4, [x4, #40]
    add x1, x1, x2, lsl #2
    add x0, x0, x3, lsl #2
    add x5, x5, x10, lsl #2
    cbz x7, .Lloop_end_27
.Lloop_28:
    ubfx x2, x11, #0, #4
    cmp x2, #15
    bne .Lotherwise_29
    ldr q0, [x1]
    b .Lend_30
.Lotherwise_29:
    movi v0.4s, #0
    tst x11, #1
    beq .Lotherwise_31
    ld1 {v0.s}[0], [x1]
.Lotherwise_31:
    tst x11, #2
    beq .Lotherwise_32
    add x2, x1, #4
    ld1 {v0.s}[1], [x2]
.Lotherwise_32:
    tst x11, #4
    beq .Lotherwise_33
    add x2, x1, #8
    ld1 {v0.s}[2], [x2]
.Lotherwise_33:
    tst x11, #8
    beq .Lotherwise_34
    add x2, x1, #12
    ld1 {v0.s}[3], [x2]
.Lotherwise_34:
.Lend_30:
    ubfx x2, x12, #0, #4
    cmp x2, #15
    bne .Lotherwise_35
    ldr q1, [x0]
    b .Lend_36
.Lotherwise_35:
    movi v1.4s, #0
    tst x12, #1
    beq .Lotherwise_37
    ld1 {v1.s}[0], [x0]
.Lotherwise_37:
    tst x12, #2
    beq .Lotherwise_38
    add x2, x0, #4
    ld1 {v1.s}[1], [x2]
.Lotherwise_38:
    tst x12, #4
    beq .Lotherwise_39
    add x2, x0, #8
    ld1 {v1.s}[2], [x2]
.Lotherwise_39:
    tst x12, #8
    beq .Lotherwise_40
    add x2, x0, #12
    ld1 {v1.s}[3], [x2]
.Lotherwise_40:
.Lend_36:
    ubfx x2, x4, #0, #4
    cmp x2, #15
    bne .Lotherwise_41
    ldr q2, [x5]
    b .Lend_42
.Lotherwise_41:
    movi v2.4s, #0
    tst x4, #1
    beq .Lotherwise_43
    ld1 {v2.s}[0], [x5]
.Lotherwise_43:
    tst x4, #2
    beq .Lotherwise_44
    add x2, x5, #4
    ld1 {v2.s}[1], [x2]
.Lotherwise_44:
    tst x4, #4
    beq .Lotherwise_45
    add x2, x5, #8
    ld1 {v2.s}[2], [x2]
.Lotherwise_45:
    tst x4, #8
    beq .Lotherwise_46
    add x2, x5, #12
    ld1 {v2.s}[3], [x2]
.Lotherwise_46:
.Lend_42:
    fadd v0.4s, v0.4s, v1.4s
    sub x7, x7, #1
    add x1, x1, x8, lsl #2
    add x0, x0, x8, lsl #2
    add x5, x5, x8, lsl #2
    fadd v0.4s, v0.4s, v2.4s
    str q0, [x9]
    add x9, x9, x6, lsl #2
    cbnz x7, .Lloop_28
.Lloop_end_27:
    b .Lend_47
.Lotherwise_26:
    cbz x7, .Lloop_end_48
.Lloop_49:
    mov x0, x3
    movi v0.4s, #0
    mov x2, x4
    cbz x0, .Lloop_end_50
.Lloop_51:
    ldr w5, [x2, #8]
    ldr x10, [x2]
    mov x11, x1
    ubfx x12, x5, #0, #4
    add x11, x11, x10, lsl #2
    cmp x12, #15
    bne .Lotherwise_52
    ldr q1, [x11]
    b .Lend_53
.Lotherwise_52:
    movi v1.4s, #0
    tst x5, #1
    beq .Lotherwise_54
    ld1 {v1.s}[0], [x11]
.Lotherwise_54:
    tst x5, #2
    beq .Lotherwise_55
    add x10, x11, #4
    ld1 {v1.s}[1], [x10]
.Lotherwise_55:
    tst x5, #4
    beq .Lotherwise_56
    add x10, x11, #8
    ld1 {v1.s}[2], [x10]
.Lotherwise_56:
    tst x5, #8
    beq .Lotherwise_57
    add x5, x11, #12
    ld1 {v1.s}[3], [x5]
.Lotherwise_57:
.Lend_53:
    sub x0, x0, #1
    fadd v0.4s, v0.4s, v1.4s
    add x2, x2, #16
    cbnz x0, .Lloop_51
.Lloop_end_50:
    sub x7, x7, #1
    str q0, [x9]
    add x1, x1, x8, lsl #2
    add x9, x9, x6, lsl #2
    cbnz x7, .Lloop_49
.Lloop_end_48:
.Lend_47:
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
    mov x12, x1
    mov x8, x2
    cmp x3, #1
    bne .Lotherwise_58
    mov x0, x12
    ldr x1, [x4]
    ldr w2, [x4, #8]
    add x0, x0, x1, lsl #2
    lsr x1, x2, #4
    cbz x7, .Lloop_end_59
.Lloop_60:
    ubfx x3, x2, #0, #4
    cmp x3, #15
    bne .Lotherwise_61
    ldr q0, [x0]
    b .Lend_62
.Lotherwise_61:
    movi v0.4s, #0
    tst x2, #1
    beq .Lotherwise_63
    ld1 {v0.s}[0], [x0]
.Lotherwise_63:
    tst x2, #2
    beq .Lotherwise_64
    add x3, x0, #4
    ld1 {v0.s}[1], [x3]
.Lotherwise_64:
    tst x2, #4
    beq .Lotherwise_65
    add x3, x0, #8
    ld1 {v0.s}[2], [x3]
.Lotherwise_65:
    tst x2, #8
    beq .Lotherwise_66
    add x3, x0, #12
    ld1 {v0.s}[3], [x3]
.Lotherwise_66:
.Lend_62:
    ubfx x3, x1, #0, #4
    cmp x3, #15
    bne .Lotherwise_67
    ldr q1, [x0, #16]
    b .Lend_68
.Lotherwise_67:
    movi v1.4s, #0
    tst x1, #1
    beq .Lotherwise_69
    add x3, x0, #16
    ld1 {v1.s}[0], [x3]
.Lotherwise_69:
    tst x1, #2
    beq .Lotherwise_70
    add x3, x0, #20
    ld1 {v1.s}[1], [x3]
.Lotherwise_70:
    tst x1, #4
    beq .Lotherwise_71
    add x3, x0, #24
    ld1 {v1.s}[2], [x3]
.Lotherwise_71:
    tst x1, #8
    beq .Lotherwise_72
    add x3, x0, #28
    ld1 {v1.s}[3], [x3]
.Lotherwise_72:
.Lend_68:
    uzp1 v0.4s, v0.4s, v1.4s
    sub x7, x7, #1
    add x0, x0, x8, lsl #2
    str q0, [x5]
    add x5, x5, x6, lsl #2
    cbnz x7, .Lloop_60
.Lloop_end_59:
    b .Lend_73
.Lotherwise_58:
    cmp x3, #2
    bne .Lotherwise_74
    mov x3, x12
    mov x9, x12
    ldr x0, [x4]
    ldr w10, [x4, #8]
    ldr x1, [x4, #16]
    ldr w4, [x4, #24]
    add x3, x3, x0, lsl #2
    lsr x0, x10, #4
    add x9, x9, x1, lsl #2
    lsr x1, x4, #4
    cbz x7, .Lloop_end_75
.Lloop_76:
    ubfx x2, x10, #0, #4
    cmp x2, #15
    bne .Lotherwise_77
    ldr q0, [x3]
    b .Lend_78
.Lotherwise_77:
    movi v0.4s, #0
    tst x10, #1
    beq .Lotherwise_79
    ld1 {v0.s}[0], [x3]
.Lotherwise_79:
    tst x10, #2
    beq .Lotherwise_80
    add x2, x3, #4
    ld1 {v0.s}[1], [x2]
.Lotherwise_80:
    tst x10, #4
    beq .Lotherwise_81
    add x2, x3, #8
    ld1 {v0.s}[2], [x2]
.Lotherwise_81:
    tst x10, #8
    beq .Lotherwise_82
    add x2, x3, #12
    ld1 {v0.s}[3], [x2]
.Lotherwise_82:
.Lend_78:
    ubfx x2, x0, #0, #4
    cmp x2, #15
    bne .Lotherwise_83
    ldr q1, [x3, #16]
    b .Lend_84
.Lotherwise_83:
    movi v1.4s, #0
    tst x0, #1
    beq .Lotherwise_85
    add x2, x3, #16
    ld1 {v1.s}[0], [x2]
.Lotherwise_85:
    tst x0, #2
    beq .Lotherwise_86
    add x2, x3, #20
    ld1 {v1.s}[1], [x2]
.Lotherwise_86:
    tst x0, #4
    beq .Lotherwise_87
    add x2, x3, #24
    ld1 {v1.s}[2], [x2]
.Lotherwise_87:
    tst x0, #8
    beq .Lotherwise_88
    add x2, x3, #28
    ld1 {v1.s}[3], [x2]
.Lotherwise_88:
.Lend_84:
    ubfx x2, x4, #0, #4
    uzp1 v0.4s, v0.4s, v1.4s
    cmp x2, #15
    bne .Lotherwise_89
    ldr q1, [x9]
    b .Lend_90
.Lotherwise_89:
    movi v1.4s, #0
    tst x4, #1
    beq .Lotherwise_91
    ld1 {v1.s}[0], [x9]
.Lotherwise_91:
    tst x4, #2
    beq .Lotherwise_92
    add x2, x9, #4
    ld1 {v1.s}[1], [x2]
.Lotherwise_92:
    tst x4, #4
    beq .Lotherwise_93
    add x2, x9, #8
    ld1 {v1.s}[2], [x2]
.Lotherwise_93:
    tst x4, #8
    beq .Lotherwise_94
    add x2, x9, #12
    ld1 {v1.s}[3], [x2]
.Lotherwise_94:
.Lend_90:
    ubfx x2, x1, #0, #4
    cmp x2, #15
    bne .Lotherwise_95
    ldr q2, [x9, #16]
    b .Lend_96
.Lotherwise_95:
    movi v2.4s, #0
    tst x1, #1
    beq .Lotherwise_97
    add x2, x9, #16
    ld1 {v2.s}[0], [x2]
.Lotherwise_97:
    tst x1, #2
    beq .Lotherwise_98
    add x2, x9, #20
    ld1 {v2.s}[1], [x2]
.Lotherwise_98:
    tst x1, #4
    beq .Lotherwise_99
    add x2, x9, #24
    ld1 {v2.s}[2], [x2]
.Lotherwise_99:
    tst x1, #8
    beq .Lotherwise_100
    add x2, x9, #28
    ld1 {v2.s}[3], [x2]
.Lotherwise_100:
.Lend_96:
    uzp1 v1.4s, v1.4s, v2.4s
    sub x7, x7, #1
    add x3, x3, x8, lsl #2
    add x9, x9, x8, lsl #2
    fadd v0.4s, v0.4s, v1.4s
    str q0, [x5]
    add x5, x5, x6, lsl #2
    cbnz x7, .Lloop_76
.Lloop_end_75:
    b .Lend_101
.Lotherwise_74:
    cmp x3, #3
    bne .Lotherwise_102
    mov x3, x12
    mov x9, x12
    ldr x0, [x4]
    ldr w10, [x4, #8]
    mov x11, x12
    ldr x1, [x4, #16]
    ldr w12, [x4, #24]
    ldr x2, [x4, #32]
    ldr w4, [x4, #40]
    add x3, x3, x0, lsl #2
    lsr x13, x10, #4
    add x9, x9, x1, lsl #2
    lsr x1, x12, #4
    add x11, x11, x2, lsl #2
    lsr x2, x4, #4
    cbz x7, .Lloop_end_103
.Lloop_104:
    ubfx x0, x10, #0, #4
    cmp x0, #15
    bne .Lotherwise_105
    ldr q0, [x3]
    b .Lend_106
.Lotherwise_105:
    movi v0.4s, #0
    tst x10, #1
    beq .Lotherwise_107
    ld1 {v0.s}[0], [x3]
.Lotherwise_107:
    tst x10, #2
    beq .Lotherwise_108
    add x0, x3, #4
    ld1 {v0.s}[1], [x0]
.Lotherwise_108:
    tst x10, #4
    beq .Lotherwise_109
    add x0, x3, #8
    ld1 {v0.s}[2], [x0]
.Lotherwise_109:
    tst x10, #8
    beq .Lotherwise_110
    add x0, x3, #12
    ld1 {v0.s}[3], [x0]
.Lotherwise_110:
.Lend_106:
    ubfx x0, x13, #0, #4
    cmp x0, #15
    bne .Lotherwise_111
    ldr q1, [x3, #16]
    b .Lend_112
.Lotherwise_111:
    movi v1.4s, #0
    tst x13, #1
    beq .Lotherwise_113
    add x0, x3, #16
    ld1 {v1.s}[0], [x0]
.Lotherwise_113:
    tst x13, #2
    beq .Lotherwise_114
    add x0, x3, #20
    ld1 {v1.s}[1], [x0]
.Lotherwise_114:
    tst x13, #4
    beq .Lotherwise_115
    add x0, x3, #24
    ld1 {v1.s}[2], [x0]
.Lotherwise_115:
    tst x13, #8
    beq .Lotherwise_116
    add x0, x3, #28
    ld1 {v1.s}[3], [x0]
.Lotherwise_116:
.Lend_112:
    ubfx x0, x12, #0, #4
    uzp1 v0.4s, v0.4s, v1.4s
    cmp x0, #15
    bne .Lotherwise_117
    ldr q1, [x9]
    b .Lend_118
.Lotherwise_117:
    movi v1.4s, #0
    tst x12, #1
    beq .Lotherwise_119
    ld1 {v1.s}[0], [x9]
.Lotherwise_119:
    tst x12, #2
    beq .Lotherwise_120
    add x0, x9, #4
    ld1 {v1.s}[1], [x0]
.Lotherwise_120:
    tst x12, #4
    beq .Lotherwise_121
    add x0, x9, #8
    ld1 {v1.s}[2], [x0]
.Lotherwise_121:
    tst x12, #8
    beq .Lotherwise_122
    add x0, x9, #12
    ld1 {v1.s}[3], [x0]
.Lotherwise_122:
.Lend_118:
    ubfx x0, x1, #0, #4
    cmp x0, #15
    bne .Lotherwise_123
    ldr q2, [x9, #16]
    b .Lend_124
.Lotherwise_123:
    movi v2.4s, #0
    tst x1, #1
    beq .Lotherwise_125
    add x0, x9, #16
    ld1 {v2.s}[0], [x0]
.Lotherwise_125:
    tst x1, #2
    beq .Lotherwise_126
    add x0, x9, #20
    ld1 {v2.s}[1], [x0]
.Lotherwise_126:
    tst x1, #4
    beq .Lotherwise_127
    add x0, x9, #24
    ld1 {v2.s}[2], [x0]
.Lotherwise_127:
    tst x1, #8
    beq .Lotherwise_128
    add x0, x9, #28
    ld1 {v2.s}[3], [x0]
.Lotherwise_128:
.Lend_124:
    ubfx x0, x4, #0, #4
    uzp1 v1.4s, v1.4s, v2.4s
    cmp x0, #15
    bne .Lotherwise_129
    ldr q2, [x11]
    b .Lend_130
.Lotherwise_129:
    movi v2.4s, #0
    tst x4, #1
    beq .Lotherwise_131
    ld1 {v2.s}[0], [x11]
.Lotherwise_131:
    tst x4, #2
    beq .Lotherwise_132
    add x0, x11, #4
    ld1 {v2.s}[1], [x0]
.Lotherwise_132:
    tst x4, #4
    beq .Lotherwise_133
    add x0, x11, #8
    ld1 {v2.s}[2], [x0]
.Lotherwise_133:
    tst x4, #8
    beq .Lotherwise_134
    add x0, x11, #12
    ld1 {v2.s}[3], [x0]
.Lotherwise_134:
.Lend_130:
    ubfx x0, x2, #0, #4
    cmp x0, #15
    bne .Lotherwise_135
    ldr q3, [x11, #16]
    b .Lend_136
.Lotherwise_135:
    movi v3.4s, #0
    tst x2, #1
    beq .Lotherwise_137
    add x0, x11, #16
    ld1 {v3.s}[0], [x0]
.Lotherwise_137:
    tst x2, #2
    beq .Lotherwise_138
    add x0, x11, #20
    ld1 {v3.s}[1], [x0]
.Lotherwise_138:
    tst x2, #4
    beq .Lotherwise_139
    add x0, x11, #24
    ld1 {v3.s}[2], [x0]
.Lotherwise_139:
    tst x2, #8
    beq .Lotherwise_140
    add x0, x11, #28
    ld1 {v3.s}[3], [x0]
.Lotherwise_140:
.Lend_136:
    fadd v0.4s, v0.4s, v1.4s
    uzp1 v1.4s, v2.4s, v3.4s
    sub x7, x7, #1
    add x3, x3, x8, lsl #2
    add x9, x9, x8, lsl #2
    add x11, x11, x8, lsl #2
    fadd v0.4s, v0.4s, v1.4s
    str q0, [x5]
    add x5, x5, x6, lsl #2
    cbnz x7, .Lloop_104
.Lloop_end_103:
    b .Lend_141
.Lotherwise_102:
    cbz x7, .Lloop_end_142
.Lloop_143:
    mov x0, x3
    movi v0.4s, #0
    mov x1, x4
    cbz x0, .Lloop_end_144
.Lloop_145:
    ldr w2, [x1, #8]
    ldr x9, [x1]
    mov x10, x12
    ubfx x11, x2, #0, #4
    add x10, x10, x9, lsl #2
    lsr x9, x2, #4
    cmp x11, #15
    bne .Lotherwise_146
    ldr q1, [x10]
    b .Lend_147
.Lotherwise_146:
    movi v1.4s, #0
    tst x2, #1
    beq .Lotherwise_148
    ld1 {v1.s}[0], [x10]
.Lotherwise_148:
    tst x2, #2
    beq .Lotherwise_149
    add x11, x10, #4
    ld1 {v1.s}[1], [x11]
.Lotherwise_149:
    tst x2, #4
    beq .Lotherwise_150
    add x11, x10, #8
    ld1 {v1.s}[2], [x11]
.Lotherwise_150:
    tst x2, #8
    beq .Lotherwise_151
    add x2, x10, #12
    ld1 {v1.s}[3], [x2]
.Lotherwise_151:
.Lend_147:
    ubfx x2, x9, #0, #4
    cmp x2, #15
    bne .Lotherwise_152
    ldr q2, [x10, #16]
    b .Lend_153
.Lotherwise_152:
    movi v2.4s, #0
    tst x9, #1
    beq .Lotherwise_154
    add x2, x10, #16
    ld1 {v2.s}[0], [x2]
.Lotherwise_154:
    tst x9, #2
    beq .Lotherwise_155
    add x2, x10, #20
    ld1 {v2.s}[1], [x2]
.Lotherwise_155:
    tst x9, #4
    beq .Lotherwise_156
    add x2, x10, #24
    ld1 {v2.s}[2], [x2]
.Lotherwise_156:
    tst x9, #8
    beq .Lotherwise_157
    add x2, x10, #28
    ld1 {v2.s}[3], [x2]
.Lotherwise_157:
.Lend_153:
    uzp1 v1.4s, v1.4s, v2.4s
    sub x0, x0, #1
    add x1, x1, #16
    fadd v0.4s, v0.4s, v1.4s
    cbnz x0, .Lloop_145
.Lloop_end_144:
    sub x7, x7, #1
    str q0, [x5]
    add x12, x12, x8, lsl #2
    add x5, x5, x6, lsl #2
    cbnz x7, .Lloop_143
.Lloop_end_142:
.Lend_141:
.Lend_101:
.Lend_73:
    ret
    .size nnp_im2col_by_2__aarch64_neon, . - nnp_im2col_by_2__aarch64_neon

    .section .note.GNU-stack, "", %progbits
