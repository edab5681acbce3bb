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
    lsr r2, r5, #4
    cmp r2, #0
    beq .Lloop_end_374
.Lloop_375:
    mov r0, r3
    pld [r4]
    mov r1, r4
    cmp r0, #0
    beq .Lloop_end_376
.Lloop_377:
    sub r0, r0, #1
    pld [r1, #64]
    add r1, r1, #64
    cmp r0, #0
    bne .Lloop_377
.Lloop_end_376:
    mov r0, r14
    vld1.32 {d16, d17}, [r0]!
    mov r1, r8
    add r4, r4, r12, lsl #2
    vld1.32 {d18, d19}, [r0]!
    vld1.32 {d20, d21}, [r0]
    sub r0, r0, #32
    cmp r1, #0
    beq .Lloop_end_378
.Lloop_379:
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
    bne .Lloop_379
.Lloop_end_378:
    vext.32 q11, q8, q9, #3
    mov r0, r14
    add r0, r0, #48
    vext.32 q9, q9, q10, #2
    vld1.32 {d28, d29}, [r0]!
    mov r1, r8
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
    cmp r1, #0
    beq .Lloop_end_380
.Lloop_381:
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
    bne .Lloop_381
.Lloop_end_380:
    vext.32 q8, q14, q15, #3
    mov r0, r14
    add r0, r0, #96
    vext.32 q9, q15, q0, #2
    vld1.32 {d26, d27}, [r0]!
    add r1, r9, #16
    vext.32 q10, q0, q0, #1
    vld1.32 {d30, d31}, [r0]!
    mov r6, r8
    vld1.32 {d0, d1}, [r0]
    sub r0, r0, #128
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
    vst1.32 {d18, d19}, [r1]
    cmp r6, #0
    beq .Lloop_end_382
.Lloop_383:
    add r0, r0, r7, lsl #2
    add r0, r0, #96
    vld1.32 {d16, d17}, [r0]!
    sub r6, r6, #1
    vld1.32 {d18, d19}, [r0]!
    vld1.32 {d20, d21}, [r0]
    vmax.f32 q13, q13, q8
    sub r0, r0, #128
    vmax.f32 q15, q15, q9
    vmax.f32 q0, q0, q10
    cmp r6, #0
    bne .Lloop_383
.Lloop_end_382:
    vext.32 q8, q13, q15, #3
    mov r0, r14
    add r0, r0, #144
    vext.32 q9, q15, q0, #2
    vld1.32 {d28, d29}, [r0]!
    add r1, r9, #32
    vext.32 q10, q0, q0, #1
    vld1.32 {d30, d31}, [r0]!
    mov r6, r8
    vld1.32 {d0, d1}, [r0]
    sub r0, r0, #176
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
    vst1.32 {d18, d19}, [r1]
    cmp r6, #0
    beq .Lloop_end_384
.Lloop_385:
    add r0, r0, r7, lsl #2
    add r0, r0, #144
    vld1.32 {d16, d17}, [r0]!
    sub r6, r6, #1
    vld1.32 {d18, d19}, [r0]!
    vld1.32 {d20, d21}, [r0]
    vmax.f32 q14, q14, q8
    sub r0, r0, #176
    vmax.f32 q15, q15, q9
    vmax.f32 q0, q0, q10
    cmp r6, #0
    bne .Lloop_385
.Lloop_end_384:
    vext.32 q8, q14, q15, #3
    add r9, r9, #48
    sub r2, r2, #1
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
    cmp r2, #0
    bne .Lloop_375
.Lloop_end_374:
    ubfx r0, r5, #0, #4
    cmp r0, #0
    bne .Lotherwise_386
    b .Lend_387
.Lotherwise_386:
    movw r1, #3
    pld [r4]
    mul r0, r0, r1
    add r0, r0, #0
    movw r1, #48
    cmp r0, r1
    movhi r0, r1
    movw r1, #1
    lsl r0, r1, r0
    sub r1, r0, #1
    cmp r3, #0
    beq .Lloop_end_388
.Lloop_389:
    sub r3, r3, #1
    pld [r4, #64]
    add r4, r4, #64
    cmp r3, #0
    bne .Lloop_389
.Lloop_end_388:
    ubfx r0, r1, #0, #4
    mov r2, r14
    cmp r0, #15
    bne .Lotherwise_390
    vld1.32 {d16, d17}, [r2]
    b .Lend_391
.Lotherwise_390:
    vmov.i32 q8, #0
    tst r1, #1
    beq .Lotherwise_392
    vld1.32 {d16[0]}, [r2]
.Lotherwise_392:
    tst r1, #2
    beq .Lotherwise_393
    add r0, r2, #4
    vld1.32 {d16[1]}, [r0]
.Lotherwise_393:
    tst r1, #4
    beq .Lotherwise_394
    add r0, r2, #8
    vld1.32 {d17[0]}, [r0]
.Lotherwise_394:
    tst r1, #8
    beq .Lotherwise_395
    add r0, r2, #12
    vld1.32 {d17[1]}, [r0]
.Lotherwise_395:
.Lend_391:
    ubfx r0, r1, #4, #4
    cmp r0, #15
    bne .Lotherwise_396
    add r0, r2, #16
    vld1.32 {d18, d19}, [r0]
    b .Lend_397
.Lotherwise_396:
    vmov.i32 q9, #0
    tst r1, #16
    beq .Lotherwise_398
    add r0, r2, #16
    vld1.32 {d18[0]}, [r0]
.Lotherwise_398:
    tst r1, #32
    beq .Lotherwise_399
    add r0, r2, #20
    vld1.32 {d18[1]}, [r0]
.Lotherwise_399:
    tst r1, #64
    beq .Lotherwise_400
    add r0, r2, #24
    vld1.32 {d19[0]}, [r0]
.Lotherwise_400:
    tst r1, #128
    beq .Lotherwise_401
    add r0, r2, #28
    vld1.32 {d19[1]}, [r0]
.Lotherwise_401:
.Lend_397:
    ubfx r0, r1, #8, #4
    cmp r0, #15
    bne .Lotherwise_402
    add r0, r2, #32
    vld1.32 {d20, d21}, [r0]
    b .Lend_403
.Lotherwise_402:
    vmov.i32 q10, #0
    tst r1, #256
    beq .Lotherwise_404
    add r0, r2, #32
    vld1.32 {d20[0]}, [r0]
.Lotherwise_404:
    tst r1, #512
    beq .Lotherwise_405
    add r0, r2, #36
    vld1.32 {d20[1]}, [r0]
.Lotherwise_405:
    tst r1, #1024
    beq .Lotherwise_406
    add r0, r2, #40
    vld1.32 {d21[0]}, [r0]
.Lotherwise_406:
    tst r1, #2048
    beq .Lotherwise_407
    add r0, r2, #44
    vld1.32 {d21[1]}, [r0]
.Lotherwise_407:
.Lend_403:
    mov r3, r8
    cmp r3, #0
    beq .Lloop_end_408
.Lloop_409:
    ubfx r0, r1, #0, #4
    add r2, r2, r7, lsl #2
    cmp r0, #15
    bne .Lotherwise_410
    vld1.32 {d22, d23}, [r2]
    b .Lend_411
.Lotherwise_410:
    vmov.i32 q11, #0
    tst r1, #1
    beq .Lotherwise_412
    vld1.32 {d22[0]}, [r2]
.Lotherwise_412:
    tst r1, #2
    beq .Lotherwise_413
    add r0, r2, #4
    vld1.32 {d22[1]}, [r0]
.Lotherwise_413:
    tst r1, #4
    beq .Lotherwise_414
    add r0, r2, #8
    vld1.32 {d23[0]}, [r0]
.Lotherwise_414:
    tst r1, #8
    beq .Lotherwise_415
    add r0, r2, #12
    vld1.32 {d23[1]}, [r0]
.Lotherwise_415:
.Lend_411:
    ubfx r0, r1, #4, #4
    vmax.f32 q8, q8, q11
    cmp r0, #15
    bne .Lotherwise_416
    add r0, r2, #16
    vld1.32 {d22, d23}, [r0]
    b .Lend_417
.Lotherwise_416:
    vmov.i32 q11, #0
    tst r1, #16
    beq .Lotherwise_418
    add r0, r2, #16
    vld1.32 {d22[0]}, [r0]
.Lotherwise_418:
    tst r1, #32
    beq .Lotherwise_419
    add r0, r2, #20
    vld1.32 {d22[1]}, [r0]
.Lotherwise_419:
    tst r1, #64
    beq .Lotherwise_420
    add r0, r2, #24
    vld1.32 {d23[0]}, [r0]
.Lotherwise_420:
    tst r1, #128
    beq .Lotherwise_421
    add r0, r2, #28
    vld1.32 {d23[1]}, [r0]
.Lotherwise_421:
.Lend_417:
    ubfx r0, r1, #8, #4
    vmax.f32 q9, q9, q11
    cmp r0, #15
    bne .Lotherwise_422
    add r0, r2, #32
    vld1.32 {d22, d23}, [r0]
    b .Lend_423
.Lotherwise_422:
    vmov.i32 q11, #0
    tst r1, #256
    beq .Lotherwise_424
    add r0, r2, #32
    vld1.32 {d22[0]}, [r0]
.Lotherwise_424:
    tst r1, #512
    beq .Lotherwise_425
    add r0, r2, #36
    vld1.32 {d22[1]}, [r0]
.Lotherwise_425:
    tst r1, #1024
    beq .Lotherwise_426
    add r0, r2, #40
    vld1.32 {d23[0]}, [r0]
.Lotherwise_426:
    tst r1, #2048
    beq .Lotherwise_427
    add r0, r2, #44
    vld1.32 {d23[1]}, [r0]
.Lotherwise_427:
.Lend_423:
    sub r3, r3, #1
    vmax.f32 q10, q10, q11
    cmp r3, #0
    bne .Lloop_409
.Lloop_end_408:
    vext.32 q11, q8, q9, #3
    ubfx r0, r1, #12, #4
    mov r2, r14
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
    cmp r0, #15
    bne .Lotherwise_428
    add r0, r2, #48
    vld1.32 {d16, d17}, [r0]
    b .Lend_429
.Lotherwise_428:
    vmov.i32 q8, #0
    tst r1, #4096
    beq .Lotherwise_430
    add r0, r2, #48
    vld1.32 {d16[0]}, [r0]
.Lotherwise_430:
    tst r1, #8192
    beq .Lotherwise_431
    add r0, r2, #52
    vld1.32 {d16[1]}, [r0]
.Lotherwise_431:
    tst r1, #16384
    beq .Lotherwise_432
    add r0, r2, #56
    vld1.32 {d17[0]}, [r0]
.Lotherwise_432:
    tst r1, #32768
    beq .Lotherwise_433
    add r0, r2, #60
    vld1.32 {d17[1]}, [r0]
.Lotherwise_433:
.Lend_429:
    ubfx r0, r1, #16, #4
    cmp r0, #15
    bne .Lotherwise_434
    add r0, r2, #64
    vld1.32 {d18, d19}, [r0]
    b .Lend_435
.Lotherwise_434:
    vmov.i32 q9, #0
    tst r1, #65536
    beq .Lotherwise_436
    add r0, r2, #64
    vld1.32 {d18[0]}, [r0]
.Lotherwise_436:
    tst r1, #131072
    beq .Lotherwise_437
    add r0, r2, #68
    vld1.32 {d18[1]}, [r0]
.Lotherwise_437:
    tst r1, #262144
    beq .Lotherwise_438
    add r0, r2, #72
    vld1.32 {d19[0]}, [r0]
.Lotherwise_438:
    tst r1, #524288
    beq .Lotherwise_439
    add r0, r2, #76
    vld1.32 {d19[1]}, [r0]
.Lotherwise_439:
.Lend_435:
    ubfx r0, r1, #20, #4
    cmp r0, #15
    bne .Lotherwise_440
    add r0, r2, #80
    vld1.32 {d20, d21}, [r0]
    b .Lend_441
.Lotherwise_440:
    vmov.i32 q10, #0
    tst r1, #1048576
    beq .Lotherwise_442
    add r0, r2, #80
    vld1.32 {d20[0]}, [r0]
.Lotherwise_442:
    tst r1, #2097152
    beq .Lotherwise_443
    add r0, r2, #84
    vld1.32 {d20[1]}, [r0]
.Lotherwise_443:
    tst r1, #4194304
    beq .Lotherwise_444
    add r0, r2, #88
    vld1.32 {d21[0]}, [r0]
.Lotherwise_444:
    tst r1, #8388608
    beq .Lotherwise_445
    add r0, r2, #92
    vld1.32 {d21[1]}, [r0]
.Lotherwise_445:
.Lend_441:
    mov r3, r8
    cmp r3, #0
    beq .Lloop_end_446
.Lloop_447:
    ubfx r0, r1, #12, #4
    add r2, r2, r7, lsl #2
    cmp r0, #15
    bne .Lotherwise_448
    add r0, r2, #48
    vld1.32 {d22, d23}, [r0]
    b .Lend_449
.Lotherwise_448:
    vmov.i32 q11, #0
    tst r1, #4096
    beq .Lotherwise_450
    add r0, r2, #48
    vld1.32 {d22[0]}, [r0]
.Lotherwise_450:
    tst r1, #8192
    beq .Lotherwise_451
    add r0, r2, #52
    vld1.32 {d22[1]}, [r0]
.Lotherwise_451:
    tst r1, #16384
    beq .Lotherwise_452
    add r0, r2, #56
    vld1.32 {d23[0]}, [r0]
.Lotherwise_452:
    tst r1, #32768
    beq .Lotherwise_453
    add r0, r2, #60
    vld1.32 {d23[1]}, [r0]
.Lotherwise_453:
.Lend_449:
    ubfx r0, r1, #16, #4
    vmax.f32 q8, q8, q11
    cmp r0, #15
    bne .Lotherwise_454
    add r0, r2, #64
    vld1.32 {d22, d23}, [r0]
    b .Lend_455
.Lotherwise_454:
    vmov.i32 q11, #0
    tst r1, #65536
    beq .Lotherwise_456
    add r0, r2, #64
    vld1.32 {d22[0]}, [r0]
.Lotherwise_456:
    tst r1, #131072
    beq .Lotherwise_457
    add r0, r2, #68
    vld1.32 {d22[1]}, [r0]
.Lotherwise_457:
    tst r1, #262144
    beq .Lotherwise_458
    add r0, r2, #72
    vld1.32 {d23[0]}, [r0]
.Lotherwise_458:
    tst r1, #524288
    beq .Lotherwise_459
    add r0, r2, #76
    vld1.32 {d23[1]}, [r0]
.Lotherwise_459:
.Lend_455:
    ubfx r0, r1, #20, #4
    vmax.f32 q9, q9, q11
    cmp r0, #15
    bne .Lotherwise_460
    add r0, r2, #80
    vld1.32 {d22, d23}, [r0]
    b .Lend_461
.Lotherwise_460:
    vmov.i32 q11, #0
    tst r1, #1048576
    beq .Lotherwise_462
    add r0, r2, #80
    vld1.32 {d22[0]}, [r0]
.Lotherwise_462:
    tst r1, #2097152
    beq .Lotherwise_463
    add r0, r2, #84
    vld1.32 {d22[1]}, [r0]
.Lotherwise_463:
    tst r1, #4194304
    beq .Lotherwise_464
    add r0, r2, #88
    vld1.32 {d23[0]}, [r0]
.Lotherwise_464:
    tst r1, #8388608
    beq .Lotherwise_465
    add r0, r2, #92
    vld1.32 {d23[1]}, [r0]
.Lotherwise_465:
.Lend_461:
    sub r3, r3, #1
    vmax.f32 q10, q10, q11
    cmp r3, #0
    bne .Lloop_447
.Lloop_end_446:
    vext.32 q11, q8, q9, #3
    add r0, r9, #16
    ubfx r2, r1, #24, #4
    vext.32 q9, q9, q10, #2
    mov r3, r14
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
    vst1.32 {d18, d19}, [r0]
    cmp r2, #15
    bne .Lotherwise_466
    add r0, r3, #96
    vld1.32 {d16, d17}, [r0]
    b .Lend_467
.Lotherwise_466:
    vmov.i32 q8, #0
    tst r1, #16777216
    beq .Lotherwise_468
    add r0, r3, #96
    vld1.32 {d16[0]}, [r0]
.Lotherwise_468:
    tst r1, #33554432
    beq .Lotherwise_469
    add r0, r3, #100
    vld1.32 {d16[1]}, [r0]
.Lotherwise_469:
    tst r1, #67108864
    beq .Lotherwise_470
    add r0, r3, #104
    vld1.32 {d17[0]}, [r0]
.Lotherwise_470:
    tst r1, #134217728
    beq .Lotherwise_471
    add r0, r3, #108
    vld1.32 {d17[1]}, [r0]
.Lotherwise_471:
.Lend_467:
    ubfx r0, r1, #28, #4
    cmp r0, #15
    bne .Lotherwise_472
    add r0, r3, #112
    vld1.32 {d18, d19}, [r0]
    b .Lend_473
.Lotherwise_472:
    vmov.i32 q9, #0
    tst r1, #268435456
    beq .Lotherwise_474
    add r0, r3, #112
    vld1.32 {d18[0]}, [r0]
.Lotherwise_474:
    tst r1, #536870912
    beq .Lotherwise_475
    add r0, r3, #116
    vld1.32 {d18[1]}, [r0]
.Lotherwise_475:
    tst r1, #1073741824
    beq .Lotherwise_476
    add r0, r3, #120
    vld1.32 {d19[0]}, [r0]
.Lotherwise_476:
    tst r1, #2147483648
    beq .Lotherwise_477
    add r0, r3, #124
    vld1.32 {d19[1]}, [r0]
.Lotherwise_477:
.Lend_473:
    ubfx r0, r1, #32, #4
    cmp r0, #15
    bne .Lotherwise_478
    add r0, r3, #128
    vld1.32 {d20, d21}, [r0]
    b .Lend_479
.Lotherwise_478:
    vmov.i32 q10, #0
    tst r1, #4294967296
    beq .Lotherwise_480
    add r0, r3, #128
    vld1.32 {d20[0]}, [r0]
.Lotherwise_480:
    tst r1, #8589934592
    beq .Lotherwise_481
    add r0, r3, #132
    vld1.32 {d20[1]}, [r0]
.Lotherwise_481:
    tst r1, #17179869184
    beq .Lotherwise_482
    add r0, r3, #136
    vld1.32 {d21[0]}, [r0]
.Lotherwise_482:
    tst r1, #34359738368
    beq .Lotherwise_483
    add r0, r3, #140
    vld1.32 {d21[1]}, [r0]
.Lotherwise_483:
.Lend_479:
    mov r2, r8
    cmp r2, #0
    beq .Lloop_end_484
.Lloop_485:
    ubfx r0, r1, #24, #4
    add r3, r3, r7, lsl #2
    cmp r0, #15
    bne .Lotherwise_486
    add r0, r3, #96
    vld1.32 {d22, d23}, [r0]
    b .Lend_487
.Lotherwise_486:
    vmov.i32 q11, #0
    tst r1, #16777216
    beq .Lotherwise_488
    add r0, r3, #96
    vld1.32 {d22[0]}, [r0]
.Lotherwise_488:
    tst r1, #33554432
    beq .Lotherwise_489
    add r0, r3, #100
    vld1.32 {d22[1]}, [r0]
.Lotherwise_489:
    tst r1, #67108864
    beq .Lotherwise_490
    add r0, r3, #104
    vld1.32 {d23[0]}, [r0]
.Lotherwise_490:
    tst r1, #134217728
    beq .Lotherwise_491
    add r0, r3, #108
    vld1.32 {d23[1]}, [r0]
.Lotherwise_491:
.Lend_487:
    ubfx r0, r1, #28, #4
    vmax.f32 q8, q8, q11
    cmp r0, #15
    bne .Lotherwise_492
    add r0, r3, #112
    vld1.32 {d22, d23}, [r0]
    b .Lend_493
.Lotherwise_492:
    vmov.i32 q11, #0
    tst r1, #268435456
    beq .Lotherwise_494
    add r0, r3, #112
    vld1.32 {d22[0]}, [r0]
.Lotherwise_494:
    tst r1, #536870912
    beq .Lotherwise_495
    add r0, r3, #116
    vld1.32 {d22[1]}, [r0]
.Lotherwise_495:
    tst r1, #1073741824
    beq .Lotherwise_496
    add r0, r3, #120
    vld1.32 {d23[0]}, [r0]
.Lotherwise_496:
    tst r1, #2147483648
    beq .Lotherwise_497
    add r0, r3, #124
    vld1.32 {d23[1]}, [r0]
.Lotherwise_497:
.Lend_493:
    ubfx r0, r1, #32, #4
    vmax.f32 q9, q9, q11
    cmp r0, #15
    bne .Lotherwise_498
    add r0, r3, #128
    vld1.32 {d22, d23}, [r0]
    b .Lend_499
.Lotherwise_498:
    vmov.i32 q11, #0
    tst r1, #4294967296
    beq .Lotherwise_500
    add r0, r3, #128
    vld1.32 {d22[0]}, [r0]
.Lotherwise_500:
    tst r1, #8589934592
    beq .Lotherwise_501
    add r0, r3, #132
    vld1.32 {d22[1]}, [r0]
.Lotherwise_501:
    tst r1, #17179869184
    beq .Lotherwise_502
    add r0, r3, #136
    vld1.32 {d23[0]}, [r0]
.Lotherwise_502:
    tst r1, #34359738368
    beq .Lotherwise_503
    add r0, r3, #140
    vld1.32 {d23[1]}, [r0]
.Lotherwise_503:
.Lend_499:
    sub r2, r2, #1
    vmax.f32 q10, q10, q11
    cmp r2, #0
    bne .Lloop_485
.Lloop_end_484:
    vext.32 q11, q8, q9, #3
    add r0, r9, #32
    ubfx r2, r1, #36, #4
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
    vst1.32 {d18, d19}, [r0]
    cmp r2, #15
    bne .Lotherwise_504
    add r0, r14, #144
    vld1.32 {d16, d17}, [r0]
    b .Lend_505
.Lotherwise_504:
    vmov.i32 q8, #0
    tst r1, #68719476736
    beq .Lotherwise_506
    add r0, r14, #144
    vld1.32 {d16[0]}, [r0]
.Lotherwise_506:
    tst r1, #137438953472
    beq .Lotherwise_507
    add r0, r14, #148
    vld1.32 {d16[1]}, [r0]
.Lotherwise_507:
    tst r1, #274877906944
    beq .Lotherwise_508
    add r0, r14, #152
    vld1.32 {d17[0]}, [r0]
.Lotherwise_508:
    tst r1, #549755813888
    beq .Lotherwise_509
    add r0, r14, #156
    vld1.32 {d17[1]}, [r0]
.Lotherwise_509:
.Lend_505:
    ubfx r0, r1, #40, #4
    cmp r0, #15
    bne .Lotherwise_510
    add r0, r14, #160
    vld1.32 {d18, d19}, [r0]
    b .Lend_511
.Lotherwise_510:
    vmov.i32 q9, #0
    tst r1, #1099511627776
    beq .Lotherwise_512
    add r0, r14, #160
    vld1.32 {d18[0]}, [r0]
.Lotherwise_512:
    tst r1, #2199023255552
    beq .Lotherwise_513
    add r0, r14, #164
    vld1.32 {d18[1]}, [r0]
.Lotherwise_513:
    tst r1, #4398046511104
    beq .Lotherwise_514
    add r0, r14, #168
    vld1.32 {d19[0]}, [r0]
.Lotherwise_514:
    tst r1, #8796093022208
    beq .Lotherwise_515
    add r0, r14, #172
    vld1.32 {d19[1]}, [r0]
.Lotherwise_515:
.Lend_511:
    ubfx r0, r1, #44, #4
    cmp r0, #15
    bne .Lotherwise_516
    add r0, r14, #176
    vld1.32 {d20, d21}, [r0]
    b .Lend_517
.Lotherwise_516:
    vmov.i32 q10, #0
    tst r1, #17592186044416
    beq .Lotherwise_518
    add r0, r14, #176
    vld1.32 {d20[0]}, [r0]
.Lotherwise_518:
    tst r1, #35184372088832
    beq .Lotherwise_519
    add r0, r14, #180
    vld1.32 {d20[1]}, [r0]
.Lotherwise_519:
    tst r1, #70368744177664
    beq .Lotherwise_520
    add r0, r14, #184
    vld1.32 {d21[0]}, [r0]
.Lotherwise_520:
    tst r1, #140737488355328
    beq .Lotherwise_521
    add r0, r14, #188
    vld1.32 {d21[1]}, [r0]
.Lotherwise_521:
.Lend_517:
    cmp r8, #0
    beq .Lloop_end_522
.Lloop_523:
    ubfx r0, r1, #36, #4
    add r14, r14, r7, lsl #2
    cmp r0, #15
    bne .Lotherwise_524
    add r0, r14, #144
    vld1.32 {d22, d23}, [r0]
    b .Lend_525
.Lotherwise_524:
    vmov.i32 q11, #0
    tst r1, #68719476736
    beq .Lotherwise_526
    add r0, r14, #144
    vld1.32 {d22[0]}, [r0]
.Lotherwise_526:
    tst r1, #137438953472
    beq .Lotherwise_527
    add r0, r14, #148
    vld1.32 {d22[1]}, [r0]
.Lotherwise_527:
    tst r1, #274877906944
    beq .Lotherwise_528
    add r0, r14, #152
    vld1.32 {d23[0]}, [r0]
.Lotherwise_528:
    tst r1, #549755813888
    beq .Lotherwise_529
    add r0, r14, #156
    vld1.32 {d23[1]}, [r0]
.Lotherwise_529:
.Lend_525:
    ubfx r0, r1, #40, #4
    vmax.f32 q8, q8, q11
    cmp r0, #15
    bne .Lotherwise_530
    add r0, r14, #160
    vld1.32 {d22, d23}, [r0]
    b .Lend_531
.Lotherwise_530:
    vmov.i32 q11, #0
    tst r1, #1099511627776
    beq .Lotherwise_532
    add r0, r14, #160
    vld1.32 {d22[0]}, [r0]
.Lotherwise_532:
    tst r1, #2199023255552
    beq .Lotherwise_533
    add r0, r14, #164
    vld1.32 {d22[1]}, [r0]
.Lotherwise_533:
    tst r1, #4398046511104
    beq .Lotherwise_534
    add r0, r14, #168
    vld1.32 {d23[0]}, [r0]
.Lotherwise_534:
    tst r1, #8796093022208
    beq .Lotherwise_535
    add r0, r14, #172
    vld1.32 {d23[1]}, [r0]
.Lotherwise_535:
.Lend_531:
    ubfx r0, r1, #44, #4
    vmax.f32 q9, q9, q11
    cmp r0, #15
    bne .Lotherwise_536
    add r0, r14, #176
    vld1.32 {d22, d23}, [r0]
    b .Lend_537
.Lotherwise_536:
    vmov.i32 q11, #0
    tst r1, #17592186044416
    beq .Lotherwise_538
    add r0, r14, #176
    vld1.32 {d22[0]}, [r0]
.Lotherwise_538:
    tst r1, #35184372088832
    beq .Lotherwise_539
    add r0, r14, #180
    vld1.32 {d22[1]}, [r0]
.Lotherwise_539:
    tst r1, #70368744177664
    beq .Lotherwise_540
    add r0, r14, #184
    vld1.32 {d23[0]}, [r0]
.Lotherwise_540:
    tst r1, #140737488355328
    beq .Lotherwise_541
    add r0, r14, #188
    vld1.32 {d23[1]}, [r0]
.Lotherwise_541:
.Lend_537:
    sub r8, r8, #1
    vmax.f32 q10, q10, q11
    cmp r8, #0
    bne .Lloop_523
.Lloop_end_522:
    vext.32 q11, q8, q9, #3
    add r0, r9, #48
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
    vst1.32 {d18, d19}, [r0]
.Lend_387:
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
    bne .Lotherwise_542
    b .Lend_543
.Lotherwise_542:
    sub r2, r6, #1
    cmp r2, #0
    beq .Lloop_end_544
.Lloop_545:
    ubfx r0, r5, #0, #4
    lsr r6, r5, #4
    add r11, r0, #3
    cmp r6, #0
    beq .Lloop_end_546
.Lloop_547:
    mov r0, r9
    pld [r4]
    mov r1, r4
    cmp r0, #0
    beq .Lloop_end_548
.Lloop_549:
    sub r0, r0, #1
    pld [r1, #64]
    add r1, r1, #64
    cmp r0, #0
    bne .Lloop_549
.Lloop_end_548:
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
    beq .Lloop_end_550
.Lloop_551:
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
    bne .Lloop_551
.Lloop_end_550:
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
    bne .Lloop_547
.Lloop_end_546:
    lsr r6, r11, #2
    cmp r6, #0
    beq .Lloop_end_552
.Lloop_553:
    mov r0, r9
    pld [r4]
    mov r1, r4
    cmp r0, #0
    beq .Lloop_end_554
.Lloop_555:
    sub r0, r0, #1
    pld [r1, #64]
    add r1, r1, #64
    cmp r0, #0
    bne .Lloop_555
.Lloop_end_554:
    mov r0, r14
    vld1.32 {d16, d17}, [r0]!
    mov r1, r3
    add r4, r4, r12, lsl #2
    vld1.32 {d18, d19}, [r0]
    sub r0, r0, #16
    cmp r1, #0
    beq .Lloop_end_556
.Lloop_557:
    add r0, r0, r7, lsl #2
    vld1.32 {d20, d21}, [r0]!
    sub r1, r1, #1
    vld1.32 {d22, d23}, [r0]
    sub r0, r0, #16
    vadd.f32 q8, q8, q10
    vadd.f32 q9, q9, q11
    cmp r1, #0
    bne .Lloop_557
.Lloop_end_556:
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
    bne .Lloop_553
.Lloop_end_552:
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
    bne .Lloop_545
.Lloop_end_544:
    lsr r0, r5, #4
    cmp r0, #0
    beq .Lloop_end_558
.Lloop_559:
    mov r1, r9
    pld [r4]
    mov r2, r4
    cmp r1, #0
    beq .Lloop_end_560
.Lloop_561:
    sub r1, r1, #1
    pld [r2, #64]
    add r2, r2, #64
    cmp r1, #0
    bne .Lloop_561
.Lloop_end_560:
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
    beq .Lloop_end_562
.Lloop_563:
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
    bne .Lloop_563
.Lloop_end_562:
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
    bne .Lloop_559
.Lloop_end_558:
    ubfx r0, r5, #0, #4
    cmp r0, #0
    bne .Lotherwise_564
    b .Lend_565
.Lotherwise_564:
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
    beq .Lloop_end_566
.Lloop_567:
    sub r9, r9, #1
    pld [r4, #64]
    add r4, r4, #64
    cmp r9, #0
    bne .Lloop_567
.Lloop_end_566:
    ubfx r0, r1, #0, #4
    cmp r0, #15
    bne .Lotherwise_568
    vld1.32 {d18, d19}, [r14]
    b .Lend_569
.Lotherwise_568:
    vmov.i32 q9, #0
    tst r1, #1
    beq .Lotherwise_570
    vld1.32 {d18[0]}, [r14]
.Lotherwise_570:
    tst r1, #2
    beq .Lotherwise_571
    add r0, r14, #4
    vld1.32 {d18[1]}, [r0]
.Lotherwise_571:
    tst r1, #4
    beq .Lotherwise_572
    add r0, r14, #8
    vld1.32 {d19[0]}, [r0]
.Lotherwise_572:
    tst r1, #8
    beq .Lotherwise_573
    add r0, r14, #12
    vld1.32 {d19[1]}, [r0]
.Lotherwise_573:
.Lend_569:
    ubfx r0, r1, #4, #4
    cmp r0, #15
    bne .Lotherwise_574
    add r0, r14, #16
    vld1.32 {d20, d21}, [r0]
    b .Lend_575
.Lotherwise_574:
    vmov.i32 q10, #0
    tst r1, #16
    beq .Lotherwise_576
    add r0, r14, #16
    vld1.32 {d20[0]}, [r0]
.Lotherwise_576:
    tst r1, #32
    beq .Lotherwise_577
    add r0, r14, #20
    vld1.32 {d20[1]}, [r0]
.Lotherwise_577:
    tst r1, #64
    beq .Lotherwise_578
    add r0, r14, #24
    vld1.32 {d21[0]}, [r0]
.Lotherwise_578:
    tst r1, #128
    beq .Lotherwise_579
    add r0, r14, #28
    vld1.32 {d21[1]}, [r0]
.Lotherwise_579:
.Lend_575:
    ubfx r0, r1, #8, #4
    cmp r0, #15
    bne .Lotherwise_580
    add r0, r14, #32
    vld1.32 {d22, d23}, [r0]
    b .Lend_581
.Lotherwise_580:
    vmov.i32 q11, #0
    tst r1, #256
    beq .Lotherwise_582
    add r0, r14, #32
    vld1.32 {d22[0]}, [r0]
.Lotherwise_582:
    tst r1, #512
    beq .Lotherwise_583
    add r0, r14, #36
    vld1.32 {d22[1]}, [r0]
.Lotherwise_583:
    tst r1, #1024
    beq .Lotherwise_584
    add r0, r14, #40
    vld1.32 {d23[0]}, [r0]
.Lotherwise_584:
    tst r1, #2048
    beq .Lotherwise_585
    add r0, r14, #44
    vld1.32 {d23[1]}, [r0]
.Lotherwise_585:
.Lend_581:
    ubfx r0, r1, #12, #4
    cmp r0, #15
    bne .Lotherwise_586
    add r0, r14, #48
    vld1.32 {d24, d25}, [r0]
    b .Lend_587
.Lotherwise_586:
    vmov.i32 q12, #0
    tst r1, #4096
    beq .Lotherwise_588
    add r0, r14, #48
    vld1.32 {d24[0]}, [r0]
.Lotherwise_588:
    tst r1, #8192
    beq .Lotherwise_589
    add r0, r14, #52
    vld1.32 {d24[1]}, [r0]
.Lotherwise_589:
    tst r1, #16384
    beq .Lotherwise_590
    add r0, r14, #56
    vld1.32 {d25[0]}, [r0]
.Lotherwise_590:
    tst r1, #32768
    beq .Lotherwise_591
    add r0, r14, #60
    vld1.32 {d25[1]}, [r0]
.Lotherwise_591:
.Lend_587:
    ubfx r0, r1, #16, #4
    cmp r0, #15
    bne .Lotherwise_592
    add r0, r14, #64
    vld1.32 {d26, d27}, [r0]
    b .Lend_593
.Lotherwise_592:
    vmov.i32 q13, #0
    tst r1, #65536
    beq .Lotherwise_594
    add r0, r14, #64
    vld1.32 {d26[0]}, [r0]
.Lotherwise_594:
    tst r1, #131072
    beq .Lotherwise_595
    add r0, r14, #68
    vld1.32 {d26[1]}, [r0]
.Lotherwise_595:
    tst r1, #262144
    beq .Lotherwise_596
    add r0, r14, #72
    vld1.32 {d27[0]}, [r0]
.Lotherwise_596:
    tst r1, #524288
    beq .Lotherwise_597
    add r0, r14, #76
    vld1.32 {d27[1]}, [r0]
.Lotherwise_597:
.Lend_593:
    ubfx r0, r1, #20, #4
    cmp r0, #15
    bne .Lotherwise_598
    add r0, r14, #80
    vld1.32 {d28, d29}, [r0]
    b .Lend_599
.Lotherwise_598:
    vmov.i32 q14, #0
    tst r1, #1048576
    beq .Lotherwise_600
    add r0, r14, #80
    vld1.32 {d28[0]}, [r0]
.Lotherwise_600:
    tst r1, #2097152
    beq .Lotherwise_601
    add r0, r14, #84
    vld1.32 {d28[1]}, [r0]
.Lotherwise_601:
    tst r1, #4194304
    beq .Lotherwise_602
    add r0, r14, #88
    vld1.32 {d29[0]}, [r0]
.Lotherwise_602:
    tst r1, #8388608
    beq .Lotherwise_603
    add r0, r14, #92
    vld1.32 {d29[1]}, [r0]
.Lotherwise_603:
.Lend_599:
    ubfx r0, r1, #24, #4
    cmp r0, #15
    bne .Lotherwise_604
    add r0, r14, #96
    vld1.32 {d30, d31}, [r0]
    b .Lend_605
.Lotherwise_604:
    vmov.i32 q15, #0
    tst r1, #16777216
    beq .Lotherwise_606
    add r0, r14, #96
    vld1.32 {d30[0]}, [r0]
.Lotherwise_606:
    tst r1, #33554432
    beq .Lotherwise_607
    add r0, r14, #100
    vld1.32 {d30[1]}, [r0]
.Lotherwise_607:
    tst r1, #67108864
    beq .Lotherwise_608
    add r0, r14, #104
    vld1.32 {d31[0]}, [r0]
.Lotherwise_608:
    tst r1, #134217728
    beq .Lotherwise_609
    add r0, r14, #108
    vld1.32 {d31[1]}, [r0]
.Lotherwise_609:
.Lend_605:
    ubfx r0, r1, #28, #4
    cmp r0, #15
    bne .Lotherwise_610
    add r0, r14, #112
    vld1.32 {d0, d1}, [r0]
    b .Lend_611
.Lotherwise_610:
    vmov.i32 q0, #0
    tst r1, #268435456
    beq .Lotherwise_612
    add r0, r14, #112
    vld1.32 {d0[0]}, [r0]
.Lotherwise_612:
    tst r1, #536870912
    beq .Lotherwise_613
    add r0, r14, #116
    vld1.32 {d0[1]}, [r0]
.Lotherwise_613:
    tst r1, #1073741824
    beq .Lotherwise_614
    add r0, r14, #120
    vld1.32 {d1[0]}, [r0]
.Lotherwise_614:
    tst r1, #2147483648
    beq .Lotherwise_615
    add r0, r14, #124
    vld1.32 {d1[1]}, [r0]
.Lotherwise_615:
.Lend_611:
    cmp r3, #0
    beq .Lloop_end_616
.Lloop_617:
    ubfx r0, r1, #0, #4
    add r14, r14, r7, lsl #2
    cmp r0, #15
    bne .Lotherwise_618
    vld1.32 {d16, d17}, [r14]
    b .Lend_619
.Lotherwise_618:
    vmov.i32 q8, #0
    tst r1, #1
    beq .Lotherwise_620
    vld1.32 {d16[0]}, [r14]
.Lotherwise_620:
    tst r1, #2
    beq .Lotherwise_621
    add r0, r14, #4
    vld1.32 {d16[1]}, [r0]
.Lotherwise_621:
    tst r1, #4
    beq .Lotherwise_622
    add r0, r14, #8
    vld1.32 {d17[0]}, [r0]
.Lotherwise_622:
    tst r1, #8
    beq .Lotherwise_623
    add r0, r14, #12
    vld1.32 {d17[1]}, [r0]
.Lotherwise_623:
.Lend_619:
    ubfx r0, r1, #4, #4
    vadd.f32 q9, q9, q8
    cmp r0, #15
    bne .Lotherwise_624
    add r0, r14, #16
    vld1.32 {d16, d17}, [r0]
    b .Lend_625
.Lotherwise_624:
    vmov.i32 q8, #0
    tst r1, #16
    beq .Lotherwise_626
    add r0, r14, #16
    vld1.32 {d16[0]}, [r0]
.Lotherwise_626:
    tst r1, #32
    beq .Lotherwise_627
    add r0, r14, #20
    vld1.32 {d16[1]}, [r0]
.Lotherwise_627:
    tst r1, #64
    beq .Lotherwise_628
    add r0, r14, #24
    vld1.32 {d17[0]}, [r0]
.Lotherwise_628:
    tst r1, #128
    beq .Lotherwise_629
    add r0, r14, #28
    vld1.32 {d17[1]}, [r0]
.Lotherwise_629:
.Lend_625:
    ubfx r0, r1, #8, #4
    vadd.f32 q10, q10, q8
    cmp r0, #15
    bne .Lotherwise_630
    add r0, r14, #32
    vld1.32 {d16, d17}, [r0]
    b .Lend_631
.Lotherwise_630:
    vmov.i32 q8, #0
    tst r1, #256
    beq .Lotherwise_632
    add r0, r14, #32
    vld1.32 {d16[0]}, [r0]
.Lotherwise_632:
    tst r1, #512
    beq .Lotherwise_633
    add r0, r14, #36
    vld1.32 {d16[1]}, [r0]
.Lotherwise_633:
    tst r1, #1024
    beq .Lotherwise_634
    add r0, r14, #40
    vld1.32 {d17[0]}, [r0]
.Lotherwise_634:
    tst r1, #2048
    beq .Lotherwise_635
    add r0, r14, #44
    vld1.32 {d17[1]}, [r0]
.Lotherwise_635:
.Lend_631:
    ubfx r0, r1, #12, #4
    vadd.f32 q11, q11, q8
    cmp r0, #15
    bne .Lotherwise_636
    add r0, r14, #48
    vld1.32 {d16, d17}, [r0]
    b .Lend_637
.Lotherwise_636:
    vmov.i32 q8, #0
    tst r1, #4096
    beq .Lotherwise_638
    add r0, r14, #48
    vld1.32 {d16[0]}, [r0]
.Lotherwise_638:
    tst r1, #8192
    beq .Lotherwise_639
    add r0, r14, #52
    vld1.32 {d16[1]}, [r0]
.Lotherwise_639:
    tst r1, #16384
    beq .Lotherwise_640
    add r0, r14, #56
    vld1.32 {d17[0]}, [r0]
.Lotherwise_640:
    tst r1, #32768
    beq .Lotherwise_641
    add r0, r14, #60
    vld1.32 {d17[1]}, [r0]
.Lotherwise_641:
.Lend_637:
    ubfx r0, r1, #16, #4
    vadd.f32 q12, q12, q8
    cmp r0, #15
    bne .Lotherwise_642
    add r0, r14, #64
    vld1.32 {d16, d17}, [r0]
    b .Lend_643
.Lotherwise_642:
    vmov.i32 q8, #0
    tst r1, #65536
    beq .Lotherwise_644
    add r0, r14, #64
    vld1.32 {d16[0]}, [r0]
.Lotherwise_644:
    tst r1, #131072
    beq .Lotherwise_645
    add r0, r14, #68
    vld1.32 {d16[1]}, [r0]
.Lotherwise_645:
    tst r1, #262144
    beq .Lotherwise_646
    add r0, r14, #72
    vld1.32 {d17[0]}, [r0]
.Lotherwise_646:
    tst r1, #524288
    beq .Lotherwise_647
    add r0, r14, #76
    vld1.32 {d17[1]}, [r0]
.Lotherwise_647:
.Lend_643:
    ubfx r0, r1, #20, #4
    vadd.f32 q13, q13, q8
    cmp r0, #15
    bne .Lotherwise_648
    add r0, r14, #80
    vld1.32 {d16, d17}, [r0]
    b .Lend_649
.Lotherwise_648:
    vmov.i32 q8, #0
    tst r1, #1048576
    beq .Lotherwise_650
    add r0, r14, #80
    vld1.32 {d16[0]}, [r0]
.Lotherwise_650:
    tst r1, #2097152
    beq .Lotherwise_651
    add r0, r14, #84
    vld1.32 {d16[1]}, [r0]
.Lotherwise_651:
    tst r1, #4194304
    beq .Lotherwise_652
    add r0, r14, #88
    vld1.32 {d17[0]}, [r0]
.Lotherwise_652:
    tst r1, #8388608
    beq .Lotherwise_653
    add r0, r14, #92
    vld1.32 {d17[1]}, [r0]
.Lotherwise_653:
.Lend_649:
    ubfx r0, r1, #24, #4
    vadd.f32 q14, q14, q8
    cmp r0, #15
    bne .Lotherwise_654
    add r0, r14, #96
    vld1.32 {d16, d17}, [r0]
    b .Lend_655
.Lotherwise_654:
    vmov.i32 q8, #0
    tst r1, #16777216
    beq .Lotherwise_656
    add r0, r14, #96
    vld1.32 {d16[0]}, [r0]
.Lotherwise_656:
    tst r1, #33554432
    beq .Lotherwise_657
    add r0, r14, #100
    vld1.32 {d16[1]}, [r0]
.Lotherwise_657:
    tst r1, #67108864
    beq .Lotherwise_658
    add r0, r14, #104
    vld1.32 {d17[0]}, [r0]
.Lotherwise_658:
    tst r1, #134217728
    beq .Lotherwise_659
    add r0, r14, #108
    vld1.32 {d17[1]}, [r0]
.Lotherwise_659:
.Lend_655:
    ubfx r0, r1, #28, #4
    vadd.f32 q15, q15, q8
    cmp r0, #15
    bne .Lotherwise_660
    add r0, r14, #112
    vld1.32 {d16, d17}, [r0]
    b .Lend_661
.Lotherwise_660:
    vmov.i32 q8, #0
    tst r1, #268435456
    beq .Lotherwise_662
    add r0, r14, #112
    vld1.32 {d16[0]}, [r0]
.Lotherwise_662:
    tst r1, #536870912
    beq .Lotherwise_663
    add r0, r14, #116
    vld1.32 {d16[1]}, [r0]
.Lotherwise_663:
    tst r1, #1073741824
    beq .Lotherwise_664
    add r0, r14, #120
    vld1.32 {d17[0]}, [r0]
.Lotherwise_664:
    tst r1, #2147483648
    beq .Lotherwise_665
    add r0, r14, #124
    vld1.32 {d17[1]}, [r0]
.Lotherwise_665:
.Lend_661:
    sub r3, r3, #1
    vadd.f32 q0, q0, q8
    cmp r3, #0
    bne .Lloop_617
.Lloop_end_616:
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
.Lend_565:
.Lend_543:
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
    bne .Lotherwise_666
    b .Lend_667
.Lotherwise_666:
    sub r2, r6, #1
    cmp r2, #0
    beq .Lloop_end_668
.Lloop_669:
    ubfx r0, r5, #0, #4
    lsr r6, r5, #4
    add r11, r0, #3
    cmp r6, #0
    beq .Lloop_end_670
.Lloop_671:
    mov r0, r9
    pld [r4]
    mov r1, r4
    cmp r0, #0
    beq .Lloop_end_672
.Lloop_673:
    sub r0, r0, #1
    pld [r1, #64]
    add r1, r1, #64
    cmp r0, #0
    bne .Lloop_673
.Lloop_end_672:
    mov r0, r14
    vld1.32 {d16, d17}, [r0]!
    add r4, r4, r12, lsl #2
    vld1.32 {d18, d19}, [r0]!
    vld1.32 {d20, d21}, [r0]
    sub r0, r0, #32
    mov r1, r3
    cmp r1, #0
    beq .Lloop_end_674
.Lloop_675:
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
    bne .Lloop_675
.Lloop_end_674:
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
    beq .Lloop_end_676
.Lloop_677:
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
    bne .Lloop_677
.Lloop_end_676:
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
    beq .Lloop_end_678
.Lloop_679:
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
    bne .Lloop_679
.Lloop_end_678:
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
    beq .Lloop_end_680
.Lloop_681:
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
    bne .Lloop_681
.Lloop_end_680:
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
    bne .Lloop_671
.Lloop_end_670:
    lsr r6, r11, #2
    cmp r6, #0
    beq .Lloop_end_682
.Lloop_683:
    mov r0, r9
    pld [r4]
    mov r1, r4
    cmp r0, #0
    beq .Lloop_end_684
.Lloop_685:
    sub r0, r0, #1
    pld [r1, #64]
    add r1, r1, #64
    cmp r0, #0
    bne .Lloop_685
.Lloop_end_684:
    mov r0, r14
    vld1.32 {d16, d17}, [r0]!
    mov r1, r3
    add r4, r4, r12, lsl #2
    vld1.32 {d18, d19}, [r0]!
    vld1.32 {d20, d21}, [r0]
    sub r0, r0, #32
    cmp r1, #0
    beq .Lloop_end_686
.Lloop_687:
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
    bne .Lloop_687
.Lloop_end_686:
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
    bne .Lloop_683
.Lloop_end_682:
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
    bne .Lloop_669
.Lloop_end_668:
    lsr r2, r5, #4
    cmp r2, #0
    beq .Lloop_end_688
.Lloop_689:
    mov r0, r9
    pld [r4]
    mov r1, r4
    cmp r0, #0
    beq .Lloop_end_690
.Lloop_691:
    sub r0, r0, #1
    pld [r1, #64]
    add r1, r1, #64
    cmp r0, #0
    bne .Lloop_691
.Lloop_end_690:
    mov r0, r14
    vld1.32 {d16, d17}, [r0]!
    mov r1, r3
    add r4, r4, r12, lsl #2
    vld1.32 {d18, d19}, [r0]!
    vld1.32 {d20, d21}, [r0]
    sub r0, r0, #32
    cmp r1, #0
    beq .Lloop_end_692
.Lloop_693:
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
    bne .Lloop_693
.Lloop_end_692:
    vext.32 q11, q8, q9, #3
    mov r0, r14
    add r0, r0, #48
    vext.32 q9, q9, q10, #2
    vld1.32 {d28, d29}, [r0]!
    mov r1, r3
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
    cmp r1, #0
    beq .Lloop_end_694
.Lloop_695:
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
    bne .Lloop_695
.Lloop_end_694:
    vext.32 q8, q14, q15, #3
    mov r0, r14
    add r0, r0, #96
    vext.32 q9, q15, q3, #2
    vld1.32 {d26, d27}, [r0]!
    add r1, r8, #16
    vext.32 q10, q3, q3, #1
    vld1.32 {d30, d31}, [r0]!
    mov r6, r3
    vld1.32 {d6, d7}, [r0]
    sub r0, r0, #128
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
    vst1.32 {d18, d19}, [r1]
    cmp r6, #0
    beq .Lloop_end_696
.Lloop_697:
    add r0, r0, r7, lsl #2
    add r0, r0, #96
    vld1.32 {d16, d17}, [r0]!
    sub r6, r6, #1
    vld1.32 {d18, d19}, [r0]!
    vld1.32 {d20, d21}, [r0]
    vadd.f32 q13, q13, q8
    sub r0, r0, #128
    vadd.f32 q15, q15, q9
    vadd.f32 q3, q3, q10
    cmp r6, #0
    bne .Lloop_697
.Lloop_end_696:
    vext.32 q8, q13, q15, #3
    mov r0, r14
    add r0, r0, #144
    vext.32 q9, q15, q3, #2
    vld1.32 {d28, d29}, [r0]!
    add r1, r8, #32
    vext.32 q10, q3, q3, #1
    vld1.32 {d30, d31}, [r0]!
    mov r6, r3
    vld1.32 {d6, d7}, [r0]
    sub r0, r0, #176
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
    vst1.32 {d18, d19}, [r1]
    cmp r6, #0
    beq .Lloop_end_698
.Lloop_699:
    add r0, r0, r7, lsl #2
    add r0, r0, #144
    vld1.32 {d16, d17}, [r0]!
    sub r6, r6, #1
    vld1.32 {d18, d19}, [r0]!
    vld1.32 {d20, d21}, [r0]
    vadd.f32 q14, q14, q8
    sub r0, r0, #176
    vadd.f32 q15, q15, q9
    vadd.f32 q3, q3, q10
    cmp r6, #0
    bne .Lloop_699
.Lloop_end_698:
    vext.32 q8, q14, q15, #3
    add r8, r8, #48
    sub r2, r2, #1
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
    cmp r2, #0
    bne .Lloop_689
.Lloop_end_688:
    ubfx r0, r5, #0, #4
    cmp r0, #0
    bne .Lotherwise_700
    b .Lend_701
.Lotherwise_700:
    movw r1, #3
    pld [r4]
    mul r0, r0, r1
    add r0, r0, #0
    movw r1, #48
    cmp r0, r1
    movhi r0, r1
    movw r1, #1
    lsl r0, r1, r0
    sub r1, r0, #1
    cmp r9, #0
    beq .Lloop_end_702
.Lloop_703:
    sub r9, r9, #1
    pld [r4, #64]
    add r4, r4, #64
    cmp r9, #0
    bne .Lloop_703
.Lloop_end_702:
    ubfx r0, r1, #0, #4
    mov r2, r14
    cmp r0, #15
    bne .Lotherwise_704
    vld1.32 {d16, d17}, [r2]
    b .Lend_705
.Lotherwise_704:
    vmov.i32 q8, #0
    tst r1, #1
    beq .Lotherwise_706
    vld1.32 {d16[0]}, [r2]
.Lotherwise_706:
    tst r1, #2
    beq .Lotherwise_707
    add r0, r2, #4
    vld1.32 {d16[1]}, [r0]
.Lotherwise_707:
    tst r1, #4
    beq .Lotherwise_708
    add r0, r2, #8
    vld1.32 {d17[0]}, [r0]
.Lotherwise_708:
    tst r1, #8
    beq .Lotherwise_709
    add r0, r2, #12
    vld1.32 {d17[1]}, [r0]
.Lotherwise_709:
.Lend_705:
    ubfx r0, r1, #4, #4
    cmp r0, #15
    bne .Lotherwise_710
    add r0, r2, #16
    vld1.32 {d18, d19}, [r0]
    b .Lend_711
.Lotherwise_710:
    vmov.i32 q9, #0
    tst r1, #16
    beq .Lotherwise_712
    add r0, r2, #16
    vld1.32 {d18[0]}, [r0]
.Lotherwise_712:
    tst r1, #32
    beq .Lotherwise_713
    add r0, r2, #20
    vld1.32 {d18[1]}, [r0]
.Lotherwise_713:
    tst r1, #64
    beq .Lotherwise_714
    add r0, r2, #24
    vld1.32 {d19[0]}, [r0]
.Lotherwise_714:
    tst r1, #128
    beq .Lotherwise_715
    add r0, r2, #28
    vld1.32 {d19[1]}, [r0]
.Lotherwise_715:
.Lend_711:
    ubfx r0, r1, #8, #4
    cmp r0, #15
    bne .Lotherwise_716
    add r0, r2, #32
    vld1.32 {d20, d21}, [r0]
    b .Lend_717
.Lotherwise_716:
    vmov.i32 q10, #0
    tst r1, #256
    beq .Lotherwise_718
    add r0, r2, #32
    vld1.32 {d20[0]}, [r0]
.Lotherwise_718:
    tst r1, #512
    beq .Lotherwise_719
    add r0, r2, #36
    vld1.32 {d20[1]}, [r0]
.Lotherwise_719:
    tst r1, #1024
    beq .Lotherwise_720
    add r0, r2, #40
    vld1.32 {d21[0]}, [r0]
.Lotherwise_720:
    tst r1, #2048
    beq .Lotherwise_721
    add r0, r2, #44
    vld1.32 {d21[1]}, [r0]
.Lotherwise_721:
.Lend_717:
    mov r12, r3
    cmp r12, #0
    beq .Lloop_end_722
.Lloop_723:
    ubfx r0, r1, #0, #4
    add r2, r2, r7, lsl #2
    cmp r0, #15
    bne .Lotherwise_724
    vld1.32 {d22, d23}, [r2]
    b .Lend_725
.Lotherwise_724:
    vmov.i32 q11, #0
    tst r1, #1
    beq .Lotherwise_726
    vld1.32 {d22[0]}, [r2]
.Lotherwise_726:
    tst r1, #2
    beq .Lotherwise_727
    add r0, r2, #4
    vld1.32 {d22[1]}, [r0]
.Lotherwise_727:
    tst r1, #4
    beq .Lotherwise_728
    add r0, r2, #8
    vld1.32 {d23[0]}, [r0]
.Lotherwise_728:
    tst r1, #8
    beq .Lotherwise_729
    add r0, r2, #12
    vld1.32 {d23[1]}, [r0]
.Lotherwise_729:
.Lend_725:
    ubfx r0, r1, #4, #4
    vadd.f32 q8, q8, q11
    cmp r0, #15
    bne .Lotherwise_730
    add r0, r2, #16
    vld1.32 {d22, d23}, [r0]
    b .Lend_731
.Lotherwise_730:
    vmov.i32 q11, #0
    tst r1, #16
    beq .Lotherwise_732
    add r0, r2, #16
    vld1.32 {d22[0]}, [r0]
.Lotherwise_732:
    tst r1, #32
    beq .Lotherwise_733
    add r0, r2, #20
    vld1.32 {d22[1]}, [r0]
.Lotherwise_733:
    tst r1, #64
    beq .Lotherwise_734
    add r0, r2, #24
    vld1.32 {d23[0]}, [r0]
.Lotherwise_734:
    tst r1, #128
    beq .Lotherwise_735
    add r0, r2, #28
    vld1.32 {d23[1]}, [r0]
.Lotherwise_735:
.Lend_731:
    ubfx r0, r1, #8, #4
    vadd.f32 q9, q9, q11
    cmp r0, #15
    bne .Lotherwise_736
    add r0, r2, #32
    vld1.32 {d22, d23}, [r0]
    b .Lend_737
.Lotherwise_736:
    vmov.i32 q11, #0
    tst r1, #256
    beq .Lotherwise_738
    add r0, r2, #32
    vld1.32 {d22[0]}, [r0]
.Lotherwise_738:
    tst r1, #512
    beq .Lotherwise_739
    add r0, r2, #36
    vld1.32 {d22[1]}, [r0]
.Lotherwise_739:
    tst r1, #1024
    beq .Lotherwise_740
    add r0, r2, #40
    vld1.32 {d23[0]}, [r0]
.Lotherwise_740:
    tst r1, #2048
    beq .Lotherwise_741
    add r0, r2, #44
    vld1.32 {d23[1]}, [r0]
.Lotherwise_741:
.Lend_737:
    sub r12, r12, #1
    vadd.f32 q10, q10, q11
    cmp r12, #0
    bne .Lloop_723
.Lloop_end_722:
    vext.32 q11, q8, q9, #3
    ubfx r0, r1, #12, #4
    mov r2, r14
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
    cmp r0, #15
    bne .Lotherwise_742
    add r0, r2, #48
    vld1.32 {d16, d17}, [r0]
    b .Lend_743
.Lotherwise_742:
    vmov.i32 q8, #0
    tst r1, #4096
    beq .Lotherwise_744
    add r0, r2, #48
    vld1.32 {d16[0]}, [r0]
.Lotherwise_744:
    tst r1, #8192
    beq .Lotherwise_745
    add r0, r2, #52
    vld1.32 {d16[1]}, [r0]
.Lotherwise_745:
    tst r1, #16384
    beq .Lotherwise_746
    add r0, r2, #56
    vld1.32 {d17[0]}, [r0]
.Lotherwise_746:
    tst r1, #32768
    beq .Lotherwise_747
    add r0, r2, #60
    vld1.32 {d17[1]}, [r0]
.Lotherwise_747:
.Lend_743:
    ubfx r0, r1, #16, #4
    cmp r0, #15
    bne .Lotherwise_748
    add r0, r2, #64
    vld1.32 {d18, d19}, [r0]
    b .Lend_749
.Lotherwise_748:
    vmov.i32 q9, #0
    tst r1, #65536
    beq .Lotherwise_750
    add r0, r2, #64
    vld1.32 {d18[0]}, [r0]
.Lotherwise_750:
    tst r1, #131072
    beq .Lotherwise_751
    add r0, r2, #68
    vld1.32 {d18[1]}, [r0]
.Lotherwise_751:
    tst r1, #262144
    beq .Lotherwise_752
    add r0, r2, #72
    vld1.32 {d19[0]}, [r0]
.Lotherwise_752:
    tst r1, #524288
    beq .Lotherwise_753
    add r0, r2, #76
    vld1.32 {d19[1]}, [r0]
.Lotherwise_753:
.Lend_749:
    ubfx r0, r1, #20, #4
    cmp r0, #15
    bne .Lotherwise_754
    add r0, r2, #80
    vld1.32 {d20, d21}, [r0]
    b .Lend_755
.Lotherwise_754:
    vmov.i32 q10, #0
    tst r1, #1048576
    beq .Lotherwise_756
    add r0, r2, #80
    vld1.32 {d20[0]}, [r0]
.Lotherwise_756:
    tst r1, #2097152
    beq .Lotherwise_757
    add r0, r2, #84
    vld1.32 {d20[1]}, [r0]
.Lotherwise_757:
    tst r1, #4194304
    beq .Lotherwise_758
    add r0, r2, #88
    vld1.32 {d21[0]}, [r0]
.Lotherwise_758:
    tst r1, #8388608
    beq .Lotherwise_759
    add r0, r2, #92
    vld1.32 {d21[1]}, [r0]
.Lotherwise_759:
.Lend_755:
    mov r12, r3
    cmp r12, #0
    beq .Lloop_end_760
.Lloop_761:
    ubfx r0, r1, #12, #4
    add r2, r2, r7, lsl #2
    cmp r0, #15
    bne .Lotherwise_762
    add r0, r2, #48
    vld1.32 {d22, d23}, [r0]
    b .Lend_763
.Lotherwise_762:
    vmov.i32 q11, #0
    tst r1, #4096
    beq .Lotherwise_764
    add r0, r2, #48
    vld1.32 {d22[0]}, [r0]
.Lotherwise_764:
    tst r1, #8192
    beq .Lotherwise_765
    add r0, r2, #52
    vld1.32 {d22[1]}, [r0]
.Lotherwise_765:
    tst r1, #16384
    beq .Lotherwise_766
    add r0, r2, #56
    vld1.32 {d23[0]}, [r0]
.Lotherwise_766:
    tst r1, #32768
    beq .Lotherwise_767
    add r0, r2, #60
    vld1.32 {d23[1]}, [r0]
.Lotherwise_767:
.Lend_763:
    ubfx r0, r1, #16, #4
    vadd.f32 q8, q8, q11
    cmp r0, #15
    bne .Lotherwise_768
    add r0, r2, #64
    vld1.32 {d22, d23}, [r0]
    b .Lend_769
.Lotherwise_768:
    vmov.i32 q11, #0
    tst r1, #65536
    beq .Lotherwise_770
    add r0, r2, #64
    vld1.32 {d22[0]}, [r0]
.Lotherwise_770:
    tst r1, #131072
    beq .Lotherwise_771
    add r0, r2, #68
    vld1.32 {d22[1]}, [r0]
.Lotherwise_771:
    tst r1, #262144
    beq .Lotherwise_772
    add r0, r2, #72
    vld1.32 {d23[0]}, [r0]
.Lotherwise_772:
    tst r1, #524288
    beq .Lotherwise_773
    add r0, r2, #76
    vld1.32 {d23[1]}, [r0]
.Lotherwise_773:
.Lend_769:
    ubfx r0, r1, #20, #4
    vadd.f32 q9, q9, q11
    cmp r0, #15
    bne .Lotherwise_774
    add r0, r2, #80
    vld1.32 {d22, d23}, [r0]
    b .Lend_775
.Lotherwise_774:
    vmov.i32 q11, #0
    tst r1, #1048576
    beq .Lotherwise_776
    add r0, r2, #80
    vld1.32 {d22[0]}, [r0]
.Lotherwise_776:
    tst r1, #2097152
    beq .Lotherwise_777
    add r0, r2, #84
    vld1.32 {d22[1]}, [r0]
.Lotherwise_777:
    tst r1, #4194304
    beq .Lotherwise_778
    add r0, r2, #88
    vld1.32 {d23[0]}, [r0]
.Lotherwise_778:
    tst r1, #8388608
    beq .Lotherwise_779
    add r0, r2, #92
    vld1.32 {d23[1]}, [r0]
.Lotherwise_779:
.Lend_775:
    sub r12, r12, #1
    vadd.f32 q10, q10, q11
    cmp r12, #0
    bne .Lloop_761
.Lloop_end_760:
    vext.32 q11, q8, q9, #3
    add r0, r8, #16
    ubfx r2, r1, #24, #4
    vext.32 q9, q9, q10, #2
    mov r12, r14
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
    vst1.32 {d16, d17}, [r0]
    cmp r2, #15
    bne .Lotherwise_780
    add r0, r12, #96
    vld1.32 {d16, d17}, [r0]
    b .Lend_781
.Lotherwise_780:
    vmov.i32 q8, #0
    tst r1, #16777216
    beq .Lotherwise_782
    add r0, r12, #96
    vld1.32 {d16[0]}, [r0]
.Lotherwise_782:
    tst r1, #33554432
    beq .Lotherwise_783
    add r0, r12, #100
    vld1.32 {d16[1]}, [r0]
.Lotherwise_783:
    tst r1, #67108864
    beq .Lotherwise_784
    add r0, r12, #104
    vld1.32 {d17[0]}, [r0]
.Lotherwise_784:
    tst r1, #134217728
    beq .Lotherwise_785
    add r0, r12, #108
    vld1.32 {d17[1]}, [r0]
.Lotherwise_785:
.Lend_781:
    ubfx r0, r1, #28, #4
    cmp r0, #15
    bne .Lotherwise_786
    add r0, r12, #112
    vld1.32 {d18, d19}, [r0]
    b .Lend_787
.Lotherwise_786:
    vmov.i32 q9, #0
    tst r1, #268435456
    beq .Lotherwise_788
    add r0, r12, #112
    vld1.32 {d18[0]}, [r0]
.Lotherwise_788:
    tst r1, #536870912
    beq .Lotherwise_789
    add r0, r12, #116
    vld1.32 {d18[1]}, [r0]
.Lotherwise_789:
    tst r1, #1073741824
    beq .Lotherwise_790
    add r0, r12, #120
    vld1.32 {d19[0]}, [r0]
.Lotherwise_790:
    tst r1, #2147483648
    beq .Lotherwise_791
    add r0, r12, #124
    vld1.32 {d19[1]}, [r0]
.Lotherwise_791:
.Lend_787:
    ubfx r0, r1, #32, #4
    cmp r0, #15
    bne .Lotherwise_792
    add r0, r12, #128
    vld1.32 {d20, d21}, [r0]
    b .Lend_793
.Lotherwise_792:
    vmov.i32 q10, #0
    tst r1, #4294967296
    beq .Lotherwise_794
    add r0, r12, #128
    vld1.32 {d20[0]}, [r0]
.Lotherwise_794:
    tst r1, #8589934592
    beq .Lotherwise_795
    add r0, r12, #132
    vld1.32 {d20[1]}, [r0]
.Lotherwise_795:
    tst r1, #17179869184
    beq .Lotherwise_796
    add r0, r12, #136
    vld1.32 {d21[0]}, [r0]
.Lotherwise_796:
    tst r1, #34359738368
    beq .Lotherwise_797
    add r0, r12, #140
    vld1.32 {d21[1]}, [r0]
.Lotherwise_797:
.Lend_793:
    mov r2, r3
    cmp r2, #0
    beq .Lloop_end_798
.Lloop_799:
    ubfx r0, r1, #24, #4
    add r12, r12, r7, lsl #2
    cmp r0, #15
    bne .Lotherwise_800
    add r0, r12, #96
    vld1.32 {d22, d23}, [r0]
    b .Lend_801
.Lotherwise_800:
    vmov.i32 q11, #0
    tst r1, #16777216
    beq .Lotherwise_802
    add r0, r12, #96
    vld1.32 {d22[0]}, [r0]
.Lotherwise_802:
    tst r1, #33554432
    beq .Lotherwise_803
    add r0, r12, #100
    vld1.32 {d22[1]}, [r0]
.Lotherwise_803:
    tst r1, #67108864
    beq .Lotherwise_804
    add r0, r12, #104
    vld1.32 {d23[0]}, [r0]
.Lotherwise_804:
    tst r1, #134217728
    beq .Lotherwise_805
    add r0, r12, #108
    vld1.32 {d23[1]}, [r0]
.Lotherwise_805:
.Lend_801:
    ubfx r0, r1, #28, #4
    vadd.f32 q8, q8, q11
    cmp r0, #15
    bne .Lotherwise_806
    add r0, r12, #112
    vld1.32 {d22, d23}, [r0]
    b .Lend_807
.Lotherwise_806:
    vmov.i32 q11, #0
    tst r1, #268435456
    beq .Lotherwise_808
    add r0, r12, #112
    vld1.32 {d22[0]}, [r0]
.Lotherwise_808:
    tst r1, #536870912
    beq .Lotherwise_809
    add r0, r12, #116
    vld1.32 {d22[1]}, [r0]
.Lotherwise_809:
    tst r1, #1073741824
    beq .Lotherwise_810
    add r0, r12, #120
    vld1.32 {d23[0]}, [r0]
.Lotherwise_810:
    tst r1, #2147483648
    beq .Lotherwise_811
    add r0, r12, #124
    vld1.32 {d23[1]}, [r0]
.Lotherwise_811:
.Lend_807:
    ubfx r0, r1, #32, #4
    vadd.f32 q9, q9, q11
    cmp r0, #15
    bne .Lotherwise_812
    add r0, r12, #128
    vld1.32 {d22, d23}, [r0]
    b .Lend_813
.Lotherwise_812:
    vmov.i32 q11, #0
    tst r1, #4294967296
    beq .Lotherwise_814
    add r0, r12, #128
    vld1.32 {d22[0]}, [r0]
.Lotherwise_814:
    tst r1, #8589934592
    beq .Lotherwise_815
    add r0, r12, #132
    vld1.32 {d22[1]}, [r0]
.Lotherwise_815:
    tst r1, #17179869184
    beq .Lotherwise_816
    add r0, r12, #136
    vld1.32 {d23[0]}, [r0]
.Lotherwise_816:
    tst r1, #34359738368
    beq .Lotherwise_817
    add r0, r12, #140
    vld1.32 {d23[1]}, [r0]
.Lotherwise_817:
.Lend_813:
    sub r2, r2, #1
    vadd.f32 q10, q10, q11
    cmp r2, #0
    bne .Lloop_799
.Lloop_end_798:
    vext.32 q11, q8, q9, #3
    add r0, r8, #32
    ubfx r2, r1, #36, #4
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
    vst1.32 {d16, d17}, [r0]
    cmp r2, #15
    bne .Lotherwise_818
    add r0, r14, #144
    vld1.32 {d16, d17}, [r0]
    b .Lend_819
.Lotherwise_818:
    vmov.i32 q8, #0
    tst r1, #68719476736
    beq .Lotherwise_820
    add r0, r14, #144
    vld1.32 {d16[0]}, [r0]
.Lotherwise_820:
    tst r1, #137438953472
    beq .Lotherwise_821
    add r0, r14, #148
    vld1.32 {d16[1]}, [r0]
.Lotherwise_821:
    tst r1, #274877906944
    beq .Lotherwise_822
    add r0, r14, #152
    vld1.32 {d17[0]}, [r0]
.Lotherwise_822:
    tst r1, #549755813888
    beq .Lotherwise_823
    add r0, r14, #156
    vld1.32 {d17[1]}, [r0]
.Lotherwise_823:
.Lend_819:
    ubfx r0, r1, #40, #4
    cmp r0, #15
    bne .Lotherwise_824
    add r0, r14, #160
    vld1.32 {d18, d19}, [r0]
    b .Lend_825
.Lotherwise_824:
    vmov.i32 q9, #0
    tst r1, #1099511627776
    beq .Lotherwise_826
    add r0, r14, #160
    vld1.32 {d18[0]}, [r0]
.Lotherwise_826:
    tst r1, #2199023255552
    beq .Lotherwise_827
    add r0, r14, #164
    vld1.32 {d18[1]}, [r0]
.Lotherwise_827:
    tst r1, #4398046511104
    beq .Lotherwise_828
    add r0, r14, #168
    vld1.32 {d19[0]}, [r0]
.Lotherwise_828:
    tst r1, #8796093022208
    beq .Lotherwise_829
    add r0, r14, #172
    vld1.32 {d19[1]}, [r0]
.Lotherwise_829:
.Lend_825:
    ubfx r0, r1, #44, #4
    cmp r0, #15
    bne .Lotherwise_830
    add r0, r14, #176
    vld1.32 {d20, d21}, [r0]
    b .Lend_831
.Lotherwise_830:
    vmov.i32 q10, #0
    tst r1, #17592186044416
    beq .Lotherwise_832
    add r0, r14, #176
    vld1.32 {d20[0]}, [r0]
.Lotherwise_832:
    tst r1, #35184372088832
    beq .Lotherwise_833
    add r0, r14, #180
    vld1.32 {d20[1]}, [r0]
.Lotherwise_833:
    tst r1, #70368744177664
    beq .Lotherwise_834
    add r0, r14, #184
    vld1.32 {d21[0]}, [r0]
.Lotherwise_834:
    tst r1, #140737488355328
    beq .Lotherwise_835
    add r0, r14, #188
    vld1.32 {d21[1]}, [r0]
.Lotherwise_835:
.Lend_831:
    cmp r3, #0
    beq .Lloop_end_836
.Lloop_837:
    ubfx r0, r1, #36, #4
    add r14, r14, r7, lsl #2
    cmp r0, #15
    bne .Lotherwise_838
    add r0, r14, #144
    vld1.32 {d22, d23}, [r0]
    b .Lend_839
.Lotherwise_838:
    vmov.i32 q11, #0
    tst r1, #68719476736
    beq .Lotherwise_840
    add r0, r14, #144
    vld1.32 {d22[0]}, [r0]
.Lotherwise_840:
    tst r1, #137438953472
    beq .Lotherwise_841
    add r0, r14, #148
    vld1.32 {d22[1]}, [r0]
.Lotherwise_841:
    tst r1, #274877906944
    beq .Lotherwise_842
    add r0, r14, #152
    vld1.32 {d23[0]}, [r0]
.Lotherwise_842:
    tst r1, #549755813888
    beq .Lotherwise_843
    add r0, r14, #156
    vld1.32 {d23[1]}, [r0]
.Lotherwise_843:
.Lend_839:
    ubfx r0, r1, #40, #4
    vadd.f32 q8, q8, q11
    cmp r0, #15
    bne .Lotherwise_844
    add r0, r14, #160
    vld1.32 {d22, d23}, [r0]
    b .Lend_845
.Lotherwise_844:
    vmov.i32 q11, #0
    tst r1, #1099511627776
    beq .Lotherwise_846
    add r0, r14, #160
    vld1.32 {d22[0]}, [r0]
.Lotherwise_846:
    tst r1, #2199023255552
    beq .Lotherwise_847
    add r0, r14, #164
    vld1.32 {d22[1]}, [r0]
.Lotherwise_847:
    tst r1, #4398046511104
    beq .Lotherwise_848
    add r0, r14, #168
    vld1.32 {d23[0]}, [r0]
.Lotherwise_848:
    tst r1, #8796093022208
    beq .Lotherwise_849
    add r0, r14, #172
    vld1.32 {d23[1]}, [r0]
.Lotherwise_849:
.Lend_845:
    ubfx r0, r1, #44, #4
    vadd.f32 q9, q9, q11
    cmp r0, #15
    bne .Lotherwise_850
    add r0, r14, #176
    vld1.32 {d22, d23}, [r0]
    b .Lend_851
.Lotherwise_850:
    vmov.i32 q11, #0
    tst r1, #17592186044416
    beq .Lotherwise_852
    add r0, r14, #176
    vld1.32 {d22[0]}, [r0]
.Lotherwise_852:
    tst r1, #35184372088832
    beq .Lotherwise_853
    add r0, r14, #180
    vld1.32 {d22[1]}, [r0]
.Lotherwise_853:
    tst r1, #70368744177664
    beq .Lotherwise_854
    add r0, r14, #184
    vld1.32 {d23[0]}, [r0]
.Lotherwise_854:
    tst r1, #140737488355328
    beq .Lotherwise_855
    add r0, r14, #188
    vld1.32 {d23[1]}, [r0]
.Lotherwise_855:
.Lend_851:
    sub r3, r3, #1
    vadd.f32 q10, q10, q11
    cmp r3, #0
    bne .Lloop_837
.Lloop_end_836:
    vext.32 q11, q8, q9, #3
    add r0, r8, #48
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
    vst1.32 {d16, d17}, [r0]
.Lend_701:
.Lend_667:
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
    bne .Lotherwise_856
    b .Lend_857
.Lotherwise_856:
    sub r6, r6, #1
    cmp r6, #0
    beq .Lloop_end_858
.Lloop_859:
    ubfx r0, r5, #0, #4
    lsr r9, r5, #4
    add r10, r0, #3
    cmp r9, #0
    beq .Lloop_end_860
.Lloop_861:
    mov r0, r2
    pld [r4]
    mov r1, r4
    cmp r0, #0
    beq .Lloop_end_862
.Lloop_863:
    sub r0, r0, #1
    pld [r1, #64]
    add r1, r1, #64
    cmp r0, #0
    bne .Lloop_863
.Lloop_end_862:
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
    beq .Lloop_end_864
.Lloop_865:
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
    bne .Lloop_865
.Lloop_end_864:
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
    bne .Lloop_861
.Lloop_end_860:
    lsr r9, r10, #2
    cmp r9, #0
    beq .Lloop_end_866
.Lloop_867:
    mov r0, r2
    pld [r4]
    mov r1, r4
    cmp r0, #0
    beq .Lloop_end_868
.Lloop_869:
    sub r0, r0, #1
    pld [r1, #64]
    add r1, r1, #64
    cmp r0, #0
    bne .Lloop_869
.Lloop_end_868:
    mov r0, r14
    vld1.32 {d16, d17}, [r0]!
    mov r1, r7
    add r4, r4, r12, lsl #2
    vld1.32 {d18, d19}, [r0]
    add r10, r0, #4
    vld1.32 {d20, d21}, [r10]
    sub r0, r0, #16
    cmp r1, #0
    beq .Lloop_end_870
.Lloop_871:
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
    bne .Lloop_871
.Lloop_end_870:
    sub r9, r9, #1
    add r14, r14, #32
    vext.32 q10, q10, q10, #3
    vuzp.32 q8, q9
    vext.32 q10, q8, q10, #1
    vmax.f32 q8, q8, q9
    vmax.f32 q8, q8, q10
    vst1.32 {d16, d17}, [r8]!
    cmp r9, #0
    bne .Lloop_867
.Lloop_end_866:
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
    bne .Lloop_859
.Lloop_end_858:
    lsr r9, r5, #4
    cmp r9, #0
    beq .Lloop_end_872
.Lloop_873:
    mov r0, r2
    pld [r4]
    mov r1, r4
    cmp r0, #0
    beq .Lloop_end_874
.Lloop_875:
    sub r0, r0, #1
    pld [r1, #64]
    add r1, r1, #64
    cmp r0, #0
    bne .Lloop_875
.Lloop_end_874:
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
    beq .Lloop_end_876
.Lloop_877:
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
    bne .Lloop_877
.Lloop_end_876:
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
    bne .Lloop_873
.Lloop_end_872:
    ubfx r0, r5, #0, #4
    cmp r0, #0
    bne .Lotherwise_878
    b .Lend_879
.Lotherwise_878:
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
    beq .Lloop_end_880
.Lloop_881:
    sub r2, r2, #1
    pld [r4, #64]
    add r4, r4, #64
    cmp r2, #0
    bne .Lloop_881
.Lloop_end_880:
    ubfx r0, r1, #0, #4
    cmp r0, #15
    bne .Lotherwise_882
    vld1.32 {d16, d17}, [r14]
    b .Lend_883
.Lotherwise_882:
    vmov.i32 q8, #0
    tst r1, #1
    beq .Lotherwise_884
    vld1.32 {d16[0]}, [r14]
.Lotherwise_884:
    tst r1, #2
    beq .Lotherwise_885
    add r0, r14, #4
    vld1.32 {d16[1]}, [r0]
.Lotherwise_885:
    tst r1, #4
    beq .Lotherwise_886
    add r0, r14, #8
    vld1.32 {d17[0]}, [r0]
.Lotherwise_886:
    tst r1, #8
    beq .Lotherwise_887
    add r0, r14, #12
    vld1.32 {d17[1]}, [r0]
.Lotherwise_887:
.Lend_883:
    ubfx r0, r1, #4, #4
    cmp r0, #15
    bne .Lotherwise_888
    add r0, r14, #16
    vld1.32 {d0, d1}, [r0]
    b .Lend_889
.Lotherwise_888:
    vmov.i32 q0, #0
    tst r1, #16
    beq .Lotherwise_890
    add r0, r14, #16
    vld1.32 {d0[0]}, [r0]
.Lotherwise_890:
    tst r1, #32
    beq .Lotherwise_891
    add r0, r14, #20
    vld1.32 {d0[1]}, [r0]
.Lotherwise_891:
    tst r1, #64
    beq .Lotherwise_892
    add r0, r14, #24
    vld1.32 {d1[0]}, [r0]
.Lotherwise_892:
    tst r1, #128
    beq .Lotherwise_893
    add r0, r14, #28
    vld1.32 {d1[1]}, [r0]
.Lotherwise_893:
.Lend_889:
    ubfx r0, r1, #8, #4
    cmp r0, #15
    bne .Lotherwise_894
    add r0, r14, #32
    vld1.32 {d20, d21}, [r0]
    b .Lend_895
.Lotherwise_894:
    vmov.i32 q10, #0
    tst r1, #256
    beq .Lotherwise_896
    add r0, r14, #32
    vld1.32 {d20[0]}, [r0]
.Lotherwise_896:
    tst r1, #512
    beq .Lotherwise_897
    add r0, r14, #36
    vld1.32 {d20[1]}, [r0]
.Lotherwise_897:
    tst r1, #1024
    beq .Lotherwise_898
    add r0, r14, #40
    vld1.32 {d21[0]}, [r0]
.Lotherwise_898:
    tst r1, #2048
    beq .Lotherwise_899
    add r0, r14, #44
    vld1.32 {d21[1]}, [r0]
.Lotherwise_899:
.Lend_895:
    ubfx r0, r1, #12, #4
    cmp r0, #15
    bne .Lotherwise_900
    add r0, r14, #48
    vld1.32 {d30, d31}, [r0]
    b .Lend_901
.Lotherwise_900:
    vmov.i32 q15, #0
    tst r1, #4096
    beq .Lotherwise_902
    add r0, r14, #48
    vld1.32 {d30[0]}, [r0]
.Lotherwise_902:
    tst r1, #8192
    beq .Lotherwise_903
    add r0, r14, #52
    vld1.32 {d30[1]}, [r0]
.Lotherwise_903:
    tst r1, #16384
    beq .Lotherwise_904
    add r0, r14, #56
    vld1.32 {d31[0]}, [r0]
.Lotherwise_904:
    tst r1, #32768
    beq .Lotherwise_905
    add r0, r14, #60
    vld1.32 {d31[1]}, [r0]
.Lotherwise_905:
.Lend_901:
    ubfx r0, r1, #16, #4
    cmp r0, #15
    bne .Lotherwise_906
    add r0, r14, #64
    vld1.32 {d28, d29}, [r0]
    b .Lend_907
.Lotherwise_906:
    vmov.i32 q14, #0
    tst r1, #65536
    beq .Lotherwise_908
    add r0, r14, #64
    vld1.32 {d28[0]}, [r0]
.Lotherwise_908:
    tst r1, #131072
    beq .Lotherwise_909
    add r0, r14, #68
    vld1.32 {d28[1]}, [r0]
.Lotherwise_909:
    tst r1, #262144
    beq .Lotherwise_910
    add r0, r14, #72
    vld1.32 {d29[0]}, [r0]
.Lotherwise_910:
    tst r1, #524288
    beq .Lotherwise_911
    add r0, r14, #76
    vld1.32 {d29[1]}, [r0]
.Lotherwise_911:
.Lend_907:
    ubfx r0, r1, #20, #4
    cmp r0, #15
    bne .Lotherwise_912
    add r0, r14, #80
    vld1.32 {d22, d23}, [r0]
    b .Lend_913
.Lotherwise_912:
    vmov.i32 q11, #0
    tst r1, #1048576
    beq .Lotherwise_914
    add r0, r14, #80
    vld1.32 {d22[0]}, [r0]
.Lotherwise_914:
    tst r1, #2097152
    beq .Lotherwise_915
    add r0, r14, #84
    vld1.32 {d22[1]}, [r0]
.Lotherwise_915:
    tst r1, #4194304
    beq .Lotherwise_916
    add r0, r14, #88
    vld1.32 {d23[0]}, [r0]
.Lotherwise_916:
    tst r1, #8388608
    beq .Lotherwise_917
    add r0, r14, #92
    vld1.32 {d23[1]}, [r0]
.Lotherwise_917:
.Lend_913:
    ubfx r0, r1, #24, #4
    cmp r0, #15
    bne .Lotherwise_918
    add r0, r14, #96
    vld1.32 {d24, d25}, [r0]
    b .Lend_919
.Lotherwise_918:
    vmov.i32 q12, #0
    tst r1, #16777216
    beq .Lotherwise_920
    add r0, r14, #96
    vld1.32 {d24[0]}, [r0]
.Lotherwise_920:
    tst r1, #33554432
    beq .Lotherwise_921
    add r0, r14, #100
    vld1.32 {d24[1]}, [r0]
.Lotherwise_921:
    tst r1, #67108864
    beq .Lotherwise_922
    add r0, r14, #104
    vld1.32 {d25[0]}, [r0]
.Lotherwise_922:
    tst r1, #134217728
    beq .Lotherwise_923
    add r0, r14, #108
    vld1.32 {d25[1]}, [r0]
.Lotherwise_923:
.Lend_919:
    ubfx r0, r1, #28, #4
    cmp r0, #15
    bne .Lotherwise_924
    add r0, r14, #112
    vld1.32 {d26, d27}, [r0]
    b .Lend_925
.Lotherwise_924:
    vmov.i32 q13, #0
    tst r1, #268435456
    beq .Lotherwise_926
    add r0, r14, #112
    vld1.32 {d26[0]}, [r0]
.Lotherwise_926:
    tst r1, #536870912
    beq .Lotherwise_927
    add r0, r14, #116
    vld1.32 {d26[1]}, [r0]
.Lotherwise_927:
    tst r1, #1073741824
    beq .Lotherwise_928
    add r0, r14, #120
    vld1.32 {d27[0]}, [r0]
.Lotherwise_928:
    tst r1, #2147483648
    beq .Lotherwise_929
    add r0, r14, #124
    vld1.32 {d27[1]}, [r0]
.Lotherwise_929:
.Lend_925:
    cmp r7, #0
    beq .Lloop_end_930
.Lloop_931:
    ubfx r0, r1, #0, #4
    add r14, r14, r3, lsl #2
    cmp r0, #15
    bne .Lotherwise_932
    vld1.32 {d18, d19}, [r14]
    b .Lend_933
.Lotherwise_932:
    vmov.i32 q9, #0
    tst r1, #1
    beq .Lotherwise_934
    vld1.32 {d18[0]}, [r14]
.Lotherwise_934:
    tst r1, #2
    beq .Lotherwise_935
    add r0, r14, #4
    vld1.32 {d18[1]}, [r0]
.Lotherwise_935:
    tst r1, #4
    beq .Lotherwise_936
    add r0, r14, #8
    vld1.32 {d19[0]}, [r0]
.Lotherwise_936:
    tst r1, #8
    beq .Lotherwise_937
    add r0, r14, #12
    vld1.32 {d19[1]}, [r0]
.Lotherwise_937:
.Lend_933:
    ubfx r0, r1, #4, #4
    vmax.f32 q8, q8, q9
    cmp r0, #15
    bne .Lotherwise_938
    add r0, r14, #16
    vld1.32 {d18, d19}, [r0]
    b .Lend_939
.Lotherwise_938:
    vmov.i32 q9, #0
    tst r1, #16
    beq .Lotherwise_940
    add r0, r14, #16
    vld1.32 {d18[0]}, [r0]
.Lotherwise_940:
    tst r1, #32
    beq .Lotherwise_941
    add r0, r14, #20
    vld1.32 {d18[1]}, [r0]
.Lotherwise_941:
    tst r1, #64
    beq .Lotherwise_942
    add r0, r14, #24
    vld1.32 {d19[0]}, [r0]
.Lotherwise_942:
    tst r1, #128
    beq .Lotherwise_943
    add r0, r14, #28
    vld1.32 {d19[1]}, [r0]
.Lotherwise_943:
.Lend_939:
    ubfx r0, r1, #8, #4
    vmax.f32 q0, q0, q9
    cmp r0, #15
    bne .Lotherwise_944
    add r0, r14, #32
    vld1.32 {d18, d19}, [r0]
    b .Lend_945
.Lotherwise_944:
    vmov.i32 q9, #0
    tst r1, #256
    beq .Lotherwise_946
    add r0, r14, #32
    vld1.32 {d18[0]}, [r0]
.Lotherwise_946:
    tst r1, #512
    beq .Lotherwise_947
    add r0, r14, #36
    vld1.32 {d18[1]}, [r0]
.Lotherwise_947:
    tst r1, #1024
    beq .Lotherwise_948
    add r0, r14, #40
    vld1.32 {d19[0]}, [r0]
.Lotherwise_948:
    tst r1, #2048
    beq .Lotherwise_949
    add r0, r14, #44
    vld1.32 {d19[1]}, [r0]
.Lotherwise_949:
.Lend_945:
    ubfx r0, r1, #12, #4
    vmax.f32 q10, q10, q9
    cmp r0, #15
    bne .Lotherwise_950
    add r0, r14, #48
    vld1.32 {d18, d19}, [r0]
    b .Lend_951
.Lotherwise_950:
    vmov.i32 q9, #0
    tst r1, #4096
    beq .Lotherwise_952
    add r0, r14, #48
    vld1.32 {d18[0]}, [r0]
.Lotherwise_952:
    tst r1, #8192
    beq .Lotherwise_953
    add r0, r14, #52
    vld1.32 {d18[1]}, [r0]
.Lotherwise_953:
    tst r1, #16384
    beq .Lotherwise_954
    add r0, r14, #56
    vld1.32 {d19[0]}, [r0]
.Lotherwise_954:
    tst r1, #32768
    beq .Lotherwise_955
    add r0, r14, #60
    vld1.32 {d19[1]}, [r0]
.Lotherwise_955:
.Lend_951:
    ubfx r0, r1, #16, #4
    vmax.f32 q15, q15, q9
    cmp r0, #15
    bne .Lotherwise_956
    add r0, r14, #64
    vld1.32 {d18, d19}, [r0]
    b .Lend_957
.Lotherwise_956:
    vmov.i32 q9, #0
    tst r1, #65536
    beq .Lotherwise_958
    add r0, r14, #64
    vld1.32 {d18[0]}, [r0]
.Lotherwise_958:
    tst r1, #131072
    beq .Lotherwise_959
    add r0, r14, #68
    vld1.32 {d18[1]}, [r0]
.Lotherwise_959:
    tst r1, #262144
    beq .Lotherwise_960
    add r0, r14, #72
    vld1.32 {d19[0]}, [r0]
.Lotherwise_960:
    tst r1, #524288
    beq .Lotherwise_961
    add r0, r14, #76
    vld1.32 {d19[1]}, [r0]
.Lotherwise_961:
.Lend_957:
    ubfx r0, r1, #20, #4
    vmax.f32 q14, q14, q9
    cmp r0, #15
    bne .Lotherwise_962
    add r0, r14, #80
    vld1.32 {d18, d19}, [r0]
    b .Lend_963
.Lotherwise_962:
    vmov.i32 q9, #0
    tst r1, #1048576
    beq .Lotherwise_964
    add r0, r14, #80
    vld1.32 {d18[0]}, [r0]
.Lotherwise_964:
    tst r1, #2097152
    beq .Lotherwise_965
    add r0, r14, #84
    vld1.32 {d18[1]}, [r0]
.Lotherwise_965:
    tst r1, #4194304
    beq .Lotherwise_966
    add r0, r14, #88
    vld1.32 {d19[0]}, [r0]
.Lotherwise_966:
    tst r1, #8388608
    beq .Lotherwise_967
    add r0, r14, #92
    vld1.32 {d19[1]}, [r0]
.Lotherwise_967:
.Lend_963:
    ubfx r0, r1, #24, #4
    vmax.f32 q11, q11, q9
    cmp r0, #15
    bne .Lotherwise_968
    add r0, r14, #96
    vld1.32 {d18, d19}, [r0]
    b .Lend_969
.Lotherwise_968:
    vmov.i32 q9, #0
    tst r1, #16777216
    beq .Lotherwise_970
    add r0, r14, #96
    vld1.32 {d18[0]}, [r0]
.Lotherwise_970:
    tst r1, #33554432
    beq .Lotherwise_971
    add r0, r14, #100
    vld1.32 {d18[1]}, [r0]
.Lotherwise_971:
    tst r1, #67108864
    beq .Lotherwise_972
    add r0, r14, #104
    vld1.32 {d19[0]}, [r0]
.Lotherwise_972:
    tst r1, #134217728
    beq .Lotherwise_973
    add r0, r14, #108
    vld1.32 {d19[1]}, [r0]
.Lotherwise_973:
.Lend_969:
    ubfx r0, r1, #28, #4
    vmax.f32 q12, q12, q9
    cmp r0, #15
    bne .Lotherwise_974
    add r0, r14, #112
    vld1.32 {d18, d19}, [r0]
    b .Lend_975
.Lotherwise_974:
    vmov.i32 q9, #0
    tst r1, #268435456
    beq .Lotherwise_976
    add r0, r14, #112
    vld1.32 {d18[0]}, [r0]
.Lotherwise_976:
    tst r1, #536870912
    beq .Lotherwise_977
    add r0, r14, #116
    vld1.32 {d18[1]}, [r0]
.Lotherwise_977:
    tst r1, #1073741824
    beq .Lotherwise_978
    add r0, r14, #120
    vld1.32 {d19[0]}, [r0]
.Lotherwise_978:
    tst r1, #2147483648
    beq .Lotherwise_979
    add r0, r14, #124
    vld1.32 {d19[1]}, [r0]
.Lotherwise_979:
.Lend_975:
    sub r7, r7, #1
    vmax.f32 q13, q13, q9
    cmp r7, #0
    bne .Lloop_931
.Lloop_end_930:
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
.Lend_879:
.Lend_857:
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
    bne .Lotherwise_980
    b .Lend_981
.Lotherwise_980:
    sub r6, r6, #1
    cmp r6, #0
    beq .Lloop_end_982
.Lloop_983:
    ubfx r0, r5, #0, #4
    lsr r9, r5, #4
    add r10, r0, #3
    cmp r9, #0
    beq .Lloop_end_984
.Lloop_985:
    mov r0, r2
    pld [r4]
    mov r1, r4
    cmp r0, #0
    beq .Lloop_end_986
.Lloop_987:
    sub r0, r0, #1
    pld [r1, #64]
    add r1, r1, #64
    cmp r0, #0
    bne .Lloop_987
.Lloop_end_986:
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
    beq .Lloop_end_988
.Lloop_989:
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
    bne .Lloop_989
.Lloop_end_988:
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
    bne .Lloop_985
.Lloop_end_984:
    lsr r9, r10, #2
    cmp r9, #0
    beq .Lloop_end_990
.Lloop_991:
    mov r0, r2
    pld [r4]
    mov r1, r4
    cmp r0, #0
    beq .Lloop_end_992
.Lloop_993:
    sub r0, r0, #1
    pld [r1, #64]
    add r1, r1, #64
    cmp r0, #0
    bne .Lloop_993
.Lloop_end_992:
    mov r0, r14
    vld1.32 {d16, d17}, [r0]!
    mov r1, r3
    add r4, r4, r12, lsl #2
    vld1.32 {d18, d19}, [r0]
    add r10, r0, #4
    vld1.32 {d20, d21}, [r10]
    sub r0, r0, #16
    cmp r1, #0
    beq .Lloop_end_994
.Lloop_995:
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
    bne .Lloop_995
.Lloop_end_994:
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
    bne .Lloop_991
.Lloop_end_990:
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
    bne .Lloop_983
.Lloop_end_982:
    lsr r9, r5, #4
    cmp r9, #0
    beq .Lloop_end_996
.Lloop_997:
    mov r0, r2
    pld [r4]
    mov r1, r4
    cmp r0, #0
    beq .Lloop_end_998
.Lloop_999:
    sub r0, r0, #1
    pld [r1, #64]
    add r1, r1, #64
    cmp r0, #0
    bne .Lloop_999
.Lloop_end_998:
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
    beq .Lloop_end_1000
.Lloop_1001:
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
    bne .Lloop_1001
.Lloop_end_1000:
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
    bne .Lloop_997
.Lloop_end_996:
    ubfx r0, r5, #0, #4
    cmp r0, #0
    bne .Lotherwise_1002
    b .Lend_1003
.Lotherwise_1002:
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
    beq .Lloop_end_1004
.Lloop_1005:
    sub r2, r2, #1
    pld [r4, #64]
    add r4, r4, #64
    cmp r2, #0
    bne .Lloop_1005
.Lloop_end_1004:
    ubfx r0, r1, #0, #4
    cmp r0, #15
    bne .Lotherwise_1006
    vld1.32 {d18, d19}, [r14]
    b .Lend_1007
.Lotherwise_1006:
    vmov.i32 q9, #0
    tst r1, #1
    beq .Lotherwise_1008
    vld1.32 {d18[0]}, [r14]
.Lotherwise_1008:
    tst r1, #2
    beq .Lotherwise_1009
    add r0, r14, #4
    vld1.32 {d18[1]}, [r0]
.Lotherwise_1009:
    tst r1, #4
    beq .Lotherwise_1010
    add r0, r14, #8
    vld1.32 {d19[0]}, [r0]
.Lotherwise_1010:
    tst r1, #8
    beq .Lotherwise_1011
    add r0, r14, #12
    vld1.32 {d19[1]}, [r0]
.Lotherwise_1011:
.Lend_1007:
    ubfx r0, r1, #4, #4
    cmp r0, #15
    bne .Lotherwise_1012
    add r0, r14, #16
    vld1.32 {d20, d21}, [r0]
    b .Lend_1013
.Lotherwise_1012:
    vmov.i32 q10, #0
    tst r1, #16
    beq .Lotherwise_1014
    add r0, r14, #16
    vld1.32 {d20[0]}, [r0]
.Lotherwise_1014:
    tst r1, #32
    beq .Lotherwise_1015
    add r0, r14, #20
    vld1.32 {d20[1]}, [r0]
.Lotherwise_1015:
    tst r1, #64
    beq .Lotherwise_1016
    add r0, r14, #24
    vld1.32 {d21[0]}, [r0]
.Lotherwise_1016:
    tst r1, #128
    beq .Lotherwise_1017
    add r0, r14, #28
    vld1.32 {d21[1]}, [r0]
.Lotherwise_1017:
.Lend_1013:
    ubfx r0, r1, #8, #4
    cmp r0, #15
    bne .Lotherwise_1018
    add r0, r14, #32
    vld1.32 {d22, d23}, [r0]
    b .Lend_1019
.Lotherwise_1018:
    vmov.i32 q11, #0
    tst r1, #256
    beq .Lotherwise_1020
    add r0, r14, #32
    vld1.32 {d22[0]}, [r0]
.Lotherwise_1020:
    tst r1, #512
    beq .Lotherwise_1021
    add r0, r14, #36
    vld1.32 {d22[1]}, [r0]
.Lotherwise_1021:
    tst r1, #1024
    beq .Lotherwise_1022
    add r0, r14, #40
    vld1.32 {d23[0]}, [r0]
.Lotherwise_1022:
    tst r1, #2048
    beq .Lotherwise_1023
    add r0, r14, #44
    vld1.32 {d23[1]}, [r0]
.Lotherwise_1023:
.Lend_1019:
    ubfx r0, r1, #12, #4
    cmp r0, #15
    bne .Lotherwise_1024
    add r0, r14, #48
    vld1.32 {d24, d25}, [r0]
    b .Lend_1025
.Lotherwise_1024:
    vmov.i32 q12, #0
    tst r1, #4096
    beq .Lotherwise_1026
    add r0, r14, #48
    vld1.32 {d24[0]}, [r0]
.Lotherwise_1026:
    tst r1, #8192
    beq .Lotherwise_1027
    add r0, r14, #52
    vld1.32 {d24[1]}, [r0]
.Lotherwise_1027:
    tst r1, #16384
    beq .Lotherwise_1028
    add r0, r14, #56
    vld1.32 {d25[0]}, [r0]
.Lotherwise_1028:
    tst r1, #32768
    beq .Lotherwise_1029
    add r0, r14, #60
    vld1.32 {d25[1]}, [r0]
.Lotherwise_1029:
.Lend_1025:
    ubfx r0, r1, #16, #4
    cmp r0, #15
    bne .Lotherwise_1030
    add r0, r14, #64
    vld1.32 {d26, d27}, [r0]
    b .Lend_1031
.Lotherwise_1030:
    vmov.i32 q13, #0
    tst r1, #65536
    beq .Lotherwise_1032
    add r0, r14, #64
    vld1.32 {d26[0]}, [r0]
.Lotherwise_1032:
    tst r1, #131072
    beq .Lotherwise_1033
    add r0, r14, #68
    vld1.32 {d26[1]}, [r0]
.Lotherwise_1033:
    tst r1, #262144
    beq .Lotherwise_1034
    add r0, r14, #72
    vld1.32 {d27[0]}, [r0]
.Lotherwise_1034:
    tst r1, #524288
    beq .Lotherwise_1035
    add r0, r14, #76
    vld1.32 {d27[1]}, [r0]
.Lotherwise_1035:
.Lend_1031:
    ubfx r0, r1, #20, #4
    cmp r0, #15
    bne .Lotherwise_1036
    add r0, r14, #80
    vld1.32 {d28, d29}, [r0]
    b .Lend_1037
.Lotherwise_1036:
    vmov.i32 q14, #0
    tst r1, #1048576
    beq .Lotherwise_1038
    add r0, r14, #80
    vld1.32 {d28[0]}, [r0]
.Lotherwise_1038:
    tst r1, #2097152
    beq .Lotherwise_1039
    add r0, r14, #84
    vld1.32 {d28[1]}, [r0]
.Lotherwise_1039:
    tst r1, #4194304
    beq .Lotherwise_1040
    add r0, r14, #88
    vld1.32 {d29[0]}, [r0]
.Lotherwise_1040:
    tst r1, #8388608
    beq .Lotherwise_1041
    add r0, r14, #92
    vld1.32 {d29[1]}, [r0]
.Lotherwise_1041:
.Lend_1037:
    ubfx r0, r1, #24, #4
    cmp r0, #15
    bne .Lotherwise_1042
    add r0, r14, #96
    vld1.32 {d30, d31}, [r0]
    b .Lend_1043
.Lotherwise_1042:
    vmov.i32 q15, #0
    tst r1, #16777216
    beq .Lotherwise_1044
    add r0, r14, #96
    vld1.32 {d30[0]}, [r0]
.Lotherwise_1044:
    tst r1, #33554432
    beq .Lotherwise_1045
    add r0, r14, #100
    vld1.32 {d30[1]}, [r0]
.Lotherwise_1045:
    tst r1, #67108864
    beq .Lotherwise_1046
    add r0, r14, #104
    vld1.32 {d31[0]}, [r0]
.Lotherwise_1046:
    tst r1, #134217728
    beq .Lotherwise_1047
    add r0, r14, #108
    vld1.32 {d31[1]}, [r0]
.Lotherwise_1047:
.Lend_1043:
    ubfx r0, r1, #28, #4
    cmp r0, #15
    bne .Lotherwise_1048
    add r0, r14, #112
    vld1.32 {d0, d1}, [r0]
    b .Lend_1049
.Lotherwise_1048:
    vmov.i32 q0, #0
    tst r1, #268435456
    beq .Lotherwise_1050
    add r0, r14, #112
    vld1.32 {d0[0]}, [r0]
.Lotherwise_1050:
    tst r1, #536870912
    beq .Lotherwise_1051
    add r0, r14, #116
    vld1.32 {d0[1]}, [r0]
.Lotherwise_1051:
    tst r1, #1073741824
    beq .Lotherwise_1052
    add r0, r14, #120
    vld1.32 {d1[0]}, [r0]
.Lotherwise_1052:
    tst r1, #2147483648
    beq .Lotherwise_1053
    add r0, r14, #124
    vld1.32 {d1[1]}, [r0]
.Lotherwise_1053:
.Lend_1049:
    cmp r3, #0
    beq .Lloop_end_1054
.Lloop_1055:
    ubfx r0, r1, #0, #4
    add r14, r14, r7, lsl #2
    cmp r0, #15
    bne .Lotherwise_1056
    vld1.32 {d16, d17}, [r14]
    b .Lend_1057
.Lotherwise_1056:
    vmov.i32 q8, #0
    tst r1, #1
    beq .Lotherwise_1058
    vld1.32 {d16[0]}, [r14]
.Lotherwise_1058:
    tst r1, #2
    beq .Lotherwise_1059
    add r0, r14, #4
    vld1.32 {d16[1]}, [r0]
.Lotherwise_1059:
    tst r1, #4
    beq .Lotherwise_1060
    add r0, r14, #8
    vld1.32 {d17[0]}, [r0]
.Lotherwise_1060:
    tst r1, #8
    beq .Lotherwise_1061
    add r0, r14, #12
    vld1.32 {d17[1]}, [r0]
.Lotherwise_1061:
.Lend_1057:
    ubfx r0, r1, #4, #4
    vadd.f32 q9, q9, q8
    cmp r0, #15
    bne .Lotherwise_1062
    add r0, r14, #16
    vld1.32 {d16, d17}, [r0]
    b .Lend_1063
.Lotherwise_1062:
    vmov.i32 q8, #0
    tst r1, #16
    beq .Lotherwise_1064
    add r0, r14, #16
    vld1.32 {d16[0]}, [r0]
.Lotherwise_1064:
    tst r1, #32
    beq .Lotherwise_1065
    add r0, r14, #20
    vld1.32 {d16[1]}, [r0]
.Lotherwise_1065:
    tst r1, #64
    beq .Lotherwise_1066
    add r0, r14, #24
    vld1.32 {d17[0]}, [r0]
.Lotherwise_1066:
    tst r1, #128
    beq .Lotherwise_1067
    add r0, r14, #28
    vld1.32 {d17[1]}, [r0]
.Lotherwise_1067:
.Lend_1063:
    ubfx r0, r1, #8, #4
    vadd.f32 q10, q10, q8
    cmp r0, #15
    bne .Lotherwise_1068
    add r0, r14, #32
    vld1.32 {d16, d17}, [r0]
    b .Lend_1069
.Lotherwise_1068:
    vmov.i32 q8, #0
    tst r1, #256
    beq .Lotherwise_1070
    add r0, r14, #32
    vld1.32 {d16[0]}, [r0]
.Lotherwise_1070:
    tst r1, #512
    beq .Lotherwise_1071
    add r0, r14, #36
    vld1.32 {d16[1]}, [r0]
.Lotherwise_1071:
    tst r1, #1024
    beq .Lotherwise_1072
    add r0, r14, #40
    vld1.32 {d17[0]}, [r0]
.Lotherwise_1072:
    tst r1, #2048
    beq .Lotherwise_1073
    add r0, r14, #44
    vld1.32 {d17[1]}, [r0]
.Lotherwise_1073:
.Lend_1069:
    ubfx r0, r1, #12, #4
    vadd.f32 q11, q11, q8
    cmp r0, #15
    bne .Lotherwise_1074
    add r0, r14, #48
    vld1.32 {d16, d17}, [r0]
    b .Lend_1075
.Lotherwise_1074:
    vmov.i32 q8, #0
    tst r1, #4096
    beq .Lotherwise_1076
    add r0, r14, #48
    vld1.32 {d16[0]}, [r0]
.Lotherwise_1076:
    tst r1, #8192
    beq .Lotherwise_1077
    add r0, r14, #52
    vld1.32 {d16[1]}, [r0]
.Lotherwise_1077:
    tst r1, #16384
    beq .Lotherwise_1078
    add r0, r14, #56
    vld1.32 {d17[0]}, [r0]
.Lotherwise_1078:
    tst r1, #32768
    beq .Lotherwise_1079
    add r0, r14, #60
    vld1.32 {d17[1]}, [r0]
.Lotherwise_1079:
.Lend_1075:
    ubfx r0, r1, #16, #4
    vadd.f32 q12, q12, q8
    cmp r0, #15
    bne .Lotherwise_1080
    add r0, r14, #64
    vld1.32 {d16, d17}, [r0]
    b .Lend_1081
.Lotherwise_1080:
    vmov.i32 q8, #0
    tst r1, #65536
    beq .Lotherwise_1082
    add r0, r14, #64
    vld1.32 {d16[0]}, [r0]
.Lotherwise_1082:
    tst r1, #131072
    beq .Lotherwise_1083
    add r0, r14, #68
    vld1.32 {d16[1]}, [r0]
.Lotherwise_1083:
    tst r1, #262144
    beq .Lotherwise_1084
    add r0, r14, #72
    vld1.32 {d17[0]}, [r0]
.Lotherwise_1084:
    tst r1, #524288
    beq .Lotherwise_1085
    add r0, r14, #76
    vld1.32 {d17[1]}, [r0]
.Lotherwise_1085:
.Lend_1081:
    ubfx r0, r1, #20, #4
    vadd.f32 q13, q13, q8
    cmp r0, #15
    bne .Lotherwise_1086
    add r0, r14, #80
    vld1.32 {d16, d17}, [r0]
    b .Lend_1087
.Lotherwise_1086:
    vmov.i32 q8, #0
    tst r1, #1048576
    beq .Lotherwise_1088
    add r0, r14, #80
    vld1.32 {d16[0]}, [r0]
.Lotherwise_1088:
    tst r1, #2097152
    beq .Lotherwise_1089
    add r0, r14, #84
    vld1.32 {d16[1]}, [r0]
.Lotherwise_1089:
    tst r1, #4194304
    beq .Lotherwise_1090
    add r0, r14, #88
    vld1.32 {d17[0]}, [r0]
.Lotherwise_1090:
    tst r1, #8388608
    beq .Lotherwise_1091
    add r0, r14, #92
    vld1.32 {d17[1]}, [r0]
.Lotherwise_1091:
.Lend_1087:
    ubfx r0, r1, #24, #4
    vadd.f32 q14, q14, q8
    cmp r0, #15
    bne .Lotherwise_1092
    add r0, r14, #96
    vld1.32 {d16, d17}, [r0]
    b .Lend_1093
.Lotherwise_1092:
    vmov.i32 q8, #0
    tst r1, #16777216
    beq .Lotherwise_1094
    add r0, r14, #96
    vld1.32 {d16[0]}, [r0]
.Lotherwise_1094:
    tst r1, #33554432
    beq .Lotherwise_1095
    add r0, r14, #100
    vld1.32 {d16[1]}, [r0]
.Lotherwise_1095:
    tst r1, #67108864
    beq .Lotherwise_1096
    add r0, r14, #104
    vld1.32 {d17[0]}, [r0]
.Lotherwise_1096:
    tst r1, #134217728
    beq .Lotherwise_1097
    add r0, r14, #108
    vld1.32 {d17[1]}, [r0]
.Lotherwise_1097:
.Lend_1093:
    ubfx r0, r1, #28, #4
    vadd.f32 q15, q15, q8
    cmp r0, #15
    bne .Lotherwise_1098
    add r0, r14, #112
    vld1.32 {d16, d17}, [r0]
    b .Lend_1099
.Lotherwise_1098:
    vmov.i32 q8, #0
    tst r1, #268435456
    beq .Lotherwise_1100
    add r0, r14, #112
    vld1.32 {d16[0]}, [r0]
.Lotherwise_1100:
    tst r1, #536870912
    beq .Lotherwise_1101
    add r0, r14, #116
    vld1.32 {d16[1]}, [r0]
.Lotherwise_1101:
    tst r1, #1073741824
    beq .Lotherwise_1102
    add r0, r14, #120
    vld1.32 {d17[0]}, [r0]
.Lotherwise_1102:
    tst r1, #2147483648
    beq .Lotherwise_1103
    add r0, r14, #124
    vld1.32 {d17[1]}, [r0]
.Lotherwise_1103:
.Lend_1099:
    sub r3, r3, #1
    vadd.f32 q0, q0, q8
    cmp r3, #0
    bne .Lloop_1055
.Lloop_end_1054:
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
.Lend_1003:
.Lend_981:
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
    beq .Lloop_end_1104
.Lloop_1105:
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
    beq .Lloop_end_1106
.Lloop_1107:
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
    bne .Lloop_1107
.Lloop_end_1106:
    cmp r8, #0
    bne .Lotherwise_1108
    b .Lend_1109
.Lotherwise_1108:
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
.Lend_1109:
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
    bne .Lloop_1105
.Lloop_end_1104:
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
    beq .Lloop_end_1110
.Lloop_1111:
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
    beq .Lloop_end_1112
.Lloop_1113:
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
    bne .Lloop_1113
.Lloop_end_1112:
    cmp r9, #0
    bne .Lotherwise_1114
    b .Lend_1115
.Lotherwise_1114:
    ubfx r0, r8, #0, #4
    cmp r0, #15
    bne .Lotherwise_1116
    vld1.32 {d16, d17}, [r6]
    vld1.32 {d18, d19}, [r7]
    vld1.32 {d20, d21}, [r3]
    vld1.32 {d22, d23}, [r4]
    vtrn.32 q8, q9
    vtrn.32 q10, q11
    vswp d17, d20
    vswp d19, d22
    b .Lend_1117
.Lotherwise_1116:
    vmov.i32 q8, #0
    tst r8, #1
    beq .Lotherwise_1118
    vld1.32 {d16[0]}, [r6]
    vld1.32 {d16[1]}, [r7]
    vld1.32 {d17[0]}, [r3]
    vld1.32 {d17[1]}, [r4]
.Lotherwise_1118:
    vmov.i32 q9, #0
    tst r8, #2
    beq .Lotherwise_1119
    add r0, r6, #4
    vld1.32 {d18[0]}, [r0]
    add r0, r7, #4
    add r11, r3, #4
    vld1.32 {d18[1]}, [r0]
    add r0, r4, #4
    vld1.32 {d19[0]}, [r11]
    vld1.32 {d19[1]}, [r0]
.Lotherwise_1119:
    vmov.i32 q10, #0
    tst r8, #4
    beq .Lotherwise_1120
    add r0, r6, #8
    vld1.32 {d20[0]}, [r0]
    add r0, r7, #8
    add r11, r3, #8
    vld1.32 {d20[1]}, [r0]
    add r0, r4, #8
    vld1.32 {d21[0]}, [r11]
    vld1.32 {d21[1]}, [r0]
.Lotherwise_1120:
    vmov.i32 q11, #0
    tst r8, #8
    beq .Lotherwise_1121
    add r0, r6, #12
    vld1.32 {d22[0]}, [r0]
    add r0, r7, #12
    add r11, r3, #12
    vld1.32 {d22[1]}, [r0]
    add r0, r4, #12
    vld1.32 {d23[0]}, [r11]
    vld1.32 {d23[1]}, [r0]
.Lotherwise_1121:
.Lend_1117:
    lsl r0, r9, #2
    vadd.f32 q13, q13, q8
    add r2, r2, r0, lsl #2
    vadd.f32 q14, q14, q9
    vadd.f32 q15, q15, q10
    vadd.f32 q0, q0, q11
.Lend_1115:
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
    bne .Lloop_1111
.Lloop_end_1110:
    pop {r4, r5, r6, r7, r8, r9, r10, r11, pc}
    .size nnp_pooling_average_of_images__armv7_neon, . - nnp_pooling_average_of_images__armv7_neon

    .section .note.GNU-stack, "", %progbits
