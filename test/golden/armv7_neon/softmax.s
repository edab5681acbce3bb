    .syntax unified
    .arch armv7-a
    .fpu neon-vfpv4
    .eabi_attribute 28, 3
    .arm

    .text
    .p2align 4
    .globl nnp_softmax_maximum__armv7_neon
    .type nnp_softmax_maximum__armv7_neon, %function
nnp_softmax_maximum__armv7_neon:
    vld1.32 {d16, d17}, [r2]!
    vld1.32 {d18, d19}, [r2]!
    vld1.32 {d20, d21}, [r2]!
    vld1.32 {d22, d23}, [r2]
    sub r2, r2, #48
    cmp r0, #0
    beq .Lloop_end_0
.Lloop_1:
    vld1.32 {d24, d25}, [r1]!
    sub r0, r0, #1
    vld1.32 {d26, d27}, [r1]!
    vld1.32 {d28, d29}, [r1]!
    vmax.f32 q8, q8, q12
    vld1.32 {d24, d25}, [r1]!
    vmax.f32 q9, q9, q13
    vmax.f32 q10, q10, q14
    vmax.f32 q11, q11, q12
    cmp r0, #0
    bne .Lloop_1
.Lloop_end_0:
    vst1.32 {d16, d17}, [r2]!
    vst1.32 {d18, d19}, [r2]!
    vst1.32 {d20, d21}, [r2]!
    vst1.32 {d22, d23}, [r2]
    sub r2, r2, #48
    bx lr
    .size nnp_softmax_maximum__armv7_neon, . - nnp_softmax_maximum__armv7_neon

.section .rodata
    .p2align 4
.Lconstants_nnp_softmax_exponential__armv7_neon:
    .long 0xc2b00000, 0x4b40007f, 0x3fb8aa3b, 0x3f318000
    .long 0x395e8083, 0x3ab6ba99, 0x3c0937d3, 0x3d2aaa56
    .long 0x3e2aaa02, 0x3f000000, 0x3f800000, 0x00000000

    .text
    .p2align 4
    .globl nnp_softmax_exponential__armv7_neon
    .type nnp_softmax_exponential__armv7_neon, %function
