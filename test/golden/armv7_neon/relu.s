    .syntax unified
    .arch armv7-a
    .fpu neon-vfpv4
    .eabi_attribute 28, 3
    .arm

    .text
    .p2align 4
    .globl nnp_relu_output__armv7_neon
    .type nnp_relu_output__armv7_neon, %function
nnp_relu_output__armv7_neon:
    push {r14}
    vmov.i32 q9, #0
    mov r12, r0
    cmp r3, #0
    bne .Lotherwise_0
    rsb r0, r2, #0
    ubfx r0, r0, #2, #4
    mov r3, r0
    cmp r3, r12
    movhi r3, r12
    mov r14, r1
    cmp r3, #0
    bne .Lotherwise_1
    b .Lend_2
.Lotherwise_1:
    movw r0, #16
    mov r1, r3
    cmp r1, r0
    movhi r1, r0
    movw r0, #1
    lsl r0, r0, r1
    sub r1, r0, #1
    ubfx r0, r1, #0, #4
    cmp r0, #15
    bne .Lotherwise_3
    vld1.32 {d16, d17}, [r14]
    b .Lend_4
.Lotherwise_3:
    vmov.i32 q8, #0
    tst r1, #1
    beq .Lotherwise_5
    vld1.32 {d16[0]}, [r14]
.Lotherwise_5:
    tst r1, #2
    beq .Lotherwise_6
    add r0, r14, #4
    vld1.32 {d16[1]}, [r0]
.Lotherwise_6:
    tst r1, #4
    beq .Lotherwise_7
    add r0, r14, #8
    vld1.32 {d17[0]}, [r0]
.Lotherwise_7:
    tst r1, #8
    beq .Lotherwise_8
    add r0, r14, #12
    vld1.32 {d17[1]}, [r0]
.Lotherwise_8:
.Lend_4:
    ubfx r0, r1, #0, #4
    vmax.f32 q8, q9, q8
    cmp r0, #15
    bne .Lotherwise_9
    vst1.32 {d16, d17}, [r2]
    b .Lend_10
.Lotherwise_9:
    tst r1, #1
    beq .Lotherwise_11
    vst1.32 {d16[0]}, [r2]
.Lotherwise_11:
    tst r1, #2
    beq .Lotherwise_12
    add r0, r2, #4
    vst1.32 {d16[1]}, [r0]
.Lotherwise_12:
    tst r1, #4
    beq .Lotherwise_13
    add r0, r2, #8
    vst1.32 {d17[0]}, [r0]
.Lotherwise_13:
    tst r1, #8
    beq .Lotherwise_14
    add r0, r2, #12
    vst1.32 {d17[1]}, [r0]
.Lotherwise_14:
.Lend_10:
    ubfx r0, r1, #4, #4
    cmp r0, #15
    bne .Lotherwise_15
    add r0, r14, #16
    vld1.32 {d16, d17}, [r0]
    b .Lend_16
.Lotherwise_15:
    vmov.i32 q8, #0
    tst r1, #16
    beq .Lotherwise_17
    add r0, r14, #16
    vld1.32 {d16[0]}, [r0]
.Lotherwise_17:
    tst r1, #32
    beq .Lotherwise_18
    add r0, r14, #20
    vld1.32 {d16[1]}, [r0]
.Lotherwise_18:
    tst r1, #64
    beq .Lotherwise_19
    add r0, r14, #24
    vld1.32 {d17[0]}, [r0]
.Lotherwise_19:
    tst r1, #128
    beq .Lotherwise_20
    add r0, r14, #28
    vld1.32 {d17[1]}, [r0]
.Lotherwise_20:
.Lend_16:
    ubfx r0, r1, #4, #4
    vmax.f32 q8, q9, q8
    cmp r0, #15
    bne .Lotherwise_21
    add r0, r2, #16
    vst1.32 {d16, d17}, [r0]
    b .Lend_22
.Lotherwise_21:
    tst r1, #16
    beq .Lotherwise_23
    add r0, r2, #16
    vst1.32 {d16[0]}, [r0]
.Lotherwise_23:
    tst r1, #32
    beq .Lotherwise_24
    add r0, r2, #20
    vst1.32 {d16[1]}, [r0]
.Lotherwise_24:
    tst r1, #64
    beq .Lotherwise_25
    add r0, r2, #24
    vst1.32 {d17[0]}, [r0]
.Lotherwise_25:
    tst r1, #128
    beq .Lotherwise_26
    add r0, r2, #28
    vst1.32 {d17[1]}, [r0]
.Lotherwise_26:
.Lend_22:
    ubfx r0, r1, #8, #4
    cmp r0, #15
    bne .Lotherwise_27
    add r0, r14, #32
    vld1.32 {d16, d17}, [r0]
    b .Lend_28
.Lotherwise_27:
    vmov.i32 q8, #0
    tst r1, #256
    beq .Lotherwise_29
    add r0, r14, #32
    vld1.32 {d16[0]}, [r0]
.Lotherwise_29:
    tst r1, #512
    beq .Lotherwise_30
    add r0, r14, #36
    vld1.32 {d16[1]}, [r0]
.Lotherwise_30:
    tst r1, #1024
    beq .Lotherwise_31
    add r0, r14, #40
    vld1.32 {d17[0]}, [r0]
.Lotherwise_31:
    tst r1, #2048
    beq .Lotherwise_32
    add r0, r14, #44
    vld1.32 {d17[1]}, [r0]
.Lotherwise_32:
.Lend_28:
    ubfx r0, r1, #8, #4
    vmax.f32 q8, q9, q8
    cmp r0, #15
    bne .Lotherwise_33
    add r0, r2, #32
    vst1.32 {d16, d17}, [r0]
    b .Lend_34
.Lotherwise_33:
    tst r1, #256
    beq .Lotherwise_35
    add r0, r2, #32
    vst1.32 {d16[0]}, [r0]
.Lotherwise_35:
    tst r1, #512
    beq .Lotherwise_36
    add r0, r2, #36
    vst1.32 {d16[1]}, [r0]
.Lotherwise_36:
    tst r1, #1024
    beq .Lotherwise_37
    add r0, r2, #40
    vst1.32 {d17[0]}, [r0]
.Lotherwise_37:
    tst r1, #2048
    beq .Lotherwise_38
    add r0, r2, #44
    vst1.32 {d17[1]}, [r0]
.Lotherwise_38:
.Lend_34:
    ubfx r0, r1, #12, #4
    cmp r0, #15
    bne .Lotherwise_39
    add r0, r14, #48
    vld1.32 {d16, d17}, [r0]
    b .Lend_40
.Lotherwise_39:
    vmov.i32 q8, #0
    tst r1, #4096
    beq .Lotherwise_41
    add r0, r14, #48
    vld1.32 {d16[0]}, [r0]
.Lotherwise_41:
    tst r1, #8192
    beq .Lotherwise_42
    add r0, r14, #52
    vld1.32 {d16[1]}, [r0]
.Lotherwise_42:
    tst r1, #16384
    beq .Lotherwise_43
    add r0, r14, #56
    vld1.32 {d17[0]}, [r0]
.Lotherwise_43:
    tst r1, #32768
    beq .Lotherwise_44
    add r0, r14, #60
    vld1.32 {d17[1]}, [r0]
.Lotherwise_44:
.Lend_40:
    ubfx r0, r1, #12, #4
    vmax.f32 q8, q9, q8
    cmp r0, #15
    bne .Lotherwise_45
    add r0, r2, #48
    vst1.32 {d16, d17}, [r0]
    b .Lend_46
.Lotherwise_45:
    tst r1, #4096
    beq .Lotherwise_47
    add r0, r2, #48
    vst1.32 {d16[0]}, [r0]
.Lotherwise_47:
    tst r1, #8192
    beq .Lotherwise_48
    add r0, r2, #52
    vst1.32 {d16[1]}, [r0]
.Lotherwise_48:
    tst r1, #16384
    beq .Lotherwise_49
    add r0, r2, #56
    vst1.32 {d17[0]}, [r0]
.Lotherwise_49:
    tst r1, #32768
    beq .Lotherwise_50
    add r0, r2, #60
    vst1.32 {d17[1]}, [r0]
.Lotherwise_50:
.Lend_46:
    add r14, r14, r3, lsl #2
    add r2, r2, r3, lsl #2
.Lend_2:
    sub r0, r12, r3
    lsr r1, r0, #4
    cmp r1, #0
    beq .Lloop_end_51
.Lloop_52:
    vld1.32 {d16, d17}, [r14]!
    sub r1, r1, #1
    vmax.f32 q8, q9, q8
    vst1.32 {d16, d17}, [r2]!
    vld1.32 {d16, d17}, [r14]!
    vmax.f32 q8, q9, q8
    vst1.32 {d16, d17}, [r2]!
    vld1.32 {d16, d17}, [r14]!
    vmax.f32 q8, q9, q8
    vst1.32 {d16, d17}, [r2]!
    vld1.32 {d16, d17}, [r14]!
    vmax.f32 q8, q9, q8
    vst1.32 {d16, d17}, [r2]!
    cmp r1, #0
    bne .Lloop_52
.Lloop_end_51:
    ubfx r0, r0, #0, #4
    cmp r0, #0
    bne .Lotherwise_53
    b .Lend_54
.Lotherwise_53:
    movw r1, #16
    cmp r0, r1
    movhi r0, r1
    movw r1, #1
    lsl r0, r1, r0
    sub r1, r0, #1
    ubfx r0, r1, #0, #4
    cmp r0, #15
    bne .Lotherwise_55
    vld1.32 {d16, d17}, [r14]
    b .Lend_56
.Lotherwise_55:
    vmov.i32 q8, #0
    tst r1, #1
    beq .Lotherwise_57
    vld1.32 {d16[0]}, [r14]
.Lotherwise_57:
    tst r1, #2
    beq .Lotherwise_58
    add r0, r14, #4
    vld1.32 {d16[1]}, [r0]
.Lotherwise_58:
    tst r1, #4
    beq .Lotherwise_59
    add r0, r14, #8
    vld1.32 {d17[0]}, [r0]
.Lotherwise_59:
    tst r1, #8
    beq .Lotherwise_60
    add r0, r14, #12
    vld1.32 {d17[1]}, [r0]
.Lotherwise_60:
.Lend_56:
    ubfx r0, r1, #0, #4
    vmax.f32 q8, q9, q8
    cmp r0, #15
    bne .Lotherwise_61
    vst1.32 {d16, d17}, [r2]
    b .Lend_62
.Lotherwise_61:
    tst r1, #1
    beq .Lotherwise_63
    vst1.32 {d16[0]}, [r2]
.Lotherwise_63:
    tst r1, #2
    beq .Lotherwise_64
    add r0, r2, #4
    vst1.32 {d16[1]}, [r0]
.Lotherwise_64:
    tst r1, #4
    beq .Lotherwise_65
    add r0, r2, #8
    vst1.32 {d17[0]}, [r0]
.Lotherwise_65:
    tst r1, #8
    beq .Lotherwise_66
    add r0, r2, #12
    vst1.32 {d17[1]}, [r0]
.Lotherwise_66:
.Lend_62:
    ubfx r0, r1, #4, #4
    cmp r0, #15
    bne .Lotherwise_67
    add r0, r14, #16
    vld1.32 {d16, d17}, [r0]
    b .Lend_68
.Lotherwise_67:
    vmov.i32 q8, #0
    tst r1, #16
    beq .Lotherwise_69
    add r0, r14, #16
    vld1.32 {d16[0]}, [r0]
.Lotherwise_69:
    tst r1, #32
    beq .Lotherwise_70
    add r0, r14, #20
    vld1.32 {d16[1]}, [r0]
.Lotherwise_70:
    tst r1, #64
    beq .Lotherwise_71
    add r0, r14, #24
    vld1.32 {d17[0]}, [r0]
.Lotherwise_71:
    tst r1, #128
    beq .Lotherwise_72
    add r0, r14, #28
    vld1.32 {d17[1]}, [r0]
.Lotherwise_72:
.Lend_68:
    ubfx r0, r1, #4, #4
    vmax.f32 q8, q9, q8
    cmp r0, #15
    bne .Lotherwise_73
    add r0, r2, #16
    vst1.32 {d16, d17}, [r0]
    b .Lend_74
.Lotherwise_73:
    tst r1, #16
    beq .Lotherwise_75
    add r0, r2, #16
    vst1.32 {d16[0]}, [r0]
.Lotherwise_75:
    tst r1, #32
    beq .Lotherwise_76
    add r0, r2, #20
    vst1.32 {d16[1]}, [r0]
.Lotherwise_76:
    tst r1, #64
    beq .Lotherwise_77
    add r0, r2, #24
    vst1.32 {d17[0]}, [r0]
.Lotherwise_77:
    tst r1, #128
    beq .Lotherwise_78
    add r0, r2, #28
    vst1.32 {d17[1]}, [r0]
.Lotherwise_78:
.Lend_74:
    ubfx r0, r1, #8, #4
    cmp r0, #15
    bne .Lotherwise_79
    add r0, r14, #32
    vld1.32 {d16, d17}, [r0]
    b .Lend_80
.Lotherwise_79:
    vmov.i32 q8, #0
    tst r1, #256
    beq .Lotherwise_81
    add r0, r14, #32
    vld1.32 {d16[0]}, [r0]
.Lotherwise_81:
    tst r1, #512
    beq .Lotherwise_82
    add r0, r14, #36
    vld1.32 {d16[1]}, [r0]
.Lotherwise_82:
    tst r1, #1024
    beq .Lotherwise_83
    add r0, r14, #40
    vld1.32 {d17[0]}, [r0]
.Lotherwise_83:
    tst r1, #2048
    beq .Lotherwise_84
    add r0, r14, #44
    vld1.32 {d17[1]}, [r0]
.Lotherwise_84:
.Lend_80:
    ubfx r0, r1, #8, #4
    vmax.f32 q8, q9, q8
    cmp r0, #15
    bne .Lotherwise_85
    add r0, r2, #32
    vst1.32 {d16, d17}, [r0]
    b .Lend_86
.Lotherwise_85:
    tst r1, #256
    beq .Lotherwise_87
    add r0, r2, #32
    vst1.32 {d16[0]}, [r0]
.Lotherwise_87:
    tst r1, #512
    beq .Lotherwise_88
    add r0, r2, #36
    vst1.32 {d16[1]}, [r0]
.Lotherwise_88:
    tst r1, #1024
    beq .Lotherwise_89
    add r0, r2, #40
    vst1.32 {d17[0]}, [r0]
.Lotherwise_89:
    tst r1, #2048
    beq .Lotherwise_90
    add r0, r2, #44
    vst1.32 {d17[1]}, [r0]
.Lotherwise_90:
.Lend_86:
    ubfx r0, r1, #12, #4
    cmp r0, #15
    bne .Lotherwise_91
    add r0, r14, #48
    vld1.32 {d16, d17}, [r0]
    b .Lend_92
.Lotherwise_91:
    vmov.i32 q8, #0
    tst r1, #4096
    beq .Lotherwise_93
    add r0, r14, #48
    vld1.32 {d16[0]}, [r0]
.Lotherwise_93:
    tst r1, #8192
    beq .Lotherwise_94
    add r0, r14, #52
    vld1.32 {d16[1]}, [r0]
.Lotherwise_94:
    tst r1, #16384
    beq .Lotherwise_95
    add r0, r14, #56
    vld1.32 {d17[0]}, [r0]
.Lotherwise_95:
    tst r1, #32768
    beq .Lotherwise_96
    add r0, r14, #60
    vld1.32 {d17[1]}, [r0]
.Lotherwise_96:
.Lend_92:
    ubfx r0, r1, #12, #4
    vmax.f32 q8, q9, q8
    cmp r0, #15
    bne .Lotherwise_97
    add r0, r2, #48
    vst1.32 {d16, d17}, [r0]
    b .Lend_98
.Lotherwise_97:
    tst r1, #4096
    beq .Lotherwise_99
    add r0, r2, #48
    vst1.32 {d16[0]}, [r0]
.Lotherwise_99:
    tst r1, #8192
    beq .Lotherwise_100
    add r0, r2, #52
    vst1.32 {d16[1]}, [r0]
.Lotherwise_100:
    tst r1, #16384
    beq .Lotherwise_101
    add r0, r2, #56
    vst1.32 {d17[0]}, [r0]
.Lotherwise_101:
    tst r1, #32768
    beq .Lotherwise_102
    add r0, r2, #60
    vst1.32 {d17[1]}, [r0]
.Lotherwise_102:
.Lend_98:
.Lend_54:
    b .Lend_103
.Lotherwise_0:
    vldr s0, [r3]
    rsb r0, r2, #0
    ubfx r0, r0, #2, #4
    mov r3, r0
    cmp r3, r12
    movhi r3, r12
    mov r14, r1
    cmp r3, #0
    bne .Lotherwise_104
    b .Lend_105
.Lotherwise_104:
    movw r0, #16
    mov r1, r3
    cmp r1, r0
    movhi r1, r0
    movw r0, #1
    lsl r0, r0, r1
    sub r1, r0, #1
    ubfx r0, r1, #0, #4
    cmp r0, #15
    bne .Lotherwise_106
    vld1.32 {d16, d17}, [r14]
    b .Lend_107
.Lotherwise_106:
    vmov.i32 q8, #0
    tst r1, #1
    beq .Lotherwise_108
    vld1.32 {d16[0]}, [r14]
.Lotherwise_108:
    tst r1, #2
    beq .Lotherwise_109
    add r0, r14, #4
    vld1.32 {d16[1]}, [r0]
.Lotherwise_109:
    tst r1, #4
    beq .Lotherwise_110
    add r0, r14, #8
    vld1.32 {d17[0]}, [r0]
.Lotherwise_110:
    tst r1, #8
    beq .Lotherwise_111
    add r0, r14, #12
    vld1.32 {d17[1]}, [r0]
.Lotherwise_111:
.Lend_107:
    vmul.f32 q10, q8, d0[0]
    ubfx r0, r1, #0, #4
    vcgt.f32 q11, q8, q9
    vbsl q11, q8, q10
    cmp r0, #15
    bne .Lotherwise_112
    vst1.32 {d22, d23}, [r2]
    b .Lend_113
.Lotherwise_112:
    tst r1, #1
    beq .Lotherwise_114
    vst1.32 {d22[0]}, [r2]
.Lotherwise_114:
    tst r1, #2
    beq .Lotherwise_115
    add r0, r2, #4
    vst1.32 {d22[1]}, [r0]
.Lotherwise_115:
    tst r1, #4
    beq .Lotherwise_116
    add r0, r2, #8
    vst1.32 {d23[0]}, [r0]
.Lotherwise_116:
    tst r1, #8
    beq .Lotherwise_117
    add r0, r2, #12
    vst1.32 {d23[1]}, [r0]
.Lotherwise_117:
.Lend_113:
    ubfx r0, r1, #4, #4
    cmp r0, #15
    bne .Lotherwise_118
    add r0, r14, #16
    vld1.32 {d16, d17}, [r0]
    b .Lend_119
.Lotherwise_118:
    vmov.i32 q8, #0
    tst r1, #16
    beq .Lotherwise_120
    add r0, r14, #16
    vld1.32 {d16[0]}, [r0]
.Lotherwise_120:
    tst r1, #32
    beq .Lotherwise_121
    add r0, r14, #20
    vld1.32 {d16[1]}, [r0]
.Lotherwise_121:
    tst r1, #64
    beq .Lotherwise_122
    add r0, r14, #24
    vld1.32 {d17[0]}, [r0]
.Lotherwise_122:
    tst r1, #128
    beq .Lotherwise_123
    add r0, r14, #28
    vld1.32 {d17[1]}, [r0]
.Lotherwise_123:
.Lend_119:
    vmul.f32 q10, q8, d0[0]
    ubfx r0, r1, #4, #4
    vcgt.f32 q11, q8, q9
    vbsl q11, q8, q10
    cmp r0, #15
    bne .Lotherwise_124
    add r0, r2, #16
    vst1.32 {d22, d23}, [r0]
    b .Lend_125
.Lotherwise_124:
    tst r1, #16
    beq .Lotherwise_126
    add r0, r2, #16
    vst1.32 {d22[0]}, [r0]
.Lotherwise_126:
    tst r1, #32
    beq .Lotherwise_127
    add r0, r2, #20
    vst1.32 {d22[1]}, [r0]
.Lotherwise_127:
    tst r1, #64
    beq .Lotherwise_128
    add r0, r2, #24
    vst1.32 {d23[0]}, [r0]
.Lotherwise_128:
    tst r1, #128
    beq .Lotherwise_129
    add r0, r2, #28
    vst1.32 {d23[1]}, [r0]
