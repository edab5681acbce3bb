    .syntax unified
    .arch armv7-a
    .fpu neon-vfpv4
    .eabi_attribute 28, 3
    .arm

    .text
    .p2align 4
    .globl nnp_sgemm_1x8__armv7_neon
    .type nnp_sgemm_1x8__armv7_neon, %function
nnp_sgemm_1x8__armv7_neon:
    push {r4, r14}
    ldr r14, [sp, #8]
    mov r4, r3
    vmov.i32 q11, #0
    mov r3, r4
    lsr r12, r0, #2
    pld [r3]
    vmov.i32 q12, #0
    pld [r3, #28]
    ubfx r0, r0, #0, #2
    cmp r12, #0
    beq .Lloop_end_0
.Lloop_1:
    vld1.32 {d16, d17}, [r2]!
    sub r12, r12, #1
    vld1.32 {d18, d19}, [r2]!
    vld1.32 {d0, d1}, [r1]
    add r1, r1, #64
    vld1.32 {d20, d21}, [r2]!
    vmla.f32 q11, q8, d0[0]
    vld1.32 {d16, d17}, [r2]!
    vmla.f32 q12, q9, d0[0]
    vld1.32 {d18, d19}, [r2]!
    vmla.f32 q11, q10, d0[1]
    vld1.32 {d20, d21}, [r2]!
    vmla.f32 q12, q8, d0[1]
    vld1.32 {d16, d17}, [r2]!
    vmla.f32 q11, q9, d1[0]
    vld1.32 {d18, d19}, [r2]!
    vmla.f32 q12, q10, d1[0]
    vmla.f32 q11, q8, d1[1]
    vmla.f32 q12, q9, d1[1]
    cmp r12, #0
    bne .Lloop_1
.Lloop_end_0:
    cmp r0, #0
    beq .Lloop_end_2
.Lloop_3:
    vld1.32 {d16, d17}, [r2]!
    sub r0, r0, #1
    vld1.32 {d18, d19}, [r2]!
    vldr s0, [r1]
    add r1, r1, #4
    vmla.f32 q11, q8, d0[0]
    vmla.f32 q12, q9, d0[0]
    cmp r0, #0
    bne .Lloop_3
.Lloop_end_2:
    ldr r12, [r14, #4]
    movw r0, #8
    movw r1, #1
    ldr r2, [r14, #8]
    mov r3, r12
    cmp r3, r0
    movhi r3, r0
    lsl r0, r1, r3
    sub r1, r0, #1
    cmp r2, #0
    bne .Lotherwise_4
    ubfx r0, r1, #0, #4
    cmp r0, #15
    bne .Lotherwise_5
    vld1.32 {d16, d17}, [r4]
    b .Lend_6
.Lotherwise_5:
    vmov.i32 q8, #0
    tst r1, #1
    beq .Lotherwise_7
    vld1.32 {d16[0]}, [r4]
.Lotherwise_7:
    tst r1, #2
    beq .Lotherwise_8
    add r0, r4, #4
    vld1.32 {d16[1]}, [r0]
.Lotherwise_8:
    tst r1, #4
    beq .Lotherwise_9
    add r0, r4, #8
    vld1.32 {d17[0]}, [r0]
.Lotherwise_9:
    tst r1, #8
    beq .Lotherwise_10
    add r0, r4, #12
    vld1.32 {d17[1]}, [r0]
.Lotherwise_10:
.Lend_6:
    ubfx r0, r1, #4, #4
    vadd.f32 q11, q11, q8
    cmp r0, #15
    bne .Lotherwise_11
    add r0, r4, #16
    vld1.32 {d16, d17}, [r0]
    b .Lend_12
.Lotherwise_11:
    vmov.i32 q8, #0
    tst r1, #16
    beq .Lotherwise_13
    add r0, r4, #16
    vld1.32 {d16[0]}, [r0]
.Lotherwise_13:
    tst r1, #32
    beq .Lotherwise_14
    add r0, r4, #20
    vld1.32 {d16[1]}, [r0]
.Lotherwise_14:
    tst r1, #64
    beq .Lotherwise_15
    add r0, r4, #24
    vld1.32 {d17[0]}, [r0]
.Lotherwise_15:
    tst r1, #128
    beq .Lotherwise_16
    add r0, r4, #28
    vld1.32 {d17[1]}, [r0]
.Lotherwise_16:
.Lend_12:
    vadd.f32 q12, q12, q8
    b .Lend_17
.Lotherwise_4:
    vldr s0, [r2]
    vdup.32 q8, d0[0]
    vadd.f32 q11, q11, q8
    vadd.f32 q12, q12, q8
.Lend_17:
    vldr s0, [r14, #12]
    vdup.32 q8, d0[0]
    cmp r12, #8
    bne .Lotherwise_18
    vmax.f32 q9, q8, q11
    vmax.f32 q8, q8, q12
    vst1.32 {d18, d19}, [r4]!
    vst1.32 {d16, d17}, [r4]
    sub r4, r4, #16
    b .Lend_19
.Lotherwise_18:
    ubfx r0, r1, #0, #4
    vmax.f32 q9, q8, q11
    cmp r0, #15
    bne .Lotherwise_20
    vst1.32 {d18, d19}, [r4]
    b .Lend_21
.Lotherwise_20:
    tst r1, #1
    beq .Lotherwise_22
    vst1.32 {d18[0]}, [r4]
.Lotherwise_22:
    tst r1, #2
    beq .Lotherwise_23
    add r0, r4, #4
    vst1.32 {d18[1]}, [r0]
.Lotherwise_23:
    tst r1, #4
    beq .Lotherwise_24
    add r0, r4, #8
    vst1.32 {d19[0]}, [r0]
.Lotherwise_24:
    tst r1, #8
    beq .Lotherwise_25
    add r0, r4, #12
    vst1.32 {d19[1]}, [r0]
.Lotherwise_25:
.Lend_21:
    ubfx r0, r1, #4, #4
    vmax.f32 q8, q8, q12
    cmp r0, #15
    bne .Lotherwise_26
    add r0, r4, #16
    vst1.32 {d16, d17}, [r0]
    b .Lend_27
.Lotherwise_26:
    tst r1, #16
    beq .Lotherwise_28
    add r0, r4, #16
    vst1.32 {d16[0]}, [r0]
.Lotherwise_28:
    tst r1, #32
    beq .Lotherwise_29
    add r0, r4, #20
    vst1.32 {d16[1]}, [r0]
.Lotherwise_29:
    tst r1, #64
    beq .Lotherwise_30
    add r0, r4, #24
    vst1.32 {d17[0]}, [r0]
.Lotherwise_30:
    tst r1, #128
    beq .Lotherwise_31
    add r0, r4, #28
    vst1.32 {d17[1]}, [r0]
.Lotherwise_31:
.Lend_27:
.Lend_19:
    pop {r4, pc}
    .size nnp_sgemm_1x8__armv7_neon, . - nnp_sgemm_1x8__armv7_neon

    .text
    .p2align 4
    .globl nnp_sgemm_2x8__armv7_neon
    .type nnp_sgemm_2x8__armv7_neon, %function
nnp_sgemm_2x8__armv7_neon:
    push {r4, r5, r14}
    ldr r4, [sp, #12]
    mov r5, r3
    vmov.i32 q13, #0
    mov r3, r5
    pld [r3]
    lsr r12, r0, #2
    vmov.i32 q14, #0
    ldr r14, [r4]
    vmov.i32 q15, #0
    ubfx r0, r0, #0, #2
    pld [r3, #28]
    vmov.i32 q2, #0
    add r3, r3, r14, lsl #2
    pld [r3]
    pld [r3, #28]
    cmp r12, #0
    beq .Lloop_end_32
.Lloop_33:
    vld1.32 {d16, d17}, [r2]!
    sub r12, r12, #1
    vld1.32 {d0, d1}, [r1]!
    vld1.32 {d18, d19}, [r2]!
    vld1.32 {d2, d3}, [r1]
    vmla.f32 q13, q8, d0[0]
    add r1, r1, #48
    vld1.32 {d20, d21}, [r2]!
    vmla.f32 q14, q9, d0[0]
    vmla.f32 q15, q8, d2[0]
    vld1.32 {d16, d17}, [r2]!
    vmla.f32 q2, q9, d2[0]
    vld1.32 {d18, d19}, [r2]!
    vmla.f32 q13, q10, d0[1]
    vld1.32 {d22, d23}, [r2]!
    vmla.f32 q14, q8, d0[1]
    vld1.32 {d24, d25}, [r2]!
    vmla.f32 q15, q10, d2[1]
    vld1.32 {d20, d21}, [r2]!
    vmla.f32 q2, q8, d2[1]
    vmla.f32 q13, q9, d1[0]
    vmla.f32 q14, q11, d1[0]
    vmla.f32 q15, q9, d3[0]
    vmla.f32 q2, q11, d3[0]
    vmla.f32 q13, q12, d1[1]
    vmla.f32 q14, q10, d1[1]
    vmla.f32 q15, q12, d3[1]
    vmla.f32 q2, q10, d3[1]
    cmp r12, #0
    bne .Lloop_33
.Lloop_end_32:
    cmp r0, #0
    beq .Lloop_end_34
.Lloop_35:
    vld1.32 {d16, d17}, [r2]!
    sub r0, r0, #1
    vld1.32 {d18, d19}, [r2]!
    vldr s0, [r1]
    vldr s4, [r1, #16]
    add r1, r1, #4
    vmla.f32 q13, q8, d0[0]
    vmla.f32 q14, q9, d0[0]
    vmla.f32 q15, q8, d2[0]
    vmla.f32 q2, q9, d2[0]
    cmp r0, #0
    bne .Lloop_35
.Lloop_end_34:
    ldr r12, [r4, #4]
    movw r0, #8
    movw r1, #1
    ldr r2, [r4, #8]
    mov r3, r12
    ldr r14, [r4]
    cmp r3, r0
    movhi r3, r0
    lsl r0, r1, r3
    sub r1, r0, #1
    cmp r2, #0
    bne .Lotherwise_36
    ubfx r0, r1, #0, #4
    mov r2, r5
    cmp r0, #15
    bne .Lotherwise_37
    vld1.32 {d16, d17}, [r2]
    b .Lend_38
.Lotherwise_37:
    vmov.i32 q8, #0
    tst r1, #1
    beq .Lotherwise_39
    vld1.32 {d16[0]}, [r2]
.Lotherwise_39:
    tst r1, #2
    beq .Lotherwise_40
    add r0, r2, #4
    vld1.32 {d16[1]}, [r0]
.Lotherwise_40:
    tst r1, #4
    beq .Lotherwise_41
    add r0, r2, #8
    vld1.32 {d17[0]}, [r0]
.Lotherwise_41:
    tst r1, #8
    beq .Lotherwise_42
    add r0, r2, #12
    vld1.32 {d17[1]}, [r0]
.Lotherwise_42:
.Lend_38:
    ubfx r0, r1, #4, #4
    vadd.f32 q13, q13, q8
    cmp r0, #15
    bne .Lotherwise_43
    add r0, r2, #16
    vld1.32 {d16, d17}, [r0]
    b .Lend_44
.Lotherwise_43:
    vmov.i32 q8, #0
    tst r1, #16
    beq .Lotherwise_45
    add r0, r2, #16
    vld1.32 {d16[0]}, [r0]
.Lotherwise_45:
    tst r1, #32
    beq .Lotherwise_46
    add r0, r2, #20
    vld1.32 {d16[1]}, [r0]
.Lotherwise_46:
    tst r1, #64
    beq .Lotherwise_47
    add r0, r2, #24
    vld1.32 {d17[0]}, [r0]
.Lotherwise_47:
    tst r1, #128
    beq .Lotherwise_48
    add r0, r2, #28
    vld1.32 {d17[1]}, [r0]
.Lotherwise_48:
.Lend_44:
    ubfx r0, r1, #0, #4
    vadd.f32 q14, q14, q8
    add r2, r2, r14, lsl #2
    cmp r0, #15
    bne .Lotherwise_49
    vld1.32 {d16, d17}, [r2]
    b .Lend_50
.Lotherwise_49:
    vmov.i32 q8, #0
    tst r1, #1
    beq .Lotherwise_51
    vld1.32 {d16[0]}, [r2]
.Lotherwise_51:
    tst r1, #2
    beq .Lotherwise_52
    add r0, r2, #4
    vld1.32 {d16[1]}, [r0]
.Lotherwise_52:
    tst r1, #4
    beq .Lotherwise_53
    add r0, r2, #8
    vld1.32 {d17[0]}, [r0]
.Lotherwise_53:
    tst r1, #8
    beq .Lotherwise_54
    add r0, r2, #12
    vld1.32 {d17[1]}, [r0]
.Lotherwise_54:
.Lend_50:
    ubfx r0, r1, #4, #4
    vadd.f32 q15, q15, q8
    cmp r0, #15
    bne .Lotherwise_55
    add r0, r2, #16
    vld1.32 {d16, d17}, [r0]
    b .Lend_56
.Lotherwise_55:
    vmov.i32 q8, #0
    tst r1, #16
    beq .Lotherwise_57
    add r0, r2, #16
    vld1.32 {d16[0]}, [r0]
.Lotherwise_57:
    tst r1, #32
    beq .Lotherwise_58
    add r0, r2, #20
    vld1.32 {d16[1]}, [r0]
.Lotherwise_58:
    tst r1, #64
    beq .Lotherwise_59
    add r0, r2, #24
    vld1.32 {d17[0]}, [r0]
.Lotherwise_59:
    tst r1, #128
    beq .Lotherwise_60
    add r0, r2, #28
    vld1.32 {d17[1]}, [r0]
.Lotherwise_60:
.Lend_56:
    vadd.f32 q2, q2, q8
    b .Lend_61
.Lotherwise_36:
    vldr d0, [r2]
    vdup.32 q8, d0[0]
    vdup.32 q9, d0[1]
    vadd.f32 q13, q13, q8
    vadd.f32 q14, q14, q8
    vadd.f32 q15, q15, q9
    vadd.f32 q2, q2, q9
.Lend_61:
    vldr s0, [r4, #12]
    vdup.32 q8, d0[0]
    cmp r12, #8
    bne .Lotherwise_62
    vmax.f32 q9, q8, q13
    vmax.f32 q10, q8, q14
    vmax.f32 q11, q8, q15
    vst1.32 {d18, d19}, [r5]!
    vmax.f32 q8, q8, q2
    vst1.32 {d20, d21}, [r5]
    sub r5, r5, #16
    add r5, r5, r14, lsl #2
    vst1.32 {d22, d23}, [r5]!
    vst1.32 {d16, d17}, [r5]
    sub r5, r5, #16
    b .Lend_63
.Lotherwise_62:
    ubfx r0, r1, #0, #4
    vmax.f32 q9, q8, q13
    cmp r0, #15
    bne .Lotherwise_64
    vst1.32 {d18, d19}, [r5]
    b .Lend_65
.Lotherwise_64:
    tst r1, #1
    beq .Lotherwise_66
    vst1.32 {d18[0]}, [r5]
.Lotherwise_66:
    tst r1, #2
    beq .Lotherwise_67
    add r0, r5, #4
    vst1.32 {d18[1]}, [r0]
.Lotherwise_67:
    tst r1, #4
    beq .Lotherwise_68
    add r0, r5, #8
    vst1.32 {d19[0]}, [r0]
.Lotherwise_68:
    tst r1, #8
    beq .Lotherwise_69
    add r0, r5, #12
    vst1.32 {d19[1]}, [r0]
.Lotherwise_69:
.Lend_65:
    ubfx r0, r1, #4, #4
    vmax.f32 q9, q8, q14
    cmp r0, #15
    bne .Lotherwise_70
    add r0, r5, #16
    vst1.32 {d18, d19}, [r0]
    b .Lend_71
.Lotherwise_70:
    tst r1, #16
    beq .Lotherwise_72
    add r0, r5, #16
    vst1.32 {d18[0]}, [r0]
.Lotherwise_72:
    tst r1, #32
    beq .Lotherwise_73
    add r0, r5, #20
    vst1.32 {d18[1]}, [r0]
.Lotherwise_73:
    tst r1, #64
    beq .Lotherwise_74
    add r0, r5, #24
    vst1.32 {d19[0]}, [r0]
.Lotherwise_74:
    tst r1, #128
    beq .Lotherwise_75
    add r0, r5, #28
    vst1.32 {d19[1]}, [r0]
.Lotherwise_75:
.Lend_71:
    ubfx r0, r1, #0, #4
    vmax.f32 q9, q8, q15
    add r5, r5, r14, lsl #2
    cmp r0, #15
    bne .Lotherwise_76
    vst1.32 {d18, d19}, [r5]
    b .Lend_77
.Lotherwise_76:
    tst r1, #1
    beq .Lotherwise_78
    vst1.32 {d18[0]}, [r5]
.Lotherwise_78:
    tst r1, #2
    beq .Lotherwise_79
    add r0, r5, #4
    vst1.32 {d18[1]}, [r0]
.Lotherwise_79:
    tst r1, #4
    beq .Lotherwise_80
    add r0, r5, #8
    vst1.32 {d19[0]}, [r0]
.Lotherwise_80:
    tst r1, #8
    beq .Lotherwise_81
    add r0, r5, #12
    vst1.32 {d19[1]}, [r0]
.Lotherwise_81:
.Lend_77:
    ubfx r0, r1, #4, #4
    vmax.f32 q8, q8, q2
    cmp r0, #15
    bne .Lotherwise_82
    add r0, r5, #16
    vst1.32 {d16, d17}, [r0]
    b .Lend_83
.Lotherwise_82:
    tst r1, #16
    beq .Lotherwise_84
    add r0, r5, #16
    vst1.32 {d16[0]}, [r0]
.Lotherwise_84:
    tst r1, #32
    beq .Lotherwise_85
    add r0, r5, #20
    vst1.32 {d16[1]}, [r0]
.Lotherwise_85:
    tst r1, #64
    beq .Lotherwise_86
    add r0, r5, #24
    vst1.32 {d17[0]}, [r0]
.Lotherwise_86:
    tst r1, #128
    beq .Lotherwise_87
    add r0, r5, #28
    vst1.32 {d17[1]}, [r0]
.Lotherwise_87:
.Lend_83:
.Lend_63:
    pop {r4, r5, pc}
    .size nnp_sgemm_2x8__armv7_neon, . - nnp_sgemm_2x8__armv7_neon

    .text
    .p2align 4
    .globl nnp_sgemm_3x8__armv7_neon
    .type nnp_sgemm_3x8__armv7_neon, %function
nnp_sgemm_3x8__armv7_neon:
    push {r4, r5, r14}
    vpush {d8, d9, d10, d11, d12, d13}
    ldr r4, [sp, #60]
    mov r5, r3
    mov r3, r5
    vmov.i32 q10, #0
    pld [r3]
    lsr r12, r0, #2
    vmov.i32 q11, #0
    ldr r14, [r4]
    vmov.i32 q12, #0
    pld [r3, #28]
    ubfx r0, r0, #0, #2
    vmov.i32 q13, #0
    add r3, r3, r14, lsl #2
    pld [r3]
    vmov.i32 q14, #0
    pld [r3, #28]
    add r3, r3, r14, lsl #2
    vmov.i32 q15, #0
    pld [r3]
    pld [r3, #28]
    cmp r12, #0
    beq .Lloop_end_88
.Lloop_89:
    vld1.32 {d0, d1}, [r1]!
    sub r12, r12, #1
    vld1.32 {d16, d17}, [r2]!
    vld1.32 {d2, d3}, [r1]!
    vld1.32 {d18, d19}, [r2]!
    vmla.f32 q10, q8, d0[0]
    vld1.32 {d4, d5}, [r1]
    vmla.f32 q12, q8, d2[0]
    add r1, r1, #32
    vld1.32 {d8, d9}, [r2]!
    vmla.f32 q11, q9, d0[0]
    vmla.f32 q13, q9, d2[0]
    vld1.32 {d10, d11}, [r2]!
    vmla.f32 q14, q8, d4[0]
    vld1.32 {d16, d17}, [r2]!
    vmla.f32 q15, q9, d4[0]
    vld1.32 {d18, d19}, [r2]!
    vmla.f32 q10, q4, d0[1]
    vld1.32 {d6, d7}, [r2]!
    vmla.f32 q11, q5, d0[1]
    vld1.32 {d12, d13}, [r2]!
    vmla.f32 q12, q4, d2[1]
    vmla.f32 q13, q5, d2[1]
    vmla.f32 q14, q4, d4[1]
    vmla.f32 q15, q5, d4[1]
    vmla.f32 q10, q8, d1[0]
    vmla.f32 q11, q9, d1[0]
    vmla.f32 q12, q8, d3[0]
    vmla.f32 q13, q9, d3[0]
    vmla.f32 q14, q8, d5[0]
    vmla.f32 q15, q9, d5[0]
    vmla.f32 q10, q3, d1[1]
    vmla.f32 q11, q6, d1[1]
    vmla.f32 q12, q3, d3[1]
    vmla.f32 q13, q6, d3[1]
    vmla.f32 q14, q3, d5[1]
    vmla.f32 q15, q6, d5[1]
    cmp r12, #0
    bne .Lloop_89
.Lloop_end_88:
    cmp r0, #0
    beq .Lloop_end_90
.Lloop_91:
    vld1.32 {d16, d17}, [r2]!
    sub r0, r0, #1
    vld1.32 {d18, d19}, [r2]!
    vldr s0, [r1]
    vldr s4, [r1, #16]
    vldr s8, [r1, #32]
    vmla.f32 q10, q8, d0[0]
    add r1, r1, #4
    vmla.f32 q11, q9, d0[0]
    vmla.f32 q12, q8, d2[0]
    vmla.f32 q13, q9, d2[0]
    vmla.f32 q14, q8, d4[0]
    vmla.f32 q15, q9, d4[0]
    cmp r0, #0
    bne .Lloop_91
.Lloop_end_90:
    ldr r12, [r4, #4]
    movw r0, #8
    movw r1, #1
    ldr r2, [r4, #8]
    mov r3, r12
    ldr r14, [r4]
    cmp r3, r0
    movhi r3, r0
    lsl r0, r1, r3
    sub r1, r0, #1
    cmp r2, #0
    bne .Lotherwise_92
    ubfx r0, r1, #0, #4
    mov r2, r5
    cmp r0, #15
    bne .Lotherwise_93
    vld1.32 {d16, d17}, [r2]
    b .Lend_94
.Lotherwise_93:
    vmov.i32 q8, #0
    tst r1, #1
    beq .Lotherwise_95
    vld1.32 {d16[0]}, [r2]
.Lotherwise_95:
    tst r1, #2
    beq .Lotherwise_96
    add r0, r2, #4
    vld1.32 {d16[1]}, [r0]
.Lotherwise_96:
    tst r1, #4
    beq .Lotherwise_97
    add r0, r2, #8
    vld1.32 {d17[0]}, [r0]
.Lotherwise_97:
    tst r1, #8
    beq .Lotherwise_98
    add r0, r2, #12
    vld1.32 {d17[1]}, [r0]
.Lotherwise_98:
.Lend_94:
    ubfx r0, r1, #4, #4
    vadd.f32 q10, q10, q8
    cmp r0, #15
    bne .Lotherwise_99
    add r0, r2, #16
    vld1.32 {d16, d17}, [r0]
    b .Lend_100
.Lotherwise_99:
    vmov.i32 q8, #0
    tst r1, #16
    beq .Lotherwise_101
    add r0, r2, #16
    vld1.32 {d16[0]}, [r0]
.Lotherwise_101:
    tst r1, #32
    beq .Lotherwise_102
    add r0, r2, #20
    vld1.32 {d16[1]}, [r0]
.Lotherwise_102:
    tst r1, #64
    beq .Lotherwise_103
    add r0, r2, #24
    vld1.32 {d17[0]}, [r0]
.Lotherwise_103:
    tst r1, #128
    beq .Lotherwise_104
    add r0, r2, #28
    vld1.32 {d17[1]}, [r0]
.Lotherwise_104:
.Lend_100:
    ubfx r0, r1, #0, #4
    vadd.f32 q11, q11, q8
    add r2, r2, r14, lsl #2
    cmp r0, #15
    bne .Lotherwise_105
    vld1.32 {d16, d17}, [r2]
    b .Lend_106
.Lotherwise_105:
    vmov.i32 q8, #0
    tst r1, #1
    beq .Lotherwise_107
    vld1.32 {d16[0]}, [r2]
.Lotherwise_107:
    tst r1, #2
    beq .Lotherwise_108
    add r0, r2, #4
    vld1.32 {d16[1]}, [r0]
.Lotherwise_108:
    tst r1, #4
    beq .Lotherwise_109
    add r0, r2, #8
    vld1.32 {d17[0]}, [r0]
.Lotherwise_109:
    tst r1, #8
    beq .Lotherwise_110
    add r0, r2, #12
    vld1.32 {d17[1]}, [r0]
.Lotherwise_110:
.Lend_106:
    ubfx r0, r1, #4, #4
    vadd.f32 q12, q12, q8
    cmp r0, #15
    bne .Lotherwise_111
    add r0, r2, #16
    vld1.32 {d16, d17}, [r0]
    b .Lend_112
.Lotherwise_111:
    vmov.i32 q8, #0
    tst r1, #16
    beq .Lotherwise_113
    add r0, r2, #16
    vld1.32 {d16[0]}, [r0]
.Lotherwise_113:
    tst r1, #32
    beq .Lotherwise_114
    add r0, r2, #20
    vld1.32 {d16[1]}, [r0]
.Lotherwise_114:
    tst r1, #64
    beq .Lotherwise_115
    add r0, r2, #24
    vld1.32 {d17[0]}, [r0]
.Lotherwise_115:
    tst r1, #128
    beq .Lotherwise_116
    add r0, r2, #28
    vld1.32 {d17[1]}, [r0]
.Lotherwise_116:
.Lend_112:
    ubfx r0, r1, #0, #4
    vadd.f32 q13, q13, q8
    add r2, r2, r14, lsl #2
    cmp r0, #15
    bne .Lotherwise_117
    vld1.32 {d16, d17}, [r2]
    b .Lend_118
.Lotherwise_117:
    vmov.i32 q8, #0
    tst r1, #1
    beq .Lotherwise_119
    vld1.32 {d16[0]}, [r2]
.Lotherwise_119:
    tst r1, #2
    beq .Lotherwise_120
    add r0, r2, #4
    vld1.32 {d16[1]}, [r0]
.Lotherwise_120:
    tst r1, #4
    beq .Lotherwise_121
    add r0, r2, #8
    vld1.32 {d17[0]}, [r0]
.Lotherwise_121:
    tst r1, #8
    beq .Lotherwise_122
    add r0, r2, #12
    vld1.32 {d17[1]}, [r0]
.Lotherwise_122:
.Lend_118:
    ubfx r0, r1, #4, #4
    vadd.f32 q14, q14, q8
    cmp r0, #15
    bne .Lotherwise_123
    add r0, r2, #16
    vld1.32 {d16, d17}, [r0]
    b .Lend_124
.Lotherwise_123:
    vmov.i32 q8, #0
    tst r1, #16
    beq .Lotherwise_125
    add r0, r2, #16
    vld1.32 {d16[0]}, [r0]
.Lotherwise_125:
    tst r1, #32
    beq .Lotherwise_126
    add r0, r2, #20
    vld1.32 {d16[1]}, [r0]
.Lotherwise_126:
    tst r1, #64
    beq .Lotherwise_127
    add r0, r2, #24
    vld1.32 {d17[0]}, [r0]
.Lotherwise_127:
    tst r1, #128
    beq .Lotherwise_128
    add r0, r2, #28
    vld1.32 {d17[1]}, [r0]
.Lotherwise_128:
.Lend_124:
    vadd.f32 q15, q15, q8
    b .Lend_129
.Lotherwise_92:
    vldr d0, [r2]
    vldr s4, [r2, #8]
    vdup.32 q8, d0[0]
    vdup.32 q9, d0[1]
    vdup.32 q0, d2[0]
    vadd.f32 q10, q10, q8
    vadd.f32 q11, q11, q8
    vadd.f32 q12, q12, q9
    vadd.f32 q13, q13, q9
    vadd.f32 q14, q14, q0
    vadd.f32 q15, q15, q0
.Lend_129:
    vldr s0, [r4, #12]
    vdup.32 q0, d0[0]
    cmp r12, #8
    bne .Lotherwise_130
    vmax.f32 q8, q0, q10
    vmax.f32 q9, q0, q11
    vmax.f32 q10, q0, q12
    vst1.32 {d16, d17}, [r5]!
    vmax.f32 q8, q0, q13
    vst1.32 {d18, d19}, [r5]
    sub r5, r5, #16
    add r5, r5, r14, lsl #2
    vmax.f32 q9, q0, q14
    vst1.32 {d20, d21}, [r5]!
    vmax.f32 q10, q0, q15
    vst1.32 {d16, d17}, [r5]
    sub r5, r5, #16
    add r5, r5, r14, lsl #2
    vst1.32 {d18, d19}, [r5]!
    vst1.32 {d20, d21}, [r5]
    sub r5, r5, #16
    b .Lend_131
.Lotherwise_130:
    ubfx r0, r1, #0, #4
    vmax.f32 q8, q0, q10
    cmp r0, #15
    bne .Lotherwise_132
    vst1.32 {d16, d17}, [r5]
    b .Lend_133
.Lotherwise_132:
    tst r1, #1
    beq .Lotherwise_134
    vst1.32 {d16[0]}, [r5]
.Lotherwise_134:
    tst r1, #2
    beq .Lotherwise_135
    add r0, r5, #4
    vst1.32 {d16[1]}, [r0]
.Lotherwise_135:
    tst r1, #4
    beq .Lotherwise_136
    add r0, r5, #8
    vst1.32 {d17[0]}, [r0]
.Lotherwise_136:
    tst r1, #8
    beq .Lotherwise_137
    add r0, r5, #12
    vst1.32 {d17[1]}, [r0]
.Lotherwise_137:
.Lend_133:
    ubfx r0, r1, #4, #4
    vmax.f32 q8, q0, q11
    cmp r0, #15
    bne .Lotherwise_138
    add r0, r5, #16
    vst1.32 {d16, d17}, [r0]
    b .Lend_139
.Lotherwise_138:
    tst r1, #16
    beq .Lotherwise_140
    add r0, r5, #16
    vst1.32 {d16[0]}, [r0]
.Lotherwise_140:
    tst r1, #32
    beq .Lotherwise_141
    add r0, r5, #20
    vst1.32 {d16[1]}, [r0]
.Lotherwise_141:
    tst r1, #64
    beq .Lotherwise_142
    add r0, r5, #24
    vst1.32 {d17[0]}, [r0]
.Lotherwise_142:
    tst r1, #128
    beq .Lotherwise_143
    add r0, r5, #28
    vst1.32 {d17[1]}, [r0]
.Lotherwise_143:
.Lend_139:
    ubfx r0, r1, #0, #4
    vmax.f32 q8, q0, q12
    add r5, r5, r14, lsl #2
    cmp r0, #15
    bne .Lotherwise_144
    vst1.32 {d16, d17}, [r5]
    b .Lend_145
.Lotherwise_144:
    tst r1, #1
    beq .Lotherwise_146
    vst1.32 {d16[0]}, [r5]
.Lotherwise_146:
    tst r1, #2
    beq .Lotherwise_147
    add r0, r5, #4
    vst1.32 {d16[1]}, [r0]
.Lotherwise_147:
    tst r1, #4
    beq .Lotherwise_148
    add r0, r5, #8
    vst1.32 {d17[0]}, [r0]
.Lotherwise_148:
    tst r1, #8
    beq .Lotherwise_149
    add r0, r5, #12
    vst1.32 {d17[1]}, [r0]
.Lotherwise_149:
.Lend_145:
    ubfx r0, r1, #4, #4
    vmax.f32 q8, q0, q13
    cmp r0, #15
    bne .Lotherwise_150
    add r0, r5, #16
    vst1.32 {d16, d17}, [r0]
    b .Lend_151
.Lotherwise_150:
    tst r1, #16
    beq .Lotherwise_152
    add r0, r5, #16
    vst1.32 {d16[0]}, [r0]
.Lotherwise_152:
    tst r1, #32
    beq .Lotherwise_153
    add r0, r5, #20
    vst1.32 {d16[1]}, [r0]
.Lotherwise_153:
    tst r1, #64
    beq .Lotherwise_154
    add r0, r5, #24
    vst1.32 {d17[0]}, [r0]
.Lotherwise_154:
    tst r1, #128
    beq .Lotherwise_155
    add r0, r5, #28
    vst1.32 {d17[1]}, [r0]
.Lotherwise_155:
.Lend_151:
    ubfx r0, r1, #0, #4
    vmax.f32 q8, q0, q14
    add r5, r5, r14, lsl #2
    cmp r0, #15
    bne .Lotherwise_156
    vst1.32 {d16, d17}, [r5]
    b .Lend_157
.Lotherwise_156:
    tst r1, #1
    beq .Lotherwise_158
    vst1.32 {d16[0]}, [r5]
.Lotherwise_158:
    tst r1, #2
    beq .Lotherwise_159
    add r0, r5, #4
    vst1.32 {d16[1]}, [r0]
.Lotherwise_159:
    tst r1, #4
    beq .Lotherwise_160
    add r0, r5, #8
    vst1.32 {d17[0]}, [r0]
.Lotherwise_160:
    tst r1, #8
    beq .Lotherwise_161
    add r0, r5, #12
    vst1.32 {d17[1]}, [r0]
.Lotherwise_161:
.Lend_157:
    ubfx r0, r1, #4, #4
    vmax.f32 q8, q0, q15
    cmp r0, #15
    bne .Lotherwise_162
    add r0, r5, #16
    vst1.32 {d16, d17}, [r0]
    b .Lend_163
.Lotherwise_162:
    tst r1, #16
    beq .Lotherwise_164
    add r0, r5, #16
    vst1.32 {d16[0]}, [r0]
.Lotherwise_164:
    tst r1, #32
    beq .Lotherwise_165
    add r0, r5, #20
    vst1.32 {d16[1]}, [r0]
.Lotherwise_165:
    tst r1, #64
    beq .Lotherwise_166
    add r0, r5, #24
    vst1.32 {d17[0]}, [r0]
.Lotherwise_166:
    tst r1, #128
    beq .Lotherwise_167
    add r0, r5, #28
    vst1.32 {d17[1]}, [r0]
.Lotherwise_167:
.Lend_163:
.Lend_131:
    vpop {d8, d9, d10, d11, d12, d13}
    pop {r4, r5, pc}
    .size nnp_sgemm_3x8__armv7_neon, . - nnp_sgemm_3x8__armv7_neon

    .text
    .p2align 4
    .globl nnp_sgemm_4x8__armv7_neon
    .type nnp_sgemm_4x8__armv7_neon, %function
nnp_sgemm_4x8__armv7_neon:
    push {r4, r5, r14}
    vpush {d8, d9, d10, d11, d12, d13, d14, d15}
    ldr r4, [sp, #76]
    mov r5, r3
    mov r3, r5
    vmov.i32 q8, #0
    pld [r3]
    lsr r12, r0, #2
    vmov.i32 q9, #0
    ldr r14, [r4]
    vmov.i32 q10, #0
    pld [r3, #28]
    ubfx r0, r0, #0, #2
    vmov.i32 q11, #0
    add r3, r3, r14, lsl #2
    pld [r3]
    vmov.i32 q12, #0
    pld [r3, #28]
    add r3, r3, r14, lsl #2
    vmov.i32 q13, #0
    pld [r3]
    vmov.i32 q14, #0
    pld [r3, #28]
    add r3, r3, r14, lsl #2
    vmov.i32 q15, #0
    pld [r3]
    pld [r3, #28]
    cmp r12, #0
    beq .Lloop_end_168
.Lloop_169:
    vld1.32 {d0, d1}, [r1]!
    sub r12, r12, #1
    vld1.32 {d2, d3}, [r1]!
    vld1.32 {d8, d9}, [r2]!
    vld1.32 {d4, d5}, [r1]!
    vld1.32 {d10, d11}, [r2]!
    vmla.f32 q8, q4, d0[0]
    vld1.32 {d6, d7}, [r1]!
    vmla.f32 q10, q4, d2[0]
    vld1.32 {d12, d13}, [r2]!
    vmla.f32 q9, q5, d0[0]
    vmla.f32 q11, q5, d2[0]
    vld1.32 {d14, d15}, [r2]!
    vmla.f32 q12, q4, d4[0]
    vmla.f32 q13, q5, d4[0]
    vmla.f32 q14, q4, d6[0]
    vld1.32 {d8, d9}, [r2]!
    vmla.f32 q15, q5, d6[0]
    vld1.32 {d10, d11}, [r2]!
    vmla.f32 q8, q6, d0[1]
    vmla.f32 q9, q7, d0[1]
    vmla.f32 q10, q6, d2[1]
    vmla.f32 q11, q7, d2[1]
    vmla.f32 q12, q6, d4[1]
    vmla.f32 q13, q7, d4[1]
    vmla.f32 q14, q6, d6[1]
    vld1.32 {d12, d13}, [r2]!
    vmla.f32 q15, q7, d6[1]
    vld1.32 {d14, d15}, [r2]!
    vmla.f32 q8, q4, d1[0]
    vmla.f32 q9, q5, d1[0]
    vmla.f32 q10, q4, d3[0]
    vmla.f32 q11, q5, d3[0]
    vmla.f32 q12, q4, d5[0]
    vmla.f32 q13, q5, d5[0]
    vmla.f32 q14, q4, d7[0]
    vmla.f32 q15, q5, d7[0]
    vmla.f32 q8, q6, d1[1]
    vmla.f32 q9, q7, d1[1]
    vmla.f32 q10, q6, d3[1]
    vmla.f32 q11, q7, d3[1]
    vmla.f32 q12, q6, d5[1]
    vmla.f32 q13, q7, d5[1]
    vmla.f32 q14, q6, d7[1]
    vmla.f32 q15, q7, d7[1]
    cmp r12, #0
    bne .Lloop_169
.Lloop_end_168:
    cmp r0, #0
    beq .Lloop_end_170
.Lloop_171:
    vld1.32 {d8, d9}, [r2]!
    sub r0, r0, #1
    vld1.32 {d10, d11}, [r2]!
    vldr s0, [r1]
    vldr s4, [r1, #16]
    vldr s8, [r1, #32]
    vmla.f32 q8, q4, d0[0]
    vldr s12, [r1, #48]
    vmla.f32 q9, q5, d0[0]
    add r1, r1, #4
    vmla.f32 q10, q4, d2[0]
    vmla.f32 q11, q5, d2[0]
    vmla.f32 q12, q4, d4[0]
    vmla.f32 q13, q5, d4[0]
    vmla.f32 q14, q4, d6[0]
    vmla.f32 q15, q5, d6[0]
    cmp r0, #0
    bne .Lloop_171
.Lloop_end_170:
    ldr r12, [r4, #4]
    movw r0, #8
    movw r1, #1
    ldr r2, [r4, #8]
    mov r3, r12
    ldr r14, [r4]
    cmp r3, r0
    movhi r3, r0
    lsl r0, r1, r3
    sub r1, r0, #1
    cmp r2, #0
    bne .Lotherwise_172
    ubfx r0, r1, #0, #4
    mov r2, r5
    cmp r0, #15
    bne .Lotherwise_173
    vld1.32 {d0, d1}, [r2]
    b .Lend_174
.Lotherwise_173:
    vmov.i32 q0, #0
    tst r1, #1
    beq .Lotherwise_175
    vld1.32 {d0[0]}, [r2]
.Lotherwise_175:
    tst r1, #2
    beq .Lotherwise_176
    add r0, r2, #4
    vld1.32 {d0[1]}, [r0]
.Lotherwise_176:
    tst r1, #4
    beq .Lotherwise_177
    add r0, r2, #8
    vld1.32 {d1[0]}, [r0]
.Lotherwise_177:
    tst r1, #8
    beq .Lotherwise_178
    add r0, r2, #12
    vld1.32 {d1[1]}, [r0]
.Lotherwise_178:
.Lend_174:
    ubfx r0, r1, #4, #4
    vadd.f32 q8, q8, q0
    cmp r0, #15
    bne .Lotherwise_179
    add r0, r2, #16
    vld1.32 {d0, d1}, [r0]
    b .Lend_180
.Lotherwise_179:
    vmov.i32 q0, #0
    tst r1, #16
    beq .Lotherwise_181
    add r0, r2, #16
    vld1.32 {d0[0]}, [r0]
.Lotherwise_181:
    tst r1, #32
    beq .Lotherwise_182
    add r0, r2, #20
    vld1.32 {d0[1]}, [r0]
.Lotherwise_182:
    tst r1, #64
    beq .Lotherwise_183
    add r0, r2, #24
    vld1.32 {d1[0]}, [r0]
.Lotherwise_183:
    tst r1, #128
    beq .Lotherwise_184
    add r0, r2, #28
    vld1.32 {d1[1]}, [r0]
.Lotherwise_184:
.Lend_180:
    ubfx r0, r1, #0, #4
    vadd.f32 q9, q9, q0
    add r2, r2, r14, lsl #2
    cmp r0, #15
    bne .Lotherwise_185
    vld1.32 {d0, d1}, [r2]
    b .Lend_186
.Lotherwise_185:
    vmov.i32 q0, #0
    tst r1, #1
    beq .Lotherwise_187
    vld1.32 {d0[0]}, [r2]
.Lotherwise_187:
    tst r1, #2
    beq .Lotherwise_188
    add r0, r2, #4
    vld1.32 {d0[1]}, [r0]
.Lotherwise_188:
    tst r1, #4
    beq .Lotherwise_189
    add r0, r2, #8
    vld1.32 {d1[0]}, [r0]
.Lotherwise_189:
    tst r1, #8
    beq .Lotherwise_190
    add r0, r2, #12
    vld1.32 {d1[1]}, [r0]
.Lotherwise_190:
.Lend_186:
    ubfx r0, r1, #4, #4
    vadd.f32 q10, q10, q0
    cmp r0, #15
    bne .Lotherwise_191
    add r0, r2, #16
    vld1.32 {d0, d1}, [r0]
    b .Lend_192
.Lotherwise_191:
    vmov.i32 q0, #0
    tst r1, #16
    beq .Lotherwise_193
    add r0, r2, #16
    vld1.32 {d0[0]}, [r0]
.Lotherwise_193:
    tst r1, #32
    beq .Lotherwise_194
    add r0, r2, #20
    vld1.32 {d0[1]}, [r0]
.Lotherwise_194:
    tst r1, #64
    beq .Lotherwise_195
    add r0, r2, #24
    vld1.32 {d1[0]}, [r0]
.Lotherwise_195:
    tst r1, #128
    beq .Lotherwise_196
    add r0, r2, #28
    vld1.32 {d1[1]}, [r0]
.Lotherwise_196:
.Lend_192:
    ubfx r0, r1, #0, #4
    vadd.f32 q11, q11, q0
    add r2, r2, r14, lsl #2
    cmp r0, #15
    bne .Lotherwise_197
    vld1.32 {d0, d1}, [r2]
    b .Lend_198
.Lotherwise_197:
    vmov.i32 q0, #0
    tst r1, #1
    beq .Lotherwise_199
    vld1.32 {d0[0]}, [r2]
.Lotherwise_199:
    tst r1, #2
    beq .Lotherwise_200
    add r0, r2, #4
    vld1.32 {d0[1]}, [r0]
.Lotherwise_200:
    tst r1, #4
    beq .Lotherwise_201
    add r0, r2, #8
    vld1.32 {d1[0]}, [r0]
.Lotherwise_201:
    tst r1, #8
    beq .Lotherwise_202
    add r0, r2, #12
    vld1.32 {d1[1]}, [r0]
.Lotherwise_202:
.Lend_198:
    ubfx r0, r1, #4, #4
    vadd.f32 q12, q12, q0
    cmp r0, #15
    bne .Lotherwise_203
    add r0, r2, #16
    vld1.32 {d0, d1}, [r0]
    b .Lend_204
.Lotherwise_203:
    vmov.i32 q0, #0
    tst r1, #16
    beq .Lotherwise_205
    add r0, r2, #16
    vld1.32 {d0[0]}, [r0]
.Lotherwise_205:
    tst r1, #32
    beq .Lotherwise_206
    add r0, r2, #20
    vld1.32 {d0[1]}, [r0]
.Lotherwise_206:
    tst r1, #64
    beq .Lotherwise_207
    add r0, r2, #24
    vld1.32 {d1[0]}, [r0]
.Lotherwise_207:
    tst r1, #128
    beq .Lotherwise_208
    add r0, r2, #28
    vld1.32 {d1[1]}, [r0]
.Lotherwise_208:
.Lend_204:
    ubfx r0, r1, #0, #4
    vadd.f32 q13, q13, q0
    add r2, r2, r14, lsl #2
    cmp r0, #15
    bne .Lotherwise_209
    vld1.32 {d0, d1}, [r2]
    b .Lend_210
.Lotherwise_209:
    vmov.i32 q0, #0
    tst r1, #1
    beq .Lotherwise_211
    vld1.32 {d0[0]}, [r2]
.Lotherwise_211:
    tst r1, #2
    beq .Lotherwise_212
    add r0, r2, #4
    vld1.32 {d0[1]}, [r0]
.Lotherwise_212:
    tst r1, #4
    beq .Lotherwise_213
    add r0, r2, #8
    vld1.32 {d1[0]}, [r0]
.Lotherwise_213:
    tst r1, #8
    beq .Lotherwise_214
    add r0, r2, #12
    vld1.32 {d1[1]}, [r0]
.Lotherwise_214:
.Lend_210:
    ubfx r0, r1, #4, #4
    vadd.f32 q14, q14, q0
    cmp r0, #15
    bne .Lotherwise_215
    add r0, r2, #16
    vld1.32 {d0, d1}, [r0]
    b .Lend_216
.Lotherwise_215:
    vmov.i32 q0, #0
    tst r1, #16
    beq .Lotherwise_217
    add r0, r2, #16
    vld1.32 {d0[0]}, [r0]
.Lotherwise_217:
    tst r1, #32
    beq .Lotherwise_218
    add r0, r2, #20
    vld1.32 {d0[1]}, [r0]
.Lotherwise_218:
    tst r1, #64
    beq .Lotherwise_219
    add r0, r2, #24
    vld1.32 {d1[0]}, [r0]
.Lotherwise_219:
    tst r1, #128
    beq .Lotherwise_220
    add r0, r2, #28
    vld1.32 {d1[1]}, [r0]
.Lotherwise_220:
.Lend_216:
    vadd.f32 q15, q15, q0
    b .Lend_221
.Lotherwise_172:
    vld1.32 {d0, d1}, [r2]
    vdup.32 q1, d0[0]
    vdup.32 q2, d0[1]
    vdup.32 q3, d1[0]
    vdup.32 q0, d1[1]
    vadd.f32 q8, q8, q1
    vadd.f32 q9, q9, q1
    vadd.f32 q10, q10, q2
    vadd.f32 q11, q11, q2
    vadd.f32 q12, q12, q3
    vadd.f32 q13, q13, q3
    vadd.f32 q14, q14, q0
    vadd.f32 q15, q15, q0
.Lend_221:
    vldr s0, [r4, #12]
    vdup.32 q0, d0[0]
    cmp r12, #8
    bne .Lotherwise_222
    vmax.f32 q8, q0, q8
    vmax.f32 q9, q0, q9
    vmax.f32 q10, q0, q10
    vst1.32 {d16, d17}, [r5]!
    vmax.f32 q8, q0, q11
    vst1.32 {d18, d19}, [r5]
    sub r5, r5, #16
    add r5, r5, r14, lsl #2
    vmax.f32 q9, q0, q12
    vst1.32 {d20, d21}, [r5]!
    vmax.f32 q10, q0, q13
    vst1.32 {d16, d17}, [r5]
    sub r5, r5, #16
    add r5, r5, r14, lsl #2
    vmax.f32 q8, q0, q14
    vst1.32 {d18, d19}, [r5]!
    vmax.f32 q9, q0, q15
    vst1.32 {d20, d21}, [r5]
    sub r5, r5, #16
    add r5, r5, r14, lsl #2
    vst1.32 {d16, d17}, [r5]!
    vst1.32 {d18, d19}, [r5]
    sub r5, r5, #16
    b .Lend_223
.Lotherwise_222:
    ubfx r0, r1, #0, #4
    vmax.f32 q8, q0, q8
    cmp r0, #15
    bne .Lotherwise_224
    vst1.32 {d16, d17}, [r5]
    b .Lend_225
.Lotherwise_224:
    tst r1, #1
    beq .Lotherwise_226
    vst1.32 {d16[0]}, [r5]
.Lotherwise_226:
    tst r1, #2
    beq .Lotherwise_227
    add r0, r5, #4
    vst1.32 {d16[1]}, [r0]
.Lotherwise_227:
    tst r1, #4
    beq .Lotherwise_228
    add r0, r5, #8
    vst1.32 {d17[0]}, [r0]
.Lotherwise_228:
    tst r1, #8
    beq .Lotherwise_229
    add r0, r5, #12
    vst1.32 {d17[1]}, [r0]
.Lotherwise_229:
.Lend_225:
    ubfx r0, r1, #4, #4
    vmax.f32 q8, q0, q9
    cmp r0, #15
    bne .Lotherwise_230
    add r0, r5, #16
    vst1.32 {d16, d17}, [r0]
    b .Lend_231
.Lotherwise_230:
    tst r1, #16
    beq .Lotherwise_232
    add r0, r5, #16
    vst1.32 {d16[0]}, [r0]
.Lotherwise_232:
    tst r1, #32
    beq .Lotherwise_233
    add r0, r5, #20
    vst1.32 {d16[1]}, [r0]
.Lotherwise_233:
    tst r1, #64
    beq .Lotherwise_234
    add r0, r5, #24
    vst1.32 {d17[0]}, [r0]
.Lotherwise_234:
    tst r1, #128
    beq .Lotherwise_235
    add r0, r5, #28
    vst1.32 {d17[1]}, [r0]
.Lotherwise_235:
.Lend_231:
    ubfx r0, r1, #0, #4
    vmax.f32 q8, q0, q10
    add r5, r5, r14, lsl #2
    cmp r0, #15
    bne .Lotherwise_236
    vst1.32 {d16, d17}, [r5]
    b .Lend_237
.Lotherwise_236:
    tst r1, #1
    beq .Lotherwise_238
    vst1.32 {d16[0]}, [r5]
.Lotherwise_238:
    tst r1, #2
    beq .Lotherwise_239
    add r0, r5, #4
    vst1.32 {d16[1]}, [r0]
.Lotherwise_239:
    tst r1, #4
    beq .Lotherwise_240
    add r0, r5, #8
    vst1.32 {d17[0]}, [r0]
.Lotherwise_240:
    tst r1, #8
    beq .Lotherwise_241
    add r0, r5, #12
    vst1.32 {d17[1]}, [r0]
.Lotherwise_241:
.Lend_237:
    ubfx r0, r1, #4, #4
    vmax.f32 q8, q0, q11
    cmp r0, #15
    bne .Lotherwise_242
    add r0, r5, #16
    vst1.32 {d16, d17}, [r0]
    b .Lend_243
.Lotherwise_242:
    tst r1, #16
    beq .Lotherwise_244
    add r0, r5, #16
    vst1.32 {d16[0]}, [r0]
.Lotherwise_244:
    tst r1, #32
    beq .Lotherwise_245
    add r0, r5, #20
    vst1.32 {d16[1]}, [r0]
.Lotherwise_245:
    tst r1, #64
    beq .Lotherwise_246
    add r0, r5, #24
    vst1.32 {d17[0]}, [r0]
.Lotherwise_246:
    tst r1, #128
    beq .Lotherwise_247
    add r0, r5, #28
    vst1.32 {d17[1]}, [r0]
.Lotherwise_247:
.Lend_243:
    ubfx r0, r1, #0, #4
    vmax.f32 q8, q0, q12
    add r5, r5, r14, lsl #2
    cmp r0, #15
    bne .Lotherwise_248
    vst1.32 {d16, d17}, [r5]
    b .Lend_249
.Lotherwise_248:
    tst r1, #1
    beq .Lotherwise_250
    vst1.32 {d16[0]}, [r5]
.Lotherwise_250:
    tst r1, #2
    beq .Lotherwise_251
    add r0, r5, #4
    vst1.32 {d16[1]}, [r0]
.Lotherwise_251:
    tst r1, #4
    beq .Lotherwise_252
    add r0, r5, #8
    vst1.32 {d17[0]}, [r0]
.Lotherwise_252:
    tst r1, #8
    beq .Lotherwise_253
    add r0, r5, #12
    vst1.32 {d17[1]}, [r0]
.Lotherwise_253:
.Lend_249:
    ubfx r0, r1, #4, #4
    vmax.f32 q8, q0, q13
    cmp r0, #15
    bne .Lotherwise_254
    add r0, r5, #16
    vst1.32 {d16, d17}, [r0]
    b .Lend_255
.Lotherwise_254:
    tst r1, #16
    beq .Lotherwise_256
    add r0, r5, #16
    vst1.32 {d16[0]}, [r0]
.Lotherwise_256:
    tst r1, #32
    beq .Lotherwise_257
    add r0, r5, #20
    vst1.32 {d16[1]}, [r0]
.Lotherwise_257:
    tst r1, #64
    beq .Lotherwise_258
    add r0, r5, #24
    vst1.32 {d17[0]}, [r0]
.Lotherwise_258:
    tst r1, #128
    beq .Lotherwise_259
    add r0, r5, #28
    vst1.32 {d17[1]}, [r0]
.Lotherwise_259:
.Lend_255:
    ubfx r0, r1, #0, #4
    vmax.f32 q8, q0, q14
    add r5, r5, r14, lsl #2
    cmp r0, #15
    bne .Lotherwise_260
    vst1.32 {d16, d17}, [r5]
    b .Lend_261
.Lotherwise_260:
    tst r1, #1
    beq .Lotherwise_262
    vst1.32 {d16[0]}, [r5]
.Lotherwise_262:
    tst r1, #2
    beq .Lotherwise_263
    add r0, r5, #4
    vst1.32 {d16[1]}, [r0]
.Lotherwise_263:
    tst r1, #4
    beq .Lotherwise_264
    add r0, r5, #8
    vst1.32 {d17[0]}, [r0]
.Lotherwise_264:
    tst r1, #8
    beq .Lotherwise_265
    add r0, r5, #12
    vst1.32 {d17[1]}, [r0]
.Lotherwise_265:
.Lend_261:
    ubfx r0, r1, #4, #4
    vmax.f32 q8, q0, q15
    cmp r0, #15
    bne .Lotherwise_266
    add r0, r5, #16
    vst1.32 {d16, d17}, [r0]
    b .Lend_267
.Lotherwise_266:
    tst r1, #16
    beq .Lotherwise_268
    add r0, r5, #16
    vst1.32 {d16[0]}, [r0]
.Lotherwise_268:
    tst r1, #32
    beq .Lotherwise_269
    add r0, r5, #20
    vst1.32 {d16[1]}, [r0]
.Lotherwise_269:
    tst r1, #64
    beq .Lotherwise_270
    add r0, r5, #24
    vst1.32 {d17[0]}, [r0]
.Lotherwise_270:
    tst r1, #128
    beq .Lotherwise_271
    add r0, r5, #28
    vst1.32 {d17[1]}, [r0]
.Lotherwise_271:
.Lend_267:
.Lend_223:
    vpop {d8, d9, d10, d11, d12, d13, d14, d15}
    pop {r4, r5, pc}
    .size nnp_sgemm_4x8__armv7_neon, . - nnp_sgemm_4x8__armv7_neon

    .section .note.GNU-stack, "", %progbits
