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
    mov r1, r9
    mov r2, r8
    ldr r12, [r9, #28]
    mov r14, r7
    add r1, r1, #64
    vld1.32 {d2, d3}, [r5]
    vdup.32 q11, d0[0]
    vldr d4, [r5, #16]
    vdup.32 q12, d0[0]
    vdup.32 q10, d0[0]
    ldr r4, [r9, #40]
    ldr r10, [r9, #44]
    cmp r12, #0
    beq .Lloop_end_2
.Lloop_3:
    tst r4, #1
    beq .Lotherwise_4
    vld1.32 {d16, d17}, [r2]
    add r2, r2, #4
    vldr d0, [r5, #24]
    vmla.f32 q10, q8, d2[0]
    vld1.32 {d18, d19}, [r2]
    add r2, r2, #4
    vmla.f32 q12, q8, d3[1]
    ldr r0, [r9, #8]
    vmla.f32 q11, q8, d0[0]
    vld1.32 {d16, d17}, [r2]
    sub r2, r2, #8
    vmla.f32 q10, q9, d2[1]
    vldr s12, [r5, #32]
    add r0, r2, r0, lsl #2
    vmla.f32 q12, q9, d4[0]
    ldr r11, [r9, #4]
    vmla.f32 q11, q9, d0[1]
    pld [r0]
    vmla.f32 q10, q8, d3[0]
    add r2, r2, r11, lsl #2
    vmla.f32 q12, q8, d4[1]
    vmla.f32 q11, q8, d6[0]
.Lotherwise_4:
    lsr r4, r4, #1
    tst r10, #1
    beq .Lotherwise_5
    vldr s0, [r1]
    ldr r0, [r9, #20]
    vdup.32 q8, d0[0]
    ldr r11, [r9, #16]
    add r0, r14, r0, lsl #2
    pld [r0]
    vmax.f32 q8, q8, q11
    vst1.32 {d16, d17}, [r14]
    add r14, r14, r11, lsl #2
.Lotherwise_5:
    vldr s0, [r3]
    sub r12, r12, #1
    lsr r10, r10, #1
    vmov q11, q12
    vmov q12, q10
    vdup.32 q8, d0[0]
    vmov q10, q8
    cmp r12, #0
    bne .Lloop_3
.Lloop_end_2:
    ldr r12, [r9, #32]
    cmp r12, #0
    beq .Lloop_end_6
.Lloop_7:
    vld1.32 {d16, d17}, [r2]
    add r2, r2, #4
    sub r12, r12, #1
    vldr d0, [r5, #24]
    vld1.32 {d18, d19}, [r2]
    add r2, r2, #4
    vmla.f32 q10, q8, d2[0]
    vld1.32 {d26, d27}, [r2]
    sub r2, r2, #8
    vmla.f32 q11, q8, d0[0]
    vldr s12, [r5, #32]
    vmla.f32 q12, q8, d3[1]
    vldr s16, [r1]
    vmla.f32 q11, q9, d0[1]
    vldr s0, [r3]
    vmla.f32 q10, q9, d2[1]
    ldr r0, [r9, #8]
    vmla.f32 q12, q9, d4[0]
    ldr r4, [r9, #20]
    vmla.f32 q11, q13, d6[0]
    ldr r10, [r9, #4]
    add r0, r2, r0, lsl #2
    vmla.f32 q10, q13, d3[0]
    ldr r11, [r9, #16]
    add r4, r14, r4, lsl #2
    vmla.f32 q12, q13, d4[1]
    pld [r0]
    add r2, r2, r10, lsl #2
    vdup.32 q8, d8[0]
    pld [r4]
    vdup.32 q9, d0[0]
    vmax.f32 q8, q8, q11
    vmov q11, q12
    vst1.32 {d16, d17}, [r14]
    add r14, r14, r11, lsl #2
    vmov q12, q10
    vmov q10, q9
    cmp r12, #0
    bne .Lloop_7
.Lloop_end_6:
    ldr r4, [r9, #36]
    ldr r10, [r9, #48]
    cmp r4, #0
    beq .Lloop_end_8
.Lloop_9:
    tst r10, #1
    beq .Lotherwise_10
    vld1.32 {d16, d17}, [r2]
    add r2, r2, #4
    vldr d0, [r5, #24]
    vmla.f32 q10, q8, d2[0]
    vld1.32 {d18, d19}, [r2]
    add r2, r2, #4
    vmla.f32 q12, q8, d3[1]
    ldr r0, [r9, #8]
    vmla.f32 q11, q8, d0[0]
    vld1.32 {d16, d17}, [r2]
    sub r2, r2, #8
    vmla.f32 q10, q9, d2[1]
    vldr s12, [r5, #32]
    add r0, r2, r0, lsl #2
    vmla.f32 q12, q9, d4[0]
    ldr r12, [r9, #4]
    vmla.f32 q11, q9, d0[1]
    pld [r0]
    vmla.f32 q10, q8, d3[0]
    add r2, r2, r12, lsl #2
    vmla.f32 q12, q8, d4[1]
    vmla.f32 q11, q8, d6[0]
.Lotherwise_10:
    vldr s0, [r1]
    sub r4, r4, #1
    lsr r10, r10, #1
    vldr s12, [r3]
    vdup.32 q8, d0[0]
    ldr r0, [r9, #20]
    ldr r12, [r9, #16]
    vdup.32 q9, d6[0]
    vmax.f32 q8, q8, q11
    add r0, r14, r0, lsl #2
    pld [r0]
    vmov q11, q12
    vst1.32 {d16, d17}, [r14]
    add r14, r14, r12, lsl #2
    vmov q12, q10
    vmov q10, q9
    cmp r4, #0
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
    ldr r7, [sp, #40]
    mov r8, r0
    mov r9, r1
    mov r6, r2
    ldr r10, [sp, #36]
    ldr r1, [r7, #56]
    cmp r8, #0
    beq .Lloop_end_11
.Lloop_12:
    vldr s0, [r3]
    mov r2, r7
    mov r12, r9
    ldr r14, [r7, #28]
    mov r4, r10
    add r2, r2, #64
    vld1.32 {d2, d3}, [r6]
    vdup.32 q9, d0[0]
    vldr d4, [r6, #16]
    vdup.32 q10, d0[0]
    vdup.32 q11, d0[0]
    ldr r5, [r7, #40]
    ldr r11, [r7, #44]
    cmp r14, #0
    beq .Lloop_end_13
.Lloop_14:
    tst r5, #1
    beq .Lotherwise_15
    ubfx r0, r1, #0, #4
    cmp r0, #15
    bne .Lotherwise_16
    vld1.32 {d16, d17}, [r12]
    b .Lend_17
.Lotherwise_16:
    vmov.i32 q8, #0
    tst r1, #1
    beq .Lotherwise_18
    vld1.32 {d16[0]}, [r12]
.Lotherwise_18:
    tst r1, #2
    beq .Lotherwise_19
    add r0, r12, #4
    vld1.32 {d16[1]}, [r0]
.Lotherwise_19:
    tst r1, #4
    beq .Lotherwise_20
    add r0, r12, #8
    vld1.32 {d17[0]}, [r0]
.Lotherwise_20:
    tst r1, #8
    beq .Lotherwise_21
    add r0, r12, #12
    vld1.32 {d17[1]}, [r0]
.Lotherwise_21:
.Lend_17:
    vldr s0, [r6, #24]
    ubfx r0, r1, #1, #4
    vmla.f32 q11, q8, d2[0]
    vmla.f32 q10, q8, d3[1]
    vmla.f32 q9, q8, d0[0]
    cmp r0, #15
    bne .Lotherwise_22
    add r0, r12, #4
    vld1.32 {d16, d17}, [r0]
    b .Lend_23
.Lotherwise_22:
    vmov.i32 q8, #0
    tst r1, #2
    beq .Lotherwise_24
    add r0, r12, #4
    vld1.32 {d16[0]}, [r0]
.Lotherwise_24:
    tst r1, #4
    beq .Lotherwise_25
    add r0, r12, #8
    vld1.32 {d16[1]}, [r0]
.Lotherwise_25:
    tst r1, #8
    beq .Lotherwise_26
    add r0, r12, #12
    vld1.32 {d17[0]}, [r0]
.Lotherwise_26:
    tst r1, #16
    beq .Lotherwise_27
    add r0, r12, #16
    vld1.32 {d17[1]}, [r0]
.Lotherwise_27:
.Lend_23:
    vldr s0, [r6, #28]
    ubfx r0, r1, #2, #4
    vmla.f32 q11, q8, d2[1]
    vmla.f32 q10, q8, d4[0]
    vmla.f32 q9, q8, d0[0]
    cmp r0, #15
    bne .Lotherwise_28
    add r0, r12, #8
    vld1.32 {d16, d17}, [r0]
    b .Lend_29
.Lotherwise_28:
    vmov.i32 q8, #0
    tst r1, #4
    beq .Lotherwise_30
    add r0, r12, #8
    vld1.32 {d16[0]}, [r0]
.Lotherwise_30:
    tst r1, #8
    beq .Lotherwise_31
    add r0, r12, #12
    vld1.32 {d16[1]}, [r0]
.Lotherwise_31:
    tst r1, #16
    beq .Lotherwise_32
    add r0, r12, #16
    vld1.32 {d17[0]}, [r0]
.Lotherwise_32:
    tst r1, #32
    beq .Lotherwise_33
    add r0, r12, #20
    vld1.32 {d17[1]}, [r0]
.Lotherwise_33:
.Lend_29:
    ldr r0, [r7, #8]
    vmla.f32 q11, q8, d3[0]
    vldr s0, [r6, #32]
    vmla.f32 q10, q8, d4[1]
    add r0, r12, r0, lsl #2
    pld [r0]
    vmla.f32 q9, q8, d0[0]
    ldr r0, [r7, #4]
    add r12, r12, r0, lsl #2
.Lotherwise_15:
    lsr r5, r5, #1
    tst r11, #1
    beq .Lotherwise_34
    vldr s0, [r2]
    ldr r0, [r7, #20]
    vdup.32 q8, d0[0]
    add r0, r4, r0, lsl #2
    pld [r0]
    vmax.f32 q8, q8, q9
    ldr r0, [r7, #16]
    vst1.32 {d16, d17}, [r4]
    add r4, r4, r0, lsl #2
.Lotherwise_34:
    vldr s0, [r3]
    sub r14, r14, #1
    lsr r11, r11, #1
    vmov q9, q10
    vmov q10, q11
    vdup.32 q8, d0[0]
    vmov q11, q8
    cmp r14, #0
    bne .Lloop_14
.Lloop_end_13:
    ldr r14, [r7, #32]
    cmp r14, #0
    beq .Lloop_end_35
.Lloop_36:
    ubfx r0, r1, #0, #4
    cmp r0, #15
    bne .Lotherwise_37
    vld1.32 {d16, d17}, [r12]
    b .Lend_38
.Lotherwise_37:
    vmov.i32 q8, #0
    tst r1, #1
    beq .Lotherwise_39
    vld1.32 {d16[0]}, [r12]
.Lotherwise_39:
    tst r1, #2
    beq .Lotherwise_40
    add r0, r12, #4
    vld1.32 {d16[1]}, [r0]
.Lotherwise_40:
    tst r1, #4
    beq .Lotherwise_41
    add r0, r12, #8
    vld1.32 {d17[0]}, [r0]
.Lotherwise_41:
    tst r1, #8
    beq .Lotherwise_42
    add r0, r12, #12
    vld1.32 {d17[1]}, [r0]
.Lotherwise_42:
.Lend_38:
    vldr s0, [r6, #24]
    ubfx r0, r1, #1, #4
    vmla.f32 q11, q8, d2[0]
    vmla.f32 q10, q8, d3[1]
    vmla.f32 q9, q8, d0[0]
    cmp r0, #15
    bne .Lotherwise_43
    add r0, r12, #4
    vld1.32 {d16, d17}, [r0]
    b .Lend_44
.Lotherwise_43:
    vmov.i32 q8, #0
    tst r1, #2
    beq .Lotherwise_45
    add r0, r12, #4
    vld1.32 {d16[0]}, [r0]
.Lotherwise_45:
    tst r1, #4
    beq .Lotherwise_46
    add r0, r12, #8
    vld1.32 {d16[1]}, [r0]
.Lotherwise_46:
    tst r1, #8
    beq .Lotherwise_47
    add r0, r12, #12
    vld1.32 {d17[0]}, [r0]
.Lotherwise_47:
    tst r1, #16
    beq .Lotherwise_48
    add r0, r12, #16
    vld1.32 {d17[1]}, [r0]
.Lotherwise_48:
.Lend_44:
    vldr s0, [r6, #28]
    ubfx r0, r1, #2, #4
    vmla.f32 q11, q8, d2[1]
    vmla.f32 q10, q8, d4[0]
    vmla.f32 q9, q8, d0[0]
    cmp r0, #15
    bne .Lotherwise_49
    add r0, r12, #8
    vld1.32 {d16, d17}, [r0]
    b .Lend_50
.Lotherwise_49:
    vmov.i32 q8, #0
    tst r1, #4
    beq .Lotherwise_51
    add r0, r12, #8
    vld1.32 {d16[0]}, [r0]
.Lotherwise_51:
    tst r1, #8
    beq .Lotherwise_52
    add r0, r12, #12
    vld1.32 {d16[1]}, [r0]
.Lotherwise_52:
    tst r1, #16
    beq .Lotherwise_53
    add r0, r12, #16
    vld1.32 {d17[0]}, [r0]
.Lotherwise_53:
    tst r1, #32
    beq .Lotherwise_54
    add r0, r12, #20
    vld1.32 {d17[1]}, [r0]
.Lotherwise_54:
.Lend_50:
    vldr s0, [r6, #32]
    vmla.f32 q11, q8, d3[0]
    sub r14, r14, #1
    vldr s12, [r2]
    vmla.f32 q10, q8, d4[1]
    vmla.f32 q9, q8, d0[0]
    vldr s0, [r3]
    vdup.32 q8, d6[0]
    ldr r0, [r7, #8]
    ldr r5, [r7, #20]
    vdup.32 q12, d0[0]
    ldr r11, [r7, #4]
    add r0, r12, r0, lsl #2
    vmax.f32 q8, q8, q9
    add r5, r4, r5, lsl #2
    pld [r0]
    add r12, r12, r11, lsl #2
    vmov q9, q10
    ldr r0, [r7, #16]
    vmov q10, q11
    vst1.32 {d16, d17}, [r4]
    vmov q11, q12
    pld [r5]
    add r4, r4, r0, lsl #2
    cmp r14, #0
    bne .Lloop_36
.Lloop_end_35:
    ldr r14, [r7, #36]
    ldr r5, [r7, #48]
    cmp r14, #0
    beq .Lloop_end_55
.Lloop_56:
    tst r5, #1
    beq .Lotherwise_57
    ubfx r0, r1, #0, #4
    cmp r0, #15
    bne .Lotherwise_58
    vld1.32 {d16, d17}, [r12]
    b .Lend_59
.Lotherwise_58:
    vmov.i32 q8, #0
    tst r1, #1
    beq .Lotherwise_60
    vld1.32 {d16[0]}, [r12]
.Lotherwise_60:
    tst r1, #2
    beq .Lotherwise_61
    add r0, r12, #4
    vld1.32 {d16[1]}, [r0]
.Lotherwise_61:
    tst r1, #4
    beq .Lotherwise_62
    add r0, r12, #8
    vld1.32 {d17[0]}, [r0]
.Lotherwise_62:
    tst r1, #8
    beq .Lotherwise_63
    add r0, r12, #12
    vld1.32 {d17[1]}, [r0]
.Lotherwise_63:
.Lend_59:
    vldr s0, [r6, #24]
    ubfx r0, r1, #1, #4
    vmla.f32 q11, q8, d2[0]
    vmla.f32 q10, q8, d3[1]
    vmla.f32 q9, q8, d0[0]
    cmp r0, #15
    bne .Lotherwise_64
    add r0, r12, #4
    vld1.32 {d16, d17}, [r0]
    b .Lend_65
.Lotherwise_64:
    vmov.i32 q8, #0
    tst r1, #2
    beq .Lotherwise_66
    add r0, r12, #4
    vld1.32 {d16[0]}, [r0]
.Lotherwise_66:
    tst r1, #4
    beq .Lotherwise_67
    add r0, r12, #8
    vld1.32 {d16[1]}, [r0]
.Lotherwise_67:
    tst r1, #8
    beq .Lotherwise_68
    add r0, r12, #12
    vld1.32 {d17[0]}, [r0]
.Lotherwise_68:
    tst r1, #16
    beq .Lotherwise_69
    add r0, r12, #16
    vld1.32 {d17[1]}, [r0]
.Lotherwise_69:
.Lend_65:
    vldr s0, [r6, #28]
    ubfx r0, r1, #2, #4
    vmla.f32 q11, q8, d2[1]
    vmla.f32 q10, q8, d4[0]
    vmla.f32 q9, q8, d0[0]
    cmp r0, #15
    bne .Lotherwise_70
    add r0, r12, #8
    vld1.32 {d16, d17}, [r0]
    b .Lend_71
.Lotherwise_70:
    vmov.i32 q8, #0
    tst r1, #4
    beq .Lotherwise_72
    add r0, r12, #8
    vld1.32 {d16[0]}, [r0]
.Lotherwise_72:
    tst r1, #8
    beq .Lotherwise_73
    add r0, r12, #12
    vld1.32 {d16[1]}, [r0]
.Lotherwise_73:
    tst r1, #16
    beq .Lotherwise_74
    add r0, r12, #16
    vld1.32 {d17[0]}, [r0]
.Lotherwise_74:
    tst r1, #32
    beq .Lotherwise_75
    add r0, r12, #20
    vld1.32 {d17[1]}, [r0]
.Lotherwise_75:
.Lend_71:
    ldr r0, [r7, #8]
    vmla.f32 q11, q8, d3[0]
    vldr s0, [r6, #32]
    vmla.f32 q10, q8, d4[1]
    ldr r11, [r7, #4]
    add r0, r12, r0, lsl #2
    vmla.f32 q9, q8, d0[0]
    pld [r0]
    add r12, r12, r11, lsl #2
.Lotherwise_57:
    vldr s0, [r2]
    sub r14, r14, #1
    lsr r5, r5, #1
    vldr s12, [r3]
    vdup.32 q8, d0[0]
    ldr r0, [r7, #20]
    ldr r11, [r7, #16]
    vdup.32 q12, d6[0]
    vmax.f32 q8, q8, q9
    add r0, r4, r0, lsl #2
    pld [r0]
    vmov q9, q10
    vst1.32 {d16, d17}, [r4]
    add r4, r4, r11, lsl #2
    vmov q10, q11
    vmov q11, q12
    cmp r14, #0
    bne .Lloop_56
.Lloop_end_55:
    ldr r0, [r7]
    sub r8, r8, #1
    add r6, r6, #36
    ldr r2, [r7, #12]
    ldr r12, [r7, #24]
    add r9, r9, r0, lsl #2
    add r10, r10, r2, lsl #2
    add r3, r3, r12, lsl #2
    cmp r8, #0
    bne .Lloop_12
.Lloop_end_11:
    pop {r4, r5, r6, r7, r8, r9, r10, r11, pc}
    .size nnp_depthwise_3x3_edge__armv7_neon, . - nnp_depthwise_3x3_edge__armv7_neon

    .text
    .p2align 4
    .globl nnp_depthwise_3x3_by_2__armv7_neon
    .type nnp_depthwise_3x3_by_2__armv7_neon, %function
nnp_depthwise_3x3_by_2__armv7_neon:
    push {r4, r5, r6, r7, r8, r9, r10, r11, r14}
    vpush {d8, d9, d10, d11}
    mov r7, r0
    ldr r8, [sp, #68]
    mov r9, r1
    mov r6, r2
    ldr r10, [sp, #72]
    cmp r7, #0
    beq .Lloop_end_76
.Lloop_77:
    vldr s0, [r3]
    mov r1, r10
    mov r2, r9
    ldr r12, [r10, #28]
    mov r14, r8
    add r1, r1, #64
    vld1.32 {d2, d3}, [r6]
    vdup.32 q12, d0[0]
    vdup.32 q13, d0[0]
    ldr r4, [r10, #40]
    ldr r5, [r10, #44]
    cmp r12, #0
    beq .Lloop_end_78
.Lloop_79:
    tst r4, #1
    beq .Lotherwise_80
    vld1.32 {d16, d17}, [r2]!
    vld1.32 {d18, d19}, [r2]
    sub r2, r2, #8
    vld1.32 {d20, d21}, [r2]!
    vldr d0, [r6, #24]
    vld1.32 {d22, d23}, [r2]
    sub r2, r2, #24
    vuzp.32 q8, q9
    ldr r0, [r10, #8]
    vldr s8, [r6, #32]
    vmla.f32 q13, q8, d2[0]
    ldr r11, [r10, #4]
    add r0, r2, r0, lsl #2
    vmla.f32 q12, q8, d0[0]
    pld [r0]
    vmla.f32 q13, q9, d2[1]
    add r2, r2, r11, lsl #2
    vmla.f32 q12, q9, d0[1]
    vuzp.32 q10, q11
    vmla.f32 q13, q10, d3[0]
    vmla.f32 q12, q10, d4[0]
.Lotherwise_80:
    lsr r4, r4, #1
    tst r4, #1
    beq .Lotherwise_81
    vld1.32 {d16, d17}, [r2]!
    vld1.32 {d18, d19}, [r2]
    sub r2, r2, #8
    vld1.32 {d20, d21}, [r2]!
    vld1.32 {d22, d23}, [r2]
    sub r2, r2, #24
    vldr d0, [r6, #16]
    vuzp.32 q8, q9
    ldr r0, [r10, #8]
    ldr r11, [r10, #4]
    vmla.f32 q13, q8, d3[1]
    add r0, r2, r0, lsl #2
    pld [r0]
    vuzp.32 q10, q11
    add r2, r2, r11, lsl #2
    vmla.f32 q13, q9, d0[0]
    vmla.f32 q13, q10, d0[1]
.Lotherwise_81:
    lsr r4, r4, #1
    tst r5, #1
    beq .Lotherwise_82
    vldr s0, [r1]
    ldr r0, [r10, #20]
    vdup.32 q8, d0[0]
    ldr r11, [r10, #16]
    add r0, r14, r0, lsl #2
    pld [r0]
    vmax.f32 q8, q8, q12
    vst1.32 {d16, d17}, [r14]
    add r14, r14, r11, lsl #2
.Lotherwise_82:
    vldr s0, [r3]
    sub r12, r12, #1
    lsr r5, r5, #1
    vmov q12, q13
    vdup.32 q13, d0[0]
    cmp r12, #0
    bne .Lloop_79
.Lloop_end_78:
    ldr r4, [r10, #32]
    cmp r4, #0
    beq .Lloop_end_83
.Lloop_84:
    vld1.32 {d16, d17}, [r2]!
    add r6, r6, #16
    sub r4, r4, #1
    vld1.32 {d18, d19}, [r2]
    sub r2, r2, #8
    vmov q11, q8
    ldr r0, [r10, #8]
    vmov q14, q9
    ldr r12, [r10, #4]
    vld1.32 {d16, d17}, [r2]!
    vuzp.32 q11, q14
    vld1.32 {d18, d19}, [r2]
    sub r2, r2, #24
    add r5, r2, r0, lsl #2
    vmov q15, q8
    add r2, r2, r12, lsl #2
    vld1.32 {d0, d1}, [r6]
    vmla.f32 q13, q11, d2[0]
    vld1.32 {d16, d17}, [r2]!
    vld1.32 {d20, d21}, [r2]
    sub r2, r2, #8
    vmla.f32 q13, q14, d2[1]
    vld1.32 {d10, d11}, [r2]!
    vuzp.32 q15, q9
    vld1.32 {d18, d19}, [r2]
    sub r2, r2, #24
    vldr s12, [r6, #16]
    sub r6, r6, #16
    vldr s8, [r1]
    vmla.f32 q12, q11, d1[0]
    vldr s16, [r3]
    vmla.f32 q13, q15, d3[0]
    ldr r0, [r10, #8]
    vuzp.32 q8, q10
    ldr r12, [r10, #20]
    vmla.f32 q12, q14, d1[1]
    ldr r11, [r10, #4]
    add r0, r2, r0, lsl #2
    vmla.f32 q13, q8, d3[1]
    add r12, r14, r12, lsl #2
    pld [r5]
    ldr r5, [r10, #16]
    add r2, r2, r11, lsl #2
    pld [r0]
    vmla.f32 q12, q15, d6[0]
    pld [r12]
    vmla.f32 q13, q10, d0[0]
    vuzp.32 q5, q9
    vdup.32 q8, d4[0]
    vmla.f32 q13, q5, d0[1]
    vmax.f32 q8, q8, q12
    vdup.32 q9, d8[0]
    vst1.32 {d16, d17}, [r14]
    add r14, r14, r5, lsl #2
    vmov q12, q13
    vmov q13, q9
    cmp r4, #0
    bne .Lloop_84
.Lloop_end_83:
    ldr r4, [r10, #36]
    ldr r5, [r10, #48]
    cmp r4, #0
    beq .Lloop_end_85
.Lloop_86:
    tst r5, #1
    beq .Lotherwise_87
    vld1.32 {d16, d17}, [r2]!
    vld1.32 {d18, d19}, [r2]
    sub r2, r2, #8
    vld1.32 {d20, d21}, [r2]!
    vldr d0, [r6, #24]
    vld1.32 {d22, d23}, [r2]
    sub r2, r2, #24
    vuzp.32 q8, q9
    ldr r0, [r10, #8]
    vldr s8, [r6, #32]
    vmla.f32 q13, q8, d2[0]
    ldr r12, [r10, #4]
    add r0, r2, r0, lsl #2
    vmla.f32 q12, q8, d0[0]
    pld [r0]
    vmla.f32 q13, q9, d2[1]
    add r2, r2, r12, lsl #2
    vmla.f32 q12, q9, d0[1]
    vuzp.32 q10, q11
    vmla.f32 q13, q10, d3[0]
    vmla.f32 q12, q10, d4[0]
.Lotherwise_87:
    lsr r5, r5, #1
    tst r5, #1
    beq .Lotherwise_88
    vld1.32 {d16, d17}, [r2]!
    vld1.32 {d18, d19}, [r2]
    sub r2, r2, #8
    vld1.32 {d20, d21}, [r2]!
    vld1.32 {d22, d23}, [r2]
    sub r2, r2, #24
    vldr d0, [r6, #16]
    vuzp.32 q8, q9
    ldr r0, [r10, #8]
    ldr r12, [r10, #4]
    vmla.f32 q13, q8, d3[1]
    add r0, r2, r0, lsl #2
    pld [r0]
    vuzp.32 q10, q11
    add r2, r2, r12, lsl #2
    vmla.f32 q13, q9, d0[0]
    vmla.f32 q13, q10, d0[1]
.Lotherwise_88:
    vldr s0, [r1]
    sub r4, r4, #1
    lsr r5, r5, #1
    vldr s8, [r3]
    vdup.32 q8, d0[0]
    ldr r0, [r10, #20]
    ldr r12, [r10, #16]
    vdup.32 q9, d4[0]
    vmax.f32 q8, q8, q12
    add r0, r14, r0, lsl #2
    pld [r0]
    vmov q12, q13
    vst1.32 {d16, d17}, [r14]
    add r14, r14, r12, lsl #2
    vmov q13, q9
    cmp r4, #0
    bne .Lloop_86
.Lloop_end_85:
    ldr r0, [r10]
    sub r7, r7, #1
    add r6, r6, #36
    ldr r1, [r10, #12]
    ldr r2, [r10, #24]
    add r9, r9, r0, lsl #2
    add r8, r8, r1, lsl #2
    add r3, r3, r2, lsl #2
    cmp r7, #0
    bne .Lloop_77
.Lloop_end_76:
    vpop {d8, d9, d10, d11}
    pop {r4, r5, r6, r7, r8, r9, r10, r11, pc}
    .size nnp_depthwise_3x3_by_2__armv7_neon, . - nnp_depthwise_3x3_by_2__armv7_neon

    .text
    .p2align 4
    .globl nnp_depthwise_3x3_by_2_edge__armv7_neon
    .type nnp_depthwise_3x3_by_2_edge__armv7_neon, %function
nnp_depthwise_3x3_by_2_edge__armv7_neon:
    push {r4, r5, r6, r7, r8, r9, r10, r11, r14}
    ldr r7, [sp, #40]
    mov r8, r0
    mov r9, r1
    mov r6, r2
    ldr r10, [sp, #36]
    ldr r1, [r7, #56]
    cmp r8, #0
    beq .Lloop_end_89
.Lloop_90:
    vldr s0, [r3]
    mov r2, r7
    mov r12, r9
    ldr r14, [r7, #28]
    mov r4, r10
    add r2, r2, #64
    vld1.32 {d2, d3}, [r6]
    vdup.32 q10, d0[0]
    vdup.32 q11, d0[0]
    ldr r5, [r7, #40]
    ldr r11, [r7, #44]
    cmp r14, #0
    beq .Lloop_end_91
.Lloop_92:
    tst r5, #1
    beq .Lotherwise_93
    ubfx r0, r1, #0, #4
    cmp r0, #15
    bne .Lotherwise_94
    vld1.32 {d16, d17}, [r12]
    b .Lend_95
.Lotherwise_94:
    vmov.i32 q8, #0
    tst r1, #1
    beq .Lotherwise_96
    vld1.32 {d16[0]}, [r12]
.Lotherwise_96:
    tst r1, #2
    beq .Lotherwise_97
    add r0, r12, #4
    vld1.32 {d16[1]}, [r0]
.Lotherwise_97:
    tst r1, #4
    beq .Lotherwise_98
    add r0, r12, #8
    vld1.32 {d17[0]}, [r0]
.Lotherwise_98:
    tst r1, #8
    beq .Lotherwise_99
    add r0, r12, #12
    vld1.32 {d17[1]}, [r0]
.Lotherwise_99:
.Lend_95:
    ubfx r0, r1, #4, #4
    cmp r0, #15
    bne .Lotherwise_100
    add r0, r12, #16
    vld1.32 {d18, d19}, [r0]
    b .Lend_101
.Lotherwise_100:
    vmov.i32 q9, #0
    tst r1, #16
    beq .Lotherwise_102
    add r0, r12, #16
    vld1.32 {d18[0]}, [r0]
.Lotherwise_102:
    tst r1, #32
    beq .Lotherwise_103
    add r0, r12, #20
    vld1.32 {d18[1]}, [r0]
.Lotherwise_103:
    tst r1, #64
    beq .Lotherwise_104
    add r0, r12, #24
    vld1.32 {d19[0]}, [r0]
.Lotherwise_104:
    tst r1, #128
    beq .Lotherwise_105
    add r0, r12, #28
    vld1.32 {d19[1]}, [r0]
.Lotherwise_105:
.Lend_101:
    vldr d0, [r6, #24]
    ubfx r0, r1, #2, #4
    vuzp.32 q8, q9
    vmla.f32 q11, q8, d2[0]
    vmla.f32 q10, q8, d0[0]
    vmla.f32 q11, q9, d2[1]
    vmla.f32 q10, q9, d0[1]
    cmp r0, #15
    bne .Lotherwise_106
    add r0, r12, #8
    vld1.32 {d16, d17}, [r0]
    b .Lend_107
.Lotherwise_106:
    vmov.i32 q8, #0
    tst r1, #4
    beq .Lotherwise_108
    add r0, r12, #8
    vld1.32 {d16[0]}, [r0]
.Lotherwise_108:
    tst r1, #8
    beq .Lotherwise_109
    add r0, r12, #12
    vld1.32 {d16[1]}, [r0]
.Lotherwise_109:
    tst r1, #16
    beq .Lotherwise_110
    add r0, r12, #16
    vld1.32 {d17[0]}, [r0]
.Lotherwise_110:
    tst r1, #32
    beq .Lotherwise_111
    add r0, r12, #20
    vld1.32 {d17[1]}, [r0]
.Lotherwise_111:
.Lend_107:
    ubfx r0, r1, #6, #4
    cmp r0, #15
    bne .Lotherwise_112
    add r0, r12, #24
    vld1.32 {d18, d19}, [r0]
    b .Lend_113
.Lotherwise_112:
    vmov.i32 q9, #0
    tst r1, #64
    beq .Lotherwise_114
    add r0, r12, #24
    vld1.32 {d18[0]}, [r0]
.Lotherwise_114:
    tst r1, #128
    beq .Lotherwise_115
    add r0, r12, #28
    vld1.32 {d18[1]}, [r0]
.Lotherwise_115:
    tst r1, #256
    beq .Lotherwise_116
    add r0, r12, #32
    vld1.32 {d19[0]}, [r0]
.Lotherwise_116:
    tst r1, #512
    beq .Lotherwise_117
    add r0, r12, #36
    vld1.32 {d19[1]}, [r0]
.Lotherwise_117:
.Lend_113:
    ldr r0, [r7, #8]
    vldr s0, [r6, #32]
    add r0, r12, r0, lsl #2
    pld [r0]
    vuzp.32 q8, q9
    ldr r0, [r7, #4]
    vmla.f32 q11, q8, d3[0]
    add r12, r12, r0, lsl #2
    vmla.f32 q10, q8, d0[0]
.Lotherwise_93:
    lsr r5, r5, #1
    tst r5, #1
    beq .Lotherwise_118
    ubfx r0, r1, #0, #4
    cmp r0, #15
    bne .Lotherwise_119
    vld1.32 {d16, d17}, [r12]
    b .Lend_120
.Lotherwise_119:
    vmov.i32 q8, #0
    tst r1, #1
    beq .Lotherwise_121
    vld1.32 {d16[0]}, [r12]
.Lotherwise_121:
    tst r1, #2
    beq .Lotherwise_122
    add r0, r12, #4
    vld1.32 {d16[1]}, [r0]
.Lotherwise_122:
    tst r1, #4
    beq .Lotherwise_123
    add r0, r12, #8
    vld1.32 {d17[0]}, [r0]
.Lotherwise_123:
    tst r1, #8
    beq .Lotherwise_124
    add r0, r12, #12
    vld1.32 {d17[1]}, [r0]
.Lotherwise_124:
.Lend_120:
    ubfx r0, r1, #4, #4
    cmp r0, #15
    bne .Lotherwise_125
    add r0, r12, #16
    vld1.32 {d18, d19}, [r0]
    b .Lend_126
.Lotherwise_125:
    vmov.i32 q9, #0
    tst r1, #16
    beq .Lotherwise_127
    add r0, r12, #16
    vld1.32 {d18[0]}, [r0]
.Lotherwise_127:
    tst r1, #32
    beq .Lotherwise_128
    add r0, r12, #20
    vld1.32 {d18[1]}, [r0]
.Lotherwise_128:
    tst r1, #64
    beq .Lotherwise_129
    add r0, r12, #24
    vld1.32 {d19[0]}, [r0]
.Lotherwise_129:
    tst r1, #128
    beq .Lotherwise_130
    add r0, r12, #28
    vld1.32 {d19[1]}, [r0]
.Lotherwise_130:
.Lend_126:
    vldr s0, [r6, #16]
    ubfx r0, r1, #2, #4
    vuzp.32 q8, q9
    vmla.f32 q11, q8, d3[1]
    vmla.f32 q11, q9, d0[0]
    cmp r0, #15
    bne .Lotherwise_131
    add r0, r12, #8
    vld1.32 {d16, d17}, [r0]
    b .Lend_132
.Lotherwise_131:
    vmov.i32 q8, #0
    tst r1, #4
    beq .Lotherwise_133
    add r0, r12, #8
    vld1.32 {d16[0]}, [r0]
.Lotherwise_133:
    tst r1, #8
    beq .Lotherwise_134
    add r0, r12, #12
    vld1.32 {d16[1]}, [r0]
.Lotherwise_134:
    tst r1, #16
    beq .Lotherwise_135
    add r0, r12, #16
    vld1.32 {d17[0]}, [r0]
.Lotherwise_135:
    tst r1, #32
    beq .Lotherwise_136
    add r0, r12, #20
    vld1.32 {d17[1]}, [r0]
.Lotherwise_136:
.Lend_132:
    ubfx r0, r1, #6, #4
    cmp r0, #15
    bne .Lotherwise_137
    add r0, r12, #24
    vld1.32 {d18, d19}, [r0]
    b .Lend_138
.Lotherwise_137:
    vmov.i32 q9, #0
    tst r1, #64
    beq .Lotherwise_139
    add r0, r12, #24
    vld1.32 {d18[0]}, [r0]
.Lotherwise_139:
    tst r1, #128
    beq .Lotherwise_140
    add r0, r12, #28
    vld1.32 {d18[1]}, [r0]
.Lotherwise_140:
    tst r1, #256
    beq .Lotherwise_141
    add r0, r12, #32
    vld1.32 {d19[0]}, [r0]
.Lotherwise_141:
    tst r1, #512
    beq .Lotherwise_142
    add r0, r12, #36
    vld1.32 {d19[1]}, [r0]
.Lotherwise_142:
.Lend_138:
    ldr r0, [r7, #8]
    vldr s0, [r6, #20]
    add r0, r12, r0, lsl #2
    pld [r0]
    vuzp.32 q8, q9
    ldr r0, [r7, #4]
    vmla.f32 q11, q8, d0[0]
    add r12, r12, r0, lsl #2
.Lotherwise_118:
    lsr r5, r5, #1
    tst r11, #1
    beq .Lotherwise_143
    vldr s0, [r2]
    ldr r0, [r7, #20]
    vdup.32 q8, d0[0]
    add r0, r4, r0, lsl #2
    pld [r0]
    vmax.f32 q8, q8, q10
    ldr r0, [r7, #16]
    vst1.32 {d16, d17}, [r4]
    add r4, r4, r0, lsl #2
.Lotherwise_143:
    vldr s0, [r3]
    sub r14, r14, #1
    lsr r11, r11, #1
    vmov q10, q11
    vdup.32 q11, d0[0]
    cmp r14, #0
    bne .Lloop_92
.Lloop_end_91:
    ldr r14, [r7, #32]
    cmp r14, #0
    beq .Lloop_end_144
.Lloop_145:
    ubfx r0, r1, #0, #4
    cmp r0, #15
    bne .Lotherwise_146
    vld1.32 {d16, d17}, [r12]
    b .Lend_147
.Lotherwise_146:
    vmov.i32 q8, #0
    tst r1, #1
    beq .Lotherwise_148
    vld1.32 {d16[0]}, [r12]
.Lotherwise_148:
    tst r1, #2
    beq .Lotherwise_149
    add r0, r12, #4
    vld1.32 {d16[1]}, [r0]
.Lotherwise_149:
    tst r1, #4
    beq .Lotherwise_150
    add r0, r12, #8
    vld1.32 {d17[0]}, [r0]
.Lotherwise_150:
    tst r1, #8
    beq .Lotherwise_151
    add r0, r12, #12
    vld1.32 {d17[1]}, [r0]
.Lotherwise_151:
.Lend_147:
    ubfx r0, r1, #4, #4
    cmp r0, #15
    bne .Lotherwise_152
    add r0, r12, #16
    vld1.32 {d18, d19}, [r0]
    b .Lend_153
.Lotherwise_152:
    vmov.i32 q9, #0
    tst r1, #16
    beq .Lotherwise_154
    add r0, r12, #16
    vld1.32 {d18[0]}, [r0]
.Lotherwise_154:
    tst r1, #32
    beq .Lotherwise_155
    add r0, r12, #20
    vld1.32 {d18[1]}, [r0]
.Lotherwise_155:
    tst r1, #64
    beq .Lotherwise_156
    add r0, r12, #24
    vld1.32 {d19[0]}, [r0]
.Lotherwise_156:
    tst r1, #128
    beq .Lotherwise_157
    add r0, r12, #28
    vld1.32 {d19[1]}, [r0]
.Lotherwise_157:
.Lend_153:
    vldr d0, [r6, #24]
    ubfx r0, r1, #2, #4
    vuzp.32 q8, q9
    vmla.f32 q11, q8, d2[0]
    vmla.f32 q10, q8, d0[0]
    vmla.f32 q11, q9, d2[1]
    vmla.f32 q10, q9, d0[1]
    cmp r0, #15
    bne .Lotherwise_158
    add r0, r12, #8
    vld1.32 {d16, d17}, [r0]
    b .Lend_159
.Lotherwise_158:
    vmov.i32 q8, #0
    tst r1, #4
    beq .Lotherwise_160
    add r0, r12, #8
    vld1.32 {d16[0]}, [r0]
.Lotherwise_160:
    tst r1, #8
    beq .Lotherwise_161
    add r0, r12, #12
    vld1.32 {d16[1]}, [r0]
.Lotherwise_161:
    tst r1, #16
    beq .Lotherwise_162
    add r0, r12, #16
    vld1.32 {d17[0]}, [r0]
.Lotherwise_162:
    tst r1, #32
    beq .Lotherwise_163
    add r0, r12, #20
    vld1.32 {d17[1]}, [r0]
.Lotherwise_163:
.Lend_159:
    ubfx r0, r1, #6, #4
    cmp r0, #15
    bne .Lotherwise_164
    add r0, r12, #24
    vld1.32 {d18, d19}, [r0]
    b .Lend_165
.Lotherwise_164:
    vmov.i32 q9, #0
    tst r1, #64
    beq .Lotherwise_166
    add r0, r12, #24
    vld1.32 {d18[0]}, [r0]
.Lotherwise_166:
    tst r1, #128
    beq .Lotherwise_167
    add r0, r12, #28
    vld1.32 {d18[1]}, [r0]
.Lotherwise_167:
    tst r1, #256
    beq .Lotherwise_168
    add r0, r12, #32
    vld1.32 {d19[0]}, [r0]
.Lotherwise_168:
    tst r1, #512
    beq .Lotherwise_169
    add r0, r12, #36
    vld1.32 {d19[1]}, [r0]
.Lotherwise_169:
.Lend_165:
    ldr r0, [r7, #8]
    ubfx r5, r1, #0, #4
    vldr s0, [r6, #32]
    ldr r11, [r7, #4]
    add r0, r12, r0, lsl #2
    vuzp.32 q8, q9
    pld [r0]
    add r12, r12, r11, lsl #2
    vmla.f32 q11, q8, d3[0]
    vmla.f32 q10, q8, d0[0]
    cmp r5, #15
    bne .Lotherwise_170
    vld1.32 {d16, d17}, [r12]
    b .Lend_171
.Lotherwise_170:
    vmov.i32 q8, #0
    tst r1, #1
    beq .Lotherwise_172
    vld1.32 {d16[0]}, [r12]
.Lotherwise_172:
    tst r1, #2
    beq .Lotherwise_173
    add r0, r12, #4
    vld1.32 {d16[1]}, [r0]
.Lotherwise_173:
    tst r1, #4
    beq .Lotherwise_174
    add r0, r12, #8
    vld1.32 {d17[0]}, [r0]
.Lotherwise_174:
    tst r1, #8
    beq .Lotherwise_175
    add r0, r12, #12
    vld1.32 {d17[1]}, [r0]
.Lotherwise_175:
.Lend_171:
    ubfx r0, r1, #4, #4
    cmp r0, #15
    bne .Lotherwise_176
    add r0, r12, #16
    vld1.32 {d18, d19}, [r0]
    b .Lend_177
.Lotherwise_176:
    vmov.i32 q9, #0
    tst r1, #16
    beq .Lotherwise_178
    add r0, r12, #16
    vld1.32 {d18[0]}, [r0]
.Lotherwise_178:
    tst r1, #32
    beq .Lotherwise_179
    add r0, r12, #20
    vld1.32 {d18[1]}, [r0]
.Lotherwise_179:
    tst r1, #64
    beq .Lotherwise_180
    add r0, r12, #24
    vld1.32 {d19[0]}, [r0]
.Lotherwise_180:
    tst r1, #128
    beq .Lotherwise_181
    add r0, r12, #28
    vld1.32 {d19[1]}, [r0]
.Lotherwise_181:
.Lend_177:
    vldr s0, [r6, #16]
    ubfx r0, r1, #2, #4
    vuzp.32 q8, q9
    vmla.f32 q11, q8, d3[1]
    vmla.f32 q11, q9, d0[0]
    cmp r0, #15
    bne .Lotherwise_182
    add r0, r12, #8
    vld1.32 {d16, d17}, [r0]
    b .Lend_183
.Lotherwise_182:
    vmov.i32 q8, #0
    tst r1, #4
    beq .Lotherwise_184
    add r0, r12, #8
    vld1.32 {d16[0]}, [r0]
.Lotherwise_184:
    tst r1, #8
    beq .Lotherwise_185
    add r0, r12, #12
    vld1.32 {d16[1]}, [r0]
.Lotherwise_185:
    tst r1, #16
    beq .Lotherwise_186
    add r0, r12, #16
    vld1.32 {d17[0]}, [r0]
.Lotherwise_186:
    tst r1, #32
    beq .Lotherwise_187
    add r0, r12, #20
    vld1.32 {d17[1]}, [r0]
.Lotherwise_187:
.Lend_183:
    ubfx r0, r1, #6, #4
    cmp r0, #15
    bne .Lotherwise_188
    add r0, r12, #24
    vld1.32 {d18, d19}, [r0]
    b .Lend_189
.Lotherwise_188:
    vmov.i32 q9, #0
    tst r1, #64
    beq .Lotherwise_190
    add r0, r12, #24
    vld1.32 {d18[0]}, [r0]
.Lotherwise_190:
    tst r1, #128
    beq .Lotherwise_191
    add r0, r12, #28
    vld1.32 {d18[1]}, [r0]
.Lotherwise_191:
    tst r1, #256
    beq .Lotherwise_192
    add r0, r12, #32
    vld1.32 {d19[0]}, [r0]
.Lotherwise_192:
    tst r1, #512
    beq .Lotherwise_193
    add r0, r12, #36
    vld1.32 {d19[1]}, [r0]
.Lotherwise_193:
.Lend_189:
    vldr s8, [r6, #20]
    sub r14, r14, #1
    vldr s0, [r2]
    vldr s12, [r3]
    vuzp.32 q8, q9
    ldr r0, [r7, #8]
    vdup.32 q9, d0[0]
    ldr r5, [r7, #20]
    vmla.f32 q11, q8, d4[0]
    ldr r11, [r7, #4]
    add r0, r12, r0, lsl #2
    vmax.f32 q9, q9, q10
    add r5, r4, r5, lsl #2
    pld [r0]
    vdup.32 q8, d6[0]
    add r12, r12, r11, lsl #2
    ldr r0, [r7, #16]
    vst1.32 {d18, d19}, [r4]
    vmov q10, q11
    pld [r5]
    add r4, r4, r0, lsl #2
    vmov q11, q8
    cmp r14, #0
    bne .Lloop_145
.Lloop_end_144:
    ldr r14, [r7, #36]
    ldr r5, [r7, #48]
    cmp r14, #0
    beq .Lloop_end_194
.Lloop_195:
    tst r5, #1
    beq .Lotherwise_196
    ubfx r0, r1, #0, #4
    cmp r0, #15
    bne .Lotherwise_197
    vld1.32 {d16, d17}, [r12]
    b .Lend_198
.Lotherwise_197:
    vmov.i32 q8, #0
    tst r1, #1
    beq .Lotherwise_199
    vld1.32 {d16[0]}, [r12]
.Lotherwise_199:
    tst r1, #2
    beq .Lotherwise_200
    add r0, r12, #4
    vld1.32 {d16[1]}, [r0]
.Lotherwise_200:
    tst r1, #4
    beq .Lotherwise_201
    add r0, r12, #8
    vld1.32 {d17[0]}, [r0]
.Lotherwise_201:
    tst r1, #8
    beq .Lotherwise_202
    add r0, r12, #12
    vld1.32 {d17[1]}, [r0]
.Lotherwise_202:
.Lend_198:
    ubfx r0, r1, #4, #4
    cmp r0, #15
    bne .Lotherwise_203
    add r0, r12, #16
    vld1.32 {d18, d19}, [r0]
    b .Lend_204
.Lotherwise_203:
    vmov.i32 q9, #0
    tst r1, #16
    beq .Lotherwise_205
    add r0, r12, #16
    vld1.32 {d18[0]}, [r0]
.Lotherwise_205:
    tst r1, #32
    beq .Lotherwise_206
    add r0, r12, #20
    vld1.32 {d18[1]}, [r0]
.Lotherwise_206:
    tst r1, #64
    beq .Lotherwise_207
    add r0, r12, #24
    vld1.32 {d19[0]}, [r0]
.Lotherwise_207:
    tst r1, #128
    beq .Lotherwise_208
    add r0, r12, #28
    vld1.32 {d19[1]}, [r0]
.Lotherwise_208:
.Lend_204:
    vldr d0, [r6, #24]
    ubfx r0, r1, #2, #4
    vuzp.32 q8, q9
    vmla.f32 q11, q8, d2[0]
    vmla.f32 q10, q8, d0[0]
    vmla.f32 q11, q9, d2[1]
    vmla.f32 q10, q9, d0[1]
    cmp r0, #15
    bne .Lotherwise_209
    add r0, r12, #8
    vld1.32 {d16, d17}, [r0]
    b .Lend_210
.Lotherwise_209:
    vmov.i32 q8, #0
    tst r1, #4
    beq .Lotherwise_211
    add r0, r12, #8
    vld1.32 {d16[0]}, [r0]
.Lotherwise_211:
    tst r1, #8
    beq .Lotherwise_212
    add r0, r12, #12
    vld1.32 {d16[1]}, [r0]
.Lotherwise_212:
    tst r1, #16
    beq .Lotherwise_213
    add r0, r12, #16
    vld1.32 {d17[0]}, [r0]
.Lotherwise_213:
    tst r1, #32
    beq .Lotherwise_214
    add r0, r12, #20
    vld1.32 {d17[1]}, [r0]
.Lotherwise_214:
.Lend_210:
    ubfx r0, r1, #6, #4
    cmp r0, #15
    bne .Lotherwise_215
    add r0, r12, #24
    vld1.32 {d18, d19}, [r0]
    b .Lend_216
.Lotherwise_215:
    vmov.i32 q9, #0
    tst r1, #64
    beq .Lotherwise_217
    add r0, r12, #24
    vld1.32 {d18[0]}, [r0]
.Lotherwise_217:
    tst r1, #128
    beq .Lotherwise_218
    add r0, r12, #28
    vld1.32 {d18[1]}, [r0]
.Lotherwise_218:
    tst r1, #256
    beq .Lotherwise_219
    add r0, r12, #32
    vld1.32 {d19[0]}, [r0]
.Lotherwise_219:
    tst r1, #512
    beq .Lotherwise_220
    add r0, r12, #36
    vld1.32 {d19[1]}, [r0]
.Lotherwise_220:
.Lend_216:
    ldr r0, [r7, #8]
    vldr s0, [r6, #32]
    ldr r11, [r7, #4]
    add r0, r12, r0, lsl #2
    vuzp.32 q8, q9
    pld [r0]
    add r12, r12, r11, lsl #2
    vmla.f32 q11, q8, d3[0]
    vmla.f32 q10, q8, d0[0]
.Lotherwise_196:
    lsr r5, r5, #1
    tst r5, #1
    beq .Lotherwise_221
    ubfx r0, r1, #0, #4
    cmp r0, #15
    bne .Lotherwise_222
    vld1.32 {d16, d17}, [r12]
    b .Lend_223
.Lotherwise_222:
    vmov.i32 q8, #0
    tst r1, #1
    beq .Lotherwise_224
    vld1.32 {d16[0]}, [r12]
.Lotherwise_224:
    tst r1, #2
    beq .Lotherwise_225
    add r0, r12, #4
    vld1.32 {d16[1]}, [r0]
.Lotherwise_225:
    tst r1, #4
    beq .Lotherwise_226
    add r0, r12, #8
    vld1.32 {d17[0]}, [r0]
.Lotherwise_226:
    tst r1, #8
    beq .Lotherwise_227
    add r0, r12, #12
    vld1.32 {d17[1]}, [r0]
.Lotherwise_227:
.Lend_223:
    ubfx r0, r1, #4, #4
    cmp r0, #15
    bne .Lotherwise_228
    add r0, r12, #16
    vld1.32 {d18, d19}, [r0]
    b .Lend_229
.Lotherwise_228:
    vmov.i32 q9, #0
    tst r1, #16
    beq .Lotherwise_230
    add r0, r12, #16
    vld1.32 {d18[0]}, [r0]
.Lotherwise_230:
    tst r1, #32
    beq .Lotherwise_231
    add r0, r12, #20
    vld1.32 {d18[1]}, [r0]
.Lotherwise_231:
    tst r1, #64
    beq .Lotherwise_232
    add r0, r12, #24
    vld1.32 {d19[0]}, [r0]
.Lotherwise_232:
    tst r1, #128
    beq .Lotherwise_233
    add r0, r12, #28
    vld1.32 {d19[1]}, [r0]
.Lotherwise_233:
.Lend_229:
    vldr s0, [r6, #16]
    ubfx r0, r1, #2, #4
    vuzp.32 q8, q9
    vmla.f32 q11, q8, d3[1]
    vmla.f32 q11, q9, d0[0]
    cmp r0, #15
    bne .Lotherwise_234
    add r0, r12, #8
    vld1.32 {d16, d17}, [r0]
    b .Lend_235
.Lotherwise_234:
    vmov.i32 q8, #0
    tst r1, #4
    beq .Lotherwise_236
    add r0, r12, #8
    vld1.32 {d16[0]}, [r0]
.Lotherwise_236:
    tst r1, #8
    beq .Lotherwise_237
    add r0, r12, #12
    vld1.32 {d16[1]}, [r0]
.Lotherwise_237:
    tst r1, #16
    beq .Lotherwise_238
    add r0, r12, #16
    vld1.32 {d17[0]}, [r0]
.Lotherwise_238:
    tst r1, #32
    beq .Lotherwise_239
    add r0, r12, #20
    vld1.32 {d17[1]}, [r0]
.Lotherwise_239:
.Lend_235:
    ubfx r0, r1, #6, #4
    cmp r0, #15
    bne .Lotherwise_240
    add r0, r12, #24
    vld1.32 {d18, d19}, [r0]
    b .Lend_241
.Lotherwise_240:
    vmov.i32 q9, #0
    tst r1, #64
    beq .Lotherwise_242
    add r0, r12, #24
    vld1.32 {d18[0]}, [r0]
.Lotherwise_242:
    tst r1, #128
    beq .Lotherwise_243
    add r0, r12, #28
    vld1.32 {d18[1]}, [r0]
.Lotherwise_243:
    tst r1, #256
    beq .Lotherwise_244
    add r0, r12, #32
    vld1.32 {d19[0]}, [r0]
.Lotherwise_244:
    tst r1, #512
    beq .Lotherwise_245
    add r0, r12, #36
    vld1.32 {d19[1]}, [r0]
.Lotherwise_245:
.Lend_241:
    ldr r0, [r7, #8]
    vldr s0, [r6, #20]
    ldr r11, [r7, #4]
    add r0, r12, r0, lsl #2
    vuzp.32 q8, q9
    pld [r0]
    add r12, r12, r11, lsl #2
    vmla.f32 q11, q8, d0[0]
.Lotherwise_221:
    vldr s0, [r2]
    sub r14, r14, #1
    lsr r5, r5, #1
    vldr s8, [r3]
    vdup.32 q8, d0[0]
    ldr r0, [r7, #20]
    ldr r11, [r7, #16]
    vdup.32 q9, d4[0]
    vmax.f32 q8, q8, q10
    add r0, r4, r0, lsl #2
    pld [r0]
    vmov q10, q11
    vst1.32 {d16, d17}, [r4]
    add r4, r4, r11, lsl #2
    vmov q11, q9
    cmp r14, #0
    bne .Lloop_195
.Lloop_end_194:
    ldr r0, [r7]
    sub r8, r8, #1
    add r6, r6, #36
    ldr r2, [r7, #12]
    ldr r12, [r7, #24]
    add r9, r9, r0, lsl #2
    add r10, r10, r2, lsl #2
    add r3, r3, r12, lsl #2
    cmp r8, #0
    bne .Lloop_90
.Lloop_end_89:
    pop {r4, r5, r6, r7, r8, r9, r10, r11, pc}
    .size nnp_depthwise_3x3_by_2_edge__armv7_neon, . - nnp_depthwise_3x3_by_2_edge__armv7_neon

    .text
    .p2align 4
    .globl nnp_depthwise_5x5__armv7_neon
    .type nnp_depthwise_5x5__armv7_neon, %function
nnp_depthwise_5x5__armv7_neon:
    push {r4, r5, r6, r7, r8, r9, r10, r14}
    vpush {d8, d9, d10, d11, d12, d13, d14, d15}
    mov r6, r0
    ldr r7, [sp, #96]
    mov r8, r1
    mov r5, r2
    ldr r9, [sp, #100]
    cmp r6, #0
    beq .Lloop_end_246
.Lloop_247:
    vldr s4, [r3]
    mov r1, r9
    mov r2, r8
    ldr r12, [r9, #28]
    mov r14, r7
    add r1, r1, #64
    vld1.32 {d0, d1}, [r5]
    vdup.32 q8, d2[0]
    vdup.32 q9, d2[0]
    ldr r4, [r9, #40]
    vdup.32 q10, d2[0]
    ldr r10, [r9, #44]
    vdup.32 q11, d2[0]
    vdup.32 q12, d2[0]
    cmp r12, #0
    beq .Lloop_end_248
.Lloop_249:
    tst r4, #1
    beq .Lotherwise_250
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
    add r0, r2, r0, lsl #2
    vmla.f32 q8, q14, d4[1]
    vldr s24, [r5, #32]
    sub r5, r5, #64
    vmla.f32 q12, q13, d1[0]
    pld [r0]
    vmla.f32 q11, q13, d11[1]
    ldr r0, [r9, #4]
    vmla.f32 q10, q13, d2[0]
    vmla.f32 q9, q13, d6[1]
    add r2, r2, r0, lsl #2
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
.Lotherwise_250:
    lsr r4, r4, #1
    tst r10, #1
    beq .Lotherwise_251
    vldr s4, [r1]
    ldr r0, [r9, #20]
    vdup.32 q13, d2[0]
    add r0, r14, r0, lsl #2
    pld [r0]
    vmax.f32 q13, q13, q8
    ldr r0, [r9, #16]
    vst1.32 {d26, d27}, [r14]
    add r14, r14, r0, lsl #2
.Lotherwise_251:
    vldr s4, [r3]
    sub r12, r12, #1
    lsr r10, r10, #1
    vmov q8, q9
    vmov q9, q10
    vdup.32 q13, d2[0]
    vmov q10, q11
    vmov q11, q12
    vmov q12, q13
    cmp r12, #0
    bne .Lloop_249
.Lloop_end_248:
    ldr r4, [r9, #32]
    cmp r4, #0
    beq .Lloop_end_252
.Lloop_253:
    add r5, r5, #16
    vld1.32 {d26, d27}, [r2]
    add r2, r2, #4
    vld1.32 {d10, d11}, [r5]!
    sub r4, r4, #1
    vld1.32 {d8, d9}, [r5]!
    vmla.f32 q12, q13, d0[0]
    vld1.32 {d2, d3}, [r5]
    add r5, r5, #32
    vmla.f32 q11, q13, d10[1]
    vld1.32 {d4, d5}, [r5]
    sub r5, r5, #16
    vmla.f32 q10, q13, d9[0]
    vld1.32 {d30, d31}, [r2]
    add r2, r2, #4
    vmla.f32 q9, q13, d3[1]
    vld1.32 {d6, d7}, [r5]
    vmla.f32 q8, q13, d4[0]
    vld1.32 {d12, d13}, [r2]
    add r2, r2, #4
    vmla.f32 q12, q15, d0[1]
    vld1.32 {d26, d27}, [r2]
    add r2, r2, #4
    vmla.f32 q8, q15, d4[1]
    vld1.32 {d28, d29}, [r2]
    sub r2, r2, #16
    vmla.f32 q11, q15, d11[0]
    ldr r0, [r9, #8]
    vmla.f32 q10, q15, d9[1]
    ldr r12, [r9, #20]
    vmla.f32 q9, q15, d6[0]
    vldr s28, [r5, #32]
    add r0, r2, r0, lsl #2
    vmla.f32 q8, q6, d5[0]
    sub r5, r5, #64
    ldr r10, [r9, #4]
    add r12, r14, r12, lsl #2
    vmla.f32 q12, q6, d1[0]
    pld [r0]
    vmla.f32 q11, q6, d11[1]
    ldr r0, [r9, #16]
    add r2, r2, r10, lsl #2
    vmla.f32 q10, q6, d2[0]
    pld [r12]
    vmla.f32 q9, q6, d6[1]
    vldr s24, [r1]
    vmla.f32 q8, q13, d5[1]
    vldr s8, [r3]
    vmla.f32 q12, q13, d1[1]
    vmla.f32 q11, q13, d8[0]
    vmla.f32 q10, q13, d2[1]
    vmla.f32 q9, q13, d7[0]
    vmla.f32 q8, q14, d14[0]
    vmla.f32 q12, q14, d10[0]
    vmla.f32 q11, q14, d8[1]
    vmla.f32 q10, q14, d3[0]
    vmla.f32 q9, q14, d7[1]
    vdup.32 q13, d12[0]
    vdup.32 q14, d4[0]
    vmax.f32 q13, q13, q8
    vmov q8, q9
    vst1.32 {d26, d27}, [r14]
    add r14, r14, r0, lsl #2
    vmov q9, q10
    vmov q10, q11
    vmov q11, q12
    vmov q12, q14
    cmp r4, #0
    bne .Lloop_253
.Lloop_end_252:
    ldr r4, [r9, #36]
    ldr r10, [r9, #48]
    cmp r4, #0
    beq .Lloop_end_254
.Lloop_255:
    tst r10, #1
    beq .Lotherwise_256
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
    ldr r12, [r9, #4]
    add r0, r2, r0, lsl #2
    vmla.f32 q8, q14, d6[1]
    vldr s24, [r5, #32]
    sub r5, r5, #64
    vmla.f32 q12, q13, d1[0]
    pld [r0]
    add r2, r2, r12, lsl #2
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
.Lotherwise_256:
    vldr s4, [r1]
    sub r4, r4, #1
    lsr r10, r10, #1
    vldr s8, [r3]
    vdup.32 q13, d2[0]
    ldr r0, [r9, #20]
    ldr r12, [r9, #16]
    vdup.32 q14, d4[0]
    vmax.f32 q13, q13, q8
    add r0, r14, r0, lsl #2
    pld [r0]
    vmov q8, q9
    vst1.32 {d26, d27}, [r14]
    add r14, r14, r12, lsl #2
    vmov q9, q10
    vmov q10, q11
    vmov q11, q12
    vmov q12, q14
    cmp r4, #0
    bne .Lloop_255
.Lloop_end_254:
    ldr r0, [r9]
    sub r6, r6, #1
    add r5, r5, #100
    ldr r1, [r9, #12]
    ldr r2, [r9, #24]
    add r8, r8, r0, lsl #2
    add r7, r7, r1, lsl #2
    add r3, r3, r2, lsl #2
    cmp r6, #0
    bne .Lloop_247
.Lloop_end_246:
    vpop {d8, d9, d10, d11, d12, d13, d14, d15}
    pop {r4, r5, r6, r7, r8, r9, r10, pc}
    .size nnp_depthwise_5x5__armv7_neon, . - nnp_depthwise_5x5__armv7_neon

    .text
    .p2align 4
    .globl nnp_depthwise_5x5_edge__armv7_neon
    .type nnp_depthwise_5x5_edge__armv7_neon, %function
nnp_depthwise_5x5_edge__armv7_neon:
    push {r4, r5, r6, r7, r8, r9, r10, r11, r14}
    ldr r7, [sp, #40]
    mov r8, r0
    mov r9, r1
    mov r6, r2
    ldr r10, [sp, #36]
    ldr r1, [r7, #56]
    cmp r8, #0
    beq .Lloop_end_257
.Lloop_258:
    vldr s0, [r3]
    mov r2, r7
    mov r12, r9
    ldr r14, [r7, #28]
    mov r4, r10
    add r2, r2, #64
    vld1.32 {d6, d7}, [r6]
    vdup.32 q8, d0[0]
    vdup.32 q9, d0[0]
    ldr r5, [r7, #40]
    vdup.32 q10, d0[0]
    ldr r11, [r7, #44]
    vdup.32 q11, d0[0]
    vdup.32 q12, d0[0]
    cmp r14, #0
    beq .Lloop_end_259
.Lloop_260:
    tst r5, #1
    beq .Lotherwise_261
    ubfx r0, r1, #0, #4
    cmp r0, #15
    bne .Lotherwise_262
    vld1.32 {d26, d27}, [r12]
    b .Lend_263
.Lotherwise_262:
    vmov.i32 q13, #0
    tst r1, #1
    beq .Lotherwise_264
    vld1.32 {d26[0]}, [r12]
.Lotherwise_264:
    tst r1, #2
    beq .Lotherwise_265
    add r0, r12, #4
    vld1.32 {d26[1]}, [r0]
.Lotherwise_265:
    tst r1, #4
    beq .Lotherwise_266
    add r0, r12, #8
    vld1.32 {d27[0]}, [r0]
.Lotherwise_266:
    tst r1, #8
    beq .Lotherwise_267
    add r0, r12, #12
    vld1.32 {d27[1]}, [r0]
.Lotherwise_267:
.Lend_263:
    vldr s0, [r6, #20]
    ubfx r0, r1, #1, #4
    vmla.f32 q12, q13, d6[0]
    vldr s4, [r6, #40]
    vldr s8, [r6, #60]
    vmla.f32 q11, q13, d0[0]
    vldr s0, [r6, #80]
    vmla.f32 q10, q13, d2[0]
    vmla.f32 q9, q13, d4[0]
    vmla.f32 q8, q13, d0[0]
    cmp r0, #15
    bne .Lotherwise_268
    add r0, r12, #4
    vld1.32 {d26, d27}, [r0]
    b .Lend_269
.Lotherwise_268:
    vmov.i32 q13, #0
    tst r1, #2
    beq .Lotherwise_270
    add r0, r12, #4
    vld1.32 {d26[0]}, [r0]
.Lotherwise_270:
    tst r1, #4
    beq .Lotherwise_271
    add r0, r12, #8
    vld1.32 {d26[1]}, [r0]
.Lotherwise_271:
    tst r1, #8
    beq .Lotherwise_272
    add r0, r12, #12
    vld1.32 {d27[0]}, [r0]
.Lotherwise_272:
    tst r1, #16
    beq .Lotherwise_273
    add r0, r12, #16
    vld1.32 {d27[1]}, [r0]
.Lotherwise_273:
.Lend_269:
    vldr s0, [r6, #24]
    ubfx r0, r1, #2, #4
    vmla.f32 q12, q13, d6[1]
    vldr s4, [r6, #44]
    vldr s8, [r6, #64]
    vmla.f32 q11, q13, d0[0]
    vldr s0, [r6, #84]
    vmla.f32 q10, q13, d2[0]
    vmla.f32 q9, q13, d4[0]
    vmla.f32 q8, q13, d0[0]
    cmp r0, #15
    bne .Lotherwise_274
    add r0, r12, #8
    vld1.32 {d26, d27}, [r0]
    b .Lend_275
.Lotherwise_274:
    vmov.i32 q13, #0
    tst r1, #4
    beq .Lotherwise_276
    add r0, r12, #8
    vld1.32 {d26[0]}, [r0]
.Lotherwise_276:
    tst r1, #8
    beq .Lotherwise_277
    add r0, r12, #12
    vld1.32 {d26[1]}, [r0]
.Lotherwise_277:
    tst r1, #16
    beq .Lotherwise_278
    add r0, r12, #16
    vld1.32 {d27[0]}, [r0]
.Lotherwise_278:
    tst r1, #32
    beq .Lotherwise_279
    add r0, r12, #20
    vld1.32 {d27[1]}, [r0]
.Lotherwise_279:
.Lend_275:
    vldr s0, [r6, #28]
    ubfx r0, r1, #3, #4
    vmla.f32 q12, q13, d7[0]
    vldr s4, [r6, #48]
    vldr s8, [r6, #68]
    vmla.f32 q11, q13, d0[0]
    vldr s0, [r6, #88]
    vmla.f32 q10, q13, d2[0]
    vmla.f32 q9, q13, d4[0]
    vmla.f32 q8, q13, d0[0]
    cmp r0, #15
    bne .Lotherwise_280
    add r0, r12, #12
    vld1.32 {d26, d27}, [r0]
    b .Lend_281
.Lotherwise_280:
    vmov.i32 q13, #0
    tst r1, #8
    beq .Lotherwise_282
    add r0, r12, #12
    vld1.32 {d26[0]}, [r0]
.Lotherwise_282:
    tst r1, #16
    beq .Lotherwise_283
    add r0, r12, #16
    vld1.32 {d26[1]}, [r0]
.Lotherwise_283:
    tst r1, #32
    beq .Lotherwise_284
    add r0, r12, #20
    vld1.32 {d27[0]}, [r0]
.Lotherwise_284:
    tst r1, #64
    beq .Lotherwise_285
    add r0, r12, #24
    vld1.32 {d27[1]}, [r0]
.Lotherwise_285:
.Lend_281:
    vldr s0, [r6, #32]
    ubfx r0, r1, #4, #4
    vmla.f32 q12, q13, d7[1]
    vldr s4, [r6, #52]
    vldr s8, [r6, #72]
    vmla.f32 q11, q13, d0[0]
    vldr s0, [r6, #92]
    vmla.f32 q10, q13, d2[0]
    vmla.f32 q9, q13, d4[0]
    vmla.f32 q8, q13, d0[0]
    cmp r0, #15
    bne .Lotherwise_286
    add r0, r12, #16
    vld1.32 {d26, d27}, [r0]
    b .Lend_287
.Lotherwise_286:
    vmov.i32 q13, #0
    tst r1, #16
    beq .Lotherwise_288
    add r0, r12, #16
    vld1.32 {d26[0]}, [r0]
.Lotherwise_288:
    tst r1, #32
    beq .Lotherwise_289
    add r0, r12, #20
    vld1.32 {d26[1]}, [r0]
.Lotherwise_289:
    tst r1, #64
    beq .Lotherwise_290
    add r0, r12, #24
    vld1.32 {d27[0]}, [r0]
.Lotherwise_290:
    tst r1, #128
    beq .Lotherwise_291
    add r0, r12, #28
    vld1.32 {d27[1]}, [r0]
.Lotherwise_291:
.Lend_287:
    ldr r0, [r7, #8]
    vldr s0, [r6, #16]
    vldr s4, [r6, #36]
    add r0, r12, r0, lsl #2
    vldr s8, [r6, #56]
    vmla.f32 q12, q13, d0[0]
    vldr s0, [r6, #76]
    vmla.f32 q11, q13, d2[0]
    vldr s4, [r6, #96]
    vmla.f32 q10, q13, d4[0]
    vmla.f32 q9, q13, d0[0]
    pld [r0]
    ldr r0, [r7, #4]
    vmla.f32 q8, q13, d2[0]
    add r12, r12, r0, lsl #2
.Lotherwise_261:
    lsr r5, r5, #1
    tst r11, #1
    beq .Lotherwise_292
    vldr s0, [r2]
    ldr r0, [r7, #20]
    vdup.32 q13, d0[0]
    add r0, r4, r0, lsl #2
    pld [r0]
    vmax.f32 q13, q13, q8
    ldr r0, [r7, #16]
    vst1.32 {d26, d27}, [r4]
    add r4, r4, r0, lsl #2
.Lotherwise_292:
    vldr s0, [r3]
    sub r14, r14, #1
    lsr r11, r11, #1
    vmov q8, q9
    vmov q9, q10
    vdup.32 q13, d0[0]
    vmov q10, q11
    vmov q11, q12
    vmov q12, q13
    cmp r14, #0
    bne .Lloop_260
.Lloop_end_259:
    ldr r14, [r7, #32]
    cmp r14, #0
    beq .Lloop_end_293
.Lloop_294:
    ubfx r0, r1, #0, #4
    cmp r0, #15
    bne .Lotherwise_295
    vld1.32 {d26, d27}, [r12]
    b .Lend_296
.Lotherwise_295:
    vmov.i32 q13, #0
    tst r1, #1
    beq .Lotherwise_297
    vld1.32 {d26[0]}, [r12]
.Lotherwise_297:
    tst r1, #2
    beq .Lotherwise_298
    add r0, r12, #4
    vld1.32 {d26[1]}, [r0]
.Lotherwise_298:
    tst r1, #4
    beq .Lotherwise_299
    add r0, r12, #8
    vld1.32 {d27[0]}, [r0]
.Lotherwise_299:
    tst r1, #8
    beq .Lotherwise_300
    add r0, r12, #12
    vld1.32 {d27[1]}, [r0]
.Lotherwise_300:
.Lend_296:
    vldr s0, [r6, #20]
    ubfx r0, r1, #1, #4
    vmla.f32 q12, q13, d6[0]
    vldr s4, [r6, #40]
    vldr s8, [r6, #60]
    vmla.f32 q11, q13, d0[0]
    vldr s0, [r6, #80]
    vmla.f32 q10, q13, d2[0]
    vmla.f32 q9, q13, d4[0]
    vmla.f32 q8, q13, d0[0]
    cmp r0, #15
    bne .Lotherwise_301
    add r0, r12, #4
    vld1.32 {d26, d27}, [r0]
    b .Lend_302
.Lotherwise_301:
    vmov.i32 q13, #0
    tst r1, #2
    beq .Lotherwise_303
    add r0, r12, #4
    vld1.32 {d26[0]}, [r0]
.Lotherwise_303:
    tst r1, #4
    beq .Lotherwise_304
    add r0, r12, #8
    vld1.32 {d26[1]}, [r0]
.Lotherwise_304:
    tst r1, #8
    beq .Lotherwise_305
    add r0, r12, #12
    vld1.32 {d27[0]}, [r0]
.Lotherwise_305:
    tst r1, #16
    beq .Lotherwise_306
    add r0, r12, #16
    vld1.32 {d27[1]}, [r0]
.Lotherwise_306:
.Lend_302:
    vldr s0, [r6, #24]
    ubfx r0, r1, #2, #4
    vmla.f32 q12, q13, d6[1]
    vldr s4, [r6, #44]
    vldr s8, [r6, #64]
    vmla.f32 q11, q13, d0[0]
    vldr s0, [r6, #84]
    vmla.f32 q10, q13, d2[0]
    vmla.f32 q9, q13, d4[0]
    vmla.f32 q8, q13, d0[0]
    cmp r0, #15
    bne .Lotherwise_307
    add r0, r12, #8
    vld1.32 {d26, d27}, [r0]
    b .Lend_308
.Lotherwise_307:
    vmov.i32 q13, #0
    tst r1, #4
    beq .Lotherwise_309
    add r0, r12, #8
    vld1.32 {d26[0]}, [r0]
.Lotherwise_309:
    tst r1, #8
    beq .Lotherwise_310
    add r0, r12, #12
    vld1.32 {d26[1]}, [r0]
.Lotherwise_310:
    tst r1, #16
    beq .Lotherwise_311
    add r0, r12, #16
    vld1.32 {d27[0]}, [r0]
.Lotherwise_311:
    tst r1, #32
    beq .Lotherwise_312
    add r0, r12, #20
    vld1.32 {d27[1]}, [r0]
.Lotherwise_312:
.Lend_308:
    vldr s0, [r6, #28]
    ubfx r0, r1, #3, #4
    vmla.f32 q12, q13, d7[0]
    vldr s4, [r6, #48]
    vldr s8, [r6, #68]
    vmla.f32 q11, q13, d0[0]
    vldr s0, [r6, #88]
    vmla.f32 q10, q13, d2[0]
    vmla.f32 q9, q13, d4[0]
    vmla.f32 q8, q13, d0[0]
    cmp r0, #15
    bne .Lotherwise_313
    add r0, r12, #12
    vld1.32 {d26, d27}, [r0]
    b .Lend_314
.Lotherwise_313:
    vmov.i32 q13, #0
    tst r1, #8
    beq .Lotherwise_315
    add r0, r12, #12
    vld1.32 {d26[0]}, [r0]
.Lotherwise_315:
    tst r1, #16
    beq .Lotherwise_316
    add r0, r12, #16
    vld1.32 {d26[1]}, [r0]
.Lotherwise_316:
    tst r1, #32
    beq .Lotherwise_317
    add r0, r12, #20
    vld1.32 {d27[0]}, [r0]
.Lotherwise_317:
    tst r1, #64
    beq .Lotherwise_318
    add r0, r12, #24
    vld1.32 {d27[1]}, [r0]
.Lotherwise_318:
.Lend_314:
    vldr s0, [r6, #32]
    ubfx r0, r1, #4, #4
    vmla.f32 q12, q13, d7[1]
    vldr s4, [r6, #52]
    vldr s8, [r6, #72]
    vmla.f32 q11, q13, d0[0]
    vldr s0, [r6, #92]
    vmla.f32 q10, q13, d2[0]
    vmla.f32 q9, q13, d4[0]
    vmla.f32 q8, q13, d0[0]
    cmp r0, #15
    bne .Lotherwise_319
    add r0, r12, #16
    vld1.32 {d26, d27}, [r0]
    b .Lend_320
.Lotherwise_319:
    vmov.i32 q13, #0
    tst r1, #16
    beq .Lotherwise_321
    add r0, r12, #16
    vld1.32 {d26[0]}, [r0]
.Lotherwise_321:
    tst r1, #32
    beq .Lotherwise_322
    add r0, r12, #20
    vld1.32 {d26[1]}, [r0]
.Lotherwise_322:
    tst r1, #64
    beq .Lotherwise_323
    add r0, r12, #24
    vld1.32 {d27[0]}, [r0]
.Lotherwise_323:
    tst r1, #128
    beq .Lotherwise_324
    add r0, r12, #28
    vld1.32 {d27[1]}, [r0]
.Lotherwise_324:
.Lend_320:
    vldr s0, [r6, #96]
    sub r14, r14, #1
    vldr s4, [r6, #16]
    vldr s8, [r6, #36]
    vmla.f32 q8, q13, d0[0]
    vldr s0, [r6, #56]
    vmla.f32 q12, q13, d2[0]
    vldr s4, [r6, #76]
    vmla.f32 q11, q13, d4[0]
    vldr s8, [r2]
    vmla.f32 q10, q13, d0[0]
    vmla.f32 q9, q13, d2[0]
    vldr s0, [r3]
    vdup.32 q13, d4[0]
    ldr r0, [r7, #8]
    ldr r5, [r7, #20]
    vdup.32 q14, d0[0]
    ldr r11, [r7, #4]
    vmax.f32 q13, q13, q8
    add r0, r12, r0, lsl #2
    add r5, r4, r5, lsl #2
    pld [r0]
    vmov q8, q9
    ldr r0, [r7, #16]
    add r12, r12, r11, lsl #2
    vmov q9, q10
    vst1.32 {d26, d27}, [r4]
    vmov q10, q11
    pld [r5]
    add r4, r4, r0, lsl #2
    vmov q11, q12
    vmov q12, q14
    cmp r14, #0
    bne .Lloop_294
.Lloop_end_293:
    ldr r14, [r7, #36]
    ldr r5, [r7, #48]
    cmp r14, #0
    beq .Lloop_end_325
.Lloop_326:
    tst r5, #1
    beq .Lotherwise_327
    ubfx r0, r1, #0, #4
    cmp r0, #15
    bne .Lotherwise_328
    vld1.32 {d26, d27}, [r12]
    b .Lend_329
.Lotherwise_328:
    vmov.i32 q13, #0
    tst r1, #1
    beq .Lotherwise_330
    vld1.32 {d26[0]}, [r12]
.Lotherwise_330:
    tst r1, #2
    beq .Lotherwise_331
    add r0, r12, #4
    vld1.32 {d26[1]}, [r0]
.Lotherwise_331:
    tst r1, #4
    beq .Lotherwise_332
    add r0, r12, #8
    vld1.32 {d27[0]}, [r0]
.Lotherwise_332:
    tst r1, #8
    beq .Lotherwise_333
    add r0, r12, #12
    vld1.32 {d27[1]}, [r0]
.Lotherwise_333:
.Lend_329:
    vldr s0, [r6, #20]
    ubfx r0, r1, #1, #4
    vmla.f32 q12, q13, d6[0]
    vldr s4, [r6, #40]
    vldr s8, [r6, #60]
    vmla.f32 q11, q13, d0[0]
    vldr s0, [r6, #80]
    vmla.f32 q10, q13, d2[0]
    vmla.f32 q9, q13, d4[0]
    vmla.f32 q8, q13, d0[0]
    cmp r0, #15
    bne .Lotherwise_334
    add r0, r12, #4
    vld1.32 {d26, d27}, [r0]
    b .Lend_335
.Lotherwise_334:
    vmov.i32 q13, #0
    tst r1, #2
    beq .Lotherwise_336
    add r0, r12, #4
    vld1.32 {d26[0]}, [r0]
.Lotherwise_336:
    tst r1, #4
    beq .Lotherwise_337
    add r0, r12, #8
    vld1.32 {d26[1]}, [r0]
.Lotherwise_337:
    tst r1, #8
    beq .Lotherwise_338
    add r0, r12, #12
    vld1.32 {d27[0]}, [r0]
.Lotherwise_338:
    tst r1, #16
    beq .Lotherwise_339
    add r0, r12, #16
    vld1.32 {d27[1]}, [r0]
.Lotherwise_339:
.Lend_335:
    vldr s0, [r6, #24]
    ubfx r0, r1, #2, #4
    vmla.f32 q12, q13, d6[1]
    vldr s4, [r6, #44]
    vldr s8, [r6, #64]
    vmla.f32 q11, q13, d0[0]
    vldr s0, [r6, #84]
    vmla.f32 q10, q13, d2[0]
    vmla.f32 q9, q13, d4[0]
    vmla.f32 q8, q13, d0[0]
    cmp r0, #15
    bne .Lotherwise_340
    add r0, r12, #8
    vld1.32 {d26, d27}, [r0]
    b .Lend_341
.Lotherwise_340:
    vmov.i32 q13, #0
    tst r1, #4
    beq .Lotherwise_342
    add r0, r12, #8
    vld1.32 {d26[0]}, [r0]
.Lotherwise_342:
    tst r1, #8
    beq .Lotherwise_343
    add r0, r12, #12
    vld1.32 {d26[1]}, [r0]
.Lotherwise_343:
    tst r1, #16
    beq .Lotherwise_344
    add r0, r12, #16
    vld1.32 {d27[0]}, [r0]
.Lotherwise_344:
    tst r1, #32
    beq .Lotherwise_345
    add r0, r12, #20
    vld1.32 {d27[1]}, [r0]
.Lotherwise_345:
.Lend_341:
    vldr s0, [r6, #28]
    ubfx r0, r1, #3, #4
    vmla.f32 q12, q13, d7[0]
    vldr s4, [r6, #48]
    vldr s8, [r6, #68]
    vmla.f32 q11, q13, d0[0]
    vldr s0, [r6, #88]
    vmla.f32 q10, q13, d2[0]
    vmla.f32 q9, q13, d4[0]
    vmla.f32 q8, q13, d0[0]
    cmp r0, #15
    bne .Lotherwise_346
    add r0, r12, #12
    vld1.32 {d26, d27}, [r0]
    b .Lend_347
.Lotherwise_346:
    vmov.i32 q13, #0
    tst r1, #8
    beq .Lotherwise_348
    add r0, r12, #12
    vld1.32 {d26[0]}, [r0]
.Lotherwise_348:
    tst r1, #16
    beq .Lotherwise_349
    add r0, r12, #16
    vld1.32 {d26[1]}, [r0]
.Lotherwise_349:
    tst r1, #32
    beq .Lotherwise_350
    add r0, r12, #20
    vld1.32 {d27[0]}, [r0]
.Lotherwise_350:
    tst r1, #64
    beq .Lotherwise_351
    add r0, r12, #24
    vld1.32 {d27[1]}, [r0]
.Lotherwise_351:
.Lend_347:
    vldr s0, [r6, #32]
    ubfx r0, r1, #4, #4
    vmla.f32 q12, q13, d7[1]
    vldr s4, [r6, #52]
    vldr s8, [r6, #72]
    vmla.f32 q11, q13, d0[0]
    vldr s0, [r6, #92]
    vmla.f32 q10, q13, d2[0]
    vmla.f32 q9, q13, d4[0]
    vmla.f32 q8, q13, d0[0]
    cmp r0, #15
    bne .Lotherwise_352
    add r0, r12, #16
    vld1.32 {d26, d27}, [r0]
    b .Lend_353
.Lotherwise_352:
    vmov.i32 q13, #0
    tst r1, #16
    beq .Lotherwise_354
    add r0, r12, #16
    vld1.32 {d26[0]}, [r0]
.Lotherwise_354:
    tst r1, #32
    beq .Lotherwise_355
    add r0, r12, #20
    vld1.32 {d26[1]}, [r0]
.Lotherwise_355:
    tst r1, #64
    beq .Lotherwise_356
    add r0, r12, #24
    vld1.32 {d27[0]}, [r0]
.Lotherwise_356:
    tst r1, #128
    beq .Lotherwise_357
    add r0, r12, #28
    vld1.32 {d27[1]}, [r0]
.Lotherwise_357:
.Lend_353:
    ldr r0, [r7, #8]
    vldr s0, [r6, #16]
    vldr s4, [r6, #36]
    add r0, r12, r0, lsl #2
    vldr s8, [r6, #56]
    vmla.f32 q12, q13, d0[0]
    vldr s0, [r6, #76]
    vmla.f32 q11, q13, d2[0]
    vldr s4, [r6, #96]
    vmla.f32 q10, q13, d4[0]
    ldr r11, [r7, #4]
    vmla.f32 q9, q13, d0[0]
    vmla.f32 q8, q13, d2[0]
    pld [r0]
    add r12, r12, r11, lsl #2
.Lotherwise_327:
    vldr s0, [r2]
    sub r14, r14, #1
    lsr r5, r5, #1
    vldr s4, [r3]
    vdup.32 q13, d0[0]
    ldr r0, [r7, #20]
    ldr r11, [r7, #16]
    vdup.32 q14, d2[0]
    vmax.f32 q13, q13, q8
    add r0, r4, r0, lsl #2
    pld [r0]
    vmov q8, q9
    vst1.32 {d26, d27}, [r4]
    add r4, r4, r11, lsl #2
    vmov q9, q10
    vmov q10, q11
    vmov q11, q12
    vmov q12, q14
    cmp r14, #0
    bne .Lloop_326
.Lloop_end_325:
    ldr r0, [r7]
    sub r8, r8, #1
    add r6, r6, #100
    ldr r2, [r7, #12]
    ldr r12, [r7, #24]
    add r9, r9, r0, lsl #2
    add r10, r10, r2, lsl #2
    add r3, r3, r12, lsl #2
    cmp r8, #0
    bne .Lloop_258
.Lloop_end_257:
    pop {r4, r5, r6, r7, r8, r9, r10, r11, pc}
    .size nnp_depthwise_5x5_edge__armv7_neon, . - nnp_depthwise_5x5_edge__armv7_neon

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
    beq .Lloop_end_358
.Lloop_359:
    vldr s0, [r3]
    mov r1, r9
    mov r2, r8
    ldr r12, [r9, #28]
    mov r14, r7
    add r1, r1, #64
    vldr d6, [r5]
    vdup.32 q8, d0[0]
    vldr s28, [r5, #8]
    vdup.32 q9, d0[0]
    vdup.32 q10, d0[0]
    ldr r4, [r9, #40]
    ldr r10, [r9, #44]
    cmp r12, #0
    beq .Lloop_end_360
.Lloop_361:
    tst r4, #1
    beq .Lotherwise_362
    vld1.32 {d22, d23}, [r2]!
    add r5, r5, #40
    vld1.32 {d24, d25}, [r2]
    sub r2, r2, #8
    vld1.32 {d0, d1}, [r5]
    add r5, r5, #40
    vmov q14, q12
    vld1.32 {d24, d25}, [r2]!
    vld1.32 {d2, d3}, [r5]
    vuzp.32 q11, q14
    vld1.32 {d26, d27}, [r2]
    sub r2, r2, #8
    vld1.32 {d12, d13}, [r2]!
    vmla.f32 q10, q11, d6[0]
    vld1.32 {d30, d31}, [r2]
    sub r2, r2, #32
    vmla.f32 q9, q11, d0[0]
    vldr d4, [r5, #-68]
    vmla.f32 q8, q11, d2[0]
    ldr r0, [r9, #8]
    vldr s20, [r5, #-24]
    vmla.f32 q10, q14, d6[1]
    vldr s16, [r5, #16]
    add r0, r2, r0, lsl #2
    vmla.f32 q9, q14, d0[1]
    pld [r0]
    sub r5, r5, #80
    vmla.f32 q8, q14, d2[1]
    ldr r0, [r9, #4]
    vuzp.32 q12, q13
    vmov q11, q6
    add r2, r2, r0, lsl #2
    vmla.f32 q10, q12, d14[0]
    vmla.f32 q9, q12, d1[0]
    vmla.f32 q8, q12, d3[0]
    vmla.f32 q10, q13, d4[0]
    vmla.f32 q9, q13, d1[1]
    vmla.f32 q8, q13, d3[1]
    vuzp.32 q11, q15
    vmla.f32 q10, q11, d4[1]
    vmla.f32 q9, q11, d10[0]
    vmla.f32 q8, q11, d8[0]
.Lotherwise_362:
    lsr r4, r4, #1
    tst r4, #1
    beq .Lotherwise_363
    vld1.32 {d22, d23}, [r2]!
    add r5, r5, #20
    vld1.32 {d24, d25}, [r2]
    sub r2, r2, #8
    vld1.32 {d0, d1}, [r5]
    add r5, r5, #40
    vmov q15, q12
    vld1.32 {d24, d25}, [r2]!
    vld1.32 {d2, d3}, [r5]
    vuzp.32 q11, q15
    vld1.32 {d26, d27}, [r2]
    sub r2, r2, #8
    vmov q14, q12
    vld1.32 {d24, d25}, [r2]!
    vmla.f32 q10, q11, d0[0]
    vld1.32 {d10, d11}, [r2]
    sub r2, r2, #32
    vmla.f32 q9, q11, d2[0]
    ldr r0, [r9, #8]
    vldr s8, [r5, #-24]
    vmla.f32 q10, q15, d0[1]
    vldr s16, [r5, #16]
    add r0, r2, r0, lsl #2
    vmla.f32 q9, q15, d2[1]
    pld [r0]
    sub r5, r5, #60
    vuzp.32 q14, q13
    ldr r0, [r9, #4]
    vmla.f32 q10, q14, d1[0]
    add r2, r2, r0, lsl #2
    vmla.f32 q9, q14, d3[0]
    vmla.f32 q10, q13, d1[1]
    vmla.f32 q9, q13, d3[1]
    vuzp.32 q12, q5
    vmla.f32 q10, q12, d4[0]
    vmla.f32 q9, q12, d8[0]
.Lotherwise_363:
    lsr r4, r4, #1
    tst r10, #1
    beq .Lotherwise_364
    vldr s0, [r1]
    ldr r0, [r9, #20]
    vdup.32 q11, d0[0]
    add r0, r14, r0, lsl #2
    pld [r0]
    vmax.f32 q11, q11, q8
    ldr r0, [r9, #16]
    vst1.32 {d22, d23}, [r14]
    add r14, r14, r0, lsl #2
.Lotherwise_364:
    vldr s0, [r3]
    sub r12, r12, #1
    lsr r10, r10, #1
    vmov q8, q9
    vmov q9, q10
    vdup.32 q10, d0[0]
    cmp r12, #0
    bne .Lloop_361
.Lloop_end_360:
    ldr r4, [r9, #32]
    cmp r4, #0
    beq .Lloop_end_365
.Lloop_366:
    vld1.32 {d22, d23}, [r2]!
    add r5, r5, #28
    sub r4, r4, #1
    vld1.32 {d24, d25}, [r2]
    sub r2, r2, #8
    vmov q13, q11
    vld1.32 {d22, d23}, [r2]!
    vmov q5, q12
    vld1.32 {d0, d1}, [r5]
    add r5, r5, #48
    vld1.32 {d24, d25}, [r2]
    vmov q15, q11
    sub r2, r2, #8
    vuzp.32 q13, q5
    vld1.32 {d2, d3}, [r5]
    sub r5, r5, #32
    vld1.32 {d4, d5}, [r5]
    sub r5, r5, #32
    vmla.f32 q10, q13, d6[0]
    ldr r0, [r9, #8]
    add r10, r5, #48
    vmla.f32 q9, q13, d1[1]
    ldr r12, [r9, #4]
    vld1.32 {d28, d29}, [r2]!
    vmla.f32 q10, q5, d6[1]
    vmla.f32 q9, q5, d4[0]
    vld1.32 {d22, d23}, [r2]
    sub r2, r2, #32
    vuzp.32 q15, q12
    add r0, r2, r0, lsl #2
    add r2, r2, r12, lsl #2
    vld1.32 {d8, d9}, [r5]
    ldr r12, [r9, #8]
    vmla.f32 q10, q15, d14[0]
    pld [r0]
    vmla.f32 q9, q15, d4[1]
    ldr r0, [r9, #20]
    vmla.f32 q10, q12, d8[0]
    add r0, r14, r0, lsl #2
    vmla.f32 q9, q12, d5[0]
    pld [r0]
    vuzp.32 q14, q11
    vld1.32 {d22, d23}, [r2]!
    vmla.f32 q8, q13, d2[1]
    vld1.32 {d12, d13}, [r2]
    sub r2, r2, #8
    vmov q13, q11
    ldr r11, [r9, #4]
    vmov q11, q6
    vmla.f32 q10, q14, d8[1]
    vmla.f32 q9, q14, d5[1]
    vld1.32 {d12, d13}, [r2]!
    vuzp.32 q13, q11
    vmla.f32 q8, q5, d3[0]
    vld1.32 {d4, d5}, [r10]
    vmla.f32 q10, q13, d9[0]
    ldr r0, [r9, #16]
    vmla.f32 q9, q13, d4[0]
    vld1.32 {d26, d27}, [r2]
    sub r2, r2, #8
    vmov q5, q6
    vmla.f32 q8, q15, d3[1]
    vld1.32 {d30, d31}, [r2]!
    vmla.f32 q10, q11, d9[1]
    vldr d8, [r5, #80]
    sub r5, r5, #12
    vmla.f32 q9, q11, d4[1]
    vld1.32 {d22, d23}, [r2]
    sub r2, r2, #32
    vuzp.32 q5, q13
    add r12, r2, r12, lsl #2
    pld [r12]
    add r2, r2, r11, lsl #2
    vmla.f32 q8, q12, d8[0]
    vldr s24, [r1]
    vmla.f32 q10, q5, d0[0]
    vmla.f32 q9, q5, d5[0]
    vldr s20, [r3]
    vmla.f32 q8, q14, d8[1]
    vmla.f32 q10, q13, d0[1]
    vmla.f32 q9, q13, d5[1]
    vuzp.32 q15, q11
    vdup.32 q11, d12[0]
    vmla.f32 q10, q15, d1[0]
    vmla.f32 q9, q15, d2[0]
    vmax.f32 q11, q11, q8
    vdup.32 q12, d10[0]
    vst1.32 {d22, d23}, [r14]
    add r14, r14, r0, lsl #2
    vmov q8, q9
    vmov q9, q10
    vmov q10, q12
    cmp r4, #0
    bne .Lloop_366
.Lloop_end_365:
    ldr r4, [r9, #36]
    ldr r10, [r9, #48]
    cmp r4, #0
    beq .Lloop_end_367
.Lloop_368:
    tst r10, #1
    beq .Lotherwise_369
    vld1.32 {d22, d23}, [r2]!
    add r5, r5, #40
    vld1.32 {d24, d25}, [r2]
    sub r2, r2, #8
    vld1.32 {d0, d1}, [r5]
    add r5, r5, #40
    vmov q14, q12
    vld1.32 {d24, d25}, [r2]!
    vld1.32 {d2, d3}, [r5]
    vuzp.32 q11, q14
    vld1.32 {d26, d27}, [r2]
    sub r2, r2, #8
    vld1.32 {d12, d13}, [r2]!
    vmla.f32 q10, q11, d6[0]
    vld1.32 {d30, d31}, [r2]
    sub r2, r2, #32
    vmla.f32 q9, q11, d0[0]
    vldr d4, [r5, #-68]
    vmla.f32 q8, q11, d2[0]
    ldr r0, [r9, #8]
    vldr s16, [r5, #-24]
    vmla.f32 q10, q14, d6[1]
    vldr s20, [r5, #16]
    add r0, r2, r0, lsl #2
    vmla.f32 q9, q14, d0[1]
    ldr r12, [r9, #4]
    sub r5, r5, #80
    vmla.f32 q8, q14, d2[1]
    pld [r0]
    vuzp.32 q12, q13
    add r2, r2, r12, lsl #2
    vmov q11, q6
    vmla.f32 q10, q12, d14[0]
    vmla.f32 q9, q12, d1[0]
    vmla.f32 q8, q12, d3[0]
    vmla.f32 q10, q13, d4[0]
    vmla.f32 q9, q13, d1[1]
    vmla.f32 q8, q13, d3[1]
    vuzp.32 q11, q15
    vmla.f32 q10, q11, d4[1]
    vmla.f32 q9, q11, d8[0]
    vmla.f32 q8, q11, d10[0]
.Lotherwise_369:
    lsr r10, r10, #1
    tst r10, #1
    beq .Lotherwise_370
    vld1.32 {d22, d23}, [r2]!
    add r5, r5, #20
    vld1.32 {d24, d25}, [r2]
    sub r2, r2, #8
    vld1.32 {d0, d1}, [r5]
    add r5, r5, #40
    vmov q15, q12
    vld1.32 {d24, d25}, [r2]!
    vld1.32 {d2, d3}, [r5]
    vuzp.32 q11, q15
    vld1.32 {d26, d27}, [r2]
    sub r2, r2, #8
    vmov q14, q12
    vld1.32 {d24, d25}, [r2]!
    vmla.f32 q10, q11, d0[0]
    vld1.32 {d10, d11}, [r2]
    sub r2, r2, #32
    vmla.f32 q9, q11, d2[0]
    ldr r0, [r9, #8]
    vldr s8, [r5, #-24]
    vmla.f32 q10, q15, d0[1]
    vldr s16, [r5, #16]
    add r0, r2, r0, lsl #2
    vmla.f32 q9, q15, d2[1]
    ldr r12, [r9, #4]
    sub r5, r5, #60
    vuzp.32 q14, q13
    pld [r0]
    add r2, r2, r12, lsl #2
    vmla.f32 q10, q14, d1[0]
    vmla.f32 q9, q14, d3[0]
    vmla.f32 q10, q13, d1[1]
    vmla.f32 q9, q13, d3[1]
    vuzp.32 q12, q5
    vmla.f32 q10, q12, d4[0]
    vmla.f32 q9, q12, d8[0]
.Lotherwise_370:
    vldr s0, [r1]
    sub r4, r4, #1
    lsr r10, r10, #1
    vldr s4, [r3]
    vdup.32 q11, d0[0]
    ldr r0, [r9, #20]
    ldr r12, [r9, #16]
    vdup.32 q12, d2[0]
    vmax.f32 q11, q11, q8
    add r0, r14, r0, lsl #2
    pld [r0]
    vmov q8, q9
    vst1.32 {d22, d23}, [r14]
    add r14, r14, r12, lsl #2
    vmov q9, q10
    vmov q10, q12
    cmp r4, #0
    bne .Lloop_368
.Lloop_end_367:
    ldr r0, [r9]
    sub r6, r6, #1
    add r5, r5, #100
    ldr r1, [r9, #12]
    ldr r2, [r9, #24]
    add r8, r8, r0, lsl #2
    add r7, r7, r1, lsl #2
    add r3, r3, r2, lsl #2
    cmp r6, #0
    bne .Lloop_359
.Lloop_end_358:
    vpop {d8, d9, d10, d11, d12, d13, d14, d15}
    pop {r4, r5, r6, r7, r8, r9, r10, r11, pc}
    .size nnp_depthwise_5x5_by_2__armv7_neon, . - nnp_depthwise_5x5_by_2__armv7_neon

    .text
    .p2align 4
    .globl nnp_depthwise_5x5_by_2_edge__armv7_neon
    .type nnp_depthwise_5x5_by_2_edge__armv7_neon, %function
nnp_depthwise_5x5_by_2_edge__armv7_neon:
    push {r4, r5, r6, r7, r8, r9, r10, r11, r14}
    vpush {d8, d9, d10, d11}
    ldr r7, [sp, #72]
    mov r8, r0
    mov r9, r1
    mov r6, r2
    ldr r10, [sp, #68]
    ldr r1, [r7, #56]
    cmp r8, #0
    beq .Lloop_end_371
.Lloop_372:
    vldr s0, [r3]
    mov r2, r7
    mov r12, r9
    ldr r14, [r7, #28]
    mov r4, r10
    add r2, r2, #64
    vldr d2, [r6]
    vdup.32 q10, d0[0]
    vldr s8, [r6, #8]
    vdup.32 q11, d0[0]
    vdup.32 q12, d0[0]
    ldr r5, [r7, #40]
    ldr r11, [r7, #44]
    cmp r14, #0
    beq .Lloop_end_373
.Lloop_374:
    tst r5, #1
    beq .Lotherwise_375
    ubfx r0, r1, #0, #4
    cmp r0, #15
    bne .Lotherwise_376
    vld1.32 {d16, d17}, [r12]
    b .Lend_377
.Lotherwise_376:
    vmov.i32 q8, #0
    tst r1, #1
    beq .Lotherwise_378
    vld1.32 {d16[0]}, [r12]
.Lotherwise_378:
    tst r1, #2
    beq .Lotherwise_379
    add r0, r12, #4
    vld1.32 {d16[1]}, [r0]
.Lotherwise_379:
    tst r1, #4
    beq .Lotherwise_380
    add r0, r12, #8
    vld1.32 {d17[0]}, [r0]
.Lotherwise_380:
    tst r1, #8
    beq .Lotherwise_381
    add r0, r12, #12
    vld1.32 {d17[1]}, [r0]
.Lotherwise_381:
.Lend_377:
    ubfx r0, r1, #4, #4
    cmp r0, #15
    bne .Lotherwise_382
    add r0, r12, #16
    vld1.32 {d18, d19}, [r0]
    b .Lend_383
.Lotherwise_382:
    vmov.i32 q9, #0
    tst r1, #16
    beq .Lotherwise_384
    add r0, r12, #16
    vld1.32 {d18[0]}, [r0]
.Lotherwise_384:
    tst r1, #32
    beq .Lotherwise_385
    add r0, r12, #20
    vld1.32 {d18[1]}, [r0]
.Lotherwise_385:
    tst r1, #64
    beq .Lotherwise_386
    add r0, r12, #24
    vld1.32 {d19[0]}, [r0]
.Lotherwise_386:
    tst r1, #128
    beq .Lotherwise_387
    add r0, r12, #28
    vld1.32 {d19[1]}, [r0]
.Lotherwise_387:
.Lend_383:
    vldr d0, [r6, #40]
    ubfx r0, r1, #2, #4
    vldr d6, [r6, #80]
    vuzp.32 q8, q9
    vmla.f32 q12, q8, d2[0]
    vmla.f32 q11, q8, d0[0]
    vmla.f32 q10, q8, d6[0]
    vmla.f32 q12, q9, d2[1]
    vmla.f32 q11, q9, d0[1]
    vmla.f32 q10, q9, d6[1]
    cmp r0, #15
    bne .Lotherwise_388
    add r0, r12, #8
    vld1.32 {d16, d17}, [r0]
    b .Lend_389
.Lotherwise_388:
    vmov.i32 q8, #0
    tst r1, #4
    beq .Lotherwise_390
    add r0, r12, #8
    vld1.32 {d16[0]}, [r0]
.Lotherwise_390:
    tst r1, #8
    beq .Lotherwise_391
    add r0, r12, #12
    vld1.32 {d16[1]}, [r0]
.Lotherwise_391:
    tst r1, #16
    beq .Lotherwise_392
    add r0, r12, #16
    vld1.32 {d17[0]}, [r0]
.Lotherwise_392:
    tst r1, #32
    beq .Lotherwise_393
    add r0, r12, #20
    vld1.32 {d17[1]}, [r0]
.Lotherwise_393:
.Lend_389:
    ubfx r0, r1, #6, #4
    cmp r0, #15
    bne .Lotherwise_394
    add r0, r12, #24
    vld1.32 {d18, d19}, [r0]
    b .Lend_395
.Lotherwise_394:
    vmov.i32 q9, #0
    tst r1, #64
    beq .Lotherwise_396
    add r0, r12, #24
    vld1.32 {d18[0]}, [r0]
.Lotherwise_396:
    tst r1, #128
    beq .Lotherwise_397
    add r0, r12, #28
    vld1.32 {d18[1]}, [r0]
.Lotherwise_397:
    tst r1, #256
    beq .Lotherwise_398
    add r0, r12, #32
    vld1.32 {d19[0]}, [r0]
.Lotherwise_398:
    tst r1, #512
    beq .Lotherwise_399
    add r0, r12, #36
    vld1.32 {d19[1]}, [r0]
.Lotherwise_399:
.Lend_395:
    vldr d6, [r6, #48]
    ubfx r0, r1, #4, #4
    vldr d0, [r6, #88]
    vldr s16, [r6, #12]
    vuzp.32 q8, q9
    vmla.f32 q12, q8, d4[0]
    vmla.f32 q11, q8, d6[0]
    vmla.f32 q10, q8, d0[0]
    vmla.f32 q12, q9, d8[0]
    vmla.f32 q11, q9, d6[1]
    vmla.f32 q10, q9, d0[1]
    cmp r0, #15
    bne .Lotherwise_400
    add r0, r12, #16
    vld1.32 {d16, d17}, [r0]
    b .Lend_401
.Lotherwise_400:
    vmov.i32 q8, #0
    tst r1, #16
    beq .Lotherwise_402
    add r0, r12, #16
    vld1.32 {d16[0]}, [r0]
.Lotherwise_402:
    tst r1, #32
    beq .Lotherwise_403
    add r0, r12, #20
    vld1.32 {d16[1]}, [r0]
.Lotherwise_403:
    tst r1, #64
    beq .Lotherwise_404
    add r0, r12, #24
    vld1.32 {d17[0]}, [r0]
.Lotherwise_404:
    tst r1, #128
    beq .Lotherwise_405
    add r0, r12, #28
    vld1.32 {d17[1]}, [r0]
.Lotherwise_405:
.Lend_401:
    ubfx r0, r1, #8, #4
    cmp r0, #15
    bne .Lotherwise_406
    add r0, r12, #32
    vld1.32 {d18, d19}, [r0]
    b .Lend_407
.Lotherwise_406:
    vmov.i32 q9, #0
    tst r1, #256
    beq .Lotherwise_408
    add r0, r12, #32
    vld1.32 {d18[0]}, [r0]
.Lotherwise_408:
    tst r1, #512
    beq .Lotherwise_409
    add r0, r12, #36
    vld1.32 {d18[1]}, [r0]
.Lotherwise_409:
    tst r1, #1024
    beq .Lotherwise_410
    add r0, r12, #40
    vld1.32 {d19[0]}, [r0]
.Lotherwise_410:
    tst r1, #2048
    beq .Lotherwise_411
    add r0, r12, #44
    vld1.32 {d19[1]}, [r0]
.Lotherwise_411:
.Lend_407:
    ldr r0, [r7, #8]
    vldr s0, [r6, #16]
    vldr s12, [r6, #56]
    add r0, r12, r0, lsl #2
    vuzp.32 q8, q9
    vldr s16, [r6, #96]
    pld [r0]
    ldr r0, [r7, #4]
    vmla.f32 q12, q8, d0[0]
    vmla.f32 q11, q8, d6[0]
    vmla.f32 q10, q8, d8[0]
    add r12, r12, r0, lsl #2
.Lotherwise_375:
    lsr r5, r5, #1
    tst r5, #1
    beq .Lotherwise_412
    ubfx r0, r1, #0, #4
    cmp r0, #15
    bne .Lotherwise_413
    vld1.32 {d16, d17}, [r12]
    b .Lend_414
.Lotherwise_413:
    vmov.i32 q8, #0
    tst r1, #1
    beq .Lotherwise_415
    vld1.32 {d16[0]}, [r12]
.Lotherwise_415:
    tst r1, #2
    beq .Lotherwise_416
    add r0, r12, #4
    vld1.32 {d16[1]}, [r0]
.Lotherwise_416:
    tst r1, #4
    beq .Lotherwise_417
    add r0, r12, #8
    vld1.32 {d17[0]}, [r0]
.Lotherwise_417:
    tst r1, #8
    beq .Lotherwise_418
    add r0, r12, #12
    vld1.32 {d17[1]}, [r0]
.Lotherwise_418:
.Lend_414:
    ubfx r0, r1, #4, #4
    cmp r0, #15
    bne .Lotherwise_419
    add r0, r12, #16
    vld1.32 {d18, d19}, [r0]
    b .Lend_420
.Lotherwise_419:
    vmov.i32 q9, #0
    tst r1, #16
    beq .Lotherwise_421
    add r0, r12, #16
    vld1.32 {d18[0]}, [r0]
.Lotherwise_421:
    tst r1, #32
    beq .Lotherwise_422
    add r0, r12, #20
    vld1.32 {d18[1]}, [r0]
.Lotherwise_422:
    tst r1, #64
    beq .Lotherwise_423
    add r0, r12, #24
    vld1.32 {d19[0]}, [r0]
.Lotherwise_423:
    tst r1, #128
    beq .Lotherwise_424
    add r0, r12, #28
    vld1.32 {d19[1]}, [r0]
.Lotherwise_424:
.Lend_420:
    vldr d0, [r6, #20]
    ubfx r0, r1, #2, #4
    vldr d6, [r6, #60]
    vuzp.32 q8, q9
    vmla.f32 q12, q8, d0[0]
    vmla.f32 q11, q8, d6[0]
    vmla.f32 q12, q9, d0[1]
    vmla.f32 q11, q9, d6[1]
    cmp r0, #15
    bne .Lotherwise_425
    add r0, r12, #8
    vld1.32 {d16, d17}, [r0]
    b .Lend_426
.Lotherwise_425:
    vmov.i32 q8, #0
    tst r1, #4
    beq .Lotherwise_427
    add r0, r12, #8
    vld1.32 {d16[0]}, [r0]
.Lotherwise_427:
    tst r1, #8
    beq .Lotherwise_428
    add r0, r12, #12
    vld1.32 {d16[1]}, [r0]
.Lotherwise_428:
    tst r1, #16
    beq .Lotherwise_429
    add r0, r12, #16
    vld1.32 {d17[0]}, [r0]
.Lotherwise_429:
    tst r1, #32
    beq .Lotherwise_430
    add r0, r12, #20
    vld1.32 {d17[1]}, [r0]
.Lotherwise_430:
.Lend_426:
    ubfx r0, r1, #6, #4
    cmp r0, #15
    bne .Lotherwise_431
    add r0, r12, #24
    vld1.32 {d18, d19}, [r0]
    b .Lend_432
.Lotherwise_431:
    vmov.i32 q9, #0
    tst r1, #64
    beq .Lotherwise_433
    add r0, r12, #24
    vld1.32 {d18[0]}, [r0]
.Lotherwise_433:
    tst r1, #128
    beq .Lotherwise_434
    add r0, r12, #28
    vld1.32 {d18[1]}, [r0]
.Lotherwise_434:
    tst r1, #256
    beq .Lotherwise_435
    add r0, r12, #32
    vld1.32 {d19[0]}, [r0]
.Lotherwise_435:
    tst r1, #512
    beq .Lotherwise_436
    add r0, r12, #36
    vld1.32 {d19[1]}, [r0]
.Lotherwise_436:
.Lend_432:
    vldr d0, [r6, #28]
    ubfx r0, r1, #4, #4
    vldr d6, [r6, #68]
    vuzp.32 q8, q9
    vmla.f32 q12, q8, d0[0]
    vmla.f32 q11, q8, d6[0]
    vmla.f32 q12, q9, d0[1]
    vmla.f32 q11, q9, d6[1]
    cmp r0, #15
    bne .Lotherwise_437
    add r0, r12, #16
    vld1.32 {d16, d17}, [r0]
    b .Lend_438
.Lotherwise_437:
    vmov.i32 q8, #0
    tst r1, #16
    beq .Lotherwise_439
    add r0, r12, #16
    vld1.32 {d16[0]}, [r0]
.Lotherwise_439:
    tst r1, #32
    beq .Lotherwise_440
    add r0, r12, #20
    vld1.32 {d16[1]}, [r0]
.Lotherwise_440:
    tst r1, #64
    beq .Lotherwise_441
    add r0, r12, #24
    vld1.32 {d17[0]}, [r0]
.Lotherwise_441:
    tst r1, #128
    beq .Lotherwise_442
    add r0, r12, #28
    vld1.32 {d17[1]}, [r0]
.Lotherwise_442:
.Lend_438:
    ubfx r0, r1, #8, #4
    cmp r0, #15
    bne .Lotherwise_443
    add r0, r12, #32
    vld1.32 {d18, d19}, [r0]
    b .Lend_444
.Lotherwise_443:
    vmov.i32 q9, #0
    tst r1, #256
    beq .Lotherwise_445
    add r0, r12, #32
    vld1.32 {d18[0]}, [r0]
.Lotherwise_445:
    tst r1, #512
    beq .Lotherwise_446
    add r0, r12, #36
    vld1.32 {d18[1]}, [r0]
.Lotherwise_446:
    tst r1, #1024
    beq .Lotherwise_447
    add r0, r12, #40
    vld1.32 {d19[0]}, [r0]
.Lotherwise_447:
    tst r1, #2048
    beq .Lotherwise_448
    add r0, r12, #44
    vld1.32 {d19[1]}, [r0]
.Lotherwise_448:
.Lend_444:
    ldr r0, [r7, #8]
    vldr s0, [r6, #36]
    vldr s12, [r6, #76]
    add r0, r12, r0, lsl #2
    vuzp.32 q8, q9
    pld [r0]
    ldr r0, [r7, #4]
    vmla.f32 q12, q8, d0[0]
    vmla.f32 q11, q8, d6[0]
    add r12, r12, r0, lsl #2
.Lotherwise_412:
    lsr r5, r5, #1
    tst r11, #1
    beq .Lotherwise_449
    vldr s0, [r2]
    ldr r0, [r7, #20]
    vdup.32 q8, d0[0]
    add r0, r4, r0, lsl #2
    pld [r0]
    vmax.f32 q8, q8, q10
    ldr r0, [r7, #16]
    vst1.32 {d16, d17}, [r4]
    add r4, r4, r0, lsl #2
.Lotherwise_449:
    vldr s0, [r3]
    sub r14, r14, #1
    lsr r11, r11, #1
    vmov q10, q11
    vmov q11, q12
    vdup.32 q12, d0[0]
    cmp r14, #0
    bne .Lloop_374
.Lloop_end_373:
    ldr r14, [r7, #32]
    cmp r14, #0
    beq .Lloop_end_450
.Lloop_451:
    ubfx r0, r1, #0, #4
    cmp r0, #15
    bne .Lotherwise_452
    vld1.32 {d16, d17}, [r12]
    b .Lend_453
.Lotherwise_452:
    vmov.i32 q8, #0
    tst r1, #1
    beq .Lotherwise_454
    vld1.32 {d16[0]}, [r12]
.Lotherwise_454:
    tst r1, #2
    beq .Lotherwise_455
    add r0, r12, #4
    vld1.32 {d16[1]}, [r0]
.Lotherwise_455:
    tst r1, #4
    beq .Lotherwise_456
    add r0, r12, #8
    vld1.32 {d17[0]}, [r0]
.Lotherwise_456:
    tst r1, #8
    beq .Lotherwise_457
    add r0, r12, #12
    vld1.32 {d17[1]}, [r0]
.Lotherwise_457:
.Lend_453:
    ubfx r0, r1, #4, #4
    cmp r0, #15
    bne .Lotherwise_458
    add r0, r12, #16
    vld1.32 {d18, d19}, [r0]
    b .Lend_459
.Lotherwise_458:
    vmov.i32 q9, #0
    tst r1, #16
    beq .Lotherwise_460
    add r0, r12, #16
    vld1.32 {d18[0]}, [r0]
.Lotherwise_460:
    tst r1, #32
    beq .Lotherwise_461
    add r0, r12, #20
    vld1.32 {d18[1]}, [r0]
.Lotherwise_461:
    tst r1, #64
    beq .Lotherwise_462
    add r0, r12, #24
    vld1.32 {d19[0]}, [r0]
.Lotherwise_462:
    tst r1, #128
    beq .Lotherwise_463
    add r0, r12, #28
    vld1.32 {d19[1]}, [r0]
.Lotherwise_463:
.Lend_459:
    vldr d0, [r6, #40]
    ubfx r0, r1, #2, #4
    vldr d6, [r6, #80]
    vuzp.32 q8, q9
    vmla.f32 q12, q8, d2[0]
    vmla.f32 q11, q8, d0[0]
    vmla.f32 q10, q8, d6[0]
    vmla.f32 q12, q9, d2[1]
    vmla.f32 q11, q9, d0[1]
    vmla.f32 q10, q9, d6[1]
    cmp r0, #15
    bne .Lotherwise_464
    add r0, r12, #8
    vld1.32 {d16, d17}, [r0]
    b .Lend_465
.Lotherwise_464:
    vmov.i32 q8, #0
    tst r1, #4
    beq .Lotherwise_466
    add r0, r12, #8
    vld1.32 {d16[0]}, [r0]
.Lotherwise_466:
    tst r1, #8
    beq .Lotherwise_467
    add r0, r12, #12
    vld1.32 {d16[1]}, [r0]
.Lotherwise_467:
    tst r1, #16
    beq .Lotherwise_468
    add r0, r12, #16
    vld1.32 {d17[0]}, [r0]
.Lotherwise_468:
    tst r1, #32
    beq .Lotherwise_469
    add r0, r12, #20
    vld1.32 {d17[1]}, [r0]
.Lotherwise_469:
.Lend_465:
    ubfx r0, r1, #6, #4
    cmp r0, #15
    bne .Lotherwise_470
    add r0, r12, #24
    vld1.32 {d18, d19}, [r0]
    b .Lend_471
.Lotherwise_470:
    vmov.i32 q9, #0
    tst r1, #64
    beq .Lotherwise_472
    add r0, r12, #24
    vld1.32 {d18[0]}, [r0]
.Lotherwise_472:
    tst r1, #128
    beq .Lotherwise_473
    add r0, r12, #28
    vld1.32 {d18[1]}, [r0]
.Lotherwise_473:
    tst r1, #256
    beq .Lotherwise_474
    add r0, r12, #32
    vld1.32 {d19[0]}, [r0]
.Lotherwise_474:
    tst r1, #512
    beq .Lotherwise_475
    add r0, r12, #36
    vld1.32 {d19[1]}, [r0]
.Lotherwise_475:
.Lend_471:
    vldr d6, [r6, #48]
    ubfx r0, r1, #4, #4
    vldr d0, [r6, #88]
    vldr s16, [r6, #12]
    vuzp.32 q8, q9
    vmla.f32 q12, q8, d4[0]
    vmla.f32 q11, q8, d6[0]
    vmla.f32 q10, q8, d0[0]
    vmla.f32 q12, q9, d8[0]
    vmla.f32 q11, q9, d6[1]
    vmla.f32 q10, q9, d0[1]
    cmp r0, #15
    bne .Lotherwise_476
    add r0, r12, #16
    vld1.32 {d16, d17}, [r0]
    b .Lend_477
.Lotherwise_476:
    vmov.i32 q8, #0
    tst r1, #16
    beq .Lotherwise_478
    add r0, r12, #16
    vld1.32 {d16[0]}, [r0]
.Lotherwise_478:
    tst r1, #32
    beq .Lotherwise_479
    add r0, r12, #20
    vld1.32 {d16[1]}, [r0]
.Lotherwise_479:
    tst r1, #64
    beq .Lotherwise_480
    add r0, r12, #24
    vld1.32 {d17[0]}, [r0]
.Lotherwise_480:
    tst r1, #128
    beq .Lotherwise_481
    add r0, r12, #28
    vld1.32 {d17[1]}, [r0]
.Lotherwise_481:
.Lend_477:
    ubfx r0, r1, #8, #4
    cmp r0, #15
    bne .Lotherwise_482
    add r0, r12, #32
    vld1.32 {d18, d19}, [r0]
    b .Lend_483
.Lotherwise_482:
    vmov.i32 q9, #0
    tst r1, #256
    beq .Lotherwise_484
    add r0, r12, #32
    vld1.32 {d18[0]}, [r0]
.Lotherwise_484:
    tst r1, #512
    beq .Lotherwise_485
    add r0, r12, #36
    vld1.32 {d18[1]}, [r0]
.Lotherwise_485:
    tst r1, #1024
    beq .Lotherwise_486
    add r0, r12, #40
    vld1.32 {d19[0]}, [r0]
.Lotherwise_486:
    tst r1, #2048
    beq .Lotherwise_487
    add r0, r12, #44
    vld1.32 {d19[1]}, [r0]
.Lotherwise_487:
.Lend_483:
    ldr r0, [r7, #8]
    ubfx r5, r1, #0, #4
    vldr s0, [r6, #16]
    vldr s12, [r6, #56]
    add r0, r12, r0, lsl #2
    vuzp.32 q8, q9
    vldr s16, [r6, #96]
    ldr r11, [r7, #4]
    vmla.f32 q12, q8, d0[0]
    pld [r0]
    vmla.f32 q11, q8, d6[0]
    add r12, r12, r11, lsl #2
    vmla.f32 q10, q8, d8[0]
    cmp r5, #15
    bne .Lotherwise_488
    vld1.32 {d16, d17}, [r12]
    b .Lend_489
.Lotherwise_488:
    vmov.i32 q8, #0
    tst r1, #1
    beq .Lotherwise_490
    vld1.32 {d16[0]}, [r12]
.Lotherwise_490:
    tst r1, #2
    beq .Lotherwise_491
    add r0, r12, #4
    vld1.32 {d16[1]}, [r0]
.Lotherwise_491:
    tst r1, #4
    beq .Lotherwise_492
    add r0, r12, #8
    vld1.32 {d17[0]}, [r0]
.Lotherwise_492:
    tst r1, #8
    beq .Lotherwise_493
    add r0, r12, #12
    vld1.32 {d17[1]}, [r0]
.Lotherwise_493:
.Lend_489:
    ubfx r0, r1, #4, #4
    cmp r0, #15
    bne .Lotherwise_494
    add r0, r12, #16
    vld1.32 {d18, d19}, [r0]
    b .Lend_495
.Lotherwise_494:
    vmov.i32 q9, #0
    tst r1, #16
    beq .Lotherwise_496
    add r0, r12, #16
    vld1.32 {d18[0]}, [r0]
.Lotherwise_496:
    tst r1, #32
    beq .Lotherwise_497
    add r0, r12, #20
    vld1.32 {d18[1]}, [r0]
.Lotherwise_497:
    tst r1, #64
    beq .Lotherwise_498
    add r0, r12, #24
    vld1.32 {d19[0]}, [r0]
.Lotherwise_498:
    tst r1, #128
    beq .Lotherwise_499
    add r0, r12, #28
    vld1.32 {d19[1]}, [r0]
.Lotherwise_499:
.Lend_495:
    vldr d0, [r6, #20]
    ubfx r0, r1, #2, #4
    vldr d6, [r6, #60]
    vuzp.32 q8, q9
    vmla.f32 q12, q8, d0[0]
    vmla.f32 q11, q8, d6[0]
    vmla.f32 q12, q9, d0[1]
    vmla.f32 q11, q9, d6[1]
    cmp r0, #15
    bne .Lotherwise_500
    add r0, r12, #8
    vld1.32 {d16, d17}, [r0]
    b .Lend_501
.Lotherwise_500:
    vmov.i32 q8, #0
    tst r1, #4
    beq .Lotherwise_502
    add r0, r12, #8
    vld1.32 {d16[0]}, [r0]
.Lotherwise_502:
    tst r1, #8
    beq .Lotherwise_503
    add r0, r12, #12
    vld1.32 {d16[1]}, [r0]
.Lotherwise_503:
    tst r1, #16
    beq .Lotherwise_504
    add r0, r12, #16
    vld1.32 {d17[0]}, [r0]
.Lotherwise_504:
    tst r1, #32
    beq .Lotherwise_505
    add r0, r12, #20
    vld1.32 {d17[1]}, [r0]
.Lotherwise_505:
.Lend_501:
    ubfx r0, r1, #6, #4
    cmp r0, #15
    bne .Lotherwise_506
    add r0, r12, #24
    vld1.32 {d18, d19}, [r0]
    b .Lend_507
.Lotherwise_506:
    vmov.i32 q9, #0
    tst r1, #64
    beq .Lotherwise_508
    add r0, r12, #24
    vld1.32 {d18[0]}, [r0]
.Lotherwise_508:
    tst r1, #128
    beq .Lotherwise_509
    add r0, r12, #28
    vld1.32 {d18[1]}, [r0]
.Lotherwise_509:
    tst r1, #256
    beq .Lotherwise_510
    add r0, r12, #32
    vld1.32 {d19[0]}, [r0]
.Lotherwise_510:
    tst r1, #512
    beq .Lotherwise_511
    add r0, r12, #36
    vld1.32 {d19[1]}, [r0]
.Lotherwise_511:
.Lend_507:
    vldr d0, [r6, #28]
    ubfx r0, r1, #4, #4
    vldr d6, [r6, #68]
    vuzp.32 q8, q9
    vmla.f32 q12, q8, d0[0]
    vmla.f32 q11, q8, d6[0]
    vmla.f32 q12, q9, d0[1]
    vmla.f32 q11, q9, d6[1]
    cmp r0, #15
    bne .Lotherwise_512
    add r0, r12, #16
    vld1.32 {d16, d17}, [r0]
    b .Lend_513
.Lotherwise_512:
    vmov.i32 q8, #0
    tst r1, #16
    beq .Lotherwise_514
    add r0, r12, #16
    vld1.32 {d16[0]}, [r0]
.Lotherwise_514:
    tst r1, #32
    beq .Lotherwise_515
    add r0, r12, #20
    vld1.32 {d16[1]}, [r0]
.Lotherwise_515:
    tst r1, #64
    beq .Lotherwise_516
    add r0, r12, #24
    vld1.32 {d17[0]}, [r0]
.Lotherwise_516:
    tst r1, #128
    beq .Lotherwise_517
    add r0, r12, #28
    vld1.32 {d17[1]}, [r0]
.Lotherwise_517:
.Lend_513:
    ubfx r0, r1, #8, #4
    cmp r0, #15
    bne .Lotherwise_518
    add r0, r12, #32
    vld1.32 {d18, d19}, [r0]
    b .Lend_519
.Lotherwise_518:
    vmov.i32 q9, #0
    tst r1, #256
    beq .Lotherwise_520
    add r0, r12, #32
    vld1.32 {d18[0]}, [r0]
.Lotherwise_520:
    tst r1, #512
    beq .Lotherwise_521
    add r0, r12, #36
    vld1.32 {d18[1]}, [r0]
.Lotherwise_521:
    tst r1, #1024
    beq .Lotherwise_522
    add r0, r12, #40
    vld1.32 {d19[0]}, [r0]
.Lotherwise_522:
    tst r1, #2048
    beq .Lotherwise_523
    add r0, r12, #44
    vld1.32 {d19[1]}, [r0]
.Lotherwise_523:
.Lend_519:
    vldr s0, [r6, #36]
    sub r14, r14, #1
    vldr s12, [r6, #76]
    vldr s16, [r2]
    vuzp.32 q8, q9
    vldr s20, [r3]
    vdup.32 q9, d8[0]
    ldr r0, [r7, #8]
    vmla.f32 q12, q8, d0[0]
    ldr r5, [r7, #20]
    vmla.f32 q11, q8, d6[0]
    ldr r11, [r7, #4]
    add r0, r12, r0, lsl #2
    vmax.f32 q9, q9, q10
    add r5, r4, r5, lsl #2
    pld [r0]
    vdup.32 q8, d10[0]
    add r12, r12, r11, lsl #2
    ldr r0, [r7, #16]
    vst1.32 {d18, d19}, [r4]
    vmov q10, q11
    pld [r5]
    add r4, r4, r0, lsl #2
    vmov q11, q12
    vmov q12, q8
    cmp r14, #0
    bne .Lloop_451
.Lloop_end_450:
    ldr r14, [r7, #36]
    ldr r5, [r7, #48]
    cmp r14, #0
    beq .Lloop_end_524
.Lloop_525:
    tst r5, #1
    beq .Lotherwise_526
    ubfx r0, r1, #0, #4
    cmp r0, #15
    bne .Lotherwise_527
    vld1.32 {d16, d17}, [r12]
    b .Lend_528
.Lotherwise_527:
    vmov.i32 q8, #0
    tst r1, #1
    beq .Lotherwise_529
    vld1.32 {d16[0]}, [r12]
.Lotherwise_529:
    tst r1, #2
    beq .Lotherwise_530
    add r0, r12, #4
    vld1.32 {d16[1]}, [r0]
.Lotherwise_530:
    tst r1, #4
    beq .Lotherwise_531
    add r0, r12, #8
    vld1.32 {d17[0]}, [r0]
.Lotherwise_531:
    tst r1, #8
    beq .Lotherwise_532
    add r0, r12, #12
    vld1.32 {d17[1]}, [r0]
.Lotherwise_532:
.Lend_528:
    ubfx r0, r1, #4, #4
    cmp r0, #15
    bne .Lotherwise_533
    add r0, r12, #16
    vld1.32 {d18, d19}, [r0]
    b .Lend_534
.Lotherwise_533:
    vmov.i32 q9, #0
    tst r1, #16
    beq .Lotherwise_535
    add r0, r12, #16
    vld1.32 {d18[0]}, [r0]
.Lotherwise_535:
    tst r1, #32
    beq .Lotherwise_536
    add r0, r12, #20
    vld1.32 {d18[1]}, [r0]
.Lotherwise_536:
    tst r1, #64
    beq .Lotherwise_537
    add r0, r12, #24
    vld1.32 {d19[0]}, [r0]
.Lotherwise_537:
    tst r1, #128
    beq .Lotherwise_538
    add r0, r12, #28
    vld1.32 {d19[1]}, [r0]
.Lotherwise_538:
.Lend_534:
    vldr d0, [r6, #40]
    ubfx r0, r1, #2, #4
    vldr d6, [r6, #80]
    vuzp.32 q8, q9
    vmla.f32 q12, q8, d2[0]
    vmla.f32 q11, q8, d0[0]
    vmla.f32 q10, q8, d6[0]
    vmla.f32 q12, q9, d2[1]
    vmla.f32 q11, q9, d0[1]
    vmla.f32 q10, q9, d6[1]
    cmp r0, #15
    bne .Lotherwise_539
    add r0, r12, #8
    vld1.32 {d16, d17}, [r0]
    b .Lend_540
.Lotherwise_539:
    vmov.i32 q8, #0
    tst r1, #4
    beq .Lotherwise_541
    add r0, r12, #8
    vld1.32 {d16[0]}, [r0]
.Lotherwise_541:
    tst r1, #8
    beq .Lotherwise_542
    add r0, r12, #12
    vld1.32 {d16[1]}, [r0]
.Lotherwise_542:
    tst r1, #16
    beq .Lotherwise_543
    add r0, r12, #16
    vld1.32 {d17[0]}, [r0]
.Lotherwise_543:
    tst r1, #32
    beq .Lotherwise_544
    add r0, r12, #20
    vld1.32 {d17[1]}, [r0]
.Lotherwise_544:
.Lend_540:
    ubfx r0, r1, #6, #4
    cmp r0, #15
    bne .Lotherwise_545
    add r0, r12, #24
    vld1.32 {d18, d19}, [r0]
    b .Lend_546
.Lotherwise_545:
    vmov.i32 q9, #0
    tst r1, #64
    beq .Lotherwise_547
    add r0, r12, #24
    vld1.32 {d18[0]}, [r0]
.Lotherwise_547:
    tst r1, #128
    beq .Lotherwise_548
    add r0, r12, #28
    vld1.32 {d18[1]}, [r0]
.Lotherwise_548:
    tst r1, #256
    beq .Lotherwise_549
    add r0, r12, #32
    vld1.32 {d19[0]}, [r0]
.Lotherwise_549:
    tst r1, #512
    beq .Lotherwise_550
    add r0, r12, #36
    vld1.32 {d19[1]}, [r0]
.Lotherwise_550:
.Lend_546:
    vldr d6, [r6, #48]
    ubfx r0, r1, #4, #4
    vldr d0, [r6, #88]
    vldr s16, [r6, #12]
    vuzp.32 q8, q9
    vmla.f32 q12, q8, d4[0]
    vmla.f32 q11, q8, d6[0]
    vmla.f32 q10, q8, d0[0]
    vmla.f32 q12, q9, d8[0]
    vmla.f32 q11, q9, d6[1]
    vmla.f32 q10, q9, d0[1]
    cmp r0, #15
    bne .Lotherwise_551
    add r0, r12, #16
    vld1.32 {d16, d17}, [r0]
    b .Lend_552
.Lotherwise_551:
    vmov.i32 q8, #0
    tst r1, #16
    beq .Lotherwise_553
    add r0, r12, #16
    vld1.32 {d16[0]}, [r0]
.Lotherwise_553:
    tst r1, #32
    beq .Lotherwise_554
    add r0, r12, #20
    vld1.32 {d16[1]}, [r0]
.Lotherwise_554:
    tst r1, #64
    beq .Lotherwise_555
    add r0, r12, #24
    vld1.32 {d17[0]}, [r0]
.Lotherwise_555:
    tst r1, #128
    beq .Lotherwise_556
    add r0, r12, #28
    vld1.32 {d17[1]}, [r0]
.Lotherwise_556:
.Lend_552:
    ubfx r0, r1, #8, #4
    cmp r0, #15
    bne .Lotherwise_557
    add r0, r12, #32
    vld1.32 {d18, d19}, [r0]
    b .Lend_558
.Lotherwise_557:
    vmov.i32 q9, #0
    tst r1, #256
    beq .Lotherwise_559
    add r0, r12, #32
    vld1.32 {d18[0]}, [r0]
.Lotherwise_559:
    tst r1, #512
    beq .Lotherwise_560
    add r0, r12, #36
    vld1.32 {d18[1]}, [r0]
.Lotherwise_560:
    tst r1, #1024
    beq .Lotherwise_561
    add r0, r12, #40
    vld1.32 {d19[0]}, [r0]
.Lotherwise_561:
    tst r1, #2048
    beq .Lotherwise_562
    add r0, r12, #44
    vld1.32 {d19[1]}, [r0]
.Lotherwise_562:
.Lend_558:
    ldr r0, [r7, #8]
    vldr s0, [r6, #16]
    vldr s12, [r6, #56]
    add r0, r12, r0, lsl #2
    vuzp.32 q8, q9
    vldr s16, [r6, #96]
    ldr r11, [r7, #4]
    vmla.f32 q12, q8, d0[0]
    pld [r0]
    vmla.f32 q11, q8, d6[0]
    add r12, r12, r11, lsl #2
    vmla.f32 q10, q8, d8[0]
.Lotherwise_526:
    lsr r5, r5, #1
    tst r5, #1
    beq .Lotherwise_563
    ubfx r0, r1, #0, #4
    cmp r0, #15
    bne .Lotherwise_564
    vld1.32 {d16, d17}, [r12]
    b .Lend_565
.Lotherwise_564:
    vmov.i32 q8, #0
    tst r1, #1
    beq .Lotherwise_566
    vld1.32 {d16[0]}, [r12]
.Lotherwise_566:
    tst r1, #2
    beq .Lotherwise_567
    add r0, r12, #4
    vld1.32 {d16[1]}, [r0]
.Lotherwise_567:
    tst r1, #4
    beq .Lotherwise_568
    add r0, r12, #8
    vld1.32 {d17[0]}, [r0]
.Lotherwise_568:
    tst r1, #8
    beq .Lotherwise_569
    add r0, r12, #12
    vld1.32 {d17[1]}, [r0]
.Lotherwise_569:
.Lend_565:
    ubfx r0, r1, #4, #4
    cmp r0, #15
    bne .Lotherwise_570
    add r0, r12, #16
    vld1.32 {d18, d19}, [r0]
    b .Lend_571
.Lotherwise_570:
    vmov.i32 q9, #0
    tst r1, #16
    beq .Lotherwise_572
    add r0, r12, #16
    vld1.32 {d18[0]}, [r0]
.Lotherwise_572:
    tst r1, #32
    beq .Lotherwise_573
    add r0, r12, #20
    vld1.32 {d18[1]}, [r0]
.Lotherwise_573:
    tst r1, #64
    beq .Lotherwise_574
    add r0, r12, #24
    vld1.32 {d19[0]}, [r0]
.Lotherwise_574:
    tst r1, #128
    beq .Lotherwise_575
    add r0, r12, #28
    vld1.32 {d19[1]}, [r0]
.Lotherwise_575:
.Lend_571:
    vldr d0, [r6, #20]
    ubfx r0, r1, #2, #4
    vldr d6, [r6, #60]
    vuzp.32 q8, q9
    vmla.f32 q12, q8, d0[0]
    vmla.f32 q11, q8, d6[0]
    vmla.f32 q12, q9, d0[1]
    vmla.f32 q11, q9, d6[1]
    cmp r0, #15
    bne .Lotherwise_576
    add r0, r12, #8
    vld1.32 {d16, d17}, [r0]
    b .Lend_577
.Lotherwise_576:
    vmov.i32 q8, #0
    tst r1, #4
    beq .Lotherwise_578
    add r0, r12, #8
    vld1.32 {d16[0]}, [r0]
.Lotherwise_578:
    tst r1, #8
    beq .Lotherwise_579
    add r0, r12, #12
    vld1.32 {d16[1]}, [r0]
.Lotherwise_579:
    tst r1, #16
    beq .Lotherwise_580
    add r0, r12, #16
    vld1.32 {d17[0]}, [r0]
.Lotherwise_580:
    tst r1, #32
    beq .Lotherwise_581
    add r0, r12, #20
    vld1.32 {d17[1]}, [r0]
.Lotherwise_581:
.Lend_577:
    ubfx r0, r1, #6, #4
    cmp r0, #15
    bne .Lotherwise_582
    add r0, r12, #24
    vld1.32 {d18, d19}, [r0]
    b .Lend_583
.Lotherwise_582:
    vmov.i32 q9, #0
    tst r1, #64
    beq .Lotherwise_584
    add r0, r12, #24
    vld1.32 {d18[0]}, [r0]
.Lotherwise_584:
    tst r1, #128
    beq .Lotherwise_585
    add r0, r12, #28
    vld1.32 {d18[1]}, [r0]
.Lotherwise_585:
    tst r1, #256
    beq .Lotherwise_586
    add r0, r12, #32
    vld1.32 {d19[0]}, [r0]
.Lotherwise_586:
    tst r1, #512
    beq .Lotherwise_587
    add r0, r12, #36
    vld1.32 {d19[1]}, [r0]
.Lotherwise_587:
.Lend_583:
    vldr d0, [r6, #28]
    ubfx r0, r1, #4, #4
    vldr d6, [r6, #68]
    vuzp.32 q8, q9
    vmla.f32 q12, q8, d0[0]
    vmla.f32 q11, q8, d6[0]
    vmla.f32 q12, q9, d0[1]
    vmla.f32 q11, q9, d6[1]
    cmp r0, #15
    bne .Lotherwise_588
    add r0, r12, #16
    vld1.32 {d16, d17}, [r0]
    b .Lend_589
.Lotherwise_588:
    vmov.i32 q8, #0
    tst r1, #16
    beq .Lotherwise_590
    add r0, r12, #16
    vld1.32 {d16[0]}, [r0]
.Lotherwise_590:
    tst r1, #32
    beq .Lotherwise_591
    add r0, r12, #20
    vld1.32 {d16[1]}, [r0]
.Lotherwise_591:
    tst r1, #64
    beq .Lotherwise_592
    add r0, r12, #24
    vld1.32 {d17[0]}, [r0]
.Lotherwise_592:
    tst r1, #128
    beq .Lotherwise_593
    add r0, r12, #28
    vld1.32 {d17[1]}, [r0]
.Lotherwise_593:
.Lend_589:
    ubfx r0, r1, #8, #4
    cmp r0, #15
    bne .Lotherwise_594
    add r0, r12, #32
    vld1.32 {d18, d19}, [r0]
    b .Lend_595
.Lotherwise_594:
    vmov.i32 q9, #0
    tst r1, #256
    beq .Lotherwise_596
    add r0, r12, #32
    vld1.32 {d18[0]}, [r0]
.Lotherwise_596:
    tst r1, #512
    beq .Lotherwise_597
    add r0, r12, #36
    vld1.32 {d18[1]}, [r0]
.Lotherwise_597:
    tst r1, #1024
    beq .Lotherwise_598
    add r0, r12, #40
    vld1.32 {d19[0]}, [r0]
.Lotherwise_598:
    tst r1, #2048
    beq .Lotherwise_599
    add r0, r12, #44
    vld1.32 {d19[1]}, [r0]
.Lotherwise_599:
.Lend_595:
    ldr r0, [r7, #8]
    vldr s0, [r6, #36]
    vldr s12, [r6, #76]
    add r0, r12, r0, lsl #2
    vuzp.32 q8, q9
    ldr r11, [r7, #4]
    pld [r0]
    vmla.f32 q12, q8, d0[0]
    add r12, r12, r11, lsl #2
    vmla.f32 q11, q8, d6[0]
.Lotherwise_563:
    vldr s0, [r2]
    sub r14, r14, #1
    lsr r5, r5, #1
    vldr s12, [r3]
    vdup.32 q8, d0[0]
    ldr r0, [r7, #20]
    ldr r11, [r7, #16]
    vdup.32 q9, d6[0]
    vmax.f32 q8, q8, q10
    add r0, r4, r0, lsl #2
    pld [r0]
    vmov q10, q11
    vst1.32 {d16, d17}, [r4]
    add r4, r4, r11, lsl #2
    vmov q11, q12
    vmov q12, q9
    cmp r14, #0
    bne .Lloop_525
.Lloop_end_524:
    ldr r0, [r7]
    sub r8, r8, #1
    add r6, r6, #100
    ldr r2, [r7, #12]
    ldr r12, [r7, #24]
    add r9, r9, r0, lsl #2
    add r10, r10, r2, lsl #2
    add r3, r3, r12, lsl #2
    cmp r8, #0
    bne .Lloop_372
.Lloop_end_371:
    vpop {d8, d9, d10, d11}
    pop {r4, r5, r6, r7, r8, r9, r10, r11, pc}
    .size nnp_depthwise_5x5_by_2_edge__armv7_neon, . - nnp_depthwise_5x5_by_2_edge__armv7_neon

    .section .note.GNU-stack, "", %progbits
