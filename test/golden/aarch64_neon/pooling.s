    .arch armv8.2-a+fp16

    .text
    .p2align 4
    .globl nnp_pooling_maximum__aarch64_neon
    .type nnp_pooling_maximum__aarch64_neon, %function
nnp_pooling_maximum__aarch64_neon:
    mov x8, x0
    ldr x9, [sp, #0]
    mov x10, x1
    mov x11, x2
    mov x12, x3
    mov x13, x5
    mov x14, x6
    sub x5, x4, #1
    cbz x8, .Lloop_end_0
.Lloop_1:
    mov x0, x11
    mov x6, x14
    mov x15, x11
    lsr x1, x10, #5
    cbz x1, .Lloop_end_2
.Lloop_3:
    mov x2, x0
    add x3, x15, x9, lsl #2
    mov x4, x5
    add x15, x15, #128
    prfm pldl1keep, [x3]
    prfm pldl1keep, [x3, #64]
    add x3, x2, #64
    ld1 {v4.4s, v5.4s, v6.4s, v7.4s}, [x2]
    ld1 {v0.4s, v1.4s, v2.4s, v3.4s}, [x3]
    cbz x4, .Lloop_end_4
.Lloop_5:
    add x2, x2, x13, lsl #2
    add x3, x15, x9, lsl #2
    sub x4, x4, #1
    add x15, x15, #128
    prfm pldl1keep, [x3]
    prfm pldl1keep, [x3, #64]
    add x3, x2, #64
    ld1 {v20.4s, v21.4s, v22.4s, v23.4s}, [x2]
    ld1 {v16.4s, v17.4s, v18.4s, v19.4s}, [x3]
    fmax v4.4s, v4.4s, v20.4s
    fmax v5.4s, v5.4s, v21.4s
    fmax v6.4s, v6.4s, v22.4s
    fmax v7.4s, v7.4s, v23.4s
    fmax v0.4s, v0.4s, v16.4s
    fmax v1.4s, v1.4s, v17.4s
    fmax v2.4s, v2.4s, v18.4s
    fmax v3.4s, v3.4s, v19.4s
    cbnz x4, .Lloop_5
.Lloop_end_4:
    str q4, [x6]
    str q5, [x6, #16]
    str q6, [x6, #32]
    str q7, [x6, #48]
    str q0, [x6, #64]
    str q1, [x6, #80]
    str q2, [x6, #96]
    str q3, [x6, #112]
    sub x1, x1, #1
    add x0, x0, #128
    add x6, x6, #128
    cbnz x1, .Lloop_3
.Lloop_end_2:
    ubfx x1, x10, #0, #5
    lsr x1, x1, #4
    cbz x1, .Lloop_end_6
.Lloop_7:
    mov x2, x0
    add x3, x15, x9, lsl #2
    mov x4, x5
    add x15, x15, #64
    prfm pldl1keep, [x3]
    ld1 {v0.4s, v1.4s, v2.4s, v3.4s}, [x2]
    cbz x4, .Lloop_end_8
.Lloop_9:
    add x2, x2, x13, lsl #2
    add x3, x15, x9, lsl #2
    sub x4, x4, #1
    add x15, x15, #64
    prfm pldl1keep, [x3]
    ld1 {v4.4s, v5.4s, v6.4s, v7.4s}, [x2]
    fmax v0.4s, v0.4s, v4.4s
    fmax v1.4s, v1.4s, v5.4s
    fmax v2.4s, v2.4s, v6.4s
    fmax v3.4s, v3.4s, v7.4s
    cbnz x4, .Lloop_9
.Lloop_end_8:
    str q0, [x6]
    str q1, [x6, #16]
    str q2, [x6, #32]
    str q3, [x6, #48]
    sub x1, x1, #1
    add x0, x0, #64
    add x6, x6, #64
    cbnz x1, .Lloop_7
.Lloop_end_6:
    ubfx x1, x10, #0, #4
    cbnz x1, .Lotherwise_10
    b .Lend_11
.Lotherwise_10:
    mov w2, #16
    mov w3, #1
    mov x4, x0
    add x0, x15, x9, lsl #2
    add x15, x15, #64
    prfm pldl1keep, [x0]
    cmp x1, x2
    csel x1, x1, x2, ls
    lsl x0, x3, x1
    sub x1, x0, #1
    ubfx x0, x1, #0, #4
    cmp x0, #15
    bne .Lotherwise_12
    ldr q0, [x4]
    b .Lend_13
.Lotherwise_12:
    movi v0.4s, #0
    tst x1, #1
    beq .Lotherwise_14
    ld1 {v0.s}[0], [x4]
.Lotherwise_14:
    tst x1, #2
    beq .Lotherwise_15
    add x0, x4, #4
    ld1 {v0.s}[1], [x0]
.Lotherwise_15:
    tst x1, #4
    beq .Lotherwise_16
    add x0, x4, #8
    ld1 {v0.s}[2], [x0]
.Lotherwise_16:
    tst x1, #8
    beq .Lotherwise_17
    add x0, x4, #12
    ld1 {v0.s}[3], [x0]
.Lotherwise_17:
.Lend_13:
    ubfx x0, x1, #4, #4
    cmp x0, #15
    bne .Lotherwise_18
    ldr q1, [x4, #16]
    b .Lend_19
.Lotherwise_18:
    movi v1.4s, #0
    tst x1, #16
    beq .Lotherwise_20
    add x0, x4, #16
    ld1 {v1.s}[0], [x0]
.Lotherwise_20:
    tst x1, #32
    beq .Lotherwise_21
    add x0, x4, #20
    ld1 {v1.s}[1], [x0]
.Lotherwise_21:
    tst x1, #64
    beq .Lotherwise_22
    add x0, x4, #24
    ld1 {v1.s}[2], [x0]
.Lotherwise_22:
    tst x1, #128
    beq .Lotherwise_23
    add x0, x4, #28
    ld1 {v1.s}[3], [x0]
.Lotherwise_23:
.Lend_19:
    ubfx x0, x1, #8, #4
    cmp x0, #15
    bne .Lotherwise_24
    ldr q2, [x4, #32]
    b .Lend_25
.Lotherwise_24:
    movi v2.4s, #0
    tst x1, #256
    beq .Lotherwise_26
    add x0, x4, #32
    ld1 {v2.s}[0], [x0]
.Lotherwise_26:
    tst x1, #512
    beq .Lotherwise_27
    add x0, x4, #36
    ld1 {v2.s}[1], [x0]
.Lotherwise_27:
    tst x1, #1024
    beq .Lotherwise_28
    add x0, x4, #40
    ld1 {v2.s}[2], [x0]
.Lotherwise_28:
    tst x1, #2048
    beq .Lotherwise_29
    add x0, x4, #44
    ld1 {v2.s}[3], [x0]
.Lotherwise_29:
.Lend_25:
    ubfx x0, x1, #12, #4
    cmp x0, #15
    bne .Lotherwise_30
    ldr q3, [x4, #48]
    b .Lend_31
.Lotherwise_30:
    movi v3.4s, #0
    tst x1, #4096
    beq .Lotherwise_32
    add x0, x4, #48
    ld1 {v3.s}[0], [x0]
.Lotherwise_32:
    tst x1, #8192
    beq .Lotherwise_33
    add x0, x4, #52
    ld1 {v3.s}[1], [x0]
.Lotherwise_33:
    tst x1, #16384
    beq .Lotherwise_34
    add x0, x4, #56
    ld1 {v3.s}[2], [x0]
.Lotherwise_34:
    tst x1, #32768
    beq .Lotherwise_35
    add x0, x4, #60
    ld1 {v3.s}[3], [x0]
.Lotherwise_35:
.Lend_31:
    mov x3, x5
    cbz x3, .Lloop_end_36
.Lloop_37:
    add x4, x4, x13, lsl #2
    add x0, x15, x9, lsl #2
    ubfx x2, x1, #0, #4
    add x15, x15, #64
    prfm pldl1keep, [x0]
    cmp x2, #15
    bne .Lotherwise_38
    ldr q4, [x4]
    b .Lend_39
.Lotherwise_38:
    movi v4.4s, #0
    tst x1, #1
    beq .Lotherwise_40
    ld1 {v4.s}[0], [x4]
.Lotherwise_40:
    tst x1, #2
    beq .Lotherwise_41
    add x0, x4, #4
    ld1 {v4.s}[1], [x0]
.Lotherwise_41:
    tst x1, #4
    beq .Lotherwise_42
    add x0, x4, #8
    ld1 {v4.s}[2], [x0]
.Lotherwise_42:
    tst x1, #8
    beq .Lotherwise_43
    add x0, x4, #12
    ld1 {v4.s}[3], [x0]
.Lotherwise_43:
.Lend_39:
    ubfx x0, x1, #4, #4
    fmax v0.4s, v0.4s, v4.4s
    cmp x0, #15
    bne .Lotherwise_44
    ldr q4, [x4, #16]
    b .Lend_45
.Lotherwise_44:
    movi v4.4s, #0
    tst x1, #16
    beq .Lotherwise_46
    add x0, x4, #16
    ld1 {v4.s}[0], [x0]
.Lotherwise_46:
    tst x1, #32
    beq .Lotherwise_47
    add x0, x4, #20
    ld1 {v4.s}[1], [x0]
.Lotherwise_47:
    tst x1, #64
    beq .Lotherwise_48
    add x0, x4, #24
    ld1 {v4.s}[2], [x0]
.Lotherwise_48:
    tst x1, #128
    beq .Lotherwise_49
    add x0, x4, #28
    ld1 {v4.s}[3], [x0]
.Lotherwise_49:
.Lend_45:
    ubfx x0, x1, #8, #4
    fmax v1.4s, v1.4s, v4.4s
    cmp x0, #15
    bne .Lotherwise_50
    ldr q4, [x4, #32]
    b .Lend_51
.Lotherwise_50:
    movi v4.4s, #0
    tst x1, #256
    beq .Lotherwise_52
    add x0, x4, #32
    ld1 {v4.s}[0], [x0]
.Lotherwise_52:
    tst x1, #512
    beq .Lotherwise_53
    add x0, x4, #36
    ld1 {v4.s}[1], [x0]
.Lotherwise_53:
    tst x1, #1024
    beq .Lotherwise_54
    add x0, x4, #40
    ld1 {v4.s}[2], [x0]
.Lotherwise_54:
    tst x1, #2048
    beq .Lotherwise_55
    add x0, x4, #44
    ld1 {v4.s}[3], [x0]
.Lotherwise_55:
.Lend_51:
    ubfx x0, x1, #12, #4
    fmax v2.4s, v2.4s, v4.4s
    cmp x0, #15
    bne .Lotherwise_56
    ldr q4, [x4, #48]
    b .Lend_57
.Lotherwise_56:
    movi v4.4s, #0
    tst x1, #4096
    beq .Lotherwise_58
    add x0, x4, #48
    ld1 {v4.s}[0], [x0]
.Lotherwise_58:
    tst x1, #8192
    beq .Lotherwise_59
    add x0, x4, #52
    ld1 {v4.s}[1], [x0]
.Lotherwise_59:
    tst x1, #16384
    beq .Lotherwise_60
    add x0, x4, #56
    ld1 {v4.s}[2], [x0]
.Lotherwise_60:
    tst x1, #32768
    beq .Lotherwise_61
    add x0, x4, #60
    ld1 {v4.s}[3], [x0]
.Lotherwise_61:
.Lend_57:
    sub x3, x3, #1
    fmax v3.4s, v3.4s, v4.4s
    cbnz x3, .Lloop_37
.Lloop_end_36:
    str q0, [x6]
    str q1, [x6, #16]
    str q2, [x6, #32]
    str q3, [x6, #48]
.Lend_11:
    add x11, x11, x12, lsl #2
    add x14, x14, x7, lsl #2
    sub x8, x8, #1
    cbnz x8, .Lloop_1
.Lloop_end_0:
    ret
    .size nnp_pooling_maximum__aarch64_neon, . - nnp_pooling_maximum__aarch64_neon

    .text
    .p2align 4
    .globl nnp_pooling_maximum_by_2__aarch64_neon
    .type nnp_pooling_maximum_by_2__aarch64_neon, %function
nnp_pooling_maximum_by_2__aarch64_neon:
    mov x8, x0
    mov x9, x1
    mov x10, x2
    mov x11, x3
    mov x12, x5
    sub x5, x4, #1
    cbz x8, .Lloop_end_62
.Lloop_63:
    mov x0, x10
    mov x13, x12
    lsr x1, x9, #4
    cbz x1, .Lloop_end_64
.Lloop_65:
    mov x2, x0
    add x3, x0, x7, lsl #2
    prfm pldl1keep, [x3]
    prfm pldl1keep, [x3, #64]
    add x3, x2, #64
    ld1 {v4.4s, v5.4s, v6.4s, v7.4s}, [x2]
    add x2, x2, #4
    ld1 {v0.4s, v1.4s, v2.4s, v3.4s}, [x3]
    uzp1 v16.4s, v4.4s, v5.4s
    uzp2 v4.4s, v4.4s, v5.4s
    uzp1 v17.4s, v6.4s, v7.4s
    uzp2 v5.4s, v6.4s, v7.4s
    uzp1 v18.4s, v0.4s, v1.4s
    uzp2 v0.4s, v0.4s, v1.4s
    uzp1 v19.4s, v2.4s, v3.4s
    uzp2 v1.4s, v2.4s, v3.4s
    tst x5, #1
    beq .Lotherwise_66
    add x2, x2, #4
    fmax v16.4s, v16.4s, v4.4s
    fmax v17.4s, v17.4s, v5.4s
    fmax v18.4s, v18.4s, v0.4s
    fmax v19.4s, v19.4s, v1.4s
.Lotherwise_66:
    lsr x3, x5, #1
    cbz x3, .Lloop_end_67
.Lloop_68:
    add x4, x2, #64
    sub x3, x3, #1
    ld1 {v4.4s, v5.4s, v6.4s, v7.4s}, [x2]
    add x2, x2, #8
    ld1 {v0.4s, v1.4s, v2.4s, v3.4s}, [x4]
    uzp1 v20.4s, v4.4s, v5.4s
    uzp2 v4.4s, v4.4s, v5.4s
    uzp1 v5.4s, v6.4s, v7.4s
    uzp2 v6.4s, v6.4s, v7.4s
    uzp1 v7.4s, v0.4s, v1.4s
    uzp2 v0.4s, v0.4s, v1.4s
    uzp1 v1.4s, v2.4s, v3.4s
    uzp2 v2.4s, v2.4s, v3.4s
    fmax v16.4s, v16.4s, v20.4s
    fmax v17.4s, v17.4s, v5.4s
    fmax v18.4s, v18.4s, v7.4s
    fmax v19.4s, v19.4s, v1.4s
    fmax v16.4s, v16.4s, v4.4s
    fmax v17.4s, v17.4s, v6.4s
    fmax v18.4s, v18.4s, v0.4s
    fmax v19.4s, v19.4s, v2.4s
    cbnz x3, .Lloop_68
.Lloop_end_67:
    str q16, [x13]
    str q17, [x13, #16]
    str q18, [x13, #32]
    str q19, [x13, #48]
    sub x1, x1, #1
    add x0, x0, #128
    add x13, x13, #64
    cbnz x1, .Lloop_65
.Lloop_end_64:
    ubfx x1, x9, #0, #4
    cbnz x1, .Lotherwise_69
    b .Lend_70
.Lotherwise_69:
    lsl x1, x1, #1
    mov w2, #32
    mov w3, #1
    mov x4, x0
    add x0, x0, x7, lsl #2
    prfm pldl1keep, [x0]
    cmp x1, x2
    csel x1, x1, x2, ls
    prfm pldl1keep, [x0, #64]
    lsl x0, x3, x1
    sub x1, x0, #1
    ubfx x0, x1, #0, #4
    cmp x0, #15
    bne .Lotherwise_71
    ldr q0, [x4]
    b .Lend_72
.Lotherwise_71:
    movi v0.4s, #0
    tst x1, #1
    beq .Lotherwise_73
    ld1 {v0.s}[0], [x4]
.Lotherwise_73:
    tst x1, #2
    beq .Lotherwise_74
    add x0, x4, #4
    ld1 {v0.s}[1], [x0]
.Lotherwise_74:
    tst x1, #4
    beq .Lotherwise_75
    add x0, x4, #8
    ld1 {v0.s}[2], [x0]
.Lotherwise_75:
    tst x1, #8
    beq .Lotherwise_76
    add x0, x4, #12
    ld1 {v0.s}[3], [x0]
.Lotherwise_76:
.Lend_72:
    ubfx x0, x1, #4, #4
    cmp x0, #15
    bne .Lotherwise_77
    ldr q1, [x4, #16]
    b .Lend_78
.Lotherwise_77:
    movi v1.4s, #0
    tst x1, #16
    beq .Lotherwise_79
    add x0, x4, #16
    ld1 {v1.s}[0], [x0]
.Lotherwise_79:
    tst x1, #32
    beq .Lotherwise_80
    add x0, x4, #20
    ld1 {v1.s}[1], [x0]
.Lotherwise_80:
    tst x1, #64
    beq .Lotherwise_81
    add x0, x4, #24
    ld1 {v1.s}[2], [x0]
.Lotherwise_81:
    tst x1, #128
    beq .Lotherwise_82
    add x0, x4, #28
    ld1 {v1.s}[3], [x0]
.Lotherwise_82:
.Lend_78:
    ubfx x0, x1, #8, #4
    uzp1 v2.4s, v0.4s, v1.4s
    uzp2 v0.4s, v0.4s, v1.4s
    cmp x0, #15
    bne .Lotherwise_83
    ldr q1, [x4, #32]
    b .Lend_84
.Lotherwise_83:
    movi v1.4s, #0
    tst x1, #256
    beq .Lotherwise_85
    add x0, x4, #32
    ld1 {v1.s}[0], [x0]
.Lotherwise_85:
    tst x1, #512
    beq .Lotherwise_86
    add x0, x4, #36
    ld1 {v1.s}[1], [x0]
.Lotherwise_86:
    tst x1, #1024
    beq .Lotherwise_87
    add x0, x4, #40
    ld1 {v1.s}[2], [x0]
.Lotherwise_87:
    tst x1, #2048
    beq .Lotherwise_88
    add x0, x4, #44
    ld1 {v1.s}[3], [x0]
.Lotherwise_88:
.Lend_84:
    ubfx x0, x1, #12, #4
    cmp x0, #15
    bne .Lotherwise_89
    ldr q3, [x4, #48]
    b .Lend_90
.Lotherwise_89:
    movi v3.4s, #0
    tst x1, #4096
    beq .Lotherwise_91
    add x0, x4, #48
    ld1 {v3.s}[0], [x0]
.Lotherwise_91:
    tst x1, #8192
    beq .Lotherwise_92
    add x0, x4, #52
    ld1 {v3.s}[1], [x0]
.Lotherwise_92:
    tst x1, #16384
    beq .Lotherwise_93
    add x0, x4, #56
    ld1 {v3.s}[2], [x0]
.Lotherwise_93:
    tst x1, #32768
    beq .Lotherwise_94
    add x0, x4, #60
    ld1 {v3.s}[3], [x0]
.Lotherwise_94:
.Lend_90:
    ubfx x0, x1, #16, #4
    uzp1 v4.4s, v1.4s, v3.4s
    uzp2 v1.4s, v1.4s, v3.4s
    cmp x0, #15
    bne .Lotherwise_95
    ldr q3, [x4, #64]
    b .Lend_96
.Lotherwise_95:
    movi v3.4s, #0
    tst x1, #65536
    beq .Lotherwise_97
    add x0, x4, #64
    ld1 {v3.s}[0], [x0]
.Lotherwise_97:
    tst x1, #131072
    beq .Lotherwise_98
    add x0, x4, #68
    ld1 {v3.s}[1], [x0]
.Lotherwise_98:
    tst x1, #262144
    beq .Lotherwise_99
    add x0, x4, #72
    ld1 {v3.s}[2], [x0]
.Lotherwise_99:
    tst x1, #524288
    beq .Lotherwise_100
    add x0, x4, #76
    ld1 {v3.s}[3], [x0]
.Lotherwise_100:
.Lend_96:
    ubfx x0, x1, #20, #4
    cmp x0, #15
    bne .Lotherwise_101
    ldr q5, [x4, #80]
    b .Lend_102
.Lotherwise_101:
    movi v5.4s, #0
    tst x1, #1048576
    beq .Lotherwise_103
    add x0, x4, #80
    ld1 {v5.s}[0], [x0]
.Lotherwise_103:
    tst x1, #2097152
    beq .Lotherwise_104
    add x0, x4, #84
    ld1 {v5.s}[1], [x0]
.Lotherwise_104:
    tst x1, #4194304
    beq .Lotherwise_105
    add x0, x4, #88
    ld1 {v5.s}[2], [x0]
.Lotherwise_105:
    tst x1, #8388608
    beq .Lotherwise_106
    add x0, x4, #92
    ld1 {v5.s}[3], [x0]
.Lotherwise_106:
.Lend_102:
    ubfx x0, x1, #24, #4
    uzp1 v6.4s, v3.4s, v5.4s
    uzp2 v3.4s, v3.4s, v5.4s
    cmp x0, #15
    bne .Lotherwise_107
    ldr q5, [x4, #96]
    b .Lend_108
.Lotherwise_107:
    movi v5.4s, #0
    tst x1, #16777216
    beq .Lotherwise_109
    add x0, x4, #96
    ld1 {v5.s}[0], [x0]
.Lotherwise_109:
    tst x1, #33554432
    beq .Lotherwise_110
    add x0, x4, #100
    ld1 {v5.s}[1], [x0]
.Lotherwise_110:
    tst x1, #67108864
    beq .Lotherwise_111
    add x0, x4, #104
    ld1 {v5.s}[2], [x0]
.Lotherwise_111:
    tst x1, #134217728
    beq .Lotherwise_112
    add x0, x4, #108
    ld1 {v5.s}[3], [x0]
.Lotherwise_112:
.Lend_108:
    ubfx x0, x1, #28, #4
    cmp x0, #15
    bne .Lotherwise_113
    ldr q7, [x4, #112]
    b .Lend_114
.Lotherwise_113:
    movi v7.4s, #0
    tst x1, #268435456
    beq .Lotherwise_115
    add x0, x4, #112
    ld1 {v7.s}[0], [x0]
.Lotherwise_115:
    tst x1, #536870912
    beq .Lotherwise_116
    add x0, x4, #116
    ld1 {v7.s}[1], [x0]
.Lotherwise_116:
    tst x1, #1073741824
    beq .Lotherwise_117
    add x0, x4, #120
    ld1 {v7.s}[2], [x0]
.Lotherwise_117:
    tst x1, #2147483648
    beq .Lotherwise_118
    add x0, x4, #124
    ld1 {v7.s}[3], [x0]
.Lotherwise_118:
.Lend_114:
    add x4, x4, #4
    uzp1 v16.4s, v5.4s, v7.4s
    uzp2 v5.4s, v5.4s, v7.4s
    tst x5, #1
    beq .Lotherwise_119
    add x4, x4, #4
    fmax v2.4s, v2.4s, v0.4s
    fmax v4.4s, v4.4s, v1.4s
    fmax v6.4s, v6.4s, v3.4s
    fmax v16.4s, v16.4s, v5.4s
.Lotherwise_119:
    lsr x2, x5, #1
    cbz x2, .Lloop_end_120
.Lloop_121:
    ubfx x0, x1, #0, #4
    cmp x0, #15
    bne .Lotherwise_122
    ldr q0, [x4]
    b .Lend_123
.Lotherwise_122:
    movi v0.4s, #0
    tst x1, #1
    beq .Lotherwise_124
    ld1 {v0.s}[0], [x4]
.Lotherwise_124:
    tst x1, #2
    beq .Lotherwise_125
    add x0, x4, #4
    ld1 {v0.s}[1], [x0]
.Lotherwise_125:
    tst x1, #4
    beq .Lotherwise_126
    add x0, x4, #8
    ld1 {v0.s}[2], [x0]
.Lotherwise_126:
    tst x1, #8
    beq .Lotherwise_127
    add x0, x4, #12
    ld1 {v0.s}[3], [x0]
.Lotherwise_127:
.Lend_123:
    ubfx x0, x1, #4, #4
    cmp x0, #15
    bne .Lotherwise_128
    ldr q1, [x4, #16]
    b .Lend_129
.Lotherwise_128:
    movi v1.4s, #0
    tst x1, #16
    beq .Lotherwise_130
    add x0, x4, #16
    ld1 {v1.s}[0], [x0]
.Lotherwise_130:
    tst x1, #32
    beq .Lotherwise_131
    add x0, x4, #20
    ld1 {v1.s}[1], [x0]
.Lotherwise_131:
    tst x1, #64
    beq .Lotherwise_132
    add x0, x4, #24
    ld1 {v1.s}[2], [x0]
.Lotherwise_132:
    tst x1, #128
    beq .Lotherwise_133
    add x0, x4, #28
    ld1 {v1.s}[3], [x0]
.Lotherwise_133:
.Lend_129:
    ubfx x0, x1, #8, #4
    uzp1 v3.4s, v0.4s, v1.4s
    uzp2 v0.4s, v0.4s, v1.4s
    cmp x0, #15
    bne .Lotherwise_134
    ldr q1, [x4, #32]
    b .Lend_135
.Lotherwise_134:
    movi v1.4s, #0
    tst x1, #256
    beq .Lotherwise_136
    add x0, x4, #32
    ld1 {v1.s}[0], [x0]
.Lotherwise_136:
    tst x1, #512
    beq .Lotherwise_137
    add x0, x4, #36
    ld1 {v1.s}[1], [x0]
.Lotherwise_137:
    tst x1, #1024
    beq .Lotherwise_138
    add x0, x4, #40
    ld1 {v1.s}[2], [x0]
.Lotherwise_138:
    tst x1, #2048
    beq .Lotherwise_139
    add x0, x4, #44
    ld1 {v1.s}[3], [x0]
.Lotherwise_139:
.Lend_135:
    ubfx x0, x1, #12, #4
    cmp x0, #15
    bne .Lotherwise_140
    ldr q5, [x4, #48]
    b .Lend_141
.Lotherwise_140:
    movi v5.4s, #0
    tst x1, #4096
    beq .Lotherwise_142
    add x0, x4, #48
    ld1 {v5.s}[0], [x0]
.Lotherwise_142:
    tst x1, #8192
    beq .Lotherwise_143
    add x0, x4, #52
    ld1 {v5.s}[1], [x0]
.Lotherwise_143:
    tst x1, #16384
    beq .Lotherwise_144
    add x0, x4, #56
    ld1 {v5.s}[2], [x0]
.Lotherwise_144:
    tst x1, #32768
    beq .Lotherwise_145
    add x0, x4, #60
    ld1 {v5.s}[3], [x0]
.Lotherwise_145:
.Lend_141:
    ubfx x0, x1, #16, #4
    uzp1 v7.4s, v1.4s, v5.4s
    uzp2 v1.4s, v1.4s, v5.4s
    cmp x0, #15
    bne .Lotherwise_146
    ldr q5, [x4, #64]
    b .Lend_147
.Lotherwise_146:
    movi v5.4s, #0
    tst x1, #65536
    beq .Lotherwise_148
    add x0, x4, #64
    ld1 {v5.s}[0], [x0]
.Lotherwise_148:
    tst x1, #131072
    beq .Lotherwise_149
    add x0, x4, #68
    ld1 {v5.s}[1], [x0]
.Lotherwise_149:
    tst x1, #262144
    beq .Lotherwise_150
    add x0, x4, #72
    ld1 {v5.s}[2], [x0]
.Lotherwise_150:
    tst x1, #524288
    beq .Lotherwise_151
    add x0, x4, #76
    ld1 {v5.s}[3], [x0]
.Lotherwise_151:
.Lend_147:
    ubfx x0, x1, #20, #4
    cmp x0, #15
    bne .Lotherwise_152
    ldr q17, [x4, #80]
    b .Lend_153
.Lotherwise_152:
    movi v17.4s, #0
    tst x1, #1048576
    beq .Lotherwise_154
    add x0, x4, #80
    ld1 {v17.s}[0], [x0]
.Lotherwise_154:
    tst x1, #2097152
    beq .Lotherwise_155
    add x0, x4, #84
    ld1 {v17.s}[1], [x0]
.Lotherwise_155:
    tst x1, #4194304
    beq .Lotherwise_156
    add x0, x4, #88
    ld1 {v17.s}[2], [x0]
.Lotherwise_156:
    tst x1, #8388608
    beq .Lotherwise_157
    add x0, x4, #92
    ld1 {v17.s}[3], [x0]
.Lotherwise_157:
.Lend_153:
    ubfx x0, x1, #24, #4
    uzp1 v18.4s, v5.4s, v17.4s
    uzp2 v5.4s, v5.4s, v17.4s
    cmp x0, #15
    bne .Lotherwise_158
    ldr q17, [x4, #96]
    b .Lend_159
.Lotherwise_158:
    movi v17.4s, #0
    tst x1, #16777216
    beq .Lotherwise_160
    add x0, x4, #96
    ld1 {v17.s}[0], [x0]
.Lotherwise_160:
    tst x1, #33554432
    beq .Lotherwise_161
    add x0, x4, #100
    ld1 {v17.s}[1], [x0]
.Lotherwise_161:
    tst x1, #67108864
    beq .Lotherwise_162
    add x0, x4, #104
    ld1 {v17.s}[2], [x0]
.Lotherwise_162:
    tst x1, #134217728
    beq .Lotherwise_163
    add x0, x4, #108
    ld1 {v17.s}[3], [x0]
.Lotherwise_163:
.Lend_159:
    ubfx x0, x1, #28, #4
    cmp x0, #15
    bne .Lotherwise_164
    ldr q19, [x4, #112]
    b .Lend_165
.Lotherwise_164:
    movi v19.4s, #0
    tst x1, #268435456
    beq .Lotherwise_166
    add x0, x4, #112
    ld1 {v19.s}[0], [x0]
.Lotherwise_166:
    tst x1, #536870912
    beq .Lotherwise_167
    add x0, x4, #116
    ld1 {v19.s}[1], [x0]
.Lotherwise_167:
    tst x1, #1073741824
    beq .Lotherwise_168
    add x0, x4, #120
    ld1 {v19.s}[2], [x0]
.Lotherwise_168:
    tst x1, #2147483648
    beq .Lotherwise_169
    add x0, x4, #124
    ld1 {v19.s}[3], [x0]
.Lotherwise_169:
.Lend_165:
    sub x2, x2, #1
    add x4, x4, #8
    uzp1 v20.4s, v17.4s, v19.4s
    uzp2 v17.4s, v17.4s, v19.4s
    fmax v2.4s, v2.4s, v3.4s
    fmax v4.4s, v4.4s, v7.4s
    fmax v6.4s, v6.4s, v18.4s
    fmax v16.4s, v16.4s, v20.4s
    fmax v2.4s, v2.4s, v0.4s
    fmax v4.4s, v4.4s, v1.4s
    fmax v6.4s, v6.4s, v5.4s
    fmax v16.4s, v16.4s, v17.4s
    cbnz x2, .Lloop_121
.Lloop_end_120:
    str q2, [x13]
    str q4, [x13, #16]
    str q6, [x13, #32]
    str q16, [x13, #48]
.Lend_70:
    add x10, x10, x11, lsl #2
    add x12, x12, x6, lsl #2
    sub x8, x8, #1
    cbnz x8, .Lloop_63
.Lloop_end_62:
    ret
    .size nnp_pooling_maximum_by_2__aarch64_neon, . - nnp_pooling_maximum_by_2__aarch64_neon

    .text
    .p2align 4
    .globl nnp_pooling_maximum_of_pairs__aarch64_neon
    .type nnp_pooling_maximum_of_pairs__aarch64_neon, %function
nnp_pooling_maximum_of_pairs__aarch64_neon:
    mov x8, x0
    ldr x9, [sp, #0]
    mov x10, x1
    mov x11, x2
    mov x12, x3
    mov x13, x5
    mov x14, x6
    sub x5, x4, #1
    cbz x8, .Lloop_end_170
.Lloop_171:
    mov x0, x11
    mov x6, x14
    mov x15, x11
    lsr x1, x10, #4
    cbz x1, .Lloop_end_172
.Lloop_173:
    mov x2, x0
    add x3, x15, x9, lsl #2
    mov x4, x5
    add x15, x15, #128
    prfm pldl1keep, [x3]
    prfm pldl1keep, [x3, #64]
    add x3, x2, #64
    ld1 {v4.4s, v5.4s, v6.4s, v7.4s}, [x2]
    ld1 {v0.4s, v1.4s, v2.4s, v3.4s}, [x3]
    cbz x4, .Lloop_end_174
.Lloop_175:
    add x2, x2, x13, lsl #2
    add x3, x15, x9, lsl #2
    sub x4, x4, #1
    add x15, x15, #128
    prfm pldl1keep, [x3]
    prfm pldl1keep, [x3, #64]
    add x3, x2, #64
    ld1 {v20.4s, v21.4s, v22.4s, v23.4s}, [x2]
    ld1 {v16.4s, v17.4s, v18.4s, v19.4s}, [x3]
    fmax v4.4s, v4.4s, v20.4s
    fmax v5.4s, v5.4s, v21.4s
    fmax v6.4s, v6.4s, v22.4s
    fmax v7.4s, v7.4s, v23.4s
    fmax v0.4s, v0.4s, v16.4s
    fmax v1.4s, v1.4s, v17.4s
    fmax v2.4s, v2.4s, v18.4s
    fmax v3.4s, v3.4s, v19.4s
    cbnz x4, .Lloop_175
.Lloop_end_174:
    sub x1, x1, #1
    add x0, x0, #128
    uzp1 v16.4s, v4.4s, v5.4s
    uzp2 v4.4s, v4.4s, v5.4s
    uzp1 v5.4s, v6.4s, v7.4s
    uzp2 v6.4s, v6.4s, v7.4s
    uzp1 v7.4s, v0.4s, v1.4s
    uzp2 v0.4s, v0.4s, v1.4s
    uzp1 v1.4s, v2.4s, v3.4s
    uzp2 v2.4s, v2.4s, v3.4s
    fmax v16.4s, v16.4s, v4.4s
    fmax v5.4s, v5.4s, v6.4s
    fmax v7.4s, v7.4s, v0.4s
    fmax v1.4s, v1.4s, v2.4s
    str q16, [x6]
    str q5, [x6, #16]
    str q7, [x6, #32]
    str q1, [x6, #48]
    add x6, x6, #64
    cbnz x1, .Lloop_173
.Lloop_end_172:
    ubfx x1, x10, #0, #4
    cbnz x1, .Lotherwise_176
    b .Lend_177
.Lotherwise_176:
    lsl x1, x1, #1
    mov w2, #32
    mov w3, #1
    mov x4, x0
    add x0, x15, x9, lsl #2
    add x15, x15, #64
    prfm pldl1keep, [x0]
    cmp x1, x2
    csel x1, x1, x2, ls
    lsl x0, x3, x1
    sub x1, x0, #1
    ubfx x0, x1, #0, #4
    cmp x0, #15
    bne .Lotherwise_178
    ldr q0, [x4]
    b .Lend_179
.Lotherwise_178:
    movi v0.4s, #0
    tst x1, #1
    beq .Lotherwise_180
    ld1 {v0.s}[0], [x4]
.Lotherwise_180:
    tst x1, #2
    beq .Lotherwise_181
    add x0, x4, #4
    ld1 {v0.s}[1], [x0]
.Lotherwise_181:
    tst x1, #4
    beq .Lotherwise_182
    add x0, x4, #8
    ld1 {v0.s}[2], [x0]
.Lotherwise_182:
    tst x1, #8
    beq .Lotherwise_183
    add x0, x4, #12
    ld1 {v0.s}[3], [x0]
.Lotherwise_183:
.Lend_179:
    ubfx x0, x1, #4, #4
    cmp x0, #15
    bne .Lotherwise_184
    ldr q1, [x4, #16]
    b .Lend_185
.Lotherwise_184:
    movi v1.4s, #0
    tst x1, #16
    beq .Lotherwise_186
    add x0, x4, #16
    ld1 {v1.s}[0], [x0]
.Lotherwise_186:
    tst x1, #32
    beq .Lotherwise_187
    add x0, x4, #20
    ld1 {v1.s}[1], [x0]
.Lotherwise_187:
    tst x1, #64
    beq .Lotherwise_188
    add x0, x4, #24
    ld1 {v1.s}[2], [x0]
.Lotherwise_188:
    tst x1, #128
    beq .Lotherwise_189
    add x0, x4, #28
    ld1 {v1.s}[3], [x0]
.Lotherwise_189:
.Lend_185:
    ubfx x0, x1, #8, #4
    cmp x0, #15
    bne .Lotherwise_190
    ldr q2, [x4, #32]
    b .Lend_191
.Lotherwise_190:
    movi v2.4s, #0
    tst x1, #256
    beq .Lotherwise_192
    add x0, x4, #32
    ld1 {v2.s}[0], [x0]
.Lotherwise_192:
    tst x1, #512
    beq .Lotherwise_193
    add x0, x4, #36
    ld1 {v2.s}[1], [x0]
.Lotherwise_193:
    tst x1, #1024
    beq .Lotherwise_194
    add x0, x4, #40
    ld1 {v2.s}[2], [x0]
.Lotherwise_194:
    tst x1, #2048
    beq .Lotherwise_195
    add x0, x4, #44
    ld1 {v2.s}[3], [x0]
.Lotherwise_195:
.Lend_191:
    ubfx x0, x1, #12, #4
    cmp x0, #15
    bne .Lotherwise_196
    ldr q3, [x4, #48]
    b .Lend_197
.Lotherwise_196:
    movi v3.4s, #0
    tst x1, #4096
    beq .Lotherwise_198
    add x0, x4, #48
    ld1 {v3.s}[0], [x0]
.Lotherwise_198:
    tst x1, #8192
    beq .Lotherwise_199
    add x0, x4, #52
    ld1 {v3.s}[1], [x0]
.Lotherwise_199:
    tst x1, #16384
    beq .Lotherwise_200
    add x0, x4, #56
    ld1 {v3.s}[2], [x0]
.Lotherwise_200:
    tst x1, #32768
    beq .Lotherwise_201
    add x0, x4, #60
    ld1 {v3.s}[3], [x0]
.Lotherwise_201:
.Lend_197:
    add x0, x15, x9, lsl #2
    ubfx x2, x1, #16, #4
    add x15, x15, #64
    prfm pldl1keep, [x0]
    cmp x2, #15
    bne .Lotherwise_202
    ldr q4, [x4, #64]
    b .Lend_203
.Lotherwise_202:
    movi v4.4s, #0
    tst x1, #65536
    beq .Lotherwise_204
    add x0, x4, #64
    ld1 {v4.s}[0], [x0]
.Lotherwise_204:
    tst x1, #131072
    beq .Lotherwise_205
    add x0, x4, #68
    ld1 {v4.s}[1], [x0]
.Lotherwise_205:
    tst x1, #262144
    beq .Lotherwise_206
    add x0, x4, #72
    ld1 {v4.s}[2], [x0]
.Lotherwise_206:
    tst x1, #524288
    beq .Lotherwise_207
    add x0, x4, #76
    ld1 {v4.s}[3], [x0]
.Lotherwise_207:
.Lend_203:
    ubfx x0, x1, #20, #4
    cmp x0, #15
    bne .Lotherwise_208
    ldr q5, [x4, #80]
    b .Lend_209
.Lotherwise_208:
    movi v5.4s, #0
    tst x1, #1048576
    beq .Lotherwise_210
    add x0, x4, #80
    ld1 {v5.s}[0], [x0]
.Lotherwise_210:
    tst x1, #2097152
    beq .Lotherwise_211
    add x0, x4, #84
    ld1 {v5.s}[1], [x0]
.Lotherwise_211:
    tst x1, #4194304
    beq .Lotherwise_212
    add x0, x4, #88
    ld1 {v5.s}[2], [x0]
.Lotherwise_212:
    tst x1, #8388608
    beq .Lotherwise_213
    add x0, x4, #92
    ld1 {v5.s}[3], [x0]
.Lotherwise_213:
.Lend_209:
    ubfx x0, x1, #24, #4
    cmp x0, #15
    bne .Lotherwise_214
    ldr q6, [x4, #96]
    b .Lend_215
.Lotherwise_214:
    movi v6.4s, #0
    tst x1, #16777216
    beq .Lotherwise_216
    add x0, x4, #96
    ld1 {v6.s}[0], [x0]
.Lotherwise_216:
    tst x1, #33554432
    beq .Lotherwise_217
    add x0, x4, #100
    ld1 {v6.s}[1], [x0]
.Lotherwise_217:
    tst x1, #67108864
    beq .Lotherwise_218
    add x0, x4, #104
    ld1 {v6.s}[2], [x0]
.Lotherwise_218:
    tst x1, #134217728
    beq .Lotherwise_219
    add x0, x4, #108
    ld1 {v6.s}[3], [x0]
.Lotherwise_219:
.Lend_215:
    ubfx x0, x1, #28, #4
    cmp x0, #15
    bne .Lotherwise_220
    ldr q7, [x4, #112]
    b .Lend_221
.Lotherwise_220:
    movi v7.4s, #0
    tst x1, #268435456
    beq .Lotherwise_222
    add x0, x4, #112
    ld1 {v7.s}[0], [x0]
.Lotherwise_222:
    tst x1, #536870912
    beq .Lotherwise_223
    add x0, x4, #116
    ld1 {v7.s}[1], [x0]
.Lotherwise_223:
    tst x1, #1073741824
    beq .Lotherwise_224
    add x0, x4, #120
    ld1 {v7.s}[2], [x0]
.Lotherwise_224:
    tst x1, #2147483648
    beq .Lotherwise_225
    add x0, x4, #124
    ld1 {v7.s}[3], [x0]
.Lotherwise_225:
.Lend_221:
    mov x3, x5
    cbz x3, .Lloop_end_226
.Lloop_227:
    add x4, x4, x13, lsl #2
    add x0, x15, x9, lsl #2
    ubfx x2, x1, #0, #4
    add x15, x15, #64
    prfm pldl1keep, [x0]
    cmp x2, #15
    bne .Lotherwise_228
    ldr q16, [x4]
    b .Lend_229
.Lotherwise_228:
    movi v16.4s, #0
    tst x1, #1
    beq .Lotherwise_230
    ld1 {v16.s}[0], [x4]
.Lotherwise_230:
    tst x1, #2
    beq .Lotherwise_231
    add x0, x4, #4
    ld1 {v16.s}[1], [x0]
.Lotherwise_231:
    tst x1, #4
    beq .Lotherwise_232
    add x0, x4, #8
    ld1 {v16.s}[2], [x0]
.Lotherwise_232:
    tst x1, #8
    beq .Lotherwise_233
    add x0, x4, #12
    ld1 {v16.s}[3], [x0]
.Lotherwise_233:
.Lend_229:
    ubfx x0, x1, #4, #4
    fmax v0.4s, v0.4s, v16.4s
    cmp x0, #15
    bne .Lotherwise_234
    ldr q16, [x4, #16]
    b .Lend_235
.Lotherwise_234:
    movi v16.4s, #0
    tst x1, #16
    beq .Lotherwise_236
    add x0, x4, #16
    ld1 {v16.s}[0], [x0]
.Lotherwise_236:
    tst x1, #32
    beq .Lotherwise_237
    add x0, x4, #20
    ld1 {v16.s}[1], [x0]
.Lotherwise_237:
    tst x1, #64
    beq .Lotherwise_238
    add x0, x4, #24
    ld1 {v16.s}[2], [x0]
.Lotherwise_238:
    tst x1, #128
    beq .Lotherwise_239
    add x0, x4, #28
    ld1 {v16.s}[3], [x0]
.Lotherwise_239:
.Lend_235:
    ubfx x0, x1, #8, #4
    fmax v1.4s, v1.4s, v16.4s
    cmp x0, #15
    bne .Lotherwise_240
    ldr q16, [x4, #32]
    b .Lend_241
.Lotherwise_240:
    movi v16.4s, #0
    tst x1, #256
    beq .Lotherwise_242
    add x0, x4, #32
    ld1 {v16.s}[0], [x0]
.Lotherwise_242:
    tst x1, #512
    beq .Lotherwise_243
    add x0, x4, #36
    ld1 {v16.s}[1], [x0]
.Lotherwise_243:
    tst x1, #1024
    beq .Lotherwise_244
    add x0, x4, #40
    ld1 {v16.s}[2], [x0]
.Lotherwise_244:
    tst x1, #2048
    beq .Lotherwise_245
    add x0, x4, #44
    ld1 {v16.s}[3], [x0]
.Lotherwise_245:
.Lend_241:
    ubfx x0, x1, #12, #4
    fmax v2.4s, v2.4s, v16.4s
    cmp x0, #15
    bne .Lotherwise_246
    ldr q16, [x4, #48]
    b .Lend_247
.Lotherwise_246:
    movi v16.4s, #0
    tst x1, #4096
    beq .Lotherwise_248
    add x0, x4, #48
    ld1 {v16.s}[0], [x0]
.Lotherwise_248:
    tst x1, #8192
    beq .Lotherwise_249
    add x0, x4, #52
    ld1 {v16.s}[1], [x0]
.Lotherwise_249:
    tst x1, #16384
    beq .Lotherwise_250
    add x0, x4, #56
    ld1 {v16.s}[2], [x0]
.Lotherwise_250:
    tst x1, #32768
    beq .Lotherwise_251
    add x0, x4, #60
    ld1 {v16.s}[3], [x0]
.Lotherwise_251:
.Lend_247:
    add x0, x15, x9, lsl #2
    ubfx x2, x1, #16, #4
    add x15, x15, #64
    fmax v3.4s, v3.4s, v16.4s
    prfm pldl1keep, [x0]
    cmp x2, #15
    bne .Lotherwise_252
    ldr q16, [x4, #64]
    b .Lend_253
.Lotherwise_252:
    movi v16.4s, #0
    tst x1, #65536
    beq .Lotherwise_254
    add x0, x4, #64
    ld1 {v16.s}[0], [x0]
.Lotherwise_254:
    tst x1, #131072
    beq .Lotherwise_255
    add x0, x4, #68
    ld1 {v16.s}[1], [x0]
.Lotherwise_255:
    tst x1, #262144
    beq .Lotherwise_256
    add x0, x4, #72
    ld1 {v16.s}[2], [x0]
.Lotherwise_256:
    tst x1, #524288
    beq .Lotherwise_257
    add x0, x4, #76
    ld1 {v16.s}[3], [x0]
.Lotherwise_257:
.Lend_253:
    ubfx x0, x1, #20, #4
    fmax v4.4s, v4.4s, v16.4s
    cmp x0, #15
    bne .Lotherwise_258
    ldr q16, [x4, #80]
    b .Lend_259
.Lotherwise_258:
    movi v16.4s, #0
    tst x1, #1048576
    beq .Lotherwise_260
    add x0, x4, #80
    ld1 {v16.s}[0], [x0]
.Lotherwise_260:
    tst x1, #2097152
    beq .Lotherwise_261
    add x0, x4, #84
    ld1 {v16.s}[1], [x0]
.Lotherwise_261:
    tst x1, #4194304
    beq .Lotherwise_262
    add x0, x4, #88
    ld1 {v16.s}[2], [x0]
.Lotherwise_262:
    tst x1, #8388608
    beq .Lotherwise_263
    add x0, x4, #92
    ld1 {v16.s}[3], [x0]
.Lotherwise_263:
.Lend_259:
    ubfx x0, x1, #24, #4
    fmax v5.4s, v5.4s, v16.4s
    cmp x0, #15
    bne .Lotherwise_264
    ldr q16, [x4, #96]
    b .Lend_265
.Lotherwise_264:
    movi v16.4s, #0
    tst x1, #16777216
    beq .Lotherwise_266
    add x0, x4, #96
    ld1 {v16.s}[0], [x0]
.Lotherwise_266:
    tst x1, #33554432
    beq .Lotherwise_267
    add x0, x4, #100
    ld1 {v16.s}[1], [x0]
.Lotherwise_267:
    tst x1, #67108864
    beq .Lotherwise_268
    add x0, x4, #104
    ld1 {v16.s}[2], [x0]
.Lotherwise_268:
    tst x1, #134217728
    beq .Lotherwise_269
    add x0, x4, #108
    ld1 {v16.s}[3], [x0]
.Lotherwise_269:
.Lend_265:
    ubfx x0, x1, #28, #4
    fmax v6.4s, v6.4s, v16.4s
    cmp x0, #15
    bne .Lotherwise_270
    ldr q16, [x4, #112]
    b .Lend_271
.Lotherwise_270:
    movi v16.4s, #0
    tst x1, #268435456
    beq .Lotherwise_272
    add x0, x4, #112
    ld1 {v16.s}[0], [x0]
.Lotherwise_272:
    tst x1, #536870912
    beq .Lotherwise_273
    add x0, x4, #116
    ld1 {v16.s}[1], [x0]
.Lotherwise_273:
    tst x1, #1073741824
    beq .Lotherwise_274
    add x0, x4, #120
    ld1 {v16.s}[2], [x0]
.Lotherwise_274:
    tst x1, #2147483648
    beq .Lotherwise_275
    add x0, x4, #124
    ld1 {v16.s}[3], [x0]
.Lotherwise_275:
.Lend_271:
    sub x3, x3, #1
    fmax v7.4s, v7.4s, v16.4s
    cbnz x3, .Lloop_227
.Lloop_end_226:
    uzp1 v16.4s, v0.4s, v1.4s
    uzp2 v0.4s, v0.4s, v1.4s
    uzp1 v1.4s, v2.4s, v3.4s
    uzp2 v2.4s, v2.4s, v3.4s
    uzp1 v3.4s, v4.4s, v5.4s
    uzp2 v4.4s, v4.4s, v5.4s
    uzp1 v5.4s, v6.4s, v7.4s
    uzp2 v6.4s, v6.4s, v7.4s
    fmax v16.4s, v16.4s, v0.4s
    fmax v1.4s, v1.4s, v2.4s
    fmax v3.4s, v3.4s, v4.4s
    fmax v5.4s, v5.4s, v6.4s
    str q16, [x6]
    str q1, [x6, #16]
    str q3, [x6, #32]
    str q5, [x6, #48]
.Lend_177:
    add x11, x11, x12, lsl #2
    add x14, x14, x7, lsl #2
    sub x8, x8, #1
    cbnz x8, .Lloop_171
.Lloop_end_170:
    ret
    .size nnp_pooling_maximum_of_pairs__aarch64_neon, . - nnp_pooling_maximum_of_pairs__aarch64_neon

    .text
    .p2align 4
    .globl nnp_pooling_sum__aarch64_neon
    .type nnp_pooling_sum__aarch64_neon, %function
nnp_pooling_sum__aarch64_neon:
    mov x8, x0
    ldr x9, [sp, #0]
    mov x10, x1
    mov x11, x2
    mov x12, x3
    mov x13, x5
    mov x14, x6
    sub x5, x4, #1
    cbz x8, .Lloop_end_276
.Lloop_277:
    mov x0, x11
    mov x6, x14
    mov x15, x11
    lsr x1, x10, #5
    cbz x1, .Lloop_end_278
.Lloop_279:
    mov x2, x0
    add x3, x15, x9, lsl #2
    mov x4, x5
    add x15, x15, #128
    prfm pldl1keep, [x3]
    prfm pldl1keep, [x3, #64]
    add x3, x2, #64
    ld1 {v4.4s, v5.4s, v6.4s, v7.4s}, [x2]
    ld1 {v0.4s, v1.4s, v2.4s, v3.4s}, [x3]
    cbz x4, .Lloop_end_280
.Lloop_281:
    add x2, x2, x13, lsl #2
    add x3, x15, x9, lsl #2
    sub x4, x4, #1
    add x15, x15, #128
    prfm pldl1keep, [x3]
    prfm pldl1keep, [x3, #64]
    add x3, x2, #64
    ld1 {v20.4s, v21.4s, v22.4s, v23.4s}, [x2]
    ld1 {v16.4s, v17.4s, v18.4s, v19.4s}, [x3]
    fadd v4.4s, v4.4s, v20.4s
    fadd v5.4s, v5.4s, v21.4s
    fadd v6.4s, v6.4s, v22.4s
    fadd v7.4s, v7.4s, v23.4s
    fadd v0.4s, v0.4s, v16.4s
    fadd v1.4s, v1.4s, v17.4s
    fadd v2.4s, v2.4s, v18.4s
    fadd v3.4s, v3.4s, v19.4s
    cbnz x4, .Lloop_281
.Lloop_end_280:
    str q4, [x6]
    str q5, [x6, #16]
    str q6, [x6, #32]
    str q7, [x6, #48]
    str q0, [x6, #64]
    str q1, [x6, #80]
    str q2, [x6, #96]
    str q3, [x6, #112]
    sub x1, x1, #1
    add x0, x0, #128
    add x6, x6, #128
    cbnz x1, .Lloop_279
.Lloop_end_278:
    ubfx x1, x10, #0, #5
    lsr x1, x1, #4
    cbz x1, .Lloop_end_282
.Lloop_283:
    mov x2, x0
    add x3, x15, x9, lsl #2
    mov x4, x5
    add x15, x15, #64
    prfm pldl1keep, [x3]
    ld1 {v0.4s, v1.4s, v2.4s, v3.4s}, [x2]
    cbz x4, .Lloop_end_284
.Lloop_285:
    add x2, x2, x13, lsl #2
    add x3, x15, x9, lsl #2
    sub x4, x4, #1
    add x15, x15, #64
    prfm pldl1keep, [x3]
    ld1 {v4.4s, v5.4s, v6.4s, v7.4s}, [x2]
    fadd v0.4s, v0.4s, v4.4s
    fadd v1.4s, v1.4s, v5.4s
    fadd v2.4s, v2.4s, v6.4s
    fadd v3.4s, v3.4s, v7.4s
    cbnz x4, .Lloop_285
.Lloop_end_284:
    str q0, [x6]
    str q1, [x6, #16]
    str q2, [x6, #32]
    str q3, [x6, #48]
    sub x1, x1, #1
    add x0, x0, #64
    add x6, x6, #64
    cbnz x1, .Lloop_283
.Lloop_end_282:
    ubfx x1, x10, #0, #4
    cbnz x1, .Lotherwise_286
    b .Lend_287
.Lotherwise_286:
    mov w2, #16
    mov w3, #1
    mov x4, x0
    add x0, x15, x9, lsl #2
    add x15, x15, #64
    prfm pldl1keep, [x0]
    cmp x1, x2
    csel x1, x1, x2, ls
    lsl x0, x3, x1
    sub x1, x0, #1
    ubfx x0, x1, #0, #4
    cmp x0, #15
    bne .Lotherwise_288
    ldr q0, [x4]
    b .Lend_289
.Lotherwise_288:
    movi v0.4s, #0
    tst x1, #1
    beq .Lotherwise_290
    ld1 {v0.s}[0], [x4]
.Lotherwise_290:
    tst x1, #2
    beq .Lotherwise_291
    add x0, x4, #4
    ld1 {v0.s}[1], [x0]
.Lotherwise_291:
    tst x1, #4
    beq .Lotherwise_292
    add x0, x4, #8
    ld1 {v0.s}[2], [x0]
.Lotherwise_292:
    tst x1, #8
    beq .Lotherwise_293
    add x0, x4, #12
    ld1 {v0.s}[3], [x0]
.Lotherwise_293:
.Lend_289:
    ubfx x0, x1, #4, #4
    cmp x0, #15
    bne .Lotherwise_294
    ldr q1, [x4, #16]
    b .Lend_295
.Lotherwise_294:
    movi v1.4s, #0
    tst x1, #16
    beq .Lotherwise_296
    add x0, x4, #16
    ld1 {v1.s}[0], [x0]
.Lotherwise_296:
    tst x1, #32
    beq .Lotherwise_297
    add x0, x4, #20
    ld1 {v1.s}[1], [x0]
.Lotherwise_297:
    tst x1, #64
    beq .Lotherwise_298
    add x0, x4, #24
    ld1 {v1.s}[2], [x0]
.Lotherwise_298:
    tst x1, #128
    beq .Lotherwise_299
    add x0, x4, #28
    ld1 {v1.s}[3], [x0]
.Lotherwise_299:
.Lend_295:
    ubfx x0, x1, #8, #4
    cmp x0, #15
    bne .Lotherwise_300
    ldr q2, [x4, #32]
    b .Lend_301
.Lotherwise_300:
    movi v2.4s, #0
    tst x1, #256
    beq .Lotherwise_302
    add x0, x4, #32
    ld1 {v2.s}[0], [x0]
.Lotherwise_302:
    tst x1, #512
    beq .Lotherwise_303
    add x0, x4, #36
    ld1 {v2.s}[1], [x0]
.Lotherwise_303:
    tst x1, #1024
    beq .Lotherwise_304
    add x0, x4, #40
    ld1 {v2.s}[2], [x0]
.Lotherwise_304:
    tst x1, #2048
    beq .Lotherwise_305
    add x0, x4, #44
    ld1 {v2.s}[3], [x0]
.Lotherwise_305:
.Lend_301:
    ubfx x0, x1, #12, #4
    cmp x0, #15
    bne .Lotherwise_306
    ldr q3, [x4, #48]
    b .Lend_307
.Lotherwise_306:
    movi v3.4s, #0
    tst x1, #4096
    beq .Lotherwise_308
    add x0, x4, #48
    ld1 {v3.s}[0], [x0]
.Lotherwise_308:
    tst x1, #8192
    beq .Lotherwise_309
    add x0, x4, #52
    ld1 {v3.s}[1], [x0]
.Lotherwise_309:
    tst x1, #16384
    beq .Lotherwise_310
    add x0, x4, #56
    ld1 {v3.s}[2], [x0]
.Lotherwise_310:
    tst x1, #32768
    beq .Lotherwise_311
    add x0, x4, #60
    ld1 {v3.s}[3], [x0]
.Lotherwise_311:
.Lend_307:
    mov x3, x5
    cbz x3, .Lloop_end_312
.Lloop_313:
    add x4, x4, x13, lsl #2
    add x0, x15, x9, lsl #2
    ubfx x2, x1, #0, #4
    add x15, x15, #64
    prfm pldl1keep, [x0]
    cmp x2, #15
    bne .Lotherwise_314
    ldr q4, [x4]
    b .Lend_315
.Lotherwise_314:
    movi v4.4s, #0
    tst x1, #1
    beq .Lotherwise_316
    ld1 {v4.s}[0], [x4]
.Lotherwise_316:
    tst x1, #2
    beq .Lotherwise_317
    add x0, x4, #4
    ld1 {v4.s}[1], [x0]
.Lotherwise_317:
    tst x1, #4
    beq .Lotherwise_318
    add x0, x4, #8
    ld1 {v4.s}[2], [x0]
.Lotherwise_318:
    tst x1, #8
    beq .Lotherwise_319
    add x0, x4, #12
    ld1 {v4.s}[3], [x0]
.Lotherwise_319:
.Lend_315:
    ubfx x0, x1, #4, #4
    fadd v0.4s, v0.4s, v4.4s
    cmp x0, #15
    bne .Lotherwise_320
    ldr q4, [x4, #16]
    b .Lend_321
.Lotherwise_320:
    movi v4.4s, #0
    tst x1, #16
    beq .Lotherwise_322
    add x0, x4, #16
    ld1 {v4.s}[0], [x0]
.Lotherwise_322:
    tst x1, #32
    beq .Lotherwise_323
    add x0, x4, #20
    ld1 {v4.s}[1], [x0]
.Lotherwise_323:
    tst x1, #64
    beq .Lotherwise_324
    add x0, x4, #24
    ld1 {v4.s}[2], [x0]
.Lotherwise_324:
    tst x1, #128
    beq .Lotherwise_325
    add x0, x4, #28
    ld1 {v4.s}[3], [x0]
.Lotherwise_325:
.Lend_321:
    ubfx x0, x1, #8, #4
    fadd v1.4s, v1.4s, v4.4s
    cmp x0, #15
    bne .Lotherwise_326
    ldr q4, [x4, #32]
    b .Lend_327
.Lotherwise_326:
    movi v4.4s, #0
    tst x1, #256
    beq .Lotherwise_328
    add x0, x4, #32
    ld1 {v4.s}[0], [x0]
.Lotherwise_328:
    tst x1, #512
    beq .Lotherwise_329
    add x0, x4, #36
    ld1 {v4.s}[1], [x0]
.Lotherwise_329:
    tst x1, #1024
    beq .Lotherwise_330
    add x0, x4, #40
    ld1 {v4.s}[2], [x0]
.Lotherwise_330:
    tst x1, #2048
    beq .Lotherwise_331
    add x0, x4, #44
    ld1 {v4.s}[3], [x0]
.Lotherwise_331:
.Lend_327:
    ubfx x0, x1, #12, #4
    fadd v2.4s, v2.4s, v4.4s
    cmp x0, #15
    bne .Lotherwise_332
    ldr q4, [x4, #48]
    b .Lend_333
.Lotherwise_332:
    movi v4.4s, #0
    tst x1, #4096
    beq .Lotherwise_334
    add x0, x4, #48
    ld1 {v4.s}[0], [x0]
.Lotherwise_334:
    tst x1, #8192
    beq .Lotherwise_335
    add x0, x4, #52
    ld1 {v4.s}[1], [x0]
.Lotherwise_335:
    tst x1, #16384
    beq .Lotherwise_336
    add x0, x4, #56
    ld1 {v4.s}[2], [x0]
.Lotherwise_336:
    tst x1, #32768
    beq .Lotherwise_337
    add x0, x4, #60
    ld1 {v4.s}[3], [x0]
.Lotherwise_337:
.Lend_333:
    sub x3, x3, #1
    fadd v3.4s, v3.4s, v4.4s
    cbnz x3, .Lloop_313
.Lloop_end_312:
    str q0, [x6]
    str q1, [x6, #16]
    str q2, [x6, #32]
    str q3, [x6, #48]
.Lend_287:
    add x11, x11, x12, lsl #2
    add x14, x14, x7, lsl #2
    sub x8, x8, #1
    cbnz x8, .Lloop_277
.Lloop_end_276:
    ret
    .size nnp_pooling_sum__aarch64_neon, . - nnp_pooling_sum__aarch64_neon

    .text
    .p2align 4
    .globl nnp_pooling_average__aarch64_neon
    .type nnp_pooling_average__aarch64_neon, %function
nnp_pooling_average__aarch64_neon:
    mov x8, x0
    ldr x9, [sp, #0]
    mov x10, x1
    mov x11, x2
    mov x12, x3
    mov x13, x5
    mov x14, x6
    mov x15, x7
    sub x5, x4, #1
    cbz x8, .Lloop_end_338
.Lloop_339:
    mov x6, x11
    mov x7, x14
    mov x16, x13
    lsr x0, x10, #5
    cbz x0, .Lloop_end_340
.Lloop_341:
    mov x1, x6
    add x2, x6, x9, lsl #2
    mov x3, x5
    prfm pldl1keep, [x2]
    prfm pldl1keep, [x2, #64]
    add x2, x1, #64
    ld1 {v4.4s, v5.4s, v6.4s, v7.4s}, [x1]
    ld1 {v0.4s, v1.4s, v2.4s, v3.4s}, [x2]
    cbz x3, .Lloop_end_342
.Lloop_343:
    add x2, x1, #4
    add x4, x1, #68
    sub x3, x3, #1
    add x1, x1, #4
    ld1 {v20.4s, v21.4s, v22.4s, v23.4s}, [x2]
    ld1 {v16.4s, v17.4s, v18.4s, v19.4s}, [x4]
    fadd v4.4s, v4.4s, v20.4s
    fadd v5.4s, v5.4s, v21.4s
    fadd v6.4s, v6.4s, v22.4s
    fadd v7.4s, v7.4s, v23.4s
    fadd v0.4s, v0.4s, v16.4s
    fadd v1.4s, v1.4s, v17.4s
    fadd v2.4s, v2.4s, v18.4s
    fadd v3.4s, v3.4s, v19.4s
    cbnz x3, .Lloop_343
.Lloop_end_342:
    add x1, x16, #64
    sub x0, x0, #1
    add x6, x6, #128
    ld1 {v20.4s, v21.4s, v22.4s, v23.4s}, [x16]
    add x16, x16, #128
    ld1 {v16.4s, v17.4s, v18.4s, v19.4s}, [x1]
    fdiv v4.4s, v4.4s, v20.4s
    fdiv v5.4s, v5.4s, v21.4s
    str q4, [x7]
    fdiv v4.4s, v6.4s, v22.4s
    str q5, [x7, #16]
    fdiv v5.4s, v7.4s, v23.4s
    str q4, [x7, #32]
    fdiv v0.4s, v0.4s, v16.4s
    str q5, [x7, #48]
    fdiv v1.4s, v1.4s, v17.4s
    str q0, [x7, #64]
    fdiv v0.4s, v2.4s, v18.4s
    str q1, [x7, #80]
    fdiv v1.4s, v3.4s, v19.4s
    str q0, [x7, #96]
    str q1, [x7, #112]
    add x7, x7, #128
    cbnz x0, .Lloop_341
.Lloop_end_340:
    ubfx x0, x10, #0, #5
    lsr x0, x0, #4
    cbz x0, .Lloop_end_344
.Lloop_345:
    mov x1, x6
    add x2, x6, x9, lsl #2
    mov x3, x5
    prfm pldl1keep, [x2]
    ld1 {v0.4s, v1.4s, v2.4s, v3.4s}, [x1]
    cbz x3, .Lloop_end_346
.Lloop_347:
    add x2, x1, #4
    sub x3, x3, #1
    add x1, x1, #4
    ld1 {v4.4s, v5.4s, v6.4s, v7.4s}, [x2]
    fadd v0.4s, v0.4s, v4.4s
    fadd v1.4s, v1.4s, v5.4s
    fadd v2.4s, v2.4s, v6.4s
    fadd v3.4s, v3.4s, v7.4s
    cbnz x3, .Lloop_347
.Lloop_end_346:
    sub x0, x0, #1
    add x6, x6, #64
    ld1 {v4.4s, v5.4s, v6.4s, v7.4s}, [x16]
    add x16, x16, #64
    fdiv v0.4s, v0.4s, v4.4s
    fdiv v1.4s, v1.4s, v5.4s
    str q0, [x7]
    fdiv v0.4s, v2.4s, v6.4s
    str q1, [x7, #16]
    fdiv v1.4s, v3.4s, v7.4s
    str q0, [x7, #32]
    str q1, [x7, #48]
    add x7, x7, #64
    cbnz x0, .Lloop_345
.Lloop_end_344:
    ubfx x0, x10, #0, #4
    cbnz x0, .Lotherwise_348
    b .Lend_349
.Lotherwise_348:
    mov w1, #16
    mov w2, #1
    add x3, x6, x9, lsl #2
    prfm pldl1keep, [x3]
    cmp x0, x1
    csel x0, x0, x1, ls
    lsl x0, x2, x0
    sub x1, x0, #1
    ubfx x0, x1, #0, #4
    cmp x0, #15
    bne .Lotherwise_350
    ldr q4, [x6]
    b .Lend_351
.Lotherwise_350:
    movi v4.4s, #0
    tst x1, #1
    beq .Lotherwise_352
    ld1 {v4.s}[0], [x6]
.Lotherwise_352:
    tst x1, #2
    beq .Lotherwise_353
    add x0, x6, #4
    ld1 {v4.s}[1], [x0]
.Lotherwise_353:
    tst x1, #4
    beq .Lotherwise_354
    add x0, x6, #8
    ld1 {v4.s}[2], [x0]
.Lotherwise_354:
    tst x1, #8
    beq .Lotherwise_355
    add x0, x6, #12
    ld1 {v4.s}[3], [x0]
.Lotherwise_355:
.Lend_351:
    ubfx x0, x1, #4, #4
    cmp x0, #15
    bne .Lotherwise_356
    ldr q5, [x6, #16]
    b .Lend_357
.Lotherwise_356:
    movi v5.4s, #0
    tst x1, #16
    beq .Lotherwise_358
    add x0, x6, #16
    ld1 {v5.s}[0], [x0]
.Lotherwise_358:
    tst x1, #32
    beq .Lotherwise_359
    add x0, x6, #20
    ld1 {v5.s}[1], [x0]
.Lotherwise_359:
    tst x1, #64
    beq .Lotherwise_360
    add x0, x6, #24
    ld1 {v5.s}[2], [x0]
.Lotherwise_360:
    tst x1, #128
    beq .Lotherwise_361
    add x0, x6, #28
    ld1 {v5.s}[3], [x0]
.Lotherwise_361:
.Lend_357:
    ubfx x0, x1, #8, #4
    cmp x0, #15
    bne .Lotherwise_362
    ldr q6, [x6, #32]
    b .Lend_363
.Lotherwise_362:
    movi v6.4s, #0
    tst x1, #256
    beq .Lotherwise_364
    add x0, x6, #32
    ld1 {v6.s}[0], [x0]
.Lotherwise_364:
    tst x1, #512
    beq .Lotherwise_365
    add x0, x6, #36
    ld1 {v6.s}[1], [x0]
.Lotherwise_365:
    tst x1, #1024
    beq .Lotherwise_366
    add x0, x6, #40
    ld1 {v6.s}[2], [x0]
.Lotherwise_366:
    tst x1, #2048
    beq .Lotherwise_367
    add x0, x6, #44
    ld1 {v6.s}[3], [x0]
.Lotherwise_367:
.Lend_363:
    ubfx x0, x1, #12, #4
    cmp x0, #15
    bne .Lotherwise_368
    ldr q7, [x6, #48]
    b .Lend_369
.Lotherwise_368:
    movi v7.4s, #0
    tst x1, #4096
    beq .Lotherwise_370
    add x0, x6, #48
    ld1 {v7.s}[0], [x0]
.Lotherwise_370:
    tst x1, #8192
    beq .Lotherwise_371
    add x0, x6, #52
    ld1 {v7.s}[1], [x0]
.Lotherwise_371:
    tst x1, #16384
    beq .Lotherwise_372
    add x0, x6, #56
    ld1 {v7.s}[2], [x0]
.Lotherwise_372:
    tst x1, #32768
    beq .Lotherwise_373
    add x0, x6, #60
    ld1 {v7.s}[3], [x0]
.Lotherwise_373:
.Lend_369:
    mov x2, x5
    cbz x2, .Lloop_end_374
.Lloop_375:
    ubfx x0, x1, #0, #4
    add x6, x6, #4
    cmp x0, #15
    bne .Lotherwise_376
    ldr q0, [x6]
    b .Lend_377
.Lotherwise_376:
    movi v0.4s, #0
    tst x1, #1
    beq .Lotherwise_378
    ld1 {v0.s}[0], [x6]
.Lotherwise_378:
    tst x1, #2
    beq .Lotherwise_379
    add x0, x6, #4
    ld1 {v0.s}[1], [x0]
.Lotherwise_379:
    tst x1, #4
    beq .Lotherwise_380
    add x0, x6, #8
    ld1 {v0.s}[2], [x0]
.Lotherwise_380:
    tst x1, #8
    beq .Lotherwise_381
    add x0, x6, #12
    ld1 {v0.s}[3], [x0]
.Lotherwise_381:
.Lend_377:
    ubfx x0, x1, #4, #4
    fadd v4.4s, v4.4s, v0.4s
    cmp x0, #15
    bne .Lotherwise_382
    ldr q0, [x6, #16]
    b .Lend_383
.Lotherwise_382:
    movi v0.4s, #0
    tst x1, #16
    beq .Lotherwise_384
    add x0, x6, #16
    ld1 {v0.s}[0], [x0]
.Lotherwise_384:
    tst x1, #32
    beq .Lotherwise_385
    add x0, x6, #20
    ld1 {v0.s}[1], [x0]
.Lotherwise_385:
    tst x1, #64
    beq .Lotherwise_386
    add x0, x6, #24
    ld1 {v0.s}[2], [x0]
.Lotherwise_386:
    tst x1, #128
    beq .Lotherwise_387
    add x0, x6, #28
    ld1 {v0.s}[3], [x0]
.Lotherwise_387:
.Lend_383:
    ubfx x0, x1, #8, #4
    fadd v5.4s, v5.4s, v0.4s
    cmp x0, #15
    bne .Lotherwise_388
    ldr q0, [x6, #32]
    b .Lend_389
.Lotherwise_388:
    movi v0.4s, #0
    tst x1, #256
    beq .Lotherwise_390
    add x0, x6, #32
    ld1 {v0.s}[0], [x0]
.Lotherwise_390:
    tst x1, #512
    beq .Lotherwise_391
    add x0, x6, #36
    ld1 {v0.s}[1], [x0]
.Lotherwise_391:
    tst x1, #1024
    beq .Lotherwise_392
    add x0, x6, #40
    ld1 {v0.s}[2], [x0]
.Lotherwise_392:
    tst x1, #2048
    beq .Lotherwise_393
    add x0, x6, #44
    ld1 {v0.s}[3], [x0]
.Lotherwise_393:
.Lend_389:
    ubfx x0, x1, #12, #4
    fadd v6.4s, v6.4s, v0.4s
    cmp x0, #15
    bne .Lotherwise_394
    ldr q0, [x6, #48]
    b .Lend_395
.Lotherwise_394:
    movi v0.4s, #0
    tst x1, #4096
    beq .Lotherwise_396
    add x0, x6, #48
    ld1 {v0.s}[0], [x0]
.Lotherwise_396:
    tst x1, #8192
    beq .Lotherwise_397
    add x0, x6, #52
    ld1 {v0.s}[1], [x0]
.Lotherwise_397:
    tst x1, #16384
    beq .Lotherwise_398
    add x0, x6, #56
    ld1 {v0.s}[2], [x0]
.Lotherwise_398:
    tst x1, #32768
    beq .Lotherwise_399
    add x0, x6, #60
    ld1 {v0.s}[3], [x0]
.Lotherwise_399:
.Lend_395:
    sub x2, x2, #1
    fadd v7.4s, v7.4s, v0.4s
    cbnz x2, .Lloop_375
.Lloop_end_374:
    ld1 {v0.4s, v1.4s, v2.4s, v3.4s}, [x16]
    fdiv v0.4s, v4.4s, v0.4s
    fdiv v1.4s, v5.4s, v1.4s
    str q0, [x7]
    fdiv v0.4s, v6.4s, v2.4s
    str q1, [x7, #16]
    fdiv v1.4s, v7.4s, v3.4s
    str q0, [x7, #32]
    str q1, [x7, #48]
.Lend_349:
    add x11, x11, x12, lsl #2
    add x14, x14, x15, lsl #2
    sub x8, x8, #1
    cbnz x8, .Lloop_339
.Lloop_end_338:
    ret
    .size nnp_pooling_average__aarch64_neon, . - nnp_pooling_average__aarch64_neon

    .text
    .p2align 4
    .globl nnp_pooling_average_by_2__aarch64_neon
    .type nnp_pooling_average_by_2__aarch64_neon, %function
nnp_pooling_average_by_2__aarch64_neon:
    mov x8, x0
    ldr x9, [sp, #0]
    mov x10, x1
    mov x11, x2
    mov x12, x3
    mov x13, x5
    mov x14, x6
    sub x5, x4, #1
    cbz x8, .Lloop_end_400
.Lloop_401:
    mov x0, x11
    mov x6, x14
    mov x15, x13
    lsr x1, x10, #4
    cbz x1, .Lloop_end_402
.Lloop_403:
    mov x2, x0
    add x3, x0, x9, lsl #2
    prfm pldl1keep, [x3]
    prfm pldl1keep, [x3, #64]
    add x3, x2, #64
    ld1 {v4.4s, v5.4s, v6.4s, v7.4s}, [x2]
    add x2, x2, #4
    ld1 {v0.4s, v1.4s, v2.4s, v3.4s}, [x3]
    uzp1 v17.4s, v4.4s, v5.4s
    uzp2 v4.4s, v4.4s, v5.4s
    uzp1 v18.4s, v6.4s, v7.4s
    uzp2 v5.4s, v6.4s, v7.4s
    uzp1 v19.4s, v0.4s, v1.4s
    uzp2 v0.4s, v0.4s, v1.4s
    uzp1 v20.4s, v2.4s, v3.4s
    uzp2 v1.4s, v2.4s, v3.4s
    tst x5, #1
    beq .Lotherwise_404
    add x2, x2, #4
    fadd v17.4s, v17.4s, v4.4s
    fadd v18.4s, v18.4s, v5.4s
    fadd v19.4s, v19.4s, v0.4s
    fadd v20.4s, v20.4s, v1.4s
.Lotherwise_404:
    lsr x3, x5, #1
    cbz x3, .Lloop_end_405
.Lloop_406:
    add x4, x2, #64
    sub x3, x3, #1
    ld1 {v4.4s, v5.4s, v6.4s, v7.4s}, [x2]
    add x2, x2, #8
    ld1 {v0.4s, v1.4s, v2.4s, v3.4s}, [x4]
    uzp1 v16.4s, v4.4s, v5.4s
    uzp2 v4.4s, v4.4s, v5.4s
    uzp1 v5.4s, v6.4s, v7.4s
    uzp2 v6.4s, v6.4s, v7.4s
    uzp1 v7.4s, v0.4s, v1.4s
    uzp2 v0.4s, v0.4s, v1.4s
    uzp1 v1.4s, v2.4s, v3.4s
    uzp2 v2.4s, v2.4s, v3.4s
    fadd v17.4s, v17.4s, v16.4s
    fadd v18.4s, v18.4s, v5.4s
    fadd v19.4s, v19.4s, v7.4s
    fadd v20.4s, v20.4s, v1.4s
    fadd v17.4s, v17.4s, v4.4s
    fadd v18.4s, v18.4s, v6.4s
    fadd v19.4s, v19.4s, v0.4s
    fadd v20.4s, v20.4s, v2.4s
    cbnz x3, .Lloop_406
.Lloop_end_405:
    sub x1, x1, #1
    add x0, x0, #128
    ld1 {v0.4s, v1.4s, v2.4s, v3.4s}, [x15]
    add x15, x15, #64
    fdiv v0.4s, v17.4s, v0.4s
    fdiv v1.4s, v18.4s, v1.4s
    str q0, [x6]
    fdiv v0.4s, v19.4s, v2.4s
    str q1, [x6, #16]
    fdiv v1.4s, v20.4s, v3.4s
    str q0, [x6, #32]
    str q1, [x6, #48]
    add x6, x6, #64
    cbnz x1, .Lloop_403
.Lloop_end_402:
    ubfx x1, x10, #0, #4
    cbnz x1, .Lotherwise_407
    b .Lend_408
.Lotherwise_407:
    lsl x1, x1, #1
    mov w2, #32
    mov w3, #1
    mov x4, x0
    add x0, x0, x9, lsl #2
    prfm pldl1keep, [x0]
    cmp x1, x2
    csel x1, x1, x2, ls
    prfm pldl1keep, [x0, #64]
    lsl x0, x3, x1
    sub x1, x0, #1
    ubfx x0, x1, #0, #4
    cmp x0, #15
    bne .Lotherwise_409
    ldr q0, [x4]
    b .Lend_410
.Lotherwise_409:
    movi v0.4s, #0
    tst x1, #1
    beq .Lotherwise_411
    ld1 {v0.s}[0], [x4]
.Lotherwise_411:
    tst x1, #2
    beq .Lotherwise_412
    add x0, x4, #4
    ld1 {v0.s}[1], [x0]
.Lotherwise_412:
    tst x1, #4
    beq .Lotherwise_413
    add x0, x4, #8
    ld1 {v0.s}[2], [x0]
.Lotherwise_413:
    tst x1, #8
    beq .Lotherwise_414
    add x0, x4, #12
    ld1 {v0.s}[3], [x0]
.Lotherwise_414:
.Lend_410:
    ubfx x0, x1, #4, #4
    cmp x0, #15
    bne .Lotherwise_415
    ldr q1, [x4, #16]
    b .Lend_416
.Lotherwise_415:
    movi v1.4s, #0
    tst x1, #16
    beq .Lotherwise_417
    add x0, x4, #16
    ld1 {v1.s}[0], [x0]
.Lotherwise_417:
    tst x1, #32
    beq .Lotherwise_418
    add x0, x4, #20
    ld1 {v1.s}[1], [x0]
.Lotherwise_418:
    tst x1, #64
    beq .Lotherwise_419
    add x0, x4, #24
    ld1 {v1.s}[2], [x0]
.Lotherwise_419:
    tst x1, #128
    beq .Lotherwise_420
    add x0, x4, #28
    ld1 {v1.s}[3], [x0]
.Lotherwise_420:
.Lend_416:
    ubfx x0, x1, #8, #4
    uzp1 v17.4s, v0.4s, v1.4s
    uzp2 v0.4s, v0.4s, v1.4s
    cmp x0, #15
    bne .Lotherwise_421
    ldr q1, [x4, #32]
    b .Lend_422
.Lotherwise_421:
    movi v1.4s, #0
    tst x1, #256
    beq .Lotherwise_423
    add x0, x4, #32
    ld1 {v1.s}[0], [x0]
.Lotherwise_423:
    tst x1, #512
    beq .Lotherwise_424
    add x0, x4, #36
    ld1 {v1.s}[1], [x0]
.Lotherwise_424:
    tst x1, #1024
    beq .Lotherwise_425
    add x0, x4, #40
    ld1 {v1.s}[2], [x0]
.Lotherwise_425:
    tst x1, #2048
    beq .Lotherwise_426
    add x0, x4, #44
    ld1 {v1.s}[3], [x0]
.Lotherwise_426:
.Lend_422:
    ubfx x0, x1, #12, #4
    cmp x0, #15
    bne .Lotherwise_427
    ldr q2, [x4, #48]
    b .Lend_428
.Lotherwise_427:
    movi v2.4s, #0
    tst x1, #4096
    beq .Lotherwise_429
    add x0, x4, #48
    ld1 {v2.s}[0], [x0]
.Lotherwise_429:
    tst x1, #8192
    beq .Lotherwise_430
    add x0, x4, #52
    ld1 {v2.s}[1], [x0]
.Lotherwise_430:
    tst x1, #16384
    beq .Lotherwise_431
    add x0, x4, #56
    ld1 {v2.s}[2], [x0]
.Lotherwise_431:
    tst x1, #32768
    beq .Lotherwise_432
    add x0, x4, #60
    ld1 {v2.s}[3], [x0]
.Lotherwise_432:
.Lend_428:
    ubfx x0, x1, #16, #4
    uzp1 v18.4s, v1.4s, v2.4s
    uzp2 v1.4s, v1.4s, v2.4s
    cmp x0, #15
    bne .Lotherwise_433
    ldr q2, [x4, #64]
    b .Lend_434
.Lotherwise_433:
    movi v2.4s, #0
    tst x1, #65536
    beq .Lotherwise_435
    add x0, x4, #64
    ld1 {v2.s}[0], [x0]
.Lotherwise_435:
    tst x1, #131072
    beq .Lotherwise_436
    add x0, x4, #68
    ld1 {v2.s}[1], [x0]
.Lotherwise_436:
    tst x1, #262144
    beq .Lotherwise_437
    add x0, x4, #72
    ld1 {v2.s}[2], [x0]
.Lotherwise_437:
    tst x1, #524288
    beq .Lotherwise_438
    add x0, x4, #76
    ld1 {v2.s}[3], [x0]
.Lotherwise_438:
.Lend_434:
    ubfx x0, x1, #20, #4
    cmp x0, #15
    bne .Lotherwise_439
    ldr q3, [x4, #80]
    b .Lend_440
.Lotherwise_439:
    movi v3.4s, #0
    tst x1, #1048576
    beq .Lotherwise_441
    add x0, x4, #80
    ld1 {v3.s}[0], [x0]
.Lotherwise_441:
    tst x1, #2097152
    beq .Lotherwise_442
    add x0, x4, #84
    ld1 {v3.s}[1], [x0]
.Lotherwise_442:
    tst x1, #4194304
    beq .Lotherwise_443
    add x0, x4, #88
    ld1 {v3.s}[2], [x0]
.Lotherwise_443:
    tst x1, #8388608
    beq .Lotherwise_444
    add x0, x4, #92
    ld1 {v3.s}[3], [x0]
.Lotherwise_444:
.Lend_440:
    ubfx x0, x1, #24, #4
    uzp1 v19.4s, v2.4s, v3.4s
    uzp2 v2.4s, v2.4s, v3.4s
    cmp x0, #15
    bne .Lotherwise_445
    ldr q3, [x4, #96]
    b .Lend_446
.Lotherwise_445:
    movi v3.4s, #0
    tst x1, #16777216
    beq .Lotherwise_447
    add x0, x4, #96
    ld1 {v3.s}[0], [x0]
.Lotherwise_447:
    tst x1, #33554432
    beq .Lotherwise_448
    add x0, x4, #100
    ld1 {v3.s}[1], [x0]
.Lotherwise_448:
    tst x1, #67108864
    beq .Lotherwise_449
    add x0, x4, #104
    ld1 {v3.s}[2], [x0]
.Lotherwise_449:
    tst x1, #134217728
    beq .Lotherwise_450
    add x0, x4, #108
    ld1 {v3.s}[3], [x0]
.Lotherwise_450:
.Lend_446:
    ubfx x0, x1, #28, #4
    cmp x0, #15
    bne .Lotherwise_451
    ldr q4, [x4, #112]
    b .Lend_452
.Lotherwise_451:
    movi v4.4s, #0
    tst x1, #268435456
    beq .Lotherwise_453
    add x0, x4, #112
    ld1 {v4.s}[0], [x0]
.Lotherwise_453:
    tst x1, #536870912
    beq .Lotherwise_454
    add x0, x4, #116
    ld1 {v4.s}[1], [x0]
.Lotherwise_454:
    tst x1, #1073741824
    beq .Lotherwise_455
    add x0, x4, #120
    ld1 {v4.s}[2], [x0]
.Lotherwise_455:
    tst x1, #2147483648
    beq .Lotherwise_456
    add x0, x4, #124
    ld1 {v4.s}[3], [x0]
.Lotherwise_456:
.Lend_452:
    add x4, x4, #4
    uzp1 v20.4s, v3.4s, v4.4s
    uzp2 v3.4s, v3.4s, v4.4s
    tst x5, #1
    beq .Lotherwise_457
    add x4, x4, #4
    fadd v17.4s, v17.4s, v0.4s
    fadd v18.4s, v18.4s, v1.4s
    fadd v19.4s, v19.4s, v2.4s
    fadd v20.4s, v20.4s, v3.4s
.Lotherwise_457:
    lsr x2, x5, #1
    cbz x2, .Lloop_end_458
.Lloop_459:
    ubfx x0, x1, #0, #4
    cmp x0, #15
    bne .Lotherwise_460
    ldr q0, [x4]
    b .Lend_461
.Lotherwise_460:
    movi v0.4s, #0
    tst x1, #1
    beq .Lotherwise_462
    ld1 {v0.s}[0], [x4]
.Lotherwise_462:
    tst x1, #2
    beq .Lotherwise_463
    add x0, x4, #4
    ld1 {v0.s}[1], [x0]
.Lotherwise_463:
    tst x1, #4
    beq .Lotherwise_464
    add x0, x4, #8
    ld1 {v0.s}[2], [x0]
.Lotherwise_464:
    tst x1, #8
    beq .Lotherwise_465
    add x0, x4, #12
    ld1 {v0.s}[3], [x0]
.Lotherwise_465:
.Lend_461:
    ubfx x0, x1, #4, #4
    cmp x0, #15
    bne .Lotherwise_466
    ldr q1, [x4, #16]
    b .Lend_467
.Lotherwise_466:
    movi v1.4s, #0
    tst x1, #16
    beq .Lotherwise_468
    add x0, x4, #16
    ld1 {v1.s}[0], [x0]
.Lotherwise_468:
    tst x1, #32
    beq .Lotherwise_469
    add x0, x4, #20
    ld1 {v1.s}[1], [x0]
.Lotherwise_469:
    tst x1, #64
    beq .Lotherwise_470
    add x0, x4, #24
    ld1 {v1.s}[2], [x0]
.Lotherwise_470:
    tst x1, #128
    beq .Lotherwise_471
    add x0, x4, #28
    ld1 {v1.s}[3], [x0]
.Lotherwise_471:
.Lend_467:
    ubfx x0, x1, #8, #4
    uzp1 v2.4s, v0.4s, v1.4s
    uzp2 v0.4s, v0.4s, v1.4s
    cmp x0, #15
    bne .Lotherwise_472
    ldr q1, [x4, #32]
    b .Lend_473
.Lotherwise_472:
    movi v1.4s, #0
    tst x1, #256
    beq .Lotherwise_474
    add x0, x4, #32
    ld1 {v1.s}[0], [x0]
.Lotherwise_474:
    tst x1, #512
    beq .Lotherwise_475
    add x0, x4, #36
    ld1 {v1.s}[1], [x0]
.Lotherwise_475:
    tst x1, #1024
    beq .Lotherwise_476
    add x0, x4, #40
    ld1 {v1.s}[2], [x0]
.Lotherwise_476:
    tst x1, #2048
    beq .Lotherwise_477
    add x0, x4, #44
    ld1 {v1.s}[3], [x0]
.Lotherwise_477:
.Lend_473:
    ubfx x0, x1, #12, #4
    cmp x0, #15
    bne .Lotherwise_478
    ldr q3, [x4, #48]
    b .Lend_479
.Lotherwise_478:
    movi v3.4s, #0
    tst x1, #4096
    beq .Lotherwise_480
    add x0, x4, #48
    ld1 {v3.s}[0], [x0]
.Lotherwise_480:
    tst x1, #8192
    beq .Lotherwise_481
    add x0, x4, #52
    ld1 {v3.s}[1], [x0]
.Lotherwise_481:
    tst x1, #16384
    beq .Lotherwise_482
    add x0, x4, #56
    ld1 {v3.s}[2], [x0]
.Lotherwise_482:
    tst x1, #32768
    beq .Lotherwise_483
    add x0, x4, #60
    ld1 {v3.s}[3], [x0]
.Lotherwise_483:
.Lend_479:
    ubfx x0, x1, #16, #4
    uzp1 v4.4s, v1.4s, v3.4s
    uzp2 v1.4s, v1.4s, v3.4s
    cmp x0, #15
    bne .Lotherwise_484
    ldr q3, [x4, #64]
    b .Lend_485
.Lotherwise_484:
    movi v3.4s, #0
    tst x1, #65536
    beq .Lotherwise_486
    add x0, x4, #64
    ld1 {v3.s}[0], [x0]
.Lotherwise_486:
    tst x1, #131072
    beq .Lotherwise_487
    add x0, x4, #68
    ld1 {v3.s}[1], [x0]
.Lotherwise_487:
    tst x1, #262144
    beq .Lotherwise_488
    add x0, x4, #72
    ld1 {v3.s}[2], [x0]
.Lotherwise_488:
    tst x1, #524288
    beq .Lotherwise_489
    add x0, x4, #76
    ld1 {v3.s}[3], [x0]
.Lotherwise_489:
.Lend_485:
    ubfx x0, x1, #20, #4
    cmp x0, #15
    bne .Lotherwise_490
    ldr q5, [x4, #80]
    b .Lend_491
.Lotherwise_490:
    movi v5.4s, #0
    tst x1, #1048576
    beq .Lotherwise_492
    add x0, x4, #80
    ld1 {v5.s}[0], [x0]
.Lotherwise_492:
    tst x1, #2097152
    beq .Lotherwise_493
    add x0, x4, #84
    ld1 {v5.s}[1], [x0]
.Lotherwise_493:
    tst x1, #4194304
    beq .Lotherwise_494
    add x0, x4, #88
    ld1 {v5.s}[2], [x0]
.Lotherwise_494:
    tst x1, #8388608
    beq .Lotherwise_495
    add x0, x4, #92
    ld1 {v5.s}[3], [x0]
.Lotherwise_495:
.Lend_491:
    ubfx x0, x1, #24, #4
    uzp1 v6.4s, v3.4s, v5.4s
    uzp2 v3.4s, v3.4s, v5.4s
    cmp x0, #15
    bne .Lotherwise_496
    ldr q5, [x4, #96]
    b .Lend_497
.Lotherwise_496:
    movi v5.4s, #0
    tst x1, #16777216
    beq .Lotherwise_498
    add x0, x4, #96
    ld1 {v5.s}[0], [x0]
.Lotherwise_498:
    tst x1, #33554432
    beq .Lotherwise_499
    add x0, x4, #100
    ld1 {v5.s}[1], [x0]
.Lotherwise_499:
    tst x1, #67108864
    beq .Lotherwise_500
    add x0, x4, #104
    ld1 {v5.s}[2], [x0]
.Lotherwise_500:
    tst x1, #134217728
    beq .Lotherwise_501
    add x0, x4, #108
    ld1 {v5.s}[3], [x0]
.Lotherwise_501:
.Lend_497:
    ubfx x0, x1, #28, #4
    cmp x0, #15
    bne .Lotherwise_502
    ldr q7, [x4, #112]
    b .Lend_503
.Lotherwise_502:
    movi v7.4s, #0
    tst x1, #268435456
    beq .Lotherwise_504
    add x0, x4, #112
    ld1 {v7.s}[0], [x0]
.Lotherwise_504:
    tst x1, #536870912
    beq .Lotherwise_505
    add x0, x4, #116
    ld1 {v7.s}[1], [x0]
.Lotherwise_505:
    tst x1, #1073741824
    beq .Lotherwise_506
    add x0, x4, #120
    ld1 {v7.s}[2], [x0]
.Lotherwise_506:
    tst x1, #2147483648
    beq .Lotherwise_507
    add x0, x4, #124
    ld1 {v7.s}[3], [x0]
.Lotherwise_507:
.Lend_503:
    sub x2, x2, #1
    add x4, x4, #8
    uzp1 v16.4s, v5.4s, v7.4s
    uzp2 v5.4s, v5.4s, v7.4s
    fadd v17.4s, v17.4s, v2.4s
    fadd v18.4s, v18.4s, v4.4s
    fadd v19.4s, v19.4s, v6.4s
    fadd v20.4s, v20.4s, v16.4s
    fadd v17.4s, v17.4s, v0.4s
    fadd v18.4s, v18.4s, v1.4s
    fadd v19.4s, v19.4s, v3.4s
    fadd v20.4s, v20.4s, v5.4s
    cbnz x2, .Lloop_459
.Lloop_end_458:
    ld1 {v0.4s, v1.4s, v2.4s, v3.4s}, [x15]
    fdiv v0.4s, v17.4s, v0.4s
    fdiv v1.4s, v18.4s, v1.4s
    str q0, [x6]
    fdiv v0.4s, v19.4s, v2.4s
    str q1, [x6, #16]
    fdiv v1.4s, v20.4s, v3.4s
    str q0, [x6, #32]
    str q1, [x6, #48]
.Lend_408:
    add x11, x11, x12, lsl #2
    add x14, x14, x7, lsl #2
    sub x8, x8, #1
    cbnz x8, .Lloop_401
.Lloop_end_400:
    ret
    .size nnp_pooling_average_by_2__aarch64_neon, . - nnp_pooling_average_by_2__aarch64_neon

    .text
    .p2align 4
    .globl nnp_pooling_average_of_pairs__aarch64_neon
    .type nnp_pooling_average_of_pairs__aarch64_neon, %function
nnp_pooling_average_of_pairs__aarch64_neon:
    mov x9, x0
    ldr x10, [sp, #0]
    mov x8, x1
    ldr x11, [sp, #8]
    mov x12, x2
    mov x13, x3
    sub x14, x4, #1
    ldr s0, [x6]
    dup v24.4s, v0.s[0]
    cbz x9, .Lloop_end_508
.Lloop_509:
    mov x0, x12
    mov x6, x7
    mov x15, x12
    lsr x1, x8, #4
    cbz x1, .Lloop_end_510
.Lloop_511:
    mov x2, x0
    add x3, x15, x11, lsl #2
    mov x4, x14
    add x15, x15, #128
    prfm pldl1keep, [x3]
    prfm pldl1keep, [x3, #64]
    add x3, x2, #64
    ld1 {v4.4s, v5.4s, v6.4s, v7.4s}, [x2]
    ld1 {v0.4s, v1.4s, v2.4s, v3.4s}, [x3]
    cbz x4, .Lloop_end_512
.Lloop_513:
    add x2, x2, x5, lsl #2
    add x3, x15, x11, lsl #2
    sub x4, x4, #1
    add x15, x15, #128
    prfm pldl1keep, [x3]
    prfm pldl1keep, [x3, #64]
    add x3, x2, #64
    ld1 {v20.4s, v21.4s, v22.4s, v23.4s}, [x2]
    ld1 {v16.4s, v17.4s, v18.4s, v19.4s}, [x3]
    fadd v4.4s, v4.4s, v20.4s
    fadd v5.4s, v5.4s, v21.4s
    fadd v6.4s, v6.4s, v22.4s
    fadd v7.4s, v7.4s, v23.4s
    fadd v0.4s, v0.4s, v16.4s
    fadd v1.4s, v1.4s, v17.4s
    fadd v2.4s, v2.4s, v18.4s
    fadd v3.4s, v3.4s, v19.4s
    cbnz x4, .Lloop_513
.Lloop_end_512:
    sub x1, x1, #1
    add x0, x0, #128
    uzp1 v16.4s, v4.4s, v5.4s
    uzp2 v4.4s, v4.4s, v5.4s
    uzp1 v5.4s, v6.4s, v7.4s
    uzp2 v6.4s, v6.4s, v7.4s
    uzp1 v7.4s, v0.4s, v1.4s
    uzp2 v0.4s, v0.4s, v1.4s
    uzp1 v1.4s, v2.4s, v3.4s
    uzp2 v2.4s, v2.4s, v3.4s
    fadd v16.4s, v16.4s, v4.4s
    fadd v5.4s, v5.4s, v6.4s
    fadd v7.4s, v7.4s, v0.4s
    fadd v1.4s, v1.4s, v2.4s
    fdiv v0.4s, v16.4s, v24.4s
    fdiv v2.4s, v5.4s, v24.4s
    str q0, [x6]
    fdiv v0.4s, v7.4s, v24.4s
    str q2, [x6, #16]
    fdiv v1.4s, v1.4s, v24.4s
    str q0, [x6, #32]
    str q1, [x6, #48]
    add x6, x6, #64
    cbnz x1, .Lloop_511
.Lloop_end_510:
    ubfx x1, x8, #0, #4
    cbnz x1, .Lotherwise_514
    b .Lend_515
.Lotherwise_514:
    lsl x1, x1, #1
    mov w2, #32
    mov w3, #1
    mov x4, x0
    add x0, x15, x11, lsl #2
    add x15, x15, #64
    prfm pldl1keep, [x0]
    cmp x1, x2
    csel x1, x1, x2, ls
    lsl x0, x3, x1
    sub x1, x0, #1
    ubfx x0, x1, #0, #4
    cmp x0, #15
    bne .Lotherwise_516
    ldr q0, [x4]
    b .Lend_517
.Lotherwise_516:
    movi v0.4s, #0
    tst x1, #1
    beq .Lotherwise_518
    ld1 {v0.s}[0], [x4]
.Lotherwise_518:
    tst x1, #2
    beq .Lotherwise_519
    add x0, x4, #4
    ld1 {v0.s}[1], [x0]
.Lotherwise_519:
    tst x1, #4
    beq .Lotherwise_520
    add x0, x4, #8
    ld1 {v0.s}[2], [x0]
.Lotherwise_520:
    tst x1, #8
    beq .Lotherwise_521
    add x0, x4, #12
    ld1 {v0.s}[3], [x0]
.Lotherwise_521:
.Lend_517:
    ubfx x0, x1, #4, #4
    cmp x0, #15
    bne .Lotherwise_522
    ldr q1, [x4, #16]
    b .Lend_523
.Lotherwise_522:
    movi v1.4s, #0
    tst x1, #16
    beq .Lotherwise_524
    add x0, x4, #16
    ld1 {v1.s}[0], [x0]
.Lotherwise_524:
    tst x1, #32
    beq .Lotherwise_525
    add x0, x4, #20
    ld1 {v1.s}[1], [x0]
.Lotherwise_525:
    tst x1, #64
    beq .Lotherwise_526
    add x0, x4, #24
    ld1 {v1.s}[2], [x0]
.Lotherwise_526:
    tst x1, #128
    beq .Lotherwise_527
    add x0, x4, #28
    ld1 {v1.s}[3], [x0]
.Lotherwise_527:
.Lend_523:
    ubfx x0, x1, #8, #4
    cmp x0, #15
    bne .Lotherwise_528
    ldr q2, [x4, #32]
    b .Lend_529
.Lotherwise_528:
    movi v2.4s, #0
    tst x1, #256
    beq .Lotherwise_530
    add x0, x4, #32
    ld1 {v2.s}[0], [x0]
.Lotherwise_530:
    tst x1, #512
    beq .Lotherwise_531
    add x0, x4, #36
    ld1 {v2.s}[1], [x0]
.Lotherwise_531:
    tst x1, #1024
    beq .Lotherwise_532
    add x0, x4, #40
    ld1 {v2.s}[2], [x0]
.Lotherwise_532:
    tst x1, #2048
    beq .Lotherwise_533
    add x0, x4, #44
    ld1 {v2.s}[3], [x0]
.Lotherwise_533:
.Lend_529:
    ubfx x0, x1, #12, #4
    cmp x0, #15
    bne .Lotherwise_534
    ldr q3, [x4, #48]
    b .Lend_535
.Lotherwise_534:
    movi v3.4s, #0
    tst x1, #4096
    beq .Lotherwise_536
    add x0, x4, #48
    ld1 {v3.s}[0], [x0]
.Lotherwise_536:
    tst x1, #8192
    beq .Lotherwise_537
    add x0, x4, #52
    ld1 {v3.s}[1], [x0]
.Lotherwise_537:
    tst x1, #16384
    beq .Lotherwise_538
    add x0, x4, #56
    ld1 {v3.s}[2], [x0]
.Lotherwise_538:
    tst x1, #32768
    beq .Lotherwise_539
    add x0, x4, #60
    ld1 {v3.s}[3], [x0]
.Lotherwise_539:
.Lend_535:
    add x0, x15, x11, lsl #2
    ubfx x2, x1, #16, #4
    add x15, x15, #64
    prfm pldl1keep, [x0]
    cmp x2, #15
    bne .Lotherwise_540
    ldr q4, [x4, #64]
    b .Lend_541
.Lotherwise_540:
    movi v4.4s, #0
    tst x1, #65536
    beq .Lotherwise_542
    add x0, x4, #64
    ld1 {v4.s}[0], [x0]
.Lotherwise_542:
    tst x1, #131072
    beq .Lotherwise_543
    add x0, x4, #68
    ld1 {v4.s}[1], [x0]
.Lotherwise_543:
    tst x1, #262144
    beq .Lotherwise_544
    add x0, x4, #72
    ld1 {v4.s}[2], [x0]
.Lotherwise_544:
    tst x1, #524288
    beq .Lotherwise_545
    add x0, x4, #76
    ld1 {v4.s}[3], [x0]
.Lotherwise_545:
.Lend_541:
    ubfx x0, x1, #20, #4
    cmp x0, #15
    bne .Lotherwise_546
    ldr q5, [x4, #80]
    b .Lend_547
.Lotherwise_546:
    movi v5.4s, #0
    tst x1, #1048576
    beq .Lotherwise_548
    add x0, x4, #80
    ld1 {v5.s}[0], [x0]
.Lotherwise_548:
    tst x1, #2097152
    beq .Lotherwise_549
    add x0, x4, #84
    ld1 {v5.s}[1], [x0]
.Lotherwise_549:
    tst x1, #4194304
    beq .Lotherwise_550
    add x0, x4, #88
    ld1 {v5.s}[2], [x0]
.Lotherwise_550:
    tst x1, #8388608
    beq .Lotherwise_551
    add x0, x4, #92
    ld1 {v5.s}[3], [x0]
.Lotherwise_551:
.Lend_547:
    ubfx x0, x1, #24, #4
    cmp x0, #15
    bne .Lotherwise_552
    ldr q6, [x4, #96]
    b .Lend_553
.Lotherwise_552:
    movi v6.4s, #0
    tst x1, #16777216
    beq .Lotherwise_554
    add x0, x4, #96
    ld1 {v6.s}[0], [x0]
.Lotherwise_554:
    tst x1, #33554432
    beq .Lotherwise_555
    add x0, x4, #100
    ld1 {v6.s}[1], [x0]
.Lotherwise_555:
    tst x1, #67108864
    beq .Lotherwise_556
    add x0, x4, #104
    ld1 {v6.s}[2], [x0]
.Lotherwise_556:
    tst x1, #134217728
    beq .Lotherwise_557
    add x0, x4, #108
    ld1 {v6.s}[3], [x0]
.Lotherwise_557:
.Lend_553:
    ubfx x0, x1, #28, #4
    cmp x0, #15
    bne .Lotherwise_558
    ldr q7, [x4, #112]
    b .Lend_559
.Lotherwise_558:
    movi v7.4s, #0
    tst x1, #268435456
    beq .Lotherwise_560
    add x0, x4, #112
    ld1 {v7.s}[0], [x0]
.Lotherwise_560:
    tst x1, #536870912
    beq .Lotherwise_561
    add x0, x4, #116
    ld1 {v7.s}[1], [x0]
.Lotherwise_561:
    tst x1, #1073741824
    beq .Lotherwise_562
    add x0, x4, #120
    ld1 {v7.s}[2], [x0]
.Lotherwise_562:
    tst x1, #2147483648
    beq .Lotherwise_563
    add x0, x4, #124
    ld1 {v7.s}[3], [x0]
.Lotherwise_563:
.Lend_559:
    mov x3, x14
    cbz x3, .Lloop_end_564
.Lloop_565:
    add x4, x4, x5, lsl #2
    add x0, x15, x11, lsl #2
    ubfx x2, x1, #0, #4
    add x15, x15, #64
    prfm pldl1keep, [x0]
    cmp x2, #15
    bne .Lotherwise_566
    ldr q16, [x4]
    b .Lend_567
.Lotherwise_566:
    movi v16.4s, #0
    tst x1, #1
    beq .Lotherwise_568
    ld1 {v16.s}[0], [x4]
.Lotherwise_568:
    tst x1, #2
    beq .Lotherwise_569
    add x0, x4, #4
    ld1 {v16.s}[1], [x0]
.Lotherwise_569:
    tst x1, #4
    beq .Lotherwise_570
    add x0, x4, #8
    ld1 {v16.s}[2], [x0]
.Lotherwise_570:
    tst x1, #8
    beq .Lotherwise_571
    add x0, x4, #12
    ld1 {v16.s}[3], [x0]
.Lotherwise_571:
.Lend_567:
    ubfx x0, x1, #4, #4
    fadd v0.4s, v0.4s, v16.4s
    cmp x0, #15
    bne .Lotherwise_572
    ldr q16, [x4, #16]
    b .Lend_573
.Lotherwise_572:
    movi v16.4s, #0
    tst x1, #16
    beq .Lotherwise_574
    add x0, x4, #16
    ld1 {v16.s}[0], [x0]
.Lotherwise_574:
    tst x1, #32
    beq .Lotherwise_575
    add x0, x4, #20
    ld1 {v16.s}[1], [x0]
.Lotherwise_575:
    tst x1, #64
    beq .Lotherwise_576
    add x0, x4, #24
    ld1 {v16.s}[2], [x0]
.Lotherwise_576:
    tst x1, #128
    beq .Lotherwise_577
    add x0, x4, #28
    ld1 {v16.s}[3], [x0]
.Lotherwise_577:
.Lend_573:
    ubfx x0, x1, #8, #4
    fadd v1.4s, v1.4s, v16.4s
    cmp x0, #15
    bne .Lotherwise_578
    ldr q16, [x4, #32]
    b .Lend_579
.Lotherwise_578:
    movi v16.4s, #0
    tst x1, #256
    beq .Lotherwise_580
    add x0, x4, #32
    ld1 {v16.s}[0], [x0]
.Lotherwise_580:
    tst x1, #512
    beq .Lotherwise_581
    add x0, x4, #36
    ld1 {v16.s}[1], [x0]
.Lotherwise_581:
    tst x1, #1024
    beq .Lotherwise_582
    add x0, x4, #40
    ld1 {v16.s}[2], [x0]
.Lotherwise_582:
    tst x1, #2048
    beq .Lotherwise_583
    add x0, x4, #44
    ld1 {v16.s}[3], [x0]
.Lotherwise_583:
.Lend_579:
    ubfx x0, x1, #12, #4
    fadd v2.4s, v2.4s, v16.4s
    cmp x0, #15
    bne .Lotherwise_584
    ldr q16, [x4, #48]
    b .Lend_585
.Lotherwise_584:
    movi v16.4s, #0
    tst x1, #4096
    beq .Lotherwise_586
    add x0, x4, #48
    ld1 {v16.s}[0], [x0]
.Lotherwise_586:
    tst x1, #8192
    beq .Lotherwise_587
    add x0, x4, #52
    ld1 {v16.s}[1], [x0]
.Lotherwise_587:
    tst x1, #16384
    beq .Lotherwise_588
    add x0, x4, #56
    ld1 {v16.s}[2], [x0]
.Lotherwise_588:
    tst x1, #32768
    beq .Lotherwise_589
    add x0, x4, #60
    ld1 {v16.s}[3], [x0]
.Lotherwise_589:
.Lend_585:
    add x0, x15, x11, lsl #2
    ubfx x2, x1, #16, #4
    add x15, x15, #64
    fadd v3.4s, v3.4s, v16.4s
    prfm pldl1keep, [x0]
    cmp x2, #15
    bne .Lotherwise_590
    ldr q16, [x4, #64]
    b .Lend_591
.Lotherwise_590:
    movi v16.4s, #0
    tst x1, #65536
    beq .Lotherwise_592
    add x0, x4, #64
    ld1 {v16.s}[0], [x0]
.Lotherwise_592:
    tst x1, #131072
    beq .Lotherwise_593
    add x0, x4, #68
    ld1 {v16.s}[1], [x0]
.Lotherwise_593:
    tst x1, #262144
    beq .Lotherwise_594
    add x0, x4, #72
    ld1 {v16.s}[2], [x0]
.Lotherwise_594:
    tst x1, #524288
    beq .Lotherwise_595
    add x0, x4, #76
    ld1 {v16.s}[3], [x0]
.Lotherwise_595:
.Lend_591:
    ubfx x0, x1, #20, #4
    fadd v4.4s, v4.4s, v16.4s
    cmp x0, #15
    bne .Lotherwise_596
    ldr q16, [x4, #80]
    b .Lend_597
.Lotherwise_596:
    movi v16.4s, #0
    tst x1, #1048576
    beq .Lotherwise_598
    add x0, x4, #80
    ld1 {v16.s}[0], [x0]
.Lotherwise_598:
    tst x1, #2097152
    beq .Lotherwise_599
    add x0, x4, #84
    ld1 {v16.s}[1], [x0]
.Lotherwise_599:
    tst x1, #4194304
    beq .Lotherwise_600
    add x0, x4, #88
    ld1 {v16.s}[2], [x0]
.Lotherwise_600:
    tst x1, #8388608
    beq .Lotherwise_601
    add x0, x4, #92
    ld1 {v16.s}[3], [x0]
.Lotherwise_601:
.Lend_597:
    ubfx x0, x1, #24, #4
    fadd v5.4s, v5.4s, v16.4s
    cmp x0, #15
    bne .Lotherwise_602
    ldr q16, [x4, #96]
    b .Lend_603
.Lotherwise_602:
    movi v16.4s, #0
    tst x1, #16777216
    beq .Lotherwise_604
    add x0, x4, #96
    ld1 {v16.s}[0], [x0]
.Lotherwise_604:
    tst x1, #33554432
    beq .Lotherwise_605
    add x0, x4, #100
    ld1 {v16.s}[1], [x0]
.Lotherwise_605:
    tst x1, #67108864
    beq .Lotherwise_606
    add x0, x4, #104
    ld1 {v16.s}[2], [x0]
.Lotherwise_606:
    tst x1, #134217728
    beq .Lotherwise_607
    add x0, x4, #108
    ld1 {v16.s}[3], [x0]
.Lotherwise_607:
.Lend_603:
    ubfx x0, x1, #28, #4
    fadd v6.4s, v6.4s, v16.4s
    cmp x0, #15
    bne .Lotherwise_608
    ldr q16, [x4, #112]
    b .Lend_609
.Lotherwise_608:
    movi v16.4s, #0
    tst x1, #268435456
    beq .Lotherwise_610
    add x0, x4, #112
    ld1 {v16.s}[0], [x0]
.Lotherwise_610:
    tst x1, #536870912
    beq .Lotherwise_611
    add x0, x4, #116
    ld1 {v16.s}[1], [x0]
.Lotherwise_611:
    tst x1, #1073741824
    beq .Lotherwise_612
    add x0, x4, #120
    ld1 {v16.s}[2], [x0]
.Lotherwise_612:
    tst x1, #2147483648
    beq .Lotherwise_613
    add x0, x4, #124
    ld1 {v16.s}[3], [x0]
.Lotherwise_613:
.Lend_609:
    sub x3, x3, #1
    fadd v7.4s, v7.4s, v16.4s
    cbnz x3, .Lloop_565
.Lloop_end_564:
    uzp1 v16.4s, v0.4s, v1.4s
    uzp2 v0.4s, v0.4s, v1.4s
    uzp1 v1.4s, v2.4s, v3.4s
    uzp2 v2.4s, v2.4s, v3.4s
    uzp1 v3.4s, v4.4s, v5.4s
    uzp2 v4.4s, v4.4s, v5.4s
    uzp1 v5.4s, v6.4s, v7.4s
    uzp2 v6.4s, v6.4s, v7.4s
    fadd v16.4s, v16.4s, v0.4s
    fadd v1.4s, v1.4s, v2.4s
    fadd v3.4s, v3.4s, v4.4s
    fadd v5.4s, v5.4s, v6.4s
    fdiv v0.4s, v16.4s, v24.4s
    fdiv v1.4s, v1.4s, v24.4s
    str q0, [x6]
    fdiv v0.4s, v3.4s, v24.4s
    str q1, [x6, #16]
    fdiv v1.4s, v5.4s, v24.4s
    str q0, [x6, #32]
    str q1, [x6, #48]
.Lend_515:
    add x12, x12, x13, lsl #2
    add x7, x7, x10, lsl #2
    sub x9, x9, #1
    cbnz x9, .Lloop_509
.Lloop_end_508:
    ret
    .size nnp_pooling_average_of_pairs__aarch64_neon, . - nnp_pooling_average_of_pairs__aarch64_neon

    .section .note.GNU-stack, "", %progbits
