    .syntax unified
    .arch armv7-a
    .fpu neon-vfpv4
    .eabi_attribute 28, 3
    .arm

    .text
    .p2align 4
    .globl nnp_dots_1x4__armv7_neon
    .type nnp_dots_1x4__armv7_neon, %function
nnp_dots_1x4__armv7_neon:
    push {r4, r5, r6, r14}
    ldr r2, [sp, #16]
    mov r12, r3
    ldr r14, [sp, #20]
    add r12, r12, r2, lsl #2
    mov r4, r12
    vld1.32 {d24, d25}, [r14]!
    add r4, r4, r2, lsl #2
    mov r5, r4
    vld1.32 {d26, d27}, [r14]!
    lsr r6, r0, #2
    vld1.32 {d28, d29}, [r14]!
    add r5, r5, r2, lsl #2
    vld1.32 {d30, d31}, [r14]
    sub r14, r14, #48
    cmp r6, #0
    beq .Lloop_end_0
.Lloop_1:
    vld1.32 {d16, d17}, [r1]!
    sub r6, r6, #1
    vld1.32 {d18, d19}, [r3]!
    vld1.32 {d20, d21}, [r12]!
    vld1.32 {d22, d23}, [r4]!
    vfma.f32 q12, q8, q9
    vld1.32 {d18, d19}, [r5]!
    vfma.f32 q13, q8, q10
    vfma.f32 q14, q8, q11
    vld1.32 {d20, d21}, [r1]!
    vfma.f32 q15, q8, q9
    vld1.32 {d16, d17}, [r3]!
    vld1.32 {d18, d19}, [r12]!
    vld1.32 {d22, d23}, [r4]!
    vfma.f32 q12, q10, q8
    vld1.32 {d16, d17}, [r5]!
    vfma.f32 q13, q10, q9
    vfma.f32 q14, q10, q11
    vld1.32 {d18, d19}, [r1]!
    vfma.f32 q15, q10, q8
    vld1.32 {d16, d17}, [r3]!
    vld1.32 {d20, d21}, [r12]!
    vld1.32 {d22, d23}, [r4]!
    vfma.f32 q12, q9, q8
    vld1.32 {d16, d17}, [r5]!
    vfma.f32 q13, q9, q10
    vfma.f32 q14, q9, q11
    vld1.32 {d20, d21}, [r1]!
    vfma.f32 q15, q9, q8
    vld1.32 {d16, d17}, [r3]
    vld1.32 {d18, d19}, [r12]
    vld1.32 {d22, d23}, [r4]
    vfma.f32 q12, q10, q8
    vld1.32 {d16, d17}, [r5]
    vfma.f32 q13, q10, q9
    vfma.f32 q14, q10, q11
    pld [r3, #80]
    add r3, r3, #16
    vfma.f32 q15, q10, q8
    pld [r12, #80]
    add r12, r12, #16
    pld [r4, #80]
    add r4, r4, #16
    pld [r5, #80]
    add r5, r5, #16
    cmp r6, #0
    bne .Lloop_1
.Lloop_end_0:
    ubfx r0, r0, #0, #2
    cmp r0, #0
    beq .Lloop_end_2
.Lloop_3:
    vld1.32 {d16, d17}, [r1]!
    sub r0, r0, #1
    vld1.32 {d18, d19}, [r3]!
    vld1.32 {d20, d21}, [r12]!
    vld1.32 {d22, d23}, [r4]!
    vfma.f32 q12, q8, q9
    vld1.32 {d18, d19}, [r5]!
    vfma.f32 q13, q8, q10
    vfma.f32 q14, q8, q11
    vfma.f32 q15, q8, q9
    cmp r0, #0
    bne .Lloop_3
.Lloop_end_2:
    vst1.32 {d24, d25}, [r14]!
    vst1.32 {d26, d27}, [r14]!
    vst1.32 {d28, d29}, [r14]!
    vst1.32 {d30, d31}, [r14]
    sub r14, r14, #48
    pop {r4, r5, r6, pc}
    .size nnp_dots_1x4__armv7_neon, . - nnp_dots_1x4__armv7_neon

    .text
    .p2align 4
    .globl nnp_dots_2x4__armv7_neon
    .type nnp_dots_2x4__armv7_neon, %function
nnp_dots_2x4__armv7_neon:
    push {r4, r5, r6, r7, r14}
    vpush {d8, d9, d10, d11, d12, d13, d14, d15}
    ldr r5, [sp, #88]
    mov r14, r3
    mov r4, r14
    ldr r6, [sp, #84]
    mov r7, r0
    vld1.32 {d28, d29}, [r5]!
    lsl r0, r2, #2
    vld1.32 {d30, d31}, [r5]!
    add r4, r4, r6, lsl #2
    mov r2, r4
    vld1.32 {d0, d1}, [r5]!
    add r2, r2, r6, lsl #2
    vld1.32 {d2, d3}, [r5]!
    mov r3, r2
    lsr r12, r7, #2
    vld1.32 {d4, d5}, [r5]!
    add r0, r1, r0
    add r3, r3, r6, lsl #2
    vld1.32 {d6, d7}, [r5]!
    vld1.32 {d8, d9}, [r5]!
    vld1.32 {d10, d11}, [r5]
    sub r5, r5, #112
    cmp r12, #0
    beq .Lloop_end_4
.Lloop_5:
    vld1.32 {d20, d21}, [r1]!
    sub r12, r12, #1
    vld1.32 {d22, d23}, [r0]!
    vld1.32 {d16, d17}, [r14]!
    vld1.32 {d18, d19}, [r4]!
    vld1.32 {d24, d25}, [r2]!
    vfma.f32 q14, q10, q8
    vld1.32 {d26, d27}, [r3]!
    vfma.f32 q2, q11, q8
    vfma.f32 q15, q10, q9
    vld1.32 {d12, d13}, [r1]!
    vfma.f32 q3, q11, q9
    vld1.32 {d18, d19}, [r0]!
    vfma.f32 q0, q10, q12
    vld1.32 {d16, d17}, [r14]!
    vfma.f32 q4, q11, q12
    vld1.32 {d24, d25}, [r4]!
    vfma.f32 q1, q10, q13
    vld1.32 {d20, d21}, [r2]!
    vfma.f32 q5, q11, q13
    vld1.32 {d22, d23}, [r3]!
    vfma.f32 q14, q6, q8
    vld1.32 {d26, d27}, [r1]!
    vfma.f32 q2, q9, q8
    vld1.32 {d16, d17}, [r0]!
    vfma.f32 q15, q6, q12
    vld1.32 {d14, d15}, [r14]!
    vfma.f32 q3, q9, q12
    vld1.32 {d24, d25}, [r4]!
    vfma.f32 q0, q6, q10
    pld [r14, #80]
    vfma.f32 q4, q9, q10
    vld1.32 {d20, d21}, [r2]!
    vfma.f32 q1, q6, q11
    vld1.32 {d12, d13}, [r3]!
    vfma.f32 q5, q9, q11
    vld1.32 {d18, d19}, [r1]!
    vfma.f32 q14, q13, q7
    vld1.32 {d22, d23}, [r0]!
    vfma.f32 q2, q8, q7
    vld1.32 {d14, d15}, [r14]
    add r14, r14, #16
    vfma.f32 q15, q13, q12
    pld [r4, #80]
    vfma.f32 q3, q8, q12
    vld1.32 {d24, d25}, [r4]
    add r4, r4, #16
    vfma.f32 q0, q13, q10
    pld [r2, #80]
    vfma.f32 q4, q8, q10
    vld1.32 {d20, d21}, [r2]
    add r2, r2, #16
    vfma.f32 q1, q13, q6
    vld1.32 {d26, d27}, [r3]
    vfma.f32 q5, q8, q6
    pld [r3, #80]
    add r3, r3, #16
    vfma.f32 q14, q9, q7
    vfma.f32 q2, q11, q7
    vfma.f32 q15, q9, q12
    vfma.f32 q3, q11, q12
    vfma.f32 q0, q9, q10
    vfma.f32 q4, q11, q10
    vfma.f32 q1, q9, q13
    vfma.f32 q5, q11, q13
    cmp r12, #0
    bne .Lloop_5
.Lloop_end_4:
    ubfx r12, r7, #0, #2
    cmp r12, #0
    beq .Lloop_end_6
.Lloop_7:
    vld1.32 {d16, d17}, [r1]!
    sub r12, r12, #1
    vld1.32 {d18, d19}, [r0]!
    vld1.32 {d20, d21}, [r14]!
    vld1.32 {d22, d23}, [r4]!
    vld1.32 {d24, d25}, [r2]!
    vfma.f32 q14, q8, q10
    vld1.32 {d26, d27}, [r3]!
    vfma.f32 q2, q9, q10
    vfma.f32 q15, q8, q11
    vfma.f32 q3, q9, q11
    vfma.f32 q0, q8, q12
    vfma.f32 q4, q9, q12
    vfma.f32 q1, q8, q13
    vfma.f32 q5, q9, q13
    cmp r12, #0
    bne .Lloop_7
.Lloop_end_6:
    vst1.32 {d28, d29}, [r5]!
    vst1.32 {d30, d31}, [r5]!
    vst1.32 {d0, d1}, [r5]!
    vst1.32 {d2, d3}, [r5]!
    vst1.32 {d4, d5}, [r5]!
    vst1.32 {d6, d7}, [r5]!
    vst1.32 {d8, d9}, [r5]!
    vst1.32 {d10, d11}, [r5]
    sub r5, r5, #112
    vpop {d8, d9, d10, d11, d12, d13, d14, d15}
    pop {r4, r5, r6, r7, pc}
    .size nnp_dots_2x4__armv7_neon, . - nnp_dots_2x4__armv7_neon

    .section .note.GNU-stack, "", %progbits
