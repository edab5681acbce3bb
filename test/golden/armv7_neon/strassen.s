    .syntax unified
    .arch armv7-a
    .fpu neon-vfpv4
    .eabi_attribute 28, 3
    .arm

    .text
    .p2align 4
    .globl nnp_strassen_sums__armv7_neon
    .type nnp_strassen_sums__armv7_neon, %function
nnp_strassen_sums__armv7_neon:
    push {r4, r5, r6, r7, r8, r9, r14}
    ldr r14, [sp, #28]
    ldr r12, [r3, #8]
    mov r4, r2
    mov r5, r4
    ldr r7, [r3, #4]
    movw r2, #4
    mov r6, r1
    ldr r8, [r3, #4]
    add r5, r5, r12, lsl #2
    cmp r6, r2
    movhi r6, r2
    movw r1, #1
    ldr r12, [r3]
    mov r2, r0
    mov r3, r4
    mov r9, r5
    lsl r0, r1, r6
    add r3, r3, r7, lsl #2
    add r9, r9, r8, lsl #2
    sub r1, r0, #1
    cmp r2, #0
    beq .Lloop_end_0
.Lloop_1:
    ubfx r0, r1, #0, #4
    cmp r0, #15
    bne .Lotherwise_2
    vld1.32 {d16, d17}, [r4]
    b .Lend_3
.Lotherwise_2:
    vmov.i32 q8, #0
    tst r1, #1
    beq .Lotherwise_4
    vld1.32 {d16[0]}, [r4]
.Lotherwise_4:
    tst r1, #2
    beq .Lotherwise_5
    add r0, r4, #4
    vld1.32 {d16[1]}, [r0]
.Lotherwise_5:
    tst r1, #4
    beq .Lotherwise_6
    add r0, r4, #8
    vld1.32 {d17[0]}, [r0]
.Lotherwise_6:
    tst r1, #8
    beq .Lotherwise_7
    add r0, r4, #12
    vld1.32 {d17[1]}, [r0]
.Lotherwise_7:
.Lend_3:
    ubfx r0, r1, #0, #4
    cmp r0, #15
    bne .Lotherwise_8
    vld1.32 {d18, d19}, [r3]
    b .Lend_9
.Lotherwise_8:
    vmov.i32 q9, #0
    tst r1, #1
    beq .Lotherwise_10
    vld1.32 {d18[0]}, [r3]
.Lotherwise_10:
    tst r1, #2
    beq .Lotherwise_11
    add r0, r3, #4
    vld1.32 {d18[1]}, [r0]
.Lotherwise_11:
    tst r1, #4
    beq .Lotherwise_12
    add r0, r3, #8
    vld1.32 {d19[0]}, [r0]
.Lotherwise_12:
    tst r1, #8
    beq .Lotherwise_13
    add r0, r3, #12
    vld1.32 {d19[1]}, [r0]
.Lotherwise_13:
.Lend_9:
    ubfx r0, r1, #0, #4
    cmp r0, #15
    bne .Lotherwise_14
    vld1.32 {d20, d21}, [r5]
    b .Lend_15
.Lotherwise_14:
    vmov.i32 q10, #0
    tst r1, #1
    beq .Lotherwise_16
    vld1.32 {d20[0]}, [r5]
.Lotherwise_16:
    tst r1, #2
    beq .Lotherwise_17
    add r0, r5, #4
    vld1.32 {d20[1]}, [r0]
.Lotherwise_17:
    tst r1, #4
    beq .Lotherwise_18
    add r0, r5, #8
    vld1.32 {d21[0]}, [r0]
.Lotherwise_18:
    tst r1, #8
    beq .Lotherwise_19
    add r0, r5, #12
    vld1.32 {d21[1]}, [r0]
.Lotherwise_19:
.Lend_15:
    ubfx r0, r1, #0, #4
    cmp r0, #15
    bne .Lotherwise_20
    vld1.32 {d22, d23}, [r9]
    b .Lend_21
.Lotherwise_20:
    vmov.i32 q11, #0
    tst r1, #1
    beq .Lotherwise_22
    vld1.32 {d22[0]}, [r9]
.Lotherwise_22:
    tst r1, #2
    beq .Lotherwise_23
    add r0, r9, #4
    vld1.32 {d22[1]}, [r0]
.Lotherwise_23:
    tst r1, #4
    beq .Lotherwise_24
    add r0, r9, #8
    vld1.32 {d23[0]}, [r0]
.Lotherwise_24:
    tst r1, #8
    beq .Lotherwise_25
    add r0, r9, #12
    vld1.32 {d23[1]}, [r0]
.Lotherwise_25:
.Lend_21:
    vadd.f32 q11, q10, q11
    sub r2, r2, #1
    add r4, r4, r12, lsl #2
    vsub.f32 q10, q8, q10
    add r3, r3, r12, lsl #2
    add r5, r5, r12, lsl #2
    vsub.f32 q8, q11, q8
    vst1.32 {d22, d23}, [r14]!
    add r9, r9, r12, lsl #2
    vsub.f32 q9, q9, q8
    vst1.32 {d16, d17}, [r14]!
    vst1.32 {d20, d21}, [r14]!
    vst1.32 {d18, d19}, [r14]!
    cmp r2, #0
    bne .Lloop_1
.Lloop_end_0:
    pop {r4, r5, r6, r7, r8, r9, pc}
    .size nnp_strassen_sums__armv7_neon, . - nnp_strassen_sums__armv7_neon

    .text
    .p2align 4
    .globl nnp_strassen_add__armv7_neon
    .type nnp_strassen_add__armv7_neon, %function
nnp_strassen_add__armv7_neon:
    ldr r12, [sp, #0]
    vldr s0, [r3]
    vdup.32 q8, d0[0]
    cmp r0, #0
    beq .Lloop_end_26
.Lloop_27:
    vld1.32 {d18, d19}, [r1]!
    sub r0, r0, #1
    vld1.32 {d20, d21}, [r2]!
    vadd.f32 q9, q9, q10
    vmax.f32 q9, q8, q9
    vst1.32 {d18, d19}, [r12]!
    cmp r0, #0
    bne .Lloop_27
.Lloop_end_26:
    bx lr
    .size nnp_strassen_add__armv7_neon, . - nnp_strassen_add__armv7_neon

    .section .note.GNU-stack, "", %progbits
