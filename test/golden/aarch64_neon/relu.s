    .arch armv8.2-a+fp16+dotprod

    .text
    .p2align 4
    .globl nnp_relu_output__aarch64_neon
    .type nnp_relu_output__aarch64_neon, %function
nnp_relu_output__aarch64_neon:
    mov x4, x0
    movi v3.4s, #0
    cbnz x3, .Lotherwise_0
    mov x3, x2
    mov x5, x1
    neg x0, x3
    ubfx x0, x0, #2, #4
    mov x6, x0
    cmp x6, x4
    csel x6, x6, x4, ls
    cbnz x6, .Lotherwise_1
    b .Lend_2
.Lotherwise_1:
    mov w0, #16
    mov x1, x6
    mov w2, #1
    cmp x1, x0
    csel x1, x1, x0, ls
    lsl x0, x2, x1
    sub x1, x0, #1
    ubfx x0, x1, #0, #4
    cmp x0, #15
    bne .Lotherwise_3
    ldr q0, [x5]
    b .Lend_4
.Lotherwise_3:
    movi v0.4s, #0
    tst x1, #1
    beq .Lotherwise_5
    ld1 {v0.s}[0], [x5]
.Lotherwise_5:
    tst x1, #2
    beq .Lotherwise_6
    add x0, x5, #4
    ld1 {v0.s}[1], [x0]
.Lotherwise_6:
    tst x1, #4
    beq .Lotherwise_7
    add x0, x5, #8
    ld1 {v0.s}[2], [x0]
.Lotherwise_7:
    tst x1, #8
    beq .Lotherwise_8
    add x0, x5, #12
    ld1 {v0.s}[3], [x0]
.Lotherwise_8:
.Lend_4:
    ubfx x0, x1, #0, #4
    fmax v0.4s, v3.4s, v0.4s
    cmp x0, #15
    bne .Lotherwise_9
    str q0, [x3]
    b .Lend_10
.Lotherwise_9:
    tst x1, #1
    beq .Lotherwise_11
    st1 {v0.s}[0], [x3]
.Lotherwise_11:
    tst x1, #2
    beq .Lotherwise_12
    add x0, x3, #4
    st1 {v0.s}[1], [x0]
.Lotherwise_12:
    tst x1, #4
    beq .Lotherwise_13
    add x0, x3, #8
    st1 {v0.s}[2], [x0]
.Lotherwise_13:
    tst x1, #8
    beq .Lotherwise_14
    add x0, x3, #12
    st1 {v0.s}[3], [x0]
