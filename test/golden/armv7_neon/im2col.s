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
    mov r6, r3
    ldr r7, [sp, #32]
    mov r12, r0
    mov r5, r1
    ldr r14, [sp, #36]
    mov r3, r2
    ldr r4, [sp, #40]
    cmp r6, #1
    bne .Lotherwise_0
    mov r0, r7
    ldr r1, [r0]
    mov r2, r5
    ldr r0, [r0, #8]
    add r2, r2, r1, lsl #2
    cmp r12, #0
    beq .Lloop_end_1
.Lloop_2:
    ubfx r1, r0, #0, #4
    cmp r1, #15
    bne .Lotherwise_3
    vld1.32 {d16, d17}, [r2]
    b .Lend_4
.Lotherwise_3:
    vmov.i32 q8, #0
    tst r0, #1
    beq .Lotherwise_5
    vld1.32 {d16[0]}, [r2]
.Lotherwise_5:
    tst r0, #2
    beq .Lotherwise_6
    add r1, r2, #4
    vld1.32 {d16[1]}, [r1]
.Lotherwise_6:
    tst r0, #4
    beq .Lotherwise_7
    add r1, r2, #8
    vld1.32 {d17[0]}, [r1]
.Lotherwise_7:
    tst r0, #8
    beq .Lotherwise_8
    add r1, r2, #12
    vld1.32 {d17[1]}, [r1]
.Lotherwise_8:
.Lend_4:
    sub r12, r12, #1
    vst1.32 {d16, d17}, [r14]
    add r2, r2, r3, lsl #2
    add r14, r14, r4, lsl #2
    cmp r12, #0
    bne .Lloop_2
.Lloop_end_1:
    b .Lend_9
.Lotherwise_0:
    cmp r6, #2
    bne .Lotherwise_10
    mov r0, r7
    ldr r1, [r0]
    mov r6, r5
    ldr r2, [r0, #16]
    add r5, r5, r1, lsl #2
    ldr r1, [r0, #8]
    add r6, r6, r2, lsl #2
    ldr r2, [r0, #24]
    cmp r12, #0
    beq .Lloop_end_11
.Lloop_12:
    ubfx r0, r1, #0, #4
    cmp r0, #15
    bne .Lotherwise_13
    vld1.32 {d16, d17}, [r5]
    b .Lend_14
.Lotherwise_13:
    vmov.i32 q8, #0
    tst r1, #1
    beq .Lotherwise_15
    vld1.32 {d16[0]}, [r5]
.Lotherwise_15:
    tst r1, #2
    beq .Lotherwise_16
    add r0, r5, #4
    vld1.32 {d16[1]}, [r0]
.Lotherwise_16:
    tst r1, #4
    beq .Lotherwise_17
    add r0, r5, #8
    vld1.32 {d17[0]}, [r0]
.Lotherwise_17:
    tst r1, #8
    beq .Lotherwise_18
    add r0, r5, #12
    vld1.32 {d17[1]}, [r0]
.Lotherwise_18:
.Lend_14:
    ubfx r0, r2, #0, #4
    cmp r0, #15
    bne .Lotherwise_19
    vld1.32 {d18, d19}, [r6]
    b .Lend_20
.Lotherwise_19:
    vmov.i32 q9, #0
    tst r2, #1
    beq .Lotherwise_21
    vld1.32 {d18[0]}, [r6]
.Lotherwise_21:
    tst r2, #2
    beq .Lotherwise_22
    add r0, r6, #4
    vld1.32 {d18[1]}, [r0]
.Lotherwise_22:
    tst r2, #4
    beq .Lotherwise_23
    add r0, r6, #8
    vld1.32 {d19[0]}, [r0]
.Lotherwise_23:
    tst r2, #8
    beq .Lotherwise_24
    add r0, r6, #12
    vld1.32 {d19[1]}, [r0]
.Lotherwise_24:
.Lend_20:
    vadd.f32 q8, q8, q9
    sub r12, r12, #1
    add r5, r5, r3, lsl #2
    add r6, r6, r3, lsl #2
    vst1.32 {d16, d17}, [r14]
    add r14, r14, r4, lsl #2
    cmp r12, #0
    bne .Lloop_12
.Lloop_end_11:
    b .Lend_25
.Lotherwise_10:
    cmp r12, #0
    beq .Lloop_end_26
.Lloop_27:
    mov r2, r6
    vmov.i32 q8, #0
    mov r8, r7
    cmp r2, #0
    beq .Lloop_end_28
.Lloop_29:
    ldr r9, [r8, #8]
    mov r10, r5
    ldr r0, [r8]
    ubfx r1, r9, #0, #4
    add r10, r10, r0, lsl #2
    cmp r1, #15
    bne .Lotherwise_30
    vld1.32 {d18, d19}, [r10]
    b .Lend_31
.Lotherwise_30:
    vmov.i32 q9, #0
    tst r9, #1
    beq .Lotherwise_32
    vld1.32 {d18[0]}, [r10]
.Lotherwise_32:
    tst r9, #2
    beq .Lotherwise_33
    add r0, r10, #4
    vld1.32 {d18[1]}, [r0]
.Lotherwise_33:
    tst r9, #4
    beq .Lotherwise_34
    add r0, r10, #8
    vld1.32 {d19[0]}, [r0]
.Lotherwise_34:
    tst r9, #8
    beq .Lotherwise_35
    add r0, r10, #12
    vld1.32 {d19[1]}, [r0]
.Lotherwise_35:
.Lend_31:
    sub r2, r2, #1
    vadd.f32 q8, q8, q9
    add r8, r8, #16
    cmp r2, #0
    bne .Lloop_29
.Lloop_end_28:
    sub r12, r12, #1
    vst1.32 {d16, d17}, [r14]
    add r5, r5, r3, lsl #2
    add r14, r14, r4, lsl #2
    cmp r12, #0
    bne .Lloop_27
.Lloop_end_26:
.Lend_25:
.Lend_9:
    pop {r4, r5, r6, r7, r8, r9, r10, pc}
    .size nnp_im2col__armv7_neon, . - nnp_im2col__armv7_neon

    .text
    .p2align 4
    .globl nnp_im2col_by_2__armv7_neon
    .type nnp_im2col_by_2__armv7_neon, %function
nnp_im2col_by_2__armv7_neon:
    push {r4, r5, r6, r7, r8, r9, r10, r11, r14}
    mov r7, r3
    ldr r8, [sp, #36]
    mov r12, r0
    mov r6, r1
    ldr r14, [sp, #40]
    ldr r3, [sp, #44]
    cmp r7, #1
    bne .Lotherwise_36
    mov r0, r8
    ldr r1, [r0]
    mov r4, r6
    ldr r5, [r0, #8]
    add r4, r4, r1, lsl #2
    lsr r1, r5, #4
    cmp r12, #0
    beq .Lloop_end_37
.Lloop_38:
    ubfx r0, r5, #0, #4
    cmp r0, #15
    bne .Lotherwise_39
    vld1.32 {d16, d17}, [r4]
    b .Lend_40
.Lotherwise_39:
    vmov.i32 q8, #0
    tst r5, #1
    beq .Lotherwise_41
    vld1.32 {d16[0]}, [r4]
.Lotherwise_41:
    tst r5, #2
    beq .Lotherwise_42
    add r0, r4, #4
    vld1.32 {d16[1]}, [r0]
.Lotherwise_42:
    tst r5, #4
    beq .Lotherwise_43
    add r0, r4, #8
    vld1.32 {d17[0]}, [r0]
.Lotherwise_43:
    tst r5, #8
    beq .Lotherwise_44
    add r0, r4, #12
    vld1.32 {d17[1]}, [r0]
.Lotherwise_44:
.Lend_40:
    ubfx r0, r1, #0, #4
    cmp r0, #15
    bne .Lotherwise_45
    add r0, r4, #16
    vld1.32 {d18, d19}, [r0]
    b .Lend_46
.Lotherwise_45:
    vmov.i32 q9, #0
    tst r1, #1
    beq .Lotherwise_47
    add r0, r4, #16
    vld1.32 {d18[0]}, [r0]
.Lotherwise_47:
    tst r1, #2
    beq .Lotherwise_48
    add r0, r4, #20
    vld1.32 {d18[1]}, [r0]
.Lotherwise_48:
    tst r1, #4
    beq .Lotherwise_49
    add r0, r4, #24
    vld1.32 {d19[0]}, [r0]
.Lotherwise_49:
    tst r1, #8
    beq .Lotherwise_50
    add r0, r4, #28
    vld1.32 {d19[1]}, [r0]
.Lotherwise_50:
.Lend_46:
    sub r12, r12, #1
    add r4, r4, r2, lsl #2
    vuzp.32 q8, q9
    vst1.32 {d16, d17}, [r14]
    add r14, r14, r3, lsl #2
    cmp r12, #0
    bne .Lloop_38
.Lloop_end_37:
    b .Lend_51
.Lotherwise_36:
    cmp r7, #2
    bne .Lotherwise_52
    mov r0, r8
    ldr r1, [r0]
    mov r5, r6
    ldr r7, [r0, #8]
    ldr r4, [r0, #16]
    add r5, r5, r1, lsl #2
    ldr r1, [r0, #24]
    lsr r8, r7, #4
    add r6, r6, r4, lsl #2
    lsr r4, r1, #4
    cmp r12, #0
    beq .Lloop_end_53
.Lloop_54:
    ubfx r0, r7, #0, #4
    cmp r0, #15
    bne .Lotherwise_55
    vld1.32 {d16, d17}, [r5]
    b .Lend_56
.Lotherwise_55:
    vmov.i32 q8, #0
    tst r7, #1
    beq .Lotherwise_57
    vld1.32 {d16[0]}, [r5]
.Lotherwise_57:
    tst r7, #2
    beq .Lotherwise_58
    add r0, r5, #4
    vld1.32 {d16[1]}, [r0]
.Lotherwise_58:
    tst r7, #4
    beq .Lotherwise_59
    add r0, r5, #8
    vld1.32 {d17[0]}, [r0]
.Lotherwise_59:
    tst r7, #8
    beq .Lotherwise_60
    add r0, r5, #12
    vld1.32 {d17[1]}, [r0]
.Lotherwise_60:
.Lend_56:
    ubfx r0, r8, #0, #4
    cmp r0, #15
    bne .Lotherwise_61
    add r0, r5, #16
    vld1.32 {d18, d19}, [r0]
    b .Lend_62
.Lotherwise_61:
    vmov.i32 q9, #0
    tst r8, #1
    beq .Lotherwise_63
    add r0, r5, #16
    vld1.32 {d18[0]}, [r0]
.Lotherwise_63:
    tst r8, #2
    beq .Lotherwise_64
    add r0, r5, #20
    vld1.32 {d18[1]}, [r0]
.Lotherwise_64:
    tst r8, #4
    beq .Lotherwise_65
    add r0, r5, #24
    vld1.32 {d19[0]}, [r0]
.Lotherwise_65:
    tst r8, #8
    beq .Lotherwise_66
    add r0, r5, #28
    vld1.32 {d19[1]}, [r0]
.Lotherwise_66:
.Lend_62:
    ubfx r0, r1, #0, #4
    vuzp.32 q8, q9
    cmp r0, #15
    bne .Lotherwise_67
    vld1.32 {d18, d19}, [r6]
    b .Lend_68
.Lotherwise_67:
    vmov.i32 q9, #0
    tst r1, #1
    beq .Lotherwise_69
    vld1.32 {d18[0]}, [r6]
.Lotherwise_69:
    tst r1, #2
    beq .Lotherwise_70
    add r0, r6, #4
    vld1.32 {d18[1]}, [r0]
.Lotherwise_70:
    tst r1, #4
    beq .Lotherwise_71
    add r0, r6, #8
    vld1.32 {d19[0]}, [r0]
.Lotherwise_71:
    tst r1, #8
    beq .Lotherwise_72
    add r0, r6, #12
    vld1.32 {d19[1]}, [r0]
.Lotherwise_72:
.Lend_68:
    ubfx r0, r4, #0, #4
    cmp r0, #15
    bne .Lotherwise_73
    add r0, r6, #16
    vld1.32 {d20, d21}, [r0]
    b .Lend_74
.Lotherwise_73:
    vmov.i32 q10, #0
    tst r4, #1
    beq .Lotherwise_75
    add r0, r6, #16
    vld1.32 {d20[0]}, [r0]
.Lotherwise_75:
    tst r4, #2
    beq .Lotherwise_76
    add r0, r6, #20
    vld1.32 {d20[1]}, [r0]
.Lotherwise_76:
    tst r4, #4
    beq .Lotherwise_77
    add r0, r6, #24
    vld1.32 {d21[0]}, [r0]
.Lotherwise_77:
    tst r4, #8
    beq .Lotherwise_78
    add r0, r6, #28
    vld1.32 {d21[1]}, [r0]
.Lotherwise_78:
.Lend_74:
    sub r12, r12, #1
    add r5, r5, r2, lsl #2
    add r6, r6, r2, lsl #2
    vuzp.32 q9, q10
    vadd.f32 q8, q8, q9
    vst1.32 {d16, d17}, [r14]
    add r14, r14, r3, lsl #2
    cmp r12, #0
    bne .Lloop_54
.Lloop_end_53:
    b .Lend_79
.Lotherwise_52:
    cmp r12, #0
    beq .Lloop_end_80
.Lloop_81:
    mov r4, r7
    vmov.i32 q8, #0
    mov r5, r8
    cmp r4, #0
    beq .Lloop_end_82
.Lloop_83:
    ldr r9, [r5, #8]
    mov r10, r6
    ldr r0, [r5]
    ubfx r1, r9, #0, #4
    lsr r11, r9, #4
    add r10, r10, r0, lsl #2
    cmp r1, #15
    bne .Lotherwise_84
    vld1.32 {d18, d19}, [r10]
    b .Lend_85
.Lotherwise_84:
    vmov.i32 q9, #0
    tst r9, #1
    beq .Lotherwise_86
    vld1.32 {d18[0]}, [r10]
.Lotherwise_86:
    tst r9, #2
    beq .Lotherwise_87
    add r0, r10, #4
    vld1.32 {d18[1]}, [r0]
.Lotherwise_87:
    tst r9, #4
    beq .Lotherwise_88
    add r0, r10, #8
    vld1.32 {d19[0]}, [r0]
.Lotherwise_88:
    tst r9, #8
    beq .Lotherwise_89
    add r0, r10, #12
    vld1.32 {d19[1]}, [r0]
.Lotherwise_89:
.Lend_85:
    ubfx r0, r11, #0, #4
    cmp r0, #15
    bne .Lotherwise_90
    add r0, r10, #16
    vld1.32 {d20, d21}, [r0]
    b .Lend_91
.Lotherwise_90:
    vmov.i32 q10, #0
    tst r11, #1
    beq .Lotherwise_92
    add r0, r10, #16
    vld1.32 {d20[0]}, [r0]
.Lotherwise_92:
    tst r11, #2
    beq .Lotherwise_93
    add r0, r10, #20
    vld1.32 {d20[1]}, [r0]
.Lotherwise_93:
    tst r11, #4
    beq .Lotherwise_94
    add r0, r10, #24
    vld1.32 {d21[0]}, [r0]
.Lotherwise_94:
    tst r11, #8
    beq .Lotherwise_95
    add r0, r10, #28
    vld1.32 {d21[1]}, [r0]
.Lotherwise_95:
.Lend_91:
    sub r4, r4, #1
    add r5, r5, #16
    vuzp.32 q9, q10
    vadd.f32 q8, q8, q9
    cmp r4, #0
    bne .Lloop_83
.Lloop_end_82:
    sub r12, r12, #1
    vst1.32 {d16, d17}, [r14]
    add r6, r6, r2, lsl #2
    add r14, r14, r3, lsl #2
    cmp r12, #0
    bne .Lloop_81
.Lloop_end_80:
.Lend_79:
.Lend_51:
    pop {r4, r5, r6, r7, r8, r9, r10, r11, pc}
    .size nnp_im2col_by_2__armv7_neon, . - nnp_im2col_by_2__armv7_neon

    .section .note.GNU-stack, "", %progbits
