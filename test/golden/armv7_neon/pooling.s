    .syntax unified
    .arch armv7-a
    .fpu neon-vfpv4
    .eabi_attribute 28, 3
    .arm

    .text
    .p2align 4
    .globl nnp_pooling_maximum__armv7_neon
    .type nnp_pooling_maximum__armv7_neon, %function
nnp_pooling_maximum__armv7_neon:
    push {r4, r5, r6, r7, r8, r9, r10, r11, r14}
    sub sp, sp, #32
    ldr r12, [sp, #68]
    mov r4, r0
    mov r5, r1
    mov r14, r2
    ldr r6, [sp, #72]
    str r3, [sp, #16]
    ldr r8, [sp, #76]
    sub r9, r12, #1
    ldr r0, [sp, #80]
    str r0, [sp, #0]
    ldr r1, [sp, #84]
    cmp r4, #0
    beq .Lloop_end_0
.Lloop_1:
    lsr r2, r5, #5
    mov r3, r14
    mov r12, r8
    mov r7, r14
    cmp r2, #0
    beq .Lloop_end_2
.Lloop_3:
    mov r10, r3
    vld1.32 {d16, d17}, [r10]!
    vld1.32 {d18, d19}, [r10]!
    vld1.32 {d20, d21}, [r10]!
    vld1.32 {d22, d23}, [r10]!
    vld1.32 {d24, d25}, [r10]!
    vld1.32 {d26, d27}, [r10]!
    vld1.32 {d28, d29}, [r10]!
    vld1.32 {d30, d31}, [r10]
    sub r10, r10, #112
    add r0, r7, r1, lsl #2
    pld [r0]
    add r7, r7, #128
    pld [r0, #64]
    mov r0, r9
    cmp r0, #0
    beq .Lloop_end_4
.Lloop_5:
    add r10, r10, r6, lsl #2
    vld1.32 {d0, d1}, [r10]!
    sub r0, r0, #1
    vld1.32 {d2, d3}, [r10]!
    vld1.32 {d4, d5}, [r10]!
    vmax.f32 q8, q8, q0
    vld1.32 {d0, d1}, [r10]!
    vmax.f32 q9, q9, q1
    vld1.32 {d2, d3}, [r10]!
    vmax.f32 q10, q10, q2
    vld1.32 {d4, d5}, [r10]!
    vmax.f32 q11, q11, q0
    vld1.32 {d0, d1}, [r10]!
    vmax.f32 q12, q12, q1
    vld1.32 {d2, d3}, [r10]
    vmax.f32 q13, q13, q2
    sub r10, r10, #112
    vmax.f32 q14, q14, q0
    vmax.f32 q15, q15, q1
    add r11, r7, r1, lsl #2
    pld [r11]
    add r7, r7, #128
    pld [r11, #64]
    cmp r0, #0
    bne .Lloop_5
.Lloop_end_4:
    vst1.32 {d16, d17}, [r12]!
    sub r2, r2, #1
    add r3, r3, #128
    vst1.32 {d18, d19}, [r12]!
    vst1.32 {d20, d21}, [r12]!
    vst1.32 {d22, d23}, [r12]!
    vst1.32 {d24, d25}, [r12]!
    vst1.32 {d26, d27}, [r12]!
    vst1.32 {d28, d29}, [r12]!
    vst1.32 {d30, d31}, [r12]!
    cmp r2, #0
    bne .Lloop_3
.Lloop_end_2:
    ubfx r0, r5, #0, #5
    lsr r2, r0, #4
    cmp r2, #0
    beq .Lloop_end_6
.Lloop_7:
    mov r10, r3
    vld1.32 {d16, d17}, [r10]!
    vld1.32 {d18, d19}, [r10]!
    vld1.32 {d20, d21}, [r10]!
    vld1.32 {d22, d23}, [r10]
    sub r10, r10, #48
    add r0, r7, r1, lsl #2
    pld [r0]
    add r7, r7, #64
    mov r0, r9
    cmp r0, #0
    beq .Lloop_end_8
.Lloop_9:
    add r10, r10, r6, lsl #2
    vld1.32 {d24, d25}, [r10]!
    sub r0, r0, #1
    vld1.32 {d26, d27}, [r10]!
    vld1.32 {d28, d29}, [r10]!
    vmax.f32 q8, q8, q12
    vld1.32 {d24, d25}, [r10]
    vmax.f32 q9, q9, q13
    sub r10, r10, #48
    vmax.f32 q10, q10, q14
    vmax.f32 q11, q11, q12
    add r11, r7, r1, lsl #2
    pld [r11]
    add r7, r7, #64
    cmp r0, #0
    bne .Lloop_9
.Lloop_end_8:
    vst1.32 {d16, d17}, [r12]!
    sub r2, r2, #1
    add r3, r3, #64
    vst1.32 {d18, d19}, [r12]!
    vst1.32 {d20, d21}, [r12]!
    vst1.32 {d22, d23}, [r12]!
    cmp r2, #0
    bne .Lloop_7
.Lloop_end_6:
    ubfx r0, r5, #0, #4
    cmp r0, #0
    bne .Lotherwise_10
    b .Lend_11
.Lotherwise_10:
    movw r2, #16
    cmp r0, r2
    movhi r0, r2
    movw r2, #1
    lsl r0, r2, r0
    sub r2, r0, #1
    add r0, r7, r1, lsl #2
    pld [r0]
    ubfx r0, r2, #0, #4
    add r7, r7, #64
    cmp r0, #15
    bne .Lotherwise_12
    vld1.32 {d16, d17}, [r3]
    b .Lend_13
.Lotherwise_12:
    vmov.i32 q8, #0
    tst r2, #1
    beq .Lotherwise_14
    vld1.32 {d16[0]}, [r3]
.Lotherwise_14:
    tst r2, #2
    beq .Lotherwise_15
    add r0, r3, #4
    vld1.32 {d16[1]}, [r0]
.Lotherwise_15:
    tst r2, #4
    beq .Lotherwise_16
    add r0, r3, #8
    vld1.32 {d17[0]}, [r0]
.Lotherwise_16:
    tst r2, #8
    beq .Lotherwise_17
    add r0, r3, #12
    vld1.32 {d17[1]}, [r0]
.Lotherwise_17:
.Lend_13:
    ubfx r0, r2, #4, #4
    cmp r0, #15
    bne .Lotherwise_18
    add r0, r3, #16
    vld1.32 {d18, d19}, [r0]
    b .Lend_19
.Lotherwise_18:
    vmov.i32 q9, #0
    tst r2, #16
    beq .Lotherwise_20
    add r0, r3, #16
    vld1.32 {d18[0]}, [r0]
.Lotherwise_20:
    tst r2, #32
    beq .Lotherwise_21
    add r0, r3, #20
    vld1.32 {d18[1]}, [r0]
.Lotherwise_21:
    tst r2, #64
    beq .Lotherwise_22
    add r0, r3, #24
    vld1.32 {d19[0]}, [r0]
.Lotherwise_22:
    tst r2, #128
    beq .Lotherwise_23
    add r0, r3, #28
    vld1.32 {d19[1]}, [r0]
.Lotherwise_23:
.Lend_19:
    ubfx r0, r2, #8, #4
    cmp r0, #15
    bne .Lotherwise_24
    add r0, r3, #32
    vld1.32 {d20, d21}, [r0]
    b .Lend_25
.Lotherwise_24:
    vmov.i32 q10, #0
    tst r2, #256
    beq .Lotherwise_26
    add r0, r3, #32
    vld1.32 {d20[0]}, [r0]
.Lotherwise_26:
    tst r2, #512
    beq .Lotherwise_27
    add r0, r3, #36
    vld1.32 {d20[1]}, [r0]
.Lotherwise_27:
    tst r2, #1024
    beq .Lotherwise_28
    add r0, r3, #40
    vld1.32 {d21[0]}, [r0]
.Lotherwise_28:
    tst r2, #2048
    beq .Lotherwise_29
    add r0, r3, #44
    vld1.32 {d21[1]}, [r0]
.Lotherwise_29:
.Lend_25:
    ubfx r0, r2, #12, #4
    cmp r0, #15
    bne .Lotherwise_30
    add r0, r3, #48
    vld1.32 {d22, d23}, [r0]
    b .Lend_31
.Lotherwise_30:
    vmov.i32 q11, #0
    tst r2, #4096
    beq .Lotherwise_32
    add r0, r3, #48
    vld1.32 {d22[0]}, [r0]
.Lotherwise_32:
    tst r2, #8192
    beq .Lotherwise_33
    add r0, r3, #52
    vld1.32 {d22[1]}, [r0]
.Lotherwise_33:
    tst r2, #16384
    beq .Lotherwise_34
    add r0, r3, #56
    vld1.32 {d23[0]}, [r0]
.Lotherwise_34:
    tst r2, #32768
    beq .Lotherwise_35
    add r0, r3, #60
    vld1.32 {d23[1]}, [r0]
.Lotherwise_35:
.Lend_31:
    mov r10, r9
    cmp r10, #0
    beq .Lloop_end_36
.Lloop_37:
    add r3, r3, r6, lsl #2
    add r0, r7, r1, lsl #2
    pld [r0]
    add r7, r7, #64
    ubfx r0, r2, #0, #4
    cmp r0, #15
    bne .Lotherwise_38
    vld1.32 {d24, d25}, [r3]
    b .Lend_39
.Lotherwise_38:
    vmov.i32 q12, #0
    tst r2, #1
    beq .Lotherwise_40
    vld1.32 {d24[0]}, [r3]
.Lotherwise_40:
    tst r2, #2
    beq .Lotherwise_41
    add r0, r3, #4
    vld1.32 {d24[1]}, [r0]
.Lotherwise_41:
    tst r2, #4
    beq .Lotherwise_42
    add r0, r3, #8
    vld1.32 {d25[0]}, [r0]
.Lotherwise_42:
    tst r2, #8
    beq .Lotherwise_43
    add r0, r3, #12
    vld1.32 {d25[1]}, [r0]
.Lotherwise_43:
.Lend_39:
    vmax.f32 q8, q8, q12
    ubfx r0, r2, #4, #4
    cmp r0, #15
    bne .Lotherwise_44
    add r0, r3, #16
    vld1.32 {d24, d25}, [r0]
    b .Lend_45
.Lotherwise_44:
    vmov.i32 q12, #0
    tst r2, #16
    beq .Lotherwise_46
    add r0, r3, #16
    vld1.32 {d24[0]}, [r0]
.Lotherwise_46:
    tst r2, #32
    beq .Lotherwise_47
    add r0, r3, #20
    vld1.32 {d24[1]}, [r0]
.Lotherwise_47:
    tst r2, #64
    beq .Lotherwise_48
    add r0, r3, #24
    vld1.32 {d25[0]}, [r0]
.Lotherwise_48:
    tst r2, #128
    beq .Lotherwise_49
    add r0, r3, #28
    vld1.32 {d25[1]}, [r0]
.Lotherwise_49:
.Lend_45:
    vmax.f32 q9, q9, q12
    ubfx r0, r2, #8, #4
    cmp r0, #15
    bne .Lotherwise_50
    add r0, r3, #32
    vld1.32 {d24, d25}, [r0]
    b .Lend_51
.Lotherwise_50:
    vmov.i32 q12, #0
    tst r2, #256
    beq .Lotherwise_52
    add r0, r3, #32
    vld1.32 {d24[0]}, [r0]
.Lotherwise_52:
    tst r2, #512
    beq .Lotherwise_53
    add r0, r3, #36
    vld1.32 {d24[1]}, [r0]
.Lotherwise_53:
    tst r2, #1024
    beq .Lotherwise_54
    add r0, r3, #40
    vld1.32 {d25[0]}, [r0]
.Lotherwise_54:
    tst r2, #2048
    beq .Lotherwise_55
    add r0, r3, #44
    vld1.32 {d25[1]}, [r0]
.Lotherwise_55:
.Lend_51:
    vmax.f32 q10, q10, q12
    ubfx r0, r2, #12, #4
    cmp r0, #15
    bne .Lotherwise_56
    add r0, r3, #48
    vld1.32 {d24, d25}, [r0]
    b .Lend_57
.Lotherwise_56:
    vmov.i32 q12, #0
    tst r2, #4096
    beq .Lotherwise_58
    add r0, r3, #48
    vld1.32 {d24[0]}, [r0]
.Lotherwise_58:
    tst r2, #8192
    beq .Lotherwise_59
    add r0, r3, #52
    vld1.32 {d24[1]}, [r0]
.Lotherwise_59:
    tst r2, #16384
    beq .Lotherwise_60
    add r0, r3, #56
    vld1.32 {d25[0]}, [r0]
.Lotherwise_60:
    tst r2, #32768
    beq .Lotherwise_61
    add r0, r3, #60
    vld1.32 {d25[1]}, [r0]
.Lotherwise_61:
.Lend_57:
    sub r10, r10, #1
    vmax.f32 q11, q11, q12
    cmp r10, #0
    bne .Lloop_37
.Lloop_end_36:
    vst1.32 {d16, d17}, [r12]!
    vst1.32 {d18, d19}, [r12]!
    vst1.32 {d20, d21}, [r12]!
    vst1.32 {d22, d23}, [r12]
    sub r12, r12, #48
.Lend_11:
    sub r4, r4, #1
    ldr r0, [sp, #16]
    add r14, r14, r0, lsl #2
    ldr r0, [sp, #0]
    add r8, r8, r0, lsl #2
    cmp r4, #0
    bne .Lloop_1
.Lloop_end_0:
    add sp, sp, #32
    pop {r4, r5, r6, r7, r8, r9, r10, r11, pc}
    .size nnp_pooling_maximum__armv7_neon, . - nnp_pooling_maximum__armv7_neon

    .text
    .p2align 4
    .globl nnp_pooling_maximum_by_2__armv7_neon
    .type nnp_pooling_maximum_by_2__armv7_neon, %function
nnp_pooling_maximum_by_2__armv7_neon:
    push {r4, r5, r6, r7, r8, r9, r10, r14}
    ldr r12, [sp, #32]
    mov r6, r0
    mov r7, r1
    mov r5, r2
    ldr r8, [sp, #36]
    mov r4, r3
    ldr r9, [sp, #40]
    sub r3, r12, #1
    ldr r12, [sp, #44]
    cmp r6, #0
    beq .Lloop_end_62
.Lloop_63:
    lsr r0, r7, #4
    mov r14, r5
    mov r10, r8
    cmp r0, #0
    beq .Lloop_end_64
.Lloop_65:
    mov r1, r14
    vld1.32 {d16, d17}, [r1]!
    add r2, r14, r12, lsl #2
    vld1.32 {d18, d19}, [r1]!
    vld1.32 {d20, d21}, [r1]!
    vmov q13, q8
    vld1.32 {d16, d17}, [r1]!
    vld1.32 {d22, d23}, [r1]!
    vmov q14, q10
    vld1.32 {d20, d21}, [r1]!
    vld1.32 {d24, d25}, [r1]!
    vmov q15, q11
    vld1.32 {d22, d23}, [r1]
    sub r1, r1, #108
    pld [r2]
    pld [r2, #64]
    vuzp.32 q13, q9
    vuzp.32 q14, q8
    vuzp.32 q15, q10
    vuzp.32 q12, q11
    tst r3, #1
    beq .Lotherwise_66
    vmax.f32 q13, q13, q9
    add r1, r1, #4
    vmax.f32 q14, q14, q8
    vmax.f32 q15, q15, q10
    vmax.f32 q12, q12, q11
.Lotherwise_66:
    lsr r2, r3, #1
    cmp r2, #0
    beq .Lloop_end_67
.Lloop_68:
    vld1.32 {d16, d17}, [r1]!
    sub r2, r2, #1
    vld1.32 {d18, d19}, [r1]!
    vld1.32 {d20, d21}, [r1]!
    vmov q1, q8
    vld1.32 {d16, d17}, [r1]!
    vmov q2, q9
    vld1.32 {d18, d19}, [r1]!
    vmov q3, q10
    vld1.32 {d20, d21}, [r1]!
    vld1.32 {d22, d23}, [r1]!
    vld1.32 {d0, d1}, [r1]
    sub r1, r1, #104
    vuzp.32 q1, q2
    vuzp.32 q3, q8
    vuzp.32 q9, q10
    vuzp.32 q11, q0
    vmax.f32 q13, q13, q1
    vmax.f32 q14, q14, q3
    vmax.f32 q15, q15, q9
    vmax.f32 q12, q12, q11
    vmax.f32 q13, q13, q2
    vmax.f32 q14, q14, q8
    vmax.f32 q15, q15, q10
    vmax.f32 q12, q12, q0
    cmp r2, #0
    bne .Lloop_68
.Lloop_end_67:
    vst1.32 {d26, d27}, [r10]!
    sub r0, r0, #1
    add r14, r14, #128
    vst1.32 {d28, d29}, [r10]!
    vst1.32 {d30, d31}, [r10]!
    vst1.32 {d24, d25}, [r10]!
    cmp r0, #0
    bne .Lloop_65
.Lloop_end_64:
    ubfx r0, r7, #0, #4
    cmp r0, #0
    bne .Lotherwise_69
    b .Lend_70
.Lotherwise_69:
    lsl r0, r0, #1
    movw r1, #32
    cmp r0, r1
    movhi r0, r1
    movw r1, #1
    lsl r0, r1, r0
    sub r2, r0, #1
    add r0, r14, r12, lsl #2
    ubfx r1, r2, #0, #4
    pld [r0]
    pld [r0, #64]
    cmp r1, #15
    bne .Lotherwise_71
    vld1.32 {d16, d17}, [r14]
    b .Lend_72
.Lotherwise_71:
    vmov.i32 q8, #0
    tst r2, #1
    beq .Lotherwise_73
    vld1.32 {d16[0]}, [r14]
.Lotherwise_73:
    tst r2, #2
    beq .Lotherwise_74
    add r0, r14, #4
    vld1.32 {d16[1]}, [r0]
.Lotherwise_74:
    tst r2, #4
    beq .Lotherwise_75
    add r0, r14, #8
    vld1.32 {d17[0]}, [r0]
.Lotherwise_75:
    tst r2, #8
    beq .Lotherwise_76
    add r0, r14, #12
    vld1.32 {d17[1]}, [r0]
.Lotherwise_76:
.Lend_72:
    ubfx r0, r2, #4, #4
    cmp r0, #15
    bne .Lotherwise_77
    add r0, r14, #16
    vld1.32 {d18, d19}, [r0]
    b .Lend_78
.Lotherwise_77:
    vmov.i32 q9, #0
    tst r2, #16
    beq .Lotherwise_79
    add r0, r14, #16
    vld1.32 {d18[0]}, [r0]
.Lotherwise_79:
    tst r2, #32
    beq .Lotherwise_80
    add r0, r14, #20
    vld1.32 {d18[1]}, [r0]
.Lotherwise_80:
    tst r2, #64
    beq .Lotherwise_81
    add r0, r14, #24
    vld1.32 {d19[0]}, [r0]
.Lotherwise_81:
    tst r2, #128
    beq .Lotherwise_82
    add r0, r14, #28
    vld1.32 {d19[1]}, [r0]
.Lotherwise_82:
.Lend_78:
    vmov q13, q8
    ubfx r0, r2, #8, #4
    vuzp.32 q13, q9
    cmp r0, #15
    bne .Lotherwise_83
    add r0, r14, #32
    vld1.32 {d16, d17}, [r0]
    b .Lend_84
.Lotherwise_83:
    vmov.i32 q8, #0
    tst r2, #256
    beq .Lotherwise_85
    add r0, r14, #32
    vld1.32 {d16[0]}, [r0]
.Lotherwise_85:
    tst r2, #512
    beq .Lotherwise_86
    add r0, r14, #36
    vld1.32 {d16[1]}, [r0]
.Lotherwise_86:
    tst r2, #1024
    beq .Lotherwise_87
    add r0, r14, #40
    vld1.32 {d17[0]}, [r0]
.Lotherwise_87:
    tst r2, #2048
    beq .Lotherwise_88
    add r0, r14, #44
    vld1.32 {d17[1]}, [r0]
.Lotherwise_88:
.Lend_84:
    ubfx r0, r2, #12, #4
    cmp r0, #15
    bne .Lotherwise_89
    add r0, r14, #48
    vld1.32 {d20, d21}, [r0]
    b .Lend_90
.Lotherwise_89:
    vmov.i32 q10, #0
    tst r2, #4096
    beq .Lotherwise_91
    add r0, r14, #48
    vld1.32 {d20[0]}, [r0]
.Lotherwise_91:
    tst r2, #8192
    beq .Lotherwise_92
    add r0, r14, #52
    vld1.32 {d20[1]}, [r0]
.Lotherwise_92:
    tst r2, #16384
    beq .Lotherwise_93
    add r0, r14, #56
    vld1.32 {d21[0]}, [r0]
.Lotherwise_93:
    tst r2, #32768
    beq .Lotherwise_94
    add r0, r14, #60
    vld1.32 {d21[1]}, [r0]
.Lotherwise_94:
.Lend_90:
    vmov q14, q8
    ubfx r0, r2, #16, #4
    vuzp.32 q14, q10
    cmp r0, #15
    bne .Lotherwise_95
    add r0, r14, #64
    vld1.32 {d16, d17}, [r0]
    b .Lend_96
.Lotherwise_95:
    vmov.i32 q8, #0
    tst r2, #65536
    beq .Lotherwise_97
    add r0, r14, #64
    vld1.32 {d16[0]}, [r0]
.Lotherwise_97:
    tst r2, #131072
    beq .Lotherwise_98
    add r0, r14, #68
    vld1.32 {d16[1]}, [r0]
.Lotherwise_98:
    tst r2, #262144
    beq .Lotherwise_99
    add r0, r14, #72
    vld1.32 {d17[0]}, [r0]
.Lotherwise_99:
    tst r2, #524288
    beq .Lotherwise_100
    add r0, r14, #76
    vld1.32 {d17[1]}, [r0]
.Lotherwise_100:
.Lend_96:
    ubfx r0, r2, #20, #4
    cmp r0, #15
    bne .Lotherwise_101
    add r0, r14, #80
    vld1.32 {d22, d23}, [r0]
    b .Lend_102
.Lotherwise_101:
    vmov.i32 q11, #0
    tst r2, #1048576
    beq .Lotherwise_103
    add r0, r14, #80
    vld1.32 {d22[0]}, [r0]
.Lotherwise_103:
    tst r2, #2097152
    beq .Lotherwise_104
    add r0, r14, #84
    vld1.32 {d22[1]}, [r0]
.Lotherwise_104:
    tst r2, #4194304
    beq .Lotherwise_105
    add r0, r14, #88
    vld1.32 {d23[0]}, [r0]
.Lotherwise_105:
    tst r2, #8388608
    beq .Lotherwise_106
    add r0, r14, #92
    vld1.32 {d23[1]}, [r0]
.Lotherwise_106:
.Lend_102:
    vmov q15, q8
    ubfx r0, r2, #24, #4
    vuzp.32 q15, q11
    cmp r0, #15
    bne .Lotherwise_107
    add r0, r14, #96
    vld1.32 {d16, d17}, [r0]
    b .Lend_108
.Lotherwise_107:
    vmov.i32 q8, #0
    tst r2, #16777216
    beq .Lotherwise_109
    add r0, r14, #96
    vld1.32 {d16[0]}, [r0]
.Lotherwise_109:
    tst r2, #33554432
    beq .Lotherwise_110
    add r0, r14, #100
    vld1.32 {d16[1]}, [r0]
.Lotherwise_110:
    tst r2, #67108864
    beq .Lotherwise_111
    add r0, r14, #104
    vld1.32 {d17[0]}, [r0]
.Lotherwise_111:
    tst r2, #134217728
    beq .Lotherwise_112
    add r0, r14, #108
    vld1.32 {d17[1]}, [r0]
.Lotherwise_112:
.Lend_108:
    ubfx r0, r2, #28, #4
    cmp r0, #15
    bne .Lotherwise_113
    add r0, r14, #112
    vld1.32 {d24, d25}, [r0]
    b .Lend_114
.Lotherwise_113:
    vmov.i32 q12, #0
    tst r2, #268435456
    beq .Lotherwise_115
    add r0, r14, #112
    vld1.32 {d24[0]}, [r0]
.Lotherwise_115:
    tst r2, #536870912
    beq .Lotherwise_116
    add r0, r14, #116
    vld1.32 {d24[1]}, [r0]
.Lotherwise_116:
    tst r2, #1073741824
    beq .Lotherwise_117
    add r0, r14, #120
    vld1.32 {d25[0]}, [r0]
.Lotherwise_117:
    tst r2, #2147483648
    beq .Lotherwise_118
    add r0, r14, #124
    vld1.32 {d25[1]}, [r0]
.Lotherwise_118:
.Lend_114:
    vmov q0, q8
    add r14, r14, #4
    vuzp.32 q0, q12
    tst r3, #1
    beq .Lotherwise_119
    vmax.f32 q13, q13, q9
    add r14, r14, #4
    vmax.f32 q14, q14, q10
    vmax.f32 q15, q15, q11
    vmax.f32 q0, q0, q12
.Lotherwise_119:
    lsr r1, r3, #1
    cmp r1, #0
    beq .Lloop_end_120
.Lloop_121:
    ubfx r0, r2, #0, #4
    cmp r0, #15
    bne .Lotherwise_122
    vld1.32 {d16, d17}, [r14]
    b .Lend_123
.Lotherwise_122:
    vmov.i32 q8, #0
    tst r2, #1
    beq .Lotherwise_124
    vld1.32 {d16[0]}, [r14]
.Lotherwise_124:
    tst r2, #2
    beq .Lotherwise_125
    add r0, r14, #4
    vld1.32 {d16[1]}, [r0]
.Lotherwise_125:
    tst r2, #4
    beq .Lotherwise_126
    add r0, r14, #8
    vld1.32 {d17[0]}, [r0]
.Lotherwise_126:
    tst r2, #8
    beq .Lotherwise_127
    add r0, r14, #12
    vld1.32 {d17[1]}, [r0]
.Lotherwise_127:
.Lend_123:
    ubfx r0, r2, #4, #4
    cmp r0, #15
    bne .Lotherwise_128
    add r0, r14, #16
    vld1.32 {d18, d19}, [r0]
    b .Lend_129
.Lotherwise_128:
    vmov.i32 q9, #0
    tst r2, #16
    beq .Lotherwise_130
    add r0, r14, #16
    vld1.32 {d18[0]}, [r0]
.Lotherwise_130:
    tst r2, #32
    beq .Lotherwise_131
    add r0, r14, #20
    vld1.32 {d18[1]}, [r0]
.Lotherwise_131:
    tst r2, #64
    beq .Lotherwise_132
    add r0, r14, #24
    vld1.32 {d19[0]}, [r0]
.Lotherwise_132:
    tst r2, #128
    beq .Lotherwise_133
    add r0, r14, #28
    vld1.32 {d19[1]}, [r0]
.Lotherwise_133:
.Lend_129:
    vmov q1, q8
    ubfx r0, r2, #8, #4
    vmov q2, q9
    vuzp.32 q1, q2
    cmp r0, #15
    bne .Lotherwise_134
    add r0, r14, #32
    vld1.32 {d16, d17}, [r0]
    b .Lend_135
.Lotherwise_134:
    vmov.i32 q8, #0
    tst r2, #256
    beq .Lotherwise_136
    add r0, r14, #32
    vld1.32 {d16[0]}, [r0]
.Lotherwise_136:
    tst r2, #512
    beq .Lotherwise_137
    add r0, r14, #36
    vld1.32 {d16[1]}, [r0]
.Lotherwise_137:
    tst r2, #1024
    beq .Lotherwise_138
    add r0, r14, #40
    vld1.32 {d17[0]}, [r0]
.Lotherwise_138:
    tst r2, #2048
    beq .Lotherwise_139
    add r0, r14, #44
    vld1.32 {d17[1]}, [r0]
.Lotherwise_139:
.Lend_135:
    ubfx r0, r2, #12, #4
    cmp r0, #15
    bne .Lotherwise_140
    add r0, r14, #48
    vld1.32 {d18, d19}, [r0]
    b .Lend_141
.Lotherwise_140:
    vmov.i32 q9, #0
    tst r2, #4096
    beq .Lotherwise_142
    add r0, r14, #48
    vld1.32 {d18[0]}, [r0]
.Lotherwise_142:
    tst r2, #8192
    beq .Lotherwise_143
    add r0, r14, #52
    vld1.32 {d18[1]}, [r0]
.Lotherwise_143:
    tst r2, #16384
    beq .Lotherwise_144
    add r0, r14, #56
    vld1.32 {d19[0]}, [r0]
.Lotherwise_144:
    tst r2, #32768
    beq .Lotherwise_145
    add r0, r14, #60
    vld1.32 {d19[1]}, [r0]
.Lotherwise_145:
.Lend_141:
    vmov q3, q8
    ubfx r0, r2, #16, #4
    vuzp.32 q3, q9
    cmp r0, #15
    bne .Lotherwise_146
    add r0, r14, #64
    vld1.32 {d16, d17}, [r0]
    b .Lend_147
.Lotherwise_146:
    vmov.i32 q8, #0
    tst r2, #65536
    beq .Lotherwise_148
    add r0, r14, #64
    vld1.32 {d16[0]}, [r0]
.Lotherwise_148:
    tst r2, #131072
    beq .Lotherwise_149
    add r0, r14, #68
    vld1.32 {d16[1]}, [r0]
.Lotherwise_149:
    tst r2, #262144
    beq .Lotherwise_150
    add r0, r14, #72
    vld1.32 {d17[0]}, [r0]
.Lotherwise_150:
    tst r2, #524288
    beq .Lotherwise_151
    add r0, r14, #76
    vld1.32 {d17[1]}, [r0]
.Lotherwise_151:
.Lend_147:
    ubfx r0, r2, #20, #4
    cmp r0, #15
    bne .Lotherwise_152
    add r0, r14, #80
    vld1.32 {d20, d21}, [r0]
    b .Lend_153
.Lotherwise_152:
    vmov.i32 q10, #0
    tst r2, #1048576
    beq .Lotherwise_154
    add r0, r14, #80
    vld1.32 {d20[0]}, [r0]
.Lotherwise_154:
    tst r2, #2097152
    beq .Lotherwise_155
    add r0, r14, #84
    vld1.32 {d20[1]}, [r0]
.Lotherwise_155:
    tst r2, #4194304
    beq .Lotherwise_156
    add r0, r14, #88
    vld1.32 {d21[0]}, [r0]
.Lotherwise_156:
    tst r2, #8388608
    beq .Lotherwise_157
    add r0, r14, #92
    vld1.32 {d21[1]}, [r0]
.Lotherwise_157:
.Lend_153:
    ubfx r0, r2, #24, #4
    vuzp.32 q8, q10
    cmp r0, #15
    bne .Lotherwise_158
    add r0, r14, #96
    vld1.32 {d22, d23}, [r0]
    b .Lend_159
.Lotherwise_158:
    vmov.i32 q11, #0
    tst r2, #16777216
    beq .Lotherwise_160
    add r0, r14, #96
    vld1.32 {d22[0]}, [r0]
.Lotherwise_160:
    tst r2, #33554432
    beq .Lotherwise_161
    add r0, r14, #100
    vld1.32 {d22[1]}, [r0]
.Lotherwise_161:
    tst r2, #67108864
    beq .Lotherwise_162
    add r0, r14, #104
    vld1.32 {d23[0]}, [r0]
.Lotherwise_162:
    tst r2, #134217728
    beq .Lotherwise_163
    add r0, r14, #108
    vld1.32 {d23[1]}, [r0]
.Lotherwise_163:
.Lend_159:
    ubfx r0, r2, #28, #4
    cmp r0, #15
    bne .Lotherwise_164
    add r0, r14, #112
    vld1.32 {d24, d25}, [r0]
    b .Lend_165
.Lotherwise_164:
    vmov.i32 q12, #0
    tst r2, #268435456
    beq .Lotherwise_166
    add r0, r14, #112
    vld1.32 {d24[0]}, [r0]
.Lotherwise_166:
    tst r2, #536870912
    beq .Lotherwise_167
    add r0, r14, #116
    vld1.32 {d24[1]}, [r0]
.Lotherwise_167:
    tst r2, #1073741824
    beq .Lotherwise_168
    add r0, r14, #120
    vld1.32 {d25[0]}, [r0]
.Lotherwise_168:
    tst r2, #2147483648
    beq .Lotherwise_169
    add r0, r14, #124
    vld1.32 {d25[1]}, [r0]
.Lotherwise_169:
.Lend_165:
    sub r1, r1, #1
    add r14, r14, #8
    vmax.f32 q13, q13, q1
    vuzp.32 q11, q12
    vmax.f32 q14, q14, q3
    vmax.f32 q15, q15, q8
    vmax.f32 q0, q0, q11
    vmax.f32 q13, q13, q2
    vmax.f32 q14, q14, q9
    vmax.f32 q15, q15, q10
    vmax.f32 q0, q0, q12
    cmp r1, #0
    bne .Lloop_121
.Lloop_end_120:
    vst1.32 {d26, d27}, [r10]!
    vst1.32 {d28, d29}, [r10]!
    vst1.32 {d30, d31}, [r10]!
    vst1.32 {d0, d1}, [r10]
    sub r10, r10, #48
.Lend_70:
    sub r6, r6, #1
    add r5, r5, r4, lsl #2
    add r8, r8, r9, lsl #2
    cmp r6, #0
    bne .Lloop_63
.Lloop_end_62:
    pop {r4, r5, r6, r7, r8, r9, r10, pc}
    .size nnp_pooling_maximum_by_2__armv7_neon, . - nnp_pooling_maximum_by_2__armv7_neon

    .text
    .p2align 4
    .globl nnp_pooling_maximum_of_pairs__armv7_neon
    .type nnp_pooling_maximum_of_pairs__armv7_neon, %function
nnp_pooling_maximum_of_pairs__armv7_neon:
    push {r4, r5, r6, r7, r8, r9, r10, r11, r14}
    sub sp, sp, #32
    ldr r12, [sp, #68]
    mov r4, r0
    mov r5, r1
    mov r14, r2
    ldr r6, [sp, #72]
    str r3, [sp, #16]
    ldr r8, [sp, #76]
    sub r9, r12, #1
    ldr r0, [sp, #80]
    str r0, [sp, #0]
    ldr r1, [sp, #84]
    cmp r4, #0
    beq .Lloop_end_170
.Lloop_171:
    lsr r2, r5, #4
    mov r3, r14
    mov r12, r8
    mov r7, r14
    cmp r2, #0
    beq .Lloop_end_172
.Lloop_173:
    mov r10, r3
    vld1.32 {d16, d17}, [r10]!
    vld1.32 {d24, d25}, [r10]!
    vld1.32 {d26, d27}, [r10]!
    vld1.32 {d28, d29}, [r10]!
    vld1.32 {d30, d31}, [r10]!
    vld1.32 {d0, d1}, [r10]!
    vld1.32 {d2, d3}, [r10]!
    vld1.32 {d4, d5}, [r10]
    sub r10, r10, #112
    add r0, r7, r1, lsl #2
    pld [r0]
    add r7, r7, #128
    pld [r0, #64]
    mov r0, r9
    cmp r0, #0
    beq .Lloop_end_174
.Lloop_175:
    add r10, r10, r6, lsl #2
    vld1.32 {d18, d19}, [r10]!
    sub r0, r0, #1
    vld1.32 {d20, d21}, [r10]!
    vld1.32 {d22, d23}, [r10]!
    vmax.f32 q8, q8, q9
    vld1.32 {d18, d19}, [r10]!
    vmax.f32 q12, q12, q10
    vld1.32 {d20, d21}, [r10]!
    vmax.f32 q13, q13, q11
    vld1.32 {d22, d23}, [r10]!
    vmax.f32 q14, q14, q9
    vld1.32 {d18, d19}, [r10]!
    vmax.f32 q15, q15, q10
    vld1.32 {d20, d21}, [r10]
    vmax.f32 q0, q0, q11
    sub r10, r10, #112
    vmax.f32 q1, q1, q9
    vmax.f32 q2, q2, q10
    add r11, r7, r1, lsl #2
    pld [r11]
    add r7, r7, #128
    pld [r11, #64]
    cmp r0, #0
    bne .Lloop_175
.Lloop_end_174:
    sub r2, r2, #1
    add r3, r3, #128
    vuzp.32 q8, q12
    vuzp.32 q13, q14
    vuzp.32 q15, q0
    vuzp.32 q1, q2
    vmax.f32 q8, q8, q12
    vmax.f32 q13, q13, q14
    vmax.f32 q15, q15, q0
    vst1.32 {d16, d17}, [r12]!
    vmax.f32 q1, q1, q2
    vst1.32 {d26, d27}, [r12]!
    vst1.32 {d30, d31}, [r12]!
    vst1.32 {d2, d3}, [r12]!
    cmp r2, #0
    bne .Lloop_173
.Lloop_end_172:
    ubfx r0, r5, #0, #4
    cmp r0, #0
    bne .Lotherwise_176
    b .Lend_177
.Lotherwise_176:
    lsl r0, r0, #1
    movw r2, #32
    cmp r0, r2
    movhi r0, r2
    movw r2, #1
    lsl r0, r2, r0
    sub r2, r0, #1
    add r0, r7, r1, lsl #2
    pld [r0]
    ubfx r0, r2, #0, #4
    add r7, r7, #64
    cmp r0, #15
    bne .Lotherwise_178
    vld1.32 {d16, d17}, [r3]
    b .Lend_179
.Lotherwise_178:
    vmov.i32 q8, #0
    tst r2, #1
    beq .Lotherwise_180
    vld1.32 {d16[0]}, [r3]
.Lotherwise_180:
    tst r2, #2
    beq .Lotherwise_181
    add r0, r3, #4
    vld1.32 {d16[1]}, [r0]
.Lotherwise_181:
    tst r2, #4
    beq .Lotherwise_182
    add r0, r3, #8
    vld1.32 {d17[0]}, [r0]
.Lotherwise_182:
    tst r2, #8
    beq .Lotherwise_183
    add r0, r3, #12
    vld1.32 {d17[1]}, [r0]
.Lotherwise_183:
.Lend_179:
    ubfx r0, r2, #4, #4
    cmp r0, #15
    bne .Lotherwise_184
    add r0, r3, #16
    vld1.32 {d20, d21}, [r0]
    b .Lend_185
.Lotherwise_184:
    vmov.i32 q10, #0
    tst r2, #16
    beq .Lotherwise_186
    add r0, r3, #16
    vld1.32 {d20[0]}, [r0]
.Lotherwise_186:
    tst r2, #32
    beq .Lotherwise_187
    add r0, r3, #20
    vld1.32 {d20[1]}, [r0]
.Lotherwise_187:
    tst r2, #64
    beq .Lotherwise_188
    add r0, r3, #24
    vld1.32 {d21[0]}, [r0]
.Lotherwise_188:
    tst r2, #128
    beq .Lotherwise_189
    add r0, r3, #28
    vld1.32 {d21[1]}, [r0]
.Lotherwise_189:
.Lend_185:
    ubfx r0, r2, #8, #4
    cmp r0, #15
    bne .Lotherwise_190
    add r0, r3, #32
    vld1.32 {d22, d23}, [r0]
    b .Lend_191
.Lotherwise_190:
    vmov.i32 q11, #0
    tst r2, #256
    beq .Lotherwise_192
    add r0, r3, #32
    vld1.32 {d22[0]}, [r0]
.Lotherwise_192:
    tst r2, #512
    beq .Lotherwise_193
    add r0, r3, #36
    vld1.32 {d22[1]}, [r0]
.Lotherwise_193:
    tst r2, #1024
    beq .Lotherwise_194
    add r0, r3, #40
    vld1.32 {d23[0]}, [r0]
.Lotherwise_194:
    tst r2, #2048
    beq .Lotherwise_195
    add r0, r3, #44
    vld1.32 {d23[1]}, [r0]
.Lotherwise_195:
.Lend_191:
    ubfx r0, r2, #12, #4
    cmp r0, #15
    bne .Lotherwise_196
    add r0, r3, #48
    vld1.32 {d24, d25}, [r0]
    b .Lend_197
.Lotherwise_196:
    vmov.i32 q12, #0
    tst r2, #4096
    beq .Lotherwise_198
    add r0, r3, #48
    vld1.32 {d24[0]}, [r0]
.Lotherwise_198:
    tst r2, #8192
    beq .Lotherwise_199
    add r0, r3, #52
    vld1.32 {d24[1]}, [r0]
.Lotherwise_199:
    tst r2, #16384
    beq .Lotherwise_200
    add r0, r3, #56
    vld1.32 {d25[0]}, [r0]
.Lotherwise_200:
    tst r2, #32768
    beq .Lotherwise_201
    add r0, r3, #60
    vld1.32 {d25[1]}, [r0]
.Lotherwise_201:
.Lend_197:
    add r0, r7, r1, lsl #2
    pld [r0]
    ubfx r0, r2, #16, #4
    add r7, r7, #64
    cmp r0, #15
    bne .Lotherwise_202
    add r0, r3, #64
    vld1.32 {d26, d27}, [r0]
    b .Lend_203
.Lotherwise_202:
    vmov.i32 q13, #0
    tst r2, #65536
    beq .Lotherwise_204
    add r0, r3, #64
    vld1.32 {d26[0]}, [r0]
.Lotherwise_204:
    tst r2, #131072
    beq .Lotherwise_205
    add r0, r3, #68
    vld1.32 {d26[1]}, [r0]
.Lotherwise_205:
    tst r2, #262144
    beq .Lotherwise_206
    add r0, r3, #72
    vld1.32 {d27[0]}, [r0]
.Lotherwise_206:
    tst r2, #524288
    beq .Lotherwise_207
    add r0, r3, #76
    vld1.32 {d27[1]}, [r0]
.Lotherwise_207:
.Lend_203:
    ubfx r0, r2, #20, #4
    cmp r0, #15
    bne .Lotherwise_208
    add r0, r3, #80
    vld1.32 {d28, d29}, [r0]
    b .Lend_209
.Lotherwise_208:
    vmov.i32 q14, #0
    tst r2, #1048576
    beq .Lotherwise_210
    add r0, r3, #80
    vld1.32 {d28[0]}, [r0]
.Lotherwise_210:
    tst r2, #2097152
    beq .Lotherwise_211
    add r0, r3, #84
    vld1.32 {d28[1]}, [r0]
.Lotherwise_211:
    tst r2, #4194304
    beq .Lotherwise_212
    add r0, r3, #88
    vld1.32 {d29[0]}, [r0]
.Lotherwise_212:
    tst r2, #8388608
    beq .Lotherwise_213
    add r0, r3, #92
    vld1.32 {d29[1]}, [r0]
.Lotherwise_213:
.Lend_209:
    ubfx r0, r2, #24, #4
    cmp r0, #15
    bne .Lotherwise_214
    add r0, r3, #96
    vld1.32 {d30, d31}, [r0]
    b .Lend_215
.Lotherwise_214:
    vmov.i32 q15, #0
    tst r2, #16777216
    beq .Lotherwise_216
    add r0, r3, #96
    vld1.32 {d30[0]}, [r0]
.Lotherwise_216:
    tst r2, #33554432
    beq .Lotherwise_217
    add r0, r3, #100
    vld1.32 {d30[1]}, [r0]
.Lotherwise_217:
    tst r2, #67108864
    beq .Lotherwise_218
    add r0, r3, #104
    vld1.32 {d31[0]}, [r0]
.Lotherwise_218:
    tst r2, #134217728
    beq .Lotherwise_219
    add r0, r3, #108
    vld1.32 {d31[1]}, [r0]
.Lotherwise_219:
.Lend_215:
    ubfx r0, r2, #28, #4
    cmp r0, #15
    bne .Lotherwise_220
    add r0, r3, #112
    vld1.32 {d0, d1}, [r0]
    b .Lend_221
.Lotherwise_220:
    vmov.i32 q0, #0
    tst r2, #268435456
    beq .Lotherwise_222
    add r0, r3, #112
    vld1.32 {d0[0]}, [r0]
.Lotherwise_222:
    tst r2, #536870912
    beq .Lotherwise_223
    add r0, r3, #116
    vld1.32 {d0[1]}, [r0]
.Lotherwise_223:
    tst r2, #1073741824
    beq .Lotherwise_224
    add r0, r3, #120
    vld1.32 {d1[0]}, [r0]
.Lotherwise_224:
    tst r2, #2147483648
    beq .Lotherwise_225
    add r0, r3, #124
    vld1.32 {d1[1]}, [r0]
.Lotherwise_225:
.Lend_221:
    mov r10, r9
    cmp r10, #0
    beq .Lloop_end_226
.Lloop_227:
    add r3, r3, r6, lsl #2
    add r0, r7, r1, lsl #2
    pld [r0]
    add r7, r7, #64
    ubfx r0, r2, #0, #4
    cmp r0, #15
    bne .Lotherwise_228
    vld1.32 {d18, d19}, [r3]
    b .Lend_229
.Lotherwise_228:
    vmov.i32 q9, #0
    tst r2, #1
    beq .Lotherwise_230
    vld1.32 {d18[0]}, [r3]
.Lotherwise_230:
    tst r2, #2
    beq .Lotherwise_231
    add r0, r3, #4
    vld1.32 {d18[1]}, [r0]
.Lotherwise_231:
    tst r2, #4
    beq .Lotherwise_232
    add r0, r3, #8
    vld1.32 {d19[0]}, [r0]
.Lotherwise_232:
    tst r2, #8
    beq .Lotherwise_233
    add r0, r3, #12
    vld1.32 {d19[1]}, [r0]
.Lotherwise_233:
.Lend_229:
    vmax.f32 q8, q8, q9
    ubfx r0, r2, #4, #4
    cmp r0, #15
    bne .Lotherwise_234
    add r0, r3, #16
    vld1.32 {d18, d19}, [r0]
    b .Lend_235
.Lotherwise_234:
    vmov.i32 q9, #0
    tst r2, #16
    beq .Lotherwise_236
    add r0, r3, #16
    vld1.32 {d18[0]}, [r0]
.Lotherwise_236:
    tst r2, #32
    beq .Lotherwise_237
    add r0, r3, #20
    vld1.32 {d18[1]}, [r0]
.Lotherwise_237:
    tst r2, #64
    beq .Lotherwise_238
    add r0, r3, #24
    vld1.32 {d19[0]}, [r0]
.Lotherwise_238:
    tst r2, #128
    beq .Lotherwise_239
    add r0, r3, #28
    vld1.32 {d19[1]}, [r0]
.Lotherwise_239:
.Lend_235:
    vmax.f32 q10, q10, q9
    ubfx r0, r2, #8, #4
    cmp r0, #15
    bne .Lotherwise_240
    add r0, r3, #32
    vld1.32 {d18, d19}, [r0]
    b .Lend_241
.Lotherwise_240:
    vmov.i32 q9, #0
    tst r2, #256
    beq .Lotherwise_242
    add r0, r3, #32
    vld1.32 {d18[0]}, [r0]
.Lotherwise_242:
    tst r2, #512
    beq .Lotherwise_243
    add r0, r3, #36
    vld1.32 {d18[1]}, [r0]
.Lotherwise_243:
    tst r2, #1024
    beq .Lotherwise_244
    add r0, r3, #40
    vld1.32 {d19[0]}, [r0]
.Lotherwise_244:
    tst r2, #2048
    beq .Lotherwise_245
    add r0, r3, #44
    vld1.32 {d19[1]}, [r0]
.Lotherwise_245:
.Lend_241:
    vmax.f32 q11, q11, q9
    ubfx r0, r2, #12, #4
    cmp r0, #15
    bne .Lotherwise_246
    add r0, r3, #48
    vld1.32 {d18, d19}, [r0]
    b .Lend_247
.Lotherwise_246:
    vmov.i32 q9, #0
    tst r2, #4096
    beq .Lotherwise_248
    add r0, r3, #48
    vld1.32 {d18[0]}, [r0]
.Lotherwise_248:
    tst r2, #8192
    beq .Lotherwise_249
    add r0, r3, #52
    vld1.32 {d18[1]}, [r0]
.Lotherwise_249:
    tst r2, #16384
    beq .Lotherwise_250
    add r0, r3, #56
    vld1.32 {d19[0]}, [r0]
.Lotherwise_250:
    tst r2, #32768
    beq .Lotherwise_251
    add r0, r3, #60
    vld1.32 {d19[1]}, [r0]
.Lotherwise_251:
.Lend_247:
    vmax.f32 q12, q12, q9
    add r0, r7, r1, lsl #2
    pld [r0]
    add r7, r7, #64
    ubfx r0, r2, #16, #4
    cmp r0, #15
    bne .Lotherwise_252
    add r0, r3, #64
    vld1.32 {d18, d19}, [r0]
    b .Lend_253
.Lotherwise_252:
    vmov.i32 q9, #0
    tst r2, #65536
    beq .Lotherwise_254
    add r0, r3, #64
    vld1.32 {d18[0]}, [r0]
.Lotherwise_254:
    tst r2, #131072
    beq .Lotherwise_255
    add r0, r3, #68
    vld1.32 {d18[1]}, [r0]
.Lotherwise_255:
    tst r2, #262144
    beq .Lotherwise_256
    add r0, r3, #72
    vld1.32 {d19[0]}, [r0]
.Lotherwise_256:
    tst r2, #524288
    beq .Lotherwise_257
    add r0, r3, #76
    vld1.32 {d19[1]}, [r0]
.Lotherwise_257:
.Lend_253:
    vmax.f32 q13, q13, q9
    ubfx r0, r2, #20, #4
    cmp r0, #15
    bne .Lotherwise_258
    add r0, r3, #80
    vld1.32 {d18, d19}, [r0]
    b .Lend_259
.Lotherwise_258:
    vmov.i32 q9, #0
    tst r2, #1048576
    beq .Lotherwise_260
    add r0, r3, #80
    vld1.32 {d18[0]}, [r0]
.Lotherwise_260:
    tst r2, #2097152
    beq .Lotherwise_261
    add r0, r3, #84
    vld1.32 {d18[1]}, [r0]
.Lotherwise_261:
    tst r2, #4194304
    beq .Lotherwise_262
    add r0, r3, #88
    vld1.32 {d19[0]}, [r0]
.Lotherwise_262:
    tst r2, #8388608
    beq .Lotherwise_263
    add r0, r3, #92
    vld1.32 {d19[1]}, [r0]
.Lotherwise_263:
.Lend_259:
    vmax.f32 q14, q14, q9
    ubfx r0, r2, #24, #4
    cmp r0, #15
    bne .Lotherwise_264
    add r0, r3, #96
    vld1.32 {d18, d19}, [r0]
    b .Lend_265
.Lotherwise_264:
    vmov.i32 q9, #0
    tst r2, #16777216
    beq .Lotherwise_266
    add r0, r3, #96
    vld1.32 {d18[0]}, [r0]
.Lotherwise_266:
    tst r2, #33554432
    beq .Lotherwise_267
    add r0, r3, #100
    vld1.32 {d18[1]}, [r0]
.Lotherwise_267:
    tst r2, #67108864
    beq .Lotherwise_268
    add r0, r3, #104
    vld1.32 {d19[0]}, [r0]
.Lotherwise_268:
    tst r2, #134217728
    beq .Lotherwise_269
    add r0, r3, #108
    vld1.32 {d19[1]}, [r0]
.Lotherwise_269:
.Lend_265:
    vmax.f32 q15, q15, q9
    ubfx r0, r2, #28, #4
    cmp r0, #15
    bne .Lotherwise_270
    add r0, r3, #112
    vld1.32 {d18, d19}, [r0]
    b .Lend_271
.Lotherwise_270:
    vmov.i32 q9, #0
    tst r2, #268435456
    beq .Lotherwise_272
    add r0, r3, #112
    vld1.32 {d18[0]}, [r0]
.Lotherwise_272:
    tst r2, #536870912
    beq .Lotherwise_273
    add r0, r3, #116
    vld1.32 {d18[1]}, [r0]
.Lotherwise_273:
    tst r2, #1073741824
    beq .Lotherwise_274
    add r0, r3, #120
    vld1.32 {d19[0]}, [r0]
.Lotherwise_274:
    tst r2, #2147483648
    beq .Lotherwise_275
    add r0, r3, #124
    vld1.32 {d19[1]}, [r0]
.Lotherwise_275:
.Lend_271:
    sub r10, r10, #1
    vmax.f32 q0, q0, q9
    cmp r10, #0
    bne .Lloop_227
.Lloop_end_226:
    vuzp.32 q8, q10
    vuzp.32 q11, q12
    vuzp.32 q13, q14
    vuzp.32 q15, q0
    vmax.f32 q8, q8, q10
    vmax.f32 q11, q11, q12
    vmax.f32 q13, q13, q14
    vst1.32 {d16, d17}, [r12]!
    vmax.f32 q15, q15, q0
    vst1.32 {d22, d23}, [r12]!
    vst1.32 {d26, d27}, [r12]!
    vst1.32 {d30, d31}, [r12]
    sub r12, r12, #48
.Lend_177:
    sub r4, r4, #1
    ldr r0, [sp, #16]
    add r14, r14, r0, lsl #2
    ldr r0, [sp, #0]
    add r8, r8, r0, lsl #2
    cmp r4, #0
    bne .Lloop_171
.Lloop_end_170:
    add sp, sp, #32
    pop {r4, r5, r6, r7, r8, r9, r10, r11, pc}
    .size nnp_pooling_maximum_of_pairs__armv7_neon, . - nnp_pooling_maximum_of_pairs__armv7_neon

    .text
    .p2align 4
    .globl nnp_pooling_sum__armv7_neon
    .type nnp_pooling_sum__armv7_neon, %function
nnp_pooling_sum__armv7_neon:
    push {r4, r5, r6, r7, r8, r9, r10, r11, r14}
    sub sp, sp, #32
    ldr r12, [sp, #68]
    mov r4, r0
    mov r5, r1
    mov r14, r2
    ldr r6, [sp, #72]
    str r3, [sp, #16]
    ldr r8, [sp, #76]
    sub r9, r12, #1
    ldr r0, [sp, #80]
    str r0, [sp, #0]
    ldr r1, [sp, #84]
    cmp r4, #0
    beq .Lloop_end_276
.Lloop_277:
    lsr r2, r5, #5
    mov r3, r14
    mov r12, r8
    mov r7, r14
    cmp r2, #0
    beq .Lloop_end_278
.Lloop_279:
    mov r10, r3
    vld1.32 {d16, d17}, [r10]!
    vld1.32 {d18, d19}, [r10]!
    vld1.32 {d20, d21}, [r10]!
    vld1.32 {d22, d23}, [r10]!
    vld1.32 {d24, d25}, [r10]!
    vld1.32 {d26, d27}, [r10]!
    vld1.32 {d28, d29}, [r10]!
    vld1.32 {d30, d31}, [r10]
    sub r10, r10, #112
    add r0, r7, r1, lsl #2
    pld [r0]
    add r7, r7, #128
    pld [r0, #64]
    mov r0, r9
    cmp r0, #0
    beq .Lloop_end_280
.Lloop_281:
    add r10, r10, r6, lsl #2
    vld1.32 {d0, d1}, [r10]!
    sub r0, r0, #1
    vld1.32 {d2, d3}, [r10]!
    vld1.32 {d4, d5}, [r10]!
    vadd.f32 q8, q8, q0
    vld1.32 {d0, d1}, [r10]!
    vadd.f32 q9, q9, q1
    vld1.32 {d2, d3}, [r10]!
    vadd.f32 q10, q10, q2
    vld1.32 {d4, d5}, [r10]!
    vadd.f32 q11, q11, q0
    vld1.32 {d0, d1}, [r10]!
    vadd.f32 q12, q12, q1
    vld1.32 {d2, d3}, [r10]
    vadd.f32 q13, q13, q2
    sub r10, r10, #112
    vadd.f32 q14, q14, q0
    vadd.f32 q15, q15, q1
    add r11, r7, r1, lsl #2
    pld [r11]
    add r7, r7, #128
    pld [r11, #64]
    cmp r0, #0
    bne .Lloop_281
.Lloop_end_280:
    vst1.32 {d16, d17}, [r12]!
    sub r2, r2, #1
    add r3, r3, #128
    vst1.32 {d18, d19}, [r12]!
    vst1.32 {d20, d21}, [r12]!
    vst1.32 {d22, d23}, [r12]!
    vst1.32 {d24, d25}, [r12]!
    vst1.32 {d26, d27}, [r12]!
    vst1.32 {d28, d29}, [r12]!
    vst1.32 {d30, d31}, [r12]!
    cmp r2, #0
    bne .Lloop_279
.Lloop_end_278:
    ubfx r0, r5, #0, #5
    lsr r2, r0, #4
    cmp r2, #0
    beq .Lloop_end_282
.Lloop_283:
    mov r10, r3
    vld1.32 {d16, d17}, [r10]!
    vld1.32 {d18, d19}, [r10]!
    vld1.32 {d20, d21}, [r10]!
    vld1.32 {d22, d23}, [r10]
    sub r10, r10, #48
    add r0, r7, r1, lsl #2
    pld [r0]
    add r7, r7, #64
    mov r0, r9
    cmp r0, #0
    beq .Lloop_end_284
.Lloop_285:
    add r10, r10, r6, lsl #2
    vld1.32 {d24, d25}, [r10]!
    sub r0, r0, #1
    vld1.32 {d26, d27}, [r10]!
    vld1.32 {d28, d29}, [r10]!
    vadd.f32 q8, q8, q12
    vld1.32 {d24, d25}, [r10]
    vadd.f32 q9, q9, q13
    sub r10, r10, #48
    vadd.f32 q10, q10, q14
    vadd.f32 q11, q11, q12
    add r11, r7, r1, lsl #2
    pld [r11]
    add r7, r7, #64
    cmp r0, #0
    bne .Lloop_285
.Lloop_end_284:
    vst1.32 {d16, d17}, [r12]!
    sub r2, r2, #1
    add r3, r3, #64
    vst1.32 {d18, d19}, [r12]!
    vst1.32 {d20, d21}, [r12]!
    vst1.32 {d22, d23}, [r12]!
    cmp r2, #0
    bne .Lloop_283
.Lloop_end_282:
    ubfx r0, r5, #0, #4
    cmp r0, #0
    bne .Lotherwise_286
    b .Lend_287
.Lotherwise_286:
    movw r2, #16
    cmp r0, r2
    movhi r0, r2
    movw r2, #1
    lsl r0, r2, r0
    sub r2, r0, #1
    add r0, r7, r1, lsl #2
    pld [r0]
    ubfx r0, r2, #0, #4
    add r7, r7, #64
    cmp r0, #15
    bne .Lotherwise_288
    vld1.32 {d16, d17}, [r3]
    b .Lend_289
.Lotherwise_288:
    vmov.i32 q8, #0
    tst r2, #1
    beq .Lotherwise_290
    vld1.32 {d16[0]}, [r3]
.Lotherwise_290:
    tst r2, #2
    beq .Lotherwise_291
    add r0, r3, #4
    vld1.32 {d16[1]}, [r0]
.Lotherwise_291:
    tst r2, #4
    beq .Lotherwise_292
    add r0, r3, #8
    vld1.32 {d17[0]}, [r0]
.Lotherwise_292:
    tst r2, #8
    beq .Lotherwise_293
    add r0, r3, #12
    vld1.32 {d17[1]}, [r0]
.Lotherwise_293:
.Lend_289:
    ubfx r0, r2, #4, #4
    cmp r0, #15
    bne .Lotherwise_294
    add r0, r3, #16
    vld1.32 {d18, d19}, [r0]
    b .Lend_295
.Lotherwise_294:
    vmov.i32 q9, #0
    tst r2, #16
    beq .Lotherwise_296
    add r0, r3, #16
    vld1.32 {d18[0]}, [r0]
.Lotherwise_296:
    tst r2, #32
    beq .Lotherwise_297
    add r0, r3, #20
    vld1.32 {d18[1]}, [r0]
.Lotherwise_297:
    tst r2, #64
    beq .Lotherwise_298
    add r0, r3, #24
    vld1.32 {d19[0]}, [r0]
.Lotherwise_298:
    tst r2, #128
    beq .Lotherwise_299
    add r0, r3, #28
    vld1.32 {d19[1]}, [r0]
.Lotherwise_299:
.Lend_295:
    ubfx r0, r2, #8, #4
    cmp r0, #15
    bne .Lotherwise_300
    add r0, r3, #32
    vld1.32 {d20, d21}, [r0]
    b .Lend_301
.Lotherwise_300:
    vmov.i32 q10, #0
    tst r2, #256
    beq .Lotherwise_302
    add r0, r3, #32
    vld1.32 {d20[0]}, [r0]
.Lotherwise_302:
    tst r2, #512
    beq .Lotherwise_303
    add r0, r3, #36
    vld1.32 {d20[1]}, [r0]
.Lotherwise_303:
    tst r2, #1024
    beq .Lotherwise_304
    add r0, r3, #40
    vld1.32 {d21[0]}, [r0]
.Lotherwise_304:
    tst r2, #2048
    beq .Lotherwise_305
    add r0, r3, #44
    vld1.32 {d21[1]}, [r0]
.Lotherwise_305:
.Lend_301:
    ubfx r0, r2, #12, #4
    cmp r0, #15
    bne .Lotherwise_306
    add r0, r3, #48
    vld1.32 {d22, d23}, [r0]
    b .Lend_307
.Lotherwise_306:
    vmov.i32 q11, #0
    tst r2, #4096
    beq .Lotherwise_308
    add r0, r3, #48
    vld1.32 {d22[0]}, [r0]
.Lotherwise_308:
    tst r2, #8192
    beq .Lotherwise_309
    add r0, r3, #52
    vld1.32 {d22[1]}, [r0]
.Lotherwise_309:
    tst r2, #16384
    beq .Lotherwise_310
    add r0, r3, #56
    vld1.32 {d23[0]}, [r0]
.Lotherwise_310:
    tst r2, #32768
    beq .Lotherwise_311
    add r0, r3, #60
    vld1.32 {d23[1]}, [r0]
.Lotherwise_311:
.Lend_307:
    mov r10, r9
    cmp r10, #0
    beq .Lloop_end_312
.Lloop_313:
    add r3, r3, r6, lsl #2
    add r0, r7, r1, lsl #2
    pld [r0]
    add r7, r7, #64
    ubfx r0, r2, #0, #4
    cmp r0, #15
    bne .Lotherwise_314
    vld1.32 {d24, d25}, [r3]
    b .Lend_315
.Lotherwise_314:
    vmov.i32 q12, #0
    tst r2, #1
    beq .Lotherwise_316
    vld1.32 {d24[0]}, [r3]
.Lotherwise_316:
    tst r2, #2
    beq .Lotherwise_317
    add r0, r3, #4
    vld1.32 {d24[1]}, [r0]
.Lotherwise_317:
    tst r2, #4
    beq .Lotherwise_318
    add r0, r3, #8
    vld1.32 {d25[0]}, [r0]
.Lotherwise_318:
    tst r2, #8
    beq .Lotherwise_319
    add r0, r3, #12
    vld1.32 {d25[1]}, [r0]
.Lotherwise_319:
.Lend_315:
    vadd.f32 q8, q8, q12
    ubfx r0, r2, #4, #4
    cmp r0, #15
    bne .Lotherwise_320
    add r0, r3, #16
    vld1.32 {d24, d25}, [r0]
    b .Lend_321
.Lotherwise_320:
    vmov.i32 q12, #0
    tst r2, #16
    beq .Lotherwise_322
    add r0, r3, #16
    vld1.32 {d24[0]}, [r0]
.Lotherwise_322:
    tst r2, #32
    beq .Lotherwise_323
    add r0, r3, #20
    vld1.32 {d24[1]}, [r0]
.Lotherwise_323:
    tst r2, #64
    beq .Lotherwise_324
    add r0, r3, #24
    vld1.32 {d25[0]}, [r0]
.Lotherwise_324:
    tst r2, #128
    beq .Lotherwise_325
    add r0, r3, #28
    vld1.32 {d25[1]}, [r0]
.Lotherwise_325:
.Lend_321:
    vadd.f32 q9, q9, q12
    ubfx r0, r2, #8, #4
    cmp r0, #15
    bne .Lotherwise_326
    add r0, r3, #32
    vld1.32 {d24, d25}, [r0]
    b .Lend_327
.Lotherwise_326:
    vmov.i32 q12, #0
    tst r2, #256
    beq .Lotherwise_328
    add r0, r3, #32
    vld1.32 {d24[0]}, [r0]
.Lotherwise_328:
    tst r2, #512
    beq .Lotherwise_329
    add r0, r3, #36
    vld1.32 {d24[1]}, [r0]
.Lotherwise_329:
    tst r2, #1024
    beq .Lotherwise_330
    add r0, r3, #40
    vld1.32 {d25[0]}, [r0]
.Lotherwise_330:
    tst r2, #2048
    beq .Lotherwise_331
    add r0, r3, #44
    vld1.32 {d25[1]}, [r0]
.Lotherwise_331:
.Lend_327:
    vadd.f32 q10, q10, q12
    ubfx r0, r2, #12, #4
    cmp r0, #15
    bne .Lotherwise_332
    add r0, r3, #48
    vld1.32 {d24, d25}, [r0]
    b .Lend_333
.Lotherwise_332:
    vmov.i32 q12, #0
    tst r2, #4096
    beq .Lotherwise_334
    add r0, r3, #48
    vld1.32 {d24[0]}, [r0]
.Lotherwise_334:
    tst r2, #8192
    beq .Lotherwise_335
    add r0, r3, #52
    vld1.32 {d24[1]}, [r0]
.Lotherwise_335:
    tst r2, #16384
    beq .Lotherwise_336
    add r0, r3, #56
    vld1.32 {d25[0]}, [r0]
.Lotherwise_336:
    tst r2, #32768
    beq .Lotherwise_337
    add r0, r3, #60
    vld1.32 {d25[1]}, [r0]
.Lotherwise_337:
.Lend_333:
    sub r10, r10, #1
    vadd.f32 q11, q11, q12
    cmp r10, #0
    bne .Lloop_313
.Lloop_end_312:
    vst1.32 {d16, d17}, [r12]!
    vst1.32 {d18, d19}, [r12]!
    vst1.32 {d20, d21}, [r12]!
    vst1.32 {d22, d23}, [r12]
    sub r12, r12, #48
.Lend_287:
    sub r4, r4, #1
    ldr r0, [sp, #16]
    add r14, r14, r0, lsl #2
    ldr r0, [sp, #0]
    add r8, r8, r0, lsl #2
    cmp r4, #0
    bne .Lloop_277
.Lloop_end_276:
    add sp, sp, #32
    pop {r4, r5, r6, r7, r8, r9, r10, r11, pc}
    .size nnp_pooling_sum__armv7_neon, . - nnp_pooling_sum__armv7_neon

    .text
    .p2align 4
    .globl nnp_pooling_average__armv7_neon
    .type nnp_pooling_average__armv7_neon, %function
nnp_pooling_average__armv7_neon:
    push {r4, r5, r6, r7, r8, r9, r10, r11, r14}
    vpush {d8, d9, d10, d11, d12, d13, d14, d15}
    sub sp, sp, #16
    ldr r12, [sp, #116]
    mov r5, r0
    mov r6, r1
    mov r7, r2
    ldr r0, [sp, #120]
    str r0, [sp, #0]
    mov r8, r3
    ldr r9, [sp, #124]
    sub r2, r12, #1
    ldr r3, [sp, #128]
    ldr r12, [sp, #132]
    cmp r5, #0
    beq .Lloop_end_338
.Lloop_339:
    lsr r14, r6, #5
    mov r4, r7
    mov r10, r9
    ldr r0, [sp, #0]
    mov r1, r0
    cmp r14, #0
    beq .Lloop_end_340
.Lloop_341:
    mov r11, r4
    vld1.32 {d2, d3}, [r11]!
    vld1.32 {d4, d5}, [r11]!
    vld1.32 {d8, d9}, [r11]!
    vld1.32 {d12, d13}, [r11]!
    vld1.32 {d30, d31}, [r11]!
    vld1.32 {d26, d27}, [r11]!
    vld1.32 {d22, d23}, [r11]!
    vld1.32 {d18, d19}, [r11]
    sub r11, r11, #112
    add r0, r4, r12, lsl #2
    pld [r0]
    pld [r0, #64]
    mov r0, r2
    cmp r0, #0
    beq .Lloop_end_342
.Lloop_343:
    add r11, r11, #4
    vld1.32 {d16, d17}, [r11]!
    sub r0, r0, #1
    vld1.32 {d20, d21}, [r11]!
    vld1.32 {d24, d25}, [r11]!
    vadd.f32 q1, q1, q8
    vld1.32 {d16, d17}, [r11]!
    vadd.f32 q2, q2, q10
    vld1.32 {d20, d21}, [r11]!
    vadd.f32 q4, q4, q12
    vld1.32 {d24, d25}, [r11]!
    vadd.f32 q6, q6, q8
    vld1.32 {d16, d17}, [r11]!
    vadd.f32 q15, q15, q10
    vld1.32 {d20, d21}, [r11]
    vadd.f32 q13, q13, q12
    sub r11, r11, #112
    vadd.f32 q11, q11, q8
    vadd.f32 q9, q9, q10
    cmp r0, #0
    bne .Lloop_343
.Lloop_end_342:
    vld1.32 {d0, d1}, [r1]!
    sub r14, r14, #1
    vld1.32 {d6, d7}, [r1]!
    add r4, r4, #128
    vld1.32 {d10, d11}, [r1]!
    vld1.32 {d14, d15}, [r1]!
    vld1.32 {d28, d29}, [r1]!
    vld1.32 {d24, d25}, [r1]!
    vld1.32 {d20, d21}, [r1]!
    vld1.32 {d16, d17}, [r1]!
    vdiv.f32 s4, s4, s0
    vdiv.f32 s5, s5, s1
    vdiv.f32 s6, s6, s2
    vdiv.f32 s7, s7, s3
    vmov q0, q15
    vst1.32 {d2, d3}, [r10]!
    vmov q1, q14
    vdiv.f32 s8, s8, s12
    vdiv.f32 s9, s9, s13
    vdiv.f32 s10, s10, s14
    vdiv.f32 s11, s11, s15
    vmov q3, q13
    vst1.32 {d4, d5}, [r10]!
    vmov q2, q12
    vdiv.f32 s16, s16, s20
    vdiv.f32 s17, s17, s21
    vdiv.f32 s18, s18, s22
    vdiv.f32 s19, s19, s23
    vmov q5, q11
    vst1.32 {d8, d9}, [r10]!
    vmov q4, q10
    vdiv.f32 s24, s24, s28
    vdiv.f32 s25, s25, s29
    vdiv.f32 s26, s26, s30
    vdiv.f32 s27, s27, s31
    vmov q7, q9
    vst1.32 {d12, d13}, [r10]!
    vmov q6, q8
    vdiv.f32 s0, s0, s4
    vdiv.f32 s1, s1, s5
    vdiv.f32 s2, s2, s6
    vdiv.f32 s3, s3, s7
    vdiv.f32 s12, s12, s8
    vdiv.f32 s13, s13, s9
    vdiv.f32 s14, s14, s10
    vdiv.f32 s15, s15, s11
    vst1.32 {d0, d1}, [r10]!
    vdiv.f32 s20, s20, s16
    vdiv.f32 s21, s21, s17
    vdiv.f32 s22, s22, s18
    vdiv.f32 s23, s23, s19
    vst1.32 {d6, d7}, [r10]!
    vdiv.f32 s28, s28, s24
    vdiv.f32 s29, s29, s25
    vdiv.f32 s30, s30, s26
    vdiv.f32 s31, s31, s27
    vst1.32 {d10, d11}, [r10]!
    vst1.32 {d14, d15}, [r10]!
    cmp r14, #0
    bne .Lloop_341
.Lloop_end_340:
    ubfx r0, r6, #0, #5
    lsr r14, r0, #4
    cmp r14, #0
    beq .Lloop_end_344
.Lloop_345:
    mov r11, r4
    vld1.32 {d16, d17}, [r11]!
    vld1.32 {d18, d19}, [r11]!
    vld1.32 {d20, d21}, [r11]!
    vld1.32 {d28, d29}, [r11]
    sub r11, r11, #48
    add r0, r4, r12, lsl #2
    pld [r0]
    mov r0, r2
    cmp r0, #0
    beq .Lloop_end_346
.Lloop_347:
    add r11, r11, #4
    vld1.32 {d22, d23}, [r11]!
    sub r0, r0, #1
    vld1.32 {d24, d25}, [r11]!
    vld1.32 {d26, d27}, [r11]!
    vadd.f32 q8, q8, q11
    vld1.32 {d22, d23}, [r11]
    vadd.f32 q9, q9, q12
    sub r11, r11, #48
    vadd.f32 q10, q10, q13
    vadd.f32 q14, q14, q11
    cmp r0, #0
    bne .Lloop_347
.Lloop_end_346:
    vld1.32 {d22, d23}, [r1]!
    vmov q0, q8
    sub r14, r14, #1
    vld1.32 {d16, d17}, [r1]!
    vmov q1, q9
    add r4, r4, #64
    vld1.32 {d18, d19}, [r1]!
    vmov q2, q11
    vld1.32 {d22, d23}, [r1]!
    vmov q3, q8
    vmov q4, q10
    vmov q5, q9
    vmov q6, q14
    vmov q7, q11
    vdiv.f32 s0, s0, s8
    vdiv.f32 s1, s1, s9
    vdiv.f32 s2, s2, s10
    vdiv.f32 s3, s3, s11
    vdiv.f32 s4, s4, s12
    vdiv.f32 s5, s5, s13
    vdiv.f32 s6, s6, s14
    vdiv.f32 s7, s7, s15
    vst1.32 {d0, d1}, [r10]!
    vdiv.f32 s16, s16, s20
    vdiv.f32 s17, s17, s21
    vdiv.f32 s18, s18, s22
    vdiv.f32 s19, s19, s23
    vst1.32 {d2, d3}, [r10]!
    vdiv.f32 s24, s24, s28
    vdiv.f32 s25, s25, s29
    vdiv.f32 s26, s26, s30
    vdiv.f32 s27, s27, s31
    vst1.32 {d8, d9}, [r10]!
    vst1.32 {d12, d13}, [r10]!
    cmp r14, #0
    bne .Lloop_345
.Lloop_end_344:
    ubfx r0, r6, #0, #4
    cmp r0, #0
    bne .Lotherwise_348
    b .Lend_349
.Lotherwise_348:
    movw r14, #16
    cmp r0, r14
    movhi r0, r14
    movw r14, #1
    lsl r0, r14, r0
    sub r14, r0, #1
    add r0, r4, r12, lsl #2
    pld [r0]
    ubfx r0, r14, #0, #4
    cmp r0, #15
    bne .Lotherwise_350
    vld1.32 {d16, d17}, [r4]
    b .Lend_351
.Lotherwise_350:
    vmov.i32 q8, #0
    tst r14, #1
    beq .Lotherwise_352
    vld1.32 {d16[0]}, [r4]
.Lotherwise_352:
    tst r14, #2
    beq .Lotherwise_353
    add r0, r4, #4
    vld1.32 {d16[1]}, [r0]
.Lotherwise_353:
    tst r14, #4
    beq .Lotherwise_354
    add r0, r4, #8
    vld1.32 {d17[0]}, [r0]
.Lotherwise_354:
    tst r14, #8
    beq .Lotherwise_355
    add r0, r4, #12
    vld1.32 {d17[1]}, [r0]
.Lotherwise_355:
.Lend_351:
    ubfx r0, r14, #4, #4
    cmp r0, #15
    bne .Lotherwise_356
    add r0, r4, #16
    vld1.32 {d18, d19}, [r0]
    b .Lend_357
.Lotherwise_356:
    vmov.i32 q9, #0
    tst r14, #16
    beq .Lotherwise_358
    add r0, r4, #16
    vld1.32 {d18[0]}, [r0]
.Lotherwise_358:
    tst r14, #32
    beq .Lotherwise_359
    add r0, r4, #20
    vld1.32 {d18[1]}, [r0]
.Lotherwise_359:
    tst r14, #64
    beq .Lotherwise_360
    add r0, r4, #24
    vld1.32 {d19[0]}, [r0]
.Lotherwise_360:
    tst r14, #128
    beq .Lotherwise_361
    add r0, r4, #28
    vld1.32 {d19[1]}, [r0]
.Lotherwise_361:
.Lend_357:
    ubfx r0, r14, #8, #4
    cmp r0, #15
    bne .Lotherwise_362
    add r0, r4, #32
    vld1.32 {d20, d21}, [r0]
    b .Lend_363
.Lotherwise_362:
    vmov.i32 q10, #0
    tst r14, #256
    beq .Lotherwise_364
    add r0, r4, #32
    vld1.32 {d20[0]}, [r0]
.Lotherwise_364:
    tst r14, #512
    beq .Lotherwise_365
    add r0, r4, #36
    vld1.32 {d20[1]}, [r0]
.Lotherwise_365:
    tst r14, #1024
    beq .Lotherwise_366
    add r0, r4, #40
    vld1.32 {d21[0]}, [r0]
.Lotherwise_366:
    tst r14, #2048
    beq .Lotherwise_367
    add r0, r4, #44
    vld1.32 {d21[1]}, [r0]
.Lotherwise_367:
.Lend_363:
    ubfx r0, r14, #12, #4
    cmp r0, #15
    bne .Lotherwise_368
    add r0, r4, #48
    vld1.32 {d24, d25}, [r0]
    b .Lend_369
.Lotherwise_368:
    vmov.i32 q12, #0
    tst r14, #4096
    beq .Lotherwise_370
    add r0, r4, #48
    vld1.32 {d24[0]}, [r0]
.Lotherwise_370:
    tst r14, #8192
    beq .Lotherwise_371
    add r0, r4, #52
    vld1.32 {d24[1]}, [r0]
.Lotherwise_371:
    tst r14, #16384
    beq .Lotherwise_372
    add r0, r4, #56
    vld1.32 {d25[0]}, [r0]
.Lotherwise_372:
    tst r14, #32768
    beq .Lotherwise_373
    add r0, r4, #60
    vld1.32 {d25[1]}, [r0]
.Lotherwise_373:
.Lend_369:
    mov r11, r2
    cmp r11, #0
    beq .Lloop_end_374
.Lloop_375:
    add r4, r4, #4
    ubfx r0, r14, #0, #4
    cmp r0, #15
    bne .Lotherwise_376
    vld1.32 {d22, d23}, [r4]
    b .Lend_377
.Lotherwise_376:
    vmov.i32 q11, #0
    tst r14, #1
    beq .Lotherwise_378
    vld1.32 {d22[0]}, [r4]
.Lotherwise_378:
    tst r14, #2
    beq .Lotherwise_379
    add r0, r4, #4
    vld1.32 {d22[1]}, [r0]
.Lotherwise_379:
    tst r14, #4
    beq .Lotherwise_380
    add r0, r4, #8
    vld1.32 {d23[0]}, [r0]
.Lotherwise_380:
    tst r14, #8
    beq .Lotherwise_381
    add r0, r4, #12
    vld1.32 {d23[1]}, [r0]
.Lotherwise_381:
.Lend_377:
    vadd.f32 q8, q8, q11
    ubfx r0, r14, #4, #4
    cmp r0, #15
    bne .Lotherwise_382
    add r0, r4, #16
    vld1.32 {d22, d23}, [r0]
    b .Lend_383
.Lotherwise_382:
    vmov.i32 q11, #0
    tst r14, #16
    beq .Lotherwise_384
    add r0, r4, #16
    vld1.32 {d22[0]}, [r0]
.Lotherwise_384:
    tst r14, #32
    beq .Lotherwise_385
    add r0, r4, #20
    vld1.32 {d22[1]}, [r0]
.Lotherwise_385:
    tst r14, #64
    beq .Lotherwise_386
    add r0, r4, #24
    vld1.32 {d23[0]}, [r0]
.Lotherwise_386:
    tst r14, #128
    beq .Lotherwise_387
    add r0, r4, #28
    vld1.32 {d23[1]}, [r0]
.Lotherwise_387:
.Lend_383:
    vadd.f32 q9, q9, q11
    ubfx r0, r14, #8, #4
    cmp r0, #15
    bne .Lotherwise_388
    add r0, r4, #32
    vld1.32 {d22, d23}, [r0]
    b .Lend_389
.Lotherwise_388:
    vmov.i32 q11, #0
    tst r14, #256
    beq .Lotherwise_390
    add r0, r4, #32
    vld1.32 {d22[0]}, [r0]
.Lotherwise_390:
    tst r14, #512
    beq .Lotherwise_391
    add r0, r4, #36
    vld1.32 {d22[1]}, [r0]
.Lotherwise_391:
    tst r14, #1024
    beq .Lotherwise_392
    add r0, r4, #40
    vld1.32 {d23[0]}, [r0]
.Lotherwise_392:
    tst r14, #2048
    beq .Lotherwise_393
    add r0, r4, #44
    vld1.32 {d23[1]}, [r0]
.Lotherwise_393:
.Lend_389:
    vadd.f32 q10, q10, q11
    ubfx r0, r14, #12, #4
    cmp r0, #15
    bne .Lotherwise_394
    add r0, r4, #48
    vld1.32 {d22, d23}, [r0]
    b .Lend_395
.Lotherwise_394:
    vmov.i32 q11, #0
    tst r14, #4096
    beq .Lotherwise_396
    add r0, r4, #48
    vld1.32 {d22[0]}, [r0]
.Lotherwise_396:
    tst r14, #8192
    beq .Lotherwise_397
    add r0, r4, #52
    vld1.32 {d22[1]}, [r0]
.Lotherwise_397:
    tst r14, #16384
    beq .Lotherwise_398
    add r0, r4, #56
    vld1.32 {d23[0]}, [r0]
.Lotherwise_398:
    tst r14, #32768
    beq .Lotherwise_399
    add r0, r4, #60
    vld1.32 {d23[1]}, [r0]
.Lotherwise_399:
.Lend_395:
    sub r11, r11, #1
    vadd.f32 q12, q12, q11
    cmp r11, #0
    bne .Lloop_375
.Lloop_end_374:
    vld1.32 {d22, d23}, [r1]!
    vmov q0, q8
    vld1.32 {d16, d17}, [r1]!
    vmov q1, q9
    vld1.32 {d18, d19}, [r1]!
    vmov q2, q11
    vld1.32 {d22, d23}, [r1]
    vmov q3, q8
    sub r1, r1, #48
    vmov q4, q10
    vmov q5, q9
    vmov q6, q12
    vmov q7, q11
    vdiv.f32 s0, s0, s8
    vdiv.f32 s1, s1, s9
    vdiv.f32 s2, s2, s10
    vdiv.f32 s3, s3, s11
    vdiv.f32 s4, s4, s12
    vdiv.f32 s5, s5, s13
    vdiv.f32 s6, s6, s14
    vdiv.f32 s7, s7, s15
    vst1.32 {d0, d1}, [r10]!
    vdiv.f32 s16, s16, s20
    vdiv.f32 s17, s17, s21
    vdiv.f32 s18, s18, s22
    vdiv.f32 s19, s19, s23
    vst1.32 {d2, d3}, [r10]!
    vdiv.f32 s24, s24, s28
    vdiv.f32 s25, s25, s29
    vdiv.f32 s26, s26, s30
    vdiv.f32 s27, s27, s31
    vst1.32 {d8, d9}, [r10]!
    vst1.32 {d12, d13}, [r10]
    sub r10, r10, #48
.Lend_349:
    sub r5, r5, #1
    add r7, r7, r8, lsl #2
    add r9, r9, r3, lsl #2
    cmp r5, #0
    bne .Lloop_339
.Lloop_end_338:
    add sp, sp, #16
    vpop {d8, d9, d10, d11, d12, d13, d14, d15}
    pop {r4, r5, r6, r7, r8, r9, r10, r11, pc}
    .size nnp_pooling_average__armv7_neon, . - nnp_pooling_average__armv7_neon

    .text
    .p2align 4
    .globl nnp_pooling_average_by_2__armv7_neon
    .type nnp_pooling_average_by_2__armv7_neon, %function
nnp_pooling_average_by_2__armv7_neon:
    push {r4, r5, r6, r7, r8, r9, r10, r11, r14}
    vpush {d8, d9, d10, d11, d12, d13, d14, d15}
    sub sp, sp, #16
    ldr r12, [sp, #116]
    mov r5, r0
    mov r6, r1
    mov r7, r2
    ldr r0, [sp, #120]
    str r0, [sp, #0]
    mov r8, r3
    ldr r9, [sp, #124]
    sub r2, r12, #1
    ldr r3, [sp, #128]
    ldr r12, [sp, #132]
    cmp r5, #0
    beq .Lloop_end_400
.Lloop_401:
    lsr r14, r6, #4
    mov r4, r7
    mov r10, r9
    ldr r0, [sp, #0]
    mov r1, r0
    cmp r14, #0
    beq .Lloop_end_402
.Lloop_403:
    mov r11, r4
    vld1.32 {d16, d17}, [r11]!
    vld1.32 {d18, d19}, [r11]!
    vld1.32 {d20, d21}, [r11]!
    vmov q13, q8
    vld1.32 {d16, d17}, [r11]!
    vld1.32 {d22, d23}, [r11]!
    vmov q14, q10
    vld1.32 {d20, d21}, [r11]!
    vld1.32 {d24, d25}, [r11]!
    vmov q15, q11
    vld1.32 {d22, d23}, [r11]
    sub r11, r11, #108
    vuzp.32 q13, q9
    vuzp.32 q14, q8
    vuzp.32 q15, q10
    vuzp.32 q12, q11
    add r0, r4, r12, lsl #2
    pld [r0]
    pld [r0, #64]
    tst r2, #1
    beq .Lotherwise_404
    vadd.f32 q13, q13, q9
    add r11, r11, #4
    vadd.f32 q14, q14, q8
    vadd.f32 q15, q15, q10
    vadd.f32 q12, q12, q11
.Lotherwise_404:
    lsr r0, r2, #1
    cmp r0, #0
    beq .Lloop_end_405
.Lloop_406:
    vld1.32 {d16, d17}, [r11]!
    sub r0, r0, #1
    vld1.32 {d18, d19}, [r11]!
    vld1.32 {d20, d21}, [r11]!
    vmov q1, q8
    vld1.32 {d16, d17}, [r11]!
    vmov q2, q9
    vld1.32 {d18, d19}, [r11]!
    vmov q3, q10
    vld1.32 {d20, d21}, [r11]!
    vld1.32 {d22, d23}, [r11]!
    vld1.32 {d0, d1}, [r11]
    sub r11, r11, #104
    vuzp.32 q1, q2
    vuzp.32 q3, q8
    vuzp.32 q9, q10
    vuzp.32 q11, q0
    vadd.f32 q13, q13, q1
    vadd.f32 q14, q14, q3
    vadd.f32 q15, q15, q9
    vadd.f32 q12, q12, q11
    vadd.f32 q13, q13, q2
    vadd.f32 q14, q14, q8
    vadd.f32 q15, q15, q10
    vadd.f32 q12, q12, q0
    cmp r0, #0
    bne .Lloop_406
.Lloop_end_405:
    vld1.32 {d16, d17}, [r1]!
    vmov q0, q13
    sub r14, r14, #1
    vld1.32 {d18, d19}, [r1]!
    vmov q1, q14
    add r4, r4, #128
    vld1.32 {d20, d21}, [r1]!
    vmov q2, q8
    vld1.32 {d16, d17}, [r1]!
    vmov q3, q9
    vmov q4, q15
    vmov q5, q10
    vmov q6, q12
    vmov q7, q8
    vdiv.f32 s0, s0, s8
    vdiv.f32 s1, s1, s9
    vdiv.f32 s2, s2, s10
    vdiv.f32 s3, s3, s11
    vdiv.f32 s4, s4, s12
    vdiv.f32 s5, s5, s13
    vdiv.f32 s6, s6, s14
    vdiv.f32 s7, s7, s15
    vst1.32 {d0, d1}, [r10]!
    vdiv.f32 s16, s16, s20
    vdiv.f32 s17, s17, s21
    vdiv.f32 s18, s18, s22
    vdiv.f32 s19, s19, s23
    vst1.32 {d2, d3}, [r10]!
    vdiv.f32 s24, s24, s28
    vdiv.f32 s25, s25, s29
    vdiv.f32 s26, s26, s30
    vdiv.f32 s27, s27, s31
    vst1.32 {d8, d9}, [r10]!
    vst1.32 {d12, d13}, [r10]!
    cmp r14, #0
    bne .Lloop_403
.Lloop_end_402:
    ubfx r0, r6, #0, #4
    cmp r0, #0
    bne .Lotherwise_407
    b .Lend_408
.Lotherwise_407:
    lsl r0, r0, #1
    movw r14, #32
    cmp r0, r14
    movhi r0, r14
    movw r14, #1
    lsl r0, r14, r0
    sub r14, r0, #1
    add r0, r4, r12, lsl #2
    pld [r0]
    pld [r0, #64]
    ubfx r0, r14, #0, #4
    cmp r0, #15
    bne .Lotherwise_409
    vld1.32 {d16, d17}, [r4]
    b .Lend_410
.Lotherwise_409:
    vmov.i32 q8, #0
    tst r14, #1
    beq .Lotherwise_411
    vld1.32 {d16[0]}, [r4]
.Lotherwise_411:
    tst r14, #2
    beq .Lotherwise_412
    add r0, r4, #4
    vld1.32 {d16[1]}, [r0]
.Lotherwise_412:
    tst r14, #4
    beq .Lotherwise_413
    add r0, r4, #8
    vld1.32 {d17[0]}, [r0]
.Lotherwise_413:
    tst r14, #8
    beq .Lotherwise_414
    add r0, r4, #12
    vld1.32 {d17[1]}, [r0]
.Lotherwise_414:
.Lend_410:
    ubfx r0, r14, #4, #4
    cmp r0, #15
    bne .Lotherwise_415
    add r0, r4, #16
    vld1.32 {d18, d19}, [r0]
    b .Lend_416
.Lotherwise_415:
    vmov.i32 q9, #0
    tst r14, #16
    beq .Lotherwise_417
    add r0, r4, #16
    vld1.32 {d18[0]}, [r0]
.Lotherwise_417:
    tst r14, #32
    beq .Lotherwise_418
    add r0, r4, #20
    vld1.32 {d18[1]}, [r0]
.Lotherwise_418:
    tst r14, #64
    beq .Lotherwise_419
    add r0, r4, #24
    vld1.32 {d19[0]}, [r0]
.Lotherwise_419:
    tst r14, #128
    beq .Lotherwise_420
    add r0, r4, #28
    vld1.32 {d19[1]}, [r0]
.Lotherwise_420:
.Lend_416:
    vmov q13, q8
    ubfx r0, r14, #8, #4
    vuzp.32 q13, q9
    cmp r0, #15
    bne .Lotherwise_421
    add r0, r4, #32
    vld1.32 {d16, d17}, [r0]
    b .Lend_422
.Lotherwise_421:
    vmov.i32 q8, #0
    tst r14, #256
    beq .Lotherwise_423
    add r0, r4, #32
    vld1.32 {d16[0]}, [r0]
.Lotherwise_423:
    tst r14, #512
    beq .Lotherwise_424
    add r0, r4, #36
    vld1.32 {d16[1]}, [r0]
.Lotherwise_424:
    tst r14, #1024
    beq .Lotherwise_425
    add r0, r4, #40
    vld1.32 {d17[0]}, [r0]
.Lotherwise_425:
    tst r14, #2048
    beq .Lotherwise_426
    add r0, r4, #44
    vld1.32 {d17[1]}, [r0]
.Lotherwise_426:
.Lend_422:
    ubfx r0, r14, #12, #4
    cmp r0, #15
    bne .Lotherwise_427
    add r0, r4, #48
    vld1.32 {d20, d21}, [r0]
    b .Lend_428
.Lotherwise_427:
    vmov.i32 q10, #0
    tst r14, #4096
    beq .Lotherwise_429
    add r0, r4, #48
    vld1.32 {d20[0]}, [r0]
.Lotherwise_429:
    tst r14, #8192
    beq .Lotherwise_430
    add r0, r4, #52
    vld1.32 {d20[1]}, [r0]
.Lotherwise_430:
    tst r14, #16384
    beq .Lotherwise_431
    add r0, r4, #56
    vld1.32 {d21[0]}, [r0]
.Lotherwise_431:
    tst r14, #32768
    beq .Lotherwise_432
    add r0, r4, #60
    vld1.32 {d21[1]}, [r0]
.Lotherwise_432:
.Lend_428:
    vmov q14, q8
    ubfx r0, r14, #16, #4
    vuzp.32 q14, q10
    cmp r0, #15
    bne .Lotherwise_433
    add r0, r4, #64
    vld1.32 {d16, d17}, [r0]
    b .Lend_434
.Lotherwise_433:
    vmov.i32 q8, #0
    tst r14, #65536
    beq .Lotherwise_435
    add r0, r4, #64
    vld1.32 {d16[0]}, [r0]
.Lotherwise_435:
    tst r14, #131072
    beq .Lotherwise_436
    add r0, r4, #68
    vld1.32 {d16[1]}, [r0]
.Lotherwise_436:
    tst r14, #262144
    beq .Lotherwise_437
    add r0, r4, #72
    vld1.32 {d17[0]}, [r0]
.Lotherwise_437:
    tst r14, #524288
    beq .Lotherwise_438
    add r0, r4, #76
    vld1.32 {d17[1]}, [r0]
.Lotherwise_438:
.Lend_434:
    ubfx r0, r14, #20, #4
    cmp r0, #15
    bne .Lotherwise_439
    add r0, r4, #80
    vld1.32 {d22, d23}, [r0]
    b .Lend_440
.Lotherwise_439:
    vmov.i32 q11, #0
    tst r14, #1048576
    beq .Lotherwise_441
    add r0, r4, #80
    vld1.32 {d22[0]}, [r0]
.Lotherwise_441:
    tst r14, #2097152
    beq .Lotherwise_442
    add r0, r4, #84
    vld1.32 {d22[1]}, [r0]
.Lotherwise_442:
    tst r14, #4194304
    beq .Lotherwise_443
    add r0, r4, #88
    vld1.32 {d23[0]}, [r0]
.Lotherwise_443:
    tst r14, #8388608
    beq .Lotherwise_444
    add r0, r4, #92
    vld1.32 {d23[1]}, [r0]
.Lotherwise_444:
.Lend_440:
    vmov q15, q8
    ubfx r0, r14, #24, #4
    vuzp.32 q15, q11
    cmp r0, #15
    bne .Lotherwise_445
    add r0, r4, #96
    vld1.32 {d16, d17}, [r0]
    b .Lend_446
.Lotherwise_445:
    vmov.i32 q8, #0
    tst r14, #16777216
    beq .Lotherwise_447
    add r0, r4, #96
    vld1.32 {d16[0]}, [r0]
.Lotherwise_447:
    tst r14, #33554432
    beq .Lotherwise_448
    add r0, r4, #100
    vld1.32 {d16[1]}, [r0]
.Lotherwise_448:
    tst r14, #67108864
    beq .Lotherwise_449
    add r0, r4, #104
    vld1.32 {d17[0]}, [r0]
.Lotherwise_449:
    tst r14, #134217728
    beq .Lotherwise_450
    add r0, r4, #108
    vld1.32 {d17[1]}, [r0]
.Lotherwise_450:
.Lend_446:
    ubfx r0, r14, #28, #4
    cmp r0, #15
    bne .Lotherwise_451
    add r0, r4, #112
    vld1.32 {d24, d25}, [r0]
    b .Lend_452
.Lotherwise_451:
    vmov.i32 q12, #0
    tst r14, #268435456
    beq .Lotherwise_453
    add r0, r4, #112
    vld1.32 {d24[0]}, [r0]
.Lotherwise_453:
    tst r14, #536870912
    beq .Lotherwise_454
    add r0, r4, #116
    vld1.32 {d24[1]}, [r0]
.Lotherwise_454:
    tst r14, #1073741824
    beq .Lotherwise_455
    add r0, r4, #120
    vld1.32 {d25[0]}, [r0]
.Lotherwise_455:
    tst r14, #2147483648
    beq .Lotherwise_456
    add r0, r4, #124
    vld1.32 {d25[1]}, [r0]
.Lotherwise_456:
.Lend_452:
    vmov q0, q8
    add r4, r4, #4
    vuzp.32 q0, q12
    tst r2, #1
    beq .Lotherwise_457
    vadd.f32 q13, q13, q9
    add r4, r4, #4
    vadd.f32 q14, q14, q10
    vadd.f32 q15, q15, q11
    vadd.f32 q0, q0, q12
.Lotherwise_457:
    lsr r11, r2, #1
    cmp r11, #0
    beq .Lloop_end_458
.Lloop_459:
    ubfx r0, r14, #0, #4
    cmp r0, #15
    bne .Lotherwise_460
    vld1.32 {d16, d17}, [r4]
    b .Lend_461
.Lotherwise_460:
    vmov.i32 q8, #0
    tst r14, #1
    beq .Lotherwise_462
    vld1.32 {d16[0]}, [r4]
.Lotherwise_462:
    tst r14, #2
    beq .Lotherwise_463
    add r0, r4, #4
    vld1.32 {d16[1]}, [r0]
.Lotherwise_463:
    tst r14, #4
    beq .Lotherwise_464
    add r0, r4, #8
    vld1.32 {d17[0]}, [r0]
.Lotherwise_464:
    tst r14, #8
    beq .Lotherwise_465
    add r0, r4, #12
    vld1.32 {d17[1]}, [r0]
.Lotherwise_465:
.Lend_461:
    ubfx r0, r14, #4, #4
    cmp r0, #15
    bne .Lotherwise_466
    add r0, r4, #16
    vld1.32 {d18, d19}, [r0]
    b .Lend_467
.Lotherwise_466:
    vmov.i32 q9, #0
    tst r14, #16
    beq .Lotherwise_468
    add r0, r4, #16
    vld1.32 {d18[0]}, [r0]
.Lotherwise_468:
    tst r14, #32
    beq .Lotherwise_469
    add r0, r4, #20
    vld1.32 {d18[1]}, [r0]
.Lotherwise_469:
    tst r14, #64
    beq .Lotherwise_470
    add r0, r4, #24
    vld1.32 {d19[0]}, [r0]
.Lotherwise_470:
    tst r14, #128
    beq .Lotherwise_471
    add r0, r4, #28
    vld1.32 {d19[1]}, [r0]
.Lotherwise_471:
.Lend_467:
    vmov q1, q8
    vmov q2, q9
    vuzp.32 q1, q2
    ubfx r0, r14, #8, #4
    cmp r0, #15
    bne .Lotherwise_472
    add r0, r4, #32
    vld1.32 {d16, d17}, [r0]
    b .Lend_473
.Lotherwise_472:
    vmov.i32 q8, #0
    tst r14, #256
    beq .Lotherwise_474
    add r0, r4, #32
    vld1.32 {d16[0]}, [r0]
.Lotherwise_474:
    tst r14, #512
    beq .Lotherwise_475
    add r0, r4, #36
    vld1.32 {d16[1]}, [r0]
.Lotherwise_475:
    tst r14, #1024
    beq .Lotherwise_476
    add r0, r4, #40
    vld1.32 {d17[0]}, [r0]
.Lotherwise_476:
    tst r14, #2048
    beq .Lotherwise_477
    add r0, r4, #44
    vld1.32 {d17[1]}, [r0]
.Lotherwise_477:
.Lend_473:
    ubfx r0, r14, #12, #4
    cmp r0, #15
    bne .Lotherwise_478
    add r0, r4, #48
    vld1.32 {d18, d19}, [r0]
    b .Lend_479
.Lotherwise_478:
    vmov.i32 q9, #0
    tst r14, #4096
    beq .Lotherwise_480
    add r0, r4, #48
    vld1.32 {d18[0]}, [r0]
.Lotherwise_480:
    tst r14, #8192
    beq .Lotherwise_481
    add r0, r4, #52
    vld1.32 {d18[1]}, [r0]
.Lotherwise_481:
    tst r14, #16384
    beq .Lotherwise_482
    add r0, r4, #56
    vld1.32 {d19[0]}, [r0]
.Lotherwise_482:
    tst r14, #32768
    beq .Lotherwise_483
    add r0, r4, #60
    vld1.32 {d19[1]}, [r0]
.Lotherwise_483:
.Lend_479:
    vmov q3, q8
    vuzp.32 q3, q9
    ubfx r0, r14, #16, #4
    cmp r0, #15
    bne .Lotherwise_484
    add r0, r4, #64
    vld1.32 {d16, d17}, [r0]
    b .Lend_485
.Lotherwise_484:
    vmov.i32 q8, #0
    tst r14, #65536
    beq .Lotherwise_486
    add r0, r4, #64
    vld1.32 {d16[0]}, [r0]
.Lotherwise_486:
    tst r14, #131072
    beq .Lotherwise_487
    add r0, r4, #68
    vld1.32 {d16[1]}, [r0]
.Lotherwise_487:
    tst r14, #262144
    beq .Lotherwise_488
    add r0, r4, #72
    vld1.32 {d17[0]}, [r0]
.Lotherwise_488:
    tst r14, #524288
    beq .Lotherwise_489
    add r0, r4, #76
    vld1.32 {d17[1]}, [r0]
.Lotherwise_489:
.Lend_485:
    ubfx r0, r14, #20, #4
    cmp r0, #15
    bne .Lotherwise_490
    add r0, r4, #80
    vld1.32 {d20, d21}, [r0]
    b .Lend_491
.Lotherwise_490:
    vmov.i32 q10, #0
    tst r14, #1048576
    beq .Lotherwise_492
    add r0, r4, #80
    vld1.32 {d20[0]}, [r0]
.Lotherwise_492:
    tst r14, #2097152
    beq .Lotherwise_493
    add r0, r4, #84
    vld1.32 {d20[1]}, [r0]
.Lotherwise_493:
    tst r14, #4194304
    beq .Lotherwise_494
    add r0, r4, #88
    vld1.32 {d21[0]}, [r0]
.Lotherwise_494:
    tst r14, #8388608
    beq .Lotherwise_495
    add r0, r4, #92
    vld1.32 {d21[1]}, [r0]
.Lotherwise_495:
.Lend_491:
    vuzp.32 q8, q10
    ubfx r0, r14, #24, #4
    cmp r0, #15
    bne .Lotherwise_496
    add r0, r4, #96
    vld1.32 {d22, d23}, [r0]
    b .Lend_497
.Lotherwise_496:
    vmov.i32 q11, #0
    tst r14, #16777216
    beq .Lotherwise_498
    add r0, r4, #96
    vld1.32 {d22[0]}, [r0]
.Lotherwise_498:
    tst r14, #33554432
    beq .Lotherwise_499
    add r0, r4, #100
    vld1.32 {d22[1]}, [r0]
.Lotherwise_499:
    tst r14, #67108864
    beq .Lotherwise_500
    add r0, r4, #104
    vld1.32 {d23[0]}, [r0]
.Lotherwise_500:
    tst r14, #134217728
    beq .Lotherwise_501
    add r0, r4, #108
    vld1.32 {d23[1]}, [r0]
.Lotherwise_501:
.Lend_497:
    ubfx r0, r14, #28, #4
    cmp r0, #15
    bne .Lotherwise_502
    add r0, r4, #112
    vld1.32 {d24, d25}, [r0]
    b .Lend_503
.Lotherwise_502:
    vmov.i32 q12, #0
    tst r14, #268435456
    beq .Lotherwise_504
    add r0, r4, #112
    vld1.32 {d24[0]}, [r0]
.Lotherwise_504:
    tst r14, #536870912
    beq .Lotherwise_505
    add r0, r4, #116
    vld1.32 {d24[1]}, [r0]
.Lotherwise_505:
    tst r14, #1073741824
    beq .Lotherwise_506
    add r0, r4, #120
    vld1.32 {d25[0]}, [r0]
.Lotherwise_506:
    tst r14, #2147483648
    beq .Lotherwise_507
    add r0, r4, #124
    vld1.32 {d25[1]}, [r0]
.Lotherwise_507:
.Lend_503:
    sub r11, r11, #1
    add r4, r4, #8
    vadd.f32 q13, q13, q1
    vuzp.32 q11, q12
    vadd.f32 q14, q14, q3
    vadd.f32 q15, q15, q8
    vadd.f32 q0, q0, q11
    vadd.f32 q13, q13, q2
    vadd.f32 q14, q14, q9
    vadd.f32 q15, q15, q10
    vadd.f32 q0, q0, q12
    cmp r11, #0
    bne .Lloop_459
.Lloop_end_458:
    vld1.32 {d16, d17}, [r1]!
    vmov q1, q13
    vld1.32 {d18, d19}, [r1]!
    vmov q2, q14
    vld1.32 {d20, d21}, [r1]!
    vmov q3, q8
    vld1.32 {d16, d17}, [r1]
    vmov q4, q9
    sub r1, r1, #48
    vmov q5, q15
    vmov q6, q10
    vmov q7, q8
    vdiv.f32 s4, s4, s12
    vdiv.f32 s5, s5, s13
    vdiv.f32 s6, s6, s14
    vdiv.f32 s7, s7, s15
    vdiv.f32 s8, s8, s16
    vdiv.f32 s9, s9, s17
    vdiv.f32 s10, s10, s18
    vdiv.f32 s11, s11, s19
    vst1.32 {d2, d3}, [r10]!
    vdiv.f32 s20, s20, s24
    vdiv.f32 s21, s21, s25
    vdiv.f32 s22, s22, s26
    vdiv.f32 s23, s23, s27
    vst1.32 {d4, d5}, [r10]!
    vdiv.f32 s0, s0, s28
    vdiv.f32 s1, s1, s29
    vdiv.f32 s2, s2, s30
    vdiv.f32 s3, s3, s31
    vst1.32 {d10, d11}, [r10]!
    vst1.32 {d0, d1}, [r10]
    sub r10, r10, #48
.Lend_408:
    sub r5, r5, #1
    add r7, r7, r8, lsl #2
    add r9, r9, r3, lsl #2
    cmp r5, #0
    bne .Lloop_401
.Lloop_end_400:
    add sp, sp, #16
    vpop {d8, d9, d10, d11, d12, d13, d14, d15}
    pop {r4, r5, r6, r7, r8, r9, r10, r11, pc}
    .size nnp_pooling_average_by_2__armv7_neon, . - nnp_pooling_average_by_2__armv7_neon

    .text
    .p2align 4
    .globl nnp_pooling_average_of_pairs__armv7_neon
    .type nnp_pooling_average_of_pairs__armv7_neon, %function
nnp_pooling_average_of_pairs__armv7_neon:
    push {r4, r5, r6, r7, r8, r9, r10, r11, r14}
    vpush {d8, d9, d10, d11, d12, d13, d14, d15}
    sub sp, sp, #32
    ldr r12, [sp, #140]
    mov r14, r0
    mov r4, r1
    ldr r0, [sp, #132]
    mov r5, r2
    str r3, [sp, #16]
    vldr s0, [r12]
    ldr r8, [sp, #136]
    sub r7, r0, #1
    ldr r9, [sp, #144]
    vdup.32 q11, d0[0]
    ldr r0, [sp, #148]
    str r0, [sp, #0]
    ldr r1, [sp, #152]
    cmp r14, #0
    beq .Lloop_end_508
.Lloop_509:
    lsr r2, r4, #4
    mov r3, r5
    mov r12, r9
    mov r6, r5
    cmp r2, #0
    beq .Lloop_end_510
.Lloop_511:
    mov r10, r3
    vld1.32 {d24, d25}, [r10]!
    vld1.32 {d26, d27}, [r10]!
    vld1.32 {d28, d29}, [r10]!
    vld1.32 {d30, d31}, [r10]!
    vld1.32 {d0, d1}, [r10]!
    vld1.32 {d2, d3}, [r10]!
    vld1.32 {d4, d5}, [r10]!
    vld1.32 {d6, d7}, [r10]
    sub r10, r10, #112
    add r0, r6, r1, lsl #2
    pld [r0]
    add r6, r6, #128
    pld [r0, #64]
    mov r0, r7
    cmp r0, #0
    beq .Lloop_end_512
.Lloop_513:
    add r10, r10, r8, lsl #2
    vld1.32 {d16, d17}, [r10]!
    sub r0, r0, #1
    vld1.32 {d18, d19}, [r10]!
    vld1.32 {d20, d21}, [r10]!
    vadd.f32 q12, q12, q8
    vld1.32 {d16, d17}, [r10]!
    vadd.f32 q13, q13, q9
    vld1.32 {d18, d19}, [r10]!
    vadd.f32 q14, q14, q10
    vld1.32 {d20, d21}, [r10]!
    vadd.f32 q15, q15, q8
    vld1.32 {d16, d17}, [r10]!
    vadd.f32 q0, q0, q9
    vld1.32 {d18, d19}, [r10]
    vadd.f32 q1, q1, q10
    sub r10, r10, #112
    vadd.f32 q2, q2, q8
    vadd.f32 q3, q3, q9
    add r11, r6, r1, lsl #2
    pld [r11]
    add r6, r6, #128
    pld [r11, #64]
    cmp r0, #0
    bne .Lloop_513
.Lloop_end_512:
    sub r2, r2, #1
    add r3, r3, #128
    vuzp.32 q12, q13
    vuzp.32 q14, q15
    vuzp.32 q0, q1
    vuzp.32 q2, q3
    vadd.f32 q12, q12, q13
    vadd.f32 q14, q14, q15
    vadd.f32 q0, q0, q1
    vadd.f32 q2, q2, q3
    vmov q4, q12
    vmov q3, q11
    vmov q5, q14
    vmov q1, q11
    vmov q6, q0
    vmov q0, q11
    vmov q7, q11
    vdiv.f32 s16, s16, s12
    vdiv.f32 s17, s17, s13
    vdiv.f32 s18, s18, s14
    vdiv.f32 s19, s19, s15
    vdiv.f32 s20, s20, s4
    vdiv.f32 s21, s21, s5
    vdiv.f32 s22, s22, s6
    vdiv.f32 s23, s23, s7
    vst1.32 {d8, d9}, [r12]!
    vdiv.f32 s24, s24, s0
    vdiv.f32 s25, s25, s1
    vdiv.f32 s26, s26, s2
    vdiv.f32 s27, s27, s3
    vst1.32 {d10, d11}, [r12]!
    vdiv.f32 s8, s8, s28
    vdiv.f32 s9, s9, s29
    vdiv.f32 s10, s10, s30
    vdiv.f32 s11, s11, s31
    vst1.32 {d12, d13}, [r12]!
    vst1.32 {d4, d5}, [r12]!
    cmp r2, #0
    bne .Lloop_511
.Lloop_end_510:
    ubfx r0, r4, #0, #4
    cmp r0, #0
    bne .Lotherwise_514
    b .Lend_515
.Lotherwise_514:
    lsl r0, r0, #1
    movw r2, #32
    cmp r0, r2
    movhi r0, r2
    movw r2, #1
    lsl r0, r2, r0
    sub r2, r0, #1
    add r0, r6, r1, lsl #2
    pld [r0]
    ubfx r0, r2, #0, #4
    add r6, r6, #64
    cmp r0, #15
    bne .Lotherwise_516
    vld1.32 {d18, d19}, [r3]
    b .Lend_517
.Lotherwise_516:
    vmov.i32 q9, #0
    tst r2, #1
    beq .Lotherwise_518
    vld1.32 {d18[0]}, [r3]
.Lotherwise_518:
    tst r2, #2
    beq .Lotherwise_519
    add r0, r3, #4
    vld1.32 {d18[1]}, [r0]
.Lotherwise_519:
    tst r2, #4
    beq .Lotherwise_520
    add r0, r3, #8
    vld1.32 {d19[0]}, [r0]
.Lotherwise_520:
    tst r2, #8
    beq .Lotherwise_521
    add r0, r3, #12
    vld1.32 {d19[1]}, [r0]
.Lotherwise_521:
.Lend_517:
    ubfx r0, r2, #4, #4
    cmp r0, #15
    bne .Lotherwise_522
    add r0, r3, #16
    vld1.32 {d20, d21}, [r0]
    b .Lend_523
.Lotherwise_522:
    vmov.i32 q10, #0
    tst r2, #16
    beq .Lotherwise_524
    add r0, r3, #16
    vld1.32 {d20[0]}, [r0]
.Lotherwise_524:
    tst r2, #32
    beq .Lotherwise_525
    add r0, r3, #20
    vld1.32 {d20[1]}, [r0]
.Lotherwise_525:
    tst r2, #64
    beq .Lotherwise_526
    add r0, r3, #24
    vld1.32 {d21[0]}, [r0]
.Lotherwise_526:
    tst r2, #128
    beq .Lotherwise_527
    add r0, r3, #28
    vld1.32 {d21[1]}, [r0]
.Lotherwise_527:
.Lend_523:
    ubfx r0, r2, #8, #4
    cmp r0, #15
    bne .Lotherwise_528
    add r0, r3, #32
    vld1.32 {d24, d25}, [r0]
    b .Lend_529
.Lotherwise_528:
    vmov.i32 q12, #0
    tst r2, #256
    beq .Lotherwise_530
    add r0, r3, #32
    vld1.32 {d24[0]}, [r0]
.Lotherwise_530:
    tst r2, #512
    beq .Lotherwise_531
    add r0, r3, #36
    vld1.32 {d24[1]}, [r0]
.Lotherwise_531:
    tst r2, #1024
    beq .Lotherwise_532
    add r0, r3, #40
    vld1.32 {d25[0]}, [r0]
.Lotherwise_532:
    tst r2, #2048
    beq .Lotherwise_533
    add r0, r3, #44
    vld1.32 {d25[1]}, [r0]
.Lotherwise_533:
.Lend_529:
    ubfx r0, r2, #12, #4
    cmp r0, #15
    bne .Lotherwise_534
    add r0, r3, #48
    vld1.32 {d26, d27}, [r0]
    b .Lend_535
.Lotherwise_534:
    vmov.i32 q13, #0
    tst r2, #4096
    beq .Lotherwise_536
    add r0, r3, #48
    vld1.32 {d26[0]}, [r0]
.Lotherwise_536:
    tst r2, #8192
    beq .Lotherwise_537
    add r0, r3, #52
    vld1.32 {d26[1]}, [r0]
.Lotherwise_537:
    tst r2, #16384
    beq .Lotherwise_538
    add r0, r3, #56
    vld1.32 {d27[0]}, [r0]
.Lotherwise_538:
    tst r2, #32768
    beq .Lotherwise_539
    add r0, r3, #60
    vld1.32 {d27[1]}, [r0]
.Lotherwise_539:
.Lend_535:
    add r0, r6, r1, lsl #2
    pld [r0]
    ubfx r0, r2, #16, #4
    add r6, r6, #64
    cmp r0, #15
    bne .Lotherwise_540
    add r0, r3, #64
    vld1.32 {d28, d29}, [r0]
    b .Lend_541
.Lotherwise_540:
    vmov.i32 q14, #0
    tst r2, #65536
    beq .Lotherwise_542
    add r0, r3, #64
    vld1.32 {d28[0]}, [r0]
.Lotherwise_542:
    tst r2, #131072
    beq .Lotherwise_543
    add r0, r3, #68
    vld1.32 {d28[1]}, [r0]
.Lotherwise_543:
    tst r2, #262144
    beq .Lotherwise_544
    add r0, r3, #72
    vld1.32 {d29[0]}, [r0]
.Lotherwise_544:
    tst r2, #524288
    beq .Lotherwise_545
    add r0, r3, #76
    vld1.32 {d29[1]}, [r0]
.Lotherwise_545:
.Lend_541:
    ubfx r0, r2, #20, #4
    cmp r0, #15
    bne .Lotherwise_546
    add r0, r3, #80
    vld1.32 {d30, d31}, [r0]
    b .Lend_547
.Lotherwise_546:
    vmov.i32 q15, #0
    tst r2, #1048576
    beq .Lotherwise_548
    add r0, r3, #80
    vld1.32 {d30[0]}, [r0]
.Lotherwise_548:
    tst r2, #2097152
    beq .Lotherwise_549
    add r0, r3, #84
    vld1.32 {d30[1]}, [r0]
.Lotherwise_549:
    tst r2, #4194304
    beq .Lotherwise_550
    add r0, r3, #88
    vld1.32 {d31[0]}, [r0]
.Lotherwise_550:
    tst r2, #8388608
    beq .Lotherwise_551
    add r0, r3, #92
    vld1.32 {d31[1]}, [r0]
.Lotherwise_551:
.Lend_547:
    ubfx r0, r2, #24, #4
    cmp r0, #15
    bne .Lotherwise_552
    add r0, r3, #96
    vld1.32 {d0, d1}, [r0]
    b .Lend_553
.Lotherwise_552:
    vmov.i32 q0, #0
    tst r2, #16777216
    beq .Lotherwise_554
    add r0, r3, #96
    vld1.32 {d0[0]}, [r0]
.Lotherwise_554:
    tst r2, #33554432
    beq .Lotherwise_555
    add r0, r3, #100
    vld1.32 {d0[1]}, [r0]
.Lotherwise_555:
    tst r2, #67108864
    beq .Lotherwise_556
    add r0, r3, #104
    vld1.32 {d1[0]}, [r0]
.Lotherwise_556:
    tst r2, #134217728
    beq .Lotherwise_557
    add r0, r3, #108
    vld1.32 {d1[1]}, [r0]
.Lotherwise_557:
.Lend_553:
    ubfx r0, r2, #28, #4
    cmp r0, #15
    bne .Lotherwise_558
    add r0, r3, #112
    vld1.32 {d2, d3}, [r0]
    b .Lend_559
.Lotherwise_558:
    vmov.i32 q1, #0
    tst r2, #268435456
    beq .Lotherwise_560
    add r0, r3, #112
    vld1.32 {d2[0]}, [r0]
.Lotherwise_560:
    tst r2, #536870912
    beq .Lotherwise_561
    add r0, r3, #116
    vld1.32 {d2[1]}, [r0]
.Lotherwise_561:
    tst r2, #1073741824
    beq .Lotherwise_562
    add r0, r3, #120
    vld1.32 {d3[0]}, [r0]
.Lotherwise_562:
    tst r2, #2147483648
    beq .Lotherwise_563
    add r0, r3, #124
    vld1.32 {d3[1]}, [r0]
.Lotherwise_563:
.Lend_559:
    mov r10, r7
    cmp r10, #0
    beq .Lloop_end_564
.Lloop_565:
    add r3, r3, r8, lsl #2
    add r0, r6, r1, lsl #2
    pld [r0]
    add r6, r6, #64
    ubfx r0, r2, #0, #4
    cmp r0, #15
    bne .Lotherwise_566
    vld1.32 {d16, d17}, [r3]
    b .Lend_567
.Lotherwise_566:
    vmov.i32 q8, #0
    tst r2, #1
    beq .Lotherwise_568
    vld1.32 {d16[0]}, [r3]
.Lotherwise_568:
    tst r2, #2
    beq .Lotherwise_569
    add r0, r3, #4
    vld1.32 {d16[1]}, [r0]
.Lotherwise_569:
    tst r2, #4
    beq .Lotherwise_570
    add r0, r3, #8
    vld1.32 {d17[0]}, [r0]
.Lotherwise_570:
    tst r2, #8
    beq .Lotherwise_571
    add r0, r3, #12
    vld1.32 {d17[1]}, [r0]
.Lotherwise_571:
.Lend_567:
    vadd.f32 q9, q9, q8
    ubfx r0, r2, #4, #4
    cmp r0, #15
    bne .Lotherwise_572
    add r0, r3, #16
    vld1.32 {d16, d17}, [r0]
    b .Lend_573
.Lotherwise_572:
    vmov.i32 q8, #0
    tst r2, #16
    beq .Lotherwise_574
    add r0, r3, #16
    vld1.32 {d16[0]}, [r0]
.Lotherwise_574:
    tst r2, #32
    beq .Lotherwise_575
    add r0, r3, #20
    vld1.32 {d16[1]}, [r0]
.Lotherwise_575:
    tst r2, #64
    beq .Lotherwise_576
    add r0, r3, #24
    vld1.32 {d17[0]}, [r0]
.Lotherwise_576:
    tst r2, #128
    beq .Lotherwise_577
    add r0, r3, #28
    vld1.32 {d17[1]}, [r0]
.Lotherwise_577:
.Lend_573:
    vadd.f32 q10, q10, q8
    ubfx r0, r2, #8, #4
    cmp r0, #15
    bne .Lotherwise_578
    add r0, r3, #32
    vld1.32 {d16, d17}, [r0]
    b .Lend_579
.Lotherwise_578:
    vmov.i32 q8, #0
    tst r2, #256
    beq .Lotherwise_580
    add r0, r3, #32
    vld1.32 {d16[0]}, [r0]
.Lotherwise_580:
    tst r2, #512
    beq .Lotherwise_581
    add r0, r3, #36
    vld1.32 {d16[1]}, [r0]
.Lotherwise_581:
    tst r2, #1024
    beq .Lotherwise_582
    add r0, r3, #40
    vld1.32 {d17[0]}, [r0]
.Lotherwise_582:
    tst r2, #2048
    beq .Lotherwise_583
    add r0, r3, #44
    vld1.32 {d17[1]}, [r0]
.Lotherwise_583:
.Lend_579:
    vadd.f32 q12, q12, q8
    ubfx r0, r2, #12, #4
    cmp r0, #15
    bne .Lotherwise_584
    add r0, r3, #48
    vld1.32 {d16, d17}, [r0]
    b .Lend_585
.Lotherwise_584:
    vmov.i32 q8, #0
    tst r2, #4096
    beq .Lotherwise_586
    add r0, r3, #48
    vld1.32 {d16[0]}, [r0]
.Lotherwise_586:
    tst r2, #8192
    beq .Lotherwise_587
    add r0, r3, #52
    vld1.32 {d16[1]}, [r0]
.Lotherwise_587:
    tst r2, #16384
    beq .Lotherwise_588
    add r0, r3, #56
    vld1.32 {d17[0]}, [r0]
.Lotherwise_588:
    tst r2, #32768
    beq .Lotherwise_589
    add r0, r3, #60
    vld1.32 {d17[1]}, [r0]
.Lotherwise_589:
.Lend_585:
    vadd.f32 q13, q13, q8
    add r0, r6, r1, lsl #2
    pld [r0]
    add r6, r6, #64
    ubfx r0, r2, #16, #4
    cmp r0, #15
    bne .Lotherwise_590
    add r0, r3, #64
    vld1.32 {d16, d17}, [r0]
    b .Lend_591
.Lotherwise_590:
    vmov.i32 q8, #0
    tst r2, #65536
    beq .Lotherwise_592
    add r0, r3, #64
    vld1.32 {d16[0]}, [r0]
.Lotherwise_592:
    tst r2, #131072
    beq .Lotherwise_593
    add r0, r3, #68
    vld1.32 {d16[1]}, [r0]
.Lotherwise_593:
    tst r2, #262144
    beq .Lotherwise_594
    add r0, r3, #72
    vld1.32 {d17[0]}, [r0]
.Lotherwise_594:
    tst r2, #524288
    beq .Lotherwise_595
    add r0, r3, #76
    vld1.32 {d17[1]}, [r0]
.Lotherwise_595:
.Lend_591:
    vadd.f32 q14, q14, q8
    ubfx r0, r2, #20, #4
    cmp r0, #15
    bne .Lotherwise_596
    add r0, r3, #80
    vld1.32 {d16, d17}, [r0]
    b .Lend_597
.Lotherwise_596:
    vmov.i32 q8, #0
    tst r2, #1048576
    beq .Lotherwise_598
    add r0, r3, #80
    vld1.32 {d16[0]}, [r0]
.Lotherwise_598:
    tst r2, #2097152
    beq .Lotherwise_599
    add r0, r3, #84
    vld1.32 {d16[1]}, [r0]
.Lotherwise_599:
    tst r2, #4194304
    beq .Lotherwise_600
    add r0, r3, #88
    vld1.32 {d17[0]}, [r0]
.Lotherwise_600:
    tst r2, #8388608
    beq .Lotherwise_601
    add r0, r3, #92
    vld1.32 {d17[1]}, [r0]
.Lotherwise_601:
.Lend_597:
    vadd.f32 q15, q15, q8
    ubfx r0, r2, #24, #4
    cmp r0, #15
    bne .Lotherwise_602
    add r0, r3, #96
    vld1.32 {d16, d17}, [r0]
    b .Lend_603
.Lotherwise_602:
    vmov.i32 q8, #0
    tst r2, #16777216
    beq .Lotherwise_604
    add r0, r3, #96
    vld1.32 {d16[0]}, [r0]
.Lotherwise_604:
    tst r2, #33554432
    beq .Lotherwise_605
    add r0, r3, #100
    vld1.32 {d16[1]}, [r0]
.Lotherwise_605:
    tst r2, #67108864
    beq .Lotherwise_606
    add r0, r3, #104
    vld1.32 {d17[0]}, [r0]
.Lotherwise_606:
    tst r2, #134217728
    beq .Lotherwise_607
    add r0, r3, #108
    vld1.32 {d17[1]}, [r0]
.Lotherwise_607:
.Lend_603:
    vadd.f32 q0, q0, q8
    ubfx r0, r2, #28, #4
    cmp r0, #15
    bne .Lotherwise_608
    add r0, r3, #112
    vld1.32 {d16, d17}, [r0]
    b .Lend_609
.Lotherwise_608:
    vmov.i32 q8, #0
    tst r2, #268435456
    beq .Lotherwise_610
    add r0, r3, #112
    vld1.32 {d16[0]}, [r0]
.Lotherwise_610:
    tst r2, #536870912
    beq .Lotherwise_611
    add r0, r3, #116
    vld1.32 {d16[1]}, [r0]
.Lotherwise_611:
    tst r2, #1073741824
    beq .Lotherwise_612
    add r0, r3, #120
    vld1.32 {d17[0]}, [r0]
.Lotherwise_612:
    tst r2, #2147483648
    beq .Lotherwise_613
    add r0, r3, #124
    vld1.32 {d17[1]}, [r0]
.Lotherwise_613:
.Lend_609:
    sub r10, r10, #1
    vadd.f32 q1, q1, q8
    cmp r10, #0
    bne .Lloop_565
.Lloop_end_564:
    vuzp.32 q9, q10
    vuzp.32 q12, q13
    vuzp.32 q14, q15
    vuzp.32 q0, q1
    vadd.f32 q9, q9, q10
    vadd.f32 q12, q12, q13
    vadd.f32 q14, q14, q15
    vadd.f32 q0, q0, q1
    vmov q4, q9
    vmov q3, q11
    vmov q5, q12
    vmov q2, q11
    vmov q6, q14
    vmov q1, q11
    vmov q7, q11
    vdiv.f32 s16, s16, s12
    vdiv.f32 s17, s17, s13
    vdiv.f32 s18, s18, s14
    vdiv.f32 s19, s19, s15
    vdiv.f32 s20, s20, s8
    vdiv.f32 s21, s21, s9
    vdiv.f32 s22, s22, s10
    vdiv.f32 s23, s23, s11
    vst1.32 {d8, d9}, [r12]!
    vdiv.f32 s24, s24, s4
    vdiv.f32 s25, s25, s5
    vdiv.f32 s26, s26, s6
    vdiv.f32 s27, s27, s7
    vst1.32 {d10, d11}, [r12]!
    vdiv.f32 s0, s0, s28
    vdiv.f32 s1, s1, s29
    vdiv.f32 s2, s2, s30
    vdiv.f32 s3, s3, s31
    vst1.32 {d12, d13}, [r12]!
    vst1.32 {d0, d1}, [r12]
    sub r12, r12, #48
.Lend_515:
    sub r14, r14, #1
    ldr r0, [sp, #16]
    add r5, r5, r0, lsl #2
    ldr r0, [sp, #0]
    add r9, r9, r0, lsl #2
    cmp r14, #0
    bne .Lloop_509
.Lloop_end_508:
    add sp, sp, #32
    vpop {d8, d9, d10, d11, d12, d13, d14, d15}
    pop {r4, r5, r6, r7, r8, r9, r10, r11, pc}
    .size nnp_pooling_average_of_pairs__armv7_neon, . - nnp_pooling_average_of_pairs__armv7_neon

    .section .note.GNU-stack, "", %progbits
