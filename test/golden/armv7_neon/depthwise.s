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
    vdup.32 q8, d0[0]
    vld1.32 {d2, d3}, [r5]
    vdup.32 q9, d0[0]
    vldr d4, [r5, #16]
    vdup.32 q10, d0[0]
    ldr r4, [r9, #40]
    vmov q11, q8
    ldr r10, [r9, #44]
    vmov q12, q9
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
    vdup.32 q8, d0[0]
    vld1.32 {d2, d3}, [r6]
    vdup.32 q9, d0[0]
    vldr d4, [r6, #16]
    vdup.32 q10, d0[0]
    ldr r5, [r7, #40]
    vmov q11, q8
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
    vmla.f32 q10, q8, d2[0]
    vmla.f32 q9, q8, d3[1]
    vmla.f32 q11, q8, d0[0]
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
    vmla.f32 q10, q8, d2[1]
    vmla.f32 q9, q8, d4[0]
    vmla.f32 q11, q8, d0[0]
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
    vmla.f32 q10, q8, d3[0]
    vldr s0, [r6, #32]
    vmla.f32 q9, q8, d4[1]
    add r0, r12, r0, lsl #2
    pld [r0]
    vmla.f32 q11, q8, d0[0]
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
    vmax.f32 q8, q8, q11
    ldr r0, [r7, #16]
    vst1.32 {d16, d17}, [r4]
    add r4, r4, r0, lsl #2
.Lotherwise_34:
    vldr s0, [r3]
    sub r14, r14, #1
    lsr r11, r11, #1
    vmov q11, q9
    vmov q9, q10
    vdup.32 q8, d0[0]
    vmov q10, q8
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
    vmla.f32 q10, q8, d2[0]
    vmla.f32 q9, q8, d3[1]
    vmla.f32 q11, q8, d0[0]
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
    vmla.f32 q10, q8, d2[1]
    vmla.f32 q9, q8, d4[0]
    vmla.f32 q11, q8, d0[0]
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
    vmla.f32 q10, q8, d3[0]
    sub r14, r14, #1
    vldr s12, [r2]
    vmla.f32 q9, q8, d4[1]
    vmla.f32 q11, q8, d0[0]
    vldr s0, [r3]
    vdup.32 q8, d6[0]
    ldr r0, [r7, #8]
    ldr r5, [r7, #20]
    vdup.32 q12, d0[0]
    ldr r11, [r7, #4]
    add r0, r12, r0, lsl #2
    vmax.f32 q8, q8, q11
    add r5, r4, r5, lsl #2
    pld [r0]
    add r12, r12, r11, lsl #2
    vmov q11, q9
    ldr r0, [r7, #16]
    vmov q9, q10
    vst1.32 {d16, d17}, [r4]
    vmov q10, q12
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
    vmla.f32 q10, q8, d2[0]
    vmla.f32 q9, q8, d3[1]
    vmla.f32 q11, q8, d0[0]
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
    vmla.f32 q10, q8, d2[1]
    vmla.f32 q9, q8, d4[0]
    vmla.f32 q11, q8, d0[0]
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
    vmla.f32 q10, q8, d3[0]
    vldr s0, [r6, #32]
    vmla.f32 q9, q8, d4[1]
    ldr r11, [r7, #4]
    add r0, r12, r0, lsl #2
    vmla.f32 q11, q8, d0[0]
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
    vmax.f32 q8, q8, q11
    add r0, r4, r0, lsl #2
    pld [r0]
    vmov q11, q9
    vst1.32 {d16, d17}, [r4]
    add r4, r4, r11, lsl #2
    vmov q9, q10
    vmov q10, q12
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
    add r3, r3, #8
    vmla.f32 q10, q13, d4[0]
    vld1.32 {d12, d13}, [r4]
    add r12, r12, #8
    vmla.f32 q11, q3, d4[0]
    vld1.32 {d26, d27}, [r5]
    add r14, r14, #8
    vmla.f32 q12, q14, d4[0]
    vld1.32 {d28, d29}, [r8]
    add r4, r4, #8
    vmla.f32 q9, q4, d0[1]
    vldr s12, [r6, #32]
    add r5, r5, #8
    vmla.f32 q10, q5, d0[1]
    ldr r1, [r6]
    add r8, r8, #8
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
    ldr r0, [r6, #4]
    cmp r0, #0
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
    mov r1, r10
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
    sub r0, r0, #1
    vmla.f32 q12, q15, d3[0]
    vld1.32 {d30, d31}, [r12]
    add r3, r3, #8
    vmla.f32 q9, q4, d0[1]
    vld1.32 {d8, d9}, [r14]
    add r12, r12, #8
    vmla.f32 q10, q6, d0[1]
    vld1.32 {d10, d11}, [r4]
    add r14, r14, #8
    vmla.f32 q11, q2, d0[1]
    add r4, r4, #8
    add r10, r10, #16
    vmla.f32 q12, q7, d0[1]
    vmla.f32 q9, q6, d2[0]
    vld1.32 {d12, d13}, [r5]
    add r5, r5, #8
    vmla.f32 q10, q2, d2[0]
    vmla.f32 q11, q7, d2[0]
    vmla.f32 q12, q3, d2[0]
    vmla.f32 q9, q2, d3[1]
    vldr s8, [r2, #16]
    sub r2, r2, #16
    vmla.f32 q10, q7, d3[1]
    vld1.32 {d14, d15}, [r8]
    add r8, r8, #8
    vmla.f32 q11, q3, d3[1]
    vldr s12, [r6, #32]
    vmla.f32 q12, q13, d3[1]
    ldr r11, [r6]
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
    vst1.32 {d18, d19}, [r1]
    add r1, r1, r11, lsl #2
    vmax.f32 q9, q13, q12
    vst1.32 {d20, d21}, [r1]
    add r1, r1, r11, lsl #2
    vst1.32 {d22, d23}, [r1]
    add r1, r1, r11, lsl #2
    vst1.32 {d18, d19}, [r1]
    cmp r0, #0
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
    vpush {d8, d9, d10, d11, d12, d13, d14, d15}
    mov r7, r0
    ldr r8, [sp, #100]
    mov r9, r1
    mov r6, r2
    ldr r10, [sp, #104]
    cmp r7, #0
    beq .Lloop_end_152
.Lloop_153:
    vldr s0, [r3]
    vmov.i32 q4, #0
    mov r1, r10
    vld1.32 {d6, d7}, [r6]!
    vmov.i32 q5, #0
    mov r2, r9
    vld1.32 {d4, d5}, [r6]
    vdup.32 q6, d0[0]
    mov r12, r8
    vldr s4, [r6, #16]
    vdup.32 q13, d0[0]
    add r1, r1, #64
    vdup.32 q14, d6[0]
    ldr r14, [r10, #28]
    sub r6, r6, #16
    vdup.32 q15, d6[1]
    ldr r4, [r10, #40]
    vmov.i32 q0, #0
    ldr r5, [r10, #44]
    vdup.32 q7, d7[0]
    vdup.32 q9, d7[1]
    vdup.32 q10, d4[0]
    vmov.i32 q11, #0
    vdup.32 q12, d4[1]
    vdup.32 q3, d5[0]
    vdup.32 q8, d5[1]
    vmov.i32 q2, #0
    vdup.32 q1, d2[0]
    vzip.32 q6, q4
    vzip.32 q13, q5
    vzip.32 q14, q15
    vzip.32 q0, q7
    vzip.32 q9, q10
    vzip.32 q11, q12
    vzip.32 q3, q8
    vzip.32 q2, q1
    vmov q4, q6
    vmov q12, q13
    cmp r14, #0
    beq .Lloop_end_154
.Lloop_155:
    tst r4, #1
    beq .Lotherwise_156
    vld1.32 {d16, d17}, [r2]!
    vld1.32 {d20, d21}, [r2]
    sub r2, r2, #12
    vld1.32 {d30, d31}, [r2]!
    vfma.f32 q13, q8, q14
    ldr r0, [r10, #8]
    vfma.f32 q4, q8, q3
    vfma.f32 q12, q10, q14
    vld1.32 {d16, d17}, [r2]
    sub r2, r2, #20
    vfma.f32 q6, q10, q3
    ldr r11, [r10, #4]
    add r0, r2, r0, lsl #2
    vfma.f32 q13, q15, q0
    pld [r0]
    vfma.f32 q4, q15, q2
    add r2, r2, r11, lsl #2
    vfma.f32 q12, q8, q0
    vfma.f32 q6, q8, q2
.Lotherwise_156:
    lsr r4, r4, #1
    tst r4, #1
    beq .Lotherwise_157
    vld1.32 {d16, d17}, [r2]!
    vld1.32 {d20, d21}, [r2]
    sub r2, r2, #12
    vld1.32 {d30, d31}, [r2]!
    vfma.f32 q13, q8, q9
    ldr r0, [r10, #8]
    vfma.f32 q12, q10, q9
    vld1.32 {d16, d17}, [r2]
    sub r2, r2, #20
    vfma.f32 q13, q15, q11
    ldr r11, [r10, #4]
    add r0, r2, r0, lsl #2
    vfma.f32 q12, q8, q11
    pld [r0]
    add r2, r2, r11, lsl #2
.Lotherwise_157:
    lsr r4, r4, #1
    tst r5, #1
    beq .Lotherwise_158
    vldr s4, [r1]
    ldr r0, [r10, #20]
    vdup.32 q8, d2[0]
    ldr r11, [r10, #16]
    vuzp.32 q4, q6
    add r0, r12, r0, lsl #2
    pld [r0]
    vadd.f32 q4, q4, q6
    vmax.f32 q8, q8, q4
    vst1.32 {d16, d17}, [r12]
    add r12, r12, r11, lsl #2
.Lotherwise_158:
    vldr s4, [r3]
    vmov.i32 q8, #0
    sub r14, r14, #1
    lsr r5, r5, #1
    vmov q4, q13
    vdup.32 q10, d2[0]
    vmov q13, q10
    vmov q6, q12
    vzip.32 q13, q8
    vmov q12, q13
    cmp r14, #0
    bne .Lloop_155
.Lloop_end_154:
    ldr r4, [r10, #32]
    cmp r4, #0
    beq .Lloop_end_159
.Lloop_160:
    vld1.32 {d16, d17}, [r2]!
    vmov.i32 q15, #0
    sub r4, r4, #1
    vld1.32 {d20, d21}, [r2]
    sub r2, r2, #12
    vld1.32 {d14, d15}, [r2]!
    vfma.f32 q4, q8, q3
    vfma.f32 q6, q10, q3
    vld1.32 {d10, d11}, [r2]
    sub r2, r2, #20
    vfma.f32 q4, q7, q2
    ldr r0, [r10, #8]
    vfma.f32 q6, q5, q2
    ldr r14, [r10, #4]
    vfma.f32 q13, q8, q14
    add r5, r2, r0, lsl #2
    vldr s4, [r3]
    vfma.f32 q12, q10, q14
    add r2, r2, r14, lsl #2
    vld1.32 {d20, d21}, [r2]!
    vfma.f32 q13, q7, q0
    vld1.32 {d16, d17}, [r2]
    sub r2, r2, #12
    vfma.f32 q12, q5, q0
    vld1.32 {d10, d11}, [r2]!
    vmov q7, q4
    ldr r0, [r10, #8]
    vfma.f32 q13, q10, q9
    vld1.32 {d20, d21}, [r2]
    sub r2, r2, #20
    vfma.f32 q12, q8, q9
    vldr s16, [r1]
    add r14, r2, r0, lsl #2
    vdup.32 q8, d2[0]
    ldr r0, [r10, #20]
    vfma.f32 q13, q5, q11
    ldr r11, [r10, #4]
    add r0, r12, r0, lsl #2
    pld [r5]
    vfma.f32 q12, q10, q11
    ldr r5, [r10, #16]
    add r2, r2, r11, lsl #2
    vuzp.32 q7, q6
    pld [r14]
    vdup.32 q10, d8[0]
    pld [r0]
    vadd.f32 q7, q7, q6
    vmax.f32 q10, q10, q7
    vzip.32 q8, q15
    vst1.32 {d20, d21}, [r12]
    add r12, r12, r5, lsl #2
    vmov q4, q13
    vmov q6, q12
    vmov q13, q8
    vmov q12, q8
    cmp r4, #0
    bne .Lloop_160
.Lloop_end_159:
    ldr r4, [r10, #36]
    ldr r5, [r10, #48]
    cmp r4, #0
    beq .Lloop_end_161
.Lloop_162:
    tst r5, #1
    beq .Lotherwise_163
    vld1.32 {d16, d17}, [r2]!
    vld1.32 {d20, d21}, [r2]
    sub r2, r2, #12
    vld1.32 {d30, d31}, [r2]!
    vfma.f32 q13, q8, q14
    ldr r0, [r10, #8]
    vfma.f32 q4, q8, q3
    vfma.f32 q12, q10, q14
    vld1.32 {d16, d17}, [r2]
    sub r2, r2, #20
    vfma.f32 q6, q10, q3
    ldr r14, [r10, #4]
    add r0, r2, r0, lsl #2
    vfma.f32 q13, q15, q0
    pld [r0]
    vfma.f32 q4, q15, q2
    add r2, r2, r14, lsl #2
    vfma.f32 q12, q8, q0
    vfma.f32 q6, q8, q2
.Lotherwise_163:
    lsr r5, r5, #1
    tst r5, #1
    beq .Lotherwise_164
    vld1.32 {d16, d17}, [r2]!
    vld1.32 {d20, d21}, [r2]
    sub r2, r2, #12
    vld1.32 {d30, d31}, [r2]!
    vfma.f32 q13, q8, q9
    ldr r0, [r10, #8]
    vfma.f32 q12, q10, q9
    vld1.32 {d16, d17}, [r2]
    sub r2, r2, #20
    vfma.f32 q13, q15, q11
    ldr r14, [r10, #4]
    add r0, r2, r0, lsl #2
    vfma.f32 q12, q8, q11
    pld [r0]
    add r2, r2, r14, lsl #2
.Lotherwise_164:
    vmov q5, q4
    vldr s4, [r3]
    sub r4, r4, #1
    vldr s16, [r1]
    lsr r5, r5, #1
    vdup.32 q8, d2[0]
    ldr r0, [r10, #20]
    vuzp.32 q5, q6
    ldr r14, [r10, #16]
    vmov.i32 q10, #0
    add r0, r12, r0, lsl #2
    pld [r0]
    vdup.32 q15, d8[0]
    vadd.f32 q5, q5, q6
    vmax.f32 q15, q15, q5
    vzip.32 q8, q10
    vst1.32 {d30, d31}, [r12]
    add r12, r12, r14, lsl #2
    vmov q4, q13
    vmov q6, q12
    vmov q13, q8
    vmov q12, q8
    cmp r4, #0
    bne .Lloop_162
.Lloop_end_161:
    ldr r0, [r10]
    sub r7, r7, #1
    add r6, r6, #36
    ldr r1, [r10, #12]
    ldr r2, [r10, #24]
    add r9, r9, r0, lsl #2
    add r8, r8, r1, lsl #2
    add r3, r3, r2, lsl #2
    cmp r7, #0
    bne .Lloop_153
.Lloop_end_152:
    vpop {d8, d9, d10, d11, d12, d13, d14, d15}
    pop {r4, r5, r6, r7, r8, r9, r10, r11, pc}
    .size nnp_depthwise_3x3_by_2__armv7_neon, . - nnp_depthwise_3x3_by_2__armv7_neon

    .text
    .p2align 4
    .globl nnp_depthwise_3x3_by_2_edge__armv7_neon
    .type nnp_depthwise_3x3_by_2_edge__armv7_neon, %function
nnp_depthwise_3x3_by_2_edge__armv7_neon:
    push {r4, r5, r6, r7, r8, r9, r10, r11, r14}
    vpush {d8, d9, d10, d11, d12, d13, d14, d15}
    ldr r7, [sp, #104]
    mov r8, r0
    mov r9, r1
    mov r6, r2
    ldr r10, [sp, #100]
    ldr r1, [r7, #56]
    cmp r8, #0
    beq .Lloop_end_165
.Lloop_166:
    vldr s0, [r3]
    vmov.i32 q4, #0
    mov r2, r7
    vld1.32 {d6, d7}, [r6]!
    vmov.i32 q5, #0
    mov r12, r9
    vld1.32 {d4, d5}, [r6]
    vdup.32 q6, d0[0]
    mov r14, r10
    vldr s4, [r6, #16]
    vdup.32 q13, d0[0]
    add r2, r2, #64
    vdup.32 q14, d6[0]
    ldr r4, [r7, #28]
    sub r6, r6, #16
    vdup.32 q15, d6[1]
    ldr r5, [r7, #40]
    vmov.i32 q0, #0
    ldr r11, [r7, #44]
    vdup.32 q7, d7[0]
    vdup.32 q9, d7[1]
    vdup.32 q10, d4[0]
    vmov.i32 q11, #0
    vdup.32 q12, d4[1]
    vdup.32 q3, d5[0]
    vdup.32 q8, d5[1]
    vmov.i32 q2, #0
    vdup.32 q1, d2[0]
    vzip.32 q6, q4
    vzip.32 q13, q5
    vzip.32 q14, q15
    vzip.32 q0, q7
    vzip.32 q9, q10
    vzip.32 q11, q12
    vzip.32 q3, q8
    vzip.32 q2, q1
    vmov q12, q6
    vmov q10, q13
    cmp r4, #0
    beq .Lloop_end_167
.Lloop_168:
    tst r5, #1
    beq .Lotherwise_169
    ubfx r0, r1, #0, #4
    cmp r0, #15
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
    vfma.f32 q13, q8, q14
    vfma.f32 q12, q8, q3
    cmp r0, #15
    bne .Lotherwise_176
    add r0, r12, #16
    vld1.32 {d16, d17}, [r0]
    b .Lend_177
.Lotherwise_176:
    vmov.i32 q8, #0
    tst r1, #16
    beq .Lotherwise_178
    add r0, r12, #16
    vld1.32 {d16[0]}, [r0]
.Lotherwise_178:
    tst r1, #32
    beq .Lotherwise_179
    add r0, r12, #20
    vld1.32 {d16[1]}, [r0]
.Lotherwise_179:
    tst r1, #64
    beq .Lotherwise_180
    add r0, r12, #24
    vld1.32 {d17[0]}, [r0]
.Lotherwise_180:
    tst r1, #128
    beq .Lotherwise_181
    add r0, r12, #28
    vld1.32 {d17[1]}, [r0]
.Lotherwise_181:
.Lend_177:
    ubfx r0, r1, #1, #4
    vfma.f32 q10, q8, q14
    vfma.f32 q6, q8, q3
    cmp r0, #15
    bne .Lotherwise_182
    add r0, r12, #4
    vld1.32 {d16, d17}, [r0]
    b .Lend_183
.Lotherwise_182:
    vmov.i32 q8, #0
    tst r1, #2
    beq .Lotherwise_184
    add r0, r12, #4
    vld1.32 {d16[0]}, [r0]
.Lotherwise_184:
    tst r1, #4
    beq .Lotherwise_185
    add r0, r12, #8
    vld1.32 {d16[1]}, [r0]
.Lotherwise_185:
    tst r1, #8
    beq .Lotherwise_186
    add r0, r12, #12
    vld1.32 {d17[0]}, [r0]
.Lotherwise_186:
    tst r1, #16
    beq .Lotherwise_187
    add r0, r12, #16
    vld1.32 {d17[1]}, [r0]
.Lotherwise_187:
.Lend_183:
    ubfx r0, r1, #5, #4
    vfma.f32 q13, q8, q0
    vfma.f32 q12, q8, q2
    cmp r0, #15
    bne .Lotherwise_188
    add r0, r12, #20
    vld1.32 {d16, d17}, [r0]
    b .Lend_189
.Lotherwise_188:
    vmov.i32 q8, #0
    tst r1, #32
    beq .Lotherwise_190
    add r0, r12, #20
    vld1.32 {d16[0]}, [r0]
.Lotherwise_190:
    tst r1, #64
    beq .Lotherwise_191
    add r0, r12, #24
    vld1.32 {d16[1]}, [r0]
.Lotherwise_191:
    tst r1, #128
    beq .Lotherwise_192
    add r0, r12, #28
    vld1.32 {d17[0]}, [r0]
.Lotherwise_192:
    tst r1, #256
    beq .Lotherwise_193
    add r0, r12, #32
    vld1.32 {d17[1]}, [r0]
.Lotherwise_193:
.Lend_189:
    ldr r0, [r7, #8]
    vfma.f32 q10, q8, q0
    vfma.f32 q6, q8, q2
    add r0, r12, r0, lsl #2
    pld [r0]
    ldr r0, [r7, #4]
    add r12, r12, r0, lsl #2
.Lotherwise_169:
    lsr r5, r5, #1
    tst r5, #1
    beq .Lotherwise_194
    ubfx r0, r1, #0, #4
    cmp r0, #15
    bne .Lotherwise_195
    vld1.32 {d16, d17}, [r12]
    b .Lend_196
.Lotherwise_195:
    vmov.i32 q8, #0
    tst r1, #1
    beq .Lotherwise_197
    vld1.32 {d16[0]}, [r12]
.Lotherwise_197:
    tst r1, #2
    beq .Lotherwise_198
    add r0, r12, #4
    vld1.32 {d16[1]}, [r0]
.Lotherwise_198:
    tst r1, #4
    beq .Lotherwise_199
    add r0, r12, #8
    vld1.32 {d17[0]}, [r0]
.Lotherwise_199:
    tst r1, #8
    beq .Lotherwise_200
    add r0, r12, #12
    vld1.32 {d17[1]}, [r0]
.Lotherwise_200:
.Lend_196:
    ubfx r0, r1, #4, #4
    vfma.f32 q13, q8, q9
    cmp r0, #15
    bne .Lotherwise_201
    add r0, r12, #16
    vld1.32 {d16, d17}, [r0]
    b .Lend_202
.Lotherwise_201:
    vmov.i32 q8, #0
    tst r1, #16
    beq .Lotherwise_203
    add r0, r12, #16
    vld1.32 {d16[0]}, [r0]
.Lotherwise_203:
    tst r1, #32
    beq .Lotherwise_204
    add r0, r12, #20
    vld1.32 {d16[1]}, [r0]
.Lotherwise_204:
    tst r1, #64
    beq .Lotherwise_205
    add r0, r12, #24
    vld1.32 {d17[0]}, [r0]
.Lotherwise_205:
    tst r1, #128
    beq .Lotherwise_206
    add r0, r12, #28
    vld1.32 {d17[1]}, [r0]
.Lotherwise_206:
.Lend_202:
    ubfx r0, r1, #1, #4
    vfma.f32 q10, q8, q9
    cmp r0, #15
    bne .Lotherwise_207
    add r0, r12, #4
    vld1.32 {d16, d17}, [r0]
    b .Lend_208
.Lotherwise_207:
    vmov.i32 q8, #0
    tst r1, #2
    beq .Lotherwise_209
    add r0, r12, #4
    vld1.32 {d16[0]}, [r0]
.Lotherwise_209:
    tst r1, #4
    beq .Lotherwise_210
    add r0, r12, #8
    vld1.32 {d16[1]}, [r0]
.Lotherwise_210:
    tst r1, #8
    beq .Lotherwise_211
    add r0, r12, #12
    vld1.32 {d17[0]}, [r0]
.Lotherwise_211:
    tst r1, #16
    beq .Lotherwise_212
    add r0, r12, #16
    vld1.32 {d17[1]}, [r0]
.Lotherwise_212:
.Lend_208:
    ubfx r0, r1, #5, #4
    vfma.f32 q13, q8, q11
    cmp r0, #15
    bne .Lotherwise_213
    add r0, r12, #20
    vld1.32 {d16, d17}, [r0]
    b .Lend_214
.Lotherwise_213:
    vmov.i32 q8, #0
    tst r1, #32
    beq .Lotherwise_215
    add r0, r12, #20
    vld1.32 {d16[0]}, [r0]
.Lotherwise_215:
    tst r1, #64
    beq .Lotherwise_216
    add r0, r12, #24
    vld1.32 {d16[1]}, [r0]
.Lotherwise_216:
    tst r1, #128
    beq .Lotherwise_217
    add r0, r12, #28
    vld1.32 {d17[0]}, [r0]
.Lotherwise_217:
    tst r1, #256
    beq .Lotherwise_218
    add r0, r12, #32
    vld1.32 {d17[1]}, [r0]
.Lotherwise_218:
.Lend_214:
    ldr r0, [r7, #8]
    vfma.f32 q10, q8, q11
    add r0, r12, r0, lsl #2
    pld [r0]
    ldr r0, [r7, #4]
    add r12, r12, r0, lsl #2
.Lotherwise_194:
    lsr r5, r5, #1
    tst r11, #1
    beq .Lotherwise_219
    vldr s4, [r2]
    ldr r0, [r7, #20]
    vdup.32 q8, d2[0]
    vuzp.32 q12, q6
    add r0, r14, r0, lsl #2
    pld [r0]
    ldr r0, [r7, #16]
    vadd.f32 q12, q12, q6
    vmax.f32 q8, q8, q12
    vst1.32 {d16, d17}, [r14]
    add r14, r14, r0, lsl #2
.Lotherwise_219:
    vldr s4, [r3]
    vmov.i32 q8, #0
    sub r4, r4, #1
    lsr r11, r11, #1
    vmov q12, q13
    vdup.32 q13, d2[0]
    vmov q6, q10
    vzip.32 q13, q8
    vmov q10, q13
    cmp r4, #0
    bne .Lloop_168
.Lloop_end_167:
    ldr r4, [r7, #32]
    cmp r4, #0
    beq .Lloop_end_220
.Lloop_221:
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
    vfma.f32 q13, q8, q14
    vfma.f32 q12, q8, q3
    cmp r0, #15
    bne .Lotherwise_228
    add r0, r12, #16
    vld1.32 {d16, d17}, [r0]
    b .Lend_229
.Lotherwise_228:
    vmov.i32 q8, #0
    tst r1, #16
    beq .Lotherwise_230
    add r0, r12, #16
    vld1.32 {d16[0]}, [r0]
.Lotherwise_230:
    tst r1, #32
    beq .Lotherwise_231
    add r0, r12, #20
    vld1.32 {d16[1]}, [r0]
.Lotherwise_231:
    tst r1, #64
    beq .Lotherwise_232
    add r0, r12, #24
    vld1.32 {d17[0]}, [r0]
.Lotherwise_232:
    tst r1, #128
    beq .Lotherwise_233
    add r0, r12, #28
    vld1.32 {d17[1]}, [r0]
.Lotherwise_233:
.Lend_229:
    ubfx r0, r1, #1, #4
    vfma.f32 q10, q8, q14
    vfma.f32 q6, q8, q3
    cmp r0, #15
    bne .Lotherwise_234
    add r0, r12, #4
    vld1.32 {d16, d17}, [r0]
    b .Lend_235
.Lotherwise_234:
    vmov.i32 q8, #0
    tst r1, #2
    beq .Lotherwise_236
    add r0, r12, #4
    vld1.32 {d16[0]}, [r0]
.Lotherwise_236:
    tst r1, #4
    beq .Lotherwise_237
    add r0, r12, #8
    vld1.32 {d16[1]}, [r0]
.Lotherwise_237:
    tst r1, #8
    beq .Lotherwise_238
    add r0, r12, #12
    vld1.32 {d17[0]}, [r0]
.Lotherwise_238:
    tst r1, #16
    beq .Lotherwise_239
    add r0, r12, #16
    vld1.32 {d17[1]}, [r0]
.Lotherwise_239:
.Lend_235:
    ubfx r0, r1, #5, #4
    vfma.f32 q13, q8, q0
    vfma.f32 q12, q8, q2
    cmp r0, #15
    bne .Lotherwise_240
    add r0, r12, #20
    vld1.32 {d16, d17}, [r0]
    b .Lend_241
.Lotherwise_240:
    vmov.i32 q8, #0
    tst r1, #32
    beq .Lotherwise_242
    add r0, r12, #20
    vld1.32 {d16[0]}, [r0]
.Lotherwise_242:
    tst r1, #64
    beq .Lotherwise_243
    add r0, r12, #24
    vld1.32 {d16[1]}, [r0]
.Lotherwise_243:
    tst r1, #128
    beq .Lotherwise_244
    add r0, r12, #28
    vld1.32 {d17[0]}, [r0]
.Lotherwise_244:
    tst r1, #256
    beq .Lotherwise_245
    add r0, r12, #32
    vld1.32 {d17[1]}, [r0]
.Lotherwise_245:
.Lend_241:
    ldr r0, [r7, #8]
    ubfx r5, r1, #0, #4
    vfma.f32 q10, q8, q0
    ldr r11, [r7, #4]
    vfma.f32 q6, q8, q2
    add r0, r12, r0, lsl #2
    pld [r0]
    add r12, r12, r11, lsl #2
    cmp r5, #15
    bne .Lotherwise_246
    vld1.32 {d16, d17}, [r12]
    b .Lend_247
.Lotherwise_246:
    vmov.i32 q8, #0
    tst r1, #1
    beq .Lotherwise_248
    vld1.32 {d16[0]}, [r12]
.Lotherwise_248:
    tst r1, #2
    beq .Lotherwise_249
    add r0, r12, #4
    vld1.32 {d16[1]}, [r0]
.Lotherwise_249:
    tst r1, #4
    beq .Lotherwise_250
    add r0, r12, #8
    vld1.32 {d17[0]}, [r0]
.Lotherwise_250:
    tst r1, #8
    beq .Lotherwise_251
    add r0, r12, #12
    vld1.32 {d17[1]}, [r0]
.Lotherwise_251:
.Lend_247:
    ubfx r0, r1, #4, #4
    vfma.f32 q13, q8, q9
    cmp r0, #15
    bne .Lotherwise_252
    add r0, r12, #16
    vld1.32 {d16, d17}, [r0]
    b .Lend_253
.Lotherwise_252:
    vmov.i32 q8, #0
    tst r1, #16
    beq .Lotherwise_254
    add r0, r12, #16
    vld1.32 {d16[0]}, [r0]
.Lotherwise_254:
    tst r1, #32
    beq .Lotherwise_255
    add r0, r12, #20
    vld1.32 {d16[1]}, [r0]
.Lotherwise_255:
    tst r1, #64
    beq .Lotherwise_256
    add r0, r12, #24
    vld1.32 {d17[0]}, [r0]
.Lotherwise_256:
    tst r1, #128
    beq .Lotherwise_257
    add r0, r12, #28
    vld1.32 {d17[1]}, [r0]
.Lotherwise_257:
.Lend_253:
    ubfx r0, r1, #1, #4
    vfma.f32 q10, q8, q9
    cmp r0, #15
    bne .Lotherwise_258
    add r0, r12, #4
    vld1.32 {d16, d17}, [r0]
    b .Lend_259
.Lotherwise_258:
    vmov.i32 q8, #0
    tst r1, #2
    beq .Lotherwise_260
    add r0, r12, #4
    vld1.32 {d16[0]}, [r0]
.Lotherwise_260:
    tst r1, #4
    beq .Lotherwise_261
    add r0, r12, #8
    vld1.32 {d16[1]}, [r0]
.Lotherwise_261:
    tst r1, #8
    beq .Lotherwise_262
    add r0, r12, #12
    vld1.32 {d17[0]}, [r0]
.Lotherwise_262:
    tst r1, #16
    beq .Lotherwise_263
    add r0, r12, #16
    vld1.32 {d17[1]}, [r0]
.Lotherwise_263:
.Lend_259:
    ubfx r0, r1, #5, #4
    vfma.f32 q13, q8, q11
    cmp r0, #15
    bne .Lotherwise_264
    add r0, r12, #20
    vld1.32 {d30, d31}, [r0]
    b .Lend_265
.Lotherwise_264:
    vmov.i32 q15, #0
    tst r1, #32
    beq .Lotherwise_266
    add r0, r12, #20
    vld1.32 {d30[0]}, [r0]
.Lotherwise_266:
    tst r1, #64
    beq .Lotherwise_267
    add r0, r12, #24
    vld1.32 {d30[1]}, [r0]
.Lotherwise_267:
    tst r1, #128
    beq .Lotherwise_268
    add r0, r12, #28
    vld1.32 {d31[0]}, [r0]
.Lotherwise_268:
    tst r1, #256
    beq .Lotherwise_269
    add r0, r12, #32
    vld1.32 {d31[1]}, [r0]
.Lotherwise_269:
.Lend_265:
    vmov q5, q12
    vldr s4, [r3]
    sub r4, r4, #1
    vldr s16, [r2]
    vdup.32 q8, d2[0]
    ldr r0, [r7, #8]
    vuzp.32 q5, q6
    ldr r5, [r7, #20]
    vmov.i32 q12, #0
    ldr r11, [r7, #4]
    add r0, r12, r0, lsl #2
    vfma.f32 q10, q15, q11
    add r5, r14, r5, lsl #2
    pld [r0]
    vdup.32 q15, d8[0]
    add r12, r12, r11, lsl #2
    ldr r0, [r7, #16]
    vadd.f32 q5, q5, q6
    pld [r5]
    vmax.f32 q15, q15, q5
    vzip.32 q8, q12
    vst1.32 {d30, d31}, [r14]
    add r14, r14, r0, lsl #2
    vmov q12, q13
    vmov q6, q10
    vmov q13, q8
    vmov q10, q8
    cmp r4, #0
    bne .Lloop_221
.Lloop_end_220:
    ldr r4, [r7, #36]
    ldr r5, [r7, #48]
    cmp r4, #0
    beq .Lloop_end_270
.Lloop_271:
    tst r5, #1
    beq .Lotherwise_272
    ubfx r0, r1, #0, #4
    cmp r0, #15
    bne .Lotherwise_273
    vld1.32 {d16, d17}, [r12]
    b .Lend_274
.Lotherwise_273:
    vmov.i32 q8, #0
    tst r1, #1
    beq .Lotherwise_275
    vld1.32 {d16[0]}, [r12]
.Lotherwise_275:
    tst r1, #2
    beq .Lotherwise_276
    add r0, r12, #4
    vld1.32 {d16[1]}, [r0]
.Lotherwise_276:
    tst r1, #4
    beq .Lotherwise_277
    add r0, r12, #8
    vld1.32 {d17[0]}, [r0]
.Lotherwise_277:
    tst r1, #8
    beq .Lotherwise_278
    add r0, r12, #12
    vld1.32 {d17[1]}, [r0]
.Lotherwise_278:
.Lend_274:
    ubfx r0, r1, #4, #4
    vfma.f32 q13, q8, q14
    vfma.f32 q12, q8, q3
    cmp r0, #15
    bne .Lotherwise_279
    add r0, r12, #16
    vld1.32 {d16, d17}, [r0]
    b .Lend_280
.Lotherwise_279:
    vmov.i32 q8, #0
    tst r1, #16
    beq .Lotherwise_281
    add r0, r12, #16
    vld1.32 {d16[0]}, [r0]
.Lotherwise_281:
    tst r1, #32
    beq .Lotherwise_282
    add r0, r12, #20
    vld1.32 {d16[1]}, [r0]
.Lotherwise_282:
    tst r1, #64
    beq .Lotherwise_283
    add r0, r12, #24
    vld1.32 {d17[0]}, [r0]
.Lotherwise_283:
    tst r1, #128
    beq .Lotherwise_284
    add r0, r12, #28
    vld1.32 {d17[1]}, [r0]
.Lotherwise_284:
.Lend_280:
    ubfx r0, r1, #1, #4
    vfma.f32 q10, q8, q14
    vfma.f32 q6, q8, q3
    cmp r0, #15
    bne .Lotherwise_285
    add r0, r12, #4
    vld1.32 {d16, d17}, [r0]
    b .Lend_286
.Lotherwise_285:
    vmov.i32 q8, #0
    tst r1, #2
    beq .Lotherwise_287
    add r0, r12, #4
    vld1.32 {d16[0]}, [r0]
.Lotherwise_287:
    tst r1, #4
    beq .Lotherwise_288
    add r0, r12, #8
    vld1.32 {d16[1]}, [r0]
.Lotherwise_288:
    tst r1, #8
    beq .Lotherwise_289
    add r0, r12, #12
    vld1.32 {d17[0]}, [r0]
.Lotherwise_289:
    tst r1, #16
    beq .Lotherwise_290
    add r0, r12, #16
    vld1.32 {d17[1]}, [r0]
.Lotherwise_290:
.Lend_286:
    ubfx r0, r1, #5, #4
    vfma.f32 q13, q8, q0
    vfma.f32 q12, q8, q2
    cmp r0, #15
    bne .Lotherwise_291
    add r0, r12, #20
    vld1.32 {d16, d17}, [r0]
    b .Lend_292
.Lotherwise_291:
    vmov.i32 q8, #0
    tst r1, #32
    beq .Lotherwise_293
    add r0, r12, #20
    vld1.32 {d16[0]}, [r0]
.Lotherwise_293:
    tst r1, #64
    beq .Lotherwise_294
    add r0, r12, #24
    vld1.32 {d16[1]}, [r0]
.Lotherwise_294:
    tst r1, #128
    beq .Lotherwise_295
    add r0, r12, #28
    vld1.32 {d17[0]}, [r0]
.Lotherwise_295:
    tst r1, #256
    beq .Lotherwise_296
    add r0, r12, #32
    vld1.32 {d17[1]}, [r0]
.Lotherwise_296:
.Lend_292:
    ldr r0, [r7, #8]
    vfma.f32 q10, q8, q0
    ldr r11, [r7, #4]
    vfma.f32 q6, q8, q2
    add r0, r12, r0, lsl #2
    pld [r0]
    add r12, r12, r11, lsl #2
.Lotherwise_272:
    lsr r5, r5, #1
    tst r5, #1
    beq .Lotherwise_297
    ubfx r0, r1, #0, #4
    cmp r0, #15
    bne .Lotherwise_298
    vld1.32 {d16, d17}, [r12]
    b .Lend_299
.Lotherwise_298:
    vmov.i32 q8, #0
    tst r1, #1
    beq .Lotherwise_300
    vld1.32 {d16[0]}, [r12]
.Lotherwise_300:
    tst r1, #2
    beq .Lotherwise_301
    add r0, r12, #4
    vld1.32 {d16[1]}, [r0]
.Lotherwise_301:
    tst r1, #4
    beq .Lotherwise_302
    add r0, r12, #8
    vld1.32 {d17[0]}, [r0]
.Lotherwise_302:
    tst r1, #8
    beq .Lotherwise_303
    add r0, r12, #12
    vld1.32 {d17[1]}, [r0]
.Lotherwise_303:
.Lend_299:
    ubfx r0, r1, #4, #4
    vfma.f32 q13, q8, q9
    cmp r0, #15
    bne .Lotherwise_304
    add r0, r12, #16
    vld1.32 {d16, d17}, [r0]
    b .Lend_305
.Lotherwise_304:
    vmov.i32 q8, #0
    tst r1, #16
    beq .Lotherwise_306
    add r0, r12, #16
    vld1.32 {d16[0]}, [r0]
.Lotherwise_306:
    tst r1, #32
    beq .Lotherwise_307
    add r0, r12, #20
    vld1.32 {d16[1]}, [r0]
.Lotherwise_307:
    tst r1, #64
    beq .Lotherwise_308
    add r0, r12, #24
    vld1.32 {d17[0]}, [r0]
.Lotherwise_308:
    tst r1, #128
    beq .Lotherwise_309
    add r0, r12, #28
    vld1.32 {d17[1]}, [r0]
.Lotherwise_309:
.Lend_305:
    ubfx r0, r1, #1, #4
    vfma.f32 q10, q8, q9
    cmp r0, #15
    bne .Lotherwise_310
    add r0, r12, #4
    vld1.32 {d16, d17}, [r0]
    b .Lend_311
.Lotherwise_310:
    vmov.i32 q8, #0
    tst r1, #2
    beq .Lotherwise_312
    add r0, r12, #4
    vld1.32 {d16[0]}, [r0]
.Lotherwise_312:
    tst r1, #4
    beq .Lotherwise_313
    add r0, r12, #8
    vld1.32 {d16[1]}, [r0]
.Lotherwise_313:
    tst r1, #8
    beq .Lotherwise_314
    add r0, r12, #12
    vld1.32 {d17[0]}, [r0]
.Lotherwise_314:
    tst r1, #16
    beq .Lotherwise_315
    add r0, r12, #16
    vld1.32 {d17[1]}, [r0]
.Lotherwise_315:
.Lend_311:
    ubfx r0, r1, #5, #4
    vfma.f32 q13, q8, q11
    cmp r0, #15
    bne .Lotherwise_316
    add r0, r12, #20
    vld1.32 {d16, d17}, [r0]
    b .Lend_317
.Lotherwise_316:
    vmov.i32 q8, #0
    tst r1, #32
    beq .Lotherwise_318
    add r0, r12, #20
    vld1.32 {d16[0]}, [r0]
.Lotherwise_318:
    tst r1, #64
    beq .Lotherwise_319
    add r0, r12, #24
    vld1.32 {d16[1]}, [r0]
.Lotherwise_319:
    tst r1, #128
    beq .Lotherwise_320
    add r0, r12, #28
    vld1.32 {d17[0]}, [r0]
.Lotherwise_320:
    tst r1, #256
    beq .Lotherwise_321
    add r0, r12, #32
    vld1.32 {d17[1]}, [r0]
.Lotherwise_321:
.Lend_317:
    ldr r0, [r7, #8]
    vfma.f32 q10, q8, q11
    ldr r11, [r7, #4]
    add r0, r12, r0, lsl #2
    pld [r0]
    add r12, r12, r11, lsl #2
.Lotherwise_297:
    vmov q5, q12
    vldr s4, [r3]
    sub r4, r4, #1
    vldr s16, [r2]
    lsr r5, r5, #1
    vdup.32 q8, d2[0]
    ldr r0, [r7, #20]
    vuzp.32 q5, q6
    ldr r11, [r7, #16]
    vmov.i32 q12, #0
    add r0, r14, r0, lsl #2
    pld [r0]
    vdup.32 q15, d8[0]
    vadd.f32 q5, q5, q6
    vmax.f32 q15, q15, q5
    vzip.32 q8, q12
    vst1.32 {d30, d31}, [r14]
    add r14, r14, r11, lsl #2
    vmov q12, q13
    vmov q6, q10
    vmov q13, q8
    vmov q10, q8
    cmp r4, #0
    bne .Lloop_271
.Lloop_end_270:
    ldr r0, [r7]
    sub r8, r8, #1
    add r6, r6, #36
    ldr r2, [r7, #12]
    ldr r12, [r7, #24]
    add r9, r9, r0, lsl #2
    add r10, r10, r2, lsl #2
    add r3, r3, r12, lsl #2
    cmp r8, #0
    bne .Lloop_166
.Lloop_end_165:
    vpop {d8, d9, d10, d11, d12, d13, d14, d15}
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
    beq .Lloop_end_322
.Lloop_323:
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
    bne .Lotherwise_324
    vld1.32 {d16, d17}, [r3]
    b .Lend_325
.Lotherwise_324:
    vmov.i32 q8, #0
    tst r2, #1
    beq .Lotherwise_326
    vld1.32 {d16[0]}, [r3]
.Lotherwise_326:
    tst r2, #2
    beq .Lotherwise_327
    add r0, r3, #4
    vld1.32 {d16[1]}, [r0]
.Lotherwise_327:
    tst r2, #4
    beq .Lotherwise_328
    add r0, r3, #8
    vld1.32 {d17[0]}, [r0]
.Lotherwise_328:
    tst r2, #8
    beq .Lotherwise_329
    add r0, r3, #12
    vld1.32 {d17[1]}, [r0]
.Lotherwise_329:
.Lend_325:
    ubfx r0, r2, #0, #4
    vfma.f32 q9, q8, q7
    cmp r0, #15
    bne .Lotherwise_330
    vld1.32 {d16, d17}, [r12]
    b .Lend_331
.Lotherwise_330:
    vmov.i32 q8, #0
    tst r2, #1
    beq .Lotherwise_332
    vld1.32 {d16[0]}, [r12]
.Lotherwise_332:
    tst r2, #2
    beq .Lotherwise_333
    add r0, r12, #4
    vld1.32 {d16[1]}, [r0]
.Lotherwise_333:
    tst r2, #4
    beq .Lotherwise_334
    add r0, r12, #8
    vld1.32 {d17[0]}, [r0]
.Lotherwise_334:
    tst r2, #8
    beq .Lotherwise_335
    add r0, r12, #12
    vld1.32 {d17[1]}, [r0]
.Lotherwise_335:
.Lend_331:
    ubfx r0, r2, #0, #4
    vfma.f32 q9, q8, q13
    cmp r0, #15
    bne .Lotherwise_336
    vld1.32 {d16, d17}, [r14]
    b .Lend_337
.Lotherwise_336:
    vmov.i32 q8, #0
    tst r2, #1
    beq .Lotherwise_338
    vld1.32 {d16[0]}, [r14]
.Lotherwise_338:
    tst r2, #2
    beq .Lotherwise_339
    add r0, r14, #4
    vld1.32 {d16[1]}, [r0]
.Lotherwise_339:
    tst r2, #4
    beq .Lotherwise_340
    add r0, r14, #8
    vld1.32 {d17[0]}, [r0]
.Lotherwise_340:
    tst r2, #8
    beq .Lotherwise_341
    add r0, r14, #12
    vld1.32 {d17[1]}, [r0]
.Lotherwise_341:
.Lend_337:
    ubfx r0, r2, #0, #4
    vfma.f32 q9, q8, q15
    vfma.f32 q12, q8, q7
    cmp r0, #15
    bne .Lotherwise_342
    vld1.32 {d16, d17}, [r4]
    b .Lend_343
.Lotherwise_342:
    vmov.i32 q8, #0
    tst r2, #1
    beq .Lotherwise_344
    vld1.32 {d16[0]}, [r4]
.Lotherwise_344:
    tst r2, #2
    beq .Lotherwise_345
    add r0, r4, #4
    vld1.32 {d16[1]}, [r0]
.Lotherwise_345:
    tst r2, #4
    beq .Lotherwise_346
    add r0, r4, #8
    vld1.32 {d17[0]}, [r0]
.Lotherwise_346:
    tst r2, #8
    beq .Lotherwise_347
    add r0, r4, #12
    vld1.32 {d17[1]}, [r0]
.Lotherwise_347:
.Lend_343:
    ubfx r0, r2, #0, #4
    vfma.f32 q12, q8, q13
    cmp r0, #15
    bne .Lotherwise_348
    vld1.32 {d16, d17}, [r6]
    b .Lend_349
.Lotherwise_348:
    vmov.i32 q8, #0
    tst r2, #1
    beq .Lotherwise_350
    vld1.32 {d16[0]}, [r6]
.Lotherwise_350:
    tst r2, #2
    beq .Lotherwise_351
    add r0, r6, #4
    vld1.32 {d16[1]}, [r0]
.Lotherwise_351:
    tst r2, #4
    beq .Lotherwise_352
    add r0, r6, #8
    vld1.32 {d17[0]}, [r0]
.Lotherwise_352:
    tst r2, #8
    beq .Lotherwise_353
    add r0, r6, #12
    vld1.32 {d17[1]}, [r0]
.Lotherwise_353:
.Lend_349:
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
    add r3, r3, #12
    vld1.32 {d8, d9}, [r4]!
    vfma.f32 q12, q1, q5
    add r14, r14, #12
    vld1.32 {d16, d17}, [r12]
    vfma.f32 q14, q3, q5
    add r12, r12, #12
    vfma.f32 q9, q0, q6
    vld1.32 {d0, d1}, [r4]
    add r4, r4, #12
    vfma.f32 q10, q8, q6
    vld1.32 {d16, d17}, [r6]!
    add r8, r8, #16
    vfma.f32 q12, q4, q6
    vld1.32 {d8, d9}, [r6]
    add r6, r6, #12
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
    ldr r0, [r1, #4]
    cmp r0, #0
    beq .Lloop_end_354
.Lloop_355:
    vld1.32 {d0, d1}, [r3]!
    vmov q9, q11
    vmov q10, q11
    vld1.32 {d16, d17}, [r14]!
    mov r2, r8
    vld1.32 {d2, d3}, [r3]
    vmov q12, q11
    sub r3, r3, #12
    vmov q14, q11
    vld1.32 {d6, d7}, [r14]
    sub r14, r14, #12
    vld1.32 {d8, d9}, [r12]!
    vfma.f32 q9, q0, q7
    sub r0, r0, #1
    vld1.32 {d0, d1}, [r4]!
    vfma.f32 q10, q1, q7
    add r8, r8, #16
    vld1.32 {d2, d3}, [r12]
    vfma.f32 q12, q8, q7
    sub r12, r12, #12
    vfma.f32 q14, q3, q7
    ldr r9, [r1]
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
    add r14, r14, #12
    vfma.f32 q14, q0, q15
    vld1.32 {d0, d1}, [r12]!
    vfma.f32 q9, q4, q5
    vld1.32 {d8, d9}, [r4]!
    vfma.f32 q10, q3, q5
    vld1.32 {d6, d7}, [r12]
    add r12, r12, #12
    vfma.f32 q12, q8, q5
    vfma.f32 q14, q1, q5
    vfma.f32 q9, q0, q6
    vld1.32 {d0, d1}, [r4]
    add r4, r4, #12
    vfma.f32 q10, q3, q6
    vld1.32 {d6, d7}, [r6]!
    vfma.f32 q12, q4, q6
    vld1.32 {d8, d9}, [r6]
    add r6, r6, #12
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
    vst1.32 {d18, d19}, [r2]
    add r2, r2, r9, lsl #2
    vst1.32 {d16, d17}, [r2]
    cmp r0, #0
    bne .Lloop_355
.Lloop_end_354:
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
    bne .Lotherwise_356
    add r0, r3, #20
    vld1.32 {d16, d17}, [r0]
    b .Lend_357
.Lotherwise_356:
    vmov.i32 q8, #0
    tst r10, #32
    beq .Lotherwise_358
    add r0, r3, #20
    vld1.32 {d16[0]}, [r0]
.Lotherwise_358:
    tst r10, #64
    beq .Lotherwise_359
    add r0, r3, #24
    vld1.32 {d16[1]}, [r0]
.Lotherwise_359:
    tst r10, #128
    beq .Lotherwise_360
    add r0, r3, #28
    vld1.32 {d17[0]}, [r0]
.Lotherwise_360:
    tst r10, #256
    beq .Lotherwise_361
    add r0, r3, #32
    vld1.32 {d17[1]}, [r0]
.Lotherwise_361:
.Lend_357:
    ubfx r0, r10, #5, #4
    vfma.f32 q10, q8, q5
    cmp r0, #15
    bne .Lotherwise_362
    add r0, r12, #20
    vld1.32 {d16, d17}, [r0]
    b .Lend_363
.Lotherwise_362:
    vmov.i32 q8, #0
    tst r10, #32
    beq .Lotherwise_364
    add r0, r12, #20
    vld1.32 {d16[0]}, [r0]
.Lotherwise_364:
    tst r10, #64
    beq .Lotherwise_365
    add r0, r12, #24
    vld1.32 {d16[1]}, [r0]
.Lotherwise_365:
    tst r10, #128
    beq .Lotherwise_366
    add r0, r12, #28
    vld1.32 {d17[0]}, [r0]
.Lotherwise_366:
    tst r10, #256
    beq .Lotherwise_367
    add r0, r12, #32
    vld1.32 {d17[1]}, [r0]
.Lotherwise_367:
.Lend_363:
    ubfx r0, r10, #5, #4
    vfma.f32 q10, q8, q6
    cmp r0, #15
    bne .Lotherwise_368
    add r0, r14, #20
    vld1.32 {d16, d17}, [r0]
    b .Lend_369
.Lotherwise_368:
    vmov.i32 q8, #0
    tst r10, #32
    beq .Lotherwise_370
    add r0, r14, #20
    vld1.32 {d16[0]}, [r0]
.Lotherwise_370:
    tst r10, #64
    beq .Lotherwise_371
    add r0, r14, #24
    vld1.32 {d16[1]}, [r0]
.Lotherwise_371:
    tst r10, #128
    beq .Lotherwise_372
    add r0, r14, #28
    vld1.32 {d17[0]}, [r0]
.Lotherwise_372:
    tst r10, #256
    beq .Lotherwise_373
    add r0, r14, #32
    vld1.32 {d17[1]}, [r0]
.Lotherwise_373:
.Lend_369:
    ubfx r0, r10, #5, #4
    vfma.f32 q10, q8, q2
    vfma.f32 q14, q8, q5
    cmp r0, #15
    bne .Lotherwise_374
    add r0, r4, #20
    vld1.32 {d16, d17}, [r0]
    b .Lend_375
.Lotherwise_374:
    vmov.i32 q8, #0
    tst r10, #32
    beq .Lotherwise_376
    add r0, r4, #20
    vld1.32 {d16[0]}, [r0]
.Lotherwise_376:
    tst r10, #64
    beq .Lotherwise_377
    add r0, r4, #24
    vld1.32 {d16[1]}, [r0]
.Lotherwise_377:
    tst r10, #128
    beq .Lotherwise_378
    add r0, r4, #28
    vld1.32 {d17[0]}, [r0]
.Lotherwise_378:
    tst r10, #256
    beq .Lotherwise_379
    add r0, r4, #32
    vld1.32 {d17[1]}, [r0]
.Lotherwise_379:
.Lend_375:
    ubfx r0, r10, #5, #4
    vfma.f32 q14, q8, q6
    cmp r0, #15
    bne .Lotherwise_380
    add r0, r6, #20
    vld1.32 {d16, d17}, [r0]
    b .Lend_381
.Lotherwise_380:
    vmov.i32 q8, #0
    tst r10, #32
    beq .Lotherwise_382
    add r0, r6, #20
    vld1.32 {d16[0]}, [r0]
.Lotherwise_382:
    tst r10, #64
    beq .Lotherwise_383
    add r0, r6, #24
    vld1.32 {d16[1]}, [r0]
.Lotherwise_383:
    tst r10, #128
    beq .Lotherwise_384
    add r0, r6, #28
    vld1.32 {d17[0]}, [r0]
.Lotherwise_384:
    tst r10, #256
    beq .Lotherwise_385
    add r0, r6, #32
    vld1.32 {d17[1]}, [r0]
.Lotherwise_385:
.Lend_381:
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
    bne .Lloop_323
.Lloop_end_322:
    vpop {d8, d9, d10, d11, d12, d13, d14, d15}
    pop {r4, r5, r6, r7, r8, r9, r10, r11, pc}
    .size nnp_depthwise_3x3_by_2_rows__armv7_neon, . - nnp_depthwise_3x3_by_2_rows__armv7_neon

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
    beq .Lloop_end_386
.Lloop_387:
    vldr s4, [r3]
    mov r1, r9
    mov r2, r8
    ldr r12, [r9, #28]
    mov r14, r7
    add r1, r1, #64
    vdup.32 q8, d2[0]
    vld1.32 {d0, d1}, [r5]
    vdup.32 q9, d2[0]
    ldr r4, [r9, #40]
    vdup.32 q10, d2[0]
    ldr r10, [r9, #44]
    vdup.32 q11, d2[0]
    vdup.32 q12, d2[0]
    cmp r12, #0
    beq .Lloop_end_388
.Lloop_389:
    tst r4, #1
    beq .Lotherwise_390
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
.Lotherwise_390:
    lsr r4, r4, #1
    tst r10, #1
    beq .Lotherwise_391
    vldr s4, [r1]
    ldr r0, [r9, #20]
    vdup.32 q13, d2[0]
    add r0, r14, r0, lsl #2
    pld [r0]
    vmax.f32 q8, q13, q8
    ldr r0, [r9, #16]
    vst1.32 {d16, d17}, [r14]
    add r14, r14, r0, lsl #2
.Lotherwise_391:
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
    bne .Lloop_389
.Lloop_end_388:
    ldr r4, [r9, #32]
    cmp r4, #0
    beq .Lloop_end_392
.Lloop_393:
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
    bne .Lloop_393
.Lloop_end_392:
    ldr r4, [r9, #36]
    ldr r10, [r9, #48]
    cmp r4, #0
    beq .Lloop_end_394
.Lloop_395:
    tst r10, #1
    beq .Lotherwise_396
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
.Lotherwise_396:
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
    bne .Lloop_395
.Lloop_end_394:
    ldr r0, [r9]
    sub r6, r6, #1
    add r5, r5, #100
    ldr r1, [r9, #12]
    ldr r2, [r9, #24]
    add r8, r8, r0, lsl #2
    add r7, r7, r1, lsl #2
    add r3, r3, r2, lsl #2
    cmp r6, #0
    bne .Lloop_387
.Lloop_end_386:
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
    beq .Lloop_end_397
.Lloop_398:
    vldr s0, [r3]
    mov r2, r7
    mov r12, r9
    ldr r14, [r7, #28]
    mov r4, r10
    add r2, r2, #64
    vdup.32 q8, d0[0]
    vld1.32 {d6, d7}, [r6]
    vdup.32 q9, d0[0]
    ldr r5, [r7, #40]
    vdup.32 q10, d0[0]
    ldr r11, [r7, #44]
    vdup.32 q11, d0[0]
    vdup.32 q12, d0[0]
    cmp r14, #0
    beq .Lloop_end_399
.Lloop_400:
    tst r5, #1
    beq .Lotherwise_401
    ubfx r0, r1, #0, #4
    cmp r0, #15
    bne .Lotherwise_402
    vld1.32 {d26, d27}, [r12]
    b .Lend_403
.Lotherwise_402:
    vmov.i32 q13, #0
    tst r1, #1
    beq .Lotherwise_404
    vld1.32 {d26[0]}, [r12]
.Lotherwise_404:
    tst r1, #2
    beq .Lotherwise_405
    add r0, r12, #4
    vld1.32 {d26[1]}, [r0]
.Lotherwise_405:
    tst r1, #4
    beq .Lotherwise_406
    add r0, r12, #8
    vld1.32 {d27[0]}, [r0]
.Lotherwise_406:
    tst r1, #8
    beq .Lotherwise_407
    add r0, r12, #12
    vld1.32 {d27[1]}, [r0]
.Lotherwise_407:
.Lend_403:
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
    bne .Lotherwise_408
    add r0, r12, #4
    vld1.32 {d26, d27}, [r0]
    b .Lend_409
.Lotherwise_408:
    vmov.i32 q13, #0
    tst r1, #2
    beq .Lotherwise_410
    add r0, r12, #4
    vld1.32 {d26[0]}, [r0]
.Lotherwise_410:
    tst r1, #4
    beq .Lotherwise_411
    add r0, r12, #8
    vld1.32 {d26[1]}, [r0]
.Lotherwise_411:
    tst r1, #8
    beq .Lotherwise_412
    add r0, r12, #12
    vld1.32 {d27[0]}, [r0]
.Lotherwise_412:
    tst r1, #16
    beq .Lotherwise_413
    add r0, r12, #16
    vld1.32 {d27[1]}, [r0]
.Lotherwise_413:
.Lend_409:
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
    bne .Lotherwise_414
    add r0, r12, #8
    vld1.32 {d26, d27}, [r0]
    b .Lend_415
.Lotherwise_414:
    vmov.i32 q13, #0
    tst r1, #4
    beq .Lotherwise_416
    add r0, r12, #8
    vld1.32 {d26[0]}, [r0]
.Lotherwise_416:
    tst r1, #8
    beq .Lotherwise_417
    add r0, r12, #12
    vld1.32 {d26[1]}, [r0]
.Lotherwise_417:
    tst r1, #16
    beq .Lotherwise_418
    add r0, r12, #16
    vld1.32 {d27[0]}, [r0]
.Lotherwise_418:
    tst r1, #32
    beq .Lotherwise_419
    add r0, r12, #20
    vld1.32 {d27[1]}, [r0]
.Lotherwise_419:
.Lend_415:
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
    bne .Lotherwise_420
    add r0, r12, #12
    vld1.32 {d26, d27}, [r0]
    b .Lend_421
.Lotherwise_420:
    vmov.i32 q13, #0
    tst r1, #8
    beq .Lotherwise_422
    add r0, r12, #12
    vld1.32 {d26[0]}, [r0]
.Lotherwise_422:
    tst r1, #16
    beq .Lotherwise_423
    add r0, r12, #16
    vld1.32 {d26[1]}, [r0]
.Lotherwise_423:
    tst r1, #32
    beq .Lotherwise_424
    add r0, r12, #20
    vld1.32 {d27[0]}, [r0]
.Lotherwise_424:
    tst r1, #64
    beq .Lotherwise_425
    add r0, r12, #24
    vld1.32 {d27[1]}, [r0]
.Lotherwise_425:
.Lend_421:
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
    bne .Lotherwise_426
    add r0, r12, #16
    vld1.32 {d26, d27}, [r0]
    b .Lend_427
.Lotherwise_426:
    vmov.i32 q13, #0
    tst r1, #16
    beq .Lotherwise_428
    add r0, r12, #16
    vld1.32 {d26[0]}, [r0]
.Lotherwise_428:
    tst r1, #32
    beq .Lotherwise_429
    add r0, r12, #20
    vld1.32 {d26[1]}, [r0]
.Lotherwise_429:
    tst r1, #64
    beq .Lotherwise_430
    add r0, r12, #24
    vld1.32 {d27[0]}, [r0]
.Lotherwise_430:
    tst r1, #128
    beq .Lotherwise_431
    add r0, r12, #28
    vld1.32 {d27[1]}, [r0]
.Lotherwise_431:
.Lend_427:
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
.Lotherwise_401:
    lsr r5, r5, #1
    tst r11, #1
    beq .Lotherwise_432
    vldr s0, [r2]
    ldr r0, [r7, #20]
    vdup.32 q13, d0[0]
    add r0, r4, r0, lsl #2
    pld [r0]
    vmax.f32 q8, q13, q8
    ldr r0, [r7, #16]
    vst1.32 {d16, d17}, [r4]
    add r4, r4, r0, lsl #2
.Lotherwise_432:
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
    bne .Lloop_400
.Lloop_end_399:
    ldr r14, [r7, #32]
    cmp r14, #0
    beq .Lloop_end_433
.Lloop_434:
    ubfx r0, r1, #0, #4
    cmp r0, #15
    bne .Lotherwise_435
    vld1.32 {d26, d27}, [r12]
    b .Lend_436
.Lotherwise_435:
    vmov.i32 q13, #0
    tst r1, #1
    beq .Lotherwise_437
    vld1.32 {d26[0]}, [r12]
.Lotherwise_437:
    tst r1, #2
    beq .Lotherwise_438
    add r0, r12, #4
    vld1.32 {d26[1]}, [r0]
.Lotherwise_438:
    tst r1, #4
    beq .Lotherwise_439
    add r0, r12, #8
    vld1.32 {d27[0]}, [r0]
.Lotherwise_439:
    tst r1, #8
    beq .Lotherwise_440
    add r0, r12, #12
    vld1.32 {d27[1]}, [r0]
.Lotherwise_440:
.Lend_436:
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
    bne .Lotherwise_441
    add r0, r12, #4
    vld1.32 {d26, d27}, [r0]
    b .Lend_442
.Lotherwise_441:
    vmov.i32 q13, #0
    tst r1, #2
    beq .Lotherwise_443
    add r0, r12, #4
    vld1.32 {d26[0]}, [r0]
.Lotherwise_443:
    tst r1, #4
    beq .Lotherwise_444
    add r0, r12, #8
    vld1.32 {d26[1]}, [r0]
.Lotherwise_444:
    tst r1, #8
    beq .Lotherwise_445
    add r0, r12, #12
    vld1.32 {d27[0]}, [r0]
.Lotherwise_445:
    tst r1, #16
    beq .Lotherwise_446
    add r0, r12, #16
    vld1.32 {d27[1]}, [r0]
.Lotherwise_446:
.Lend_442:
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
    bne .Lotherwise_447
    add r0, r12, #8
    vld1.32 {d26, d27}, [r0]
    b .Lend_448
.Lotherwise_447:
    vmov.i32 q13, #0
    tst r1, #4
    beq .Lotherwise_449
    add r0, r12, #8
    vld1.32 {d26[0]}, [r0]
.Lotherwise_449:
    tst r1, #8
    beq .Lotherwise_450
    add r0, r12, #12
    vld1.32 {d26[1]}, [r0]
.Lotherwise_450:
    tst r1, #16
    beq .Lotherwise_451
    add r0, r12, #16
    vld1.32 {d27[0]}, [r0]
.Lotherwise_451:
    tst r1, #32
    beq .Lotherwise_452
    add r0, r12, #20
    vld1.32 {d27[1]}, [r0]
.Lotherwise_452:
.Lend_448:
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
    bne .Lotherwise_453
    add r0, r12, #12
    vld1.32 {d26, d27}, [r0]
    b .Lend_454
.Lotherwise_453:
    vmov.i32 q13, #0
    tst r1, #8
    beq .Lotherwise_455
    add r0, r12, #12
    vld1.32 {d26[0]}, [r0]
.Lotherwise_455:
    tst r1, #16
    beq .Lotherwise_456
    add r0, r12, #16
    vld1.32 {d26[1]}, [r0]
.Lotherwise_456:
    tst r1, #32
    beq .Lotherwise_457
    add r0, r12, #20
    vld1.32 {d27[0]}, [r0]
.Lotherwise_457:
    tst r1, #64
    beq .Lotherwise_458
    add r0, r12, #24
    vld1.32 {d27[1]}, [r0]
.Lotherwise_458:
.Lend_454:
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
    bne .Lotherwise_459
    add r0, r12, #16
    vld1.32 {d26, d27}, [r0]
    b .Lend_460
.Lotherwise_459:
    vmov.i32 q13, #0
    tst r1, #16
    beq .Lotherwise_461
    add r0, r12, #16
    vld1.32 {d26[0]}, [r0]
.Lotherwise_461:
    tst r1, #32
    beq .Lotherwise_462
    add r0, r12, #20
    vld1.32 {d26[1]}, [r0]
.Lotherwise_462:
    tst r1, #64
    beq .Lotherwise_463
    add r0, r12, #24
    vld1.32 {d27[0]}, [r0]
.Lotherwise_463:
    tst r1, #128
    beq .Lotherwise_464
    add r0, r12, #28
    vld1.32 {d27[1]}, [r0]
.Lotherwise_464:
.Lend_460:
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
    bne .Lloop_434
.Lloop_end_433:
    ldr r14, [r7, #36]
    ldr r5, [r7, #48]
    cmp r14, #0
    beq .Lloop_end_465
.Lloop_466:
    tst r5, #1
    beq .Lotherwise_467
    ubfx r0, r1, #0, #4
    cmp r0, #15
    bne .Lotherwise_468
    vld1.32 {d26, d27}, [r12]
    b .Lend_469
.Lotherwise_468:
    vmov.i32 q13, #0
    tst r1, #1
    beq .Lotherwise_470
    vld1.32 {d26[0]}, [r12]
.Lotherwise_470:
    tst r1, #2
    beq .Lotherwise_471
    add r0, r12, #4
    vld1.32 {d26[1]}, [r0]
.Lotherwise_471:
    tst r1, #4
    beq .Lotherwise_472
    add r0, r12, #8
    vld1.32 {d27[0]}, [r0]
.Lotherwise_472:
    tst r1, #8
    beq .Lotherwise_473
    add r0, r12, #12
    vld1.32 {d27[1]}, [r0]
.Lotherwise_473:
.Lend_469:
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
    bne .Lotherwise_474
    add r0, r12, #4
    vld1.32 {d26, d27}, [r0]
    b .Lend_475
.Lotherwise_474:
    vmov.i32 q13, #0
    tst r1, #2
    beq .Lotherwise_476
    add r0, r12, #4
    vld1.32 {d26[0]}, [r0]
.Lotherwise_476:
    tst r1, #4
    beq .Lotherwise_477
    add r0, r12, #8
    vld1.32 {d26[1]}, [r0]
.Lotherwise_477:
    tst r1, #8
    beq .Lotherwise_478
    add r0, r12, #12
    vld1.32 {d27[0]}, [r0]
.Lotherwise_478:
    tst r1, #16
    beq .Lotherwise_479
    add r0, r12, #16
    vld1.32 {d27[1]}, [r0]
.Lotherwise_479:
.Lend_475:
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
    bne .Lotherwise_480
    add r0, r12, #8
    vld1.32 {d26, d27}, [r0]
    b .Lend_481
.Lotherwise_480:
    vmov.i32 q13, #0
    tst r1, #4
    beq .Lotherwise_482
    add r0, r12, #8
    vld1.32 {d26[0]}, [r0]
.Lotherwise_482:
    tst r1, #8
    beq .Lotherwise_483
    add r0, r12, #12
    vld1.32 {d26[1]}, [r0]
.Lotherwise_483:
    tst r1, #16
    beq .Lotherwise_484
    add r0, r12, #16
    vld1.32 {d27[0]}, [r0]
.Lotherwise_484:
    tst r1, #32
    beq .Lotherwise_485
    add r0, r12, #20
    vld1.32 {d27[1]}, [r0]
.Lotherwise_485:
.Lend_481:
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
    bne .Lotherwise_486
    add r0, r12, #12
    vld1.32 {d26, d27}, [r0]
    b .Lend_487
.Lotherwise_486:
    vmov.i32 q13, #0
    tst r1, #8
    beq .Lotherwise_488
    add r0, r12, #12
    vld1.32 {d26[0]}, [r0]
.Lotherwise_488:
    tst r1, #16
    beq .Lotherwise_489
    add r0, r12, #16
    vld1.32 {d26[1]}, [r0]
.Lotherwise_489:
    tst r1, #32
    beq .Lotherwise_490
    add r0, r12, #20
    vld1.32 {d27[0]}, [r0]
.Lotherwise_490:
    tst r1, #64
    beq .Lotherwise_491
    add r0, r12, #24
    vld1.32 {d27[1]}, [r0]
.Lotherwise_491:
.Lend_487:
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
    bne .Lotherwise_492
    add r0, r12, #16
    vld1.32 {d26, d27}, [r0]
    b .Lend_493
.Lotherwise_492:
    vmov.i32 q13, #0
    tst r1, #16
    beq .Lotherwise_494
    add r0, r12, #16
    vld1.32 {d26[0]}, [r0]
.Lotherwise_494:
    tst r1, #32
    beq .Lotherwise_495
    add r0, r12, #20
    vld1.32 {d26[1]}, [r0]
.Lotherwise_495:
    tst r1, #64
    beq .Lotherwise_496
    add r0, r12, #24
    vld1.32 {d27[0]}, [r0]
.Lotherwise_496:
    tst r1, #128
    beq .Lotherwise_497
    add r0, r12, #28
    vld1.32 {d27[1]}, [r0]
.Lotherwise_497:
.Lend_493:
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
.Lotherwise_467:
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
    bne .Lloop_466
.Lloop_end_465:
    ldr r0, [r7]
    sub r8, r8, #1
    add r6, r6, #100
    ldr r2, [r7, #12]
    ldr r12, [r7, #24]
    add r9, r9, r0, lsl #2
    add r10, r10, r2, lsl #2
    add r3, r3, r12, lsl #2
    cmp r8, #0
    bne .Lloop_398
.Lloop_end_397:
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
    beq .Lloop_end_498
.Lloop_499:
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
    bne .Lotherwise_500
    vld1.32 {d22, d23}, [r3]
    b .Lend_501
.Lotherwise_500:
    vmov.i32 q11, #0
    tst r1, #1
    beq .Lotherwise_502
    vld1.32 {d22[0]}, [r3]
.Lotherwise_502:
    tst r1, #2
    beq .Lotherwise_503
    add r0, r3, #4
    vld1.32 {d22[1]}, [r0]
.Lotherwise_503:
    tst r1, #4
    beq .Lotherwise_504
    add r0, r3, #8
    vld1.32 {d23[0]}, [r0]
.Lotherwise_504:
    tst r1, #8
    beq .Lotherwise_505
    add r0, r3, #12
    vld1.32 {d23[1]}, [r0]
.Lotherwise_505:
.Lend_501:
    ubfx r0, r1, #0, #4
    vmla.f32 q9, q11, d0[0]
    cmp r0, #15
    bne .Lotherwise_506
    vld1.32 {d22, d23}, [r12]
    b .Lend_507
.Lotherwise_506:
    vmov.i32 q11, #0
    tst r1, #1
    beq .Lotherwise_508
    vld1.32 {d22[0]}, [r12]
.Lotherwise_508:
    tst r1, #2
    beq .Lotherwise_509
    add r0, r12, #4
    vld1.32 {d22[1]}, [r0]
.Lotherwise_509:
    tst r1, #4
    beq .Lotherwise_510
    add r0, r12, #8
    vld1.32 {d23[0]}, [r0]
.Lotherwise_510:
    tst r1, #8
    beq .Lotherwise_511
    add r0, r12, #12
    vld1.32 {d23[1]}, [r0]
.Lotherwise_511:
.Lend_507:
    ubfx r0, r1, #0, #4
    vmla.f32 q9, q11, d2[0]
    vmla.f32 q10, q11, d0[0]
    cmp r0, #15
    bne .Lotherwise_512
    vld1.32 {d22, d23}, [r14]
    b .Lend_513
.Lotherwise_512:
    vmov.i32 q11, #0
    tst r1, #1
    beq .Lotherwise_514
    vld1.32 {d22[0]}, [r14]
.Lotherwise_514:
    tst r1, #2
    beq .Lotherwise_515
    add r0, r14, #4
    vld1.32 {d22[1]}, [r0]
.Lotherwise_515:
    tst r1, #4
    beq .Lotherwise_516
    add r0, r14, #8
    vld1.32 {d23[0]}, [r0]
.Lotherwise_516:
    tst r1, #8
    beq .Lotherwise_517
    add r0, r14, #12
    vld1.32 {d23[1]}, [r0]
.Lotherwise_517:
.Lend_513:
    ubfx r0, r1, #0, #4
    vmla.f32 q9, q11, d4[0]
    vmla.f32 q10, q11, d2[0]
    cmp r0, #15
    bne .Lotherwise_518
    vld1.32 {d22, d23}, [r4]
    b .Lend_519
.Lotherwise_518:
    vmov.i32 q11, #0
    tst r1, #1
    beq .Lotherwise_520
    vld1.32 {d22[0]}, [r4]
.Lotherwise_520:
    tst r1, #2
    beq .Lotherwise_521
    add r0, r4, #4
    vld1.32 {d22[1]}, [r0]
.Lotherwise_521:
    tst r1, #4
    beq .Lotherwise_522
    add r0, r4, #8
    vld1.32 {d23[0]}, [r0]
.Lotherwise_522:
    tst r1, #8
    beq .Lotherwise_523
    add r0, r4, #12
    vld1.32 {d23[1]}, [r0]
.Lotherwise_523:
.Lend_519:
    ubfx r0, r1, #0, #4
    vmla.f32 q9, q11, d6[0]
    vmla.f32 q10, q11, d4[0]
    cmp r0, #15
    bne .Lotherwise_524
    vld1.32 {d22, d23}, [r5]
    b .Lend_525
.Lotherwise_524:
    vmov.i32 q11, #0
    tst r1, #1
    beq .Lotherwise_526
    vld1.32 {d22[0]}, [r5]
.Lotherwise_526:
    tst r1, #2
    beq .Lotherwise_527
    add r0, r5, #4
    vld1.32 {d22[1]}, [r0]
.Lotherwise_527:
    tst r1, #4
    beq .Lotherwise_528
    add r0, r5, #8
    vld1.32 {d23[0]}, [r0]
.Lotherwise_528:
    tst r1, #8
    beq .Lotherwise_529
    add r0, r5, #12
    vld1.32 {d23[1]}, [r0]
.Lotherwise_529:
.Lend_525:
    ubfx r0, r1, #0, #4
    vmla.f32 q9, q11, d8[0]
    vmla.f32 q10, q11, d6[0]
    cmp r0, #15
    bne .Lotherwise_530
    vld1.32 {d22, d23}, [r8]
    b .Lend_531
.Lotherwise_530:
    vmov.i32 q11, #0
    tst r1, #1
    beq .Lotherwise_532
    vld1.32 {d22[0]}, [r8]
.Lotherwise_532:
    tst r1, #2
    beq .Lotherwise_533
    add r0, r8, #4
    vld1.32 {d22[1]}, [r0]
.Lotherwise_533:
    tst r1, #4
    beq .Lotherwise_534
    add r0, r8, #8
    vld1.32 {d23[0]}, [r0]
.Lotherwise_534:
    tst r1, #8
    beq .Lotherwise_535
    add r0, r8, #12
    vld1.32 {d23[1]}, [r0]
.Lotherwise_535:
.Lend_531:
    ldr r1, [r6, #16]
    vmla.f32 q10, q11, d8[0]
    vldr s0, [r2, #4]
    ubfx r0, r1, #1, #4
    vldr s4, [r2, #24]
    vldr s8, [r2, #44]
    vldr s12, [r2, #64]
    vldr s16, [r2, #84]
    cmp r0, #15
    bne .Lotherwise_536
    add r0, r3, #4
    vld1.32 {d22, d23}, [r0]
    b .Lend_537
.Lotherwise_536:
    vmov.i32 q11, #0
    tst r1, #2
    beq .Lotherwise_538
    add r0, r3, #4
    vld1.32 {d22[0]}, [r0]
.Lotherwise_538:
    tst r1, #4
    beq .Lotherwise_539
    add r0, r3, #8
    vld1.32 {d22[1]}, [r0]
.Lotherwise_539:
    tst r1, #8
    beq .Lotherwise_540
    add r0, r3, #12
    vld1.32 {d23[0]}, [r0]
.Lotherwise_540:
    tst r1, #16
    beq .Lotherwise_541
    add r0, r3, #16
    vld1.32 {d23[1]}, [r0]
.Lotherwise_541:
.Lend_537:
    ubfx r0, r1, #1, #4
    vmla.f32 q9, q11, d0[0]
    cmp r0, #15
    bne .Lotherwise_542
    add r0, r12, #4
    vld1.32 {d22, d23}, [r0]
    b .Lend_543
.Lotherwise_542:
    vmov.i32 q11, #0
    tst r1, #2
    beq .Lotherwise_544
    add r0, r12, #4
    vld1.32 {d22[0]}, [r0]
.Lotherwise_544:
    tst r1, #4
    beq .Lotherwise_545
    add r0, r12, #8
    vld1.32 {d22[1]}, [r0]
.Lotherwise_545:
    tst r1, #8
    beq .Lotherwise_546
    add r0, r12, #12
    vld1.32 {d23[0]}, [r0]
.Lotherwise_546:
    tst r1, #16
    beq .Lotherwise_547
    add r0, r12, #16
    vld1.32 {d23[1]}, [r0]
.Lotherwise_547:
.Lend_543:
    ubfx r0, r1, #1, #4
    vmla.f32 q9, q11, d2[0]
    vmla.f32 q10, q11, d0[0]
    cmp r0, #15
    bne .Lotherwise_548
    add r0, r14, #4
    vld1.32 {d22, d23}, [r0]
    b .Lend_549
.Lotherwise_548:
    vmov.i32 q11, #0
    tst r1, #2
    beq .Lotherwise_550
    add r0, r14, #4
    vld1.32 {d22[0]}, [r0]
.Lotherwise_550:
    tst r1, #4
    beq .Lotherwise_551
    add r0, r14, #8
    vld1.32 {d22[1]}, [r0]
.Lotherwise_551:
    tst r1, #8
    beq .Lotherwise_552
    add r0, r14, #12
    vld1.32 {d23[0]}, [r0]
.Lotherwise_552:
    tst r1, #16
    beq .Lotherwise_553
    add r0, r14, #16
    vld1.32 {d23[1]}, [r0]
.Lotherwise_553:
.Lend_549:
    ubfx r0, r1, #1, #4
    vmla.f32 q9, q11, d4[0]
    vmla.f32 q10, q11, d2[0]
    cmp r0, #15
    bne .Lotherwise_554
    add r0, r4, #4
    vld1.32 {d22, d23}, [r0]
    b .Lend_555
.Lotherwise_554:
    vmov.i32 q11, #0
    tst r1, #2
    beq .Lotherwise_556
    add r0, r4, #4
    vld1.32 {d22[0]}, [r0]
.Lotherwise_556:
    tst r1, #4
    beq .Lotherwise_557
    add r0, r4, #8
    vld1.32 {d22[1]}, [r0]
.Lotherwise_557:
    tst r1, #8
    beq .Lotherwise_558
    add r0, r4, #12
    vld1.32 {d23[0]}, [r0]
.Lotherwise_558:
    tst r1, #16
    beq .Lotherwise_559
    add r0, r4, #16
    vld1.32 {d23[1]}, [r0]
.Lotherwise_559:
.Lend_555:
    ubfx r0, r1, #1, #4
    vmla.f32 q9, q11, d6[0]
    vmla.f32 q10, q11, d4[0]
    cmp r0, #15
    bne .Lotherwise_560
    add r0, r5, #4
    vld1.32 {d22, d23}, [r0]
    b .Lend_561
.Lotherwise_560:
    vmov.i32 q11, #0
    tst r1, #2
    beq .Lotherwise_562
    add r0, r5, #4
    vld1.32 {d22[0]}, [r0]
.Lotherwise_562:
    tst r1, #4
    beq .Lotherwise_563
    add r0, r5, #8
    vld1.32 {d22[1]}, [r0]
.Lotherwise_563:
    tst r1, #8
    beq .Lotherwise_564
    add r0, r5, #12
    vld1.32 {d23[0]}, [r0]
.Lotherwise_564:
    tst r1, #16
    beq .Lotherwise_565
    add r0, r5, #16
    vld1.32 {d23[1]}, [r0]
.Lotherwise_565:
.Lend_561:
    ubfx r0, r1, #1, #4
    vmla.f32 q9, q11, d8[0]
    vmla.f32 q10, q11, d6[0]
    cmp r0, #15
    bne .Lotherwise_566
    add r0, r8, #4
    vld1.32 {d22, d23}, [r0]
    b .Lend_567
.Lotherwise_566:
    vmov.i32 q11, #0
    tst r1, #2
    beq .Lotherwise_568
    add r0, r8, #4
    vld1.32 {d22[0]}, [r0]
.Lotherwise_568:
    tst r1, #4
    beq .Lotherwise_569
    add r0, r8, #8
    vld1.32 {d22[1]}, [r0]
.Lotherwise_569:
    tst r1, #8
    beq .Lotherwise_570
    add r0, r8, #12
    vld1.32 {d23[0]}, [r0]
.Lotherwise_570:
    tst r1, #16
    beq .Lotherwise_571
    add r0, r8, #16
    vld1.32 {d23[1]}, [r0]
.Lotherwise_571:
.Lend_567:
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
    vmla.f32 q10, q12, d2[0]
    vldr s4, [r2, #96]
    vmla.f32 q9, q12, d4[0]
    vld1.32 {d24, d25}, [r8]
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
    ldr r1, [r6, #4]
    cmp r1, #0
    beq .Lloop_end_572
.Lloop_573:
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
    vmla.f32 q10, q7, d11[0]
    vmla.f32 q9, q7, d9[1]
    vldr s0, [r2, #32]
    sub r2, r2, #64
    vmla.f32 q10, q11, d9[1]
    vld1.32 {d22, d23}, [r8]
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
    cmp r1, #0
    bne .Lloop_573
.Lloop_end_572:
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
    bne .Lotherwise_574
    add r0, r3, #12
    vld1.32 {d22, d23}, [r0]
    b .Lend_575
.Lotherwise_574:
    vmov.i32 q11, #0
    tst r1, #8
    beq .Lotherwise_576
    add r0, r3, #12
    vld1.32 {d22[0]}, [r0]
.Lotherwise_576:
    tst r1, #16
    beq .Lotherwise_577
    add r0, r3, #16
    vld1.32 {d22[1]}, [r0]
.Lotherwise_577:
    tst r1, #32
    beq .Lotherwise_578
    add r0, r3, #20
    vld1.32 {d23[0]}, [r0]
.Lotherwise_578:
    tst r1, #64
    beq .Lotherwise_579
    add r0, r3, #24
    vld1.32 {d23[1]}, [r0]
.Lotherwise_579:
.Lend_575:
    ubfx r0, r1, #3, #4
    vmla.f32 q9, q11, d1[1]
    cmp r0, #15
    bne .Lotherwise_580
    add r0, r12, #12
    vld1.32 {d22, d23}, [r0]
    b .Lend_581
.Lotherwise_580:
    vmov.i32 q11, #0
    tst r1, #8
    beq .Lotherwise_582
    add r0, r12, #12
    vld1.32 {d22[0]}, [r0]
.Lotherwise_582:
    tst r1, #16
    beq .Lotherwise_583
    add r0, r12, #16
    vld1.32 {d22[1]}, [r0]
.Lotherwise_583:
    tst r1, #32
    beq .Lotherwise_584
    add r0, r12, #20
    vld1.32 {d23[0]}, [r0]
.Lotherwise_584:
    tst r1, #64
    beq .Lotherwise_585
    add r0, r12, #24
    vld1.32 {d23[1]}, [r0]
.Lotherwise_585:
.Lend_581:
    ubfx r0, r1, #3, #4
    vmla.f32 q9, q11, d3[1]
    vmla.f32 q10, q11, d1[1]
    cmp r0, #15
    bne .Lotherwise_586
    add r0, r14, #12
    vld1.32 {d22, d23}, [r0]
    b .Lend_587
.Lotherwise_586:
    vmov.i32 q11, #0
    tst r1, #8
    beq .Lotherwise_588
    add r0, r14, #12
    vld1.32 {d22[0]}, [r0]
.Lotherwise_588:
    tst r1, #16
    beq .Lotherwise_589
    add r0, r14, #16
    vld1.32 {d22[1]}, [r0]
.Lotherwise_589:
    tst r1, #32
    beq .Lotherwise_590
    add r0, r14, #20
    vld1.32 {d23[0]}, [r0]
.Lotherwise_590:
    tst r1, #64
    beq .Lotherwise_591
    add r0, r14, #24
    vld1.32 {d23[1]}, [r0]
.Lotherwise_591:
.Lend_587:
    ubfx r0, r1, #3, #4
    vmla.f32 q9, q11, d5[1]
    vmla.f32 q10, q11, d3[1]
    cmp r0, #15
    bne .Lotherwise_592
    add r0, r4, #12
    vld1.32 {d22, d23}, [r0]
    b .Lend_593
.Lotherwise_592:
    vmov.i32 q11, #0
    tst r1, #8
    beq .Lotherwise_594
    add r0, r4, #12
    vld1.32 {d22[0]}, [r0]
.Lotherwise_594:
    tst r1, #16
    beq .Lotherwise_595
    add r0, r4, #16
    vld1.32 {d22[1]}, [r0]
.Lotherwise_595:
    tst r1, #32
    beq .Lotherwise_596
    add r0, r4, #20
    vld1.32 {d23[0]}, [r0]
.Lotherwise_596:
    tst r1, #64
    beq .Lotherwise_597
    add r0, r4, #24
    vld1.32 {d23[1]}, [r0]
.Lotherwise_597:
.Lend_593:
    ubfx r0, r1, #3, #4
    vmla.f32 q9, q11, d7[1]
    vmla.f32 q10, q11, d5[1]
    cmp r0, #15
    bne .Lotherwise_598
    add r0, r5, #12
    vld1.32 {d22, d23}, [r0]
    b .Lend_599
.Lotherwise_598:
    vmov.i32 q11, #0
    tst r1, #8
    beq .Lotherwise_600
    add r0, r5, #12
    vld1.32 {d22[0]}, [r0]
.Lotherwise_600:
    tst r1, #16
    beq .Lotherwise_601
    add r0, r5, #16
    vld1.32 {d22[1]}, [r0]
.Lotherwise_601:
    tst r1, #32
    beq .Lotherwise_602
    add r0, r5, #20
    vld1.32 {d23[0]}, [r0]
.Lotherwise_602:
    tst r1, #64
    beq .Lotherwise_603
    add r0, r5, #24
    vld1.32 {d23[1]}, [r0]
.Lotherwise_603:
.Lend_599:
    ubfx r0, r1, #3, #4
    vmla.f32 q9, q11, d9[1]
    vmla.f32 q10, q11, d7[1]
    cmp r0, #15
    bne .Lotherwise_604
    add r0, r8, #12
    vld1.32 {d22, d23}, [r0]
    b .Lend_605
.Lotherwise_604:
    vmov.i32 q11, #0
    tst r1, #8
    beq .Lotherwise_606
    add r0, r8, #12
    vld1.32 {d22[0]}, [r0]
.Lotherwise_606:
    tst r1, #16
    beq .Lotherwise_607
    add r0, r8, #16
    vld1.32 {d22[1]}, [r0]
.Lotherwise_607:
    tst r1, #32
    beq .Lotherwise_608
    add r0, r8, #20
    vld1.32 {d23[0]}, [r0]
.Lotherwise_608:
    tst r1, #64
    beq .Lotherwise_609
    add r0, r8, #24
    vld1.32 {d23[1]}, [r0]
.Lotherwise_609:
.Lend_605:
    ldr r1, [r6, #24]
    vmla.f32 q10, q11, d9[1]
    vldr s0, [r2, #16]
    ubfx r0, r1, #4, #4
    vldr s4, [r2, #36]
    vldr s8, [r2, #56]
    vldr s12, [r2, #76]
    vldr s16, [r2, #96]
    cmp r0, #15
    bne .Lotherwise_610
    add r0, r3, #16
    vld1.32 {d22, d23}, [r0]
    b .Lend_611
.Lotherwise_610:
    vmov.i32 q11, #0
    tst r1, #16
    beq .Lotherwise_612
    add r0, r3, #16
    vld1.32 {d22[0]}, [r0]
.Lotherwise_612:
    tst r1, #32
    beq .Lotherwise_613
    add r0, r3, #20
    vld1.32 {d22[1]}, [r0]
.Lotherwise_613:
    tst r1, #64
    beq .Lotherwise_614
    add r0, r3, #24
    vld1.32 {d23[0]}, [r0]
.Lotherwise_614:
    tst r1, #128
    beq .Lotherwise_615
    add r0, r3, #28
    vld1.32 {d23[1]}, [r0]
.Lotherwise_615:
.Lend_611:
    ubfx r0, r1, #4, #4
    vmla.f32 q9, q11, d0[0]
    cmp r0, #15
    bne .Lotherwise_616
    add r0, r12, #16
    vld1.32 {d22, d23}, [r0]
    b .Lend_617
.Lotherwise_616:
    vmov.i32 q11, #0
    tst r1, #16
    beq .Lotherwise_618
    add r0, r12, #16
    vld1.32 {d22[0]}, [r0]
.Lotherwise_618:
    tst r1, #32
    beq .Lotherwise_619
    add r0, r12, #20
    vld1.32 {d22[1]}, [r0]
.Lotherwise_619:
    tst r1, #64
    beq .Lotherwise_620
    add r0, r12, #24
    vld1.32 {d23[0]}, [r0]
.Lotherwise_620:
    tst r1, #128
    beq .Lotherwise_621
    add r0, r12, #28
    vld1.32 {d23[1]}, [r0]
.Lotherwise_621:
.Lend_617:
    ubfx r0, r1, #4, #4
    vmla.f32 q9, q11, d2[0]
    vmla.f32 q10, q11, d0[0]
    cmp r0, #15
    bne .Lotherwise_622
    add r0, r14, #16
    vld1.32 {d22, d23}, [r0]
    b .Lend_623
.Lotherwise_622:
    vmov.i32 q11, #0
    tst r1, #16
    beq .Lotherwise_624
    add r0, r14, #16
    vld1.32 {d22[0]}, [r0]
.Lotherwise_624:
    tst r1, #32
    beq .Lotherwise_625
    add r0, r14, #20
    vld1.32 {d22[1]}, [r0]
.Lotherwise_625:
    tst r1, #64
    beq .Lotherwise_626
    add r0, r14, #24
    vld1.32 {d23[0]}, [r0]
.Lotherwise_626:
    tst r1, #128
    beq .Lotherwise_627
    add r0, r14, #28
    vld1.32 {d23[1]}, [r0]
.Lotherwise_627:
.Lend_623:
    ubfx r0, r1, #4, #4
    vmla.f32 q9, q11, d4[0]
    vmla.f32 q10, q11, d2[0]
    cmp r0, #15
    bne .Lotherwise_628
    add r0, r4, #16
    vld1.32 {d22, d23}, [r0]
    b .Lend_629
.Lotherwise_628:
    vmov.i32 q11, #0
    tst r1, #16
    beq .Lotherwise_630
    add r0, r4, #16
    vld1.32 {d22[0]}, [r0]
.Lotherwise_630:
    tst r1, #32
    beq .Lotherwise_631
    add r0, r4, #20
    vld1.32 {d22[1]}, [r0]
.Lotherwise_631:
    tst r1, #64
    beq .Lotherwise_632
    add r0, r4, #24
    vld1.32 {d23[0]}, [r0]
.Lotherwise_632:
    tst r1, #128
    beq .Lotherwise_633
    add r0, r4, #28
    vld1.32 {d23[1]}, [r0]
.Lotherwise_633:
.Lend_629:
    ubfx r0, r1, #4, #4
    vmla.f32 q9, q11, d6[0]
    vmla.f32 q10, q11, d4[0]
    cmp r0, #15
    bne .Lotherwise_634
    add r0, r5, #16
    vld1.32 {d22, d23}, [r0]
    b .Lend_635
.Lotherwise_634:
    vmov.i32 q11, #0
    tst r1, #16
    beq .Lotherwise_636
    add r0, r5, #16
    vld1.32 {d22[0]}, [r0]
.Lotherwise_636:
    tst r1, #32
    beq .Lotherwise_637
    add r0, r5, #20
    vld1.32 {d22[1]}, [r0]
.Lotherwise_637:
    tst r1, #64
    beq .Lotherwise_638
    add r0, r5, #24
    vld1.32 {d23[0]}, [r0]
.Lotherwise_638:
    tst r1, #128
    beq .Lotherwise_639
    add r0, r5, #28
    vld1.32 {d23[1]}, [r0]
.Lotherwise_639:
.Lend_635:
    ubfx r0, r1, #4, #4
    vmla.f32 q9, q11, d8[0]
    vmla.f32 q10, q11, d6[0]
    cmp r0, #15
    bne .Lotherwise_640
    add r0, r8, #16
    vld1.32 {d22, d23}, [r0]
    b .Lend_641
.Lotherwise_640:
    vmov.i32 q11, #0
    tst r1, #16
    beq .Lotherwise_642
    add r0, r8, #16
    vld1.32 {d22[0]}, [r0]
.Lotherwise_642:
    tst r1, #32
    beq .Lotherwise_643
    add r0, r8, #20
    vld1.32 {d22[1]}, [r0]
.Lotherwise_643:
    tst r1, #64
    beq .Lotherwise_644
    add r0, r8, #24
    vld1.32 {d23[0]}, [r0]
.Lotherwise_644:
    tst r1, #128
    beq .Lotherwise_645
    add r0, r8, #28
    vld1.32 {d23[1]}, [r0]
.Lotherwise_645:
.Lend_641:
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
    bne .Lloop_499
.Lloop_end_498:
    vpop {d8, d9, d10, d11, d12, d13, d14, d15}
    pop {r4, r5, r6, r7, r8, r9, r10, r11, pc}
    .size nnp_depthwise_5x5_rows__armv7_neon, . - nnp_depthwise_5x5_rows__armv7_neon

    .text
    .p2align 4
    .globl nnp_depthwise_5x5_by_2__armv7_neon
    .type nnp_depthwise_5x5_by_2__armv7_neon, %function
nnp_depthwise_5x5_by_2__armv7_neon:
    push {r4, r5, r6, r7, r8, r9, r10, r14}
    vpush {d8, d9, d10, d11, d12, d13, d14, d15}
    mov r6, r0
    ldr r7, [sp, #96]
    mov r8, r1
    mov r5, r2
    ldr r9, [sp, #100]
    cmp r6, #0
    beq .Lloop_end_646
.Lloop_647:
    vldr s0, [r3]
    vmov.i32 q8, #0
    mov r1, r9
    vld1.32 {d2, d3}, [r5]
    vmov.i32 q9, #0
    mov r2, r8
    vdup.32 q10, d0[0]
    ldr r12, [r9, #28]
    mov r14, r7
    vdup.32 q11, d0[0]
    add r1, r1, #64
    vdup.32 q12, d0[0]
    vmov.i32 q13, #0
    vdup.32 q15, d2[0]
    vdup.32 q14, d2[1]
    vdup.32 q0, d3[0]
    vdup.32 q1, d3[1]
    vmov q2, q14
    vmov q14, q0
    vzip.32 q10, q8
    vzip.32 q11, q9
    vzip.32 q12, q13
    vzip.32 q15, q2
    vzip.32 q14, q1
    vmov q8, q10
    vmov q9, q10
    vmov q10, q11
    vmov q13, q12
    ldr r4, [r9, #40]
    ldr r10, [r9, #44]
    cmp r12, #0
    beq .Lloop_end_648
.Lloop_649:
    tst r4, #1
    beq .Lotherwise_650
    add r5, r5, #40
    vld1.32 {d6, d7}, [r2]!
    vmov.i32 q1, #0
    vld1.32 {d0, d1}, [r5]
    add r5, r5, #40
    vmov.i32 q2, #0
    vfma.f32 q12, q3, q15
    vmov q4, q1
    vdup.32 q1, d0[0]
    vdup.32 q5, d0[1]
    vzip.32 q1, q5
    vfma.f32 q10, q3, q1
    vld1.32 {d2, d3}, [r5]
    vdup.32 q5, d2[0]
    vdup.32 q6, d2[1]
    vzip.32 q5, q6
    vfma.f32 q8, q3, q5
    vld1.32 {d12, d13}, [r2]
    sub r2, r2, #8
    vfma.f32 q13, q6, q15
    vdup.32 q3, d0[0]
    vdup.32 q5, d0[1]
    vzip.32 q3, q5
    vfma.f32 q11, q6, q3
    vdup.32 q3, d2[0]
    vdup.32 q5, d2[1]
    vzip.32 q3, q5
    vfma.f32 q9, q6, q3
    vld1.32 {d12, d13}, [r2]!
    vfma.f32 q12, q6, q14
    vdup.32 q3, d1[0]
    vdup.32 q5, d1[1]
    vzip.32 q3, q5
    vfma.f32 q10, q6, q3
    vdup.32 q3, d3[0]
    vdup.32 q5, d3[1]
    vzip.32 q3, q5
    vfma.f32 q8, q6, q3
    vld1.32 {d10, d11}, [r2]
    sub r2, r2, #12
    vfma.f32 q13, q5, q14
    vdup.32 q3, d1[0]
    vdup.32 q0, d1[1]
    vzip.32 q3, q0
    vfma.f32 q11, q5, q3
    vdup.32 q0, d3[0]
    vdup.32 q1, d3[1]
    vzip.32 q0, q1
    vfma.f32 q9, q5, q0
    vldr s0, [r5, #-64]
    vldr s4, [r5, #-24]
    vld1.32 {d10, d11}, [r2]!
    vdup.32 q3, d0[0]
    vdup.32 q0, d0[0]
    vmov q6, q0
    vzip.32 q4, q3
    vfma.f32 q12, q5, q4
    vdup.32 q0, d2[0]
    vdup.32 q1, d2[0]
    vmov q3, q1
    vzip.32 q2, q0
    vfma.f32 q10, q5, q2
    vldr s0, [r5, #16]
    sub r5, r5, #80
    vmov.i32 q1, #0
    vmov q2, q1
    vdup.32 q1, d0[0]
    vdup.32 q0, d0[0]
    vmov q4, q0
    vzip.32 q2, q1
    vfma.f32 q8, q5, q2
    vld1.32 {d2, d3}, [r2]
    sub r2, r2, #28
    vmov.i32 q0, #0
    vzip.32 q0, q6
    vfma.f32 q13, q1, q0
    vmov.i32 q0, #0
    vzip.32 q0, q3
    vmov.i32 q2, #0
    vfma.f32 q11, q1, q0
    vzip.32 q2, q4
    vfma.f32 q9, q1, q2
    ldr r0, [r9, #8]
    add r0, r2, r0, lsl #2
    pld [r0]
    ldr r0, [r9, #4]
    add r2, r2, r0, lsl #2
.Lotherwise_650:
    lsr r4, r4, #1
    tst r4, #1
    beq .Lotherwise_651
    add r5, r5, #20
    vld1.32 {d6, d7}, [r2]!
    vmov.i32 q1, #0
    vld1.32 {d0, d1}, [r5]
    add r5, r5, #40
    vmov.i32 q2, #0
    vmov q4, q1
    vdup.32 q1, d0[0]
    vdup.32 q5, d0[1]
    vzip.32 q1, q5
    vfma.f32 q12, q3, q1
    vld1.32 {d2, d3}, [r5]
    vdup.32 q5, d2[0]
    vdup.32 q6, d2[1]
    vzip.32 q5, q6
    vfma.f32 q10, q3, q5
    vld1.32 {d12, d13}, [r2]
    sub r2, r2, #8
    vdup.32 q3, d0[0]
    vdup.32 q5, d0[1]
    vzip.32 q3, q5
    vfma.f32 q13, q6, q3
    vdup.32 q3, d2[0]
    vdup.32 q5, d2[1]
    vzip.32 q3, q5
    vfma.f32 q11, q6, q3
    vld1.32 {d12, d13}, [r2]!
    vdup.32 q3, d1[0]
    vdup.32 q5, d1[1]
    vzip.32 q3, q5
    vfma.f32 q12, q6, q3
    vdup.32 q3, d3[0]
    vdup.32 q5, d3[1]
    vzip.32 q3, q5
    vfma.f32 q10, q6, q3
    vld1.32 {d10, d11}, [r2]
    sub r2, r2, #12
    vdup.32 q3, d1[0]
    vdup.32 q0, d1[1]
    vzip.32 q3, q0
    vfma.f32 q13, q5, q3
    vdup.32 q0, d3[0]
    vdup.32 q1, d3[1]
    vzip.32 q0, q1
    vfma.f32 q11, q5, q0
    vldr s0, [r5, #-24]
    vldr s4, [r5, #16]
    sub r5, r5, #60
    vld1.32 {d10, d11}, [r2]!
    vdup.32 q3, d0[0]
    vdup.32 q0, d0[0]
    vmov q6, q0
    vzip.32 q4, q3
    vfma.f32 q12, q5, q4
    vdup.32 q0, d2[0]
    vdup.32 q1, d2[0]
    vmov q3, q1
    vzip.32 q2, q0
    vfma.f32 q10, q5, q2
    vld1.32 {d0, d1}, [r2]
    sub r2, r2, #28
    vmov.i32 q1, #0
    vzip.32 q1, q6
    vmov.i32 q2, #0
    vfma.f32 q13, q0, q1
    vzip.32 q2, q3
    vfma.f32 q11, q0, q2
    ldr r0, [r9, #8]
    add r0, r2, r0, lsl #2
    pld [r0]
    ldr r0, [r9, #4]
    add r2, r2, r0, lsl #2
.Lotherwise_651:
    lsr r4, r4, #1
    tst r10, #1
    beq .Lotherwise_652
    vldr s0, [r1]
    vdup.32 q0, d0[0]
    vuzp.32 q8, q9
    vadd.f32 q8, q8, q9
    vmax.f32 q8, q0, q8
    vst1.32 {d16, d17}, [r14]
    ldr r0, [r9, #20]
    add r0, r14, r0, lsl #2
    pld [r0]
    ldr r0, [r9, #16]
    add r14, r14, r0, lsl #2
.Lotherwise_652:
    vldr s0, [r3]
    vmov.i32 q9, #0
    sub r12, r12, #1
    lsr r10, r10, #1
    vmov q8, q10
    vdup.32 q10, d0[0]
    vmov q0, q9
    vmov q1, q10
    vmov q9, q11
    vzip.32 q1, q0
    vmov q10, q12
    vmov q11, q13
    vmov q12, q1
    vmov q13, q1
    cmp r12, #0
    bne .Lloop_649
.Lloop_end_648:
    ldr r12, [r9, #32]
    cmp r12, #0
    beq .Lloop_end_653
.Lloop_654:
    add r5, r5, #32
    vld1.32 {d6, d7}, [r2]!
    vmov.i32 q1, #0
    sub r12, r12, #1
    vld1.32 {d0, d1}, [r5]
    add r5, r5, #48
    vmov.i32 q2, #0
    vmov q4, q1
    vmov q5, q2
    vfma.f32 q12, q3, q15
    vdup.32 q1, d1[0]
    vdup.32 q2, d1[1]
    vzip.32 q1, q2
    vfma.f32 q10, q3, q1
    vld1.32 {d4, d5}, [r5]
    sub r5, r5, #32
    vdup.32 q1, d4[0]
    vdup.32 q6, d4[1]
    vzip.32 q1, q6
    vfma.f32 q8, q3, q1
    vld1.32 {d12, d13}, [r2]
    sub r2, r2, #8
    vfma.f32 q13, q6, q15
    vdup.32 q1, d1[0]
    vdup.32 q3, d1[1]
    vzip.32 q1, q3
    vfma.f32 q11, q6, q1
    vdup.32 q1, d4[0]
    vdup.32 q3, d4[1]
    vzip.32 q1, q3
    vfma.f32 q9, q6, q1
    vld1.32 {d12, d13}, [r2]!
    vfma.f32 q12, q6, q14
    vld1.32 {d2, d3}, [r5]
    sub r5, r5, #32
    vdup.32 q3, d2[0]
    vmov q7, q3
    vdup.32 q3, d2[1]
    vzip.32 q7, q3
    vfma.f32 q10, q6, q7
    vdup.32 q3, d5[0]
    vmov q7, q3
    vdup.32 q3, d5[1]
    vzip.32 q7, q3
    vfma.f32 q8, q6, q7
    vld1.32 {d12, d13}, [r2]
    sub r2, r2, #12
    vfma.f32 q13, q6, q14
    vdup.32 q3, d2[0]
    vmov q7, q3
    vdup.32 q3, d2[1]
    vzip.32 q7, q3
    vfma.f32 q11, q6, q7
    vdup.32 q3, d5[0]
    vdup.32 q2, d5[1]
    vzip.32 q3, q2
    vfma.f32 q9, q6, q3
    vld1.32 {d12, d13}, [r2]!
    vmov.i32 q2, #0
    vmov q7, q2
    vld1.32 {d4, d5}, [r5]
    vdup.32 q3, d4[0]
    vzip.32 q7, q3
    vfma.f32 q12, q6, q7
    vmov.i32 q3, #0
    vmov q7, q3
    vdup.32 q3, d3[0]
    vzip.32 q7, q3
    vfma.f32 q10, q6, q7
    vldr s12, [r5, #80]
    vdup.32 q7, d6[0]
    vdup.32 q3, d6[0]
    vzip.32 q4, q7
    vzip.32 q5, q3
    vfma.f32 q8, q6, q4
    vld1.32 {d12, d13}, [r2]
    sub r2, r2, #28
    vfma.f32 q9, q6, q5
    vmov.i32 q3, #0
    vdup.32 q4, d4[0]
    vzip.32 q3, q4
    vfma.f32 q13, q6, q3
    vmov.i32 q3, #0
    vdup.32 q4, d3[0]
    vzip.32 q3, q4
    vfma.f32 q11, q6, q3
    vldr s12, [r3]
    vdup.32 q3, d6[0]
    vmov q4, q3
    ldr r0, [r9, #8]
    add r0, r2, r0, lsl #2
    pld [r0]
    ldr r0, [r9, #4]
    add r2, r2, r0, lsl #2
    vld1.32 {d10, d11}, [r2]!
    vdup.32 q3, d4[1]
    vdup.32 q6, d5[0]
    vzip.32 q3, q6
    vfma.f32 q12, q5, q3
    vdup.32 q3, d3[1]
    vdup.32 q1, d3[1]
    vmov q6, q3
    vmov q7, q1
    add r0, r5, #48
    sub r5, r5, #16
    vld1.32 {d2, d3}, [r0]
    vdup.32 q3, d2[0]
    vzip.32 q6, q3
    vfma.f32 q10, q5, q6
    vld1.32 {d10, d11}, [r2]
    sub r2, r2, #8
    vdup.32 q3, d4[1]
    vmov q6, q3
    vdup.32 q3, d5[0]
    vzip.32 q6, q3
    vfma.f32 q13, q5, q6
    vdup.32 q3, d2[0]
    vzip.32 q7, q3
    vfma.f32 q11, q5, q7
    vld1.32 {d10, d11}, [r2]!
    vdup.32 q3, d5[1]
    vdup.32 q2, d5[1]
    vmov q6, q2
    vdup.32 q2, d0[0]
    vzip.32 q3, q2
    vfma.f32 q12, q5, q3
    vdup.32 q2, d2[1]
    vdup.32 q3, d3[0]
    vzip.32 q2, q3
    vfma.f32 q10, q5, q2
    vld1.32 {d6, d7}, [r2]
    sub r2, r2, #12
    vdup.32 q2, d0[0]
    vzip.32 q6, q2
    vfma.f32 q13, q3, q6
    vdup.32 q2, d2[1]
    vdup.32 q5, d3[0]
    vzip.32 q2, q5
    vfma.f32 q11, q3, q2
    vld1.32 {d6, d7}, [r2]!
    vmov.i32 q2, #0
    vmov q5, q2
    vdup.32 q2, d0[1]
    vdup.32 q0, d0[1]
    vmov q6, q0
    vzip.32 q5, q2
    vfma.f32 q12, q3, q5
    vmov.i32 q0, #0
    vmov q2, q0
    vdup.32 q0, d3[1]
    vdup.32 q1, d3[1]
    vzip.32 q2, q0
    vfma.f32 q10, q3, q2
    vld1.32 {d4, d5}, [r2]
    sub r2, r2, #28
    vmov.i32 q0, #0
    vzip.32 q0, q6
    vfma.f32 q13, q2, q0
    vldr s0, [r1]
    vdup.32 q3, d0[0]
    vmov.i32 q0, #0
    vzip.32 q0, q1
    vfma.f32 q11, q2, q0
    vmov q0, q8
    vmov q1, q9
    vmov q8, q10
    vuzp.32 q0, q1
    vmov q9, q11
    vadd.f32 q0, q0, q1
    vmov.i32 q10, #0
    vmax.f32 q11, q3, q0
    vmov q0, q10
    vst1.32 {d22, d23}, [r14]
    vmov q10, q12
    vzip.32 q4, q0
    vmov q11, q13
    vmov q12, q4
    vmov q13, q4
    ldr r0, [r9, #8]
    add r0, r2, r0, lsl #2
    pld [r0]
    ldr r0, [r9, #4]
    add r2, r2, r0, lsl #2
    ldr r0, [r9, #20]
    add r0, r14, r0, lsl #2
    pld [r0]
    ldr r0, [r9, #16]
    add r14, r14, r0, lsl #2
    cmp r12, #0
    bne .Lloop_654
.Lloop_end_653:
    ldr r12, [r9, #36]
    ldr r4, [r9, #48]
    cmp r12, #0
    beq .Lloop_end_655
.Lloop_656:
    tst r4, #1
    beq .Lotherwise_657
    add r5, r5, #40
    vld1.32 {d6, d7}, [r2]!
    vmov.i32 q1, #0
    vld1.32 {d0, d1}, [r5]
    add r5, r5, #40
    vmov.i32 q2, #0
    vfma.f32 q12, q3, q15
    vmov q4, q1
    vdup.32 q1, d0[0]
    vdup.32 q5, d0[1]
    vzip.32 q1, q5
    vfma.f32 q10, q3, q1
    vld1.32 {d2, d3}, [r5]
    vdup.32 q5, d2[0]
    vdup.32 q6, d2[1]
    vzip.32 q5, q6
    vfma.f32 q8, q3, q5
    vld1.32 {d12, d13}, [r2]
    sub r2, r2, #8
    vfma.f32 q13, q6, q15
    vdup.32 q3, d0[0]
    vdup.32 q5, d0[1]
    vzip.32 q3, q5
    vfma.f32 q11, q6, q3
    vdup.32 q3, d2[0]
    vdup.32 q5, d2[1]
    vzip.32 q3, q5
    vfma.f32 q9, q6, q3
    vld1.32 {d12, d13}, [r2]!
    vfma.f32 q12, q6, q14
    vdup.32 q3, d1[0]
    vdup.32 q5, d1[1]
    vzip.32 q3, q5
    vfma.f32 q10, q6, q3
    vdup.32 q3, d3[0]
    vdup.32 q5, d3[1]
    vzip.32 q3, q5
    vfma.f32 q8, q6, q3
    vld1.32 {d10, d11}, [r2]
    sub r2, r2, #12
    vfma.f32 q13, q5, q14
    vdup.32 q3, d1[0]
    vdup.32 q0, d1[1]
    vzip.32 q3, q0
    vfma.f32 q11, q5, q3
    vdup.32 q0, d3[0]
    vdup.32 q1, d3[1]
    vzip.32 q0, q1
    vfma.f32 q9, q5, q0
    vldr s0, [r5, #-64]
    vldr s4, [r5, #-24]
    vld1.32 {d10, d11}, [r2]!
    vdup.32 q3, d0[0]
    vdup.32 q0, d0[0]
    vmov q6, q0
    vzip.32 q4, q3
    vfma.f32 q12, q5, q4
    vdup.32 q0, d2[0]
    vdup.32 q1, d2[0]
    vmov q3, q1
    vzip.32 q2, q0
    vfma.f32 q10, q5, q2
    vldr s0, [r5, #16]
    sub r5, r5, #80
    vmov.i32 q1, #0
    vmov q2, q1
    vdup.32 q1, d0[0]
    vdup.32 q0, d0[0]
    vmov q4, q0
    vzip.32 q2, q1
    vfma.f32 q8, q5, q2
    vld1.32 {d2, d3}, [r2]
    sub r2, r2, #28
    vmov.i32 q0, #0
    vzip.32 q0, q6
    vfma.f32 q13, q1, q0
    vmov.i32 q0, #0
    vzip.32 q0, q3
    vmov.i32 q2, #0
    vfma.f32 q11, q1, q0
    vzip.32 q2, q4
    vfma.f32 q9, q1, q2
    ldr r0, [r9, #8]
    add r0, r2, r0, lsl #2
    pld [r0]
    ldr r0, [r9, #4]
    add r2, r2, r0, lsl #2
.Lotherwise_657:
    lsr r4, r4, #1
    tst r4, #1
    beq .Lotherwise_658
    add r5, r5, #20
    vld1.32 {d6, d7}, [r2]!
    vmov.i32 q1, #0
    vld1.32 {d0, d1}, [r5]
    add r5, r5, #40
    vmov.i32 q2, #0
    vmov q4, q1
    vdup.32 q1, d0[0]
    vdup.32 q5, d0[1]
    vzip.32 q1, q5
    vfma.f32 q12, q3, q1
    vld1.32 {d2, d3}, [r5]
    vdup.32 q5, d2[0]
    vdup.32 q6, d2[1]
    vzip.32 q5, q6
    vfma.f32 q10, q3, q5
    vld1.32 {d12, d13}, [r2]
    sub r2, r2, #8
    vdup.32 q3, d0[0]
    vdup.32 q5, d0[1]
    vzip.32 q3, q5
    vfma.f32 q13, q6, q3
    vdup.32 q3, d2[0]
    vdup.32 q5, d2[1]
    vzip.32 q3, q5
    vfma.f32 q11, q6, q3
    vld1.32 {d12, d13}, [r2]!
    vdup.32 q3, d1[0]
    vdup.32 q5, d1[1]
    vzip.32 q3, q5
    vfma.f32 q12, q6, q3
    vdup.32 q3, d3[0]
    vdup.32 q5, d3[1]
    vzip.32 q3, q5
    vfma.f32 q10, q6, q3
    vld1.32 {d10, d11}, [r2]
    sub r2, r2, #12
    vdup.32 q3, d1[0]
    vdup.32 q0, d1[1]
    vzip.32 q3, q0
    vfma.f32 q13, q5, q3
    vdup.32 q0, d3[0]
    vdup.32 q1, d3[1]
    vzip.32 q0, q1
    vfma.f32 q11, q5, q0
    vldr s0, [r5, #-24]
    vldr s4, [r5, #16]
    sub r5, r5, #60
    vld1.32 {d10, d11}, [r2]!
    vdup.32 q3, d0[0]
    vdup.32 q0, d0[0]
    vmov q6, q0
    vzip.32 q4, q3
    vfma.f32 q12, q5, q4
    vdup.32 q0, d2[0]
    vdup.32 q1, d2[0]
    vmov q3, q1
    vzip.32 q2, q0
    vfma.f32 q10, q5, q2
    vld1.32 {d0, d1}, [r2]
    sub r2, r2, #28
    vmov.i32 q1, #0
    vzip.32 q1, q6
    vmov.i32 q2, #0
    vfma.f32 q13, q0, q1
    vzip.32 q2, q3
    vfma.f32 q11, q0, q2
    ldr r0, [r9, #8]
    add r0, r2, r0, lsl #2
    pld [r0]
    ldr r0, [r9, #4]
    add r2, r2, r0, lsl #2
.Lotherwise_658:
    vldr s0, [r3]
    sub r12, r12, #1
    vldr s4, [r1]
    lsr r4, r4, #1
    vdup.32 q0, d0[0]
    vuzp.32 q8, q9
    vdup.32 q1, d2[0]
    vadd.f32 q8, q8, q9
    vmov.i32 q9, #0
    vmax.f32 q8, q1, q8
    vzip.32 q0, q9
    vst1.32 {d16, d17}, [r14]
    vmov q8, q10
    vmov q9, q11
    vmov q10, q12
    vmov q11, q13
    vmov q12, q0
    vmov q13, q0
    ldr r0, [r9, #20]
    add r0, r14, r0, lsl #2
    pld [r0]
    ldr r0, [r9, #16]
    add r14, r14, r0, lsl #2
    cmp r12, #0
    bne .Lloop_656
.Lloop_end_655:
    ldr r0, [r9]
    sub r6, r6, #1
    add r5, r5, #100
    ldr r1, [r9, #12]
    ldr r2, [r9, #24]
    add r8, r8, r0, lsl #2
    add r7, r7, r1, lsl #2
    add r3, r3, r2, lsl #2
    cmp r6, #0
    bne .Lloop_647
.Lloop_end_646:
    vpop {d8, d9, d10, d11, d12, d13, d14, d15}
    pop {r4, r5, r6, r7, r8, r9, r10, pc}
    .size nnp_depthwise_5x5_by_2__armv7_neon, . - nnp_depthwise_5x5_by_2__armv7_neon

    .text
    .p2align 4
    .globl nnp_depthwise_5x5_by_2_edge__armv7_neon
    .type nnp_depthwise_5x5_by_2_edge__armv7_neon, %function
nnp_depthwise_5x5_by_2_edge__armv7_neon:
    push {r4, r5, r6, r7, r8, r9, r10, r11, r14}
    vpush {d8, d9, d10, d11, d12, d13, d14, d15}
    ldr r7, [sp, #104]
    mov r8, r0
    mov r9, r1
    mov r6, r2
    ldr r10, [sp, #100]
    ldr r1, [r7, #56]
    cmp r8, #0
    beq .Lloop_end_659
.Lloop_660:
    vldr s0, [r3]
    vmov.i32 q8, #0
    mov r2, r7
    vld1.32 {d2, d3}, [r6]
    vmov.i32 q9, #0
    mov r12, r9
    vdup.32 q10, d0[0]
    ldr r14, [r7, #28]
    mov r4, r10
    vdup.32 q11, d0[0]
    ldr r5, [r7, #40]
    add r2, r2, #64
    vdup.32 q12, d0[0]
    ldr r11, [r7, #44]
    vmov.i32 q13, #0
    vdup.32 q15, d2[0]
    vdup.32 q14, d2[1]
    vdup.32 q0, d3[0]
    vdup.32 q1, d3[1]
    vmov q2, q14
    vmov q14, q0
    vzip.32 q10, q8
    vzip.32 q11, q9
    vzip.32 q12, q13
    vzip.32 q15, q2
    vzip.32 q14, q1
    vmov q8, q10
    vmov q9, q10
    vmov q10, q11
    vmov q13, q12
    cmp r14, #0
    beq .Lloop_end_661
.Lloop_662:
    tst r5, #1
    beq .Lotherwise_663
    ubfx r0, r1, #0, #4
    cmp r0, #15
    bne .Lotherwise_664
    vld1.32 {d8, d9}, [r12]
    b .Lend_665
.Lotherwise_664:
    vmov.i32 q4, #0
    tst r1, #1
    beq .Lotherwise_666
    vld1.32 {d8[0]}, [r12]
.Lotherwise_666:
    tst r1, #2
    beq .Lotherwise_667
    add r0, r12, #4
    vld1.32 {d8[1]}, [r0]
.Lotherwise_667:
    tst r1, #4
    beq .Lotherwise_668
    add r0, r12, #8
    vld1.32 {d9[0]}, [r0]
.Lotherwise_668:
    tst r1, #8
    beq .Lotherwise_669
    add r0, r12, #12
    vld1.32 {d9[1]}, [r0]
.Lotherwise_669:
.Lend_665:
    vldr d0, [r6, #40]
    ubfx r0, r1, #4, #4
    vfma.f32 q12, q4, q15
    vldr d2, [r6, #80]
    vdup.32 q2, d0[0]
    vdup.32 q0, d0[1]
    vdup.32 q3, d2[0]
    vdup.32 q1, d2[1]
    vzip.32 q2, q0
    vzip.32 q3, q1
    vfma.f32 q10, q4, q2
    vfma.f32 q8, q4, q3
    cmp r0, #15
    bne .Lotherwise_670
    add r0, r12, #16
    vld1.32 {d8, d9}, [r0]
    b .Lend_671
.Lotherwise_670:
    vmov.i32 q4, #0
    tst r1, #16
    beq .Lotherwise_672
    add r0, r12, #16
    vld1.32 {d8[0]}, [r0]
.Lotherwise_672:
    tst r1, #32
    beq .Lotherwise_673
    add r0, r12, #20
    vld1.32 {d8[1]}, [r0]
.Lotherwise_673:
    tst r1, #64
    beq .Lotherwise_674
    add r0, r12, #24
    vld1.32 {d9[0]}, [r0]
.Lotherwise_674:
    tst r1, #128
    beq .Lotherwise_675
    add r0, r12, #28
    vld1.32 {d9[1]}, [r0]
.Lotherwise_675:
.Lend_671:
    vldr d0, [r6, #40]
    ubfx r0, r1, #2, #4
    vfma.f32 q13, q4, q15
    vldr d2, [r6, #80]
    vdup.32 q2, d0[0]
    vdup.32 q0, d0[1]
    vdup.32 q3, d2[0]
    vdup.32 q1, d2[1]
    vzip.32 q2, q0
    vzip.32 q3, q1
    vfma.f32 q11, q4, q2
    vfma.f32 q9, q4, q3
    cmp r0, #15
    bne .Lotherwise_676
    add r0, r12, #8
    vld1.32 {d8, d9}, [r0]
    b .Lend_677
.Lotherwise_676:
    vmov.i32 q4, #0
    tst r1, #4
    beq .Lotherwise_678
    add r0, r12, #8
    vld1.32 {d8[0]}, [r0]
.Lotherwise_678:
    tst r1, #8
    beq .Lotherwise_679
    add r0, r12, #12
    vld1.32 {d8[1]}, [r0]
.Lotherwise_679:
    tst r1, #16
    beq .Lotherwise_680
    add r0, r12, #16
    vld1.32 {d9[0]}, [r0]
.Lotherwise_680:
    tst r1, #32
    beq .Lotherwise_681
    add r0, r12, #20
    vld1.32 {d9[1]}, [r0]
.Lotherwise_681:
.Lend_677:
    vldr d0, [r6, #48]
    ubfx r0, r1, #6, #4
    vfma.f32 q12, q4, q14
    vldr d2, [r6, #88]
    vdup.32 q2, d0[0]
    vdup.32 q0, d0[1]
    vdup.32 q3, d2[0]
    vdup.32 q1, d2[1]
    vzip.32 q2, q0
    vzip.32 q3, q1
    vfma.f32 q10, q4, q2
    vfma.f32 q8, q4, q3
    cmp r0, #15
    bne .Lotherwise_682
    add r0, r12, #24
    vld1.32 {d8, d9}, [r0]
    b .Lend_683
.Lotherwise_682:
    vmov.i32 q4, #0
    tst r1, #64
    beq .Lotherwise_684
    add r0, r12, #24
    vld1.32 {d8[0]}, [r0]
.Lotherwise_684:
    tst r1, #128
    beq .Lotherwise_685
    add r0, r12, #28
    vld1.32 {d8[1]}, [r0]
.Lotherwise_685:
    tst r1, #256
    beq .Lotherwise_686
    add r0, r12, #32
    vld1.32 {d9[0]}, [r0]
.Lotherwise_686:
    tst r1, #512
    beq .Lotherwise_687
    add r0, r12, #36
    vld1.32 {d9[1]}, [r0]
.Lotherwise_687:
.Lend_683:
    vldr d0, [r6, #48]
    ubfx r0, r1, #3, #4
    vfma.f32 q13, q4, q14
    vldr d2, [r6, #88]
    vdup.32 q2, d0[0]
    vdup.32 q0, d0[1]
    vdup.32 q3, d2[0]
    vdup.32 q1, d2[1]
    vzip.32 q2, q0
    vzip.32 q3, q1
    vfma.f32 q11, q4, q2
    vfma.f32 q9, q4, q3
    cmp r0, #15
    bne .Lotherwise_688
    add r0, r12, #12
    vld1.32 {d8, d9}, [r0]
    b .Lend_689
.Lotherwise_688:
    vmov.i32 q4, #0
    tst r1, #8
    beq .Lotherwise_690
    add r0, r12, #12
    vld1.32 {d8[0]}, [r0]
.Lotherwise_690:
    tst r1, #16
    beq .Lotherwise_691
    add r0, r12, #16
    vld1.32 {d8[1]}, [r0]
.Lotherwise_691:
    tst r1, #32
    beq .Lotherwise_692
    add r0, r12, #20
    vld1.32 {d9[0]}, [r0]
.Lotherwise_692:
    tst r1, #64
    beq .Lotherwise_693
    add r0, r12, #24
    vld1.32 {d9[1]}, [r0]
.Lotherwise_693:
.Lend_689:
    vldr s8, [r6, #16]
    vmov.i32 q3, #0
    ubfx r0, r1, #7, #4
    vldr s0, [r6, #56]
    vmov.i32 q5, #0
    vldr s4, [r6, #96]
    vdup.32 q6, d4[0]
    vdup.32 q0, d0[0]
    vmov.i32 q2, #0
    vdup.32 q1, d2[0]
    vmov q7, q0
    vmov q0, q2
    vzip.32 q3, q6
    vzip.32 q5, q7
    vzip.32 q0, q1
    vfma.f32 q12, q4, q3
    vfma.f32 q10, q4, q5
    vfma.f32 q8, q4, q0
    cmp r0, #15
    bne .Lotherwise_694
    add r0, r12, #28
    vld1.32 {d8, d9}, [r0]
    b .Lend_695
.Lotherwise_694:
    vmov.i32 q4, #0
    tst r1, #128
    beq .Lotherwise_696
    add r0, r12, #28
    vld1.32 {d8[0]}, [r0]
.Lotherwise_696:
    tst r1, #256
    beq .Lotherwise_697
    add r0, r12, #32
    vld1.32 {d8[1]}, [r0]
.Lotherwise_697:
    tst r1, #512
    beq .Lotherwise_698
    add r0, r12, #36
    vld1.32 {d9[0]}, [r0]
.Lotherwise_698:
    tst r1, #1024
    beq .Lotherwise_699
    add r0, r12, #40
    vld1.32 {d9[1]}, [r0]
.Lotherwise_699:
.Lend_695:
    vldr s8, [r6, #16]
    vmov.i32 q3, #0
    vldr s0, [r6, #56]
    vmov.i32 q5, #0
    vldr s4, [r6, #96]
    vdup.32 q6, d4[0]
    vdup.32 q0, d0[0]
    ldr r0, [r7, #8]
    vmov.i32 q2, #0
    vdup.32 q1, d2[0]
    add r0, r12, r0, lsl #2
    pld [r0]
    ldr r0, [r7, #4]
    add r12, r12, r0, lsl #2
    vmov q7, q0
    vmov q0, q2
    vzip.32 q3, q6
    vzip.32 q5, q7
    vzip.32 q0, q1
    vfma.f32 q13, q4, q3
    vfma.f32 q11, q4, q5
    vfma.f32 q9, q4, q0
.Lotherwise_663:
    lsr r5, r5, #1
    tst r5, #1
    beq .Lotherwise_700
    ubfx r0, r1, #0, #4
    cmp r0, #15
    bne .Lotherwise_701
    vld1.32 {d8, d9}, [r12]
    b .Lend_702
.Lotherwise_701:
    vmov.i32 q4, #0
    tst r1, #1
    beq .Lotherwise_703
    vld1.32 {d8[0]}, [r12]
.Lotherwise_703:
    tst r1, #2
    beq .Lotherwise_704
    add r0, r12, #4
    vld1.32 {d8[1]}, [r0]
.Lotherwise_704:
    tst r1, #4
    beq .Lotherwise_705
    add r0, r12, #8
    vld1.32 {d9[0]}, [r0]
.Lotherwise_705:
    tst r1, #8
    beq .Lotherwise_706
    add r0, r12, #12
    vld1.32 {d9[1]}, [r0]
.Lotherwise_706:
.Lend_702:
    vldr d0, [r6, #20]
    ubfx r0, r1, #4, #4
    vldr d2, [r6, #60]
    vdup.32 q2, d0[0]
    vdup.32 q0, d0[1]
    vdup.32 q3, d2[0]
    vdup.32 q1, d2[1]
    vzip.32 q2, q0
    vzip.32 q3, q1
    vfma.f32 q12, q4, q2
    vfma.f32 q10, q4, q3
    cmp r0, #15
    bne .Lotherwise_707
    add r0, r12, #16
    vld1.32 {d8, d9}, [r0]
    b .Lend_708
.Lotherwise_707:
    vmov.i32 q4, #0
    tst r1, #16
    beq .Lotherwise_709
    add r0, r12, #16
    vld1.32 {d8[0]}, [r0]
.Lotherwise_709:
    tst r1, #32
    beq .Lotherwise_710
    add r0, r12, #20
    vld1.32 {d8[1]}, [r0]
.Lotherwise_710:
    tst r1, #64
    beq .Lotherwise_711
    add r0, r12, #24
    vld1.32 {d9[0]}, [r0]
.Lotherwise_711:
    tst r1, #128
    beq .Lotherwise_712
    add r0, r12, #28
    vld1.32 {d9[1]}, [r0]
.Lotherwise_712:
.Lend_708:
    vldr d0, [r6, #20]
    ubfx r0, r1, #2, #4
    vldr d2, [r6, #60]
    vdup.32 q2, d0[0]
    vdup.32 q0, d0[1]
    vdup.32 q3, d2[0]
    vdup.32 q1, d2[1]
    vzip.32 q2, q0
    vzip.32 q3, q1
    vfma.f32 q13, q4, q2
    vfma.f32 q11, q4, q3
    cmp r0, #15
    bne .Lotherwise_713
    add r0, r12, #8
    vld1.32 {d8, d9}, [r0]
    b .Lend_714
.Lotherwise_713:
    vmov.i32 q4, #0
    tst r1, #4
    beq .Lotherwise_715
    add r0, r12, #8
    vld1.32 {d8[0]}, [r0]
.Lotherwise_715:
    tst r1, #8
    beq .Lotherwise_716
    add r0, r12, #12
    vld1.32 {d8[1]}, [r0]
.Lotherwise_716:
    tst r1, #16
    beq .Lotherwise_717
    add r0, r12, #16
    vld1.32 {d9[0]}, [r0]
.Lotherwise_717:
    tst r1, #32
    beq .Lotherwise_718
    add r0, r12, #20
    vld1.32 {d9[1]}, [r0]
.Lotherwise_718:
.Lend_714:
    vldr d0, [r6, #28]
    ubfx r0, r1, #6, #4
    vldr d2, [r6, #68]
    vdup.32 q2, d0[0]
    vdup.32 q0, d0[1]
    vdup.32 q3, d2[0]
    vdup.32 q1, d2[1]
    vzip.32 q2, q0
    vzip.32 q3, q1
    vfma.f32 q12, q4, q2
    vfma.f32 q10, q4, q3
    cmp r0, #15
    bne .Lotherwise_719
    add r0, r12, #24
    vld1.32 {d8, d9}, [r0]
    b .Lend_720
.Lotherwise_719:
    vmov.i32 q4, #0
    tst r1, #64
    beq .Lotherwise_721
    add r0, r12, #24
    vld1.32 {d8[0]}, [r0]
.Lotherwise_721:
    tst r1, #128
    beq .Lotherwise_722
    add r0, r12, #28
    vld1.32 {d8[1]}, [r0]
.Lotherwise_722:
    tst r1, #256
    beq .Lotherwise_723
    add r0, r12, #32
    vld1.32 {d9[0]}, [r0]
.Lotherwise_723:
    tst r1, #512
    beq .Lotherwise_724
    add r0, r12, #36
    vld1.32 {d9[1]}, [r0]
.Lotherwise_724:
.Lend_720:
    vldr d0, [r6, #28]
    ubfx r0, r1, #3, #4
    vldr d2, [r6, #68]
    vdup.32 q2, d0[0]
    vdup.32 q0, d0[1]
    vdup.32 q3, d2[0]
    vdup.32 q1, d2[1]
    vzip.32 q2, q0
    vzip.32 q3, q1
    vfma.f32 q13, q4, q2
    vfma.f32 q11, q4, q3
    cmp r0, #15
    bne .Lotherwise_725
    add r0, r12, #12
    vld1.32 {d6, d7}, [r0]
    b .Lend_726
.Lotherwise_725:
    vmov.i32 q3, #0
    tst r1, #8
    beq .Lotherwise_727
    add r0, r12, #12
    vld1.32 {d6[0]}, [r0]
.Lotherwise_727:
    tst r1, #16
    beq .Lotherwise_728
    add r0, r12, #16
    vld1.32 {d6[1]}, [r0]
.Lotherwise_728:
    tst r1, #32
    beq .Lotherwise_729
    add r0, r12, #20
    vld1.32 {d7[0]}, [r0]
.Lotherwise_729:
    tst r1, #64
    beq .Lotherwise_730
    add r0, r12, #24
    vld1.32 {d7[1]}, [r0]
.Lotherwise_730:
.Lend_726:
    vldr s0, [r6, #36]
    vmov.i32 q2, #0
    ubfx r0, r1, #7, #4
    vldr s4, [r6, #76]
    vmov.i32 q4, #0
    vdup.32 q0, d0[0]
    vdup.32 q1, d2[0]
    vzip.32 q2, q0
    vzip.32 q4, q1
    vfma.f32 q12, q3, q2
    vfma.f32 q10, q3, q4
    cmp r0, #15
    bne .Lotherwise_731
    add r0, r12, #28
    vld1.32 {d6, d7}, [r0]
    b .Lend_732
.Lotherwise_731:
    vmov.i32 q3, #0
    tst r1, #128
    beq .Lotherwise_733
    add r0, r12, #28
    vld1.32 {d6[0]}, [r0]
.Lotherwise_733:
    tst r1, #256
    beq .Lotherwise_734
    add r0, r12, #32
    vld1.32 {d6[1]}, [r0]
.Lotherwise_734:
    tst r1, #512
    beq .Lotherwise_735
    add r0, r12, #36
    vld1.32 {d7[0]}, [r0]
.Lotherwise_735:
    tst r1, #1024
    beq .Lotherwise_736
    add r0, r12, #40
    vld1.32 {d7[1]}, [r0]
.Lotherwise_736:
.Lend_732:
    vldr s0, [r6, #36]
    vmov.i32 q2, #0
    vldr s4, [r6, #76]
    vmov.i32 q4, #0
    vdup.32 q0, d0[0]
    ldr r0, [r7, #8]
    vdup.32 q1, d2[0]
    add r0, r12, r0, lsl #2
    pld [r0]
    ldr r0, [r7, #4]
    add r12, r12, r0, lsl #2
    vzip.32 q2, q0
    vzip.32 q4, q1
    vfma.f32 q13, q3, q2
    vfma.f32 q11, q3, q4
.Lotherwise_700:
    lsr r5, r5, #1
    tst r11, #1
    beq .Lotherwise_737
    vldr s0, [r2]
    ldr r0, [r7, #20]
    vdup.32 q0, d0[0]
    vuzp.32 q8, q9
    add r0, r4, r0, lsl #2
    pld [r0]
    ldr r0, [r7, #16]
    vadd.f32 q8, q8, q9
    vmax.f32 q8, q0, q8
    vst1.32 {d16, d17}, [r4]
    add r4, r4, r0, lsl #2
.Lotherwise_737:
    vldr s0, [r3]
    vmov.i32 q9, #0
    sub r14, r14, #1
    lsr r11, r11, #1
    vmov q8, q10
    vdup.32 q10, d0[0]
    vmov q0, q9
    vmov q1, q10
    vmov q9, q11
    vzip.32 q1, q0
    vmov q10, q12
    vmov q11, q13
    vmov q12, q1
    vmov q13, q1
    cmp r14, #0
    bne .Lloop_662
.Lloop_end_661:
    ldr r14, [r7, #32]
    cmp r14, #0
    beq .Lloop_end_738
.Lloop_739:
    ubfx r0, r1, #0, #4
    cmp r0, #15
    bne .Lotherwise_740
    vld1.32 {d8, d9}, [r12]
    b .Lend_741
.Lotherwise_740:
    vmov.i32 q4, #0
    tst r1, #1
    beq .Lotherwise_742
    vld1.32 {d8[0]}, [r12]
.Lotherwise_742:
    tst r1, #2
    beq .Lotherwise_743
    add r0, r12, #4
    vld1.32 {d8[1]}, [r0]
.Lotherwise_743:
    tst r1, #4
    beq .Lotherwise_744
    add r0, r12, #8
    vld1.32 {d9[0]}, [r0]
.Lotherwise_744:
    tst r1, #8
    beq .Lotherwise_745
    add r0, r12, #12
    vld1.32 {d9[1]}, [r0]
.Lotherwise_745:
.Lend_741:
    vldr d0, [r6, #40]
    ubfx r0, r1, #4, #4
    vfma.f32 q12, q4, q15
    vldr d2, [r6, #80]
    vdup.32 q2, d0[0]
    vdup.32 q0, d0[1]
    vdup.32 q3, d2[0]
    vdup.32 q1, d2[1]
    vzip.32 q2, q0
    vzip.32 q3, q1
    vfma.f32 q10, q4, q2
    vfma.f32 q8, q4, q3
    cmp r0, #15
    bne .Lotherwise_746
    add r0, r12, #16
    vld1.32 {d8, d9}, [r0]
    b .Lend_747
.Lotherwise_746:
    vmov.i32 q4, #0
    tst r1, #16
    beq .Lotherwise_748
    add r0, r12, #16
    vld1.32 {d8[0]}, [r0]
.Lotherwise_748:
    tst r1, #32
    beq .Lotherwise_749
    add r0, r12, #20
    vld1.32 {d8[1]}, [r0]
.Lotherwise_749:
    tst r1, #64
    beq .Lotherwise_750
    add r0, r12, #24
    vld1.32 {d9[0]}, [r0]
.Lotherwise_750:
    tst r1, #128
    beq .Lotherwise_751
    add r0, r12, #28
    vld1.32 {d9[1]}, [r0]
.Lotherwise_751:
.Lend_747:
    vldr d0, [r6, #40]
    ubfx r0, r1, #2, #4
    vfma.f32 q13, q4, q15
    vldr d2, [r6, #80]
    vdup.32 q2, d0[0]
    vdup.32 q0, d0[1]
    vdup.32 q3, d2[0]
    vdup.32 q1, d2[1]
    vzip.32 q2, q0
    vzip.32 q3, q1
    vfma.f32 q11, q4, q2
    vfma.f32 q9, q4, q3
    cmp r0, #15
    bne .Lotherwise_752
    add r0, r12, #8
    vld1.32 {d8, d9}, [r0]
    b .Lend_753
.Lotherwise_752:
    vmov.i32 q4, #0
    tst r1, #4
    beq .Lotherwise_754
    add r0, r12, #8
    vld1.32 {d8[0]}, [r0]
.Lotherwise_754:
    tst r1, #8
    beq .Lotherwise_755
    add r0, r12, #12
    vld1.32 {d8[1]}, [r0]
.Lotherwise_755:
    tst r1, #16
    beq .Lotherwise_756
    add r0, r12, #16
    vld1.32 {d9[0]}, [r0]
.Lotherwise_756:
    tst r1, #32
    beq .Lotherwise_757
    add r0, r12, #20
    vld1.32 {d9[1]}, [r0]
.Lotherwise_757:
.Lend_753:
    vldr d0, [r6, #48]
    ubfx r0, r1, #6, #4
    vfma.f32 q12, q4, q14
    vldr d2, [r6, #88]
    vdup.32 q2, d0[0]
    vdup.32 q0, d0[1]
    vdup.32 q3, d2[0]
    vdup.32 q1, d2[1]
    vzip.32 q2, q0
    vzip.32 q3, q1
    vfma.f32 q10, q4, q2
    vfma.f32 q8, q4, q3
    cmp r0, #15
    bne .Lotherwise_758
    add r0, r12, #24
    vld1.32 {d8, d9}, [r0]
    b .Lend_759
.Lotherwise_758:
    vmov.i32 q4, #0
    tst r1, #64
    beq .Lotherwise_760
    add r0, r12, #24
    vld1.32 {d8[0]}, [r0]
.Lotherwise_760:
    tst r1, #128
    beq .Lotherwise_761
    add r0, r12, #28
    vld1.32 {d8[1]}, [r0]
.Lotherwise_761:
    tst r1, #256
    beq .Lotherwise_762
    add r0, r12, #32
    vld1.32 {d9[0]}, [r0]
.Lotherwise_762:
    tst r1, #512
    beq .Lotherwise_763
    add r0, r12, #36
    vld1.32 {d9[1]}, [r0]
.Lotherwise_763:
.Lend_759:
    vldr d0, [r6, #48]
    ubfx r0, r1, #3, #4
    vfma.f32 q13, q4, q14
    vldr d2, [r6, #88]
    vdup.32 q2, d0[0]
    vdup.32 q0, d0[1]
    vdup.32 q3, d2[0]
    vdup.32 q1, d2[1]
    vzip.32 q2, q0
    vzip.32 q3, q1
    vfma.f32 q11, q4, q2
    vfma.f32 q9, q4, q3
    cmp r0, #15
    bne .Lotherwise_764
    add r0, r12, #12
    vld1.32 {d8, d9}, [r0]
    b .Lend_765
.Lotherwise_764:
    vmov.i32 q4, #0
    tst r1, #8
    beq .Lotherwise_766
    add r0, r12, #12
    vld1.32 {d8[0]}, [r0]
.Lotherwise_766:
    tst r1, #16
    beq .Lotherwise_767
    add r0, r12, #16
    vld1.32 {d8[1]}, [r0]
.Lotherwise_767:
    tst r1, #32
    beq .Lotherwise_768
    add r0, r12, #20
    vld1.32 {d9[0]}, [r0]
.Lotherwise_768:
    tst r1, #64
    beq .Lotherwise_769
    add r0, r12, #24
    vld1.32 {d9[1]}, [r0]
.Lotherwise_769:
.Lend_765:
    vldr s8, [r6, #16]
    vmov.i32 q3, #0
    ubfx r0, r1, #7, #4
    vldr s0, [r6, #56]
    vmov.i32 q5, #0
    vldr s4, [r6, #96]
    vdup.32 q6, d4[0]
    vdup.32 q0, d0[0]
    vmov.i32 q2, #0
    vdup.32 q1, d2[0]
    vmov q7, q0
    vmov q0, q2
    vzip.32 q3, q6
    vzip.32 q5, q7
    vzip.32 q0, q1
    vfma.f32 q12, q4, q3
    vfma.f32 q10, q4, q5
    vfma.f32 q8, q4, q0
    cmp r0, #15
    bne .Lotherwise_770
    add r0, r12, #28
    vld1.32 {d8, d9}, [r0]
    b .Lend_771
.Lotherwise_770:
    vmov.i32 q4, #0
    tst r1, #128
    beq .Lotherwise_772
    add r0, r12, #28
    vld1.32 {d8[0]}, [r0]
.Lotherwise_772:
    tst r1, #256
    beq .Lotherwise_773
    add r0, r12, #32
    vld1.32 {d8[1]}, [r0]
.Lotherwise_773:
    tst r1, #512
    beq .Lotherwise_774
    add r0, r12, #36
    vld1.32 {d9[0]}, [r0]
.Lotherwise_774:
    tst r1, #1024
    beq .Lotherwise_775
    add r0, r12, #40
    vld1.32 {d9[1]}, [r0]
.Lotherwise_775:
.Lend_771:
    vldr s0, [r6, #16]
    vmov.i32 q3, #0
    ubfx r5, r1, #0, #4
    vldr s4, [r6, #56]
    vmov.i32 q5, #0
    vldr s8, [r6, #96]
    vdup.32 q6, d0[0]
    vdup.32 q0, d2[0]
    ldr r0, [r7, #8]
    vmov.i32 q1, #0
    ldr r11, [r7, #4]
    vdup.32 q2, d4[0]
    add r0, r12, r0, lsl #2
    pld [r0]
    add r12, r12, r11, lsl #2
    vmov q7, q0
    vmov q0, q1
    vzip.32 q3, q6
    vzip.32 q5, q7
    vzip.32 q0, q2
    vfma.f32 q13, q4, q3
    vfma.f32 q11, q4, q5
    vfma.f32 q9, q4, q0
    cmp r5, #15
    bne .Lotherwise_776
    vld1.32 {d8, d9}, [r12]
    b .Lend_777
.Lotherwise_776:
    vmov.i32 q4, #0
    tst r1, #1
    beq .Lotherwise_778
    vld1.32 {d8[0]}, [r12]
.Lotherwise_778:
    tst r1, #2
    beq .Lotherwise_779
    add r0, r12, #4
    vld1.32 {d8[1]}, [r0]
.Lotherwise_779:
    tst r1, #4
    beq .Lotherwise_780
    add r0, r12, #8
    vld1.32 {d9[0]}, [r0]
.Lotherwise_780:
    tst r1, #8
    beq .Lotherwise_781
    add r0, r12, #12
    vld1.32 {d9[1]}, [r0]
.Lotherwise_781:
.Lend_777:
    vldr d0, [r6, #20]
    ubfx r0, r1, #4, #4
    vldr d2, [r6, #60]
    vdup.32 q2, d0[0]
    vdup.32 q0, d0[1]
    vdup.32 q3, d2[0]
    vdup.32 q1, d2[1]
    vzip.32 q2, q0
    vzip.32 q3, q1
    vfma.f32 q12, q4, q2
    vfma.f32 q10, q4, q3
    cmp r0, #15
    bne .Lotherwise_782
    add r0, r12, #16
    vld1.32 {d8, d9}, [r0]
    b .Lend_783
.Lotherwise_782:
    vmov.i32 q4, #0
    tst r1, #16
    beq .Lotherwise_784
    add r0, r12, #16
    vld1.32 {d8[0]}, [r0]
.Lotherwise_784:
    tst r1, #32
    beq .Lotherwise_785
    add r0, r12, #20
    vld1.32 {d8[1]}, [r0]
.Lotherwise_785:
    tst r1, #64
    beq .Lotherwise_786
    add r0, r12, #24
    vld1.32 {d9[0]}, [r0]
.Lotherwise_786:
    tst r1, #128
    beq .Lotherwise_787
    add r0, r12, #28
    vld1.32 {d9[1]}, [r0]
.Lotherwise_787:
.Lend_783:
    vldr d0, [r6, #20]
    ubfx r0, r1, #2, #4
    vldr d2, [r6, #60]
    vdup.32 q2, d0[0]
    vdup.32 q0, d0[1]
    vdup.32 q3, d2[0]
    vdup.32 q1, d2[1]
    vzip.32 q2, q0
    vzip.32 q3, q1
    vfma.f32 q13, q4, q2
    vfma.f32 q11, q4, q3
    cmp r0, #15
    bne .Lotherwise_788
    add r0, r12, #8
    vld1.32 {d8, d9}, [r0]
    b .Lend_789
.Lotherwise_788:
    vmov.i32 q4, #0
    tst r1, #4
    beq .Lotherwise_790
    add r0, r12, #8
    vld1.32 {d8[0]}, [r0]
.Lotherwise_790:
    tst r1, #8
    beq .Lotherwise_791
    add r0, r12, #12
    vld1.32 {d8[1]}, [r0]
.Lotherwise_791:
    tst r1, #16
    beq .Lotherwise_792
    add r0, r12, #16
    vld1.32 {d9[0]}, [r0]
.Lotherwise_792:
    tst r1, #32
    beq .Lotherwise_793
    add r0, r12, #20
    vld1.32 {d9[1]}, [r0]
.Lotherwise_793:
.Lend_789:
    vldr d0, [r6, #28]
    ubfx r0, r1, #6, #4
    vldr d2, [r6, #68]
    vdup.32 q2, d0[0]
    vdup.32 q0, d0[1]
    vdup.32 q3, d2[0]
    vdup.32 q1, d2[1]
    vzip.32 q2, q0
    vzip.32 q3, q1
    vfma.f32 q12, q4, q2
    vfma.f32 q10, q4, q3
    cmp r0, #15
    bne .Lotherwise_794
    add r0, r12, #24
    vld1.32 {d8, d9}, [r0]
    b .Lend_795
.Lotherwise_794:
    vmov.i32 q4, #0
    tst r1, #64
    beq .Lotherwise_796
    add r0, r12, #24
    vld1.32 {d8[0]}, [r0]
.Lotherwise_796:
    tst r1, #128
    beq .Lotherwise_797
    add r0, r12, #28
    vld1.32 {d8[1]}, [r0]
.Lotherwise_797:
    tst r1, #256
    beq .Lotherwise_798
    add r0, r12, #32
    vld1.32 {d9[0]}, [r0]
.Lotherwise_798:
    tst r1, #512
    beq .Lotherwise_799
    add r0, r12, #36
    vld1.32 {d9[1]}, [r0]
.Lotherwise_799:
.Lend_795:
    vldr d0, [r6, #28]
    ubfx r0, r1, #3, #4
    vldr d2, [r6, #68]
    vdup.32 q2, d0[0]
    vdup.32 q0, d0[1]
    vdup.32 q3, d2[0]
    vdup.32 q1, d2[1]
    vzip.32 q2, q0
    vzip.32 q3, q1
    vfma.f32 q13, q4, q2
    vfma.f32 q11, q4, q3
    cmp r0, #15
    bne .Lotherwise_800
    add r0, r12, #12
    vld1.32 {d6, d7}, [r0]
    b .Lend_801
.Lotherwise_800:
    vmov.i32 q3, #0
    tst r1, #8
    beq .Lotherwise_802
    add r0, r12, #12
    vld1.32 {d6[0]}, [r0]
.Lotherwise_802:
    tst r1, #16
    beq .Lotherwise_803
    add r0, r12, #16
    vld1.32 {d6[1]}, [r0]
.Lotherwise_803:
    tst r1, #32
    beq .Lotherwise_804
    add r0, r12, #20
    vld1.32 {d7[0]}, [r0]
.Lotherwise_804:
    tst r1, #64
    beq .Lotherwise_805
    add r0, r12, #24
    vld1.32 {d7[1]}, [r0]
.Lotherwise_805:
.Lend_801:
    vldr s0, [r6, #36]
    vmov.i32 q2, #0
    ubfx r0, r1, #7, #4
    vldr s4, [r6, #76]
    vmov.i32 q4, #0
    vdup.32 q0, d0[0]
    vdup.32 q1, d2[0]
    vzip.32 q2, q0
    vzip.32 q4, q1
    vfma.f32 q12, q3, q2
    vfma.f32 q10, q3, q4
    cmp r0, #15
    bne .Lotherwise_806
    add r0, r12, #28
    vld1.32 {d6, d7}, [r0]
    b .Lend_807
.Lotherwise_806:
    vmov.i32 q3, #0
    tst r1, #128
    beq .Lotherwise_808
    add r0, r12, #28
    vld1.32 {d6[0]}, [r0]
.Lotherwise_808:
    tst r1, #256
    beq .Lotherwise_809
    add r0, r12, #32
    vld1.32 {d6[1]}, [r0]
.Lotherwise_809:
    tst r1, #512
    beq .Lotherwise_810
    add r0, r12, #36
    vld1.32 {d7[0]}, [r0]
.Lotherwise_810:
    tst r1, #1024
    beq .Lotherwise_811
    add r0, r12, #40
    vld1.32 {d7[1]}, [r0]
.Lotherwise_811:
.Lend_807:
    vldr s0, [r6, #36]
    vmov.i32 q2, #0
    sub r14, r14, #1
    vldr s4, [r6, #76]
    vmov.i32 q5, #0
    vdup.32 q4, d0[0]
    vldr s0, [r3]
    vdup.32 q6, d2[0]
    vldr s4, [r2]
    ldr r0, [r7, #8]
    ldr r5, [r7, #20]
    ldr r11, [r7, #4]
    add r0, r12, r0, lsl #2
    vmov q7, q6
    add r5, r4, r5, lsl #2
    pld [r0]
    vmov q6, q8
    add r12, r12, r11, lsl #2
    ldr r0, [r7, #16]
    vzip.32 q2, q4
    pld [r5]
    vmov q4, q9
    vzip.32 q5, q7
    vuzp.32 q6, q4
    vdup.32 q8, d0[0]
    vmov.i32 q9, #0
    vfma.f32 q13, q3, q2
    vfma.f32 q11, q3, q5
    vdup.32 q0, d2[0]
    vadd.f32 q6, q6, q4
    vmov q1, q8
    vmax.f32 q8, q0, q6
    vzip.32 q1, q9
    vst1.32 {d16, d17}, [r4]
    add r4, r4, r0, lsl #2
    vmov q8, q10
    vmov q9, q11
    vmov q10, q12
    vmov q11, q13
    vmov q12, q1
    vmov q13, q1
    cmp r14, #0
    bne .Lloop_739
.Lloop_end_738:
    ldr r14, [r7, #36]
    ldr r5, [r7, #48]
    cmp r14, #0
    beq .Lloop_end_812
.Lloop_813:
    tst r5, #1
    beq .Lotherwise_814
    ubfx r0, r1, #0, #4
    cmp r0, #15
    bne .Lotherwise_815
    vld1.32 {d8, d9}, [r12]
    b .Lend_816
.Lotherwise_815:
    vmov.i32 q4, #0
    tst r1, #1
    beq .Lotherwise_817
    vld1.32 {d8[0]}, [r12]
.Lotherwise_817:
    tst r1, #2
    beq .Lotherwise_818
    add r0, r12, #4
    vld1.32 {d8[1]}, [r0]
.Lotherwise_818:
    tst r1, #4
    beq .Lotherwise_819
    add r0, r12, #8
    vld1.32 {d9[0]}, [r0]
.Lotherwise_819:
    tst r1, #8
    beq .Lotherwise_820
    add r0, r12, #12
    vld1.32 {d9[1]}, [r0]
.Lotherwise_820:
.Lend_816:
    vldr d0, [r6, #40]
    ubfx r0, r1, #4, #4
    vfma.f32 q12, q4, q15
    vldr d2, [r6, #80]
    vdup.32 q2, d0[0]
    vdup.32 q0, d0[1]
    vdup.32 q3, d2[0]
    vdup.32 q1, d2[1]
    vzip.32 q2, q0
    vzip.32 q3, q1
    vfma.f32 q10, q4, q2
    vfma.f32 q8, q4, q3
    cmp r0, #15
    bne .Lotherwise_821
    add r0, r12, #16
    vld1.32 {d8, d9}, [r0]
    b .Lend_822
.Lotherwise_821:
    vmov.i32 q4, #0
    tst r1, #16
    beq .Lotherwise_823
    add r0, r12, #16
    vld1.32 {d8[0]}, [r0]
.Lotherwise_823:
    tst r1, #32
    beq .Lotherwise_824
    add r0, r12, #20
    vld1.32 {d8[1]}, [r0]
.Lotherwise_824:
    tst r1, #64
    beq .Lotherwise_825
    add r0, r12, #24
    vld1.32 {d9[0]}, [r0]
.Lotherwise_825:
    tst r1, #128
    beq .Lotherwise_826
    add r0, r12, #28
    vld1.32 {d9[1]}, [r0]
.Lotherwise_826:
.Lend_822:
    vldr d0, [r6, #40]
    ubfx r0, r1, #2, #4
    vfma.f32 q13, q4, q15
    vldr d2, [r6, #80]
    vdup.32 q2, d0[0]
    vdup.32 q0, d0[1]
    vdup.32 q3, d2[0]
    vdup.32 q1, d2[1]
    vzip.32 q2, q0
    vzip.32 q3, q1
    vfma.f32 q11, q4, q2
    vfma.f32 q9, q4, q3
    cmp r0, #15
    bne .Lotherwise_827
    add r0, r12, #8
    vld1.32 {d8, d9}, [r0]
    b .Lend_828
.Lotherwise_827:
    vmov.i32 q4, #0
    tst r1, #4
    beq .Lotherwise_829
    add r0, r12, #8
    vld1.32 {d8[0]}, [r0]
.Lotherwise_829:
    tst r1, #8
    beq .Lotherwise_830
    add r0, r12, #12
    vld1.32 {d8[1]}, [r0]
.Lotherwise_830:
    tst r1, #16
    beq .Lotherwise_831
    add r0, r12, #16
    vld1.32 {d9[0]}, [r0]
.Lotherwise_831:
    tst r1, #32
    beq .Lotherwise_832
    add r0, r12, #20
    vld1.32 {d9[1]}, [r0]
.Lotherwise_832:
.Lend_828:
    vldr d0, [r6, #48]
    ubfx r0, r1, #6, #4
    vfma.f32 q12, q4, q14
    vldr d2, [r6, #88]
    vdup.32 q2, d0[0]
    vdup.32 q0, d0[1]
    vdup.32 q3, d2[0]
    vdup.32 q1, d2[1]
    vzip.32 q2, q0
    vzip.32 q3, q1
    vfma.f32 q10, q4, q2
    vfma.f32 q8, q4, q3
    cmp r0, #15
    bne .Lotherwise_833
    add r0, r12, #24
    vld1.32 {d8, d9}, [r0]
    b .Lend_834
.Lotherwise_833:
    vmov.i32 q4, #0
    tst r1, #64
    beq .Lotherwise_835
    add r0, r12, #24
    vld1.32 {d8[0]}, [r0]
.Lotherwise_835:
    tst r1, #128
    beq .Lotherwise_836
    add r0, r12, #28
    vld1.32 {d8[1]}, [r0]
.Lotherwise_836:
    tst r1, #256
    beq .Lotherwise_837
    add r0, r12, #32
    vld1.32 {d9[0]}, [r0]
.Lotherwise_837:
    tst r1, #512
    beq .Lotherwise_838
    add r0, r12, #36
    vld1.32 {d9[1]}, [r0]
.Lotherwise_838:
.Lend_834:
    vldr d0, [r6, #48]
    ubfx r0, r1, #3, #4
    vfma.f32 q13, q4, q14
    vldr d2, [r6, #88]
    vdup.32 q2, d0[0]
    vdup.32 q0, d0[1]
    vdup.32 q3, d2[0]
    vdup.32 q1, d2[1]
    vzip.32 q2, q0
    vzip.32 q3, q1
    vfma.f32 q11, q4, q2
    vfma.f32 q9, q4, q3
    cmp r0, #15
    bne .Lotherwise_839
    add r0, r12, #12
    vld1.32 {d8, d9}, [r0]
    b .Lend_840
.Lotherwise_839:
    vmov.i32 q4, #0
    tst r1, #8
    beq .Lotherwise_841
    add r0, r12, #12
    vld1.32 {d8[0]}, [r0]
.Lotherwise_841:
    tst r1, #16
    beq .Lotherwise_842
    add r0, r12, #16
    vld1.32 {d8[1]}, [r0]
.Lotherwise_842:
    tst r1, #32
    beq .Lotherwise_843
    add r0, r12, #20
    vld1.32 {d9[0]}, [r0]
.Lotherwise_843:
    tst r1, #64
    beq .Lotherwise_844
    add r0, r12, #24
    vld1.32 {d9[1]}, [r0]
.Lotherwise_844:
.Lend_840:
    vldr s0, [r6, #16]
    vmov.i32 q3, #0
    ubfx r0, r1, #7, #4
    vldr s4, [r6, #56]
    vmov.i32 q5, #0
    vldr s8, [r6, #96]
    vdup.32 q6, d0[0]
    vdup.32 q0, d2[0]
    vmov.i32 q1, #0
    vdup.32 q2, d4[0]
    vmov q7, q0
    vmov q0, q1
    vzip.32 q3, q6
    vzip.32 q5, q7
    vzip.32 q0, q2
    vfma.f32 q12, q4, q3
    vfma.f32 q10, q4, q5
    vfma.f32 q8, q4, q0
    cmp r0, #15
    bne .Lotherwise_845
    add r0, r12, #28
    vld1.32 {d8, d9}, [r0]
    b .Lend_846
.Lotherwise_845:
    vmov.i32 q4, #0
    tst r1, #128
    beq .Lotherwise_847
    add r0, r12, #28
    vld1.32 {d8[0]}, [r0]
.Lotherwise_847:
    tst r1, #256
    beq .Lotherwise_848
    add r0, r12, #32
    vld1.32 {d8[1]}, [r0]
.Lotherwise_848:
    tst r1, #512
    beq .Lotherwise_849
    add r0, r12, #36
    vld1.32 {d9[0]}, [r0]
.Lotherwise_849:
    tst r1, #1024
    beq .Lotherwise_850
    add r0, r12, #40
    vld1.32 {d9[1]}, [r0]
.Lotherwise_850:
.Lend_846:
    vldr s0, [r6, #16]
    vmov.i32 q3, #0
    vldr s4, [r6, #56]
    vmov.i32 q5, #0
    vldr s8, [r6, #96]
    vdup.32 q6, d0[0]
    vdup.32 q0, d2[0]
    ldr r0, [r7, #8]
    vmov.i32 q1, #0
    ldr r11, [r7, #4]
    vdup.32 q2, d4[0]
    add r0, r12, r0, lsl #2
    pld [r0]
    add r12, r12, r11, lsl #2
    vmov q7, q0
    vmov q0, q1
    vzip.32 q3, q6
    vzip.32 q5, q7
    vzip.32 q0, q2
    vfma.f32 q13, q4, q3
    vfma.f32 q11, q4, q5
    vfma.f32 q9, q4, q0
.Lotherwise_814:
    lsr r5, r5, #1
    tst r5, #1
    beq .Lotherwise_851
    ubfx r0, r1, #0, #4
    cmp r0, #15
    bne .Lotherwise_852
    vld1.32 {d8, d9}, [r12]
    b .Lend_853
.Lotherwise_852:
    vmov.i32 q4, #0
    tst r1, #1
    beq .Lotherwise_854
    vld1.32 {d8[0]}, [r12]
.Lotherwise_854:
    tst r1, #2
    beq .Lotherwise_855
    add r0, r12, #4
    vld1.32 {d8[1]}, [r0]
.Lotherwise_855:
    tst r1, #4
    beq .Lotherwise_856
    add r0, r12, #8
    vld1.32 {d9[0]}, [r0]
.Lotherwise_856:
    tst r1, #8
    beq .Lotherwise_857
    add r0, r12, #12
    vld1.32 {d9[1]}, [r0]
.Lotherwise_857:
.Lend_853:
    vldr d0, [r6, #20]
    ubfx r0, r1, #4, #4
    vldr d2, [r6, #60]
    vdup.32 q2, d0[0]
    vdup.32 q0, d0[1]
    vdup.32 q3, d2[0]
    vdup.32 q1, d2[1]
    vzip.32 q2, q0
    vzip.32 q3, q1
    vfma.f32 q12, q4, q2
    vfma.f32 q10, q4, q3
    cmp r0, #15
    bne .Lotherwise_858
    add r0, r12, #16
    vld1.32 {d8, d9}, [r0]
    b .Lend_859
.Lotherwise_858:
    vmov.i32 q4, #0
    tst r1, #16
    beq .Lotherwise_860
    add r0, r12, #16
    vld1.32 {d8[0]}, [r0]
.Lotherwise_860:
    tst r1, #32
    beq .Lotherwise_861
    add r0, r12, #20
    vld1.32 {d8[1]}, [r0]
.Lotherwise_861:
    tst r1, #64
    beq .Lotherwise_862
    add r0, r12, #24
    vld1.32 {d9[0]}, [r0]
.Lotherwise_862:
    tst r1, #128
    beq .Lotherwise_863
    add r0, r12, #28
    vld1.32 {d9[1]}, [r0]
.Lotherwise_863:
.Lend_859:
    vldr d0, [r6, #20]
    ubfx r0, r1, #2, #4
    vldr d2, [r6, #60]
    vdup.32 q2, d0[0]
    vdup.32 q0, d0[1]
    vdup.32 q3, d2[0]
    vdup.32 q1, d2[1]
    vzip.32 q2, q0
    vzip.32 q3, q1
    vfma.f32 q13, q4, q2
    vfma.f32 q11, q4, q3
    cmp r0, #15
    bne .Lotherwise_864
    add r0, r12, #8
    vld1.32 {d8, d9}, [r0]
    b .Lend_865
.Lotherwise_864:
    vmov.i32 q4, #0
    tst r1, #4
    beq .Lotherwise_866
    add r0, r12, #8
    vld1.32 {d8[0]}, [r0]
.Lotherwise_866:
    tst r1, #8
    beq .Lotherwise_867
    add r0, r12, #12
    vld1.32 {d8[1]}, [r0]
.Lotherwise_867:
    tst r1, #16
    beq .Lotherwise_868
    add r0, r12, #16
    vld1.32 {d9[0]}, [r0]
.Lotherwise_868:
    tst r1, #32
    beq .Lotherwise_869
    add r0, r12, #20
    vld1.32 {d9[1]}, [r0]
.Lotherwise_869:
.Lend_865:
    vldr d0, [r6, #28]
    ubfx r0, r1, #6, #4
    vldr d2, [r6, #68]
    vdup.32 q2, d0[0]
    vdup.32 q0, d0[1]
    vdup.32 q3, d2[0]
    vdup.32 q1, d2[1]
    vzip.32 q2, q0
    vzip.32 q3, q1
    vfma.f32 q12, q4, q2
    vfma.f32 q10, q4, q3
    cmp r0, #15
    bne .Lotherwise_870
    add r0, r12, #24
    vld1.32 {d8, d9}, [r0]
    b .Lend_871
.Lotherwise_870:
    vmov.i32 q4, #0
    tst r1, #64
    beq .Lotherwise_872
    add r0, r12, #24
    vld1.32 {d8[0]}, [r0]
.Lotherwise_872:
    tst r1, #128
    beq .Lotherwise_873
    add r0, r12, #28
    vld1.32 {d8[1]}, [r0]
.Lotherwise_873:
    tst r1, #256
    beq .Lotherwise_874
    add r0, r12, #32
    vld1.32 {d9[0]}, [r0]
.Lotherwise_874:
    tst r1, #512
    beq .Lotherwise_875
    add r0, r12, #36
    vld1.32 {d9[1]}, [r0]
.Lotherwise_875:
.Lend_871:
    vldr d0, [r6, #28]
    ubfx r0, r1, #3, #4
    vldr d2, [r6, #68]
    vdup.32 q2, d0[0]
    vdup.32 q0, d0[1]
    vdup.32 q3, d2[0]
    vdup.32 q1, d2[1]
    vzip.32 q2, q0
    vzip.32 q3, q1
    vfma.f32 q13, q4, q2
    vfma.f32 q11, q4, q3
    cmp r0, #15
    bne .Lotherwise_876
    add r0, r12, #12
    vld1.32 {d6, d7}, [r0]
    b .Lend_877
.Lotherwise_876:
    vmov.i32 q3, #0
    tst r1, #8
    beq .Lotherwise_878
    add r0, r12, #12
    vld1.32 {d6[0]}, [r0]
.Lotherwise_878:
    tst r1, #16
    beq .Lotherwise_879
    add r0, r12, #16
    vld1.32 {d6[1]}, [r0]
.Lotherwise_879:
    tst r1, #32
    beq .Lotherwise_880
    add r0, r12, #20
    vld1.32 {d7[0]}, [r0]
.Lotherwise_880:
    tst r1, #64
    beq .Lotherwise_881
    add r0, r12, #24
    vld1.32 {d7[1]}, [r0]
.Lotherwise_881:
.Lend_877:
    vldr s0, [r6, #36]
    vmov.i32 q2, #0
    ubfx r0, r1, #7, #4
    vldr s4, [r6, #76]
    vmov.i32 q4, #0
    vdup.32 q0, d0[0]
    vdup.32 q1, d2[0]
    vzip.32 q2, q0
    vzip.32 q4, q1
    vfma.f32 q12, q3, q2
    vfma.f32 q10, q3, q4
    cmp r0, #15
    bne .Lotherwise_882
    add r0, r12, #28
    vld1.32 {d6, d7}, [r0]
    b .Lend_883
.Lotherwise_882:
    vmov.i32 q3, #0
    tst r1, #128
    beq .Lotherwise_884
    add r0, r12, #28
    vld1.32 {d6[0]}, [r0]
.Lotherwise_884:
    tst r1, #256
    beq .Lotherwise_885
    add r0, r12, #32
    vld1.32 {d6[1]}, [r0]
.Lotherwise_885:
    tst r1, #512
    beq .Lotherwise_886
    add r0, r12, #36
    vld1.32 {d7[0]}, [r0]
.Lotherwise_886:
    tst r1, #1024
    beq .Lotherwise_887
    add r0, r12, #40
    vld1.32 {d7[1]}, [r0]
.Lotherwise_887:
.Lend_883:
    vldr s0, [r6, #36]
    vmov.i32 q2, #0
    vldr s4, [r6, #76]
    vmov.i32 q4, #0
    vdup.32 q0, d0[0]
    ldr r0, [r7, #8]
    vdup.32 q1, d2[0]
    ldr r11, [r7, #4]
    add r0, r12, r0, lsl #2
    pld [r0]
    add r12, r12, r11, lsl #2
    vzip.32 q2, q0
    vzip.32 q4, q1
    vfma.f32 q13, q3, q2
    vfma.f32 q11, q3, q4
.Lotherwise_851:
    vldr s0, [r3]
    sub r14, r14, #1
    vldr s4, [r2]
    lsr r5, r5, #1
    vdup.32 q0, d0[0]
    ldr r0, [r7, #20]
    vuzp.32 q8, q9
    ldr r11, [r7, #16]
    vmov.i32 q2, #0
    add r0, r4, r0, lsl #2
    pld [r0]
    vdup.32 q1, d2[0]
    vadd.f32 q8, q8, q9
    vmax.f32 q8, q1, q8
    vzip.32 q0, q2
    vst1.32 {d16, d17}, [r4]
    add r4, r4, r11, lsl #2
    vmov q8, q10
    vmov q9, q11
    vmov q10, q12
    vmov q11, q13
    vmov q12, q0
    vmov q13, q0
    cmp r14, #0
    bne .Lloop_813
.Lloop_end_812:
    ldr r0, [r7]
    sub r8, r8, #1
    add r6, r6, #100
    ldr r2, [r7, #12]
    ldr r12, [r7, #24]
    add r9, r9, r0, lsl #2
    add r10, r10, r2, lsl #2
    add r3, r3, r12, lsl #2
    cmp r8, #0
    bne .Lloop_660
.Lloop_end_659:
    vpop {d8, d9, d10, d11, d12, d13, d14, d15}
    pop {r4, r5, r6, r7, r8, r9, r10, r11, pc}
    .size nnp_depthwise_5x5_by_2_edge__armv7_neon, . - nnp_depthwise_5x5_by_2_edge__armv7_neon

    .text
    .p2align 4
    .globl nnp_depthwise_5x5_by_2_rows__armv7_neon
    .type nnp_depthwise_5x5_by_2_rows__armv7_neon, %function
nnp_depthwise_5x5_by_2_rows__armv7_neon:
    push {r4, r5, r6, r7, r8, r9, r14}
    vpush {d8, d9, d10, d11, d12, d13, d14, d15}
    vmov.i32 q8, #0
    vldr s0, [r3]
    mov r7, r0
    mov r8, r1
    ldr r1, [sp, #92]
    vdup.32 q9, d0[0]
    vmov q12, q9
    vzip.32 q12, q8
    cmp r7, #0
    beq .Lloop_end_888
.Lloop_889:
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
    bne .Lotherwise_890
    vld1.32 {d16, d17}, [r12]
    b .Lend_891
.Lotherwise_890:
    vmov.i32 q8, #0
    tst r3, #1
    beq .Lotherwise_892
    vld1.32 {d16[0]}, [r12]
.Lotherwise_892:
    tst r3, #2
    beq .Lotherwise_893
    add r0, r12, #4
    vld1.32 {d16[1]}, [r0]
.Lotherwise_893:
    tst r3, #4
    beq .Lotherwise_894
    add r0, r12, #8
    vld1.32 {d17[0]}, [r0]
.Lotherwise_894:
    tst r3, #8
    beq .Lotherwise_895
    add r0, r12, #12
    vld1.32 {d17[1]}, [r0]
.Lotherwise_895:
.Lend_891:
    ubfx r0, r3, #0, #4
    vfma.f32 q11, q8, q4
    cmp r0, #15
    bne .Lotherwise_896
    vld1.32 {d16, d17}, [r14]
    b .Lend_897
.Lotherwise_896:
    vmov.i32 q8, #0
    tst r3, #1
    beq .Lotherwise_898
    vld1.32 {d16[0]}, [r14]
.Lotherwise_898:
    tst r3, #2
    beq .Lotherwise_899
    add r0, r14, #4
    vld1.32 {d16[1]}, [r0]
.Lotherwise_899:
    tst r3, #4
    beq .Lotherwise_900
    add r0, r14, #8
    vld1.32 {d17[0]}, [r0]
.Lotherwise_900:
    tst r3, #8
    beq .Lotherwise_901
    add r0, r14, #12
    vld1.32 {d17[1]}, [r0]
.Lotherwise_901:
.Lend_897:
    ubfx r0, r3, #0, #4
    vfma.f32 q11, q8, q5
    cmp r0, #15
    bne .Lotherwise_902
    vld1.32 {d16, d17}, [r4]
    b .Lend_903
.Lotherwise_902:
    vmov.i32 q8, #0
    tst r3, #1
    beq .Lotherwise_904
    vld1.32 {d16[0]}, [r4]
.Lotherwise_904:
    tst r3, #2
    beq .Lotherwise_905
    add r0, r4, #4
    vld1.32 {d16[1]}, [r0]
.Lotherwise_905:
    tst r3, #4
    beq .Lotherwise_906
    add r0, r4, #8
    vld1.32 {d17[0]}, [r0]
.Lotherwise_906:
    tst r3, #8
    beq .Lotherwise_907
    add r0, r4, #12
    vld1.32 {d17[1]}, [r0]
.Lotherwise_907:
.Lend_903:
    ubfx r0, r3, #0, #4
    vfma.f32 q11, q8, q6
    cmp r0, #15
    bne .Lotherwise_908
    vld1.32 {d16, d17}, [r5]
    b .Lend_909
.Lotherwise_908:
    vmov.i32 q8, #0
    tst r3, #1
    beq .Lotherwise_910
    vld1.32 {d16[0]}, [r5]
.Lotherwise_910:
    tst r3, #2
    beq .Lotherwise_911
    add r0, r5, #4
    vld1.32 {d16[1]}, [r0]
.Lotherwise_911:
    tst r3, #4
    beq .Lotherwise_912
    add r0, r5, #8
    vld1.32 {d17[0]}, [r0]
.Lotherwise_912:
    tst r3, #8
    beq .Lotherwise_913
    add r0, r5, #12
    vld1.32 {d17[1]}, [r0]
.Lotherwise_913:
.Lend_909:
    ubfx r0, r3, #0, #4
    vfma.f32 q11, q8, q14
    cmp r0, #15
    bne .Lotherwise_914
    vld1.32 {d16, d17}, [r6]
    b .Lend_915
.Lotherwise_914:
    vmov.i32 q8, #0
    tst r3, #1
    beq .Lotherwise_916
    vld1.32 {d16[0]}, [r6]
.Lotherwise_916:
    tst r3, #2
    beq .Lotherwise_917
    add r0, r6, #4
    vld1.32 {d16[1]}, [r0]
.Lotherwise_917:
    tst r3, #4
    beq .Lotherwise_918
    add r0, r6, #8
    vld1.32 {d17[0]}, [r0]
.Lotherwise_918:
    tst r3, #8
    beq .Lotherwise_919
    add r0, r6, #12
    vld1.32 {d17[1]}, [r0]
.Lotherwise_919:
.Lend_915:
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
    add r5, r5, #4
    vmov.i32 q8, #0
    vmov q14, q0
    vmov q7, q8
    vdup.32 q1, d2[0]
    vzip.32 q7, q2
    vld1.32 {d4, d5}, [r6]!
    vfma.f32 q11, q15, q6
    vld1.32 {d30, d31}, [r6]
    add r6, r6, #4
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
    ldr r0, [r1, #4]
    cmp r0, #0
    beq .Lloop_end_920
.Lloop_921:
    vld1.32 {d0, d1}, [r2]!
    vmov q11, q12
    vld1.32 {d2, d3}, [r2]!
    vmov q13, q12
    sub r0, r0, #1
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
    add r5, r5, #4
    vmov.i32 q8, #0
    vzip.32 q8, q9
    vld1.32 {d18, d19}, [r6]!
    vfma.f32 q11, q6, q8
    vld1.32 {d12, d13}, [r6]
    add r6, r6, #4
    vfma.f32 q13, q2, q8
    vldr s0, [r1, #32]
    mov r3, r9
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
    vst1.32 {d16, d17}, [r3]
    cmp r0, #0
    bne .Lloop_921
.Lloop_end_920:
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
    bne .Lotherwise_922
    add r0, r12, #24
    vld1.32 {d16, d17}, [r0]
    b .Lend_923
.Lotherwise_922:
    vmov.i32 q8, #0
    tst r3, #64
    beq .Lotherwise_924
    add r0, r12, #24
    vld1.32 {d16[0]}, [r0]
.Lotherwise_924:
    tst r3, #128
    beq .Lotherwise_925
    add r0, r12, #28
    vld1.32 {d16[1]}, [r0]
.Lotherwise_925:
    tst r3, #256
    beq .Lotherwise_926
    add r0, r12, #32
    vld1.32 {d17[0]}, [r0]
.Lotherwise_926:
    tst r3, #512
    beq .Lotherwise_927
    add r0, r12, #36
    vld1.32 {d17[1]}, [r0]
.Lotherwise_927:
.Lend_923:
    ubfx r0, r3, #6, #4
    vfma.f32 q13, q8, q0
    cmp r0, #15
    bne .Lotherwise_928
    add r0, r14, #24
    vld1.32 {d16, d17}, [r0]
    b .Lend_929
.Lotherwise_928:
    vmov.i32 q8, #0
    tst r3, #64
    beq .Lotherwise_930
    add r0, r14, #24
    vld1.32 {d16[0]}, [r0]
.Lotherwise_930:
    tst r3, #128
    beq .Lotherwise_931
    add r0, r14, #28
    vld1.32 {d16[1]}, [r0]
.Lotherwise_931:
    tst r3, #256
    beq .Lotherwise_932
    add r0, r14, #32
    vld1.32 {d17[0]}, [r0]
.Lotherwise_932:
    tst r3, #512
    beq .Lotherwise_933
    add r0, r14, #36
    vld1.32 {d17[1]}, [r0]
.Lotherwise_933:
.Lend_929:
    ubfx r0, r3, #6, #4
    vfma.f32 q13, q8, q5
    cmp r0, #15
    bne .Lotherwise_934
    add r0, r4, #24
    vld1.32 {d16, d17}, [r0]
    b .Lend_935
.Lotherwise_934:
    vmov.i32 q8, #0
    tst r3, #64
    beq .Lotherwise_936
    add r0, r4, #24
    vld1.32 {d16[0]}, [r0]
.Lotherwise_936:
    tst r3, #128
    beq .Lotherwise_937
    add r0, r4, #28
    vld1.32 {d16[1]}, [r0]
.Lotherwise_937:
    tst r3, #256
    beq .Lotherwise_938
    add r0, r4, #32
    vld1.32 {d17[0]}, [r0]
.Lotherwise_938:
    tst r3, #512
    beq .Lotherwise_939
    add r0, r4, #36
    vld1.32 {d17[1]}, [r0]
.Lotherwise_939:
.Lend_935:
    ubfx r0, r3, #6, #4
    vfma.f32 q13, q8, q2
    cmp r0, #15
    bne .Lotherwise_940
    add r0, r5, #24
    vld1.32 {d16, d17}, [r0]
    b .Lend_941
.Lotherwise_940:
    vmov.i32 q8, #0
    tst r3, #64
    beq .Lotherwise_942
    add r0, r5, #24
    vld1.32 {d16[0]}, [r0]
.Lotherwise_942:
    tst r3, #128
    beq .Lotherwise_943
    add r0, r5, #28
    vld1.32 {d16[1]}, [r0]
.Lotherwise_943:
    tst r3, #256
    beq .Lotherwise_944
    add r0, r5, #32
    vld1.32 {d17[0]}, [r0]
.Lotherwise_944:
    tst r3, #512
    beq .Lotherwise_945
    add r0, r5, #36
    vld1.32 {d17[1]}, [r0]
.Lotherwise_945:
.Lend_941:
    ubfx r0, r3, #6, #4
    vfma.f32 q13, q8, q3
    cmp r0, #15
    bne .Lotherwise_946
    add r0, r6, #24
    vld1.32 {d28, d29}, [r0]
    b .Lend_947
.Lotherwise_946:
    vmov.i32 q14, #0
    tst r3, #64
    beq .Lotherwise_948
    add r0, r6, #24
    vld1.32 {d28[0]}, [r0]
.Lotherwise_948:
    tst r3, #128
    beq .Lotherwise_949
    add r0, r6, #28
    vld1.32 {d28[1]}, [r0]
.Lotherwise_949:
    tst r3, #256
    beq .Lotherwise_950
    add r0, r6, #32
    vld1.32 {d29[0]}, [r0]
.Lotherwise_950:
    tst r3, #512
    beq .Lotherwise_951
    add r0, r6, #36
    vld1.32 {d29[1]}, [r0]
.Lotherwise_951:
.Lend_947:
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
    bne .Lotherwise_952
    add r0, r12, #28
    vld1.32 {d16, d17}, [r0]
    b .Lend_953
.Lotherwise_952:
    vmov.i32 q8, #0
    tst r3, #128
    beq .Lotherwise_954
    add r0, r12, #28
    vld1.32 {d16[0]}, [r0]
.Lotherwise_954:
    tst r3, #256
    beq .Lotherwise_955
    add r0, r12, #32
    vld1.32 {d16[1]}, [r0]
.Lotherwise_955:
    tst r3, #512
    beq .Lotherwise_956
    add r0, r12, #36
    vld1.32 {d17[0]}, [r0]
.Lotherwise_956:
    tst r3, #1024
    beq .Lotherwise_957
    add r0, r12, #40
    vld1.32 {d17[1]}, [r0]
.Lotherwise_957:
.Lend_953:
    ubfx r0, r3, #7, #4
    vfma.f32 q13, q8, q3
    cmp r0, #15
    bne .Lotherwise_958
    add r0, r14, #28
    vld1.32 {d16, d17}, [r0]
    b .Lend_959
.Lotherwise_958:
    vmov.i32 q8, #0
    tst r3, #128
    beq .Lotherwise_960
    add r0, r14, #28
    vld1.32 {d16[0]}, [r0]
.Lotherwise_960:
    tst r3, #256
    beq .Lotherwise_961
    add r0, r14, #32
    vld1.32 {d16[1]}, [r0]
.Lotherwise_961:
    tst r3, #512
    beq .Lotherwise_962
    add r0, r14, #36
    vld1.32 {d17[0]}, [r0]
.Lotherwise_962:
    tst r3, #1024
    beq .Lotherwise_963
    add r0, r14, #40
    vld1.32 {d17[1]}, [r0]
.Lotherwise_963:
.Lend_959:
    ubfx r0, r3, #7, #4
    vfma.f32 q13, q8, q15
    cmp r0, #15
    bne .Lotherwise_964
    add r0, r4, #28
    vld1.32 {d16, d17}, [r0]
    b .Lend_965
.Lotherwise_964:
    vmov.i32 q8, #0
    tst r3, #128
    beq .Lotherwise_966
    add r0, r4, #28
    vld1.32 {d16[0]}, [r0]
.Lotherwise_966:
    tst r3, #256
    beq .Lotherwise_967
    add r0, r4, #32
    vld1.32 {d16[1]}, [r0]
.Lotherwise_967:
    tst r3, #512
    beq .Lotherwise_968
    add r0, r4, #36
    vld1.32 {d17[0]}, [r0]
.Lotherwise_968:
    tst r3, #1024
    beq .Lotherwise_969
    add r0, r4, #40
    vld1.32 {d17[1]}, [r0]
.Lotherwise_969:
.Lend_965:
    ubfx r0, r3, #7, #4
    vfma.f32 q13, q8, q0
    cmp r0, #15
    bne .Lotherwise_970
    add r0, r5, #28
    vld1.32 {d16, d17}, [r0]
    b .Lend_971
.Lotherwise_970:
    vmov.i32 q8, #0
    tst r3, #128
    beq .Lotherwise_972
    add r0, r5, #28
    vld1.32 {d16[0]}, [r0]
.Lotherwise_972:
    tst r3, #256
    beq .Lotherwise_973
    add r0, r5, #32
    vld1.32 {d16[1]}, [r0]
.Lotherwise_973:
    tst r3, #512
    beq .Lotherwise_974
    add r0, r5, #36
    vld1.32 {d17[0]}, [r0]
.Lotherwise_974:
    tst r3, #1024
    beq .Lotherwise_975
    add r0, r5, #40
    vld1.32 {d17[1]}, [r0]
.Lotherwise_975:
.Lend_971:
    ubfx r0, r3, #7, #4
    vfma.f32 q13, q8, q9
    cmp r0, #15
    bne .Lotherwise_976
    add r0, r6, #28
    vld1.32 {d16, d17}, [r0]
    b .Lend_977
.Lotherwise_976:
    vmov.i32 q8, #0
    tst r3, #128
    beq .Lotherwise_978
    add r0, r6, #28
    vld1.32 {d16[0]}, [r0]
.Lotherwise_978:
    tst r3, #256
    beq .Lotherwise_979
    add r0, r6, #32
    vld1.32 {d16[1]}, [r0]
.Lotherwise_979:
    tst r3, #512
    beq .Lotherwise_980
    add r0, r6, #36
    vld1.32 {d17[0]}, [r0]
.Lotherwise_980:
    tst r3, #1024
    beq .Lotherwise_981
    add r0, r6, #40
    vld1.32 {d17[1]}, [r0]
.Lotherwise_981:
.Lend_977:
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
    bne .Lloop_889
.Lloop_end_888:
    vpop {d8, d9, d10, d11, d12, d13, d14, d15}
    pop {r4, r5, r6, r7, r8, r9, pc}
    .size nnp_depthwise_5x5_by_2_rows__armv7_neon, . - nnp_depthwise_5x5_by_2_rows__armv7_neon

    .section .note.GNU-stack, "", %progbits