.Lotherwise_14:
.Lend_10:
    ubfx x0, x1, #4, #4
    cmp x0, #15
    bne .Lotherwise_15
    ldr q0, [x5, #16]
    b .Lend_16
.Lotherwise_15:
    movi v0.4s, #0
    tst x1, #16
    beq .Lotherwise_17
    add x0, x5, #16
    ld1 {v0.s}[0], [x0]
.Lotherwise_17:
    tst x1, #32
    beq .Lotherwise_18
    add x0, x5, #20
    ld1 {v0.s}[1], [x0]
.Lotherwise_18:
    tst x1, #64
    beq .Lotherwise_19
    add x0, x5, #24
    ld1 {v0.s}[2], [x0]
.Lotherwise_19:
    tst x1, #128
    beq .Lotherwise_20
    add x0, x5, #28
    ld1 {v0.s}[3], [x0]
.Lotherwise_20:
.Lend_16:
    ubfx x0, x1, #4, #4
    fmax v0.4s, v3.4s, v0.4s
    cmp x0, #15
    bne .Lotherwise_21
    str q0, [x3, #16]
    b .Lend_22
.Lotherwise_21:
    tst x1, #16
    beq .Lotherwise_23
    add x0, x3, #16
    st1 {v0.s}[0], [x0]
.Lotherwise_23:
    tst x1, #32
    beq .Lotherwise_24
    add x0, x3, #20
    st1 {v0.s}[1], [x0]
.Lotherwise_24:
    tst x1, #64
    beq .Lotherwise_25
    add x0, x3, #24
    st1 {v0.s}[2], [x0]
.Lotherwise_25:
    tst x1, #128
    beq .Lotherwise_26
    add x0, x3, #28
    st1 {v0.s}[3], [x0]
.Lotherwise_26:
.Lend_22:
    ubfx x0, x1, #8, #4
    cmp x0, #15
    bne .Lotherwise_27
    ldr q0, [x5, #32]
    b .Lend_28
.Lotherwise_27:
    movi v0.4s, #0
    tst x1, #256
    beq .Lotherwise_29
    add x0, x5, #32
    ld1 {v0.s}[0], [x0]
.Lotherwise_29:
    tst x1, #512
    beq .Lotherwise_30
    add x0, x5, #36
    ld1 {v0.s}[1], [x0]
.Lotherwise_30:
    tst x1, #1024
    beq .Lotherwise_31
    add x0, x5, #40
    ld1 {v0.s}[2], [x0]
.Lotherwise_31:
    tst x1, #2048
    beq .Lotherwise_32
    add x0, x5, #44
    ld1 {v0.s}[3], [x0]
.Lotherwise_32:
.Lend_28:
    ubfx x0, x1, #8, #4
    fmax v0.4s, v3.4s, v0.4s
    cmp x0, #15
    bne .Lotherwise_33
    str q0, [x3, #32]
    b .Lend_34
.Lotherwise_33:
    tst x1, #256
    beq .Lotherwise_35
    add x0, x3, #32
    st1 {v0.s}[0], [x0]
.Lotherwise_35:
    tst x1, #512
    beq .Lotherwise_36
    add x0, x3, #36
    st1 {v0.s}[1], [x0]
.Lotherwise_36:
    tst x1, #1024
    beq .Lotherwise_37
    add x0, x3, #40
    st1 {v0.s}[2], [x0]
.Lotherwise_37:
    tst x1, #2048
    beq .Lotherwise_38
    add x0, x3, #44
    st1 {v0.s}[3], [x0]
.Lotherwise_38:
.Lend_34:
    ubfx x0, x1, #12, #4
    cmp x0, #15
    bne .Lotherwise_39
    ldr q0, [x5, #48]
    b .Lend_40
.Lotherwise_39:
    movi v0.4s, #0
    tst x1, #4096
    beq .Lotherwise_41
    add x0, x5, #48
    ld1 {v0.s}[0], [x0]
.Lotherwise_41:
    tst x1, #8192
    beq .Lotherwise_42
    add x0, x5, #52
    ld1 {v0.s}[1], [x0]
.Lotherwise_42:
    tst x1, #16384
    beq .Lotherwise_43
    add x0, x5, #56
    ld1 {v0.s}[2], [x0]
.Lotherwise_43:
    tst x1, #32768
    beq .Lotherwise_44
    add x0, x5, #60
    ld1 {v0.s}[3], [x0]
.Lotherwise_44:
.Lend_40:
    ubfx x0, x1, #12, #4
    fmax v0.4s, v3.4s, v0.4s
    cmp x0, #15
    bne .Lotherwise_45
    str q0, [x3, #48]
    b .Lend_46
.Lotherwise_45:
    tst x1, #4096
    beq .Lotherwise_47
    add x0, x3, #48
    st1 {v0.s}[0], [x0]
.Lotherwise_47:
    tst x1, #8192
    beq .Lotherwise_48
    add x0, x3, #52
    st1 {v0.s}[1], [x0]
.Lotherwise_48:
    tst x1, #16384
    beq .Lotherwise_49
    add x0, x3, #56
    st1 {v0.s}[2], [x0]
.Lotherwise_49:
    tst x1, #32768
    beq .Lotherwise_50
    add x0, x3, #60
    st1 {v0.s}[3], [x0]
.Lotherwise_50:
.Lend_46:
    add x5, x5, x6, lsl #2
    add x3, x3, x6, lsl #2
.Lend_2:
    sub x0, x4, x6
    lsr x1, x0, #4
    cbz x1, .Lloop_end_51
.Lloop_52:
    ldr q0, [x5]
    sub x1, x1, #1
    fmax v0.4s, v3.4s, v0.4s
    str q0, [x3]
    ldr q0, [x5, #16]
    fmax v0.4s, v3.4s, v0.4s
    str q0, [x3, #16]
    ldr q0, [x5, #32]
    fmax v0.4s, v3.4s, v0.4s
    str q0, [x3, #32]
    ldr q0, [x5, #48]
    add x5, x5, #64
    fmax v0.4s, v3.4s, v0.4s
    str q0, [x3, #48]
    add x3, x3, #64
    cbnz x1, .Lloop_52
.Lloop_end_51:
    ubfx x0, x0, #0, #4
    cbnz x0, .Lotherwise_53
    b .Lend_54
.Lotherwise_53:
    mov w1, #16
    mov w2, #1
    cmp x0, x1
    csel x0, x0, x1, ls
    lsl x0, x2, x0
    sub x1, x0, #1
    ubfx x0, x1, #0, #4
    cmp x0, #15
    bne .Lotherwise_55
    ldr q0, [x5]
    b .Lend_56
.Lotherwise_55:
    movi v0.4s, #0
    tst x1, #1
    beq .Lotherwise_57
    ld1 {v0.s}[0], [x5]
.Lotherwise_57:
    tst x1, #2
    beq .Lotherwise_58
    add x0, x5, #4
    ld1 {v0.s}[1], [x0]
.Lotherwise_58:
    tst x1, #4
    beq .Lotherwise_59
    add x0, x5, #8
    ld1 {v0.s}[2], [x0]
.Lotherwise_59:
    tst x1, #8
    beq .Lotherwise_60
    add x0, x5, #12
    ld1 {v0.s}[3], [x0]
.Lotherwise_60:
.Lend_56:
    ubfx x0, x1, #0, #4
    fmax v0.4s, v3.4s, v0.4s
    cmp x0, #15
    bne .Lotherwise_61
    str q0, [x3]
    b .Lend_62
.Lotherwise_61:
    tst x1, #1
    beq .Lotherwise_63
    st1 {v0.s}[0], [x3]
.Lotherwise_63:
    tst x1, #2
    beq .Lotherwise_64
    add x0, x3, #4
    st1 {v0.s}[1], [x0]
.Lotherwise_64:
    tst x1, #4
    beq .Lotherwise_65
    add x0, x3, #8
    st1 {v0.s}[2], [x0]
.Lotherwise_65:
    tst x1, #8
    beq .Lotherwise_66
    add x0, x3, #12
    st1 {v0.s}[3], [x0]
.Lotherwise_66:
.Lend_62:
    ubfx x0, x1, #4, #4
    cmp x0, #15
    bne .Lotherwise_67
    ldr q0, [x5, #16]
    b .Lend_68
.Lotherwise_67:
    movi v0.4s, #0
    tst x1, #16
    beq .Lotherwise_69
    add x0, x5, #16
    ld1 {v0.s}[0], [x0]
.Lotherwise_69:
    tst x1, #32
    beq .Lotherwise_70
    add x0, x5, #20
    ld1 {v0.s}[1], [x0]
.Lotherwise_70:
    tst x1, #64
    beq .Lotherwise_71
    add x0, x5, #24
    ld1 {v0.s}[2], [x0]
.Lotherwise_71:
    tst x1, #128
    beq .Lotherwise_72
    add x0, x5, #28
    ld1 {v0.s}[3], [x0]
.Lotherwise_72:
.Lend_68:
    ubfx x0, x1, #4, #4
    fmax v0.4s, v3.4s, v0.4s
    cmp x0, #15
    bne .Lotherwise_73
    str q0, [x3, #16]
    b .Lend_74
.Lotherwise_73:
    tst x1, #16
    beq .Lotherwise_75
    add x0, x3, #16
    st1 {v0.s}[0], [x0]
.Lotherwise_75:
    tst x1, #32
    beq .Lotherwise_76
    add x0, x3, #20
    st1 {v0.s}[1], [x0]
.Lotherwise_76:
    tst x1, #64
    beq .Lotherwise_77
    add x0, x3, #24
    st1 {v0.s}[2], [x0]
.Lotherwise_77:
    tst x1, #128
    beq .Lotherwise_78
    add x0, x3, #28
    st1 {v0.s}[3], [x0]
.Lotherwise_78:
.Lend_74:
    ubfx x0, x1, #8, #4
    cmp x0, #15
    bne .Lotherwise_79
    ldr q0, [x5, #32]
    b .Lend_80
.Lotherwise_79:
    movi v0.4s, #0
    tst x1, #256
    beq .Lotherwise_81
    add x0, x5, #32
    ld1 {v0.s}[0], [x0]
.Lotherwise_81:
    tst x1, #512
    beq .Lotherwise_82
    add x0, x5, #36
    ld1 {v0.s}[1], [x0]
.Lotherwise_82:
    tst x1, #1024
    beq .Lotherwise_83
    add x0, x5, #40
    ld1 {v0.s}[2], [x0]
.Lotherwise_83:
    tst x1, #2048
    beq .Lotherwise_84
    add x0, x5, #44
    ld1 {v0.s}[3], [x0]
.Lotherwise_84:
.Lend_80:
    ubfx x0, x1, #8, #4
    fmax v0.4s, v3.4s, v0.4s
    cmp x0, #15
    bne .Lotherwise_85
    str q0, [x3, #32]
    b .Lend_86
.Lotherwise_85:
    tst x1, #256
    beq .Lotherwise_87
    add x0, x3, #32
    st1 {v0.s}[0], [x0]
.Lotherwise_87:
    tst x1, #512
    beq .Lotherwise_88
    add x0, x3, #36
    st1 {v0.s}[1], [x0]
.Lotherwise_88:
    tst x1, #1024
    beq .Lotherwise_89
    add x0, x3, #40
    st1 {v0.s}[2], [x0]
.Lotherwise_89:
    tst x1, #2048
    beq .Lotherwise_90
    add x0, x3, #44
    st1 {v0.s}[3], [x0]
.Lotherwise_90:
.Lend_86:
    ubfx x0, x1, #12, #4
    cmp x0, #15
    bne .Lotherwise_91
    ldr q0, [x5, #48]
    b .Lend_92
.Lotherwise_91:
    movi v0.4s, #0
    tst x1, #4096
    beq .Lotherwise_93
    add x0, x5, #48
    ld1 {v0.s}[0], [x0]
.Lotherwise_93:
    tst x1, #8192
    beq .Lotherwise_94
    add x0, x5, #52
    ld1 {v0.s}[1], [x0]
.Lotherwise_94:
    tst x1, #16384
    beq .Lotherwise_95
    add x0, x5, #56
    ld1 {v0.s}[2], [x0]
.Lotherwise_95:
    tst x1, #32768
    beq .Lotherwise_96
    add x0, x5, #60
    ld1 {v0.s}[3], [x0]
.Lotherwise_96:
.Lend_92:
    ubfx x0, x1, #12, #4
    fmax v0.4s, v3.4s, v0.4s
    cmp x0, #15
    bne .Lotherwise_97
    str q0, [x3, #48]
    b .Lend_98
.Lotherwise_97:
    tst x1, #4096
    beq .Lotherwise_99
    add x0, x3, #48
    st1 {v0.s}[0], [x0]
.Lotherwise_99:
    tst x1, #8192
    beq .Lotherwise_100
    add x0, x3, #52
    st1 {v0.s}[1], [x0]
.Lotherwise_100:
    tst x1, #16384
    beq .Lotherwise_101
    add x0, x3, #56
    st1 {v0.s}[2], [x0]
.Lotherwise_101:
    tst x1, #32768
    beq .Lotherwise_102
    add x0, x3, #60
    st1 {v0.s}[3], [x0]
.Lotherwise_102:
.Lend_98:
.Lend_54:
    b .Lend_103
.Lotherwise_0:
    mov x5, x2
    ldr s4, [x3]
    mov x3, x1
    neg x0, x5
    ubfx x0, x0, #2, #4
    mov x6, x0
    cmp x6, x4
    csel x6, x6, x4, ls
    cbnz x6, .Lotherwise_104
    b .Lend_105
.Lotherwise_104:
    mov w0, #16
    mov x1, x6
    mov w2, #1
    cmp x1, x0
    csel x1, x1, x0, ls
    lsl x0, x2, x1
    sub x1, x0, #1
    ubfx x0, x1, #0, #4
    cmp x0, #15
    bne .Lotherwise_106
    ldr q0, [x3]
    b .Lend_107
.Lotherwise_106:
    movi v0.4s, #0
    tst x1, #1
    beq .Lotherwise_108
    ld1 {v0.s}[0], [x3]
.Lotherwise_108:
    tst x1, #2
    beq .Lotherwise_109
    add x0, x3, #4
    ld1 {v0.s}[1], [x0]
.Lotherwise_109:
    tst x1, #4
    beq .Lotherwise_110
    add x0, x3, #8
    ld1 {v0.s}[2], [x0]
.Lotherwise_110:
    tst x1, #8
    beq .Lotherwise_111
    add x0, x3, #12
    ld1 {v0.s}[3], [x0]
.Lotherwise_111:
.Lend_107:
    fmul v1.4s, v0.4s, v4.s[0]
    fcmgt v2.4s, v0.4s, v3.4s
    ubfx x0, x1, #0, #4
    bsl v2.16b, v0.16b, v1.16b
    cmp x0, #15
    bne .Lotherwise_112
    str q2, [x5]
    b .Lend_113
.Lotherwise_112:
    tst x1, #1
    beq .Lotherwise_114
    st1 {v2.s}[0], [x5]
.Lotherwise_114:
    tst x1, #2
    beq .Lotherwise_115
    add x0, x5, #4
    st1 {v2.s}[1], [x0]
.Lotherwise_115:
    tst x1, #4
    beq .Lotherwise_116
    add x0, x5, #8
    st1 {v2.s}[2], [x0]
.Lotherwise_116:
    tst x1, #8
    beq .Lotherwise_117
    add x0, x5, #12
    st1 {v2.s}[3], [x0]
.Lotherwise_117:
.Lend_113:
    ubfx x0, x1, #4, #4
    cmp x0, #15
    bne .Lotherwise_118
    ldr q0, [x3, #16]
    b .Lend_119
.Lotherwise_118:
    movi v0.4s, #0
    tst x1, #16
    beq .Lotherwise_120
    add x0, x3, #16
    ld1 {v0.s}[0], [x0]
.Lotherwise_120:
    tst x1, #32
    beq .Lotherwise_121
    add x0, x3, #20
    ld1 {v0.s}[1], [x0]
.Lotherwise_121:
    tst x1, #64
    beq .Lotherwise_122
    add x0, x3, #24
    ld1 {v0.s}[2], [x0]
.Lotherwise_122:
    tst x1, #128
    beq .Lotherwise_123
    add x0, x3, #28
    ld1 {v0.s}[3], [x0]
.Lotherwise_123:
.Lend_119:
    fmul v1.4s, v0.4s, v4.s[0]
    fcmgt v2.4s, v0.4s, v3.4s
    ubfx x0, x1, #4, #4
    bsl v2.16b, v0.16b, v1.16b
    cmp x0, #15
    bne .Lotherwise_124
    str q2, [x5, #16]
    b .Lend_125
.Lotherwise_124:
    tst x1, #16
    beq .Lotherwise_126
    add x0, x5, #16
    st1 {v2.s}[0], [x0]
.Lotherwise_126:
    tst x1, #32
    beq .Lotherwise_127
    add x0, x5, #20
    st1 {v2.s}[1], [x0]
.Lotherwise_127:
    tst x1, #64
    beq .Lotherwise_128
    add x0, x5, #24
    st1 {v2.s}[2], [x0]
.Lotherwise_128:
    tst x1, #128
    beq .Lotherwise_129
    add x0, x5, #28
    st1 {v2.s}[3], [x0]
.Lotherwise_129:
.Lend_125:
    ubfx x0, x1, #8, #4
    cmp x0, #15
    bne .Lotherwise_130
    ldr q0, [x3, #32]
    b .Lend_131
.Lotherwise_130:
    movi v0.4s, #0
    tst x1, #256
    beq .Lotherwise_132
    add x0, x3, #32
    ld1 {v0.s}[0], [x0]
.Lotherwise_132:
    tst x1, #512
    beq .Lotherwise_133
    add x0, x3, #36
    ld1 {v0.s}[1], [x0]
.Lotherwise_133:
    tst x1, #1024
    beq .Lotherwise_134
    add x0, x3, #40
    ld1 {v0.s}[2], [x0]
.Lotherwise_134:
    tst x1, #2048
    beq .Lotherwise_135
    add x0, x3, #44
    ld1 {v0.s}[3], [x0]
.Lotherwise_135:
.Lend_131:
    fmul v1.4s, v0.4s, v4.s[0]
    fcmgt v2.4s, v0.4s, v3.4s
    ubfx x0, x1, #8, #4
    bsl v2.16b, v0.16b, v1.16b
    cmp x0, #15
    bne .Lotherwise_136
    str q2, [x5, #32]
    b .Lend_137
.Lotherwise_136:
    tst x1, #256
    beq .Lotherwise_138
    add x0, x5, #32
    st1 {v2.s}[0], [x0]
.Lotherwise_138:
    tst x1, #512
    beq .Lotherwise_139
    add x0, x5, #36
    st1 {v2.s}[1], [x0]
.Lotherwise_139:
    tst x1, #1024
    beq .Lotherwise_140
    add x0, x5, #40
    st1 {v2.s}[2], [x0]
.Lotherwise_140:
    tst x1, #2048
    beq .Lotherwise_141
    add x0, x5, #44
    st1 {v2.s}[3], [x0]
.Lotherwise_141:
.Lend_137:
    ubfx x0, x1, #12, #4
    cmp x0, #15
    bne .Lotherwise_142
    ldr q0, [x3, #48]
    b .Lend_143
.Lotherwise_142:
    movi v0.4s, #0
    tst x1, #4096
    beq .Lotherwise_144
    add x0, x3, #48
    ld1 {v0.s}[0], [x0]
.Lotherwise_144:
    tst x1, #8192
    beq .Lotherwise_145
    add x0, x3, #52
    ld1 {v0.s}[1], [x0]
.Lotherwise_145:
    tst x1, #16384
    beq .Lotherwise_146
    add x0, x3, #56
    ld1 {v0.s}[2], [x0]
.Lotherwise_146:
    tst x1, #32768
    beq .Lotherwise_147
    add x0, x3, #60
    ld1 {v0.s}[3], [x0]
.Lotherwise_147:
.Lend_143:
    fmul v1.4s, v0.4s, v4.s[0]
    fcmgt v2.4s, v0.4s, v3.4s
    ubfx x0, x1, #12, #4
    bsl v2.16b, v0.16b, v1.16b
    cmp x0, #15
    bne .Lotherwise_148
    str q2, [x5, #48]
    b .Lend_149
.Lotherwise_148:
    tst x1, #4096
    beq .Lotherwise_150
    add x0, x5, #48
    st1 {v2.s}[0], [x0]
.Lotherwise_150:
    tst x1, #8192
    beq .Lotherwise_151
    add x0, x5, #52
    st1 {v2.s}[1], [x0]
.Lotherwise_151:
    tst x1, #16384
    beq .Lotherwise_152
    add x0, x5, #56
    st1 {v2.s}[2], [x0]
.Lotherwise_152:
    tst x1, #32768
    beq .Lotherwise_153
    add x0, x5, #60
    st1 {v2.s}[3], [x0]
.Lotherwise_153:
.Lend_149:
    add x3, x3, x6, lsl #2
    add x5, x5, x6, lsl #2
.Lend_105:
    sub x0, x4, x6
    lsr x1, x0, #4
    cbz x1, .Lloop_end_154
.Lloop_155:
    ldr q0, [x3]
    sub x1, x1, #1
    fmul v1.4s, v0.4s, v4.s[0]
    fcmgt v2.4s, v0.4s, v3.4s
    bsl v2.16b, v0.16b, v1.16b
    str q2, [x5]
    ldr q0, [x3, #16]
    fmul v1.4s, v0.4s, v4.s[0]
    fcmgt v2.4s, v0.4s, v3.4s
    bsl v2.16b, v0.16b, v1.16b
    str q2, [x5, #16]
    ldr q0, [x3, #32]
    fmul v1.4s, v0.4s, v4.s[0]
    fcmgt v2.4s, v0.4s, v3.4s
    bsl v2.16b, v0.16b, v1.16b
    str q2, [x5, #32]
    ldr q0, [x3, #48]
    add x3, x3, #64
    fmul v1.4s, v0.4s, v4.s[0]
    fcmgt v2.4s, v0.4s, v3.4s
    bsl v2.16b, v0.16b, v1.16b
    str q2, [x5, #48]
    add x5, x5, #64
    cbnz x1, .Lloop_155
.Lloop_end_154:
    ubfx x0, x0, #0, #4
    cbnz x0, .Lotherwise_156
    b .Lend_157
.Lotherwise_156:
    mov w1, #16
    mov w2, #1
    cmp x0, x1
    csel x0, x0, x1, ls
    lsl x0, x2, x0
    sub x1, x0, #1
    ubfx x0, x1, #0, #4
    cmp x0, #15
    bne .Lotherwise_158
    ldr q0, [x3]
    b .Lend_159
.Lotherwise_158:
    movi v0.4s, #0
    tst x1, #1
    beq .Lotherwise_160
    ld1 {v0.s}[0], [x3]
.Lotherwise_160:
    tst x1, #2
    beq .Lotherwise_161
    add x0, x3, #4
    ld1 {v0.s}[1], [x0]
.Lotherwise_161:
    tst x1, #4
    beq .Lotherwise_162
    add x0, x3, #8
    ld1 {v0.s}[2], [x0]
.Lotherwise_162:
    tst x1, #8
    beq .Lotherwise_163
    add x0, x3, #12
    ld1 {v0.s}[3], [x0]
.Lotherwise_163:
.Lend_159:
    fmul v1.4s, v0.4s, v4.s[0]
    fcmgt v2.4s, v0.4s, v3.4s
    ubfx x0, x1, #0, #4
    bsl v2.16b, v0.16b, v1.16b
    cmp x0, #15
    bne .Lotherwise_164
    str q2, [x5]
    b .Lend_165
.Lotherwise_164:
    tst x1, #1
    beq .Lotherwise_166
    st1 {v2.s}[0], [x5]
.Lotherwise_166:
    tst x1, #2
    beq .Lotherwise_167
    add x0, x5, #4
    st1 {v2.s}[1], [x0]
.Lotherwise_167:
    tst x1, #4
    beq .Lotherwise_168
    add x0, x5, #8
    st1 {v2.s}[2], [x0]
.Lotherwise_168:
    tst x1, #8
    beq .Lotherwise_169
    add x0, x5, #12
    st1 {v2.s}[3], [x0]
.Lotherwise_169:
.Lend_165:
    ubfx x0, x1, #4, #4
    cmp x0, #15
    bne .Lotherwise_170
    ldr q0, [x3, #16]
    b .Lend_171
.Lotherwise_170:
    movi v0.4s, #0
    tst x1, #16
    beq .Lotherwise_172
    add x0, x3, #16
    ld1 {v0.s}[0], [x0]
.Lotherwise_172:
    tst x1, #32
    beq .Lotherwise_173
    add x0, x3, #20
    ld1 {v0.s}[1], [x0]
.Lotherwise_173:
    tst x1, #64
    beq .Lotherwise_174
    add x0, x3, #24
    ld1 {v0.s}[2], [x0]
.Lotherwise_174:
    tst x1, #128
    beq .Lotherwise_175
    add x0, x3, #28
    ld1 {v0.s}[3], [x0]
.Lotherwise_175:
.Lend_171:
    fmul v1.4s, v0.4s, v4.s[0]
    fcmgt v2.4s, v0.4s, v3.4s
    ubfx x0, x1, #4, #4
    bsl v2.16b, v0.16b, v1.16b
    cmp x0, #15
    bne .Lotherwise_176
    str q2, [x5, #16]
    b .Lend_177
.Lotherwise_176:
    tst x1, #16
    beq .Lotherwise_178
    add x0, x5, #16
    st1 {v2.s}[0], [x0]
.Lotherwise_178:
    tst x1, #32
    beq .Lotherwise_179
    add x0, x5, #20
    st1 {v2.s}[1], [x0]
.Lotherwise_179:
    tst x1, #64
    beq .Lotherwise_180
    add x0, x5, #24
    st1 {v2.s}[2], [x0]
.Lotherwise_180:
    tst x1, #128
    beq .Lotherwise_181
    add x0, x5, #28
    st1 {v2.s}[3], [x0]
.Lotherwise_181:
.Lend_177:
    ubfx x0, x1, #8, #4
    cmp x0, #15
    bne .Lotherwise_182
    ldr q0, [x3, #32]
    b .Lend_183
.Lotherwise_182:
    movi v0.4s, #0
    tst x1, #256
    beq .Lotherwise_184
    add x0, x3, #32
    ld1 {v0.s}[0], [x0]
.Lotherwise_184:
    tst x1, #512
    beq .Lotherwise_185
    add x0, x3, #36
    ld1 {v0.s}[1], [x0]
.Lotherwise_185:
    tst x1, #1024
    beq .Lotherwise_186
    add x0, x3, #40
    ld1 {v0.s}[2], [x0]
.Lotherwise_186:
    tst x1, #2048
    beq .Lotherwise_187
    add x0, x3, #44
    ld1 {v0.s}[3], [x0]
.Lotherwise_187:
.Lend_183:
    fmul v1.4s, v0.4s, v4.s[0]
    fcmgt v2.4s, v0.4s, v3.4s
    ubfx x0, x1, #8, #4
    bsl v2.16b, v0.16b, v1.16b
    cmp x0, #15
    bne .Lotherwise_188
    str q2, [x5, #32]
    b .Lend_189
.Lotherwise_188:
    tst x1, #256
    beq .Lotherwise_190
    add x0, x5, #32
    st1 {v2.s}[0], [x0]
.Lotherwise_190:
    tst x1, #512
    beq .Lotherwise_191
    add x0, x5, #36
    st1 {v2.s}[1], [x0]
.Lotherwise_191:
    tst x1, #1024
    beq .Lotherwise_192
    add x0, x5, #40
    st1 {v2.s}[2], [x0]
.Lotherwise_192:
    tst x1, #2048
    beq .Lotherwise_193
    add x0, x5, #44
    st1 {v2.s}[3], [x0]
.Lotherwise_193:
.Lend_189:
    ubfx x0, x1, #12, #4
    cmp x0, #15
    bne .Lotherwise_194
    ldr q0, [x3, #48]
    b .Lend_195
.Lotherwise_194:
    movi v0.4s, #0
    tst x1, #4096
    beq .Lotherwise_196
    add x0, x3, #48
    ld1 {v0.s}[0], [x0]
.Lotherwise_196:
    tst x1, #8192
    beq .Lotherwise_197
    add x0, x3, #52
    ld1 {v0.s}[1], [x0]
.Lotherwise_197:
    tst x1, #16384
    beq .Lotherwise_198
    add x0, x3, #56
    ld1 {v0.s}[2], [x0]
.Lotherwise_198:
    tst x1, #32768
    beq .Lotherwise_199
    add x0, x3, #60
    ld1 {v0.s}[3], [x0]
.Lotherwise_199:
.Lend_195:
    fmul v1.4s, v0.4s, v4.s[0]
    fcmgt v2.4s, v0.4s, v3.4s
    ubfx x0, x1, #12, #4
    bsl v2.16b, v0.16b, v1.16b
    cmp x0, #15
    bne .Lotherwise_200
    str q2, [x5, #48]
    b .Lend_201
.Lotherwise_200:
    tst x1, #4096
    beq .Lotherwise_202
    add x0, x5, #48
    st1 {v2.s}[0], [x0]
.Lotherwise_202:
    tst x1, #8192
    beq .Lotherwise_203
    add x0, x5, #52
    st1 {v2.s}[1], [x0]
.Lotherwise_203:
    tst x1, #16384
    beq .Lotherwise_204
    add x0, x5, #56
    st1 {v2.s}[2], [x0]
.Lotherwise_204:
    tst x1, #32768
    beq .Lotherwise_205
    add x0, x5, #60
    st1 {v2.s}[3], [x0]
.Lotherwise_205:
.Lend_201:
.Lend_157:
.Lend_103:
    ret
    .size nnp_relu_output__aarch64_neon, . - nnp_relu_output__aarch64_neon

    .text
    .p2align 4
    .globl nnp_relu_output_streamed__aarch64_neon
    .type nnp_relu_output_streamed__aarch64_neon, %function
nnp_relu_output_streamed__aarch64_neon:
    mov x4, x0
    movi v3.4s, #0
    cbnz x3, .Lotherwise_206
    mov x3, x2
    mov x5, x1
    neg x0, x3
    ubfx x0, x0, #2, #4
    mov x6, x0
    cmp x6, x4
    csel x6, x6, x4, ls
    cbnz x6, .Lotherwise_207
    b .Lend_208
.Lotherwise_207:
    mov w0, #16
    mov x1, x6
    mov w2, #1
    cmp x1, x0
    csel x1, x1, x0, ls
    lsl x0, x2, x1
    sub x1, x0, #1
    ubfx x0, x1, #0, #4
    cmp x0, #15
    bne .Lotherwise_209
    ldr q0, [x5]
    b .Lend_210
.Lotherwise_209:
    movi v0.4s, #0
    tst x1, #1
    beq .Lotherwise_211
    ld1 {v0.s}[0], [x5]
.Lotherwise_211:
    tst x1, #2
    beq .Lotherwise_212
    add x0, x5, #4
    ld1 {v0.s}[1], [x0]
.Lotherwise_212:
    tst x1, #4
    beq .Lotherwise_213
    add x0, x5, #8
    ld1 {v0.s}[2], [x0]
.Lotherwise_213:
    tst x1, #8
    beq .Lotherwise_214
    add x0, x5, #12
    ld1 {v0.s}[3], [x0]
.Lotherwise_214:
.Lend_210:
    ubfx x0, x1, #0, #4
    fmax v0.4s, v3.4s, v0.4s
    cmp x0, #15
    bne .Lotherwise_215
    str q0, [x3]
    b .Lend_216
.Lotherwise_215:
    tst x1, #1
    beq .Lotherwise_217
    st1 {v0.s}[0], [x3]
.Lotherwise_217:
    tst x1, #2
    beq .Lotherwise_218
    add x0, x3, #4
    st1 {v0.s}[1], [x0]
.Lotherwise_218:
    tst x1, #4
    beq .Lotherwise_219
    add x0, x3, #8
    st1 {v0.s}[2], [x0]
.Lotherwise_219:
    tst x1, #8
    beq .Lotherwise_220
    add x0, x3, #12
    st1 {v0.s}[3], [x0]
.Lotherwise_220:
.Lend_216:
    ubfx x0, x1, #4, #4
    cmp x0, #15
    bne .Lotherwise_221
    ldr q0, [x5, #16]
    b .Lend_222
.Lotherwise_221:
    movi v0.4s, #0
    tst x1, #16
    beq .Lotherwise_223
    add x0, x5, #16
    ld1 {v0.s}[0], [x0]
.Lotherwise_223:
    tst x1, #32
    beq .Lotherwise_224
    add x0, x5, #20
    ld1 {v0.s}[1], [x0]
.Lotherwise_224:
    tst x1, #64
    beq .Lotherwise_225
    add x0, x5, #24
    ld1 {v0.s}[2], [x0]
.Lotherwise_225:
    tst x1, #128
    beq .Lotherwise_226
    add x0, x5, #28
    ld1 {v0.s}[3], [x0]
.Lotherwise_226:
.Lend_222:
    ubfx x0, x1, #4, #4
    fmax v0.4s, v3.4s, v0.4s
    cmp x0, #15
    bne .Lotherwise_227
    str q0, [x3, #16]
    b .Lend_228
.Lotherwise_227:
    tst x1, #16
    beq .Lotherwise_229
    add x0, x3, #16
    st1 {v0.s}[0], [x0]
.Lotherwise_229:
    tst x1, #32
    beq .Lotherwise_230
    add x0, x3, #20
    st1 {v0.s}[1], [x0]
.Lotherwise_230:
    tst x1, #64
    beq .Lotherwise_231
    add x0, x3, #24
    st1 {v0.s}[2], [x0]
.Lotherwise_231:
    tst x1, #128
    beq .Lotherwise_232
    add x0, x3, #28
    st1 {v0.s}[3], [x0]
.Lotherwise_232:
.Lend_228:
    ubfx x0, x1, #8, #4
    cmp x0, #15
    bne .Lotherwise_233
    ldr q0, [x5, #32]
    b .Lend_234
.Lotherwise_233:
    movi v0.4s, #0
    tst x1, #256
    beq .Lotherwise_235
    add x0, x5, #32
    ld1 {v0.s}[0], [x0]
.Lotherwise_235:
    tst x1, #512
    beq .Lotherwise_236
    add x0, x5, #36
    ld1 {v0.s}[1], [x0]
.Lotherwise_236:
    tst x1, #1024
    beq .Lotherwise_237
    add x0, x5, #40
    ld1 {v0.s}[2], [x0]
.Lotherwise_237:
    tst x1, #2048
    beq .Lotherwise_238
    add x0, x5, #44
    ld1 {v0.s}[3], [x0]
.Lotherwise_238:
.Lend_234:
    ubfx x0, x1, #8, #4
    fmax v0.4s, v3.4s, v0.4s
    cmp x0, #15
    bne .Lotherwise_239
    str q0, [x3, #32]
    b .Lend_240
.Lotherwise_239:
    tst x1, #256
    beq .Lotherwise_241
    add x0, x3, #32
    st1 {v0.s}[0], [x0]
.Lotherwise_241:
    tst x1, #512
    beq .Lotherwise_242
    add x0, x3, #36
    st1 {v0.s}[1], [x0]
.Lotherwise_242:
    tst x1, #1024
    beq .Lotherwise_243
    add x0, x3, #40
    st1 {v0.s}[2], [x0]
.Lotherwise_243:
    tst x1, #2048
    beq .Lotherwise_244
    add x0, x3, #44
    st1 {v0.s}[3], [x0]
.Lotherwise_244:
.Lend_240:
    ubfx x0, x1, #12, #4
    cmp x0, #15
    bne .Lotherwise_245
    ldr q0, [x5, #48]
    b .Lend_246
.Lotherwise_245:
    movi v0.4s, #0
    tst x1, #4096
    beq .Lotherwise_247
    add x0, x5, #48
    ld1 {v0.s}[0], [x0]
.Lotherwise_247:
    tst x1, #8192
    beq .Lotherwise_248
    add x0, x5, #52
    ld1 {v0.s}[1], [x0]
.Lotherwise_248:
    tst x1, #16384
    beq .Lotherwise_249
    add x0, x5, #56
    ld1 {v0.s}[2], [x0]
.Lotherwise_249:
    tst x1, #32768
    beq .Lotherwise_250
    add x0, x5, #60
    ld1 {v0.s}[3], [x0]
.Lotherwise_250:
.Lend_246:
    ubfx x0, x1, #12, #4
    fmax v0.4s, v3.4s, v0.4s
    cmp x0, #15
    bne .Lotherwise_251
    str q0, [x3, #48]
    b .Lend_252
.Lotherwise_251:
    tst x1, #4096
    beq .Lotherwise_253
    add x0, x3, #48
    st1 {v0.s}[0], [x0]
.Lotherwise_253:
    tst x1, #8192
    beq .Lotherwise_254
    add x0, x3, #52
    st1 {v0.s}[1], [x0]
.Lotherwise_254:
    tst x1, #16384
    beq .Lotherwise_255
    add x0, x3, #56
    st1 {v0.s}[2], [x0]
.Lotherwise_255:
    tst x1, #32768
    beq .Lotherwise_256
    add x0, x3, #60
    st1 {v0.s}[3], [x0]
.Lotherwise_256:
.Lend_252:
    add x5, x5, x6, lsl #2
    add x3, x3, x6, lsl #2
.Lend_208:
    sub x0, x4, x6
    lsr x1, x0, #4
    cbz x1, .Lloop_end_257
.Lloop_258:
    ldr q0, [x5]
    sub x1, x1, #1
    fmax v0.4s, v3.4s, v0.4s
    str q0, [x3]
    ldr q0, [x5, #16]
    fmax v0.4s, v3.4s, v0.4s
    str q0, [x3, #16]
    ldr q0, [x5, #32]
    fmax v0.4s, v3.4s, v0.4s
    str q0, [x3, #32]
    ldr q0, [x5, #48]
    add x5, x5, #64
    fmax v0.4s, v3.4s, v0.4s
    str q0, [x3, #48]
    add x3, x3, #64
    cbnz x1, .Lloop_258
.Lloop_end_257:
    ubfx x0, x0, #0, #4
    cbnz x0, .Lotherwise_259
    b .Lend_260
.Lotherwise_259:
    mov w1, #16
    mov w2, #1
    cmp x0, x1
    csel x0, x0, x1, ls
    lsl x0, x2, x0
    sub x1, x0, #1
    ubfx x0, x1, #0, #4
    cmp x0, #15
    bne .Lotherwise_261
    ldr q0, [x5]
    b .Lend_262
.Lotherwise_261:
    movi v0.4s, #0
    tst x1, #1
    beq .Lotherwise_263
    ld1 {v0.s}[0], [x5]
.Lotherwise_263:
    tst x1, #2
    beq .Lotherwise_264
    add x0, x5, #4
    ld1 {v0.s}[1], [x0]
.Lotherwise_264:
    tst x1, #4
    beq .Lotherwise_265
    add x0, x5, #8
    ld1 {v0.s}[2], [x0]
.Lotherwise_265:
    tst x1, #8
    beq .Lotherwise_266
    add x0, x5, #12
    ld1 {v0.s}[3], [x0]
.Lotherwise_266:
.Lend_262:
    ubfx x0, x1, #0, #4
    fmax v0.4s, v3.4s, v0.4s
    cmp x0, #15
    bne .Lotherwise_267
    str q0, [x3]
    b .Lend_268
.Lotherwise_267:
    tst x1, #1
    beq .Lotherwise_269
    st1 {v0.s}[0], [x3]
.Lotherwise_269:
    tst x1, #2
    beq .Lotherwise_270
    add x0, x3, #4
    st1 {v0.s}[1], [x0]
.Lotherwise_270:
    tst x1, #4
    beq .Lotherwise_271
    add x0, x3, #8
    st1 {v0.s}[2], [x0]
.Lotherwise_271:
    tst x1, #8
    beq .Lotherwise_272
    add x0, x3, #12
    st1 {v0.s}[3], [x0]
.Lotherwise_272:
.Lend_268:
    ubfx x0, x1, #4, #4
    cmp x0, #15
    bne .Lotherwise_273
    ldr q0, [x5, #16]
    b .Lend_274
.Lotherwise_273:
    movi v0.4s, #0
    tst x1, #16
    beq .Lotherwise_275
    add x0, x5, #16
    ld1 {v0.s}[0], [x0]
.Lotherwise_275:
    tst x1, #32
    beq .Lotherwise_276
    add x0, x5, #20
    ld1 {v0.s}[1], [x0]
.Lotherwise_276:
    tst x1, #64
    beq .Lotherwise_277
    add x0, x5, #24
    ld1 {v0.s}[2], [x0]
.Lotherwise_277:
    tst x1, #128
    beq .Lotherwise_278
    add x0, x5, #28
    ld1 {v0.s}[3], [x0]
.Lotherwise_278:
.Lend_274:
    ubfx x0, x1, #4, #4
    fmax v0.4s, v3.4s, v0.4s
    cmp x0, #15
    bne .Lotherwise_279
    str q0, [x3, #16]
    b .Lend_280
.Lotherwise_279:
    tst x1, #16
    beq .Lotherwise_281
    add x0, x3, #16
    st1 {v0.s}[0], [x0]
.Lotherwise_281:
    tst x1, #32
    beq .Lotherwise_282
    add x0, x3, #20
    st1 {v0.s}[1], [x0]
.Lotherwise_282:
    tst x1, #64
    beq .Lotherwise_283
    add x0, x3, #24
    st1 {v0.s}[2], [x0]
.Lotherwise_283:
    tst x1, #128
    beq .Lotherwise_284
    add x0, x3, #28
    st1 {v0.s}[3], [x0]
.Lotherwise_284:
.Lend_280:
    ubfx x0, x1, #8, #4
    cmp x0, #15
    bne .Lotherwise_285
    ldr q0, [x5, #32]
    b .Lend_286
.Lotherwise_285:
    movi v0.4s, #0
    tst x1, #256
    beq .Lotherwise_287
    add x0, x5, #32
    ld1 {v0.s}[0], [x0]
.Lotherwise_287:
    tst x1, #512
    beq .Lotherwise_288
    add x0, x5, #36
    ld1 {v0.s}[1], [x0]
.Lotherwise_288:
    tst x1, #1024
    beq .Lotherwise_289
    add x0, x5, #40
    ld1 {v0.s}[2], [x0]
.Lotherwise_289:
    tst x1, #2048
    beq .Lotherwise_290
    add x0, x5, #44
    ld1 {v0.s}[3], [x0]
.Lotherwise_290:
.Lend_286:
    ubfx x0, x1, #8, #4
    fmax v0.4s, v3.4s, v0.4s
    cmp x0, #15
    bne .Lotherwise_291
    str q0, [x3, #32]
    b .Lend_292
.Lotherwise_291:
    tst x1, #256
    beq .Lotherwise_293
    add x0, x3, #32
    st1 {v0.s}[0], [x0]
.Lotherwise_293:
    tst x1, #512
    beq .Lotherwise_294
    add x0, x3, #36
    st1 {v0.s}[1], [x0]
.Lotherwise_294:
    tst x1, #1024
    beq .Lotherwise_295
    add x0, x3, #40
    st1 {v0.s}[2], [x0]
.Lotherwise_295:
    tst x1, #2048
    beq .Lotherwise_296
    add x0, x3, #44
    st1 {v0.s}[3], [x0]
.Lotherwise_296:
.Lend_292:
    ubfx x0, x1, #12, #4
    cmp x0, #15
    bne .Lotherwise_297
    ldr q0, [x5, #48]
    b .Lend_298
.Lotherwise_297:
    movi v0.4s, #0
    tst x1, #4096
    beq .Lotherwise_299
    add x0, x5, #48
    ld1 {v0.s}[0], [x0]
.Lotherwise_299:
    tst x1, #8192
    beq .Lotherwise_300
    add x0, x5, #52
    ld1 {v0.s}[1], [x0]
.Lotherwise_300:
    tst x1, #16384
    beq .Lotherwise_301
    add x0, x5, #56
    ld1 {v0.s}[2], [x0]
.Lotherwise_301:
    tst x1, #32768
    beq .Lotherwise_302
    add x0, x5, #60
    ld1 {v0.s}[3], [x0]
.Lotherwise_302:
.Lend_298:
    ubfx x0, x1, #12, #4
    fmax v0.4s, v3.4s, v0.4s
    cmp x0, #15
    bne .Lotherwise_303
    str q0, [x3, #48]
    b .Lend_304
.Lotherwise_303:
    tst x1, #4096
    beq .Lotherwise_305
    add x0, x3, #48
    st1 {v0.s}[0], [x0]
.Lotherwise_305:
    tst x1, #8192
    beq .Lotherwise_306
    add x0, x3, #52
    st1 {v0.s}[1], [x0]
.Lotherwise_306:
    tst x1, #16384
    beq .Lotherwise_307
    add x0, x3, #56
    st1 {v0.s}[2], [x0]
.Lotherwise_307:
    tst x1, #32768
    beq .Lotherwise_308
    add x0, x3, #60
    st1 {v0.s}[3], [x0]
.Lotherwise_308:
.Lend_304:
.Lend_260:
    b .Lend_309
.Lotherwise_206:
    mov x5, x2
    ldr s4, [x3]
    mov x3, x1
    neg x0, x5
    ubfx x0, x0, #2, #4
    mov x6, x0
    cmp x6, x4
    csel x6, x6, x4, ls
    cbnz x6, .Lotherwise_310
    b .Lend_311
.Lotherwise_310:
    mov w0, #16
    mov x1, x6
    mov w2, #1
    cmp x1, x0
    csel x1, x1, x0, ls
    lsl x0, x2, x1
    sub x1, x0, #1
    ubfx x0, x1, #0, #4
    cmp x0, #15
    bne .Lotherwise_312
    ldr q0, [x3]
    b .Lend_313
.Lotherwise_312:
    movi v0.4s, #0
    tst x1, #1
    beq .Lotherwise_314
    ld1 {v0.s}[0], [x3]
.Lotherwise_314:
    tst x1, #2
    beq .Lotherwise_315
    add x0, x3, #4
    ld1 {v0.s}[1], [x0]
.Lotherwise_315:
    tst x1, #4
    beq .Lotherwise_316
    add x0, x3, #8
    ld1 {v0.s}[2], [x0]
.Lotherwise_316:
    tst x1, #8
    beq .Lotherwise_317
    add x0, x3, #12
    ld1 {v0.s}[3], [x0]
.Lotherwise_317:
.Lend_313:
    fmul v1.4s, v0.4s, v4.s[0]
    fcmgt v2.4s, v0.4s, v3.4s
    ubfx x0, x1, #0, #4
    bsl v2.16b, v0.16b, v1.16b
    cmp x0, #15
    bne .Lotherwise_318
    str q2, [x5]
    b .Lend_319
.Lotherwise_318:
    tst x1, #1
    beq .Lotherwise_320
    st1 {v2.s}[0], [x5]
.Lotherwise_320:
    tst x1, #2
    beq .Lotherwise_321
    add x0, x5, #4
    st1 {v2.s}[1], [x0]
.Lotherwise_321:
    tst x1, #4
    beq .Lotherwise_322
    add x0, x5, #8
    st1 {v2.s}[2], [x0]
.Lotherwise_322:
    tst x1, #8
    beq .Lotherwise_323
    add x0, x5, #12
    st1 {v2.s}[3], [x0]
.Lotherwise_323:
.Lend_319:
    ubfx x0, x1, #4, #4
    cmp x0, #15
    bne .Lotherwise_324
    ldr q0, [x3, #16]
    b .Lend_325
.Lotherwise_324:
    movi v0.4s, #0
    tst x1, #16
    beq .Lotherwise_326
    add x0, x3, #16
    ld1 {v0.s}[0], [x0]
.Lotherwise_326:
    tst x1, #32
    beq .Lotherwise_327
    add x0, x3, #20
    ld1 {v0.s}[1], [x0]
.Lotherwise_327:
    tst x1, #64
    beq .Lotherwise_328
    add x0, x3, #24
    ld1 {v0.s}[2], [x0]
.Lotherwise_328:
    tst x1, #128
    beq .Lotherwise_329
    add x0, x3, #28
    ld1 {v0.s}[3], [x0]
.Lotherwise_329:
.Lend_325:
    fmul v1.4s, v0.4s, v4.s[0]
    fcmgt v2.4s, v0.4s, v3.4s
    ubfx x0, x1, #4, #4
    bsl v2.16b, v0.16b, v1.16b
    cmp x0, #15
    bne .Lotherwise_330
    str q2, [x5, #16]
    b .Lend_331
.Lotherwise_330:
    tst x1, #16
    beq .Lotherwise_332
    add x0, x5, #16
    st1 {v2.s}[0], [x0]
.Lotherwise_332:
    tst x1, #32
    beq .Lotherwise_333
    add x0, x5, #20
    st1 {v2.s}[1], [x0]
.Lotherwise_333:
    tst x1, #64
    beq .Lotherwise_334
    add x0, x5, #24
    st1 {v2.s}[2], [x0]
.Lotherwise_334:
    tst x1, #128
    beq .Lotherwise_335
    add x0, x5, #28
    st1 {v2.s}[3], [x0]
.Lotherwise_335:
.Lend_331:
    ubfx x0, x1, #8, #4
    cmp x0, #15
    bne .Lotherwise_336
    ldr q0, [x3, #32]
    b .Lend_337
.Lotherwise_336:
    movi v0.4s, #0
    tst x1, #256
    beq .Lotherwise_338
    add x0, x3, #32
    ld1 {v0.s}[0], [x0]
.Lotherwise_338:
    tst x1, #512
    beq .Lotherwise_339
    add x0, x3, #36
    ld1 {v0.s}[1], [x0]
.Lotherwise_339:
    tst x1, #1024
    beq .Lotherwise_340
    add x0, x3, #40
    ld1 {v0.s}[2], [x0]
.Lotherwise_340:
    tst x1, #2048
    beq .Lotherwise_341
    add x0, x3, #44
    ld1 {v0.s}[3], [x0]
.Lotherwise_341:
.Lend_337:
    fmul v1.4s, v0.4s, v4.s[0]
    fcmgt v2.4s, v0.4s, v3.4s
    ubfx x0, x1, #8, #4
    bsl v2.16b, v0.16b, v1.16b
    cmp x0, #15
    bne .Lotherwise_342
    str q2, [x5, #32]
    b .Lend_343
.Lotherwise_342:
    tst x1, #256
    beq .Lotherwise_344
    add x0, x5, #32
    st1 {v2.s}[0], [x0]
.Lotherwise_344:
    tst x1, #512
    beq .Lotherwise_345
    add x0, x5, #36
    st1 {v2.s}[1], [x0]
.Lotherwise_345:
    tst x1, #1024
    beq .Lotherwise_346
    add x0, x5, #40
    st1 {v2.s}[2], [x0]
.Lotherwise_346:
    tst x1, #2048
    beq .Lotherwise_347
    add x0, x5, #44
    st1 {v2.s}[3], [x0]
.Lotherwise_347:
.Lend_343:
    ubfx x0, x1, #12, #4
    cmp x0, #15
    bne .Lotherwise_348
    ldr q0, [x3, #48]
    b .Lend_349
.Lotherwise_348:
    movi v0.4s, #0
    tst x1, #4096
    beq .Lotherwise_350
    add x0, x3, #48
    ld1 {v0.s}[0], [x0]
.Lotherwise_350:
    tst x1, #8192
    beq .Lotherwise_351
    add x0, x3, #52
    ld1 {v0.s}[1], [x0]
.Lotherwise_351:
    tst x1, #16384
    beq .Lotherwise_352
    add x0, x3, #56
    ld1 {v0.s}[2], [x0]
.Lotherwise_352:
    tst x1, #32768
    beq .Lotherwise_353
    add x0, x3, #60
    ld1 {v0.s}[3], [x0]
.Lotherwise_353:
.Lend_349:
    fmul v1.4s, v0.4s, v4.s[0]
    fcmgt v2.4s, v0.4s, v3.4s
    ubfx x0, x1, #12, #4
    bsl v2.16b, v0.16b, v1.16b
    cmp x0, #15
    bne .Lotherwise_354
    str q2, [x5, #48]
    b .Lend_355
.Lotherwise_354:
    tst x1, #4096
    beq .Lotherwise_356
    add x0, x5, #48
    st1 {v2.s}[0], [x0]
.Lotherwise_356:
    tst x1, #8192
    beq .Lotherwise_357
    add x0, x5, #52
    st1 {v2.s}[1], [x0]
.Lotherwise_357:
    tst x1, #16384
    beq .Lotherwise_358
    add x0, x5, #56
    st1 {v2.s}[2], [x0]
.Lotherwise_358:
    tst x1, #32768
    beq .Lotherwise_359
    add x0, x5, #60
    st1 {v2.s}[3], [x0]
.Lotherwise_359:
.Lend_355:
    add x3, x3, x6, lsl #2
    add x5, x5, x6, lsl #2
.Lend_311:
    sub x0, x4, x6
    lsr x1, x0, #4
    cbz x1, .Lloop_end_360
.Lloop_361:
    ldr q0, [x3]
    sub x1, x1, #1
    fmul v1.4s, v0.4s, v4.s[0]
    fcmgt v2.4s, v0.4s, v3.4s
    bsl v2.16b, v0.16b, v1.16b
    str q2, [x5]
    ldr q0, [x3, #16]
    fmul v1.4s, v0.4s, v4.s[0]
    fcmgt v2.4s, v0.4s, v3.4s
    bsl v2.16b, v0.16b, v1.16b
    str q2, [x5, #16]
    ldr q0, [x3, #32]
    fmul v1.4s, v0.4s, v4.s[0]
    fcmgt v2.4s, v0.4s, v3.4s
    bsl v2.16b, v0.16b, v1.16b
    str q2, [x5, #32]
    ldr q0, [x3, #48]
    add x3, x3, #64
    fmul v1.4s, v0.4s, v4.s[0]
    fcmgt v2.4s, v0.4s, v3.4s
    bsl v2.16b, v0.16b, v1.16b
    str q2, [x5, #48]
    add x5, x5, #64
    cbnz x1, .Lloop_361
.Lloop_end_360:
    ubfx x0, x0, #0, #4
    cbnz x0, .Lotherwise_362
    b .Lend_363
.Lotherwise_362:
    mov w1, #16
    mov w2, #1
    cmp x0, x1
    csel x0, x0, x1, ls
    lsl x0, x2, x0
    sub x1, x0, #1
    ubfx x0, x1, #0, #4
    cmp x0, #15
    bne .Lotherwise_364
    ldr q0, [x3]
    b .Lend_365
.Lotherwise_364:
    movi v0.4s, #0
    tst x1, #1
    beq .Lotherwise_366
    ld1 {v0.s}[0], [x3]
.Lotherwise_366:
    tst x1, #2
    beq .Lotherwise_367
    add x0, x3, #4
    ld1 {v0.s}[1], [x0]
.Lotherwise_367:
    tst x1, #4
    beq .Lotherwise_368
    add x0, x3, #8
    ld1 {v0.s}[2], [x0]
.Lotherwise_368:
    tst x1, #8
    beq .Lotherwise_369
    add x0, x3, #12
    ld1 {v0.s}[3], [x0]
.Lotherwise_369:
.Lend_365:
    fmul v1.4s, v0.4s, v4.s[0]
    fcmgt v2.4s, v0.4s, v3.4s
    ubfx x0, x1, #0, #4
    bsl v2.16b, v0.16b, v1.16b
    cmp x0, #15
    bne .Lotherwise_370
    str q2, [x5]
    b .Lend_371
.Lotherwise_370:
    tst x1, #1
    beq .Lotherwise_372
    st1 {v2.s}[0], [x5]
.Lotherwise_372:
    tst x1, #2
    beq .Lotherwise_373
    add x0, x5, #4
    st1 {v2.s}[1], [x0]
.Lotherwise_373:
    tst x1, #4
    beq .Lotherwise_374
    add x0, x5, #8
    st1 {v2.s}[2], [x0]
.Lotherwise_374:
    tst x1, #8
    beq .Lotherwise_375
    add x0, x5, #12
    st1 {v2.s}[3], [x0]
.Lotherwise_375:
.Lend_371:
    ubfx x0, x1, #4, #4
    cmp x0, #15
    bne .Lotherwise_376
    ldr q0, [x3, #16]
    b .Lend_377
.Lotherwise_376:
    movi v0.4s, #0
    tst x1, #16
    beq .Lotherwise_378
    add x0, x3, #16
    ld1 {v0.s}[0], [x0]
.Lotherwise_378:
    tst x1, #32
    beq .Lotherwise_379
    add x0, x3, #20
    ld1 {v0.s}[1], [x0]
.Lotherwise_379:
    tst x1, #64
    beq .Lotherwise_380
    add x0, x3, #24
    ld1 {v0.s}[2], [x0]
.Lotherwise_380:
    tst x1, #128
    beq .Lotherwise_381
    add x0, x3, #28
    ld1 {v0.s}[3], [x0]
.Lotherwise_381:
.Lend_377:
    fmul v1.4s, v0.4s, v4.s[0]
    fcmgt v2.4s, v0.4s, v3.4s
    ubfx x0, x1, #4, #4
    bsl v2.16b, v0.16b, v1.16b
    cmp x0, #15
    bne .Lotherwise_382
    str q2, [x5, #16]
    b .Lend_383
.Lotherwise_382:
    tst x1, #16
    beq .Lotherwise_384
    add x0, x5, #16
    st1 {v2.s}[0], [x0]
.Lotherwise_384:
    tst x1, #32
    beq .Lotherwise_385
    add x0, x5, #20
    st1 {v2.s}[1], [x0]
.Lotherwise_385:
    tst x1, #64
    beq .Lotherwise_386
    add x0, x5, #24
    st1 {v2.s}[2], [x0]
.Lotherwise_386:
    tst x1, #128
    beq .Lotherwise_387
    add x0, x5, #28
    st1 {v2.s}[3], [x0]
.Lotherwise_387:
.Lend_383:
    ubfx x0, x1, #8, #4
    cmp x0, #15
    bne .Lotherwise_388
    ldr q0, [x3, #32]
    b .Lend_389
.Lotherwise_388:
    movi v0.4s, #0
    tst x1, #256
    beq .Lotherwise_390
    add x0, x3, #32
    ld1 {v0.s}[0], [x0]
.Lotherwise_390:
    tst x1, #512
    beq .Lotherwise_391
    add x0, x3, #36
    ld1 {v0.s}[1], [x0]
.Lotherwise_391:
    tst x1, #1024
    beq .Lotherwise_392
    add x0, x3, #40
    ld1 {v0.s}[2], [x0]
.Lotherwise_392:
    tst x1, #2048
    beq .Lotherwise_393
    add x0, x3, #44
    ld1 {v0.s}[3], [x0]
.Lotherwise_393:
.Lend_389:
    fmul v1.4s, v0.4s, v4.s[0]
    fcmgt v2.4s, v0.4s, v3.4s
    ubfx x0, x1, #8, #4
    bsl v2.16b, v0.16b, v1.16b
    cmp x0, #15
    bne .Lotherwise_394
    str q2, [x5, #32]
    b .Lend_395
.Lotherwise_394:
    tst x1, #256
    beq .Lotherwise_396
    add x0, x5, #32
    st1 {v2.s}[0], [x0]
.Lotherwise_396:
    tst x1, #512
    beq .Lotherwise_397
    add x0, x5, #36
    st1 {v2.s}[1], [x0]
.Lotherwise_397:
    tst x1, #1024
    beq .Lotherwise_398
    add x0, x5, #40
    st1 {v2.s}[2], [x0]
.Lotherwise_398:
    tst x1, #2048
    beq .Lotherwise_399
    add x0, x5, #44
    st1 {v2.s}[3], [x0]
.Lotherwise_399:
.Lend_395:
    ubfx x0, x1, #12, #4
    cmp x0, #15
    bne .Lotherwise_400
    ldr q0, [x3, #48]
    b .Lend_401
.Lotherwise_400:
    movi v0.4s, #0
    tst x1, #4096
    beq .Lotherwise_402
    add x0, x3, #48
    ld1 {v0.s}[0], [x0]
.Lotherwise_402:
    tst x1, #8192
    beq .Lotherwise_403
    add x0, x3, #52
    ld1 {v0.s}[1], [x0]
.Lotherwise_403:
    tst x1, #16384
    beq .Lotherwise_404
    add x0, x3, #56
    ld1 {v0.s}[2], [x0]
.Lotherwise_404:
    tst x1, #32768
    beq .Lotherwise_405
    add x0, x3, #60
    ld1 {v0.s}[3], [x0]
.Lotherwise_405:
.Lend_401:
    fmul v1.4s, v0.4s, v4.s[0]
    fcmgt v2.4s, v0.4s, v3.4s
    ubfx x0, x1, #12, #4
    bsl v2.16b, v0.16b, v1.16b
    cmp x0, #15
    bne .Lotherwise_406
    str q2, [x5, #48]
    b .Lend_407
.Lotherwise_406:
    tst x1, #4096
    beq .Lotherwise_408
    add x0, x5, #48
    st1 {v2.s}[0], [x0]
.Lotherwise_408:
    tst x1, #8192
    beq .Lotherwise_409
    add x0, x5, #52
    st1 {v2.s}[1], [x0]
.Lotherwise_409:
    tst x1, #16384
    beq .Lotherwise_410
    add x0, x5, #56
    st1 {v2.s}[2], [x0]
.Lotherwise_410:
    tst x1, #32768
    beq .Lotherwise_411
    add x0, x5, #60
    st1 {v2.s}[3], [x0]
.Lotherwise_411:
.Lend_407:
.Lend_363:
.Lend_309:
    ret
    .size nnp_relu_output_streamed__aarch64_neon, . - nnp_relu_output_streamed__aarch64_neon

    .text
    .p2align 4
    .globl nnp_relu_input_gradient__aarch64_neon
    .type nnp_relu_input_gradient__aarch64_neon, %function
nnp_relu_input_gradient__aarch64_neon:
    mov x5, x0
    movi v2.4s, #0
    cbnz x4, .Lotherwise_412
    mov x4, x1
    mov x6, x2
    neg x0, x3
    ubfx x0, x0, #2, #4
    mov x7, x0
    cmp x7, x5
    csel x7, x7, x5, ls
    cbnz x7, .Lotherwise_413
    b .Lend_414
.Lotherwise_413:
    mov w0, #16
    mov x1, x7
    mov w2, #1
    cmp x1, x0
    csel x1, x1, x0, ls
    lsl x0, x2, x1
    sub x1, x0, #1
    ubfx x0, x1, #0, #4
    cmp x0, #15
    bne .Lotherwise_415
    ldr q0, [x4]
    b .Lend_416
.Lotherwise_415:
    movi v0.4s, #0
    tst x1, #1
    beq .Lotherwise_417
    ld1 {v0.s}[0], [x4]
.Lotherwise_417:
    tst x1, #2
    beq .Lotherwise_418
    add x0, x4, #4
    ld1 {v0.s}[1], [x0]
.Lotherwise_418:
    tst x1, #4
    beq .Lotherwise_419
    add x0, x4, #8
    ld1 {v0.s}[2], [x0]
.Lotherwise_419:
    tst x1, #8
    beq .Lotherwise_420
    add x0, x4, #12
    ld1 {v0.s}[3], [x0]
.Lotherwise_420:
.Lend_416:
    ubfx x0, x1, #0, #4
    cmp x0, #15
    bne .Lotherwise_421
    ldr q1, [x6]
    b .Lend_422
.Lotherwise_421:
    movi v1.4s, #0
    tst x1, #1
    beq .Lotherwise_423
    ld1 {v1.s}[0], [x6]
.Lotherwise_423:
    tst x1, #2
    beq .Lotherwise_424
    add x0, x6, #4
    ld1 {v1.s}[1], [x0]
.Lotherwise_424:
    tst x1, #4
    beq .Lotherwise_425
    add x0, x6, #8
    ld1 {v1.s}[2], [x0]
.Lotherwise_425:
    tst x1, #8
    beq .Lotherwise_426
    add x0, x6, #12
    ld1 {v1.s}[3], [x0]
.Lotherwise_426:
.Lend_422:
    fcmgt v1.4s, v1.4s, v2.4s
    ubfx x0, x1, #0, #4
    bsl v1.16b, v0.16b, v2.16b
    cmp x0, #15
    bne .Lotherwise_427
    str q1, [x3]
    b .Lend_428
.Lotherwise_427:
    tst x1, #1
    beq .Lotherwise_429
    st1 {v1.s}[0], [x3]
.Lotherwise_429:
    tst x1, #2
    beq .Lotherwise_430
    add x0, x3, #4
    st1 {v1.s}[1], [x0]
.Lotherwise_430:
    tst x1, #4
    beq .Lotherwise_431
    add x0, x3, #8
    st1 {v1.s}[2], [x0]
.Lotherwise_431:
    tst x1, #8
    beq .Lotherwise_432
    add x0, x3, #12
    st1 {v1.s}[3], [x0]
.Lotherwise_432:
.Lend_428:
    ubfx x0, x1, #4, #4
    cmp x0, #15
    bne .Lotherwise_433
    ldr q0, [x4, #16]
    b .Lend_434
.Lotherwise_433:
    movi v0.4s, #0
    tst x1, #16
    beq .Lotherwise_435
    add x0, x4, #16
    ld1 {v0.s}[0], [x0]
.Lotherwise_435:
    tst x1, #32
    beq .Lotherwise_436
    add x0, x4, #20
    ld1 {v0.s}[1], [x0]
.Lotherwise_436:
    tst x1, #64
    beq .Lotherwise_437
    add x0, x4, #24
    ld1 {v0.s}[2], [x0]
.Lotherwise_437:
    tst x1, #128
    beq .Lotherwise_438
    add x0, x4, #28
    ld1 {v0.s}[3], [x0]
.Lotherwise_438:
.Lend_434:
    ubfx x0, x1, #4, #4
    cmp x0, #15
    bne .Lotherwise_439
    ldr q1, [x6, #16]
    b .Lend_440
.Lotherwise_439:
    movi v1.4s, #0
    tst x1, #16
    beq .Lotherwise_441
    add x0, x6, #16
    ld1 {v1.s}[0], [x0]
.Lotherwise_441:
    tst x1, #32
    beq .Lotherwise_442
    add x0, x6, #20
    ld1 {v1.s}[1], [x0]
.Lotherwise_442:
    tst x1, #64
    beq .Lotherwise_443
    add x0, x6, #24
    ld1 {v1.s}[2], [x0]
.Lotherwise_443:
    tst x1, #128
    beq .Lotherwise_444
    add x0, x6, #28
    ld1 {v1.s}[3], [x0]
.Lotherwise_444:
.Lend_440:
    fcmgt v1.4s, v1.4s, v2.4s
    ubfx x0, x1, #4, #4
    bsl v1.16b, v0.16b, v2.16b
    cmp x0, #15
    bne .Lotherwise_445
    str q1, [x3, #16]
    b .Lend_446
.Lotherwise_445:
    tst x1, #16
    beq .Lotherwise_447
    add x0, x3, #16
    st1 {v1.s}[0], [x0]
.Lotherwise_447:
    tst x1, #32
    beq .Lotherwise_448
    add x0, x3, #20
    st1 {v1.s}[1], [x0]
.Lotherwise_448:
    tst x1, #64
    beq .Lotherwise_449
    add x0, x3, #24
    st1 {v1.s}[2], [x0]
.Lotherwise_449:
    tst x1, #128
    beq .Lotherwise_450
    add x0, x3, #28
    st1 {v1.s}[3], [x0]
.Lotherwise_450:
.Lend_446:
    ubfx x0, x1, #8, #4
    cmp x0, #15
    bne .Lotherwise_451
    ldr q0, [x4, #32]
    b .Lend_452
.Lotherwise_451:
    movi v0.4s, #0
    tst x1, #256
    beq .Lotherwise_453
    add x0, x4, #32
    ld1 {v0.s}[0], [x0]
.Lotherwise_453:
    tst x1, #512
    beq .Lotherwise_454
    add x0, x4, #36
    ld1 {v0.s}[1], [x0]
.Lotherwise_454:
    tst x1, #1024
    beq .Lotherwise_455
    add x0, x4, #40
    ld1 {v0.s}[2], [x0]
.Lotherwise_455:
    tst x1, #2048
    beq .Lotherwise_456
    add x0, x4, #44
    ld1 {v0.s}[3], [x0]
.Lotherwise_456:
.Lend_452:
    ubfx x0, x1, #8, #4
    cmp x0, #15
    bne .Lotherwise_457
    ldr q1, [x6, #32]
    b .Lend_458
.Lotherwise_457:
    movi v1.4s, #0
    tst x1, #256
    beq .Lotherwise_459
    add x0, x6, #32
    ld1 {v1.s}[0], [x0]
.Lotherwise_459:
    tst x1, #512
    beq .Lotherwise_460
    add x0, x6, #36
    ld1 {v1.s}[1], [x0]
.Lotherwise_460:
    tst x1, #1024
    beq .Lotherwise_461
    add x0, x6, #40
    ld1 {v1.s}[2], [x0]
.Lotherwise_461:
    tst x1, #2048
    beq .Lotherwise_462
    add x0, x6, #44
    ld1 {v1.s}[3], [x0]
.Lotherwise_462:
.Lend_458:
    fcmgt v1.4s, v1.4s, v2.4s
    ubfx x0, x1, #8, #4
    bsl v1.16b, v0.16b, v2.16b
    cmp x0, #15
    bne .Lotherwise_463
    str q1, [x3, #32]
    b .Lend_464
.Lotherwise_463:
    tst x1, #256
    beq .Lotherwise_465
    add x0, x3, #32
    st1 {v1.s}[0], [x0]
.Lotherwise_465:
    tst x1, #512
    beq .Lotherwise_466
    add x0, x3, #36
    st1 {v1.s}[1], [x0]
.Lotherwise_466:
    tst x1, #1024
    beq .Lotherwise_467
    add x0, x3, #40
    st1 {v1.s}[2], [x0]
.Lotherwise_467:
    tst x1, #2048
    beq .Lotherwise_468
    add x0, x3, #44
    st1 {v1.s}[3], [x0]
.Lotherwise_468:
.Lend_464:
    ubfx x0, x1, #12, #4
    cmp x0, #15
    bne .Lotherwise_469
    ldr q0, [x4, #48]
    b .Lend_470
.Lotherwise_469:
    movi v0.4s, #0
    tst x1, #4096
    beq .Lotherwise_471
    add x0, x4, #48
    ld1 {v0.s}[0], [x0]
.Lotherwise_471:
    tst x1, #8192
    beq .Lotherwise_472
    add x0, x4, #52
    ld1 {v0.s}[1], [x0]
.Lotherwise_472:
    tst x1, #16384
    beq .Lotherwise_473
    add x0, x4, #56
    ld1 {v0.s}[2], [x0]
.Lotherwise_473:
    tst x1, #32768
    beq .Lotherwise_474
    add x0, x4, #60
    ld1 {v0.s}[3], [x0]
.Lotherwise_474:
.Lend_470:
    ubfx x0, x1, #12, #4
    cmp x0, #15
    bne .Lotherwise_475
    ldr q1, [x6, #48]
    b .Lend_476
.Lotherwise_475:
    movi v1.4s, #0
    tst x1, #4096
    beq .Lotherwise_477
    add x0, x6, #48
    ld1 {v1.s}[0], [x0]
.Lotherwise_477:
    tst x1, #8192
    beq .Lotherwise_478
    add x0, x6, #52
    ld1 {v1.s}[1], [x0]
.Lotherwise_478:
    tst x1, #16384
    beq .Lotherwise_479
    add x0, x6, #56
    ld1 {v1.s}[2], [x0]
.Lotherwise_479:
    tst x1, #32768
    beq .Lotherwise_480
    add x0, x6, #60
    ld1 {v1.s}[3], [x0]
.Lotherwise_480:
.Lend_476:
    fcmgt v1.4s, v1.4s, v2.4s
    ubfx x0, x1, #12, #4
    bsl v1.16b, v0.16b, v2.16b
    cmp x0, #15
    bne .Lotherwise_481
    str q1, [x3, #48]
    b .Lend_482
.Lotherwise_481:
    tst x1, #4096
    beq .Lotherwise_483
    add x0, x3, #48
    st1 {v1.s}[0], [x0]
.Lotherwise_483:
    tst x1, #8192
    beq .Lotherwise_484
    add x0, x3, #52
    st1 {v1.s}[1], [x0]
.Lotherwise_484:
    tst x1, #16384
    beq .Lotherwise_485
    add x0, x3, #56
    st1 {v1.s}[2], [x0]
.Lotherwise_485:
    tst x1, #32768
    beq .Lotherwise_486
    add x0, x3, #60
    st1 {v1.s}[3], [x0]
.Lotherwise_486:
.Lend_482:
    add x4, x4, x7, lsl #2
    add x6, x6, x7, lsl #2
    add x3, x3, x7, lsl #2
.Lend_414:
    sub x0, x5, x7
    lsr x1, x0, #4
    cbz x1, .Lloop_end_487
.Lloop_488:
    ldr q0, [x6]
    ldr q1, [x4]
    sub x1, x1, #1
    fcmgt v0.4s, v0.4s, v2.4s
    bsl v0.16b, v1.16b, v2.16b
    str q0, [x3]
    ldr q0, [x6, #16]
    ldr q1, [x4, #16]
    fcmgt v0.4s, v0.4s, v2.4s
    bsl v0.16b, v1.16b, v2.16b
    str q0, [x3, #16]
    ldr q0, [x6, #32]
    ldr q1, [x4, #32]
    fcmgt v0.4s, v0.4s, v2.4s
    bsl v0.16b, v1.16b, v2.16b
    str q0, [x3, #32]
    ldr q0, [x6, #48]
    ldr q1, [x4, #48]
    add x4, x4, #64
    add x6, x6, #64
    fcmgt v0.4s, v0.4s, v2.4s
    bsl v0.16b, v1.16b, v2.16b
    str q0, [x3, #48]
    add x3, x3, #64
    cbnz x1, .Lloop_488
.Lloop_end_487:
    ubfx x0, x0, #0, #4
    cbnz x0, .Lotherwise_489
    b .Lend_490
.Lotherwise_489:
    mov w1, #16
    mov w2, #1
    cmp x0, x1
    csel x0, x0, x1, ls
    lsl x0, x2, x0
    sub x1, x0, #1
    ubfx x0, x1, #0, #4
    cmp x0, #15
    bne .Lotherwise_491
    ldr q0, [x4]
    b .Lend_492
.Lotherwise_491:
    movi v0.4s, #0
    tst x1, #1
    beq .Lotherwise_493
    ld1 {v0.s}[0], [x4]
.Lotherwise_493:
    tst x1, #2
    beq .Lotherwise_494
    add x0, x4, #4
    ld1 {v0.s}[1], [x0]
.Lotherwise_494:
    tst x1, #4
    beq .Lotherwise_495
    add x0, x4, #8
    ld1 {v0.s}[2], [x0]
.Lotherwise_495:
    tst x1, #8
    beq .Lotherwise_496
    add x0, x4, #12
    ld1 {v0.s}[3], [x0]
.Lotherwise_496:
.Lend_492:
    ubfx x0, x1, #0, #4
    cmp x0, #15
    bne .Lotherwise_497
    ldr q1, [x6]
    b .Lend_498
.Lotherwise_497:
    movi v1.4s, #0
    tst x1, #1
    beq .Lotherwise_499
    ld1 {v1.s}[0], [x6]
.Lotherwise_499:
    tst x1, #2
    beq .Lotherwise_500
    add x0, x6, #4
    ld1 {v1.s}[1], [x0]
.Lotherwise_500:
    tst x1, #4
    beq .Lotherwise_501
    add x0, x6, #8
    ld1 {v1.s}[2], [x0]
.Lotherwise_501:
    tst x1, #8
    beq .Lotherwise_502
    add x0, x6, #12
    ld1 {v1.s}[3], [x0]
.Lotherwise_502:
.Lend_498:
    fcmgt v1.4s, v1.4s, v2.4s
    ubfx x0, x1, #0, #4
    bsl v1.16b, v0.16b, v2.16b
    cmp x0, #15
    bne .Lotherwise_503
    str q1, [x3]
    b .Lend_504
.Lotherwise_503:
    tst x1, #1
    beq .Lotherwise_505
    st1 {v1.s}[0], [x3]
.Lotherwise_505:
    tst x1, #2
    beq .Lotherwise_506
    add x0, x3, #4
    st1 {v1.s}[1], [x0]
.Lotherwise_506:
    tst x1, #4
    beq .Lotherwise_507
    add x0, x3, #8
    st1 {v1.s}[2], [x0]
.Lotherwise_507:
    tst x1, #8
    beq .Lotherwise_508
    add x0, x3, #12
    st1 {v1.s}[3], [x0]
.Lotherwise_508:
.Lend_504:
    ubfx x0, x1, #4, #4
    cmp x0, #15
    bne .Lotherwise_509
    ldr q0, [x4, #16]
    b .Lend_510
.Lotherwise_509:
    movi v0.4s, #0
    tst x1, #16
    beq .Lotherwise_511
    add x0, x4, #16
    ld1 {v0.s}[0], [x0]
.Lotherwise_511:
    tst x1, #32
    beq .Lotherwise_512
    add x0, x4, #20
    ld1 {v0.s}[1], [x0]
.Lotherwise_512:
    tst x1, #64
    beq .Lotherwise_513
    add x0, x4, #24
    ld1 {v0.s}[2], [x0]
.Lotherwise_513:
    tst x1, #128
    beq .Lotherwise_514
    add x0, x4, #28
    ld1 {v0.s}[3], [x0]
.Lotherwise_514:
.Lend_510:
    ubfx x0, x1, #4, #4
    cmp x0, #15
    bne .Lotherwise_515
    ldr q1, [x6, #16]
    b .Lend_516
.Lotherwise_515:
    movi v1.4s, #0
    tst x1, #16
    beq .Lotherwise_517
    add x0, x6, #16
    ld1 {v1.s}[0], [x0]
.Lotherwise_517:
    tst x1, #32
    beq .Lotherwise_518
    add x0, x6, #20
    ld1 {v1.s}[1], [x0]
.Lotherwise_518:
    tst x1, #64
    beq .Lotherwise_519
    add x0, x6, #24
    ld1 {v1.s}[2], [x0]
.Lotherwise_519:
    tst x1, #128
    beq .Lotherwise_520
    add x0, x6, #28
    ld1 {v1.s}[3], [x0]
.Lotherwise_520:
.Lend_516:
    fcmgt v1.4s, v1.4s, v2.4s
    ubfx x0, x1, #4, #4
    bsl v1.16b, v0.16b, v2.16b
    cmp x0, #15
    bne .Lotherwise_521
    str q1, [x3, #16]
    b .Lend_522
.Lotherwise_521:
    tst x1, #16
    beq .Lotherwise_523
    add x0, x3, #16
    st1 {v1.s}[0], [x0]
.Lotherwise_523:
    tst x1, #32
    beq .Lotherwise_524
    add x0, x3, #20
    st1 {v1.s}[1], [x0]
.Lotherwise_524:
    tst x1, #64
    beq .Lotherwise_525
    add x0, x3, #24
    st1 {v1.s}[2], [x0]
.Lotherwise_525:
    tst x1, #128
    beq .Lotherwise_526
    add x0, x3, #28
    st1 {v1.s}[3], [x0]
.Lotherwise_526:
.Lend_522:
    ubfx x0, x1, #8, #4
    cmp x0, #15
    bne .Lotherwise_527
    ldr q0, [x4, #32]
    b .Lend_528
.Lotherwise_527:
    movi v0.4s, #0
    tst x1, #256
    beq .Lotherwise_529
    add x0, x4, #32
    ld1 {v0.s}[0], [x0]
.Lotherwise_529:
    tst x1, #512
    beq .Lotherwise_530
    add x0, x4, #36
    ld1 {v0.s}[1], [x0]
.Lotherwise_530:
    tst x1, #1024
    beq .Lotherwise_531
    add x0, x4, #40
    ld1 {v0.s}[2], [x0]
.Lotherwise_531:
    tst x1, #2048
    beq .Lotherwise_532
    add x0, x4, #44
    ld1 {v0.s}[3], [x0]
.Lotherwise_532:
.Lend_528:
    ubfx x0, x1, #8, #4
    cmp x0, #15
    bne .Lotherwise_533
    ldr q1, [x6, #32]
    b .Lend_534
.Lotherwise_533:
    movi v1.4s, #0
    tst x1, #256
    beq .Lotherwise_535
    add x0, x6, #32
    ld1 {v1.s}[0], [x0]
.Lotherwise_535:
    tst x1, #512
    beq .Lotherwise_536
    add x0, x6, #36
    ld1 {v1.s}[1], [x0]
.Lotherwise_536:
    tst x1, #1024
    beq .Lotherwise_537
    add x0, x6, #40
    ld1 {v1.s}[2], [x0]
.Lotherwise_537:
    tst x1, #2048
    beq .Lotherwise_538
    add x0, x6, #44
    ld1 {v1.s}[3], [x0]
.Lotherwise_538:
.Lend_534:
    fcmgt v1.4s, v1.4s, v2.4s
    ubfx x0, x1, #8, #4
    bsl v1.16b, v0.16b, v2.16b
    cmp x0, #15
    bne .Lotherwise_539
    str q1, [x3, #32]
    b .Lend_540
.Lotherwise_539:
    tst x1, #256
    beq .Lotherwise_541
    add x0, x3, #32
    st1 {v1.s}[0], [x0]
.Lotherwise_541:
    tst x1, #512
    beq .Lotherwise_542
    add x0, x3, #36
    st1 {v1.s}[1], [x0]
.Lotherwise_542:
    tst x1, #1024
    beq .Lotherwise_543
    add x0, x3, #40
    st1 {v1.s}[2], [x0]
.Lotherwise_543:
    tst x1, #2048
    beq .Lotherwise_544
    add x0, x3, #44
    st1 {v1.s}[3], [x0]
.Lotherwise_544:
.Lend_540:
    ubfx x0, x1, #12, #4
    cmp x0, #15
    bne .Lotherwise_545
    ldr q0, [x4, #48]
    b .Lend_546
.Lotherwise_545:
    movi v0.4s, #0
    tst x1, #4096
    beq .Lotherwise_547
    add x0, x4, #48
    ld1 {v0.s}[0], [x0]
.Lotherwise_547:
    tst x1, #8192
    beq .Lotherwise_548
    add x0, x4, #52
    ld1 {v0.s}[1], [x0]
.Lotherwise_548:
    tst x1, #16384
    beq .Lotherwise_549
    add x0, x4, #56
    ld1 {v0.s}[2], [x0]
.Lotherwise_549:
    tst x1, #32768
    beq .Lotherwise_550
    add x0, x4, #60
    ld1 {v0.s}[3], [x0]
.Lotherwise_550:
.Lend_546:
    ubfx x0, x1, #12, #4
    cmp x0, #15
    bne .Lotherwise_551
    ldr q1, [x6, #48]
    b .Lend_552
.Lotherwise_551:
    movi v1.4s, #0
    tst x1, #4096
    beq .Lotherwise_553
    add x0, x6, #48
    ld1 {v1.s}[0], [x0]
.Lotherwise_553:
    tst x1, #8192
    beq .Lotherwise_554
    add x0, x6, #52
    ld1 {v1.s}[1], [x0]
.Lotherwise_554:
    tst x1, #16384
    beq .Lotherwise_555
    add x0, x6, #56
    ld1 {v1.s}[2], [x0]
.Lotherwise_555:
    tst x1, #32768
    beq .Lotherwise_556
    add x0, x6, #60
    ld1 {v1.s}[3], [x0]
.Lotherwise_556:
.Lend_552:
    fcmgt v1.4s, v1.4s, v2.4s
    ubfx x0, x1, #12, #4
    bsl v1.16b, v0.16b, v2.16b
    cmp x0, #15
    bne .Lotherwise_557
    str q1, [x3, #48]
    b .Lend_558
.Lotherwise_557:
    tst x1, #4096
    beq .Lotherwise_559
    add x0, x3, #48
    st1 {v1.s}[0], [x0]
.Lotherwise_559:
    tst x1, #8192
    beq .Lotherwise_560
    add x0, x3, #52
    st1 {v1.s}[1], [x0]
.Lotherwise_560:
    tst x1, #16384
    beq .Lotherwise_561
    add x0, x3, #56
    st1 {v1.s}[2], [x0]
.Lotherwise_561:
    tst x1, #32768
    beq .Lotherwise_562
    add x0, x3, #60
    st1 {v1.s}[3], [x0]
.Lotherwise_562:
.Lend_558:
.Lend_490:
    b .Lend_563
.Lotherwise_412:
    ldr s4, [x4]
    mov x4, x1
    mov x6, x2
    neg x0, x3
    ubfx x0, x0, #2, #4
    mov x7, x0
    cmp x7, x5
    csel x7, x7, x5, ls
    cbnz x7, .Lotherwise_564
    b .Lend_565
.Lotherwise_564:
    mov w0, #16
    mov x1, x7
    mov w2, #1
    cmp x1, x0
    csel x1, x1, x0, ls
    lsl x0, x2, x1
    sub x1, x0, #1
    ubfx x0, x1, #0, #4
    cmp x0, #15
    bne .Lotherwise_566
    ldr q0, [x4]
    b .Lend_567
.Lotherwise_566:
    movi v0.4s, #0
    tst x1, #1
    beq .Lotherwise_568
    ld1 {v0.s}[0], [x4]
.Lotherwise_568:
    tst x1, #2
    beq .Lotherwise_569
    add x0, x4, #4
    ld1 {v0.s}[1], [x0]
.Lotherwise_569:
    tst x1, #4
    beq .Lotherwise_570
    add x0, x4, #8
    ld1 {v0.s}[2], [x0]
.Lotherwise_570:
    tst x1, #8
    beq .Lotherwise_571
    add x0, x4, #12
    ld1 {v0.s}[3], [x0]
.Lotherwise_571:
.Lend_567:
    ubfx x0, x1, #0, #4
    cmp x0, #15
    bne .Lotherwise_572
    ldr q1, [x6]
    b .Lend_573
.Lotherwise_572:
    movi v1.4s, #0
    tst x1, #1
    beq .Lotherwise_574
    ld1 {v1.s}[0], [x6]
.Lotherwise_574:
    tst x1, #2
    beq .Lotherwise_575
    add x0, x6, #4
    ld1 {v1.s}[1], [x0]
.Lotherwise_575:
    tst x1, #4
    beq .Lotherwise_576
    add x0, x6, #8
    ld1 {v1.s}[2], [x0]
.Lotherwise_576:
    tst x1, #8
    beq .Lotherwise_577
    add x0, x6, #12
    ld1 {v1.s}[3], [x0]
.Lotherwise_577:
.Lend_573:
    fmul v3.4s, v0.4s, v4.s[0]
    fcmgt v1.4s, v1.4s, v2.4s
    ubfx x0, x1, #0, #4
    bsl v1.16b, v0.16b, v3.16b
    cmp x0, #15
    bne .Lotherwise_578
    str q1, [x3]
    b .Lend_579
.Lotherwise_578:
    tst x1, #1
    beq .Lotherwise_580
    st1 {v1.s}[0], [x3]
.Lotherwise_580:
    tst x1, #2
    beq .Lotherwise_581
    add x0, x3, #4
    st1 {v1.s}[1], [x0]
.Lotherwise_581:
    tst x1, #4
    beq .Lotherwise_582
    add x0, x3, #8
    st1 {v1.s}[2], [x0]
.Lotherwise_582:
    tst x1, #8
    beq .Lotherwise_583
    add x0, x3, #12
    st1 {v1.s}[3], [x0]
.Lotherwise_583:
.Lend_579:
    ubfx x0, x1, #4, #4
    cmp x0, #15
    bne .Lotherwise_584
    ldr q0, [x4, #16]
    b .Lend_585
.Lotherwise_584:
    movi v0.4s, #0
    tst x1, #16
    beq .Lotherwise_586
    add x0, x4, #16
    ld1 {v0.s}[0], [x0]
.Lotherwise_586:
    tst x1, #32
    beq .Lotherwise_587
    add x0, x4, #20
    ld1 {v0.s}[1], [x0]
.Lotherwise_587:
    tst x1, #64
    beq .Lotherwise_588
    add x0, x4, #24
    ld1 {v0.s}[2], [x0]
.Lotherwise_588:
    tst x1, #128
    beq .Lotherwise_589
    add x0, x4, #28
    ld1 {v0.s}[3], [x0]
.Lotherwise_589:
.Lend_585:
    ubfx x0, x1, #4, #4
    cmp x0, #15
    bne .Lotherwise_590
    ldr q1, [x6, #16]
    b .Lend_591
.Lotherwise_590:
    movi v1.4s, #0
    tst x1, #16
    beq .Lotherwise_592
    add x0, x6, #16
    ld1 {v1.s}[0], [x0]
.Lotherwise_592:
    tst x1, #32
    beq .Lotherwise_593
    add x0, x6, #20
    ld1 {v1.s}[1], [x0]
.Lotherwise_593:
    tst x1, #64
    beq .Lotherwise_594
    add x0, x6, #24
    ld1 {v1.s}[2], [x0]
.Lotherwise_594:
    tst x1, #128
    beq .Lotherwise_595
    add x0, x6, #28
    ld1 {v1.s}[3], [x0]
.Lotherwise_595:
.Lend_591:
    fmul v3.4s, v0.4s, v4.s[0]
    fcmgt v1.4s, v1.4s, v2.4s
    ubfx x0, x1, #4, #4
    bsl v1.16b, v0.16b, v3.16b
    cmp x0, #15
    bne .Lotherwise_596
    str q1, [x3, #16]
    b .Lend_597
.Lotherwise_596:
    tst x1, #16
    beq .Lotherwise_598
    add x0, x3, #16
    st1 {v1.s}[0], [x0]
.Lotherwise_598:
    tst x1, #32
    beq .Lotherwise_599
    add x0, x3, #20
    st1 {v1.s}[1], [x0]
.Lotherwise_599:
    tst x1, #64
    beq .Lotherwise_600
    add x0, x3, #24
    st1 {v1.s}[2], [x0]
.Lotherwise_600:
    tst x1, #128
    beq .Lotherwise_601
    add x0, x3, #28
    st1 {v1.s}[3], [x0]
.Lotherwise_601:
.Lend_597:
    ubfx x0, x1, #8, #4
    cmp x0, #15
    bne .Lotherwise_602
    ldr q0, [x4, #32]
    b .Lend_603
.Lotherwise_602:
    movi v0.4s, #0
    tst x1, #256
    beq .Lotherwise_604
    add x0, x4, #32
    ld1 {v0.s}[0], [x0]
.Lotherwise_604:
    tst x1, #512
    beq .Lotherwise_605
    add x0, x4, #36
    ld1 {v0.s}[1], [x0]
.Lotherwise_605:
    tst x1, #1024
    beq .Lotherwise_606
    add x0, x4, #40
    ld1 {v0.s}[2], [x0]
.Lotherwise_606:
    tst x1, #2048
    beq .Lotherwise_607
    add x0, x4, #44
    ld1 {v0.s}[3], [x0]
.Lotherwise_607:
.Lend_603:
    ubfx x0, x1, #8, #4
    cmp x0, #15
    bne .Lotherwise_608
    ldr q1, [x6, #32]
    b .Lend_609
.Lotherwise_608:
    movi v1.4s, #0
    tst x1, #256
    beq .Lotherwise_610
    add x0, x6, #32
    ld1 {v1.s}[0], [x0]
.Lotherwise_610:
    tst x1, #512
    beq .Lotherwise_611
    add x0, x6, #36
    ld1 {v1.s}[1], [x0]
.Lotherwise_611:
    tst x1, #1024
    beq .Lotherwise_612
    add x0, x6, #40
    ld1 {v1.s}[2], [x0]
.Lotherwise_612:
    tst x1, #2048
    beq .Lotherwise_613
    add x0, x6, #44
    ld1 {v1.s}[3], [x0]
.Lotherwise_613:
.Lend_609:
    fmul v3.4s, v0.4s, v4.s[0]
    fcmgt v1.4s, v1.4s, v2.4s
    ubfx x0, x1, #8, #4
    bsl v1.16b, v0.16b, v3.16b
    cmp x0, #15
    bne .Lotherwise_614
    str q1, [x3, #32]
    b .Lend_615
.Lotherwise_614:
    tst x1, #256
    beq .Lotherwise_616
    add x0, x3, #32
    st1 {v1.s}[0], [x0]
.Lotherwise_616:
    tst x1, #512
    beq .Lotherwise_617
    add x0, x3, #36
    st1 {v1.s}[1], [x0]
.Lotherwise_617:
    tst x1, #1024
    beq .Lotherwise_618
    add x0, x3, #40
    st1 {v1.s}[2], [x0]
.Lotherwise_618:
    tst x1, #2048
    beq .Lotherwise_619
    add x0, x3, #44
    st1 {v1.s}[3], [x0]
.Lotherwise_619:
.Lend_615:
    ubfx x0, x1, #12, #4
    cmp x0, #15
    bne .Lotherwise_620
    ldr q0, [x4, #48]
    b .Lend_621
.Lotherwise_620:
    movi v0.4s, #0
    tst x1, #4096
    beq .Lotherwise_622
    add x0, x4, #48
    ld1 {v0.s}[0], [x0]
.Lotherwise_622:
    tst x1, #8192
    beq .Lotherwise_623
    add x0, x4, #52
    ld1 {v0.s}[1], [x0]
.Lotherwise_623:
    tst x1, #16384
    beq .Lotherwise_624
    add x0, x4, #56
    ld1 {v0.s}[2], [x0]
.Lotherwise_624:
    tst x1, #32768
    beq .Lotherwise_625
    add x0, x4, #60
    ld1 {v0.s}[3], [x0]
.Lotherwise_625:
.Lend_621:
    ubfx x0, x1, #12, #4
    cmp x0, #15
    bne .Lotherwise_626
    ldr q1, [x6, #48]
    b .Lend_627
.Lotherwise_626:
    movi v1.4s, #0
    tst x1, #4096
    beq .Lotherwise_628
    add x0, x6, #48
    ld1 {v1.s}[0], [x0]
.Lotherwise_628:
    tst x1, #8192
    beq .Lotherwise_629
    add x0, x6, #52
    ld1 {v1.s}[1], [x0]
.Lotherwise_629:
    tst x1, #16384
    beq .Lotherwise_630
    add x0, x6, #56
    ld1 {v1.s}[2], [x0]
.Lotherwise_630:
    tst x1, #32768
    beq .Lotherwise_631
    add x0, x6, #60
    ld1 {v1.s}[3], [x0]
.Lotherwise_631:
.Lend_627:
    fmul v3.4s, v0.4s, v4.s[0]
    fcmgt v1.4s, v1.4s, v2.4s
    ubfx x0, x1, #12, #4
    bsl v1.16b, v0.16b, v3.16b
    cmp x0, #15
    bne .Lotherwise_632
    str q1, [x3, #48]
    b .Lend_633
.Lotherwise_632:
    tst x1, #4096
    beq .Lotherwise_634
    add x0, x3, #48
    st1 {v1.s}[0], [x0]
.Lotherwise_634:
    tst x1, #8192
    beq .Lotherwise_635
    add x0, x3, #52
    st1 {v1.s}[1], [x0]
.Lotherwise_635:
    tst x1, #16384
    beq .Lotherwise_636
    add x0, x3, #56
    st1 {v1.s}[2], [x0]
.Lotherwise_636:
    tst x1, #32768
    beq .Lotherwise_637
    add x0, x3, #60
    st1 {v1.s}[3], [x0]
.Lotherwise_637:
.Lend_633:
    add x4, x4, x7, lsl #2
    add x6, x6, x7, lsl #2
    add x3, x3, x7, lsl #2
.Lend_565:
    sub x0, x5, x7
    lsr x1, x0, #4
    cbz x1, .Lloop_end_638
.Lloop_639:
    ldr q0, [x4]
    ldr q1, [x6]
    sub x1, x1, #1
    fmul v3.4s, v0.4s, v4.s[0]
    fcmgt v1.4s, v1.4s, v2.4s
    bsl v1.16b, v0.16b, v3.16b
    str q1, [x3]
    ldr q0, [x4, #16]
    ldr q1, [x6, #16]
    fmul v3.4s, v0.4s, v4.s[0]
    fcmgt v1.4s, v1.4s, v2.4s
    bsl v1.16b, v0.16b, v3.16b
    str q1, [x3, #16]
    ldr q0, [x4, #32]
    ldr q1, [x6, #32]
    fmul v3.4s, v0.4s, v4.s[0]
    fcmgt v1.4s, v1.4s, v2.4s
    bsl v1.16b, v0.16b, v3.16b
    str q1, [x3, #32]
    ldr q0, [x4, #48]
    ldr q1, [x6, #48]
    add x4, x4, #64
    add x6, x6, #64
    fmul v3.4s, v0.4s, v4.s[0]
    fcmgt v1.4s, v1.4s, v2.4s
    bsl v1.16b, v0.16b, v3.16b
    str q1, [x3, #48]
    add x3, x3, #64
    cbnz x1, .Lloop_639
.Lloop_end_638:
    ubfx x0, x0, #0, #4
    cbnz x0, .Lotherwise_640
    b .Lend_641
.Lotherwise_640:
    mov w1, #16
    mov w2, #1
    cmp x0, x1
    csel x0, x0, x1, ls
    lsl x0, x2, x0
    sub x1, x0, #1
    ubfx x0, x1, #0, #4
    cmp x0, #15
    bne .Lotherwise_642
    ldr q0, [x4]
    b .Lend_643
.Lotherwise_642:
    movi v0.4s, #0
    tst x1, #1
    beq .Lotherwise_644
    ld1 {v0.s}[0], [x4]
.Lotherwise_644:
    tst x1, #2
    beq .Lotherwise_645
    add x0, x4, #4
    ld1 {v0.s}[1], [x0]
.Lotherwise_645:
    tst x1, #4
    beq .Lotherwise_646
    add x0, x4, #8
    ld1 {v0.s}[2], [x0]
.Lotherwise_646:
    tst x1, #8
    beq .Lotherwise_647
    add x0, x4, #12
    ld1 {v0.s}[3], [x0]
.Lotherwise_647:
.Lend_643:
    ubfx x0, x1, #0, #4
    cmp x0, #15
    bne .Lotherwise_648
    ldr q1, [x6]
    b .Lend_649
.Lotherwise_648:
    movi v1.4s, #0
    tst x1, #1
    beq .Lotherwise_650
    ld1 {v1.s}[0], [x6]
.Lotherwise_650:
    tst x1, #2
    beq .Lotherwise_651
    add x0, x6, #4
    ld1 {v1.s}[1], [x0]
.Lotherwise_651:
    tst x1, #4
    beq .Lotherwise_652
    add x0, x6, #8
    ld1 {v1.s}[2], [x0]
.Lotherwise_652:
    tst x1, #8
    beq .Lotherwise_653
    add x0, x6, #12
    ld1 {v1.s}[3], [x0]
.Lotherwise_653:
.Lend_649:
    fmul v3.4s, v0.4s, v4.s[0]
    fcmgt v1.4s, v1.4s, v2.4s
    ubfx x0, x1, #0, #4
    bsl v1.16b, v0.16b, v3.16b
    cmp x0, #15
    bne .Lotherwise_654
    str q1, [x3]
    b .Lend_655
.Lotherwise_654:
    tst x1, #1
    beq .Lotherwise_656
    st1 {v1.s}[0], [x3]
.Lotherwise_656:
    tst x1, #2
    beq .Lotherwise_657
    add x0, x3, #4
    st1 {v1.s}[1], [x0]
.Lotherwise_657:
    tst x1, #4
    beq .Lotherwise_658
    add x0, x3, #8
    st1 {v1.s}[2], [x0]
.Lotherwise_658:
    tst x1, #8
    beq .Lotherwise_659
    add x0, x3, #12
    st1 {v1.s}[3], [x0]
.Lotherwise_659:
.Lend_655:
    ubfx x0, x1, #4, #4
    cmp x0, #15
    bne .Lotherwise_660
    ldr q0, [x4, #16]
    b .Lend_661
.Lotherwise_660:
    movi v0.4s, #0
    tst x1, #16
    beq .Lotherwise_662
    add x0, x4, #16
    ld1 {v0.s}[0], [x0]
.Lotherwise_662:
    tst x1, #32
    beq .Lotherwise_663
    add x0, x4, #20
    ld1 {v0.s}[1], [x0]
.Lotherwise_663:
    tst x1, #64
    beq .Lotherwise_664
    add x0, x4, #24
    ld1 {v0.s}[2], [x0]
.Lotherwise_664:
    tst x1, #128
    beq .Lotherwise_665
    add x0, x4, #28
    ld1 {v0.s}[3], [x0]
.Lotherwise_665:
.Lend_661:
    ubfx x0, x1, #4, #4
    cmp x0, #15
    bne .Lotherwise_666
    ldr q1, [x6, #16]
    b .Lend_667
.Lotherwise_666:
    movi v1.4s, #0
    tst x1, #16
    beq .Lotherwise_668
    add x0, x6, #16
    ld1 {v1.s}[0], [x0]
.Lotherwise_668:
    tst x1, #32
    beq .Lotherwise_669
    add x0, x6, #20
    ld1 {v1.s}[1], [x0]
.Lotherwise_669:
    tst x1, #64
    beq .Lotherwise_670
    add x0, x6, #24
    ld1 {v1.s}[2], [x0]
.Lotherwise_670:
    tst x1, #128
    beq .Lotherwise_671
    add x0, x6, #28
    ld1 {v1.s}[3], [x0]
.Lotherwise_671:
.Lend_667:
    fmul v3.4s, v0.4s, v4.s[0]
    fcmgt v1.4s, v1.4s, v2.4s
    ubfx x0, x1, #4, #4
    bsl v1.16b, v0.16b, v3.16b
    cmp x0, #15
    bne .Lotherwise_672
    str q1, [x3, #16]
    b .Lend_673
.Lotherwise_672:
    tst x1, #16
    beq .Lotherwise_674
    add x0, x3, #16
    st1 {v1.s}[0], [x0]
.Lotherwise_674:
    tst x1, #32
    beq .Lotherwise_675
    add x0, x3, #20
    st1 {v1.s}[1], [x0]
.Lotherwise_675:
    tst x1, #64
    beq .Lotherwise_676
    add x0, x3, #24
    st1 {v1.s}[2], [x0]
.Lotherwise_676:
    tst x1, #128
    beq .Lotherwise_677
    add x0, x3, #28
    st1 {v1.s}[3], [x0]
.Lotherwise_677:
.Lend_673:
    ubfx x0, x1, #8, #4
    cmp x0, #15
    bne .Lotherwise_678
    ldr q0, [x4, #32]
    b .Lend_679
.Lotherwise_678:
    movi v0.4s, #0
    tst x1, #256
    beq .Lotherwise_680
    add x0, x4, #32
    ld1 {v0.s}[0], [x0]
.Lotherwise_680:
    tst x1, #512
    beq .Lotherwise_681
    add x0, x4, #36
    ld1 {v0.s}[1], [x0]
.Lotherwise_681:
    tst x1, #1024
    beq .Lotherwise_682
    add x0, x4, #40
    ld1 {v0.s}[2], [x0]
.Lotherwise_682:
    tst x1, #2048
    beq .Lotherwise_683
    add x0, x4, #44
    ld1 {v0.s}[3], [x0]
.Lotherwise_683:
.Lend_679:
    ubfx x0, x1, #8, #4
    cmp x0, #15
    bne .Lotherwise_684
    ldr q1, [x6, #32]
    b .Lend_685
.Lotherwise_684:
    movi v1.4s, #0
    tst x1, #256
    beq .Lotherwise_686
    add x0, x6, #32
    ld1 {v1.s}[0], [x0]
.Lotherwise_686:
    tst x1, #512
    beq .Lotherwise_687
    add x0, x6, #36
    ld1 {v1.s}[1], [x0]
.Lotherwise_687:
    tst x1, #1024
    beq .Lotherwise_688
    add x0, x6, #40
    ld1 {v1.s}[2], [x0]
.Lotherwise_688:
    tst x1, #2048
    beq .Lotherwise_689
    add x0, x6, #44
    ld1 {v1.s}[3], [x0]
.Lotherwise_689:
.Lend_685:
    fmul v3.4s, v0.4s, v4.s[0]
    fcmgt v1.4s, v1.4s, v2.4s
    ubfx x0, x1, #8, #4
    bsl v1.16b, v0.16b, v3.16b
    cmp x0, #15
    bne .Lotherwise_690
    str q1, [x3, #32]
    b .Lend_691
.Lotherwise_690:
    tst x1, #256
    beq .Lotherwise_692
    add x0, x3, #32
    st1 {v1.s}[0], [x0]
.Lotherwise_692:
    tst x1, #512
    beq .Lotherwise_693
    add x0, x3, #36
    st1 {v1.s}[1], [x0]
.Lotherwise_693:
    tst x1, #1024
    beq .Lotherwise_694
    add x0, x3, #40
    st1 {v1.s}[2], [x0]
.Lotherwise_694:
    tst x1, #2048
    beq .Lotherwise_695
    add x0, x3, #44
    st1 {v1.s}[3], [x0]
.Lotherwise_695:
.Lend_691:
    ubfx x0, x1, #12, #4
    cmp x0, #15
    bne .Lotherwise_696
    ldr q0, [x4, #48]
    b .Lend_697
.Lotherwise_696:
    movi v0.4s, #0
    tst x1, #4096
    beq .Lotherwise_698
    add x0, x4, #48
    ld1 {v0.s}[0], [x0]
.Lotherwise_698:
    tst x1, #8192
    beq .Lotherwise_699
    add x0, x4, #52
    ld1 {v0.s}[1], [x0]
.Lotherwise_699:
    tst x1, #16384
    beq .Lotherwise_700
    add x0, x4, #56
    ld1 {v0.s}[2], [x0]
.Lotherwise_700:
    tst x1, #32768
    beq .Lotherwise_701
    add x0, x4, #60
    ld1 {v0.s}[3], [x0]
.Lotherwise_701:
.Lend_697:
    ubfx x0, x1, #12, #4
    cmp x0, #15
    bne .Lotherwise_702
    ldr q1, [x6, #48]
    b .Lend_703
.Lotherwise_702:
    movi v1.4s, #0
    tst x1, #4096
    beq .Lotherwise_704
    add x0, x6, #48
    ld1 {v1.s}[0], [x0]
.Lotherwise_704:
    tst x1, #8192
    beq .Lotherwise_705
    add x0, x6, #52
    ld1 {v1.s}[1], [x0]
.Lotherwise_705:
    tst x1, #16384
    beq .Lotherwise_706
    add x0, x6, #56
    ld1 {v1.s}[2], [x0]
.Lotherwise_706:
    tst x1, #32768
    beq .Lotherwise_707
    add x0, x6, #60
    ld1 {v1.s}[3], [x0]
.Lotherwise_707:
.Lend_703:
    fmul v3.4s, v0.4s, v4.s[0]
    fcmgt v1.4s, v1.4s, v2.4s
    ubfx x0, x1, #12, #4
    bsl v1.16b, v0.16b, v3.16b
    cmp x0, #15
    bne .Lotherwise_708
    str q1, [x3, #48]
    b .Lend_709
.Lotherwise_708:
    tst x1, #4096
    beq .Lotherwise_710
    add x0, x3, #48
    st1 {v1.s}[0], [x0]
.Lotherwise_710:
    tst x1, #8192
    beq .Lotherwise_711
    add x0, x3, #52
    st1 {v1.s}[1], [x0]
.Lotherwise_711:
    tst x1, #16384
    beq .Lotherwise_712
    add x0, x3, #56
    st1 {v1.s}[2], [x0]
.Lotherwise_712:
    tst x1, #32768
    beq .Lotherwise_713
    add x0, x3, #60
    st1 {v1.s}[3], [x0]
.Lotherwise_713:
.Lend_709:
.Lend_641:
.Lend_563:
    ret
    .size nnp_relu_input_gradient__aarch64_neon, . - nnp_relu_input_gradient__aarch64_neon

    .text
    .p2align 4
    .globl nnp_relu_input_gradient_streamed__aarch64_neon
    .type nnp_relu_input_gradient_streamed__aarch64_neon, %function
nnp_relu_input_gradient_streamed__aarch64_neon:
    mov x5, x0
    movi v2.4s, #0
    cbnz x4, .Lotherwise_714
    mov x4, x1
    mov x6, x2
    neg x0, x3
    ubfx x0, x0, #2, #4
    mov x7, x0
    cmp x7, x5
    csel x7, x7, x5, ls
    cbnz x7, .Lotherwise_715
    b .Lend_716
.Lotherwise_715:
    mov w0, #16
    mov x1, x7
    mov w2, #1
    cmp x1, x0
    csel x1, x1, x0, ls
    lsl x0, x2, x1
    sub x1, x0, #1
    ubfx x0, x1, #0, #4
    cmp x0, #15
    bne .Lotherwise_717
    ldr q0, [x4]
    b .Lend_718
.Lotherwise_717:
    movi v0.4s, #0
    tst x1, #1
    beq .Lotherwise_719
    ld1 {v0.s}[0], [x4]
.Lotherwise_719:
    tst x1, #2
    beq .Lotherwise_720
    add x0, x4, #4
    ld1 {v0.s}[1], [x0]
.Lotherwise_720:
    tst x1, #4
    beq .Lotherwise_721
    add x0, x4, #8
    ld1 {v0.s}[2], [x0]
.Lotherwise_721:
    tst x1, #8
    beq .Lotherwise_722
    add x0, x4, #12
    ld1 {v0.s}[3], [x0]
.Lotherwise_722:
.Lend_718:
    ubfx x0, x1, #0, #4
    cmp x0, #15
    bne .Lotherwise_723
    ldr q1, [x6]
    b .Lend_724
.Lotherwise_723:
    movi v1.4s, #0
    tst x1, #1
    beq .Lotherwise_725
    ld1 {v1.s}[0], [x6]
.Lotherwise_725:
    tst x1, #2
    beq .Lotherwise_726
    add x0, x6, #4
    ld1 {v1.s}[1], [x0]
.Lotherwise_726:
    tst x1, #4
    beq .Lotherwise_727
    add x0, x6, #8
    ld1 {v1.s}[2], [x0]
.Lotherwise_727:
    tst x1, #8
    beq .Lotherwise_728
    add x0, x6, #12
    ld1 {v1.s}[3], [x0]
.Lotherwise_728:
.Lend_724:
    fcmgt v1.4s, v1.4s, v2.4s
    ubfx x0, x1, #0, #4
    bsl v1.16b, v0.16b, v2.16b
    cmp x0, #15
    bne .Lotherwise_729
    str q1, [x3]
    b .Lend_730
.Lotherwise_729:
    tst x1, #1
    beq .Lotherwise_731
    st1 {v1.s}[0], [x3]
.Lotherwise_731:
    tst x1, #2
    beq .Lotherwise_732
    add x0, x3, #4
    st1 {v1.s}[1], [x0]
.Lotherwise_732:
    tst x1, #4
    beq .Lotherwise_733
    add x0, x3, #8
    st1 {v1.s}[2], [x0]
.Lotherwise_733:
    tst x1, #8
    beq .Lotherwise_734
    add x0, x3, #12
    st1 {v1.s}[3], [x0]
.Lotherwise_734:
.Lend_730:
    ubfx x0, x1, #4, #4
    cmp x0, #15
    bne .Lotherwise_735
    ldr q0, [x4, #16]
    b .Lend_736
.Lotherwise_735:
    movi v0.4s, #0
    tst x1, #16
    beq .Lotherwise_737
    add x0, x4, #16
    ld1 {v0.s}[0], [x0]
.Lotherwise_737:
    tst x1, #32
    beq .Lotherwise_738
    add x0, x4, #20
    ld1 {v0.s}[1], [x0]
.Lotherwise_738:
    tst x1, #64
    beq .Lotherwise_739
    add x0, x4, #24
    ld1 {v0.s}[2], [x0]
.Lotherwise_739:
    tst x1, #128
    beq .Lotherwise_740
    add x0, x4, #28
    ld1 {v0.s}[3], [x0]
.Lotherwise_740:
.Lend_736:
    ubfx x0, x1, #4, #4
    cmp x0, #15
    bne .Lotherwise_741
    ldr q1, [x6, #16]
    b .Lend_742
.Lotherwise_741:
    movi v1.4s, #0
    tst x1, #16
    beq .Lotherwise_743
    add x0, x6, #16
    ld1 {v1.s}[0], [x0]
.Lotherwise_743:
    tst x1, #32
    beq .Lotherwise_744
    add x0, x6, #20
    ld1 {v1.s}[1], [x0]
.Lotherwise_744:
    tst x1, #64
    beq .Lotherwise_745
    add x0, x6, #24
    ld1 {v1.s}[2], [x0]
.Lotherwise_745:
    tst x1, #128
    beq .Lotherwise_746
    add x0, x6, #28
    ld1 {v1.s}[3], [x0]
.Lotherwise_746:
.Lend_742:
    fcmgt v1.4s, v1.4s, v2.4s
    ubfx x0, x1, #4, #4
    bsl v1.16b, v0.16b, v2.16b
    cmp x0, #15
    bne .Lotherwise_747
    str q1, [x3, #16]
    b .Lend_748
.Lotherwise_747:
    tst x1, #16
    beq .Lotherwise_749
    add x0, x3, #16
    st1 {v1.s}[0], [x0]
.Lotherwise_749:
    tst x1, #32
    beq .Lotherwise_750
    add x0, x3, #20
    st1 {v1.s}[1], [x0]
.Lotherwise_750:
    tst x1, #64
    beq .Lotherwise_751
    add x0, x3, #24
    st1 {v1.s}[2], [x0]
.Lotherwise_751:
    tst x1, #128
    beq .Lotherwise_752
    add x0, x3, #28
    st1 {v1.s}[3], [x0]
.Lotherwise_752:
.Lend_748:
    ubfx x0, x1, #8, #4
    cmp x0, #15
    bne .Lotherwise_753
    ldr q0, [x4, #32]
    b .Lend_754
.Lotherwise_753:
    movi v0.4s, #0
    tst x1, #256
    beq .Lotherwise_755
    add x0, x4, #32
    ld1 {v0.s}[0], [x0]
.Lotherwise_755:
    tst x1, #512
    beq .Lotherwise_756
    add x0, x4, #36
    ld1 {v0.s}[1], [x0]
.Lotherwise_756:
    tst x1, #1024
    beq .Lotherwise_757
    add x0, x4, #40
    ld1 {v0.s}[2], [x0]
.Lotherwise_757:
    tst x1, #2048
    beq .Lotherwise_758
    add x0, x4, #44
    ld1 {v0.s}[3], [x0]
.Lotherwise_758:
.Lend_754:
    ubfx x0, x1, #8, #4
    cmp x0, #15
    bne .Lotherwise_759
    ldr q1, [x6, #32]
    b .Lend_760
.Lotherwise_759:
    movi v1.4s, #0
    tst x1, #256
    beq .Lotherwise_761
    add x0, x6, #32
    ld1 {v1.s}[0], [x0]
.Lotherwise_761:
    tst x1, #512
    beq .Lotherwise_762
    add x0, x6, #36
    ld1 {v1.s}[1], [x0]
.Lotherwise_762:
    tst x1, #1024
    beq .Lotherwise_763
    add x0, x6, #40
    ld1 {v1.s}[2], [x0]
.Lotherwise_763:
    tst x1, #2048
    beq .Lotherwise_764
    add x0, x6, #44
    ld1 {v1.s}[3], [x0]
.Lotherwise_764:
.Lend_760:
    fcmgt v1.4s, v1.4s, v2.4s
    ubfx x0, x1, #8, #4
    bsl v1.16b, v0.16b, v2.16b
    cmp x0, #15
    bne .Lotherwise_765
    str q1, [x3, #32]
    b .Lend_766
.Lotherwise_765:
    tst x1, #256
    beq .Lotherwise_767
    add x0, x3, #32
    st1 {v1.s}[0], [x0]
.Lotherwise_767:
    tst x1, #512
    beq .Lotherwise_768
    add x0, x3, #36
    st1 {v1.s}[1], [x0]
.Lotherwise_768:
    tst x1, #1024
    beq .Lotherwise_769
    add x0, x3, #40
    st1 {v1.s}[2], [x0]
.Lotherwise_769:
    tst x1, #2048
    beq .Lotherwise_770
    add x0, x3, #44
    st1 {v1.s}[3], [x0]
.Lotherwise_770:
.Lend_766:
    ubfx x0, x1, #12, #4
    cmp x0, #15
    bne .Lotherwise_771
    ldr q0, [x4, #48]
    b .Lend_772
.Lotherwise_771:
    movi v0.4s, #0
    tst x1, #4096
    beq .Lotherwise_773
    add x0, x4, #48
    ld1 {v0.s}[0], [x0]
.Lotherwise_773:
    tst x1, #8192
    beq .Lotherwise_774
    add x0, x4, #52
    ld1 {v0.s}[1], [x0]
.Lotherwise_774:
    tst x1, #16384
    beq .Lotherwise_775
    add x0, x4, #56
    ld1 {v0.s}[2], [x0]
.Lotherwise_775:
    tst x1, #32768
    beq .Lotherwise_776
    add x0, x4, #60
    ld1 {v0.s}[3], [x0]
.Lotherwise_776:
.Lend_772:
    ubfx x0, x1, #12, #4
    cmp x0, #15
    bne .Lotherwise_777
    ldr q1, [x6, #48]
    b .Lend_778
.Lotherwise_777:
    movi v1.4s, #0
    tst x1, #4096
    beq .Lotherwise_779
    add x0, x6, #48
    ld1 {v1.s}[0], [x0]
.Lotherwise_779:
    tst x1, #8192
    beq .Lotherwise_780
    add x0, x6, #52
    ld1 {v1.s}[1], [x0]
.Lotherwise_780:
    tst x1, #16384
    beq .Lotherwise_781
    add x0, x6, #56
    ld1 {v1.s}[2], [x0]
.Lotherwise_781:
    tst x1, #32768
    beq .Lotherwise_782
    add x0, x6, #60
    ld1 {v1.s}[3], [x0]
.Lotherwise_782:
.Lend_778:
    fcmgt v1.4s, v1.4s, v2.4s
    ubfx x0, x1, #12, #4
    bsl v1.16b, v0.16b, v2.16b
    cmp x0, #15
    bne .Lotherwise_783
    str q1, [x3, #48]
    b .Lend_784
.Lotherwise_783:
    tst x1, #4096
    beq .Lotherwise_785
    add x0, x3, #48
    st1 {v1.s}[0], [x0]
.Lotherwise_785:
    tst x1, #8192
    beq .Lotherwise_786
    add x0, x3, #52
    st1 {v1.s}[1], [x0]
.Lotherwise_786:
    tst x1, #16384
    beq .Lotherwise_787
    add x0, x3, #56
    st1 {v1.s}[2], [x0]
.Lotherwise_787:
    tst x1, #32768
    beq .Lotherwise_788
    add x0, x3, #60
    st1 {v1.s}[3], [x0]
.Lotherwise_788:
.Lend_784:
    add x4, x4, x7, lsl #2
    add x6, x6, x7, lsl #2
    add x3, x3, x7, lsl #2
.Lend_716:
    sub x0, x5, x7
    lsr x1, x0, #4
    cbz x1, .Lloop_end_789
.Lloop_790:
    ldr q0, [x6]
    ldr q1, [x4]
    sub x1, x1, #1
    fcmgt v0.4s, v0.4s, v2.4s
    bsl v0.16b, v1.16b, v2.16b
    str q0, [x3]
    ldr q0, [x6, #16]
    ldr q1, [x4, #16]
    fcmgt v0.4s, v0.4s, v2.4s
    bsl v0.16b, v1.16b, v2.16b
    str q0, [x3, #16]
    ldr q0, [x6, #32]
    ldr q1, [x4, #32]
    fcmgt v0.4s, v0.4s, v2.4s
    bsl v0.16b, v1.16b, v2.16b
    str q0, [x3, #32]
    ldr q0, [x6, #48]
    ldr q1, [x4, #48]
    add x4, x4, #64
    add x6, x6, #64
    fcmgt v0.4s, v0.4s, v2.4s
    bsl v0.16b, v1.16b, v2.16b
    str q0, [x3, #48]
    add x3, x3, #64
    cbnz x1, .Lloop_790
.Lloop_end_789:
    ubfx x0, x0, #0, #4
    cbnz x0, .Lotherwise_791
    b .Lend_792
.Lotherwise_791:
    mov w1, #16
    mov w2, #1
    cmp x0, x1
    csel x0, x0, x1, ls
    lsl x0, x2, x0
    sub x1, x0, #1
    ubfx x0, x1, #0, #4
    cmp x0, #15
    bne .Lotherwise_793
    ldr q0, [x4]
    b .Lend_794
.Lotherwise_793:
    movi v0.4s, #0
    tst x1, #1
    beq .Lotherwise_795
    ld1 {v0.s}[0], [x4]
.Lotherwise_795:
    tst x1, #2
    beq .Lotherwise_796
    add x0, x4, #4
    ld1 {v0.s}[1], [x0]
.Lotherwise_796:
    tst x1, #4
    beq .Lotherwise_797
    add x0, x4, #8
    ld1 {v0.s}[2], [x0]
.Lotherwise_797:
    tst x1, #8
    beq .Lotherwise_798
    add x0, x4, #12
    ld1 {v0.s}[3], [x0]
.Lotherwise_798:
.Lend_794:
    ubfx x0, x1, #0, #4
    cmp x0, #15
    bne .Lotherwise_799
    ldr q1, [x6]
    b .Lend_800
.Lotherwise_799:
    movi v1.4s, #0
    tst x1, #1
    beq .Lotherwise_801
    ld1 {v1.s}[0], [x6]
.Lotherwise_801:
    tst x1, #2
    beq .Lotherwise_802
    add x0, x6, #4
    ld1 {v1.s}[1], [x0]
.Lotherwise_802:
    tst x1, #4
    beq .Lotherwise_803
    add x0, x6, #8
    ld1 {v1.s}[2], [x0]
.Lotherwise_803:
    tst x1, #8
    beq .Lotherwise_804
    add x0, x6, #12
    ld1 {v1.s}[3], [x0]
.Lotherwise_804:
.Lend_800:
    fcmgt v1.4s, v1.4s, v2.4s
    ubfx x0, x1, #0, #4
    bsl v1.16b, v0.16b, v2.16b
    cmp x0, #15
    bne .Lotherwise_805
    str q1, [x3]
    b .Lend_806
.Lotherwise_805:
    tst x1, #1
    beq .Lotherwise_807
    st1 {v1.s}[0], [x3]
.Lotherwise_807:
    tst x1, #2
    beq .Lotherwise_808
    add x0, x3, #4
    st1 {v1.s}[1], [x0]
.Lotherwise_808:
    tst x1, #4
    beq .Lotherwise_809
    add x0, x3, #8
    st1 {v1.s}[2], [x0]
.Lotherwise_809:
    tst x1, #8
    beq .Lotherwise_810
    add x0, x3, #12
    st1 {v1.s}[3], [x0]
.Lotherwise_810:
.Lend_806:
    ubfx x0, x1, #4, #4
    cmp x0, #15
    bne .Lotherwise_811
    ldr q0, [x4, #16]
    b .Lend_812
.Lotherwise_811:
    movi v0.4s, #0
    tst x1, #16
    beq .Lotherwise_813
    add x0, x4, #16
    ld1 {v0.s}[0], [x0]
.Lotherwise_813:
    tst x1, #32
    beq .Lotherwise_814
    add x0, x4, #20
    ld1 {v0.s}[1], [x0]
.Lotherwise_814:
    tst x1, #64
    beq .Lotherwise_815
    add x0, x4, #24
    ld1 {v0.s}[2], [x0]
.Lotherwise_815:
    tst x1, #128
    beq .Lotherwise_816
    add x0, x4, #28
    ld1 {v0.s}[3], [x0]
.Lotherwise_816:
.Lend_812:
    ubfx x0, x1, #4, #4
    cmp x0, #15
    bne .Lotherwise_817
    ldr q1, [x6, #16]
    b .Lend_818
.Lotherwise_817:
    movi v1.4s, #0
    tst x1, #16
    beq .Lotherwise_819
    add x0, x6, #16
    ld1 {v1.s}[0], [x0]
.Lotherwise_819:
    tst x1, #32
    beq .Lotherwise_820
    add x0, x6, #20
    ld1 {v1.s}[1], [x0]
.Lotherwise_820:
    tst x1, #64
    beq .Lotherwise_821
    add x0, x6, #24
    ld1 {v1.s}[2], [x0]
.Lotherwise_821:
    tst x1, #128
    beq .Lotherwise_822
    add x0, x6, #28
    ld1 {v1.s}[3], [x0]
.Lotherwise_822:
.Lend_818:
    fcmgt v1.4s, v1.4s, v2.4s
    ubfx x0, x1, #4, #4
    bsl v1.16b, v0.16b, v2.16b
    cmp x0, #15
    bne .Lotherwise_823
    str q1, [x3, #16]
    b .Lend_824
.Lotherwise_823:
    tst x1, #16
    beq .Lotherwise_825
    add x0, x3, #16
    st1 {v1.s}[0], [x0]
.Lotherwise_825:
    tst x1, #32
    beq .Lotherwise_826
    add x0, x3, #20
    st1 {v1.s}[1], [x0]
.Lotherwise_826:
    tst x1, #64
    beq .Lotherwise_827
    add x0, x3, #24
    st1 {v1.s}[2], [x0]
.Lotherwise_827:
    tst x1, #128
    beq .Lotherwise_828
    add x0, x3, #28
    st1 {v1.s}[3], [x0]
.Lotherwise_828:
.Lend_824:
    ubfx x0, x1, #8, #4
    cmp x0, #15
    bne .Lotherwise_829
    ldr q0, [x4, #32]
    b .Lend_830
.Lotherwise_829:
    movi v0.4s, #0
    tst x1, #256
    beq .Lotherwise_831
    add x0, x4, #32
    ld1 {v0.s}[0], [x0]
.Lotherwise_831:
    tst x1, #512
    beq .Lotherwise_832
    add x0, x4, #36
    ld1 {v0.s}[1], [x0]
.Lotherwise_832:
    tst x1, #1024
    beq .Lotherwise_833
    add x0, x4, #40
    ld1 {v0.s}[2], [x0]
.Lotherwise_833:
    tst x1, #2048
    beq .Lotherwise_834
    add x0, x4, #44
    ld1 {v0.s}[3], [x0]
.Lotherwise_834:
.Lend_830:
    ubfx x0, x1, #8, #4
    cmp x0, #15
    bne .Lotherwise_835
    ldr q1, [x6, #32]
    b .Lend_836
.Lotherwise_835:
    movi v1.4s, #0
    tst x1, #256
    beq .Lotherwise_837
    add x0, x6, #32
    ld1 {v1.s}[0], [x0]
.Lotherwise_837:
    tst x1, #512
    beq .Lotherwise_838
    add x0, x6, #36
    ld1 {v1.s}[1], [x0]
.Lotherwise_838:
    tst x1, #1024
    beq .Lotherwise_839
    add x0, x6, #40
    ld1 {v1.s}[2], [x0]
.Lotherwise_839:
    tst x1, #2048
    beq .Lotherwise_840
    add x0, x6, #44
    ld1 {v1.s}[3], [x0]
.Lotherwise_840:
.Lend_836:
    fcmgt v1.4s, v1.4s, v2.4s
    ubfx x0, x1, #8, #4
    bsl v1.16b, v0.16b, v2.16b
    cmp x0, #15
    bne .Lotherwise_841
    str q1, [x3, #32]
    b .Lend_842
.Lotherwise_841:
    tst x1, #256
    beq .Lotherwise_843
    add x0, x3, #32
    st1 {v1.s}[0], [x0]
.Lotherwise_843:
    tst x1, #512
    beq .Lotherwise_844
    add x0, x3, #36
    st1 {v1.s}[1], [x0]
.Lotherwise_844:
    tst x1, #1024
    beq .Lotherwise_845
    add x0, x3, #40
    st1 {v1.s}[2], [x0]
.Lotherwise_845:
    tst x1, #2048
    beq .Lotherwise_846
    add x0, x3, #44
    st1 {v1.s}[3], [x0]
.Lotherwise_846:
.Lend_842:
    ubfx x0, x1, #12, #4
    cmp x0, #15
    bne .Lotherwise_847
    ldr q0, [x4, #48]
    b .Lend_848
.Lotherwise_847:
    movi v0.4s, #0
    tst x1, #4096
    beq .Lotherwise_849
    add x0, x4, #48
    ld1 {v0.s}[0], [x0]
.Lotherwise_849:
    tst x1, #8192
    beq .Lotherwise_850
    add x0, x4, #52
    ld1 {v0.s}[1], [x0]
.Lotherwise_850:
    tst x1, #16384
    beq .Lotherwise_851
    add x0, x4, #56
    ld1 {v0.s}[2], [x0]
.Lotherwise_851:
    tst x1, #32768
    beq .Lotherwise_852
    add x0, x4, #60
    ld1 {v0.s}[3], [x0]
.Lotherwise_852:
.Lend_848:
    ubfx x0, x1, #12, #4
    cmp x0, #15
    bne .Lotherwise_853
    ldr q1, [x6, #48]
    b .Lend_854
.Lotherwise_853:
    movi v1.4s, #0
    tst x1, #4096
    beq .Lotherwise_855
    add x0, x6, #48
    ld1 {v1.s}[0], [x0]
.Lotherwise_855:
    tst x1, #8192
    beq .Lotherwise_856
    add x0, x6, #52
    ld1 {v1.s}[1], [x0]
.Lotherwise_856:
    tst x1, #16384
    beq .Lotherwise_857
    add x0, x6, #56
    ld1 {v1.s}[2], [x0]
.Lotherwise_857:
    tst x1, #32768
    beq .Lotherwise_858
    add x0, x6, #60
    ld1 {v1.s}[3], [x0]
.Lotherwise_858:
.Lend_854:
    fcmgt v1.4s, v1.4s, v2.4s
    ubfx x0, x1, #12, #4
    bsl v1.16b, v0.16b, v2.16b
    cmp x0, #15
    bne .Lotherwise_859
    str q1, [x3, #48]
    b .Lend_860
.Lotherwise_859:
    tst x1, #4096
    beq .Lotherwise_861
    add x0, x3, #48
    st1 {v1.s}[0], [x0]
.Lotherwise_861:
    tst x1, #8192
    beq .Lotherwise_862
    add x0, x3, #52
    st1 {v1.s}[1], [x0]
.Lotherwise_862:
    tst x1, #16384
    beq .Lotherwise_863
    add x0, x3, #56
    st1 {v1.s}[2], [x0]
.Lotherwise_863:
    tst x1, #32768
    beq .Lotherwise_864
    add x0, x3, #60
    st1 {v1.s}[3], [x0]
.Lotherwise_864:
.Lend_860:
.Lend_792:
    b .Lend_865
.Lotherwise_714:
    ldr s4, [x4]
    mov x4, x1
    mov x6, x2
    neg x0, x3
    ubfx x0, x0, #2, #4
    mov x7, x0
    cmp x7, x5
    csel x7, x7, x5, ls
    cbnz x7, .Lotherwise_866
    b .Lend_867
.Lotherwise_866:
    mov w0, #16
    mov x1, x7
    mov w2, #1
    cmp x1, x0
    csel x1, x1, x0, ls
    lsl x0, x2, x1
    sub x1, x0, #1
    ubfx x0, x1, #0, #4
    cmp x0, #15
    bne .Lotherwise_868
    ldr q0, [x4]
    b .Lend_869
.Lotherwise_868:
    movi v0.4s, #0
    tst x1, #1
    beq .Lotherwise_870
    ld1 {v0.s}[0], [x4]
.Lotherwise_870:
    tst x1, #2
    beq .Lotherwise_871
    add x0, x4, #4
    ld1 {v0.s}[1], [x0]
.Lotherwise_871:
    tst x1, #4
    beq .Lotherwise_872
    add x0, x4, #8
    ld1 {v0.s}[2], [x0]
.Lotherwise_872:
    tst x1, #8
    beq .Lotherwise_873
    add x0, x4, #12
    ld1 {v0.s}[3], [x0]
.Lotherwise_873:
.Lend_869:
    ubfx x0, x1, #0, #4
    cmp x0, #15
    bne .Lotherwise_874
    ldr q1, [x6]
    b .Lend_875
.Lotherwise_874:
    movi v1.4s, #0
    tst x1, #1
    beq .Lotherwise_876
    ld1 {v1.s}[0], [x6]
.Lotherwise_876:
    tst x1, #2
    beq .Lotherwise_877
    add x0, x6, #4
    ld1 {v1.s}[1], [x0]
.Lotherwise_877:
    tst x1, #4
    beq .Lotherwise_878
    add x0, x6, #8
    ld1 {v1.s}[2], [x0]
.Lotherwise_878:
    tst x1, #8
    beq .Lotherwise_879
    add x0, x6, #12
    ld1 {v1.s}[3], [x0]
.Lotherwise_879:
.Lend_875:
    fmul v3.4s, v0.4s, v4.s[0]
    fcmgt v1.4s, v1.4s, v2.4s
    ubfx x0, x1, #0, #4
    bsl v1.16b, v0.16b, v3.16b
    cmp x0, #15
    bne .Lotherwise_880
    str q1, [x3]
    b .Lend_881
.Lotherwise_880:
    tst x1, #1
    beq .Lotherwise_882
    st1 {v1.s}[0], [x3]
.Lotherwise_882:
    tst x1, #2
    beq .Lotherwise_883
    add x0, x3, #4
    st1 {v1.s}[1], [x0]
.Lotherwise_883:
    tst x1, #4
    beq .Lotherwise_884
    add x0, x3, #8
    st1 {v1.s}[2], [x0]
.Lotherwise_884:
    tst x1, #8
    beq .Lotherwise_885
    add x0, x3, #12
    st1 {v1.s}[3], [x0]
.Lotherwise_885:
.Lend_881:
    ubfx x0, x1, #4, #4
    cmp x0, #15
    bne .Lotherwise_886
    ldr q0, [x4, #16]
    b .Lend_887
.Lotherwise_886:
    movi v0.4s, #0
    tst x1, #16
    beq .Lotherwise_888
    add x0, x4, #16
    ld1 {v0.s}[0], [x0]
.Lotherwise_888:
    tst x1, #32
    beq .Lotherwise_889
    add x0, x4, #20
    ld1 {v0.s}[1], [x0]
.Lotherwise_889:
    tst x1, #64
    beq .Lotherwise_890
    add x0, x4, #24
    ld1 {v0.s}[2], [x0]
.Lotherwise_890:
    tst x1, #128
    beq .Lotherwise_891
    add x0, x4, #28
    ld1 {v0.s}[3], [x0]
.Lotherwise_891:
.Lend_887:
    ubfx x0, x1, #4, #4
    cmp x0, #15
    bne .Lotherwise_892
    ldr q1, [x6, #16]
    b .Lend_893
.Lotherwise_892:
    movi v1.4s, #0
    tst x1, #16
    beq .Lotherwise_894
    add x0, x6, #16
    ld1 {v1.s}[0], [x0]
.Lotherwise_894:
    tst x1, #32
    beq .Lotherwise_895
    add x0, x6, #20
    ld1 {v1.s}[1], [x0]
.Lotherwise_895:
    tst x1, #64
    beq .Lotherwise_896
    add x0, x6, #24
    ld1 {v1.s}[2], [x0]
.Lotherwise_896:
    tst x1, #128
    beq .Lotherwise_897
    add x0, x6, #28
    ld1 {v1.s}[3], [x0]
.Lotherwise_897:
.Lend_893:
    fmul v3.4s, v0.4s, v4.s[0]
    fcmgt v1.4s, v1.4s, v2.4s
    ubfx x0, x1, #4, #4
    bsl v1.16b, v0.16b, v3.16b
    cmp x0, #15
    bne .Lotherwise_898
    str q1, [x3, #16]
    b .Lend_899
.Lotherwise_898:
    tst x1, #16
    beq .Lotherwise_900
    add x0, x3, #16
    st1 {v1.s}[0], [x0]
.Lotherwise_900:
    tst x1, #32
    beq .Lotherwise_901
    add x0, x3, #20
    st1 {v1.s}[1], [x0]
.Lotherwise_901:
    tst x1, #64
    beq .Lotherwise_902
    add x0, x3, #24
    st1 {v1.s}[2], [x0]
.Lotherwise_902:
    tst x1, #128
    beq .Lotherwise_903
    add x0, x3, #28
    st1 {v1.s}[3], [x0]
.Lotherwise_903:
.Lend_899:
    ubfx x0, x1, #8, #4
    cmp x0, #15
    bne .Lotherwise_904
    ldr q0, [x4, #32]
    b .Lend_905
.Lotherwise_904:
    movi v0.4s, #0
    tst x1, #256
    beq .Lotherwise_906
    add x0, x4, #32
    ld1 {v0.s}[0], [x0]
.Lotherwise_906:
    tst x1, #512
    beq .Lotherwise_907
    add x0, x4, #36
    ld1 {v0.s}[1], [x0]
.Lotherwise_907:
    tst x1, #1024
    beq .Lotherwise_908
    add x0, x4, #40
    ld1 {v0.s}[2], [x0]
.Lotherwise_908:
    tst x1, #2048
    beq .Lotherwise_909
    add x0, x4, #44
    ld1 {v0.s}[3], [x0]
.Lotherwise_909:
.Lend_905:
    ubfx x0, x1, #8, #4
    cmp x0, #15
    bne .Lotherwise_910
    ldr q1, [x6, #32]
    b .Lend_911
.Lotherwise_910:
    movi v1.4s, #0
    tst x1, #256
    beq .Lotherwise_912
    add x0, x6, #32
    ld1 {v1.s}[0], [x0]
.Lotherwise_912:
    tst x1, #512
    beq .Lotherwise_913
    add x0, x6, #36
    ld1 {v1.s}[1], [x0]
.Lotherwise_913:
    tst x1, #1024
    beq .Lotherwise_914
    add x0, x6, #40
    ld1 {v1.s}[2], [x0]
.Lotherwise_914:
    tst x1, #2048
    beq .Lotherwise_915
    add x0, x6, #44
    ld1 {v1.s}[3], [x0]
.Lotherwise_915:
.Lend_911:
    fmul v3.4s, v0.4s, v4.s[0]
    fcmgt v1.4s, v1.4s, v2.4s
    ubfx x0, x1, #8, #4
    bsl v1.16b, v0.16b, v3.16b
    cmp x0, #15
    bne .Lotherwise_916
    str q1, [x3, #32]
    b .Lend_917
.Lotherwise_916:
    tst x1, #256
    beq .Lotherwise_918
    add x0, x3, #32
    st1 {v1.s}[0], [x0]
.Lotherwise_918:
    tst x1, #512
    beq .Lotherwise_919
    add x0, x3, #36
    st1 {v1.s}[1], [x0]
.Lotherwise_919:
    tst x1, #1024
    beq .Lotherwise_920
    add x0, x3, #40
    st1 {v1.s}[2], [x0]
.Lotherwise_920:
    tst x1, #2048
    beq .Lotherwise_921
    add x0, x3, #44
    st1 {v1.s}[3], [x0]
.Lotherwise_921:
.Lend_917:
    ubfx x0, x1, #12, #4
    cmp x0, #15
    bne .Lotherwise_922
    ldr q0, [x4, #48]
    b .Lend_923
.Lotherwise_922:
    movi v0.4s, #0
    tst x1, #4096
    beq .Lotherwise_924
    add x0, x4, #48
    ld1 {v0.s}[0], [x0]
.Lotherwise_924:
    tst x1, #8192
    beq .Lotherwise_925
    add x0, x4, #52
    ld1 {v0.s}[1], [x0]
.Lotherwise_925:
    tst x1, #16384
    beq .Lotherwise_926
    add x0, x4, #56
    ld1 {v0.s}[2], [x0]
.Lotherwise_926:
    tst x1, #32768
    beq .Lotherwise_927
    add x0, x4, #60
    ld1 {v0.s}[3], [x0]
.Lotherwise_927:
.Lend_923:
    ubfx x0, x1, #12, #4
    cmp x0, #15
    bne .Lotherwise_928
    ldr q1, [x6, #48]
    b .Lend_929
.Lotherwise_928:
    movi v1.4s, #0
    tst x1, #4096
    beq .Lotherwise_930
    add x0, x6, #48
    ld1 {v1.s}[0], [x0]
.Lotherwise_930:
    tst x1, #8192
    beq .Lotherwise_931
    add x0, x6, #52
    ld1 {v1.s}[1], [x0]
.Lotherwise_931:
    tst x1, #16384
    beq .Lotherwise_932
    add x0, x6, #56
    ld1 {v1.s}[2], [x0]
.Lotherwise_932:
    tst x1, #32768
    beq .Lotherwise_933
    add x0, x6, #60
    ld1 {v1.s}[3], [x0]
.Lotherwise_933:
.Lend_929:
    fmul v3.4s, v0.4s, v4.s[0]
    fcmgt v1.4s, v1.4s, v2.4s
    ubfx x0, x1, #12, #4
    bsl v1.16b, v0.16b, v3.16b
    cmp x0, #15
    bne .Lotherwise_934
    str q1, [x3, #48]
    b .Lend_935
.Lotherwise_934:
    tst x1, #4096
    beq .Lotherwise_936
    add x0, x3, #48
    st1 {v1.s}[0], [x0]
.Lotherwise_936:
    tst x1, #8192
    beq .Lotherwise_937
    add x0, x3, #52
    st1 {v1.s}[1], [x0]
.Lotherwise_937:
    tst x1, #16384
    beq .Lotherwise_938
    add x0, x3, #56
    st1 {v1.s}[2], [x0]
.Lotherwise_938:
    tst x1, #32768
    beq .Lotherwise_939
    add x0, x3, #60
    st1 {v1.s}[3], [x0]
.Lotherwise_939:
.Lend_935:
    add x4, x4, x7, lsl #2
    add x6, x6, x7, lsl #2
    add x3, x3, x7, lsl #2
.Lend_867:
    sub x0, x5, x7
    lsr x1, x0, #4
    cbz x1, .Lloop_end_940
.Lloop_941:
    ldr q0, [x4]
    ldr q1, [x6]
    sub x1, x1, #1
    fmul v3.4s, v0.4s, v4.s[0]
    fcmgt v1.4s, v1.4s, v2.4s
    bsl v1.16b, v0.16b, v3.16b
    str q1, [x3]
    ldr q0, [x4, #16]
    ldr q1, [x6, #16]
    fmul v3.4s, v0.4s, v4.s[0]
    fcmgt v1.4s, v1.4s, v2.4s
    bsl v1.16b, v0.16b, v3.16b
    str q1, [x3, #16]
    ldr q0, [x4, #32]
    ldr q1, [x6, #32]
    fmul v3.4s, v0.4s, v4.s[0]
    fcmgt v1.4s, v1.4s, v2.4s
    bsl v1.16b, v0.16b, v3.16b
    str q1, [x3, #32]
    ldr q0, [x4, #48]
    ldr q1, [x6, #48]
    add x4, x4, #64
    add x6, x6, #64
    fmul v3.4s, v0.4s, v4.s[0]
    fcmgt v1.4s, v1.4s, v2.4s
    bsl v1.16b, v0.16b, v3.16b
    str q1, [x3, #48]
    add x3, x3, #64
    cbnz x1, .Lloop_941
.Lloop_end_940:
    ubfx x0, x0, #0, #4
    cbnz x0, .Lotherwise_942
    b .Lend_943
.Lotherwise_942:
    mov w1, #16
    mov w2, #1
    cmp x0, x1
    csel x0, x0, x1, ls
    lsl x0, x2, x0
    sub x1, x0, #1
    ubfx x0, x1, #0, #4
    cmp x0, #15
    bne .Lotherwise_944
    ldr q0, [x4]
    b .Lend_945
.Lotherwise_944:
    movi v0.4s, #0
    tst x1, #1
    beq .Lotherwise_946
    ld1 {v0.s}[0], [x4]
.Lotherwise_946:
    tst x1, #2
    beq .Lotherwise_947
    add x0, x4, #4
    ld1 {v0.s}[1], [x0]
.Lotherwise_947:
    tst x1, #4
    beq .Lotherwise_948
    add x0, x4, #8
    ld1 {v0.s}[2], [x0]
.Lotherwise_948:
    tst x1, #8
    beq .Lotherwise_949
    add x0, x4, #12
    ld1 {v0.s}[3], [x0]
.Lotherwise_949:
.Lend_945:
    ubfx x0, x1, #0, #4
    cmp x0, #15
    bne .Lotherwise_950
    ldr q1, [x6]
    b .Lend_951
.Lotherwise_950:
    movi v1.4s, #0
    tst x1, #1
    beq .Lotherwise_952
    ld1 {v1.s}[0], [x6]
.Lotherwise_952:
    tst x1, #2
    beq .Lotherwise_953
    add x0, x6, #4
    ld1 {v1.s}[1], [x0]
.Lotherwise_953:
    tst x1, #4
    beq .Lotherwise_954
    add x0, x6, #8
    ld1 {v1.s}[2], [x0]
.Lotherwise_954:
    tst x1, #8
    beq .Lotherwise_955
    add x0, x6, #12
    ld1 {v1.s}[3], [x0]
.Lotherwise_955:
.Lend_951:
    fmul v3.4s, v0.4s, v4.s[0]
    fcmgt v1.4s, v1.4s, v2.4s
    ubfx x0, x1, #0, #4
    bsl v1.16b, v0.16b, v3.16b
    cmp x0, #15
    bne .Lotherwise_956
    str q1, [x3]
    b .Lend_957
.Lotherwise_956:
    tst x1, #1
    beq .Lotherwise_958
    st1 {v1.s}[0], [x3]
.Lotherwise_958:
    tst x1, #2
    beq .Lotherwise_959
    add x0, x3, #4
    st1 {v1.s}[1], [x0]
.Lotherwise_959:
    tst x1, #4
    beq .Lotherwise_960
    add x0, x3, #8
    st1 {v1.s}[2], [x0]
.Lotherwise_960:
    tst x1, #8
    beq .Lotherwise_961
    add x0, x3, #12
    st1 {v1.s}[3], [x0]
.Lotherwise_961:
.Lend_957:
    ubfx x0, x1, #4, #4
    cmp x0, #15
    bne .Lotherwise_962
    ldr q0, [x4, #16]
    b .Lend_963
.Lotherwise_962:
    movi v0.4s, #0
    tst x1, #16
    beq .Lotherwise_964
    add x0, x4, #16
    ld1 {v0.s}[0], [x0]
.Lotherwise_964:
    tst x1, #32
    beq .Lotherwise_965
    add x0, x4, #20
    ld1 {v0.s}[1], [x0]
.Lotherwise_965:
    tst x1, #64
    beq .Lotherwise_966
    add x0, x4, #24
    ld1 {v0.s}[2], [x0]
.Lotherwise_966:
    tst x1, #128
    beq .Lotherwise_967
    add x0, x4, #28
    ld1 {v0.s}[3], [x0]
.Lotherwise_967:
.Lend_963:
    ubfx x0, x1, #4, #4
    cmp x0, #15
    bne .Lotherwise_968
    ldr q1, [x6, #16]
    b .Lend_969
.Lotherwise_968:
    movi v1.4s, #0
    tst x1, #16
    beq .Lotherwise_970
    add x0, x6, #16
    ld1 {v1.s}[0], [x0]
.Lotherwise_970:
    tst x1, #32
    beq .Lotherwise_971
    add x0, x6, #20
    ld1 {v1.s}[1], [x0]
.Lotherwise_971:
    tst x1, #64
    beq .Lotherwise_972
    add x0, x6, #24
    ld1 {v1.s}[2], [x0]
.Lotherwise_972:
    tst x1, #128
    beq .Lotherwise_973
    add x0, x6, #28
    ld1 {v1.s}[3], [x0]
.Lotherwise_973:
.Lend_969:
    fmul v3.4s, v0.4s, v4.s[0]
    fcmgt v1.4s, v1.4s, v2.4s
    ubfx x0, x1, #4, #4
    bsl v1.16b, v0.16b, v3.16b
    cmp x0, #15
    bne .Lotherwise_974
    str q1, [x3, #16]
    b .Lend_975
.Lotherwise_974:
    tst x1, #16
    beq .Lotherwise_976
    add x0, x3, #16
    st1 {v1.s}[0], [x0]
.Lotherwise_976:
    tst x1, #32
    beq .Lotherwise_977
    add x0, x3, #20
    st1 {v1.s}[1], [x0]
.Lotherwise_977:
    tst x1, #64
    beq .Lotherwise_978
    add x0, x3, #24
    st1 {v1.s}[2], [x0]
.Lotherwise_978:
    tst x1, #128
    beq .Lotherwise_979
    add x0, x3, #28
    st1 {v1.s}[3], [x0]
.Lotherwise_979:
.Lend_975:
    ubfx x0, x1, #8, #4
    cmp x0, #15
    bne .Lotherwise_980
    ldr q0, [x4, #32]
    b .Lend_981
.Lotherwise_980:
    movi v0.4s, #0
    tst x1, #256
    beq .Lotherwise_982
    add x0, x4, #32
    ld1 {v0.s}[0], [x0]
.Lotherwise_982:
    tst x1, #512
    beq .Lotherwise_983
    add x0, x4, #36
    ld1 {v0.s}[1], [x0]
.Lotherwise_983:
    tst x1, #1024
    beq .Lotherwise_984
    add x0, x4, #40
    ld1 {v0.s}[2], [x0]
.Lotherwise_984:
    tst x1, #2048
    beq .Lotherwise_985
    add x0, x4, #44
    ld1 {v0.s}[3], [x0]
.Lotherwise_985:
.Lend_981:
    ubfx x0, x1, #8, #4
    cmp x0, #15
    bne .Lotherwise_986
    ldr q1, [x6, #32]
    b .Lend_987
.Lotherwise_986:
    movi v1.4s, #0
    tst x1, #256
    beq .Lotherwise_988
    add x0, x6, #32
    ld1 {v1.s}[0], [x0]
.Lotherwise_988:
    tst x1, #512
    beq .Lotherwise_989
    add x0, x6, #36
    ld1 {v1.s}[1], [x0]
.Lotherwise_989:
    tst x1, #1024
    beq .Lotherwise_990
    add x0, x6, #40
    ld1 {v1.s}[2], [x0]
.Lotherwise_990:
    tst x1, #2048
    beq .Lotherwise_991
    add x0, x6, #44
    ld1 {v1.s}[3], [x0]
.Lotherwise_991:
.Lend_987:
    fmul v3.4s, v0.4s, v4.s[0]
    fcmgt v1.4s, v1.4s, v2.4s
    ubfx x0, x1, #8, #4
    bsl v1.16b, v0.16b, v3.16b
    cmp x0, #15
    bne .Lotherwise_992
    str q1, [x3, #32]
    b .Lend_993
.Lotherwise_992:
    tst x1, #256
    beq .Lotherwise_994
    add x0, x3, #32
    st1 {v1.s}[0], [x0]
.Lotherwise_994:
    tst x1, #512
    beq .Lotherwise_995
    add x0, x3, #36
    st1 {v1.s}[1], [x0]
.Lotherwise_995:
    tst x1, #1024
    beq .Lotherwise_996
    add x0, x3, #40
    st1 {v1.s}[2], [x0]
.Lotherwise_996:
    tst x1, #2048
    beq .Lotherwise_997
    add x0, x3, #44
    st1 {v1.s}[3], [x0]
.Lotherwise_997:
.Lend_993:
    ubfx x0, x1, #12, #4
    cmp x0, #15
    bne .Lotherwise_998
    ldr q0, [x4, #48]
    b .Lend_999
.Lotherwise_998:
    movi v0.4s, #0
    tst x1, #4096
    beq .Lotherwise_1000
    add x0, x4, #48
    ld1 {v0.s}[0], [x0]
.Lotherwise_1000:
    tst x1, #8192
    beq .Lotherwise_1001
    add x0, x4, #52
    ld1 {v0.s}[1], [x0]
.Lotherwise_1001:
    tst x1, #16384
    beq .Lotherwise_1002
    add x0, x4, #56
    ld1 {v0.s}[2], [x0]
.Lotherwise_1002:
    tst x1, #32768
    beq .Lotherwise_1003
    add x0, x4, #60
    ld1 {v0.s}[3], [x0]
.Lotherwise_1003:
.Lend_999:
    ubfx x0, x1, #12, #4
    cmp x0, #15
    bne .Lotherwise_1004
    ldr q1, [x6, #48]
    b .Lend_1005
.Lotherwise_1004:
    movi v1.4s, #0
    tst x1, #4096
    beq .Lotherwise_1006
    add x0, x6, #48
    ld1 {v1.s}[0], [x0]
.Lotherwise_1006:
    tst x1, #8192
    beq .Lotherwise_1007
    add x0, x6, #52
    ld1 {v1.s}[1], [x0]
.Lotherwise_1007:
    tst x1, #16384
    beq .Lotherwise_1008
    add x0, x6, #56
    ld1 {v1.s}[2], [x0]
.Lotherwise_1008:
    tst x1, #32768
    beq .Lotherwise_1009
    add x0, x6, #60
    ld1 {v1.s}[3], [x0]
.Lotherwise_1009:
.Lend_1005:
    fmul v3.4s, v0.4s, v4.s[0]
    fcmgt v1.4s, v1.4s, v2.4s
    ubfx x0, x1, #12, #4
    bsl v1.16b, v0.16b, v3.16b
    cmp x0, #15
    bne .Lotherwise_1010
    str q1, [x3, #48]
    b .Lend_1011
.Lotherwise_1010:
    tst x1, #4096
    beq .Lotherwise_1012
    add x0, x3, #48
    st1 {v1.s}[0], [x0]
.Lotherwise_1012:
    tst x1, #8192
    beq .Lotherwise_1013
    add x0, x3, #52
    st1 {v1.s}[1], [x0]
.Lotherwise_1013:
    tst x1, #16384
    beq .Lotherwise_1014
    add x0, x3, #56
    st1 {v1.s}[2], [x0]
.Lotherwise_1014:
    tst x1, #32768
    beq .Lotherwise_1015
    add x0, x3, #60
    st1 {v1.s}[3], [x0]
.Lotherwise_1015:
.Lend_1011:
.Lend_943:
.Lend_865:
    ret
    .size nnp_relu_input_gradient_streamed__aarch64_neon, . - nnp_relu_input_gradient_streamed__aarch64_neon

    .section .note.GNU-stack, "", %progbits
