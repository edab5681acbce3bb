    .arch armv8-a

    .text
    .p2align 4
    .globl nnp_pooling_maximum__aarch64_neon
    .type nnp_pooling_maximum__aarch64_neon, %function
nnp_pooling_maximum__aarch64_neon:
    mov x8, x0
    mov x9, x1
    mov x10, x2
    mov x11, x3
    mov x12, x5
    mov x13, x6
    sub x5, x4, #1
    ldr x6, [sp, #0]
    cbz x8, .Lloop_end_0
.Lloop_1:
    lsr x0, x9, #5
    mov x1, x10
    mov x14, x13
    cbz x0, .Lloop_end_2
.Lloop_3:
    mov x2, x1
    mov x3, x5
    add x4, x2, x6, lsl #2
    ldr q0, [x2]
    ldr q1, [x2, #16]
    ldr q2, [x2, #32]
    prfm pldl1keep, [x4]
    ldr q3, [x2, #48]
    prfm pldl1keep, [x4, #64]
    ldr q4, [x2, #64]
    ldr q5, [x2, #80]
    ldr q6, [x2, #96]
    ldr q7, [x2, #112]
    cbz x3, .Lloop_end_4
.Lloop_5:
    add x2, x2, x12, lsl #2
    sub x3, x3, #1
    add x4, x2, x6, lsl #2
    ldr q16, [x2]
    ldr q17, [x2, #16]
    ldr q18, [x2, #32]
    ldr q19, [x2, #48]
    ldr q20, [x2, #64]
    ldr q21, [x2, #80]
    ldr q22, [x2, #96]
    ldr q23, [x2, #112]
    prfm pldl1keep, [x4]
    prfm pldl1keep, [x4, #64]
    fmax v0.4s, v0.4s, v16.4s
    fmax v1.4s, v1.4s, v17.4s
    fmax v2.4s, v2.4s, v18.4s
    fmax v3.4s, v3.4s, v19.4s
    fmax v4.4s, v4.4s, v20.4s
    fmax v5.4s, v5.4s, v21.4s
    fmax v6.4s, v6.4s, v22.4s
    fmax v7.4s, v7.4s, v23.4s
    cbnz x3, .Lloop_5
.Lloop_end_4:
    sub x0, x0, #1
    add x1, x1, #128
    str q0, [x14]
    str q1, [x14, #16]
    str q2, [x14, #32]
    str q3, [x14, #48]
    str q4, [x14, #64]
    str q5, [x14, #80]
    str q6, [x14, #96]
    str q7, [x14, #112]
    add x14, x14, #128
    cbnz x0, .Lloop_3
.Lloop_end_2:
    ubfx x0, x9, #0, #5
    lsr x0, x0, #4
    cbz x0, .Lloop_end_6
.Lloop_7:
    mov x2, x1
    mov x3, x5
    add x4, x2, x6, lsl #2
    ldr q0, [x2]
    ldr q1, [x2, #16]
    ldr q2, [x2, #32]
    prfm pldl1keep, [x4]
    ldr q3, [x2, #48]
    cbz x3, .Lloop_end_8
.Lloop_9:
    add x2, x2, x12, lsl #2
    sub x3, x3, #1
    add x4, x2, x6, lsl #2
    ldr q4, [x2]
    ldr q5, [x2, #16]
    ldr q6, [x2, #32]
    ldr q7, [x2, #48]
    prfm pldl1keep, [x4]
    fmax v0.4s, v0.4s, v4.4s
    fmax v1.4s, v1.4s, v5.4s
    fmax v2.4s, v2.4s, v6.4s
    fmax v3.4s, v3.4s, v7.4s
    cbnz x3, .Lloop_9
.Lloop_end_8:
    sub x0, x0, #1
    add x1, x1, #64
    str q0, [x14]
    str q1, [x14, #16]
    str q2, [x14, #32]
    str q3, [x14, #48]
    add x14, x14, #64
    cbnz x0, .Lloop_7
.Lloop_end_6:
    ubfx x0, x9, #0, #4
    cbnz x0, .Lotherwise_10
    b .Lend_11
.Lotherwise_10:
    mov w2, #16
    mov w3, #1
    mov x4, x1
    add x1, x4, x6, lsl #2
    cmp x0, x2
    csel x0, x0, x2, ls
    prfm pldl1keep, [x1]
    lsl x0, x3, x0
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
    add x4, x4, x12, lsl #2
    ubfx x0, x1, #0, #4
    add x2, x4, x6, lsl #2
    prfm pldl1keep, [x2]
    cmp x0, #15
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
    str q0, [x14]
    str q1, [x14, #16]
    str q2, [x14, #32]
    str q3, [x14, #48]
.Lend_11:
    sub x8, x8, #1
    add x10, x10, x11, lsl #2
    add x13, x13, x7, lsl #2
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
    lsr x0, x9, #4
    mov x1, x10
    mov x13, x12
    cbz x0, .Lloop_end_64
.Lloop_65:
    mov x2, x1
    add x3, x2, x7, lsl #2
    ldr q0, [x2]
    ldr q1, [x2, #16]
    ldr q2, [x2, #32]
    ldr q3, [x2, #48]
    ldr q4, [x2, #64]
    ldr q5, [x2, #80]
    ldr q6, [x2, #96]
    ldr q7, [x2, #112]
    add x2, x2, #4
    prfm pldl1keep, [x3]
    prfm pldl1keep, [x3, #64]
    uzp1 v16.4s, v0.4s, v1.4s
    uzp2 v0.4s, v0.4s, v1.4s
    uzp1 v1.4s, v2.4s, v3.4s
    uzp2 v2.4s, v2.4s, v3.4s
    uzp1 v3.4s, v4.4s, v5.4s
    uzp2 v4.4s, v4.4s, v5.4s
    uzp1 v5.4s, v6.4s, v7.4s
    uzp2 v6.4s, v6.4s, v7.4s
    tst x5, #1
    beq .Lotherwise_66
    add x2, x2, #4
    fmax v16.4s, v16.4s, v0.4s
    fmax v1.4s, v1.4s, v2.4s
    fmax v3.4s, v3.4s, v4.4s
    fmax v5.4s, v5.4s, v6.4s
.Lotherwise_66:
    lsr x3, x5, #1
    cbz x3, .Lloop_end_67
.Lloop_68:
    add x4, x2, x7, lsl #2
    sub x3, x3, #1
    ldr q0, [x2]
    ldr q2, [x2, #16]
    ldr q4, [x2, #32]
    ldr q6, [x2, #48]
    ldr q7, [x2, #64]
    ldr q17, [x2, #80]
    ldr q18, [x2, #96]
    ldr q19, [x2, #112]
    add x2, x2, #8
    prfm pldl1keep, [x4]
    prfm pldl1keep, [x4, #64]
    uzp1 v20.4s, v0.4s, v2.4s
    uzp1 v21.4s, v4.4s, v6.4s
    uzp1 v22.4s, v7.4s, v17.4s
    uzp1 v23.4s, v18.4s, v19.4s
    uzp2 v0.4s, v0.4s, v2.4s
    uzp2 v2.4s, v4.4s, v6.4s
    uzp2 v4.4s, v7.4s, v17.4s
    uzp2 v6.4s, v18.4s, v19.4s
    fmax v16.4s, v16.4s, v20.4s
    fmax v1.4s, v1.4s, v21.4s
    fmax v3.4s, v3.4s, v22.4s
    fmax v5.4s, v5.4s, v23.4s
    fmax v16.4s, v16.4s, v0.4s
    fmax v1.4s, v1.4s, v2.4s
    fmax v3.4s, v3.4s, v4.4s
    fmax v5.4s, v5.4s, v6.4s
    cbnz x3, .Lloop_68
.Lloop_end_67:
    sub x0, x0, #1
    add x1, x1, #128
    str q16, [x13]
    str q1, [x13, #16]
    str q3, [x13, #32]
    str q5, [x13, #48]
    add x13, x13, #64
    cbnz x0, .Lloop_65
.Lloop_end_64:
    ubfx x0, x9, #0, #4
    cbnz x0, .Lotherwise_69
    b .Lend_70
.Lotherwise_69:
    lsl x0, x0, #1
    mov w2, #32
    mov w3, #1
    mov x4, x1
    add x1, x4, x7, lsl #2
    cmp x0, x2
    csel x0, x0, x2, ls
    prfm pldl1keep, [x1]
    lsl x0, x3, x0
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
    add x0, x4, x7, lsl #2
    ubfx x2, x1, #16, #4
    uzp1 v4.4s, v1.4s, v3.4s
    uzp2 v1.4s, v1.4s, v3.4s
    prfm pldl1keep, [x0, #64]
    cmp x2, #15
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
    lsr x3, x5, #1
    cbz x3, .Lloop_end_120
.Lloop_121:
    add x0, x4, x7, lsl #2
    ubfx x2, x1, #0, #4
    prfm pldl1keep, [x0]
    cmp x2, #15
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
    add x0, x4, x7, lsl #2
    ubfx x2, x1, #16, #4
    uzp1 v7.4s, v1.4s, v5.4s
    uzp2 v1.4s, v1.4s, v5.4s
    prfm pldl1keep, [x0, #64]
    cmp x2, #15
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
    sub x3, x3, #1
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
    cbnz x3, .Lloop_121
.Lloop_end_120:
    str q2, [x13]
    str q4, [x13, #16]
    str q6, [x13, #32]
    str q16, [x13, #48]
.Lend_70:
    sub x8, x8, #1
    add x10, x10, x11, lsl #2
    add x12, x12, x6, lsl #2
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
    mov x9, x1
    mov x10, x2
    mov x11, x3
    mov x12, x5
    mov x13, x6
    sub x5, x4, #1
    ldr x6, [sp, #0]
    cbz x8, .Lloop_end_170
.Lloop_171:
    lsr x0, x9, #4
    mov x1, x10
    mov x14, x13
    cbz x0, .Lloop_end_172
.Lloop_173:
    mov x2, x1
    mov x3, x5
    add x4, x2, x6, lsl #2
    ldr q0, [x2]
    ldr q1, [x2, #16]
    ldr q2, [x2, #32]
    prfm pldl1keep, [x4]
    ldr q3, [x2, #48]
    prfm pldl1keep, [x4, #64]
    ldr q4, [x2, #64]
    ldr q5, [x2, #80]
    ldr q6, [x2, #96]
    ldr q7, [x2, #112]
    cbz x3, .Lloop_end_174
.Lloop_175:
    add x2, x2, x12, lsl #2
    sub x3, x3, #1
    add x4, x2, x6, lsl #2
    ldr q16, [x2]
    ldr q17, [x2, #16]
    ldr q18, [x2, #32]
    ldr q19, [x2, #48]
    ldr q20, [x2, #64]
    ldr q21, [x2, #80]
    ldr q22, [x2, #96]
    ldr q23, [x2, #112]
    prfm pldl1keep, [x4]
    prfm pldl1keep, [x4, #64]
    fmax v0.4s, v0.4s, v16.4s
    fmax v1.4s, v1.4s, v17.4s
    fmax v2.4s, v2.4s, v18.4s
    fmax v3.4s, v3.4s, v19.4s
    fmax v4.4s, v4.4s, v20.4s
    fmax v5.4s, v5.4s, v21.4s
    fmax v6.4s, v6.4s, v22.4s
    fmax v7.4s, v7.4s, v23.4s
    cbnz x3, .Lloop_175
.Lloop_end_174:
    sub x0, x0, #1
    add x1, x1, #128
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
    str q16, [x14]
    str q1, [x14, #16]
    str q3, [x14, #32]
    str q5, [x14, #48]
    add x14, x14, #64
    cbnz x0, .Lloop_173
.Lloop_end_172:
    ubfx x0, x9, #0, #4
    cbnz x0, .Lotherwise_176
    b .Lend_177
.Lotherwise_176:
    lsl x0, x0, #1
    mov w2, #32
    mov w3, #1
    mov x4, x1
    add x1, x4, x6, lsl #2
    cmp x0, x2
    csel x0, x0, x2, ls
    prfm pldl1keep, [x1]
    lsl x0, x3, x0
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
    add x0, x4, x6, lsl #2
    ubfx x2, x1, #16, #4
    prfm pldl1keep, [x0, #64]
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
    add x4, x4, x12, lsl #2
    ubfx x0, x1, #0, #4
    add x2, x4, x6, lsl #2
    prfm pldl1keep, [x2]
    cmp x0, #15
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
    add x0, x4, x6, lsl #2
    ubfx x2, x1, #16, #4
    fmax v3.4s, v3.4s, v16.4s
    prfm pldl1keep, [x0, #64]
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
    str q16, [x14]
    str q1, [x14, #16]
    str q3, [x14, #32]
    str q5, [x14, #48]
.Lend_177:
    sub x8, x8, #1
    add x10, x10, x11, lsl #2
    add x13, x13, x7, lsl #2
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
    mov x9, x1
    mov x10, x2
    mov x11, x3
    mov x12, x5
    mov x13, x6
    sub x5, x4, #1
    ldr x6, [sp, #0]
    cbz x8, .Lloop_end_276
.Lloop_277:
    lsr x0, x9, #5
    mov x1, x10
    mov x14, x13
    cbz x0, .Lloop_end_278
.Lloop_279:
    mov x2, x1
    mov x3, x5
    add x4, x2, x6, lsl #2
    ldr q0, [x2]
    ldr q1, [x2, #16]
    ldr q2, [x2, #32]
    prfm pldl1keep, [x4]
    ldr q3, [x2, #48]
    prfm pldl1keep, [x4, #64]
    ldr q4, [x2, #64]
    ldr q5, [x2, #80]
    ldr q6, [x2, #96]
    ldr q7, [x2, #112]
    cbz x3, .Lloop_end_280
.Lloop_281:
    add x2, x2, x12, lsl #2
    sub x3, x3, #1
    add x4, x2, x6, lsl #2
    ldr q16, [x2]
    ldr q17, [x2, #16]
    ldr q18, [x2, #32]
    ldr q19, [x2, #48]
    ldr q20, [x2, #64]
    ldr q21, [x2, #80]
    ldr q22, [x2, #96]
    ldr q23, [x2, #112]
    prfm pldl1keep, [x4]
    prfm pldl1keep, [x4, #64]
    fadd v0.4s, v0.4s, v16.4s
    fadd v1.4s, v1.4s, v17.4s
    fadd v2.4s, v2.4s, v18.4s
    fadd v3.4s, v3.4s, v19.4s
    fadd v4.4s, v4.4s, v20.4s
    fadd v5.4s, v5.4s, v21.4s
    fadd v6.4s, v6.4s, v22.4s
    fadd v7.4s, v7.4s, v23.4s
    cbnz x3, .Lloop_281
.Lloop_end_280:
    sub x0, x0, #1
    add x1, x1, #128
    str q0, [x14]
    str q1, [x14, #16]
    str q2, [x14, #32]
    str q3, [x14, #48]
    str q4, [x14, #64]
    str q5, [x14, #80]
    str q6, [x14, #96]
    str q7, [x14, #112]
    add x14, x14, #128
    cbnz x0, .Lloop_279
.Lloop_end_278:
    ubfx x0, x9, #0, #5
    lsr x0, x0, #4
    cbz x0, .Lloop_end_282
.Lloop_283:
    mov x2, x1
    mov x3, x5
    add x4, x2, x6, lsl #2
    ldr q0, [x2]
    ldr q1, [x2, #16]
    ldr q2, [x2, #32]
    prfm pldl1keep, [x4]
    ldr q3, [x2, #48]
    cbz x3, .Lloop_end_284
.Lloop_285:
    add x2, x2, x12, lsl #2
    sub x3, x3, #1
    add x4, x2, x6, lsl #2
    ldr q4, [x2]
    ldr q5, [x2, #16]
    ldr q6, [x2, #32]
    ldr q7, [x2, #48]
    prfm pldl1keep, [x4]
    fadd v0.4s, v0.4s, v4.4s
    fadd v1.4s, v1.4s, v5.4s
    fadd v2.4s, v2.4s, v6.4s
    fadd v3.4s, v3.4s, v7.4s
    cbnz x3, .Lloop_285
.Lloop_end_284:
    sub x0, x0, #1
    add x1, x1, #64
    str q0, [x14]
    str q1, [x14, #16]
    str q2, [x14, #32]
    str q3, [x14, #48]
    add x14, x14, #64
    cbnz x0, .Lloop_283
.Lloop_end_282:
    ubfx x0, x9, #0, #4
    cbnz x0, .Lotherwise_286
    b .Lend_287
.Lotherwise_286:
    mov w2, #16
    mov w3, #1
    mov x4, x1
    add x1, x4, x6, lsl #2
    cmp x0, x2
    csel x0, x0, x2, ls
    prfm pldl1keep, [x1]
    lsl x0, x3, x0
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
    add x4, x4, x12, lsl #2
    ubfx x0, x1, #0, #4
    add x2, x4, x6, lsl #2
    prfm pldl1keep, [x2]
    cmp x0, #15
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
    str q0, [x14]
    str q1, [x14, #16]
    str q2, [x14, #32]
    str q3, [x14, #48]
.Lend_287:
    sub x8, x8, #1
    add x10, x10, x11, lsl #2
    add x13, x13, x7, lsl #2
    cbnz x8, .Lloop_277
.Lloop_end_276:
    ret
    .size nnp_pooling_sum__aarch64_neon, . - nnp_pooling_sum__aarch64_neon

    .text
    .p2align 4
    .globl nnp_pooling_sum_of_pairs__aarch64_neon
    .type nnp_pooling_sum_of_pairs__aarch64_neon, %function
nnp_pooling_sum_of_pairs__aarch64_neon:
    mov x8, x0
    mov x9, x1
    mov x10, x2
    mov x11, x3
    mov x12, x5
    mov x13, x6
    sub x5, x4, #1
    ldr x6, [sp, #0]
    cbz x8, .Lloop_end_338
.Lloop_339:
    lsr x0, x9, #4
    mov x1, x10
    mov x14, x13
    cbz x0, .Lloop_end_340
.Lloop_341:
    mov x2, x1
    mov x3, x5
    add x4, x2, x6, lsl #2
    ldr q0, [x2]
    ldr q1, [x2, #16]
    ldr q2, [x2, #32]
    prfm pldl1keep, [x4]
    ldr q3, [x2, #48]
    prfm pldl1keep, [x4, #64]
    ldr q4, [x2, #64]
    ldr q5, [x2, #80]
    ldr q6, [x2, #96]
    ldr q7, [x2, #112]
    cbz x3, .Lloop_end_342
.Lloop_343:
    add x2, x2, x12, lsl #2
    sub x3, x3, #1
    add x4, x2, x6, lsl #2
    ldr q16, [x2]
    ldr q17, [x2, #16]
    ldr q18, [x2, #32]
    ldr q19, [x2, #48]
    ldr q20, [x2, #64]
    ldr q21, [x2, #80]
    ldr q22, [x2, #96]
    ldr q23, [x2, #112]
    prfm pldl1keep, [x4]
    prfm pldl1keep, [x4, #64]
    fadd v0.4s, v0.4s, v16.4s
    fadd v1.4s, v1.4s, v17.4s
    fadd v2.4s, v2.4s, v18.4s
    fadd v3.4s, v3.4s, v19.4s
    fadd v4.4s, v4.4s, v20.4s
    fadd v5.4s, v5.4s, v21.4s
    fadd v6.4s, v6.4s, v22.4s
    fadd v7.4s, v7.4s, v23.4s
    cbnz x3, .Lloop_343
.Lloop_end_342:
    sub x0, x0, #1
    add x1, x1, #128
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
    str q16, [x14]
    str q1, [x14, #16]
    str q3, [x14, #32]
    str q5, [x14, #48]
    add x14, x14, #64
    cbnz x0, .Lloop_341
.Lloop_end_340:
    ubfx x0, x9, #0, #4
    cbnz x0, .Lotherwise_344
    b .Lend_345
.Lotherwise_344:
    lsl x0, x0, #1
    mov w2, #32
    mov w3, #1
    mov x4, x1
    add x1, x4, x6, lsl #2
    cmp x0, x2
    csel x0, x0, x2, ls
    prfm pldl1keep, [x1]
    lsl x0, x3, x0
    sub x1, x0, #1
    ubfx x0, x1, #0, #4
    cmp x0, #15
    bne .Lotherwise_346
    ldr q0, [x4]
    b .Lend_347
.Lotherwise_346:
    movi v0.4s, #0
    tst x1, #1
    beq .Lotherwise_348
    ld1 {v0.s}[0], [x4]
.Lotherwise_348:
    tst x1, #2
    beq .Lotherwise_349
    add x0, x4, #4
    ld1 {v0.s}[1], [x0]
.Lotherwise_349:
    tst x1, #4
    beq .Lotherwise_350
    add x0, x4, #8
    ld1 {v0.s}[2], [x0]
.Lotherwise_350:
    tst x1, #8
    beq .Lotherwise_351
    add x0, x4, #12
    ld1 {v0.s}[3], [x0]
.Lotherwise_351:
.Lend_347:
    ubfx x0, x1, #4, #4
    cmp x0, #15
    bne .Lotherwise_352
    ldr q1, [x4, #16]
    b .Lend_353
.Lotherwise_352:
    movi v1.4s, #0
    tst x1, #16
    beq .Lotherwise_354
    add x0, x4, #16
    ld1 {v1.s}[0], [x0]
.Lotherwise_354:
    tst x1, #32
    beq .Lotherwise_355
    add x0, x4, #20
    ld1 {v1.s}[1], [x0]
.Lotherwise_355:
    tst x1, #64
    beq .Lotherwise_356
    add x0, x4, #24
    ld1 {v1.s}[2], [x0]
.Lotherwise_356:
    tst x1, #128
    beq .Lotherwise_357
    add x0, x4, #28
    ld1 {v1.s}[3], [x0]
.Lotherwise_357:
.Lend_353:
    ubfx x0, x1, #8, #4
    cmp x0, #15
    bne .Lotherwise_358
    ldr q2, [x4, #32]
    b .Lend_359
.Lotherwise_358:
    movi v2.4s, #0
    tst x1, #256
    beq .Lotherwise_360
    add x0, x4, #32
    ld1 {v2.s}[0], [x0]
.Lotherwise_360:
    tst x1, #512
    beq .Lotherwise_361
    add x0, x4, #36
    ld1 {v2.s}[1], [x0]
.Lotherwise_361:
    tst x1, #1024
    beq .Lotherwise_362
    add x0, x4, #40
    ld1 {v2.s}[2], [x0]
.Lotherwise_362:
    tst x1, #2048
    beq .Lotherwise_363
    add x0, x4, #44
    ld1 {v2.s}[3], [x0]
.Lotherwise_363:
.Lend_359:
    ubfx x0, x1, #12, #4
    cmp x0, #15
    bne .Lotherwise_364
    ldr q3, [x4, #48]
    b .Lend_365
.Lotherwise_364:
    movi v3.4s, #0
    tst x1, #4096
    beq .Lotherwise_366
    add x0, x4, #48
    ld1 {v3.s}[0], [x0]
.Lotherwise_366:
    tst x1, #8192
    beq .Lotherwise_367
    add x0, x4, #52
    ld1 {v3.s}[1], [x0]
.Lotherwise_367:
    tst x1, #16384
    beq .Lotherwise_368
    add x0, x4, #56
    ld1 {v3.s}[2], [x0]
.Lotherwise_368:
    tst x1, #32768
    beq .Lotherwise_369
    add x0, x4, #60
    ld1 {v3.s}[3], [x0]
.Lotherwise_369:
.Lend_365:
    add x0, x4, x6, lsl #2
    ubfx x2, x1, #16, #4
    prfm pldl1keep, [x0, #64]
    cmp x2, #15
    bne .Lotherwise_370
    ldr q4, [x4, #64]
    b .Lend_371
.Lotherwise_370:
    movi v4.4s, #0
    tst x1, #65536
    beq .Lotherwise_372
    add x0, x4, #64
    ld1 {v4.s}[0], [x0]
.Lotherwise_372:
    tst x1, #131072
    beq .Lotherwise_373
    add x0, x4, #68
    ld1 {v4.s}[1], [x0]
.Lotherwise_373:
    tst x1, #262144
    beq .Lotherwise_374
    add x0, x4, #72
    ld1 {v4.s}[2], [x0]
.Lotherwise_374:
    tst x1, #524288
    beq .Lotherwise_375
    add x0, x4, #76
    ld1 {v4.s}[3], [x0]
.Lotherwise_375:
.Lend_371:
    ubfx x0, x1, #20, #4
    cmp x0, #15
    bne .Lotherwise_376
    ldr q5, [x4, #80]
    b .Lend_377
.Lotherwise_376:
    movi v5.4s, #0
    tst x1, #1048576
    beq .Lotherwise_378
    add x0, x4, #80
    ld1 {v5.s}[0], [x0]
.Lotherwise_378:
    tst x1, #2097152
    beq .Lotherwise_379
    add x0, x4, #84
    ld1 {v5.s}[1], [x0]
.Lotherwise_379:
    tst x1, #4194304
    beq .Lotherwise_380
    add x0, x4, #88
    ld1 {v5.s}[2], [x0]
.Lotherwise_380:
    tst x1, #8388608
    beq .Lotherwise_381
    add x0, x4, #92
    ld1 {v5.s}[3], [x0]
.Lotherwise_381:
.Lend_377:
    ubfx x0, x1, #24, #4
    cmp x0, #15
    bne .Lotherwise_382
    ldr q6, [x4, #96]
    b .Lend_383
.Lotherwise_382:
    movi v6.4s, #0
    tst x1, #16777216
    beq .Lotherwise_384
    add x0, x4, #96
    ld1 {v6.s}[0], [x0]
.Lotherwise_384:
    tst x1, #33554432
    beq .Lotherwise_385
    add x0, x4, #100
    ld1 {v6.s}[1], [x0]
.Lotherwise_385:
    tst x1, #67108864
    beq .Lotherwise_386
    add x0, x4, #104
    ld1 {v6.s}[2], [x0]
.Lotherwise_386:
    tst x1, #134217728
    beq .Lotherwise_387
    add x0, x4, #108
    ld1 {v6.s}[3], [x0]
.Lotherwise_387:
.Lend_383:
    ubfx x0, x1, #28, #4
    cmp x0, #15
    bne .Lotherwise_388
    ldr q7, [x4, #112]
    b .Lend_389
.Lotherwise_388:
    movi v7.4s, #0
    tst x1, #268435456
    beq .Lotherwise_390
    add x0, x4, #112
    ld1 {v7.s}[0], [x0]
.Lotherwise_390:
    tst x1, #536870912
    beq .Lotherwise_391
    add x0, x4, #116
    ld1 {v7.s}[1], [x0]
.Lotherwise_391:
    tst x1, #1073741824
    beq .Lotherwise_392
    add x0, x4, #120
    ld1 {v7.s}[2], [x0]
.Lotherwise_392:
    tst x1, #2147483648
    beq .Lotherwise_393
    add x0, x4, #124
    ld1 {v7.s}[3], [x0]
.Lotherwise_393:
.Lend_389:
    mov x3, x5
    cbz x3, .Lloop_end_394
.Lloop_395:
    add x4, x4, x12, lsl #2
    ubfx x0, x1, #0, #4
    add x2, x4, x6, lsl #2
    prfm pldl1keep, [x2]
    cmp x0, #15
    bne .Lotherwise_396
    ldr q16, [x4]
    b .Lend_397
.Lotherwise_396:
    movi v16.4s, #0
    tst x1, #1
    beq .Lotherwise_398
    ld1 {v16.s}[0], [x4]
.Lotherwise_398:
    tst x1, #2
    beq .Lotherwise_399
    add x0, x4, #4
    ld1 {v16.s}[1], [x0]
.Lotherwise_399:
    tst x1, #4
    beq .Lotherwise_400
    add x0, x4, #8
    ld1 {v16.s}[2], [x0]
.Lotherwise_400:
    tst x1, #8
    beq .Lotherwise_401
    add x0, x4, #12
    ld1 {v16.s}[3], [x0]
.Lotherwise_401:
.Lend_397:
    ubfx x0, x1, #4, #4
    fadd v0.4s, v0.4s, v16.4s
    cmp x0, #15
    bne .Lotherwise_402
    ldr q16, [x4, #16]
    b .Lend_403
.Lotherwise_402:
    movi v16.4s, #0
    tst x1, #16
    beq .Lotherwise_404
    add x0, x4, #16
    ld1 {v16.s}[0], [x0]
.Lotherwise_404:
    tst x1, #32
    beq .Lotherwise_405
    add x0, x4, #20
    ld1 {v16.s}[1], [x0]
.Lotherwise_405:
    tst x1, #64
    beq .Lotherwise_406
    add x0, x4, #24
    ld1 {v16.s}[2], [x0]
.Lotherwise_406:
    tst x1, #128
    beq .Lotherwise_407
    add x0, x4, #28
    ld1 {v16.s}[3], [x0]
.Lotherwise_407:
.Lend_403:
    ubfx x0, x1, #8, #4
    fadd v1.4s, v1.4s, v16.4s
    cmp x0, #15
    bne .Lotherwise_408
    ldr q16, [x4, #32]
    b .Lend_409
.Lotherwise_408:
    movi v16.4s, #0
    tst x1, #256
    beq .Lotherwise_410
    add x0, x4, #32
    ld1 {v16.s}[0], [x0]
.Lotherwise_410:
    tst x1, #512
    beq .Lotherwise_411
    add x0, x4, #36
    ld1 {v16.s}[1], [x0]
.Lotherwise_411:
    tst x1, #1024
    beq .Lotherwise_412
    add x0, x4, #40
    ld1 {v16.s}[2], [x0]
.Lotherwise_412:
    tst x1, #2048
    beq .Lotherwise_413
    add x0, x4, #44
    ld1 {v16.s}[3], [x0]
.Lotherwise_413:
.Lend_409:
    ubfx x0, x1, #12, #4
    fadd v2.4s, v2.4s, v16.4s
    cmp x0, #15
    bne .Lotherwise_414
    ldr q16, [x4, #48]
    b .Lend_415
.Lotherwise_414:
    movi v16.4s, #0
    tst x1, #4096
    beq .Lotherwise_416
    add x0, x4, #48
    ld1 {v16.s}[0], [x0]
.Lotherwise_416:
    tst x1, #8192
    beq .Lotherwise_417
    add x0, x4, #52
    ld1 {v16.s}[1], [x0]
.Lotherwise_417:
    tst x1, #16384
    beq .Lotherwise_418
    add x0, x4, #56
    ld1 {v16.s}[2], [x0]
.Lotherwise_418:
    tst x1, #32768
    beq .Lotherwise_419
    add x0, x4, #60
    ld1 {v16.s}[3], [x0]
.Lotherwise_419:
.Lend_415:
    add x0, x4, x6, lsl #2
    ubfx x2, x1, #16, #4
    fadd v3.4s, v3.4s, v16.4s
    prfm pldl1keep, [x0, #64]
    cmp x2, #15
    bne .Lotherwise_420
    ldr q16, [x4, #64]
    b .Lend_421
.Lotherwise_420:
    movi v16.4s, #0
    tst x1, #65536
    beq .Lotherwise_422
    add x0, x4, #64
    ld1 {v16.s}[0], [x0]
.Lotherwise_422:
    tst x1, #131072
    beq .Lotherwise_423
    add x0, x4, #68
    ld1 {v16.s}[1], [x0]
.Lotherwise_423:
    tst x1, #262144
    beq .Lotherwise_424
    add x0, x4, #72
    ld1 {v16.s}[2], [x0]
.Lotherwise_424:
    tst x1, #524288
    beq .Lotherwise_425
    add x0, x4, #76
    ld1 {v16.s}[3], [x0]
.Lotherwise_425:
.Lend_421:
    ubfx x0, x1, #20, #4
    fadd v4.4s, v4.4s, v16.4s
    cmp x0, #15
    bne .Lotherwise_426
    ldr q16, [x4, #80]
    b .Lend_427
.Lotherwise_426:
    movi v16.4s, #0
    tst x1, #1048576
    beq .Lotherwise_428
    add x0, x4, #80
    ld1 {v16.s}[0], [x0]
.Lotherwise_428:
    tst x1, #2097152
    beq .Lotherwise_429
    add x0, x4, #84
    ld1 {v16.s}[1], [x0]
.Lotherwise_429:
    tst x1, #4194304
    beq .Lotherwise_430
    add x0, x4, #88
    ld1 {v16.s}[2], [x0]
.Lotherwise_430:
    tst x1, #8388608
    beq .Lotherwise_431
    add x0, x4, #92
    ld1 {v16.s}[3], [x0]
.Lotherwise_431:
.Lend_427:
    ubfx x0, x1, #24, #4
    fadd v5.4s, v5.4s, v16.4s
    cmp x0, #15
    bne .Lotherwise_432
    ldr q16, [x4, #96]
    b .Lend_433
.Lotherwise_432:
    movi v16.4s, #0
    tst x1, #16777216
    beq .Lotherwise_434
    add x0, x4, #96
    ld1 {v16.s}[0], [x0]
.Lotherwise_434:
    tst x1, #33554432
    beq .Lotherwise_435
    add x0, x4, #100
    ld1 {v16.s}[1], [x0]
.Lotherwise_435:
    tst x1, #67108864
    beq .Lotherwise_436
    add x0, x4, #104
    ld1 {v16.s}[2], [x0]
.Lotherwise_436:
    tst x1, #134217728
    beq .Lotherwise_437
    add x0, x4, #108
    ld1 {v16.s}[3], [x0]
.Lotherwise_437:
.Lend_433:
    ubfx x0, x1, #28, #4
    fadd v6.4s, v6.4s, v16.4s
    cmp x0, #15
    bne .Lotherwise_438
    ldr q16, [x4, #112]
    b .Lend_439
.Lotherwise_438:
    movi v16.4s, #0
    tst x1, #268435456
    beq .Lotherwise_440
    add x0, x4, #112
    ld1 {v16.s}[0], [x0]
.Lotherwise_440:
    tst x1, #536870912
    beq .Lotherwise_441
    add x0, x4, #116
    ld1 {v16.s}[1], [x0]
.Lotherwise_441:
    tst x1, #1073741824
    beq .Lotherwise_442
    add x0, x4, #120
    ld1 {v16.s}[2], [x0]
.Lotherwise_442:
    tst x1, #2147483648
    beq .Lotherwise_443
    add x0, x4, #124
    ld1 {v16.s}[3], [x0]
.Lotherwise_443:
.Lend_439:
    sub x3, x3, #1
    fadd v7.4s, v7.4s, v16.4s
    cbnz x3, .Lloop_395
.Lloop_end_394:
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
    str q16, [x14]
    str q1, [x14, #16]
    str q3, [x14, #32]
    str q5, [x14, #48]
.Lend_345:
    sub x8, x8, #1
    add x10, x10, x11, lsl #2
    add x13, x13, x7, lsl #2
    cbnz x8, .Lloop_339
.Lloop_end_338:
    ret
    .size nnp_pooling_sum_of_pairs__aarch64_neon, . - nnp_pooling_sum_of_pairs__aarch64_neon

    .text
    .p2align 4
    .globl nnp_pooling_average__aarch64_neon
    .type nnp_pooling_average__aarch64_neon, %function
nnp_pooling_average__aarch64_neon:
    mov x8, x0
    mov x9, x1
    mov x10, x2
    mov x11, x3
    mov x12, x5
    mov x13, x6
    mov x14, x7
    sub x5, x4, #1
    ldr x6, [sp, #0]
    cbz x8, .Lloop_end_444
.Lloop_445:
    lsr x0, x9, #5
    mov x1, x10
    mov x7, x13
    mov x15, x12
    cbz x0, .Lloop_end_446
.Lloop_447:
    mov x2, x1
    mov x3, x5
    add x4, x2, x6, lsl #2
    ldr q0, [x2]
    ldr q1, [x2, #16]
    ldr q2, [x2, #32]
    prfm pldl1keep, [x4]
    ldr q3, [x2, #48]
    prfm pldl1keep, [x4, #64]
    ldr q4, [x2, #64]
    ldr q5, [x2, #80]
    ldr q6, [x2, #96]
    ldr q7, [x2, #112]
    cbz x3, .Lloop_end_448
.Lloop_449:
    add x4, x2, x6, lsl #2
    sub x3, x3, #1
    ldr q16, [x2, #4]
    ldr q17, [x2, #20]
    ldr q18, [x2, #36]
    ldr q19, [x2, #52]
    ldr q20, [x2, #68]
    ldr q21, [x2, #84]
    ldr q22, [x2, #100]
    ldr q23, [x2, #116]
    add x2, x2, #4
    prfm pldl1keep, [x4]
    prfm pldl1keep, [x4, #64]
    fadd v0.4s, v0.4s, v16.4s
    fadd v1.4s, v1.4s, v17.4s
    fadd v2.4s, v2.4s, v18.4s
    fadd v3.4s, v3.4s, v19.4s
    fadd v4.4s, v4.4s, v20.4s
    fadd v5.4s, v5.4s, v21.4s
    fadd v6.4s, v6.4s, v22.4s
    fadd v7.4s, v7.4s, v23.4s
    cbnz x3, .Lloop_449
.Lloop_end_448:
    sub x0, x0, #1
    add x1, x1, #128
    ldr q16, [x15]
    ldr q17, [x15, #16]
    ldr q18, [x15, #32]
    ldr q19, [x15, #48]
    ldr q20, [x15, #64]
    ldr q21, [x15, #80]
    ldr q22, [x15, #96]
    ldr q23, [x15, #112]
    fdiv v0.4s, v0.4s, v16.4s
    fdiv v1.4s, v1.4s, v17.4s
    str q0, [x7]
    fdiv v0.4s, v2.4s, v18.4s
    str q1, [x7, #16]
    fdiv v1.4s, v3.4s, v19.4s
    str q0, [x7, #32]
    fdiv v0.4s, v4.4s, v20.4s
    str q1, [x7, #48]
    fdiv v1.4s, v5.4s, v21.4s
    str q0, [x7, #64]
    fdiv v0.4s, v6.4s, v22.4s
    str q1, [x7, #80]
    fdiv v1.4s, v7.4s, v23.4s
    str q0, [x7, #96]
    add x15, x15, #128
    str q1, [x7, #112]
    add x7, x7, #128
    cbnz x0, .Lloop_447
.Lloop_end_446:
    ubfx x0, x9, #0, #5
    lsr x0, x0, #4
    cbz x0, .Lloop_end_450
.Lloop_451:
    mov x2, x1
    mov x3, x5
    add x4, x2, x6, lsl #2
    ldr q0, [x2]
    ldr q1, [x2, #16]
    ldr q2, [x2, #32]
    prfm pldl1keep, [x4]
    ldr q3, [x2, #48]
    cbz x3, .Lloop_end_452
.Lloop_453:
    add x4, x2, x6, lsl #2
    sub x3, x3, #1
    ldr q4, [x2, #4]
    ldr q5, [x2, #20]
    ldr q6, [x2, #36]
    ldr q7, [x2, #52]
    add x2, x2, #4
    prfm pldl1keep, [x4]
    fadd v0.4s, v0.4s, v4.4s
    fadd v1.4s, v1.4s, v5.4s
    fadd v2.4s, v2.4s, v6.4s
    fadd v3.4s, v3.4s, v7.4s
    cbnz x3, .Lloop_453
.Lloop_end_452:
    sub x0, x0, #1
    add x1, x1, #64
    ldr q4, [x15]
    ldr q5, [x15, #16]
    ldr q6, [x15, #32]
    ldr q7, [x15, #48]
    add x15, x15, #64
    fdiv v0.4s, v0.4s, v4.4s
    fdiv v1.4s, v1.4s, v5.4s
    str q0, [x7]
    fdiv v0.4s, v2.4s, v6.4s
    str q1, [x7, #16]
    fdiv v1.4s, v3.4s, v7.4s
    str q0, [x7, #32]
    str q1, [x7, #48]
    add x7, x7, #64
    cbnz x0, .Lloop_451
.Lloop_end_450:
    ubfx x0, x9, #0, #4
    cbnz x0, .Lotherwise_454
    b .Lend_455
.Lotherwise_454:
    mov w2, #16
    mov w3, #1
    mov x4, x1
    add x1, x4, x6, lsl #2
    cmp x0, x2
    csel x0, x0, x2, ls
    prfm pldl1keep, [x1]
    lsl x0, x3, x0
    sub x1, x0, #1
    ubfx x0, x1, #0, #4
    cmp x0, #15
    bne .Lotherwise_456
    ldr q0, [x4]
    b .Lend_457
.Lotherwise_456:
    movi v0.4s, #0
    tst x1, #1
    beq .Lotherwise_458
    ld1 {v0.s}[0], [x4]
.Lotherwise_458:
    tst x1, #2
    beq .Lotherwise_459
    add x0, x4, #4
    ld1 {v0.s}[1], [x0]
.Lotherwise_459:
    tst x1, #4
    beq .Lotherwise_460
    add x0, x4, #8
    ld1 {v0.s}[2], [x0]
.Lotherwise_460:
    tst x1, #8
    beq .Lotherwise_461
    add x0, x4, #12
    ld1 {v0.s}[3], [x0]
.Lotherwise_461:
.Lend_457:
    ubfx x0, x1, #4, #4
    cmp x0, #15
    bne .Lotherwise_462
    ldr q1, [x4, #16]
    b .Lend_463
.Lotherwise_462:
    movi v1.4s, #0
    tst x1, #16
    beq .Lotherwise_464
    add x0, x4, #16
    ld1 {v1.s}[0], [x0]
.Lotherwise_464:
    tst x1, #32
    beq .Lotherwise_465
    add x0, x4, #20
    ld1 {v1.s}[1], [x0]
.Lotherwise_465:
    tst x1, #64
    beq .Lotherwise_466
    add x0, x4, #24
    ld1 {v1.s}[2], [x0]
.Lotherwise_466:
    tst x1, #128
    beq .Lotherwise_467
    add x0, x4, #28
    ld1 {v1.s}[3], [x0]
.Lotherwise_467:
.Lend_463:
    ubfx x0, x1, #8, #4
    cmp x0, #15
    bne .Lotherwise_468
    ldr q2, [x4, #32]
    b .Lend_469
.Lotherwise_468:
    movi v2.4s, #0
    tst x1, #256
    beq .Lotherwise_470
    add x0, x4, #32
    ld1 {v2.s}[0], [x0]
.Lotherwise_470:
    tst x1, #512
    beq .Lotherwise_471
    add x0, x4, #36
    ld1 {v2.s}[1], [x0]
.Lotherwise_471:
    tst x1, #1024
    beq .Lotherwise_472
    add x0, x4, #40
    ld1 {v2.s}[2], [x0]
.Lotherwise_472:
    tst x1, #2048
    beq .Lotherwise_473
    add x0, x4, #44
    ld1 {v2.s}[3], [x0]
.Lotherwise_473:
.Lend_469:
    ubfx x0, x1, #12, #4
    cmp x0, #15
    bne .Lotherwise_474
    ldr q3, [x4, #48]
    b .Lend_475
.Lotherwise_474:
    movi v3.4s, #0
    tst x1, #4096
    beq .Lotherwise_476
    add x0, x4, #48
    ld1 {v3.s}[0], [x0]
.Lotherwise_476:
    tst x1, #8192
    beq .Lotherwise_477
    add x0, x4, #52
    ld1 {v3.s}[1], [x0]
.Lotherwise_477:
    tst x1, #16384
    beq .Lotherwise_478
    add x0, x4, #56
    ld1 {v3.s}[2], [x0]
.Lotherwise_478:
    tst x1, #32768
    beq .Lotherwise_479
    add x0, x4, #60
    ld1 {v3.s}[3], [x0]
.Lotherwise_479:
.Lend_475:
    mov x3, x5
    cbz x3, .Lloop_end_480
.Lloop_481:
    add x0, x4, x6, lsl #2
    ubfx x2, x1, #0, #4
    add x4, x4, #4
    prfm pldl1keep, [x0]
    cmp x2, #15
    bne .Lotherwise_482
    ldr q4, [x4]
    b .Lend_483
.Lotherwise_482:
    movi v4.4s, #0
    tst x1, #1
    beq .Lotherwise_484
    ld1 {v4.s}[0], [x4]
.Lotherwise_484:
    tst x1, #2
    beq .Lotherwise_485
    add x0, x4, #4
    ld1 {v4.s}[1], [x0]
.Lotherwise_485:
    tst x1, #4
    beq .Lotherwise_486
    add x0, x4, #8
    ld1 {v4.s}[2], [x0]
.Lotherwise_486:
    tst x1, #8
    beq .Lotherwise_487
    add x0, x4, #12
    ld1 {v4.s}[3], [x0]
.Lotherwise_487:
.Lend_483:
    ubfx x0, x1, #4, #4
    fadd v0.4s, v0.4s, v4.4s
    cmp x0, #15
    bne .Lotherwise_488
    ldr q4, [x4, #16]
    b .Lend_489
.Lotherwise_488:
    movi v4.4s, #0
    tst x1, #16
    beq .Lotherwise_490
    add x0, x4, #16
    ld1 {v4.s}[0], [x0]
.Lotherwise_490:
    tst x1, #32
    beq .Lotherwise_491
    add x0, x4, #20
    ld1 {v4.s}[1], [x0]
.Lotherwise_491:
    tst x1, #64
    beq .Lotherwise_492
    add x0, x4, #24
    ld1 {v4.s}[2], [x0]
.Lotherwise_492:
    tst x1, #128
    beq .Lotherwise_493
    add x0, x4, #28
    ld1 {v4.s}[3], [x0]
.Lotherwise_493:
.Lend_489:
    ubfx x0, x1, #8, #4
    fadd v1.4s, v1.4s, v4.4s
    cmp x0, #15
    bne .Lotherwise_494
    ldr q4, [x4, #32]
    b .Lend_495
.Lotherwise_494:
    movi v4.4s, #0
    tst x1, #256
    beq .Lotherwise_496
    add x0, x4, #32
    ld1 {v4.s}[0], [x0]
.Lotherwise_496:
    tst x1, #512
    beq .Lotherwise_497
    add x0, x4, #36
    ld1 {v4.s}[1], [x0]
.Lotherwise_497:
    tst x1, #1024
    beq .Lotherwise_498
    add x0, x4, #40
    ld1 {v4.s}[2], [x0]
.Lotherwise_498:
    tst x1, #2048
    beq .Lotherwise_499
    add x0, x4, #44
    ld1 {v4.s}[3], [x0]
.Lotherwise_499:
.Lend_495:
    ubfx x0, x1, #12, #4
    fadd v2.4s, v2.4s, v4.4s
    cmp x0, #15
    bne .Lotherwise_500
    ldr q4, [x4, #48]
    b .Lend_501
.Lotherwise_500:
    movi v4.4s, #0
    tst x1, #4096
    beq .Lotherwise_502
    add x0, x4, #48
    ld1 {v4.s}[0], [x0]
.Lotherwise_502:
    tst x1, #8192
    beq .Lotherwise_503
    add x0, x4, #52
    ld1 {v4.s}[1], [x0]
.Lotherwise_503:
    tst x1, #16384
    beq .Lotherwise_504
    add x0, x4, #56
    ld1 {v4.s}[2], [x0]
.Lotherwise_504:
    tst x1, #32768
    beq .Lotherwise_505
    add x0, x4, #60
    ld1 {v4.s}[3], [x0]
.Lotherwise_505:
.Lend_501:
    sub x3, x3, #1
    fadd v3.4s, v3.4s, v4.4s
    cbnz x3, .Lloop_481
.Lloop_end_480:
    ldr q4, [x15]
    ldr q5, [x15, #16]
    ldr q6, [x15, #32]
    ldr q7, [x15, #48]
    fdiv v0.4s, v0.4s, v4.4s
    fdiv v1.4s, v1.4s, v5.4s
    str q0, [x7]
    fdiv v0.4s, v2.4s, v6.4s
    str q1, [x7, #16]
    fdiv v1.4s, v3.4s, v7.4s
    str q0, [x7, #32]
    str q1, [x7, #48]
.Lend_455:
    sub x8, x8, #1
    add x10, x10, x11, lsl #2
    add x13, x13, x14, lsl #2
    cbnz x8, .Lloop_445
.Lloop_end_444:
    ret
    .size nnp_pooling_average__aarch64_neon, . - nnp_pooling_average__aarch64_neon

    .text
    .p2align 4
    .globl nnp_pooling_average_by_2__aarch64_neon
    .type nnp_pooling_average_by_2__aarch64_neon, %function
nnp_pooling_average_by_2__aarch64_neon:
    mov x8, x0
    mov x9, x1
    mov x10, x2
    mov x11, x3
    mov x12, x5
    mov x13, x6
    mov x14, x7
    sub x5, x4, #1
    ldr x6, [sp, #0]
    cbz x8, .Lloop_end_506
.Lloop_507:
    lsr x0, x9, #4
    mov x1, x10
    mov x7, x13
    mov x15, x12
    cbz x0, .Lloop_end_508
.Lloop_509:
    mov x2, x1
    add x3, x2, x6, lsl #2
    ldr q0, [x2]
    ldr q1, [x2, #16]
    ldr q2, [x2, #32]
    ldr q3, [x2, #48]
    ldr q4, [x2, #64]
    ldr q5, [x2, #80]
    ldr q6, [x2, #96]
    ldr q7, [x2, #112]
    add x2, x2, #4
    prfm pldl1keep, [x3]
    prfm pldl1keep, [x3, #64]
    uzp1 v20.4s, v0.4s, v1.4s
    uzp2 v0.4s, v0.4s, v1.4s
    uzp1 v21.4s, v2.4s, v3.4s
    uzp2 v1.4s, v2.4s, v3.4s
    uzp1 v22.4s, v4.4s, v5.4s
    uzp2 v2.4s, v4.4s, v5.4s
    uzp1 v23.4s, v6.4s, v7.4s
    uzp2 v3.4s, v6.4s, v7.4s
    tst x5, #1
    beq .Lotherwise_510
    add x2, x2, #4
    fadd v20.4s, v20.4s, v0.4s
    fadd v21.4s, v21.4s, v1.4s
    fadd v22.4s, v22.4s, v2.4s
    fadd v23.4s, v23.4s, v3.4s
.Lotherwise_510:
    lsr x3, x5, #1
    cbz x3, .Lloop_end_511
.Lloop_512:
    add x4, x2, x6, lsl #2
    sub x3, x3, #1
    ldr q0, [x2]
    ldr q1, [x2, #16]
    ldr q2, [x2, #32]
    ldr q3, [x2, #48]
    ldr q4, [x2, #64]
    ldr q5, [x2, #80]
    ldr q6, [x2, #96]
    ldr q7, [x2, #112]
    add x2, x2, #8
    prfm pldl1keep, [x4]
    prfm pldl1keep, [x4, #64]
    uzp1 v16.4s, v0.4s, v1.4s
    uzp1 v17.4s, v2.4s, v3.4s
    uzp1 v18.4s, v4.4s, v5.4s
    uzp1 v19.4s, v6.4s, v7.4s
    uzp2 v0.4s, v0.4s, v1.4s
    uzp2 v1.4s, v2.4s, v3.4s
    uzp2 v2.4s, v4.4s, v5.4s
    uzp2 v3.4s, v6.4s, v7.4s
    fadd v20.4s, v20.4s, v16.4s
    fadd v21.4s, v21.4s, v17.4s
    fadd v22.4s, v22.4s, v18.4s
    fadd v23.4s, v23.4s, v19.4s
    fadd v20.4s, v20.4s, v0.4s
    fadd v21.4s, v21.4s, v1.4s
    fadd v22.4s, v22.4s, v2.4s
    fadd v23.4s, v23.4s, v3.4s
    cbnz x3, .Lloop_512
.Lloop_end_511:
    sub x0, x0, #1
    add x1, x1, #128
    ldr q0, [x15]
    ldr q1, [x15, #16]
    ldr q2, [x15, #32]
    ldr q3, [x15, #48]
    add x15, x15, #64
    fdiv v0.4s, v20.4s, v0.4s
    fdiv v1.4s, v21.4s, v1.4s
    str q0, [x7]
    fdiv v0.4s, v22.4s, v2.4s
    str q1, [x7, #16]
    fdiv v1.4s, v23.4s, v3.4s
    str q0, [x7, #32]
    str q1, [x7, #48]
    add x7, x7, #64
    cbnz x0, .Lloop_509
.Lloop_end_508:
    ubfx x0, x9, #0, #4
    cbnz x0, .Lotherwise_513
    b .Lend_514
.Lotherwise_513:
    lsl x0, x0, #1
    mov w2, #32
    mov w3, #1
    mov x4, x1
    add x1, x4, x6, lsl #2
    cmp x0, x2
    csel x0, x0, x2, ls
    prfm pldl1keep, [x1]
    lsl x0, x3, x0
    sub x1, x0, #1
    ubfx x0, x1, #0, #4
    cmp x0, #15
    bne .Lotherwise_515
    ldr q0, [x4]
    b .Lend_516
.Lotherwise_515:
    movi v0.4s, #0
    tst x1, #1
    beq .Lotherwise_517
    ld1 {v0.s}[0], [x4]
.Lotherwise_517:
    tst x1, #2
    beq .Lotherwise_518
    add x0, x4, #4
    ld1 {v0.s}[1], [x0]
.Lotherwise_518:
    tst x1, #4
    beq .Lotherwise_519
    add x0, x4, #8
    ld1 {v0.s}[2], [x0]
.Lotherwise_519:
    tst x1, #8
    beq .Lotherwise_520
    add x0, x4, #12
    ld1 {v0.s}[3], [x0]
.Lotherwise_520:
.Lend_516:
    ubfx x0, x1, #4, #4
    cmp x0, #15
    bne .Lotherwise_521
    ldr q1, [x4, #16]
    b .Lend_522
.Lotherwise_521:
    movi v1.4s, #0
    tst x1, #16
    beq .Lotherwise_523
    add x0, x4, #16
    ld1 {v1.s}[0], [x0]
.Lotherwise_523:
    tst x1, #32
    beq .Lotherwise_524
    add x0, x4, #20
    ld1 {v1.s}[1], [x0]
.Lotherwise_524:
    tst x1, #64
    beq .Lotherwise_525
    add x0, x4, #24
    ld1 {v1.s}[2], [x0]
.Lotherwise_525:
    tst x1, #128
    beq .Lotherwise_526
    add x0, x4, #28
    ld1 {v1.s}[3], [x0]
.Lotherwise_526:
.Lend_522:
    ubfx x0, x1, #8, #4
    uzp1 v17.4s, v0.4s, v1.4s
    uzp2 v0.4s, v0.4s, v1.4s
    cmp x0, #15
    bne .Lotherwise_527
    ldr q1, [x4, #32]
    b .Lend_528
.Lotherwise_527:
    movi v1.4s, #0
    tst x1, #256
    beq .Lotherwise_529
    add x0, x4, #32
    ld1 {v1.s}[0], [x0]
.Lotherwise_529:
    tst x1, #512
    beq .Lotherwise_530
    add x0, x4, #36
    ld1 {v1.s}[1], [x0]
.Lotherwise_530:
    tst x1, #1024
    beq .Lotherwise_531
    add x0, x4, #40
    ld1 {v1.s}[2], [x0]
.Lotherwise_531:
    tst x1, #2048
    beq .Lotherwise_532
    add x0, x4, #44
    ld1 {v1.s}[3], [x0]
.Lotherwise_532:
.Lend_528:
    ubfx x0, x1, #12, #4
    cmp x0, #15
    bne .Lotherwise_533
    ldr q2, [x4, #48]
    b .Lend_534
.Lotherwise_533:
    movi v2.4s, #0
    tst x1, #4096
    beq .Lotherwise_535
    add x0, x4, #48
    ld1 {v2.s}[0], [x0]
.Lotherwise_535:
    tst x1, #8192
    beq .Lotherwise_536
    add x0, x4, #52
    ld1 {v2.s}[1], [x0]
.Lotherwise_536:
    tst x1, #16384
    beq .Lotherwise_537
    add x0, x4, #56
    ld1 {v2.s}[2], [x0]
.Lotherwise_537:
    tst x1, #32768
    beq .Lotherwise_538
    add x0, x4, #60
    ld1 {v2.s}[3], [x0]
.Lotherwise_538:
.Lend_534:
    add x0, x4, x6, lsl #2
    ubfx x2, x1, #16, #4
    uzp1 v18.4s, v1.4s, v2.4s
    uzp2 v1.4s, v1.4s, v2.4s
    prfm pldl1keep, [x0, #64]
    cmp x2, #15
    bne .Lotherwise_539
    ldr q2, [x4, #64]
    b .Lend_540
.Lotherwise_539:
    movi v2.4s, #0
    tst x1, #65536
    beq .Lotherwise_541
    add x0, x4, #64
    ld1 {v2.s}[0], [x0]
.Lotherwise_541:
    tst x1, #131072
    beq .Lotherwise_542
    add x0, x4, #68
    ld1 {v2.s}[1], [x0]
.Lotherwise_542:
    tst x1, #262144
    beq .Lotherwise_543
    add x0, x4, #72
    ld1 {v2.s}[2], [x0]
.Lotherwise_543:
    tst x1, #524288
    beq .Lotherwise_544
    add x0, x4, #76
    ld1 {v2.s}[3], [x0]
.Lotherwise_544:
.Lend_540:
    ubfx x0, x1, #20, #4
    cmp x0, #15
    bne .Lotherwise_545
    ldr q3, [x4, #80]
    b .Lend_546
.Lotherwise_545:
    movi v3.4s, #0
    tst x1, #1048576
    beq .Lotherwise_547
    add x0, x4, #80
    ld1 {v3.s}[0], [x0]
.Lotherwise_547:
    tst x1, #2097152
    beq .Lotherwise_548
    add x0, x4, #84
    ld1 {v3.s}[1], [x0]
.Lotherwise_548:
    tst x1, #4194304
    beq .Lotherwise_549
    add x0, x4, #88
    ld1 {v3.s}[2], [x0]
.Lotherwise_549:
    tst x1, #8388608
    beq .Lotherwise_550
    add x0, x4, #92
    ld1 {v3.s}[3], [x0]
.Lotherwise_550:
.Lend_546:
    ubfx x0, x1, #24, #4
    uzp1 v19.4s, v2.4s, v3.4s
    uzp2 v2.4s, v2.4s, v3.4s
    cmp x0, #15
    bne .Lotherwise_551
    ldr q3, [x4, #96]
    b .Lend_552
.Lotherwise_551:
    movi v3.4s, #0
    tst x1, #16777216
    beq .Lotherwise_553
    add x0, x4, #96
    ld1 {v3.s}[0], [x0]
.Lotherwise_553:
    tst x1, #33554432
    beq .Lotherwise_554
    add x0, x4, #100
    ld1 {v3.s}[1], [x0]
.Lotherwise_554:
    tst x1, #67108864
    beq .Lotherwise_555
    add x0, x4, #104
    ld1 {v3.s}[2], [x0]
.Lotherwise_555:
    tst x1, #134217728
    beq .Lotherwise_556
    add x0, x4, #108
    ld1 {v3.s}[3], [x0]
.Lotherwise_556:
.Lend_552:
    ubfx x0, x1, #28, #4
    cmp x0, #15
    bne .Lotherwise_557
    ldr q4, [x4, #112]
    b .Lend_558
.Lotherwise_557:
    movi v4.4s, #0
    tst x1, #268435456
    beq .Lotherwise_559
    add x0, x4, #112
    ld1 {v4.s}[0], [x0]
.Lotherwise_559:
    tst x1, #536870912
    beq .Lotherwise_560
    add x0, x4, #116
    ld1 {v4.s}[1], [x0]
.Lotherwise_560:
    tst x1, #1073741824
    beq .Lotherwise_561
    add x0, x4, #120
    ld1 {v4.s}[2], [x0]
.Lotherwise_561:
    tst x1, #2147483648
    beq .Lotherwise_562
    add x0, x4, #124
    ld1 {v4.s}[3], [x0]
.Lotherwise_562:
.Lend_558:
    add x4, x4, #4
    uzp1 v20.4s, v3.4s, v4.4s
    uzp2 v3.4s, v3.4s, v4.4s
    tst x5, #1
    beq .Lotherwise_563
    add x4, x4, #4
    fadd v17.4s, v17.4s, v0.4s
    fadd v18.4s, v18.4s, v1.4s
    fadd v19.4s, v19.4s, v2.4s
    fadd v20.4s, v20.4s, v3.4s
.Lotherwise_563:
    lsr x3, x5, #1
    cbz x3, .Lloop_end_564
.Lloop_565:
    add x0, x4, x6, lsl #2
    ubfx x2, x1, #0, #4
    prfm pldl1keep, [x0]
    cmp x2, #15
    bne .Lotherwise_566
    ldr q0, [x4]
    b .Lend_567
.Lotherwise_566:
    movi v0.4s, #0
    tst x1, #1
    beq .Lotherwise_568
    ld1 {v0.s}[0], [x4]
.Lotherwise_568:
    tst x1, #2
    beq .Lotherwise_569
    add x0, x4, #4
    ld1 {v0.s}[1], [x0]
.Lotherwise_569:
    tst x1, #4
    beq .Lotherwise_570
    add x0, x4, #8
    ld1 {v0.s}[2], [x0]
.Lotherwise_570:
    tst x1, #8
    beq .Lotherwise_571
    add x0, x4, #12
    ld1 {v0.s}[3], [x0]
.Lotherwise_571:
.Lend_567:
    ubfx x0, x1, #4, #4
    cmp x0, #15
    bne .Lotherwise_572
    ldr q1, [x4, #16]
    b .Lend_573
.Lotherwise_572:
    movi v1.4s, #0
    tst x1, #16
    beq .Lotherwise_574
    add x0, x4, #16
    ld1 {v1.s}[0], [x0]
.Lotherwise_574:
    tst x1, #32
    beq .Lotherwise_575
    add x0, x4, #20
    ld1 {v1.s}[1], [x0]
.Lotherwise_575:
    tst x1, #64
    beq .Lotherwise_576
    add x0, x4, #24
    ld1 {v1.s}[2], [x0]
.Lotherwise_576:
    tst x1, #128
    beq .Lotherwise_577
    add x0, x4, #28
    ld1 {v1.s}[3], [x0]
.Lotherwise_577:
.Lend_573:
    ubfx x0, x1, #8, #4
    uzp1 v2.4s, v0.4s, v1.4s
    uzp2 v0.4s, v0.4s, v1.4s
    cmp x0, #15
    bne .Lotherwise_578
    ldr q1, [x4, #32]
    b .Lend_579
.Lotherwise_578:
    movi v1.4s, #0
    tst x1, #256
    beq .Lotherwise_580
    add x0, x4, #32
    ld1 {v1.s}[0], [x0]
.Lotherwise_580:
    tst x1, #512
    beq .Lotherwise_581
    add x0, x4, #36
    ld1 {v1.s}[1], [x0]
.Lotherwise_581:
    tst x1, #1024
    beq .Lotherwise_582
    add x0, x4, #40
    ld1 {v1.s}[2], [x0]
.Lotherwise_582:
    tst x1, #2048
    beq .Lotherwise_583
    add x0, x4, #44
    ld1 {v1.s}[3], [x0]
.Lotherwise_583:
.Lend_579:
    ubfx x0, x1, #12, #4
    cmp x0, #15
    bne .Lotherwise_584
    ldr q3, [x4, #48]
    b .Lend_585
.Lotherwise_584:
    movi v3.4s, #0
    tst x1, #4096
    beq .Lotherwise_586
    add x0, x4, #48
    ld1 {v3.s}[0], [x0]
.Lotherwise_586:
    tst x1, #8192
    beq .Lotherwise_587
    add x0, x4, #52
    ld1 {v3.s}[1], [x0]
.Lotherwise_587:
    tst x1, #16384
    beq .Lotherwise_588
    add x0, x4, #56
    ld1 {v3.s}[2], [x0]
.Lotherwise_588:
    tst x1, #32768
    beq .Lotherwise_589
    add x0, x4, #60
    ld1 {v3.s}[3], [x0]
.Lotherwise_589:
.Lend_585:
    add x0, x4, x6, lsl #2
    ubfx x2, x1, #16, #4
    uzp1 v4.4s, v1.4s, v3.4s
    uzp2 v1.4s, v1.4s, v3.4s
    prfm pldl1keep, [x0, #64]
    cmp x2, #15
    bne .Lotherwise_590
    ldr q3, [x4, #64]
    b .Lend_591
.Lotherwise_590:
    movi v3.4s, #0
    tst x1, #65536
    beq .Lotherwise_592
    add x0, x4, #64
    ld1 {v3.s}[0], [x0]
.Lotherwise_592:
    tst x1, #131072
    beq .Lotherwise_593
    add x0, x4, #68
    ld1 {v3.s}[1], [x0]
.Lotherwise_593:
    tst x1, #262144
    beq .Lotherwise_594
    add x0, x4, #72
    ld1 {v3.s}[2], [x0]
.Lotherwise_594:
    tst x1, #524288
    beq .Lotherwise_595
    add x0, x4, #76
    ld1 {v3.s}[3], [x0]
.Lotherwise_595:
.Lend_591:
    ubfx x0, x1, #20, #4
    cmp x0, #15
    bne .Lotherwise_596
    ldr q5, [x4, #80]
    b .Lend_597
.Lotherwise_596:
    movi v5.4s, #0
    tst x1, #1048576
    beq .Lotherwise_598
    add x0, x4, #80
    ld1 {v5.s}[0], [x0]
.Lotherwise_598:
    tst x1, #2097152
    beq .Lotherwise_599
    add x0, x4, #84
    ld1 {v5.s}[1], [x0]
.Lotherwise_599:
    tst x1, #4194304
    beq .Lotherwise_600
    add x0, x4, #88
    ld1 {v5.s}[2], [x0]
.Lotherwise_600:
    tst x1, #8388608
    beq .Lotherwise_601
    add x0, x4, #92
    ld1 {v5.s}[3], [x0]
.Lotherwise_601:
.Lend_597:
    ubfx x0, x1, #24, #4
    uzp1 v6.4s, v3.4s, v5.4s
    uzp2 v3.4s, v3.4s, v5.4s
    cmp x0, #15
    bne .Lotherwise_602
    ldr q5, [x4, #96]
    b .Lend_603
.Lotherwise_602:
    movi v5.4s, #0
    tst x1, #16777216
    beq .Lotherwise_604
    add x0, x4, #96
    ld1 {v5.s}[0], [x0]
.Lotherwise_604:
    tst x1, #33554432
    beq .Lotherwise_605
    add x0, x4, #100
    ld1 {v5.s}[1], [x0]
.Lotherwise_605:
    tst x1, #67108864
    beq .Lotherwise_606
    add x0, x4, #104
    ld1 {v5.s}[2], [x0]
.Lotherwise_606:
    tst x1, #134217728
    beq .Lotherwise_607
    add x0, x4, #108
    ld1 {v5.s}[3], [x0]
.Lotherwise_607:
.Lend_603:
    ubfx x0, x1, #28, #4
    cmp x0, #15
    bne .Lotherwise_608
    ldr q7, [x4, #112]
    b .Lend_609
.Lotherwise_608:
    movi v7.4s, #0
    tst x1, #268435456
    beq .Lotherwise_610
    add x0, x4, #112
    ld1 {v7.s}[0], [x0]
.Lotherwise_610:
    tst x1, #536870912
    beq .Lotherwise_611
    add x0, x4, #116
    ld1 {v7.s}[1], [x0]
.Lotherwise_611:
    tst x1, #1073741824
    beq .Lotherwise_612
    add x0, x4, #120
    ld1 {v7.s}[2], [x0]
.Lotherwise_612:
    tst x1, #2147483648
    beq .Lotherwise_613
    add x0, x4, #124
    ld1 {v7.s}[3], [x0]
.Lotherwise_613:
.Lend_609:
    sub x3, x3, #1
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
    cbnz x3, .Lloop_565
.Lloop_end_564:
    ldr q0, [x15]
    ldr q1, [x15, #16]
    ldr q2, [x15, #32]
    ldr q3, [x15, #48]
    fdiv v0.4s, v17.4s, v0.4s
    fdiv v1.4s, v18.4s, v1.4s
    str q0, [x7]
    fdiv v0.4s, v19.4s, v2.4s
    str q1, [x7, #16]
    fdiv v1.4s, v20.4s, v3.4s
    str q0, [x7, #32]
    str q1, [x7, #48]
.Lend_514:
    sub x8, x8, #1
    add x10, x10, x11, lsl #2
    add x13, x13, x14, lsl #2
    cbnz x8, .Lloop_507
.Lloop_end_506:
    ret
    .size nnp_pooling_average_by_2__aarch64_neon, . - nnp_pooling_average_by_2__aarch64_neon

    .section .note.GNU-stack, "", %progbits
