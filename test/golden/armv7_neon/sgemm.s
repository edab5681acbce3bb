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
    cmp r6, #0
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
    lsr r0, r4, #2
    mov r1, r2
    mov r8, r5
    ubfx r9, r4, #0, #2
    cmp r0, #0
    beq .Lloop_end_10
.Lloop_11:
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
    bne .Lloop_11
.Lloop_end_10:
    cmp r9, #0
    beq .Lloop_end_12
.Lloop_13:
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
    bne .Lloop_13
.Lloop_end_12:
    add r2, r2, #32
.Lend_9:
    ldr r0, [r14, #8]
    cmp r0, #0
    bne .Lotherwise_14
    mov r0, r12
    vld1.32 {d16, d17}, [r0]!
    vld1.32 {d18, d19}, [r0]
    sub r0, r0, #16
    vadd.f32 q11, q11, q8
    vadd.f32 q12, q12, q9
    b .Lend_15
.Lotherwise_14:
.Lend_15:
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
    bne .Lotherwise_16
    b .Lend_17
.Lotherwise_16:
    sub r0, r0, #1
    lsr r0, r0, #2
    cmp r0, #0
    bne .Lotherwise_18
    ldr r0, [r14, #8]
    vmov.i32 q8, #0
    cmp r0, #0
    bne .Lotherwise_19
    b .Lend_20
.Lotherwise_19:
    vldr s0, [r0]
    vdup.32 q8, d0[0]
.Lend_20:
    ldr r0, [r14, #12]
    lsr r1, r4, #2
    ubfx r3, r4, #0, #2
    cmp r1, #0
    beq .Lloop_end_21
.Lloop_22:
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
    bne .Lloop_22
.Lloop_end_21:
    cmp r3, #0
    beq .Lloop_end_23
.Lloop_24:
    vld1.32 {d18, d19}, [r2]
    add r1, r2, r0, lsl #2
    sub r3, r3, #1
    vldr s0, [r5]
    add r5, r5, #4
    add r2, r2, #32
    pld [r1]
    vmla.f32 q8, q9, d0[0]
    cmp r3, #0
    bne .Lloop_24
.Lloop_end_23:
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
    bne .Lotherwise_25
    ubfx r1, r0, #0, #4
    cmp r1, #15
    bne .Lotherwise_26
    vld1.32 {d18, d19}, [r12]
    b .Lend_27
.Lotherwise_26:
    vmov.i32 q9, #0
    tst r0, #1
    beq .Lotherwise_28
    vld1.32 {d18[0]}, [r12]
.Lotherwise_28:
    tst r0, #2
    beq .Lotherwise_29
    add r1, r12, #4
    vld1.32 {d18[1]}, [r1]
.Lotherwise_29:
    tst r0, #4
    beq .Lotherwise_30
    add r1, r12, #8
    vld1.32 {d19[0]}, [r1]
.Lotherwise_30:
    tst r0, #8
    beq .Lotherwise_31
    add r1, r12, #12
    vld1.32 {d19[1]}, [r1]
.Lotherwise_31:
.Lend_27:
    vadd.f32 q8, q8, q9
    b .Lend_32
.Lotherwise_25:
.Lend_32:
    vldr s0, [r14, #20]
    ubfx r1, r0, #0, #4
    vdup.32 q9, d0[0]
    vmax.f32 q8, q9, q8
    cmp r1, #15
    bne .Lotherwise_33
    vst1.32 {d16, d17}, [r12]
    b .Lend_34
.Lotherwise_33:
    tst r0, #1
    beq .Lotherwise_35
    vst1.32 {d16[0]}, [r12]
.Lotherwise_35:
    tst r0, #2
    beq .Lotherwise_36
    add r1, r12, #4
    vst1.32 {d16[1]}, [r1]
.Lotherwise_36:
    tst r0, #4
    beq .Lotherwise_37
    add r1, r12, #8
    vst1.32 {d17[0]}, [r1]
.Lotherwise_37:
    tst r0, #8
    beq .Lotherwise_38
    add r0, r12, #12
    vst1.32 {d17[1]}, [r0]
.Lotherwise_38:
.Lend_34:
    b .Lend_39
.Lotherwise_18:
    ldr r0, [r14, #8]
    vmov.i32 q11, #0
    vmov.i32 q12, #0
    cmp r0, #0
    bne .Lotherwise_40
    b .Lend_41
.Lotherwise_40:
    vldr s0, [r0]
    vdup.32 q8, d0[0]
    vmov q11, q8
    vmov q12, q8
.Lend_41:
    ldr r0, [r14, #12]
    lsr r1, r4, #2
    ubfx r3, r4, #0, #2
    cmp r1, #0
    beq .Lloop_end_42
.Lloop_43:
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
    bne .Lloop_43
.Lloop_end_42:
    cmp r3, #0
    beq .Lloop_end_44
.Lloop_45:
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
    bne .Lloop_45
.Lloop_end_44:
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
    bne .Lotherwise_46
    ubfx r0, r1, #0, #4
    cmp r0, #15
    bne .Lotherwise_47
    vld1.32 {d16, d17}, [r12]
    b .Lend_48
.Lotherwise_47:
    vmov.i32 q8, #0
    tst r1, #1
    beq .Lotherwise_49
    vld1.32 {d16[0]}, [r12]
.Lotherwise_49:
    tst r1, #2
    beq .Lotherwise_50
    add r0, r12, #4
    vld1.32 {d16[1]}, [r0]
.Lotherwise_50:
    tst r1, #4
    beq .Lotherwise_51
    add r0, r12, #8
    vld1.32 {d17[0]}, [r0]
.Lotherwise_51:
    tst r1, #8
    beq .Lotherwise_52
    add r0, r12, #12
    vld1.32 {d17[1]}, [r0]
.Lotherwise_52:
.Lend_48:
    ubfx r0, r1, #4, #4
    vadd.f32 q11, q11, q8
    cmp r0, #15
    bne .Lotherwise_53
    add r0, r12, #16
    vld1.32 {d16, d17}, [r0]
    b .Lend_54
.Lotherwise_53:
    vmov.i32 q8, #0
    tst r1, #16
    beq .Lotherwise_55
    add r0, r12, #16
    vld1.32 {d16[0]}, [r0]
.Lotherwise_55:
    tst r1, #32
    beq .Lotherwise_56
    add r0, r12, #20
    vld1.32 {d16[1]}, [r0]
.Lotherwise_56:
    tst r1, #64
    beq .Lotherwise_57
    add r0, r12, #24
    vld1.32 {d17[0]}, [r0]
.Lotherwise_57:
    tst r1, #128
    beq .Lotherwise_58
    add r0, r12, #28
    vld1.32 {d17[1]}, [r0]
.Lotherwise_58:
.Lend_54:
    vadd.f32 q12, q12, q8
    b .Lend_59
.Lotherwise_46:
.Lend_59:
    vldr s0, [r14, #20]
    ubfx r0, r1, #0, #4
    vdup.32 q8, d0[0]
    vmax.f32 q9, q8, q11
    cmp r0, #15
    bne .Lotherwise_60
    vst1.32 {d18, d19}, [r12]
    b .Lend_61
.Lotherwise_60:
    tst r1, #1
    beq .Lotherwise_62
    vst1.32 {d18[0]}, [r12]
.Lotherwise_62:
    tst r1, #2
    beq .Lotherwise_63
    add r0, r12, #4
    vst1.32 {d18[1]}, [r0]
.Lotherwise_63:
    tst r1, #4
    beq .Lotherwise_64
    add r0, r12, #8
    vst1.32 {d19[0]}, [r0]
.Lotherwise_64:
    tst r1, #8
    beq .Lotherwise_65
    add r0, r12, #12
    vst1.32 {d19[1]}, [r0]
.Lotherwise_65:
.Lend_61:
    ubfx r0, r1, #4, #4
    vmax.f32 q8, q8, q12
    cmp r0, #15
    bne .Lotherwise_66
    add r0, r12, #16
    vst1.32 {d16, d17}, [r0]
    b .Lend_67
.Lotherwise_66:
    tst r1, #16
    beq .Lotherwise_68
    add r0, r12, #16
    vst1.32 {d16[0]}, [r0]
.Lotherwise_68:
    tst r1, #32
    beq .Lotherwise_69
    add r0, r12, #20
    vst1.32 {d16[1]}, [r0]
.Lotherwise_69:
    tst r1, #64
    beq .Lotherwise_70
    add r0, r12, #24
    vst1.32 {d17[0]}, [r0]
.Lotherwise_70:
    tst r1, #128
    beq .Lotherwise_71
    add r0, r12, #28
    vst1.32 {d17[1]}, [r0]
.Lotherwise_71:
.Lend_67:
.Lend_39:
.Lend_17:
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
    beq .Lloop_end_72
.Lloop_73:
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
    bne .Lotherwise_74
    b .Lend_75
.Lotherwise_74:
    vldr d0, [r2]
    vdup.32 q8, d0[0]
    vdup.32 q9, d0[1]
    vmov q14, q8
    vmov q15, q8
    vmov q13, q9
    vmov q2, q9
.Lend_75:
    cmp r8, #0
    bne .Lotherwise_76
    mov r0, r12
    ldr r9, [r14, #12]
    lsr r1, r0, #2
    mov r10, r4
    ubfx r0, r0, #0, #2
    cmp r1, #0
    beq .Lloop_end_77
.Lloop_78:
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
    bne .Lloop_78
.Lloop_end_77:
    cmp r0, #0
    beq .Lloop_end_79
.Lloop_80:
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
    bne .Lloop_80
.Lloop_end_79:
    b .Lend_81
.Lotherwise_76:
    lsr r0, r12, #2
    mov r1, r6
    mov r2, r4
    ubfx r9, r12, #0, #2
    cmp r0, #0
    beq .Lloop_end_82
.Lloop_83:
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
    bne .Lloop_83
.Lloop_end_82:
    cmp r9, #0
    beq .Lloop_end_84
.Lloop_85:
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
    bne .Lloop_85
.Lloop_end_84:
    add r6, r6, #32
.Lend_81:
    ldr r0, [r14, #8]
    ldr r1, [r14]
    cmp r0, #0
    bne .Lotherwise_86
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
    b .Lend_87
.Lotherwise_86:
.Lend_87:
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
    bne .Lloop_73
.Lloop_end_72:
    ldr r0, [r14, #4]
    ubfx r0, r0, #0, #3
    cmp r0, #0
    bne .Lotherwise_88
    b .Lend_89
.Lotherwise_88:
    sub r0, r0, #1
    lsr r0, r0, #2
    cmp r0, #0
    bne .Lotherwise_90
    ldr r0, [r14, #8]
    vmov.i32 q8, #0
    vmov.i32 q9, #0
    cmp r0, #0
    bne .Lotherwise_91
    b .Lend_92
.Lotherwise_91:
    vldr d0, [r0]
    vdup.32 q8, d0[0]
    vdup.32 q9, d0[1]
.Lend_92:
    ldr r0, [r14, #12]
    lsr r1, r12, #2
    ubfx r2, r12, #0, #2
    cmp r1, #0
    beq .Lloop_end_93
.Lloop_94:
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
    bne .Lloop_94
.Lloop_end_93:
    cmp r2, #0
    beq .Lloop_end_95
.Lloop_96:
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
    bne .Lloop_96
.Lloop_end_95:
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
    bne .Lotherwise_97
    ubfx r0, r2, #0, #4
    mov r1, r5
    cmp r0, #15
    bne .Lotherwise_98
    vld1.32 {d20, d21}, [r1]
    b .Lend_99
.Lotherwise_98:
    vmov.i32 q10, #0
    tst r2, #1
    beq .Lotherwise_100
    vld1.32 {d20[0]}, [r1]
.Lotherwise_100:
    tst r2, #2
    beq .Lotherwise_101
    add r0, r1, #4
    vld1.32 {d20[1]}, [r0]
.Lotherwise_101:
    tst r2, #4
    beq .Lotherwise_102
    add r0, r1, #8
    vld1.32 {d21[0]}, [r0]
.Lotherwise_102:
    tst r2, #8
    beq .Lotherwise_103
    add r0, r1, #12
    vld1.32 {d21[1]}, [r0]
.Lotherwise_103:
.Lend_99:
    ubfx r0, r2, #0, #4
    vadd.f32 q8, q8, q10
    add r1, r1, r12, lsl #2
    cmp r0, #15
    bne .Lotherwise_104
    vld1.32 {d20, d21}, [r1]
    b .Lend_105
.Lotherwise_104:
    vmov.i32 q10, #0
    tst r2, #1
    beq .Lotherwise_106
    vld1.32 {d20[0]}, [r1]
.Lotherwise_106:
    tst r2, #2
    beq .Lotherwise_107
    add r0, r1, #4
    vld1.32 {d20[1]}, [r0]
.Lotherwise_107:
    tst r2, #4
    beq .Lotherwise_108
    add r0, r1, #8
    vld1.32 {d21[0]}, [r0]
.Lotherwise_108:
    tst r2, #8
    beq .Lotherwise_109
    add r0, r1, #12
    vld1.32 {d21[1]}, [r0]
.Lotherwise_109:
.Lend_105:
    vadd.f32 q9, q9, q10
    b .Lend_110
.Lotherwise_97:
.Lend_110:
    vldr s0, [r14, #20]
    ubfx r0, r2, #0, #4
    vdup.32 q10, d0[0]
    vmax.f32 q8, q10, q8
    cmp r0, #15
    bne .Lotherwise_111
    vst1.32 {d16, d17}, [r5]
    b .Lend_112
.Lotherwise_111:
    tst r2, #1
    beq .Lotherwise_113
    vst1.32 {d16[0]}, [r5]
.Lotherwise_113:
    tst r2, #2
    beq .Lotherwise_114
    add r0, r5, #4
    vst1.32 {d16[1]}, [r0]
.Lotherwise_114:
    tst r2, #4
    beq .Lotherwise_115
    add r0, r5, #8
    vst1.32 {d17[0]}, [r0]
.Lotherwise_115:
    tst r2, #8
    beq .Lotherwise_116
    add r0, r5, #12
    vst1.32 {d17[1]}, [r0]
.Lotherwise_116:
.Lend_112:
    ubfx r0, r2, #0, #4
    vmax.f32 q8, q10, q9
    add r5, r5, r12, lsl #2
    cmp r0, #15
    bne .Lotherwise_117
    vst1.32 {d16, d17}, [r5]
    b .Lend_118
.Lotherwise_117:
    tst r2, #1
    beq .Lotherwise_119
    vst1.32 {d16[0]}, [r5]
.Lotherwise_119:
    tst r2, #2
    beq .Lotherwise_120
    add r0, r5, #4
    vst1.32 {d16[1]}, [r0]
.Lotherwise_120:
    tst r2, #4
    beq .Lotherwise_121
    add r0, r5, #8
    vst1.32 {d17[0]}, [r0]
.Lotherwise_121:
    tst r2, #8
    beq .Lotherwise_122
    add r0, r5, #12
    vst1.32 {d17[1]}, [r0]
.Lotherwise_122:
.Lend_118:
    b .Lend_123
.Lotherwise_90:
    ldr r0, [r14, #8]
    vmov.i32 q14, #0
    vmov.i32 q15, #0
    vmov.i32 q13, #0
    vmov.i32 q2, #0
    cmp r0, #0
    bne .Lotherwise_124
    b .Lend_125
.Lotherwise_124:
    vldr d0, [r0]
    vdup.32 q8, d0[0]
    vdup.32 q9, d0[1]
    vmov q14, q8
    vmov q15, q8
    vmov q13, q9
    vmov q2, q9
.Lend_125:
    ldr r0, [r14, #12]
    lsr r1, r12, #2
    ubfx r2, r12, #0, #2
    cmp r1, #0
    beq .Lloop_end_126
.Lloop_127:
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
    bne .Lloop_127
.Lloop_end_126:
    cmp r2, #0
    beq .Lloop_end_128
.Lloop_129:
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
    bne .Lloop_129
.Lloop_end_128:
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
    bne .Lotherwise_130
    ubfx r0, r1, #0, #4
    mov r2, r5
    cmp r0, #15
    bne .Lotherwise_131
    vld1.32 {d16, d17}, [r2]
    b .Lend_132
.Lotherwise_131:
    vmov.i32 q8, #0
    tst r1, #1
    beq .Lotherwise_133
    vld1.32 {d16[0]}, [r2]
.Lotherwise_133:
    tst r1, #2
    beq .Lotherwise_134
    add r0, r2, #4
    vld1.32 {d16[1]}, [r0]
.Lotherwise_134:
    tst r1, #4
    beq .Lotherwise_135
    add r0, r2, #8
    vld1.32 {d17[0]}, [r0]
.Lotherwise_135:
    tst r1, #8
    beq .Lotherwise_136
    add r0, r2, #12
    vld1.32 {d17[1]}, [r0]
.Lotherwise_136:
.Lend_132:
    ubfx r0, r1, #4, #4
    vadd.f32 q14, q14, q8
    cmp r0, #15
    bne .Lotherwise_137
    add r0, r2, #16
    vld1.32 {d16, d17}, [r0]
    b .Lend_138
.Lotherwise_137:
    vmov.i32 q8, #0
    tst r1, #16
    beq .Lotherwise_139
    add r0, r2, #16
    vld1.32 {d16[0]}, [r0]
.Lotherwise_139:
    tst r1, #32
    beq .Lotherwise_140
    add r0, r2, #20
    vld1.32 {d16[1]}, [r0]
.Lotherwise_140:
    tst r1, #64
    beq .Lotherwise_141
    add r0, r2, #24
    vld1.32 {d17[0]}, [r0]
.Lotherwise_141:
    tst r1, #128
    beq .Lotherwise_142
    add r0, r2, #28
    vld1.32 {d17[1]}, [r0]
.Lotherwise_142:
.Lend_138:
    ubfx r0, r1, #0, #4
    vadd.f32 q15, q15, q8
    add r2, r2, r12, lsl #2
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
    vadd.f32 q13, q13, q8
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
    vadd.f32 q2, q2, q8
    b .Lend_155
.Lotherwise_130:
.Lend_155:
    vldr s0, [r14, #20]
    ubfx r0, r1, #0, #4
    vdup.32 q8, d0[0]
    vmax.f32 q9, q8, q14
    cmp r0, #15
    bne .Lotherwise_156
    vst1.32 {d18, d19}, [r5]
    b .Lend_157
.Lotherwise_156:
    tst r1, #1
    beq .Lotherwise_158
    vst1.32 {d18[0]}, [r5]
.Lotherwise_158:
    tst r1, #2
    beq .Lotherwise_159
    add r0, r5, #4
    vst1.32 {d18[1]}, [r0]
.Lotherwise_159:
    tst r1, #4
    beq .Lotherwise_160
    add r0, r5, #8
    vst1.32 {d19[0]}, [r0]
.Lotherwise_160:
    tst r1, #8
    beq .Lotherwise_161
    add r0, r5, #12
    vst1.32 {d19[1]}, [r0]
.Lotherwise_161:
.Lend_157:
    ubfx r0, r1, #4, #4
    vmax.f32 q9, q8, q15
    cmp r0, #15
    bne .Lotherwise_162
    add r0, r5, #16
    vst1.32 {d18, d19}, [r0]
    b .Lend_163
.Lotherwise_162:
    tst r1, #16
    beq .Lotherwise_164
    add r0, r5, #16
    vst1.32 {d18[0]}, [r0]
.Lotherwise_164:
    tst r1, #32
    beq .Lotherwise_165
    add r0, r5, #20
    vst1.32 {d18[1]}, [r0]
.Lotherwise_165:
    tst r1, #64
    beq .Lotherwise_166
    add r0, r5, #24
    vst1.32 {d19[0]}, [r0]
.Lotherwise_166:
    tst r1, #128
    beq .Lotherwise_167
    add r0, r5, #28
    vst1.32 {d19[1]}, [r0]
.Lotherwise_167:
.Lend_163:
    ubfx r0, r1, #0, #4
    vmax.f32 q9, q8, q13
    add r5, r5, r12, lsl #2
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
    vmax.f32 q8, q8, q2
    cmp r0, #15
    bne .Lotherwise_174
    add r0, r5, #16
    vst1.32 {d16, d17}, [r0]
    b .Lend_175
.Lotherwise_174:
    tst r1, #16
    beq .Lotherwise_176
    add r0, r5, #16
    vst1.32 {d16[0]}, [r0]
.Lotherwise_176:
    tst r1, #32
    beq .Lotherwise_177
    add r0, r5, #20
    vst1.32 {d16[1]}, [r0]
.Lotherwise_177:
    tst r1, #64
    beq .Lotherwise_178
    add r0, r5, #24
    vst1.32 {d17[0]}, [r0]
.Lotherwise_178:
    tst r1, #128
    beq .Lotherwise_179
    add r0, r5, #28
    vst1.32 {d17[1]}, [r0]
.Lotherwise_179:
.Lend_175:
.Lend_123:
.Lend_89:
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
    beq .Lloop_end_180
.Lloop_181:
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
    bne .Lotherwise_182
    b .Lend_183
.Lotherwise_182:
    vldr d0, [r2]
    vldr s4, [r2, #8]
    vdup.32 q8, d0[0]
    vdup.32 q10, d0[1]
    vdup.32 q12, d2[0]
    vmov q9, q8
    vmov q11, q10
    vmov q13, q12
.Lend_183:
    cmp r8, #0
    bne .Lotherwise_184
    mov r0, r12
    ldr r9, [r14, #12]
    lsr r1, r0, #2
    mov r10, r4
    ubfx r0, r0, #0, #2
    cmp r1, #0
    beq .Lloop_end_185
.Lloop_186:
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
    bne .Lloop_186
.Lloop_end_185:
    cmp r0, #0
    beq .Lloop_end_187
.Lloop_188:
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
    bne .Lloop_188
.Lloop_end_187:
    b .Lend_189
.Lotherwise_184:
    lsr r0, r12, #2
    mov r1, r6
    mov r2, r4
    ubfx r9, r12, #0, #2
    cmp r0, #0
    beq .Lloop_end_190
.Lloop_191:
    vld1.32 {d28, d29}, [r1]!
    sub r0, r0, #1
    vld1.32 {d12, d13}, [r1]
    vst1.32 {d28, d29}, [r8]!
    pld [r1, #44]
    sub r1, r1, #16
    add r1, r1, r3, lsl #2
    vst1.32 {d12, d13}, [r8]!
    vld1.32 {d8, d9}, [r1]!
    vld1.32 {d10, d11}, [r1]
    vldr s8, [r2]
    vldr s0, [r2, #16]
    vldr s4, [r2, #32]
    vmla.f32 q8, q14, d4[0]
    vst1.32 {d8, d9}, [r8]!
    vmla.f32 q9, q6, d4[0]
    pld [r1, #44]
    sub r1, r1, #16
    add r1, r1, r3, lsl #2
    vmla.f32 q10, q14, d0[0]
    vst1.32 {d10, d11}, [r8]!
    vmla.f32 q11, q6, d0[0]
    vld1.32 {d6, d7}, [r1]!
    vmla.f32 q12, q14, d2[0]
    vld1.32 {d30, d31}, [r1]
    vmla.f32 q13, q6, d2[0]
    vldr s0, [r2, #4]
    vldr s4, [r2, #20]
    vldr s8, [r2, #36]
    vmla.f32 q8, q4, d0[0]
    vst1.32 {d6, d7}, [r8]!
    vmla.f32 q9, q5, d0[0]
    pld [r1, #44]
    sub r1, r1, #16
    add r1, r1, r3, lsl #2
    vmla.f32 q10, q4, d2[0]
    vst1.32 {d30, d31}, [r8]!
    vmla.f32 q11, q5, d2[0]
    vld1.32 {d28, d29}, [r1]!
    vmla.f32 q12, q4, d4[0]
    vld1.32 {d8, d9}, [r1]
    vmla.f32 q13, q5, d4[0]
    vldr s0, [r2, #8]
    vldr s4, [r2, #24]
    vldr s8, [r2, #40]
    vmla.f32 q8, q3, d0[0]
    vst1.32 {d28, d29}, [r8]!
    vmla.f32 q9, q15, d0[0]
    vst1.32 {d8, d9}, [r8]!
    vmla.f32 q10, q3, d2[0]
    vmla.f32 q11, q15, d2[0]
    vldr s0, [r2, #12]
    vmla.f32 q12, q3, d4[0]
    vldr s4, [r2, #28]
    vmla.f32 q13, q15, d4[0]
    vldr s8, [r2, #44]
    add r2, r2, #64
    pld [r1, #44]
    sub r1, r1, #16
    add r1, r1, r3, lsl #2
    vmla.f32 q8, q14, d0[0]
    vmla.f32 q9, q4, d0[0]
    vmla.f32 q10, q14, d2[0]
    vmla.f32 q11, q4, d2[0]
    vmla.f32 q12, q14, d4[0]
    vmla.f32 q13, q4, d4[0]
    cmp r0, #0
    bne .Lloop_191
.Lloop_end_190:
    cmp r9, #0
    beq .Lloop_end_192
.Lloop_193:
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
    bne .Lloop_193
.Lloop_end_192:
    add r6, r6, #32
.Lend_189:
    ldr r0, [r14, #8]
    ldr r1, [r14]
    cmp r0, #0
    bne .Lotherwise_194
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
    b .Lend_195
.Lotherwise_194:
.Lend_195:
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
    bne .Lloop_181
.Lloop_end_180:
    ldr r0, [r14, #4]
    ubfx r0, r0, #0, #3
    cmp r0, #0
    bne .Lotherwise_196
    b .Lend_197
.Lotherwise_196:
    sub r0, r0, #1
    lsr r0, r0, #2
    cmp r0, #0
    bne .Lotherwise_198
    ldr r0, [r14, #8]
    vmov.i32 q11, #0
    vmov.i32 q12, #0
    vmov.i32 q13, #0
    cmp r0, #0
    bne .Lotherwise_199
    b .Lend_200
.Lotherwise_199:
    vldr d0, [r0]
    vldr s4, [r0, #8]
    vdup.32 q8, d0[0]
    vdup.32 q9, d0[1]
    vdup.32 q10, d2[0]
    vmov q11, q8
    vmov q12, q9
    vmov q13, q10
.Lend_200:
    ldr r0, [r14, #12]
    lsr r1, r12, #2
    ubfx r2, r12, #0, #2
    cmp r1, #0
    beq .Lloop_end_201
.Lloop_202:
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
    bne .Lloop_202
.Lloop_end_201:
    cmp r2, #0
    beq .Lloop_end_203
.Lloop_204:
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
    bne .Lloop_204
.Lloop_end_203:
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
    bne .Lotherwise_205
    ubfx r0, r1, #0, #4
    mov r2, r5
    cmp r0, #15
    bne .Lotherwise_206
    vld1.32 {d16, d17}, [r2]
    b .Lend_207
.Lotherwise_206:
    vmov.i32 q8, #0
    tst r1, #1
    beq .Lotherwise_208
    vld1.32 {d16[0]}, [r2]
.Lotherwise_208:
    tst r1, #2
    beq .Lotherwise_209
    add r0, r2, #4
    vld1.32 {d16[1]}, [r0]
.Lotherwise_209:
    tst r1, #4
    beq .Lotherwise_210
    add r0, r2, #8
    vld1.32 {d17[0]}, [r0]
.Lotherwise_210:
    tst r1, #8
    beq .Lotherwise_211
    add r0, r2, #12
    vld1.32 {d17[1]}, [r0]
.Lotherwise_211:
.Lend_207:
    ubfx r0, r1, #0, #4
    vadd.f32 q11, q11, q8
    add r2, r2, r12, lsl #2
    cmp r0, #15
    bne .Lotherwise_212
    vld1.32 {d16, d17}, [r2]
    b .Lend_213
.Lotherwise_212:
    vmov.i32 q8, #0
    tst r1, #1
    beq .Lotherwise_214
    vld1.32 {d16[0]}, [r2]
.Lotherwise_214:
    tst r1, #2
    beq .Lotherwise_215
    add r0, r2, #4
    vld1.32 {d16[1]}, [r0]
.Lotherwise_215:
    tst r1, #4
    beq .Lotherwise_216
    add r0, r2, #8
    vld1.32 {d17[0]}, [r0]
.Lotherwise_216:
    tst r1, #8
    beq .Lotherwise_217
    add r0, r2, #12
    vld1.32 {d17[1]}, [r0]
.Lotherwise_217:
.Lend_213:
    ubfx r0, r1, #0, #4
    vadd.f32 q12, q12, q8
    add r2, r2, r12, lsl #2
    cmp r0, #15
    bne .Lotherwise_218
    vld1.32 {d16, d17}, [r2]
    b .Lend_219
.Lotherwise_218:
    vmov.i32 q8, #0
    tst r1, #1
    beq .Lotherwise_220
    vld1.32 {d16[0]}, [r2]
.Lotherwise_220:
    tst r1, #2
    beq .Lotherwise_221
    add r0, r2, #4
    vld1.32 {d16[1]}, [r0]
.Lotherwise_221:
    tst r1, #4
    beq .Lotherwise_222
    add r0, r2, #8
    vld1.32 {d17[0]}, [r0]
.Lotherwise_222:
    tst r1, #8
    beq .Lotherwise_223
    add r0, r2, #12
    vld1.32 {d17[1]}, [r0]
.Lotherwise_223:
.Lend_219:
    vadd.f32 q13, q13, q8
    b .Lend_224
.Lotherwise_205:
.Lend_224:
    vldr s0, [r14, #20]
    ubfx r0, r1, #0, #4
    vdup.32 q8, d0[0]
    vmax.f32 q9, q8, q11
    cmp r0, #15
    bne .Lotherwise_225
    vst1.32 {d18, d19}, [r5]
    b .Lend_226
.Lotherwise_225:
    tst r1, #1
    beq .Lotherwise_227
    vst1.32 {d18[0]}, [r5]
.Lotherwise_227:
    tst r1, #2
    beq .Lotherwise_228
    add r0, r5, #4
    vst1.32 {d18[1]}, [r0]
.Lotherwise_228:
    tst r1, #4
    beq .Lotherwise_229
    add r0, r5, #8
    vst1.32 {d19[0]}, [r0]
.Lotherwise_229:
    tst r1, #8
    beq .Lotherwise_230
    add r0, r5, #12
    vst1.32 {d19[1]}, [r0]
.Lotherwise_230:
.Lend_226:
    ubfx r0, r1, #0, #4
    vmax.f32 q9, q8, q12
    add r5, r5, r12, lsl #2
    cmp r0, #15
    bne .Lotherwise_231
    vst1.32 {d18, d19}, [r5]
    b .Lend_232
.Lotherwise_231:
    tst r1, #1
    beq .Lotherwise_233
    vst1.32 {d18[0]}, [r5]
.Lotherwise_233:
    tst r1, #2
    beq .Lotherwise_234
    add r0, r5, #4
    vst1.32 {d18[1]}, [r0]
.Lotherwise_234:
    tst r1, #4
    beq .Lotherwise_235
    add r0, r5, #8
    vst1.32 {d19[0]}, [r0]
.Lotherwise_235:
    tst r1, #8
    beq .Lotherwise_236
    add r0, r5, #12
    vst1.32 {d19[1]}, [r0]
.Lotherwise_236:
.Lend_232:
    ubfx r0, r1, #0, #4
    vmax.f32 q8, q8, q13
    add r5, r5, r12, lsl #2
    cmp r0, #15
    bne .Lotherwise_237
    vst1.32 {d16, d17}, [r5]
    b .Lend_238
.Lotherwise_237:
    tst r1, #1
    beq .Lotherwise_239
    vst1.32 {d16[0]}, [r5]
.Lotherwise_239:
    tst r1, #2
    beq .Lotherwise_240
    add r0, r5, #4
    vst1.32 {d16[1]}, [r0]
.Lotherwise_240:
    tst r1, #4
    beq .Lotherwise_241
    add r0, r5, #8
    vst1.32 {d17[0]}, [r0]
.Lotherwise_241:
    tst r1, #8
    beq .Lotherwise_242
    add r0, r5, #12
    vst1.32 {d17[1]}, [r0]
.Lotherwise_242:
.Lend_238:
    b .Lend_243
.Lotherwise_198:
    ldr r0, [r14, #8]
    vmov.i32 q13, #0
    vmov.i32 q14, #0
    vmov.i32 q11, #0
    vmov.i32 q12, #0
    vmov.i32 q10, #0
    vmov.i32 q15, #0
    cmp r0, #0
    bne .Lotherwise_244
    b .Lend_245
.Lotherwise_244:
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
.Lend_245:
    ldr r0, [r14, #12]
    lsr r1, r12, #2
    ubfx r2, r12, #0, #2
    cmp r1, #0
    beq .Lloop_end_246
.Lloop_247:
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
    bne .Lloop_247
.Lloop_end_246:
    cmp r2, #0
    beq .Lloop_end_248
.Lloop_249:
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
    bne .Lloop_249
.Lloop_end_248:
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
    bne .Lotherwise_250
    ubfx r0, r1, #0, #4
    mov r2, r5
    cmp r0, #15
    bne .Lotherwise_251
    vld1.32 {d16, d17}, [r2]
    b .Lend_252
.Lotherwise_251:
    vmov.i32 q8, #0
    tst r1, #1
    beq .Lotherwise_253
    vld1.32 {d16[0]}, [r2]
.Lotherwise_253:
    tst r1, #2
    beq .Lotherwise_254
    add r0, r2, #4
    vld1.32 {d16[1]}, [r0]
.Lotherwise_254:
    tst r1, #4
    beq .Lotherwise_255
    add r0, r2, #8
    vld1.32 {d17[0]}, [r0]
.Lotherwise_255:
    tst r1, #8
    beq .Lotherwise_256
    add r0, r2, #12
    vld1.32 {d17[1]}, [r0]
.Lotherwise_256:
.Lend_252:
    ubfx r0, r1, #4, #4
    vadd.f32 q13, q13, q8
    cmp r0, #15
    bne .Lotherwise_257
    add r0, r2, #16
    vld1.32 {d16, d17}, [r0]
    b .Lend_258
.Lotherwise_257:
    vmov.i32 q8, #0
    tst r1, #16
    beq .Lotherwise_259
    add r0, r2, #16
    vld1.32 {d16[0]}, [r0]
.Lotherwise_259:
    tst r1, #32
    beq .Lotherwise_260
    add r0, r2, #20
    vld1.32 {d16[1]}, [r0]
.Lotherwise_260:
    tst r1, #64
    beq .Lotherwise_261
    add r0, r2, #24
    vld1.32 {d17[0]}, [r0]
.Lotherwise_261:
    tst r1, #128
    beq .Lotherwise_262
    add r0, r2, #28
    vld1.32 {d17[1]}, [r0]
.Lotherwise_262:
.Lend_258:
    ubfx r0, r1, #0, #4
    vadd.f32 q14, q14, q8
    add r2, r2, r12, lsl #2
    cmp r0, #15
    bne .Lotherwise_263
    vld1.32 {d16, d17}, [r2]
    b .Lend_264
.Lotherwise_263:
    vmov.i32 q8, #0
    tst r1, #1
    beq .Lotherwise_265
    vld1.32 {d16[0]}, [r2]
.Lotherwise_265:
    tst r1, #2
    beq .Lotherwise_266
    add r0, r2, #4
    vld1.32 {d16[1]}, [r0]
.Lotherwise_266:
    tst r1, #4
    beq .Lotherwise_267
    add r0, r2, #8
    vld1.32 {d17[0]}, [r0]
.Lotherwise_267:
    tst r1, #8
    beq .Lotherwise_268
    add r0, r2, #12
    vld1.32 {d17[1]}, [r0]
.Lotherwise_268:
.Lend_264:
    ubfx r0, r1, #4, #4
    vadd.f32 q11, q11, q8
    cmp r0, #15
    bne .Lotherwise_269
    add r0, r2, #16
    vld1.32 {d16, d17}, [r0]
    b .Lend_270
.Lotherwise_269:
    vmov.i32 q8, #0
    tst r1, #16
    beq .Lotherwise_271
    add r0, r2, #16
    vld1.32 {d16[0]}, [r0]
.Lotherwise_271:
    tst r1, #32
    beq .Lotherwise_272
    add r0, r2, #20
    vld1.32 {d16[1]}, [r0]
.Lotherwise_272:
    tst r1, #64
    beq .Lotherwise_273
    add r0, r2, #24
    vld1.32 {d17[0]}, [r0]
.Lotherwise_273:
    tst r1, #128
    beq .Lotherwise_274
    add r0, r2, #28
    vld1.32 {d17[1]}, [r0]
.Lotherwise_274:
.Lend_270:
    ubfx r0, r1, #0, #4
    vadd.f32 q12, q12, q8
    add r2, r2, r12, lsl #2
    cmp r0, #15
    bne .Lotherwise_275
    vld1.32 {d16, d17}, [r2]
    b .Lend_276
.Lotherwise_275:
    vmov.i32 q8, #0
    tst r1, #1
    beq .Lotherwise_277
    vld1.32 {d16[0]}, [r2]
.Lotherwise_277:
    tst r1, #2
    beq .Lotherwise_278
    add r0, r2, #4
    vld1.32 {d16[1]}, [r0]
.Lotherwise_278:
    tst r1, #4
    beq .Lotherwise_279
    add r0, r2, #8
    vld1.32 {d17[0]}, [r0]
.Lotherwise_279:
    tst r1, #8
    beq .Lotherwise_280
    add r0, r2, #12
    vld1.32 {d17[1]}, [r0]
.Lotherwise_280:
.Lend_276:
    ubfx r0, r1, #4, #4
    vadd.f32 q10, q10, q8
    cmp r0, #15
    bne .Lotherwise_281
    add r0, r2, #16
    vld1.32 {d16, d17}, [r0]
    b .Lend_282
.Lotherwise_281:
    vmov.i32 q8, #0
    tst r1, #16
    beq .Lotherwise_283
    add r0, r2, #16
    vld1.32 {d16[0]}, [r0]
.Lotherwise_283:
    tst r1, #32
    beq .Lotherwise_284
    add r0, r2, #20
    vld1.32 {d16[1]}, [r0]
.Lotherwise_284:
    tst r1, #64
    beq .Lotherwise_285
    add r0, r2, #24
    vld1.32 {d17[0]}, [r0]
.Lotherwise_285:
    tst r1, #128
    beq .Lotherwise_286
    add r0, r2, #28
    vld1.32 {d17[1]}, [r0]
.Lotherwise_286:
.Lend_282:
    vadd.f32 q15, q15, q8
    b .Lend_287
.Lotherwise_250:
.Lend_287:
    vldr s0, [r14, #20]
    ubfx r0, r1, #0, #4
    vdup.32 q8, d0[0]
    vmax.f32 q9, q8, q13
    cmp r0, #15
    bne .Lotherwise_288
    vst1.32 {d18, d19}, [r5]
    b .Lend_289
.Lotherwise_288:
    tst r1, #1
    beq .Lotherwise_290
    vst1.32 {d18[0]}, [r5]
.Lotherwise_290:
    tst r1, #2
    beq .Lotherwise_291
    add r0, r5, #4
    vst1.32 {d18[1]}, [r0]
.Lotherwise_291:
    tst r1, #4
    beq .Lotherwise_292
    add r0, r5, #8
    vst1.32 {d19[0]}, [r0]
.Lotherwise_292:
    tst r1, #8
    beq .Lotherwise_293
    add r0, r5, #12
    vst1.32 {d19[1]}, [r0]
.Lotherwise_293:
.Lend_289:
    ubfx r0, r1, #4, #4
    vmax.f32 q9, q8, q14
    cmp r0, #15
    bne .Lotherwise_294
    add r0, r5, #16
    vst1.32 {d18, d19}, [r0]
    b .Lend_295
.Lotherwise_294:
    tst r1, #16
    beq .Lotherwise_296
    add r0, r5, #16
    vst1.32 {d18[0]}, [r0]
.Lotherwise_296:
    tst r1, #32
    beq .Lotherwise_297
    add r0, r5, #20
    vst1.32 {d18[1]}, [r0]
.Lotherwise_297:
    tst r1, #64
    beq .Lotherwise_298
    add r0, r5, #24
    vst1.32 {d19[0]}, [r0]
.Lotherwise_298:
    tst r1, #128
    beq .Lotherwise_299
    add r0, r5, #28
    vst1.32 {d19[1]}, [r0]
.Lotherwise_299:
.Lend_295:
    ubfx r0, r1, #0, #4
    vmax.f32 q9, q8, q11
    add r5, r5, r12, lsl #2
    cmp r0, #15
    bne .Lotherwise_300
    vst1.32 {d18, d19}, [r5]
    b .Lend_301
.Lotherwise_300:
    tst r1, #1
    beq .Lotherwise_302
    vst1.32 {d18[0]}, [r5]
.Lotherwise_302:
    tst r1, #2
    beq .Lotherwise_303
    add r0, r5, #4
    vst1.32 {d18[1]}, [r0]
.Lotherwise_303:
    tst r1, #4
    beq .Lotherwise_304
    add r0, r5, #8
    vst1.32 {d19[0]}, [r0]
.Lotherwise_304:
    tst r1, #8
    beq .Lotherwise_305
    add r0, r5, #12
    vst1.32 {d19[1]}, [r0]
.Lotherwise_305:
.Lend_301:
    ubfx r0, r1, #4, #4
    vmax.f32 q9, q8, q12
    cmp r0, #15
    bne .Lotherwise_306
    add r0, r5, #16
    vst1.32 {d18, d19}, [r0]
    b .Lend_307
.Lotherwise_306:
    tst r1, #16
    beq .Lotherwise_308
    add r0, r5, #16
    vst1.32 {d18[0]}, [r0]
.Lotherwise_308:
    tst r1, #32
    beq .Lotherwise_309
    add r0, r5, #20
    vst1.32 {d18[1]}, [r0]
.Lotherwise_309:
    tst r1, #64
    beq .Lotherwise_310
    add r0, r5, #24
    vst1.32 {d19[0]}, [r0]
.Lotherwise_310:
    tst r1, #128
    beq .Lotherwise_311
    add r0, r5, #28
    vst1.32 {d19[1]}, [r0]
.Lotherwise_311:
.Lend_307:
    ubfx r0, r1, #0, #4
    vmax.f32 q9, q8, q10
    add r5, r5, r12, lsl #2
    cmp r0, #15
    bne .Lotherwise_312
    vst1.32 {d18, d19}, [r5]
    b .Lend_313
.Lotherwise_312:
    tst r1, #1
    beq .Lotherwise_314
    vst1.32 {d18[0]}, [r5]
.Lotherwise_314:
    tst r1, #2
    beq .Lotherwise_315
    add r0, r5, #4
    vst1.32 {d18[1]}, [r0]
.Lotherwise_315:
    tst r1, #4
    beq .Lotherwise_316
    add r0, r5, #8
    vst1.32 {d19[0]}, [r0]
.Lotherwise_316:
    tst r1, #8
    beq .Lotherwise_317
    add r0, r5, #12
    vst1.32 {d19[1]}, [r0]
.Lotherwise_317:
.Lend_313:
    ubfx r0, r1, #4, #4
    vmax.f32 q8, q8, q15
    cmp r0, #15
    bne .Lotherwise_318
    add r0, r5, #16
    vst1.32 {d16, d17}, [r0]
    b .Lend_319
.Lotherwise_318:
    tst r1, #16
    beq .Lotherwise_320
    add r0, r5, #16
    vst1.32 {d16[0]}, [r0]
.Lotherwise_320:
    tst r1, #32
    beq .Lotherwise_321
    add r0, r5, #20
    vst1.32 {d16[1]}, [r0]
.Lotherwise_321:
    tst r1, #64
    beq .Lotherwise_322
    add r0, r5, #24
    vst1.32 {d17[0]}, [r0]
.Lotherwise_322:
    tst r1, #128
    beq .Lotherwise_323
    add r0, r5, #28
    vst1.32 {d17[1]}, [r0]
.Lotherwise_323:
.Lend_319:
.Lend_243:
.Lend_197:
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
    beq .Lloop_end_324
.Lloop_325:
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
    bne .Lotherwise_326
    b .Lend_327
.Lotherwise_326:
    vld1.32 {d0, d1}, [r2]
    vdup.32 q8, d0[0]
    vdup.32 q10, d0[1]
    vdup.32 q12, d1[0]
    vdup.32 q14, d1[1]
    vmov q9, q8
    vmov q11, q10
    vmov q13, q12
    vmov q15, q14
.Lend_327:
    cmp r8, #0
    bne .Lotherwise_328
    mov r0, r12
    ldr r9, [r14, #12]
    lsr r1, r0, #2
    mov r10, r4
    ubfx r0, r0, #0, #2
    cmp r1, #0
    beq .Lloop_end_329
.Lloop_330:
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
    bne .Lloop_330
.Lloop_end_329:
    cmp r0, #0
    beq .Lloop_end_331
.Lloop_332:
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
    bne .Lloop_332
.Lloop_end_331:
    b .Lend_333
.Lotherwise_328:
    lsr r0, r12, #2
    mov r1, r6
    mov r2, r4
    ubfx r9, r12, #0, #2
    cmp r0, #0
    beq .Lloop_end_334
.Lloop_335:
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
    bne .Lloop_335
.Lloop_end_334:
    cmp r9, #0
    beq .Lloop_end_336
.Lloop_337:
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
    bne .Lloop_337
.Lloop_end_336:
    add r6, r6, #32
.Lend_333:
    ldr r0, [r14, #8]
    ldr r1, [r14]
    cmp r0, #0
    bne .Lotherwise_338
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
    b .Lend_339
.Lotherwise_338:
.Lend_339:
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
    bne .Lloop_325
.Lloop_end_324:
    ldr r0, [r14, #4]
    ubfx r0, r0, #0, #3
    cmp r0, #0
    bne .Lotherwise_340
    b .Lend_341
.Lotherwise_340:
    sub r0, r0, #1
    lsr r0, r0, #2
    cmp r0, #0
    bne .Lotherwise_342
    ldr r0, [r14, #8]
    vmov.i32 q13, #0
    vmov.i32 q14, #0
    vmov.i32 q15, #0
    vmov.i32 q12, #0
    cmp r0, #0
    bne .Lotherwise_343
    b .Lend_344
.Lotherwise_343:
    vld1.32 {d0, d1}, [r0]
    vdup.32 q8, d0[0]
    vdup.32 q9, d0[1]
    vdup.32 q10, d1[0]
    vdup.32 q11, d1[1]
    vmov q13, q8
    vmov q14, q9
    vmov q15, q10
    vmov q12, q11
.Lend_344:
    ldr r0, [r14, #12]
    lsr r1, r12, #2
    ubfx r2, r12, #0, #2
    cmp r1, #0
    beq .Lloop_end_345
.Lloop_346:
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
    bne .Lloop_346
.Lloop_end_345:
    cmp r2, #0
    beq .Lloop_end_347
.Lloop_348:
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
    bne .Lloop_348
.Lloop_end_347:
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
    bne .Lotherwise_349
    ubfx r0, r1, #0, #4
    mov r2, r5
    cmp r0, #15
    bne .Lotherwise_350
    vld1.32 {d16, d17}, [r2]
    b .Lend_351
.Lotherwise_350:
    vmov.i32 q8, #0
    tst r1, #1
    beq .Lotherwise_352
    vld1.32 {d16[0]}, [r2]
.Lotherwise_352:
    tst r1, #2
    beq .Lotherwise_353
    add r0, r2, #4
    vld1.32 {d16[1]}, [r0]
.Lotherwise_353:
    tst r1, #4
    beq .Lotherwise_354
    add r0, r2, #8
    vld1.32 {d17[0]}, [r0]
.Lotherwise_354:
    tst r1, #8
    beq .Lotherwise_355
    add r0, r2, #12
    vld1.32 {d17[1]}, [r0]
.Lotherwise_355:
.Lend_351:
    ubfx r0, r1, #0, #4
    vadd.f32 q13, q13, q8
    add r2, r2, r12, lsl #2
    cmp r0, #15
    bne .Lotherwise_356
    vld1.32 {d16, d17}, [r2]
    b .Lend_357
.Lotherwise_356:
    vmov.i32 q8, #0
    tst r1, #1
    beq .Lotherwise_358
    vld1.32 {d16[0]}, [r2]
.Lotherwise_358:
    tst r1, #2
    beq .Lotherwise_359
    add r0, r2, #4
    vld1.32 {d16[1]}, [r0]
.Lotherwise_359:
    tst r1, #4
    beq .Lotherwise_360
    add r0, r2, #8
    vld1.32 {d17[0]}, [r0]
.Lotherwise_360:
    tst r1, #8
    beq .Lotherwise_361
    add r0, r2, #12
    vld1.32 {d17[1]}, [r0]
.Lotherwise_361:
.Lend_357:
    ubfx r0, r1, #0, #4
    vadd.f32 q14, q14, q8
    add r2, r2, r12, lsl #2
    cmp r0, #15
    bne .Lotherwise_362
    vld1.32 {d16, d17}, [r2]
    b .Lend_363
.Lotherwise_362:
    vmov.i32 q8, #0
    tst r1, #1
    beq .Lotherwise_364
    vld1.32 {d16[0]}, [r2]
.Lotherwise_364:
    tst r1, #2
    beq .Lotherwise_365
    add r0, r2, #4
    vld1.32 {d16[1]}, [r0]
.Lotherwise_365:
    tst r1, #4
    beq .Lotherwise_366
    add r0, r2, #8
    vld1.32 {d17[0]}, [r0]
.Lotherwise_366:
    tst r1, #8
    beq .Lotherwise_367
    add r0, r2, #12
    vld1.32 {d17[1]}, [r0]
.Lotherwise_367:
.Lend_363:
    ubfx r0, r1, #0, #4
    vadd.f32 q15, q15, q8
    add r2, r2, r12, lsl #2
    cmp r0, #15
    bne .Lotherwise_368
    vld1.32 {d16, d17}, [r2]
    b .Lend_369
.Lotherwise_368:
    vmov.i32 q8, #0
    tst r1, #1
    beq .Lotherwise_370
    vld1.32 {d16[0]}, [r2]
.Lotherwise_370:
    tst r1, #2
    beq .Lotherwise_371
    add r0, r2, #4
    vld1.32 {d16[1]}, [r0]
.Lotherwise_371:
    tst r1, #4
    beq .Lotherwise_372
    add r0, r2, #8
    vld1.32 {d17[0]}, [r0]
.Lotherwise_372:
    tst r1, #8
    beq .Lotherwise_373
    add r0, r2, #12
    vld1.32 {d17[1]}, [r0]
.Lotherwise_373:
.Lend_369:
    vadd.f32 q12, q12, q8
    b .Lend_374
.Lotherwise_349:
.Lend_374:
    vldr s0, [r14, #20]
    ubfx r0, r1, #0, #4
    vdup.32 q8, d0[0]
    vmax.f32 q9, q8, q13
    cmp r0, #15
    bne .Lotherwise_375
    vst1.32 {d18, d19}, [r5]
    b .Lend_376
.Lotherwise_375:
    tst r1, #1
    beq .Lotherwise_377
    vst1.32 {d18[0]}, [r5]
.Lotherwise_377:
    tst r1, #2
    beq .Lotherwise_378
    add r0, r5, #4
    vst1.32 {d18[1]}, [r0]
.Lotherwise_378:
    tst r1, #4
    beq .Lotherwise_379
    add r0, r5, #8
    vst1.32 {d19[0]}, [r0]
.Lotherwise_379:
    tst r1, #8
    beq .Lotherwise_380
    add r0, r5, #12
    vst1.32 {d19[1]}, [r0]
.Lotherwise_380:
.Lend_376:
    ubfx r0, r1, #0, #4
    vmax.f32 q9, q8, q14
    add r5, r5, r12, lsl #2
    cmp r0, #15
    bne .Lotherwise_381
    vst1.32 {d18, d19}, [r5]
    b .Lend_382
.Lotherwise_381:
    tst r1, #1
    beq .Lotherwise_383
    vst1.32 {d18[0]}, [r5]
.Lotherwise_383:
    tst r1, #2
    beq .Lotherwise_384
    add r0, r5, #4
    vst1.32 {d18[1]}, [r0]
.Lotherwise_384:
    tst r1, #4
    beq .Lotherwise_385
    add r0, r5, #8
    vst1.32 {d19[0]}, [r0]
.Lotherwise_385:
    tst r1, #8
    beq .Lotherwise_386
    add r0, r5, #12
    vst1.32 {d19[1]}, [r0]
.Lotherwise_386:
.Lend_382:
    ubfx r0, r1, #0, #4
    vmax.f32 q9, q8, q15
    add r5, r5, r12, lsl #2
    cmp r0, #15
    bne .Lotherwise_387
    vst1.32 {d18, d19}, [r5]
    b .Lend_388
.Lotherwise_387:
    tst r1, #1
    beq .Lotherwise_389
    vst1.32 {d18[0]}, [r5]
.Lotherwise_389:
    tst r1, #2
    beq .Lotherwise_390
    add r0, r5, #4
    vst1.32 {d18[1]}, [r0]
.Lotherwise_390:
    tst r1, #4
    beq .Lotherwise_391
    add r0, r5, #8
    vst1.32 {d19[0]}, [r0]
.Lotherwise_391:
    tst r1, #8
    beq .Lotherwise_392
    add r0, r5, #12
    vst1.32 {d19[1]}, [r0]
.Lotherwise_392:
.Lend_388:
    ubfx r0, r1, #0, #4
    vmax.f32 q8, q8, q12
    add r5, r5, r12, lsl #2
    cmp r0, #15
    bne .Lotherwise_393
    vst1.32 {d16, d17}, [r5]
    b .Lend_394
.Lotherwise_393:
    tst r1, #1
    beq .Lotherwise_395
    vst1.32 {d16[0]}, [r5]
.Lotherwise_395:
    tst r1, #2
    beq .Lotherwise_396
    add r0, r5, #4
    vst1.32 {d16[1]}, [r0]
.Lotherwise_396:
    tst r1, #4
    beq .Lotherwise_397
    add r0, r5, #8
    vst1.32 {d17[0]}, [r0]
.Lotherwise_397:
    tst r1, #8
    beq .Lotherwise_398
    add r0, r5, #12
    vst1.32 {d17[1]}, [r0]
.Lotherwise_398:
.Lend_394:
    b .Lend_399
.Lotherwise_342:
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
    bne .Lotherwise_400
    b .Lend_401
.Lotherwise_400:
    vld1.32 {d0, d1}, [r0]
    vdup.32 q8, d0[0]
    vdup.32 q10, d0[1]
    vdup.32 q12, d1[0]
    vdup.32 q14, d1[1]
    vmov q9, q8
    vmov q11, q10
    vmov q13, q12
    vmov q15, q14
.Lend_401:
    ldr r0, [r14, #12]
    lsr r1, r12, #2
    ubfx r2, r12, #0, #2
    cmp r1, #0
    beq .Lloop_end_402
.Lloop_403:
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
    bne .Lloop_403
.Lloop_end_402:
    cmp r2, #0
    beq .Lloop_end_404
.Lloop_405:
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
    bne .Lloop_405
.Lloop_end_404:
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
    bne .Lotherwise_406
    ubfx r0, r1, #0, #4
    mov r2, r5
    cmp r0, #15
    bne .Lotherwise_407
    vld1.32 {d0, d1}, [r2]
    b .Lend_408
.Lotherwise_407:
    vmov.i32 q0, #0
    tst r1, #1
    beq .Lotherwise_409
    vld1.32 {d0[0]}, [r2]
.Lotherwise_409:
    tst r1, #2
    beq .Lotherwise_410
    add r0, r2, #4
    vld1.32 {d0[1]}, [r0]
.Lotherwise_410:
    tst r1, #4
    beq .Lotherwise_411
    add r0, r2, #8
    vld1.32 {d1[0]}, [r0]
.Lotherwise_411:
    tst r1, #8
    beq .Lotherwise_412
    add r0, r2, #12
    vld1.32 {d1[1]}, [r0]
.Lotherwise_412:
.Lend_408:
    ubfx r0, r1, #4, #4
    vadd.f32 q8, q8, q0
    cmp r0, #15
    bne .Lotherwise_413
    add r0, r2, #16
    vld1.32 {d0, d1}, [r0]
    b .Lend_414
.Lotherwise_413:
    vmov.i32 q0, #0
    tst r1, #16
    beq .Lotherwise_415
    add r0, r2, #16
    vld1.32 {d0[0]}, [r0]
.Lotherwise_415:
    tst r1, #32
    beq .Lotherwise_416
    add r0, r2, #20
    vld1.32 {d0[1]}, [r0]
.Lotherwise_416:
    tst r1, #64
    beq .Lotherwise_417
    add r0, r2, #24
    vld1.32 {d1[0]}, [r0]
.Lotherwise_417:
    tst r1, #128
    beq .Lotherwise_418
    add r0, r2, #28
    vld1.32 {d1[1]}, [r0]
.Lotherwise_418:
.Lend_414:
    ubfx r0, r1, #0, #4
    vadd.f32 q9, q9, q0
    add r2, r2, r12, lsl #2
    cmp r0, #15
    bne .Lotherwise_419
    vld1.32 {d0, d1}, [r2]
    b .Lend_420
.Lotherwise_419:
    vmov.i32 q0, #0
    tst r1, #1
    beq .Lotherwise_421
    vld1.32 {d0[0]}, [r2]
.Lotherwise_421:
    tst r1, #2
    beq .Lotherwise_422
    add r0, r2, #4
    vld1.32 {d0[1]}, [r0]
.Lotherwise_422:
    tst r1, #4
    beq .Lotherwise_423
    add r0, r2, #8
    vld1.32 {d1[0]}, [r0]
.Lotherwise_423:
    tst r1, #8
    beq .Lotherwise_424
    add r0, r2, #12
    vld1.32 {d1[1]}, [r0]
.Lotherwise_424:
.Lend_420:
    ubfx r0, r1, #4, #4
    vadd.f32 q10, q10, q0
    cmp r0, #15
    bne .Lotherwise_425
    add r0, r2, #16
    vld1.32 {d0, d1}, [r0]
    b .Lend_426
.Lotherwise_425:
    vmov.i32 q0, #0
    tst r1, #16
    beq .Lotherwise_427
    add r0, r2, #16
    vld1.32 {d0[0]}, [r0]
.Lotherwise_427:
    tst r1, #32
    beq .Lotherwise_428
    add r0, r2, #20
    vld1.32 {d0[1]}, [r0]
.Lotherwise_428:
    tst r1, #64
    beq .Lotherwise_429
    add r0, r2, #24
    vld1.32 {d1[0]}, [r0]
.Lotherwise_429:
    tst r1, #128
    beq .Lotherwise_430
    add r0, r2, #28
    vld1.32 {d1[1]}, [r0]
.Lotherwise_430:
.Lend_426:
    ubfx r0, r1, #0, #4
    vadd.f32 q11, q11, q0
    add r2, r2, r12, lsl #2
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
    vadd.f32 q12, q12, q0
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
    vadd.f32 q13, q13, q0
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
    vadd.f32 q14, q14, q0
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
    vadd.f32 q15, q15, q0
    b .Lend_455
.Lotherwise_406:
.Lend_455:
    vldr s0, [r14, #20]
    ubfx r0, r1, #0, #4
    vdup.32 q0, d0[0]
    vmax.f32 q8, q0, q8
    cmp r0, #15
    bne .Lotherwise_456
    vst1.32 {d16, d17}, [r5]
    b .Lend_457
.Lotherwise_456:
    tst r1, #1
    beq .Lotherwise_458
    vst1.32 {d16[0]}, [r5]
.Lotherwise_458:
    tst r1, #2
    beq .Lotherwise_459
    add r0, r5, #4
    vst1.32 {d16[1]}, [r0]
.Lotherwise_459:
    tst r1, #4
    beq .Lotherwise_460
    add r0, r5, #8
    vst1.32 {d17[0]}, [r0]
.Lotherwise_460:
    tst r1, #8
    beq .Lotherwise_461
    add r0, r5, #12
    vst1.32 {d17[1]}, [r0]
.Lotherwise_461:
.Lend_457:
    ubfx r0, r1, #4, #4
    vmax.f32 q8, q0, q9
    cmp r0, #15
    bne .Lotherwise_462
    add r0, r5, #16
    vst1.32 {d16, d17}, [r0]
    b .Lend_463
.Lotherwise_462:
    tst r1, #16
    beq .Lotherwise_464
    add r0, r5, #16
    vst1.32 {d16[0]}, [r0]
.Lotherwise_464:
    tst r1, #32
    beq .Lotherwise_465
    add r0, r5, #20
    vst1.32 {d16[1]}, [r0]
.Lotherwise_465:
    tst r1, #64
    beq .Lotherwise_466
    add r0, r5, #24
    vst1.32 {d17[0]}, [r0]
.Lotherwise_466:
    tst r1, #128
    beq .Lotherwise_467
    add r0, r5, #28
    vst1.32 {d17[1]}, [r0]
.Lotherwise_467:
.Lend_463:
    ubfx r0, r1, #0, #4
    vmax.f32 q8, q0, q10
    add r5, r5, r12, lsl #2
    cmp r0, #15
    bne .Lotherwise_468
    vst1.32 {d16, d17}, [r5]
    b .Lend_469
.Lotherwise_468:
    tst r1, #1
    beq .Lotherwise_470
    vst1.32 {d16[0]}, [r5]
.Lotherwise_470:
    tst r1, #2
    beq .Lotherwise_471
    add r0, r5, #4
    vst1.32 {d16[1]}, [r0]
.Lotherwise_471:
    tst r1, #4
    beq .Lotherwise_472
    add r0, r5, #8
    vst1.32 {d17[0]}, [r0]
.Lotherwise_472:
    tst r1, #8
    beq .Lotherwise_473
    add r0, r5, #12
    vst1.32 {d17[1]}, [r0]
.Lotherwise_473:
.Lend_469:
    ubfx r0, r1, #4, #4
    vmax.f32 q8, q0, q11
    cmp r0, #15
    bne .Lotherwise_474
    add r0, r5, #16
    vst1.32 {d16, d17}, [r0]
    b .Lend_475
.Lotherwise_474:
    tst r1, #16
    beq .Lotherwise_476
    add r0, r5, #16
    vst1.32 {d16[0]}, [r0]
.Lotherwise_476:
    tst r1, #32
    beq .Lotherwise_477
    add r0, r5, #20
    vst1.32 {d16[1]}, [r0]
.Lotherwise_477:
    tst r1, #64
    beq .Lotherwise_478
    add r0, r5, #24
    vst1.32 {d17[0]}, [r0]
.Lotherwise_478:
    tst r1, #128
    beq .Lotherwise_479
    add r0, r5, #28
    vst1.32 {d17[1]}, [r0]
.Lotherwise_479:
.Lend_475:
    ubfx r0, r1, #0, #4
    vmax.f32 q8, q0, q12
    add r5, r5, r12, lsl #2
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
    vmax.f32 q8, q0, q13
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
    vmax.f32 q8, q0, q14
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
    vmax.f32 q8, q0, q15
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
.Lend_399:
.Lend_341:
    vpop {d8, d9, d10, d11, d12, d13}
    pop {r4, r5, r6, r7, r8, r9, r10, pc}
    .size nnp_sgemm_4x8__armv7_neon, . - nnp_sgemm_4x8__armv7_neon

    .section .note.GNU-stack, "", %progbits
