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
    push {r4, r5, r14}
    ldr r12, [sp, #16]
    lsr r14, r0, #2
    ldr r4, [sp, #12]
    ldr r5, [r12, #8]
    vld1.32 {d22, d23}, [r5]!
    vld1.32 {d24, d25}, [r5]
    sub r5, r5, #16
    cmp r14, #0
    beq .Lloop_end_0
.Lloop_1:
    vld1.32 {d16, d17}, [r3]!
    sub r14, r14, #1
    vld1.32 {d18, d19}, [r3]!
    vldr s0, [r1]
    add r1, r1, r2, lsl #2
    vld1.32 {d20, d21}, [r3]!
    vmla.f32 q11, q8, d0[0]
    vld1.32 {d16, d17}, [r3]!
    vmla.f32 q12, q9, d0[0]
    vldr s0, [r1]
    add r1, r1, r2, lsl #2
    vld1.32 {d18, d19}, [r3]!
    vmla.f32 q11, q10, d0[0]
    vld1.32 {d20, d21}, [r3]!
    vmla.f32 q12, q8, d0[0]
    vldr s0, [r1]
    add r1, r1, r2, lsl #2
    vld1.32 {d16, d17}, [r3]!
    vmla.f32 q11, q9, d0[0]
    vld1.32 {d18, d19}, [r3]!
    vmla.f32 q12, q10, d0[0]
    vldr s0, [r1]
    add r1, r1, r2, lsl #2
    vmla.f32 q11, q8, d0[0]
    vmla.f32 q12, q9, d0[0]
    cmp r14, #0
    bne .Lloop_1
.Lloop_end_0:
    ubfx r0, r0, #0, #2
    cmp r0, #0
    beq .Lloop_end_2
.Lloop_3:
    vld1.32 {d16, d17}, [r3]!
    sub r0, r0, #1
    vld1.32 {d18, d19}, [r3]!
    vldr s0, [r1]
    add r1, r1, r2, lsl #2
    vmla.f32 q11, q8, d0[0]
    vmla.f32 q12, q9, d0[0]
    cmp r0, #0
    bne .Lloop_3
.Lloop_end_2:
    vldr s0, [r12, #20]
    vdup.32 q8, d0[0]
    vmax.f32 q9, q8, q11
    vmax.f32 q8, q8, q12
    vst1.32 {d18, d19}, [r4]!
    vst1.32 {d16, d17}, [r4]
    sub r4, r4, #16
    pop {r4, r5, pc}
    .size nnp_sgemm_transposed_1x8__armv7_neon, . - nnp_sgemm_transposed_1x8__armv7_neon

    .text
    .p2align 4
    .globl nnp_sgemm_transposed_2x8__armv7_neon
    .type nnp_sgemm_transposed_2x8__armv7_neon, %function
nnp_sgemm_transposed_2x8__armv7_neon:
    push {r4, r5, r6, r14}
    ldr r12, [sp, #20]
    lsr r14, r0, #2
    ldr r4, [sp, #16]
    ldr r5, [r12, #8]
    ldr r6, [r12]
    vld1.32 {d26, d27}, [r5]!
    vld1.32 {d28, d29}, [r5]
    sub r5, r5, #16
    add r5, r5, r6, lsl #2
    vld1.32 {d30, d31}, [r5]!
    vld1.32 {d4, d5}, [r5]
    sub r5, r5, #16
    cmp r14, #0
    beq .Lloop_end_4
.Lloop_5:
    vld1.32 {d16, d17}, [r3]!
    sub r14, r14, #1
    vld1.32 {d18, d19}, [r3]!
    vldr d2, [r1]
    add r1, r1, r2, lsl #2
    vld1.32 {d20, d21}, [r3]!
    vmla.f32 q13, q8, d2[0]
    vld1.32 {d22, d23}, [r3]!
    vmla.f32 q14, q9, d2[0]
    vldr d0, [r1]
    add r1, r1, r2, lsl #2
    vmla.f32 q15, q8, d2[1]
    vld1.32 {d16, d17}, [r3]!
    vmla.f32 q2, q9, d2[1]
    vld1.32 {d18, d19}, [r3]!
    vmla.f32 q13, q10, d0[0]
    vldr d2, [r1]
    add r1, r1, r2, lsl #2
    vmla.f32 q14, q11, d0[0]
    vld1.32 {d24, d25}, [r3]!
    vmla.f32 q15, q10, d0[1]
    vld1.32 {d20, d21}, [r3]!
    vmla.f32 q2, q11, d0[1]
    vldr d0, [r1]
    add r1, r1, r2, lsl #2
    vmla.f32 q13, q8, d2[0]
    vmla.f32 q14, q9, d2[0]
    vmla.f32 q15, q8, d2[1]
    vmla.f32 q2, q9, d2[1]
    vmla.f32 q13, q12, d0[0]
    vmla.f32 q14, q10, d0[0]
    vmla.f32 q15, q12, d0[1]
    vmla.f32 q2, q10, d0[1]
    cmp r14, #0
    bne .Lloop_5
.Lloop_end_4:
    ubfx r0, r0, #0, #2
    cmp r0, #0
    beq .Lloop_end_6
.Lloop_7:
    vld1.32 {d16, d17}, [r3]!
    sub r0, r0, #1
    vld1.32 {d18, d19}, [r3]!
    vldr d0, [r1]
    add r1, r1, r2, lsl #2
    vmla.f32 q13, q8, d0[0]
    vmla.f32 q14, q9, d0[0]
    vmla.f32 q15, q8, d0[1]
    vmla.f32 q2, q9, d0[1]
    cmp r0, #0
    bne .Lloop_7
.Lloop_end_6:
    vldr s0, [r12, #20]
    vdup.32 q8, d0[0]
    vmax.f32 q9, q8, q13
    vmax.f32 q10, q8, q14
    vmax.f32 q11, q8, q15
    vst1.32 {d18, d19}, [r4]!
    vmax.f32 q8, q8, q2
    vst1.32 {d20, d21}, [r4]!
    vst1.32 {d22, d23}, [r4]!
    vst1.32 {d16, d17}, [r4]
    sub r4, r4, #48
    pop {r4, r5, r6, pc}
    .size nnp_sgemm_transposed_2x8__armv7_neon, . - nnp_sgemm_transposed_2x8__armv7_neon

    .text
    .p2align 4
    .globl nnp_sgemm_transposed_3x8__armv7_neon
    .type nnp_sgemm_transposed_3x8__armv7_neon, %function
nnp_sgemm_transposed_3x8__armv7_neon:
    push {r4, r5, r6, r14}
    vpush {d8, d9, d10, d11, d12, d13, d14, d15}
    ldr r12, [sp, #84]
    lsr r14, r0, #2
    ldr r4, [sp, #80]
    ldr r5, [r12, #8]
    ldr r6, [r12]
    vld1.32 {d22, d23}, [r5]!
    vld1.32 {d24, d25}, [r5]
    sub r5, r5, #16
    add r5, r5, r6, lsl #2
    vld1.32 {d26, d27}, [r5]!
    vld1.32 {d28, d29}, [r5]
    sub r5, r5, #16
    add r5, r5, r6, lsl #2
    vld1.32 {d30, d31}, [r5]!
    vld1.32 {d8, d9}, [r5]
    sub r5, r5, #16
    cmp r14, #0
    beq .Lloop_end_8
.Lloop_9:
    vld1.32 {d18, d19}, [r3]!
    sub r14, r14, #1
    vld1.32 {d12, d13}, [r3]!
    vldr d2, [r1]
    vldr s8, [r1, #8]
    add r1, r1, r2, lsl #2
    vld1.32 {d16, d17}, [r3]!
    vmla.f32 q11, q9, d2[0]
    vmla.f32 q12, q6, d2[0]
    vld1.32 {d20, d21}, [r3]!
    vmla.f32 q13, q9, d2[1]
    vldr d0, [r1]
    vmla.f32 q14, q6, d2[1]
    vldr s12, [r1, #8]
    add r1, r1, r2, lsl #2
    vmla.f32 q15, q9, d4[0]
    vld1.32 {d10, d11}, [r3]!
    vmla.f32 q4, q6, d4[0]
    vld1.32 {d18, d19}, [r3]!
    vmla.f32 q11, q8, d0[0]
    vldr d2, [r1]
    vmla.f32 q12, q10, d0[0]
    vldr s8, [r1, #8]
    add r1, r1, r2, lsl #2
    vmla.f32 q13, q8, d0[1]
    vld1.32 {d12, d13}, [r3]!
    vmla.f32 q14, q10, d0[1]
    vld1.32 {d14, d15}, [r3]!
    vmla.f32 q15, q8, d6[0]
    vldr d0, [r1]
    vmla.f32 q4, q10, d6[0]
    vldr s12, [r1, #8]
    add r1, r1, r2, lsl #2
    vmla.f32 q11, q5, d2[0]
    vmla.f32 q12, q9, d2[0]
    vmla.f32 q13, q5, d2[1]
    vmla.f32 q14, q9, d2[1]
    vmla.f32 q15, q5, d4[0]
    vmla.f32 q4, q9, d4[0]
    vmla.f32 q11, q6, d0[0]
    vmla.f32 q12, q7, d0[0]
    vmla.f32 q13, q6, d0[1]
    vmla.f32 q14, q7, d0[1]
    vmla.f32 q15, q6, d6[0]
    vmla.f32 q4, q7, d6[0]
    cmp r14, #0
    bne .Lloop_9
.Lloop_end_8:
    ubfx r0, r0, #0, #2
    cmp r0, #0
    beq .Lloop_end_10
.Lloop_11:
    vld1.32 {d16, d17}, [r3]!
    sub r0, r0, #1
    vld1.32 {d18, d19}, [r3]!
    vldr d0, [r1]
    vldr s4, [r1, #8]
    add r1, r1, r2, lsl #2
    vmla.f32 q11, q8, d0[0]
    vmla.f32 q12, q9, d0[0]
    vmla.f32 q13, q8, d0[1]
    vmla.f32 q14, q9, d0[1]
    vmla.f32 q15, q8, d2[0]
    vmla.f32 q4, q9, d2[0]
    cmp r0, #0
    bne .Lloop_11
.Lloop_end_10:
    vldr s0, [r12, #20]
    vdup.32 q8, d0[0]
    vmax.f32 q9, q8, q11
    vmax.f32 q10, q8, q12
    vmax.f32 q11, q8, q13
    vst1.32 {d18, d19}, [r4]!
    vmax.f32 q9, q8, q14
    vst1.32 {d20, d21}, [r4]!
    vmax.f32 q10, q8, q15
    vst1.32 {d22, d23}, [r4]!
    vmax.f32 q8, q8, q4
    vst1.32 {d18, d19}, [r4]!
    vst1.32 {d20, d21}, [r4]!
    vst1.32 {d16, d17}, [r4]
    sub r4, r4, #80
    vpop {d8, d9, d10, d11, d12, d13, d14, d15}
    pop {r4, r5, r6, pc}
    .size nnp_sgemm_transposed_3x8__armv7_neon, . - nnp_sgemm_transposed_3x8__armv7_neon

    .text
    .p2align 4
    .globl nnp_sgemm_transposed_4x8__armv7_neon
    .type nnp_sgemm_transposed_4x8__armv7_neon, %function
nnp_sgemm_transposed_4x8__armv7_neon:
    push {r4, r5, r6, r14}
    vpush {d8, d9, d10, d11, d12, d13}
    ldr r12, [sp, #68]
    lsr r14, r0, #2
    ldr r4, [sp, #64]
    ldr r5, [r12, #8]
    ldr r6, [r12]
    vld1.32 {d20, d21}, [r5]!
    vld1.32 {d22, d23}, [r5]
    sub r5, r5, #16
    add r5, r5, r6, lsl #2
    vld1.32 {d24, d25}, [r5]!
    vld1.32 {d26, d27}, [r5]
    sub r5, r5, #16
    add r5, r5, r6, lsl #2
    vld1.32 {d28, d29}, [r5]!
    vld1.32 {d30, d31}, [r5]
    sub r5, r5, #16
    add r5, r5, r6, lsl #2
    vld1.32 {d4, d5}, [r5]!
    vld1.32 {d6, d7}, [r5]
    sub r5, r5, #16
    cmp r14, #0
    beq .Lloop_end_12
.Lloop_13:
    vld1.32 {d16, d17}, [r3]!
    sub r14, r14, #1
    vld1.32 {d12, d13}, [r3]!
    vld1.32 {d0, d1}, [r1]
    add r1, r1, r2, lsl #2
    vld1.32 {d18, d19}, [r3]!
    vmla.f32 q10, q8, d0[0]
    vld1.32 {d8, d9}, [r3]!
    vmla.f32 q11, q6, d0[0]
    vld1.32 {d2, d3}, [r1]
    add r1, r1, r2, lsl #2
    vmla.f32 q12, q8, d0[1]
    vld1.32 {d10, d11}, [r3]!
    vmla.f32 q13, q6, d0[1]
    vmla.f32 q14, q8, d1[0]
    vmla.f32 q15, q6, d1[0]
    vmla.f32 q2, q8, d1[1]
    vld1.32 {d16, d17}, [r3]!
    vmla.f32 q3, q6, d1[1]
    vld1.32 {d0, d1}, [r1]
    add r1, r1, r2, lsl #2
    vmla.f32 q10, q9, d2[0]
    vld1.32 {d12, d13}, [r3]!
    vmla.f32 q11, q4, d2[0]
    vmla.f32 q12, q9, d2[1]
    vmla.f32 q13, q4, d2[1]
    vmla.f32 q14, q9, d3[0]
    vmla.f32 q15, q4, d3[0]
    vmla.f32 q2, q9, d3[1]
    vld1.32 {d18, d19}, [r3]!
    vmla.f32 q3, q4, d3[1]
    vld1.32 {d2, d3}, [r1]
    add r1, r1, r2, lsl #2
    vmla.f32 q10, q5, d0[0]
    vmla.f32 q11, q8, d0[0]
    vmla.f32 q12, q5, d0[1]
    vmla.f32 q13, q8, d0[1]
    vmla.f32 q14, q5, d1[0]
    vmla.f32 q15, q8, d1[0]
    vmla.f32 q2, q5, d1[1]
    vmla.f32 q3, q8, d1[1]
    vmla.f32 q10, q6, d2[0]
    vmla.f32 q11, q9, d2[0]
    vmla.f32 q12, q6, d2[1]
    vmla.f32 q13, q9, d2[1]
    vmla.f32 q14, q6, d3[0]
    vmla.f32 q15, q9, d3[0]
    vmla.f32 q2, q6, d3[1]
    vmla.f32 q3, q9, d3[1]
    cmp r14, #0
    bne .Lloop_13
.Lloop_end_12:
    ubfx r0, r0, #0, #2
    cmp r0, #0
    beq .Lloop_end_14
.Lloop_15:
    vld1.32 {d16, d17}, [r3]!
    sub r0, r0, #1
    vld1.32 {d18, d19}, [r3]!
    vld1.32 {d0, d1}, [r1]
    add r1, r1, r2, lsl #2
    vmla.f32 q10, q8, d0[0]
    vmla.f32 q11, q9, d0[0]
    vmla.f32 q12, q8, d0[1]
    vmla.f32 q13, q9, d0[1]
    vmla.f32 q14, q8, d1[0]
    vmla.f32 q15, q9, d1[0]
    vmla.f32 q2, q8, d1[1]
    vmla.f32 q3, q9, d1[1]
    cmp r0, #0
    bne .Lloop_15
.Lloop_end_14:
    vldr s0, [r12, #20]
    vdup.32 q8, d0[0]
    vmax.f32 q9, q8, q10
    vmax.f32 q10, q8, q11
    vmax.f32 q11, q8, q12
    vst1.32 {d18, d19}, [r4]!
    vmax.f32 q9, q8, q13
    vst1.32 {d20, d21}, [r4]!
    vmax.f32 q10, q8, q14
    vst1.32 {d22, d23}, [r4]!
    vmax.f32 q11, q8, q15
    vst1.32 {d18, d19}, [r4]!
    vmax.f32 q9, q8, q2
    vst1.32 {d20, d21}, [r4]!
    vmax.f32 q8, q8, q3
    vst1.32 {d22, d23}, [r4]!
    vst1.32 {d18, d19}, [r4]!
    vst1.32 {d16, d17}, [r4]
    sub r4, r4, #112
    vpop {d8, d9, d10, d11, d12, d13}
    pop {r4, r5, r6, pc}
    .size nnp_sgemm_transposed_4x8__armv7_neon, . - nnp_sgemm_transposed_4x8__armv7_neon

    .section .note.GNU-stack, "", %progbits
