    .syntax unified
    .arch armv7-a
    .fpu neon-vfpv4
    .eabi_attribute 28, 3
    .arm

    .text
    .p2align 4
    .globl nnp_sgemm_transposed_1x8__armv7_neon
    .type nnp_sgemm_transposed_1x8__armv7_neon, %function
nnp_sgemm_transposed_1x8__armv7_neon:
    push {r4, r5, r6, r7, r14}
    mov r12, r0
    ldr r14, [sp, #20]
    lsr r4, r12, #4
    vmov.i32 q11, #0
    lsr r0, r12, #2
    ldr r5, [sp, #24]
    sub r0, r0, r4
    vmov.i32 q12, #0
    mov r7, r1
    cmp r0, #0
    beq .Lloop_end_0
.Lloop_1:
    vld1.32 {d16, d17}, [r3]!
    sub r0, r0, #1
    vld1.32 {d18, d19}, [r3]!
    vldr s0, [r7]
    add r7, r7, r2, lsl #2
    vld1.32 {d20, d21}, [r3]!
    vmla.f32 q11, q8, d0[0]
    vld1.32 {d16, d17}, [r3]!
    vmla.f32 q12, q9, d0[0]
    vldr s0, [r7]
    add r7, r7, r2, lsl #2
    vld1.32 {d18, d19}, [r3]!
    vmla.f32 q11, q10, d0[0]
    vld1.32 {d20, d21}, [r3]!
    vmla.f32 q12, q8, d0[0]
    vldr s0, [r7]
    add r7, r7, r2, lsl #2
    vld1.32 {d16, d17}, [r3]!
    vmla.f32 q11, q9, d0[0]
    vld1.32 {d18, d19}, [r3]!
    vmla.f32 q12, q10, d0[0]
    vldr s0, [r7]
    add r7, r7, r2, lsl #2
    vmla.f32 q11, q8, d0[0]
    vmla.f32 q12, q9, d0[0]
    cmp r0, #0
    bne .Lloop_1
.Lloop_end_0:
    ldr r0, [r5, #8]
    cmp r0, #0
    bne .Lotherwise_2
    b .Lend_3
.Lotherwise_2:
    mov r0, r14
    ldr r1, [r5, #8]
    movw r6, #8
.Lrepeat_4:
    sub r6, r6, #1
    pld [r0]
    add r0, r0, r1, lsl #2
    cmp r6, #0
    bne .Lrepeat_4
.Lend_3:
    cmp r4, #0
    beq .Lloop_end_5
.Lloop_6:
    vld1.32 {d16, d17}, [r3]!
    sub r4, r4, #1
    vld1.32 {d18, d19}, [r3]!
    vldr s0, [r7]
    add r7, r7, r2, lsl #2
    vld1.32 {d20, d21}, [r3]!
    vmla.f32 q11, q8, d0[0]
    vld1.32 {d16, d17}, [r3]!
    vmla.f32 q12, q9, d0[0]
    vldr s0, [r7]
    add r7, r7, r2, lsl #2
    vld1.32 {d18, d19}, [r3]!
    vmla.f32 q11, q10, d0[0]
    vld1.32 {d20, d21}, [r3]!
    vmla.f32 q12, q8, d0[0]
    vldr s0, [r7]
    add r7, r7, r2, lsl #2
    vld1.32 {d16, d17}, [r3]!
    vmla.f32 q11, q9, d0[0]
    vld1.32 {d18, d19}, [r3]!
    vmla.f32 q12, q10, d0[0]
    vldr s0, [r7]
    add r7, r7, r2, lsl #2
    vmla.f32 q11, q8, d0[0]
    vmla.f32 q12, q9, d0[0]
    cmp r4, #0
    bne .Lloop_6
.Lloop_end_5:
    ubfx r0, r12, #0, #2
    cmp r0, #0
    beq .Lloop_end_7
.Lloop_8:
    vld1.32 {d16, d17}, [r3]!
    sub r0, r0, #1
    vld1.32 {d18, d19}, [r3]!
    vldr s0, [r7]
    add r7, r7, r2, lsl #2
    vmla.f32 q11, q8, d0[0]
    vmla.f32 q12, q9, d0[0]
    cmp r0, #0
    bne .Lloop_8
.Lloop_end_7:
    ldr r0, [r5, #8]
    vldr s0, [r5, #12]
    ldr r1, [r5]
    vdup.32 q8, d0[0]
    cmp r0, #0
    bne .Lotherwise_9
    vld1.32 {d18, d19}, [r1]!
    vld1.32 {d20, d21}, [r1]
    sub r1, r1, #16
    vadd.f32 q11, q11, q9
    vadd.f32 q12, q12, q10
    vmax.f32 q9, q8, q11
    vmax.f32 q8, q8, q12
    vst1.32 {d18, d19}, [r14]!
    vst1.32 {d16, d17}, [r14]
    sub r14, r14, #16
    b .Lend_10
.Lotherwise_9:
    vld1.32 {d18, d19}, [r1]!
    lsl r2, r0, #2
    vld1.32 {d20, d21}, [r1]
    add r3, r14, r2
    add r12, r3, r2
    vadd.f32 q11, q11, q9
    add r2, r12, r2
    lsl r0, r0, #2
    vadd.f32 q12, q12, q10
    sub r1, r1, #16
    vmax.f32 q9, q8, q11
    vmax.f32 q8, q8, q12
    vst1.32 {d18[0]}, [r14]
    add r14, r14, r0, lsl #2
    vst1.32 {d18[1]}, [r3]
    add r3, r3, r0, lsl #2
    vst1.32 {d19[0]}, [r12]
    add r12, r12, r0, lsl #2
    vst1.32 {d19[1]}, [r2]
    add r2, r2, r0, lsl #2
    vst1.32 {d16[0]}, [r14]
    vst1.32 {d16[1]}, [r3]
    vst1.32 {d17[0]}, [r12]
    vst1.32 {d17[1]}, [r2]
.Lend_10:
    pop {r4, r5, r6, r7, pc}
    .size nnp_sgemm_transposed_1x8__armv7_neon, . - nnp_sgemm_transposed_1x8__armv7_neon

    .text
    .p2align 4
    .globl nnp_sgemm_transposed_2x8__armv7_neon
    .type nnp_sgemm_transposed_2x8__armv7_neon, %function
nnp_sgemm_transposed_2x8__armv7_neon:
    push {r4, r5, r6, r7, r14}
    mov r12, r0
    ldr r14, [sp, #20]
    lsr r4, r12, #4
    vmov.i32 q13, #0
    lsr r0, r12, #2
    ldr r5, [sp, #24]
    sub r0, r0, r4
    vmov.i32 q14, #0
    mov r7, r1
    vmov.i32 q15, #0
    vmov.i32 q2, #0
    cmp r0, #0
    beq .Lloop_end_11
.Lloop_12:
    vld1.32 {d16, d17}, [r3]!
    sub r0, r0, #1
    vld1.32 {d18, d19}, [r3]!
    vldr d2, [r7]
    add r7, r7, r2, lsl #2
    vld1.32 {d20, d21}, [r3]!
    vmla.f32 q13, q8, d2[0]
    vld1.32 {d22, d23}, [r3]!
    vmla.f32 q14, q9, d2[0]
    vldr d0, [r7]
    add r7, r7, r2, lsl #2
    vmla.f32 q15, q8, d2[1]
    vld1.32 {d16, d17}, [r3]!
    vmla.f32 q2, q9, d2[1]
    vld1.32 {d18, d19}, [r3]!
    vmla.f32 q13, q10, d0[0]
    vldr d2, [r7]
    add r7, r7, r2, lsl #2
    vmla.f32 q14, q11, d0[0]
    vld1.32 {d24, d25}, [r3]!
    vmla.f32 q15, q10, d0[1]
    vld1.32 {d20, d21}, [r3]!
    vmla.f32 q2, q11, d0[1]
    vldr d0, [r7]
    add r7, r7, r2, lsl #2
    vmla.f32 q13, q8, d2[0]
    vmla.f32 q14, q9, d2[0]
    vmla.f32 q15, q8, d2[1]
    vmla.f32 q2, q9, d2[1]
    vmla.f32 q13, q12, d0[0]
    vmla.f32 q14, q10, d0[0]
    vmla.f32 q15, q12, d0[1]
    vmla.f32 q2, q10, d0[1]
    cmp r0, #0
    bne .Lloop_12
.Lloop_end_11:
    ldr r0, [r5, #8]
    cmp r0, #0
    bne .Lotherwise_13
    b .Lend_14
.Lotherwise_13:
    mov r0, r14
    ldr r1, [r5, #8]
    movw r6, #8
.Lrepeat_15:
    sub r6, r6, #1
    pld [r0, #4]
    add r0, r0, r1, lsl #2
    cmp r6, #0
    bne .Lrepeat_15
.Lend_14:
    cmp r4, #0
    beq .Lloop_end_16
.Lloop_17:
    vld1.32 {d16, d17}, [r3]!
    sub r4, r4, #1
    vld1.32 {d18, d19}, [r3]!
    vldr d0, [r7]
    add r7, r7, r2, lsl #2
    vld1.32 {d20, d21}, [r3]!
    vmla.f32 q13, q8, d0[0]
    vld1.32 {d22, d23}, [r3]!
    vmla.f32 q14, q9, d0[0]
    vldr d2, [r7]
    add r7, r7, r2, lsl #2
    vmla.f32 q15, q8, d0[1]
    vld1.32 {d16, d17}, [r3]!
    vmla.f32 q2, q9, d0[1]
    vld1.32 {d18, d19}, [r3]!
    vmla.f32 q13, q10, d2[0]
    vldr d0, [r7]
    add r7, r7, r2, lsl #2
    vmla.f32 q14, q11, d2[0]
    vld1.32 {d24, d25}, [r3]!
    vmla.f32 q15, q10, d2[1]
    vld1.32 {d20, d21}, [r3]!
    vmla.f32 q2, q11, d2[1]
    vldr d2, [r7]
    add r7, r7, r2, lsl #2
    vmla.f32 q13, q8, d0[0]
    vmla.f32 q14, q9, d0[0]
    vmla.f32 q15, q8, d0[1]
    vmla.f32 q2, q9, d0[1]
    vmla.f32 q13, q12, d2[0]
    vmla.f32 q14, q10, d2[0]
    vmla.f32 q15, q12, d2[1]
    vmla.f32 q2, q10, d2[1]
    cmp r4, #0
    bne .Lloop_17
.Lloop_end_16:
    ubfx r0, r12, #0, #2
    cmp r0, #0
    beq .Lloop_end_18
.Lloop_19:
    vld1.32 {d16, d17}, [r3]!
    sub r0, r0, #1
    vld1.32 {d18, d19}, [r3]!
    vldr d0, [r7]
    add r7, r7, r2, lsl #2
    vmla.f32 q13, q8, d0[0]
    vmla.f32 q14, q9, d0[0]
    vmla.f32 q15, q8, d0[1]
    vmla.f32 q2, q9, d0[1]
    cmp r0, #0
    bne .Lloop_19
.Lloop_end_18:
    ldr r0, [r5, #8]
    vldr s0, [r5, #12]
    ldr r1, [r5]
    ldr r2, [r5, #4]
    vdup.32 q11, d0[0]
    cmp r0, #0
    bne .Lotherwise_20
    vld1.32 {d16, d17}, [r1]!
    vld1.32 {d18, d19}, [r1]
    sub r1, r1, #16
    add r1, r1, r2, lsl #2
    vadd.f32 q13, q13, q8
    vadd.f32 q14, q14, q9
    vmax.f32 q8, q11, q13
    vmax.f32 q9, q11, q14
    vst1.32 {d16, d17}, [r14]!
    vst1.32 {d18, d19}, [r14]!
    vld1.32 {d16, d17}, [r1]!
    vld1.32 {d18, d19}, [r1]
    sub r1, r1, #16
    vadd.f32 q15, q15, q8
    vadd.f32 q2, q2, q9
    vmax.f32 q8, q11, q15
    vmax.f32 q9, q11, q2
    vst1.32 {d16, d17}, [r14]!
    vst1.32 {d18, d19}, [r14]
    sub r14, r14, #48
    b .Lend_21
.Lotherwise_20:
    vld1.32 {d16, d17}, [r1]!
    lsl r3, r0, #2
    vld1.32 {d18, d19}, [r1]
    sub r1, r1, #16
    add r1, r1, r2, lsl #2
    vld1.32 {d20, d21}, [r1]!
    vadd.f32 q13, q13, q8
    add r2, r14, r3
    vld1.32 {d16, d17}, [r1]
    vadd.f32 q14, q14, q9
    add r12, r2, r3
    vadd.f32 q15, q15, q10
    add r3, r12, r3
    lsl r0, r0, #2
    vmax.f32 q9, q11, q13
    sub r1, r1, #16
    vadd.f32 q2, q2, q8
    vmax.f32 q8, q11, q15
    vmax.f32 q10, q11, q14
    vmax.f32 q11, q11, q2
    vzip.32 q9, q8
    vstr d18, [r14]
    add r14, r14, r0, lsl #2
    vzip.32 q10, q11
    vstr d19, [r2]
    add r2, r2, r0, lsl #2
    vstr d16, [r12]
    add r12, r12, r0, lsl #2
    vstr d17, [r3]
    add r3, r3, r0, lsl #2
    vstr d20, [r14]
    vstr d21, [r2]
    vstr d22, [r12]
    vstr d23, [r3]
.Lend_21:
    pop {r4, r5, r6, r7, pc}
    .size nnp_sgemm_transposed_2x8__armv7_neon, . - nnp_sgemm_transposed_2x8__armv7_neon

    .text
    .p2align 4
    .globl nnp_sgemm_transposed_3x8__armv7_neon
    .type nnp_sgemm_transposed_3x8__armv7_neon, %function
nnp_sgemm_transposed_3x8__armv7_neon:
    push {r4, r5, r6, r7, r14}
    vpush {d8, d9, d10, d11, d12, d13}
    mov r12, r0
    ldr r14, [sp, #68]
    lsr r4, r12, #4
    vmov.i32 q8, #0
    lsr r0, r12, #2
    ldr r5, [sp, #72]
    sub r0, r0, r4
    vmov.i32 q9, #0
    mov r7, r1
    vmov.i32 q10, #0
    vmov.i32 q11, #0
    vmov.i32 q12, #0
    vmov.i32 q13, #0
    cmp r0, #0
    beq .Lloop_end_22
.Lloop_23:
    vld1.32 {d28, d29}, [r3]!
    sub r0, r0, #1
    vld1.32 {d6, d7}, [r3]!
    vldr d2, [r7]
    vldr s8, [r7, #8]
    add r7, r7, r2, lsl #2
    vld1.32 {d30, d31}, [r3]!
    vmla.f32 q8, q14, d2[0]
    vmla.f32 q9, q3, d2[0]
    vld1.32 {d8, d9}, [r3]!
    vmla.f32 q10, q14, d2[1]
    vldr d0, [r7]
    vmla.f32 q11, q3, d2[1]
    vldr s4, [r7, #8]
    add r7, r7, r2, lsl #2
    vmla.f32 q12, q14, d4[0]
    vld1.32 {d28, d29}, [r3]!
    vmla.f32 q13, q3, d4[0]
    vld1.32 {d10, d11}, [r3]!
    vmla.f32 q8, q15, d0[0]
    vldr d4, [r7]
    vmla.f32 q9, q4, d0[0]
    vldr s12, [r7, #8]
    add r7, r7, r2, lsl #2
    vmla.f32 q10, q15, d0[1]
    vmla.f32 q11, q4, d0[1]
    vld1.32 {d12, d13}, [r3]!
    vmla.f32 q12, q15, d2[0]
    vld1.32 {d30, d31}, [r3]!
    vmla.f32 q13, q4, d2[0]
    vldr d0, [r7]
    vmla.f32 q8, q14, d4[0]
    vldr s4, [r7, #8]
    add r7, r7, r2, lsl #2
    vmla.f32 q9, q5, d4[0]
    vmla.f32 q10, q14, d4[1]
    vmla.f32 q11, q5, d4[1]
    vmla.f32 q12, q14, d6[0]
    vmla.f32 q13, q5, d6[0]
    vmla.f32 q8, q6, d0[0]
    vmla.f32 q9, q15, d0[0]
    vmla.f32 q10, q6, d0[1]
    vmla.f32 q11, q15, d0[1]
    vmla.f32 q12, q6, d2[0]
    vmla.f32 q13, q15, d2[0]
    cmp r0, #0
    bne .Lloop_23
.Lloop_end_22:
    ldr r0, [r5, #8]
    cmp r0, #0
    bne .Lotherwise_24
    b .Lend_25
.Lotherwise_24:
    mov r0, r14
    ldr r1, [r5, #8]
    movw r6, #8
.Lrepeat_26:
    sub r6, r6, #1
    pld [r0, #8]
    add r0, r0, r1, lsl #2
    cmp r6, #0
    bne .Lrepeat_26
.Lend_25:
    cmp r4, #0
    beq .Lloop_end_27
.Lloop_28:
    vld1.32 {d28, d29}, [r3]!
    sub r4, r4, #1
    vld1.32 {d6, d7}, [r3]!
    vldr d2, [r7]
    vldr s8, [r7, #8]
    add r7, r7, r2, lsl #2
    vld1.32 {d30, d31}, [r3]!
    vmla.f32 q8, q14, d2[0]
    vmla.f32 q9, q3, d2[0]
    vld1.32 {d8, d9}, [r3]!
    vmla.f32 q10, q14, d2[1]
    vldr d0, [r7]
    vmla.f32 q11, q3, d2[1]
    vldr s4, [r7, #8]
    add r7, r7, r2, lsl #2
    vmla.f32 q12, q14, d4[0]
    vld1.32 {d28, d29}, [r3]!
    vmla.f32 q13, q3, d4[0]
    vld1.32 {d10, d11}, [r3]!
    vmla.f32 q8, q15, d0[0]
    vldr d4, [r7]
    vmla.f32 q9, q4, d0[0]
    vldr s12, [r7, #8]
    add r7, r7, r2, lsl #2
    vmla.f32 q10, q15, d0[1]
    vmla.f32 q11, q4, d0[1]
    vld1.32 {d12, d13}, [r3]!
    vmla.f32 q12, q15, d2[0]
    vld1.32 {d30, d31}, [r3]!
    vmla.f32 q13, q4, d2[0]
    vldr d0, [r7]
    vmla.f32 q8, q14, d4[0]
    vldr s4, [r7, #8]
    add r7, r7, r2, lsl #2
    vmla.f32 q9, q5, d4[0]
    vmla.f32 q10, q14, d4[1]
    vmla.f32 q11, q5, d4[1]
    vmla.f32 q12, q14, d6[0]
    vmla.f32 q13, q5, d6[0]
    vmla.f32 q8, q6, d0[0]
    vmla.f32 q9, q15, d0[0]
    vmla.f32 q10, q6, d0[1]
    vmla.f32 q11, q15, d0[1]
    vmla.f32 q12, q6, d2[0]
    vmla.f32 q13, q15, d2[0]
    cmp r4, #0
    bne .Lloop_28
.Lloop_end_27:
    ubfx r0, r12, #0, #2
    cmp r0, #0
    beq .Lloop_end_29
.Lloop_30:
    vld1.32 {d28, d29}, [r3]!
    sub r0, r0, #1
    vld1.32 {d30, d31}, [r3]!
    vldr d0, [r7]
    vldr s4, [r7, #8]
    add r7, r7, r2, lsl #2
    vmla.f32 q8, q14, d0[0]
    vmla.f32 q9, q15, d0[0]
    vmla.f32 q10, q14, d0[1]
    vmla.f32 q11, q15, d0[1]
    vmla.f32 q12, q14, d2[0]
    vmla.f32 q13, q15, d2[0]
    cmp r0, #0
    bne .Lloop_30
.Lloop_end_29:
    ldr r3, [r5, #8]
    vldr s0, [r5, #12]
    ldr r4, [r5]
    ldr r0, [r5, #4]
    vdup.32 q0, d0[0]
    cmp r3, #0
    bne .Lotherwise_31
    vld1.32 {d28, d29}, [r4]!
    vld1.32 {d30, d31}, [r4]
    sub r4, r4, #16
    add r4, r4, r0, lsl #2
    vadd.f32 q8, q8, q14
    vadd.f32 q9, q9, q15
    vmax.f32 q8, q0, q8
    vmax.f32 q9, q0, q9
    vst1.32 {d16, d17}, [r14]!
    vst1.32 {d18, d19}, [r14]!
    vld1.32 {d16, d17}, [r4]!
    vld1.32 {d18, d19}, [r4]
    sub r4, r4, #16
    add r4, r4, r0, lsl #2
    vadd.f32 q10, q10, q8
    vadd.f32 q11, q11, q9
    vmax.f32 q8, q0, q10
    vmax.f32 q9, q0, q11
    vst1.32 {d16, d17}, [r14]!
    vst1.32 {d18, d19}, [r14]!
    vld1.32 {d16, d17}, [r4]!
    vld1.32 {d18, d19}, [r4]
    sub r4, r4, #16
    vadd.f32 q12, q12, q8
    vadd.f32 q13, q13, q9
    vmax.f32 q8, q0, q12
    vmax.f32 q9, q0, q13
    vst1.32 {d16, d17}, [r14]!
    vst1.32 {d18, d19}, [r14]
    sub r14, r14, #80
    b .Lend_32
.Lotherwise_31:
    vld1.32 {d28, d29}, [r4]!
    lsl r1, r3, #2
    vld1.32 {d30, d31}, [r4]
    sub r4, r4, #16
    add r4, r4, r0, lsl #2
    vld1.32 {d2, d3}, [r4]!
    vadd.f32 q8, q8, q14
    add r5, r14, r1
    vld1.32 {d28, d29}, [r4]
    sub r4, r4, #16
    add r4, r4, r0, lsl #2
    vadd.f32 q9, q9, q15
    vld1.32 {d30, d31}, [r4]!
    add r6, r5, r1
    vadd.f32 q10, q10, q1
    add r12, r6, r1
    vld1.32 {d2, d3}, [r4]
    add r0, r14, #8
    vmax.f32 q8, q0, q8
    add r1, r5, #8
    add r2, r6, #8
    vmax.f32 q10, q0, q10
    add r7, r12, #8
    lsl r3, r3, #2
    vadd.f32 q11, q11, q14
    sub r4, r4, #16
    vmax.f32 q9, q0, q9
    vmax.f32 q11, q0, q11
    vadd.f32 q12, q12, q15
    vzip.32 q8, q10
    vmax.f32 q12, q0, q12
    vstr d16, [r14]
    add r14, r14, r3, lsl #2
    vstr d17, [r5]
    add r5, r5, r3, lsl #2
    vstr d20, [r6]
    vadd.f32 q13, q13, q1
    add r6, r6, r3, lsl #2
    vstr d21, [r12]
    vzip.32 q9, q11
    add r12, r12, r3, lsl #2
    vst1.32 {d24[0]}, [r0]
    vmax.f32 q8, q0, q13
    add r0, r14, #8
    vst1.32 {d24[1]}, [r1]
    add r1, r5, #8
    add r3, r6, #8
    vst1.32 {d25[0]}, [r2]
    add r2, r12, #8
    vst1.32 {d25[1]}, [r7]
    vstr d18, [r14]
    vstr d19, [r5]
    vstr d22, [r6]
    vstr d23, [r12]
    vst1.32 {d16[0]}, [r0]
    vst1.32 {d16[1]}, [r1]
    vst1.32 {d17[0]}, [r3]
    vst1.32 {d17[1]}, [r2]
.Lend_32:
    vpop {d8, d9, d10, d11, d12, d13}
    pop {r4, r5, r6, r7, pc}
    .size nnp_sgemm_transposed_3x8__armv7_neon, . - nnp_sgemm_transposed_3x8__armv7_neon

    .text
    .p2align 4
    .globl nnp_sgemm_transposed_4x8__armv7_neon
    .type nnp_sgemm_transposed_4x8__armv7_neon, %function
nnp_sgemm_transposed_4x8__armv7_neon:
    push {r4, r5, r6, r7, r14}
    vpush {d8, d9, d10, d11, d12, d13}
    mov r12, r0
    ldr r14, [sp, #68]
    lsr r4, r12, #4
    vmov.i32 q15, #0
    lsr r0, r12, #2
    ldr r5, [sp, #72]
    sub r0, r0, r4
    vmov.i32 q8, #0
    mov r7, r1
    vmov.i32 q9, #0
    vmov.i32 q10, #0
    vmov.i32 q11, #0
    vmov.i32 q12, #0
    vmov.i32 q13, #0
    vmov.i32 q14, #0
    cmp r0, #0
    beq .Lloop_end_33
.Lloop_34:
    vld1.32 {d4, d5}, [r3]!
    sub r0, r0, #1
    vld1.32 {d12, d13}, [r3]!
    vld1.32 {d0, d1}, [r7]
    add r7, r7, r2, lsl #2
    vld1.32 {d6, d7}, [r3]!
    vmla.f32 q15, q2, d0[0]
    vld1.32 {d8, d9}, [r3]!
    vmla.f32 q8, q6, d0[0]
    vld1.32 {d2, d3}, [r7]
    add r7, r7, r2, lsl #2
    vmla.f32 q9, q2, d0[1]
    vld1.32 {d10, d11}, [r3]!
    vmla.f32 q10, q6, d0[1]
    vmla.f32 q11, q2, d1[0]
    vmla.f32 q12, q6, d1[0]
    vmla.f32 q13, q2, d1[1]
    vld1.32 {d4, d5}, [r3]!
    vmla.f32 q14, q6, d1[1]
    vld1.32 {d0, d1}, [r7]
    add r7, r7, r2, lsl #2
    vmla.f32 q15, q3, d2[0]
    vld1.32 {d12, d13}, [r3]!
    vmla.f32 q8, q4, d2[0]
    vmla.f32 q9, q3, d2[1]
    vmla.f32 q10, q4, d2[1]
    vmla.f32 q11, q3, d3[0]
    vmla.f32 q12, q4, d3[0]
    vmla.f32 q13, q3, d3[1]
    vld1.32 {d6, d7}, [r3]!
    vmla.f32 q14, q4, d3[1]
    vld1.32 {d2, d3}, [r7]
    add r7, r7, r2, lsl #2
    vmla.f32 q15, q5, d0[0]
    vmla.f32 q8, q2, d0[0]
    vmla.f32 q9, q5, d0[1]
    vmla.f32 q10, q2, d0[1]
    vmla.f32 q11, q5, d1[0]
    vmla.f32 q12, q2, d1[0]
    vmla.f32 q13, q5, d1[1]
    vmla.f32 q14, q2, d1[1]
    vmla.f32 q15, q6, d2[0]
    vmla.f32 q8, q3, d2[0]
    vmla.f32 q9, q6, d2[1]
    vmla.f32 q10, q3, d2[1]
    vmla.f32 q11, q6, d3[0]
    vmla.f32 q12, q3, d3[0]
    vmla.f32 q13, q6, d3[1]
    vmla.f32 q14, q3, d3[1]
    cmp r0, #0
    bne .Lloop_34
.Lloop_end_33:
    ldr r0, [r5, #8]
    cmp r0, #0
    bne .Lotherwise_35
    b .Lend_36
.Lotherwise_35:
    mov r0, r14
    ldr r1, [r5, #8]
    movw r6, #8
.Lrepeat_37:
    sub r6, r6, #1
    pld [r0, #12]
    add r0, r0, r1, lsl #2
    cmp r6, #0
    bne .Lrepeat_37
.Lend_36:
    cmp r4, #0
    beq .Lloop_end_38
.Lloop_39:
    vld1.32 {d4, d5}, [r3]!
    sub r4, r4, #1
    vld1.32 {d12, d13}, [r3]!
    vld1.32 {d0, d1}, [r7]
    add r7, r7, r2, lsl #2
    vld1.32 {d6, d7}, [r3]!
    vmla.f32 q15, q2, d0[0]
    vld1.32 {d8, d9}, [r3]!
    vmla.f32 q8, q6, d0[0]
    vld1.32 {d2, d3}, [r7]
    add r7, r7, r2, lsl #2
    vmla.f32 q9, q2, d0[1]
    vld1.32 {d10, d11}, [r3]!
    vmla.f32 q10, q6, d0[1]
    vmla.f32 q11, q2, d1[0]
    vmla.f32 q12, q6, d1[0]
    vmla.f32 q13, q2, d1[1]
    vld1.32 {d4, d5}, [r3]!
    vmla.f32 q14, q6, d1[1]
    vld1.32 {d0, d1}, [r7]
    add r7, r7, r2, lsl #2
    vmla.f32 q15, q3, d2[0]
    vld1.32 {d12, d13}, [r3]!
    vmla.f32 q8, q4, d2[0]
    vmla.f32 q9, q3, d2[1]
    vmla.f32 q10, q4, d2[1]
    vmla.f32 q11, q3, d3[0]
    vmla.f32 q12, q4, d3[0]
    vmla.f32 q13, q3, d3[1]
    vld1.32 {d6, d7}, [r3]!
    vmla.f32 q14, q4, d3[1]
    vld1.32 {d2, d3}, [r7]
    add r7, r7, r2, lsl #2
    vmla.f32 q15, q5, d0[0]
    vmla.f32 q8, q2, d0[0]
    vmla.f32 q9, q5, d0[1]
    vmla.f32 q10, q2, d0[1]
    vmla.f32 q11, q5, d1[0]
    vmla.f32 q12, q2, d1[0]
    vmla.f32 q13, q5, d1[1]
    vmla.f32 q14, q2, d1[1]
    vmla.f32 q15, q6, d2[0]
    vmla.f32 q8, q3, d2[0]
    vmla.f32 q9, q6, d2[1]
    vmla.f32 q10, q3, d2[1]
    vmla.f32 q11, q6, d3[0]
    vmla.f32 q12, q3, d3[0]
    vmla.f32 q13, q6, d3[1]
    vmla.f32 q14, q3, d3[1]
    cmp r4, #0
    bne .Lloop_39
.Lloop_end_38:
    ubfx r0, r12, #0, #2
    cmp r0, #0
    beq .Lloop_end_40
.Lloop_41:
    vld1.32 {d2, d3}, [r3]!
    sub r0, r0, #1
    vld1.32 {d4, d5}, [r3]!
    vld1.32 {d0, d1}, [r7]
    add r7, r7, r2, lsl #2
    vmla.f32 q15, q1, d0[0]
    vmla.f32 q8, q2, d0[0]
    vmla.f32 q9, q1, d0[1]
    vmla.f32 q10, q2, d0[1]
    vmla.f32 q11, q1, d1[0]
    vmla.f32 q12, q2, d1[0]
    vmla.f32 q13, q1, d1[1]
    vmla.f32 q14, q2, d1[1]
    cmp r0, #0
    bne .Lloop_41
.Lloop_end_40:
    ldr r0, [r5, #8]
    vldr s0, [r5, #12]
    ldr r1, [r5]
    ldr r2, [r5, #4]
    vdup.32 q2, d0[0]
    cmp r0, #0
    bne .Lotherwise_42
    vld1.32 {d0, d1}, [r1]!
    vld1.32 {d2, d3}, [r1]
    sub r1, r1, #16
    add r1, r1, r2, lsl #2
    vadd.f32 q15, q15, q0
    vadd.f32 q8, q8, q1
    vmax.f32 q15, q2, q15
    vmax.f32 q8, q2, q8
    vst1.32 {d30, d31}, [r14]!
    vst1.32 {d16, d17}, [r14]!
    vld1.32 {d16, d17}, [r1]!
    vld1.32 {d30, d31}, [r1]
    sub r1, r1, #16
    add r1, r1, r2, lsl #2
    vadd.f32 q9, q9, q8
    vadd.f32 q10, q10, q15
    vmax.f32 q8, q2, q9
    vmax.f32 q9, q2, q10
    vst1.32 {d16, d17}, [r14]!
    vst1.32 {d18, d19}, [r14]!
    vld1.32 {d16, d17}, [r1]!
    vld1.32 {d18, d19}, [r1]
    sub r1, r1, #16
    add r1, r1, r2, lsl #2
    vadd.f32 q11, q11, q8
    vadd.f32 q12, q12, q9
    vmax.f32 q8, q2, q11
    vmax.f32 q9, q2, q12
    vst1.32 {d16, d17}, [r14]!
    vst1.32 {d18, d19}, [r14]!
    vld1.32 {d16, d17}, [r1]!
    vld1.32 {d18, d19}, [r1]
    sub r1, r1, #16
    vadd.f32 q13, q13, q8
    vadd.f32 q14, q14, q9
    vmax.f32 q8, q2, q13
    vmax.f32 q9, q2, q14
    vst1.32 {d16, d17}, [r14]!
    vst1.32 {d18, d19}, [r14]
    sub r14, r14, #112
    b .Lend_43
.Lotherwise_42:
    vld1.32 {d0, d1}, [r1]!
    lsl r3, r0, #2
    vld1.32 {d2, d3}, [r1]
    sub r1, r1, #16
    add r1, r1, r2, lsl #2
    vld1.32 {d6, d7}, [r1]!
    vadd.f32 q15, q15, q0
    add r12, r14, r3
    vld1.32 {d8, d9}, [r1]
    sub r1, r1, #16
    add r1, r1, r2, lsl #2
    vadd.f32 q8, q8, q1
    vld1.32 {d0, d1}, [r1]!
    add r4, r12, r3
    vadd.f32 q9, q9, q3
    add r3, r4, r3
    vld1.32 {d2, d3}, [r1]
    sub r1, r1, #16
    add r1, r1, r2, lsl #2
    vmax.f32 q3, q2, q15
    vld1.32 {d30, d31}, [r1]!
    lsl r0, r0, #2
    vadd.f32 q11, q11, q0
    vld1.32 {d0, d1}, [r1]
    sub r1, r1, #16
    vadd.f32 q10, q10, q4
    vadd.f32 q13, q13, q15
    vmax.f32 q15, q2, q9
    vadd.f32 q12, q12, q1
    vmax.f32 q1, q2, q11
    vadd.f32 q14, q14, q0
    vmax.f32 q9, q2, q13
    vmax.f32 q8, q2, q8
    vmax.f32 q10, q2, q10
    vmax.f32 q11, q2, q12
    vmax.f32 q12, q2, q14
    vtrn.32 q3, q15
    vtrn.32 q1, q9
    vswp d7, d2
    vtrn.32 q8, q10
    vtrn.32 q11, q12
    vst1.32 {d6, d7}, [r14]
    add r14, r14, r0, lsl #2
    vswp d31, d18
    vswp d17, d22
    vst1.32 {d30, d31}, [r12]
    vswp d21, d24
    add r12, r12, r0, lsl #2
    vst1.32 {d2, d3}, [r4]
    add r4, r4, r0, lsl #2
    vst1.32 {d18, d19}, [r3]
    add r3, r3, r0, lsl #2
    vst1.32 {d16, d17}, [r14]
    vst1.32 {d20, d21}, [r12]
    vst1.32 {d22, d23}, [r4]
    vst1.32 {d24, d25}, [r3]
.Lend_43:
    vpop {d8, d9, d10, d11, d12, d13}
    pop {r4, r5, r6, r7, pc}
    .size nnp_sgemm_transposed_4x8__armv7_neon, . - nnp_sgemm_transposed_4x8__armv7_neon

    .section .note.GNU-stack, "", %progbits
