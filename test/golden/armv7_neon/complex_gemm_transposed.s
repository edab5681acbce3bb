    .syntax unified
    .arch armv7-a
    .fpu neon-vfpv4
    .eabi_attribute 28, 3
    .arm

    .text
    .p2align 4
    .globl nnp_complex_gemm_transposed_1x8__armv7_neon
    .type nnp_complex_gemm_transposed_1x8__armv7_neon, %function
nnp_complex_gemm_transposed_1x8__armv7_neon:
    push {r4, r5, r6, r7, r8, r9, r10, r11, r14}
    vpush {d8, d9, d10, d11, d12, d13}
    ldr r5, [sp, #84]
    mov r7, r1
    vmov.i32 q13, #0
    mov r12, r2
    ldr r14, [sp, #88]
    mov r4, r7
    vmov.i32 q14, #0
    ldr r1, [r5, #4]
    mov r6, r12
    lsr r8, r0, #6
    vmov.i32 q15, #0
    ldr r2, [r5, #12]
    vmov.i32 q4, #0
    ubfx r9, r0, #0, #6
    add r4, r4, r1, lsl #2
    ldr r10, [r5]
    add r6, r6, r2, lsl #2
    ldr r1, [r5, #8]
    cmp r8, #0
    beq .Lloop_end_0
.Lloop_1:
    movw r2, #16
.Lrepeat_2:
    vld1.32 {d16, d17}, [r12]
    add r0, r12, r1, lsl #2
    add r12, r12, #16
    vld1.32 {d18, d19}, [r12]!
    add r11, r6, r1, lsl #2
    sub r2, r2, #1
    vldr s8, [r7]
    vldr s4, [r4]
    vld1.32 {d20, d21}, [r6]
    add r6, r6, #16
    vmla.f32 q13, q8, d4[0]
    vld1.32 {d22, d23}, [r6]!
    vmla.f32 q14, q9, d4[0]
    vld1.32 {d24, d25}, [r12]!
    vmla.f32 q15, q8, d2[0]
    vld1.32 {d10, d11}, [r12]!
    vmla.f32 q4, q9, d2[0]
    vldr s0, [r7, #16]
    vmla.f32 q15, q10, d4[0]
    vldr s12, [r4, #16]
    vmla.f32 q4, q11, d4[0]
    vld1.32 {d12, d13}, [r6]!
    vmls.f32 q13, q10, d2[0]
    vld1.32 {d16, d17}, [r6]!
    vmls.f32 q14, q11, d2[0]
    vld1.32 {d18, d19}, [r12]!
    vmla.f32 q13, q12, d0[0]
    vld1.32 {d20, d21}, [r12]!
    vmla.f32 q14, q5, d0[0]
    vldr s4, [r7, #32]
    vmla.f32 q15, q12, d6[0]
    vldr s8, [r4, #32]
    vmla.f32 q4, q5, d6[0]
    vld1.32 {d22, d23}, [r6]!
    vmla.f32 q15, q6, d0[0]
    vld1.32 {d24, d25}, [r6]!
    vmla.f32 q4, q8, d0[0]
    vld1.32 {d10, d11}, [r12]!
    vmls.f32 q13, q6, d6[0]
    vld1.32 {d12, d13}, [r12]!
    vmls.f32 q14, q8, d6[0]
    vldr s0, [r7, #48]
    vmla.f32 q13, q9, d2[0]
    vldr s12, [r4, #48]
    vmla.f32 q14, q10, d2[0]
    vld1.32 {d16, d17}, [r6]!
    vmla.f32 q15, q9, d4[0]
    vld1.32 {d18, d19}, [r6]!
    vmla.f32 q4, q10, d4[0]
    pld [r0]
    vmla.f32 q15, q11, d2[0]
    pld [r11]
    vmla.f32 q4, q12, d2[0]
    pld [r0, #64]
    add r0, r7, r10, lsl #2
    vmls.f32 q13, q11, d4[0]
    add r7, r7, #64
    pld [r0]
    add r0, r4, r10, lsl #2
    vmls.f32 q14, q12, d4[0]
    add r4, r4, #64
    pld [r0]
    vmla.f32 q13, q5, d0[0]
    pld [r11, #64]
    vmla.f32 q14, q6, d0[0]
    vmla.f32 q15, q5, d6[0]
    vmla.f32 q4, q6, d6[0]
    vmla.f32 q15, q8, d0[0]
    vmla.f32 q4, q9, d0[0]
    vmls.f32 q13, q8, d6[0]
    vmls.f32 q14, q9, d6[0]
    cmp r2, #0
    bne .Lrepeat_2
    add r7, r7, r10, lsl #2
    add r4, r4, r10, lsl #2
    add r12, r12, r1, lsl #2
    add r6, r6, r1, lsl #2
    sub r8, r8, #1
    sub r7, r7, #1024
    sub r4, r4, #1024
    sub r12, r12, #2048
    sub r6, r6, #2048
    cmp r8, #0
    bne .Lloop_1
.Lloop_end_0:
    lsr r0, r9, #2
    ubfx r1, r9, #0, #2
    cmp r0, #0
    beq .Lloop_end_3
.Lloop_4:
    vld1.32 {d16, d17}, [r12]!
    sub r0, r0, #1
    vld1.32 {d18, d19}, [r12]!
    vldr s0, [r7]
    vldr s4, [r4]
    vld1.32 {d20, d21}, [r6]!
    vmla.f32 q13, q8, d0[0]
    vmla.f32 q14, q9, d0[0]
    vld1.32 {d22, d23}, [r6]!
    vmla.f32 q15, q8, d2[0]
    vld1.32 {d24, d25}, [r12]!
    vmla.f32 q4, q9, d2[0]
    vld1.32 {d18, d19}, [r12]!
    vmla.f32 q15, q10, d0[0]
    vldr s8, [r7, #16]
    vmla.f32 q4, q11, d0[0]
    vldr s0, [r4, #16]
    vmls.f32 q13, q10, d2[0]
    vld1.32 {d10, d11}, [r6]!
    vmls.f32 q14, q11, d2[0]
    vld1.32 {d16, d17}, [r6]!
    vmla.f32 q13, q12, d4[0]
    vld1.32 {d20, d21}, [r12]!
    vmla.f32 q14, q9, d4[0]
    vld1.32 {d22, d23}, [r12]!
    vmla.f32 q15, q12, d0[0]
    vldr s4, [r7, #32]
    vmla.f32 q4, q9, d0[0]
    vldr s12, [r4, #32]
    vmla.f32 q15, q5, d4[0]
    vld1.32 {d18, d19}, [r6]!
    vmla.f32 q4, q8, d4[0]
    vld1.32 {d24, d25}, [r6]!
    vmls.f32 q13, q5, d0[0]
    vld1.32 {d10, d11}, [r12]!
    vmls.f32 q14, q8, d0[0]
    vld1.32 {d16, d17}, [r12]!
    vmla.f32 q13, q10, d2[0]
    vldr s0, [r7, #48]
    add r7, r7, #64
    vmla.f32 q14, q11, d2[0]
    vldr s8, [r4, #48]
    add r4, r4, #64
    vmla.f32 q15, q10, d6[0]
    vld1.32 {d20, d21}, [r6]!
    vmla.f32 q4, q11, d6[0]
    vld1.32 {d22, d23}, [r6]!
    vmla.f32 q15, q9, d2[0]
    vmla.f32 q4, q12, d2[0]
    vmls.f32 q13, q9, d6[0]
    vmls.f32 q14, q12, d6[0]
    vmla.f32 q13, q5, d0[0]
    vmla.f32 q14, q8, d0[0]
    vmla.f32 q15, q5, d4[0]
    vmla.f32 q4, q8, d4[0]
    vmla.f32 q15, q10, d0[0]
    vmla.f32 q4, q11, d0[0]
    vmls.f32 q13, q10, d4[0]
    vmls.f32 q14, q11, d4[0]
    cmp r0, #0
    bne .Lloop_4
.Lloop_end_3:
    cmp r1, #0
    beq .Lloop_end_5
.Lloop_6:
    vld1.32 {d16, d17}, [r12]!
    sub r1, r1, #1
    vld1.32 {d18, d19}, [r12]!
    vldr s0, [r7]
    add r7, r7, #16
    vldr s4, [r4]
    add r4, r4, #16
    vld1.32 {d20, d21}, [r6]!
    vmla.f32 q13, q8, d0[0]
    vmla.f32 q14, q9, d0[0]
    vld1.32 {d22, d23}, [r6]!
    vmla.f32 q15, q8, d2[0]
    vmla.f32 q4, q9, d2[0]
    vmla.f32 q15, q10, d0[0]
    vmla.f32 q4, q11, d0[0]
    vmls.f32 q13, q10, d2[0]
    vmls.f32 q14, q11, d2[0]
    cmp r1, #0
    bne .Lloop_6
.Lloop_end_5:
    ldr r0, [r5, #20]
    mov r1, r3
    add r1, r1, r0, lsl #2
    cmp r14, #0
    bne .Lotherwise_7
    vst1.32 {d26, d27}, [r3]!
    vst1.32 {d28, d29}, [r3]
    sub r3, r3, #16
    vst1.32 {d30, d31}, [r1]!
    vst1.32 {d8, d9}, [r1]
    sub r1, r1, #16
    b .Lend_8
.Lotherwise_7:
    mov r0, r3
    vld1.32 {d16, d17}, [r0]!
    vld1.32 {d18, d19}, [r0]
    mov r2, r1
    sub r0, r0, #16
    vld1.32 {d20, d21}, [r1]!
    vadd.f32 q13, q13, q8
    vld1.32 {d16, d17}, [r1]
    vadd.f32 q14, q14, q9
    sub r1, r1, #16
    vadd.f32 q15, q15, q10
    vst1.32 {d26, d27}, [r3]!
    vadd.f32 q4, q4, q8
    vst1.32 {d28, d29}, [r3]
    sub r3, r3, #16
    vst1.32 {d30, d31}, [r2]!
    vst1.32 {d8, d9}, [r2]
    sub r2, r2, #16
.Lend_8:
    vpop {d8, d9, d10, d11, d12, d13}
    pop {r4, r5, r6, r7, r8, r9, r10, r11, pc}
    .size nnp_complex_gemm_transposed_1x8__armv7_neon, . - nnp_complex_gemm_transposed_1x8__armv7_neon

    .text
    .p2align 4
    .globl nnp_complex_gemm_transposed_2x8__armv7_neon
    .type nnp_complex_gemm_transposed_2x8__armv7_neon, %function
nnp_complex_gemm_transposed_2x8__armv7_neon:
    push {r4, r5, r6, r7, r8, r9, r10, r14}
    vpush {d8, d9, d10, d11, d12, d13}
    ldr r5, [sp, #80]
    mov r7, r1
    vmov.i32 q8, #0
    mov r12, r2
    ldr r14, [sp, #84]
    mov r4, r7
    vmov.i32 q9, #0
    ldr r1, [r5, #4]
    mov r6, r12
    lsr r8, r0, #6
    vmov.i32 q10, #0
    ldr r2, [r5, #12]
    vmov.i32 q11, #0
    ubfx r9, r0, #0, #6
    add r4, r4, r1, lsl #2
    ldr r10, [r5]
    vmov.i32 q12, #0
    add r6, r6, r2, lsl #2
    ldr r1, [r5, #8]
    vmov.i32 q13, #0
    vmov.i32 q14, #0
    vmov.i32 q15, #0
    cmp r8, #0
    beq .Lloop_end_9
.Lloop_10:
    movw r2, #16
.Lrepeat_11:
    vld1.32 {d8, d9}, [r12]
    sub r2, r2, #1
    vldr d0, [r7]
    vldr d2, [r4]
    vld1.32 {d10, d11}, [r6]
    vmla.f32 q8, q4, d0[0]
    vmla.f32 q12, q4, d2[0]
    vldr d4, [r7, #16]
    vmla.f32 q10, q4, d0[1]
    vldr d6, [r4, #16]
    vmla.f32 q14, q4, d2[1]
    vldr d8, [r7, #32]
    vmla.f32 q12, q5, d0[0]
    vmls.f32 q8, q5, d2[0]
    vmla.f32 q14, q5, d0[1]
    vmls.f32 q10, q5, d2[1]
    vldr d10, [r4, #32]
    add r0, r7, r10, lsl #2
    pld [r0]
    add r0, r4, r10, lsl #2
    pld [r0]
    add r0, r12, r1, lsl #2
    add r12, r12, #16
    pld [r0]
    pld [r0, #64]
    vld1.32 {d12, d13}, [r12]!
    vmla.f32 q9, q6, d0[0]
    vmla.f32 q13, q6, d2[0]
    vmla.f32 q11, q6, d0[1]
    vmla.f32 q15, q6, d2[1]
    add r0, r6, r1, lsl #2
    add r6, r6, #16
    pld [r0]
    pld [r0, #64]
    vld1.32 {d12, d13}, [r6]!
    vmla.f32 q13, q6, d0[0]
    vmls.f32 q9, q6, d2[0]
    vmla.f32 q15, q6, d0[1]
    vmls.f32 q11, q6, d2[1]
    vld1.32 {d0, d1}, [r12]!
    vld1.32 {d2, d3}, [r12]!
    vmla.f32 q8, q0, d4[0]
    vmla.f32 q9, q1, d4[0]
    vmla.f32 q12, q0, d6[0]
    vmla.f32 q13, q1, d6[0]
    vmla.f32 q10, q0, d4[1]
    vmla.f32 q11, q1, d4[1]
    vmla.f32 q14, q0, d6[1]
    vld1.32 {d0, d1}, [r6]!
    vmla.f32 q15, q1, d6[1]
    vld1.32 {d2, d3}, [r6]!
    vmla.f32 q12, q0, d4[0]
    vmla.f32 q13, q1, d4[0]
    vmls.f32 q8, q0, d6[0]
    vmls.f32 q9, q1, d6[0]
    vmla.f32 q14, q0, d4[1]
    vmla.f32 q15, q1, d4[1]
    vld1.32 {d4, d5}, [r12]!
    vmls.f32 q10, q0, d6[1]
    vld1.32 {d0, d1}, [r12]!
    vmls.f32 q11, q1, d6[1]
    vld1.32 {d2, d3}, [r6]!
    vmla.f32 q8, q2, d8[0]
    vld1.32 {d6, d7}, [r6]!
    vmla.f32 q9, q0, d8[0]
    vmla.f32 q12, q2, d10[0]
    vmla.f32 q13, q0, d10[0]
    vmla.f32 q10, q2, d8[1]
    vmla.f32 q11, q0, d8[1]
    vmla.f32 q14, q2, d10[1]
    vld1.32 {d4, d5}, [r12]!
    vmla.f32 q15, q0, d10[1]
    vld1.32 {d12, d13}, [r12]!
    vmla.f32 q12, q1, d8[0]
    vmla.f32 q13, q3, d8[0]
    vmls.f32 q8, q1, d10[0]
    vmls.f32 q9, q3, d10[0]
    vmla.f32 q14, q1, d8[1]
    vmla.f32 q15, q3, d8[1]
    vldr d0, [r7, #48]
    add r7, r7, #64
    vmls.f32 q10, q1, d10[1]
    vldr d2, [r4, #48]
    add r4, r4, #64
    vmls.f32 q11, q3, d10[1]
    vld1.32 {d6, d7}, [r6]!
    vmla.f32 q8, q2, d0[0]
    vld1.32 {d8, d9}, [r6]!
    vmla.f32 q9, q6, d0[0]
    vmla.f32 q12, q2, d2[0]
    vmla.f32 q13, q6, d2[0]
    vmla.f32 q10, q2, d0[1]
    vmla.f32 q11, q6, d0[1]
    vmla.f32 q14, q2, d2[1]
    vmla.f32 q15, q6, d2[1]
    vmla.f32 q12, q3, d0[0]
    vmla.f32 q13, q4, d0[0]
    vmls.f32 q8, q3, d2[0]
    vmls.f32 q9, q4, d2[0]
    vmla.f32 q14, q3, d0[1]
    vmla.f32 q15, q4, d0[1]
    vmls.f32 q10, q3, d2[1]
    vmls.f32 q11, q4, d2[1]
    cmp r2, #0
    bne .Lrepeat_11
    add r7, r7, r10, lsl #2
    add r4, r4, r10, lsl #2
    add r12, r12, r1, lsl #2
    add r6, r6, r1, lsl #2
    sub r8, r8, #1
    sub r7, r7, #1024
    sub r4, r4, #1024
    sub r12, r12, #2048
    sub r6, r6, #2048
    cmp r8, #0
    bne .Lloop_10
.Lloop_end_9:
    lsr r0, r9, #2
    ubfx r1, r9, #0, #2
    cmp r0, #0
    beq .Lloop_end_12
.Lloop_13:
    vld1.32 {d4, d5}, [r12]!
    sub r0, r0, #1
    vld1.32 {d6, d7}, [r12]!
    vldr d0, [r7]
    vldr d2, [r4]
    vld1.32 {d8, d9}, [r6]!
    vmla.f32 q8, q2, d0[0]
    vmla.f32 q9, q3, d0[0]
    vld1.32 {d10, d11}, [r6]!
    vmla.f32 q12, q2, d2[0]
    vmla.f32 q13, q3, d2[0]
    vmla.f32 q10, q2, d0[1]
    vmla.f32 q11, q3, d0[1]
    vmla.f32 q14, q2, d2[1]
    vld1.32 {d4, d5}, [r12]!
    vmla.f32 q15, q3, d2[1]
    vld1.32 {d12, d13}, [r12]!
    vmla.f32 q12, q4, d0[0]
    vmla.f32 q13, q5, d0[0]
    vmls.f32 q8, q4, d2[0]
    vmls.f32 q9, q5, d2[0]
    vmla.f32 q14, q4, d0[1]
    vmla.f32 q15, q5, d0[1]
    vldr d0, [r7, #16]
    vmls.f32 q10, q4, d2[1]
    vldr d6, [r4, #16]
    vmls.f32 q11, q5, d2[1]
    vld1.32 {d2, d3}, [r6]!
    vmla.f32 q8, q2, d0[0]
    vld1.32 {d8, d9}, [r6]!
    vmla.f32 q9, q6, d0[0]
    vmla.f32 q12, q2, d6[0]
    vmla.f32 q13, q6, d6[0]
    vmla.f32 q10, q2, d0[1]
    vmla.f32 q11, q6, d0[1]
    vmla.f32 q14, q2, d6[1]
    vld1.32 {d10, d11}, [r12]!
    vmla.f32 q15, q6, d6[1]
    vld1.32 {d12, d13}, [r12]!
    vmla.f32 q12, q1, d0[0]
    vmla.f32 q13, q4, d0[0]
    vmls.f32 q8, q1, d6[0]
    vmls.f32 q9, q4, d6[0]
    vmla.f32 q14, q1, d0[1]
    vmla.f32 q15, q4, d0[1]
    vldr d0, [r7, #32]
    vmls.f32 q10, q1, d6[1]
    vldr d4, [r4, #32]
    vmls.f32 q11, q4, d6[1]
    vld1.32 {d6, d7}, [r6]!
    vmla.f32 q8, q5, d0[0]
    vld1.32 {d8, d9}, [r6]!
    vmla.f32 q9, q6, d0[0]
    vmla.f32 q12, q5, d4[0]
    vmla.f32 q13, q6, d4[0]
    vmla.f32 q10, q5, d0[1]
    vmla.f32 q11, q6, d0[1]
    vmla.f32 q14, q5, d4[1]
    vld1.32 {d10, d11}, [r12]!
    vmla.f32 q15, q6, d4[1]
    vld1.32 {d12, d13}, [r12]!
    vmla.f32 q12, q3, d0[0]
    vmla.f32 q13, q4, d0[0]
    vmls.f32 q8, q3, d4[0]
    vmls.f32 q9, q4, d4[0]
    vmla.f32 q14, q3, d0[1]
    vmla.f32 q15, q4, d0[1]
    vldr d2, [r7, #48]
    add r7, r7, #64
    vmls.f32 q10, q3, d4[1]
    vldr d0, [r4, #48]
    add r4, r4, #64
    vmls.f32 q11, q4, d4[1]
    vld1.32 {d4, d5}, [r6]!
    vmla.f32 q8, q5, d2[0]
    vld1.32 {d6, d7}, [r6]!
    vmla.f32 q9, q6, d2[0]
    vmla.f32 q12, q5, d0[0]
    vmla.f32 q13, q6, d0[0]
    vmla.f32 q10, q5, d2[1]
    vmla.f32 q11, q6, d2[1]
    vmla.f32 q14, q5, d0[1]
    vmla.f32 q15, q6, d0[1]
    vmla.f32 q12, q2, d2[0]
    vmla.f32 q13, q3, d2[0]
    vmls.f32 q8, q2, d0[0]
    vmls.f32 q9, q3, d0[0]
    vmla.f32 q14, q2, d2[1]
    vmla.f32 q15, q3, d2[1]
    vmls.f32 q10, q2, d0[1]
    vmls.f32 q11, q3, d0[1]
    cmp r0, #0
    bne .Lloop_13
.Lloop_end_12:
    cmp r1, #0
    beq .Lloop_end_14
.Lloop_15:
    vld1.32 {d4, d5}, [r12]!
    sub r1, r1, #1
    vld1.32 {d6, d7}, [r12]!
    vldr d2, [r7]
    add r7, r7, #16
    vldr d0, [r4]
    add r4, r4, #16
    vld1.32 {d8, d9}, [r6]!
    vmla.f32 q8, q2, d2[0]
    vmla.f32 q9, q3, d2[0]
    vld1.32 {d10, d11}, [r6]!
    vmla.f32 q12, q2, d0[0]
    vmla.f32 q13, q3, d0[0]
    vmla.f32 q10, q2, d2[1]
    vmla.f32 q11, q3, d2[1]
    vmla.f32 q14, q2, d0[1]
    vmla.f32 q15, q3, d0[1]
    vmla.f32 q12, q4, d2[0]
    vmla.f32 q13, q5, d2[0]
    vmls.f32 q8, q4, d0[0]
    vmls.f32 q9, q5, d0[0]
    vmla.f32 q14, q4, d2[1]
    vmla.f32 q15, q5, d2[1]
    vmls.f32 q10, q4, d0[1]
    vmls.f32 q11, q5, d0[1]
    cmp r1, #0
    bne .Lloop_15
.Lloop_end_14:
    ldr r0, [r5, #20]
    mov r1, r3
    ldr r2, [r5, #16]
    add r1, r1, r0, lsl #2
    cmp r14, #0
    bne .Lotherwise_16
    vst1.32 {d16, d17}, [r3]!
    vst1.32 {d18, d19}, [r3]
    sub r3, r3, #16
    add r3, r3, r2, lsl #2
    vst1.32 {d20, d21}, [r3]!
    vst1.32 {d22, d23}, [r3]
    sub r3, r3, #16
    vst1.32 {d24, d25}, [r1]!
    vst1.32 {d26, d27}, [r1]
    sub r1, r1, #16
    add r1, r1, r2, lsl #2
    vst1.32 {d28, d29}, [r1]!
    vst1.32 {d30, d31}, [r1]
    sub r1, r1, #16
    b .Lend_17
.Lotherwise_16:
    mov r0, r3
    vld1.32 {d0, d1}, [r0]!
    vld1.32 {d2, d3}, [r0]
    sub r0, r0, #16
    add r0, r0, r2, lsl #2
    vld1.32 {d4, d5}, [r0]!
    vadd.f32 q8, q8, q0
    mov r12, r1
    vld1.32 {d0, d1}, [r1]!
    vadd.f32 q9, q9, q1
    vld1.32 {d2, d3}, [r0]
    vadd.f32 q10, q10, q2
    sub r0, r0, #16
    vld1.32 {d4, d5}, [r1]
    sub r1, r1, #16
    add r1, r1, r2, lsl #2
    vadd.f32 q12, q12, q0
    vld1.32 {d0, d1}, [r1]!
    vadd.f32 q11, q11, q1
    vld1.32 {d2, d3}, [r1]
    sub r1, r1, #16
    vadd.f32 q13, q13, q2
    vst1.32 {d16, d17}, [r3]!
    vadd.f32 q14, q14, q0
    vst1.32 {d18, d19}, [r3]
    sub r3, r3, #16
    add r3, r3, r2, lsl #2
    vadd.f32 q15, q15, q1
    vst1.32 {d20, d21}, [r3]!
    vst1.32 {d22, d23}, [r3]
    sub r3, r3, #16
    vst1.32 {d24, d25}, [r12]!
    vst1.32 {d26, d27}, [r12]
    sub r12, r12, #16
    add r12, r12, r2, lsl #2
    vst1.32 {d28, d29}, [r12]!
    vst1.32 {d30, d31}, [r12]
    sub r12, r12, #16
.Lend_17:
    vpop {d8, d9, d10, d11, d12, d13}
    pop {r4, r5, r6, r7, r8, r9, r10, pc}
    .size nnp_complex_gemm_transposed_2x8__armv7_neon, . - nnp_complex_gemm_transposed_2x8__armv7_neon

    .section .note.GNU-stack, "", %progbits
