    .syntax unified
    .arch armv7-a
    .fpu neon-vfpv4
    .eabi_attribute 28, 3
    .arm

    .text
    .p2align 4
    .globl nnp_fma_peak__armv7_neon
    .type nnp_fma_peak__armv7_neon, %function
nnp_fma_peak__armv7_neon:
    vpush {d8, d9, d10, d11}
    vmov.i32 q8, #0
    vmov.i32 q9, #0
    vmov.i32 q10, #0
    vmov.i32 q11, #0
    vmov.i32 q12, #0
    vmov.i32 q13, #0
    vmov.i32 q14, #0
    vmov.i32 q15, #0
    vmov.i32 q0, #0
    vmov.i32 q1, #0
    vmov.i32 q2, #0
    vmov.i32 q3, #0
    vmov.i32 q4, #0
    vmov.i32 q5, #0
    cmp r0, #0
    beq .Lloop_end_0
.Lloop_1:
    vfma.f32 q10, q8, q9
    sub r0, r0, #1
    vfma.f32 q11, q8, q9
    vfma.f32 q12, q8, q9
    vfma.f32 q13, q8, q9
    vfma.f32 q14, q8, q9
    vfma.f32 q15, q8, q9
    vfma.f32 q0, q8, q9
    vfma.f32 q1, q8, q9
    vfma.f32 q2, q8, q9
    vfma.f32 q3, q8, q9
    vfma.f32 q4, q8, q9
    vfma.f32 q5, q8, q9
    vfma.f32 q10, q8, q9
    vfma.f32 q11, q8, q9
    vfma.f32 q12, q8, q9
    vfma.f32 q13, q8, q9
    vfma.f32 q14, q8, q9
    vfma.f32 q15, q8, q9
    vfma.f32 q0, q8, q9
    vfma.f32 q1, q8, q9
    vfma.f32 q2, q8, q9
    vfma.f32 q3, q8, q9
    vfma.f32 q4, q8, q9
    vfma.f32 q5, q8, q9
    vfma.f32 q10, q8, q9
    vfma.f32 q11, q8, q9
    vfma.f32 q12, q8, q9
    vfma.f32 q13, q8, q9
    vfma.f32 q14, q8, q9
    vfma.f32 q15, q8, q9
    vfma.f32 q0, q8, q9
    vfma.f32 q1, q8, q9
    vfma.f32 q2, q8, q9
    vfma.f32 q3, q8, q9
    vfma.f32 q4, q8, q9
    vfma.f32 q5, q8, q9
    vfma.f32 q10, q8, q9
    vfma.f32 q11, q8, q9
    vfma.f32 q12, q8, q9
    vfma.f32 q13, q8, q9
    vfma.f32 q14, q8, q9
    vfma.f32 q15, q8, q9
    vfma.f32 q0, q8, q9
    vfma.f32 q1, q8, q9
    vfma.f32 q2, q8, q9
    vfma.f32 q3, q8, q9
    vfma.f32 q4, q8, q9
    vfma.f32 q5, q8, q9
    cmp r0, #0
    bne .Lloop_1
.Lloop_end_0:
    vpop {d8, d9, d10, d11}
    bx lr
    .size nnp_fma_peak__armv7_neon, . - nnp_fma_peak__armv7_neon

    .section .note.GNU-stack, "", %progbits
