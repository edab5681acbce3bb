    .syntax unified
    .arch armv7-a
    .fpu neon-vfpv4
    .eabi_attribute 28, 3
    .arm

    .text
    .p2align 4
    .globl nnp_transpose__armv7_neon
    .type nnp_transpose__armv7_neon, %function
nnp_transpose__armv7_neon:
    push {r4, r14}
    ldr r12, [sp, #8]
    lsl r2, r2, #2
    add r14, r1, r2
    add r4, r14, r2
    lsr r0, r0, #2
    add r2, r4, r2
    cmp r0, #0
    beq .Lloop_end_0
.Lloop_1:
    vld1.32 {d16, d17}, [r1]!
    sub r0, r0, #1
    vld1.32 {d18, d19}, [r14]!
    vld1.32 {d20, d21}, [r4]!
    vld1.32 {d22, d23}, [r2]!
    vtrn.32 q8, q9
    vtrn.32 q10, q11
    vswp d17, d20
    vswp d19, d22
    vst1.32 {d16, d17}, [r3]
    add r3, r3, r12, lsl #2
    vst1.32 {d18, d19}, [r3]
    add r3, r3, r12, lsl #2
    vst1.32 {d20, d21}, [r3]
    add r3, r3, r12, lsl #2
    vst1.32 {d22, d23}, [r3]
    add r3, r3, r12, lsl #2
    cmp r0, #0
    bne .Lloop_1
.Lloop_end_0:
    pop {r4, pc}
    .size nnp_transpose__armv7_neon, . - nnp_transpose__armv7_neon

    .section .note.GNU-stack, "", %progbits
