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
    ldr r4, [sp, #36]
    mov r5, r0
    mov r6, r1
    ldr r14, [sp, #32]
    mov r7, r2
    mov r12, r3
    ldr r0, [r4, #4]
    mov r1, r14
    ldr r8, [r4, #16]
    lsr r9, r0, #3
    pld [r1]
    pld [r1, #60]
    cmp r9, #0
    beq .Lloop_end_0
.Lloop_1:
    ldr r0, [r4, #8]
    vmov.i32 q11, #0
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
    cmp r12, #0
    bne .Lotherwise_4
    lsr r0, r5, #2
    ldr r1, [r4, #12]
    mov r2, r6
    ubfx r3, r5, #0, #2
    cmp r0, #0
    beq .Lloop_end_5
.Lloop_6:
    add r10, r7, r1, lsl #2
    vld1.32 {d16, d17}, [r7]!
    sub r0, r0, #1
    vld1.32 {d18, d19}, [r7]!
    vld1.32 {d0, d1}, [r2]
    add r2, r2, #64
    vld1.32 {d20, d21}, [r7]!
    vmla.f32 q11, q8, d0[0]
    vld1.32 {d16, d17}, [r7]!
    vmla.f32 q12, q9, d0[0]
    vld1.32 {d18, d19}, [r7]!
    vmla.f32 q11, q10, d0[1]
    vld1.32 {d20, d21}, [r7]!
    vmla.f32 q12, q8, d0[1]
    vld1.32 {d16, d17}, [r7]!
    vmla.f32 q11, q9, d1[0]
    vld1.32 {d18, d19}, [r7]!
    vmla.f32 q12, q10, d1[0]
    pld [r10]
    pld [r10, #32]
    vmla.f32 q11, q8, d1[1]
    pld [r10, #64]
    vmla.f32 q12, q9, d1[1]
    pld [r10, #96]
    cmp r0, #0
    bne .Lloop_6
.Lloop_end_5:
    cmp r3, #0
    beq .Lloop_end_7
.Lloop_8:
    add r0, r7, r1, lsl #2
    vld1.32 {d16, d17}, [r7]!
    sub r3, r3, #1
    vld1.32 {d18, d19}, [r7]!
    vldr s0, [r2]
    add r2, r2, #4
    pld [r0]
    vmla.f32 q11, q8, d0[0]
    vmla.f32 q12, q9, d0[0]
    cmp r3, #0
    bne .Lloop_8
.Lloop_end_7:
    ldr r0, [r4, #8]
    mov r1, r14
    cmp r0, #0
    bne .Lotherwise_9
    mov r0, r1
    vld1.32 {d16, d17}, [r0]!
    vld1.32 {d18, d19}, [r0]
    sub r0, r0, #16
    vadd.f32 q11, q11, q8
    vadd.f32 q12, q12, q9
    b .Lend_10
.Lotherwise_9:
.Lend_10:
    vldr s0, [r4, #20]
    vdup.32 q8, d0[0]
    vmax.f32 q9, q8, q11
    vmax.f32 q8, q8, q12
    vst1.32 {d18, d19}, [r1]!
    vst1.32 {d16, d17}, [r1]
    pld [r1, #76]
    sub r1, r1, #16
    b .Lend_11
.Lotherwise_4:
    cmp r8, #0
    bne .Lotherwise_12
    lsr r0, r5, #2
    mov r1, r7
    mov r2, r6
    ubfx r3, r5, #0, #2
    cmp r0, #0
    beq .Lloop_end_13
.Lloop_14:
    pld [r1, #60]
    sub r0, r0, #1
    vld1.32 {d16, d17}, [r1]!
    vld1.32 {d18, d19}, [r1]
    sub r1, r1, #16
    add r1, r1, r12, lsl #2
    vld1.32 {d0, d1}, [r2]
    add r2, r2, #64
    pld [r1, #60]
    vld1.32 {d20, d21}, [r1]!
    vmla.f32 q11, q8, d0[0]
    vmla.f32 q12, q9, d0[0]
    vld1.32 {d16, d17}, [r1]
    sub r1, r1, #16
    add r1, r1, r12, lsl #2
    vmla.f32 q11, q10, d0[1]
    pld [r1, #60]
    vmla.f32 q12, q8, d0[1]
    vld1.32 {d16, d17}, [r1]!
    vld1.32 {d18, d19}, [r1]
    sub r1, r1, #16
    add r1, r1, r12, lsl #2
    pld [r1, #60]
    vmla.f32 q11, q8, d1[0]
    vld1.32 {d16, d17}, [r1]!
    vmla.f32 q12, q9, d1[0]
    vld1.32 {d18, d19}, [r1]
    sub r1, r1, #16
    add r1, r1, r12, lsl #2
    vmla.f32 q11, q8, d1[1]
    vmla.f32 q12, q9, d1[1]
    cmp r0, #0
    bne .Lloop_14
.Lloop_end_13:
    cmp r3, #0
    beq .Lloop_end_15
.Lloop_16:
    pld [r1, #60]
    sub r3, r3, #1
    vld1.32 {d16, d17}, [r1]!
    vld1.32 {d18, d19}, [r1]
    sub r1, r1, #16
    add r1, r1, r12, lsl #2
    vldr s0, [r2]
    add r2, r2, #4
    vmla.f32 q11, q8, d0[0]
    vmla.f32 q12, q9, d0[0]
    cmp r3, #0
    bne .Lloop_16
.Lloop_end_15:
    ldr r0, [r4, #8]
    mov r1, r14
    cmp r0, #0
    bne .Lotherwise_17
    mov r0, r1
    vld1.32 {d16, d17}, [r0]!
    vld1.32 {d18, d19}, [r0]
    sub r0, r0, #16
    vadd.f32 q11, q11, q8
    vadd.f32 q12, q12, q9
    b .Lend_18
.Lotherwise_17:
.Lend_18:
    vldr s0, [r4, #20]
    vdup.32 q8, d0[0]
    vmax.f32 q9, q8, q11
    vmax.f32 q8, q8, q12
    vst1.32 {d18, d19}, [r1]!
    vst1.32 {d16, d17}, [r1]
    pld [r1, #76]
    sub r1, r1, #16
    b .Lend_19
.Lotherwise_12:
    lsr r0, r5, #2
    mov r1, r7
    mov r2, r6
    ubfx r3, r5, #0, #2
    cmp r0, #0
    beq .Lloop_end_20
.Lloop_21:
    pld [r1, #60]
    sub r0, r0, #1
    vld1.32 {d16, d17}, [r1]!
    vld1.32 {d18, d19}, [r1]
    sub r1, r1, #16
    add r1, r1, r12, lsl #2
    vst1.32 {d16, d17}, [r8]!
    vst1.32 {d18, d19}, [r8]!
    pld [r1, #60]
    vld1.32 {d20, d21}, [r1]!
    vld1.32 {d26, d27}, [r1]
    sub r1, r1, #16
    add r1, r1, r12, lsl #2
    vldr s0, [r2]
    vst1.32 {d20, d21}, [r8]!
    vst1.32 {d26, d27}, [r8]!
    vmla.f32 q11, q8, d0[0]
    pld [r1, #60]
    vmla.f32 q12, q9, d0[0]
    vld1.32 {d16, d17}, [r1]!
    vld1.32 {d18, d19}, [r1]
    sub r1, r1, #16
    add r1, r1, r12, lsl #2
    vldr s0, [r2, #4]
    vst1.32 {d16, d17}, [r8]!
    vst1.32 {d18, d19}, [r8]!
    vmla.f32 q11, q10, d0[0]
    pld [r1, #60]
    vmla.f32 q12, q13, d0[0]
    vld1.32 {d20, d21}, [r1]!
    vld1.32 {d26, d27}, [r1]
    sub r1, r1, #16
    add r1, r1, r12, lsl #2
    vldr s0, [r2, #8]
    vst1.32 {d20, d21}, [r8]!
    vst1.32 {d26, d27}, [r8]!
    vmla.f32 q11, q8, d0[0]
    vmla.f32 q12, q9, d0[0]
    vldr s0, [r2, #12]
    add r2, r2, #64
    vmla.f32 q11, q10, d0[0]
    vmla.f32 q12, q13, d0[0]
    cmp r0, #0
    bne .Lloop_21
.Lloop_end_20:
    cmp r3, #0
    beq .Lloop_end_22
.Lloop_23:
    pld [r1, #60]
    sub r3, r3, #1
    vld1.32 {d16, d17}, [r1]!
    vld1.32 {d18, d19}, [r1]
    sub r1, r1, #16
    add r1, r1, r12, lsl #2
    vst1.32 {d16, d17}, [r8]!
    vst1.32 {d18, d19}, [r8]!
    vldr s0, [r2]
    add r2, r2, #4
    vmla.f32 q11, q8, d0[0]
    vmla.f32 q12, q9, d0[0]
    cmp r3, #0
    bne .Lloop_23
.Lloop_end_22:
    ldr r0, [r4, #8]
    mov r1, r14
    cmp r0, #0
    bne .Lotherwise_24
    mov r0, r1
    vld1.32 {d16, d17}, [r0]!
    vld1.32 {d18, d19}, [r0]
    sub r0, r0, #16
    vadd.f32 q11, q11, q8
    vadd.f32 q12, q12, q9
    b .Lend_25
.Lotherwise_24:
.Lend_25:
    vldr s0, [r4, #20]
    vdup.32 q8, d0[0]
    vmax.f32 q9, q8, q11
    vmax.f32 q8, q8, q12
    vst1.32 {d18, d19}, [r1]!
    vst1.32 {d16, d17}, [r1]
    pld [r1, #76]
    sub r1, r1, #16
.Lend_19:
    add r7, r7, #32
.Lend_11:
    sub r9, r9, #1
    add r14, r14, #32
    cmp r9, #0
    bne .Lloop_1
.Lloop_end_0:
    ldr r0, [r4, #4]
    ubfx r0, r0, #0, #3
    cmp r0, #0
    bne .Lotherwise_26
    b .Lend_27
.Lotherwise_26:
    sub r0, r0, #1
    lsr r0, r0, #2
    cmp r0, #0
    bne .Lotherwise_28
    ldr r0, [r4, #8]
    vmov.i32 q8, #0
    ldr r1, [r4, #12]
    cmp r0, #0
    bne .Lotherwise_29
    b .Lend_30
.Lotherwise_29:
    vldr s0, [r0]
    vdup.32 q8, d0[0]
.Lend_30:
    lsr r0, r5, #2
    ubfx r2, r5, #0, #2
    cmp r0, #0
    beq .Lloop_end_31
.Lloop_32:
    vld1.32 {d18, d19}, [r7]
    add r3, r7, r1, lsl #2
    add r7, r7, #32
    vld1.32 {d0, d1}, [r6]
    sub r0, r0, #1
    add r6, r6, #64
    vld1.32 {d20, d21}, [r7]
    add r7, r7, #32
    vmla.f32 q8, q9, d0[0]
    vld1.32 {d18, d19}, [r7]
    add r7, r7, #32
    vld1.32 {d22, d23}, [r7]
    add r7, r7, #32
    vmla.f32 q8, q10, d0[1]
    pld [r3]
    pld [r3, #32]
    vmla.f32 q8, q9, d1[0]
    pld [r3, #64]
    pld [r3, #96]
    vmla.f32 q8, q11, d1[1]
    cmp r0, #0
    bne .Lloop_32
.Lloop_end_31:
    cmp r2, #0
    beq .Lloop_end_33
.Lloop_34:
    vld1.32 {d18, d19}, [r7]
    add r0, r7, r1, lsl #2
    sub r2, r2, #1
    vldr s0, [r6]
    add r6, r6, #4
    add r7, r7, #32
    pld [r0]
    vmla.f32 q8, q9, d0[0]
    cmp r2, #0
    bne .Lloop_34
.Lloop_end_33:
    ldr r0, [r4, #4]
    movw r1, #4
    movw r2, #1
    ldr r3, [r4, #8]
    ubfx r0, r0, #0, #3
    cmp r0, r1
    movhi r0, r1
    lsl r0, r2, r0
    sub r0, r0, #1
    cmp r3, #0
    bne .Lotherwise_35
    ubfx r1, r0, #0, #4
    mov r2, r14
    cmp r1, #15
    bne .Lotherwise_36
    vld1.32 {d18, d19}, [r2]
    b .Lend_37
.Lotherwise_36:
    vmov.i32 q9, #0
    tst r0, #1
    beq .Lotherwise_38
    vld1.32 {d18[0]}, [r2]
.Lotherwise_38:
    tst r0, #2
    beq .Lotherwise_39
    add r1, r2, #4
    vld1.32 {d18[1]}, [r1]
.Lotherwise_39:
    tst r0, #4
    beq .Lotherwise_40
    add r1, r2, #8
    vld1.32 {d19[0]}, [r1]
.Lotherwise_40:
    tst r0, #8
    beq .Lotherwise_41
    add r1, r2, #12
    vld1.32 {d19[1]}, [r1]
.Lotherwise_41:
.Lend_37:
    vadd.f32 q8, q8, q9
    b .Lend_42
.Lotherwise_35:
.Lend_42:
    vldr s0, [r4, #20]
    ubfx r1, r0, #0, #4
    vdup.32 q9, d0[0]
    vmax.f32 q8, q9, q8
    cmp r1, #15
    bne .Lotherwise_43
    vst1.32 {d16, d17}, [r14]
    b .Lend_44
.Lotherwise_43:
    tst r0, #1
    beq .Lotherwise_45
    vst1.32 {d16[0]}, [r14]
.Lotherwise_45:
    tst r0, #2
    beq .Lotherwise_46
    add r1, r14, #4
    vst1.32 {d16[1]}, [r1]
.Lotherwise_46:
    tst r0, #4
    beq .Lotherwise_47
    add r1, r14, #8
    vst1.32 {d17[0]}, [r1]
.Lotherwise_47:
    tst r0, #8
    beq .Lotherwise_48
    add r0, r14, #12
    vst1.32 {d17[1]}, [r0]
.Lotherwise_48:
.Lend_44:
    b .Lend_49
.Lotherwise_28:
    ldr r0, [r4, #8]
    vmov.i32 q11, #0
    ldr r1, [r4, #12]
    vmov.i32 q12, #0
    cmp r0, #0
    bne .Lotherwise_50
    b .Lend_51
.Lotherwise_50:
    vldr s0, [r0]
    vdup.32 q8, d0[0]
    vmov q11, q8
    vmov q12, q8
.Lend_51:
    lsr r0, r5, #2
    ubfx r2, r5, #0, #2
    cmp r0, #0
    beq .Lloop_end_52
.Lloop_53:
    add r3, r7, r1, lsl #2
    vld1.32 {d16, d17}, [r7]!
    sub r0, r0, #1
    vld1.32 {d18, d19}, [r7]!
    vld1.32 {d0, d1}, [r6]
    add r6, r6, #64
    vld1.32 {d20, d21}, [r7]!
    vmla.f32 q11, q8, d0[0]
    vld1.32 {d16, d17}, [r7]!
    vmla.f32 q12, q9, d0[0]
    vld1.32 {d18, d19}, [r7]!
    vmla.f32 q11, q10, d0[1]
    vld1.32 {d20, d21}, [r7]!
    vmla.f32 q12, q8, d0[1]
    vld1.32 {d16, d17}, [r7]!
    vmla.f32 q11, q9, d1[0]
    vld1.32 {d18, d19}, [r7]!
    vmla.f32 q12, q10, d1[0]
    pld [r3]
    pld [r3, #32]
    vmla.f32 q11, q8, d1[1]
    pld [r3, #64]
    vmla.f32 q12, q9, d1[1]
    pld [r3, #96]
    cmp r0, #0
    bne .Lloop_53
.Lloop_end_52:
    cmp r2, #0
    beq .Lloop_end_54
.Lloop_55:
    add r0, r7, r1, lsl #2
    vld1.32 {d16, d17}, [r7]!
    sub r2, r2, #1
    vld1.32 {d18, d19}, [r7]!
    vldr s0, [r6]
    add r6, r6, #4
    pld [r0]
    vmla.f32 q11, q8, d0[0]
    vmla.f32 q12, q9, d0[0]
    cmp r2, #0
    bne .Lloop_55
.Lloop_end_54:
    ldr r0, [r4, #4]
    movw r1, #8
    movw r2, #1
    ldr r3, [r4, #8]
    ubfx r0, r0, #0, #3
    cmp r0, r1
    movhi r0, r1
    lsl r0, r2, r0
    sub r2, r0, #1
    cmp r3, #0
    bne .Lotherwise_56
    ubfx r0, r2, #0, #4
    mov r1, r14
    cmp r0, #15
    bne .Lotherwise_57
    vld1.32 {d16, d17}, [r1]
    b .Lend_58
.Lotherwise_57:
    vmov.i32 q8, #0
    tst r2, #1
    beq .Lotherwise_59
    vld1.32 {d16[0]}, [r1]
.Lotherwise_59:
    tst r2, #2
    beq .Lotherwise_60
    add r0, r1, #4
    vld1.32 {d16[1]}, [r0]
.Lotherwise_60:
    tst r2, #4
    beq .Lotherwise_61
    add r0, r1, #8
    vld1.32 {d17[0]}, [r0]
.Lotherwise_61:
    tst r2, #8
    beq .Lotherwise_62
    add r0, r1, #12
    vld1.32 {d17[1]}, [r0]
.Lotherwise_62:
.Lend_58:
    ubfx r0, r2, #4, #4
    vadd.f32 q11, q11, q8
    cmp r0, #15
    bne .Lotherwise_63
    add r0, r1, #16
    vld1.32 {d16, d17}, [r0]
    b .Lend_64
.Lotherwise_63:
    vmov.i32 q8, #0
    tst r2, #16
    beq .Lotherwise_65
    add r0, r1, #16
    vld1.32 {d16[0]}, [r0]
.Lotherwise_65:
    tst r2, #32
    beq .Lotherwise_66
    add r0, r1, #20
    vld1.32 {d16[1]}, [r0]
.Lotherwise_66:
    tst r2, #64
    beq .Lotherwise_67
    add r0, r1, #24
    vld1.32 {d17[0]}, [r0]
.Lotherwise_67:
    tst r2, #128
    beq .Lotherwise_68
    add r0, r1, #28
    vld1.32 {d17[1]}, [r0]
.Lotherwise_68:
.Lend_64:
    vadd.f32 q12, q12, q8
    b .Lend_69
.Lotherwise_56:
.Lend_69:
    vldr s0, [r4, #20]
    ubfx r0, r2, #0, #4
    vdup.32 q8, d0[0]
    vmax.f32 q9, q8, q11
    cmp r0, #15
    bne .Lotherwise_70
    vst1.32 {d18, d19}, [r14]
    b .Lend_71
.Lotherwise_70:
    tst r2, #1
    beq .Lotherwise_72
    vst1.32 {d18[0]}, [r14]
.Lotherwise_72:
    tst r2, #2
    beq .Lotherwise_73
    add r0, r14, #4
    vst1.32 {d18[1]}, [r0]
.Lotherwise_73:
    tst r2, #4
    beq .Lotherwise_74
    add r0, r14, #8
    vst1.32 {d19[0]}, [r0]
.Lotherwise_74:
    tst r2, #8
    beq .Lotherwise_75
    add r0, r14, #12
    vst1.32 {d19[1]}, [r0]
.Lotherwise_75:
.Lend_71:
    ubfx r0, r2, #4, #4
    vmax.f32 q8, q8, q12
    cmp r0, #15
    bne .Lotherwise_76
    add r0, r14, #16
    vst1.32 {d16, d17}, [r0]
    b .Lend_77
.Lotherwise_76:
    tst r2, #16
    beq .Lotherwise_78
    add r0, r14, #16
    vst1.32 {d16[0]}, [r0]
.Lotherwise_78:
    tst r2, #32
    beq .Lotherwise_79
    add r0, r14, #20
    vst1.32 {d16[1]}, [r0]
.Lotherwise_79:
    tst r2, #64
    beq .Lotherwise_80
    add r0, r14, #24
    vst1.32 {d17[0]}, [r0]
.Lotherwise_80:
    tst r2, #128
    beq .Lotherwise_81
    add r0, r14, #28
    vst1.32 {d17[1]}, [r0]
.Lotherwise_81:
.Lend_77:
.Lend_49:
.Lend_27:
    pop {r4, r5, r6, r7, r8, r9, r10, pc}
    .size nnp_sgemm_1x8__armv7_neon, . - nnp_sgemm_1x8__armv7_neon

    .text
    .p2align 4
    .globl nnp_sgemm_2x8__armv7_neon
    .type nnp_sgemm_2x8__armv7_neon, %function
nnp_sgemm_2x8__armv7_neon:
    push {r4, r5, r6, r7, r8, r9, r10, r14}
    ldr r14, [sp, #36]
    mov r4, r0
    mov r12, r1
    ldr r5, [sp, #32]
    mov r6, r2
    mov r7, r3
    ldr r0, [r14]
    ldr r1, [r14, #4]
    mov r2, r5
    pld [r2]
    pld [r2, #60]
    add r2, r2, r0, lsl #2
    lsr r9, r1, #3
    pld [r2]
    pld [r2, #60]
    ldr r10, [r14, #16]
    cmp r9, #0
    beq .Lloop_end_82
.Lloop_83:
    ldr r0, [r14, #8]
    vmov.i32 q14, #0
    vmov.i32 q15, #0
    vmov.i32 q13, #0
    vmov.i32 q2, #0
    cmp r0, #0
    bne .Lotherwise_84
    b .Lend_85
.Lotherwise_84:
    vldr d0, [r0]
    vdup.32 q8, d0[0]
    vdup.32 q9, d0[1]
    vmov q14, q8
    vmov q15, q8
    vmov q13, q9
    vmov q2, q9
.Lend_85:
    cmp r7, #0
    bne .Lotherwise_86
    lsr r0, r4, #2
    ldr r1, [r14, #12]
    mov r2, r12
    ubfx r3, r4, #0, #2
    cmp r0, #0
    beq .Lloop_end_87
.Lloop_88:
    add r8, r6, r1, lsl #2
    vld1.32 {d16, d17}, [r6]!
    sub r0, r0, #1
    vld1.32 {d0, d1}, [r2]!
    vld1.32 {d18, d19}, [r6]!
    vld1.32 {d2, d3}, [r2]
    vmla.f32 q14, q8, d0[0]
    add r2, r2, #48
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
    pld [r8]
    vmla.f32 q14, q9, d1[0]
    pld [r8, #32]
    vmla.f32 q15, q11, d1[0]
    pld [r8, #64]
    vmla.f32 q13, q9, d3[0]
    pld [r8, #96]
    vmla.f32 q2, q11, d3[0]
    vmla.f32 q14, q12, d1[1]
    vmla.f32 q15, q10, d1[1]
    vmla.f32 q13, q12, d3[1]
    vmla.f32 q2, q10, d3[1]
    cmp r0, #0
    bne .Lloop_88
.Lloop_end_87:
    cmp r3, #0
    beq .Lloop_end_89
.Lloop_90:
    add r0, r6, r1, lsl #2
    vld1.32 {d16, d17}, [r6]!
    sub r3, r3, #1
    vld1.32 {d18, d19}, [r6]!
    vldr s0, [r2]
    vldr s4, [r2, #16]
    add r2, r2, #4
    pld [r0]
    vmla.f32 q14, q8, d0[0]
    vmla.f32 q15, q9, d0[0]
    vmla.f32 q13, q8, d2[0]
    vmla.f32 q2, q9, d2[0]
    cmp r3, #0
    bne .Lloop_90
.Lloop_end_89:
    ldr r0, [r14, #8]
    mov r1, r5
    ldr r2, [r14]
    cmp r0, #0
    bne .Lotherwise_91
    mov r0, r1
    vld1.32 {d16, d17}, [r0]!
    vld1.32 {d18, d19}, [r0]
    sub r0, r0, #16
    add r0, r0, r2, lsl #2
    vld1.32 {d20, d21}, [r0]!
    vadd.f32 q14, q14, q8
    vld1.32 {d16, d17}, [r0]
    vadd.f32 q15, q15, q9
    sub r0, r0, #16
    vadd.f32 q13, q13, q10
    vadd.f32 q2, q2, q8
    b .Lend_92
.Lotherwise_91:
.Lend_92:
    vldr s0, [r14, #20]
    vdup.32 q8, d0[0]
    vmax.f32 q9, q8, q14
    vmax.f32 q10, q8, q15
    vmax.f32 q11, q8, q13
    vst1.32 {d18, d19}, [r1]!
    vmax.f32 q8, q8, q2
    vst1.32 {d20, d21}, [r1]
    pld [r1, #76]
    sub r1, r1, #16
    add r1, r1, r2, lsl #2
    vst1.32 {d22, d23}, [r1]!
    vst1.32 {d16, d17}, [r1]
    pld [r1, #76]
    sub r1, r1, #16
    b .Lend_93
.Lotherwise_86:
    cmp r10, #0
    bne .Lotherwise_94
    lsr r0, r4, #2
    mov r1, r6
    mov r2, r12
    ubfx r3, r4, #0, #2
    cmp r0, #0
    beq .Lloop_end_95
.Lloop_96:
    pld [r1, #60]
    sub r0, r0, #1
    vld1.32 {d16, d17}, [r1]!
    vld1.32 {d0, d1}, [r2]!
    vld1.32 {d18, d19}, [r1]
    sub r1, r1, #16
    add r1, r1, r7, lsl #2
    vld1.32 {d2, d3}, [r2]
    vmla.f32 q14, q8, d0[0]
    add r2, r2, #48
    pld [r1, #60]
    vmla.f32 q15, q9, d0[0]
    vld1.32 {d20, d21}, [r1]!
    vmla.f32 q13, q8, d2[0]
    vmla.f32 q2, q9, d2[0]
    vld1.32 {d16, d17}, [r1]
    sub r1, r1, #16
    add r1, r1, r7, lsl #2
    vmla.f32 q14, q10, d0[1]
    pld [r1, #60]
    vmla.f32 q15, q8, d0[1]
    vld1.32 {d18, d19}, [r1]!
    vmla.f32 q13, q10, d2[1]
    vld1.32 {d20, d21}, [r1]
    sub r1, r1, #16
    vmla.f32 q2, q8, d2[1]
    add r1, r1, r7, lsl #2
    pld [r1, #60]
    vmla.f32 q14, q9, d1[0]
    vld1.32 {d16, d17}, [r1]!
    vmla.f32 q15, q10, d1[0]
    vld1.32 {d22, d23}, [r1]
    sub r1, r1, #16
    vmla.f32 q13, q9, d3[0]
    add r1, r1, r7, lsl #2
    vmla.f32 q2, q10, d3[0]
    vmla.f32 q14, q8, d1[1]
    vmla.f32 q15, q11, d1[1]
    vmla.f32 q13, q8, d3[1]
    vmla.f32 q2, q11, d3[1]
    cmp r0, #0
    bne .Lloop_96
.Lloop_end_95:
    cmp r3, #0
    beq .Lloop_end_97
.Lloop_98:
    pld [r1, #60]
    sub r3, r3, #1
    vld1.32 {d16, d17}, [r1]!
    vld1.32 {d18, d19}, [r1]
    sub r1, r1, #16
    add r1, r1, r7, lsl #2
    vldr s0, [r2]
    vldr s4, [r2, #16]
    add r2, r2, #4
    vmla.f32 q14, q8, d0[0]
    vmla.f32 q15, q9, d0[0]
    vmla.f32 q13, q8, d2[0]
    vmla.f32 q2, q9, d2[0]
    cmp r3, #0
    bne .Lloop_98
.Lloop_end_97:
    ldr r0, [r14, #8]
    mov r1, r5
    ldr r2, [r14]
    cmp r0, #0
    bne .Lotherwise_99
    mov r0, r1
    vld1.32 {d16, d17}, [r0]!
    vld1.32 {d18, d19}, [r0]
    sub r0, r0, #16
    add r0, r0, r2, lsl #2
    vld1.32 {d20, d21}, [r0]!
    vadd.f32 q14, q14, q8
    vld1.32 {d16, d17}, [r0]
    vadd.f32 q15, q15, q9
    sub r0, r0, #16
    vadd.f32 q13, q13, q10
    vadd.f32 q2, q2, q8
    b .Lend_100
.Lotherwise_99:
.Lend_100:
    vldr s0, [r14, #20]
    vdup.32 q8, d0[0]
    vmax.f32 q9, q8, q14
    vmax.f32 q10, q8, q15
    vmax.f32 q11, q8, q13
    vst1.32 {d18, d19}, [r1]!
    vmax.f32 q8, q8, q2
    vst1.32 {d20, d21}, [r1]
    pld [r1, #76]
    sub r1, r1, #16
    add r1, r1, r2, lsl #2
    vst1.32 {d22, d23}, [r1]!
    vst1.32 {d16, d17}, [r1]
    pld [r1, #76]
    sub r1, r1, #16
    b .Lend_101
.Lotherwise_94:
    lsr r0, r4, #2
    mov r1, r6
    mov r2, r12
    ubfx r3, r4, #0, #2
    cmp r0, #0
    beq .Lloop_end_102
.Lloop_103:
    pld [r1, #60]
    sub r0, r0, #1
    vld1.32 {d16, d17}, [r1]!
    vld1.32 {d18, d19}, [r1]
    sub r1, r1, #16
    add r1, r1, r7, lsl #2
    vst1.32 {d16, d17}, [r10]!
    vst1.32 {d18, d19}, [r10]!
    pld [r1, #60]
    vld1.32 {d20, d21}, [r1]!
    vld1.32 {d22, d23}, [r1]
    sub r1, r1, #16
    add r1, r1, r7, lsl #2
    vldr s0, [r2]
    vldr s4, [r2, #16]
    vst1.32 {d20, d21}, [r10]!
    vmla.f32 q14, q8, d0[0]
    vst1.32 {d22, d23}, [r10]!
    vmla.f32 q15, q9, d0[0]
    pld [r1, #60]
    vmla.f32 q13, q8, d2[0]
    vld1.32 {d16, d17}, [r1]!
    vmla.f32 q2, q9, d2[0]
    vld1.32 {d18, d19}, [r1]
    sub r1, r1, #16
    add r1, r1, r7, lsl #2
    vldr s0, [r2, #4]
    vldr s4, [r2, #20]
    vst1.32 {d16, d17}, [r10]!
    vmla.f32 q14, q10, d0[0]
    vst1.32 {d18, d19}, [r10]!
    vmla.f32 q15, q11, d0[0]
    pld [r1, #60]
    vmla.f32 q13, q10, d2[0]
    vld1.32 {d20, d21}, [r1]!
    vmla.f32 q2, q11, d2[0]
    vld1.32 {d22, d23}, [r1]
    sub r1, r1, #16
    add r1, r1, r7, lsl #2
    vldr s0, [r2, #8]
    vldr s4, [r2, #24]
    vst1.32 {d20, d21}, [r10]!
    vmla.f32 q14, q8, d0[0]
    vst1.32 {d22, d23}, [r10]!
    vmla.f32 q15, q9, d0[0]
    vmla.f32 q13, q8, d2[0]
    vldr s0, [r2, #12]
    vmla.f32 q2, q9, d2[0]
    vldr s4, [r2, #28]
    add r2, r2, #64
    vmla.f32 q14, q10, d0[0]
    vmla.f32 q15, q11, d0[0]
    vmla.f32 q13, q10, d2[0]
    vmla.f32 q2, q11, d2[0]
    cmp r0, #0
    bne .Lloop_103
.Lloop_end_102:
    cmp r3, #0
    beq .Lloop_end_104
.Lloop_105:
    pld [r1, #60]
    sub r3, r3, #1
    vld1.32 {d16, d17}, [r1]!
    vld1.32 {d18, d19}, [r1]
    sub r1, r1, #16
    add r1, r1, r7, lsl #2
    vst1.32 {d16, d17}, [r10]!
    vst1.32 {d18, d19}, [r10]!
    vldr s0, [r2]
    vldr s4, [r2, #16]
    add r2, r2, #4
    vmla.f32 q14, q8, d0[0]
    vmla.f32 q15, q9, d0[0]
    vmla.f32 q13, q8, d2[0]
    vmla.f32 q2, q9, d2[0]
    cmp r3, #0
    bne .Lloop_105
.Lloop_end_104:
    ldr r0, [r14, #8]
    mov r1, r5
    ldr r2, [r14]
    cmp r0, #0
    bne .Lotherwise_106
    mov r0, r1
    vld1.32 {d16, d17}, [r0]!
    vld1.32 {d18, d19}, [r0]
    sub r0, r0, #16
    add r0, r0, r2, lsl #2
    vld1.32 {d20, d21}, [r0]!
    vadd.f32 q14, q14, q8
    vld1.32 {d16, d17}, [r0]
    vadd.f32 q15, q15, q9
    sub r0, r0, #16
    vadd.f32 q13, q13, q10
    vadd.f32 q2, q2, q8
    b .Lend_107
.Lotherwise_106:
.Lend_107:
    vldr s0, [r14, #20]
    vdup.32 q8, d0[0]
    vmax.f32 q9, q8, q14
    vmax.f32 q10, q8, q15
    vmax.f32 q11, q8, q13
    vst1.32 {d18, d19}, [r1]!
    vmax.f32 q8, q8, q2
    vst1.32 {d20, d21}, [r1]
    pld [r1, #76]
    sub r1, r1, #16
    add r1, r1, r2, lsl #2
    vst1.32 {d22, d23}, [r1]!
    vst1.32 {d16, d17}, [r1]
    pld [r1, #76]
    sub r1, r1, #16
.Lend_101:
    add r6, r6, #32
.Lend_93:
    sub r9, r9, #1
    add r5, r5, #32
    cmp r9, #0
    bne .Lloop_83
.Lloop_end_82:
    ldr r0, [r14, #4]
    ubfx r0, r0, #0, #3
    cmp r0, #0
    bne .Lotherwise_108
    b .Lend_109
.Lotherwise_108:
    sub r0, r0, #1
    lsr r0, r0, #2
    cmp r0, #0
    bne .Lotherwise_110
    ldr r0, [r14, #8]
    vmov.i32 q8, #0
    ldr r1, [r14, #12]
    vmov.i32 q9, #0
    cmp r0, #0
    bne .Lotherwise_111
    b .Lend_112
.Lotherwise_111:
    vldr d0, [r0]
    vdup.32 q8, d0[0]
    vdup.32 q9, d0[1]
.Lend_112:
    lsr r0, r4, #2
    ubfx r2, r4, #0, #2
    cmp r0, #0
    beq .Lloop_end_113
.Lloop_114:
    vld1.32 {d0, d1}, [r12]!
    add r3, r6, r1, lsl #2
    sub r0, r0, #1
    vld1.32 {d20, d21}, [r6]
    add r6, r6, #32
    vld1.32 {d2, d3}, [r12]
    add r12, r12, #48
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
    cmp r0, #0
    bne .Lloop_114
.Lloop_end_113:
    cmp r2, #0
    beq .Lloop_end_115
.Lloop_116:
    vld1.32 {d20, d21}, [r6]
    add r0, r6, r1, lsl #2
    sub r2, r2, #1
    vldr s0, [r12]
    add r6, r6, #32
    vldr s4, [r12, #16]
    add r12, r12, #4
    pld [r0]
    vmla.f32 q8, q10, d0[0]
    vmla.f32 q9, q10, d2[0]
    cmp r2, #0
    bne .Lloop_116
.Lloop_end_115:
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
    bne .Lotherwise_117
    ubfx r0, r2, #0, #4
    mov r1, r5
    cmp r0, #15
    bne .Lotherwise_118
    vld1.32 {d20, d21}, [r1]
    b .Lend_119
.Lotherwise_118:
    vmov.i32 q10, #0
    tst r2, #1
    beq .Lotherwise_120
    vld1.32 {d20[0]}, [r1]
.Lotherwise_120:
    tst r2, #2
    beq .Lotherwise_121
    add r0, r1, #4
    vld1.32 {d20[1]}, [r0]
.Lotherwise_121:
    tst r2, #4
    beq .Lotherwise_122
    add r0, r1, #8
    vld1.32 {d21[0]}, [r0]
.Lotherwise_122:
    tst r2, #8
    beq .Lotherwise_123
    add r0, r1, #12
    vld1.32 {d21[1]}, [r0]
.Lotherwise_123:
.Lend_119:
    ubfx r0, r2, #0, #4
    vadd.f32 q8, q8, q10
    add r1, r1, r12, lsl #2
    cmp r0, #15
    bne .Lotherwise_124
    vld1.32 {d20, d21}, [r1]
    b .Lend_125
.Lotherwise_124:
    vmov.i32 q10, #0
    tst r2, #1
    beq .Lotherwise_126
    vld1.32 {d20[0]}, [r1]
.Lotherwise_126:
    tst r2, #2
    beq .Lotherwise_127
    add r0, r1, #4
    vld1.32 {d20[1]}, [r0]
.Lotherwise_127:
    tst r2, #4
    beq .Lotherwise_128
    add r0, r1, #8
    vld1.32 {d21[0]}, [r0]
.Lotherwise_128:
    tst r2, #8
    beq .Lotherwise_129
    add r0, r1, #12
    vld1.32 {d21[1]}, [r0]
.Lotherwise_129:
.Lend_125:
    vadd.f32 q9, q9, q10
    b .Lend_130
.Lotherwise_117:
.Lend_130:
    vldr s0, [r14, #20]
    ubfx r0, r2, #0, #4
    vdup.32 q10, d0[0]
    vmax.f32 q8, q10, q8
    cmp r0, #15
    bne .Lotherwise_131
    vst1.32 {d16, d17}, [r5]
    b .Lend_132
.Lotherwise_131:
    tst r2, #1
    beq .Lotherwise_133
    vst1.32 {d16[0]}, [r5]
.Lotherwise_133:
    tst r2, #2
    beq .Lotherwise_134
    add r0, r5, #4
    vst1.32 {d16[1]}, [r0]
.Lotherwise_134:
    tst r2, #4
    beq .Lotherwise_135
    add r0, r5, #8
    vst1.32 {d17[0]}, [r0]
.Lotherwise_135:
    tst r2, #8
    beq .Lotherwise_136
    add r0, r5, #12
    vst1.32 {d17[1]}, [r0]
.Lotherwise_136:
.Lend_132:
    ubfx r0, r2, #0, #4
    vmax.f32 q8, q10, q9
    add r5, r5, r12, lsl #2
    cmp r0, #15
    bne .Lotherwise_137
    vst1.32 {d16, d17}, [r5]
    b .Lend_138
.Lotherwise_137:
    tst r2, #1
    beq .Lotherwise_139
    vst1.32 {d16[0]}, [r5]
.Lotherwise_139:
    tst r2, #2
    beq .Lotherwise_140
    add r0, r5, #4
    vst1.32 {d16[1]}, [r0]
.Lotherwise_140:
    tst r2, #4
    beq .Lotherwise_141
    add r0, r5, #8
    vst1.32 {d17[0]}, [r0]
.Lotherwise_141:
    tst r2, #8
    beq .Lotherwise_142
    add r0, r5, #12
    vst1.32 {d17[1]}, [r0]
.Lotherwise_142:
.Lend_138:
    b .Lend_143
.Lotherwise_110:
    ldr r0, [r14, #8]
    vmov.i32 q14, #0
    ldr r1, [r14, #12]
    vmov.i32 q15, #0
    vmov.i32 q13, #0
    vmov.i32 q2, #0
    cmp r0, #0
    bne .Lotherwise_144
    b .Lend_145
.Lotherwise_144:
    vldr d0, [r0]
    vdup.32 q8, d0[0]
    vdup.32 q9, d0[1]
    vmov q14, q8
    vmov q15, q8
    vmov q13, q9
    vmov q2, q9
.Lend_145:
    lsr r0, r4, #2
    ubfx r2, r4, #0, #2
    cmp r0, #0
    beq .Lloop_end_146
.Lloop_147:
    add r3, r6, r1, lsl #2
    vld1.32 {d16, d17}, [r6]!
    sub r0, r0, #1
    vld1.32 {d0, d1}, [r12]!
    vld1.32 {d18, d19}, [r6]!
    vld1.32 {d2, d3}, [r12]
    vmla.f32 q14, q8, d0[0]
    add r12, r12, #48
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
    cmp r0, #0
    bne .Lloop_147
.Lloop_end_146:
    cmp r2, #0
    beq .Lloop_end_148
.Lloop_149:
    add r0, r6, r1, lsl #2
    vld1.32 {d16, d17}, [r6]!
    sub r2, r2, #1
    vld1.32 {d18, d19}, [r6]!
    vldr s0, [r12]
    vldr s4, [r12, #16]
    add r12, r12, #4
    pld [r0]
    vmla.f32 q14, q8, d0[0]
    vmla.f32 q15, q9, d0[0]
    vmla.f32 q13, q8, d2[0]
    vmla.f32 q2, q9, d2[0]
    cmp r2, #0
    bne .Lloop_149
.Lloop_end_148:
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
    bne .Lotherwise_150
    ubfx r0, r1, #0, #4
    mov r2, r5
    cmp r0, #15
    bne .Lotherwise_151
    vld1.32 {d16, d17}, [r2]
    b .Lend_152
.Lotherwise_151:
    vmov.i32 q8, #0
    tst r1, #1
    beq .Lotherwise_153
    vld1.32 {d16[0]}, [r2]
.Lotherwise_153:
    tst r1, #2
    beq .Lotherwise_154
    add r0, r2, #4
    vld1.32 {d16[1]}, [r0]
.Lotherwise_154:
    tst r1, #4
    beq .Lotherwise_155
    add r0, r2, #8
    vld1.32 {d17[0]}, [r0]
.Lotherwise_155:
    tst r1, #8
    beq .Lotherwise_156
    add r0, r2, #12
    vld1.32 {d17[1]}, [r0]
.Lotherwise_156:
.Lend_152:
    ubfx r0, r1, #4, #4
    vadd.f32 q14, q14, q8
    cmp r0, #15
    bne .Lotherwise_157
    add r0, r2, #16
    vld1.32 {d16, d17}, [r0]
    b .Lend_158
.Lotherwise_157:
    vmov.i32 q8, #0
    tst r1, #16
    beq .Lotherwise_159
    add r0, r2, #16
    vld1.32 {d16[0]}, [r0]
.Lotherwise_159:
    tst r1, #32
    beq .Lotherwise_160
    add r0, r2, #20
    vld1.32 {d16[1]}, [r0]
.Lotherwise_160:
    tst r1, #64
    beq .Lotherwise_161
    add r0, r2, #24
    vld1.32 {d17[0]}, [r0]
.Lotherwise_161:
    tst r1, #128
    beq .Lotherwise_162
    add r0, r2, #28
    vld1.32 {d17[1]}, [r0]
.Lotherwise_162:
.Lend_158:
    ubfx r0, r1, #0, #4
    vadd.f32 q15, q15, q8
    add r2, r2, r12, lsl #2
    cmp r0, #15
    bne .Lotherwise_163
    vld1.32 {d16, d17}, [r2]
    b .Lend_164
.Lotherwise_163:
    vmov.i32 q8, #0
    tst r1, #1
    beq .Lotherwise_165
    vld1.32 {d16[0]}, [r2]
.Lotherwise_165:
    tst r1, #2
    beq .Lotherwise_166
    add r0, r2, #4
    vld1.32 {d16[1]}, [r0]
.Lotherwise_166:
    tst r1, #4
    beq .Lotherwise_167
    add r0, r2, #8
    vld1.32 {d17[0]}, [r0]
.Lotherwise_167:
    tst r1, #8
    beq .Lotherwise_168
    add r0, r2, #12
    vld1.32 {d17[1]}, [r0]
.Lotherwise_168:
.Lend_164:
    ubfx r0, r1, #4, #4
    vadd.f32 q13, q13, q8
    cmp r0, #15
    bne .Lotherwise_169
    add r0, r2, #16
    vld1.32 {d16, d17}, [r0]
    b .Lend_170
.Lotherwise_169:
    vmov.i32 q8, #0
    tst r1, #16
    beq .Lotherwise_171
    add r0, r2, #16
    vld1.32 {d16[0]}, [r0]
.Lotherwise_171:
    tst r1, #32
    beq .Lotherwise_172
    add r0, r2, #20
    vld1.32 {d16[1]}, [r0]
.Lotherwise_172:
    tst r1, #64
    beq .Lotherwise_173
    add r0, r2, #24
    vld1.32 {d17[0]}, [r0]
.Lotherwise_173:
    tst r1, #128
    beq .Lotherwise_174
    add r0, r2, #28
    vld1.32 {d17[1]}, [r0]
.Lotherwise_174:
.Lend_170:
    vadd.f32 q2, q2, q8
    b .Lend_175
.Lotherwise_150:
.Lend_175:
    vldr s0, [r14, #20]
    ubfx r0, r1, #0, #4
    vdup.32 q8, d0[0]
    vmax.f32 q9, q8, q14
    cmp r0, #15
    bne .Lotherwise_176
    vst1.32 {d18, d19}, [r5]
    b .Lend_177
.Lotherwise_176:
    tst r1, #1
    beq .Lotherwise_178
    vst1.32 {d18[0]}, [r5]
.Lotherwise_178:
    tst r1, #2
    beq .Lotherwise_179
    add r0, r5, #4
    vst1.32 {d18[1]}, [r0]
.Lotherwise_179:
    tst r1, #4
    beq .Lotherwise_180
    add r0, r5, #8
    vst1.32 {d19[0]}, [r0]
.Lotherwise_180:
    tst r1, #8
    beq .Lotherwise_181
    add r0, r5, #12
    vst1.32 {d19[1]}, [r0]
.Lotherwise_181:
.Lend_177:
    ubfx r0, r1, #4, #4
    vmax.f32 q9, q8, q15
    cmp r0, #15
    bne .Lotherwise_182
    add r0, r5, #16
    vst1.32 {d18, d19}, [r0]
    b .Lend_183
.Lotherwise_182:
    tst r1, #16
    beq .Lotherwise_184
    add r0, r5, #16
    vst1.32 {d18[0]}, [r0]
.Lotherwise_184:
    tst r1, #32
    beq .Lotherwise_185
    add r0, r5, #20
    vst1.32 {d18[1]}, [r0]
.Lotherwise_185:
    tst r1, #64
    beq .Lotherwise_186
    add r0, r5, #24
    vst1.32 {d19[0]}, [r0]
.Lotherwise_186:
    tst r1, #128
    beq .Lotherwise_187
    add r0, r5, #28
    vst1.32 {d19[1]}, [r0]
.Lotherwise_187:
.Lend_183:
    ubfx r0, r1, #0, #4
    vmax.f32 q9, q8, q13
    add r5, r5, r12, lsl #2
    cmp r0, #15
    bne .Lotherwise_188
    vst1.32 {d18, d19}, [r5]
    b .Lend_189
.Lotherwise_188:
    tst r1, #1
    beq .Lotherwise_190
    vst1.32 {d18[0]}, [r5]
.Lotherwise_190:
    tst r1, #2
    beq .Lotherwise_191
    add r0, r5, #4
    vst1.32 {d18[1]}, [r0]
.Lotherwise_191:
    tst r1, #4
    beq .Lotherwise_192
    add r0, r5, #8
    vst1.32 {d19[0]}, [r0]
.Lotherwise_192:
    tst r1, #8
    beq .Lotherwise_193
    add r0, r5, #12
    vst1.32 {d19[1]}, [r0]
.Lotherwise_193:
.Lend_189:
    ubfx r0, r1, #4, #4
    vmax.f32 q8, q8, q2
    cmp r0, #15
    bne .Lotherwise_194
    add r0, r5, #16
    vst1.32 {d16, d17}, [r0]
    b .Lend_195
.Lotherwise_194:
    tst r1, #16
    beq .Lotherwise_196
    add r0, r5, #16
    vst1.32 {d16[0]}, [r0]
.Lotherwise_196:
    tst r1, #32
    beq .Lotherwise_197
    add r0, r5, #20
    vst1.32 {d16[1]}, [r0]
.Lotherwise_197:
    tst r1, #64
    beq .Lotherwise_198
    add r0, r5, #24
    vst1.32 {d17[0]}, [r0]
.Lotherwise_198:
    tst r1, #128
    beq .Lotherwise_199
    add r0, r5, #28
    vst1.32 {d17[1]}, [r0]
.Lotherwise_199:
.Lend_195:
.Lend_143:
.Lend_109:
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
    mov r4, r0
    mov r12, r1
    ldr r5, [sp, #80]
    mov r6, r2
    mov r7, r3
    ldr r0, [r14]
    ldr r1, [r14, #4]
    mov r2, r5
    pld [r2]
    pld [r2, #60]
    add r2, r2, r0, lsl #2
    lsr r8, r1, #3
    pld [r2]
    pld [r2, #60]
    add r2, r2, r0, lsl #2
    pld [r2]
    pld [r2, #60]
    ldr r10, [r14, #16]
    cmp r8, #0
    beq .Lloop_end_200
.Lloop_201:
    ldr r0, [r14, #8]
    vmov.i32 q8, #0
    vmov.i32 q9, #0
    vmov.i32 q10, #0
    vmov.i32 q11, #0
    vmov.i32 q12, #0
    vmov.i32 q13, #0
    cmp r0, #0
    bne .Lotherwise_202
    b .Lend_203
.Lotherwise_202:
    vldr d0, [r0]
    vldr s4, [r0, #8]
    vdup.32 q8, d0[0]
    vdup.32 q10, d0[1]
    vdup.32 q12, d2[0]
    vmov q9, q8
    vmov q11, q10
    vmov q13, q12
.Lend_203:
    cmp r7, #0
    bne .Lotherwise_204
    lsr r0, r4, #2
    ldr r1, [r14, #12]
    mov r2, r12
    ubfx r3, r4, #0, #2
    cmp r0, #0
    beq .Lloop_end_205
.Lloop_206:
    vld1.32 {d0, d1}, [r2]!
    add r9, r6, r1, lsl #2
    sub r0, r0, #1
    vld1.32 {d28, d29}, [r6]!
    vld1.32 {d2, d3}, [r2]!
    vld1.32 {d30, d31}, [r6]!
    vmla.f32 q8, q14, d0[0]
    vld1.32 {d4, d5}, [r2]
    vmla.f32 q10, q14, d2[0]
    add r2, r2, #32
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
    pld [r9]
    vmla.f32 q11, q5, d2[1]
    pld [r9, #32]
    vmla.f32 q12, q4, d4[1]
    pld [r9, #64]
    vmla.f32 q13, q5, d4[1]
    pld [r9, #96]
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
    bne .Lloop_206
.Lloop_end_205:
    cmp r3, #0
    beq .Lloop_end_207
.Lloop_208:
    add r0, r6, r1, lsl #2
    vld1.32 {d28, d29}, [r6]!
    sub r3, r3, #1
    vld1.32 {d30, d31}, [r6]!
    vldr s8, [r2]
    vldr s0, [r2, #16]
    vldr s4, [r2, #32]
    vmla.f32 q8, q14, d4[0]
    add r2, r2, #4
    pld [r0]
    vmla.f32 q9, q15, d4[0]
    vmla.f32 q10, q14, d0[0]
    vmla.f32 q11, q15, d0[0]
    vmla.f32 q12, q14, d2[0]
    vmla.f32 q13, q15, d2[0]
    cmp r3, #0
    bne .Lloop_208
.Lloop_end_207:
    ldr r0, [r14, #8]
    mov r1, r5
    ldr r2, [r14]
    cmp r0, #0
    bne .Lotherwise_209
    mov r0, r1
    vld1.32 {d28, d29}, [r0]!
    vld1.32 {d30, d31}, [r0]
    sub r0, r0, #16
    add r0, r0, r2, lsl #2
    vld1.32 {d0, d1}, [r0]!
    vadd.f32 q8, q8, q14
    vld1.32 {d28, d29}, [r0]
    sub r0, r0, #16
    add r0, r0, r2, lsl #2
    vadd.f32 q9, q9, q15
    vld1.32 {d30, d31}, [r0]!
    vadd.f32 q10, q10, q0
    vld1.32 {d0, d1}, [r0]
    sub r0, r0, #16
    vadd.f32 q11, q11, q14
    vadd.f32 q12, q12, q15
    vadd.f32 q13, q13, q0
    b .Lend_210
.Lotherwise_209:
.Lend_210:
    vldr s0, [r14, #20]
    vdup.32 q14, d0[0]
    vmax.f32 q8, q14, q8
    vmax.f32 q9, q14, q9
    vmax.f32 q10, q14, q10
    vst1.32 {d16, d17}, [r1]!
    vmax.f32 q8, q14, q11
    vst1.32 {d18, d19}, [r1]
    pld [r1, #76]
    sub r1, r1, #16
    add r1, r1, r2, lsl #2
    vmax.f32 q9, q14, q12
    vst1.32 {d20, d21}, [r1]!
    vmax.f32 q10, q14, q13
    vst1.32 {d16, d17}, [r1]
    pld [r1, #76]
    sub r1, r1, #16
    add r1, r1, r2, lsl #2
    vst1.32 {d18, d19}, [r1]!
    vst1.32 {d20, d21}, [r1]
    pld [r1, #76]
    sub r1, r1, #16
    b .Lend_211
.Lotherwise_204:
    cmp r10, #0
    bne .Lotherwise_212
    lsr r0, r4, #2
    mov r1, r6
    mov r2, r12
    ubfx r3, r4, #0, #2
    cmp r0, #0
    beq .Lloop_end_213
.Lloop_214:
    vld1.32 {d0, d1}, [r2]!
    sub r0, r0, #1
    pld [r1, #60]
    vld1.32 {d28, d29}, [r1]!
    vld1.32 {d2, d3}, [r2]!
    vld1.32 {d30, d31}, [r1]
    sub r1, r1, #16
    add r1, r1, r7, lsl #2
    vmla.f32 q8, q14, d0[0]
    vld1.32 {d4, d5}, [r2]
    add r2, r2, #32
    vmla.f32 q10, q14, d2[0]
    pld [r1, #60]
    vmla.f32 q9, q15, d0[0]
    vld1.32 {d8, d9}, [r1]!
    vmla.f32 q11, q15, d2[0]
    vld1.32 {d10, d11}, [r1]
    sub r1, r1, #16
    vmla.f32 q12, q14, d4[0]
    add r1, r1, r7, lsl #2
    pld [r1, #60]
    vmla.f32 q13, q15, d4[0]
    vld1.32 {d28, d29}, [r1]!
    vmla.f32 q8, q4, d0[1]
    vld1.32 {d30, d31}, [r1]
    sub r1, r1, #16
    vmla.f32 q9, q5, d0[1]
    add r1, r1, r7, lsl #2
    pld [r1, #60]
    vmla.f32 q10, q4, d2[1]
    vld1.32 {d6, d7}, [r1]!
    vmla.f32 q11, q5, d2[1]
    vld1.32 {d12, d13}, [r1]
    sub r1, r1, #16
    vmla.f32 q12, q4, d4[1]
    add r1, r1, r7, lsl #2
    vmla.f32 q13, q5, d4[1]
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
    bne .Lloop_214
.Lloop_end_213:
    cmp r3, #0
    beq .Lloop_end_215
.Lloop_216:
    pld [r1, #60]
    sub r3, r3, #1
    vld1.32 {d28, d29}, [r1]!
    vld1.32 {d30, d31}, [r1]
    sub r1, r1, #16
    add r1, r1, r7, lsl #2
    vldr s8, [r2]
    vldr s0, [r2, #16]
    vldr s4, [r2, #32]
    vmla.f32 q8, q14, d4[0]
    add r2, r2, #4
    vmla.f32 q9, q15, d4[0]
    vmla.f32 q10, q14, d0[0]
    vmla.f32 q11, q15, d0[0]
    vmla.f32 q12, q14, d2[0]
    vmla.f32 q13, q15, d2[0]
    cmp r3, #0
    bne .Lloop_216
.Lloop_end_215:
    ldr r0, [r14, #8]
    mov r1, r5
    ldr r2, [r14]
    cmp r0, #0
    bne .Lotherwise_217
    mov r0, r1
    vld1.32 {d28, d29}, [r0]!
    vld1.32 {d30, d31}, [r0]
    sub r0, r0, #16
    add r0, r0, r2, lsl #2
    vld1.32 {d0, d1}, [r0]!
    vadd.f32 q8, q8, q14
    vld1.32 {d28, d29}, [r0]
    sub r0, r0, #16
    add r0, r0, r2, lsl #2
    vadd.f32 q9, q9, q15
    vld1.32 {d30, d31}, [r0]!
    vadd.f32 q10, q10, q0
    vld1.32 {d0, d1}, [r0]
    sub r0, r0, #16
    vadd.f32 q11, q11, q14
    vadd.f32 q12, q12, q15
    vadd.f32 q13, q13, q0
    b .Lend_218
.Lotherwise_217:
.Lend_218:
    vldr s0, [r14, #20]
    vdup.32 q14, d0[0]
    vmax.f32 q8, q14, q8
    vmax.f32 q9, q14, q9
    vmax.f32 q10, q14, q10
    vst1.32 {d16, d17}, [r1]!
    vmax.f32 q8, q14, q11
    vst1.32 {d18, d19}, [r1]
    pld [r1, #76]
    sub r1, r1, #16
    add r1, r1, r2, lsl #2
    vmax.f32 q9, q14, q12
    vst1.32 {d20, d21}, [r1]!
    vmax.f32 q10, q14, q13
    vst1.32 {d16, d17}, [r1]
    pld [r1, #76]
    sub r1, r1, #16
    add r1, r1, r2, lsl #2
    vst1.32 {d18, d19}, [r1]!
    vst1.32 {d20, d21}, [r1]
    pld [r1, #76]
    sub r1, r1, #16
    b .Lend_219
.Lotherwise_212:
    lsr r0, r4, #2
    mov r1, r6
    mov r2, r12
    ubfx r3, r4, #0, #2
    cmp r0, #0
    beq .Lloop_end_220
.Lloop_221:
    pld [r1, #60]
    sub r0, r0, #1
    vld1.32 {d28, d29}, [r1]!
    vld1.32 {d12, d13}, [r1]
    sub r1, r1, #16
    add r1, r1, r7, lsl #2
    vst1.32 {d28, d29}, [r10]!
    vst1.32 {d12, d13}, [r10]!
    pld [r1, #60]
    vld1.32 {d10, d11}, [r1]!
    vld1.32 {d6, d7}, [r1]
    sub r1, r1, #16
    add r1, r1, r7, lsl #2
    vldr s8, [r2]
    vldr s0, [r2, #16]
    vldr s4, [r2, #32]
    vmla.f32 q8, q14, d4[0]
    vst1.32 {d10, d11}, [r10]!
    vmla.f32 q9, q6, d4[0]
    vst1.32 {d6, d7}, [r10]!
    vmla.f32 q10, q14, d0[0]
    pld [r1, #60]
    vmla.f32 q11, q6, d0[0]
    vld1.32 {d8, d9}, [r1]!
    vmla.f32 q12, q14, d2[0]
    vld1.32 {d30, d31}, [r1]
    vmla.f32 q13, q6, d2[0]
    sub r1, r1, #16
    vldr s0, [r2, #4]
    add r1, r1, r7, lsl #2
    vldr s4, [r2, #20]
    vldr s8, [r2, #36]
    vmla.f32 q8, q5, d0[0]
    vst1.32 {d8, d9}, [r10]!
    vmla.f32 q9, q3, d0[0]
    vst1.32 {d30, d31}, [r10]!
    vmla.f32 q10, q5, d2[0]
    pld [r1, #60]
    vmla.f32 q11, q3, d2[0]
    vld1.32 {d28, d29}, [r1]!
    vmla.f32 q12, q5, d4[0]
    vld1.32 {d10, d11}, [r1]
    vmla.f32 q13, q3, d4[0]
    sub r1, r1, #16
    vldr s0, [r2, #8]
    add r1, r1, r7, lsl #2
    vldr s4, [r2, #24]
    vldr s12, [r2, #40]
    vmla.f32 q8, q4, d0[0]
    vst1.32 {d28, d29}, [r10]!
    vmla.f32 q9, q15, d0[0]
    vst1.32 {d10, d11}, [r10]!
    vmla.f32 q10, q4, d2[0]
    vmla.f32 q11, q15, d2[0]
    vldr s8, [r2, #12]
    vmla.f32 q12, q4, d6[0]
    vldr s0, [r2, #28]
    vmla.f32 q13, q15, d6[0]
    vldr s4, [r2, #44]
    add r2, r2, #64
    vmla.f32 q8, q14, d4[0]
    vmla.f32 q9, q5, d4[0]
    vmla.f32 q10, q14, d0[0]
    vmla.f32 q11, q5, d0[0]
    vmla.f32 q12, q14, d2[0]
    vmla.f32 q13, q5, d2[0]
    cmp r0, #0
    bne .Lloop_221
.Lloop_end_220:
    cmp r3, #0
    beq .Lloop_end_222
.Lloop_223:
    pld [r1, #60]
    sub r3, r3, #1
    vld1.32 {d28, d29}, [r1]!
    vld1.32 {d30, d31}, [r1]
    sub r1, r1, #16
    add r1, r1, r7, lsl #2
    vst1.32 {d28, d29}, [r10]!
    vst1.32 {d30, d31}, [r10]!
    vldr s0, [r2]
    vldr s4, [r2, #16]
    vldr s8, [r2, #32]
    vmla.f32 q8, q14, d0[0]
    add r2, r2, #4
    vmla.f32 q9, q15, d0[0]
    vmla.f32 q10, q14, d2[0]
    vmla.f32 q11, q15, d2[0]
    vmla.f32 q12, q14, d4[0]
    vmla.f32 q13, q15, d4[0]
    cmp r3, #0
    bne .Lloop_223
.Lloop_end_222:
    ldr r0, [r14, #8]
    mov r1, r5
    ldr r2, [r14]
    cmp r0, #0
    bne .Lotherwise_224
    mov r0, r1
    vld1.32 {d28, d29}, [r0]!
    vld1.32 {d30, d31}, [r0]
    sub r0, r0, #16
    add r0, r0, r2, lsl #2
    vld1.32 {d0, d1}, [r0]!
    vadd.f32 q8, q8, q14
    vld1.32 {d28, d29}, [r0]
    sub r0, r0, #16
    add r0, r0, r2, lsl #2
    vadd.f32 q9, q9, q15
    vld1.32 {d30, d31}, [r0]!
    vadd.f32 q10, q10, q0
    vld1.32 {d0, d1}, [r0]
    sub r0, r0, #16
    vadd.f32 q11, q11, q14
    vadd.f32 q12, q12, q15
    vadd.f32 q13, q13, q0
    b .Lend_225
.Lotherwise_224:
.Lend_225:
    vldr s0, [r14, #20]
    vdup.32 q14, d0[0]
    vmax.f32 q8, q14, q8
    vmax.f32 q9, q14, q9
    vmax.f32 q10, q14, q10
    vst1.32 {d16, d17}, [r1]!
    vmax.f32 q8, q14, q11
    vst1.32 {d18, d19}, [r1]
    pld [r1, #76]
    sub r1, r1, #16
    add r1, r1, r2, lsl #2
    vmax.f32 q9, q14, q12
    vst1.32 {d20, d21}, [r1]!
    vmax.f32 q10, q14, q13
    vst1.32 {d16, d17}, [r1]
    pld [r1, #76]
    sub r1, r1, #16
    add r1, r1, r2, lsl #2
    vst1.32 {d18, d19}, [r1]!
    vst1.32 {d20, d21}, [r1]
    pld [r1, #76]
    sub r1, r1, #16
.Lend_219:
    add r6, r6, #32
.Lend_211:
    sub r8, r8, #1
    add r5, r5, #32
    cmp r8, #0
    bne .Lloop_201
.Lloop_end_200:
    ldr r0, [r14, #4]
    ubfx r0, r0, #0, #3
    cmp r0, #0
    bne .Lotherwise_226
    b .Lend_227
.Lotherwise_226:
    sub r0, r0, #1
    lsr r0, r0, #2
    cmp r0, #0
    bne .Lotherwise_228
    ldr r0, [r14, #8]
    vmov.i32 q11, #0
    ldr r1, [r14, #12]
    vmov.i32 q12, #0
    vmov.i32 q13, #0
    cmp r0, #0
    bne .Lotherwise_229
    b .Lend_230
.Lotherwise_229:
    vldr d0, [r0]
    vldr s4, [r0, #8]
    vdup.32 q8, d0[0]
    vdup.32 q9, d0[1]
    vdup.32 q10, d2[0]
    vmov q11, q8
    vmov q12, q9
    vmov q13, q10
.Lend_230:
    lsr r0, r4, #2
    ubfx r2, r4, #0, #2
    cmp r0, #0
    beq .Lloop_end_231
.Lloop_232:
    vld1.32 {d0, d1}, [r12]!
    add r3, r6, r1, lsl #2
    sub r0, r0, #1
    vld1.32 {d2, d3}, [r12]!
    vld1.32 {d16, d17}, [r6]
    add r6, r6, #32
    vld1.32 {d4, d5}, [r12]
    add r12, r12, #32
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
    cmp r0, #0
    bne .Lloop_232
.Lloop_end_231:
    cmp r2, #0
    beq .Lloop_end_233
.Lloop_234:
    vld1.32 {d16, d17}, [r6]
    add r0, r6, r1, lsl #2
    sub r2, r2, #1
    vldr s0, [r12]
    add r6, r6, #32
    vldr s4, [r12, #16]
    vldr s8, [r12, #32]
    vmla.f32 q11, q8, d0[0]
    add r12, r12, #4
    pld [r0]
    vmla.f32 q12, q8, d2[0]
    vmla.f32 q13, q8, d4[0]
    cmp r2, #0
    bne .Lloop_234
.Lloop_end_233:
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
    bne .Lotherwise_235
    ubfx r0, r1, #0, #4
    mov r2, r5
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
    ubfx r0, r1, #0, #4
    vadd.f32 q11, q11, q8
    add r2, r2, r12, lsl #2
    cmp r0, #15
    bne .Lotherwise_242
    vld1.32 {d16, d17}, [r2]
    b .Lend_243
.Lotherwise_242:
    vmov.i32 q8, #0
    tst r1, #1
    beq .Lotherwise_244
    vld1.32 {d16[0]}, [r2]
.Lotherwise_244:
    tst r1, #2
    beq .Lotherwise_245
    add r0, r2, #4
    vld1.32 {d16[1]}, [r0]
.Lotherwise_245:
    tst r1, #4
    beq .Lotherwise_246
    add r0, r2, #8
    vld1.32 {d17[0]}, [r0]
.Lotherwise_246:
    tst r1, #8
    beq .Lotherwise_247
    add r0, r2, #12
    vld1.32 {d17[1]}, [r0]
.Lotherwise_247:
.Lend_243:
    ubfx r0, r1, #0, #4
    vadd.f32 q12, q12, q8
    add r2, r2, r12, lsl #2
    cmp r0, #15
    bne .Lotherwise_248
    vld1.32 {d16, d17}, [r2]
    b .Lend_249
.Lotherwise_248:
    vmov.i32 q8, #0
    tst r1, #1
    beq .Lotherwise_250
    vld1.32 {d16[0]}, [r2]
.Lotherwise_250:
    tst r1, #2
    beq .Lotherwise_251
    add r0, r2, #4
    vld1.32 {d16[1]}, [r0]
.Lotherwise_251:
    tst r1, #4
    beq .Lotherwise_252
    add r0, r2, #8
    vld1.32 {d17[0]}, [r0]
.Lotherwise_252:
    tst r1, #8
    beq .Lotherwise_253
    add r0, r2, #12
    vld1.32 {d17[1]}, [r0]
.Lotherwise_253:
.Lend_249:
    vadd.f32 q13, q13, q8
    b .Lend_254
.Lotherwise_235:
.Lend_254:
    vldr s0, [r14, #20]
    ubfx r0, r1, #0, #4
    vdup.32 q8, d0[0]
    vmax.f32 q9, q8, q11
    cmp r0, #15
    bne .Lotherwise_255
    vst1.32 {d18, d19}, [r5]
    b .Lend_256
.Lotherwise_255:
    tst r1, #1
    beq .Lotherwise_257
    vst1.32 {d18[0]}, [r5]
.Lotherwise_257:
    tst r1, #2
    beq .Lotherwise_258
    add r0, r5, #4
    vst1.32 {d18[1]}, [r0]
.Lotherwise_258:
    tst r1, #4
    beq .Lotherwise_259
    add r0, r5, #8
    vst1.32 {d19[0]}, [r0]
.Lotherwise_259:
    tst r1, #8
    beq .Lotherwise_260
    add r0, r5, #12
    vst1.32 {d19[1]}, [r0]
.Lotherwise_260:
.Lend_256:
    ubfx r0, r1, #0, #4
    vmax.f32 q9, q8, q12
    add r5, r5, r12, lsl #2
    cmp r0, #15
    bne .Lotherwise_261
    vst1.32 {d18, d19}, [r5]
    b .Lend_262
.Lotherwise_261:
    tst r1, #1
    beq .Lotherwise_263
    vst1.32 {d18[0]}, [r5]
.Lotherwise_263:
    tst r1, #2
    beq .Lotherwise_264
    add r0, r5, #4
    vst1.32 {d18[1]}, [r0]
.Lotherwise_264:
    tst r1, #4
    beq .Lotherwise_265
    add r0, r5, #8
    vst1.32 {d19[0]}, [r0]
.Lotherwise_265:
    tst r1, #8
    beq .Lotherwise_266
    add r0, r5, #12
    vst1.32 {d19[1]}, [r0]
.Lotherwise_266:
.Lend_262:
    ubfx r0, r1, #0, #4
    vmax.f32 q8, q8, q13
    add r5, r5, r12, lsl #2
    cmp r0, #15
    bne .Lotherwise_267
    vst1.32 {d16, d17}, [r5]
    b .Lend_268
.Lotherwise_267:
    tst r1, #1
    beq .Lotherwise_269
    vst1.32 {d16[0]}, [r5]
.Lotherwise_269:
    tst r1, #2
    beq .Lotherwise_270
    add r0, r5, #4
    vst1.32 {d16[1]}, [r0]
.Lotherwise_270:
    tst r1, #4
    beq .Lotherwise_271
    add r0, r5, #8
    vst1.32 {d17[0]}, [r0]
.Lotherwise_271:
    tst r1, #8
    beq .Lotherwise_272
    add r0, r5, #12
    vst1.32 {d17[1]}, [r0]
.Lotherwise_272:
.Lend_268:
    b .Lend_273
.Lotherwise_228:
    ldr r0, [r14, #8]
    vmov.i32 q13, #0
    ldr r1, [r14, #12]
    vmov.i32 q14, #0
    vmov.i32 q11, #0
    vmov.i32 q12, #0
    vmov.i32 q10, #0
    vmov.i32 q15, #0
    cmp r0, #0
    bne .Lotherwise_274
    b .Lend_275
.Lotherwise_274:
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
.Lend_275:
    lsr r0, r4, #2
    ubfx r2, r4, #0, #2
    cmp r0, #0
    beq .Lloop_end_276
.Lloop_277:
    vld1.32 {d0, d1}, [r12]!
    add r3, r6, r1, lsl #2
    sub r0, r0, #1
    vld1.32 {d16, d17}, [r6]!
    vld1.32 {d2, d3}, [r12]!
    vld1.32 {d18, d19}, [r6]!
    vmla.f32 q13, q8, d0[0]
    vld1.32 {d4, d5}, [r12]
    vmla.f32 q11, q8, d2[0]
    add r12, r12, #32
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
    cmp r0, #0
    bne .Lloop_277
.Lloop_end_276:
    cmp r2, #0
    beq .Lloop_end_278
.Lloop_279:
    add r0, r6, r1, lsl #2
    vld1.32 {d16, d17}, [r6]!
    sub r2, r2, #1
    vld1.32 {d18, d19}, [r6]!
    vldr s0, [r12]
    vldr s4, [r12, #16]
    vldr s8, [r12, #32]
    vmla.f32 q13, q8, d0[0]
    add r12, r12, #4
    pld [r0]
    vmla.f32 q14, q9, d0[0]
    vmla.f32 q11, q8, d2[0]
    vmla.f32 q12, q9, d2[0]
    vmla.f32 q10, q8, d4[0]
    vmla.f32 q15, q9, d4[0]
    cmp r2, #0
    bne .Lloop_279
.Lloop_end_278:
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
    bne .Lotherwise_280
    ubfx r0, r1, #0, #4
    mov r2, r5
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
    vadd.f32 q13, q13, q8
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
    vadd.f32 q14, q14, q8
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
    vadd.f32 q11, q11, q8
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
    ubfx r0, r1, #0, #4
    vadd.f32 q12, q12, q8
    add r2, r2, r12, lsl #2
    cmp r0, #15
    bne .Lotherwise_305
    vld1.32 {d16, d17}, [r2]
    b .Lend_306
.Lotherwise_305:
    vmov.i32 q8, #0
    tst r1, #1
    beq .Lotherwise_307
    vld1.32 {d16[0]}, [r2]
.Lotherwise_307:
    tst r1, #2
    beq .Lotherwise_308
    add r0, r2, #4
    vld1.32 {d16[1]}, [r0]
.Lotherwise_308:
    tst r1, #4
    beq .Lotherwise_309
    add r0, r2, #8
    vld1.32 {d17[0]}, [r0]
.Lotherwise_309:
    tst r1, #8
    beq .Lotherwise_310
    add r0, r2, #12
    vld1.32 {d17[1]}, [r0]
.Lotherwise_310:
.Lend_306:
    ubfx r0, r1, #4, #4
    vadd.f32 q10, q10, q8
    cmp r0, #15
    bne .Lotherwise_311
    add r0, r2, #16
    vld1.32 {d16, d17}, [r0]
    b .Lend_312
.Lotherwise_311:
    vmov.i32 q8, #0
    tst r1, #16
    beq .Lotherwise_313
    add r0, r2, #16
    vld1.32 {d16[0]}, [r0]
.Lotherwise_313:
    tst r1, #32
    beq .Lotherwise_314
    add r0, r2, #20
    vld1.32 {d16[1]}, [r0]
.Lotherwise_314:
    tst r1, #64
    beq .Lotherwise_315
    add r0, r2, #24
    vld1.32 {d17[0]}, [r0]
.Lotherwise_315:
    tst r1, #128
    beq .Lotherwise_316
    add r0, r2, #28
    vld1.32 {d17[1]}, [r0]
.Lotherwise_316:
.Lend_312:
    vadd.f32 q15, q15, q8
    b .Lend_317
.Lotherwise_280:
.Lend_317:
    vldr s0, [r14, #20]
    ubfx r0, r1, #0, #4
    vdup.32 q8, d0[0]
    vmax.f32 q9, q8, q13
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
    vmax.f32 q9, q8, q14
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
    vmax.f32 q9, q8, q11
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
    vmax.f32 q9, q8, q12
    cmp r0, #15
    bne .Lotherwise_336
    add r0, r5, #16
    vst1.32 {d18, d19}, [r0]
    b .Lend_337
.Lotherwise_336:
    tst r1, #16
    beq .Lotherwise_338
    add r0, r5, #16
    vst1.32 {d18[0]}, [r0]
.Lotherwise_338:
    tst r1, #32
    beq .Lotherwise_339
    add r0, r5, #20
    vst1.32 {d18[1]}, [r0]
.Lotherwise_339:
    tst r1, #64
    beq .Lotherwise_340
    add r0, r5, #24
    vst1.32 {d19[0]}, [r0]
.Lotherwise_340:
    tst r1, #128
    beq .Lotherwise_341
    add r0, r5, #28
    vst1.32 {d19[1]}, [r0]
.Lotherwise_341:
.Lend_337:
    ubfx r0, r1, #0, #4
    vmax.f32 q9, q8, q10
    add r5, r5, r12, lsl #2
    cmp r0, #15
    bne .Lotherwise_342
    vst1.32 {d18, d19}, [r5]
    b .Lend_343
.Lotherwise_342:
    tst r1, #1
    beq .Lotherwise_344
    vst1.32 {d18[0]}, [r5]
.Lotherwise_344:
    tst r1, #2
    beq .Lotherwise_345
    add r0, r5, #4
    vst1.32 {d18[1]}, [r0]
.Lotherwise_345:
    tst r1, #4
    beq .Lotherwise_346
    add r0, r5, #8
    vst1.32 {d19[0]}, [r0]
.Lotherwise_346:
    tst r1, #8
    beq .Lotherwise_347
    add r0, r5, #12
    vst1.32 {d19[1]}, [r0]
.Lotherwise_347:
.Lend_343:
    ubfx r0, r1, #4, #4
    vmax.f32 q8, q8, q15
    cmp r0, #15
    bne .Lotherwise_348
    add r0, r5, #16
    vst1.32 {d16, d17}, [r0]
    b .Lend_349
.Lotherwise_348:
    tst r1, #16
    beq .Lotherwise_350
    add r0, r5, #16
    vst1.32 {d16[0]}, [r0]
.Lotherwise_350:
    tst r1, #32
    beq .Lotherwise_351
    add r0, r5, #20
    vst1.32 {d16[1]}, [r0]
.Lotherwise_351:
    tst r1, #64
    beq .Lotherwise_352
    add r0, r5, #24
    vst1.32 {d17[0]}, [r0]
.Lotherwise_352:
    tst r1, #128
    beq .Lotherwise_353
    add r0, r5, #28
    vst1.32 {d17[1]}, [r0]
.Lotherwise_353:
.Lend_349:
.Lend_273:
.Lend_227:
    vpop {d8, d9, d10, d11, d12, d13}
    pop {r4, r5, r6, r7, r8, r9, r10, pc}
    .size nnp_sgemm_3x8__armv7_neon, . - nnp_sgemm_3x8__armv7_neon

    .text
    .p2align 4
    .globl nnp_sgemm_4x8__armv7_neon
    .type nnp_sgemm_4x8__armv7_neon, %function
nnp_sgemm_4x8__armv7_neon:
    push {r4, r5, r6, r7, r8, r9, r10, r14}
    vpush {d8, d9, d10, d11, d12, d13, d14, d15}
    ldr r14, [sp, #100]
    mov r4, r0
    mov r12, r1
    ldr r5, [sp, #96]
    mov r6, r2
    mov r7, r3
    ldr r0, [r14]
    ldr r1, [r14, #4]
    mov r2, r5
    pld [r2]
    pld [r2, #60]
    add r2, r2, r0, lsl #2
    lsr r8, r1, #3
    pld [r2]
    pld [r2, #60]
    add r2, r2, r0, lsl #2
    pld [r2]
    pld [r2, #60]
    add r2, r2, r0, lsl #2
    pld [r2]
    pld [r2, #60]
    ldr r10, [r14, #16]
    cmp r8, #0
    beq .Lloop_end_354
.Lloop_355:
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
    bne .Lotherwise_356
    b .Lend_357
.Lotherwise_356:
    vld1.32 {d0, d1}, [r0]
    vdup.32 q8, d0[0]
    vdup.32 q10, d0[1]
    vdup.32 q12, d1[0]
    vdup.32 q14, d1[1]
    vmov q9, q8
    vmov q11, q10
    vmov q13, q12
    vmov q15, q14
.Lend_357:
    cmp r7, #0
    bne .Lotherwise_358
    lsr r0, r4, #2
    ldr r1, [r14, #12]
    mov r2, r12
    ubfx r3, r4, #0, #2
    cmp r0, #0
    beq .Lloop_end_359
.Lloop_360:
    vld1.32 {d0, d1}, [r2]!
    add r9, r6, r1, lsl #2
    sub r0, r0, #1
    vld1.32 {d2, d3}, [r2]!
    vld1.32 {d8, d9}, [r6]!
    vld1.32 {d4, d5}, [r2]!
    vld1.32 {d10, d11}, [r6]!
    vmla.f32 q8, q4, d0[0]
    vld1.32 {d6, d7}, [r2]!
    vmla.f32 q10, q4, d2[0]
    vld1.32 {d12, d13}, [r6]!
    vmla.f32 q9, q5, d0[0]
    vmla.f32 q11, q5, d2[0]
    vld1.32 {d14, d15}, [r6]!
    vmla.f32 q12, q4, d4[0]
    pld [r9]
    vmla.f32 q13, q5, d4[0]
    pld [r9, #32]
    vmla.f32 q14, q4, d6[0]
    vld1.32 {d8, d9}, [r6]!
    vmla.f32 q15, q5, d6[0]
    vld1.32 {d10, d11}, [r6]!
    vmla.f32 q8, q6, d0[1]
    pld [r9, #64]
    vmla.f32 q9, q7, d0[1]
    pld [r9, #96]
    vmla.f32 q10, q6, d2[1]
    vmla.f32 q11, q7, d2[1]
    vmla.f32 q12, q6, d4[1]
    vmla.f32 q13, q7, d4[1]
    vmla.f32 q14, q6, d6[1]
    vld1.32 {d12, d13}, [r6]!
    vmla.f32 q15, q7, d6[1]
    vld1.32 {d14, d15}, [r6]!
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
    cmp r0, #0
    bne .Lloop_360
.Lloop_end_359:
    cmp r3, #0
    beq .Lloop_end_361
.Lloop_362:
    add r0, r6, r1, lsl #2
    vld1.32 {d8, d9}, [r6]!
    sub r3, r3, #1
    vld1.32 {d10, d11}, [r6]!
    vldr s12, [r2]
    vldr s8, [r2, #16]
    vldr s4, [r2, #32]
    vmla.f32 q8, q4, d6[0]
    vldr s0, [r2, #48]
    vmla.f32 q9, q5, d6[0]
    add r2, r2, #4
    pld [r0]
    vmla.f32 q10, q4, d4[0]
    vmla.f32 q11, q5, d4[0]
    vmla.f32 q12, q4, d2[0]
    vmla.f32 q13, q5, d2[0]
    vmla.f32 q14, q4, d0[0]
    vmla.f32 q15, q5, d0[0]
    cmp r3, #0
    bne .Lloop_362
.Lloop_end_361:
    ldr r0, [r14, #8]
    mov r1, r5
    ldr r2, [r14]
    cmp r0, #0
    bne .Lotherwise_363
    mov r0, r1
    vld1.32 {d0, d1}, [r0]!
    vld1.32 {d2, d3}, [r0]
    sub r0, r0, #16
    add r0, r0, r2, lsl #2
    vld1.32 {d4, d5}, [r0]!
    vadd.f32 q8, q8, q0
    vld1.32 {d0, d1}, [r0]
    sub r0, r0, #16
    add r0, r0, r2, lsl #2
    vadd.f32 q9, q9, q1
    vld1.32 {d2, d3}, [r0]!
    vadd.f32 q10, q10, q2
    vld1.32 {d4, d5}, [r0]
    sub r0, r0, #16
    add r0, r0, r2, lsl #2
    vadd.f32 q11, q11, q0
    vld1.32 {d0, d1}, [r0]!
    vadd.f32 q12, q12, q1
    vld1.32 {d2, d3}, [r0]
    sub r0, r0, #16
    vadd.f32 q13, q13, q2
    vadd.f32 q14, q14, q0
    vadd.f32 q15, q15, q1
    b .Lend_364
.Lotherwise_363:
.Lend_364:
    vldr s0, [r14, #20]
    vdup.32 q0, d0[0]
    vmax.f32 q8, q0, q8
    vmax.f32 q9, q0, q9
    vmax.f32 q10, q0, q10
    vst1.32 {d16, d17}, [r1]!
    vmax.f32 q8, q0, q11
    vst1.32 {d18, d19}, [r1]
    pld [r1, #76]
    sub r1, r1, #16
    add r1, r1, r2, lsl #2
    vmax.f32 q9, q0, q12
    vst1.32 {d20, d21}, [r1]!
    vmax.f32 q10, q0, q13
    vst1.32 {d16, d17}, [r1]
    vmax.f32 q8, q0, q14
    pld [r1, #76]
    sub r1, r1, #16
    add r1, r1, r2, lsl #2
    vmax.f32 q11, q0, q15
    vst1.32 {d18, d19}, [r1]!
    vst1.32 {d20, d21}, [r1]
    pld [r1, #76]
    sub r1, r1, #16
    add r1, r1, r2, lsl #2
    vst1.32 {d16, d17}, [r1]!
    vst1.32 {d22, d23}, [r1]
    pld [r1, #76]
    sub r1, r1, #16
    b .Lend_365
.Lotherwise_358:
    cmp r10, #0
    bne .Lotherwise_366
    lsr r0, r4, #2
    mov r1, r6
    mov r2, r12
    ubfx r3, r4, #0, #2
    cmp r0, #0
    beq .Lloop_end_367
.Lloop_368:
    vld1.32 {d0, d1}, [r2]!
    sub r0, r0, #1
    vld1.32 {d2, d3}, [r2]!
    pld [r1, #60]
    vld1.32 {d8, d9}, [r1]!
    vld1.32 {d4, d5}, [r2]!
    vld1.32 {d10, d11}, [r1]
    sub r1, r1, #16
    add r1, r1, r7, lsl #2
    vmla.f32 q8, q4, d0[0]
    vld1.32 {d6, d7}, [r2]!
    vmla.f32 q10, q4, d2[0]
    pld [r1, #60]
    vmla.f32 q9, q5, d0[0]
    vld1.32 {d12, d13}, [r1]!
    vmla.f32 q11, q5, d2[0]
    vld1.32 {d14, d15}, [r1]
    sub r1, r1, #16
    vmla.f32 q12, q4, d4[0]
    add r1, r1, r7, lsl #2
    pld [r1, #60]
    vmla.f32 q13, q5, d4[0]
    vmla.f32 q14, q4, d6[0]
    vld1.32 {d8, d9}, [r1]!
    vmla.f32 q15, q5, d6[0]
    vld1.32 {d10, d11}, [r1]
    sub r1, r1, #16
    vmla.f32 q8, q6, d0[1]
    add r1, r1, r7, lsl #2
    pld [r1, #60]
    vmla.f32 q9, q7, d0[1]
    vmla.f32 q10, q6, d2[1]
    vmla.f32 q11, q7, d2[1]
    vmla.f32 q12, q6, d4[1]
    vmla.f32 q13, q7, d4[1]
    vmla.f32 q14, q6, d6[1]
    vld1.32 {d12, d13}, [r1]!
    vmla.f32 q15, q7, d6[1]
    vld1.32 {d14, d15}, [r1]
    sub r1, r1, #16
    vmla.f32 q8, q4, d1[0]
    add r1, r1, r7, lsl #2
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
    cmp r0, #0
    bne .Lloop_368
.Lloop_end_367:
    cmp r3, #0
    beq .Lloop_end_369
.Lloop_370:
    pld [r1, #60]
    sub r3, r3, #1
    vld1.32 {d8, d9}, [r1]!
    vld1.32 {d10, d11}, [r1]
    sub r1, r1, #16
    add r1, r1, r7, lsl #2
    vldr s12, [r2]
    vldr s8, [r2, #16]
    vldr s4, [r2, #32]
    vmla.f32 q8, q4, d6[0]
    vldr s0, [r2, #48]
    vmla.f32 q9, q5, d6[0]
    add r2, r2, #4
    vmla.f32 q10, q4, d4[0]
    vmla.f32 q11, q5, d4[0]
    vmla.f32 q12, q4, d2[0]
    vmla.f32 q13, q5, d2[0]
    vmla.f32 q14, q4, d0[0]
    vmla.f32 q15, q5, d0[0]
    cmp r3, #0
    bne .Lloop_370
.Lloop_end_369:
    ldr r0, [r14, #8]
    mov r1, r5
    ldr r2, [r14]
    cmp r0, #0
    bne .Lotherwise_371
    mov r0, r1
    vld1.32 {d0, d1}, [r0]!
    vld1.32 {d2, d3}, [r0]
    sub r0, r0, #16
    add r0, r0, r2, lsl #2
    vld1.32 {d4, d5}, [r0]!
    vadd.f32 q8, q8, q0
    vld1.32 {d0, d1}, [r0]
    sub r0, r0, #16
    add r0, r0, r2, lsl #2
    vadd.f32 q9, q9, q1
    vld1.32 {d2, d3}, [r0]!
    vadd.f32 q10, q10, q2
    vld1.32 {d4, d5}, [r0]
    sub r0, r0, #16
    add r0, r0, r2, lsl #2
    vadd.f32 q11, q11, q0
    vld1.32 {d0, d1}, [r0]!
    vadd.f32 q12, q12, q1
    vld1.32 {d2, d3}, [r0]
    sub r0, r0, #16
    vadd.f32 q13, q13, q2
    vadd.f32 q14, q14, q0
    vadd.f32 q15, q15, q1
    b .Lend_372
.Lotherwise_371:
.Lend_372:
    vldr s0, [r14, #20]
    vdup.32 q0, d0[0]
    vmax.f32 q8, q0, q8
    vmax.f32 q9, q0, q9
    vmax.f32 q10, q0, q10
    vst1.32 {d16, d17}, [r1]!
    vmax.f32 q8, q0, q11
    vst1.32 {d18, d19}, [r1]
    pld [r1, #76]
    sub r1, r1, #16
    add r1, r1, r2, lsl #2
    vmax.f32 q9, q0, q12
    vst1.32 {d20, d21}, [r1]!
    vmax.f32 q10, q0, q13
    vst1.32 {d16, d17}, [r1]
    vmax.f32 q8, q0, q14
    pld [r1, #76]
    sub r1, r1, #16
    add r1, r1, r2, lsl #2
    vmax.f32 q11, q0, q15
    vst1.32 {d18, d19}, [r1]!
    vst1.32 {d20, d21}, [r1]
    pld [r1, #76]
    sub r1, r1, #16
    add r1, r1, r2, lsl #2
    vst1.32 {d16, d17}, [r1]!
    vst1.32 {d22, d23}, [r1]
    pld [r1, #76]
    sub r1, r1, #16
    b .Lend_373
.Lotherwise_366:
    lsr r0, r4, #2
    mov r1, r6
    mov r2, r12
    ubfx r3, r4, #0, #2
    cmp r0, #0
    beq .Lloop_end_374
.Lloop_375:
    pld [r1, #60]
    sub r0, r0, #1
    vld1.32 {d10, d11}, [r1]!
    vld1.32 {d12, d13}, [r1]
    sub r1, r1, #16
    add r1, r1, r7, lsl #2
    vst1.32 {d10, d11}, [r10]!
    vst1.32 {d12, d13}, [r10]!
    pld [r1, #60]
    vld1.32 {d4, d5}, [r1]!
    vld1.32 {d6, d7}, [r1]
    sub r1, r1, #16
    add r1, r1, r7, lsl #2
    vldr s4, [r2]
    vldr s0, [r2, #16]
    vldr s16, [r2, #32]
    vmla.f32 q8, q5, d2[0]
    vldr s28, [r2, #48]
    vmla.f32 q9, q6, d2[0]
    vst1.32 {d4, d5}, [r10]!
    vmla.f32 q10, q5, d0[0]
    vst1.32 {d6, d7}, [r10]!
    vmla.f32 q11, q6, d0[0]
    pld [r1, #60]
    vmla.f32 q12, q5, d8[0]
    vld1.32 {d2, d3}, [r1]!
    vmla.f32 q13, q6, d8[0]
    vld1.32 {d8, d9}, [r1]
    vmla.f32 q14, q5, d14[0]
    sub r1, r1, #16
    vldr s20, [r2, #4]
    vmla.f32 q15, q6, d14[0]
    add r1, r1, r7, lsl #2
    vldr s0, [r2, #20]
    vldr s24, [r2, #36]
    vmla.f32 q8, q2, d10[0]
    vldr s28, [r2, #52]
    vmla.f32 q9, q3, d10[0]
    vst1.32 {d2, d3}, [r10]!
    vmla.f32 q10, q2, d0[0]
    vst1.32 {d8, d9}, [r10]!
    vmla.f32 q11, q3, d0[0]
    pld [r1, #60]
    vmla.f32 q12, q2, d12[0]
    vld1.32 {d10, d11}, [r1]!
    vmla.f32 q13, q3, d12[0]
    vld1.32 {d12, d13}, [r1]
    vmla.f32 q14, q2, d14[0]
    sub r1, r1, #16
    vmla.f32 q15, q3, d14[0]
    vldr s12, [r2, #8]
    add r1, r1, r7, lsl #2
    vldr s8, [r2, #24]
    vldr s0, [r2, #40]
    vmla.f32 q8, q1, d6[0]
    vldr s28, [r2, #56]
    vmla.f32 q9, q4, d6[0]
    vst1.32 {d10, d11}, [r10]!
    vmla.f32 q10, q1, d4[0]
    vst1.32 {d12, d13}, [r10]!
    vmla.f32 q11, q4, d4[0]
    vmla.f32 q12, q1, d0[0]
    vldr s12, [r2, #12]
    vmla.f32 q13, q4, d0[0]
    vldr s8, [r2, #28]
    vmla.f32 q14, q1, d14[0]
    vldr s4, [r2, #44]
    vmla.f32 q15, q4, d14[0]
    vldr s0, [r2, #60]
    add r2, r2, #64
    vmla.f32 q8, q5, d6[0]
    vmla.f32 q9, q6, d6[0]
    vmla.f32 q10, q5, d4[0]
    vmla.f32 q11, q6, d4[0]
    vmla.f32 q12, q5, d2[0]
    vmla.f32 q13, q6, d2[0]
    vmla.f32 q14, q5, d0[0]
    vmla.f32 q15, q6, d0[0]
    cmp r0, #0
    bne .Lloop_375
.Lloop_end_374:
    cmp r3, #0
    beq .Lloop_end_376
.Lloop_377:
    pld [r1, #60]
    sub r3, r3, #1
    vld1.32 {d8, d9}, [r1]!
    vld1.32 {d10, d11}, [r1]
    sub r1, r1, #16
    add r1, r1, r7, lsl #2
    vst1.32 {d8, d9}, [r10]!
    vst1.32 {d10, d11}, [r10]!
    vldr s12, [r2]
    vldr s8, [r2, #16]
    vldr s4, [r2, #32]
    vmla.f32 q8, q4, d6[0]
    vldr s0, [r2, #48]
    vmla.f32 q9, q5, d6[0]
    add r2, r2, #4
    vmla.f32 q10, q4, d4[0]
    vmla.f32 q11, q5, d4[0]
    vmla.f32 q12, q4, d2[0]
    vmla.f32 q13, q5, d2[0]
    vmla.f32 q14, q4, d0[0]
    vmla.f32 q15, q5, d0[0]
    cmp r3, #0
    bne .Lloop_377
.Lloop_end_376:
    ldr r0, [r14, #8]
    mov r1, r5
    ldr r2, [r14]
    cmp r0, #0
    bne .Lotherwise_378
    mov r0, r1
    vld1.32 {d0, d1}, [r0]!
    vld1.32 {d2, d3}, [r0]
    sub r0, r0, #16
    add r0, r0, r2, lsl #2
    vld1.32 {d4, d5}, [r0]!
    vadd.f32 q8, q8, q0
    vld1.32 {d0, d1}, [r0]
    sub r0, r0, #16
    add r0, r0, r2, lsl #2
    vadd.f32 q9, q9, q1
    vld1.32 {d2, d3}, [r0]!
    vadd.f32 q10, q10, q2
    vld1.32 {d4, d5}, [r0]
    sub r0, r0, #16
    add r0, r0, r2, lsl #2
    vadd.f32 q11, q11, q0
    vld1.32 {d0, d1}, [r0]!
    vadd.f32 q12, q12, q1
    vld1.32 {d2, d3}, [r0]
    sub r0, r0, #16
    vadd.f32 q13, q13, q2
    vadd.f32 q14, q14, q0
    vadd.f32 q15, q15, q1
    b .Lend_379
.Lotherwise_378:
.Lend_379:
    vldr s0, [r14, #20]
    vdup.32 q0, d0[0]
    vmax.f32 q8, q0, q8
    vmax.f32 q9, q0, q9
    vmax.f32 q10, q0, q10
    vst1.32 {d16, d17}, [r1]!
    vmax.f32 q8, q0, q11
    vst1.32 {d18, d19}, [r1]
    pld [r1, #76]
    sub r1, r1, #16
    add r1, r1, r2, lsl #2
    vmax.f32 q9, q0, q12
    vst1.32 {d20, d21}, [r1]!
    vmax.f32 q10, q0, q13
    vst1.32 {d16, d17}, [r1]
    vmax.f32 q8, q0, q14
    pld [r1, #76]
    sub r1, r1, #16
    add r1, r1, r2, lsl #2
    vmax.f32 q11, q0, q15
    vst1.32 {d18, d19}, [r1]!
    vst1.32 {d20, d21}, [r1]
    pld [r1, #76]
    sub r1, r1, #16
    add r1, r1, r2, lsl #2
    vst1.32 {d16, d17}, [r1]!
    vst1.32 {d22, d23}, [r1]
    pld [r1, #76]
    sub r1, r1, #16
.Lend_373:
    add r6, r6, #32
.Lend_365:
    sub r8, r8, #1
    add r5, r5, #32
    cmp r8, #0
    bne .Lloop_355
.Lloop_end_354:
    ldr r0, [r14, #4]
    ubfx r0, r0, #0, #3
    cmp r0, #0
    bne .Lotherwise_380
    b .Lend_381
.Lotherwise_380:
    sub r0, r0, #1
    lsr r0, r0, #2
    cmp r0, #0
    bne .Lotherwise_382
    ldr r0, [r14, #8]
    vmov.i32 q13, #0
    ldr r1, [r14, #12]
    vmov.i32 q14, #0
    vmov.i32 q15, #0
    vmov.i32 q12, #0
    cmp r0, #0
    bne .Lotherwise_383
    b .Lend_384
.Lotherwise_383:
    vld1.32 {d0, d1}, [r0]
    vdup.32 q8, d0[0]
    vdup.32 q9, d0[1]
    vdup.32 q10, d1[0]
    vdup.32 q11, d1[1]
    vmov q13, q8
    vmov q14, q9
    vmov q15, q10
    vmov q12, q11
.Lend_384:
    lsr r0, r4, #2
    ubfx r2, r4, #0, #2
    cmp r0, #0
    beq .Lloop_end_385
.Lloop_386:
    vld1.32 {d0, d1}, [r12]!
    add r3, r6, r1, lsl #2
    sub r0, r0, #1
    vld1.32 {d2, d3}, [r12]!
    vld1.32 {d4, d5}, [r12]!
    vld1.32 {d16, d17}, [r6]
    add r6, r6, #32
    vld1.32 {d6, d7}, [r12]!
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
    cmp r0, #0
    bne .Lloop_386
.Lloop_end_385:
    cmp r2, #0
    beq .Lloop_end_387
.Lloop_388:
    vld1.32 {d16, d17}, [r6]
    add r0, r6, r1, lsl #2
    sub r2, r2, #1
    vldr s0, [r12]
    add r6, r6, #32
    vldr s4, [r12, #16]
    vldr s8, [r12, #32]
    vmla.f32 q13, q8, d0[0]
    vldr s0, [r12, #48]
    vmla.f32 q14, q8, d2[0]
    add r12, r12, #4
    pld [r0]
    vmla.f32 q15, q8, d4[0]
    vmla.f32 q12, q8, d0[0]
    cmp r2, #0
    bne .Lloop_388
.Lloop_end_387:
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
    bne .Lotherwise_389
    ubfx r0, r1, #0, #4
    mov r2, r5
    cmp r0, #15
    bne .Lotherwise_390
    vld1.32 {d16, d17}, [r2]
    b .Lend_391
.Lotherwise_390:
    vmov.i32 q8, #0
    tst r1, #1
    beq .Lotherwise_392
    vld1.32 {d16[0]}, [r2]
.Lotherwise_392:
    tst r1, #2
    beq .Lotherwise_393
    add r0, r2, #4
    vld1.32 {d16[1]}, [r0]
.Lotherwise_393:
    tst r1, #4
    beq .Lotherwise_394
    add r0, r2, #8
    vld1.32 {d17[0]}, [r0]
.Lotherwise_394:
    tst r1, #8
    beq .Lotherwise_395
    add r0, r2, #12
    vld1.32 {d17[1]}, [r0]
.Lotherwise_395:
.Lend_391:
    ubfx r0, r1, #0, #4
    vadd.f32 q13, q13, q8
    add r2, r2, r12, lsl #2
    cmp r0, #15
    bne .Lotherwise_396
    vld1.32 {d16, d17}, [r2]
    b .Lend_397
.Lotherwise_396:
    vmov.i32 q8, #0
    tst r1, #1
    beq .Lotherwise_398
    vld1.32 {d16[0]}, [r2]
.Lotherwise_398:
    tst r1, #2
    beq .Lotherwise_399
    add r0, r2, #4
    vld1.32 {d16[1]}, [r0]
.Lotherwise_399:
    tst r1, #4
    beq .Lotherwise_400
    add r0, r2, #8
    vld1.32 {d17[0]}, [r0]
.Lotherwise_400:
    tst r1, #8
    beq .Lotherwise_401
    add r0, r2, #12
    vld1.32 {d17[1]}, [r0]
.Lotherwise_401:
.Lend_397:
    ubfx r0, r1, #0, #4
    vadd.f32 q14, q14, q8
    add r2, r2, r12, lsl #2
    cmp r0, #15
    bne .Lotherwise_402
    vld1.32 {d16, d17}, [r2]
    b .Lend_403
.Lotherwise_402:
    vmov.i32 q8, #0
    tst r1, #1
    beq .Lotherwise_404
    vld1.32 {d16[0]}, [r2]
.Lotherwise_404:
    tst r1, #2
    beq .Lotherwise_405
    add r0, r2, #4
    vld1.32 {d16[1]}, [r0]
.Lotherwise_405:
    tst r1, #4
    beq .Lotherwise_406
    add r0, r2, #8
    vld1.32 {d17[0]}, [r0]
.Lotherwise_406:
    tst r1, #8
    beq .Lotherwise_407
    add r0, r2, #12
    vld1.32 {d17[1]}, [r0]
.Lotherwise_407:
.Lend_403:
    ubfx r0, r1, #0, #4
    vadd.f32 q15, q15, q8
    add r2, r2, r12, lsl #2
    cmp r0, #15
    bne .Lotherwise_408
    vld1.32 {d16, d17}, [r2]
    b .Lend_409
.Lotherwise_408:
    vmov.i32 q8, #0
    tst r1, #1
    beq .Lotherwise_410
    vld1.32 {d16[0]}, [r2]
.Lotherwise_410:
    tst r1, #2
    beq .Lotherwise_411
    add r0, r2, #4
    vld1.32 {d16[1]}, [r0]
.Lotherwise_411:
    tst r1, #4
    beq .Lotherwise_412
    add r0, r2, #8
    vld1.32 {d17[0]}, [r0]
.Lotherwise_412:
    tst r1, #8
    beq .Lotherwise_413
    add r0, r2, #12
    vld1.32 {d17[1]}, [r0]
.Lotherwise_413:
.Lend_409:
    vadd.f32 q12, q12, q8
    b .Lend_414
.Lotherwise_389:
.Lend_414:
    vldr s0, [r14, #20]
    ubfx r0, r1, #0, #4
    vdup.32 q8, d0[0]
    vmax.f32 q9, q8, q13
    cmp r0, #15
    bne .Lotherwise_415
    vst1.32 {d18, d19}, [r5]
    b .Lend_416
.Lotherwise_415:
    tst r1, #1
    beq .Lotherwise_417
    vst1.32 {d18[0]}, [r5]
.Lotherwise_417:
    tst r1, #2
    beq .Lotherwise_418
    add r0, r5, #4
    vst1.32 {d18[1]}, [r0]
.Lotherwise_418:
    tst r1, #4
    beq .Lotherwise_419
    add r0, r5, #8
    vst1.32 {d19[0]}, [r0]
.Lotherwise_419:
    tst r1, #8
    beq .Lotherwise_420
    add r0, r5, #12
    vst1.32 {d19[1]}, [r0]
.Lotherwise_420:
.Lend_416:
    ubfx r0, r1, #0, #4
    vmax.f32 q9, q8, q14
    add r5, r5, r12, lsl #2
    cmp r0, #15
    bne .Lotherwise_421
    vst1.32 {d18, d19}, [r5]
    b .Lend_422
.Lotherwise_421:
    tst r1, #1
    beq .Lotherwise_423
    vst1.32 {d18[0]}, [r5]
.Lotherwise_423:
    tst r1, #2
    beq .Lotherwise_424
    add r0, r5, #4
    vst1.32 {d18[1]}, [r0]
.Lotherwise_424:
    tst r1, #4
    beq .Lotherwise_425
    add r0, r5, #8
    vst1.32 {d19[0]}, [r0]
.Lotherwise_425:
    tst r1, #8
    beq .Lotherwise_426
    add r0, r5, #12
    vst1.32 {d19[1]}, [r0]
.Lotherwise_426:
.Lend_422:
    ubfx r0, r1, #0, #4
    vmax.f32 q9, q8, q15
    add r5, r5, r12, lsl #2
    cmp r0, #15
    bne .Lotherwise_427
    vst1.32 {d18, d19}, [r5]
    b .Lend_428
.Lotherwise_427:
    tst r1, #1
    beq .Lotherwise_429
    vst1.32 {d18[0]}, [r5]
.Lotherwise_429:
    tst r1, #2
    beq .Lotherwise_430
    add r0, r5, #4
    vst1.32 {d18[1]}, [r0]
.Lotherwise_430:
    tst r1, #4
    beq .Lotherwise_431
    add r0, r5, #8
    vst1.32 {d19[0]}, [r0]
.Lotherwise_431:
    tst r1, #8
    beq .Lotherwise_432
    add r0, r5, #12
    vst1.32 {d19[1]}, [r0]
.Lotherwise_432:
.Lend_428:
    ubfx r0, r1, #0, #4
    vmax.f32 q8, q8, q12
    add r5, r5, r12, lsl #2
    cmp r0, #15
    bne .Lotherwise_433
    vst1.32 {d16, d17}, [r5]
    b .Lend_434
.Lotherwise_433:
    tst r1, #1
    beq .Lotherwise_435
    vst1.32 {d16[0]}, [r5]
.Lotherwise_435:
    tst r1, #2
    beq .Lotherwise_436
    add r0, r5, #4
    vst1.32 {d16[1]}, [r0]
.Lotherwise_436:
    tst r1, #4
    beq .Lotherwise_437
    add r0, r5, #8
    vst1.32 {d17[0]}, [r0]
.Lotherwise_437:
    tst r1, #8
    beq .Lotherwise_438
    add r0, r5, #12
    vst1.32 {d17[1]}, [r0]
.Lotherwise_438:
.Lend_434:
    b .Lend_439
.Lotherwise_382:
    ldr r0, [r14, #8]
    vmov.i32 q8, #0
    ldr r1, [r14, #12]
    vmov.i32 q9, #0
    vmov.i32 q10, #0
    vmov.i32 q11, #0
    vmov.i32 q12, #0
    vmov.i32 q13, #0
    vmov.i32 q14, #0
    vmov.i32 q15, #0
    cmp r0, #0
    bne .Lotherwise_440
    b .Lend_441
.Lotherwise_440:
    vld1.32 {d0, d1}, [r0]
    vdup.32 q8, d0[0]
    vdup.32 q10, d0[1]
    vdup.32 q12, d1[0]
    vdup.32 q14, d1[1]
    vmov q9, q8
    vmov q11, q10
    vmov q13, q12
    vmov q15, q14
.Lend_441:
    lsr r0, r4, #2
    ubfx r2, r4, #0, #2
    cmp r0, #0
    beq .Lloop_end_442
.Lloop_443:
    vld1.32 {d0, d1}, [r12]!
    add r3, r6, r1, lsl #2
    sub r0, r0, #1
    vld1.32 {d2, d3}, [r12]!
    vld1.32 {d8, d9}, [r6]!
    vld1.32 {d4, d5}, [r12]!
    vld1.32 {d10, d11}, [r6]!
    vmla.f32 q8, q4, d0[0]
    vld1.32 {d6, d7}, [r12]!
    vmla.f32 q10, q4, d2[0]
    vld1.32 {d12, d13}, [r6]!
    vmla.f32 q9, q5, d0[0]
    vmla.f32 q11, q5, d2[0]
    vld1.32 {d14, d15}, [r6]!
    vmla.f32 q12, q4, d4[0]
    pld [r3]
    vmla.f32 q13, q5, d4[0]
    pld [r3, #32]
    vmla.f32 q14, q4, d6[0]
    vld1.32 {d8, d9}, [r6]!
    vmla.f32 q15, q5, d6[0]
    vld1.32 {d10, d11}, [r6]!
    vmla.f32 q8, q6, d0[1]
    pld [r3, #64]
    vmla.f32 q9, q7, d0[1]
    pld [r3, #96]
    vmla.f32 q10, q6, d2[1]
    vmla.f32 q11, q7, d2[1]
    vmla.f32 q12, q6, d4[1]
    vmla.f32 q13, q7, d4[1]
    vmla.f32 q14, q6, d6[1]
    vld1.32 {d12, d13}, [r6]!
    vmla.f32 q15, q7, d6[1]
    vld1.32 {d14, d15}, [r6]!
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
    cmp r0, #0
    bne .Lloop_443
.Lloop_end_442:
    cmp r2, #0
    beq .Lloop_end_444
.Lloop_445:
    add r0, r6, r1, lsl #2
    vld1.32 {d8, d9}, [r6]!
    sub r2, r2, #1
    vld1.32 {d10, d11}, [r6]!
    vldr s0, [r12]
    vldr s4, [r12, #16]
    vldr s8, [r12, #32]
    vmla.f32 q8, q4, d0[0]
    vldr s12, [r12, #48]
    vmla.f32 q9, q5, d0[0]
    add r12, r12, #4
    pld [r0]
    vmla.f32 q10, q4, d2[0]
    vmla.f32 q11, q5, d2[0]
    vmla.f32 q12, q4, d4[0]
    vmla.f32 q13, q5, d4[0]
    vmla.f32 q14, q4, d6[0]
    vmla.f32 q15, q5, d6[0]
    cmp r2, #0
    bne .Lloop_445
.Lloop_end_444:
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
    bne .Lotherwise_446
    ubfx r0, r1, #0, #4
    mov r2, r5
    cmp r0, #15
    bne .Lotherwise_447
    vld1.32 {d0, d1}, [r2]
    b .Lend_448
.Lotherwise_447:
    vmov.i32 q0, #0
    tst r1, #1
    beq .Lotherwise_449
    vld1.32 {d0[0]}, [r2]
.Lotherwise_449:
    tst r1, #2
    beq .Lotherwise_450
    add r0, r2, #4
    vld1.32 {d0[1]}, [r0]
.Lotherwise_450:
    tst r1, #4
    beq .Lotherwise_451
    add r0, r2, #8
    vld1.32 {d1[0]}, [r0]
.Lotherwise_451:
    tst r1, #8
    beq .Lotherwise_452
    add r0, r2, #12
    vld1.32 {d1[1]}, [r0]
.Lotherwise_452:
.Lend_448:
    ubfx r0, r1, #4, #4
    vadd.f32 q8, q8, q0
    cmp r0, #15
    bne .Lotherwise_453
    add r0, r2, #16
    vld1.32 {d0, d1}, [r0]
    b .Lend_454
.Lotherwise_453:
    vmov.i32 q0, #0
    tst r1, #16
    beq .Lotherwise_455
    add r0, r2, #16
    vld1.32 {d0[0]}, [r0]
.Lotherwise_455:
    tst r1, #32
    beq .Lotherwise_456
    add r0, r2, #20
    vld1.32 {d0[1]}, [r0]
.Lotherwise_456:
    tst r1, #64
    beq .Lotherwise_457
    add r0, r2, #24
    vld1.32 {d1[0]}, [r0]
.Lotherwise_457:
    tst r1, #128
    beq .Lotherwise_458
    add r0, r2, #28
    vld1.32 {d1[1]}, [r0]
.Lotherwise_458:
.Lend_454:
    ubfx r0, r1, #0, #4
    vadd.f32 q9, q9, q0
    add r2, r2, r12, lsl #2
    cmp r0, #15
    bne .Lotherwise_459
    vld1.32 {d0, d1}, [r2]
    b .Lend_460
.Lotherwise_459:
    vmov.i32 q0, #0
    tst r1, #1
    beq .Lotherwise_461
    vld1.32 {d0[0]}, [r2]
.Lotherwise_461:
    tst r1, #2
    beq .Lotherwise_462
    add r0, r2, #4
    vld1.32 {d0[1]}, [r0]
.Lotherwise_462:
    tst r1, #4
    beq .Lotherwise_463
    add r0, r2, #8
    vld1.32 {d1[0]}, [r0]
.Lotherwise_463:
    tst r1, #8
    beq .Lotherwise_464
    add r0, r2, #12
    vld1.32 {d1[1]}, [r0]
.Lotherwise_464:
.Lend_460:
    ubfx r0, r1, #4, #4
    vadd.f32 q10, q10, q0
    cmp r0, #15
    bne .Lotherwise_465
    add r0, r2, #16
    vld1.32 {d0, d1}, [r0]
    b .Lend_466
.Lotherwise_465:
    vmov.i32 q0, #0
    tst r1, #16
    beq .Lotherwise_467
    add r0, r2, #16
    vld1.32 {d0[0]}, [r0]
.Lotherwise_467:
    tst r1, #32
    beq .Lotherwise_468
    add r0, r2, #20
    vld1.32 {d0[1]}, [r0]
.Lotherwise_468:
    tst r1, #64
    beq .Lotherwise_469
    add r0, r2, #24
    vld1.32 {d1[0]}, [r0]
.Lotherwise_469:
    tst r1, #128
    beq .Lotherwise_470
    add r0, r2, #28
    vld1.32 {d1[1]}, [r0]
.Lotherwise_470:
.Lend_466:
    ubfx r0, r1, #0, #4
    vadd.f32 q11, q11, q0
    add r2, r2, r12, lsl #2
    cmp r0, #15
    bne .Lotherwise_471
    vld1.32 {d0, d1}, [r2]
    b .Lend_472
.Lotherwise_471:
    vmov.i32 q0, #0
    tst r1, #1
    beq .Lotherwise_473
    vld1.32 {d0[0]}, [r2]
.Lotherwise_473:
    tst r1, #2
    beq .Lotherwise_474
    add r0, r2, #4
    vld1.32 {d0[1]}, [r0]
.Lotherwise_474:
    tst r1, #4
    beq .Lotherwise_475
    add r0, r2, #8
    vld1.32 {d1[0]}, [r0]
.Lotherwise_475:
    tst r1, #8
    beq .Lotherwise_476
    add r0, r2, #12
    vld1.32 {d1[1]}, [r0]
.Lotherwise_476:
.Lend_472:
    ubfx r0, r1, #4, #4
    vadd.f32 q12, q12, q0
    cmp r0, #15
    bne .Lotherwise_477
    add r0, r2, #16
    vld1.32 {d0, d1}, [r0]
    b .Lend_478
.Lotherwise_477:
    vmov.i32 q0, #0
    tst r1, #16
    beq .Lotherwise_479
    add r0, r2, #16
    vld1.32 {d0[0]}, [r0]
.Lotherwise_479:
    tst r1, #32
    beq .Lotherwise_480
    add r0, r2, #20
    vld1.32 {d0[1]}, [r0]
.Lotherwise_480:
    tst r1, #64
    beq .Lotherwise_481
    add r0, r2, #24
    vld1.32 {d1[0]}, [r0]
.Lotherwise_481:
    tst r1, #128
    beq .Lotherwise_482
    add r0, r2, #28
    vld1.32 {d1[1]}, [r0]
.Lotherwise_482:
.Lend_478:
    ubfx r0, r1, #0, #4
    vadd.f32 q13, q13, q0
    add r2, r2, r12, lsl #2
    cmp r0, #15
    bne .Lotherwise_483
    vld1.32 {d0, d1}, [r2]
    b .Lend_484
.Lotherwise_483:
    vmov.i32 q0, #0
    tst r1, #1
    beq .Lotherwise_485
    vld1.32 {d0[0]}, [r2]
.Lotherwise_485:
    tst r1, #2
    beq .Lotherwise_486
    add r0, r2, #4
    vld1.32 {d0[1]}, [r0]
.Lotherwise_486:
    tst r1, #4
    beq .Lotherwise_487
    add r0, r2, #8
    vld1.32 {d1[0]}, [r0]
.Lotherwise_487:
    tst r1, #8
    beq .Lotherwise_488
    add r0, r2, #12
    vld1.32 {d1[1]}, [r0]
.Lotherwise_488:
.Lend_484:
    ubfx r0, r1, #4, #4
    vadd.f32 q14, q14, q0
    cmp r0, #15
    bne .Lotherwise_489
    add r0, r2, #16
    vld1.32 {d0, d1}, [r0]
    b .Lend_490
.Lotherwise_489:
    vmov.i32 q0, #0
    tst r1, #16
    beq .Lotherwise_491
    add r0, r2, #16
    vld1.32 {d0[0]}, [r0]
.Lotherwise_491:
    tst r1, #32
    beq .Lotherwise_492
    add r0, r2, #20
    vld1.32 {d0[1]}, [r0]
.Lotherwise_492:
    tst r1, #64
    beq .Lotherwise_493
    add r0, r2, #24
    vld1.32 {d1[0]}, [r0]
.Lotherwise_493:
    tst r1, #128
    beq .Lotherwise_494
    add r0, r2, #28
    vld1.32 {d1[1]}, [r0]
.Lotherwise_494:
.Lend_490:
    vadd.f32 q15, q15, q0
    b .Lend_495
.Lotherwise_446:
.Lend_495:
    vldr s0, [r14, #20]
    ubfx r0, r1, #0, #4
    vdup.32 q0, d0[0]
    vmax.f32 q8, q0, q8
    cmp r0, #15
    bne .Lotherwise_496
    vst1.32 {d16, d17}, [r5]
    b .Lend_497
.Lotherwise_496:
    tst r1, #1
    beq .Lotherwise_498
    vst1.32 {d16[0]}, [r5]
.Lotherwise_498:
    tst r1, #2
    beq .Lotherwise_499
    add r0, r5, #4
    vst1.32 {d16[1]}, [r0]
.Lotherwise_499:
    tst r1, #4
    beq .Lotherwise_500
    add r0, r5, #8
    vst1.32 {d17[0]}, [r0]
.Lotherwise_500:
    tst r1, #8
    beq .Lotherwise_501
    add r0, r5, #12
    vst1.32 {d17[1]}, [r0]
.Lotherwise_501:
.Lend_497:
    ubfx r0, r1, #4, #4
    vmax.f32 q8, q0, q9
    cmp r0, #15
    bne .Lotherwise_502
    add r0, r5, #16
    vst1.32 {d16, d17}, [r0]
    b .Lend_503
.Lotherwise_502:
    tst r1, #16
    beq .Lotherwise_504
    add r0, r5, #16
    vst1.32 {d16[0]}, [r0]
.Lotherwise_504:
    tst r1, #32
    beq .Lotherwise_505
    add r0, r5, #20
    vst1.32 {d16[1]}, [r0]
.Lotherwise_505:
    tst r1, #64
    beq .Lotherwise_506
    add r0, r5, #24
    vst1.32 {d17[0]}, [r0]
.Lotherwise_506:
    tst r1, #128
    beq .Lotherwise_507
    add r0, r5, #28
    vst1.32 {d17[1]}, [r0]
.Lotherwise_507:
.Lend_503:
    ubfx r0, r1, #0, #4
    vmax.f32 q8, q0, q10
    add r5, r5, r12, lsl #2
    cmp r0, #15
    bne .Lotherwise_508
    vst1.32 {d16, d17}, [r5]
    b .Lend_509
.Lotherwise_508:
    tst r1, #1
    beq .Lotherwise_510
    vst1.32 {d16[0]}, [r5]
.Lotherwise_510:
    tst r1, #2
    beq .Lotherwise_511
    add r0, r5, #4
    vst1.32 {d16[1]}, [r0]
.Lotherwise_511:
    tst r1, #4
    beq .Lotherwise_512
    add r0, r5, #8
    vst1.32 {d17[0]}, [r0]
.Lotherwise_512:
    tst r1, #8
    beq .Lotherwise_513
    add r0, r5, #12
    vst1.32 {d17[1]}, [r0]
.Lotherwise_513:
.Lend_509:
    ubfx r0, r1, #4, #4
    vmax.f32 q8, q0, q11
    cmp r0, #15
    bne .Lotherwise_514
    add r0, r5, #16
    vst1.32 {d16, d17}, [r0]
    b .Lend_515
.Lotherwise_514:
    tst r1, #16
    beq .Lotherwise_516
    add r0, r5, #16
    vst1.32 {d16[0]}, [r0]
.Lotherwise_516:
    tst r1, #32
    beq .Lotherwise_517
    add r0, r5, #20
    vst1.32 {d16[1]}, [r0]
.Lotherwise_517:
    tst r1, #64
    beq .Lotherwise_518
    add r0, r5, #24
    vst1.32 {d17[0]}, [r0]
.Lotherwise_518:
    tst r1, #128
    beq .Lotherwise_519
    add r0, r5, #28
    vst1.32 {d17[1]}, [r0]
.Lotherwise_519:
.Lend_515:
    ubfx r0, r1, #0, #4
    vmax.f32 q8, q0, q12
    add r5, r5, r12, lsl #2
    cmp r0, #15
    bne .Lotherwise_520
    vst1.32 {d16, d17}, [r5]
    b .Lend_521
.Lotherwise_520:
    tst r1, #1
    beq .Lotherwise_522
    vst1.32 {d16[0]}, [r5]
.Lotherwise_522:
    tst r1, #2
    beq .Lotherwise_523
    add r0, r5, #4
    vst1.32 {d16[1]}, [r0]
.Lotherwise_523:
    tst r1, #4
    beq .Lotherwise_524
    add r0, r5, #8
    vst1.32 {d17[0]}, [r0]
.Lotherwise_524:
    tst r1, #8
    beq .Lotherwise_525
    add r0, r5, #12
    vst1.32 {d17[1]}, [r0]
.Lotherwise_525:
.Lend_521:
    ubfx r0, r1, #4, #4
    vmax.f32 q8, q0, q13
    cmp r0, #15
    bne .Lotherwise_526
    add r0, r5, #16
    vst1.32 {d16, d17}, [r0]
    b .Lend_527
.Lotherwise_526:
    tst r1, #16
    beq .Lotherwise_528
    add r0, r5, #16
    vst1.32 {d16[0]}, [r0]
.Lotherwise_528:
    tst r1, #32
    beq .Lotherwise_529
    add r0, r5, #20
    vst1.32 {d16[1]}, [r0]
.Lotherwise_529:
    tst r1, #64
    beq .Lotherwise_530
    add r0, r5, #24
    vst1.32 {d17[0]}, [r0]
.Lotherwise_530:
    tst r1, #128
    beq .Lotherwise_531
    add r0, r5, #28
    vst1.32 {d17[1]}, [r0]
.Lotherwise_531:
.Lend_527:
    ubfx r0, r1, #0, #4
    vmax.f32 q8, q0, q14
    add r5, r5, r12, lsl #2
    cmp r0, #15
    bne .Lotherwise_532
    vst1.32 {d16, d17}, [r5]
    b .Lend_533
.Lotherwise_532:
    tst r1, #1
    beq .Lotherwise_534
    vst1.32 {d16[0]}, [r5]
.Lotherwise_534:
    tst r1, #2
    beq .Lotherwise_535
    add r0, r5, #4
    vst1.32 {d16[1]}, [r0]
.Lotherwise_535:
    tst r1, #4
    beq .Lotherwise_536
    add r0, r5, #8
    vst1.32 {d17[0]}, [r0]
.Lotherwise_536:
    tst r1, #8
    beq .Lotherwise_537
    add r0, r5, #12
    vst1.32 {d17[1]}, [r0]
.Lotherwise_537:
.Lend_533:
    ubfx r0, r1, #4, #4
    vmax.f32 q8, q0, q15
    cmp r0, #15
    bne .Lotherwise_538
    add r0, r5, #16
    vst1.32 {d16, d17}, [r0]
    b .Lend_539
.Lotherwise_538:
    tst r1, #16
    beq .Lotherwise_540
    add r0, r5, #16
    vst1.32 {d16[0]}, [r0]
.Lotherwise_540:
    tst r1, #32
    beq .Lotherwise_541
    add r0, r5, #20
    vst1.32 {d16[1]}, [r0]
.Lotherwise_541:
    tst r1, #64
    beq .Lotherwise_542
    add r0, r5, #24
    vst1.32 {d17[0]}, [r0]
.Lotherwise_542:
    tst r1, #128
    beq .Lotherwise_543
    add r0, r5, #28
    vst1.32 {d17[1]}, [r0]
.Lotherwise_543:
.Lend_539:
.Lend_439:
.Lend_381:
    vpop {d8, d9, d10, d11, d12, d13, d14, d15}
    pop {r4, r5, r6, r7, r8, r9, r10, pc}
    .size nnp_sgemm_4x8__armv7_neon, . - nnp_sgemm_4x8__armv7_neon

    .section .note.GNU-stack, "", %progbits
