    .syntax unified
    .arch armv7-a
    .fpu neon-vfpv4
    .eabi_attribute 28, 3
    .arm

    .text
    .p2align 4
    .globl nnp_im2col__armv7_neon
    .type nnp_im2col__armv7_neon, %function
nnp_im2col__armv7_neon:
    push {r4, r5, r6, r7, r8, r9, r10, r14}
    mov r7, r3
    ldr r5, [sp, #32]
    mov r12, r0
    mov r8, r1
    ldr r14, [sp, #36]
    mov r3, r2
    ldr r4, [sp, #40]
    cmp r7, #1
    bne .Lotherwise_0
    ldr r0, [r5]
    mov r1, r8
    ldr r2, [r5, #8]
    add r1, r1, r0, lsl #2
    cmp r12, #0
    beq .Lloop_end_1
.Lloop_2:
    ubfx r0, r2, #0, #4
    cmp r0, #15
    bne .Lotherwise_3
    vld1.32 {d16, d17}, [r1]
    b .Lend_4
.Lotherwise_3:
    vmov.i32 q8, #0
    tst r2, #1
    beq .Lotherwise_5
    vld1.32 {d16[0]}, [r1]
.Lotherwise_5:
    tst r2, #2
    beq .Lotherwise_6
    add r0, r1, #4
    vld1.32 {d16[1]}, [r0]
.Lotherwise_6:
    tst r2, #4
    beq .Lotherwise_7
    add r0, r1, #8
    vld1.32 {d17[0]}, [r0]
.Lotherwise_7:
    tst r2, #8
    beq .Lotherwise_8
    add r0, r1, #12
    vld1.32 {d17[1]}, [r0]
.Lotherwise_8:
.Lend_4:
    sub r12, r12, #1
    vst1.32 {d16, d17}, [r14]
    add r1, r1, r3, lsl #2
    add r14, r14, r4, lsl #2
    cmp r12, #0
    bne .Lloop_2
.Lloop_end_1:
    b .Lend_9
.Lotherwise_0:
    cmp r12, #0
    beq .Lloop_end_10
.Lloop_11:
    mov r2, r7
    vmov.i32 q8, #0
    mov r6, r5
    cmp r2, #0
    beq .Lloop_end_12
.Lloop_13:
    ldr r9, [r6, #8]
    mov r10, r8
    ldr r0, [r6]
    ubfx r1, r9, #0, #4
    add r10, r10, r0, lsl #2
    cmp r1, #15
    bne .Lotherwise_14
    vld1.32 {d18, d19}, [r10]
    b .Lend_15
.Lotherwise_14:
    vmov.i32 q9, #0
    tst r9, #1
    beq .Lotherwise_16
    vld1.32 {d18[0]}, [r10]
.Lotherwise_16:
    tst r9, #2
    beq .Lotherwise_17
    add r0, r10, #4
    vld1.32 {d18[1]}, [r0]
.Lotherwise_17:
    tst r9, #4
    beq .Lotherwise_18
    add r0, r10, #8
    vld1.32 {d19[0]}, [r0]
.Lotherwise_18:
    tst r9, #8
    beq .Lotherwise_19
    add r0, r10, #12
    vld1.32 {d19[1]}, [r0]
.Lotherwise_19:
.Lend_15:
    sub r2, r2, #1
    vadd.f32 q8, q8, q9
    add r6, r6, #16
    cmp r2, #0
    bne .Lloop_13
.Lloop_end_12:
    sub r12, r12, #1
    vst1.32 {d16, d17}, [r14]
    add r8, r8, r3, lsl #2
    add r14, r14, r4, lsl #2
    cmp r12, #0
    bne .Lloop_11
.Lloop_end_10:
.Lend_9:
    pop {r4, r5, r6, r7, r8, r9, r10, pc}
    .size nnp_im2col__armv7_neon, . - nnp_im2col__armv7_neon

    .section .note.GNU-stack, "", %progbits
