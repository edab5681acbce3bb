    .syntax unified
    .arch armv7-a
    .fpu neon-vfpv4
    .eabi_attribute 28, 3
    .arm

    .text
    .p2align 4
    .globl nnp_pooling_maximum_of_stacks__armv7_neon
    .type nnp_pooling_maximum_of_stacks__armv7_neon, %function
nnp_pooling_maximum_of_stacks__armv7_neon:
    push {r4, r5, r6, r7, r8, r9, r10, r11, r14}
    ldr r12, [sp, #40]
    mov r4, r2
    mov r5, r4
    ldr r6, [sp, #36]
    sub r7, r0, #1
    mov r14, r1
    ldr r8, [sp, #44]
    mov r9, r3
    add r5, r5, r12, lsl #2
    cmp r7, #0
    beq .Lloop_end_0
.Lloop_1:
    ldr r0, [r14, #4]
    mov r3, r4
    mov r12, r6
    ldr r1, [r14]
    ldr r2, [r14, #12]
    sub r11, r0, #1
    add r3, r3, r1, lsl #2
    ldr r10, [r14, #8]
    add r12, r12, r2, lsl #2
    cmp r11, #2
    bne .Lotherwise_2
    mov r0, r3
    mov r1, r3
    lsl r2, r9, #1
    ubfx r11, r10, #0, #4
    lsr r10, r10, #4
    add r0, r0, r9, lsl #2
    add r1, r1, r2, lsl #2
    add r2, r11, #3
    cmp r10, #0
    beq .Lloop_end_3
.Lloop_4:
    vld1.32 {d16, d17}, [r3]!
    sub r10, r10, #1
    vld1.32 {d18, d19}, [r0]!
    vld1.32 {d20, d21}, [r3]!
    vld1.32 {d22, d23}, [r0]!
    vmax.f32 q8, q8, q9
    vld1.32 {d18, d19}, [r3]!
    vld1.32 {d24, d25}, [r0]!
    vmax.f32 q10, q10, q11
    vld1.32 {d22, d23}, [r3]!
    vld1.32 {d26, d27}, [r0]!
    vmax.f32 q9, q9, q12
    vld1.32 {d24, d25}, [r1]!
    vld1.32 {d28, d29}, [r1]!
    vmax.f32 q11, q11, q13
    vld1.32 {d26, d27}, [r1]!
    vmax.f32 q8, q8, q12
    vld1.32 {d24, d25}, [r1]!
    vmax.f32 q10, q10, q14
    vmax.f32 q9, q9, q13
    vst1.32 {d16, d17}, [r12]!
    vmax.f32 q11, q11, q12
    vst1.32 {d20, d21}, [r12]!
    vst1.32 {d18, d19}, [r12]!
    pld [r5]
    pld [r5, #64]
    add r5, r5, r8, lsl #2
    vst1.32 {d22, d23}, [r12]!
    cmp r10, #0
    bne .Lloop_4
.Lloop_end_3:
    lsr r2, r2, #2
    cmp r2, #0
    beq .Lloop_end_5
.Lloop_6:
    vld1.32 {d16, d17}, [r3]!
    sub r2, r2, #1
    vld1.32 {d18, d19}, [r0]!
    vld1.32 {d20, d21}, [r1]!
    vmax.f32 q8, q8, q9
    pld [r5]
    pld [r5, #64]
    add r5, r5, r8, lsl #2
    vmax.f32 q8, q8, q10
    vst1.32 {d16, d17}, [r12]!
    cmp r2, #0
    bne .Lloop_6
.Lloop_end_5:
    b .Lend_7
.Lotherwise_2:
    ubfx r0, r10, #0, #4
    lsr r2, r10, #4
    add r0, r0, #3
    cmp r2, #0
    beq .Lloop_end_8
.Lloop_9:
    mov r1, r3
    pld [r5]
    mov r10, r11
    vld1.32 {d16, d17}, [r1]!
    vld1.32 {d18, d19}, [r1]!
    vld1.32 {d20, d21}, [r1]!
    pld [r5, #64]
    add r5, r5, r8, lsl #2
    vld1.32 {d22, d23}, [r1]
    sub r1, r1, #48
    cmp r10, #0
    beq .Lloop_end_10
.Lloop_11:
    add r1, r1, r9, lsl #2
    vld1.32 {d24, d25}, [r1]!
    sub r10, r10, #1
    vld1.32 {d26, d27}, [r1]!
    vld1.32 {d28, d29}, [r1]!
    vmax.f32 q8, q8, q12
    vld1.32 {d24, d25}, [r1]
    vmax.f32 q9, q9, q13
    sub r1, r1, #48
    vmax.f32 q10, q10, q14
    vmax.f32 q11, q11, q12
    cmp r10, #0
    bne .Lloop_11
.Lloop_end_10:
    vst1.32 {d16, d17}, [r12]!
    sub r2, r2, #1
    add r3, r3, #64
    vst1.32 {d18, d19}, [r12]!
    vst1.32 {d20, d21}, [r12]!
    vst1.32 {d22, d23}, [r12]!
    cmp r2, #0
    bne .Lloop_9
.Lloop_end_8:
    lsr r0, r0, #2
    cmp r0, #0
    beq .Lloop_end_12
.Lloop_13:
    mov r1, r3
    pld [r5]
    mov r2, r11
    pld [r5, #64]
    add r5, r5, r8, lsl #2
    vld1.32 {d16, d17}, [r1]
    cmp r2, #0
    beq .Lloop_end_14
.Lloop_15:
    add r1, r1, r9, lsl #2
    vld1.32 {d18, d19}, [r1]
    sub r2, r2, #1
    vmax.f32 q8, q8, q9
    cmp r2, #0
    bne .Lloop_15
.Lloop_end_14:
    sub r0, r0, #1
    vst1.32 {d16, d17}, [r12]!
    add r3, r3, #16
    cmp r0, #0
    bne .Lloop_13
.Lloop_end_12:
.Lend_7:
    sub r7, r7, #1
    add r14, r14, #16
    cmp r7, #0
    bne .Lloop_1
.Lloop_end_0:
    ldr r12, [r14, #8]
    ldr r0, [r14]
    ldr r1, [r14, #12]
    lsr r2, r12, #4
    ldr r3, [r14, #4]
    add r4, r4, r0, lsl #2
    add r6, r6, r1, lsl #2
    sub r3, r3, #1
    cmp r2, #0
    beq .Lloop_end_16
.Lloop_17:
    mov r0, r4
    pld [r5]
    mov r1, r3
    vld1.32 {d16, d17}, [r0]!
    vld1.32 {d18, d19}, [r0]!
    vld1.32 {d20, d21}, [r0]!
    pld [r5, #64]
    add r5, r5, r8, lsl #2
    vld1.32 {d22, d23}, [r0]
    sub r0, r0, #48
    cmp r1, #0
    beq .Lloop_end_18
.Lloop_19:
    add r0, r0, r9, lsl #2
    vld1.32 {d24, d25}, [r0]!
    sub r1, r1, #1
    vld1.32 {d26, d27}, [r0]!
    vld1.32 {d28, d29}, [r0]!
    vmax.f32 q8, q8, q12
    vld1.32 {d24, d25}, [r0]
    vmax.f32 q9, q9, q13
    sub r0, r0, #48
    vmax.f32 q10, q10, q14
    vmax.f32 q11, q11, q12
    cmp r1, #0
    bne .Lloop_19
.Lloop_end_18:
    vst1.32 {d16, d17}, [r6]!
    sub r2, r2, #1
    add r4, r4, #64
    vst1.32 {d18, d19}, [r6]!
    vst1.32 {d20, d21}, [r6]!
    vst1.32 {d22, d23}, [r6]!
    cmp r2, #0
    bne .Lloop_17
.Lloop_end_16:
    ubfx r0, r12, #0, #4
    cmp r0, #0
    bne .Lotherwise_20
    b .Lend_21
.Lotherwise_20:
    movw r1, #16
    pld [r5]
    cmp r0, r1
    movhi r0, r1
    pld [r5, #64]
    movw r1, #1
    lsl r0, r1, r0
    sub r1, r0, #1
    ubfx r0, r1, #0, #4
    cmp r0, #15
    bne .Lotherwise_22
    vld1.32 {d16, d17}, [r4]
    b .Lend_23
.Lotherwise_22:
    vmov.i32 q8, #0
    tst r1, #1
    beq .Lotherwise_24
    vld1.32 {d16[0]}, [r4]
.Lotherwise_24:
    tst r1, #2
    beq .Lotherwise_25
    add r0, r4, #4
    vld1.32 {d16[1]}, [r0]
.Lotherwise_25:
    tst r1, #4
    beq .Lotherwise_26
    add r0, r4, #8
    vld1.32 {d17[0]}, [r0]
.Lotherwise_26:
    tst r1, #8
    beq .Lotherwise_27
    add r0, r4, #12
    vld1.32 {d17[1]}, [r0]
.Lotherwise_27:
.Lend_23:
    ubfx r0, r1, #4, #4
    cmp r0, #15
    bne .Lotherwise_28
    add r0, r4, #16
    vld1.32 {d18, d19}, [r0]
    b .Lend_29
.Lotherwise_28:
    vmov.i32 q9, #0
    tst r1, #16
    beq .Lotherwise_30
    add r0, r4, #16
    vld1.32 {d18[0]}, [r0]
.Lotherwise_30:
    tst r1, #32
    beq .Lotherwise_31
    add r0, r4, #20
    vld1.32 {d18[1]}, [r0]
.Lotherwise_31:
    tst r1, #64
    beq .Lotherwise_32
    add r0, r4, #24
    vld1.32 {d19[0]}, [r0]
.Lotherwise_32:
    tst r1, #128
    beq .Lotherwise_33
    add r0, r4, #28
    vld1.32 {d19[1]}, [r0]
.Lotherwise_33:
.Lend_29:
    ubfx r0, r1, #8, #4
    cmp r0, #15
    bne .Lotherwise_34
    add r0, r4, #32
    vld1.32 {d20, d21}, [r0]
    b .Lend_35
.Lotherwise_34:
    vmov.i32 q10, #0
    tst r1, #256
    beq .Lotherwise_36
    add r0, r4, #32
    vld1.32 {d20[0]}, [r0]
.Lotherwise_36:
    tst r1, #512
    beq .Lotherwise_37
    add r0, r4, #36
    vld1.32 {d20[1]}, [r0]
.Lotherwise_37:
    tst r1, #1024
    beq .Lotherwise_38
    add r0, r4, #40
    vld1.32 {d21[0]}, [r0]
.Lotherwise_38:
    tst r1, #2048
    beq .Lotherwise_39
    add r0, r4, #44
    vld1.32 {d21[1]}, [r0]
.Lotherwise_39:
.Lend_35:
    ubfx r0, r1, #12, #4
    cmp r0, #15
    bne .Lotherwise_40
    add r0, r4, #48
    vld1.32 {d22, d23}, [r0]
    b .Lend_41
.Lotherwise_40:
    vmov.i32 q11, #0
    tst r1, #4096
    beq .Lotherwise_42
    add r0, r4, #48
    vld1.32 {d22[0]}, [r0]
.Lotherwise_42:
    tst r1, #8192
    beq .Lotherwise_43
    add r0, r4, #52
    vld1.32 {d22[1]}, [r0]
.Lotherwise_43:
    tst r1, #16384
    beq .Lotherwise_44
    add r0, r4, #56
    vld1.32 {d23[0]}, [r0]
.Lotherwise_44:
    tst r1, #32768
    beq .Lotherwise_45
    add r0, r4, #60
    vld1.32 {d23[1]}, [r0]
.Lotherwise_45:
.Lend_41:
    cmp r3, #0
    beq .Lloop_end_46
.Lloop_47:
    ubfx r0, r1, #0, #4
    add r4, r4, r9, lsl #2
    cmp r0, #15
    bne .Lotherwise_48
    vld1.32 {d24, d25}, [r4]
    b .Lend_49
.Lotherwise_48:
    vmov.i32 q12, #0
    tst r1, #1
    beq .Lotherwise_50
    vld1.32 {d24[0]}, [r4]
.Lotherwise_50:
    tst r1, #2
    beq .Lotherwise_51
    add r0, r4, #4
    vld1.32 {d24[1]}, [r0]
.Lotherwise_51:
    tst r1, #4
    beq .Lotherwise_52
    add r0, r4, #8
    vld1.32 {d25[0]}, [r0]
.Lotherwise_52:
    tst r1, #8
    beq .Lotherwise_53
    add r0, r4, #12
    vld1.32 {d25[1]}, [r0]
.Lotherwise_53:
.Lend_49:
    ubfx r0, r1, #4, #4
    vmax.f32 q8, q8, q12
    cmp r0, #15
    bne .Lotherwise_54
    add r0, r4, #16
    vld1.32 {d24, d25}, [r0]
    b .Lend_55
.Lotherwise_54:
    vmov.i32 q12, #0
    tst r1, #16
    beq .Lotherwise_56
    add r0, r4, #16
    vld1.32 {d24[0]}, [r0]
.Lotherwise_56:
    tst r1, #32
    beq .Lotherwise_57
    add r0, r4, #20
    vld1.32 {d24[1]}, [r0]
.Lotherwise_57:
    tst r1, #64
    beq .Lotherwise_58
    add r0, r4, #24
    vld1.32 {d25[0]}, [r0]
.Lotherwise_58:
    tst r1, #128
    beq .Lotherwise_59
    add r0, r4, #28
    vld1.32 {d25[1]}, [r0]
.Lotherwise_59:
.Lend_55:
    ubfx r0, r1, #8, #4
    vmax.f32 q9, q9, q12
    cmp r0, #15
    bne .Lotherwise_60
    add r0, r4, #32
    vld1.32 {d24, d25}, [r0]
    b .Lend_61
.Lotherwise_60:
    vmov.i32 q12, #0
    tst r1, #256
    beq .Lotherwise_62
    add r0, r4, #32
    vld1.32 {d24[0]}, [r0]
.Lotherwise_62:
    tst r1, #512
    beq .Lotherwise_63
    add r0, r4, #36
    vld1.32 {d24[1]}, [r0]
.Lotherwise_63:
    tst r1, #1024
    beq .Lotherwise_64
    add r0, r4, #40
    vld1.32 {d25[0]}, [r0]
.Lotherwise_64:
    tst r1, #2048
    beq .Lotherwise_65
    add r0, r4, #44
    vld1.32 {d25[1]}, [r0]
.Lotherwise_65:
.Lend_61:
    ubfx r0, r1, #12, #4
    vmax.f32 q10, q10, q12
    cmp r0, #15
    bne .Lotherwise_66
    add r0, r4, #48
    vld1.32 {d24, d25}, [r0]
    b .Lend_67
.Lotherwise_66:
    vmov.i32 q12, #0
    tst r1, #4096
    beq .Lotherwise_68
    add r0, r4, #48
    vld1.32 {d24[0]}, [r0]
.Lotherwise_68:
    tst r1, #8192
    beq .Lotherwise_69
    add r0, r4, #52
    vld1.32 {d24[1]}, [r0]
.Lotherwise_69:
    tst r1, #16384
    beq .Lotherwise_70
    add r0, r4, #56
    vld1.32 {d25[0]}, [r0]
.Lotherwise_70:
    tst r1, #32768
    beq .Lotherwise_71
    add r0, r4, #60
    vld1.32 {d25[1]}, [r0]
.Lotherwise_71:
.Lend_67:
    sub r3, r3, #1
    vmax.f32 q11, q11, q12
    cmp r3, #0
    bne .Lloop_47
.Lloop_end_46:
    vst1.32 {d16, d17}, [r6]!
    vst1.32 {d18, d19}, [r6]!
    vst1.32 {d20, d21}, [r6]!
    vst1.32 {d22, d23}, [r6]
    sub r6, r6, #48
.Lend_21:
    pop {r4, r5, r6, r7, r8, r9, r10, r11, pc}
    .size nnp_pooling_maximum_of_stacks__armv7_neon, . - nnp_pooling_maximum_of_stacks__armv7_neon

    .text
    .p2align 4
    .globl nnp_pooling_sum_of_stacks__armv7_neon
    .type nnp_pooling_sum_of_stacks__armv7_neon, %function
nnp_pooling_sum_of_stacks__armv7_neon:
    push {r4, r5, r6, r7, r8, r9, r10, r11, r14}
    ldr r12, [sp, #40]
    mov r4, r2
    mov r5, r4
    ldr r6, [sp, #36]
    sub r7, r0, #1
    mov r14, r1
    ldr r8, [sp, #44]
    mov r9, r3
    add r5, r5, r12, lsl #2
    cmp r7, #0
    beq .Lloop_end_72
.Lloop_73:
    ldr r0, [r14, #4]
    mov r3, r4
    mov r12, r6
    ldr r1, [r14]
    ldr r2, [r14, #12]
    sub r11, r0, #1
    add r3, r3, r1, lsl #2
    ldr r10, [r14, #8]
    add r12, r12, r2, lsl #2
    cmp r11, #2
    bne .Lotherwise_74
    mov r0, r3
    mov r1, r3
    lsl r2, r9, #1
    ubfx r11, r10, #0, #4
    lsr r10, r10, #4
    add r0, r0, r9, lsl #2
    add r1, r1, r2, lsl #2
    add r2, r11, #3
    cmp r10, #0
    beq .Lloop_end_75
.Lloop_76:
    vld1.32 {d16, d17}, [r3]!
    sub r10, r10, #1
    vld1.32 {d18, d19}, [r0]!
    vld1.32 {d20, d21}, [r3]!
    vld1.32 {d22, d23}, [r0]!
    vadd.f32 q8, q8, q9
    vld1.32 {d18, d19}, [r3]!
    vld1.32 {d24, d25}, [r0]!
    vadd.f32 q10, q10, q11
    vld1.32 {d22, d23}, [r3]!
    vld1.32 {d26, d27}, [r0]!
    vadd.f32 q9, q9, q12
    vld1.32 {d24, d25}, [r1]!
    vld1.32 {d28, d29}, [r1]!
    vadd.f32 q11, q11, q13
    vld1.32 {d26, d27}, [r1]!
    vadd.f32 q8, q8, q12
    vld1.32 {d24, d25}, [r1]!
    vadd.f32 q10, q10, q14
    vadd.f32 q9, q9, q13
    vst1.32 {d16, d17}, [r12]!
    vadd.f32 q11, q11, q12
    vst1.32 {d20, d21}, [r12]!
    vst1.32 {d18, d19}, [r12]!
    pld [r5]
    pld [r5, #64]
    add r5, r5, r8, lsl #2
    vst1.32 {d22, d23}, [r12]!
    cmp r10, #0
    bne .Lloop_76
.Lloop_end_75:
    lsr r2, r2, #2
    cmp r2, #0
    beq .Lloop_end_77
.Lloop_78:
    vld1.32 {d16, d17}, [r3]!
    sub r2, r2, #1
    vld1.32 {d18, d19}, [r0]!
    vld1.32 {d20, d21}, [r1]!
    vadd.f32 q8, q8, q9
    pld [r5]
    pld [r5, #64]
    add r5, r5, r8, lsl #2
    vadd.f32 q8, q8, q10
    vst1.32 {d16, d17}, [r12]!
    cmp r2, #0
    bne .Lloop_78
.Lloop_end_77:
    b .Lend_79
.Lotherwise_74:
    ubfx r0, r10, #0, #4
    lsr r2, r10, #4
    add r0, r0, #3
    cmp r2, #0
    beq .Lloop_end_80
.Lloop_81:
    mov r1, r3
    pld [r5]
    mov r10, r11
    vld1.32 {d16, d17}, [r1]!
    vld1.32 {d18, d19}, [r1]!
    vld1.32 {d20, d21}, [r1]!
    pld [r5, #64]
    add r5, r5, r8, lsl #2
    vld1.32 {d22, d23}, [r1]
    sub r1, r1, #48
    cmp r10, #0
    beq .Lloop_end_82
.Lloop_83:
    add r1, r1, r9, lsl #2
    vld1.32 {d24, d25}, [r1]!
    sub r10, r10, #1
    vld1.32 {d26, d27}, [r1]!
    vld1.32 {d28, d29}, [r1]!
    vadd.f32 q8, q8, q12
    vld1.32 {d24, d25}, [r1]
    vadd.f32 q9, q9, q13
    sub r1, r1, #48
    vadd.f32 q10, q10, q14
    vadd.f32 q11, q11, q12
    cmp r10, #0
    bne .Lloop_83
.Lloop_end_82:
    vst1.32 {d16, d17}, [r12]!
    sub r2, r2, #1
    add r3, r3, #64
    vst1.32 {d18, d19}, [r12]!
    vst1.32 {d20, d21}, [r12]!
    vst1.32 {d22, d23}, [r12]!
    cmp r2, #0
    bne .Lloop_81
.Lloop_end_80:
    lsr r0, r0, #2
    cmp r0, #0
    beq .Lloop_end_84
.Lloop_85:
    mov r1, r3
    pld [r5]
    mov r2, r11
    pld [r5, #64]
    add r5, r5, r8, lsl #2
    vld1.32 {d16, d17}, [r1]
    cmp r2, #0
    beq .Lloop_end_86
.Lloop_87:
    add r1, r1, r9, lsl #2
    vld1.32 {d18, d19}, [r1]
    sub r2, r2, #1
    vadd.f32 q8, q8, q9
    cmp r2, #0
    bne .Lloop_87
.Lloop_end_86:
    sub r0, r0, #1
    vst1.32 {d16, d17}, [r12]!
    add r3, r3, #16
    cmp r0, #0
    bne .Lloop_85
.Lloop_end_84:
.Lend_79:
    sub r7, r7, #1
    add r14, r14, #16
    cmp r7, #0
    bne .Lloop_73
.Lloop_end_72:
    ldr r12, [r14, #8]
    ldr r0, [r14]
    ldr r1, [r14, #12]
    lsr r2, r12, #4
    ldr r3, [r14, #4]
    add r4, r4, r0, lsl #2
    add r6, r6, r1, lsl #2
    sub r3, r3, #1
    cmp r2, #0
    beq .Lloop_end_88
.Lloop_89:
    mov r0, r4
    pld [r5]
    mov r1, r3
    vld1.32 {d16, d17}, [r0]!
    vld1.32 {d18, d19}, [r0]!
    vld1.32 {d20, d21}, [r0]!
    pld [r5, #64]
    add r5, r5, r8, lsl #2
    vld1.32 {d22, d23}, [r0]
    sub r0, r0, #48
    cmp r1, #0
    beq .Lloop_end_90
.Lloop_91:
    add r0, r0, r9, lsl #2
    vld1.32 {d24, d25}, [r0]!
    sub r1, r1, #1
    vld1.32 {d26, d27}, [r0]!
    vld1.32 {d28, d29}, [r0]!
    vadd.f32 q8, q8, q12
    vld1.32 {d24, d25}, [r0]
    vadd.f32 q9, q9, q13
    sub r0, r0, #48
    vadd.f32 q10, q10, q14
    vadd.f32 q11, q11, q12
    cmp r1, #0
    bne .Lloop_91
.Lloop_end_90:
    vst1.32 {d16, d17}, [r6]!
    sub r2, r2, #1
    add r4, r4, #64
    vst1.32 {d18, d19}, [r6]!
    vst1.32 {d20, d21}, [r6]!
    vst1.32 {d22, d23}, [r6]!
    cmp r2, #0
    bne .Lloop_89
.Lloop_end_88:
    ubfx r0, r12, #0, #4
    cmp r0, #0
    bne .Lotherwise_92
    b .Lend_93
.Lotherwise_92:
    movw r1, #16
    pld [r5]
    cmp r0, r1
    movhi r0, r1
    pld [r5, #64]
    movw r1, #1
    lsl r0, r1, r0
    sub r1, r0, #1
    ubfx r0, r1, #0, #4
    cmp r0, #15
    bne .Lotherwise_94
    vld1.32 {d16, d17}, [r4]
    b .Lend_95
.Lotherwise_94:
    vmov.i32 q8, #0
    tst r1, #1
    beq .Lotherwise_96
    vld1.32 {d16[0]}, [r4]
.Lotherwise_96:
    tst r1, #2
    beq .Lotherwise_97
    add r0, r4, #4
    vld1.32 {d16[1]}, [r0]
.Lotherwise_97:
    tst r1, #4
    beq .Lotherwise_98
    add r0, r4, #8
    vld1.32 {d17[0]}, [r0]
.Lotherwise_98:
    tst r1, #8
    beq .Lotherwise_99
    add r0, r4, #12
    vld1.32 {d17[1]}, [r0]
.Lotherwise_99:
.Lend_95:
    ubfx r0, r1, #4, #4
    cmp r0, #15
    bne .Lotherwise_100
    add r0, r4, #16
    vld1.32 {d18, d19}, [r0]
    b .Lend_101
.Lotherwise_100:
    vmov.i32 q9, #0
    tst r1, #16
    beq .Lotherwise_102
    add r0, r4, #16
    vld1.32 {d18[0]}, [r0]
.Lotherwise_102:
    tst r1, #32
    beq .Lotherwise_103
    add r0, r4, #20
    vld1.32 {d18[1]}, [r0]
.Lotherwise_103:
    tst r1, #64
    beq .Lotherwise_104
    add r0, r4, #24
    vld1.32 {d19[0]}, [r0]
.Lotherwise_104:
    tst r1, #128
    beq .Lotherwise_105
    add r0, r4, #28
    vld1.32 {d19[1]}, [r0]
.Lotherwise_105:
.Lend_101:
    ubfx r0, r1, #8, #4
    cmp r0, #15
    bne .Lotherwise_106
    add r0, r4, #32
    vld1.32 {d20, d21}, [r0]
    b .Lend_107
.Lotherwise_106:
    vmov.i32 q10, #0
    tst r1, #256
    beq .Lotherwise_108
    add r0, r4, #32
    vld1.32 {d20[0]}, [r0]
.Lotherwise_108:
    tst r1, #512
    beq .Lotherwise_109
    add r0, r4, #36
    vld1.32 {d20[1]}, [r0]
.Lotherwise_109:
    tst r1, #1024
    beq .Lotherwise_110
    add r0, r4, #40
    vld1.32 {d21[0]}, [r0]
.Lotherwise_110:
    tst r1, #2048
    beq .Lotherwise_111
    add r0, r4, #44
    vld1.32 {d21[1]}, [r0]
.Lotherwise_111:
.Lend_107:
    ubfx r0, r1, #12, #4
    cmp r0, #15
    bne .Lotherwise_112
    add r0, r4, #48
    vld1.32 {d22, d23}, [r0]
    b .Lend_113
.Lotherwise_112:
    vmov.i32 q11, #0
    tst r1, #4096
    beq .Lotherwise_114
    add r0, r4, #48
    vld1.32 {d22[0]}, [r0]
.Lotherwise_114:
    tst r1, #8192
    beq .Lotherwise_115
    add r0, r4, #52
    vld1.32 {d22[1]}, [r0]
.Lotherwise_115:
    tst r1, #16384
    beq .Lotherwise_116
    add r0, r4, #56
    vld1.32 {d23[0]}, [r0]
.Lotherwise_116:
    tst r1, #32768
    beq .Lotherwise_117
    add r0, r4, #60
    vld1.32 {d23[1]}, [r0]
.Lotherwise_117:
.Lend_113:
    cmp r3, #0
    beq .Lloop_end_118
.Lloop_119:
    ubfx r0, r1, #0, #4
    add r4, r4, r9, lsl #2
    cmp r0, #15
    bne .Lotherwise_120
    vld1.32 {d24, d25}, [r4]
    b .Lend_121
.Lotherwise_120:
    vmov.i32 q12, #0
    tst r1, #1
    beq .Lotherwise_122
    vld1.32 {d24[0]}, [r4]
.Lotherwise_122:
    tst r1, #2
    beq .Lotherwise_123
    add r0, r4, #4
    vld1.32 {d24[1]}, [r0]
.Lotherwise_123:
    tst r1, #4
    beq .Lotherwise_124
    add r0, r4, #8
    vld1.32 {d25[0]}, [r0]
.Lotherwise_124:
    tst r1, #8
    beq .Lotherwise_125
    add r0, r4, #12
    vld1.32 {d25[1]}, [r0]
.Lotherwise_125:
.Lend_121:
    ubfx r0, r1, #4, #4
    vadd.f32 q8, q8, q12
    cmp r0, #15
    bne .Lotherwise_126
    add r0, r4, #16
    vld1.32 {d24, d25}, [r0]
    b .Lend_127
.Lotherwise_126:
    vmov.i32 q12, #0
    tst r1, #16
    beq .Lotherwise_128
    add r0, r4, #16
    vld1.32 {d24[0]}, [r0]
.Lotherwise_128:
    tst r1, #32
    beq .Lotherwise_129
    add r0, r4, #20
    vld1.32 {d24[1]}, [r0]
.Lotherwise_129:
    tst r1, #64
    beq .Lotherwise_130
    add r0, r4, #24
    vld1.32 {d25[0]}, [r0]
.Lotherwise_130:
    tst r1, #128
    beq .Lotherwise_131
    add r0, r4, #28
    vld1.32 {d25[1]}, [r0]
.Lotherwise_131:
.Lend_127:
    ubfx r0, r1, #8, #4
    vadd.f32 q9, q9, q12
    cmp r0, #15
    bne .Lotherwise_132
    add r0, r4, #32
    vld1.32 {d24, d25}, [r0]
    b .Lend_133
.Lotherwise_132:
    vmov.i32 q12, #0
    tst r1, #256
    beq .Lotherwise_134
    add r0, r4, #32
    vld1.32 {d24[0]}, [r0]
.Lotherwise_134:
    tst r1, #512
    beq .Lotherwise_135
    add r0, r4, #36
    vld1.32 {d24[1]}, [r0]
.Lotherwise_135:
    tst r1, #1024
    beq .Lotherwise_136
    add r0, r4, #40
    vld1.32 {d25[0]}, [r0]
.Lotherwise_136:
    tst r1, #2048
    beq .Lotherwise_137
    add r0, r4, #44
    vld1.32 {d25[1]}, [r0]
.Lotherwise_137:
.Lend_133:
    ubfx r0, r1, #12, #4
    vadd.f32 q10, q10, q12
    cmp r0, #15
    bne .Lotherwise_138
    add r0, r4, #48
    vld1.32 {d24, d25}, [r0]
    b .Lend_139
.Lotherwise_138:
    vmov.i32 q12, #0
    tst r1, #4096
    beq .Lotherwise_140
    add r0, r4, #48
    vld1.32 {d24[0]}, [r0]
.Lotherwise_140:
    tst r1, #8192
    beq .Lotherwise_141
    add r0, r4, #52
    vld1.32 {d24[1]}, [r0]
.Lotherwise_141:
    tst r1, #16384
    beq .Lotherwise_142
    add r0, r4, #56
    vld1.32 {d25[0]}, [r0]
.Lotherwise_142:
    tst r1, #32768
    beq .Lotherwise_143
    add r0, r4, #60
    vld1.32 {d25[1]}, [r0]
.Lotherwise_143:
.Lend_139:
    sub r3, r3, #1
    vadd.f32 q11, q11, q12
    cmp r3, #0
    bne .Lloop_119
.Lloop_end_118:
    vst1.32 {d16, d17}, [r6]!
    vst1.32 {d18, d19}, [r6]!
    vst1.32 {d20, d21}, [r6]!
    vst1.32 {d22, d23}, [r6]
    sub r6, r6, #48
.Lend_93:
    pop {r4, r5, r6, r7, r8, r9, r10, r11, pc}
    .size nnp_pooling_sum_of_stacks__armv7_neon, . - nnp_pooling_sum_of_stacks__armv7_neon

    .text
    .p2align 4
    .globl nnp_pooling_maximum_around__armv7_neon
    .type nnp_pooling_maximum_around__armv7_neon, %function
nnp_pooling_maximum_around__armv7_neon:
    push {r4, r5, r14}
    vpush {d8, d9, d10, d11, d12, d13, d14, d15}
    vmov.i32 q15, #0
    add r3, r3, #240
    ldr r12, [sp, #76]
    add r3, r3, #8192
    vld1.32 {d16, d17}, [r3]!
    mov r14, r1
    vld1.32 {d18, d19}, [r3]
    mov r4, r1
    sub r14, r14, r2, lsl #2
    vcgt.f32 q10, q15, q8
    add r4, r4, r2, lsl #2
    ldr r2, [sp, #80]
    sub r14, r14, #16
    vcgt.f32 q8, q8, q15
    sub r1, r1, #16
    vld1.32 {d22, d23}, [r14]!
    sub r4, r4, #16
    vcgt.f32 q0, q15, q9
    vld1.32 {d24, d25}, [r1]!
    vcgt.f32 q9, q9, q15
    sub r3, r3, #8448
    vld1.32 {d26, d27}, [r4]!
    vld1.32 {d28, d29}, [r14]
    vbsl q10, q12, q11
    vld1.32 {d22, d23}, [r1]
    vbsl q8, q12, q13
    vld1.32 {d26, d27}, [r4]
    vbsl q0, q11, q14
    vbsl q9, q11, q13
    vmax.f32 q10, q10, q8
    vmax.f32 q0, q0, q9
    vmax.f32 q10, q10, q12
    vmax.f32 q0, q0, q11
    cmp r0, #0
    beq .Lloop_end_144
.Lloop_145:
    add r3, r3, #272
    vext.32 q1, q10, q0, #3
    add r3, r3, #8192
    vld1.32 {d16, d17}, [r3]
    sub r3, r3, #272
    sub r3, r3, #8192
    vld1.32 {d4, d5}, [r3]
    add r3, r3, #288
    add r3, r3, #8192
    vld1.32 {d18, d19}, [r3]
    sub r3, r3, #272
    sub r3, r3, #8192
    vcgt.f32 q3, q15, q8
    vld1.32 {d8, d9}, [r3]
    add r3, r3, #288
    add r3, r3, #8192
    vcgt.f32 q13, q8, q15
    vld1.32 {d16, d17}, [r3]
    sub r3, r3, #272
    sub r3, r3, #8192
    vcgt.f32 q14, q15, q9
    vld1.32 {d10, d11}, [r3]
    add r3, r3, #288
    add r3, r3, #8192
    vcgt.f32 q11, q9, q15
    add r5, r1, r2, lsl #2
    vld1.32 {d24, d25}, [r3]
    add r14, r14, #16
    vcgt.f32 q6, q15, q8
    add r1, r1, #16
    vld1.32 {d18, d19}, [r14]!
    add r4, r4, #16
    vcgt.f32 q10, q8, q15
    vld1.32 {d14, d15}, [r1]!
    sub r3, r3, #272
    sub r3, r3, #8192
    sub r0, r0, #1
    pld [r5]
    vbsl q3, q7, q9
    vld1.32 {d16, d17}, [r4]!
    vbsl q13, q7, q8
    vld1.32 {d16, d17}, [r14]!
    vmax.f32 q3, q3, q13
    vld1.32 {d18, d19}, [r1]!
    vbsl q14, q9, q8
    vld1.32 {d16, d17}, [r4]!
    vmax.f32 q3, q3, q7
    vld1.32 {d26, d27}, [r14]!
    vbsl q11, q9, q8
    vld1.32 {d14, d15}, [r1]!
    vbsl q6, q7, q13
    vld1.32 {d16, d17}, [r4]!
    vmax.f32 q14, q14, q11
    vld1.32 {d22, d23}, [r14]
    vbsl q10, q7, q8
    vld1.32 {d26, d27}, [r1]
    vmax.f32 q14, q14, q9
    vld1.32 {d18, d19}, [r4]
    vmax.f32 q6, q6, q10
    vld1.32 {d16, d17}, [r3]!
    vmax.f32 q6, q6, q7
    vcgt.f32 q7, q15, q12
    vcgt.f32 q10, q12, q15
    vbsl q7, q13, q11
    vbsl q10, q13, q9
    vext.32 q11, q0, q3, #1
    vmax.f32 q7, q7, q10
    vcgt.f32 q10, q15, q2
    vmax.f32 q7, q7, q13
    vcgt.f32 q13, q2, q15
    vext.32 q9, q0, q3, #3
    vext.32 q12, q3, q14, #1
    vbsl q10, q0, q1
    vcgt.f32 q1, q15, q4
    vcgt.f32 q2, q4, q15
    vbsl q13, q0, q11
    vext.32 q11, q3, q14, #3
    vbsl q1, q3, q9
    vext.32 q9, q14, q6, #1
    vbsl q2, q3, q12
    vcgt.f32 q12, q15, q5
    vcgt.f32 q4, q5, q15
    vbsl q12, q14, q11
    vext.32 q11, q14, q6, #3
    vbsl q4, q14, q9
    vext.32 q9, q6, q7, #1
    vmax.f32 q10, q10, q13
    vcgt.f32 q13, q15, q8
    vcgt.f32 q8, q8, q15
    vbsl q13, q6, q11
    vbsl q8, q6, q9
    vmax.f32 q1, q1, q2
    vmax.f32 q12, q12, q4
    vmax.f32 q13, q13, q8
    vmax.f32 q10, q10, q0
    vmax.f32 q1, q1, q3
    vmax.f32 q12, q12, q14
    vst1.32 {d20, d21}, [r12]!
    vmax.f32 q13, q13, q6
    vst1.32 {d2, d3}, [r12]!
    vst1.32 {d24, d25}, [r12]!
    vmov q10, q6
    vst1.32 {d26, d27}, [r12]!
    vmov q0, q7
    cmp r0, #0
    bne .Lloop_145
.Lloop_end_144:
    vpop {d8, d9, d10, d11, d12, d13, d14, d15}
    pop {r4, r5, pc}
    .size nnp_pooling_maximum_around__armv7_neon, . - nnp_pooling_maximum_around__armv7_neon

    .text
    .p2align 4
    .globl nnp_pooling_maximum_around_streamed__armv7_neon
    .type nnp_pooling_maximum_around_streamed__armv7_neon, %function
nnp_pooling_maximum_around_streamed__armv7_neon:
    push {r4, r5, r14}
    vpush {d8, d9, d10, d11, d12, d13, d14, d15}
    vmov.i32 q15, #0
    add r3, r3, #240
    ldr r12, [sp, #76]
    add r3, r3, #8192
    vld1.32 {d16, d17}, [r3]!
    mov r14, r1
    vld1.32 {d18, d19}, [r3]
    mov r4, r1
    sub r14, r14, r2, lsl #2
    vcgt.f32 q10, q15, q8
    add r4, r4, r2, lsl #2
    ldr r2, [sp, #80]
    sub r14, r14, #16
    vcgt.f32 q8, q8, q15
    sub r1, r1, #16
    vld1.32 {d22, d23}, [r14]!
    sub r4, r4, #16
    vcgt.f32 q0, q15, q9
    vld1.32 {d24, d25}, [r1]!
    vcgt.f32 q9, q9, q15
    sub r3, r3, #8448
    vld1.32 {d26, d27}, [r4]!
    vld1.32 {d28, d29}, [r14]
    vbsl q10, q12, q11
    vld1.32 {d22, d23}, [r1]
    vbsl q8, q12, q13
    vld1.32 {d26, d27}, [r4]
    vbsl q0, q11, q14
    vbsl q9, q11, q13
    vmax.f32 q10, q10, q8
    vmax.f32 q0, q0, q9
    vmax.f32 q10, q10, q12
    vmax.f32 q0, q0, q11
    cmp r0, #0
    beq .Lloop_end_146
.Lloop_147:
    add r3, r3, #272
    vext.32 q1, q10, q0, #3
    add r3, r3, #8192
    vld1.32 {d16, d17}, [r3]
    sub r3, r3, #272
    sub r3, r3, #8192
    vld1.32 {d4, d5}, [r3]
    add r3, r3, #288
    add r3, r3, #8192
    vld1.32 {d18, d19}, [r3]
    sub r3, r3, #272
    sub r3, r3, #8192
    vcgt.f32 q3, q15, q8
    vld1.32 {d8, d9}, [r3]
    add r3, r3, #288
    add r3, r3, #8192
    vcgt.f32 q13, q8, q15
    vld1.32 {d16, d17}, [r3]
    sub r3, r3, #272
    sub r3, r3, #8192
    vcgt.f32 q14, q15, q9
    vld1.32 {d10, d11}, [r3]
    add r3, r3, #288
    add r3, r3, #8192
    vcgt.f32 q11, q9, q15
    add r5, r1, r2, lsl #2
    vld1.32 {d24, d25}, [r3]
    add r14, r14, #16
    vcgt.f32 q6, q15, q8
    add r1, r1, #16
    vld1.32 {d18, d19}, [r14]!
    add r4, r4, #16
    vcgt.f32 q10, q8, q15
    vld1.32 {d14, d15}, [r1]!
    sub r3, r3, #272
    sub r3, r3, #8192
    sub r0, r0, #1
    pld [r5]
    vbsl q3, q7, q9
    vld1.32 {d16, d17}, [r4]!
    vbsl q13, q7, q8
    vld1.32 {d16, d17}, [r14]!
    vmax.f32 q3, q3, q13
    vld1.32 {d18, d19}, [r1]!
    vbsl q14, q9, q8
    vld1.32 {d16, d17}, [r4]!
    vmax.f32 q3, q3, q7
    vld1.32 {d26, d27}, [r14]!
    vbsl q11, q9, q8
    vld1.32 {d14, d15}, [r1]!
    vbsl q6, q7, q13
    vld1.32 {d16, d17}, [r4]!
    vmax.f32 q14, q14, q11
    vld1.32 {d22, d23}, [r14]
    vbsl q10, q7, q8
    vld1.32 {d26, d27}, [r1]
    vmax.f32 q14, q14, q9
    vld1.32 {d18, d19}, [r4]
    vmax.f32 q6, q6, q10
    vld1.32 {d16, d17}, [r3]!
    vmax.f32 q6, q6, q7
    vcgt.f32 q7, q15, q12
    vcgt.f32 q10, q12, q15
    vbsl q7, q13, q11
    vbsl q10, q13, q9
    vext.32 q11, q0, q3, #1
    vmax.f32 q7, q7, q10
    vcgt.f32 q10, q15, q2
    vmax.f32 q7, q7, q13
    vcgt.f32 q13, q2, q15
    vext.32 q9, q0, q3, #3
    vext.32 q12, q3, q14, #1
    vbsl q10, q0, q1
    vcgt.f32 q1, q15, q4
    vcgt.f32 q2, q4, q15
    vbsl q13, q0, q11
    vext.32 q11, q3, q14, #3
    vbsl q1, q3, q9
    vext.32 q9, q14, q6, #1
    vbsl q2, q3, q12
    vcgt.f32 q12, q15, q5
    vcgt.f32 q4, q5, q15
    vbsl q12, q14, q11
    vext.32 q11, q14, q6, #3
    vbsl q4, q14, q9
    vext.32 q9, q6, q7, #1
    vmax.f32 q10, q10, q13
    vcgt.f32 q13, q15, q8
    vcgt.f32 q8, q8, q15
    vbsl q13, q6, q11
    vbsl q8, q6, q9
    vmax.f32 q1, q1, q2
    vmax.f32 q12, q12, q4
    vmax.f32 q13, q13, q8
    vmax.f32 q10, q10, q0
    vmax.f32 q1, q1, q3
    vmax.f32 q12, q12, q14
    vst1.32 {d20, d21}, [r12]!
    vmax.f32 q13, q13, q6
    vst1.32 {d2, d3}, [r12]!
    vst1.32 {d24, d25}, [r12]!
    vmov q10, q6
    vst1.32 {d26, d27}, [r12]!
    vmov q0, q7
    cmp r0, #0
    bne .Lloop_147
.Lloop_end_146:
    vpop {d8, d9, d10, d11, d12, d13, d14, d15}
    pop {r4, r5, pc}
    .size nnp_pooling_maximum_around_streamed__armv7_neon, . - nnp_pooling_maximum_around_streamed__armv7_neon

    .text
    .p2align 4
    .globl nnp_pooling_maximum_of_2x2__armv7_neon
    .type nnp_pooling_maximum_of_2x2__armv7_neon, %function
nnp_pooling_maximum_of_2x2__armv7_neon:
    push {r4, r5, r6, r7, r8, r14}
    mov r5, r0
    mov r6, r1
    mov r7, r2
    mov r12, r3
    cmp r5, #0
    beq .Lloop_end_148
.Lloop_149:
    ldr r14, [r6, #12]
    ldr r4, [r6]
    ldr r8, [r6, #4]
    cmp r14, #0
    beq .Lloop_end_150
.Lloop_151:
    ldr r0, [r7, #4]
    mov r1, r4
    add r1, r1, #8192
    cmp r0, #0
    beq .Lloop_end_152
.Lloop_153:
    vld1.32 {d16, d17}, [r4]!
    sub r0, r0, #1
    vld1.32 {d18, d19}, [r8]!
    vld1.32 {d20, d21}, [r4]!
    vld1.32 {d22, d23}, [r8]!
    vmax.f32 q8, q8, q9
    vld1.32 {d18, d19}, [r4]!
    vld1.32 {d24, d25}, [r8]!
    vmax.f32 q10, q10, q11
    vld1.32 {d22, d23}, [r4]!
    vld1.32 {d26, d27}, [r8]!
    vmax.f32 q9, q9, q12
    pld [r1]
    vmax.f32 q11, q11, q13
    pld [r1, #64]
    add r1, r1, #128
    vuzp.32 q8, q10
    vuzp.32 q9, q11
    vmax.f32 q8, q8, q10
    vmax.f32 q9, q9, q11
    vst1.32 {d16, d17}, [r12]!
    vst1.32 {d18, d19}, [r12]!
    cmp r0, #0
    bne .Lloop_153
.Lloop_end_152:
    ldr r0, [r7]
    sub r14, r14, #1
    ldr r1, [r7, #8]
    ldr r2, [r7, #12]
    ldr r3, [r7, #16]
    sub r0, r0, r1
    add r12, r12, r0, lsl #2
    sub r0, r2, r3
    add r4, r4, r0, lsl #2
    add r8, r8, r0, lsl #2
    cmp r14, #0
    bne .Lloop_151
.Lloop_end_150:
    sub r5, r5, #1
    add r6, r6, #20
    cmp r5, #0
    bne .Lloop_149
.Lloop_end_148:
    pop {r4, r5, r6, r7, r8, pc}
    .size nnp_pooling_maximum_of_2x2__armv7_neon, . - nnp_pooling_maximum_of_2x2__armv7_neon

    .text
    .p2align 4
    .globl nnp_pooling_maximum_of_3x3__armv7_neon
    .type nnp_pooling_maximum_of_3x3__armv7_neon, %function
nnp_pooling_maximum_of_3x3__armv7_neon:
    push {r4, r5, r6, r7, r8, r9, r14}
    mov r6, r0
    mov r7, r1
    mov r8, r2
    mov r12, r3
    cmp r6, #0
    beq .Lloop_end_154
.Lloop_155:
    ldr r14, [r7, #12]
    ldr r4, [r7]
    ldr r5, [r7, #4]
    ldr r9, [r7, #8]
    cmp r14, #0
    beq .Lloop_end_156
.Lloop_157:
    ldr r0, [r8, #4]
    mov r1, r4
    add r1, r1, #8192
    cmp r0, #0
    beq .Lloop_end_158
.Lloop_159:
    vld1.32 {d16, d17}, [r4]!
    sub r0, r0, #1
    vld1.32 {d18, d19}, [r5]!
    vld1.32 {d20, d21}, [r4]!
    vld1.32 {d22, d23}, [r5]!
    vmax.f32 q8, q8, q9
    vld1.32 {d18, d19}, [r4]!
    vld1.32 {d24, d25}, [r5]!
    vmax.f32 q10, q10, q11
    vld1.32 {d22, d23}, [r9]!
    vld1.32 {d26, d27}, [r9]!
    vmax.f32 q9, q9, q12
    vld1.32 {d24, d25}, [r9]!
    vmax.f32 q8, q8, q11
    vmax.f32 q10, q10, q13
    pld [r1]
    vmax.f32 q9, q9, q12
    pld [r1, #64]
    vext.32 q11, q8, q10, #3
    pld [r1, #128]
    vext.32 q10, q10, q9, #2
    pld [r1, #192]
    vext.32 q9, q9, q9, #1
    pld [r1, #256]
    add r1, r1, #288
    vzip.32 q8, q11
    vzip.32 q10, q9
    vext.32 q12, q8, q8, #2
    vext.32 q13, q10, q10, #2
    vext.32 q10, q12, q10, #2
    vext.32 q11, q11, q11, #2
    vext.32 q8, q8, q13, #2
    vext.32 q9, q11, q9, #2
    vmax.f32 q10, q10, q8
    vmax.f32 q10, q10, q9
    vst1.32 {d20, d21}, [r12]!
    vld1.32 {d16, d17}, [r4]!
    vld1.32 {d18, d19}, [r5]!
    vld1.32 {d20, d21}, [r4]!
    vld1.32 {d22, d23}, [r5]!
    vmax.f32 q8, q8, q9
    vld1.32 {d18, d19}, [r4]!
    vld1.32 {d24, d25}, [r5]!
    vmax.f32 q10, q10, q11
    vld1.32 {d22, d23}, [r9]!
    vld1.32 {d26, d27}, [r9]!
    vmax.f32 q9, q9, q12
    vld1.32 {d24, d25}, [r9]!
    vmax.f32 q8, q8, q11
    vmax.f32 q10, q10, q13
    vmax.f32 q9, q9, q12
    vext.32 q11, q8, q10, #3
    vext.32 q10, q10, q9, #2
    vext.32 q9, q9, q9, #1
    vzip.32 q8, q11
    vzip.32 q10, q9
    vext.32 q12, q8, q8, #2
    vext.32 q13, q10, q10, #2
    vext.32 q10, q12, q10, #2
    vext.32 q11, q11, q11, #2
    vext.32 q8, q8, q13, #2
    vext.32 q9, q11, q9, #2
    vmax.f32 q10, q10, q8
    vmax.f32 q10, q10, q9
    vst1.32 {d20, d21}, [r12]!
    cmp r0, #0
    bne .Lloop_159
.Lloop_end_158:
    ldr r0, [r8]
    sub r14, r14, #1
    ldr r1, [r8, #8]
    ldr r2, [r8, #12]
    ldr r3, [r8, #16]
    sub r0, r0, r1
    add r12, r12, r0, lsl #2
    sub r0, r2, r3
    add r4, r4, r0, lsl #2
    add r5, r5, r0, lsl #2
    add r9, r9, r0, lsl #2
    cmp r14, #0
    bne .Lloop_157
.Lloop_end_156:
    sub r6, r6, #1
    add r7, r7, #20
    cmp r6, #0
    bne .Lloop_155
.Lloop_end_154:
    pop {r4, r5, r6, r7, r8, r9, pc}
    .size nnp_pooling_maximum_of_3x3__armv7_neon, . - nnp_pooling_maximum_of_3x3__armv7_neon

    .text
    .p2align 4
    .globl nnp_pooling_maximum_of_3x3_by_2__armv7_neon
    .type nnp_pooling_maximum_of_3x3_by_2__armv7_neon, %function
nnp_pooling_maximum_of_3x3_by_2__armv7_neon:
    push {r4, r5, r6, r7, r8, r9, r14}
    mov r5, r0
    vmov.i32 q15, #0
    mov r6, r1
    mov r7, r2
    cmp r5, #0
    beq .Lloop_end_160
.Lloop_161:
    ldr r12, [r6, #12]
    ldr r14, [r6]
    ldr r4, [r6, #4]
    ldr r8, [r6, #8]
    cmp r12, #0
    beq .Lloop_end_162
.Lloop_163:
    ldr r0, [r7, #4]
    mov r1, r14
    add r1, r1, #8192
    ldr r2, [r7, #20]
    cmp r0, #0
    beq .Lloop_end_164
.Lloop_165:
    vld1.32 {d16, d17}, [r14]!
    sub r0, r0, #1
    vld1.32 {d18, d19}, [r4]!
    vld1.32 {d20, d21}, [r14]!
    vld1.32 {d22, d23}, [r4]!
    vmax.f32 q8, q8, q9
    vld1.32 {d18, d19}, [r14]!
    vld1.32 {d24, d25}, [r4]!
    vmax.f32 q10, q10, q11
    vld1.32 {d22, d23}, [r14]
    add r14, r14, #8
    vld1.32 {d26, d27}, [r4]
    vmax.f32 q9, q9, q12
    add r4, r4, #8
    vld1.32 {d24, d25}, [r8]!
    vld1.32 {d28, d29}, [r8]!
    vmax.f32 q11, q11, q13
    vld1.32 {d26, d27}, [r8]!
    vmax.f32 q8, q8, q12
    vld1.32 {d24, d25}, [r8]
    vmax.f32 q10, q10, q14
    add r8, r8, #8
    vmax.f32 q9, q9, q13
    vld1.32 {d26, d27}, [r2]!
    vmax.f32 q11, q11, q12
    vld1.32 {d24, d25}, [r2]
    add r2, r2, #12
    pld [r1]
    pld [r1, #64]
    add r1, r1, #112
    vuzp.32 q8, q10
    vuzp.32 q9, q11
    vcgt.f32 q14, q15, q13
    vext.32 q0, q8, q9, #1
    vcgt.f32 q13, q13, q15
    vext.32 q1, q9, q9, #1
    vcgt.f32 q2, q15, q12
    vcgt.f32 q12, q12, q15
    vbsl q14, q10, q8
    vbsl q13, q10, q0
    vbsl q2, q11, q9
    vbsl q12, q11, q1
    vmax.f32 q14, q14, q13
    vmax.f32 q2, q2, q12
    vmax.f32 q14, q14, q10
    vmax.f32 q2, q2, q11
    vst1.32 {d28, d29}, [r3]!
    vst1.32 {d4, d5}, [r3]
    add r3, r3, #12
    cmp r0, #0
    bne .Lloop_165
.Lloop_end_164:
    ldr r0, [r7]
    sub r12, r12, #1
    ldr r1, [r7, #8]
    ldr r2, [r7, #12]
    ldr r9, [r7, #16]
    sub r0, r0, r1
    add r3, r3, r0, lsl #2
    sub r0, r2, r9
    add r14, r14, r0, lsl #2
    add r4, r4, r0, lsl #2
    add r8, r8, r0, lsl #2
    cmp r12, #0
    bne .Lloop_163
.Lloop_end_162:
    sub r5, r5, #1
    add r6, r6, #20
    cmp r5, #0
    bne .Lloop_161
.Lloop_end_160:
    pop {r4, r5, r6, r7, r8, r9, pc}
    .size nnp_pooling_maximum_of_3x3_by_2__armv7_neon, . - nnp_pooling_maximum_of_3x3_by_2__armv7_neon

.section .rodata
    .p2align 4
.Lconstants_nnp_pooling_average_around__armv7_neon:
    .long 0xff7fffff, 0x00000000, 0x00000000, 0x00000000

    .text
    .p2align 4
    .globl nnp_pooling_average_around__armv7_neon
    .type nnp_pooling_average_around__armv7_neon, %function
nnp_pooling_average_around__armv7_neon:
    push {r4, r5, r14}
    vpush {d8, d9, d10, d11, d12, d13, d14, d15}
    vmov.i32 q13, #0
    add r3, r3, #240
    ldr r12, [sp, #76]
    add r3, r3, #8192
    vld1.32 {d16, d17}, [r3]!
    mov r14, r1
    vld1.32 {d18, d19}, [r3]
    mov r4, r1
    sub r14, r14, r2, lsl #2
    vcgt.f32 q1, q13, q8
    add r4, r4, r2, lsl #2
    ldr r2, [sp, #80]
    sub r14, r14, #16
    vcgt.f32 q8, q8, q13
    sub r4, r4, #16
    vld1.32 {d20, d21}, [r14]!
    vcgt.f32 q14, q13, q9
    sub r1, r1, #16
    vld1.32 {d22, d23}, [r4]!
    vcgt.f32 q9, q9, q13
    sub r3, r3, #8448
    vld1.32 {d24, d25}, [r14]
    vbsl q1, q13, q10
    vld1.32 {d20, d21}, [r4]
    vbsl q8, q13, q11
    vld1.32 {d22, d23}, [r1]!
    vbsl q14, q13, q12
    vld1.32 {d24, d25}, [r1]
    vbsl q9, q13, q10
    vadd.f32 q1, q1, q8
    vadd.f32 q14, q14, q9
    vadd.f32 q1, q1, q11
    vadd.f32 q14, q14, q12
    cmp r0, #0
    beq .Lloop_end_166
.Lloop_167:
    add r3, r3, #272
    vext.32 q8, q1, q14, #3
    add r3, r3, #8192
    movw r5, #:lower16:(.Lconstants_nnp_pooling_average_around__armv7_neon - (1f + 8))
    movt r5, #:upper16:(.Lconstants_nnp_pooling_average_around__armv7_neon - (1f + 8))
1:
    add r5, pc, r5
    vld1.32 {d0, d1}, [r5]
    add r14, r14, #16
    vld1.32 {d18, d19}, [r3]
    sub r3, r3, #272
    sub r3, r3, #8192
    vld1.32 {d20, d21}, [r3]
    add r3, r3, #16896
    add r4, r4, #16
    vdup.32 q1, d0[0]
    vld1.32 {d4, d5}, [r3]
    add r3, r3, #8448
    vcgt.f32 q3, q13, q9
    add r5, r1, r2, lsl #2
    vld1.32 {d8, d9}, [r3]
    sub r3, r3, #480
    sub r3, r3, #16384
    vcgt.f32 q11, q9, q13
    vld1.32 {d24, d25}, [r3]
    sub r3, r3, #272
    sub r3, r3, #8192
    vcgt.f32 q15, q13, q10
    vld1.32 {d10, d11}, [r3]
    add r3, r3, #16896
    add r1, r1, #16
    vcgt.f32 q9, q10, q13
    vld1.32 {d20, d21}, [r3]
    add r3, r3, #8448
    vbsl q15, q13, q8
    sub r0, r0, #1
    vld1.32 {d12, d13}, [r3]
    sub r3, r3, #480
    sub r3, r3, #16384
    pld [r5]
    vld1.32 {d16, d17}, [r14]!
    vbsl q3, q13, q8
    vld1.32 {d16, d17}, [r1]!
    vld1.32 {d14, d15}, [r4]!
    vbsl q11, q13, q7
    vadd.f32 q3, q3, q11
    vadd.f32 q3, q3, q8
    vld1.32 {d22, d23}, [r3]
    sub r3, r3, #272
    sub r3, r3, #8192
    vext.32 q8, q14, q3, #1
    vbsl q9, q13, q8
    vadd.f32 q15, q15, q9
    vld1.32 {d18, d19}, [r3]
    add r3, r3, #16896
    vadd.f32 q15, q15, q14
    vmul.f32 q7, q15, q4
    vfms.f32 q15, q7, q2
    vcgt.f32 q1, q15, q1
    vmov q8, q7
    vfma.f32 q8, q15, q4
    vld1.32 {d30, d31}, [r3]
    add r3, r3, #8448
    vbsl q1, q8, q7
    vld1.32 {d4, d5}, [r3]
    sub r3, r3, #480
    sub r3, r3, #16384
    vld1.32 {d16, d17}, [r14]!
    vst1.32 {d2, d3}, [r12]!
    vcgt.f32 q4, q13, q12
    vcgt.f32 q1, q12, q13
    vbsl q4, q13, q8
    vld1.32 {d14, d15}, [r3]
    sub r3, r3, #272
    sub r3, r3, #8192
    vld1.32 {d16, d17}, [r1]!
    vld1.32 {d24, d25}, [r4]!
    vbsl q1, q13, q12
    vadd.f32 q4, q4, q1
    vadd.f32 q4, q4, q8
    vld1.32 {d2, d3}, [r14]!
    vext.32 q8, q14, q3, #3
    vext.32 q12, q3, q4, #1
    vcgt.f32 q14, q13, q5
    vcgt.f32 q5, q5, q13
    vbsl q14, q13, q8
    vbsl q5, q13, q12
    vadd.f32 q14, q14, q5
    vadd.f32 q14, q14, q3
    vext.32 q8, q3, q4, #3
    vmul.f32 q12, q14, q6
    vfms.f32 q14, q12, q10
    vmov q10, q12
    vfma.f32 q10, q14, q6
    vdup.32 q3, d0[0]
    vcgt.f32 q14, q14, q3
    vbsl q14, q10, q12
    vld1.32 {d20, d21}, [r4]!
    vcgt.f32 q3, q13, q11
    vcgt.f32 q5, q11, q13
    vst1.32 {d28, d29}, [r12]!
    vld1.32 {d22, d23}, [r14]
    vbsl q3, q13, q1
    vld1.32 {d24, d25}, [r4]
    vbsl q5, q13, q10
    vcgt.f32 q14, q13, q7
    vcgt.f32 q10, q7, q13
    vbsl q14, q13, q11
    vld1.32 {d22, d23}, [r1]!
    vbsl q10, q13, q12
    vld1.32 {d24, d25}, [r1]
    vadd.f32 q3, q3, q5
    vld1.32 {d10, d11}, [r3]
    add r3, r3, #16896
    vadd.f32 q14, q14, q10
    vld1.32 {d12, d13}, [r3]
    add r3, r3, #8448
    vadd.f32 q3, q3, q11
    vld1.32 {d22, d23}, [r3]
    sub r3, r3, #752
    vadd.f32 q14, q14, q12
    sub r3, r3, #24576
    vext.32 q12, q4, q3, #1
    vmov q1, q3
    vext.32 q10, q3, q14, #1
    vcgt.f32 q7, q13, q9
    vcgt.f32 q9, q9, q13
    vbsl q7, q13, q8
    vbsl q9, q13, q12
    vext.32 q12, q4, q3, #3
    vadd.f32 q7, q7, q9
    vcgt.f32 q9, q13, q5
    vcgt.f32 q8, q5, q13
    vbsl q9, q13, q12
    vbsl q8, q13, q10
    vadd.f32 q7, q7, q4
    vadd.f32 q9, q9, q8
    vmul.f32 q12, q7, q2
    vadd.f32 q9, q9, q3
    vmul.f32 q3, q9, q11
    vmov q4, q9
    vfms.f32 q7, q12, q15
    vfms.f32 q4, q3, q6
    vmov q8, q12
    vmov q9, q3
    vfma.f32 q8, q7, q2
    vdup.32 q10, d0[0]
    vfma.f32 q9, q4, q11
    vdup.32 q11, d0[0]
    vcgt.f32 q10, q7, q10
    vcgt.f32 q11, q4, q11
    vbsl q10, q8, q12
    vbsl q11, q9, q3
    vst1.32 {d20, d21}, [r12]!
    vst1.32 {d22, d23}, [r12]!
    cmp r0, #0
    bne .Lloop_167
.Lloop_end_166:
    vpop {d8, d9, d10, d11, d12, d13, d14, d15}
    pop {r4, r5, pc}
    .size nnp_pooling_average_around__armv7_neon, . - nnp_pooling_average_around__armv7_neon

.section .rodata
    .p2align 4
.Lconstants_nnp_pooling_average_around_streamed__armv7_neon:
    .long 0xff7fffff, 0x00000000, 0x00000000, 0x00000000

    .text
    .p2align 4
    .globl nnp_pooling_average_around_streamed__armv7_neon
    .type nnp_pooling_average_around_streamed__armv7_neon, %function
nnp_pooling_average_around_streamed__armv7_neon:
    push {r4, r5, r14}
    vpush {d8, d9, d10, d11, d12, d13, d14, d15}
    vmov.i32 q13, #0
    add r3, r3, #240
    ldr r12, [sp, #76]
    add r3, r3, #8192
    vld1.32 {d16, d17}, [r3]!
    mov r14, r1
    vld1.32 {d18, d19}, [r3]
    mov r4, r1
    sub r14, r14, r2, lsl #2
    vcgt.f32 q1, q13, q8
    add r4, r4, r2, lsl #2
    ldr r2, [sp, #80]
    sub r14, r14, #16
    vcgt.f32 q8, q8, q13
    sub r4, r4, #16
    vld1.32 {d20, d21}, [r14]!
    vcgt.f32 q14, q13, q9
    sub r1, r1, #16
    vld1.32 {d22, d23}, [r4]!
    vcgt.f32 q9, q9, q13
    sub r3, r3, #8448
    vld1.32 {d24, d25}, [r14]
    vbsl q1, q13, q10
    vld1.32 {d20, d21}, [r4]
    vbsl q8, q13, q11
    vld1.32 {d22, d23}, [r1]!
    vbsl q14, q13, q12
    vld1.32 {d24, d25}, [r1]
    vbsl q9, q13, q10
    vadd.f32 q1, q1, q8
    vadd.f32 q14, q14, q9
    vadd.f32 q1, q1, q11
    vadd.f32 q14, q14, q12
    cmp r0, #0
    beq .Lloop_end_168
.Lloop_169:
    add r3, r3, #272
    vext.32 q8, q1, q14, #3
    add r3, r3, #8192
    movw r5, #:lower16:(.Lconstants_nnp_pooling_average_around_streamed__armv7_neon - (1f + 8))
    movt r5, #:upper16:(.Lconstants_nnp_pooling_average_around_streamed__armv7_neon - (1f + 8))
1:
    add r5, pc, r5
    vld1.32 {d0, d1}, [r5]
    add r14, r14, #16
    vld1.32 {d18, d19}, [r3]
    sub r3, r3, #272
    sub r3, r3, #8192
    vld1.32 {d20, d21}, [r3]
    add r3, r3, #16896
    add r4, r4, #16
    vdup.32 q1, d0[0]
    vld1.32 {d4, d5}, [r3]
    add r3, r3, #8448
    vcgt.f32 q3, q13, q9
    add r5, r1, r2, lsl #2
    vld1.32 {d8, d9}, [r3]
    sub r3, r3, #480
    sub r3, r3, #16384
    vcgt.f32 q11, q9, q13
    vld1.32 {d24, d25}, [r3]
    sub r3, r3, #272
    sub r3, r3, #8192
    vcgt.f32 q15, q13, q10
    vld1.32 {d10, d11}, [r3]
    add r3, r3, #16896
    add r1, r1, #16
    vcgt.f32 q9, q10, q13
    vld1.32 {d20, d21}, [r3]
    add r3, r3, #8448
    vbsl q15, q13, q8
    sub r0, r0, #1
    vld1.32 {d12, d13}, [r3]
    sub r3, r3, #480
    sub r3, r3, #16384
    pld [r5]
    vld1.32 {d16, d17}, [r14]!
    vbsl q3, q13, q8
    vld1.32 {d16, d17}, [r1]!
    vld1.32 {d14, d15}, [r4]!
    vbsl q11, q13, q7
    vadd.f32 q3, q3, q11
    vadd.f32 q3, q3, q8
    vld1.32 {d22, d23}, [r3]
    sub r3, r3, #272
    sub r3, r3, #8192
    vext.32 q8, q14, q3, #1
    vbsl q9, q13, q8
    vadd.f32 q15, q15, q9
    vld1.32 {d18, d19}, [r3]
    add r3, r3, #16896
    vadd.f32 q15, q15, q14
    vmul.f32 q7, q15, q4
    vfms.f32 q15, q7, q2
    vcgt.f32 q1, q15, q1
    vmov q8, q7
    vfma.f32 q8, q15, q4
    vld1.32 {d30, d31}, [r3]
    add r3, r3, #8448
    vbsl q1, q8, q7
    vld1.32 {d4, d5}, [r3]
    sub r3, r3, #480
    sub r3, r3, #16384
    vld1.32 {d16, d17}, [r14]!
    vst1.32 {d2, d3}, [r12]!
    vcgt.f32 q4, q13, q12
    vcgt.f32 q1, q12, q13
    vbsl q4, q13, q8
    vld1.32 {d14, d15}, [r3]
    sub r3, r3, #272
    sub r3, r3, #8192
    vld1.32 {d16, d17}, [r1]!
    vld1.32 {d24, d25}, [r4]!
    vbsl q1, q13, q12
    vadd.f32 q4, q4, q1
    vadd.f32 q4, q4, q8
    vld1.32 {d2, d3}, [r14]!
    vext.32 q8, q14, q3, #3
    vext.32 q12, q3, q4, #1
    vcgt.f32 q14, q13, q5
    vcgt.f32 q5, q5, q13
    vbsl q14, q13, q8
    vbsl q5, q13, q12
    vadd.f32 q14, q14, q5
    vadd.f32 q14, q14, q3
    vext.32 q8, q3, q4, #3
    vmul.f32 q12, q14, q6
    vfms.f32 q14, q12, q10
    vmov q10, q12
    vfma.f32 q10, q14, q6
    vdup.32 q3, d0[0]
    vcgt.f32 q14, q14, q3
    vbsl q14, q10, q12
    vld1.32 {d20, d21}, [r4]!
    vcgt.f32 q3, q13, q11
    vcgt.f32 q5, q11, q13
    vst1.32 {d28, d29}, [r12]!
    vld1.32 {d22, d23}, [r14]
    vbsl q3, q13, q1
    vld1.32 {d24, d25}, [r4]
    vbsl q5, q13, q10
    vcgt.f32 q14, q13, q7
    vcgt.f32 q10, q7, q13
    vbsl q14, q13, q11
    vld1.32 {d22, d23}, [r1]!
    vbsl q10, q13, q12
    vld1.32 {d24, d25}, [r1]
    vadd.f32 q3, q3, q5
    vld1.32 {d10, d11}, [r3]
    add r3, r3, #16896
    vadd.f32 q14, q14, q10
    vld1.32 {d12, d13}, [r3]
    add r3, r3, #8448
    vadd.f32 q3, q3, q11
    vld1.32 {d22, d23}, [r3]
    sub r3, r3, #752
    vadd.f32 q14, q14, q12
    sub r3, r3, #24576
    vext.32 q12, q4, q3, #1
    vmov q1, q3
    vext.32 q10, q3, q14, #1
    vcgt.f32 q7, q13, q9
    vcgt.f32 q9, q9, q13
    vbsl q7, q13, q8
    vbsl q9, q13, q12
    vext.32 q12, q4, q3, #3
    vadd.f32 q7, q7, q9
    vcgt.f32 q9, q13, q5
    vcgt.f32 q8, q5, q13
    vbsl q9, q13, q12
    vbsl q8, q13, q10
    vadd.f32 q7, q7, q4
    vadd.f32 q9, q9, q8
    vmul.f32 q12, q7, q2
    vadd.f32 q9, q9, q3
    vmul.f32 q3, q9, q11
    vmov q4, q9
    vfms.f32 q7, q12, q15
    vfms.f32 q4, q3, q6
    vmov q8, q12
    vmov q9, q3
    vfma.f32 q8, q7, q2
    vdup.32 q10, d0[0]
    vfma.f32 q9, q4, q11
    vdup.32 q11, d0[0]
    vcgt.f32 q10, q7, q10
    vcgt.f32 q11, q4, q11
    vbsl q10, q8, q12
    vbsl q11, q9, q3
    vst1.32 {d20, d21}, [r12]!
    vst1.32 {d22, d23}, [r12]!
    cmp r0, #0
    bne .Lloop_169
.Lloop_end_168:
    vpop {d8, d9, d10, d11, d12, d13, d14, d15}
    pop {r4, r5, pc}
    .size nnp_pooling_average_around_streamed__armv7_neon, . - nnp_pooling_average_around_streamed__armv7_neon

.section .rodata
    .p2align 4
.Lconstants_nnp_pooling_average_of_2x2__armv7_neon:
    .long 0xff7fffff, 0x00000000, 0x00000000, 0x00000000

    .text
    .p2align 4
    .globl nnp_pooling_average_of_2x2__armv7_neon
    .type nnp_pooling_average_of_2x2__armv7_neon, %function
nnp_pooling_average_of_2x2__armv7_neon:
    push {r4, r5, r6, r7, r8, r14}
    mov r5, r0
    mov r6, r1
    mov r7, r2
    mov r12, r3
    cmp r5, #0
    beq .Lloop_end_170
.Lloop_171:
    ldr r14, [r6, #12]
    ldr r4, [r6]
    ldr r8, [r6, #4]
    cmp r14, #0
    beq .Lloop_end_172
.Lloop_173:
    ldr r0, [r7, #4]
    mov r1, r4
    add r1, r1, #8192
    ldr r2, [r6, #16]
    cmp r0, #0
    beq .Lloop_end_174
.Lloop_175:
    vld1.32 {d16, d17}, [r4]!
    sub r0, r0, #1
    vld1.32 {d18, d19}, [r8]!
    vld1.32 {d20, d21}, [r4]!
    vld1.32 {d22, d23}, [r8]!
    vadd.f32 q8, q8, q9
    vld1.32 {d18, d19}, [r2]
    add r2, r2, #8256
    vadd.f32 q10, q10, q11
    vld1.32 {d2, d3}, [r2]
    sub r2, r2, #48
    movw r3, #:lower16:(.Lconstants_nnp_pooling_average_of_2x2__armv7_neon - (1f + 8))
    movt r3, #:upper16:(.Lconstants_nnp_pooling_average_of_2x2__armv7_neon - (1f + 8))
1:
    add r3, pc, r3
    vld1.32 {d0, d1}, [r3]
    sub r2, r2, #8192
    vld1.32 {d22, d23}, [r4]!
    vld1.32 {d24, d25}, [r8]!
    vdup.32 q13, d0[0]
    vuzp.32 q8, q10
    vld1.32 {d28, d29}, [r4]!
    vld1.32 {d30, d31}, [r8]!
    vadd.f32 q11, q11, q12
    vadd.f32 q8, q8, q10
    pld [r1]
    vadd.f32 q14, q14, q15
    pld [r1, #64]
    add r1, r1, #128
    vmul.f32 q10, q8, q1
    vmov q12, q10
    vfms.f32 q8, q10, q9
    vdup.32 q9, d0[0]
    vfma.f32 q12, q8, q1
    vcgt.f32 q8, q8, q13
    vuzp.32 q11, q14
    vbsl q8, q12, q10
    vadd.f32 q11, q11, q14
    vst1.32 {d16, d17}, [r12]!
    vld1.32 {d16, d17}, [r2]
    add r2, r2, #8256
    vld1.32 {d20, d21}, [r2]
    sub r2, r2, #48
    sub r2, r2, #8192
    vmul.f32 q12, q11, q10
    vfms.f32 q11, q12, q8
    vmov q8, q12
    vfma.f32 q8, q11, q10
    vcgt.f32 q9, q11, q9
    vbsl q9, q8, q12
    vst1.32 {d18, d19}, [r12]!
    cmp r0, #0
    bne .Lloop_175
.Lloop_end_174:
    ldr r0, [r7]
    sub r14, r14, #1
    ldr r1, [r7, #8]
    ldr r2, [r7, #12]
    ldr r3, [r7, #16]
    sub r0, r0, r1
    add r12, r12, r0, lsl #2
    sub r0, r2, r3
    add r4, r4, r0, lsl #2
    add r8, r8, r0, lsl #2
    cmp r14, #0
    bne .Lloop_173
.Lloop_end_172:
    sub r5, r5, #1
    add r6, r6, #20
    cmp r5, #0
    bne .Lloop_171
.Lloop_end_170:
    pop {r4, r5, r6, r7, r8, pc}
    .size nnp_pooling_average_of_2x2__armv7_neon, . - nnp_pooling_average_of_2x2__armv7_neon

.section .rodata
    .p2align 4
.Lconstants_nnp_pooling_average_of_3x3__armv7_neon:
    .long 0xff7fffff, 0x00000000, 0x00000000, 0x00000000

    .text
    .p2align 4
    .globl nnp_pooling_average_of_3x3__armv7_neon
    .type nnp_pooling_average_of_3x3__armv7_neon, %function
nnp_pooling_average_of_3x3__armv7_neon:
    push {r4, r5, r6, r7, r8, r9, r14}
    mov r6, r0
    mov r7, r1
    mov r8, r2
    mov r12, r3
    cmp r6, #0
    beq .Lloop_end_176
.Lloop_177:
    ldr r14, [r7, #12]
    ldr r4, [r7]
    ldr r5, [r7, #4]
    ldr r9, [r7, #8]
    cmp r14, #0
    beq .Lloop_end_178
.Lloop_179:
    ldr r0, [r8, #4]
    mov r1, r4
    add r1, r1, #8192
    ldr r2, [r7, #16]
    cmp r0, #0
    beq .Lloop_end_180
.Lloop_181:
    vld1.32 {d16, d17}, [r4]!
    sub r0, r0, #1
    vld1.32 {d18, d19}, [r5]!
    vld1.32 {d20, d21}, [r4]!
    vld1.32 {d22, d23}, [r5]!
    vadd.f32 q8, q8, q9
    vld1.32 {d18, d19}, [r4]!
    vld1.32 {d24, d25}, [r5]!
    vadd.f32 q10, q10, q11
    vld1.32 {d22, d23}, [r9]!
    vld1.32 {d26, d27}, [r9]!
    vadd.f32 q9, q9, q12
    vld1.32 {d24, d25}, [r9]!
    vadd.f32 q8, q8, q11
    vadd.f32 q10, q10, q13
    vld1.32 {d28, d29}, [r2]
    add r2, r2, #8256
    vadd.f32 q9, q9, q12
    vld1.32 {d30, d31}, [r2]
    sub r2, r2, #48
    vext.32 q11, q8, q10, #3
    movw r3, #:lower16:(.Lconstants_nnp_pooling_average_of_3x3__armv7_neon - (1f + 8))
    movt r3, #:upper16:(.Lconstants_nnp_pooling_average_of_3x3__armv7_neon - (1f + 8))
1:
    add r3, pc, r3
    vld1.32 {d0, d1}, [r3]
    sub r2, r2, #8192
    vext.32 q10, q10, q9, #2
    pld [r1]
    vext.32 q9, q9, q9, #1
    pld [r1, #64]
    pld [r1, #128]
    pld [r1, #192]
    pld [r1, #256]
    add r1, r1, #288
    vzip.32 q8, q11
    vzip.32 q10, q9
    vext.32 q12, q8, q8, #2
    vext.32 q13, q10, q10, #2
    vext.32 q10, q12, q10, #2
    vext.32 q11, q11, q11, #2
    vext.32 q8, q8, q13, #2
    vext.32 q9, q11, q9, #2
    vadd.f32 q10, q10, q8
    vdup.32 q8, d0[0]
    vadd.f32 q10, q10, q9
    vdup.32 q13, d0[0]
    vmul.f32 q9, q10, q15
    vmov q11, q9
    vfms.f32 q10, q9, q14
    vfma.f32 q11, q10, q15
    vcgt.f32 q8, q10, q8
    vbsl q8, q11, q9
    vst1.32 {d16, d17}, [r12]!
    vld1.32 {d16, d17}, [r4]!
    vld1.32 {d18, d19}, [r5]!
    vld1.32 {d20, d21}, [r4]!
    vld1.32 {d22, d23}, [r5]!
    vadd.f32 q8, q8, q9
    vld1.32 {d18, d19}, [r4]!
    vld1.32 {d24, d25}, [r5]!
    vadd.f32 q10, q10, q11
    vld1.32 {d22, d23}, [r9]!
    vld1.32 {d28, d29}, [r9]!
    vadd.f32 q9, q9, q12
    vld1.32 {d24, d25}, [r9]!
    vadd.f32 q8, q8, q11
    vadd.f32 q10, q10, q14
    vld1.32 {d30, d31}, [r2]
    add r2, r2, #8256
    vadd.f32 q9, q9, q12
    vld1.32 {d0, d1}, [r2]
    sub r2, r2, #48
    vext.32 q11, q8, q10, #3
    sub r2, r2, #8192
    vext.32 q10, q10, q9, #2
    vext.32 q9, q9, q9, #1
    vzip.32 q8, q11
    vzip.32 q10, q9
    vext.32 q12, q8, q8, #2
    vext.32 q14, q10, q10, #2
    vext.32 q10, q12, q10, #2
    vext.32 q11, q11, q11, #2
    vext.32 q8, q8, q14, #2
    vext.32 q9, q11, q9, #2
    vadd.f32 q10, q10, q8
    vadd.f32 q10, q10, q9
    vmul.f32 q8, q10, q0
    vmov q9, q8
    vfms.f32 q10, q8, q15
    vfma.f32 q9, q10, q0
    vcgt.f32 q10, q10, q13
    vbsl q10, q9, q8
    vst1.32 {d20, d21}, [r12]!
    cmp r0, #0
    bne .Lloop_181
.Lloop_end_180:
    ldr r0, [r8]
    sub r14, r14, #1
    ldr r1, [r8, #8]
    ldr r2, [r8, #12]
    ldr r3, [r8, #16]
    sub r0, r0, r1
    add r12, r12, r0, lsl #2
    sub r0, r2, r3
    add r4, r4, r0, lsl #2
    add r5, r5, r0, lsl #2
    add r9, r9, r0, lsl #2
    cmp r14, #0
    bne .Lloop_179
.Lloop_end_178:
    sub r6, r6, #1
    add r7, r7, #20
    cmp r6, #0
    bne .Lloop_177
.Lloop_end_176:
    pop {r4, r5, r6, r7, r8, r9, pc}
    .size nnp_pooling_average_of_3x3__armv7_neon, . - nnp_pooling_average_of_3x3__armv7_neon

.section .rodata
    .p2align 4
.Lconstants_nnp_pooling_average_of_3x3_by_2__armv7_neon:
    .long 0xff7fffff, 0x00000000, 0x00000000, 0x00000000

    .text
    .p2align 4
    .globl nnp_pooling_average_of_3x3_by_2__armv7_neon
    .type nnp_pooling_average_of_3x3_by_2__armv7_neon, %function
nnp_pooling_average_of_3x3_by_2__armv7_neon:
    push {r4, r5, r6, r7, r8, r9, r10, r14}
    vpush {d8, d9, d10, d11}
    mov r7, r0
    vmov.i32 q12, #0
    mov r8, r1
    mov r9, r2
    mov r14, r3
    cmp r7, #0
    beq .Lloop_end_182
.Lloop_183:
    ldr r4, [r8, #12]
    ldr r5, [r8]
    ldr r6, [r8, #4]
    ldr r10, [r8, #8]
    cmp r4, #0
    beq .Lloop_end_184
.Lloop_185:
    ldr r0, [r9, #4]
    mov r1, r5
    add r1, r1, #8192
    ldr r2, [r9, #20]
    ldr r3, [r8, #16]
    cmp r0, #0
    beq .Lloop_end_186
.Lloop_187:
    vld1.32 {d16, d17}, [r5]!
    sub r0, r0, #1
    vld1.32 {d18, d19}, [r6]!
    vld1.32 {d26, d27}, [r5]!
    vld1.32 {d20, d21}, [r6]!
    vadd.f32 q8, q8, q9
    vld1.32 {d28, d29}, [r5]!
    vld1.32 {d18, d19}, [r6]!
    vadd.f32 q13, q13, q10
    vld1.32 {d30, d31}, [r5]
    add r5, r5, #8
    vld1.32 {d20, d21}, [r6]
    vadd.f32 q14, q14, q9
    add r6, r6, #8
    vld1.32 {d18, d19}, [r10]!
    vld1.32 {d22, d23}, [r10]!
    vadd.f32 q15, q15, q10
    vld1.32 {d20, d21}, [r10]!
    vadd.f32 q8, q8, q9
    vld1.32 {d18, d19}, [r10]
    vadd.f32 q13, q13, q11
    add r10, r10, #8
    vadd.f32 q14, q14, q10
    vld1.32 {d20, d21}, [r2]!
    vadd.f32 q15, q15, q9
    vld1.32 {d2, d3}, [r3]
    add r3, r3, #8256
    vld1.32 {d4, d5}, [r3]
    sub r3, r3, #48
    movw r12, #:lower16:(.Lconstants_nnp_pooling_average_of_3x3_by_2__armv7_neon - (1f + 8))
    movt r12, #:upper16:(.Lconstants_nnp_pooling_average_of_3x3_by_2__armv7_neon - (1f + 8))
1:
    add r12, pc, r12
    vld1.32 {d0, d1}, [r12]
    sub r3, r3, #8192
    vld1.32 {d6, d7}, [r2]
    add r2, r2, #12
    pld [r1]
    vuzp.32 q8, q13
    pld [r1, #64]
    add r1, r1, #112
    vuzp.32 q14, q15
    vcgt.f32 q11, q12, q10
    vext.32 q9, q8, q14, #1
    vcgt.f32 q10, q10, q12
    vbsl q11, q12, q8
    vbsl q10, q12, q9
    vdup.32 q4, d0[0]
    vadd.f32 q11, q11, q10
    vext.32 q8, q14, q14, #1
    vadd.f32 q11, q11, q13
    vcgt.f32 q13, q12, q3
    vmul.f32 q5, q11, q2
    vmov q9, q11
    vmov q10, q5
    vfms.f32 q9, q5, q1
    vcgt.f32 q11, q3, q12
    vbsl q13, q12, q14
    vbsl q11, q12, q8
    vfma.f32 q10, q9, q2
    vcgt.f32 q8, q9, q4
    vadd.f32 q13, q13, q11
    vdup.32 q9, d0[0]
    vbsl q8, q10, q5
    vadd.f32 q13, q13, q15
    vst1.32 {d16, d17}, [r14]!
    vld1.32 {d16, d17}, [r3]
    add r3, r3, #8256
    vld1.32 {d20, d21}, [r3]
    sub r3, r3, #52
    sub r3, r3, #8192
    vmul.f32 q11, q13, q10
    vfms.f32 q13, q11, q8
    vmov q8, q11
    vfma.f32 q8, q13, q10
    vcgt.f32 q9, q13, q9
    vbsl q9, q8, q11
    vst1.32 {d18, d19}, [r14]
    add r14, r14, #12
    cmp r0, #0
    bne .Lloop_187
.Lloop_end_186:
    ldr r0, [r9]
    sub r4, r4, #1
    ldr r1, [r9, #8]
    ldr r2, [r9, #12]
    ldr r3, [r9, #16]
    sub r0, r0, r1
    add r14, r14, r0, lsl #2
    sub r0, r2, r3
    add r5, r5, r0, lsl #2
    add r6, r6, r0, lsl #2
    add r10, r10, r0, lsl #2
    cmp r4, #0
    bne .Lloop_185
.Lloop_end_184:
    sub r7, r7, #1
    add r8, r8, #20
    cmp r7, #0
    bne .Lloop_183
.Lloop_end_182:
    vpop {d8, d9, d10, d11}
    pop {r4, r5, r6, r7, r8, r9, r10, pc}
    .size nnp_pooling_average_of_3x3_by_2__armv7_neon, . - nnp_pooling_average_of_3x3_by_2__armv7_neon

    .text
    .p2align 4
    .globl nnp_pooling_maximum__armv7_neon
    .type nnp_pooling_maximum__armv7_neon, %function
nnp_pooling_maximum__armv7_neon:
    push {r4, r5, r6, r7, r8, r14}
    ldr r12, [sp, #24]
    mov r14, r0
    mov r4, r1
    ldr r5, [sp, #28]
    sub r8, r12, #1
    ldr r12, [sp, #32]
    cmp r8, #2
    bne .Lotherwise_188
    cmp r14, #0
    beq .Lloop_end_189
.Lloop_190:
    ubfx r0, r4, #0, #4
    lsr r1, r4, #4
    add r0, r0, #3
    cmp r1, #0
    beq .Lloop_end_191
.Lloop_192:
    vld1.32 {d16, d17}, [r2]
    add r2, r2, #4
    sub r1, r1, #1
    vld1.32 {d18, d19}, [r2]
    add r2, r2, #4
    vld1.32 {d20, d21}, [r2]
    add r2, r2, #8
    vld1.32 {d22, d23}, [r2]
    add r2, r2, #4
    vmax.f32 q8, q8, q9
    vld1.32 {d18, d19}, [r2]
    add r2, r2, #4
    vld1.32 {d24, d25}, [r2]
    add r2, r2, #8
    vmax.f32 q8, q8, q10
    vld1.32 {d20, d21}, [r2]
    add r2, r2, #4
    vmax.f32 q11, q11, q9
    vld1.32 {d18, d19}, [r2]
    add r2, r2, #4
    vld1.32 {d26, d27}, [r2]
    add r2, r2, #8
    vmax.f32 q11, q11, q12
    vld1.32 {d24, d25}, [r2]
    add r2, r2, #4
    vmax.f32 q10, q10, q9
    vld1.32 {d18, d19}, [r2]
    add r2, r2, #4
    vld1.32 {d28, d29}, [r2]
    add r2, r2, #8
    vmax.f32 q10, q10, q13
    vst1.32 {d16, d17}, [r5]!
    vmax.f32 q12, q12, q9
    vst1.32 {d22, d23}, [r5]!
    vst1.32 {d20, d21}, [r5]!
    vmax.f32 q12, q12, q14
    vst1.32 {d24, d25}, [r5]!
    cmp r1, #0
    bne .Lloop_192
.Lloop_end_191:
    lsr r0, r0, #2
    cmp r0, #0
    beq .Lloop_end_193
.Lloop_194:
    vld1.32 {d16, d17}, [r2]
    add r2, r2, #4
    sub r0, r0, #1
    vld1.32 {d18, d19}, [r2]
    add r2, r2, #4
    vld1.32 {d20, d21}, [r2]
    add r2, r2, #8
    vmax.f32 q8, q8, q9
    vmax.f32 q8, q8, q10
    vst1.32 {d16, d17}, [r5]!
    cmp r0, #0
    bne .Lloop_194
.Lloop_end_193:
    add r0, r4, #3
    lsr r0, r0, #2
    lsl r0, r0, #2
    sub r1, r3, r0
    sub r0, r12, r0
    sub r14, r14, #1
    add r2, r2, r1, lsl #2
    add r5, r5, r0, lsl #2
    cmp r14, #0
    bne .Lloop_190
.Lloop_end_189:
    b .Lend_195
.Lotherwise_188:
    cmp r14, #0
    beq .Lloop_end_196
.Lloop_197:
    ubfx r0, r4, #0, #4
    lsr r1, r4, #4
    add r0, r0, #3
    cmp r1, #0
    beq .Lloop_end_198
.Lloop_199:
    mov r6, r2
    vld1.32 {d16, d17}, [r6]!
    mov r7, r8
    vld1.32 {d18, d19}, [r6]!
    vld1.32 {d20, d21}, [r6]!
    vld1.32 {d22, d23}, [r6]
    sub r6, r6, #48
    cmp r7, #0
    beq .Lloop_end_200
.Lloop_201:
    add r6, r6, #4
    vld1.32 {d24, d25}, [r6]!
    sub r7, r7, #1
    vld1.32 {d26, d27}, [r6]!
    vld1.32 {d28, d29}, [r6]!
    vmax.f32 q8, q8, q12
    vld1.32 {d24, d25}, [r6]
    vmax.f32 q9, q9, q13
    sub r6, r6, #48
    vmax.f32 q10, q10, q14
    vmax.f32 q11, q11, q12
    cmp r7, #0
    bne .Lloop_201
.Lloop_end_200:
    vst1.32 {d16, d17}, [r5]!
    sub r1, r1, #1
    add r2, r2, #64
    vst1.32 {d18, d19}, [r5]!
    vst1.32 {d20, d21}, [r5]!
    vst1.32 {d22, d23}, [r5]!
    cmp r1, #0
    bne .Lloop_199
.Lloop_end_198:
    lsr r0, r0, #2
    cmp r0, #0
    beq .Lloop_end_202
.Lloop_203:
    mov r1, r2
    mov r6, r8
    vld1.32 {d16, d17}, [r1]
    cmp r6, #0
    beq .Lloop_end_204
.Lloop_205:
    add r1, r1, #4
    vld1.32 {d18, d19}, [r1]
    sub r6, r6, #1
    vmax.f32 q8, q8, q9
    cmp r6, #0
    bne .Lloop_205
.Lloop_end_204:
    sub r0, r0, #1
    vst1.32 {d16, d17}, [r5]!
    add r2, r2, #16
    cmp r0, #0
    bne .Lloop_203
.Lloop_end_202:
    add r0, r4, #3
    lsr r0, r0, #2
    lsl r0, r0, #2
    sub r1, r3, r0
    sub r0, r12, r0
    sub r14, r14, #1
    add r2, r2, r1, lsl #2
    add r5, r5, r0, lsl #2
    cmp r14, #0
    bne .Lloop_197
.Lloop_end_196:
.Lend_195:
    pop {r4, r5, r6, r7, r8, pc}
    .size nnp_pooling_maximum__armv7_neon, . - nnp_pooling_maximum__armv7_neon

    .text
    .p2align 4
    .globl nnp_pooling_maximum_by_2__armv7_neon
    .type nnp_pooling_maximum_by_2__armv7_neon, %function
nnp_pooling_maximum_by_2__armv7_neon:
    push {r4, r5, r6, r7, r8, r14}
    vpush {d8, d9, d10, d11, d12, d13, d14, d15}
    ldr r12, [sp, #88]
    mov r14, r0
    mov r4, r1
    ldr r5, [sp, #92]
    sub r8, r12, #1
    ldr r12, [sp, #96]
    cmp r8, #2
    bne .Lotherwise_206
    cmp r14, #0
    beq .Lloop_end_207
.Lloop_208:
    ubfx r0, r4, #0, #4
    lsr r1, r4, #4
    add r0, r0, #3
    cmp r1, #0
    beq .Lloop_end_209
.Lloop_210:
    vld1.32 {d16, d17}, [r2]!
    sub r1, r1, #1
    vld1.32 {d18, d19}, [r2]
    sub r2, r2, #8
    vld1.32 {d20, d21}, [r2]!
    vmov q15, q8
    vld1.32 {d16, d17}, [r2]
    add r2, r2, #8
    vmov q0, q9
    vld1.32 {d18, d19}, [r2]!
    vmov q1, q10
    vld1.32 {d20, d21}, [r2]
    sub r2, r2, #8
    vuzp.32 q15, q0
    vld1.32 {d24, d25}, [r2]!
    vmov q2, q9
    vld1.32 {d26, d27}, [r2]
    add r2, r2, #8
    vmov q3, q10
    vld1.32 {d18, d19}, [r2]!
    vmov q14, q8
    vld1.32 {d16, d17}, [r2]
    sub r2, r2, #8
    vuzp.32 q2, q3
    vld1.32 {d8, d9}, [r2]!
    vmov q11, q9
    vld1.32 {d10, d11}, [r2]
    add r2, r2, #8
    vmov q6, q8
    vld1.32 {d16, d17}, [r2]!
    vmov q10, q12
    vld1.32 {d24, d25}, [r2]
    sub r2, r2, #8
    vmov q9, q13
    vld1.32 {d26, d27}, [r2]!
    vld1.32 {d14, d15}, [r2]
    add r2, r2, #8
    vuzp.32 q11, q6
    vuzp.32 q8, q12
    vuzp.32 q1, q14
    vmax.f32 q15, q15, q0
    vuzp.32 q10, q9
    vmax.f32 q2, q2, q3
    vuzp.32 q4, q5
    vmax.f32 q11, q11, q6
    vuzp.32 q13, q7
    vmax.f32 q8, q8, q12
    vmax.f32 q15, q15, q1
    vmax.f32 q2, q2, q10
    vmax.f32 q11, q11, q4
    vst1.32 {d30, d31}, [r5]!
    vmax.f32 q8, q8, q13
    vst1.32 {d4, d5}, [r5]!
    vst1.32 {d22, d23}, [r5]!
    vst1.32 {d16, d17}, [r5]!
    cmp r1, #0
    bne .Lloop_210
.Lloop_end_209:
    lsr r0, r0, #2
    cmp r0, #0
    beq .Lloop_end_211
.Lloop_212:
    vld1.32 {d16, d17}, [r2]!
    sub r0, r0, #1
    vld1.32 {d18, d19}, [r2]
    sub r2, r2, #8
    vld1.32 {d20, d21}, [r2]!
    vld1.32 {d22, d23}, [r2]
    add r2, r2, #8
    vuzp.32 q8, q9
    vmax.f32 q8, q8, q9
    vuzp.32 q10, q11
    vmax.f32 q8, q8, q10
    vst1.32 {d16, d17}, [r5]!
    cmp r0, #0
    bne .Lloop_212
.Lloop_end_211:
    add r0, r4, #3
    lsr r0, r0, #2
    lsl r0, r0, #2
    lsl r1, r0, #1
    sub r1, r3, r1
    sub r0, r12, r0
    sub r14, r14, #1
    add r2, r2, r1, lsl #2
    add r5, r5, r0, lsl #2
    cmp r14, #0
    bne .Lloop_208
.Lloop_end_207:
    b .Lend_213
.Lotherwise_206:
    cmp r14, #0
    beq .Lloop_end_214
.Lloop_215:
    ubfx r0, r4, #0, #4
    lsr r1, r4, #4
    add r0, r0, #3
    cmp r1, #0
    beq .Lloop_end_216
.Lloop_217:
    mov r6, r2
    vld1.32 {d16, d17}, [r6]!
    vld1.32 {d18, d19}, [r6]!
    vld1.32 {d20, d21}, [r6]!
    vmov q13, q8
    vld1.32 {d16, d17}, [r6]!
    vld1.32 {d22, d23}, [r6]!
    vmov q14, q10
    vld1.32 {d20, d21}, [r6]!
    vld1.32 {d24, d25}, [r6]!
    vmov q15, q11
    vld1.32 {d22, d23}, [r6]
    sub r6, r6, #108
    vuzp.32 q13, q9
    vuzp.32 q14, q8
    vuzp.32 q15, q10
    vuzp.32 q12, q11
    tst r8, #1
    beq .Lotherwise_218
    vmax.f32 q13, q13, q9
    add r6, r6, #4
    vmax.f32 q14, q14, q8
    vmax.f32 q15, q15, q10
    vmax.f32 q12, q12, q11
.Lotherwise_218:
    lsr r7, r8, #1
    cmp r7, #0
    beq .Lloop_end_219
.Lloop_220:
    vld1.32 {d16, d17}, [r6]!
    sub r7, r7, #1
    vld1.32 {d18, d19}, [r6]!
    vld1.32 {d20, d21}, [r6]!
    vmov q1, q8
    vld1.32 {d16, d17}, [r6]!
    vmov q2, q9
    vld1.32 {d18, d19}, [r6]!
    vmov q3, q10
    vld1.32 {d20, d21}, [r6]!
    vld1.32 {d22, d23}, [r6]!
    vld1.32 {d0, d1}, [r6]
    sub r6, r6, #104
    vuzp.32 q1, q2
    vuzp.32 q3, q8
    vuzp.32 q9, q10
    vuzp.32 q11, q0
    vmax.f32 q13, q13, q1
    vmax.f32 q14, q14, q3
    vmax.f32 q15, q15, q9
    vmax.f32 q12, q12, q11
    vmax.f32 q13, q13, q2
    vmax.f32 q14, q14, q8
    vmax.f32 q15, q15, q10
    vmax.f32 q12, q12, q0
    cmp r7, #0
    bne .Lloop_220
.Lloop_end_219:
    vst1.32 {d26, d27}, [r5]!
    sub r1, r1, #1
    add r2, r2, #128
    vst1.32 {d28, d29}, [r5]!
    vst1.32 {d30, d31}, [r5]!
    vst1.32 {d24, d25}, [r5]!
    cmp r1, #0
    bne .Lloop_217
.Lloop_end_216:
    lsr r0, r0, #2
    cmp r0, #0
    beq .Lloop_end_221
.Lloop_222:
    mov r1, r2
    vld1.32 {d16, d17}, [r1]!
    vld1.32 {d18, d19}, [r1]
    sub r1, r1, #12
    vuzp.32 q8, q9
    tst r8, #1
    beq .Lotherwise_223
    vmax.f32 q8, q8, q9
    add r1, r1, #4
.Lotherwise_223:
    lsr r6, r8, #1
    cmp r6, #0
    beq .Lloop_end_224
.Lloop_225:
    vld1.32 {d18, d19}, [r1]!
    sub r6, r6, #1
    vld1.32 {d20, d21}, [r1]
    sub r1, r1, #8
    vuzp.32 q9, q10
    vmax.f32 q8, q8, q9
    vmax.f32 q8, q8, q10
    cmp r6, #0
    bne .Lloop_225
.Lloop_end_224:
    sub r0, r0, #1
    vst1.32 {d16, d17}, [r5]!
    add r2, r2, #32
    cmp r0, #0
    bne .Lloop_222
.Lloop_end_221:
    add r0, r4, #3
    lsr r0, r0, #2
    lsl r0, r0, #2
    lsl r1, r0, #1
    sub r1, r3, r1
    sub r0, r12, r0
    sub r14, r14, #1
    add r2, r2, r1, lsl #2
    add r5, r5, r0, lsl #2
    cmp r14, #0
    bne .Lloop_215
.Lloop_end_214:
.Lend_213:
    vpop {d8, d9, d10, d11, d12, d13, d14, d15}
    pop {r4, r5, r6, r7, r8, pc}
    .size nnp_pooling_maximum_by_2__armv7_neon, . - nnp_pooling_maximum_by_2__armv7_neon

.section .rodata
    .p2align 4
.Lconstants_nnp_pooling_average__armv7_neon:
    .long 0xff7fffff, 0x00000000, 0x00000000, 0x00000000

    .text
    .p2align 4
    .globl nnp_pooling_average__armv7_neon
    .type nnp_pooling_average__armv7_neon, %function
nnp_pooling_average__armv7_neon:
    push {r4, r5, r6, r7, r8, r9, r14}
    vpush {d8, d9, d10, d11, d12, d13, d14, d15}
    ldr r12, [sp, #92]
    mov r4, r0
    mov r5, r1
    mov r14, r2
    ldr r6, [sp, #96]
    mov r7, r3
    sub r9, r12, #1
    ldr r3, [sp, #100]
    ldr r12, [sp, #104]
    cmp r9, #2
    bne .Lotherwise_226
    cmp r4, #0
    beq .Lloop_end_227
.Lloop_228:
    ubfx r0, r5, #0, #4
    lsr r1, r5, #4
    add r0, r0, #3
    cmp r1, #0
    beq .Lloop_end_229
.Lloop_230:
    vld1.32 {d16, d17}, [r14]
    add r14, r14, #4
    sub r1, r1, #1
    vld1.32 {d18, d19}, [r14]
    add r14, r14, #4
    vld1.32 {d20, d21}, [r14]
    add r14, r14, #8
    vld1.32 {d28, d29}, [r14]
    add r14, r14, #4
    vadd.f32 q8, q8, q9
    vld1.32 {d18, d19}, [r14]
    add r14, r14, #4
    vld1.32 {d22, d23}, [r14]
    add r14, r14, #8
    vadd.f32 q8, q8, q10
    vld1.32 {d30, d31}, [r14]
    add r14, r14, #4
    vadd.f32 q14, q14, q9
    vld1.32 {d18, d19}, [r14]
    add r14, r14, #4
    vmov q0, q8
    vld1.32 {d20, d21}, [r14]
    add r14, r14, #8
    vadd.f32 q14, q14, q11
    vld1.32 {d24, d25}, [r6]
    add r6, r6, #8256
    vadd.f32 q15, q15, q9
    vld1.32 {d26, d27}, [r14]
    add r14, r14, #4
    vld1.32 {d4, d5}, [r6]
    sub r6, r6, #48
    sub r6, r6, #8192
    vadd.f32 q15, q15, q10
    vld1.32 {d18, d19}, [r14]
    add r14, r14, #4
    vld1.32 {d6, d7}, [r6]
    add r6, r6, #8256
    vmul.f32 q11, q8, q2
    vld1.32 {d8, d9}, [r6]
    sub r6, r6, #48
    sub r6, r6, #8192
    vadd.f32 q13, q13, q9
    vld1.32 {d16, d17}, [r14]
    add r14, r14, #8
    vmov q9, q15
    vld1.32 {d10, d11}, [r6]
    add r6, r6, #8256
    vmul.f32 q10, q14, q4
    vld1.32 {d12, d13}, [r6]
    sub r6, r6, #48
    sub r6, r6, #8192
    vadd.f32 q13, q13, q8
    vld1.32 {d14, d15}, [r6]
    add r6, r6, #8256
    vfms.f32 q0, q11, q12
    vld1.32 {d24, d25}, [r6]
    sub r6, r6, #48
    vmul.f32 q15, q15, q6
    sub r6, r6, #8192
    movw r2, #:lower16:(.Lconstants_nnp_pooling_average__armv7_neon - (1f + 8))
    movt r2, #:upper16:(.Lconstants_nnp_pooling_average__armv7_neon - (1f + 8))
1:
    add r2, pc, r2
    vld1.32 {d2, d3}, [r2]
    vmov q8, q13
    vmul.f32 q13, q13, q12
    vfms.f32 q14, q10, q3
    vfms.f32 q9, q15, q5
    vfms.f32 q8, q13, q7
    vmov q3, q11
    vmov q5, q10
    vmov q7, q15
    vfma.f32 q3, q0, q2
    vmov q2, q13
    vfma.f32 q5, q14, q4
    vdup.32 q4, d2[0]
    vfma.f32 q7, q9, q6
    vdup.32 q6, d2[0]
    vfma.f32 q2, q8, q12
    vdup.32 q12, d2[0]
    vdup.32 q1, d2[0]
    vcgt.f32 q0, q0, q4
    vcgt.f32 q14, q14, q6
    vcgt.f32 q9, q9, q12
    vcgt.f32 q8, q8, q1
    vbsl q0, q3, q11
    vbsl q14, q5, q10
    vbsl q9, q7, q15
    vst1.32 {d0, d1}, [r3]!
    vbsl q8, q2, q13
    vst1.32 {d28, d29}, [r3]!
    vst1.32 {d18, d19}, [r3]!
    vst1.32 {d16, d17}, [r3]!
    cmp r1, #0
    bne .Lloop_230
.Lloop_end_229:
    lsr r0, r0, #2
    cmp r0, #0
    beq .Lloop_end_231
.Lloop_232:
    vld1.32 {d16, d17}, [r14]
    add r14, r14, #4
    sub r0, r0, #1
    vld1.32 {d18, d19}, [r14]
    add r14, r14, #4
    vld1.32 {d20, d21}, [r14]
    add r14, r14, #8
    vadd.f32 q8, q8, q9
    vld1.32 {d18, d19}, [r6]
    add r6, r6, #8256
    vld1.32 {d22, d23}, [r6]
    sub r6, r6, #48
    sub r6, r6, #8192
    vadd.f32 q8, q8, q10
    movw r1, #:lower16:(.Lconstants_nnp_pooling_average__armv7_neon - (1f + 8))
    movt r1, #:upper16:(.Lconstants_nnp_pooling_average__armv7_neon - (1f + 8))
1:
    add r1, pc, r1
    vld1.32 {d0, d1}, [r1]
    vmul.f32 q10, q8, q11
    vmov q12, q10
    vfms.f32 q8, q10, q9
    vdup.32 q9, d0[0]
    vfma.f32 q12, q8, q11
    vcgt.f32 q8, q8, q9
    vbsl q8, q12, q10
    vst1.32 {d16, d17}, [r3]!
    cmp r0, #0
    bne .Lloop_232
.Lloop_end_231:
    add r0, r5, #3
    lsr r0, r0, #2
    lsl r0, r0, #2
    sub r1, r7, r0
    sub r2, r12, r0
    sub r0, r12, r0
    sub r4, r4, #1
    add r14, r14, r1, lsl #2
    add r3, r3, r2, lsl #2
    add r6, r6, r0, lsl #2
    cmp r4, #0
    bne .Lloop_228
.Lloop_end_227:
    b .Lend_233
.Lotherwise_226:
    cmp r4, #0
    beq .Lloop_end_234
.Lloop_235:
    ubfx r0, r5, #0, #4
    lsr r1, r5, #4
    add r0, r0, #3
    cmp r1, #0
    beq .Lloop_end_236
.Lloop_237:
    mov r2, r14
    vld1.32 {d16, d17}, [r2]!
    mov r8, r9
    vld1.32 {d24, d25}, [r2]!
    vld1.32 {d26, d27}, [r2]!
    vld1.32 {d6, d7}, [r2]
    sub r2, r2, #48
    cmp r8, #0
    beq .Lloop_end_238
.Lloop_239:
    add r2, r2, #4
    vld1.32 {d18, d19}, [r2]!
    sub r8, r8, #1
    vld1.32 {d20, d21}, [r2]!
    vld1.32 {d22, d23}, [r2]!
    vadd.f32 q8, q8, q9
    vld1.32 {d18, d19}, [r2]
    vadd.f32 q12, q12, q10
    sub r2, r2, #48
    vadd.f32 q13, q13, q11
    vadd.f32 q3, q3, q9
    cmp r8, #0
    bne .Lloop_239
.Lloop_end_238:
    vld1.32 {d20, d21}, [r6]
    add r6, r6, #8256
    vmov q11, q8
    sub r1, r1, #1
    vld1.32 {d2, d3}, [r6]
    sub r6, r6, #48
    sub r6, r6, #8192
    vld1.32 {d4, d5}, [r6]
    add r6, r6, #8256
    add r14, r14, #64
    vld1.32 {d8, d9}, [r6]
    sub r6, r6, #48
    sub r6, r6, #8192
    vmul.f32 q14, q8, q1
    vld1.32 {d30, d31}, [r6]
    add r6, r6, #8256
    vmov q8, q3
    vld1.32 {d10, d11}, [r6]
    sub r6, r6, #48
    sub r6, r6, #8192
    vmul.f32 q9, q12, q4
    vld1.32 {d12, d13}, [r6]
    add r6, r6, #8256
    vfms.f32 q11, q14, q10
    vld1.32 {d20, d21}, [r6]
    sub r6, r6, #48
    vmul.f32 q7, q13, q5
    sub r6, r6, #8192
    movw r2, #:lower16:(.Lconstants_nnp_pooling_average__armv7_neon - (1f + 8))
    movt r2, #:upper16:(.Lconstants_nnp_pooling_average__armv7_neon - (1f + 8))
1:
    add r2, pc, r2
    vld1.32 {d0, d1}, [r2]
    vfms.f32 q12, q9, q2
    vmul.f32 q2, q3, q10
    vfms.f32 q13, q7, q15
    vfms.f32 q8, q2, q6
    vmov q15, q14
    vmov q3, q9
    vmov q6, q7
    vfma.f32 q15, q11, q1
    vmov q1, q2
    vfma.f32 q3, q12, q4
    vdup.32 q4, d0[0]
    vfma.f32 q6, q13, q5
    vdup.32 q5, d0[0]
    vfma.f32 q1, q8, q10
    vdup.32 q10, d0[0]
    vdup.32 q0, d0[0]
    vcgt.f32 q4, q11, q4
    vcgt.f32 q11, q12, q5
    vcgt.f32 q10, q13, q10
    vcgt.f32 q8, q8, q0
    vbsl q4, q15, q14
    vbsl q11, q3, q9
    vbsl q10, q6, q7
    vst1.32 {d8, d9}, [r3]!
    vbsl q8, q1, q2
    vst1.32 {d22, d23}, [r3]!
    vst1.32 {d20, d21}, [r3]!
    vst1.32 {d16, d17}, [r3]!
    cmp r1, #0
    bne .Lloop_237
.Lloop_end_236:
    lsr r0, r0, #2
    cmp r0, #0
    beq .Lloop_end_240
.Lloop_241:
    mov r1, r14
    mov r2, r9
    vld1.32 {d16, d17}, [r1]
    cmp r2, #0
    beq .Lloop_end_242
.Lloop_243:
    add r1, r1, #4
    vld1.32 {d18, d19}, [r1]
    sub r2, r2, #1
    vadd.f32 q8, q8, q9
    cmp r2, #0
    bne .Lloop_243
.Lloop_end_242:
    vld1.32 {d18, d19}, [r6]
    add r6, r6, #8256
    sub r0, r0, #1
    vld1.32 {d20, d21}, [r6]
    sub r6, r6, #48
    add r14, r14, #16
    movw r1, #:lower16:(.Lconstants_nnp_pooling_average__armv7_neon - (1f + 8))
    movt r1, #:upper16:(.Lconstants_nnp_pooling_average__armv7_neon - (1f + 8))
1:
    add r1, pc, r1
    vld1.32 {d0, d1}, [r1]
    sub r6, r6, #8192
    vmul.f32 q11, q8, q10
    vdup.32 q12, d0[0]
    vfms.f32 q8, q11, q9
    vmov q9, q11
    vfma.f32 q9, q8, q10
    vcgt.f32 q8, q8, q12
    vbsl q8, q9, q11
    vst1.32 {d16, d17}, [r3]!
    cmp r0, #0
    bne .Lloop_241
.Lloop_end_240:
    add r0, r5, #3
    lsr r0, r0, #2
    lsl r0, r0, #2
    sub r1, r7, r0
    sub r2, r12, r0
    sub r0, r12, r0
    sub r4, r4, #1
    add r14, r14, r1, lsl #2
    add r3, r3, r2, lsl #2
    add r6, r6, r0, lsl #2
    cmp r4, #0
    bne .Lloop_235
.Lloop_end_234:
.Lend_233:
    vpop {d8, d9, d10, d11, d12, d13, d14, d15}
    pop {r4, r5, r6, r7, r8, r9, pc}
    .size nnp_pooling_average__armv7_neon, . - nnp_pooling_average__armv7_neon

.section .rodata
    .p2align 4
.Lconstants_nnp_pooling_average_by_2__armv7_neon:
    .long 0xff7fffff, 0x00000000, 0x00000000, 0x00000000

    .text
    .p2align 4
    .globl nnp_pooling_average_by_2__armv7_neon
    .type nnp_pooling_average_by_2__armv7_neon, %function
nnp_pooling_average_by_2__armv7_neon:
    push {r4, r5, r6, r7, r8, r9, r14}
    vpush {d8, d9, d10, d11, d12, d13, d14, d15}
    ldr r12, [sp, #92]
    mov r4, r0
    mov r5, r1
    mov r14, r2
    ldr r6, [sp, #96]
    mov r7, r3
    sub r9, r12, #1
    ldr r3, [sp, #100]
    ldr r12, [sp, #104]
    cmp r9, #2
    bne .Lotherwise_244
    cmp r4, #0
    beq .Lloop_end_245
.Lloop_246:
    ubfx r0, r5, #0, #4
    lsr r1, r5, #4
    add r0, r0, #3
    cmp r1, #0
    beq .Lloop_end_247
.Lloop_248:
    vld1.32 {d16, d17}, [r14]!
    sub r1, r1, #1
    vld1.32 {d18, d19}, [r14]
    sub r14, r14, #8
    vld1.32 {d0, d1}, [r14]!
    vmov q6, q8
    vld1.32 {d20, d21}, [r14]
    add r14, r14, #8
    vmov q15, q9
    vld1.32 {d16, d17}, [r14]!
    vld1.32 {d4, d5}, [r14]
    sub r14, r14, #8
    vuzp.32 q6, q15
    vld1.32 {d26, d27}, [r14]!
    vld1.32 {d2, d3}, [r14]
    add r14, r14, #8
    vld1.32 {d18, d19}, [r14]!
    vmov q14, q10
    vld1.32 {d8, d9}, [r14]
    sub r14, r14, #8
    vuzp.32 q8, q2
    vld1.32 {d24, d25}, [r14]!
    vld1.32 {d6, d7}, [r14]
    add r14, r14, #8
    vld1.32 {d22, d23}, [r14]!
    vmov q10, q13
    vld1.32 {d14, d15}, [r14]
    sub r14, r14, #8
    vld1.32 {d26, d27}, [r14]!
    vld1.32 {d10, d11}, [r14]
    add r14, r14, #8
    vuzp.32 q9, q4
    vuzp.32 q11, q7
    vuzp.32 q0, q14
    vld1.32 {d28, d29}, [r6]
    add r6, r6, #8256
    vadd.f32 q6, q6, q15
    vld1.32 {d30, d31}, [r6]
    sub r6, r6, #48
    sub r6, r6, #8192
    vuzp.32 q10, q1
    vld1.32 {d2, d3}, [r6]
    add r6, r6, #8256
    vadd.f32 q8, q8, q2
    vld1.32 {d4, d5}, [r6]
    sub r6, r6, #48
    vuzp.32 q12, q3
    sub r6, r6, #8192
    vld1.32 {d6, d7}, [r6]
    add r6, r6, #8256
    vadd.f32 q9, q9, q4
    vld1.32 {d8, d9}, [r6]
    sub r6, r6, #48
    vuzp.32 q13, q5
    sub r6, r6, #8192
    vld1.32 {d10, d11}, [r6]
    add r6, r6, #8256
    vadd.f32 q11, q11, q7
    vld1.32 {d14, d15}, [r6]
    sub r6, r6, #48
    vadd.f32 q6, q6, q0
    sub r6, r6, #8192
    movw r2, #:lower16:(.Lconstants_nnp_pooling_average_by_2__armv7_neon - (1f + 8))
    movt r2, #:upper16:(.Lconstants_nnp_pooling_average_by_2__armv7_neon - (1f + 8))
1:
    add r2, pc, r2
    vld1.32 {d0, d1}, [r2]
    vadd.f32 q8, q8, q10
    vadd.f32 q9, q9, q12
    vadd.f32 q11, q11, q13
    vmul.f32 q10, q6, q15
    vmul.f32 q12, q8, q2
    vmul.f32 q13, q9, q4
    vfms.f32 q6, q10, q14
    vmul.f32 q14, q11, q7
    vfms.f32 q8, q12, q1
    vfms.f32 q9, q13, q3
    vfms.f32 q11, q14, q5
    vmov q1, q10
    vmov q3, q12
    vmov q5, q13
    vfma.f32 q1, q6, q15
    vmov q15, q14
    vfma.f32 q3, q8, q2
    vdup.32 q2, d0[0]
    vfma.f32 q5, q9, q4
    vdup.32 q4, d0[0]
    vfma.f32 q15, q11, q7
    vdup.32 q7, d0[0]
    vdup.32 q0, d0[0]
    vcgt.f32 q2, q6, q2
    vcgt.f32 q8, q8, q4
    vcgt.f32 q9, q9, q7
    vcgt.f32 q11, q11, q0
    vbsl q2, q1, q10
    vbsl q8, q3, q12
    vbsl q9, q5, q13
    vst1.32 {d4, d5}, [r3]!
    vbsl q11, q15, q14
    vst1.32 {d16, d17}, [r3]!
    vst1.32 {d18, d19}, [r3]!
    vst1.32 {d22, d23}, [r3]!
    cmp r1, #0
    bne .Lloop_248
.Lloop_end_247:
    lsr r0, r0, #2
    cmp r0, #0
    beq .Lloop_end_249
.Lloop_250:
    vld1.32 {d16, d17}, [r14]!
    sub r0, r0, #1
    vld1.32 {d18, d19}, [r14]
    sub r14, r14, #8
    vld1.32 {d20, d21}, [r14]!
    vld1.32 {d22, d23}, [r14]
    add r14, r14, #8
    vld1.32 {d24, d25}, [r6]
    add r6, r6, #8256
    vuzp.32 q8, q9
    vld1.32 {d26, d27}, [r6]
    sub r6, r6, #48
    movw r1, #:lower16:(.Lconstants_nnp_pooling_average_by_2__armv7_neon - (1f + 8))
    movt r1, #:upper16:(.Lconstants_nnp_pooling_average_by_2__armv7_neon - (1f + 8))
1:
    add r1, pc, r1
    vld1.32 {d0, d1}, [r1]
    sub r6, r6, #8192
    vadd.f32 q8, q8, q9
    vuzp.32 q10, q11
    vdup.32 q9, d0[0]
    vadd.f32 q8, q8, q10
    vmul.f32 q10, q8, q13
    vmov q11, q10
    vfms.f32 q8, q10, q12
    vfma.f32 q11, q8, q13
    vcgt.f32 q8, q8, q9
    vbsl q8, q11, q10
    vst1.32 {d16, d17}, [r3]!
    cmp r0, #0
    bne .Lloop_250
.Lloop_end_249:
    add r0, r5, #3
    lsr r0, r0, #2
    lsl r0, r0, #2
    lsl r1, r0, #1
    sub r1, r7, r1
    sub r2, r12, r0
    sub r0, r12, r0
    sub r4, r4, #1
    add r14, r14, r1, lsl #2
    add r3, r3, r2, lsl #2
    add r6, r6, r0, lsl #2
    cmp r4, #0
    bne .Lloop_246
.Lloop_end_245:
    b .Lend_251
.Lotherwise_244:
    cmp r4, #0
    beq .Lloop_end_252
.Lloop_253:
    ubfx r0, r5, #0, #4
    lsr r1, r5, #4
    add r0, r0, #3
    cmp r1, #0
    beq .Lloop_end_254
.Lloop_255:
    mov r2, r14
    vld1.32 {d16, d17}, [r2]!
    vld1.32 {d18, d19}, [r2]!
    vld1.32 {d20, d21}, [r2]!
    vmov q13, q8
    vld1.32 {d16, d17}, [r2]!
    vld1.32 {d22, d23}, [r2]!
    vmov q14, q10
    vld1.32 {d20, d21}, [r2]!
    vld1.32 {d24, d25}, [r2]!
    vmov q15, q11
    vld1.32 {d22, d23}, [r2]
    sub r2, r2, #108
    vuzp.32 q13, q9
    vuzp.32 q14, q8
    vuzp.32 q15, q10
    vuzp.32 q12, q11
    tst r9, #1
    beq .Lotherwise_256
    vadd.f32 q13, q13, q9
    add r2, r2, #4
    vadd.f32 q14, q14, q8
    vadd.f32 q15, q15, q10
    vadd.f32 q12, q12, q11
.Lotherwise_256:
    lsr r8, r9, #1
    cmp r8, #0
    beq .Lloop_end_257
.Lloop_258:
    vld1.32 {d16, d17}, [r2]!
    sub r8, r8, #1
    vld1.32 {d18, d19}, [r2]!
    vld1.32 {d20, d21}, [r2]!
    vmov q1, q8
    vld1.32 {d16, d17}, [r2]!
    vmov q2, q9
    vld1.32 {d18, d19}, [r2]!
    vmov q3, q10
    vld1.32 {d20, d21}, [r2]!
    vld1.32 {d22, d23}, [r2]!
    vld1.32 {d0, d1}, [r2]
    sub r2, r2, #104
    vuzp.32 q1, q2
    vuzp.32 q3, q8
    vuzp.32 q9, q10
    vuzp.32 q11, q0
    vadd.f32 q13, q13, q1
    vadd.f32 q14, q14, q3
    vadd.f32 q15, q15, q9
    vadd.f32 q12, q12, q11
    vadd.f32 q13, q13, q2
    vadd.f32 q14, q14, q8
    vadd.f32 q15, q15, q10
    vadd.f32 q12, q12, q0
    cmp r8, #0
    bne .Lloop_258
.Lloop_end_257:
    vld1.32 {d18, d19}, [r6]
    add r6, r6, #8256
    sub r1, r1, #1
    vld1.32 {d2, d3}, [r6]
    sub r6, r6, #48
    sub r6, r6, #8192
    vld1.32 {d4, d5}, [r6]
    add r6, r6, #8256
    add r14, r14, #128
    vld1.32 {d6, d7}, [r6]
    sub r6, r6, #48
    sub r6, r6, #8192
    vmul.f32 q10, q13, q1
    vld1.32 {d22, d23}, [r6]
    add r6, r6, #8256
    vld1.32 {d8, d9}, [r6]
    sub r6, r6, #48
    sub r6, r6, #8192
    vmul.f32 q8, q14, q3
    vld1.32 {d10, d11}, [r6]
    add r6, r6, #8256
    vfms.f32 q13, q10, q9
    vld1.32 {d18, d19}, [r6]
    sub r6, r6, #48
    vmul.f32 q6, q15, q4
    sub r6, r6, #8192
    movw r2, #:lower16:(.Lconstants_nnp_pooling_average_by_2__armv7_neon - (1f + 8))
    movt r2, #:upper16:(.Lconstants_nnp_pooling_average_by_2__armv7_neon - (1f + 8))
1:
    add r2, pc, r2
    vld1.32 {d0, d1}, [r2]
    vfms.f32 q14, q8, q2
    vmul.f32 q2, q12, q9
    vfms.f32 q15, q6, q11
    vfms.f32 q12, q2, q5
    vmov q11, q10
    vmov q5, q8
    vmov q7, q6
    vfma.f32 q11, q13, q1
    vmov q1, q2
    vfma.f32 q5, q14, q3
    vdup.32 q3, d0[0]
    vfma.f32 q7, q15, q4
    vdup.32 q4, d0[0]
    vfma.f32 q1, q12, q9
    vdup.32 q9, d0[0]
    vdup.32 q0, d0[0]
    vcgt.f32 q3, q13, q3
    vcgt.f32 q13, q14, q4
    vcgt.f32 q9, q15, q9
    vcgt.f32 q12, q12, q0
    vbsl q3, q11, q10
    vbsl q13, q5, q8
    vbsl q9, q7, q6
    vst1.32 {d6, d7}, [r3]!
    vbsl q12, q1, q2
    vst1.32 {d26, d27}, [r3]!
    vst1.32 {d18, d19}, [r3]!
    vst1.32 {d24, d25}, [r3]!
    cmp r1, #0
    bne .Lloop_255
.Lloop_end_254:
    lsr r0, r0, #2
    cmp r0, #0
    beq .Lloop_end_259
.Lloop_260:
    mov r1, r14
    vld1.32 {d16, d17}, [r1]!
    vld1.32 {d18, d19}, [r1]
    sub r1, r1, #12
    vuzp.32 q8, q9
    tst r9, #1
    beq .Lotherwise_261
    vadd.f32 q8, q8, q9
    add r1, r1, #4
.Lotherwise_261:
    lsr r2, r9, #1
    cmp r2, #0
    beq .Lloop_end_262
.Lloop_263:
    vld1.32 {d18, d19}, [r1]!
    sub r2, r2, #1
    vld1.32 {d20, d21}, [r1]
    sub r1, r1, #8
    vuzp.32 q9, q10
    vadd.f32 q8, q8, q9
    vadd.f32 q8, q8, q10
    cmp r2, #0
    bne .Lloop_263
.Lloop_end_262:
    vld1.32 {d18, d19}, [r6]
    add r6, r6, #8256
    sub r0, r0, #1
    vld1.32 {d20, d21}, [r6]
    sub r6, r6, #48
    add r14, r14, #32
    movw r1, #:lower16:(.Lconstants_nnp_pooling_average_by_2__armv7_neon - (1f + 8))
    movt r1, #:upper16:(.Lconstants_nnp_pooling_average_by_2__armv7_neon - (1f + 8))
1:
    add r1, pc, r1
    vld1.32 {d0, d1}, [r1]
    sub r6, r6, #8192
    vmul.f32 q11, q8, q10
    vdup.32 q12, d0[0]
    vfms.f32 q8, q11, q9
    vmov q9, q11
    vfma.f32 q9, q8, q10
    vcgt.f32 q8, q8, q12
    vbsl q8, q9, q11
    vst1.32 {d16, d17}, [r3]!
    cmp r0, #0
    bne .Lloop_260
.Lloop_end_259:
    add r0, r5, #3
    lsr r0, r0, #2
    lsl r0, r0, #2
    lsl r1, r0, #1
    sub r1, r7, r1
    sub r2, r12, r0
    sub r0, r12, r0
    sub r4, r4, #1
    add r14, r14, r1, lsl #2
    add r3, r3, r2, lsl #2
    add r6, r6, r0, lsl #2
    cmp r4, #0
    bne .Lloop_253
.Lloop_end_252:
.Lend_251:
    vpop {d8, d9, d10, d11, d12, d13, d14, d15}
    pop {r4, r5, r6, r7, r8, r9, pc}
    .size nnp_pooling_average_by_2__armv7_neon, . - nnp_pooling_average_by_2__armv7_neon

    .text
    .p2align 4
    .globl nnp_pooling_maximum_of_images__armv7_neon
    .type nnp_pooling_maximum_of_images__armv7_neon, %function
nnp_pooling_maximum_of_images__armv7_neon:
    push {r4, r5, r6, r7, r8, r9, r14}
    ldr r12, [sp, #32]
    lsl r4, r3, #2
    ldr r5, [sp, #28]
    mov r14, r2
    add r6, r14, r4
    mov r7, r0
    add r3, r6, r4
    ubfx r8, r1, #0, #2
    lsr r0, r1, #2
    add r2, r2, r12, lsl #2
    add r12, r3, r4
    sub r9, r1, r8
    sub r0, r0, #1
    cmp r7, #0
    beq .Lloop_end_264
.Lloop_265:
    vld1.32 {d16, d17}, [r14]!
    mov r1, r0
    vld1.32 {d18, d19}, [r6]!
    vld1.32 {d20, d21}, [r3]!
    vmov q12, q8
    vld1.32 {d16, d17}, [r12]!
    vmov q13, q9
    vmov q14, q10
    pld [r2]
    add r2, r2, #64
    vmov q15, q8
    vtrn.32 q12, q13
    vtrn.32 q14, q15
    vswp d25, d28
    vswp d27, d30
    cmp r1, #0
    beq .Lloop_end_266
.Lloop_267:
    vld1.32 {d16, d17}, [r14]!
    sub r1, r1, #1
    vld1.32 {d18, d19}, [r6]!
    vld1.32 {d20, d21}, [r3]!
    vld1.32 {d22, d23}, [r12]!
    pld [r2]
    add r2, r2, #64
    vtrn.32 q8, q9
    vtrn.32 q10, q11
    vswp d17, d20
    vswp d19, d22
    vmax.f32 q12, q12, q8
    vmax.f32 q13, q13, q9
    vmax.f32 q14, q14, q10
    vmax.f32 q15, q15, q11
    cmp r1, #0
    bne .Lloop_267
.Lloop_end_266:
    cmp r8, #0
    bne .Lotherwise_268
    b .Lend_269
.Lotherwise_268:
    add r14, r14, r8, lsl #2
    add r6, r6, r8, lsl #2
    add r3, r3, r8, lsl #2
    add r12, r12, r8, lsl #2
    sub r14, r14, #16
    sub r6, r6, #16
    vld1.32 {d16, d17}, [r14]
    sub r3, r3, #16
    sub r12, r12, #16
    vld1.32 {d18, d19}, [r6]
    add r14, r14, #16
    vld1.32 {d20, d21}, [r3]
    add r6, r6, #16
    vld1.32 {d22, d23}, [r12]
    add r3, r3, #16
    add r12, r12, #16
    lsl r1, r8, #2
    sub r14, r14, r8, lsl #2
    sub r6, r6, r8, lsl #2
    vtrn.32 q8, q9
    sub r3, r3, r8, lsl #2
    sub r12, r12, r8, lsl #2
    vtrn.32 q10, q11
    add r2, r2, r1, lsl #2
    vswp d17, d20
    vswp d19, d22
    vmax.f32 q12, q12, q8
    vmax.f32 q13, q13, q9
    vmax.f32 q14, q14, q10
    vmax.f32 q15, q15, q11
.Lend_269:
    vmax.f32 q12, q12, q14
    sub r14, r14, r9, lsl #2
    sub r6, r6, r9, lsl #2
    vmax.f32 q13, q13, q15
    sub r3, r3, r9, lsl #2
    sub r12, r12, r9, lsl #2
    lsl r1, r4, #2
    sub r7, r7, #1
    vmax.f32 q12, q12, q13
    add r14, r14, r1
    add r6, r6, r1
    add r3, r3, r1
    add r12, r12, r1
    vst1.32 {d24, d25}, [r5]!
    cmp r7, #0
    bne .Lloop_265
.Lloop_end_264:
    pop {r4, r5, r6, r7, r8, r9, pc}
    .size nnp_pooling_maximum_of_images__armv7_neon, . - nnp_pooling_maximum_of_images__armv7_neon

    .text
    .p2align 4
    .globl nnp_pooling_average_of_images__armv7_neon
    .type nnp_pooling_average_of_images__armv7_neon, %function
nnp_pooling_average_of_images__armv7_neon:
    push {r4, r5, r6, r7, r8, r9, r10, r11, r14}
    ldr r12, [sp, #40]
    ldr r4, [sp, #48]
    lsl r5, r3, #2
    mov r6, r2
    vldr s0, [r12]
    add r7, r6, r5
    mov r14, r0
    ldr r8, [sp, #36]
    add r3, r7, r5
    ldr r12, [sp, #44]
    ubfx r9, r1, #0, #2
    vdup.32 q12, d0[0]
    lsr r0, r1, #2
    add r2, r2, r4, lsl #2
    add r4, r3, r5
    sub r1, r1, r9
    sub r10, r0, #1
    cmp r14, #0
    beq .Lloop_end_270
.Lloop_271:
    vld1.32 {d16, d17}, [r6]!
    mov r0, r10
    vld1.32 {d18, d19}, [r7]!
    vld1.32 {d20, d21}, [r3]!
    vmov q13, q8
    vld1.32 {d16, d17}, [r4]!
    vmov q14, q9
    vmov q15, q10
    pld [r2]
    add r2, r2, #64
    vmov q0, q8
    vtrn.32 q13, q14
    vtrn.32 q15, q0
    vswp d27, d30
    vswp d29, d0
    cmp r0, #0
    beq .Lloop_end_272
.Lloop_273:
    vld1.32 {d16, d17}, [r6]!
    sub r0, r0, #1
    vld1.32 {d18, d19}, [r7]!
    vld1.32 {d20, d21}, [r3]!
    vld1.32 {d22, d23}, [r4]!
    pld [r2]
    add r2, r2, #64
    vtrn.32 q8, q9
    vtrn.32 q10, q11
    vswp d17, d20
    vswp d19, d22
    vadd.f32 q13, q13, q8
    vadd.f32 q14, q14, q9
    vadd.f32 q15, q15, q10
    vadd.f32 q0, q0, q11
    cmp r0, #0
    bne .Lloop_273
.Lloop_end_272:
    cmp r9, #0
    bne .Lotherwise_274
    b .Lend_275
.Lotherwise_274:
    ubfx r0, r8, #0, #4
    cmp r0, #15
    bne .Lotherwise_276
    vld1.32 {d16, d17}, [r6]
    vld1.32 {d18, d19}, [r7]
    vld1.32 {d20, d21}, [r3]
    vld1.32 {d22, d23}, [r4]
    vtrn.32 q8, q9
    vtrn.32 q10, q11
    vswp d17, d20
    vswp d19, d22
    b .Lend_277
.Lotherwise_276:
    vmov.i32 q8, #0
    tst r8, #1
    beq .Lotherwise_278
    vld1.32 {d16[0]}, [r6]
    vld1.32 {d16[1]}, [r7]
    vld1.32 {d17[0]}, [r3]
    vld1.32 {d17[1]}, [r4]
.Lotherwise_278:
    vmov.i32 q9, #0
    tst r8, #2
    beq .Lotherwise_279
    add r0, r6, #4
    vld1.32 {d18[0]}, [r0]
    add r0, r7, #4
    add r11, r3, #4
    vld1.32 {d18[1]}, [r0]
    add r0, r4, #4
    vld1.32 {d19[0]}, [r11]
    vld1.32 {d19[1]}, [r0]
.Lotherwise_279:
    vmov.i32 q10, #0
    tst r8, #4
    beq .Lotherwise_280
    add r0, r6, #8
    vld1.32 {d20[0]}, [r0]
    add r0, r7, #8
    add r11, r3, #8
    vld1.32 {d20[1]}, [r0]
    add r0, r4, #8
    vld1.32 {d21[0]}, [r11]
    vld1.32 {d21[1]}, [r0]
.Lotherwise_280:
    vmov.i32 q11, #0
    tst r8, #8
    beq .Lotherwise_281
    add r0, r6, #12
    vld1.32 {d22[0]}, [r0]
    add r0, r7, #12
    add r11, r3, #12
    vld1.32 {d22[1]}, [r0]
    add r0, r4, #12
    vld1.32 {d23[0]}, [r11]
    vld1.32 {d23[1]}, [r0]
.Lotherwise_281:
.Lend_277:
    lsl r0, r9, #2
    vadd.f32 q13, q13, q8
    add r2, r2, r0, lsl #2
    vadd.f32 q14, q14, q9
    vadd.f32 q15, q15, q10
    vadd.f32 q0, q0, q11
.Lend_275:
    vadd.f32 q13, q13, q15
    sub r6, r6, r1, lsl #2
    sub r7, r7, r1, lsl #2
    vadd.f32 q14, q14, q0
    sub r3, r3, r1, lsl #2
    sub r4, r4, r1, lsl #2
    vmov q0, q12
    lsl r0, r5, #2
    sub r14, r14, #1
    vadd.f32 q13, q13, q14
    add r6, r6, r0
    add r7, r7, r0
    add r3, r3, r0
    add r4, r4, r0
    vmov q1, q13
    vdiv.f32 s4, s4, s0
    vdiv.f32 s5, s5, s1
    vdiv.f32 s6, s6, s2
    vdiv.f32 s7, s7, s3
    vst1.32 {d2, d3}, [r12]!
    cmp r14, #0
    bne .Lloop_271
.Lloop_end_270:
    pop {r4, r5, r6, r7, r8, r9, r10, r11, pc}
    .size nnp_pooling_average_of_images__armv7_neon, . - nnp_pooling_average_of_images__armv7_neon

    .section .note.GNU-stack, "", %progbits
