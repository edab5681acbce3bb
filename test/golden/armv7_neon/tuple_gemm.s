    .syntax unified
    .arch armv7-a
    .fpu neon-vfpv4
    .eabi_attribute 28, 3
    .arm

    .text
    .p2align 4
    .globl nnp_tuple_gemm_1x8__armv7_neon
    .type nnp_tuple_gemm_1x8__armv7_neon, %function
nnp_tuple_gemm_1x8__armv7_neon:
    push {r4, r5, r6, r7, r8, r9, r14}
    ldr r12, [sp, #44]
    mov r6, r1
    vmov.i32 q11, #0
    mov r14, r2
    ldr r4, [sp, #28]
    mov r5, r3
    vmov.i32 q12, #0
    ldr r7, [sp, #32]
    ubfx r8, r0, #0, #6
    lsr r0, r0, #6
    ldr r9, [sp, #40]
    cmp r12, #0
    bne .Lotherwise_0
    cmp r0, #0
    beq .Lloop_end_1
.Lloop_2:
    movw r1, #16
.Lrepeat_3:
    vld1.32 {d16, d17}, [r5]!
    sub r1, r1, #1
    vld1.32 {d18, d19}, [r5]!
    vld1.32 {d0, d1}, [r6]
    add r6, r6, #64
    vld1.32 {d20, d21}, [r5]!
    vmla.f32 q11, q8, d0[0]
    vld1.32 {d16, d17}, [r5]!
    vmla.f32 q12, q9, d0[0]
    vld1.32 {d18, d19}, [r5]!
    vmla.f32 q11, q10, d0[1]
    vld1.32 {d20, d21}, [r5]!
    vmla.f32 q12, q8, d0[1]
    vld1.32 {d16, d17}, [r5]!
    vmla.f32 q11, q9, d1[0]
    vld1.32 {d18, d19}, [r5]!
    vmla.f32 q12, q10, d1[0]
    vmla.f32 q11, q8, d1[1]
    vmla.f32 q12, q9, d1[1]
    cmp r1, #0
    bne .Lrepeat_3
    add r6, r6, r14, lsl #2
    add r5, r5, r4, lsl #2
    sub r0, r0, #1
    sub r6, r6, #1024
    sub r5, r5, #2048
    cmp r0, #0
    bne .Lloop_2
.Lloop_end_1:
    b .Lend_4
.Lotherwise_0:
    cmp r0, #0
    beq .Lloop_end_5
.Lloop_6:
    movw r1, #16
.Lrepeat_7:
    vld1.32 {d16, d17}, [r5]
    add r2, r5, r4, lsl #2
    add r5, r5, #16
    vld1.32 {d18, d19}, [r5]!
    add r3, r6, r14, lsl #2
    sub r1, r1, #1
    vld1.32 {d0, d1}, [r6]
    add r6, r6, #64
    vld1.32 {d20, d21}, [r5]!
    vmla.f32 q11, q8, d0[0]
    vld1.32 {d16, d17}, [r5]!
    vmla.f32 q12, q9, d0[0]
    vld1.32 {d18, d19}, [r5]!
    vmla.f32 q11, q10, d0[1]
    vld1.32 {d20, d21}, [r5]!
    vmla.f32 q12, q8, d0[1]
    vld1.32 {d16, d17}, [r5]!
    vmla.f32 q11, q9, d1[0]
    vld1.32 {d18, d19}, [r5]!
    vmla.f32 q12, q10, d1[0]
    pld [r3]
    pld [r2]
    vmla.f32 q11, q8, d1[1]
    pld [r2, #64]
    vmla.f32 q12, q9, d1[1]
    cmp r1, #0
    bne .Lrepeat_7
    add r6, r6, r14, lsl #2
    add r5, r5, r4, lsl #2
    sub r0, r0, #1
    sub r6, r6, #1024
    sub r5, r5, #2048
    cmp r0, #0
    bne .Lloop_6
.Lloop_end_5:
.Lend_4:
    lsr r0, r8, #2
    ubfx r1, r8, #0, #2
    cmp r0, #0
    beq .Lloop_end_8
.Lloop_9:
    vld1.32 {d16, d17}, [r5]!
    sub r0, r0, #1
    vld1.32 {d18, d19}, [r5]!
    vld1.32 {d0, d1}, [r6]
    add r6, r6, #64
    vld1.32 {d20, d21}, [r5]!
    vmla.f32 q11, q8, d0[0]
    vld1.32 {d16, d17}, [r5]!
    vmla.f32 q12, q9, d0[0]
    vld1.32 {d18, d19}, [r5]!
    vmla.f32 q11, q10, d0[1]
    vld1.32 {d20, d21}, [r5]!
    vmla.f32 q12, q8, d0[1]
    vld1.32 {d16, d17}, [r5]!
    vmla.f32 q11, q9, d1[0]
    vld1.32 {d18, d19}, [r5]!
    vmla.f32 q12, q10, d1[0]
    vmla.f32 q11, q8, d1[1]
    vmla.f32 q12, q9, d1[1]
    cmp r0, #0
    bne .Lloop_9
.Lloop_end_8:
    cmp r1, #0
    beq .Lloop_end_10
.Lloop_11:
    vld1.32 {d16, d17}, [r5]!
    sub r1, r1, #1
    vld1.32 {d18, d19}, [r5]!
    vldr s0, [r6]
    add r6, r6, #4
    vmla.f32 q11, q8, d0[0]
    vmla.f32 q12, q9, d0[0]
    cmp r1, #0
    bne .Lloop_11
.Lloop_end_10:
    cmp r9, #0
    bne .Lotherwise_12
    vst1.32 {d22, d23}, [r7]!
    vst1.32 {d24, d25}, [r7]
    sub r7, r7, #16
    b .Lend_13
.Lotherwise_12:
    mov r0, r7
    vld1.32 {d16, d17}, [r0]!
    vld1.32 {d18, d19}, [r0]
    sub r0, r0, #16
    vadd.f32 q11, q11, q8
    vadd.f32 q12, q12, q9
    vst1.32 {d22, d23}, [r7]!
    vst1.32 {d24, d25}, [r7]
    sub r7, r7, #16
.Lend_13:
    pop {r4, r5, r6, r7, r8, r9, pc}
    .size nnp_tuple_gemm_1x8__armv7_neon, . - nnp_tuple_gemm_1x8__armv7_neon

    .text
    .p2align 4
    .globl nnp_tuple_gemm_2x8__armv7_neon
    .type nnp_tuple_gemm_2x8__armv7_neon, %function
nnp_tuple_gemm_2x8__armv7_neon:
    push {r4, r5, r6, r7, r8, r9, r10, r14}
    ldr r14, [sp, #48]
    mov r7, r1
    vmov.i32 q13, #0
    mov r6, r2
    ldr r8, [sp, #32]
    mov r4, r3
    vmov.i32 q14, #0
    ldr r5, [sp, #36]
    ubfx r9, r0, #0, #6
    vmov.i32 q15, #0
    lsr r0, r0, #6
    ldr r12, [sp, #40]
    vmov.i32 q2, #0
    ldr r10, [sp, #44]
    cmp r14, #0
    bne .Lotherwise_14
    cmp r0, #0
    beq .Lloop_end_15
.Lloop_16:
    movw r1, #16
.Lrepeat_17:
    vld1.32 {d16, d17}, [r4]!
    sub r1, r1, #1
    vld1.32 {d0, d1}, [r7]!
    vld1.32 {d18, d19}, [r4]!
    vld1.32 {d2, d3}, [r7]
    vmla.f32 q13, q8, d0[0]
    add r7, r7, #48
    vld1.32 {d20, d21}, [r4]!
    vmla.f32 q14, q9, d0[0]
    vmla.f32 q15, q8, d2[0]
    vld1.32 {d16, d17}, [r4]!
    vmla.f32 q2, q9, d2[0]
    vld1.32 {d18, d19}, [r4]!
    vmla.f32 q13, q10, d0[1]
    vld1.32 {d22, d23}, [r4]!
    vmla.f32 q14, q8, d0[1]
    vld1.32 {d24, d25}, [r4]!
    vmla.f32 q15, q10, d2[1]
    vld1.32 {d20, d21}, [r4]!
    vmla.f32 q2, q8, d2[1]
    vmla.f32 q13, q9, d1[0]
    vmla.f32 q14, q11, d1[0]
    vmla.f32 q15, q9, d3[0]
    vmla.f32 q2, q11, d3[0]
    vmla.f32 q13, q12, d1[1]
    vmla.f32 q14, q10, d1[1]
    vmla.f32 q15, q12, d3[1]
    vmla.f32 q2, q10, d3[1]
    cmp r1, #0
    bne .Lrepeat_17
    add r7, r7, r6, lsl #2
    add r4, r4, r8, lsl #2
    sub r0, r0, #1
    sub r7, r7, #1024
    sub r4, r4, #2048
    cmp r0, #0
    bne .Lloop_16
.Lloop_end_15:
    b .Lend_18
.Lotherwise_14:
    cmp r0, #0
    beq .Lloop_end_19
.Lloop_20:
    movw r1, #16
.Lrepeat_21:
    add r2, r7, r6, lsl #2
    vld1.32 {d16, d17}, [r4]
    add r3, r4, r8, lsl #2
    add r4, r4, #16
    vld1.32 {d0, d1}, [r7]!
    sub r1, r1, #1
    vld1.32 {d18, d19}, [r4]!
    vld1.32 {d2, d3}, [r7]
    vmla.f32 q13, q8, d0[0]
    add r7, r7, #48
    vld1.32 {d20, d21}, [r4]!
    vmla.f32 q14, q9, d0[0]
    vmla.f32 q15, q8, d2[0]
    vld1.32 {d16, d17}, [r4]!
    vmla.f32 q2, q9, d2[0]
    vld1.32 {d18, d19}, [r4]!
    vmla.f32 q13, q10, d0[1]
    vld1.32 {d22, d23}, [r4]!
    vmla.f32 q14, q8, d0[1]
    vld1.32 {d24, d25}, [r4]!
    vmla.f32 q15, q10, d2[1]
    vld1.32 {d20, d21}, [r4]!
    vmla.f32 q2, q8, d2[1]
    pld [r2]
    vmla.f32 q13, q9, d1[0]
    pld [r3]
    vmla.f32 q14, q11, d1[0]
    pld [r3, #64]
    vmla.f32 q15, q9, d3[0]
    vmla.f32 q2, q11, d3[0]
    vmla.f32 q13, q12, d1[1]
    vmla.f32 q14, q10, d1[1]
    vmla.f32 q15, q12, d3[1]
    vmla.f32 q2, q10, d3[1]
    cmp r1, #0
    bne .Lrepeat_21
    add r7, r7, r6, lsl #2
    add r4, r4, r8, lsl #2
    sub r0, r0, #1
    sub r7, r7, #1024
    sub r4, r4, #2048
    cmp r0, #0
    bne .Lloop_20
.Lloop_end_19:
.Lend_18:
    lsr r0, r9, #2
    ubfx r1, r9, #0, #2
    cmp r0, #0
    beq .Lloop_end_22
.Lloop_23:
    vld1.32 {d16, d17}, [r4]!
    sub r0, r0, #1
    vld1.32 {d0, d1}, [r7]!
    vld1.32 {d18, d19}, [r4]!
    vld1.32 {d2, d3}, [r7]
    vmla.f32 q13, q8, d0[0]
    add r7, r7, #48
    vld1.32 {d20, d21}, [r4]!
    vmla.f32 q14, q9, d0[0]
    vmla.f32 q15, q8, d2[0]
    vld1.32 {d16, d17}, [r4]!
    vmla.f32 q2, q9, d2[0]
    vld1.32 {d18, d19}, [r4]!
    vmla.f32 q13, q10, d0[1]
    vld1.32 {d22, d23}, [r4]!
    vmla.f32 q14, q8, d0[1]
    vld1.32 {d24, d25}, [r4]!
    vmla.f32 q15, q10, d2[1]
    vld1.32 {d20, d21}, [r4]!
    vmla.f32 q2, q8, d2[1]
    vmla.f32 q13, q9, d1[0]
    vmla.f32 q14, q11, d1[0]
    vmla.f32 q15, q9, d3[0]
    vmla.f32 q2, q11, d3[0]
    vmla.f32 q13, q12, d1[1]
    vmla.f32 q14, q10, d1[1]
    vmla.f32 q15, q12, d3[1]
    vmla.f32 q2, q10, d3[1]
    cmp r0, #0
    bne .Lloop_23
.Lloop_end_22:
    cmp r1, #0
    beq .Lloop_end_24
.Lloop_25:
    vld1.32 {d16, d17}, [r4]!
    sub r1, r1, #1
    vld1.32 {d18, d19}, [r4]!
    vldr s0, [r7]
    vldr s4, [r7, #16]
    add r7, r7, #4
    vmla.f32 q13, q8, d0[0]
    vmla.f32 q14, q9, d0[0]
    vmla.f32 q15, q8, d2[0]
    vmla.f32 q2, q9, d2[0]
    cmp r1, #0
    bne .Lloop_25
.Lloop_end_24:
    cmp r10, #0
    bne .Lotherwise_26
    vst1.32 {d26, d27}, [r5]!
    vst1.32 {d28, d29}, [r5]
    sub r5, r5, #16
    add r5, r5, r12, lsl #2
    vst1.32 {d30, d31}, [r5]!
    vst1.32 {d4, d5}, [r5]
    sub r5, r5, #16
    b .Lend_27
.Lotherwise_26:
    mov r0, r5
    vld1.32 {d16, d17}, [r0]!
    vld1.32 {d18, d19}, [r0]
    sub r0, r0, #16
    add r0, r0, r12, lsl #2
    vld1.32 {d20, d21}, [r0]!
    vadd.f32 q13, q13, q8
    vld1.32 {d16, d17}, [r0]
    vadd.f32 q14, q14, q9
    sub r0, r0, #16
    vadd.f32 q15, q15, q10
    vst1.32 {d26, d27}, [r5]!
    vadd.f32 q2, q2, q8
    vst1.32 {d28, d29}, [r5]
    sub r5, r5, #16
    add r5, r5, r12, lsl #2
    vst1.32 {d30, d31}, [r5]!
    vst1.32 {d4, d5}, [r5]
    sub r5, r5, #16
.Lend_27:
    pop {r4, r5, r6, r7, r8, r9, r10, pc}
    .size nnp_tuple_gemm_2x8__armv7_neon, . - nnp_tuple_gemm_2x8__armv7_neon

    .text
    .p2align 4
    .globl nnp_tuple_gemm_3x8__armv7_neon
    .type nnp_tuple_gemm_3x8__armv7_neon, %function
nnp_tuple_gemm_3x8__armv7_neon:
    push {r4, r5, r6, r7, r8, r9, r10, r14}
    vpush {d8, d9, d10, d11, d12, d13}
    ldr r14, [sp, #96]
    mov r7, r1
    vmov.i32 q8, #0
    mov r6, r2
    ldr r8, [sp, #80]
    mov r4, r3
    vmov.i32 q9, #0
    ldr r5, [sp, #84]
    ubfx r9, r0, #0, #6
    vmov.i32 q10, #0
    lsr r0, r0, #6
    ldr r12, [sp, #88]
    vmov.i32 q11, #0
    ldr r10, [sp, #92]
    vmov.i32 q12, #0
    vmov.i32 q13, #0
    cmp r14, #0
    bne .Lotherwise_28
    cmp r0, #0
    beq .Lloop_end_29
.Lloop_30:
    movw r1, #16
.Lrepeat_31:
    vld1.32 {d0, d1}, [r7]!
    sub r1, r1, #1
    vld1.32 {d28, d29}, [r4]!
    vld1.32 {d2, d3}, [r7]!
    vld1.32 {d30, d31}, [r4]!
    vmla.f32 q8, q14, d0[0]
    vld1.32 {d4, d5}, [r7]
    vmla.f32 q10, q14, d2[0]
    add r7, r7, #32
    vld1.32 {d8, d9}, [r4]!
    vmla.f32 q9, q15, d0[0]
    vmla.f32 q11, q15, d2[0]
    vld1.32 {d10, d11}, [r4]!
    vmla.f32 q12, q14, d4[0]
    vld1.32 {d28, d29}, [r4]!
    vmla.f32 q13, q15, d4[0]
    vld1.32 {d30, d31}, [r4]!
    vmla.f32 q8, q4, d0[1]
    vld1.32 {d6, d7}, [r4]!
    vmla.f32 q9, q5, d0[1]
    vld1.32 {d12, d13}, [r4]!
    vmla.f32 q10, q4, d2[1]
    vmla.f32 q11, q5, d2[1]
    vmla.f32 q12, q4, d4[1]
    vmla.f32 q13, q5, d4[1]
    vmla.f32 q8, q14, d1[0]
    vmla.f32 q9, q15, d1[0]
    vmla.f32 q10, q14, d3[0]
    vmla.f32 q11, q15, d3[0]
    vmla.f32 q12, q14, d5[0]
    vmla.f32 q13, q15, d5[0]
    vmla.f32 q8, q3, d1[1]
    vmla.f32 q9, q6, d1[1]
    vmla.f32 q10, q3, d3[1]
    vmla.f32 q11, q6, d3[1]
    vmla.f32 q12, q3, d5[1]
    vmla.f32 q13, q6, d5[1]
    cmp r1, #0
    bne .Lrepeat_31
    add r7, r7, r6, lsl #2
    add r4, r4, r8, lsl #2
    sub r0, r0, #1
    sub r7, r7, #1024
    sub r4, r4, #2048
    cmp r0, #0
    bne .Lloop_30
.Lloop_end_29:
    b .Lend_32
.Lotherwise_28:
    cmp r0, #0
    beq .Lloop_end_33
.Lloop_34:
    movw r1, #16
.Lrepeat_35:
    add r2, r7, r6, lsl #2
    vld1.32 {d0, d1}, [r7]!
    add r3, r4, r8, lsl #2
    vld1.32 {d28, d29}, [r4]
    add r4, r4, #16
    sub r1, r1, #1
    vld1.32 {d2, d3}, [r7]!
    vld1.32 {d30, d31}, [r4]!
    vmla.f32 q8, q14, d0[0]
    vld1.32 {d4, d5}, [r7]
    vmla.f32 q10, q14, d2[0]
    add r7, r7, #32
    vld1.32 {d8, d9}, [r4]!
    vmla.f32 q9, q15, d0[0]
    vmla.f32 q11, q15, d2[0]
    vld1.32 {d10, d11}, [r4]!
    vmla.f32 q12, q14, d4[0]
    vld1.32 {d28, d29}, [r4]!
    vmla.f32 q13, q15, d4[0]
    vld1.32 {d30, d31}, [r4]!
    vmla.f32 q8, q4, d0[1]
    vld1.32 {d6, d7}, [r4]!
    vmla.f32 q9, q5, d0[1]
    vld1.32 {d12, d13}, [r4]!
    vmla.f32 q10, q4, d2[1]
    pld [r2]
    vmla.f32 q11, q5, d2[1]
    pld [r3]
    vmla.f32 q12, q4, d4[1]
    pld [r3, #64]
    vmla.f32 q13, q5, d4[1]
    vmla.f32 q8, q14, d1[0]
    vmla.f32 q9, q15, d1[0]
    vmla.f32 q10, q14, d3[0]
    vmla.f32 q11, q15, d3[0]
    vmla.f32 q12, q14, d5[0]
    vmla.f32 q13, q15, d5[0]
    vmla.f32 q8, q3, d1[1]
    vmla.f32 q9, q6, d1[1]
    vmla.f32 q10, q3, d3[1]
    vmla.f32 q11, q6, d3[1]
    vmla.f32 q12, q3, d5[1]
    vmla.f32 q13, q6, d5[1]
    cmp r1, #0
    bne .Lrepeat_35
    add r7, r7, r6, lsl #2
    add r4, r4, r8, lsl #2
    sub r0, r0, #1
    sub r7, r7, #1024
    sub r4, r4, #2048
    cmp r0, #0
    bne .Lloop_34
.Lloop_end_33:
.Lend_32:
    lsr r0, r9, #2
    ubfx r1, r9, #0, #2
    cmp r0, #0
    beq .Lloop_end_36
.Lloop_37:
    vld1.32 {d0, d1}, [r7]!
    sub r0, r0, #1
    vld1.32 {d28, d29}, [r4]!
    vld1.32 {d2, d3}, [r7]!
    vld1.32 {d30, d31}, [r4]!
    vmla.f32 q8, q14, d0[0]
    vld1.32 {d4, d5}, [r7]
    vmla.f32 q10, q14, d2[0]
    add r7, r7, #32
    vld1.32 {d8, d9}, [r4]!
    vmla.f32 q9, q15, d0[0]
    vmla.f32 q11, q15, d2[0]
    vld1.32 {d10, d11}, [r4]!
    vmla.f32 q12, q14, d4[0]
    vld1.32 {d28, d29}, [r4]!
    vmla.f32 q13, q15, d4[0]
    vld1.32 {d30, d31}, [r4]!
    vmla.f32 q8, q4, d0[1]
    vld1.32 {d6, d7}, [r4]!
    vmla.f32 q9, q5, d0[1]
    vld1.32 {d12, d13}, [r4]!
    vmla.f32 q10, q4, d2[1]
    vmla.f32 q11, q5, d2[1]
    vmla.f32 q12, q4, d4[1]
    vmla.f32 q13, q5, d4[1]
    vmla.f32 q8, q14, d1[0]
    vmla.f32 q9, q15, d1[0]
    vmla.f32 q10, q14, d3[0]
    vmla.f32 q11, q15, d3[0]
    vmla.f32 q12, q14, d5[0]
    vmla.f32 q13, q15, d5[0]
    vmla.f32 q8, q3, d1[1]
    vmla.f32 q9, q6, d1[1]
    vmla.f32 q10, q3, d3[1]
    vmla.f32 q11, q6, d3[1]
    vmla.f32 q12, q3, d5[1]
    vmla.f32 q13, q6, d5[1]
    cmp r0, #0
    bne .Lloop_37
.Lloop_end_36:
    cmp r1, #0
    beq .Lloop_end_38
.Lloop_39:
    vld1.32 {d28, d29}, [r4]!
    sub r1, r1, #1
    vld1.32 {d30, d31}, [r4]!
    vldr s8, [r7]
    vldr s0, [r7, #16]
    vldr s4, [r7, #32]
    vmla.f32 q8, q14, d4[0]
    add r7, r7, #4
    vmla.f32 q9, q15, d4[0]
    vmla.f32 q10, q14, d0[0]
    vmla.f32 q11, q15, d0[0]
    vmla.f32 q12, q14, d2[0]
    vmla.f32 q13, q15, d2[0]
    cmp r1, #0
    bne .Lloop_39
.Lloop_end_38:
    cmp r10, #0
    bne .Lotherwise_40
    vst1.32 {d16, d17}, [r5]!
    vst1.32 {d18, d19}, [r5]
    sub r5, r5, #16
    add r5, r5, r12, lsl #2
    vst1.32 {d20, d21}, [r5]!
    vst1.32 {d22, d23}, [r5]
    sub r5, r5, #16
    add r5, r5, r12, lsl #2
    vst1.32 {d24, d25}, [r5]!
    vst1.32 {d26, d27}, [r5]
    sub r5, r5, #16
    b .Lend_41
.Lotherwise_40:
    mov r0, r5
    vld1.32 {d28, d29}, [r0]!
    vld1.32 {d30, d31}, [r0]
    sub r0, r0, #16
    add r0, r0, r12, lsl #2
    vld1.32 {d0, d1}, [r0]!
    vadd.f32 q8, q8, q14
    vld1.32 {d28, d29}, [r0]
    sub r0, r0, #16
    vadd.f32 q9, q9, q15
    add r0, r0, r12, lsl #2
    vld1.32 {d30, d31}, [r0]!
    vadd.f32 q10, q10, q0
    vld1.32 {d0, d1}, [r0]
    sub r0, r0, #16
    vadd.f32 q11, q11, q14
    vst1.32 {d16, d17}, [r5]!
    vadd.f32 q12, q12, q15
    vst1.32 {d18, d19}, [r5]
    sub r5, r5, #16
    add r5, r5, r12, lsl #2
    vadd.f32 q13, q13, q0
    vst1.32 {d20, d21}, [r5]!
    vst1.32 {d22, d23}, [r5]
    sub r5, r5, #16
    add r5, r5, r12, lsl #2
    vst1.32 {d24, d25}, [r5]!
    vst1.32 {d26, d27}, [r5]
    sub r5, r5, #16
.Lend_41:
    vpop {d8, d9, d10, d11, d12, d13}
    pop {r4, r5, r6, r7, r8, r9, r10, pc}
    .size nnp_tuple_gemm_3x8__armv7_neon, . - nnp_tuple_gemm_3x8__armv7_neon

    .text
    .p2align 4
    .globl nnp_tuple_gemm_4x8__armv7_neon
    .type nnp_tuple_gemm_4x8__armv7_neon, %function
nnp_tuple_gemm_4x8__armv7_neon:
    push {r4, r5, r6, r7, r8, r9, r10, r14}
    vpush {d8, d9, d10, d11, d12, d13, d14, d15}
    ldr r14, [sp, #112]
    mov r7, r1
    vmov.i32 q8, #0
    mov r6, r2
    ldr r8, [sp, #96]
    mov r4, r3
    vmov.i32 q9, #0
    ldr r5, [sp, #100]
    ubfx r9, r0, #0, #6
    vmov.i32 q10, #0
    lsr r0, r0, #6
    ldr r12, [sp, #104]
    vmov.i32 q11, #0
    ldr r10, [sp, #108]
    vmov.i32 q12, #0
    vmov.i32 q13, #0
    vmov.i32 q14, #0
    vmov.i32 q15, #0
    cmp r14, #0
    bne .Lotherwise_42
    cmp r0, #0
    beq .Lloop_end_43
.Lloop_44:
    movw r1, #16
.Lrepeat_45:
    vld1.32 {d0, d1}, [r7]!
    sub r1, r1, #1
    vld1.32 {d2, d3}, [r7]!
    vld1.32 {d8, d9}, [r4]!
    vld1.32 {d4, d5}, [r7]!
    vld1.32 {d10, d11}, [r4]!
    vmla.f32 q8, q4, d0[0]
    vld1.32 {d6, d7}, [r7]!
    vmla.f32 q10, q4, d2[0]
    vld1.32 {d12, d13}, [r4]!
    vmla.f32 q9, q5, d0[0]
    vmla.f32 q11, q5, d2[0]
    vld1.32 {d14, d15}, [r4]!
    vmla.f32 q12, q4, d4[0]
    vmla.f32 q13, q5, d4[0]
    vmla.f32 q14, q4, d6[0]
    vld1.32 {d8, d9}, [r4]!
    vmla.f32 q15, q5, d6[0]
    vld1.32 {d10, d11}, [r4]!
    vmla.f32 q8, q6, d0[1]
    vmla.f32 q9, q7, d0[1]
    vmla.f32 q10, q6, d2[1]
    vmla.f32 q11, q7, d2[1]
    vmla.f32 q12, q6, d4[1]
    vmla.f32 q13, q7, d4[1]
    vmla.f32 q14, q6, d6[1]
    vld1.32 {d12, d13}, [r4]!
    vmla.f32 q15, q7, d6[1]
    vld1.32 {d14, d15}, [r4]!
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
    cmp r1, #0
    bne .Lrepeat_45
    add r7, r7, r6, lsl #2
    add r4, r4, r8, lsl #2
    sub r0, r0, #1
    sub r7, r7, #1024
    sub r4, r4, #2048
    cmp r0, #0
    bne .Lloop_44
.Lloop_end_43:
    b .Lend_46
.Lotherwise_42:
    cmp r0, #0
    beq .Lloop_end_47
.Lloop_48:
    movw r1, #16
.Lrepeat_49:
    add r2, r7, r6, lsl #2
    vld1.32 {d0, d1}, [r7]!
    add r3, r4, r8, lsl #2
    vld1.32 {d2, d3}, [r7]!
    sub r1, r1, #1
    vld1.32 {d8, d9}, [r4]
    add r4, r4, #16
    vld1.32 {d4, d5}, [r7]!
    vld1.32 {d10, d11}, [r4]!
    vmla.f32 q8, q4, d0[0]
    vld1.32 {d6, d7}, [r7]!
    vmla.f32 q10, q4, d2[0]
    vld1.32 {d12, d13}, [r4]!
    vmla.f32 q9, q5, d0[0]
    vmla.f32 q11, q5, d2[0]
    vld1.32 {d14, d15}, [r4]!
    vmla.f32 q12, q4, d4[0]
    pld [r2]
    vmla.f32 q13, q5, d4[0]
    pld [r3]
    vmla.f32 q14, q4, d6[0]
    vld1.32 {d8, d9}, [r4]!
    vmla.f32 q15, q5, d6[0]
    vld1.32 {d10, d11}, [r4]!
    vmla.f32 q8, q6, d0[1]
    pld [r3, #64]
    vmla.f32 q9, q7, d0[1]
    vmla.f32 q10, q6, d2[1]
    vmla.f32 q11, q7, d2[1]
    vmla.f32 q12, q6, d4[1]
    vmla.f32 q13, q7, d4[1]
    vmla.f32 q14, q6, d6[1]
    vld1.32 {d12, d13}, [r4]!
    vmla.f32 q15, q7, d6[1]
    vld1.32 {d14, d15}, [r4]!
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
    cmp r1, #0
    bne .Lrepeat_49
    add r7, r7, r6, lsl #2
    add r4, r4, r8, lsl #2
    sub r0, r0, #1
    sub r7, r7, #1024
    sub r4, r4, #2048
    cmp r0, #0
    bne .Lloop_48
.Lloop_end_47:
.Lend_46:
    lsr r0, r9, #2
    ubfx r1, r9, #0, #2
    cmp r0, #0
    beq .Lloop_end_50
.Lloop_51:
    vld1.32 {d6, d7}, [r7]!
    sub r0, r0, #1
    vld1.32 {d4, d5}, [r7]!
    vld1.32 {d8, d9}, [r4]!
    vld1.32 {d2, d3}, [r7]!
    vld1.32 {d10, d11}, [r4]!
    vmla.f32 q8, q4, d6[0]
    vld1.32 {d0, d1}, [r7]!
    vmla.f32 q10, q4, d4[0]
    vld1.32 {d12, d13}, [r4]!
    vmla.f32 q9, q5, d6[0]
    vmla.f32 q11, q5, d4[0]
    vld1.32 {d14, d15}, [r4]!
    vmla.f32 q12, q4, d2[0]
    vmla.f32 q13, q5, d2[0]
    vmla.f32 q14, q4, d0[0]
    vld1.32 {d8, d9}, [r4]!
    vmla.f32 q15, q5, d0[0]
    vld1.32 {d10, d11}, [r4]!
    vmla.f32 q8, q6, d6[1]
    vmla.f32 q9, q7, d6[1]
    vmla.f32 q10, q6, d4[1]
    vmla.f32 q11, q7, d4[1]
    vmla.f32 q12, q6, d2[1]
    vmla.f32 q13, q7, d2[1]
    vmla.f32 q14, q6, d0[1]
    vld1.32 {d12, d13}, [r4]!
    vmla.f32 q15, q7, d0[1]
    vld1.32 {d14, d15}, [r4]!
    vmla.f32 q8, q4, d7[0]
    vmla.f32 q9, q5, d7[0]
    vmla.f32 q10, q4, d5[0]
    vmla.f32 q11, q5, d5[0]
    vmla.f32 q12, q4, d3[0]
    vmla.f32 q13, q5, d3[0]
    vmla.f32 q14, q4, d1[0]
    vmla.f32 q15, q5, d1[0]
    vmla.f32 q8, q6, d7[1]
    vmla.f32 q9, q7, d7[1]
    vmla.f32 q10, q6, d5[1]
    vmla.f32 q11, q7, d5[1]
    vmla.f32 q12, q6, d3[1]
    vmla.f32 q13, q7, d3[1]
    vmla.f32 q14, q6, d1[1]
    vmla.f32 q15, q7, d1[1]
    cmp r0, #0
    bne .Lloop_51
.Lloop_end_50:
    cmp r1, #0
    beq .Lloop_end_52
.Lloop_53:
    vld1.32 {d8, d9}, [r4]!
    sub r1, r1, #1
    vld1.32 {d10, d11}, [r4]!
    vldr s12, [r7]
    vldr s8, [r7, #16]
    vldr s4, [r7, #32]
    vmla.f32 q8, q4, d6[0]
    vldr s0, [r7, #48]
    vmla.f32 q9, q5, d6[0]
    add r7, r7, #4
    vmla.f32 q10, q4, d4[0]
    vmla.f32 q11, q5, d4[0]
    vmla.f32 q12, q4, d2[0]
    vmla.f32 q13, q5, d2[0]
    vmla.f32 q14, q4, d0[0]
    vmla.f32 q15, q5, d0[0]
    cmp r1, #0
    bne .Lloop_53
.Lloop_end_52:
    cmp r10, #0
    bne .Lotherwise_54
    vst1.32 {d16, d17}, [r5]!
    vst1.32 {d18, d19}, [r5]
    sub r5, r5, #16
    add r5, r5, r12, lsl #2
    vst1.32 {d20, d21}, [r5]!
    vst1.32 {d22, d23}, [r5]
    sub r5, r5, #16
    add r5, r5, r12, lsl #2
    vst1.32 {d24, d25}, [r5]!
    vst1.32 {d26, d27}, [r5]
    sub r5, r5, #16
    add r5, r5, r12, lsl #2
    vst1.32 {d28, d29}, [r5]!
    vst1.32 {d30, d31}, [r5]
    sub r5, r5, #16
    b .Lend_55
.Lotherwise_54:
    mov r0, r5
    vld1.32 {d0, d1}, [r0]!
    vld1.32 {d2, d3}, [r0]
    sub r0, r0, #16
    add r0, r0, r12, lsl #2
    vld1.32 {d4, d5}, [r0]!
    vadd.f32 q8, q8, q0
    vld1.32 {d0, d1}, [r0]
    sub r0, r0, #16
    add r0, r0, r12, lsl #2
    vadd.f32 q9, q9, q1
    vld1.32 {d2, d3}, [r0]!
    vadd.f32 q10, q10, q2
    vld1.32 {d4, d5}, [r0]
    sub r0, r0, #16
    add r0, r0, r12, lsl #2
    vadd.f32 q11, q11, q0
    vld1.32 {d0, d1}, [r0]!
    vadd.f32 q12, q12, q1
    vld1.32 {d2, d3}, [r0]
    sub r0, r0, #16
    vadd.f32 q13, q13, q2
    vst1.32 {d16, d17}, [r5]!
    vadd.f32 q14, q14, q0
    vst1.32 {d18, d19}, [r5]
    sub r5, r5, #16
    add r5, r5, r12, lsl #2
    vadd.f32 q15, q15, q1
    vst1.32 {d20, d21}, [r5]!
    vst1.32 {d22, d23}, [r5]
    sub r5, r5, #16
    add r5, r5, r12, lsl #2
    vst1.32 {d24, d25}, [r5]!
    vst1.32 {d26, d27}, [r5]
    sub r5, r5, #16
    add r5, r5, r12, lsl #2
    vst1.32 {d28, d29}, [r5]!
    vst1.32 {d30, d31}, [r5]
    sub r5, r5, #16
.Lend_55:
    vpop {d8, d9, d10, d11, d12, d13, d14, d15}
    pop {r4, r5, r6, r7, r8, r9, r10, pc}
    .size nnp_tuple_gemm_4x8__armv7_neon, . - nnp_tuple_gemm_4x8__armv7_neon

    .section .note.GNU-stack, "", %progbits
