    .syntax unified
    .arch armv7-a
    .fpu neon-vfpv4
    .eabi_attribute 28, 3
    .arm

    .text
    .p2align 4
    .globl nnp_stream_rows__armv7_neon
    .type nnp_stream_rows__armv7_neon, %function
nnp_stream_rows__armv7_neon:
    push {r4, r5, r6, r7, r8, r14}
    mov r12, r0
    ldr r14, [sp, #24]
    mov r4, r1
    ldr r5, [sp, #28]
    cmp r12, #0
    beq .Lloop_end_0
.Lloop_1:
    mov r6, r14
    rsb r0, r6, #0
    ubfx r0, r0, #2, #4
    mov r7, r0
    cmp r7, r4
    movhi r7, r4
    mov r8, r2
    cmp r7, #0
    bne .Lotherwise_2
    b .Lend_3
.Lotherwise_2:
    movw r0, #16
    mov r1, r7
    cmp r1, r0
    movhi r1, r0
    movw r0, #1
    lsl r0, r0, r1
    sub r1, r0, #1
    ubfx r0, r1, #0, #4
    cmp r0, #15
    bne .Lotherwise_4
    vld1.32 {d16, d17}, [r8]
    b .Lend_5
.Lotherwise_4:
    vmov.i32 q8, #0
    tst r1, #1
    beq .Lotherwise_6
    vld1.32 {d16[0]}, [r8]
.Lotherwise_6:
    tst r1, #2
    beq .Lotherwise_7
    add r0, r8, #4
    vld1.32 {d16[1]}, [r0]
.Lotherwise_7:
    tst r1, #4
    beq .Lotherwise_8
    add r0, r8, #8
    vld1.32 {d17[0]}, [r0]
.Lotherwise_8:
    tst r1, #8
    beq .Lotherwise_9
    add r0, r8, #12
    vld1.32 {d17[1]}, [r0]
.Lotherwise_9:
.Lend_5:
    ubfx r0, r1, #0, #4
    cmp r0, #15
    bne .Lotherwise_10
    vst1.32 {d16, d17}, [r6]
    b .Lend_11
.Lotherwise_10:
    tst r1, #1
    beq .Lotherwise_12
    vst1.32 {d16[0]}, [r6]
.Lotherwise_12:
    tst r1, #2
    beq .Lotherwise_13
    add r0, r6, #4
    vst1.32 {d16[1]}, [r0]
.Lotherwise_13:
    tst r1, #4
    beq .Lotherwise_14
    add r0, r6, #8
    vst1.32 {d17[0]}, [r0]
.Lotherwise_14:
    tst r1, #8
    beq .Lotherwise_15
    add r0, r6, #12
    vst1.32 {d17[1]}, [r0]
.Lotherwise_15:
.Lend_11:
    ubfx r0, r1, #4, #4
    cmp r0, #15
    bne .Lotherwise_16
    add r0, r8, #16
    vld1.32 {d16, d17}, [r0]
    b .Lend_17
.Lotherwise_16:
    vmov.i32 q8, #0
    tst r1, #16
    beq .Lotherwise_18
    add r0, r8, #16
    vld1.32 {d16[0]}, [r0]
.Lotherwise_18:
    tst r1, #32
    beq .Lotherwise_19
    add r0, r8, #20
    vld1.32 {d16[1]}, [r0]
.Lotherwise_19:
    tst r1, #64
    beq .Lotherwise_20
    add r0, r8, #24
    vld1.32 {d17[0]}, [r0]
.Lotherwise_20:
    tst r1, #128
    beq .Lotherwise_21
    add r0, r8, #28
    vld1.32 {d17[1]}, [r0]
.Lotherwise_21:
.Lend_17:
    ubfx r0, r1, #4, #4
    cmp r0, #15
    bne .Lotherwise_22
    add r0, r6, #16
    vst1.32 {d16, d17}, [r0]
    b .Lend_23
.Lotherwise_22:
    tst r1, #16
    beq .Lotherwise_24
    add r0, r6, #16
    vst1.32 {d16[0]}, [r0]
.Lotherwise_24:
    tst r1, #32
    beq .Lotherwise_25
    add r0, r6, #20
    vst1.32 {d16[1]}, [r0]
.Lotherwise_25:
    tst r1, #64
    beq .Lotherwise_26
    add r0, r6, #24
    vst1.32 {d17[0]}, [r0]
.Lotherwise_26:
    tst r1, #128
    beq .Lotherwise_27
    add r0, r6, #28
    vst1.32 {d17[1]}, [r0]
.Lotherwise_27:
.Lend_23:
    ubfx r0, r1, #8, #4
    cmp r0, #15
    bne .Lotherwise_28
    add r0, r8, #32
    vld1.32 {d16, d17}, [r0]
    b .Lend_29
.Lotherwise_28:
    vmov.i32 q8, #0
    tst r1, #256
    beq .Lotherwise_30
    add r0, r8, #32
    vld1.32 {d16[0]}, [r0]
.Lotherwise_30:
    tst r1, #512
    beq .Lotherwise_31
    add r0, r8, #36
    vld1.32 {d16[1]}, [r0]
.Lotherwise_31:
    tst r1, #1024
    beq .Lotherwise_32
    add r0, r8, #40
    vld1.32 {d17[0]}, [r0]
.Lotherwise_32:
    tst r1, #2048
    beq .Lotherwise_33
    add r0, r8, #44
    vld1.32 {d17[1]}, [r0]
.Lotherwise_33:
.Lend_29:
    ubfx r0, r1, #8, #4
    cmp r0, #15
    bne .Lotherwise_34
    add r0, r6, #32
    vst1.32 {d16, d17}, [r0]
    b .Lend_35
.Lotherwise_34:
    tst r1, #256
    beq .Lotherwise_36
    add r0, r6, #32
    vst1.32 {d16[0]}, [r0]
.Lotherwise_36:
    tst r1, #512
    beq .Lotherwise_37
    add r0, r6, #36
    vst1.32 {d16[1]}, [r0]
.Lotherwise_37:
    tst r1, #1024
    beq .Lotherwise_38
    add r0, r6, #40
    vst1.32 {d17[0]}, [r0]
.Lotherwise_38:
    tst r1, #2048
    beq .Lotherwise_39
    add r0, r6, #44
    vst1.32 {d17[1]}, [r0]
.Lotherwise_39:
.Lend_35:
    ubfx r0, r1, #12, #4
    cmp r0, #15
    bne .Lotherwise_40
    add r0, r8, #48
    vld1.32 {d16, d17}, [r0]
    b .Lend_41
.Lotherwise_40:
    vmov.i32 q8, #0
    tst r1, #4096
    beq .Lotherwise_42
    add r0, r8, #48
    vld1.32 {d16[0]}, [r0]
.Lotherwise_42:
    tst r1, #8192
    beq .Lotherwise_43
    add r0, r8, #52
    vld1.32 {d16[1]}, [r0]
.Lotherwise_43:
    tst r1, #16384
    beq .Lotherwise_44
    add r0, r8, #56
    vld1.32 {d17[0]}, [r0]
.Lotherwise_44:
    tst r1, #32768
    beq .Lotherwise_45
    add r0, r8, #60
    vld1.32 {d17[1]}, [r0]
.Lotherwise_45:
.Lend_41:
    ubfx r0, r1, #12, #4
    cmp r0, #15
    bne .Lotherwise_46
    add r0, r6, #48
    vst1.32 {d16, d17}, [r0]
    b .Lend_47
.Lotherwise_46:
    tst r1, #4096
    beq .Lotherwise_48
    add r0, r6, #48
    vst1.32 {d16[0]}, [r0]
.Lotherwise_48:
    tst r1, #8192
    beq .Lotherwise_49
    add r0, r6, #52
    vst1.32 {d16[1]}, [r0]
.Lotherwise_49:
    tst r1, #16384
    beq .Lotherwise_50
    add r0, r6, #56
    vst1.32 {d17[0]}, [r0]
.Lotherwise_50:
    tst r1, #32768
    beq .Lotherwise_51
    add r0, r6, #60
    vst1.32 {d17[1]}, [r0]
.Lotherwise_51:
.Lend_47:
    add r8, r8, r7, lsl #2
    add r6, r6, r7, lsl #2
.Lend_3:
    sub r0, r4, r7
    lsr r1, r0, #4
    cmp r1, #0
    beq .Lloop_end_52
.Lloop_53:
    vld1.32 {d16, d17}, [r8]!
    sub r1, r1, #1
    vld1.32 {d18, d19}, [r8]!
    vld1.32 {d20, d21}, [r8]!
    vld1.32 {d22, d23}, [r8]!
    vst1.32 {d16, d17}, [r6]!
    vst1.32 {d18, d19}, [r6]!
    vst1.32 {d20, d21}, [r6]!
    vst1.32 {d22, d23}, [r6]!
    cmp r1, #0
    bne .Lloop_53
.Lloop_end_52:
    ubfx r0, r0, #0, #4
    cmp r0, #0
    bne .Lotherwise_54
    b .Lend_55
.Lotherwise_54:
    movw r1, #16
    cmp r0, r1
    movhi r0, r1
    movw r1, #1
    lsl r0, r1, r0
    sub r1, r0, #1
    ubfx r0, r1, #0, #4
    cmp r0, #15
    bne .Lotherwise_56
    vld1.32 {d16, d17}, [r8]
    b .Lend_57
.Lotherwise_56:
    vmov.i32 q8, #0
    tst r1, #1
    beq .Lotherwise_58
    vld1.32 {d16[0]}, [r8]
.Lotherwise_58:
    tst r1, #2
    beq .Lotherwise_59
    add r0, r8, #4
    vld1.32 {d16[1]}, [r0]
.Lotherwise_59:
    tst r1, #4
    beq .Lotherwise_60
    add r0, r8, #8
    vld1.32 {d17[0]}, [r0]
.Lotherwise_60:
    tst r1, #8
    beq .Lotherwise_61
    add r0, r8, #12
    vld1.32 {d17[1]}, [r0]
.Lotherwise_61:
.Lend_57:
    ubfx r0, r1, #0, #4
    cmp r0, #15
    bne .Lotherwise_62
    vst1.32 {d16, d17}, [r6]
    b .Lend_63
.Lotherwise_62:
    tst r1, #1
    beq .Lotherwise_64
    vst1.32 {d16[0]}, [r6]
.Lotherwise_64:
    tst r1, #2
    beq .Lotherwise_65
    add r0, r6, #4
    vst1.32 {d16[1]}, [r0]
.Lotherwise_65:
    tst r1, #4
    beq .Lotherwise_66
    add r0, r6, #8
    vst1.32 {d17[0]}, [r0]
.Lotherwise_66:
    tst r1, #8
    beq .Lotherwise_67
    add r0, r6, #12
    vst1.32 {d17[1]}, [r0]
.Lotherwise_67:
.Lend_63:
    ubfx r0, r1, #4, #4
    cmp r0, #15
    bne .Lotherwise_68
    add r0, r8, #16
    vld1.32 {d16, d17}, [r0]
    b .Lend_69
.Lotherwise_68:
    vmov.i32 q8, #0
    tst r1, #16
    beq .Lotherwise_70
    add r0, r8, #16
    vld1.32 {d16[0]}, [r0]
.Lotherwise_70:
    tst r1, #32
    beq .Lotherwise_71
    add r0, r8, #20
    vld1.32 {d16[1]}, [r0]
.Lotherwise_71:
    tst r1, #64
    beq .Lotherwise_72
    add r0, r8, #24
    vld1.32 {d17[0]}, [r0]
.Lotherwise_72:
    tst r1, #128
    beq .Lotherwise_73
    add r0, r8, #28
    vld1.32 {d17[1]}, [r0]
.Lotherwise_73:
.Lend_69:
    ubfx r0, r1, #4, #4
    cmp r0, #15
    bne .Lotherwise_74
    add r0, r6, #16
    vst1.32 {d16, d17}, [r0]
    b .Lend_75
.Lotherwise_74:
    tst r1, #16
    beq .Lotherwise_76
    add r0, r6, #16
    vst1.32 {d16[0]}, [r0]
.Lotherwise_76:
    tst r1, #32
    beq .Lotherwise_77
    add r0, r6, #20
    vst1.32 {d16[1]}, [r0]
.Lotherwise_77:
    tst r1, #64
    beq .Lotherwise_78
    add r0, r6, #24
    vst1.32 {d17[0]}, [r0]
.Lotherwise_78:
    tst r1, #128
    beq .Lotherwise_79
    add r0, r6, #28
    vst1.32 {d17[1]}, [r0]
.Lotherwise_79:
.Lend_75:
    ubfx r0, r1, #8, #4
    cmp r0, #15
    bne .Lotherwise_80
    add r0, r8, #32
    vld1.32 {d16, d17}, [r0]
    b .Lend_81
.Lotherwise_80:
    vmov.i32 q8, #0
    tst r1, #256
    beq .Lotherwise_82
    add r0, r8, #32
    vld1.32 {d16[0]}, [r0]
.Lotherwise_82:
    tst r1, #512
    beq .Lotherwise_83
    add r0, r8, #36
    vld1.32 {d16[1]}, [r0]
.Lotherwise_83:
    tst r1, #1024
    beq .Lotherwise_84
    add r0, r8, #40
    vld1.32 {d17[0]}, [r0]
.Lotherwise_84:
    tst r1, #2048
    beq .Lotherwise_85
    add r0, r8, #44
    vld1.32 {d17[1]}, [r0]
.Lotherwise_85:
.Lend_81:
    ubfx r0, r1, #8, #4
    cmp r0, #15
    bne .Lotherwise_86
    add r0, r6, #32
    vst1.32 {d16, d17}, [r0]
    b .Lend_87
.Lotherwise_86:
    tst r1, #256
    beq .Lotherwise_88
    add r0, r6, #32
    vst1.32 {d16[0]}, [r0]
.Lotherwise_88:
    tst r1, #512
    beq .Lotherwise_89
    add r0, r6, #36
    vst1.32 {d16[1]}, [r0]
.Lotherwise_89:
    tst r1, #1024
    beq .Lotherwise_90
    add r0, r6, #40
    vst1.32 {d17[0]}, [r0]
.Lotherwise_90:
    tst r1, #2048
    beq .Lotherwise_91
    add r0, r6, #44
    vst1.32 {d17[1]}, [r0]
.Lotherwise_91:
.Lend_87:
    ubfx r0, r1, #12, #4
    cmp r0, #15
    bne .Lotherwise_92
    add r0, r8, #48
    vld1.32 {d16, d17}, [r0]
    b .Lend_93
.Lotherwise_92:
    vmov.i32 q8, #0
    tst r1, #4096
    beq .Lotherwise_94
    add r0, r8, #48
    vld1.32 {d16[0]}, [r0]
.Lotherwise_94:
    tst r1, #8192
    beq .Lotherwise_95
    add r0, r8, #52
    vld1.32 {d16[1]}, [r0]
.Lotherwise_95:
    tst r1, #16384
    beq .Lotherwise_96
    add r0, r8, #56
    vld1.32 {d17[0]}, [r0]
.Lotherwise_96:
    tst r1, #32768
    beq .Lotherwise_97
    add r0, r8, #60
    vld1.32 {d17[1]}, [r0]
.Lotherwise_97:
.Lend_93:
    ubfx r0, r1, #12, #4
    cmp r0, #15
    bne .Lotherwise_98
    add r0, r6, #48
    vst1.32 {d16, d17}, [r0]
    b .Lend_99
.Lotherwise_98:
    tst r1, #4096
    beq .Lotherwise_100
    add r0, r6, #48
    vst1.32 {d16[0]}, [r0]
.Lotherwise_100:
    tst r1, #8192
    beq .Lotherwise_101
    add r0, r6, #52
    vst1.32 {d16[1]}, [r0]
.Lotherwise_101:
    tst r1, #16384
    beq .Lotherwise_102
    add r0, r6, #56
    vst1.32 {d17[0]}, [r0]
.Lotherwise_102:
    tst r1, #32768
    beq .Lotherwise_103
    add r0, r6, #60
    vst1.32 {d17[1]}, [r0]
.Lotherwise_103:
.Lend_99:
.Lend_55:
    sub r12, r12, #1
    add r2, r2, r3, lsl #2
    add r14, r14, r5, lsl #2
    cmp r12, #0
    bne .Lloop_1
.Lloop_end_0:
    pop {r4, r5, r6, r7, r8, pc}
    .size nnp_stream_rows__armv7_neon, . - nnp_stream_rows__armv7_neon

    .text
    .p2align 4
    .globl nnp_stream_fence__armv7_neon
    .type nnp_stream_fence__armv7_neon, %function
nnp_stream_fence__armv7_neon:
    bx lr
    .size nnp_stream_fence__armv7_neon, . - nnp_stream_fence__armv7_neon

    .section .note.GNU-stack, "", %progbits
