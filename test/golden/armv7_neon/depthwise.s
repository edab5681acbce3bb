    .syntax unified
    .arch armv7-a
    .fpu neon-vfpv4
    .eabi_attribute 28, 3
    .arm

    .text
    .p2align 4
    .globl nnp_depthwise_3x3__armv7_neon
    .type nnp_depthwise_3x3__armv7_neon, %function
nnp_depthwise_3x3__armv7_neon:
    push {r4, r5, r6, r7, r8, r9, r10, r11, r14}
    vpush {d8, d9}
    mov r6, r0
    ldr r7, [sp, #52]
    mov r8, r1
    mov r5, r2
    ldr r9, [sp, #56]
    cmp r6, #0
    beq .Lloop_end_0
.Lloop_1:
    vldr s0, [r3]
    mov r2, r8
    mov r12, r7
    ldr r14, [r9, #28]
    vld1.32 {d2, d3}, [r5]
    vdup.32 q10, d0[0]
    vldr d4, [r5, #16]
    vdup.32 q11, d0[0]
    vdup.32 q12, d0[0]
    ldr r4, [r9, #40]
    ldr r10, [r9, #44]
    cmp r14, #0
    beq .Lloop_end_2
.Lloop_3:
    tst r4, #1
    beq .Lotherwise_4
    vld1.32 {d16, d17}, [r2]
    add r2, r2, #4
    vldr d0, [r5, #24]
    vmla.f32 q12, q8, d2[0]
    vld1.32 {d18, d19}, [r2]
    add r2, r2, #4
    vmla.f32 q11, q8, d3[1]
    ldr r0, [r9, #8]
    vmla.f32 q10, q8, d0[0]
    vld1.32 {d16, d17}, [r2]
    sub r2, r2, #8
    vmla.f32 q12, q9, d2[1]
    vldr s12, [r5, #32]
    add r0, r2, r0, lsl #2
    vmla.f32 q11, q9, d4[0]
    ldr r1, [r9, #4]
    vmla.f32 q10, q9, d0[1]
    pld [r0]
    vmla.f32 q12, q8, d3[0]
    add r2, r2, r1, lsl #2
    vmla.f32 q11, q8, d4[1]
    vmla.f32 q10, q8, d6[0]
.Lotherwise_4:
    lsr r4, r4, #1
    tst r10, #1
    beq .Lotherwise_5
    ldr r0, [r9, #20]
    vldr s0, [r9, #64]
    ldr r1, [r9, #16]
    add r0, r12, r0, lsl #2
    vdup.32 q8, d0[0]
    pld [r0]
    vmax.f32 q8, q8, q10
    vst1.32 {d16, d17}, [r12]
    add r12, r12, r1, lsl #2
.Lotherwise_5:
    vldr s0, [r3]
    sub r14, r14, #1
    lsr r10, r10, #1
    vmov q10, q11
    vmov q11, q12
    vdup.32 q8, d0[0]
    vmov q12, q8
    cmp r14, #0
    bne .Lloop_3
.Lloop_end_2:
    ldr r0, [r9, #32]
    ldr r1, [r9, #8]
    ldr r14, [r9, #4]
    ldr r4, [r9, #20]
    ldr r10, [r9, #16]
    cmp r0, #0
    beq .Lloop_end_6
.Lloop_7:
    vld1.32 {d16, d17}, [r2]
    add r2, r2, #4
    vldr d0, [r5, #24]
    sub r0, r0, #1
    vld1.32 {d18, d19}, [r2]
    add r2, r2, #4
    vmla.f32 q12, q8, d2[0]
    vld1.32 {d26, d27}, [r2]
    sub r2, r2, #8
    vmla.f32 q10, q8, d0[0]
    vldr s12, [r5, #32]
    vmla.f32 q11, q8, d3[1]
    vldr s16, [r9, #64]
    add r11, r2, r1, lsl #2
    vmla.f32 q10, q9, d0[1]
    add r2, r2, r14, lsl #2
    vldr s0, [r3]
    vmla.f32 q12, q9, d2[1]
    pld [r11]
    add r11, r12, r4, lsl #2
    vmla.f32 q11, q9, d4[0]
    pld [r11]
    vmla.f32 q10, q13, d6[0]
    vmla.f32 q12, q13, d3[0]
    vmla.f32 q11, q13, d4[1]
    vdup.32 q8, d8[0]
    vdup.32 q9, d0[0]
    vmax.f32 q8, q8, q10
    vmov q10, q11
    vst1.32 {d16, d17}, [r12]
    add r12, r12, r10, lsl #2
    vmov q11, q12
    vmov q12, q9
    cmp r0, #0
    bne .Lloop_7
.Lloop_end_6:
    ldr r14, [r9, #36]
    ldr r4, [r9, #48]
    cmp r14, #0
    beq .Lloop_end_8
.Lloop_9:
    tst r4, #1
    beq .Lotherwise_10
    vld1.32 {d16, d17}, [r2]
    add r2, r2, #4
    vldr d0, [r5, #24]
    vmla.f32 q12, q8, d2[0]
    vld1.32 {d18, d19}, [r2]
    add r2, r2, #4
    vmla.f32 q11, q8, d3[1]
    ldr r0, [r9, #8]
    vmla.f32 q10, q8, d0[0]
    vld1.32 {d16, d17}, [r2]
    sub r2, r2, #8
    vmla.f32 q12, q9, d2[1]
    vldr s12, [r5, #32]
    add r0, r2, r0, lsl #2
    vmla.f32 q11, q9, d4[0]
    ldr r1, [r9, #4]
    vmla.f32 q10, q9, d0[1]
    pld [r0]
    vmla.f32 q12, q8, d3[0]
    add r2, r2, r1, lsl #2
    vmla.f32 q11, q8, d4[1]
    vmla.f32 q10, q8, d6[0]
.Lotherwise_10:
    vldr s0, [r3]
    sub r14, r14, #1
    vldr s12, [r9, #64]
    lsr r4, r4, #1
    ldr r0, [r9, #20]
    vdup.32 q8, d0[0]
    vdup.32 q9, d6[0]
    ldr r1, [r9, #16]
    add r0, r12, r0, lsl #2
    pld [r0]
    vmax.f32 q9, q9, q10
    vmov q10, q11
    vst1.32 {d18, d19}, [r12]
    add r12, r12, r1, lsl #2
    vmov q11, q12
    vmov q12, q8
    cmp r14, #0
    bne .Lloop_9
.Lloop_end_8:
    ldr r0, [r9]
    sub r6, r6, #1
    add r5, r5, #36
    ldr r1, [r9, #12]
    ldr r2, [r9, #24]
    add r8, r8, r0, lsl #2
    add r7, r7, r1, lsl #2
    add r3, r3, r2, lsl #2
    cmp r6, #0
    bne .Lloop_1
.Lloop_end_0:
    vpop {d8, d9}
    pop {r4, r5, r6, r7, r8, r9, r10, r11, pc}
    .size nnp_depthwise_3x3__armv7_neon, . - nnp_depthwise_3x3__armv7_neon

    .text
    .p2align 4
    .globl nnp_depthwise_3x3_edge__armv7_neon
    .type nnp_depthwise_3x3_edge__armv7_neon, %function
nnp_depthwise_3x3_edge__armv7_neon:
    push {r4, r5, r6, r7, r8, r9, r10, r11, r14}
    sub sp, sp, #16
    ldr r14, [sp, #56]
    mov r4, r0
    str r1, [sp, #0]
    mov r6, r2
    ldr r7, [sp, #52]
    mov r5, r3
    ldr r8, [r14, #56]
    cmp r4, #0
    beq .Lloop_end_11
.Lloop_12:
    vldr s0, [r5]
    ldr r0, [sp, #0]
    mov r1, r0
    mov r2, r7
    ldr r3, [r14, #28]
    vld1.32 {d2, d3}, [r6]
    vdup.32 q10, d0[0]
    vldr d4, [r6, #16]
    vdup.32 q9, d0[0]
    vdup.32 q11, d0[0]
    ldr r12, [r14, #40]
    ldr r9, [r14, #44]
    cmp r3, #0
    beq .Lloop_end_13
.Lloop_14:
    tst r12, #1
    beq .Lotherwise_15
    ubfx r0, r8, #0, #4
    cmp r0, #15
    bne .Lotherwise_16
    vld1.32 {d16, d17}, [r1]
    b .Lend_17
.Lotherwise_16:
    vmov.i32 q8, #0
    tst r8, #1
    beq .Lotherwise_18
    vld1.32 {d16[0]}, [r1]
.Lotherwise_18:
    tst r8, #2
    beq .Lotherwise_19
    add r0, r1, #4
    vld1.32 {d16[1]}, [r0]
.Lotherwise_19:
    tst r8, #4
    beq .Lotherwise_20
    add r0, r1, #8
    vld1.32 {d17[0]}, [r0]
.Lotherwise_20:
    tst r8, #8
    beq .Lotherwise_21
    add r0, r1, #12
    vld1.32 {d17[1]}, [r0]
.Lotherwise_21:
.Lend_17:
    vldr s0, [r6, #24]
    ubfx r0, r8, #1, #4
    vmla.f32 q11, q8, d2[0]
    vmla.f32 q9, q8, d3[1]
    vmla.f32 q10, q8, d0[0]
    cmp r0, #15
    bne .Lotherwise_22
    add r0, r1, #4
    vld1.32 {d16, d17}, [r0]
    b .Lend_23
.Lotherwise_22:
    vmov.i32 q8, #0
    tst r8, #2
    beq .Lotherwise_24
    add r0, r1, #4
    vld1.32 {d16[0]}, [r0]
.Lotherwise_24:
    tst r8, #4
    beq .Lotherwise_25
    add r0, r1, #8
    vld1.32 {d16[1]}, [r0]
.Lotherwise_25:
    tst r8, #8
    beq .Lotherwise_26
    add r0, r1, #12
    vld1.32 {d17[0]}, [r0]
.Lotherwise_26:
    tst r8, #16
    beq .Lotherwise_27
    add r0, r1, #16
    vld1.32 {d17[1]}, [r0]
.Lotherwise_27:
.Lend_23:
    vldr s0, [r6, #28]
    ubfx r0, r8, #2, #4
    vmla.f32 q11, q8, d2[1]
    vmla.f32 q9, q8, d4[0]
    vmla.f32 q10, q8, d0[0]
    cmp r0, #15
    bne .Lotherwise_28
    add r0, r1, #8
    vld1.32 {d16, d17}, [r0]
    b .Lend_29
.Lotherwise_28:
    vmov.i32 q8, #0
    tst r8, #4
    beq .Lotherwise_30
    add r0, r1, #8
    vld1.32 {d16[0]}, [r0]
.Lotherwise_30:
    tst r8, #8
    beq .Lotherwise_31
    add r0, r1, #12
    vld1.32 {d16[1]}, [r0]
.Lotherwise_31:
    tst r8, #16
    beq .Lotherwise_32
    add r0, r1, #16
    vld1.32 {d17[0]}, [r0]
.Lotherwise_32:
    tst r8, #32
    beq .Lotherwise_33
    add r0, r1, #20
    vld1.32 {d17[1]}, [r0]
.Lotherwise_33:
.Lend_29:
    ldr r0, [r14, #8]
    vmla.f32 q11, q8, d3[0]
    vldr s0, [r6, #32]
    vmla.f32 q9, q8, d4[1]
    ldr r10, [r14, #4]
    add r0, r1, r0, lsl #2
    vmla.f32 q10, q8, d0[0]
    pld [r0]
    add r1, r1, r10, lsl #2
.Lotherwise_15:
    lsr r12, r12, #1
    tst r9, #1
    beq .Lotherwise_34
    ldr r0, [r14, #20]
    vldr s0, [r14, #64]
    ldr r10, [r14, #16]
    add r0, r2, r0, lsl #2
    vdup.32 q8, d0[0]
    pld [r0]
    vmax.f32 q8, q8, q10
    vst1.32 {d16, d17}, [r2]
    add r2, r2, r10, lsl #2
.Lotherwise_34:
    vldr s0, [r5]
    sub r3, r3, #1
    lsr r9, r9, #1
    vmov q10, q9
    vmov q9, q11
    vdup.32 q8, d0[0]
    vmov q11, q8
    cmp r3, #0
    bne .Lloop_14
.Lloop_end_13:
    ldr r3, [r14, #32]
    ldr r12, [r14, #8]
    ldr r9, [r14, #4]
    ldr r10, [r14, #20]
    ldr r11, [r14, #16]
    cmp r3, #0
    beq .Lloop_end_35
.Lloop_36:
    ubfx r0, r8, #0, #4
    cmp r0, #15
    bne .Lotherwise_37
    vld1.32 {d16, d17}, [r1]
    b .Lend_38
.Lotherwise_37:
    vmov.i32 q8, #0
    tst r8, #1
    beq .Lotherwise_39
    vld1.32 {d16[0]}, [r1]
.Lotherwise_39:
    tst r8, #2
    beq .Lotherwise_40
    add r0, r1, #4
    vld1.32 {d16[1]}, [r0]
.Lotherwise_40:
    tst r8, #4
    beq .Lotherwise_41
    add r0, r1, #8
    vld1.32 {d17[0]}, [r0]
.Lotherwise_41:
    tst r8, #8
    beq .Lotherwise_42
    add r0, r1, #12
    vld1.32 {d17[1]}, [r0]
.Lotherwise_42:
.Lend_38:
    vldr s0, [r6, #24]
    vmla.f32 q11, q8, d2[0]
    vmla.f32 q9, q8, d3[1]
    vmla.f32 q10, q8, d0[0]
    ubfx r0, r8, #1, #4
    cmp r0, #15
    bne .Lotherwise_43
    add r0, r1, #4
    vld1.32 {d16, d17}, [r0]
    b .Lend_44
.Lotherwise_43:
    vmov.i32 q8, #0
    tst r8, #2
    beq .Lotherwise_45
    add r0, r1, #4
    vld1.32 {d16[0]}, [r0]
.Lotherwise_45:
    tst r8, #4
    beq .Lotherwise_46
    add r0, r1, #8
    vld1.32 {d16[1]}, [r0]
.Lotherwise_46:
    tst r8, #8
    beq .Lotherwise_47
    add r0, r1, #12
    vld1.32 {d17[0]}, [r0]
.Lotherwise_47:
    tst r8, #16
    beq .Lotherwise_48
    add r0, r1, #16
    vld1.32 {d17[1]}, [r0]
.Lotherwise_48:
.Lend_44:
    vldr s0, [r6, #28]
    vmla.f32 q11, q8, d2[1]
    vmla.f32 q9, q8, d4[0]
    vmla.f32 q10, q8, d0[0]
    ubfx r0, r8, #2, #4
    cmp r0, #15
    bne .Lotherwise_49
    add r0, r1, #8
    vld1.32 {d16, d17}, [r0]
    b .Lend_50
.Lotherwise_49:
    vmov.i32 q8, #0
    tst r8, #4
    beq .Lotherwise_51
    add r0, r1, #8
    vld1.32 {d16[0]}, [r0]
.Lotherwise_51:
    tst r8, #8
    beq .Lotherwise_52
    add r0, r1, #12
    vld1.32 {d16[1]}, [r0]
.Lotherwise_52:
    tst r8, #16
    beq .Lotherwise_53
    add r0, r1, #16
    vld1.32 {d17[0]}, [r0]
.Lotherwise_53:
    tst r8, #32
    beq .Lotherwise_54
    add r0, r1, #20
    vld1.32 {d17[1]}, [r0]
.Lotherwise_54:
.Lend_50:
    vldr s0, [r6, #32]
    vmla.f32 q11, q8, d3[0]
    sub r3, r3, #1
    vmla.f32 q9, q8, d4[1]
    vldr s12, [r5]
    vmla.f32 q10, q8, d0[0]
    vdup.32 q8, d6[0]
    add r0, r1, r12, lsl #2
    pld [r0]
    add r1, r1, r9, lsl #2
    vldr s0, [r14, #64]
    vdup.32 q12, d0[0]
    vmax.f32 q12, q12, q10
    vmov q10, q9
    vst1.32 {d24, d25}, [r2]
    vmov q9, q11
    vmov q11, q8
    add r0, r2, r10, lsl #2
    pld [r0]
    add r2, r2, r11, lsl #2
    cmp r3, #0
    bne .Lloop_36
.Lloop_end_35:
    ldr r3, [r14, #36]
    ldr r12, [r14, #48]
    cmp r3, #0
    beq .Lloop_end_55
.Lloop_56:
    tst r12, #1
    beq .Lotherwise_57
    ubfx r0, r8, #0, #4
    cmp r0, #15
    bne .Lotherwise_58
    vld1.32 {d16, d17}, [r1]
    b .Lend_59
.Lotherwise_58:
    vmov.i32 q8, #0
    tst r8, #1
    beq .Lotherwise_60
    vld1.32 {d16[0]}, [r1]
.Lotherwise_60:
    tst r8, #2
    beq .Lotherwise_61
    add r0, r1, #4
    vld1.32 {d16[1]}, [r0]
.Lotherwise_61:
    tst r8, #4
    beq .Lotherwise_62
    add r0, r1, #8
    vld1.32 {d17[0]}, [r0]
.Lotherwise_62:
    tst r8, #8
    beq .Lotherwise_63
    add r0, r1, #12
    vld1.32 {d17[1]}, [r0]
.Lotherwise_63:
.Lend_59:
    vldr s0, [r6, #24]
    ubfx r0, r8, #1, #4
    vmla.f32 q11, q8, d2[0]
    vmla.f32 q9, q8, d3[1]
    vmla.f32 q10, q8, d0[0]
    cmp r0, #15
    bne .Lotherwise_64
    add r0, r1, #4
    vld1.32 {d16, d17}, [r0]
    b .Lend_65
.Lotherwise_64:
    vmov.i32 q8, #0
    tst r8, #2
    beq .Lotherwise_66
    add r0, r1, #4
    vld1.32 {d16[0]}, [r0]
.Lotherwise_66:
    tst r8, #4
    beq .Lotherwise_67
    add r0, r1, #8
    vld1.32 {d16[1]}, [r0]
.Lotherwise_67:
    tst r8, #8
    beq .Lotherwise_68
    add r0, r1, #12
    vld1.32 {d17[0]}, [r0]
.Lotherwise_68:
    tst r8, #16
    beq .Lotherwise_69
    add r0, r1, #16
    vld1.32 {d17[1]}, [r0]
.Lotherwise_69:
.Lend_65:
    vldr s0, [r6, #28]
    ubfx r0, r8, #2, #4
    vmla.f32 q11, q8, d2[1]
    vmla.f32 q9, q8, d4[0]
    vmla.f32 q10, q8, d0[0]
    cmp r0, #15
    bne .Lotherwise_70
    add r0, r1, #8
    vld1.32 {d16, d17}, [r0]
    b .Lend_71
.Lotherwise_70:
    vmov.i32 q8, #0
    tst r8, #4
    beq .Lotherwise_72
    add r0, r1, #8
    vld1.32 {d16[0]}, [r0]
.Lotherwise_72:
    tst r8, #8
    beq .Lotherwise_73
    add r0, r1, #12
    vld1.32 {d16[1]}, [r0]
.Lotherwise_73:
    tst r8, #16
    beq .Lotherwise_74
    add r0, r1, #16
    vld1.32 {d17[0]}, [r0]
.Lotherwise_74:
    tst r8, #32
    beq .Lotherwise_75
    add r0, r1, #20
    vld1.32 {d17[1]}, [r0]
.Lotherwise_75:
.Lend_71:
    ldr r0, [r14, #8]
    vmla.f32 q11, q8, d3[0]
    vldr s0, [r6, #32]
    vmla.f32 q9, q8, d4[1]
    ldr r9, [r14, #4]
    add r0, r1, r0, lsl #2
    vmla.f32 q10, q8, d0[0]
    pld [r0]
    add r1, r1, r9, lsl #2
.Lotherwise_57:
    vldr s0, [r5]
    sub r3, r3, #1
    vldr s12, [r14, #64]
    lsr r12, r12, #1
    ldr r0, [r14, #20]
    vdup.32 q8, d0[0]
    vdup.32 q12, d6[0]
    ldr r9, [r14, #16]
    add r0, r2, r0, lsl #2
    pld [r0]
    vmax.f32 q12, q12, q10
    vmov q10, q9
    vst1.32 {d24, d25}, [r2]
    add r2, r2, r9, lsl #2
    vmov q9, q11
    vmov q11, q8
    cmp r3, #0
    bne .Lloop_56
.Lloop_end_55:
    ldr r0, [r14]
    sub r4, r4, #1
    add r6, r6, #36
    ldr r1, [r14, #12]
    ldr r2, [r14, #24]
    ldr r3, [sp, #0]
    add r3, r3, r0, lsl #2
    str r3, [sp, #0]
    add r7, r7, r1, lsl #2
    add r5, r5, r2, lsl #2
    cmp r4, #0
    bne .Lloop_12
.Lloop_end_11:
    add sp, sp, #16
    pop {r4, r5, r6, r7, r8, r9, r10, r11, pc}
    .size nnp_depthwise_3x3_edge__armv7_neon, . - nnp_depthwise_3x3_edge__armv7_neon

    .text
    .p2align 4
    .globl nnp_depthwise_3x3_rows__armv7_neon
    .type nnp_depthwise_3x3_rows__armv7_neon, %function
nnp_depthwise_3x3_rows__armv7_neon:
    push {r4, r5, r6, r7, r8, r9, r10, r11, r14}
    vpush {d8, d9, d10, d11, d12, d13, d14, d15}
    ldr r6, [sp, #100]
    mov r7, r0
    vldr s0, [r3]
    mov r9, r1
    vdup.32 q8, d0[0]
    cmp r7, #0
    beq .Lloop_end_76
.Lloop_77:
    ldr r1, [r6, #16]
    vmov q9, q8
    ldr r3, [r9]
    vmov q10, q8
    ubfx r0, r1, #0, #4
    ldr r12, [r9, #4]
    vmov q11, q8
    ldr r14, [r9, #8]
    vmov q12, q8
    ldr r4, [r9, #12]
    ldr r5, [r9, #16]
    ldr r8, [r9, #20]
    ldr r10, [r9, #24]
    vldr s0, [r2]
    vldr s8, [r2, #12]
    vldr s4, [r2, #24]
    cmp r0, #15
    bne .Lotherwise_78
    vld1.32 {d26, d27}, [r3]
    b .Lend_79
.Lotherwise_78:
    vmov.i32 q13, #0
    tst r1, #1
    beq .Lotherwise_80
    vld1.32 {d26[0]}, [r3]
.Lotherwise_80:
    tst r1, #2
    beq .Lotherwise_81
    add r0, r3, #4
    vld1.32 {d26[1]}, [r0]
.Lotherwise_81:
    tst r1, #4
    beq .Lotherwise_82
    add r0, r3, #8
    vld1.32 {d27[0]}, [r0]
.Lotherwise_82:
    tst r1, #8
    beq .Lotherwise_83
    add r0, r3, #12
    vld1.32 {d27[1]}, [r0]
.Lotherwise_83:
.Lend_79:
    ubfx r0, r1, #0, #4
    vmla.f32 q9, q13, d0[0]
    cmp r0, #15
    bne .Lotherwise_84
    vld1.32 {d26, d27}, [r12]
    b .Lend_85
.Lotherwise_84:
    vmov.i32 q13, #0
    tst r1, #1
    beq .Lotherwise_86
    vld1.32 {d26[0]}, [r12]
.Lotherwise_86:
    tst r1, #2
    beq .Lotherwise_87
    add r0, r12, #4
    vld1.32 {d26[1]}, [r0]
.Lotherwise_87:
    tst r1, #4
    beq .Lotherwise_88
    add r0, r12, #8
    vld1.32 {d27[0]}, [r0]
.Lotherwise_88:
    tst r1, #8
    beq .Lotherwise_89
    add r0, r12, #12
    vld1.32 {d27[1]}, [r0]
.Lotherwise_89:
.Lend_85:
    ubfx r0, r1, #0, #4
    vmla.f32 q9, q13, d4[0]
    vmla.f32 q10, q13, d0[0]
    cmp r0, #15
    bne .Lotherwise_90
    vld1.32 {d26, d27}, [r14]
    b .Lend_91
.Lotherwise_90:
    vmov.i32 q13, #0
    tst r1, #1
    beq .Lotherwise_92
    vld1.32 {d26[0]}, [r14]
.Lotherwise_92:
    tst r1, #2
    beq .Lotherwise_93
    add r0, r14, #4
    vld1.32 {d26[1]}, [r0]
.Lotherwise_93:
    tst r1, #4
    beq .Lotherwise_94
    add r0, r14, #8
    vld1.32 {d27[0]}, [r0]
.Lotherwise_94:
    tst r1, #8
    beq .Lotherwise_95
    add r0, r14, #12
    vld1.32 {d27[1]}, [r0]
.Lotherwise_95:
.Lend_91:
    ubfx r0, r1, #0, #4
    vmla.f32 q9, q13, d2[0]
    vmla.f32 q10, q13, d4[0]
    vmla.f32 q11, q13, d0[0]
    cmp r0, #15
    bne .Lotherwise_96
    vld1.32 {d26, d27}, [r4]
    b .Lend_97
.Lotherwise_96:
    vmov.i32 q13, #0
    tst r1, #1
    beq .Lotherwise_98
    vld1.32 {d26[0]}, [r4]
.Lotherwise_98:
    tst r1, #2
    beq .Lotherwise_99
    add r0, r4, #4
    vld1.32 {d26[1]}, [r0]
.Lotherwise_99:
    tst r1, #4
    beq .Lotherwise_100
    add r0, r4, #8
    vld1.32 {d27[0]}, [r0]
.Lotherwise_100:
    tst r1, #8
    beq .Lotherwise_101
    add r0, r4, #12
    vld1.32 {d27[1]}, [r0]
.Lotherwise_101:
.Lend_97:
    ubfx r0, r1, #0, #4
    vmla.f32 q10, q13, d2[0]
    vmla.f32 q11, q13, d4[0]
    vmla.f32 q12, q13, d0[0]
    cmp r0, #15
    bne .Lotherwise_102
    vld1.32 {d26, d27}, [r5]
    b .Lend_103
.Lotherwise_102:
    vmov.i32 q13, #0
    tst r1, #1
    beq .Lotherwise_104
    vld1.32 {d26[0]}, [r5]
.Lotherwise_104:
    tst r1, #2
    beq .Lotherwise_105
    add r0, r5, #4
    vld1.32 {d26[1]}, [r0]
.Lotherwise_105:
    tst r1, #4
    beq .Lotherwise_106
    add r0, r5, #8
    vld1.32 {d27[0]}, [r0]
.Lotherwise_106:
    tst r1, #8
    beq .Lotherwise_107
    add r0, r5, #12
    vld1.32 {d27[1]}, [r0]
.Lotherwise_107:
.Lend_103:
    ubfx r0, r1, #0, #4
    vmla.f32 q11, q13, d2[0]
    vmla.f32 q12, q13, d4[0]
    cmp r0, #15
    bne .Lotherwise_108
    vld1.32 {d26, d27}, [r8]
    b .Lend_109
.Lotherwise_108:
    vmov.i32 q13, #0
    tst r1, #1
    beq .Lotherwise_110
    vld1.32 {d26[0]}, [r8]
.Lotherwise_110:
    tst r1, #2
    beq .Lotherwise_111
    add r0, r8, #4
    vld1.32 {d26[1]}, [r0]
.Lotherwise_111:
    tst r1, #4
    beq .Lotherwise_112
    add r0, r8, #8
    vld1.32 {d27[0]}, [r0]
.Lotherwise_112:
    tst r1, #8
    beq .Lotherwise_113
    add r0, r8, #12
    vld1.32 {d27[1]}, [r0]
.Lotherwise_113:
.Lend_109:
    add r3, r3, #4
    vldr d0, [r2, #4]
    add r12, r12, #4
    vmla.f32 q12, q13, d2[0]
    vld1.32 {d26, d27}, [r3]
    add r14, r14, #4
    add r4, r4, #4
    vld1.32 {d28, d29}, [r12]
    add r5, r5, #4
    add r8, r8, #4
    vld1.32 {d30, d31}, [r14]
    vmla.f32 q9, q13, d0[0]
    add r3, r3, #4
    vld1.32 {d26, d27}, [r4]
    vmla.f32 q10, q14, d0[0]
    add r12, r12, #4
    vldr d2, [r2, #16]
    vmla.f32 q11, q15, d0[0]
    add r14, r14, #4
    vmla.f32 q12, q13, d0[0]
    vld1.32 {d6, d7}, [r5]
    add r4, r4, #4
    vldr d4, [r2, #28]
    vmla.f32 q9, q14, d2[0]
    add r5, r5, #4
    vmla.f32 q10, q15, d2[0]
    vld1.32 {d28, d29}, [r8]
    add r8, r8, #4
    vmla.f32 q11, q13, d2[0]
    vld1.32 {d8, d9}, [r3]
    vmla.f32 q12, q3, d2[0]
    vld1.32 {d10, d11}, [r12]
    mov r0, r10
    vmla.f32 q9, q15, d4[0]
    vld1.32 {d30, d31}, [r14]
    sub r14, r14, #8
    vmla.f32 q10, q13, d4[0]
    vld1.32 {d12, d13}, [r4]
    sub r4, r4, #8
    vmla.f32 q11, q3, d4[0]
    vld1.32 {d26, d27}, [r5]
    sub r5, r5, #8
    vmla.f32 q12, q14, d4[0]
    vld1.32 {d28, d29}, [r8]
    sub r8, r8, #8
    vmla.f32 q9, q4, d0[1]
    vldr s12, [r6, #32]
    add r3, r3, #8
    vmla.f32 q10, q5, d0[1]
    ldr r1, [r6]
    add r12, r12, #8
    vmla.f32 q11, q15, d0[1]
    add r10, r10, #16
    vmla.f32 q12, q6, d0[1]
    vmla.f32 q9, q5, d2[1]
    vmla.f32 q10, q15, d2[1]
    vmla.f32 q11, q6, d2[1]
    vmla.f32 q12, q13, d2[1]
    vmla.f32 q9, q15, d4[1]
    vmla.f32 q10, q6, d4[1]
    vmla.f32 q11, q13, d4[1]
    vmla.f32 q12, q14, d4[1]
    vdup.32 q13, d6[0]
    vmax.f32 q9, q13, q9
    vmax.f32 q10, q13, q10
    vmax.f32 q11, q13, q11
    vst1.32 {d18, d19}, [r0]
    add r0, r0, r1, lsl #2
    vmax.f32 q9, q13, q12
    vst1.32 {d20, d21}, [r0]
    add r0, r0, r1, lsl #2
    vst1.32 {d22, d23}, [r0]
    add r0, r0, r1, lsl #2
    vst1.32 {d18, d19}, [r0]
    ldr r1, [r6, #12]
    ldr r11, [r6, #4]
    add r0, r14, r1, lsl #2
    pld [r0]
    add r0, r4, r1, lsl #2
    add r14, r14, #16
    pld [r0]
    add r0, r5, r1, lsl #2
    add r1, r8, r1, lsl #2
    pld [r0]
    add r4, r4, #16
    add r5, r5, #16
    pld [r1]
    add r8, r8, #16
    cmp r11, #0
    beq .Lloop_end_114
.Lloop_115:
    vmov q9, q8
    vld1.32 {d0, d1}, [r2]!
    vld1.32 {d26, d27}, [r3]
    vmov q10, q8
    add r3, r3, #4
    vld1.32 {d4, d5}, [r12]
    vmov q11, q8
    add r12, r12, #4
    vld1.32 {d6, d7}, [r14]
    vmov q12, q8
    add r14, r14, #4
    vld1.32 {d28, d29}, [r4]
    vmla.f32 q9, q13, d0[0]
    add r4, r4, #4
    vmla.f32 q10, q2, d0[0]
    vld1.32 {d10, d11}, [r5]
    add r5, r5, #4
    vmla.f32 q11, q3, d0[0]
    vld1.32 {d2, d3}, [r2]
    mov r0, r10
    vmla.f32 q12, q14, d0[0]
    vld1.32 {d30, d31}, [r8]
    add r8, r8, #4
    vmla.f32 q9, q2, d1[1]
    vld1.32 {d8, d9}, [r3]
    add r3, r3, #4
    vmla.f32 q10, q3, d1[1]
    vld1.32 {d12, d13}, [r12]
    add r12, r12, #4
    vmla.f32 q11, q14, d1[1]
    vld1.32 {d4, d5}, [r14]
    add r14, r14, #4
    vmla.f32 q12, q5, d1[1]
    vld1.32 {d14, d15}, [r4]
    add r4, r4, #4
    vmla.f32 q9, q3, d3[0]
    vld1.32 {d6, d7}, [r5]
    add r5, r5, #4
    vmla.f32 q10, q14, d3[0]
    vld1.32 {d26, d27}, [r8]
    add r8, r8, #4
    vmla.f32 q11, q5, d3[0]
    vld1.32 {d28, d29}, [r3]
    sub r11, r11, #1
    vmla.f32 q12, q15, d3[0]
    vld1.32 {d30, d31}, [r12]
    add r3, r3, #8
    vmla.f32 q9, q4, d0[1]
    vld1.32 {d8, d9}, [r14]
    sub r14, r14, #8
    vmla.f32 q10, q6, d0[1]
    vld1.32 {d10, d11}, [r4]
    sub r4, r4, #8
    vmla.f32 q11, q2, d0[1]
    add r12, r12, #8
    add r10, r10, #16
    vmla.f32 q12, q7, d0[1]
    vmla.f32 q9, q6, d2[0]
    vld1.32 {d12, d13}, [r5]
    sub r5, r5, #8
    vmla.f32 q10, q2, d2[0]
    vmla.f32 q11, q7, d2[0]
    vmla.f32 q12, q3, d2[0]
    vmla.f32 q9, q2, d3[1]
    vldr s8, [r2, #16]
    sub r2, r2, #16
    vmla.f32 q10, q7, d3[1]
    vld1.32 {d14, d15}, [r8]
    sub r8, r8, #8
    vmla.f32 q11, q3, d3[1]
    vldr s12, [r6, #32]
    vmla.f32 q12, q13, d3[1]
    ldr r1, [r6]
    vmla.f32 q9, q14, d1[0]
    vmla.f32 q10, q15, d1[0]
    vmla.f32 q11, q4, d1[0]
    vmla.f32 q12, q5, d1[0]
    vmla.f32 q9, q15, d2[1]
    vmla.f32 q10, q4, d2[1]
    vmla.f32 q11, q5, d2[1]
    vmla.f32 q12, q6, d2[1]
    vmla.f32 q9, q4, d4[0]
    vmla.f32 q10, q5, d4[0]
    vmla.f32 q11, q6, d4[0]
    vmla.f32 q12, q7, d4[0]
    vdup.32 q13, d6[0]
    vmax.f32 q9, q13, q9
    vmax.f32 q10, q13, q10
    vmax.f32 q11, q13, q11
    vst1.32 {d18, d19}, [r0]
    add r0, r0, r1, lsl #2
    vmax.f32 q9, q13, q12
    vst1.32 {d20, d21}, [r0]
    add r0, r0, r1, lsl #2
    vst1.32 {d22, d23}, [r0]
    add r0, r0, r1, lsl #2
    vst1.32 {d18, d19}, [r0]
    ldr r1, [r6, #12]
    add r0, r14, r1, lsl #2
    pld [r0]
    add r0, r4, r1, lsl #2
    add r14, r14, #16
    pld [r0]
    add r0, r5, r1, lsl #2
    add r1, r8, r1, lsl #2
    pld [r0]
    add r4, r4, #16
    add r5, r5, #16
    pld [r1]
    add r8, r8, #16
    cmp r11, #0
    bne .Lloop_115
.Lloop_end_114:
    ldr r0, [r6, #8]
    vmov q9, q8
    vmov q10, q8
    vld1.32 {d0, d1}, [r2]!
    vmov q11, q8
    sub r3, r3, r0, lsl #2
    vld1.32 {d2, d3}, [r2]
    sub r12, r12, r0, lsl #2
    vmov q12, q8
    sub r14, r14, r0, lsl #2
    vld1.32 {d26, d27}, [r3]
    sub r4, r4, r0, lsl #2
    vld1.32 {d28, d29}, [r12]
    sub r5, r5, r0, lsl #2
    sub r8, r8, r0, lsl #2
    vld1.32 {d10, d11}, [r14]
    vmla.f32 q9, q13, d0[0]
    add r1, r3, #4
    vld1.32 {d26, d27}, [r4]
    vmla.f32 q10, q14, d0[0]
    add r11, r12, #4
    vmla.f32 q11, q5, d0[0]
    vld1.32 {d30, d31}, [r5]
    sub r10, r10, r0, lsl #2
    vmla.f32 q12, q13, d0[0]
    vld1.32 {d4, d5}, [r8]
    add r0, r14, #4
    vmla.f32 q9, q14, d1[1]
    vld1.32 {d28, d29}, [r1]
    add r1, r4, #4
    vmla.f32 q10, q5, d1[1]
    vld1.32 {d6, d7}, [r11]
    add r11, r5, #4
    vmla.f32 q11, q13, d1[1]
    vld1.32 {d8, d9}, [r0]
    add r0, r8, #4
    vmla.f32 q12, q15, d1[1]
    vld1.32 {d12, d13}, [r1]
    vmla.f32 q9, q5, d3[0]
    vld1.32 {d10, d11}, [r11]
    vmla.f32 q10, q13, d3[0]
    ldr r1, [r6, #24]
    vmla.f32 q11, q15, d3[0]
    vld1.32 {d26, d27}, [r0]
    vmla.f32 q12, q2, d3[0]
    ubfx r0, r1, #2, #4
    vldr s8, [r2, #16]
    sub r2, r2, #16
    vmla.f32 q9, q14, d0[1]
    vmla.f32 q10, q3, d0[1]
    vmla.f32 q11, q4, d0[1]
    vmla.f32 q12, q6, d0[1]
    vmla.f32 q9, q3, d2[0]
    vmla.f32 q10, q4, d2[0]
    vmla.f32 q11, q6, d2[0]
    vmla.f32 q12, q5, d2[0]
    vmla.f32 q9, q4, d3[1]
    vmla.f32 q10, q6, d3[1]
    vmla.f32 q11, q5, d3[1]
    vmla.f32 q12, q13, d3[1]
    cmp r0, #15
    bne .Lotherwise_116
    add r0, r3, #8
    vld1.32 {d26, d27}, [r0]
    b .Lend_117
.Lotherwise_116:
    vmov.i32 q13, #0
    tst r1, #4
    beq .Lotherwise_118
    add r0, r3, #8
    vld1.32 {d26[0]}, [r0]
.Lotherwise_118:
    tst r1, #8
    beq .Lotherwise_119
    add r0, r3, #12
    vld1.32 {d26[1]}, [r0]
.Lotherwise_119:
    tst r1, #16
    beq .Lotherwise_120
    add r0, r3, #16
    vld1.32 {d27[0]}, [r0]
.Lotherwise_120:
    tst r1, #32
    beq .Lotherwise_121
    add r0, r3, #20
    vld1.32 {d27[1]}, [r0]
.Lotherwise_121:
.Lend_117:
    ubfx r0, r1, #2, #4
    vmla.f32 q9, q13, d1[0]
    cmp r0, #15
    bne .Lotherwise_122
    add r0, r12, #8
    vld1.32 {d26, d27}, [r0]
    b .Lend_123
.Lotherwise_122:
    vmov.i32 q13, #0
    tst r1, #4
    beq .Lotherwise_124
    add r0, r12, #8
    vld1.32 {d26[0]}, [r0]
.Lotherwise_124:
    tst r1, #8
    beq .Lotherwise_125
    add r0, r12, #12
    vld1.32 {d26[1]}, [r0]
.Lotherwise_125:
    tst r1, #16
    beq .Lotherwise_126
    add r0, r12, #16
    vld1.32 {d27[0]}, [r0]
.Lotherwise_126:
    tst r1, #32
    beq .Lotherwise_127
    add r0, r12, #20
    vld1.32 {d27[1]}, [r0]
.Lotherwise_127:
.Lend_123:
    ubfx r0, r1, #2, #4
    vmla.f32 q9, q13, d2[1]
    vmla.f32 q10, q13, d1[0]
    cmp r0, #15
    bne .Lotherwise_128
    add r0, r14, #8
    vld1.32 {d26, d27}, [r0]
    b .Lend_129
.Lotherwise_128:
    vmov.i32 q13, #0
    tst r1, #4
    beq .Lotherwise_130
    add r0, r14, #8
    vld1.32 {d26[0]}, [r0]
.Lotherwise_130:
    tst r1, #8
    beq .Lotherwise_131
    add r0, r14, #12
    vld1.32 {d26[1]}, [r0]
.Lotherwise_131:
    tst r1, #16
    beq .Lotherwise_132
    add r0, r14, #16
    vld1.32 {d27[0]}, [r0]
.Lotherwise_132:
    tst r1, #32
    beq .Lotherwise_133
    add r0, r14, #20
    vld1.32 {d27[1]}, [r0]
.Lotherwise_133:
.Lend_129:
    ubfx r0, r1, #2, #4
    vmla.f32 q9, q13, d4[0]
    vmla.f32 q10, q13, d2[1]
    vmla.f32 q11, q13, d1[0]
    cmp r0, #15
    bne .Lotherwise_134
    add r0, r4, #8
    vld1.32 {d26, d27}, [r0]
    b .Lend_135
.Lotherwise_134:
    vmov.i32 q13, #0
    tst r1, #4
    beq .Lotherwise_136
    add r0, r4, #8
    vld1.32 {d26[0]}, [r0]
.Lotherwise_136:
    tst r1, #8
    beq .Lotherwise_137
    add r0, r4, #12
    vld1.32 {d26[1]}, [r0]
.Lotherwise_137:
    tst r1, #16
    beq .Lotherwise_138
    add r0, r4, #16
    vld1.32 {d27[0]}, [r0]
.Lotherwise_138:
    tst r1, #32
    beq .Lotherwise_139
    add r0, r4, #20
    vld1.32 {d27[1]}, [r0]
.Lotherwise_139:
.Lend_135:
    ubfx r0, r1, #2, #4
    vmla.f32 q10, q13, d4[0]
    vmla.f32 q11, q13, d2[1]
    vmla.f32 q12, q13, d1[0]
    cmp r0, #15
    bne .Lotherwise_140
    add r0, r5, #8
    vld1.32 {d26, d27}, [r0]
    b .Lend_141
.Lotherwise_140:
    vmov.i32 q13, #0
    tst r1, #4
    beq .Lotherwise_142
    add r0, r5, #8
    vld1.32 {d26[0]}, [r0]
.Lotherwise_142:
    tst r1, #8
    beq .Lotherwise_143
    add r0, r5, #12
    vld1.32 {d26[1]}, [r0]
.Lotherwise_143:
    tst r1, #16
    beq .Lotherwise_144
    add r0, r5, #16
    vld1.32 {d27[0]}, [r0]
.Lotherwise_144:
    tst r1, #32
    beq .Lotherwise_145
    add r0, r5, #20
    vld1.32 {d27[1]}, [r0]
.Lotherwise_145:
.Lend_141:
    ubfx r0, r1, #2, #4
    vmla.f32 q11, q13, d4[0]
    vmla.f32 q12, q13, d2[1]
    cmp r0, #15
    bne .Lotherwise_146
    add r0, r8, #8
    vld1.32 {d26, d27}, [r0]
    b .Lend_147
.Lotherwise_146:
    vmov.i32 q13, #0
    tst r1, #4
    beq .Lotherwise_148
    add r0, r8, #8
    vld1.32 {d26[0]}, [r0]
.Lotherwise_148:
    tst r1, #8
    beq .Lotherwise_149
    add r0, r8, #12
    vld1.32 {d26[1]}, [r0]
.Lotherwise_149:
    tst r1, #16
    beq .Lotherwise_150
    add r0, r8, #16
    vld1.32 {d27[0]}, [r0]
.Lotherwise_150:
    tst r1, #32
    beq .Lotherwise_151
    add r0, r8, #20
    vld1.32 {d27[1]}, [r0]
.Lotherwise_151:
.Lend_147:
    vmla.f32 q12, q13, d4[0]
    vldr s0, [r6, #32]
    sub r7, r7, #1
    ldr r0, [r6]
    add r9, r9, #28
    vdup.32 q13, d0[0]
    vmax.f32 q9, q13, q9
    vmax.f32 q10, q13, q10
    vmax.f32 q11, q13, q11
    vst1.32 {d18, d19}, [r10]
    add r10, r10, r0, lsl #2
    vmax.f32 q9, q13, q12
    vst1.32 {d20, d21}, [r10]
    add r10, r10, r0, lsl #2
    vst1.32 {d22, d23}, [r10]
    add r10, r10, r0, lsl #2
    vst1.32 {d18, d19}, [r10]
    cmp r7, #0
    bne .Lloop_77
.Lloop_end_76:
    vpop {d8, d9, d10, d11, d12, d13, d14, d15}
    pop {r4, r5, r6, r7, r8, r9, r10, r11, pc}
    .size nnp_depthwise_3x3_rows__armv7_neon, . - nnp_depthwise_3x3_rows__armv7_neon

    .text
    .p2align 4
    .globl nnp_depthwise_3x3_by_2__armv7_neon
    .type nnp_depthwise_3x3_by_2__armv7_neon, %function
nnp_depthwise_3x3_by_2__armv7_neon:
    push {r4, r5, r6, r7, r8, r9, r10, r11, r14}
    vpush {d8, d9, d10, d11, d12, d13}
    mov r6, r0
    ldr r7, [sp, #84]
    mov r8, r1
    mov r5, r2
    ldr r9, [sp, #88]
    cmp r6, #0
    beq .Lloop_end_152
.Lloop_153:
    vldr s0, [r3]
    mov r2, r8
    mov r12, r7
    ldr r14, [r9, #28]
    vldr d2, [r5]
    vdup.32 q11, d0[0]
    vldr s8, [r5, #8]
    vdup.32 q12, d0[0]
    ldr r4, [r9, #40]
    ldr r10, [r9, #44]
    cmp r14, #0
    beq .Lloop_end_154
.Lloop_155:
    tst r4, #1
    beq .Lotherwise_156
    add r2, r2, #4
    vldr s0, [r5, #32]
    vld1.32 {d16, d17}, [r2]!
    vld1.32 {d18, d19}, [r2]
    vldr s16, [r2, #-20]
    sub r2, r2, #20
    vldr d6, [r5, #24]
    vdup.32 q10, d8[0]
    ldr r0, [r9, #8]
    vuzp.32 q8, q9
    ldr r1, [r9, #4]
    add r0, r2, r0, lsl #2
    pld [r0]
    vmla.f32 q12, q9, d4[0]
    add r2, r2, r1, lsl #2
    vmla.f32 q11, q9, d0[0]
    vmla.f32 q12, q8, d2[1]
    vmla.f32 q11, q8, d6[1]
    vext.32 q8, q10, q9, #3
    vmla.f32 q12, q8, d2[0]
    vmla.f32 q11, q8, d6[0]
.Lotherwise_156:
    lsr r4, r4, #1
    tst r4, #1
    beq .Lotherwise_157
    add r2, r2, #4
    vldr s0, [r5, #20]
    vld1.32 {d16, d17}, [r2]!
    vld1.32 {d18, d19}, [r2]
    vldr s12, [r2, #-20]
    sub r2, r2, #20
    vldr d8, [r5, #12]
    vdup.32 q10, d6[0]
    ldr r0, [r9, #8]
    vuzp.32 q8, q9
    ldr r1, [r9, #4]
    add r0, r2, r0, lsl #2
    pld [r0]
    vmla.f32 q12, q9, d0[0]
    add r2, r2, r1, lsl #2
    vext.32 q9, q10, q9, #3
    vmla.f32 q12, q8, d8[1]
    vmla.f32 q12, q9, d8[0]
.Lotherwise_157:
    lsr r4, r4, #1
    tst r10, #1
    beq .Lotherwise_158
    ldr r0, [r9, #20]
    vldr s0, [r9, #64]
    ldr r1, [r9, #16]
    add r0, r12, r0, lsl #2
    vdup.32 q8, d0[0]
    pld [r0]
    vmax.f32 q8, q8, q11
    vst1.32 {d16, d17}, [r12]
    add r12, r12, r1, lsl #2
.Lotherwise_158:
    vldr s0, [r3]
    sub r14, r14, #1
    lsr r10, r10, #1
    vmov q11, q12
    vdup.32 q12, d0[0]
    cmp r14, #0
    bne .Lloop_155
.Lloop_end_154:
    ldr r1, [r9, #32]
    ldr r14, [r9, #8]
    ldr r4, [r9, #4]
    ldr r10, [r9, #20]
    ldr r11, [r9, #16]
    cmp r1, #0
    beq .Lloop_end_159
.Lloop_160:
    add r2, r2, #4
    vldr d0, [r5, #28]
    add r0, r5, #12
    vld1.32 {d16, d17}, [r2]!
    sub r1, r1, #1
    vld1.32 {d18, d19}, [r2]
    vmov q10, q8
    vldr s12, [r2, #-20]
    sub r2, r2, #20
    vmov q13, q9
    vld1.32 {d8, d9}, [r0]
    add r0, r2, r14, lsl #2
    add r2, r2, r4, lsl #2
    vdup.32 q8, d6[0]
    add r2, r2, #4
    vldr s12, [r3]
    vuzp.32 q10, q13
    vld1.32 {d18, d19}, [r2]!
    vld1.32 {d28, d29}, [r2]
    vdup.32 q15, d6[0]
    vmla.f32 q12, q13, d4[0]
    vldr s12, [r2, #-20]
    sub r2, r2, #20
    vext.32 q6, q8, q13, #3
    pld [r0]
    vmla.f32 q12, q10, d2[1]
    vldr s20, [r9, #64]
    add r0, r2, r14, lsl #2
    pld [r0]
    add r0, r12, r10, lsl #2
    vmov q8, q14
    add r2, r2, r4, lsl #2
    pld [r0]
    vmla.f32 q11, q13, d0[1]
    vmla.f32 q12, q6, d2[0]
    vuzp.32 q9, q8
    vmla.f32 q11, q10, d0[0]
    vmla.f32 q12, q8, d9[0]
    vdup.32 q10, d6[0]
    vmla.f32 q11, q6, d9[1]
    vmla.f32 q12, q9, d8[1]
    vext.32 q8, q10, q8, #3
    vdup.32 q9, d10[0]
    vmla.f32 q12, q8, d8[0]
    vmax.f32 q8, q9, q11
    vst1.32 {d16, d17}, [r12]
    add r12, r12, r11, lsl #2
    vmov q11, q12
    vmov q12, q15
    cmp r1, #0
    bne .Lloop_160
.Lloop_end_159:
    ldr r14, [r9, #36]
    ldr r4, [r9, #48]
    cmp r14, #0
    beq .Lloop_end_161
.Lloop_162:
    tst r4, #1
    beq .Lotherwise_163
    add r2, r2, #4
    vldr s0, [r5, #32]
    vld1.32 {d16, d17}, [r2]!
    vld1.32 {d18, d19}, [r2]
    vldr s12, [r2, #-20]
    sub r2, r2, #20
    vldr d8, [r5, #24]
    vdup.32 q10, d6[0]
    ldr r0, [r9, #8]
    vuzp.32 q8, q9
    ldr r1, [r9, #4]
    add r0, r2, r0, lsl #2
    pld [r0]
    vmla.f32 q12, q9, d4[0]
    add r2, r2, r1, lsl #2
    vmla.f32 q11, q9, d0[0]
    vmla.f32 q12, q8, d2[1]
    vmla.f32 q11, q8, d8[1]
    vext.32 q8, q10, q9, #3
    vmla.f32 q12, q8, d2[0]
    vmla.f32 q11, q8, d8[0]
.Lotherwise_163:
    lsr r4, r4, #1
    tst r4, #1
    beq .Lotherwise_164
    add r2, r2, #4
    vldr s0, [r5, #20]
    vld1.32 {d16, d17}, [r2]!
    vld1.32 {d18, d19}, [r2]
    vldr s12, [r2, #-20]
    sub r2, r2, #20
    vldr d8, [r5, #12]
    vdup.32 q10, d6[0]
    ldr r0, [r9, #8]
    vuzp.32 q8, q9
    ldr r1, [r9, #4]
    add r0, r2, r0, lsl #2
    pld [r0]
    vmla.f32 q12, q9, d0[0]
    add r2, r2, r1, lsl #2
    vext.32 q9, q10, q9, #3
    vmla.f32 q12, q8, d8[1]
    vmla.f32 q12, q9, d8[0]
.Lotherwise_164:
    vldr s0, [r3]
    sub r14, r14, #1
    vldr s12, [r9, #64]
    lsr r4, r4, #1
    ldr r0, [r9, #20]
    vdup.32 q8, d0[0]
    vdup.32 q9, d6[0]
    ldr r1, [r9, #16]
    add r0, r12, r0, lsl #2
    pld [r0]
    vmax.f32 q9, q9, q11
    vmov q11, q12
    vst1.32 {d18, d19}, [r12]
    add r12, r12, r1, lsl #2
    vmov q12, q8
    cmp r14, #0
    bne .Lloop_162
.Lloop_end_161:
    ldr r0, [r9]
    sub r6, r6, #1
    add r5, r5, #36
    ldr r1, [r9, #12]
    ldr r2, [r9, #24]
    add r8, r8, r0, lsl #2
    add r7, r7, r1, lsl #2
    add r3, r3, r2, lsl #2
    cmp r6, #0
    bne .Lloop_153
.Lloop_end_152:
    vpop {d8, d9, d10, d11, d12, d13}
    pop {r4, r5, r6, r7, r8, r9, r10, r11, pc}
    .size nnp_depthwise_3x3_by_2__armv7_neon, . - nnp_depthwise_3x3_by_2__armv7_neon

    .text
    .p2align 4
    .globl nnp_depthwise_3x3_by_2_edge__armv7_neon
    .type nnp_depthwise_3x3_by_2_edge__armv7_neon, %function
nnp_depthwise_3x3_by_2_edge__armv7_neon:
    push {r4, r5, r6, r7, r8, r9, r10, r11, r14}
    sub sp, sp, #16
    ldr r14, [sp, #56]
    mov r4, r0
    str r1, [sp, #0]
    mov r6, r2
    ldr r7, [sp, #52]
    mov r5, r3
    ldr r8, [r14, #56]
    cmp r4, #0
    beq .Lloop_end_165
.Lloop_166:
    vldr s0, [r5]
    ldr r0, [sp, #0]
    mov r1, r0
    mov r2, r7
    ldr r3, [r14, #28]
    vldr d2, [r6]
    vdup.32 q11, d0[0]
    vldr s8, [r6, #8]
    vdup.32 q12, d0[0]
    ldr r12, [r14, #40]
    ldr r9, [r14, #44]
    cmp r3, #0
    beq .Lloop_end_167
.Lloop_168:
    tst r12, #1
    beq .Lotherwise_169
    ubfx r0, r8, #1, #4
    cmp r0, #15
    bne .Lotherwise_170
    add r0, r1, #4
    vld1.32 {d16, d17}, [r0]
    b .Lend_171
.Lotherwise_170:
    vmov.i32 q8, #0
    tst r8, #2
    beq .Lotherwise_172
    add r0, r1, #4
    vld1.32 {d16[0]}, [r0]
.Lotherwise_172:
    tst r8, #4
    beq .Lotherwise_173
    add r0, r1, #8
    vld1.32 {d16[1]}, [r0]
.Lotherwise_173:
    tst r8, #8
    beq .Lotherwise_174
    add r0, r1, #12
    vld1.32 {d17[0]}, [r0]
.Lotherwise_174:
    tst r8, #16
    beq .Lotherwise_175
    add r0, r1, #16
    vld1.32 {d17[1]}, [r0]
.Lotherwise_175:
.Lend_171:
    ubfx r0, r8, #5, #4
    cmp r0, #15
    bne .Lotherwise_176
    add r0, r1, #20
    vld1.32 {d18, d19}, [r0]
    b .Lend_177
.Lotherwise_176:
    vmov.i32 q9, #0
    tst r8, #32
    beq .Lotherwise_178
    add r0, r1, #20
    vld1.32 {d18[0]}, [r0]
.Lotherwise_178:
    tst r8, #64
    beq .Lotherwise_179
    add r0, r1, #24
    vld1.32 {d18[1]}, [r0]
.Lotherwise_179:
    tst r8, #128
    beq .Lotherwise_180
    add r0, r1, #28
    vld1.32 {d19[0]}, [r0]
.Lotherwise_180:
    tst r8, #256
    beq .Lotherwise_181
    add r0, r1, #32
    vld1.32 {d19[1]}, [r0]
.Lotherwise_181:
.Lend_177:
    vldr d0, [r6, #28]
    vmov.i32 q10, #0
    vuzp.32 q8, q9
    vmla.f32 q12, q9, d4[0]
    vmla.f32 q11, q9, d0[1]
    vmla.f32 q12, q8, d2[1]
    vmla.f32 q11, q8, d0[0]
    tst r8, #1
    beq .Lotherwise_182
    vldr s0, [r1]
    vdup.32 q10, d0[0]
.Lotherwise_182:
    ldr r0, [r14, #8]
    vext.32 q8, q10, q9, #3
    vldr s0, [r6, #24]
    ldr r10, [r14, #4]
    add r0, r1, r0, lsl #2
    vmla.f32 q12, q8, d2[0]
    pld [r0]
    vmla.f32 q11, q8, d0[0]
    add r1, r1, r10, lsl #2
.Lotherwise_169:
    lsr r12, r12, #1
    tst r12, #1
    beq .Lotherwise_183
    ubfx r0, r8, #1, #4
    cmp r0, #15
    bne .Lotherwise_184
    add r0, r1, #4
    vld1.32 {d16, d17}, [r0]
    b .Lend_185
.Lotherwise_184:
    vmov.i32 q8, #0
    tst r8, #2
    beq .Lotherwise_186
    add r0, r1, #4
    vld1.32 {d16[0]}, [r0]
.Lotherwise_186:
    tst r8, #4
    beq .Lotherwise_187
    add r0, r1, #8
    vld1.32 {d16[1]}, [r0]
.Lotherwise_187:
    tst r8, #8
    beq .Lotherwise_188
    add r0, r1, #12
    vld1.32 {d17[0]}, [r0]
.Lotherwise_188:
    tst r8, #16
    beq .Lotherwise_189
    add r0, r1, #16
    vld1.32 {d17[1]}, [r0]
.Lotherwise_189:
.Lend_185:
    ubfx r0, r8, #5, #4
    cmp r0, #15
    bne .Lotherwise_190
    add r0, r1, #20
    vld1.32 {d18, d19}, [r0]
    b .Lend_191
.Lotherwise_190:
    vmov.i32 q9, #0
    tst r8, #32
    beq .Lotherwise_192
    add r0, r1, #20
    vld1.32 {d18[0]}, [r0]
.Lotherwise_192:
    tst r8, #64
    beq .Lotherwise_193
    add r0, r1, #24
    vld1.32 {d18[1]}, [r0]
.Lotherwise_193:
    tst r8, #128
    beq .Lotherwise_194
    add r0, r1, #28
    vld1.32 {d19[0]}, [r0]
.Lotherwise_194:
    tst r8, #256
    beq .Lotherwise_195
    add r0, r1, #32
    vld1.32 {d19[1]}, [r0]
.Lotherwise_195:
.Lend_191:
    vldr d0, [r6, #16]
    vmov.i32 q10, #0
    vuzp.32 q8, q9
    vmla.f32 q12, q9, d0[1]
    vmla.f32 q12, q8, d0[0]
    tst r8, #1
    beq .Lotherwise_196
    vldr s0, [r1]
    vdup.32 q10, d0[0]
.Lotherwise_196:
    ldr r0, [r14, #8]
    vext.32 q8, q10, q9, #3
    vldr s0, [r6, #12]
    ldr r10, [r14, #4]
    add r0, r1, r0, lsl #2
    vmla.f32 q12, q8, d0[0]
    pld [r0]
    add r1, r1, r10, lsl #2
.Lotherwise_183:
    lsr r12, r12, #1
    tst r9, #1
    beq .Lotherwise_197
    ldr r0, [r14, #20]
    vldr s0, [r14, #64]
    ldr r10, [r14, #16]
    add r0, r2, r0, lsl #2
    vdup.32 q8, d0[0]
    pld [r0]
    vmax.f32 q8, q8, q11
    vst1.32 {d16, d17}, [r2]
    add r2, r2, r10, lsl #2
.Lotherwise_197:
    vldr s0, [r5]
    sub r3, r3, #1
    lsr r9, r9, #1
    vmov q11, q12
    vdup.32 q12, d0[0]
    cmp r3, #0
    bne .Lloop_168
.Lloop_end_167:
    ldr r3, [r14, #32]
    ldr r12, [r14, #8]
    ldr r9, [r14, #4]
    ldr r10, [r14, #20]
    ldr r11, [r14, #16]
    cmp r3, #0
    beq .Lloop_end_198
.Lloop_199:
    ubfx r0, r8, #1, #4
    cmp r0, #15
    bne .Lotherwise_200
    add r0, r1, #4
    vld1.32 {d16, d17}, [r0]
    b .Lend_201
.Lotherwise_200:
    vmov.i32 q8, #0
    tst r8, #2
    beq .Lotherwise_202
    add r0, r1, #4
    vld1.32 {d16[0]}, [r0]
.Lotherwise_202:
    tst r8, #4
    beq .Lotherwise_203
    add r0, r1, #8
    vld1.32 {d16[1]}, [r0]
.Lotherwise_203:
    tst r8, #8
    beq .Lotherwise_204
    add r0, r1, #12
    vld1.32 {d17[0]}, [r0]
.Lotherwise_204:
    tst r8, #16
    beq .Lotherwise_205
    add r0, r1, #16
    vld1.32 {d17[1]}, [r0]
.Lotherwise_205:
.Lend_201:
    ubfx r0, r8, #5, #4
    cmp r0, #15
    bne .Lotherwise_206
    add r0, r1, #20
    vld1.32 {d18, d19}, [r0]
    b .Lend_207
.Lotherwise_206:
    vmov.i32 q9, #0
    tst r8, #32
    beq .Lotherwise_208
    add r0, r1, #20
    vld1.32 {d18[0]}, [r0]
.Lotherwise_208:
    tst r8, #64
    beq .Lotherwise_209
    add r0, r1, #24
    vld1.32 {d18[1]}, [r0]
.Lotherwise_209:
    tst r8, #128
    beq .Lotherwise_210
    add r0, r1, #28
    vld1.32 {d19[0]}, [r0]
.Lotherwise_210:
    tst r8, #256
    beq .Lotherwise_211
    add r0, r1, #32
    vld1.32 {d19[1]}, [r0]
.Lotherwise_211:
.Lend_207:
    vldr d0, [r6, #28]
    vmov.i32 q10, #0
    vuzp.32 q8, q9
    vmla.f32 q12, q9, d4[0]
    vmla.f32 q11, q9, d0[1]
    vmla.f32 q12, q8, d2[1]
    vmla.f32 q11, q8, d0[0]
    tst r8, #1
    beq .Lotherwise_212
    vldr s0, [r1]
    vdup.32 q10, d0[0]
.Lotherwise_212:
    vext.32 q8, q10, q9, #3
    vldr s0, [r6, #24]
    vmla.f32 q12, q8, d2[0]
    vmla.f32 q11, q8, d0[0]
    add r0, r1, r12, lsl #2
    pld [r0]
    add r1, r1, r9, lsl #2
    ubfx r0, r8, #1, #4
    cmp r0, #15
    bne .Lotherwise_213
    add r0, r1, #4
    vld1.32 {d16, d17}, [r0]
    b .Lend_214
.Lotherwise_213:
    vmov.i32 q8, #0
    tst r8, #2
    beq .Lotherwise_215
    add r0, r1, #4
    vld1.32 {d16[0]}, [r0]
.Lotherwise_215:
    tst r8, #4
    beq .Lotherwise_216
    add r0, r1, #8
    vld1.32 {d16[1]}, [r0]
.Lotherwise_216:
    tst r8, #8
    beq .Lotherwise_217
    add r0, r1, #12
    vld1.32 {d17[0]}, [r0]
.Lotherwise_217:
    tst r8, #16
    beq .Lotherwise_218
    add r0, r1, #16
    vld1.32 {d17[1]}, [r0]
.Lotherwise_218:
.Lend_214:
    ubfx r0, r8, #5, #4
    cmp r0, #15
    bne .Lotherwise_219
    add r0, r1, #20
    vld1.32 {d18, d19}, [r0]
    b .Lend_220
.Lotherwise_219:
    vmov.i32 q9, #0
    tst r8, #32
    beq .Lotherwise_221
    add r0, r1, #20
    vld1.32 {d18[0]}, [r0]
.Lotherwise_221:
    tst r8, #64
    beq .Lotherwise_222
    add r0, r1, #24
    vld1.32 {d18[1]}, [r0]
.Lotherwise_222:
    tst r8, #128
    beq .Lotherwise_223
    add r0, r1, #28
    vld1.32 {d19[0]}, [r0]
.Lotherwise_223:
    tst r8, #256
    beq .Lotherwise_224
    add r0, r1, #32
    vld1.32 {d19[1]}, [r0]
.Lotherwise_224:
.Lend_220:
    vldr d0, [r6, #16]
    vmov.i32 q10, #0
    vuzp.32 q8, q9
    vmla.f32 q12, q9, d0[1]
    vmla.f32 q12, q8, d0[0]
    tst r8, #1
    beq .Lotherwise_225
    vldr s0, [r1]
    vdup.32 q10, d0[0]
.Lotherwise_225:
    vext.32 q8, q10, q9, #3
    vldr s0, [r6, #12]
    sub r3, r3, #1
    vldr s12, [r5]
    vmla.f32 q12, q8, d0[0]
    vdup.32 q8, d6[0]
    add r0, r1, r12, lsl #2
    pld [r0]
    add r1, r1, r9, lsl #2
    vldr s0, [r14, #64]
    vdup.32 q9, d0[0]
    vmax.f32 q9, q9, q11
    vmov q11, q12
    vst1.32 {d18, d19}, [r2]
    vmov q12, q8
    add r0, r2, r10, lsl #2
    pld [r0]
    add r2, r2, r11, lsl #2
    cmp r3, #0
    bne .Lloop_199
.Lloop_end_198:
    ldr r3, [r14, #36]
    ldr r12, [r14, #48]
    cmp r3, #0
    beq .Lloop_end_226
.Lloop_227:
    tst r12, #1
    beq .Lotherwise_228
    ubfx r0, r8, #1, #4
    cmp r0, #15
    bne .Lotherwise_229
    add r0, r1, #4
    vld1.32 {d16, d17}, [r0]
    b .Lend_230
.Lotherwise_229:
    vmov.i32 q8, #0
    tst r8, #2
    beq .Lotherwise_231
    add r0, r1, #4
    vld1.32 {d16[0]}, [r0]
.Lotherwise_231:
    tst r8, #4
    beq .Lotherwise_232
    add r0, r1, #8
    vld1.32 {d16[1]}, [r0]
.Lotherwise_232:
    tst r8, #8
    beq .Lotherwise_233
    add r0, r1, #12
    vld1.32 {d17[0]}, [r0]
.Lotherwise_233:
    tst r8, #16
    beq .Lotherwise_234
    add r0, r1, #16
    vld1.32 {d17[1]}, [r0]
.Lotherwise_234:
.Lend_230:
    ubfx r0, r8, #5, #4
    cmp r0, #15
    bne .Lotherwise_235
    add r0, r1, #20
    vld1.32 {d18, d19}, [r0]
    b .Lend_236
.Lotherwise_235:
    vmov.i32 q9, #0
    tst r8, #32
    beq .Lotherwise_237
    add r0, r1, #20
    vld1.32 {d18[0]}, [r0]
.Lotherwise_237:
    tst r8, #64
    beq .Lotherwise_238
    add r0, r1, #24
    vld1.32 {d18[1]}, [r0]
.Lotherwise_238:
    tst r8, #128
    beq .Lotherwise_239
    add r0, r1, #28
    vld1.32 {d19[0]}, [r0]
.Lotherwise_239:
    tst r8, #256
    beq .Lotherwise_240
    add r0, r1, #32
    vld1.32 {d19[1]}, [r0]
.Lotherwise_240:
.Lend_236:
    vldr d0, [r6, #28]
    vmov.i32 q10, #0
    vuzp.32 q8, q9
    vmla.f32 q12, q9, d4[0]
    vmla.f32 q11, q9, d0[1]
    vmla.f32 q12, q8, d2[1]
    vmla.f32 q11, q8, d0[0]
    tst r8, #1
    beq .Lotherwise_241
    vldr s0, [r1]
    vdup.32 q10, d0[0]
.Lotherwise_241:
    ldr r0, [r14, #8]
    vext.32 q8, q10, q9, #3
    vldr s0, [r6, #24]
    ldr r9, [r14, #4]
    add r0, r1, r0, lsl #2
    vmla.f32 q12, q8, d2[0]
    pld [r0]
    vmla.f32 q11, q8, d0[0]
    add r1, r1, r9, lsl #2
.Lotherwise_228:
    lsr r12, r12, #1
    tst r12, #1
    beq .Lotherwise_242
    ubfx r0, r8, #1, #4
    cmp r0, #15
    bne .Lotherwise_243
    add r0, r1, #4
    vld1.32 {d16, d17}, [r0]
    b .Lend_244
.Lotherwise_243:
    vmov.i32 q8, #0
    tst r8, #2
    beq .Lotherwise_245
    add r0, r1, #4
    vld1.32 {d16[0]}, [r0]
.Lotherwise_245:
    tst r8, #4
    beq .Lotherwise_246
    add r0, r1, #8
    vld1.32 {d16[1]}, [r0]
.Lotherwise_246:
    tst r8, #8
    beq .Lotherwise_247
    add r0, r1, #12
    vld1.32 {d17[0]}, [r0]
.Lotherwise_247:
    tst r8, #16
    beq .Lotherwise_248
    add r0, r1, #16
    vld1.32 {d17[1]}, [r0]
.Lotherwise_248:
.Lend_244:
    ubfx r0, r8, #5, #4
    cmp r0, #15
    bne .Lotherwise_249
    add r0, r1, #20
    vld1.32 {d18, d19}, [r0]
    b .Lend_250
.Lotherwise_249:
    vmov.i32 q9, #0
    tst r8, #32
    beq .Lotherwise_251
    add r0, r1, #20
    vld1.32 {d18[0]}, [r0]
.Lotherwise_251:
    tst r8, #64
    beq .Lotherwise_252
    add r0, r1, #24
    vld1.32 {d18[1]}, [r0]
.Lotherwise_252:
    tst r8, #128
    beq .Lotherwise_253
    add r0, r1, #28
    vld1.32 {d19[0]}, [r0]
.Lotherwise_253:
    tst r8, #256
    beq .Lotherwise_254
    add r0, r1, #32
    vld1.32 {d19[1]}, [r0]
.Lotherwise_254:
.Lend_250:
    vldr d0, [r6, #16]
    vmov.i32 q10, #0
    vuzp.32 q8, q9
    vmla.f32 q12, q9, d0[1]
    vmla.f32 q12, q8, d0[0]
    tst r8, #1
    beq .Lotherwise_255
    vldr s0, [r1]
    vdup.32 q10, d0[0]
.Lotherwise_255:
    ldr r0, [r14, #8]
    vext.32 q8, q10, q9, #3
    vldr s0, [r6, #12]
    ldr r9, [r14, #4]
    add r0, r1, r0, lsl #2
    vmla.f32 q12, q8, d0[0]
    pld [r0]
    add r1, r1, r9, lsl #2
.Lotherwise_242:
    vldr s0, [r5]
    sub r3, r3, #1
    vldr s12, [r14, #64]
    lsr r12, r12, #1
    ldr r0, [r14, #20]
    vdup.32 q8, d0[0]
    vdup.32 q9, d6[0]
    ldr r9, [r14, #16]
    add r0, r2, r0, lsl #2
    pld [r0]
    vmax.f32 q9, q9, q11
    vmov q11, q12
    vst1.32 {d18, d19}, [r2]
    add r2, r2, r9, lsl #2
    vmov q12, q8
    cmp r3, #0
    bne .Lloop_227
.Lloop_end_226:
    ldr r0, [r14]
    sub r4, r4, #1
    add r6, r6, #36
    ldr r1, [r14, #12]
    ldr r2, [r14, #24]
    ldr r3, [sp, #0]
    add r3, r3, r0, lsl #2
    str r3, [sp, #0]
    add r7, r7, r1, lsl #2
    add r5, r5, r2, lsl #2
    cmp r4, #0
    bne .Lloop_166
.Lloop_end_165:
    add sp, sp, #16
    pop {r4, r5, r6, r7, r8, r9, r10, r11, pc}
    .size nnp_depthwise_3x3_by_2_edge__armv7_neon, . - nnp_depthwise_3x3_by_2_edge__armv7_neon

    .text
    .p2align 4
    .globl nnp_depthwise_3x3_by_2_rows__armv7_neon
    .type nnp_depthwise_3x3_by_2_rows__armv7_neon, %function
nnp_depthwise_3x3_by_2_rows__armv7_neon:
    push {r4, r5, r6, r7, r8, r9, r10, r11, r14}
    vpush {d8, d9, d10, d11, d12, d13, d14, d15}
    vmov.i32 q4, #0
    vld1.32 {d6, d7}, [r2]!
    vmov.i32 q5, #0
    mov r5, r0
    vldr s0, [r3]
    mov r7, r1
    vmov.i32 q6, #0
    vld1.32 {d4, d5}, [r2]
    vdup.32 q7, d6[0]
    vldr s4, [r2, #16]
    sub r2, r2, #16
    vdup.32 q11, d0[0]
    ldr r1, [sp, #100]
    vdup.32 q12, d6[1]
    vdup.32 q13, d7[1]
    vdup.32 q14, d4[0]
    vdup.32 q15, d5[0]
    vdup.32 q0, d5[1]
    vdup.32 q10, d7[0]
    vdup.32 q8, d4[1]
    vmov.i32 q2, #0
    vdup.32 q9, d2[0]
    vzip.32 q11, q4
    vzip.32 q7, q12
    vzip.32 q13, q14
    vzip.32 q15, q0
    vzip.32 q5, q10
    vzip.32 q6, q8
    vzip.32 q2, q9
    cmp r5, #0
    beq .Lloop_end_256
.Lloop_257:
    ldr r2, [r1, #16]
    vmov q9, q11
    ldr r3, [r7]
    vmov q10, q11
    ubfx r0, r2, #0, #4
    ldr r12, [r7, #4]
    vmov q12, q11
    ldr r14, [r7, #8]
    vmov q14, q11
    ldr r4, [r7, #12]
    ldr r6, [r7, #16]
    ldr r8, [r7, #24]
    cmp r0, #15
    bne .Lotherwise_258
    vld1.32 {d16, d17}, [r3]
    b .Lend_259
.Lotherwise_258:
    vmov.i32 q8, #0
    tst r2, #1
    beq .Lotherwise_260
    vld1.32 {d16[0]}, [r3]
.Lotherwise_260:
    tst r2, #2
    beq .Lotherwise_261
    add r0, r3, #4
    vld1.32 {d16[1]}, [r0]
.Lotherwise_261:
    tst r2, #4
    beq .Lotherwise_262
    add r0, r3, #8
    vld1.32 {d17[0]}, [r0]
.Lotherwise_262:
    tst r2, #8
    beq .Lotherwise_263
    add r0, r3, #12
    vld1.32 {d17[1]}, [r0]
.Lotherwise_263:
.Lend_259:
    ubfx r0, r2, #0, #4
    vfma.f32 q9, q8, q7
    cmp r0, #15
    bne .Lotherwise_264
    vld1.32 {d16, d17}, [r12]
    b .Lend_265
.Lotherwise_264:
    vmov.i32 q8, #0
    tst r2, #1
    beq .Lotherwise_266
    vld1.32 {d16[0]}, [r12]
.Lotherwise_266:
    tst r2, #2
    beq .Lotherwise_267
    add r0, r12, #4
    vld1.32 {d16[1]}, [r0]
.Lotherwise_267:
    tst r2, #4
    beq .Lotherwise_268
    add r0, r12, #8
    vld1.32 {d17[0]}, [r0]
.Lotherwise_268:
    tst r2, #8
    beq .Lotherwise_269
    add r0, r12, #12
    vld1.32 {d17[1]}, [r0]
.Lotherwise_269:
.Lend_265:
    ubfx r0, r2, #0, #4
    vfma.f32 q9, q8, q13
    cmp r0, #15
    bne .Lotherwise_270
    vld1.32 {d16, d17}, [r14]
    b .Lend_271
.Lotherwise_270:
    vmov.i32 q8, #0
    tst r2, #1
    beq .Lotherwise_272
    vld1.32 {d16[0]}, [r14]
.Lotherwise_272:
    tst r2, #2
    beq .Lotherwise_273
    add r0, r14, #4
    vld1.32 {d16[1]}, [r0]
.Lotherwise_273:
    tst r2, #4
    beq .Lotherwise_274
    add r0, r14, #8
    vld1.32 {d17[0]}, [r0]
.Lotherwise_274:
    tst r2, #8
    beq .Lotherwise_275
    add r0, r14, #12
    vld1.32 {d17[1]}, [r0]
.Lotherwise_275:
.Lend_271:
    ubfx r0, r2, #0, #4
    vfma.f32 q9, q8, q15
    vfma.f32 q12, q8, q7
    cmp r0, #15
    bne .Lotherwise_276
    vld1.32 {d16, d17}, [r4]
    b .Lend_277
.Lotherwise_276:
    vmov.i32 q8, #0
    tst r2, #1
    beq .Lotherwise_278
    vld1.32 {d16[0]}, [r4]
.Lotherwise_278:
    tst r2, #2
    beq .Lotherwise_279
    add r0, r4, #4
    vld1.32 {d16[1]}, [r0]
.Lotherwise_279:
    tst r2, #4
    beq .Lotherwise_280
    add r0, r4, #8
    vld1.32 {d17[0]}, [r0]
.Lotherwise_280:
    tst r2, #8
    beq .Lotherwise_281
    add r0, r4, #12
    vld1.32 {d17[1]}, [r0]
.Lotherwise_281:
.Lend_277:
    ubfx r0, r2, #0, #4
    vfma.f32 q12, q8, q13
    cmp r0, #15
    bne .Lotherwise_282
    vld1.32 {d16, d17}, [r6]
    b .Lend_283
.Lotherwise_282:
    vmov.i32 q8, #0
    tst r2, #1
    beq .Lotherwise_284
    vld1.32 {d16[0]}, [r6]
.Lotherwise_284:
    tst r2, #2
    beq .Lotherwise_285
    add r0, r6, #4
    vld1.32 {d16[1]}, [r0]
.Lotherwise_285:
    tst r2, #4
    beq .Lotherwise_286
    add r0, r6, #8
    vld1.32 {d17[0]}, [r0]
.Lotherwise_286:
    tst r2, #8
    beq .Lotherwise_287
    add r0, r6, #12
    vld1.32 {d17[1]}, [r0]
.Lotherwise_287:
.Lend_283:
    add r3, r3, #16
    vfma.f32 q12, q8, q15
    vld1.32 {d16, d17}, [r3]
    add r14, r14, #16
    add r12, r12, #16
    vld1.32 {d0, d1}, [r14]
    add r4, r4, #16
    add r6, r6, #16
    vfma.f32 q10, q8, q7
    vld1.32 {d16, d17}, [r12]
    sub r3, r3, #12
    vfma.f32 q14, q0, q7
    vld1.32 {d2, d3}, [r4]
    sub r14, r14, #12
    vfma.f32 q10, q8, q13
    vld1.32 {d6, d7}, [r6]
    sub r12, r12, #12
    vfma.f32 q14, q1, q13
    vld1.32 {d16, d17}, [r3]!
    sub r4, r4, #12
    vfma.f32 q10, q0, q15
    vld1.32 {d2, d3}, [r14]!
    sub r6, r6, #12
    vld1.32 {d8, d9}, [r3]
    vfma.f32 q14, q3, q15
    vld1.32 {d6, d7}, [r14]
    vfma.f32 q9, q8, q5
    mov r0, r8
    vld1.32 {d0, d1}, [r12]!
    vfma.f32 q10, q4, q5
    sub r14, r14, #20
    vld1.32 {d8, d9}, [r4]!
    vfma.f32 q12, q1, q5
    add r3, r3, #12
    vld1.32 {d16, d17}, [r12]
    vfma.f32 q14, q3, q5
    sub r12, r12, #20
    vfma.f32 q9, q0, q6
    vld1.32 {d0, d1}, [r4]
    sub r4, r4, #20
    vfma.f32 q10, q8, q6
    vld1.32 {d16, d17}, [r6]!
    add r8, r8, #16
    vfma.f32 q12, q4, q6
    vld1.32 {d8, d9}, [r6]
    sub r6, r6, #20
    vfma.f32 q14, q0, q6
    vldr s0, [r1, #32]
    vfma.f32 q9, q1, q2
    ldr r2, [r1]
    vfma.f32 q10, q3, q2
    vfma.f32 q12, q8, q2
    vfma.f32 q14, q4, q2
    vuzp.32 q9, q10
    vuzp.32 q12, q14
    vdup.32 q8, d0[0]
    vadd.f32 q9, q9, q10
    vadd.f32 q12, q12, q14
    vmax.f32 q9, q8, q9
    vmax.f32 q8, q8, q12
    vst1.32 {d18, d19}, [r0]
    add r0, r0, r2, lsl #2
    vst1.32 {d16, d17}, [r0]
    ldr r0, [r1, #12]
    ldr r9, [r1, #4]
    add r2, r12, r0, lsl #2
    add r10, r14, r0, lsl #2
    pld [r2]
    add r2, r4, r0, lsl #2
    add r0, r6, r0, lsl #2
    pld [r10]
    add r12, r12, #32
    pld [r2]
    add r14, r14, #32
    add r4, r4, #32
    pld [r0]
    add r6, r6, #32
    cmp r9, #0
    beq .Lloop_end_288
.Lloop_289:
    vld1.32 {d0, d1}, [r3]!
    vmov q9, q11
    vmov q10, q11
    vld1.32 {d16, d17}, [r14]!
    mov r0, r8
    vld1.32 {d2, d3}, [r3]
    vmov q12, q11
    sub r3, r3, #12
    vmov q14, q11
    vld1.32 {d6, d7}, [r14]
    sub r14, r14, #12
    vld1.32 {d8, d9}, [r12]!
    vfma.f32 q9, q0, q7
    sub r9, r9, #1
    vld1.32 {d0, d1}, [r4]!
    vfma.f32 q10, q1, q7
    add r8, r8, #16
    vld1.32 {d2, d3}, [r12]
    vfma.f32 q12, q8, q7
    sub r12, r12, #12
    vfma.f32 q14, q3, q7
    ldr r2, [r1]
    vfma.f32 q9, q4, q13
    vld1.32 {d8, d9}, [r4]
    sub r4, r4, #12
    vfma.f32 q10, q1, q13
    vld1.32 {d2, d3}, [r6]!
    vfma.f32 q12, q0, q13
    vld1.32 {d0, d1}, [r6]
    sub r6, r6, #12
    vfma.f32 q14, q4, q13
    vld1.32 {d8, d9}, [r3]!
    vfma.f32 q9, q8, q15
    vld1.32 {d16, d17}, [r14]!
    vfma.f32 q10, q3, q15
    vld1.32 {d6, d7}, [r3]
    add r3, r3, #12
    vfma.f32 q12, q1, q15
    vld1.32 {d2, d3}, [r14]
    sub r14, r14, #20
    vfma.f32 q14, q0, q15
    vld1.32 {d0, d1}, [r12]!
    vfma.f32 q9, q4, q5
    vld1.32 {d8, d9}, [r4]!
    vfma.f32 q10, q3, q5
    vld1.32 {d6, d7}, [r12]
    sub r12, r12, #20
    vfma.f32 q12, q8, q5
    vfma.f32 q14, q1, q5
    vfma.f32 q9, q0, q6
    vld1.32 {d0, d1}, [r4]
    sub r4, r4, #20
    vfma.f32 q10, q3, q6
    vld1.32 {d6, d7}, [r6]!
    vfma.f32 q12, q4, q6
    vld1.32 {d8, d9}, [r6]
    sub r6, r6, #20
    vfma.f32 q14, q0, q6
    vldr s0, [r1, #32]
    vfma.f32 q9, q8, q2
    vfma.f32 q10, q1, q2
    vfma.f32 q12, q3, q2
    vfma.f32 q14, q4, q2
    vuzp.32 q9, q10
    vuzp.32 q12, q14
    vdup.32 q8, d0[0]
    vadd.f32 q9, q9, q10
    vadd.f32 q12, q12, q14
    vmax.f32 q9, q8, q9
    vmax.f32 q8, q8, q12
    vst1.32 {d18, d19}, [r0]
    add r0, r0, r2, lsl #2
    vst1.32 {d16, d17}, [r0]
    ldr r0, [r1, #12]
    add r2, r12, r0, lsl #2
    add r10, r14, r0, lsl #2
    pld [r2]
    add r2, r4, r0, lsl #2
    add r0, r6, r0, lsl #2
    pld [r10]
    add r12, r12, #32
    pld [r2]
    add r14, r14, #32
    add r4, r4, #32
    pld [r0]
    add r6, r6, #32
    cmp r9, #0
    bne .Lloop_289
.Lloop_end_288:
    ldr r9, [r1, #8]
    vmov q9, q11
    vmov q12, q11
    ldr r10, [r1, #24]
    lsl r0, r9, #1
    vmov q10, q11
    sub r3, r3, r0, lsl #2
    sub r14, r14, r0, lsl #2
    vld1.32 {d16, d17}, [r3]!
    sub r12, r12, r0, lsl #2
    vmov q14, q11
    vld1.32 {d2, d3}, [r14]!
    sub r4, r4, r0, lsl #2
    sub r6, r6, r0, lsl #2
    vfma.f32 q9, q8, q7
    vld1.32 {d16, d17}, [r12]!
    sub r0, r3, #12
    vfma.f32 q12, q1, q7
    vld1.32 {d0, d1}, [r4]!
    sub r2, r14, #12
    vfma.f32 q9, q8, q13
    vld1.32 {d16, d17}, [r6]!
    sub r11, r12, #12
    vfma.f32 q12, q0, q13
    vld1.32 {d6, d7}, [r3]
    sub r8, r8, r9, lsl #2
    vfma.f32 q9, q1, q15
    vld1.32 {d2, d3}, [r14]
    sub r9, r4, #12
    vfma.f32 q12, q8, q15
    vld1.32 {d0, d1}, [r0]
    sub r0, r6, #12
    vld1.32 {d8, d9}, [r2]
    vfma.f32 q10, q3, q7
    ubfx r2, r10, #5, #4
    vld1.32 {d16, d17}, [r12]
    vfma.f32 q14, q1, q7
    sub r3, r3, #16
    vld1.32 {d6, d7}, [r4]
    vfma.f32 q9, q0, q5
    sub r12, r12, #16
    vld1.32 {d0, d1}, [r11]
    vfma.f32 q12, q4, q5
    sub r14, r14, #16
    vfma.f32 q10, q8, q13
    vld1.32 {d16, d17}, [r9]
    sub r4, r4, #16
    vfma.f32 q14, q3, q13
    vld1.32 {d6, d7}, [r6]
    sub r6, r6, #16
    vfma.f32 q9, q0, q6
    vld1.32 {d0, d1}, [r0]
    vfma.f32 q12, q8, q6
    vfma.f32 q10, q1, q15
    vfma.f32 q14, q3, q15
    vfma.f32 q9, q4, q2
    vfma.f32 q12, q0, q2
    cmp r2, #15
    bne .Lotherwise_290
    add r0, r3, #20
    vld1.32 {d16, d17}, [r0]
    b .Lend_291
.Lotherwise_290:
    vmov.i32 q8, #0
    tst r10, #32
    beq .Lotherwise_292
    add r0, r3, #20
    vld1.32 {d16[0]}, [r0]
.Lotherwise_292:
    tst r10, #64
    beq .Lotherwise_293
    add r0, r3, #24
    vld1.32 {d16[1]}, [r0]
.Lotherwise_293:
    tst r10, #128
    beq .Lotherwise_294
    add r0, r3, #28
    vld1.32 {d17[0]}, [r0]
.Lotherwise_294:
    tst r10, #256
    beq .Lotherwise_295
    add r0, r3, #32
    vld1.32 {d17[1]}, [r0]
.Lotherwise_295:
.Lend_291:
    ubfx r0, r10, #5, #4
    vfma.f32 q10, q8, q5
    cmp r0, #15
    bne .Lotherwise_296
    add r0, r12, #20
    vld1.32 {d16, d17}, [r0]
    b .Lend_297
.Lotherwise_296:
    vmov.i32 q8, #0
    tst r10, #32
    beq .Lotherwise_298
    add r0, r12, #20
    vld1.32 {d16[0]}, [r0]
.Lotherwise_298:
    tst r10, #64
    beq .Lotherwise_299
    add r0, r12, #24
    vld1.32 {d16[1]}, [r0]
.Lotherwise_299:
    tst r10, #128
    beq .Lotherwise_300
    add r0, r12, #28
    vld1.32 {d17[0]}, [r0]
.Lotherwise_300:
    tst r10, #256
    beq .Lotherwise_301
    add r0, r12, #32
    vld1.32 {d17[1]}, [r0]
.Lotherwise_301:
.Lend_297:
    ubfx r0, r10, #5, #4
    vfma.f32 q10, q8, q6
    cmp r0, #15
    bne .Lotherwise_302
    add r0, r14, #20
    vld1.32 {d16, d17}, [r0]
    b .Lend_303
.Lotherwise_302:
    vmov.i32 q8, #0
    tst r10, #32
    beq .Lotherwise_304
    add r0, r14, #20
    vld1.32 {d16[0]}, [r0]
.Lotherwise_304:
    tst r10, #64
    beq .Lotherwise_305
    add r0, r14, #24
    vld1.32 {d16[1]}, [r0]
.Lotherwise_305:
    tst r10, #128
    beq .Lotherwise_306
    add r0, r14, #28
    vld1.32 {d17[0]}, [r0]
.Lotherwise_306:
    tst r10, #256
    beq .Lotherwise_307
    add r0, r14, #32
    vld1.32 {d17[1]}, [r0]
.Lotherwise_307:
.Lend_303:
    ubfx r0, r10, #5, #4
    vfma.f32 q10, q8, q2
    vfma.f32 q14, q8, q5
    cmp r0, #15
    bne .Lotherwise_308
    add r0, r4, #20
    vld1.32 {d16, d17}, [r0]
    b .Lend_309
.Lotherwise_308:
    vmov.i32 q8, #0
    tst r10, #32
    beq .Lotherwise_310
    add r0, r4, #20
    vld1.32 {d16[0]}, [r0]
.Lotherwise_310:
    tst r10, #64
    beq .Lotherwise_311
    add r0, r4, #24
    vld1.32 {d16[1]}, [r0]
.Lotherwise_311:
    tst r10, #128
    beq .Lotherwise_312
    add r0, r4, #28
    vld1.32 {d17[0]}, [r0]
.Lotherwise_312:
    tst r10, #256
    beq .Lotherwise_313
    add r0, r4, #32
    vld1.32 {d17[1]}, [r0]
.Lotherwise_313:
.Lend_309:
    ubfx r0, r10, #5, #4
    vfma.f32 q14, q8, q6
    cmp r0, #15
    bne .Lotherwise_314
    add r0, r6, #20
    vld1.32 {d16, d17}, [r0]
    b .Lend_315
.Lotherwise_314:
    vmov.i32 q8, #0
    tst r10, #32
    beq .Lotherwise_316
    add r0, r6, #20
    vld1.32 {d16[0]}, [r0]
.Lotherwise_316:
    tst r10, #64
    beq .Lotherwise_317
    add r0, r6, #24
    vld1.32 {d16[1]}, [r0]
.Lotherwise_317:
    tst r10, #128
    beq .Lotherwise_318
    add r0, r6, #28
    vld1.32 {d17[0]}, [r0]
.Lotherwise_318:
    tst r10, #256
    beq .Lotherwise_319
    add r0, r6, #32
    vld1.32 {d17[1]}, [r0]
.Lotherwise_319:
.Lend_315:
    vfma.f32 q14, q8, q2
    vldr s0, [r1, #32]
    sub r5, r5, #1
    ldr r0, [r1]
    add r7, r7, #28
    vuzp.32 q9, q10
    vuzp.32 q12, q14
    vdup.32 q8, d0[0]
    vadd.f32 q9, q9, q10
    vadd.f32 q12, q12, q14
    vmax.f32 q9, q8, q9
    vmax.f32 q8, q8, q12
    vst1.32 {d18, d19}, [r8]
    add r8, r8, r0, lsl #2
    vst1.32 {d16, d17}, [r8]
    cmp r5, #0
    bne .Lloop_257
.Lloop_end_256:
    vpop {d8, d9, d10, d11, d12, d13, d14, d15}
    pop {r4, r5, r6, r7, r8, r9, r10, r11, pc}
    .size nnp_depthwise_3x3_by_2_rows__armv7_neon, . - nnp_depthwise_3x3_by_2_rows__armv7_neon

    .text
    .p2align 4
    .globl nnp_depthwise_5x5__armv7_neon
    .type nnp_depthwise_5x5__armv7_neon, %function
nnp_depthwise_5x5__armv7_neon:
    push {r4, r5, r6, r7, r8, r9, r10, r11, r14}
    vpush {d8, d9, d10, d11, d12, d13, d14, d15}
    mov r6, r0
    ldr r7, [sp, #100]
    mov r8, r1
    mov r5, r2
    ldr r9, [sp, #104]
    cmp r6, #0
    beq .Lloop_end_320
.Lloop_321:
    vldr s4, [r3]
    mov r2, r8
    mov r12, r7
    ldr r14, [r9, #28]
    vld1.32 {d0, d1}, [r5]
    vdup.32 q8, d2[0]
    vdup.32 q9, d2[0]
    ldr r4, [r9, #40]
    vdup.32 q10, d2[0]
    ldr r10, [r9, #44]
    vdup.32 q11, d2[0]
    vdup.32 q12, d2[0]
    cmp r14, #0
    beq .Lloop_end_322
.Lloop_323:
    tst r4, #1
    beq .Lotherwise_324
    add r5, r5, #16
    vld1.32 {d26, d27}, [r2]
    add r2, r2, #4
    vld1.32 {d10, d11}, [r5]!
    vld1.32 {d8, d9}, [r5]!
    vmla.f32 q12, q13, d0[0]
    vld1.32 {d2, d3}, [r5]
    add r5, r5, #32
    vmla.f32 q11, q13, d10[1]
    vld1.32 {d4, d5}, [r5]
    sub r5, r5, #16
    vmla.f32 q10, q13, d9[0]
    vld1.32 {d28, d29}, [r2]
    add r2, r2, #4
    vmla.f32 q9, q13, d3[1]
    vld1.32 {d6, d7}, [r5]
    vmla.f32 q8, q13, d4[0]
    vld1.32 {d26, d27}, [r2]
    add r2, r2, #4
    vmla.f32 q12, q14, d0[1]
    vld1.32 {d30, d31}, [r2]
    add r2, r2, #4
    vmla.f32 q11, q14, d11[0]
    ldr r0, [r9, #8]
    vmla.f32 q10, q14, d9[1]
    vld1.32 {d14, d15}, [r2]
    sub r2, r2, #16
    vmla.f32 q9, q14, d6[0]
    ldr r1, [r9, #4]
    add r0, r2, r0, lsl #2
    vmla.f32 q8, q14, d4[1]
    vldr s24, [r5, #32]
    sub r5, r5, #64
    vmla.f32 q12, q13, d1[0]
    pld [r0]
    add r2, r2, r1, lsl #2
    vmla.f32 q11, q13, d11[1]
    vmla.f32 q10, q13, d2[0]
    vmla.f32 q9, q13, d6[1]
    vmla.f32 q8, q13, d5[0]
    vmla.f32 q12, q15, d1[1]
    vmla.f32 q11, q15, d8[0]
    vmla.f32 q10, q15, d2[1]
    vmla.f32 q9, q15, d7[0]
    vmla.f32 q8, q15, d5[1]
    vmla.f32 q12, q7, d10[0]
    vmla.f32 q11, q7, d8[1]
    vmla.f32 q10, q7, d3[0]
    vmla.f32 q9, q7, d7[1]
    vmla.f32 q8, q7, d12[0]
.Lotherwise_324:
    lsr r4, r4, #1
    tst r10, #1
    beq .Lotherwise_325
    ldr r0, [r9, #20]
    vldr s4, [r9, #64]
    ldr r1, [r9, #16]
    add r0, r12, r0, lsl #2
    vdup.32 q13, d2[0]
    pld [r0]
    vmax.f32 q8, q13, q8
    vst1.32 {d16, d17}, [r12]
    add r12, r12, r1, lsl #2
.Lotherwise_325:
    vldr s4, [r3]
    sub r14, r14, #1
    lsr r10, r10, #1
    vmov q8, q9
    vmov q9, q10
    vdup.32 q13, d2[0]
    vmov q10, q11
    vmov q11, q12
    vmov q12, q13
    cmp r14, #0
    bne .Lloop_323
.Lloop_end_322:
    ldr r1, [r9, #32]
    ldr r14, [r9, #8]
    ldr r4, [r9, #4]
    ldr r10, [r9, #20]
    ldr r11, [r9, #16]
    cmp r1, #0
    beq .Lloop_end_326
.Lloop_327:
    add r5, r5, #16
    vld1.32 {d26, d27}, [r2]
    add r2, r2, #4
    vld1.32 {d10, d11}, [r5]!
    sub r1, r1, #1
    vld1.32 {d8, d9}, [r5]!
    vmla.f32 q12, q13, d0[0]
    vld1.32 {d2, d3}, [r5]
    add r5, r5, #32
    vmla.f32 q11, q13, d10[1]
    vld1.32 {d4, d5}, [r5]
    sub r5, r5, #16
    vmla.f32 q10, q13, d9[0]
    vld1.32 {d28, d29}, [r2]
    add r2, r2, #4
    vmla.f32 q9, q13, d3[1]
    vld1.32 {d6, d7}, [r5]
    vmla.f32 q8, q13, d4[0]
    vld1.32 {d12, d13}, [r2]
    add r2, r2, #4
    vmla.f32 q12, q14, d0[1]
    vld1.32 {d26, d27}, [r2]
    add r2, r2, #4
    vmla.f32 q8, q14, d4[1]
    vld1.32 {d30, d31}, [r2]
    sub r2, r2, #16
    vmla.f32 q11, q14, d11[0]
    vmla.f32 q10, q14, d9[1]
    vmla.f32 q9, q14, d6[0]
    vldr s28, [r5, #32]
    sub r5, r5, #64
    vmla.f32 q8, q6, d5[0]
    vmla.f32 q12, q6, d1[0]
    vmla.f32 q11, q6, d11[1]
    vmla.f32 q10, q6, d2[0]
    vmla.f32 q9, q6, d6[1]
    vldr s24, [r3]
    vmla.f32 q8, q13, d5[1]
    vmla.f32 q12, q13, d1[1]
    vmla.f32 q11, q13, d8[0]
    vmla.f32 q10, q13, d2[1]
    vmla.f32 q9, q13, d7[0]
    vmla.f32 q8, q15, d14[0]
    vmla.f32 q12, q15, d10[0]
    vmla.f32 q11, q15, d8[1]
    vmla.f32 q10, q15, d3[0]
    vmla.f32 q9, q15, d7[1]
    vdup.32 q13, d12[0]
    add r0, r2, r14, lsl #2
    pld [r0]
    add r2, r2, r4, lsl #2
    vldr s4, [r9, #64]
    vdup.32 q14, d2[0]
    vmax.f32 q14, q14, q8
    vmov q8, q9
    vst1.32 {d28, d29}, [r12]
    vmov q9, q10
    vmov q10, q11
    vmov q11, q12
    vmov q12, q13
    add r0, r12, r10, lsl #2
    pld [r0]
    add r12, r12, r11, lsl #2
    cmp r1, #0
    bne .Lloop_327
.Lloop_end_326:
    ldr r14, [r9, #36]
    ldr r4, [r9, #48]
    cmp r14, #0
    beq .Lloop_end_328
.Lloop_329:
    tst r4, #1
    beq .Lotherwise_330
    add r5, r5, #16
    vld1.32 {d26, d27}, [r2]
    add r2, r2, #4
    vld1.32 {d10, d11}, [r5]!
    vld1.32 {d2, d3}, [r5]!
    vmla.f32 q12, q13, d0[0]
    vld1.32 {d4, d5}, [r5]
    add r5, r5, #32
    vmla.f32 q11, q13, d10[1]
    vld1.32 {d6, d7}, [r5]
    sub r5, r5, #16
    vmla.f32 q10, q13, d3[0]
    vld1.32 {d28, d29}, [r2]
    add r2, r2, #4
    vmla.f32 q9, q13, d5[1]
    vld1.32 {d8, d9}, [r5]
    vmla.f32 q8, q13, d6[0]
    vld1.32 {d26, d27}, [r2]
    add r2, r2, #4
    vmla.f32 q12, q14, d0[1]
    vld1.32 {d30, d31}, [r2]
    add r2, r2, #4
    vmla.f32 q11, q14, d11[0]
    ldr r0, [r9, #8]
    vmla.f32 q10, q14, d3[1]
    vld1.32 {d14, d15}, [r2]
    sub r2, r2, #16
    vmla.f32 q9, q14, d8[0]
    ldr r1, [r9, #4]
    add r0, r2, r0, lsl #2
    vmla.f32 q8, q14, d6[1]
    vldr s24, [r5, #32]
    sub r5, r5, #64
    vmla.f32 q12, q13, d1[0]
    pld [r0]
    add r2, r2, r1, lsl #2
    vmla.f32 q11, q13, d11[1]
    vmla.f32 q10, q13, d4[0]
    vmla.f32 q9, q13, d8[1]
    vmla.f32 q8, q13, d7[0]
    vmla.f32 q12, q15, d1[1]
    vmla.f32 q11, q15, d2[0]
    vmla.f32 q10, q15, d4[1]
    vmla.f32 q9, q15, d9[0]
    vmla.f32 q8, q15, d7[1]
    vmla.f32 q12, q7, d10[0]
    vmla.f32 q11, q7, d2[1]
    vmla.f32 q10, q7, d5[0]
    vmla.f32 q9, q7, d9[1]
    vmla.f32 q8, q7, d12[0]
.Lotherwise_330:
    vldr s4, [r3]
    sub r14, r14, #1
    vldr s8, [r9, #64]
    lsr r4, r4, #1
    ldr r0, [r9, #20]
    vdup.32 q13, d2[0]
    vdup.32 q14, d4[0]
    ldr r1, [r9, #16]
    add r0, r12, r0, lsl #2
    pld [r0]
    vmax.f32 q14, q14, q8
    vmov q8, q9
    vst1.32 {d28, d29}, [r12]
    add r12, r12, r1, lsl #2
    vmov q9, q10
    vmov q10, q11
    vmov q11, q12
    vmov q12, q13
    cmp r14, #0
    bne .Lloop_329
.Lloop_end_328:
    ldr r0, [r9]
    sub r6, r6, #1
    add r5, r5, #100
    ldr r1, [r9, #12]
    ldr r2, [r9, #24]
    add r8, r8, r0, lsl #2
    add r7, r7, r1, lsl #2
    add r3, r3, r2, lsl #2
    cmp r6, #0
    bne .Lloop_321
.Lloop_end_320:
    vpop {d8, d9, d10, d11, d12, d13, d14, d15}
    pop {r4, r5, r6, r7, r8, r9, r10, r11, pc}
    .size nnp_depthwise_5x5__armv7_neon, . - nnp_depthwise_5x5__armv7_neon

    .text
    .p2align 4
    .globl nnp_depthwise_5x5_edge__armv7_neon
    .type nnp_depthwise_5x5_edge__armv7_neon, %function
nnp_depthwise_5x5_edge__armv7_neon:
    push {r4, r5, r6, r7, r8, r9, r10, r11, r14}
    sub sp, sp, #16
    ldr r14, [sp, #56]
    mov r4, r0
    str r1, [sp, #0]
    mov r6, r2
    ldr r7, [sp, #52]
    mov r5, r3
    ldr r8, [r14, #56]
    cmp r4, #0
    beq .Lloop_end_331
.Lloop_332:
    vldr s0, [r5]
    ldr r0, [sp, #0]
    mov r1, r0
    mov r2, r7
    ldr r3, [r14, #28]
    vld1.32 {d6, d7}, [r6]
    vdup.32 q8, d0[0]
    vdup.32 q9, d0[0]
    ldr r12, [r14, #40]
    vdup.32 q10, d0[0]
    ldr r9, [r14, #44]
    vdup.32 q11, d0[0]
    vdup.32 q12, d0[0]
    cmp r3, #0
    beq .Lloop_end_333
.Lloop_334:
    tst r12, #1
    beq .Lotherwise_335
    ubfx r0, r8, #0, #4
    cmp r0, #15
    bne .Lotherwise_336
    vld1.32 {d26, d27}, [r1]
    b .Lend_337
.Lotherwise_336:
    vmov.i32 q13, #0
    tst r8, #1
    beq .Lotherwise_338
    vld1.32 {d26[0]}, [r1]
.Lotherwise_338:
    tst r8, #2
    beq .Lotherwise_339
    add r0, r1, #4
    vld1.32 {d26[1]}, [r0]
.Lotherwise_339:
    tst r8, #4
    beq .Lotherwise_340
    add r0, r1, #8
    vld1.32 {d27[0]}, [r0]
.Lotherwise_340:
    tst r8, #8
    beq .Lotherwise_341
    add r0, r1, #12
    vld1.32 {d27[1]}, [r0]
.Lotherwise_341:
.Lend_337:
    vldr s0, [r6, #20]
    ubfx r0, r8, #1, #4
    vmla.f32 q12, q13, d6[0]
    vldr s4, [r6, #40]
    vldr s8, [r6, #60]
    vmla.f32 q11, q13, d0[0]
    vldr s0, [r6, #80]
    vmla.f32 q10, q13, d2[0]
    vmla.f32 q9, q13, d4[0]
    vmla.f32 q8, q13, d0[0]
    cmp r0, #15
    bne .Lotherwise_342
    add r0, r1, #4
    vld1.32 {d26, d27}, [r0]
    b .Lend_343
.Lotherwise_342:
    vmov.i32 q13, #0
    tst r8, #2
    beq .Lotherwise_344
    add r0, r1, #4
    vld1.32 {d26[0]}, [r0]
.Lotherwise_344:
    tst r8, #4
    beq .Lotherwise_345
    add r0, r1, #8
    vld1.32 {d26[1]}, [r0]
.Lotherwise_345:
    tst r8, #8
    beq .Lotherwise_346
    add r0, r1, #12
    vld1.32 {d27[0]}, [r0]
.Lotherwise_346:
    tst r8, #16
    beq .Lotherwise_347
    add r0, r1, #16
    vld1.32 {d27[1]}, [r0]
.Lotherwise_347:
.Lend_343:
    vldr s0, [r6, #24]
    ubfx r0, r8, #2, #4
    vmla.f32 q12, q13, d6[1]
    vldr s4, [r6, #44]
    vldr s8, [r6, #64]
    vmla.f32 q11, q13, d0[0]
    vldr s0, [r6, #84]
    vmla.f32 q10, q13, d2[0]
    vmla.f32 q9, q13, d4[0]
    vmla.f32 q8, q13, d0[0]
    cmp r0, #15
    bne .Lotherwise_348
    add r0, r1, #8
    vld1.32 {d26, d27}, [r0]
    b .Lend_349
.Lotherwise_348:
    vmov.i32 q13, #0
    tst r8, #4
    beq .Lotherwise_350
    add r0, r1, #8
    vld1.32 {d26[0]}, [r0]
.Lotherwise_350:
    tst r8, #8
    beq .Lotherwise_351
    add r0, r1, #12
    vld1.32 {d26[1]}, [r0]
.Lotherwise_351:
    tst r8, #16
    beq .Lotherwise_352
    add r0, r1, #16
    vld1.32 {d27[0]}, [r0]
.Lotherwise_352:
    tst r8, #32
    beq .Lotherwise_353
    add r0, r1, #20
    vld1.32 {d27[1]}, [r0]
.Lotherwise_353:
.Lend_349:
    vldr s0, [r6, #28]
    ubfx r0, r8, #3, #4
    vmla.f32 q12, q13, d7[0]
    vldr s4, [r6, #48]
    vldr s8, [r6, #68]
    vmla.f32 q11, q13, d0[0]
    vldr s0, [r6, #88]
    vmla.f32 q10, q13, d2[0]
    vmla.f32 q9, q13, d4[0]
    vmla.f32 q8, q13, d0[0]
    cmp r0, #15
    bne .Lotherwise_354
    add r0, r1, #12
    vld1.32 {d26, d27}, [r0]
    b .Lend_355
.Lotherwise_354:
    vmov.i32 q13, #0
    tst r8, #8
    beq .Lotherwise_356
    add r0, r1, #12
    vld1.32 {d26[0]}, [r0]
.Lotherwise_356:
    tst r8, #16
    beq .Lotherwise_357
    add r0, r1, #16
    vld1.32 {d26[1]}, [r0]
.Lotherwise_357:
    tst r8, #32
    beq .Lotherwise_358
    add r0, r1, #20
    vld1.32 {d27[0]}, [r0]
.Lotherwise_358:
    tst r8, #64
    beq .Lotherwise_359
    add r0, r1, #24
    vld1.32 {d27[1]}, [r0]
.Lotherwise_359:
.Lend_355:
    vldr s0, [r6, #32]
    ubfx r0, r8, #4, #4
    vmla.f32 q12, q13, d7[1]
    vldr s4, [r6, #52]
    vldr s8, [r6, #72]
    vmla.f32 q11, q13, d0[0]
    vldr s0, [r6, #92]
    vmla.f32 q10, q13, d2[0]
    vmla.f32 q9, q13, d4[0]
    vmla.f32 q8, q13, d0[0]
    cmp r0, #15
    bne .Lotherwise_360
    add r0, r1, #16
    vld1.32 {d26, d27}, [r0]
    b .Lend_361
.Lotherwise_360:
    vmov.i32 q13, #0
    tst r8, #16
    beq .Lotherwise_362
    add r0, r1, #16
    vld1.32 {d26[0]}, [r0]
.Lotherwise_362:
    tst r8, #32
    beq .Lotherwise_363
    add r0, r1, #20
    vld1.32 {d26[1]}, [r0]
.Lotherwise_363:
    tst r8, #64
    beq .Lotherwise_364
    add r0, r1, #24
    vld1.32 {d27[0]}, [r0]
.Lotherwise_364:
    tst r8, #128
    beq .Lotherwise_365
    add r0, r1, #28
    vld1.32 {d27[1]}, [r0]
.Lotherwise_365:
.Lend_361:
    ldr r0, [r14, #8]
    vldr s0, [r6, #16]
    vldr s4, [r6, #36]
    add r0, r1, r0, lsl #2
    vldr s8, [r6, #56]
    vmla.f32 q12, q13, d0[0]
    vldr s0, [r6, #76]
    vmla.f32 q11, q13, d2[0]
    vldr s4, [r6, #96]
    vmla.f32 q10, q13, d4[0]
    ldr r10, [r14, #4]
    vmla.f32 q9, q13, d0[0]
    vmla.f32 q8, q13, d2[0]
    pld [r0]
    add r1, r1, r10, lsl #2
.Lotherwise_335:
    lsr r12, r12, #1
    tst r9, #1
    beq .Lotherwise_366
    ldr r0, [r14, #20]
    vldr s0, [r14, #64]
    ldr r10, [r14, #16]
    add r0, r2, r0, lsl #2
    vdup.32 q13, d0[0]
    pld [r0]
    vmax.f32 q8, q13, q8
    vst1.32 {d16, d17}, [r2]
    add r2, r2, r10, lsl #2
.Lotherwise_366:
    vldr s0, [r5]
    sub r3, r3, #1
    lsr r9, r9, #1
    vmov q8, q9
    vmov q9, q10
    vdup.32 q13, d0[0]
    vmov q10, q11
    vmov q11, q12
    vmov q12, q13
    cmp r3, #0
    bne .Lloop_334
.Lloop_end_333:
    ldr r3, [r14, #32]
    ldr r12, [r14, #8]
    ldr r9, [r14, #4]
    ldr r10, [r14, #20]
    ldr r11, [r14, #16]
    cmp r3, #0
    beq .Lloop_end_367
.Lloop_368:
    ubfx r0, r8, #0, #4
    cmp r0, #15
    bne .Lotherwise_369
    vld1.32 {d26, d27}, [r1]
    b .Lend_370
.Lotherwise_369:
    vmov.i32 q13, #0
    tst r8, #1
    beq .Lotherwise_371
    vld1.32 {d26[0]}, [r1]
.Lotherwise_371:
    tst r8, #2
    beq .Lotherwise_372
    add r0, r1, #4
    vld1.32 {d26[1]}, [r0]
.Lotherwise_372:
    tst r8, #4
    beq .Lotherwise_373
    add r0, r1, #8
    vld1.32 {d27[0]}, [r0]
.Lotherwise_373:
    tst r8, #8
    beq .Lotherwise_374
    add r0, r1, #12
    vld1.32 {d27[1]}, [r0]
.Lotherwise_374:
.Lend_370:
    vldr s0, [r6, #20]
    vmla.f32 q12, q13, d6[0]
    vldr s4, [r6, #40]
    vldr s8, [r6, #60]
    vmla.f32 q11, q13, d0[0]
    vldr s0, [r6, #80]
    vmla.f32 q10, q13, d2[0]
    vmla.f32 q9, q13, d4[0]
    vmla.f32 q8, q13, d0[0]
    ubfx r0, r8, #1, #4
    cmp r0, #15
    bne .Lotherwise_375
    add r0, r1, #4
    vld1.32 {d26, d27}, [r0]
    b .Lend_376
.Lotherwise_375:
    vmov.i32 q13, #0
    tst r8, #2
    beq .Lotherwise_377
    add r0, r1, #4
    vld1.32 {d26[0]}, [r0]
.Lotherwise_377:
    tst r8, #4
    beq .Lotherwise_378
    add r0, r1, #8
    vld1.32 {d26[1]}, [r0]
.Lotherwise_378:
    tst r8, #8
    beq .Lotherwise_379
    add r0, r1, #12
    vld1.32 {d27[0]}, [r0]
.Lotherwise_379:
    tst r8, #16
    beq .Lotherwise_380
    add r0, r1, #16
    vld1.32 {d27[1]}, [r0]
.Lotherwise_380:
.Lend_376:
    vldr s0, [r6, #24]
    vmla.f32 q12, q13, d6[1]
    vldr s4, [r6, #44]
    vldr s8, [r6, #64]
    vmla.f32 q11, q13, d0[0]
    vldr s0, [r6, #84]
    vmla.f32 q10, q13, d2[0]
    vmla.f32 q9, q13, d4[0]
    vmla.f32 q8, q13, d0[0]
    ubfx r0, r8, #2, #4
    cmp r0, #15
    bne .Lotherwise_381
    add r0, r1, #8
    vld1.32 {d26, d27}, [r0]
    b .Lend_382
.Lotherwise_381:
    vmov.i32 q13, #0
    tst r8, #4
    beq .Lotherwise_383
    add r0, r1, #8
    vld1.32 {d26[0]}, [r0]
.Lotherwise_383:
    tst r8, #8
    beq .Lotherwise_384
    add r0, r1, #12
    vld1.32 {d26[1]}, [r0]
.Lotherwise_384:
    tst r8, #16
    beq .Lotherwise_385
    add r0, r1, #16
    vld1.32 {d27[0]}, [r0]
.Lotherwise_385:
    tst r8, #32
    beq .Lotherwise_386
    add r0, r1, #20
    vld1.32 {d27[1]}, [r0]
.Lotherwise_386:
.Lend_382:
    vldr s0, [r6, #28]
    vmla.f32 q12, q13, d7[0]
    vldr s4, [r6, #48]
    vldr s8, [r6, #68]
    vmla.f32 q11, q13, d0[0]
    vldr s0, [r6, #88]
    vmla.f32 q10, q13, d2[0]
    vmla.f32 q9, q13, d4[0]
    vmla.f32 q8, q13, d0[0]
    ubfx r0, r8, #3, #4
    cmp r0, #15
    bne .Lotherwise_387
    add r0, r1, #12
    vld1.32 {d26, d27}, [r0]
    b .Lend_388
.Lotherwise_387:
    vmov.i32 q13, #0
    tst r8, #8
    beq .Lotherwise_389
    add r0, r1, #12
    vld1.32 {d26[0]}, [r0]
.Lotherwise_389:
    tst r8, #16
    beq .Lotherwise_390
    add r0, r1, #16
    vld1.32 {d26[1]}, [r0]
.Lotherwise_390:
    tst r8, #32
    beq .Lotherwise_391
    add r0, r1, #20
    vld1.32 {d27[0]}, [r0]
.Lotherwise_391:
    tst r8, #64
    beq .Lotherwise_392
    add r0, r1, #24
    vld1.32 {d27[1]}, [r0]
.Lotherwise_392:
.Lend_388:
    vldr s0, [r6, #32]
    vmla.f32 q12, q13, d7[1]
    vldr s4, [r6, #52]
    vldr s8, [r6, #72]
    vmla.f32 q11, q13, d0[0]
    vldr s0, [r6, #92]
    vmla.f32 q10, q13, d2[0]
    vmla.f32 q9, q13, d4[0]
    vmla.f32 q8, q13, d0[0]
    ubfx r0, r8, #4, #4
    cmp r0, #15
    bne .Lotherwise_393
    add r0, r1, #16
    vld1.32 {d26, d27}, [r0]
    b .Lend_394
.Lotherwise_393:
    vmov.i32 q13, #0
    tst r8, #16
    beq .Lotherwise_395
    add r0, r1, #16
    vld1.32 {d26[0]}, [r0]
.Lotherwise_395:
    tst r8, #32
    beq .Lotherwise_396
    add r0, r1, #20
    vld1.32 {d26[1]}, [r0]
.Lotherwise_396:
    tst r8, #64
    beq .Lotherwise_397
    add r0, r1, #24
    vld1.32 {d27[0]}, [r0]
.Lotherwise_397:
    tst r8, #128
    beq .Lotherwise_398
    add r0, r1, #28
    vld1.32 {d27[1]}, [r0]
.Lotherwise_398:
.Lend_394:
    vldr s0, [r6, #96]
    sub r3, r3, #1
    vldr s4, [r6, #16]
    vldr s8, [r6, #36]
    vmla.f32 q8, q13, d0[0]
    vldr s0, [r6, #56]
    vmla.f32 q12, q13, d2[0]
    vldr s4, [r6, #76]
    vmla.f32 q11, q13, d4[0]
    vmla.f32 q10, q13, d0[0]
    vldr s0, [r5]
    vmla.f32 q9, q13, d2[0]
    vdup.32 q13, d0[0]
    add r0, r1, r12, lsl #2
    pld [r0]
    add r1, r1, r9, lsl #2
    vldr s0, [r14, #64]
    vdup.32 q14, d0[0]
    vmax.f32 q14, q14, q8
    vmov q8, q9
    vst1.32 {d28, d29}, [r2]
    vmov q9, q10
    vmov q10, q11
    vmov q11, q12
    vmov q12, q13
    add r0, r2, r10, lsl #2
    pld [r0]
    add r2, r2, r11, lsl #2
    cmp r3, #0
    bne .Lloop_368
.Lloop_end_367:
    ldr r3, [r14, #36]
    ldr r12, [r14, #48]
    cmp r3, #0
    beq .Lloop_end_399
.Lloop_400:
    tst r12, #1
    beq .Lotherwise_401
    ubfx r0, r8, #0, #4
    cmp r0, #15
    bne .Lotherwise_402
    vld1.32 {d26, d27}, [r1]
    b .Lend_403
.Lotherwise_402:
    vmov.i32 q13, #0
    tst r8, #1
    beq .Lotherwise_404
    vld1.32 {d26[0]}, [r1]
.Lotherwise_404:
    tst r8, #2
    beq .Lotherwise_405
    add r0, r1, #4
    vld1.32 {d26[1]}, [r0]
.Lotherwise_405:
    tst r8, #4
    beq .Lotherwise_406
    add r0, r1, #8
    vld1.32 {d27[0]}, [r0]
.Lotherwise_406:
    tst r8, #8
    beq .Lotherwise_407
    add r0, r1, #12
    vld1.32 {d27[1]}, [r0]
.Lotherwise_407:
.Lend_403:
    vldr s0, [r6, #20]
    ubfx r0, r8, #1, #4
    vmla.f32 q12, q13, d6[0]
    vldr s4, [r6, #40]
    vldr s8, [r6, #60]
    vmla.f32 q11, q13, d0[0]
    vldr s0, [r6, #80]
    vmla.f32 q10, q13, d2[0]
    vmla.f32 q9, q13, d4[0]
    vmla.f32 q8, q13, d0[0]
    cmp r0, #15
    bne .Lotherwise_408
    add r0, r1, #4
    vld1.32 {d26, d27}, [r0]
    b .Lend_409
.Lotherwise_408:
    vmov.i32 q13, #0
    tst r8, #2
    beq .Lotherwise_410
    add r0, r1, #4
    vld1.32 {d26[0]}, [r0]
.Lotherwise_410:
    tst r8, #4
    beq .Lotherwise_411
    add r0, r1, #8
    vld1.32 {d26[1]}, [r0]
.Lotherwise_411:
    tst r8, #8
    beq .Lotherwise_412
    add r0, r1, #12
    vld1.32 {d27[0]}, [r0]
.Lotherwise_412:
    tst r8, #16
    beq .Lotherwise_413
    add r0, r1, #16
    vld1.32 {d27[1]}, [r0]
.Lotherwise_413:
.Lend_409:
    vldr s0, [r6, #24]
    ubfx r0, r8, #2, #4
    vmla.f32 q12, q13, d6[1]
    vldr s4, [r6, #44]
    vldr s8, [r6, #64]
    vmla.f32 q11, q13, d0[0]
    vldr s0, [r6, #84]
    vmla.f32 q10, q13, d2[0]
    vmla.f32 q9, q13, d4[0]
    vmla.f32 q8, q13, d0[0]
    cmp r0, #15
    bne .Lotherwise_414
    add r0, r1, #8
    vld1.32 {d26, d27}, [r0]
    b .Lend_415
.Lotherwise_414:
    vmov.i32 q13, #0
    tst r8, #4
    beq .Lotherwise_416
    add r0, r1, #8
    vld1.32 {d26[0]}, [r0]
.Lotherwise_416:
    tst r8, #8
    beq .Lotherwise_417
    add r0, r1, #12
    vld1.32 {d26[1]}, [r0]
.Lotherwise_417:
    tst r8, #16
    beq .Lotherwise_418
    add r0, r1, #16
    vld1.32 {d27[0]}, [r0]
.Lotherwise_418:
    tst r8, #32
    beq .Lotherwise_419
    add r0, r1, #20
    vld1.32 {d27[1]}, [r0]
.Lotherwise_419:
.Lend_415:
    vldr s0, [r6, #28]
    ubfx r0, r8, #3, #4
    vmla.f32 q12, q13, d7[0]
    vldr s4, [r6, #48]
    vldr s8, [r6, #68]
    vmla.f32 q11, q13, d0[0]
    vldr s0, [r6, #88]
    vmla.f32 q10, q13, d2[0]
    vmla.f32 q9, q13, d4[0]
    vmla.f32 q8, q13, d0[0]
    cmp r0, #15
    bne .Lotherwise_420
    add r0, r1, #12
    vld1.32 {d26, d27}, [r0]
    b .Lend_421
.Lotherwise_420:
    vmov.i32 q13, #0
    tst r8, #8
    beq .Lotherwise_422
    add r0, r1, #12
    vld1.32 {d26[0]}, [r0]
.Lotherwise_422:
    tst r8, #16
    beq .Lotherwise_423
    add r0, r1, #16
    vld1.32 {d26[1]}, [r0]
.Lotherwise_423:
    tst r8, #32
    beq .Lotherwise_424
    add r0, r1, #20
    vld1.32 {d27[0]}, [r0]
.Lotherwise_424:
    tst r8, #64
    beq .Lotherwise_425
    add r0, r1, #24
    vld1.32 {d27[1]}, [r0]
.Lotherwise_425:
.Lend_421:
    vldr s0, [r6, #32]
    ubfx r0, r8, #4, #4
    vmla.f32 q12, q13, d7[1]
    vldr s4, [r6, #52]
    vldr s8, [r6, #72]
    vmla.f32 q11, q13, d0[0]
    vldr s0, [r6, #92]
    vmla.f32 q10, q13, d2[0]
    vmla.f32 q9, q13, d4[0]
    vmla.f32 q8, q13, d0[0]
    cmp r0, #15
    bne .Lotherwise_426
    add r0, r1, #16
    vld1.32 {d26, d27}, [r0]
    b .Lend_427
.Lotherwise_426:
    vmov.i32 q13, #0
    tst r8, #16
    beq .Lotherwise_428
    add r0, r1, #16
    vld1.32 {d26[0]}, [r0]
.Lotherwise_428:
    tst r8, #32
    beq .Lotherwise_429
    add r0, r1, #20
    vld1.32 {d26[1]}, [r0]
.Lotherwise_429:
    tst r8, #64
    beq .Lotherwise_430
    add r0, r1, #24
    vld1.32 {d27[0]}, [r0]
.Lotherwise_430:
    tst r8, #128
    beq .Lotherwise_431
    add r0, r1, #28
    vld1.32 {d27[1]}, [r0]
.Lotherwise_431:
.Lend_427:
    ldr r0, [r14, #8]
    vldr s0, [r6, #16]
    vldr s4, [r6, #36]
    add r0, r1, r0, lsl #2
    vldr s8, [r6, #56]
    vmla.f32 q12, q13, d0[0]
    vldr s0, [r6, #76]
    vmla.f32 q11, q13, d2[0]
    vldr s4, [r6, #96]
    vmla.f32 q10, q13, d4[0]
    ldr r9, [r14, #4]
    vmla.f32 q9, q13, d0[0]
    vmla.f32 q8, q13, d2[0]
    pld [r0]
    add r1, r1, r9, lsl #2
.Lotherwise_401:
    vldr s0, [r5]
    sub r3, r3, #1
    vldr s4, [r14, #64]
    lsr r12, r12, #1
    ldr r0, [r14, #20]
    vdup.32 q13, d0[0]
    vdup.32 q14, d2[0]
    ldr r9, [r14, #16]
    add r0, r2, r0, lsl #2
    pld [r0]
    vmax.f32 q14, q14, q8
    vmov q8, q9
    vst1.32 {d28, d29}, [r2]
    add r2, r2, r9, lsl #2
    vmov q9, q10
    vmov q10, q11
    vmov q11, q12
    vmov q12, q13
    cmp r3, #0
    bne .Lloop_400
.Lloop_end_399:
    ldr r0, [r14]
    sub r4, r4, #1
    add r6, r6, #100
    ldr r1, [r14, #12]
    ldr r2, [r14, #24]
    ldr r3, [sp, #0]
    add r3, r3, r0, lsl #2
    str r3, [sp, #0]
    add r7, r7, r1, lsl #2
    add r5, r5, r2, lsl #2
    cmp r4, #0
    bne .Lloop_332
.Lloop_end_331:
    add sp, sp, #16
    pop {r4, r5, r6, r7, r8, r9, r10, r11, pc}
    .size nnp_depthwise_5x5_edge__armv7_neon, . - nnp_depthwise_5x5_edge__armv7_neon

    .text
    .p2align 4
    .globl nnp_depthwise_5x5_rows__armv7_neon
    .type nnp_depthwise_5x5_rows__armv7_neon, %function
nnp_depthwise_5x5_rows__armv7_neon:
    push {r4, r5, r6, r7, r8, r9, r10, r11, r14}
    vpush {d8, d9, d10, d11, d12, d13, d14, d15}
    ldr r6, [sp, #100]
    mov r7, r0
    vldr s0, [r3]
    mov r9, r1
    vdup.32 q8, d0[0]
    cmp r7, #0
    beq .Lloop_end_432
.Lloop_433:
    ldr r1, [r6, #16]
    vmov q9, q8
    ldr r3, [r9]
    vmov q10, q8
    ubfx r0, r1, #0, #4
    ldr r12, [r9, #4]
    ldr r14, [r9, #8]
    ldr r4, [r9, #12]
    ldr r5, [r9, #16]
    ldr r8, [r9, #20]
    ldr r10, [r9, #24]
    vldr s0, [r2]
    vldr s4, [r2, #20]
    vldr s8, [r2, #40]
    vldr s12, [r2, #60]
    vldr s16, [r2, #80]
    cmp r0, #15
    bne .Lotherwise_434
    vld1.32 {d22, d23}, [r3]
    b .Lend_435
.Lotherwise_434:
    vmov.i32 q11, #0
    tst r1, #1
    beq .Lotherwise_436
    vld1.32 {d22[0]}, [r3]
.Lotherwise_436:
    tst r1, #2
    beq .Lotherwise_437
    add r0, r3, #4
    vld1.32 {d22[1]}, [r0]
.Lotherwise_437:
    tst r1, #4
    beq .Lotherwise_438
    add r0, r3, #8
    vld1.32 {d23[0]}, [r0]
.Lotherwise_438:
    tst r1, #8
    beq .Lotherwise_439
    add r0, r3, #12
    vld1.32 {d23[1]}, [r0]
.Lotherwise_439:
.Lend_435:
    ubfx r0, r1, #0, #4
    vmla.f32 q9, q11, d0[0]
    cmp r0, #15
    bne .Lotherwise_440
    vld1.32 {d22, d23}, [r12]
    b .Lend_441
.Lotherwise_440:
    vmov.i32 q11, #0
    tst r1, #1
    beq .Lotherwise_442
    vld1.32 {d22[0]}, [r12]
.Lotherwise_442:
    tst r1, #2
    beq .Lotherwise_443
    add r0, r12, #4
    vld1.32 {d22[1]}, [r0]
.Lotherwise_443:
    tst r1, #4
    beq .Lotherwise_444
    add r0, r12, #8
    vld1.32 {d23[0]}, [r0]
.Lotherwise_444:
    tst r1, #8
    beq .Lotherwise_445
    add r0, r12, #12
    vld1.32 {d23[1]}, [r0]
.Lotherwise_445:
.Lend_441:
    ubfx r0, r1, #0, #4
    vmla.f32 q9, q11, d2[0]
    vmla.f32 q10, q11, d0[0]
    cmp r0, #15
    bne .Lotherwise_446
    vld1.32 {d22, d23}, [r14]
    b .Lend_447
.Lotherwise_446:
    vmov.i32 q11, #0
    tst r1, #1
    beq .Lotherwise_448
    vld1.32 {d22[0]}, [r14]
.Lotherwise_448:
    tst r1, #2
    beq .Lotherwise_449
    add r0, r14, #4
    vld1.32 {d22[1]}, [r0]
.Lotherwise_449:
    tst r1, #4
    beq .Lotherwise_450
    add r0, r14, #8
    vld1.32 {d23[0]}, [r0]
.Lotherwise_450:
    tst r1, #8
    beq .Lotherwise_451
    add r0, r14, #12
    vld1.32 {d23[1]}, [r0]
.Lotherwise_451:
.Lend_447:
    ubfx r0, r1, #0, #4
    vmla.f32 q9, q11, d4[0]
    vmla.f32 q10, q11, d2[0]
    cmp r0, #15
    bne .Lotherwise_452
    vld1.32 {d22, d23}, [r4]
    b .Lend_453
.Lotherwise_452:
    vmov.i32 q11, #0
    tst r1, #1
    beq .Lotherwise_454
    vld1.32 {d22[0]}, [r4]
.Lotherwise_454:
    tst r1, #2
    beq .Lotherwise_455
    add r0, r4, #4
    vld1.32 {d22[1]}, [r0]
.Lotherwise_455:
    tst r1, #4
    beq .Lotherwise_456
    add r0, r4, #8
    vld1.32 {d23[0]}, [r0]
.Lotherwise_456:
    tst r1, #8
    beq .Lotherwise_457
    add r0, r4, #12
    vld1.32 {d23[1]}, [r0]
.Lotherwise_457:
.Lend_453:
    ubfx r0, r1, #0, #4
    vmla.f32 q9, q11, d6[0]
    vmla.f32 q10, q11, d4[0]
    cmp r0, #15
    bne .Lotherwise_458
    vld1.32 {d22, d23}, [r5]
    b .Lend_459
.Lotherwise_458:
    vmov.i32 q11, #0
    tst r1, #1
    beq .Lotherwise_460
    vld1.32 {d22[0]}, [r5]
.Lotherwise_460:
    tst r1, #2
    beq .Lotherwise_461
    add r0, r5, #4
    vld1.32 {d22[1]}, [r0]
.Lotherwise_461:
    tst r1, #4
    beq .Lotherwise_462
    add r0, r5, #8
    vld1.32 {d23[0]}, [r0]
.Lotherwise_462:
    tst r1, #8
    beq .Lotherwise_463
    add r0, r5, #12
    vld1.32 {d23[1]}, [r0]
.Lotherwise_463:
.Lend_459:
    ubfx r0, r1, #0, #4
    vmla.f32 q9, q11, d8[0]
    vmla.f32 q10, q11, d6[0]
    cmp r0, #15
    bne .Lotherwise_464
    vld1.32 {d22, d23}, [r8]
    b .Lend_465
.Lotherwise_464:
    vmov.i32 q11, #0
    tst r1, #1
    beq .Lotherwise_466
    vld1.32 {d22[0]}, [r8]
.Lotherwise_466:
    tst r1, #2
    beq .Lotherwise_467
    add r0, r8, #4
    vld1.32 {d22[1]}, [r0]
.Lotherwise_467:
    tst r1, #4
    beq .Lotherwise_468
    add r0, r8, #8
    vld1.32 {d23[0]}, [r0]
.Lotherwise_468:
    tst r1, #8
    beq .Lotherwise_469
    add r0, r8, #12
    vld1.32 {d23[1]}, [r0]
.Lotherwise_469:
.Lend_465:
    ldr r1, [r6, #16]
    vmla.f32 q10, q11, d8[0]
    vldr s0, [r2, #4]
    ubfx r0, r1, #1, #4
    vldr s4, [r2, #24]
    vldr s8, [r2, #44]
    vldr s12, [r2, #64]
    vldr s16, [r2, #84]
    cmp r0, #15
    bne .Lotherwise_470
    add r0, r3, #4
    vld1.32 {d22, d23}, [r0]
    b .Lend_471
.Lotherwise_470:
    vmov.i32 q11, #0
    tst r1, #2
    beq .Lotherwise_472
    add r0, r3, #4
    vld1.32 {d22[0]}, [r0]
.Lotherwise_472:
    tst r1, #4
    beq .Lotherwise_473
    add r0, r3, #8
    vld1.32 {d22[1]}, [r0]
.Lotherwise_473:
    tst r1, #8
    beq .Lotherwise_474
    add r0, r3, #12
    vld1.32 {d23[0]}, [r0]
.Lotherwise_474:
    tst r1, #16
    beq .Lotherwise_475
    add r0, r3, #16
    vld1.32 {d23[1]}, [r0]
.Lotherwise_475:
.Lend_471:
    ubfx r0, r1, #1, #4
    vmla.f32 q9, q11, d0[0]
    cmp r0, #15
    bne .Lotherwise_476
    add r0, r12, #4
    vld1.32 {d22, d23}, [r0]
    b .Lend_477
.Lotherwise_476:
    vmov.i32 q11, #0
    tst r1, #2
    beq .Lotherwise_478
    add r0, r12, #4
    vld1.32 {d22[0]}, [r0]
.Lotherwise_478:
    tst r1, #4
    beq .Lotherwise_479
    add r0, r12, #8
    vld1.32 {d22[1]}, [r0]
.Lotherwise_479:
    tst r1, #8
    beq .Lotherwise_480
    add r0, r12, #12
    vld1.32 {d23[0]}, [r0]
.Lotherwise_480:
    tst r1, #16
    beq .Lotherwise_481
    add r0, r12, #16
    vld1.32 {d23[1]}, [r0]
.Lotherwise_481:
.Lend_477:
    ubfx r0, r1, #1, #4
    vmla.f32 q9, q11, d2[0]
    vmla.f32 q10, q11, d0[0]
    cmp r0, #15
    bne .Lotherwise_482
    add r0, r14, #4
    vld1.32 {d22, d23}, [r0]
    b .Lend_483
.Lotherwise_482:
    vmov.i32 q11, #0
    tst r1, #2
    beq .Lotherwise_484
    add r0, r14, #4
    vld1.32 {d22[0]}, [r0]
.Lotherwise_484:
    tst r1, #4
    beq .Lotherwise_485
    add r0, r14, #8
    vld1.32 {d22[1]}, [r0]
.Lotherwise_485:
    tst r1, #8
    beq .Lotherwise_486
    add r0, r14, #12
    vld1.32 {d23[0]}, [r0]
.Lotherwise_486:
    tst r1, #16
    beq .Lotherwise_487
    add r0, r14, #16
    vld1.32 {d23[1]}, [r0]
.Lotherwise_487:
.Lend_483:
    ubfx r0, r1, #1, #4
    vmla.f32 q9, q11, d4[0]
    vmla.f32 q10, q11, d2[0]
    cmp r0, #15
    bne .Lotherwise_488
    add r0, r4, #4
    vld1.32 {d22, d23}, [r0]
    b .Lend_489
.Lotherwise_488:
    vmov.i32 q11, #0
    tst r1, #2
    beq .Lotherwise_490
    add r0, r4, #4
    vld1.32 {d22[0]}, [r0]
.Lotherwise_490:
    tst r1, #4
    beq .Lotherwise_491
    add r0, r4, #8
    vld1.32 {d22[1]}, [r0]
.Lotherwise_491:
    tst r1, #8
    beq .Lotherwise_492
    add r0, r4, #12
    vld1.32 {d23[0]}, [r0]
.Lotherwise_492:
    tst r1, #16
    beq .Lotherwise_493
    add r0, r4, #16
    vld1.32 {d23[1]}, [r0]
.Lotherwise_493:
.Lend_489:
    ubfx r0, r1, #1, #4
    vmla.f32 q9, q11, d6[0]
    vmla.f32 q10, q11, d4[0]
    cmp r0, #15
    bne .Lotherwise_494
    add r0, r5, #4
    vld1.32 {d22, d23}, [r0]
    b .Lend_495
.Lotherwise_494:
    vmov.i32 q11, #0
    tst r1, #2
    beq .Lotherwise_496
    add r0, r5, #4
    vld1.32 {d22[0]}, [r0]
.Lotherwise_496:
    tst r1, #4
    beq .Lotherwise_497
    add r0, r5, #8
    vld1.32 {d22[1]}, [r0]
.Lotherwise_497:
    tst r1, #8
    beq .Lotherwise_498
    add r0, r5, #12
    vld1.32 {d23[0]}, [r0]
.Lotherwise_498:
    tst r1, #16
    beq .Lotherwise_499
    add r0, r5, #16
    vld1.32 {d23[1]}, [r0]
.Lotherwise_499:
.Lend_495:
    ubfx r0, r1, #1, #4
    vmla.f32 q9, q11, d8[0]
    vmla.f32 q10, q11, d6[0]
    cmp r0, #15
    bne .Lotherwise_500
    add r0, r8, #4
    vld1.32 {d22, d23}, [r0]
    b .Lend_501
.Lotherwise_500:
    vmov.i32 q11, #0
    tst r1, #2
    beq .Lotherwise_502
    add r0, r8, #4
    vld1.32 {d22[0]}, [r0]
.Lotherwise_502:
    tst r1, #4
    beq .Lotherwise_503
    add r0, r8, #8
    vld1.32 {d22[1]}, [r0]
.Lotherwise_503:
    tst r1, #8
    beq .Lotherwise_504
    add r0, r8, #12
    vld1.32 {d23[0]}, [r0]
.Lotherwise_504:
    tst r1, #16
    beq .Lotherwise_505
    add r0, r8, #16
    vld1.32 {d23[1]}, [r0]
.Lotherwise_505:
.Lend_501:
    add r3, r3, #8
    vldr d0, [r2, #8]
    add r12, r12, #8
    vmla.f32 q10, q11, d8[0]
    vld1.32 {d22, d23}, [r3]
    add r14, r14, #8
    add r4, r4, #8
    vld1.32 {d24, d25}, [r12]
    add r5, r5, #8
    add r8, r8, #8
    vldr d2, [r2, #28]
    vmla.f32 q9, q11, d0[0]
    add r3, r3, #4
    vmla.f32 q10, q12, d0[0]
    vld1.32 {d22, d23}, [r14]
    add r12, r12, #4
    vldr d4, [r2, #48]
    vmla.f32 q9, q12, d2[0]
    add r14, r14, #4
    vmla.f32 q10, q11, d2[0]
    vld1.32 {d24, d25}, [r4]
    add r4, r4, #4
    vldr d6, [r2, #68]
    vmla.f32 q9, q11, d4[0]
    vmla.f32 q10, q12, d4[0]
    vld1.32 {d22, d23}, [r5]
    add r5, r5, #4
    vldr d8, [r2, #88]
    vmla.f32 q9, q12, d6[0]
    mov r0, r10
    vmla.f32 q10, q11, d6[0]
    vld1.32 {d24, d25}, [r8]
    add r8, r8, #4
    vmla.f32 q9, q11, d8[0]
    vld1.32 {d22, d23}, [r3]
    add r3, r3, #4
    vmla.f32 q10, q12, d8[0]
    vld1.32 {d24, d25}, [r12]
    add r12, r12, #4
    vmla.f32 q9, q11, d0[1]
    vld1.32 {d22, d23}, [r14]
    add r14, r14, #4
    vmla.f32 q10, q12, d0[1]
    vld1.32 {d26, d27}, [r4]
    add r4, r4, #4
    vmla.f32 q9, q12, d2[1]
    vld1.32 {d24, d25}, [r5]
    add r5, r5, #4
    vmla.f32 q10, q11, d2[1]
    vld1.32 {d28, d29}, [r8]
    add r8, r8, #4
    vmla.f32 q9, q11, d4[1]
    vldr s0, [r2, #16]
    add r10, r10, #16
    vmla.f32 q10, q13, d4[1]
    vld1.32 {d22, d23}, [r3]
    vmla.f32 q9, q13, d6[1]
    vld1.32 {d26, d27}, [r12]
    vmla.f32 q10, q12, d6[1]
    vldr s4, [r2, #36]
    vmla.f32 q9, q12, d8[1]
    vld1.32 {d24, d25}, [r14]
    vmla.f32 q10, q14, d8[1]
    vldr s8, [r2, #56]
    vmla.f32 q9, q11, d0[0]
    vld1.32 {d22, d23}, [r4]
    vmla.f32 q10, q13, d0[0]
    vldr s0, [r2, #76]
    vmla.f32 q9, q13, d2[0]
    vld1.32 {d26, d27}, [r5]
    sub r5, r5, #16
    vmla.f32 q10, q12, d2[0]
    vldr s4, [r2, #96]
    vmla.f32 q9, q12, d4[0]
    vld1.32 {d24, d25}, [r8]
    sub r8, r8, #16
    vmla.f32 q10, q11, d4[0]
    vldr s8, [r6, #32]
    vmla.f32 q9, q11, d0[0]
    ldr r1, [r6]
    vmla.f32 q10, q13, d0[0]
    vmla.f32 q9, q13, d2[0]
    vmla.f32 q10, q12, d2[0]
    vdup.32 q11, d4[0]
    vmax.f32 q9, q11, q9
    vmax.f32 q10, q11, q10
    vst1.32 {d18, d19}, [r0]
    add r0, r0, r1, lsl #2
    vst1.32 {d20, d21}, [r0]
    ldr r0, [r6, #12]
    ldr r1, [r6, #4]
    add r11, r5, r0, lsl #2
    add r0, r8, r0, lsl #2
    pld [r11]
    add r5, r5, #16
    pld [r0]
    add r8, r8, #16
    cmp r1, #0
    beq .Lloop_end_506
.Lloop_507:
    vmov q9, q8
    vld1.32 {d0, d1}, [r2]!
    vld1.32 {d22, d23}, [r3]
    vmov q10, q8
    add r3, r3, #4
    vld1.32 {d24, d25}, [r12]
    add r12, r12, #4
    sub r1, r1, #1
    vld1.32 {d2, d3}, [r2]!
    vmla.f32 q9, q11, d0[0]
    vmla.f32 q10, q12, d0[0]
    vld1.32 {d22, d23}, [r14]
    add r14, r14, #4
    vld1.32 {d4, d5}, [r2]!
    vmla.f32 q9, q12, d2[1]
    vmla.f32 q10, q11, d2[1]
    vld1.32 {d24, d25}, [r4]
    add r4, r4, #4
    vld1.32 {d6, d7}, [r2]
    vmla.f32 q9, q11, d5[0]
    add r2, r2, #32
    vmla.f32 q10, q12, d5[0]
    vld1.32 {d22, d23}, [r5]
    add r5, r5, #4
    vld1.32 {d8, d9}, [r2]
    vmla.f32 q9, q12, d7[1]
    sub r2, r2, #16
    vmla.f32 q10, q11, d7[1]
    vld1.32 {d24, d25}, [r8]
    add r8, r8, #4
    vmla.f32 q9, q11, d8[0]
    vld1.32 {d22, d23}, [r3]
    add r3, r3, #4
    vmla.f32 q10, q12, d8[0]
    vld1.32 {d24, d25}, [r12]
    add r12, r12, #4
    vmla.f32 q9, q11, d0[1]
    vld1.32 {d22, d23}, [r14]
    add r14, r14, #4
    vmla.f32 q10, q12, d0[1]
    vld1.32 {d26, d27}, [r4]
    add r4, r4, #4
    vmla.f32 q9, q12, d3[0]
    vld1.32 {d10, d11}, [r2]
    vmla.f32 q10, q11, d3[0]
    vld1.32 {d24, d25}, [r5]
    add r5, r5, #4
    vmla.f32 q9, q11, d5[1]
    vld1.32 {d14, d15}, [r8]
    add r8, r8, #4
    vmla.f32 q10, q13, d5[1]
    vld1.32 {d30, d31}, [r3]
    add r3, r3, #4
    vmla.f32 q9, q13, d10[0]
    vld1.32 {d28, d29}, [r12]
    add r12, r12, #4
    vmla.f32 q10, q12, d10[0]
    vld1.32 {d22, d23}, [r14]
    add r14, r14, #4
    vmla.f32 q9, q12, d8[1]
    vld1.32 {d12, d13}, [r4]
    add r4, r4, #4
    vmla.f32 q10, q7, d8[1]
    vld1.32 {d14, d15}, [r5]
    add r5, r5, #4
    vmla.f32 q9, q15, d1[0]
    vld1.32 {d26, d27}, [r8]
    add r8, r8, #4
    vmla.f32 q10, q14, d1[0]
    vld1.32 {d24, d25}, [r3]
    add r3, r3, #4
    vmla.f32 q9, q14, d3[1]
    vld1.32 {d28, d29}, [r12]
    add r12, r12, #4
    vmla.f32 q10, q11, d3[1]
    vmla.f32 q9, q11, d6[0]
    vld1.32 {d30, d31}, [r14]
    add r14, r14, #4
    vmla.f32 q10, q6, d6[0]
    vmla.f32 q9, q6, d10[1]
    vld1.32 {d12, d13}, [r4]
    add r4, r4, #4
    vmla.f32 q10, q7, d10[1]
    vmla.f32 q9, q7, d9[0]
    vld1.32 {d14, d15}, [r5]
    add r5, r5, #4
    vmla.f32 q10, q13, d9[0]
    vld1.32 {d22, d23}, [r8]
    add r8, r8, #4
    vmla.f32 q9, q12, d1[1]
    vld1.32 {d24, d25}, [r3]
    vmla.f32 q10, q14, d1[1]
    vld1.32 {d26, d27}, [r12]
    vmla.f32 q9, q14, d4[0]
    vld1.32 {d28, d29}, [r14]
    vmla.f32 q10, q15, d4[0]
    vmla.f32 q9, q15, d6[1]
    vld1.32 {d30, d31}, [r4]
    vmla.f32 q10, q6, d6[1]
    vmla.f32 q9, q6, d11[0]
    vld1.32 {d12, d13}, [r5]
    sub r5, r5, #16
    vmla.f32 q10, q7, d11[0]
    vmla.f32 q9, q7, d9[1]
    vldr s0, [r2, #32]
    sub r2, r2, #64
    vmla.f32 q10, q11, d9[1]
    vld1.32 {d22, d23}, [r8]
    sub r8, r8, #16
    vmla.f32 q9, q12, d2[0]
    vldr s16, [r6, #32]
    mov r0, r10
    vmla.f32 q10, q13, d2[0]
    add r10, r10, #16
    vmla.f32 q9, q13, d4[1]
    vmla.f32 q10, q14, d4[1]
    vmla.f32 q9, q14, d7[0]
    vmla.f32 q10, q15, d7[0]
    vmla.f32 q9, q15, d11[1]
    vmla.f32 q10, q6, d11[1]
    vmla.f32 q9, q6, d0[0]
    vmla.f32 q10, q11, d0[0]
    vdup.32 q11, d8[0]
    vmax.f32 q9, q11, q9
    vmax.f32 q10, q11, q10
    ldr r11, [r6]
    vst1.32 {d18, d19}, [r0]
    add r0, r0, r11, lsl #2
    vst1.32 {d20, d21}, [r0]
    ldr r0, [r6, #12]
    add r11, r5, r0, lsl #2
    add r0, r8, r0, lsl #2
    pld [r11]
    add r5, r5, #16
    pld [r0]
    add r8, r8, #16
    cmp r1, #0
    bne .Lloop_507
.Lloop_end_506:
    ldr r0, [r6, #8]
    vmov q9, q8
    vmov q10, q8
    vld1.32 {d0, d1}, [r2]
    add r2, r2, #20
    vld1.32 {d2, d3}, [r2]
    sub r3, r3, r0, lsl #2
    sub r12, r12, r0, lsl #2
    vld1.32 {d22, d23}, [r3]
    sub r14, r14, r0, lsl #2
    vld1.32 {d24, d25}, [r12]
    sub r4, r4, r0, lsl #2
    add r2, r2, #20
    vmla.f32 q9, q11, d0[0]
    vld1.32 {d22, d23}, [r14]
    sub r5, r5, r0, lsl #2
    vmla.f32 q10, q12, d0[0]
    vld1.32 {d4, d5}, [r2]
    add r2, r2, #20
    vmla.f32 q9, q12, d2[0]
    vld1.32 {d24, d25}, [r4]
    sub r8, r8, r0, lsl #2
    vmla.f32 q10, q11, d2[0]
    vld1.32 {d6, d7}, [r2]
    add r1, r2, #20
    vmla.f32 q9, q11, d4[0]
    vld1.32 {d22, d23}, [r5]
    add r3, r3, #4
    vmla.f32 q10, q12, d4[0]
    vld1.32 {d8, d9}, [r1]
    add r12, r12, #4
    vmla.f32 q9, q12, d6[0]
    vld1.32 {d24, d25}, [r8]
    add r14, r14, #4
    vmla.f32 q10, q11, d6[0]
    vld1.32 {d26, d27}, [r3]
    add r4, r4, #4
    vmla.f32 q9, q11, d8[0]
    vld1.32 {d22, d23}, [r12]
    add r5, r5, #4
    vmla.f32 q10, q12, d8[0]
    vld1.32 {d24, d25}, [r14]
    add r8, r8, #4
    vmla.f32 q9, q13, d0[1]
    vld1.32 {d26, d27}, [r4]
    add r1, r3, #4
    vmla.f32 q10, q11, d0[1]
    vld1.32 {d10, d11}, [r5]
    sub r10, r10, r0, lsl #2
    vmla.f32 q9, q11, d2[1]
    vld1.32 {d30, d31}, [r8]
    add r0, r12, #4
    vmla.f32 q10, q12, d2[1]
    vld1.32 {d12, d13}, [r1]
    add r1, r14, #4
    vmla.f32 q9, q12, d4[1]
    vld1.32 {d28, d29}, [r0]
    add r0, r4, #4
    vmla.f32 q10, q13, d4[1]
    vld1.32 {d14, d15}, [r1]
    add r1, r5, #4
    vmla.f32 q9, q13, d6[1]
    vld1.32 {d22, d23}, [r0]
    add r0, r8, #4
    vmla.f32 q10, q5, d6[1]
    vld1.32 {d24, d25}, [r1]
    sub r3, r3, #4
    vmla.f32 q9, q5, d8[1]
    ldr r1, [r6, #24]
    sub r12, r12, #4
    vmla.f32 q10, q15, d8[1]
    vld1.32 {d26, d27}, [r0]
    sub r14, r14, #4
    vmla.f32 q9, q6, d1[0]
    ubfx r0, r1, #3, #4
    sub r4, r4, #4
    vmla.f32 q10, q14, d1[0]
    sub r5, r5, #4
    sub r8, r8, #4
    vmla.f32 q9, q14, d3[0]
    sub r2, r2, #60
    vmla.f32 q10, q7, d3[0]
    vmla.f32 q9, q7, d5[0]
    vmla.f32 q10, q11, d5[0]
    vmla.f32 q9, q11, d7[0]
    vmla.f32 q10, q12, d7[0]
    vmla.f32 q9, q12, d9[0]
    vmla.f32 q10, q13, d9[0]
    cmp r0, #15
    bne .Lotherwise_508
    add r0, r3, #12
    vld1.32 {d22, d23}, [r0]
    b .Lend_509
.Lotherwise_508:
    vmov.i32 q11, #0
    tst r1, #8
    beq .Lotherwise_510
    add r0, r3, #12
    vld1.32 {d22[0]}, [r0]
.Lotherwise_510:
    tst r1, #16
    beq .Lotherwise_511
    add r0, r3, #16
    vld1.32 {d22[1]}, [r0]
.Lotherwise_511:
    tst r1, #32
    beq .Lotherwise_512
    add r0, r3, #20
    vld1.32 {d23[0]}, [r0]
.Lotherwise_512:
    tst r1, #64
    beq .Lotherwise_513
    add r0, r3, #24
    vld1.32 {d23[1]}, [r0]
.Lotherwise_513:
.Lend_509:
    ubfx r0, r1, #3, #4
    vmla.f32 q9, q11, d1[1]
    cmp r0, #15
    bne .Lotherwise_514
    add r0, r12, #12
    vld1.32 {d22, d23}, [r0]
    b .Lend_515
.Lotherwise_514:
    vmov.i32 q11, #0
    tst r1, #8
    beq .Lotherwise_516
    add r0, r12, #12
    vld1.32 {d22[0]}, [r0]
.Lotherwise_516:
    tst r1, #16
    beq .Lotherwise_517
    add r0, r12, #16
    vld1.32 {d22[1]}, [r0]
.Lotherwise_517:
    tst r1, #32
    beq .Lotherwise_518
    add r0, r12, #20
    vld1.32 {d23[0]}, [r0]
.Lotherwise_518:
    tst r1, #64
    beq .Lotherwise_519
    add r0, r12, #24
    vld1.32 {d23[1]}, [r0]
.Lotherwise_519:
.Lend_515:
    ubfx r0, r1, #3, #4
    vmla.f32 q9, q11, d3[1]
    vmla.f32 q10, q11, d1[1]
    cmp r0, #15
    bne .Lotherwise_520
    add r0, r14, #12
    vld1.32 {d22, d23}, [r0]
    b .Lend_521
.Lotherwise_520:
    vmov.i32 q11, #0
    tst r1, #8
    beq .Lotherwise_522
    add r0, r14, #12
    vld1.32 {d22[0]}, [r0]
.Lotherwise_522:
    tst r1, #16
    beq .Lotherwise_523
    add r0, r14, #16
    vld1.32 {d22[1]}, [r0]
.Lotherwise_523:
    tst r1, #32
    beq .Lotherwise_524
    add r0, r14, #20
    vld1.32 {d23[0]}, [r0]
.Lotherwise_524:
    tst r1, #64
    beq .Lotherwise_525
    add r0, r14, #24
    vld1.32 {d23[1]}, [r0]
.Lotherwise_525:
.Lend_521:
    ubfx r0, r1, #3, #4
    vmla.f32 q9, q11, d5[1]
    vmla.f32 q10, q11, d3[1]
    cmp r0, #15
    bne .Lotherwise_526
    add r0, r4, #12
    vld1.32 {d22, d23}, [r0]
    b .Lend_527
.Lotherwise_526:
    vmov.i32 q11, #0
    tst r1, #8
    beq .Lotherwise_528
    add r0, r4, #12
    vld1.32 {d22[0]}, [r0]
.Lotherwise_528:
    tst r1, #16
    beq .Lotherwise_529
    add r0, r4, #16
    vld1.32 {d22[1]}, [r0]
.Lotherwise_529:
    tst r1, #32
    beq .Lotherwise_530
    add r0, r4, #20
    vld1.32 {d23[0]}, [r0]
.Lotherwise_530:
    tst r1, #64
    beq .Lotherwise_531
    add r0, r4, #24
    vld1.32 {d23[1]}, [r0]
.Lotherwise_531:
.Lend_527:
    ubfx r0, r1, #3, #4
    vmla.f32 q9, q11, d7[1]
    vmla.f32 q10, q11, d5[1]
    cmp r0, #15
    bne .Lotherwise_532
    add r0, r5, #12
    vld1.32 {d22, d23}, [r0]
    b .Lend_533
.Lotherwise_532:
    vmov.i32 q11, #0
    tst r1, #8
    beq .Lotherwise_534
    add r0, r5, #12
    vld1.32 {d22[0]}, [r0]
.Lotherwise_534:
    tst r1, #16
    beq .Lotherwise_535
    add r0, r5, #16
    vld1.32 {d22[1]}, [r0]
.Lotherwise_535:
    tst r1, #32
    beq .Lotherwise_536
    add r0, r5, #20
    vld1.32 {d23[0]}, [r0]
.Lotherwise_536:
    tst r1, #64
    beq .Lotherwise_537
    add r0, r5, #24
    vld1.32 {d23[1]}, [r0]
.Lotherwise_537:
.Lend_533:
    ubfx r0, r1, #3, #4
    vmla.f32 q9, q11, d9[1]
    vmla.f32 q10, q11, d7[1]
    cmp r0, #15
    bne .Lotherwise_538
    add r0, r8, #12
    vld1.32 {d22, d23}, [r0]
    b .Lend_539
.Lotherwise_538:
    vmov.i32 q11, #0
    tst r1, #8
    beq .Lotherwise_540
    add r0, r8, #12
    vld1.32 {d22[0]}, [r0]
.Lotherwise_540:
    tst r1, #16
    beq .Lotherwise_541
    add r0, r8, #16
    vld1.32 {d22[1]}, [r0]
.Lotherwise_541:
    tst r1, #32
    beq .Lotherwise_542
    add r0, r8, #20
    vld1.32 {d23[0]}, [r0]
.Lotherwise_542:
    tst r1, #64
    beq .Lotherwise_543
    add r0, r8, #24
    vld1.32 {d23[1]}, [r0]
.Lotherwise_543:
.Lend_539:
    ldr r1, [r6, #24]
    vmla.f32 q10, q11, d9[1]
    vldr s0, [r2, #16]
    ubfx r0, r1, #4, #4
    vldr s4, [r2, #36]
    vldr s8, [r2, #56]
    vldr s12, [r2, #76]
    vldr s16, [r2, #96]
    cmp r0, #15
    bne .Lotherwise_544
    add r0, r3, #16
    vld1.32 {d22, d23}, [r0]
    b .Lend_545
.Lotherwise_544:
    vmov.i32 q11, #0
    tst r1, #16
    beq .Lotherwise_546
    add r0, r3, #16
    vld1.32 {d22[0]}, [r0]
.Lotherwise_546:
    tst r1, #32
    beq .Lotherwise_547
    add r0, r3, #20
    vld1.32 {d22[1]}, [r0]
.Lotherwise_547:
    tst r1, #64
    beq .Lotherwise_548
    add r0, r3, #24
    vld1.32 {d23[0]}, [r0]
.Lotherwise_548:
    tst r1, #128
    beq .Lotherwise_549
    add r0, r3, #28
    vld1.32 {d23[1]}, [r0]
.Lotherwise_549:
.Lend_545:
    ubfx r0, r1, #4, #4
    vmla.f32 q9, q11, d0[0]
    cmp r0, #15
    bne .Lotherwise_550
    add r0, r12, #16
    vld1.32 {d22, d23}, [r0]
    b .Lend_551
.Lotherwise_550:
    vmov.i32 q11, #0
    tst r1, #16
    beq .Lotherwise_552
    add r0, r12, #16
    vld1.32 {d22[0]}, [r0]
.Lotherwise_552:
    tst r1, #32
    beq .Lotherwise_553
    add r0, r12, #20
    vld1.32 {d22[1]}, [r0]
.Lotherwise_553:
    tst r1, #64
    beq .Lotherwise_554
    add r0, r12, #24
    vld1.32 {d23[0]}, [r0]
.Lotherwise_554:
    tst r1, #128
    beq .Lotherwise_555
    add r0, r12, #28
    vld1.32 {d23[1]}, [r0]
.Lotherwise_555:
.Lend_551:
    ubfx r0, r1, #4, #4
    vmla.f32 q9, q11, d2[0]
    vmla.f32 q10, q11, d0[0]
    cmp r0, #15
    bne .Lotherwise_556
    add r0, r14, #16
    vld1.32 {d22, d23}, [r0]
    b .Lend_557
.Lotherwise_556:
    vmov.i32 q11, #0
    tst r1, #16
    beq .Lotherwise_558
    add r0, r14, #16
    vld1.32 {d22[0]}, [r0]
.Lotherwise_558:
    tst r1, #32
    beq .Lotherwise_559
    add r0, r14, #20
    vld1.32 {d22[1]}, [r0]
.Lotherwise_559:
    tst r1, #64
    beq .Lotherwise_560
    add r0, r14, #24
    vld1.32 {d23[0]}, [r0]
.Lotherwise_560:
    tst r1, #128
    beq .Lotherwise_561
    add r0, r14, #28
    vld1.32 {d23[1]}, [r0]
.Lotherwise_561:
.Lend_557:
    ubfx r0, r1, #4, #4
    vmla.f32 q9, q11, d4[0]
    vmla.f32 q10, q11, d2[0]
    cmp r0, #15
    bne .Lotherwise_562
    add r0, r4, #16
    vld1.32 {d22, d23}, [r0]
    b .Lend_563
.Lotherwise_562:
    vmov.i32 q11, #0
    tst r1, #16
    beq .Lotherwise_564
    add r0, r4, #16
    vld1.32 {d22[0]}, [r0]
.Lotherwise_564:
    tst r1, #32
    beq .Lotherwise_565
    add r0, r4, #20
    vld1.32 {d22[1]}, [r0]
.Lotherwise_565:
    tst r1, #64
    beq .Lotherwise_566
    add r0, r4, #24
    vld1.32 {d23[0]}, [r0]
.Lotherwise_566:
    tst r1, #128
    beq .Lotherwise_567
    add r0, r4, #28
    vld1.32 {d23[1]}, [r0]
.Lotherwise_567:
.Lend_563:
    ubfx r0, r1, #4, #4
    vmla.f32 q9, q11, d6[0]
    vmla.f32 q10, q11, d4[0]
    cmp r0, #15
    bne .Lotherwise_568
    add r0, r5, #16
    vld1.32 {d22, d23}, [r0]
    b .Lend_569
.Lotherwise_568:
    vmov.i32 q11, #0
    tst r1, #16
    beq .Lotherwise_570
    add r0, r5, #16
    vld1.32 {d22[0]}, [r0]
.Lotherwise_570:
    tst r1, #32
    beq .Lotherwise_571
    add r0, r5, #20
    vld1.32 {d22[1]}, [r0]
.Lotherwise_571:
    tst r1, #64
    beq .Lotherwise_572
    add r0, r5, #24
    vld1.32 {d23[0]}, [r0]
.Lotherwise_572:
    tst r1, #128
    beq .Lotherwise_573
    add r0, r5, #28
    vld1.32 {d23[1]}, [r0]
.Lotherwise_573:
.Lend_569:
    ubfx r0, r1, #4, #4
    vmla.f32 q9, q11, d8[0]
    vmla.f32 q10, q11, d6[0]
    cmp r0, #15
    bne .Lotherwise_574
    add r0, r8, #16
    vld1.32 {d22, d23}, [r0]
    b .Lend_575
.Lotherwise_574:
    vmov.i32 q11, #0
    tst r1, #16
    beq .Lotherwise_576
    add r0, r8, #16
    vld1.32 {d22[0]}, [r0]
.Lotherwise_576:
    tst r1, #32
    beq .Lotherwise_577
    add r0, r8, #20
    vld1.32 {d22[1]}, [r0]
.Lotherwise_577:
    tst r1, #64
    beq .Lotherwise_578
    add r0, r8, #24
    vld1.32 {d23[0]}, [r0]
.Lotherwise_578:
    tst r1, #128
    beq .Lotherwise_579
    add r0, r8, #28
    vld1.32 {d23[1]}, [r0]
.Lotherwise_579:
.Lend_575:
    vmla.f32 q10, q11, d8[0]
    vldr s0, [r6, #32]
    sub r7, r7, #1
    ldr r0, [r6]
    add r9, r9, #28
    vdup.32 q11, d0[0]
    vmax.f32 q9, q11, q9
    vmax.f32 q10, q11, q10
    vst1.32 {d18, d19}, [r10]
    add r10, r10, r0, lsl #2
    vst1.32 {d20, d21}, [r10]
    cmp r7, #0
    bne .Lloop_433
.Lloop_end_432:
    vpop {d8, d9, d10, d11, d12, d13, d14, d15}
    pop {r4, r5, r6, r7, r8, r9, r10, r11, pc}
    .size nnp_depthwise_5x5_rows__armv7_neon, . - nnp_depthwise_5x5_rows__armv7_neon

    .text
    .p2align 4
    .globl nnp_depthwise_5x5_by_2__armv7_neon
    .type nnp_depthwise_5x5_by_2__armv7_neon, %function
nnp_depthwise_5x5_by_2__armv7_neon:
    push {r4, r5, r6, r7, r8, r9, r10, r11, r14}
    vpush {d8, d9, d10, d11, d12, d13, d14, d15}
    mov r6, r0
    ldr r7, [sp, #100]
    mov r8, r1
    mov r5, r2
    ldr r9, [sp, #104]
    cmp r6, #0
    beq .Lloop_end_580
.Lloop_581:
    vldr s0, [r3]
    mov r2, r8
    mov r12, r7
    ldr r14, [r9, #28]
    vldr d14, [r5]
    vdup.32 q8, d0[0]
    vdup.32 q9, d0[0]
    ldr r4, [r9, #40]
    vdup.32 q10, d0[0]
    ldr r10, [r9, #44]
    cmp r14, #0
    beq .Lloop_end_582
.Lloop_583:
    tst r4, #1
    beq .Lotherwise_584
    add r2, r2, #12
    vldr s4, [r5, #16]
    vld1.32 {d22, d23}, [r2]!
    vld1.32 {d24, d25}, [r2]
    vmov q13, q11
    vldr s20, [r5, #56]
    vldr s8, [r5, #96]
    vldr s0, [r2, #-20]
    vuzp.32 q13, q12
    vldr d6, [r5, #8]
    add r5, r5, #40
    add r0, r5, #40
    vld1.32 {d8, d9}, [r5]
    vdup.32 q11, d0[0]
    sub r5, r5, #40
    vld1.32 {d0, d1}, [r0]
    vmla.f32 q10, q12, d2[0]
    vldr d2, [r2, #-28]
    sub r2, r2, #28
    vmla.f32 q9, q12, d10[0]
    ldr r0, [r9, #8]
    vmla.f32 q8, q12, d4[0]
    ldr r1, [r9, #4]
    vmla.f32 q10, q13, d6[1]
    add r0, r2, r0, lsl #2
    vmla.f32 q9, q13, d9[1]
    pld [r0]
    add r2, r2, r1, lsl #2
    vmla.f32 q8, q13, d1[1]
    vext.32 q11, q11, q12, #3
    vdup.32 q12, d2[1]
    vmla.f32 q10, q11, d6[0]
    vmla.f32 q9, q11, d9[0]
    vmla.f32 q8, q11, d1[0]
    vext.32 q12, q12, q13, #3
    vdup.32 q13, d2[0]
    vmla.f32 q10, q12, d14[1]
    vmla.f32 q9, q12, d8[1]
    vmla.f32 q8, q12, d0[1]
    vext.32 q11, q13, q11, #3
    vmla.f32 q10, q11, d14[0]
    vmla.f32 q9, q11, d8[0]
    vmla.f32 q8, q11, d0[0]
.Lotherwise_584:
    lsr r4, r4, #1
    tst r4, #1
    beq .Lotherwise_585
    add r2, r2, #12
    vldr s4, [r5, #36]
    vld1.32 {d22, d23}, [r2]!
    vld1.32 {d24, d25}, [r2]
    vldr s8, [r5, #76]
    add r5, r5, #20
    vldr s0, [r2, #-20]
    add r0, r5, #40
    vld1.32 {d6, d7}, [r5]
    sub r5, r5, #20
    vuzp.32 q11, q12
    vld1.32 {d8, d9}, [r0]
    vdup.32 q13, d0[0]
    vldr d0, [r2, #-28]
    sub r2, r2, #28
    vmla.f32 q10, q12, d2[0]
    ldr r0, [r9, #8]
    vmla.f32 q9, q12, d4[0]
    ldr r1, [r9, #4]
    vmla.f32 q10, q11, d7[1]
    add r0, r2, r0, lsl #2
    pld [r0]
    vmla.f32 q9, q11, d9[1]
    add r2, r2, r1, lsl #2
    vext.32 q12, q13, q12, #3
    vdup.32 q13, d0[1]
    vmla.f32 q10, q12, d7[0]
    vmla.f32 q9, q12, d9[0]
    vext.32 q11, q13, q11, #3
    vdup.32 q13, d0[0]
    vmla.f32 q10, q11, d6[1]
    vmla.f32 q9, q11, d8[1]
    vext.32 q11, q13, q12, #3
    vmla.f32 q10, q11, d6[0]
    vmla.f32 q9, q11, d8[0]
.Lotherwise_585:
    lsr r4, r4, #1
    tst r10, #1
    beq .Lotherwise_586
    ldr r0, [r9, #20]
    vldr s0, [r9, #64]
    ldr r1, [r9, #16]
    add r0, r12, r0, lsl #2
    vdup.32 q11, d0[0]
    pld [r0]
    vmax.f32 q8, q11, q8
    vst1.32 {d16, d17}, [r12]
    add r12, r12, r1, lsl #2
.Lotherwise_586:
    vldr s0, [r3]
    sub r14, r14, #1
    lsr r10, r10, #1
    vmov q8, q9
    vmov q9, q10
    vdup.32 q10, d0[0]
    cmp r14, #0
    bne .Lloop_583
.Lloop_end_582:
    ldr r1, [r9, #32]
    ldr r14, [r9, #8]
    ldr r4, [r9, #4]
    ldr r10, [r9, #20]
    ldr r11, [r9, #16]
    cmp r1, #0
    beq .Lloop_end_587
.Lloop_588:
    add r2, r2, #12
    vldr s0, [r3]
    add r5, r5, #8
    vld1.32 {d22, d23}, [r2]!
    sub r1, r1, #1
    vld1.32 {d26, d27}, [r2]
    vdup.32 q12, d0[0]
    vmov q14, q11
    vld1.32 {d0, d1}, [r5]
    add r5, r5, #48
    vld1.32 {d2, d3}, [r5]
    vldr s16, [r2, #-20]
    vuzp.32 q14, q13
    vldr s8, [r5, #40]
    sub r5, r5, #16
    vld1.32 {d6, d7}, [r5]
    vdup.32 q11, d8[0]
    vmla.f32 q10, q13, d1[0]
    vldr d8, [r2, #-28]
    sub r2, r2, #28
    vmla.f32 q9, q13, d2[0]
    vldr d10, [r5, #48]
    add r5, r5, #32
    vmla.f32 q10, q14, d0[1]
    vld1.32 {d12, d13}, [r5]
    vmla.f32 q9, q14, d7[1]
    vext.32 q15, q11, q13, #3
    vmla.f32 q8, q13, d4[0]
    vdup.32 q11, d8[1]
    vmla.f32 q10, q15, d0[0]
    vmla.f32 q9, q15, d7[0]
    vext.32 q11, q11, q14, #3
    vdup.32 q13, d8[0]
    vmla.f32 q10, q11, d14[1]
    vmla.f32 q9, q11, d6[1]
    vext.32 q13, q13, q15, #3
    vmla.f32 q8, q14, d10[1]
    vmla.f32 q10, q13, d14[0]
    vmla.f32 q9, q13, d6[0]
    vmla.f32 q8, q15, d10[0]
    vmla.f32 q8, q11, d13[1]
    vmla.f32 q8, q13, d13[0]
    add r0, r2, r14, lsl #2
    add r2, r2, r4, lsl #2
    pld [r0]
    add r2, r2, #12
    vld1.32 {d22, d23}, [r2]!
    vld1.32 {d26, d27}, [r2]
    vmov q14, q11
    vldr s8, [r2, #-20]
    vmov q15, q13
    vldr d6, [r2, #-28]
    sub r2, r2, #28
    vdup.32 q11, d4[0]
    vuzp.32 q14, q15
    vdup.32 q13, d6[1]
    vmla.f32 q9, q15, d12[1]
    vext.32 q2, q11, q15, #3
    vmla.f32 q9, q14, d12[0]
    vext.32 q11, q13, q14, #3
    vmla.f32 q9, q2, d3[1]
    vdup.32 q13, d6[0]
    vmla.f32 q9, q11, d3[0]
    vext.32 q13, q13, q2, #3
    vmla.f32 q9, q13, d2[1]
    sub r0, r5, #48
    vld1.32 {d2, d3}, [r0]
    sub r5, r5, #72
    vmla.f32 q10, q15, d3[1]
    vmla.f32 q10, q14, d3[0]
    vmla.f32 q10, q2, d2[1]
    vmla.f32 q10, q11, d2[0]
    vmla.f32 q10, q13, d1[1]
    add r0, r2, r14, lsl #2
    pld [r0]
    add r2, r2, r4, lsl #2
    vldr s0, [r9, #64]
    vdup.32 q11, d0[0]
    vmax.f32 q11, q11, q8
    vmov q8, q9
    vst1.32 {d22, d23}, [r12]
    vmov q9, q10
    vmov q10, q12
    add r0, r12, r10, lsl #2
    pld [r0]
    add r12, r12, r11, lsl #2
    cmp r1, #0
    bne .Lloop_588
.Lloop_end_587:
    ldr r14, [r9, #36]
    ldr r4, [r9, #48]
    cmp r14, #0
    beq .Lloop_end_589
.Lloop_590:
    tst r4, #1
    beq .Lotherwise_591
    add r2, r2, #12
    vldr s4, [r5, #16]
    vld1.32 {d22, d23}, [r2]!
    vld1.32 {d24, d25}, [r2]
    vmov q13, q11
    vldr s20, [r5, #56]
    vldr s8, [r5, #96]
    vldr s0, [r2, #-20]
    vuzp.32 q13, q12
    vldr d6, [r5, #8]
    add r5, r5, #40
    add r0, r5, #40
    vld1.32 {d8, d9}, [r5]
    vdup.32 q11, d0[0]
    sub r5, r5, #40
    vld1.32 {d0, d1}, [r0]
    vmla.f32 q10, q12, d2[0]
    vldr d2, [r2, #-28]
    sub r2, r2, #28
    vmla.f32 q9, q12, d10[0]
    ldr r0, [r9, #8]
    vmla.f32 q8, q12, d4[0]
    ldr r1, [r9, #4]
    vmla.f32 q10, q13, d6[1]
    add r0, r2, r0, lsl #2
    vmla.f32 q9, q13, d9[1]
    pld [r0]
    add r2, r2, r1, lsl #2
    vmla.f32 q8, q13, d1[1]
    vext.32 q11, q11, q12, #3
    vdup.32 q12, d2[1]
    vmla.f32 q10, q11, d6[0]
    vmla.f32 q9, q11, d9[0]
    vmla.f32 q8, q11, d1[0]
    vext.32 q12, q12, q13, #3
    vdup.32 q13, d2[0]
    vmla.f32 q10, q12, d14[1]
    vmla.f32 q9, q12, d8[1]
    vmla.f32 q8, q12, d0[1]
    vext.32 q11, q13, q11, #3
    vmla.f32 q10, q11, d14[0]
    vmla.f32 q9, q11, d8[0]
    vmla.f32 q8, q11, d0[0]
.Lotherwise_591:
    lsr r4, r4, #1
    tst r4, #1
    beq .Lotherwise_592
    add r2, r2, #12
    vldr s4, [r5, #36]
    vld1.32 {d22, d23}, [r2]!
    vld1.32 {d24, d25}, [r2]
    vldr s8, [r5, #76]
    add r5, r5, #20
    vldr s0, [r2, #-20]
    add r0, r5, #40
    vld1.32 {d6, d7}, [r5]
    sub r5, r5, #20
    vuzp.32 q11, q12
    vld1.32 {d8, d9}, [r0]
    vdup.32 q13, d0[0]
    vldr d0, [r2, #-28]
    sub r2, r2, #28
    vmla.f32 q10, q12, d2[0]
    ldr r0, [r9, #8]
    vmla.f32 q9, q12, d4[0]
    ldr r1, [r9, #4]
    vmla.f32 q10, q11, d7[1]
    add r0, r2, r0, lsl #2
    pld [r0]
    vmla.f32 q9, q11, d9[1]
    add r2, r2, r1, lsl #2
    vext.32 q12, q13, q12, #3
    vdup.32 q13, d0[1]
    vmla.f32 q10, q12, d7[0]
    vmla.f32 q9, q12, d9[0]
    vext.32 q11, q13, q11, #3
    vdup.32 q13, d0[0]
    vmla.f32 q10, q11, d6[1]
    vmla.f32 q9, q11, d8[1]
    vext.32 q11, q13, q12, #3
    vmla.f32 q10, q11, d6[0]
    vmla.f32 q9, q11, d8[0]
.Lotherwise_592:
    vldr s0, [r3]
    sub r14, r14, #1
    vldr s4, [r9, #64]
    lsr r4, r4, #1
    ldr r0, [r9, #20]
    vdup.32 q11, d0[0]
    vdup.32 q12, d2[0]
    ldr r1, [r9, #16]
    add r0, r12, r0, lsl #2
    pld [r0]
    vmax.f32 q12, q12, q8
    vmov q8, q9
    vst1.32 {d24, d25}, [r12]
    add r12, r12, r1, lsl #2
    vmov q9, q10
    vmov q10, q11
    cmp r14, #0
    bne .Lloop_590
.Lloop_end_589:
    ldr r0, [r9]
    sub r6, r6, #1
    add r5, r5, #100
    ldr r1, [r9, #12]
    ldr r2, [r9, #24]
    add r8, r8, r0, lsl #2
    add r7, r7, r1, lsl #2
    add r3, r3, r2, lsl #2
    cmp r6, #0
    bne .Lloop_581
.Lloop_end_580:
    vpop {d8, d9, d10, d11, d12, d13, d14, d15}
    pop {r4, r5, r6, r7, r8, r9, r10, r11, pc}
    .size nnp_depthwise_5x5_by_2__armv7_neon, . - nnp_depthwise_5x5_by_2__armv7_neon

    .text
    .p2align 4
    .globl nnp_depthwise_5x5_by_2_edge__armv7_neon
    .type nnp_depthwise_5x5_by_2_edge__armv7_neon, %function
nnp_depthwise_5x5_by_2_edge__armv7_neon:
    push {r4, r5, r6, r7, r8, r9, r10, r11, r14}
    sub sp, sp, #16
    ldr r14, [sp, #56]
    mov r4, r0
    str r1, [sp, #0]
    mov r6, r2
    ldr r7, [sp, #52]
    mov r5, r3
    ldr r8, [r14, #56]
    cmp r4, #0
    beq .Lloop_end_593
.Lloop_594:
    vldr s0, [r5]
    ldr r0, [sp, #0]
    mov r1, r0
    mov r2, r7
    ldr r3, [r14, #28]
    vldr d2, [r6]
    vdup.32 q11, d0[0]
    vdup.32 q12, d0[0]
    ldr r12, [r14, #40]
    vdup.32 q13, d0[0]
    ldr r9, [r14, #44]
    cmp r3, #0
    beq .Lloop_end_595
.Lloop_596:
    tst r12, #1
    beq .Lotherwise_597
    ubfx r0, r8, #3, #4
    cmp r0, #15
    bne .Lotherwise_598
    add r0, r1, #12
    vld1.32 {d16, d17}, [r0]
    b .Lend_599
.Lotherwise_598:
    vmov.i32 q8, #0
    tst r8, #8
    beq .Lotherwise_600
    add r0, r1, #12
    vld1.32 {d16[0]}, [r0]
.Lotherwise_600:
    tst r8, #16
    beq .Lotherwise_601
    add r0, r1, #16
    vld1.32 {d16[1]}, [r0]
.Lotherwise_601:
    tst r8, #32
    beq .Lotherwise_602
    add r0, r1, #20
    vld1.32 {d17[0]}, [r0]
.Lotherwise_602:
    tst r8, #64
    beq .Lotherwise_603
    add r0, r1, #24
    vld1.32 {d17[1]}, [r0]
.Lotherwise_603:
.Lend_599:
    ubfx r0, r8, #7, #4
    cmp r0, #15
    bne .Lotherwise_604
    add r0, r1, #28
    vld1.32 {d18, d19}, [r0]
    b .Lend_605
.Lotherwise_604:
    vmov.i32 q9, #0
    tst r8, #128
    beq .Lotherwise_606
    add r0, r1, #28
    vld1.32 {d18[0]}, [r0]
.Lotherwise_606:
    tst r8, #256
    beq .Lotherwise_607
    add r0, r1, #32
    vld1.32 {d18[1]}, [r0]
.Lotherwise_607:
    tst r8, #512
    beq .Lotherwise_608
    add r0, r1, #36
    vld1.32 {d19[0]}, [r0]
.Lotherwise_608:
    tst r8, #1024
    beq .Lotherwise_609
    add r0, r1, #40
    vld1.32 {d19[1]}, [r0]
.Lotherwise_609:
.Lend_605:
    vmov q10, q8
    vldr d4, [r6, #12]
    lsr r0, r8, #2
    vldr d0, [r6, #52]
    vldr d6, [r6, #92]
    vmov.i32 q8, #0
    vuzp.32 q10, q9
    vmla.f32 q13, q9, d4[1]
    vmla.f32 q12, q9, d0[1]
    vmla.f32 q11, q9, d6[1]
    vmla.f32 q13, q10, d4[0]
    vmla.f32 q12, q10, d0[0]
    vmla.f32 q11, q10, d6[0]
    tst r0, #1
    beq .Lotherwise_610
    vldr s0, [r1, #8]
    vdup.32 q8, d0[0]
.Lotherwise_610:
    vext.32 q14, q8, q9, #3
    vldr s0, [r6, #8]
    lsr r0, r8, #1
    vldr s8, [r6, #48]
    vmov.i32 q8, #0
    vldr s12, [r6, #88]
    vmla.f32 q13, q14, d0[0]
    vmla.f32 q12, q14, d4[0]
    vmla.f32 q11, q14, d6[0]
    tst r0, #1
    beq .Lotherwise_611
    vldr s0, [r1, #4]
    vdup.32 q8, d0[0]
.Lotherwise_611:
    vext.32 q8, q8, q10, #3
    vldr s0, [r6, #44]
    vldr s8, [r6, #84]
    vmov.i32 q9, #0
    vmla.f32 q13, q8, d2[1]
    vmla.f32 q12, q8, d0[0]
    vmla.f32 q11, q8, d4[0]
    tst r8, #1
    beq .Lotherwise_612
    vldr s0, [r1]
    vdup.32 q9, d0[0]
.Lotherwise_612:
    ldr r0, [r14, #8]
    vext.32 q8, q9, q14, #3
    vldr s0, [r6, #40]
    vldr s8, [r6, #80]
    add r0, r1, r0, lsl #2
    vmla.f32 q13, q8, d2[0]
    ldr r10, [r14, #4]
    vmla.f32 q12, q8, d0[0]
    pld [r0]
    vmla.f32 q11, q8, d4[0]
    add r1, r1, r10, lsl #2
.Lotherwise_597:
    lsr r12, r12, #1
    tst r12, #1
    beq .Lotherwise_613
    ubfx r0, r8, #3, #4
    cmp r0, #15
    bne .Lotherwise_614
    add r0, r1, #12
    vld1.32 {d16, d17}, [r0]
    b .Lend_615
.Lotherwise_614:
    vmov.i32 q8, #0
    tst r8, #8
    beq .Lotherwise_616
    add r0, r1, #12
    vld1.32 {d16[0]}, [r0]
.Lotherwise_616:
    tst r8, #16
    beq .Lotherwise_617
    add r0, r1, #16
    vld1.32 {d16[1]}, [r0]
.Lotherwise_617:
    tst r8, #32
    beq .Lotherwise_618
    add r0, r1, #20
    vld1.32 {d17[0]}, [r0]
.Lotherwise_618:
    tst r8, #64
    beq .Lotherwise_619
    add r0, r1, #24
    vld1.32 {d17[1]}, [r0]
.Lotherwise_619:
.Lend_615:
    ubfx r0, r8, #7, #4
    cmp r0, #15
    bne .Lotherwise_620
    add r0, r1, #28
    vld1.32 {d18, d19}, [r0]
    b .Lend_621
.Lotherwise_620:
    vmov.i32 q9, #0
    tst r8, #128
    beq .Lotherwise_622
    add r0, r1, #28
    vld1.32 {d18[0]}, [r0]
.Lotherwise_622:
    tst r8, #256
    beq .Lotherwise_623
    add r0, r1, #32
    vld1.32 {d18[1]}, [r0]
.Lotherwise_623:
    tst r8, #512
    beq .Lotherwise_624
    add r0, r1, #36
    vld1.32 {d19[0]}, [r0]
.Lotherwise_624:
    tst r8, #1024
    beq .Lotherwise_625
    add r0, r1, #40
    vld1.32 {d19[1]}, [r0]
.Lotherwise_625:
.Lend_621:
    vmov q10, q8
    vldr d0, [r6, #32]
    lsr r0, r8, #2
    vldr d4, [r6, #72]
    vmov.i32 q8, #0
    vuzp.32 q10, q9
    vmla.f32 q13, q9, d0[1]
    vmla.f32 q12, q9, d4[1]
    vmla.f32 q13, q10, d0[0]
    vmla.f32 q12, q10, d4[0]
    tst r0, #1
    beq .Lotherwise_626
    vldr s0, [r1, #8]
    vdup.32 q8, d0[0]
.Lotherwise_626:
    vext.32 q14, q8, q9, #3
    vldr s0, [r6, #28]
    lsr r0, r8, #1
    vldr s8, [r6, #68]
    vmov.i32 q8, #0
    vmla.f32 q13, q14, d0[0]
    vmla.f32 q12, q14, d4[0]
    tst r0, #1
    beq .Lotherwise_627
    vldr s0, [r1, #4]
    vdup.32 q8, d0[0]
.Lotherwise_627:
    vext.32 q8, q8, q10, #3
    vldr s0, [r6, #24]
    vldr s8, [r6, #64]
    vmov.i32 q9, #0
    vmla.f32 q13, q8, d0[0]
    vmla.f32 q12, q8, d4[0]
    tst r8, #1
    beq .Lotherwise_628
    vldr s0, [r1]
    vdup.32 q9, d0[0]
.Lotherwise_628:
    ldr r0, [r14, #8]
    vext.32 q8, q9, q14, #3
    vldr s0, [r6, #20]
    vldr s8, [r6, #60]
    add r0, r1, r0, lsl #2
    ldr r10, [r14, #4]
    vmla.f32 q13, q8, d0[0]
    vmla.f32 q12, q8, d4[0]
    pld [r0]
    add r1, r1, r10, lsl #2
.Lotherwise_613:
    lsr r12, r12, #1
    tst r9, #1
    beq .Lotherwise_629
    ldr r0, [r14, #20]
    vldr s0, [r14, #64]
    ldr r10, [r14, #16]
    add r0, r2, r0, lsl #2
    vdup.32 q8, d0[0]
    pld [r0]
    vmax.f32 q8, q8, q11
    vst1.32 {d16, d17}, [r2]
    add r2, r2, r10, lsl #2
.Lotherwise_629:
    vldr s0, [r5]
    sub r3, r3, #1
    lsr r9, r9, #1
    vmov q11, q12
    vmov q12, q13
    vdup.32 q13, d0[0]
    cmp r3, #0
    bne .Lloop_596
.Lloop_end_595:
    ldr r3, [r14, #32]
    ldr r12, [r14, #8]
    ldr r9, [r14, #4]
    ldr r10, [r14, #20]
    ldr r11, [r14, #16]
    cmp r3, #0
    beq .Lloop_end_630
.Lloop_631:
    ubfx r0, r8, #3, #4
    cmp r0, #15
    bne .Lotherwise_632
    add r0, r1, #12
    vld1.32 {d16, d17}, [r0]
    b .Lend_633
.Lotherwise_632:
    vmov.i32 q8, #0
    tst r8, #8
    beq .Lotherwise_634
    add r0, r1, #12
    vld1.32 {d16[0]}, [r0]
.Lotherwise_634:
    tst r8, #16
    beq .Lotherwise_635
    add r0, r1, #16
    vld1.32 {d16[1]}, [r0]
.Lotherwise_635:
    tst r8, #32
    beq .Lotherwise_636
    add r0, r1, #20
    vld1.32 {d17[0]}, [r0]
.Lotherwise_636:
    tst r8, #64
    beq .Lotherwise_637
    add r0, r1, #24
    vld1.32 {d17[1]}, [r0]
.Lotherwise_637:
.Lend_633:
    ubfx r0, r8, #7, #4
    cmp r0, #15
    bne .Lotherwise_638
    add r0, r1, #28
    vld1.32 {d18, d19}, [r0]
    b .Lend_639
.Lotherwise_638:
    vmov.i32 q9, #0
    tst r8, #128
    beq .Lotherwise_640
    add r0, r1, #28
    vld1.32 {d18[0]}, [r0]
.Lotherwise_640:
    tst r8, #256
    beq .Lotherwise_641
    add r0, r1, #32
    vld1.32 {d18[1]}, [r0]
.Lotherwise_641:
    tst r8, #512
    beq .Lotherwise_642
    add r0, r1, #36
    vld1.32 {d19[0]}, [r0]
.Lotherwise_642:
    tst r8, #1024
    beq .Lotherwise_643
    add r0, r1, #40
    vld1.32 {d19[1]}, [r0]
.Lotherwise_643:
.Lend_639:
    vmov q10, q8
    vldr d4, [r6, #12]
    vldr d0, [r6, #52]
    vldr d6, [r6, #92]
    vmov.i32 q8, #0
    vuzp.32 q10, q9
    vmla.f32 q13, q9, d4[1]
    vmla.f32 q12, q9, d0[1]
    vmla.f32 q11, q9, d6[1]
    vmla.f32 q13, q10, d4[0]
    vmla.f32 q12, q10, d0[0]
    vmla.f32 q11, q10, d6[0]
    lsr r0, r8, #2
    tst r0, #1
    beq .Lotherwise_644
    vldr s0, [r1, #8]
    vdup.32 q8, d0[0]
.Lotherwise_644:
    vext.32 q14, q8, q9, #3
    vldr s0, [r6, #8]
    vldr s8, [r6, #48]
    vmov.i32 q8, #0
    vldr s12, [r6, #88]
    vmla.f32 q13, q14, d0[0]
    vmla.f32 q12, q14, d4[0]
    vmla.f32 q11, q14, d6[0]
    lsr r0, r8, #1
    tst r0, #1
    beq .Lotherwise_645
    vldr s0, [r1, #4]
    vdup.32 q8, d0[0]
.Lotherwise_645:
    vext.32 q8, q8, q10, #3
    vldr s0, [r6, #44]
    vldr s8, [r6, #84]
    vmov.i32 q9, #0
    vmla.f32 q13, q8, d2[1]
    vmla.f32 q12, q8, d0[0]
    vmla.f32 q11, q8, d4[0]
    tst r8, #1
    beq .Lotherwise_646
    vldr s0, [r1]
    vdup.32 q9, d0[0]
.Lotherwise_646:
    vext.32 q8, q9, q14, #3
    vldr s0, [r6, #40]
    vldr s8, [r6, #80]
    vmla.f32 q13, q8, d2[0]
    vmla.f32 q12, q8, d0[0]
    vmla.f32 q11, q8, d4[0]
    add r0, r1, r12, lsl #2
    pld [r0]
    add r1, r1, r9, lsl #2
    ubfx r0, r8, #3, #4
    cmp r0, #15
    bne .Lotherwise_647
    add r0, r1, #12
    vld1.32 {d16, d17}, [r0]
    b .Lend_648
.Lotherwise_647:
    vmov.i32 q8, #0
    tst r8, #8
    beq .Lotherwise_649
    add r0, r1, #12
    vld1.32 {d16[0]}, [r0]
.Lotherwise_649:
    tst r8, #16
    beq .Lotherwise_650
    add r0, r1, #16
    vld1.32 {d16[1]}, [r0]
.Lotherwise_650:
    tst r8, #32
    beq .Lotherwise_651
    add r0, r1, #20
    vld1.32 {d17[0]}, [r0]
.Lotherwise_651:
    tst r8, #64
    beq .Lotherwise_652
    add r0, r1, #24
    vld1.32 {d17[1]}, [r0]
.Lotherwise_652:
.Lend_648:
    ubfx r0, r8, #7, #4
    cmp r0, #15
    bne .Lotherwise_653
    add r0, r1, #28
    vld1.32 {d18, d19}, [r0]
    b .Lend_654
.Lotherwise_653:
    vmov.i32 q9, #0
    tst r8, #128
    beq .Lotherwise_655
    add r0, r1, #28
    vld1.32 {d18[0]}, [r0]
.Lotherwise_655:
    tst r8, #256
    beq .Lotherwise_656
    add r0, r1, #32
    vld1.32 {d18[1]}, [r0]
.Lotherwise_656:
    tst r8, #512
    beq .Lotherwise_657
    add r0, r1, #36
    vld1.32 {d19[0]}, [r0]
.Lotherwise_657:
    tst r8, #1024
    beq .Lotherwise_658
    add r0, r1, #40
    vld1.32 {d19[1]}, [r0]
.Lotherwise_658:
.Lend_654:
    vmov q10, q8
    vldr d0, [r6, #32]
    vldr d4, [r6, #72]
    vmov.i32 q8, #0
    vuzp.32 q10, q9
    vmla.f32 q13, q9, d0[1]
    vmla.f32 q12, q9, d4[1]
    vmla.f32 q13, q10, d0[0]
    vmla.f32 q12, q10, d4[0]
    lsr r0, r8, #2
    tst r0, #1
    beq .Lotherwise_659
    vldr s0, [r1, #8]
    vdup.32 q8, d0[0]
.Lotherwise_659:
    vext.32 q14, q8, q9, #3
    vldr s0, [r6, #28]
    vldr s8, [r6, #68]
    vmov.i32 q8, #0
    vmla.f32 q13, q14, d0[0]
    vmla.f32 q12, q14, d4[0]
    lsr r0, r8, #1
    tst r0, #1
    beq .Lotherwise_660
    vldr s0, [r1, #4]
    vdup.32 q8, d0[0]
.Lotherwise_660:
    vext.32 q8, q8, q10, #3
    vldr s0, [r6, #24]
    vldr s8, [r6, #64]
    vmov.i32 q9, #0
    vmla.f32 q13, q8, d0[0]
    vmla.f32 q12, q8, d4[0]
    tst r8, #1
    beq .Lotherwise_661
    vldr s0, [r1]
    vdup.32 q9, d0[0]
.Lotherwise_661:
    vext.32 q8, q9, q14, #3
    vldr s0, [r6, #20]
    sub r3, r3, #1
    vldr s8, [r6, #60]
    vmla.f32 q13, q8, d0[0]
    vldr s0, [r5]
    vmla.f32 q12, q8, d4[0]
    vdup.32 q8, d0[0]
    add r0, r1, r12, lsl #2
    pld [r0]
    add r1, r1, r9, lsl #2
    vldr s0, [r14, #64]
    vdup.32 q9, d0[0]
    vmax.f32 q9, q9, q11
    vmov q11, q12
    vst1.32 {d18, d19}, [r2]
    vmov q12, q13
    vmov q13, q8
    add r0, r2, r10, lsl #2
    pld [r0]
    add r2, r2, r11, lsl #2
    cmp r3, #0
    bne .Lloop_631
.Lloop_end_630:
    ldr r3, [r14, #36]
    ldr r12, [r14, #48]
    cmp r3, #0
    beq .Lloop_end_662
.Lloop_663:
    tst r12, #1
    beq .Lotherwise_664
    ubfx r0, r8, #3, #4
    cmp r0, #15
    bne .Lotherwise_665
    add r0, r1, #12
    vld1.32 {d16, d17}, [r0]
    b .Lend_666
.Lotherwise_665:
    vmov.i32 q8, #0
    tst r8, #8
    beq .Lotherwise_667
    add r0, r1, #12
    vld1.32 {d16[0]}, [r0]
.Lotherwise_667:
    tst r8, #16
    beq .Lotherwise_668
    add r0, r1, #16
    vld1.32 {d16[1]}, [r0]
.Lotherwise_668:
    tst r8, #32
    beq .Lotherwise_669
    add r0, r1, #20
    vld1.32 {d17[0]}, [r0]
.Lotherwise_669:
    tst r8, #64
    beq .Lotherwise_670
    add r0, r1, #24
    vld1.32 {d17[1]}, [r0]
.Lotherwise_670:
.Lend_666:
    ubfx r0, r8, #7, #4
    cmp r0, #15
    bne .Lotherwise_671
    add r0, r1, #28
    vld1.32 {d18, d19}, [r0]
    b .Lend_672
.Lotherwise_671:
    vmov.i32 q9, #0
    tst r8, #128
    beq .Lotherwise_673
    add r0, r1, #28
    vld1.32 {d18[0]}, [r0]
.Lotherwise_673:
    tst r8, #256
    beq .Lotherwise_674
    add r0, r1, #32
    vld1.32 {d18[1]}, [r0]
.Lotherwise_674:
    tst r8, #512
    beq .Lotherwise_675
    add r0, r1, #36
    vld1.32 {d19[0]}, [r0]
.Lotherwise_675:
    tst r8, #1024
    beq .Lotherwise_676
    add r0, r1, #40
    vld1.32 {d19[1]}, [r0]
.Lotherwise_676:
.Lend_672:
    vmov q10, q8
    vldr d4, [r6, #12]
    lsr r0, r8, #2
    vldr d0, [r6, #52]
    vldr d6, [r6, #92]
    vmov.i32 q8, #0
    vuzp.32 q10, q9
    vmla.f32 q13, q9, d4[1]
    vmla.f32 q12, q9, d0[1]
    vmla.f32 q11, q9, d6[1]
    vmla.f32 q13, q10, d4[0]
    vmla.f32 q12, q10, d0[0]
    vmla.f32 q11, q10, d6[0]
    tst r0, #1
    beq .Lotherwise_677
    vldr s0, [r1, #8]
    vdup.32 q8, d0[0]
.Lotherwise_677:
    vext.32 q14, q8, q9, #3
    vldr s0, [r6, #8]
    lsr r0, r8, #1
    vldr s8, [r6, #48]
    vmov.i32 q8, #0
    vldr s12, [r6, #88]
    vmla.f32 q13, q14, d0[0]
    vmla.f32 q12, q14, d4[0]
    vmla.f32 q11, q14, d6[0]
    tst r0, #1
    beq .Lotherwise_678
    vldr s0, [r1, #4]
    vdup.32 q8, d0[0]
.Lotherwise_678:
    vext.32 q8, q8, q10, #3
    vldr s0, [r6, #44]
    vldr s8, [r6, #84]
    vmov.i32 q9, #0
    vmla.f32 q13, q8, d2[1]
    vmla.f32 q12, q8, d0[0]
    vmla.f32 q11, q8, d4[0]
    tst r8, #1
    beq .Lotherwise_679
    vldr s0, [r1]
    vdup.32 q9, d0[0]
.Lotherwise_679:
    ldr r0, [r14, #8]
    vext.32 q8, q9, q14, #3
    vldr s0, [r6, #40]
    vldr s8, [r6, #80]
    add r0, r1, r0, lsl #2
    vmla.f32 q13, q8, d2[0]
    ldr r9, [r14, #4]
    vmla.f32 q12, q8, d0[0]
    pld [r0]
    vmla.f32 q11, q8, d4[0]
    add r1, r1, r9, lsl #2
.Lotherwise_664:
    lsr r12, r12, #1
    tst r12, #1
    beq .Lotherwise_680
    ubfx r0, r8, #3, #4
    cmp r0, #15
    bne .Lotherwise_681
    add r0, r1, #12
    vld1.32 {d16, d17}, [r0]
    b .Lend_682
.Lotherwise_681:
    vmov.i32 q8, #0
    tst r8, #8
    beq .Lotherwise_683
    add r0, r1, #12
    vld1.32 {d16[0]}, [r0]
.Lotherwise_683:
    tst r8, #16
    beq .Lotherwise_684
    add r0, r1, #16
    vld1.32 {d16[1]}, [r0]
.Lotherwise_684:
    tst r8, #32
    beq .Lotherwise_685
    add r0, r1, #20
    vld1.32 {d17[0]}, [r0]
.Lotherwise_685:
    tst r8, #64
    beq .Lotherwise_686
    add r0, r1, #24
    vld1.32 {d17[1]}, [r0]
.Lotherwise_686:
.Lend_682:
    ubfx r0, r8, #7, #4
    cmp r0, #15
    bne .Lotherwise_687
    add r0, r1, #28
    vld1.32 {d18, d19}, [r0]
    b .Lend_688
.Lotherwise_687:
    vmov.i32 q9, #0
    tst r8, #128
    beq .Lotherwise_689
    add r0, r1, #28
    vld1.32 {d18[0]}, [r0]
.Lotherwise_689:
    tst r8, #256
    beq .Lotherwise_690
    add r0, r1, #32
    vld1.32 {d18[1]}, [r0]
.Lotherwise_690:
    tst r8, #512
    beq .Lotherwise_691
    add r0, r1, #36
    vld1.32 {d19[0]}, [r0]
.Lotherwise_691:
    tst r8, #1024
    beq .Lotherwise_692
    add r0, r1, #40
    vld1.32 {d19[1]}, [r0]
.Lotherwise_692:
.Lend_688:
    vmov q10, q8
    vldr d0, [r6, #32]
    lsr r0, r8, #2
    vldr d4, [r6, #72]
    vmov.i32 q8, #0
    vuzp.32 q10, q9
    vmla.f32 q13, q9, d0[1]
    vmla.f32 q12, q9, d4[1]
    vmla.f32 q13, q10, d0[0]
    vmla.f32 q12, q10, d4[0]
    tst r0, #1
    beq .Lotherwise_693
    vldr s0, [r1, #8]
    vdup.32 q8, d0[0]
.Lotherwise_693:
    vext.32 q14, q8, q9, #3
    vldr s0, [r6, #28]
    lsr r0, r8, #1
    vldr s8, [r6, #68]
    vmov.i32 q8, #0
    vmla.f32 q13, q14, d0[0]
    vmla.f32 q12, q14, d4[0]
    tst r0, #1
    beq .Lotherwise_694
    vldr s0, [r1, #4]
    vdup.32 q8, d0[0]
.Lotherwise_694:
    vext.32 q8, q8, q10, #3
    vldr s0, [r6, #24]
    vldr s8, [r6, #64]
    vmov.i32 q9, #0
    vmla.f32 q13, q8, d0[0]
    vmla.f32 q12, q8, d4[0]
    tst r8, #1
    beq .Lotherwise_695
    vldr s0, [r1]
    vdup.32 q9, d0[0]
.Lotherwise_695:
    ldr r0, [r14, #8]
    vext.32 q8, q9, q14, #3
    vldr s0, [r6, #20]
    vldr s8, [r6, #60]
    add r0, r1, r0, lsl #2
    ldr r9, [r14, #4]
    vmla.f32 q13, q8, d0[0]
    vmla.f32 q12, q8, d4[0]
    pld [r0]
    add r1, r1, r9, lsl #2
.Lotherwise_680:
    vldr s0, [r5]
    sub r3, r3, #1
    vldr s8, [r14, #64]
    lsr r12, r12, #1
    ldr r0, [r14, #20]
    vdup.32 q8, d0[0]
    vdup.32 q9, d4[0]
    ldr r9, [r14, #16]
    add r0, r2, r0, lsl #2
    pld [r0]
    vmax.f32 q9, q9, q11
    vmov q11, q12
    vst1.32 {d18, d19}, [r2]
    add r2, r2, r9, lsl #2
    vmov q12, q13
    vmov q13, q8
    cmp r3, #0
    bne .Lloop_663
.Lloop_end_662:
    ldr r0, [r14]
    sub r4, r4, #1
    add r6, r6, #100
    ldr r1, [r14, #12]
    ldr r2, [r14, #24]
    ldr r3, [sp, #0]
    add r3, r3, r0, lsl #2
    str r3, [sp, #0]
    add r7, r7, r1, lsl #2
    add r5, r5, r2, lsl #2
    cmp r4, #0
    bne .Lloop_594
.Lloop_end_593:
    add sp, sp, #16
    pop {r4, r5, r6, r7, r8, r9, r10, r11, pc}
    .size nnp_depthwise_5x5_by_2_edge__armv7_neon, . - nnp_depthwise_5x5_by_2_edge__armv7_neon

    .text
    .p2align 4
    .globl nnp_depthwise_5x5_by_2_rows__armv7_neon
    .type nnp_depthwise_5x5_by_2_rows__armv7_neon, %function
nnp_depthwise_5x5_by_2_rows__armv7_neon:
    push {r4, r5, r6, r7, r8, r9, r10, r14}
    vpush {d8, d9, d10, d11, d12, d13, d14, d15}
    vmov.i32 q8, #0
    vldr s0, [r3]
    mov r7, r0
    mov r8, r1
    ldr r1, [sp, #96]
    vdup.32 q9, d0[0]
    vmov q12, q9
    vzip.32 q12, q8
    cmp r7, #0
    beq .Lloop_end_696
.Lloop_697:
    vldr d0, [r2]
    vmov q11, q12
    vldr d4, [r2, #20]
    vmov q13, q12
    vldr d6, [r2, #40]
    vdup.32 q4, d0[0]
    vldr d2, [r2, #60]
    vdup.32 q10, d0[1]
    vldr d0, [r2, #80]
    vdup.32 q5, d4[0]
    vdup.32 q2, d4[1]
    ldr r3, [r1, #16]
    vdup.32 q6, d6[0]
    ldr r12, [r8]
    vdup.32 q9, d6[1]
    ubfx r0, r3, #0, #4
    ldr r14, [r8, #4]
    vdup.32 q14, d2[0]
    ldr r4, [r8, #8]
    vdup.32 q8, d2[1]
    ldr r5, [r8, #12]
    vdup.32 q15, d0[0]
    ldr r6, [r8, #16]
    vdup.32 q0, d0[1]
    ldr r9, [r8, #24]
    vmov q1, q9
    vmov q9, q0
    vzip.32 q4, q10
    vzip.32 q5, q2
    vzip.32 q6, q1
    vzip.32 q14, q8
    vzip.32 q15, q9
    cmp r0, #15
    bne .Lotherwise_698
    vld1.32 {d16, d17}, [r12]
    b .Lend_699
.Lotherwise_698:
    vmov.i32 q8, #0
    tst r3, #1
    beq .Lotherwise_700
    vld1.32 {d16[0]}, [r12]
.Lotherwise_700:
    tst r3, #2
    beq .Lotherwise_701
    add r0, r12, #4
    vld1.32 {d16[1]}, [r0]
.Lotherwise_701:
    tst r3, #4
    beq .Lotherwise_702
    add r0, r12, #8
    vld1.32 {d17[0]}, [r0]
.Lotherwise_702:
    tst r3, #8
    beq .Lotherwise_703
    add r0, r12, #12
    vld1.32 {d17[1]}, [r0]
.Lotherwise_703:
.Lend_699:
    ubfx r0, r3, #0, #4
    vfma.f32 q11, q8, q4
    cmp r0, #15
    bne .Lotherwise_704
    vld1.32 {d16, d17}, [r14]
    b .Lend_705
.Lotherwise_704:
    vmov.i32 q8, #0
    tst r3, #1
    beq .Lotherwise_706
    vld1.32 {d16[0]}, [r14]
.Lotherwise_706:
    tst r3, #2
    beq .Lotherwise_707
    add r0, r14, #4
    vld1.32 {d16[1]}, [r0]
.Lotherwise_707:
    tst r3, #4
    beq .Lotherwise_708
    add r0, r14, #8
    vld1.32 {d17[0]}, [r0]
.Lotherwise_708:
    tst r3, #8
    beq .Lotherwise_709
    add r0, r14, #12
    vld1.32 {d17[1]}, [r0]
.Lotherwise_709:
.Lend_705:
    ubfx r0, r3, #0, #4
    vfma.f32 q11, q8, q5
    cmp r0, #15
    bne .Lotherwise_710
    vld1.32 {d16, d17}, [r4]
    b .Lend_711
.Lotherwise_710:
    vmov.i32 q8, #0
    tst r3, #1
    beq .Lotherwise_712
    vld1.32 {d16[0]}, [r4]
.Lotherwise_712:
    tst r3, #2
    beq .Lotherwise_713
    add r0, r4, #4
    vld1.32 {d16[1]}, [r0]
.Lotherwise_713:
    tst r3, #4
    beq .Lotherwise_714
    add r0, r4, #8
    vld1.32 {d17[0]}, [r0]
.Lotherwise_714:
    tst r3, #8
    beq .Lotherwise_715
    add r0, r4, #12
    vld1.32 {d17[1]}, [r0]
.Lotherwise_715:
.Lend_711:
    ubfx r0, r3, #0, #4
    vfma.f32 q11, q8, q6
    cmp r0, #15
    bne .Lotherwise_716
    vld1.32 {d16, d17}, [r5]
    b .Lend_717
.Lotherwise_716:
    vmov.i32 q8, #0
    tst r3, #1
    beq .Lotherwise_718
    vld1.32 {d16[0]}, [r5]
.Lotherwise_718:
    tst r3, #2
    beq .Lotherwise_719
    add r0, r5, #4
    vld1.32 {d16[1]}, [r0]
.Lotherwise_719:
    tst r3, #4
    beq .Lotherwise_720
    add r0, r5, #8
    vld1.32 {d17[0]}, [r0]
.Lotherwise_720:
    tst r3, #8
    beq .Lotherwise_721
    add r0, r5, #12
    vld1.32 {d17[1]}, [r0]
.Lotherwise_721:
.Lend_717:
    ubfx r0, r3, #0, #4
    vfma.f32 q11, q8, q14
    cmp r0, #15
    bne .Lotherwise_722
    vld1.32 {d16, d17}, [r6]
    b .Lend_723
.Lotherwise_722:
    vmov.i32 q8, #0
    tst r3, #1
    beq .Lotherwise_724
    vld1.32 {d16[0]}, [r6]
.Lotherwise_724:
    tst r3, #2
    beq .Lotherwise_725
    add r0, r6, #4
    vld1.32 {d16[1]}, [r0]
.Lotherwise_725:
    tst r3, #4
    beq .Lotherwise_726
    add r0, r6, #8
    vld1.32 {d17[0]}, [r0]
.Lotherwise_726:
    tst r3, #8
    beq .Lotherwise_727
    add r0, r6, #12
    vld1.32 {d17[1]}, [r0]
.Lotherwise_727:
.Lend_723:
    add r12, r12, #16
    vldr d0, [r2, #8]
    add r14, r14, #16
    vfma.f32 q11, q8, q15
    vld1.32 {d16, d17}, [r12]
    add r4, r4, #16
    add r5, r5, #16
    vmov.i32 q10, #0
    vld1.32 {d18, d19}, [r14]
    add r6, r6, #16
    vdup.32 q1, d0[0]
    sub r12, r12, #8
    vld1.32 {d4, d5}, [r4]
    sub r14, r14, #8
    vfma.f32 q13, q8, q4
    sub r4, r4, #8
    vld1.32 {d16, d17}, [r5]
    sub r5, r5, #8
    vdup.32 q3, d0[1]
    vldr d0, [r2, #28]
    mov r0, r9
    vfma.f32 q13, q9, q5
    add r9, r9, #16
    vld1.32 {d8, d9}, [r6]
    sub r6, r6, #8
    vmov q9, q1
    vldr d2, [r2, #48]
    vfma.f32 q13, q2, q6
    vld1.32 {d10, d11}, [r12]!
    vldr d4, [r2, #68]
    vfma.f32 q13, q8, q14
    vld1.32 {d28, d29}, [r12]
    sub r12, r12, #12
    vdup.32 q6, d0[0]
    vdup.32 q8, d0[1]
    vfma.f32 q13, q4, q15
    vld1.32 {d30, d31}, [r14]!
    vzip.32 q9, q3
    vldr d0, [r2, #88]
    vld1.32 {d8, d9}, [r14]
    sub r14, r14, #12
    vfma.f32 q11, q5, q9
    vld1.32 {d10, d11}, [r4]!
    vzip.32 q6, q8
    vld1.32 {d16, d17}, [r4]
    sub r4, r4, #12
    vfma.f32 q13, q14, q9
    vldr s12, [r2, #16]
    vdup.32 q9, d2[0]
    vdup.32 q14, d2[1]
    vfma.f32 q11, q15, q6
    vld1.32 {d30, d31}, [r5]!
    vzip.32 q9, q14
    vld1.32 {d28, d29}, [r5]
    sub r5, r5, #12
    vfma.f32 q13, q4, q6
    vldr s4, [r2, #36]
    vdup.32 q4, d4[0]
    vdup.32 q2, d4[1]
    vfma.f32 q11, q5, q9
    vld1.32 {d10, d11}, [r6]!
    vzip.32 q4, q2
    vld1.32 {d12, d13}, [r6]
    sub r6, r6, #12
    vfma.f32 q13, q8, q9
    vldr s8, [r2, #56]
    vdup.32 q8, d0[0]
    vdup.32 q9, d0[1]
    vdup.32 q3, d6[0]
    vzip.32 q8, q9
    vld1.32 {d18, d19}, [r12]!
    vfma.f32 q11, q15, q4
    vldr s0, [r2, #76]
    vfma.f32 q13, q14, q4
    vld1.32 {d28, d29}, [r12]
    add r12, r12, #4
    vld1.32 {d30, d31}, [r14]!
    vdup.32 q4, d2[0]
    vfma.f32 q11, q5, q8
    vldr s4, [r2, #96]
    vfma.f32 q13, q6, q8
    vld1.32 {d10, d11}, [r14]
    add r14, r14, #4
    vmov.i32 q8, #0
    vzip.32 q10, q3
    vld1.32 {d6, d7}, [r4]!
    vmov q6, q8
    vmov q8, q4
    vdup.32 q2, d4[0]
    vzip.32 q6, q8
    vld1.32 {d8, d9}, [r4]
    add r4, r4, #4
    vdup.32 q0, d0[0]
    vfma.f32 q11, q9, q10
    vld1.32 {d18, d19}, [r5]!
    vfma.f32 q13, q14, q10
    vld1.32 {d20, d21}, [r5]
    sub r5, r5, #28
    vmov.i32 q8, #0
    vmov q14, q0
    vmov q7, q8
    vdup.32 q1, d2[0]
    vzip.32 q7, q2
    vld1.32 {d4, d5}, [r6]!
    vfma.f32 q11, q15, q6
    vld1.32 {d30, d31}, [r6]
    sub r6, r6, #28
    vfma.f32 q13, q5, q6
    vldr s0, [r1, #32]
    vmov.i32 q8, #0
    vmov q5, q1
    vfma.f32 q11, q3, q7
    vmov.i32 q1, #0
    vzip.32 q8, q14
    vfma.f32 q13, q4, q7
    vzip.32 q1, q5
    vfma.f32 q11, q9, q8
    vfma.f32 q13, q10, q8
    vfma.f32 q11, q2, q1
    vfma.f32 q13, q15, q1
    vdup.32 q8, d0[0]
    vuzp.32 q11, q13
    vadd.f32 q11, q11, q13
    vmax.f32 q8, q8, q11
    vst1.32 {d16, d17}, [r0]
    ldr r0, [r1, #12]
    ldr r10, [r1, #4]
    add r3, r5, r0, lsl #2
    add r0, r6, r0, lsl #2
    pld [r3]
    add r5, r5, #32
    pld [r0]
    add r6, r6, #32
    cmp r10, #0
    beq .Lloop_end_728
.Lloop_729:
    vld1.32 {d0, d1}, [r2]!
    vmov q11, q12
    vld1.32 {d2, d3}, [r2]!
    vmov q13, q12
    sub r10, r10, #1
    vdup.32 q8, d0[0]
    vld1.32 {d4, d5}, [r2]!
    vdup.32 q9, d0[1]
    vld1.32 {d6, d7}, [r2]!
    vmov q15, q8
    vld1.32 {d28, d29}, [r12]!
    vld1.32 {d8, d9}, [r2]!
    vdup.32 q8, d2[1]
    vld1.32 {d12, d13}, [r12]
    sub r12, r12, #8
    vdup.32 q10, d3[0]
    vzip.32 q15, q9
    vld1.32 {d18, d19}, [r14]!
    vfma.f32 q11, q14, q15
    vld1.32 {d10, d11}, [r2]
    vzip.32 q8, q10
    vld1.32 {d28, d29}, [r14]
    sub r14, r14, #8
    vfma.f32 q13, q6, q15
    vld1.32 {d30, d31}, [r4]!
    vdup.32 q10, d5[0]
    vfma.f32 q11, q9, q8
    vld1.32 {d18, d19}, [r4]
    sub r4, r4, #8
    vfma.f32 q13, q14, q8
    vld1.32 {d28, d29}, [r5]!
    vdup.32 q8, d5[1]
    vzip.32 q10, q8
    vld1.32 {d12, d13}, [r5]
    sub r5, r5, #8
    vfma.f32 q11, q15, q10
    vld1.32 {d30, d31}, [r6]!
    vfma.f32 q13, q9, q10
    vld1.32 {d18, d19}, [r6]
    sub r6, r6, #8
    vdup.32 q8, d7[1]
    vmov q10, q8
    vdup.32 q8, d8[0]
    vzip.32 q10, q8
    vfma.f32 q11, q14, q10
    vld1.32 {d28, d29}, [r12]!
    vfma.f32 q13, q6, q10
    vld1.32 {d20, d21}, [r12]
    sub r12, r12, #12
    vdup.32 q8, d10[0]
    vmov q6, q8
    vdup.32 q8, d10[1]
    vzip.32 q6, q8
    vfma.f32 q11, q15, q6
    vld1.32 {d30, d31}, [r14]!
    vfma.f32 q13, q9, q6
    vld1.32 {d12, d13}, [r14]
    sub r14, r14, #12
    vdup.32 q8, d1[0]
    vdup.32 q9, d1[1]
    vzip.32 q8, q9
    vld1.32 {d0, d1}, [r4]!
    vfma.f32 q11, q14, q8
    vld1.32 {d28, d29}, [r4]
    sub r4, r4, #12
    vfma.f32 q13, q10, q8
    vld1.32 {d20, d21}, [r5]!
    vdup.32 q8, d3[1]
    vdup.32 q9, d2[0]
    vmov q1, q8
    vmov q7, q9
    vdup.32 q8, d4[0]
    vdup.32 q9, d4[1]
    vzip.32 q1, q8
    vfma.f32 q11, q15, q1
    vld1.32 {d30, d31}, [r5]
    sub r5, r5, #12
    vfma.f32 q13, q6, q1
    vld1.32 {d4, d5}, [r6]!
    vdup.32 q8, d6[0]
    vmov q6, q8
    vdup.32 q8, d6[1]
    vdup.32 q1, d7[0]
    vzip.32 q6, q8
    vfma.f32 q11, q0, q6
    vld1.32 {d6, d7}, [r6]
    sub r6, r6, #12
    vfma.f32 q13, q14, q6
    vld1.32 {d28, d29}, [r12]!
    vdup.32 q8, d8[1]
    vmov q6, q8
    vdup.32 q8, d9[0]
    vdup.32 q0, d9[1]
    vmov q4, q0
    vzip.32 q6, q8
    vfma.f32 q11, q10, q6
    vld1.32 {d20, d21}, [r12]
    add r12, r12, #4
    vfma.f32 q13, q15, q6
    vld1.32 {d12, d13}, [r14]!
    vdup.32 q8, d11[0]
    vdup.32 q15, d11[1]
    vzip.32 q8, q15
    vldr s0, [r2, #16]
    sub r2, r2, #80
    vfma.f32 q11, q2, q8
    vld1.32 {d4, d5}, [r14]
    add r14, r14, #4
    vfma.f32 q13, q3, q8
    vld1.32 {d6, d7}, [r4]!
    vmov.i32 q8, #0
    vdup.32 q15, d0[0]
    vzip.32 q8, q7
    vld1.32 {d10, d11}, [r4]
    add r4, r4, #4
    vfma.f32 q11, q14, q8
    vld1.32 {d28, d29}, [r5]!
    vfma.f32 q13, q10, q8
    vld1.32 {d20, d21}, [r5]
    sub r5, r5, #28
    vmov.i32 q8, #0
    vzip.32 q8, q9
    vld1.32 {d18, d19}, [r6]!
    vfma.f32 q11, q6, q8
    vld1.32 {d12, d13}, [r6]
    sub r6, r6, #28
    vfma.f32 q13, q2, q8
    vldr s0, [r1, #32]
    mov r0, r9
    vmov.i32 q8, #0
    add r9, r9, #16
    vdup.32 q0, d0[0]
    vmov q2, q8
    vzip.32 q2, q1
    vmov.i32 q8, #0
    vfma.f32 q11, q3, q2
    vmov.i32 q1, #0
    vzip.32 q8, q4
    vfma.f32 q13, q5, q2
    vzip.32 q1, q15
    vfma.f32 q11, q14, q8
    vfma.f32 q13, q10, q8
    vfma.f32 q11, q9, q1
    vfma.f32 q13, q6, q1
    vuzp.32 q11, q13
    vadd.f32 q11, q11, q13
    vmax.f32 q8, q0, q11
    vst1.32 {d16, d17}, [r0]
    ldr r0, [r1, #12]
    add r3, r5, r0, lsl #2
    add r0, r6, r0, lsl #2
    pld [r3]
    add r5, r5, #32
    pld [r0]
    add r6, r6, #32
    cmp r10, #0
    bne .Lloop_729
.Lloop_end_728:
    vld1.32 {d0, d1}, [r2]
    add r2, r2, #20
    vmov q11, q12
    vld1.32 {d2, d3}, [r2]
    add r2, r2, #20
    vmov q13, q12
    ldr r0, [r1, #8]
    vdup.32 q8, d0[0]
    vld1.32 {d4, d5}, [r2]
    add r2, r2, #20
    vdup.32 q9, d0[1]
    add r3, r2, #20
    vld1.32 {d6, d7}, [r2]
    sub r9, r9, r0, lsl #2
    vmov q15, q8
    lsl r0, r0, #1
    sub r12, r12, r0, lsl #2
    vld1.32 {d8, d9}, [r3]
    sub r14, r14, r0, lsl #2
    vld1.32 {d28, d29}, [r12]!
    sub r4, r4, r0, lsl #2
    vdup.32 q8, d2[0]
    sub r5, r5, r0, lsl #2
    vld1.32 {d10, d11}, [r14]!
    sub r6, r6, r0, lsl #2
    vdup.32 q10, d2[1]
    sub r0, r12, #8
    sub r3, r14, #8
    vzip.32 q15, q9
    vld1.32 {d18, d19}, [r4]!
    sub r2, r2, #60
    vmov q6, q8
    vfma.f32 q11, q14, q15
    vld1.32 {d28, d29}, [r5]!
    vzip.32 q6, q10
    vld1.32 {d20, d21}, [r6]!
    vfma.f32 q11, q5, q6
    vld1.32 {d16, d17}, [r12]
    sub r12, r12, #16
    vfma.f32 q13, q8, q15
    vld1.32 {d30, d31}, [r0]
    sub r0, r4, #8
    vdup.32 q8, d4[0]
    vmov q5, q8
    vdup.32 q8, d4[1]
    vzip.32 q5, q8
    vfma.f32 q11, q9, q5
    vld1.32 {d16, d17}, [r14]
    sub r14, r14, #16
    vfma.f32 q13, q8, q6
    vld1.32 {d18, d19}, [r3]
    sub r3, r5, #8
    vdup.32 q8, d6[0]
    vmov q6, q8
    vdup.32 q8, d6[1]
    vzip.32 q6, q8
    vfma.f32 q11, q14, q6
    vld1.32 {d16, d17}, [r4]
    sub r4, r4, #16
    vfma.f32 q13, q8, q5
    vld1.32 {d28, d29}, [r0]
    sub r0, r6, #8
    vdup.32 q8, d8[0]
    vmov q5, q8
    vdup.32 q8, d8[1]
    vzip.32 q5, q8
    vfma.f32 q11, q10, q5
    vld1.32 {d16, d17}, [r5]
    sub r5, r5, #16
    vfma.f32 q13, q8, q6
    vld1.32 {d12, d13}, [r3]
    vdup.32 q8, d1[0]
    ldr r3, [r1, #24]
    vdup.32 q10, d1[1]
    vmov q0, q8
    vzip.32 q0, q10
    vld1.32 {d16, d17}, [r6]
    sub r6, r6, #16
    vfma.f32 q11, q15, q0
    vld1.32 {d30, d31}, [r0]
    ubfx r0, r3, #6, #4
    vfma.f32 q13, q8, q5
    vdup.32 q8, d3[0]
    vdup.32 q10, d3[1]
    vmov q5, q8
    vdup.32 q8, d5[0]
    vdup.32 q1, d5[1]
    vzip.32 q5, q10
    vmov q2, q8
    vdup.32 q8, d7[0]
    vdup.32 q10, d7[1]
    vzip.32 q2, q1
    vmov q3, q8
    vdup.32 q8, d9[0]
    vdup.32 q1, d9[1]
    vfma.f32 q11, q9, q5
    vzip.32 q3, q10
    vmov q9, q8
    vfma.f32 q11, q14, q2
    vzip.32 q9, q1
    vfma.f32 q11, q6, q3
    vfma.f32 q11, q15, q9
    cmp r0, #15
    bne .Lotherwise_730
    add r0, r12, #24
    vld1.32 {d16, d17}, [r0]
    b .Lend_731
.Lotherwise_730:
    vmov.i32 q8, #0
    tst r3, #64
    beq .Lotherwise_732
    add r0, r12, #24
    vld1.32 {d16[0]}, [r0]
.Lotherwise_732:
    tst r3, #128
    beq .Lotherwise_733
    add r0, r12, #28
    vld1.32 {d16[1]}, [r0]
.Lotherwise_733:
    tst r3, #256
    beq .Lotherwise_734
    add r0, r12, #32
    vld1.32 {d17[0]}, [r0]
.Lotherwise_734:
    tst r3, #512
    beq .Lotherwise_735
    add r0, r12, #36
    vld1.32 {d17[1]}, [r0]
.Lotherwise_735:
.Lend_731:
    ubfx r0, r3, #6, #4
    vfma.f32 q13, q8, q0
    cmp r0, #15
    bne .Lotherwise_736
    add r0, r14, #24
    vld1.32 {d16, d17}, [r0]
    b .Lend_737
.Lotherwise_736:
    vmov.i32 q8, #0
    tst r3, #64
    beq .Lotherwise_738
    add r0, r14, #24
    vld1.32 {d16[0]}, [r0]
.Lotherwise_738:
    tst r3, #128
    beq .Lotherwise_739
    add r0, r14, #28
    vld1.32 {d16[1]}, [r0]
.Lotherwise_739:
    tst r3, #256
    beq .Lotherwise_740
    add r0, r14, #32
    vld1.32 {d17[0]}, [r0]
.Lotherwise_740:
    tst r3, #512
    beq .Lotherwise_741
    add r0, r14, #36
    vld1.32 {d17[1]}, [r0]
.Lotherwise_741:
.Lend_737:
    ubfx r0, r3, #6, #4
    vfma.f32 q13, q8, q5
    cmp r0, #15
    bne .Lotherwise_742
    add r0, r4, #24
    vld1.32 {d16, d17}, [r0]
    b .Lend_743
.Lotherwise_742:
    vmov.i32 q8, #0
    tst r3, #64
    beq .Lotherwise_744
    add r0, r4, #24
    vld1.32 {d16[0]}, [r0]
.Lotherwise_744:
    tst r3, #128
    beq .Lotherwise_745
    add r0, r4, #28
    vld1.32 {d16[1]}, [r0]
.Lotherwise_745:
    tst r3, #256
    beq .Lotherwise_746
    add r0, r4, #32
    vld1.32 {d17[0]}, [r0]
.Lotherwise_746:
    tst r3, #512
    beq .Lotherwise_747
    add r0, r4, #36
    vld1.32 {d17[1]}, [r0]
.Lotherwise_747:
.Lend_743:
    ubfx r0, r3, #6, #4
    vfma.f32 q13, q8, q2
    cmp r0, #15
    bne .Lotherwise_748
    add r0, r5, #24
    vld1.32 {d16, d17}, [r0]
    b .Lend_749
.Lotherwise_748:
    vmov.i32 q8, #0
    tst r3, #64
    beq .Lotherwise_750
    add r0, r5, #24
    vld1.32 {d16[0]}, [r0]
.Lotherwise_750:
    tst r3, #128
    beq .Lotherwise_751
    add r0, r5, #28
    vld1.32 {d16[1]}, [r0]
.Lotherwise_751:
    tst r3, #256
    beq .Lotherwise_752
    add r0, r5, #32
    vld1.32 {d17[0]}, [r0]
.Lotherwise_752:
    tst r3, #512
    beq .Lotherwise_753
    add r0, r5, #36
    vld1.32 {d17[1]}, [r0]
.Lotherwise_753:
.Lend_749:
    ubfx r0, r3, #6, #4
    vfma.f32 q13, q8, q3
    cmp r0, #15
    bne .Lotherwise_754
    add r0, r6, #24
    vld1.32 {d28, d29}, [r0]
    b .Lend_755
.Lotherwise_754:
    vmov.i32 q14, #0
    tst r3, #64
    beq .Lotherwise_756
    add r0, r6, #24
    vld1.32 {d28[0]}, [r0]
.Lotherwise_756:
    tst r3, #128
    beq .Lotherwise_757
    add r0, r6, #28
    vld1.32 {d28[1]}, [r0]
.Lotherwise_757:
    tst r3, #256
    beq .Lotherwise_758
    add r0, r6, #32
    vld1.32 {d29[0]}, [r0]
.Lotherwise_758:
    tst r3, #512
    beq .Lotherwise_759
    add r0, r6, #36
    vld1.32 {d29[1]}, [r0]
.Lotherwise_759:
.Lend_755:
    vldr s4, [r2, #16]
    vmov.i32 q8, #0
    add r0, r12, #12
    vldr s0, [r2, #36]
    vmov.i32 q15, #0
    add r3, r14, #12
    vdup.32 q10, d2[0]
    vldr s4, [r2, #56]
    vmov q3, q8
    vldr s8, [r2, #76]
    vld1.32 {d8, d9}, [r0]
    add r0, r4, #12
    vdup.32 q8, d0[0]
    vldr s0, [r2, #96]
    vzip.32 q3, q10
    vld1.32 {d10, d11}, [r3]
    add r3, r5, #12
    vld1.32 {d12, d13}, [r0]
    add r0, r6, #12
    vdup.32 q10, d2[0]
    vzip.32 q15, q8
    vld1.32 {d2, d3}, [r3]
    ldr r3, [r1, #24]
    vdup.32 q8, d4[0]
    vfma.f32 q11, q4, q3
    vld1.32 {d4, d5}, [r0]
    ubfx r0, r3, #7, #4
    vmov q4, q8
    vdup.32 q8, d0[0]
    vfma.f32 q11, q5, q15
    vmov.i32 q0, #0
    vmov q5, q8
    vfma.f32 q13, q14, q9
    vmov.i32 q8, #0
    vzip.32 q0, q10
    vmov q9, q8
    vmov.i32 q8, #0
    vzip.32 q9, q4
    vmov q10, q8
    vfma.f32 q11, q6, q0
    vzip.32 q10, q5
    vfma.f32 q11, q1, q9
    vfma.f32 q11, q2, q10
    cmp r0, #15
    bne .Lotherwise_760
    add r0, r12, #28
    vld1.32 {d16, d17}, [r0]
    b .Lend_761
.Lotherwise_760:
    vmov.i32 q8, #0
    tst r3, #128
    beq .Lotherwise_762
    add r0, r12, #28
    vld1.32 {d16[0]}, [r0]
.Lotherwise_762:
    tst r3, #256
    beq .Lotherwise_763
    add r0, r12, #32
    vld1.32 {d16[1]}, [r0]
.Lotherwise_763:
    tst r3, #512
    beq .Lotherwise_764
    add r0, r12, #36
    vld1.32 {d17[0]}, [r0]
.Lotherwise_764:
    tst r3, #1024
    beq .Lotherwise_765
    add r0, r12, #40
    vld1.32 {d17[1]}, [r0]
.Lotherwise_765:
.Lend_761:
    ubfx r0, r3, #7, #4
    vfma.f32 q13, q8, q3
    cmp r0, #15
    bne .Lotherwise_766
    add r0, r14, #28
    vld1.32 {d16, d17}, [r0]
    b .Lend_767
.Lotherwise_766:
    vmov.i32 q8, #0
    tst r3, #128
    beq .Lotherwise_768
    add r0, r14, #28
    vld1.32 {d16[0]}, [r0]
.Lotherwise_768:
    tst r3, #256
    beq .Lotherwise_769
    add r0, r14, #32
    vld1.32 {d16[1]}, [r0]
.Lotherwise_769:
    tst r3, #512
    beq .Lotherwise_770
    add r0, r14, #36
    vld1.32 {d17[0]}, [r0]
.Lotherwise_770:
    tst r3, #1024
    beq .Lotherwise_771
    add r0, r14, #40
    vld1.32 {d17[1]}, [r0]
.Lotherwise_771:
.Lend_767:
    ubfx r0, r3, #7, #4
    vfma.f32 q13, q8, q15
    cmp r0, #15
    bne .Lotherwise_772
    add r0, r4, #28
    vld1.32 {d16, d17}, [r0]
    b .Lend_773
.Lotherwise_772:
    vmov.i32 q8, #0
    tst r3, #128
    beq .Lotherwise_774
    add r0, r4, #28
    vld1.32 {d16[0]}, [r0]
.Lotherwise_774:
    tst r3, #256
    beq .Lotherwise_775
    add r0, r4, #32
    vld1.32 {d16[1]}, [r0]
.Lotherwise_775:
    tst r3, #512
    beq .Lotherwise_776
    add r0, r4, #36
    vld1.32 {d17[0]}, [r0]
.Lotherwise_776:
    tst r3, #1024
    beq .Lotherwise_777
    add r0, r4, #40
    vld1.32 {d17[1]}, [r0]
.Lotherwise_777:
.Lend_773:
    ubfx r0, r3, #7, #4
    vfma.f32 q13, q8, q0
    cmp r0, #15
    bne .Lotherwise_778
    add r0, r5, #28
    vld1.32 {d16, d17}, [r0]
    b .Lend_779
.Lotherwise_778:
    vmov.i32 q8, #0
    tst r3, #128
    beq .Lotherwise_780
    add r0, r5, #28
    vld1.32 {d16[0]}, [r0]
.Lotherwise_780:
    tst r3, #256
    beq .Lotherwise_781
    add r0, r5, #32
    vld1.32 {d16[1]}, [r0]
.Lotherwise_781:
    tst r3, #512
    beq .Lotherwise_782
    add r0, r5, #36
    vld1.32 {d17[0]}, [r0]
.Lotherwise_782:
    tst r3, #1024
    beq .Lotherwise_783
    add r0, r5, #40
    vld1.32 {d17[1]}, [r0]
.Lotherwise_783:
.Lend_779:
    ubfx r0, r3, #7, #4
    vfma.f32 q13, q8, q9
    cmp r0, #15
    bne .Lotherwise_784
    add r0, r6, #28
    vld1.32 {d16, d17}, [r0]
    b .Lend_785
.Lotherwise_784:
    vmov.i32 q8, #0
    tst r3, #128
    beq .Lotherwise_786
    add r0, r6, #28
    vld1.32 {d16[0]}, [r0]
.Lotherwise_786:
    tst r3, #256
    beq .Lotherwise_787
    add r0, r6, #32
    vld1.32 {d16[1]}, [r0]
.Lotherwise_787:
    tst r3, #512
    beq .Lotherwise_788
    add r0, r6, #36
    vld1.32 {d17[0]}, [r0]
.Lotherwise_788:
    tst r3, #1024
    beq .Lotherwise_789
    add r0, r6, #40
    vld1.32 {d17[1]}, [r0]
.Lotherwise_789:
.Lend_785:
    vfma.f32 q13, q8, q10
    vldr s0, [r1, #32]
    sub r7, r7, #1
    add r8, r8, #28
    vdup.32 q8, d0[0]
    vuzp.32 q11, q13
    vadd.f32 q11, q11, q13
    vmax.f32 q8, q8, q11
    vst1.32 {d16, d17}, [r9]
    cmp r7, #0
    bne .Lloop_697
.Lloop_end_696:
    vpop {d8, d9, d10, d11, d12, d13, d14, d15}
    pop {r4, r5, r6, r7, r8, r9, r10, pc}
    .size nnp_depthwise_5x5_by_2_rows__armv7_neon, . - nnp_depthwise_5x5_by_2_rows__armv7_neon

    .section .note.GNU-stack, "", %progbits