.Lotherwise_129:
.Lend_125:
    ubfx r0, r1, #8, #4
    cmp r0, #15
    bne .Lotherwise_130
    add r0, r14, #32
    vld1.32 {d16, d17}, [r0]
    b .Lend_131
.Lotherwise_130:
    vmov.i32 q8, #0
    tst r1, #256
    beq .Lotherwise_132
    add r0, r14, #32
    vld1.32 {d16[0]}, [r0]
.Lotherwise_132:
    tst r1, #512
    beq .Lotherwise_133
    add r0, r14, #36
    vld1.32 {d16[1]}, [r0]
.Lotherwise_133:
    tst r1, #1024
    beq .Lotherwise_134
    add r0, r14, #40
    vld1.32 {d17[0]}, [r0]
.Lotherwise_134:
    tst r1, #2048
    beq .Lotherwise_135
    add r0, r14, #44
    vld1.32 {d17[1]}, [r0]
.Lotherwise_135:
.Lend_131:
    vmul.f32 q10, q8, d0[0]
    ubfx r0, r1, #8, #4
    vcgt.f32 q11, q8, q9
    vbsl q11, q8, q10
    cmp r0, #15
    bne .Lotherwise_136
    add r0, r2, #32
    vst1.32 {d22, d23}, [r0]
    b .Lend_137
.Lotherwise_136:
    tst r1, #256
    beq .Lotherwise_138
    add r0, r2, #32
    vst1.32 {d22[0]}, [r0]
.Lotherwise_138:
    tst r1, #512
    beq .Lotherwise_139
    add r0, r2, #36
    vst1.32 {d22[1]}, [r0]
.Lotherwise_139:
    tst r1, #1024
    beq .Lotherwise_140
    add r0, r2, #40
    vst1.32 {d23[0]}, [r0]
.Lotherwise_140:
    tst r1, #2048
    beq .Lotherwise_141
    add r0, r2, #44
    vst1.32 {d23[1]}, [r0]
.Lotherwise_141:
.Lend_137:
    ubfx r0, r1, #12, #4
    cmp r0, #15
    bne .Lotherwise_142
    add r0, r14, #48
    vld1.32 {d16, d17}, [r0]
    b .Lend_143
.Lotherwise_142:
    vmov.i32 q8, #0
    tst r1, #4096
    beq .Lotherwise_144
    add r0, r14, #48
    vld1.32 {d16[0]}, [r0]
.Lotherwise_144:
    tst r1, #8192
    beq .Lotherwise_145
    add r0, r14, #52
    vld1.32 {d16[1]}, [r0]
.Lotherwise_145:
    tst r1, #16384
    beq .Lotherwise_146
    add r0, r14, #56
    vld1.32 {d17[0]}, [r0]
.Lotherwise_146:
    tst r1, #32768
    beq .Lotherwise_147
    add r0, r14, #60
    vld1.32 {d17[1]}, [r0]
.Lotherwise_147:
.Lend_143:
    vmul.f32 q10, q8, d0[0]
    ubfx r0, r1, #12, #4
    vcgt.f32 q11, q8, q9
    vbsl q11, q8, q10
    cmp r0, #15
    bne .Lotherwise_148
    add r0, r2, #48
    vst1.32 {d22, d23}, [r0]
    b .Lend_149
.Lotherwise_148:
    tst r1, #4096
    beq .Lotherwise_150
    add r0, r2, #48
    vst1.32 {d22[0]}, [r0]
.Lotherwise_150:
    tst r1, #8192
    beq .Lotherwise_151
    add r0, r2, #52
    vst1.32 {d22[1]}, [r0]
.Lotherwise_151:
    tst r1, #16384
    beq .Lotherwise_152
    add r0, r2, #56
    vst1.32 {d23[0]}, [r0]
.Lotherwise_152:
    tst r1, #32768
    beq .Lotherwise_153
    add r0, r2, #60
    vst1.32 {d23[1]}, [r0]
.Lotherwise_153:
.Lend_149:
    add r14, r14, r3, lsl #2
    add r2, r2, r3, lsl #2
.Lend_105:
    sub r0, r12, r3
    lsr r1, r0, #4
    cmp r1, #0
    beq .Lloop_end_154
.Lloop_155:
    vld1.32 {d16, d17}, [r14]!
    sub r1, r1, #1
    vmul.f32 q10, q8, d0[0]
    vcgt.f32 q11, q8, q9
    vbsl q11, q8, q10
    vst1.32 {d22, d23}, [r2]!
    vld1.32 {d16, d17}, [r14]!
    vmul.f32 q10, q8, d0[0]
    vcgt.f32 q11, q8, q9
    vbsl q11, q8, q10
    vst1.32 {d22, d23}, [r2]!
    vld1.32 {d16, d17}, [r14]!
    vmul.f32 q10, q8, d0[0]
    vcgt.f32 q11, q8, q9
    vbsl q11, q8, q10
    vst1.32 {d22, d23}, [r2]!
    vld1.32 {d16, d17}, [r14]!
    vmul.f32 q10, q8, d0[0]
    vcgt.f32 q11, q8, q9
    vbsl q11, q8, q10
    vst1.32 {d22, d23}, [r2]!
    cmp r1, #0
    bne .Lloop_155
.Lloop_end_154:
    ubfx r0, r0, #0, #4
    cmp r0, #0
    bne .Lotherwise_156
    b .Lend_157
.Lotherwise_156:
    movw r1, #16
    cmp r0, r1
    movhi r0, r1
    movw r1, #1
    lsl r0, r1, r0
    sub r1, r0, #1
    ubfx r0, r1, #0, #4
    cmp r0, #15
    bne .Lotherwise_158
    vld1.32 {d16, d17}, [r14]
    b .Lend_159
.Lotherwise_158:
    vmov.i32 q8, #0
    tst r1, #1
    beq .Lotherwise_160
    vld1.32 {d16[0]}, [r14]
.Lotherwise_160:
    tst r1, #2
    beq .Lotherwise_161
    add r0, r14, #4
    vld1.32 {d16[1]}, [r0]
.Lotherwise_161:
    tst r1, #4
    beq .Lotherwise_162
    add r0, r14, #8
    vld1.32 {d17[0]}, [r0]
.Lotherwise_162:
    tst r1, #8
    beq .Lotherwise_163
    add r0, r14, #12
    vld1.32 {d17[1]}, [r0]
.Lotherwise_163:
.Lend_159:
    vmul.f32 q10, q8, d0[0]
    ubfx r0, r1, #0, #4
    vcgt.f32 q11, q8, q9
    vbsl q11, q8, q10
    cmp r0, #15
    bne .Lotherwise_164
    vst1.32 {d22, d23}, [r2]
    b .Lend_165
.Lotherwise_164:
    tst r1, #1
    beq .Lotherwise_166
    vst1.32 {d22[0]}, [r2]
.Lotherwise_166:
    tst r1, #2
    beq .Lotherwise_167
    add r0, r2, #4
    vst1.32 {d22[1]}, [r0]
.Lotherwise_167:
    tst r1, #4
    beq .Lotherwise_168
    add r0, r2, #8
    vst1.32 {d23[0]}, [r0]
.Lotherwise_168:
    tst r1, #8
    beq .Lotherwise_169
    add r0, r2, #12
    vst1.32 {d23[1]}, [r0]
.Lotherwise_169:
.Lend_165:
    ubfx r0, r1, #4, #4
    cmp r0, #15
    bne .Lotherwise_170
    add r0, r14, #16
    vld1.32 {d16, d17}, [r0]
    b .Lend_171
.Lotherwise_170:
    vmov.i32 q8, #0
    tst r1, #16
    beq .Lotherwise_172
    add r0, r14, #16
    vld1.32 {d16[0]}, [r0]
.Lotherwise_172:
    tst r1, #32
    beq .Lotherwise_173
    add r0, r14, #20
    vld1.32 {d16[1]}, [r0]
.Lotherwise_173:
    tst r1, #64
    beq .Lotherwise_174
    add r0, r14, #24
    vld1.32 {d17[0]}, [r0]
.Lotherwise_174:
    tst r1, #128
    beq .Lotherwise_175
    add r0, r14, #28
    vld1.32 {d17[1]}, [r0]
.Lotherwise_175:
.Lend_171:
    vmul.f32 q10, q8, d0[0]
    ubfx r0, r1, #4, #4
    vcgt.f32 q11, q8, q9
    vbsl q11, q8, q10
    cmp r0, #15
    bne .Lotherwise_176
    add r0, r2, #16
    vst1.32 {d22, d23}, [r0]
    b .Lend_177
.Lotherwise_176:
    tst r1, #16
    beq .Lotherwise_178
    add r0, r2, #16
    vst1.32 {d22[0]}, [r0]
.Lotherwise_178:
    tst r1, #32
    beq .Lotherwise_179
    add r0, r2, #20
    vst1.32 {d22[1]}, [r0]
.Lotherwise_179:
    tst r1, #64
    beq .Lotherwise_180
    add r0, r2, #24
    vst1.32 {d23[0]}, [r0]
.Lotherwise_180:
    tst r1, #128
    beq .Lotherwise_181
    add r0, r2, #28
    vst1.32 {d23[1]}, [r0]
.Lotherwise_181:
.Lend_177:
    ubfx r0, r1, #8, #4
    cmp r0, #15
    bne .Lotherwise_182
    add r0, r14, #32
    vld1.32 {d16, d17}, [r0]
    b .Lend_183
.Lotherwise_182:
    vmov.i32 q8, #0
    tst r1, #256
    beq .Lotherwise_184
    add r0, r14, #32
    vld1.32 {d16[0]}, [r0]
.Lotherwise_184:
    tst r1, #512
    beq .Lotherwise_185
    add r0, r14, #36
    vld1.32 {d16[1]}, [r0]
.Lotherwise_185:
    tst r1, #1024
    beq .Lotherwise_186
    add r0, r14, #40
    vld1.32 {d17[0]}, [r0]
.Lotherwise_186:
    tst r1, #2048
    beq .Lotherwise_187
    add r0, r14, #44
    vld1.32 {d17[1]}, [r0]
.Lotherwise_187:
.Lend_183:
    vmul.f32 q10, q8, d0[0]
    ubfx r0, r1, #8, #4
    vcgt.f32 q11, q8, q9
    vbsl q11, q8, q10
    cmp r0, #15
    bne .Lotherwise_188
    add r0, r2, #32
    vst1.32 {d22, d23}, [r0]
    b .Lend_189
.Lotherwise_188:
    tst r1, #256
    beq .Lotherwise_190
    add r0, r2, #32
    vst1.32 {d22[0]}, [r0]
.Lotherwise_190:
    tst r1, #512
    beq .Lotherwise_191
    add r0, r2, #36
    vst1.32 {d22[1]}, [r0]
.Lotherwise_191:
    tst r1, #1024
    beq .Lotherwise_192
    add r0, r2, #40
    vst1.32 {d23[0]}, [r0]
.Lotherwise_192:
    tst r1, #2048
    beq .Lotherwise_193
    add r0, r2, #44
    vst1.32 {d23[1]}, [r0]
.Lotherwise_193:
.Lend_189:
    ubfx r0, r1, #12, #4
    cmp r0, #15
    bne .Lotherwise_194
    add r0, r14, #48
    vld1.32 {d16, d17}, [r0]
    b .Lend_195
.Lotherwise_194:
    vmov.i32 q8, #0
    tst r1, #4096
    beq .Lotherwise_196
    add r0, r14, #48
    vld1.32 {d16[0]}, [r0]
.Lotherwise_196:
    tst r1, #8192
    beq .Lotherwise_197
    add r0, r14, #52
    vld1.32 {d16[1]}, [r0]
.Lotherwise_197:
    tst r1, #16384
    beq .Lotherwise_198
    add r0, r14, #56
    vld1.32 {d17[0]}, [r0]
.Lotherwise_198:
    tst r1, #32768
    beq .Lotherwise_199
    add r0, r14, #60
    vld1.32 {d17[1]}, [r0]
.Lotherwise_199:
.Lend_195:
    vmul.f32 q10, q8, d0[0]
    ubfx r0, r1, #12, #4
    vcgt.f32 q9, q8, q9
    vbsl q9, q8, q10
    cmp r0, #15
    bne .Lotherwise_200
    add r0, r2, #48
    vst1.32 {d18, d19}, [r0]
    b .Lend_201
.Lotherwise_200:
    tst r1, #4096
    beq .Lotherwise_202
    add r0, r2, #48
    vst1.32 {d18[0]}, [r0]
.Lotherwise_202:
    tst r1, #8192
    beq .Lotherwise_203
    add r0, r2, #52
    vst1.32 {d18[1]}, [r0]
.Lotherwise_203:
    tst r1, #16384
    beq .Lotherwise_204
    add r0, r2, #56
    vst1.32 {d19[0]}, [r0]
.Lotherwise_204:
    tst r1, #32768
    beq .Lotherwise_205
    add r0, r2, #60
    vst1.32 {d19[1]}, [r0]
.Lotherwise_205:
.Lend_201:
.Lend_157:
.Lend_103:
    pop {pc}
    .size nnp_relu_output__armv7_neon, . - nnp_relu_output__armv7_neon

    .text
    .p2align 4
    .globl nnp_relu_output_streamed__armv7_neon
    .type nnp_relu_output_streamed__armv7_neon, %function
nnp_relu_output_streamed__armv7_neon:
    push {r14}
    vmov.i32 q9, #0
    mov r12, r0
    cmp r3, #0
    bne .Lotherwise_206
    rsb r0, r2, #0
    ubfx r0, r0, #2, #4
    mov r3, r0
    cmp r3, r12
    movhi r3, r12
    mov r14, r1
    cmp r3, #0
    bne .Lotherwise_207
    b .Lend_208
.Lotherwise_207:
    movw r0, #16
    mov r1, r3
    cmp r1, r0
    movhi r1, r0
    movw r0, #1
    lsl r0, r0, r1
    sub r1, r0, #1
    ubfx r0, r1, #0, #4
    cmp r0, #15
    bne .Lotherwise_209
    vld1.32 {d16, d17}, [r14]
    b .Lend_210
.Lotherwise_209:
    vmov.i32 q8, #0
    tst r1, #1
    beq .Lotherwise_211
    vld1.32 {d16[0]}, [r14]
.Lotherwise_211:
    tst r1, #2
    beq .Lotherwise_212
    add r0, r14, #4
    vld1.32 {d16[1]}, [r0]
.Lotherwise_212:
    tst r1, #4
    beq .Lotherwise_213
    add r0, r14, #8
    vld1.32 {d17[0]}, [r0]
.Lotherwise_213:
    tst r1, #8
    beq .Lotherwise_214
    add r0, r14, #12
    vld1.32 {d17[1]}, [r0]
.Lotherwise_214:
.Lend_210:
    ubfx r0, r1, #0, #4
    vmax.f32 q8, q9, q8
    cmp r0, #15
    bne .Lotherwise_215
    vst1.32 {d16, d17}, [r2]
    b .Lend_216
.Lotherwise_215:
    tst r1, #1
    beq .Lotherwise_217
    vst1.32 {d16[0]}, [r2]
.Lotherwise_217:
    tst r1, #2
    beq .Lotherwise_218
    add r0, r2, #4
    vst1.32 {d16[1]}, [r0]
.Lotherwise_218:
    tst r1, #4
    beq .Lotherwise_219
    add r0, r2, #8
    vst1.32 {d17[0]}, [r0]
.Lotherwise_219:
    tst r1, #8
    beq .Lotherwise_220
    add r0, r2, #12
    vst1.32 {d17[1]}, [r0]
.Lotherwise_220:
.Lend_216:
    ubfx r0, r1, #4, #4
    cmp r0, #15
    bne .Lotherwise_221
    add r0, r14, #16
    vld1.32 {d16, d17}, [r0]
    b .Lend_222
.Lotherwise_221:
    vmov.i32 q8, #0
    tst r1, #16
    beq .Lotherwise_223
    add r0, r14, #16
    vld1.32 {d16[0]}, [r0]
.Lotherwise_223:
    tst r1, #32
    beq .Lotherwise_224
    add r0, r14, #20
    vld1.32 {d16[1]}, [r0]
.Lotherwise_224:
    tst r1, #64
    beq .Lotherwise_225
    add r0, r14, #24
    vld1.32 {d17[0]}, [r0]
.Lotherwise_225:
    tst r1, #128
    beq .Lotherwise_226
    add r0, r14, #28
    vld1.32 {d17[1]}, [r0]
.Lotherwise_226:
.Lend_222:
    ubfx r0, r1, #4, #4
    vmax.f32 q8, q9, q8
    cmp r0, #15
    bne .Lotherwise_227
    add r0, r2, #16
    vst1.32 {d16, d17}, [r0]
    b .Lend_228
.Lotherwise_227:
    tst r1, #16
    beq .Lotherwise_229
    add r0, r2, #16
    vst1.32 {d16[0]}, [r0]
.Lotherwise_229:
    tst r1, #32
    beq .Lotherwise_230
    add r0, r2, #20
    vst1.32 {d16[1]}, [r0]
.Lotherwise_230:
    tst r1, #64
    beq .Lotherwise_231
    add r0, r2, #24
    vst1.32 {d17[0]}, [r0]
.Lotherwise_231:
    tst r1, #128
    beq .Lotherwise_232
    add r0, r2, #28
    vst1.32 {d17[1]}, [r0]
.Lotherwise_232:
.Lend_228:
    ubfx r0, r1, #8, #4
    cmp r0, #15
    bne .Lotherwise_233
    add r0, r14, #32
    vld1.32 {d16, d17}, [r0]
    b .Lend_234
.Lotherwise_233:
    vmov.i32 q8, #0
    tst r1, #256
    beq .Lotherwise_235
    add r0, r14, #32
    vld1.32 {d16[0]}, [r0]
.Lotherwise_235:
    tst r1, #512
    beq .Lotherwise_236
    add r0, r14, #36
    vld1.32 {d16[1]}, [r0]
.Lotherwise_236:
    tst r1, #1024
    beq .Lotherwise_237
    add r0, r14, #40
    vld1.32 {d17[0]}, [r0]
.Lotherwise_237:
    tst r1, #2048
    beq .Lotherwise_238
    add r0, r14, #44
    vld1.32 {d17[1]}, [r0]
.Lotherwise_238:
.Lend_234:
    ubfx r0, r1, #8, #4
    vmax.f32 q8, q9, q8
    cmp r0, #15
    bne .Lotherwise_239
    add r0, r2, #32
    vst1.32 {d16, d17}, [r0]
    b .Lend_240
.Lotherwise_239:
    tst r1, #256
    beq .Lotherwise_241
    add r0, r2, #32
    vst1.32 {d16[0]}, [r0]
.Lotherwise_241:
    tst r1, #512
    beq .Lotherwise_242
    add r0, r2, #36
    vst1.32 {d16[1]}, [r0]
.Lotherwise_242:
    tst r1, #1024
    beq .Lotherwise_243
    add r0, r2, #40
    vst1.32 {d17[0]}, [r0]
.Lotherwise_243:
    tst r1, #2048
    beq .Lotherwise_244
    add r0, r2, #44
    vst1.32 {d17[1]}, [r0]
.Lotherwise_244:
.Lend_240:
    ubfx r0, r1, #12, #4
    cmp r0, #15
    bne .Lotherwise_245
    add r0, r14, #48
    vld1.32 {d16, d17}, [r0]
    b .Lend_246
.Lotherwise_245:
    vmov.i32 q8, #0
    tst r1, #4096
    beq .Lotherwise_247
    add r0, r14, #48
    vld1.32 {d16[0]}, [r0]
.Lotherwise_247:
    tst r1, #8192
    beq .Lotherwise_248
    add r0, r14, #52
    vld1.32 {d16[1]}, [r0]
.Lotherwise_248:
    tst r1, #16384
    beq .Lotherwise_249
    add r0, r14, #56
    vld1.32 {d17[0]}, [r0]
.Lotherwise_249:
    tst r1, #32768
    beq .Lotherwise_250
    add r0, r14, #60
    vld1.32 {d17[1]}, [r0]
.Lotherwise_250:
.Lend_246:
    ubfx r0, r1, #12, #4
    vmax.f32 q8, q9, q8
    cmp r0, #15
    bne .Lotherwise_251
    add r0, r2, #48
    vst1.32 {d16, d17}, [r0]
    b .Lend_252
.Lotherwise_251:
    tst r1, #4096
    beq .Lotherwise_253
    add r0, r2, #48
    vst1.32 {d16[0]}, [r0]
.Lotherwise_253:
    tst r1, #8192
    beq .Lotherwise_254
    add r0, r2, #52
    vst1.32 {d16[1]}, [r0]
