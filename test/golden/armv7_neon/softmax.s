    .syntax unified
    .arch armv7-a
    .fpu neon-vfpv4
    .eabi_attribute 28, 3
    .arm

.section .rodata
    .p2align 4
.Lconstants_nnp_softmax_maximum__armv7_neon:
    .long 0xff7fffff, 0x00000000, 0x00000000, 0x00000000

    .text
    .p2align 4
    .globl nnp_softmax_maximum__armv7_neon
    .type nnp_softmax_maximum__armv7_neon, %function
nnp_softmax_maximum__armv7_neon:
    movw r12, #:lower16:(.Lconstants_nnp_softmax_maximum__armv7_neon - (1f + 8))
    movt r12, #:upper16:(.Lconstants_nnp_softmax_maximum__armv7_neon - (1f + 8))
1:
    add r12, pc, r12
    vld1.32 {d0, d1}, [r12]
    lsr r12, r0, #4
    vdup.32 q8, d0[0]
    vdup.32 q9, d0[0]
    vdup.32 q10, d0[0]
    vdup.32 q11, d0[0]
    cmp r12, #0
    beq .Lloop_end_0
.Lloop_1:
    vld1.32 {d24, d25}, [r1]!
    sub r12, r12, #1
    vst1.32 {d24, d25}, [r2]!
    vmax.f32 q8, q8, q12
    vld1.32 {d24, d25}, [r1]!
    vst1.32 {d24, d25}, [r2]!
    vmax.f32 q9, q9, q12
    vld1.32 {d24, d25}, [r1]!
    vst1.32 {d24, d25}, [r2]!
    vmax.f32 q10, q10, q12
    vld1.32 {d24, d25}, [r1]!
    vmax.f32 q11, q11, q12
    vst1.32 {d24, d25}, [r2]!
    cmp r12, #0
    bne .Lloop_1
