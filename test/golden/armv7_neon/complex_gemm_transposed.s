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
    push {r4, r5, r6, r7, r8, r9, r14}
    vpush {d8, d9, d10, d11}
    ldr r14, [sp, #60]
    mov r6, r0
    mov r7, r1
    vmov.i32 q12, #0
    mov r5, r2
    ldr r8, [sp, #64]
    mov r4, r3
    vmov.i32 q13, #0
    ldr r0, [r14]
    mov r1, r7
    mov r2, r5
    vmov.i32 q14, #0
    ldr r3, [r14, #4]
    mov r9, r4
    lsr r12, r6, #2
    vmov.i32 q15, #0
    ldr r14, [r14, #12]
    add r1, r1, r0, lsl #2
    ubfx r0, r6, #0, #2
    add r2, r2, r3, lsl #2
    add r9, r9, r14, lsl #2
    cmp r12, #0
    beq .Lloop_end_0
.Lloop_1:
    vld1.32 {d16, d17}, [r5]!
    sub r12, r12, #1
    vld1.32 {d18, d19}, [r5]!
    vldr s0, [r7]
    vldr s4, [r1]
    vld1.32 {d20, d21}, [r2]!
    vmla.f32 q12, q8, d0[0]
    vmla.f32 q13, q9, d0[0]
    vld1.32 {d22, d23}, [r2]!
    vmla.f32 q14, q8, d2[0]
    vld1.32 {d6, d7}, [r5]!
    vmla.f32 q15, q9, d2[0]
    vld1.32 {d18, d19}, [r5]!
    vmla.f32 q14, q10, d0[0]
    vldr s8, [r7, #16]
    vmla.f32 q15, q11, d0[0]
    vldr s0, [r1, #16]
    vmls.f32 q12, q10, d2[0]
    vld1.32 {d8, d9}, [r2]!
    vmls.f32 q13, q11, d2[0]
    vld1.32 {d16, d17}, [r2]!
    vmla.f32 q12, q3, d4[0]
    vld1.32 {d20, d21}, [r5]!
    vmla.f32 q13, q9, d4[0]
    vld1.32 {d22, d23}, [r5]!
    vmla.f32 q14, q3, d0[0]
    vldr s4, [r7, #32]
    vmla.f32 q15, q9, d0[0]
    vldr s12, [r1, #32]
    vmla.f32 q14, q4, d4[0]
    vld1.32 {d18, d19}, [r2]!
    vmla.f32 q15, q8, d4[0]
    vld1.32 {d10, d11}, [r2]!
    vmls.f32 q12, q4, d0[0]
    vld1.32 {d8, d9}, [r5]!
    vmls.f32 q13, q8, d0[0]
    vld1.32 {d16, d17}, [r5]!
    vmla.f32 q12, q10, d2[0]
    vldr s0, [r7, #48]
    add r7, r7, #64
    vmla.f32 q13, q11, d2[0]
    vldr s8, [r1, #48]
    add r1, r1, #64
    vmla.f32 q14, q10, d6[0]
    vld1.32 {d20, d21}, [r2]!
    vmla.f32 q15, q11, d6[0]
    vld1.32 {d22, d23}, [r2]!
    vmla.f32 q14, q9, d2[0]
    vmla.f32 q15, q5, d2[0]
    vmls.f32 q12, q9, d6[0]
    vmls.f32 q13, q5, d6[0]
    vmla.f32 q12, q4, d0[0]
    vmla.f32 q13, q8, d0[0]
    vmla.f32 q14, q4, d4[0]
    vmla.f32 q15, q8, d4[0]
    vmla.f32 q14, q10, d0[0]
    vmla.f32 q15, q11, d0[0]
    vmls.f32 q12, q10, d4[0]
    vmls.f32 q13, q11, d4[0]
    cmp r12, #0
    bne .Lloop_1
.Lloop_end_0:
    cmp r0, #0
    beq .Lloop_end_2
.Lloop_3:
    vld1.32 {d16, d17}, [r5]!
    sub r0, r0, #1
    vld1.32 {d18, d19}, [r5]!
    vldr s0, [r7]
    add r7, r7, #16
    vldr s4, [r1]
    add r1, r1, #16
    vld1.32 {d20, d21}, [r2]!
    vmla.f32 q12, q8, d0[0]
    vmla.f32 q13, q9, d0[0]
    vld1.32 {d22, d23}, [r2]!
    vmla.f32 q14, q8, d2[0]
    vmla.f32 q15, q9, d2[0]
    vmla.f32 q14, q10, d0[0]
    vmla.f32 q15, q11, d0[0]
    vmls.f32 q12, q10, d2[0]
    vmls.f32 q13, q11, d2[0]
    cmp r0, #0
    bne .Lloop_3
.Lloop_end_2:
    cmp r8, #0
    bne .Lotherwise_4
    vst1.32 {d24, d25}, [r4]!
    vst1.32 {d26, d27}, [r4]
    sub r4, r4, #16
    vst1.32 {d28, d29}, [r9]!
    vst1.32 {d30, d31}, [r9]
    sub r9, r9, #16
    b .Lend_5
.Lotherwise_4:
    mov r0, r4
    vld1.32 {d16, d17}, [r0]!
    mov r1, r9
    vld1.32 {d18, d19}, [r0]
    sub r0, r0, #16
    vld1.32 {d20, d21}, [r1]!
    vadd.f32 q12, q12, q8
    vld1.32 {d16, d17}, [r1]
    vadd.f32 q13, q13, q9
    sub r1, r1, #16
    vadd.f32 q14, q14, q10
    vst1.32 {d24, d25}, [r4]!
    vadd.f32 q15, q15, q8
    vst1.32 {d26, d27}, [r4]
    sub r4, r4, #16
    vst1.32 {d28, d29}, [r9]!
    vst1.32 {d30, d31}, [r9]
    sub r9, r9, #16
.Lend_5:
    vpop {d8, d9, d10, d11}
    pop {r4, r5, r6, r7, r8, r9, pc}
    .size nnp_complex_gemm_transposed_1x8__armv7_neon, . - nnp_complex_gemm_transposed_1x8__armv7_neon

    .text
    .p2align 4
    .globl nnp_complex_gemm_transposed_2x8__armv7_neon
    .type nnp_complex_gemm_transposed_2x8__armv7_neon, %function
nnp_complex_gemm_transposed_2x8__armv7_neon:
    push {r4, r5, r6, r7, r8, r9, r14}
    vpush {d8, d9, d10, d11, d12, d13}
    ldr r6, [sp, #76]
    mov r14, r0
    mov r7, r1
    vmov.i32 q15, #0
    mov r5, r2
    ldr r8, [sp, #80]
    mov r4, r3
    vmov.i32 q14, #0
    ldr r0, [r6]
    mov r1, r7
    mov r2, r5
    vmov.i32 q8, #0
    ldr r3, [r6, #4]
    mov r9, r4
    lsr r12, r14, #2
    vmov.i32 q9, #0
    add r1, r1, r0, lsl #2
    ldr r0, [r6, #12]
    vmov.i32 q10, #0
    ubfx r14, r14, #0, #2
    add r2, r2, r3, lsl #2
    vmov.i32 q11, #0
    add r9, r9, r0, lsl #2
    vmov.i32 q12, #0
    vmov.i32 q13, #0
    cmp r12, #0
    beq .Lloop_end_6
.Lloop_7:
    vld1.32 {d4, d5}, [r5]!
    sub r12, r12, #1
    vld1.32 {d6, d7}, [r5]!
    vldr d2, [r7]
    vldr d0, [r1]
    vld1.32 {d8, d9}, [r2]!
    vmla.f32 q15, q2, d2[0]
    vmla.f32 q14, q3, d2[0]
    vld1.32 {d10, d11}, [r2]!
    vmla.f32 q10, q2, d0[0]
    vmla.f32 q11, q3, d0[0]
    vmla.f32 q8, q2, d2[1]
    vmla.f32 q9, q3, d2[1]
    vmla.f32 q12, q2, d0[1]
    vld1.32 {d12, d13}, [r5]!
    vmla.f32 q13, q3, d0[1]
    vld1.32 {d6, d7}, [r5]!
    vmla.f32 q10, q4, d2[0]
    vmla.f32 q11, q5, d2[0]
    vmls.f32 q15, q4, d0[0]
    vmls.f32 q14, q5, d0[0]
    vmla.f32 q12, q4, d2[1]
    vmla.f32 q13, q5, d2[1]
    vldr d2, [r7, #16]
    vmls.f32 q8, q4, d0[1]
    vldr d4, [r1, #16]
    vmls.f32 q9, q5, d0[1]
    vld1.32 {d8, d9}, [r2]!
    vmla.f32 q15, q6, d2[0]
    vld1.32 {d10, d11}, [r2]!
    vmla.f32 q14, q3, d2[0]
    vmla.f32 q10, q6, d4[0]
    vmla.f32 q11, q3, d4[0]
    vmla.f32 q8, q6, d2[1]
    vmla.f32 q9, q3, d2[1]
    vmla.f32 q12, q6, d4[1]
    vld1.32 {d12, d13}, [r5]!
    vmla.f32 q13, q3, d4[1]
    vld1.32 {d6, d7}, [r5]!
    vmla.f32 q10, q4, d2[0]
    vmla.f32 q11, q5, d2[0]
    vmls.f32 q15, q4, d4[0]
    vmls.f32 q14, q5, d4[0]
    vmla.f32 q12, q4, d2[1]
    vmla.f32 q13, q5, d2[1]
    vldr d0, [r7, #32]
    vmls.f32 q8, q4, d4[1]
    vldr d2, [r1, #32]
    vmls.f32 q9, q5, d4[1]
    vld1.32 {d4, d5}, [r2]!
    vmla.f32 q15, q6, d0[0]
    vld1.32 {d8, d9}, [r2]!
    vmla.f32 q14, q3, d0[0]
    vmla.f32 q10, q6, d2[0]
    vmla.f32 q11, q3, d2[0]
    vmla.f32 q8, q6, d0[1]
    vmla.f32 q9, q3, d0[1]
    vmla.f32 q12, q6, d2[1]
    vld1.32 {d10, d11}, [r5]!
    vmla.f32 q13, q3, d2[1]
    vld1.32 {d6, d7}, [r5]!
    vmla.f32 q10, q2, d0[0]
    vmla.f32 q11, q4, d0[0]
    vmls.f32 q15, q2, d2[0]
    vmls.f32 q14, q4, d2[0]
    vmla.f32 q12, q2, d0[1]
    vmla.f32 q13, q4, d0[1]
    vldr d0, [r7, #48]
    add r7, r7, #64
    vmls.f32 q8, q2, d2[1]
    vldr d4, [r1, #48]
    add r1, r1, #64
    vmls.f32 q9, q4, d2[1]
    vld1.32 {d2, d3}, [r2]!
    vmla.f32 q15, q5, d0[0]
    vld1.32 {d8, d9}, [r2]!
    vmla.f32 q14, q3, d0[0]
    vmla.f32 q10, q5, d4[0]
    vmla.f32 q11, q3, d4[0]
    vmla.f32 q8, q5, d0[1]
    vmla.f32 q9, q3, d0[1]
    vmla.f32 q12, q5, d4[1]
    vmla.f32 q13, q3, d4[1]
    vmla.f32 q10, q1, d0[0]
    vmla.f32 q11, q4, d0[0]
    vmls.f32 q15, q1, d4[0]
    vmls.f32 q14, q4, d4[0]
    vmla.f32 q12, q1, d0[1]
    vmla.f32 q13, q4, d0[1]
    vmls.f32 q8, q1, d4[1]
    vmls.f32 q9, q4, d4[1]
    cmp r12, #0
    bne .Lloop_7
.Lloop_end_6:
    cmp r14, #0
    beq .Lloop_end_8
.Lloop_9:
    vld1.32 {d4, d5}, [r5]!
    sub r14, r14, #1
    vld1.32 {d6, d7}, [r5]!
    vldr d0, [r7]
    add r7, r7, #16
    vldr d2, [r1]
    add r1, r1, #16
    vld1.32 {d8, d9}, [r2]!
    vmla.f32 q15, q2, d0[0]
    vmla.f32 q14, q3, d0[0]
    vld1.32 {d10, d11}, [r2]!
    vmla.f32 q10, q2, d2[0]
    vmla.f32 q11, q3, d2[0]
    vmla.f32 q8, q2, d0[1]
    vmla.f32 q9, q3, d0[1]
    vmla.f32 q12, q2, d2[1]
    vmla.f32 q13, q3, d2[1]
    vmla.f32 q10, q4, d0[0]
    vmla.f32 q11, q5, d0[0]
    vmls.f32 q15, q4, d2[0]
    vmls.f32 q14, q5, d2[0]
    vmla.f32 q12, q4, d0[1]
    vmla.f32 q13, q5, d0[1]
    vmls.f32 q8, q4, d2[1]
    vmls.f32 q9, q5, d2[1]
    cmp r14, #0
    bne .Lloop_9
.Lloop_end_8:
    ldr r0, [r6, #8]
    cmp r8, #0
    bne .Lotherwise_10
    vst1.32 {d30, d31}, [r4]!
    vst1.32 {d28, d29}, [r4]
    sub r4, r4, #16
    add r4, r4, r0, lsl #2
    vst1.32 {d16, d17}, [r4]!
    vst1.32 {d18, d19}, [r4]
    sub r4, r4, #16
    vst1.32 {d20, d21}, [r9]!
    vst1.32 {d22, d23}, [r9]
    sub r9, r9, #16
    add r9, r9, r0, lsl #2
    vst1.32 {d24, d25}, [r9]!
    vst1.32 {d26, d27}, [r9]
    sub r9, r9, #16
    b .Lend_11
.Lotherwise_10:
    mov r1, r4
    vld1.32 {d0, d1}, [r1]!
    mov r2, r9
    vld1.32 {d2, d3}, [r1]
    sub r1, r1, #16
    add r1, r1, r0, lsl #2
    vld1.32 {d4, d5}, [r1]!
    vadd.f32 q15, q15, q0
    vld1.32 {d0, d1}, [r2]!
    vadd.f32 q14, q14, q1
    vld1.32 {d2, d3}, [r1]
    vadd.f32 q8, q8, q2
    sub r1, r1, #16
    vld1.32 {d4, d5}, [r2]
    sub r2, r2, #16
    add r2, r2, r0, lsl #2
    vadd.f32 q10, q10, q0
    vld1.32 {d0, d1}, [r2]!
    vadd.f32 q9, q9, q1
    vld1.32 {d2, d3}, [r2]
    sub r2, r2, #16
    vadd.f32 q11, q11, q2
    vst1.32 {d30, d31}, [r4]!
    vadd.f32 q12, q12, q0
    vst1.32 {d28, d29}, [r4]
    sub r4, r4, #16
    add r4, r4, r0, lsl #2
    vadd.f32 q13, q13, q1
    vst1.32 {d16, d17}, [r4]!
    vst1.32 {d18, d19}, [r4]
    sub r4, r4, #16
    vst1.32 {d20, d21}, [r9]!
    vst1.32 {d22, d23}, [r9]
    sub r9, r9, #16
    add r9, r9, r0, lsl #2
    vst1.32 {d24, d25}, [r9]!
    vst1.32 {d26, d27}, [r9]
    sub r9, r9, #16
.Lend_11:
    vpop {d8, d9, d10, d11, d12, d13}
    pop {r4, r5, r6, r7, r8, r9, pc}
    .size nnp_complex_gemm_transposed_2x8__armv7_neon, . - nnp_complex_gemm_transposed_2x8__armv7_neon

    .section .note.GNU-stack, "", %progbits