.Lotherwise_254:
    tst r1, #16384
    beq .Lotherwise_255
    add r0, r2, #56
    vst1.32 {d17[0]}, [r0]
.Lotherwise_255:
    tst r1, #32768
    beq .Lotherwise_256
    add r0, r2, #60
    vst1.32 {d17[1]}, [r0]
.Lotherwise_256:
.Lend_252:
    add r14, r14, r3, lsl #2
    add r2, r2, r3, lsl #2
.Lend_208:
    sub r0, r12, r3
    lsr r1, r0, #4
    cmp r1, #0
    beq .Lloop_end_257
.Lloop_258:
    vld1.32 {d16, d17}, [r14]!
    sub r1, r1, #1
    vmax.f32 q8, q9, q8
    vst1.32 {d16, d17}, [r2]!
    vld1.32 {d16, d17}, [r14]!
    vmax.f32 q8, q9, q8
    vst1.32 {d16, d17}, [r2]!
    vld1.32 {d16, d17}, [r14]!
    vmax.f32 q8, q9, q8
    vst1.32 {d16, d17}, [r2]!
    vld1.32 {d16, d17}, [r14]!
    vmax.f32 q8, q9, q8
    vst1.32 {d16, d17}, [r2]!
    cmp r1, #0
    bne .Lloop_258
.Lloop_end_257:
    ubfx r0, r0, #0, #4
    cmp r0, #0
    bne .Lotherwise_259
    b .Lend_260
.Lotherwise_259:
    movw r1, #16
    cmp r0, r1
    movhi r0, r1
    movw r1, #1
    lsl r0, r1, r0
    sub r1, r0, #1
    ubfx r0, r1, #0, #4
    cmp r0, #15
    bne .Lotherwise_261
    vld1.32 {d16, d17}, [r14]
    b .Lend_262
.Lotherwise_261:
    vmov.i32 q8, #0
    tst r1, #1
    beq .Lotherwise_263
    vld1.32 {d16[0]}, [r14]
.Lotherwise_263:
    tst r1, #2
    beq .Lotherwise_264
    add r0, r14, #4
    vld1.32 {d16[1]}, [r0]
.Lotherwise_264:
    tst r1, #4
    beq .Lotherwise_265
    add r0, r14, #8
    vld1.32 {d17[0]}, [r0]
.Lotherwise_265:
    tst r1, #8
    beq .Lotherwise_266
    add r0, r14, #12
    vld1.32 {d17[1]}, [r0]
.Lotherwise_266:
.Lend_262:
    ubfx r0, r1, #0, #4
    vmax.f32 q8, q9, q8
    cmp r0, #15
    bne .Lotherwise_267
    vst1.32 {d16, d17}, [r2]
    b .Lend_268
.Lotherwise_267:
    tst r1, #1
    beq .Lotherwise_269
    vst1.32 {d16[0]}, [r2]
.Lotherwise_269:
    tst r1, #2
    beq .Lotherwise_270
    add r0, r2, #4
    vst1.32 {d16[1]}, [r0]
.Lotherwise_270:
    tst r1, #4
    beq .Lotherwise_271
    add r0, r2, #8
    vst1.32 {d17[0]}, [r0]
.Lotherwise_271:
    tst r1, #8
    beq .Lotherwise_272
    add r0, r2, #12
    vst1.32 {d17[1]}, [r0]
.Lotherwise_272:
.Lend_268:
    ubfx r0, r1, #4, #4
    cmp r0, #15
    bne .Lotherwise_273
    add r0, r14, #16
    vld1.32 {d16, d17}, [r0]
    b .Lend_274
.Lotherwise_273:
    vmov.i32 q8, #0
    tst r1, #16
    beq .Lotherwise_275
    add r0, r14, #16
    vld1.32 {d16[0]}, [r0]
.Lotherwise_275:
    tst r1, #32
    beq .Lotherwise_276
    add r0, r14, #20
    vld1.32 {d16[1]}, [r0]
.Lotherwise_276:
    tst r1, #64
    beq .Lotherwise_277
    add r0, r14, #24
    vld1.32 {d17[0]}, [r0]
.Lotherwise_277:
    tst r1, #128
    beq .Lotherwise_278
    add r0, r14, #28
    vld1.32 {d17[1]}, [r0]
.Lotherwise_278:
.Lend_274:
    ubfx r0, r1, #4, #4
    vmax.f32 q8, q9, q8
    cmp r0, #15
    bne .Lotherwise_279
    add r0, r2, #16
    vst1.32 {d16, d17}, [r0]
    b .Lend_280
.Lotherwise_279:
    tst r1, #16
    beq .Lotherwise_281
    add r0, r2, #16
    vst1.32 {d16[0]}, [r0]
.Lotherwise_281:
    tst r1, #32
    beq .Lotherwise_282
    add r0, r2, #20
    vst1.32 {d16[1]}, [r0]
.Lotherwise_282:
    tst r1, #64
    beq .Lotherwise_283
    add r0, r2, #24
    vst1.32 {d17[0]}, [r0]
.Lotherwise_283:
    tst r1, #128
    beq .Lotherwise_284
    add r0, r2, #28
    vst1.32 {d17[1]}, [r0]
.Lotherwise_284:
.Lend_280:
    ubfx r0, r1, #8, #4
    cmp r0, #15
    bne .Lotherwise_285
    add r0, r14, #32
    vld1.32 {d16, d17}, [r0]
    b .Lend_286
.Lotherwise_285:
    vmov.i32 q8, #0
    tst r1, #256
    beq .Lotherwise_287
    add r0, r14, #32
    vld1.32 {d16[0]}, [r0]
.Lotherwise_287:
    tst r1, #512
    beq .Lotherwise_288
    add r0, r14, #36
    vld1.32 {d16[1]}, [r0]
.Lotherwise_288:
    tst r1, #1024
    beq .Lotherwise_289
    add r0, r14, #40
    vld1.32 {d17[0]}, [r0]
.Lotherwise_289:
    tst r1, #2048
    beq .Lotherwise_290
    add r0, r14, #44
    vld1.32 {d17[1]}, [r0]
.Lotherwise_290:
.Lend_286:
    ubfx r0, r1, #8, #4
    vmax.f32 q8, q9, q8
    cmp r0, #15
    bne .Lotherwise_291
    add r0, r2, #32
    vst1.32 {d16, d17}, [r0]
    b .Lend_292
.Lotherwise_291:
    tst r1, #256
    beq .Lotherwise_293
    add r0, r2, #32
    vst1.32 {d16[0]}, [r0]
.Lotherwise_293:
    tst r1, #512
    beq .Lotherwise_294
    add r0, r2, #36
    vst1.32 {d16[1]}, [r0]
.Lotherwise_294:
    tst r1, #1024
    beq .Lotherwise_295
    add r0, r2, #40
    vst1.32 {d17[0]}, [r0]
.Lotherwise_295:
    tst r1, #2048
    beq .Lotherwise_296
    add r0, r2, #44
    vst1.32 {d17[1]}, [r0]
.Lotherwise_296:
.Lend_292:
    ubfx r0, r1, #12, #4
    cmp r0, #15
    bne .Lotherwise_297
    add r0, r14, #48
    vld1.32 {d16, d17}, [r0]
    b .Lend_298
.Lotherwise_297:
    vmov.i32 q8, #0
    tst r1, #4096
    beq .Lotherwise_299
    add r0, r14, #48
    vld1.32 {d16[0]}, [r0]
.Lotherwise_299:
    tst r1, #8192
    beq .Lotherwise_300
    add r0, r14, #52
    vld1.32 {d16[1]}, [r0]
.Lotherwise_300:
    tst r1, #16384
    beq .Lotherwise_301
    add r0, r14, #56
    vld1.32 {d17[0]}, [r0]
.Lotherwise_301:
    tst r1, #32768
    beq .Lotherwise_302
    add r0, r14, #60
    vld1.32 {d17[1]}, [r0]
.Lotherwise_302:
.Lend_298:
    ubfx r0, r1, #12, #4
    vmax.f32 q8, q9, q8
    cmp r0, #15
    bne .Lotherwise_303
    add r0, r2, #48
    vst1.32 {d16, d17}, [r0]
    b .Lend_304
.Lotherwise_303:
    tst r1, #4096
    beq .Lotherwise_305
    add r0, r2, #48
    vst1.32 {d16[0]}, [r0]
.Lotherwise_305:
    tst r1, #8192
    beq .Lotherwise_306
    add r0, r2, #52
    vst1.32 {d16[1]}, [r0]
.Lotherwise_306:
    tst r1, #16384
    beq .Lotherwise_307
    add r0, r2, #56
    vst1.32 {d17[0]}, [r0]
.Lotherwise_307:
    tst r1, #32768
    beq .Lotherwise_308
    add r0, r2, #60
    vst1.32 {d17[1]}, [r0]
.Lotherwise_308:
.Lend_304:
.Lend_260:
    b .Lend_309
.Lotherwise_206:
    vldr s0, [r3]
    rsb r0, r2, #0
    ubfx r0, r0, #2, #4
    mov r3, r0
    cmp r3, r12
    movhi r3, r12
    mov r14, r1
    cmp r3, #0
    bne .Lotherwise_310
    b .Lend_311
.Lotherwise_310:
    movw r0, #16
    mov r1, r3
    cmp r1, r0
    movhi r1, r0
    movw r0, #1
    lsl r0, r0, r1
    sub r1, r0, #1
    ubfx r0, r1, #0, #4
    cmp r0, #15
    bne .Lotherwise_312
    vld1.32 {d16, d17}, [r14]
    b .Lend_313
.Lotherwise_312:
    vmov.i32 q8, #0
    tst r1, #1
    beq .Lotherwise_314
    vld1.32 {d16[0]}, [r14]
.Lotherwise_314:
    tst r1, #2
    beq .Lotherwise_315
    add r0, r14, #4
    vld1.32 {d16[1]}, [r0]
.Lotherwise_315:
    tst r1, #4
    beq .Lotherwise_316
    add r0, r14, #8
    vld1.32 {d17[0]}, [r0]
.Lotherwise_316:
    tst r1, #8
    beq .Lotherwise_317
    add r0, r14, #12
    vld1.32 {d17[1]}, [r0]
.Lotherwise_317:
.Lend_313:
    vmul.f32 q10, q8, d0[0]
    ubfx r0, r1, #0, #4
    vcgt.f32 q11, q8, q9
    vbsl q11, q8, q10
    cmp r0, #15
    bne .Lotherwise_318
    vst1.32 {d22, d23}, [r2]
    b .Lend_319
.Lotherwise_318:
    tst r1, #1
    beq .Lotherwise_320
    vst1.32 {d22[0]}, [r2]
.Lotherwise_320:
    tst r1, #2
    beq .Lotherwise_321
    add r0, r2, #4
    vst1.32 {d22[1]}, [r0]
.Lotherwise_321:
    tst r1, #4
    beq .Lotherwise_322
    add r0, r2, #8
    vst1.32 {d23[0]}, [r0]
.Lotherwise_322:
    tst r1, #8
    beq .Lotherwise_323
    add r0, r2, #12
    vst1.32 {d23[1]}, [r0]
.Lotherwise_323:
.Lend_319:
    ubfx r0, r1, #4, #4
    cmp r0, #15
    bne .Lotherwise_324
    add r0, r14, #16
    vld1.32 {d16, d17}, [r0]
    b .Lend_325
.Lotherwise_324:
    vmov.i32 q8, #0
    tst r1, #16
    beq .Lotherwise_326
    add r0, r14, #16
    vld1.32 {d16[0]}, [r0]
.Lotherwise_326:
    tst r1, #32
    beq .Lotherwise_327
    add r0, r14, #20
    vld1.32 {d16[1]}, [r0]
.Lotherwise_327:
    tst r1, #64
    beq .Lotherwise_328
    add r0, r14, #24
    vld1.32 {d17[0]}, [r0]
.Lotherwise_328:
    tst r1, #128
    beq .Lotherwise_329
    add r0, r14, #28
    vld1.32 {d17[1]}, [r0]
.Lotherwise_329:
.Lend_325:
    vmul.f32 q10, q8, d0[0]
    ubfx r0, r1, #4, #4
    vcgt.f32 q11, q8, q9
    vbsl q11, q8, q10
    cmp r0, #15
    bne .Lotherwise_330
    add r0, r2, #16
    vst1.32 {d22, d23}, [r0]
    b .Lend_331
.Lotherwise_330:
    tst r1, #16
    beq .Lotherwise_332
    add r0, r2, #16
    vst1.32 {d22[0]}, [r0]
.Lotherwise_332:
    tst r1, #32
    beq .Lotherwise_333
    add r0, r2, #20
    vst1.32 {d22[1]}, [r0]
.Lotherwise_333:
    tst r1, #64
    beq .Lotherwise_334
    add r0, r2, #24
    vst1.32 {d23[0]}, [r0]
.Lotherwise_334:
    tst r1, #128
    beq .Lotherwise_335
    add r0, r2, #28
    vst1.32 {d23[1]}, [r0]
.Lotherwise_335:
.Lend_331:
    ubfx r0, r1, #8, #4
    cmp r0, #15
    bne .Lotherwise_336
    add r0, r14, #32
    vld1.32 {d16, d17}, [r0]
    b .Lend_337
.Lotherwise_336:
    vmov.i32 q8, #0
    tst r1, #256
    beq .Lotherwise_338
    add r0, r14, #32
    vld1.32 {d16[0]}, [r0]
.Lotherwise_338:
    tst r1, #512
    beq .Lotherwise_339
    add r0, r14, #36
    vld1.32 {d16[1]}, [r0]
.Lotherwise_339:
    tst r1, #1024
    beq .Lotherwise_340
    add r0, r14, #40
    vld1.32 {d17[0]}, [r0]
.Lotherwise_340:
    tst r1, #2048
    beq .Lotherwise_341
    add r0, r14, #44
    vld1.32 {d17[1]}, [r0]
.Lotherwise_341:
.Lend_337:
    vmul.f32 q10, q8, d0[0]
    ubfx r0, r1, #8, #4
    vcgt.f32 q11, q8, q9
    vbsl q11, q8, q10
    cmp r0, #15
    bne .Lotherwise_342
    add r0, r2, #32
    vst1.32 {d22, d23}, [r0]
    b .Lend_343
.Lotherwise_342:
    tst r1, #256
    beq .Lotherwise_344
    add r0, r2, #32
    vst1.32 {d22[0]}, [r0]
.Lotherwise_344:
    tst r1, #512
    beq .Lotherwise_345
    add r0, r2, #36
    vst1.32 {d22[1]}, [r0]
.Lotherwise_345:
    tst r1, #1024
    beq .Lotherwise_346
    add r0, r2, #40
    vst1.32 {d23[0]}, [r0]
.Lotherwise_346:
    tst r1, #2048
    beq .Lotherwise_347
    add r0, r2, #44
    vst1.32 {d23[1]}, [r0]
.Lotherwise_347:
.Lend_343:
    ubfx r0, r1, #12, #4
    cmp r0, #15
    bne .Lotherwise_348
    add r0, r14, #48
    vld1.32 {d16, d17}, [r0]
    b .Lend_349
.Lotherwise_348:
    vmov.i32 q8, #0
    tst r1, #4096
    beq .Lotherwise_350
    add r0, r14, #48
    vld1.32 {d16[0]}, [r0]
.Lotherwise_350:
    tst r1, #8192
    beq .Lotherwise_351
    add r0, r14, #52
    vld1.32 {d16[1]}, [r0]
.Lotherwise_351:
    tst r1, #16384
    beq .Lotherwise_352
    add r0, r14, #56
    vld1.32 {d17[0]}, [r0]
.Lotherwise_352:
    tst r1, #32768
    beq .Lotherwise_353
    add r0, r14, #60
    vld1.32 {d17[1]}, [r0]
.Lotherwise_353:
.Lend_349:
    vmul.f32 q10, q8, d0[0]
    ubfx r0, r1, #12, #4
    vcgt.f32 q11, q8, q9
    vbsl q11, q8, q10
    cmp r0, #15
    bne .Lotherwise_354
    add r0, r2, #48
    vst1.32 {d22, d23}, [r0]
    b .Lend_355
.Lotherwise_354:
    tst r1, #4096
    beq .Lotherwise_356
    add r0, r2, #48
    vst1.32 {d22[0]}, [r0]
.Lotherwise_356:
    tst r1, #8192
    beq .Lotherwise_357
    add r0, r2, #52
    vst1.32 {d22[1]}, [r0]
.Lotherwise_357:
    tst r1, #16384
    beq .Lotherwise_358
    add r0, r2, #56
    vst1.32 {d23[0]}, [r0]
.Lotherwise_358:
    tst r1, #32768
    beq .Lotherwise_359
    add r0, r2, #60
    vst1.32 {d23[1]}, [r0]
.Lotherwise_359:
.Lend_355:
    add r14, r14, r3, lsl #2
    add r2, r2, r3, lsl #2
.Lend_311:
    sub r0, r12, r3
    lsr r1, r0, #4
    cmp r1, #0
    beq .Lloop_end_360
.Lloop_361:
    vld1.32 {d16, d17}, [r14]!
    sub r1, r1, #1
    vmul.f32 q10, q8, d0[0]
    vcgt.f32 q11, q8, q9
    vbsl q11, q8, q10
    vst1.32 {d22, d23}, [r2]!
    vld1.32 {d16, d17}, [r14]!
    vmul.f32 q10, q8, d0[0]
    vcgt.f32 q11, q8, q9
    vbsl q11, q8, q10
    vst1.32 {d22, d23}, [r2]!
    vld1.32 {d16, d17}, [r14]!
    vmul.f32 q10, q8, d0[0]
    vcgt.f32 q11, q8, q9
    vbsl q11, q8, q10
    vst1.32 {d22, d23}, [r2]!
    vld1.32 {d16, d17}, [r14]!
    vmul.f32 q10, q8, d0[0]
    vcgt.f32 q11, q8, q9
    vbsl q11, q8, q10
    vst1.32 {d22, d23}, [r2]!
    cmp r1, #0
    bne .Lloop_361
.Lloop_end_360:
    ubfx r0, r0, #0, #4
    cmp r0, #0
    bne .Lotherwise_362
    b .Lend_363
.Lotherwise_362:
    movw r1, #16
    cmp r0, r1
    movhi r0, r1
    movw r1, #1
    lsl r0, r1, r0
    sub r1, r0, #1
    ubfx r0, r1, #0, #4
    cmp r0, #15
    bne .Lotherwise_364
    vld1.32 {d16, d17}, [r14]
    b .Lend_365
.Lotherwise_364:
    vmov.i32 q8, #0
    tst r1, #1
    beq .Lotherwise_366
    vld1.32 {d16[0]}, [r14]
.Lotherwise_366:
    tst r1, #2
    beq .Lotherwise_367
    add r0, r14, #4
    vld1.32 {d16[1]}, [r0]
.Lotherwise_367:
    tst r1, #4
    beq .Lotherwise_368
    add r0, r14, #8
    vld1.32 {d17[0]}, [r0]
.Lotherwise_368:
    tst r1, #8
    beq .Lotherwise_369
    add r0, r14, #12
    vld1.32 {d17[1]}, [r0]
.Lotherwise_369:
.Lend_365:
    vmul.f32 q10, q8, d0[0]
    ubfx r0, r1, #0, #4
    vcgt.f32 q11, q8, q9
    vbsl q11, q8, q10
    cmp r0, #15
    bne .Lotherwise_370
    vst1.32 {d22, d23}, [r2]
    b .Lend_371
.Lotherwise_370:
    tst r1, #1
    beq .Lotherwise_372
    vst1.32 {d22[0]}, [r2]
.Lotherwise_372:
    tst r1, #2
    beq .Lotherwise_373
    add r0, r2, #4
    vst1.32 {d22[1]}, [r0]
.Lotherwise_373:
    tst r1, #4
    beq .Lotherwise_374
    add r0, r2, #8
    vst1.32 {d23[0]}, [r0]
.Lotherwise_374:
    tst r1, #8
    beq .Lotherwise_375
    add r0, r2, #12
    vst1.32 {d23[1]}, [r0]
.Lotherwise_375:
.Lend_371:
    ubfx r0, r1, #4, #4
    cmp r0, #15
    bne .Lotherwise_376
    add r0, r14, #16
    vld1.32 {d16, d17}, [r0]
    b .Lend_377
.Lotherwise_376:
    vmov.i32 q8, #0
    tst r1, #16
    beq .Lotherwise_378
    add r0, r14, #16
    vld1.32 {d16[0]}, [r0]
.Lotherwise_378:
    tst r1, #32
    beq .Lotherwise_379
    add r0, r14, #20
    vld1.32 {d16[1]}, [r0]
