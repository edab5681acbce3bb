    .syntax unified
    .arch armv7-a
    .fpu neon-vfpv4
    .eabi_attribute 28, 3
    .arm

    .text
    .p2align 4
    .globl nnp_complex_gemm_1x8__armv7_neon
    .type nnp_complex_gemm_1x8__armv7_neon, %function
nnp_complex_gemm_1x8__armv7_neon:
    push {r4, r5, r6, r7, r8, r9, r10, r11, r14}
    vpush {d8, d9, d10, d11, d12, d13, d14, d15}
    ldr r5, [sp, #100]
    mov r7, r1
    vmov.i32 q14, #0
    mov r12, r2
    ldr r14, [sp, #104]
    mov r4, r7
    vmov.i32 q15, #0
    ldr r1, [r5, #4]
    mov r6, r12
    lsr r8, r0, #6
    vmov.i32 q2, #0
    ldr r2, [r5, #12]
    vmov.i32 q3, #0
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
    vld1.32 {d0, d1}, [r7]
    vld1.32 {d2, d3}, [r4]
    vld1.32 {d20, d21}, [r6]
    add r6, r6, #16
    vmla.f32 q14, q8, d0[0]
    vld1.32 {d22, d23}, [r6]!
    vmla.f32 q15, q9, d0[0]
    vld1.32 {d8, d9}, [r12]!
    vmla.f32 q2, q8, d2[0]
    vld1.32 {d16, d17}, [r12]!
    vmla.f32 q3, q9, d2[0]
    vld1.32 {d24, d25}, [r6]!
    vmla.f32 q2, q10, d0[0]
    vld1.32 {d26, d27}, [r6]!
    vmla.f32 q3, q11, d0[0]
    vld1.32 {d10, d11}, [r12]!
    vmls.f32 q14, q10, d2[0]
    vld1.32 {d12, d13}, [r12]!
    vmls.f32 q15, q11, d2[0]
    vld1.32 {d18, d19}, [r6]!
    vmla.f32 q14, q4, d0[1]
    vld1.32 {d20, d21}, [r6]!
    vmla.f32 q15, q8, d0[1]
    vld1.32 {d22, d23}, [r12]!
    vmla.f32 q2, q4, d2[1]
    vld1.32 {d8, d9}, [r12]!
    vmla.f32 q3, q8, d2[1]
    vld1.32 {d16, d17}, [r6]!
    vmla.f32 q2, q12, d0[1]
    vld1.32 {d14, d15}, [r6]!
    vmla.f32 q3, q13, d0[1]
    pld [r0]
    vmls.f32 q14, q12, d2[1]
    pld [r11]
    vmls.f32 q15, q13, d2[1]
    pld [r0, #64]
    add r0, r7, r10, lsl #2
    vmla.f32 q14, q5, d1[0]
    add r7, r7, #64
    pld [r0]
    add r0, r4, r10, lsl #2
    vmla.f32 q15, q6, d1[0]
    add r4, r4, #64
    pld [r0]
    vmla.f32 q2, q5, d3[0]
    pld [r11, #64]
    vmla.f32 q3, q6, d3[0]
    vmla.f32 q2, q9, d1[0]
    vmla.f32 q3, q10, d1[0]
    vmls.f32 q14, q9, d3[0]
    vmls.f32 q15, q10, d3[0]
    vmla.f32 q14, q11, d1[1]
    vmla.f32 q15, q4, d1[1]
    vmla.f32 q2, q11, d3[1]
    vmla.f32 q3, q4, d3[1]
    vmla.f32 q2, q8, d1[1]
    vmla.f32 q3, q7, d1[1]
    vmls.f32 q14, q8, d3[1]
    vmls.f32 q15, q7, d3[1]
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
    vld1.32 {d0, d1}, [r7]
    add r7, r7, #64
    vld1.32 {d2, d3}, [r4]
    add r4, r4, #64
    vld1.32 {d20, d21}, [r6]!
    vmla.f32 q14, q8, d0[0]
    vmla.f32 q15, q9, d0[0]
    vld1.32 {d22, d23}, [r6]!
    vmla.f32 q2, q8, d2[0]
    vld1.32 {d24, d25}, [r12]!
    vmla.f32 q3, q9, d2[0]
    vld1.32 {d16, d17}, [r12]!
    vmla.f32 q2, q10, d0[0]
    vld1.32 {d26, d27}, [r6]!
    vmla.f32 q3, q11, d0[0]
    vld1.32 {d8, d9}, [r6]!
    vmls.f32 q14, q10, d2[0]
    vld1.32 {d10, d11}, [r12]!
    vmls.f32 q15, q11, d2[0]
    vld1.32 {d20, d21}, [r12]!
    vmla.f32 q14, q12, d0[1]
    vld1.32 {d22, d23}, [r6]!
    vmla.f32 q15, q8, d0[1]
    vld1.32 {d12, d13}, [r6]!
    vmla.f32 q2, q12, d2[1]
    vld1.32 {d24, d25}, [r12]!
    vmla.f32 q3, q8, d2[1]
    vld1.32 {d16, d17}, [r12]!
    vmla.f32 q2, q13, d0[1]
    vld1.32 {d18, d19}, [r6]!
    vmla.f32 q3, q4, d0[1]
    vld1.32 {d14, d15}, [r6]!
    vmls.f32 q14, q13, d2[1]
    vmls.f32 q15, q4, d2[1]
    vmla.f32 q14, q5, d1[0]
    vmla.f32 q15, q10, d1[0]
    vmla.f32 q2, q5, d3[0]
    vmla.f32 q3, q10, d3[0]
    vmla.f32 q2, q11, d1[0]
    vmla.f32 q3, q6, d1[0]
    vmls.f32 q14, q11, d3[0]
    vmls.f32 q15, q6, d3[0]
    vmla.f32 q14, q12, d1[1]
    vmla.f32 q15, q8, d1[1]
    vmla.f32 q2, q12, d3[1]
    vmla.f32 q3, q8, d3[1]
    vmla.f32 q2, q9, d1[1]
    vmla.f32 q3, q7, d1[1]
    vmls.f32 q14, q9, d3[1]
    vmls.f32 q15, q7, d3[1]
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
    add r7, r7, #4
    vldr s4, [r4]
    add r4, r4, #4
    vld1.32 {d20, d21}, [r6]!
    vmla.f32 q14, q8, d0[0]
    vmla.f32 q15, q9, d0[0]
    vld1.32 {d22, d23}, [r6]!
    vmla.f32 q2, q8, d2[0]
    vmla.f32 q3, q9, d2[0]
    vmla.f32 q2, q10, d0[0]
    vmla.f32 q3, q11, d0[0]
    vmls.f32 q14, q10, d2[0]
    vmls.f32 q15, q11, d2[0]
    cmp r1, #0
    bne .Lloop_6
.Lloop_end_5:
    ldr r0, [r5, #20]
    mov r1, r3
    add r1, r1, r0, lsl #2
    cmp r14, #0
    bne .Lotherwise_7
    vst1.32 {d28, d29}, [r3]!
    vst1.32 {d30, d31}, [r3]
    sub r3, r3, #16
    vst1.32 {d4, d5}, [r1]!
    vst1.32 {d6, d7}, [r1]
    sub r1, r1, #16
    b .Lend_8
.Lotherwise_7:
    mov r0, r3
    vld1.32 {d16, d17}, [r0]!
    vld1.32 {d18, d19}, [r0]
    mov r2, r1
    sub r0, r0, #16
    vld1.32 {d20, d21}, [r1]!
    vadd.f32 q14, q14, q8
    vld1.32 {d16, d17}, [r1]
    vadd.f32 q15, q15, q9
    sub r1, r1, #16
    vadd.f32 q2, q2, q10
    vst1.32 {d28, d29}, [r3]!
    vadd.f32 q3, q3, q8
    vst1.32 {d30, d31}, [r3]
    sub r3, r3, #16
    vst1.32 {d4, d5}, [r2]!
    vst1.32 {d6, d7}, [r2]
    sub r2, r2, #16
.Lend_8:
    vpop {d8, d9, d10, d11, d12, d13, d14, d15}
    pop {r4, r5, r6, r7, r8, r9, r10, r11, pc}
    .size nnp_complex_gemm_1x8__armv7_neon, . - nnp_complex_gemm_1x8__armv7_neon

    .text
    .p2align 4
    .globl nnp_complex_gemm_2x8__armv7_neon
    .type nnp_complex_gemm_2x8__armv7_neon, %function
nnp_complex_gemm_2x8__armv7_neon:
    push {r4, r5, r6, r7, r8, r9, r10, r11, r14}
    vpush {d8, d9, d10, d11, d12, d13, d14, d15}
    ldr r5, [sp, #100]
    mov r7, r1
    vmov.i32 q8, #0
    mov r12, r2
    ldr r14, [sp, #104]
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
    add r0, r7, r10, lsl #2
    vld1.32 {d8, d9}, [r12]
    add r11, r4, r10, lsl #2
    vld1.32 {d0, d1}, [r7]!
    sub r2, r2, #1
    vld1.32 {d2, d3}, [r4]!
    vld1.32 {d4, d5}, [r7]
    vmla.f32 q8, q4, d0[0]
    add r7, r7, #48
    vld1.32 {d6, d7}, [r4]
    vmla.f32 q12, q4, d2[0]
    add r4, r4, #48
    vld1.32 {d12, d13}, [r6]
    vmla.f32 q10, q4, d4[0]
    vmla.f32 q14, q4, d6[0]
    pld [r0]
    add r0, r12, r1, lsl #2
    add r12, r12, #16
    vmla.f32 q12, q6, d0[0]
    vld1.32 {d8, d9}, [r12]!
    vmls.f32 q8, q6, d2[0]
    vld1.32 {d10, d11}, [r12]!
    vmla.f32 q14, q6, d4[0]
    vld1.32 {d14, d15}, [r12]!
    vmla.f32 q9, q4, d0[0]
    pld [r11]
    add r11, r6, r1, lsl #2
    add r6, r6, #16
    vmla.f32 q13, q4, d2[0]
    pld [r0]
    vmla.f32 q11, q4, d4[0]
    pld [r11]
    vmla.f32 q15, q4, d6[0]
    vld1.32 {d8, d9}, [r6]!
    vmls.f32 q10, q6, d6[0]
    vld1.32 {d12, d13}, [r6]!
    vmla.f32 q8, q5, d0[1]
    pld [r0, #64]
    vmla.f32 q13, q4, d0[0]
    pld [r11, #64]
    vmls.f32 q9, q4, d2[0]
    vmla.f32 q15, q4, d4[0]
    vmls.f32 q11, q4, d6[0]
    vld1.32 {d8, d9}, [r6]!
    vmla.f32 q9, q7, d0[1]
    vmla.f32 q12, q5, d2[1]
    vmla.f32 q13, q7, d2[1]
    vmla.f32 q10, q5, d4[1]
    vmla.f32 q11, q7, d4[1]
    vmla.f32 q14, q5, d6[1]
    vld1.32 {d10, d11}, [r12]!
    vmla.f32 q15, q7, d6[1]
    vld1.32 {d14, d15}, [r12]!
    vmla.f32 q12, q6, d0[1]
    vmla.f32 q13, q4, d0[1]
    vmls.f32 q8, q6, d2[1]
    vmls.f32 q9, q4, d2[1]
    vmla.f32 q14, q6, d4[1]
    vmla.f32 q15, q4, d4[1]
    vmls.f32 q10, q6, d6[1]
    vld1.32 {d12, d13}, [r6]!
    vmls.f32 q11, q4, d6[1]
    vld1.32 {d8, d9}, [r6]!
    vmla.f32 q8, q5, d1[0]
    vmla.f32 q9, q7, d1[0]
    vmla.f32 q12, q5, d3[0]
    vmla.f32 q13, q7, d3[0]
    vmla.f32 q10, q5, d5[0]
    vmla.f32 q11, q7, d5[0]
    vmla.f32 q14, q5, d7[0]
    vld1.32 {d10, d11}, [r12]!
    vmla.f32 q15, q7, d7[0]
    vld1.32 {d14, d15}, [r12]!
    vmla.f32 q12, q6, d1[0]
    vmla.f32 q13, q4, d1[0]
    vmls.f32 q8, q6, d3[0]
    vmls.f32 q9, q4, d3[0]
    vmla.f32 q14, q6, d5[0]
    vmla.f32 q15, q4, d5[0]
    vmls.f32 q10, q6, d7[0]
    vld1.32 {d12, d13}, [r6]!
    vmls.f32 q11, q4, d7[0]
    vld1.32 {d8, d9}, [r6]!
    vmla.f32 q8, q5, d1[1]
    vmla.f32 q9, q7, d1[1]
    vmla.f32 q12, q5, d3[1]
    vmla.f32 q13, q7, d3[1]
    vmla.f32 q10, q5, d5[1]
    vmla.f32 q11, q7, d5[1]
    vmla.f32 q14, q5, d7[1]
    vmla.f32 q15, q7, d7[1]
    vmla.f32 q12, q6, d1[1]
    vmla.f32 q13, q4, d1[1]
    vmls.f32 q8, q6, d3[1]
    vmls.f32 q9, q4, d3[1]
    vmla.f32 q14, q6, d5[1]
    vmla.f32 q15, q4, d5[1]
    vmls.f32 q10, q6, d7[1]
    vmls.f32 q11, q4, d7[1]
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
    vld1.32 {d8, d9}, [r12]!
    sub r0, r0, #1
    vld1.32 {d0, d1}, [r7]!
    vld1.32 {d2, d3}, [r4]!
    vld1.32 {d10, d11}, [r12]!
    vmla.f32 q8, q4, d0[0]
    vld1.32 {d4, d5}, [r7]
    vmla.f32 q12, q4, d2[0]
    add r7, r7, #48
    vld1.32 {d6, d7}, [r4]
    vmla.f32 q9, q5, d0[0]
    add r4, r4, #48
    vld1.32 {d12, d13}, [r6]!
    vmla.f32 q13, q5, d2[0]
    vmla.f32 q10, q4, d4[0]
    vld1.32 {d14, d15}, [r6]!
    vmla.f32 q11, q5, d4[0]
    vmla.f32 q14, q4, d6[0]
    vld1.32 {d8, d9}, [r12]!
    vmla.f32 q15, q5, d6[0]
    vld1.32 {d10, d11}, [r12]!
    vmla.f32 q12, q6, d0[0]
    vmla.f32 q13, q7, d0[0]
    vmls.f32 q8, q6, d2[0]
    vmls.f32 q9, q7, d2[0]
    vmla.f32 q14, q6, d4[0]
    vmla.f32 q15, q7, d4[0]
    vmls.f32 q10, q6, d6[0]
    vld1.32 {d12, d13}, [r6]!
    vmls.f32 q11, q7, d6[0]
    vld1.32 {d14, d15}, [r6]!
    vmla.f32 q8, q4, d0[1]
    vmla.f32 q9, q5, d0[1]
    vmla.f32 q12, q4, d2[1]
    vmla.f32 q13, q5, d2[1]
    vmla.f32 q10, q4, d4[1]
    vmla.f32 q11, q5, d4[1]
    vmla.f32 q14, q4, d6[1]
    vld1.32 {d8, d9}, [r12]!
    vmla.f32 q15, q5, d6[1]
    vld1.32 {d10, d11}, [r12]!
    vmla.f32 q12, q6, d0[1]
    vmla.f32 q13, q7, d0[1]
    vmls.f32 q8, q6, d2[1]
    vmls.f32 q9, q7, d2[1]
    vmla.f32 q14, q6, d4[1]
    vmla.f32 q15, q7, d4[1]
    vmls.f32 q10, q6, d6[1]
    vld1.32 {d12, d13}, [r6]!
    vmls.f32 q11, q7, d6[1]
    vld1.32 {d14, d15}, [r6]!
    vmla.f32 q8, q4, d1[0]
    vmla.f32 q9, q5, d1[0]
    vmla.f32 q12, q4, d3[0]
    vmla.f32 q13, q5, d3[0]
    vmla.f32 q10, q4, d5[0]
    vmla.f32 q11, q5, d5[0]
    vmla.f32 q14, q4, d7[0]
    vld1.32 {d8, d9}, [r12]!
    vmla.f32 q15, q5, d7[0]
    vld1.32 {d10, d11}, [r12]!
    vmla.f32 q12, q6, d1[0]
    vmla.f32 q13, q7, d1[0]
    vmls.f32 q8, q6, d3[0]
    vmls.f32 q9, q7, d3[0]
    vmla.f32 q14, q6, d5[0]
    vmla.f32 q15, q7, d5[0]
    vmls.f32 q10, q6, d7[0]
    vld1.32 {d12, d13}, [r6]!
    vmls.f32 q11, q7, d7[0]
    vld1.32 {d14, d15}, [r6]!
    vmla.f32 q8, q4, d1[1]
    vmla.f32 q9, q5, d1[1]
    vmla.f32 q12, q4, d3[1]
    vmla.f32 q13, q5, d3[1]
    vmla.f32 q10, q4, d5[1]
    vmla.f32 q11, q5, d5[1]
    vmla.f32 q14, q4, d7[1]
    vmla.f32 q15, q5, d7[1]
    vmla.f32 q12, q6, d1[1]
    vmla.f32 q13, q7, d1[1]
    vmls.f32 q8, q6, d3[1]
    vmls.f32 q9, q7, d3[1]
    vmla.f32 q14, q6, d5[1]
    vmla.f32 q15, q7, d5[1]
    vmls.f32 q10, q6, d7[1]
    vmls.f32 q11, q7, d7[1]
    cmp r0, #0
    bne .Lloop_13
.Lloop_end_12:
    cmp r1, #0
    beq .Lloop_end_14
.Lloop_15:
    vld1.32 {d8, d9}, [r12]!
    sub r1, r1, #1
    vld1.32 {d10, d11}, [r12]!
    vldr s12, [r7]
    vldr s8, [r4]
    vldr s4, [r7, #16]
    vmla.f32 q8, q4, d6[0]
    add r7, r7, #4
    vldr s0, [r4, #16]
    vmla.f32 q9, q5, d6[0]
    add r4, r4, #4
    vld1.32 {d12, d13}, [r6]!
    vmla.f32 q12, q4, d4[0]
    vmla.f32 q13, q5, d4[0]
    vld1.32 {d14, d15}, [r6]!
    vmla.f32 q10, q4, d2[0]
    vmla.f32 q11, q5, d2[0]
    vmla.f32 q14, q4, d0[0]
    vmla.f32 q15, q5, d0[0]
    vmla.f32 q12, q6, d6[0]
    vmla.f32 q13, q7, d6[0]
    vmls.f32 q8, q6, d4[0]
    vmls.f32 q9, q7, d4[0]
    vmla.f32 q14, q6, d2[0]
    vmla.f32 q15, q7, d2[0]
    vmls.f32 q10, q6, d0[0]
    vmls.f32 q11, q7, d0[0]
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
    vpop {d8, d9, d10, d11, d12, d13, d14, d15}
    pop {r4, r5, r6, r7, r8, r9, r10, r11, pc}
    .size nnp_complex_gemm_2x8__armv7_neon, . - nnp_complex_gemm_2x8__armv7_neon

    .section .note.GNU-stack, "", %progbits
