    .syntax unified
    .arch armv7-a
    .fpu neon-vfpv4
    .eabi_attribute 28, 3
    .arm

    .text
    .p2align 4
    .globl nnp_stencil_sum__armv7_neon
    .type nnp_stencil_sum__armv7_neon, %function
nnp_stencil_sum__armv7_neon:
    push {r4, r5, r6, r7, r8, r14}
    ldr r12, [sp, #32]
    lsr r14, r0, #2
    mov r4, r1
    ldr r5, [sp, #24]
    mov r6, r2
    vldr s0, [r12]
    mov r7, r3
    ubfx r12, r0, #0, #2
    ldr r8, [sp, #28]
    vdup.32 q15, d0[0]
    cmp r14, #0
    beq .Lloop_end_0
.Lloop_1:
    vldr s0, [r8]
    mov r0, r7
    mov r1, r5
    vdup.32 q8, d0[0]
    vdup.32 q9, d0[0]
    vdup.32 q10, d0[0]
    vdup.32 q11, d0[0]
    cmp r0, #0
    beq .Lloop_end_2
.Lloop_3:
    ldr r2, [r1]
    mov r3, r4
    vldr s0, [r1, #4]
    sub r0, r0, #1
    add r1, r1, #8
    add r3, r3, r2, lsl #2
    vld1.32 {d24, d25}, [r3]!
    vld1.32 {d26, d27}, [r3]!
    vld1.32 {d28, d29}, [r3]!
    vmla.f32 q8, q12, d0[0]
    vld1.32 {d24, d25}, [r3]
    vmla.f32 q9, q13, d0[0]
    sub r3, r3, #48
    vmla.f32 q10, q14, d0[0]
    vmla.f32 q11, q12, d0[0]
    cmp r0, #0
    bne .Lloop_3
.Lloop_end_2:
    vmax.f32 q8, q15, q8
    sub r14, r14, #1
    add r4, r4, #64
    vmax.f32 q9, q15, q9
    vmax.f32 q10, q15, q10
    vst1.32 {d16, d17}, [r6]!
    vmax.f32 q8, q15, q11
    vst1.32 {d18, d19}, [r6]!
    vst1.32 {d20, d21}, [r6]!
    vst1.32 {d16, d17}, [r6]!
    cmp r14, #0
    bne .Lloop_1
.Lloop_end_0:
    cmp r12, #0
    beq .Lloop_end_4
.Lloop_5:
    vldr s0, [r8]
    mov r0, r7
    mov r1, r5
    vdup.32 q8, d0[0]
    cmp r0, #0
    beq .Lloop_end_6
.Lloop_7:
    ldr r2, [r1]
    mov r3, r4
    vldr s0, [r1, #4]
    sub r0, r0, #1
    add r1, r1, #8
    add r3, r3, r2, lsl #2
    vld1.32 {d18, d19}, [r3]
    vmla.f32 q8, q9, d0[0]
    cmp r0, #0
    bne .Lloop_7
.Lloop_end_6:
    vmax.f32 q8, q15, q8
    sub r12, r12, #1
    add r4, r4, #16
    vst1.32 {d16, d17}, [r6]!
    cmp r12, #0
    bne .Lloop_5
.Lloop_end_4:
    pop {r4, r5, r6, r7, r8, pc}
    .size nnp_stencil_sum__armv7_neon, . - nnp_stencil_sum__armv7_neon

    .text
    .p2align 4
    .globl nnp_stencil_gradient__armv7_neon
    .type nnp_stencil_gradient__armv7_neon, %function
nnp_stencil_gradient__armv7_neon:
    push {r4, r5, r6, r7, r14}
    ldr r12, [sp, #20]
    ldr r14, [sp, #24]
    cmp r3, #0
    beq .Lloop_end_8
.Lloop_9:
    ldr r4, [r12]
    mov r5, r1
    lsr r6, r0, #2
    vmov.i32 q8, #0
    mov r7, r2
    vmov.i32 q9, #0
    add r5, r5, r4, lsl #2
    vmov.i32 q10, #0
    vmov.i32 q11, #0
    cmp r6, #0
    beq .Lloop_end_10
.Lloop_11:
    vld1.32 {d24, d25}, [r5]!
    sub r6, r6, #1
    vld1.32 {d26, d27}, [r7]!
    vld1.32 {d28, d29}, [r5]!
    vld1.32 {d30, d31}, [r7]!
    vfma.f32 q8, q12, q13
    vld1.32 {d24, d25}, [r5]!
    vld1.32 {d26, d27}, [r7]!
    vfma.f32 q9, q14, q15
    vld1.32 {d28, d29}, [r5]!
    vld1.32 {d30, d31}, [r7]!
    vfma.f32 q10, q12, q13
    vfma.f32 q11, q14, q15
    cmp r6, #0
    bne .Lloop_11
.Lloop_end_10:
    ubfx r4, r0, #0, #2
    cmp r4, #0
    beq .Lloop_end_12
.Lloop_13:
    vld1.32 {d24, d25}, [r5]!
    sub r4, r4, #1
    vld1.32 {d26, d27}, [r7]!
    vfma.f32 q8, q12, q13
    cmp r4, #0
    bne .Lloop_13
.Lloop_end_12:
    vadd.f32 q8, q8, q9
    vld1.32 {d18, d19}, [r14]
    sub r3, r3, #1
    add r12, r12, #8
    vadd.f32 q8, q8, q10
    vadd.f32 q8, q8, q11
    vadd.f32 q8, q8, q9
    vst1.32 {d16, d17}, [r14]!
    cmp r3, #0
    bne .Lloop_9
.Lloop_end_8:
    pop {r4, r5, r6, r7, pc}
    .size nnp_stencil_gradient__armv7_neon, . - nnp_stencil_gradient__armv7_neon

    .section .note.GNU-stack, "", %progbits
