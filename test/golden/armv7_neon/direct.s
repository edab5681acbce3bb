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
    ldr r14, [sp, #40]
    mov r4, r0
    mov r5, r1
    mov r6, r2
    ldr r12, [sp, #36]
    mov r7, r3
    ldr r0, [r14, #4]
    lsr r3, r0, #3
    cmp r3, #0
    beq .Lloop_end_0
.Lloop_1:
    ldr r0, [r14, #8]
    mov r1, r4
    mov r2, r12
    lsr r8, r1, #2
    pld [r2]
    mov r9, r7
    vldr s0, [r0]
    mov r10, r5
    ubfx r1, r1, #0, #2
    vdup.32 q11, d0[0]
    vdup.32 q12, d0[0]
    cmp r8, #0
    beq .Lloop_end_2
.Lloop_3:
    ldr r0, [r9]
    mov r2, r6
    mov r11, r6
    vld1.32 {d0, d1}, [r10]
    sub r8, r8, #1
    add r10, r10, #64
    add r2, r2, r0, lsl #2
    ldr r0, [r9, #4]
    vld1.32 {d16, d17}, [r2]!
    vld1.32 {d18, d19}, [r2]
    add r11, r11, r0, lsl #2
    mov r0, r6
    vld1.32 {d20, d21}, [r11]!
    vmla.f32 q11, q8, d0[0]
    sub r2, r2, #16
    ldr r2, [r9, #8]
    vmla.f32 q12, q9, d0[0]
    vld1.32 {d16, d17}, [r11]
    vmla.f32 q11, q10, d0[1]
    sub r11, r11, #16
    add r0, r0, r2, lsl #2
    ldr r2, [r9, #12]
    mov r11, r6
    vld1.32 {d18, d19}, [r0]!
    vmla.f32 q12, q8, d0[1]
    add r9, r9, #16
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
    cmp r8, #0
    bne .Lloop_3
.Lloop_end_2:
    cmp r1, #0
    beq .Lloop_end_4
.Lloop_5:
    ldr r0, [r9]
    mov r2, r6
    sub r1, r1, #1
    vldr s0, [r10]
    add r9, r9, #4
    add r10, r10, #4
    add r2, r2, r0, lsl #2
    vld1.32 {d16, d17}, [r2]!
    vld1.32 {d18, d19}, [r2]
    sub r2, r2, #16
    vmla.f32 q11, q8, d0[0]
    vmla.f32 q12, q9, d0[0]
    cmp r1, #0
    bne .Lloop_5
.Lloop_end_4:
    vldr s0, [r14, #20]
    mov r0, r12
    sub r3, r3, #1
    add r6, r6, #32
    add r12, r12, #32
    vdup.32 q8, d0[0]
    vmax.f32 q9, q8, q11
    vmax.f32 q8, q8, q12
    vst1.32 {d18, d19}, [r0]!
    vst1.32 {d16, d17}, [r0]
    sub r0, r0, #16
    cmp r3, #0
    bne .Lloop_1
.Lloop_end_0:
    ldr r0, [r14, #4]
    ubfx r0, r0, #0, #3
    cmp r0, #0
    bne .Lotherwise_6
    b .Lend_7
.Lotherwise_6:
    sub r1, r0, #1
    lsr r1, r1, #2
    cmp r1, #0
    bne .Lotherwise_8
    ldr r1, [r14, #8]
    add r12, r12, r0, lsl #2
    add r6, r6, r0, lsl #2
    vldr s0, [r1]
    lsr r8, r4, #2
    pld [r12, #-16]
    mov r9, r5
    ubfx r4, r4, #0, #2
    vdup.32 q8, d0[0]
    sub r6, r6, #16
    sub r12, r12, #16
    cmp r8, #0
    beq .Lloop_end_9
.Lloop_10:
    ldr r0, [r7]
    mov r1, r6
    mov r2, r6
    ldr r3, [r7, #4]
    mov r5, r6
    mov r10, r6
    add r1, r1, r0, lsl #2
    vld1.32 {d0, d1}, [r9]
    sub r8, r8, #1
    vld1.32 {d18, d19}, [r1]
    add r2, r2, r3, lsl #2
    add r9, r9, #64
    ldr r0, [r7, #8]
    vmla.f32 q8, q9, d0[0]
    vld1.32 {d18, d19}, [r2]
    add r5, r5, r0, lsl #2
    ldr r0, [r7, #12]
    add r7, r7, #16
    vmla.f32 q8, q9, d0[1]
    vld1.32 {d18, d19}, [r5]
    add r10, r10, r0, lsl #2
    vld1.32 {d20, d21}, [r10]
    vmla.f32 q8, q9, d1[0]
    vmla.f32 q8, q10, d1[1]
    cmp r8, #0
    bne .Lloop_10
.Lloop_end_9:
    cmp r4, #0
    beq .Lloop_end_11
.Lloop_12:
    ldr r0, [r7]
    mov r1, r6
    sub r4, r4, #1
    vldr s0, [r9]
    add r7, r7, #4
    add r9, r9, #4
    add r1, r1, r0, lsl #2
    vld1.32 {d18, d19}, [r1]
    vmla.f32 q8, q9, d0[0]
    cmp r4, #0
    bne .Lloop_12
.Lloop_end_11:
    vldr s0, [r14, #20]
    vdup.32 q9, d0[0]
    vmax.f32 q8, q9, q8
    vst1.32 {d16, d17}, [r12]
    b .Lend_13
.Lotherwise_8:
    ldr r1, [r14, #8]
    add r12, r12, r0, lsl #2
    add r6, r6, r0, lsl #2
    vldr s0, [r1]
    lsr r8, r4, #2
    pld [r12, #-32]
    mov r9, r5
    ubfx r4, r4, #0, #2
    vdup.32 q11, d0[0]
    sub r6, r6, #32
    sub r12, r12, #32
    vdup.32 q12, d0[0]
    cmp r8, #0
    beq .Lloop_end_14
.Lloop_15:
    ldr r0, [r7]
    mov r1, r6
    mov r2, r6
    ldr r3, [r7, #4]
    mov r5, r6
    mov r10, r6
    add r1, r1, r0, lsl #2
    vld1.32 {d0, d1}, [r9]
    sub r8, r8, #1
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
    add r5, r5, r0, lsl #2
    sub r2, r2, #16
    ldr r0, [r7, #12]
    vmla.f32 q11, q8, d0[1]
    add r7, r7, #16
    vld1.32 {d16, d17}, [r5]!
    vmla.f32 q12, q9, d0[1]
    vld1.32 {d18, d19}, [r5]
    add r10, r10, r0, lsl #2
    sub r5, r5, #16
    vld1.32 {d20, d21}, [r10]!
    vmla.f32 q11, q8, d1[0]
    vmla.f32 q12, q9, d1[0]
    vld1.32 {d16, d17}, [r10]
    sub r10, r10, #16
    vmla.f32 q11, q10, d1[1]
    vmla.f32 q12, q8, d1[1]
    cmp r8, #0
    bne .Lloop_15
.Lloop_end_14:
    cmp r4, #0
    beq .Lloop_end_16
.Lloop_17:
    ldr r0, [r7]
    mov r1, r6
    sub r4, r4, #1
    vldr s0, [r9]
    add r7, r7, #4
    add r9, r9, #4
    add r1, r1, r0, lsl #2
    vld1.32 {d16, d17}, [r1]!
    vld1.32 {d18, d19}, [r1]
    sub r1, r1, #16
    vmla.f32 q11, q8, d0[0]
    vmla.f32 q12, q9, d0[0]
    cmp r4, #0
    bne .Lloop_17
.Lloop_end_16:
    vldr s0, [r14, #20]
    vdup.32 q8, d0[0]
    vmax.f32 q9, q8, q11
    vmax.f32 q8, q8, q12
    vst1.32 {d18, d19}, [r12]!
    vst1.32 {d16, d17}, [r12]
    sub r12, r12, #16
.Lend_13:
.Lend_7:
    pop {r4, r5, r6, r7, r8, r9, r10, r11, pc}
    .size nnp_direct_1x8__armv7_neon, . - nnp_direct_1x8__armv7_neon

    .text
    .p2align 4
    .globl nnp_direct_2x8__armv7_neon
    .type nnp_direct_2x8__armv7_neon, %function
nnp_direct_2x8__armv7_neon:
    push {r4, r5, r6, r7, r8, r9, r10, r11, r14}
    ldr r5, [sp, #40]
    mov r6, r0
    mov r7, r1
    mov r4, r2
    ldr r8, [sp, #36]
    mov r9, r3
    ldr r0, [r5, #4]
    lsr r12, r0, #3
    cmp r12, #0
    beq .Lloop_end_18
.Lloop_19:
    ldr r0, [r5, #8]
    mov r2, r8
    mov r1, r6
    ldr r3, [r5]
    lsr r14, r1, #2
    mov r10, r9
    vldr d0, [r0]
    mov r11, r7
    ubfx r1, r1, #0, #2
    pld [r2]
    add r2, r2, r3, lsl #2
    pld [r2]
    vdup.32 q12, d0[0]
    vdup.32 q13, d0[0]
    vdup.32 q14, d0[1]
    vdup.32 q15, d0[1]
    cmp r14, #0
    beq .Lloop_end_20
.Lloop_21:
    ldr r0, [r10]
    mov r2, r4
    mov r3, r4
    vld1.32 {d0, d1}, [r11]!
    sub r14, r14, #1
    add r2, r2, r0, lsl #2
    ldr r0, [r10, #4]
    vld1.32 {d16, d17}, [r2]!
    vld1.32 {d18, d19}, [r2]
    add r3, r3, r0, lsl #2
    mov r0, r4
    vld1.32 {d2, d3}, [r11]
    vmla.f32 q12, q8, d0[0]
    add r11, r11, #48
    vld1.32 {d20, d21}, [r3]!
    vmla.f32 q13, q9, d0[0]
    sub r2, r2, #16
    ldr r2, [r10, #8]
    vmla.f32 q14, q8, d2[0]
    vmla.f32 q15, q9, d2[0]
    vld1.32 {d16, d17}, [r3]
    sub r3, r3, #16
    add r0, r0, r2, lsl #2
    ldr r2, [r10, #12]
    vmla.f32 q12, q10, d0[1]
    mov r3, r4
    vld1.32 {d18, d19}, [r0]!
    add r10, r10, #16
    vmla.f32 q13, q8, d0[1]
    vld1.32 {d22, d23}, [r0]
    add r3, r3, r2, lsl #2
    vmla.f32 q14, q10, d2[1]
    sub r0, r0, #16
    vld1.32 {d20, d21}, [r3]!
    vmla.f32 q15, q8, d2[1]
    vld1.32 {d16, d17}, [r3]
    sub r3, r3, #16
    vmla.f32 q12, q9, d1[0]
    vmla.f32 q13, q11, d1[0]
    vmla.f32 q14, q9, d3[0]
    vmla.f32 q15, q11, d3[0]
    vmla.f32 q12, q10, d1[1]
    vmla.f32 q13, q8, d1[1]
    vmla.f32 q14, q10, d3[1]
    vmla.f32 q15, q8, d3[1]
    cmp r14, #0
    bne .Lloop_21
.Lloop_end_20:
    cmp r1, #0
    beq .Lloop_end_22
.Lloop_23:
    ldr r0, [r10]
    mov r2, r4
    sub r1, r1, #1
    vldr s0, [r11]
    add r10, r10, #4
    add r2, r2, r0, lsl #2
    vldr s4, [r11, #16]
    add r11, r11, #4
    vld1.32 {d16, d17}, [r2]!
    vld1.32 {d18, d19}, [r2]
    sub r2, r2, #16
    vmla.f32 q12, q8, d0[0]
    vmla.f32 q13, q9, d0[0]
    vmla.f32 q14, q8, d2[0]
    vmla.f32 q15, q9, d2[0]
    cmp r1, #0
    bne .Lloop_23
.Lloop_end_22:
    ldr r0, [r5]
    mov r1, r8
    vldr s0, [r5, #20]
    sub r12, r12, #1
    add r4, r4, #32
    add r8, r8, #32
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
    cmp r12, #0
    bne .Lloop_19
.Lloop_end_18:
    ldr r0, [r5, #4]
    ubfx r3, r0, #0, #3
    cmp r3, #0
    bne .Lotherwise_24
    b .Lend_25
.Lotherwise_24:
    sub r0, r3, #1
    lsr r0, r0, #2
    cmp r0, #0
    bne .Lotherwise_26
    ldr r0, [r5, #8]
    add r8, r8, r3, lsl #2
    mov r1, r8
    ldr r2, [r5]
    add r4, r4, r3, lsl #2
    vldr d0, [r0]
    lsr r3, r6, #2
    pld [r1, #-16]
    add r1, r1, r2, lsl #2
    pld [r1, #-16]
    vdup.32 q8, d0[0]
    ubfx r12, r6, #0, #2
    vdup.32 q9, d0[1]
    sub r4, r4, #16
    sub r8, r8, #16
    cmp r3, #0
    beq .Lloop_end_27
.Lloop_28:
    ldr r0, [r9]
    mov r1, r4
    mov r2, r4
    vld1.32 {d0, d1}, [r7]!
    mov r14, r4
    mov r6, r4
    add r1, r1, r0, lsl #2
    ldr r0, [r9, #4]
    sub r3, r3, #1
    vld1.32 {d20, d21}, [r1]
    vld1.32 {d2, d3}, [r7]
    add r2, r2, r0, lsl #2
    add r7, r7, #48
    ldr r0, [r9, #8]
    vmla.f32 q8, q10, d0[0]
    vmla.f32 q9, q10, d2[0]
    vld1.32 {d20, d21}, [r2]
    add r14, r14, r0, lsl #2
    ldr r0, [r9, #12]
    add r9, r9, #16
    vmla.f32 q8, q10, d0[1]
    vld1.32 {d22, d23}, [r14]
    vmla.f32 q9, q10, d2[1]
    add r6, r6, r0, lsl #2
    vld1.32 {d20, d21}, [r6]
    vmla.f32 q8, q11, d1[0]
    vmla.f32 q9, q11, d3[0]
    vmla.f32 q8, q10, d1[1]
    vmla.f32 q9, q10, d3[1]
    cmp r3, #0
    bne .Lloop_28
.Lloop_end_27:
    cmp r12, #0
    beq .Lloop_end_29
.Lloop_30:
    ldr r0, [r9]
    mov r1, r4
    sub r12, r12, #1
    vldr s0, [r7]
    add r9, r9, #4
    add r1, r1, r0, lsl #2
    vldr s4, [r7, #16]
    add r7, r7, #4
    vld1.32 {d20, d21}, [r1]
    vmla.f32 q8, q10, d0[0]
    vmla.f32 q9, q10, d2[0]
    cmp r12, #0
    bne .Lloop_30
.Lloop_end_29:
    ldr r0, [r5]
    vldr s0, [r5, #20]
    vdup.32 q10, d0[0]
    vmax.f32 q8, q10, q8
    vmax.f32 q9, q10, q9
    vst1.32 {d16, d17}, [r8]
    add r8, r8, r0, lsl #2
    vst1.32 {d18, d19}, [r8]
    b .Lend_31
.Lotherwise_26:
    ldr r0, [r5, #8]
    add r8, r8, r3, lsl #2
    mov r1, r8
    ldr r2, [r5]
    add r4, r4, r3, lsl #2
    vldr d0, [r0]
    lsr r12, r6, #2
    pld [r1, #-32]
    add r1, r1, r2, lsl #2
    pld [r1, #-32]
    vdup.32 q12, d0[0]
    ubfx r3, r6, #0, #2
    vdup.32 q13, d0[0]
    sub r4, r4, #32
    sub r8, r8, #32
    vdup.32 q14, d0[1]
    vdup.32 q15, d0[1]
    cmp r12, #0
    beq .Lloop_end_32
.Lloop_33:
    ldr r0, [r9]
    mov r1, r4
    mov r14, r4
    ldr r2, [r9, #4]
    mov r6, r4
    mov r10, r4
    add r1, r1, r0, lsl #2
    vld1.32 {d0, d1}, [r7]!
    sub r12, r12, #1
    vld1.32 {d16, d17}, [r1]!
    add r14, r14, r2, lsl #2
    vld1.32 {d18, d19}, [r1]
    sub r1, r1, #16
    vld1.32 {d2, d3}, [r7]
    vmla.f32 q12, q8, d0[0]
    add r7, r7, #48
    ldr r0, [r9, #8]
    vmla.f32 q13, q9, d0[0]
    vld1.32 {d20, d21}, [r14]!
    vmla.f32 q14, q8, d2[0]
    vmla.f32 q15, q9, d2[0]
    vld1.32 {d16, d17}, [r14]
    add r6, r6, r0, lsl #2
    ldr r0, [r9, #12]
    vmla.f32 q12, q10, d0[1]
    add r9, r9, #16
    vld1.32 {d18, d19}, [r6]!
    vmla.f32 q13, q8, d0[1]
    sub r14, r14, #16
    vmla.f32 q14, q10, d2[1]
    vld1.32 {d20, d21}, [r6]
    add r10, r10, r0, lsl #2
    vmla.f32 q15, q8, d2[1]
    vld1.32 {d16, d17}, [r10]!
    sub r6, r6, #16
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
    cmp r12, #0
    bne .Lloop_33
.Lloop_end_32:
    cmp r3, #0
    beq .Lloop_end_34
.Lloop_35:
    ldr r0, [r9]
    mov r1, r4
    sub r3, r3, #1
    vldr s0, [r7]
    add r9, r9, #4
    add r1, r1, r0, lsl #2
    vldr s4, [r7, #16]
    add r7, r7, #4
    vld1.32 {d16, d17}, [r1]!
    vld1.32 {d18, d19}, [r1]
    sub r1, r1, #16
    vmla.f32 q12, q8, d0[0]
    vmla.f32 q13, q9, d0[0]
    vmla.f32 q14, q8, d2[0]
    vmla.f32 q15, q9, d2[0]
    cmp r3, #0
    bne .Lloop_35
.Lloop_end_34:
    ldr r0, [r5]
    vldr s0, [r5, #20]
    vdup.32 q8, d0[0]
    vmax.f32 q9, q8, q12
    vmax.f32 q10, q8, q13
    vmax.f32 q11, q8, q14
    vst1.32 {d18, d19}, [r8]!
    vmax.f32 q8, q8, q15
    vst1.32 {d20, d21}, [r8]
    sub r8, r8, #16
    add r8, r8, r0, lsl #2
    vst1.32 {d22, d23}, [r8]!
    vst1.32 {d16, d17}, [r8]
    sub r8, r8, #16
.Lend_31:
.Lend_25:
    pop {r4, r5, r6, r7, r8, r9, r10, r11, pc}
    .size nnp_direct_2x8__armv7_neon, . - nnp_direct_2x8__armv7_neon

    .text
    .p2align 4
    .globl nnp_direct_3x8__armv7_neon
    .type nnp_direct_3x8__armv7_neon, %function
nnp_direct_3x8__armv7_neon:
    push {r4, r5, r6, r7, r8, r9, r10, r11, r14}
    vpush {d8, d9, d10, d11, d12, d13}
    ldr r6, [sp, #88]
    mov r7, r0
    mov r8, r1
    mov r5, r2
    ldr r9, [sp, #84]
    mov r10, r3
    ldr r0, [r6, #4]
    lsr r1, r0, #3
    cmp r1, #0
    beq .Lloop_end_36
.Lloop_37:
    ldr r2, [r6, #8]
    mov r3, r9
    mov r0, r7
    ldr r12, [r6]
    lsr r14, r0, #2
    mov r4, r10
    vldr d0, [r2]
    mov r11, r8
    ubfx r0, r0, #0, #2
    vldr s4, [r2, #8]
    pld [r3]
    add r3, r3, r12, lsl #2
    vdup.32 q12, d0[0]
    pld [r3]
    add r3, r3, r12, lsl #2
    vdup.32 q13, d0[0]
    pld [r3]
    vdup.32 q14, d0[1]
    vdup.32 q10, d0[1]
    vdup.32 q11, d2[0]
    vdup.32 q15, d2[0]
    cmp r14, #0
    beq .Lloop_end_38
.Lloop_39:
    ldr r2, [r4]
    mov r3, r5
    mov r12, r5
    vld1.32 {d0, d1}, [r11]!
    sub r14, r14, #1
    add r3, r3, r2, lsl #2
    ldr r2, [r4, #4]
    vld1.32 {d16, d17}, [r3]!
    vld1.32 {d2, d3}, [r11]!
    add r12, r12, r2, lsl #2
    mov r2, r5
    vld1.32 {d18, d19}, [r3]
    vmla.f32 q12, q8, d0[0]
    sub r3, r3, #16
    vld1.32 {d4, d5}, [r11]
    vmla.f32 q14, q8, d2[0]
    mov r3, r5
    vld1.32 {d8, d9}, [r12]!
    vmla.f32 q13, q9, d0[0]
    add r11, r11, #32
    vmla.f32 q10, q9, d2[0]
    vld1.32 {d10, d11}, [r12]
    sub r12, r12, #16
    ldr r12, [r4, #8]
    vmla.f32 q11, q8, d4[0]
    vmla.f32 q15, q9, d4[0]
    add r2, r2, r12, lsl #2
    ldr r12, [r4, #12]
    vmla.f32 q12, q4, d0[1]
    add r4, r4, #16
    vld1.32 {d16, d17}, [r2]!
    vmla.f32 q13, q5, d0[1]
    vld1.32 {d18, d19}, [r2]
    add r3, r3, r12, lsl #2
    vmla.f32 q14, q4, d2[1]
    sub r2, r2, #16
    vld1.32 {d6, d7}, [r3]!
    vmla.f32 q10, q5, d2[1]
    vld1.32 {d12, d13}, [r3]
    sub r3, r3, #16
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
    cmp r14, #0
    bne .Lloop_39
.Lloop_end_38:
    cmp r0, #0
    beq .Lloop_end_40
.Lloop_41:
    ldr r2, [r4]
    mov r3, r5
    sub r0, r0, #1
    vldr s0, [r11]
    add r4, r4, #4
    add r3, r3, r2, lsl #2
    vldr s4, [r11, #16]
    vld1.32 {d16, d17}, [r3]!
    vld1.32 {d18, d19}, [r3]
    sub r3, r3, #16
    vldr s8, [r11, #32]
    vmla.f32 q12, q8, d0[0]
    add r11, r11, #4
    vmla.f32 q13, q9, d0[0]
    vmla.f32 q14, q8, d2[0]
    vmla.f32 q10, q9, d2[0]
    vmla.f32 q11, q8, d4[0]
    vmla.f32 q15, q9, d4[0]
    cmp r0, #0
    bne .Lloop_41
.Lloop_end_40:
    ldr r0, [r6]
    mov r2, r9
    vldr s0, [r6, #20]
    sub r1, r1, #1
    add r5, r5, #32
    add r9, r9, #32
    vdup.32 q8, d0[0]
    vmax.f32 q9, q8, q12
    vmax.f32 q12, q8, q13
    vmax.f32 q13, q8, q14
    vst1.32 {d18, d19}, [r2]!
    vmax.f32 q9, q8, q10
    vst1.32 {d24, d25}, [r2]
    sub r2, r2, #16
    add r2, r2, r0, lsl #2
    vmax.f32 q10, q8, q11
    vst1.32 {d26, d27}, [r2]!
    vmax.f32 q8, q8, q15
    vst1.32 {d18, d19}, [r2]
    sub r2, r2, #16
    add r2, r2, r0, lsl #2
    vst1.32 {d20, d21}, [r2]!
    vst1.32 {d16, d17}, [r2]
    sub r2, r2, #16
    cmp r1, #0
    bne .Lloop_37
.Lloop_end_36:
    ldr r0, [r6, #4]
    ubfx r3, r0, #0, #3
    cmp r3, #0
    bne .Lotherwise_42
    b .Lend_43
.Lotherwise_42:
    sub r0, r3, #1
    lsr r0, r0, #2
    cmp r0, #0
    bne .Lotherwise_44
    ldr r0, [r6, #8]
    add r9, r9, r3, lsl #2
    mov r1, r9
    ldr r2, [r6]
    add r5, r5, r3, lsl #2
    vldr d0, [r0]
    lsr r12, r7, #2
    vldr s4, [r0, #8]
    ubfx r3, r7, #0, #2
    pld [r1, #-16]
    add r1, r1, r2, lsl #2
    vdup.32 q10, d0[0]
    sub r5, r5, #16
    pld [r1, #-16]
    add r1, r1, r2, lsl #2
    vdup.32 q11, d0[1]
    sub r9, r9, #16
    pld [r1, #-16]
    vdup.32 q12, d2[0]
    cmp r12, #0
    beq .Lloop_end_45
.Lloop_46:
    ldr r0, [r10]
    mov r1, r5
    mov r2, r5
    vld1.32 {d0, d1}, [r8]!
    mov r14, r5
    mov r4, r5
    add r1, r1, r0, lsl #2
    vld1.32 {d2, d3}, [r8]!
    sub r12, r12, #1
    ldr r0, [r10, #4]
    vld1.32 {d16, d17}, [r1]
    vld1.32 {d4, d5}, [r8]
    add r2, r2, r0, lsl #2
    add r8, r8, #32
    ldr r0, [r10, #8]
    vmla.f32 q10, q8, d0[0]
    vmla.f32 q11, q8, d2[0]
    vld1.32 {d18, d19}, [r2]
    vmla.f32 q12, q8, d4[0]
    add r14, r14, r0, lsl #2
    ldr r0, [r10, #12]
    add r10, r10, #16
    vmla.f32 q10, q9, d0[1]
    vld1.32 {d16, d17}, [r14]
    vmla.f32 q11, q9, d2[1]
    add r4, r4, r0, lsl #2
    vmla.f32 q12, q9, d4[1]
    vld1.32 {d18, d19}, [r4]
    vmla.f32 q10, q8, d1[0]
    vmla.f32 q11, q8, d3[0]
    vmla.f32 q12, q8, d5[0]
    vmla.f32 q10, q9, d1[1]
    vmla.f32 q11, q9, d3[1]
    vmla.f32 q12, q9, d5[1]
    cmp r12, #0
    bne .Lloop_46
.Lloop_end_45:
    cmp r3, #0
    beq .Lloop_end_47
.Lloop_48:
    ldr r0, [r10]
    mov r1, r5
    sub r3, r3, #1
    vldr s0, [r8]
    add r10, r10, #4
    add r1, r1, r0, lsl #2
    vldr s4, [r8, #16]
    vld1.32 {d16, d17}, [r1]
    vldr s8, [r8, #32]
    add r8, r8, #4
    vmla.f32 q10, q8, d0[0]
    vmla.f32 q11, q8, d2[0]
    vmla.f32 q12, q8, d4[0]
    cmp r3, #0
    bne .Lloop_48
.Lloop_end_47:
    ldr r0, [r6]
    vldr s0, [r6, #20]
    vdup.32 q8, d0[0]
    vmax.f32 q9, q8, q10
    vmax.f32 q10, q8, q11
    vmax.f32 q8, q8, q12
    vst1.32 {d18, d19}, [r9]
    add r9, r9, r0, lsl #2
    vst1.32 {d20, d21}, [r9]
    add r9, r9, r0, lsl #2
    vst1.32 {d16, d17}, [r9]
    b .Lend_49
.Lotherwise_44:
    ldr r0, [r6, #8]
    add r9, r9, r3, lsl #2
    mov r1, r9
    ldr r2, [r6]
    add r5, r5, r3, lsl #2
    vldr d0, [r0]
    lsr r3, r7, #2
    vldr s4, [r0, #8]
    ubfx r12, r7, #0, #2
    pld [r1, #-32]
    add r1, r1, r2, lsl #2
    vdup.32 q12, d0[0]
    sub r5, r5, #32
    pld [r1, #-32]
    add r1, r1, r2, lsl #2
    vdup.32 q13, d0[0]
    sub r9, r9, #32
    pld [r1, #-32]
    vdup.32 q14, d0[1]
    vdup.32 q10, d0[1]
    vdup.32 q11, d2[0]
    vdup.32 q15, d2[0]
    cmp r3, #0
    beq .Lloop_end_50
.Lloop_51:
    ldr r0, [r10]
    mov r1, r5
    mov r2, r5
    vld1.32 {d0, d1}, [r8]!
    mov r14, r5
    mov r4, r5
    add r1, r1, r0, lsl #2
    ldr r0, [r10, #4]
    sub r3, r3, #1
    vld1.32 {d16, d17}, [r1]!
    vld1.32 {d2, d3}, [r8]!
    add r2, r2, r0, lsl #2
    vld1.32 {d18, d19}, [r1]
    vmla.f32 q12, q8, d0[0]
    sub r1, r1, #16
    vld1.32 {d4, d5}, [r8]
    vmla.f32 q14, q8, d2[0]
    add r8, r8, #32
    ldr r0, [r10, #8]
    vmla.f32 q13, q9, d0[0]
    vld1.32 {d10, d11}, [r2]!
    vmla.f32 q10, q9, d2[0]
    vmla.f32 q11, q8, d4[0]
    vld1.32 {d16, d17}, [r2]
    add r14, r14, r0, lsl #2
    vmla.f32 q15, q9, d4[0]
    ldr r0, [r10, #12]
    add r10, r10, #16
    vld1.32 {d18, d19}, [r14]!
    vmla.f32 q12, q5, d0[1]
    sub r2, r2, #16
    vmla.f32 q13, q8, d0[1]
    vld1.32 {d6, d7}, [r14]
    add r4, r4, r0, lsl #2
    vmla.f32 q14, q5, d2[1]
    vld1.32 {d8, d9}, [r4]!
    sub r14, r14, #16
    vmla.f32 q10, q8, d2[1]
    vld1.32 {d12, d13}, [r4]
    sub r4, r4, #16
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
    bne .Lloop_51
.Lloop_end_50:
    cmp r12, #0
    beq .Lloop_end_52
.Lloop_53:
    ldr r0, [r10]
    mov r1, r5
    sub r12, r12, #1
    vldr s0, [r8]
    add r10, r10, #4
    add r1, r1, r0, lsl #2
    vldr s4, [r8, #16]
    vld1.32 {d16, d17}, [r1]!
    vld1.32 {d18, d19}, [r1]
    sub r1, r1, #16
    vldr s8, [r8, #32]
    vmla.f32 q12, q8, d0[0]
    add r8, r8, #4
    vmla.f32 q13, q9, d0[0]
    vmla.f32 q14, q8, d2[0]
    vmla.f32 q10, q9, d2[0]
    vmla.f32 q11, q8, d4[0]
    vmla.f32 q15, q9, d4[0]
    cmp r12, #0
    bne .Lloop_53
.Lloop_end_52:
    ldr r0, [r6]
    vldr s0, [r6, #20]
    vdup.32 q8, d0[0]
    vmax.f32 q9, q8, q12
    vmax.f32 q12, q8, q13
    vmax.f32 q13, q8, q14
    vst1.32 {d18, d19}, [r9]!
    vmax.f32 q9, q8, q10
    vst1.32 {d24, d25}, [r9]
    sub r9, r9, #16
    add r9, r9, r0, lsl #2
    vmax.f32 q10, q8, q11
    vst1.32 {d26, d27}, [r9]!
    vmax.f32 q8, q8, q15
    vst1.32 {d18, d19}, [r9]
    sub r9, r9, #16
    add r9, r9, r0, lsl #2
    vst1.32 {d20, d21}, [r9]!
    vst1.32 {d16, d17}, [r9]
    sub r9, r9, #16
.Lend_49:
.Lend_43:
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
    ldr r5, [sp, #104]
    mov r6, r0
    mov r7, r1
    mov r4, r2
    ldr r8, [sp, #100]
    mov r9, r3
    ldr r0, [r5, #4]
    lsr r12, r0, #3
    cmp r12, #0
    beq .Lloop_end_54
.Lloop_55:
    ldr r0, [r5, #8]
    mov r2, r8
    mov r1, r6
    ldr r3, [r5]
    lsr r14, r1, #2
    mov r10, r9
    vld1.32 {d0, d1}, [r0]
    mov r11, r7
    ubfx r1, r1, #0, #2
    pld [r2]
    add r2, r2, r3, lsl #2
    pld [r2]
    add r2, r2, r3, lsl #2
    vdup.32 q8, d0[0]
    pld [r2]
    add r2, r2, r3, lsl #2
    vdup.32 q9, d0[0]
    pld [r2]
    vdup.32 q10, d0[1]
    vdup.32 q11, d0[1]
    vdup.32 q12, d1[0]
    vdup.32 q13, d1[0]
    vdup.32 q14, d1[1]
    vdup.32 q15, d1[1]
    cmp r14, #0
    beq .Lloop_end_56
.Lloop_57:
    ldr r0, [r10]
    mov r2, r4
    mov r3, r4
    vld1.32 {d0, d1}, [r11]!
    sub r14, r14, #1
    add r2, r2, r0, lsl #2
    vld1.32 {d2, d3}, [r11]!
    mov r0, r4
    vld1.32 {d8, d9}, [r2]!
    vld1.32 {d4, d5}, [r11]!
    vld1.32 {d10, d11}, [r2]
    vmla.f32 q8, q4, d0[0]
    sub r2, r2, #16
    ldr r2, [r10, #4]
    vmla.f32 q10, q4, d2[0]
    vld1.32 {d6, d7}, [r11]!
    vmla.f32 q9, q5, d0[0]
    add r3, r3, r2, lsl #2
    ldr r2, [r10, #8]
    vmla.f32 q11, q5, d2[0]
    vld1.32 {d12, d13}, [r3]!
    vmla.f32 q12, q4, d4[0]
    vld1.32 {d14, d15}, [r3]
    add r0, r0, r2, lsl #2
    vmla.f32 q13, q5, d4[0]
    mov r2, r4
    sub r3, r3, #16
    ldr r3, [r10, #12]
    vmla.f32 q14, q4, d6[0]
    add r10, r10, #16
    vld1.32 {d8, d9}, [r0]!
    vmla.f32 q15, q5, d6[0]
    vld1.32 {d10, d11}, [r0]
    add r2, r2, r3, lsl #2
    vmla.f32 q8, q6, d0[1]
    sub r0, r0, #16
    vmla.f32 q9, q7, d0[1]
    vmla.f32 q10, q6, d2[1]
    vmla.f32 q11, q7, d2[1]
    vmla.f32 q12, q6, d4[1]
    vmla.f32 q13, q7, d4[1]
    vmla.f32 q14, q6, d6[1]
    vld1.32 {d12, d13}, [r2]!
    vmla.f32 q15, q7, d6[1]
    vld1.32 {d14, d15}, [r2]
    sub r2, r2, #16
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
    cmp r14, #0
    bne .Lloop_57
.Lloop_end_56:
    cmp r1, #0
    beq .Lloop_end_58
.Lloop_59:
    ldr r0, [r10]
    mov r2, r4
    sub r1, r1, #1
    vldr s0, [r11]
    add r10, r10, #4
    add r2, r2, r0, lsl #2
    vldr s4, [r11, #16]
    vld1.32 {d8, d9}, [r2]!
    vld1.32 {d10, d11}, [r2]
    sub r2, r2, #16
    vldr s8, [r11, #32]
    vmla.f32 q8, q4, d0[0]
    vldr s12, [r11, #48]
    vmla.f32 q9, q5, d0[0]
    add r11, r11, #4
    vmla.f32 q10, q4, d2[0]
    vmla.f32 q11, q5, d2[0]
    vmla.f32 q12, q4, d4[0]
    vmla.f32 q13, q5, d4[0]
    vmla.f32 q14, q4, d6[0]
    vmla.f32 q15, q5, d6[0]
    cmp r1, #0
    bne .Lloop_59
.Lloop_end_58:
    ldr r0, [r5]
    mov r1, r8
    vldr s0, [r5, #20]
    sub r12, r12, #1
    add r4, r4, #32
    add r8, r8, #32
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
    cmp r12, #0
    bne .Lloop_55
.Lloop_end_54:
    ldr r0, [r5, #4]
    ubfx r3, r0, #0, #3
    cmp r3, #0
    bne .Lotherwise_60
    b .Lend_61
.Lotherwise_60:
    sub r0, r3, #1
    lsr r0, r0, #2
    cmp r0, #0
    bne .Lotherwise_62
    ldr r0, [r5, #8]
    add r8, r8, r3, lsl #2
    mov r1, r8
    ldr r2, [r5]
    add r4, r4, r3, lsl #2
    vld1.32 {d0, d1}, [r0]
    lsr r14, r6, #2
    pld [r1, #-16]
    add r1, r1, r2, lsl #2
    pld [r1, #-16]
    add r1, r1, r2, lsl #2
    vdup.32 q12, d0[0]
    ubfx r3, r6, #0, #2
    pld [r1, #-16]
    add r1, r1, r2, lsl #2
    vdup.32 q13, d0[1]
    sub r4, r4, #16
    pld [r1, #-16]
    sub r8, r8, #16
    vdup.32 q14, d1[0]
    vdup.32 q11, d1[1]
    cmp r14, #0
    beq .Lloop_end_63
.Lloop_64:
    ldr r0, [r9]
    mov r1, r4
    mov r2, r4
    vld1.32 {d0, d1}, [r7]!
    mov r12, r4
    mov r6, r4
    vld1.32 {d2, d3}, [r7]!
    add r1, r1, r0, lsl #2
    sub r14, r14, #1
    vld1.32 {d4, d5}, [r7]!
    ldr r0, [r9, #4]
    vld1.32 {d16, d17}, [r1]
    vld1.32 {d6, d7}, [r7]!
    add r2, r2, r0, lsl #2
    ldr r0, [r9, #8]
    vmla.f32 q12, q8, d0[0]
    vmla.f32 q13, q8, d2[0]
    vld1.32 {d18, d19}, [r2]
    vmla.f32 q14, q8, d4[0]
    add r12, r12, r0, lsl #2
    ldr r0, [r9, #12]
    add r9, r9, #16
    vmla.f32 q11, q8, d6[0]
    vld1.32 {d16, d17}, [r12]
    vmla.f32 q12, q9, d0[1]
    add r6, r6, r0, lsl #2
    vmla.f32 q13, q9, d2[1]
    vld1.32 {d20, d21}, [r6]
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
    cmp r14, #0
    bne .Lloop_64
.Lloop_end_63:
    cmp r3, #0
    beq .Lloop_end_65
.Lloop_66:
    ldr r0, [r9]
    mov r1, r4
    sub r3, r3, #1
    vldr s0, [r7]
    add r9, r9, #4
    add r1, r1, r0, lsl #2
    vldr s4, [r7, #16]
    vld1.32 {d16, d17}, [r1]
    vldr s8, [r7, #32]
    vldr s12, [r7, #48]
    vmla.f32 q12, q8, d0[0]
    add r7, r7, #4
    vmla.f32 q13, q8, d2[0]
    vmla.f32 q14, q8, d4[0]
    vmla.f32 q11, q8, d6[0]
    cmp r3, #0
    bne .Lloop_66
.Lloop_end_65:
    ldr r0, [r5]
    vldr s0, [r5, #20]
    vdup.32 q8, d0[0]
    vmax.f32 q9, q8, q12
    vmax.f32 q10, q8, q13
    vmax.f32 q12, q8, q14
    vst1.32 {d18, d19}, [r8]
    add r8, r8, r0, lsl #2
    vmax.f32 q8, q8, q11
    vst1.32 {d20, d21}, [r8]
    add r8, r8, r0, lsl #2
    vst1.32 {d24, d25}, [r8]
    add r8, r8, r0, lsl #2
    vst1.32 {d16, d17}, [r8]
    b .Lend_67
.Lotherwise_62:
    ldr r0, [r5, #8]
    add r8, r8, r3, lsl #2
    mov r1, r8
    ldr r2, [r5]
    add r4, r4, r3, lsl #2
    vld1.32 {d0, d1}, [r0]
    lsr r3, r6, #2
    pld [r1, #-32]
    add r1, r1, r2, lsl #2
    pld [r1, #-32]
    add r1, r1, r2, lsl #2
    vdup.32 q8, d0[0]
    ubfx r12, r6, #0, #2
    pld [r1, #-32]
    add r1, r1, r2, lsl #2
    vdup.32 q9, d0[0]
    sub r4, r4, #32
    pld [r1, #-32]
    sub r8, r8, #32
    vdup.32 q10, d0[1]
    vdup.32 q11, d0[1]
    vdup.32 q12, d1[0]
    vdup.32 q13, d1[0]
    vdup.32 q14, d1[1]
    vdup.32 q15, d1[1]
    cmp r3, #0
    beq .Lloop_end_68
.Lloop_69:
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
    vld1.32 {d8, d9}, [r1]!
    vld1.32 {d4, d5}, [r7]!
    add r2, r2, r0, lsl #2
    vld1.32 {d10, d11}, [r1]
    vmla.f32 q8, q4, d0[0]
    sub r1, r1, #16
    vld1.32 {d6, d7}, [r7]!
    vmla.f32 q10, q4, d2[0]
    ldr r0, [r9, #8]
    vmla.f32 q9, q5, d0[0]
    vld1.32 {d12, d13}, [r2]!
    vmla.f32 q11, q5, d2[0]
    vmla.f32 q12, q4, d4[0]
    vld1.32 {d14, d15}, [r2]
    add r14, r14, r0, lsl #2
    vmla.f32 q13, q5, d4[0]
    ldr r0, [r9, #12]
    add r9, r9, #16
    vmla.f32 q14, q4, d6[0]
    vld1.32 {d8, d9}, [r14]!
    sub r2, r2, #16
    vmla.f32 q15, q5, d6[0]
    vld1.32 {d10, d11}, [r14]
    add r6, r6, r0, lsl #2
    vmla.f32 q8, q6, d0[1]
    sub r14, r14, #16
    vmla.f32 q9, q7, d0[1]
    vmla.f32 q10, q6, d2[1]
    vmla.f32 q11, q7, d2[1]
    vmla.f32 q12, q6, d4[1]
    vmla.f32 q13, q7, d4[1]
    vmla.f32 q14, q6, d6[1]
    vld1.32 {d12, d13}, [r6]!
    vmla.f32 q15, q7, d6[1]
    vld1.32 {d14, d15}, [r6]
    sub r6, r6, #16
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
    bne .Lloop_69
.Lloop_end_68:
    cmp r12, #0
    beq .Lloop_end_70
.Lloop_71:
    ldr r0, [r9]
    mov r1, r4
    sub r12, r12, #1
    vldr s0, [r7]
    add r9, r9, #4
    add r1, r1, r0, lsl #2
    vldr s4, [r7, #16]
    vld1.32 {d8, d9}, [r1]!
    vld1.32 {d10, d11}, [r1]
    sub r1, r1, #16
    vldr s8, [r7, #32]
    vmla.f32 q8, q4, d0[0]
    vldr s12, [r7, #48]
    vmla.f32 q9, q5, d0[0]
    add r7, r7, #4
    vmla.f32 q10, q4, d2[0]
    vmla.f32 q11, q5, d2[0]
    vmla.f32 q12, q4, d4[0]
    vmla.f32 q13, q5, d4[0]
    vmla.f32 q14, q4, d6[0]
    vmla.f32 q15, q5, d6[0]
    cmp r12, #0
    bne .Lloop_71
.Lloop_end_70:
    ldr r0, [r5]
    vldr s0, [r5, #20]
    vdup.32 q0, d0[0]
    vmax.f32 q8, q0, q8
    vmax.f32 q9, q0, q9
    vmax.f32 q10, q0, q10
    vst1.32 {d16, d17}, [r8]!
    vmax.f32 q8, q0, q11
    vst1.32 {d18, d19}, [r8]
    sub r8, r8, #16
    add r8, r8, r0, lsl #2
    vmax.f32 q9, q0, q12
    vst1.32 {d20, d21}, [r8]!
    vmax.f32 q10, q0, q13
    vst1.32 {d16, d17}, [r8]
    sub r8, r8, #16
    add r8, r8, r0, lsl #2
    vmax.f32 q8, q0, q14
    vst1.32 {d18, d19}, [r8]!
    vmax.f32 q9, q0, q15
    vst1.32 {d20, d21}, [r8]
    sub r8, r8, #16
    add r8, r8, r0, lsl #2
    vst1.32 {d16, d17}, [r8]!
    vst1.32 {d18, d19}, [r8]
    sub r8, r8, #16
.Lend_67:
.Lend_61:
    vpop {d8, d9, d10, d11, d12, d13, d14, d15}
    pop {r4, r5, r6, r7, r8, r9, r10, r11, pc}
    .size nnp_direct_4x8__armv7_neon, . - nnp_direct_4x8__armv7_neon

    .section .note.GNU-stack, "", %progbits
