    .syntax unified
    .arch armv7-a
    .fpu neon-vfpv4
    .eabi_attribute 28, 3
    .arm

    .text
    .p2align 4
    .globl nnp_tuple_gemm_transposed_1x8__armv7_neon
    .type nnp_tuple_gemm_transposed_1x8__armv7_neon, %function
nnp_tuple_gemm_transposed_1x8__armv7_neon:
    push {r4, r5, r6, r7, r8, r14}
    ldr r6, [sp, #24]
    lsr r7, r0, #6
    vmov.i32 q11, #0
    mov r5, r1
    ldr r8, [sp, #28]
    vmov.i32 q12, #0
    ldr r1, [sp, #36]
    ubfx r0, r0, #0, #6
    cmp r7, #0
    beq .Lloop_end_0
.Lloop_1:
    movw r12, #16
.Lrepeat_2:
    vld1.32 {d16, d17}, [r3]
    add r14, r3, r6, lsl #2
    add r3, r3, #16
    vld1.32 {d18, d19}, [r3]!
    add r4, r5, r2, lsl #2
    sub r12, r12, #1
    vldr s0, [r5]
    vld1.32 {d20, d21}, [r3]!
    vmla.f32 q11, q8, d0[0]
    vld1.32 {d16, d17}, [r3]!
    vmla.f32 q12, q9, d0[0]
    vldr s0, [r5, #16]
    vld1.32 {d18, d19}, [r3]!
    vmla.f32 q11, q10, d0[0]
    vld1.32 {d20, d21}, [r3]!
    vmla.f32 q12, q8, d0[0]
    vldr s0, [r5, #32]
    vld1.32 {d16, d17}, [r3]!
    vmla.f32 q11, q9, d0[0]
    vld1.32 {d18, d19}, [r3]!
    vmla.f32 q12, q10, d0[0]
    vldr s0, [r5, #48]
    add r5, r5, #64
    pld [r4]
    pld [r14]
    vmla.f32 q11, q8, d0[0]
    pld [r14, #64]
    vmla.f32 q12, q9, d0[0]
    cmp r12, #0
    bne .Lrepeat_2
    add r5, r5, r2, lsl #2
    add r3, r3, r6, lsl #2
    sub r7, r7, #1
    sub r5, r5, #1024
    sub r3, r3, #2048
    cmp r7, #0
    bne .Lloop_1
.Lloop_end_0:
    lsr r2, r0, #2
    ubfx r0, r0, #0, #2
    cmp r2, #0
    beq .Lloop_end_3
.Lloop_4:
    vld1.32 {d16, d17}, [r3]!
    sub r2, r2, #1
    vld1.32 {d18, d19}, [r3]!
    vldr s0, [r5]
    vld1.32 {d20, d21}, [r3]!
    vmla.f32 q11, q8, d0[0]
    vld1.32 {d16, d17}, [r3]!
    vmla.f32 q12, q9, d0[0]
    vldr s0, [r5, #16]
    vld1.32 {d18, d19}, [r3]!
    vmla.f32 q11, q10, d0[0]
    vld1.32 {d20, d21}, [r3]!
    vmla.f32 q12, q8, d0[0]
    vldr s0, [r5, #32]
    vld1.32 {d16, d17}, [r3]!
    vmla.f32 q11, q9, d0[0]
    vld1.32 {d18, d19}, [r3]!
    vmla.f32 q12, q10, d0[0]
    vldr s0, [r5, #48]
    add r5, r5, #64
    vmla.f32 q11, q8, d0[0]
    vmla.f32 q12, q9, d0[0]
    cmp r2, #0
    bne .Lloop_4
.Lloop_end_3:
    cmp r0, #0
    beq .Lloop_end_5
.Lloop_6:
    vld1.32 {d16, d17}, [r3]!
    sub r0, r0, #1
    vld1.32 {d18, d19}, [r3]!
    vldr s0, [r5]
    add r5, r5, #16
    vmla.f32 q11, q8, d0[0]
    vmla.f32 q12, q9, d0[0]
    cmp r0, #0
    bne .Lloop_6
.Lloop_end_5:
    cmp r1, #0
    bne .Lotherwise_7
    vst1.32 {d22, d23}, [r8]!
    vst1.32 {d24, d25}, [r8]
    sub r8, r8, #16
    b .Lend_8
.Lotherwise_7:
    mov r0, r8
    vld1.32 {d16, d17}, [r0]!
    vld1.32 {d18, d19}, [r0]
    sub r0, r0, #16
    vadd.f32 q11, q11, q8
    vadd.f32 q12, q12, q9
    vst1.32 {d22, d23}, [r8]!
    vst1.32 {d24, d25}, [r8]
    sub r8, r8, #16
.Lend_8:
    pop {r4, r5, r6, r7, r8, pc}
    .size nnp_tuple_gemm_transposed_1x8__armv7_neon, . - nnp_tuple_gemm_transposed_1x8__armv7_neon

    .text
    .p2align 4
    .globl nnp_tuple_gemm_transposed_2x8__armv7_neon
    .type nnp_tuple_gemm_transposed_2x8__armv7_neon, %function
nnp_tuple_gemm_transposed_2x8__armv7_neon:
    push {r4, r5, r6, r7, r8, r9, r14}
    ldr r4, [sp, #28]
    lsr r5, r0, #6
    vmov.i32 q13, #0
    mov r6, r1
    ldr r7, [sp, #32]
    vmov.i32 q14, #0
    mov r8, r3
    ldr r9, [sp, #36]
    vmov.i32 q15, #0
    ubfx r0, r0, #0, #6
    ldr r1, [sp, #40]
    vmov.i32 q2, #0
    cmp r5, #0
    beq .Lloop_end_9
.Lloop_10:
    movw r3, #16
.Lrepeat_11:
    vld1.32 {d16, d17}, [r8]
    add r12, r8, r4, lsl #2
    add r8, r8, #16
    vld1.32 {d18, d19}, [r8]!
    add r14, r6, r2, lsl #2
    sub r3, r3, #1
    vldr d2, [r6]
    vld1.32 {d20, d21}, [r8]!
    vmla.f32 q13, q8, d2[0]
    vld1.32 {d22, d23}, [r8]!
    vmla.f32 q14, q9, d2[0]
    vldr d0, [r6, #16]
    vmla.f32 q15, q8, d2[1]
    vld1.32 {d16, d17}, [r8]!
    vmla.f32 q2, q9, d2[1]
    vld1.32 {d18, d19}, [r8]!
    vmla.f32 q13, q10, d0[0]
    vldr d2, [r6, #32]
    vmla.f32 q14, q11, d0[0]
    vld1.32 {d24, d25}, [r8]!
    vmla.f32 q15, q10, d0[1]
    vld1.32 {d20, d21}, [r8]!
    vmla.f32 q2, q11, d0[1]
    vldr d0, [r6, #48]
    add r6, r6, #64
    vmla.f32 q13, q8, d2[0]
    pld [r14]
    vmla.f32 q14, q9, d2[0]
    pld [r12]
    vmla.f32 q15, q8, d2[1]
    pld [r12, #64]
    vmla.f32 q2, q9, d2[1]
    vmla.f32 q13, q12, d0[0]
    vmla.f32 q14, q10, d0[0]
    vmla.f32 q15, q12, d0[1]
    vmla.f32 q2, q10, d0[1]
    cmp r3, #0
    bne .Lrepeat_11
    add r6, r6, r2, lsl #2
    add r8, r8, r4, lsl #2
    sub r5, r5, #1
    sub r6, r6, #1024
    sub r8, r8, #2048
    cmp r5, #0
    bne .Lloop_10
.Lloop_end_9:
    lsr r2, r0, #2
    ubfx r0, r0, #0, #2
    cmp r2, #0
    beq .Lloop_end_12
.Lloop_13:
    vld1.32 {d16, d17}, [r8]!
    sub r2, r2, #1
    vld1.32 {d18, d19}, [r8]!
    vldr d0, [r6]
    vld1.32 {d20, d21}, [r8]!
    vmla.f32 q13, q8, d0[0]
    vld1.32 {d22, d23}, [r8]!
    vmla.f32 q14, q9, d0[0]
    vldr d2, [r6, #16]
    vmla.f32 q15, q8, d0[1]
    vld1.32 {d16, d17}, [r8]!
    vmla.f32 q2, q9, d0[1]
    vld1.32 {d18, d19}, [r8]!
    vmla.f32 q13, q10, d2[0]
    vldr d0, [r6, #32]
    vmla.f32 q14, q11, d2[0]
    vld1.32 {d24, d25}, [r8]!
    vmla.f32 q15, q10, d2[1]
    vld1.32 {d20, d21}, [r8]!
    vmla.f32 q2, q11, d2[1]
    vldr d2, [r6, #48]
    add r6, r6, #64
    vmla.f32 q13, q8, d0[0]
    vmla.f32 q14, q9, d0[0]
    vmla.f32 q15, q8, d0[1]
    vmla.f32 q2, q9, d0[1]
    vmla.f32 q13, q12, d2[0]
    vmla.f32 q14, q10, d2[0]
    vmla.f32 q15, q12, d2[1]
    vmla.f32 q2, q10, d2[1]
    cmp r2, #0
    bne .Lloop_13
.Lloop_end_12:
    cmp r0, #0
    beq .Lloop_end_14
.Lloop_15:
    vld1.32 {d16, d17}, [r8]!
    sub r0, r0, #1
    vld1.32 {d18, d19}, [r8]!
    vldr d0, [r6]
    add r6, r6, #16
    vmla.f32 q13, q8, d0[0]
    vmla.f32 q14, q9, d0[0]
    vmla.f32 q15, q8, d0[1]
    vmla.f32 q2, q9, d0[1]
    cmp r0, #0
    bne .Lloop_15
.Lloop_end_14:
    cmp r1, #0
    bne .Lotherwise_16
    vst1.32 {d26, d27}, [r7]!
    vst1.32 {d28, d29}, [r7]
    sub r7, r7, #16
    add r7, r7, r9, lsl #2
    vst1.32 {d30, d31}, [r7]!
    vst1.32 {d4, d5}, [r7]
    sub r7, r7, #16
    b .Lend_17
.Lotherwise_16:
    mov r0, r7
    vld1.32 {d16, d17}, [r0]!
    vld1.32 {d18, d19}, [r0]
    sub r0, r0, #16
    add r0, r0, r9, lsl #2
    vld1.32 {d20, d21}, [r0]!
    vadd.f32 q13, q13, q8
    vld1.32 {d16, d17}, [r0]
    vadd.f32 q14, q14, q9
    sub r0, r0, #16
    vadd.f32 q15, q15, q10
    vst1.32 {d26, d27}, [r7]!
    vadd.f32 q2, q2, q8
    vst1.32 {d28, d29}, [r7]
    sub r7, r7, #16
    add r7, r7, r9, lsl #2
    vst1.32 {d30, d31}, [r7]!
    vst1.32 {d4, d5}, [r7]
    sub r7, r7, #16
.Lend_17:
    pop {r4, r5, r6, r7, r8, r9, pc}
    .size nnp_tuple_gemm_transposed_2x8__armv7_neon, . - nnp_tuple_gemm_transposed_2x8__armv7_neon

    .text
    .p2align 4
    .globl nnp_tuple_gemm_transposed_3x8__armv7_neon
    .type nnp_tuple_gemm_transposed_3x8__armv7_neon, %function
nnp_tuple_gemm_transposed_3x8__armv7_neon:
    push {r4, r5, r6, r7, r8, r9, r14}
    vpush {d8, d9, d10, d11, d12, d13}
    ldr r4, [sp, #76]
    lsr r5, r0, #6
    vmov.i32 q8, #0
    mov r6, r1
    ldr r7, [sp, #80]
    vmov.i32 q9, #0
    mov r8, r3
    ldr r9, [sp, #84]
    vmov.i32 q10, #0
    ubfx r0, r0, #0, #6
    ldr r1, [sp, #88]
    vmov.i32 q11, #0
    vmov.i32 q12, #0
    vmov.i32 q13, #0
    cmp r5, #0
    beq .Lloop_end_18
.Lloop_19:
    movw r3, #16
.Lrepeat_20:
    vld1.32 {d28, d29}, [r8]
    add r12, r8, r4, lsl #2
    add r8, r8, #16
    vld1.32 {d6, d7}, [r8]!
    add r14, r6, r2, lsl #2
    sub r3, r3, #1
    vldr d2, [r6]
    vldr s8, [r6, #8]
    vld1.32 {d30, d31}, [r8]!
    vmla.f32 q8, q14, d2[0]
    vmla.f32 q9, q3, d2[0]
    vld1.32 {d8, d9}, [r8]!
    vmla.f32 q10, q14, d2[1]
    vldr d0, [r6, #16]
    vmla.f32 q11, q3, d2[1]
    vldr s4, [r6, #24]
    vmla.f32 q12, q14, d4[0]
    vld1.32 {d28, d29}, [r8]!
    vmla.f32 q13, q3, d4[0]
    vld1.32 {d10, d11}, [r8]!
    vmla.f32 q8, q15, d0[0]
    vldr d4, [r6, #32]
    vmla.f32 q9, q4, d0[0]
    vldr s12, [r6, #40]
    vmla.f32 q10, q15, d0[1]
    pld [r14]
    vmla.f32 q11, q4, d0[1]
    vld1.32 {d12, d13}, [r8]!
    vmla.f32 q12, q15, d2[0]
    vld1.32 {d30, d31}, [r8]!
    vmla.f32 q13, q4, d2[0]
    vldr d0, [r6, #48]
    vmla.f32 q8, q14, d4[0]
    vldr s4, [r6, #56]
    add r6, r6, #64
    vmla.f32 q9, q5, d4[0]
    pld [r12]
    vmla.f32 q10, q14, d4[1]
    pld [r12, #64]
    vmla.f32 q11, q5, d4[1]
    vmla.f32 q12, q14, d6[0]
    vmla.f32 q13, q5, d6[0]
    vmla.f32 q8, q6, d0[0]
    vmla.f32 q9, q15, d0[0]
    vmla.f32 q10, q6, d0[1]
    vmla.f32 q11, q15, d0[1]
    vmla.f32 q12, q6, d2[0]
    vmla.f32 q13, q15, d2[0]
    cmp r3, #0
    bne .Lrepeat_20
    add r6, r6, r2, lsl #2
    add r8, r8, r4, lsl #2
    sub r5, r5, #1
    sub r6, r6, #1024
    sub r8, r8, #2048
    cmp r5, #0
    bne .Lloop_19
.Lloop_end_18:
    lsr r2, r0, #2
    ubfx r0, r0, #0, #2
    cmp r2, #0
    beq .Lloop_end_21
.Lloop_22:
    vld1.32 {d28, d29}, [r8]!
    sub r2, r2, #1
    vld1.32 {d10, d11}, [r8]!
    vldr d0, [r6]
    vldr s12, [r6, #8]
    vld1.32 {d30, d31}, [r8]!
    vmla.f32 q8, q14, d0[0]
    vmla.f32 q9, q5, d0[0]
    vld1.32 {d8, d9}, [r8]!
    vmla.f32 q10, q14, d0[1]
    vldr d2, [r6, #16]
    vmla.f32 q11, q5, d0[1]
    vldr s8, [r6, #24]
    vmla.f32 q12, q14, d6[0]
    vld1.32 {d28, d29}, [r8]!
    vmla.f32 q13, q5, d6[0]
    vld1.32 {d10, d11}, [r8]!
    vmla.f32 q8, q15, d2[0]
    vldr d0, [r6, #32]
    vmla.f32 q9, q4, d2[0]
    vldr s12, [r6, #40]
    vmla.f32 q10, q15, d2[1]
    vmla.f32 q11, q4, d2[1]
    vld1.32 {d12, d13}, [r8]!
    vmla.f32 q12, q15, d4[0]
    vld1.32 {d30, d31}, [r8]!
    vmla.f32 q13, q4, d4[0]
    vldr d2, [r6, #48]
    vmla.f32 q8, q14, d0[0]
    vldr s8, [r6, #56]
    add r6, r6, #64
    vmla.f32 q9, q5, d0[0]
    vmla.f32 q10, q14, d0[1]
    vmla.f32 q11, q5, d0[1]
    vmla.f32 q12, q14, d6[0]
    vmla.f32 q13, q5, d6[0]
    vmla.f32 q8, q6, d2[0]
    vmla.f32 q9, q15, d2[0]
    vmla.f32 q10, q6, d2[1]
    vmla.f32 q11, q15, d2[1]
    vmla.f32 q12, q6, d4[0]
    vmla.f32 q13, q15, d4[0]
    cmp r2, #0
    bne .Lloop_22
.Lloop_end_21:
    cmp r0, #0
    beq .Lloop_end_23
.Lloop_24:
    vld1.32 {d28, d29}, [r8]!
    sub r0, r0, #1
    vld1.32 {d30, d31}, [r8]!
    vldr d0, [r6]
    vldr s4, [r6, #8]
    add r6, r6, #16
    vmla.f32 q8, q14, d0[0]
    vmla.f32 q9, q15, d0[0]
    vmla.f32 q10, q14, d0[1]
    vmla.f32 q11, q15, d0[1]
    vmla.f32 q12, q14, d2[0]
    vmla.f32 q13, q15, d2[0]
    cmp r0, #0
    bne .Lloop_24
.Lloop_end_23:
    cmp r1, #0
    bne .Lotherwise_25
    vst1.32 {d16, d17}, [r7]!
    vst1.32 {d18, d19}, [r7]
    sub r7, r7, #16
    add r7, r7, r9, lsl #2
    vst1.32 {d20, d21}, [r7]!
    vst1.32 {d22, d23}, [r7]
    sub r7, r7, #16
    add r7, r7, r9, lsl #2
    vst1.32 {d24, d25}, [r7]!
    vst1.32 {d26, d27}, [r7]
    sub r7, r7, #16
    b .Lend_26
.Lotherwise_25:
    mov r0, r7
    vld1.32 {d28, d29}, [r0]!
    vld1.32 {d30, d31}, [r0]
    sub r0, r0, #16
    add r0, r0, r9, lsl #2
    vld1.32 {d0, d1}, [r0]!
    vadd.f32 q8, q8, q14
    vld1.32 {d28, d29}, [r0]
    sub r0, r0, #16
    vadd.f32 q9, q9, q15
    add r0, r0, r9, lsl #2
    vld1.32 {d30, d31}, [r0]!
    vadd.f32 q10, q10, q0
    vld1.32 {d0, d1}, [r0]
    sub r0, r0, #16
    vadd.f32 q11, q11, q14
    vst1.32 {d16, d17}, [r7]!
    vadd.f32 q12, q12, q15
    vst1.32 {d18, d19}, [r7]
    sub r7, r7, #16
    add r7, r7, r9, lsl #2
    vadd.f32 q13, q13, q0
    vst1.32 {d20, d21}, [r7]!
    vst1.32 {d22, d23}, [r7]
    sub r7, r7, #16
    add r7, r7, r9, lsl #2
    vst1.32 {d24, d25}, [r7]!
    vst1.32 {d26, d27}, [r7]
    sub r7, r7, #16
.Lend_26:
    vpop {d8, d9, d10, d11, d12, d13}
    pop {r4, r5, r6, r7, r8, r9, pc}
    .size nnp_tuple_gemm_transposed_3x8__armv7_neon, . - nnp_tuple_gemm_transposed_3x8__armv7_neon

    .text
    .p2align 4
    .globl nnp_tuple_gemm_transposed_4x8__armv7_neon
    .type nnp_tuple_gemm_transposed_4x8__armv7_neon, %function
nnp_tuple_gemm_transposed_4x8__armv7_neon:
    push {r4, r5, r6, r7, r8, r9, r14}
    vpush {d8, d9, d10, d11, d12, d13}
    ldr r4, [sp, #76]
    lsr r5, r0, #6
    vmov.i32 q8, #0
    mov r6, r1
    ldr r7, [sp, #80]
    vmov.i32 q9, #0
    mov r8, r3
    ldr r9, [sp, #84]
    vmov.i32 q10, #0
    ubfx r0, r0, #0, #6
    ldr r1, [sp, #88]
    vmov.i32 q11, #0
    vmov.i32 q12, #0
    vmov.i32 q13, #0
    vmov.i32 q14, #0
    vmov.i32 q15, #0
    cmp r5, #0
    beq .Lloop_end_27
.Lloop_28:
    movw r3, #16
.Lrepeat_29:
    vld1.32 {d4, d5}, [r8]
    add r12, r8, r4, lsl #2
    add r8, r8, #16
    add r14, r6, r2, lsl #2
    vld1.32 {d12, d13}, [r8]!
    sub r3, r3, #1
    vld1.32 {d0, d1}, [r6]!
    vld1.32 {d6, d7}, [r8]!
    vmla.f32 q8, q2, d0[0]
    vld1.32 {d8, d9}, [r8]!
    vmla.f32 q9, q6, d0[0]
    vld1.32 {d2, d3}, [r6]!
    vmla.f32 q10, q2, d0[1]
    vld1.32 {d10, d11}, [r8]!
    vmla.f32 q11, q6, d0[1]
    pld [r14]
    vmla.f32 q12, q2, d1[0]
    pld [r12]
    vmla.f32 q13, q6, d1[0]
    pld [r12, #64]
    vmla.f32 q14, q2, d1[1]
    vld1.32 {d4, d5}, [r8]!
    vmla.f32 q15, q6, d1[1]
    vld1.32 {d0, d1}, [r6]!
    vmla.f32 q8, q3, d2[0]
    vld1.32 {d12, d13}, [r8]!
    vmla.f32 q9, q4, d2[0]
    vmla.f32 q10, q3, d2[1]
    vmla.f32 q11, q4, d2[1]
    vmla.f32 q12, q3, d3[0]
    vmla.f32 q13, q4, d3[0]
    vmla.f32 q14, q3, d3[1]
    vld1.32 {d6, d7}, [r8]!
    vmla.f32 q15, q4, d3[1]
    vld1.32 {d2, d3}, [r6]!
    vmla.f32 q8, q5, d0[0]
    vmla.f32 q9, q2, d0[0]
    vmla.f32 q10, q5, d0[1]
    vmla.f32 q11, q2, d0[1]
    vmla.f32 q12, q5, d1[0]
    vmla.f32 q13, q2, d1[0]
    vmla.f32 q14, q5, d1[1]
    vmla.f32 q15, q2, d1[1]
    vmla.f32 q8, q6, d2[0]
    vmla.f32 q9, q3, d2[0]
    vmla.f32 q10, q6, d2[1]
    vmla.f32 q11, q3, d2[1]
    vmla.f32 q12, q6, d3[0]
    vmla.f32 q13, q3, d3[0]
    vmla.f32 q14, q6, d3[1]
    vmla.f32 q15, q3, d3[1]
    cmp r3, #0
    bne .Lrepeat_29
    add r6, r6, r2, lsl #2
    add r8, r8, r4, lsl #2
    sub r5, r5, #1
    sub r6, r6, #1024
    sub r8, r8, #2048
    cmp r5, #0
    bne .Lloop_28
.Lloop_end_27:
    lsr r2, r0, #2
    ubfx r0, r0, #0, #2
    cmp r2, #0
    beq .Lloop_end_30
.Lloop_31:
    vld1.32 {d4, d5}, [r8]!
    sub r2, r2, #1
    vld1.32 {d12, d13}, [r8]!
    vld1.32 {d0, d1}, [r6]!
    vld1.32 {d6, d7}, [r8]!
    vmla.f32 q8, q2, d0[0]
    vld1.32 {d8, d9}, [r8]!
    vmla.f32 q9, q6, d0[0]
    vld1.32 {d2, d3}, [r6]!
    vmla.f32 q10, q2, d0[1]
    vld1.32 {d10, d11}, [r8]!
    vmla.f32 q11, q6, d0[1]
    vmla.f32 q12, q2, d1[0]
    vmla.f32 q13, q6, d1[0]
    vmla.f32 q14, q2, d1[1]
    vld1.32 {d4, d5}, [r8]!
    vmla.f32 q15, q6, d1[1]
    vld1.32 {d0, d1}, [r6]!
    vmla.f32 q8, q3, d2[0]
    vld1.32 {d12, d13}, [r8]!
    vmla.f32 q9, q4, d2[0]
    vmla.f32 q10, q3, d2[1]
    vmla.f32 q11, q4, d2[1]
    vmla.f32 q12, q3, d3[0]
    vmla.f32 q13, q4, d3[0]
    vmla.f32 q14, q3, d3[1]
    vld1.32 {d6, d7}, [r8]!
    vmla.f32 q15, q4, d3[1]
    vld1.32 {d2, d3}, [r6]!
    vmla.f32 q8, q5, d0[0]
    vmla.f32 q9, q2, d0[0]
    vmla.f32 q10, q5, d0[1]
    vmla.f32 q11, q2, d0[1]
    vmla.f32 q12, q5, d1[0]
    vmla.f32 q13, q2, d1[0]
    vmla.f32 q14, q5, d1[1]
    vmla.f32 q15, q2, d1[1]
    vmla.f32 q8, q6, d2[0]
    vmla.f32 q9, q3, d2[0]
    vmla.f32 q10, q6, d2[1]
    vmla.f32 q11, q3, d2[1]
    vmla.f32 q12, q6, d3[0]
    vmla.f32 q13, q3, d3[0]
    vmla.f32 q14, q6, d3[1]
    vmla.f32 q15, q3, d3[1]
    cmp r2, #0
    bne .Lloop_31
.Lloop_end_30:
    cmp r0, #0
    beq .Lloop_end_32
.Lloop_33:
    vld1.32 {d2, d3}, [r8]!
    sub r0, r0, #1
    vld1.32 {d4, d5}, [r8]!
    vld1.32 {d0, d1}, [r6]!
    vmla.f32 q8, q1, d0[0]
    vmla.f32 q9, q2, d0[0]
    vmla.f32 q10, q1, d0[1]
    vmla.f32 q11, q2, d0[1]
    vmla.f32 q12, q1, d1[0]
    vmla.f32 q13, q2, d1[0]
    vmla.f32 q14, q1, d1[1]
    vmla.f32 q15, q2, d1[1]
    cmp r0, #0
    bne .Lloop_33
.Lloop_end_32:
    cmp r1, #0
    bne .Lotherwise_34
    vst1.32 {d16, d17}, [r7]!
    vst1.32 {d18, d19}, [r7]
    sub r7, r7, #16
    add r7, r7, r9, lsl #2
    vst1.32 {d20, d21}, [r7]!
    vst1.32 {d22, d23}, [r7]
    sub r7, r7, #16
    add r7, r7, r9, lsl #2
    vst1.32 {d24, d25}, [r7]!
    vst1.32 {d26, d27}, [r7]
    sub r7, r7, #16
    add r7, r7, r9, lsl #2
    vst1.32 {d28, d29}, [r7]!
    vst1.32 {d30, d31}, [r7]
    sub r7, r7, #16
    b .Lend_35
.Lotherwise_34:
    mov r0, r7
    vld1.32 {d0, d1}, [r0]!
    vld1.32 {d2, d3}, [r0]
    sub r0, r0, #16
    add r0, r0, r9, lsl #2
    vld1.32 {d4, d5}, [r0]!
    vadd.f32 q8, q8, q0
    vld1.32 {d0, d1}, [r0]
    sub r0, r0, #16
    add r0, r0, r9, lsl #2
    vadd.f32 q9, q9, q1
    vld1.32 {d2, d3}, [r0]!
    vadd.f32 q10, q10, q2
    vld1.32 {d4, d5}, [r0]
    sub r0, r0, #16
    add r0, r0, r9, lsl #2
    vadd.f32 q11, q11, q0
    vld1.32 {d0, d1}, [r0]!
    vadd.f32 q12, q12, q1
    vld1.32 {d2, d3}, [r0]
    sub r0, r0, #16
    vadd.f32 q13, q13, q2
    vst1.32 {d16, d17}, [r7]!
    vadd.f32 q14, q14, q0
    vst1.32 {d18, d19}, [r7]
    sub r7, r7, #16
    add r7, r7, r9, lsl #2
    vadd.f32 q15, q15, q1
    vst1.32 {d20, d21}, [r7]!
    vst1.32 {d22, d23}, [r7]
    sub r7, r7, #16
    add r7, r7, r9, lsl #2
    vst1.32 {d24, d25}, [r7]!
    vst1.32 {d26, d27}, [r7]
    sub r7, r7, #16
    add r7, r7, r9, lsl #2
    vst1.32 {d28, d29}, [r7]!
    vst1.32 {d30, d31}, [r7]
    sub r7, r7, #16
.Lend_35:
    vpop {d8, d9, d10, d11, d12, d13}
    pop {r4, r5, r6, r7, r8, r9, pc}
    .size nnp_tuple_gemm_transposed_4x8__armv7_neon, . - nnp_tuple_gemm_transposed_4x8__armv7_neon

    .section .note.GNU-stack, "", %progbits
