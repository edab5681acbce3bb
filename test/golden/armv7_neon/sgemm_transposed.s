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
    push {r4, r14}
    ldr r12, [sp, #8]
    lsr r14, r0, #2
    vmov.i32 q11, #0
    ldr r4, [sp, #12]
    vmov.i32 q12, #0
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
    ldr r0, [r4, #8]
    vldr s0, [r4, #20]
    vld1.32 {d16, d17}, [r0]!
    vdup.32 q9, d0[0]
    vadd.f32 q11, q11, q8
    vmax.f32 q8, q9, q11
    vst1.32 {d16, d17}, [r12]!
    vld1.32 {d16, d17}, [r0]
    sub r0, r0, #16
    vadd.f32 q12, q12, q8
    vmax.f32 q8, q9, q12
    vst1.32 {d16, d17}, [r12]
    sub r12, r12, #16
    pop {r4, pc}
    .size nnp_sgemm_transposed_1x8__armv7_neon, . - nnp_sgemm_transposed_1x8__armv7_neon

    .text
    .p2align 4
    .globl nnp_sgemm_transposed_2x8__armv7_neon
    .type nnp_sgemm_transposed_2x8__armv7_neon, %function
nnp_sgemm_transposed_2x8__armv7_neon:
    push {r4, r14}
    ldr r12, [sp, #8]
    lsr r14, r0, #2
    vmov.i32 q13, #0
    ldr r4, [sp, #12]
    vmov.i32 q14, #0
    vmov.i32 q15, #0
    vmov.i32 q2, #0
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
    ldr r0, [r4, #8]
    vldr s0, [r4, #20]
    vld1.32 {d16, d17}, [r0]!
    vdup.32 q9, d0[0]
    ldr r1, [r4]
    vadd.f32 q13, q13, q8
    vmax.f32 q8, q9, q13
    vst1.32 {d16, d17}, [r12]!
    vld1.32 {d16, d17}, [r0]
    sub r0, r0, #16
    add r0, r0, r1, lsl #2
    vadd.f32 q14, q14, q8
    vmax.f32 q8, q9, q14
    vst1.32 {d16, d17}, [r12]!
    vld1.32 {d16, d17}, [r0]!
    vadd.f32 q15, q15, q8
    vmax.f32 q8, q9, q15
    vst1.32 {d16, d17}, [r12]!
    vld1.32 {d16, d17}, [r0]
    sub r0, r0, #16
    vadd.f32 q2, q2, q8
    vmax.f32 q8, q9, q2
    vst1.32 {d16, d17}, [r12]
    sub r12, r12, #48
    pop {r4, pc}
    .size nnp_sgemm_transposed_2x8__armv7_neon, . - nnp_sgemm_transposed_2x8__armv7_neon

    .text
    .p2align 4
    .globl nnp_sgemm_transposed_3x8__armv7_neon
    .type nnp_sgemm_transposed_3x8__armv7_neon, %function
nnp_sgemm_transposed_3x8__armv7_neon:
    push {r4, r14}
    vpush {d8, d9, d10, d11, d12, d13, d14, d15}
    ldr r12, [sp, #72]
    lsr r14, r0, #2
    vmov.i32 q11, #0
    ldr r4, [sp, #76]
    vmov.i32 q12, #0
    vmov.i32 q13, #0
    vmov.i32 q14, #0
    vmov.i32 q15, #0
    vmov.i32 q4, #0
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
    ldr r0, [r4, #8]
    vldr s0, [r4, #20]
    vld1.32 {d16, d17}, [r0]!
    vdup.32 q9, d0[0]
    ldr r1, [r4]
    vadd.f32 q11, q11, q8
    vmax.f32 q8, q9, q11
    vst1.32 {d16, d17}, [r12]!
    vld1.32 {d16, d17}, [r0]
    sub r0, r0, #16
    add r0, r0, r1, lsl #2
    vadd.f32 q12, q12, q8
    vmax.f32 q8, q9, q12
    vst1.32 {d16, d17}, [r12]!
    vld1.32 {d16, d17}, [r0]!
    vadd.f32 q13, q13, q8
    vmax.f32 q8, q9, q13
    vst1.32 {d16, d17}, [r12]!
    vld1.32 {d16, d17}, [r0]
    sub r0, r0, #16
    add r0, r0, r1, lsl #2
    vadd.f32 q14, q14, q8
    vmax.f32 q8, q9, q14
    vst1.32 {d16, d17}, [r12]!
    vld1.32 {d16, d17}, [r0]!
    vadd.f32 q15, q15, q8
    vmax.f32 q8, q9, q15
    vst1.32 {d16, d17}, [r12]!
    vld1.32 {d16, d17}, [r0]
    sub r0, r0, #16
    vadd.f32 q4, q4, q8
    vmax.f32 q8, q9, q4
    vst1.32 {d16, d17}, [r12]
    sub r12, r12, #80
    vpop {d8, d9, d10, d11, d12, d13, d14, d15}
    pop {r4, pc}
    .size nnp_sgemm_transposed_3x8__armv7_neon, . - nnp_sgemm_transposed_3x8__armv7_neon

    .text
    .p2align 4
    .globl nnp_sgemm_transposed_4x8__armv7_neon
    .type nnp_sgemm_transposed_4x8__armv7_neon, %function
nnp_sgemm_transposed_4x8__armv7_neon:
    push {r4, r14}
    vpush {d8, d9, d10, d11, d12, d13}
    ldr r12, [sp, #56]
    lsr r14, r0, #2
    vmov.i32 q10, #0
    ldr r4, [sp, #60]
    vmov.i32 q11, #0
    vmov.i32 q12, #0
    vmov.i32 q13, #0
    vmov.i32 q14, #0
    vmov.i32 q15, #0
    vmov.i32 q2, #0
    vmov.i32 q3, #0
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
    ldr r0, [r4, #8]
    vldr s0, [r4, #20]
    vld1.32 {d16, d17}, [r0]!
    vdup.32 q9, d0[0]
    ldr r1, [r4]
    vadd.f32 q10, q10, q8
    vmax.f32 q8, q9, q10
    vst1.32 {d16, d17}, [r12]!
    vld1.32 {d16, d17}, [r0]
    sub r0, r0, #16
    add r0, r0, r1, lsl #2
    vadd.f32 q11, q11, q8
    vmax.f32 q8, q9, q11
    vst1.32 {d16, d17}, [r12]!
    vld1.32 {d16, d17}, [r0]!
    vadd.f32 q12, q12, q8
    vmax.f32 q8, q9, q12
    vst1.32 {d16, d17}, [r12]!
    vld1.32 {d16, d17}, [r0]
    sub r0, r0, #16
    add r0, r0, r1, lsl #2
    vadd.f32 q13, q13, q8
    vmax.f32 q8, q9, q13
    vst1.32 {d16, d17}, [r12]!
    vld1.32 {d16, d17}, [r0]!
    vadd.f32 q14, q14, q8
    vmax.f32 q8, q9, q14
    vst1.32 {d16, d17}, [r12]!
    vld1.32 {d16, d17}, [r0]
    sub r0, r0, #16
    add r0, r0, r1, lsl #2
    vadd.f32 q15, q15, q8
    vmax.f32 q8, q9, q15
    vst1.32 {d16, d17}, [r12]!
    vld1.32 {d16, d17}, [r0]!
    vadd.f32 q2, q2, q8
    vmax.f32 q8, q9, q2
    vst1.32 {d16, d17}, [r12]!
    vld1.32 {d16, d17}, [r0]
    sub r0, r0, #16
    vadd.f32 q3, q3, q8
    vmax.f32 q8, q9, q3
    vst1.32 {d16, d17}, [r12]
    sub r12, r12, #112
    vpop {d8, d9, d10, d11, d12, d13}
    pop {r4, pc}
    .size nnp_sgemm_transposed_4x8__armv7_neon, . - nnp_sgemm_transposed_4x8__armv7_neon

    .section .note.GNU-stack, "", %progbits