.Lotherwise_379:
    tst r1, #64
    beq .Lotherwise_380
    add r0, r14, #24
    vld1.32 {d17[0]}, [r0]
.Lotherwise_380:
    tst r1, #128
    beq .Lotherwise_381
    add r0, r14, #28
    vld1.32 {d17[1]}, [r0]
.Lotherwise_381:
.Lend_377:
    vmul.f32 q10, q8, d0[0]
    ubfx r0, r1, #4, #4
    vcgt.f32 q11, q8, q9
    vbsl q11, q8, q10
    cmp r0, #15
    bne .Lotherwise_382
    add r0, r2, #16
    vst1.32 {d22, d23}, [r0]
    b .Lend_383
.Lotherwise_382:
    tst r1, #16
    beq .Lotherwise_384
    add r0, r2, #16
    vst1.32 {d22[0]}, [r0]
.Lotherwise_384:
    tst r1, #32
    beq .Lotherwise_385
    add r0, r2, #20
    vst1.32 {d22[1]}, [r0]
.Lotherwise_385:
    tst r1, #64
    beq .Lotherwise_386
    add r0, r2, #24
    vst1.32 {d23[0]}, [r0]
.Lotherwise_386:
    tst r1, #128
    beq .Lotherwise_387
    add r0, r2, #28
    vst1.32 {d23[1]}, [r0]
.Lotherwise_387:
.Lend_383:
    ubfx r0, r1, #8, #4
    cmp r0, #15
    bne .Lotherwise_388
    add r0, r14, #32
    vld1.32 {d16, d17}, [r0]
    b .Lend_389
.Lotherwise_388:
    vmov.i32 q8, #0
    tst r1, #256
    beq .Lotherwise_390
    add r0, r14, #32
    vld1.32 {d16[0]}, [r0]
.Lotherwise_390:
    tst r1, #512
    beq .Lotherwise_391
    add r0, r14, #36
    vld1.32 {d16[1]}, [r0]
.Lotherwise_391:
    tst r1, #1024
    beq .Lotherwise_392
    add r0, r14, #40
    vld1.32 {d17[0]}, [r0]
.Lotherwise_392:
    tst r1, #2048
    beq .Lotherwise_393
    add r0, r14, #44
    vld1.32 {d17[1]}, [r0]
.Lotherwise_393:
.Lend_389:
    vmul.f32 q10, q8, d0[0]
    ubfx r0, r1, #8, #4
    vcgt.f32 q11, q8, q9
    vbsl q11, q8, q10
    cmp r0, #15
    bne .Lotherwise_394
    add r0, r2, #32
    vst1.32 {d22, d23}, [r0]
    b .Lend_395
.Lotherwise_394:
    tst r1, #256
    beq .Lotherwise_396
    add r0, r2, #32
    vst1.32 {d22[0]}, [r0]
.Lotherwise_396:
    tst r1, #512
    beq .Lotherwise_397
    add r0, r2, #36
    vst1.32 {d22[1]}, [r0]
.Lotherwise_397:
    tst r1, #1024
    beq .Lotherwise_398
    add r0, r2, #40
    vst1.32 {d23[0]}, [r0]
.Lotherwise_398:
    tst r1, #2048
    beq .Lotherwise_399
    add r0, r2, #44
    vst1.32 {d23[1]}, [r0]
.Lotherwise_399:
.Lend_395:
    ubfx r0, r1, #12, #4
    cmp r0, #15
    bne .Lotherwise_400
    add r0, r14, #48
    vld1.32 {d16, d17}, [r0]
    b .Lend_401
.Lotherwise_400:
    vmov.i32 q8, #0
    tst r1, #4096
    beq .Lotherwise_402
    add r0, r14, #48
    vld1.32 {d16[0]}, [r0]
.Lotherwise_402:
    tst r1, #8192
    beq .Lotherwise_403
    add r0, r14, #52
    vld1.32 {d16[1]}, [r0]
.Lotherwise_403:
    tst r1, #16384
    beq .Lotherwise_404
    add r0, r14, #56
    vld1.32 {d17[0]}, [r0]
.Lotherwise_404:
    tst r1, #32768
    beq .Lotherwise_405
    add r0, r14, #60
    vld1.32 {d17[1]}, [r0]
.Lotherwise_405:
.Lend_401:
    vmul.f32 q10, q8, d0[0]
    ubfx r0, r1, #12, #4
    vcgt.f32 q9, q8, q9
    vbsl q9, q8, q10
    cmp r0, #15
    bne .Lotherwise_406
    add r0, r2, #48
    vst1.32 {d18, d19}, [r0]
    b .Lend_407
.Lotherwise_406:
    tst r1, #4096
    beq .Lotherwise_408
    add r0, r2, #48
    vst1.32 {d18[0]}, [r0]
.Lotherwise_408:
    tst r1, #8192
    beq .Lotherwise_409
    add r0, r2, #52
    vst1.32 {d18[1]}, [r0]
.Lotherwise_409:
    tst r1, #16384
    beq .Lotherwise_410
    add r0, r2, #56
    vst1.32 {d19[0]}, [r0]
.Lotherwise_410:
    tst r1, #32768
    beq .Lotherwise_411
    add r0, r2, #60
    vst1.32 {d19[1]}, [r0]
.Lotherwise_411:
.Lend_407:
.Lend_363:
.Lend_309:
    pop {pc}
    .size nnp_relu_output_streamed__armv7_neon, . - nnp_relu_output_streamed__armv7_neon

    .text
    .p2align 4
    .globl nnp_relu_input_gradient__armv7_neon
    .type nnp_relu_input_gradient__armv7_neon, %function
