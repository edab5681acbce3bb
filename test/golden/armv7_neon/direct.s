    .syntax unified
    .arch armv7-a
    .fpu neon-vfpv4
    .eabi_attribute 28, 3
    .arm

    .text
    .p2align 4
    .globl nnp_direct_1x8__armv7_neon
    .type nnp_direct_1x8__armv7_neon, %function
nnp_direct_1x8__armv7_neon:
    push {r4, r5, r6, r7, r8, r9, r10, r11, r14}
    ldr r12, [sp, #40]
    mov r14, r0
    mov r8, r1
    mov r4, r2
    ldr r5, [sp, #36]
    ldr r0, [r12, #4]
    sub r0, r0, #1
    lsr r0, r0, #2
    cmp r0, #0
    bne .Lotherwise_0
    ldr r0, [r12, #8]
    mov r1, r5
    lsr r7, r14, #2
    pld [r1]
    mov r6, r3
    vldr s0, [r0]
    ubfx r14, r14, #0, #2
    vdup.32 q8, d0[0]
    cmp r7, #0
    beq .Lloop_end_1
.Lloop_2:
    ldr r0, [r6]
    mov r1, r4
    mov r2, r4
    ldr r3, [r6, #4]
    mov r9, r4
    mov r10, r4
    add r1, r1, r0, lsl #2
    vld1.32 {d0, d1}, [r8]
    sub r7, r7, #1
    vld1.32 {d18, d19}, [r1]
    add r2, r2, r3, lsl #2
    add r8, r8, #64
    ldr r0, [r6, #8]
    vmla.f32 q8, q9, d0[0]
    vld1.32 {d18, d19}, [r2]
    add r9, r9, r0, lsl #2
    ldr r0, [r6, #12]
    add r6, r6, #16
    vmla.f32 q8, q9, d0[1]
    vld1.32 {d18, d19}, [r9]
    add r10, r10, r0, lsl #2
    vld1.32 {d20, d21}, [r10]
    vmla.f32 q8, q9, d1[0]
    vmla.f32 q8, q10, d1[1]
    cmp r7, #0
    bne .Lloop_2
.Lloop_end_1:
    cmp r14, #0
    beq .Lloop_end_3
.Lloop_4:
    ldr r0, [r6]
    mov r1, r4
    sub r14, r14, #1
    vldr s0, [r8]
    add r6, r6, #4
    add r8, r8, #4
    add r1, r1, r0, lsl #2
    vld1.32 {d18, d19}, [r1]
    vmla.f32 q8, q9, d0[0]
    cmp r14, #0
    bne .Lloop_4
.Lloop_end_3:
    vldr s0, [r12, #20]
    vdup.32 q9, d0[0]
    vmax.f32 q8, q9, q8
    vst1.32 {d16, d17}, [r5]
    b .Lend_5
.Lotherwise_0:
    ldr r0, [r12, #4]
    sub r0, r0, #5
    lsr r7, r0, #3
    cmp r7, #0
    beq .Lloop_end_6
.Lloop_7:
    ldr r0, [r12, #8]
    lsr r9, r14, #2
    pld [r5]
    mov r6, r3
    mov r10, r8
    vldr s0, [r0]
    ubfx r1, r14, #0, #2
    vdup.32 q11, d0[0]
    vdup.32 q12, d0[0]
    cmp r9, #0
    beq .Lloop_end_8
.Lloop_9:
    ldr r0, [r6]
    mov r2, r4
    mov r11, r4
    vld1.32 {d0, d1}, [r10]
    sub r9, r9, #1
    add r10, r10, #64
    add r2, r2, r0, lsl #2
    ldr r0, [r6, #4]
    vld1.32 {d16, d17}, [r2]!
    vld1.32 {d18, d19}, [r2]
    add r11, r11, r0, lsl #2
    mov r0, r4
    vld1.32 {d20, d21}, [r11]!
    vmla.f32 q11, q8, d0[0]
    sub r2, r2, #16
    ldr r2, [r6, #8]
    vmla.f32 q12, q9, d0[0]
    vld1.32 {d16, d17}, [r11]
    vmla.f32 q11, q10, d0[1]
    sub r11, r11, #16
    add r0, r0, r2, lsl #2
    ldr r2, [r6, #12]
    mov r11, r4
    vld1.32 {d18, d19}, [r0]!
    vmla.f32 q12, q8, d0[1]
    add r6, r6, #16
    vld1.32 {d16, d17}, [r0]
    add r11, r11, r2, lsl #2
    sub r0, r0, #16
    vld1.32 {d20, d21}, [r11]!
    vmla.f32 q11, q9, d1[0]
    vmla.f32 q12, q8, d1[0]
    vld1.32 {d16, d17}, [r11]
    sub r11, r11, #16
    vmla.f32 q11, q10, d1[1]
    vmla.f32 q12, q8, d1[1]
    cmp r9, #0
    bne .Lloop_9
.Lloop_end_8:
    cmp r1, #0
    beq .Lloop_end_10
.Lloop_11:
    ldr r0, [r6]
    mov r2, r4
    sub r1, r1, #1
    vldr s0, [r10]
    add r6, r6, #4
    add r10, r10, #4
    add r2, r2, r0, lsl #2
    vld1.32 {d16, d17}, [r2]!
    vld1.32 {d18, d19}, [r2]
    sub r2, r2, #16
    vmla.f32 q11, q8, d0[0]
    vmla.f32 q12, q9, d0[0]
    cmp r1, #0
    bne .Lloop_11
.Lloop_end_10:
    vldr s0, [r12, #20]
    mov r0, r5
    sub r7, r7, #1
    add r4, r4, #32
    add r5, r5, #32
    vdup.32 q8, d0[0]
    vmax.f32 q9, q8, q11
    vmax.f32 q8, q8, q12
    vst1.32 {d18, d19}, [r0]!
    vst1.32 {d16, d17}, [r0]
    sub r0, r0, #16
    cmp r7, #0
    bne .Lloop_7
.Lloop_end_6:
    ldr r0, [r12, #4]
    add r4, r4, #20
    add r5, r5, #20
    sub r0, r0, #5
    ubfx r0, r0, #0, #3
    lsr r1, r0, #2
    cmp r1, #1
    bne .Lotherwise_12
    ldr r1, [r12, #8]
    add r5, r5, r0, lsl #2
    add r4, r4, r0, lsl #2
    lsr r6, r14, #2
    pld [r5, #-48]
    mov r7, r3
    vldr s0, [r1]
    mov r9, r8
    ubfx r14, r14, #0, #2
    sub r4, r4, #48
    sub r5, r5, #48
    vdup.32 q11, d0[0]
    vdup.32 q12, d0[0]
    vdup.32 q13, d0[0]
    cmp r6, #0
    beq .Lloop_end_13
.Lloop_14:
    ldr r0, [r7]
    mov r1, r4
    mov r2, r4
    ldr r3, [r7, #4]
    mov r8, r4
    mov r10, r4
    add r1, r1, r0, lsl #2
    vld1.32 {d0, d1}, [r9]
    sub r6, r6, #1
    vld1.32 {d16, d17}, [r1]!
    add r2, r2, r3, lsl #2
    add r9, r9, #64
    vld1.32 {d18, d19}, [r1]!
    vld1.32 {d20, d21}, [r1]
    vmla.f32 q11, q8, d0[0]
    sub r1, r1, #32
    ldr r0, [r7, #8]
    vmla.f32 q12, q9, d0[0]
    vld1.32 {d16, d17}, [r2]!
    vmla.f32 q13, q10, d0[0]
    vld1.32 {d18, d19}, [r2]!
    add r8, r8, r0, lsl #2
    vld1.32 {d20, d21}, [r2]
    vmla.f32 q11, q8, d0[1]
    sub r2, r2, #32
    ldr r0, [r7, #12]
    vmla.f32 q12, q9, d0[1]
    add r7, r7, #16
    vld1.32 {d16, d17}, [r8]!
    vmla.f32 q13, q10, d0[1]
    vld1.32 {d18, d19}, [r8]!
    add r10, r10, r0, lsl #2
    vld1.32 {d20, d21}, [r8]
    vmla.f32 q11, q8, d1[0]
    sub r8, r8, #32
    vld1.32 {d16, d17}, [r10]!
    vmla.f32 q12, q9, d1[0]
    vld1.32 {d18, d19}, [r10]!
    vmla.f32 q13, q10, d1[0]
    vld1.32 {d20, d21}, [r10]
    vmla.f32 q11, q8, d1[1]
    sub r10, r10, #32
    vmla.f32 q12, q9, d1[1]
    vmla.f32 q13, q10, d1[1]
    cmp r6, #0
    bne .Lloop_14
.Lloop_end_13:
    cmp r14, #0
    beq .Lloop_end_15
.Lloop_16:
    ldr r0, [r7]
    mov r1, r4
    sub r14, r14, #1
    vldr s0, [r9]
    add r7, r7, #4
    add r9, r9, #4
    add r1, r1, r0, lsl #2
    vld1.32 {d16, d17}, [r1]!
    vld1.32 {d18, d19}, [r1]!
    vld1.32 {d20, d21}, [r1]
    vmla.f32 q11, q8, d0[0]
    sub r1, r1, #32
    vmla.f32 q12, q9, d0[0]
    vmla.f32 q13, q10, d0[0]
    cmp r14, #0
    bne .Lloop_16
.Lloop_end_15:
    vldr s0, [r12, #20]
    vdup.32 q8, d0[0]
    vmax.f32 q9, q8, q11
    vmax.f32 q10, q8, q12
    vmax.f32 q8, q8, q13
    vst1.32 {d18, d19}, [r5]!
    vst1.32 {d20, d21}, [r5]!
    vst1.32 {d16, d17}, [r5]
    sub r5, r5, #32
    b .Lend_17
.Lotherwise_12:
    ldr r1, [r12, #8]
    add r5, r5, r0, lsl #2
    add r4, r4, r0, lsl #2
    lsr r6, r14, #2
    pld [r5, #-32]
    mov r7, r3
    vldr s0, [r1]
    mov r9, r8
    ubfx r14, r14, #0, #2
    sub r4, r4, #32
    sub r5, r5, #32
    vdup.32 q11, d0[0]
    vdup.32 q12, d0[0]
    cmp r6, #0
    beq .Lloop_end_18
.Lloop_19:
    ldr r0, [r7]
    mov r1, r4
    mov r2, r4
    ldr r3, [r7, #4]
    mov r8, r4
    mov r10, r4
    add r1, r1, r0, lsl #2
    vld1.32 {d0, d1}, [r9]
    sub r6, r6, #1
    vld1.32 {d16, d17}, [r1]!
    add r2, r2, r3, lsl #2
    add r9, r9, #64
    vld1.32 {d18, d19}, [r1]
    sub r1, r1, #16
    ldr r0, [r7, #8]
    vmla.f32 q11, q8, d0[0]
    vld1.32 {d16, d17}, [r2]!
    vmla.f32 q12, q9, d0[0]
    vld1.32 {d18, d19}, [r2]
    add r8, r8, r0, lsl #2
    sub r2, r2, #16
    ldr r0, [r7, #12]
    vmla.f32 q11, q8, d0[1]
    add r7, r7, #16
    vld1.32 {d16, d17}, [r8]!
    vmla.f32 q12, q9, d0[1]
    vld1.32 {d18, d19}, [r8]
    add r10, r10, r0, lsl #2
    sub r8, r8, #16
    vld1.32 {d20, d21}, [r10]!
    vmla.f32 q11, q8, d1[0]
    vmla.f32 q12, q9, d1[0]
    vld1.32 {d16, d17}, [r10]
    sub r10, r10, #16
    vmla.f32 q11, q10, d1[1]
    vmla.f32 q12, q8, d1[1]
    cmp r6, #0
    bne .Lloop_19
.Lloop_end_18:
    cmp r14, #0
    beq .Lloop_end_20
.Lloop_21:
    ldr r0, [r7]
    mov r1, r4
    sub r14, r14, #1
    vldr s0, [r9]
    add r7, r7, #4
    add r9, r9, #4
    add r1, r1, r0, lsl #2
    vld1.32 {d16, d17}, [r1]!
    vld1.32 {d18, d19}, [r1]
    sub r1, r1, #16
    vmla.f32 q11, q8, d0[0]
    vmla.f32 q12, q9, d0[0]
    cmp r14, #0
    bne .Lloop_21
.Lloop_end_20:
    vldr s0, [r12, #20]
    vdup.32 q8, d0[0]
    vmax.f32 q9, q8, q11
    vmax.f32 q8, q8, q12
    vst1.32 {d18, d19}, [r5]!
    vst1.32 {d16, d17}, [r5]
    sub r5, r5, #16
.Lend_17:
.Lend_5:
    pop {r4, r5, r6, r7, r8, r9, r10, r11, pc}
    .size nnp_direct_1x8__armv7_neon, . - nnp_direct_1x8__armv7_neon

    .text
    .p2align 4
    .globl nnp_direct_2x8__armv7_neon
    .type nnp_direct_2x8__armv7_neon, %function
nnp_direct_2x8__armv7_neon:
    push {r4, r5, r6, r7, r8, r9, r10, r11, r14}
    vpush {d8, d9, d10, d11}
    ldr r12, [sp, #72]
    mov r5, r0
    mov r6, r1
    mov r14, r2
    ldr r4, [sp, #68]
    mov r7, r3
    ldr r0, [r12, #4]
    sub r0, r0, #1
    lsr r0, r0, #2
    cmp r0, #0
    bne .Lotherwise_22
    ldr r0, [r12, #8]
    mov r1, r4
    lsr r3, r5, #2
    ldr r2, [r12]
    vldr d0, [r0]
    ubfx r5, r5, #0, #2
    pld [r1]
    add r1, r1, r2, lsl #2
    pld [r1]
    vdup.32 q8, d0[0]
    vdup.32 q9, d0[1]
    cmp r3, #0
    beq .Lloop_end_23
.Lloop_24:
    ldr r0, [r7]
    mov r1, r14
    mov r2, r14
    vld1.32 {d0, d1}, [r6]!
    mov r8, r14
    mov r9, r14
    add r1, r1, r0, lsl #2
    ldr r0, [r7, #4]
    sub r3, r3, #1
    vld1.32 {d20, d21}, [r1]
    vld1.32 {d2, d3}, [r6]
    add r2, r2, r0, lsl #2
    add r6, r6, #48
    ldr r0, [r7, #8]
    vmla.f32 q8, q10, d0[0]
    vmla.f32 q9, q10, d2[0]
    vld1.32 {d20, d21}, [r2]
    add r8, r8, r0, lsl #2
    ldr r0, [r7, #12]
    add r7, r7, #16
    vmla.f32 q8, q10, d0[1]
    vld1.32 {d22, d23}, [r8]
    vmla.f32 q9, q10, d2[1]
    add r9, r9, r0, lsl #2
    vld1.32 {d20, d21}, [r9]
    vmla.f32 q8, q11, d1[0]
    vmla.f32 q9, q11, d3[0]
    vmla.f32 q8, q10, d1[1]
    vmla.f32 q9, q10, d3[1]
    cmp r3, #0
    bne .Lloop_24
.Lloop_end_23:
    cmp r5, #0
    beq .Lloop_end_25
.Lloop_26:
    ldr r0, [r7]
    mov r1, r14
    sub r5, r5, #1
    vldr s0, [r6]
    add r7, r7, #4
    add r1, r1, r0, lsl #2
    vldr s4, [r6, #16]
    add r6, r6, #4
    vld1.32 {d20, d21}, [r1]
    vmla.f32 q8, q10, d0[0]
    vmla.f32 q9, q10, d2[0]
    cmp r5, #0
    bne .Lloop_26
.Lloop_end_25:
    ldr r0, [r12]
    vldr s0, [r12, #20]
    vdup.32 q10, d0[0]
    vmax.f32 q8, q10, q8
    vmax.f32 q9, q10, q9
    vst1.32 {d16, d17}, [r4]
    add r4, r4, r0, lsl #2
    vst1.32 {d18, d19}, [r4]
    b .Lend_27
.Lotherwise_22:
    ldr r0, [r12, #4]
    sub r0, r0, #5
    lsr r3, r0, #3
    cmp r3, #0
    beq .Lloop_end_28
.Lloop_29:
    ldr r0, [r12, #8]
    mov r1, r4
    lsr r8, r5, #2
    ldr r2, [r12]
    mov r9, r7
    mov r10, r6
    vldr d0, [r0]
    ubfx r11, r5, #0, #2
    pld [r1]
    add r1, r1, r2, lsl #2
    pld [r1]
    vdup.32 q12, d0[0]
    vdup.32 q13, d0[0]
    vdup.32 q14, d0[1]
    vdup.32 q15, d0[1]
    cmp r8, #0
    beq .Lloop_end_30
.Lloop_31:
    ldr r0, [r9]
    mov r1, r14
    mov r2, r14
    vld1.32 {d0, d1}, [r10]!
    sub r8, r8, #1
    add r1, r1, r0, lsl #2
    ldr r0, [r9, #4]
    vld1.32 {d16, d17}, [r1]!
    vld1.32 {d18, d19}, [r1]
    add r2, r2, r0, lsl #2
    mov r0, r14
    vld1.32 {d2, d3}, [r10]
    vmla.f32 q12, q8, d0[0]
    add r10, r10, #48
    vld1.32 {d20, d21}, [r2]!
    vmla.f32 q13, q9, d0[0]
    sub r1, r1, #16
    ldr r1, [r9, #8]
    vmla.f32 q14, q8, d2[0]
    vmla.f32 q15, q9, d2[0]
    vld1.32 {d16, d17}, [r2]
    sub r2, r2, #16
    add r0, r0, r1, lsl #2
    ldr r1, [r9, #12]
    vmla.f32 q12, q10, d0[1]
    mov r2, r14
    vld1.32 {d18, d19}, [r0]!
    add r9, r9, #16
    vmla.f32 q13, q8, d0[1]
    vld1.32 {d22, d23}, [r0]
    add r2, r2, r1, lsl #2
    vmla.f32 q14, q10, d2[1]
    sub r0, r0, #16
    vld1.32 {d20, d21}, [r2]!
    vmla.f32 q15, q8, d2[1]
    vld1.32 {d16, d17}, [r2]
    sub r2, r2, #16
    vmla.f32 q12, q9, d1[0]
    vmla.f32 q13, q11, d1[0]
    vmla.f32 q14, q9, d3[0]
    vmla.f32 q15, q11, d3[0]
    vmla.f32 q12, q10, d1[1]
    vmla.f32 q13, q8, d1[1]
    vmla.f32 q14, q10, d3[1]
    vmla.f32 q15, q8, d3[1]
    cmp r8, #0
    bne .Lloop_31
.Lloop_end_30:
    cmp r11, #0
    beq .Lloop_end_32
.Lloop_33:
    ldr r0, [r9]
    mov r1, r14
    sub r11, r11, #1
    vldr s0, [r10]
    add r9, r9, #4
    add r1, r1, r0, lsl #2
    vldr s4, [r10, #16]
    add r10, r10, #4
    vld1.32 {d16, d17}, [r1]!
    vld1.32 {d18, d19}, [r1]
    sub r1, r1, #16
    vmla.f32 q12, q8, d0[0]
    vmla.f32 q13, q9, d0[0]
    vmla.f32 q14, q8, d2[0]
    vmla.f32 q15, q9, d2[0]
    cmp r11, #0
    bne .Lloop_33
.Lloop_end_32:
    ldr r0, [r12]
    mov r1, r4
    vldr s0, [r12, #20]
    sub r3, r3, #1
    add r14, r14, #32
    add r4, r4, #32
    vdup.32 q8, d0[0]
    vmax.f32 q9, q8, q12
    vmax.f32 q10, q8, q13
    vmax.f32 q11, q8, q14
    vst1.32 {d18, d19}, [r1]!
    vmax.f32 q8, q8, q15
    vst1.32 {d20, d21}, [r1]
    sub r1, r1, #16
    add r1, r1, r0, lsl #2
    vst1.32 {d22, d23}, [r1]!
    vst1.32 {d16, d17}, [r1]
    sub r1, r1, #16
    cmp r3, #0
    bne .Lloop_29
.Lloop_end_28:
    ldr r0, [r12, #4]
    add r14, r14, #20
    add r4, r4, #20
    sub r0, r0, #5
    ubfx r0, r0, #0, #3
    lsr r1, r0, #2
    cmp r1, #1
    bne .Lotherwise_34
    ldr r1, [r12, #8]
    add r4, r4, r0, lsl #2
    mov r2, r4
    ldr r3, [r12]
    add r14, r14, r0, lsl #2
    lsr r8, r5, #2
    vldr d0, [r1]
    pld [r2, #-48]
    add r2, r2, r3, lsl #2
    ubfx r9, r5, #0, #2
    pld [r2, #-48]
    vdup.32 q12, d0[0]
    sub r14, r14, #48
    vdup.32 q13, d0[0]
    sub r4, r4, #48
    vdup.32 q14, d0[0]
    vdup.32 q15, d0[1]
    vdup.32 q2, d0[1]
    vdup.32 q3, d0[1]
    cmp r8, #0
    beq .Lloop_end_35
.Lloop_36:
    ldr r0, [r7]
    mov r1, r14
    mov r2, r14
    ldr r3, [r7, #4]
    mov r5, r14
    mov r10, r14
    add r1, r1, r0, lsl #2
    vld1.32 {d0, d1}, [r6]!
    sub r8, r8, #1
    vld1.32 {d16, d17}, [r1]!
    add r2, r2, r3, lsl #2
    vld1.32 {d18, d19}, [r1]!
    vld1.32 {d20, d21}, [r1]
    vmla.f32 q12, q8, d0[0]
    sub r1, r1, #32
    vld1.32 {d2, d3}, [r6]
    vmla.f32 q13, q9, d0[0]
    add r6, r6, #48
    ldr r0, [r7, #8]
    vmla.f32 q14, q10, d0[0]
    vld1.32 {d22, d23}, [r2]!
    vmla.f32 q15, q8, d2[0]
    vld1.32 {d16, d17}, [r2]!
    vmla.f32 q2, q9, d2[0]
    add r5, r5, r0, lsl #2
    vmla.f32 q3, q10, d2[0]
    vld1.32 {d18, d19}, [r2]
    sub r2, r2, #32
    ldr r0, [r7, #12]
    vmla.f32 q12, q11, d0[1]
    add r7, r7, #16
    vld1.32 {d8, d9}, [r5]!
    vmla.f32 q13, q8, d0[1]
    vld1.32 {d10, d11}, [r5]!
    vmla.f32 q14, q9, d0[1]
    add r10, r10, r0, lsl #2
    vmla.f32 q15, q11, d2[1]
    vld1.32 {d20, d21}, [r5]
    sub r5, r5, #32
    vmla.f32 q2, q8, d2[1]
    vld1.32 {d16, d17}, [r10]!
    vmla.f32 q3, q9, d2[1]
    vld1.32 {d18, d19}, [r10]!
    vmla.f32 q12, q4, d1[0]
    vld1.32 {d22, d23}, [r10]
    sub r10, r10, #32
    vmla.f32 q13, q5, d1[0]
    vmla.f32 q14, q10, d1[0]
    vmla.f32 q15, q4, d3[0]
    vmla.f32 q2, q5, d3[0]
    vmla.f32 q3, q10, d3[0]
    vmla.f32 q12, q8, d1[1]
    vmla.f32 q13, q9, d1[1]
    vmla.f32 q14, q11, d1[1]
    vmla.f32 q15, q8, d3[1]
    vmla.f32 q2, q9, d3[1]
    vmla.f32 q3, q11, d3[1]
    cmp r8, #0
    bne .Lloop_36
.Lloop_end_35:
    cmp r9, #0
    beq .Lloop_end_37
.Lloop_38:
    ldr r0, [r7]
    mov r1, r14
    sub r9, r9, #1
    vldr s0, [r6]
    add r7, r7, #4
    add r1, r1, r0, lsl #2
    vldr s4, [r6, #16]
    add r6, r6, #4
    vld1.32 {d16, d17}, [r1]!
    vld1.32 {d18, d19}, [r1]!
    vld1.32 {d20, d21}, [r1]
    vmla.f32 q12, q8, d0[0]
    sub r1, r1, #32
    vmla.f32 q13, q9, d0[0]
    vmla.f32 q14, q10, d0[0]
    vmla.f32 q15, q8, d2[0]
    vmla.f32 q2, q9, d2[0]
    vmla.f32 q3, q10, d2[0]
    cmp r9, #0
    bne .Lloop_38
.Lloop_end_37:
    ldr r0, [r12]
    vldr s0, [r12, #20]
    vdup.32 q8, d0[0]
    vmax.f32 q9, q8, q12
    vmax.f32 q10, q8, q13
    vmax.f32 q11, q8, q14
    vst1.32 {d18, d19}, [r4]!
    vmax.f32 q9, q8, q15
    vst1.32 {d20, d21}, [r4]!
    vmax.f32 q10, q8, q2
    vst1.32 {d22, d23}, [r4]
    sub r4, r4, #32
    vmax.f32 q8, q8, q3
    add r4, r4, r0, lsl #2
    vst1.32 {d18, d19}, [r4]!
    vst1.32 {d20, d21}, [r4]!
    vst1.32 {d16, d17}, [r4]
    sub r4, r4, #32
    b .Lend_39
.Lotherwise_34:
    ldr r1, [r12, #8]
    add r4, r4, r0, lsl #2
    mov r2, r4
    ldr r3, [r12]
    add r14, r14, r0, lsl #2
    lsr r8, r5, #2
    vldr d0, [r1]
    pld [r2, #-32]
    add r2, r2, r3, lsl #2
    ubfx r9, r5, #0, #2
    pld [r2, #-32]
    vdup.32 q12, d0[0]
    sub r14, r14, #32
    vdup.32 q13, d0[0]
    sub r4, r4, #32
    vdup.32 q14, d0[1]
    vdup.32 q15, d0[1]
    cmp r8, #0
    beq .Lloop_end_40
.Lloop_41:
    ldr r0, [r7]
    mov r1, r14
    mov r3, r14
    ldr r2, [r7, #4]
    mov r5, r14
    mov r10, r14
    add r1, r1, r0, lsl #2
    vld1.32 {d0, d1}, [r6]!
    sub r8, r8, #1
    vld1.32 {d16, d17}, [r1]!
    add r3, r3, r2, lsl #2
    vld1.32 {d18, d19}, [r1]
    sub r1, r1, #16
    vld1.32 {d2, d3}, [r6]
    vmla.f32 q12, q8, d0[0]
    add r6, r6, #48
    ldr r0, [r7, #8]
    vmla.f32 q13, q9, d0[0]
    vld1.32 {d20, d21}, [r3]!
    vmla.f32 q14, q8, d2[0]
    vmla.f32 q15, q9, d2[0]
    vld1.32 {d16, d17}, [r3]
    add r5, r5, r0, lsl #2
    ldr r0, [r7, #12]
    vmla.f32 q12, q10, d0[1]
    add r7, r7, #16
    vld1.32 {d18, d19}, [r5]!
    vmla.f32 q13, q8, d0[1]
    sub r3, r3, #16
    vmla.f32 q14, q10, d2[1]
    vld1.32 {d20, d21}, [r5]
    add r10, r10, r0, lsl #2
    vmla.f32 q15, q8, d2[1]
    vld1.32 {d16, d17}, [r10]!
    sub r5, r5, #16
    vmla.f32 q12, q9, d1[0]
    vld1.32 {d22, d23}, [r10]
    sub r10, r10, #16
    vmla.f32 q13, q10, d1[0]
    vmla.f32 q14, q9, d3[0]
    vmla.f32 q15, q10, d3[0]
    vmla.f32 q12, q8, d1[1]
    vmla.f32 q13, q11, d1[1]
    vmla.f32 q14, q8, d3[1]
    vmla.f32 q15, q11, d3[1]
    cmp r8, #0
    bne .Lloop_41
.Lloop_end_40:
    cmp r9, #0
    beq .Lloop_end_42
.Lloop_43:
    ldr r0, [r7]
    mov r1, r14
    sub r9, r9, #1
    vldr s0, [r6]
    add r7, r7, #4
    add r1, r1, r0, lsl #2
    vldr s4, [r6, #16]
    add r6, r6, #4
    vld1.32 {d16, d17}, [r1]!
    vld1.32 {d18, d19}, [r1]
    sub r1, r1, #16
    vmla.f32 q12, q8, d0[0]
    vmla.f32 q13, q9, d0[0]
    vmla.f32 q14, q8, d2[0]
    vmla.f32 q15, q9, d2[0]
    cmp r9, #0
    bne .Lloop_43
.Lloop_end_42:
    ldr r0, [r12]
    vldr s0, [r12, #20]
    vdup.32 q8, d0[0]
    vmax.f32 q9, q8, q12
    vmax.f32 q10, q8, q13
    vmax.f32 q11, q8, q14
    vst1.32 {d18, d19}, [r4]!
    vmax.f32 q8, q8, q15
    vst1.32 {d20, d21}, [r4]
    sub r4, r4, #16
    add r4, r4, r0, lsl #2
    vst1.32 {d22, d23}, [r4]!
    vst1.32 {d16, d17}, [r4]
    sub r4, r4, #16
.Lend_39:
.Lend_27:
    vpop {d8, d9, d10, d11}
    pop {r4, r5, r6, r7, r8, r9, r10, r11, pc}
    .size nnp_direct_2x8__armv7_neon, . - nnp_direct_2x8__armv7_neon

    .text
    .p2align 4
    .globl nnp_direct_3x8__armv7_neon
    .type nnp_direct_3x8__armv7_neon, %function
nnp_direct_3x8__armv7_neon:
    push {r4, r5, r6, r7, r8, r9, r10, r11, r14}
    vpush {d8, d9, d10, d11, d12, d13}
    ldr r5, [sp, #88]
    mov r6, r0
    mov r7, r1
    mov r4, r2
    ldr r8, [sp, #84]
    mov r9, r3
    ldr r0, [r5, #4]
    add r0, r0, #0
    lsr r3, r0, #3
    cmp r3, #0
    beq .Lloop_end_44
.Lloop_45:
    ldr r0, [r5, #8]
    mov r1, r8
    lsr r12, r6, #2
    ldr r2, [r5]
    mov r14, r9
    mov r10, r7
    vldr d0, [r0]
    ubfx r11, r6, #0, #2
    vldr s4, [r0, #8]
    pld [r1]
    add r1, r1, r2, lsl #2
    vdup.32 q12, d0[0]
    pld [r1]
    add r1, r1, r2, lsl #2
    vdup.32 q13, d0[0]
    pld [r1]
    vdup.32 q14, d0[1]
    vdup.32 q10, d0[1]
    vdup.32 q11, d2[0]
    vdup.32 q15, d2[0]
    cmp r12, #0
    beq .Lloop_end_46
.Lloop_47:
    ldr r0, [r14]
    mov r1, r4
    mov r2, r4
    vld1.32 {d0, d1}, [r10]!
    sub r12, r12, #1
    add r1, r1, r0, lsl #2
    ldr r0, [r14, #4]
    vld1.32 {d16, d17}, [r1]!
    vld1.32 {d2, d3}, [r10]!
    add r2, r2, r0, lsl #2
    mov r0, r4
    vld1.32 {d18, d19}, [r1]
    vmla.f32 q12, q8, d0[0]
    sub r1, r1, #16
    vld1.32 {d4, d5}, [r10]
    vmla.f32 q14, q8, d2[0]
    mov r1, r4
    vld1.32 {d8, d9}, [r2]!
    vmla.f32 q13, q9, d0[0]
    add r10, r10, #32
    vmla.f32 q10, q9, d2[0]
    vld1.32 {d10, d11}, [r2]
    sub r2, r2, #16
    ldr r2, [r14, #8]
    vmla.f32 q11, q8, d4[0]
    vmla.f32 q15, q9, d4[0]
    add r0, r0, r2, lsl #2
    ldr r2, [r14, #12]
    vmla.f32 q12, q4, d0[1]
    add r14, r14, #16
    vld1.32 {d16, d17}, [r0]!
    vmla.f32 q13, q5, d0[1]
    vld1.32 {d18, d19}, [r0]
    add r1, r1, r2, lsl #2
    vmla.f32 q14, q4, d2[1]
    sub r0, r0, #16
    vld1.32 {d6, d7}, [r1]!
    vmla.f32 q10, q5, d2[1]
    vld1.32 {d12, d13}, [r1]
    sub r1, r1, #16
    vmla.f32 q11, q4, d4[1]
    vmla.f32 q15, q5, d4[1]
    vmla.f32 q12, q8, d1[0]
    vmla.f32 q13, q9, d1[0]
    vmla.f32 q14, q8, d3[0]
    vmla.f32 q10, q9, d3[0]
    vmla.f32 q11, q8, d5[0]
    vmla.f32 q15, q9, d5[0]
    vmla.f32 q12, q3, d1[1]
    vmla.f32 q13, q6, d1[1]
    vmla.f32 q14, q3, d3[1]
    vmla.f32 q10, q6, d3[1]
    vmla.f32 q11, q3, d5[1]
    vmla.f32 q15, q6, d5[1]
    cmp r12, #0
    bne .Lloop_47
.Lloop_end_46:
    cmp r11, #0
    beq .Lloop_end_48
.Lloop_49:
    ldr r0, [r14]
    mov r1, r4
    sub r11, r11, #1
    vldr s0, [r10]
    add r14, r14, #4
    add r1, r1, r0, lsl #2
    vldr s4, [r10, #16]
    vld1.32 {d16, d17}, [r1]!
    vld1.32 {d18, d19}, [r1]
    sub r1, r1, #16
    vldr s8, [r10, #32]
    vmla.f32 q12, q8, d0[0]
    add r10, r10, #4
    vmla.f32 q13, q9, d0[0]
    vmla.f32 q14, q8, d2[0]
    vmla.f32 q10, q9, d2[0]
    vmla.f32 q11, q8, d4[0]
    vmla.f32 q15, q9, d4[0]
    cmp r11, #0
    bne .Lloop_49
.Lloop_end_48:
    ldr r0, [r5]
    mov r1, r8
    vldr s0, [r5, #20]
    sub r3, r3, #1
    add r4, r4, #32
    add r8, r8, #32
    vdup.32 q8, d0[0]
    vmax.f32 q9, q8, q12
    vmax.f32 q12, q8, q13
    vmax.f32 q13, q8, q14
    vst1.32 {d18, d19}, [r1]!
    vmax.f32 q9, q8, q10
    vst1.32 {d24, d25}, [r1]
    sub r1, r1, #16
    add r1, r1, r0, lsl #2
    vmax.f32 q10, q8, q11
    vst1.32 {d26, d27}, [r1]!
    vmax.f32 q8, q8, q15
    vst1.32 {d18, d19}, [r1]
    sub r1, r1, #16
    add r1, r1, r0, lsl #2
    vst1.32 {d20, d21}, [r1]!
    vst1.32 {d16, d17}, [r1]
    sub r1, r1, #16
    cmp r3, #0
    bne .Lloop_45
.Lloop_end_44:
    ldr r0, [r5, #4]
    add r0, r0, #0
    ubfx r3, r0, #0, #3
    cmp r3, #0
    bne .Lotherwise_50
    b .Lend_51
.Lotherwise_50:
    sub r0, r3, #1
    lsr r0, r0, #2
    cmp r0, #0
    bne .Lotherwise_52
    ldr r0, [r5, #8]
    add r8, r8, r3, lsl #2
    mov r1, r8
    ldr r2, [r5]
    add r4, r4, r3, lsl #2
    lsr r3, r6, #2
    vldr d0, [r0]
    vldr s4, [r0, #8]
    ubfx r12, r6, #0, #2
    sub r4, r4, #16
    pld [r1, #-16]
    add r1, r1, r2, lsl #2
    vdup.32 q10, d0[0]
    sub r8, r8, #16
    pld [r1, #-16]
    add r1, r1, r2, lsl #2
    vdup.32 q11, d0[1]
    pld [r1, #-16]
    vdup.32 q12, d2[0]
    cmp r3, #0
    beq .Lloop_end_53
.Lloop_54:
    ldr r0, [r9]
    mov r1, r4
    mov r2, r4
    vld1.32 {d0, d1}, [r7]!
    mov r14, r4
    mov r6, r4
    add r1, r1, r0, lsl #2
    vld1.32 {d2, d3}, [r7]!
    sub r3, r3, #1
    ldr r0, [r9, #4]
    vld1.32 {d16, d17}, [r1]
    vld1.32 {d4, d5}, [r7]
    add r2, r2, r0, lsl #2
    add r7, r7, #32
    ldr r0, [r9, #8]
    vmla.f32 q10, q8, d0[0]
    vmla.f32 q11, q8, d2[0]
    vld1.32 {d18, d19}, [r2]
    vmla.f32 q12, q8, d4[0]
    add r14, r14, r0, lsl #2
    ldr r0, [r9, #12]
    add r9, r9, #16
    vmla.f32 q10, q9, d0[1]
    vld1.32 {d16, d17}, [r14]
    vmla.f32 q11, q9, d2[1]
    add r6, r6, r0, lsl #2
    vmla.f32 q12, q9, d4[1]
    vld1.32 {d18, d19}, [r6]
    vmla.f32 q10, q8, d1[0]
    vmla.f32 q11, q8, d3[0]
    vmla.f32 q12, q8, d5[0]
    vmla.f32 q10, q9, d1[1]
    vmla.f32 q11, q9, d3[1]
    vmla.f32 q12, q9, d5[1]
    cmp r3, #0
    bne .Lloop_54
.Lloop_end_53:
    cmp r12, #0
    beq .Lloop_end_55
.Lloop_56:
    ldr r0, [r9]
    mov r1, r4
    sub r12, r12, #1
    vldr s0, [r7]
    add r9, r9, #4
    add r1, r1, r0, lsl #2
    vldr s4, [r7, #16]
    vld1.32 {d16, d17}, [r1]
    vldr s8, [r7, #32]
    add r7, r7, #4
    vmla.f32 q10, q8, d0[0]
    vmla.f32 q11, q8, d2[0]
    vmla.f32 q12, q8, d4[0]
    cmp r12, #0
    bne .Lloop_56
.Lloop_end_55:
    ldr r0, [r5]
    vldr s0, [r5, #20]
    vdup.32 q8, d0[0]
    vmax.f32 q9, q8, q10
    vmax.f32 q10, q8, q11
    vmax.f32 q8, q8, q12
    vst1.32 {d18, d19}, [r8]
    add r8, r8, r0, lsl #2
    vst1.32 {d20, d21}, [r8]
    add r8, r8, r0, lsl #2
    vst1.32 {d16, d17}, [r8]
    b .Lend_57
.Lotherwise_52:
    ldr r0, [r5, #8]
    add r8, r8, r3, lsl #2
    mov r1, r8
    ldr r2, [r5]
    add r4, r4, r3, lsl #2
    lsr r3, r6, #2
    vldr d0, [r0]
    vldr s4, [r0, #8]
    ubfx r12, r6, #0, #2
    sub r4, r4, #32
    pld [r1, #-32]
    add r1, r1, r2, lsl #2
    vdup.32 q12, d0[0]
    sub r8, r8, #32
    pld [r1, #-32]
    add r1, r1, r2, lsl #2
    vdup.32 q13, d0[0]
    pld [r1, #-32]
    vdup.32 q14, d0[1]
    vdup.32 q10, d0[1]
    vdup.32 q11, d2[0]
    vdup.32 q15, d2[0]
    cmp r3, #0
    beq .Lloop_end_58
.Lloop_59:
    ldr r0, [r9]
    mov r1, r4
    mov r2, r4
    vld1.32 {d0, d1}, [r7]!
    mov r14, r4
    mov r6, r4
    add r1, r1, r0, lsl #2
    ldr r0, [r9, #4]
    sub r3, r3, #1
    vld1.32 {d16, d17}, [r1]!
    vld1.32 {d2, d3}, [r7]!
    add r2, r2, r0, lsl #2
    vld1.32 {d18, d19}, [r1]
    vmla.f32 q12, q8, d0[0]
    sub r1, r1, #16
    vld1.32 {d4, d5}, [r7]
    vmla.f32 q14, q8, d2[0]
    add r7, r7, #32
    ldr r0, [r9, #8]
    vmla.f32 q13, q9, d0[0]
    vld1.32 {d10, d11}, [r2]!
    vmla.f32 q10, q9, d2[0]
    vmla.f32 q11, q8, d4[0]
    vld1.32 {d16, d17}, [r2]
    add r14, r14, r0, lsl #2
    vmla.f32 q15, q9, d4[0]
    ldr r0, [r9, #12]
    add r9, r9, #16
    vld1.32 {d18, d19}, [r14]!
    vmla.f32 q12, q5, d0[1]
    sub r2, r2, #16
    vmla.f32 q13, q8, d0[1]
    vld1.32 {d6, d7}, [r14]
    add r6, r6, r0, lsl #2
    vmla.f32 q14, q5, d2[1]
    vld1.32 {d8, d9}, [r6]!
    sub r14, r14, #16
    vmla.f32 q10, q8, d2[1]
    vld1.32 {d12, d13}, [r6]
    sub r6, r6, #16
    vmla.f32 q11, q5, d4[1]
    vmla.f32 q15, q8, d4[1]
    vmla.f32 q12, q9, d1[0]
    vmla.f32 q13, q3, d1[0]
    vmla.f32 q14, q9, d3[0]
    vmla.f32 q10, q3, d3[0]
    vmla.f32 q11, q9, d5[0]
    vmla.f32 q15, q3, d5[0]
    vmla.f32 q12, q4, d1[1]
    vmla.f32 q13, q6, d1[1]
    vmla.f32 q14, q4, d3[1]
    vmla.f32 q10, q6, d3[1]
    vmla.f32 q11, q4, d5[1]
    vmla.f32 q15, q6, d5[1]
    cmp r3, #0
    bne .Lloop_59
.Lloop_end_58:
    cmp r12, #0
    beq .Lloop_end_60
.Lloop_61:
    ldr r0, [r9]
    mov r1, r4
    sub r12, r12, #1
    vldr s0, [r7]
    add r9, r9, #4
    add r1, r1, r0, lsl #2
    vldr s4, [r7, #16]
    vld1.32 {d16, d17}, [r1]!
    vld1.32 {d18, d19}, [r1]
    sub r1, r1, #16
    vldr s8, [r7, #32]
    vmla.f32 q12, q8, d0[0]
    add r7, r7, #4
    vmla.f32 q13, q9, d0[0]
    vmla.f32 q14, q8, d2[0]
    vmla.f32 q10, q9, d2[0]
    vmla.f32 q11, q8, d4[0]
    vmla.f32 q15, q9, d4[0]
    cmp r12, #0
    bne .Lloop_61
.Lloop_end_60:
    ldr r0, [r5]
    vldr s0, [r5, #20]
    vdup.32 q8, d0[0]
    vmax.f32 q9, q8, q12
    vmax.f32 q12, q8, q13
    vmax.f32 q13, q8, q14
    vst1.32 {d18, d19}, [r8]!
    vmax.f32 q9, q8, q10
    vst1.32 {d24, d25}, [r8]
    sub r8, r8, #16
    add r8, r8, r0, lsl #2
    vmax.f32 q10, q8, q11
    vst1.32 {d26, d27}, [r8]!
    vmax.f32 q8, q8, q15
    vst1.32 {d18, d19}, [r8]
    sub r8, r8, #16
    add r8, r8, r0, lsl #2
    vst1.32 {d20, d21}, [r8]!
    vst1.32 {d16, d17}, [r8]
    sub r8, r8, #16
.Lend_57:
.Lend_51:
    vpop {d8, d9, d10, d11, d12, d13}
    pop {r4, r5, r6, r7, r8, r9, r10, r11, pc}
    .size nnp_direct_3x8__armv7_neon, . - nnp_direct_3x8__armv7_neon

    .text
    .p2align 4
    .globl nnp_direct_4x8__armv7_neon
    .type nnp_direct_4x8__armv7_neon, %function
nnp_direct_4x8__armv7_neon:
    push {r4, r5, r6, r7, r8, r9, r10, r11, r14}
    vpush {d8, d9, d10, d11, d12, d13, d14, d15}
    ldr r4, [sp, #104]
    mov r5, r0
    mov r6, r1
    mov r14, r2
    ldr r7, [sp, #100]
    mov r8, r3
    ldr r0, [r4, #4]
    add r0, r0, #0
    lsr r3, r0, #3
    cmp r3, #0
    beq .Lloop_end_62
.Lloop_63:
    ldr r0, [r4, #8]
    mov r1, r7
    lsr r12, r5, #2
    ldr r2, [r4]
    mov r9, r8
    mov r10, r6
    vld1.32 {d0, d1}, [r0]
    ubfx r11, r5, #0, #2
    pld [r1]
    add r1, r1, r2, lsl #2
    pld [r1]
    add r1, r1, r2, lsl #2
    vdup.32 q8, d0[0]
    pld [r1]
    add r1, r1, r2, lsl #2
    vdup.32 q9, d0[0]
    pld [r1]
    vdup.32 q10, d0[1]
    vdup.32 q11, d0[1]
    vdup.32 q12, d1[0]
    vdup.32 q13, d1[0]
    vdup.32 q14, d1[1]
    vdup.32 q15, d1[1]
    cmp r12, #0
    beq .Lloop_end_64
.Lloop_65:
    ldr r0, [r9]
    mov r1, r14
    mov r2, r14
    vld1.32 {d0, d1}, [r10]!
    sub r12, r12, #1
    add r1, r1, r0, lsl #2
    vld1.32 {d2, d3}, [r10]!
    mov r0, r14
    vld1.32 {d8, d9}, [r1]!
    vld1.32 {d4, d5}, [r10]!
    vld1.32 {d10, d11}, [r1]
    vmla.f32 q8, q4, d0[0]
    sub r1, r1, #16
    ldr r1, [r9, #4]
    vmla.f32 q10, q4, d2[0]
    vld1.32 {d6, d7}, [r10]!
    vmla.f32 q9, q5, d0[0]
    add r2, r2, r1, lsl #2
    ldr r1, [r9, #8]
    vmla.f32 q11, q5, d2[0]
    vld1.32 {d12, d13}, [r2]!
    vmla.f32 q12, q4, d4[0]
    vld1.32 {d14, d15}, [r2]
    add r0, r0, r1, lsl #2
    vmla.f32 q13, q5, d4[0]
    mov r1, r14
    sub r2, r2, #16
    ldr r2, [r9, #12]
    vmla.f32 q14, q4, d6[0]
    add r9, r9, #16
    vld1.32 {d8, d9}, [r0]!
    vmla.f32 q15, q5, d6[0]
    vld1.32 {d10, d11}, [r0]
    add r1, r1, r2, lsl #2
    vmla.f32 q8, q6, d0[1]
    sub r0, r0, #16
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
    bne .Lloop_65
.Lloop_end_64:
    cmp r11, #0
    beq .Lloop_end_66
.Lloop_67:
    ldr r0, [r9]
    mov r1, r14
    sub r11, r11, #1
    vldr s0, [r10]
    add r9, r9, #4
    add r1, r1, r0, lsl #2
    vldr s4, [r10, #16]
    vld1.32 {d8, d9}, [r1]!
    vld1.32 {d10, d11}, [r1]
    sub r1, r1, #16
    vldr s8, [r10, #32]
    vmla.f32 q8, q4, d0[0]
    vldr s12, [r10, #48]
    vmla.f32 q9, q5, d0[0]
    add r10, r10, #4
    vmla.f32 q10, q4, d2[0]
    vmla.f32 q11, q5, d2[0]
    vmla.f32 q12, q4, d4[0]
    vmla.f32 q13, q5, d4[0]
    vmla.f32 q14, q4, d6[0]
    vmla.f32 q15, q5, d6[0]
    cmp r11, #0
    bne .Lloop_67
.Lloop_end_66:
    ldr r0, [r4]
    mov r1, r7
    vldr s0, [r4, #20]
    sub r3, r3, #1
    add r14, r14, #32
    add r7, r7, #32
    vdup.32 q0, d0[0]
    vmax.f32 q8, q0, q8
    vmax.f32 q9, q0, q9
    vmax.f32 q10, q0, q10
    vst1.32 {d16, d17}, [r1]!
    vmax.f32 q8, q0, q11
    vst1.32 {d18, d19}, [r1]
    sub r1, r1, #16
    add r1, r1, r0, lsl #2
    vmax.f32 q9, q0, q12
    vst1.32 {d20, d21}, [r1]!
    vmax.f32 q10, q0, q13
    vst1.32 {d16, d17}, [r1]
    sub r1, r1, #16
    add r1, r1, r0, lsl #2
    vmax.f32 q8, q0, q14
    vst1.32 {d18, d19}, [r1]!
    vmax.f32 q9, q0, q15
    vst1.32 {d20, d21}, [r1]
    sub r1, r1, #16
    add r1, r1, r0, lsl #2
    vst1.32 {d16, d17}, [r1]!
    vst1.32 {d18, d19}, [r1]
    sub r1, r1, #16
    cmp r3, #0
    bne .Lloop_63
.Lloop_end_62:
    ldr r0, [r4, #4]
    add r0, r0, #0
    ubfx r3, r0, #0, #3
    cmp r3, #0
    bne .Lotherwise_68
    b .Lend_69
.Lotherwise_68:
    sub r0, r3, #1
    lsr r0, r0, #2
    cmp r0, #0
    bne .Lotherwise_70
    ldr r0, [r4, #8]
    add r7, r7, r3, lsl #2
    mov r1, r7
    ldr r2, [r4]
    add r14, r14, r3, lsl #2
    lsr r3, r5, #2
    vld1.32 {d0, d1}, [r0]
    pld [r1, #-16]
    add r1, r1, r2, lsl #2
    ubfx r12, r5, #0, #2
    pld [r1, #-16]
    add r1, r1, r2, lsl #2
    vdup.32 q12, d0[0]
    sub r14, r14, #16
    pld [r1, #-16]
    add r1, r1, r2, lsl #2
    vdup.32 q13, d0[1]
    sub r7, r7, #16
    pld [r1, #-16]
    vdup.32 q14, d1[0]
    vdup.32 q11, d1[1]
    cmp r3, #0
    beq .Lloop_end_71
.Lloop_72:
    ldr r0, [r8]
    mov r1, r14
    mov r2, r14
    vld1.32 {d0, d1}, [r6]!
    mov r5, r14
    mov r9, r14
    vld1.32 {d2, d3}, [r6]!
    add r1, r1, r0, lsl #2
    sub r3, r3, #1
    vld1.32 {d4, d5}, [r6]!
    ldr r0, [r8, #4]
    vld1.32 {d16, d17}, [r1]
    vld1.32 {d6, d7}, [r6]!
    add r2, r2, r0, lsl #2
    ldr r0, [r8, #8]
    vmla.f32 q12, q8, d0[0]
    vmla.f32 q13, q8, d2[0]
    vld1.32 {d18, d19}, [r2]
    vmla.f32 q14, q8, d4[0]
    add r5, r5, r0, lsl #2
    ldr r0, [r8, #12]
    add r8, r8, #16
    vmla.f32 q11, q8, d6[0]
    vld1.32 {d16, d17}, [r5]
    vmla.f32 q12, q9, d0[1]
    add r9, r9, r0, lsl #2
    vmla.f32 q13, q9, d2[1]
    vld1.32 {d20, d21}, [r9]
    vmla.f32 q14, q9, d4[1]
    vmla.f32 q11, q9, d6[1]
    vmla.f32 q12, q8, d1[0]
    vmla.f32 q13, q8, d3[0]
    vmla.f32 q14, q8, d5[0]
    vmla.f32 q11, q8, d7[0]
    vmla.f32 q12, q10, d1[1]
    vmla.f32 q13, q10, d3[1]
    vmla.f32 q14, q10, d5[1]
    vmla.f32 q11, q10, d7[1]
    cmp r3, #0
    bne .Lloop_72
.Lloop_end_71:
    cmp r12, #0
    beq .Lloop_end_73
.Lloop_74:
    ldr r0, [r8]
    mov r1, r14
    sub r12, r12, #1
    vldr s0, [r6]
    add r8, r8, #4
    add r1, r1, r0, lsl #2
    vldr s4, [r6, #16]
    vld1.32 {d16, d17}, [r1]
    vldr s8, [r6, #32]
    vldr s12, [r6, #48]
    vmla.f32 q12, q8, d0[0]
    add r6, r6, #4
    vmla.f32 q13, q8, d2[0]
    vmla.f32 q14, q8, d4[0]
    vmla.f32 q11, q8, d6[0]
    cmp r12, #0
    bne .Lloop_74
.Lloop_end_73:
    ldr r0, [r4]
    vldr s0, [r4, #20]
    vdup.32 q8, d0[0]
    vmax.f32 q9, q8, q12
    vmax.f32 q10, q8, q13
    vmax.f32 q12, q8, q14
    vst1.32 {d18, d19}, [r7]
    add r7, r7, r0, lsl #2
    vmax.f32 q8, q8, q11
    vst1.32 {d20, d21}, [r7]
    add r7, r7, r0, lsl #2
    vst1.32 {d24, d25}, [r7]
    add r7, r7, r0, lsl #2
    vst1.32 {d16, d17}, [r7]
    b .Lend_75
.Lotherwise_70:
    ldr r0, [r4, #8]
    add r7, r7, r3, lsl #2
    mov r1, r7
    ldr r2, [r4]
    add r14, r14, r3, lsl #2
    lsr r3, r5, #2
    vld1.32 {d0, d1}, [r0]
    pld [r1, #-32]
    add r1, r1, r2, lsl #2
    ubfx r12, r5, #0, #2
    pld [r1, #-32]
    add r1, r1, r2, lsl #2
    vdup.32 q8, d0[0]
    sub r14, r14, #32
    pld [r1, #-32]
    add r1, r1, r2, lsl #2
    vdup.32 q9, d0[0]
    sub r7, r7, #32
    pld [r1, #-32]
    vdup.32 q10, d0[1]
    vdup.32 q11, d0[1]
    vdup.32 q12, d1[0]
    vdup.32 q13, d1[0]
    vdup.32 q14, d1[1]
    vdup.32 q15, d1[1]
    cmp r3, #0
    beq .Lloop_end_76
.Lloop_77:
    ldr r0, [r8]
    mov r1, r14
    mov r2, r14
    vld1.32 {d0, d1}, [r6]!
    mov r5, r14
    mov r9, r14
    add r1, r1, r0, lsl #2
    vld1.32 {d2, d3}, [r6]!
    sub r3, r3, #1
    ldr r0, [r8, #4]
    vld1.32 {d8, d9}, [r1]!
    vld1.32 {d4, d5}, [r6]!
    add r2, r2, r0, lsl #2
    vld1.32 {d10, d11}, [r1]
    vmla.f32 q8, q4, d0[0]
    sub r1, r1, #16
    vld1.32 {d6, d7}, [r6]!
    vmla.f32 q10, q4, d2[0]
    ldr r0, [r8, #8]
    vmla.f32 q9, q5, d0[0]
    vld1.32 {d12, d13}, [r2]!
    vmla.f32 q11, q5, d2[0]
    vmla.f32 q12, q4, d4[0]
    vld1.32 {d14, d15}, [r2]
    add r5, r5, r0, lsl #2
    vmla.f32 q13, q5, d4[0]
    ldr r0, [r8, #12]
    add r8, r8, #16
    vmla.f32 q14, q4, d6[0]
    vld1.32 {d8, d9}, [r5]!
    sub r2, r2, #16
    vmla.f32 q15, q5, d6[0]
    vld1.32 {d10, d11}, [r5]
    add r9, r9, r0, lsl #2
    vmla.f32 q8, q6, d0[1]
    sub r5, r5, #16
    vmla.f32 q9, q7, d0[1]
    vmla.f32 q10, q6, d2[1]
    vmla.f32 q11, q7, d2[1]
    vmla.f32 q12, q6, d4[1]
    vmla.f32 q13, q7, d4[1]
    vmla.f32 q14, q6, d6[1]
    vld1.32 {d12, d13}, [r9]!
    vmla.f32 q15, q7, d6[1]
    vld1.32 {d14, d15}, [r9]
    sub r9, r9, #16
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
    cmp r3, #0
    bne .Lloop_77
.Lloop_end_76:
    cmp r12, #0
    beq .Lloop_end_78
.Lloop_79:
    ldr r0, [r8]
    mov r1, r14
    sub r12, r12, #1
    vldr s0, [r6]
    add r8, r8, #4
    add r1, r1, r0, lsl #2
    vldr s4, [r6, #16]
    vld1.32 {d8, d9}, [r1]!
    vld1.32 {d10, d11}, [r1]
    sub r1, r1, #16
    vldr s8, [r6, #32]
    vmla.f32 q8, q4, d0[0]
    vldr s12, [r6, #48]
    vmla.f32 q9, q5, d0[0]
    add r6, r6, #4
    vmla.f32 q10, q4, d2[0]
    vmla.f32 q11, q5, d2[0]
    vmla.f32 q12, q4, d4[0]
    vmla.f32 q13, q5, d4[0]
    vmla.f32 q14, q4, d6[0]
    vmla.f32 q15, q5, d6[0]
    cmp r12, #0
    bne .Lloop_79
.Lloop_end_78:
    ldr r0, [r4]
    vldr s0, [r4, #20]
    vdup.32 q0, d0[0]
    vmax.f32 q8, q0, q8
    vmax.f32 q9, q0, q9
    vmax.f32 q10, q0, q10
    vst1.32 {d16, d17}, [r7]!
    vmax.f32 q8, q0, q11
    vst1.32 {d18, d19}, [r7]
    sub r7, r7, #16
    add r7, r7, r0, lsl #2
    vmax.f32 q9, q0, q12
    vst1.32 {d20, d21}, [r7]!
    vmax.f32 q10, q0, q13
    vst1.32 {d16, d17}, [r7]
    sub r7, r7, #16
    add r7, r7, r0, lsl #2
    vmax.f32 q8, q0, q14
    vst1.32 {d18, d19}, [r7]!
    vmax.f32 q9, q0, q15
    vst1.32 {d20, d21}, [r7]
    sub r7, r7, #16
    add r7, r7, r0, lsl #2
    vst1.32 {d16, d17}, [r7]!
    vst1.32 {d18, d19}, [r7]
    sub r7, r7, #16
.Lend_75:
.Lend_69:
    vpop {d8, d9, d10, d11, d12, d13, d14, d15}
    pop {r4, r5, r6, r7, r8, r9, r10, r11, pc}
    .size nnp_direct_4x8__armv7_neon, . - nnp_direct_4x8__armv7_neon

    .section .note.GNU-stack, "", %progbits
