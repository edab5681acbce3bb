    .arch armv8.2-a+fp16+dotprod

    .text
    .p2align 4
    .globl nnp_stream_rows__aarch64_neon
    .type nnp_stream_rows__aarch64_neon, %function
nnp_stream_rows__aarch64_neon:
    mov x6, x0
    mov x7, x1
    mov x8, x2
    mov x9, x3
    cbz x6, .Lloop_end_0
.Lloop_1:
    mov x3, x4
    mov x10, x8
    neg x0, x3
    ubfx x0, x0, #2, #4
    mov x11, x0
    cmp x11, x7
    csel x11, x11, x7, ls
    cbnz x11, .Lotherwise_2
    b .Lend_3
.Lotherwise_2:
    mov w0, #16
    mov x1, x11
    mov w2, #1
    cmp x1, x0
    csel x1, x1, x0, ls
    lsl x0, x2, x1
    sub x1, x0, #1
    ubfx x0, x1, #0, #4
    cmp x0, #15
    bne .Lotherwise_4
    ldr q0, [x10]
    b .Lend_5
.Lotherwise_4:
    movi v0.4s, #0
    tst x1, #1
    beq .Lotherwise_6
    ld1 {v0.s}[0], [x10]
.Lotherwise_6:
    tst x1, #2
    beq .Lotherwise_7
    add x0, x10, #4
    ld1 {v0.s}[1], [x0]
.Lotherwise_7:
    tst x1, #4
    beq .Lotherwise_8
    add x0, x10, #8
    ld1 {v0.s}[2], [x0]
.Lotherwise_8:
    tst x1, #8
    beq .Lotherwise_9
    add x0, x10, #12
    ld1 {v0.s}[3], [x0]
.Lotherwise_9:
.Lend_5:
    ubfx x0, x1, #0, #4
    cmp x0, #15
    bne .Lotherwise_10
    str q0, [x3]
    b .Lend_11
.Lotherwise_10:
    tst x1, #1
    beq .Lotherwise_12
    st1 {v0.s}[0], [x3]
.Lotherwise_12:
    tst x1, #2
    beq .Lotherwise_13
    add x0, x3, #4
    st1 {v0.s}[1], [x0]
.Lotherwise_13:
    tst x1, #4
    beq .Lotherwise_14
    add x0, x3, #8
    st1 {v0.s}[2], [x0]
.Lotherwise_14:
    tst x1, #8
    beq .Lotherwise_15
    add x0, x3, #12
    st1 {v0.s}[3], [x0]
