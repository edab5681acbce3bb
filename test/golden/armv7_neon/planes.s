    .syntax unified
    .arch armv7-a
    .fpu neon-vfpv4
    .eabi_attribute 28, 3
    .arm

    .text
    .p2align 4
    .globl nnp_planes_pad__armv7_neon
    .type nnp_planes_pad__armv7_neon, %function
nnp_planes_pad__armv7_neon:
    push {r4, r5, r6, r7, r8, r14}
    ldr r4, [sp, #24]
    ubfx r5, r1, #0, #2
    movw r12, #4
    ldr r6, [sp, #28]
    mov r14, r5
    cmp r14, r12
    movhi r14, r12
    movw r12, #1
    mov r7, r0
    lsl r0, r12, r14
    mov r12, r2
    lsr r14, r1, #2
    sub r2, r0, #1
    cmp r7, #0
    beq .Lloop_end_0
.Lloop_1:
    mov r0, r14
    mov r1, r12
    mov r8, r4
    cmp r0, #0
    beq .Lloop_end_2
.Lloop_3:
    vld1.32 {d16, d17}, [r1]!
    sub r0, r0, #1
    vst1.32 {d16, d17}, [r8]!
    cmp r0, #0
    bne .Lloop_3
.Lloop_end_2:
    cmp r5, #0
    bne .Lotherwise_4
    b .Lend_5
.Lotherwise_4:
    ubfx r0, r2, #0, #4
    cmp r0, #15
    bne .Lotherwise_6
    vld1.32 {d16, d17}, [r1]
    b .Lend_7
.Lotherwise_6:
    vmov.i32 q8, #0
    tst r2, #1
    beq .Lotherwise_8
    vld1.32 {d16[0]}, [r1]
.Lotherwise_8:
    tst r2, #2
    beq .Lotherwise_9
    add r0, r1, #4
    vld1.32 {d16[1]}, [r0]
.Lotherwise_9:
    tst r2, #4
    beq .Lotherwise_10
    add r0, r1, #8
    vld1.32 {d17[0]}, [r0]
.Lotherwise_10:
    tst r2, #8
    beq .Lotherwise_11
    add r0, r1, #12
    vld1.32 {d17[1]}, [r0]
.Lotherwise_11:
.Lend_7:
    vst1.32 {d16, d17}, [r8]
.Lend_5:
    sub r7, r7, #1
    add r12, r12, r3, lsl #2
    add r4, r4, r6, lsl #2
    cmp r7, #0
    bne .Lloop_1
.Lloop_end_0:
    pop {r4, r5, r6, r7, r8, pc}
    .size nnp_planes_pad__armv7_neon, . - nnp_planes_pad__armv7_neon

    .text
    .p2align 4
    .globl nnp_planes_pad_by_2__armv7_neon
    .type nnp_planes_pad_by_2__armv7_neon, %function
nnp_planes_pad_by_2__armv7_neon:
    push {r4, r5, r6, r7, r8, r9, r10, r14}
    mov r8, r1
    ldr r14, [sp, #32]
    ubfx r4, r8, #0, #3
    movw r1, #8
    ldr r5, [sp, #36]
    mov r12, r4
    cmp r12, r1
    movhi r12, r1
    ldr r6, [sp, #40]
    movw r1, #1
    mov r7, r0
    lsl r0, r1, r12
    mov r12, r2
    mov r9, r3
    lsr r8, r8, #3
    sub r1, r0, #1
    cmp r7, #0
    beq .Lloop_end_12
.Lloop_13:
    mov r0, r8
    mov r2, r12
    mov r3, r14
    mov r10, r5
    cmp r0, #0
    beq .Lloop_end_14
.Lloop_15:
    vld1.32 {d16, d17}, [r2]!
    sub r0, r0, #1
    vld1.32 {d18, d19}, [r2]!
    vuzp.32 q8, q9
    vst1.32 {d16, d17}, [r3]!
    vst1.32 {d18, d19}, [r10]!
    cmp r0, #0
    bne .Lloop_15
.Lloop_end_14:
    cmp r4, #0
    bne .Lotherwise_16
    b .Lend_17
.Lotherwise_16:
    ubfx r0, r1, #0, #4
    cmp r0, #15
    bne .Lotherwise_18
    vld1.32 {d16, d17}, [r2]
    b .Lend_19
.Lotherwise_18:
    vmov.i32 q8, #0
    tst r1, #1
    beq .Lotherwise_20
    vld1.32 {d16[0]}, [r2]
.Lotherwise_20:
    tst r1, #2
    beq .Lotherwise_21
    add r0, r2, #4
    vld1.32 {d16[1]}, [r0]
.Lotherwise_21:
    tst r1, #4
    beq .Lotherwise_22
    add r0, r2, #8
    vld1.32 {d17[0]}, [r0]
.Lotherwise_22:
    tst r1, #8
    beq .Lotherwise_23
    add r0, r2, #12
    vld1.32 {d17[1]}, [r0]
.Lotherwise_23:
.Lend_19:
    ubfx r0, r1, #4, #4
    cmp r0, #15
    bne .Lotherwise_24
    add r0, r2, #16
    vld1.32 {d18, d19}, [r0]
    b .Lend_25
.Lotherwise_24:
    vmov.i32 q9, #0
    tst r1, #16
    beq .Lotherwise_26
    add r0, r2, #16
    vld1.32 {d18[0]}, [r0]
.Lotherwise_26:
    tst r1, #32
    beq .Lotherwise_27
    add r0, r2, #20
    vld1.32 {d18[1]}, [r0]
.Lotherwise_27:
    tst r1, #64
    beq .Lotherwise_28
    add r0, r2, #24
    vld1.32 {d19[0]}, [r0]
.Lotherwise_28:
    tst r1, #128
    beq .Lotherwise_29
    add r0, r2, #28
    vld1.32 {d19[1]}, [r0]
.Lotherwise_29:
.Lend_25:
    vuzp.32 q8, q9
    vst1.32 {d16, d17}, [r3]
    vst1.32 {d18, d19}, [r10]
.Lend_17:
    sub r7, r7, #1
    add r12, r12, r9, lsl #2
    add r14, r14, r6, lsl #2
    add r5, r5, r6, lsl #2
    cmp r7, #0
    bne .Lloop_13
.Lloop_end_12:
    pop {r4, r5, r6, r7, r8, r9, r10, pc}
    .size nnp_planes_pad_by_2__armv7_neon, . - nnp_planes_pad_by_2__armv7_neon

    .text
    .p2align 4
    .globl nnp_planes_crop__armv7_neon
    .type nnp_planes_crop__armv7_neon, %function
nnp_planes_crop__armv7_neon:
    push {r4, r5, r6, r7, r8, r14}
    mov r7, r1
    ldr r14, [sp, #24]
    ubfx r4, r7, #0, #2
    movw r1, #4
    ldr r5, [sp, #28]
    mov r12, r4
    cmp r12, r1
    movhi r12, r1
    movw r1, #1
    lsl r1, r1, r12
    sub r6, r0, #1
    mov r8, r2
    lsr r0, r7, #2
    sub r7, r1, #1
    cmp r6, #0
    beq .Lloop_end_30
.Lloop_31:
    mov r1, r0
    mov r2, r8
    mov r12, r14
    cmp r1, #0
    beq .Lloop_end_32
.Lloop_33:
    vld1.32 {d16, d17}, [r2]!
    sub r1, r1, #1
    vst1.32 {d16, d17}, [r12]!
    cmp r1, #0
    bne .Lloop_33
.Lloop_end_32:
    cmp r4, #0
    bne .Lotherwise_34
    b .Lend_35
.Lotherwise_34:
    vld1.32 {d16, d17}, [r2]
    vst1.32 {d16, d17}, [r12]
.Lend_35:
    sub r6, r6, #1
    add r8, r8, r3, lsl #2
    add r14, r14, r5, lsl #2
    cmp r6, #0
    bne .Lloop_31
.Lloop_end_30:
    mov r1, r8
    cmp r0, #0
    beq .Lloop_end_36
.Lloop_37:
    vld1.32 {d16, d17}, [r1]!
    sub r0, r0, #1
    vst1.32 {d16, d17}, [r14]!
    cmp r0, #0
    bne .Lloop_37
.Lloop_end_36:
    cmp r4, #0
    bne .Lotherwise_38
    b .Lend_39
.Lotherwise_38:
    ubfx r0, r7, #0, #4
    vld1.32 {d16, d17}, [r1]
    cmp r0, #15
    bne .Lotherwise_40
    vst1.32 {d16, d17}, [r14]
    b .Lend_41
.Lotherwise_40:
    tst r7, #1
    beq .Lotherwise_42
    vst1.32 {d16[0]}, [r14]
.Lotherwise_42:
    tst r7, #2
    beq .Lotherwise_43
    add r0, r14, #4
    vst1.32 {d16[1]}, [r0]
.Lotherwise_43:
    tst r7, #4
    beq .Lotherwise_44
    add r0, r14, #8
    vst1.32 {d17[0]}, [r0]
.Lotherwise_44:
    tst r7, #8
    beq .Lotherwise_45
    add r0, r14, #12
    vst1.32 {d17[1]}, [r0]
.Lotherwise_45:
.Lend_41:
.Lend_39:
    pop {r4, r5, r6, r7, r8, pc}
    .size nnp_planes_crop__armv7_neon, . - nnp_planes_crop__armv7_neon

    .section .note.GNU-stack, "", %progbits
