    .syntax unified
    .arch armv7-a
    .fpu neon-vfpv4
    .eabi_attribute 28, 3
    .arm

    .text
    .p2align 4
    .globl nnp_im2col__armv7_neon
    .type nnp_im2col__armv7_neon, %function
nnp_im2col__armv7_neon:
    push {r4, r5, r6, r7, r8, r9, r10, r14}
    mov r6, r3
    ldr r7, [sp, #32]
    mov r12, r0
    mov r5, r1
    ldr r14, [sp, #36]
    mov r3, r2
    ldr r4, [sp, #40]
    cmp r6, #1
    bne .Lotherwise_0
    mov r0, r7
    ldr r1, [r0]
    mov r2, r5
    ldr r0, [r0, #8]
    add r2, r2, r1, lsl #2
    cmp r12, #0
    beq .Lloop_end_1
.Lloop_2:
    ubfx r1, r0, #0, #4
    cmp r1, #15
    bne .Lotherwise_3
    vld1.32 {d16, d17}, [r2]
    b .Lend_4
.Lotherwise_3:
    vmov.i32 q8, #0
    tst r0, #1
    beq .Lotherwise_5
    vld1.32 {d16[0]}, [r2]
.Lotherwise_5:
    tst r0, #2
    beq .Lotherwise_6
    add r1, r2, #4
    vld1.32 {d16[1]}, [r1]
.Lotherwise_6:
    tst r0, #4
    beq .Lotherwise_7
    add r1, r2, #8
    vld1.32 {d17[0]}, [r1]
.Lotherwise_7:
    tst r0, #8
    beq .Lotherwise_8
    add r1, r2, #12
    vld1.32 {d17[1]}, [r1]
.Lotherwise_8:
.Lend_4:
    sub r12, r12, #1
    vst1.32 {d16, d17}, [r14]
    add r2, r2, r3, lsl #2
    add r14, r14, r4, lsl #2
    cmp r12, #0
    bne .Lloop_2
.Lloop_end_1:
    b .Lend_9
.Lotherwise_0:
    cmp r6, #2
    bne .Lotherwise_10
    mov r0, r7
    ldr r1, [r0]
    mov r6, r5
    ldr r2, [r0, #16]
    add r5, r5, r1, lsl #2
    ldr r1, [r0, #8]
    add r6, r6, r2, lsl #2
    ldr r2, [r0, #24]
    cmp r12, #0
    beq .Lloop_end_11
.Lloop_12:
    ubfx r0, r1, #0, #4
    cmp r0, #15
    bne .Lotherwise_13
    vld1.32 {d16, d17}, [r5]
    b .Lend_14
.Lotherwise_13:
    vmov.i32 q8, #0
    tst r1, #1
    beq .Lotherwise_15
    vld1.32 {d16[0]}, [r5]
.Lotherwise_15:
    tst r1, #2
    beq .Lotherwise_16
    add r0, r5, #4
    vld1.32 {d16[1]}, [r0]
.Lotherwise_16:
    tst r1, #4
    beq .Lotherwise_17
    add r0, r5, #8
    vld1.32 {d17[0]}, [r0]
.Lotherwise_17:
    tst r1, #8
    beq .Lotherwise_18
    add r0, r5, #12
    vld1.32 {d17[1]}, [r0]
.Lotherwise_18:
.Lend_14:
    ubfx r0, r2, #0, #4
    cmp r0, #15
    bne .Lotherwise_19
    vld1.32 {d18, d19}, [r6]
    b .Lend_20
.Lotherwise_19:
    vmov.i32 q9, #0
    tst r2, #1
    beq .Lotherwise_21
    vld1.32 {d18[0]}, [r6]
.Lotherwise_21:
    tst r2, #2
    beq .Lotherwise_22
    add r0, r6, #4
    vld1.32 {d18[1]}, [r0]
.Lotherwise_22:
    tst r2, #4
    beq .Lotherwise_23
    add r0, r6, #8
    vld1.32 {d19[0]}, [r0]
.Lotherwise_23:
    tst r2, #8
    beq .Lotherwise_24
    add r0, r6, #12
    vld1.32 {d19[1]}, [r0]
.Lotherwise_24:
.Lend_20:
    vadd.f32 q8, q8, q9
    sub r12, r12, #1
    add r5, r5, r3, lsl #2
    add r6, r6, r3, lsl #2
    vst1.32 {d16, d17}, [r14]
    add r14, r14, r4, lsl #2
    cmp r12, #0
    bne .Lloop_12
.Lloop_end_11:
    b .Lend_25
.Lotherwise_10:
    cmp r6, #3
    bne .Lotherwise_26
    mov r0, r7
    ldr r1, [r0]
    mov r6, r5
    mov r7, r5
    ldr r2, [r0, #16]
    mov r8, r5
    ldr r5, [r0, #32]
    add r6, r6, r1, lsl #2
    ldr r1, [r0, #8]
    add r7, r7, r2, lsl #2
    ldr r2, [r0, #24]
    add r8, r8, r5, lsl #2
    ldr r5, [r0, #40]
    cmp r12, #0
    beq .Lloop_end_27
.Lloop_28:
    ubfx r0, r1, #0, #4
    cmp r0, #15
    bne .Lotherwise_29
    vld1.32 {d16, d17}, [r6]
    b .Lend_30
.Lotherwise_29:
    vmov.i32 q8, #0
    tst r1, #1
    beq .Lotherwise_31
    vld1.32 {d16[0]}, [r6]
.Lotherwise_31:
    tst r1, #2
    beq .Lotherwise_32
    add r0, r6, #4
    vld1.32 {d16[1]}, [r0]
.Lotherwise_32:
    tst r1, #4
    beq .Lotherwise_33
    add r0, r6, #8
    vld1.32 {d17[0]}, [r0]
.Lotherwise_33:
    tst r1, #8
    beq .Lotherwise_34
    add r0, r6, #12
    vld1.32 {d17[1]}, [r0]
.Lotherwise_34:
.Lend_30:
    ubfx r0, r2, #0, #4
    cmp r0, #15
    bne .Lotherwise_35
    vld1.32 {d18, d19}, [r7]
    b .Lend_36
.Lotherwise_35:
    vmov.i32 q9, #0
    tst r2, #1
    beq .Lotherwise_37
    vld1.32 {d18[0]}, [r7]
.Lotherwise_37:
    tst r2, #2
    beq .Lotherwise_38
    add r0, r7, #4
    vld1.32 {d18[1]}, [r0]
.Lotherwise_38:
    tst r2, #4
    beq .Lotherwise_39
    add r0, r7, #8
    vld1.32 {d19[0]}, [r0]
.Lotherwise_39:
    tst r2, #8
    beq .Lotherwise_40
    add r0, r7, #12
    vld1.32 {d19[1]}, [r0]
.Lotherwise_40:
.Lend_36:
    ubfx r0, r5, #0, #4
    cmp r0, #15
    bne .Lotherwise_41
    vld1.32 {d20, d21}, [r8]
    b .Lend_42
.Lotherwise_41:
    vmov.i32 q10, #0
    tst r5, #1
    beq .Lotherwise_43
    vld1.32 {d20[0]}, [r8]
.Lotherwise_43:
    tst r5, #2
    beq .Lotherwise_44
    add r0, r8, #4
    vld1.32 {d20[1]}, [r0]
.Lotherwise_44:
    tst r5, #4
    beq .Lotherwise_45
    add r0, r8, #8
    vld1.32 {d21[0]}, [r0]
.Lotherwise_45:
    tst r5, #8
    beq .Lotherwise_46
    add r0, r8, #12
    vld1.32 {d21[1]}, [r0]
.Lotherwise_46:
.Lend_42:
    vadd.f32 q8, q8, q9
    sub r12, r12, #1
    add r6, r6, r3, lsl #2
    add r7, r7, r3, lsl #2
    add r8, r8, r3, lsl #2
    vadd.f32 q8, q8, q10
    vst1.32 {d16, d17}, [r14]
    add r14, r14, r4, lsl #2
    cmp r12, #0
    bne .Lloop_28
.Lloop_end_27:
    b .Lend_47
.Lotherwise_26:
    cmp r12, #0
    beq .Lloop_end_48
.Lloop_49:
    mov r2, r6
    vmov.i32 q8, #0
    mov r8, r7
    cmp r2, #0
    beq .Lloop_end_50
.Lloop_51:
    ldr r9, [r8, #8]
    mov r10, r5
    ldr r0, [r8]
    ubfx r1, r9, #0, #4
    add r10, r10, r0, lsl #2
    cmp r1, #15
    bne .Lotherwise_52
    vld1.32 {d18, d19}, [r10]
    b .Lend_53
.Lotherwise_52:
    vmov.i32 q9, #0
    tst r9, #1
    beq .Lotherwise_54
    vld1.32 {d18[0]}, [r10]
.Lotherwise_54:
    tst r9, #2
    beq .Lotherwise_55
    add r0, r10, #4
    vld1.32 {d18[1]}, [r0]
.Lotherwise_55:
    tst r9, #4
    beq .Lotherwise_56
    add r0, r10, #8
    vld1.32 {d19[0]}, [r0]
.Lotherwise_56:
    tst r9, #8
    beq .Lotherwise_57
    add r0, r10, #12
    vld1.32 {d19[1]}, [r0]
.Lotherwise_57:
.Lend_53:
    sub r2, r2, #1
    vadd.f32 q8, q8, q9
    add r8, r8, #16
    cmp r2, #0
    bne .Lloop_51
.Lloop_end_50:
    sub r12, r12, #1
    vst1.32 {d16, d17}, [r14]
    add r5, r5, r3, lsl #2
    add r14, r14, r4, lsl #2
    cmp r12, #0
    bne .Lloop_49
.Lloop_end_48:
.Lend_47:
.Lend_25:
.Lend_9:
    pop {r4, r5, r6, r7, r8, r9, r10, pc}
    .size nnp_im2col__armv7_neon, . - nnp_im2col__armv7_neon

    .text
    .p2align 4
    .globl nnp_im2col_by_2__armv7_neon
    .type nnp_im2col_by_2__armv7_neon, %function
nnp_im2col_by_2__armv7_neon:
    push {r4, r5, r6, r7, r8, r9, r10, r11, r14}
    mov r7, r3
    ldr r8, [sp, #36]
    mov r12, r0
    mov r5, r1
    ldr r14, [sp, #40]
    ldr r3, [sp, #44]
    cmp r7, #1
    bne .Lotherwise_58
    mov r0, r8
    ldr r1, [r0]
    mov r4, r5
    ldr r5, [r0, #8]
    add r4, r4, r1, lsl #2
    lsr r1, r5, #4
    cmp r12, #0
    beq .Lloop_end_59
.Lloop_60:
    ubfx r0, r5, #0, #4
    cmp r0, #15
    bne .Lotherwise_61
    vld1.32 {d16, d17}, [r4]
    b .Lend_62
.Lotherwise_61:
    vmov.i32 q8, #0
    tst r5, #1
    beq .Lotherwise_63
    vld1.32 {d16[0]}, [r4]
.Lotherwise_63:
    tst r5, #2
    beq .Lotherwise_64
    add r0, r4, #4
    vld1.32 {d16[1]}, [r0]
.Lotherwise_64:
    tst r5, #4
    beq .Lotherwise_65
    add r0, r4, #8
    vld1.32 {d17[0]}, [r0]
.Lotherwise_65:
    tst r5, #8
    beq .Lotherwise_66
    add r0, r4, #12
    vld1.32 {d17[1]}, [r0]
.Lotherwise_66:
.Lend_62:
    ubfx r0, r1, #0, #4
    cmp r0, #15
    bne .Lotherwise_67
    add r0, r4, #16
    vld1.32 {d18, d19}, [r0]
    b .Lend_68
.Lotherwise_67:
    vmov.i32 q9, #0
    tst r1, #1
    beq .Lotherwise_69
    add r0, r4, #16
    vld1.32 {d18[0]}, [r0]
.Lotherwise_69:
    tst r1, #2
    beq .Lotherwise_70
    add r0, r4, #20
    vld1.32 {d18[1]}, [r0]
.Lotherwise_70:
    tst r1, #4
    beq .Lotherwise_71
    add r0, r4, #24
    vld1.32 {d19[0]}, [r0]
.Lotherwise_71:
    tst r1, #8
    beq .Lotherwise_72
    add r0, r4, #28
    vld1.32 {d19[1]}, [r0]
.Lotherwise_72:
.Lend_68:
    sub r12, r12, #1
    add r4, r4, r2, lsl #2
    vuzp.32 q8, q9
    vst1.32 {d16, d17}, [r14]
    add r14, r14, r3, lsl #2
    cmp r12, #0
    bne .Lloop_60
.Lloop_end_59:
    b .Lend_73
.Lotherwise_58:
    cmp r7, #2
    bne .Lotherwise_74
    mov r0, r8
    ldr r1, [r0]
    mov r6, r5
    ldr r7, [r0, #8]
    ldr r4, [r0, #16]
    add r5, r5, r1, lsl #2
    ldr r1, [r0, #24]
    lsr r8, r7, #4
    add r6, r6, r4, lsl #2
    lsr r4, r1, #4
    cmp r12, #0
    beq .Lloop_end_75
.Lloop_76:
    ubfx r0, r7, #0, #4
    cmp r0, #15
    bne .Lotherwise_77
    vld1.32 {d16, d17}, [r5]
    b .Lend_78
.Lotherwise_77:
    vmov.i32 q8, #0
    tst r7, #1
    beq .Lotherwise_79
    vld1.32 {d16[0]}, [r5]
.Lotherwise_79:
    tst r7, #2
    beq .Lotherwise_80
    add r0, r5, #4
    vld1.32 {d16[1]}, [r0]
.Lotherwise_80:
    tst r7, #4
    beq .Lotherwise_81
    add r0, r5, #8
    vld1.32 {d17[0]}, [r0]
.Lotherwise_81:
    tst r7, #8
    beq .Lotherwise_82
    add r0, r5, #12
    vld1.32 {d17[1]}, [r0]
.Lotherwise_82:
.Lend_78:
    ubfx r0, r8, #0, #4
    cmp r0, #15
    bne .Lotherwise_83
    add r0, r5, #16
    vld1.32 {d18, d19}, [r0]
    b .Lend_84
.Lotherwise_83:
    vmov.i32 q9, #0
    tst r8, #1
    beq .Lotherwise_85
    add r0, r5, #16
    vld1.32 {d18[0]}, [r0]
.Lotherwise_85:
    tst r8, #2
    beq .Lotherwise_86
    add r0, r5, #20
    vld1.32 {d18[1]}, [r0]
.Lotherwise_86:
    tst r8, #4
    beq .Lotherwise_87
    add r0, r5, #24
    vld1.32 {d19[0]}, [r0]
.Lotherwise_87:
    tst r8, #8
    beq .Lotherwise_88
    add r0, r5, #28
    vld1.32 {d19[1]}, [r0]
.Lotherwise_88:
.Lend_84:
    ubfx r0, r1, #0, #4
    vuzp.32 q8, q9
    cmp r0, #15
    bne .Lotherwise_89
    vld1.32 {d18, d19}, [r6]
    b .Lend_90
.Lotherwise_89:
    vmov.i32 q9, #0
    tst r1, #1
    beq .Lotherwise_91
    vld1.32 {d18[0]}, [r6]
.Lotherwise_91:
    tst r1, #2
    beq .Lotherwise_92
    add r0, r6, #4
    vld1.32 {d18[1]}, [r0]
.Lotherwise_92:
    tst r1, #4
    beq .Lotherwise_93
    add r0, r6, #8
    vld1.32 {d19[0]}, [r0]
.Lotherwise_93:
    tst r1, #8
    beq .Lotherwise_94
    add r0, r6, #12
    vld1.32 {d19[1]}, [r0]
.Lotherwise_94:
.Lend_90:
    ubfx r0, r4, #0, #4
    cmp r0, #15
    bne .Lotherwise_95
    add r0, r6, #16
    vld1.32 {d20, d21}, [r0]
    b .Lend_96
.Lotherwise_95:
    vmov.i32 q10, #0
    tst r4, #1
    beq .Lotherwise_97
    add r0, r6, #16
    vld1.32 {d20[0]}, [r0]
.Lotherwise_97:
    tst r4, #2
    beq .Lotherwise_98
    add r0, r6, #20
    vld1.32 {d20[1]}, [r0]
.Lotherwise_98:
    tst r4, #4
    beq .Lotherwise_99
    add r0, r6, #24
    vld1.32 {d21[0]}, [r0]
.Lotherwise_99:
    tst r4, #8
    beq .Lotherwise_100
    add r0, r6, #28
    vld1.32 {d21[1]}, [r0]
.Lotherwise_100:
.Lend_96:
    sub r12, r12, #1
    add r5, r5, r2, lsl #2
    add r6, r6, r2, lsl #2
    vuzp.32 q9, q10
    vadd.f32 q8, q8, q9
    vst1.32 {d16, d17}, [r14]
    add r14, r14, r3, lsl #2
    cmp r12, #0
    bne .Lloop_76
.Lloop_end_75:
    b .Lend_101
.Lotherwise_74:
    cmp r7, #3
    bne .Lotherwise_102
    mov r4, r8
    ldr r0, [r4]
    mov r6, r5
    mov r7, r5
    ldr r8, [r4, #8]
    mov r9, r5
    ldr r1, [r4, #16]
    add r6, r6, r0, lsl #2
    ldr r5, [r4, #24]
    lsr r10, r8, #4
    ldr r0, [r4, #32]
    add r7, r7, r1, lsl #2
    ldr r1, [r4, #40]
    lsr r4, r5, #4
    add r9, r9, r0, lsl #2
    lsr r11, r1, #4
    cmp r12, #0
    beq .Lloop_end_103
.Lloop_104:
    ubfx r0, r8, #0, #4
    cmp r0, #15
    bne .Lotherwise_105
    vld1.32 {d16, d17}, [r6]
    b .Lend_106
.Lotherwise_105:
    vmov.i32 q8, #0
    tst r8, #1
    beq .Lotherwise_107
    vld1.32 {d16[0]}, [r6]
.Lotherwise_107:
    tst r8, #2
    beq .Lotherwise_108
    add r0, r6, #4
    vld1.32 {d16[1]}, [r0]
.Lotherwise_108:
    tst r8, #4
    beq .Lotherwise_109
    add r0, r6, #8
    vld1.32 {d17[0]}, [r0]
.Lotherwise_109:
    tst r8, #8
    beq .Lotherwise_110
    add r0, r6, #12
    vld1.32 {d17[1]}, [r0]
.Lotherwise_110:
.Lend_106:
    ubfx r0, r10, #0, #4
    cmp r0, #15
    bne .Lotherwise_111
    add r0, r6, #16
    vld1.32 {d18, d19}, [r0]
    b .Lend_112
.Lotherwise_111:
    vmov.i32 q9, #0
    tst r10, #1
    beq .Lotherwise_113
    add r0, r6, #16
    vld1.32 {d18[0]}, [r0]
.Lotherwise_113:
    tst r10, #2
    beq .Lotherwise_114
    add r0, r6, #20
    vld1.32 {d18[1]}, [r0]
.Lotherwise_114:
    tst r10, #4
    beq .Lotherwise_115
    add r0, r6, #24
    vld1.32 {d19[0]}, [r0]
.Lotherwise_115:
    tst r10, #8
    beq .Lotherwise_116
    add r0, r6, #28
    vld1.32 {d19[1]}, [r0]
.Lotherwise_116:
.Lend_112:
    ubfx r0, r5, #0, #4
    vuzp.32 q8, q9
    cmp r0, #15
    bne .Lotherwise_117
    vld1.32 {d18, d19}, [r7]
    b .Lend_118
.Lotherwise_117:
    vmov.i32 q9, #0
    tst r5, #1
    beq .Lotherwise_119
    vld1.32 {d18[0]}, [r7]
.Lotherwise_119:
    tst r5, #2
    beq .Lotherwise_120
    add r0, r7, #4
    vld1.32 {d18[1]}, [r0]
.Lotherwise_120:
    tst r5, #4
    beq .Lotherwise_121
    add r0, r7, #8
    vld1.32 {d19[0]}, [r0]
.Lotherwise_121:
    tst r5, #8
    beq .Lotherwise_122
    add r0, r7, #12
    vld1.32 {d19[1]}, [r0]
.Lotherwise_122:
.Lend_118:
    ubfx r0, r4, #0, #4
    cmp r0, #15
    bne .Lotherwise_123
    add r0, r7, #16
    vld1.32 {d20, d21}, [r0]
    b .Lend_124
.Lotherwise_123:
    vmov.i32 q10, #0
    tst r4, #1
    beq .Lotherwise_125
    add r0, r7, #16
    vld1.32 {d20[0]}, [r0]
.Lotherwise_125:
    tst r4, #2
    beq .Lotherwise_126
    add r0, r7, #20
    vld1.32 {d20[1]}, [r0]
.Lotherwise_126:
    tst r4, #4
    beq .Lotherwise_127
    add r0, r7, #24
    vld1.32 {d21[0]}, [r0]
.Lotherwise_127:
    tst r4, #8
    beq .Lotherwise_128
    add r0, r7, #28
    vld1.32 {d21[1]}, [r0]
.Lotherwise_128:
.Lend_124:
    ubfx r0, r1, #0, #4
    vuzp.32 q9, q10
    cmp r0, #15
    bne .Lotherwise_129
    vld1.32 {d20, d21}, [r9]
    b .Lend_130
.Lotherwise_129:
    vmov.i32 q10, #0
    tst r1, #1
    beq .Lotherwise_131
    vld1.32 {d20[0]}, [r9]
.Lotherwise_131:
    tst r1, #2
    beq .Lotherwise_132
    add r0, r9, #4
    vld1.32 {d20[1]}, [r0]
.Lotherwise_132:
    tst r1, #4
    beq .Lotherwise_133
    add r0, r9, #8
    vld1.32 {d21[0]}, [r0]
.Lotherwise_133:
    tst r1, #8
    beq .Lotherwise_134
    add r0, r9, #12
    vld1.32 {d21[1]}, [r0]
.Lotherwise_134:
.Lend_130:
    ubfx r0, r11, #0, #4
    cmp r0, #15
    bne .Lotherwise_135
    add r0, r9, #16
    vld1.32 {d22, d23}, [r0]
    b .Lend_136
.Lotherwise_135:
    vmov.i32 q11, #0
    tst r11, #1
    beq .Lotherwise_137
    add r0, r9, #16
    vld1.32 {d22[0]}, [r0]
.Lotherwise_137:
    tst r11, #2
    beq .Lotherwise_138
    add r0, r9, #20
    vld1.32 {d22[1]}, [r0]
.Lotherwise_138:
    tst r11, #4
    beq .Lotherwise_139
    add r0, r9, #24
    vld1.32 {d23[0]}, [r0]
.Lotherwise_139:
    tst r11, #8
    beq .Lotherwise_140
    add r0, r9, #28
    vld1.32 {d23[1]}, [r0]
.Lotherwise_140:
.Lend_136:
    sub r12, r12, #1
    add r6, r6, r2, lsl #2
    add r7, r7, r2, lsl #2
    add r9, r9, r2, lsl #2
    vadd.f32 q8, q8, q9
    vuzp.32 q10, q11
    vadd.f32 q8, q8, q10
    vst1.32 {d16, d17}, [r14]
    add r14, r14, r3, lsl #2
    cmp r12, #0
    bne .Lloop_104
.Lloop_end_103:
    b .Lend_141
.Lotherwise_102:
    cmp r12, #0
    beq .Lloop_end_142
.Lloop_143:
    mov r4, r7
    vmov.i32 q8, #0
    mov r6, r8
    cmp r4, #0
    beq .Lloop_end_144
.Lloop_145:
    ldr r9, [r6, #8]
    mov r10, r5
    ldr r0, [r6]
    ubfx r1, r9, #0, #4
    lsr r11, r9, #4
    add r10, r10, r0, lsl #2
    cmp r1, #15
    bne .Lotherwise_146
    vld1.32 {d18, d19}, [r10]
    b .Lend_147
.Lotherwise_146:
    vmov.i32 q9, #0
    tst r9, #1
    beq .Lotherwise_148
    vld1.32 {d18[0]}, [r10]
.Lotherwise_148:
    tst r9, #2
    beq .Lotherwise_149
    add r0, r10, #4
    vld1.32 {d18[1]}, [r0]
.Lotherwise_149:
    tst r9, #4
    beq .Lotherwise_150
    add r0, r10, #8
    vld1.32 {d19[0]}, [r0]
.Lotherwise_150:
    tst r9, #8
    beq .Lotherwise_151
    add r0, r10, #12
    vld1.32 {d19[1]}, [r0]
.Lotherwise_151:
.Lend_147:
    ubfx r0, r11, #0, #4
    cmp r0, #15
    bne .Lotherwise_152
    add r0, r10, #16
    vld1.32 {d20, d21}, [r0]
    b .Lend_153
.Lotherwise_152:
    vmov.i32 q10, #0
    tst r11, #1
    beq .Lotherwise_154
    add r0, r10, #16
    vld1.32 {d20[0]}, [r0]
.Lotherwise_154:
    tst r11, #2
    beq .Lotherwise_155
    add r0, r10, #20
    vld1.32 {d20[1]}, [r0]
.Lotherwise_155:
    tst r11, #4
    beq .Lotherwise_156
    add r0, r10, #24
    vld1.32 {d21[0]}, [r0]
.Lotherwise_156:
    tst r11, #8
    beq .Lotherwise_157
    add r0, r10, #28
    vld1.32 {d21[1]}, [r0]
.Lotherwise_157:
.Lend_153:
    sub r4, r4, #1
    add r6, r6, #16
    vuzp.32 q9, q10
    vadd.f32 q8, q8, q9
    cmp r4, #0
    bne .Lloop_145
.Lloop_end_144:
    sub r12, r12, #1
    vst1.32 {d16, d17}, [r14]
    add r5, r5, r2, lsl #2
    add r14, r14, r3, lsl #2
    cmp r12, #0
    bne .Lloop_143
.Lloop_end_142:
.Lend_141:
.Lend_101:
.Lend_73:
    pop {r4, r5, r6, r7, r8, r9, r10, r11, pc}
    .size nnp_im2col_by_2__armv7_neon, . - nnp_im2col_by_2__armv7_neon

    .section .note.GNU-stack, "", %progbits