.Lloop_end_0:
    ubfx r12, r0, #0, #4
    add r1, r1, r12, lsl #2
    sub r1, r1, #64
    vld1.32 {d24, d25}, [r1]!
    ubfx r0, r0, #0, #4
    add r2, r2, r0, lsl #2
    sub r2, r2, #64
    vst1.32 {d24, d25}, [r2]!
    vmax.f32 q8, q8, q12
    vld1.32 {d24, d25}, [r1]!
    vst1.32 {d24, d25}, [r2]!
    vmax.f32 q9, q9, q12
    vld1.32 {d24, d25}, [r1]!
    vst1.32 {d24, d25}, [r2]!
    vmax.f32 q10, q10, q12
    vld1.32 {d24, d25}, [r1]
    add r1, r1, #16
    vmax.f32 q11, q11, q12
    vst1.32 {d24, d25}, [r2]
    add r2, r2, #16
    vst1.32 {d16, d17}, [r3]!
    vst1.32 {d18, d19}, [r3]!
    vst1.32 {d20, d21}, [r3]!
    vst1.32 {d22, d23}, [r3]
    sub r3, r3, #48
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
    push {r4, r5, r6, r14}
    vpush {d8, d9, d10, d11, d12, d13, d14, d15}
    sub sp, sp, #208
    mov r14, r0
    mov r4, r1
    mov r5, r2
    ldr r6, [sp, #288]
    ldr r0, [sp, #292]
    vldr s0, [r3]
    vdup.32 q12, d0[0]
    movw r1, #:lower16:(.Lconstants_nnp_softmax_exponential__armv7_neon - (1f + 8))
    movt r1, #:upper16:(.Lconstants_nnp_softmax_exponential__armv7_neon - (1f + 8))
1:
    add r1, pc, r1
    vld1.32 {d2, d3}, [r1]
    vdup.32 q13, d2[0]
    vdup.32 q14, d2[1]
    vmov.i32 q8, #0
    vstr d16, [sp, #192]
    vstr d17, [sp, #192+8]
    vmov.i32 q8, #0
    vstr d16, [sp, #176]
    vstr d17, [sp, #176+8]
    vmov.i32 q8, #0
    vstr d16, [sp, #160]
    vstr d17, [sp, #160+8]
    vmov.i32 q8, #0
    vstr d16, [sp, #144]
    vstr d17, [sp, #144+8]
    ldr r1, [r0]
    ldr r2, [r0, #4]
    ldr r3, [r0, #8]
    vldr s0, [r0, #12]
    vstr d0, [sp, #96]
    vstr d1, [sp, #96+8]
    sub r0, r14, r1
    lsr r1, r1, #4
    cmp r1, #0
    beq .Lloop_end_2
.Lloop_3:
    add r12, r4, r5, lsl #2
    pld [r12]
    vld1.32 {d16, d17}, [r4]!
    vld1.32 {d18, d19}, [r4]!
    vld1.32 {d20, d21}, [r4]!
    vld1.32 {d22, d23}, [r4]
    vsub.f32 q8, q8, q12
    vsub.f32 q9, q9, q12
    vsub.f32 q10, q10, q12
    vsub.f32 q11, q11, q12
    vmax.f32 q15, q13, q8
    vmax.f32 q2, q13, q9
    vmax.f32 q9, q13, q10
    vmax.f32 q10, q13, q11
    vstr d28, [sp, #16]
    vstr d29, [sp, #16+8]
    vldr d16, [sp, #16]
    vldr d17, [sp, #16+8]
    vmla.f32 q8, q15, d3[0]
    vstr d16, [sp, #16]
    vstr d17, [sp, #16+8]
    vmov q11, q14
    vmla.f32 q11, q2, d3[0]
    vmov q3, q14
    vmla.f32 q3, q9, d3[0]
    vstr d28, [sp, #80]
    vstr d29, [sp, #80+8]
    vldr d16, [sp, #80]
    vldr d17, [sp, #80+8]
    vmla.f32 q8, q10, d3[0]
    vstr d16, [sp, #80]
    vstr d17, [sp, #80+8]
    vldr d16, [sp, #16]
    vldr d17, [sp, #16+8]
    vsub.f32 q8, q8, q14
    vsub.f32 q4, q11, q14
    vsub.f32 q5, q3, q14
    vldr d0, [sp, #80]
    vldr d1, [sp, #80+8]
    vsub.f32 q6, q0, q14
    vmls.f32 q15, q8, d3[1]
    vmls.f32 q2, q4, d3[1]
    vmls.f32 q9, q5, d3[1]
    vmls.f32 q10, q6, d3[1]
    movw r12, #:lower16:(.Lconstants_nnp_softmax_exponential__armv7_neon+16 - (1f + 8))
    movt r12, #:upper16:(.Lconstants_nnp_softmax_exponential__armv7_neon+16 - (1f + 8))
1:
    add r12, pc, r12
    vld1.32 {d0, d1}, [r12]
    vmla.f32 q15, q8, d0[0]
    vmla.f32 q2, q4, d0[0]
    vmla.f32 q9, q5, d0[0]
    vmla.f32 q10, q6, d0[0]
    vdup.32 q5, d1[0]
    vmla.f32 q5, q15, d0[1]
    vdup.32 q6, d1[0]
    vmla.f32 q6, q2, d0[1]
    vdup.32 q8, d1[0]
    vmla.f32 q8, q9, d0[1]
    vdup.32 q7, d1[0]
    vmla.f32 q7, q10, d0[1]
    vdup.32 q4, d1[1]
    vfma.f32 q4, q5, q15
    vdup.32 q5, d1[1]
    vfma.f32 q5, q6, q2
    vdup.32 q6, d1[1]
    vfma.f32 q6, q8, q9
    vdup.32 q8, d1[1]
    vfma.f32 q8, q7, q10
    movw r12, #:lower16:(.Lconstants_nnp_softmax_exponential__armv7_neon+32 - (1f + 8))
    movt r12, #:upper16:(.Lconstants_nnp_softmax_exponential__armv7_neon+32 - (1f + 8))
1:
    add r12, pc, r12
    vld1.32 {d0, d1}, [r12]
    vdup.32 q7, d0[0]
    vfma.f32 q7, q4, q15
    vdup.32 q4, d0[0]
    vfma.f32 q4, q5, q2
    vdup.32 q5, d0[0]
    vfma.f32 q5, q6, q9
    vdup.32 q6, d0[0]
    vfma.f32 q6, q8, q10
    vdup.32 q8, d0[1]
    vfma.f32 q8, q7, q15
    vdup.32 q7, d0[1]
    vfma.f32 q7, q4, q2
    vdup.32 q4, d0[1]
    vfma.f32 q4, q5, q9
    vdup.32 q5, d0[1]
    vfma.f32 q5, q6, q10
    vdup.32 q6, d1[0]
    vfma.f32 q6, q8, q15
    vdup.32 q8, d1[0]
    vfma.f32 q8, q7, q2
    vdup.32 q7, d1[0]
    vfma.f32 q7, q4, q9
    vdup.32 q4, d1[0]
    vfma.f32 q4, q5, q10
    vldr d10, [sp, #16]
    vldr d11, [sp, #16+8]
    vshl.i32 q5, q5, #23
    vstr d10, [sp, #128]
    vstr d11, [sp, #128+8]
    vshl.i32 q11, q11, #23
    vstr d22, [sp, #48]
    vstr d23, [sp, #48+8]
    vshl.i32 q3, q3, #23
    vldr d22, [sp, #80]
    vldr d23, [sp, #80+8]
    vshl.i32 q11, q11, #23
    vdup.32 q5, d1[0]
    vfma.f32 q5, q6, q15
    vdup.32 q15, d1[0]
    vfma.f32 q15, q8, q2
    vdup.32 q2, d1[0]
    vfma.f32 q2, q7, q9
    vdup.32 q0, d1[0]
    vfma.f32 q0, q4, q10
    vldr d16, [sp, #128]
    vldr d17, [sp, #128+8]
    vmul.f32 q8, q5, q8
    vldr d18, [sp, #48]
    vldr d19, [sp, #48+8]
    vmul.f32 q9, q15, q9
    vmul.f32 q10, q2, q3
    vmul.f32 q11, q0, q11
    sub r4, r4, #48
    vst1.32 {d16, d17}, [r4]!
    vldr d30, [sp, #192]
    vldr d31, [sp, #192+8]
    vadd.f32 q15, q15, q8
    vstr d30, [sp, #192]
    vstr d31, [sp, #192+8]
    vst1.32 {d18, d19}, [r4]!
    vldr d16, [sp, #176]
    vldr d17, [sp, #176+8]
    vadd.f32 q8, q8, q9
    vstr d16, [sp, #176]
    vstr d17, [sp, #176+8]
    vst1.32 {d20, d21}, [r4]!
    vldr d16, [sp, #160]
    vldr d17, [sp, #160+8]
    vadd.f32 q8, q8, q10
    vstr d16, [sp, #160]
    vstr d17, [sp, #160+8]
    vst1.32 {d22, d23}, [r4]!
    vldr d16, [sp, #144]
    vldr d17, [sp, #144+8]
    vadd.f32 q8, q8, q11
    vstr d16, [sp, #144]
    vstr d17, [sp, #144+8]
    vld1.32 {d16, d17}, [r2]!
    vldr d0, [sp, #96]
    vldr d1, [sp, #96+8]
    vmul.f32 q8, q8, d0[0]
    vst1.32 {d16, d17}, [r3]!
    vld1.32 {d16, d17}, [r2]!
    vldr d0, [sp, #96]
    vldr d1, [sp, #96+8]
    vmul.f32 q8, q8, d0[0]
    vst1.32 {d16, d17}, [r3]!
    vld1.32 {d16, d17}, [r2]!
    vldr d0, [sp, #96]
    vldr d1, [sp, #96+8]
    vmul.f32 q8, q8, d0[0]
    vst1.32 {d16, d17}, [r3]!
    vld1.32 {d16, d17}, [r2]!
    vldr d0, [sp, #96]
    vldr d1, [sp, #96+8]
    vmul.f32 q8, q8, d0[0]
    vst1.32 {d16, d17}, [r3]!
    sub r1, r1, #1
    cmp r1, #0
    bne .Lloop_3
.Lloop_end_2:
    lsr r0, r0, #4
    cmp r0, #0
    beq .Lloop_end_4
.Lloop_5:
    add r1, r4, r5, lsl #2
    pld [r1]
    vld1.32 {d16, d17}, [r4]!
    vld1.32 {d18, d19}, [r4]!
    vld1.32 {d20, d21}, [r4]!
    vld1.32 {d22, d23}, [r4]
    vsub.f32 q8, q8, q12
    vsub.f32 q9, q9, q12
    vsub.f32 q10, q10, q12
    vsub.f32 q11, q11, q12
    vmax.f32 q15, q13, q8
    vmax.f32 q2, q13, q9
    vmax.f32 q9, q13, q10
    vmax.f32 q10, q13, q11
    vstr d28, [sp, #0]
    vstr d29, [sp, #0+8]
    vldr d16, [sp, #0]
    vldr d17, [sp, #0+8]
    vmla.f32 q8, q15, d3[0]
    vstr d16, [sp, #0]
    vstr d17, [sp, #0+8]
    vmov q11, q14
    vmla.f32 q11, q2, d3[0]
    vmov q3, q14
    vmla.f32 q3, q9, d3[0]
    vstr d28, [sp, #64]
    vstr d29, [sp, #64+8]
    vldr d16, [sp, #64]
    vldr d17, [sp, #64+8]
    vmla.f32 q8, q10, d3[0]
    vstr d16, [sp, #64]
    vstr d17, [sp, #64+8]
    vldr d16, [sp, #0]
    vldr d17, [sp, #0+8]
    vsub.f32 q8, q8, q14
    vsub.f32 q4, q11, q14
    vsub.f32 q5, q3, q14
    vldr d0, [sp, #64]
    vldr d1, [sp, #64+8]
    vsub.f32 q6, q0, q14
    vmls.f32 q15, q8, d3[1]
    vmls.f32 q2, q4, d3[1]
    vmls.f32 q9, q5, d3[1]
    vmls.f32 q10, q6, d3[1]
    movw r1, #:lower16:(.Lconstants_nnp_softmax_exponential__armv7_neon+16 - (1f + 8))
    movt r1, #:upper16:(.Lconstants_nnp_softmax_exponential__armv7_neon+16 - (1f + 8))
1:
    add r1, pc, r1
    vld1.32 {d0, d1}, [r1]
    vmla.f32 q15, q8, d0[0]
    vmla.f32 q2, q4, d0[0]
    vmla.f32 q9, q5, d0[0]
    vmla.f32 q10, q6, d0[0]
    vdup.32 q5, d1[0]
    vmla.f32 q5, q15, d0[1]
    vdup.32 q6, d1[0]
    vmla.f32 q6, q2, d0[1]
    vdup.32 q8, d1[0]
    vmla.f32 q8, q9, d0[1]
    vdup.32 q7, d1[0]
    vmla.f32 q7, q10, d0[1]
    vdup.32 q4, d1[1]
    vfma.f32 q4, q5, q15
    vdup.32 q5, d1[1]
    vfma.f32 q5, q6, q2
    vdup.32 q6, d1[1]
    vfma.f32 q6, q8, q9
    vdup.32 q8, d1[1]
    vfma.f32 q8, q7, q10
    movw r1, #:lower16:(.Lconstants_nnp_softmax_exponential__armv7_neon+32 - (1f + 8))
    movt r1, #:upper16:(.Lconstants_nnp_softmax_exponential__armv7_neon+32 - (1f + 8))
1:
    add r1, pc, r1
    vld1.32 {d0, d1}, [r1]
    vdup.32 q7, d0[0]
    vfma.f32 q7, q4, q15
    vdup.32 q4, d0[0]
    vfma.f32 q4, q5, q2
    vdup.32 q5, d0[0]
    vfma.f32 q5, q6, q9
    vdup.32 q6, d0[0]
    vfma.f32 q6, q8, q10
    vdup.32 q8, d0[1]
    vfma.f32 q8, q7, q15
    vdup.32 q7, d0[1]
    vfma.f32 q7, q4, q2
    vdup.32 q4, d0[1]
    vfma.f32 q4, q5, q9
    vdup.32 q5, d0[1]
    vfma.f32 q5, q6, q10
    vdup.32 q6, d1[0]
    vfma.f32 q6, q8, q15
    vdup.32 q8, d1[0]
    vfma.f32 q8, q7, q2
    vdup.32 q7, d1[0]
    vfma.f32 q7, q4, q9
    vdup.32 q4, d1[0]
    vfma.f32 q4, q5, q10
    vldr d10, [sp, #0]
    vldr d11, [sp, #0+8]
    vshl.i32 q5, q5, #23
    vstr d10, [sp, #112]
    vstr d11, [sp, #112+8]
    vshl.i32 q11, q11, #23
    vstr d22, [sp, #32]
    vstr d23, [sp, #32+8]
    vshl.i32 q3, q3, #23
    vldr d22, [sp, #64]
    vldr d23, [sp, #64+8]
    vshl.i32 q11, q11, #23
    vdup.32 q5, d1[0]
    vfma.f32 q5, q6, q15
    vdup.32 q15, d1[0]
    vfma.f32 q15, q8, q2
    vdup.32 q2, d1[0]
    vfma.f32 q2, q7, q9
    vdup.32 q0, d1[0]
    vfma.f32 q0, q4, q10
    vldr d16, [sp, #112]
    vldr d17, [sp, #112+8]
    vmul.f32 q8, q5, q8
    vldr d18, [sp, #32]
    vldr d19, [sp, #32+8]
    vmul.f32 q9, q15, q9
    vmul.f32 q10, q2, q3
    vmul.f32 q11, q0, q11
    sub r4, r4, #48
    vst1.32 {d16, d17}, [r4]!
    vldr d30, [sp, #192]
    vldr d31, [sp, #192+8]
    vadd.f32 q15, q15, q8
    vstr d30, [sp, #192]
    vstr d31, [sp, #192+8]
    vst1.32 {d18, d19}, [r4]!
    vldr d16, [sp, #176]
    vldr d17, [sp, #176+8]
    vadd.f32 q8, q8, q9
    vstr d16, [sp, #176]
    vstr d17, [sp, #176+8]
    vst1.32 {d20, d21}, [r4]!
    vldr d16, [sp, #160]
    vldr d17, [sp, #160+8]
    vadd.f32 q8, q8, q10
    vstr d16, [sp, #160]
    vstr d17, [sp, #160+8]
    vst1.32 {d22, d23}, [r4]!
    vldr d16, [sp, #144]
    vldr d17, [sp, #144+8]
    vadd.f32 q8, q8, q11
    vstr d16, [sp, #144]
    vstr d17, [sp, #144+8]
    sub r0, r0, #1
    cmp r0, #0
    bne .Lloop_5
.Lloop_end_4:
    ubfx r0, r14, #0, #4
    cmp r0, #0
    bne .Lotherwise_6
    b .Lend_7
.Lotherwise_6:
    movw r1, #16
    cmp r0, r1
    movhi r0, r1
    movw r1, #1
    lsl r0, r1, r0
    sub r1, r0, #1
    ubfx r0, r1, #0, #4
    cmp r0, #15
    bne .Lotherwise_8
    vld1.32 {d16, d17}, [r4]
    b .Lend_9
.Lotherwise_8:
    vmov.i32 q8, #0
    tst r1, #1
    beq .Lotherwise_10
    vld1.32 {d16[0]}, [r4]
.Lotherwise_10:
    tst r1, #2
    beq .Lotherwise_11
    add r0, r4, #4
    vld1.32 {d16[1]}, [r0]
.Lotherwise_11:
    tst r1, #4
    beq .Lotherwise_12
    add r0, r4, #8
    vld1.32 {d17[0]}, [r0]
.Lotherwise_12:
    tst r1, #8
    beq .Lotherwise_13
    add r0, r4, #12
    vld1.32 {d17[1]}, [r0]
.Lotherwise_13:
.Lend_9:
    ubfx r0, r1, #4, #4
    cmp r0, #15
    bne .Lotherwise_14
    add r0, r4, #16
    vld1.32 {d18, d19}, [r0]
    b .Lend_15
.Lotherwise_14:
    vmov.i32 q9, #0
    tst r1, #16
    beq .Lotherwise_16
    add r0, r4, #16
    vld1.32 {d18[0]}, [r0]
.Lotherwise_16:
    tst r1, #32
    beq .Lotherwise_17
    add r0, r4, #20
    vld1.32 {d18[1]}, [r0]
.Lotherwise_17:
    tst r1, #64
    beq .Lotherwise_18
    add r0, r4, #24
    vld1.32 {d19[0]}, [r0]
.Lotherwise_18:
    tst r1, #128
    beq .Lotherwise_19
    add r0, r4, #28
    vld1.32 {d19[1]}, [r0]
.Lotherwise_19:
.Lend_15:
    ubfx r0, r1, #8, #4
    cmp r0, #15
    bne .Lotherwise_20
    add r0, r4, #32
    vld1.32 {d20, d21}, [r0]
    b .Lend_21
.Lotherwise_20:
    vmov.i32 q10, #0
    tst r1, #256
    beq .Lotherwise_22
    add r0, r4, #32
    vld1.32 {d20[0]}, [r0]
.Lotherwise_22:
    tst r1, #512
    beq .Lotherwise_23
    add r0, r4, #36
    vld1.32 {d20[1]}, [r0]
.Lotherwise_23:
    tst r1, #1024
    beq .Lotherwise_24
    add r0, r4, #40
    vld1.32 {d21[0]}, [r0]
.Lotherwise_24:
    tst r1, #2048
    beq .Lotherwise_25
    add r0, r4, #44
    vld1.32 {d21[1]}, [r0]
.Lotherwise_25:
.Lend_21:
    ubfx r0, r1, #12, #4
    cmp r0, #15
    bne .Lotherwise_26
    add r0, r4, #48
    vld1.32 {d22, d23}, [r0]
    b .Lend_27
.Lotherwise_26:
    vmov.i32 q11, #0
    tst r1, #4096
    beq .Lotherwise_28
    add r0, r4, #48
    vld1.32 {d22[0]}, [r0]
.Lotherwise_28:
    tst r1, #8192
    beq .Lotherwise_29
    add r0, r4, #52
    vld1.32 {d22[1]}, [r0]
.Lotherwise_29:
    tst r1, #16384
    beq .Lotherwise_30
    add r0, r4, #56
    vld1.32 {d23[0]}, [r0]
.Lotherwise_30:
    tst r1, #32768
    beq .Lotherwise_31
    add r0, r4, #60
    vld1.32 {d23[1]}, [r0]
.Lotherwise_31:
.Lend_27:
    vsub.f32 q8, q8, q12
    vsub.f32 q9, q9, q12
    vsub.f32 q10, q10, q12
    vsub.f32 q11, q11, q12
    vmax.f32 q3, q13, q8
    vmax.f32 q4, q13, q9
    vmax.f32 q5, q13, q10
    vmax.f32 q12, q13, q11
    vmov q13, q14
    vmla.f32 q13, q3, d3[0]
    vmov q15, q14
    vmla.f32 q15, q4, d3[0]
    vmov q2, q14
    vmla.f32 q2, q5, d3[0]
    vmov q6, q14
    vmla.f32 q6, q12, d3[0]
    vsub.f32 q8, q13, q14
    vsub.f32 q9, q15, q14
    vsub.f32 q10, q2, q14
    vsub.f32 q11, q6, q14
    vmls.f32 q3, q8, d3[1]
    vmls.f32 q4, q9, d3[1]
    vmls.f32 q5, q10, d3[1]
    vmls.f32 q12, q11, d3[1]
    movw r0, #:lower16:(.Lconstants_nnp_softmax_exponential__armv7_neon+16 - (1f + 8))
    movt r0, #:upper16:(.Lconstants_nnp_softmax_exponential__armv7_neon+16 - (1f + 8))
1:
    add r0, pc, r0
    vld1.32 {d0, d1}, [r0]
    vmla.f32 q3, q8, d0[0]
    vmla.f32 q4, q9, d0[0]
    vmla.f32 q5, q10, d0[0]
    vmla.f32 q12, q11, d0[0]
    vdup.32 q8, d1[0]
    vmla.f32 q8, q3, d0[1]
    vdup.32 q9, d1[0]
    vmla.f32 q9, q4, d0[1]
    vdup.32 q10, d1[0]
    vmla.f32 q10, q5, d0[1]
    vdup.32 q11, d1[0]
    vmla.f32 q11, q12, d0[1]
    vdup.32 q14, d1[1]
    vfma.f32 q14, q8, q3
    vdup.32 q8, d1[1]
    vfma.f32 q8, q9, q4
    vdup.32 q1, d1[1]
    vfma.f32 q1, q10, q5
    vdup.32 q9, d1[1]
    vfma.f32 q9, q11, q12
    movw r0, #:lower16:(.Lconstants_nnp_softmax_exponential__armv7_neon+32 - (1f + 8))
    movt r0, #:upper16:(.Lconstants_nnp_softmax_exponential__armv7_neon+32 - (1f + 8))
1:
    add r0, pc, r0
    vld1.32 {d0, d1}, [r0]
    vdup.32 q10, d0[0]
    vfma.f32 q10, q14, q3
    vdup.32 q11, d0[0]
    vfma.f32 q11, q8, q4
    vdup.32 q14, d0[0]
    vfma.f32 q14, q1, q5
    vdup.32 q8, d0[0]
    vfma.f32 q8, q9, q12
    vdup.32 q9, d0[1]
    vfma.f32 q9, q10, q3
    vdup.32 q10, d0[1]
    vfma.f32 q10, q11, q4
    vdup.32 q11, d0[1]
    vfma.f32 q11, q14, q5
    vdup.32 q14, d0[1]
    vfma.f32 q14, q8, q12
    vdup.32 q8, d1[0]
    vfma.f32 q8, q9, q3
    vdup.32 q9, d1[0]
    vfma.f32 q9, q10, q4
    vdup.32 q10, d1[0]
    vfma.f32 q10, q11, q5
    vdup.32 q11, d1[0]
    vfma.f32 q11, q14, q12
    vshl.i32 q14, q13, #23
    vshl.i32 q15, q15, #23
    vshl.i32 q1, q2, #23
    vshl.i32 q13, q6, #23
    vdup.32 q2, d1[0]
    vfma.f32 q2, q8, q3
    vdup.32 q8, d1[0]
    vfma.f32 q8, q9, q4
    vdup.32 q9, d1[0]
    vfma.f32 q9, q10, q5
    vdup.32 q10, d1[0]
    vfma.f32 q10, q11, q12
    vmul.f32 q11, q2, q14
    vmul.f32 q8, q8, q15
    vmul.f32 q9, q9, q1
    vmul.f32 q10, q10, q13
    ubfx r0, r1, #0, #4
    cmp r0, #15
    bne .Lotherwise_32
    vst1.32 {d22, d23}, [r4]
    b .Lend_33
.Lotherwise_32:
    tst r1, #1
    beq .Lotherwise_34
    vst1.32 {d22[0]}, [r4]
.Lotherwise_34:
    tst r1, #2
    beq .Lotherwise_35
    add r0, r4, #4
    vst1.32 {d22[1]}, [r0]
.Lotherwise_35:
    tst r1, #4
    beq .Lotherwise_36
    add r0, r4, #8
    vst1.32 {d23[0]}, [r0]
.Lotherwise_36:
    tst r1, #8
    beq .Lotherwise_37
    add r0, r4, #12
    vst1.32 {d23[1]}, [r0]
.Lotherwise_37:
.Lend_33:
    ubfx r0, r1, #0, #4
    cmp r0, #15
    bne .Lotherwise_38
    b .Lend_39
.Lotherwise_38:
    tst r1, #1
    beq .Lotherwise_40
    b .Lend_41
.Lotherwise_40:
    movw r0, #0
    vmov.32 d22[0], r0
.Lend_41:
    tst r1, #2
    beq .Lotherwise_42
    b .Lend_43
.Lotherwise_42:
    movw r0, #0
    vmov.32 d22[1], r0
.Lend_43:
    tst r1, #4
    beq .Lotherwise_44
    b .Lend_45
.Lotherwise_44:
    movw r0, #0
    vmov.32 d23[0], r0
.Lend_45:
    tst r1, #8
    beq .Lotherwise_46
    b .Lend_47
.Lotherwise_46:
    movw r0, #0
    vmov.32 d23[1], r0
.Lend_47:
.Lend_39:
    vldr d24, [sp, #192]
    vldr d25, [sp, #192+8]
    vadd.f32 q12, q12, q11
    vstr d24, [sp, #192]
    vstr d25, [sp, #192+8]
    ubfx r0, r1, #4, #4
    cmp r0, #15
    bne .Lotherwise_48
    add r0, r4, #16
    vst1.32 {d16, d17}, [r0]
    b .Lend_49
.Lotherwise_48:
    tst r1, #16
    beq .Lotherwise_50
    add r0, r4, #16
    vst1.32 {d16[0]}, [r0]
.Lotherwise_50:
    tst r1, #32
    beq .Lotherwise_51
    add r0, r4, #20
    vst1.32 {d16[1]}, [r0]
.Lotherwise_51:
    tst r1, #64
    beq .Lotherwise_52
    add r0, r4, #24
    vst1.32 {d17[0]}, [r0]
.Lotherwise_52:
    tst r1, #128
    beq .Lotherwise_53
    add r0, r4, #28
    vst1.32 {d17[1]}, [r0]
.Lotherwise_53:
.Lend_49:
    ubfx r0, r1, #4, #4
    cmp r0, #15
    bne .Lotherwise_54
    b .Lend_55
.Lotherwise_54:
    tst r1, #16
    beq .Lotherwise_56
    b .Lend_57
.Lotherwise_56:
    movw r0, #0
    vmov.32 d16[0], r0
.Lend_57:
    tst r1, #32
    beq .Lotherwise_58
    b .Lend_59
.Lotherwise_58:
    movw r0, #0
    vmov.32 d16[1], r0
.Lend_59:
    tst r1, #64
    beq .Lotherwise_60
    b .Lend_61
.Lotherwise_60:
    movw r0, #0
    vmov.32 d17[0], r0
.Lend_61:
    tst r1, #128
    beq .Lotherwise_62
    b .Lend_63
.Lotherwise_62:
    movw r0, #0
    vmov.32 d17[1], r0
.Lend_63:
.Lend_55:
    vldr d22, [sp, #176]
    vldr d23, [sp, #176+8]
    vadd.f32 q11, q11, q8
    vstr d22, [sp, #176]
    vstr d23, [sp, #176+8]
    ubfx r0, r1, #8, #4
    cmp r0, #15
    bne .Lotherwise_64
    add r0, r4, #32
    vst1.32 {d18, d19}, [r0]
    b .Lend_65
.Lotherwise_64:
    tst r1, #256
    beq .Lotherwise_66
    add r0, r4, #32
    vst1.32 {d18[0]}, [r0]
.Lotherwise_66:
    tst r1, #512
    beq .Lotherwise_67
    add r0, r4, #36
    vst1.32 {d18[1]}, [r0]
.Lotherwise_67:
    tst r1, #1024
    beq .Lotherwise_68
    add r0, r4, #40
    vst1.32 {d19[0]}, [r0]
.Lotherwise_68:
    tst r1, #2048
    beq .Lotherwise_69
    add r0, r4, #44
    vst1.32 {d19[1]}, [r0]
.Lotherwise_69:
.Lend_65:
    ubfx r0, r1, #8, #4
    cmp r0, #15
    bne .Lotherwise_70
    b .Lend_71
.Lotherwise_70:
    tst r1, #256
    beq .Lotherwise_72
    b .Lend_73
.Lotherwise_72:
    movw r0, #0
    vmov.32 d18[0], r0
.Lend_73:
    tst r1, #512
    beq .Lotherwise_74
    b .Lend_75
.Lotherwise_74:
    movw r0, #0
    vmov.32 d18[1], r0
.Lend_75:
    tst r1, #1024
    beq .Lotherwise_76
    b .Lend_77
.Lotherwise_76:
    movw r0, #0
    vmov.32 d19[0], r0
.Lend_77:
    tst r1, #2048
    beq .Lotherwise_78
    b .Lend_79
.Lotherwise_78:
    movw r0, #0
    vmov.32 d19[1], r0
.Lend_79:
.Lend_71:
    vldr d16, [sp, #160]
    vldr d17, [sp, #160+8]
    vadd.f32 q8, q8, q9
    vstr d16, [sp, #160]
    vstr d17, [sp, #160+8]
    ubfx r0, r1, #12, #4
    cmp r0, #15
    bne .Lotherwise_80
    add r0, r4, #48
    vst1.32 {d20, d21}, [r0]
    b .Lend_81
.Lotherwise_80:
    tst r1, #4096
    beq .Lotherwise_82
    add r0, r4, #48
    vst1.32 {d20[0]}, [r0]
.Lotherwise_82:
    tst r1, #8192
    beq .Lotherwise_83
    add r0, r4, #52
    vst1.32 {d20[1]}, [r0]
.Lotherwise_83:
    tst r1, #16384
    beq .Lotherwise_84
    add r0, r4, #56
    vst1.32 {d21[0]}, [r0]
.Lotherwise_84:
    tst r1, #32768
    beq .Lotherwise_85
    add r0, r4, #60
    vst1.32 {d21[1]}, [r0]
.Lotherwise_85:
.Lend_81:
    ubfx r0, r1, #12, #4
    cmp r0, #15
    bne .Lotherwise_86
    b .Lend_87
.Lotherwise_86:
    tst r1, #4096
    beq .Lotherwise_88
    b .Lend_89
.Lotherwise_88:
    movw r0, #0
    vmov.32 d20[0], r0
.Lend_89:
    tst r1, #8192
    beq .Lotherwise_90
    b .Lend_91
.Lotherwise_90:
    movw r0, #0
    vmov.32 d20[1], r0
.Lend_91:
    tst r1, #16384
    beq .Lotherwise_92
    b .Lend_93
.Lotherwise_92:
    movw r0, #0
    vmov.32 d21[0], r0
.Lend_93:
    tst r1, #32768
    beq .Lotherwise_94
    b .Lend_95
.Lotherwise_94:
    movw r0, #0
    vmov.32 d21[1], r0
.Lend_95:
.Lend_87:
    vldr d16, [sp, #144]
    vldr d17, [sp, #144+8]
    vadd.f32 q8, q8, q10
    vstr d16, [sp, #144]
    vstr d17, [sp, #144+8]
.Lend_7:
    vldr d16, [sp, #192]
    vldr d17, [sp, #192+8]
    vst1.32 {d16, d17}, [r6]!
    vldr d16, [sp, #176]
    vldr d17, [sp, #176+8]
    vst1.32 {d16, d17}, [r6]!
    vldr d16, [sp, #160]
    vldr d17, [sp, #160+8]
    vst1.32 {d16, d17}, [r6]!
    vldr d16, [sp, #144]
    vldr d17, [sp, #144+8]
    vst1.32 {d16, d17}, [r6]
    sub r6, r6, #48
    add sp, sp, #208
    vpop {d8, d9, d10, d11, d12, d13, d14, d15}
    pop {r4, r5, r6, pc}
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
    push {r4, r5, r6, r7, r8, r9, r10, r14}
    vpush {d8, d9, d10, d11, d12, d13, d14, d15}
    sub sp, sp, #16
    mov r14, r0
    mov r4, r1
    mov r5, r3
    ldr r0, [sp, #112]
    ldr r6, [sp, #116]
    vldr s0, [r2]
    vdup.32 q8, d0[0]
    vstr d16, [sp, #0]
    vstr d17, [sp, #0+8]
    lsl r7, r14, #2
    mov r12, r0
    mov r8, r0
    add r8, r8, r7, lsl #2
    movw r0, #:lower16:(.Lconstants_nnp_softmax_short_rows__armv7_neon - (1f + 8))
    movt r0, #:upper16:(.Lconstants_nnp_softmax_short_rows__armv7_neon - (1f + 8))
1:
    add r0, pc, r0
    vld1.32 {d0, d1}, [r0]
    vdup.32 q12, d0[0]
    lsl r0, r14, #2
    mov r2, r4
    add r3, r2, r0
    add r9, r3, r0
    add r1, r9, r0
    ubfx r0, r14, #0, #2
    mov r10, r12
    cmp r0, #0
    bne .Lotherwise_96
    b .Lend_97
.Lotherwise_96:
    vld1.32 {d16, d17}, [r2]
    vld1.32 {d18, d19}, [r3]
    vld1.32 {d20, d21}, [r9]
    vld1.32 {d22, d23}, [r1]
    vtrn.32 q8, q9
    vtrn.32 q10, q11
    vswp d17, d20
    vswp d19, d22
    vmax.f32 q12, q12, q8
    vst1.32 {d16, d17}, [r10]!
    vmax.f32 q12, q12, q9
    vst1.32 {d18, d19}, [r10]!
    vmax.f32 q12, q12, q10
    vst1.32 {d20, d21}, [r10]!
    vmax.f32 q12, q12, q11
    vst1.32 {d22, d23}, [r10]
    add r2, r2, r0, lsl #2
    add r3, r3, r0, lsl #2
    add r9, r9, r0, lsl #2
    add r1, r1, r0, lsl #2
    lsl r0, r0, #2
    sub r10, r10, #48
    add r10, r10, r0, lsl #2
.Lend_97:
    lsr r0, r14, #2
    cmp r0, #0
    beq .Lloop_end_98
.Lloop_99:
    vld1.32 {d16, d17}, [r2]!
    vld1.32 {d18, d19}, [r3]!
    vld1.32 {d20, d21}, [r9]!
    vld1.32 {d22, d23}, [r1]!
    vtrn.32 q8, q9
    vtrn.32 q10, q11
    vswp d17, d20
    vswp d19, d22
    vmax.f32 q12, q12, q8
    vst1.32 {d16, d17}, [r10]!
    vmax.f32 q12, q12, q9
    vst1.32 {d18, d19}, [r10]!
    vmax.f32 q12, q12, q10
    vst1.32 {d20, d21}, [r10]!
    vmax.f32 q12, q12, q11
    vst1.32 {d22, d23}, [r10]!
    sub r0, r0, #1
    cmp r0, #0
    bne .Lloop_99
.Lloop_end_98:
    add r4, r4, r7, lsl #2
    vdup.32 q13, d0[0]
    lsl r0, r14, #2
    mov r2, r4
    add r3, r2, r0
    add r9, r3, r0
    add r1, r9, r0
    ubfx r0, r14, #0, #2
    mov r10, r8
    cmp r0, #0
    bne .Lotherwise_100
    b .Lend_101
.Lotherwise_100:
    vld1.32 {d16, d17}, [r2]
    vld1.32 {d18, d19}, [r3]
    vld1.32 {d20, d21}, [r9]
    vld1.32 {d22, d23}, [r1]
    vtrn.32 q8, q9
    vtrn.32 q10, q11
    vswp d17, d20
    vswp d19, d22
    vmax.f32 q13, q13, q8
    vst1.32 {d16, d17}, [r10]!
    vmax.f32 q13, q13, q9
    vst1.32 {d18, d19}, [r10]!
    vmax.f32 q13, q13, q10
    vst1.32 {d20, d21}, [r10]!
    vmax.f32 q13, q13, q11
    vst1.32 {d22, d23}, [r10]
    add r2, r2, r0, lsl #2
    add r3, r3, r0, lsl #2
    add r9, r9, r0, lsl #2
    add r1, r1, r0, lsl #2
    lsl r0, r0, #2
    sub r10, r10, #48
    add r10, r10, r0, lsl #2
.Lend_101:
    lsr r0, r14, #2
    cmp r0, #0
    beq .Lloop_end_102
.Lloop_103:
    vld1.32 {d16, d17}, [r2]!
    vld1.32 {d18, d19}, [r3]!
    vld1.32 {d20, d21}, [r9]!
    vld1.32 {d22, d23}, [r1]!
    vtrn.32 q8, q9
    vtrn.32 q10, q11
    vswp d17, d20
    vswp d19, d22
    vmax.f32 q13, q13, q8
    vst1.32 {d16, d17}, [r10]!
    vmax.f32 q13, q13, q9
    vst1.32 {d18, d19}, [r10]!
    vmax.f32 q13, q13, q10
    vst1.32 {d20, d21}, [r10]!
    vmax.f32 q13, q13, q11
    vst1.32 {d22, d23}, [r10]!
    sub r0, r0, #1
    cmp r0, #0
    bne .Lloop_103
.Lloop_end_102:
    vdup.32 q10, d0[1]
    vdup.32 q11, d1[0]
    vmov.i32 q14, #0
    vmov.i32 q15, #0
    lsl r0, r14, #3
    ldr r1, [r6]
    ldr r2, [r6, #4]
    ldr r3, [r6, #8]
    vldr s4, [r6, #12]
    sub r0, r0, r1
    lsr r1, r1, #3
    cmp r1, #0
    beq .Lloop_end_104
.Lloop_105:
    add r6, r4, r7, lsl #2
    pld [r6]
    vld1.32 {d16, d17}, [r12]
    vsub.f32 q8, q8, q12
    vld1.32 {d18, d19}, [r8]
    vsub.f32 q9, q9, q13
    vmax.f32 q5, q10, q8
    vmax.f32 q3, q10, q9
    vmov q4, q11
    vmla.f32 q4, q5, d1[1]
    vmov q6, q11
    vmla.f32 q6, q3, d1[1]
    vsub.f32 q8, q4, q11
    vsub.f32 q9, q6, q11
    movw r6, #:lower16:(.Lconstants_nnp_softmax_short_rows__armv7_neon+16 - (1f + 8))
    movt r6, #:upper16:(.Lconstants_nnp_softmax_short_rows__armv7_neon+16 - (1f + 8))
1:
    add r6, pc, r6
    vld1.32 {d4, d5}, [r6]
    vmls.f32 q5, q8, d4[0]
    vmls.f32 q3, q9, d4[0]
    vmla.f32 q5, q8, d4[1]
    vmla.f32 q3, q9, d4[1]
    vdup.32 q8, d5[1]
    vmla.f32 q8, q5, d5[0]
    vdup.32 q9, d5[1]
    vmla.f32 q9, q3, d5[0]
    movw r6, #:lower16:(.Lconstants_nnp_softmax_short_rows__armv7_neon+32 - (1f + 8))
    movt r6, #:upper16:(.Lconstants_nnp_softmax_short_rows__armv7_neon+32 - (1f + 8))
1:
    add r6, pc, r6
    vld1.32 {d4, d5}, [r6]
    vdup.32 q7, d4[0]
    vfma.f32 q7, q8, q5
    vdup.32 q8, d4[0]
    vfma.f32 q8, q9, q3
    vdup.32 q9, d4[1]
    vfma.f32 q9, q7, q5
    vdup.32 q7, d4[1]
    vfma.f32 q7, q8, q3
    vdup.32 q8, d5[0]
    vfma.f32 q8, q9, q5
    vdup.32 q9, d5[0]
    vfma.f32 q9, q7, q3
    vdup.32 q7, d5[1]
    vfma.f32 q7, q8, q5
    vdup.32 q8, d5[1]
    vfma.f32 q8, q9, q3
    vshl.i32 q4, q4, #23
    vshl.i32 q9, q6, #23
    vdup.32 q6, d5[1]
    vfma.f32 q6, q7, q5
    vdup.32 q2, d5[1]
    vfma.f32 q2, q8, q3
    vmul.f32 q8, q6, q4
    vmul.f32 q9, q2, q9
    vst1.32 {d16, d17}, [r12]!
    vadd.f32 q14, q14, q8
    vst1.32 {d18, d19}, [r8]!
    vadd.f32 q15, q15, q9
    vld1.32 {d16, d17}, [r2]!
    vmul.f32 q8, q8, d2[0]
    vst1.32 {d16, d17}, [r3]!
    vld1.32 {d16, d17}, [r2]!
    vmul.f32 q8, q8, d2[0]
    vst1.32 {d16, d17}, [r3]!
    sub r1, r1, #1
    add r4, r4, #32
    cmp r1, #0
    bne .Lloop_105
.Lloop_end_104:
    lsr r0, r0, #3
    cmp r0, #0
    beq .Lloop_end_106
.Lloop_107:
    add r1, r4, r7, lsl #2
    pld [r1]
    vld1.32 {d16, d17}, [r12]
    vsub.f32 q8, q8, q12
    vld1.32 {d18, d19}, [r8]
    vsub.f32 q9, q9, q13
    vmax.f32 q3, q10, q8
    vmax.f32 q4, q10, q9
    vmov q2, q11
    vmla.f32 q2, q3, d1[1]
    vmov q5, q11
    vmla.f32 q5, q4, d1[1]
    vsub.f32 q8, q2, q11
    vsub.f32 q9, q5, q11
    movw r1, #:lower16:(.Lconstants_nnp_softmax_short_rows__armv7_neon+16 - (1f + 8))
    movt r1, #:upper16:(.Lconstants_nnp_softmax_short_rows__armv7_neon+16 - (1f + 8))
1:
    add r1, pc, r1
    vld1.32 {d2, d3}, [r1]
    vmls.f32 q3, q8, d2[0]
    vmls.f32 q4, q9, d2[0]
    vmla.f32 q3, q8, d2[1]
    vmla.f32 q4, q9, d2[1]
    vdup.32 q8, d3[1]
    vmla.f32 q8, q3, d3[0]
    vdup.32 q9, d3[1]
    vmla.f32 q9, q4, d3[0]
    movw r1, #:lower16:(.Lconstants_nnp_softmax_short_rows__armv7_neon+32 - (1f + 8))
    movt r1, #:upper16:(.Lconstants_nnp_softmax_short_rows__armv7_neon+32 - (1f + 8))
1:
    add r1, pc, r1
    vld1.32 {d2, d3}, [r1]
    vdup.32 q6, d2[0]
    vfma.f32 q6, q8, q3
    vdup.32 q7, d2[0]
    vfma.f32 q7, q9, q4
    vdup.32 q8, d2[1]
    vfma.f32 q8, q6, q3
    vdup.32 q9, d2[1]
    vfma.f32 q9, q7, q4
    vdup.32 q6, d3[0]
    vfma.f32 q6, q8, q3
    vdup.32 q8, d3[0]
    vfma.f32 q8, q9, q4
    vdup.32 q9, d3[1]
    vfma.f32 q9, q6, q3
    vdup.32 q6, d3[1]
    vfma.f32 q6, q8, q4
    vshl.i32 q2, q2, #23
    vshl.i32 q5, q5, #23
    vdup.32 q8, d3[1]
    vfma.f32 q8, q9, q3
    vdup.32 q9, d3[1]
    vfma.f32 q9, q6, q4
    vmul.f32 q8, q8, q2
    vmul.f32 q9, q9, q5
    vst1.32 {d16, d17}, [r12]!
    vadd.f32 q14, q14, q8
    vst1.32 {d18, d19}, [r8]!
    vadd.f32 q15, q15, q9
    sub r0, r0, #1
    add r4, r4, #32
    cmp r0, #0
    bne .Lloop_107
.Lloop_end_106:
    sub r12, r12, r7, lsl #2
    vldr d16, [sp, #0]
    vldr d17, [sp, #0+8]
    vmov q1, q8
    vmov q0, q14
    vdiv.f32 s4, s4, s0
    vdiv.f32 s5, s5, s1
    vdiv.f32 s6, s6, s2
    vdiv.f32 s7, s7, s3
    lsl r0, r14, #2
    mov r1, r5
    add r2, r1, r0
    add r3, r2, r0
    add r0, r3, r0
    ubfx r4, r14, #0, #2
    cmp r4, #0
    bne .Lotherwise_108
    b .Lend_109
.Lotherwise_108:
    vld1.32 {d16, d17}, [r12]!
    vmul.f32 q8, q8, q1
    vld1.32 {d18, d19}, [r12]!
    vmul.f32 q9, q9, q1
    vld1.32 {d20, d21}, [r12]!
    vmul.f32 q10, q10, q1
    vld1.32 {d22, d23}, [r12]
    vmul.f32 q11, q11, q1
    vtrn.32 q8, q9
    vtrn.32 q10, q11
    vswp d17, d20
    vswp d19, d22
    vst1.32 {d16, d17}, [r1]
    vst1.32 {d18, d19}, [r2]
    vst1.32 {d20, d21}, [r3]
    vst1.32 {d22, d23}, [r0]
    add r1, r1, r4, lsl #2
    add r2, r2, r4, lsl #2
    add r3, r3, r4, lsl #2
    add r0, r0, r4, lsl #2
    lsl r4, r4, #2
    sub r12, r12, #48
    add r12, r12, r4, lsl #2
.Lend_109:
    lsr r4, r14, #2
    cmp r4, #0
    beq .Lloop_end_110
.Lloop_111:
    vld1.32 {d16, d17}, [r12]!
    vmul.f32 q8, q8, q1
    vld1.32 {d18, d19}, [r12]!
    vmul.f32 q9, q9, q1
    vld1.32 {d20, d21}, [r12]!
    vmul.f32 q10, q10, q1
    vld1.32 {d22, d23}, [r12]!
    vmul.f32 q11, q11, q1
    vtrn.32 q8, q9
    vtrn.32 q10, q11
    vswp d17, d20
    vswp d19, d22
    vst1.32 {d16, d17}, [r1]!
    vst1.32 {d18, d19}, [r2]!
    vst1.32 {d20, d21}, [r3]!
    vst1.32 {d22, d23}, [r0]!
    sub r4, r4, #1
    cmp r4, #0
    bne .Lloop_111
.Lloop_end_110:
    add r5, r5, r7, lsl #2
    sub r8, r8, r7, lsl #2
    vldr d16, [sp, #0]
    vldr d17, [sp, #0+8]
    vmov q1, q8
    vmov q0, q15
    vdiv.f32 s4, s4, s0
    vdiv.f32 s5, s5, s1
    vdiv.f32 s6, s6, s2
    vdiv.f32 s7, s7, s3
    lsl r0, r14, #2
    add r1, r5, r0
    add r2, r1, r0
    add r0, r2, r0
    ubfx r3, r14, #0, #2
    cmp r3, #0
    bne .Lotherwise_112
    b .Lend_113
.Lotherwise_112:
    vld1.32 {d16, d17}, [r8]!
    vmul.f32 q8, q8, q1
    vld1.32 {d18, d19}, [r8]!
    vmul.f32 q9, q9, q1
    vld1.32 {d20, d21}, [r8]!
    vmul.f32 q10, q10, q1
    vld1.32 {d22, d23}, [r8]
    vmul.f32 q11, q11, q1
    vtrn.32 q8, q9
    vtrn.32 q10, q11
    vswp d17, d20
    vswp d19, d22
    vst1.32 {d16, d17}, [r5]
    vst1.32 {d18, d19}, [r1]
    vst1.32 {d20, d21}, [r2]
    vst1.32 {d22, d23}, [r0]
    add r5, r5, r3, lsl #2
    add r1, r1, r3, lsl #2
    add r2, r2, r3, lsl #2
    add r0, r0, r3, lsl #2
    lsl r3, r3, #2
    sub r8, r8, #48
    add r8, r8, r3, lsl #2
.Lend_113:
    lsr r3, r14, #2
    cmp r3, #0
    beq .Lloop_end_114
.Lloop_115:
    vld1.32 {d16, d17}, [r8]!
    vmul.f32 q8, q8, q1
    vld1.32 {d18, d19}, [r8]!
    vmul.f32 q9, q9, q1
    vld1.32 {d20, d21}, [r8]!
    vmul.f32 q10, q10, q1
    vld1.32 {d22, d23}, [r8]!
    vmul.f32 q11, q11, q1
    vtrn.32 q8, q9
    vtrn.32 q10, q11
    vswp d17, d20
    vswp d19, d22
    vst1.32 {d16, d17}, [r5]!
    vst1.32 {d18, d19}, [r1]!
    vst1.32 {d20, d21}, [r2]!
    vst1.32 {d22, d23}, [r0]!
    sub r3, r3, #1
    cmp r3, #0
    bne .Lloop_115
.Lloop_end_114:
    add sp, sp, #16
    vpop {d8, d9, d10, d11, d12, d13, d14, d15}
    pop {r4, r5, r6, r7, r8, r9, r10, pc}
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
    bne .Lotherwise_116
    b .Lend_117
.Lotherwise_116:
    movw r0, #16
    mov r1, r3
    cmp r1, r0
    movhi r1, r0
    movw r0, #1
    lsl r0, r0, r1
    sub r1, r0, #1
    ubfx r0, r1, #0, #4
    cmp r0, #15
    bne .Lotherwise_118
    vld1.32 {d16, d17}, [r2]
    b .Lend_119
.Lotherwise_118:
    vmov.i32 q8, #0
    tst r1, #1
    beq .Lotherwise_120
    vld1.32 {d16[0]}, [r2]
.Lotherwise_120:
    tst r1, #2
    beq .Lotherwise_121
    add r0, r2, #4
    vld1.32 {d16[1]}, [r0]
.Lotherwise_121:
    tst r1, #4
    beq .Lotherwise_122
    add r0, r2, #8
    vld1.32 {d17[0]}, [r0]
.Lotherwise_122:
    tst r1, #8
    beq .Lotherwise_123
    add r0, r2, #12
    vld1.32 {d17[1]}, [r0]
.Lotherwise_123:
.Lend_119:
    ubfx r0, r1, #0, #4
    vmul.f32 q8, q8, d0[0]
    cmp r0, #15
    bne .Lotherwise_124
    vst1.32 {d16, d17}, [r12]
    b .Lend_125
.Lotherwise_124:
    tst r1, #1
    beq .Lotherwise_126
    vst1.32 {d16[0]}, [r12]
.Lotherwise_126:
    tst r1, #2
    beq .Lotherwise_127
    add r0, r12, #4
    vst1.32 {d16[1]}, [r0]
.Lotherwise_127:
    tst r1, #4
    beq .Lotherwise_128
    add r0, r12, #8
    vst1.32 {d17[0]}, [r0]
.Lotherwise_128:
    tst r1, #8
    beq .Lotherwise_129
    add r0, r12, #12
    vst1.32 {d17[1]}, [r0]
.Lotherwise_129:
.Lend_125:
    ubfx r0, r1, #4, #4
    cmp r0, #15
    bne .Lotherwise_130
    add r0, r2, #16
    vld1.32 {d16, d17}, [r0]
    b .Lend_131
.Lotherwise_130:
    vmov.i32 q8, #0
    tst r1, #16
    beq .Lotherwise_132
    add r0, r2, #16
    vld1.32 {d16[0]}, [r0]
.Lotherwise_132:
    tst r1, #32
    beq .Lotherwise_133
    add r0, r2, #20
    vld1.32 {d16[1]}, [r0]
.Lotherwise_133:
    tst r1, #64
    beq .Lotherwise_134
    add r0, r2, #24
    vld1.32 {d17[0]}, [r0]
.Lotherwise_134:
    tst r1, #128
    beq .Lotherwise_135
    add r0, r2, #28
    vld1.32 {d17[1]}, [r0]
.Lotherwise_135:
.Lend_131:
    ubfx r0, r1, #4, #4
    vmul.f32 q8, q8, d0[0]
    cmp r0, #15
    bne .Lotherwise_136
    add r0, r12, #16
    vst1.32 {d16, d17}, [r0]
    b .Lend_137
.Lotherwise_136:
    tst r1, #16
    beq .Lotherwise_138
    add r0, r12, #16
    vst1.32 {d16[0]}, [r0]
.Lotherwise_138:
    tst r1, #32
    beq .Lotherwise_139
    add r0, r12, #20
    vst1.32 {d16[1]}, [r0]
.Lotherwise_139:
    tst r1, #64
    beq .Lotherwise_140
    add r0, r12, #24
    vst1.32 {d17[0]}, [r0]
.Lotherwise_140:
    tst r1, #128
    beq .Lotherwise_141
    add r0, r12, #28
    vst1.32 {d17[1]}, [r0]
.Lotherwise_141:
.Lend_137:
    ubfx r0, r1, #8, #4
    cmp r0, #15
    bne .Lotherwise_142
    add r0, r2, #32
    vld1.32 {d16, d17}, [r0]
    b .Lend_143
.Lotherwise_142:
    vmov.i32 q8, #0
    tst r1, #256
    beq .Lotherwise_144
    add r0, r2, #32
    vld1.32 {d16[0]}, [r0]
.Lotherwise_144:
    tst r1, #512
    beq .Lotherwise_145
    add r0, r2, #36
    vld1.32 {d16[1]}, [r0]
.Lotherwise_145:
    tst r1, #1024
    beq .Lotherwise_146
    add r0, r2, #40
    vld1.32 {d17[0]}, [r0]
.Lotherwise_146:
    tst r1, #2048
    beq .Lotherwise_147
    add r0, r2, #44
    vld1.32 {d17[1]}, [r0]
.Lotherwise_147:
.Lend_143:
    ubfx r0, r1, #8, #4
    vmul.f32 q8, q8, d0[0]
    cmp r0, #15
    bne .Lotherwise_148
    add r0, r12, #32
    vst1.32 {d16, d17}, [r0]
    b .Lend_149
.Lotherwise_148:
    tst r1, #256
    beq .Lotherwise_150
    add r0, r12, #32
    vst1.32 {d16[0]}, [r0]
.Lotherwise_150:
    tst r1, #512
    beq .Lotherwise_151
    add r0, r12, #36
    vst1.32 {d16[1]}, [r0]
.Lotherwise_151:
    tst r1, #1024
    beq .Lotherwise_152
    add r0, r12, #40
    vst1.32 {d17[0]}, [r0]
.Lotherwise_152:
    tst r1, #2048
    beq .Lotherwise_153
    add r0, r12, #44
    vst1.32 {d17[1]}, [r0]
.Lotherwise_153:
.Lend_149:
    ubfx r0, r1, #12, #4
    cmp r0, #15
    bne .Lotherwise_154
    add r0, r2, #48
    vld1.32 {d16, d17}, [r0]
    b .Lend_155
.Lotherwise_154:
    vmov.i32 q8, #0
    tst r1, #4096
    beq .Lotherwise_156
    add r0, r2, #48
    vld1.32 {d16[0]}, [r0]
.Lotherwise_156:
    tst r1, #8192
    beq .Lotherwise_157
    add r0, r2, #52
    vld1.32 {d16[1]}, [r0]
.Lotherwise_157:
    tst r1, #16384
    beq .Lotherwise_158
    add r0, r2, #56
    vld1.32 {d17[0]}, [r0]
.Lotherwise_158:
    tst r1, #32768
    beq .Lotherwise_159
    add r0, r2, #60
    vld1.32 {d17[1]}, [r0]
.Lotherwise_159:
.Lend_155:
    ubfx r0, r1, #12, #4
    vmul.f32 q8, q8, d0[0]
    cmp r0, #15
    bne .Lotherwise_160
    add r0, r12, #48
    vst1.32 {d16, d17}, [r0]
    b .Lend_161
.Lotherwise_160:
    tst r1, #4096
    beq .Lotherwise_162
    add r0, r12, #48
    vst1.32 {d16[0]}, [r0]
.Lotherwise_162:
    tst r1, #8192
    beq .Lotherwise_163
    add r0, r12, #52
    vst1.32 {d16[1]}, [r0]
.Lotherwise_163:
    tst r1, #16384
    beq .Lotherwise_164
    add r0, r12, #56
    vst1.32 {d17[0]}, [r0]
.Lotherwise_164:
    tst r1, #32768
    beq .Lotherwise_165
    add r0, r12, #60
    vst1.32 {d17[1]}, [r0]
.Lotherwise_165:
.Lend_161:
    add r2, r2, r3, lsl #2
    add r12, r12, r3, lsl #2
.Lend_117:
    sub r0, r14, r3
    lsr r1, r0, #4
    cmp r1, #0
    beq .Lloop_end_166
.Lloop_167:
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
    bne .Lloop_167
.Lloop_end_166:
    ubfx r0, r0, #0, #4
    cmp r0, #0
    bne .Lotherwise_168
    b .Lend_169
.Lotherwise_168:
    movw r1, #16
    cmp r0, r1
    movhi r0, r1
    movw r1, #1
    lsl r0, r1, r0
    sub r1, r0, #1
    ubfx r0, r1, #0, #4
    cmp r0, #15
    bne .Lotherwise_170
    vld1.32 {d16, d17}, [r2]
    b .Lend_171
.Lotherwise_170:
    vmov.i32 q8, #0
    tst r1, #1
    beq .Lotherwise_172
    vld1.32 {d16[0]}, [r2]
.Lotherwise_172:
    tst r1, #2
    beq .Lotherwise_173
    add r0, r2, #4
    vld1.32 {d16[1]}, [r0]
.Lotherwise_173:
    tst r1, #4
    beq .Lotherwise_174
    add r0, r2, #8
    vld1.32 {d17[0]}, [r0]
.Lotherwise_174:
    tst r1, #8
    beq .Lotherwise_175
    add r0, r2, #12
    vld1.32 {d17[1]}, [r0]
.Lotherwise_175:
.Lend_171:
    ubfx r0, r1, #0, #4
    vmul.f32 q8, q8, d0[0]
    cmp r0, #15
    bne .Lotherwise_176
    vst1.32 {d16, d17}, [r12]
    b .Lend_177
.Lotherwise_176:
    tst r1, #1
    beq .Lotherwise_178
    vst1.32 {d16[0]}, [r12]
.Lotherwise_178:
    tst r1, #2
    beq .Lotherwise_179
    add r0, r12, #4
    vst1.32 {d16[1]}, [r0]
.Lotherwise_179:
    tst r1, #4
    beq .Lotherwise_180
    add r0, r12, #8
    vst1.32 {d17[0]}, [r0]
.Lotherwise_180:
    tst r1, #8
    beq .Lotherwise_181
    add r0, r12, #12
    vst1.32 {d17[1]}, [r0]
.Lotherwise_181:
.Lend_177:
    ubfx r0, r1, #4, #4
    cmp r0, #15
    bne .Lotherwise_182
    add r0, r2, #16
    vld1.32 {d16, d17}, [r0]
    b .Lend_183
.Lotherwise_182:
    vmov.i32 q8, #0
    tst r1, #16
    beq .Lotherwise_184
    add r0, r2, #16
    vld1.32 {d16[0]}, [r0]
.Lotherwise_184:
    tst r1, #32
    beq .Lotherwise_185
    add r0, r2, #20
    vld1.32 {d16[1]}, [r0]
.Lotherwise_185:
    tst r1, #64
    beq .Lotherwise_186
    add r0, r2, #24
    vld1.32 {d17[0]}, [r0]
.Lotherwise_186:
    tst r1, #128
    beq .Lotherwise_187
    add r0, r2, #28
    vld1.32 {d17[1]}, [r0]
.Lotherwise_187:
.Lend_183:
    ubfx r0, r1, #4, #4
    vmul.f32 q8, q8, d0[0]
    cmp r0, #15
    bne .Lotherwise_188
    add r0, r12, #16
    vst1.32 {d16, d17}, [r0]
    b .Lend_189
.Lotherwise_188:
    tst r1, #16
    beq .Lotherwise_190
    add r0, r12, #16
    vst1.32 {d16[0]}, [r0]
.Lotherwise_190:
    tst r1, #32
    beq .Lotherwise_191
    add r0, r12, #20
    vst1.32 {d16[1]}, [r0]
.Lotherwise_191:
    tst r1, #64
    beq .Lotherwise_192
    add r0, r12, #24
    vst1.32 {d17[0]}, [r0]
.Lotherwise_192:
    tst r1, #128
    beq .Lotherwise_193
    add r0, r12, #28
    vst1.32 {d17[1]}, [r0]
.Lotherwise_193:
.Lend_189:
    ubfx r0, r1, #8, #4
    cmp r0, #15
    bne .Lotherwise_194
    add r0, r2, #32
    vld1.32 {d16, d17}, [r0]
    b .Lend_195
.Lotherwise_194:
    vmov.i32 q8, #0
    tst r1, #256
    beq .Lotherwise_196
    add r0, r2, #32
    vld1.32 {d16[0]}, [r0]
.Lotherwise_196:
    tst r1, #512
    beq .Lotherwise_197
    add r0, r2, #36
    vld1.32 {d16[1]}, [r0]
.Lotherwise_197:
    tst r1, #1024
    beq .Lotherwise_198
    add r0, r2, #40
    vld1.32 {d17[0]}, [r0]
.Lotherwise_198:
    tst r1, #2048
    beq .Lotherwise_199
    add r0, r2, #44
    vld1.32 {d17[1]}, [r0]
.Lotherwise_199:
.Lend_195:
    ubfx r0, r1, #8, #4
    vmul.f32 q8, q8, d0[0]
    cmp r0, #15
    bne .Lotherwise_200
    add r0, r12, #32
    vst1.32 {d16, d17}, [r0]
    b .Lend_201
.Lotherwise_200:
    tst r1, #256
    beq .Lotherwise_202
    add r0, r12, #32
    vst1.32 {d16[0]}, [r0]
.Lotherwise_202:
    tst r1, #512
    beq .Lotherwise_203
    add r0, r12, #36
    vst1.32 {d16[1]}, [r0]
.Lotherwise_203:
    tst r1, #1024
    beq .Lotherwise_204
    add r0, r12, #40
    vst1.32 {d17[0]}, [r0]
.Lotherwise_204:
    tst r1, #2048
    beq .Lotherwise_205
    add r0, r12, #44
    vst1.32 {d17[1]}, [r0]
.Lotherwise_205:
.Lend_201:
    ubfx r0, r1, #12, #4
    cmp r0, #15
    bne .Lotherwise_206
    add r0, r2, #48
    vld1.32 {d16, d17}, [r0]
    b .Lend_207
.Lotherwise_206:
    vmov.i32 q8, #0
    tst r1, #4096
    beq .Lotherwise_208
    add r0, r2, #48
    vld1.32 {d16[0]}, [r0]
.Lotherwise_208:
    tst r1, #8192
    beq .Lotherwise_209
    add r0, r2, #52
    vld1.32 {d16[1]}, [r0]
.Lotherwise_209:
    tst r1, #16384
    beq .Lotherwise_210
    add r0, r2, #56
    vld1.32 {d17[0]}, [r0]
.Lotherwise_210:
    tst r1, #32768
    beq .Lotherwise_211
    add r0, r2, #60
    vld1.32 {d17[1]}, [r0]
.Lotherwise_211:
.Lend_207:
    ubfx r0, r1, #12, #4
    vmul.f32 q8, q8, d0[0]
    cmp r0, #15
    bne .Lotherwise_212
    add r0, r12, #48
    vst1.32 {d16, d17}, [r0]
    b .Lend_213
.Lotherwise_212:
    tst r1, #4096
    beq .Lotherwise_214
    add r0, r12, #48
    vst1.32 {d16[0]}, [r0]
.Lotherwise_214:
    tst r1, #8192
    beq .Lotherwise_215
    add r0, r12, #52
    vst1.32 {d16[1]}, [r0]
.Lotherwise_215:
    tst r1, #16384
    beq .Lotherwise_216
    add r0, r12, #56
    vst1.32 {d17[0]}, [r0]
.Lotherwise_216:
    tst r1, #32768
    beq .Lotherwise_217
    add r0, r12, #60
    vst1.32 {d17[1]}, [r0]
.Lotherwise_217:
.Lend_213:
.Lend_169:
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
    bne .Lotherwise_218
    b .Lend_219
.Lotherwise_218:
    movw r0, #16
    mov r1, r3
    cmp r1, r0
    movhi r1, r0
    movw r0, #1
    lsl r0, r0, r1
    sub r1, r0, #1
    ubfx r0, r1, #0, #4
    cmp r0, #15
    bne .Lotherwise_220
    vld1.32 {d16, d17}, [r2]
    b .Lend_221
.Lotherwise_220:
    vmov.i32 q8, #0
    tst r1, #1
    beq .Lotherwise_222
    vld1.32 {d16[0]}, [r2]
.Lotherwise_222:
    tst r1, #2
    beq .Lotherwise_223
    add r0, r2, #4
    vld1.32 {d16[1]}, [r0]
.Lotherwise_223:
    tst r1, #4
    beq .Lotherwise_224
    add r0, r2, #8
    vld1.32 {d17[0]}, [r0]
.Lotherwise_224:
    tst r1, #8
    beq .Lotherwise_225
    add r0, r2, #12
    vld1.32 {d17[1]}, [r0]
.Lotherwise_225:
.Lend_221:
    ubfx r0, r1, #0, #4
    vmul.f32 q8, q8, d0[0]
    cmp r0, #15
    bne .Lotherwise_226
    vst1.32 {d16, d17}, [r12]
    b .Lend_227
.Lotherwise_226:
    tst r1, #1
    beq .Lotherwise_228
    vst1.32 {d16[0]}, [r12]
.Lotherwise_228:
    tst r1, #2
    beq .Lotherwise_229
    add r0, r12, #4
    vst1.32 {d16[1]}, [r0]
.Lotherwise_229:
    tst r1, #4
    beq .Lotherwise_230
    add r0, r12, #8
    vst1.32 {d17[0]}, [r0]
.Lotherwise_230:
    tst r1, #8
    beq .Lotherwise_231
    add r0, r12, #12
    vst1.32 {d17[1]}, [r0]
.Lotherwise_231:
.Lend_227:
    ubfx r0, r1, #4, #4
    cmp r0, #15
    bne .Lotherwise_232
    add r0, r2, #16
    vld1.32 {d16, d17}, [r0]
    b .Lend_233
.Lotherwise_232:
    vmov.i32 q8, #0
    tst r1, #16
    beq .Lotherwise_234
    add r0, r2, #16
    vld1.32 {d16[0]}, [r0]
.Lotherwise_234:
    tst r1, #32
    beq .Lotherwise_235
    add r0, r2, #20
    vld1.32 {d16[1]}, [r0]
.Lotherwise_235:
    tst r1, #64
    beq .Lotherwise_236
    add r0, r2, #24
    vld1.32 {d17[0]}, [r0]
.Lotherwise_236:
    tst r1, #128
    beq .Lotherwise_237
    add r0, r2, #28
    vld1.32 {d17[1]}, [r0]
.Lotherwise_237:
.Lend_233:
    ubfx r0, r1, #4, #4
    vmul.f32 q8, q8, d0[0]
    cmp r0, #15
    bne .Lotherwise_238
    add r0, r12, #16
    vst1.32 {d16, d17}, [r0]
    b .Lend_239
.Lotherwise_238:
    tst r1, #16
    beq .Lotherwise_240
    add r0, r12, #16
    vst1.32 {d16[0]}, [r0]
.Lotherwise_240:
    tst r1, #32
    beq .Lotherwise_241
    add r0, r12, #20
    vst1.32 {d16[1]}, [r0]
.Lotherwise_241:
    tst r1, #64
    beq .Lotherwise_242
    add r0, r12, #24
    vst1.32 {d17[0]}, [r0]
.Lotherwise_242:
    tst r1, #128
    beq .Lotherwise_243
    add r0, r12, #28
    vst1.32 {d17[1]}, [r0]
.Lotherwise_243:
.Lend_239:
    ubfx r0, r1, #8, #4
    cmp r0, #15
    bne .Lotherwise_244
    add r0, r2, #32
    vld1.32 {d16, d17}, [r0]
    b .Lend_245
.Lotherwise_244:
    vmov.i32 q8, #0
    tst r1, #256
    beq .Lotherwise_246
    add r0, r2, #32
    vld1.32 {d16[0]}, [r0]
.Lotherwise_246:
    tst r1, #512
    beq .Lotherwise_247
    add r0, r2, #36
    vld1.32 {d16[1]}, [r0]
.Lotherwise_247:
    tst r1, #1024
    beq .Lotherwise_248
    add r0, r2, #40
    vld1.32 {d17[0]}, [r0]
.Lotherwise_248:
    tst r1, #2048
    beq .Lotherwise_249
    add r0, r2, #44
    vld1.32 {d17[1]}, [r0]
.Lotherwise_249:
.Lend_245:
    ubfx r0, r1, #8, #4
    vmul.f32 q8, q8, d0[0]
    cmp r0, #15
    bne .Lotherwise_250
    add r0, r12, #32
    vst1.32 {d16, d17}, [r0]
    b .Lend_251
.Lotherwise_250:
    tst r1, #256
    beq .Lotherwise_252
    add r0, r12, #32
    vst1.32 {d16[0]}, [r0]
.Lotherwise_252:
    tst r1, #512
    beq .Lotherwise_253
    add r0, r12, #36
    vst1.32 {d16[1]}, [r0]
.Lotherwise_253:
    tst r1, #1024
    beq .Lotherwise_254
    add r0, r12, #40
    vst1.32 {d17[0]}, [r0]
.Lotherwise_254:
    tst r1, #2048
    beq .Lotherwise_255
    add r0, r12, #44
    vst1.32 {d17[1]}, [r0]
.Lotherwise_255:
.Lend_251:
    ubfx r0, r1, #12, #4
    cmp r0, #15
    bne .Lotherwise_256
    add r0, r2, #48
    vld1.32 {d16, d17}, [r0]
    b .Lend_257
.Lotherwise_256:
    vmov.i32 q8, #0
    tst r1, #4096
    beq .Lotherwise_258
    add r0, r2, #48
    vld1.32 {d16[0]}, [r0]
.Lotherwise_258:
    tst r1, #8192
    beq .Lotherwise_259
    add r0, r2, #52
    vld1.32 {d16[1]}, [r0]
.Lotherwise_259:
    tst r1, #16384
    beq .Lotherwise_260
    add r0, r2, #56
    vld1.32 {d17[0]}, [r0]
.Lotherwise_260:
    tst r1, #32768
    beq .Lotherwise_261
    add r0, r2, #60
    vld1.32 {d17[1]}, [r0]
.Lotherwise_261:
.Lend_257:
    ubfx r0, r1, #12, #4
    vmul.f32 q8, q8, d0[0]
    cmp r0, #15
    bne .Lotherwise_262
    add r0, r12, #48
    vst1.32 {d16, d17}, [r0]
    b .Lend_263
.Lotherwise_262:
    tst r1, #4096
    beq .Lotherwise_264
    add r0, r12, #48
    vst1.32 {d16[0]}, [r0]
.Lotherwise_264:
    tst r1, #8192
    beq .Lotherwise_265
    add r0, r12, #52
    vst1.32 {d16[1]}, [r0]
.Lotherwise_265:
    tst r1, #16384
    beq .Lotherwise_266
    add r0, r12, #56
    vst1.32 {d17[0]}, [r0]
.Lotherwise_266:
    tst r1, #32768
    beq .Lotherwise_267
    add r0, r12, #60
    vst1.32 {d17[1]}, [r0]
.Lotherwise_267:
.Lend_263:
    add r2, r2, r3, lsl #2
    add r12, r12, r3, lsl #2
.Lend_219:
    sub r0, r14, r3
    lsr r1, r0, #4
    cmp r1, #0
    beq .Lloop_end_268
.Lloop_269:
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
    bne .Lloop_269
.Lloop_end_268:
    ubfx r0, r0, #0, #4
    cmp r0, #0
    bne .Lotherwise_270
    b .Lend_271
.Lotherwise_270:
    movw r1, #16
    cmp r0, r1
    movhi r0, r1
    movw r1, #1
    lsl r0, r1, r0
    sub r1, r0, #1
    ubfx r0, r1, #0, #4
    cmp r0, #15
    bne .Lotherwise_272
    vld1.32 {d16, d17}, [r2]
    b .Lend_273
.Lotherwise_272:
    vmov.i32 q8, #0
    tst r1, #1
    beq .Lotherwise_274
    vld1.32 {d16[0]}, [r2]
.Lotherwise_274:
    tst r1, #2
    beq .Lotherwise_275
    add r0, r2, #4
    vld1.32 {d16[1]}, [r0]
.Lotherwise_275:
    tst r1, #4
    beq .Lotherwise_276
    add r0, r2, #8
    vld1.32 {d17[0]}, [r0]
.Lotherwise_276:
    tst r1, #8
    beq .Lotherwise_277
    add r0, r2, #12
    vld1.32 {d17[1]}, [r0]
.Lotherwise_277:
.Lend_273:
    ubfx r0, r1, #0, #4
    vmul.f32 q8, q8, d0[0]
    cmp r0, #15
    bne .Lotherwise_278
    vst1.32 {d16, d17}, [r12]
    b .Lend_279
.Lotherwise_278:
    tst r1, #1
    beq .Lotherwise_280
    vst1.32 {d16[0]}, [r12]
.Lotherwise_280:
    tst r1, #2
    beq .Lotherwise_281
    add r0, r12, #4
    vst1.32 {d16[1]}, [r0]
.Lotherwise_281:
    tst r1, #4
    beq .Lotherwise_282
    add r0, r12, #8
    vst1.32 {d17[0]}, [r0]
.Lotherwise_282:
    tst r1, #8
    beq .Lotherwise_283
    add r0, r12, #12
    vst1.32 {d17[1]}, [r0]
.Lotherwise_283:
.Lend_279:
    ubfx r0, r1, #4, #4
    cmp r0, #15
    bne .Lotherwise_284
    add r0, r2, #16
    vld1.32 {d16, d17}, [r0]
    b .Lend_285
.Lotherwise_284:
    vmov.i32 q8, #0
    tst r1, #16
    beq .Lotherwise_286
    add r0, r2, #16
    vld1.32 {d16[0]}, [r0]
.Lotherwise_286:
    tst r1, #32
    beq .Lotherwise_287
    add r0, r2, #20
    vld1.32 {d16[1]}, [r0]
.Lotherwise_287:
    tst r1, #64
    beq .Lotherwise_288
    add r0, r2, #24
    vld1.32 {d17[0]}, [r0]
.Lotherwise_288:
    tst r1, #128
    beq .Lotherwise_289
    add r0, r2, #28
    vld1.32 {d17[1]}, [r0]
.Lotherwise_289:
.Lend_285:
    ubfx r0, r1, #4, #4
    vmul.f32 q8, q8, d0[0]
    cmp r0, #15
    bne .Lotherwise_290
    add r0, r12, #16
    vst1.32 {d16, d17}, [r0]
    b .Lend_291
.Lotherwise_290:
    tst r1, #16
    beq .Lotherwise_292
    add r0, r12, #16
    vst1.32 {d16[0]}, [r0]
.Lotherwise_292:
    tst r1, #32
    beq .Lotherwise_293
    add r0, r12, #20
    vst1.32 {d16[1]}, [r0]
.Lotherwise_293:
    tst r1, #64
    beq .Lotherwise_294
    add r0, r12, #24
    vst1.32 {d17[0]}, [r0]
.Lotherwise_294:
    tst r1, #128
    beq .Lotherwise_295
    add r0, r12, #28
    vst1.32 {d17[1]}, [r0]
.Lotherwise_295:
.Lend_291:
    ubfx r0, r1, #8, #4
    cmp r0, #15
    bne .Lotherwise_296
    add r0, r2, #32
    vld1.32 {d16, d17}, [r0]
    b .Lend_297
.Lotherwise_296:
    vmov.i32 q8, #0
    tst r1, #256
    beq .Lotherwise_298
    add r0, r2, #32
    vld1.32 {d16[0]}, [r0]
.Lotherwise_298:
    tst r1, #512
    beq .Lotherwise_299
    add r0, r2, #36
    vld1.32 {d16[1]}, [r0]
.Lotherwise_299:
    tst r1, #1024
    beq .Lotherwise_300
    add r0, r2, #40
    vld1.32 {d17[0]}, [r0]
.Lotherwise_300:
    tst r1, #2048
    beq .Lotherwise_301
    add r0, r2, #44
    vld1.32 {d17[1]}, [r0]
.Lotherwise_301:
.Lend_297:
    ubfx r0, r1, #8, #4
    vmul.f32 q8, q8, d0[0]
    cmp r0, #15
    bne .Lotherwise_302
    add r0, r12, #32
    vst1.32 {d16, d17}, [r0]
    b .Lend_303
.Lotherwise_302:
    tst r1, #256
    beq .Lotherwise_304
    add r0, r12, #32
    vst1.32 {d16[0]}, [r0]
.Lotherwise_304:
    tst r1, #512
    beq .Lotherwise_305
    add r0, r12, #36
    vst1.32 {d16[1]}, [r0]
.Lotherwise_305:
    tst r1, #1024
    beq .Lotherwise_306
    add r0, r12, #40
    vst1.32 {d17[0]}, [r0]
.Lotherwise_306:
    tst r1, #2048
    beq .Lotherwise_307
    add r0, r12, #44
    vst1.32 {d17[1]}, [r0]
.Lotherwise_307:
.Lend_303:
    ubfx r0, r1, #12, #4
    cmp r0, #15
    bne .Lotherwise_308
    add r0, r2, #48
    vld1.32 {d16, d17}, [r0]
    b .Lend_309
.Lotherwise_308:
    vmov.i32 q8, #0
    tst r1, #4096
    beq .Lotherwise_310
    add r0, r2, #48
    vld1.32 {d16[0]}, [r0]
.Lotherwise_310:
    tst r1, #8192
    beq .Lotherwise_311
    add r0, r2, #52
    vld1.32 {d16[1]}, [r0]
.Lotherwise_311:
    tst r1, #16384
    beq .Lotherwise_312
    add r0, r2, #56
    vld1.32 {d17[0]}, [r0]
.Lotherwise_312:
    tst r1, #32768
    beq .Lotherwise_313
    add r0, r2, #60
    vld1.32 {d17[1]}, [r0]
.Lotherwise_313:
.Lend_309:
    ubfx r0, r1, #12, #4
    vmul.f32 q8, q8, d0[0]
    cmp r0, #15
    bne .Lotherwise_314
    add r0, r12, #48
    vst1.32 {d16, d17}, [r0]
    b .Lend_315
.Lotherwise_314:
    tst r1, #4096
    beq .Lotherwise_316
    add r0, r12, #48
    vst1.32 {d16[0]}, [r0]
.Lotherwise_316:
    tst r1, #8192
    beq .Lotherwise_317
    add r0, r12, #52
    vst1.32 {d16[1]}, [r0]
.Lotherwise_317:
    tst r1, #16384
    beq .Lotherwise_318
    add r0, r12, #56
    vst1.32 {d17[0]}, [r0]
.Lotherwise_318:
    tst r1, #32768
    beq .Lotherwise_319
    add r0, r12, #60
    vst1.32 {d17[1]}, [r0]
.Lotherwise_319:
.Lend_315:
.Lend_271:
    pop {pc}
    .size nnp_softmax_scale_streamed__armv7_neon, . - nnp_softmax_scale_streamed__armv7_neon

    .section .note.GNU-stack, "", %progbits