.Lotherwise_15:
.Lend_11:
    ubfx x0, x1, #4, #4
    cmp x0, #15
    bne .Lotherwise_16
    ldr q0, [x10, #16]
    b .Lend_17
.Lotherwise_16:
    movi v0.4s, #0
    tst x1, #16
    beq .Lotherwise_18
    add x0, x10, #16
    ld1 {v0.s}[0], [x0]
.Lotherwise_18:
    tst x1, #32
    beq .Lotherwise_19
    add x0, x10, #20
    ld1 {v0.s}[1], [x0]
.Lotherwise_19:
    tst x1, #64
    beq .Lotherwise_20
    add x0, x10, #24
    ld1 {v0.s}[2], [x0]
.Lotherwise_20:
    tst x1, #128
    beq .Lotherwise_21
    add x0, x10, #28
    ld1 {v0.s}[3], [x0]
.Lotherwise_21:
.Lend_17:
    ubfx x0, x1, #4, #4
    cmp x0, #15
    bne .Lotherwise_22
    str q0, [x3, #16]
    b .Lend_23
.Lotherwise_22:
    tst x1, #16
    beq .Lotherwise_24
    add x0, x3, #16
    st1 {v0.s}[0], [x0]
.Lotherwise_24:
    tst x1, #32
    beq .Lotherwise_25
    add x0, x3, #20
    st1 {v0.s}[1], [x0]
.Lotherwise_25:
    tst x1, #64
    beq .Lotherwise_26
    add x0, x3, #24
    st1 {v0.s}[2], [x0]
.Lotherwise_26:
    tst x1, #128
    beq .Lotherwise_27
    add x0, x3, #28
    st1 {v0.s}[3], [x0]
.Lotherwise_27:
.Lend_23:
    ubfx x0, x1, #8, #4
    cmp x0, #15
    bne .Lotherwise_28
    ldr q0, [x10, #32]
    b .Lend_29
.Lotherwise_28:
    movi v0.4s, #0
    tst x1, #256
    beq .Lotherwise_30
    add x0, x10, #32
    ld1 {v0.s}[0], [x0]
.Lotherwise_30:
    tst x1, #512
    beq .Lotherwise_31
    add x0, x10, #36
    ld1 {v0.s}[1], [x0]
.Lotherwise_31:
    tst x1, #1024
    beq .Lotherwise_32
    add x0, x10, #40
    ld1 {v0.s}[2], [x0]
.Lotherwise_32:
    tst x1, #2048
    beq .Lotherwise_33
    add x0, x10, #44
    ld1 {v0.s}[3], [x0]
.Lotherwise_33:
.Lend_29:
    ubfx x0, x1, #8, #4
    cmp x0, #15
    bne .Lotherwise_34
    str q0, [x3, #32]
    b .Lend_35
.Lotherwise_34:
    tst x1, #256
    beq .Lotherwise_36
    add x0, x3, #32
    st1 {v0.s}[0], [x0]
.Lotherwise_36:
    tst x1, #512
    beq .Lotherwise_37
    add x0, x3, #36
    st1 {v0.s}[1], [x0]
.Lotherwise_37:
    tst x1, #1024
    beq .Lotherwise_38
    add x0, x3, #40
    st1 {v0.s}[2], [x0]
.Lotherwise_38:
    tst x1, #2048
    beq .Lotherwise_39
    add x0, x3, #44
    st1 {v0.s}[3], [x0]
.Lotherwise_39:
.Lend_35:
    ubfx x0, x1, #12, #4
    cmp x0, #15
    bne .Lotherwise_40
    ldr q0, [x10, #48]
    b .Lend_41
.Lotherwise_40:
    movi v0.4s, #0
    tst x1, #4096
    beq .Lotherwise_42
    add x0, x10, #48
    ld1 {v0.s}[0], [x0]
.Lotherwise_42:
    tst x1, #8192
    beq .Lotherwise_43
    add x0, x10, #52
    ld1 {v0.s}[1], [x0]
.Lotherwise_43:
    tst x1, #16384
    beq .Lotherwise_44
    add x0, x10, #56
    ld1 {v0.s}[2], [x0]
.Lotherwise_44:
    tst x1, #32768
    beq .Lotherwise_45
    add x0, x10, #60
    ld1 {v0.s}[3], [x0]
.Lotherwise_45:
.Lend_41:
    ubfx x0, x1, #12, #4
    cmp x0, #15
    bne .Lotherwise_46
    str q0, [x3, #48]
    b .Lend_47
.Lotherwise_46:
    tst x1, #4096
    beq .Lotherwise_48
    add x0, x3, #48
    st1 {v0.s}[0], [x0]
.Lotherwise_48:
    tst x1, #8192
    beq .Lotherwise_49
    add x0, x3, #52
    st1 {v0.s}[1], [x0]
.Lotherwise_49:
    tst x1, #16384
    beq .Lotherwise_50
    add x0, x3, #56
    st1 {v0.s}[2], [x0]
.Lotherwise_50:
    tst x1, #32768
    beq .Lotherwise_51
    add x0, x3, #60
    st1 {v0.s}[3], [x0]
.Lotherwise_51:
.Lend_47:
    add x10, x10, x11, lsl #2
    add x3, x3, x11, lsl #2
.Lend_3:
    sub x0, x7, x11
    lsr x1, x0, #4
    cbz x1, .Lloop_end_52
.Lloop_53:
    ld1 {v0.4s, v1.4s, v2.4s, v3.4s}, [x10], #64
    sub x1, x1, #1
    str q0, [x3]
    str q1, [x3, #16]
    str q2, [x3, #32]
    str q3, [x3, #48]
    add x3, x3, #64
    cbnz x1, .Lloop_53
.Lloop_end_52:
    ubfx x0, x0, #0, #4
    cbnz x0, .Lotherwise_54
    b .Lend_55
.Lotherwise_54:
    mov w1, #16
    mov w2, #1
    cmp x0, x1
    csel x0, x0, x1, ls
    lsl x0, x2, x0
    sub x1, x0, #1
    ubfx x0, x1, #0, #4
    cmp x0, #15
    bne .Lotherwise_56
    ldr q0, [x10]
    b .Lend_57
.Lotherwise_56:
    movi v0.4s, #0
    tst x1, #1
    beq .Lotherwise_58
    ld1 {v0.s}[0], [x10]
.Lotherwise_58:
    tst x1, #2
    beq .Lotherwise_59
    add x0, x10, #4
    ld1 {v0.s}[1], [x0]
.Lotherwise_59:
    tst x1, #4
    beq .Lotherwise_60
    add x0, x10, #8
    ld1 {v0.s}[2], [x0]
.Lotherwise_60:
    tst x1, #8
    beq .Lotherwise_61
    add x0, x10, #12
    ld1 {v0.s}[3], [x0]
.Lotherwise_61:
.Lend_57:
    ubfx x0, x1, #0, #4
    cmp x0, #15
    bne .Lotherwise_62
    str q0, [x3]
    b .Lend_63
.Lotherwise_62:
    tst x1, #1
    beq .Lotherwise_64
    st1 {v0.s}[0], [x3]
.Lotherwise_64:
    tst x1, #2
    beq .Lotherwise_65
    add x0, x3, #4
    st1 {v0.s}[1], [x0]
.Lotherwise_65:
    tst x1, #4
    beq .Lotherwise_66
    add x0, x3, #8
    st1 {v0.s}[2], [x0]
.Lotherwise_66:
    tst x1, #8
    beq .Lotherwise_67
    add x0, x3, #12
    st1 {v0.s}[3], [x0]
.Lotherwise_67:
.Lend_63:
    ubfx x0, x1, #4, #4
    cmp x0, #15
    bne .Lotherwise_68
    ldr q0, [x10, #16]
    b .Lend_69
.Lotherwise_68:
    movi v0.4s, #0
    tst x1, #16
    beq .Lotherwise_70
    add x0, x10, #16
    ld1 {v0.s}[0], [x0]
.Lotherwise_70:
    tst x1, #32
    beq .Lotherwise_71
    add x0, x10, #20
    ld1 {v0.s}[1], [x0]
.Lotherwise_71:
    tst x1, #64
    beq .Lotherwise_72
    add x0, x10, #24
    ld1 {v0.s}[2], [x0]
.Lotherwise_72:
    tst x1, #128
    beq .Lotherwise_73
    add x0, x10, #28
    ld1 {v0.s}[3], [x0]
.Lotherwise_73:
.Lend_69:
    ubfx x0, x1, #4, #4
    cmp x0, #15
    bne .Lotherwise_74
    str q0, [x3, #16]
    b .Lend_75
.Lotherwise_74:
    tst x1, #16
    beq .Lotherwise_76
    add x0, x3, #16
    st1 {v0.s}[0], [x0]
.Lotherwise_76:
    tst x1, #32
    beq .Lotherwise_77
    add x0, x3, #20
    st1 {v0.s}[1], [x0]
.Lotherwise_77:
    tst x1, #64
    beq .Lotherwise_78
    add x0, x3, #24
    st1 {v0.s}[2], [x0]
.Lotherwise_78:
    tst x1, #128
    beq .Lotherwise_79
    add x0, x3, #28
    st1 {v0.s}[3], [x0]
.Lotherwise_79:
.Lend_75:
    ubfx x0, x1, #8, #4
    cmp x0, #15
    bne .Lotherwise_80
    ldr q0, [x10, #32]
    b .Lend_81
.Lotherwise_80:
    movi v0.4s, #0
    tst x1, #256
    beq .Lotherwise_82
    add x0, x10, #32
    ld1 {v0.s}[0], [x0]
.Lotherwise_82:
    tst x1, #512
    beq .Lotherwise_83
    add x0, x10, #36
    ld1 {v0.s}[1], [x0]
.Lotherwise_83:
    tst x1, #1024
    beq .Lotherwise_84
    add x0, x10, #40
    ld1 {v0.s}[2], [x0]
.Lotherwise_84:
    tst x1, #2048
    beq .Lotherwise_85
    add x0, x10, #44
    ld1 {v0.s}[3], [x0]
.Lotherwise_85:
.Lend_81:
    ubfx x0, x1, #8, #4
    cmp x0, #15
    bne .Lotherwise_86
    str q0, [x3, #32]
    b .Lend_87
.Lotherwise_86:
    tst x1, #256
    beq .Lotherwise_88
    add x0, x3, #32
    st1 {v0.s}[0], [x0]
.Lotherwise_88:
    tst x1, #512
    beq .Lotherwise_89
    add x0, x3, #36
    st1 {v0.s}[1], [x0]
.Lotherwise_89:
    tst x1, #1024
    beq .Lotherwise_90
    add x0, x3, #40
    st1 {v0.s}[2], [x0]
.Lotherwise_90:
    tst x1, #2048
    beq .Lotherwise_91
    add x0, x3, #44
    st1 {v0.s}[3], [x0]
.Lotherwise_91:
.Lend_87:
    ubfx x0, x1, #12, #4
    cmp x0, #15
    bne .Lotherwise_92
    ldr q0, [x10, #48]
    b .Lend_93
.Lotherwise_92:
    movi v0.4s, #0
    tst x1, #4096
    beq .Lotherwise_94
    add x0, x10, #48
    ld1 {v0.s}[0], [x0]
.Lotherwise_94:
    tst x1, #8192
    beq .Lotherwise_95
    add x0, x10, #52
    ld1 {v0.s}[1], [x0]
.Lotherwise_95:
    tst x1, #16384
    beq .Lotherwise_96
    add x0, x10, #56
    ld1 {v0.s}[2], [x0]
.Lotherwise_96:
    tst x1, #32768
    beq .Lotherwise_97
    add x0, x10, #60
    ld1 {v0.s}[3], [x0]
.Lotherwise_97:
.Lend_93:
    ubfx x0, x1, #12, #4
    cmp x0, #15
    bne .Lotherwise_98
    str q0, [x3, #48]
    b .Lend_99
.Lotherwise_98:
    tst x1, #4096
    beq .Lotherwise_100
    add x0, x3, #48
    st1 {v0.s}[0], [x0]
.Lotherwise_100:
    tst x1, #8192
    beq .Lotherwise_101
    add x0, x3, #52
    st1 {v0.s}[1], [x0]
.Lotherwise_101:
    tst x1, #16384
    beq .Lotherwise_102
    add x0, x3, #56
    st1 {v0.s}[2], [x0]
.Lotherwise_102:
    tst x1, #32768
    beq .Lotherwise_103
    add x0, x3, #60
    st1 {v0.s}[3], [x0]
.Lotherwise_103:
.Lend_99:
.Lend_55:
    sub x6, x6, #1
    add x8, x8, x9, lsl #2
    add x4, x4, x5, lsl #2
    cbnz x6, .Lloop_1
.Lloop_end_0:
    ret
    .size nnp_stream_rows__aarch64_neon, . - nnp_stream_rows__aarch64_neon

    .text
    .p2align 4
    .globl nnp_stream_fence__aarch64_neon
    .type nnp_stream_fence__aarch64_neon, %function
nnp_stream_fence__aarch64_neon:
    ret
    .size nnp_stream_fence__aarch64_neon, . - nnp_stream_fence__aarch64_neon

    .section .note.GNU-stack, "", %progbits
