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
    push {r4, r14}
    ldr r2, [sp, #8]
    ldr r12, [sp, #12]
    lsl r2, r2, #2
    add r14, r3, r2
    vld1.32 {d16, d17}, [r12]!
    add r4, r14, r2
    vld1.32 {d18, d19}, [r12]!
    add r2, r4, r2
    vld1.32 {d20, d21}, [r12]!
    vld1.32 {d22, d23}, [r12]
    sub r12, r12, #48
    cmp r0, #0
    beq .Lloop_end_0
.Lloop_1:
    vld1.32 {d24, d25}, [r1]!
    sub r0, r0, #1
    vld1.32 {d26, d27}, [r3]!
    vld1.32 {d28, d29}, [r14]!
    vld1.32 {d30, d31}, [r4]!
    vfma.f32 q8, q12, q13
    vld1.32 {d26, d27}, [r2]!
    vfma.f32 q9, q12, q14
    vfma.f32 q10, q12, q15
    vfma.f32 q11, q12, q13
    cmp r0, #0
    bne .Lloop_1
.Lloop_end_0:
    vst1.32 {d16, d17}, [r12]!
    vst1.32 {d18, d19}, [r12]!
    vst1.32 {d20, d21}, [r12]!
    vst1.32 {d22, d23}, [r12]
    sub r12, r12, #48
    pop {r4, pc}
    .size nnp_dots_1x4__armv7_neon, . - nnp_dots_1x4__armv7_neon

    .text
    .p2align 4
    .globl nnp_dots_2x4__armv7_neon
    .type nnp_dots_2x4__armv7_neon, %function
nnp_dots_2x4__armv7_neon:
    push {r4, r5, r14}
    vpush {d8, d9, d10, d11}
    ldr r14, [sp, #48]
    mov r5, r3
    ldr r3, [sp, #44]
    vld1.32 {d16, d17}, [r14]!
    lsl r2, r2, #2
    vld1.32 {d18, d19}, [r14]!
    lsl r3, r3, #2
    add r12, r5, r3
    vld1.32 {d20, d21}, [r14]!
    add r4, r12, r3
    vld1.32 {d22, d23}, [r14]!
    add r2, r1, r2
    add r3, r4, r3
    vld1.32 {d24, d25}, [r14]!
    vld1.32 {d26, d27}, [r14]!
    vld1.32 {d28, d29}, [r14]!
    vld1.32 {d30, d31}, [r14]
    sub r14, r14, #112
    cmp r0, #0
    beq .Lloop_end_2
.Lloop_3:
    vld1.32 {d0, d1}, [r1]!
    sub r0, r0, #1
    vld1.32 {d2, d3}, [r2]!
    vld1.32 {d4, d5}, [r5]!
    vld1.32 {d6, d7}, [r12]!
    vld1.32 {d8, d9}, [r4]!
    vfma.f32 q8, q0, q2
    vld1.32 {d10, d11}, [r3]!
    vfma.f32 q12, q1, q2
    vfma.f32 q9, q0, q3
    vfma.f32 q13, q1, q3
    vfma.f32 q10, q0, q4
    vfma.f32 q14, q1, q4
    vfma.f32 q11, q0, q5
    vfma.f32 q15, q1, q5
    cmp r0, #0
    bne .Lloop_3
.Lloop_end_2:
    vst1.32 {d16, d17}, [r14]!
    vst1.32 {d18, d19}, [r14]!
    vst1.32 {d20, d21}, [r14]!
    vst1.32 {d22, d23}, [r14]!
    vst1.32 {d24, d25}, [r14]!
    vst1.32 {d26, d27}, [r14]!
    vst1.32 {d28, d29}, [r14]!
    vst1.32 {d30, d31}, [r14]
    sub r14, r14, #112
    vpop {d8, d9, d10, d11}
    pop {r4, r5, pc}
    .size nnp_dots_2x4__armv7_neon, . - nnp_dots_2x4__armv7_neon

    .section .note.GNU-stack, "", %progbits
