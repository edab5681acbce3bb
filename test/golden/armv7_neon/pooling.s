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
    push {r4, r5, r6, r7, r8, r9, r10, r14}
    ldr r12, [sp, #32]
    mov r4, r2
    ldr r2, [sp, #48]
    mov r5, r4
    mov r6, r1
    mov r14, r3
    ldr r7, [sp, #36]
    sub r12, r12, #1
    ldr r8, [sp, #40]
    add r5, r5, r2, lsl #2
    ldr r3, [sp, #44]
    ldr r9, [sp, #52]
    cmp r0, #0
    bne .Lotherwise_0
    b .Lend_1
.Lotherwise_0:
    sub r2, r0, #1
    cmp r2, #0
    beq .Lloop_end_2
.Lloop_3:
    lsr r10, r6, #5
    cmp r10, #0
    beq .Lloop_end_4
.Lloop_5:
    sub r0, r9, #1
    pld [r5]
    lsr r0, r0, #4
    mov r1, r5
    cmp r0, #0
    beq .Lloop_end_6
.Lloop_7:
    sub r0, r0, #1
    pld [r1, #64]
    add r1, r1, #64
    cmp r0, #0
    bne .Lloop_7
.Lloop_end_6:
    sub r0, r9, #1
    add r5, r5, r9, lsl #2
    lsr r0, r0, #4
    pld [r5]
    mov r1, r5
    cmp r0, #0
    beq .Lloop_end_8
.Lloop_9:
    sub r0, r0, #1
    pld [r1, #64]
    add r1, r1, #64
    cmp r0, #0
    bne .Lloop_9
.Lloop_end_8:
    mov r0, r4
    vld1.32 {d16, d17}, [r0]!
    mov r1, r12
    add r5, r5, r9, lsl #2
    vld1.32 {d18, d19}, [r0]!
    vld1.32 {d20, d21}, [r0]!
    vld1.32 {d22, d23}, [r0]!
    vld1.32 {d24, d25}, [r0]!
    vld1.32 {d26, d27}, [r0]!
    vld1.32 {d28, d29}, [r0]!
    vld1.32 {d30, d31}, [r0]
    sub r0, r0, #112
    cmp r1, #0
    beq .Lloop_end_10
.Lloop_11:
    add r0, r0, r7, lsl #2
    vld1.32 {d0, d1}, [r0]!
    sub r1, r1, #1
    vld1.32 {d2, d3}, [r0]!
    vld1.32 {d4, d5}, [r0]!
    vmax.f32 q8, q8, q0
    vld1.32 {d0, d1}, [r0]!
    vmax.f32 q9, q9, q1
    vld1.32 {d2, d3}, [r0]!
    vmax.f32 q10, q10, q2
    vld1.32 {d4, d5}, [r0]!
    vmax.f32 q11, q11, q0
    vld1.32 {d0, d1}, [r0]!
    vmax.f32 q12, q12, q1
    vld1.32 {d2, d3}, [r0]
    vmax.f32 q13, q13, q2
    sub r0, r0, #112
    vmax.f32 q14, q14, q0
    vmax.f32 q15, q15, q1
    cmp r1, #0
    bne .Lloop_11
.Lloop_end_10:
    vst1.32 {d16, d17}, [r8]!
    sub r10, r10, #1
    add r4, r4, #128
    vst1.32 {d18, d19}, [r8]!
    vst1.32 {d20, d21}, [r8]!
    vst1.32 {d22, d23}, [r8]!
    vst1.32 {d24, d25}, [r8]!
    vst1.32 {d26, d27}, [r8]!
    vst1.32 {d28, d29}, [r8]!
    vst1.32 {d30, d31}, [r8]!
    cmp r10, #0
    bne .Lloop_5
.Lloop_end_4:
    ubfx r0, r6, #0, #5
    lsr r10, r0, #4
    cmp r10, #0
    beq .Lloop_end_12
.Lloop_13:
    sub r0, r9, #1
    pld [r5]
    lsr r0, r0, #4
    mov r1, r5
    cmp r0, #0
    beq .Lloop_end_14
.Lloop_15:
    sub r0, r0, #1
    pld [r1, #64]
    add r1, r1, #64
    cmp r0, #0
    bne .Lloop_15
.Lloop_end_14:
    mov r0, r4
    vld1.32 {d16, d17}, [r0]!
    mov r1, r12
    add r5, r5, r9, lsl #2
    vld1.32 {d18, d19}, [r0]!
    vld1.32 {d20, d21}, [r0]!
    vld1.32 {d22, d23}, [r0]
    sub r0, r0, #48
    cmp r1, #0
    beq .Lloop_end_16
.Lloop_17:
    add r0, r0, r7, lsl #2
    vld1.32 {d24, d25}, [r0]!
    sub r1, r1, #1
    vld1.32 {d26, d27}, [r0]!
    vld1.32 {d28, d29}, [r0]!
    vmax.f32 q8, q8, q12
    vld1.32 {d24, d25}, [r0]
    vmax.f32 q9, q9, q13
    sub r0, r0, #48
    vmax.f32 q10, q10, q14
    vmax.f32 q11, q11, q12
    cmp r1, #0
    bne .Lloop_17
.Lloop_end_16:
    vst1.32 {d16, d17}, [r8]!
    sub r10, r10, #1
    add r4, r4, #64
    vst1.32 {d18, d19}, [r8]!
    vst1.32 {d20, d21}, [r8]!
    vst1.32 {d22, d23}, [r8]!
    cmp r10, #0
    bne .Lloop_13
.Lloop_end_12:
    ubfx r0, r6, #0, #4
    cmp r0, #0
    bne .Lotherwise_18
    b .Lend_19
.Lotherwise_18:
    sub r0, r9, #1
    pld [r5]
    lsr r0, r0, #4
    mov r1, r5
    cmp r0, #0
    beq .Lloop_end_20
.Lloop_21:
    sub r0, r0, #1
    pld [r1, #64]
    add r1, r1, #64
    cmp r0, #0
    bne .Lloop_21
.Lloop_end_20:
    mov r0, r4
    vld1.32 {d16, d17}, [r0]!
    mov r1, r12
    add r5, r5, r9, lsl #2
    vld1.32 {d18, d19}, [r0]!
    vld1.32 {d20, d21}, [r0]!
    vld1.32 {d22, d23}, [r0]
    sub r0, r0, #48
    cmp r1, #0
    beq .Lloop_end_22
.Lloop_23:
    add r0, r0, r7, lsl #2
    vld1.32 {d24, d25}, [r0]!
    sub r1, r1, #1
    vld1.32 {d26, d27}, [r0]!
    vld1.32 {d28, d29}, [r0]!
    vmax.f32 q8, q8, q12
    vld1.32 {d24, d25}, [r0]
    vmax.f32 q9, q9, q13
    sub r0, r0, #48
    vmax.f32 q10, q10, q14
    vmax.f32 q11, q11, q12
    cmp r1, #0
    bne .Lloop_23
.Lloop_end_22:
    vst1.32 {d16, d17}, [r8]!
    vst1.32 {d18, d19}, [r8]!
    vst1.32 {d20, d21}, [r8]!
    vst1.32 {d22, d23}, [r8]
    sub r8, r8, #48
.Lend_19:
    lsr r0, r6, #4
    lsl r0, r0, #4
    sub r4, r4, r0, lsl #2
    sub r8, r8, r0, lsl #2
    sub r2, r2, #1
    add r4, r4, r14, lsl #2
    add r8, r8, r3, lsl #2
    cmp r2, #0
    bne .Lloop_3
.Lloop_end_2:
    lsr r2, r6, #5
    cmp r2, #0
    beq .Lloop_end_24
.Lloop_25:
    sub r0, r9, #1
    pld [r5]
    lsr r0, r0, #4
    mov r1, r5
    cmp r0, #0
    beq .Lloop_end_26
.Lloop_27:
    sub r0, r0, #1
    pld [r1, #64]
    add r1, r1, #64
    cmp r0, #0
    bne .Lloop_27
.Lloop_end_26:
    sub r0, r9, #1
    add r5, r5, r9, lsl #2
    lsr r0, r0, #4
    pld [r5]
    mov r1, r5
    cmp r0, #0
    beq .Lloop_end_28
.Lloop_29:
    sub r0, r0, #1
    pld [r1, #64]
    add r1, r1, #64
    cmp r0, #0
    bne .Lloop_29
.Lloop_end_28:
    mov r0, r4
    vld1.32 {d16, d17}, [r0]!
    mov r1, r12
    add r5, r5, r9, lsl #2
    vld1.32 {d18, d19}, [r0]!
    vld1.32 {d20, d21}, [r0]!
    vld1.32 {d22, d23}, [r0]!
    vld1.32 {d24, d25}, [r0]!
    vld1.32 {d26, d27}, [r0]!
    vld1.32 {d28, d29}, [r0]!
    vld1.32 {d30, d31}, [r0]
    sub r0, r0, #112
    cmp r1, #0
    beq .Lloop_end_30
.Lloop_31:
    add r0, r0, r7, lsl #2
    vld1.32 {d0, d1}, [r0]!
    sub r1, r1, #1
    vld1.32 {d2, d3}, [r0]!
    vld1.32 {d4, d5}, [r0]!
    vmax.f32 q8, q8, q0
    vld1.32 {d0, d1}, [r0]!
    vmax.f32 q9, q9, q1
    vld1.32 {d2, d3}, [r0]!
    vmax.f32 q10, q10, q2
    vld1.32 {d4, d5}, [r0]!
    vmax.f32 q11, q11, q0
    vld1.32 {d0, d1}, [r0]!
    vmax.f32 q12, q12, q1
    vld1.32 {d2, d3}, [r0]
    vmax.f32 q13, q13, q2
    sub r0, r0, #112
    vmax.f32 q14, q14, q0
    vmax.f32 q15, q15, q1
    cmp r1, #0
    bne .Lloop_31
.Lloop_end_30:
    vst1.32 {d16, d17}, [r8]!
    sub r2, r2, #1
    add r4, r4, #128
    vst1.32 {d18, d19}, [r8]!
    vst1.32 {d20, d21}, [r8]!
    vst1.32 {d22, d23}, [r8]!
    vst1.32 {d24, d25}, [r8]!
    vst1.32 {d26, d27}, [r8]!
    vst1.32 {d28, d29}, [r8]!
    vst1.32 {d30, d31}, [r8]!
    cmp r2, #0
    bne .Lloop_25
.Lloop_end_24:
    ubfx r0, r6, #0, #5
    lsr r0, r0, #4
    cmp r0, #0
    beq .Lloop_end_32
.Lloop_33:
    sub r1, r9, #1
    pld [r5]
    lsr r1, r1, #4
    mov r2, r5
    cmp r1, #0
    beq .Lloop_end_34
.Lloop_35:
    sub r1, r1, #1
    pld [r2, #64]
    add r2, r2, #64
    cmp r1, #0
    bne .Lloop_35
.Lloop_end_34:
    mov r1, r4
    vld1.32 {d16, d17}, [r1]!
    mov r2, r12
    add r5, r5, r9, lsl #2
    vld1.32 {d18, d19}, [r1]!
    vld1.32 {d20, d21}, [r1]!
    vld1.32 {d22, d23}, [r1]
    sub r1, r1, #48
    cmp r2, #0
    beq .Lloop_end_36
.Lloop_37:
    add r1, r1, r7, lsl #2
    vld1.32 {d24, d25}, [r1]!
    sub r2, r2, #1
    vld1.32 {d26, d27}, [r1]!
    vld1.32 {d28, d29}, [r1]!
    vmax.f32 q8, q8, q12
    vld1.32 {d24, d25}, [r1]
    vmax.f32 q9, q9, q13
    sub r1, r1, #48
    vmax.f32 q10, q10, q14
    vmax.f32 q11, q11, q12
    cmp r2, #0
    bne .Lloop_37
.Lloop_end_36:
    vst1.32 {d16, d17}, [r8]!
    sub r0, r0, #1
    add r4, r4, #64
    vst1.32 {d18, d19}, [r8]!
    vst1.32 {d20, d21}, [r8]!
    vst1.32 {d22, d23}, [r8]!
    cmp r0, #0
    bne .Lloop_33
.Lloop_end_32:
    ubfx r0, r6, #0, #4
    cmp r0, #0
    bne .Lotherwise_38
    b .Lend_39
.Lotherwise_38:
    pld [r5]
    add r0, r0, #0
    movw r1, #16
    cmp r0, r1
    movhi r0, r1
    movw r1, #1
    sub r2, r9, #1
    lsl r0, r1, r0
    lsr r1, r2, #4
    sub r2, r0, #1
    cmp r1, #0
    beq .Lloop_end_40
.Lloop_41:
    sub r1, r1, #1
    pld [r5, #64]
    add r5, r5, #64
    cmp r1, #0
    bne .Lloop_41
.Lloop_end_40:
    ubfx r0, r2, #0, #4
    cmp r0, #15
    bne .Lotherwise_42
    vld1.32 {d16, d17}, [r4]
    b .Lend_43
.Lotherwise_42:
    vmov.i32 q8, #0
    tst r2, #1
    beq .Lotherwise_44
    vld1.32 {d16[0]}, [r4]
.Lotherwise_44:
    tst r2, #2
    beq .Lotherwise_45
    add r0, r4, #4
    vld1.32 {d16[1]}, [r0]
.Lotherwise_45:
    tst r2, #4
    beq .Lotherwise_46
    add r0, r4, #8
    vld1.32 {d17[0]}, [r0]
.Lotherwise_46:
    tst r2, #8
    beq .Lotherwise_47
    add r0, r4, #12
    vld1.32 {d17[1]}, [r0]
.Lotherwise_47:
.Lend_43:
    ubfx r0, r2, #4, #4
    cmp r0, #15
    bne .Lotherwise_48
    add r0, r4, #16
    vld1.32 {d18, d19}, [r0]
    b .Lend_49
.Lotherwise_48:
    vmov.i32 q9, #0
    tst r2, #16
    beq .Lotherwise_50
    add r0, r4, #16
    vld1.32 {d18[0]}, [r0]
.Lotherwise_50:
    tst r2, #32
    beq .Lotherwise_51
    add r0, r4, #20
    vld1.32 {d18[1]}, [r0]
.Lotherwise_51:
    tst r2, #64
    beq .Lotherwise_52
    add r0, r4, #24
    vld1.32 {d19[0]}, [r0]
.Lotherwise_52:
    tst r2, #128
    beq .Lotherwise_53
    add r0, r4, #28
    vld1.32 {d19[1]}, [r0]
.Lotherwise_53:
.Lend_49:
    ubfx r0, r2, #8, #4
    cmp r0, #15
    bne .Lotherwise_54
    add r0, r4, #32
    vld1.32 {d20, d21}, [r0]
    b .Lend_55
.Lotherwise_54:
    vmov.i32 q10, #0
    tst r2, #256
    beq .Lotherwise_56
    add r0, r4, #32
    vld1.32 {d20[0]}, [r0]
.Lotherwise_56:
    tst r2, #512
    beq .Lotherwise_57
    add r0, r4, #36
    vld1.32 {d20[1]}, [r0]
.Lotherwise_57:
    tst r2, #1024
    beq .Lotherwise_58
    add r0, r4, #40
    vld1.32 {d21[0]}, [r0]
.Lotherwise_58:
    tst r2, #2048
    beq .Lotherwise_59
    add r0, r4, #44
    vld1.32 {d21[1]}, [r0]
.Lotherwise_59:
.Lend_55:
    ubfx r0, r2, #12, #4
    cmp r0, #15
    bne .Lotherwise_60
    add r0, r4, #48
    vld1.32 {d22, d23}, [r0]
    b .Lend_61
.Lotherwise_60:
    vmov.i32 q11, #0
    tst r2, #4096
    beq .Lotherwise_62
    add r0, r4, #48
    vld1.32 {d22[0]}, [r0]
.Lotherwise_62:
    tst r2, #8192
    beq .Lotherwise_63
    add r0, r4, #52
    vld1.32 {d22[1]}, [r0]
.Lotherwise_63:
    tst r2, #16384
    beq .Lotherwise_64
    add r0, r4, #56
    vld1.32 {d23[0]}, [r0]
.Lotherwise_64:
    tst r2, #32768
    beq .Lotherwise_65
    add r0, r4, #60
    vld1.32 {d23[1]}, [r0]
.Lotherwise_65:
.Lend_61:
    cmp r12, #0
    beq .Lloop_end_66
.Lloop_67:
    ubfx r0, r2, #0, #4
    add r4, r4, r7, lsl #2
    cmp r0, #15
    bne .Lotherwise_68
    vld1.32 {d24, d25}, [r4]
    b .Lend_69
.Lotherwise_68:
    vmov.i32 q12, #0
    tst r2, #1
    beq .Lotherwise_70
    vld1.32 {d24[0]}, [r4]
.Lotherwise_70:
    tst r2, #2
    beq .Lotherwise_71
    add r0, r4, #4
    vld1.32 {d24[1]}, [r0]
.Lotherwise_71:
    tst r2, #4
    beq .Lotherwise_72
    add r0, r4, #8
    vld1.32 {d25[0]}, [r0]
.Lotherwise_72:
    tst r2, #8
    beq .Lotherwise_73
    add r0, r4, #12
    vld1.32 {d25[1]}, [r0]
.Lotherwise_73:
.Lend_69:
    ubfx r0, r2, #4, #4
    vmax.f32 q8, q8, q12
    cmp r0, #15
    bne .Lotherwise_74
    add r0, r4, #16
    vld1.32 {d24, d25}, [r0]
    b .Lend_75
.Lotherwise_74:
    vmov.i32 q12, #0
    tst r2, #16
    beq .Lotherwise_76
    add r0, r4, #16
    vld1.32 {d24[0]}, [r0]
.Lotherwise_76:
    tst r2, #32
    beq .Lotherwise_77
    add r0, r4, #20
    vld1.32 {d24[1]}, [r0]
.Lotherwise_77:
    tst r2, #64
    beq .Lotherwise_78
    add r0, r4, #24
    vld1.32 {d25[0]}, [r0]
.Lotherwise_78:
    tst r2, #128
    beq .Lotherwise_79
    add r0, r4, #28
    vld1.32 {d25[1]}, [r0]
.Lotherwise_79:
.Lend_75:
    ubfx r0, r2, #8, #4
    vmax.f32 q9, q9, q12
    cmp r0, #15
    bne .Lotherwise_80
    add r0, r4, #32
    vld1.32 {d24, d25}, [r0]
    b .Lend_81
.Lotherwise_80:
    vmov.i32 q12, #0
    tst r2, #256
    beq .Lotherwise_82
    add r0, r4, #32
    vld1.32 {d24[0]}, [r0]
.Lotherwise_82:
    tst r2, #512
    beq .Lotherwise_83
    add r0, r4, #36
    vld1.32 {d24[1]}, [r0]
.Lotherwise_83:
    tst r2, #1024
    beq .Lotherwise_84
    add r0, r4, #40
    vld1.32 {d25[0]}, [r0]
.Lotherwise_84:
    tst r2, #2048
    beq .Lotherwise_85
    add r0, r4, #44
    vld1.32 {d25[1]}, [r0]
.Lotherwise_85:
.Lend_81:
    ubfx r0, r2, #12, #4
    vmax.f32 q10, q10, q12
    cmp r0, #15
    bne .Lotherwise_86
    add r0, r4, #48
    vld1.32 {d24, d25}, [r0]
    b .Lend_87
.Lotherwise_86:
    vmov.i32 q12, #0
    tst r2, #4096
    beq .Lotherwise_88
    add r0, r4, #48
    vld1.32 {d24[0]}, [r0]
.Lotherwise_88:
    tst r2, #8192
    beq .Lotherwise_89
    add r0, r4, #52
    vld1.32 {d24[1]}, [r0]
.Lotherwise_89:
    tst r2, #16384
    beq .Lotherwise_90
    add r0, r4, #56
    vld1.32 {d25[0]}, [r0]
.Lotherwise_90:
    tst r2, #32768
    beq .Lotherwise_91
    add r0, r4, #60
    vld1.32 {d25[1]}, [r0]
.Lotherwise_91:
.Lend_87:
    sub r12, r12, #1
    vmax.f32 q11, q11, q12
    cmp r12, #0
    bne .Lloop_67
.Lloop_end_66:
    vst1.32 {d16, d17}, [r8]!
    vst1.32 {d18, d19}, [r8]!
    vst1.32 {d20, d21}, [r8]!
    vst1.32 {d22, d23}, [r8]
    sub r8, r8, #48
.Lend_39:
.Lend_1:
    pop {r4, r5, r6, r7, r8, r9, r10, pc}
    .size nnp_pooling_maximum__armv7_neon, . - nnp_pooling_maximum__armv7_neon

    .text
    .p2align 4
    .globl nnp_pooling_maximum_by_2__armv7_neon
    .type nnp_pooling_maximum_by_2__armv7_neon, %function
nnp_pooling_maximum_by_2__armv7_neon:
    push {r4, r5, r6, r7, r8, r9, r14}
    ldr r12, [sp, #28]
    mov r4, r2
    ldr r2, [sp, #40]
    mov r5, r4
    mov r6, r1
    mov r14, r3
    ldr r7, [sp, #32]
    sub r3, r12, #1
    ldr r12, [sp, #36]
    add r5, r5, r2, lsl #2
    ldr r8, [sp, #44]
    cmp r0, #0
    bne .Lotherwise_92
    b .Lend_93
.Lotherwise_92:
    sub r2, r0, #1
    cmp r2, #0
    beq .Lloop_end_94
.Lloop_95:
    lsr r9, r6, #4
    cmp r9, #0
    beq .Lloop_end_96
.Lloop_97:
    sub r0, r8, #1
    pld [r5]
    lsr r0, r0, #4
    mov r1, r5
    cmp r0, #0
    beq .Lloop_end_98
.Lloop_99:
    sub r0, r0, #1
    pld [r1, #64]
    add r1, r1, #64
    cmp r0, #0
    bne .Lloop_99
.Lloop_end_98:
    mov r0, r4
    vld1.32 {d16, d17}, [r0]!
    add r5, r5, r8, lsl #2
    vld1.32 {d18, d19}, [r0]!
    vld1.32 {d20, d21}, [r0]!
    vmov q13, q8
    vld1.32 {d16, d17}, [r0]!
    vld1.32 {d22, d23}, [r0]!
    vmov q14, q10
    vld1.32 {d20, d21}, [r0]!
    vld1.32 {d24, d25}, [r0]!
    vmov q15, q11
    vld1.32 {d22, d23}, [r0]
    sub r0, r0, #108
    vuzp.32 q13, q9
    vuzp.32 q14, q8
    vuzp.32 q15, q10
    vuzp.32 q12, q11
    tst r3, #1
    beq .Lotherwise_100
    vmax.f32 q13, q13, q9
    add r0, r0, #4
    vmax.f32 q14, q14, q8
    vmax.f32 q15, q15, q10
    vmax.f32 q12, q12, q11
.Lotherwise_100:
    lsr r1, r3, #1
    cmp r1, #0
    beq .Lloop_end_101
.Lloop_102:
    vld1.32 {d16, d17}, [r0]!
    sub r1, r1, #1
    vld1.32 {d18, d19}, [r0]!
    vld1.32 {d20, d21}, [r0]!
    vmov q1, q8
    vld1.32 {d16, d17}, [r0]!
    vmov q2, q9
    vld1.32 {d18, d19}, [r0]!
    vmov q3, q10
    vld1.32 {d20, d21}, [r0]!
    vld1.32 {d22, d23}, [r0]!
    vld1.32 {d0, d1}, [r0]
    sub r0, r0, #104
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
    cmp r1, #0
    bne .Lloop_102
.Lloop_end_101:
    vst1.32 {d26, d27}, [r7]!
    sub r9, r9, #1
    add r4, r4, #128
    vst1.32 {d28, d29}, [r7]!
    vst1.32 {d30, d31}, [r7]!
    vst1.32 {d24, d25}, [r7]!
    cmp r9, #0
    bne .Lloop_97
.Lloop_end_96:
    ubfx r0, r6, #0, #4
    cmp r0, #0
    bne .Lotherwise_103
    b .Lend_104
.Lotherwise_103:
    sub r0, r8, #1
    pld [r5]
    lsr r0, r0, #4
    mov r1, r5
    cmp r0, #0
    beq .Lloop_end_105
.Lloop_106:
    sub r0, r0, #1
    pld [r1, #64]
    add r1, r1, #64
    cmp r0, #0
    bne .Lloop_106
.Lloop_end_105:
    mov r0, r4
    vld1.32 {d16, d17}, [r0]!
    add r5, r5, r8, lsl #2
    vld1.32 {d18, d19}, [r0]!
    vld1.32 {d20, d21}, [r0]!
    vmov q13, q8
    vld1.32 {d16, d17}, [r0]!
    vld1.32 {d22, d23}, [r0]!
    vmov q14, q10
    vld1.32 {d20, d21}, [r0]!
    vld1.32 {d24, d25}, [r0]!
    vmov q15, q11
    vld1.32 {d22, d23}, [r0]
    sub r0, r0, #108
    vuzp.32 q13, q9
    vuzp.32 q14, q8
    vuzp.32 q15, q10
    vuzp.32 q12, q11
    tst r3, #1
    beq .Lotherwise_107
    vmax.f32 q13, q13, q9
    add r0, r0, #4
    vmax.f32 q14, q14, q8
    vmax.f32 q15, q15, q10
    vmax.f32 q12, q12, q11
.Lotherwise_107:
    lsr r1, r3, #1
    cmp r1, #0
    beq .Lloop_end_108
.Lloop_109:
    vld1.32 {d16, d17}, [r0]!
    sub r1, r1, #1
    vld1.32 {d18, d19}, [r0]!
    vld1.32 {d20, d21}, [r0]!
    vmov q1, q8
    vld1.32 {d16, d17}, [r0]!
    vmov q2, q9
    vld1.32 {d18, d19}, [r0]!
    vmov q3, q10
    vld1.32 {d20, d21}, [r0]!
    vld1.32 {d22, d23}, [r0]!
    vld1.32 {d0, d1}, [r0]
    sub r0, r0, #104
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
    cmp r1, #0
    bne .Lloop_109
.Lloop_end_108:
    vst1.32 {d26, d27}, [r7]!
    vst1.32 {d28, d29}, [r7]!
    vst1.32 {d30, d31}, [r7]!
    vst1.32 {d24, d25}, [r7]
    sub r7, r7, #48
.Lend_104:
    lsr r0, r6, #4
    lsl r0, r0, #4
    lsl r1, r0, #1
    sub r4, r4, r1, lsl #2
    sub r7, r7, r0, lsl #2
    sub r2, r2, #1
    add r4, r4, r14, lsl #2
    add r7, r7, r12, lsl #2
    cmp r2, #0
    bne .Lloop_95
.Lloop_end_94:
    lsr r0, r6, #4
    cmp r0, #0
    beq .Lloop_end_110
.Lloop_111:
    sub r1, r8, #1
    pld [r5]
    lsr r1, r1, #4
    mov r2, r5
    cmp r1, #0
    beq .Lloop_end_112
.Lloop_113:
    sub r1, r1, #1
    pld [r2, #64]
    add r2, r2, #64
    cmp r1, #0
    bne .Lloop_113
.Lloop_end_112:
    mov r1, r4
    vld1.32 {d16, d17}, [r1]!
    add r5, r5, r8, lsl #2
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
    vuzp.32 q13, q9
    vuzp.32 q14, q8
    vuzp.32 q15, q10
    vuzp.32 q12, q11
    tst r3, #1
    beq .Lotherwise_114
    vmax.f32 q13, q13, q9
    add r1, r1, #4
    vmax.f32 q14, q14, q8
    vmax.f32 q15, q15, q10
    vmax.f32 q12, q12, q11
.Lotherwise_114:
    lsr r2, r3, #1
    cmp r2, #0
    beq .Lloop_end_115
.Lloop_116:
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
    bne .Lloop_116
.Lloop_end_115:
    vst1.32 {d26, d27}, [r7]!
    sub r0, r0, #1
    add r4, r4, #128
    vst1.32 {d28, d29}, [r7]!
    vst1.32 {d30, d31}, [r7]!
    vst1.32 {d24, d25}, [r7]!
    cmp r0, #0
    bne .Lloop_111
.Lloop_end_110:
    ubfx r0, r6, #0, #4
    cmp r0, #0
    bne .Lotherwise_117
    b .Lend_118
.Lotherwise_117:
    lsl r0, r0, #1
    pld [r5]
    add r0, r0, #0
    movw r1, #32
    cmp r0, r1
    movhi r0, r1
    movw r1, #1
    sub r2, r8, #1
    lsl r0, r1, r0
    lsr r1, r2, #4
    sub r2, r0, #1
    cmp r1, #0
    beq .Lloop_end_119
.Lloop_120:
    sub r1, r1, #1
    pld [r5, #64]
    add r5, r5, #64
    cmp r1, #0
    bne .Lloop_120
.Lloop_end_119:
    ubfx r0, r2, #0, #4
    cmp r0, #15
    bne .Lotherwise_121
    vld1.32 {d16, d17}, [r4]
    b .Lend_122
.Lotherwise_121:
    vmov.i32 q8, #0
    tst r2, #1
    beq .Lotherwise_123
    vld1.32 {d16[0]}, [r4]
.Lotherwise_123:
    tst r2, #2
    beq .Lotherwise_124
    add r0, r4, #4
    vld1.32 {d16[1]}, [r0]
.Lotherwise_124:
    tst r2, #4
    beq .Lotherwise_125
    add r0, r4, #8
    vld1.32 {d17[0]}, [r0]
.Lotherwise_125:
    tst r2, #8
    beq .Lotherwise_126
    add r0, r4, #12
    vld1.32 {d17[1]}, [r0]
.Lotherwise_126:
.Lend_122:
    ubfx r0, r2, #4, #4
    cmp r0, #15
    bne .Lotherwise_127
    add r0, r4, #16
    vld1.32 {d18, d19}, [r0]
    b .Lend_128
.Lotherwise_127:
    vmov.i32 q9, #0
    tst r2, #16
    beq .Lotherwise_129
    add r0, r4, #16
    vld1.32 {d18[0]}, [r0]
.Lotherwise_129:
    tst r2, #32
    beq .Lotherwise_130
    add r0, r4, #20
    vld1.32 {d18[1]}, [r0]
.Lotherwise_130:
    tst r2, #64
    beq .Lotherwise_131
    add r0, r4, #24
    vld1.32 {d19[0]}, [r0]
.Lotherwise_131:
    tst r2, #128
    beq .Lotherwise_132
    add r0, r4, #28
    vld1.32 {d19[1]}, [r0]
.Lotherwise_132:
.Lend_128:
    vmov q13, q8
    ubfx r0, r2, #8, #4
    vuzp.32 q13, q9
    cmp r0, #15
    bne .Lotherwise_133
    add r0, r4, #32
    vld1.32 {d16, d17}, [r0]
    b .Lend_134
.Lotherwise_133:
    vmov.i32 q8, #0
    tst r2, #256
    beq .Lotherwise_135
    add r0, r4, #32
    vld1.32 {d16[0]}, [r0]
.Lotherwise_135:
    tst r2, #512
    beq .Lotherwise_136
    add r0, r4, #36
    vld1.32 {d16[1]}, [r0]
.Lotherwise_136:
    tst r2, #1024
    beq .Lotherwise_137
    add r0, r4, #40
    vld1.32 {d17[0]}, [r0]
.Lotherwise_137:
    tst r2, #2048
    beq .Lotherwise_138
    add r0, r4, #44
    vld1.32 {d17[1]}, [r0]
.Lotherwise_138:
.Lend_134:
    ubfx r0, r2, #12, #4
    cmp r0, #15
    bne .Lotherwise_139
    add r0, r4, #48
    vld1.32 {d20, d21}, [r0]
    b .Lend_140
.Lotherwise_139:
    vmov.i32 q10, #0
    tst r2, #4096
    beq .Lotherwise_141
    add r0, r4, #48
    vld1.32 {d20[0]}, [r0]
.Lotherwise_141:
    tst r2, #8192
    beq .Lotherwise_142
    add r0, r4, #52
    vld1.32 {d20[1]}, [r0]
.Lotherwise_142:
    tst r2, #16384
    beq .Lotherwise_143
    add r0, r4, #56
    vld1.32 {d21[0]}, [r0]
.Lotherwise_143:
    tst r2, #32768
    beq .Lotherwise_144
    add r0, r4, #60
    vld1.32 {d21[1]}, [r0]
.Lotherwise_144:
.Lend_140:
    vmov q14, q8
    ubfx r0, r2, #16, #4
    vuzp.32 q14, q10
    cmp r0, #15
    bne .Lotherwise_145
    add r0, r4, #64
    vld1.32 {d16, d17}, [r0]
    b .Lend_146
.Lotherwise_145:
    vmov.i32 q8, #0
    tst r2, #65536
    beq .Lotherwise_147
    add r0, r4, #64
    vld1.32 {d16[0]}, [r0]
.Lotherwise_147:
    tst r2, #131072
    beq .Lotherwise_148
    add r0, r4, #68
    vld1.32 {d16[1]}, [r0]
.Lotherwise_148:
    tst r2, #262144
    beq .Lotherwise_149
    add r0, r4, #72
    vld1.32 {d17[0]}, [r0]
.Lotherwise_149:
    tst r2, #524288
    beq .Lotherwise_150
    add r0, r4, #76
    vld1.32 {d17[1]}, [r0]
.Lotherwise_150:
.Lend_146:
    ubfx r0, r2, #20, #4
    cmp r0, #15
    bne .Lotherwise_151
    add r0, r4, #80
    vld1.32 {d22, d23}, [r0]
    b .Lend_152
.Lotherwise_151:
    vmov.i32 q11, #0
    tst r2, #1048576
    beq .Lotherwise_153
    add r0, r4, #80
    vld1.32 {d22[0]}, [r0]
.Lotherwise_153:
    tst r2, #2097152
    beq .Lotherwise_154
    add r0, r4, #84
    vld1.32 {d22[1]}, [r0]
.Lotherwise_154:
    tst r2, #4194304
    beq .Lotherwise_155
    add r0, r4, #88
    vld1.32 {d23[0]}, [r0]
.Lotherwise_155:
    tst r2, #8388608
    beq .Lotherwise_156
    add r0, r4, #92
    vld1.32 {d23[1]}, [r0]
.Lotherwise_156:
.Lend_152:
    vmov q15, q8
    ubfx r0, r2, #24, #4
    vuzp.32 q15, q11
    cmp r0, #15
    bne .Lotherwise_157
    add r0, r4, #96
    vld1.32 {d16, d17}, [r0]
    b .Lend_158
.Lotherwise_157:
    vmov.i32 q8, #0
    tst r2, #16777216
    beq .Lotherwise_159
    add r0, r4, #96
    vld1.32 {d16[0]}, [r0]
.Lotherwise_159:
    tst r2, #33554432
    beq .Lotherwise_160
    add r0, r4, #100
    vld1.32 {d16[1]}, [r0]
.Lotherwise_160:
    tst r2, #67108864
    beq .Lotherwise_161
    add r0, r4, #104
    vld1.32 {d17[0]}, [r0]
.Lotherwise_161:
    tst r2, #134217728
    beq .Lotherwise_162
    add r0, r4, #108
    vld1.32 {d17[1]}, [r0]
.Lotherwise_162:
.Lend_158:
    ubfx r0, r2, #28, #4
    cmp r0, #15
    bne .Lotherwise_163
    add r0, r4, #112
    vld1.32 {d24, d25}, [r0]
    b .Lend_164
.Lotherwise_163:
    vmov.i32 q12, #0
    tst r2, #268435456
    beq .Lotherwise_165
    add r0, r4, #112
    vld1.32 {d24[0]}, [r0]
.Lotherwise_165:
    tst r2, #536870912
    beq .Lotherwise_166
    add r0, r4, #116
    vld1.32 {d24[1]}, [r0]
.Lotherwise_166:
    tst r2, #1073741824
    beq .Lotherwise_167
    add r0, r4, #120
    vld1.32 {d25[0]}, [r0]
.Lotherwise_167:
    tst r2, #2147483648
    beq .Lotherwise_168
    add r0, r4, #124
    vld1.32 {d25[1]}, [r0]
.Lotherwise_168:
.Lend_164:
    vmov q0, q8
    add r4, r4, #4
    vuzp.32 q0, q12
    tst r3, #1
    beq .Lotherwise_169
    vmax.f32 q13, q13, q9
    add r4, r4, #4
    vmax.f32 q14, q14, q10
    vmax.f32 q15, q15, q11
    vmax.f32 q0, q0, q12
.Lotherwise_169:
    lsr r1, r3, #1
    cmp r1, #0
    beq .Lloop_end_170
.Lloop_171:
    ubfx r0, r2, #0, #4
    cmp r0, #15
    bne .Lotherwise_172
    vld1.32 {d16, d17}, [r4]
    b .Lend_173
.Lotherwise_172:
    vmov.i32 q8, #0
    tst r2, #1
    beq .Lotherwise_174
    vld1.32 {d16[0]}, [r4]
.Lotherwise_174:
    tst r2, #2
    beq .Lotherwise_175
    add r0, r4, #4
    vld1.32 {d16[1]}, [r0]
.Lotherwise_175:
    tst r2, #4
    beq .Lotherwise_176
    add r0, r4, #8
    vld1.32 {d17[0]}, [r0]
.Lotherwise_176:
    tst r2, #8
    beq .Lotherwise_177
    add r0, r4, #12
    vld1.32 {d17[1]}, [r0]
.Lotherwise_177:
.Lend_173:
    ubfx r0, r2, #4, #4
    cmp r0, #15
    bne .Lotherwise_178
    add r0, r4, #16
    vld1.32 {d18, d19}, [r0]
    b .Lend_179
.Lotherwise_178:
    vmov.i32 q9, #0
    tst r2, #16
    beq .Lotherwise_180
    add r0, r4, #16
    vld1.32 {d18[0]}, [r0]
.Lotherwise_180:
    tst r2, #32
    beq .Lotherwise_181
    add r0, r4, #20
    vld1.32 {d18[1]}, [r0]
.Lotherwise_181:
    tst r2, #64
    beq .Lotherwise_182
    add r0, r4, #24
    vld1.32 {d19[0]}, [r0]
.Lotherwise_182:
    tst r2, #128
    beq .Lotherwise_183
    add r0, r4, #28
    vld1.32 {d19[1]}, [r0]
.Lotherwise_183:
.Lend_179:
    vmov q1, q8
    ubfx r0, r2, #8, #4
    vmov q2, q9
    vuzp.32 q1, q2
    cmp r0, #15
    bne .Lotherwise_184
    add r0, r4, #32
    vld1.32 {d16, d17}, [r0]
    b .Lend_185
.Lotherwise_184:
    vmov.i32 q8, #0
    tst r2, #256
    beq .Lotherwise_186
    add r0, r4, #32
    vld1.32 {d16[0]}, [r0]
.Lotherwise_186:
    tst r2, #512
    beq .Lotherwise_187
    add r0, r4, #36
    vld1.32 {d16[1]}, [r0]
.Lotherwise_187:
    tst r2, #1024
    beq .Lotherwise_188
    add r0, r4, #40
    vld1.32 {d17[0]}, [r0]
.Lotherwise_188:
    tst r2, #2048
    beq .Lotherwise_189
    add r0, r4, #44
    vld1.32 {d17[1]}, [r0]
.Lotherwise_189:
.Lend_185:
    ubfx r0, r2, #12, #4
    cmp r0, #15
    bne .Lotherwise_190
    add r0, r4, #48
    vld1.32 {d18, d19}, [r0]
    b .Lend_191
.Lotherwise_190:
    vmov.i32 q9, #0
    tst r2, #4096
    beq .Lotherwise_192
    add r0, r4, #48
    vld1.32 {d18[0]}, [r0]
.Lotherwise_192:
    tst r2, #8192
    beq .Lotherwise_193
    add r0, r4, #52
    vld1.32 {d18[1]}, [r0]
.Lotherwise_193:
    tst r2, #16384
    beq .Lotherwise_194
    add r0, r4, #56
    vld1.32 {d19[0]}, [r0]
.Lotherwise_194:
    tst r2, #32768
    beq .Lotherwise_195
    add r0, r4, #60
    vld1.32 {d19[1]}, [r0]
.Lotherwise_195:
.Lend_191:
    vmov q3, q8
    ubfx r0, r2, #16, #4
    vuzp.32 q3, q9
    cmp r0, #15
    bne .Lotherwise_196
    add r0, r4, #64
    vld1.32 {d16, d17}, [r0]
    b .Lend_197
.Lotherwise_196:
    vmov.i32 q8, #0
    tst r2, #65536
    beq .Lotherwise_198
    add r0, r4, #64
    vld1.32 {d16[0]}, [r0]
.Lotherwise_198:
    tst r2, #131072
    beq .Lotherwise_199
    add r0, r4, #68
    vld1.32 {d16[1]}, [r0]
.Lotherwise_199:
    tst r2, #262144
    beq .Lotherwise_200
    add r0, r4, #72
    vld1.32 {d17[0]}, [r0]
.Lotherwise_200:
    tst r2, #524288
    beq .Lotherwise_201
    add r0, r4, #76
    vld1.32 {d17[1]}, [r0]
.Lotherwise_201:
.Lend_197:
    ubfx r0, r2, #20, #4
    cmp r0, #15
    bne .Lotherwise_202
    add r0, r4, #80
    vld1.32 {d20, d21}, [r0]
    b .Lend_203
.Lotherwise_202:
    vmov.i32 q10, #0
    tst r2, #1048576
    beq .Lotherwise_204
    add r0, r4, #80
    vld1.32 {d20[0]}, [r0]
.Lotherwise_204:
    tst r2, #2097152
    beq .Lotherwise_205
    add r0, r4, #84
    vld1.32 {d20[1]}, [r0]
.Lotherwise_205:
    tst r2, #4194304
    beq .Lotherwise_206
    add r0, r4, #88
    vld1.32 {d21[0]}, [r0]
.Lotherwise_206:
    tst r2, #8388608
    beq .Lotherwise_207
    add r0, r4, #92
    vld1.32 {d21[1]}, [r0]
.Lotherwise_207:
.Lend_203:
    ubfx r0, r2, #24, #4
    vuzp.32 q8, q10
    cmp r0, #15
    bne .Lotherwise_208
    add r0, r4, #96
    vld1.32 {d22, d23}, [r0]
    b .Lend_209
.Lotherwise_208:
    vmov.i32 q11, #0
    tst r2, #16777216
    beq .Lotherwise_210
    add r0, r4, #96
    vld1.32 {d22[0]}, [r0]
.Lotherwise_210:
    tst r2, #33554432
    beq .Lotherwise_211
    add r0, r4, #100
    vld1.32 {d22[1]}, [r0]
.Lotherwise_211:
    tst r2, #67108864
    beq .Lotherwise_212
    add r0, r4, #104
    vld1.32 {d23[0]}, [r0]
.Lotherwise_212:
    tst r2, #134217728
    beq .Lotherwise_213
    add r0, r4, #108
    vld1.32 {d23[1]}, [r0]
.Lotherwise_213:
.Lend_209:
    ubfx r0, r2, #28, #4
    cmp r0, #15
    bne .Lotherwise_214
    add r0, r4, #112
    vld1.32 {d24, d25}, [r0]
    b .Lend_215
.Lotherwise_214:
    vmov.i32 q12, #0
    tst r2, #268435456
    beq .Lotherwise_216
    add r0, r4, #112
    vld1.32 {d24[0]}, [r0]
.Lotherwise_216:
    tst r2, #536870912
    beq .Lotherwise_217
    add r0, r4, #116
    vld1.32 {d24[1]}, [r0]
.Lotherwise_217:
    tst r2, #1073741824
    beq .Lotherwise_218
    add r0, r4, #120
    vld1.32 {d25[0]}, [r0]
.Lotherwise_218:
    tst r2, #2147483648
    beq .Lotherwise_219
    add r0, r4, #124
    vld1.32 {d25[1]}, [r0]
.Lotherwise_219:
.Lend_215:
    sub r1, r1, #1
    add r4, r4, #8
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
    bne .Lloop_171
.Lloop_end_170:
    vst1.32 {d26, d27}, [r7]!
    vst1.32 {d28, d29}, [r7]!
    vst1.32 {d30, d31}, [r7]!
    vst1.32 {d0, d1}, [r7]
    sub r7, r7, #48
.Lend_118:
.Lend_93:
    pop {r4, r5, r6, r7, r8, r9, pc}
    .size nnp_pooling_maximum_by_2__armv7_neon, . - nnp_pooling_maximum_by_2__armv7_neon

    .text
    .p2align 4
    .globl nnp_pooling_maximum_of_pairs__armv7_neon
    .type nnp_pooling_maximum_of_pairs__armv7_neon, %function
nnp_pooling_maximum_of_pairs__armv7_neon:
    push {r4, r5, r6, r7, r8, r9, r10, r14}
    ldr r12, [sp, #32]
    mov r4, r2
    ldr r2, [sp, #48]
    mov r5, r4
    mov r6, r1
    mov r14, r3
    ldr r7, [sp, #36]
    sub r12, r12, #1
    ldr r8, [sp, #40]
    add r5, r5, r2, lsl #2
    ldr r3, [sp, #44]
    ldr r9, [sp, #52]
    cmp r0, #0
    bne .Lotherwise_220
    b .Lend_221
.Lotherwise_220:
    sub r2, r0, #1
    cmp r2, #0
    beq .Lloop_end_222
.Lloop_223:
    lsr r10, r6, #4
    cmp r10, #0
    beq .Lloop_end_224
.Lloop_225:
    sub r0, r9, #1
    pld [r5]
    lsr r0, r0, #4
    mov r1, r5
    cmp r0, #0
    beq .Lloop_end_226
.Lloop_227:
    sub r0, r0, #1
    pld [r1, #64]
    add r1, r1, #64
    cmp r0, #0
    bne .Lloop_227
.Lloop_end_226:
    mov r0, r4
    vld1.32 {d16, d17}, [r0]!
    mov r1, r12
    add r5, r5, r9, lsl #2
    vld1.32 {d24, d25}, [r0]!
    vld1.32 {d26, d27}, [r0]!
    vld1.32 {d28, d29}, [r0]!
    vld1.32 {d30, d31}, [r0]!
    vld1.32 {d0, d1}, [r0]!
    vld1.32 {d2, d3}, [r0]!
    vld1.32 {d4, d5}, [r0]
    sub r0, r0, #112
    cmp r1, #0
    beq .Lloop_end_228
.Lloop_229:
    add r0, r0, r7, lsl #2
    vld1.32 {d18, d19}, [r0]!
    sub r1, r1, #1
    vld1.32 {d20, d21}, [r0]!
    vld1.32 {d22, d23}, [r0]!
    vmax.f32 q8, q8, q9
    vld1.32 {d18, d19}, [r0]!
    vmax.f32 q12, q12, q10
    vld1.32 {d20, d21}, [r0]!
    vmax.f32 q13, q13, q11
    vld1.32 {d22, d23}, [r0]!
    vmax.f32 q14, q14, q9
    vld1.32 {d18, d19}, [r0]!
    vmax.f32 q15, q15, q10
    vld1.32 {d20, d21}, [r0]
    vmax.f32 q0, q0, q11
    sub r0, r0, #112
    vmax.f32 q1, q1, q9
    vmax.f32 q2, q2, q10
    cmp r1, #0
    bne .Lloop_229
.Lloop_end_228:
    sub r10, r10, #1
    add r4, r4, #128
    vuzp.32 q8, q12
    vuzp.32 q13, q14
    vuzp.32 q15, q0
    vuzp.32 q1, q2
    vmax.f32 q8, q8, q12
    vmax.f32 q13, q13, q14
    vmax.f32 q15, q15, q0
    vst1.32 {d16, d17}, [r8]!
    vmax.f32 q1, q1, q2
    vst1.32 {d26, d27}, [r8]!
    vst1.32 {d30, d31}, [r8]!
    vst1.32 {d2, d3}, [r8]!
    cmp r10, #0
    bne .Lloop_225
.Lloop_end_224:
    ubfx r0, r6, #0, #4
    cmp r0, #0
    bne .Lotherwise_230
    b .Lend_231
.Lotherwise_230:
    sub r0, r9, #1
    pld [r5]
    lsr r0, r0, #4
    mov r1, r5
    cmp r0, #0
    beq .Lloop_end_232
.Lloop_233:
    sub r0, r0, #1
    pld [r1, #64]
    add r1, r1, #64
    cmp r0, #0
    bne .Lloop_233
.Lloop_end_232:
    mov r0, r4
    vld1.32 {d16, d17}, [r0]!
    mov r1, r12
    add r5, r5, r9, lsl #2
    vld1.32 {d24, d25}, [r0]!
    vld1.32 {d26, d27}, [r0]!
    vld1.32 {d28, d29}, [r0]!
    vld1.32 {d30, d31}, [r0]!
    vld1.32 {d0, d1}, [r0]!
    vld1.32 {d2, d3}, [r0]!
    vld1.32 {d4, d5}, [r0]
    sub r0, r0, #112
    cmp r1, #0
    beq .Lloop_end_234
.Lloop_235:
    add r0, r0, r7, lsl #2
    vld1.32 {d18, d19}, [r0]!
    sub r1, r1, #1
    vld1.32 {d20, d21}, [r0]!
    vld1.32 {d22, d23}, [r0]!
    vmax.f32 q8, q8, q9
    vld1.32 {d18, d19}, [r0]!
    vmax.f32 q12, q12, q10
    vld1.32 {d20, d21}, [r0]!
    vmax.f32 q13, q13, q11
    vld1.32 {d22, d23}, [r0]!
    vmax.f32 q14, q14, q9
    vld1.32 {d18, d19}, [r0]!
    vmax.f32 q15, q15, q10
    vld1.32 {d20, d21}, [r0]
    vmax.f32 q0, q0, q11
    sub r0, r0, #112
    vmax.f32 q1, q1, q9
    vmax.f32 q2, q2, q10
    cmp r1, #0
    bne .Lloop_235
.Lloop_end_234:
    vuzp.32 q8, q12
    vuzp.32 q13, q14
    vuzp.32 q15, q0
    vuzp.32 q1, q2
    vmax.f32 q8, q8, q12
    vmax.f32 q13, q13, q14
    vmax.f32 q15, q15, q0
    vst1.32 {d16, d17}, [r8]!
    vmax.f32 q1, q1, q2
    vst1.32 {d26, d27}, [r8]!
    vst1.32 {d30, d31}, [r8]!
    vst1.32 {d2, d3}, [r8]
    sub r8, r8, #48
.Lend_231:
    lsr r0, r6, #4
    lsl r0, r0, #4
    lsl r1, r0, #1
    sub r4, r4, r1, lsl #2
    sub r8, r8, r0, lsl #2
    sub r2, r2, #1
    add r4, r4, r14, lsl #2
    add r8, r8, r3, lsl #2
    cmp r2, #0
    bne .Lloop_223
.Lloop_end_222:
    lsr r0, r6, #4
    cmp r0, #0
    beq .Lloop_end_236
.Lloop_237:
    sub r1, r9, #1
    pld [r5]
    lsr r1, r1, #4
    mov r2, r5
    cmp r1, #0
    beq .Lloop_end_238
.Lloop_239:
    sub r1, r1, #1
    pld [r2, #64]
    add r2, r2, #64
    cmp r1, #0
    bne .Lloop_239
.Lloop_end_238:
    mov r1, r4
    vld1.32 {d16, d17}, [r1]!
    mov r2, r12
    add r5, r5, r9, lsl #2
    vld1.32 {d24, d25}, [r1]!
    vld1.32 {d26, d27}, [r1]!
    vld1.32 {d28, d29}, [r1]!
    vld1.32 {d30, d31}, [r1]!
    vld1.32 {d0, d1}, [r1]!
    vld1.32 {d2, d3}, [r1]!
    vld1.32 {d4, d5}, [r1]
    sub r1, r1, #112
    cmp r2, #0
    beq .Lloop_end_240
.Lloop_241:
    add r1, r1, r7, lsl #2
    vld1.32 {d18, d19}, [r1]!
    sub r2, r2, #1
    vld1.32 {d20, d21}, [r1]!
    vld1.32 {d22, d23}, [r1]!
    vmax.f32 q8, q8, q9
    vld1.32 {d18, d19}, [r1]!
    vmax.f32 q12, q12, q10
    vld1.32 {d20, d21}, [r1]!
    vmax.f32 q13, q13, q11
    vld1.32 {d22, d23}, [r1]!
    vmax.f32 q14, q14, q9
    vld1.32 {d18, d19}, [r1]!
    vmax.f32 q15, q15, q10
    vld1.32 {d20, d21}, [r1]
    vmax.f32 q0, q0, q11
    sub r1, r1, #112
    vmax.f32 q1, q1, q9
    vmax.f32 q2, q2, q10
    cmp r2, #0
    bne .Lloop_241
.Lloop_end_240:
    sub r0, r0, #1
    add r4, r4, #128
    vuzp.32 q8, q12
    vuzp.32 q13, q14
    vuzp.32 q15, q0
    vuzp.32 q1, q2
    vmax.f32 q8, q8, q12
    vmax.f32 q13, q13, q14
    vmax.f32 q15, q15, q0
    vst1.32 {d16, d17}, [r8]!
    vmax.f32 q1, q1, q2
    vst1.32 {d26, d27}, [r8]!
    vst1.32 {d30, d31}, [r8]!
    vst1.32 {d2, d3}, [r8]!
    cmp r0, #0
    bne .Lloop_237
.Lloop_end_236:
    ubfx r0, r6, #0, #4
    cmp r0, #0
    bne .Lotherwise_242
    b .Lend_243
.Lotherwise_242:
    lsl r0, r0, #1
    pld [r5]
    add r0, r0, #0
    movw r1, #32
    cmp r0, r1
    movhi r0, r1
    movw r1, #1
    sub r2, r9, #1
    lsl r0, r1, r0
    lsr r1, r2, #4
    sub r2, r0, #1
    cmp r1, #0
    beq .Lloop_end_244
.Lloop_245:
    sub r1, r1, #1
    pld [r5, #64]
    add r5, r5, #64
    cmp r1, #0
    bne .Lloop_245
.Lloop_end_244:
    ubfx r0, r2, #0, #4
    cmp r0, #15
    bne .Lotherwise_246
    vld1.32 {d16, d17}, [r4]
    b .Lend_247
.Lotherwise_246:
    vmov.i32 q8, #0
    tst r2, #1
    beq .Lotherwise_248
    vld1.32 {d16[0]}, [r4]
.Lotherwise_248:
    tst r2, #2
    beq .Lotherwise_249
    add r0, r4, #4
    vld1.32 {d16[1]}, [r0]
.Lotherwise_249:
    tst r2, #4
    beq .Lotherwise_250
    add r0, r4, #8
    vld1.32 {d17[0]}, [r0]
.Lotherwise_250:
    tst r2, #8
    beq .Lotherwise_251
    add r0, r4, #12
    vld1.32 {d17[1]}, [r0]
.Lotherwise_251:
.Lend_247:
    ubfx r0, r2, #4, #4
    cmp r0, #15
    bne .Lotherwise_252
    add r0, r4, #16
    vld1.32 {d20, d21}, [r0]
    b .Lend_253
.Lotherwise_252:
    vmov.i32 q10, #0
    tst r2, #16
    beq .Lotherwise_254
    add r0, r4, #16
    vld1.32 {d20[0]}, [r0]
.Lotherwise_254:
    tst r2, #32
    beq .Lotherwise_255
    add r0, r4, #20
    vld1.32 {d20[1]}, [r0]
.Lotherwise_255:
    tst r2, #64
    beq .Lotherwise_256
    add r0, r4, #24
    vld1.32 {d21[0]}, [r0]
.Lotherwise_256:
    tst r2, #128
    beq .Lotherwise_257
    add r0, r4, #28
    vld1.32 {d21[1]}, [r0]
.Lotherwise_257:
.Lend_253:
    ubfx r0, r2, #8, #4
    cmp r0, #15
    bne .Lotherwise_258
    add r0, r4, #32
    vld1.32 {d22, d23}, [r0]
    b .Lend_259
.Lotherwise_258:
    vmov.i32 q11, #0
    tst r2, #256
    beq .Lotherwise_260
    add r0, r4, #32
    vld1.32 {d22[0]}, [r0]
.Lotherwise_260:
    tst r2, #512
    beq .Lotherwise_261
    add r0, r4, #36
    vld1.32 {d22[1]}, [r0]
.Lotherwise_261:
    tst r2, #1024
    beq .Lotherwise_262
    add r0, r4, #40
    vld1.32 {d23[0]}, [r0]
.Lotherwise_262:
    tst r2, #2048
    beq .Lotherwise_263
    add r0, r4, #44
    vld1.32 {d23[1]}, [r0]
.Lotherwise_263:
.Lend_259:
    ubfx r0, r2, #12, #4
    cmp r0, #15
    bne .Lotherwise_264
    add r0, r4, #48
    vld1.32 {d24, d25}, [r0]
    b .Lend_265
.Lotherwise_264:
    vmov.i32 q12, #0
    tst r2, #4096
    beq .Lotherwise_266
    add r0, r4, #48
    vld1.32 {d24[0]}, [r0]
.Lotherwise_266:
    tst r2, #8192
    beq .Lotherwise_267
    add r0, r4, #52
    vld1.32 {d24[1]}, [r0]
.Lotherwise_267:
    tst r2, #16384
    beq .Lotherwise_268
    add r0, r4, #56
    vld1.32 {d25[0]}, [r0]
.Lotherwise_268:
    tst r2, #32768
    beq .Lotherwise_269
    add r0, r4, #60
    vld1.32 {d25[1]}, [r0]
.Lotherwise_269:
.Lend_265:
    ubfx r0, r2, #16, #4
    cmp r0, #15
    bne .Lotherwise_270
    add r0, r4, #64
    vld1.32 {d26, d27}, [r0]
    b .Lend_271
.Lotherwise_270:
    vmov.i32 q13, #0
    tst r2, #65536
    beq .Lotherwise_272
    add r0, r4, #64
    vld1.32 {d26[0]}, [r0]
.Lotherwise_272:
    tst r2, #131072
    beq .Lotherwise_273
    add r0, r4, #68
    vld1.32 {d26[1]}, [r0]
.Lotherwise_273:
    tst r2, #262144
    beq .Lotherwise_274
    add r0, r4, #72
    vld1.32 {d27[0]}, [r0]
.Lotherwise_274:
    tst r2, #524288
    beq .Lotherwise_275
    add r0, r4, #76
    vld1.32 {d27[1]}, [r0]
.Lotherwise_275:
.Lend_271:
    ubfx r0, r2, #20, #4
    cmp r0, #15
    bne .Lotherwise_276
    add r0, r4, #80
    vld1.32 {d28, d29}, [r0]
    b .Lend_277
.Lotherwise_276:
    vmov.i32 q14, #0
    tst r2, #1048576
    beq .Lotherwise_278
    add r0, r4, #80
    vld1.32 {d28[0]}, [r0]
.Lotherwise_278:
    tst r2, #2097152
    beq .Lotherwise_279
    add r0, r4, #84
    vld1.32 {d28[1]}, [r0]
.Lotherwise_279:
    tst r2, #4194304
    beq .Lotherwise_280
    add r0, r4, #88
    vld1.32 {d29[0]}, [r0]
.Lotherwise_280:
    tst r2, #8388608
    beq .Lotherwise_281
    add r0, r4, #92
    vld1.32 {d29[1]}, [r0]
.Lotherwise_281:
.Lend_277:
    ubfx r0, r2, #24, #4
    cmp r0, #15
    bne .Lotherwise_282
    add r0, r4, #96
    vld1.32 {d30, d31}, [r0]
    b .Lend_283
.Lotherwise_282:
    vmov.i32 q15, #0
    tst r2, #16777216
    beq .Lotherwise_284
    add r0, r4, #96
    vld1.32 {d30[0]}, [r0]
.Lotherwise_284:
    tst r2, #33554432
    beq .Lotherwise_285
    add r0, r4, #100
    vld1.32 {d30[1]}, [r0]
.Lotherwise_285:
    tst r2, #67108864
    beq .Lotherwise_286
    add r0, r4, #104
    vld1.32 {d31[0]}, [r0]
.Lotherwise_286:
    tst r2, #134217728
    beq .Lotherwise_287
    add r0, r4, #108
    vld1.32 {d31[1]}, [r0]
.Lotherwise_287:
.Lend_283:
    ubfx r0, r2, #28, #4
    cmp r0, #15
    bne .Lotherwise_288
    add r0, r4, #112
    vld1.32 {d0, d1}, [r0]
    b .Lend_289
.Lotherwise_288:
    vmov.i32 q0, #0
    tst r2, #268435456
    beq .Lotherwise_290
    add r0, r4, #112
    vld1.32 {d0[0]}, [r0]
.Lotherwise_290:
    tst r2, #536870912
    beq .Lotherwise_291
    add r0, r4, #116
    vld1.32 {d0[1]}, [r0]
.Lotherwise_291:
    tst r2, #1073741824
    beq .Lotherwise_292
    add r0, r4, #120
    vld1.32 {d1[0]}, [r0]
.Lotherwise_292:
    tst r2, #2147483648
    beq .Lotherwise_293
    add r0, r4, #124
    vld1.32 {d1[1]}, [r0]
.Lotherwise_293:
.Lend_289:
    cmp r12, #0
    beq .Lloop_end_294
.Lloop_295:
    ubfx r0, r2, #0, #4
    add r4, r4, r7, lsl #2
    cmp r0, #15
    bne .Lotherwise_296
    vld1.32 {d18, d19}, [r4]
    b .Lend_297
.Lotherwise_296:
    vmov.i32 q9, #0
    tst r2, #1
    beq .Lotherwise_298
    vld1.32 {d18[0]}, [r4]
.Lotherwise_298:
    tst r2, #2
    beq .Lotherwise_299
    add r0, r4, #4
    vld1.32 {d18[1]}, [r0]
.Lotherwise_299:
    tst r2, #4
    beq .Lotherwise_300
    add r0, r4, #8
    vld1.32 {d19[0]}, [r0]
.Lotherwise_300:
    tst r2, #8
    beq .Lotherwise_301
    add r0, r4, #12
    vld1.32 {d19[1]}, [r0]
.Lotherwise_301:
.Lend_297:
    ubfx r0, r2, #4, #4
    vmax.f32 q8, q8, q9
    cmp r0, #15
    bne .Lotherwise_302
    add r0, r4, #16
    vld1.32 {d18, d19}, [r0]
    b .Lend_303
.Lotherwise_302:
    vmov.i32 q9, #0
    tst r2, #16
    beq .Lotherwise_304
    add r0, r4, #16
    vld1.32 {d18[0]}, [r0]
.Lotherwise_304:
    tst r2, #32
    beq .Lotherwise_305
    add r0, r4, #20
    vld1.32 {d18[1]}, [r0]
.Lotherwise_305:
    tst r2, #64
    beq .Lotherwise_306
    add r0, r4, #24
    vld1.32 {d19[0]}, [r0]
.Lotherwise_306:
    tst r2, #128
    beq .Lotherwise_307
    add r0, r4, #28
    vld1.32 {d19[1]}, [r0]
.Lotherwise_307:
.Lend_303:
    ubfx r0, r2, #8, #4
    vmax.f32 q10, q10, q9
    cmp r0, #15
    bne .Lotherwise_308
    add r0, r4, #32
    vld1.32 {d18, d19}, [r0]
    b .Lend_309
.Lotherwise_308:
    vmov.i32 q9, #0
    tst r2, #256
    beq .Lotherwise_310
    add r0, r4, #32
    vld1.32 {d18[0]}, [r0]
.Lotherwise_310:
    tst r2, #512
    beq .Lotherwise_311
    add r0, r4, #36
    vld1.32 {d18[1]}, [r0]
.Lotherwise_311:
    tst r2, #1024
    beq .Lotherwise_312
    add r0, r4, #40
    vld1.32 {d19[0]}, [r0]
.Lotherwise_312:
    tst r2, #2048
    beq .Lotherwise_313
    add r0, r4, #44
    vld1.32 {d19[1]}, [r0]
.Lotherwise_313:
.Lend_309:
    ubfx r0, r2, #12, #4
    vmax.f32 q11, q11, q9
    cmp r0, #15
    bne .Lotherwise_314
    add r0, r4, #48
    vld1.32 {d18, d19}, [r0]
    b .Lend_315
.Lotherwise_314:
    vmov.i32 q9, #0
    tst r2, #4096
    beq .Lotherwise_316
    add r0, r4, #48
    vld1.32 {d18[0]}, [r0]
.Lotherwise_316:
    tst r2, #8192
    beq .Lotherwise_317
    add r0, r4, #52
    vld1.32 {d18[1]}, [r0]
.Lotherwise_317:
    tst r2, #16384
    beq .Lotherwise_318
    add r0, r4, #56
    vld1.32 {d19[0]}, [r0]
.Lotherwise_318:
    tst r2, #32768
    beq .Lotherwise_319
    add r0, r4, #60
    vld1.32 {d19[1]}, [r0]
.Lotherwise_319:
.Lend_315:
    ubfx r0, r2, #16, #4
    vmax.f32 q12, q12, q9
    cmp r0, #15
    bne .Lotherwise_320
    add r0, r4, #64
    vld1.32 {d18, d19}, [r0]
    b .Lend_321
.Lotherwise_320:
    vmov.i32 q9, #0
    tst r2, #65536
    beq .Lotherwise_322
    add r0, r4, #64
    vld1.32 {d18[0]}, [r0]
.Lotherwise_322:
    tst r2, #131072
    beq .Lotherwise_323
    add r0, r4, #68
    vld1.32 {d18[1]}, [r0]
.Lotherwise_323:
    tst r2, #262144
    beq .Lotherwise_324
    add r0, r4, #72
    vld1.32 {d19[0]}, [r0]
.Lotherwise_324:
    tst r2, #524288
    beq .Lotherwise_325
    add r0, r4, #76
    vld1.32 {d19[1]}, [r0]
.Lotherwise_325:
.Lend_321:
    ubfx r0, r2, #20, #4
    vmax.f32 q13, q13, q9
    cmp r0, #15
    bne .Lotherwise_326
    add r0, r4, #80
    vld1.32 {d18, d19}, [r0]
    b .Lend_327
.Lotherwise_326:
    vmov.i32 q9, #0
    tst r2, #1048576
    beq .Lotherwise_328
    add r0, r4, #80
    vld1.32 {d18[0]}, [r0]
.Lotherwise_328:
    tst r2, #2097152
    beq .Lotherwise_329
    add r0, r4, #84
    vld1.32 {d18[1]}, [r0]
.Lotherwise_329:
    tst r2, #4194304
    beq .Lotherwise_330
    add r0, r4, #88
    vld1.32 {d19[0]}, [r0]
.Lotherwise_330:
    tst r2, #8388608
    beq .Lotherwise_331
    add r0, r4, #92
    vld1.32 {d19[1]}, [r0]
.Lotherwise_331:
.Lend_327:
    ubfx r0, r2, #24, #4
    vmax.f32 q14, q14, q9
    cmp r0, #15
    bne .Lotherwise_332
    add r0, r4, #96
    vld1.32 {d18, d19}, [r0]
    b .Lend_333
.Lotherwise_332:
    vmov.i32 q9, #0
    tst r2, #16777216
    beq .Lotherwise_334
    add r0, r4, #96
    vld1.32 {d18[0]}, [r0]
.Lotherwise_334:
    tst r2, #33554432
    beq .Lotherwise_335
    add r0, r4, #100
    vld1.32 {d18[1]}, [r0]
.Lotherwise_335:
    tst r2, #67108864
    beq .Lotherwise_336
    add r0, r4, #104
    vld1.32 {d19[0]}, [r0]
.Lotherwise_336:
    tst r2, #134217728
    beq .Lotherwise_337
    add r0, r4, #108
    vld1.32 {d19[1]}, [r0]
.Lotherwise_337:
.Lend_333:
    ubfx r0, r2, #28, #4
    vmax.f32 q15, q15, q9
    cmp r0, #15
    bne .Lotherwise_338
    add r0, r4, #112
    vld1.32 {d18, d19}, [r0]
    b .Lend_339
.Lotherwise_338:
    vmov.i32 q9, #0
    tst r2, #268435456
    beq .Lotherwise_340
    add r0, r4, #112
    vld1.32 {d18[0]}, [r0]
.Lotherwise_340:
    tst r2, #536870912
    beq .Lotherwise_341
    add r0, r4, #116
    vld1.32 {d18[1]}, [r0]
.Lotherwise_341:
    tst r2, #1073741824
    beq .Lotherwise_342
    add r0, r4, #120
    vld1.32 {d19[0]}, [r0]
.Lotherwise_342:
    tst r2, #2147483648
    beq .Lotherwise_343
    add r0, r4, #124
    vld1.32 {d19[1]}, [r0]
.Lotherwise_343:
.Lend_339:
    sub r12, r12, #1
    vmax.f32 q0, q0, q9
    cmp r12, #0
    bne .Lloop_295
.Lloop_end_294:
    vuzp.32 q8, q10
    vuzp.32 q11, q12
    vuzp.32 q13, q14
    vuzp.32 q15, q0
    vmax.f32 q8, q8, q10
    vmax.f32 q11, q11, q12
    vmax.f32 q13, q13, q14
    vst1.32 {d16, d17}, [r8]!
    vmax.f32 q15, q15, q0
    vst1.32 {d22, d23}, [r8]!
    vst1.32 {d26, d27}, [r8]!
    vst1.32 {d30, d31}, [r8]
    sub r8, r8, #48
.Lend_243:
.Lend_221:
    pop {r4, r5, r6, r7, r8, r9, r10, pc}
    .size nnp_pooling_maximum_of_pairs__armv7_neon, . - nnp_pooling_maximum_of_pairs__armv7_neon

    .text
    .p2align 4
    .globl nnp_pooling_maximum_of_threes__armv7_neon
    .type nnp_pooling_maximum_of_threes__armv7_neon, %function
nnp_pooling_maximum_of_threes__armv7_neon:
    push {r4, r5, r6, r7, r8, r9, r10, r11, r14}
    vpush {d8, d9, d10, d11, d12, d13, d14, d15}
    sub sp, sp, #16
    ldr r12, [sp, #116]
    mov r14, r2
    mov r2, r0
    ldr r0, [sp, #136]
    mov r4, r14
    mov r5, r1
    str r3, [sp, #0]
    ldr r7, [sp, #120]
    sub r6, r12, #1
    ldr r8, [sp, #124]
    add r4, r4, r0, lsl #2
    ldr r3, [sp, #128]
    ldr r12, [sp, #132]
    ldr r9, [sp, #140]
    cmp r2, #0
    bne .Lotherwise_344
    b .Lend_345
.Lotherwise_344:
    sub r2, r2, #1
    cmp r2, #0
    beq .Lloop_end_346
.Lloop_347:
    lsr r10, r5, #5
    cmp r10, #0
    beq .Lloop_end_348
.Lloop_349:
    sub r0, r9, #1
    pld [r4]
    lsr r0, r0, #4
    mov r1, r4
    cmp r0, #0
    beq .Lloop_end_350
.Lloop_351:
    sub r0, r0, #1
    pld [r1, #64]
    add r1, r1, #64
    cmp r0, #0
    bne .Lloop_351
.Lloop_end_350:
    sub r0, r9, #1
    add r4, r4, r9, lsl #2
    lsr r0, r0, #4
    pld [r4]
    mov r1, r4
    cmp r0, #0
    beq .Lloop_end_352
.Lloop_353:
    sub r0, r0, #1
    pld [r1, #64]
    add r1, r1, #64
    cmp r0, #0
    bne .Lloop_353
.Lloop_end_352:
    mov r1, r14
    vld1.32 {d22, d23}, [r1]!
    mov r11, r6
    add r4, r4, r9, lsl #2
    vld1.32 {d24, d25}, [r1]!
    vld1.32 {d26, d27}, [r1]!
    vld1.32 {d28, d29}, [r1]!
    vld1.32 {d30, d31}, [r1]!
    vld1.32 {d0, d1}, [r1]!
    vld1.32 {d2, d3}, [r1]!
    vld1.32 {d4, d5}, [r1]
    add r0, r1, #8
    vld1.32 {d6, d7}, [r0]
    sub r1, r1, #112
    cmp r11, #0
    beq .Lloop_end_354
.Lloop_355:
    add r1, r1, r7, lsl #2
    vld1.32 {d16, d17}, [r1]!
    sub r11, r11, #1
    vld1.32 {d18, d19}, [r1]!
    vld1.32 {d20, d21}, [r1]!
    vmax.f32 q11, q11, q8
    vld1.32 {d16, d17}, [r1]!
    vmax.f32 q12, q12, q9
    vld1.32 {d18, d19}, [r1]!
    vmax.f32 q13, q13, q10
    vld1.32 {d20, d21}, [r1]!
    vmax.f32 q14, q14, q8
    vld1.32 {d16, d17}, [r1]!
    vmax.f32 q15, q15, q9
    vld1.32 {d18, d19}, [r1]
    vmax.f32 q0, q0, q10
    vmax.f32 q1, q1, q8
    vmax.f32 q2, q2, q9
    add r0, r1, #8
    vld1.32 {d16, d17}, [r0]
    sub r1, r1, #112
    vmax.f32 q3, q3, q8
    cmp r11, #0
    bne .Lloop_355
.Lloop_end_354:
    vext.32 q8, q11, q12, #1
    sub r10, r10, #1
    add r14, r14, #128
    vext.32 q10, q12, q13, #1
    vext.32 q5, q13, q14, #1
    vext.32 q3, q3, q3, #2
    vext.32 q4, q14, q15, #1
    vext.32 q6, q11, q12, #2
    vmax.f32 q11, q11, q8
    vext.32 q9, q15, q0, #1
    vext.32 q7, q12, q13, #2
    vst1.32 {d22, d23}, [r12]!
    vmax.f32 q12, q12, q10
    vext.32 q8, q0, q1, #1
    vext.32 q10, q13, q14, #2
    vst1.32 {d24, d25}, [r12]!
    vmax.f32 q13, q13, q5
    vext.32 q5, q1, q2, #1
    vmax.f32 q11, q11, q6
    vst1.32 {d26, d27}, [r12]!
    vext.32 q6, q14, q15, #2
    vmax.f32 q14, q14, q4
    vst1.32 {d22, d23}, [r8]!
    vext.32 q11, q2, q3, #1
    vext.32 q4, q15, q0, #2
    vst1.32 {d28, d29}, [r12]!
    vmax.f32 q15, q15, q9
    vmax.f32 q12, q12, q7
    vext.32 q9, q0, q1, #2
    vst1.32 {d30, d31}, [r12]!
    vmax.f32 q0, q0, q8
    vst1.32 {d24, d25}, [r8]!
    vmax.f32 q13, q13, q10
    vext.32 q8, q1, q2, #2
    vst1.32 {d0, d1}, [r12]!
    vmax.f32 q1, q1, q5
    vst1.32 {d26, d27}, [r8]!
    vmax.f32 q14, q14, q6
    vext.32 q10, q2, q3, #2
    vst1.32 {d2, d3}, [r12]!
    vmax.f32 q2, q2, q11
    vst1.32 {d28, d29}, [r8]!
    vmax.f32 q15, q15, q4
    vmax.f32 q0, q0, q9
    vst1.32 {d4, d5}, [r12]!
    vmax.f32 q1, q1, q8
    vst1.32 {d30, d31}, [r8]!
    vmax.f32 q2, q2, q10
    vst1.32 {d0, d1}, [r8]!
    vst1.32 {d2, d3}, [r8]!
    vst1.32 {d4, d5}, [r8]!
    cmp r10, #0
    bne .Lloop_349
.Lloop_end_348:
    ubfx r0, r5, #0, #5
    lsr r10, r0, #4
    cmp r10, #0
    beq .Lloop_end_356
.Lloop_357:
    sub r0, r9, #1
    pld [r4]
    lsr r0, r0, #4
    mov r1, r4
    cmp r0, #0
    beq .Lloop_end_358
.Lloop_359:
    sub r0, r0, #1
    pld [r1, #64]
    add r1, r1, #64
    cmp r0, #0
    bne .Lloop_359
.Lloop_end_358:
    mov r1, r14
    vld1.32 {d28, d29}, [r1]!
    mov r11, r6
    add r4, r4, r9, lsl #2
    vld1.32 {d30, d31}, [r1]!
    vld1.32 {d0, d1}, [r1]!
    vld1.32 {d2, d3}, [r1]
    add r0, r1, #8
    vld1.32 {d16, d17}, [r0]
    sub r1, r1, #48
    cmp r11, #0
    beq .Lloop_end_360
.Lloop_361:
    add r1, r1, r7, lsl #2
    vld1.32 {d18, d19}, [r1]!
    sub r11, r11, #1
    vld1.32 {d20, d21}, [r1]!
    vld1.32 {d22, d23}, [r1]!
    vmax.f32 q14, q14, q9
    vld1.32 {d18, d19}, [r1]
    vmax.f32 q15, q15, q10
    vmax.f32 q0, q0, q11
    vmax.f32 q1, q1, q9
    add r0, r1, #8
    vld1.32 {d18, d19}, [r0]
    sub r1, r1, #48
    vmax.f32 q8, q8, q9
    cmp r11, #0
    bne .Lloop_361
.Lloop_end_360:
    vext.32 q8, q8, q8, #2
    sub r10, r10, #1
    add r14, r14, #64
    vext.32 q9, q14, q15, #1
    vext.32 q10, q15, q0, #1
    vext.32 q11, q0, q1, #1
    vext.32 q12, q1, q8, #1
    vext.32 q13, q14, q15, #2
    vmax.f32 q14, q14, q9
    vext.32 q9, q15, q0, #2
    vmax.f32 q15, q15, q10
    vst1.32 {d28, d29}, [r12]!
    vext.32 q10, q0, q1, #2
    vmax.f32 q0, q0, q11
    vst1.32 {d30, d31}, [r12]!
    vext.32 q8, q1, q8, #2
    vmax.f32 q1, q1, q12
    vst1.32 {d0, d1}, [r12]!
    vmax.f32 q14, q14, q13
    vmax.f32 q15, q15, q9
    vst1.32 {d2, d3}, [r12]!
    vmax.f32 q0, q0, q10
    vst1.32 {d28, d29}, [r8]!
    vmax.f32 q1, q1, q8
    vst1.32 {d30, d31}, [r8]!
    vst1.32 {d0, d1}, [r8]!
    vst1.32 {d2, d3}, [r8]!
    cmp r10, #0
    bne .Lloop_357
.Lloop_end_356:
    ubfx r0, r5, #0, #4
    cmp r0, #0
    bne .Lotherwise_362
    b .Lend_363
.Lotherwise_362:
    sub r0, r9, #1
    pld [r4]
    lsr r0, r0, #4
    mov r1, r4
    cmp r0, #0
    beq .Lloop_end_364
.Lloop_365:
    sub r0, r0, #1
    pld [r1, #64]
    add r1, r1, #64
    cmp r0, #0
    bne .Lloop_365
.Lloop_end_364:
    mov r0, r14
    vld1.32 {d28, d29}, [r0]!
    mov r1, r6
    add r4, r4, r9, lsl #2
    vld1.32 {d30, d31}, [r0]!
    vld1.32 {d0, d1}, [r0]!
    add r10, r0, #8
    vld1.32 {d2, d3}, [r0]
    sub r0, r0, #48
    vld1.32 {d16, d17}, [r10]
    cmp r1, #0
    beq .Lloop_end_366
.Lloop_367:
    add r0, r0, r7, lsl #2
    vld1.32 {d18, d19}, [r0]!
    sub r1, r1, #1
    vld1.32 {d20, d21}, [r0]!
    vld1.32 {d22, d23}, [r0]!
    vmax.f32 q14, q14, q9
    add r10, r0, #8
    vld1.32 {d18, d19}, [r0]
    vmax.f32 q15, q15, q10
    sub r0, r0, #48
    vld1.32 {d20, d21}, [r10]
    vmax.f32 q0, q0, q11
    vmax.f32 q1, q1, q9
    vmax.f32 q8, q8, q10
    cmp r1, #0
    bne .Lloop_367
.Lloop_end_366:
    vext.32 q8, q8, q8, #2
    vext.32 q9, q14, q15, #1
    vext.32 q10, q15, q0, #1
    vext.32 q11, q0, q1, #1
    vext.32 q12, q1, q8, #1
    vext.32 q13, q14, q15, #2
    vmax.f32 q14, q14, q9
    vext.32 q9, q15, q0, #2
    vmax.f32 q15, q15, q10
    vst1.32 {d28, d29}, [r12]!
    vext.32 q10, q0, q1, #2
    vmax.f32 q0, q0, q11
    vst1.32 {d30, d31}, [r12]!
    vext.32 q8, q1, q8, #2
    vmax.f32 q1, q1, q12
    vst1.32 {d0, d1}, [r12]!
    vmax.f32 q14, q14, q13
    vmax.f32 q15, q15, q9
    vst1.32 {d2, d3}, [r12]
    sub r12, r12, #48
    vmax.f32 q0, q0, q10
    vst1.32 {d28, d29}, [r8]!
    vmax.f32 q1, q1, q8
    vst1.32 {d30, d31}, [r8]!
    vst1.32 {d0, d1}, [r8]!
    vst1.32 {d2, d3}, [r8]
    sub r8, r8, #48
.Lend_363:
    lsr r0, r5, #4
    lsl r0, r0, #4
    sub r14, r14, r0, lsl #2
    sub r8, r8, r0, lsl #2
    sub r12, r12, r0, lsl #2
    sub r2, r2, #1
    ldr r0, [sp, #0]
    add r14, r14, r0, lsl #2
    add r8, r8, r3, lsl #2
    add r12, r12, r3, lsl #2
    cmp r2, #0
    bne .Lloop_347
.Lloop_end_346:
    lsr r2, r5, #5
    cmp r2, #0
    beq .Lloop_end_368
.Lloop_369:
    sub r0, r9, #1
    pld [r4]
    lsr r0, r0, #4
    mov r1, r4
    cmp r0, #0
    beq .Lloop_end_370
.Lloop_371:
    sub r0, r0, #1
    pld [r1, #64]
    add r1, r1, #64
    cmp r0, #0
    bne .Lloop_371
.Lloop_end_370:
    sub r0, r9, #1
    add r4, r4, r9, lsl #2
    lsr r0, r0, #4
    pld [r4]
    mov r1, r4
    cmp r0, #0
    beq .Lloop_end_372
.Lloop_373:
    sub r0, r0, #1
    pld [r1, #64]
    add r1, r1, #64
    cmp r0, #0
    bne .Lloop_373
.Lloop_end_372:
    mov r0, r14
    vld1.32 {d22, d23}, [r0]!
    mov r1, r6
    add r4, r4, r9, lsl #2
    vld1.32 {d24, d25}, [r0]!
    vld1.32 {d26, d27}, [r0]!
    vld1.32 {d28, d29}, [r0]!
    vld1.32 {d30, d31}, [r0]!
    vld1.32 {d0, d1}, [r0]!
    vld1.32 {d2, d3}, [r0]!
    add r3, r0, #8
    vld1.32 {d4, d5}, [r0]
    sub r0, r0, #112
    vld1.32 {d6, d7}, [r3]
    cmp r1, #0
    beq .Lloop_end_374
.Lloop_375:
    add r0, r0, r7, lsl #2
    vld1.32 {d16, d17}, [r0]!
    sub r1, r1, #1
    vld1.32 {d18, d19}, [r0]!
    vld1.32 {d20, d21}, [r0]!
    vmax.f32 q11, q11, q8
    vld1.32 {d16, d17}, [r0]!
    vmax.f32 q12, q12, q9
    vld1.32 {d18, d19}, [r0]!
    vmax.f32 q13, q13, q10
    vld1.32 {d20, d21}, [r0]!
    vmax.f32 q14, q14, q8
    vld1.32 {d16, d17}, [r0]!
    vmax.f32 q15, q15, q9
    add r3, r0, #8
    vld1.32 {d18, d19}, [r0]
    vmax.f32 q0, q0, q10
    sub r0, r0, #112
    vld1.32 {d20, d21}, [r3]
    vmax.f32 q1, q1, q8
    vmax.f32 q2, q2, q9
    vmax.f32 q3, q3, q10
    cmp r1, #0
    bne .Lloop_375
.Lloop_end_374:
    vext.32 q8, q11, q12, #1
    sub r2, r2, #1
    add r14, r14, #128
    vext.32 q10, q12, q13, #1
    vext.32 q5, q13, q14, #1
    vext.32 q3, q3, q3, #2
    vext.32 q4, q14, q15, #1
    vext.32 q6, q11, q12, #2
    vmax.f32 q11, q11, q8
    vext.32 q9, q15, q0, #1
    vext.32 q7, q12, q13, #2
    vst1.32 {d22, d23}, [r12]!
    vmax.f32 q12, q12, q10
    vext.32 q8, q0, q1, #1
    vext.32 q10, q13, q14, #2
    vst1.32 {d24, d25}, [r12]!
    vmax.f32 q13, q13, q5
    vext.32 q5, q1, q2, #1
    vmax.f32 q11, q11, q6
    vst1.32 {d26, d27}, [r12]!
    vext.32 q6, q14, q15, #2
    vmax.f32 q14, q14, q4
    vst1.32 {d22, d23}, [r8]!
    vext.32 q11, q2, q3, #1
    vext.32 q4, q15, q0, #2
    vst1.32 {d28, d29}, [r12]!
    vmax.f32 q15, q15, q9
    vmax.f32 q12, q12, q7
    vext.32 q9, q0, q1, #2
    vst1.32 {d30, d31}, [r12]!
    vmax.f32 q0, q0, q8
    vst1.32 {d24, d25}, [r8]!
    vmax.f32 q13, q13, q10
    vext.32 q8, q1, q2, #2
    vst1.32 {d0, d1}, [r12]!
    vmax.f32 q1, q1, q5
    vst1.32 {d26, d27}, [r8]!
    vmax.f32 q14, q14, q6
    vext.32 q10, q2, q3, #2
    vst1.32 {d2, d3}, [r12]!
    vmax.f32 q2, q2, q11
    vst1.32 {d28, d29}, [r8]!
    vmax.f32 q15, q15, q4
    vmax.f32 q0, q0, q9
    vst1.32 {d4, d5}, [r12]!
    vmax.f32 q1, q1, q8
    vst1.32 {d30, d31}, [r8]!
    vmax.f32 q2, q2, q10
    vst1.32 {d0, d1}, [r8]!
    vst1.32 {d2, d3}, [r8]!
    vst1.32 {d4, d5}, [r8]!
    cmp r2, #0
    bne .Lloop_369
.Lloop_end_368:
    ubfx r0, r5, #0, #5
    lsr r2, r0, #4
    cmp r2, #0
    beq .Lloop_end_376
.Lloop_377:
    sub r0, r9, #1
    pld [r4]
    lsr r0, r0, #4
    mov r1, r4
    cmp r0, #0
    beq .Lloop_end_378
.Lloop_379:
    sub r0, r0, #1
    pld [r1, #64]
    add r1, r1, #64
    cmp r0, #0
    bne .Lloop_379
.Lloop_end_378:
    mov r0, r14
    vld1.32 {d28, d29}, [r0]!
    mov r1, r6
    add r4, r4, r9, lsl #2
    vld1.32 {d30, d31}, [r0]!
    vld1.32 {d0, d1}, [r0]!
    add r3, r0, #8
    vld1.32 {d2, d3}, [r0]
    sub r0, r0, #48
    vld1.32 {d16, d17}, [r3]
    cmp r1, #0
    beq .Lloop_end_380
.Lloop_381:
    add r0, r0, r7, lsl #2
    vld1.32 {d18, d19}, [r0]!
    sub r1, r1, #1
    vld1.32 {d20, d21}, [r0]!
    vld1.32 {d22, d23}, [r0]!
    vmax.f32 q14, q14, q9
    add r3, r0, #8
    vld1.32 {d18, d19}, [r0]
    vmax.f32 q15, q15, q10
    sub r0, r0, #48
    vld1.32 {d20, d21}, [r3]
    vmax.f32 q0, q0, q11
    vmax.f32 q1, q1, q9
    vmax.f32 q8, q8, q10
    cmp r1, #0
    bne .Lloop_381
.Lloop_end_380:
    vext.32 q8, q8, q8, #2
    sub r2, r2, #1
    add r14, r14, #64
    vext.32 q9, q14, q15, #1
    vext.32 q10, q15, q0, #1
    vext.32 q11, q0, q1, #1
    vext.32 q12, q1, q8, #1
    vext.32 q13, q14, q15, #2
    vmax.f32 q14, q14, q9
    vext.32 q9, q15, q0, #2
    vmax.f32 q15, q15, q10
    vst1.32 {d28, d29}, [r12]!
    vext.32 q10, q0, q1, #2
    vmax.f32 q0, q0, q11
    vst1.32 {d30, d31}, [r12]!
    vext.32 q8, q1, q8, #2
    vmax.f32 q1, q1, q12
    vst1.32 {d0, d1}, [r12]!
    vmax.f32 q14, q14, q13
    vmax.f32 q15, q15, q9
    vst1.32 {d2, d3}, [r12]!
    vmax.f32 q0, q0, q10
    vst1.32 {d28, d29}, [r8]!
    vmax.f32 q1, q1, q8
    vst1.32 {d30, d31}, [r8]!
    vst1.32 {d0, d1}, [r8]!
    vst1.32 {d2, d3}, [r8]!
    cmp r2, #0
    bne .Lloop_377
.Lloop_end_376:
    ubfx r0, r5, #0, #4
    cmp r0, #0
    bne .Lotherwise_382
    b .Lend_383
.Lotherwise_382:
    pld [r4]
    add r0, r0, #2
    movw r1, #20
    cmp r0, r1
    movhi r0, r1
    movw r1, #1
    sub r2, r9, #1
    lsl r0, r1, r0
    lsr r1, r2, #4
    sub r2, r0, #1
    cmp r1, #0
    beq .Lloop_end_384
.Lloop_385:
    sub r1, r1, #1
    pld [r4, #64]
    add r4, r4, #64
    cmp r1, #0
    bne .Lloop_385
.Lloop_end_384:
    ubfx r0, r2, #0, #4
    cmp r0, #15
    bne .Lotherwise_386
    vld1.32 {d26, d27}, [r14]
    b .Lend_387
.Lotherwise_386:
    vmov.i32 q13, #0
    tst r2, #1
    beq .Lotherwise_388
    vld1.32 {d26[0]}, [r14]
.Lotherwise_388:
    tst r2, #2
    beq .Lotherwise_389
    add r0, r14, #4
    vld1.32 {d26[1]}, [r0]
.Lotherwise_389:
    tst r2, #4
    beq .Lotherwise_390
    add r0, r14, #8
    vld1.32 {d27[0]}, [r0]
.Lotherwise_390:
    tst r2, #8
    beq .Lotherwise_391
    add r0, r14, #12
    vld1.32 {d27[1]}, [r0]
.Lotherwise_391:
.Lend_387:
    ubfx r0, r2, #4, #4
    cmp r0, #15
    bne .Lotherwise_392
    add r0, r14, #16
    vld1.32 {d28, d29}, [r0]
    b .Lend_393
.Lotherwise_392:
    vmov.i32 q14, #0
    tst r2, #16
    beq .Lotherwise_394
    add r0, r14, #16
    vld1.32 {d28[0]}, [r0]
.Lotherwise_394:
    tst r2, #32
    beq .Lotherwise_395
    add r0, r14, #20
    vld1.32 {d28[1]}, [r0]
.Lotherwise_395:
    tst r2, #64
    beq .Lotherwise_396
    add r0, r14, #24
    vld1.32 {d29[0]}, [r0]
.Lotherwise_396:
    tst r2, #128
    beq .Lotherwise_397
    add r0, r14, #28
    vld1.32 {d29[1]}, [r0]
.Lotherwise_397:
.Lend_393:
    ubfx r0, r2, #8, #4
    cmp r0, #15
    bne .Lotherwise_398
    add r0, r14, #32
    vld1.32 {d30, d31}, [r0]
    b .Lend_399
.Lotherwise_398:
    vmov.i32 q15, #0
    tst r2, #256
    beq .Lotherwise_400
    add r0, r14, #32
    vld1.32 {d30[0]}, [r0]
.Lotherwise_400:
    tst r2, #512
    beq .Lotherwise_401
    add r0, r14, #36
    vld1.32 {d30[1]}, [r0]
.Lotherwise_401:
    tst r2, #1024
    beq .Lotherwise_402
    add r0, r14, #40
    vld1.32 {d31[0]}, [r0]
.Lotherwise_402:
    tst r2, #2048
    beq .Lotherwise_403
    add r0, r14, #44
    vld1.32 {d31[1]}, [r0]
.Lotherwise_403:
.Lend_399:
    ubfx r0, r2, #12, #4
    cmp r0, #15
    bne .Lotherwise_404
    add r0, r14, #48
    vld1.32 {d0, d1}, [r0]
    b .Lend_405
.Lotherwise_404:
    vmov.i32 q0, #0
    tst r2, #4096
    beq .Lotherwise_406
    add r0, r14, #48
    vld1.32 {d0[0]}, [r0]
.Lotherwise_406:
    tst r2, #8192
    beq .Lotherwise_407
    add r0, r14, #52
    vld1.32 {d0[1]}, [r0]
.Lotherwise_407:
    tst r2, #16384
    beq .Lotherwise_408
    add r0, r14, #56
    vld1.32 {d1[0]}, [r0]
.Lotherwise_408:
    tst r2, #32768
    beq .Lotherwise_409
    add r0, r14, #60
    vld1.32 {d1[1]}, [r0]
.Lotherwise_409:
.Lend_405:
    ubfx r0, r2, #16, #4
    cmp r0, #15
    bne .Lotherwise_410
    add r0, r14, #64
    vld1.32 {d2, d3}, [r0]
    b .Lend_411
.Lotherwise_410:
    vmov.i32 q1, #0
    tst r2, #65536
    beq .Lotherwise_412
    add r0, r14, #64
    vld1.32 {d2[0]}, [r0]
.Lotherwise_412:
    tst r2, #131072
    beq .Lotherwise_413
    add r0, r14, #68
    vld1.32 {d2[1]}, [r0]
.Lotherwise_413:
    tst r2, #262144
    beq .Lotherwise_414
    add r0, r14, #72
    vld1.32 {d3[0]}, [r0]
.Lotherwise_414:
    tst r2, #524288
    beq .Lotherwise_415
    add r0, r14, #76
    vld1.32 {d3[1]}, [r0]
.Lotherwise_415:
.Lend_411:
    cmp r6, #0
    beq .Lloop_end_416
.Lloop_417:
    ubfx r0, r2, #0, #4
    add r14, r14, r7, lsl #2
    cmp r0, #15
    bne .Lotherwise_418
    vld1.32 {d16, d17}, [r14]
    b .Lend_419
.Lotherwise_418:
    vmov.i32 q8, #0
    tst r2, #1
    beq .Lotherwise_420
    vld1.32 {d16[0]}, [r14]
.Lotherwise_420:
    tst r2, #2
    beq .Lotherwise_421
    add r0, r14, #4
    vld1.32 {d16[1]}, [r0]
.Lotherwise_421:
    tst r2, #4
    beq .Lotherwise_422
    add r0, r14, #8
    vld1.32 {d17[0]}, [r0]
.Lotherwise_422:
    tst r2, #8
    beq .Lotherwise_423
    add r0, r14, #12
    vld1.32 {d17[1]}, [r0]
.Lotherwise_423:
.Lend_419:
    ubfx r0, r2, #4, #4
    vmax.f32 q13, q13, q8
    cmp r0, #15
    bne .Lotherwise_424
    add r0, r14, #16
    vld1.32 {d16, d17}, [r0]
    b .Lend_425
.Lotherwise_424:
    vmov.i32 q8, #0
    tst r2, #16
    beq .Lotherwise_426
    add r0, r14, #16
    vld1.32 {d16[0]}, [r0]
.Lotherwise_426:
    tst r2, #32
    beq .Lotherwise_427
    add r0, r14, #20
    vld1.32 {d16[1]}, [r0]
.Lotherwise_427:
    tst r2, #64
    beq .Lotherwise_428
    add r0, r14, #24
    vld1.32 {d17[0]}, [r0]
.Lotherwise_428:
    tst r2, #128
    beq .Lotherwise_429
    add r0, r14, #28
    vld1.32 {d17[1]}, [r0]
.Lotherwise_429:
.Lend_425:
    ubfx r0, r2, #8, #4
    vmax.f32 q14, q14, q8
    cmp r0, #15
    bne .Lotherwise_430
    add r0, r14, #32
    vld1.32 {d16, d17}, [r0]
    b .Lend_431
.Lotherwise_430:
    vmov.i32 q8, #0
    tst r2, #256
    beq .Lotherwise_432
    add r0, r14, #32
    vld1.32 {d16[0]}, [r0]
.Lotherwise_432:
    tst r2, #512
    beq .Lotherwise_433
    add r0, r14, #36
    vld1.32 {d16[1]}, [r0]
.Lotherwise_433:
    tst r2, #1024
    beq .Lotherwise_434
    add r0, r14, #40
    vld1.32 {d17[0]}, [r0]
.Lotherwise_434:
    tst r2, #2048
    beq .Lotherwise_435
    add r0, r14, #44
    vld1.32 {d17[1]}, [r0]
.Lotherwise_435:
.Lend_431:
    ubfx r0, r2, #12, #4
    vmax.f32 q15, q15, q8
    cmp r0, #15
    bne .Lotherwise_436
    add r0, r14, #48
    vld1.32 {d16, d17}, [r0]
    b .Lend_437
.Lotherwise_436:
    vmov.i32 q8, #0
    tst r2, #4096
    beq .Lotherwise_438
    add r0, r14, #48
    vld1.32 {d16[0]}, [r0]
.Lotherwise_438:
    tst r2, #8192
    beq .Lotherwise_439
    add r0, r14, #52
    vld1.32 {d16[1]}, [r0]
.Lotherwise_439:
    tst r2, #16384
    beq .Lotherwise_440
    add r0, r14, #56
    vld1.32 {d17[0]}, [r0]
.Lotherwise_440:
    tst r2, #32768
    beq .Lotherwise_441
    add r0, r14, #60
    vld1.32 {d17[1]}, [r0]
.Lotherwise_441:
.Lend_437:
    ubfx r0, r2, #16, #4
    vmax.f32 q0, q0, q8
    cmp r0, #15
    bne .Lotherwise_442
    add r0, r14, #64
    vld1.32 {d16, d17}, [r0]
    b .Lend_443
.Lotherwise_442:
    vmov.i32 q8, #0
    tst r2, #65536
    beq .Lotherwise_444
    add r0, r14, #64
    vld1.32 {d16[0]}, [r0]
.Lotherwise_444:
    tst r2, #131072
    beq .Lotherwise_445
    add r0, r14, #68
    vld1.32 {d16[1]}, [r0]
.Lotherwise_445:
    tst r2, #262144
    beq .Lotherwise_446
    add r0, r14, #72
    vld1.32 {d17[0]}, [r0]
.Lotherwise_446:
    tst r2, #524288
    beq .Lotherwise_447
    add r0, r14, #76
    vld1.32 {d17[1]}, [r0]
.Lotherwise_447:
.Lend_443:
    sub r6, r6, #1
    vmax.f32 q1, q1, q8
    cmp r6, #0
    bne .Lloop_417
.Lloop_end_416:
    vext.32 q8, q13, q14, #1
    vext.32 q9, q14, q15, #1
    vext.32 q10, q15, q0, #1
    vext.32 q11, q0, q1, #1
    vext.32 q12, q13, q14, #2
    vmax.f32 q13, q13, q8
    vext.32 q8, q14, q15, #2
    vmax.f32 q14, q14, q9
    vst1.32 {d26, d27}, [r12]!
    vext.32 q9, q15, q0, #2
    vmax.f32 q15, q15, q10
    vst1.32 {d28, d29}, [r12]!
    vext.32 q10, q0, q1, #2
    vmax.f32 q0, q0, q11
    vst1.32 {d30, d31}, [r12]!
    vmax.f32 q13, q13, q12
    vmax.f32 q14, q14, q8
    vst1.32 {d0, d1}, [r12]
    sub r12, r12, #48
    vmax.f32 q15, q15, q9
    vst1.32 {d26, d27}, [r8]!
    vmax.f32 q0, q0, q10
    vst1.32 {d28, d29}, [r8]!
    vst1.32 {d30, d31}, [r8]!
    vst1.32 {d0, d1}, [r8]
    sub r8, r8, #48
.Lend_383:
.Lend_345:
    add sp, sp, #16
    vpop {d8, d9, d10, d11, d12, d13, d14, d15}
    pop {r4, r5, r6, r7, r8, r9, r10, r11, pc}
    .size nnp_pooling_maximum_of_threes__armv7_neon, . - nnp_pooling_maximum_of_threes__armv7_neon

    .text
    .p2align 4
    .globl nnp_pooling_maximum_of_threes_by_2__armv7_neon
    .type nnp_pooling_maximum_of_threes_by_2__armv7_neon, %function
nnp_pooling_maximum_of_threes_by_2__armv7_neon:
    push {r4, r5, r6, r7, r8, r9, r10, r11, r14}
    ldr r12, [sp, #36]
    mov r4, r2
    ldr r2, [sp, #52]
    mov r5, r4
    mov r6, r1
    mov r14, r3
    ldr r7, [sp, #40]
    sub r12, r12, #1
    ldr r8, [sp, #44]
    add r5, r5, r2, lsl #2
    ldr r3, [sp, #48]
    ldr r9, [sp, #56]
    cmp r0, #0
    bne .Lotherwise_448
    b .Lend_449
.Lotherwise_448:
    sub r2, r0, #1
    cmp r2, #0
    beq .Lloop_end_450
.Lloop_451:
    lsr r10, r6, #4
    cmp r10, #0
    beq .Lloop_end_452
.Lloop_453:
    sub r0, r9, #1
    pld [r5]
    lsr r0, r0, #4
    mov r1, r5
    cmp r0, #0
    beq .Lloop_end_454
.Lloop_455:
    sub r0, r0, #1
    pld [r1, #64]
    add r1, r1, #64
    cmp r0, #0
    bne .Lloop_455
.Lloop_end_454:
    mov r1, r4
    vld1.32 {d22, d23}, [r1]!
    mov r11, r12
    add r5, r5, r9, lsl #2
    vld1.32 {d24, d25}, [r1]!
    vld1.32 {d26, d27}, [r1]!
    vld1.32 {d28, d29}, [r1]!
    vld1.32 {d30, d31}, [r1]!
    vld1.32 {d0, d1}, [r1]!
    vld1.32 {d2, d3}, [r1]!
    add r0, r1, #4
    vld1.32 {d4, d5}, [r1]
    sub r1, r1, #112
    vld1.32 {d6, d7}, [r0]
    cmp r11, #0
    beq .Lloop_end_456
.Lloop_457:
    add r1, r1, r7, lsl #2
    vld1.32 {d16, d17}, [r1]!
    sub r11, r11, #1
    vld1.32 {d18, d19}, [r1]!
    vld1.32 {d20, d21}, [r1]!
    vmax.f32 q11, q11, q8
    vld1.32 {d16, d17}, [r1]!
    vmax.f32 q12, q12, q9
    vld1.32 {d18, d19}, [r1]!
    vmax.f32 q13, q13, q10
    vld1.32 {d20, d21}, [r1]!
    vmax.f32 q14, q14, q8
    vld1.32 {d16, d17}, [r1]!
    vmax.f32 q15, q15, q9
    add r0, r1, #4
    vld1.32 {d18, d19}, [r1]
    vmax.f32 q0, q0, q10
    sub r1, r1, #112
    vld1.32 {d20, d21}, [r0]
    vmax.f32 q1, q1, q8
    vmax.f32 q2, q2, q9
    vmax.f32 q3, q3, q10
    cmp r11, #0
    bne .Lloop_457
.Lloop_end_456:
    sub r10, r10, #1
    add r4, r4, #128
    vuzp.32 q11, q12
    vuzp.32 q13, q14
    vuzp.32 q15, q0
    vuzp.32 q1, q2
    vext.32 q8, q3, q3, #3
    vext.32 q9, q11, q13, #1
    vmax.f32 q11, q11, q12
    vext.32 q10, q13, q15, #1
    vmax.f32 q13, q13, q14
    vext.32 q12, q15, q1, #1
    vmax.f32 q15, q15, q0
    vext.32 q8, q1, q8, #1
    vmax.f32 q1, q1, q2
    vmax.f32 q11, q11, q9
    vmax.f32 q13, q13, q10
    vmax.f32 q15, q15, q12
    vst1.32 {d22, d23}, [r8]!
    vmax.f32 q1, q1, q8
    vst1.32 {d26, d27}, [r8]!
    vst1.32 {d30, d31}, [r8]!
    vst1.32 {d2, d3}, [r8]!
    cmp r10, #0
    bne .Lloop_453
.Lloop_end_452:
    ubfx r0, r6, #0, #4
    cmp r0, #0
    bne .Lotherwise_458
    b .Lend_459
.Lotherwise_458:
    sub r0, r9, #1
    pld [r5]
    lsr r0, r0, #4
    mov r1, r5
    cmp r0, #0
    beq .Lloop_end_460
.Lloop_461:
    sub r0, r0, #1
    pld [r1, #64]
    add r1, r1, #64
    cmp r0, #0
    bne .Lloop_461
.Lloop_end_460:
    mov r0, r4
    vld1.32 {d22, d23}, [r0]!
    mov r1, r12
    add r5, r5, r9, lsl #2
    vld1.32 {d24, d25}, [r0]!
    vld1.32 {d26, d27}, [r0]!
    vld1.32 {d28, d29}, [r0]!
    vld1.32 {d30, d31}, [r0]!
    vld1.32 {d0, d1}, [r0]!
    vld1.32 {d2, d3}, [r0]!
    add r10, r0, #4
    vld1.32 {d4, d5}, [r0]
    sub r0, r0, #112
    vld1.32 {d6, d7}, [r10]
    cmp r1, #0
    beq .Lloop_end_462
.Lloop_463:
    add r0, r0, r7, lsl #2
    vld1.32 {d16, d17}, [r0]!
    sub r1, r1, #1
    vld1.32 {d18, d19}, [r0]!
    vld1.32 {d20, d21}, [r0]!
    vmax.f32 q11, q11, q8
    vld1.32 {d16, d17}, [r0]!
    vmax.f32 q12, q12, q9
    vld1.32 {d18, d19}, [r0]!
    vmax.f32 q13, q13, q10
    vld1.32 {d20, d21}, [r0]!
    vmax.f32 q14, q14, q8
    vld1.32 {d16, d17}, [r0]!
    vmax.f32 q15, q15, q9
    add r10, r0, #4
    vld1.32 {d18, d19}, [r0]
    vmax.f32 q0, q0, q10
    sub r0, r0, #112
    vld1.32 {d20, d21}, [r10]
    vmax.f32 q1, q1, q8
    vmax.f32 q2, q2, q9
    vmax.f32 q3, q3, q10
    cmp r1, #0
    bne .Lloop_463
.Lloop_end_462:
    vuzp.32 q11, q12
    vuzp.32 q13, q14
    vuzp.32 q15, q0
    vuzp.32 q1, q2
    vext.32 q8, q3, q3, #3
    vext.32 q9, q11, q13, #1
    vmax.f32 q11, q11, q12
    vext.32 q10, q13, q15, #1
    vmax.f32 q13, q13, q14
    vext.32 q12, q15, q1, #1
    vmax.f32 q15, q15, q0
    vext.32 q8, q1, q8, #1
    vmax.f32 q1, q1, q2
    vmax.f32 q11, q11, q9
    vmax.f32 q13, q13, q10
    vmax.f32 q15, q15, q12
    vst1.32 {d22, d23}, [r8]!
    vmax.f32 q1, q1, q8
    vst1.32 {d26, d27}, [r8]!
    vst1.32 {d30, d31}, [r8]!
    vst1.32 {d2, d3}, [r8]
    sub r8, r8, #48
.Lend_459:
    lsr r0, r6, #4
    lsl r0, r0, #4
    lsl r1, r0, #1
    sub r4, r4, r1, lsl #2
    sub r8, r8, r0, lsl #2
    sub r2, r2, #1
    add r4, r4, r14, lsl #2
    add r8, r8, r3, lsl #2
    cmp r2, #0
    bne .Lloop_451
.Lloop_end_450:
    lsr r3, r6, #4
    cmp r3, #0
    beq .Lloop_end_464
.Lloop_465:
    sub r0, r9, #1
    pld [r5]
    lsr r0, r0, #4
    mov r1, r5
    cmp r0, #0
    beq .Lloop_end_466
.Lloop_467:
    sub r0, r0, #1
    pld [r1, #64]
    add r1, r1, #64
    cmp r0, #0
    bne .Lloop_467
.Lloop_end_466:
    mov r0, r4
    vld1.32 {d22, d23}, [r0]!
    mov r1, r12
    add r5, r5, r9, lsl #2
    vld1.32 {d24, d25}, [r0]!
    vld1.32 {d26, d27}, [r0]!
    vld1.32 {d28, d29}, [r0]!
    vld1.32 {d30, d31}, [r0]!
    vld1.32 {d0, d1}, [r0]!
    vld1.32 {d2, d3}, [r0]!
    add r2, r0, #4
    vld1.32 {d4, d5}, [r0]
    sub r0, r0, #112
    vld1.32 {d6, d7}, [r2]
    cmp r1, #0
    beq .Lloop_end_468
.Lloop_469:
    add r0, r0, r7, lsl #2
    vld1.32 {d16, d17}, [r0]!
    sub r1, r1, #1
    vld1.32 {d18, d19}, [r0]!
    vld1.32 {d20, d21}, [r0]!
    vmax.f32 q11, q11, q8
    vld1.32 {d16, d17}, [r0]!
    vmax.f32 q12, q12, q9
    vld1.32 {d18, d19}, [r0]!
    vmax.f32 q13, q13, q10
    vld1.32 {d20, d21}, [r0]!
    vmax.f32 q14, q14, q8
    vld1.32 {d16, d17}, [r0]!
    vmax.f32 q15, q15, q9
    add r2, r0, #4
    vld1.32 {d18, d19}, [r0]
    vmax.f32 q0, q0, q10
    sub r0, r0, #112
    vld1.32 {d20, d21}, [r2]
    vmax.f32 q1, q1, q8
    vmax.f32 q2, q2, q9
    vmax.f32 q3, q3, q10
    cmp r1, #0
    bne .Lloop_469
.Lloop_end_468:
    sub r3, r3, #1
    add r4, r4, #128
    vuzp.32 q11, q12
    vuzp.32 q13, q14
    vuzp.32 q15, q0
    vuzp.32 q1, q2
    vext.32 q8, q3, q3, #3
    vext.32 q9, q11, q13, #1
    vmax.f32 q11, q11, q12
    vext.32 q10, q13, q15, #1
    vmax.f32 q13, q13, q14
    vext.32 q12, q15, q1, #1
    vmax.f32 q15, q15, q0
    vext.32 q8, q1, q8, #1
    vmax.f32 q1, q1, q2
    vmax.f32 q11, q11, q9
    vmax.f32 q13, q13, q10
    vmax.f32 q15, q15, q12
    vst1.32 {d22, d23}, [r8]!
    vmax.f32 q1, q1, q8
    vst1.32 {d26, d27}, [r8]!
    vst1.32 {d30, d31}, [r8]!
    vst1.32 {d2, d3}, [r8]!
    cmp r3, #0
    bne .Lloop_465
.Lloop_end_464:
    ubfx r0, r6, #0, #4
    cmp r0, #0
    bne .Lotherwise_470
    b .Lend_471
.Lotherwise_470:
    lsl r0, r0, #1
    pld [r5]
    add r0, r0, #1
    movw r1, #32
    cmp r0, r1
    movhi r0, r1
    movw r1, #1
    sub r2, r9, #1
    lsl r0, r1, r0
    lsr r1, r2, #4
    sub r2, r0, #1
    cmp r1, #0
    beq .Lloop_end_472
.Lloop_473:
    sub r1, r1, #1
    pld [r5, #64]
    add r5, r5, #64
    cmp r1, #0
    bne .Lloop_473
.Lloop_end_472:
    ubfx r0, r2, #0, #4
    cmp r0, #15
    bne .Lotherwise_474
    vld1.32 {d16, d17}, [r4]
    b .Lend_475
.Lotherwise_474:
    vmov.i32 q8, #0
    tst r2, #1
    beq .Lotherwise_476
    vld1.32 {d16[0]}, [r4]
.Lotherwise_476:
    tst r2, #2
    beq .Lotherwise_477
    add r0, r4, #4
    vld1.32 {d16[1]}, [r0]
.Lotherwise_477:
    tst r2, #4
    beq .Lotherwise_478
    add r0, r4, #8
    vld1.32 {d17[0]}, [r0]
.Lotherwise_478:
    tst r2, #8
    beq .Lotherwise_479
    add r0, r4, #12
    vld1.32 {d17[1]}, [r0]
.Lotherwise_479:
.Lend_475:
    ubfx r0, r2, #4, #4
    cmp r0, #15
    bne .Lotherwise_480
    add r0, r4, #16
    vld1.32 {d0, d1}, [r0]
    b .Lend_481
.Lotherwise_480:
    vmov.i32 q0, #0
    tst r2, #16
    beq .Lotherwise_482
    add r0, r4, #16
    vld1.32 {d0[0]}, [r0]
.Lotherwise_482:
    tst r2, #32
    beq .Lotherwise_483
    add r0, r4, #20
    vld1.32 {d0[1]}, [r0]
.Lotherwise_483:
    tst r2, #64
    beq .Lotherwise_484
    add r0, r4, #24
    vld1.32 {d1[0]}, [r0]
.Lotherwise_484:
    tst r2, #128
    beq .Lotherwise_485
    add r0, r4, #28
    vld1.32 {d1[1]}, [r0]
.Lotherwise_485:
.Lend_481:
    ubfx r0, r2, #8, #4
    cmp r0, #15
    bne .Lotherwise_486
    add r0, r4, #32
    vld1.32 {d20, d21}, [r0]
    b .Lend_487
.Lotherwise_486:
    vmov.i32 q10, #0
    tst r2, #256
    beq .Lotherwise_488
    add r0, r4, #32
    vld1.32 {d20[0]}, [r0]
.Lotherwise_488:
    tst r2, #512
    beq .Lotherwise_489
    add r0, r4, #36
    vld1.32 {d20[1]}, [r0]
.Lotherwise_489:
    tst r2, #1024
    beq .Lotherwise_490
    add r0, r4, #40
    vld1.32 {d21[0]}, [r0]
.Lotherwise_490:
    tst r2, #2048
    beq .Lotherwise_491
    add r0, r4, #44
    vld1.32 {d21[1]}, [r0]
.Lotherwise_491:
.Lend_487:
    ubfx r0, r2, #12, #4
    cmp r0, #15
    bne .Lotherwise_492
    add r0, r4, #48
    vld1.32 {d30, d31}, [r0]
    b .Lend_493
.Lotherwise_492:
    vmov.i32 q15, #0
    tst r2, #4096
    beq .Lotherwise_494
    add r0, r4, #48
    vld1.32 {d30[0]}, [r0]
.Lotherwise_494:
    tst r2, #8192
    beq .Lotherwise_495
    add r0, r4, #52
    vld1.32 {d30[1]}, [r0]
.Lotherwise_495:
    tst r2, #16384
    beq .Lotherwise_496
    add r0, r4, #56
    vld1.32 {d31[0]}, [r0]
.Lotherwise_496:
    tst r2, #32768
    beq .Lotherwise_497
    add r0, r4, #60
    vld1.32 {d31[1]}, [r0]
.Lotherwise_497:
.Lend_493:
    ubfx r0, r2, #16, #4
    cmp r0, #15
    bne .Lotherwise_498
    add r0, r4, #64
    vld1.32 {d28, d29}, [r0]
    b .Lend_499
.Lotherwise_498:
    vmov.i32 q14, #0
    tst r2, #65536
    beq .Lotherwise_500
    add r0, r4, #64
    vld1.32 {d28[0]}, [r0]
.Lotherwise_500:
    tst r2, #131072
    beq .Lotherwise_501
    add r0, r4, #68
    vld1.32 {d28[1]}, [r0]
.Lotherwise_501:
    tst r2, #262144
    beq .Lotherwise_502
    add r0, r4, #72
    vld1.32 {d29[0]}, [r0]
.Lotherwise_502:
    tst r2, #524288
    beq .Lotherwise_503
    add r0, r4, #76
    vld1.32 {d29[1]}, [r0]
.Lotherwise_503:
.Lend_499:
    ubfx r0, r2, #20, #4
    cmp r0, #15
    bne .Lotherwise_504
    add r0, r4, #80
    vld1.32 {d22, d23}, [r0]
    b .Lend_505
.Lotherwise_504:
    vmov.i32 q11, #0
    tst r2, #1048576
    beq .Lotherwise_506
    add r0, r4, #80
    vld1.32 {d22[0]}, [r0]
.Lotherwise_506:
    tst r2, #2097152
    beq .Lotherwise_507
    add r0, r4, #84
    vld1.32 {d22[1]}, [r0]
.Lotherwise_507:
    tst r2, #4194304
    beq .Lotherwise_508
    add r0, r4, #88
    vld1.32 {d23[0]}, [r0]
.Lotherwise_508:
    tst r2, #8388608
    beq .Lotherwise_509
    add r0, r4, #92
    vld1.32 {d23[1]}, [r0]
.Lotherwise_509:
.Lend_505:
    ubfx r0, r2, #24, #4
    cmp r0, #15
    bne .Lotherwise_510
    add r0, r4, #96
    vld1.32 {d24, d25}, [r0]
    b .Lend_511
.Lotherwise_510:
    vmov.i32 q12, #0
    tst r2, #16777216
    beq .Lotherwise_512
    add r0, r4, #96
    vld1.32 {d24[0]}, [r0]
.Lotherwise_512:
    tst r2, #33554432
    beq .Lotherwise_513
    add r0, r4, #100
    vld1.32 {d24[1]}, [r0]
.Lotherwise_513:
    tst r2, #67108864
    beq .Lotherwise_514
    add r0, r4, #104
    vld1.32 {d25[0]}, [r0]
.Lotherwise_514:
    tst r2, #134217728
    beq .Lotherwise_515
    add r0, r4, #108
    vld1.32 {d25[1]}, [r0]
.Lotherwise_515:
.Lend_511:
    ubfx r0, r2, #28, #4
    cmp r0, #15
    bne .Lotherwise_516
    add r0, r4, #112
    vld1.32 {d26, d27}, [r0]
    b .Lend_517
.Lotherwise_516:
    vmov.i32 q13, #0
    tst r2, #268435456
    beq .Lotherwise_518
    add r0, r4, #112
    vld1.32 {d26[0]}, [r0]
.Lotherwise_518:
    tst r2, #536870912
    beq .Lotherwise_519
    add r0, r4, #116
    vld1.32 {d26[1]}, [r0]
.Lotherwise_519:
    tst r2, #1073741824
    beq .Lotherwise_520
    add r0, r4, #120
    vld1.32 {d27[0]}, [r0]
.Lotherwise_520:
    tst r2, #2147483648
    beq .Lotherwise_521
    add r0, r4, #124
    vld1.32 {d27[1]}, [r0]
.Lotherwise_521:
.Lend_517:
    cmp r12, #0
    beq .Lloop_end_522
.Lloop_523:
    ubfx r0, r2, #0, #4
    add r4, r4, r7, lsl #2
    cmp r0, #15
    bne .Lotherwise_524
    vld1.32 {d18, d19}, [r4]
    b .Lend_525
.Lotherwise_524:
    vmov.i32 q9, #0
    tst r2, #1
    beq .Lotherwise_526
    vld1.32 {d18[0]}, [r4]
.Lotherwise_526:
    tst r2, #2
    beq .Lotherwise_527
    add r0, r4, #4
    vld1.32 {d18[1]}, [r0]
.Lotherwise_527:
    tst r2, #4
    beq .Lotherwise_528
    add r0, r4, #8
    vld1.32 {d19[0]}, [r0]
.Lotherwise_528:
    tst r2, #8
    beq .Lotherwise_529
    add r0, r4, #12
    vld1.32 {d19[1]}, [r0]
.Lotherwise_529:
.Lend_525:
    ubfx r0, r2, #4, #4
    vmax.f32 q8, q8, q9
    cmp r0, #15
    bne .Lotherwise_530
    add r0, r4, #16
    vld1.32 {d18, d19}, [r0]
    b .Lend_531
.Lotherwise_530:
    vmov.i32 q9, #0
    tst r2, #16
    beq .Lotherwise_532
    add r0, r4, #16
    vld1.32 {d18[0]}, [r0]
.Lotherwise_532:
    tst r2, #32
    beq .Lotherwise_533
    add r0, r4, #20
    vld1.32 {d18[1]}, [r0]
.Lotherwise_533:
    tst r2, #64
    beq .Lotherwise_534
    add r0, r4, #24
    vld1.32 {d19[0]}, [r0]
.Lotherwise_534:
    tst r2, #128
    beq .Lotherwise_535
    add r0, r4, #28
    vld1.32 {d19[1]}, [r0]
.Lotherwise_535:
.Lend_531:
    ubfx r0, r2, #8, #4
    vmax.f32 q0, q0, q9
    cmp r0, #15
    bne .Lotherwise_536
    add r0, r4, #32
    vld1.32 {d18, d19}, [r0]
    b .Lend_537
.Lotherwise_536:
    vmov.i32 q9, #0
    tst r2, #256
    beq .Lotherwise_538
    add r0, r4, #32
    vld1.32 {d18[0]}, [r0]
.Lotherwise_538:
    tst r2, #512
    beq .Lotherwise_539
    add r0, r4, #36
    vld1.32 {d18[1]}, [r0]
.Lotherwise_539:
    tst r2, #1024
    beq .Lotherwise_540
    add r0, r4, #40
    vld1.32 {d19[0]}, [r0]
.Lotherwise_540:
    tst r2, #2048
    beq .Lotherwise_541
    add r0, r4, #44
    vld1.32 {d19[1]}, [r0]
.Lotherwise_541:
.Lend_537:
    ubfx r0, r2, #12, #4
    vmax.f32 q10, q10, q9
    cmp r0, #15
    bne .Lotherwise_542
    add r0, r4, #48
    vld1.32 {d18, d19}, [r0]
    b .Lend_543
.Lotherwise_542:
    vmov.i32 q9, #0
    tst r2, #4096
    beq .Lotherwise_544
    add r0, r4, #48
    vld1.32 {d18[0]}, [r0]
.Lotherwise_544:
    tst r2, #8192
    beq .Lotherwise_545
    add r0, r4, #52
    vld1.32 {d18[1]}, [r0]
.Lotherwise_545:
    tst r2, #16384
    beq .Lotherwise_546
    add r0, r4, #56
    vld1.32 {d19[0]}, [r0]
.Lotherwise_546:
    tst r2, #32768
    beq .Lotherwise_547
    add r0, r4, #60
    vld1.32 {d19[1]}, [r0]
.Lotherwise_547:
.Lend_543:
    ubfx r0, r2, #16, #4
    vmax.f32 q15, q15, q9
    cmp r0, #15
    bne .Lotherwise_548
    add r0, r4, #64
    vld1.32 {d18, d19}, [r0]
    b .Lend_549
.Lotherwise_548:
    vmov.i32 q9, #0
    tst r2, #65536
    beq .Lotherwise_550
    add r0, r4, #64
    vld1.32 {d18[0]}, [r0]
.Lotherwise_550:
    tst r2, #131072
    beq .Lotherwise_551
    add r0, r4, #68
    vld1.32 {d18[1]}, [r0]
.Lotherwise_551:
    tst r2, #262144
    beq .Lotherwise_552
    add r0, r4, #72
    vld1.32 {d19[0]}, [r0]
.Lotherwise_552:
    tst r2, #524288
    beq .Lotherwise_553
    add r0, r4, #76
    vld1.32 {d19[1]}, [r0]
.Lotherwise_553:
.Lend_549:
    ubfx r0, r2, #20, #4
    vmax.f32 q14, q14, q9
    cmp r0, #15
    bne .Lotherwise_554
    add r0, r4, #80
    vld1.32 {d18, d19}, [r0]
    b .Lend_555
.Lotherwise_554:
    vmov.i32 q9, #0
    tst r2, #1048576
    beq .Lotherwise_556
    add r0, r4, #80
    vld1.32 {d18[0]}, [r0]
.Lotherwise_556:
    tst r2, #2097152
    beq .Lotherwise_557
    add r0, r4, #84
    vld1.32 {d18[1]}, [r0]
.Lotherwise_557:
    tst r2, #4194304
    beq .Lotherwise_558
    add r0, r4, #88
    vld1.32 {d19[0]}, [r0]
.Lotherwise_558:
    tst r2, #8388608
    beq .Lotherwise_559
    add r0, r4, #92
    vld1.32 {d19[1]}, [r0]
.Lotherwise_559:
.Lend_555:
    ubfx r0, r2, #24, #4
    vmax.f32 q11, q11, q9
    cmp r0, #15
    bne .Lotherwise_560
    add r0, r4, #96
    vld1.32 {d18, d19}, [r0]
    b .Lend_561
.Lotherwise_560:
    vmov.i32 q9, #0
    tst r2, #16777216
    beq .Lotherwise_562
    add r0, r4, #96
    vld1.32 {d18[0]}, [r0]
.Lotherwise_562:
    tst r2, #33554432
    beq .Lotherwise_563
    add r0, r4, #100
    vld1.32 {d18[1]}, [r0]
.Lotherwise_563:
    tst r2, #67108864
    beq .Lotherwise_564
    add r0, r4, #104
    vld1.32 {d19[0]}, [r0]
.Lotherwise_564:
    tst r2, #134217728
    beq .Lotherwise_565
    add r0, r4, #108
    vld1.32 {d19[1]}, [r0]
.Lotherwise_565:
.Lend_561:
    ubfx r0, r2, #28, #4
    vmax.f32 q12, q12, q9
    cmp r0, #15
    bne .Lotherwise_566
    add r0, r4, #112
    vld1.32 {d18, d19}, [r0]
    b .Lend_567
.Lotherwise_566:
    vmov.i32 q9, #0
    tst r2, #268435456
    beq .Lotherwise_568
    add r0, r4, #112
    vld1.32 {d18[0]}, [r0]
.Lotherwise_568:
    tst r2, #536870912
    beq .Lotherwise_569
    add r0, r4, #116
    vld1.32 {d18[1]}, [r0]
.Lotherwise_569:
    tst r2, #1073741824
    beq .Lotherwise_570
    add r0, r4, #120
    vld1.32 {d19[0]}, [r0]
.Lotherwise_570:
    tst r2, #2147483648
    beq .Lotherwise_571
    add r0, r4, #124
    vld1.32 {d19[1]}, [r0]
.Lotherwise_571:
.Lend_567:
    sub r12, r12, #1
    vmax.f32 q13, q13, q9
    cmp r12, #0
    bne .Lloop_523
.Lloop_end_522:
    vmov q1, q8
    vmov q8, q0
    vmov q0, q10
    vmov q9, q15
    vmov q10, q14
    vuzp.32 q1, q8
    vuzp.32 q0, q9
    vuzp.32 q10, q11
    vuzp.32 q12, q13
    vmov.i32 q14, #0
    vext.32 q15, q1, q0, #1
    vmax.f32 q1, q1, q8
    vext.32 q8, q0, q10, #1
    vmax.f32 q0, q0, q9
    vext.32 q9, q10, q12, #1
    vmax.f32 q10, q10, q11
    vext.32 q11, q12, q14, #1
    vmax.f32 q12, q12, q13
    vmax.f32 q1, q1, q15
    vmax.f32 q0, q0, q8
    vmax.f32 q10, q10, q9
    vst1.32 {d2, d3}, [r8]!
    vmax.f32 q12, q12, q11
    vst1.32 {d0, d1}, [r8]!
    vst1.32 {d20, d21}, [r8]!
    vst1.32 {d24, d25}, [r8]
    sub r8, r8, #48
.Lend_471:
.Lend_449:
    pop {r4, r5, r6, r7, r8, r9, r10, r11, pc}
    .size nnp_pooling_maximum_of_threes_by_2__armv7_neon, . - nnp_pooling_maximum_of_threes_by_2__armv7_neon

    .text
    .p2align 4
    .globl nnp_pooling_sum__armv7_neon
    .type nnp_pooling_sum__armv7_neon, %function
nnp_pooling_sum__armv7_neon:
    push {r4, r5, r6, r7, r8, r9, r10, r14}
    ldr r12, [sp, #32]
    mov r4, r2
    ldr r2, [sp, #48]
    mov r5, r4
    mov r6, r1
    mov r14, r3
    ldr r7, [sp, #36]
    sub r12, r12, #1
    ldr r8, [sp, #40]
    add r5, r5, r2, lsl #2
    ldr r3, [sp, #44]
    ldr r9, [sp, #52]
    cmp r0, #0
    bne .Lotherwise_572
    b .Lend_573
.Lotherwise_572:
    sub r2, r0, #1
    cmp r2, #0
    beq .Lloop_end_574
.Lloop_575:
    lsr r10, r6, #5
    cmp r10, #0
    beq .Lloop_end_576
.Lloop_577:
    sub r0, r9, #1
    pld [r5]
    lsr r0, r0, #4
    mov r1, r5
    cmp r0, #0
    beq .Lloop_end_578
.Lloop_579:
    sub r0, r0, #1
    pld [r1, #64]
    add r1, r1, #64
    cmp r0, #0
    bne .Lloop_579
.Lloop_end_578:
    sub r0, r9, #1
    add r5, r5, r9, lsl #2
    lsr r0, r0, #4
    pld [r5]
    mov r1, r5
    cmp r0, #0
    beq .Lloop_end_580
.Lloop_581:
    sub r0, r0, #1
    pld [r1, #64]
    add r1, r1, #64
    cmp r0, #0
    bne .Lloop_581
.Lloop_end_580:
    mov r0, r4
    vld1.32 {d16, d17}, [r0]!
    mov r1, r12
    add r5, r5, r9, lsl #2
    vld1.32 {d18, d19}, [r0]!
    vld1.32 {d20, d21}, [r0]!
    vld1.32 {d22, d23}, [r0]!
    vld1.32 {d24, d25}, [r0]!
    vld1.32 {d26, d27}, [r0]!
    vld1.32 {d28, d29}, [r0]!
    vld1.32 {d30, d31}, [r0]
    sub r0, r0, #112
    cmp r1, #0
    beq .Lloop_end_582
.Lloop_583:
    add r0, r0, r7, lsl #2
    vld1.32 {d0, d1}, [r0]!
    sub r1, r1, #1
    vld1.32 {d2, d3}, [r0]!
    vld1.32 {d4, d5}, [r0]!
    vadd.f32 q8, q8, q0
    vld1.32 {d0, d1}, [r0]!
    vadd.f32 q9, q9, q1
    vld1.32 {d2, d3}, [r0]!
    vadd.f32 q10, q10, q2
    vld1.32 {d4, d5}, [r0]!
    vadd.f32 q11, q11, q0
    vld1.32 {d0, d1}, [r0]!
    vadd.f32 q12, q12, q1
    vld1.32 {d2, d3}, [r0]
    vadd.f32 q13, q13, q2
    sub r0, r0, #112
    vadd.f32 q14, q14, q0
    vadd.f32 q15, q15, q1
    cmp r1, #0
    bne .Lloop_583
.Lloop_end_582:
    vst1.32 {d16, d17}, [r8]!
    sub r10, r10, #1
    add r4, r4, #128
    vst1.32 {d18, d19}, [r8]!
    vst1.32 {d20, d21}, [r8]!
    vst1.32 {d22, d23}, [r8]!
    vst1.32 {d24, d25}, [r8]!
    vst1.32 {d26, d27}, [r8]!
    vst1.32 {d28, d29}, [r8]!
    vst1.32 {d30, d31}, [r8]!
    cmp r10, #0
    bne .Lloop_577
.Lloop_end_576:
    ubfx r0, r6, #0, #5
    lsr r10, r0, #4
    cmp r10, #0
    beq .Lloop_end_584
.Lloop_585:
    sub r0, r9, #1
    pld [r5]
    lsr r0, r0, #4
    mov r1, r5
    cmp r0, #0
    beq .Lloop_end_586
.Lloop_587:
    sub r0, r0, #1
    pld [r1, #64]
    add r1, r1, #64
    cmp r0, #0
    bne .Lloop_587
.Lloop_end_586:
    mov r0, r4
    vld1.32 {d16, d17}, [r0]!
    mov r1, r12
    add r5, r5, r9, lsl #2
    vld1.32 {d18, d19}, [r0]!
    vld1.32 {d20, d21}, [r0]!
    vld1.32 {d22, d23}, [r0]
    sub r0, r0, #48
    cmp r1, #0
    beq .Lloop_end_588
.Lloop_589:
    add r0, r0, r7, lsl #2
    vld1.32 {d24, d25}, [r0]!
    sub r1, r1, #1
    vld1.32 {d26, d27}, [r0]!
    vld1.32 {d28, d29}, [r0]!
    vadd.f32 q8, q8, q12
    vld1.32 {d24, d25}, [r0]
    vadd.f32 q9, q9, q13
    sub r0, r0, #48
    vadd.f32 q10, q10, q14
    vadd.f32 q11, q11, q12
    cmp r1, #0
    bne .Lloop_589
.Lloop_end_588:
    vst1.32 {d16, d17}, [r8]!
    sub r10, r10, #1
    add r4, r4, #64
    vst1.32 {d18, d19}, [r8]!
    vst1.32 {d20, d21}, [r8]!
    vst1.32 {d22, d23}, [r8]!
    cmp r10, #0
    bne .Lloop_585
.Lloop_end_584:
    ubfx r0, r6, #0, #4
    cmp r0, #0
    bne .Lotherwise_590
    b .Lend_591
.Lotherwise_590:
    sub r0, r9, #1
    pld [r5]
    lsr r0, r0, #4
    mov r1, r5
    cmp r0, #0
    beq .Lloop_end_592
.Lloop_593:
    sub r0, r0, #1
    pld [r1, #64]
    add r1, r1, #64
    cmp r0, #0
    bne .Lloop_593
.Lloop_end_592:
    mov r0, r4
    vld1.32 {d16, d17}, [r0]!
    mov r1, r12
    add r5, r5, r9, lsl #2
    vld1.32 {d18, d19}, [r0]!
    vld1.32 {d20, d21}, [r0]!
    vld1.32 {d22, d23}, [r0]
    sub r0, r0, #48
    cmp r1, #0
    beq .Lloop_end_594
.Lloop_595:
    add r0, r0, r7, lsl #2
    vld1.32 {d24, d25}, [r0]!
    sub r1, r1, #1
    vld1.32 {d26, d27}, [r0]!
    vld1.32 {d28, d29}, [r0]!
    vadd.f32 q8, q8, q12
    vld1.32 {d24, d25}, [r0]
    vadd.f32 q9, q9, q13
    sub r0, r0, #48
    vadd.f32 q10, q10, q14
    vadd.f32 q11, q11, q12
    cmp r1, #0
    bne .Lloop_595
.Lloop_end_594:
    vst1.32 {d16, d17}, [r8]!
    vst1.32 {d18, d19}, [r8]!
    vst1.32 {d20, d21}, [r8]!
    vst1.32 {d22, d23}, [r8]
    sub r8, r8, #48
.Lend_591:
    lsr r0, r6, #4
    lsl r0, r0, #4
    sub r4, r4, r0, lsl #2
    sub r8, r8, r0, lsl #2
    sub r2, r2, #1
    add r4, r4, r14, lsl #2
    add r8, r8, r3, lsl #2
    cmp r2, #0
    bne .Lloop_575
.Lloop_end_574:
    lsr r2, r6, #5
    cmp r2, #0
    beq .Lloop_end_596
.Lloop_597:
    sub r0, r9, #1
    pld [r5]
    lsr r0, r0, #4
    mov r1, r5
    cmp r0, #0
    beq .Lloop_end_598
.Lloop_599:
    sub r0, r0, #1
    pld [r1, #64]
    add r1, r1, #64
    cmp r0, #0
    bne .Lloop_599
.Lloop_end_598:
    sub r0, r9, #1
    add r5, r5, r9, lsl #2
    lsr r0, r0, #4
    pld [r5]
    mov r1, r5
    cmp r0, #0
    beq .Lloop_end_600
.Lloop_601:
    sub r0, r0, #1
    pld [r1, #64]
    add r1, r1, #64
    cmp r0, #0
    bne .Lloop_601
.Lloop_end_600:
    mov r0, r4
    vld1.32 {d16, d17}, [r0]!
    mov r1, r12
    add r5, r5, r9, lsl #2
    vld1.32 {d18, d19}, [r0]!
    vld1.32 {d20, d21}, [r0]!
    vld1.32 {d22, d23}, [r0]!
    vld1.32 {d24, d25}, [r0]!
    vld1.32 {d26, d27}, [r0]!
    vld1.32 {d28, d29}, [r0]!
    vld1.32 {d30, d31}, [r0]
    sub r0, r0, #112
    cmp r1, #0
    beq .Lloop_end_602
.Lloop_603:
    add r0, r0, r7, lsl #2
    vld1.32 {d0, d1}, [r0]!
    sub r1, r1, #1
    vld1.32 {d2, d3}, [r0]!
    vld1.32 {d4, d5}, [r0]!
    vadd.f32 q8, q8, q0
    vld1.32 {d0, d1}, [r0]!
    vadd.f32 q9, q9, q1
    vld1.32 {d2, d3}, [r0]!
    vadd.f32 q10, q10, q2
    vld1.32 {d4, d5}, [r0]!
    vadd.f32 q11, q11, q0
    vld1.32 {d0, d1}, [r0]!
    vadd.f32 q12, q12, q1
    vld1.32 {d2, d3}, [r0]
    vadd.f32 q13, q13, q2
    sub r0, r0, #112
    vadd.f32 q14, q14, q0
    vadd.f32 q15, q15, q1
    cmp r1, #0
    bne .Lloop_603
.Lloop_end_602:
    vst1.32 {d16, d17}, [r8]!
    sub r2, r2, #1
    add r4, r4, #128
    vst1.32 {d18, d19}, [r8]!
    vst1.32 {d20, d21}, [r8]!
    vst1.32 {d22, d23}, [r8]!
    vst1.32 {d24, d25}, [r8]!
    vst1.32 {d26, d27}, [r8]!
    vst1.32 {d28, d29}, [r8]!
    vst1.32 {d30, d31}, [r8]!
    cmp r2, #0
    bne .Lloop_597
.Lloop_end_596:
    ubfx r0, r6, #0, #5
    lsr r0, r0, #4
    cmp r0, #0
    beq .Lloop_end_604
.Lloop_605:
    sub r1, r9, #1
    pld [r5]
    lsr r1, r1, #4
    mov r2, r5
    cmp r1, #0
    beq .Lloop_end_606
.Lloop_607:
    sub r1, r1, #1
    pld [r2, #64]
    add r2, r2, #64
    cmp r1, #0
    bne .Lloop_607
.Lloop_end_606:
    mov r1, r4
    vld1.32 {d16, d17}, [r1]!
    mov r2, r12
    add r5, r5, r9, lsl #2
    vld1.32 {d18, d19}, [r1]!
    vld1.32 {d20, d21}, [r1]!
    vld1.32 {d22, d23}, [r1]
    sub r1, r1, #48
    cmp r2, #0
    beq .Lloop_end_608
.Lloop_609:
    add r1, r1, r7, lsl #2
    vld1.32 {d24, d25}, [r1]!
    sub r2, r2, #1
    vld1.32 {d26, d27}, [r1]!
    vld1.32 {d28, d29}, [r1]!
    vadd.f32 q8, q8, q12
    vld1.32 {d24, d25}, [r1]
    vadd.f32 q9, q9, q13
    sub r1, r1, #48
    vadd.f32 q10, q10, q14
    vadd.f32 q11, q11, q12
    cmp r2, #0
    bne .Lloop_609
.Lloop_end_608:
    vst1.32 {d16, d17}, [r8]!
    sub r0, r0, #1
    add r4, r4, #64
    vst1.32 {d18, d19}, [r8]!
    vst1.32 {d20, d21}, [r8]!
    vst1.32 {d22, d23}, [r8]!
    cmp r0, #0
    bne .Lloop_605
.Lloop_end_604:
    ubfx r0, r6, #0, #4
    cmp r0, #0
    bne .Lotherwise_610
    b .Lend_611
.Lotherwise_610:
    pld [r5]
    add r0, r0, #0
    movw r1, #16
    cmp r0, r1
    movhi r0, r1
    movw r1, #1
    sub r2, r9, #1
    lsl r0, r1, r0
    lsr r1, r2, #4
    sub r2, r0, #1
    cmp r1, #0
    beq .Lloop_end_612
.Lloop_613:
    sub r1, r1, #1
    pld [r5, #64]
    add r5, r5, #64
    cmp r1, #0
    bne .Lloop_613
.Lloop_end_612:
    ubfx r0, r2, #0, #4
    cmp r0, #15
    bne .Lotherwise_614
    vld1.32 {d16, d17}, [r4]
    b .Lend_615
.Lotherwise_614:
    vmov.i32 q8, #0
    tst r2, #1
    beq .Lotherwise_616
    vld1.32 {d16[0]}, [r4]
.Lotherwise_616:
    tst r2, #2
    beq .Lotherwise_617
    add r0, r4, #4
    vld1.32 {d16[1]}, [r0]
.Lotherwise_617:
    tst r2, #4
    beq .Lotherwise_618
    add r0, r4, #8
    vld1.32 {d17[0]}, [r0]
.Lotherwise_618:
    tst r2, #8
    beq .Lotherwise_619
    add r0, r4, #12
    vld1.32 {d17[1]}, [r0]
.Lotherwise_619:
.Lend_615:
    ubfx r0, r2, #4, #4
    cmp r0, #15
    bne .Lotherwise_620
    add r0, r4, #16
    vld1.32 {d18, d19}, [r0]
    b .Lend_621
.Lotherwise_620:
    vmov.i32 q9, #0
    tst r2, #16
    beq .Lotherwise_622
    add r0, r4, #16
    vld1.32 {d18[0]}, [r0]
.Lotherwise_622:
    tst r2, #32
    beq .Lotherwise_623
    add r0, r4, #20
    vld1.32 {d18[1]}, [r0]
.Lotherwise_623:
    tst r2, #64
    beq .Lotherwise_624
    add r0, r4, #24
    vld1.32 {d19[0]}, [r0]
.Lotherwise_624:
    tst r2, #128
    beq .Lotherwise_625
    add r0, r4, #28
    vld1.32 {d19[1]}, [r0]
.Lotherwise_625:
.Lend_621:
    ubfx r0, r2, #8, #4
    cmp r0, #15
    bne .Lotherwise_626
    add r0, r4, #32
    vld1.32 {d20, d21}, [r0]
    b .Lend_627
.Lotherwise_626:
    vmov.i32 q10, #0
    tst r2, #256
    beq .Lotherwise_628
    add r0, r4, #32
    vld1.32 {d20[0]}, [r0]
.Lotherwise_628:
    tst r2, #512
    beq .Lotherwise_629
    add r0, r4, #36
    vld1.32 {d20[1]}, [r0]
.Lotherwise_629:
    tst r2, #1024
    beq .Lotherwise_630
    add r0, r4, #40
    vld1.32 {d21[0]}, [r0]
.Lotherwise_630:
    tst r2, #2048
    beq .Lotherwise_631
    add r0, r4, #44
    vld1.32 {d21[1]}, [r0]
.Lotherwise_631:
.Lend_627:
    ubfx r0, r2, #12, #4
    cmp r0, #15
    bne .Lotherwise_632
    add r0, r4, #48
    vld1.32 {d22, d23}, [r0]
    b .Lend_633
.Lotherwise_632:
    vmov.i32 q11, #0
    tst r2, #4096
    beq .Lotherwise_634
    add r0, r4, #48
    vld1.32 {d22[0]}, [r0]
.Lotherwise_634:
    tst r2, #8192
    beq .Lotherwise_635
    add r0, r4, #52
    vld1.32 {d22[1]}, [r0]
.Lotherwise_635:
    tst r2, #16384
    beq .Lotherwise_636
    add r0, r4, #56
    vld1.32 {d23[0]}, [r0]
.Lotherwise_636:
    tst r2, #32768
    beq .Lotherwise_637
    add r0, r4, #60
    vld1.32 {d23[1]}, [r0]
.Lotherwise_637:
.Lend_633:
    cmp r12, #0
    beq .Lloop_end_638
.Lloop_639:
    ubfx r0, r2, #0, #4
    add r4, r4, r7, lsl #2
    cmp r0, #15
    bne .Lotherwise_640
    vld1.32 {d24, d25}, [r4]
    b .Lend_641
.Lotherwise_640:
    vmov.i32 q12, #0
    tst r2, #1
    beq .Lotherwise_642
    vld1.32 {d24[0]}, [r4]
.Lotherwise_642:
    tst r2, #2
    beq .Lotherwise_643
    add r0, r4, #4
    vld1.32 {d24[1]}, [r0]
.Lotherwise_643:
    tst r2, #4
    beq .Lotherwise_644
    add r0, r4, #8
    vld1.32 {d25[0]}, [r0]
.Lotherwise_644:
    tst r2, #8
    beq .Lotherwise_645
    add r0, r4, #12
    vld1.32 {d25[1]}, [r0]
.Lotherwise_645:
.Lend_641:
    ubfx r0, r2, #4, #4
    vadd.f32 q8, q8, q12
    cmp r0, #15
    bne .Lotherwise_646
    add r0, r4, #16
    vld1.32 {d24, d25}, [r0]
    b .Lend_647
.Lotherwise_646:
    vmov.i32 q12, #0
    tst r2, #16
    beq .Lotherwise_648
    add r0, r4, #16
    vld1.32 {d24[0]}, [r0]
.Lotherwise_648:
    tst r2, #32
    beq .Lotherwise_649
    add r0, r4, #20
    vld1.32 {d24[1]}, [r0]
.Lotherwise_649:
    tst r2, #64
    beq .Lotherwise_650
    add r0, r4, #24
    vld1.32 {d25[0]}, [r0]
.Lotherwise_650:
    tst r2, #128
    beq .Lotherwise_651
    add r0, r4, #28
    vld1.32 {d25[1]}, [r0]
.Lotherwise_651:
.Lend_647:
    ubfx r0, r2, #8, #4
    vadd.f32 q9, q9, q12
    cmp r0, #15
    bne .Lotherwise_652
    add r0, r4, #32
    vld1.32 {d24, d25}, [r0]
    b .Lend_653
.Lotherwise_652:
    vmov.i32 q12, #0
    tst r2, #256
    beq .Lotherwise_654
    add r0, r4, #32
    vld1.32 {d24[0]}, [r0]
.Lotherwise_654:
    tst r2, #512
    beq .Lotherwise_655
    add r0, r4, #36
    vld1.32 {d24[1]}, [r0]
.Lotherwise_655:
    tst r2, #1024
    beq .Lotherwise_656
    add r0, r4, #40
    vld1.32 {d25[0]}, [r0]
.Lotherwise_656:
    tst r2, #2048
    beq .Lotherwise_657
    add r0, r4, #44
    vld1.32 {d25[1]}, [r0]
.Lotherwise_657:
.Lend_653:
    ubfx r0, r2, #12, #4
    vadd.f32 q10, q10, q12
    cmp r0, #15
    bne .Lotherwise_658
    add r0, r4, #48
    vld1.32 {d24, d25}, [r0]
    b .Lend_659
.Lotherwise_658:
    vmov.i32 q12, #0
    tst r2, #4096
    beq .Lotherwise_660
    add r0, r4, #48
    vld1.32 {d24[0]}, [r0]
.Lotherwise_660:
    tst r2, #8192
    beq .Lotherwise_661
    add r0, r4, #52
    vld1.32 {d24[1]}, [r0]
.Lotherwise_661:
    tst r2, #16384
    beq .Lotherwise_662
    add r0, r4, #56
    vld1.32 {d25[0]}, [r0]
.Lotherwise_662:
    tst r2, #32768
    beq .Lotherwise_663
    add r0, r4, #60
    vld1.32 {d25[1]}, [r0]
.Lotherwise_663:
.Lend_659:
    sub r12, r12, #1
    vadd.f32 q11, q11, q12
    cmp r12, #0
    bne .Lloop_639
.Lloop_end_638:
    vst1.32 {d16, d17}, [r8]!
    vst1.32 {d18, d19}, [r8]!
    vst1.32 {d20, d21}, [r8]!
    vst1.32 {d22, d23}, [r8]
    sub r8, r8, #48
.Lend_611:
.Lend_573:
    pop {r4, r5, r6, r7, r8, r9, r10, pc}
    .size nnp_pooling_sum__armv7_neon, . - nnp_pooling_sum__armv7_neon

    .text
    .p2align 4
    .globl nnp_pooling_average__armv7_neon
    .type nnp_pooling_average__armv7_neon, %function
nnp_pooling_average__armv7_neon:
    push {r4, r5, r6, r7, r8, r9, r10, r14}
    vpush {d8, d9, d10, d11, d12, d13, d14, d15}
    ldr r12, [sp, #96]
    mov r4, r2
    ldr r2, [sp, #112]
    mov r5, r4
    mov r6, r1
    mov r14, r3
    ldr r7, [sp, #100]
    sub r12, r12, #1
    ldr r8, [sp, #104]
    add r5, r5, r2, lsl #2
    ldr r3, [sp, #108]
    ldr r9, [sp, #116]
    cmp r0, #0
    bne .Lotherwise_664
    b .Lend_665
.Lotherwise_664:
    sub r2, r0, #1
    cmp r2, #0
    beq .Lloop_end_666
.Lloop_667:
    lsr r10, r6, #5
    cmp r10, #0
    beq .Lloop_end_668
.Lloop_669:
    sub r0, r9, #1
    pld [r5]
    lsr r0, r0, #4
    mov r1, r5
    cmp r0, #0
    beq .Lloop_end_670
.Lloop_671:
    sub r0, r0, #1
    pld [r1, #64]
    add r1, r1, #64
    cmp r0, #0
    bne .Lloop_671
.Lloop_end_670:
    sub r0, r9, #1
    add r5, r5, r9, lsl #2
    lsr r0, r0, #4
    pld [r5]
    mov r1, r5
    cmp r0, #0
    beq .Lloop_end_672
.Lloop_673:
    sub r0, r0, #1
    pld [r1, #64]
    add r1, r1, #64
    cmp r0, #0
    bne .Lloop_673
.Lloop_end_672:
    mov r0, r4
    vld1.32 {d2, d3}, [r0]!
    mov r1, r12
    add r5, r5, r9, lsl #2
    vld1.32 {d4, d5}, [r0]!
    vld1.32 {d8, d9}, [r0]!
    vld1.32 {d12, d13}, [r0]!
    vld1.32 {d30, d31}, [r0]!
    vld1.32 {d26, d27}, [r0]!
    vld1.32 {d22, d23}, [r0]!
    vld1.32 {d18, d19}, [r0]
    sub r0, r0, #112
    cmp r1, #0
    beq .Lloop_end_674
.Lloop_675:
    add r0, r0, #4
    vld1.32 {d16, d17}, [r0]!
    sub r1, r1, #1
    vld1.32 {d20, d21}, [r0]!
    vld1.32 {d24, d25}, [r0]!
    vadd.f32 q1, q1, q8
    vld1.32 {d16, d17}, [r0]!
    vadd.f32 q2, q2, q10
    vld1.32 {d20, d21}, [r0]!
    vadd.f32 q4, q4, q12
    vld1.32 {d24, d25}, [r0]!
    vadd.f32 q6, q6, q8
    vld1.32 {d16, d17}, [r0]!
    vadd.f32 q15, q15, q10
    vld1.32 {d20, d21}, [r0]
    vadd.f32 q13, q13, q12
    sub r0, r0, #112
    vadd.f32 q11, q11, q8
    vadd.f32 q9, q9, q10
    cmp r1, #0
    bne .Lloop_675
.Lloop_end_674:
    vld1.32 {d0, d1}, [r7]!
    sub r10, r10, #1
    vld1.32 {d6, d7}, [r7]!
    add r4, r4, #128
    vld1.32 {d10, d11}, [r7]!
    vld1.32 {d14, d15}, [r7]!
    vld1.32 {d28, d29}, [r7]!
    vld1.32 {d24, d25}, [r7]!
    vld1.32 {d20, d21}, [r7]!
    vld1.32 {d16, d17}, [r7]!
    vdiv.f32 s4, s4, s0
    vdiv.f32 s5, s5, s1
    vdiv.f32 s6, s6, s2
    vdiv.f32 s7, s7, s3
    vmov q0, q15
    vst1.32 {d2, d3}, [r8]!
    vmov q1, q14
    vdiv.f32 s8, s8, s12
    vdiv.f32 s9, s9, s13
    vdiv.f32 s10, s10, s14
    vdiv.f32 s11, s11, s15
    vmov q3, q13
    vst1.32 {d4, d5}, [r8]!
    vmov q2, q12
    vdiv.f32 s16, s16, s20
    vdiv.f32 s17, s17, s21
    vdiv.f32 s18, s18, s22
    vdiv.f32 s19, s19, s23
    vmov q5, q11
    vst1.32 {d8, d9}, [r8]!
    vmov q4, q10
    vdiv.f32 s24, s24, s28
    vdiv.f32 s25, s25, s29
    vdiv.f32 s26, s26, s30
    vdiv.f32 s27, s27, s31
    vmov q7, q9
    vst1.32 {d12, d13}, [r8]!
    vmov q6, q8
    vdiv.f32 s0, s0, s4
    vdiv.f32 s1, s1, s5
    vdiv.f32 s2, s2, s6
    vdiv.f32 s3, s3, s7
    vdiv.f32 s12, s12, s8
    vdiv.f32 s13, s13, s9
    vdiv.f32 s14, s14, s10
    vdiv.f32 s15, s15, s11
    vst1.32 {d0, d1}, [r8]!
    vdiv.f32 s20, s20, s16
    vdiv.f32 s21, s21, s17
    vdiv.f32 s22, s22, s18
    vdiv.f32 s23, s23, s19
    vst1.32 {d6, d7}, [r8]!
    vdiv.f32 s28, s28, s24
    vdiv.f32 s29, s29, s25
    vdiv.f32 s30, s30, s26
    vdiv.f32 s31, s31, s27
    vst1.32 {d10, d11}, [r8]!
    vst1.32 {d14, d15}, [r8]!
    cmp r10, #0
    bne .Lloop_669
.Lloop_end_668:
    ubfx r0, r6, #0, #5
    lsr r10, r0, #4
    cmp r10, #0
    beq .Lloop_end_676
.Lloop_677:
    sub r0, r9, #1
    pld [r5]
    lsr r0, r0, #4
    mov r1, r5
    cmp r0, #0
    beq .Lloop_end_678
.Lloop_679:
    sub r0, r0, #1
    pld [r1, #64]
    add r1, r1, #64
    cmp r0, #0
    bne .Lloop_679
.Lloop_end_678:
    mov r0, r4
    vld1.32 {d16, d17}, [r0]!
    mov r1, r12
    add r5, r5, r9, lsl #2
    vld1.32 {d18, d19}, [r0]!
    vld1.32 {d20, d21}, [r0]!
    vld1.32 {d28, d29}, [r0]
    sub r0, r0, #48
    cmp r1, #0
    beq .Lloop_end_680
.Lloop_681:
    add r0, r0, #4
    vld1.32 {d22, d23}, [r0]!
    sub r1, r1, #1
    vld1.32 {d24, d25}, [r0]!
    vld1.32 {d26, d27}, [r0]!
    vadd.f32 q8, q8, q11
    vld1.32 {d22, d23}, [r0]
    vadd.f32 q9, q9, q12
    sub r0, r0, #48
    vadd.f32 q10, q10, q13
    vadd.f32 q14, q14, q11
    cmp r1, #0
    bne .Lloop_681
.Lloop_end_680:
    vld1.32 {d22, d23}, [r7]!
    vmov q0, q8
    sub r10, r10, #1
    vld1.32 {d16, d17}, [r7]!
    vmov q1, q9
    add r4, r4, #64
    vld1.32 {d18, d19}, [r7]!
    vmov q2, q11
    vld1.32 {d22, d23}, [r7]!
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
    vst1.32 {d0, d1}, [r8]!
    vdiv.f32 s16, s16, s20
    vdiv.f32 s17, s17, s21
    vdiv.f32 s18, s18, s22
    vdiv.f32 s19, s19, s23
    vst1.32 {d2, d3}, [r8]!
    vdiv.f32 s24, s24, s28
    vdiv.f32 s25, s25, s29
    vdiv.f32 s26, s26, s30
    vdiv.f32 s27, s27, s31
    vst1.32 {d8, d9}, [r8]!
    vst1.32 {d12, d13}, [r8]!
    cmp r10, #0
    bne .Lloop_677
.Lloop_end_676:
    ubfx r0, r6, #0, #4
    cmp r0, #0
    bne .Lotherwise_682
    b .Lend_683
.Lotherwise_682:
    sub r0, r9, #1
    pld [r5]
    lsr r0, r0, #4
    mov r1, r5
    cmp r0, #0
    beq .Lloop_end_684
.Lloop_685:
    sub r0, r0, #1
    pld [r1, #64]
    add r1, r1, #64
    cmp r0, #0
    bne .Lloop_685
.Lloop_end_684:
    mov r0, r4
    vld1.32 {d16, d17}, [r0]!
    mov r1, r12
    add r5, r5, r9, lsl #2
    vld1.32 {d18, d19}, [r0]!
    vld1.32 {d20, d21}, [r0]!
    vld1.32 {d28, d29}, [r0]
    sub r0, r0, #48
    cmp r1, #0
    beq .Lloop_end_686
.Lloop_687:
    add r0, r0, #4
    vld1.32 {d22, d23}, [r0]!
    sub r1, r1, #1
    vld1.32 {d24, d25}, [r0]!
    vld1.32 {d26, d27}, [r0]!
    vadd.f32 q8, q8, q11
    vld1.32 {d22, d23}, [r0]
    vadd.f32 q9, q9, q12
    sub r0, r0, #48
    vadd.f32 q10, q10, q13
    vadd.f32 q14, q14, q11
    cmp r1, #0
    bne .Lloop_687
.Lloop_end_686:
    vld1.32 {d22, d23}, [r7]!
    vmov q0, q8
    vld1.32 {d16, d17}, [r7]!
    vmov q1, q9
    vld1.32 {d18, d19}, [r7]!
    vmov q2, q11
    vld1.32 {d22, d23}, [r7]
    vmov q3, q8
    sub r7, r7, #48
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
    vst1.32 {d0, d1}, [r8]!
    vdiv.f32 s16, s16, s20
    vdiv.f32 s17, s17, s21
    vdiv.f32 s18, s18, s22
    vdiv.f32 s19, s19, s23
    vst1.32 {d2, d3}, [r8]!
    vdiv.f32 s24, s24, s28
    vdiv.f32 s25, s25, s29
    vdiv.f32 s26, s26, s30
    vdiv.f32 s27, s27, s31
    vst1.32 {d8, d9}, [r8]!
    vst1.32 {d12, d13}, [r8]
    sub r8, r8, #48
.Lend_683:
    lsr r0, r6, #4
    lsl r0, r0, #4
    sub r4, r4, r0, lsl #2
    sub r8, r8, r0, lsl #2
    sub r2, r2, #1
    add r4, r4, r14, lsl #2
    sub r7, r7, r0, lsl #2
    add r8, r8, r3, lsl #2
    cmp r2, #0
    bne .Lloop_667
.Lloop_end_666:
    lsr r2, r6, #5
    cmp r2, #0
    beq .Lloop_end_688
.Lloop_689:
    sub r0, r9, #1
    pld [r5]
    lsr r0, r0, #4
    mov r1, r5
    cmp r0, #0
    beq .Lloop_end_690
.Lloop_691:
    sub r0, r0, #1
    pld [r1, #64]
    add r1, r1, #64
    cmp r0, #0
    bne .Lloop_691
.Lloop_end_690:
    sub r0, r9, #1
    add r5, r5, r9, lsl #2
    lsr r0, r0, #4
    pld [r5]
    mov r1, r5
    cmp r0, #0
    beq .Lloop_end_692
.Lloop_693:
    sub r0, r0, #1
    pld [r1, #64]
    add r1, r1, #64
    cmp r0, #0
    bne .Lloop_693
.Lloop_end_692:
    mov r0, r4
    vld1.32 {d2, d3}, [r0]!
    mov r1, r12
    add r5, r5, r9, lsl #2
    vld1.32 {d4, d5}, [r0]!
    vld1.32 {d8, d9}, [r0]!
    vld1.32 {d12, d13}, [r0]!
    vld1.32 {d30, d31}, [r0]!
    vld1.32 {d26, d27}, [r0]!
    vld1.32 {d22, d23}, [r0]!
    vld1.32 {d18, d19}, [r0]
    sub r0, r0, #112
    cmp r1, #0
    beq .Lloop_end_694
.Lloop_695:
    add r0, r0, #4
    vld1.32 {d16, d17}, [r0]!
    sub r1, r1, #1
    vld1.32 {d20, d21}, [r0]!
    vld1.32 {d24, d25}, [r0]!
    vadd.f32 q1, q1, q8
    vld1.32 {d16, d17}, [r0]!
    vadd.f32 q2, q2, q10
    vld1.32 {d20, d21}, [r0]!
    vadd.f32 q4, q4, q12
    vld1.32 {d24, d25}, [r0]!
    vadd.f32 q6, q6, q8
    vld1.32 {d16, d17}, [r0]!
    vadd.f32 q15, q15, q10
    vld1.32 {d20, d21}, [r0]
    vadd.f32 q13, q13, q12
    sub r0, r0, #112
    vadd.f32 q11, q11, q8
    vadd.f32 q9, q9, q10
    cmp r1, #0
    bne .Lloop_695
.Lloop_end_694:
    vld1.32 {d0, d1}, [r7]!
    sub r2, r2, #1
    vld1.32 {d6, d7}, [r7]!
    add r4, r4, #128
    vld1.32 {d10, d11}, [r7]!
    vld1.32 {d14, d15}, [r7]!
    vld1.32 {d28, d29}, [r7]!
    vld1.32 {d24, d25}, [r7]!
    vld1.32 {d20, d21}, [r7]!
    vld1.32 {d16, d17}, [r7]!
    vdiv.f32 s4, s4, s0
    vdiv.f32 s5, s5, s1
    vdiv.f32 s6, s6, s2
    vdiv.f32 s7, s7, s3
    vmov q0, q15
    vst1.32 {d2, d3}, [r8]!
    vmov q1, q14
    vdiv.f32 s8, s8, s12
    vdiv.f32 s9, s9, s13
    vdiv.f32 s10, s10, s14
    vdiv.f32 s11, s11, s15
    vmov q3, q13
    vst1.32 {d4, d5}, [r8]!
    vmov q2, q12
    vdiv.f32 s16, s16, s20
    vdiv.f32 s17, s17, s21
    vdiv.f32 s18, s18, s22
    vdiv.f32 s19, s19, s23
    vmov q5, q11
    vst1.32 {d8, d9}, [r8]!
    vmov q4, q10
    vdiv.f32 s24, s24, s28
    vdiv.f32 s25, s25, s29
    vdiv.f32 s26, s26, s30
    vdiv.f32 s27, s27, s31
    vmov q7, q9
    vst1.32 {d12, d13}, [r8]!
    vmov q6, q8
    vdiv.f32 s0, s0, s4
    vdiv.f32 s1, s1, s5
    vdiv.f32 s2, s2, s6
    vdiv.f32 s3, s3, s7
    vdiv.f32 s12, s12, s8
    vdiv.f32 s13, s13, s9
    vdiv.f32 s14, s14, s10
    vdiv.f32 s15, s15, s11
    vst1.32 {d0, d1}, [r8]!
    vdiv.f32 s20, s20, s16
    vdiv.f32 s21, s21, s17
    vdiv.f32 s22, s22, s18
    vdiv.f32 s23, s23, s19
    vst1.32 {d6, d7}, [r8]!
    vdiv.f32 s28, s28, s24
    vdiv.f32 s29, s29, s25
    vdiv.f32 s30, s30, s26
    vdiv.f32 s31, s31, s27
    vst1.32 {d10, d11}, [r8]!
    vst1.32 {d14, d15}, [r8]!
    cmp r2, #0
    bne .Lloop_689
.Lloop_end_688:
    ubfx r0, r6, #0, #5
    lsr r0, r0, #4
    cmp r0, #0
    beq .Lloop_end_696
.Lloop_697:
    sub r1, r9, #1
    pld [r5]
    lsr r1, r1, #4
    mov r2, r5
    cmp r1, #0
    beq .Lloop_end_698
.Lloop_699:
    sub r1, r1, #1
    pld [r2, #64]
    add r2, r2, #64
    cmp r1, #0
    bne .Lloop_699
.Lloop_end_698:
    mov r1, r4
    vld1.32 {d16, d17}, [r1]!
    mov r2, r12
    add r5, r5, r9, lsl #2
    vld1.32 {d18, d19}, [r1]!
    vld1.32 {d20, d21}, [r1]!
    vld1.32 {d28, d29}, [r1]
    sub r1, r1, #48
    cmp r2, #0
    beq .Lloop_end_700
.Lloop_701:
    add r1, r1, #4
    vld1.32 {d22, d23}, [r1]!
    sub r2, r2, #1
    vld1.32 {d24, d25}, [r1]!
    vld1.32 {d26, d27}, [r1]!
    vadd.f32 q8, q8, q11
    vld1.32 {d22, d23}, [r1]
    vadd.f32 q9, q9, q12
    sub r1, r1, #48
    vadd.f32 q10, q10, q13
    vadd.f32 q14, q14, q11
    cmp r2, #0
    bne .Lloop_701
.Lloop_end_700:
    vld1.32 {d22, d23}, [r7]!
    vmov q0, q8
    sub r0, r0, #1
    vld1.32 {d16, d17}, [r7]!
    vmov q1, q9
    add r4, r4, #64
    vld1.32 {d18, d19}, [r7]!
    vmov q2, q11
    vld1.32 {d22, d23}, [r7]!
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
    vst1.32 {d0, d1}, [r8]!
    vdiv.f32 s16, s16, s20
    vdiv.f32 s17, s17, s21
    vdiv.f32 s18, s18, s22
    vdiv.f32 s19, s19, s23
    vst1.32 {d2, d3}, [r8]!
    vdiv.f32 s24, s24, s28
    vdiv.f32 s25, s25, s29
    vdiv.f32 s26, s26, s30
    vdiv.f32 s27, s27, s31
    vst1.32 {d8, d9}, [r8]!
    vst1.32 {d12, d13}, [r8]!
    cmp r0, #0
    bne .Lloop_697
.Lloop_end_696:
    ubfx r0, r6, #0, #4
    cmp r0, #0
    bne .Lotherwise_702
    b .Lend_703
.Lotherwise_702:
    pld [r5]
    add r0, r0, #0
    movw r1, #16
    cmp r0, r1
    movhi r0, r1
    movw r1, #1
    sub r2, r9, #1
    lsl r0, r1, r0
    lsr r1, r2, #4
    sub r2, r0, #1
    cmp r1, #0
    beq .Lloop_end_704
.Lloop_705:
    sub r1, r1, #1
    pld [r5, #64]
    add r5, r5, #64
    cmp r1, #0
    bne .Lloop_705
.Lloop_end_704:
    ubfx r0, r2, #0, #4
    cmp r0, #15
    bne .Lotherwise_706
    vld1.32 {d16, d17}, [r4]
    b .Lend_707
.Lotherwise_706:
    vmov.i32 q8, #0
    tst r2, #1
    beq .Lotherwise_708
    vld1.32 {d16[0]}, [r4]
.Lotherwise_708:
    tst r2, #2
    beq .Lotherwise_709
    add r0, r4, #4
    vld1.32 {d16[1]}, [r0]
.Lotherwise_709:
    tst r2, #4
    beq .Lotherwise_710
    add r0, r4, #8
    vld1.32 {d17[0]}, [r0]
.Lotherwise_710:
    tst r2, #8
    beq .Lotherwise_711
    add r0, r4, #12
    vld1.32 {d17[1]}, [r0]
.Lotherwise_711:
.Lend_707:
    ubfx r0, r2, #4, #4
    cmp r0, #15
    bne .Lotherwise_712
    add r0, r4, #16
    vld1.32 {d18, d19}, [r0]
    b .Lend_713
.Lotherwise_712:
    vmov.i32 q9, #0
    tst r2, #16
    beq .Lotherwise_714
    add r0, r4, #16
    vld1.32 {d18[0]}, [r0]
.Lotherwise_714:
    tst r2, #32
    beq .Lotherwise_715
    add r0, r4, #20
    vld1.32 {d18[1]}, [r0]
.Lotherwise_715:
    tst r2, #64
    beq .Lotherwise_716
    add r0, r4, #24
    vld1.32 {d19[0]}, [r0]
.Lotherwise_716:
    tst r2, #128
    beq .Lotherwise_717
    add r0, r4, #28
    vld1.32 {d19[1]}, [r0]
.Lotherwise_717:
.Lend_713:
    ubfx r0, r2, #8, #4
    cmp r0, #15
    bne .Lotherwise_718
    add r0, r4, #32
    vld1.32 {d20, d21}, [r0]
    b .Lend_719
.Lotherwise_718:
    vmov.i32 q10, #0
    tst r2, #256
    beq .Lotherwise_720
    add r0, r4, #32
    vld1.32 {d20[0]}, [r0]
.Lotherwise_720:
    tst r2, #512
    beq .Lotherwise_721
    add r0, r4, #36
    vld1.32 {d20[1]}, [r0]
.Lotherwise_721:
    tst r2, #1024
    beq .Lotherwise_722
    add r0, r4, #40
    vld1.32 {d21[0]}, [r0]
.Lotherwise_722:
    tst r2, #2048
    beq .Lotherwise_723
    add r0, r4, #44
    vld1.32 {d21[1]}, [r0]
.Lotherwise_723:
.Lend_719:
    ubfx r0, r2, #12, #4
    cmp r0, #15
    bne .Lotherwise_724
    add r0, r4, #48
    vld1.32 {d24, d25}, [r0]
    b .Lend_725
.Lotherwise_724:
    vmov.i32 q12, #0
    tst r2, #4096
    beq .Lotherwise_726
    add r0, r4, #48
    vld1.32 {d24[0]}, [r0]
.Lotherwise_726:
    tst r2, #8192
    beq .Lotherwise_727
    add r0, r4, #52
    vld1.32 {d24[1]}, [r0]
.Lotherwise_727:
    tst r2, #16384
    beq .Lotherwise_728
    add r0, r4, #56
    vld1.32 {d25[0]}, [r0]
.Lotherwise_728:
    tst r2, #32768
    beq .Lotherwise_729
    add r0, r4, #60
    vld1.32 {d25[1]}, [r0]
.Lotherwise_729:
.Lend_725:
    cmp r12, #0
    beq .Lloop_end_730
.Lloop_731:
    ubfx r0, r2, #0, #4
    add r4, r4, #4
    cmp r0, #15
    bne .Lotherwise_732
    vld1.32 {d22, d23}, [r4]
    b .Lend_733
.Lotherwise_732:
    vmov.i32 q11, #0
    tst r2, #1
    beq .Lotherwise_734
    vld1.32 {d22[0]}, [r4]
.Lotherwise_734:
    tst r2, #2
    beq .Lotherwise_735
    add r0, r4, #4
    vld1.32 {d22[1]}, [r0]
.Lotherwise_735:
    tst r2, #4
    beq .Lotherwise_736
    add r0, r4, #8
    vld1.32 {d23[0]}, [r0]
.Lotherwise_736:
    tst r2, #8
    beq .Lotherwise_737
    add r0, r4, #12
    vld1.32 {d23[1]}, [r0]
.Lotherwise_737:
.Lend_733:
    ubfx r0, r2, #4, #4
    vadd.f32 q8, q8, q11
    cmp r0, #15
    bne .Lotherwise_738
    add r0, r4, #16
    vld1.32 {d22, d23}, [r0]
    b .Lend_739
.Lotherwise_738:
    vmov.i32 q11, #0
    tst r2, #16
    beq .Lotherwise_740
    add r0, r4, #16
    vld1.32 {d22[0]}, [r0]
.Lotherwise_740:
    tst r2, #32
    beq .Lotherwise_741
    add r0, r4, #20
    vld1.32 {d22[1]}, [r0]
.Lotherwise_741:
    tst r2, #64
    beq .Lotherwise_742
    add r0, r4, #24
    vld1.32 {d23[0]}, [r0]
.Lotherwise_742:
    tst r2, #128
    beq .Lotherwise_743
    add r0, r4, #28
    vld1.32 {d23[1]}, [r0]
.Lotherwise_743:
.Lend_739:
    ubfx r0, r2, #8, #4
    vadd.f32 q9, q9, q11
    cmp r0, #15
    bne .Lotherwise_744
    add r0, r4, #32
    vld1.32 {d22, d23}, [r0]
    b .Lend_745
.Lotherwise_744:
    vmov.i32 q11, #0
    tst r2, #256
    beq .Lotherwise_746
    add r0, r4, #32
    vld1.32 {d22[0]}, [r0]
.Lotherwise_746:
    tst r2, #512
    beq .Lotherwise_747
    add r0, r4, #36
    vld1.32 {d22[1]}, [r0]
.Lotherwise_747:
    tst r2, #1024
    beq .Lotherwise_748
    add r0, r4, #40
    vld1.32 {d23[0]}, [r0]
.Lotherwise_748:
    tst r2, #2048
    beq .Lotherwise_749
    add r0, r4, #44
    vld1.32 {d23[1]}, [r0]
.Lotherwise_749:
.Lend_745:
    ubfx r0, r2, #12, #4
    vadd.f32 q10, q10, q11
    cmp r0, #15
    bne .Lotherwise_750
    add r0, r4, #48
    vld1.32 {d22, d23}, [r0]
    b .Lend_751
.Lotherwise_750:
    vmov.i32 q11, #0
    tst r2, #4096
    beq .Lotherwise_752
    add r0, r4, #48
    vld1.32 {d22[0]}, [r0]
.Lotherwise_752:
    tst r2, #8192
    beq .Lotherwise_753
    add r0, r4, #52
    vld1.32 {d22[1]}, [r0]
.Lotherwise_753:
    tst r2, #16384
    beq .Lotherwise_754
    add r0, r4, #56
    vld1.32 {d23[0]}, [r0]
.Lotherwise_754:
    tst r2, #32768
    beq .Lotherwise_755
    add r0, r4, #60
    vld1.32 {d23[1]}, [r0]
.Lotherwise_755:
.Lend_751:
    sub r12, r12, #1
    vadd.f32 q12, q12, q11
    cmp r12, #0
    bne .Lloop_731
.Lloop_end_730:
    vld1.32 {d22, d23}, [r7]!
    vmov q0, q8
    vld1.32 {d16, d17}, [r7]!
    vmov q1, q9
    vld1.32 {d18, d19}, [r7]!
    vmov q2, q11
    vld1.32 {d22, d23}, [r7]
    vmov q3, q8
    sub r7, r7, #48
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
    vst1.32 {d0, d1}, [r8]!
    vdiv.f32 s16, s16, s20
    vdiv.f32 s17, s17, s21
    vdiv.f32 s18, s18, s22
    vdiv.f32 s19, s19, s23
    vst1.32 {d2, d3}, [r8]!
    vdiv.f32 s24, s24, s28
    vdiv.f32 s25, s25, s29
    vdiv.f32 s26, s26, s30
    vdiv.f32 s27, s27, s31
    vst1.32 {d8, d9}, [r8]!
    vst1.32 {d12, d13}, [r8]
    sub r8, r8, #48
.Lend_703:
.Lend_665:
    vpop {d8, d9, d10, d11, d12, d13, d14, d15}
    pop {r4, r5, r6, r7, r8, r9, r10, pc}
    .size nnp_pooling_average__armv7_neon, . - nnp_pooling_average__armv7_neon

    .text
    .p2align 4
    .globl nnp_pooling_average_by_2__armv7_neon
    .type nnp_pooling_average_by_2__armv7_neon, %function
nnp_pooling_average_by_2__armv7_neon:
    push {r4, r5, r6, r7, r8, r9, r10, r14}
    vpush {d8, d9, d10, d11, d12, d13, d14, d15}
    ldr r12, [sp, #96]
    mov r4, r2
    ldr r2, [sp, #112]
    mov r5, r4
    mov r6, r1
    mov r14, r3
    ldr r7, [sp, #100]
    sub r12, r12, #1
    ldr r8, [sp, #104]
    add r5, r5, r2, lsl #2
    ldr r3, [sp, #108]
    ldr r9, [sp, #116]
    cmp r0, #0
    bne .Lotherwise_756
    b .Lend_757
.Lotherwise_756:
    sub r2, r0, #1
    cmp r2, #0
    beq .Lloop_end_758
.Lloop_759:
    lsr r10, r6, #4
    cmp r10, #0
    beq .Lloop_end_760
.Lloop_761:
    sub r0, r9, #1
    pld [r5]
    lsr r0, r0, #4
    mov r1, r5
    cmp r0, #0
    beq .Lloop_end_762
.Lloop_763:
    sub r0, r0, #1
    pld [r1, #64]
    add r1, r1, #64
    cmp r0, #0
    bne .Lloop_763
.Lloop_end_762:
    mov r0, r4
    vld1.32 {d16, d17}, [r0]!
    add r5, r5, r9, lsl #2
    vld1.32 {d18, d19}, [r0]!
    vld1.32 {d20, d21}, [r0]!
    vmov q13, q8
    vld1.32 {d16, d17}, [r0]!
    vld1.32 {d22, d23}, [r0]!
    vmov q14, q10
    vld1.32 {d20, d21}, [r0]!
    vld1.32 {d24, d25}, [r0]!
    vmov q15, q11
    vld1.32 {d22, d23}, [r0]
    sub r0, r0, #108
    vuzp.32 q13, q9
    vuzp.32 q14, q8
    vuzp.32 q15, q10
    vuzp.32 q12, q11
    tst r12, #1
    beq .Lotherwise_764
    vadd.f32 q13, q13, q9
    add r0, r0, #4
    vadd.f32 q14, q14, q8
    vadd.f32 q15, q15, q10
    vadd.f32 q12, q12, q11
.Lotherwise_764:
    lsr r1, r12, #1
    cmp r1, #0
    beq .Lloop_end_765
.Lloop_766:
    vld1.32 {d16, d17}, [r0]!
    sub r1, r1, #1
    vld1.32 {d18, d19}, [r0]!
    vld1.32 {d20, d21}, [r0]!
    vmov q1, q8
    vld1.32 {d16, d17}, [r0]!
    vmov q2, q9
    vld1.32 {d18, d19}, [r0]!
    vmov q3, q10
    vld1.32 {d20, d21}, [r0]!
    vld1.32 {d22, d23}, [r0]!
    vld1.32 {d0, d1}, [r0]
    sub r0, r0, #104
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
    cmp r1, #0
    bne .Lloop_766
.Lloop_end_765:
    vld1.32 {d16, d17}, [r7]!
    vmov q0, q13
    sub r10, r10, #1
    vld1.32 {d18, d19}, [r7]!
    vmov q1, q14
    add r4, r4, #128
    vld1.32 {d20, d21}, [r7]!
    vmov q2, q8
    vld1.32 {d16, d17}, [r7]!
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
    vst1.32 {d0, d1}, [r8]!
    vdiv.f32 s16, s16, s20
    vdiv.f32 s17, s17, s21
    vdiv.f32 s18, s18, s22
    vdiv.f32 s19, s19, s23
    vst1.32 {d2, d3}, [r8]!
    vdiv.f32 s24, s24, s28
    vdiv.f32 s25, s25, s29
    vdiv.f32 s26, s26, s30
    vdiv.f32 s27, s27, s31
    vst1.32 {d8, d9}, [r8]!
    vst1.32 {d12, d13}, [r8]!
    cmp r10, #0
    bne .Lloop_761
.Lloop_end_760:
    ubfx r0, r6, #0, #4
    cmp r0, #0
    bne .Lotherwise_767
    b .Lend_768
.Lotherwise_767:
    sub r0, r9, #1
    pld [r5]
    lsr r0, r0, #4
    mov r1, r5
    cmp r0, #0
    beq .Lloop_end_769
.Lloop_770:
    sub r0, r0, #1
    pld [r1, #64]
    add r1, r1, #64
    cmp r0, #0
    bne .Lloop_770
.Lloop_end_769:
    mov r0, r4
    vld1.32 {d16, d17}, [r0]!
    add r5, r5, r9, lsl #2
    vld1.32 {d18, d19}, [r0]!
    vld1.32 {d20, d21}, [r0]!
    vmov q13, q8
    vld1.32 {d16, d17}, [r0]!
    vld1.32 {d22, d23}, [r0]!
    vmov q14, q10
    vld1.32 {d20, d21}, [r0]!
    vld1.32 {d24, d25}, [r0]!
    vmov q15, q11
    vld1.32 {d22, d23}, [r0]
    sub r0, r0, #108
    vuzp.32 q13, q9
    vuzp.32 q14, q8
    vuzp.32 q15, q10
    vuzp.32 q12, q11
    tst r12, #1
    beq .Lotherwise_771
    vadd.f32 q13, q13, q9
    add r0, r0, #4
    vadd.f32 q14, q14, q8
    vadd.f32 q15, q15, q10
    vadd.f32 q12, q12, q11
.Lotherwise_771:
    lsr r1, r12, #1
    cmp r1, #0
    beq .Lloop_end_772
.Lloop_773:
    vld1.32 {d16, d17}, [r0]!
    sub r1, r1, #1
    vld1.32 {d18, d19}, [r0]!
    vld1.32 {d20, d21}, [r0]!
    vmov q1, q8
    vld1.32 {d16, d17}, [r0]!
    vmov q2, q9
    vld1.32 {d18, d19}, [r0]!
    vmov q3, q10
    vld1.32 {d20, d21}, [r0]!
    vld1.32 {d22, d23}, [r0]!
    vld1.32 {d0, d1}, [r0]
    sub r0, r0, #104
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
    cmp r1, #0
    bne .Lloop_773
.Lloop_end_772:
    vld1.32 {d16, d17}, [r7]!
    vmov q0, q13
    vld1.32 {d18, d19}, [r7]!
    vmov q1, q14
    vld1.32 {d20, d21}, [r7]!
    vmov q2, q8
    vld1.32 {d16, d17}, [r7]
    vmov q3, q9
    sub r7, r7, #48
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
    vst1.32 {d0, d1}, [r8]!
    vdiv.f32 s16, s16, s20
    vdiv.f32 s17, s17, s21
    vdiv.f32 s18, s18, s22
    vdiv.f32 s19, s19, s23
    vst1.32 {d2, d3}, [r8]!
    vdiv.f32 s24, s24, s28
    vdiv.f32 s25, s25, s29
    vdiv.f32 s26, s26, s30
    vdiv.f32 s27, s27, s31
    vst1.32 {d8, d9}, [r8]!
    vst1.32 {d12, d13}, [r8]
    sub r8, r8, #48
.Lend_768:
    lsr r0, r6, #4
    lsl r0, r0, #4
    lsl r1, r0, #1
    sub r4, r4, r1, lsl #2
    sub r8, r8, r0, lsl #2
    sub r2, r2, #1
    add r4, r4, r14, lsl #2
    sub r7, r7, r0, lsl #2
    add r8, r8, r3, lsl #2
    cmp r2, #0
    bne .Lloop_759
.Lloop_end_758:
    lsr r0, r6, #4
    cmp r0, #0
    beq .Lloop_end_774
.Lloop_775:
    sub r1, r9, #1
    pld [r5]
    lsr r1, r1, #4
    mov r2, r5
    cmp r1, #0
    beq .Lloop_end_776
.Lloop_777:
    sub r1, r1, #1
    pld [r2, #64]
    add r2, r2, #64
    cmp r1, #0
    bne .Lloop_777
.Lloop_end_776:
    mov r1, r4
    vld1.32 {d16, d17}, [r1]!
    add r5, r5, r9, lsl #2
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
    vuzp.32 q13, q9
    vuzp.32 q14, q8
    vuzp.32 q15, q10
    vuzp.32 q12, q11
    tst r12, #1
    beq .Lotherwise_778
    vadd.f32 q13, q13, q9
    add r1, r1, #4
    vadd.f32 q14, q14, q8
    vadd.f32 q15, q15, q10
    vadd.f32 q12, q12, q11
.Lotherwise_778:
    lsr r2, r12, #1
    cmp r2, #0
    beq .Lloop_end_779
.Lloop_780:
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
    vadd.f32 q13, q13, q1
    vadd.f32 q14, q14, q3
    vadd.f32 q15, q15, q9
    vadd.f32 q12, q12, q11
    vadd.f32 q13, q13, q2
    vadd.f32 q14, q14, q8
    vadd.f32 q15, q15, q10
    vadd.f32 q12, q12, q0
    cmp r2, #0
    bne .Lloop_780
.Lloop_end_779:
    vld1.32 {d16, d17}, [r7]!
    vmov q0, q13
    sub r0, r0, #1
    vld1.32 {d18, d19}, [r7]!
    vmov q1, q14
    add r4, r4, #128
    vld1.32 {d20, d21}, [r7]!
    vmov q2, q8
    vld1.32 {d16, d17}, [r7]!
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
    vst1.32 {d0, d1}, [r8]!
    vdiv.f32 s16, s16, s20
    vdiv.f32 s17, s17, s21
    vdiv.f32 s18, s18, s22
    vdiv.f32 s19, s19, s23
    vst1.32 {d2, d3}, [r8]!
    vdiv.f32 s24, s24, s28
    vdiv.f32 s25, s25, s29
    vdiv.f32 s26, s26, s30
    vdiv.f32 s27, s27, s31
    vst1.32 {d8, d9}, [r8]!
    vst1.32 {d12, d13}, [r8]!
    cmp r0, #0
    bne .Lloop_775
.Lloop_end_774:
    ubfx r0, r6, #0, #4
    cmp r0, #0
    bne .Lotherwise_781
    b .Lend_782
.Lotherwise_781:
    lsl r0, r0, #1
    pld [r5]
    add r0, r0, #0
    movw r1, #32
    cmp r0, r1
    movhi r0, r1
    movw r1, #1
    sub r2, r9, #1
    lsl r0, r1, r0
    lsr r1, r2, #4
    sub r2, r0, #1
    cmp r1, #0
    beq .Lloop_end_783
.Lloop_784:
    sub r1, r1, #1
    pld [r5, #64]
    add r5, r5, #64
    cmp r1, #0
    bne .Lloop_784
.Lloop_end_783:
    ubfx r0, r2, #0, #4
    cmp r0, #15
    bne .Lotherwise_785
    vld1.32 {d16, d17}, [r4]
    b .Lend_786
.Lotherwise_785:
    vmov.i32 q8, #0
    tst r2, #1
    beq .Lotherwise_787
    vld1.32 {d16[0]}, [r4]
.Lotherwise_787:
    tst r2, #2
    beq .Lotherwise_788
    add r0, r4, #4
    vld1.32 {d16[1]}, [r0]
.Lotherwise_788:
    tst r2, #4
    beq .Lotherwise_789
    add r0, r4, #8
    vld1.32 {d17[0]}, [r0]
.Lotherwise_789:
    tst r2, #8
    beq .Lotherwise_790
    add r0, r4, #12
    vld1.32 {d17[1]}, [r0]
.Lotherwise_790:
.Lend_786:
    ubfx r0, r2, #4, #4
    cmp r0, #15
    bne .Lotherwise_791
    add r0, r4, #16
    vld1.32 {d18, d19}, [r0]
    b .Lend_792
.Lotherwise_791:
    vmov.i32 q9, #0
    tst r2, #16
    beq .Lotherwise_793
    add r0, r4, #16
    vld1.32 {d18[0]}, [r0]
.Lotherwise_793:
    tst r2, #32
    beq .Lotherwise_794
    add r0, r4, #20
    vld1.32 {d18[1]}, [r0]
.Lotherwise_794:
    tst r2, #64
    beq .Lotherwise_795
    add r0, r4, #24
    vld1.32 {d19[0]}, [r0]
.Lotherwise_795:
    tst r2, #128
    beq .Lotherwise_796
    add r0, r4, #28
    vld1.32 {d19[1]}, [r0]
.Lotherwise_796:
.Lend_792:
    vmov q13, q8
    ubfx r0, r2, #8, #4
    vuzp.32 q13, q9
    cmp r0, #15
    bne .Lotherwise_797
    add r0, r4, #32
    vld1.32 {d16, d17}, [r0]
    b .Lend_798
.Lotherwise_797:
    vmov.i32 q8, #0
    tst r2, #256
    beq .Lotherwise_799
    add r0, r4, #32
    vld1.32 {d16[0]}, [r0]
.Lotherwise_799:
    tst r2, #512
    beq .Lotherwise_800
    add r0, r4, #36
    vld1.32 {d16[1]}, [r0]
.Lotherwise_800:
    tst r2, #1024
    beq .Lotherwise_801
    add r0, r4, #40
    vld1.32 {d17[0]}, [r0]
.Lotherwise_801:
    tst r2, #2048
    beq .Lotherwise_802
    add r0, r4, #44
    vld1.32 {d17[1]}, [r0]
.Lotherwise_802:
.Lend_798:
    ubfx r0, r2, #12, #4
    cmp r0, #15
    bne .Lotherwise_803
    add r0, r4, #48
    vld1.32 {d20, d21}, [r0]
    b .Lend_804
.Lotherwise_803:
    vmov.i32 q10, #0
    tst r2, #4096
    beq .Lotherwise_805
    add r0, r4, #48
    vld1.32 {d20[0]}, [r0]
.Lotherwise_805:
    tst r2, #8192
    beq .Lotherwise_806
    add r0, r4, #52
    vld1.32 {d20[1]}, [r0]
.Lotherwise_806:
    tst r2, #16384
    beq .Lotherwise_807
    add r0, r4, #56
    vld1.32 {d21[0]}, [r0]
.Lotherwise_807:
    tst r2, #32768
    beq .Lotherwise_808
    add r0, r4, #60
    vld1.32 {d21[1]}, [r0]
.Lotherwise_808:
.Lend_804:
    vmov q14, q8
    ubfx r0, r2, #16, #4
    vuzp.32 q14, q10
    cmp r0, #15
    bne .Lotherwise_809
    add r0, r4, #64
    vld1.32 {d16, d17}, [r0]
    b .Lend_810
.Lotherwise_809:
    vmov.i32 q8, #0
    tst r2, #65536
    beq .Lotherwise_811
    add r0, r4, #64
    vld1.32 {d16[0]}, [r0]
.Lotherwise_811:
    tst r2, #131072
    beq .Lotherwise_812
    add r0, r4, #68
    vld1.32 {d16[1]}, [r0]
.Lotherwise_812:
    tst r2, #262144
    beq .Lotherwise_813
    add r0, r4, #72
    vld1.32 {d17[0]}, [r0]
.Lotherwise_813:
    tst r2, #524288
    beq .Lotherwise_814
    add r0, r4, #76
    vld1.32 {d17[1]}, [r0]
.Lotherwise_814:
.Lend_810:
    ubfx r0, r2, #20, #4
    cmp r0, #15
    bne .Lotherwise_815
    add r0, r4, #80
    vld1.32 {d22, d23}, [r0]
    b .Lend_816
.Lotherwise_815:
    vmov.i32 q11, #0
    tst r2, #1048576
    beq .Lotherwise_817
    add r0, r4, #80
    vld1.32 {d22[0]}, [r0]
.Lotherwise_817:
    tst r2, #2097152
    beq .Lotherwise_818
    add r0, r4, #84
    vld1.32 {d22[1]}, [r0]
.Lotherwise_818:
    tst r2, #4194304
    beq .Lotherwise_819
    add r0, r4, #88
    vld1.32 {d23[0]}, [r0]
.Lotherwise_819:
    tst r2, #8388608
    beq .Lotherwise_820
    add r0, r4, #92
    vld1.32 {d23[1]}, [r0]
.Lotherwise_820:
.Lend_816:
    vmov q15, q8
    ubfx r0, r2, #24, #4
    vuzp.32 q15, q11
    cmp r0, #15
    bne .Lotherwise_821
    add r0, r4, #96
    vld1.32 {d16, d17}, [r0]
    b .Lend_822
.Lotherwise_821:
    vmov.i32 q8, #0
    tst r2, #16777216
    beq .Lotherwise_823
    add r0, r4, #96
    vld1.32 {d16[0]}, [r0]
.Lotherwise_823:
    tst r2, #33554432
    beq .Lotherwise_824
    add r0, r4, #100
    vld1.32 {d16[1]}, [r0]
.Lotherwise_824:
    tst r2, #67108864
    beq .Lotherwise_825
    add r0, r4, #104
    vld1.32 {d17[0]}, [r0]
.Lotherwise_825:
    tst r2, #134217728
    beq .Lotherwise_826
    add r0, r4, #108
    vld1.32 {d17[1]}, [r0]
.Lotherwise_826:
.Lend_822:
    ubfx r0, r2, #28, #4
    cmp r0, #15
    bne .Lotherwise_827
    add r0, r4, #112
    vld1.32 {d24, d25}, [r0]
    b .Lend_828
.Lotherwise_827:
    vmov.i32 q12, #0
    tst r2, #268435456
    beq .Lotherwise_829
    add r0, r4, #112
    vld1.32 {d24[0]}, [r0]
.Lotherwise_829:
    tst r2, #536870912
    beq .Lotherwise_830
    add r0, r4, #116
    vld1.32 {d24[1]}, [r0]
.Lotherwise_830:
    tst r2, #1073741824
    beq .Lotherwise_831
    add r0, r4, #120
    vld1.32 {d25[0]}, [r0]
.Lotherwise_831:
    tst r2, #2147483648
    beq .Lotherwise_832
    add r0, r4, #124
    vld1.32 {d25[1]}, [r0]
.Lotherwise_832:
.Lend_828:
    vmov q0, q8
    add r4, r4, #4
    vuzp.32 q0, q12
    tst r12, #1
    beq .Lotherwise_833
    vadd.f32 q13, q13, q9
    add r4, r4, #4
    vadd.f32 q14, q14, q10
    vadd.f32 q15, q15, q11
    vadd.f32 q0, q0, q12
.Lotherwise_833:
    lsr r1, r12, #1
    cmp r1, #0
    beq .Lloop_end_834
.Lloop_835:
    ubfx r0, r2, #0, #4
    cmp r0, #15
    bne .Lotherwise_836
    vld1.32 {d16, d17}, [r4]
    b .Lend_837
.Lotherwise_836:
    vmov.i32 q8, #0
    tst r2, #1
    beq .Lotherwise_838
    vld1.32 {d16[0]}, [r4]
.Lotherwise_838:
    tst r2, #2
    beq .Lotherwise_839
    add r0, r4, #4
    vld1.32 {d16[1]}, [r0]
.Lotherwise_839:
    tst r2, #4
    beq .Lotherwise_840
    add r0, r4, #8
    vld1.32 {d17[0]}, [r0]
.Lotherwise_840:
    tst r2, #8
    beq .Lotherwise_841
    add r0, r4, #12
    vld1.32 {d17[1]}, [r0]
.Lotherwise_841:
.Lend_837:
    ubfx r0, r2, #4, #4
    cmp r0, #15
    bne .Lotherwise_842
    add r0, r4, #16
    vld1.32 {d18, d19}, [r0]
    b .Lend_843
.Lotherwise_842:
    vmov.i32 q9, #0
    tst r2, #16
    beq .Lotherwise_844
    add r0, r4, #16
    vld1.32 {d18[0]}, [r0]
.Lotherwise_844:
    tst r2, #32
    beq .Lotherwise_845
    add r0, r4, #20
    vld1.32 {d18[1]}, [r0]
.Lotherwise_845:
    tst r2, #64
    beq .Lotherwise_846
    add r0, r4, #24
    vld1.32 {d19[0]}, [r0]
.Lotherwise_846:
    tst r2, #128
    beq .Lotherwise_847
    add r0, r4, #28
    vld1.32 {d19[1]}, [r0]
.Lotherwise_847:
.Lend_843:
    vmov q1, q8
    ubfx r0, r2, #8, #4
    vmov q2, q9
    vuzp.32 q1, q2
    cmp r0, #15
    bne .Lotherwise_848
    add r0, r4, #32
    vld1.32 {d16, d17}, [r0]
    b .Lend_849
.Lotherwise_848:
    vmov.i32 q8, #0
    tst r2, #256
    beq .Lotherwise_850
    add r0, r4, #32
    vld1.32 {d16[0]}, [r0]
.Lotherwise_850:
    tst r2, #512
    beq .Lotherwise_851
    add r0, r4, #36
    vld1.32 {d16[1]}, [r0]
.Lotherwise_851:
    tst r2, #1024
    beq .Lotherwise_852
    add r0, r4, #40
    vld1.32 {d17[0]}, [r0]
.Lotherwise_852:
    tst r2, #2048
    beq .Lotherwise_853
    add r0, r4, #44
    vld1.32 {d17[1]}, [r0]
.Lotherwise_853:
.Lend_849:
    ubfx r0, r2, #12, #4
    cmp r0, #15
    bne .Lotherwise_854
    add r0, r4, #48
    vld1.32 {d18, d19}, [r0]
    b .Lend_855
.Lotherwise_854:
    vmov.i32 q9, #0
    tst r2, #4096
    beq .Lotherwise_856
    add r0, r4, #48
    vld1.32 {d18[0]}, [r0]
.Lotherwise_856:
    tst r2, #8192
    beq .Lotherwise_857
    add r0, r4, #52
    vld1.32 {d18[1]}, [r0]
.Lotherwise_857:
    tst r2, #16384
    beq .Lotherwise_858
    add r0, r4, #56
    vld1.32 {d19[0]}, [r0]
.Lotherwise_858:
    tst r2, #32768
    beq .Lotherwise_859
    add r0, r4, #60
    vld1.32 {d19[1]}, [r0]
.Lotherwise_859:
.Lend_855:
    vmov q3, q8
    ubfx r0, r2, #16, #4
    vuzp.32 q3, q9
    cmp r0, #15
    bne .Lotherwise_860
    add r0, r4, #64
    vld1.32 {d16, d17}, [r0]
    b .Lend_861
.Lotherwise_860:
    vmov.i32 q8, #0
    tst r2, #65536
    beq .Lotherwise_862
    add r0, r4, #64
    vld1.32 {d16[0]}, [r0]
.Lotherwise_862:
    tst r2, #131072
    beq .Lotherwise_863
    add r0, r4, #68
    vld1.32 {d16[1]}, [r0]
.Lotherwise_863:
    tst r2, #262144
    beq .Lotherwise_864
    add r0, r4, #72
    vld1.32 {d17[0]}, [r0]
.Lotherwise_864:
    tst r2, #524288
    beq .Lotherwise_865
    add r0, r4, #76
    vld1.32 {d17[1]}, [r0]
.Lotherwise_865:
.Lend_861:
    ubfx r0, r2, #20, #4
    cmp r0, #15
    bne .Lotherwise_866
    add r0, r4, #80
    vld1.32 {d20, d21}, [r0]
    b .Lend_867
.Lotherwise_866:
    vmov.i32 q10, #0
    tst r2, #1048576
    beq .Lotherwise_868
    add r0, r4, #80
    vld1.32 {d20[0]}, [r0]
.Lotherwise_868:
    tst r2, #2097152
    beq .Lotherwise_869
    add r0, r4, #84
    vld1.32 {d20[1]}, [r0]
.Lotherwise_869:
    tst r2, #4194304
    beq .Lotherwise_870
    add r0, r4, #88
    vld1.32 {d21[0]}, [r0]
.Lotherwise_870:
    tst r2, #8388608
    beq .Lotherwise_871
    add r0, r4, #92
    vld1.32 {d21[1]}, [r0]
.Lotherwise_871:
.Lend_867:
    ubfx r0, r2, #24, #4
    vuzp.32 q8, q10
    cmp r0, #15
    bne .Lotherwise_872
    add r0, r4, #96
    vld1.32 {d22, d23}, [r0]
    b .Lend_873
.Lotherwise_872:
    vmov.i32 q11, #0
    tst r2, #16777216
    beq .Lotherwise_874
    add r0, r4, #96
    vld1.32 {d22[0]}, [r0]
.Lotherwise_874:
    tst r2, #33554432
    beq .Lotherwise_875
    add r0, r4, #100
    vld1.32 {d22[1]}, [r0]
.Lotherwise_875:
    tst r2, #67108864
    beq .Lotherwise_876
    add r0, r4, #104
    vld1.32 {d23[0]}, [r0]
.Lotherwise_876:
    tst r2, #134217728
    beq .Lotherwise_877
    add r0, r4, #108
    vld1.32 {d23[1]}, [r0]
.Lotherwise_877:
.Lend_873:
    ubfx r0, r2, #28, #4
    cmp r0, #15
    bne .Lotherwise_878
    add r0, r4, #112
    vld1.32 {d24, d25}, [r0]
    b .Lend_879
.Lotherwise_878:
    vmov.i32 q12, #0
    tst r2, #268435456
    beq .Lotherwise_880
    add r0, r4, #112
    vld1.32 {d24[0]}, [r0]
.Lotherwise_880:
    tst r2, #536870912
    beq .Lotherwise_881
    add r0, r4, #116
    vld1.32 {d24[1]}, [r0]
.Lotherwise_881:
    tst r2, #1073741824
    beq .Lotherwise_882
    add r0, r4, #120
    vld1.32 {d25[0]}, [r0]
.Lotherwise_882:
    tst r2, #2147483648
    beq .Lotherwise_883
    add r0, r4, #124
    vld1.32 {d25[1]}, [r0]
.Lotherwise_883:
.Lend_879:
    sub r1, r1, #1
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
    cmp r1, #0
    bne .Lloop_835
.Lloop_end_834:
    vld1.32 {d16, d17}, [r7]!
    vmov q1, q13
    vld1.32 {d18, d19}, [r7]!
    vmov q2, q14
    vld1.32 {d20, d21}, [r7]!
    vmov q3, q8
    vld1.32 {d16, d17}, [r7]
    vmov q4, q9
    sub r7, r7, #48
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
    vst1.32 {d2, d3}, [r8]!
    vdiv.f32 s20, s20, s24
    vdiv.f32 s21, s21, s25
    vdiv.f32 s22, s22, s26
    vdiv.f32 s23, s23, s27
    vst1.32 {d4, d5}, [r8]!
    vdiv.f32 s0, s0, s28
    vdiv.f32 s1, s1, s29
    vdiv.f32 s2, s2, s30
    vdiv.f32 s3, s3, s31
    vst1.32 {d10, d11}, [r8]!
    vst1.32 {d0, d1}, [r8]
    sub r8, r8, #48
.Lend_782:
.Lend_757:
    vpop {d8, d9, d10, d11, d12, d13, d14, d15}
    pop {r4, r5, r6, r7, r8, r9, r10, pc}
    .size nnp_pooling_average_by_2__armv7_neon, . - nnp_pooling_average_by_2__armv7_neon

    .text
    .p2align 4
    .globl nnp_pooling_average_of_pairs__armv7_neon
    .type nnp_pooling_average_of_pairs__armv7_neon, %function
nnp_pooling_average_of_pairs__armv7_neon:
    push {r4, r5, r6, r7, r8, r9, r10, r14}
    vpush {d8, d9, d10, d11, d12, d13, d14, d15}
    ldr r12, [sp, #104]
    mov r14, r2
    mov r2, r0
    ldr r0, [sp, #96]
    mov r4, r14
    mov r5, r1
    ldr r1, [sp, #116]
    mov r6, r3
    vldr s0, [r12]
    sub r7, r0, #1
    ldr r8, [sp, #100]
    add r4, r4, r1, lsl #2
    ldr r3, [sp, #108]
    vdup.32 q11, d0[0]
    ldr r12, [sp, #112]
    ldr r9, [sp, #120]
    cmp r2, #0
    bne .Lotherwise_884
    b .Lend_885
.Lotherwise_884:
    sub r2, r2, #1
    cmp r2, #0
    beq .Lloop_end_886
.Lloop_887:
    lsr r10, r5, #4
    cmp r10, #0
    beq .Lloop_end_888
.Lloop_889:
    sub r0, r9, #1
    pld [r4]
    lsr r0, r0, #4
    mov r1, r4
    cmp r0, #0
    beq .Lloop_end_890
.Lloop_891:
    sub r0, r0, #1
    pld [r1, #64]
    add r1, r1, #64
    cmp r0, #0
    bne .Lloop_891
.Lloop_end_890:
    mov r0, r14
    vld1.32 {d24, d25}, [r0]!
    mov r1, r7
    add r4, r4, r9, lsl #2
    vld1.32 {d26, d27}, [r0]!
    vld1.32 {d28, d29}, [r0]!
    vld1.32 {d30, d31}, [r0]!
    vld1.32 {d0, d1}, [r0]!
    vld1.32 {d2, d3}, [r0]!
    vld1.32 {d4, d5}, [r0]!
    vld1.32 {d6, d7}, [r0]
    sub r0, r0, #112
    cmp r1, #0
    beq .Lloop_end_892
.Lloop_893:
    add r0, r0, r8, lsl #2
    vld1.32 {d16, d17}, [r0]!
    sub r1, r1, #1
    vld1.32 {d18, d19}, [r0]!
    vld1.32 {d20, d21}, [r0]!
    vadd.f32 q12, q12, q8
    vld1.32 {d16, d17}, [r0]!
    vadd.f32 q13, q13, q9
    vld1.32 {d18, d19}, [r0]!
    vadd.f32 q14, q14, q10
    vld1.32 {d20, d21}, [r0]!
    vadd.f32 q15, q15, q8
    vld1.32 {d16, d17}, [r0]!
    vadd.f32 q0, q0, q9
    vld1.32 {d18, d19}, [r0]
    vadd.f32 q1, q1, q10
    sub r0, r0, #112
    vadd.f32 q2, q2, q8
    vadd.f32 q3, q3, q9
    cmp r1, #0
    bne .Lloop_893
.Lloop_end_892:
    sub r10, r10, #1
    add r14, r14, #128
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
    vst1.32 {d8, d9}, [r3]!
    vdiv.f32 s24, s24, s0
    vdiv.f32 s25, s25, s1
    vdiv.f32 s26, s26, s2
    vdiv.f32 s27, s27, s3
    vst1.32 {d10, d11}, [r3]!
    vdiv.f32 s8, s8, s28
    vdiv.f32 s9, s9, s29
    vdiv.f32 s10, s10, s30
    vdiv.f32 s11, s11, s31
    vst1.32 {d12, d13}, [r3]!
    vst1.32 {d4, d5}, [r3]!
    cmp r10, #0
    bne .Lloop_889
.Lloop_end_888:
    ubfx r0, r5, #0, #4
    cmp r0, #0
    bne .Lotherwise_894
    b .Lend_895
.Lotherwise_894:
    sub r0, r9, #1
    pld [r4]
    lsr r0, r0, #4
    mov r1, r4
    cmp r0, #0
    beq .Lloop_end_896
.Lloop_897:
    sub r0, r0, #1
    pld [r1, #64]
    add r1, r1, #64
    cmp r0, #0
    bne .Lloop_897
.Lloop_end_896:
    mov r0, r14
    vld1.32 {d24, d25}, [r0]!
    mov r1, r7
    add r4, r4, r9, lsl #2
    vld1.32 {d26, d27}, [r0]!
    vld1.32 {d28, d29}, [r0]!
    vld1.32 {d30, d31}, [r0]!
    vld1.32 {d0, d1}, [r0]!
    vld1.32 {d2, d3}, [r0]!
    vld1.32 {d4, d5}, [r0]!
    vld1.32 {d6, d7}, [r0]
    sub r0, r0, #112
    cmp r1, #0
    beq .Lloop_end_898
.Lloop_899:
    add r0, r0, r8, lsl #2
    vld1.32 {d16, d17}, [r0]!
    sub r1, r1, #1
    vld1.32 {d18, d19}, [r0]!
    vld1.32 {d20, d21}, [r0]!
    vadd.f32 q12, q12, q8
    vld1.32 {d16, d17}, [r0]!
    vadd.f32 q13, q13, q9
    vld1.32 {d18, d19}, [r0]!
    vadd.f32 q14, q14, q10
    vld1.32 {d20, d21}, [r0]!
    vadd.f32 q15, q15, q8
    vld1.32 {d16, d17}, [r0]!
    vadd.f32 q0, q0, q9
    vld1.32 {d18, d19}, [r0]
    vadd.f32 q1, q1, q10
    sub r0, r0, #112
    vadd.f32 q2, q2, q8
    vadd.f32 q3, q3, q9
    cmp r1, #0
    bne .Lloop_899
.Lloop_end_898:
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
    vst1.32 {d8, d9}, [r3]!
    vdiv.f32 s24, s24, s0
    vdiv.f32 s25, s25, s1
    vdiv.f32 s26, s26, s2
    vdiv.f32 s27, s27, s3
    vst1.32 {d10, d11}, [r3]!
    vdiv.f32 s8, s8, s28
    vdiv.f32 s9, s9, s29
    vdiv.f32 s10, s10, s30
    vdiv.f32 s11, s11, s31
    vst1.32 {d12, d13}, [r3]!
    vst1.32 {d4, d5}, [r3]
    sub r3, r3, #48
.Lend_895:
    lsr r0, r5, #4
    lsl r0, r0, #4
    lsl r1, r0, #1
    sub r14, r14, r1, lsl #2
    sub r3, r3, r0, lsl #2
    sub r2, r2, #1
    add r14, r14, r6, lsl #2
    add r3, r3, r12, lsl #2
    cmp r2, #0
    bne .Lloop_887
.Lloop_end_886:
    lsr r0, r5, #4
    cmp r0, #0
    beq .Lloop_end_900
.Lloop_901:
    sub r1, r9, #1
    pld [r4]
    lsr r1, r1, #4
    mov r2, r4
    cmp r1, #0
    beq .Lloop_end_902
.Lloop_903:
    sub r1, r1, #1
    pld [r2, #64]
    add r2, r2, #64
    cmp r1, #0
    bne .Lloop_903
.Lloop_end_902:
    mov r1, r14
    vld1.32 {d24, d25}, [r1]!
    mov r2, r7
    add r4, r4, r9, lsl #2
    vld1.32 {d26, d27}, [r1]!
    vld1.32 {d28, d29}, [r1]!
    vld1.32 {d30, d31}, [r1]!
    vld1.32 {d0, d1}, [r1]!
    vld1.32 {d2, d3}, [r1]!
    vld1.32 {d4, d5}, [r1]!
    vld1.32 {d6, d7}, [r1]
    sub r1, r1, #112
    cmp r2, #0
    beq .Lloop_end_904
.Lloop_905:
    add r1, r1, r8, lsl #2
    vld1.32 {d16, d17}, [r1]!
    sub r2, r2, #1
    vld1.32 {d18, d19}, [r1]!
    vld1.32 {d20, d21}, [r1]!
    vadd.f32 q12, q12, q8
    vld1.32 {d16, d17}, [r1]!
    vadd.f32 q13, q13, q9
    vld1.32 {d18, d19}, [r1]!
    vadd.f32 q14, q14, q10
    vld1.32 {d20, d21}, [r1]!
    vadd.f32 q15, q15, q8
    vld1.32 {d16, d17}, [r1]!
    vadd.f32 q0, q0, q9
    vld1.32 {d18, d19}, [r1]
    vadd.f32 q1, q1, q10
    sub r1, r1, #112
    vadd.f32 q2, q2, q8
    vadd.f32 q3, q3, q9
    cmp r2, #0
    bne .Lloop_905
.Lloop_end_904:
    sub r0, r0, #1
    add r14, r14, #128
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
    vst1.32 {d8, d9}, [r3]!
    vdiv.f32 s24, s24, s0
    vdiv.f32 s25, s25, s1
    vdiv.f32 s26, s26, s2
    vdiv.f32 s27, s27, s3
    vst1.32 {d10, d11}, [r3]!
    vdiv.f32 s8, s8, s28
    vdiv.f32 s9, s9, s29
    vdiv.f32 s10, s10, s30
    vdiv.f32 s11, s11, s31
    vst1.32 {d12, d13}, [r3]!
    vst1.32 {d4, d5}, [r3]!
    cmp r0, #0
    bne .Lloop_901
.Lloop_end_900:
    ubfx r0, r5, #0, #4
    cmp r0, #0
    bne .Lotherwise_906
    b .Lend_907
.Lotherwise_906:
    lsl r0, r0, #1
    pld [r4]
    add r0, r0, #0
    movw r1, #32
    cmp r0, r1
    movhi r0, r1
    movw r1, #1
    sub r2, r9, #1
    lsl r0, r1, r0
    lsr r1, r2, #4
    sub r2, r0, #1
    cmp r1, #0
    beq .Lloop_end_908
.Lloop_909:
    sub r1, r1, #1
    pld [r4, #64]
    add r4, r4, #64
    cmp r1, #0
    bne .Lloop_909
.Lloop_end_908:
    ubfx r0, r2, #0, #4
    cmp r0, #15
    bne .Lotherwise_910
    vld1.32 {d18, d19}, [r14]
    b .Lend_911
.Lotherwise_910:
    vmov.i32 q9, #0
    tst r2, #1
    beq .Lotherwise_912
    vld1.32 {d18[0]}, [r14]
.Lotherwise_912:
    tst r2, #2
    beq .Lotherwise_913
    add r0, r14, #4
    vld1.32 {d18[1]}, [r0]
.Lotherwise_913:
    tst r2, #4
    beq .Lotherwise_914
    add r0, r14, #8
    vld1.32 {d19[0]}, [r0]
.Lotherwise_914:
    tst r2, #8
    beq .Lotherwise_915
    add r0, r14, #12
    vld1.32 {d19[1]}, [r0]
.Lotherwise_915:
.Lend_911:
    ubfx r0, r2, #4, #4
    cmp r0, #15
    bne .Lotherwise_916
    add r0, r14, #16
    vld1.32 {d20, d21}, [r0]
    b .Lend_917
.Lotherwise_916:
    vmov.i32 q10, #0
    tst r2, #16
    beq .Lotherwise_918
    add r0, r14, #16
    vld1.32 {d20[0]}, [r0]
.Lotherwise_918:
    tst r2, #32
    beq .Lotherwise_919
    add r0, r14, #20
    vld1.32 {d20[1]}, [r0]
.Lotherwise_919:
    tst r2, #64
    beq .Lotherwise_920
    add r0, r14, #24
    vld1.32 {d21[0]}, [r0]
.Lotherwise_920:
    tst r2, #128
    beq .Lotherwise_921
    add r0, r14, #28
    vld1.32 {d21[1]}, [r0]
.Lotherwise_921:
.Lend_917:
    ubfx r0, r2, #8, #4
    cmp r0, #15
    bne .Lotherwise_922
    add r0, r14, #32
    vld1.32 {d24, d25}, [r0]
    b .Lend_923
.Lotherwise_922:
    vmov.i32 q12, #0
    tst r2, #256
    beq .Lotherwise_924
    add r0, r14, #32
    vld1.32 {d24[0]}, [r0]
.Lotherwise_924:
    tst r2, #512
    beq .Lotherwise_925
    add r0, r14, #36
    vld1.32 {d24[1]}, [r0]
.Lotherwise_925:
    tst r2, #1024
    beq .Lotherwise_926
    add r0, r14, #40
    vld1.32 {d25[0]}, [r0]
.Lotherwise_926:
    tst r2, #2048
    beq .Lotherwise_927
    add r0, r14, #44
    vld1.32 {d25[1]}, [r0]
.Lotherwise_927:
.Lend_923:
    ubfx r0, r2, #12, #4
    cmp r0, #15
    bne .Lotherwise_928
    add r0, r14, #48
    vld1.32 {d26, d27}, [r0]
    b .Lend_929
.Lotherwise_928:
    vmov.i32 q13, #0
    tst r2, #4096
    beq .Lotherwise_930
    add r0, r14, #48
    vld1.32 {d26[0]}, [r0]
.Lotherwise_930:
    tst r2, #8192
    beq .Lotherwise_931
    add r0, r14, #52
    vld1.32 {d26[1]}, [r0]
.Lotherwise_931:
    tst r2, #16384
    beq .Lotherwise_932
    add r0, r14, #56
    vld1.32 {d27[0]}, [r0]
.Lotherwise_932:
    tst r2, #32768
    beq .Lotherwise_933
    add r0, r14, #60
    vld1.32 {d27[1]}, [r0]
.Lotherwise_933:
.Lend_929:
    ubfx r0, r2, #16, #4
    cmp r0, #15
    bne .Lotherwise_934
    add r0, r14, #64
    vld1.32 {d28, d29}, [r0]
    b .Lend_935
.Lotherwise_934:
    vmov.i32 q14, #0
    tst r2, #65536
    beq .Lotherwise_936
    add r0, r14, #64
    vld1.32 {d28[0]}, [r0]
.Lotherwise_936:
    tst r2, #131072
    beq .Lotherwise_937
    add r0, r14, #68
    vld1.32 {d28[1]}, [r0]
.Lotherwise_937:
    tst r2, #262144
    beq .Lotherwise_938
    add r0, r14, #72
    vld1.32 {d29[0]}, [r0]
.Lotherwise_938:
    tst r2, #524288
    beq .Lotherwise_939
    add r0, r14, #76
    vld1.32 {d29[1]}, [r0]
.Lotherwise_939:
.Lend_935:
    ubfx r0, r2, #20, #4
    cmp r0, #15
    bne .Lotherwise_940
    add r0, r14, #80
    vld1.32 {d30, d31}, [r0]
    b .Lend_941
.Lotherwise_940:
    vmov.i32 q15, #0
    tst r2, #1048576
    beq .Lotherwise_942
    add r0, r14, #80
    vld1.32 {d30[0]}, [r0]
.Lotherwise_942:
    tst r2, #2097152
    beq .Lotherwise_943
    add r0, r14, #84
    vld1.32 {d30[1]}, [r0]
.Lotherwise_943:
    tst r2, #4194304
    beq .Lotherwise_944
    add r0, r14, #88
    vld1.32 {d31[0]}, [r0]
.Lotherwise_944:
    tst r2, #8388608
    beq .Lotherwise_945
    add r0, r14, #92
    vld1.32 {d31[1]}, [r0]
.Lotherwise_945:
.Lend_941:
    ubfx r0, r2, #24, #4
    cmp r0, #15
    bne .Lotherwise_946
    add r0, r14, #96
    vld1.32 {d0, d1}, [r0]
    b .Lend_947
.Lotherwise_946:
    vmov.i32 q0, #0
    tst r2, #16777216
    beq .Lotherwise_948
    add r0, r14, #96
    vld1.32 {d0[0]}, [r0]
.Lotherwise_948:
    tst r2, #33554432
    beq .Lotherwise_949
    add r0, r14, #100
    vld1.32 {d0[1]}, [r0]
.Lotherwise_949:
    tst r2, #67108864
    beq .Lotherwise_950
    add r0, r14, #104
    vld1.32 {d1[0]}, [r0]
.Lotherwise_950:
    tst r2, #134217728
    beq .Lotherwise_951
    add r0, r14, #108
    vld1.32 {d1[1]}, [r0]
.Lotherwise_951:
.Lend_947:
    ubfx r0, r2, #28, #4
    cmp r0, #15
    bne .Lotherwise_952
    add r0, r14, #112
    vld1.32 {d2, d3}, [r0]
    b .Lend_953
.Lotherwise_952:
    vmov.i32 q1, #0
    tst r2, #268435456
    beq .Lotherwise_954
    add r0, r14, #112
    vld1.32 {d2[0]}, [r0]
.Lotherwise_954:
    tst r2, #536870912
    beq .Lotherwise_955
    add r0, r14, #116
    vld1.32 {d2[1]}, [r0]
.Lotherwise_955:
    tst r2, #1073741824
    beq .Lotherwise_956
    add r0, r14, #120
    vld1.32 {d3[0]}, [r0]
.Lotherwise_956:
    tst r2, #2147483648
    beq .Lotherwise_957
    add r0, r14, #124
    vld1.32 {d3[1]}, [r0]
.Lotherwise_957:
.Lend_953:
    cmp r7, #0
    beq .Lloop_end_958
.Lloop_959:
    ubfx r0, r2, #0, #4
    add r14, r14, r8, lsl #2
    cmp r0, #15
    bne .Lotherwise_960
    vld1.32 {d16, d17}, [r14]
    b .Lend_961
.Lotherwise_960:
    vmov.i32 q8, #0
    tst r2, #1
    beq .Lotherwise_962
    vld1.32 {d16[0]}, [r14]
.Lotherwise_962:
    tst r2, #2
    beq .Lotherwise_963
    add r0, r14, #4
    vld1.32 {d16[1]}, [r0]
.Lotherwise_963:
    tst r2, #4
    beq .Lotherwise_964
    add r0, r14, #8
    vld1.32 {d17[0]}, [r0]
.Lotherwise_964:
    tst r2, #8
    beq .Lotherwise_965
    add r0, r14, #12
    vld1.32 {d17[1]}, [r0]
.Lotherwise_965:
.Lend_961:
    ubfx r0, r2, #4, #4
    vadd.f32 q9, q9, q8
    cmp r0, #15
    bne .Lotherwise_966
    add r0, r14, #16
    vld1.32 {d16, d17}, [r0]
    b .Lend_967
.Lotherwise_966:
    vmov.i32 q8, #0
    tst r2, #16
    beq .Lotherwise_968
    add r0, r14, #16
    vld1.32 {d16[0]}, [r0]
.Lotherwise_968:
    tst r2, #32
    beq .Lotherwise_969
    add r0, r14, #20
    vld1.32 {d16[1]}, [r0]
.Lotherwise_969:
    tst r2, #64
    beq .Lotherwise_970
    add r0, r14, #24
    vld1.32 {d17[0]}, [r0]
.Lotherwise_970:
    tst r2, #128
    beq .Lotherwise_971
    add r0, r14, #28
    vld1.32 {d17[1]}, [r0]
.Lotherwise_971:
.Lend_967:
    ubfx r0, r2, #8, #4
    vadd.f32 q10, q10, q8
    cmp r0, #15
    bne .Lotherwise_972
    add r0, r14, #32
    vld1.32 {d16, d17}, [r0]
    b .Lend_973
.Lotherwise_972:
    vmov.i32 q8, #0
    tst r2, #256
    beq .Lotherwise_974
    add r0, r14, #32
    vld1.32 {d16[0]}, [r0]
.Lotherwise_974:
    tst r2, #512
    beq .Lotherwise_975
    add r0, r14, #36
    vld1.32 {d16[1]}, [r0]
.Lotherwise_975:
    tst r2, #1024
    beq .Lotherwise_976
    add r0, r14, #40
    vld1.32 {d17[0]}, [r0]
.Lotherwise_976:
    tst r2, #2048
    beq .Lotherwise_977
    add r0, r14, #44
    vld1.32 {d17[1]}, [r0]
.Lotherwise_977:
.Lend_973:
    ubfx r0, r2, #12, #4
    vadd.f32 q12, q12, q8
    cmp r0, #15
    bne .Lotherwise_978
    add r0, r14, #48
    vld1.32 {d16, d17}, [r0]
    b .Lend_979
.Lotherwise_978:
    vmov.i32 q8, #0
    tst r2, #4096
    beq .Lotherwise_980
    add r0, r14, #48
    vld1.32 {d16[0]}, [r0]
.Lotherwise_980:
    tst r2, #8192
    beq .Lotherwise_981
    add r0, r14, #52
    vld1.32 {d16[1]}, [r0]
.Lotherwise_981:
    tst r2, #16384
    beq .Lotherwise_982
    add r0, r14, #56
    vld1.32 {d17[0]}, [r0]
.Lotherwise_982:
    tst r2, #32768
    beq .Lotherwise_983
    add r0, r14, #60
    vld1.32 {d17[1]}, [r0]
.Lotherwise_983:
.Lend_979:
    ubfx r0, r2, #16, #4
    vadd.f32 q13, q13, q8
    cmp r0, #15
    bne .Lotherwise_984
    add r0, r14, #64
    vld1.32 {d16, d17}, [r0]
    b .Lend_985
.Lotherwise_984:
    vmov.i32 q8, #0
    tst r2, #65536
    beq .Lotherwise_986
    add r0, r14, #64
    vld1.32 {d16[0]}, [r0]
.Lotherwise_986:
    tst r2, #131072
    beq .Lotherwise_987
    add r0, r14, #68
    vld1.32 {d16[1]}, [r0]
.Lotherwise_987:
    tst r2, #262144
    beq .Lotherwise_988
    add r0, r14, #72
    vld1.32 {d17[0]}, [r0]
.Lotherwise_988:
    tst r2, #524288
    beq .Lotherwise_989
    add r0, r14, #76
    vld1.32 {d17[1]}, [r0]
.Lotherwise_989:
.Lend_985:
    ubfx r0, r2, #20, #4
    vadd.f32 q14, q14, q8
    cmp r0, #15
    bne .Lotherwise_990
    add r0, r14, #80
    vld1.32 {d16, d17}, [r0]
    b .Lend_991
.Lotherwise_990:
    vmov.i32 q8, #0
    tst r2, #1048576
    beq .Lotherwise_992
    add r0, r14, #80
    vld1.32 {d16[0]}, [r0]
.Lotherwise_992:
    tst r2, #2097152
    beq .Lotherwise_993
    add r0, r14, #84
    vld1.32 {d16[1]}, [r0]
.Lotherwise_993:
    tst r2, #4194304
    beq .Lotherwise_994
    add r0, r14, #88
    vld1.32 {d17[0]}, [r0]
.Lotherwise_994:
    tst r2, #8388608
    beq .Lotherwise_995
    add r0, r14, #92
    vld1.32 {d17[1]}, [r0]
.Lotherwise_995:
.Lend_991:
    ubfx r0, r2, #24, #4
    vadd.f32 q15, q15, q8
    cmp r0, #15
    bne .Lotherwise_996
    add r0, r14, #96
    vld1.32 {d16, d17}, [r0]
    b .Lend_997
.Lotherwise_996:
    vmov.i32 q8, #0
    tst r2, #16777216
    beq .Lotherwise_998
    add r0, r14, #96
    vld1.32 {d16[0]}, [r0]
.Lotherwise_998:
    tst r2, #33554432
    beq .Lotherwise_999
    add r0, r14, #100
    vld1.32 {d16[1]}, [r0]
.Lotherwise_999:
    tst r2, #67108864
    beq .Lotherwise_1000
    add r0, r14, #104
    vld1.32 {d17[0]}, [r0]
.Lotherwise_1000:
    tst r2, #134217728
    beq .Lotherwise_1001
    add r0, r14, #108
    vld1.32 {d17[1]}, [r0]
.Lotherwise_1001:
.Lend_997:
    ubfx r0, r2, #28, #4
    vadd.f32 q0, q0, q8
    cmp r0, #15
    bne .Lotherwise_1002
    add r0, r14, #112
    vld1.32 {d16, d17}, [r0]
    b .Lend_1003
.Lotherwise_1002:
    vmov.i32 q8, #0
    tst r2, #268435456
    beq .Lotherwise_1004
    add r0, r14, #112
    vld1.32 {d16[0]}, [r0]
.Lotherwise_1004:
    tst r2, #536870912
    beq .Lotherwise_1005
    add r0, r14, #116
    vld1.32 {d16[1]}, [r0]
.Lotherwise_1005:
    tst r2, #1073741824
    beq .Lotherwise_1006
    add r0, r14, #120
    vld1.32 {d17[0]}, [r0]
.Lotherwise_1006:
    tst r2, #2147483648
    beq .Lotherwise_1007
    add r0, r14, #124
    vld1.32 {d17[1]}, [r0]
.Lotherwise_1007:
.Lend_1003:
    sub r7, r7, #1
    vadd.f32 q1, q1, q8
    cmp r7, #0
    bne .Lloop_959
.Lloop_end_958:
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
    vst1.32 {d8, d9}, [r3]!
    vdiv.f32 s24, s24, s4
    vdiv.f32 s25, s25, s5
    vdiv.f32 s26, s26, s6
    vdiv.f32 s27, s27, s7
    vst1.32 {d10, d11}, [r3]!
    vdiv.f32 s0, s0, s28
    vdiv.f32 s1, s1, s29
    vdiv.f32 s2, s2, s30
    vdiv.f32 s3, s3, s31
    vst1.32 {d12, d13}, [r3]!
    vst1.32 {d0, d1}, [r3]
    sub r3, r3, #48
.Lend_907:
.Lend_885:
    vpop {d8, d9, d10, d11, d12, d13, d14, d15}
    pop {r4, r5, r6, r7, r8, r9, r10, pc}
    .size nnp_pooling_average_of_pairs__armv7_neon, . - nnp_pooling_average_of_pairs__armv7_neon

    .text
    .p2align 4
    .globl nnp_pooling_average_of_threes__armv7_neon
    .type nnp_pooling_average_of_threes__armv7_neon, %function
nnp_pooling_average_of_threes__armv7_neon:
    push {r4, r5, r6, r7, r8, r9, r10, r11, r14}
    vpush {d8, d9, d10, d11, d12, d13, d14, d15}
    sub sp, sp, #32
    ldr r12, [sp, #132]
    mov r14, r2
    mov r2, r0
    ldr r0, [sp, #156]
    mov r4, r14
    mov r5, r1
    str r3, [sp, #16]
    ldr r6, [sp, #136]
    sub r12, r12, #1
    ldr r7, [sp, #140]
    add r4, r4, r0, lsl #2
    ldr r8, [sp, #144]
    ldr r0, [sp, #148]
    str r0, [sp, #0]
    ldr r3, [sp, #152]
    ldr r9, [sp, #160]
    cmp r2, #0
    bne .Lotherwise_1008
    b .Lend_1009
.Lotherwise_1008:
    sub r2, r2, #1
    cmp r2, #0
    beq .Lloop_end_1010
.Lloop_1011:
    lsr r10, r5, #5
    cmp r10, #0
    beq .Lloop_end_1012
.Lloop_1013:
    pld [r4]
    mov r0, r4
    sub r1, r9, #1
    lsr r1, r1, #4
    cmp r1, #0
    beq .Lloop_end_1014
.Lloop_1015:
    sub r1, r1, #1
    pld [r0, #64]
    add r0, r0, #64
    cmp r1, #0
    bne .Lloop_1015
.Lloop_end_1014:
    add r4, r4, r9, lsl #2
    pld [r4]
    mov r0, r4
    sub r1, r9, #1
    lsr r1, r1, #4
    cmp r1, #0
    beq .Lloop_end_1016
.Lloop_1017:
    sub r1, r1, #1
    pld [r0, #64]
    add r0, r0, #64
    cmp r1, #0
    bne .Lloop_1017
.Lloop_end_1016:
    add r4, r4, r9, lsl #2
    mov r1, r14
    vld1.32 {d4, d5}, [r1]!
    vld1.32 {d8, d9}, [r1]!
    vld1.32 {d6, d7}, [r1]!
    vld1.32 {d16, d17}, [r1]!
    vld1.32 {d18, d19}, [r1]!
    vld1.32 {d20, d21}, [r1]!
    vld1.32 {d22, d23}, [r1]!
    vld1.32 {d24, d25}, [r1]
    add r0, r1, #8
    vld1.32 {d0, d1}, [r0]
    sub r1, r1, #112
    mov r0, r12
    cmp r0, #0
    beq .Lloop_end_1018
.Lloop_1019:
    add r1, r1, r6, lsl #2
    vld1.32 {d26, d27}, [r1]!
    sub r0, r0, #1
    vld1.32 {d28, d29}, [r1]!
    vld1.32 {d30, d31}, [r1]!
    vadd.f32 q2, q2, q13
    vld1.32 {d26, d27}, [r1]!
    vadd.f32 q4, q4, q14
    vld1.32 {d28, d29}, [r1]!
    vadd.f32 q3, q3, q15
    vld1.32 {d30, d31}, [r1]!
    vadd.f32 q8, q8, q13
    vld1.32 {d26, d27}, [r1]!
    vadd.f32 q9, q9, q14
    vld1.32 {d28, d29}, [r1]
    vadd.f32 q10, q10, q15
    vadd.f32 q11, q11, q13
    vadd.f32 q12, q12, q14
    add r11, r1, #8
    vld1.32 {d26, d27}, [r11]
    sub r1, r1, #112
    vadd.f32 q0, q0, q13
    cmp r0, #0
    bne .Lloop_1019
.Lloop_end_1018:
    vext.32 q6, q2, q4, #1
    vld1.32 {d28, d29}, [r7]!
    sub r10, r10, #1
    vext.32 q5, q4, q3, #1
    vld1.32 {d2, d3}, [r7]!
    add r14, r14, #128
    vext.32 q15, q3, q8, #1
    vext.32 q13, q0, q0, #2
    vmov q0, q14
    vext.32 q14, q2, q4, #2
    vadd.f32 q2, q2, q6
    vst1.32 {d4, d5}, [r3]!
    vadd.f32 q2, q2, q14
    vext.32 q14, q8, q9, #1
    vdiv.f32 s8, s8, s0
    vdiv.f32 s9, s9, s1
    vdiv.f32 s10, s10, s2
    vdiv.f32 s11, s11, s3
    vld1.32 {d0, d1}, [r7]!
    vst1.32 {d4, d5}, [r8]!
    vext.32 q6, q9, q10, #1
    vext.32 q2, q4, q3, #2
    vadd.f32 q4, q4, q5
    vst1.32 {d8, d9}, [r3]!
    vadd.f32 q4, q4, q2
    vext.32 q5, q10, q11, #1
    vmov q2, q4
    vdiv.f32 s8, s8, s4
    vdiv.f32 s9, s9, s5
    vdiv.f32 s10, s10, s6
    vdiv.f32 s11, s11, s7
    vld1.32 {d2, d3}, [r7]!
    vst1.32 {d4, d5}, [r8]!
    vext.32 q2, q3, q8, #2
    vadd.f32 q3, q3, q15
    vld1.32 {d8, d9}, [r7]!
    vst1.32 {d6, d7}, [r3]!
    vadd.f32 q3, q3, q2
    vext.32 q15, q11, q12, #1
    vmov q2, q3
    vmov q3, q4
    vdiv.f32 s8, s8, s0
    vdiv.f32 s9, s9, s1
    vdiv.f32 s10, s10, s2
    vdiv.f32 s11, s11, s3
    vld1.32 {d0, d1}, [r7]!
    vst1.32 {d4, d5}, [r8]!
    vext.32 q2, q8, q9, #2
    vadd.f32 q8, q8, q14
    vld1.32 {d8, d9}, [r7]!
    vst1.32 {d16, d17}, [r3]!
    vadd.f32 q8, q8, q2
    vext.32 q14, q12, q13, #1
    vext.32 q13, q12, q13, #2
    vmov q2, q8
    vdiv.f32 s8, s8, s4
    vdiv.f32 s9, s9, s5
    vdiv.f32 s10, s10, s6
    vdiv.f32 s11, s11, s7
    vld1.32 {d2, d3}, [r7]!
    vst1.32 {d4, d5}, [r8]!
    vext.32 q8, q9, q10, #2
    vadd.f32 q9, q9, q6
    vext.32 q2, q10, q11, #2
    vadd.f32 q10, q10, q5
    vst1.32 {d18, d19}, [r3]!
    vext.32 q5, q11, q12, #2
    vadd.f32 q11, q11, q15
    vst1.32 {d20, d21}, [r3]!
    vadd.f32 q12, q12, q14
    vadd.f32 q9, q9, q8
    vst1.32 {d22, d23}, [r3]!
    vadd.f32 q10, q10, q2
    vst1.32 {d24, d25}, [r3]!
    vadd.f32 q11, q11, q5
    vadd.f32 q12, q12, q13
    vmov q2, q9
    vmov q5, q10
    vmov q6, q11
    vmov q7, q12
    vdiv.f32 s8, s8, s12
    vdiv.f32 s9, s9, s13
    vdiv.f32 s10, s10, s14
    vdiv.f32 s11, s11, s15
    vdiv.f32 s20, s20, s0
    vdiv.f32 s21, s21, s1
    vdiv.f32 s22, s22, s2
    vdiv.f32 s23, s23, s3
    vst1.32 {d4, d5}, [r8]!
    vdiv.f32 s24, s24, s16
    vdiv.f32 s25, s25, s17
    vdiv.f32 s26, s26, s18
    vdiv.f32 s27, s27, s19
    vst1.32 {d10, d11}, [r8]!
    vdiv.f32 s28, s28, s4
    vdiv.f32 s29, s29, s5
    vdiv.f32 s30, s30, s6
    vdiv.f32 s31, s31, s7
    vst1.32 {d12, d13}, [r8]!
    vst1.32 {d14, d15}, [r8]!
    cmp r10, #0
    bne .Lloop_1013
.Lloop_end_1012:
    ubfx r0, r5, #0, #5
    lsr r10, r0, #4
    cmp r10, #0
    beq .Lloop_end_1020
.Lloop_1021:
    pld [r4]
    mov r0, r4
    sub r1, r9, #1
    lsr r1, r1, #4
    cmp r1, #0
    beq .Lloop_end_1022
.Lloop_1023:
    sub r1, r1, #1
    pld [r0, #64]
    add r0, r0, #64
    cmp r1, #0
    bne .Lloop_1023
.Lloop_end_1022:
    add r4, r4, r9, lsl #2
    mov r1, r14
    vld1.32 {d24, d25}, [r1]!
    vld1.32 {d26, d27}, [r1]!
    vld1.32 {d28, d29}, [r1]!
    vld1.32 {d30, d31}, [r1]
    add r0, r1, #8
    vld1.32 {d16, d17}, [r0]
    sub r1, r1, #48
    mov r0, r12
    cmp r0, #0
    beq .Lloop_end_1024
.Lloop_1025:
    add r1, r1, r6, lsl #2
    vld1.32 {d18, d19}, [r1]!
    sub r0, r0, #1
    vld1.32 {d20, d21}, [r1]!
    vld1.32 {d22, d23}, [r1]!
    vadd.f32 q12, q12, q9
    vld1.32 {d18, d19}, [r1]
    vadd.f32 q13, q13, q10
    vadd.f32 q14, q14, q11
    vadd.f32 q15, q15, q9
    add r11, r1, #8
    vld1.32 {d18, d19}, [r11]
    sub r1, r1, #48
    vadd.f32 q8, q8, q9
    cmp r0, #0
    bne .Lloop_1025
.Lloop_end_1024:
    vext.32 q8, q8, q8, #2
    vld1.32 {d0, d1}, [r7]!
    sub r10, r10, #1
    vext.32 q9, q12, q13, #1
    vld1.32 {d2, d3}, [r7]!
    add r14, r14, #64
    vext.32 q10, q13, q14, #1
    vld1.32 {d4, d5}, [r7]!
    vext.32 q11, q14, q15, #1
    vld1.32 {d6, d7}, [r7]!
    vext.32 q4, q15, q8, #1
    vext.32 q5, q12, q13, #2
    vadd.f32 q12, q12, q9
    vext.32 q9, q13, q14, #2
    vadd.f32 q13, q13, q10
    vst1.32 {d24, d25}, [r3]!
    vext.32 q10, q14, q15, #2
    vadd.f32 q14, q14, q11
    vst1.32 {d26, d27}, [r3]!
    vext.32 q8, q15, q8, #2
    vadd.f32 q15, q15, q4
    vst1.32 {d28, d29}, [r3]!
    vadd.f32 q12, q12, q5
    vadd.f32 q13, q13, q9
    vst1.32 {d30, d31}, [r3]!
    vadd.f32 q14, q14, q10
    vadd.f32 q15, q15, q8
    vmov q4, q12
    vmov q5, q13
    vmov q6, q14
    vmov q7, q15
    vdiv.f32 s16, s16, s0
    vdiv.f32 s17, s17, s1
    vdiv.f32 s18, s18, s2
    vdiv.f32 s19, s19, s3
    vdiv.f32 s20, s20, s4
    vdiv.f32 s21, s21, s5
    vdiv.f32 s22, s22, s6
    vdiv.f32 s23, s23, s7
    vst1.32 {d8, d9}, [r8]!
    vdiv.f32 s24, s24, s8
    vdiv.f32 s25, s25, s9
    vdiv.f32 s26, s26, s10
    vdiv.f32 s27, s27, s11
    vst1.32 {d10, d11}, [r8]!
    vdiv.f32 s28, s28, s12
    vdiv.f32 s29, s29, s13
    vdiv.f32 s30, s30, s14
    vdiv.f32 s31, s31, s15
    vst1.32 {d12, d13}, [r8]!
    vst1.32 {d14, d15}, [r8]!
    cmp r10, #0
    bne .Lloop_1021
.Lloop_end_1020:
    ubfx r0, r5, #0, #4
    cmp r0, #0
    bne .Lotherwise_1026
    b .Lend_1027
.Lotherwise_1026:
    pld [r4]
    mov r0, r4
    sub r1, r9, #1
    lsr r1, r1, #4
    cmp r1, #0
    beq .Lloop_end_1028
.Lloop_1029:
    sub r1, r1, #1
    pld [r0, #64]
    add r0, r0, #64
    cmp r1, #0
    bne .Lloop_1029
.Lloop_end_1028:
    add r4, r4, r9, lsl #2
    mov r0, r14
    vld1.32 {d24, d25}, [r0]!
    vld1.32 {d26, d27}, [r0]!
    vld1.32 {d28, d29}, [r0]!
    vld1.32 {d30, d31}, [r0]
    add r1, r0, #8
    vld1.32 {d16, d17}, [r1]
    sub r0, r0, #48
    mov r1, r12
    cmp r1, #0
    beq .Lloop_end_1030
.Lloop_1031:
    add r0, r0, r6, lsl #2
    vld1.32 {d18, d19}, [r0]!
    sub r1, r1, #1
    vld1.32 {d20, d21}, [r0]!
    vld1.32 {d22, d23}, [r0]!
    vadd.f32 q12, q12, q9
    vld1.32 {d18, d19}, [r0]
    vadd.f32 q13, q13, q10
    vadd.f32 q14, q14, q11
    vadd.f32 q15, q15, q9
    add r10, r0, #8
    vld1.32 {d18, d19}, [r10]
    sub r0, r0, #48
    vadd.f32 q8, q8, q9
    cmp r1, #0
    bne .Lloop_1031
.Lloop_end_1030:
    vext.32 q8, q8, q8, #2
    vld1.32 {d0, d1}, [r7]!
    vext.32 q9, q12, q13, #1
    vld1.32 {d2, d3}, [r7]!
    vext.32 q10, q13, q14, #1
    vld1.32 {d4, d5}, [r7]!
    vext.32 q11, q14, q15, #1
    vld1.32 {d6, d7}, [r7]
    sub r7, r7, #48
    vext.32 q4, q15, q8, #1
    vext.32 q5, q12, q13, #2
    vadd.f32 q12, q12, q9
    vext.32 q9, q13, q14, #2
    vadd.f32 q13, q13, q10
    vst1.32 {d24, d25}, [r3]!
    vext.32 q10, q14, q15, #2
    vadd.f32 q14, q14, q11
    vst1.32 {d26, d27}, [r3]!
    vext.32 q8, q15, q8, #2
    vadd.f32 q15, q15, q4
    vst1.32 {d28, d29}, [r3]!
    vadd.f32 q12, q12, q5
    vadd.f32 q13, q13, q9
    vst1.32 {d30, d31}, [r3]
    sub r3, r3, #48
    vadd.f32 q14, q14, q10
    vadd.f32 q15, q15, q8
    vmov q4, q12
    vmov q5, q13
    vmov q6, q14
    vmov q7, q15
    vdiv.f32 s16, s16, s0
    vdiv.f32 s17, s17, s1
    vdiv.f32 s18, s18, s2
    vdiv.f32 s19, s19, s3
    vdiv.f32 s20, s20, s4
    vdiv.f32 s21, s21, s5
    vdiv.f32 s22, s22, s6
    vdiv.f32 s23, s23, s7
    vst1.32 {d8, d9}, [r8]!
    vdiv.f32 s24, s24, s8
    vdiv.f32 s25, s25, s9
    vdiv.f32 s26, s26, s10
    vdiv.f32 s27, s27, s11
    vst1.32 {d10, d11}, [r8]!
    vdiv.f32 s28, s28, s12
    vdiv.f32 s29, s29, s13
    vdiv.f32 s30, s30, s14
    vdiv.f32 s31, s31, s15
    vst1.32 {d12, d13}, [r8]!
    vst1.32 {d14, d15}, [r8]
    sub r8, r8, #48
.Lend_1027:
    sub r2, r2, #1
    lsr r0, r5, #4
    lsl r0, r0, #4
    sub r8, r8, r0, lsl #2
    sub r3, r3, r0, lsl #2
    sub r7, r7, r0, lsl #2
    sub r14, r14, r0, lsl #2
    ldr r0, [sp, #16]
    add r14, r14, r0, lsl #2
    ldr r0, [sp, #0]
    add r8, r8, r0, lsl #2
    ldr r0, [sp, #0]
    add r3, r3, r0, lsl #2
    cmp r2, #0
    bne .Lloop_1011
.Lloop_end_1010:
    lsr r2, r5, #5
    cmp r2, #0
    beq .Lloop_end_1032
.Lloop_1033:
    sub r0, r9, #1
    pld [r4]
    lsr r0, r0, #4
    mov r1, r4
    cmp r0, #0
    beq .Lloop_end_1034
.Lloop_1035:
    sub r0, r0, #1
    pld [r1, #64]
    add r1, r1, #64
    cmp r0, #0
    bne .Lloop_1035
.Lloop_end_1034:
    sub r0, r9, #1
    add r4, r4, r9, lsl #2
    lsr r0, r0, #4
    pld [r4]
    mov r1, r4
    cmp r0, #0
    beq .Lloop_end_1036
.Lloop_1037:
    sub r0, r0, #1
    pld [r1, #64]
    add r1, r1, #64
    cmp r0, #0
    bne .Lloop_1037
.Lloop_end_1036:
    mov r0, r14
    vld1.32 {d4, d5}, [r0]!
    mov r1, r12
    add r4, r4, r9, lsl #2
    vld1.32 {d8, d9}, [r0]!
    vld1.32 {d6, d7}, [r0]!
    vld1.32 {d16, d17}, [r0]!
    vld1.32 {d18, d19}, [r0]!
    vld1.32 {d20, d21}, [r0]!
    vld1.32 {d22, d23}, [r0]!
    vld1.32 {d24, d25}, [r0]
    add r10, r0, #8
    vld1.32 {d0, d1}, [r10]
    sub r0, r0, #112
    cmp r1, #0
    beq .Lloop_end_1038
.Lloop_1039:
    add r0, r0, r6, lsl #2
    vld1.32 {d26, d27}, [r0]!
    sub r1, r1, #1
    vld1.32 {d28, d29}, [r0]!
    vld1.32 {d30, d31}, [r0]!
    vadd.f32 q2, q2, q13
    vld1.32 {d26, d27}, [r0]!
    vadd.f32 q4, q4, q14
    vld1.32 {d28, d29}, [r0]!
    vadd.f32 q3, q3, q15
    vld1.32 {d30, d31}, [r0]!
    vadd.f32 q8, q8, q13
    vld1.32 {d26, d27}, [r0]!
    vadd.f32 q9, q9, q14
    vld1.32 {d28, d29}, [r0]
    vadd.f32 q10, q10, q15
    vadd.f32 q11, q11, q13
    vadd.f32 q12, q12, q14
    add r10, r0, #8
    vld1.32 {d26, d27}, [r10]
    sub r0, r0, #112
    vadd.f32 q0, q0, q13
    cmp r1, #0
    bne .Lloop_1039
.Lloop_end_1038:
    vext.32 q6, q2, q4, #1
    vld1.32 {d28, d29}, [r7]!
    sub r2, r2, #1
    vext.32 q5, q4, q3, #1
    vld1.32 {d2, d3}, [r7]!
    add r14, r14, #128
    vext.32 q15, q3, q8, #1
    vext.32 q13, q0, q0, #2
    vmov q0, q14
    vext.32 q14, q2, q4, #2
    vadd.f32 q2, q2, q6
    vst1.32 {d4, d5}, [r3]!
    vadd.f32 q2, q2, q14
    vext.32 q14, q8, q9, #1
    vdiv.f32 s8, s8, s0
    vdiv.f32 s9, s9, s1
    vdiv.f32 s10, s10, s2
    vdiv.f32 s11, s11, s3
    vld1.32 {d0, d1}, [r7]!
    vst1.32 {d4, d5}, [r8]!
    vext.32 q6, q9, q10, #1
    vext.32 q2, q4, q3, #2
    vadd.f32 q4, q4, q5
    vst1.32 {d8, d9}, [r3]!
    vadd.f32 q4, q4, q2
    vext.32 q5, q10, q11, #1
    vmov q2, q4
    vdiv.f32 s8, s8, s4
    vdiv.f32 s9, s9, s5
    vdiv.f32 s10, s10, s6
    vdiv.f32 s11, s11, s7
    vld1.32 {d2, d3}, [r7]!
    vst1.32 {d4, d5}, [r8]!
    vext.32 q2, q3, q8, #2
    vadd.f32 q3, q3, q15
    vld1.32 {d8, d9}, [r7]!
    vst1.32 {d6, d7}, [r3]!
    vadd.f32 q3, q3, q2
    vext.32 q15, q11, q12, #1
    vmov q2, q3
    vmov q3, q4
    vdiv.f32 s8, s8, s0
    vdiv.f32 s9, s9, s1
    vdiv.f32 s10, s10, s2
    vdiv.f32 s11, s11, s3
    vld1.32 {d0, d1}, [r7]!
    vst1.32 {d4, d5}, [r8]!
    vext.32 q2, q8, q9, #2
    vadd.f32 q8, q8, q14
    vld1.32 {d8, d9}, [r7]!
    vst1.32 {d16, d17}, [r3]!
    vadd.f32 q8, q8, q2
    vext.32 q14, q12, q13, #1
    vext.32 q13, q12, q13, #2
    vmov q2, q8
    vdiv.f32 s8, s8, s4
    vdiv.f32 s9, s9, s5
    vdiv.f32 s10, s10, s6
    vdiv.f32 s11, s11, s7
    vld1.32 {d2, d3}, [r7]!
    vst1.32 {d4, d5}, [r8]!
    vext.32 q8, q9, q10, #2
    vadd.f32 q9, q9, q6
    vext.32 q2, q10, q11, #2
    vadd.f32 q10, q10, q5
    vst1.32 {d18, d19}, [r3]!
    vext.32 q5, q11, q12, #2
    vadd.f32 q11, q11, q15
    vst1.32 {d20, d21}, [r3]!
    vadd.f32 q12, q12, q14
    vadd.f32 q9, q9, q8
    vst1.32 {d22, d23}, [r3]!
    vadd.f32 q10, q10, q2
    vst1.32 {d24, d25}, [r3]!
    vadd.f32 q11, q11, q5
    vadd.f32 q12, q12, q13
    vmov q2, q9
    vmov q5, q10
    vmov q6, q11
    vmov q7, q12
    vdiv.f32 s8, s8, s12
    vdiv.f32 s9, s9, s13
    vdiv.f32 s10, s10, s14
    vdiv.f32 s11, s11, s15
    vdiv.f32 s20, s20, s0
    vdiv.f32 s21, s21, s1
    vdiv.f32 s22, s22, s2
    vdiv.f32 s23, s23, s3
    vst1.32 {d4, d5}, [r8]!
    vdiv.f32 s24, s24, s16
    vdiv.f32 s25, s25, s17
    vdiv.f32 s26, s26, s18
    vdiv.f32 s27, s27, s19
    vst1.32 {d10, d11}, [r8]!
    vdiv.f32 s28, s28, s4
    vdiv.f32 s29, s29, s5
    vdiv.f32 s30, s30, s6
    vdiv.f32 s31, s31, s7
    vst1.32 {d12, d13}, [r8]!
    vst1.32 {d14, d15}, [r8]!
    cmp r2, #0
    bne .Lloop_1033
.Lloop_end_1032:
    ubfx r0, r5, #0, #5
    lsr r2, r0, #4
    cmp r2, #0
    beq .Lloop_end_1040
.Lloop_1041:
    sub r0, r9, #1
    pld [r4]
    lsr r0, r0, #4
    mov r1, r4
    cmp r0, #0
    beq .Lloop_end_1042
.Lloop_1043:
    sub r0, r0, #1
    pld [r1, #64]
    add r1, r1, #64
    cmp r0, #0
    bne .Lloop_1043
.Lloop_end_1042:
    mov r0, r14
    vld1.32 {d24, d25}, [r0]!
    mov r1, r12
    add r4, r4, r9, lsl #2
    vld1.32 {d26, d27}, [r0]!
    vld1.32 {d28, d29}, [r0]!
    vld1.32 {d30, d31}, [r0]
    add r10, r0, #8
    vld1.32 {d16, d17}, [r10]
    sub r0, r0, #48
    cmp r1, #0
    beq .Lloop_end_1044
.Lloop_1045:
    add r0, r0, r6, lsl #2
    vld1.32 {d18, d19}, [r0]!
    sub r1, r1, #1
    vld1.32 {d20, d21}, [r0]!
    vld1.32 {d22, d23}, [r0]!
    vadd.f32 q12, q12, q9
    vld1.32 {d18, d19}, [r0]
    vadd.f32 q13, q13, q10
    vadd.f32 q14, q14, q11
    vadd.f32 q15, q15, q9
    add r10, r0, #8
    vld1.32 {d18, d19}, [r10]
    sub r0, r0, #48
    vadd.f32 q8, q8, q9
    cmp r1, #0
    bne .Lloop_1045
.Lloop_end_1044:
    vext.32 q8, q8, q8, #2
    vld1.32 {d0, d1}, [r7]!
    sub r2, r2, #1
    vext.32 q9, q12, q13, #1
    vld1.32 {d2, d3}, [r7]!
    add r14, r14, #64
    vext.32 q10, q13, q14, #1
    vld1.32 {d4, d5}, [r7]!
    vext.32 q11, q14, q15, #1
    vld1.32 {d6, d7}, [r7]!
    vext.32 q4, q15, q8, #1
    vext.32 q5, q12, q13, #2
    vadd.f32 q12, q12, q9
    vext.32 q9, q13, q14, #2
    vadd.f32 q13, q13, q10
    vst1.32 {d24, d25}, [r3]!
    vext.32 q10, q14, q15, #2
    vadd.f32 q14, q14, q11
    vst1.32 {d26, d27}, [r3]!
    vext.32 q8, q15, q8, #2
    vadd.f32 q15, q15, q4
    vst1.32 {d28, d29}, [r3]!
    vadd.f32 q12, q12, q5
    vadd.f32 q13, q13, q9
    vst1.32 {d30, d31}, [r3]!
    vadd.f32 q14, q14, q10
    vadd.f32 q15, q15, q8
    vmov q4, q12
    vmov q5, q13
    vmov q6, q14
    vmov q7, q15
    vdiv.f32 s16, s16, s0
    vdiv.f32 s17, s17, s1
    vdiv.f32 s18, s18, s2
    vdiv.f32 s19, s19, s3
    vdiv.f32 s20, s20, s4
    vdiv.f32 s21, s21, s5
    vdiv.f32 s22, s22, s6
    vdiv.f32 s23, s23, s7
    vst1.32 {d8, d9}, [r8]!
    vdiv.f32 s24, s24, s8
    vdiv.f32 s25, s25, s9
    vdiv.f32 s26, s26, s10
    vdiv.f32 s27, s27, s11
    vst1.32 {d10, d11}, [r8]!
    vdiv.f32 s28, s28, s12
    vdiv.f32 s29, s29, s13
    vdiv.f32 s30, s30, s14
    vdiv.f32 s31, s31, s15
    vst1.32 {d12, d13}, [r8]!
    vst1.32 {d14, d15}, [r8]!
    cmp r2, #0
    bne .Lloop_1041
.Lloop_end_1040:
    ubfx r0, r5, #0, #4
    cmp r0, #0
    bne .Lotherwise_1046
    b .Lend_1047
.Lotherwise_1046:
    pld [r4]
    add r0, r0, #2
    movw r1, #20
    cmp r0, r1
    movhi r0, r1
    movw r1, #1
    sub r2, r9, #1
    lsl r0, r1, r0
    lsr r1, r2, #4
    sub r2, r0, #1
    cmp r1, #0
    beq .Lloop_end_1048
.Lloop_1049:
    sub r1, r1, #1
    pld [r4, #64]
    add r4, r4, #64
    cmp r1, #0
    bne .Lloop_1049
.Lloop_end_1048:
    ubfx r0, r2, #0, #4
    cmp r0, #15
    bne .Lotherwise_1050
    vld1.32 {d24, d25}, [r14]
    b .Lend_1051
.Lotherwise_1050:
    vmov.i32 q12, #0
    tst r2, #1
    beq .Lotherwise_1052
    vld1.32 {d24[0]}, [r14]
.Lotherwise_1052:
    tst r2, #2
    beq .Lotherwise_1053
    add r0, r14, #4
    vld1.32 {d24[1]}, [r0]
.Lotherwise_1053:
    tst r2, #4
    beq .Lotherwise_1054
    add r0, r14, #8
    vld1.32 {d25[0]}, [r0]
.Lotherwise_1054:
    tst r2, #8
    beq .Lotherwise_1055
    add r0, r14, #12
    vld1.32 {d25[1]}, [r0]
.Lotherwise_1055:
.Lend_1051:
    ubfx r0, r2, #4, #4
    cmp r0, #15
    bne .Lotherwise_1056
    add r0, r14, #16
    vld1.32 {d26, d27}, [r0]
    b .Lend_1057
.Lotherwise_1056:
    vmov.i32 q13, #0
    tst r2, #16
    beq .Lotherwise_1058
    add r0, r14, #16
    vld1.32 {d26[0]}, [r0]
.Lotherwise_1058:
    tst r2, #32
    beq .Lotherwise_1059
    add r0, r14, #20
    vld1.32 {d26[1]}, [r0]
.Lotherwise_1059:
    tst r2, #64
    beq .Lotherwise_1060
    add r0, r14, #24
    vld1.32 {d27[0]}, [r0]
.Lotherwise_1060:
    tst r2, #128
    beq .Lotherwise_1061
    add r0, r14, #28
    vld1.32 {d27[1]}, [r0]
.Lotherwise_1061:
.Lend_1057:
    ubfx r0, r2, #8, #4
    cmp r0, #15
    bne .Lotherwise_1062
    add r0, r14, #32
    vld1.32 {d28, d29}, [r0]
    b .Lend_1063
.Lotherwise_1062:
    vmov.i32 q14, #0
    tst r2, #256
    beq .Lotherwise_1064
    add r0, r14, #32
    vld1.32 {d28[0]}, [r0]
.Lotherwise_1064:
    tst r2, #512
    beq .Lotherwise_1065
    add r0, r14, #36
    vld1.32 {d28[1]}, [r0]
.Lotherwise_1065:
    tst r2, #1024
    beq .Lotherwise_1066
    add r0, r14, #40
    vld1.32 {d29[0]}, [r0]
.Lotherwise_1066:
    tst r2, #2048
    beq .Lotherwise_1067
    add r0, r14, #44
    vld1.32 {d29[1]}, [r0]
.Lotherwise_1067:
.Lend_1063:
    ubfx r0, r2, #12, #4
    cmp r0, #15
    bne .Lotherwise_1068
    add r0, r14, #48
    vld1.32 {d30, d31}, [r0]
    b .Lend_1069
.Lotherwise_1068:
    vmov.i32 q15, #0
    tst r2, #4096
    beq .Lotherwise_1070
    add r0, r14, #48
    vld1.32 {d30[0]}, [r0]
.Lotherwise_1070:
    tst r2, #8192
    beq .Lotherwise_1071
    add r0, r14, #52
    vld1.32 {d30[1]}, [r0]
.Lotherwise_1071:
    tst r2, #16384
    beq .Lotherwise_1072
    add r0, r14, #56
    vld1.32 {d31[0]}, [r0]
.Lotherwise_1072:
    tst r2, #32768
    beq .Lotherwise_1073
    add r0, r14, #60
    vld1.32 {d31[1]}, [r0]
.Lotherwise_1073:
.Lend_1069:
    ubfx r0, r2, #16, #4
    cmp r0, #15
    bne .Lotherwise_1074
    add r0, r14, #64
    vld1.32 {d0, d1}, [r0]
    b .Lend_1075
.Lotherwise_1074:
    vmov.i32 q0, #0
    tst r2, #65536
    beq .Lotherwise_1076
    add r0, r14, #64
    vld1.32 {d0[0]}, [r0]
.Lotherwise_1076:
    tst r2, #131072
    beq .Lotherwise_1077
    add r0, r14, #68
    vld1.32 {d0[1]}, [r0]
.Lotherwise_1077:
    tst r2, #262144
    beq .Lotherwise_1078
    add r0, r14, #72
    vld1.32 {d1[0]}, [r0]
.Lotherwise_1078:
    tst r2, #524288
    beq .Lotherwise_1079
    add r0, r14, #76
    vld1.32 {d1[1]}, [r0]
.Lotherwise_1079:
.Lend_1075:
    cmp r12, #0
    beq .Lloop_end_1080
.Lloop_1081:
    ubfx r0, r2, #0, #4
    add r14, r14, r6, lsl #2
    cmp r0, #15
    bne .Lotherwise_1082
    vld1.32 {d16, d17}, [r14]
    b .Lend_1083
.Lotherwise_1082:
    vmov.i32 q8, #0
    tst r2, #1
    beq .Lotherwise_1084
    vld1.32 {d16[0]}, [r14]
.Lotherwise_1084:
    tst r2, #2
    beq .Lotherwise_1085
    add r0, r14, #4
    vld1.32 {d16[1]}, [r0]
.Lotherwise_1085:
    tst r2, #4
    beq .Lotherwise_1086
    add r0, r14, #8
    vld1.32 {d17[0]}, [r0]
.Lotherwise_1086:
    tst r2, #8
    beq .Lotherwise_1087
    add r0, r14, #12
    vld1.32 {d17[1]}, [r0]
.Lotherwise_1087:
.Lend_1083:
    ubfx r0, r2, #4, #4
    vadd.f32 q12, q12, q8
    cmp r0, #15
    bne .Lotherwise_1088
    add r0, r14, #16
    vld1.32 {d16, d17}, [r0]
    b .Lend_1089
.Lotherwise_1088:
    vmov.i32 q8, #0
    tst r2, #16
    beq .Lotherwise_1090
    add r0, r14, #16
    vld1.32 {d16[0]}, [r0]
.Lotherwise_1090:
    tst r2, #32
    beq .Lotherwise_1091
    add r0, r14, #20
    vld1.32 {d16[1]}, [r0]
.Lotherwise_1091:
    tst r2, #64
    beq .Lotherwise_1092
    add r0, r14, #24
    vld1.32 {d17[0]}, [r0]
.Lotherwise_1092:
    tst r2, #128
    beq .Lotherwise_1093
    add r0, r14, #28
    vld1.32 {d17[1]}, [r0]
.Lotherwise_1093:
.Lend_1089:
    ubfx r0, r2, #8, #4
    vadd.f32 q13, q13, q8
    cmp r0, #15
    bne .Lotherwise_1094
    add r0, r14, #32
    vld1.32 {d16, d17}, [r0]
    b .Lend_1095
.Lotherwise_1094:
    vmov.i32 q8, #0
    tst r2, #256
    beq .Lotherwise_1096
    add r0, r14, #32
    vld1.32 {d16[0]}, [r0]
.Lotherwise_1096:
    tst r2, #512
    beq .Lotherwise_1097
    add r0, r14, #36
    vld1.32 {d16[1]}, [r0]
.Lotherwise_1097:
    tst r2, #1024
    beq .Lotherwise_1098
    add r0, r14, #40
    vld1.32 {d17[0]}, [r0]
.Lotherwise_1098:
    tst r2, #2048
    beq .Lotherwise_1099
    add r0, r14, #44
    vld1.32 {d17[1]}, [r0]
.Lotherwise_1099:
.Lend_1095:
    ubfx r0, r2, #12, #4
    vadd.f32 q14, q14, q8
    cmp r0, #15
    bne .Lotherwise_1100
    add r0, r14, #48
    vld1.32 {d16, d17}, [r0]
    b .Lend_1101
.Lotherwise_1100:
    vmov.i32 q8, #0
    tst r2, #4096
    beq .Lotherwise_1102
    add r0, r14, #48
    vld1.32 {d16[0]}, [r0]
.Lotherwise_1102:
    tst r2, #8192
    beq .Lotherwise_1103
    add r0, r14, #52
    vld1.32 {d16[1]}, [r0]
.Lotherwise_1103:
    tst r2, #16384
    beq .Lotherwise_1104
    add r0, r14, #56
    vld1.32 {d17[0]}, [r0]
.Lotherwise_1104:
    tst r2, #32768
    beq .Lotherwise_1105
    add r0, r14, #60
    vld1.32 {d17[1]}, [r0]
.Lotherwise_1105:
.Lend_1101:
    ubfx r0, r2, #16, #4
    vadd.f32 q15, q15, q8
    cmp r0, #15
    bne .Lotherwise_1106
    add r0, r14, #64
    vld1.32 {d16, d17}, [r0]
    b .Lend_1107
.Lotherwise_1106:
    vmov.i32 q8, #0
    tst r2, #65536
    beq .Lotherwise_1108
    add r0, r14, #64
    vld1.32 {d16[0]}, [r0]
.Lotherwise_1108:
    tst r2, #131072
    beq .Lotherwise_1109
    add r0, r14, #68
    vld1.32 {d16[1]}, [r0]
.Lotherwise_1109:
    tst r2, #262144
    beq .Lotherwise_1110
    add r0, r14, #72
    vld1.32 {d17[0]}, [r0]
.Lotherwise_1110:
    tst r2, #524288
    beq .Lotherwise_1111
    add r0, r14, #76
    vld1.32 {d17[1]}, [r0]
.Lotherwise_1111:
.Lend_1107:
    sub r12, r12, #1
    vadd.f32 q0, q0, q8
    cmp r12, #0
    bne .Lloop_1081
.Lloop_end_1080:
    vext.32 q8, q12, q13, #1
    vld1.32 {d22, d23}, [r7]!
    vext.32 q9, q13, q14, #1
    vld1.32 {d2, d3}, [r7]!
    vext.32 q10, q14, q15, #1
    vld1.32 {d4, d5}, [r7]!
    vext.32 q3, q15, q0, #1
    vld1.32 {d8, d9}, [r7]
    sub r7, r7, #48
    vext.32 q5, q12, q13, #2
    vadd.f32 q12, q12, q8
    vext.32 q8, q13, q14, #2
    vadd.f32 q13, q13, q9
    vst1.32 {d24, d25}, [r3]!
    vext.32 q9, q14, q15, #2
    vadd.f32 q14, q14, q10
    vst1.32 {d26, d27}, [r3]!
    vext.32 q10, q15, q0, #2
    vadd.f32 q15, q15, q3
    vst1.32 {d28, d29}, [r3]!
    vadd.f32 q12, q12, q5
    vadd.f32 q13, q13, q8
    vst1.32 {d30, d31}, [r3]
    sub r3, r3, #48
    vadd.f32 q14, q14, q9
    vadd.f32 q15, q15, q10
    vmov q0, q12
    vmov q3, q11
    vmov q5, q13
    vmov q6, q14
    vmov q7, q15
    vdiv.f32 s0, s0, s12
    vdiv.f32 s1, s1, s13
    vdiv.f32 s2, s2, s14
    vdiv.f32 s3, s3, s15
    vdiv.f32 s20, s20, s4
    vdiv.f32 s21, s21, s5
    vdiv.f32 s22, s22, s6
    vdiv.f32 s23, s23, s7
    vst1.32 {d0, d1}, [r8]!
    vdiv.f32 s24, s24, s8
    vdiv.f32 s25, s25, s9
    vdiv.f32 s26, s26, s10
    vdiv.f32 s27, s27, s11
    vst1.32 {d10, d11}, [r8]!
    vdiv.f32 s28, s28, s16
    vdiv.f32 s29, s29, s17
    vdiv.f32 s30, s30, s18
    vdiv.f32 s31, s31, s19
    vst1.32 {d12, d13}, [r8]!
    vst1.32 {d14, d15}, [r8]
    sub r8, r8, #48
.Lend_1047:
.Lend_1009:
    add sp, sp, #32
    vpop {d8, d9, d10, d11, d12, d13, d14, d15}
    pop {r4, r5, r6, r7, r8, r9, r10, r11, pc}
    .size nnp_pooling_average_of_threes__armv7_neon, . - nnp_pooling_average_of_threes__armv7_neon

    .text
    .p2align 4
    .globl nnp_pooling_average_of_threes_by_2__armv7_neon
    .type nnp_pooling_average_of_threes_by_2__armv7_neon, %function
nnp_pooling_average_of_threes_by_2__armv7_neon:
    push {r4, r5, r6, r7, r8, r9, r10, r11, r14}
    vpush {d8, d9, d10, d11, d12, d13, d14, d15}
    sub sp, sp, #16
    ldr r12, [sp, #116]
    mov r14, r2
    mov r2, r0
    ldr r0, [sp, #136]
    mov r4, r14
    mov r5, r1
    str r3, [sp, #0]
    ldr r7, [sp, #120]
    sub r6, r12, #1
    ldr r8, [sp, #124]
    add r4, r4, r0, lsl #2
    ldr r3, [sp, #128]
    ldr r12, [sp, #132]
    ldr r9, [sp, #140]
    cmp r2, #0
    bne .Lotherwise_1112
    b .Lend_1113
.Lotherwise_1112:
    sub r2, r2, #1
    cmp r2, #0
    beq .Lloop_end_1114
.Lloop_1115:
    lsr r10, r5, #4
    cmp r10, #0
    beq .Lloop_end_1116
.Lloop_1117:
    sub r0, r9, #1
    pld [r4]
    lsr r0, r0, #4
    mov r1, r4
    cmp r0, #0
    beq .Lloop_end_1118
.Lloop_1119:
    sub r0, r0, #1
    pld [r1, #64]
    add r1, r1, #64
    cmp r0, #0
    bne .Lloop_1119
.Lloop_end_1118:
    mov r1, r14
    vld1.32 {d22, d23}, [r1]!
    mov r11, r6
    add r4, r4, r9, lsl #2
    vld1.32 {d24, d25}, [r1]!
    vld1.32 {d26, d27}, [r1]!
    vld1.32 {d28, d29}, [r1]!
    vld1.32 {d30, d31}, [r1]!
    vld1.32 {d0, d1}, [r1]!
    vld1.32 {d2, d3}, [r1]!
    vld1.32 {d4, d5}, [r1]
    add r0, r1, #4
    vld1.32 {d6, d7}, [r0]
    sub r1, r1, #112
    cmp r11, #0
    beq .Lloop_end_1120
.Lloop_1121:
    add r1, r1, r7, lsl #2
    vld1.32 {d16, d17}, [r1]!
    sub r11, r11, #1
    vld1.32 {d18, d19}, [r1]!
    vld1.32 {d20, d21}, [r1]!
    vadd.f32 q11, q11, q8
    vld1.32 {d16, d17}, [r1]!
    vadd.f32 q12, q12, q9
    vld1.32 {d18, d19}, [r1]!
    vadd.f32 q13, q13, q10
    vld1.32 {d20, d21}, [r1]!
    vadd.f32 q14, q14, q8
    vld1.32 {d16, d17}, [r1]!
    vadd.f32 q15, q15, q9
    vld1.32 {d18, d19}, [r1]
    vadd.f32 q0, q0, q10
    vadd.f32 q1, q1, q8
    vadd.f32 q2, q2, q9
    add r0, r1, #4
    vld1.32 {d16, d17}, [r0]
    sub r1, r1, #112
    vadd.f32 q3, q3, q8
    cmp r11, #0
    bne .Lloop_1121
.Lloop_end_1120:
    vld1.32 {d8, d9}, [r8]!
    sub r10, r10, #1
    vld1.32 {d10, d11}, [r8]!
    add r14, r14, #128
    vld1.32 {d12, d13}, [r8]!
    vld1.32 {d14, d15}, [r8]!
    vuzp.32 q11, q12
    vuzp.32 q13, q14
    vuzp.32 q15, q0
    vuzp.32 q1, q2
    vext.32 q8, q3, q3, #3
    vext.32 q3, q11, q13, #1
    vadd.f32 q11, q11, q12
    vext.32 q9, q13, q15, #1
    vadd.f32 q13, q13, q14
    vext.32 q10, q15, q1, #1
    vadd.f32 q15, q15, q0
    vext.32 q8, q1, q8, #1
    vadd.f32 q1, q1, q2
    vadd.f32 q11, q11, q3
    vadd.f32 q13, q13, q9
    vadd.f32 q15, q15, q10
    vadd.f32 q1, q1, q8
    vmov q0, q11
    vmov q2, q13
    vmov q3, q15
    vdiv.f32 s0, s0, s16
    vdiv.f32 s1, s1, s17
    vdiv.f32 s2, s2, s18
    vdiv.f32 s3, s3, s19
    vdiv.f32 s8, s8, s20
    vdiv.f32 s9, s9, s21
    vdiv.f32 s10, s10, s22
    vdiv.f32 s11, s11, s23
    vst1.32 {d0, d1}, [r3]!
    vdiv.f32 s12, s12, s24
    vdiv.f32 s13, s13, s25
    vdiv.f32 s14, s14, s26
    vdiv.f32 s15, s15, s27
    vst1.32 {d4, d5}, [r3]!
    vdiv.f32 s4, s4, s28
    vdiv.f32 s5, s5, s29
    vdiv.f32 s6, s6, s30
    vdiv.f32 s7, s7, s31
    vst1.32 {d6, d7}, [r3]!
    vst1.32 {d2, d3}, [r3]!
    cmp r10, #0
    bne .Lloop_1117
.Lloop_end_1116:
    ubfx r0, r5, #0, #4
    cmp r0, #0
    bne .Lotherwise_1122
    b .Lend_1123
.Lotherwise_1122:
    sub r0, r9, #1
    pld [r4]
    lsr r0, r0, #4
    mov r1, r4
    cmp r0, #0
    beq .Lloop_end_1124
.Lloop_1125:
    sub r0, r0, #1
    pld [r1, #64]
    add r1, r1, #64
    cmp r0, #0
    bne .Lloop_1125
.Lloop_end_1124:
    mov r0, r14
    vld1.32 {d22, d23}, [r0]!
    mov r1, r6
    add r4, r4, r9, lsl #2
    vld1.32 {d24, d25}, [r0]!
    vld1.32 {d26, d27}, [r0]!
    vld1.32 {d28, d29}, [r0]!
    vld1.32 {d30, d31}, [r0]!
    vld1.32 {d0, d1}, [r0]!
    vld1.32 {d2, d3}, [r0]!
    add r10, r0, #4
    vld1.32 {d4, d5}, [r0]
    sub r0, r0, #112
    vld1.32 {d6, d7}, [r10]
    cmp r1, #0
    beq .Lloop_end_1126
.Lloop_1127:
    add r0, r0, r7, lsl #2
    vld1.32 {d16, d17}, [r0]!
    sub r1, r1, #1
    vld1.32 {d18, d19}, [r0]!
    vld1.32 {d20, d21}, [r0]!
    vadd.f32 q11, q11, q8
    vld1.32 {d16, d17}, [r0]!
    vadd.f32 q12, q12, q9
    vld1.32 {d18, d19}, [r0]!
    vadd.f32 q13, q13, q10
    vld1.32 {d20, d21}, [r0]!
    vadd.f32 q14, q14, q8
    vld1.32 {d16, d17}, [r0]!
    vadd.f32 q15, q15, q9
    add r10, r0, #4
    vld1.32 {d18, d19}, [r0]
    vadd.f32 q0, q0, q10
    sub r0, r0, #112
    vld1.32 {d20, d21}, [r10]
    vadd.f32 q1, q1, q8
    vadd.f32 q2, q2, q9
    vadd.f32 q3, q3, q10
    cmp r1, #0
    bne .Lloop_1127
.Lloop_end_1126:
    vld1.32 {d8, d9}, [r8]!
    vld1.32 {d10, d11}, [r8]!
    vld1.32 {d12, d13}, [r8]!
    vld1.32 {d14, d15}, [r8]
    sub r8, r8, #48
    vuzp.32 q11, q12
    vuzp.32 q13, q14
    vuzp.32 q15, q0
    vuzp.32 q1, q2
    vext.32 q8, q3, q3, #3
    vext.32 q3, q11, q13, #1
    vadd.f32 q11, q11, q12
    vext.32 q9, q13, q15, #1
    vadd.f32 q13, q13, q14
    vext.32 q10, q15, q1, #1
    vadd.f32 q15, q15, q0
    vext.32 q8, q1, q8, #1
    vadd.f32 q1, q1, q2
    vadd.f32 q11, q11, q3
    vadd.f32 q13, q13, q9
    vadd.f32 q15, q15, q10
    vadd.f32 q1, q1, q8
    vmov q0, q11
    vmov q2, q13
    vmov q3, q15
    vdiv.f32 s0, s0, s16
    vdiv.f32 s1, s1, s17
    vdiv.f32 s2, s2, s18
    vdiv.f32 s3, s3, s19
    vdiv.f32 s8, s8, s20
    vdiv.f32 s9, s9, s21
    vdiv.f32 s10, s10, s22
    vdiv.f32 s11, s11, s23
    vst1.32 {d0, d1}, [r3]!
    vdiv.f32 s12, s12, s24
    vdiv.f32 s13, s13, s25
    vdiv.f32 s14, s14, s26
    vdiv.f32 s15, s15, s27
    vst1.32 {d4, d5}, [r3]!
    vdiv.f32 s4, s4, s28
    vdiv.f32 s5, s5, s29
    vdiv.f32 s6, s6, s30
    vdiv.f32 s7, s7, s31
    vst1.32 {d6, d7}, [r3]!
    vst1.32 {d2, d3}, [r3]
    sub r3, r3, #48
.Lend_1123:
    lsr r0, r5, #4
    lsl r0, r0, #4
    lsl r1, r0, #1
    sub r14, r14, r1, lsl #2
    sub r3, r3, r0, lsl #2
    sub r2, r2, #1
    ldr r1, [sp, #0]
    add r14, r14, r1, lsl #2
    sub r8, r8, r0, lsl #2
    add r3, r3, r12, lsl #2
    cmp r2, #0
    bne .Lloop_1115
.Lloop_end_1114:
    lsr r2, r5, #4
    cmp r2, #0
    beq .Lloop_end_1128
.Lloop_1129:
    sub r0, r9, #1
    pld [r4]
    lsr r0, r0, #4
    mov r1, r4
    cmp r0, #0
    beq .Lloop_end_1130
.Lloop_1131:
    sub r0, r0, #1
    pld [r1, #64]
    add r1, r1, #64
    cmp r0, #0
    bne .Lloop_1131
.Lloop_end_1130:
    mov r0, r14
    vld1.32 {d22, d23}, [r0]!
    mov r1, r6
    add r4, r4, r9, lsl #2
    vld1.32 {d24, d25}, [r0]!
    vld1.32 {d26, d27}, [r0]!
    vld1.32 {d28, d29}, [r0]!
    vld1.32 {d30, d31}, [r0]!
    vld1.32 {d0, d1}, [r0]!
    vld1.32 {d2, d3}, [r0]!
    add r12, r0, #4
    vld1.32 {d4, d5}, [r0]
    sub r0, r0, #112
    vld1.32 {d6, d7}, [r12]
    cmp r1, #0
    beq .Lloop_end_1132
.Lloop_1133:
    add r0, r0, r7, lsl #2
    vld1.32 {d16, d17}, [r0]!
    sub r1, r1, #1
    vld1.32 {d18, d19}, [r0]!
    vld1.32 {d20, d21}, [r0]!
    vadd.f32 q11, q11, q8
    vld1.32 {d16, d17}, [r0]!
    vadd.f32 q12, q12, q9
    vld1.32 {d18, d19}, [r0]!
    vadd.f32 q13, q13, q10
    vld1.32 {d20, d21}, [r0]!
    vadd.f32 q14, q14, q8
    vld1.32 {d16, d17}, [r0]!
    vadd.f32 q15, q15, q9
    add r12, r0, #4
    vld1.32 {d18, d19}, [r0]
    vadd.f32 q0, q0, q10
    sub r0, r0, #112
    vld1.32 {d20, d21}, [r12]
    vadd.f32 q1, q1, q8
    vadd.f32 q2, q2, q9
    vadd.f32 q3, q3, q10
    cmp r1, #0
    bne .Lloop_1133
.Lloop_end_1132:
    vld1.32 {d8, d9}, [r8]!
    sub r2, r2, #1
    vld1.32 {d10, d11}, [r8]!
    add r14, r14, #128
    vld1.32 {d12, d13}, [r8]!
    vld1.32 {d14, d15}, [r8]!
    vuzp.32 q11, q12
    vuzp.32 q13, q14
    vuzp.32 q15, q0
    vuzp.32 q1, q2
    vext.32 q8, q3, q3, #3
    vext.32 q3, q11, q13, #1
    vadd.f32 q11, q11, q12
    vext.32 q9, q13, q15, #1
    vadd.f32 q13, q13, q14
    vext.32 q10, q15, q1, #1
    vadd.f32 q15, q15, q0
    vext.32 q8, q1, q8, #1
    vadd.f32 q1, q1, q2
    vadd.f32 q11, q11, q3
    vadd.f32 q13, q13, q9
    vadd.f32 q15, q15, q10
    vadd.f32 q1, q1, q8
    vmov q0, q11
    vmov q2, q13
    vmov q3, q15
    vdiv.f32 s0, s0, s16
    vdiv.f32 s1, s1, s17
    vdiv.f32 s2, s2, s18
    vdiv.f32 s3, s3, s19
    vdiv.f32 s8, s8, s20
    vdiv.f32 s9, s9, s21
    vdiv.f32 s10, s10, s22
    vdiv.f32 s11, s11, s23
    vst1.32 {d0, d1}, [r3]!
    vdiv.f32 s12, s12, s24
    vdiv.f32 s13, s13, s25
    vdiv.f32 s14, s14, s26
    vdiv.f32 s15, s15, s27
    vst1.32 {d4, d5}, [r3]!
    vdiv.f32 s4, s4, s28
    vdiv.f32 s5, s5, s29
    vdiv.f32 s6, s6, s30
    vdiv.f32 s7, s7, s31
    vst1.32 {d6, d7}, [r3]!
    vst1.32 {d2, d3}, [r3]!
    cmp r2, #0
    bne .Lloop_1129
.Lloop_end_1128:
    ubfx r0, r5, #0, #4
    cmp r0, #0
    bne .Lotherwise_1134
    b .Lend_1135
.Lotherwise_1134:
    lsl r0, r0, #1
    pld [r4]
    add r0, r0, #1
    movw r1, #32
    cmp r0, r1
    movhi r0, r1
    movw r1, #1
    sub r2, r9, #1
    lsl r0, r1, r0
    lsr r1, r2, #4
    sub r2, r0, #1
    cmp r1, #0
    beq .Lloop_end_1136
.Lloop_1137:
    sub r1, r1, #1
    pld [r4, #64]
    add r4, r4, #64
    cmp r1, #0
    bne .Lloop_1137
.Lloop_end_1136:
    ubfx r0, r2, #0, #4
    cmp r0, #15
    bne .Lotherwise_1138
    vld1.32 {d16, d17}, [r14]
    b .Lend_1139
.Lotherwise_1138:
    vmov.i32 q8, #0
    tst r2, #1
    beq .Lotherwise_1140
    vld1.32 {d16[0]}, [r14]
.Lotherwise_1140:
    tst r2, #2
    beq .Lotherwise_1141
    add r0, r14, #4
    vld1.32 {d16[1]}, [r0]
.Lotherwise_1141:
    tst r2, #4
    beq .Lotherwise_1142
    add r0, r14, #8
    vld1.32 {d17[0]}, [r0]
.Lotherwise_1142:
    tst r2, #8
    beq .Lotherwise_1143
    add r0, r14, #12
    vld1.32 {d17[1]}, [r0]
.Lotherwise_1143:
.Lend_1139:
    ubfx r0, r2, #4, #4
    cmp r0, #15
    bne .Lotherwise_1144
    add r0, r14, #16
    vld1.32 {d0, d1}, [r0]
    b .Lend_1145
.Lotherwise_1144:
    vmov.i32 q0, #0
    tst r2, #16
    beq .Lotherwise_1146
    add r0, r14, #16
    vld1.32 {d0[0]}, [r0]
.Lotherwise_1146:
    tst r2, #32
    beq .Lotherwise_1147
    add r0, r14, #20
    vld1.32 {d0[1]}, [r0]
.Lotherwise_1147:
    tst r2, #64
    beq .Lotherwise_1148
    add r0, r14, #24
    vld1.32 {d1[0]}, [r0]
.Lotherwise_1148:
    tst r2, #128
    beq .Lotherwise_1149
    add r0, r14, #28
    vld1.32 {d1[1]}, [r0]
.Lotherwise_1149:
.Lend_1145:
    ubfx r0, r2, #8, #4
    cmp r0, #15
    bne .Lotherwise_1150
    add r0, r14, #32
    vld1.32 {d24, d25}, [r0]
    b .Lend_1151
.Lotherwise_1150:
    vmov.i32 q12, #0
    tst r2, #256
    beq .Lotherwise_1152
    add r0, r14, #32
    vld1.32 {d24[0]}, [r0]
.Lotherwise_1152:
    tst r2, #512
    beq .Lotherwise_1153
    add r0, r14, #36
    vld1.32 {d24[1]}, [r0]
.Lotherwise_1153:
    tst r2, #1024
    beq .Lotherwise_1154
    add r0, r14, #40
    vld1.32 {d25[0]}, [r0]
.Lotherwise_1154:
    tst r2, #2048
    beq .Lotherwise_1155
    add r0, r14, #44
    vld1.32 {d25[1]}, [r0]
.Lotherwise_1155:
.Lend_1151:
    ubfx r0, r2, #12, #4
    cmp r0, #15
    bne .Lotherwise_1156
    add r0, r14, #48
    vld1.32 {d20, d21}, [r0]
    b .Lend_1157
.Lotherwise_1156:
    vmov.i32 q10, #0
    tst r2, #4096
    beq .Lotherwise_1158
    add r0, r14, #48
    vld1.32 {d20[0]}, [r0]
.Lotherwise_1158:
    tst r2, #8192
    beq .Lotherwise_1159
    add r0, r14, #52
    vld1.32 {d20[1]}, [r0]
.Lotherwise_1159:
    tst r2, #16384
    beq .Lotherwise_1160
    add r0, r14, #56
    vld1.32 {d21[0]}, [r0]
.Lotherwise_1160:
    tst r2, #32768
    beq .Lotherwise_1161
    add r0, r14, #60
    vld1.32 {d21[1]}, [r0]
.Lotherwise_1161:
.Lend_1157:
    ubfx r0, r2, #16, #4
    cmp r0, #15
    bne .Lotherwise_1162
    add r0, r14, #64
    vld1.32 {d22, d23}, [r0]
    b .Lend_1163
.Lotherwise_1162:
    vmov.i32 q11, #0
    tst r2, #65536
    beq .Lotherwise_1164
    add r0, r14, #64
    vld1.32 {d22[0]}, [r0]
.Lotherwise_1164:
    tst r2, #131072
    beq .Lotherwise_1165
    add r0, r14, #68
    vld1.32 {d22[1]}, [r0]
.Lotherwise_1165:
    tst r2, #262144
    beq .Lotherwise_1166
    add r0, r14, #72
    vld1.32 {d23[0]}, [r0]
.Lotherwise_1166:
    tst r2, #524288
    beq .Lotherwise_1167
    add r0, r14, #76
    vld1.32 {d23[1]}, [r0]
.Lotherwise_1167:
.Lend_1163:
    ubfx r0, r2, #20, #4
    cmp r0, #15
    bne .Lotherwise_1168
    add r0, r14, #80
    vld1.32 {d26, d27}, [r0]
    b .Lend_1169
.Lotherwise_1168:
    vmov.i32 q13, #0
    tst r2, #1048576
    beq .Lotherwise_1170
    add r0, r14, #80
    vld1.32 {d26[0]}, [r0]
.Lotherwise_1170:
    tst r2, #2097152
    beq .Lotherwise_1171
    add r0, r14, #84
    vld1.32 {d26[1]}, [r0]
.Lotherwise_1171:
    tst r2, #4194304
    beq .Lotherwise_1172
    add r0, r14, #88
    vld1.32 {d27[0]}, [r0]
.Lotherwise_1172:
    tst r2, #8388608
    beq .Lotherwise_1173
    add r0, r14, #92
    vld1.32 {d27[1]}, [r0]
.Lotherwise_1173:
.Lend_1169:
    ubfx r0, r2, #24, #4
    cmp r0, #15
    bne .Lotherwise_1174
    add r0, r14, #96
    vld1.32 {d28, d29}, [r0]
    b .Lend_1175
.Lotherwise_1174:
    vmov.i32 q14, #0
    tst r2, #16777216
    beq .Lotherwise_1176
    add r0, r14, #96
    vld1.32 {d28[0]}, [r0]
.Lotherwise_1176:
    tst r2, #33554432
    beq .Lotherwise_1177
    add r0, r14, #100
    vld1.32 {d28[1]}, [r0]
.Lotherwise_1177:
    tst r2, #67108864
    beq .Lotherwise_1178
    add r0, r14, #104
    vld1.32 {d29[0]}, [r0]
.Lotherwise_1178:
    tst r2, #134217728
    beq .Lotherwise_1179
    add r0, r14, #108
    vld1.32 {d29[1]}, [r0]
.Lotherwise_1179:
.Lend_1175:
    ubfx r0, r2, #28, #4
    cmp r0, #15
    bne .Lotherwise_1180
    add r0, r14, #112
    vld1.32 {d30, d31}, [r0]
    b .Lend_1181
.Lotherwise_1180:
    vmov.i32 q15, #0
    tst r2, #268435456
    beq .Lotherwise_1182
    add r0, r14, #112
    vld1.32 {d30[0]}, [r0]
.Lotherwise_1182:
    tst r2, #536870912
    beq .Lotherwise_1183
    add r0, r14, #116
    vld1.32 {d30[1]}, [r0]
.Lotherwise_1183:
    tst r2, #1073741824
    beq .Lotherwise_1184
    add r0, r14, #120
    vld1.32 {d31[0]}, [r0]
.Lotherwise_1184:
    tst r2, #2147483648
    beq .Lotherwise_1185
    add r0, r14, #124
    vld1.32 {d31[1]}, [r0]
.Lotherwise_1185:
.Lend_1181:
    cmp r6, #0
    beq .Lloop_end_1186
.Lloop_1187:
    ubfx r0, r2, #0, #4
    add r14, r14, r7, lsl #2
    cmp r0, #15
    bne .Lotherwise_1188
    vld1.32 {d18, d19}, [r14]
    b .Lend_1189
.Lotherwise_1188:
    vmov.i32 q9, #0
    tst r2, #1
    beq .Lotherwise_1190
    vld1.32 {d18[0]}, [r14]
.Lotherwise_1190:
    tst r2, #2
    beq .Lotherwise_1191
    add r0, r14, #4
    vld1.32 {d18[1]}, [r0]
.Lotherwise_1191:
    tst r2, #4
    beq .Lotherwise_1192
    add r0, r14, #8
    vld1.32 {d19[0]}, [r0]
.Lotherwise_1192:
    tst r2, #8
    beq .Lotherwise_1193
    add r0, r14, #12
    vld1.32 {d19[1]}, [r0]
.Lotherwise_1193:
.Lend_1189:
    ubfx r0, r2, #4, #4
    vadd.f32 q8, q8, q9
    cmp r0, #15
    bne .Lotherwise_1194
    add r0, r14, #16
    vld1.32 {d18, d19}, [r0]
    b .Lend_1195
.Lotherwise_1194:
    vmov.i32 q9, #0
    tst r2, #16
    beq .Lotherwise_1196
    add r0, r14, #16
    vld1.32 {d18[0]}, [r0]
.Lotherwise_1196:
    tst r2, #32
    beq .Lotherwise_1197
    add r0, r14, #20
    vld1.32 {d18[1]}, [r0]
.Lotherwise_1197:
    tst r2, #64
    beq .Lotherwise_1198
    add r0, r14, #24
    vld1.32 {d19[0]}, [r0]
.Lotherwise_1198:
    tst r2, #128
    beq .Lotherwise_1199
    add r0, r14, #28
    vld1.32 {d19[1]}, [r0]
.Lotherwise_1199:
.Lend_1195:
    ubfx r0, r2, #8, #4
    vadd.f32 q0, q0, q9
    cmp r0, #15
    bne .Lotherwise_1200
    add r0, r14, #32
    vld1.32 {d18, d19}, [r0]
    b .Lend_1201
.Lotherwise_1200:
    vmov.i32 q9, #0
    tst r2, #256
    beq .Lotherwise_1202
    add r0, r14, #32
    vld1.32 {d18[0]}, [r0]
.Lotherwise_1202:
    tst r2, #512
    beq .Lotherwise_1203
    add r0, r14, #36
    vld1.32 {d18[1]}, [r0]
.Lotherwise_1203:
    tst r2, #1024
    beq .Lotherwise_1204
    add r0, r14, #40
    vld1.32 {d19[0]}, [r0]
.Lotherwise_1204:
    tst r2, #2048
    beq .Lotherwise_1205
    add r0, r14, #44
    vld1.32 {d19[1]}, [r0]
.Lotherwise_1205:
.Lend_1201:
    ubfx r0, r2, #12, #4
    vadd.f32 q12, q12, q9
    cmp r0, #15
    bne .Lotherwise_1206
    add r0, r14, #48
    vld1.32 {d18, d19}, [r0]
    b .Lend_1207
.Lotherwise_1206:
    vmov.i32 q9, #0
    tst r2, #4096
    beq .Lotherwise_1208
    add r0, r14, #48
    vld1.32 {d18[0]}, [r0]
.Lotherwise_1208:
    tst r2, #8192
    beq .Lotherwise_1209
    add r0, r14, #52
    vld1.32 {d18[1]}, [r0]
.Lotherwise_1209:
    tst r2, #16384
    beq .Lotherwise_1210
    add r0, r14, #56
    vld1.32 {d19[0]}, [r0]
.Lotherwise_1210:
    tst r2, #32768
    beq .Lotherwise_1211
    add r0, r14, #60
    vld1.32 {d19[1]}, [r0]
.Lotherwise_1211:
.Lend_1207:
    ubfx r0, r2, #16, #4
    vadd.f32 q10, q10, q9
    cmp r0, #15
    bne .Lotherwise_1212
    add r0, r14, #64
    vld1.32 {d18, d19}, [r0]
    b .Lend_1213
.Lotherwise_1212:
    vmov.i32 q9, #0
    tst r2, #65536
    beq .Lotherwise_1214
    add r0, r14, #64
    vld1.32 {d18[0]}, [r0]
.Lotherwise_1214:
    tst r2, #131072
    beq .Lotherwise_1215
    add r0, r14, #68
    vld1.32 {d18[1]}, [r0]
.Lotherwise_1215:
    tst r2, #262144
    beq .Lotherwise_1216
    add r0, r14, #72
    vld1.32 {d19[0]}, [r0]
.Lotherwise_1216:
    tst r2, #524288
    beq .Lotherwise_1217
    add r0, r14, #76
    vld1.32 {d19[1]}, [r0]
.Lotherwise_1217:
.Lend_1213:
    ubfx r0, r2, #20, #4
    vadd.f32 q11, q11, q9
    cmp r0, #15
    bne .Lotherwise_1218
    add r0, r14, #80
    vld1.32 {d18, d19}, [r0]
    b .Lend_1219
.Lotherwise_1218:
    vmov.i32 q9, #0
    tst r2, #1048576
    beq .Lotherwise_1220
    add r0, r14, #80
    vld1.32 {d18[0]}, [r0]
.Lotherwise_1220:
    tst r2, #2097152
    beq .Lotherwise_1221
    add r0, r14, #84
    vld1.32 {d18[1]}, [r0]
.Lotherwise_1221:
    tst r2, #4194304
    beq .Lotherwise_1222
    add r0, r14, #88
    vld1.32 {d19[0]}, [r0]
.Lotherwise_1222:
    tst r2, #8388608
    beq .Lotherwise_1223
    add r0, r14, #92
    vld1.32 {d19[1]}, [r0]
.Lotherwise_1223:
.Lend_1219:
    ubfx r0, r2, #24, #4
    vadd.f32 q13, q13, q9
    cmp r0, #15
    bne .Lotherwise_1224
    add r0, r14, #96
    vld1.32 {d18, d19}, [r0]
    b .Lend_1225
.Lotherwise_1224:
    vmov.i32 q9, #0
    tst r2, #16777216
    beq .Lotherwise_1226
    add r0, r14, #96
    vld1.32 {d18[0]}, [r0]
.Lotherwise_1226:
    tst r2, #33554432
    beq .Lotherwise_1227
    add r0, r14, #100
    vld1.32 {d18[1]}, [r0]
.Lotherwise_1227:
    tst r2, #67108864
    beq .Lotherwise_1228
    add r0, r14, #104
    vld1.32 {d19[0]}, [r0]
.Lotherwise_1228:
    tst r2, #134217728
    beq .Lotherwise_1229
    add r0, r14, #108
    vld1.32 {d19[1]}, [r0]
.Lotherwise_1229:
.Lend_1225:
    ubfx r0, r2, #28, #4
    vadd.f32 q14, q14, q9
    cmp r0, #15
    bne .Lotherwise_1230
    add r0, r14, #112
    vld1.32 {d18, d19}, [r0]
    b .Lend_1231
.Lotherwise_1230:
    vmov.i32 q9, #0
    tst r2, #268435456
    beq .Lotherwise_1232
    add r0, r14, #112
    vld1.32 {d18[0]}, [r0]
.Lotherwise_1232:
    tst r2, #536870912
    beq .Lotherwise_1233
    add r0, r14, #116
    vld1.32 {d18[1]}, [r0]
.Lotherwise_1233:
    tst r2, #1073741824
    beq .Lotherwise_1234
    add r0, r14, #120
    vld1.32 {d19[0]}, [r0]
.Lotherwise_1234:
    tst r2, #2147483648
    beq .Lotherwise_1235
    add r0, r14, #124
    vld1.32 {d19[1]}, [r0]
.Lotherwise_1235:
.Lend_1231:
    sub r6, r6, #1
    vadd.f32 q15, q15, q9
    cmp r6, #0
    bne .Lloop_1187
.Lloop_end_1186:
    vmov q1, q8
    vld1.32 {d4, d5}, [r8]!
    vmov q9, q0
    vld1.32 {d0, d1}, [r8]!
    vld1.32 {d6, d7}, [r8]!
    vld1.32 {d8, d9}, [r8]
    sub r8, r8, #48
    vmov q5, q11
    vmov q11, q15
    vuzp.32 q1, q9
    vuzp.32 q12, q10
    vuzp.32 q5, q13
    vuzp.32 q14, q11
    vmov.i32 q8, #0
    vext.32 q15, q1, q12, #1
    vadd.f32 q1, q1, q9
    vext.32 q9, q12, q5, #1
    vadd.f32 q12, q12, q10
    vext.32 q10, q5, q14, #1
    vadd.f32 q5, q5, q13
    vext.32 q8, q14, q8, #1
    vadd.f32 q14, q14, q11
    vadd.f32 q1, q1, q15
    vadd.f32 q12, q12, q9
    vadd.f32 q5, q5, q10
    vadd.f32 q14, q14, q8
    vmov q6, q12
    vmov q7, q14
    vdiv.f32 s4, s4, s8
    vdiv.f32 s5, s5, s9
    vdiv.f32 s6, s6, s10
    vdiv.f32 s7, s7, s11
    vdiv.f32 s24, s24, s0
    vdiv.f32 s25, s25, s1
    vdiv.f32 s26, s26, s2
    vdiv.f32 s27, s27, s3
    vst1.32 {d2, d3}, [r3]!
    vdiv.f32 s20, s20, s12
    vdiv.f32 s21, s21, s13
    vdiv.f32 s22, s22, s14
    vdiv.f32 s23, s23, s15
    vst1.32 {d12, d13}, [r3]!
    vdiv.f32 s28, s28, s16
    vdiv.f32 s29, s29, s17
    vdiv.f32 s30, s30, s18
    vdiv.f32 s31, s31, s19
    vst1.32 {d10, d11}, [r3]!
    vst1.32 {d14, d15}, [r3]
    sub r3, r3, #48
.Lend_1135:
.Lend_1113:
    add sp, sp, #16
    vpop {d8, d9, d10, d11, d12, d13, d14, d15}
    pop {r4, r5, r6, r7, r8, r9, r10, r11, pc}
    .size nnp_pooling_average_of_threes_by_2__armv7_neon, . - nnp_pooling_average_of_threes_by_2__armv7_neon

    .section .note.GNU-stack, "", %progbits