nnp_relu_input_gradient__armv7_neon:
    push {r4, r14}
    ldr r12, [sp, #8]
    mov r14, r0
    vmov.i32 q10, #0
    mov r4, r2
    cmp r12, #0
    bne .Lotherwise_412
    rsb r0, r3, #0
    ubfx r0, r0, #2, #4
    mov r2, r0
    cmp r2, r14
    movhi r2, r14
    mov r12, r1
    cmp r2, #0
    bne .Lotherwise_413
    b .Lend_414
.Lotherwise_413:
    movw r0, #16
    mov r1, r2
    cmp r1, r0
    movhi r1, r0
    movw r0, #1
    lsl r0, r0, r1
    sub r1, r0, #1
    ubfx r0, r1, #0, #4
    cmp r0, #15
    bne .Lotherwise_415
    vld1.32 {d16, d17}, [r12]
    b .Lend_416
.Lotherwise_415:
    vmov.i32 q8, #0
    tst r1, #1
    beq .Lotherwise_417
    vld1.32 {d16[0]}, [r12]
.Lotherwise_417:
    tst r1, #2
    beq .Lotherwise_418
    add r0, r12, #4
    vld1.32 {d16[1]}, [r0]
.Lotherwise_418:
    tst r1, #4
    beq .Lotherwise_419
    add r0, r12, #8
    vld1.32 {d17[0]}, [r0]
.Lotherwise_419:
    tst r1, #8
    beq .Lotherwise_420
    add r0, r12, #12
    vld1.32 {d17[1]}, [r0]
.Lotherwise_420:
.Lend_416:
    ubfx r0, r1, #0, #4
    cmp r0, #15
    bne .Lotherwise_421
    vld1.32 {d18, d19}, [r4]
    b .Lend_422
.Lotherwise_421:
    vmov.i32 q9, #0
    tst r1, #1
    beq .Lotherwise_423
    vld1.32 {d18[0]}, [r4]
.Lotherwise_423:
    tst r1, #2
    beq .Lotherwise_424
    add r0, r4, #4
    vld1.32 {d18[1]}, [r0]
.Lotherwise_424:
    tst r1, #4
    beq .Lotherwise_425
    add r0, r4, #8
    vld1.32 {d19[0]}, [r0]
.Lotherwise_425:
    tst r1, #8
    beq .Lotherwise_426
    add r0, r4, #12
    vld1.32 {d19[1]}, [r0]
.Lotherwise_426:
.Lend_422:
    vcgt.f32 q9, q9, q10
    ubfx r0, r1, #0, #4
    vbsl q9, q8, q10
    cmp r0, #15
    bne .Lotherwise_427
    vst1.32 {d18, d19}, [r3]
    b .Lend_428
.Lotherwise_427:
    tst r1, #1
    beq .Lotherwise_429
    vst1.32 {d18[0]}, [r3]
.Lotherwise_429:
    tst r1, #2
    beq .Lotherwise_430
    add r0, r3, #4
    vst1.32 {d18[1]}, [r0]
.Lotherwise_430:
    tst r1, #4
    beq .Lotherwise_431
    add r0, r3, #8
    vst1.32 {d19[0]}, [r0]
.Lotherwise_431:
    tst r1, #8
    beq .Lotherwise_432
    add r0, r3, #12
    vst1.32 {d19[1]}, [r0]
.Lotherwise_432:
.Lend_428:
    ubfx r0, r1, #4, #4
    cmp r0, #15
    bne .Lotherwise_433
    add r0, r12, #16
    vld1.32 {d16, d17}, [r0]
    b .Lend_434
.Lotherwise_433:
    vmov.i32 q8, #0
    tst r1, #16
    beq .Lotherwise_435
    add r0, r12, #16
    vld1.32 {d16[0]}, [r0]
.Lotherwise_435:
    tst r1, #32
    beq .Lotherwise_436
    add r0, r12, #20
    vld1.32 {d16[1]}, [r0]
.Lotherwise_436:
    tst r1, #64
    beq .Lotherwise_437
    add r0, r12, #24
    vld1.32 {d17[0]}, [r0]
.Lotherwise_437:
    tst r1, #128
    beq .Lotherwise_438
    add r0, r12, #28
    vld1.32 {d17[1]}, [r0]
.Lotherwise_438:
.Lend_434:
    ubfx r0, r1, #4, #4
    cmp r0, #15
    bne .Lotherwise_439
    add r0, r4, #16
    vld1.32 {d18, d19}, [r0]
    b .Lend_440
.Lotherwise_439:
    vmov.i32 q9, #0
    tst r1, #16
    beq .Lotherwise_441
    add r0, r4, #16
    vld1.32 {d18[0]}, [r0]
.Lotherwise_441:
    tst r1, #32
    beq .Lotherwise_442
    add r0, r4, #20
    vld1.32 {d18[1]}, [r0]
.Lotherwise_442:
    tst r1, #64
    beq .Lotherwise_443
    add r0, r4, #24
    vld1.32 {d19[0]}, [r0]
.Lotherwise_443:
    tst r1, #128
    beq .Lotherwise_444
    add r0, r4, #28
    vld1.32 {d19[1]}, [r0]
.Lotherwise_444:
.Lend_440:
    vcgt.f32 q9, q9, q10
    ubfx r0, r1, #4, #4
    vbsl q9, q8, q10
    cmp r0, #15
    bne .Lotherwise_445
    add r0, r3, #16
    vst1.32 {d18, d19}, [r0]
    b .Lend_446
.Lotherwise_445:
    tst r1, #16
    beq .Lotherwise_447
    add r0, r3, #16
    vst1.32 {d18[0]}, [r0]
.Lotherwise_447:
    tst r1, #32
    beq .Lotherwise_448
    add r0, r3, #20
    vst1.32 {d18[1]}, [r0]
.Lotherwise_448:
    tst r1, #64
    beq .Lotherwise_449
    add r0, r3, #24
    vst1.32 {d19[0]}, [r0]
.Lotherwise_449:
    tst r1, #128
    beq .Lotherwise_450
    add r0, r3, #28
    vst1.32 {d19[1]}, [r0]
.Lotherwise_450:
.Lend_446:
    ubfx r0, r1, #8, #4
    cmp r0, #15
    bne .Lotherwise_451
    add r0, r12, #32
    vld1.32 {d16, d17}, [r0]
    b .Lend_452
.Lotherwise_451:
    vmov.i32 q8, #0
    tst r1, #256
    beq .Lotherwise_453
    add r0, r12, #32
    vld1.32 {d16[0]}, [r0]
.Lotherwise_453:
    tst r1, #512
    beq .Lotherwise_454
    add r0, r12, #36
    vld1.32 {d16[1]}, [r0]
.Lotherwise_454:
    tst r1, #1024
    beq .Lotherwise_455
    add r0, r12, #40
    vld1.32 {d17[0]}, [r0]
.Lotherwise_455:
    tst r1, #2048
    beq .Lotherwise_456
    add r0, r12, #44
    vld1.32 {d17[1]}, [r0]
.Lotherwise_456:
.Lend_452:
    ubfx r0, r1, #8, #4
    cmp r0, #15
    bne .Lotherwise_457
    add r0, r4, #32
    vld1.32 {d18, d19}, [r0]
    b .Lend_458
.Lotherwise_457:
    vmov.i32 q9, #0
    tst r1, #256
    beq .Lotherwise_459
    add r0, r4, #32
    vld1.32 {d18[0]}, [r0]
.Lotherwise_459:
    tst r1, #512
    beq .Lotherwise_460
    add r0, r4, #36
    vld1.32 {d18[1]}, [r0]
.Lotherwise_460:
    tst r1, #1024
    beq .Lotherwise_461
    add r0, r4, #40
    vld1.32 {d19[0]}, [r0]
.Lotherwise_461:
    tst r1, #2048
    beq .Lotherwise_462
    add r0, r4, #44
    vld1.32 {d19[1]}, [r0]
.Lotherwise_462:
.Lend_458:
    vcgt.f32 q9, q9, q10
    ubfx r0, r1, #8, #4
    vbsl q9, q8, q10
    cmp r0, #15
    bne .Lotherwise_463
    add r0, r3, #32
    vst1.32 {d18, d19}, [r0]
    b .Lend_464
.Lotherwise_463:
    tst r1, #256
    beq .Lotherwise_465
    add r0, r3, #32
    vst1.32 {d18[0]}, [r0]
.Lotherwise_465:
    tst r1, #512
    beq .Lotherwise_466
    add r0, r3, #36
    vst1.32 {d18[1]}, [r0]
.Lotherwise_466:
    tst r1, #1024
    beq .Lotherwise_467
    add r0, r3, #40
    vst1.32 {d19[0]}, [r0]
.Lotherwise_467:
    tst r1, #2048
    beq .Lotherwise_468
    add r0, r3, #44
    vst1.32 {d19[1]}, [r0]
.Lotherwise_468:
.Lend_464:
    ubfx r0, r1, #12, #4
    cmp r0, #15
    bne .Lotherwise_469
    add r0, r12, #48
    vld1.32 {d16, d17}, [r0]
    b .Lend_470
.Lotherwise_469:
    vmov.i32 q8, #0
    tst r1, #4096
    beq .Lotherwise_471
    add r0, r12, #48
    vld1.32 {d16[0]}, [r0]
.Lotherwise_471:
    tst r1, #8192
    beq .Lotherwise_472
    add r0, r12, #52
    vld1.32 {d16[1]}, [r0]
.Lotherwise_472:
    tst r1, #16384
    beq .Lotherwise_473
    add r0, r12, #56
    vld1.32 {d17[0]}, [r0]
.Lotherwise_473:
    tst r1, #32768
    beq .Lotherwise_474
    add r0, r12, #60
    vld1.32 {d17[1]}, [r0]
.Lotherwise_474:
.Lend_470:
    ubfx r0, r1, #12, #4
    cmp r0, #15
    bne .Lotherwise_475
    add r0, r4, #48
    vld1.32 {d18, d19}, [r0]
    b .Lend_476
.Lotherwise_475:
    vmov.i32 q9, #0
    tst r1, #4096
    beq .Lotherwise_477
    add r0, r4, #48
    vld1.32 {d18[0]}, [r0]
.Lotherwise_477:
    tst r1, #8192
    beq .Lotherwise_478
    add r0, r4, #52
    vld1.32 {d18[1]}, [r0]
.Lotherwise_478:
    tst r1, #16384
    beq .Lotherwise_479
    add r0, r4, #56
    vld1.32 {d19[0]}, [r0]
.Lotherwise_479:
    tst r1, #32768
    beq .Lotherwise_480
    add r0, r4, #60
    vld1.32 {d19[1]}, [r0]
.Lotherwise_480:
.Lend_476:
    vcgt.f32 q9, q9, q10
    ubfx r0, r1, #12, #4
    vbsl q9, q8, q10
    cmp r0, #15
    bne .Lotherwise_481
    add r0, r3, #48
    vst1.32 {d18, d19}, [r0]
    b .Lend_482
.Lotherwise_481:
    tst r1, #4096
    beq .Lotherwise_483
    add r0, r3, #48
    vst1.32 {d18[0]}, [r0]
.Lotherwise_483:
    tst r1, #8192
    beq .Lotherwise_484
    add r0, r3, #52
    vst1.32 {d18[1]}, [r0]
.Lotherwise_484:
    tst r1, #16384
    beq .Lotherwise_485
    add r0, r3, #56
    vst1.32 {d19[0]}, [r0]
.Lotherwise_485:
    tst r1, #32768
    beq .Lotherwise_486
    add r0, r3, #60
    vst1.32 {d19[1]}, [r0]
.Lotherwise_486:
.Lend_482:
    add r12, r12, r2, lsl #2
    add r4, r4, r2, lsl #2
    add r3, r3, r2, lsl #2
.Lend_414:
    sub r0, r14, r2
    lsr r1, r0, #4
    cmp r1, #0
    beq .Lloop_end_487
.Lloop_488:
    vld1.32 {d16, d17}, [r4]!
    sub r1, r1, #1
    vld1.32 {d18, d19}, [r12]!
    vcgt.f32 q8, q8, q10
    vbsl q8, q9, q10
    vst1.32 {d16, d17}, [r3]!
    vld1.32 {d16, d17}, [r4]!
    vld1.32 {d18, d19}, [r12]!
    vcgt.f32 q8, q8, q10
    vbsl q8, q9, q10
    vst1.32 {d16, d17}, [r3]!
    vld1.32 {d16, d17}, [r4]!
    vld1.32 {d18, d19}, [r12]!
    vcgt.f32 q8, q8, q10
    vbsl q8, q9, q10
    vst1.32 {d16, d17}, [r3]!
    vld1.32 {d16, d17}, [r4]!
    vld1.32 {d18, d19}, [r12]!
    vcgt.f32 q8, q8, q10
    vbsl q8, q9, q10
    vst1.32 {d16, d17}, [r3]!
    cmp r1, #0
    bne .Lloop_488
.Lloop_end_487:
    ubfx r0, r0, #0, #4
    cmp r0, #0
    bne .Lotherwise_489
    b .Lend_490
.Lotherwise_489:
    movw r1, #16
    cmp r0, r1
    movhi r0, r1
    movw r1, #1
    lsl r0, r1, r0
    sub r1, r0, #1
    ubfx r0, r1, #0, #4
    cmp r0, #15
    bne .Lotherwise_491
    vld1.32 {d16, d17}, [r12]
    b .Lend_492
.Lotherwise_491:
    vmov.i32 q8, #0
    tst r1, #1
    beq .Lotherwise_493
    vld1.32 {d16[0]}, [r12]
.Lotherwise_493:
    tst r1, #2
    beq .Lotherwise_494
    add r0, r12, #4
    vld1.32 {d16[1]}, [r0]
.Lotherwise_494:
    tst r1, #4
    beq .Lotherwise_495
    add r0, r12, #8
    vld1.32 {d17[0]}, [r0]
.Lotherwise_495:
    tst r1, #8
    beq .Lotherwise_496
    add r0, r12, #12
    vld1.32 {d17[1]}, [r0]
.Lotherwise_496:
.Lend_492:
    ubfx r0, r1, #0, #4
    cmp r0, #15
    bne .Lotherwise_497
    vld1.32 {d18, d19}, [r4]
    b .Lend_498
.Lotherwise_497:
    vmov.i32 q9, #0
    tst r1, #1
    beq .Lotherwise_499
    vld1.32 {d18[0]}, [r4]
.Lotherwise_499:
    tst r1, #2
    beq .Lotherwise_500
    add r0, r4, #4
    vld1.32 {d18[1]}, [r0]
.Lotherwise_500:
    tst r1, #4
    beq .Lotherwise_501
    add r0, r4, #8
    vld1.32 {d19[0]}, [r0]
.Lotherwise_501:
    tst r1, #8
    beq .Lotherwise_502
    add r0, r4, #12
    vld1.32 {d19[1]}, [r0]
.Lotherwise_502:
.Lend_498:
    vcgt.f32 q9, q9, q10
    ubfx r0, r1, #0, #4
    vbsl q9, q8, q10
    cmp r0, #15
    bne .Lotherwise_503
    vst1.32 {d18, d19}, [r3]
    b .Lend_504
.Lotherwise_503:
    tst r1, #1
    beq .Lotherwise_505
    vst1.32 {d18[0]}, [r3]
.Lotherwise_505:
    tst r1, #2
    beq .Lotherwise_506
    add r0, r3, #4
    vst1.32 {d18[1]}, [r0]
.Lotherwise_506:
    tst r1, #4
    beq .Lotherwise_507
    add r0, r3, #8
    vst1.32 {d19[0]}, [r0]
.Lotherwise_507:
    tst r1, #8
    beq .Lotherwise_508
    add r0, r3, #12
    vst1.32 {d19[1]}, [r0]
.Lotherwise_508:
.Lend_504:
    ubfx r0, r1, #4, #4
    cmp r0, #15
    bne .Lotherwise_509
    add r0, r12, #16
    vld1.32 {d16, d17}, [r0]
    b .Lend_510
.Lotherwise_509:
    vmov.i32 q8, #0
    tst r1, #16
    beq .Lotherwise_511
    add r0, r12, #16
    vld1.32 {d16[0]}, [r0]
.Lotherwise_511:
    tst r1, #32
    beq .Lotherwise_512
    add r0, r12, #20
    vld1.32 {d16[1]}, [r0]
.Lotherwise_512:
    tst r1, #64
    beq .Lotherwise_513
    add r0, r12, #24
    vld1.32 {d17[0]}, [r0]
.Lotherwise_513:
    tst r1, #128
    beq .Lotherwise_514
    add r0, r12, #28
    vld1.32 {d17[1]}, [r0]
.Lotherwise_514:
.Lend_510:
    ubfx r0, r1, #4, #4
    cmp r0, #15
    bne .Lotherwise_515
    add r0, r4, #16
    vld1.32 {d18, d19}, [r0]
    b .Lend_516
.Lotherwise_515:
    vmov.i32 q9, #0
    tst r1, #16
    beq .Lotherwise_517
    add r0, r4, #16
    vld1.32 {d18[0]}, [r0]
.Lotherwise_517:
    tst r1, #32
    beq .Lotherwise_518
    add r0, r4, #20
    vld1.32 {d18[1]}, [r0]
.Lotherwise_518:
    tst r1, #64
    beq .Lotherwise_519
    add r0, r4, #24
    vld1.32 {d19[0]}, [r0]
.Lotherwise_519:
    tst r1, #128
    beq .Lotherwise_520
    add r0, r4, #28
    vld1.32 {d19[1]}, [r0]
.Lotherwise_520:
.Lend_516:
    vcgt.f32 q9, q9, q10
    ubfx r0, r1, #4, #4
    vbsl q9, q8, q10
    cmp r0, #15
    bne .Lotherwise_521
    add r0, r3, #16
    vst1.32 {d18, d19}, [r0]
    b .Lend_522
.Lotherwise_521:
    tst r1, #16
    beq .Lotherwise_523
    add r0, r3, #16
    vst1.32 {d18[0]}, [r0]
.Lotherwise_523:
    tst r1, #32
    beq .Lotherwise_524
    add r0, r3, #20
    vst1.32 {d18[1]}, [r0]
.Lotherwise_524:
    tst r1, #64
    beq .Lotherwise_525
    add r0, r3, #24
    vst1.32 {d19[0]}, [r0]
.Lotherwise_525:
    tst r1, #128
    beq .Lotherwise_526
    add r0, r3, #28
    vst1.32 {d19[1]}, [r0]
.Lotherwise_526:
.Lend_522:
    ubfx r0, r1, #8, #4
    cmp r0, #15
    bne .Lotherwise_527
    add r0, r12, #32
    vld1.32 {d16, d17}, [r0]
    b .Lend_528
.Lotherwise_527:
    vmov.i32 q8, #0
    tst r1, #256
    beq .Lotherwise_529
    add r0, r12, #32
    vld1.32 {d16[0]}, [r0]
.Lotherwise_529:
    tst r1, #512
    beq .Lotherwise_530
    add r0, r12, #36
    vld1.32 {d16[1]}, [r0]
.Lotherwise_530:
    tst r1, #1024
    beq .Lotherwise_531
    add r0, r12, #40
    vld1.32 {d17[0]}, [r0]
.Lotherwise_531:
    tst r1, #2048
    beq .Lotherwise_532
    add r0, r12, #44
    vld1.32 {d17[1]}, [r0]
.Lotherwise_532:
.Lend_528:
    ubfx r0, r1, #8, #4
    cmp r0, #15
    bne .Lotherwise_533
    add r0, r4, #32
    vld1.32 {d18, d19}, [r0]
    b .Lend_534
.Lotherwise_533:
    vmov.i32 q9, #0
    tst r1, #256
    beq .Lotherwise_535
    add r0, r4, #32
    vld1.32 {d18[0]}, [r0]
.Lotherwise_535:
    tst r1, #512
    beq .Lotherwise_536
    add r0, r4, #36
    vld1.32 {d18[1]}, [r0]
.Lotherwise_536:
    tst r1, #1024
    beq .Lotherwise_537
    add r0, r4, #40
    vld1.32 {d19[0]}, [r0]
.Lotherwise_537:
    tst r1, #2048
    beq .Lotherwise_538
    add r0, r4, #44
    vld1.32 {d19[1]}, [r0]
.Lotherwise_538:
.Lend_534:
    vcgt.f32 q9, q9, q10
    ubfx r0, r1, #8, #4
    vbsl q9, q8, q10
    cmp r0, #15
    bne .Lotherwise_539
    add r0, r3, #32
    vst1.32 {d18, d19}, [r0]
    b .Lend_540
.Lotherwise_539:
    tst r1, #256
    beq .Lotherwise_541
    add r0, r3, #32
    vst1.32 {d18[0]}, [r0]
.Lotherwise_541:
    tst r1, #512
    beq .Lotherwise_542
    add r0, r3, #36
    vst1.32 {d18[1]}, [r0]
.Lotherwise_542:
    tst r1, #1024
    beq .Lotherwise_543
    add r0, r3, #40
    vst1.32 {d19[0]}, [r0]
.Lotherwise_543:
    tst r1, #2048
    beq .Lotherwise_544
    add r0, r3, #44
    vst1.32 {d19[1]}, [r0]
.Lotherwise_544:
.Lend_540:
    ubfx r0, r1, #12, #4
    cmp r0, #15
    bne .Lotherwise_545
    add r0, r12, #48
    vld1.32 {d16, d17}, [r0]
    b .Lend_546
.Lotherwise_545:
    vmov.i32 q8, #0
    tst r1, #4096
    beq .Lotherwise_547
    add r0, r12, #48
    vld1.32 {d16[0]}, [r0]
.Lotherwise_547:
    tst r1, #8192
    beq .Lotherwise_548
    add r0, r12, #52
    vld1.32 {d16[1]}, [r0]
.Lotherwise_548:
    tst r1, #16384
    beq .Lotherwise_549
    add r0, r12, #56
    vld1.32 {d17[0]}, [r0]
.Lotherwise_549:
    tst r1, #32768
    beq .Lotherwise_550
    add r0, r12, #60
    vld1.32 {d17[1]}, [r0]
.Lotherwise_550:
.Lend_546:
    ubfx r0, r1, #12, #4
    cmp r0, #15
    bne .Lotherwise_551
    add r0, r4, #48
    vld1.32 {d18, d19}, [r0]
    b .Lend_552
.Lotherwise_551:
    vmov.i32 q9, #0
    tst r1, #4096
    beq .Lotherwise_553
    add r0, r4, #48
    vld1.32 {d18[0]}, [r0]
.Lotherwise_553:
    tst r1, #8192
    beq .Lotherwise_554
    add r0, r4, #52
    vld1.32 {d18[1]}, [r0]
.Lotherwise_554:
    tst r1, #16384
    beq .Lotherwise_555
    add r0, r4, #56
    vld1.32 {d19[0]}, [r0]
.Lotherwise_555:
    tst r1, #32768
    beq .Lotherwise_556
    add r0, r4, #60
    vld1.32 {d19[1]}, [r0]
.Lotherwise_556:
.Lend_552:
    vcgt.f32 q9, q9, q10
    ubfx r0, r1, #12, #4
    vbsl q9, q8, q10
    cmp r0, #15
    bne .Lotherwise_557
    add r0, r3, #48
    vst1.32 {d18, d19}, [r0]
    b .Lend_558
.Lotherwise_557:
    tst r1, #4096
    beq .Lotherwise_559
    add r0, r3, #48
    vst1.32 {d18[0]}, [r0]
.Lotherwise_559:
    tst r1, #8192
    beq .Lotherwise_560
    add r0, r3, #52
    vst1.32 {d18[1]}, [r0]
.Lotherwise_560:
    tst r1, #16384
    beq .Lotherwise_561
    add r0, r3, #56
    vst1.32 {d19[0]}, [r0]
.Lotherwise_561:
    tst r1, #32768
    beq .Lotherwise_562
    add r0, r3, #60
    vst1.32 {d19[1]}, [r0]
.Lotherwise_562:
.Lend_558:
.Lend_490:
    b .Lend_563
.Lotherwise_412:
    vldr s0, [r12]
    rsb r0, r3, #0
    ubfx r0, r0, #2, #4
    mov r2, r0
    cmp r2, r14
    movhi r2, r14
    mov r12, r1
    cmp r2, #0
    bne .Lotherwise_564
    b .Lend_565
.Lotherwise_564:
    movw r0, #16
    mov r1, r2
    cmp r1, r0
    movhi r1, r0
    movw r0, #1
    lsl r0, r0, r1
    sub r1, r0, #1
    ubfx r0, r1, #0, #4
    cmp r0, #15
    bne .Lotherwise_566
    vld1.32 {d16, d17}, [r12]
    b .Lend_567
.Lotherwise_566:
    vmov.i32 q8, #0
    tst r1, #1
    beq .Lotherwise_568
    vld1.32 {d16[0]}, [r12]
.Lotherwise_568:
    tst r1, #2
    beq .Lotherwise_569
    add r0, r12, #4
    vld1.32 {d16[1]}, [r0]
.Lotherwise_569:
    tst r1, #4
    beq .Lotherwise_570
    add r0, r12, #8
    vld1.32 {d17[0]}, [r0]
.Lotherwise_570:
    tst r1, #8
    beq .Lotherwise_571
    add r0, r12, #12
    vld1.32 {d17[1]}, [r0]
.Lotherwise_571:
.Lend_567:
    ubfx r0, r1, #0, #4
    cmp r0, #15
    bne .Lotherwise_572
    vld1.32 {d18, d19}, [r4]
    b .Lend_573
.Lotherwise_572:
    vmov.i32 q9, #0
    tst r1, #1
    beq .Lotherwise_574
    vld1.32 {d18[0]}, [r4]
.Lotherwise_574:
    tst r1, #2
    beq .Lotherwise_575
    add r0, r4, #4
    vld1.32 {d18[1]}, [r0]
.Lotherwise_575:
    tst r1, #4
    beq .Lotherwise_576
    add r0, r4, #8
    vld1.32 {d19[0]}, [r0]
.Lotherwise_576:
    tst r1, #8
    beq .Lotherwise_577
    add r0, r4, #12
    vld1.32 {d19[1]}, [r0]
.Lotherwise_577:
.Lend_573:
    vmul.f32 q11, q8, d0[0]
    ubfx r0, r1, #0, #4
    vcgt.f32 q9, q9, q10
    vbsl q9, q8, q11
    cmp r0, #15
    bne .Lotherwise_578
    vst1.32 {d18, d19}, [r3]
    b .Lend_579
.Lotherwise_578:
    tst r1, #1
    beq .Lotherwise_580
    vst1.32 {d18[0]}, [r3]
.Lotherwise_580:
    tst r1, #2
    beq .Lotherwise_581
    add r0, r3, #4
    vst1.32 {d18[1]}, [r0]
.Lotherwise_581:
    tst r1, #4
    beq .Lotherwise_582
    add r0, r3, #8
    vst1.32 {d19[0]}, [r0]
.Lotherwise_582:
    tst r1, #8
    beq .Lotherwise_583
    add r0, r3, #12
    vst1.32 {d19[1]}, [r0]
.Lotherwise_583:
.Lend_579:
    ubfx r0, r1, #4, #4
    cmp r0, #15
    bne .Lotherwise_584
    add r0, r12, #16
    vld1.32 {d16, d17}, [r0]
    b .Lend_585
.Lotherwise_584:
    vmov.i32 q8, #0
    tst r1, #16
    beq .Lotherwise_586
    add r0, r12, #16
    vld1.32 {d16[0]}, [r0]
.Lotherwise_586:
    tst r1, #32
    beq .Lotherwise_587
    add r0, r12, #20
    vld1.32 {d16[1]}, [r0]
.Lotherwise_587:
    tst r1, #64
    beq .Lotherwise_588
    add r0, r12, #24
    vld1.32 {d17[0]}, [r0]
.Lotherwise_588:
    tst r1, #128
    beq .Lotherwise_589
    add r0, r12, #28
    vld1.32 {d17[1]}, [r0]
.Lotherwise_589:
.Lend_585:
    ubfx r0, r1, #4, #4
    cmp r0, #15
    bne .Lotherwise_590
    add r0, r4, #16
    vld1.32 {d18, d19}, [r0]
    b .Lend_591
.Lotherwise_590:
    vmov.i32 q9, #0
    tst r1, #16
    beq .Lotherwise_592
    add r0, r4, #16
    vld1.32 {d18[0]}, [r0]
.Lotherwise_592:
    tst r1, #32
    beq .Lotherwise_593
    add r0, r4, #20
    vld1.32 {d18[1]}, [r0]
.Lotherwise_593:
    tst r1, #64
    beq .Lotherwise_594
    add r0, r4, #24
    vld1.32 {d19[0]}, [r0]
.Lotherwise_594:
    tst r1, #128
    beq .Lotherwise_595
    add r0, r4, #28
    vld1.32 {d19[1]}, [r0]
.Lotherwise_595:
.Lend_591:
    vmul.f32 q11, q8, d0[0]
    ubfx r0, r1, #4, #4
    vcgt.f32 q9, q9, q10
    vbsl q9, q8, q11
    cmp r0, #15
    bne .Lotherwise_596
    add r0, r3, #16
    vst1.32 {d18, d19}, [r0]
    b .Lend_597
.Lotherwise_596:
    tst r1, #16
    beq .Lotherwise_598
    add r0, r3, #16
    vst1.32 {d18[0]}, [r0]
.Lotherwise_598:
    tst r1, #32
    beq .Lotherwise_599
    add r0, r3, #20
    vst1.32 {d18[1]}, [r0]
.Lotherwise_599:
    tst r1, #64
    beq .Lotherwise_600
    add r0, r3, #24
    vst1.32 {d19[0]}, [r0]
.Lotherwise_600:
    tst r1, #128
    beq .Lotherwise_601
    add r0, r3, #28
    vst1.32 {d19[1]}, [r0]
.Lotherwise_601:
.Lend_597:
    ubfx r0, r1, #8, #4
    cmp r0, #15
    bne .Lotherwise_602
    add r0, r12, #32
    vld1.32 {d16, d17}, [r0]
    b .Lend_603
.Lotherwise_602:
    vmov.i32 q8, #0
    tst r1, #256
    beq .Lotherwise_604
    add r0, r12, #32
    vld1.32 {d16[0]}, [r0]
.Lotherwise_604:
    tst r1, #512
    beq .Lotherwise_605
    add r0, r12, #36
    vld1.32 {d16[1]}, [r0]
.Lotherwise_605:
    tst r1, #1024
    beq .Lotherwise_606
    add r0, r12, #40
    vld1.32 {d17[0]}, [r0]
.Lotherwise_606:
    tst r1, #2048
    beq .Lotherwise_607
    add r0, r12, #44
    vld1.32 {d17[1]}, [r0]
.Lotherwise_607:
.Lend_603:
    ubfx r0, r1, #8, #4
    cmp r0, #15
    bne .Lotherwise_608
    add r0, r4, #32
    vld1.32 {d18, d19}, [r0]
    b .Lend_609
.Lotherwise_608:
    vmov.i32 q9, #0
    tst r1, #256
    beq .Lotherwise_610
    add r0, r4, #32
    vld1.32 {d18[0]}, [r0]
.Lotherwise_610:
    tst r1, #512
    beq .Lotherwise_611
    add r0, r4, #36
    vld1.32 {d18[1]}, [r0]
.Lotherwise_611:
    tst r1, #1024
    beq .Lotherwise_612
    add r0, r4, #40
    vld1.32 {d19[0]}, [r0]
.Lotherwise_612:
    tst r1, #2048
    beq .Lotherwise_613
    add r0, r4, #44
    vld1.32 {d19[1]}, [r0]
.Lotherwise_613:
.Lend_609:
    vmul.f32 q11, q8, d0[0]
    ubfx r0, r1, #8, #4
    vcgt.f32 q9, q9, q10
    vbsl q9, q8, q11
    cmp r0, #15
    bne .Lotherwise_614
    add r0, r3, #32
    vst1.32 {d18, d19}, [r0]
    b .Lend_615
.Lotherwise_614:
    tst r1, #256
    beq .Lotherwise_616
    add r0, r3, #32
    vst1.32 {d18[0]}, [r0]
.Lotherwise_616:
    tst r1, #512
    beq .Lotherwise_617
    add r0, r3, #36
    vst1.32 {d18[1]}, [r0]
.Lotherwise_617:
    tst r1, #1024
    beq .Lotherwise_618
    add r0, r3, #40
    vst1.32 {d19[0]}, [r0]
.Lotherwise_618:
    tst r1, #2048
    beq .Lotherwise_619
    add r0, r3, #44
    vst1.32 {d19[1]}, [r0]
.Lotherwise_619:
.Lend_615:
    ubfx r0, r1, #12, #4
    cmp r0, #15
    bne .Lotherwise_620
    add r0, r12, #48
    vld1.32 {d16, d17}, [r0]
    b .Lend_621
.Lotherwise_620:
    vmov.i32 q8, #0
    tst r1, #4096
    beq .Lotherwise_622
    add r0, r12, #48
    vld1.32 {d16[0]}, [r0]
.Lotherwise_622:
    tst r1, #8192
    beq .Lotherwise_623
    add r0, r12, #52
    vld1.32 {d16[1]}, [r0]
.Lotherwise_623:
    tst r1, #16384
    beq .Lotherwise_624
    add r0, r12, #56
    vld1.32 {d17[0]}, [r0]
.Lotherwise_624:
    tst r1, #32768
    beq .Lotherwise_625
    add r0, r12, #60
    vld1.32 {d17[1]}, [r0]
.Lotherwise_625:
.Lend_621:
    ubfx r0, r1, #12, #4
    cmp r0, #15
    bne .Lotherwise_626
    add r0, r4, #48
    vld1.32 {d18, d19}, [r0]
    b .Lend_627
.Lotherwise_626:
    vmov.i32 q9, #0
    tst r1, #4096
    beq .Lotherwise_628
    add r0, r4, #48
    vld1.32 {d18[0]}, [r0]
.Lotherwise_628:
    tst r1, #8192
    beq .Lotherwise_629
    add r0, r4, #52
    vld1.32 {d18[1]}, [r0]
.Lotherwise_629:
    tst r1, #16384
    beq .Lotherwise_630
    add r0, r4, #56
    vld1.32 {d19[0]}, [r0]
.Lotherwise_630:
    tst r1, #32768
    beq .Lotherwise_631
    add r0, r4, #60
    vld1.32 {d19[1]}, [r0]
.Lotherwise_631:
.Lend_627:
    vmul.f32 q11, q8, d0[0]
    ubfx r0, r1, #12, #4
    vcgt.f32 q9, q9, q10
    vbsl q9, q8, q11
    cmp r0, #15
    bne .Lotherwise_632
    add r0, r3, #48
    vst1.32 {d18, d19}, [r0]
    b .Lend_633
.Lotherwise_632:
    tst r1, #4096
    beq .Lotherwise_634
    add r0, r3, #48
    vst1.32 {d18[0]}, [r0]
.Lotherwise_634:
    tst r1, #8192
    beq .Lotherwise_635
    add r0, r3, #52
    vst1.32 {d18[1]}, [r0]
.Lotherwise_635:
    tst r1, #16384
    beq .Lotherwise_636
    add r0, r3, #56
    vst1.32 {d19[0]}, [r0]
.Lotherwise_636:
    tst r1, #32768
    beq .Lotherwise_637
    add r0, r3, #60
    vst1.32 {d19[1]}, [r0]
.Lotherwise_637:
.Lend_633:
    add r12, r12, r2, lsl #2
    add r4, r4, r2, lsl #2
    add r3, r3, r2, lsl #2
.Lend_565:
    sub r0, r14, r2
    lsr r1, r0, #4
    cmp r1, #0
    beq .Lloop_end_638
.Lloop_639:
    vld1.32 {d16, d17}, [r12]!
    sub r1, r1, #1
    vld1.32 {d18, d19}, [r4]!
    vmul.f32 q11, q8, d0[0]
    vcgt.f32 q9, q9, q10
    vbsl q9, q8, q11
    vst1.32 {d18, d19}, [r3]!
    vld1.32 {d16, d17}, [r12]!
    vld1.32 {d18, d19}, [r4]!
    vmul.f32 q11, q8, d0[0]
    vcgt.f32 q9, q9, q10
    vbsl q9, q8, q11
    vst1.32 {d18, d19}, [r3]!
    vld1.32 {d16, d17}, [r12]!
    vld1.32 {d18, d19}, [r4]!
    vmul.f32 q11, q8, d0[0]
    vcgt.f32 q9, q9, q10
    vbsl q9, q8, q11
    vst1.32 {d18, d19}, [r3]!
    vld1.32 {d16, d17}, [r12]!
    vld1.32 {d18, d19}, [r4]!
    vmul.f32 q11, q8, d0[0]
    vcgt.f32 q9, q9, q10
    vbsl q9, q8, q11
    vst1.32 {d18, d19}, [r3]!
    cmp r1, #0
    bne .Lloop_639
.Lloop_end_638:
    ubfx r0, r0, #0, #4
    cmp r0, #0
    bne .Lotherwise_640
    b .Lend_641
.Lotherwise_640:
    movw r1, #16
    cmp r0, r1
    movhi r0, r1
    movw r1, #1
    lsl r0, r1, r0
    sub r1, r0, #1
    ubfx r0, r1, #0, #4
    cmp r0, #15
    bne .Lotherwise_642
    vld1.32 {d16, d17}, [r12]
    b .Lend_643
.Lotherwise_642:
    vmov.i32 q8, #0
    tst r1, #1
    beq .Lotherwise_644
    vld1.32 {d16[0]}, [r12]
.Lotherwise_644:
    tst r1, #2
    beq .Lotherwise_645
    add r0, r12, #4
    vld1.32 {d16[1]}, [r0]
.Lotherwise_645:
    tst r1, #4
    beq .Lotherwise_646
    add r0, r12, #8
    vld1.32 {d17[0]}, [r0]
.Lotherwise_646:
    tst r1, #8
    beq .Lotherwise_647
    add r0, r12, #12
    vld1.32 {d17[1]}, [r0]
.Lotherwise_647:
.Lend_643:
    ubfx r0, r1, #0, #4
    cmp r0, #15
    bne .Lotherwise_648
    vld1.32 {d18, d19}, [r4]
    b .Lend_649
.Lotherwise_648:
    vmov.i32 q9, #0
    tst r1, #1
    beq .Lotherwise_650
    vld1.32 {d18[0]}, [r4]
.Lotherwise_650:
    tst r1, #2
    beq .Lotherwise_651
    add r0, r4, #4
    vld1.32 {d18[1]}, [r0]
.Lotherwise_651:
    tst r1, #4
    beq .Lotherwise_652
    add r0, r4, #8
    vld1.32 {d19[0]}, [r0]
.Lotherwise_652:
    tst r1, #8
    beq .Lotherwise_653
    add r0, r4, #12
    vld1.32 {d19[1]}, [r0]
.Lotherwise_653:
.Lend_649:
    vmul.f32 q11, q8, d0[0]
    ubfx r0, r1, #0, #4
    vcgt.f32 q9, q9, q10
    vbsl q9, q8, q11
    cmp r0, #15
    bne .Lotherwise_654
    vst1.32 {d18, d19}, [r3]
    b .Lend_655
.Lotherwise_654:
    tst r1, #1
    beq .Lotherwise_656
    vst1.32 {d18[0]}, [r3]
.Lotherwise_656:
    tst r1, #2
    beq .Lotherwise_657
    add r0, r3, #4
    vst1.32 {d18[1]}, [r0]
.Lotherwise_657:
    tst r1, #4
    beq .Lotherwise_658
    add r0, r3, #8
    vst1.32 {d19[0]}, [r0]
.Lotherwise_658:
    tst r1, #8
    beq .Lotherwise_659
    add r0, r3, #12
    vst1.32 {d19[1]}, [r0]
.Lotherwise_659:
.Lend_655:
    ubfx r0, r1, #4, #4
    cmp r0, #15
    bne .Lotherwise_660
    add r0, r12, #16
    vld1.32 {d16, d17}, [r0]
    b .Lend_661
.Lotherwise_660:
    vmov.i32 q8, #0
    tst r1, #16
    beq .Lotherwise_662
    add r0, r12, #16
    vld1.32 {d16[0]}, [r0]
.Lotherwise_662:
    tst r1, #32
    beq .Lotherwise_663
    add r0, r12, #20
    vld1.32 {d16[1]}, [r0]
.Lotherwise_663:
    tst r1, #64
    beq .Lotherwise_664
    add r0, r12, #24
    vld1.32 {d17[0]}, [r0]
.Lotherwise_664:
    tst r1, #128
    beq .Lotherwise_665
    add r0, r12, #28
    vld1.32 {d17[1]}, [r0]
.Lotherwise_665:
.Lend_661:
    ubfx r0, r1, #4, #4
    cmp r0, #15
    bne .Lotherwise_666
    add r0, r4, #16
    vld1.32 {d18, d19}, [r0]
    b .Lend_667
.Lotherwise_666:
    vmov.i32 q9, #0
    tst r1, #16
    beq .Lotherwise_668
    add r0, r4, #16
    vld1.32 {d18[0]}, [r0]
.Lotherwise_668:
    tst r1, #32
    beq .Lotherwise_669
    add r0, r4, #20
    vld1.32 {d18[1]}, [r0]
.Lotherwise_669:
    tst r1, #64
    beq .Lotherwise_670
    add r0, r4, #24
    vld1.32 {d19[0]}, [r0]
.Lotherwise_670:
    tst r1, #128
    beq .Lotherwise_671
    add r0, r4, #28
    vld1.32 {d19[1]}, [r0]
.Lotherwise_671:
.Lend_667:
    vmul.f32 q11, q8, d0[0]
    ubfx r0, r1, #4, #4
    vcgt.f32 q9, q9, q10
    vbsl q9, q8, q11
    cmp r0, #15
    bne .Lotherwise_672
    add r0, r3, #16
    vst1.32 {d18, d19}, [r0]
    b .Lend_673
.Lotherwise_672:
    tst r1, #16
    beq .Lotherwise_674
    add r0, r3, #16
    vst1.32 {d18[0]}, [r0]
.Lotherwise_674:
    tst r1, #32
    beq .Lotherwise_675
    add r0, r3, #20
    vst1.32 {d18[1]}, [r0]
.Lotherwise_675:
    tst r1, #64
    beq .Lotherwise_676
    add r0, r3, #24
    vst1.32 {d19[0]}, [r0]
.Lotherwise_676:
    tst r1, #128
    beq .Lotherwise_677
    add r0, r3, #28
    vst1.32 {d19[1]}, [r0]
.Lotherwise_677:
.Lend_673:
    ubfx r0, r1, #8, #4
    cmp r0, #15
    bne .Lotherwise_678
    add r0, r12, #32
    vld1.32 {d16, d17}, [r0]
    b .Lend_679
.Lotherwise_678:
    vmov.i32 q8, #0
    tst r1, #256
    beq .Lotherwise_680
    add r0, r12, #32
    vld1.32 {d16[0]}, [r0]
.Lotherwise_680:
    tst r1, #512
    beq .Lotherwise_681
    add r0, r12, #36
    vld1.32 {d16[1]}, [r0]
.Lotherwise_681:
    tst r1, #1024
    beq .Lotherwise_682
    add r0, r12, #40
    vld1.32 {d17[0]}, [r0]
.Lotherwise_682:
    tst r1, #2048
    beq .Lotherwise_683
    add r0, r12, #44
    vld1.32 {d17[1]}, [r0]
.Lotherwise_683:
.Lend_679:
    ubfx r0, r1, #8, #4
    cmp r0, #15
    bne .Lotherwise_684
    add r0, r4, #32
    vld1.32 {d18, d19}, [r0]
    b .Lend_685
.Lotherwise_684:
    vmov.i32 q9, #0
    tst r1, #256
    beq .Lotherwise_686
    add r0, r4, #32
    vld1.32 {d18[0]}, [r0]
.Lotherwise_686:
    tst r1, #512
    beq .Lotherwise_687
    add r0, r4, #36
    vld1.32 {d18[1]}, [r0]
.Lotherwise_687:
    tst r1, #1024
    beq .Lotherwise_688
    add r0, r4, #40
    vld1.32 {d19[0]}, [r0]
.Lotherwise_688:
    tst r1, #2048
    beq .Lotherwise_689
    add r0, r4, #44
    vld1.32 {d19[1]}, [r0]
.Lotherwise_689:
.Lend_685:
    vmul.f32 q11, q8, d0[0]
    ubfx r0, r1, #8, #4
    vcgt.f32 q9, q9, q10
    vbsl q9, q8, q11
    cmp r0, #15
    bne .Lotherwise_690
    add r0, r3, #32
    vst1.32 {d18, d19}, [r0]
    b .Lend_691
.Lotherwise_690:
    tst r1, #256
    beq .Lotherwise_692
    add r0, r3, #32
    vst1.32 {d18[0]}, [r0]
.Lotherwise_692:
    tst r1, #512
    beq .Lotherwise_693
    add r0, r3, #36
    vst1.32 {d18[1]}, [r0]
.Lotherwise_693:
    tst r1, #1024
    beq .Lotherwise_694
    add r0, r3, #40
    vst1.32 {d19[0]}, [r0]
.Lotherwise_694:
    tst r1, #2048
    beq .Lotherwise_695
    add r0, r3, #44
    vst1.32 {d19[1]}, [r0]
.Lotherwise_695:
.Lend_691:
    ubfx r0, r1, #12, #4
    cmp r0, #15
    bne .Lotherwise_696
    add r0, r12, #48
    vld1.32 {d16, d17}, [r0]
    b .Lend_697
.Lotherwise_696:
    vmov.i32 q8, #0
    tst r1, #4096
    beq .Lotherwise_698
    add r0, r12, #48
    vld1.32 {d16[0]}, [r0]
.Lotherwise_698:
    tst r1, #8192
    beq .Lotherwise_699
    add r0, r12, #52
    vld1.32 {d16[1]}, [r0]
.Lotherwise_699:
    tst r1, #16384
    beq .Lotherwise_700
    add r0, r12, #56
    vld1.32 {d17[0]}, [r0]
.Lotherwise_700:
    tst r1, #32768
    beq .Lotherwise_701
    add r0, r12, #60
    vld1.32 {d17[1]}, [r0]
.Lotherwise_701:
.Lend_697:
    ubfx r0, r1, #12, #4
    cmp r0, #15
    bne .Lotherwise_702
    add r0, r4, #48
    vld1.32 {d18, d19}, [r0]
    b .Lend_703
.Lotherwise_702:
    vmov.i32 q9, #0
    tst r1, #4096
    beq .Lotherwise_704
    add r0, r4, #48
    vld1.32 {d18[0]}, [r0]
.Lotherwise_704:
    tst r1, #8192
    beq .Lotherwise_705
    add r0, r4, #52
    vld1.32 {d18[1]}, [r0]
.Lotherwise_705:
    tst r1, #16384
    beq .Lotherwise_706
    add r0, r4, #56
    vld1.32 {d19[0]}, [r0]
.Lotherwise_706:
    tst r1, #32768
    beq .Lotherwise_707
    add r0, r4, #60
    vld1.32 {d19[1]}, [r0]
.Lotherwise_707:
.Lend_703:
    vmul.f32 q11, q8, d0[0]
    ubfx r0, r1, #12, #4
    vcgt.f32 q9, q9, q10
    vbsl q9, q8, q11
    cmp r0, #15
    bne .Lotherwise_708
    add r0, r3, #48
    vst1.32 {d18, d19}, [r0]
    b .Lend_709
.Lotherwise_708:
    tst r1, #4096
    beq .Lotherwise_710
    add r0, r3, #48
    vst1.32 {d18[0]}, [r0]
.Lotherwise_710:
    tst r1, #8192
    beq .Lotherwise_711
    add r0, r3, #52
    vst1.32 {d18[1]}, [r0]
.Lotherwise_711:
    tst r1, #16384
    beq .Lotherwise_712
    add r0, r3, #56
    vst1.32 {d19[0]}, [r0]
.Lotherwise_712:
    tst r1, #32768
    beq .Lotherwise_713
    add r0, r3, #60
    vst1.32 {d19[1]}, [r0]
.Lotherwise_713:
.Lend_709:
.Lend_641:
.Lend_563:
    pop {r4, pc}
    .size nnp_relu_input_gradient__armv7_neon, . - nnp_relu_input_gradient__armv7_neon

    .text
    .p2align 4
    .globl nnp_relu_input_gradient_streamed__armv7_neon
    .type nnp_relu_input_gradient_streamed__armv7_neon, %function
nnp_relu_input_gradient_streamed__armv7_neon:
    push {r4, r14}
    ldr r12, [sp, #8]
    mov r14, r0
    vmov.i32 q10, #0
    mov r4, r2
    cmp r12, #0
    bne .Lotherwise_714
    rsb r0, r3, #0
    ubfx r0, r0, #2, #4
    mov r2, r0
    cmp r2, r14
    movhi r2, r14
    mov r12, r1
    cmp r2, #0
    bne .Lotherwise_715
    b .Lend_716
.Lotherwise_715:
    movw r0, #16
    mov r1, r2
    cmp r1, r0
    movhi r1, r0
    movw r0, #1
    lsl r0, r0, r1
    sub r1, r0, #1
    ubfx r0, r1, #0, #4
    cmp r0, #15
    bne .Lotherwise_717
    vld1.32 {d16, d17}, [r12]
    b .Lend_718
.Lotherwise_717:
    vmov.i32 q8, #0
    tst r1, #1
    beq .Lotherwise_719
    vld1.32 {d16[0]}, [r12]
.Lotherwise_719:
    tst r1, #2
    beq .Lotherwise_720
    add r0, r12, #4
    vld1.32 {d16[1]}, [r0]
.Lotherwise_720:
    tst r1, #4
    beq .Lotherwise_721
    add r0, r12, #8
    vld1.32 {d17[0]}, [r0]
.Lotherwise_721:
    tst r1, #8
    beq .Lotherwise_722
    add r0, r12, #12
    vld1.32 {d17[1]}, [r0]
.Lotherwise_722:
.Lend_718:
    ubfx r0, r1, #0, #4
    cmp r0, #15
    bne .Lotherwise_723
    vld1.32 {d18, d19}, [r4]
    b .Lend_724
.Lotherwise_723:
    vmov.i32 q9, #0
    tst r1, #1
    beq .Lotherwise_725
    vld1.32 {d18[0]}, [r4]
.Lotherwise_725:
    tst r1, #2
    beq .Lotherwise_726
    add r0, r4, #4
    vld1.32 {d18[1]}, [r0]
.Lotherwise_726:
    tst r1, #4
    beq .Lotherwise_727
    add r0, r4, #8
    vld1.32 {d19[0]}, [r0]
.Lotherwise_727:
    tst r1, #8
    beq .Lotherwise_728
    add r0, r4, #12
    vld1.32 {d19[1]}, [r0]
.Lotherwise_728:
.Lend_724:
    vcgt.f32 q9, q9, q10
    ubfx r0, r1, #0, #4
    vbsl q9, q8, q10
    cmp r0, #15
    bne .Lotherwise_729
    vst1.32 {d18, d19}, [r3]
    b .Lend_730
.Lotherwise_729:
    tst r1, #1
    beq .Lotherwise_731
    vst1.32 {d18[0]}, [r3]
.Lotherwise_731:
    tst r1, #2
    beq .Lotherwise_732
    add r0, r3, #4
    vst1.32 {d18[1]}, [r0]
.Lotherwise_732:
    tst r1, #4
    beq .Lotherwise_733
    add r0, r3, #8
    vst1.32 {d19[0]}, [r0]
.Lotherwise_733:
    tst r1, #8
    beq .Lotherwise_734
    add r0, r3, #12
    vst1.32 {d19[1]}, [r0]
.Lotherwise_734:
.Lend_730:
    ubfx r0, r1, #4, #4
    cmp r0, #15
    bne .Lotherwise_735
    add r0, r12, #16
    vld1.32 {d16, d17}, [r0]
    b .Lend_736
.Lotherwise_735:
    vmov.i32 q8, #0
    tst r1, #16
    beq .Lotherwise_737
    add r0, r12, #16
    vld1.32 {d16[0]}, [r0]
.Lotherwise_737:
    tst r1, #32
    beq .Lotherwise_738
    add r0, r12, #20
    vld1.32 {d16[1]}, [r0]
.Lotherwise_738:
    tst r1, #64
    beq .Lotherwise_739
    add r0, r12, #24
    vld1.32 {d17[0]}, [r0]
.Lotherwise_739:
    tst r1, #128
    beq .Lotherwise_740
    add r0, r12, #28
    vld1.32 {d17[1]}, [r0]
.Lotherwise_740:
.Lend_736:
    ubfx r0, r1, #4, #4
    cmp r0, #15
    bne .Lotherwise_741
    add r0, r4, #16
    vld1.32 {d18, d19}, [r0]
    b .Lend_742
.Lotherwise_741:
    vmov.i32 q9, #0
    tst r1, #16
    beq .Lotherwise_743
    add r0, r4, #16
    vld1.32 {d18[0]}, [r0]
.Lotherwise_743:
    tst r1, #32
    beq .Lotherwise_744
    add r0, r4, #20
    vld1.32 {d18[1]}, [r0]
.Lotherwise_744:
    tst r1, #64
    beq .Lotherwise_745
    add r0, r4, #24
    vld1.32 {d19[0]}, [r0]
.Lotherwise_745:
    tst r1, #128
    beq .Lotherwise_746
    add r0, r4, #28
    vld1.32 {d19[1]}, [r0]
.Lotherwise_746:
.Lend_742:
    vcgt.f32 q9, q9, q10
    ubfx r0, r1, #4, #4
    vbsl q9, q8, q10
    cmp r0, #15
    bne .Lotherwise_747
    add r0, r3, #16
    vst1.32 {d18, d19}, [r0]
    b .Lend_748
.Lotherwise_747:
    tst r1, #16
    beq .Lotherwise_749
    add r0, r3, #16
    vst1.32 {d18[0]}, [r0]
.Lotherwise_749:
    tst r1, #32
    beq .Lotherwise_750
    add r0, r3, #20
    vst1.32 {d18[1]}, [r0]
.Lotherwise_750:
    tst r1, #64
    beq .Lotherwise_751
    add r0, r3, #24
    vst1.32 {d19[0]}, [r0]
.Lotherwise_751:
    tst r1, #128
    beq .Lotherwise_752
    add r0, r3, #28
    vst1.32 {d19[1]}, [r0]
.Lotherwise_752:
.Lend_748:
    ubfx r0, r1, #8, #4
    cmp r0, #15
    bne .Lotherwise_753
    add r0, r12, #32
    vld1.32 {d16, d17}, [r0]
    b .Lend_754
.Lotherwise_753:
    vmov.i32 q8, #0
    tst r1, #256
    beq .Lotherwise_755
    add r0, r12, #32
    vld1.32 {d16[0]}, [r0]
.Lotherwise_755:
    tst r1, #512
    beq .Lotherwise_756
    add r0, r12, #36
    vld1.32 {d16[1]}, [r0]
.Lotherwise_756:
    tst r1, #1024
    beq .Lotherwise_757
    add r0, r12, #40
    vld1.32 {d17[0]}, [r0]
.Lotherwise_757:
    tst r1, #2048
    beq .Lotherwise_758
    add r0, r12, #44
    vld1.32 {d17[1]}, [r0]
.Lotherwise_758:
.Lend_754:
    ubfx r0, r1, #8, #4
    cmp r0, #15
    bne .Lotherwise_759
    add r0, r4, #32
    vld1.32 {d18, d19}, [r0]
    b .Lend_760
.Lotherwise_759:
    vmov.i32 q9, #0
    tst r1, #256
    beq .Lotherwise_761
    add r0, r4, #32
    vld1.32 {d18[0]}, [r0]
.Lotherwise_761:
    tst r1, #512
    beq .Lotherwise_762
    add r0, r4, #36
    vld1.32 {d18[1]}, [r0]
.Lotherwise_762:
    tst r1, #1024
    beq .Lotherwise_763
    add r0, r4, #40
    vld1.32 {d19[0]}, [r0]
.Lotherwise_763:
    tst r1, #2048
    beq .Lotherwise_764
    add r0, r4, #44
    vld1.32 {d19[1]}, [r0]
.Lotherwise_764:
.Lend_760:
    vcgt.f32 q9, q9, q10
    ubfx r0, r1, #8, #4
    vbsl q9, q8, q10
    cmp r0, #15
    bne .Lotherwise_765
    add r0, r3, #32
    vst1.32 {d18, d19}, [r0]
    b .Lend_766
.Lotherwise_765:
    tst r1, #256
    beq .Lotherwise_767
    add r0, r3, #32
    vst1.32 {d18[0]}, [r0]
.Lotherwise_767:
    tst r1, #512
    beq .Lotherwise_768
    add r0, r3, #36
    vst1.32 {d18[1]}, [r0]
.Lotherwise_768:
    tst r1, #1024
    beq .Lotherwise_769
    add r0, r3, #40
    vst1.32 {d19[0]}, [r0]
.Lotherwise_769:
    tst r1, #2048
    beq .Lotherwise_770
    add r0, r3, #44
    vst1.32 {d19[1]}, [r0]
.Lotherwise_770:
.Lend_766:
    ubfx r0, r1, #12, #4
    cmp r0, #15
    bne .Lotherwise_771
    add r0, r12, #48
    vld1.32 {d16, d17}, [r0]
    b .Lend_772
.Lotherwise_771:
    vmov.i32 q8, #0
    tst r1, #4096
    beq .Lotherwise_773
    add r0, r12, #48
    vld1.32 {d16[0]}, [r0]
.Lotherwise_773:
    tst r1, #8192
    beq .Lotherwise_774
    add r0, r12, #52
    vld1.32 {d16[1]}, [r0]
.Lotherwise_774:
    tst r1, #16384
    beq .Lotherwise_775
    add r0, r12, #56
    vld1.32 {d17[0]}, [r0]
.Lotherwise_775:
    tst r1, #32768
    beq .Lotherwise_776
    add r0, r12, #60
    vld1.32 {d17[1]}, [r0]
.Lotherwise_776:
.Lend_772:
    ubfx r0, r1, #12, #4
    cmp r0, #15
    bne .Lotherwise_777
    add r0, r4, #48
    vld1.32 {d18, d19}, [r0]
    b .Lend_778
.Lotherwise_777:
    vmov.i32 q9, #0
    tst r1, #4096
    beq .Lotherwise_779
    add r0, r4, #48
    vld1.32 {d18[0]}, [r0]
.Lotherwise_779:
    tst r1, #8192
    beq .Lotherwise_780
    add r0, r4, #52
    vld1.32 {d18[1]}, [r0]
.Lotherwise_780:
    tst r1, #16384
    beq .Lotherwise_781
    add r0, r4, #56
    vld1.32 {d19[0]}, [r0]
.Lotherwise_781:
    tst r1, #32768
    beq .Lotherwise_782
    add r0, r4, #60
    vld1.32 {d19[1]}, [r0]
.Lotherwise_782:
.Lend_778:
    vcgt.f32 q9, q9, q10
    ubfx r0, r1, #12, #4
    vbsl q9, q8, q10
    cmp r0, #15
    bne .Lotherwise_783
    add r0, r3, #48
    vst1.32 {d18, d19}, [r0]
    b .Lend_784
.Lotherwise_783:
    tst r1, #4096
    beq .Lotherwise_785
    add r0, r3, #48
    vst1.32 {d18[0]}, [r0]
.Lotherwise_785:
    tst r1, #8192
    beq .Lotherwise_786
    add r0, r3, #52
    vst1.32 {d18[1]}, [r0]
.Lotherwise_786:
    tst r1, #16384
    beq .Lotherwise_787
    add r0, r3, #56
    vst1.32 {d19[0]}, [r0]
.Lotherwise_787:
    tst r1, #32768
    beq .Lotherwise_788
    add r0, r3, #60
    vst1.32 {d19[1]}, [r0]
.Lotherwise_788:
.Lend_784:
    add r12, r12, r2, lsl #2
    add r4, r4, r2, lsl #2
    add r3, r3, r2, lsl #2
.Lend_716:
    sub r0, r14, r2
    lsr r1, r0, #4
    cmp r1, #0
    beq .Lloop_end_789
.Lloop_790:
    vld1.32 {d16, d17}, [r4]!
    sub r1, r1, #1
    vld1.32 {d18, d19}, [r12]!
    vcgt.f32 q8, q8, q10
    vbsl q8, q9, q10
    vst1.32 {d16, d17}, [r3]!
    vld1.32 {d16, d17}, [r4]!
    vld1.32 {d18, d19}, [r12]!
    vcgt.f32 q8, q8, q10
    vbsl q8, q9, q10
    vst1.32 {d16, d17}, [r3]!
    vld1.32 {d16, d17}, [r4]!
    vld1.32 {d18, d19}, [r12]!
    vcgt.f32 q8, q8, q10
    vbsl q8, q9, q10
    vst1.32 {d16, d17}, [r3]!
    vld1.32 {d16, d17}, [r4]!
    vld1.32 {d18, d19}, [r12]!
    vcgt.f32 q8, q8, q10
    vbsl q8, q9, q10
    vst1.32 {d16, d17}, [r3]!
    cmp r1, #0
    bne .Lloop_790
.Lloop_end_789:
    ubfx r0, r0, #0, #4
    cmp r0, #0
    bne .Lotherwise_791
    b .Lend_792
.Lotherwise_791:
    movw r1, #16
    cmp r0, r1
    movhi r0, r1
    movw r1, #1
    lsl r0, r1, r0
    sub r1, r0, #1
    ubfx r0, r1, #0, #4
    cmp r0, #15
    bne .Lotherwise_793
    vld1.32 {d16, d17}, [r12]
    b .Lend_794
.Lotherwise_793:
    vmov.i32 q8, #0
    tst r1, #1
    beq .Lotherwise_795
    vld1.32 {d16[0]}, [r12]
.Lotherwise_795:
    tst r1, #2
    beq .Lotherwise_796
    add r0, r12, #4
    vld1.32 {d16[1]}, [r0]
.Lotherwise_796:
    tst r1, #4
    beq .Lotherwise_797
    add r0, r12, #8
    vld1.32 {d17[0]}, [r0]
.Lotherwise_797:
    tst r1, #8
    beq .Lotherwise_798
    add r0, r12, #12
    vld1.32 {d17[1]}, [r0]
.Lotherwise_798:
.Lend_794:
    ubfx r0, r1, #0, #4
    cmp r0, #15
    bne .Lotherwise_799
    vld1.32 {d18, d19}, [r4]
    b .Lend_800
.Lotherwise_799:
    vmov.i32 q9, #0
    tst r1, #1
    beq .Lotherwise_801
    vld1.32 {d18[0]}, [r4]
.Lotherwise_801:
    tst r1, #2
    beq .Lotherwise_802
    add r0, r4, #4
    vld1.32 {d18[1]}, [r0]
.Lotherwise_802:
    tst r1, #4
    beq .Lotherwise_803
    add r0, r4, #8
    vld1.32 {d19[0]}, [r0]
.Lotherwise_803:
    tst r1, #8
    beq .Lotherwise_804
    add r0, r4, #12
    vld1.32 {d19[1]}, [r0]
.Lotherwise_804:
.Lend_800:
    vcgt.f32 q9, q9, q10
    ubfx r0, r1, #0, #4
    vbsl q9, q8, q10
    cmp r0, #15
    bne .Lotherwise_805
    vst1.32 {d18, d19}, [r3]
    b .Lend_806
.Lotherwise_805:
    tst r1, #1
    beq .Lotherwise_807
    vst1.32 {d18[0]}, [r3]
.Lotherwise_807:
    tst r1, #2
    beq .Lotherwise_808
    add r0, r3, #4
    vst1.32 {d18[1]}, [r0]
.Lotherwise_808:
    tst r1, #4
    beq .Lotherwise_809
    add r0, r3, #8
    vst1.32 {d19[0]}, [r0]
.Lotherwise_809:
    tst r1, #8
    beq .Lotherwise_810
    add r0, r3, #12
    vst1.32 {d19[1]}, [r0]
.Lotherwise_810:
.Lend_806:
    ubfx r0, r1, #4, #4
    cmp r0, #15
    bne .Lotherwise_811
    add r0, r12, #16
    vld1.32 {d16, d17}, [r0]
    b .Lend_812
.Lotherwise_811:
    vmov.i32 q8, #0
    tst r1, #16
    beq .Lotherwise_813
    add r0, r12, #16
    vld1.32 {d16[0]}, [r0]
.Lotherwise_813:
    tst r1, #32
    beq .Lotherwise_814
    add r0, r12, #20
    vld1.32 {d16[1]}, [r0]
.Lotherwise_814:
    tst r1, #64
    beq .Lotherwise_815
    add r0, r12, #24
    vld1.32 {d17[0]}, [r0]
.Lotherwise_815:
    tst r1, #128
    beq .Lotherwise_816
    add r0, r12, #28
    vld1.32 {d17[1]}, [r0]
.Lotherwise_816:
.Lend_812:
    ubfx r0, r1, #4, #4
    cmp r0, #15
    bne .Lotherwise_817
    add r0, r4, #16
    vld1.32 {d18, d19}, [r0]
    b .Lend_818
.Lotherwise_817:
    vmov.i32 q9, #0
    tst r1, #16
    beq .Lotherwise_819
    add r0, r4, #16
    vld1.32 {d18[0]}, [r0]
.Lotherwise_819:
    tst r1, #32
    beq .Lotherwise_820
    add r0, r4, #20
    vld1.32 {d18[1]}, [r0]
.Lotherwise_820:
    tst r1, #64
    beq .Lotherwise_821
    add r0, r4, #24
    vld1.32 {d19[0]}, [r0]
.Lotherwise_821:
    tst r1, #128
    beq .Lotherwise_822
    add r0, r4, #28
    vld1.32 {d19[1]}, [r0]
.Lotherwise_822:
.Lend_818:
    vcgt.f32 q9, q9, q10
    ubfx r0, r1, #4, #4
    vbsl q9, q8, q10
    cmp r0, #15
    bne .Lotherwise_823
    add r0, r3, #16
    vst1.32 {d18, d19}, [r0]
    b .Lend_824
.Lotherwise_823:
    tst r1, #16
    beq .Lotherwise_825
    add r0, r3, #16
    vst1.32 {d18[0]}, [r0]
.Lotherwise_825:
    tst r1, #32
    beq .Lotherwise_826
    add r0, r3, #20
    vst1.32 {d18[1]}, [r0]
.Lotherwise_826:
    tst r1, #64
    beq .Lotherwise_827
    add r0, r3, #24
    vst1.32 {d19[0]}, [r0]
.Lotherwise_827:
    tst r1, #128
    beq .Lotherwise_828
    add r0, r3, #28
    vst1.32 {d19[1]}, [r0]
.Lotherwise_828:
.Lend_824:
    ubfx r0, r1, #8, #4
    cmp r0, #15
    bne .Lotherwise_829
    add r0, r12, #32
    vld1.32 {d16, d17}, [r0]
    b .Lend_830
.Lotherwise_829:
    vmov.i32 q8, #0
    tst r1, #256
    beq .Lotherwise_831
    add r0, r12, #32
    vld1.32 {d16[0]}, [r0]
.Lotherwise_831:
    tst r1, #512
    beq .Lotherwise_832
    add r0, r12, #36
    vld1.32 {d16[1]}, [r0]
.Lotherwise_832:
    tst r1, #1024
    beq .Lotherwise_833
    add r0, r12, #40
    vld1.32 {d17[0]}, [r0]
.Lotherwise_833:
    tst r1, #2048
    beq .Lotherwise_834
    add r0, r12, #44
    vld1.32 {d17[1]}, [r0]
.Lotherwise_834:
.Lend_830:
    ubfx r0, r1, #8, #4
    cmp r0, #15
    bne .Lotherwise_835
    add r0, r4, #32
    vld1.32 {d18, d19}, [r0]
    b .Lend_836
.Lotherwise_835:
    vmov.i32 q9, #0
    tst r1, #256
    beq .Lotherwise_837
    add r0, r4, #32
    vld1.32 {d18[0]}, [r0]
.Lotherwise_837:
    tst r1, #512
    beq .Lotherwise_838
    add r0, r4, #36
    vld1.32 {d18[1]}, [r0]
.Lotherwise_838:
    tst r1, #1024
    beq .Lotherwise_839
    add r0, r4, #40
    vld1.32 {d19[0]}, [r0]
.Lotherwise_839:
    tst r1, #2048
    beq .Lotherwise_840
    add r0, r4, #44
    vld1.32 {d19[1]}, [r0]
.Lotherwise_840:
.Lend_836:
    vcgt.f32 q9, q9, q10
    ubfx r0, r1, #8, #4
    vbsl q9, q8, q10
    cmp r0, #15
    bne .Lotherwise_841
    add r0, r3, #32
    vst1.32 {d18, d19}, [r0]
    b .Lend_842
.Lotherwise_841:
    tst r1, #256
    beq .Lotherwise_843
    add r0, r3, #32
    vst1.32 {d18[0]}, [r0]
.Lotherwise_843:
    tst r1, #512
    beq .Lotherwise_844
    add r0, r3, #36
    vst1.32 {d18[1]}, [r0]
.Lotherwise_844:
    tst r1, #1024
    beq .Lotherwise_845
    add r0, r3, #40
    vst1.32 {d19[0]}, [r0]
.Lotherwise_845:
    tst r1, #2048
    beq .Lotherwise_846
    add r0, r3, #44
    vst1.32 {d19[1]}, [r0]
.Lotherwise_846:
.Lend_842:
    ubfx r0, r1, #12, #4
    cmp r0, #15
    bne .Lotherwise_847
    add r0, r12, #48
    vld1.32 {d16, d17}, [r0]
    b .Lend_848
.Lotherwise_847:
    vmov.i32 q8, #0
    tst r1, #4096
    beq .Lotherwise_849
    add r0, r12, #48
    vld1.32 {d16[0]}, [r0]
.Lotherwise_849:
    tst r1, #8192
    beq .Lotherwise_850
    add r0, r12, #52
    vld1.32 {d16[1]}, [r0]
.Lotherwise_850:
    tst r1, #16384
    beq .Lotherwise_851
    add r0, r12, #56
    vld1.32 {d17[0]}, [r0]
.Lotherwise_851:
    tst r1, #32768
    beq .Lotherwise_852
    add r0, r12, #60
    vld1.32 {d17[1]}, [r0]
.Lotherwise_852:
.Lend_848:
    ubfx r0, r1, #12, #4
    cmp r0, #15
    bne .Lotherwise_853
    add r0, r4, #48
    vld1.32 {d18, d19}, [r0]
    b .Lend_854
.Lotherwise_853:
    vmov.i32 q9, #0
    tst r1, #4096
    beq .Lotherwise_855
    add r0, r4, #48
    vld1.32 {d18[0]}, [r0]
.Lotherwise_855:
    tst r1, #8192
    beq .Lotherwise_856
    add r0, r4, #52
    vld1.32 {d18[1]}, [r0]
.Lotherwise_856:
    tst r1, #16384
    beq .Lotherwise_857
    add r0, r4, #56
    vld1.32 {d19[0]}, [r0]
.Lotherwise_857:
    tst r1, #32768
    beq .Lotherwise_858
    add r0, r4, #60
    vld1.32 {d19[1]}, [r0]
.Lotherwise_858:
.Lend_854:
    vcgt.f32 q9, q9, q10
    ubfx r0, r1, #12, #4
    vbsl q9, q8, q10
    cmp r0, #15
    bne .Lotherwise_859
    add r0, r3, #48
    vst1.32 {d18, d19}, [r0]
    b .Lend_860
.Lotherwise_859:
    tst r1, #4096
    beq .Lotherwise_861
    add r0, r3, #48
    vst1.32 {d18[0]}, [r0]
.Lotherwise_861:
    tst r1, #8192
    beq .Lotherwise_862
    add r0, r3, #52
    vst1.32 {d18[1]}, [r0]
.Lotherwise_862:
    tst r1, #16384
    beq .Lotherwise_863
    add r0, r3, #56
    vst1.32 {d19[0]}, [r0]
.Lotherwise_863:
    tst r1, #32768
    beq .Lotherwise_864
    add r0, r3, #60
    vst1.32 {d19[1]}, [r0]
.Lotherwise_864:
.Lend_860:
.Lend_792:
    b .Lend_865
.Lotherwise_714:
    vldr s0, [r12]
    rsb r0, r3, #0
    ubfx r0, r0, #2, #4
    mov r2, r0
    cmp r2, r14
    movhi r2, r14
    mov r12, r1
    cmp r2, #0
    bne .Lotherwise_866
    b .Lend_867
.Lotherwise_866:
    movw r0, #16
    mov r1, r2
    cmp r1, r0
    movhi r1, r0
    movw r0, #1
    lsl r0, r0, r1
    sub r1, r0, #1
    ubfx r0, r1, #0, #4
    cmp r0, #15
    bne .Lotherwise_868
    vld1.32 {d16, d17}, [r12]
    b .Lend_869
.Lotherwise_868:
    vmov.i32 q8, #0
    tst r1, #1
    beq .Lotherwise_870
    vld1.32 {d16[0]}, [r12]
.Lotherwise_870:
    tst r1, #2
    beq .Lotherwise_871
    add r0, r12, #4
    vld1.32 {d16[1]}, [r0]
.Lotherwise_871:
    tst r1, #4
    beq .Lotherwise_872
    add r0, r12, #8
    vld1.32 {d17[0]}, [r0]
.Lotherwise_872:
    tst r1, #8
    beq .Lotherwise_873
    add r0, r12, #12
    vld1.32 {d17[1]}, [r0]
.Lotherwise_873:
.Lend_869:
    ubfx r0, r1, #0, #4
    cmp r0, #15
    bne .Lotherwise_874
    vld1.32 {d18, d19}, [r4]
    b .Lend_875
.Lotherwise_874:
    vmov.i32 q9, #0
    tst r1, #1
    beq .Lotherwise_876
    vld1.32 {d18[0]}, [r4]
.Lotherwise_876:
    tst r1, #2
    beq .Lotherwise_877
    add r0, r4, #4
    vld1.32 {d18[1]}, [r0]
.Lotherwise_877:
    tst r1, #4
    beq .Lotherwise_878
    add r0, r4, #8
    vld1.32 {d19[0]}, [r0]
.Lotherwise_878:
    tst r1, #8
    beq .Lotherwise_879
    add r0, r4, #12
    vld1.32 {d19[1]}, [r0]
.Lotherwise_879:
.Lend_875:
    vmul.f32 q11, q8, d0[0]
    ubfx r0, r1, #0, #4
    vcgt.f32 q9, q9, q10
    vbsl q9, q8, q11
    cmp r0, #15
    bne .Lotherwise_880
    vst1.32 {d18, d19}, [r3]
    b .Lend_881
.Lotherwise_880:
    tst r1, #1
    beq .Lotherwise_882
    vst1.32 {d18[0]}, [r3]
.Lotherwise_882:
    tst r1, #2
    beq .Lotherwise_883
    add r0, r3, #4
    vst1.32 {d18[1]}, [r0]
.Lotherwise_883:
    tst r1, #4
    beq .Lotherwise_884
    add r0, r3, #8
    vst1.32 {d19[0]}, [r0]
.Lotherwise_884:
    tst r1, #8
    beq .Lotherwise_885
    add r0, r3, #12
    vst1.32 {d19[1]}, [r0]
.Lotherwise_885:
.Lend_881:
    ubfx r0, r1, #4, #4
    cmp r0, #15
    bne .Lotherwise_886
    add r0, r12, #16
    vld1.32 {d16, d17}, [r0]
    b .Lend_887
.Lotherwise_886:
    vmov.i32 q8, #0
    tst r1, #16
    beq .Lotherwise_888
    add r0, r12, #16
    vld1.32 {d16[0]}, [r0]
.Lotherwise_888:
    tst r1, #32
    beq .Lotherwise_889
    add r0, r12, #20
    vld1.32 {d16[1]}, [r0]
.Lotherwise_889:
    tst r1, #64
    beq .Lotherwise_890
    add r0, r12, #24
    vld1.32 {d17[0]}, [r0]
.Lotherwise_890:
    tst r1, #128
    beq .Lotherwise_891
    add r0, r12, #28
    vld1.32 {d17[1]}, [r0]
.Lotherwise_891:
.Lend_887:
    ubfx r0, r1, #4, #4
    cmp r0, #15
    bne .Lotherwise_892
    add r0, r4, #16
    vld1.32 {d18, d19}, [r0]
    b .Lend_893
.Lotherwise_892:
    vmov.i32 q9, #0
    tst r1, #16
    beq .Lotherwise_894
    add r0, r4, #16
    vld1.32 {d18[0]}, [r0]
.Lotherwise_894:
    tst r1, #32
    beq .Lotherwise_895
    add r0, r4, #20
    vld1.32 {d18[1]}, [r0]
.Lotherwise_895:
    tst r1, #64
    beq .Lotherwise_896
    add r0, r4, #24
    vld1.32 {d19[0]}, [r0]
.Lotherwise_896:
    tst r1, #128
    beq .Lotherwise_897
    add r0, r4, #28
    vld1.32 {d19[1]}, [r0]
.Lotherwise_897:
.Lend_893:
    vmul.f32 q11, q8, d0[0]
    ubfx r0, r1, #4, #4
    vcgt.f32 q9, q9, q10
    vbsl q9, q8, q11
    cmp r0, #15
    bne .Lotherwise_898
    add r0, r3, #16
    vst1.32 {d18, d19}, [r0]
    b .Lend_899
.Lotherwise_898:
    tst r1, #16
    beq .Lotherwise_900
    add r0, r3, #16
    vst1.32 {d18[0]}, [r0]
.Lotherwise_900:
    tst r1, #32
    beq .Lotherwise_901
    add r0, r3, #20
    vst1.32 {d18[1]}, [r0]
.Lotherwise_901:
    tst r1, #64
    beq .Lotherwise_902
    add r0, r3, #24
    vst1.32 {d19[0]}, [r0]
.Lotherwise_902:
    tst r1, #128
    beq .Lotherwise_903
    add r0, r3, #28
    vst1.32 {d19[1]}, [r0]
.Lotherwise_903:
.Lend_899:
    ubfx r0, r1, #8, #4
    cmp r0, #15
    bne .Lotherwise_904
    add r0, r12, #32
    vld1.32 {d16, d17}, [r0]
    b .Lend_905
.Lotherwise_904:
    vmov.i32 q8, #0
    tst r1, #256
    beq .Lotherwise_906
    add r0, r12, #32
    vld1.32 {d16[0]}, [r0]
.Lotherwise_906:
    tst r1, #512
    beq .Lotherwise_907
    add r0, r12, #36
    vld1.32 {d16[1]}, [r0]
.Lotherwise_907:
    tst r1, #1024
    beq .Lotherwise_908
    add r0, r12, #40
    vld1.32 {d17[0]}, [r0]
.Lotherwise_908:
    tst r1, #2048
    beq .Lotherwise_909
    add r0, r12, #44
    vld1.32 {d17[1]}, [r0]
.Lotherwise_909:
.Lend_905:
    ubfx r0, r1, #8, #4
    cmp r0, #15
    bne .Lotherwise_910
    add r0, r4, #32
    vld1.32 {d18, d19}, [r0]
    b .Lend_911
.Lotherwise_910:
    vmov.i32 q9, #0
    tst r1, #256
    beq .Lotherwise_912
    add r0, r4, #32
    vld1.32 {d18[0]}, [r0]
.Lotherwise_912:
    tst r1, #512
    beq .Lotherwise_913
    add r0, r4, #36
    vld1.32 {d18[1]}, [r0]
.Lotherwise_913:
    tst r1, #1024
    beq .Lotherwise_914
    add r0, r4, #40
    vld1.32 {d19[0]}, [r0]
.Lotherwise_914:
    tst r1, #2048
    beq .Lotherwise_915
    add r0, r4, #44
    vld1.32 {d19[1]}, [r0]
.Lotherwise_915:
.Lend_911:
    vmul.f32 q11, q8, d0[0]
    ubfx r0, r1, #8, #4
    vcgt.f32 q9, q9, q10
    vbsl q9, q8, q11
    cmp r0, #15
    bne .Lotherwise_916
    add r0, r3, #32
    vst1.32 {d18, d19}, [r0]
    b .Lend_917
.Lotherwise_916:
    tst r1, #256
    beq .Lotherwise_918
    add r0, r3, #32
    vst1.32 {d18[0]}, [r0]
.Lotherwise_918:
    tst r1, #512
    beq .Lotherwise_919
    add r0, r3, #36
    vst1.32 {d18[1]}, [r0]
.Lotherwise_919:
    tst r1, #1024
    beq .Lotherwise_920
    add r0, r3, #40
    vst1.32 {d19[0]}, [r0]
.Lotherwise_920:
    tst r1, #2048
    beq .Lotherwise_921
    add r0, r3, #44
    vst1.32 {d19[1]}, [r0]
.Lotherwise_921:
.Lend_917:
    ubfx r0, r1, #12, #4
    cmp r0, #15
    bne .Lotherwise_922
    add r0, r12, #48
    vld1.32 {d16, d17}, [r0]
    b .Lend_923
.Lotherwise_922:
    vmov.i32 q8, #0
    tst r1, #4096
    beq .Lotherwise_924
    add r0, r12, #48
    vld1.32 {d16[0]}, [r0]
.Lotherwise_924:
    tst r1, #8192
    beq .Lotherwise_925
    add r0, r12, #52
    vld1.32 {d16[1]}, [r0]
.Lotherwise_925:
    tst r1, #16384
    beq .Lotherwise_926
    add r0, r12, #56
    vld1.32 {d17[0]}, [r0]
.Lotherwise_926:
    tst r1, #32768
    beq .Lotherwise_927
    add r0, r12, #60
    vld1.32 {d17[1]}, [r0]
.Lotherwise_927:
.Lend_923:
    ubfx r0, r1, #12, #4
    cmp r0, #15
    bne .Lotherwise_928
    add r0, r4, #48
    vld1.32 {d18, d19}, [r0]
    b .Lend_929
.Lotherwise_928:
    vmov.i32 q9, #0
    tst r1, #4096
    beq .Lotherwise_930
    add r0, r4, #48
    vld1.32 {d18[0]}, [r0]
.Lotherwise_930:
    tst r1, #8192
    beq .Lotherwise_931
    add r0, r4, #52
    vld1.32 {d18[1]}, [r0]
.Lotherwise_931:
    tst r1, #16384
    beq .Lotherwise_932
    add r0, r4, #56
    vld1.32 {d19[0]}, [r0]
.Lotherwise_932:
    tst r1, #32768
    beq .Lotherwise_933
    add r0, r4, #60
    vld1.32 {d19[1]}, [r0]
.Lotherwise_933:
.Lend_929:
    vmul.f32 q11, q8, d0[0]
    ubfx r0, r1, #12, #4
    vcgt.f32 q9, q9, q10
    vbsl q9, q8, q11
    cmp r0, #15
    bne .Lotherwise_934
    add r0, r3, #48
    vst1.32 {d18, d19}, [r0]
    b .Lend_935
.Lotherwise_934:
    tst r1, #4096
    beq .Lotherwise_936
    add r0, r3, #48
    vst1.32 {d18[0]}, [r0]
.Lotherwise_936:
    tst r1, #8192
    beq .Lotherwise_937
    add r0, r3, #52
    vst1.32 {d18[1]}, [r0]
.Lotherwise_937:
    tst r1, #16384
    beq .Lotherwise_938
    add r0, r3, #56
    vst1.32 {d19[0]}, [r0]
.Lotherwise_938:
    tst r1, #32768
    beq .Lotherwise_939
    add r0, r3, #60
    vst1.32 {d19[1]}, [r0]
.Lotherwise_939:
.Lend_935:
    add r12, r12, r2, lsl #2
    add r4, r4, r2, lsl #2
    add r3, r3, r2, lsl #2
.Lend_867:
    sub r0, r14, r2
    lsr r1, r0, #4
    cmp r1, #0
    beq .Lloop_end_940
.Lloop_941:
    vld1.32 {d16, d17}, [r12]!
    sub r1, r1, #1
    vld1.32 {d18, d19}, [r4]!
    vmul.f32 q11, q8, d0[0]
    vcgt.f32 q9, q9, q10
    vbsl q9, q8, q11
    vst1.32 {d18, d19}, [r3]!
    vld1.32 {d16, d17}, [r12]!
    vld1.32 {d18, d19}, [r4]!
    vmul.f32 q11, q8, d0[0]
    vcgt.f32 q9, q9, q10
    vbsl q9, q8, q11
    vst1.32 {d18, d19}, [r3]!
    vld1.32 {d16, d17}, [r12]!
    vld1.32 {d18, d19}, [r4]!
    vmul.f32 q11, q8, d0[0]
    vcgt.f32 q9, q9, q10
    vbsl q9, q8, q11
    vst1.32 {d18, d19}, [r3]!
    vld1.32 {d16, d17}, [r12]!
    vld1.32 {d18, d19}, [r4]!
    vmul.f32 q11, q8, d0[0]
    vcgt.f32 q9, q9, q10
    vbsl q9, q8, q11
    vst1.32 {d18, d19}, [r3]!
    cmp r1, #0
    bne .Lloop_941
.Lloop_end_940:
    ubfx r0, r0, #0, #4
    cmp r0, #0
    bne .Lotherwise_942
    b .Lend_943
.Lotherwise_942:
    movw r1, #16
    cmp r0, r1
    movhi r0, r1
    movw r1, #1
    lsl r0, r1, r0
    sub r1, r0, #1
    ubfx r0, r1, #0, #4
    cmp r0, #15
    bne .Lotherwise_944
    vld1.32 {d16, d17}, [r12]
    b .Lend_945
.Lotherwise_944:
    vmov.i32 q8, #0
    tst r1, #1
    beq .Lotherwise_946
    vld1.32 {d16[0]}, [r12]
.Lotherwise_946:
    tst r1, #2
    beq .Lotherwise_947
    add r0, r12, #4
    vld1.32 {d16[1]}, [r0]
.Lotherwise_947:
    tst r1, #4
    beq .Lotherwise_948
    add r0, r12, #8
    vld1.32 {d17[0]}, [r0]
.Lotherwise_948:
    tst r1, #8
    beq .Lotherwise_949
    add r0, r12, #12
    vld1.32 {d17[1]}, [r0]
.Lotherwise_949:
.Lend_945:
    ubfx r0, r1, #0, #4
    cmp r0, #15
    bne .Lotherwise_950
    vld1.32 {d18, d19}, [r4]
    b .Lend_951
.Lotherwise_950:
    vmov.i32 q9, #0
    tst r1, #1
    beq .Lotherwise_952
    vld1.32 {d18[0]}, [r4]
.Lotherwise_952:
    tst r1, #2
    beq .Lotherwise_953
    add r0, r4, #4
    vld1.32 {d18[1]}, [r0]
.Lotherwise_953:
    tst r1, #4
    beq .Lotherwise_954
    add r0, r4, #8
    vld1.32 {d19[0]}, [r0]
.Lotherwise_954:
    tst r1, #8
    beq .Lotherwise_955
    add r0, r4, #12
    vld1.32 {d19[1]}, [r0]
.Lotherwise_955:
.Lend_951:
    vmul.f32 q11, q8, d0[0]
    ubfx r0, r1, #0, #4
    vcgt.f32 q9, q9, q10
    vbsl q9, q8, q11
    cmp r0, #15
    bne .Lotherwise_956
    vst1.32 {d18, d19}, [r3]
    b .Lend_957
.Lotherwise_956:
    tst r1, #1
    beq .Lotherwise_958
    vst1.32 {d18[0]}, [r3]
.Lotherwise_958:
    tst r1, #2
    beq .Lotherwise_959
    add r0, r3, #4
    vst1.32 {d18[1]}, [r0]
.Lotherwise_959:
    tst r1, #4
    beq .Lotherwise_960
    add r0, r3, #8
    vst1.32 {d19[0]}, [r0]
.Lotherwise_960:
    tst r1, #8
    beq .Lotherwise_961
    add r0, r3, #12
    vst1.32 {d19[1]}, [r0]
.Lotherwise_961:
.Lend_957:
    ubfx r0, r1, #4, #4
    cmp r0, #15
    bne .Lotherwise_962
    add r0, r12, #16
    vld1.32 {d16, d17}, [r0]
    b .Lend_963
.Lotherwise_962:
    vmov.i32 q8, #0
    tst r1, #16
    beq .Lotherwise_964
    add r0, r12, #16
    vld1.32 {d16[0]}, [r0]
.Lotherwise_964:
    tst r1, #32
    beq .Lotherwise_965
    add r0, r12, #20
    vld1.32 {d16[1]}, [r0]
.Lotherwise_965:
    tst r1, #64
    beq .Lotherwise_966
    add r0, r12, #24
    vld1.32 {d17[0]}, [r0]
.Lotherwise_966:
    tst r1, #128
    beq .Lotherwise_967
    add r0, r12, #28
    vld1.32 {d17[1]}, [r0]
.Lotherwise_967:
.Lend_963:
    ubfx r0, r1, #4, #4
    cmp r0, #15
    bne .Lotherwise_968
    add r0, r4, #16
    vld1.32 {d18, d19}, [r0]
    b .Lend_969
.Lotherwise_968:
    vmov.i32 q9, #0
    tst r1, #16
    beq .Lotherwise_970
    add r0, r4, #16
    vld1.32 {d18[0]}, [r0]
.Lotherwise_970:
    tst r1, #32
    beq .Lotherwise_971
    add r0, r4, #20
    vld1.32 {d18[1]}, [r0]
.Lotherwise_971:
    tst r1, #64
    beq .Lotherwise_972
    add r0, r4, #24
    vld1.32 {d19[0]}, [r0]
.Lotherwise_972:
    tst r1, #128
    beq .Lotherwise_973
    add r0, r4, #28
    vld1.32 {d19[1]}, [r0]
.Lotherwise_973:
.Lend_969:
    vmul.f32 q11, q8, d0[0]
    ubfx r0, r1, #4, #4
    vcgt.f32 q9, q9, q10
    vbsl q9, q8, q11
    cmp r0, #15
    bne .Lotherwise_974
    add r0, r3, #16
    vst1.32 {d18, d19}, [r0]
    b .Lend_975
.Lotherwise_974:
    tst r1, #16
    beq .Lotherwise_976
    add r0, r3, #16
    vst1.32 {d18[0]}, [r0]
.Lotherwise_976:
    tst r1, #32
    beq .Lotherwise_977
    add r0, r3, #20
    vst1.32 {d18[1]}, [r0]
.Lotherwise_977:
    tst r1, #64
    beq .Lotherwise_978
    add r0, r3, #24
    vst1.32 {d19[0]}, [r0]
.Lotherwise_978:
    tst r1, #128
    beq .Lotherwise_979
    add r0, r3, #28
    vst1.32 {d19[1]}, [r0]
.Lotherwise_979:
.Lend_975:
    ubfx r0, r1, #8, #4
    cmp r0, #15
    bne .Lotherwise_980
    add r0, r12, #32
    vld1.32 {d16, d17}, [r0]
    b .Lend_981
.Lotherwise_980:
    vmov.i32 q8, #0
    tst r1, #256
    beq .Lotherwise_982
    add r0, r12, #32
    vld1.32 {d16[0]}, [r0]
.Lotherwise_982:
    tst r1, #512
    beq .Lotherwise_983
    add r0, r12, #36
    vld1.32 {d16[1]}, [r0]
.Lotherwise_983:
    tst r1, #1024
    beq .Lotherwise_984
    add r0, r12, #40
    vld1.32 {d17[0]}, [r0]
.Lotherwise_984:
    tst r1, #2048
    beq .Lotherwise_985
    add r0, r12, #44
    vld1.32 {d17[1]}, [r0]
.Lotherwise_985:
.Lend_981:
    ubfx r0, r1, #8, #4
    cmp r0, #15
    bne .Lotherwise_986
    add r0, r4, #32
    vld1.32 {d18, d19}, [r0]
    b .Lend_987
.Lotherwise_986:
    vmov.i32 q9, #0
    tst r1, #256
    beq .Lotherwise_988
    add r0, r4, #32
    vld1.32 {d18[0]}, [r0]
.Lotherwise_988:
    tst r1, #512
    beq .Lotherwise_989
    add r0, r4, #36
    vld1.32 {d18[1]}, [r0]
.Lotherwise_989:
    tst r1, #1024
    beq .Lotherwise_990
    add r0, r4, #40
    vld1.32 {d19[0]}, [r0]
.Lotherwise_990:
    tst r1, #2048
    beq .Lotherwise_991
    add r0, r4, #44
    vld1.32 {d19[1]}, [r0]
.Lotherwise_991:
.Lend_987:
    vmul.f32 q11, q8, d0[0]
    ubfx r0, r1, #8, #4
    vcgt.f32 q9, q9, q10
    vbsl q9, q8, q11
    cmp r0, #15
    bne .Lotherwise_992
    add r0, r3, #32
    vst1.32 {d18, d19}, [r0]
    b .Lend_993
.Lotherwise_992:
    tst r1, #256
    beq .Lotherwise_994
    add r0, r3, #32
    vst1.32 {d18[0]}, [r0]
.Lotherwise_994:
    tst r1, #512
    beq .Lotherwise_995
    add r0, r3, #36
    vst1.32 {d18[1]}, [r0]
.Lotherwise_995:
    tst r1, #1024
    beq .Lotherwise_996
    add r0, r3, #40
    vst1.32 {d19[0]}, [r0]
.Lotherwise_996:
    tst r1, #2048
    beq .Lotherwise_997
    add r0, r3, #44
    vst1.32 {d19[1]}, [r0]
.Lotherwise_997:
.Lend_993:
    ubfx r0, r1, #12, #4
    cmp r0, #15
    bne .Lotherwise_998
    add r0, r12, #48
    vld1.32 {d16, d17}, [r0]
    b .Lend_999
.Lotherwise_998:
    vmov.i32 q8, #0
    tst r1, #4096
    beq .Lotherwise_1000
    add r0, r12, #48
    vld1.32 {d16[0]}, [r0]
.Lotherwise_1000:
    tst r1, #8192
    beq .Lotherwise_1001
    add r0, r12, #52
    vld1.32 {d16[1]}, [r0]
.Lotherwise_1001:
    tst r1, #16384
    beq .Lotherwise_1002
    add r0, r12, #56
    vld1.32 {d17[0]}, [r0]
.Lotherwise_1002:
    tst r1, #32768
    beq .Lotherwise_1003
    add r0, r12, #60
    vld1.32 {d17[1]}, [r0]
.Lotherwise_1003:
.Lend_999:
    ubfx r0, r1, #12, #4
    cmp r0, #15
    bne .Lotherwise_1004
    add r0, r4, #48
    vld1.32 {d18, d19}, [r0]
    b .Lend_1005
.Lotherwise_1004:
    vmov.i32 q9, #0
    tst r1, #4096
    beq .Lotherwise_1006
    add r0, r4, #48
    vld1.32 {d18[0]}, [r0]
.Lotherwise_1006:
    tst r1, #8192
    beq .Lotherwise_1007
    add r0, r4, #52
    vld1.32 {d18[1]}, [r0]
.Lotherwise_1007:
    tst r1, #16384
    beq .Lotherwise_1008
    add r0, r4, #56
    vld1.32 {d19[0]}, [r0]
.Lotherwise_1008:
    tst r1, #32768
    beq .Lotherwise_1009
    add r0, r4, #60
    vld1.32 {d19[1]}, [r0]
.Lotherwise_1009:
.Lend_1005:
    vmul.f32 q11, q8, d0[0]
    ubfx r0, r1, #12, #4
    vcgt.f32 q9, q9, q10
    vbsl q9, q8, q11
    cmp r0, #15
    bne .Lotherwise_1010
    add r0, r3, #48
    vst1.32 {d18, d19}, [r0]
    b .Lend_1011
.Lotherwise_1010:
    tst r1, #4096
    beq .Lotherwise_1012
    add r0, r3, #48
    vst1.32 {d18[0]}, [r0]
.Lotherwise_1012:
    tst r1, #8192
    beq .Lotherwise_1013
    add r0, r3, #52
    vst1.32 {d18[1]}, [r0]
.Lotherwise_1013:
    tst r1, #16384
    beq .Lotherwise_1014
    add r0, r3, #56
    vst1.32 {d19[0]}, [r0]
.Lotherwise_1014:
    tst r1, #32768
    beq .Lotherwise_1015
    add r0, r3, #60
    vst1.32 {d19[1]}, [r0]
.Lotherwise_1015:
.Lend_1011:
.Lend_943:
.Lend_865:
    pop {r4, pc}
    .size nnp_relu_input_gradient_streamed__armv7_neon, . - nnp_relu_input_gradient_streamed__armv7_neon

    .section .note.GNU-stack, "", %progbits
