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
    push {r4, r5, r6, r7, r8, r9, r10, r11, r14}
    ldr r14, [sp, #40]
    mov r4, r0
    mov r5, r1
    ldr r12, [sp, #36]
    mov r6, r2
    mov r7, r3
    ldr r0, [r14, #4]
    mov r1, r12
    pld [r1]
    lsr r8, r0, #3
    pld [r1, #60]
    cmp r8, #0
    beq .Lloop_end_0
.Lloop_1:
    mov r0, r4
    ldr r3, [r14, #12]
    mov r1, r12
    vmov.i32 q11, #0
    lsr r9, r0, #2
    pld [r1, #92]
    mov r2, r6
    vmov.i32 q12, #0
    mov r10, r5
    ubfx r1, r0, #0, #2
    cmp r9, #0
    beq .Lloop_end_2
.Lloop_3:
    vld1.32 {d16, d17}, [r2]!
    sub r9, r9, #1
    vld1.32 {d18, d19}, [r2]
    sub r2, r2, #16
    add r0, r2, r3, lsl #2
    vld1.32 {d0, d1}, [r10]
    add r2, r2, r7, lsl #2
    add r10, r10, #64
    vld1.32 {d20, d21}, [r2]!
    vmla.f32 q11, q8, d0[0]
    vld1.32 {d16, d17}, [r2]
    sub r2, r2, #16
    vmla.f32 q12, q9, d0[0]
    add r11, r2, r3, lsl #2
    add r2, r2, r7, lsl #2
    pld [r0]
    vmla.f32 q11, q10, d0[1]
    vld1.32 {d18, d19}, [r2]!
    vmla.f32 q12, q8, d0[1]
    vld1.32 {d16, d17}, [r2]
    sub r2, r2, #16
    add r0, r2, r3, lsl #2
    add r2, r2, r7, lsl #2
    vmla.f32 q11, q9, d1[0]
    vld1.32 {d18, d19}, [r2]!
    vmla.f32 q12, q8, d1[0]
    vld1.32 {d16, d17}, [r2]
    sub r2, r2, #16
    pld [r11]
    add r11, r2, r3, lsl #2
    add r2, r2, r7, lsl #2
    vmla.f32 q11, q9, d1[1]
    pld [r0]
    vmla.f32 q12, q8, d1[1]
    pld [r11]
    cmp r9, #0
    bne .Lloop_3
.Lloop_end_2:
    cmp r1, #0
    beq .Lloop_end_4
.Lloop_5:
    vld1.32 {d16, d17}, [r2]!
    sub r1, r1, #1
    vld1.32 {d18, d19}, [r2]
    sub r2, r2, #16
    add r0, r2, r3, lsl #2
    vldr s0, [r10]
    add r2, r2, r7, lsl #2
    add r10, r10, #4
    pld [r0]
    vmla.f32 q11, q8, d0[0]
    vmla.f32 q12, q9, d0[0]
    cmp r1, #0
    bne .Lloop_5
.Lloop_end_4:
    ldr r0, [r14, #8]
    cmp r0, #0
    bne .Lotherwise_6
    mov r0, r12
    vld1.32 {d16, d17}, [r0]!
    vld1.32 {d18, d19}, [r0]
    sub r0, r0, #16
    vadd.f32 q11, q11, q8
    vadd.f32 q12, q12, q9
    b .Lend_7
.Lotherwise_6:
    vldr s0, [r0]
    vdup.32 q8, d0[0]
    vadd.f32 q11, q11, q8
    vadd.f32 q12, q12, q8
.Lend_7:
    vldr s0, [r14, #16]
    mov r0, r12
    sub r8, r8, #1
    add r6, r6, #32
    add r12, r12, #32
    vdup.32 q8, d0[0]
    vmax.f32 q9, q8, q11
    vmax.f32 q8, q8, q12
    vst1.32 {d18, d19}, [r0]!
    vst1.32 {d16, d17}, [r0]
    sub r0, r0, #16
    cmp r8, #0
    bne .Lloop_1
.Lloop_end_0:
    ldr r0, [r14, #4]
    ubfx r0, r0, #0, #3
    cmp r0, #0
    bne .Lotherwise_8
    b .Lend_9
.Lotherwise_8:
    ldr r8, [r14, #12]
    lsr r9, r4, #2
    vmov.i32 q11, #0
    vmov.i32 q12, #0
    ubfx r0, r4, #0, #2
    cmp r9, #0
    beq .Lloop_end_10
.Lloop_11:
    vld1.32 {d16, d17}, [r6]!
    sub r9, r9, #1
    vld1.32 {d18, d19}, [r6]
    sub r6, r6, #16
    add r1, r6, r8, lsl #2
    vld1.32 {d0, d1}, [r5]
    add r6, r6, r7, lsl #2
    add r5, r5, #64
    vld1.32 {d20, d21}, [r6]!
    vmla.f32 q11, q8, d0[0]
    vld1.32 {d16, d17}, [r6]
    sub r6, r6, #16
    vmla.f32 q12, q9, d0[0]
    add r2, r6, r8, lsl #2
    add r6, r6, r7, lsl #2
    pld [r1]
    vmla.f32 q11, q10, d0[1]
    vld1.32 {d18, d19}, [r6]!
    vmla.f32 q12, q8, d0[1]
    vld1.32 {d16, d17}, [r6]
    sub r6, r6, #16
    add r1, r6, r8, lsl #2
    add r6, r6, r7, lsl #2
    vmla.f32 q11, q9, d1[0]
    vld1.32 {d18, d19}, [r6]!
    vmla.f32 q12, q8, d1[0]
    vld1.32 {d16, d17}, [r6]
    sub r6, r6, #16
    add r3, r6, r8, lsl #2
    pld [r2]
    add r6, r6, r7, lsl #2
    vmla.f32 q11, q9, d1[1]
    pld [r1]
    vmla.f32 q12, q8, d1[1]
    pld [r3]
    cmp r9, #0
    bne .Lloop_11
.Lloop_end_10:
    cmp r0, #0
    beq .Lloop_end_12
.Lloop_13:
    vld1.32 {d16, d17}, [r6]!
    sub r0, r0, #1
    vld1.32 {d18, d19}, [r6]
    sub r6, r6, #16
    add r1, r6, r8, lsl #2
    vldr s0, [r5]
    add r6, r6, r7, lsl #2
    add r5, r5, #4
    pld [r1]
    vmla.f32 q11, q8, d0[0]
    vmla.f32 q12, q9, d0[0]
    cmp r0, #0
    bne .Lloop_13
.Lloop_end_12:
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
    bne .Lotherwise_14
    ubfx r0, r1, #0, #4
    cmp r0, #15
    bne .Lotherwise_15
    vld1.32 {d16, d17}, [r12]
    b .Lend_16
.Lotherwise_15:
    vmov.i32 q8, #0
    tst r1, #1
    beq .Lotherwise_17
    vld1.32 {d16[0]}, [r12]
.Lotherwise_17:
    tst r1, #2
    beq .Lotherwise_18
    add r0, r12, #4
    vld1.32 {d16[1]}, [r0]
.Lotherwise_18:
    tst r1, #4
    beq .Lotherwise_19
    add r0, r12, #8
    vld1.32 {d17[0]}, [r0]
.Lotherwise_19:
    tst r1, #8
    beq .Lotherwise_20
    add r0, r12, #12
    vld1.32 {d17[1]}, [r0]
.Lotherwise_20:
.Lend_16:
    ubfx r0, r1, #4, #4
    vadd.f32 q11, q11, q8
    cmp r0, #15
    bne .Lotherwise_21
    add r0, r12, #16
    vld1.32 {d16, d17}, [r0]
    b .Lend_22
.Lotherwise_21:
    vmov.i32 q8, #0
    tst r1, #16
    beq .Lotherwise_23
    add r0, r12, #16
    vld1.32 {d16[0]}, [r0]
.Lotherwise_23:
    tst r1, #32
    beq .Lotherwise_24
    add r0, r12, #20
    vld1.32 {d16[1]}, [r0]
.Lotherwise_24:
    tst r1, #64
    beq .Lotherwise_25
    add r0, r12, #24
    vld1.32 {d17[0]}, [r0]
.Lotherwise_25:
    tst r1, #128
    beq .Lotherwise_26
    add r0, r12, #28
    vld1.32 {d17[1]}, [r0]
.Lotherwise_26:
.Lend_22:
    vadd.f32 q12, q12, q8
    b .Lend_27
.Lotherwise_14:
    vldr s0, [r3]
    vdup.32 q8, d0[0]
    vadd.f32 q11, q11, q8
    vadd.f32 q12, q12, q8
.Lend_27:
    vldr s0, [r14, #16]
    ubfx r0, r1, #0, #4
    vdup.32 q8, d0[0]
    vmax.f32 q9, q8, q11
    cmp r0, #15
    bne .Lotherwise_28
    vst1.32 {d18, d19}, [r12]
    b .Lend_29
.Lotherwise_28:
    tst r1, #1
    beq .Lotherwise_30
    vst1.32 {d18[0]}, [r12]
.Lotherwise_30:
    tst r1, #2
    beq .Lotherwise_31
    add r0, r12, #4
    vst1.32 {d18[1]}, [r0]
.Lotherwise_31:
    tst r1, #4
    beq .Lotherwise_32
    add r0, r12, #8
    vst1.32 {d19[0]}, [r0]
.Lotherwise_32:
    tst r1, #8
    beq .Lotherwise_33
    add r0, r12, #12
    vst1.32 {d19[1]}, [r0]
.Lotherwise_33:
.Lend_29:
    ubfx r0, r1, #4, #4
    vmax.f32 q8, q8, q12
    cmp r0, #15
    bne .Lotherwise_34
    add r0, r12, #16
    vst1.32 {d16, d17}, [r0]
    b .Lend_35
.Lotherwise_34:
    tst r1, #16
    beq .Lotherwise_36
    add r0, r12, #16
    vst1.32 {d16[0]}, [r0]
.Lotherwise_36:
    tst r1, #32
    beq .Lotherwise_37
    add r0, r12, #20
    vst1.32 {d16[1]}, [r0]
.Lotherwise_37:
    tst r1, #64
    beq .Lotherwise_38
    add r0, r12, #24
    vst1.32 {d17[0]}, [r0]
.Lotherwise_38:
    tst r1, #128
    beq .Lotherwise_39
    add r0, r12, #28
    vst1.32 {d17[1]}, [r0]
.Lotherwise_39:
.Lend_35:
.Lend_9:
    pop {r4, r5, r6, r7, r8, r9, r10, r11, pc}
    .size nnp_sgemm_1x8__armv7_neon, . - nnp_sgemm_1x8__armv7_neon

    .text
    .p2align 4
    .globl nnp_sgemm_2x8__armv7_neon
    .type nnp_sgemm_2x8__armv7_neon, %function
nnp_sgemm_2x8__armv7_neon:
    push {r4, r5, r6, r7, r8, r9, r10, r11, r14}
    ldr r14, [sp, #40]
    mov r12, r0
    mov r4, r1
    ldr r5, [sp, #36]
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
    cmp r9, #0
    beq .Lloop_end_40
.Lloop_41:
    ldr r0, [r14]
    mov r1, r5
    mov r2, r12
    vmov.i32 q12, #0
    pld [r1, #92]
    lsr r8, r2, #2
    mov r10, r6
    vmov.i32 q13, #0
    add r1, r1, r0, lsl #2
    ldr r3, [r14, #12]
    mov r11, r4
    vmov.i32 q14, #0
    pld [r1, #92]
    ubfx r1, r2, #0, #2
    vmov.i32 q15, #0
    cmp r8, #0
    beq .Lloop_end_42
.Lloop_43:
    vld1.32 {d16, d17}, [r10]!
    sub r8, r8, #1
    vld1.32 {d0, d1}, [r11]!
    vld1.32 {d18, d19}, [r10]
    sub r10, r10, #16
    add r0, r10, r3, lsl #2
    vld1.32 {d2, d3}, [r11]
    add r10, r10, r7, lsl #2
    vmla.f32 q12, q8, d0[0]
    add r11, r11, #48
    vld1.32 {d20, d21}, [r10]!
    vmla.f32 q13, q9, d0[0]
    vld1.32 {d22, d23}, [r10]
    sub r10, r10, #16
    vmla.f32 q14, q8, d2[0]
    add r2, r10, r3, lsl #2
    add r10, r10, r7, lsl #2
    pld [r0]
    vmla.f32 q15, q9, d2[0]
    vld1.32 {d16, d17}, [r10]!
    vmla.f32 q12, q10, d0[1]
    vld1.32 {d18, d19}, [r10]
    sub r10, r10, #16
    vmla.f32 q13, q11, d0[1]
    add r0, r10, r3, lsl #2
    add r10, r10, r7, lsl #2
    pld [r2]
    vmla.f32 q14, q10, d2[1]
    vld1.32 {d20, d21}, [r10]!
    vmla.f32 q15, q11, d2[1]
    vld1.32 {d22, d23}, [r10]
    sub r10, r10, #16
    vmla.f32 q12, q8, d1[0]
    add r2, r10, r3, lsl #2
    pld [r0]
    add r10, r10, r7, lsl #2
    vmla.f32 q13, q9, d1[0]
    pld [r2]
    vmla.f32 q14, q8, d3[0]
    vmla.f32 q15, q9, d3[0]
    vmla.f32 q12, q10, d1[1]
    vmla.f32 q13, q11, d1[1]
    vmla.f32 q14, q10, d3[1]
    vmla.f32 q15, q11, d3[1]
    cmp r8, #0
    bne .Lloop_43
.Lloop_end_42:
    cmp r1, #0
    beq .Lloop_end_44
.Lloop_45:
    vld1.32 {d16, d17}, [r10]!
    sub r1, r1, #1
    vld1.32 {d18, d19}, [r10]
    sub r10, r10, #16
    add r0, r10, r3, lsl #2
    vldr s0, [r11]
    add r10, r10, r7, lsl #2
    vldr s4, [r11, #16]
    add r11, r11, #4
    pld [r0]
    vmla.f32 q12, q8, d0[0]
    vmla.f32 q13, q9, d0[0]
    vmla.f32 q14, q8, d2[0]
    vmla.f32 q15, q9, d2[0]
    cmp r1, #0
    bne .Lloop_45
.Lloop_end_44:
    ldr r0, [r14, #8]
    ldr r1, [r14]
    cmp r0, #0
    bne .Lotherwise_46
    mov r0, r5
    vld1.32 {d16, d17}, [r0]!
    vld1.32 {d18, d19}, [r0]
    sub r0, r0, #16
    add r0, r0, r1, lsl #2
    vld1.32 {d20, d21}, [r0]!
    vadd.f32 q12, q12, q8
    vld1.32 {d16, d17}, [r0]
    vadd.f32 q13, q13, q9
    sub r0, r0, #16
    vadd.f32 q14, q14, q10
    vadd.f32 q15, q15, q8
    b .Lend_47
.Lotherwise_46:
    vldr d0, [r0]
    vdup.32 q8, d0[0]
    vdup.32 q9, d0[1]
    vadd.f32 q12, q12, q8
    vadd.f32 q13, q13, q8
    vadd.f32 q14, q14, q9
    vadd.f32 q15, q15, q9
.Lend_47:
    vldr s0, [r14, #16]
    mov r0, r5
    sub r9, r9, #1
    add r6, r6, #32
    add r5, r5, #32
    vdup.32 q8, d0[0]
    vmax.f32 q9, q8, q12
    vmax.f32 q10, q8, q13
    vmax.f32 q11, q8, q14
    vst1.32 {d18, d19}, [r0]!
    vmax.f32 q8, q8, q15
    vst1.32 {d20, d21}, [r0]
    sub r0, r0, #16
    add r0, r0, r1, lsl #2
    vst1.32 {d22, d23}, [r0]!
    vst1.32 {d16, d17}, [r0]
    sub r0, r0, #16
    cmp r9, #0
    bne .Lloop_41
.Lloop_end_40:
    ldr r0, [r14, #4]
    ubfx r0, r0, #0, #3
    cmp r0, #0
    bne .Lotherwise_48
    b .Lend_49
.Lotherwise_48:
    ldr r3, [r14, #12]
    lsr r8, r12, #2
    vmov.i32 q12, #0
    vmov.i32 q13, #0
    ubfx r0, r12, #0, #2
    vmov.i32 q14, #0
    vmov.i32 q15, #0
    cmp r8, #0
    beq .Lloop_end_50
.Lloop_51:
    vld1.32 {d16, d17}, [r6]!
    sub r8, r8, #1
    vld1.32 {d0, d1}, [r4]!
    vld1.32 {d18, d19}, [r6]
    sub r6, r6, #16
    add r1, r6, r3, lsl #2
    vld1.32 {d2, d3}, [r4]
    add r6, r6, r7, lsl #2
    vmla.f32 q12, q8, d0[0]
    add r4, r4, #48
    vld1.32 {d20, d21}, [r6]!
    vmla.f32 q13, q9, d0[0]
    vld1.32 {d22, d23}, [r6]
    sub r6, r6, #16
    vmla.f32 q14, q8, d2[0]
    add r2, r6, r3, lsl #2
    add r6, r6, r7, lsl #2
    pld [r1]
    vmla.f32 q15, q9, d2[0]
    vld1.32 {d16, d17}, [r6]!
    vmla.f32 q12, q10, d0[1]
    vld1.32 {d18, d19}, [r6]
    sub r6, r6, #16
    vmla.f32 q13, q11, d0[1]
    add r1, r6, r3, lsl #2
    add r6, r6, r7, lsl #2
    pld [r2]
    vmla.f32 q14, q10, d2[1]
    vld1.32 {d20, d21}, [r6]!
    vmla.f32 q15, q11, d2[1]
    vld1.32 {d22, d23}, [r6]
    sub r6, r6, #16
    vmla.f32 q12, q8, d1[0]
    add r2, r6, r3, lsl #2
    pld [r1]
    add r6, r6, r7, lsl #2
    vmla.f32 q13, q9, d1[0]
    pld [r2]
    vmla.f32 q14, q8, d3[0]
    vmla.f32 q15, q9, d3[0]
    vmla.f32 q12, q10, d1[1]
    vmla.f32 q13, q11, d1[1]
    vmla.f32 q14, q10, d3[1]
    vmla.f32 q15, q11, d3[1]
    cmp r8, #0
    bne .Lloop_51
.Lloop_end_50:
    cmp r0, #0
    beq .Lloop_end_52
.Lloop_53:
    vld1.32 {d16, d17}, [r6]!
    sub r0, r0, #1
    vld1.32 {d18, d19}, [r6]
    sub r6, r6, #16
    add r1, r6, r3, lsl #2
    vldr s0, [r4]
    add r6, r6, r7, lsl #2
    vldr s4, [r4, #16]
    add r4, r4, #4
    pld [r1]
    vmla.f32 q12, q8, d0[0]
    vmla.f32 q13, q9, d0[0]
    vmla.f32 q14, q8, d2[0]
    vmla.f32 q15, q9, d2[0]
    cmp r0, #0
    bne .Lloop_53
.Lloop_end_52:
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
    bne .Lotherwise_54
    ubfx r0, r1, #0, #4
    mov r2, r5
    cmp r0, #15
    bne .Lotherwise_55
    vld1.32 {d16, d17}, [r2]
    b .Lend_56
.Lotherwise_55:
    vmov.i32 q8, #0
    tst r1, #1
    beq .Lotherwise_57
    vld1.32 {d16[0]}, [r2]
.Lotherwise_57:
    tst r1, #2
    beq .Lotherwise_58
    add r0, r2, #4
    vld1.32 {d16[1]}, [r0]
.Lotherwise_58:
    tst r1, #4
    beq .Lotherwise_59
    add r0, r2, #8
    vld1.32 {d17[0]}, [r0]
.Lotherwise_59:
    tst r1, #8
    beq .Lotherwise_60
    add r0, r2, #12
    vld1.32 {d17[1]}, [r0]
.Lotherwise_60:
.Lend_56:
    ubfx r0, r1, #4, #4
    vadd.f32 q12, q12, q8
    cmp r0, #15
    bne .Lotherwise_61
    add r0, r2, #16
    vld1.32 {d16, d17}, [r0]
    b .Lend_62
.Lotherwise_61:
    vmov.i32 q8, #0
    tst r1, #16
    beq .Lotherwise_63
    add r0, r2, #16
    vld1.32 {d16[0]}, [r0]
.Lotherwise_63:
    tst r1, #32
    beq .Lotherwise_64
    add r0, r2, #20
    vld1.32 {d16[1]}, [r0]
.Lotherwise_64:
    tst r1, #64
    beq .Lotherwise_65
    add r0, r2, #24
    vld1.32 {d17[0]}, [r0]
.Lotherwise_65:
    tst r1, #128
    beq .Lotherwise_66
    add r0, r2, #28
    vld1.32 {d17[1]}, [r0]
.Lotherwise_66:
.Lend_62:
    ubfx r0, r1, #0, #4
    vadd.f32 q13, q13, q8
    add r2, r2, r12, lsl #2
    cmp r0, #15
    bne .Lotherwise_67
    vld1.32 {d16, d17}, [r2]
    b .Lend_68
.Lotherwise_67:
    vmov.i32 q8, #0
    tst r1, #1
    beq .Lotherwise_69
    vld1.32 {d16[0]}, [r2]
.Lotherwise_69:
    tst r1, #2
    beq .Lotherwise_70
    add r0, r2, #4
    vld1.32 {d16[1]}, [r0]
.Lotherwise_70:
    tst r1, #4
    beq .Lotherwise_71
    add r0, r2, #8
    vld1.32 {d17[0]}, [r0]
.Lotherwise_71:
    tst r1, #8
    beq .Lotherwise_72
    add r0, r2, #12
    vld1.32 {d17[1]}, [r0]
.Lotherwise_72:
.Lend_68:
    ubfx r0, r1, #4, #4
    vadd.f32 q14, q14, q8
    cmp r0, #15
    bne .Lotherwise_73
    add r0, r2, #16
    vld1.32 {d16, d17}, [r0]
    b .Lend_74
.Lotherwise_73:
    vmov.i32 q8, #0
    tst r1, #16
    beq .Lotherwise_75
    add r0, r2, #16
    vld1.32 {d16[0]}, [r0]
.Lotherwise_75:
    tst r1, #32
    beq .Lotherwise_76
    add r0, r2, #20
    vld1.32 {d16[1]}, [r0]
.Lotherwise_76:
    tst r1, #64
    beq .Lotherwise_77
    add r0, r2, #24
    vld1.32 {d17[0]}, [r0]
.Lotherwise_77:
    tst r1, #128
    beq .Lotherwise_78
    add r0, r2, #28
    vld1.32 {d17[1]}, [r0]
.Lotherwise_78:
.Lend_74:
    vadd.f32 q15, q15, q8
    b .Lend_79
.Lotherwise_54:
    vldr d0, [r3]
    vdup.32 q8, d0[0]
    vdup.32 q9, d0[1]
    vadd.f32 q12, q12, q8
    vadd.f32 q13, q13, q8
    vadd.f32 q14, q14, q9
    vadd.f32 q15, q15, q9
.Lend_79:
    vldr s0, [r14, #16]
    ubfx r0, r1, #0, #4
    vdup.32 q8, d0[0]
    vmax.f32 q9, q8, q12
    cmp r0, #15
    bne .Lotherwise_80
    vst1.32 {d18, d19}, [r5]
    b .Lend_81
.Lotherwise_80:
    tst r1, #1
    beq .Lotherwise_82
    vst1.32 {d18[0]}, [r5]
.Lotherwise_82:
    tst r1, #2
    beq .Lotherwise_83
    add r0, r5, #4
    vst1.32 {d18[1]}, [r0]
.Lotherwise_83:
    tst r1, #4
    beq .Lotherwise_84
    add r0, r5, #8
    vst1.32 {d19[0]}, [r0]
.Lotherwise_84:
    tst r1, #8
    beq .Lotherwise_85
    add r0, r5, #12
    vst1.32 {d19[1]}, [r0]
.Lotherwise_85:
.Lend_81:
    ubfx r0, r1, #4, #4
    vmax.f32 q9, q8, q13
    cmp r0, #15
    bne .Lotherwise_86
    add r0, r5, #16
    vst1.32 {d18, d19}, [r0]
    b .Lend_87
.Lotherwise_86:
    tst r1, #16
    beq .Lotherwise_88
    add r0, r5, #16
    vst1.32 {d18[0]}, [r0]
.Lotherwise_88:
    tst r1, #32
    beq .Lotherwise_89
    add r0, r5, #20
    vst1.32 {d18[1]}, [r0]
.Lotherwise_89:
    tst r1, #64
    beq .Lotherwise_90
    add r0, r5, #24
    vst1.32 {d19[0]}, [r0]
.Lotherwise_90:
    tst r1, #128
    beq .Lotherwise_91
    add r0, r5, #28
    vst1.32 {d19[1]}, [r0]
.Lotherwise_91:
.Lend_87:
    ubfx r0, r1, #0, #4
    vmax.f32 q9, q8, q14
    add r5, r5, r12, lsl #2
    cmp r0, #15
    bne .Lotherwise_92
    vst1.32 {d18, d19}, [r5]
    b .Lend_93
.Lotherwise_92:
    tst r1, #1
    beq .Lotherwise_94
    vst1.32 {d18[0]}, [r5]
.Lotherwise_94:
    tst r1, #2
    beq .Lotherwise_95
    add r0, r5, #4
    vst1.32 {d18[1]}, [r0]
.Lotherwise_95:
    tst r1, #4
    beq .Lotherwise_96
    add r0, r5, #8
    vst1.32 {d19[0]}, [r0]
.Lotherwise_96:
    tst r1, #8
    beq .Lotherwise_97
    add r0, r5, #12
    vst1.32 {d19[1]}, [r0]
.Lotherwise_97:
.Lend_93:
    ubfx r0, r1, #4, #4
    vmax.f32 q8, q8, q15
    cmp r0, #15
    bne .Lotherwise_98
    add r0, r5, #16
    vst1.32 {d16, d17}, [r0]
    b .Lend_99
.Lotherwise_98:
    tst r1, #16
    beq .Lotherwise_100
    add r0, r5, #16
    vst1.32 {d16[0]}, [r0]
.Lotherwise_100:
    tst r1, #32
    beq .Lotherwise_101
    add r0, r5, #20
    vst1.32 {d16[1]}, [r0]
.Lotherwise_101:
    tst r1, #64
    beq .Lotherwise_102
    add r0, r5, #24
    vst1.32 {d17[0]}, [r0]
.Lotherwise_102:
    tst r1, #128
    beq .Lotherwise_103
    add r0, r5, #28
    vst1.32 {d17[1]}, [r0]
.Lotherwise_103:
.Lend_99:
.Lend_49:
    pop {r4, r5, r6, r7, r8, r9, r10, r11, pc}
    .size nnp_sgemm_2x8__armv7_neon, . - nnp_sgemm_2x8__armv7_neon

    .text
    .p2align 4
    .globl nnp_sgemm_3x8__armv7_neon
    .type nnp_sgemm_3x8__armv7_neon, %function
nnp_sgemm_3x8__armv7_neon:
    push {r4, r5, r6, r7, r8, r9, r10, r11, r14}
    vpush {d8, d9, d10, d11, d12, d13}
    ldr r14, [sp, #88]
    mov r12, r0
    mov r4, r1
    ldr r5, [sp, #84]
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
    cmp r8, #0
    beq .Lloop_end_104
.Lloop_105:
    ldr r0, [r14]
    mov r11, r5
    mov r1, r12
    vmov.i32 q10, #0
    pld [r11, #92]
    lsr r2, r1, #2
    mov r3, r6
    vmov.i32 q11, #0
    add r11, r11, r0, lsl #2
    ldr r9, [r14, #12]
    mov r10, r4
    vmov.i32 q12, #0
    pld [r11, #92]
    add r11, r11, r0, lsl #2
    vmov.i32 q13, #0
    ubfx r1, r1, #0, #2
    pld [r11, #92]
    vmov.i32 q14, #0
    vmov.i32 q15, #0
    cmp r2, #0
    beq .Lloop_end_106
.Lloop_107:
    vld1.32 {d0, d1}, [r10]!
    sub r2, r2, #1
    vld1.32 {d16, d17}, [r3]!
    vld1.32 {d2, d3}, [r10]!
    vld1.32 {d18, d19}, [r3]
    sub r3, r3, #16
    add r0, r3, r9, lsl #2
    vmla.f32 q10, q8, d0[0]
    vld1.32 {d4, d5}, [r10]
    add r3, r3, r7, lsl #2
    vmla.f32 q12, q8, d2[0]
    add r10, r10, #32
    vld1.32 {d8, d9}, [r3]!
    vmla.f32 q11, q9, d0[0]
    vld1.32 {d10, d11}, [r3]
    sub r3, r3, #16
    vmla.f32 q13, q9, d2[0]
    add r11, r3, r9, lsl #2
    add r3, r3, r7, lsl #2
    pld [r0]
    vmla.f32 q14, q8, d4[0]
    vld1.32 {d16, d17}, [r3]!
    vmla.f32 q15, q9, d4[0]
    vld1.32 {d18, d19}, [r3]
    sub r3, r3, #16
    vmla.f32 q10, q4, d0[1]
    add r0, r3, r9, lsl #2
    add r3, r3, r7, lsl #2
    pld [r11]
    vmla.f32 q11, q5, d0[1]
    vld1.32 {d6, d7}, [r3]!
    vmla.f32 q12, q4, d2[1]
    vld1.32 {d12, d13}, [r3]
    sub r3, r3, #16
    vmla.f32 q13, q5, d2[1]
    add r11, r3, r9, lsl #2
    pld [r0]
    add r3, r3, r7, lsl #2
    vmla.f32 q14, q4, d4[1]
    pld [r11]
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
    cmp r2, #0
    bne .Lloop_107
.Lloop_end_106:
    cmp r1, #0
    beq .Lloop_end_108
.Lloop_109:
    vld1.32 {d16, d17}, [r3]!
    sub r1, r1, #1
    vld1.32 {d18, d19}, [r3]
    sub r3, r3, #16
    add r0, r3, r9, lsl #2
    vldr s0, [r10]
    add r3, r3, r7, lsl #2
    vldr s4, [r10, #16]
    vldr s8, [r10, #32]
    vmla.f32 q10, q8, d0[0]
    add r10, r10, #4
    pld [r0]
    vmla.f32 q11, q9, d0[0]
    vmla.f32 q12, q8, d2[0]
    vmla.f32 q13, q9, d2[0]
    vmla.f32 q14, q8, d4[0]
    vmla.f32 q15, q9, d4[0]
    cmp r1, #0
    bne .Lloop_109
.Lloop_end_108:
    ldr r0, [r14, #8]
    ldr r1, [r14]
    cmp r0, #0
    bne .Lotherwise_110
    mov r0, r5
    vld1.32 {d16, d17}, [r0]!
    vld1.32 {d18, d19}, [r0]
    sub r0, r0, #16
    add r0, r0, r1, lsl #2
    vld1.32 {d0, d1}, [r0]!
    vadd.f32 q10, q10, q8
    vld1.32 {d16, d17}, [r0]
    sub r0, r0, #16
    add r0, r0, r1, lsl #2
    vadd.f32 q11, q11, q9
    vld1.32 {d18, d19}, [r0]!
    vadd.f32 q12, q12, q0
    vld1.32 {d0, d1}, [r0]
    sub r0, r0, #16
    vadd.f32 q13, q13, q8
    vadd.f32 q14, q14, q9
    vadd.f32 q15, q15, q0
    b .Lend_111
.Lotherwise_110:
    vldr d0, [r0]
    vldr s4, [r0, #8]
    vdup.32 q8, d0[0]
    vdup.32 q9, d0[1]
    vdup.32 q0, d2[0]
    vadd.f32 q10, q10, q8
    vadd.f32 q11, q11, q8
    vadd.f32 q12, q12, q9
    vadd.f32 q13, q13, q9
    vadd.f32 q14, q14, q0
    vadd.f32 q15, q15, q0
.Lend_111:
    vldr s0, [r14, #16]
    mov r0, r5
    sub r8, r8, #1
    add r6, r6, #32
    add r5, r5, #32
    vdup.32 q8, d0[0]
    vmax.f32 q9, q8, q10
    vmax.f32 q10, q8, q11
    vmax.f32 q11, q8, q12
    vst1.32 {d18, d19}, [r0]!
    vmax.f32 q9, q8, q13
    vst1.32 {d20, d21}, [r0]
    sub r0, r0, #16
    add r0, r0, r1, lsl #2
    vmax.f32 q10, q8, q14
    vst1.32 {d22, d23}, [r0]!
    vmax.f32 q8, q8, q15
    vst1.32 {d18, d19}, [r0]
    sub r0, r0, #16
    add r0, r0, r1, lsl #2
    vst1.32 {d20, d21}, [r0]!
    vst1.32 {d16, d17}, [r0]
    sub r0, r0, #16
    cmp r8, #0
    bne .Lloop_105
.Lloop_end_104:
    ldr r0, [r14, #4]
    ubfx r0, r0, #0, #3
    cmp r0, #0
    bne .Lotherwise_112
    b .Lend_113
.Lotherwise_112:
    ldr r3, [r14, #12]
    lsr r8, r12, #2
    vmov.i32 q10, #0
    vmov.i32 q11, #0
    ubfx r0, r12, #0, #2
    vmov.i32 q12, #0
    vmov.i32 q13, #0
    vmov.i32 q14, #0
    vmov.i32 q15, #0
    cmp r8, #0
    beq .Lloop_end_114
.Lloop_115:
    vld1.32 {d0, d1}, [r4]!
    sub r8, r8, #1
    vld1.32 {d16, d17}, [r6]!
    vld1.32 {d2, d3}, [r4]!
    vld1.32 {d18, d19}, [r6]
    sub r6, r6, #16
    add r1, r6, r3, lsl #2
    vmla.f32 q10, q8, d0[0]
    vld1.32 {d4, d5}, [r4]
    add r6, r6, r7, lsl #2
    vmla.f32 q12, q8, d2[0]
    add r4, r4, #32
    vld1.32 {d8, d9}, [r6]!
    vmla.f32 q11, q9, d0[0]
    vld1.32 {d10, d11}, [r6]
    sub r6, r6, #16
    vmla.f32 q13, q9, d2[0]
    add r2, r6, r3, lsl #2
    add r6, r6, r7, lsl #2
    pld [r1]
    vmla.f32 q14, q8, d4[0]
    vld1.32 {d16, d17}, [r6]!
    vmla.f32 q15, q9, d4[0]
    vld1.32 {d18, d19}, [r6]
    sub r6, r6, #16
    vmla.f32 q10, q4, d0[1]
    add r1, r6, r3, lsl #2
    add r6, r6, r7, lsl #2
    pld [r2]
    vmla.f32 q11, q5, d0[1]
    vld1.32 {d6, d7}, [r6]!
    vmla.f32 q12, q4, d2[1]
    vld1.32 {d12, d13}, [r6]
    sub r6, r6, #16
    vmla.f32 q13, q5, d2[1]
    add r2, r6, r3, lsl #2
    pld [r1]
    add r6, r6, r7, lsl #2
    vmla.f32 q14, q4, d4[1]
    pld [r2]
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
    cmp r8, #0
    bne .Lloop_115
.Lloop_end_114:
    cmp r0, #0
    beq .Lloop_end_116
.Lloop_117:
    vld1.32 {d16, d17}, [r6]!
    sub r0, r0, #1
    vld1.32 {d18, d19}, [r6]
    sub r6, r6, #16
    add r1, r6, r3, lsl #2
    vldr s0, [r4]
    add r6, r6, r7, lsl #2
    vldr s4, [r4, #16]
    vldr s8, [r4, #32]
    vmla.f32 q10, q8, d0[0]
    add r4, r4, #4
    pld [r1]
    vmla.f32 q11, q9, d0[0]
    vmla.f32 q12, q8, d2[0]
    vmla.f32 q13, q9, d2[0]
    vmla.f32 q14, q8, d4[0]
    vmla.f32 q15, q9, d4[0]
    cmp r0, #0
    bne .Lloop_117
.Lloop_end_116:
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
    bne .Lotherwise_118
    ubfx r0, r1, #0, #4
    mov r2, r5
    cmp r0, #15
    bne .Lotherwise_119
    vld1.32 {d16, d17}, [r2]
    b .Lend_120
.Lotherwise_119:
    vmov.i32 q8, #0
    tst r1, #1
    beq .Lotherwise_121
    vld1.32 {d16[0]}, [r2]
.Lotherwise_121:
    tst r1, #2
    beq .Lotherwise_122
    add r0, r2, #4
    vld1.32 {d16[1]}, [r0]
.Lotherwise_122:
    tst r1, #4
    beq .Lotherwise_123
    add r0, r2, #8
    vld1.32 {d17[0]}, [r0]
.Lotherwise_123:
    tst r1, #8
    beq .Lotherwise_124
    add r0, r2, #12
    vld1.32 {d17[1]}, [r0]
.Lotherwise_124:
.Lend_120:
    ubfx r0, r1, #4, #4
    vadd.f32 q10, q10, q8
    cmp r0, #15
    bne .Lotherwise_125
    add r0, r2, #16
    vld1.32 {d16, d17}, [r0]
    b .Lend_126
.Lotherwise_125:
    vmov.i32 q8, #0
    tst r1, #16
    beq .Lotherwise_127
    add r0, r2, #16
    vld1.32 {d16[0]}, [r0]
.Lotherwise_127:
    tst r1, #32
    beq .Lotherwise_128
    add r0, r2, #20
    vld1.32 {d16[1]}, [r0]
.Lotherwise_128:
    tst r1, #64
    beq .Lotherwise_129
    add r0, r2, #24
    vld1.32 {d17[0]}, [r0]
.Lotherwise_129:
    tst r1, #128
    beq .Lotherwise_130
    add r0, r2, #28
    vld1.32 {d17[1]}, [r0]
.Lotherwise_130:
.Lend_126:
    ubfx r0, r1, #0, #4
    vadd.f32 q11, q11, q8
    add r2, r2, r12, lsl #2
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
    vadd.f32 q12, q12, q8
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
    vadd.f32 q13, q13, q8
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
    vadd.f32 q15, q15, q8
    b .Lend_155
.Lotherwise_118:
    vldr d0, [r3]
    vldr s4, [r3, #8]
    vdup.32 q8, d0[0]
    vdup.32 q9, d0[1]
    vdup.32 q0, d2[0]
    vadd.f32 q10, q10, q8
    vadd.f32 q11, q11, q8
    vadd.f32 q12, q12, q9
    vadd.f32 q13, q13, q9
    vadd.f32 q14, q14, q0
    vadd.f32 q15, q15, q0
.Lend_155:
    vldr s0, [r14, #16]
    ubfx r0, r1, #0, #4
    vdup.32 q8, d0[0]
    vmax.f32 q9, q8, q10
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
    vmax.f32 q9, q8, q11
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
    vmax.f32 q9, q8, q12
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
    vmax.f32 q9, q8, q13
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
    vmax.f32 q9, q8, q14
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
    vmax.f32 q8, q8, q15
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
.Lend_113:
    vpop {d8, d9, d10, d11, d12, d13}
    pop {r4, r5, r6, r7, r8, r9, r10, r11, pc}
    .size nnp_sgemm_3x8__armv7_neon, . - nnp_sgemm_3x8__armv7_neon

    .text
    .p2align 4
    .globl nnp_sgemm_4x8__armv7_neon
    .type nnp_sgemm_4x8__armv7_neon, %function
nnp_sgemm_4x8__armv7_neon:
    push {r4, r5, r6, r7, r8, r9, r10, r11, r14}
    vpush {d8, d9, d10, d11, d12, d13, d14, d15}
    ldr r4, [sp, #104]
    mov r14, r0
    mov r5, r1
    ldr r6, [sp, #100]
    mov r7, r2
    mov r8, r3
    ldr r0, [r4]
    ldr r1, [r4, #4]
    mov r2, r6
    pld [r2]
    pld [r2, #60]
    add r2, r2, r0, lsl #2
    lsr r9, r1, #3
    pld [r2]
    pld [r2, #60]
    add r2, r2, r0, lsl #2
    pld [r2]
    pld [r2, #60]
    add r2, r2, r0, lsl #2
    pld [r2]
    pld [r2, #60]
    cmp r9, #0
    beq .Lloop_end_192
.Lloop_193:
    ldr r1, [r4]
    mov r2, r6
    mov r0, r14
    vmov.i32 q8, #0
    pld [r2, #92]
    lsr r3, r0, #2
    mov r12, r7
    vmov.i32 q9, #0
    add r2, r2, r1, lsl #2
    ldr r10, [r4, #12]
    mov r11, r5
    vmov.i32 q10, #0
    pld [r2, #92]
    add r2, r2, r1, lsl #2
    vmov.i32 q11, #0
    ubfx r0, r0, #0, #2
    pld [r2, #92]
    add r2, r2, r1, lsl #2
    vmov.i32 q12, #0
    pld [r2, #92]
    vmov.i32 q13, #0
    vmov.i32 q14, #0
    vmov.i32 q15, #0
    cmp r3, #0
    beq .Lloop_end_194
.Lloop_195:
    vld1.32 {d0, d1}, [r11]!
    sub r3, r3, #1
    vld1.32 {d2, d3}, [r11]!
    vld1.32 {d8, d9}, [r12]!
    vld1.32 {d4, d5}, [r11]!
    vld1.32 {d10, d11}, [r12]
    sub r12, r12, #16
    add r1, r12, r10, lsl #2
    vmla.f32 q8, q4, d0[0]
    vld1.32 {d6, d7}, [r11]!
    add r12, r12, r8, lsl #2
    vmla.f32 q10, q4, d2[0]
    vld1.32 {d12, d13}, [r12]!
    vmla.f32 q9, q5, d0[0]
    vld1.32 {d14, d15}, [r12]
    sub r12, r12, #16
    vmla.f32 q11, q5, d2[0]
    add r2, r12, r10, lsl #2
    add r12, r12, r8, lsl #2
    pld [r1]
    vmla.f32 q12, q4, d4[0]
    pld [r2]
    vmla.f32 q13, q5, d4[0]
    vmla.f32 q14, q4, d6[0]
    vld1.32 {d8, d9}, [r12]!
    vmla.f32 q15, q5, d6[0]
    vld1.32 {d10, d11}, [r12]
    sub r12, r12, #16
    vmla.f32 q8, q6, d0[1]
    add r1, r12, r10, lsl #2
    add r12, r12, r8, lsl #2
    pld [r1]
    vmla.f32 q9, q7, d0[1]
    vmla.f32 q10, q6, d2[1]
    vmla.f32 q11, q7, d2[1]
    vmla.f32 q12, q6, d4[1]
    vmla.f32 q13, q7, d4[1]
    vmla.f32 q14, q6, d6[1]
    vld1.32 {d12, d13}, [r12]!
    vmla.f32 q15, q7, d6[1]
    vld1.32 {d14, d15}, [r12]
    sub r12, r12, #16
    vmla.f32 q8, q4, d1[0]
    add r1, r12, r10, lsl #2
    pld [r1]
    add r12, r12, r8, lsl #2
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
    cmp r3, #0
    bne .Lloop_195
.Lloop_end_194:
    cmp r0, #0
    beq .Lloop_end_196
.Lloop_197:
    vld1.32 {d8, d9}, [r12]!
    sub r0, r0, #1
    vld1.32 {d10, d11}, [r12]
    sub r12, r12, #16
    add r1, r12, r10, lsl #2
    vldr s0, [r11]
    add r12, r12, r8, lsl #2
    vldr s4, [r11, #16]
    vldr s8, [r11, #32]
    vmla.f32 q8, q4, d0[0]
    vldr s12, [r11, #48]
    vmla.f32 q9, q5, d0[0]
    add r11, r11, #4
    pld [r1]
    vmla.f32 q10, q4, d2[0]
    vmla.f32 q11, q5, d2[0]
    vmla.f32 q12, q4, d4[0]
    vmla.f32 q13, q5, d4[0]
    vmla.f32 q14, q4, d6[0]
    vmla.f32 q15, q5, d6[0]
    cmp r0, #0
    bne .Lloop_197
.Lloop_end_196:
    ldr r0, [r4, #8]
    ldr r1, [r4]
    cmp r0, #0
    bne .Lotherwise_198
    mov r0, r6
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
    b .Lend_199
.Lotherwise_198:
    vld1.32 {d0, d1}, [r0]
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
.Lend_199:
    vldr s0, [r4, #16]
    mov r0, r6
    sub r9, r9, #1
    add r7, r7, #32
    add r6, r6, #32
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
    cmp r9, #0
    bne .Lloop_193
.Lloop_end_192:
    ldr r0, [r4, #4]
    ubfx r0, r0, #0, #3
    cmp r0, #0
    bne .Lotherwise_200
    b .Lend_201
.Lotherwise_200:
    ldr r3, [r4, #12]
    lsr r12, r14, #2
    vmov.i32 q8, #0
    vmov.i32 q9, #0
    ubfx r0, r14, #0, #2
    vmov.i32 q10, #0
    vmov.i32 q11, #0
    vmov.i32 q12, #0
    vmov.i32 q13, #0
    vmov.i32 q14, #0
    vmov.i32 q15, #0
    cmp r12, #0
    beq .Lloop_end_202
.Lloop_203:
    vld1.32 {d0, d1}, [r5]!
    sub r12, r12, #1
    vld1.32 {d2, d3}, [r5]!
    vld1.32 {d8, d9}, [r7]!
    vld1.32 {d4, d5}, [r5]!
    vld1.32 {d10, d11}, [r7]
    sub r7, r7, #16
    add r1, r7, r3, lsl #2
    vmla.f32 q8, q4, d0[0]
    vld1.32 {d6, d7}, [r5]!
    add r7, r7, r8, lsl #2
    vmla.f32 q10, q4, d2[0]
    vld1.32 {d12, d13}, [r7]!
    vmla.f32 q9, q5, d0[0]
    vld1.32 {d14, d15}, [r7]
    sub r7, r7, #16
    vmla.f32 q11, q5, d2[0]
    add r2, r7, r3, lsl #2
    add r7, r7, r8, lsl #2
    pld [r1]
    vmla.f32 q12, q4, d4[0]
    pld [r2]
    vmla.f32 q13, q5, d4[0]
    vmla.f32 q14, q4, d6[0]
    vld1.32 {d8, d9}, [r7]!
    vmla.f32 q15, q5, d6[0]
    vld1.32 {d10, d11}, [r7]
    sub r7, r7, #16
    vmla.f32 q8, q6, d0[1]
    add r1, r7, r3, lsl #2
    add r7, r7, r8, lsl #2
    pld [r1]
    vmla.f32 q9, q7, d0[1]
    vmla.f32 q10, q6, d2[1]
    vmla.f32 q11, q7, d2[1]
    vmla.f32 q12, q6, d4[1]
    vmla.f32 q13, q7, d4[1]
    vmla.f32 q14, q6, d6[1]
    vld1.32 {d12, d13}, [r7]!
    vmla.f32 q15, q7, d6[1]
    vld1.32 {d14, d15}, [r7]
    sub r7, r7, #16
    vmla.f32 q8, q4, d1[0]
    add r1, r7, r3, lsl #2
    pld [r1]
    add r7, r7, r8, lsl #2
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
    bne .Lloop_203
.Lloop_end_202:
    cmp r0, #0
    beq .Lloop_end_204
.Lloop_205:
    vld1.32 {d8, d9}, [r7]!
    sub r0, r0, #1
    vld1.32 {d10, d11}, [r7]
    sub r7, r7, #16
    add r1, r7, r3, lsl #2
    vldr s0, [r5]
    add r7, r7, r8, lsl #2
    vldr s4, [r5, #16]
    vldr s8, [r5, #32]
    vmla.f32 q8, q4, d0[0]
    vldr s12, [r5, #48]
    vmla.f32 q9, q5, d0[0]
    add r5, r5, #4
    pld [r1]
    vmla.f32 q10, q4, d2[0]
    vmla.f32 q11, q5, d2[0]
    vmla.f32 q12, q4, d4[0]
    vmla.f32 q13, q5, d4[0]
    vmla.f32 q14, q4, d6[0]
    vmla.f32 q15, q5, d6[0]
    cmp r0, #0
    bne .Lloop_205
.Lloop_end_204:
    ldr r0, [r4, #4]
    movw r1, #8
    movw r2, #1
    ldr r3, [r4, #8]
    ubfx r0, r0, #0, #3
    ldr r12, [r4]
    cmp r0, r1
    movhi r0, r1
    lsl r0, r2, r0
    sub r1, r0, #1
    cmp r3, #0
    bne .Lotherwise_206
    ubfx r0, r1, #0, #4
    mov r2, r6
    cmp r0, #15
    bne .Lotherwise_207
    vld1.32 {d0, d1}, [r2]
    b .Lend_208
.Lotherwise_207:
    vmov.i32 q0, #0
    tst r1, #1
    beq .Lotherwise_209
    vld1.32 {d0[0]}, [r2]
.Lotherwise_209:
    tst r1, #2
    beq .Lotherwise_210
    add r0, r2, #4
    vld1.32 {d0[1]}, [r0]
.Lotherwise_210:
    tst r1, #4
    beq .Lotherwise_211
    add r0, r2, #8
    vld1.32 {d1[0]}, [r0]
.Lotherwise_211:
    tst r1, #8
    beq .Lotherwise_212
    add r0, r2, #12
    vld1.32 {d1[1]}, [r0]
.Lotherwise_212:
.Lend_208:
    ubfx r0, r1, #4, #4
    vadd.f32 q8, q8, q0
    cmp r0, #15
    bne .Lotherwise_213
    add r0, r2, #16
    vld1.32 {d0, d1}, [r0]
    b .Lend_214
.Lotherwise_213:
    vmov.i32 q0, #0
    tst r1, #16
    beq .Lotherwise_215
    add r0, r2, #16
    vld1.32 {d0[0]}, [r0]
.Lotherwise_215:
    tst r1, #32
    beq .Lotherwise_216
    add r0, r2, #20
    vld1.32 {d0[1]}, [r0]
.Lotherwise_216:
    tst r1, #64
    beq .Lotherwise_217
    add r0, r2, #24
    vld1.32 {d1[0]}, [r0]
.Lotherwise_217:
    tst r1, #128
    beq .Lotherwise_218
    add r0, r2, #28
    vld1.32 {d1[1]}, [r0]
.Lotherwise_218:
.Lend_214:
    ubfx r0, r1, #0, #4
    vadd.f32 q9, q9, q0
    add r2, r2, r12, lsl #2
    cmp r0, #15
    bne .Lotherwise_219
    vld1.32 {d0, d1}, [r2]
    b .Lend_220
.Lotherwise_219:
    vmov.i32 q0, #0
    tst r1, #1
    beq .Lotherwise_221
    vld1.32 {d0[0]}, [r2]
.Lotherwise_221:
    tst r1, #2
    beq .Lotherwise_222
    add r0, r2, #4
    vld1.32 {d0[1]}, [r0]
.Lotherwise_222:
    tst r1, #4
    beq .Lotherwise_223
    add r0, r2, #8
    vld1.32 {d1[0]}, [r0]
.Lotherwise_223:
    tst r1, #8
    beq .Lotherwise_224
    add r0, r2, #12
    vld1.32 {d1[1]}, [r0]
.Lotherwise_224:
.Lend_220:
    ubfx r0, r1, #4, #4
    vadd.f32 q10, q10, q0
    cmp r0, #15
    bne .Lotherwise_225
    add r0, r2, #16
    vld1.32 {d0, d1}, [r0]
    b .Lend_226
.Lotherwise_225:
    vmov.i32 q0, #0
    tst r1, #16
    beq .Lotherwise_227
    add r0, r2, #16
    vld1.32 {d0[0]}, [r0]
.Lotherwise_227:
    tst r1, #32
    beq .Lotherwise_228
    add r0, r2, #20
    vld1.32 {d0[1]}, [r0]
.Lotherwise_228:
    tst r1, #64
    beq .Lotherwise_229
    add r0, r2, #24
    vld1.32 {d1[0]}, [r0]
.Lotherwise_229:
    tst r1, #128
    beq .Lotherwise_230
    add r0, r2, #28
    vld1.32 {d1[1]}, [r0]
.Lotherwise_230:
.Lend_226:
    ubfx r0, r1, #0, #4
    vadd.f32 q11, q11, q0
    add r2, r2, r12, lsl #2
    cmp r0, #15
    bne .Lotherwise_231
    vld1.32 {d0, d1}, [r2]
    b .Lend_232
.Lotherwise_231:
    vmov.i32 q0, #0
    tst r1, #1
    beq .Lotherwise_233
    vld1.32 {d0[0]}, [r2]
.Lotherwise_233:
    tst r1, #2
    beq .Lotherwise_234
    add r0, r2, #4
    vld1.32 {d0[1]}, [r0]
.Lotherwise_234:
    tst r1, #4
    beq .Lotherwise_235
    add r0, r2, #8
    vld1.32 {d1[0]}, [r0]
.Lotherwise_235:
    tst r1, #8
    beq .Lotherwise_236
    add r0, r2, #12
    vld1.32 {d1[1]}, [r0]
.Lotherwise_236:
.Lend_232:
    ubfx r0, r1, #4, #4
    vadd.f32 q12, q12, q0
    cmp r0, #15
    bne .Lotherwise_237
    add r0, r2, #16
    vld1.32 {d0, d1}, [r0]
    b .Lend_238
.Lotherwise_237:
    vmov.i32 q0, #0
    tst r1, #16
    beq .Lotherwise_239
    add r0, r2, #16
    vld1.32 {d0[0]}, [r0]
.Lotherwise_239:
    tst r1, #32
    beq .Lotherwise_240
    add r0, r2, #20
    vld1.32 {d0[1]}, [r0]
.Lotherwise_240:
    tst r1, #64
    beq .Lotherwise_241
    add r0, r2, #24
    vld1.32 {d1[0]}, [r0]
.Lotherwise_241:
    tst r1, #128
    beq .Lotherwise_242
    add r0, r2, #28
    vld1.32 {d1[1]}, [r0]
.Lotherwise_242:
.Lend_238:
    ubfx r0, r1, #0, #4
    vadd.f32 q13, q13, q0
    add r2, r2, r12, lsl #2
    cmp r0, #15
    bne .Lotherwise_243
    vld1.32 {d0, d1}, [r2]
    b .Lend_244
.Lotherwise_243:
    vmov.i32 q0, #0
    tst r1, #1
    beq .Lotherwise_245
    vld1.32 {d0[0]}, [r2]
.Lotherwise_245:
    tst r1, #2
    beq .Lotherwise_246
    add r0, r2, #4
    vld1.32 {d0[1]}, [r0]
.Lotherwise_246:
    tst r1, #4
    beq .Lotherwise_247
    add r0, r2, #8
    vld1.32 {d1[0]}, [r0]
.Lotherwise_247:
    tst r1, #8
    beq .Lotherwise_248
    add r0, r2, #12
    vld1.32 {d1[1]}, [r0]
.Lotherwise_248:
.Lend_244:
    ubfx r0, r1, #4, #4
    vadd.f32 q14, q14, q0
    cmp r0, #15
    bne .Lotherwise_249
    add r0, r2, #16
    vld1.32 {d0, d1}, [r0]
    b .Lend_250
.Lotherwise_249:
    vmov.i32 q0, #0
    tst r1, #16
    beq .Lotherwise_251
    add r0, r2, #16
    vld1.32 {d0[0]}, [r0]
.Lotherwise_251:
    tst r1, #32
    beq .Lotherwise_252
    add r0, r2, #20
    vld1.32 {d0[1]}, [r0]
.Lotherwise_252:
    tst r1, #64
    beq .Lotherwise_253
    add r0, r2, #24
    vld1.32 {d1[0]}, [r0]
.Lotherwise_253:
    tst r1, #128
    beq .Lotherwise_254
    add r0, r2, #28
    vld1.32 {d1[1]}, [r0]
.Lotherwise_254:
.Lend_250:
    vadd.f32 q15, q15, q0
    b .Lend_255
.Lotherwise_206:
    vld1.32 {d0, d1}, [r3]
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
.Lend_255:
    vldr s0, [r4, #16]
    ubfx r0, r1, #0, #4
    vdup.32 q0, d0[0]
    vmax.f32 q8, q0, q8
    cmp r0, #15
    bne .Lotherwise_256
    vst1.32 {d16, d17}, [r6]
    b .Lend_257
.Lotherwise_256:
    tst r1, #1
    beq .Lotherwise_258
    vst1.32 {d16[0]}, [r6]
.Lotherwise_258:
    tst r1, #2
    beq .Lotherwise_259
    add r0, r6, #4
    vst1.32 {d16[1]}, [r0]
.Lotherwise_259:
    tst r1, #4
    beq .Lotherwise_260
    add r0, r6, #8
    vst1.32 {d17[0]}, [r0]
.Lotherwise_260:
    tst r1, #8
    beq .Lotherwise_261
    add r0, r6, #12
    vst1.32 {d17[1]}, [r0]
.Lotherwise_261:
.Lend_257:
    ubfx r0, r1, #4, #4
    vmax.f32 q8, q0, q9
    cmp r0, #15
    bne .Lotherwise_262
    add r0, r6, #16
    vst1.32 {d16, d17}, [r0]
    b .Lend_263
.Lotherwise_262:
    tst r1, #16
    beq .Lotherwise_264
    add r0, r6, #16
    vst1.32 {d16[0]}, [r0]
.Lotherwise_264:
    tst r1, #32
    beq .Lotherwise_265
    add r0, r6, #20
    vst1.32 {d16[1]}, [r0]
.Lotherwise_265:
    tst r1, #64
    beq .Lotherwise_266
    add r0, r6, #24
    vst1.32 {d17[0]}, [r0]
.Lotherwise_266:
    tst r1, #128
    beq .Lotherwise_267
    add r0, r6, #28
    vst1.32 {d17[1]}, [r0]
.Lotherwise_267:
.Lend_263:
    ubfx r0, r1, #0, #4
    vmax.f32 q8, q0, q10
    add r6, r6, r12, lsl #2
    cmp r0, #15
    bne .Lotherwise_268
    vst1.32 {d16, d17}, [r6]
    b .Lend_269
.Lotherwise_268:
    tst r1, #1
    beq .Lotherwise_270
    vst1.32 {d16[0]}, [r6]
.Lotherwise_270:
    tst r1, #2
    beq .Lotherwise_271
    add r0, r6, #4
    vst1.32 {d16[1]}, [r0]
.Lotherwise_271:
    tst r1, #4
    beq .Lotherwise_272
    add r0, r6, #8
    vst1.32 {d17[0]}, [r0]
.Lotherwise_272:
    tst r1, #8
    beq .Lotherwise_273
    add r0, r6, #12
    vst1.32 {d17[1]}, [r0]
.Lotherwise_273:
.Lend_269:
    ubfx r0, r1, #4, #4
    vmax.f32 q8, q0, q11
    cmp r0, #15
    bne .Lotherwise_274
    add r0, r6, #16
    vst1.32 {d16, d17}, [r0]
    b .Lend_275
.Lotherwise_274:
    tst r1, #16
    beq .Lotherwise_276
    add r0, r6, #16
    vst1.32 {d16[0]}, [r0]
.Lotherwise_276:
    tst r1, #32
    beq .Lotherwise_277
    add r0, r6, #20
    vst1.32 {d16[1]}, [r0]
.Lotherwise_277:
    tst r1, #64
    beq .Lotherwise_278
    add r0, r6, #24
    vst1.32 {d17[0]}, [r0]
.Lotherwise_278:
    tst r1, #128
    beq .Lotherwise_279
    add r0, r6, #28
    vst1.32 {d17[1]}, [r0]
.Lotherwise_279:
.Lend_275:
    ubfx r0, r1, #0, #4
    vmax.f32 q8, q0, q12
    add r6, r6, r12, lsl #2
    cmp r0, #15
    bne .Lotherwise_280
    vst1.32 {d16, d17}, [r6]
    b .Lend_281
.Lotherwise_280:
    tst r1, #1
    beq .Lotherwise_282
    vst1.32 {d16[0]}, [r6]
.Lotherwise_282:
    tst r1, #2
    beq .Lotherwise_283
    add r0, r6, #4
    vst1.32 {d16[1]}, [r0]
.Lotherwise_283:
    tst r1, #4
    beq .Lotherwise_284
    add r0, r6, #8
    vst1.32 {d17[0]}, [r0]
.Lotherwise_284:
    tst r1, #8
    beq .Lotherwise_285
    add r0, r6, #12
    vst1.32 {d17[1]}, [r0]
.Lotherwise_285:
.Lend_281:
    ubfx r0, r1, #4, #4
    vmax.f32 q8, q0, q13
    cmp r0, #15
    bne .Lotherwise_286
    add r0, r6, #16
    vst1.32 {d16, d17}, [r0]
    b .Lend_287
.Lotherwise_286:
    tst r1, #16
    beq .Lotherwise_288
    add r0, r6, #16
    vst1.32 {d16[0]}, [r0]
.Lotherwise_288:
    tst r1, #32
    beq .Lotherwise_289
    add r0, r6, #20
    vst1.32 {d16[1]}, [r0]
.Lotherwise_289:
    tst r1, #64
    beq .Lotherwise_290
    add r0, r6, #24
    vst1.32 {d17[0]}, [r0]
.Lotherwise_290:
    tst r1, #128
    beq .Lotherwise_291
    add r0, r6, #28
    vst1.32 {d17[1]}, [r0]
.Lotherwise_291:
.Lend_287:
    ubfx r0, r1, #0, #4
    vmax.f32 q8, q0, q14
    add r6, r6, r12, lsl #2
    cmp r0, #15
    bne .Lotherwise_292
    vst1.32 {d16, d17}, [r6]
    b .Lend_293
.Lotherwise_292:
    tst r1, #1
    beq .Lotherwise_294
    vst1.32 {d16[0]}, [r6]
.Lotherwise_294:
    tst r1, #2
    beq .Lotherwise_295
    add r0, r6, #4
    vst1.32 {d16[1]}, [r0]
.Lotherwise_295:
    tst r1, #4
    beq .Lotherwise_296
    add r0, r6, #8
    vst1.32 {d17[0]}, [r0]
.Lotherwise_296:
    tst r1, #8
    beq .Lotherwise_297
    add r0, r6, #12
    vst1.32 {d17[1]}, [r0]
.Lotherwise_297:
.Lend_293:
    ubfx r0, r1, #4, #4
    vmax.f32 q8, q0, q15
    cmp r0, #15
    bne .Lotherwise_298
    add r0, r6, #16
    vst1.32 {d16, d17}, [r0]
    b .Lend_299
.Lotherwise_298:
    tst r1, #16
    beq .Lotherwise_300
    add r0, r6, #16
    vst1.32 {d16[0]}, [r0]
.Lotherwise_300:
    tst r1, #32
    beq .Lotherwise_301
    add r0, r6, #20
    vst1.32 {d16[1]}, [r0]
.Lotherwise_301:
    tst r1, #64
    beq .Lotherwise_302
    add r0, r6, #24
    vst1.32 {d17[0]}, [r0]
.Lotherwise_302:
    tst r1, #128
    beq .Lotherwise_303
    add r0, r6, #28
    vst1.32 {d17[1]}, [r0]
.Lotherwise_303:
.Lend_299:
.Lend_201:
    vpop {d8, d9, d10, d11, d12, d13, d14, d15}
    pop {r4, r5, r6, r7, r8, r9, r10, r11, pc}
    .size nnp_sgemm_4x8__armv7_neon, . - nnp_sgemm_4x8__armv7_neon

    .section .note.GNU-stack, "", %progbits
