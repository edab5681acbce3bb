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
    push {r4, r5, r6, r7, r8, r9, r10, r14}
    ldr r14, [sp, #36]
    mov r4, r0
    mov r5, r1
    ldr r12, [sp, #32]
    ldr r0, [r14, #4]
    mov r1, r12
    ldr r6, [r14, #16]
    lsr r7, r0, #3
    pld [r1]
    pld [r1, #60]
    cmp r7, #0
    beq .Lloop_end_0
.Lloop_1:
    ldr r0, [r14, #8]
    mov r1, r12
    vmov.i32 q11, #0
    pld [r1, #92]
    vmov.i32 q12, #0
    cmp r0, #0
    bne .Lotherwise_2
    b .Lend_3
.Lotherwise_2:
    vldr s0, [r0]
    vdup.32 q8, d0[0]
    vmov q11, q8
    vmov q12, q8
.Lend_3:
    cmp r3, #0
    bne .Lotherwise_4
    mov r0, r4
    ldr r9, [r14, #12]
    lsr r1, r0, #2
    mov r10, r5
    ubfx r0, r0, #0, #2
    cmp r1, #0
    beq .Lloop_end_5
.Lloop_6:
    add r8, r2, r9, lsl #2
    vld1.32 {d16, d17}, [r2]!
    sub r1, r1, #1
    vld1.32 {d18, d19}, [r2]!
    vld1.32 {d0, d1}, [r10]
    add r10, r10, #64
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
    pld [r8]
    pld [r8, #32]
    vmla.f32 q11, q8, d1[1]
    pld [r8, #64]
    vmla.f32 q12, q9, d1[1]
    pld [r8, #96]
    cmp r1, #0
    bne .Lloop_6
.Lloop_end_5:
    cmp r0, #0
    beq .Lloop_end_7
.Lloop_8:
    add r1, r2, r9, lsl #2
    vld1.32 {d16, d17}, [r2]!
    sub r0, r0, #1
    vld1.32 {d18, d19}, [r2]!
    vldr s0, [r10]
    add r10, r10, #4
    pld [r1]
    vmla.f32 q11, q8, d0[0]
    vmla.f32 q12, q9, d0[0]
    cmp r0, #0
    bne .Lloop_8
.Lloop_end_7:
    b .Lend_9
.Lotherwise_4:
    cmp r6, #0
    bne .Lotherwise_10
    lsr r0, r4, #2
    mov r1, r2
    mov r8, r5
    ubfx r9, r4, #0, #2
    cmp r0, #0
    beq .Lloop_end_11
.Lloop_12:
    vld1.32 {d16, d17}, [r1]!
    sub r0, r0, #1
    vld1.32 {d18, d19}, [r1]
    vld1.32 {d0, d1}, [r8]
    add r8, r8, #64
    pld [r1, #44]
    sub r1, r1, #16
    add r1, r1, r3, lsl #2
    vld1.32 {d20, d21}, [r1]!
    vmla.f32 q11, q8, d0[0]
    vmla.f32 q12, q9, d0[0]
    vld1.32 {d16, d17}, [r1]
    pld [r1, #44]
    sub r1, r1, #16
    add r1, r1, r3, lsl #2
    vmla.f32 q11, q10, d0[1]
    vld1.32 {d18, d19}, [r1]!
    vmla.f32 q12, q8, d0[1]
    vld1.32 {d16, d17}, [r1]
    pld [r1, #44]
    sub r1, r1, #16
    add r1, r1, r3, lsl #2
    vmla.f32 q11, q9, d1[0]
    vld1.32 {d18, d19}, [r1]!
    vmla.f32 q12, q8, d1[0]
    vld1.32 {d16, d17}, [r1]
    pld [r1, #44]
    sub r1, r1, #16
    add r1, r1, r3, lsl #2
    vmla.f32 q11, q9, d1[1]
    vmla.f32 q12, q8, d1[1]
    cmp r0, #0
    bne .Lloop_12
.Lloop_end_11:
    cmp r9, #0
    beq .Lloop_end_13
.Lloop_14:
    vld1.32 {d16, d17}, [r1]!
    sub r9, r9, #1
    vld1.32 {d18, d19}, [r1]
    vldr s0, [r8]
    add r8, r8, #4
    pld [r1, #44]
    sub r1, r1, #16
    add r1, r1, r3, lsl #2
    vmla.f32 q11, q8, d0[0]
    vmla.f32 q12, q9, d0[0]
    cmp r9, #0
    bne .Lloop_14
.Lloop_end_13:
    b .Lend_15
.Lotherwise_10:
    lsr r0, r4, #2
    mov r1, r2
    mov r8, r5
    ubfx r9, r4, #0, #2
    cmp r0, #0
    beq .Lloop_end_16
.Lloop_17:
    vld1.32 {d16, d17}, [r1]!
    sub r0, r0, #1
    vld1.32 {d18, d19}, [r1]
    vst1.32 {d16, d17}, [r6]!
    pld [r1, #44]
    sub r1, r1, #16
    add r1, r1, r3, lsl #2
    vst1.32 {d18, d19}, [r6]!
    vld1.32 {d20, d21}, [r1]!
    vld1.32 {d26, d27}, [r1]
    vldr s0, [r8]
    vst1.32 {d20, d21}, [r6]!
    pld [r1, #44]
    sub r1, r1, #16
    add r1, r1, r3, lsl #2
    vmla.f32 q11, q8, d0[0]
    vst1.32 {d26, d27}, [r6]!
    vmla.f32 q12, q9, d0[0]
    vld1.32 {d16, d17}, [r1]!
    vld1.32 {d18, d19}, [r1]
    vldr s0, [r8, #4]
    vst1.32 {d16, d17}, [r6]!
    pld [r1, #44]
    sub r1, r1, #16
    add r1, r1, r3, lsl #2
    vmla.f32 q11, q10, d0[0]
    vst1.32 {d18, d19}, [r6]!
    vmla.f32 q12, q13, d0[0]
    vld1.32 {d20, d21}, [r1]!
    vld1.32 {d26, d27}, [r1]
    vldr s0, [r8, #8]
    vst1.32 {d20, d21}, [r6]!
    vst1.32 {d26, d27}, [r6]!
    vmla.f32 q11, q8, d0[0]
    vmla.f32 q12, q9, d0[0]
    vldr s0, [r8, #12]
    add r8, r8, #64
    pld [r1, #44]
    sub r1, r1, #16
    add r1, r1, r3, lsl #2
    vmla.f32 q11, q10, d0[0]
    vmla.f32 q12, q13, d0[0]
    cmp r0, #0
    bne .Lloop_17
.Lloop_end_16:
    cmp r9, #0
    beq .Lloop_end_18
.Lloop_19:
    vld1.32 {d16, d17}, [r1]!
    sub r9, r9, #1
    vld1.32 {d18, d19}, [r1]
    vst1.32 {d16, d17}, [r6]!
    vst1.32 {d18, d19}, [r6]!
    vldr s0, [r8]
    add r8, r8, #4
    pld [r1, #44]
    sub r1, r1, #16
    add r1, r1, r3, lsl #2
    vmla.f32 q11, q8, d0[0]
    vmla.f32 q12, q9, d0[0]
    cmp r9, #0
    bne .Lloop_19
.Lloop_end_18:
.Lend_15:
    add r2, r2, #32
.Lend_9:
    ldr r0, [r14, #8]
    cmp r0, #0
    bne .Lotherwise_20
    mov r0, r12
    vld1.32 {d16, d17}, [r0]!
    vld1.32 {d18, d19}, [r0]
    sub r0, r0, #16
    vadd.f32 q11, q11, q8
    vadd.f32 q12, q12, q9
    b .Lend_21
.Lotherwise_20:
.Lend_21:
    vldr s0, [r14, #20]
    mov r0, r12
    sub r7, r7, #1
    add r12, r12, #32
    vdup.32 q8, d0[0]
    vmax.f32 q9, q8, q11
    vmax.f32 q8, q8, q12
    vst1.32 {d18, d19}, [r0]!
    vst1.32 {d16, d17}, [r0]
    sub r0, r0, #16
    cmp r7, #0
    bne .Lloop_1
.Lloop_end_0:
    ldr r0, [r14, #4]
    ubfx r0, r0, #0, #3
    cmp r0, #0
    bne .Lotherwise_22
    b .Lend_23
.Lotherwise_22:
    sub r0, r0, #1
    lsr r0, r0, #2
    cmp r0, #0
    bne .Lotherwise_24
    ldr r0, [r14, #8]
    vmov.i32 q8, #0
    cmp r0, #0
    bne .Lotherwise_25
    b .Lend_26
.Lotherwise_25:
    vldr s0, [r0]
    vdup.32 q8, d0[0]
.Lend_26:
    ldr r0, [r14, #12]
    lsr r1, r4, #2
    ubfx r3, r4, #0, #2
    cmp r1, #0
    beq .Lloop_end_27
.Lloop_28:
    vld1.32 {d18, d19}, [r2]
    add r4, r2, r0, lsl #2
    add r2, r2, #32
    vld1.32 {d0, d1}, [r5]
    sub r1, r1, #1
    add r5, r5, #64
    vld1.32 {d20, d21}, [r2]
    add r2, r2, #32
    vmla.f32 q8, q9, d0[0]
    vld1.32 {d18, d19}, [r2]
    add r2, r2, #32
    vld1.32 {d22, d23}, [r2]
    add r2, r2, #32
    vmla.f32 q8, q10, d0[1]
    pld [r4]
    pld [r4, #32]
    vmla.f32 q8, q9, d1[0]
    pld [r4, #64]
    pld [r4, #96]
    vmla.f32 q8, q11, d1[1]
    cmp r1, #0
    bne .Lloop_28
.Lloop_end_27:
    cmp r3, #0
    beq .Lloop_end_29
.Lloop_30:
    vld1.32 {d18, d19}, [r2]
    add r1, r2, r0, lsl #2
    sub r3, r3, #1
    vldr s0, [r5]
    add r5, r5, #4
    add r2, r2, #32
    pld [r1]
    vmla.f32 q8, q9, d0[0]
    cmp r3, #0
    bne .Lloop_30
.Lloop_end_29:
    ldr r0, [r14, #4]
    movw r1, #4
    movw r2, #1
    ldr r3, [r14, #8]
    ubfx r0, r0, #0, #3
    cmp r0, r1
    movhi r0, r1
    lsl r0, r2, r0
    sub r0, r0, #1
    cmp r3, #0
    bne .Lotherwise_31
    ubfx r1, r0, #0, #4
    cmp r1, #15
    bne .Lotherwise_32
    vld1.32 {d18, d19}, [r12]
    b .Lend_33
.Lotherwise_32:
    vmov.i32 q9, #0
    tst r0, #1
    beq .Lotherwise_34
    vld1.32 {d18[0]}, [r12]
.Lotherwise_34:
    tst r0, #2
    beq .Lotherwise_35
    add r1, r12, #4
    vld1.32 {d18[1]}, [r1]
.Lotherwise_35:
    tst r0, #4
    beq .Lotherwise_36
    add r1, r12, #8
    vld1.32 {d19[0]}, [r1]
.Lotherwise_36:
    tst r0, #8
    beq .Lotherwise_37
    add r1, r12, #12
    vld1.32 {d19[1]}, [r1]
.Lotherwise_37:
.Lend_33:
    vadd.f32 q8, q8, q9
    b .Lend_38
.Lotherwise_31:
.Lend_38:
    vldr s0, [r14, #20]
    ubfx r1, r0, #0, #4
    vdup.32 q9, d0[0]
    vmax.f32 q8, q9, q8
    cmp r1, #15
    bne .Lotherwise_39
    vst1.32 {d16, d17}, [r12]
    b .Lend_40
.Lotherwise_39:
    tst r0, #1
    beq .Lotherwise_41
    vst1.32 {d16[0]}, [r12]
.Lotherwise_41:
    tst r0, #2
    beq .Lotherwise_42
    add r1, r12, #4
    vst1.32 {d16[1]}, [r1]
.Lotherwise_42:
    tst r0, #4
    beq .Lotherwise_43
    add r1, r12, #8
    vst1.32 {d17[0]}, [r1]
.Lotherwise_43:
    tst r0, #8
    beq .Lotherwise_44
    add r0, r12, #12
    vst1.32 {d17[1]}, [r0]
.Lotherwise_44:
.Lend_40:
    b .Lend_45
.Lotherwise_24:
    ldr r0, [r14, #8]
    vmov.i32 q11, #0
    vmov.i32 q12, #0
    cmp r0, #0
    bne .Lotherwise_46
    b .Lend_47
.Lotherwise_46:
    vldr s0, [r0]
    vdup.32 q8, d0[0]
    vmov q11, q8
    vmov q12, q8
.Lend_47:
    ldr r0, [r14, #12]
    lsr r1, r4, #2
    ubfx r3, r4, #0, #2
    cmp r1, #0
    beq .Lloop_end_48
.Lloop_49:
    add r4, r2, r0, lsl #2
    vld1.32 {d16, d17}, [r2]!
    sub r1, r1, #1
    vld1.32 {d18, d19}, [r2]!
    vld1.32 {d0, d1}, [r5]
    add r5, r5, #64
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
    pld [r4]
    pld [r4, #32]
    vmla.f32 q11, q8, d1[1]
    pld [r4, #64]
    vmla.f32 q12, q9, d1[1]
    pld [r4, #96]
    cmp r1, #0
    bne .Lloop_49
.Lloop_end_48:
    cmp r3, #0
    beq .Lloop_end_50
.Lloop_51:
    add r1, r2, r0, lsl #2
    vld1.32 {d16, d17}, [r2]!
    sub r3, r3, #1
    vld1.32 {d18, d19}, [r2]!
    vldr s0, [r5]
    add r5, r5, #4
    pld [r1]
    vmla.f32 q11, q8, d0[0]
    vmla.f32 q12, q9, d0[0]
    cmp r3, #0
    bne .Lloop_51
.Lloop_end_50:
    ldr r0, [r14, #4]
    movw r1, #8
    movw r2, #1
    ldr r3, [r14, #8]
    ubfx r0, r0, #0, #3
    cmp r0, r1
    movhi r0, r1
    lsl r0, r2, r0
    sub r1, r0, #1
    cmp r3, #0
    bne .Lotherwise_52
    ubfx r0, r1, #0, #4
    cmp r0, #15
    bne .Lotherwise_53
    vld1.32 {d16, d17}, [r12]
    b .Lend_54
.Lotherwise_53:
    vmov.i32 q8, #0
    tst r1, #1
    beq .Lotherwise_55
    vld1.32 {d16[0]}, [r12]
.Lotherwise_55:
    tst r1, #2
    beq .Lotherwise_56
    add r0, r12, #4
    vld1.32 {d16[1]}, [r0]
.Lotherwise_56:
    tst r1, #4
    beq .Lotherwise_57
    add r0, r12, #8
    vld1.32 {d17[0]}, [r0]
.Lotherwise_57:
    tst r1, #8
    beq .Lotherwise_58
    add r0, r12, #12
    vld1.32 {d17[1]}, [r0]
.Lotherwise_58:
.Lend_54:
    ubfx r0, r1, #4, #4
    vadd.f32 q11, q11, q8
    cmp r0, #15
    bne .Lotherwise_59
    add r0, r12, #16
    vld1.32 {d16, d17}, [r0]
    b .Lend_60
.Lotherwise_59:
    vmov.i32 q8, #0
    tst r1, #16
    beq .Lotherwise_61
    add r0, r12, #16
    vld1.32 {d16[0]}, [r0]
.Lotherwise_61:
    tst r1, #32
    beq .Lotherwise_62
    add r0, r12, #20
    vld1.32 {d16[1]}, [r0]
.Lotherwise_62:
    tst r1, #64
    beq .Lotherwise_63
    add r0, r12, #24
    vld1.32 {d17[0]}, [r0]
.Lotherwise_63:
    tst r1, #128
    beq .Lotherwise_64
    add r0, r12, #28
    vld1.32 {d17[1]}, [r0]
.Lotherwise_64:
.Lend_60:
    vadd.f32 q12, q12, q8
    b .Lend_65
.Lotherwise_52:
.Lend_65:
    vldr s0, [r14, #20]
    ubfx r0, r1, #0, #4
    vdup.32 q8, d0[0]
    vmax.f32 q9, q8, q11
    cmp r0, #15
    bne .Lotherwise_66
    vst1.32 {d18, d19}, [r12]
    b .Lend_67
.Lotherwise_66:
    tst r1, #1
    beq .Lotherwise_68
    vst1.32 {d18[0]}, [r12]
.Lotherwise_68:
    tst r1, #2
    beq .Lotherwise_69
    add r0, r12, #4
    vst1.32 {d18[1]}, [r0]
.Lotherwise_69:
    tst r1, #4
    beq .Lotherwise_70
    add r0, r12, #8
    vst1.32 {d19[0]}, [r0]
.Lotherwise_70:
    tst r1, #8
    beq .Lotherwise_71
    add r0, r12, #12
    vst1.32 {d19[1]}, [r0]
.Lotherwise_71:
.Lend_67:
    ubfx r0, r1, #4, #4
    vmax.f32 q8, q8, q12
    cmp r0, #15
    bne .Lotherwise_72
    add r0, r12, #16
    vst1.32 {d16, d17}, [r0]
    b .Lend_73
.Lotherwise_72:
    tst r1, #16
    beq .Lotherwise_74
    add r0, r12, #16
    vst1.32 {d16[0]}, [r0]
.Lotherwise_74:
    tst r1, #32
    beq .Lotherwise_75
    add r0, r12, #20
    vst1.32 {d16[1]}, [r0]
.Lotherwise_75:
    tst r1, #64
    beq .Lotherwise_76
    add r0, r12, #24
    vst1.32 {d17[0]}, [r0]
.Lotherwise_76:
    tst r1, #128
    beq .Lotherwise_77
    add r0, r12, #28
    vst1.32 {d17[1]}, [r0]
.Lotherwise_77:
.Lend_73:
.Lend_45:
.Lend_23:
    pop {r4, r5, r6, r7, r8, r9, r10, pc}
    .size nnp_sgemm_1x8__armv7_neon, . - nnp_sgemm_1x8__armv7_neon

    .text
    .p2align 4
    .globl nnp_sgemm_2x8__armv7_neon
    .type nnp_sgemm_2x8__armv7_neon, %function
nnp_sgemm_2x8__armv7_neon:
    push {r4, r5, r6, r7, r8, r9, r10, r14}
    ldr r14, [sp, #36]
    mov r12, r0
    mov r4, r1
    ldr r5, [sp, #32]
    mov r6, r2
    ldr r0, [r14]
    ldr r1, [r14, #4]
    mov r2, r5
    pld [r2]
    pld [r2, #60]
    add r2, r2, r0, lsl #2
    lsr r7, r1, #3
    pld [r2]
    pld [r2, #60]
    ldr r8, [r14, #16]
    cmp r7, #0
    beq .Lloop_end_78
.Lloop_79:
    ldr r0, [r14]
    mov r1, r5
    vmov.i32 q14, #0
    ldr r2, [r14, #8]
    vmov.i32 q15, #0
    pld [r1, #92]
    add r1, r1, r0, lsl #2
    vmov.i32 q13, #0
    pld [r1, #92]
    vmov.i32 q2, #0
    cmp r2, #0
    bne .Lotherwise_80
    b .Lend_81
.Lotherwise_80:
    vldr d0, [r2]
    vdup.32 q8, d0[0]
    vdup.32 q9, d0[1]
    vmov q14, q8
    vmov q15, q8
    vmov q13, q9
    vmov q2, q9
.Lend_81:
    cmp r3, #0
    bne .Lotherwise_82
    mov r0, r12
    ldr r9, [r14, #12]
    lsr r1, r0, #2
    mov r10, r4
    ubfx r0, r0, #0, #2
    cmp r1, #0
    beq .Lloop_end_83
.Lloop_84:
    add r2, r6, r9, lsl #2
    vld1.32 {d16, d17}, [r6]!
    sub r1, r1, #1
    vld1.32 {d0, d1}, [r10]!
    vld1.32 {d18, d19}, [r6]!
    vld1.32 {d2, d3}, [r10]
    vmla.f32 q14, q8, d0[0]
    add r10, r10, #48
    vld1.32 {d20, d21}, [r6]!
    vmla.f32 q15, q9, d0[0]
    vmla.f32 q13, q8, d2[0]
    vld1.32 {d16, d17}, [r6]!
    vmla.f32 q2, q9, d2[0]
    vld1.32 {d18, d19}, [r6]!
    vmla.f32 q14, q10, d0[1]
    vld1.32 {d22, d23}, [r6]!
    vmla.f32 q15, q8, d0[1]
    vld1.32 {d24, d25}, [r6]!
    vmla.f32 q13, q10, d2[1]
    vld1.32 {d20, d21}, [r6]!
    vmla.f32 q2, q8, d2[1]
    pld [r2]
    vmla.f32 q14, q9, d1[0]
    pld [r2, #32]
    vmla.f32 q15, q11, d1[0]
    pld [r2, #64]
    vmla.f32 q13, q9, d3[0]
    pld [r2, #96]
    vmla.f32 q2, q11, d3[0]
    vmla.f32 q14, q12, d1[1]
    vmla.f32 q15, q10, d1[1]
    vmla.f32 q13, q12, d3[1]
    vmla.f32 q2, q10, d3[1]
    cmp r1, #0
    bne .Lloop_84
.Lloop_end_83:
    cmp r0, #0
    beq .Lloop_end_85
.Lloop_86:
    add r1, r6, r9, lsl #2
    vld1.32 {d16, d17}, [r6]!
    sub r0, r0, #1
    vld1.32 {d18, d19}, [r6]!
    vldr s0, [r10]
    vldr s4, [r10, #16]
    add r10, r10, #4
    pld [r1]
    vmla.f32 q14, q8, d0[0]
    vmla.f32 q15, q9, d0[0]
    vmla.f32 q13, q8, d2[0]
    vmla.f32 q2, q9, d2[0]
    cmp r0, #0
    bne .Lloop_86
.Lloop_end_85:
    b .Lend_87
.Lotherwise_82:
    cmp r8, #0
    bne .Lotherwise_88
    lsr r0, r12, #2
    mov r1, r6
    mov r2, r4
    ubfx r9, r12, #0, #2
    cmp r0, #0
    beq .Lloop_end_89
.Lloop_90:
    vld1.32 {d16, d17}, [r1]!
    sub r0, r0, #1
    vld1.32 {d0, d1}, [r2]!
    vld1.32 {d18, d19}, [r1]
    vld1.32 {d2, d3}, [r2]
    vmla.f32 q14, q8, d0[0]
    add r2, r2, #48
    pld [r1, #44]
    sub r1, r1, #16
    add r1, r1, r3, lsl #2
    vmla.f32 q15, q9, d0[0]
    vld1.32 {d20, d21}, [r1]!
    vmla.f32 q13, q8, d2[0]
    vld1.32 {d16, d17}, [r1]
    vmla.f32 q2, q9, d2[0]
    pld [r1, #44]
    sub r1, r1, #16
    add r1, r1, r3, lsl #2
    vmla.f32 q14, q10, d0[1]
    vld1.32 {d18, d19}, [r1]!
    vmla.f32 q15, q8, d0[1]
    vld1.32 {d22, d23}, [r1]
    vmla.f32 q13, q10, d2[1]
    pld [r1, #44]
    sub r1, r1, #16
    vmla.f32 q2, q8, d2[1]
    add r1, r1, r3, lsl #2
    vld1.32 {d16, d17}, [r1]!
    vmla.f32 q14, q9, d1[0]
    vld1.32 {d20, d21}, [r1]
    vmla.f32 q15, q11, d1[0]
    pld [r1, #44]
    sub r1, r1, #16
    vmla.f32 q13, q9, d3[0]
    add r1, r1, r3, lsl #2
    vmla.f32 q2, q11, d3[0]
    vmla.f32 q14, q8, d1[1]
    vmla.f32 q15, q10, d1[1]
    vmla.f32 q13, q8, d3[1]
    vmla.f32 q2, q10, d3[1]
    cmp r0, #0
    bne .Lloop_90
.Lloop_end_89:
    cmp r9, #0
    beq .Lloop_end_91
.Lloop_92:
    vld1.32 {d16, d17}, [r1]!
    sub r9, r9, #1
    vld1.32 {d18, d19}, [r1]
    vldr s0, [r2]
    vldr s4, [r2, #16]
    add r2, r2, #4
    pld [r1, #44]
    sub r1, r1, #16
    add r1, r1, r3, lsl #2
    vmla.f32 q14, q8, d0[0]
    vmla.f32 q15, q9, d0[0]
    vmla.f32 q13, q8, d2[0]
    vmla.f32 q2, q9, d2[0]
    cmp r9, #0
    bne .Lloop_92
.Lloop_end_91:
    b .Lend_93
.Lotherwise_88:
    lsr r0, r12, #2
    mov r1, r6
    mov r2, r4
    ubfx r9, r12, #0, #2
    cmp r0, #0
    beq .Lloop_end_94
.Lloop_95:
    vld1.32 {d16, d17}, [r1]!
    sub r0, r0, #1
    vld1.32 {d18, d19}, [r1]
    vst1.32 {d16, d17}, [r8]!
    pld [r1, #44]
    sub r1, r1, #16
    add r1, r1, r3, lsl #2
    vst1.32 {d18, d19}, [r8]!
    vld1.32 {d20, d21}, [r1]!
    vld1.32 {d22, d23}, [r1]
    vldr s0, [r2]
    vldr s4, [r2, #16]
    vst1.32 {d20, d21}, [r8]!
    vmla.f32 q14, q8, d0[0]
    pld [r1, #44]
    sub r1, r1, #16
    add r1, r1, r3, lsl #2
    vmla.f32 q15, q9, d0[0]
    vst1.32 {d22, d23}, [r8]!
    vmla.f32 q13, q8, d2[0]
    vld1.32 {d16, d17}, [r1]!
    vmla.f32 q2, q9, d2[0]
    vld1.32 {d18, d19}, [r1]
    vldr s0, [r2, #4]
    vldr s4, [r2, #20]
    vst1.32 {d16, d17}, [r8]!
    vmla.f32 q14, q10, d0[0]
    pld [r1, #44]
    sub r1, r1, #16
    add r1, r1, r3, lsl #2
    vmla.f32 q15, q11, d0[0]
    vst1.32 {d18, d19}, [r8]!
    vmla.f32 q13, q10, d2[0]
    vld1.32 {d20, d21}, [r1]!
    vmla.f32 q2, q11, d2[0]
    vld1.32 {d22, d23}, [r1]
    vldr s0, [r2, #8]
    vldr s4, [r2, #24]
    vst1.32 {d20, d21}, [r8]!
    vmla.f32 q14, q8, d0[0]
    vst1.32 {d22, d23}, [r8]!
    vmla.f32 q15, q9, d0[0]
    vmla.f32 q13, q8, d2[0]
    vldr s0, [r2, #12]
    vmla.f32 q2, q9, d2[0]
    vldr s4, [r2, #28]
    add r2, r2, #64
    pld [r1, #44]
    sub r1, r1, #16
    add r1, r1, r3, lsl #2
    vmla.f32 q14, q10, d0[0]
    vmla.f32 q15, q11, d0[0]
    vmla.f32 q13, q10, d2[0]
    vmla.f32 q2, q11, d2[0]
    cmp r0, #0
    bne .Lloop_95
.Lloop_end_94:
    cmp r9, #0
    beq .Lloop_end_96
.Lloop_97:
    vld1.32 {d16, d17}, [r1]!
    sub r9, r9, #1
    vld1.32 {d18, d19}, [r1]
    vst1.32 {d16, d17}, [r8]!
    vst1.32 {d18, d19}, [r8]!
    vldr s0, [r2]
    vldr s4, [r2, #16]
    add r2, r2, #4
    pld [r1, #44]
    sub r1, r1, #16
    add r1, r1, r3, lsl #2
    vmla.f32 q14, q8, d0[0]
    vmla.f32 q15, q9, d0[0]
    vmla.f32 q13, q8, d2[0]
    vmla.f32 q2, q9, d2[0]
    cmp r9, #0
    bne .Lloop_97
.Lloop_end_96:
.Lend_93:
    add r6, r6, #32
.Lend_87:
    ldr r0, [r14, #8]
    ldr r1, [r14]
    cmp r0, #0
    bne .Lotherwise_98
    mov r0, r5
    vld1.32 {d16, d17}, [r0]!
    vld1.32 {d18, d19}, [r0]
    sub r0, r0, #16
    add r0, r0, r1, lsl #2
    vld1.32 {d20, d21}, [r0]!
    vadd.f32 q14, q14, q8
    vld1.32 {d16, d17}, [r0]
    vadd.f32 q15, q15, q9
    sub r0, r0, #16
    vadd.f32 q13, q13, q10
    vadd.f32 q2, q2, q8
    b .Lend_99
.Lotherwise_98:
.Lend_99:
    vldr s0, [r14, #20]
    mov r0, r5
    sub r7, r7, #1
    add r5, r5, #32
    vdup.32 q8, d0[0]
    vmax.f32 q9, q8, q14
    vmax.f32 q10, q8, q15
    vmax.f32 q11, q8, q13
    vst1.32 {d18, d19}, [r0]!
    vmax.f32 q8, q8, q2
    vst1.32 {d20, d21}, [r0]
    sub r0, r0, #16
    add r0, r0, r1, lsl #2
    vst1.32 {d22, d23}, [r0]!
    vst1.32 {d16, d17}, [r0]
    sub r0, r0, #16
    cmp r7, #0
    bne .Lloop_79
.Lloop_end_78:
    ldr r0, [r14, #4]
    ubfx r0, r0, #0, #3
    cmp r0, #0
    bne .Lotherwise_100
    b .Lend_101
.Lotherwise_100:
    sub r0, r0, #1
    lsr r0, r0, #2
    cmp r0, #0
    bne .Lotherwise_102
    ldr r0, [r14, #8]
    vmov.i32 q8, #0
    vmov.i32 q9, #0
    cmp r0, #0
    bne .Lotherwise_103
    b .Lend_104
.Lotherwise_103:
    vldr d0, [r0]
    vdup.32 q8, d0[0]
    vdup.32 q9, d0[1]
.Lend_104:
    ldr r0, [r14, #12]
    lsr r1, r12, #2
    ubfx r2, r12, #0, #2
    cmp r1, #0
    beq .Lloop_end_105
.Lloop_106:
    vld1.32 {d0, d1}, [r4]!
    add r3, r6, r0, lsl #2
    sub r1, r1, #1
    vld1.32 {d20, d21}, [r6]
    add r6, r6, #32
    vld1.32 {d2, d3}, [r4]
    add r4, r4, #48
    vmla.f32 q8, q10, d0[0]
    vld1.32 {d22, d23}, [r6]
    add r6, r6, #32
    vmla.f32 q9, q10, d2[0]
    vld1.32 {d20, d21}, [r6]
    add r6, r6, #32
    vmla.f32 q8, q11, d0[1]
    vld1.32 {d24, d25}, [r6]
    add r6, r6, #32
    vmla.f32 q9, q11, d2[1]
    pld [r3]
    vmla.f32 q8, q10, d1[0]
    pld [r3, #32]
    vmla.f32 q9, q10, d3[0]
    pld [r3, #64]
    pld [r3, #96]
    vmla.f32 q8, q12, d1[1]
    vmla.f32 q9, q12, d3[1]
    cmp r1, #0
    bne .Lloop_106
.Lloop_end_105:
    cmp r2, #0
    beq .Lloop_end_107
.Lloop_108:
    vld1.32 {d20, d21}, [r6]
    add r1, r6, r0, lsl #2
    sub r2, r2, #1
    vldr s0, [r4]
    add r6, r6, #32
    vldr s4, [r4, #16]
    add r4, r4, #4
    pld [r1]
    vmla.f32 q8, q10, d0[0]
    vmla.f32 q9, q10, d2[0]
    cmp r2, #0
    bne .Lloop_108
.Lloop_end_107:
    ldr r0, [r14, #4]
    movw r1, #4
    movw r2, #1
    ldr r3, [r14, #8]
    ubfx r0, r0, #0, #3
    ldr r12, [r14]
    cmp r0, r1
    movhi r0, r1
    lsl r0, r2, r0
    sub r2, r0, #1
    cmp r3, #0
    bne .Lotherwise_109
    ubfx r0, r2, #0, #4
    mov r1, r5
    cmp r0, #15
    bne .Lotherwise_110
    vld1.32 {d20, d21}, [r1]
    b .Lend_111
.Lotherwise_110:
    vmov.i32 q10, #0
    tst r2, #1
    beq .Lotherwise_112
    vld1.32 {d20[0]}, [r1]
.Lotherwise_112:
    tst r2, #2
    beq .Lotherwise_113
    add r0, r1, #4
    vld1.32 {d20[1]}, [r0]
.Lotherwise_113:
    tst r2, #4
    beq .Lotherwise_114
    add r0, r1, #8
    vld1.32 {d21[0]}, [r0]
.Lotherwise_114:
    tst r2, #8
    beq .Lotherwise_115
    add r0, r1, #12
    vld1.32 {d21[1]}, [r0]
.Lotherwise_115:
.Lend_111:
    ubfx r0, r2, #0, #4
    vadd.f32 q8, q8, q10
    add r1, r1, r12, lsl #2
    cmp r0, #15
    bne .Lotherwise_116
    vld1.32 {d20, d21}, [r1]
    b .Lend_117
.Lotherwise_116:
    vmov.i32 q10, #0
    tst r2, #1
    beq .Lotherwise_118
    vld1.32 {d20[0]}, [r1]
.Lotherwise_118:
    tst r2, #2
    beq .Lotherwise_119
    add r0, r1, #4
    vld1.32 {d20[1]}, [r0]
.Lotherwise_119:
    tst r2, #4
    beq .Lotherwise_120
    add r0, r1, #8
    vld1.32 {d21[0]}, [r0]
.Lotherwise_120:
    tst r2, #8
    beq .Lotherwise_121
    add r0, r1, #12
    vld1.32 {d21[1]}, [r0]
.Lotherwise_121:
.Lend_117:
    vadd.f32 q9, q9, q10
    b .Lend_122
.Lotherwise_109:
.Lend_122:
    vldr s0, [r14, #20]
    ubfx r0, r2, #0, #4
    vdup.32 q10, d0[0]
    vmax.f32 q8, q10, q8
    cmp r0, #15
    bne .Lotherwise_123
    vst1.32 {d16, d17}, [r5]
    b .Lend_124
.Lotherwise_123:
    tst r2, #1
    beq .Lotherwise_125
    vst1.32 {d16[0]}, [r5]
.Lotherwise_125:
    tst r2, #2
    beq .Lotherwise_126
    add r0, r5, #4
    vst1.32 {d16[1]}, [r0]
.Lotherwise_126:
    tst r2, #4
    beq .Lotherwise_127
    add r0, r5, #8
    vst1.32 {d17[0]}, [r0]
.Lotherwise_127:
    tst r2, #8
    beq .Lotherwise_128
    add r0, r5, #12
    vst1.32 {d17[1]}, [r0]
.Lotherwise_128:
.Lend_124:
    ubfx r0, r2, #0, #4
    vmax.f32 q8, q10, q9
    add r5, r5, r12, lsl #2
    cmp r0, #15
    bne .Lotherwise_129
    vst1.32 {d16, d17}, [r5]
    b .Lend_130
.Lotherwise_129:
    tst r2, #1
    beq .Lotherwise_131
    vst1.32 {d16[0]}, [r5]
.Lotherwise_131:
    tst r2, #2
    beq .Lotherwise_132
    add r0, r5, #4
    vst1.32 {d16[1]}, [r0]
.Lotherwise_132:
    tst r2, #4
    beq .Lotherwise_133
    add r0, r5, #8
    vst1.32 {d17[0]}, [r0]
.Lotherwise_133:
    tst r2, #8
    beq .Lotherwise_134
    add r0, r5, #12
    vst1.32 {d17[1]}, [r0]
.Lotherwise_134:
.Lend_130:
    b .Lend_135
.Lotherwise_102:
    ldr r0, [r14, #8]
    vmov.i32 q14, #0
    vmov.i32 q15, #0
    vmov.i32 q13, #0
    vmov.i32 q2, #0
    cmp r0, #0
    bne .Lotherwise_136
    b .Lend_137
.Lotherwise_136:
    vldr d0, [r0]
    vdup.32 q8, d0[0]
    vdup.32 q9, d0[1]
    vmov q14, q8
    vmov q15, q8
    vmov q13, q9
    vmov q2, q9
.Lend_137:
    ldr r0, [r14, #12]
    lsr r1, r12, #2
    ubfx r2, r12, #0, #2
    cmp r1, #0
    beq .Lloop_end_138
.Lloop_139:
    add r3, r6, r0, lsl #2
    vld1.32 {d16, d17}, [r6]!
    sub r1, r1, #1
    vld1.32 {d0, d1}, [r4]!
    vld1.32 {d18, d19}, [r6]!
    vld1.32 {d2, d3}, [r4]
    vmla.f32 q14, q8, d0[0]
    add r4, r4, #48
    vld1.32 {d20, d21}, [r6]!
    vmla.f32 q15, q9, d0[0]
    vmla.f32 q13, q8, d2[0]
    vld1.32 {d16, d17}, [r6]!
    vmla.f32 q2, q9, d2[0]
    vld1.32 {d18, d19}, [r6]!
    vmla.f32 q14, q10, d0[1]
    vld1.32 {d22, d23}, [r6]!
    vmla.f32 q15, q8, d0[1]
    vld1.32 {d24, d25}, [r6]!
    vmla.f32 q13, q10, d2[1]
    vld1.32 {d20, d21}, [r6]!
    vmla.f32 q2, q8, d2[1]
    pld [r3]
    vmla.f32 q14, q9, d1[0]
    pld [r3, #32]
    vmla.f32 q15, q11, d1[0]
    pld [r3, #64]
    vmla.f32 q13, q9, d3[0]
    pld [r3, #96]
    vmla.f32 q2, q11, d3[0]
    vmla.f32 q14, q12, d1[1]
    vmla.f32 q15, q10, d1[1]
    vmla.f32 q13, q12, d3[1]
    vmla.f32 q2, q10, d3[1]
    cmp r1, #0
    bne .Lloop_139
.Lloop_end_138:
    cmp r2, #0
    beq .Lloop_end_140
.Lloop_141:
    add r1, r6, r0, lsl #2
    vld1.32 {d16, d17}, [r6]!
    sub r2, r2, #1
    vld1.32 {d18, d19}, [r6]!
    vldr s0, [r4]
    vldr s4, [r4, #16]
    add r4, r4, #4
    pld [r1]
    vmla.f32 q14, q8, d0[0]
    vmla.f32 q15, q9, d0[0]
    vmla.f32 q13, q8, d2[0]
    vmla.f32 q2, q9, d2[0]
    cmp r2, #0
    bne .Lloop_141
.Lloop_end_140:
    ldr r0, [r14, #4]
    movw r1, #8
    movw r2, #1
    ldr r3, [r14, #8]
    ubfx r0, r0, #0, #3
    ldr r12, [r14]
    cmp r0, r1
    movhi r0, r1
    lsl r0, r2, r0
    sub r1, r0, #1
    cmp r3, #0
    bne .Lotherwise_142
    ubfx r0, r1, #0, #4
    mov r2, r5
    cmp r0, #15
    bne .Lotherwise_143
    vld1.32 {d16, d17}, [r2]
    b .Lend_144
.Lotherwise_143:
    vmov.i32 q8, #0
    tst r1, #1
    beq .Lotherwise_145
    vld1.32 {d16[0]}, [r2]
.Lotherwise_145:
    tst r1, #2
    beq .Lotherwise_146
    add r0, r2, #4
    vld1.32 {d16[1]}, [r0]
.Lotherwise_146:
    tst r1, #4
    beq .Lotherwise_147
    add r0, r2, #8
    vld1.32 {d17[0]}, [r0]
.Lotherwise_147:
    tst r1, #8
    beq .Lotherwise_148
    add r0, r2, #12
    vld1.32 {d17[1]}, [r0]
.Lotherwise_148:
.Lend_144:
    ubfx r0, r1, #4, #4
    vadd.f32 q14, q14, q8
    cmp r0, #15
    bne .Lotherwise_149
    add r0, r2, #16
    vld1.32 {d16, d17}, [r0]
    b .Lend_150
.Lotherwise_149:
    vmov.i32 q8, #0
    tst r1, #16
    beq .Lotherwise_151
    add r0, r2, #16
    vld1.32 {d16[0]}, [r0]
.Lotherwise_151:
    tst r1, #32
    beq .Lotherwise_152
    add r0, r2, #20
    vld1.32 {d16[1]}, [r0]
.Lotherwise_152:
    tst r1, #64
    beq .Lotherwise_153
    add r0, r2, #24
    vld1.32 {d17[0]}, [r0]
.Lotherwise_153:
    tst r1, #128
    beq .Lotherwise_154
    add r0, r2, #28
    vld1.32 {d17[1]}, [r0]
.Lotherwise_154:
.Lend_150:
    ubfx r0, r1, #0, #4
    vadd.f32 q15, q15, q8
    add r2, r2, r12, lsl #2
    cmp r0, #15
    bne .Lotherwise_155
    vld1.32 {d16, d17}, [r2]
    b .Lend_156
.Lotherwise_155:
    vmov.i32 q8, #0
    tst r1, #1
    beq .Lotherwise_157
    vld1.32 {d16[0]}, [r2]
.Lotherwise_157:
    tst r1, #2
    beq .Lotherwise_158
    add r0, r2, #4
    vld1.32 {d16[1]}, [r0]
.Lotherwise_158:
    tst r1, #4
    beq .Lotherwise_159
    add r0, r2, #8
    vld1.32 {d17[0]}, [r0]
.Lotherwise_159:
    tst r1, #8
    beq .Lotherwise_160
    add r0, r2, #12
    vld1.32 {d17[1]}, [r0]
.Lotherwise_160:
.Lend_156:
    ubfx r0, r1, #4, #4
    vadd.f32 q13, q13, q8
    cmp r0, #15
    bne .Lotherwise_161
    add r0, r2, #16
    vld1.32 {d16, d17}, [r0]
    b .Lend_162
.Lotherwise_161:
    vmov.i32 q8, #0
    tst r1, #16
    beq .Lotherwise_163
    add r0, r2, #16
    vld1.32 {d16[0]}, [r0]
.Lotherwise_163:
    tst r1, #32
    beq .Lotherwise_164
    add r0, r2, #20
    vld1.32 {d16[1]}, [r0]
.Lotherwise_164:
    tst r1, #64
    beq .Lotherwise_165
    add r0, r2, #24
    vld1.32 {d17[0]}, [r0]
.Lotherwise_165:
    tst r1, #128
    beq .Lotherwise_166
    add r0, r2, #28
    vld1.32 {d17[1]}, [r0]
.Lotherwise_166:
.Lend_162:
    vadd.f32 q2, q2, q8
    b .Lend_167
.Lotherwise_142:
.Lend_167:
    vldr s0, [r14, #20]
    ubfx r0, r1, #0, #4
    vdup.32 q8, d0[0]
    vmax.f32 q9, q8, q14
    cmp r0, #15
    bne .Lotherwise_168
    vst1.32 {d18, d19}, [r5]
    b .Lend_169
.Lotherwise_168:
    tst r1, #1
    beq .Lotherwise_170
    vst1.32 {d18[0]}, [r5]
.Lotherwise_170:
    tst r1, #2
    beq .Lotherwise_171
    add r0, r5, #4
    vst1.32 {d18[1]}, [r0]
.Lotherwise_171:
    tst r1, #4
    beq .Lotherwise_172
    add r0, r5, #8
    vst1.32 {d19[0]}, [r0]
.Lotherwise_172:
    tst r1, #8
    beq .Lotherwise_173
    add r0, r5, #12
    vst1.32 {d19[1]}, [r0]
.Lotherwise_173:
.Lend_169:
    ubfx r0, r1, #4, #4
    vmax.f32 q9, q8, q15
    cmp r0, #15
    bne .Lotherwise_174
    add r0, r5, #16
    vst1.32 {d18, d19}, [r0]
    b .Lend_175
.Lotherwise_174:
    tst r1, #16
    beq .Lotherwise_176
    add r0, r5, #16
    vst1.32 {d18[0]}, [r0]
.Lotherwise_176:
    tst r1, #32
    beq .Lotherwise_177
    add r0, r5, #20
    vst1.32 {d18[1]}, [r0]
.Lotherwise_177:
    tst r1, #64
    beq .Lotherwise_178
    add r0, r5, #24
    vst1.32 {d19[0]}, [r0]
.Lotherwise_178:
    tst r1, #128
    beq .Lotherwise_179
    add r0, r5, #28
    vst1.32 {d19[1]}, [r0]
.Lotherwise_179:
.Lend_175:
    ubfx r0, r1, #0, #4
    vmax.f32 q9, q8, q13
    add r5, r5, r12, lsl #2
    cmp r0, #15
    bne .Lotherwise_180
    vst1.32 {d18, d19}, [r5]
    b .Lend_181
.Lotherwise_180:
    tst r1, #1
    beq .Lotherwise_182
    vst1.32 {d18[0]}, [r5]
.Lotherwise_182:
    tst r1, #2
    beq .Lotherwise_183
    add r0, r5, #4
    vst1.32 {d18[1]}, [r0]
.Lotherwise_183:
    tst r1, #4
    beq .Lotherwise_184
    add r0, r5, #8
    vst1.32 {d19[0]}, [r0]
.Lotherwise_184:
    tst r1, #8
    beq .Lotherwise_185
    add r0, r5, #12
    vst1.32 {d19[1]}, [r0]
.Lotherwise_185:
.Lend_181:
    ubfx r0, r1, #4, #4
    vmax.f32 q8, q8, q2
    cmp r0, #15
    bne .Lotherwise_186
    add r0, r5, #16
    vst1.32 {d16, d17}, [r0]
    b .Lend_187
.Lotherwise_186:
    tst r1, #16
    beq .Lotherwise_188
    add r0, r5, #16
    vst1.32 {d16[0]}, [r0]
.Lotherwise_188:
    tst r1, #32
    beq .Lotherwise_189
    add r0, r5, #20
    vst1.32 {d16[1]}, [r0]
.Lotherwise_189:
    tst r1, #64
    beq .Lotherwise_190
    add r0, r5, #24
    vst1.32 {d17[0]}, [r0]
.Lotherwise_190:
    tst r1, #128
    beq .Lotherwise_191
    add r0, r5, #28
    vst1.32 {d17[1]}, [r0]
.Lotherwise_191:
.Lend_187:
.Lend_135:
.Lend_101:
    pop {r4, r5, r6, r7, r8, r9, r10, pc}
    .size nnp_sgemm_2x8__armv7_neon, . - nnp_sgemm_2x8__armv7_neon

    .text
    .p2align 4
    .globl nnp_sgemm_3x8__armv7_neon
    .type nnp_sgemm_3x8__armv7_neon, %function
nnp_sgemm_3x8__armv7_neon:
    push {r4, r5, r6, r7, r8, r9, r10, r14}
    vpush {d8, d9, d10, d11, d12, d13}
    ldr r14, [sp, #84]
    mov r12, r0
    mov r4, r1
    ldr r5, [sp, #80]
    mov r6, r2
    ldr r0, [r14]
    ldr r1, [r14, #4]
    mov r2, r5
    pld [r2]
    pld [r2, #60]
    add r2, r2, r0, lsl #2
    lsr r7, r1, #3
    pld [r2]
    pld [r2, #60]
    add r2, r2, r0, lsl #2
    pld [r2]
    pld [r2, #60]
    ldr r8, [r14, #16]
    cmp r7, #0
    beq .Lloop_end_192
.Lloop_193:
    ldr r0, [r14]
    mov r1, r5
    vmov.i32 q8, #0
    ldr r2, [r14, #8]
    vmov.i32 q9, #0
    pld [r1, #92]
    add r1, r1, r0, lsl #2
    vmov.i32 q10, #0
    pld [r1, #92]
    add r1, r1, r0, lsl #2
    vmov.i32 q11, #0
    pld [r1, #92]
    vmov.i32 q12, #0
    vmov.i32 q13, #0
    cmp r2, #0
    bne .Lotherwise_194
    b .Lend_195
.Lotherwise_194:
    vldr d0, [r2]
    vldr s4, [r2, #8]
    vdup.32 q8, d0[0]
    vdup.32 q10, d0[1]
    vdup.32 q12, d2[0]
    vmov q9, q8
    vmov q11, q10
    vmov q13, q12
.Lend_195:
    cmp r3, #0
    bne .Lotherwise_196
    mov r0, r12
    ldr r9, [r14, #12]
    lsr r1, r0, #2
    mov r10, r4
    ubfx r0, r0, #0, #2
    cmp r1, #0
    beq .Lloop_end_197
.Lloop_198:
    vld1.32 {d0, d1}, [r10]!
    add r2, r6, r9, lsl #2
    sub r1, r1, #1
    vld1.32 {d28, d29}, [r6]!
    vld1.32 {d2, d3}, [r10]!
    vld1.32 {d30, d31}, [r6]!
    vmla.f32 q8, q14, d0[0]
    vld1.32 {d4, d5}, [r10]
    vmla.f32 q10, q14, d2[0]
    add r10, r10, #32
    vld1.32 {d8, d9}, [r6]!
    vmla.f32 q9, q15, d0[0]
    vmla.f32 q11, q15, d2[0]
    vld1.32 {d10, d11}, [r6]!
    vmla.f32 q12, q14, d4[0]
    vld1.32 {d28, d29}, [r6]!
    vmla.f32 q13, q15, d4[0]
    vld1.32 {d30, d31}, [r6]!
    vmla.f32 q8, q4, d0[1]
    vld1.32 {d6, d7}, [r6]!
    vmla.f32 q9, q5, d0[1]
    vld1.32 {d12, d13}, [r6]!
    vmla.f32 q10, q4, d2[1]
    pld [r2]
    vmla.f32 q11, q5, d2[1]
    pld [r2, #32]
    vmla.f32 q12, q4, d4[1]
    pld [r2, #64]
    vmla.f32 q13, q5, d4[1]
    pld [r2, #96]
    vmla.f32 q8, q14, d1[0]
    vmla.f32 q9, q15, d1[0]
    vmla.f32 q10, q14, d3[0]
    vmla.f32 q11, q15, d3[0]
    vmla.f32 q12, q14, d5[0]
    vmla.f32 q13, q15, d5[0]
    vmla.f32 q8, q3, d1[1]
    vmla.f32 q9, q6, d1[1]
    vmla.f32 q10, q3, d3[1]
    vmla.f32 q11, q6, d3[1]
    vmla.f32 q12, q3, d5[1]
    vmla.f32 q13, q6, d5[1]
    cmp r1, #0
    bne .Lloop_198
.Lloop_end_197:
    cmp r0, #0
    beq .Lloop_end_199
.Lloop_200:
    add r1, r6, r9, lsl #2
    vld1.32 {d28, d29}, [r6]!
    sub r0, r0, #1
    vld1.32 {d30, d31}, [r6]!
    vldr s8, [r10]
    vldr s0, [r10, #16]
    vldr s4, [r10, #32]
    vmla.f32 q8, q14, d4[0]
    add r10, r10, #4
    pld [r1]
    vmla.f32 q9, q15, d4[0]
    vmla.f32 q10, q14, d0[0]
    vmla.f32 q11, q15, d0[0]
    vmla.f32 q12, q14, d2[0]
    vmla.f32 q13, q15, d2[0]
    cmp r0, #0
    bne .Lloop_200
.Lloop_end_199:
    b .Lend_201
.Lotherwise_196:
    cmp r8, #0
    bne .Lotherwise_202
    lsr r0, r12, #2
    mov r1, r6
    mov r2, r4
    ubfx r9, r12, #0, #2
    cmp r0, #0
    beq .Lloop_end_203
.Lloop_204:
    vld1.32 {d0, d1}, [r2]!
    sub r0, r0, #1
    vld1.32 {d28, d29}, [r1]!
    vld1.32 {d2, d3}, [r2]!
    vld1.32 {d30, d31}, [r1]
    vmla.f32 q8, q14, d0[0]
    vld1.32 {d4, d5}, [r2]
    vmla.f32 q10, q14, d2[0]
    add r2, r2, #32
    pld [r1, #44]
    sub r1, r1, #16
    add r1, r1, r3, lsl #2
    vmla.f32 q9, q15, d0[0]
    vld1.32 {d8, d9}, [r1]!
    vmla.f32 q11, q15, d2[0]
    vld1.32 {d10, d11}, [r1]
    vmla.f32 q12, q14, d4[0]
    pld [r1, #44]
    sub r1, r1, #16
    vmla.f32 q13, q15, d4[0]
    add r1, r1, r3, lsl #2
    vld1.32 {d28, d29}, [r1]!
    vmla.f32 q8, q4, d0[1]
    vld1.32 {d30, d31}, [r1]
    vmla.f32 q9, q5, d0[1]
    pld [r1, #44]
    sub r1, r1, #16
    vmla.f32 q10, q4, d2[1]
    add r1, r1, r3, lsl #2
    vld1.32 {d6, d7}, [r1]!
    vmla.f32 q11, q5, d2[1]
    vld1.32 {d12, d13}, [r1]
    vmla.f32 q12, q4, d4[1]
    pld [r1, #44]
    sub r1, r1, #16
    vmla.f32 q13, q5, d4[1]
    add r1, r1, r3, lsl #2
    vmla.f32 q8, q14, d1[0]
    vmla.f32 q9, q15, d1[0]
    vmla.f32 q10, q14, d3[0]
    vmla.f32 q11, q15, d3[0]
    vmla.f32 q12, q14, d5[0]
    vmla.f32 q13, q15, d5[0]
    vmla.f32 q8, q3, d1[1]
    vmla.f32 q9, q6, d1[1]
    vmla.f32 q10, q3, d3[1]
    vmla.f32 q11, q6, d3[1]
    vmla.f32 q12, q3, d5[1]
    vmla.f32 q13, q6, d5[1]
    cmp r0, #0
    bne .Lloop_204
.Lloop_end_203:
    cmp r9, #0
    beq .Lloop_end_205
.Lloop_206:
    vld1.32 {d28, d29}, [r1]!
    sub r9, r9, #1
    vld1.32 {d30, d31}, [r1]
    vldr s8, [r2]
    vldr s0, [r2, #16]
    vldr s4, [r2, #32]
    vmla.f32 q8, q14, d4[0]
    add r2, r2, #4
    pld [r1, #44]
    sub r1, r1, #16
    add r1, r1, r3, lsl #2
    vmla.f32 q9, q15, d4[0]
    vmla.f32 q10, q14, d0[0]
    vmla.f32 q11, q15, d0[0]
    vmla.f32 q12, q14, d2[0]
    vmla.f32 q13, q15, d2[0]
    cmp r9, #0
    bne .Lloop_206
.Lloop_end_205:
    b .Lend_207
.Lotherwise_202:
    lsr r0, r12, #2
    mov r1, r6
    mov r2, r4
    ubfx r9, r12, #0, #2
    cmp r0, #0
    beq .Lloop_end_208
.Lloop_209:
    vld1.32 {d28, d29}, [r1]!
    sub r0, r0, #1
    vld1.32 {d12, d13}, [r1]
    vst1.32 {d28, d29}, [r8]!
    pld [r1, #44]
    sub r1, r1, #16
    add r1, r1, r3, lsl #2
    vst1.32 {d12, d13}, [r8]!
    vld1.32 {d10, d11}, [r1]!
    vld1.32 {d6, d7}, [r1]
    vldr s8, [r2]
    vldr s0, [r2, #16]
    vldr s4, [r2, #32]
    vmla.f32 q8, q14, d4[0]
    vst1.32 {d10, d11}, [r8]!
    vmla.f32 q9, q6, d4[0]
    pld [r1, #44]
    sub r1, r1, #16
    add r1, r1, r3, lsl #2
    vmla.f32 q10, q14, d0[0]
    vst1.32 {d6, d7}, [r8]!
    vmla.f32 q11, q6, d0[0]
    vld1.32 {d8, d9}, [r1]!
    vmla.f32 q12, q14, d2[0]
    vld1.32 {d30, d31}, [r1]
    vmla.f32 q13, q6, d2[0]
    vldr s0, [r2, #4]
    vldr s4, [r2, #20]
    vldr s8, [r2, #36]
    vmla.f32 q8, q5, d0[0]
    vst1.32 {d8, d9}, [r8]!
    vmla.f32 q9, q3, d0[0]
    pld [r1, #44]
    sub r1, r1, #16
    add r1, r1, r3, lsl #2
    vmla.f32 q10, q5, d2[0]
    vst1.32 {d30, d31}, [r8]!
    vmla.f32 q11, q3, d2[0]
    vld1.32 {d28, d29}, [r1]!
    vmla.f32 q12, q5, d4[0]
    vld1.32 {d10, d11}, [r1]
    vmla.f32 q13, q3, d4[0]
    vldr s0, [r2, #8]
    vldr s4, [r2, #24]
    vldr s12, [r2, #40]
    vmla.f32 q8, q4, d0[0]
    vst1.32 {d28, d29}, [r8]!
    vmla.f32 q9, q15, d0[0]
    vst1.32 {d10, d11}, [r8]!
    vmla.f32 q10, q4, d2[0]
    vmla.f32 q11, q15, d2[0]
    vldr s8, [r2, #12]
    vmla.f32 q12, q4, d6[0]
    vldr s0, [r2, #28]
    vmla.f32 q13, q15, d6[0]
    vldr s4, [r2, #44]
    add r2, r2, #64
    pld [r1, #44]
    sub r1, r1, #16
    add r1, r1, r3, lsl #2
    vmla.f32 q8, q14, d4[0]
    vmla.f32 q9, q5, d4[0]
    vmla.f32 q10, q14, d0[0]
    vmla.f32 q11, q5, d0[0]
    vmla.f32 q12, q14, d2[0]
    vmla.f32 q13, q5, d2[0]
    cmp r0, #0
    bne .Lloop_209
.Lloop_end_208:
    cmp r9, #0
    beq .Lloop_end_210
.Lloop_211:
    vld1.32 {d28, d29}, [r1]!
    sub r9, r9, #1
    vld1.32 {d30, d31}, [r1]
    vst1.32 {d28, d29}, [r8]!
    vst1.32 {d30, d31}, [r8]!
    vldr s0, [r2]
    vldr s4, [r2, #16]
    vldr s8, [r2, #32]
    vmla.f32 q8, q14, d0[0]
    add r2, r2, #4
    pld [r1, #44]
    sub r1, r1, #16
    add r1, r1, r3, lsl #2
    vmla.f32 q9, q15, d0[0]
    vmla.f32 q10, q14, d2[0]
    vmla.f32 q11, q15, d2[0]
    vmla.f32 q12, q14, d4[0]
    vmla.f32 q13, q15, d4[0]
    cmp r9, #0
    bne .Lloop_211
.Lloop_end_210:
.Lend_207:
    add r6, r6, #32
.Lend_201:
    ldr r0, [r14, #8]
    ldr r1, [r14]
    cmp r0, #0
    bne .Lotherwise_212
    mov r0, r5
    vld1.32 {d28, d29}, [r0]!
    vld1.32 {d30, d31}, [r0]
    sub r0, r0, #16
    add r0, r0, r1, lsl #2
    vld1.32 {d0, d1}, [r0]!
    vadd.f32 q8, q8, q14
    vld1.32 {d28, d29}, [r0]
    sub r0, r0, #16
    add r0, r0, r1, lsl #2
    vadd.f32 q9, q9, q15
    vld1.32 {d30, d31}, [r0]!
    vadd.f32 q10, q10, q0
    vld1.32 {d0, d1}, [r0]
    sub r0, r0, #16
    vadd.f32 q11, q11, q14
    vadd.f32 q12, q12, q15
    vadd.f32 q13, q13, q0
    b .Lend_213
.Lotherwise_212:
.Lend_213:
    vldr s0, [r14, #20]
    mov r0, r5
    sub r7, r7, #1
    add r5, r5, #32
    vdup.32 q14, d0[0]
    vmax.f32 q8, q14, q8
    vmax.f32 q9, q14, q9
    vmax.f32 q10, q14, q10
    vst1.32 {d16, d17}, [r0]!
    vmax.f32 q8, q14, q11
    vst1.32 {d18, d19}, [r0]
    sub r0, r0, #16
    add r0, r0, r1, lsl #2
    vmax.f32 q9, q14, q12
    vst1.32 {d20, d21}, [r0]!
    vmax.f32 q10, q14, q13
    vst1.32 {d16, d17}, [r0]
    sub r0, r0, #16
    add r0, r0, r1, lsl #2
    vst1.32 {d18, d19}, [r0]!
    vst1.32 {d20, d21}, [r0]
    sub r0, r0, #16
    cmp r7, #0
    bne .Lloop_193
.Lloop_end_192:
    ldr r0, [r14, #4]
    ubfx r0, r0, #0, #3
    cmp r0, #0
    bne .Lotherwise_214
    b .Lend_215
.Lotherwise_214:
    sub r0, r0, #1
    lsr r0, r0, #2
    cmp r0, #0
    bne .Lotherwise_216
    ldr r0, [r14, #8]
    vmov.i32 q11, #0
    vmov.i32 q12, #0
    vmov.i32 q13, #0
    cmp r0, #0
    bne .Lotherwise_217
    b .Lend_218
.Lotherwise_217:
    vldr d0, [r0]
    vldr s4, [r0, #8]
    vdup.32 q8, d0[0]
    vdup.32 q9, d0[1]
    vdup.32 q10, d2[0]
    vmov q11, q8
    vmov q12, q9
    vmov q13, q10
.Lend_218:
    ldr r0, [r14, #12]
    lsr r1, r12, #2
    ubfx r2, r12, #0, #2
    cmp r1, #0
    beq .Lloop_end_219
.Lloop_220:
    vld1.32 {d0, d1}, [r4]!
    add r3, r6, r0, lsl #2
    sub r1, r1, #1
    vld1.32 {d2, d3}, [r4]!
    vld1.32 {d16, d17}, [r6]
    add r6, r6, #32
    vld1.32 {d4, d5}, [r4]
    add r4, r4, #32
    vmla.f32 q11, q8, d0[0]
    vld1.32 {d18, d19}, [r6]
    add r6, r6, #32
    vmla.f32 q12, q8, d2[0]
    vld1.32 {d20, d21}, [r6]
    add r6, r6, #32
    vmla.f32 q13, q8, d4[0]
    vld1.32 {d16, d17}, [r6]
    add r6, r6, #32
    vmla.f32 q11, q9, d0[1]
    pld [r3]
    vmla.f32 q12, q9, d2[1]
    pld [r3, #32]
    vmla.f32 q13, q9, d4[1]
    pld [r3, #64]
    vmla.f32 q11, q10, d1[0]
    pld [r3, #96]
    vmla.f32 q12, q10, d3[0]
    vmla.f32 q13, q10, d5[0]
    vmla.f32 q11, q8, d1[1]
    vmla.f32 q12, q8, d3[1]
    vmla.f32 q13, q8, d5[1]
    cmp r1, #0
    bne .Lloop_220
.Lloop_end_219:
    cmp r2, #0
    beq .Lloop_end_221
.Lloop_222:
    vld1.32 {d16, d17}, [r6]
    add r1, r6, r0, lsl #2
    sub r2, r2, #1
    vldr s0, [r4]
    add r6, r6, #32
    vldr s4, [r4, #16]
    vldr s8, [r4, #32]
    vmla.f32 q11, q8, d0[0]
    add r4, r4, #4
    pld [r1]
    vmla.f32 q12, q8, d2[0]
    vmla.f32 q13, q8, d4[0]
    cmp r2, #0
    bne .Lloop_222
.Lloop_end_221:
    ldr r0, [r14, #4]
    movw r1, #4
    movw r2, #1
    ldr r3, [r14, #8]
    ubfx r0, r0, #0, #3
    ldr r12, [r14]
    cmp r0, r1
    movhi r0, r1
    lsl r0, r2, r0
    sub r1, r0, #1
    cmp r3, #0
    bne .Lotherwise_223
    ubfx r0, r1, #0, #4
    mov r2, r5
    cmp r0, #15
    bne .Lotherwise_224
    vld1.32 {d16, d17}, [r2]
    b .Lend_225
.Lotherwise_224:
    vmov.i32 q8, #0
    tst r1, #1
    beq .Lotherwise_226
    vld1.32 {d16[0]}, [r2]
.Lotherwise_226:
    tst r1, #2
    beq .Lotherwise_227
    add r0, r2, #4
    vld1.32 {d16[1]}, [r0]
.Lotherwise_227:
    tst r1, #4
    beq .Lotherwise_228
    add r0, r2, #8
    vld1.32 {d17[0]}, [r0]
.Lotherwise_228:
    tst r1, #8
    beq .Lotherwise_229
    add r0, r2, #12
    vld1.32 {d17[1]}, [r0]
.Lotherwise_229:
.Lend_225:
    ubfx r0, r1, #0, #4
    vadd.f32 q11, q11, q8
    add r2, r2, r12, lsl #2
    cmp r0, #15
    bne .Lotherwise_230
    vld1.32 {d16, d17}, [r2]
    b .Lend_231
.Lotherwise_230:
    vmov.i32 q8, #0
    tst r1, #1
    beq .Lotherwise_232
    vld1.32 {d16[0]}, [r2]
.Lotherwise_232:
    tst r1, #2
    beq .Lotherwise_233
    add r0, r2, #4
    vld1.32 {d16[1]}, [r0]
.Lotherwise_233:
    tst r1, #4
    beq .Lotherwise_234
    add r0, r2, #8
    vld1.32 {d17[0]}, [r0]
.Lotherwise_234:
    tst r1, #8
    beq .Lotherwise_235
    add r0, r2, #12
    vld1.32 {d17[1]}, [r0]
.Lotherwise_235:
.Lend_231:
    ubfx r0, r1, #0, #4
    vadd.f32 q12, q12, q8
    add r2, r2, r12, lsl #2
    cmp r0, #15
    bne .Lotherwise_236
    vld1.32 {d16, d17}, [r2]
    b .Lend_237
.Lotherwise_236:
    vmov.i32 q8, #0
    tst r1, #1
    beq .Lotherwise_238
    vld1.32 {d16[0]}, [r2]
.Lotherwise_238:
    tst r1, #2
    beq .Lotherwise_239
    add r0, r2, #4
    vld1.32 {d16[1]}, [r0]
.Lotherwise_239:
    tst r1, #4
    beq .Lotherwise_240
    add r0, r2, #8
    vld1.32 {d17[0]}, [r0]
.Lotherwise_240:
    tst r1, #8
    beq .Lotherwise_241
    add r0, r2, #12
    vld1.32 {d17[1]}, [r0]
.Lotherwise_241:
.Lend_237:
    vadd.f32 q13, q13, q8
    b .Lend_242
.Lotherwise_223:
.Lend_242:
    vldr s0, [r14, #20]
    ubfx r0, r1, #0, #4
    vdup.32 q8, d0[0]
    vmax.f32 q9, q8, q11
    cmp r0, #15
    bne .Lotherwise_243
    vst1.32 {d18, d19}, [r5]
    b .Lend_244
.Lotherwise_243:
    tst r1, #1
    beq .Lotherwise_245
    vst1.32 {d18[0]}, [r5]
.Lotherwise_245:
    tst r1, #2
    beq .Lotherwise_246
    add r0, r5, #4
    vst1.32 {d18[1]}, [r0]
.Lotherwise_246:
    tst r1, #4
    beq .Lotherwise_247
    add r0, r5, #8
    vst1.32 {d19[0]}, [r0]
.Lotherwise_247:
    tst r1, #8
    beq .Lotherwise_248
    add r0, r5, #12
    vst1.32 {d19[1]}, [r0]
.Lotherwise_248:
.Lend_244:
    ubfx r0, r1, #0, #4
    vmax.f32 q9, q8, q12
    add r5, r5, r12, lsl #2
    cmp r0, #15
    bne .Lotherwise_249
    vst1.32 {d18, d19}, [r5]
    b .Lend_250
.Lotherwise_249:
    tst r1, #1
    beq .Lotherwise_251
    vst1.32 {d18[0]}, [r5]
.Lotherwise_251:
    tst r1, #2
    beq .Lotherwise_252
    add r0, r5, #4
    vst1.32 {d18[1]}, [r0]
.Lotherwise_252:
    tst r1, #4
    beq .Lotherwise_253
    add r0, r5, #8
    vst1.32 {d19[0]}, [r0]
.Lotherwise_253:
    tst r1, #8
    beq .Lotherwise_254
    add r0, r5, #12
    vst1.32 {d19[1]}, [r0]
.Lotherwise_254:
.Lend_250:
    ubfx r0, r1, #0, #4
    vmax.f32 q8, q8, q13
    add r5, r5, r12, lsl #2
    cmp r0, #15
    bne .Lotherwise_255
    vst1.32 {d16, d17}, [r5]
    b .Lend_256
.Lotherwise_255:
    tst r1, #1
    beq .Lotherwise_257
    vst1.32 {d16[0]}, [r5]
.Lotherwise_257:
    tst r1, #2
    beq .Lotherwise_258
    add r0, r5, #4
    vst1.32 {d16[1]}, [r0]
.Lotherwise_258:
    tst r1, #4
    beq .Lotherwise_259
    add r0, r5, #8
    vst1.32 {d17[0]}, [r0]
.Lotherwise_259:
    tst r1, #8
    beq .Lotherwise_260
    add r0, r5, #12
    vst1.32 {d17[1]}, [r0]
.Lotherwise_260:
.Lend_256:
    b .Lend_261
.Lotherwise_216:
    ldr r0, [r14, #8]
    vmov.i32 q13, #0
    vmov.i32 q14, #0
    vmov.i32 q11, #0
    vmov.i32 q12, #0
    vmov.i32 q10, #0
    vmov.i32 q15, #0
    cmp r0, #0
    bne .Lotherwise_262
    b .Lend_263
.Lotherwise_262:
    vldr d0, [r0]
    vldr s4, [r0, #8]
    vdup.32 q8, d0[0]
    vdup.32 q9, d0[1]
    vdup.32 q10, d2[0]
    vmov q13, q8
    vmov q14, q8
    vmov q11, q9
    vmov q12, q9
    vmov q15, q10
.Lend_263:
    ldr r0, [r14, #12]
    lsr r1, r12, #2
    ubfx r2, r12, #0, #2
    cmp r1, #0
    beq .Lloop_end_264
.Lloop_265:
    vld1.32 {d0, d1}, [r4]!
    add r3, r6, r0, lsl #2
    sub r1, r1, #1
    vld1.32 {d16, d17}, [r6]!
    vld1.32 {d2, d3}, [r4]!
    vld1.32 {d18, d19}, [r6]!
    vmla.f32 q13, q8, d0[0]
    vld1.32 {d4, d5}, [r4]
    vmla.f32 q11, q8, d2[0]
    add r4, r4, #32
    vld1.32 {d8, d9}, [r6]!
    vmla.f32 q14, q9, d0[0]
    vmla.f32 q12, q9, d2[0]
    vld1.32 {d10, d11}, [r6]!
    vmla.f32 q10, q8, d4[0]
    vld1.32 {d16, d17}, [r6]!
    vmla.f32 q15, q9, d4[0]
    vld1.32 {d18, d19}, [r6]!
    vmla.f32 q13, q4, d0[1]
    vld1.32 {d6, d7}, [r6]!
    vmla.f32 q14, q5, d0[1]
    vld1.32 {d12, d13}, [r6]!
    vmla.f32 q11, q4, d2[1]
    pld [r3]
    vmla.f32 q12, q5, d2[1]
    pld [r3, #32]
    vmla.f32 q10, q4, d4[1]
    pld [r3, #64]
    vmla.f32 q15, q5, d4[1]
    pld [r3, #96]
    vmla.f32 q13, q8, d1[0]
    vmla.f32 q14, q9, d1[0]
    vmla.f32 q11, q8, d3[0]
    vmla.f32 q12, q9, d3[0]
    vmla.f32 q10, q8, d5[0]
    vmla.f32 q15, q9, d5[0]
    vmla.f32 q13, q3, d1[1]
    vmla.f32 q14, q6, d1[1]
    vmla.f32 q11, q3, d3[1]
    vmla.f32 q12, q6, d3[1]
    vmla.f32 q10, q3, d5[1]
    vmla.f32 q15, q6, d5[1]
    cmp r1, #0
    bne .Lloop_265
.Lloop_end_264:
    cmp r2, #0
    beq .Lloop_end_266
.Lloop_267:
    add r1, r6, r0, lsl #2
    vld1.32 {d16, d17}, [r6]!
    sub r2, r2, #1
    vld1.32 {d18, d19}, [r6]!
    vldr s0, [r4]
    vldr s4, [r4, #16]
    vldr s8, [r4, #32]
    vmla.f32 q13, q8, d0[0]
    add r4, r4, #4
    pld [r1]
    vmla.f32 q14, q9, d0[0]
    vmla.f32 q11, q8, d2[0]
    vmla.f32 q12, q9, d2[0]
    vmla.f32 q10, q8, d4[0]
    vmla.f32 q15, q9, d4[0]
    cmp r2, #0
    bne .Lloop_267
.Lloop_end_266:
    ldr r0, [r14, #4]
    movw r1, #8
    movw r2, #1
    ldr r3, [r14, #8]
    ubfx r0, r0, #0, #3
    ldr r12, [r14]
    cmp r0, r1
    movhi r0, r1
    lsl r0, r2, r0
    sub r1, r0, #1
    cmp r3, #0
    bne .Lotherwise_268
    ubfx r0, r1, #0, #4
    mov r2, r5
    cmp r0, #15
    bne .Lotherwise_269
    vld1.32 {d16, d17}, [r2]
    b .Lend_270
.Lotherwise_269:
    vmov.i32 q8, #0
    tst r1, #1
    beq .Lotherwise_271
    vld1.32 {d16[0]}, [r2]
.Lotherwise_271:
    tst r1, #2
    beq .Lotherwise_272
    add r0, r2, #4
    vld1.32 {d16[1]}, [r0]
.Lotherwise_272:
    tst r1, #4
    beq .Lotherwise_273
    add r0, r2, #8
    vld1.32 {d17[0]}, [r0]
.Lotherwise_273:
    tst r1, #8
    beq .Lotherwise_274
    add r0, r2, #12
    vld1.32 {d17[1]}, [r0]
.Lotherwise_274:
.Lend_270:
    ubfx r0, r1, #4, #4
    vadd.f32 q13, q13, q8
    cmp r0, #15
    bne .Lotherwise_275
    add r0, r2, #16
    vld1.32 {d16, d17}, [r0]
    b .Lend_276
.Lotherwise_275:
    vmov.i32 q8, #0
    tst r1, #16
    beq .Lotherwise_277
    add r0, r2, #16
    vld1.32 {d16[0]}, [r0]
.Lotherwise_277:
    tst r1, #32
    beq .Lotherwise_278
    add r0, r2, #20
    vld1.32 {d16[1]}, [r0]
.Lotherwise_278:
    tst r1, #64
    beq .Lotherwise_279
    add r0, r2, #24
    vld1.32 {d17[0]}, [r0]
.Lotherwise_279:
    tst r1, #128
    beq .Lotherwise_280
    add r0, r2, #28
    vld1.32 {d17[1]}, [r0]
.Lotherwise_280:
.Lend_276:
    ubfx r0, r1, #0, #4
    vadd.f32 q14, q14, q8
    add r2, r2, r12, lsl #2
    cmp r0, #15
    bne .Lotherwise_281
    vld1.32 {d16, d17}, [r2]
    b .Lend_282
.Lotherwise_281:
    vmov.i32 q8, #0
    tst r1, #1
    beq .Lotherwise_283
    vld1.32 {d16[0]}, [r2]
.Lotherwise_283:
    tst r1, #2
    beq .Lotherwise_284
    add r0, r2, #4
    vld1.32 {d16[1]}, [r0]
.Lotherwise_284:
    tst r1, #4
    beq .Lotherwise_285
    add r0, r2, #8
    vld1.32 {d17[0]}, [r0]
.Lotherwise_285:
    tst r1, #8
    beq .Lotherwise_286
    add r0, r2, #12
    vld1.32 {d17[1]}, [r0]
.Lotherwise_286:
.Lend_282:
    ubfx r0, r1, #4, #4
    vadd.f32 q11, q11, q8
    cmp r0, #15
    bne .Lotherwise_287
    add r0, r2, #16
    vld1.32 {d16, d17}, [r0]
    b .Lend_288
.Lotherwise_287:
    vmov.i32 q8, #0
    tst r1, #16
    beq .Lotherwise_289
    add r0, r2, #16
    vld1.32 {d16[0]}, [r0]
.Lotherwise_289:
    tst r1, #32
    beq .Lotherwise_290
    add r0, r2, #20
    vld1.32 {d16[1]}, [r0]
.Lotherwise_290:
    tst r1, #64
    beq .Lotherwise_291
    add r0, r2, #24
    vld1.32 {d17[0]}, [r0]
.Lotherwise_291:
    tst r1, #128
    beq .Lotherwise_292
    add r0, r2, #28
    vld1.32 {d17[1]}, [r0]
.Lotherwise_292:
.Lend_288:
    ubfx r0, r1, #0, #4
    vadd.f32 q12, q12, q8
    add r2, r2, r12, lsl #2
    cmp r0, #15
    bne .Lotherwise_293
    vld1.32 {d16, d17}, [r2]
    b .Lend_294
.Lotherwise_293:
    vmov.i32 q8, #0
    tst r1, #1
    beq .Lotherwise_295
    vld1.32 {d16[0]}, [r2]
.Lotherwise_295:
    tst r1, #2
    beq .Lotherwise_296
    add r0, r2, #4
    vld1.32 {d16[1]}, [r0]
.Lotherwise_296:
    tst r1, #4
    beq .Lotherwise_297
    add r0, r2, #8
    vld1.32 {d17[0]}, [r0]
.Lotherwise_297:
    tst r1, #8
    beq .Lotherwise_298
    add r0, r2, #12
    vld1.32 {d17[1]}, [r0]
.Lotherwise_298:
.Lend_294:
    ubfx r0, r1, #4, #4
    vadd.f32 q10, q10, q8
    cmp r0, #15
    bne .Lotherwise_299
    add r0, r2, #16
    vld1.32 {d16, d17}, [r0]
    b .Lend_300
.Lotherwise_299:
    vmov.i32 q8, #0
    tst r1, #16
    beq .Lotherwise_301
    add r0, r2, #16
    vld1.32 {d16[0]}, [r0]
.Lotherwise_301:
    tst r1, #32
    beq .Lotherwise_302
    add r0, r2, #20
    vld1.32 {d16[1]}, [r0]
.Lotherwise_302:
    tst r1, #64
    beq .Lotherwise_303
    add r0, r2, #24
    vld1.32 {d17[0]}, [r0]
.Lotherwise_303:
    tst r1, #128
    beq .Lotherwise_304
    add r0, r2, #28
    vld1.32 {d17[1]}, [r0]
.Lotherwise_304:
.Lend_300:
    vadd.f32 q15, q15, q8
    b .Lend_305
.Lotherwise_268:
.Lend_305:
    vldr s0, [r14, #20]
    ubfx r0, r1, #0, #4
    vdup.32 q8, d0[0]
    vmax.f32 q9, q8, q13
    cmp r0, #15
    bne .Lotherwise_306
    vst1.32 {d18, d19}, [r5]
    b .Lend_307
.Lotherwise_306:
    tst r1, #1
    beq .Lotherwise_308
    vst1.32 {d18[0]}, [r5]
.Lotherwise_308:
    tst r1, #2
    beq .Lotherwise_309
    add r0, r5, #4
    vst1.32 {d18[1]}, [r0]
.Lotherwise_309:
    tst r1, #4
    beq .Lotherwise_310
    add r0, r5, #8
    vst1.32 {d19[0]}, [r0]
.Lotherwise_310:
    tst r1, #8
    beq .Lotherwise_311
    add r0, r5, #12
    vst1.32 {d19[1]}, [r0]
.Lotherwise_311:
.Lend_307:
    ubfx r0, r1, #4, #4
    vmax.f32 q9, q8, q14
    cmp r0, #15
    bne .Lotherwise_312
    add r0, r5, #16
    vst1.32 {d18, d19}, [r0]
    b .Lend_313
.Lotherwise_312:
    tst r1, #16
    beq .Lotherwise_314
    add r0, r5, #16
    vst1.32 {d18[0]}, [r0]
.Lotherwise_314:
    tst r1, #32
    beq .Lotherwise_315
    add r0, r5, #20
    vst1.32 {d18[1]}, [r0]
.Lotherwise_315:
    tst r1, #64
    beq .Lotherwise_316
    add r0, r5, #24
    vst1.32 {d19[0]}, [r0]
.Lotherwise_316:
    tst r1, #128
    beq .Lotherwise_317
    add r0, r5, #28
    vst1.32 {d19[1]}, [r0]
.Lotherwise_317:
.Lend_313:
    ubfx r0, r1, #0, #4
    vmax.f32 q9, q8, q11
    add r5, r5, r12, lsl #2
    cmp r0, #15
    bne .Lotherwise_318
    vst1.32 {d18, d19}, [r5]
    b .Lend_319
.Lotherwise_318:
    tst r1, #1
    beq .Lotherwise_320
    vst1.32 {d18[0]}, [r5]
.Lotherwise_320:
    tst r1, #2
    beq .Lotherwise_321
    add r0, r5, #4
    vst1.32 {d18[1]}, [r0]
.Lotherwise_321:
    tst r1, #4
    beq .Lotherwise_322
    add r0, r5, #8
    vst1.32 {d19[0]}, [r0]
.Lotherwise_322:
    tst r1, #8
    beq .Lotherwise_323
    add r0, r5, #12
    vst1.32 {d19[1]}, [r0]
.Lotherwise_323:
.Lend_319:
    ubfx r0, r1, #4, #4
    vmax.f32 q9, q8, q12
    cmp r0, #15
    bne .Lotherwise_324
    add r0, r5, #16
    vst1.32 {d18, d19}, [r0]
    b .Lend_325
.Lotherwise_324:
    tst r1, #16
    beq .Lotherwise_326
    add r0, r5, #16
    vst1.32 {d18[0]}, [r0]
.Lotherwise_326:
    tst r1, #32
    beq .Lotherwise_327
    add r0, r5, #20
    vst1.32 {d18[1]}, [r0]
.Lotherwise_327:
    tst r1, #64
    beq .Lotherwise_328
    add r0, r5, #24
    vst1.32 {d19[0]}, [r0]
.Lotherwise_328:
    tst r1, #128
    beq .Lotherwise_329
    add r0, r5, #28
    vst1.32 {d19[1]}, [r0]
.Lotherwise_329:
.Lend_325:
    ubfx r0, r1, #0, #4
    vmax.f32 q9, q8, q10
    add r5, r5, r12, lsl #2
    cmp r0, #15
    bne .Lotherwise_330
    vst1.32 {d18, d19}, [r5]
    b .Lend_331
.Lotherwise_330:
    tst r1, #1
    beq .Lotherwise_332
    vst1.32 {d18[0]}, [r5]
.Lotherwise_332:
    tst r1, #2
    beq .Lotherwise_333
    add r0, r5, #4
    vst1.32 {d18[1]}, [r0]
.Lotherwise_333:
    tst r1, #4
    beq .Lotherwise_334
    add r0, r5, #8
    vst1.32 {d19[0]}, [r0]
.Lotherwise_334:
    tst r1, #8
    beq .Lotherwise_335
    add r0, r5, #12
    vst1.32 {d19[1]}, [r0]
.Lotherwise_335:
.Lend_331:
    ubfx r0, r1, #4, #4
    vmax.f32 q8, q8, q15
    cmp r0, #15
    bne .Lotherwise_336
    add r0, r5, #16
    vst1.32 {d16, d17}, [r0]
    b .Lend_337
.Lotherwise_336:
    tst r1, #16
    beq .Lotherwise_338
    add r0, r5, #16
    vst1.32 {d16[0]}, [r0]
.Lotherwise_338:
    tst r1, #32
    beq .Lotherwise_339
    add r0, r5, #20
    vst1.32 {d16[1]}, [r0]
.Lotherwise_339:
    tst r1, #64
    beq .Lotherwise_340
    add r0, r5, #24
    vst1.32 {d17[0]}, [r0]
.Lotherwise_340:
    tst r1, #128
    beq .Lotherwise_341
    add r0, r5, #28
    vst1.32 {d17[1]}, [r0]
.Lotherwise_341:
.Lend_337:
.Lend_261:
.Lend_215:
    vpop {d8, d9, d10, d11, d12, d13}
    pop {r4, r5, r6, r7, r8, r9, r10, pc}
    .size nnp_sgemm_3x8__armv7_neon, . - nnp_sgemm_3x8__armv7_neon

    .text
    .p2align 4
    .globl nnp_sgemm_4x8__armv7_neon
    .type nnp_sgemm_4x8__armv7_neon, %function
nnp_sgemm_4x8__armv7_neon:
    push {r4, r5, r6, r7, r8, r9, r10, r14}
    vpush {d8, d9, d10, d11, d12, d13}
    ldr r14, [sp, #84]
    mov r12, r0
    mov r4, r1
    ldr r5, [sp, #80]
    mov r6, r2
    ldr r0, [r14]
    ldr r1, [r14, #4]
    mov r2, r5
    pld [r2]
    pld [r2, #60]
    add r2, r2, r0, lsl #2
    lsr r7, r1, #3
    pld [r2]
    pld [r2, #60]
    add r2, r2, r0, lsl #2
    pld [r2]
    pld [r2, #60]
    add r2, r2, r0, lsl #2
    pld [r2]
    pld [r2, #60]
    ldr r8, [r14, #16]
    cmp r7, #0
    beq .Lloop_end_342
.Lloop_343:
    ldr r0, [r14]
    mov r1, r5
    vmov.i32 q8, #0
    ldr r2, [r14, #8]
    vmov.i32 q9, #0
    pld [r1, #92]
    add r1, r1, r0, lsl #2
    vmov.i32 q10, #0
    pld [r1, #92]
    add r1, r1, r0, lsl #2
    vmov.i32 q11, #0
    pld [r1, #92]
    add r1, r1, r0, lsl #2
    vmov.i32 q12, #0
    pld [r1, #92]
    vmov.i32 q13, #0
    vmov.i32 q14, #0
    vmov.i32 q15, #0
    cmp r2, #0
    bne .Lotherwise_344
    b .Lend_345
.Lotherwise_344:
    vld1.32 {d0, d1}, [r2]
    vdup.32 q8, d0[0]
    vdup.32 q10, d0[1]
    vdup.32 q12, d1[0]
    vdup.32 q14, d1[1]
    vmov q9, q8
    vmov q11, q10
    vmov q13, q12
    vmov q15, q14
.Lend_345:
    cmp r3, #0
    bne .Lotherwise_346
    mov r0, r12
    ldr r9, [r14, #12]
    lsr r1, r0, #2
    mov r10, r4
    ubfx r0, r0, #0, #2
    cmp r1, #0
    beq .Lloop_end_347
.Lloop_348:
    vld1.32 {d0, d1}, [r10]!
    sub r1, r1, #1
    vld1.32 {d2, d3}, [r10]!
    vld1.32 {d4, d5}, [r10]!
    vld1.32 {d6, d7}, [r10]!
    add r2, r6, r9, lsl #2
    vld1.32 {d8, d9}, [r6]!
    vld1.32 {d10, d11}, [r6]!
    vmla.f32 q8, q4, d0[0]
    pld [r2]
    vmla.f32 q9, q5, d0[0]
    pld [r2, #32]
    vmla.f32 q10, q4, d2[0]
    pld [r2, #64]
    vmla.f32 q11, q5, d2[0]
    pld [r2, #96]
    vmla.f32 q12, q4, d4[0]
    vmla.f32 q13, q5, d4[0]
    vmla.f32 q14, q4, d6[0]
    vld1.32 {d8, d9}, [r6]!
    vmla.f32 q15, q5, d6[0]
    vld1.32 {d10, d11}, [r6]!
    vmla.f32 q8, q4, d0[1]
    vmla.f32 q9, q5, d0[1]
    vmla.f32 q10, q4, d2[1]
    vmla.f32 q11, q5, d2[1]
    vmla.f32 q12, q4, d4[1]
    vmla.f32 q13, q5, d4[1]
    vmla.f32 q14, q4, d6[1]
    vld1.32 {d8, d9}, [r6]!
    vmla.f32 q15, q5, d6[1]
    vld1.32 {d10, d11}, [r6]!
    vmla.f32 q8, q4, d1[0]
    vmla.f32 q9, q5, d1[0]
    vmla.f32 q10, q4, d3[0]
    vmla.f32 q11, q5, d3[0]
    vmla.f32 q12, q4, d5[0]
    vmla.f32 q13, q5, d5[0]
    vmla.f32 q14, q4, d7[0]
    vld1.32 {d8, d9}, [r6]!
    vmla.f32 q15, q5, d7[0]
    vld1.32 {d10, d11}, [r6]!
    vmla.f32 q8, q4, d1[1]
    vmla.f32 q9, q5, d1[1]
    vmla.f32 q10, q4, d3[1]
    vmla.f32 q11, q5, d3[1]
    vmla.f32 q12, q4, d5[1]
    vmla.f32 q13, q5, d5[1]
    vmla.f32 q14, q4, d7[1]
    vmla.f32 q15, q5, d7[1]
    cmp r1, #0
    bne .Lloop_348
.Lloop_end_347:
    cmp r0, #0
    beq .Lloop_end_349
.Lloop_350:
    add r1, r6, r9, lsl #2
    vld1.32 {d8, d9}, [r6]!
    sub r0, r0, #1
    vld1.32 {d10, d11}, [r6]!
    vldr s12, [r10]
    vldr s8, [r10, #16]
    vldr s4, [r10, #32]
    vmla.f32 q8, q4, d6[0]
    vldr s0, [r10, #48]
    vmla.f32 q9, q5, d6[0]
    add r10, r10, #4
    pld [r1]
    vmla.f32 q10, q4, d4[0]
    vmla.f32 q11, q5, d4[0]
    vmla.f32 q12, q4, d2[0]
    vmla.f32 q13, q5, d2[0]
    vmla.f32 q14, q4, d0[0]
    vmla.f32 q15, q5, d0[0]
    cmp r0, #0
    bne .Lloop_350
.Lloop_end_349:
    b .Lend_351
.Lotherwise_346:
    cmp r8, #0
    bne .Lotherwise_352
    lsr r0, r12, #2
    mov r1, r6
    mov r2, r4
    ubfx r9, r12, #0, #2
    cmp r0, #0
    beq .Lloop_end_353
.Lloop_354:
    vld1.32 {d0, d1}, [r2]!
    sub r0, r0, #1
    vld1.32 {d2, d3}, [r2]!
    vld1.32 {d8, d9}, [r1]!
    vld1.32 {d4, d5}, [r2]!
    vld1.32 {d10, d11}, [r1]
    vmla.f32 q8, q4, d0[0]
    vld1.32 {d6, d7}, [r2]!
    vmla.f32 q10, q4, d2[0]
    pld [r1, #44]
    sub r1, r1, #16
    add r1, r1, r3, lsl #2
    vmla.f32 q9, q5, d0[0]
    vmla.f32 q11, q5, d2[0]
    vmla.f32 q12, q4, d4[0]
    vmla.f32 q13, q5, d4[0]
    vmla.f32 q14, q4, d6[0]
    vld1.32 {d8, d9}, [r1]!
    vmla.f32 q15, q5, d6[0]
    vld1.32 {d10, d11}, [r1]
    pld [r1, #44]
    sub r1, r1, #16
    add r1, r1, r3, lsl #2
    vmla.f32 q8, q4, d0[1]
    vmla.f32 q9, q5, d0[1]
    vmla.f32 q10, q4, d2[1]
    vmla.f32 q11, q5, d2[1]
    vmla.f32 q12, q4, d4[1]
    vmla.f32 q13, q5, d4[1]
    vmla.f32 q14, q4, d6[1]
    vld1.32 {d8, d9}, [r1]!
    vmla.f32 q15, q5, d6[1]
    vld1.32 {d10, d11}, [r1]
    pld [r1, #44]
    sub r1, r1, #16
    add r1, r1, r3, lsl #2
    vmla.f32 q8, q4, d1[0]
    vmla.f32 q9, q5, d1[0]
    vmla.f32 q10, q4, d3[0]
    vmla.f32 q11, q5, d3[0]
    vmla.f32 q12, q4, d5[0]
    vmla.f32 q13, q5, d5[0]
    vmla.f32 q14, q4, d7[0]
    vld1.32 {d8, d9}, [r1]!
    vmla.f32 q15, q5, d7[0]
    vld1.32 {d10, d11}, [r1]
    pld [r1, #44]
    sub r1, r1, #16
    add r1, r1, r3, lsl #2
    vmla.f32 q8, q4, d1[1]
    vmla.f32 q9, q5, d1[1]
    vmla.f32 q10, q4, d3[1]
    vmla.f32 q11, q5, d3[1]
    vmla.f32 q12, q4, d5[1]
    vmla.f32 q13, q5, d5[1]
    vmla.f32 q14, q4, d7[1]
    vmla.f32 q15, q5, d7[1]
    cmp r0, #0
    bne .Lloop_354
.Lloop_end_353:
    cmp r9, #0
    beq .Lloop_end_355
.Lloop_356:
    vld1.32 {d8, d9}, [r1]!
    sub r9, r9, #1
    vld1.32 {d10, d11}, [r1]
    vldr s12, [r2]
    vldr s8, [r2, #16]
    vldr s4, [r2, #32]
    vmla.f32 q8, q4, d6[0]
    vldr s0, [r2, #48]
    vmla.f32 q9, q5, d6[0]
    add r2, r2, #4
    pld [r1, #44]
    sub r1, r1, #16
    add r1, r1, r3, lsl #2
    vmla.f32 q10, q4, d4[0]
    vmla.f32 q11, q5, d4[0]
    vmla.f32 q12, q4, d2[0]
    vmla.f32 q13, q5, d2[0]
    vmla.f32 q14, q4, d0[0]
    vmla.f32 q15, q5, d0[0]
    cmp r9, #0
    bne .Lloop_356
.Lloop_end_355:
    b .Lend_357
.Lotherwise_352:
    lsr r0, r12, #2
    mov r1, r6
    mov r2, r4
    ubfx r9, r12, #0, #2
    cmp r0, #0
    beq .Lloop_end_358
.Lloop_359:
    vld1.32 {d10, d11}, [r1]!
    sub r0, r0, #1
    vld1.32 {d6, d7}, [r1]
    vst1.32 {d10, d11}, [r8]!
    pld [r1, #44]
    sub r1, r1, #16
    add r1, r1, r3, lsl #2
    vst1.32 {d6, d7}, [r8]!
    vld1.32 {d8, d9}, [r1]!
    vld1.32 {d2, d3}, [r1]
    vldr s0, [r2]
    vldr s8, [r2, #16]
    pld [r1, #44]
    sub r1, r1, #16
    add r1, r1, r3, lsl #2
    vmla.f32 q8, q5, d0[0]
    vmla.f32 q9, q3, d0[0]
    vldr s0, [r2, #32]
    vmla.f32 q10, q5, d4[0]
    vmla.f32 q11, q3, d4[0]
    vldr s24, [r2, #48]
    vst1.32 {d8, d9}, [r8]!
    vmla.f32 q12, q5, d0[0]
    vst1.32 {d2, d3}, [r8]!
    vmla.f32 q13, q3, d0[0]
    vld1.32 {d4, d5}, [r1]!
    vmla.f32 q14, q5, d12[0]
    vld1.32 {d10, d11}, [r1]
    vmla.f32 q15, q3, d12[0]
    vldr s0, [r2, #4]
    vldr s12, [r2, #20]
    pld [r1, #44]
    sub r1, r1, #16
    add r1, r1, r3, lsl #2
    vmla.f32 q8, q4, d0[0]
    vmla.f32 q9, q1, d0[0]
    vldr s0, [r2, #36]
    vmla.f32 q10, q4, d6[0]
    vmla.f32 q11, q1, d6[0]
    vldr s24, [r2, #52]
    vst1.32 {d4, d5}, [r8]!
    vmla.f32 q12, q4, d0[0]
    vst1.32 {d10, d11}, [r8]!
    vmla.f32 q13, q1, d0[0]
    vld1.32 {d6, d7}, [r1]!
    vmla.f32 q14, q4, d12[0]
    vld1.32 {d8, d9}, [r1]
    vmla.f32 q15, q1, d12[0]
    vldr s0, [r2, #8]
    vldr s24, [r2, #24]
    vmla.f32 q8, q2, d0[0]
    pld [r1, #44]
    sub r1, r1, #16
    vmla.f32 q9, q5, d0[0]
    vldr s4, [r2, #40]
    add r1, r1, r3, lsl #2
    vmla.f32 q10, q2, d12[0]
    vmla.f32 q11, q5, d12[0]
    vldr s0, [r2, #56]
    vst1.32 {d6, d7}, [r8]!
    vmla.f32 q12, q2, d2[0]
    vst1.32 {d8, d9}, [r8]!
    vmla.f32 q13, q5, d2[0]
    vmla.f32 q14, q2, d0[0]
    vldr s24, [r2, #12]
    vmla.f32 q15, q5, d0[0]
    vldr s8, [r2, #28]
    vldr s4, [r2, #44]
    vmla.f32 q8, q3, d12[0]
    vldr s0, [r2, #60]
    vmla.f32 q9, q4, d12[0]
    add r2, r2, #64
    vmla.f32 q10, q3, d4[0]
    vmla.f32 q11, q4, d4[0]
    vmla.f32 q12, q3, d2[0]
    vmla.f32 q13, q4, d2[0]
    vmla.f32 q14, q3, d0[0]
    vmla.f32 q15, q4, d0[0]
    cmp r0, #0
    bne .Lloop_359
.Lloop_end_358:
    cmp r9, #0
    beq .Lloop_end_360
.Lloop_361:
    vld1.32 {d8, d9}, [r1]!
    sub r9, r9, #1
    vld1.32 {d10, d11}, [r1]
    vst1.32 {d8, d9}, [r8]!
    vst1.32 {d10, d11}, [r8]!
    vldr s12, [r2]
    vldr s8, [r2, #16]
    vldr s4, [r2, #32]
    vmla.f32 q8, q4, d6[0]
    vldr s0, [r2, #48]
    vmla.f32 q9, q5, d6[0]
    add r2, r2, #4
    pld [r1, #44]
    sub r1, r1, #16
    add r1, r1, r3, lsl #2
    vmla.f32 q10, q4, d4[0]
    vmla.f32 q11, q5, d4[0]
    vmla.f32 q12, q4, d2[0]
    vmla.f32 q13, q5, d2[0]
    vmla.f32 q14, q4, d0[0]
    vmla.f32 q15, q5, d0[0]
    cmp r9, #0
    bne .Lloop_361
.Lloop_end_360:
.Lend_357:
    add r6, r6, #32
.Lend_351:
    ldr r0, [r14, #8]
    ldr r1, [r14]
    cmp r0, #0
    bne .Lotherwise_362
    mov r0, r5
    vld1.32 {d0, d1}, [r0]!
    vld1.32 {d2, d3}, [r0]
    sub r0, r0, #16
    add r0, r0, r1, lsl #2
    vld1.32 {d4, d5}, [r0]!
    vadd.f32 q8, q8, q0
    vld1.32 {d0, d1}, [r0]
    sub r0, r0, #16
    add r0, r0, r1, lsl #2
    vadd.f32 q9, q9, q1
    vld1.32 {d2, d3}, [r0]!
    vadd.f32 q10, q10, q2
    vld1.32 {d4, d5}, [r0]
    sub r0, r0, #16
    add r0, r0, r1, lsl #2
    vadd.f32 q11, q11, q0
    vld1.32 {d0, d1}, [r0]!
    vadd.f32 q12, q12, q1
    vld1.32 {d2, d3}, [r0]
    sub r0, r0, #16
    vadd.f32 q13, q13, q2
    vadd.f32 q14, q14, q0
    vadd.f32 q15, q15, q1
    b .Lend_363
.Lotherwise_362:
.Lend_363:
    vldr s0, [r14, #20]
    mov r0, r5
    sub r7, r7, #1
    add r5, r5, #32
    vdup.32 q0, d0[0]
    vmax.f32 q8, q0, q8
    vmax.f32 q9, q0, q9
    vmax.f32 q10, q0, q10
    vst1.32 {d16, d17}, [r0]!
    vmax.f32 q8, q0, q11
    vst1.32 {d18, d19}, [r0]
    sub r0, r0, #16
    add r0, r0, r1, lsl #2
    vmax.f32 q9, q0, q12
    vst1.32 {d20, d21}, [r0]!
    vmax.f32 q10, q0, q13
    vst1.32 {d16, d17}, [r0]
    sub r0, r0, #16
    add r0, r0, r1, lsl #2
    vmax.f32 q8, q0, q14
    vst1.32 {d18, d19}, [r0]!
    vmax.f32 q9, q0, q15
    vst1.32 {d20, d21}, [r0]
    sub r0, r0, #16
    add r0, r0, r1, lsl #2
    vst1.32 {d16, d17}, [r0]!
    vst1.32 {d18, d19}, [r0]
    sub r0, r0, #16
    cmp r7, #0
    bne .Lloop_343
.Lloop_end_342:
    ldr r0, [r14, #4]
    ubfx r0, r0, #0, #3
    cmp r0, #0
    bne .Lotherwise_364
    b .Lend_365
.Lotherwise_364:
    sub r0, r0, #1
    lsr r0, r0, #2
    cmp r0, #0
    bne .Lotherwise_366
    ldr r0, [r14, #8]
    vmov.i32 q13, #0
    vmov.i32 q14, #0
    vmov.i32 q15, #0
    vmov.i32 q12, #0
    cmp r0, #0
    bne .Lotherwise_367
    b .Lend_368
.Lotherwise_367:
    vld1.32 {d0, d1}, [r0]
    vdup.32 q8, d0[0]
    vdup.32 q9, d0[1]
    vdup.32 q10, d1[0]
    vdup.32 q11, d1[1]
    vmov q13, q8
    vmov q14, q9
    vmov q15, q10
    vmov q12, q11
.Lend_368:
    ldr r0, [r14, #12]
    lsr r1, r12, #2
    ubfx r2, r12, #0, #2
    cmp r1, #0
    beq .Lloop_end_369
.Lloop_370:
    vld1.32 {d0, d1}, [r4]!
    add r3, r6, r0, lsl #2
    sub r1, r1, #1
    vld1.32 {d2, d3}, [r4]!
    vld1.32 {d4, d5}, [r4]!
    vld1.32 {d16, d17}, [r6]
    add r6, r6, #32
    vld1.32 {d6, d7}, [r4]!
    vmla.f32 q13, q8, d0[0]
    vld1.32 {d18, d19}, [r6]
    add r6, r6, #32
    vmla.f32 q14, q8, d2[0]
    vld1.32 {d20, d21}, [r6]
    add r6, r6, #32
    vmla.f32 q15, q8, d4[0]
    vld1.32 {d22, d23}, [r6]
    add r6, r6, #32
    vmla.f32 q12, q8, d6[0]
    pld [r3]
    vmla.f32 q13, q9, d0[1]
    pld [r3, #32]
    vmla.f32 q14, q9, d2[1]
    pld [r3, #64]
    vmla.f32 q15, q9, d4[1]
    pld [r3, #96]
    vmla.f32 q12, q9, d6[1]
    vmla.f32 q13, q10, d1[0]
    vmla.f32 q14, q10, d3[0]
    vmla.f32 q15, q10, d5[0]
    vmla.f32 q12, q10, d7[0]
    vmla.f32 q13, q11, d1[1]
    vmla.f32 q14, q11, d3[1]
    vmla.f32 q15, q11, d5[1]
    vmla.f32 q12, q11, d7[1]
    cmp r1, #0
    bne .Lloop_370
.Lloop_end_369:
    cmp r2, #0
    beq .Lloop_end_371
.Lloop_372:
    vld1.32 {d16, d17}, [r6]
    add r1, r6, r0, lsl #2
    sub r2, r2, #1
    vldr s0, [r4]
    add r6, r6, #32
    vldr s4, [r4, #16]
    vldr s8, [r4, #32]
    vmla.f32 q13, q8, d0[0]
    vldr s0, [r4, #48]
    vmla.f32 q14, q8, d2[0]
    add r4, r4, #4
    pld [r1]
    vmla.f32 q15, q8, d4[0]
    vmla.f32 q12, q8, d0[0]
    cmp r2, #0
    bne .Lloop_372
.Lloop_end_371:
    ldr r0, [r14, #4]
    movw r1, #4
    movw r2, #1
    ldr r3, [r14, #8]
    ubfx r0, r0, #0, #3
    ldr r12, [r14]
    cmp r0, r1
    movhi r0, r1
    lsl r0, r2, r0
    sub r1, r0, #1
    cmp r3, #0
    bne .Lotherwise_373
    ubfx r0, r1, #0, #4
    mov r2, r5
    cmp r0, #15
    bne .Lotherwise_374
    vld1.32 {d16, d17}, [r2]
    b .Lend_375
.Lotherwise_374:
    vmov.i32 q8, #0
    tst r1, #1
    beq .Lotherwise_376
    vld1.32 {d16[0]}, [r2]
.Lotherwise_376:
    tst r1, #2
    beq .Lotherwise_377
    add r0, r2, #4
    vld1.32 {d16[1]}, [r0]
.Lotherwise_377:
    tst r1, #4
    beq .Lotherwise_378
    add r0, r2, #8
    vld1.32 {d17[0]}, [r0]
.Lotherwise_378:
    tst r1, #8
    beq .Lotherwise_379
    add r0, r2, #12
    vld1.32 {d17[1]}, [r0]
.Lotherwise_379:
.Lend_375:
    ubfx r0, r1, #0, #4
    vadd.f32 q13, q13, q8
    add r2, r2, r12, lsl #2
    cmp r0, #15
    bne .Lotherwise_380
    vld1.32 {d16, d17}, [r2]
    b .Lend_381
.Lotherwise_380:
    vmov.i32 q8, #0
    tst r1, #1
    beq .Lotherwise_382
    vld1.32 {d16[0]}, [r2]
.Lotherwise_382:
    tst r1, #2
    beq .Lotherwise_383
    add r0, r2, #4
    vld1.32 {d16[1]}, [r0]
.Lotherwise_383:
    tst r1, #4
    beq .Lotherwise_384
    add r0, r2, #8
    vld1.32 {d17[0]}, [r0]
.Lotherwise_384:
    tst r1, #8
    beq .Lotherwise_385
    add r0, r2, #12
    vld1.32 {d17[1]}, [r0]
.Lotherwise_385:
.Lend_381:
    ubfx r0, r1, #0, #4
    vadd.f32 q14, q14, q8
    add r2, r2, r12, lsl #2
    cmp r0, #15
    bne .Lotherwise_386
    vld1.32 {d16, d17}, [r2]
    b .Lend_387
.Lotherwise_386:
    vmov.i32 q8, #0
    tst r1, #1
    beq .Lotherwise_388
    vld1.32 {d16[0]}, [r2]
.Lotherwise_388:
    tst r1, #2
    beq .Lotherwise_389
    add r0, r2, #4
    vld1.32 {d16[1]}, [r0]
.Lotherwise_389:
    tst r1, #4
    beq .Lotherwise_390
    add r0, r2, #8
    vld1.32 {d17[0]}, [r0]
.Lotherwise_390:
    tst r1, #8
    beq .Lotherwise_391
    add r0, r2, #12
    vld1.32 {d17[1]}, [r0]
.Lotherwise_391:
.Lend_387:
    ubfx r0, r1, #0, #4
    vadd.f32 q15, q15, q8
    add r2, r2, r12, lsl #2
    cmp r0, #15
    bne .Lotherwise_392
    vld1.32 {d16, d17}, [r2]
    b .Lend_393
.Lotherwise_392:
    vmov.i32 q8, #0
    tst r1, #1
    beq .Lotherwise_394
    vld1.32 {d16[0]}, [r2]
.Lotherwise_394:
    tst r1, #2
    beq .Lotherwise_395
    add r0, r2, #4
    vld1.32 {d16[1]}, [r0]
.Lotherwise_395:
    tst r1, #4
    beq .Lotherwise_396
    add r0, r2, #8
    vld1.32 {d17[0]}, [r0]
.Lotherwise_396:
    tst r1, #8
    beq .Lotherwise_397
    add r0, r2, #12
    vld1.32 {d17[1]}, [r0]
.Lotherwise_397:
.Lend_393:
    vadd.f32 q12, q12, q8
    b .Lend_398
.Lotherwise_373:
.Lend_398:
    vldr s0, [r14, #20]
    ubfx r0, r1, #0, #4
    vdup.32 q8, d0[0]
    vmax.f32 q9, q8, q13
    cmp r0, #15
    bne .Lotherwise_399
    vst1.32 {d18, d19}, [r5]
    b .Lend_400
.Lotherwise_399:
    tst r1, #1
    beq .Lotherwise_401
    vst1.32 {d18[0]}, [r5]
.Lotherwise_401:
    tst r1, #2
    beq .Lotherwise_402
    add r0, r5, #4
    vst1.32 {d18[1]}, [r0]
.Lotherwise_402:
    tst r1, #4
    beq .Lotherwise_403
    add r0, r5, #8
    vst1.32 {d19[0]}, [r0]
.Lotherwise_403:
    tst r1, #8
    beq .Lotherwise_404
    add r0, r5, #12
    vst1.32 {d19[1]}, [r0]
.Lotherwise_404:
.Lend_400:
    ubfx r0, r1, #0, #4
    vmax.f32 q9, q8, q14
    add r5, r5, r12, lsl #2
    cmp r0, #15
    bne .Lotherwise_405
    vst1.32 {d18, d19}, [r5]
    b .Lend_406
.Lotherwise_405:
    tst r1, #1
    beq .Lotherwise_407
    vst1.32 {d18[0]}, [r5]
.Lotherwise_407:
    tst r1, #2
    beq .Lotherwise_408
    add r0, r5, #4
    vst1.32 {d18[1]}, [r0]
.Lotherwise_408:
    tst r1, #4
    beq .Lotherwise_409
    add r0, r5, #8
    vst1.32 {d19[0]}, [r0]
.Lotherwise_409:
    tst r1, #8
    beq .Lotherwise_410
    add r0, r5, #12
    vst1.32 {d19[1]}, [r0]
.Lotherwise_410:
.Lend_406:
    ubfx r0, r1, #0, #4
    vmax.f32 q9, q8, q15
    add r5, r5, r12, lsl #2
    cmp r0, #15
    bne .Lotherwise_411
    vst1.32 {d18, d19}, [r5]
    b .Lend_412
.Lotherwise_411:
    tst r1, #1
    beq .Lotherwise_413
    vst1.32 {d18[0]}, [r5]
.Lotherwise_413:
    tst r1, #2
    beq .Lotherwise_414
    add r0, r5, #4
    vst1.32 {d18[1]}, [r0]
.Lotherwise_414:
    tst r1, #4
    beq .Lotherwise_415
    add r0, r5, #8
    vst1.32 {d19[0]}, [r0]
.Lotherwise_415:
    tst r1, #8
    beq .Lotherwise_416
    add r0, r5, #12
    vst1.32 {d19[1]}, [r0]
.Lotherwise_416:
.Lend_412:
    ubfx r0, r1, #0, #4
    vmax.f32 q8, q8, q12
    add r5, r5, r12, lsl #2
    cmp r0, #15
    bne .Lotherwise_417
    vst1.32 {d16, d17}, [r5]
    b .Lend_418
.Lotherwise_417:
    tst r1, #1
    beq .Lotherwise_419
    vst1.32 {d16[0]}, [r5]
.Lotherwise_419:
    tst r1, #2
    beq .Lotherwise_420
    add r0, r5, #4
    vst1.32 {d16[1]}, [r0]
.Lotherwise_420:
    tst r1, #4
    beq .Lotherwise_421
    add r0, r5, #8
    vst1.32 {d17[0]}, [r0]
.Lotherwise_421:
    tst r1, #8
    beq .Lotherwise_422
    add r0, r5, #12
    vst1.32 {d17[1]}, [r0]
.Lotherwise_422:
.Lend_418:
    b .Lend_423
.Lotherwise_366:
    ldr r0, [r14, #8]
    vmov.i32 q8, #0
    vmov.i32 q9, #0
    vmov.i32 q10, #0
    vmov.i32 q11, #0
    vmov.i32 q12, #0
    vmov.i32 q13, #0
    vmov.i32 q14, #0
    vmov.i32 q15, #0
    cmp r0, #0
    bne .Lotherwise_424
    b .Lend_425
.Lotherwise_424:
    vld1.32 {d0, d1}, [r0]
    vdup.32 q8, d0[0]
    vdup.32 q10, d0[1]
    vdup.32 q12, d1[0]
    vdup.32 q14, d1[1]
    vmov q9, q8
    vmov q11, q10
    vmov q13, q12
    vmov q15, q14
.Lend_425:
    ldr r0, [r14, #12]
    lsr r1, r12, #2
    ubfx r2, r12, #0, #2
    cmp r1, #0
    beq .Lloop_end_426
.Lloop_427:
    vld1.32 {d0, d1}, [r4]!
    add r3, r6, r0, lsl #2
    sub r1, r1, #1
    vld1.32 {d2, d3}, [r4]!
    vld1.32 {d8, d9}, [r6]!
    vld1.32 {d4, d5}, [r4]!
    vld1.32 {d10, d11}, [r6]!
    vmla.f32 q8, q4, d0[0]
    vld1.32 {d6, d7}, [r4]!
    vmla.f32 q10, q4, d2[0]
    vmla.f32 q9, q5, d0[0]
    pld [r3]
    vmla.f32 q11, q5, d2[0]
    pld [r3, #32]
    vmla.f32 q12, q4, d4[0]
    pld [r3, #64]
    vmla.f32 q13, q5, d4[0]
    pld [r3, #96]
    vmla.f32 q14, q4, d6[0]
    vld1.32 {d8, d9}, [r6]!
    vmla.f32 q15, q5, d6[0]
    vld1.32 {d10, d11}, [r6]!
    vmla.f32 q8, q4, d0[1]
    vmla.f32 q9, q5, d0[1]
    vmla.f32 q10, q4, d2[1]
    vmla.f32 q11, q5, d2[1]
    vmla.f32 q12, q4, d4[1]
    vmla.f32 q13, q5, d4[1]
    vmla.f32 q14, q4, d6[1]
    vld1.32 {d8, d9}, [r6]!
    vmla.f32 q15, q5, d6[1]
    vld1.32 {d10, d11}, [r6]!
    vmla.f32 q8, q4, d1[0]
    vmla.f32 q9, q5, d1[0]
    vmla.f32 q10, q4, d3[0]
    vmla.f32 q11, q5, d3[0]
    vmla.f32 q12, q4, d5[0]
    vmla.f32 q13, q5, d5[0]
    vmla.f32 q14, q4, d7[0]
    vld1.32 {d8, d9}, [r6]!
    vmla.f32 q15, q5, d7[0]
    vld1.32 {d10, d11}, [r6]!
    vmla.f32 q8, q4, d1[1]
    vmla.f32 q9, q5, d1[1]
    vmla.f32 q10, q4, d3[1]
    vmla.f32 q11, q5, d3[1]
    vmla.f32 q12, q4, d5[1]
    vmla.f32 q13, q5, d5[1]
    vmla.f32 q14, q4, d7[1]
    vmla.f32 q15, q5, d7[1]
    cmp r1, #0
    bne .Lloop_427
.Lloop_end_426:
    cmp r2, #0
    beq .Lloop_end_428
.Lloop_429:
    add r1, r6, r0, lsl #2
    vld1.32 {d8, d9}, [r6]!
    sub r2, r2, #1
    vld1.32 {d10, d11}, [r6]!
    vldr s0, [r4]
    vldr s4, [r4, #16]
    vldr s8, [r4, #32]
    vmla.f32 q8, q4, d0[0]
    vldr s12, [r4, #48]
    vmla.f32 q9, q5, d0[0]
    add r4, r4, #4
    pld [r1]
    vmla.f32 q10, q4, d2[0]
    vmla.f32 q11, q5, d2[0]
    vmla.f32 q12, q4, d4[0]
    vmla.f32 q13, q5, d4[0]
    vmla.f32 q14, q4, d6[0]
    vmla.f32 q15, q5, d6[0]
    cmp r2, #0
    bne .Lloop_429
.Lloop_end_428:
    ldr r0, [r14, #4]
    movw r1, #8
    movw r2, #1
    ldr r3, [r14, #8]
    ubfx r0, r0, #0, #3
    ldr r12, [r14]
    cmp r0, r1
    movhi r0, r1
    lsl r0, r2, r0
    sub r1, r0, #1
    cmp r3, #0
    bne .Lotherwise_430
    ubfx r0, r1, #0, #4
    mov r2, r5
    cmp r0, #15
    bne .Lotherwise_431
    vld1.32 {d0, d1}, [r2]
    b .Lend_432
.Lotherwise_431:
    vmov.i32 q0, #0
    tst r1, #1
    beq .Lotherwise_433
    vld1.32 {d0[0]}, [r2]
.Lotherwise_433:
    tst r1, #2
    beq .Lotherwise_434
    add r0, r2, #4
    vld1.32 {d0[1]}, [r0]
.Lotherwise_434:
    tst r1, #4
    beq .Lotherwise_435
    add r0, r2, #8
    vld1.32 {d1[0]}, [r0]
.Lotherwise_435:
    tst r1, #8
    beq .Lotherwise_436
    add r0, r2, #12
    vld1.32 {d1[1]}, [r0]
.Lotherwise_436:
.Lend_432:
    ubfx r0, r1, #4, #4
    vadd.f32 q8, q8, q0
    cmp r0, #15
    bne .Lotherwise_437
    add r0, r2, #16
    vld1.32 {d0, d1}, [r0]
    b .Lend_438
.Lotherwise_437:
    vmov.i32 q0, #0
    tst r1, #16
    beq .Lotherwise_439
    add r0, r2, #16
    vld1.32 {d0[0]}, [r0]
.Lotherwise_439:
    tst r1, #32
    beq .Lotherwise_440
    add r0, r2, #20
    vld1.32 {d0[1]}, [r0]
.Lotherwise_440:
    tst r1, #64
    beq .Lotherwise_441
    add r0, r2, #24
    vld1.32 {d1[0]}, [r0]
.Lotherwise_441:
    tst r1, #128
    beq .Lotherwise_442
    add r0, r2, #28
    vld1.32 {d1[1]}, [r0]
.Lotherwise_442:
.Lend_438:
    ubfx r0, r1, #0, #4
    vadd.f32 q9, q9, q0
    add r2, r2, r12, lsl #2
    cmp r0, #15
    bne .Lotherwise_443
    vld1.32 {d0, d1}, [r2]
    b .Lend_444
.Lotherwise_443:
    vmov.i32 q0, #0
    tst r1, #1
    beq .Lotherwise_445
    vld1.32 {d0[0]}, [r2]
.Lotherwise_445:
    tst r1, #2
    beq .Lotherwise_446
    add r0, r2, #4
    vld1.32 {d0[1]}, [r0]
.Lotherwise_446:
    tst r1, #4
    beq .Lotherwise_447
    add r0, r2, #8
    vld1.32 {d1[0]}, [r0]
.Lotherwise_447:
    tst r1, #8
    beq .Lotherwise_448
    add r0, r2, #12
    vld1.32 {d1[1]}, [r0]
.Lotherwise_448:
.Lend_444:
    ubfx r0, r1, #4, #4
    vadd.f32 q10, q10, q0
    cmp r0, #15
    bne .Lotherwise_449
    add r0, r2, #16
    vld1.32 {d0, d1}, [r0]
    b .Lend_450
.Lotherwise_449:
    vmov.i32 q0, #0
    tst r1, #16
    beq .Lotherwise_451
    add r0, r2, #16
    vld1.32 {d0[0]}, [r0]
.Lotherwise_451:
    tst r1, #32
    beq .Lotherwise_452
    add r0, r2, #20
    vld1.32 {d0[1]}, [r0]
.Lotherwise_452:
    tst r1, #64
    beq .Lotherwise_453
    add r0, r2, #24
    vld1.32 {d1[0]}, [r0]
.Lotherwise_453:
    tst r1, #128
    beq .Lotherwise_454
    add r0, r2, #28
    vld1.32 {d1[1]}, [r0]
.Lotherwise_454:
.Lend_450:
    ubfx r0, r1, #0, #4
    vadd.f32 q11, q11, q0
    add r2, r2, r12, lsl #2
    cmp r0, #15
    bne .Lotherwise_455
    vld1.32 {d0, d1}, [r2]
    b .Lend_456
.Lotherwise_455:
    vmov.i32 q0, #0
    tst r1, #1
    beq .Lotherwise_457
    vld1.32 {d0[0]}, [r2]
.Lotherwise_457:
    tst r1, #2
    beq .Lotherwise_458
    add r0, r2, #4
    vld1.32 {d0[1]}, [r0]
.Lotherwise_458:
    tst r1, #4
    beq .Lotherwise_459
    add r0, r2, #8
    vld1.32 {d1[0]}, [r0]
.Lotherwise_459:
    tst r1, #8
    beq .Lotherwise_460
    add r0, r2, #12
    vld1.32 {d1[1]}, [r0]
.Lotherwise_460:
.Lend_456:
    ubfx r0, r1, #4, #4
    vadd.f32 q12, q12, q0
    cmp r0, #15
    bne .Lotherwise_461
    add r0, r2, #16
    vld1.32 {d0, d1}, [r0]
    b .Lend_462
.Lotherwise_461:
    vmov.i32 q0, #0
    tst r1, #16
    beq .Lotherwise_463
    add r0, r2, #16
    vld1.32 {d0[0]}, [r0]
.Lotherwise_463:
    tst r1, #32
    beq .Lotherwise_464
    add r0, r2, #20
    vld1.32 {d0[1]}, [r0]
.Lotherwise_464:
    tst r1, #64
    beq .Lotherwise_465
    add r0, r2, #24
    vld1.32 {d1[0]}, [r0]
.Lotherwise_465:
    tst r1, #128
    beq .Lotherwise_466
    add r0, r2, #28
    vld1.32 {d1[1]}, [r0]
.Lotherwise_466:
.Lend_462:
    ubfx r0, r1, #0, #4
    vadd.f32 q13, q13, q0
    add r2, r2, r12, lsl #2
    cmp r0, #15
    bne .Lotherwise_467
    vld1.32 {d0, d1}, [r2]
    b .Lend_468
.Lotherwise_467:
    vmov.i32 q0, #0
    tst r1, #1
    beq .Lotherwise_469
    vld1.32 {d0[0]}, [r2]
.Lotherwise_469:
    tst r1, #2
    beq .Lotherwise_470
    add r0, r2, #4
    vld1.32 {d0[1]}, [r0]
.Lotherwise_470:
    tst r1, #4
    beq .Lotherwise_471
    add r0, r2, #8
    vld1.32 {d1[0]}, [r0]
.Lotherwise_471:
    tst r1, #8
    beq .Lotherwise_472
    add r0, r2, #12
    vld1.32 {d1[1]}, [r0]
.Lotherwise_472:
.Lend_468:
    ubfx r0, r1, #4, #4
    vadd.f32 q14, q14, q0
    cmp r0, #15
    bne .Lotherwise_473
    add r0, r2, #16
    vld1.32 {d0, d1}, [r0]
    b .Lend_474
.Lotherwise_473:
    vmov.i32 q0, #0
    tst r1, #16
    beq .Lotherwise_475
    add r0, r2, #16
    vld1.32 {d0[0]}, [r0]
.Lotherwise_475:
    tst r1, #32
    beq .Lotherwise_476
    add r0, r2, #20
    vld1.32 {d0[1]}, [r0]
.Lotherwise_476:
    tst r1, #64
    beq .Lotherwise_477
    add r0, r2, #24
    vld1.32 {d1[0]}, [r0]
.Lotherwise_477:
    tst r1, #128
    beq .Lotherwise_478
    add r0, r2, #28
    vld1.32 {d1[1]}, [r0]
.Lotherwise_478:
.Lend_474:
    vadd.f32 q15, q15, q0
    b .Lend_479
.Lotherwise_430:
.Lend_479:
    vldr s0, [r14, #20]
    ubfx r0, r1, #0, #4
    vdup.32 q0, d0[0]
    vmax.f32 q8, q0, q8
    cmp r0, #15
    bne .Lotherwise_480
    vst1.32 {d16, d17}, [r5]
    b .Lend_481
.Lotherwise_480:
    tst r1, #1
    beq .Lotherwise_482
    vst1.32 {d16[0]}, [r5]
.Lotherwise_482:
    tst r1, #2
    beq .Lotherwise_483
    add r0, r5, #4
    vst1.32 {d16[1]}, [r0]
.Lotherwise_483:
    tst r1, #4
    beq .Lotherwise_484
    add r0, r5, #8
    vst1.32 {d17[0]}, [r0]
.Lotherwise_484:
    tst r1, #8
    beq .Lotherwise_485
    add r0, r5, #12
    vst1.32 {d17[1]}, [r0]
.Lotherwise_485:
.Lend_481:
    ubfx r0, r1, #4, #4
    vmax.f32 q8, q0, q9
    cmp r0, #15
    bne .Lotherwise_486
    add r0, r5, #16
    vst1.32 {d16, d17}, [r0]
    b .Lend_487
.Lotherwise_486:
    tst r1, #16
    beq .Lotherwise_488
    add r0, r5, #16
    vst1.32 {d16[0]}, [r0]
.Lotherwise_488:
    tst r1, #32
    beq .Lotherwise_489
    add r0, r5, #20
    vst1.32 {d16[1]}, [r0]
.Lotherwise_489:
    tst r1, #64
    beq .Lotherwise_490
    add r0, r5, #24
    vst1.32 {d17[0]}, [r0]
.Lotherwise_490:
    tst r1, #128
    beq .Lotherwise_491
    add r0, r5, #28
    vst1.32 {d17[1]}, [r0]
.Lotherwise_491:
.Lend_487:
    ubfx r0, r1, #0, #4
    vmax.f32 q8, q0, q10
    add r5, r5, r12, lsl #2
    cmp r0, #15
    bne .Lotherwise_492
    vst1.32 {d16, d17}, [r5]
    b .Lend_493
.Lotherwise_492:
    tst r1, #1
    beq .Lotherwise_494
    vst1.32 {d16[0]}, [r5]
.Lotherwise_494:
    tst r1, #2
    beq .Lotherwise_495
    add r0, r5, #4
    vst1.32 {d16[1]}, [r0]
.Lotherwise_495:
    tst r1, #4
    beq .Lotherwise_496
    add r0, r5, #8
    vst1.32 {d17[0]}, [r0]
.Lotherwise_496:
    tst r1, #8
    beq .Lotherwise_497
    add r0, r5, #12
    vst1.32 {d17[1]}, [r0]
.Lotherwise_497:
.Lend_493:
    ubfx r0, r1, #4, #4
    vmax.f32 q8, q0, q11
    cmp r0, #15
    bne .Lotherwise_498
    add r0, r5, #16
    vst1.32 {d16, d17}, [r0]
    b .Lend_499
.Lotherwise_498:
    tst r1, #16
    beq .Lotherwise_500
    add r0, r5, #16
    vst1.32 {d16[0]}, [r0]
.Lotherwise_500:
    tst r1, #32
    beq .Lotherwise_501
    add r0, r5, #20
    vst1.32 {d16[1]}, [r0]
.Lotherwise_501:
    tst r1, #64
    beq .Lotherwise_502
    add r0, r5, #24
    vst1.32 {d17[0]}, [r0]
.Lotherwise_502:
    tst r1, #128
    beq .Lotherwise_503
    add r0, r5, #28
    vst1.32 {d17[1]}, [r0]
.Lotherwise_503:
.Lend_499:
    ubfx r0, r1, #0, #4
    vmax.f32 q8, q0, q12
    add r5, r5, r12, lsl #2
    cmp r0, #15
    bne .Lotherwise_504
    vst1.32 {d16, d17}, [r5]
    b .Lend_505
.Lotherwise_504:
    tst r1, #1
    beq .Lotherwise_506
    vst1.32 {d16[0]}, [r5]
.Lotherwise_506:
    tst r1, #2
    beq .Lotherwise_507
    add r0, r5, #4
    vst1.32 {d16[1]}, [r0]
.Lotherwise_507:
    tst r1, #4
    beq .Lotherwise_508
    add r0, r5, #8
    vst1.32 {d17[0]}, [r0]
.Lotherwise_508:
    tst r1, #8
    beq .Lotherwise_509
    add r0, r5, #12
    vst1.32 {d17[1]}, [r0]
.Lotherwise_509:
.Lend_505:
    ubfx r0, r1, #4, #4
    vmax.f32 q8, q0, q13
    cmp r0, #15
    bne .Lotherwise_510
    add r0, r5, #16
    vst1.32 {d16, d17}, [r0]
    b .Lend_511
.Lotherwise_510:
    tst r1, #16
    beq .Lotherwise_512
    add r0, r5, #16
    vst1.32 {d16[0]}, [r0]
.Lotherwise_512:
    tst r1, #32
    beq .Lotherwise_513
    add r0, r5, #20
    vst1.32 {d16[1]}, [r0]
.Lotherwise_513:
    tst r1, #64
    beq .Lotherwise_514
    add r0, r5, #24
    vst1.32 {d17[0]}, [r0]
.Lotherwise_514:
    tst r1, #128
    beq .Lotherwise_515
    add r0, r5, #28
    vst1.32 {d17[1]}, [r0]
.Lotherwise_515:
.Lend_511:
    ubfx r0, r1, #0, #4
    vmax.f32 q8, q0, q14
    add r5, r5, r12, lsl #2
    cmp r0, #15
    bne .Lotherwise_516
    vst1.32 {d16, d17}, [r5]
    b .Lend_517
.Lotherwise_516:
    tst r1, #1
    beq .Lotherwise_518
    vst1.32 {d16[0]}, [r5]
.Lotherwise_518:
    tst r1, #2
    beq .Lotherwise_519
    add r0, r5, #4
    vst1.32 {d16[1]}, [r0]
.Lotherwise_519:
    tst r1, #4
    beq .Lotherwise_520
    add r0, r5, #8
    vst1.32 {d17[0]}, [r0]
.Lotherwise_520:
    tst r1, #8
    beq .Lotherwise_521
    add r0, r5, #12
    vst1.32 {d17[1]}, [r0]
.Lotherwise_521:
.Lend_517:
    ubfx r0, r1, #4, #4
    vmax.f32 q8, q0, q15
    cmp r0, #15
    bne .Lotherwise_522
    add r0, r5, #16
    vst1.32 {d16, d17}, [r0]
    b .Lend_523
.Lotherwise_522:
    tst r1, #16
    beq .Lotherwise_524
    add r0, r5, #16
    vst1.32 {d16[0]}, [r0]
.Lotherwise_524:
    tst r1, #32
    beq .Lotherwise_525
    add r0, r5, #20
    vst1.32 {d16[1]}, [r0]
.Lotherwise_525:
    tst r1, #64
    beq .Lotherwise_526
    add r0, r5, #24
    vst1.32 {d17[0]}, [r0]
.Lotherwise_526:
    tst r1, #128
    beq .Lotherwise_527
    add r0, r5, #28
    vst1.32 {d17[1]}, [r0]
.Lotherwise_527:
.Lend_523:
.Lend_423:
.Lend_365:
    vpop {d8, d9, d10, d11, d12, d13}
    pop {r4, r5, r6, r7, r8, r9, r10, pc}
    .size nnp_sgemm_4x8__armv7_neon, . - nnp_sgemm_4x8__armv7_neon

    .section .note.GNU-stack, "", %progbits
