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
    pld [r5]
    add r0, r0, #0
    movw r1, #16
    pld [r5, #64]
    cmp r0, r1
    movhi r0, r1
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
    pld [r5]
    add r0, r0, #0
    movw r1, #16
    pld [r5, #64]
    cmp r0, r1
    movhi r0, r1
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
    bne .Lotherwise_144
    cmp r14, #0
    beq .Lloop_end_145
.Lloop_146:
    ubfx r0, r4, #0, #4
    lsr r1, r4, #4
    add r0, r0, #3
    cmp r1, #0
    beq .Lloop_end_147
.Lloop_148:
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
    bne .Lloop_148
.Lloop_end_147:
    lsr r0, r0, #2
    cmp r0, #0
    beq .Lloop_end_149
.Lloop_150:
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
    bne .Lloop_150
.Lloop_end_149:
    add r0, r4, #3
    lsr r0, r0, #2
    lsl r0, r0, #2
    sub r2, r2, r0, lsl #2
    sub r5, r5, r0, lsl #2
    sub r14, r14, #1
    add r2, r2, r3, lsl #2
    add r5, r5, r12, lsl #2
    cmp r14, #0
    bne .Lloop_146
.Lloop_end_145:
    b .Lend_151
.Lotherwise_144:
    cmp r14, #0
    beq .Lloop_end_152
.Lloop_153:
    ubfx r0, r4, #0, #4
    lsr r1, r4, #4
    add r0, r0, #3
    cmp r1, #0
    beq .Lloop_end_154
.Lloop_155:
    mov r6, r2
    vld1.32 {d16, d17}, [r6]!
    mov r7, r8
    vld1.32 {d18, d19}, [r6]!
    vld1.32 {d20, d21}, [r6]!
    vld1.32 {d22, d23}, [r6]
    sub r6, r6, #48
    cmp r7, #0
    beq .Lloop_end_156
.Lloop_157:
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
    bne .Lloop_157
.Lloop_end_156:
    vst1.32 {d16, d17}, [r5]!
    sub r1, r1, #1
    add r2, r2, #64
    vst1.32 {d18, d19}, [r5]!
    vst1.32 {d20, d21}, [r5]!
    vst1.32 {d22, d23}, [r5]!
    cmp r1, #0
    bne .Lloop_155
.Lloop_end_154:
    lsr r0, r0, #2
    cmp r0, #0
    beq .Lloop_end_158
.Lloop_159:
    mov r1, r2
    mov r6, r8
    vld1.32 {d16, d17}, [r1]
    cmp r6, #0
    beq .Lloop_end_160
.Lloop_161:
    add r1, r1, #4
    vld1.32 {d18, d19}, [r1]
    sub r6, r6, #1
    vmax.f32 q8, q8, q9
    cmp r6, #0
    bne .Lloop_161
.Lloop_end_160:
    sub r0, r0, #1
    vst1.32 {d16, d17}, [r5]!
    add r2, r2, #16
    cmp r0, #0
    bne .Lloop_159
.Lloop_end_158:
    add r0, r4, #3
    lsr r0, r0, #2
    lsl r0, r0, #2
    sub r2, r2, r0, lsl #2
    sub r5, r5, r0, lsl #2
    sub r14, r14, #1
    add r2, r2, r3, lsl #2
    add r5, r5, r12, lsl #2
    cmp r14, #0
    bne .Lloop_153
.Lloop_end_152:
.Lend_151:
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
    bne .Lotherwise_162
    cmp r14, #0
    beq .Lloop_end_163
.Lloop_164:
    ubfx r0, r4, #0, #4
    lsr r1, r4, #4
    add r0, r0, #3
    cmp r1, #0
    beq .Lloop_end_165
.Lloop_166:
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
    bne .Lloop_166
.Lloop_end_165:
    lsr r0, r0, #2
    cmp r0, #0
    beq .Lloop_end_167
.Lloop_168:
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
    bne .Lloop_168
.Lloop_end_167:
    add r0, r4, #3
    lsr r0, r0, #2
    lsl r0, r0, #2
    lsl r1, r0, #1
    sub r2, r2, r1, lsl #2
    sub r5, r5, r0, lsl #2
    sub r14, r14, #1
    add r2, r2, r3, lsl #2
    add r5, r5, r12, lsl #2
    cmp r14, #0
    bne .Lloop_164
.Lloop_end_163:
    b .Lend_169
.Lotherwise_162:
    cmp r14, #0
    beq .Lloop_end_170
.Lloop_171:
    ubfx r0, r4, #0, #4
    lsr r1, r4, #4
    add r0, r0, #3
    cmp r1, #0
    beq .Lloop_end_172
.Lloop_173:
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
    beq .Lotherwise_174
    vmax.f32 q13, q13, q9
    add r6, r6, #4
    vmax.f32 q14, q14, q8
    vmax.f32 q15, q15, q10
    vmax.f32 q12, q12, q11
.Lotherwise_174:
    lsr r7, r8, #1
    cmp r7, #0
    beq .Lloop_end_175
.Lloop_176:
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
    bne .Lloop_176
.Lloop_end_175:
    vst1.32 {d26, d27}, [r5]!
    sub r1, r1, #1
    add r2, r2, #128
    vst1.32 {d28, d29}, [r5]!
    vst1.32 {d30, d31}, [r5]!
    vst1.32 {d24, d25}, [r5]!
    cmp r1, #0
    bne .Lloop_173
.Lloop_end_172:
    lsr r0, r0, #2
    cmp r0, #0
    beq .Lloop_end_177
.Lloop_178:
    mov r1, r2
    vld1.32 {d16, d17}, [r1]!
    vld1.32 {d18, d19}, [r1]
    sub r1, r1, #12
    vuzp.32 q8, q9
    tst r8, #1
    beq .Lotherwise_179
    vmax.f32 q8, q8, q9
    add r1, r1, #4
.Lotherwise_179:
    lsr r6, r8, #1
    cmp r6, #0
    beq .Lloop_end_180
.Lloop_181:
    vld1.32 {d18, d19}, [r1]!
    sub r6, r6, #1
    vld1.32 {d20, d21}, [r1]
    sub r1, r1, #8
    vuzp.32 q9, q10
    vmax.f32 q8, q8, q9
    vmax.f32 q8, q8, q10
    cmp r6, #0
    bne .Lloop_181
.Lloop_end_180:
    sub r0, r0, #1
    vst1.32 {d16, d17}, [r5]!
    add r2, r2, #32
    cmp r0, #0
    bne .Lloop_178
.Lloop_end_177:
    add r0, r4, #3
    lsr r0, r0, #2
    lsl r0, r0, #2
    lsl r1, r0, #1
    sub r2, r2, r1, lsl #2
    sub r5, r5, r0, lsl #2
    sub r14, r14, #1
    add r2, r2, r3, lsl #2
    add r5, r5, r12, lsl #2
    cmp r14, #0
    bne .Lloop_171
.Lloop_end_170:
.Lend_169:
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
    bne .Lotherwise_182
    cmp r4, #0
    beq .Lloop_end_183
.Lloop_184:
    ubfx r0, r5, #0, #4
    lsr r1, r5, #4
    add r0, r0, #3
    cmp r1, #0
    beq .Lloop_end_185
.Lloop_186:
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
    bne .Lloop_186
.Lloop_end_185:
    lsr r0, r0, #2
    cmp r0, #0
    beq .Lloop_end_187
.Lloop_188:
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
    bne .Lloop_188
.Lloop_end_187:
    add r0, r5, #3
    lsr r0, r0, #2
    lsl r0, r0, #2
    sub r14, r14, r0, lsl #2
    sub r3, r3, r0, lsl #2
    sub r6, r6, r0, lsl #2
    sub r4, r4, #1
    add r14, r14, r7, lsl #2
    add r3, r3, r12, lsl #2
    add r6, r6, r12, lsl #2
    cmp r4, #0
    bne .Lloop_184
.Lloop_end_183:
    b .Lend_189
.Lotherwise_182:
    cmp r4, #0
    beq .Lloop_end_190
.Lloop_191:
    ubfx r0, r5, #0, #4
    lsr r1, r5, #4
    add r0, r0, #3
    cmp r1, #0
    beq .Lloop_end_192
.Lloop_193:
    mov r2, r14
    vld1.32 {d16, d17}, [r2]!
    mov r8, r9
    vld1.32 {d24, d25}, [r2]!
    vld1.32 {d26, d27}, [r2]!
    vld1.32 {d6, d7}, [r2]
    sub r2, r2, #48
    cmp r8, #0
    beq .Lloop_end_194
.Lloop_195:
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
    bne .Lloop_195
.Lloop_end_194:
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
    bne .Lloop_193
.Lloop_end_192:
    lsr r0, r0, #2
    cmp r0, #0
    beq .Lloop_end_196
.Lloop_197:
    mov r1, r14
    mov r2, r9
    vld1.32 {d16, d17}, [r1]
    cmp r2, #0
    beq .Lloop_end_198
.Lloop_199:
    add r1, r1, #4
    vld1.32 {d18, d19}, [r1]
    sub r2, r2, #1
    vadd.f32 q8, q8, q9
    cmp r2, #0
    bne .Lloop_199
.Lloop_end_198:
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
    bne .Lloop_197
.Lloop_end_196:
    add r0, r5, #3
    lsr r0, r0, #2
    lsl r0, r0, #2
    sub r14, r14, r0, lsl #2
    sub r3, r3, r0, lsl #2
    sub r6, r6, r0, lsl #2
    sub r4, r4, #1
    add r14, r14, r7, lsl #2
    add r3, r3, r12, lsl #2
    add r6, r6, r12, lsl #2
    cmp r4, #0
    bne .Lloop_191
.Lloop_end_190:
.Lend_189:
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
    bne .Lotherwise_200
    cmp r4, #0
    beq .Lloop_end_201
.Lloop_202:
    ubfx r0, r5, #0, #4
    lsr r1, r5, #4
    add r0, r0, #3
    cmp r1, #0
    beq .Lloop_end_203
.Lloop_204:
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
    bne .Lloop_204
.Lloop_end_203:
    lsr r0, r0, #2
    cmp r0, #0
    beq .Lloop_end_205
.Lloop_206:
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
    bne .Lloop_206
.Lloop_end_205:
    add r0, r5, #3
    lsr r0, r0, #2
    lsl r0, r0, #2
    lsl r1, r0, #1
    sub r14, r14, r1, lsl #2
    sub r3, r3, r0, lsl #2
    sub r6, r6, r0, lsl #2
    sub r4, r4, #1
    add r14, r14, r7, lsl #2
    add r3, r3, r12, lsl #2
    add r6, r6, r12, lsl #2
    cmp r4, #0
    bne .Lloop_202
.Lloop_end_201:
    b .Lend_207
.Lotherwise_200:
    cmp r4, #0
    beq .Lloop_end_208
.Lloop_209:
    ubfx r0, r5, #0, #4
    lsr r1, r5, #4
    add r0, r0, #3
    cmp r1, #0
    beq .Lloop_end_210
.Lloop_211:
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
    beq .Lotherwise_212
    vadd.f32 q13, q13, q9
    add r2, r2, #4
    vadd.f32 q14, q14, q8
    vadd.f32 q15, q15, q10
    vadd.f32 q12, q12, q11
.Lotherwise_212:
    lsr r8, r9, #1
    cmp r8, #0
    beq .Lloop_end_213
.Lloop_214:
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
    bne .Lloop_214
.Lloop_end_213:
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
    bne .Lloop_211
.Lloop_end_210:
    lsr r0, r0, #2
    cmp r0, #0
    beq .Lloop_end_215
.Lloop_216:
    mov r1, r14
    vld1.32 {d16, d17}, [r1]!
    vld1.32 {d18, d19}, [r1]
    sub r1, r1, #12
    vuzp.32 q8, q9
    tst r9, #1
    beq .Lotherwise_217
    vadd.f32 q8, q8, q9
    add r1, r1, #4
.Lotherwise_217:
    lsr r2, r9, #1
    cmp r2, #0
    beq .Lloop_end_218
.Lloop_219:
    vld1.32 {d18, d19}, [r1]!
    sub r2, r2, #1
    vld1.32 {d20, d21}, [r1]
    sub r1, r1, #8
    vuzp.32 q9, q10
    vadd.f32 q8, q8, q9
    vadd.f32 q8, q8, q10
    cmp r2, #0
    bne .Lloop_219
.Lloop_end_218:
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
    bne .Lloop_216
.Lloop_end_215:
    add r0, r5, #3
    lsr r0, r0, #2
    lsl r0, r0, #2
    lsl r1, r0, #1
    sub r14, r14, r1, lsl #2
    sub r3, r3, r0, lsl #2
    sub r6, r6, r0, lsl #2
    sub r4, r4, #1
    add r14, r14, r7, lsl #2
    add r3, r3, r12, lsl #2
    add r6, r6, r12, lsl #2
    cmp r4, #0
    bne .Lloop_209
.Lloop_end_208:
.Lend_207:
    vpop {d8, d9, d10, d11, d12, d13, d14, d15}
    pop {r4, r5, r6, r7, r8, r9, pc}
    .size nnp_pooling_average_by_2__armv7_neon, . - nnp_pooling_average_by_2__armv7_neon

    .text
    .p2align 4
    .globl nnp_pooling_maximum_within__armv7_neon
    .type nnp_pooling_maximum_within__armv7_neon, %function
nnp_pooling_maximum_within__armv7_neon:
    vpush {d8, d9, d10, d11, d12, d13, d14, d15}
    ldr r12, [sp, #64]
    vmov.i32 q3, #0
    vldr s0, [r3]
    add r0, r0, #15
    lsr r0, r0, #4
    vdup.32 q15, d0[0]
    cmp r0, #0
    beq .Lloop_end_220
.Lloop_221:
    vld1.32 {d0, d1}, [r1]
    sub r1, r1, #4
    sub r0, r0, #1
    vld1.32 {d16, d17}, [r1]
    add r1, r1, #8
    vld1.32 {d2, d3}, [r1]
    add r1, r1, #12
    vld1.32 {d18, d19}, [r2]!
    vld1.32 {d4, d5}, [r1]
    sub r1, r1, #4
    vld1.32 {d22, d23}, [r2]!
    vcgt.f32 q4, q9, q3
    vld1.32 {d20, d21}, [r1]
    add r1, r1, #8
    vcgt.f32 q12, q15, q9
    vld1.32 {d26, d27}, [r1]
    add r1, r1, #12
    vcgt.f32 q14, q11, q3
    vld1.32 {d10, d11}, [r2]!
    vbsl q4, q8, q0
    vld1.32 {d12, d13}, [r1]
    sub r1, r1, #4
    vbsl q14, q10, q2
    vld1.32 {d18, d19}, [r2]!
    vcgt.f32 q10, q5, q3
    vld1.32 {d14, d15}, [r1]
    add r1, r1, #8
    vcgt.f32 q8, q15, q11
    vld1.32 {d22, d23}, [r1]
    add r1, r1, #12
    vcgt.f32 q5, q15, q5
    vbsl q10, q7, q6
    vld1.32 {d14, d15}, [r1]
    sub r1, r1, #4
    vbsl q12, q1, q0
    vld1.32 {d2, d3}, [r1]
    add r1, r1, #8
    vmax.f32 q0, q0, q4
    vld1.32 {d8, d9}, [r1]
    add r1, r1, #12
    vbsl q8, q13, q2
    vcgt.f32 q13, q9, q3
    vcgt.f32 q9, q15, q9
    vbsl q13, q1, q7
    vmax.f32 q2, q2, q14
    vbsl q5, q11, q6
    vmax.f32 q6, q6, q10
    vbsl q9, q4, q7
    vmax.f32 q7, q7, q13
    vmax.f32 q0, q0, q12
    vmax.f32 q2, q2, q8
    vmax.f32 q6, q6, q5
    vst1.32 {d0, d1}, [r12]!
    vmax.f32 q7, q7, q9
    vst1.32 {d4, d5}, [r12]!
    vst1.32 {d12, d13}, [r12]!
    vst1.32 {d14, d15}, [r12]!
    cmp r0, #0
    bne .Lloop_221
.Lloop_end_220:
    vpop {d8, d9, d10, d11, d12, d13, d14, d15}
    bx lr
    .size nnp_pooling_maximum_within__armv7_neon, . - nnp_pooling_maximum_within__armv7_neon

    .text
    .p2align 4
    .globl nnp_pooling_maximum_within_streamed__armv7_neon
    .type nnp_pooling_maximum_within_streamed__armv7_neon, %function
nnp_pooling_maximum_within_streamed__armv7_neon:
    vpush {d8, d9, d10, d11, d12, d13, d14, d15}
    ldr r12, [sp, #64]
    vmov.i32 q3, #0
    vldr s0, [r3]
    add r0, r0, #15
    lsr r0, r0, #4
    vdup.32 q15, d0[0]
    cmp r0, #0
    beq .Lloop_end_222
.Lloop_223:
    vld1.32 {d0, d1}, [r1]
    sub r1, r1, #4
    sub r0, r0, #1
    vld1.32 {d16, d17}, [r1]
    add r1, r1, #8
    vld1.32 {d2, d3}, [r1]
    add r1, r1, #12
    vld1.32 {d18, d19}, [r2]!
    vld1.32 {d4, d5}, [r1]
    sub r1, r1, #4
    vld1.32 {d22, d23}, [r2]!
    vcgt.f32 q4, q9, q3
    vld1.32 {d20, d21}, [r1]
    add r1, r1, #8
    vcgt.f32 q12, q15, q9
    vld1.32 {d26, d27}, [r1]
    add r1, r1, #12
    vcgt.f32 q14, q11, q3
    vld1.32 {d10, d11}, [r2]!
    vbsl q4, q8, q0
    vld1.32 {d12, d13}, [r1]
    sub r1, r1, #4
    vbsl q14, q10, q2
    vld1.32 {d18, d19}, [r2]!
    vcgt.f32 q10, q5, q3
    vld1.32 {d14, d15}, [r1]
    add r1, r1, #8
    vcgt.f32 q8, q15, q11
    vld1.32 {d22, d23}, [r1]
    add r1, r1, #12
    vcgt.f32 q5, q15, q5
    vbsl q10, q7, q6
    vld1.32 {d14, d15}, [r1]
    sub r1, r1, #4
    vbsl q12, q1, q0
    vld1.32 {d2, d3}, [r1]
    add r1, r1, #8
    vmax.f32 q0, q0, q4
    vld1.32 {d8, d9}, [r1]
    add r1, r1, #12
    vbsl q8, q13, q2
    vcgt.f32 q13, q9, q3
    vcgt.f32 q9, q15, q9
    vbsl q13, q1, q7
    vmax.f32 q2, q2, q14
    vbsl q5, q11, q6
    vmax.f32 q6, q6, q10
    vbsl q9, q4, q7
    vmax.f32 q7, q7, q13
    vmax.f32 q0, q0, q12
    vmax.f32 q2, q2, q8
    vmax.f32 q6, q6, q5
    vst1.32 {d0, d1}, [r12]!
    vmax.f32 q7, q7, q9
    vst1.32 {d4, d5}, [r12]!
    vst1.32 {d12, d13}, [r12]!
    vst1.32 {d14, d15}, [r12]!
    cmp r0, #0
    bne .Lloop_223
.Lloop_end_222:
    vpop {d8, d9, d10, d11, d12, d13, d14, d15}
    bx lr
    .size nnp_pooling_maximum_within_streamed__armv7_neon, . - nnp_pooling_maximum_within_streamed__armv7_neon

.section .rodata
    .p2align 4
.Lconstants_nnp_pooling_average_within__armv7_neon:
    .long 0xff7fffff, 0x00000000, 0x00000000, 0x00000000

    .text
    .p2align 4
    .globl nnp_pooling_average_within__armv7_neon
    .type nnp_pooling_average_within__armv7_neon, %function
nnp_pooling_average_within__armv7_neon:
    push {r14}
    vpush {d8, d9, d10, d11, d12, d13, d14, d15}
    ldr r12, [sp, #68]
    vmov.i32 q2, #0
    vldr s0, [r3]
    add r0, r0, #15
    lsr r0, r0, #4
    ldr r3, [sp, #72]
    vdup.32 q0, d0[0]
    cmp r0, #0
    beq .Lloop_end_224
.Lloop_225:
    vld1.32 {d2, d3}, [r1]
    sub r1, r1, #4
    sub r0, r0, #1
    vld1.32 {d16, d17}, [r1]
    add r1, r1, #8
    vld1.32 {d22, d23}, [r1]
    add r1, r1, #12
    vld1.32 {d18, d19}, [r2]!
    vld1.32 {d6, d7}, [r1]
    sub r1, r1, #4
    vld1.32 {d24, d25}, [r2]!
    vcgt.f32 q15, q9, q2
    vld1.32 {d20, d21}, [r1]
    add r1, r1, #8
    vcgt.f32 q4, q0, q9
    vld1.32 {d26, d27}, [r1]
    add r1, r1, #12
    vcgt.f32 q14, q12, q2
    vld1.32 {d18, d19}, [r2]!
    vbsl q15, q8, q2
    vld1.32 {d10, d11}, [r1]
    sub r1, r1, #4
    vbsl q14, q10, q2
    vld1.32 {d20, d21}, [r2]!
    vcgt.f32 q6, q9, q2
    vcgt.f32 q12, q0, q12
    vcgt.f32 q7, q0, q9
    vbsl q4, q11, q2
    vld1.32 {d16, d17}, [r1]
    add r1, r1, #8
    vadd.f32 q1, q1, q15
    vld1.32 {d18, d19}, [r1]
    add r1, r1, #12
    vbsl q6, q8, q2
    vld1.32 {d22, d23}, [r1]
    sub r1, r1, #4
    vbsl q12, q13, q2
    vld1.32 {d26, d27}, [r1]
    add r1, r1, #8
    vadd.f32 q3, q3, q14
    vld1.32 {d28, d29}, [r12]
    add r12, r12, #8256
    vbsl q7, q9, q2
    vld1.32 {d18, d19}, [r12]
    sub r12, r12, #48
    sub r12, r12, #8192
    vadd.f32 q5, q5, q6
    vld1.32 {d30, d31}, [r1]
    add r1, r1, #12
    vadd.f32 q1, q1, q4
    vld1.32 {d8, d9}, [r12]
    add r12, r12, #8256
    vadd.f32 q3, q3, q12
    vld1.32 {d24, d25}, [r12]
    sub r12, r12, #48
    sub r12, r12, #8192
    vadd.f32 q5, q5, q7
    vld1.32 {d16, d17}, [r12]
    add r12, r12, #8256
    vmul.f32 q6, q1, q9
    vmov q7, q1
    vfms.f32 q7, q6, q14
    vmov q14, q6
    vfma.f32 q14, q7, q9
    movw r14, #:lower16:(.Lconstants_nnp_pooling_average_within__armv7_neon - (1f + 8))
    movt r14, #:upper16:(.Lconstants_nnp_pooling_average_within__armv7_neon - (1f + 8))
1:
    add r14, pc, r14
    vld1.32 {d2, d3}, [r14]
    vdup.32 q9, d2[0]
    vcgt.f32 q9, q7, q9
    vbsl q9, q14, q6
    vld1.32 {d28, d29}, [r12]
    sub r12, r12, #48
    sub r12, r12, #8192
    vst1.32 {d18, d19}, [r3]!
    vcgt.f32 q6, q10, q2
    vcgt.f32 q7, q0, q10
    vbsl q6, q13, q2
    vld1.32 {d18, d19}, [r12]
    add r12, r12, #8256
    vbsl q7, q15, q2
    vld1.32 {d20, d21}, [r12]
    sub r12, r12, #48
    vadd.f32 q11, q11, q6
    sub r12, r12, #8192
    vmul.f32 q13, q3, q12
    vadd.f32 q11, q11, q7
    vmul.f32 q15, q5, q14
    vfms.f32 q3, q13, q4
    vmul.f32 q4, q11, q10
    vfms.f32 q5, q15, q8
    vfms.f32 q11, q4, q9
    vmov q6, q13
    vmov q7, q15
    vfma.f32 q6, q3, q12
    vmov q12, q4
    vfma.f32 q7, q5, q14
    vdup.32 q8, d2[0]
    vfma.f32 q12, q11, q10
    vdup.32 q9, d2[0]
    vdup.32 q10, d2[0]
    vcgt.f32 q8, q3, q8
    vcgt.f32 q9, q5, q9
    vcgt.f32 q10, q11, q10
    vbsl q8, q6, q13
    vbsl q9, q7, q15
    vbsl q10, q12, q4
    vst1.32 {d16, d17}, [r3]!
    vst1.32 {d18, d19}, [r3]!
    vst1.32 {d20, d21}, [r3]!
    cmp r0, #0
    bne .Lloop_225
.Lloop_end_224:
    vpop {d8, d9, d10, d11, d12, d13, d14, d15}
    pop {pc}
    .size nnp_pooling_average_within__armv7_neon, . - nnp_pooling_average_within__armv7_neon

.section .rodata
    .p2align 4
.Lconstants_nnp_pooling_average_within_streamed__armv7_neon:
    .long 0xff7fffff, 0x00000000, 0x00000000, 0x00000000

    .text
    .p2align 4
    .globl nnp_pooling_average_within_streamed__armv7_neon
    .type nnp_pooling_average_within_streamed__armv7_neon, %function
nnp_pooling_average_within_streamed__armv7_neon:
    push {r14}
    vpush {d8, d9, d10, d11, d12, d13, d14, d15}
    ldr r12, [sp, #68]
    vmov.i32 q2, #0
    vldr s0, [r3]
    add r0, r0, #15
    lsr r0, r0, #4
    ldr r3, [sp, #72]
    vdup.32 q0, d0[0]
    cmp r0, #0
    beq .Lloop_end_226
.Lloop_227:
    vld1.32 {d2, d3}, [r1]
    sub r1, r1, #4
    sub r0, r0, #1
    vld1.32 {d16, d17}, [r1]
    add r1, r1, #8
    vld1.32 {d22, d23}, [r1]
    add r1, r1, #12
    vld1.32 {d18, d19}, [r2]!
    vld1.32 {d6, d7}, [r1]
    sub r1, r1, #4
    vld1.32 {d24, d25}, [r2]!
    vcgt.f32 q15, q9, q2
    vld1.32 {d20, d21}, [r1]
    add r1, r1, #8
    vcgt.f32 q4, q0, q9
    vld1.32 {d26, d27}, [r1]
    add r1, r1, #12
    vcgt.f32 q14, q12, q2
    vld1.32 {d18, d19}, [r2]!
    vbsl q15, q8, q2
    vld1.32 {d10, d11}, [r1]
    sub r1, r1, #4
    vbsl q14, q10, q2
    vld1.32 {d20, d21}, [r2]!
    vcgt.f32 q6, q9, q2
    vcgt.f32 q12, q0, q12
    vcgt.f32 q7, q0, q9
    vbsl q4, q11, q2
    vld1.32 {d16, d17}, [r1]
    add r1, r1, #8
    vadd.f32 q1, q1, q15
    vld1.32 {d18, d19}, [r1]
    add r1, r1, #12
    vbsl q6, q8, q2
    vld1.32 {d22, d23}, [r1]
    sub r1, r1, #4
    vbsl q12, q13, q2
    vld1.32 {d26, d27}, [r1]
    add r1, r1, #8
    vadd.f32 q3, q3, q14
    vld1.32 {d28, d29}, [r12]
    add r12, r12, #8256
    vbsl q7, q9, q2
    vld1.32 {d18, d19}, [r12]
    sub r12, r12, #48
    sub r12, r12, #8192
    vadd.f32 q5, q5, q6
    vld1.32 {d30, d31}, [r1]
    add r1, r1, #12
    vadd.f32 q1, q1, q4
    vld1.32 {d8, d9}, [r12]
    add r12, r12, #8256
    vadd.f32 q3, q3, q12
    vld1.32 {d24, d25}, [r12]
    sub r12, r12, #48
    sub r12, r12, #8192
    vadd.f32 q5, q5, q7
    vld1.32 {d16, d17}, [r12]
    add r12, r12, #8256
    vmul.f32 q6, q1, q9
    vmov q7, q1
    vfms.f32 q7, q6, q14
    vmov q14, q6
    vfma.f32 q14, q7, q9
    movw r14, #:lower16:(.Lconstants_nnp_pooling_average_within_streamed__armv7_neon - (1f + 8))
    movt r14, #:upper16:(.Lconstants_nnp_pooling_average_within_streamed__armv7_neon - (1f + 8))
1:
    add r14, pc, r14
    vld1.32 {d2, d3}, [r14]
    vdup.32 q9, d2[0]
    vcgt.f32 q9, q7, q9
    vbsl q9, q14, q6
    vld1.32 {d28, d29}, [r12]
    sub r12, r12, #48
    sub r12, r12, #8192
    vst1.32 {d18, d19}, [r3]!
    vcgt.f32 q6, q10, q2
    vcgt.f32 q7, q0, q10
    vbsl q6, q13, q2
    vld1.32 {d18, d19}, [r12]
    add r12, r12, #8256
    vbsl q7, q15, q2
    vld1.32 {d20, d21}, [r12]
    sub r12, r12, #48
    vadd.f32 q11, q11, q6
    sub r12, r12, #8192
    vmul.f32 q13, q3, q12
    vadd.f32 q11, q11, q7
    vmul.f32 q15, q5, q14
    vfms.f32 q3, q13, q4
    vmul.f32 q4, q11, q10
    vfms.f32 q5, q15, q8
    vfms.f32 q11, q4, q9
    vmov q6, q13
    vmov q7, q15
    vfma.f32 q6, q3, q12
    vmov q12, q4
    vfma.f32 q7, q5, q14
    vdup.32 q8, d2[0]
    vfma.f32 q12, q11, q10
    vdup.32 q9, d2[0]
    vdup.32 q10, d2[0]
    vcgt.f32 q8, q3, q8
    vcgt.f32 q9, q5, q9
    vcgt.f32 q10, q11, q10
    vbsl q8, q6, q13
    vbsl q9, q7, q15
    vbsl q10, q12, q4
    vst1.32 {d16, d17}, [r3]!
    vst1.32 {d18, d19}, [r3]!
    vst1.32 {d20, d21}, [r3]!
    cmp r0, #0
    bne .Lloop_227
.Lloop_end_226:
    vpop {d8, d9, d10, d11, d12, d13, d14, d15}
    pop {pc}
    .size nnp_pooling_average_within_streamed__armv7_neon, . - nnp_pooling_average_within_streamed__armv7_neon

    .text
    .p2align 4
    .globl nnp_pooling_maximum_of_pairs__armv7_neon
    .type nnp_pooling_maximum_of_pairs__armv7_neon, %function
nnp_pooling_maximum_of_pairs__armv7_neon:
    push {r4, r5, r6, r7, r8, r9, r10, r11, r14}
    sub sp, sp, #16
    ldr r12, [sp, #72]
    mov r14, r2
    mov r6, r0
    ldr r0, [sp, #52]
    mov r4, r14
    mov r5, r1
    ldr r1, [sp, #68]
    sub r2, r12, #1
    str r3, [sp, #0]
    ldr r7, [sp, #56]
    sub r8, r0, #1
    lsr r3, r2, #4
    ldr r9, [sp, #60]
    add r4, r4, r1, lsl #2
    ldr r10, [sp, #64]
    cmp r6, #0
    bne .Lotherwise_228
    b .Lend_229
.Lotherwise_228:
    sub r2, r6, #1
    cmp r2, #0
    beq .Lloop_end_230
.Lloop_231:
    ubfx r0, r5, #0, #4
    lsr r6, r5, #4
    add r11, r0, #3
    cmp r6, #0
    beq .Lloop_end_232
.Lloop_233:
    mov r0, r3
    pld [r4]
    mov r1, r4
    cmp r0, #0
    beq .Lloop_end_234
.Lloop_235:
    sub r0, r0, #1
    pld [r1, #64]
    add r1, r1, #64
    cmp r0, #0
    bne .Lloop_235
.Lloop_end_234:
    mov r0, r14
    vld1.32 {d16, d17}, [r0]!
    add r4, r4, r12, lsl #2
    vld1.32 {d24, d25}, [r0]!
    vld1.32 {d26, d27}, [r0]!
    vld1.32 {d28, d29}, [r0]!
    vld1.32 {d30, d31}, [r0]!
    vld1.32 {d0, d1}, [r0]!
    vld1.32 {d2, d3}, [r0]!
    vld1.32 {d4, d5}, [r0]
    sub r0, r0, #112
    mov r1, r8
    cmp r1, #0
    beq .Lloop_end_236
.Lloop_237:
    add r0, r0, r7, lsl #2
    vld1.32 {d18, d19}, [r0]!
    sub r1, r1, #1
    vld1.32 {d20, d21}, [r0]!
    vld1.32 {d22, d23}, [r0]!
    vmax.f32 q8, q8, q9
    vld1.32 {d18, d19}, [r0]!
    vmax.f32 q12, q12, q10
    vld1.32 {d20, d21}, [r0]!
    vmax.f32 q13, q13, q11
    vld1.32 {d22, d23}, [r0]!
    vmax.f32 q14, q14, q9
    vld1.32 {d18, d19}, [r0]!
    vmax.f32 q15, q15, q10
    vld1.32 {d20, d21}, [r0]
    vmax.f32 q0, q0, q11
    sub r0, r0, #112
    vmax.f32 q1, q1, q9
    vmax.f32 q2, q2, q10
    cmp r1, #0
    bne .Lloop_237
.Lloop_end_236:
    sub r6, r6, #1
    add r14, r14, #128
    vuzp.32 q8, q12
    vuzp.32 q13, q14
    vuzp.32 q15, q0
    vuzp.32 q1, q2
    vmax.f32 q8, q8, q12
    vmax.f32 q13, q13, q14
    vmax.f32 q15, q15, q0
    vst1.32 {d16, d17}, [r9]!
    vmax.f32 q1, q1, q2
    vst1.32 {d26, d27}, [r9]!
    vst1.32 {d30, d31}, [r9]!
    vst1.32 {d2, d3}, [r9]!
    cmp r6, #0
    bne .Lloop_233
.Lloop_end_232:
    lsr r6, r11, #2
    cmp r6, #0
    beq .Lloop_end_238
.Lloop_239:
    mov r0, r3
    pld [r4]
    mov r1, r4
    cmp r0, #0
    beq .Lloop_end_240
.Lloop_241:
    sub r0, r0, #1
    pld [r1, #64]
    add r1, r1, #64
    cmp r0, #0
    bne .Lloop_241
.Lloop_end_240:
    mov r0, r14
    vld1.32 {d16, d17}, [r0]!
    mov r1, r8
    add r4, r4, r12, lsl #2
    vld1.32 {d18, d19}, [r0]
    sub r0, r0, #16
    cmp r1, #0
    beq .Lloop_end_242
.Lloop_243:
    add r0, r0, r7, lsl #2
    vld1.32 {d20, d21}, [r0]!
    sub r1, r1, #1
    vld1.32 {d22, d23}, [r0]
    sub r0, r0, #16
    vmax.f32 q8, q8, q10
    vmax.f32 q9, q9, q11
    cmp r1, #0
    bne .Lloop_243
.Lloop_end_242:
    sub r6, r6, #1
    add r14, r14, #32
    vuzp.32 q8, q9
    vmax.f32 q8, q8, q9
    vst1.32 {d16, d17}, [r9]!
    cmp r6, #0
    bne .Lloop_239
.Lloop_end_238:
    add r0, r5, #3
    lsr r0, r0, #2
    lsl r0, r0, #2
    lsl r1, r0, #1
    sub r14, r14, r1, lsl #2
    sub r9, r9, r0, lsl #2
    sub r2, r2, #1
    ldr r0, [sp, #0]
    add r14, r14, r0, lsl #2
    add r9, r9, r10, lsl #2
    cmp r2, #0
    bne .Lloop_231
.Lloop_end_230:
    lsr r0, r5, #4
    cmp r0, #0
    beq .Lloop_end_244
.Lloop_245:
    mov r1, r3
    pld [r4]
    mov r2, r4
    cmp r1, #0
    beq .Lloop_end_246
.Lloop_247:
    sub r1, r1, #1
    pld [r2, #64]
    add r2, r2, #64
    cmp r1, #0
    bne .Lloop_247
.Lloop_end_246:
    mov r1, r14
    vld1.32 {d16, d17}, [r1]!
    mov r2, r8
    add r4, r4, r12, lsl #2
    vld1.32 {d24, d25}, [r1]!
    vld1.32 {d26, d27}, [r1]!
    vld1.32 {d28, d29}, [r1]!
    vld1.32 {d30, d31}, [r1]!
    vld1.32 {d0, d1}, [r1]!
    vld1.32 {d2, d3}, [r1]!
    vld1.32 {d4, d5}, [r1]
    sub r1, r1, #112
    cmp r2, #0
    beq .Lloop_end_248
.Lloop_249:
    add r1, r1, r7, lsl #2
    vld1.32 {d18, d19}, [r1]!
    sub r2, r2, #1
    vld1.32 {d20, d21}, [r1]!
    vld1.32 {d22, d23}, [r1]!
    vmax.f32 q8, q8, q9
    vld1.32 {d18, d19}, [r1]!
    vmax.f32 q12, q12, q10
    vld1.32 {d20, d21}, [r1]!
    vmax.f32 q13, q13, q11
    vld1.32 {d22, d23}, [r1]!
    vmax.f32 q14, q14, q9
    vld1.32 {d18, d19}, [r1]!
    vmax.f32 q15, q15, q10
    vld1.32 {d20, d21}, [r1]
    vmax.f32 q0, q0, q11
    sub r1, r1, #112
    vmax.f32 q1, q1, q9
    vmax.f32 q2, q2, q10
    cmp r2, #0
    bne .Lloop_249
.Lloop_end_248:
    sub r0, r0, #1
    add r14, r14, #128
    vuzp.32 q8, q12
    vuzp.32 q13, q14
    vuzp.32 q15, q0
    vuzp.32 q1, q2
    vmax.f32 q8, q8, q12
    vmax.f32 q13, q13, q14
    vmax.f32 q15, q15, q0
    vst1.32 {d16, d17}, [r9]!
    vmax.f32 q1, q1, q2
    vst1.32 {d26, d27}, [r9]!
    vst1.32 {d30, d31}, [r9]!
    vst1.32 {d2, d3}, [r9]!
    cmp r0, #0
    bne .Lloop_245
.Lloop_end_244:
    ubfx r0, r5, #0, #4
    cmp r0, #0
    bne .Lotherwise_250
    b .Lend_251
.Lotherwise_250:
    lsl r0, r0, #1
    pld [r4]
    add r0, r0, #0
    movw r1, #32
    cmp r0, r1
    movhi r0, r1
    movw r1, #1
    lsl r0, r1, r0
    sub r1, r0, #1
    cmp r3, #0
    beq .Lloop_end_252
.Lloop_253:
    sub r3, r3, #1
    pld [r4, #64]
    add r4, r4, #64
    cmp r3, #0
    bne .Lloop_253
.Lloop_end_252:
    ubfx r0, r1, #0, #4
    cmp r0, #15
    bne .Lotherwise_254
    vld1.32 {d16, d17}, [r14]
    b .Lend_255
.Lotherwise_254:
    vmov.i32 q8, #0
    tst r1, #1
    beq .Lotherwise_256
    vld1.32 {d16[0]}, [r14]
.Lotherwise_256:
    tst r1, #2
    beq .Lotherwise_257
    add r0, r14, #4
    vld1.32 {d16[1]}, [r0]
.Lotherwise_257:
    tst r1, #4
    beq .Lotherwise_258
    add r0, r14, #8
    vld1.32 {d17[0]}, [r0]
.Lotherwise_258:
    tst r1, #8
    beq .Lotherwise_259
    add r0, r14, #12
    vld1.32 {d17[1]}, [r0]
.Lotherwise_259:
.Lend_255:
    ubfx r0, r1, #4, #4
    cmp r0, #15
    bne .Lotherwise_260
    add r0, r14, #16
    vld1.32 {d20, d21}, [r0]
    b .Lend_261
.Lotherwise_260:
    vmov.i32 q10, #0
    tst r1, #16
    beq .Lotherwise_262
    add r0, r14, #16
    vld1.32 {d20[0]}, [r0]
.Lotherwise_262:
    tst r1, #32
    beq .Lotherwise_263
    add r0, r14, #20
    vld1.32 {d20[1]}, [r0]
.Lotherwise_263:
    tst r1, #64
    beq .Lotherwise_264
    add r0, r14, #24
    vld1.32 {d21[0]}, [r0]
.Lotherwise_264:
    tst r1, #128
    beq .Lotherwise_265
    add r0, r14, #28
    vld1.32 {d21[1]}, [r0]
.Lotherwise_265:
.Lend_261:
    ubfx r0, r1, #8, #4
    cmp r0, #15
    bne .Lotherwise_266
    add r0, r14, #32
    vld1.32 {d22, d23}, [r0]
    b .Lend_267
.Lotherwise_266:
    vmov.i32 q11, #0
    tst r1, #256
    beq .Lotherwise_268
    add r0, r14, #32
    vld1.32 {d22[0]}, [r0]
.Lotherwise_268:
    tst r1, #512
    beq .Lotherwise_269
    add r0, r14, #36
    vld1.32 {d22[1]}, [r0]
.Lotherwise_269:
    tst r1, #1024
    beq .Lotherwise_270
    add r0, r14, #40
    vld1.32 {d23[0]}, [r0]
.Lotherwise_270:
    tst r1, #2048
    beq .Lotherwise_271
    add r0, r14, #44
    vld1.32 {d23[1]}, [r0]
.Lotherwise_271:
.Lend_267:
    ubfx r0, r1, #12, #4
    cmp r0, #15
    bne .Lotherwise_272
    add r0, r14, #48
    vld1.32 {d24, d25}, [r0]
    b .Lend_273
.Lotherwise_272:
    vmov.i32 q12, #0
    tst r1, #4096
    beq .Lotherwise_274
    add r0, r14, #48
    vld1.32 {d24[0]}, [r0]
.Lotherwise_274:
    tst r1, #8192
    beq .Lotherwise_275
    add r0, r14, #52
    vld1.32 {d24[1]}, [r0]
.Lotherwise_275:
    tst r1, #16384
    beq .Lotherwise_276
    add r0, r14, #56
    vld1.32 {d25[0]}, [r0]
.Lotherwise_276:
    tst r1, #32768
    beq .Lotherwise_277
    add r0, r14, #60
    vld1.32 {d25[1]}, [r0]
.Lotherwise_277:
.Lend_273:
    ubfx r0, r1, #16, #4
    cmp r0, #15
    bne .Lotherwise_278
    add r0, r14, #64
    vld1.32 {d26, d27}, [r0]
    b .Lend_279
.Lotherwise_278:
    vmov.i32 q13, #0
    tst r1, #65536
    beq .Lotherwise_280
    add r0, r14, #64
    vld1.32 {d26[0]}, [r0]
.Lotherwise_280:
    tst r1, #131072
    beq .Lotherwise_281
    add r0, r14, #68
    vld1.32 {d26[1]}, [r0]
.Lotherwise_281:
    tst r1, #262144
    beq .Lotherwise_282
    add r0, r14, #72
    vld1.32 {d27[0]}, [r0]
.Lotherwise_282:
    tst r1, #524288
    beq .Lotherwise_283
    add r0, r14, #76
    vld1.32 {d27[1]}, [r0]
.Lotherwise_283:
.Lend_279:
    ubfx r0, r1, #20, #4
    cmp r0, #15
    bne .Lotherwise_284
    add r0, r14, #80
    vld1.32 {d28, d29}, [r0]
    b .Lend_285
.Lotherwise_284:
    vmov.i32 q14, #0
    tst r1, #1048576
    beq .Lotherwise_286
    add r0, r14, #80
    vld1.32 {d28[0]}, [r0]
.Lotherwise_286:
    tst r1, #2097152
    beq .Lotherwise_287
    add r0, r14, #84
    vld1.32 {d28[1]}, [r0]
.Lotherwise_287:
    tst r1, #4194304
    beq .Lotherwise_288
    add r0, r14, #88
    vld1.32 {d29[0]}, [r0]
.Lotherwise_288:
    tst r1, #8388608
    beq .Lotherwise_289
    add r0, r14, #92
    vld1.32 {d29[1]}, [r0]
.Lotherwise_289:
.Lend_285:
    ubfx r0, r1, #24, #4
    cmp r0, #15
    bne .Lotherwise_290
    add r0, r14, #96
    vld1.32 {d30, d31}, [r0]
    b .Lend_291
.Lotherwise_290:
    vmov.i32 q15, #0
    tst r1, #16777216
    beq .Lotherwise_292
    add r0, r14, #96
    vld1.32 {d30[0]}, [r0]
.Lotherwise_292:
    tst r1, #33554432
    beq .Lotherwise_293
    add r0, r14, #100
    vld1.32 {d30[1]}, [r0]
.Lotherwise_293:
    tst r1, #67108864
    beq .Lotherwise_294
    add r0, r14, #104
    vld1.32 {d31[0]}, [r0]
.Lotherwise_294:
    tst r1, #134217728
    beq .Lotherwise_295
    add r0, r14, #108
    vld1.32 {d31[1]}, [r0]
.Lotherwise_295:
.Lend_291:
    ubfx r0, r1, #28, #4
    cmp r0, #15
    bne .Lotherwise_296
    add r0, r14, #112
    vld1.32 {d0, d1}, [r0]
    b .Lend_297
.Lotherwise_296:
    vmov.i32 q0, #0
    tst r1, #268435456
    beq .Lotherwise_298
    add r0, r14, #112
    vld1.32 {d0[0]}, [r0]
.Lotherwise_298:
    tst r1, #536870912
    beq .Lotherwise_299
    add r0, r14, #116
    vld1.32 {d0[1]}, [r0]
.Lotherwise_299:
    tst r1, #1073741824
    beq .Lotherwise_300
    add r0, r14, #120
    vld1.32 {d1[0]}, [r0]
.Lotherwise_300:
    tst r1, #2147483648
    beq .Lotherwise_301
    add r0, r14, #124
    vld1.32 {d1[1]}, [r0]
.Lotherwise_301:
.Lend_297:
    cmp r8, #0
    beq .Lloop_end_302
.Lloop_303:
    ubfx r0, r1, #0, #4
    add r14, r14, r7, lsl #2
    cmp r0, #15
    bne .Lotherwise_304
    vld1.32 {d18, d19}, [r14]
    b .Lend_305
.Lotherwise_304:
    vmov.i32 q9, #0
    tst r1, #1
    beq .Lotherwise_306
    vld1.32 {d18[0]}, [r14]
.Lotherwise_306:
    tst r1, #2
    beq .Lotherwise_307
    add r0, r14, #4
    vld1.32 {d18[1]}, [r0]
.Lotherwise_307:
    tst r1, #4
    beq .Lotherwise_308
    add r0, r14, #8
    vld1.32 {d19[0]}, [r0]
.Lotherwise_308:
    tst r1, #8
    beq .Lotherwise_309
    add r0, r14, #12
    vld1.32 {d19[1]}, [r0]
.Lotherwise_309:
.Lend_305:
    ubfx r0, r1, #4, #4
    vmax.f32 q8, q8, q9
    cmp r0, #15
    bne .Lotherwise_310
    add r0, r14, #16
    vld1.32 {d18, d19}, [r0]
    b .Lend_311
.Lotherwise_310:
    vmov.i32 q9, #0
    tst r1, #16
    beq .Lotherwise_312
    add r0, r14, #16
    vld1.32 {d18[0]}, [r0]
.Lotherwise_312:
    tst r1, #32
    beq .Lotherwise_313
    add r0, r14, #20
    vld1.32 {d18[1]}, [r0]
.Lotherwise_313:
    tst r1, #64
    beq .Lotherwise_314
    add r0, r14, #24
    vld1.32 {d19[0]}, [r0]
.Lotherwise_314:
    tst r1, #128
    beq .Lotherwise_315
    add r0, r14, #28
    vld1.32 {d19[1]}, [r0]
.Lotherwise_315:
.Lend_311:
    ubfx r0, r1, #8, #4
    vmax.f32 q10, q10, q9
    cmp r0, #15
    bne .Lotherwise_316
    add r0, r14, #32
    vld1.32 {d18, d19}, [r0]
    b .Lend_317
.Lotherwise_316:
    vmov.i32 q9, #0
    tst r1, #256
    beq .Lotherwise_318
    add r0, r14, #32
    vld1.32 {d18[0]}, [r0]
.Lotherwise_318:
    tst r1, #512
    beq .Lotherwise_319
    add r0, r14, #36
    vld1.32 {d18[1]}, [r0]
.Lotherwise_319:
    tst r1, #1024
    beq .Lotherwise_320
    add r0, r14, #40
    vld1.32 {d19[0]}, [r0]
.Lotherwise_320:
    tst r1, #2048
    beq .Lotherwise_321
    add r0, r14, #44
    vld1.32 {d19[1]}, [r0]
.Lotherwise_321:
.Lend_317:
    ubfx r0, r1, #12, #4
    vmax.f32 q11, q11, q9
    cmp r0, #15
    bne .Lotherwise_322
    add r0, r14, #48
    vld1.32 {d18, d19}, [r0]
    b .Lend_323
.Lotherwise_322:
    vmov.i32 q9, #0
    tst r1, #4096
    beq .Lotherwise_324
    add r0, r14, #48
    vld1.32 {d18[0]}, [r0]
.Lotherwise_324:
    tst r1, #8192
    beq .Lotherwise_325
    add r0, r14, #52
    vld1.32 {d18[1]}, [r0]
.Lotherwise_325:
    tst r1, #16384
    beq .Lotherwise_326
    add r0, r14, #56
    vld1.32 {d19[0]}, [r0]
.Lotherwise_326:
    tst r1, #32768
    beq .Lotherwise_327
    add r0, r14, #60
    vld1.32 {d19[1]}, [r0]
.Lotherwise_327:
.Lend_323:
    ubfx r0, r1, #16, #4
    vmax.f32 q12, q12, q9
    cmp r0, #15
    bne .Lotherwise_328
    add r0, r14, #64
    vld1.32 {d18, d19}, [r0]
    b .Lend_329
.Lotherwise_328:
    vmov.i32 q9, #0
    tst r1, #65536
    beq .Lotherwise_330
    add r0, r14, #64
    vld1.32 {d18[0]}, [r0]
.Lotherwise_330:
    tst r1, #131072
    beq .Lotherwise_331
    add r0, r14, #68
    vld1.32 {d18[1]}, [r0]
.Lotherwise_331:
    tst r1, #262144
    beq .Lotherwise_332
    add r0, r14, #72
    vld1.32 {d19[0]}, [r0]
.Lotherwise_332:
    tst r1, #524288
    beq .Lotherwise_333
    add r0, r14, #76
    vld1.32 {d19[1]}, [r0]
.Lotherwise_333:
.Lend_329:
    ubfx r0, r1, #20, #4
    vmax.f32 q13, q13, q9
    cmp r0, #15
    bne .Lotherwise_334
    add r0, r14, #80
    vld1.32 {d18, d19}, [r0]
    b .Lend_335
.Lotherwise_334:
    vmov.i32 q9, #0
    tst r1, #1048576
    beq .Lotherwise_336
    add r0, r14, #80
    vld1.32 {d18[0]}, [r0]
.Lotherwise_336:
    tst r1, #2097152
    beq .Lotherwise_337
    add r0, r14, #84
    vld1.32 {d18[1]}, [r0]
.Lotherwise_337:
    tst r1, #4194304
    beq .Lotherwise_338
    add r0, r14, #88
    vld1.32 {d19[0]}, [r0]
.Lotherwise_338:
    tst r1, #8388608
    beq .Lotherwise_339
    add r0, r14, #92
    vld1.32 {d19[1]}, [r0]
.Lotherwise_339:
.Lend_335:
    ubfx r0, r1, #24, #4
    vmax.f32 q14, q14, q9
    cmp r0, #15
    bne .Lotherwise_340
    add r0, r14, #96
    vld1.32 {d18, d19}, [r0]
    b .Lend_341
.Lotherwise_340:
    vmov.i32 q9, #0
    tst r1, #16777216
    beq .Lotherwise_342
    add r0, r14, #96
    vld1.32 {d18[0]}, [r0]
.Lotherwise_342:
    tst r1, #33554432
    beq .Lotherwise_343
    add r0, r14, #100
    vld1.32 {d18[1]}, [r0]
.Lotherwise_343:
    tst r1, #67108864
    beq .Lotherwise_344
    add r0, r14, #104
    vld1.32 {d19[0]}, [r0]
.Lotherwise_344:
    tst r1, #134217728
    beq .Lotherwise_345
    add r0, r14, #108
    vld1.32 {d19[1]}, [r0]
.Lotherwise_345:
.Lend_341:
    ubfx r0, r1, #28, #4
    vmax.f32 q15, q15, q9
    cmp r0, #15
    bne .Lotherwise_346
    add r0, r14, #112
    vld1.32 {d18, d19}, [r0]
    b .Lend_347
.Lotherwise_346:
    vmov.i32 q9, #0
    tst r1, #268435456
    beq .Lotherwise_348
    add r0, r14, #112
    vld1.32 {d18[0]}, [r0]
.Lotherwise_348:
    tst r1, #536870912
    beq .Lotherwise_349
    add r0, r14, #116
    vld1.32 {d18[1]}, [r0]
.Lotherwise_349:
    tst r1, #1073741824
    beq .Lotherwise_350
    add r0, r14, #120
    vld1.32 {d19[0]}, [r0]
.Lotherwise_350:
    tst r1, #2147483648
    beq .Lotherwise_351
    add r0, r14, #124
    vld1.32 {d19[1]}, [r0]
.Lotherwise_351:
.Lend_347:
    sub r8, r8, #1
    vmax.f32 q0, q0, q9
    cmp r8, #0
    bne .Lloop_303
.Lloop_end_302:
    vuzp.32 q8, q10
    vuzp.32 q11, q12
    vuzp.32 q13, q14
    vuzp.32 q15, q0
    vmax.f32 q8, q8, q10
    vmax.f32 q11, q11, q12
    vmax.f32 q13, q13, q14
    vst1.32 {d16, d17}, [r9]!
    vmax.f32 q15, q15, q0
    vst1.32 {d22, d23}, [r9]!
    vst1.32 {d26, d27}, [r9]!
    vst1.32 {d30, d31}, [r9]
    sub r9, r9, #48
.Lend_251:
.Lend_229:
    add sp, sp, #16
    pop {r4, r5, r6, r7, r8, r9, r10, r11, pc}
    .size nnp_pooling_maximum_of_pairs__armv7_neon, . - nnp_pooling_maximum_of_pairs__armv7_neon

    .text
    .p2align 4
    .globl nnp_pooling_maximum_of_threes__armv7_neon
    .type nnp_pooling_maximum_of_threes__armv7_neon, %function
nnp_pooling_maximum_of_threes__armv7_neon:
    push {r4, r5, r6, r7, r8, r9, r10, r11, r14}
    sub sp, sp, #16
    ldr r12, [sp, #72]
    mov r14, r2
    mov r6, r0
    ldr r0, [sp, #52]
    mov r4, r14
    mov r5, r1
    ldr r1, [sp, #68]
    sub r2, r12, #1
    str r3, [sp, #0]
    ldr r7, [sp, #56]
    sub r8, r0, #1
    lsr r3, r2, #4
    ldr r9, [sp, #60]
    add r4, r4, r1, lsl #2
    ldr r10, [sp, #64]
    cmp r6, #0
    bne .Lotherwise_352
    b .Lend_353
.Lotherwise_352:
    sub r2, r6, #1
    cmp r2, #0
    beq .Lloop_end_354
.Lloop_355:
    ubfx r0, r5, #0, #4
    lsr r6, r5, #4
    add r11, r0, #3
    cmp r6, #0
    beq .Lloop_end_356
.Lloop_357:
    mov r0, r3
    pld [r4]
    mov r1, r4
    cmp r0, #0
    beq .Lloop_end_358
.Lloop_359:
    sub r0, r0, #1
    pld [r1, #64]
    add r1, r1, #64
    cmp r0, #0
    bne .Lloop_359
.Lloop_end_358:
    mov r0, r14
    vld1.32 {d16, d17}, [r0]!
    add r4, r4, r12, lsl #2
    vld1.32 {d18, d19}, [r0]!
    vld1.32 {d20, d21}, [r0]
    sub r0, r0, #32
    mov r1, r8
    cmp r1, #0
    beq .Lloop_end_360
.Lloop_361:
    add r0, r0, r7, lsl #2
    vld1.32 {d22, d23}, [r0]!
    sub r1, r1, #1
    vld1.32 {d24, d25}, [r0]!
    vld1.32 {d26, d27}, [r0]
    vmax.f32 q8, q8, q11
    sub r0, r0, #32
    vmax.f32 q9, q9, q12
    vmax.f32 q10, q10, q13
    cmp r1, #0
    bne .Lloop_361
.Lloop_end_360:
    vext.32 q11, q8, q9, #3
    mov r0, r14
    add r0, r0, #48
    vext.32 q9, q9, q10, #2
    vld1.32 {d28, d29}, [r0]!
    vext.32 q10, q10, q10, #1
    vld1.32 {d30, d31}, [r0]!
    vld1.32 {d0, d1}, [r0]
    sub r0, r0, #80
    vzip.32 q8, q11
    vzip.32 q9, q10
    vext.32 q12, q8, q8, #2
    vext.32 q13, q9, q9, #2
    vext.32 q9, q12, q9, #2
    vext.32 q11, q11, q11, #2
    vext.32 q8, q8, q13, #2
    vext.32 q10, q11, q10, #2
    vmax.f32 q9, q9, q8
    vmax.f32 q9, q9, q10
    vst1.32 {d18, d19}, [r9]
    mov r1, r8
    cmp r1, #0
    beq .Lloop_end_362
.Lloop_363:
    add r0, r0, r7, lsl #2
    add r0, r0, #48
    vld1.32 {d16, d17}, [r0]!
    sub r1, r1, #1
    vld1.32 {d18, d19}, [r0]!
    vld1.32 {d20, d21}, [r0]
    vmax.f32 q14, q14, q8
    sub r0, r0, #80
    vmax.f32 q15, q15, q9
    vmax.f32 q0, q0, q10
    cmp r1, #0
    bne .Lloop_363
.Lloop_end_362:
    vext.32 q8, q14, q15, #3
    mov r1, r14
    add r1, r1, #96
    vext.32 q9, q15, q0, #2
    vld1.32 {d26, d27}, [r1]!
    vext.32 q10, q0, q0, #1
    vld1.32 {d30, d31}, [r1]!
    vld1.32 {d0, d1}, [r1]
    sub r1, r1, #128
    vzip.32 q14, q8
    vzip.32 q9, q10
    vext.32 q11, q14, q14, #2
    vext.32 q12, q9, q9, #2
    vext.32 q9, q11, q9, #2
    vext.32 q8, q8, q8, #2
    vext.32 q11, q14, q12, #2
    vext.32 q8, q8, q10, #2
    vmax.f32 q9, q9, q11
    vmax.f32 q9, q9, q8
    add r0, r9, #16
    vst1.32 {d18, d19}, [r0]
    mov r0, r8
    cmp r0, #0
    beq .Lloop_end_364
.Lloop_365:
    add r1, r1, r7, lsl #2
    add r1, r1, #96
    vld1.32 {d16, d17}, [r1]!
    sub r0, r0, #1
    vld1.32 {d18, d19}, [r1]!
    vld1.32 {d20, d21}, [r1]
    vmax.f32 q13, q13, q8
    sub r1, r1, #128
    vmax.f32 q15, q15, q9
    vmax.f32 q0, q0, q10
    cmp r0, #0
    bne .Lloop_365
.Lloop_end_364:
    vext.32 q8, q13, q15, #3
    mov r1, r14
    add r1, r1, #144
    vext.32 q9, q15, q0, #2
    vld1.32 {d28, d29}, [r1]!
    vext.32 q10, q0, q0, #1
    vld1.32 {d30, d31}, [r1]!
    vld1.32 {d0, d1}, [r1]
    sub r1, r1, #176
    vzip.32 q13, q8
    vzip.32 q9, q10
    vext.32 q11, q13, q13, #2
    vext.32 q12, q9, q9, #2
    vext.32 q9, q11, q9, #2
    vext.32 q8, q8, q8, #2
    vext.32 q11, q13, q12, #2
    vext.32 q8, q8, q10, #2
    vmax.f32 q9, q9, q11
    vmax.f32 q9, q9, q8
    add r0, r9, #32
    vst1.32 {d18, d19}, [r0]
    mov r0, r8
    cmp r0, #0
    beq .Lloop_end_366
.Lloop_367:
    add r1, r1, r7, lsl #2
    add r1, r1, #144
    vld1.32 {d16, d17}, [r1]!
    sub r0, r0, #1
    vld1.32 {d18, d19}, [r1]!
    vld1.32 {d20, d21}, [r1]
    vmax.f32 q14, q14, q8
    sub r1, r1, #176
    vmax.f32 q15, q15, q9
    vmax.f32 q0, q0, q10
    cmp r0, #0
    bne .Lloop_367
.Lloop_end_366:
    vext.32 q8, q14, q15, #3
    add r9, r9, #48
    sub r6, r6, #1
    vext.32 q9, q15, q0, #2
    add r14, r14, #192
    vext.32 q10, q0, q0, #1
    vzip.32 q14, q8
    vzip.32 q9, q10
    vext.32 q11, q14, q14, #2
    vext.32 q12, q9, q9, #2
    vext.32 q9, q11, q9, #2
    vext.32 q8, q8, q8, #2
    vext.32 q11, q14, q12, #2
    vext.32 q8, q8, q10, #2
    vmax.f32 q9, q9, q11
    vmax.f32 q9, q9, q8
    vst1.32 {d18, d19}, [r9]!
    cmp r6, #0
    bne .Lloop_357
.Lloop_end_356:
    lsr r6, r11, #2
    cmp r6, #0
    beq .Lloop_end_368
.Lloop_369:
    mov r0, r3
    pld [r4]
    mov r1, r4
    cmp r0, #0
    beq .Lloop_end_370
.Lloop_371:
    sub r0, r0, #1
    pld [r1, #64]
    add r1, r1, #64
    cmp r0, #0
    bne .Lloop_371
.Lloop_end_370:
    mov r0, r14
    vld1.32 {d16, d17}, [r0]!
    mov r1, r8
    add r4, r4, r12, lsl #2
    vld1.32 {d18, d19}, [r0]!
    vld1.32 {d20, d21}, [r0]
    sub r0, r0, #32
    cmp r1, #0
    beq .Lloop_end_372
.Lloop_373:
    add r0, r0, r7, lsl #2
    vld1.32 {d22, d23}, [r0]!
    sub r1, r1, #1
    vld1.32 {d24, d25}, [r0]!
    vld1.32 {d26, d27}, [r0]
    vmax.f32 q8, q8, q11
    sub r0, r0, #32
    vmax.f32 q9, q9, q12
    vmax.f32 q10, q10, q13
    cmp r1, #0
    bne .Lloop_373
.Lloop_end_372:
    vext.32 q11, q8, q9, #3
    sub r6, r6, #1
    add r14, r14, #48
    vext.32 q9, q9, q10, #2
    vext.32 q10, q10, q10, #1
    vzip.32 q8, q11
    vzip.32 q9, q10
    vext.32 q12, q8, q8, #2
    vext.32 q13, q9, q9, #2
    vext.32 q9, q12, q9, #2
    vext.32 q11, q11, q11, #2
    vext.32 q8, q8, q13, #2
    vext.32 q10, q11, q10, #2
    vmax.f32 q9, q9, q8
    vmax.f32 q9, q9, q10
    vst1.32 {d18, d19}, [r9]!
    cmp r6, #0
    bne .Lloop_369
.Lloop_end_368:
    add r0, r5, #3
    lsr r0, r0, #2
    lsl r0, r0, #2
    movw r1, #3
    mul r1, r0, r1
    sub r14, r14, r1, lsl #2
    sub r9, r9, r0, lsl #2
    sub r2, r2, #1
    ldr r0, [sp, #0]
    add r14, r14, r0, lsl #2
    add r9, r9, r10, lsl #2
    cmp r2, #0
    bne .Lloop_355
.Lloop_end_354:
    lsr r0, r5, #2
    cmp r0, #0
    beq .Lloop_end_374
.Lloop_375:
    mov r1, r3
    pld [r4]
    mov r2, r4
    cmp r1, #0
    beq .Lloop_end_376
.Lloop_377:
    sub r1, r1, #1
    pld [r2, #64]
    add r2, r2, #64
    cmp r1, #0
    bne .Lloop_377
.Lloop_end_376:
    mov r1, r14
    vld1.32 {d16, d17}, [r1]!
    mov r2, r8
    add r4, r4, r12, lsl #2
    vld1.32 {d18, d19}, [r1]!
    vld1.32 {d20, d21}, [r1]
    sub r1, r1, #32
    cmp r2, #0
    beq .Lloop_end_378
.Lloop_379:
    add r1, r1, r7, lsl #2
    vld1.32 {d22, d23}, [r1]!
    sub r2, r2, #1
    vld1.32 {d24, d25}, [r1]!
    vld1.32 {d26, d27}, [r1]
    vmax.f32 q8, q8, q11
    sub r1, r1, #32
    vmax.f32 q9, q9, q12
    vmax.f32 q10, q10, q13
    cmp r2, #0
    bne .Lloop_379
.Lloop_end_378:
    vext.32 q11, q8, q9, #3
    sub r0, r0, #1
    add r14, r14, #48
    vext.32 q9, q9, q10, #2
    vext.32 q10, q10, q10, #1
    vzip.32 q8, q11
    vzip.32 q9, q10
    vext.32 q12, q8, q8, #2
    vext.32 q13, q9, q9, #2
    vext.32 q9, q12, q9, #2
    vext.32 q11, q11, q11, #2
    vext.32 q8, q8, q13, #2
    vext.32 q10, q11, q10, #2
    vmax.f32 q9, q9, q8
    vmax.f32 q9, q9, q10
    vst1.32 {d18, d19}, [r9]!
    cmp r0, #0
    bne .Lloop_375
.Lloop_end_374:
    ubfx r0, r5, #0, #2
    cmp r0, #0
    bne .Lotherwise_380
    b .Lend_381
.Lotherwise_380:
    movw r1, #3
    pld [r4]
    mul r0, r0, r1
    add r0, r0, #0
    movw r1, #12
    cmp r0, r1
    movhi r0, r1
    movw r1, #1
    lsl r0, r1, r0
    sub r1, r0, #1
    cmp r3, #0
    beq .Lloop_end_382
.Lloop_383:
    sub r3, r3, #1
    pld [r4, #64]
    add r4, r4, #64
    cmp r3, #0
    bne .Lloop_383
.Lloop_end_382:
    ubfx r0, r1, #0, #4
    cmp r0, #15
    bne .Lotherwise_384
    vld1.32 {d16, d17}, [r14]
    b .Lend_385
.Lotherwise_384:
    vmov.i32 q8, #0
    tst r1, #1
    beq .Lotherwise_386
    vld1.32 {d16[0]}, [r14]
.Lotherwise_386:
    tst r1, #2
    beq .Lotherwise_387
    add r0, r14, #4
    vld1.32 {d16[1]}, [r0]
.Lotherwise_387:
    tst r1, #4
    beq .Lotherwise_388
    add r0, r14, #8
    vld1.32 {d17[0]}, [r0]
.Lotherwise_388:
    tst r1, #8
    beq .Lotherwise_389
    add r0, r14, #12
    vld1.32 {d17[1]}, [r0]
.Lotherwise_389:
.Lend_385:
    ubfx r0, r1, #4, #4
    cmp r0, #15
    bne .Lotherwise_390
    add r0, r14, #16
    vld1.32 {d18, d19}, [r0]
    b .Lend_391
.Lotherwise_390:
    vmov.i32 q9, #0
    tst r1, #16
    beq .Lotherwise_392
    add r0, r14, #16
    vld1.32 {d18[0]}, [r0]
.Lotherwise_392:
    tst r1, #32
    beq .Lotherwise_393
    add r0, r14, #20
    vld1.32 {d18[1]}, [r0]
.Lotherwise_393:
    tst r1, #64
    beq .Lotherwise_394
    add r0, r14, #24
    vld1.32 {d19[0]}, [r0]
.Lotherwise_394:
    tst r1, #128
    beq .Lotherwise_395
    add r0, r14, #28
    vld1.32 {d19[1]}, [r0]
.Lotherwise_395:
.Lend_391:
    ubfx r0, r1, #8, #4
    cmp r0, #15
    bne .Lotherwise_396
    add r0, r14, #32
    vld1.32 {d20, d21}, [r0]
    b .Lend_397
.Lotherwise_396:
    vmov.i32 q10, #0
    tst r1, #256
    beq .Lotherwise_398
    add r0, r14, #32
    vld1.32 {d20[0]}, [r0]
.Lotherwise_398:
    tst r1, #512
    beq .Lotherwise_399
    add r0, r14, #36
    vld1.32 {d20[1]}, [r0]
.Lotherwise_399:
    tst r1, #1024
    beq .Lotherwise_400
    add r0, r14, #40
    vld1.32 {d21[0]}, [r0]
.Lotherwise_400:
    tst r1, #2048
    beq .Lotherwise_401
    add r0, r14, #44
    vld1.32 {d21[1]}, [r0]
.Lotherwise_401:
.Lend_397:
    cmp r8, #0
    beq .Lloop_end_402
.Lloop_403:
    ubfx r0, r1, #0, #4
    add r14, r14, r7, lsl #2
    cmp r0, #15
    bne .Lotherwise_404
    vld1.32 {d22, d23}, [r14]
    b .Lend_405
.Lotherwise_404:
    vmov.i32 q11, #0
    tst r1, #1
    beq .Lotherwise_406
    vld1.32 {d22[0]}, [r14]
.Lotherwise_406:
    tst r1, #2
    beq .Lotherwise_407
    add r0, r14, #4
    vld1.32 {d22[1]}, [r0]
.Lotherwise_407:
    tst r1, #4
    beq .Lotherwise_408
    add r0, r14, #8
    vld1.32 {d23[0]}, [r0]
.Lotherwise_408:
    tst r1, #8
    beq .Lotherwise_409
    add r0, r14, #12
    vld1.32 {d23[1]}, [r0]
.Lotherwise_409:
.Lend_405:
    ubfx r0, r1, #4, #4
    vmax.f32 q8, q8, q11
    cmp r0, #15
    bne .Lotherwise_410
    add r0, r14, #16
    vld1.32 {d22, d23}, [r0]
    b .Lend_411
.Lotherwise_410:
    vmov.i32 q11, #0
    tst r1, #16
    beq .Lotherwise_412
    add r0, r14, #16
    vld1.32 {d22[0]}, [r0]
.Lotherwise_412:
    tst r1, #32
    beq .Lotherwise_413
    add r0, r14, #20
    vld1.32 {d22[1]}, [r0]
.Lotherwise_413:
    tst r1, #64
    beq .Lotherwise_414
    add r0, r14, #24
    vld1.32 {d23[0]}, [r0]
.Lotherwise_414:
    tst r1, #128
    beq .Lotherwise_415
    add r0, r14, #28
    vld1.32 {d23[1]}, [r0]
.Lotherwise_415:
.Lend_411:
    ubfx r0, r1, #8, #4
    vmax.f32 q9, q9, q11
    cmp r0, #15
    bne .Lotherwise_416
    add r0, r14, #32
    vld1.32 {d22, d23}, [r0]
    b .Lend_417
.Lotherwise_416:
    vmov.i32 q11, #0
    tst r1, #256
    beq .Lotherwise_418
    add r0, r14, #32
    vld1.32 {d22[0]}, [r0]
.Lotherwise_418:
    tst r1, #512
    beq .Lotherwise_419
    add r0, r14, #36
    vld1.32 {d22[1]}, [r0]
.Lotherwise_419:
    tst r1, #1024
    beq .Lotherwise_420
    add r0, r14, #40
    vld1.32 {d23[0]}, [r0]
.Lotherwise_420:
    tst r1, #2048
    beq .Lotherwise_421
    add r0, r14, #44
    vld1.32 {d23[1]}, [r0]
.Lotherwise_421:
.Lend_417:
    sub r8, r8, #1
    vmax.f32 q10, q10, q11
    cmp r8, #0
    bne .Lloop_403
.Lloop_end_402:
    vext.32 q11, q8, q9, #3
    vext.32 q9, q9, q10, #2
    vext.32 q10, q10, q10, #1
    vzip.32 q8, q11
    vzip.32 q9, q10
    vext.32 q12, q8, q8, #2
    vext.32 q13, q9, q9, #2
    vext.32 q9, q12, q9, #2
    vext.32 q11, q11, q11, #2
    vext.32 q8, q8, q13, #2
    vext.32 q10, q11, q10, #2
    vmax.f32 q9, q9, q8
    vmax.f32 q9, q9, q10
    vst1.32 {d18, d19}, [r9]
.Lend_381:
.Lend_353:
    add sp, sp, #16
    pop {r4, r5, r6, r7, r8, r9, r10, r11, pc}
    .size nnp_pooling_maximum_of_threes__armv7_neon, . - nnp_pooling_maximum_of_threes__armv7_neon

.section .rodata
    .p2align 4
.Lconstants_nnp_pooling_average_of_pairs__armv7_neon:
    .long 0x3f800000, 0xff7fffff, 0x00000000, 0x00000000

    .text
    .p2align 4
    .globl nnp_pooling_average_of_pairs__armv7_neon
    .type nnp_pooling_average_of_pairs__armv7_neon, %function
nnp_pooling_average_of_pairs__armv7_neon:
    push {r4, r5, r6, r7, r8, r9, r10, r11, r14}
    vpush {d8, d9, d10, d11, d12, d13, d14, d15}
    sub sp, sp, #16
    ldr r12, [sp, #124]
    mov r14, r2
    mov r6, r0
    movw r0, #:lower16:(.Lconstants_nnp_pooling_average_of_pairs__armv7_neon - (1f + 8))
    movt r0, #:upper16:(.Lconstants_nnp_pooling_average_of_pairs__armv7_neon - (1f + 8))
1:
    add r0, pc, r0
    vld1.32 {d2, d3}, [r0]
    mov r4, r14
    mov r5, r1
    vldr s0, [r12]
    str r3, [sp, #0]
    vdup.32 q8, d2[0]
    ldr r12, [sp, #140]
    vdup.32 q4, d0[0]
    ldr r0, [sp, #116]
    ldr r1, [sp, #136]
    vmov q2, q8
    sub r2, r12, #1
    vmov q0, q4
    ldr r7, [sp, #120]
    sub r3, r0, #1
    ldr r8, [sp, #128]
    add r4, r4, r1, lsl #2
    lsr r9, r2, #4
    ldr r10, [sp, #132]
    vdiv.f32 s8, s8, s0
    vdiv.f32 s9, s9, s1
    vdiv.f32 s10, s10, s2
    vdiv.f32 s11, s11, s3
    cmp r6, #0
    bne .Lotherwise_422
    b .Lend_423
.Lotherwise_422:
    sub r2, r6, #1
    cmp r2, #0
    beq .Lloop_end_424
.Lloop_425:
    ubfx r0, r5, #0, #4
    lsr r6, r5, #4
    add r11, r0, #3
    cmp r6, #0
    beq .Lloop_end_426
.Lloop_427:
    mov r0, r9
    pld [r4]
    mov r1, r4
    cmp r0, #0
    beq .Lloop_end_428
.Lloop_429:
    sub r0, r0, #1
    pld [r1, #64]
    add r1, r1, #64
    cmp r0, #0
    bne .Lloop_429
.Lloop_end_428:
    mov r0, r14
    vld1.32 {d22, d23}, [r0]!
    add r4, r4, r12, lsl #2
    vld1.32 {d24, d25}, [r0]!
    vld1.32 {d26, d27}, [r0]!
    vld1.32 {d28, d29}, [r0]!
    vld1.32 {d30, d31}, [r0]!
    vld1.32 {d0, d1}, [r0]!
    vld1.32 {d6, d7}, [r0]!
    vld1.32 {d10, d11}, [r0]
    sub r0, r0, #112
    mov r1, r3
    cmp r1, #0
    beq .Lloop_end_430
.Lloop_431:
    add r0, r0, r7, lsl #2
    vld1.32 {d16, d17}, [r0]!
    sub r1, r1, #1
    vld1.32 {d18, d19}, [r0]!
    vld1.32 {d20, d21}, [r0]!
    vadd.f32 q11, q11, q8
    vld1.32 {d16, d17}, [r0]!
    vadd.f32 q12, q12, q9
    vld1.32 {d18, d19}, [r0]!
    vadd.f32 q13, q13, q10
    vld1.32 {d20, d21}, [r0]!
    vadd.f32 q14, q14, q8
    vld1.32 {d16, d17}, [r0]!
    vadd.f32 q15, q15, q9
    vld1.32 {d18, d19}, [r0]
    vadd.f32 q0, q0, q10
    sub r0, r0, #112
    vadd.f32 q3, q3, q8
    vadd.f32 q5, q5, q9
    cmp r1, #0
    bne .Lloop_431
.Lloop_end_430:
    sub r6, r6, #1
    add r14, r14, #128
    vmov q8, q15
    vuzp.32 q11, q12
    vuzp.32 q13, q14
    vuzp.32 q8, q0
    vuzp.32 q3, q5
    vadd.f32 q11, q11, q12
    vadd.f32 q13, q13, q14
    vadd.f32 q8, q8, q0
    vadd.f32 q3, q3, q5
    vmul.f32 q0, q11, q2
    vmov q15, q11
    vmul.f32 q5, q13, q2
    vmov q14, q13
    vmul.f32 q6, q8, q2
    vmov q13, q8
    vmul.f32 q7, q3, q2
    vmov q9, q3
    vfms.f32 q15, q0, q4
    vfms.f32 q14, q5, q4
    vfms.f32 q13, q6, q4
    vfms.f32 q9, q7, q4
    vmov q10, q0
    vmov q11, q5
    vmov q12, q6
    vmov q3, q7
    vfma.f32 q10, q15, q2
    vdup.32 q8, d2[1]
    vfma.f32 q11, q14, q2
    vfma.f32 q12, q13, q2
    vfma.f32 q3, q9, q2
    vcgt.f32 q8, q15, q8
    vdup.32 q15, d2[1]
    vbsl q8, q10, q0
    vdup.32 q10, d2[1]
    vdup.32 q0, d2[1]
    vst1.32 {d16, d17}, [r8]!
    vcgt.f32 q8, q14, q15
    vcgt.f32 q10, q13, q10
    vcgt.f32 q9, q9, q0
    vbsl q8, q11, q5
    vbsl q10, q12, q6
    vbsl q9, q3, q7
    vst1.32 {d16, d17}, [r8]!
    vst1.32 {d20, d21}, [r8]!
    vst1.32 {d18, d19}, [r8]!
    cmp r6, #0
    bne .Lloop_427
.Lloop_end_426:
    lsr r6, r11, #2
    cmp r6, #0
    beq .Lloop_end_432
.Lloop_433:
    mov r0, r9
    pld [r4]
    mov r1, r4
    cmp r0, #0
    beq .Lloop_end_434
.Lloop_435:
    sub r0, r0, #1
    pld [r1, #64]
    add r1, r1, #64
    cmp r0, #0
    bne .Lloop_435
.Lloop_end_434:
    mov r0, r14
    vld1.32 {d16, d17}, [r0]!
    mov r1, r3
    add r4, r4, r12, lsl #2
    vld1.32 {d18, d19}, [r0]
    sub r0, r0, #16
    cmp r1, #0
    beq .Lloop_end_436
.Lloop_437:
    add r0, r0, r7, lsl #2
    vld1.32 {d20, d21}, [r0]!
    sub r1, r1, #1
    vld1.32 {d22, d23}, [r0]
    sub r0, r0, #16
    vadd.f32 q8, q8, q10
    vadd.f32 q9, q9, q11
    cmp r1, #0
    bne .Lloop_437
.Lloop_end_436:
    sub r6, r6, #1
    add r14, r14, #32
    vdup.32 q10, d2[1]
    vuzp.32 q8, q9
    vadd.f32 q8, q8, q9
    vmul.f32 q9, q8, q2
    vmov q11, q9
    vfms.f32 q8, q9, q4
    vfma.f32 q11, q8, q2
    vcgt.f32 q8, q8, q10
    vbsl q8, q11, q9
    vst1.32 {d16, d17}, [r8]!
    cmp r6, #0
    bne .Lloop_433
.Lloop_end_432:
    add r0, r5, #3
    lsr r0, r0, #2
    lsl r0, r0, #2
    lsl r1, r0, #1
    sub r14, r14, r1, lsl #2
    sub r8, r8, r0, lsl #2
    sub r2, r2, #1
    ldr r0, [sp, #0]
    add r14, r14, r0, lsl #2
    add r8, r8, r10, lsl #2
    cmp r2, #0
    bne .Lloop_425
.Lloop_end_424:
    lsr r0, r5, #4
    cmp r0, #0
    beq .Lloop_end_438
.Lloop_439:
    mov r1, r9
    pld [r4]
    mov r2, r4
    cmp r1, #0
    beq .Lloop_end_440
.Lloop_441:
    sub r1, r1, #1
    pld [r2, #64]
    add r2, r2, #64
    cmp r1, #0
    bne .Lloop_441
.Lloop_end_440:
    mov r1, r14
    vld1.32 {d22, d23}, [r1]!
    mov r2, r3
    add r4, r4, r12, lsl #2
    vld1.32 {d24, d25}, [r1]!
    vld1.32 {d26, d27}, [r1]!
    vld1.32 {d28, d29}, [r1]!
    vld1.32 {d30, d31}, [r1]!
    vld1.32 {d0, d1}, [r1]!
    vld1.32 {d6, d7}, [r1]!
    vld1.32 {d10, d11}, [r1]
    sub r1, r1, #112
    cmp r2, #0
    beq .Lloop_end_442
.Lloop_443:
    add r1, r1, r7, lsl #2
    vld1.32 {d16, d17}, [r1]!
    sub r2, r2, #1
    vld1.32 {d18, d19}, [r1]!
    vld1.32 {d20, d21}, [r1]!
    vadd.f32 q11, q11, q8
    vld1.32 {d16, d17}, [r1]!
    vadd.f32 q12, q12, q9
    vld1.32 {d18, d19}, [r1]!
    vadd.f32 q13, q13, q10
    vld1.32 {d20, d21}, [r1]!
    vadd.f32 q14, q14, q8
    vld1.32 {d16, d17}, [r1]!
    vadd.f32 q15, q15, q9
    vld1.32 {d18, d19}, [r1]
    vadd.f32 q0, q0, q10
    sub r1, r1, #112
    vadd.f32 q3, q3, q8
    vadd.f32 q5, q5, q9
    cmp r2, #0
    bne .Lloop_443
.Lloop_end_442:
    sub r0, r0, #1
    add r14, r14, #128
    vmov q8, q15
    vuzp.32 q11, q12
    vuzp.32 q13, q14
    vuzp.32 q8, q0
    vuzp.32 q3, q5
    vadd.f32 q11, q11, q12
    vadd.f32 q13, q13, q14
    vadd.f32 q8, q8, q0
    vadd.f32 q3, q3, q5
    vmul.f32 q0, q11, q2
    vmov q15, q11
    vmul.f32 q5, q13, q2
    vmov q14, q13
    vmul.f32 q6, q8, q2
    vmov q13, q8
    vmul.f32 q7, q3, q2
    vmov q9, q3
    vfms.f32 q15, q0, q4
    vfms.f32 q14, q5, q4
    vfms.f32 q13, q6, q4
    vfms.f32 q9, q7, q4
    vmov q10, q0
    vmov q11, q5
    vmov q12, q6
    vmov q3, q7
    vfma.f32 q10, q15, q2
    vdup.32 q8, d2[1]
    vfma.f32 q11, q14, q2
    vfma.f32 q12, q13, q2
    vfma.f32 q3, q9, q2
    vcgt.f32 q8, q15, q8
    vdup.32 q15, d2[1]
    vbsl q8, q10, q0
    vdup.32 q10, d2[1]
    vdup.32 q0, d2[1]
    vst1.32 {d16, d17}, [r8]!
    vcgt.f32 q8, q14, q15
    vcgt.f32 q10, q13, q10
    vcgt.f32 q9, q9, q0
    vbsl q8, q11, q5
    vbsl q10, q12, q6
    vbsl q9, q3, q7
    vst1.32 {d16, d17}, [r8]!
    vst1.32 {d20, d21}, [r8]!
    vst1.32 {d18, d19}, [r8]!
    cmp r0, #0
    bne .Lloop_439
.Lloop_end_438:
    ubfx r0, r5, #0, #4
    cmp r0, #0
    bne .Lotherwise_444
    b .Lend_445
.Lotherwise_444:
    lsl r0, r0, #1
    pld [r4]
    add r0, r0, #0
    movw r1, #32
    cmp r0, r1
    movhi r0, r1
    movw r1, #1
    lsl r0, r1, r0
    sub r1, r0, #1
    cmp r9, #0
    beq .Lloop_end_446
.Lloop_447:
    sub r9, r9, #1
    pld [r4, #64]
    add r4, r4, #64
    cmp r9, #0
    bne .Lloop_447
.Lloop_end_446:
    ubfx r0, r1, #0, #4
    cmp r0, #15
    bne .Lotherwise_448
    vld1.32 {d18, d19}, [r14]
    b .Lend_449
.Lotherwise_448:
    vmov.i32 q9, #0
    tst r1, #1
    beq .Lotherwise_450
    vld1.32 {d18[0]}, [r14]
.Lotherwise_450:
    tst r1, #2
    beq .Lotherwise_451
    add r0, r14, #4
    vld1.32 {d18[1]}, [r0]
.Lotherwise_451:
    tst r1, #4
    beq .Lotherwise_452
    add r0, r14, #8
    vld1.32 {d19[0]}, [r0]
.Lotherwise_452:
    tst r1, #8
    beq .Lotherwise_453
    add r0, r14, #12
    vld1.32 {d19[1]}, [r0]
.Lotherwise_453:
.Lend_449:
    ubfx r0, r1, #4, #4
    cmp r0, #15
    bne .Lotherwise_454
    add r0, r14, #16
    vld1.32 {d20, d21}, [r0]
    b .Lend_455
.Lotherwise_454:
    vmov.i32 q10, #0
    tst r1, #16
    beq .Lotherwise_456
    add r0, r14, #16
    vld1.32 {d20[0]}, [r0]
.Lotherwise_456:
    tst r1, #32
    beq .Lotherwise_457
    add r0, r14, #20
    vld1.32 {d20[1]}, [r0]
.Lotherwise_457:
    tst r1, #64
    beq .Lotherwise_458
    add r0, r14, #24
    vld1.32 {d21[0]}, [r0]
.Lotherwise_458:
    tst r1, #128
    beq .Lotherwise_459
    add r0, r14, #28
    vld1.32 {d21[1]}, [r0]
.Lotherwise_459:
.Lend_455:
    ubfx r0, r1, #8, #4
    cmp r0, #15
    bne .Lotherwise_460
    add r0, r14, #32
    vld1.32 {d22, d23}, [r0]
    b .Lend_461
.Lotherwise_460:
    vmov.i32 q11, #0
    tst r1, #256
    beq .Lotherwise_462
    add r0, r14, #32
    vld1.32 {d22[0]}, [r0]
.Lotherwise_462:
    tst r1, #512
    beq .Lotherwise_463
    add r0, r14, #36
    vld1.32 {d22[1]}, [r0]
.Lotherwise_463:
    tst r1, #1024
    beq .Lotherwise_464
    add r0, r14, #40
    vld1.32 {d23[0]}, [r0]
.Lotherwise_464:
    tst r1, #2048
    beq .Lotherwise_465
    add r0, r14, #44
    vld1.32 {d23[1]}, [r0]
.Lotherwise_465:
.Lend_461:
    ubfx r0, r1, #12, #4
    cmp r0, #15
    bne .Lotherwise_466
    add r0, r14, #48
    vld1.32 {d24, d25}, [r0]
    b .Lend_467
.Lotherwise_466:
    vmov.i32 q12, #0
    tst r1, #4096
    beq .Lotherwise_468
    add r0, r14, #48
    vld1.32 {d24[0]}, [r0]
.Lotherwise_468:
    tst r1, #8192
    beq .Lotherwise_469
    add r0, r14, #52
    vld1.32 {d24[1]}, [r0]
.Lotherwise_469:
    tst r1, #16384
    beq .Lotherwise_470
    add r0, r14, #56
    vld1.32 {d25[0]}, [r0]
.Lotherwise_470:
    tst r1, #32768
    beq .Lotherwise_471
    add r0, r14, #60
    vld1.32 {d25[1]}, [r0]
.Lotherwise_471:
.Lend_467:
    ubfx r0, r1, #16, #4
    cmp r0, #15
    bne .Lotherwise_472
    add r0, r14, #64
    vld1.32 {d26, d27}, [r0]
    b .Lend_473
.Lotherwise_472:
    vmov.i32 q13, #0
    tst r1, #65536
    beq .Lotherwise_474
    add r0, r14, #64
    vld1.32 {d26[0]}, [r0]
.Lotherwise_474:
    tst r1, #131072
    beq .Lotherwise_475
    add r0, r14, #68
    vld1.32 {d26[1]}, [r0]
.Lotherwise_475:
    tst r1, #262144
    beq .Lotherwise_476
    add r0, r14, #72
    vld1.32 {d27[0]}, [r0]
.Lotherwise_476:
    tst r1, #524288
    beq .Lotherwise_477
    add r0, r14, #76
    vld1.32 {d27[1]}, [r0]
.Lotherwise_477:
.Lend_473:
    ubfx r0, r1, #20, #4
    cmp r0, #15
    bne .Lotherwise_478
    add r0, r14, #80
    vld1.32 {d28, d29}, [r0]
    b .Lend_479
.Lotherwise_478:
    vmov.i32 q14, #0
    tst r1, #1048576
    beq .Lotherwise_480
    add r0, r14, #80
    vld1.32 {d28[0]}, [r0]
.Lotherwise_480:
    tst r1, #2097152
    beq .Lotherwise_481
    add r0, r14, #84
    vld1.32 {d28[1]}, [r0]
.Lotherwise_481:
    tst r1, #4194304
    beq .Lotherwise_482
    add r0, r14, #88
    vld1.32 {d29[0]}, [r0]
.Lotherwise_482:
    tst r1, #8388608
    beq .Lotherwise_483
    add r0, r14, #92
    vld1.32 {d29[1]}, [r0]
.Lotherwise_483:
.Lend_479:
    ubfx r0, r1, #24, #4
    cmp r0, #15
    bne .Lotherwise_484
    add r0, r14, #96
    vld1.32 {d30, d31}, [r0]
    b .Lend_485
.Lotherwise_484:
    vmov.i32 q15, #0
    tst r1, #16777216
    beq .Lotherwise_486
    add r0, r14, #96
    vld1.32 {d30[0]}, [r0]
.Lotherwise_486:
    tst r1, #33554432
    beq .Lotherwise_487
    add r0, r14, #100
    vld1.32 {d30[1]}, [r0]
.Lotherwise_487:
    tst r1, #67108864
    beq .Lotherwise_488
    add r0, r14, #104
    vld1.32 {d31[0]}, [r0]
.Lotherwise_488:
    tst r1, #134217728
    beq .Lotherwise_489
    add r0, r14, #108
    vld1.32 {d31[1]}, [r0]
.Lotherwise_489:
.Lend_485:
    ubfx r0, r1, #28, #4
    cmp r0, #15
    bne .Lotherwise_490
    add r0, r14, #112
    vld1.32 {d0, d1}, [r0]
    b .Lend_491
.Lotherwise_490:
    vmov.i32 q0, #0
    tst r1, #268435456
    beq .Lotherwise_492
    add r0, r14, #112
    vld1.32 {d0[0]}, [r0]
.Lotherwise_492:
    tst r1, #536870912
    beq .Lotherwise_493
    add r0, r14, #116
    vld1.32 {d0[1]}, [r0]
.Lotherwise_493:
    tst r1, #1073741824
    beq .Lotherwise_494
    add r0, r14, #120
    vld1.32 {d1[0]}, [r0]
.Lotherwise_494:
    tst r1, #2147483648
    beq .Lotherwise_495
    add r0, r14, #124
    vld1.32 {d1[1]}, [r0]
.Lotherwise_495:
.Lend_491:
    cmp r3, #0
    beq .Lloop_end_496
.Lloop_497:
    ubfx r0, r1, #0, #4
    add r14, r14, r7, lsl #2
    cmp r0, #15
    bne .Lotherwise_498
    vld1.32 {d16, d17}, [r14]
    b .Lend_499
.Lotherwise_498:
    vmov.i32 q8, #0
    tst r1, #1
    beq .Lotherwise_500
    vld1.32 {d16[0]}, [r14]
.Lotherwise_500:
    tst r1, #2
    beq .Lotherwise_501
    add r0, r14, #4
    vld1.32 {d16[1]}, [r0]
.Lotherwise_501:
    tst r1, #4
    beq .Lotherwise_502
    add r0, r14, #8
    vld1.32 {d17[0]}, [r0]
.Lotherwise_502:
    tst r1, #8
    beq .Lotherwise_503
    add r0, r14, #12
    vld1.32 {d17[1]}, [r0]
.Lotherwise_503:
.Lend_499:
    ubfx r0, r1, #4, #4
    vadd.f32 q9, q9, q8
    cmp r0, #15
    bne .Lotherwise_504
    add r0, r14, #16
    vld1.32 {d16, d17}, [r0]
    b .Lend_505
.Lotherwise_504:
    vmov.i32 q8, #0
    tst r1, #16
    beq .Lotherwise_506
    add r0, r14, #16
    vld1.32 {d16[0]}, [r0]
.Lotherwise_506:
    tst r1, #32
    beq .Lotherwise_507
    add r0, r14, #20
    vld1.32 {d16[1]}, [r0]
.Lotherwise_507:
    tst r1, #64
    beq .Lotherwise_508
    add r0, r14, #24
    vld1.32 {d17[0]}, [r0]
.Lotherwise_508:
    tst r1, #128
    beq .Lotherwise_509
    add r0, r14, #28
    vld1.32 {d17[1]}, [r0]
.Lotherwise_509:
.Lend_505:
    ubfx r0, r1, #8, #4
    vadd.f32 q10, q10, q8
    cmp r0, #15
    bne .Lotherwise_510
    add r0, r14, #32
    vld1.32 {d16, d17}, [r0]
    b .Lend_511
.Lotherwise_510:
    vmov.i32 q8, #0
    tst r1, #256
    beq .Lotherwise_512
    add r0, r14, #32
    vld1.32 {d16[0]}, [r0]
.Lotherwise_512:
    tst r1, #512
    beq .Lotherwise_513
    add r0, r14, #36
    vld1.32 {d16[1]}, [r0]
.Lotherwise_513:
    tst r1, #1024
    beq .Lotherwise_514
    add r0, r14, #40
    vld1.32 {d17[0]}, [r0]
.Lotherwise_514:
    tst r1, #2048
    beq .Lotherwise_515
    add r0, r14, #44
    vld1.32 {d17[1]}, [r0]
.Lotherwise_515:
.Lend_511:
    ubfx r0, r1, #12, #4
    vadd.f32 q11, q11, q8
    cmp r0, #15
    bne .Lotherwise_516
    add r0, r14, #48
    vld1.32 {d16, d17}, [r0]
    b .Lend_517
.Lotherwise_516:
    vmov.i32 q8, #0
    tst r1, #4096
    beq .Lotherwise_518
    add r0, r14, #48
    vld1.32 {d16[0]}, [r0]
.Lotherwise_518:
    tst r1, #8192
    beq .Lotherwise_519
    add r0, r14, #52
    vld1.32 {d16[1]}, [r0]
.Lotherwise_519:
    tst r1, #16384
    beq .Lotherwise_520
    add r0, r14, #56
    vld1.32 {d17[0]}, [r0]
.Lotherwise_520:
    tst r1, #32768
    beq .Lotherwise_521
    add r0, r14, #60
    vld1.32 {d17[1]}, [r0]
.Lotherwise_521:
.Lend_517:
    ubfx r0, r1, #16, #4
    vadd.f32 q12, q12, q8
    cmp r0, #15
    bne .Lotherwise_522
    add r0, r14, #64
    vld1.32 {d16, d17}, [r0]
    b .Lend_523
.Lotherwise_522:
    vmov.i32 q8, #0
    tst r1, #65536
    beq .Lotherwise_524
    add r0, r14, #64
    vld1.32 {d16[0]}, [r0]
.Lotherwise_524:
    tst r1, #131072
    beq .Lotherwise_525
    add r0, r14, #68
    vld1.32 {d16[1]}, [r0]
.Lotherwise_525:
    tst r1, #262144
    beq .Lotherwise_526
    add r0, r14, #72
    vld1.32 {d17[0]}, [r0]
.Lotherwise_526:
    tst r1, #524288
    beq .Lotherwise_527
    add r0, r14, #76
    vld1.32 {d17[1]}, [r0]
.Lotherwise_527:
.Lend_523:
    ubfx r0, r1, #20, #4
    vadd.f32 q13, q13, q8
    cmp r0, #15
    bne .Lotherwise_528
    add r0, r14, #80
    vld1.32 {d16, d17}, [r0]
    b .Lend_529
.Lotherwise_528:
    vmov.i32 q8, #0
    tst r1, #1048576
    beq .Lotherwise_530
    add r0, r14, #80
    vld1.32 {d16[0]}, [r0]
.Lotherwise_530:
    tst r1, #2097152
    beq .Lotherwise_531
    add r0, r14, #84
    vld1.32 {d16[1]}, [r0]
.Lotherwise_531:
    tst r1, #4194304
    beq .Lotherwise_532
    add r0, r14, #88
    vld1.32 {d17[0]}, [r0]
.Lotherwise_532:
    tst r1, #8388608
    beq .Lotherwise_533
    add r0, r14, #92
    vld1.32 {d17[1]}, [r0]
.Lotherwise_533:
.Lend_529:
    ubfx r0, r1, #24, #4
    vadd.f32 q14, q14, q8
    cmp r0, #15
    bne .Lotherwise_534
    add r0, r14, #96
    vld1.32 {d16, d17}, [r0]
    b .Lend_535
.Lotherwise_534:
    vmov.i32 q8, #0
    tst r1, #16777216
    beq .Lotherwise_536
    add r0, r14, #96
    vld1.32 {d16[0]}, [r0]
.Lotherwise_536:
    tst r1, #33554432
    beq .Lotherwise_537
    add r0, r14, #100
    vld1.32 {d16[1]}, [r0]
.Lotherwise_537:
    tst r1, #67108864
    beq .Lotherwise_538
    add r0, r14, #104
    vld1.32 {d17[0]}, [r0]
.Lotherwise_538:
    tst r1, #134217728
    beq .Lotherwise_539
    add r0, r14, #108
    vld1.32 {d17[1]}, [r0]
.Lotherwise_539:
.Lend_535:
    ubfx r0, r1, #28, #4
    vadd.f32 q15, q15, q8
    cmp r0, #15
    bne .Lotherwise_540
    add r0, r14, #112
    vld1.32 {d16, d17}, [r0]
    b .Lend_541
.Lotherwise_540:
    vmov.i32 q8, #0
    tst r1, #268435456
    beq .Lotherwise_542
    add r0, r14, #112
    vld1.32 {d16[0]}, [r0]
.Lotherwise_542:
    tst r1, #536870912
    beq .Lotherwise_543
    add r0, r14, #116
    vld1.32 {d16[1]}, [r0]
.Lotherwise_543:
    tst r1, #1073741824
    beq .Lotherwise_544
    add r0, r14, #120
    vld1.32 {d17[0]}, [r0]
.Lotherwise_544:
    tst r1, #2147483648
    beq .Lotherwise_545
    add r0, r14, #124
    vld1.32 {d17[1]}, [r0]
.Lotherwise_545:
.Lend_541:
    sub r3, r3, #1
    vadd.f32 q0, q0, q8
    cmp r3, #0
    bne .Lloop_497
.Lloop_end_496:
    vmov q8, q15
    vuzp.32 q9, q10
    vuzp.32 q11, q12
    vuzp.32 q13, q14
    vuzp.32 q8, q0
    vadd.f32 q9, q9, q10
    vadd.f32 q11, q11, q12
    vadd.f32 q13, q13, q14
    vadd.f32 q8, q8, q0
    vmul.f32 q0, q9, q2
    vmov q15, q9
    vmul.f32 q3, q11, q2
    vmov q14, q11
    vmul.f32 q5, q13, q2
    vmul.f32 q6, q8, q2
    vmov q7, q8
    vfms.f32 q15, q0, q4
    vfms.f32 q14, q3, q4
    vfms.f32 q13, q5, q4
    vfms.f32 q7, q6, q4
    vmov q8, q0
    vmov q9, q3
    vmov q10, q5
    vmov q11, q6
    vfma.f32 q8, q15, q2
    vdup.32 q12, d2[1]
    vfma.f32 q9, q14, q2
    vdup.32 q4, d2[1]
    vfma.f32 q10, q13, q2
    vfma.f32 q11, q7, q2
    vdup.32 q2, d2[1]
    vdup.32 q1, d2[1]
    vcgt.f32 q15, q15, q12
    vcgt.f32 q12, q14, q4
    vcgt.f32 q13, q13, q2
    vcgt.f32 q14, q7, q1
    vbsl q15, q8, q0
    vbsl q12, q9, q3
    vbsl q13, q10, q5
    vst1.32 {d30, d31}, [r8]!
    vbsl q14, q11, q6
    vst1.32 {d24, d25}, [r8]!
    vst1.32 {d26, d27}, [r8]!
    vst1.32 {d28, d29}, [r8]
    sub r8, r8, #48
.Lend_445:
.Lend_423:
    add sp, sp, #16
    vpop {d8, d9, d10, d11, d12, d13, d14, d15}
    pop {r4, r5, r6, r7, r8, r9, r10, r11, pc}
    .size nnp_pooling_average_of_pairs__armv7_neon, . - nnp_pooling_average_of_pairs__armv7_neon

.section .rodata
    .p2align 4
.Lconstants_nnp_pooling_average_of_threes__armv7_neon:
    .long 0x3f800000, 0xff7fffff, 0x00000000, 0x00000000

    .text
    .p2align 4
    .globl nnp_pooling_average_of_threes__armv7_neon
    .type nnp_pooling_average_of_threes__armv7_neon, %function
nnp_pooling_average_of_threes__armv7_neon:
    push {r4, r5, r6, r7, r8, r9, r10, r11, r14}
    sub sp, sp, #16
    ldr r12, [sp, #60]
    mov r14, r2
    mov r6, r0
    movw r0, #:lower16:(.Lconstants_nnp_pooling_average_of_threes__armv7_neon - (1f + 8))
    movt r0, #:upper16:(.Lconstants_nnp_pooling_average_of_threes__armv7_neon - (1f + 8))
1:
    add r0, pc, r0
    vld1.32 {d2, d3}, [r0]
    mov r4, r14
    mov r5, r1
    vldr s0, [r12]
    str r3, [sp, #0]
    vdup.32 q8, d2[0]
    ldr r12, [sp, #76]
    vdup.32 q0, d0[0]
    ldr r0, [sp, #52]
    ldr r1, [sp, #72]
    vmov q2, q8
    sub r2, r12, #1
    ldr r7, [sp, #56]
    sub r3, r0, #1
    ldr r8, [sp, #64]
    add r4, r4, r1, lsl #2
    lsr r9, r2, #4
    ldr r10, [sp, #68]
    vdiv.f32 s8, s8, s0
    vdiv.f32 s9, s9, s1
    vdiv.f32 s10, s10, s2
    vdiv.f32 s11, s11, s3
    cmp r6, #0
    bne .Lotherwise_546
    b .Lend_547
.Lotherwise_546:
    sub r2, r6, #1
    cmp r2, #0
    beq .Lloop_end_548
.Lloop_549:
    ubfx r0, r5, #0, #4
    lsr r6, r5, #4
    add r11, r0, #3
    cmp r6, #0
    beq .Lloop_end_550
.Lloop_551:
    mov r0, r9
    pld [r4]
    mov r1, r4
    cmp r0, #0
    beq .Lloop_end_552
.Lloop_553:
    sub r0, r0, #1
    pld [r1, #64]
    add r1, r1, #64
    cmp r0, #0
    bne .Lloop_553
.Lloop_end_552:
    mov r0, r14
    vld1.32 {d16, d17}, [r0]!
    add r4, r4, r12, lsl #2
    vld1.32 {d18, d19}, [r0]!
    vld1.32 {d20, d21}, [r0]
    sub r0, r0, #32
    mov r1, r3
    cmp r1, #0
    beq .Lloop_end_554
.Lloop_555:
    add r0, r0, r7, lsl #2
    vld1.32 {d22, d23}, [r0]!
    sub r1, r1, #1
    vld1.32 {d24, d25}, [r0]!
    vld1.32 {d26, d27}, [r0]
    vadd.f32 q8, q8, q11
    sub r0, r0, #32
    vadd.f32 q9, q9, q12
    vadd.f32 q10, q10, q13
    cmp r1, #0
    bne .Lloop_555
.Lloop_end_554:
    vext.32 q11, q8, q9, #3
    mov r0, r14
    add r0, r0, #48
    vext.32 q9, q9, q10, #2
    vld1.32 {d28, d29}, [r0]!
    vext.32 q10, q10, q10, #1
    vld1.32 {d30, d31}, [r0]!
    vmov q13, q8
    vld1.32 {d6, d7}, [r0]
    sub r0, r0, #80
    vzip.32 q13, q11
    vzip.32 q9, q10
    vext.32 q8, q13, q13, #2
    vext.32 q12, q9, q9, #2
    vext.32 q8, q8, q9, #2
    vext.32 q9, q11, q11, #2
    vext.32 q11, q13, q12, #2
    vext.32 q9, q9, q10, #2
    vadd.f32 q8, q8, q11
    vdup.32 q10, d2[1]
    vadd.f32 q8, q8, q9
    vmul.f32 q9, q8, q2
    vmov q11, q9
    vfms.f32 q8, q9, q0
    vfma.f32 q11, q8, q2
    vcgt.f32 q8, q8, q10
    vbsl q8, q11, q9
    vst1.32 {d16, d17}, [r8]
    mov r1, r3
    cmp r1, #0
    beq .Lloop_end_556
.Lloop_557:
    add r0, r0, r7, lsl #2
    add r0, r0, #48
    vld1.32 {d16, d17}, [r0]!
    sub r1, r1, #1
    vld1.32 {d18, d19}, [r0]!
    vld1.32 {d20, d21}, [r0]
    vadd.f32 q14, q14, q8
    sub r0, r0, #80
    vadd.f32 q15, q15, q9
    vadd.f32 q3, q3, q10
    cmp r1, #0
    bne .Lloop_557
.Lloop_end_556:
    vext.32 q8, q14, q15, #3
    mov r1, r14
    add r1, r1, #96
    vext.32 q9, q15, q3, #2
    vld1.32 {d26, d27}, [r1]!
    vext.32 q10, q3, q3, #1
    vld1.32 {d30, d31}, [r1]!
    vld1.32 {d6, d7}, [r1]
    sub r1, r1, #128
    vzip.32 q14, q8
    vzip.32 q9, q10
    vext.32 q11, q14, q14, #2
    vext.32 q12, q9, q9, #2
    vext.32 q9, q11, q9, #2
    vext.32 q8, q8, q8, #2
    vext.32 q11, q14, q12, #2
    vext.32 q8, q8, q10, #2
    vadd.f32 q9, q9, q11
    vdup.32 q10, d2[1]
    vadd.f32 q9, q9, q8
    vmul.f32 q8, q9, q2
    vmov q11, q8
    vfms.f32 q9, q8, q0
    vfma.f32 q11, q9, q2
    vcgt.f32 q9, q9, q10
    vbsl q9, q11, q8
    add r0, r8, #16
    vst1.32 {d18, d19}, [r0]
    mov r0, r3
    cmp r0, #0
    beq .Lloop_end_558
.Lloop_559:
    add r1, r1, r7, lsl #2
    add r1, r1, #96
    vld1.32 {d16, d17}, [r1]!
    sub r0, r0, #1
    vld1.32 {d18, d19}, [r1]!
    vld1.32 {d20, d21}, [r1]
    vadd.f32 q13, q13, q8
    sub r1, r1, #128
    vadd.f32 q15, q15, q9
    vadd.f32 q3, q3, q10
    cmp r0, #0
    bne .Lloop_559
.Lloop_end_558:
    vext.32 q8, q13, q15, #3
    mov r1, r14
    add r1, r1, #144
    vext.32 q9, q15, q3, #2
    vld1.32 {d28, d29}, [r1]!
    vext.32 q10, q3, q3, #1
    vld1.32 {d30, d31}, [r1]!
    vld1.32 {d6, d7}, [r1]
    sub r1, r1, #176
    vzip.32 q13, q8
    vzip.32 q9, q10
    vext.32 q11, q13, q13, #2
    vext.32 q12, q9, q9, #2
    vext.32 q9, q11, q9, #2
    vext.32 q8, q8, q8, #2
    vext.32 q11, q13, q12, #2
    vext.32 q8, q8, q10, #2
    vadd.f32 q9, q9, q11
    vdup.32 q10, d2[1]
    vadd.f32 q9, q9, q8
    vmul.f32 q8, q9, q2
    vmov q11, q8
    vfms.f32 q9, q8, q0
    vfma.f32 q11, q9, q2
    vcgt.f32 q9, q9, q10
    vbsl q9, q11, q8
    add r0, r8, #32
    vst1.32 {d18, d19}, [r0]
    mov r0, r3
    cmp r0, #0
    beq .Lloop_end_560
.Lloop_561:
    add r1, r1, r7, lsl #2
    add r1, r1, #144
    vld1.32 {d16, d17}, [r1]!
    sub r0, r0, #1
    vld1.32 {d18, d19}, [r1]!
    vld1.32 {d20, d21}, [r1]
    vadd.f32 q14, q14, q8
    sub r1, r1, #176
    vadd.f32 q15, q15, q9
    vadd.f32 q3, q3, q10
    cmp r0, #0
    bne .Lloop_561
.Lloop_end_560:
    vext.32 q8, q14, q15, #3
    add r8, r8, #48
    sub r6, r6, #1
    vext.32 q9, q15, q3, #2
    add r14, r14, #192
    vext.32 q10, q3, q3, #1
    vzip.32 q14, q8
    vzip.32 q9, q10
    vext.32 q11, q14, q14, #2
    vext.32 q12, q9, q9, #2
    vext.32 q9, q11, q9, #2
    vext.32 q8, q8, q8, #2
    vext.32 q11, q14, q12, #2
    vext.32 q8, q8, q10, #2
    vadd.f32 q9, q9, q11
    vdup.32 q10, d2[1]
    vadd.f32 q9, q9, q8
    vmul.f32 q8, q9, q2
    vmov q11, q8
    vfms.f32 q9, q8, q0
    vfma.f32 q11, q9, q2
    vcgt.f32 q9, q9, q10
    vbsl q9, q11, q8
    vst1.32 {d18, d19}, [r8]!
    cmp r6, #0
    bne .Lloop_551
.Lloop_end_550:
    lsr r6, r11, #2
    cmp r6, #0
    beq .Lloop_end_562
.Lloop_563:
    mov r0, r9
    pld [r4]
    mov r1, r4
    cmp r0, #0
    beq .Lloop_end_564
.Lloop_565:
    sub r0, r0, #1
    pld [r1, #64]
    add r1, r1, #64
    cmp r0, #0
    bne .Lloop_565
.Lloop_end_564:
    mov r0, r14
    vld1.32 {d16, d17}, [r0]!
    mov r1, r3
    add r4, r4, r12, lsl #2
    vld1.32 {d18, d19}, [r0]!
    vld1.32 {d20, d21}, [r0]
    sub r0, r0, #32
    cmp r1, #0
    beq .Lloop_end_566
.Lloop_567:
    add r0, r0, r7, lsl #2
    vld1.32 {d22, d23}, [r0]!
    sub r1, r1, #1
    vld1.32 {d24, d25}, [r0]!
    vld1.32 {d26, d27}, [r0]
    vadd.f32 q8, q8, q11
    sub r0, r0, #32
    vadd.f32 q9, q9, q12
    vadd.f32 q10, q10, q13
    cmp r1, #0
    bne .Lloop_567
.Lloop_end_566:
    vext.32 q11, q8, q9, #3
    sub r6, r6, #1
    add r14, r14, #48
    vext.32 q9, q9, q10, #2
    vext.32 q10, q10, q10, #1
    vzip.32 q8, q11
    vzip.32 q9, q10
    vext.32 q12, q8, q8, #2
    vext.32 q13, q9, q9, #2
    vext.32 q9, q12, q9, #2
    vext.32 q11, q11, q11, #2
    vext.32 q8, q8, q13, #2
    vext.32 q10, q11, q10, #2
    vadd.f32 q9, q9, q8
    vdup.32 q8, d2[1]
    vadd.f32 q9, q9, q10
    vmul.f32 q10, q9, q2
    vmov q11, q10
    vfms.f32 q9, q10, q0
    vfma.f32 q11, q9, q2
    vcgt.f32 q8, q9, q8
    vbsl q8, q11, q10
    vst1.32 {d16, d17}, [r8]!
    cmp r6, #0
    bne .Lloop_563
.Lloop_end_562:
    add r0, r5, #3
    lsr r0, r0, #2
    lsl r0, r0, #2
    movw r1, #3
    mul r1, r0, r1
    sub r14, r14, r1, lsl #2
    sub r8, r8, r0, lsl #2
    sub r2, r2, #1
    ldr r0, [sp, #0]
    add r14, r14, r0, lsl #2
    add r8, r8, r10, lsl #2
    cmp r2, #0
    bne .Lloop_549
.Lloop_end_548:
    lsr r0, r5, #2
    cmp r0, #0
    beq .Lloop_end_568
.Lloop_569:
    mov r1, r9
    pld [r4]
    mov r2, r4
    cmp r1, #0
    beq .Lloop_end_570
.Lloop_571:
    sub r1, r1, #1
    pld [r2, #64]
    add r2, r2, #64
    cmp r1, #0
    bne .Lloop_571
.Lloop_end_570:
    mov r1, r14
    vld1.32 {d16, d17}, [r1]!
    mov r2, r3
    add r4, r4, r12, lsl #2
    vld1.32 {d18, d19}, [r1]!
    vld1.32 {d20, d21}, [r1]
    sub r1, r1, #32
    cmp r2, #0
    beq .Lloop_end_572
.Lloop_573:
    add r1, r1, r7, lsl #2
    vld1.32 {d22, d23}, [r1]!
    sub r2, r2, #1
    vld1.32 {d24, d25}, [r1]!
    vld1.32 {d26, d27}, [r1]
    vadd.f32 q8, q8, q11
    sub r1, r1, #32
    vadd.f32 q9, q9, q12
    vadd.f32 q10, q10, q13
    cmp r2, #0
    bne .Lloop_573
.Lloop_end_572:
    vext.32 q11, q8, q9, #3
    sub r0, r0, #1
    add r14, r14, #48
    vext.32 q9, q9, q10, #2
    vext.32 q10, q10, q10, #1
    vzip.32 q8, q11
    vzip.32 q9, q10
    vext.32 q12, q8, q8, #2
    vext.32 q13, q9, q9, #2
    vext.32 q9, q12, q9, #2
    vext.32 q11, q11, q11, #2
    vext.32 q8, q8, q13, #2
    vext.32 q10, q11, q10, #2
    vadd.f32 q9, q9, q8
    vdup.32 q8, d2[1]
    vadd.f32 q9, q9, q10
    vmul.f32 q10, q9, q2
    vmov q11, q10
    vfms.f32 q9, q10, q0
    vfma.f32 q11, q9, q2
    vcgt.f32 q8, q9, q8
    vbsl q8, q11, q10
    vst1.32 {d16, d17}, [r8]!
    cmp r0, #0
    bne .Lloop_569
.Lloop_end_568:
    ubfx r0, r5, #0, #2
    cmp r0, #0
    bne .Lotherwise_574
    b .Lend_575
.Lotherwise_574:
    movw r1, #3
    pld [r4]
    mul r0, r0, r1
    add r0, r0, #0
    movw r1, #12
    cmp r0, r1
    movhi r0, r1
    movw r1, #1
    lsl r0, r1, r0
    sub r1, r0, #1
    cmp r9, #0
    beq .Lloop_end_576
.Lloop_577:
    sub r9, r9, #1
    pld [r4, #64]
    add r4, r4, #64
    cmp r9, #0
    bne .Lloop_577
.Lloop_end_576:
    ubfx r0, r1, #0, #4
    cmp r0, #15
    bne .Lotherwise_578
    vld1.32 {d16, d17}, [r14]
    b .Lend_579
.Lotherwise_578:
    vmov.i32 q8, #0
    tst r1, #1
    beq .Lotherwise_580
    vld1.32 {d16[0]}, [r14]
.Lotherwise_580:
    tst r1, #2
    beq .Lotherwise_581
    add r0, r14, #4
    vld1.32 {d16[1]}, [r0]
.Lotherwise_581:
    tst r1, #4
    beq .Lotherwise_582
    add r0, r14, #8
    vld1.32 {d17[0]}, [r0]
.Lotherwise_582:
    tst r1, #8
    beq .Lotherwise_583
    add r0, r14, #12
    vld1.32 {d17[1]}, [r0]
.Lotherwise_583:
.Lend_579:
    ubfx r0, r1, #4, #4
    cmp r0, #15
    bne .Lotherwise_584
    add r0, r14, #16
    vld1.32 {d18, d19}, [r0]
    b .Lend_585
.Lotherwise_584:
    vmov.i32 q9, #0
    tst r1, #16
    beq .Lotherwise_586
    add r0, r14, #16
    vld1.32 {d18[0]}, [r0]
.Lotherwise_586:
    tst r1, #32
    beq .Lotherwise_587
    add r0, r14, #20
    vld1.32 {d18[1]}, [r0]
.Lotherwise_587:
    tst r1, #64
    beq .Lotherwise_588
    add r0, r14, #24
    vld1.32 {d19[0]}, [r0]
.Lotherwise_588:
    tst r1, #128
    beq .Lotherwise_589
    add r0, r14, #28
    vld1.32 {d19[1]}, [r0]
.Lotherwise_589:
.Lend_585:
    ubfx r0, r1, #8, #4
    cmp r0, #15
    bne .Lotherwise_590
    add r0, r14, #32
    vld1.32 {d20, d21}, [r0]
    b .Lend_591
.Lotherwise_590:
    vmov.i32 q10, #0
    tst r1, #256
    beq .Lotherwise_592
    add r0, r14, #32
    vld1.32 {d20[0]}, [r0]
.Lotherwise_592:
    tst r1, #512
    beq .Lotherwise_593
    add r0, r14, #36
    vld1.32 {d20[1]}, [r0]
.Lotherwise_593:
    tst r1, #1024
    beq .Lotherwise_594
    add r0, r14, #40
    vld1.32 {d21[0]}, [r0]
.Lotherwise_594:
    tst r1, #2048
    beq .Lotherwise_595
    add r0, r14, #44
    vld1.32 {d21[1]}, [r0]
.Lotherwise_595:
.Lend_591:
    cmp r3, #0
    beq .Lloop_end_596
.Lloop_597:
    ubfx r0, r1, #0, #4
    add r14, r14, r7, lsl #2
    cmp r0, #15
    bne .Lotherwise_598
    vld1.32 {d22, d23}, [r14]
    b .Lend_599
.Lotherwise_598:
    vmov.i32 q11, #0
    tst r1, #1
    beq .Lotherwise_600
    vld1.32 {d22[0]}, [r14]
.Lotherwise_600:
    tst r1, #2
    beq .Lotherwise_601
    add r0, r14, #4
    vld1.32 {d22[1]}, [r0]
.Lotherwise_601:
    tst r1, #4
    beq .Lotherwise_602
    add r0, r14, #8
    vld1.32 {d23[0]}, [r0]
.Lotherwise_602:
    tst r1, #8
    beq .Lotherwise_603
    add r0, r14, #12
    vld1.32 {d23[1]}, [r0]
.Lotherwise_603:
.Lend_599:
    ubfx r0, r1, #4, #4
    vadd.f32 q8, q8, q11
    cmp r0, #15
    bne .Lotherwise_604
    add r0, r14, #16
    vld1.32 {d22, d23}, [r0]
    b .Lend_605
.Lotherwise_604:
    vmov.i32 q11, #0
    tst r1, #16
    beq .Lotherwise_606
    add r0, r14, #16
    vld1.32 {d22[0]}, [r0]
.Lotherwise_606:
    tst r1, #32
    beq .Lotherwise_607
    add r0, r14, #20
    vld1.32 {d22[1]}, [r0]
.Lotherwise_607:
    tst r1, #64
    beq .Lotherwise_608
    add r0, r14, #24
    vld1.32 {d23[0]}, [r0]
.Lotherwise_608:
    tst r1, #128
    beq .Lotherwise_609
    add r0, r14, #28
    vld1.32 {d23[1]}, [r0]
.Lotherwise_609:
.Lend_605:
    ubfx r0, r1, #8, #4
    vadd.f32 q9, q9, q11
    cmp r0, #15
    bne .Lotherwise_610
    add r0, r14, #32
    vld1.32 {d22, d23}, [r0]
    b .Lend_611
.Lotherwise_610:
    vmov.i32 q11, #0
    tst r1, #256
    beq .Lotherwise_612
    add r0, r14, #32
    vld1.32 {d22[0]}, [r0]
.Lotherwise_612:
    tst r1, #512
    beq .Lotherwise_613
    add r0, r14, #36
    vld1.32 {d22[1]}, [r0]
.Lotherwise_613:
    tst r1, #1024
    beq .Lotherwise_614
    add r0, r14, #40
    vld1.32 {d23[0]}, [r0]
.Lotherwise_614:
    tst r1, #2048
    beq .Lotherwise_615
    add r0, r14, #44
    vld1.32 {d23[1]}, [r0]
.Lotherwise_615:
.Lend_611:
    sub r3, r3, #1
    vadd.f32 q10, q10, q11
    cmp r3, #0
    bne .Lloop_597
.Lloop_end_596:
    vext.32 q11, q8, q9, #3
    vext.32 q9, q9, q10, #2
    vext.32 q10, q10, q10, #1
    vzip.32 q8, q11
    vzip.32 q9, q10
    vext.32 q12, q8, q8, #2
    vext.32 q13, q9, q9, #2
    vext.32 q9, q12, q9, #2
    vext.32 q11, q11, q11, #2
    vext.32 q8, q8, q13, #2
    vext.32 q10, q11, q10, #2
    vadd.f32 q9, q9, q8
    vdup.32 q8, d2[1]
    vadd.f32 q9, q9, q10
    vmul.f32 q10, q9, q2
    vmov q11, q10
    vfms.f32 q9, q10, q0
    vfma.f32 q11, q9, q2
    vcgt.f32 q8, q9, q8
    vbsl q8, q11, q10
    vst1.32 {d16, d17}, [r8]
.Lend_575:
.Lend_547:
    add sp, sp, #16
    pop {r4, r5, r6, r7, r8, r9, r10, r11, pc}
    .size nnp_pooling_average_of_threes__armv7_neon, . - nnp_pooling_average_of_threes__armv7_neon

    .text
    .p2align 4
    .globl nnp_pooling_maximum_of_threes_by_2__armv7_neon
    .type nnp_pooling_maximum_of_threes_by_2__armv7_neon, %function
nnp_pooling_maximum_of_threes_by_2__armv7_neon:
    push {r4, r5, r6, r7, r8, r9, r10, r11, r14}
    sub sp, sp, #32
    ldr r12, [sp, #88]
    mov r14, r2
    mov r6, r0
    ldr r0, [sp, #68]
    mov r4, r14
    mov r5, r1
    ldr r1, [sp, #84]
    sub r2, r12, #1
    str r3, [sp, #16]
    ldr r3, [sp, #72]
    sub r7, r0, #1
    lsr r2, r2, #4
    ldr r8, [sp, #76]
    add r4, r4, r1, lsl #2
    ldr r0, [sp, #80]
    str r0, [sp, #0]
    cmp r6, #0
    bne .Lotherwise_616
    b .Lend_617
.Lotherwise_616:
    sub r6, r6, #1
    cmp r6, #0
    beq .Lloop_end_618
.Lloop_619:
    ubfx r0, r5, #0, #4
    lsr r9, r5, #4
    add r10, r0, #3
    cmp r9, #0
    beq .Lloop_end_620
.Lloop_621:
    mov r0, r2
    pld [r4]
    mov r1, r4
    cmp r0, #0
    beq .Lloop_end_622
.Lloop_623:
    sub r0, r0, #1
    pld [r1, #64]
    add r1, r1, #64
    cmp r0, #0
    bne .Lloop_623
.Lloop_end_622:
    mov r1, r14
    vld1.32 {d22, d23}, [r1]!
    add r4, r4, r12, lsl #2
    vld1.32 {d24, d25}, [r1]!
    vld1.32 {d26, d27}, [r1]!
    vld1.32 {d28, d29}, [r1]!
    vld1.32 {d30, d31}, [r1]!
    vld1.32 {d0, d1}, [r1]!
    vld1.32 {d2, d3}, [r1]!
    vld1.32 {d4, d5}, [r1]
    add r0, r1, #4
    vld1.32 {d6, d7}, [r0]
    sub r1, r1, #112
    mov r0, r7
    cmp r0, #0
    beq .Lloop_end_624
.Lloop_625:
    add r1, r1, r3, lsl #2
    vld1.32 {d16, d17}, [r1]!
    sub r0, r0, #1
    vld1.32 {d18, d19}, [r1]!
    vld1.32 {d20, d21}, [r1]!
    vmax.f32 q11, q11, q8
    vld1.32 {d16, d17}, [r1]!
    vmax.f32 q12, q12, q9
    vld1.32 {d18, d19}, [r1]!
    vmax.f32 q13, q13, q10
    vld1.32 {d20, d21}, [r1]!
    vmax.f32 q14, q14, q8
    vld1.32 {d16, d17}, [r1]!
    vmax.f32 q15, q15, q9
    vld1.32 {d18, d19}, [r1]
    vmax.f32 q0, q0, q10
    vmax.f32 q1, q1, q8
    vmax.f32 q2, q2, q9
    add r11, r1, #4
    vld1.32 {d16, d17}, [r11]
    sub r1, r1, #112
    vmax.f32 q3, q3, q8
    cmp r0, #0
    bne .Lloop_625
.Lloop_end_624:
    sub r9, r9, #1
    add r14, r14, #128
    vuzp.32 q11, q12
    vuzp.32 q13, q14
    vuzp.32 q15, q0
    vuzp.32 q1, q2
    vext.32 q8, q3, q3, #3
    vext.32 q9, q11, q13, #1
    vmax.f32 q11, q11, q12
    vext.32 q10, q13, q15, #1
    vmax.f32 q13, q13, q14
    vext.32 q12, q15, q1, #1
    vmax.f32 q15, q15, q0
    vext.32 q8, q1, q8, #1
    vmax.f32 q1, q1, q2
    vmax.f32 q11, q11, q9
    vmax.f32 q13, q13, q10
    vmax.f32 q15, q15, q12
    vst1.32 {d22, d23}, [r8]!
    vmax.f32 q1, q1, q8
    vst1.32 {d26, d27}, [r8]!
    vst1.32 {d30, d31}, [r8]!
    vst1.32 {d2, d3}, [r8]!
    cmp r9, #0
    bne .Lloop_621
.Lloop_end_620:
    lsr r9, r10, #2
    cmp r9, #0
    beq .Lloop_end_626
.Lloop_627:
    mov r0, r2
    pld [r4]
    mov r1, r4
    cmp r0, #0
    beq .Lloop_end_628
.Lloop_629:
    sub r0, r0, #1
    pld [r1, #64]
    add r1, r1, #64
    cmp r0, #0
    bne .Lloop_629
.Lloop_end_628:
    mov r0, r14
    vld1.32 {d16, d17}, [r0]!
    mov r1, r7
    add r4, r4, r12, lsl #2
    vld1.32 {d18, d19}, [r0]
    add r10, r0, #4
    vld1.32 {d20, d21}, [r10]
    sub r0, r0, #16
    cmp r1, #0
    beq .Lloop_end_630
.Lloop_631:
    add r0, r0, r3, lsl #2
    vld1.32 {d22, d23}, [r0]!
    sub r1, r1, #1
    vld1.32 {d24, d25}, [r0]
    vmax.f32 q8, q8, q11
    vmax.f32 q9, q9, q12
    add r10, r0, #4
    vld1.32 {d22, d23}, [r10]
    sub r0, r0, #16
    vmax.f32 q10, q10, q11
    cmp r1, #0
    bne .Lloop_631
.Lloop_end_630:
    sub r9, r9, #1
    add r14, r14, #32
    vext.32 q10, q10, q10, #3
    vuzp.32 q8, q9
    vext.32 q10, q8, q10, #1
    vmax.f32 q8, q8, q9
    vmax.f32 q8, q8, q10
    vst1.32 {d16, d17}, [r8]!
    cmp r9, #0
    bne .Lloop_627
.Lloop_end_626:
    add r0, r5, #3
    lsr r0, r0, #2
    lsl r0, r0, #2
    lsl r1, r0, #1
    sub r14, r14, r1, lsl #2
    sub r8, r8, r0, lsl #2
    sub r6, r6, #1
    ldr r0, [sp, #16]
    add r14, r14, r0, lsl #2
    ldr r0, [sp, #0]
    add r8, r8, r0, lsl #2
    cmp r6, #0
    bne .Lloop_619
.Lloop_end_618:
    lsr r9, r5, #4
    cmp r9, #0
    beq .Lloop_end_632
.Lloop_633:
    mov r0, r2
    pld [r4]
    mov r1, r4
    cmp r0, #0
    beq .Lloop_end_634
.Lloop_635:
    sub r0, r0, #1
    pld [r1, #64]
    add r1, r1, #64
    cmp r0, #0
    bne .Lloop_635
.Lloop_end_634:
    mov r0, r14
    vld1.32 {d22, d23}, [r0]!
    mov r1, r7
    add r4, r4, r12, lsl #2
    vld1.32 {d24, d25}, [r0]!
    vld1.32 {d26, d27}, [r0]!
    vld1.32 {d28, d29}, [r0]!
    vld1.32 {d30, d31}, [r0]!
    vld1.32 {d0, d1}, [r0]!
    vld1.32 {d2, d3}, [r0]!
    add r6, r0, #4
    vld1.32 {d4, d5}, [r0]
    sub r0, r0, #112
    vld1.32 {d6, d7}, [r6]
    cmp r1, #0
    beq .Lloop_end_636
.Lloop_637:
    add r0, r0, r3, lsl #2
    vld1.32 {d16, d17}, [r0]!
    sub r1, r1, #1
    vld1.32 {d18, d19}, [r0]!
    vld1.32 {d20, d21}, [r0]!
    vmax.f32 q11, q11, q8
    vld1.32 {d16, d17}, [r0]!
    vmax.f32 q12, q12, q9
    vld1.32 {d18, d19}, [r0]!
    vmax.f32 q13, q13, q10
    vld1.32 {d20, d21}, [r0]!
    vmax.f32 q14, q14, q8
    vld1.32 {d16, d17}, [r0]!
    vmax.f32 q15, q15, q9
    add r6, r0, #4
    vld1.32 {d18, d19}, [r0]
    vmax.f32 q0, q0, q10
    sub r0, r0, #112
    vld1.32 {d20, d21}, [r6]
    vmax.f32 q1, q1, q8
    vmax.f32 q2, q2, q9
    vmax.f32 q3, q3, q10
    cmp r1, #0
    bne .Lloop_637
.Lloop_end_636:
    sub r9, r9, #1
    add r14, r14, #128
    vuzp.32 q11, q12
    vuzp.32 q13, q14
    vuzp.32 q15, q0
    vuzp.32 q1, q2
    vext.32 q8, q3, q3, #3
    vext.32 q9, q11, q13, #1
    vmax.f32 q11, q11, q12
    vext.32 q10, q13, q15, #1
    vmax.f32 q13, q13, q14
    vext.32 q12, q15, q1, #1
    vmax.f32 q15, q15, q0
    vext.32 q8, q1, q8, #1
    vmax.f32 q1, q1, q2
    vmax.f32 q11, q11, q9
    vmax.f32 q13, q13, q10
    vmax.f32 q15, q15, q12
    vst1.32 {d22, d23}, [r8]!
    vmax.f32 q1, q1, q8
    vst1.32 {d26, d27}, [r8]!
    vst1.32 {d30, d31}, [r8]!
    vst1.32 {d2, d3}, [r8]!
    cmp r9, #0
    bne .Lloop_633
.Lloop_end_632:
    ubfx r0, r5, #0, #4
    cmp r0, #0
    bne .Lotherwise_638
    b .Lend_639
.Lotherwise_638:
    lsl r0, r0, #1
    pld [r4]
    add r0, r0, #1
    movw r1, #32
    cmp r0, r1
    movhi r0, r1
    movw r1, #1
    lsl r0, r1, r0
    sub r1, r0, #1
    cmp r2, #0
    beq .Lloop_end_640
.Lloop_641:
    sub r2, r2, #1
    pld [r4, #64]
    add r4, r4, #64
    cmp r2, #0
    bne .Lloop_641
.Lloop_end_640:
    ubfx r0, r1, #0, #4
    cmp r0, #15
    bne .Lotherwise_642
    vld1.32 {d16, d17}, [r14]
    b .Lend_643
.Lotherwise_642:
    vmov.i32 q8, #0
    tst r1, #1
    beq .Lotherwise_644
    vld1.32 {d16[0]}, [r14]
.Lotherwise_644:
    tst r1, #2
    beq .Lotherwise_645
    add r0, r14, #4
    vld1.32 {d16[1]}, [r0]
.Lotherwise_645:
    tst r1, #4
    beq .Lotherwise_646
    add r0, r14, #8
    vld1.32 {d17[0]}, [r0]
.Lotherwise_646:
    tst r1, #8
    beq .Lotherwise_647
    add r0, r14, #12
    vld1.32 {d17[1]}, [r0]
.Lotherwise_647:
.Lend_643:
    ubfx r0, r1, #4, #4
    cmp r0, #15
    bne .Lotherwise_648
    add r0, r14, #16
    vld1.32 {d0, d1}, [r0]
    b .Lend_649
.Lotherwise_648:
    vmov.i32 q0, #0
    tst r1, #16
    beq .Lotherwise_650
    add r0, r14, #16
    vld1.32 {d0[0]}, [r0]
.Lotherwise_650:
    tst r1, #32
    beq .Lotherwise_651
    add r0, r14, #20
    vld1.32 {d0[1]}, [r0]
.Lotherwise_651:
    tst r1, #64
    beq .Lotherwise_652
    add r0, r14, #24
    vld1.32 {d1[0]}, [r0]
.Lotherwise_652:
    tst r1, #128
    beq .Lotherwise_653
    add r0, r14, #28
    vld1.32 {d1[1]}, [r0]
.Lotherwise_653:
.Lend_649:
    ubfx r0, r1, #8, #4
    cmp r0, #15
    bne .Lotherwise_654
    add r0, r14, #32
    vld1.32 {d20, d21}, [r0]
    b .Lend_655
.Lotherwise_654:
    vmov.i32 q10, #0
    tst r1, #256
    beq .Lotherwise_656
    add r0, r14, #32
    vld1.32 {d20[0]}, [r0]
.Lotherwise_656:
    tst r1, #512
    beq .Lotherwise_657
    add r0, r14, #36
    vld1.32 {d20[1]}, [r0]
.Lotherwise_657:
    tst r1, #1024
    beq .Lotherwise_658
    add r0, r14, #40
    vld1.32 {d21[0]}, [r0]
.Lotherwise_658:
    tst r1, #2048
    beq .Lotherwise_659
    add r0, r14, #44
    vld1.32 {d21[1]}, [r0]
.Lotherwise_659:
.Lend_655:
    ubfx r0, r1, #12, #4
    cmp r0, #15
    bne .Lotherwise_660
    add r0, r14, #48
    vld1.32 {d30, d31}, [r0]
    b .Lend_661
.Lotherwise_660:
    vmov.i32 q15, #0
    tst r1, #4096
    beq .Lotherwise_662
    add r0, r14, #48
    vld1.32 {d30[0]}, [r0]
.Lotherwise_662:
    tst r1, #8192
    beq .Lotherwise_663
    add r0, r14, #52
    vld1.32 {d30[1]}, [r0]
.Lotherwise_663:
    tst r1, #16384
    beq .Lotherwise_664
    add r0, r14, #56
    vld1.32 {d31[0]}, [r0]
.Lotherwise_664:
    tst r1, #32768
    beq .Lotherwise_665
    add r0, r14, #60
    vld1.32 {d31[1]}, [r0]
.Lotherwise_665:
.Lend_661:
    ubfx r0, r1, #16, #4
    cmp r0, #15
    bne .Lotherwise_666
    add r0, r14, #64
    vld1.32 {d28, d29}, [r0]
    b .Lend_667
.Lotherwise_666:
    vmov.i32 q14, #0
    tst r1, #65536
    beq .Lotherwise_668
    add r0, r14, #64
    vld1.32 {d28[0]}, [r0]
.Lotherwise_668:
    tst r1, #131072
    beq .Lotherwise_669
    add r0, r14, #68
    vld1.32 {d28[1]}, [r0]
.Lotherwise_669:
    tst r1, #262144
    beq .Lotherwise_670
    add r0, r14, #72
    vld1.32 {d29[0]}, [r0]
.Lotherwise_670:
    tst r1, #524288
    beq .Lotherwise_671
    add r0, r14, #76
    vld1.32 {d29[1]}, [r0]
.Lotherwise_671:
.Lend_667:
    ubfx r0, r1, #20, #4
    cmp r0, #15
    bne .Lotherwise_672
    add r0, r14, #80
    vld1.32 {d22, d23}, [r0]
    b .Lend_673
.Lotherwise_672:
    vmov.i32 q11, #0
    tst r1, #1048576
    beq .Lotherwise_674
    add r0, r14, #80
    vld1.32 {d22[0]}, [r0]
.Lotherwise_674:
    tst r1, #2097152
    beq .Lotherwise_675
    add r0, r14, #84
    vld1.32 {d22[1]}, [r0]
.Lotherwise_675:
    tst r1, #4194304
    beq .Lotherwise_676
    add r0, r14, #88
    vld1.32 {d23[0]}, [r0]
.Lotherwise_676:
    tst r1, #8388608
    beq .Lotherwise_677
    add r0, r14, #92
    vld1.32 {d23[1]}, [r0]
.Lotherwise_677:
.Lend_673:
    ubfx r0, r1, #24, #4
    cmp r0, #15
    bne .Lotherwise_678
    add r0, r14, #96
    vld1.32 {d24, d25}, [r0]
    b .Lend_679
.Lotherwise_678:
    vmov.i32 q12, #0
    tst r1, #16777216
    beq .Lotherwise_680
    add r0, r14, #96
    vld1.32 {d24[0]}, [r0]
.Lotherwise_680:
    tst r1, #33554432
    beq .Lotherwise_681
    add r0, r14, #100
    vld1.32 {d24[1]}, [r0]
.Lotherwise_681:
    tst r1, #67108864
    beq .Lotherwise_682
    add r0, r14, #104
    vld1.32 {d25[0]}, [r0]
.Lotherwise_682:
    tst r1, #134217728
    beq .Lotherwise_683
    add r0, r14, #108
    vld1.32 {d25[1]}, [r0]
.Lotherwise_683:
.Lend_679:
    ubfx r0, r1, #28, #4
    cmp r0, #15
    bne .Lotherwise_684
    add r0, r14, #112
    vld1.32 {d26, d27}, [r0]
    b .Lend_685
.Lotherwise_684:
    vmov.i32 q13, #0
    tst r1, #268435456
    beq .Lotherwise_686
    add r0, r14, #112
    vld1.32 {d26[0]}, [r0]
.Lotherwise_686:
    tst r1, #536870912
    beq .Lotherwise_687
    add r0, r14, #116
    vld1.32 {d26[1]}, [r0]
.Lotherwise_687:
    tst r1, #1073741824
    beq .Lotherwise_688
    add r0, r14, #120
    vld1.32 {d27[0]}, [r0]
.Lotherwise_688:
    tst r1, #2147483648
    beq .Lotherwise_689
    add r0, r14, #124
    vld1.32 {d27[1]}, [r0]
.Lotherwise_689:
.Lend_685:
    cmp r7, #0
    beq .Lloop_end_690
.Lloop_691:
    ubfx r0, r1, #0, #4
    add r14, r14, r3, lsl #2
    cmp r0, #15
    bne .Lotherwise_692
    vld1.32 {d18, d19}, [r14]
    b .Lend_693
.Lotherwise_692:
    vmov.i32 q9, #0
    tst r1, #1
    beq .Lotherwise_694
    vld1.32 {d18[0]}, [r14]
.Lotherwise_694:
    tst r1, #2
    beq .Lotherwise_695
    add r0, r14, #4
    vld1.32 {d18[1]}, [r0]
.Lotherwise_695:
    tst r1, #4
    beq .Lotherwise_696
    add r0, r14, #8
    vld1.32 {d19[0]}, [r0]
.Lotherwise_696:
    tst r1, #8
    beq .Lotherwise_697
    add r0, r14, #12
    vld1.32 {d19[1]}, [r0]
.Lotherwise_697:
.Lend_693:
    ubfx r0, r1, #4, #4
    vmax.f32 q8, q8, q9
    cmp r0, #15
    bne .Lotherwise_698
    add r0, r14, #16
    vld1.32 {d18, d19}, [r0]
    b .Lend_699
.Lotherwise_698:
    vmov.i32 q9, #0
    tst r1, #16
    beq .Lotherwise_700
    add r0, r14, #16
    vld1.32 {d18[0]}, [r0]
.Lotherwise_700:
    tst r1, #32
    beq .Lotherwise_701
    add r0, r14, #20
    vld1.32 {d18[1]}, [r0]
.Lotherwise_701:
    tst r1, #64
    beq .Lotherwise_702
    add r0, r14, #24
    vld1.32 {d19[0]}, [r0]
.Lotherwise_702:
    tst r1, #128
    beq .Lotherwise_703
    add r0, r14, #28
    vld1.32 {d19[1]}, [r0]
.Lotherwise_703:
.Lend_699:
    ubfx r0, r1, #8, #4
    vmax.f32 q0, q0, q9
    cmp r0, #15
    bne .Lotherwise_704
    add r0, r14, #32
    vld1.32 {d18, d19}, [r0]
    b .Lend_705
.Lotherwise_704:
    vmov.i32 q9, #0
    tst r1, #256
    beq .Lotherwise_706
    add r0, r14, #32
    vld1.32 {d18[0]}, [r0]
.Lotherwise_706:
    tst r1, #512
    beq .Lotherwise_707
    add r0, r14, #36
    vld1.32 {d18[1]}, [r0]
.Lotherwise_707:
    tst r1, #1024
    beq .Lotherwise_708
    add r0, r14, #40
    vld1.32 {d19[0]}, [r0]
.Lotherwise_708:
    tst r1, #2048
    beq .Lotherwise_709
    add r0, r14, #44
    vld1.32 {d19[1]}, [r0]
.Lotherwise_709:
.Lend_705:
    ubfx r0, r1, #12, #4
    vmax.f32 q10, q10, q9
    cmp r0, #15
    bne .Lotherwise_710
    add r0, r14, #48
    vld1.32 {d18, d19}, [r0]
    b .Lend_711
.Lotherwise_710:
    vmov.i32 q9, #0
    tst r1, #4096
    beq .Lotherwise_712
    add r0, r14, #48
    vld1.32 {d18[0]}, [r0]
.Lotherwise_712:
    tst r1, #8192
    beq .Lotherwise_713
    add r0, r14, #52
    vld1.32 {d18[1]}, [r0]
.Lotherwise_713:
    tst r1, #16384
    beq .Lotherwise_714
    add r0, r14, #56
    vld1.32 {d19[0]}, [r0]
.Lotherwise_714:
    tst r1, #32768
    beq .Lotherwise_715
    add r0, r14, #60
    vld1.32 {d19[1]}, [r0]
.Lotherwise_715:
.Lend_711:
    ubfx r0, r1, #16, #4
    vmax.f32 q15, q15, q9
    cmp r0, #15
    bne .Lotherwise_716
    add r0, r14, #64
    vld1.32 {d18, d19}, [r0]
    b .Lend_717
.Lotherwise_716:
    vmov.i32 q9, #0
    tst r1, #65536
    beq .Lotherwise_718
    add r0, r14, #64
    vld1.32 {d18[0]}, [r0]
.Lotherwise_718:
    tst r1, #131072
    beq .Lotherwise_719
    add r0, r14, #68
    vld1.32 {d18[1]}, [r0]
.Lotherwise_719:
    tst r1, #262144
    beq .Lotherwise_720
    add r0, r14, #72
    vld1.32 {d19[0]}, [r0]
.Lotherwise_720:
    tst r1, #524288
    beq .Lotherwise_721
    add r0, r14, #76
    vld1.32 {d19[1]}, [r0]
.Lotherwise_721:
.Lend_717:
    ubfx r0, r1, #20, #4
    vmax.f32 q14, q14, q9
    cmp r0, #15
    bne .Lotherwise_722
    add r0, r14, #80
    vld1.32 {d18, d19}, [r0]
    b .Lend_723
.Lotherwise_722:
    vmov.i32 q9, #0
    tst r1, #1048576
    beq .Lotherwise_724
    add r0, r14, #80
    vld1.32 {d18[0]}, [r0]
.Lotherwise_724:
    tst r1, #2097152
    beq .Lotherwise_725
    add r0, r14, #84
    vld1.32 {d18[1]}, [r0]
.Lotherwise_725:
    tst r1, #4194304
    beq .Lotherwise_726
    add r0, r14, #88
    vld1.32 {d19[0]}, [r0]
.Lotherwise_726:
    tst r1, #8388608
    beq .Lotherwise_727
    add r0, r14, #92
    vld1.32 {d19[1]}, [r0]
.Lotherwise_727:
.Lend_723:
    ubfx r0, r1, #24, #4
    vmax.f32 q11, q11, q9
    cmp r0, #15
    bne .Lotherwise_728
    add r0, r14, #96
    vld1.32 {d18, d19}, [r0]
    b .Lend_729
.Lotherwise_728:
    vmov.i32 q9, #0
    tst r1, #16777216
    beq .Lotherwise_730
    add r0, r14, #96
    vld1.32 {d18[0]}, [r0]
.Lotherwise_730:
    tst r1, #33554432
    beq .Lotherwise_731
    add r0, r14, #100
    vld1.32 {d18[1]}, [r0]
.Lotherwise_731:
    tst r1, #67108864
    beq .Lotherwise_732
    add r0, r14, #104
    vld1.32 {d19[0]}, [r0]
.Lotherwise_732:
    tst r1, #134217728
    beq .Lotherwise_733
    add r0, r14, #108
    vld1.32 {d19[1]}, [r0]
.Lotherwise_733:
.Lend_729:
    ubfx r0, r1, #28, #4
    vmax.f32 q12, q12, q9
    cmp r0, #15
    bne .Lotherwise_734
    add r0, r14, #112
    vld1.32 {d18, d19}, [r0]
    b .Lend_735
.Lotherwise_734:
    vmov.i32 q9, #0
    tst r1, #268435456
    beq .Lotherwise_736
    add r0, r14, #112
    vld1.32 {d18[0]}, [r0]
.Lotherwise_736:
    tst r1, #536870912
    beq .Lotherwise_737
    add r0, r14, #116
    vld1.32 {d18[1]}, [r0]
.Lotherwise_737:
    tst r1, #1073741824
    beq .Lotherwise_738
    add r0, r14, #120
    vld1.32 {d19[0]}, [r0]
.Lotherwise_738:
    tst r1, #2147483648
    beq .Lotherwise_739
    add r0, r14, #124
    vld1.32 {d19[1]}, [r0]
.Lotherwise_739:
.Lend_735:
    sub r7, r7, #1
    vmax.f32 q13, q13, q9
    cmp r7, #0
    bne .Lloop_691
.Lloop_end_690:
    vmov q1, q8
    vmov q8, q0
    vmov q0, q10
    vmov q9, q15
    vmov q10, q14
    vuzp.32 q1, q8
    vuzp.32 q0, q9
    vuzp.32 q10, q11
    vuzp.32 q12, q13
    vmov.i32 q14, #0
    vext.32 q15, q1, q0, #1
    vmax.f32 q1, q1, q8
    vext.32 q8, q0, q10, #1
    vmax.f32 q0, q0, q9
    vext.32 q9, q10, q12, #1
    vmax.f32 q10, q10, q11
    vext.32 q11, q12, q14, #1
    vmax.f32 q12, q12, q13
    vmax.f32 q1, q1, q15
    vmax.f32 q0, q0, q8
    vmax.f32 q10, q10, q9
    vst1.32 {d2, d3}, [r8]!
    vmax.f32 q12, q12, q11
    vst1.32 {d0, d1}, [r8]!
    vst1.32 {d20, d21}, [r8]!
    vst1.32 {d24, d25}, [r8]
    sub r8, r8, #48
.Lend_639:
.Lend_617:
    add sp, sp, #32
    pop {r4, r5, r6, r7, r8, r9, r10, r11, pc}
    .size nnp_pooling_maximum_of_threes_by_2__armv7_neon, . - nnp_pooling_maximum_of_threes_by_2__armv7_neon

.section .rodata
    .p2align 4
.Lconstants_nnp_pooling_average_of_threes_by_2__armv7_neon:
    .long 0x3f800000, 0xff7fffff, 0x00000000, 0x00000000

    .text
    .p2align 4
    .globl nnp_pooling_average_of_threes_by_2__armv7_neon
    .type nnp_pooling_average_of_threes_by_2__armv7_neon, %function
nnp_pooling_average_of_threes_by_2__armv7_neon:
    push {r4, r5, r6, r7, r8, r9, r10, r11, r14}
    vpush {d8, d9, d10, d11, d12, d13, d14, d15}
    sub sp, sp, #32
    ldr r12, [sp, #140]
    mov r14, r2
    mov r6, r0
    movw r0, #:lower16:(.Lconstants_nnp_pooling_average_of_threes_by_2__armv7_neon - (1f + 8))
    movt r0, #:upper16:(.Lconstants_nnp_pooling_average_of_threes_by_2__armv7_neon - (1f + 8))
1:
    add r0, pc, r0
    vld1.32 {d2, d3}, [r0]
    mov r4, r14
    mov r5, r1
    vldr s0, [r12]
    str r3, [sp, #16]
    vdup.32 q8, d2[0]
    ldr r12, [sp, #156]
    vdup.32 q4, d0[0]
    ldr r0, [sp, #132]
    ldr r1, [sp, #152]
    vmov q2, q8
    sub r2, r12, #1
    vmov q0, q4
    ldr r7, [sp, #136]
    sub r3, r0, #1
    ldr r8, [sp, #144]
    add r4, r4, r1, lsl #2
    lsr r2, r2, #4
    ldr r0, [sp, #148]
    str r0, [sp, #0]
    vdiv.f32 s8, s8, s0
    vdiv.f32 s9, s9, s1
    vdiv.f32 s10, s10, s2
    vdiv.f32 s11, s11, s3
    cmp r6, #0
    bne .Lotherwise_740
    b .Lend_741
.Lotherwise_740:
    sub r6, r6, #1
    cmp r6, #0
    beq .Lloop_end_742
.Lloop_743:
    ubfx r0, r5, #0, #4
    lsr r9, r5, #4
    add r10, r0, #3
    cmp r9, #0
    beq .Lloop_end_744
.Lloop_745:
    mov r0, r2
    pld [r4]
    mov r1, r4
    cmp r0, #0
    beq .Lloop_end_746
.Lloop_747:
    sub r0, r0, #1
    pld [r1, #64]
    add r1, r1, #64
    cmp r0, #0
    bne .Lloop_747
.Lloop_end_746:
    mov r1, r14
    vld1.32 {d20, d21}, [r1]!
    add r4, r4, r12, lsl #2
    vld1.32 {d22, d23}, [r1]!
    vld1.32 {d24, d25}, [r1]!
    vld1.32 {d26, d27}, [r1]!
    vld1.32 {d28, d29}, [r1]!
    vld1.32 {d30, d31}, [r1]!
    vld1.32 {d0, d1}, [r1]!
    vld1.32 {d6, d7}, [r1]
    add r0, r1, #4
    vld1.32 {d10, d11}, [r0]
    sub r1, r1, #112
    mov r0, r3
    cmp r0, #0
    beq .Lloop_end_748
.Lloop_749:
    add r1, r1, r7, lsl #2
    vld1.32 {d16, d17}, [r1]!
    sub r0, r0, #1
    vld1.32 {d18, d19}, [r1]!
    vld1.32 {d12, d13}, [r1]!
    vadd.f32 q10, q10, q8
    vld1.32 {d16, d17}, [r1]!
    vadd.f32 q11, q11, q9
    vld1.32 {d18, d19}, [r1]!
    vadd.f32 q12, q12, q6
    vld1.32 {d12, d13}, [r1]!
    vadd.f32 q13, q13, q8
    vld1.32 {d16, d17}, [r1]!
    vadd.f32 q14, q14, q9
    vld1.32 {d18, d19}, [r1]
    vadd.f32 q15, q15, q6
    vadd.f32 q0, q0, q8
    vadd.f32 q3, q3, q9
    add r11, r1, #4
    vld1.32 {d16, d17}, [r11]
    sub r1, r1, #112
    vadd.f32 q5, q5, q8
    cmp r0, #0
    bne .Lloop_749
.Lloop_end_748:
    vmov q6, q10
    sub r9, r9, #1
    add r14, r14, #128
    vuzp.32 q6, q11
    vuzp.32 q12, q13
    vuzp.32 q14, q15
    vuzp.32 q0, q3
    vext.32 q8, q5, q5, #3
    vext.32 q9, q6, q12, #1
    vadd.f32 q6, q6, q11
    vext.32 q10, q12, q14, #1
    vadd.f32 q12, q12, q13
    vext.32 q11, q14, q0, #1
    vadd.f32 q14, q14, q15
    vext.32 q8, q0, q8, #1
    vadd.f32 q0, q0, q3
    vadd.f32 q6, q6, q9
    vadd.f32 q12, q12, q10
    vadd.f32 q14, q14, q11
    vadd.f32 q0, q0, q8
    vmul.f32 q13, q6, q2
    vmul.f32 q15, q12, q2
    vmul.f32 q3, q14, q2
    vmul.f32 q5, q0, q2
    vfms.f32 q6, q13, q4
    vfms.f32 q12, q15, q4
    vfms.f32 q14, q3, q4
    vfms.f32 q0, q5, q4
    vmov q9, q13
    vmov q10, q15
    vmov q11, q3
    vmov q7, q5
    vfma.f32 q9, q6, q2
    vdup.32 q8, d2[1]
    vfma.f32 q10, q12, q2
    vfma.f32 q11, q14, q2
    vfma.f32 q7, q0, q2
    vcgt.f32 q8, q6, q8
    vdup.32 q6, d2[1]
    vbsl q8, q9, q13
    vdup.32 q9, d2[1]
    vdup.32 q13, d2[1]
    vst1.32 {d16, d17}, [r8]!
    vcgt.f32 q8, q12, q6
    vcgt.f32 q9, q14, q9
    vcgt.f32 q12, q0, q13
    vbsl q8, q10, q15
    vbsl q9, q11, q3
    vbsl q12, q7, q5
    vst1.32 {d16, d17}, [r8]!
    vst1.32 {d18, d19}, [r8]!
    vst1.32 {d24, d25}, [r8]!
    cmp r9, #0
    bne .Lloop_745
.Lloop_end_744:
    lsr r9, r10, #2
    cmp r9, #0
    beq .Lloop_end_750
.Lloop_751:
    mov r0, r2
    pld [r4]
    mov r1, r4
    cmp r0, #0
    beq .Lloop_end_752
.Lloop_753:
    sub r0, r0, #1
    pld [r1, #64]
    add r1, r1, #64
    cmp r0, #0
    bne .Lloop_753
.Lloop_end_752:
    mov r0, r14
    vld1.32 {d16, d17}, [r0]!
    mov r1, r3
    add r4, r4, r12, lsl #2
    vld1.32 {d18, d19}, [r0]
    add r10, r0, #4
    vld1.32 {d20, d21}, [r10]
    sub r0, r0, #16
    cmp r1, #0
    beq .Lloop_end_754
.Lloop_755:
    add r0, r0, r7, lsl #2
    vld1.32 {d22, d23}, [r0]!
    sub r1, r1, #1
    vld1.32 {d24, d25}, [r0]
    vadd.f32 q8, q8, q11
    vadd.f32 q9, q9, q12
    add r10, r0, #4
    vld1.32 {d22, d23}, [r10]
    sub r0, r0, #16
    vadd.f32 q10, q10, q11
    cmp r1, #0
    bne .Lloop_755
.Lloop_end_754:
    sub r9, r9, #1
    add r14, r14, #32
    vext.32 q10, q10, q10, #3
    vuzp.32 q8, q9
    vdup.32 q11, d2[1]
    vext.32 q10, q8, q10, #1
    vadd.f32 q8, q8, q9
    vadd.f32 q8, q8, q10
    vmul.f32 q9, q8, q2
    vmov q10, q9
    vfms.f32 q8, q9, q4
    vfma.f32 q10, q8, q2
    vcgt.f32 q8, q8, q11
    vbsl q8, q10, q9
    vst1.32 {d16, d17}, [r8]!
    cmp r9, #0
    bne .Lloop_751
.Lloop_end_750:
    add r0, r5, #3
    lsr r0, r0, #2
    lsl r0, r0, #2
    lsl r1, r0, #1
    sub r14, r14, r1, lsl #2
    sub r8, r8, r0, lsl #2
    sub r6, r6, #1
    ldr r0, [sp, #16]
    add r14, r14, r0, lsl #2
    ldr r0, [sp, #0]
    add r8, r8, r0, lsl #2
    cmp r6, #0
    bne .Lloop_743
.Lloop_end_742:
    lsr r9, r5, #4
    cmp r9, #0
    beq .Lloop_end_756
.Lloop_757:
    mov r0, r2
    pld [r4]
    mov r1, r4
    cmp r0, #0
    beq .Lloop_end_758
.Lloop_759:
    sub r0, r0, #1
    pld [r1, #64]
    add r1, r1, #64
    cmp r0, #0
    bne .Lloop_759
.Lloop_end_758:
    mov r0, r14
    vld1.32 {d20, d21}, [r0]!
    mov r1, r3
    add r4, r4, r12, lsl #2
    vld1.32 {d22, d23}, [r0]!
    vld1.32 {d24, d25}, [r0]!
    vld1.32 {d26, d27}, [r0]!
    vld1.32 {d28, d29}, [r0]!
    vld1.32 {d30, d31}, [r0]!
    vld1.32 {d0, d1}, [r0]!
    add r6, r0, #4
    vld1.32 {d6, d7}, [r0]
    sub r0, r0, #112
    vld1.32 {d10, d11}, [r6]
    cmp r1, #0
    beq .Lloop_end_760
.Lloop_761:
    add r0, r0, r7, lsl #2
    vld1.32 {d16, d17}, [r0]!
    sub r1, r1, #1
    vld1.32 {d18, d19}, [r0]!
    vld1.32 {d12, d13}, [r0]!
    vadd.f32 q10, q10, q8
    vld1.32 {d14, d15}, [r0]!
    vadd.f32 q11, q11, q9
    vld1.32 {d16, d17}, [r0]!
    vadd.f32 q12, q12, q6
    vld1.32 {d18, d19}, [r0]!
    vadd.f32 q13, q13, q7
    vld1.32 {d12, d13}, [r0]!
    vadd.f32 q14, q14, q8
    add r6, r0, #4
    vld1.32 {d16, d17}, [r0]
    vadd.f32 q15, q15, q9
    sub r0, r0, #112
    vld1.32 {d18, d19}, [r6]
    vadd.f32 q0, q0, q6
    vadd.f32 q3, q3, q8
    vadd.f32 q5, q5, q9
    cmp r1, #0
    bne .Lloop_761
.Lloop_end_760:
    vmov q6, q10
    sub r9, r9, #1
    add r14, r14, #128
    vuzp.32 q6, q11
    vuzp.32 q12, q13
    vuzp.32 q14, q15
    vuzp.32 q0, q3
    vext.32 q8, q5, q5, #3
    vext.32 q9, q6, q12, #1
    vadd.f32 q6, q6, q11
    vext.32 q10, q12, q14, #1
    vadd.f32 q12, q12, q13
    vext.32 q11, q14, q0, #1
    vadd.f32 q14, q14, q15
    vext.32 q8, q0, q8, #1
    vadd.f32 q0, q0, q3
    vadd.f32 q6, q6, q9
    vadd.f32 q12, q12, q10
    vadd.f32 q14, q14, q11
    vadd.f32 q0, q0, q8
    vmul.f32 q13, q6, q2
    vmul.f32 q15, q12, q2
    vmul.f32 q3, q14, q2
    vmul.f32 q5, q0, q2
    vfms.f32 q6, q13, q4
    vfms.f32 q12, q15, q4
    vfms.f32 q14, q3, q4
    vfms.f32 q0, q5, q4
    vmov q9, q13
    vmov q10, q15
    vmov q11, q3
    vmov q7, q5
    vfma.f32 q9, q6, q2
    vdup.32 q8, d2[1]
    vfma.f32 q10, q12, q2
    vfma.f32 q11, q14, q2
    vfma.f32 q7, q0, q2
    vcgt.f32 q8, q6, q8
    vdup.32 q6, d2[1]
    vbsl q8, q9, q13
    vdup.32 q9, d2[1]
    vdup.32 q13, d2[1]
    vst1.32 {d16, d17}, [r8]!
    vcgt.f32 q8, q12, q6
    vcgt.f32 q9, q14, q9
    vcgt.f32 q12, q0, q13
    vbsl q8, q10, q15
    vbsl q9, q11, q3
    vbsl q12, q7, q5
    vst1.32 {d16, d17}, [r8]!
    vst1.32 {d18, d19}, [r8]!
    vst1.32 {d24, d25}, [r8]!
    cmp r9, #0
    bne .Lloop_757
.Lloop_end_756:
    ubfx r0, r5, #0, #4
    cmp r0, #0
    bne .Lotherwise_762
    b .Lend_763
.Lotherwise_762:
    lsl r0, r0, #1
    pld [r4]
    add r0, r0, #1
    movw r1, #32
    cmp r0, r1
    movhi r0, r1
    movw r1, #1
    lsl r0, r1, r0
    sub r1, r0, #1
    cmp r2, #0
    beq .Lloop_end_764
.Lloop_765:
    sub r2, r2, #1
    pld [r4, #64]
    add r4, r4, #64
    cmp r2, #0
    bne .Lloop_765
.Lloop_end_764:
    ubfx r0, r1, #0, #4
    cmp r0, #15
    bne .Lotherwise_766
    vld1.32 {d18, d19}, [r14]
    b .Lend_767
.Lotherwise_766:
    vmov.i32 q9, #0
    tst r1, #1
    beq .Lotherwise_768
    vld1.32 {d18[0]}, [r14]
.Lotherwise_768:
    tst r1, #2
    beq .Lotherwise_769
    add r0, r14, #4
    vld1.32 {d18[1]}, [r0]
.Lotherwise_769:
    tst r1, #4
    beq .Lotherwise_770
    add r0, r14, #8
    vld1.32 {d19[0]}, [r0]
.Lotherwise_770:
    tst r1, #8
    beq .Lotherwise_771
    add r0, r14, #12
    vld1.32 {d19[1]}, [r0]
.Lotherwise_771:
.Lend_767:
    ubfx r0, r1, #4, #4
    cmp r0, #15
    bne .Lotherwise_772
    add r0, r14, #16
    vld1.32 {d20, d21}, [r0]
    b .Lend_773
.Lotherwise_772:
    vmov.i32 q10, #0
    tst r1, #16
    beq .Lotherwise_774
    add r0, r14, #16
    vld1.32 {d20[0]}, [r0]
.Lotherwise_774:
    tst r1, #32
    beq .Lotherwise_775
    add r0, r14, #20
    vld1.32 {d20[1]}, [r0]
.Lotherwise_775:
    tst r1, #64
    beq .Lotherwise_776
    add r0, r14, #24
    vld1.32 {d21[0]}, [r0]
.Lotherwise_776:
    tst r1, #128
    beq .Lotherwise_777
    add r0, r14, #28
    vld1.32 {d21[1]}, [r0]
.Lotherwise_777:
.Lend_773:
    ubfx r0, r1, #8, #4
    cmp r0, #15
    bne .Lotherwise_778
    add r0, r14, #32
    vld1.32 {d22, d23}, [r0]
    b .Lend_779
.Lotherwise_778:
    vmov.i32 q11, #0
    tst r1, #256
    beq .Lotherwise_780
    add r0, r14, #32
    vld1.32 {d22[0]}, [r0]
.Lotherwise_780:
    tst r1, #512
    beq .Lotherwise_781
    add r0, r14, #36
    vld1.32 {d22[1]}, [r0]
.Lotherwise_781:
    tst r1, #1024
    beq .Lotherwise_782
    add r0, r14, #40
    vld1.32 {d23[0]}, [r0]
.Lotherwise_782:
    tst r1, #2048
    beq .Lotherwise_783
    add r0, r14, #44
    vld1.32 {d23[1]}, [r0]
.Lotherwise_783:
.Lend_779:
    ubfx r0, r1, #12, #4
    cmp r0, #15
    bne .Lotherwise_784
    add r0, r14, #48
    vld1.32 {d24, d25}, [r0]
    b .Lend_785
.Lotherwise_784:
    vmov.i32 q12, #0
    tst r1, #4096
    beq .Lotherwise_786
    add r0, r14, #48
    vld1.32 {d24[0]}, [r0]
.Lotherwise_786:
    tst r1, #8192
    beq .Lotherwise_787
    add r0, r14, #52
    vld1.32 {d24[1]}, [r0]
.Lotherwise_787:
    tst r1, #16384
    beq .Lotherwise_788
    add r0, r14, #56
    vld1.32 {d25[0]}, [r0]
.Lotherwise_788:
    tst r1, #32768
    beq .Lotherwise_789
    add r0, r14, #60
    vld1.32 {d25[1]}, [r0]
.Lotherwise_789:
.Lend_785:
    ubfx r0, r1, #16, #4
    cmp r0, #15
    bne .Lotherwise_790
    add r0, r14, #64
    vld1.32 {d26, d27}, [r0]
    b .Lend_791
.Lotherwise_790:
    vmov.i32 q13, #0
    tst r1, #65536
    beq .Lotherwise_792
    add r0, r14, #64
    vld1.32 {d26[0]}, [r0]
.Lotherwise_792:
    tst r1, #131072
    beq .Lotherwise_793
    add r0, r14, #68
    vld1.32 {d26[1]}, [r0]
.Lotherwise_793:
    tst r1, #262144
    beq .Lotherwise_794
    add r0, r14, #72
    vld1.32 {d27[0]}, [r0]
.Lotherwise_794:
    tst r1, #524288
    beq .Lotherwise_795
    add r0, r14, #76
    vld1.32 {d27[1]}, [r0]
.Lotherwise_795:
.Lend_791:
    ubfx r0, r1, #20, #4
    cmp r0, #15
    bne .Lotherwise_796
    add r0, r14, #80
    vld1.32 {d28, d29}, [r0]
    b .Lend_797
.Lotherwise_796:
    vmov.i32 q14, #0
    tst r1, #1048576
    beq .Lotherwise_798
    add r0, r14, #80
    vld1.32 {d28[0]}, [r0]
.Lotherwise_798:
    tst r1, #2097152
    beq .Lotherwise_799
    add r0, r14, #84
    vld1.32 {d28[1]}, [r0]
.Lotherwise_799:
    tst r1, #4194304
    beq .Lotherwise_800
    add r0, r14, #88
    vld1.32 {d29[0]}, [r0]
.Lotherwise_800:
    tst r1, #8388608
    beq .Lotherwise_801
    add r0, r14, #92
    vld1.32 {d29[1]}, [r0]
.Lotherwise_801:
.Lend_797:
    ubfx r0, r1, #24, #4
    cmp r0, #15
    bne .Lotherwise_802
    add r0, r14, #96
    vld1.32 {d30, d31}, [r0]
    b .Lend_803
.Lotherwise_802:
    vmov.i32 q15, #0
    tst r1, #16777216
    beq .Lotherwise_804
    add r0, r14, #96
    vld1.32 {d30[0]}, [r0]
.Lotherwise_804:
    tst r1, #33554432
    beq .Lotherwise_805
    add r0, r14, #100
    vld1.32 {d30[1]}, [r0]
.Lotherwise_805:
    tst r1, #67108864
    beq .Lotherwise_806
    add r0, r14, #104
    vld1.32 {d31[0]}, [r0]
.Lotherwise_806:
    tst r1, #134217728
    beq .Lotherwise_807
    add r0, r14, #108
    vld1.32 {d31[1]}, [r0]
.Lotherwise_807:
.Lend_803:
    ubfx r0, r1, #28, #4
    cmp r0, #15
    bne .Lotherwise_808
    add r0, r14, #112
    vld1.32 {d0, d1}, [r0]
    b .Lend_809
.Lotherwise_808:
    vmov.i32 q0, #0
    tst r1, #268435456
    beq .Lotherwise_810
    add r0, r14, #112
    vld1.32 {d0[0]}, [r0]
.Lotherwise_810:
    tst r1, #536870912
    beq .Lotherwise_811
    add r0, r14, #116
    vld1.32 {d0[1]}, [r0]
.Lotherwise_811:
    tst r1, #1073741824
    beq .Lotherwise_812
    add r0, r14, #120
    vld1.32 {d1[0]}, [r0]
.Lotherwise_812:
    tst r1, #2147483648
    beq .Lotherwise_813
    add r0, r14, #124
    vld1.32 {d1[1]}, [r0]
.Lotherwise_813:
.Lend_809:
    cmp r3, #0
    beq .Lloop_end_814
.Lloop_815:
    ubfx r0, r1, #0, #4
    add r14, r14, r7, lsl #2
    cmp r0, #15
    bne .Lotherwise_816
    vld1.32 {d16, d17}, [r14]
    b .Lend_817
.Lotherwise_816:
    vmov.i32 q8, #0
    tst r1, #1
    beq .Lotherwise_818
    vld1.32 {d16[0]}, [r14]
.Lotherwise_818:
    tst r1, #2
    beq .Lotherwise_819
    add r0, r14, #4
    vld1.32 {d16[1]}, [r0]
.Lotherwise_819:
    tst r1, #4
    beq .Lotherwise_820
    add r0, r14, #8
    vld1.32 {d17[0]}, [r0]
.Lotherwise_820:
    tst r1, #8
    beq .Lotherwise_821
    add r0, r14, #12
    vld1.32 {d17[1]}, [r0]
.Lotherwise_821:
.Lend_817:
    ubfx r0, r1, #4, #4
    vadd.f32 q9, q9, q8
    cmp r0, #15
    bne .Lotherwise_822
    add r0, r14, #16
    vld1.32 {d16, d17}, [r0]
    b .Lend_823
.Lotherwise_822:
    vmov.i32 q8, #0
    tst r1, #16
    beq .Lotherwise_824
    add r0, r14, #16
    vld1.32 {d16[0]}, [r0]
.Lotherwise_824:
    tst r1, #32
    beq .Lotherwise_825
    add r0, r14, #20
    vld1.32 {d16[1]}, [r0]
.Lotherwise_825:
    tst r1, #64
    beq .Lotherwise_826
    add r0, r14, #24
    vld1.32 {d17[0]}, [r0]
.Lotherwise_826:
    tst r1, #128
    beq .Lotherwise_827
    add r0, r14, #28
    vld1.32 {d17[1]}, [r0]
.Lotherwise_827:
.Lend_823:
    ubfx r0, r1, #8, #4
    vadd.f32 q10, q10, q8
    cmp r0, #15
    bne .Lotherwise_828
    add r0, r14, #32
    vld1.32 {d16, d17}, [r0]
    b .Lend_829
.Lotherwise_828:
    vmov.i32 q8, #0
    tst r1, #256
    beq .Lotherwise_830
    add r0, r14, #32
    vld1.32 {d16[0]}, [r0]
.Lotherwise_830:
    tst r1, #512
    beq .Lotherwise_831
    add r0, r14, #36
    vld1.32 {d16[1]}, [r0]
.Lotherwise_831:
    tst r1, #1024
    beq .Lotherwise_832
    add r0, r14, #40
    vld1.32 {d17[0]}, [r0]
.Lotherwise_832:
    tst r1, #2048
    beq .Lotherwise_833
    add r0, r14, #44
    vld1.32 {d17[1]}, [r0]
.Lotherwise_833:
.Lend_829:
    ubfx r0, r1, #12, #4
    vadd.f32 q11, q11, q8
    cmp r0, #15
    bne .Lotherwise_834
    add r0, r14, #48
    vld1.32 {d16, d17}, [r0]
    b .Lend_835
.Lotherwise_834:
    vmov.i32 q8, #0
    tst r1, #4096
    beq .Lotherwise_836
    add r0, r14, #48
    vld1.32 {d16[0]}, [r0]
.Lotherwise_836:
    tst r1, #8192
    beq .Lotherwise_837
    add r0, r14, #52
    vld1.32 {d16[1]}, [r0]
.Lotherwise_837:
    tst r1, #16384
    beq .Lotherwise_838
    add r0, r14, #56
    vld1.32 {d17[0]}, [r0]
.Lotherwise_838:
    tst r1, #32768
    beq .Lotherwise_839
    add r0, r14, #60
    vld1.32 {d17[1]}, [r0]
.Lotherwise_839:
.Lend_835:
    ubfx r0, r1, #16, #4
    vadd.f32 q12, q12, q8
    cmp r0, #15
    bne .Lotherwise_840
    add r0, r14, #64
    vld1.32 {d16, d17}, [r0]
    b .Lend_841
.Lotherwise_840:
    vmov.i32 q8, #0
    tst r1, #65536
    beq .Lotherwise_842
    add r0, r14, #64
    vld1.32 {d16[0]}, [r0]
.Lotherwise_842:
    tst r1, #131072
    beq .Lotherwise_843
    add r0, r14, #68
    vld1.32 {d16[1]}, [r0]
.Lotherwise_843:
    tst r1, #262144
    beq .Lotherwise_844
    add r0, r14, #72
    vld1.32 {d17[0]}, [r0]
.Lotherwise_844:
    tst r1, #524288
    beq .Lotherwise_845
    add r0, r14, #76
    vld1.32 {d17[1]}, [r0]
.Lotherwise_845:
.Lend_841:
    ubfx r0, r1, #20, #4
    vadd.f32 q13, q13, q8
    cmp r0, #15
    bne .Lotherwise_846
    add r0, r14, #80
    vld1.32 {d16, d17}, [r0]
    b .Lend_847
.Lotherwise_846:
    vmov.i32 q8, #0
    tst r1, #1048576
    beq .Lotherwise_848
    add r0, r14, #80
    vld1.32 {d16[0]}, [r0]
.Lotherwise_848:
    tst r1, #2097152
    beq .Lotherwise_849
    add r0, r14, #84
    vld1.32 {d16[1]}, [r0]
.Lotherwise_849:
    tst r1, #4194304
    beq .Lotherwise_850
    add r0, r14, #88
    vld1.32 {d17[0]}, [r0]
.Lotherwise_850:
    tst r1, #8388608
    beq .Lotherwise_851
    add r0, r14, #92
    vld1.32 {d17[1]}, [r0]
.Lotherwise_851:
.Lend_847:
    ubfx r0, r1, #24, #4
    vadd.f32 q14, q14, q8
    cmp r0, #15
    bne .Lotherwise_852
    add r0, r14, #96
    vld1.32 {d16, d17}, [r0]
    b .Lend_853
.Lotherwise_852:
    vmov.i32 q8, #0
    tst r1, #16777216
    beq .Lotherwise_854
    add r0, r14, #96
    vld1.32 {d16[0]}, [r0]
.Lotherwise_854:
    tst r1, #33554432
    beq .Lotherwise_855
    add r0, r14, #100
    vld1.32 {d16[1]}, [r0]
.Lotherwise_855:
    tst r1, #67108864
    beq .Lotherwise_856
    add r0, r14, #104
    vld1.32 {d17[0]}, [r0]
.Lotherwise_856:
    tst r1, #134217728
    beq .Lotherwise_857
    add r0, r14, #108
    vld1.32 {d17[1]}, [r0]
.Lotherwise_857:
.Lend_853:
    ubfx r0, r1, #28, #4
    vadd.f32 q15, q15, q8
    cmp r0, #15
    bne .Lotherwise_858
    add r0, r14, #112
    vld1.32 {d16, d17}, [r0]
    b .Lend_859
.Lotherwise_858:
    vmov.i32 q8, #0
    tst r1, #268435456
    beq .Lotherwise_860
    add r0, r14, #112
    vld1.32 {d16[0]}, [r0]
.Lotherwise_860:
    tst r1, #536870912
    beq .Lotherwise_861
    add r0, r14, #116
    vld1.32 {d16[1]}, [r0]
.Lotherwise_861:
    tst r1, #1073741824
    beq .Lotherwise_862
    add r0, r14, #120
    vld1.32 {d17[0]}, [r0]
.Lotherwise_862:
    tst r1, #2147483648
    beq .Lotherwise_863
    add r0, r14, #124
    vld1.32 {d17[1]}, [r0]
.Lotherwise_863:
.Lend_859:
    sub r3, r3, #1
    vadd.f32 q0, q0, q8
    cmp r3, #0
    bne .Lloop_815
.Lloop_end_814:
    vmov q3, q9
    vmov q5, q11
    vuzp.32 q3, q10
    vuzp.32 q5, q12
    vuzp.32 q13, q14
    vuzp.32 q15, q0
    vmov.i32 q8, #0
    vext.32 q9, q3, q5, #1
    vadd.f32 q3, q3, q10
    vext.32 q10, q5, q13, #1
    vadd.f32 q5, q5, q12
    vext.32 q11, q13, q15, #1
    vadd.f32 q13, q13, q14
    vext.32 q8, q15, q8, #1
    vadd.f32 q15, q15, q0
    vadd.f32 q3, q3, q9
    vadd.f32 q5, q5, q10
    vadd.f32 q13, q13, q11
    vadd.f32 q15, q15, q8
    vmul.f32 q14, q3, q2
    vmul.f32 q0, q5, q2
    vmul.f32 q6, q13, q2
    vmul.f32 q7, q15, q2
    vfms.f32 q3, q14, q4
    vfms.f32 q5, q0, q4
    vfms.f32 q13, q6, q4
    vfms.f32 q15, q7, q4
    vmov q8, q14
    vmov q9, q0
    vmov q10, q6
    vmov q11, q7
    vfma.f32 q8, q3, q2
    vdup.32 q12, d2[1]
    vfma.f32 q9, q5, q2
    vdup.32 q4, d2[1]
    vfma.f32 q10, q13, q2
    vfma.f32 q11, q15, q2
    vdup.32 q2, d2[1]
    vdup.32 q1, d2[1]
    vcgt.f32 q3, q3, q12
    vcgt.f32 q12, q5, q4
    vcgt.f32 q13, q13, q2
    vcgt.f32 q15, q15, q1
    vbsl q3, q8, q14
    vbsl q12, q9, q0
    vbsl q13, q10, q6
    vst1.32 {d6, d7}, [r8]!
    vbsl q15, q11, q7
    vst1.32 {d24, d25}, [r8]!
    vst1.32 {d26, d27}, [r8]!
    vst1.32 {d30, d31}, [r8]
    sub r8, r8, #48
.Lend_763:
.Lend_741:
    add sp, sp, #32
    vpop {d8, d9, d10, d11, d12, d13, d14, d15}
    pop {r4, r5, r6, r7, r8, r9, r10, r11, pc}
    .size nnp_pooling_average_of_threes_by_2__armv7_neon, . - nnp_pooling_average_of_threes_by_2__armv7_neon

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
    beq .Lloop_end_864
.Lloop_865:
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
    beq .Lloop_end_866
.Lloop_867:
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
    bne .Lloop_867
.Lloop_end_866:
    cmp r8, #0
    bne .Lotherwise_868
    b .Lend_869
.Lotherwise_868:
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
.Lend_869:
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
    bne .Lloop_865
.Lloop_end_864:
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
    beq .Lloop_end_870
.Lloop_871:
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
    beq .Lloop_end_872
.Lloop_873:
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
    bne .Lloop_873
.Lloop_end_872:
    cmp r9, #0
    bne .Lotherwise_874
    b .Lend_875
.Lotherwise_874:
    ubfx r0, r8, #0, #4
    cmp r0, #15
    bne .Lotherwise_876
    vld1.32 {d16, d17}, [r6]
    vld1.32 {d18, d19}, [r7]
    vld1.32 {d20, d21}, [r3]
    vld1.32 {d22, d23}, [r4]
    vtrn.32 q8, q9
    vtrn.32 q10, q11
    vswp d17, d20
    vswp d19, d22
    b .Lend_877
.Lotherwise_876:
    vmov.i32 q8, #0
    tst r8, #1
    beq .Lotherwise_878
    vld1.32 {d16[0]}, [r6]
    vld1.32 {d16[1]}, [r7]
    vld1.32 {d17[0]}, [r3]
    vld1.32 {d17[1]}, [r4]
.Lotherwise_878:
    vmov.i32 q9, #0
    tst r8, #2
    beq .Lotherwise_879
    add r0, r6, #4
    vld1.32 {d18[0]}, [r0]
    add r0, r7, #4
    add r11, r3, #4
    vld1.32 {d18[1]}, [r0]
    add r0, r4, #4
    vld1.32 {d19[0]}, [r11]
    vld1.32 {d19[1]}, [r0]
.Lotherwise_879:
    vmov.i32 q10, #0
    tst r8, #4
    beq .Lotherwise_880
    add r0, r6, #8
    vld1.32 {d20[0]}, [r0]
    add r0, r7, #8
    add r11, r3, #8
    vld1.32 {d20[1]}, [r0]
    add r0, r4, #8
    vld1.32 {d21[0]}, [r11]
    vld1.32 {d21[1]}, [r0]
.Lotherwise_880:
    vmov.i32 q11, #0
    tst r8, #8
    beq .Lotherwise_881
    add r0, r6, #12
    vld1.32 {d22[0]}, [r0]
    add r0, r7, #12
    add r11, r3, #12
    vld1.32 {d22[1]}, [r0]
    add r0, r4, #12
    vld1.32 {d23[0]}, [r11]
    vld1.32 {d23[1]}, [r0]
.Lotherwise_881:
.Lend_877:
    lsl r0, r9, #2
    vadd.f32 q13, q13, q8
    add r2, r2, r0, lsl #2
    vadd.f32 q14, q14, q9
    vadd.f32 q15, q15, q10
    vadd.f32 q0, q0, q11
.Lend_875:
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
    bne .Lloop_871
.Lloop_end_870:
    pop {r4, r5, r6, r7, r8, r9, r10, r11, pc}
    .size nnp_pooling_average_of_images__armv7_neon, . - nnp_pooling_average_of_images__armv7_neon

    .section .note.GNU-stack, "", %progbits