nnp_softmax_exponential__armv7_neon:
    push {r14}
    vpush {d8, d9, d10, d11, d12, d13, d14, d15}
    sub sp, sp, #96
    ldr r12, [sp, #164]
    ldr r14, [sp, #168]
    vldr s0, [r3]
    vdup.32 q12, d0[0]
    movw r3, #:lower16:(.Lconstants_nnp_softmax_exponential__armv7_neon - (1f + 8))
    movt r3, #:upper16:(.Lconstants_nnp_softmax_exponential__armv7_neon - (1f + 8))
1:
    add r3, pc, r3
    vld1.32 {d0, d1}, [r3]
    vdup.32 q13, d0[0]
    vdup.32 q14, d0[1]
    vld1.32 {d16, d17}, [r14]!
    vstr d16, [sp, #80]
    vstr d17, [sp, #80+8]
    vld1.32 {d16, d17}, [r14]!
    vstr d16, [sp, #64]
    vstr d17, [sp, #64+8]
    vld1.32 {d16, d17}, [r14]!
    vstr d16, [sp, #48]
    vstr d17, [sp, #48+8]
    vld1.32 {d16, d17}, [r14]
    vstr d16, [sp, #32]
    vstr d17, [sp, #32+8]
    sub r14, r14, #48
    cmp r0, #0
    beq .Lloop_end_2
.Lloop_3:
    add r3, r1, r2, lsl #2
    pld [r3]
    vld1.32 {d16, d17}, [r1]!
    vsub.f32 q8, q8, q12
    vld1.32 {d18, d19}, [r1]!
    vsub.f32 q9, q9, q12
    vld1.32 {d20, d21}, [r1]!
    vsub.f32 q10, q10, q12
    vld1.32 {d22, d23}, [r1]!
    vsub.f32 q11, q11, q12
    vmax.f32 q15, q13, q8
    vmax.f32 q2, q13, q9
    vmax.f32 q9, q13, q10
    vmax.f32 q10, q13, q11
    vmov q8, q14
    vstr d16, [sp, #16]
    vstr d17, [sp, #16+8]
    vldr d16, [sp, #16]
    vldr d17, [sp, #16+8]
    vmla.f32 q8, q15, d1[0]
    vstr d16, [sp, #16]
    vstr d17, [sp, #16+8]
    vstr d28, [sp, #0]
    vstr d29, [sp, #0+8]
    vldr d16, [sp, #0]
    vldr d17, [sp, #0+8]
    vmla.f32 q8, q2, d1[0]
    vstr d16, [sp, #0]
    vstr d17, [sp, #0+8]
    vmov q3, q14
    vmla.f32 q3, q9, d1[0]
    vmov q4, q14
    vmla.f32 q4, q10, d1[0]
    vldr d16, [sp, #16]
    vldr d17, [sp, #16+8]
    vsub.f32 q8, q8, q14
    vldr d22, [sp, #0]
    vldr d23, [sp, #0+8]
    vsub.f32 q11, q11, q14
    vsub.f32 q5, q3, q14
    vsub.f32 q6, q4, q14
    vmls.f32 q15, q8, d1[1]
    vmls.f32 q2, q11, d1[1]
    vmls.f32 q9, q5, d1[1]
    vmls.f32 q10, q6, d1[1]
    movw r3, #:lower16:(.Lconstants_nnp_softmax_exponential__armv7_neon+16 - (1f + 8))
    movt r3, #:upper16:(.Lconstants_nnp_softmax_exponential__armv7_neon+16 - (1f + 8))
1:
    add r3, pc, r3
    vld1.32 {d2, d3}, [r3]
    vmla.f32 q15, q8, d2[0]
    vmla.f32 q2, q11, d2[0]
    vmla.f32 q9, q5, d2[0]
    vmla.f32 q10, q6, d2[0]
    vdup.32 q5, d3[0]
    vmla.f32 q5, q15, d2[1]
    vdup.32 q6, d3[0]
    vmla.f32 q6, q2, d2[1]
    vdup.32 q8, d3[0]
    vmla.f32 q8, q9, d2[1]
    vdup.32 q7, d3[0]
    vmla.f32 q7, q10, d2[1]
    vdup.32 q11, d3[1]
    vfma.f32 q11, q5, q15
    vdup.32 q5, d3[1]
    vfma.f32 q5, q6, q2
    vdup.32 q6, d3[1]
    vfma.f32 q6, q8, q9
    vdup.32 q8, d3[1]
    vfma.f32 q8, q7, q10
    movw r3, #:lower16:(.Lconstants_nnp_softmax_exponential__armv7_neon+32 - (1f + 8))
    movt r3, #:upper16:(.Lconstants_nnp_softmax_exponential__armv7_neon+32 - (1f + 8))
1:
    add r3, pc, r3
    vld1.32 {d2, d3}, [r3]
    vdup.32 q7, d2[0]
    vfma.f32 q7, q11, q15
    vdup.32 q11, d2[0]
    vfma.f32 q11, q5, q2
    vdup.32 q5, d2[0]
    vfma.f32 q5, q6, q9
    vdup.32 q6, d2[0]
    vfma.f32 q6, q8, q10
    vdup.32 q8, d2[1]
    vfma.f32 q8, q7, q15
    vdup.32 q7, d2[1]
    vfma.f32 q7, q11, q2
    vdup.32 q11, d2[1]
    vfma.f32 q11, q5, q9
    vdup.32 q5, d2[1]
    vfma.f32 q5, q6, q10
    vdup.32 q6, d3[0]
    vfma.f32 q6, q8, q15
    vdup.32 q8, d3[0]
    vfma.f32 q8, q7, q2
    vdup.32 q7, d3[0]
    vfma.f32 q7, q11, q9
    vdup.32 q11, d3[0]
    vfma.f32 q11, q5, q10
    vdup.32 q5, d3[0]
    vfma.f32 q5, q6, q15
    vdup.32 q15, d3[0]
    vfma.f32 q15, q8, q2
    vdup.32 q2, d3[0]
    vfma.f32 q2, q7, q9
    vdup.32 q9, d3[0]
    vfma.f32 q9, q11, q10
    vldr d16, [sp, #16]
    vldr d17, [sp, #16+8]
    vshl.i32 q8, q8, #23
    vmul.f32 q1, q5, q8
    vldr d16, [sp, #0]
    vldr d17, [sp, #0+8]
    vshl.i32 q8, q8, #23
    vmul.f32 q8, q15, q8
    vshl.i32 q10, q3, #23
    vmul.f32 q10, q2, q10
    vshl.i32 q11, q4, #23
    vmul.f32 q9, q9, q11
    vst1.32 {d2, d3}, [r12]!
    vldr d22, [sp, #80]
    vldr d23, [sp, #80+8]
    vadd.f32 q11, q11, q1
    vstr d22, [sp, #80]
    vstr d23, [sp, #80+8]
    vst1.32 {d16, d17}, [r12]!
    vldr d22, [sp, #64]
    vldr d23, [sp, #64+8]
    vadd.f32 q11, q11, q8
    vstr d22, [sp, #64]
    vstr d23, [sp, #64+8]
    vst1.32 {d20, d21}, [r12]!
    vldr d16, [sp, #48]
    vldr d17, [sp, #48+8]
    vadd.f32 q8, q8, q10
    vstr d16, [sp, #48]
    vstr d17, [sp, #48+8]
    vst1.32 {d18, d19}, [r12]!
    vldr d16, [sp, #32]
    vldr d17, [sp, #32+8]
    vadd.f32 q8, q8, q9
    vstr d16, [sp, #32]
    vstr d17, [sp, #32+8]
    sub r0, r0, #1
    cmp r0, #0
    bne .Lloop_3
.Lloop_end_2:
    vldr d16, [sp, #80]
    vldr d17, [sp, #80+8]
    vst1.32 {d16, d17}, [r14]!
    vldr d16, [sp, #64]
    vldr d17, [sp, #64+8]
    vst1.32 {d16, d17}, [r14]!
    vldr d16, [sp, #48]
    vldr d17, [sp, #48+8]
    vst1.32 {d16, d17}, [r14]!
    vldr d16, [sp, #32]
    vldr d17, [sp, #32+8]
    vst1.32 {d16, d17}, [r14]
    sub r14, r14, #48
    add sp, sp, #96
    vpop {d8, d9, d10, d11, d12, d13, d14, d15}
    pop {pc}
    .size nnp_softmax_exponential__armv7_neon, . - nnp_softmax_exponential__armv7_neon

.section .rodata
    .p2align 4
.Lconstants_nnp_softmax_short_rows__armv7_neon:
    .long 0xff7fffff, 0xc2b00000, 0x4b40007f, 0x3fb8aa3b
    .long 0x3f318000, 0x395e8083, 0x3ab6ba99, 0x3c0937d3
    .long 0x3d2aaa56, 0x3e2aaa02, 0x3f000000, 0x3f800000

    .text
    .p2align 4
    .globl nnp_softmax_short_rows__armv7_neon
    .type nnp_softmax_short_rows__armv7_neon, %function
nnp_softmax_short_rows__armv7_neon:
    push {r4, r5, r6, r7, r8, r9, r10, r11, r14}
    vpush {d8, d9, d10, d11, d12, d13, d14, d15}
    ldr r12, [sp, #100]
    mov r7, r0
    mov r8, r1
    movw r0, #:lower16:(.Lconstants_nnp_softmax_short_rows__armv7_neon - (1f + 8))
    movt r0, #:upper16:(.Lconstants_nnp_softmax_short_rows__armv7_neon - (1f + 8))
1:
    add r0, pc, r0
    vld1.32 {d0, d1}, [r0]
    lsl r0, r7, #2
    mov r5, r8
    add r6, r5, r0
    lsl r9, r7, #2
    vdup.32 q12, d0[0]
    mov r14, r12
    add r4, r6, r0
    ubfx r10, r7, #0, #2
    add r14, r14, r9, lsl #2
    add r1, r4, r0
    mov r11, r12
    cmp r10, #0
    bne .Lotherwise_4
    b .Lend_5
.Lotherwise_4:
    vld1.32 {d16, d17}, [r5]
    lsl r0, r10, #2
    add r5, r5, r10, lsl #2
    vld1.32 {d18, d19}, [r6]
    add r6, r6, r10, lsl #2
    vld1.32 {d20, d21}, [r4]
    add r4, r4, r10, lsl #2
    vld1.32 {d22, d23}, [r1]
    add r1, r1, r10, lsl #2
    vtrn.32 q8, q9
    vtrn.32 q10, q11
    vswp d17, d20
    vswp d19, d22
    vmax.f32 q12, q12, q8
    vst1.32 {d16, d17}, [r11]!
    vst1.32 {d18, d19}, [r11]!
    vmax.f32 q12, q12, q9
    vst1.32 {d20, d21}, [r11]!
    vst1.32 {d22, d23}, [r11]
    sub r11, r11, #48
    add r11, r11, r0, lsl #2
    vmax.f32 q12, q12, q10
    vmax.f32 q12, q12, q11
.Lend_5:
    lsr r0, r7, #2
    cmp r0, #0
    beq .Lloop_end_6
.Lloop_7:
    vld1.32 {d16, d17}, [r5]!
    sub r0, r0, #1
    vld1.32 {d18, d19}, [r6]!
    vld1.32 {d20, d21}, [r4]!
    vld1.32 {d22, d23}, [r1]!
    vtrn.32 q8, q9
    vtrn.32 q10, q11
    vswp d17, d20
    vswp d19, d22
    vmax.f32 q12, q12, q8
    vst1.32 {d16, d17}, [r11]!
    vst1.32 {d18, d19}, [r11]!
    vmax.f32 q12, q12, q9
    vst1.32 {d20, d21}, [r11]!
    vst1.32 {d22, d23}, [r11]!
    vmax.f32 q12, q12, q10
    vmax.f32 q12, q12, q11
    cmp r0, #0
    bne .Lloop_7
.Lloop_end_6:
    add r8, r8, r9, lsl #2
    vdup.32 q13, d0[0]
    lsl r0, r7, #2
    mov r4, r8
    add r5, r4, r0
    add r6, r5, r0
    ubfx r10, r7, #0, #2
    add r1, r6, r0
    mov r11, r14
    cmp r10, #0
    bne .Lotherwise_8
    b .Lend_9
.Lotherwise_8:
    vld1.32 {d16, d17}, [r4]
    lsl r0, r10, #2
    add r4, r4, r10, lsl #2
    vld1.32 {d18, d19}, [r5]
    add r5, r5, r10, lsl #2
    vld1.32 {d20, d21}, [r6]
    add r6, r6, r10, lsl #2
    vld1.32 {d22, d23}, [r1]
    add r1, r1, r10, lsl #2
    vtrn.32 q8, q9
    vtrn.32 q10, q11
    vswp d17, d20
    vswp d19, d22
    vmax.f32 q13, q13, q8
    vst1.32 {d16, d17}, [r11]!
    vst1.32 {d18, d19}, [r11]!
    vmax.f32 q13, q13, q9
    vst1.32 {d20, d21}, [r11]!
    vst1.32 {d22, d23}, [r11]
    sub r11, r11, #48
    add r11, r11, r0, lsl #2
    vmax.f32 q13, q13, q10
    vmax.f32 q13, q13, q11
.Lend_9:
    lsr r0, r7, #2
    cmp r0, #0
    beq .Lloop_end_10
.Lloop_11:
    vld1.32 {d16, d17}, [r4]!
    sub r0, r0, #1
    vld1.32 {d18, d19}, [r5]!
    vld1.32 {d20, d21}, [r6]!
    vld1.32 {d22, d23}, [r1]!
    vtrn.32 q8, q9
    vtrn.32 q10, q11
    vswp d17, d20
    vswp d19, d22
    vmax.f32 q13, q13, q8
    vst1.32 {d16, d17}, [r11]!
    vst1.32 {d18, d19}, [r11]!
    vmax.f32 q13, q13, q9
    vst1.32 {d20, d21}, [r11]!
    vst1.32 {d22, d23}, [r11]!
    vmax.f32 q13, q13, q10
    vmax.f32 q13, q13, q11
    cmp r0, #0
    bne .Lloop_11
.Lloop_end_10:
    mov r0, r7
    vdup.32 q10, d0[1]
    vdup.32 q11, d1[0]
    vmov.i32 q14, #0
    vmov.i32 q15, #0
    cmp r0, #0
    beq .Lloop_end_12
.Lloop_13:
    vld1.32 {d16, d17}, [r12]
    vmov q3, q11
    add r1, r8, r9, lsl #2
    vld1.32 {d18, d19}, [r14]
    vmov q4, q11
    sub r0, r0, #1
    vsub.f32 q8, q8, q12
    movw r4, #:lower16:(.Lconstants_nnp_softmax_short_rows__armv7_neon+16 - (1f + 8))
    movt r4, #:upper16:(.Lconstants_nnp_softmax_short_rows__armv7_neon+16 - (1f + 8))
1:
    add r4, pc, r4
    vld1.32 {d2, d3}, [r4]
    add r8, r8, #32
    vsub.f32 q9, q9, q13
    movw r4, #:lower16:(.Lconstants_nnp_softmax_short_rows__armv7_neon+32 - (1f + 8))
    movt r4, #:upper16:(.Lconstants_nnp_softmax_short_rows__armv7_neon+32 - (1f + 8))
1:
    add r4, pc, r4
    vld1.32 {d4, d5}, [r4]
    vmax.f32 q6, q10, q8
    pld [r1]
    vmax.f32 q8, q10, q9
    vmla.f32 q3, q6, d1[1]
    vmla.f32 q4, q8, d1[1]
    vdup.32 q9, d3[1]
    vdup.32 q5, d3[1]
    vsub.f32 q7, q3, q11
    vshl.i32 q3, q3, #23
    vmls.f32 q6, q7, d2[0]
    vmla.f32 q6, q7, d2[1]
    vsub.f32 q7, q4, q11
    vshl.i32 q4, q4, #23
    vmls.f32 q8, q7, d2[0]
    vmla.f32 q9, q6, d3[0]
    vmla.f32 q8, q7, d2[1]
    vdup.32 q7, d4[0]
    vfma.f32 q7, q9, q6
    vmla.f32 q5, q8, d3[0]
    vdup.32 q9, d4[0]
    vdup.32 q1, d4[1]
    vfma.f32 q9, q5, q8
    vdup.32 q5, d4[1]
    vfma.f32 q1, q7, q6
    vdup.32 q7, d5[0]
    vfma.f32 q5, q9, q8
    vdup.32 q9, d5[0]
    vfma.f32 q7, q1, q6
    vdup.32 q1, d5[1]
    vfma.f32 q9, q5, q8
    vdup.32 q5, d5[1]
    vfma.f32 q1, q7, q6
    vdup.32 q7, d5[1]
    vfma.f32 q5, q9, q8
    vdup.32 q9, d5[1]
    vfma.f32 q7, q1, q6
    vfma.f32 q9, q5, q8
    vmul.f32 q8, q7, q3
    vmul.f32 q9, q9, q4
    vst1.32 {d16, d17}, [r12]!
    vadd.f32 q14, q14, q8
    vst1.32 {d18, d19}, [r14]!
    vadd.f32 q15, q15, q9
    cmp r0, #0
    bne .Lloop_13
.Lloop_end_12:
    vldr s0, [r2]
    vmov q1, q14
    lsl r0, r7, #2
    mov r5, r3
    add r6, r5, r0
    vdup.32 q8, d0[0]
    sub r12, r12, r9, lsl #2
    add r8, r6, r0
    ubfx r1, r7, #0, #2
    add r0, r8, r0
    vmov q0, q8
    vdiv.f32 s0, s0, s4
    vdiv.f32 s1, s1, s5
    vdiv.f32 s2, s2, s6
    vdiv.f32 s3, s3, s7
    cmp r1, #0
    bne .Lotherwise_14
    b .Lend_15
.Lotherwise_14:
    vld1.32 {d16, d17}, [r12]!
    lsl r4, r1, #2
    vld1.32 {d18, d19}, [r12]!
    vld1.32 {d20, d21}, [r12]!
    vmul.f32 q8, q8, q0
    vld1.32 {d22, d23}, [r12]
    vmul.f32 q9, q9, q0
    sub r12, r12, #48
    vmul.f32 q10, q10, q0
    add r12, r12, r4, lsl #2
    vmul.f32 q11, q11, q0
    vtrn.32 q8, q9
    vtrn.32 q10, q11
    vswp d17, d20
    vswp d19, d22
    vst1.32 {d16, d17}, [r5]
    add r5, r5, r1, lsl #2
    vst1.32 {d18, d19}, [r6]
    add r6, r6, r1, lsl #2
    vst1.32 {d20, d21}, [r8]
    add r8, r8, r1, lsl #2
    vst1.32 {d22, d23}, [r0]
    add r0, r0, r1, lsl #2
.Lend_15:
    lsr r1, r7, #2
    cmp r1, #0
    beq .Lloop_end_16
.Lloop_17:
    vld1.32 {d16, d17}, [r12]!
    sub r1, r1, #1
    vld1.32 {d18, d19}, [r12]!
    vld1.32 {d20, d21}, [r12]!
    vmul.f32 q8, q8, q0
    vld1.32 {d22, d23}, [r12]!
    vmul.f32 q9, q9, q0
    vmul.f32 q10, q10, q0
    vmul.f32 q11, q11, q0
    vtrn.32 q8, q9
    vtrn.32 q10, q11
    vswp d17, d20
    vswp d19, d22
    vst1.32 {d16, d17}, [r5]!
    vst1.32 {d18, d19}, [r6]!
    vst1.32 {d20, d21}, [r8]!
    vst1.32 {d22, d23}, [r0]!
    cmp r1, #0
    bne .Lloop_17
.Lloop_end_16:
    vldr s0, [r2]
    add r3, r3, r9, lsl #2
    vmov q1, q15
    lsl r0, r7, #2
    add r1, r3, r0
    vdup.32 q8, d0[0]
    sub r14, r14, r9, lsl #2
    add r2, r1, r0
    ubfx r12, r7, #0, #2
    add r0, r2, r0
    vmov q0, q8
    vdiv.f32 s0, s0, s4
    vdiv.f32 s1, s1, s5
    vdiv.f32 s2, s2, s6
    vdiv.f32 s3, s3, s7
    cmp r12, #0
    bne .Lotherwise_18
    b .Lend_19
.Lotherwise_18:
    vld1.32 {d16, d17}, [r14]!
    lsl r4, r12, #2
    vld1.32 {d18, d19}, [r14]!
    vld1.32 {d20, d21}, [r14]!
    vmul.f32 q8, q8, q0
    vld1.32 {d22, d23}, [r14]
    vmul.f32 q9, q9, q0
    sub r14, r14, #48
    vmul.f32 q10, q10, q0
    add r14, r14, r4, lsl #2
    vmul.f32 q11, q11, q0
    vtrn.32 q8, q9
    vtrn.32 q10, q11
    vswp d17, d20
    vswp d19, d22
    vst1.32 {d16, d17}, [r3]
    add r3, r3, r12, lsl #2
    vst1.32 {d18, d19}, [r1]
    add r1, r1, r12, lsl #2
    vst1.32 {d20, d21}, [r2]
    add r2, r2, r12, lsl #2
    vst1.32 {d22, d23}, [r0]
    add r0, r0, r12, lsl #2
.Lend_19:
    lsr r12, r7, #2
    cmp r12, #0
    beq .Lloop_end_20
.Lloop_21:
    vld1.32 {d16, d17}, [r14]!
    sub r12, r12, #1
    vld1.32 {d18, d19}, [r14]!
    vld1.32 {d20, d21}, [r14]!
    vmul.f32 q8, q8, q0
    vld1.32 {d22, d23}, [r14]!
    vmul.f32 q9, q9, q0
    vmul.f32 q10, q10, q0
    vmul.f32 q11, q11, q0
    vtrn.32 q8, q9
    vtrn.32 q10, q11
    vswp d17, d20
    vswp d19, d22
    vst1.32 {d16, d17}, [r3]!
    vst1.32 {d18, d19}, [r1]!
    vst1.32 {d20, d21}, [r2]!
    vst1.32 {d22, d23}, [r0]!
    cmp r12, #0
    bne .Lloop_21
.Lloop_end_20:
    vpop {d8, d9, d10, d11, d12, d13, d14, d15}
    pop {r4, r5, r6, r7, r8, r9, r10, r11, pc}
    .size nnp_softmax_short_rows__armv7_neon, . - nnp_softmax_short_rows__armv7_neon

    .text
    .p2align 4
    .globl nnp_softmax_scale__armv7_neon
    .type nnp_softmax_scale__armv7_neon, %function
nnp_softmax_scale__armv7_neon:
    push {r14}
    mov r12, r3
    rsb r3, r12, #0
    ubfx r3, r3, #2, #4
    mov r14, r0
    cmp r3, r14
    movhi r3, r14
    vldr s0, [r2]
    mov r2, r1
    cmp r3, #0
    bne .Lotherwise_22
    b .Lend_23
.Lotherwise_22:
    movw r0, #16
    mov r1, r3
    cmp r1, r0
    movhi r1, r0
    movw r0, #1
    lsl r0, r0, r1
    sub r1, r0, #1
    ubfx r0, r1, #0, #4
    cmp r0, #15
    bne .Lotherwise_24
    vld1.32 {d16, d17}, [r2]
    b .Lend_25
.Lotherwise_24:
    vmov.i32 q8, #0
    tst r1, #1
    beq .Lotherwise_26
    vld1.32 {d16[0]}, [r2]
.Lotherwise_26:
    tst r1, #2
    beq .Lotherwise_27
    add r0, r2, #4
    vld1.32 {d16[1]}, [r0]
.Lotherwise_27:
    tst r1, #4
    beq .Lotherwise_28
    add r0, r2, #8
    vld1.32 {d17[0]}, [r0]
.Lotherwise_28:
    tst r1, #8
    beq .Lotherwise_29
    add r0, r2, #12
    vld1.32 {d17[1]}, [r0]
.Lotherwise_29:
.Lend_25:
    ubfx r0, r1, #0, #4
    vmul.f32 q8, q8, d0[0]
    cmp r0, #15
    bne .Lotherwise_30
    vst1.32 {d16, d17}, [r12]
    b .Lend_31
.Lotherwise_30:
    tst r1, #1
    beq .Lotherwise_32
    vst1.32 {d16[0]}, [r12]
.Lotherwise_32:
    tst r1, #2
    beq .Lotherwise_33
    add r0, r12, #4
    vst1.32 {d16[1]}, [r0]
.Lotherwise_33:
    tst r1, #4
    beq .Lotherwise_34
    add r0, r12, #8
    vst1.32 {d17[0]}, [r0]
.Lotherwise_34:
    tst r1, #8
    beq .Lotherwise_35
    add r0, r12, #12
    vst1.32 {d17[1]}, [r0]
.Lotherwise_35:
.Lend_31:
    ubfx r0, r1, #4, #4
    cmp r0, #15
    bne .Lotherwise_36
    add r0, r2, #16
    vld1.32 {d16, d17}, [r0]
    b .Lend_37
.Lotherwise_36:
    vmov.i32 q8, #0
    tst r1, #16
    beq .Lotherwise_38
    add r0, r2, #16
    vld1.32 {d16[0]}, [r0]
.Lotherwise_38:
    tst r1, #32
    beq .Lotherwise_39
    add r0, r2, #20
    vld1.32 {d16[1]}, [r0]
.Lotherwise_39:
    tst r1, #64
    beq .Lotherwise_40
    add r0, r2, #24
    vld1.32 {d17[0]}, [r0]
.Lotherwise_40:
    tst r1, #128
    beq .Lotherwise_41
    add r0, r2, #28
    vld1.32 {d17[1]}, [r0]
.Lotherwise_41:
.Lend_37:
    ubfx r0, r1, #4, #4
    vmul.f32 q8, q8, d0[0]
    cmp r0, #15
    bne .Lotherwise_42
    add r0, r12, #16
    vst1.32 {d16, d17}, [r0]
    b .Lend_43
.Lotherwise_42:
    tst r1, #16
    beq .Lotherwise_44
    add r0, r12, #16
    vst1.32 {d16[0]}, [r0]
.Lotherwise_44:
    tst r1, #32
    beq .Lotherwise_45
    add r0, r12, #20
    vst1.32 {d16[1]}, [r0]
.Lotherwise_45:
    tst r1, #64
    beq .Lotherwise_46
    add r0, r12, #24
    vst1.32 {d17[0]}, [r0]
.Lotherwise_46:
    tst r1, #128
    beq .Lotherwise_47
    add r0, r12, #28
    vst1.32 {d17[1]}, [r0]
.Lotherwise_47:
.Lend_43:
    ubfx r0, r1, #8, #4
    cmp r0, #15
    bne .Lotherwise_48
    add r0, r2, #32
    vld1.32 {d16, d17}, [r0]
    b .Lend_49
.Lotherwise_48:
    vmov.i32 q8, #0
    tst r1, #256
    beq .Lotherwise_50
    add r0, r2, #32
    vld1.32 {d16[0]}, [r0]
.Lotherwise_50:
    tst r1, #512
    beq .Lotherwise_51
    add r0, r2, #36
    vld1.32 {d16[1]}, [r0]
.Lotherwise_51:
    tst r1, #1024
    beq .Lotherwise_52
    add r0, r2, #40
    vld1.32 {d17[0]}, [r0]
.Lotherwise_52:
    tst r1, #2048
    beq .Lotherwise_53
    add r0, r2, #44
    vld1.32 {d17[1]}, [r0]
.Lotherwise_53:
.Lend_49:
    ubfx r0, r1, #8, #4
    vmul.f32 q8, q8, d0[0]
    cmp r0, #15
    bne .Lotherwise_54
    add r0, r12, #32
    vst1.32 {d16, d17}, [r0]
    b .Lend_55
.Lotherwise_54:
    tst r1, #256
    beq .Lotherwise_56
    add r0, r12, #32
    vst1.32 {d16[0]}, [r0]
.Lotherwise_56:
    tst r1, #512
    beq .Lotherwise_57
    add r0, r12, #36
    vst1.32 {d16[1]}, [r0]
.Lotherwise_57:
    tst r1, #1024
    beq .Lotherwise_58
    add r0, r12, #40
    vst1.32 {d17[0]}, [r0]
.Lotherwise_58:
    tst r1, #2048
    beq .Lotherwise_59
    add r0, r12, #44
    vst1.32 {d17[1]}, [r0]
.Lotherwise_59:
.Lend_55:
    ubfx r0, r1, #12, #4
    cmp r0, #15
    bne .Lotherwise_60
    add r0, r2, #48
    vld1.32 {d16, d17}, [r0]
    b .Lend_61
.Lotherwise_60:
    vmov.i32 q8, #0
    tst r1, #4096
    beq .Lotherwise_62
    add r0, r2, #48
    vld1.32 {d16[0]}, [r0]
.Lotherwise_62:
    tst r1, #8192
    beq .Lotherwise_63
    add r0, r2, #52
    vld1.32 {d16[1]}, [r0]
.Lotherwise_63:
    tst r1, #16384
    beq .Lotherwise_64
    add r0, r2, #56
    vld1.32 {d17[0]}, [r0]
.Lotherwise_64:
    tst r1, #32768
    beq .Lotherwise_65
    add r0, r2, #60
    vld1.32 {d17[1]}, [r0]
.Lotherwise_65:
.Lend_61:
    ubfx r0, r1, #12, #4
    vmul.f32 q8, q8, d0[0]
    cmp r0, #15
    bne .Lotherwise_66
    add r0, r12, #48
    vst1.32 {d16, d17}, [r0]
    b .Lend_67
.Lotherwise_66:
    tst r1, #4096
    beq .Lotherwise_68
    add r0, r12, #48
    vst1.32 {d16[0]}, [r0]
.Lotherwise_68:
    tst r1, #8192
    beq .Lotherwise_69
    add r0, r12, #52
    vst1.32 {d16[1]}, [r0]
.Lotherwise_69:
    tst r1, #16384
    beq .Lotherwise_70
    add r0, r12, #56
    vst1.32 {d17[0]}, [r0]
.Lotherwise_70:
    tst r1, #32768
    beq .Lotherwise_71
    add r0, r12, #60
    vst1.32 {d17[1]}, [r0]
.Lotherwise_71:
.Lend_67:
    add r2, r2, r3, lsl #2
    add r12, r12, r3, lsl #2
.Lend_23:
    sub r0, r14, r3
    lsr r1, r0, #4
    cmp r1, #0
    beq .Lloop_end_72
.Lloop_73:
    vld1.32 {d16, d17}, [r2]!
    sub r1, r1, #1
    vmul.f32 q8, q8, d0[0]
    vst1.32 {d16, d17}, [r12]!
    vld1.32 {d16, d17}, [r2]!
    vmul.f32 q8, q8, d0[0]
    vst1.32 {d16, d17}, [r12]!
    vld1.32 {d16, d17}, [r2]!
    vmul.f32 q8, q8, d0[0]
    vst1.32 {d16, d17}, [r12]!
    vld1.32 {d16, d17}, [r2]!
    vmul.f32 q8, q8, d0[0]
    vst1.32 {d16, d17}, [r12]!
    cmp r1, #0
    bne .Lloop_73
.Lloop_end_72:
    ubfx r0, r0, #0, #4
    cmp r0, #0
    bne .Lotherwise_74
    b .Lend_75
.Lotherwise_74:
    movw r1, #16
    cmp r0, r1
    movhi r0, r1
    movw r1, #1
    lsl r0, r1, r0
    sub r1, r0, #1
    ubfx r0, r1, #0, #4
    cmp r0, #15
    bne .Lotherwise_76
    vld1.32 {d16, d17}, [r2]
    b .Lend_77
.Lotherwise_76:
    vmov.i32 q8, #0
    tst r1, #1
    beq .Lotherwise_78
    vld1.32 {d16[0]}, [r2]
.Lotherwise_78:
    tst r1, #2
    beq .Lotherwise_79
    add r0, r2, #4
    vld1.32 {d16[1]}, [r0]
.Lotherwise_79:
    tst r1, #4
    beq .Lotherwise_80
    add r0, r2, #8
    vld1.32 {d17[0]}, [r0]
.Lotherwise_80:
    tst r1, #8
    beq .Lotherwise_81
    add r0, r2, #12
    vld1.32 {d17[1]}, [r0]
.Lotherwise_81:
.Lend_77:
    ubfx r0, r1, #0, #4
    vmul.f32 q8, q8, d0[0]
    cmp r0, #15
    bne .Lotherwise_82
    vst1.32 {d16, d17}, [r12]
    b .Lend_83
.Lotherwise_82:
    tst r1, #1
    beq .Lotherwise_84
    vst1.32 {d16[0]}, [r12]
.Lotherwise_84:
    tst r1, #2
    beq .Lotherwise_85
    add r0, r12, #4
    vst1.32 {d16[1]}, [r0]
.Lotherwise_85:
    tst r1, #4
    beq .Lotherwise_86
    add r0, r12, #8
    vst1.32 {d17[0]}, [r0]
.Lotherwise_86:
    tst r1, #8
    beq .Lotherwise_87
    add r0, r12, #12
    vst1.32 {d17[1]}, [r0]
.Lotherwise_87:
.Lend_83:
    ubfx r0, r1, #4, #4
    cmp r0, #15
    bne .Lotherwise_88
    add r0, r2, #16
    vld1.32 {d16, d17}, [r0]
    b .Lend_89
.Lotherwise_88:
    vmov.i32 q8, #0
    tst r1, #16
    beq .Lotherwise_90
    add r0, r2, #16
    vld1.32 {d16[0]}, [r0]
.Lotherwise_90:
    tst r1, #32
    beq .Lotherwise_91
    add r0, r2, #20
    vld1.32 {d16[1]}, [r0]
.Lotherwise_91:
    tst r1, #64
    beq .Lotherwise_92
    add r0, r2, #24
    vld1.32 {d17[0]}, [r0]
.Lotherwise_92:
    tst r1, #128
    beq .Lotherwise_93
    add r0, r2, #28
    vld1.32 {d17[1]}, [r0]
.Lotherwise_93:
.Lend_89:
    ubfx r0, r1, #4, #4
    vmul.f32 q8, q8, d0[0]
    cmp r0, #15
    bne .Lotherwise_94
    add r0, r12, #16
    vst1.32 {d16, d17}, [r0]
    b .Lend_95
.Lotherwise_94:
    tst r1, #16
    beq .Lotherwise_96
    add r0, r12, #16
    vst1.32 {d16[0]}, [r0]
.Lotherwise_96:
    tst r1, #32
    beq .Lotherwise_97
    add r0, r12, #20
    vst1.32 {d16[1]}, [r0]
.Lotherwise_97:
    tst r1, #64
    beq .Lotherwise_98
    add r0, r12, #24
    vst1.32 {d17[0]}, [r0]
.Lotherwise_98:
    tst r1, #128
    beq .Lotherwise_99
    add r0, r12, #28
    vst1.32 {d17[1]}, [r0]
.Lotherwise_99:
.Lend_95:
    ubfx r0, r1, #8, #4
    cmp r0, #15
    bne .Lotherwise_100
    add r0, r2, #32
    vld1.32 {d16, d17}, [r0]
    b .Lend_101
.Lotherwise_100:
    vmov.i32 q8, #0
    tst r1, #256
    beq .Lotherwise_102
    add r0, r2, #32
    vld1.32 {d16[0]}, [r0]
.Lotherwise_102:
    tst r1, #512
    beq .Lotherwise_103
    add r0, r2, #36
    vld1.32 {d16[1]}, [r0]
.Lotherwise_103:
    tst r1, #1024
    beq .Lotherwise_104
    add r0, r2, #40
    vld1.32 {d17[0]}, [r0]
.Lotherwise_104:
    tst r1, #2048
    beq .Lotherwise_105
    add r0, r2, #44
    vld1.32 {d17[1]}, [r0]
.Lotherwise_105:
.Lend_101:
    ubfx r0, r1, #8, #4
    vmul.f32 q8, q8, d0[0]
    cmp r0, #15
    bne .Lotherwise_106
    add r0, r12, #32
    vst1.32 {d16, d17}, [r0]
    b .Lend_107
.Lotherwise_106:
    tst r1, #256
    beq .Lotherwise_108
    add r0, r12, #32
    vst1.32 {d16[0]}, [r0]
.Lotherwise_108:
    tst r1, #512
    beq .Lotherwise_109
    add r0, r12, #36
    vst1.32 {d16[1]}, [r0]
.Lotherwise_109:
    tst r1, #1024
    beq .Lotherwise_110
    add r0, r12, #40
    vst1.32 {d17[0]}, [r0]
.Lotherwise_110:
    tst r1, #2048
    beq .Lotherwise_111
    add r0, r12, #44
    vst1.32 {d17[1]}, [r0]
.Lotherwise_111:
.Lend_107:
    ubfx r0, r1, #12, #4
    cmp r0, #15
    bne .Lotherwise_112
    add r0, r2, #48
    vld1.32 {d16, d17}, [r0]
    b .Lend_113
.Lotherwise_112:
    vmov.i32 q8, #0
    tst r1, #4096
    beq .Lotherwise_114
    add r0, r2, #48
    vld1.32 {d16[0]}, [r0]
.Lotherwise_114:
    tst r1, #8192
    beq .Lotherwise_115
    add r0, r2, #52
    vld1.32 {d16[1]}, [r0]
.Lotherwise_115:
    tst r1, #16384
    beq .Lotherwise_116
    add r0, r2, #56
    vld1.32 {d17[0]}, [r0]
.Lotherwise_116:
    tst r1, #32768
    beq .Lotherwise_117
    add r0, r2, #60
    vld1.32 {d17[1]}, [r0]
.Lotherwise_117:
.Lend_113:
    ubfx r0, r1, #12, #4
    vmul.f32 q8, q8, d0[0]
    cmp r0, #15
    bne .Lotherwise_118
    add r0, r12, #48
    vst1.32 {d16, d17}, [r0]
    b .Lend_119
.Lotherwise_118:
    tst r1, #4096
    beq .Lotherwise_120
    add r0, r12, #48
    vst1.32 {d16[0]}, [r0]
.Lotherwise_120:
    tst r1, #8192
    beq .Lotherwise_121
    add r0, r12, #52
    vst1.32 {d16[1]}, [r0]
.Lotherwise_121:
    tst r1, #16384
    beq .Lotherwise_122
    add r0, r12, #56
    vst1.32 {d17[0]}, [r0]
.Lotherwise_122:
    tst r1, #32768
    beq .Lotherwise_123
    add r0, r12, #60
    vst1.32 {d17[1]}, [r0]
.Lotherwise_123:
.Lend_119:
.Lend_75:
    pop {pc}
    .size nnp_softmax_scale__armv7_neon, . - nnp_softmax_scale__armv7_neon

    .text
    .p2align 4
    .globl nnp_softmax_scale_streamed__armv7_neon
    .type nnp_softmax_scale_streamed__armv7_neon, %function
nnp_softmax_scale_streamed__armv7_neon:
    push {r14}
    mov r12, r3
    rsb r3, r12, #0
    ubfx r3, r3, #2, #4
    mov r14, r0
    cmp r3, r14
    movhi r3, r14
    vldr s0, [r2]
    mov r2, r1
    cmp r3, #0
    bne .Lotherwise_124
    b .Lend_125
.Lotherwise_124:
    movw r0, #16
    mov r1, r3
    cmp r1, r0
    movhi r1, r0
    movw r0, #1
    lsl r0, r0, r1
    sub r1, r0, #1
    ubfx r0, r1, #0, #4
    cmp r0, #15
    bne .Lotherwise_126
    vld1.32 {d16, d17}, [r2]
    b .Lend_127
.Lotherwise_126:
    vmov.i32 q8, #0
    tst r1, #1
    beq .Lotherwise_128
    vld1.32 {d16[0]}, [r2]
.Lotherwise_128:
    tst r1, #2
    beq .Lotherwise_129
    add r0, r2, #4
    vld1.32 {d16[1]}, [r0]
.Lotherwise_129:
    tst r1, #4
    beq .Lotherwise_130
    add r0, r2, #8
    vld1.32 {d17[0]}, [r0]
.Lotherwise_130:
    tst r1, #8
    beq .Lotherwise_131
    add r0, r2, #12
    vld1.32 {d17[1]}, [r0]
.Lotherwise_131:
.Lend_127:
    ubfx r0, r1, #0, #4
    vmul.f32 q8, q8, d0[0]
    cmp r0, #15
    bne .Lotherwise_132
    vst1.32 {d16, d17}, [r12]
    b .Lend_133
.Lotherwise_132:
    tst r1, #1
    beq .Lotherwise_134
    vst1.32 {d16[0]}, [r12]
.Lotherwise_134:
    tst r1, #2
    beq .Lotherwise_135
    add r0, r12, #4
    vst1.32 {d16[1]}, [r0]
.Lotherwise_135:
    tst r1, #4
    beq .Lotherwise_136
    add r0, r12, #8
    vst1.32 {d17[0]}, [r0]
.Lotherwise_136:
    tst r1, #8
    beq .Lotherwise_137
    add r0, r12, #12
    vst1.32 {d17[1]}, [r0]
.Lotherwise_137:
.Lend_133:
    ubfx r0, r1, #4, #4
    cmp r0, #15
    bne .Lotherwise_138
    add r0, r2, #16
    vld1.32 {d16, d17}, [r0]
    b .Lend_139
.Lotherwise_138:
    vmov.i32 q8, #0
    tst r1, #16
    beq .Lotherwise_140
    add r0, r2, #16
    vld1.32 {d16[0]}, [r0]
.Lotherwise_140:
    tst r1, #32
    beq .Lotherwise_141
    add r0, r2, #20
    vld1.32 {d16[1]}, [r0]
.Lotherwise_141:
    tst r1, #64
    beq .Lotherwise_142
    add r0, r2, #24
    vld1.32 {d17[0]}, [r0]
.Lotherwise_142:
    tst r1, #128
    beq .Lotherwise_143
    add r0, r2, #28
    vld1.32 {d17[1]}, [r0]
.Lotherwise_143:
.Lend_139:
    ubfx r0, r1, #4, #4
    vmul.f32 q8, q8, d0[0]
    cmp r0, #15
    bne .Lotherwise_144
    add r0, r12, #16
    vst1.32 {d16, d17}, [r0]
    b .Lend_145
.Lotherwise_144:
    tst r1, #16
    beq .Lotherwise_146
    add r0, r12, #16
    vst1.32 {d16[0]}, [r0]
.Lotherwise_146:
    tst r1, #32
    beq .Lotherwise_147
    add r0, r12, #20
    vst1.32 {d16[1]}, [r0]
.Lotherwise_147:
    tst r1, #64
    beq .Lotherwise_148
    add r0, r12, #24
    vst1.32 {d17[0]}, [r0]
.Lotherwise_148:
    tst r1, #128
    beq .Lotherwise_149
    add r0, r12, #28
    vst1.32 {d17[1]}, [r0]
.Lotherwise_149:
.Lend_145:
    ubfx r0, r1, #8, #4
    cmp r0, #15
    bne .Lotherwise_150
    add r0, r2, #32
    vld1.32 {d16, d17}, [r0]
    b .Lend_151
.Lotherwise_150:
    vmov.i32 q8, #0
    tst r1, #256
    beq .Lotherwise_152
    add r0, r2, #32
    vld1.32 {d16[0]}, [r0]
.Lotherwise_152:
    tst r1, #512
    beq .Lotherwise_153
    add r0, r2, #36
    vld1.32 {d16[1]}, [r0]
.Lotherwise_153:
    tst r1, #1024
    beq .Lotherwise_154
    add r0, r2, #40
    vld1.32 {d17[0]}, [r0]
.Lotherwise_154:
    tst r1, #2048
    beq .Lotherwise_155
    add r0, r2, #44
    vld1.32 {d17[1]}, [r0]
.Lotherwise_155:
.Lend_151:
    ubfx r0, r1, #8, #4
    vmul.f32 q8, q8, d0[0]
    cmp r0, #15
    bne .Lotherwise_156
    add r0, r12, #32
    vst1.32 {d16, d17}, [r0]
    b .Lend_157
.Lotherwise_156:
    tst r1, #256
    beq .Lotherwise_158
    add r0, r12, #32
    vst1.32 {d16[0]}, [r0]
.Lotherwise_158:
    tst r1, #512
    beq .Lotherwise_159
    add r0, r12, #36
    vst1.32 {d16[1]}, [r0]
.Lotherwise_159:
    tst r1, #1024
    beq .Lotherwise_160
    add r0, r12, #40
    vst1.32 {d17[0]}, [r0]
.Lotherwise_160:
    tst r1, #2048
    beq .Lotherwise_161
    add r0, r12, #44
    vst1.32 {d17[1]}, [r0]
.Lotherwise_161:
.Lend_157:
    ubfx r0, r1, #12, #4
    cmp r0, #15
    bne .Lotherwise_162
    add r0, r2, #48
    vld1.32 {d16, d17}, [r0]
    b .Lend_163
.Lotherwise_162:
    vmov.i32 q8, #0
    tst r1, #4096
    beq .Lotherwise_164
    add r0, r2, #48
    vld1.32 {d16[0]}, [r0]
.Lotherwise_164:
    tst r1, #8192
    beq .Lotherwise_165
    add r0, r2, #52
    vld1.32 {d16[1]}, [r0]
.Lotherwise_165:
    tst r1, #16384
    beq .Lotherwise_166
    add r0, r2, #56
    vld1.32 {d17[0]}, [r0]
.Lotherwise_166:
    tst r1, #32768
    beq .Lotherwise_167
    add r0, r2, #60
    vld1.32 {d17[1]}, [r0]
.Lotherwise_167:
.Lend_163:
    ubfx r0, r1, #12, #4
    vmul.f32 q8, q8, d0[0]
    cmp r0, #15
    bne .Lotherwise_168
    add r0, r12, #48
    vst1.32 {d16, d17}, [r0]
    b .Lend_169
.Lotherwise_168:
    tst r1, #4096
    beq .Lotherwise_170
    add r0, r12, #48
    vst1.32 {d16[0]}, [r0]
.Lotherwise_170:
    tst r1, #8192
    beq .Lotherwise_171
    add r0, r12, #52
    vst1.32 {d16[1]}, [r0]
.Lotherwise_171:
    tst r1, #16384
    beq .Lotherwise_172
    add r0, r12, #56
    vst1.32 {d17[0]}, [r0]
.Lotherwise_172:
    tst r1, #32768
    beq .Lotherwise_173
    add r0, r12, #60
    vst1.32 {d17[1]}, [r0]
.Lotherwise_173:
.Lend_169:
    add r2, r2, r3, lsl #2
    add r12, r12, r3, lsl #2
.Lend_125:
    sub r0, r14, r3
    lsr r1, r0, #4
    cmp r1, #0
    beq .Lloop_end_174
.Lloop_175:
    vld1.32 {d16, d17}, [r2]!
    sub r1, r1, #1
    vmul.f32 q8, q8, d0[0]
    vst1.32 {d16, d17}, [r12]!
    vld1.32 {d16, d17}, [r2]!
    vmul.f32 q8, q8, d0[0]
    vst1.32 {d16, d17}, [r12]!
    vld1.32 {d16, d17}, [r2]!
    vmul.f32 q8, q8, d0[0]
    vst1.32 {d16, d17}, [r12]!
    vld1.32 {d16, d17}, [r2]!
    vmul.f32 q8, q8, d0[0]
    vst1.32 {d16, d17}, [r12]!
    cmp r1, #0
    bne .Lloop_175
.Lloop_end_174:
    ubfx r0, r0, #0, #4
    cmp r0, #0
    bne .Lotherwise_176
    b .Lend_177
.Lotherwise_176:
    movw r1, #16
    cmp r0, r1
    movhi r0, r1
    movw r1, #1
    lsl r0, r1, r0
    sub r1, r0, #1
    ubfx r0, r1, #0, #4
    cmp r0, #15
    bne .Lotherwise_178
    vld1.32 {d16, d17}, [r2]
    b .Lend_179
.Lotherwise_178:
    vmov.i32 q8, #0
    tst r1, #1
    beq .Lotherwise_180
    vld1.32 {d16[0]}, [r2]
.Lotherwise_180:
    tst r1, #2
    beq .Lotherwise_181
    add r0, r2, #4
    vld1.32 {d16[1]}, [r0]
.Lotherwise_181:
    tst r1, #4
    beq .Lotherwise_182
    add r0, r2, #8
    vld1.32 {d17[0]}, [r0]
.Lotherwise_182:
    tst r1, #8
    beq .Lotherwise_183
    add r0, r2, #12
    vld1.32 {d17[1]}, [r0]
.Lotherwise_183:
.Lend_179:
    ubfx r0, r1, #0, #4
    vmul.f32 q8, q8, d0[0]
    cmp r0, #15
    bne .Lotherwise_184
    vst1.32 {d16, d17}, [r12]
    b .Lend_185
.Lotherwise_184:
    tst r1, #1
    beq .Lotherwise_186
    vst1.32 {d16[0]}, [r12]
.Lotherwise_186:
    tst r1, #2
    beq .Lotherwise_187
    add r0, r12, #4
    vst1.32 {d16[1]}, [r0]
.Lotherwise_187:
    tst r1, #4
    beq .Lotherwise_188
    add r0, r12, #8
    vst1.32 {d17[0]}, [r0]
.Lotherwise_188:
    tst r1, #8
    beq .Lotherwise_189
    add r0, r12, #12
    vst1.32 {d17[1]}, [r0]
.Lotherwise_189:
.Lend_185:
    ubfx r0, r1, #4, #4
    cmp r0, #15
    bne .Lotherwise_190
    add r0, r2, #16
    vld1.32 {d16, d17}, [r0]
    b .Lend_191
.Lotherwise_190:
    vmov.i32 q8, #0
    tst r1, #16
    beq .Lotherwise_192
    add r0, r2, #16
    vld1.32 {d16[0]}, [r0]
.Lotherwise_192:
    tst r1, #32
    beq .Lotherwise_193
    add r0, r2, #20
    vld1.32 {d16[1]}, [r0]
.Lotherwise_193:
    tst r1, #64
    beq .Lotherwise_194
    add r0, r2, #24
    vld1.32 {d17[0]}, [r0]
.Lotherwise_194:
    tst r1, #128
    beq .Lotherwise_195
    add r0, r2, #28
    vld1.32 {d17[1]}, [r0]
.Lotherwise_195:
.Lend_191:
    ubfx r0, r1, #4, #4
    vmul.f32 q8, q8, d0[0]
    cmp r0, #15
    bne .Lotherwise_196
    add r0, r12, #16
    vst1.32 {d16, d17}, [r0]
    b .Lend_197
.Lotherwise_196:
    tst r1, #16
    beq .Lotherwise_198
    add r0, r12, #16
    vst1.32 {d16[0]}, [r0]
.Lotherwise_198:
    tst r1, #32
    beq .Lotherwise_199
    add r0, r12, #20
    vst1.32 {d16[1]}, [r0]
.Lotherwise_199:
    tst r1, #64
    beq .Lotherwise_200
    add r0, r12, #24
    vst1.32 {d17[0]}, [r0]
.Lotherwise_200:
    tst r1, #128
    beq .Lotherwise_201
    add r0, r12, #28
    vst1.32 {d17[1]}, [r0]
.Lotherwise_201:
.Lend_197:
    ubfx r0, r1, #8, #4
    cmp r0, #15
    bne .Lotherwise_202
    add r0, r2, #32
    vld1.32 {d16, d17}, [r0]
    b .Lend_203
.Lotherwise_202:
    vmov.i32 q8, #0
    tst r1, #256
    beq .Lotherwise_204
    add r0, r2, #32
    vld1.32 {d16[0]}, [r0]
.Lotherwise_204:
    tst r1, #512
    beq .Lotherwise_205
    add r0, r2, #36
    vld1.32 {d16[1]}, [r0]
.Lotherwise_205:
    tst r1, #1024
    beq .Lotherwise_206
    add r0, r2, #40
    vld1.32 {d17[0]}, [r0]
.Lotherwise_206:
    tst r1, #2048
    beq .Lotherwise_207
    add r0, r2, #44
    vld1.32 {d17[1]}, [r0]
.Lotherwise_207:
.Lend_203:
    ubfx r0, r1, #8, #4
    vmul.f32 q8, q8, d0[0]
    cmp r0, #15
    bne .Lotherwise_208
    add r0, r12, #32
    vst1.32 {d16, d17}, [r0]
    b .Lend_209
.Lotherwise_208:
    tst r1, #256
    beq .Lotherwise_210
    add r0, r12, #32
    vst1.32 {d16[0]}, [r0]
.Lotherwise_210:
    tst r1, #512
    beq .Lotherwise_211
    add r0, r12, #36
    vst1.32 {d16[1]}, [r0]
.Lotherwise_211:
    tst r1, #1024
    beq .Lotherwise_212
    add r0, r12, #40
    vst1.32 {d17[0]}, [r0]
.Lotherwise_212:
    tst r1, #2048
    beq .Lotherwise_213
    add r0, r12, #44
    vst1.32 {d17[1]}, [r0]
.Lotherwise_213:
.Lend_209:
    ubfx r0, r1, #12, #4
    cmp r0, #15
    bne .Lotherwise_214
    add r0, r2, #48
    vld1.32 {d16, d17}, [r0]
    b .Lend_215
.Lotherwise_214:
    vmov.i32 q8, #0
    tst r1, #4096
    beq .Lotherwise_216
    add r0, r2, #48
    vld1.32 {d16[0]}, [r0]
.Lotherwise_216:
    tst r1, #8192
    beq .Lotherwise_217
    add r0, r2, #52
    vld1.32 {d16[1]}, [r0]
.Lotherwise_217:
    tst r1, #16384
    beq .Lotherwise_218
    add r0, r2, #56
    vld1.32 {d17[0]}, [r0]
.Lotherwise_218:
    tst r1, #32768
    beq .Lotherwise_219
    add r0, r2, #60
    vld1.32 {d17[1]}, [r0]
.Lotherwise_219:
.Lend_215:
    ubfx r0, r1, #12, #4
    vmul.f32 q8, q8, d0[0]
    cmp r0, #15
    bne .Lotherwise_220
    add r0, r12, #48
    vst1.32 {d16, d17}, [r0]
    b .Lend_221
.Lotherwise_220:
    tst r1, #4096
    beq .Lotherwise_222
    add r0, r12, #48
    vst1.32 {d16[0]}, [r0]
.Lotherwise_222:
    tst r1, #8192
    beq .Lotherwise_223
    add r0, r12, #52
    vst1.32 {d16[1]}, [r0]
.Lotherwise_223:
    tst r1, #16384
    beq .Lotherwise_224
    add r0, r12, #56
    vst1.32 {d17[0]}, [r0]
.Lotherwise_224:
    tst r1, #32768
    beq .Lotherwise_225
    add r0, r12, #60
    vst1.32 {d17[1]}, [r0]
.Lotherwise_225:
.Lend_221:
.Lend_177:
    pop {pc}
    .size nnp_softmax_scale_streamed__armv7_neon, . - nnp_softmax_scale_streamed__armv7_neon

    .section .note.GNU-stack, "", %progbits
