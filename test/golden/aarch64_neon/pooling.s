    .arch armv8.2-a+fp16+dotprod

    .text
    .p2align 4
    .globl nnp_pooling_maximum__aarch64_neon
    .type nnp_pooling_maximum__aarch64_neon, %function
nnp_pooling_maximum__aarch64_neon:
    ldr x8, [sp, #0]
    mov x9, x2
    mov x10, x9
    mov x11, x1
    ldr x12, [sp, #8]
    sub x4, x4, #1
    add x10, x10, x8, lsl #2
    cbnz x0, .Lotherwise_0
    b .Lend_1
.Lotherwise_0:
    sub x8, x0, #1
    cbz x8, .Lloop_end_2
.Lloop_3:
    lsr x0, x11, #5
    cbz x0, .Lloop_end_4
.Lloop_5:
    sub x1, x12, #1
    prfm pldl1keep, [x10]
    mov x2, x10
    lsr x1, x1, #4
    cbz x1, .Lloop_end_6
.Lloop_7:
    sub x1, x1, #1
    prfm pldl1keep, [x2, #64]
    add x2, x2, #64
    cbnz x1, .Lloop_7
.Lloop_end_6:
    sub x1, x12, #1
    add x10, x10, x12, lsl #2
    lsr x1, x1, #4
    prfm pldl1keep, [x10]
    mov x2, x10
    cbz x1, .Lloop_end_8
.Lloop_9:
    sub x1, x1, #1
    prfm pldl1keep, [x2, #64]
    add x2, x2, #64
    cbnz x1, .Lloop_9
.Lloop_end_8:
    mov x1, x9
    mov x2, x4
    add x10, x10, x12, lsl #2
    ld1 {v4.4s, v5.4s, v6.4s, v7.4s}, [x1], #64
    ld1 {v0.4s, v1.4s, v2.4s, v3.4s}, [x1]
    sub x1, x1, #64
    cbz x2, .Lloop_end_10
.Lloop_11:
    add x1, x1, x5, lsl #2
    sub x2, x2, #1
    ld1 {v20.4s, v21.4s, v22.4s, v23.4s}, [x1], #64
    ld1 {v16.4s, v17.4s, v18.4s, v19.4s}, [x1]
    sub x1, x1, #64
    fmax v4.4s, v4.4s, v20.4s
    fmax v5.4s, v5.4s, v21.4s
    fmax v6.4s, v6.4s, v22.4s
    fmax v7.4s, v7.4s, v23.4s
    fmax v0.4s, v0.4s, v16.4s
    fmax v1.4s, v1.4s, v17.4s
    fmax v2.4s, v2.4s, v18.4s
    fmax v3.4s, v3.4s, v19.4s
    cbnz x2, .Lloop_11
.Lloop_end_10:
    sub x0, x0, #1
    str q4, [x6]
    str q5, [x6, #16]
    add x9, x9, #128
    str q6, [x6, #32]
    str q7, [x6, #48]
    str q0, [x6, #64]
    str q1, [x6, #80]
    str q2, [x6, #96]
    str q3, [x6, #112]
    add x6, x6, #128
    cbnz x0, .Lloop_5
.Lloop_end_4:
    ubfx x0, x11, #0, #5
    lsr x0, x0, #4
    cbz x0, .Lloop_end_12
.Lloop_13:
    sub x1, x12, #1
    prfm pldl1keep, [x10]
    mov x2, x10
    lsr x1, x1, #4
    cbz x1, .Lloop_end_14
.Lloop_15:
    sub x1, x1, #1
    prfm pldl1keep, [x2, #64]
    add x2, x2, #64
    cbnz x1, .Lloop_15
.Lloop_end_14:
    mov x1, x9
    mov x2, x4
    add x10, x10, x12, lsl #2
    ld1 {v0.4s, v1.4s, v2.4s, v3.4s}, [x1]
    cbz x2, .Lloop_end_16
.Lloop_17:
    add x1, x1, x5, lsl #2
    sub x2, x2, #1
    ld1 {v4.4s, v5.4s, v6.4s, v7.4s}, [x1]
    fmax v0.4s, v0.4s, v4.4s
    fmax v1.4s, v1.4s, v5.4s
    fmax v2.4s, v2.4s, v6.4s
    fmax v3.4s, v3.4s, v7.4s
    cbnz x2, .Lloop_17
.Lloop_end_16:
    sub x0, x0, #1
    str q0, [x6]
    str q1, [x6, #16]
    add x9, x9, #64
    str q2, [x6, #32]
    str q3, [x6, #48]
    add x6, x6, #64
    cbnz x0, .Lloop_13
.Lloop_end_12:
    ubfx x0, x11, #0, #4
    cbnz x0, .Lotherwise_18
    b .Lend_19
.Lotherwise_18:
    sub x0, x12, #1
    prfm pldl1keep, [x10]
    mov x1, x10
    lsr x0, x0, #4
    cbz x0, .Lloop_end_20
.Lloop_21:
    sub x0, x0, #1
    prfm pldl1keep, [x1, #64]
    add x1, x1, #64
    cbnz x0, .Lloop_21
.Lloop_end_20:
    mov x0, x9
    mov x1, x4
    add x10, x10, x12, lsl #2
    ld1 {v0.4s, v1.4s, v2.4s, v3.4s}, [x0]
    cbz x1, .Lloop_end_22
.Lloop_23:
    add x0, x0, x5, lsl #2
    sub x1, x1, #1
    ld1 {v4.4s, v5.4s, v6.4s, v7.4s}, [x0]
    fmax v0.4s, v0.4s, v4.4s
    fmax v1.4s, v1.4s, v5.4s
    fmax v2.4s, v2.4s, v6.4s
    fmax v3.4s, v3.4s, v7.4s
    cbnz x1, .Lloop_23
.Lloop_end_22:
    str q0, [x6]
    str q1, [x6, #16]
    str q2, [x6, #32]
    str q3, [x6, #48]
.Lend_19:
    lsr x0, x11, #4
    sub x8, x8, #1
    lsl x0, x0, #4
    sub x6, x6, x0, lsl #2
    sub x9, x9, x0, lsl #2
    add x6, x6, x7, lsl #2
    add x9, x9, x3, lsl #2
    cbnz x8, .Lloop_3
.Lloop_end_2:
    lsr x0, x11, #5
    cbz x0, .Lloop_end_24
.Lloop_25:
    sub x1, x12, #1
    prfm pldl1keep, [x10]
    mov x2, x10
    lsr x1, x1, #4
    cbz x1, .Lloop_end_26
.Lloop_27:
    sub x1, x1, #1
    prfm pldl1keep, [x2, #64]
    add x2, x2, #64
    cbnz x1, .Lloop_27
.Lloop_end_26:
    sub x1, x12, #1
    add x10, x10, x12, lsl #2
    lsr x1, x1, #4
    prfm pldl1keep, [x10]
    mov x2, x10
    cbz x1, .Lloop_end_28
.Lloop_29:
    sub x1, x1, #1
    prfm pldl1keep, [x2, #64]
    add x2, x2, #64
    cbnz x1, .Lloop_29
.Lloop_end_28:
    mov x1, x9
    mov x2, x4
    add x10, x10, x12, lsl #2
    ld1 {v4.4s, v5.4s, v6.4s, v7.4s}, [x1], #64
    ld1 {v0.4s, v1.4s, v2.4s, v3.4s}, [x1]
    sub x1, x1, #64
    cbz x2, .Lloop_end_30
.Lloop_31:
    add x1, x1, x5, lsl #2
    sub x2, x2, #1
    ld1 {v20.4s, v21.4s, v22.4s, v23.4s}, [x1], #64
    ld1 {v16.4s, v17.4s, v18.4s, v19.4s}, [x1]
    sub x1, x1, #64
    fmax v4.4s, v4.4s, v20.4s
    fmax v5.4s, v5.4s, v21.4s
    fmax v6.4s, v6.4s, v22.4s
    fmax v7.4s, v7.4s, v23.4s
    fmax v0.4s, v0.4s, v16.4s
    fmax v1.4s, v1.4s, v17.4s
    fmax v2.4s, v2.4s, v18.4s
    fmax v3.4s, v3.4s, v19.4s
    cbnz x2, .Lloop_31
.Lloop_end_30:
    sub x0, x0, #1
    str q4, [x6]
    str q5, [x6, #16]
    add x9, x9, #128
    str q6, [x6, #32]
    str q7, [x6, #48]
    str q0, [x6, #64]
    str q1, [x6, #80]
    str q2, [x6, #96]
    str q3, [x6, #112]
    add x6, x6, #128
    cbnz x0, .Lloop_25
.Lloop_end_24:
    ubfx x0, x11, #0, #5
    lsr x0, x0, #4
    cbz x0, .Lloop_end_32
.Lloop_33:
    sub x1, x12, #1
    prfm pldl1keep, [x10]
    mov x2, x10
    lsr x1, x1, #4
    cbz x1, .Lloop_end_34
.Lloop_35:
    sub x1, x1, #1
    prfm pldl1keep, [x2, #64]
    add x2, x2, #64
    cbnz x1, .Lloop_35
.Lloop_end_34:
    mov x1, x9
    mov x2, x4
    add x10, x10, x12, lsl #2
    ld1 {v0.4s, v1.4s, v2.4s, v3.4s}, [x1]
    cbz x2, .Lloop_end_36
.Lloop_37:
    add x1, x1, x5, lsl #2
    sub x2, x2, #1
    ld1 {v4.4s, v5.4s, v6.4s, v7.4s}, [x1]
    fmax v0.4s, v0.4s, v4.4s
    fmax v1.4s, v1.4s, v5.4s
    fmax v2.4s, v2.4s, v6.4s
    fmax v3.4s, v3.4s, v7.4s
    cbnz x2, .Lloop_37
.Lloop_end_36:
    sub x0, x0, #1
    str q0, [x6]
    str q1, [x6, #16]
    add x9, x9, #64
    str q2, [x6, #32]
    str q3, [x6, #48]
    add x6, x6, #64
    cbnz x0, .Lloop_33
.Lloop_end_32:
    ubfx x0, x11, #0, #4
    cbnz x0, .Lotherwise_38
    b .Lend_39
.Lotherwise_38:
    mov w1, #16
    mov w2, #1
    prfm pldl1keep, [x10]
    add x0, x0, #0
    sub x3, x12, #1
    lsr x3, x3, #4
    cmp x0, x1
    csel x0, x0, x1, ls
    lsl x0, x2, x0
    sub x1, x0, #1
    cbz x3, .Lloop_end_40
.Lloop_41:
    sub x3, x3, #1
    prfm pldl1keep, [x10, #64]
    add x10, x10, #64
    cbnz x3, .Lloop_41
.Lloop_end_40:
    ubfx x0, x1, #0, #4
    cmp x0, #15
    bne .Lotherwise_42
    ldr q0, [x9]
    b .Lend_43
.Lotherwise_42:
    movi v0.4s, #0
    tst x1, #1
    beq .Lotherwise_44
    ld1 {v0.s}[0], [x9]
.Lotherwise_44:
    tst x1, #2
    beq .Lotherwise_45
    add x0, x9, #4
    ld1 {v0.s}[1], [x0]
.Lotherwise_45:
    tst x1, #4
    beq .Lotherwise_46
    add x0, x9, #8
    ld1 {v0.s}[2], [x0]
.Lotherwise_46:
    tst x1, #8
    beq .Lotherwise_47
    add x0, x9, #12
    ld1 {v0.s}[3], [x0]
.Lotherwise_47:
.Lend_43:
    ubfx x0, x1, #4, #4
    cmp x0, #15
    bne .Lotherwise_48
    ldr q1, [x9, #16]
    b .Lend_49
.Lotherwise_48:
    movi v1.4s, #0
    tst x1, #16
    beq .Lotherwise_50
    add x0, x9, #16
    ld1 {v1.s}[0], [x0]
.Lotherwise_50:
    tst x1, #32
    beq .Lotherwise_51
    add x0, x9, #20
    ld1 {v1.s}[1], [x0]
.Lotherwise_51:
    tst x1, #64
    beq .Lotherwise_52
    add x0, x9, #24
    ld1 {v1.s}[2], [x0]
.Lotherwise_52:
    tst x1, #128
    beq .Lotherwise_53
    add x0, x9, #28
    ld1 {v1.s}[3], [x0]
.Lotherwise_53:
.Lend_49:
    ubfx x0, x1, #8, #4
    cmp x0, #15
    bne .Lotherwise_54
    ldr q2, [x9, #32]
    b .Lend_55
.Lotherwise_54:
    movi v2.4s, #0
    tst x1, #256
    beq .Lotherwise_56
    add x0, x9, #32
    ld1 {v2.s}[0], [x0]
.Lotherwise_56:
    tst x1, #512
    beq .Lotherwise_57
    add x0, x9, #36
    ld1 {v2.s}[1], [x0]
.Lotherwise_57:
    tst x1, #1024
    beq .Lotherwise_58
    add x0, x9, #40
    ld1 {v2.s}[2], [x0]
.Lotherwise_58:
    tst x1, #2048
    beq .Lotherwise_59
    add x0, x9, #44
    ld1 {v2.s}[3], [x0]
.Lotherwise_59:
.Lend_55:
    ubfx x0, x1, #12, #4
    cmp x0, #15
    bne .Lotherwise_60
    ldr q3, [x9, #48]
    b .Lend_61
.Lotherwise_60:
    movi v3.4s, #0
    tst x1, #4096
    beq .Lotherwise_62
    add x0, x9, #48
    ld1 {v3.s}[0], [x0]
.Lotherwise_62:
    tst x1, #8192
    beq .Lotherwise_63
    add x0, x9, #52
    ld1 {v3.s}[1], [x0]
.Lotherwise_63:
    tst x1, #16384
    beq .Lotherwise_64
    add x0, x9, #56
    ld1 {v3.s}[2], [x0]
.Lotherwise_64:
    tst x1, #32768
    beq .Lotherwise_65
    add x0, x9, #60
    ld1 {v3.s}[3], [x0]
.Lotherwise_65:
.Lend_61:
    cbz x4, .Lloop_end_66
.Lloop_67:
    ubfx x0, x1, #0, #4
    add x9, x9, x5, lsl #2
    cmp x0, #15
    bne .Lotherwise_68
    ldr q4, [x9]
    b .Lend_69
.Lotherwise_68:
    movi v4.4s, #0
    tst x1, #1
    beq .Lotherwise_70
    ld1 {v4.s}[0], [x9]
.Lotherwise_70:
    tst x1, #2
    beq .Lotherwise_71
    add x0, x9, #4
    ld1 {v4.s}[1], [x0]
.Lotherwise_71:
    tst x1, #4
    beq .Lotherwise_72
    add x0, x9, #8
    ld1 {v4.s}[2], [x0]
.Lotherwise_72:
    tst x1, #8
    beq .Lotherwise_73
    add x0, x9, #12
    ld1 {v4.s}[3], [x0]
.Lotherwise_73:
.Lend_69:
    ubfx x0, x1, #4, #4
    fmax v0.4s, v0.4s, v4.4s
    cmp x0, #15
    bne .Lotherwise_74
    ldr q4, [x9, #16]
    b .Lend_75
.Lotherwise_74:
    movi v4.4s, #0
    tst x1, #16
    beq .Lotherwise_76
    add x0, x9, #16
    ld1 {v4.s}[0], [x0]
.Lotherwise_76:
    tst x1, #32
    beq .Lotherwise_77
    add x0, x9, #20
    ld1 {v4.s}[1], [x0]
.Lotherwise_77:
    tst x1, #64
    beq .Lotherwise_78
    add x0, x9, #24
    ld1 {v4.s}[2], [x0]
.Lotherwise_78:
    tst x1, #128
    beq .Lotherwise_79
    add x0, x9, #28
    ld1 {v4.s}[3], [x0]
.Lotherwise_79:
.Lend_75:
    ubfx x0, x1, #8, #4
    fmax v1.4s, v1.4s, v4.4s
    cmp x0, #15
    bne .Lotherwise_80
    ldr q4, [x9, #32]
    b .Lend_81
.Lotherwise_80:
    movi v4.4s, #0
    tst x1, #256
    beq .Lotherwise_82
    add x0, x9, #32
    ld1 {v4.s}[0], [x0]
.Lotherwise_82:
    tst x1, #512
    beq .Lotherwise_83
    add x0, x9, #36
    ld1 {v4.s}[1], [x0]
.Lotherwise_83:
    tst x1, #1024
    beq .Lotherwise_84
    add x0, x9, #40
    ld1 {v4.s}[2], [x0]
.Lotherwise_84:
    tst x1, #2048
    beq .Lotherwise_85
    add x0, x9, #44
    ld1 {v4.s}[3], [x0]
.Lotherwise_85:
.Lend_81:
    ubfx x0, x1, #12, #4
    fmax v2.4s, v2.4s, v4.4s
    cmp x0, #15
    bne .Lotherwise_86
    ldr q4, [x9, #48]
    b .Lend_87
.Lotherwise_86:
    movi v4.4s, #0
    tst x1, #4096
    beq .Lotherwise_88
    add x0, x9, #48
    ld1 {v4.s}[0], [x0]
.Lotherwise_88:
    tst x1, #8192
    beq .Lotherwise_89
    add x0, x9, #52
    ld1 {v4.s}[1], [x0]
.Lotherwise_89:
    tst x1, #16384
    beq .Lotherwise_90
    add x0, x9, #56
    ld1 {v4.s}[2], [x0]
.Lotherwise_90:
    tst x1, #32768
    beq .Lotherwise_91
    add x0, x9, #60
    ld1 {v4.s}[3], [x0]
.Lotherwise_91:
.Lend_87:
    sub x4, x4, #1
    fmax v3.4s, v3.4s, v4.4s
    cbnz x4, .Lloop_67
.Lloop_end_66:
    str q0, [x6]
    str q1, [x6, #16]
    str q2, [x6, #32]
    str q3, [x6, #48]
.Lend_39:
.Lend_1:
    ret
    .size nnp_pooling_maximum__aarch64_neon, . - nnp_pooling_maximum__aarch64_neon

    .text
    .p2align 4
    .globl nnp_pooling_maximum_by_2__aarch64_neon
    .type nnp_pooling_maximum_by_2__aarch64_neon, %function
nnp_pooling_maximum_by_2__aarch64_neon:
    mov x8, x2
    ldr x9, [sp, #0]
    mov x10, x8
    mov x11, x1
    sub x12, x4, #1
    add x10, x10, x7, lsl #2
    cbnz x0, .Lotherwise_92
    b .Lend_93
.Lotherwise_92:
    sub x0, x0, #1
    cbz x0, .Lloop_end_94
.Lloop_95:
    lsr x1, x11, #4
    cbz x1, .Lloop_end_96
.Lloop_97:
    sub x2, x9, #1
    prfm pldl1keep, [x10]
    mov x4, x10
    lsr x2, x2, #4
    cbz x2, .Lloop_end_98
.Lloop_99:
    sub x2, x2, #1
    prfm pldl1keep, [x4, #64]
    add x4, x4, #64
    cbnz x2, .Lloop_99
.Lloop_end_98:
    mov x2, x8
    add x10, x10, x9, lsl #2
    ld1 {v4.4s, v5.4s, v6.4s, v7.4s}, [x2], #64
    ld1 {v0.4s, v1.4s, v2.4s, v3.4s}, [x2]
    sub x2, x2, #60
    uzp1 v16.4s, v4.4s, v5.4s
    uzp2 v4.4s, v4.4s, v5.4s
    uzp1 v17.4s, v6.4s, v7.4s
    uzp2 v5.4s, v6.4s, v7.4s
    uzp1 v18.4s, v0.4s, v1.4s
    uzp2 v0.4s, v0.4s, v1.4s
    uzp1 v19.4s, v2.4s, v3.4s
    uzp2 v1.4s, v2.4s, v3.4s
    tst x12, #1
    beq .Lotherwise_100
    fmax v16.4s, v16.4s, v4.4s
    fmax v17.4s, v17.4s, v5.4s
    add x2, x2, #4
    fmax v18.4s, v18.4s, v0.4s
    fmax v19.4s, v19.4s, v1.4s
.Lotherwise_100:
    lsr x4, x12, #1
    cbz x4, .Lloop_end_101
.Lloop_102:
    ld1 {v4.4s, v5.4s, v6.4s, v7.4s}, [x2], #64
    sub x4, x4, #1
    ld1 {v0.4s, v1.4s, v2.4s, v3.4s}, [x2]
    sub x2, x2, #56
    uzp1 v20.4s, v4.4s, v5.4s
    uzp1 v21.4s, v6.4s, v7.4s
    uzp1 v22.4s, v0.4s, v1.4s
    uzp1 v23.4s, v2.4s, v3.4s
    fmax v16.4s, v16.4s, v20.4s
    fmax v17.4s, v17.4s, v21.4s
    fmax v18.4s, v18.4s, v22.4s
    fmax v19.4s, v19.4s, v23.4s
    uzp2 v4.4s, v4.4s, v5.4s
    uzp2 v5.4s, v6.4s, v7.4s
    uzp2 v0.4s, v0.4s, v1.4s
    uzp2 v1.4s, v2.4s, v3.4s
    fmax v16.4s, v16.4s, v4.4s
    fmax v17.4s, v17.4s, v5.4s
    fmax v18.4s, v18.4s, v0.4s
    fmax v19.4s, v19.4s, v1.4s
    cbnz x4, .Lloop_102
.Lloop_end_101:
    sub x1, x1, #1
    str q16, [x5]
    str q17, [x5, #16]
    add x8, x8, #128
    str q18, [x5, #32]
    str q19, [x5, #48]
    add x5, x5, #64
    cbnz x1, .Lloop_97
.Lloop_end_96:
    ubfx x1, x11, #0, #4
    cbnz x1, .Lotherwise_103
    b .Lend_104
.Lotherwise_103:
    sub x1, x9, #1
    prfm pldl1keep, [x10]
    mov x2, x10
    lsr x1, x1, #4
    cbz x1, .Lloop_end_105
.Lloop_106:
    sub x1, x1, #1
    prfm pldl1keep, [x2, #64]
    add x2, x2, #64
    cbnz x1, .Lloop_106
.Lloop_end_105:
    mov x1, x8
    add x10, x10, x9, lsl #2
    ld1 {v4.4s, v5.4s, v6.4s, v7.4s}, [x1], #64
    ld1 {v0.4s, v1.4s, v2.4s, v3.4s}, [x1]
    sub x1, x1, #60
    uzp1 v16.4s, v4.4s, v5.4s
    uzp2 v4.4s, v4.4s, v5.4s
    uzp1 v17.4s, v6.4s, v7.4s
    uzp2 v5.4s, v6.4s, v7.4s
    uzp1 v18.4s, v0.4s, v1.4s
    uzp2 v0.4s, v0.4s, v1.4s
    uzp1 v19.4s, v2.4s, v3.4s
    uzp2 v1.4s, v2.4s, v3.4s
    tst x12, #1
    beq .Lotherwise_107
    fmax v16.4s, v16.4s, v4.4s
    fmax v17.4s, v17.4s, v5.4s
    add x1, x1, #4
    fmax v18.4s, v18.4s, v0.4s
    fmax v19.4s, v19.4s, v1.4s
.Lotherwise_107:
    lsr x2, x12, #1
    cbz x2, .Lloop_end_108
.Lloop_109:
    ld1 {v4.4s, v5.4s, v6.4s, v7.4s}, [x1], #64
    sub x2, x2, #1
    ld1 {v0.4s, v1.4s, v2.4s, v3.4s}, [x1]
    sub x1, x1, #56
    uzp1 v20.4s, v4.4s, v5.4s
    uzp1 v21.4s, v6.4s, v7.4s
    uzp1 v22.4s, v0.4s, v1.4s
    uzp1 v23.4s, v2.4s, v3.4s
    fmax v16.4s, v16.4s, v20.4s
    fmax v17.4s, v17.4s, v21.4s
    fmax v18.4s, v18.4s, v22.4s
    fmax v19.4s, v19.4s, v23.4s
    uzp2 v4.4s, v4.4s, v5.4s
    uzp2 v5.4s, v6.4s, v7.4s
    uzp2 v0.4s, v0.4s, v1.4s
    uzp2 v1.4s, v2.4s, v3.4s
    fmax v16.4s, v16.4s, v4.4s
    fmax v17.4s, v17.4s, v5.4s
    fmax v18.4s, v18.4s, v0.4s
    fmax v19.4s, v19.4s, v1.4s
    cbnz x2, .Lloop_109
.Lloop_end_108:
    str q16, [x5]
    str q17, [x5, #16]
    str q18, [x5, #32]
    str q19, [x5, #48]
.Lend_104:
    lsr x1, x11, #4
    sub x0, x0, #1
    lsl x1, x1, #4
    lsl x2, x1, #1
    sub x5, x5, x1, lsl #2
    sub x8, x8, x2, lsl #2
    add x5, x5, x6, lsl #2
    add x8, x8, x3, lsl #2
    cbnz x0, .Lloop_95
.Lloop_end_94:
    lsr x0, x11, #4
    cbz x0, .Lloop_end_110
.Lloop_111:
    sub x1, x9, #1
    prfm pldl1keep, [x10]
    mov x2, x10
    lsr x1, x1, #4
    cbz x1, .Lloop_end_112
.Lloop_113:
    sub x1, x1, #1
    prfm pldl1keep, [x2, #64]
    add x2, x2, #64
    cbnz x1, .Lloop_113
.Lloop_end_112:
    mov x1, x8
    add x10, x10, x9, lsl #2
    ld1 {v4.4s, v5.4s, v6.4s, v7.4s}, [x1], #64
    ld1 {v0.4s, v1.4s, v2.4s, v3.4s}, [x1]
    sub x1, x1, #60
    uzp1 v16.4s, v4.4s, v5.4s
    uzp2 v4.4s, v4.4s, v5.4s
    uzp1 v17.4s, v6.4s, v7.4s
    uzp2 v5.4s, v6.4s, v7.4s
    uzp1 v18.4s, v0.4s, v1.4s
    uzp2 v0.4s, v0.4s, v1.4s
    uzp1 v19.4s, v2.4s, v3.4s
    uzp2 v1.4s, v2.4s, v3.4s
    tst x12, #1
    beq .Lotherwise_114
    fmax v16.4s, v16.4s, v4.4s
    fmax v17.4s, v17.4s, v5.4s
    add x1, x1, #4
    fmax v18.4s, v18.4s, v0.4s
    fmax v19.4s, v19.4s, v1.4s
.Lotherwise_114:
    lsr x2, x12, #1
    cbz x2, .Lloop_end_115
.Lloop_116:
    ld1 {v4.4s, v5.4s, v6.4s, v7.4s}, [x1], #64
    sub x2, x2, #1
    ld1 {v0.4s, v1.4s, v2.4s, v3.4s}, [x1]
    sub x1, x1, #56
    uzp1 v20.4s, v4.4s, v5.4s
    uzp1 v21.4s, v6.4s, v7.4s
    uzp1 v22.4s, v0.4s, v1.4s
    uzp1 v23.4s, v2.4s, v3.4s
    fmax v16.4s, v16.4s, v20.4s
    fmax v17.4s, v17.4s, v21.4s
    fmax v18.4s, v18.4s, v22.4s
    fmax v19.4s, v19.4s, v23.4s
    uzp2 v4.4s, v4.4s, v5.4s
    uzp2 v5.4s, v6.4s, v7.4s
    uzp2 v0.4s, v0.4s, v1.4s
    uzp2 v1.4s, v2.4s, v3.4s
    fmax v16.4s, v16.4s, v4.4s
    fmax v17.4s, v17.4s, v5.4s
    fmax v18.4s, v18.4s, v0.4s
    fmax v19.4s, v19.4s, v1.4s
    cbnz x2, .Lloop_116
.Lloop_end_115:
    sub x0, x0, #1
    str q16, [x5]
    str q17, [x5, #16]
    add x8, x8, #128
    str q18, [x5, #32]
    str q19, [x5, #48]
    add x5, x5, #64
    cbnz x0, .Lloop_111
.Lloop_end_110:
    ubfx x0, x11, #0, #4
    cbnz x0, .Lotherwise_117
    b .Lend_118
.Lotherwise_117:
    lsl x0, x0, #1
    mov w1, #32
    mov w2, #1
    prfm pldl1keep, [x10]
    add x0, x0, #0
    sub x3, x9, #1
    lsr x3, x3, #4
    cmp x0, x1
    csel x0, x0, x1, ls
    lsl x0, x2, x0
    sub x1, x0, #1
    cbz x3, .Lloop_end_119
.Lloop_120:
    sub x3, x3, #1
    prfm pldl1keep, [x10, #64]
    add x10, x10, #64
    cbnz x3, .Lloop_120
.Lloop_end_119:
    ubfx x0, x1, #0, #4
    cmp x0, #15
    bne .Lotherwise_121
    ldr q0, [x8]
    b .Lend_122
.Lotherwise_121:
    movi v0.4s, #0
    tst x1, #1
    beq .Lotherwise_123
    ld1 {v0.s}[0], [x8]
.Lotherwise_123:
    tst x1, #2
    beq .Lotherwise_124
    add x0, x8, #4
    ld1 {v0.s}[1], [x0]
.Lotherwise_124:
    tst x1, #4
    beq .Lotherwise_125
    add x0, x8, #8
    ld1 {v0.s}[2], [x0]
.Lotherwise_125:
    tst x1, #8
    beq .Lotherwise_126
    add x0, x8, #12
    ld1 {v0.s}[3], [x0]
.Lotherwise_126:
.Lend_122:
    ubfx x0, x1, #4, #4
    cmp x0, #15
    bne .Lotherwise_127
    ldr q1, [x8, #16]
    b .Lend_128
.Lotherwise_127:
    movi v1.4s, #0
    tst x1, #16
    beq .Lotherwise_129
    add x0, x8, #16
    ld1 {v1.s}[0], [x0]
.Lotherwise_129:
    tst x1, #32
    beq .Lotherwise_130
    add x0, x8, #20
    ld1 {v1.s}[1], [x0]
.Lotherwise_130:
    tst x1, #64
    beq .Lotherwise_131
    add x0, x8, #24
    ld1 {v1.s}[2], [x0]
.Lotherwise_131:
    tst x1, #128
    beq .Lotherwise_132
    add x0, x8, #28
    ld1 {v1.s}[3], [x0]
.Lotherwise_132:
.Lend_128:
    ubfx x0, x1, #8, #4
    uzp1 v2.4s, v0.4s, v1.4s
    uzp2 v0.4s, v0.4s, v1.4s
    cmp x0, #15
    bne .Lotherwise_133
    ldr q1, [x8, #32]
    b .Lend_134
.Lotherwise_133:
    movi v1.4s, #0
    tst x1, #256
    beq .Lotherwise_135
    add x0, x8, #32
    ld1 {v1.s}[0], [x0]
.Lotherwise_135:
    tst x1, #512
    beq .Lotherwise_136
    add x0, x8, #36
    ld1 {v1.s}[1], [x0]
.Lotherwise_136:
    tst x1, #1024
    beq .Lotherwise_137
    add x0, x8, #40
    ld1 {v1.s}[2], [x0]
.Lotherwise_137:
    tst x1, #2048
    beq .Lotherwise_138
    add x0, x8, #44
    ld1 {v1.s}[3], [x0]
.Lotherwise_138:
.Lend_134:
    ubfx x0, x1, #12, #4
    cmp x0, #15
    bne .Lotherwise_139
    ldr q3, [x8, #48]
    b .Lend_140
.Lotherwise_139:
    movi v3.4s, #0
    tst x1, #4096
    beq .Lotherwise_141
    add x0, x8, #48
    ld1 {v3.s}[0], [x0]
.Lotherwise_141:
    tst x1, #8192
    beq .Lotherwise_142
    add x0, x8, #52
    ld1 {v3.s}[1], [x0]
.Lotherwise_142:
    tst x1, #16384
    beq .Lotherwise_143
    add x0, x8, #56
    ld1 {v3.s}[2], [x0]
.Lotherwise_143:
    tst x1, #32768
    beq .Lotherwise_144
    add x0, x8, #60
    ld1 {v3.s}[3], [x0]
.Lotherwise_144:
.Lend_140:
    ubfx x0, x1, #16, #4
    uzp1 v4.4s, v1.4s, v3.4s
    uzp2 v1.4s, v1.4s, v3.4s
    cmp x0, #15
    bne .Lotherwise_145
    ldr q3, [x8, #64]
    b .Lend_146
.Lotherwise_145:
    movi v3.4s, #0
    tst x1, #65536
    beq .Lotherwise_147
    add x0, x8, #64
    ld1 {v3.s}[0], [x0]
.Lotherwise_147:
    tst x1, #131072
    beq .Lotherwise_148
    add x0, x8, #68
    ld1 {v3.s}[1], [x0]
.Lotherwise_148:
    tst x1, #262144
    beq .Lotherwise_149
    add x0, x8, #72
    ld1 {v3.s}[2], [x0]
.Lotherwise_149:
    tst x1, #524288
    beq .Lotherwise_150
    add x0, x8, #76
    ld1 {v3.s}[3], [x0]
.Lotherwise_150:
.Lend_146:
    ubfx x0, x1, #20, #4
    cmp x0, #15
    bne .Lotherwise_151
    ldr q5, [x8, #80]
    b .Lend_152
.Lotherwise_151:
    movi v5.4s, #0
    tst x1, #1048576
    beq .Lotherwise_153
    add x0, x8, #80
    ld1 {v5.s}[0], [x0]
.Lotherwise_153:
    tst x1, #2097152
    beq .Lotherwise_154
    add x0, x8, #84
    ld1 {v5.s}[1], [x0]
.Lotherwise_154:
    tst x1, #4194304
    beq .Lotherwise_155
    add x0, x8, #88
    ld1 {v5.s}[2], [x0]
.Lotherwise_155:
    tst x1, #8388608
    beq .Lotherwise_156
    add x0, x8, #92
    ld1 {v5.s}[3], [x0]
.Lotherwise_156:
.Lend_152:
    ubfx x0, x1, #24, #4
    uzp1 v6.4s, v3.4s, v5.4s
    uzp2 v3.4s, v3.4s, v5.4s
    cmp x0, #15
    bne .Lotherwise_157
    ldr q5, [x8, #96]
    b .Lend_158
.Lotherwise_157:
    movi v5.4s, #0
    tst x1, #16777216
    beq .Lotherwise_159
    add x0, x8, #96
    ld1 {v5.s}[0], [x0]
.Lotherwise_159:
    tst x1, #33554432
    beq .Lotherwise_160
    add x0, x8, #100
    ld1 {v5.s}[1], [x0]
.Lotherwise_160:
    tst x1, #67108864
    beq .Lotherwise_161
    add x0, x8, #104
    ld1 {v5.s}[2], [x0]
.Lotherwise_161:
    tst x1, #134217728
    beq .Lotherwise_162
    add x0, x8, #108
    ld1 {v5.s}[3], [x0]
.Lotherwise_162:
.Lend_158:
    ubfx x0, x1, #28, #4
    cmp x0, #15
    bne .Lotherwise_163
    ldr q7, [x8, #112]
    b .Lend_164
.Lotherwise_163:
    movi v7.4s, #0
    tst x1, #268435456
    beq .Lotherwise_165
    add x0, x8, #112
    ld1 {v7.s}[0], [x0]
.Lotherwise_165:
    tst x1, #536870912
    beq .Lotherwise_166
    add x0, x8, #116
    ld1 {v7.s}[1], [x0]
.Lotherwise_166:
    tst x1, #1073741824
    beq .Lotherwise_167
    add x0, x8, #120
    ld1 {v7.s}[2], [x0]
.Lotherwise_167:
    tst x1, #2147483648
    beq .Lotherwise_168
    add x0, x8, #124
    ld1 {v7.s}[3], [x0]
.Lotherwise_168:
.Lend_164:
    uzp1 v16.4s, v5.4s, v7.4s
    uzp2 v5.4s, v5.4s, v7.4s
    add x8, x8, #4
    tst x12, #1
    beq .Lotherwise_169
    fmax v2.4s, v2.4s, v0.4s
    fmax v4.4s, v4.4s, v1.4s
    add x8, x8, #4
    fmax v6.4s, v6.4s, v3.4s
    fmax v16.4s, v16.4s, v5.4s
.Lotherwise_169:
    lsr x2, x12, #1
    cbz x2, .Lloop_end_170
.Lloop_171:
    ubfx x0, x1, #0, #4
    cmp x0, #15
    bne .Lotherwise_172
    ldr q0, [x8]
    b .Lend_173
.Lotherwise_172:
    movi v0.4s, #0
    tst x1, #1
    beq .Lotherwise_174
    ld1 {v0.s}[0], [x8]
.Lotherwise_174:
    tst x1, #2
    beq .Lotherwise_175
    add x0, x8, #4
    ld1 {v0.s}[1], [x0]
.Lotherwise_175:
    tst x1, #4
    beq .Lotherwise_176
    add x0, x8, #8
    ld1 {v0.s}[2], [x0]
.Lotherwise_176:
    tst x1, #8
    beq .Lotherwise_177
    add x0, x8, #12
    ld1 {v0.s}[3], [x0]
.Lotherwise_177:
.Lend_173:
    ubfx x0, x1, #4, #4
    cmp x0, #15
    bne .Lotherwise_178
    ldr q1, [x8, #16]
    b .Lend_179
.Lotherwise_178:
    movi v1.4s, #0
    tst x1, #16
    beq .Lotherwise_180
    add x0, x8, #16
    ld1 {v1.s}[0], [x0]
.Lotherwise_180:
    tst x1, #32
    beq .Lotherwise_181
    add x0, x8, #20
    ld1 {v1.s}[1], [x0]
.Lotherwise_181:
    tst x1, #64
    beq .Lotherwise_182
    add x0, x8, #24
    ld1 {v1.s}[2], [x0]
.Lotherwise_182:
    tst x1, #128
    beq .Lotherwise_183
    add x0, x8, #28
    ld1 {v1.s}[3], [x0]
.Lotherwise_183:
.Lend_179:
    ubfx x0, x1, #8, #4
    uzp1 v3.4s, v0.4s, v1.4s
    uzp2 v0.4s, v0.4s, v1.4s
    cmp x0, #15
    bne .Lotherwise_184
    ldr q1, [x8, #32]
    b .Lend_185
.Lotherwise_184:
    movi v1.4s, #0
    tst x1, #256
    beq .Lotherwise_186
    add x0, x8, #32
    ld1 {v1.s}[0], [x0]
.Lotherwise_186:
    tst x1, #512
    beq .Lotherwise_187
    add x0, x8, #36
    ld1 {v1.s}[1], [x0]
.Lotherwise_187:
    tst x1, #1024
    beq .Lotherwise_188
    add x0, x8, #40
    ld1 {v1.s}[2], [x0]
.Lotherwise_188:
    tst x1, #2048
    beq .Lotherwise_189
    add x0, x8, #44
    ld1 {v1.s}[3], [x0]
.Lotherwise_189:
.Lend_185:
    ubfx x0, x1, #12, #4
    cmp x0, #15
    bne .Lotherwise_190
    ldr q5, [x8, #48]
    b .Lend_191
.Lotherwise_190:
    movi v5.4s, #0
    tst x1, #4096
    beq .Lotherwise_192
    add x0, x8, #48
    ld1 {v5.s}[0], [x0]
.Lotherwise_192:
    tst x1, #8192
    beq .Lotherwise_193
    add x0, x8, #52
    ld1 {v5.s}[1], [x0]
.Lotherwise_193:
    tst x1, #16384
    beq .Lotherwise_194
    add x0, x8, #56
    ld1 {v5.s}[2], [x0]
.Lotherwise_194:
    tst x1, #32768
    beq .Lotherwise_195
    add x0, x8, #60
    ld1 {v5.s}[3], [x0]
.Lotherwise_195:
.Lend_191:
    ubfx x0, x1, #16, #4
    uzp1 v7.4s, v1.4s, v5.4s
    uzp2 v1.4s, v1.4s, v5.4s
    cmp x0, #15
    bne .Lotherwise_196
    ldr q5, [x8, #64]
    b .Lend_197
.Lotherwise_196:
    movi v5.4s, #0
    tst x1, #65536
    beq .Lotherwise_198
    add x0, x8, #64
    ld1 {v5.s}[0], [x0]
.Lotherwise_198:
    tst x1, #131072
    beq .Lotherwise_199
    add x0, x8, #68
    ld1 {v5.s}[1], [x0]
.Lotherwise_199:
    tst x1, #262144
    beq .Lotherwise_200
    add x0, x8, #72
    ld1 {v5.s}[2], [x0]
.Lotherwise_200:
    tst x1, #524288
    beq .Lotherwise_201
    add x0, x8, #76
    ld1 {v5.s}[3], [x0]
.Lotherwise_201:
.Lend_197:
    ubfx x0, x1, #20, #4
    cmp x0, #15
    bne .Lotherwise_202
    ldr q17, [x8, #80]
    b .Lend_203
.Lotherwise_202:
    movi v17.4s, #0
    tst x1, #1048576
    beq .Lotherwise_204
    add x0, x8, #80
    ld1 {v17.s}[0], [x0]
.Lotherwise_204:
    tst x1, #2097152
    beq .Lotherwise_205
    add x0, x8, #84
    ld1 {v17.s}[1], [x0]
.Lotherwise_205:
    tst x1, #4194304
    beq .Lotherwise_206
    add x0, x8, #88
    ld1 {v17.s}[2], [x0]
.Lotherwise_206:
    tst x1, #8388608
    beq .Lotherwise_207
    add x0, x8, #92
    ld1 {v17.s}[3], [x0]
.Lotherwise_207:
.Lend_203:
    ubfx x0, x1, #24, #4
    uzp1 v18.4s, v5.4s, v17.4s
    uzp2 v5.4s, v5.4s, v17.4s
    cmp x0, #15
    bne .Lotherwise_208
    ldr q17, [x8, #96]
    b .Lend_209
.Lotherwise_208:
    movi v17.4s, #0
    tst x1, #16777216
    beq .Lotherwise_210
    add x0, x8, #96
    ld1 {v17.s}[0], [x0]
.Lotherwise_210:
    tst x1, #33554432
    beq .Lotherwise_211
    add x0, x8, #100
    ld1 {v17.s}[1], [x0]
.Lotherwise_211:
    tst x1, #67108864
    beq .Lotherwise_212
    add x0, x8, #104
    ld1 {v17.s}[2], [x0]
.Lotherwise_212:
    tst x1, #134217728
    beq .Lotherwise_213
    add x0, x8, #108
    ld1 {v17.s}[3], [x0]
.Lotherwise_213:
.Lend_209:
    ubfx x0, x1, #28, #4
    cmp x0, #15
    bne .Lotherwise_214
    ldr q19, [x8, #112]
    b .Lend_215
.Lotherwise_214:
    movi v19.4s, #0
    tst x1, #268435456
    beq .Lotherwise_216
    add x0, x8, #112
    ld1 {v19.s}[0], [x0]
.Lotherwise_216:
    tst x1, #536870912
    beq .Lotherwise_217
    add x0, x8, #116
    ld1 {v19.s}[1], [x0]
.Lotherwise_217:
    tst x1, #1073741824
    beq .Lotherwise_218
    add x0, x8, #120
    ld1 {v19.s}[2], [x0]
.Lotherwise_218:
    tst x1, #2147483648
    beq .Lotherwise_219
    add x0, x8, #124
    ld1 {v19.s}[3], [x0]
.Lotherwise_219:
.Lend_215:
    uzp1 v20.4s, v17.4s, v19.4s
    fmax v2.4s, v2.4s, v3.4s
    sub x2, x2, #1
    add x8, x8, #8
    fmax v4.4s, v4.4s, v7.4s
    fmax v6.4s, v6.4s, v18.4s
    fmax v16.4s, v16.4s, v20.4s
    uzp2 v3.4s, v17.4s, v19.4s
    fmax v2.4s, v2.4s, v0.4s
    fmax v4.4s, v4.4s, v1.4s
    fmax v6.4s, v6.4s, v5.4s
    fmax v16.4s, v16.4s, v3.4s
    cbnz x2, .Lloop_171
.Lloop_end_170:
    str q2, [x5]
    str q4, [x5, #16]
    str q6, [x5, #32]
    str q16, [x5, #48]
.Lend_118:
.Lend_93:
    ret
    .size nnp_pooling_maximum_by_2__aarch64_neon, . - nnp_pooling_maximum_by_2__aarch64_neon

    .text
    .p2align 4
    .globl nnp_pooling_maximum_of_pairs__aarch64_neon
    .type nnp_pooling_maximum_of_pairs__aarch64_neon, %function
nnp_pooling_maximum_of_pairs__aarch64_neon:
    ldr x8, [sp, #0]
    mov x9, x2
    mov x11, x9
    mov x12, x1
    mov x10, x3
    ldr x13, [sp, #8]
    sub x4, x4, #1
    add x11, x11, x8, lsl #2
    cbnz x0, .Lotherwise_220
    b .Lend_221
.Lotherwise_220:
    sub x0, x0, #1
    cbz x0, .Lloop_end_222
.Lloop_223:
    lsr x1, x12, #4
    cbz x1, .Lloop_end_224
.Lloop_225:
    sub x2, x13, #1
    prfm pldl1keep, [x11]
    mov x3, x11
    lsr x2, x2, #4
    cbz x2, .Lloop_end_226
.Lloop_227:
    sub x2, x2, #1
    prfm pldl1keep, [x3, #64]
    add x3, x3, #64
    cbnz x2, .Lloop_227
.Lloop_end_226:
    mov x2, x9
    mov x3, x4
    add x11, x11, x13, lsl #2
    ld1 {v4.4s, v5.4s, v6.4s, v7.4s}, [x2], #64
    ld1 {v0.4s, v1.4s, v2.4s, v3.4s}, [x2]
    sub x2, x2, #64
    cbz x3, .Lloop_end_228
.Lloop_229:
    add x2, x2, x5, lsl #2
    sub x3, x3, #1
    ld1 {v20.4s, v21.4s, v22.4s, v23.4s}, [x2], #64
    ld1 {v16.4s, v17.4s, v18.4s, v19.4s}, [x2]
    sub x2, x2, #64
    fmax v4.4s, v4.4s, v20.4s
    fmax v5.4s, v5.4s, v21.4s
    fmax v6.4s, v6.4s, v22.4s
    fmax v7.4s, v7.4s, v23.4s
    fmax v0.4s, v0.4s, v16.4s
    fmax v1.4s, v1.4s, v17.4s
    fmax v2.4s, v2.4s, v18.4s
    fmax v3.4s, v3.4s, v19.4s
    cbnz x3, .Lloop_229
.Lloop_end_228:
    uzp1 v16.4s, v4.4s, v5.4s
    uzp2 v4.4s, v4.4s, v5.4s
    sub x1, x1, #1
    add x9, x9, #128
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
    cbnz x1, .Lloop_225
.Lloop_end_224:
    ubfx x1, x12, #0, #4
    cbnz x1, .Lotherwise_230
    b .Lend_231
.Lotherwise_230:
    sub x1, x13, #1
    prfm pldl1keep, [x11]
    mov x2, x11
    lsr x1, x1, #4
    cbz x1, .Lloop_end_232
.Lloop_233:
    sub x1, x1, #1
    prfm pldl1keep, [x2, #64]
    add x2, x2, #64
    cbnz x1, .Lloop_233
.Lloop_end_232:
    mov x1, x9
    mov x2, x4
    add x11, x11, x13, lsl #2
    ld1 {v4.4s, v5.4s, v6.4s, v7.4s}, [x1], #64
    ld1 {v0.4s, v1.4s, v2.4s, v3.4s}, [x1]
    sub x1, x1, #64
    cbz x2, .Lloop_end_234
.Lloop_235:
    add x1, x1, x5, lsl #2
    sub x2, x2, #1
    ld1 {v20.4s, v21.4s, v22.4s, v23.4s}, [x1], #64
    ld1 {v16.4s, v17.4s, v18.4s, v19.4s}, [x1]
    sub x1, x1, #64
    fmax v4.4s, v4.4s, v20.4s
    fmax v5.4s, v5.4s, v21.4s
    fmax v6.4s, v6.4s, v22.4s
    fmax v7.4s, v7.4s, v23.4s
    fmax v0.4s, v0.4s, v16.4s
    fmax v1.4s, v1.4s, v17.4s
    fmax v2.4s, v2.4s, v18.4s
    fmax v3.4s, v3.4s, v19.4s
    cbnz x2, .Lloop_235
.Lloop_end_234:
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
.Lend_231:
    lsr x1, x12, #4
    sub x0, x0, #1
    lsl x1, x1, #4
    lsl x2, x1, #1
    sub x6, x6, x1, lsl #2
    sub x9, x9, x2, lsl #2
    add x6, x6, x7, lsl #2
    add x9, x9, x10, lsl #2
    cbnz x0, .Lloop_223
.Lloop_end_222:
    lsr x0, x12, #4
    cbz x0, .Lloop_end_236
.Lloop_237:
    sub x1, x13, #1
    prfm pldl1keep, [x11]
    mov x2, x11
    lsr x1, x1, #4
    cbz x1, .Lloop_end_238
.Lloop_239:
    sub x1, x1, #1
    prfm pldl1keep, [x2, #64]
    add x2, x2, #64
    cbnz x1, .Lloop_239
.Lloop_end_238:
    mov x1, x9
    mov x2, x4
    add x11, x11, x13, lsl #2
    ld1 {v4.4s, v5.4s, v6.4s, v7.4s}, [x1], #64
    ld1 {v0.4s, v1.4s, v2.4s, v3.4s}, [x1]
    sub x1, x1, #64
    cbz x2, .Lloop_end_240
.Lloop_241:
    add x1, x1, x5, lsl #2
    sub x2, x2, #1
    ld1 {v20.4s, v21.4s, v22.4s, v23.4s}, [x1], #64
    ld1 {v16.4s, v17.4s, v18.4s, v19.4s}, [x1]
    sub x1, x1, #64
    fmax v4.4s, v4.4s, v20.4s
    fmax v5.4s, v5.4s, v21.4s
    fmax v6.4s, v6.4s, v22.4s
    fmax v7.4s, v7.4s, v23.4s
    fmax v0.4s, v0.4s, v16.4s
    fmax v1.4s, v1.4s, v17.4s
    fmax v2.4s, v2.4s, v18.4s
    fmax v3.4s, v3.4s, v19.4s
    cbnz x2, .Lloop_241
.Lloop_end_240:
    uzp1 v16.4s, v4.4s, v5.4s
    uzp2 v4.4s, v4.4s, v5.4s
    sub x0, x0, #1
    add x9, x9, #128
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
    cbnz x0, .Lloop_237
.Lloop_end_236:
    ubfx x0, x12, #0, #4
    cbnz x0, .Lotherwise_242
    b .Lend_243
.Lotherwise_242:
    lsl x0, x0, #1
    mov w1, #32
    mov w2, #1
    prfm pldl1keep, [x11]
    add x0, x0, #0
    sub x3, x13, #1
    lsr x3, x3, #4
    cmp x0, x1
    csel x0, x0, x1, ls
    lsl x0, x2, x0
    sub x1, x0, #1
    cbz x3, .Lloop_end_244
.Lloop_245:
    sub x3, x3, #1
    prfm pldl1keep, [x11, #64]
    add x11, x11, #64
    cbnz x3, .Lloop_245
.Lloop_end_244:
    ubfx x0, x1, #0, #4
    cmp x0, #15
    bne .Lotherwise_246
    ldr q0, [x9]
    b .Lend_247
.Lotherwise_246:
    movi v0.4s, #0
    tst x1, #1
    beq .Lotherwise_248
    ld1 {v0.s}[0], [x9]
.Lotherwise_248:
    tst x1, #2
    beq .Lotherwise_249
    add x0, x9, #4
    ld1 {v0.s}[1], [x0]
.Lotherwise_249:
    tst x1, #4
    beq .Lotherwise_250
    add x0, x9, #8
    ld1 {v0.s}[2], [x0]
.Lotherwise_250:
    tst x1, #8
    beq .Lotherwise_251
    add x0, x9, #12
    ld1 {v0.s}[3], [x0]
.Lotherwise_251:
.Lend_247:
    ubfx x0, x1, #4, #4
    cmp x0, #15
    bne .Lotherwise_252
    ldr q1, [x9, #16]
    b .Lend_253
.Lotherwise_252:
    movi v1.4s, #0
    tst x1, #16
    beq .Lotherwise_254
    add x0, x9, #16
    ld1 {v1.s}[0], [x0]
.Lotherwise_254:
    tst x1, #32
    beq .Lotherwise_255
    add x0, x9, #20
    ld1 {v1.s}[1], [x0]
.Lotherwise_255:
    tst x1, #64
    beq .Lotherwise_256
    add x0, x9, #24
    ld1 {v1.s}[2], [x0]
.Lotherwise_256:
    tst x1, #128
    beq .Lotherwise_257
    add x0, x9, #28
    ld1 {v1.s}[3], [x0]
.Lotherwise_257:
.Lend_253:
    ubfx x0, x1, #8, #4
    cmp x0, #15
    bne .Lotherwise_258
    ldr q2, [x9, #32]
    b .Lend_259
.Lotherwise_258:
    movi v2.4s, #0
    tst x1, #256
    beq .Lotherwise_260
    add x0, x9, #32
    ld1 {v2.s}[0], [x0]
.Lotherwise_260:
    tst x1, #512
    beq .Lotherwise_261
    add x0, x9, #36
    ld1 {v2.s}[1], [x0]
.Lotherwise_261:
    tst x1, #1024
    beq .Lotherwise_262
    add x0, x9, #40
    ld1 {v2.s}[2], [x0]
.Lotherwise_262:
    tst x1, #2048
    beq .Lotherwise_263
    add x0, x9, #44
    ld1 {v2.s}[3], [x0]
.Lotherwise_263:
.Lend_259:
    ubfx x0, x1, #12, #4
    cmp x0, #15
    bne .Lotherwise_264
    ldr q3, [x9, #48]
    b .Lend_265
.Lotherwise_264:
    movi v3.4s, #0
    tst x1, #4096
    beq .Lotherwise_266
    add x0, x9, #48
    ld1 {v3.s}[0], [x0]
.Lotherwise_266:
    tst x1, #8192
    beq .Lotherwise_267
    add x0, x9, #52
    ld1 {v3.s}[1], [x0]
.Lotherwise_267:
    tst x1, #16384
    beq .Lotherwise_268
    add x0, x9, #56
    ld1 {v3.s}[2], [x0]
.Lotherwise_268:
    tst x1, #32768
    beq .Lotherwise_269
    add x0, x9, #60
    ld1 {v3.s}[3], [x0]
.Lotherwise_269:
.Lend_265:
    ubfx x0, x1, #16, #4
    cmp x0, #15
    bne .Lotherwise_270
    ldr q4, [x9, #64]
    b .Lend_271
.Lotherwise_270:
    movi v4.4s, #0
    tst x1, #65536
    beq .Lotherwise_272
    add x0, x9, #64
    ld1 {v4.s}[0], [x0]
.Lotherwise_272:
    tst x1, #131072
    beq .Lotherwise_273
    add x0, x9, #68
    ld1 {v4.s}[1], [x0]
.Lotherwise_273:
    tst x1, #262144
    beq .Lotherwise_274
    add x0, x9, #72
    ld1 {v4.s}[2], [x0]
.Lotherwise_274:
    tst x1, #524288
    beq .Lotherwise_275
    add x0, x9, #76
    ld1 {v4.s}[3], [x0]
.Lotherwise_275:
.Lend_271:
    ubfx x0, x1, #20, #4
    cmp x0, #15
    bne .Lotherwise_276
    ldr q5, [x9, #80]
    b .Lend_277
.Lotherwise_276:
    movi v5.4s, #0
    tst x1, #1048576
    beq .Lotherwise_278
    add x0, x9, #80
    ld1 {v5.s}[0], [x0]
.Lotherwise_278:
    tst x1, #2097152
    beq .Lotherwise_279
    add x0, x9, #84
    ld1 {v5.s}[1], [x0]
.Lotherwise_279:
    tst x1, #4194304
    beq .Lotherwise_280
    add x0, x9, #88
    ld1 {v5.s}[2], [x0]
.Lotherwise_280:
    tst x1, #8388608
    beq .Lotherwise_281
    add x0, x9, #92
    ld1 {v5.s}[3], [x0]
.Lotherwise_281:
.Lend_277:
    ubfx x0, x1, #24, #4
    cmp x0, #15
    bne .Lotherwise_282
    ldr q6, [x9, #96]
    b .Lend_283
.Lotherwise_282:
    movi v6.4s, #0
    tst x1, #16777216
    beq .Lotherwise_284
    add x0, x9, #96
    ld1 {v6.s}[0], [x0]
.Lotherwise_284:
    tst x1, #33554432
    beq .Lotherwise_285
    add x0, x9, #100
    ld1 {v6.s}[1], [x0]
.Lotherwise_285:
    tst x1, #67108864
    beq .Lotherwise_286
    add x0, x9, #104
    ld1 {v6.s}[2], [x0]
.Lotherwise_286:
    tst x1, #134217728
    beq .Lotherwise_287
    add x0, x9, #108
    ld1 {v6.s}[3], [x0]
.Lotherwise_287:
.Lend_283:
    ubfx x0, x1, #28, #4
    cmp x0, #15
    bne .Lotherwise_288
    ldr q7, [x9, #112]
    b .Lend_289
.Lotherwise_288:
    movi v7.4s, #0
    tst x1, #268435456
    beq .Lotherwise_290
    add x0, x9, #112
    ld1 {v7.s}[0], [x0]
.Lotherwise_290:
    tst x1, #536870912
    beq .Lotherwise_291
    add x0, x9, #116
    ld1 {v7.s}[1], [x0]
.Lotherwise_291:
    tst x1, #1073741824
    beq .Lotherwise_292
    add x0, x9, #120
    ld1 {v7.s}[2], [x0]
.Lotherwise_292:
    tst x1, #2147483648
    beq .Lotherwise_293
    add x0, x9, #124
    ld1 {v7.s}[3], [x0]
.Lotherwise_293:
.Lend_289:
    cbz x4, .Lloop_end_294
.Lloop_295:
    ubfx x0, x1, #0, #4
    add x9, x9, x5, lsl #2
    cmp x0, #15
    bne .Lotherwise_296
    ldr q16, [x9]
    b .Lend_297
.Lotherwise_296:
    movi v16.4s, #0
    tst x1, #1
    beq .Lotherwise_298
    ld1 {v16.s}[0], [x9]
.Lotherwise_298:
    tst x1, #2
    beq .Lotherwise_299
    add x0, x9, #4
    ld1 {v16.s}[1], [x0]
.Lotherwise_299:
    tst x1, #4
    beq .Lotherwise_300
    add x0, x9, #8
    ld1 {v16.s}[2], [x0]
.Lotherwise_300:
    tst x1, #8
    beq .Lotherwise_301
    add x0, x9, #12
    ld1 {v16.s}[3], [x0]
.Lotherwise_301:
.Lend_297:
    ubfx x0, x1, #4, #4
    fmax v0.4s, v0.4s, v16.4s
    cmp x0, #15
    bne .Lotherwise_302
    ldr q16, [x9, #16]
    b .Lend_303
.Lotherwise_302:
    movi v16.4s, #0
    tst x1, #16
    beq .Lotherwise_304
    add x0, x9, #16
    ld1 {v16.s}[0], [x0]
.Lotherwise_304:
    tst x1, #32
    beq .Lotherwise_305
    add x0, x9, #20
    ld1 {v16.s}[1], [x0]
.Lotherwise_305:
    tst x1, #64
    beq .Lotherwise_306
    add x0, x9, #24
    ld1 {v16.s}[2], [x0]
.Lotherwise_306:
    tst x1, #128
    beq .Lotherwise_307
    add x0, x9, #28
    ld1 {v16.s}[3], [x0]
.Lotherwise_307:
.Lend_303:
    ubfx x0, x1, #8, #4
    fmax v1.4s, v1.4s, v16.4s
    cmp x0, #15
    bne .Lotherwise_308
    ldr q16, [x9, #32]
    b .Lend_309
.Lotherwise_308:
    movi v16.4s, #0
    tst x1, #256
    beq .Lotherwise_310
    add x0, x9, #32
    ld1 {v16.s}[0], [x0]
.Lotherwise_310:
    tst x1, #512
    beq .Lotherwise_311
    add x0, x9, #36
    ld1 {v16.s}[1], [x0]
.Lotherwise_311:
    tst x1, #1024
    beq .Lotherwise_312
    add x0, x9, #40
    ld1 {v16.s}[2], [x0]
.Lotherwise_312:
    tst x1, #2048
    beq .Lotherwise_313
    add x0, x9, #44
    ld1 {v16.s}[3], [x0]
.Lotherwise_313:
.Lend_309:
    ubfx x0, x1, #12, #4
    fmax v2.4s, v2.4s, v16.4s
    cmp x0, #15
    bne .Lotherwise_314
    ldr q16, [x9, #48]
    b .Lend_315
.Lotherwise_314:
    movi v16.4s, #0
    tst x1, #4096
    beq .Lotherwise_316
    add x0, x9, #48
    ld1 {v16.s}[0], [x0]
.Lotherwise_316:
    tst x1, #8192
    beq .Lotherwise_317
    add x0, x9, #52
    ld1 {v16.s}[1], [x0]
.Lotherwise_317:
    tst x1, #16384
    beq .Lotherwise_318
    add x0, x9, #56
    ld1 {v16.s}[2], [x0]
.Lotherwise_318:
    tst x1, #32768
    beq .Lotherwise_319
    add x0, x9, #60
    ld1 {v16.s}[3], [x0]
.Lotherwise_319:
.Lend_315:
    ubfx x0, x1, #16, #4
    fmax v3.4s, v3.4s, v16.4s
    cmp x0, #15
    bne .Lotherwise_320
    ldr q16, [x9, #64]
    b .Lend_321
.Lotherwise_320:
    movi v16.4s, #0
    tst x1, #65536
    beq .Lotherwise_322
    add x0, x9, #64
    ld1 {v16.s}[0], [x0]
.Lotherwise_322:
    tst x1, #131072
    beq .Lotherwise_323
    add x0, x9, #68
    ld1 {v16.s}[1], [x0]
.Lotherwise_323:
    tst x1, #262144
    beq .Lotherwise_324
    add x0, x9, #72
    ld1 {v16.s}[2], [x0]
.Lotherwise_324:
    tst x1, #524288
    beq .Lotherwise_325
    add x0, x9, #76
    ld1 {v16.s}[3], [x0]
.Lotherwise_325:
.Lend_321:
    ubfx x0, x1, #20, #4
    fmax v4.4s, v4.4s, v16.4s
    cmp x0, #15
    bne .Lotherwise_326
    ldr q16, [x9, #80]
    b .Lend_327
.Lotherwise_326:
    movi v16.4s, #0
    tst x1, #1048576
    beq .Lotherwise_328
    add x0, x9, #80
    ld1 {v16.s}[0], [x0]
.Lotherwise_328:
    tst x1, #2097152
    beq .Lotherwise_329
    add x0, x9, #84
    ld1 {v16.s}[1], [x0]
.Lotherwise_329:
    tst x1, #4194304
    beq .Lotherwise_330
    add x0, x9, #88
    ld1 {v16.s}[2], [x0]
.Lotherwise_330:
    tst x1, #8388608
    beq .Lotherwise_331
    add x0, x9, #92
    ld1 {v16.s}[3], [x0]
.Lotherwise_331:
.Lend_327:
    ubfx x0, x1, #24, #4
    fmax v5.4s, v5.4s, v16.4s
    cmp x0, #15
    bne .Lotherwise_332
    ldr q16, [x9, #96]
    b .Lend_333
.Lotherwise_332:
    movi v16.4s, #0
    tst x1, #16777216
    beq .Lotherwise_334
    add x0, x9, #96
    ld1 {v16.s}[0], [x0]
.Lotherwise_334:
    tst x1, #33554432
    beq .Lotherwise_335
    add x0, x9, #100
    ld1 {v16.s}[1], [x0]
.Lotherwise_335:
    tst x1, #67108864
    beq .Lotherwise_336
    add x0, x9, #104
    ld1 {v16.s}[2], [x0]
.Lotherwise_336:
    tst x1, #134217728
    beq .Lotherwise_337
    add x0, x9, #108
    ld1 {v16.s}[3], [x0]
.Lotherwise_337:
.Lend_333:
    ubfx x0, x1, #28, #4
    fmax v6.4s, v6.4s, v16.4s
    cmp x0, #15
    bne .Lotherwise_338
    ldr q16, [x9, #112]
    b .Lend_339
.Lotherwise_338:
    movi v16.4s, #0
    tst x1, #268435456
    beq .Lotherwise_340
    add x0, x9, #112
    ld1 {v16.s}[0], [x0]
.Lotherwise_340:
    tst x1, #536870912
    beq .Lotherwise_341
    add x0, x9, #116
    ld1 {v16.s}[1], [x0]
.Lotherwise_341:
    tst x1, #1073741824
    beq .Lotherwise_342
    add x0, x9, #120
    ld1 {v16.s}[2], [x0]
.Lotherwise_342:
    tst x1, #2147483648
    beq .Lotherwise_343
    add x0, x9, #124
    ld1 {v16.s}[3], [x0]
.Lotherwise_343:
.Lend_339:
    sub x4, x4, #1
    fmax v7.4s, v7.4s, v16.4s
    cbnz x4, .Lloop_295
.Lloop_end_294:
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
.Lend_243:
.Lend_221:
    ret
    .size nnp_pooling_maximum_of_pairs__aarch64_neon, . - nnp_pooling_maximum_of_pairs__aarch64_neon

    .text
    .p2align 4
    .globl nnp_pooling_maximum_of_threes__aarch64_neon
    .type nnp_pooling_maximum_of_threes__aarch64_neon, %function
nnp_pooling_maximum_of_threes__aarch64_neon:
    ldr x8, [sp, #8]
    mov x9, x2
    mov x10, x9
    mov x11, x1
    ldr x12, [sp, #0]
    ldr x13, [sp, #16]
    sub x4, x4, #1
    add x10, x10, x8, lsl #2
    cbnz x0, .Lotherwise_344
    b .Lend_345
.Lotherwise_344:
    sub x8, x0, #1
    cbz x8, .Lloop_end_346
.Lloop_347:
    lsr x0, x11, #5
    cbz x0, .Lloop_end_348
.Lloop_349:
    sub x1, x13, #1
    prfm pldl1keep, [x10]
    mov x2, x10
    lsr x1, x1, #4
    cbz x1, .Lloop_end_350
.Lloop_351:
    sub x1, x1, #1
    prfm pldl1keep, [x2, #64]
    add x2, x2, #64
    cbnz x1, .Lloop_351
.Lloop_end_350:
    sub x1, x13, #1
    add x10, x10, x13, lsl #2
    lsr x1, x1, #4
    prfm pldl1keep, [x10]
    mov x2, x10
    cbz x1, .Lloop_end_352
.Lloop_353:
    sub x1, x1, #1
    prfm pldl1keep, [x2, #64]
    add x2, x2, #64
    cbnz x1, .Lloop_353
.Lloop_end_352:
    mov x1, x9
    mov x2, x4
    add x10, x10, x13, lsl #2
    ld1 {v4.4s, v5.4s, v6.4s, v7.4s}, [x1], #64
    ld1 {v0.4s, v1.4s, v2.4s, v3.4s}, [x1]
    ldr q24, [x1, #56]
    sub x1, x1, #64
    cbz x2, .Lloop_end_354
.Lloop_355:
    add x1, x1, x5, lsl #2
    sub x2, x2, #1
    ld1 {v20.4s, v21.4s, v22.4s, v23.4s}, [x1], #64
    ld1 {v16.4s, v17.4s, v18.4s, v19.4s}, [x1]
    ldr q25, [x1, #56]
    sub x1, x1, #64
    fmax v4.4s, v4.4s, v20.4s
    fmax v5.4s, v5.4s, v21.4s
    fmax v6.4s, v6.4s, v22.4s
    fmax v7.4s, v7.4s, v23.4s
    fmax v0.4s, v0.4s, v16.4s
    fmax v1.4s, v1.4s, v17.4s
    fmax v2.4s, v2.4s, v18.4s
    fmax v3.4s, v3.4s, v19.4s
    fmax v24.4s, v24.4s, v25.4s
    cbnz x2, .Lloop_355
.Lloop_end_354:
    ext v16.16b, v24.16b, v24.16b, #8
    ext v17.16b, v4.16b, v5.16b, #4
    sub x0, x0, #1
    add x9, x9, #128
    ext v18.16b, v5.16b, v6.16b, #4
    ext v19.16b, v6.16b, v7.16b, #4
    ext v20.16b, v7.16b, v0.16b, #4
    ext v21.16b, v0.16b, v1.16b, #4
    ext v22.16b, v1.16b, v2.16b, #4
    ext v23.16b, v2.16b, v3.16b, #4
    ext v24.16b, v3.16b, v16.16b, #4
    ext v25.16b, v4.16b, v5.16b, #8
    fmax v4.4s, v4.4s, v17.4s
    ext v17.16b, v5.16b, v6.16b, #8
    fmax v5.4s, v5.4s, v18.4s
    ext v18.16b, v6.16b, v7.16b, #8
    fmax v6.4s, v6.4s, v19.4s
    ext v19.16b, v7.16b, v0.16b, #8
    fmax v7.4s, v7.4s, v20.4s
    ext v20.16b, v0.16b, v1.16b, #8
    str q4, [x12]
    fmax v0.4s, v0.4s, v21.4s
    ext v21.16b, v1.16b, v2.16b, #8
    str q5, [x12, #16]
    fmax v1.4s, v1.4s, v22.4s
    ext v22.16b, v2.16b, v3.16b, #8
    str q6, [x12, #32]
    fmax v2.4s, v2.4s, v23.4s
    ext v16.16b, v3.16b, v16.16b, #8
    str q7, [x12, #48]
    fmax v3.4s, v3.4s, v24.4s
    fmax v4.4s, v4.4s, v25.4s
    str q0, [x12, #64]
    fmax v5.4s, v5.4s, v17.4s
    fmax v6.4s, v6.4s, v18.4s
    str q1, [x12, #80]
    fmax v7.4s, v7.4s, v19.4s
    fmax v0.4s, v0.4s, v20.4s
    str q2, [x12, #96]
    fmax v1.4s, v1.4s, v21.4s
    fmax v2.4s, v2.4s, v22.4s
    str q3, [x12, #112]
    str q4, [x6]
    fmax v3.4s, v3.4s, v16.4s
    str q5, [x6, #16]
    str q6, [x6, #32]
    add x12, x12, #128
    str q7, [x6, #48]
    str q0, [x6, #64]
    str q1, [x6, #80]
    str q2, [x6, #96]
    str q3, [x6, #112]
    add x6, x6, #128
    cbnz x0, .Lloop_349
.Lloop_end_348:
    ubfx x0, x11, #0, #5
    lsr x0, x0, #4
    cbz x0, .Lloop_end_356
.Lloop_357:
    sub x1, x13, #1
    prfm pldl1keep, [x10]
    mov x2, x10
    lsr x1, x1, #4
    cbz x1, .Lloop_end_358
.Lloop_359:
    sub x1, x1, #1
    prfm pldl1keep, [x2, #64]
    add x2, x2, #64
    cbnz x1, .Lloop_359
.Lloop_end_358:
    mov x1, x9
    mov x2, x4
    add x10, x10, x13, lsl #2
    ld1 {v0.4s, v1.4s, v2.4s, v3.4s}, [x1]
    ldr q16, [x1, #56]
    cbz x2, .Lloop_end_360
.Lloop_361:
    add x1, x1, x5, lsl #2
    sub x2, x2, #1
    ld1 {v4.4s, v5.4s, v6.4s, v7.4s}, [x1]
    ldr q17, [x1, #56]
    fmax v16.4s, v16.4s, v17.4s
    fmax v0.4s, v0.4s, v4.4s
    fmax v1.4s, v1.4s, v5.4s
    fmax v2.4s, v2.4s, v6.4s
    fmax v3.4s, v3.4s, v7.4s
    cbnz x2, .Lloop_361
.Lloop_end_360:
    ext v4.16b, v16.16b, v16.16b, #8
    ext v5.16b, v0.16b, v1.16b, #4
    sub x0, x0, #1
    add x9, x9, #64
    ext v6.16b, v1.16b, v2.16b, #4
    ext v7.16b, v2.16b, v3.16b, #4
    ext v16.16b, v3.16b, v4.16b, #4
    ext v17.16b, v0.16b, v1.16b, #8
    fmax v0.4s, v0.4s, v5.4s
    ext v5.16b, v1.16b, v2.16b, #8
    fmax v1.4s, v1.4s, v6.4s
    ext v6.16b, v2.16b, v3.16b, #8
    fmax v2.4s, v2.4s, v7.4s
    ext v4.16b, v3.16b, v4.16b, #8
    fmax v3.4s, v3.4s, v16.4s
    str q0, [x12]
    fmax v0.4s, v0.4s, v17.4s
    str q1, [x12, #16]
    fmax v1.4s, v1.4s, v5.4s
    str q2, [x12, #32]
    fmax v2.4s, v2.4s, v6.4s
    str q3, [x12, #48]
    fmax v3.4s, v3.4s, v4.4s
    str q0, [x6]
    add x12, x12, #64
    str q1, [x6, #16]
    str q2, [x6, #32]
    str q3, [x6, #48]
    add x6, x6, #64
    cbnz x0, .Lloop_357
.Lloop_end_356:
    ubfx x0, x11, #0, #4
    cbnz x0, .Lotherwise_362
    b .Lend_363
.Lotherwise_362:
    sub x0, x13, #1
    prfm pldl1keep, [x10]
    mov x1, x10
    lsr x0, x0, #4
    cbz x0, .Lloop_end_364
.Lloop_365:
    sub x0, x0, #1
    prfm pldl1keep, [x1, #64]
    add x1, x1, #64
    cbnz x0, .Lloop_365
.Lloop_end_364:
    mov x0, x9
    mov x1, x4
    add x10, x10, x13, lsl #2
    ld1 {v0.4s, v1.4s, v2.4s, v3.4s}, [x0]
    ldr q16, [x0, #56]
    cbz x1, .Lloop_end_366
.Lloop_367:
    add x0, x0, x5, lsl #2
    sub x1, x1, #1
    ld1 {v4.4s, v5.4s, v6.4s, v7.4s}, [x0]
    ldr q17, [x0, #56]
    fmax v16.4s, v16.4s, v17.4s
    fmax v0.4s, v0.4s, v4.4s
    fmax v1.4s, v1.4s, v5.4s
    fmax v2.4s, v2.4s, v6.4s
    fmax v3.4s, v3.4s, v7.4s
    cbnz x1, .Lloop_367
.Lloop_end_366:
    ext v4.16b, v16.16b, v16.16b, #8
    ext v5.16b, v0.16b, v1.16b, #4
    ext v6.16b, v1.16b, v2.16b, #4
    ext v7.16b, v2.16b, v3.16b, #4
    ext v16.16b, v3.16b, v4.16b, #4
    ext v17.16b, v0.16b, v1.16b, #8
    fmax v0.4s, v0.4s, v5.4s
    ext v5.16b, v1.16b, v2.16b, #8
    fmax v1.4s, v1.4s, v6.4s
    ext v6.16b, v2.16b, v3.16b, #8
    fmax v2.4s, v2.4s, v7.4s
    ext v4.16b, v3.16b, v4.16b, #8
    fmax v3.4s, v3.4s, v16.4s
    str q0, [x12]
    fmax v0.4s, v0.4s, v17.4s
    str q1, [x12, #16]
    fmax v1.4s, v1.4s, v5.4s
    str q2, [x12, #32]
    fmax v2.4s, v2.4s, v6.4s
    str q3, [x12, #48]
    fmax v3.4s, v3.4s, v4.4s
    str q0, [x6]
    str q1, [x6, #16]
    str q2, [x6, #32]
    str q3, [x6, #48]
.Lend_363:
    lsr x0, x11, #4
    sub x8, x8, #1
    lsl x0, x0, #4
    sub x6, x6, x0, lsl #2
    sub x12, x12, x0, lsl #2
    sub x9, x9, x0, lsl #2
    add x6, x6, x7, lsl #2
    add x12, x12, x7, lsl #2
    add x9, x9, x3, lsl #2
    cbnz x8, .Lloop_347
.Lloop_end_346:
    lsr x0, x11, #5
    cbz x0, .Lloop_end_368
.Lloop_369:
    sub x1, x13, #1
    prfm pldl1keep, [x10]
    mov x2, x10
    lsr x1, x1, #4
    cbz x1, .Lloop_end_370
.Lloop_371:
    sub x1, x1, #1
    prfm pldl1keep, [x2, #64]
    add x2, x2, #64
    cbnz x1, .Lloop_371
.Lloop_end_370:
    sub x1, x13, #1
    add x10, x10, x13, lsl #2
    lsr x1, x1, #4
    prfm pldl1keep, [x10]
    mov x2, x10
    cbz x1, .Lloop_end_372
.Lloop_373:
    sub x1, x1, #1
    prfm pldl1keep, [x2, #64]
    add x2, x2, #64
    cbnz x1, .Lloop_373
.Lloop_end_372:
    mov x1, x9
    mov x2, x4
    add x10, x10, x13, lsl #2
    ld1 {v4.4s, v5.4s, v6.4s, v7.4s}, [x1], #64
    ld1 {v0.4s, v1.4s, v2.4s, v3.4s}, [x1]
    ldr q24, [x1, #56]
    sub x1, x1, #64
    cbz x2, .Lloop_end_374
.Lloop_375:
    add x1, x1, x5, lsl #2
    sub x2, x2, #1
    ld1 {v20.4s, v21.4s, v22.4s, v23.4s}, [x1], #64
    ld1 {v16.4s, v17.4s, v18.4s, v19.4s}, [x1]
    ldr q25, [x1, #56]
    sub x1, x1, #64
    fmax v4.4s, v4.4s, v20.4s
    fmax v5.4s, v5.4s, v21.4s
    fmax v6.4s, v6.4s, v22.4s
    fmax v7.4s, v7.4s, v23.4s
    fmax v0.4s, v0.4s, v16.4s
    fmax v1.4s, v1.4s, v17.4s
    fmax v2.4s, v2.4s, v18.4s
    fmax v3.4s, v3.4s, v19.4s
    fmax v24.4s, v24.4s, v25.4s
    cbnz x2, .Lloop_375
.Lloop_end_374:
    ext v16.16b, v24.16b, v24.16b, #8
    ext v17.16b, v4.16b, v5.16b, #4
    sub x0, x0, #1
    add x9, x9, #128
    ext v18.16b, v5.16b, v6.16b, #4
    ext v19.16b, v6.16b, v7.16b, #4
    ext v20.16b, v7.16b, v0.16b, #4
    ext v21.16b, v0.16b, v1.16b, #4
    ext v22.16b, v1.16b, v2.16b, #4
    ext v23.16b, v2.16b, v3.16b, #4
    ext v24.16b, v3.16b, v16.16b, #4
    ext v25.16b, v4.16b, v5.16b, #8
    fmax v4.4s, v4.4s, v17.4s
    ext v17.16b, v5.16b, v6.16b, #8
    fmax v5.4s, v5.4s, v18.4s
    ext v18.16b, v6.16b, v7.16b, #8
    fmax v6.4s, v6.4s, v19.4s
    ext v19.16b, v7.16b, v0.16b, #8
    fmax v7.4s, v7.4s, v20.4s
    ext v20.16b, v0.16b, v1.16b, #8
    str q4, [x12]
    fmax v0.4s, v0.4s, v21.4s
    ext v21.16b, v1.16b, v2.16b, #8
    str q5, [x12, #16]
    fmax v1.4s, v1.4s, v22.4s
    ext v22.16b, v2.16b, v3.16b, #8
    str q6, [x12, #32]
    fmax v2.4s, v2.4s, v23.4s
    ext v16.16b, v3.16b, v16.16b, #8
    str q7, [x12, #48]
    fmax v3.4s, v3.4s, v24.4s
    fmax v4.4s, v4.4s, v25.4s
    str q0, [x12, #64]
    fmax v5.4s, v5.4s, v17.4s
    fmax v6.4s, v6.4s, v18.4s
    str q1, [x12, #80]
    fmax v7.4s, v7.4s, v19.4s
    fmax v0.4s, v0.4s, v20.4s
    str q2, [x12, #96]
    fmax v1.4s, v1.4s, v21.4s
    fmax v2.4s, v2.4s, v22.4s
    str q3, [x12, #112]
    str q4, [x6]
    fmax v3.4s, v3.4s, v16.4s
    str q5, [x6, #16]
    str q6, [x6, #32]
    add x12, x12, #128
    str q7, [x6, #48]
    str q0, [x6, #64]
    str q1, [x6, #80]
    str q2, [x6, #96]
    str q3, [x6, #112]
    add x6, x6, #128
    cbnz x0, .Lloop_369
.Lloop_end_368:
    ubfx x0, x11, #0, #5
    lsr x0, x0, #4
    cbz x0, .Lloop_end_376
.Lloop_377:
    sub x1, x13, #1
    prfm pldl1keep, [x10]
    mov x2, x10
    lsr x1, x1, #4
    cbz x1, .Lloop_end_378
.Lloop_379:
    sub x1, x1, #1
    prfm pldl1keep, [x2, #64]
    add x2, x2, #64
    cbnz x1, .Lloop_379
.Lloop_end_378:
    mov x1, x9
    mov x2, x4
    add x10, x10, x13, lsl #2
    ld1 {v0.4s, v1.4s, v2.4s, v3.4s}, [x1]
    ldr q16, [x1, #56]
    cbz x2, .Lloop_end_380
.Lloop_381:
    add x1, x1, x5, lsl #2
    sub x2, x2, #1
    ld1 {v4.4s, v5.4s, v6.4s, v7.4s}, [x1]
    ldr q17, [x1, #56]
    fmax v16.4s, v16.4s, v17.4s
    fmax v0.4s, v0.4s, v4.4s
    fmax v1.4s, v1.4s, v5.4s
    fmax v2.4s, v2.4s, v6.4s
    fmax v3.4s, v3.4s, v7.4s
    cbnz x2, .Lloop_381
.Lloop_end_380:
    ext v4.16b, v16.16b, v16.16b, #8
    ext v5.16b, v0.16b, v1.16b, #4
    sub x0, x0, #1
    add x9, x9, #64
    ext v6.16b, v1.16b, v2.16b, #4
    ext v7.16b, v2.16b, v3.16b, #4
    ext v16.16b, v3.16b, v4.16b, #4
    ext v17.16b, v0.16b, v1.16b, #8
    fmax v0.4s, v0.4s, v5.4s
    ext v5.16b, v1.16b, v2.16b, #8
    fmax v1.4s, v1.4s, v6.4s
    ext v6.16b, v2.16b, v3.16b, #8
    fmax v2.4s, v2.4s, v7.4s
    ext v4.16b, v3.16b, v4.16b, #8
    fmax v3.4s, v3.4s, v16.4s
    str q0, [x12]
    fmax v0.4s, v0.4s, v17.4s
    str q1, [x12, #16]
    fmax v1.4s, v1.4s, v5.4s
    str q2, [x12, #32]
    fmax v2.4s, v2.4s, v6.4s
    str q3, [x12, #48]
    fmax v3.4s, v3.4s, v4.4s
    str q0, [x6]
    add x12, x12, #64
    str q1, [x6, #16]
    str q2, [x6, #32]
    str q3, [x6, #48]
    add x6, x6, #64
    cbnz x0, .Lloop_377
.Lloop_end_376:
    ubfx x0, x11, #0, #4
    cbnz x0, .Lotherwise_382
    b .Lend_383
.Lotherwise_382:
    mov w1, #20
    mov w2, #1
    prfm pldl1keep, [x10]
    add x0, x0, #2
    sub x3, x13, #1
    lsr x3, x3, #4
    cmp x0, x1
    csel x0, x0, x1, ls
    lsl x0, x2, x0
    sub x1, x0, #1
    cbz x3, .Lloop_end_384
.Lloop_385:
    sub x3, x3, #1
    prfm pldl1keep, [x10, #64]
    add x10, x10, #64
    cbnz x3, .Lloop_385
.Lloop_end_384:
    ubfx x0, x1, #0, #4
    cmp x0, #15
    bne .Lotherwise_386
    ldr q0, [x9]
    b .Lend_387
.Lotherwise_386:
    movi v0.4s, #0
    tst x1, #1
    beq .Lotherwise_388
    ld1 {v0.s}[0], [x9]
.Lotherwise_388:
    tst x1, #2
    beq .Lotherwise_389
    add x0, x9, #4
    ld1 {v0.s}[1], [x0]
.Lotherwise_389:
    tst x1, #4
    beq .Lotherwise_390
    add x0, x9, #8
    ld1 {v0.s}[2], [x0]
.Lotherwise_390:
    tst x1, #8
    beq .Lotherwise_391
    add x0, x9, #12
    ld1 {v0.s}[3], [x0]
.Lotherwise_391:
.Lend_387:
    ubfx x0, x1, #4, #4
    cmp x0, #15
    bne .Lotherwise_392
    ldr q1, [x9, #16]
    b .Lend_393
.Lotherwise_392:
    movi v1.4s, #0
    tst x1, #16
    beq .Lotherwise_394
    add x0, x9, #16
    ld1 {v1.s}[0], [x0]
.Lotherwise_394:
    tst x1, #32
    beq .Lotherwise_395
    add x0, x9, #20
    ld1 {v1.s}[1], [x0]
.Lotherwise_395:
    tst x1, #64
    beq .Lotherwise_396
    add x0, x9, #24
    ld1 {v1.s}[2], [x0]
.Lotherwise_396:
    tst x1, #128
    beq .Lotherwise_397
    add x0, x9, #28
    ld1 {v1.s}[3], [x0]
.Lotherwise_397:
.Lend_393:
    ubfx x0, x1, #8, #4
    cmp x0, #15
    bne .Lotherwise_398
    ldr q2, [x9, #32]
    b .Lend_399
.Lotherwise_398:
    movi v2.4s, #0
    tst x1, #256
    beq .Lotherwise_400
    add x0, x9, #32
    ld1 {v2.s}[0], [x0]
.Lotherwise_400:
    tst x1, #512
    beq .Lotherwise_401
    add x0, x9, #36
    ld1 {v2.s}[1], [x0]
.Lotherwise_401:
    tst x1, #1024
    beq .Lotherwise_402
    add x0, x9, #40
    ld1 {v2.s}[2], [x0]
.Lotherwise_402:
    tst x1, #2048
    beq .Lotherwise_403
    add x0, x9, #44
    ld1 {v2.s}[3], [x0]
.Lotherwise_403:
.Lend_399:
    ubfx x0, x1, #12, #4
    cmp x0, #15
    bne .Lotherwise_404
    ldr q3, [x9, #48]
    b .Lend_405
.Lotherwise_404:
    movi v3.4s, #0
    tst x1, #4096
    beq .Lotherwise_406
    add x0, x9, #48
    ld1 {v3.s}[0], [x0]
.Lotherwise_406:
    tst x1, #8192
    beq .Lotherwise_407
    add x0, x9, #52
    ld1 {v3.s}[1], [x0]
.Lotherwise_407:
    tst x1, #16384
    beq .Lotherwise_408
    add x0, x9, #56
    ld1 {v3.s}[2], [x0]
.Lotherwise_408:
    tst x1, #32768
    beq .Lotherwise_409
    add x0, x9, #60
    ld1 {v3.s}[3], [x0]
.Lotherwise_409:
.Lend_405:
    ubfx x0, x1, #16, #4
    cmp x0, #15
    bne .Lotherwise_410
    ldr q4, [x9, #64]
    b .Lend_411
.Lotherwise_410:
    movi v4.4s, #0
    tst x1, #65536
    beq .Lotherwise_412
    add x0, x9, #64
    ld1 {v4.s}[0], [x0]
.Lotherwise_412:
    tst x1, #131072
    beq .Lotherwise_413
    add x0, x9, #68
    ld1 {v4.s}[1], [x0]
.Lotherwise_413:
    tst x1, #262144
    beq .Lotherwise_414
    add x0, x9, #72
    ld1 {v4.s}[2], [x0]
.Lotherwise_414:
    tst x1, #524288
    beq .Lotherwise_415
    add x0, x9, #76
    ld1 {v4.s}[3], [x0]
.Lotherwise_415:
.Lend_411:
    cbz x4, .Lloop_end_416
.Lloop_417:
    ubfx x0, x1, #0, #4
    add x9, x9, x5, lsl #2
    cmp x0, #15
    bne .Lotherwise_418
    ldr q5, [x9]
    b .Lend_419
.Lotherwise_418:
    movi v5.4s, #0
    tst x1, #1
    beq .Lotherwise_420
    ld1 {v5.s}[0], [x9]
.Lotherwise_420:
    tst x1, #2
    beq .Lotherwise_421
    add x0, x9, #4
    ld1 {v5.s}[1], [x0]
.Lotherwise_421:
    tst x1, #4
    beq .Lotherwise_422
    add x0, x9, #8
    ld1 {v5.s}[2], [x0]
.Lotherwise_422:
    tst x1, #8
    beq .Lotherwise_423
    add x0, x9, #12
    ld1 {v5.s}[3], [x0]
.Lotherwise_423:
.Lend_419:
    ubfx x0, x1, #4, #4
    fmax v0.4s, v0.4s, v5.4s
    cmp x0, #15
    bne .Lotherwise_424
    ldr q5, [x9, #16]
    b .Lend_425
.Lotherwise_424:
    movi v5.4s, #0
    tst x1, #16
    beq .Lotherwise_426
    add x0, x9, #16
    ld1 {v5.s}[0], [x0]
.Lotherwise_426:
    tst x1, #32
    beq .Lotherwise_427
    add x0, x9, #20
    ld1 {v5.s}[1], [x0]
.Lotherwise_427:
    tst x1, #64
    beq .Lotherwise_428
    add x0, x9, #24
    ld1 {v5.s}[2], [x0]
.Lotherwise_428:
    tst x1, #128
    beq .Lotherwise_429
    add x0, x9, #28
    ld1 {v5.s}[3], [x0]
.Lotherwise_429:
.Lend_425:
    ubfx x0, x1, #8, #4
    fmax v1.4s, v1.4s, v5.4s
    cmp x0, #15
    bne .Lotherwise_430
    ldr q5, [x9, #32]
    b .Lend_431
.Lotherwise_430:
    movi v5.4s, #0
    tst x1, #256
    beq .Lotherwise_432
    add x0, x9, #32
    ld1 {v5.s}[0], [x0]
.Lotherwise_432:
    tst x1, #512
    beq .Lotherwise_433
    add x0, x9, #36
    ld1 {v5.s}[1], [x0]
.Lotherwise_433:
    tst x1, #1024
    beq .Lotherwise_434
    add x0, x9, #40
    ld1 {v5.s}[2], [x0]
.Lotherwise_434:
    tst x1, #2048
    beq .Lotherwise_435
    add x0, x9, #44
    ld1 {v5.s}[3], [x0]
.Lotherwise_435:
.Lend_431:
    ubfx x0, x1, #12, #4
    fmax v2.4s, v2.4s, v5.4s
    cmp x0, #15
    bne .Lotherwise_436
    ldr q5, [x9, #48]
    b .Lend_437
.Lotherwise_436:
    movi v5.4s, #0
    tst x1, #4096
    beq .Lotherwise_438
    add x0, x9, #48
    ld1 {v5.s}[0], [x0]
.Lotherwise_438:
    tst x1, #8192
    beq .Lotherwise_439
    add x0, x9, #52
    ld1 {v5.s}[1], [x0]
.Lotherwise_439:
    tst x1, #16384
    beq .Lotherwise_440
    add x0, x9, #56
    ld1 {v5.s}[2], [x0]
.Lotherwise_440:
    tst x1, #32768
    beq .Lotherwise_441
    add x0, x9, #60
    ld1 {v5.s}[3], [x0]
.Lotherwise_441:
.Lend_437:
    ubfx x0, x1, #16, #4
    fmax v3.4s, v3.4s, v5.4s
    cmp x0, #15
    bne .Lotherwise_442
    ldr q5, [x9, #64]
    b .Lend_443
.Lotherwise_442:
    movi v5.4s, #0
    tst x1, #65536
    beq .Lotherwise_444
    add x0, x9, #64
    ld1 {v5.s}[0], [x0]
.Lotherwise_444:
    tst x1, #131072
    beq .Lotherwise_445
    add x0, x9, #68
    ld1 {v5.s}[1], [x0]
.Lotherwise_445:
    tst x1, #262144
    beq .Lotherwise_446
    add x0, x9, #72
    ld1 {v5.s}[2], [x0]
.Lotherwise_446:
    tst x1, #524288
    beq .Lotherwise_447
    add x0, x9, #76
    ld1 {v5.s}[3], [x0]
.Lotherwise_447:
.Lend_443:
    sub x4, x4, #1
    fmax v4.4s, v4.4s, v5.4s
    cbnz x4, .Lloop_417
.Lloop_end_416:
    ext v5.16b, v0.16b, v1.16b, #4
    ext v6.16b, v1.16b, v2.16b, #4
    ext v7.16b, v2.16b, v3.16b, #4
    ext v16.16b, v3.16b, v4.16b, #4
    ext v17.16b, v0.16b, v1.16b, #8
    fmax v0.4s, v0.4s, v5.4s
    ext v5.16b, v1.16b, v2.16b, #8
    fmax v1.4s, v1.4s, v6.4s
    ext v6.16b, v2.16b, v3.16b, #8
    fmax v2.4s, v2.4s, v7.4s
    ext v4.16b, v3.16b, v4.16b, #8
    fmax v3.4s, v3.4s, v16.4s
    str q0, [x12]
    fmax v0.4s, v0.4s, v17.4s
    str q1, [x12, #16]
    fmax v1.4s, v1.4s, v5.4s
    str q2, [x12, #32]
    fmax v2.4s, v2.4s, v6.4s
    str q3, [x12, #48]
    fmax v3.4s, v3.4s, v4.4s
    str q0, [x6]
    str q1, [x6, #16]
    str q2, [x6, #32]
    str q3, [x6, #48]
.Lend_383:
.Lend_345:
    ret
    .size nnp_pooling_maximum_of_threes__aarch64_neon, . - nnp_pooling_maximum_of_threes__aarch64_neon

    .text
    .p2align 4
    .globl nnp_pooling_maximum_of_threes_by_2__aarch64_neon
    .type nnp_pooling_maximum_of_threes_by_2__aarch64_neon, %function
nnp_pooling_maximum_of_threes_by_2__aarch64_neon:
    ldr x8, [sp, #0]
    mov x9, x2
    mov x11, x9
    mov x12, x1
    mov x10, x3
    ldr x13, [sp, #8]
    sub x4, x4, #1
    add x11, x11, x8, lsl #2
    cbnz x0, .Lotherwise_448
    b .Lend_449
.Lotherwise_448:
    sub x0, x0, #1
    cbz x0, .Lloop_end_450
.Lloop_451:
    lsr x1, x12, #4
    cbz x1, .Lloop_end_452
.Lloop_453:
    sub x2, x13, #1
    prfm pldl1keep, [x11]
    mov x3, x11
    lsr x2, x2, #4
    cbz x2, .Lloop_end_454
.Lloop_455:
    sub x2, x2, #1
    prfm pldl1keep, [x3, #64]
    add x3, x3, #64
    cbnz x2, .Lloop_455
.Lloop_end_454:
    mov x2, x9
    mov x3, x4
    add x11, x11, x13, lsl #2
    ld1 {v4.4s, v5.4s, v6.4s, v7.4s}, [x2], #64
    ld1 {v0.4s, v1.4s, v2.4s, v3.4s}, [x2]
    ldr q24, [x2, #52]
    sub x2, x2, #64
    cbz x3, .Lloop_end_456
.Lloop_457:
    add x2, x2, x5, lsl #2
    sub x3, x3, #1
    ld1 {v20.4s, v21.4s, v22.4s, v23.4s}, [x2], #64
    ld1 {v16.4s, v17.4s, v18.4s, v19.4s}, [x2]
    ldr q25, [x2, #52]
    sub x2, x2, #64
    fmax v4.4s, v4.4s, v20.4s
    fmax v5.4s, v5.4s, v21.4s
    fmax v6.4s, v6.4s, v22.4s
    fmax v7.4s, v7.4s, v23.4s
    fmax v0.4s, v0.4s, v16.4s
    fmax v1.4s, v1.4s, v17.4s
    fmax v2.4s, v2.4s, v18.4s
    fmax v3.4s, v3.4s, v19.4s
    fmax v24.4s, v24.4s, v25.4s
    cbnz x3, .Lloop_457
.Lloop_end_456:
    ext v16.16b, v24.16b, v24.16b, #12
    uzp1 v17.4s, v4.4s, v5.4s
    sub x1, x1, #1
    add x9, x9, #128
    uzp2 v4.4s, v4.4s, v5.4s
    uzp1 v5.4s, v6.4s, v7.4s
    uzp2 v6.4s, v6.4s, v7.4s
    uzp1 v7.4s, v0.4s, v1.4s
    uzp2 v0.4s, v0.4s, v1.4s
    uzp1 v1.4s, v2.4s, v3.4s
    uzp2 v2.4s, v2.4s, v3.4s
    ext v3.16b, v17.16b, v5.16b, #4
    ext v18.16b, v5.16b, v7.16b, #4
    ext v19.16b, v7.16b, v1.16b, #4
    ext v16.16b, v1.16b, v16.16b, #4
    fmax v17.4s, v17.4s, v4.4s
    fmax v5.4s, v5.4s, v6.4s
    fmax v7.4s, v7.4s, v0.4s
    fmax v1.4s, v1.4s, v2.4s
    fmax v17.4s, v17.4s, v3.4s
    fmax v5.4s, v5.4s, v18.4s
    fmax v7.4s, v7.4s, v19.4s
    fmax v1.4s, v1.4s, v16.4s
    str q17, [x6]
    str q5, [x6, #16]
    str q7, [x6, #32]
    str q1, [x6, #48]
    add x6, x6, #64
    cbnz x1, .Lloop_453
.Lloop_end_452:
    ubfx x1, x12, #0, #4
    cbnz x1, .Lotherwise_458
    b .Lend_459
.Lotherwise_458:
    sub x1, x13, #1
    prfm pldl1keep, [x11]
    mov x2, x11
    lsr x1, x1, #4
    cbz x1, .Lloop_end_460
.Lloop_461:
    sub x1, x1, #1
    prfm pldl1keep, [x2, #64]
    add x2, x2, #64
    cbnz x1, .Lloop_461
.Lloop_end_460:
    mov x1, x9
    mov x2, x4
    add x11, x11, x13, lsl #2
    ld1 {v4.4s, v5.4s, v6.4s, v7.4s}, [x1], #64
    ld1 {v0.4s, v1.4s, v2.4s, v3.4s}, [x1]
    ldr q24, [x1, #52]
    sub x1, x1, #64
    cbz x2, .Lloop_end_462
.Lloop_463:
    add x1, x1, x5, lsl #2
    sub x2, x2, #1
    ld1 {v20.4s, v21.4s, v22.4s, v23.4s}, [x1], #64
    ld1 {v16.4s, v17.4s, v18.4s, v19.4s}, [x1]
    ldr q25, [x1, #52]
    sub x1, x1, #64
    fmax v4.4s, v4.4s, v20.4s
    fmax v5.4s, v5.4s, v21.4s
    fmax v6.4s, v6.4s, v22.4s
    fmax v7.4s, v7.4s, v23.4s
    fmax v0.4s, v0.4s, v16.4s
    fmax v1.4s, v1.4s, v17.4s
    fmax v2.4s, v2.4s, v18.4s
    fmax v3.4s, v3.4s, v19.4s
    fmax v24.4s, v24.4s, v25.4s
    cbnz x2, .Lloop_463
.Lloop_end_462:
    ext v16.16b, v24.16b, v24.16b, #12
    uzp1 v17.4s, v4.4s, v5.4s
    uzp2 v4.4s, v4.4s, v5.4s
    uzp1 v5.4s, v6.4s, v7.4s
    uzp2 v6.4s, v6.4s, v7.4s
    uzp1 v7.4s, v0.4s, v1.4s
    uzp2 v0.4s, v0.4s, v1.4s
    uzp1 v1.4s, v2.4s, v3.4s
    uzp2 v2.4s, v2.4s, v3.4s
    ext v3.16b, v17.16b, v5.16b, #4
    ext v18.16b, v5.16b, v7.16b, #4
    ext v19.16b, v7.16b, v1.16b, #4
    ext v16.16b, v1.16b, v16.16b, #4
    fmax v17.4s, v17.4s, v4.4s
    fmax v5.4s, v5.4s, v6.4s
    fmax v7.4s, v7.4s, v0.4s
    fmax v1.4s, v1.4s, v2.4s
    fmax v17.4s, v17.4s, v3.4s
    fmax v5.4s, v5.4s, v18.4s
    fmax v7.4s, v7.4s, v19.4s
    fmax v1.4s, v1.4s, v16.4s
    str q17, [x6]
    str q5, [x6, #16]
    str q7, [x6, #32]
    str q1, [x6, #48]
.Lend_459:
    lsr x1, x12, #4
    sub x0, x0, #1
    lsl x1, x1, #4
    lsl x2, x1, #1
    sub x6, x6, x1, lsl #2
    sub x9, x9, x2, lsl #2
    add x6, x6, x7, lsl #2
    add x9, x9, x10, lsl #2
    cbnz x0, .Lloop_451
.Lloop_end_450:
    lsr x0, x12, #4
    cbz x0, .Lloop_end_464
.Lloop_465:
    sub x1, x13, #1
    prfm pldl1keep, [x11]
    mov x2, x11
    lsr x1, x1, #4
    cbz x1, .Lloop_end_466
.Lloop_467:
    sub x1, x1, #1
    prfm pldl1keep, [x2, #64]
    add x2, x2, #64
    cbnz x1, .Lloop_467
.Lloop_end_466:
    mov x1, x9
    mov x2, x4
    add x11, x11, x13, lsl #2
    ld1 {v4.4s, v5.4s, v6.4s, v7.4s}, [x1], #64
    ld1 {v0.4s, v1.4s, v2.4s, v3.4s}, [x1]
    ldr q24, [x1, #52]
    sub x1, x1, #64
    cbz x2, .Lloop_end_468
.Lloop_469:
    add x1, x1, x5, lsl #2
    sub x2, x2, #1
    ld1 {v20.4s, v21.4s, v22.4s, v23.4s}, [x1], #64
    ld1 {v16.4s, v17.4s, v18.4s, v19.4s}, [x1]
    ldr q25, [x1, #52]
    sub x1, x1, #64
    fmax v4.4s, v4.4s, v20.4s
    fmax v5.4s, v5.4s, v21.4s
    fmax v6.4s, v6.4s, v22.4s
    fmax v7.4s, v7.4s, v23.4s
    fmax v0.4s, v0.4s, v16.4s
    fmax v1.4s, v1.4s, v17.4s
    fmax v2.4s, v2.4s, v18.4s
    fmax v3.4s, v3.4s, v19.4s
    fmax v24.4s, v24.4s, v25.4s
    cbnz x2, .Lloop_469
.Lloop_end_468:
    ext v16.16b, v24.16b, v24.16b, #12
    uzp1 v17.4s, v4.4s, v5.4s
    sub x0, x0, #1
    add x9, x9, #128
    uzp2 v4.4s, v4.4s, v5.4s
    uzp1 v5.4s, v6.4s, v7.4s
    uzp2 v6.4s, v6.4s, v7.4s
    uzp1 v7.4s, v0.4s, v1.4s
    uzp2 v0.4s, v0.4s, v1.4s
    uzp1 v1.4s, v2.4s, v3.4s
    uzp2 v2.4s, v2.4s, v3.4s
    ext v3.16b, v17.16b, v5.16b, #4
    ext v18.16b, v5.16b, v7.16b, #4
    ext v19.16b, v7.16b, v1.16b, #4
    ext v16.16b, v1.16b, v16.16b, #4
    fmax v17.4s, v17.4s, v4.4s
    fmax v5.4s, v5.4s, v6.4s
    fmax v7.4s, v7.4s, v0.4s
    fmax v1.4s, v1.4s, v2.4s
    fmax v17.4s, v17.4s, v3.4s
    fmax v5.4s, v5.4s, v18.4s
    fmax v7.4s, v7.4s, v19.4s
    fmax v1.4s, v1.4s, v16.4s
    str q17, [x6]
    str q5, [x6, #16]
    str q7, [x6, #32]
    str q1, [x6, #48]
    add x6, x6, #64
    cbnz x0, .Lloop_465
.Lloop_end_464:
    ubfx x0, x12, #0, #4
    cbnz x0, .Lotherwise_470
    b .Lend_471
.Lotherwise_470:
    lsl x0, x0, #1
    mov w1, #32
    mov w2, #1
    prfm pldl1keep, [x11]
    add x0, x0, #1
    sub x3, x13, #1
    lsr x3, x3, #4
    cmp x0, x1
    csel x0, x0, x1, ls
    lsl x0, x2, x0
    sub x1, x0, #1
    cbz x3, .Lloop_end_472
.Lloop_473:
    sub x3, x3, #1
    prfm pldl1keep, [x11, #64]
    add x11, x11, #64
    cbnz x3, .Lloop_473
.Lloop_end_472:
    ubfx x0, x1, #0, #4
    cmp x0, #15
    bne .Lotherwise_474
    ldr q0, [x9]
    b .Lend_475
.Lotherwise_474:
    movi v0.4s, #0
    tst x1, #1
    beq .Lotherwise_476
    ld1 {v0.s}[0], [x9]
.Lotherwise_476:
    tst x1, #2
    beq .Lotherwise_477
    add x0, x9, #4
    ld1 {v0.s}[1], [x0]
.Lotherwise_477:
    tst x1, #4
    beq .Lotherwise_478
    add x0, x9, #8
    ld1 {v0.s}[2], [x0]
.Lotherwise_478:
    tst x1, #8
    beq .Lotherwise_479
    add x0, x9, #12
    ld1 {v0.s}[3], [x0]
.Lotherwise_479:
.Lend_475:
    ubfx x0, x1, #4, #4
    cmp x0, #15
    bne .Lotherwise_480
    ldr q1, [x9, #16]
    b .Lend_481
.Lotherwise_480:
    movi v1.4s, #0
    tst x1, #16
    beq .Lotherwise_482
    add x0, x9, #16
    ld1 {v1.s}[0], [x0]
.Lotherwise_482:
    tst x1, #32
    beq .Lotherwise_483
    add x0, x9, #20
    ld1 {v1.s}[1], [x0]
.Lotherwise_483:
    tst x1, #64
    beq .Lotherwise_484
    add x0, x9, #24
    ld1 {v1.s}[2], [x0]
.Lotherwise_484:
    tst x1, #128
    beq .Lotherwise_485
    add x0, x9, #28
    ld1 {v1.s}[3], [x0]
.Lotherwise_485:
.Lend_481:
    ubfx x0, x1, #8, #4
    cmp x0, #15
    bne .Lotherwise_486
    ldr q2, [x9, #32]
    b .Lend_487
.Lotherwise_486:
    movi v2.4s, #0
    tst x1, #256
    beq .Lotherwise_488
    add x0, x9, #32
    ld1 {v2.s}[0], [x0]
.Lotherwise_488:
    tst x1, #512
    beq .Lotherwise_489
    add x0, x9, #36
    ld1 {v2.s}[1], [x0]
.Lotherwise_489:
    tst x1, #1024
    beq .Lotherwise_490
    add x0, x9, #40
    ld1 {v2.s}[2], [x0]
.Lotherwise_490:
    tst x1, #2048
    beq .Lotherwise_491
    add x0, x9, #44
    ld1 {v2.s}[3], [x0]
.Lotherwise_491:
.Lend_487:
    ubfx x0, x1, #12, #4
    cmp x0, #15
    bne .Lotherwise_492
    ldr q3, [x9, #48]
    b .Lend_493
.Lotherwise_492:
    movi v3.4s, #0
    tst x1, #4096
    beq .Lotherwise_494
    add x0, x9, #48
    ld1 {v3.s}[0], [x0]
.Lotherwise_494:
    tst x1, #8192
    beq .Lotherwise_495
    add x0, x9, #52
    ld1 {v3.s}[1], [x0]
.Lotherwise_495:
    tst x1, #16384
    beq .Lotherwise_496
    add x0, x9, #56
    ld1 {v3.s}[2], [x0]
.Lotherwise_496:
    tst x1, #32768
    beq .Lotherwise_497
    add x0, x9, #60
    ld1 {v3.s}[3], [x0]
.Lotherwise_497:
.Lend_493:
    ubfx x0, x1, #16, #4
    cmp x0, #15
    bne .Lotherwise_498
    ldr q4, [x9, #64]
    b .Lend_499
.Lotherwise_498:
    movi v4.4s, #0
    tst x1, #65536
    beq .Lotherwise_500
    add x0, x9, #64
    ld1 {v4.s}[0], [x0]
.Lotherwise_500:
    tst x1, #131072
    beq .Lotherwise_501
    add x0, x9, #68
    ld1 {v4.s}[1], [x0]
.Lotherwise_501:
    tst x1, #262144
    beq .Lotherwise_502
    add x0, x9, #72
    ld1 {v4.s}[2], [x0]
.Lotherwise_502:
    tst x1, #524288
    beq .Lotherwise_503
    add x0, x9, #76
    ld1 {v4.s}[3], [x0]
.Lotherwise_503:
.Lend_499:
    ubfx x0, x1, #20, #4
    cmp x0, #15
    bne .Lotherwise_504
    ldr q5, [x9, #80]
    b .Lend_505
.Lotherwise_504:
    movi v5.4s, #0
    tst x1, #1048576
    beq .Lotherwise_506
    add x0, x9, #80
    ld1 {v5.s}[0], [x0]
.Lotherwise_506:
    tst x1, #2097152
    beq .Lotherwise_507
    add x0, x9, #84
    ld1 {v5.s}[1], [x0]
.Lotherwise_507:
    tst x1, #4194304
    beq .Lotherwise_508
    add x0, x9, #88
    ld1 {v5.s}[2], [x0]
.Lotherwise_508:
    tst x1, #8388608
    beq .Lotherwise_509
    add x0, x9, #92
    ld1 {v5.s}[3], [x0]
.Lotherwise_509:
.Lend_505:
    ubfx x0, x1, #24, #4
    cmp x0, #15
    bne .Lotherwise_510
    ldr q6, [x9, #96]
    b .Lend_511
.Lotherwise_510:
    movi v6.4s, #0
    tst x1, #16777216
    beq .Lotherwise_512
    add x0, x9, #96
    ld1 {v6.s}[0], [x0]
.Lotherwise_512:
    tst x1, #33554432
    beq .Lotherwise_513
    add x0, x9, #100
    ld1 {v6.s}[1], [x0]
.Lotherwise_513:
    tst x1, #67108864
    beq .Lotherwise_514
    add x0, x9, #104
    ld1 {v6.s}[2], [x0]
.Lotherwise_514:
    tst x1, #134217728
    beq .Lotherwise_515
    add x0, x9, #108
    ld1 {v6.s}[3], [x0]
.Lotherwise_515:
.Lend_511:
    ubfx x0, x1, #28, #4
    cmp x0, #15
    bne .Lotherwise_516
    ldr q7, [x9, #112]
    b .Lend_517
.Lotherwise_516:
    movi v7.4s, #0
    tst x1, #268435456
    beq .Lotherwise_518
    add x0, x9, #112
    ld1 {v7.s}[0], [x0]
.Lotherwise_518:
    tst x1, #536870912
    beq .Lotherwise_519
    add x0, x9, #116
    ld1 {v7.s}[1], [x0]
.Lotherwise_519:
    tst x1, #1073741824
    beq .Lotherwise_520
    add x0, x9, #120
    ld1 {v7.s}[2], [x0]
.Lotherwise_520:
    tst x1, #2147483648
    beq .Lotherwise_521
    add x0, x9, #124
    ld1 {v7.s}[3], [x0]
.Lotherwise_521:
.Lend_517:
    cbz x4, .Lloop_end_522
.Lloop_523:
    ubfx x0, x1, #0, #4
    add x9, x9, x5, lsl #2
    cmp x0, #15
    bne .Lotherwise_524
    ldr q16, [x9]
    b .Lend_525
.Lotherwise_524:
    movi v16.4s, #0
    tst x1, #1
    beq .Lotherwise_526
    ld1 {v16.s}[0], [x9]
.Lotherwise_526:
    tst x1, #2
    beq .Lotherwise_527
    add x0, x9, #4
    ld1 {v16.s}[1], [x0]
.Lotherwise_527:
    tst x1, #4
    beq .Lotherwise_528
    add x0, x9, #8
    ld1 {v16.s}[2], [x0]
.Lotherwise_528:
    tst x1, #8
    beq .Lotherwise_529
    add x0, x9, #12
    ld1 {v16.s}[3], [x0]
.Lotherwise_529:
.Lend_525:
    ubfx x0, x1, #4, #4
    fmax v0.4s, v0.4s, v16.4s
    cmp x0, #15
    bne .Lotherwise_530
    ldr q16, [x9, #16]
    b .Lend_531
.Lotherwise_530:
    movi v16.4s, #0
    tst x1, #16
    beq .Lotherwise_532
    add x0, x9, #16
    ld1 {v16.s}[0], [x0]
.Lotherwise_532:
    tst x1, #32
    beq .Lotherwise_533
    add x0, x9, #20
    ld1 {v16.s}[1], [x0]
.Lotherwise_533:
    tst x1, #64
    beq .Lotherwise_534
    add x0, x9, #24
    ld1 {v16.s}[2], [x0]
.Lotherwise_534:
    tst x1, #128
    beq .Lotherwise_535
    add x0, x9, #28
    ld1 {v16.s}[3], [x0]
.Lotherwise_535:
.Lend_531:
    ubfx x0, x1, #8, #4
    fmax v1.4s, v1.4s, v16.4s
    cmp x0, #15
    bne .Lotherwise_536
    ldr q16, [x9, #32]
    b .Lend_537
.Lotherwise_536:
    movi v16.4s, #0
    tst x1, #256
    beq .Lotherwise_538
    add x0, x9, #32
    ld1 {v16.s}[0], [x0]
.Lotherwise_538:
    tst x1, #512
    beq .Lotherwise_539
    add x0, x9, #36
    ld1 {v16.s}[1], [x0]
.Lotherwise_539:
    tst x1, #1024
    beq .Lotherwise_540
    add x0, x9, #40
    ld1 {v16.s}[2], [x0]
.Lotherwise_540:
    tst x1, #2048
    beq .Lotherwise_541
    add x0, x9, #44
    ld1 {v16.s}[3], [x0]
.Lotherwise_541:
.Lend_537:
    ubfx x0, x1, #12, #4
    fmax v2.4s, v2.4s, v16.4s
    cmp x0, #15
    bne .Lotherwise_542
    ldr q16, [x9, #48]
    b .Lend_543
.Lotherwise_542:
    movi v16.4s, #0
    tst x1, #4096
    beq .Lotherwise_544
    add x0, x9, #48
    ld1 {v16.s}[0], [x0]
.Lotherwise_544:
    tst x1, #8192
    beq .Lotherwise_545
    add x0, x9, #52
    ld1 {v16.s}[1], [x0]
.Lotherwise_545:
    tst x1, #16384
    beq .Lotherwise_546
    add x0, x9, #56
    ld1 {v16.s}[2], [x0]
.Lotherwise_546:
    tst x1, #32768
    beq .Lotherwise_547
    add x0, x9, #60
    ld1 {v16.s}[3], [x0]
.Lotherwise_547:
.Lend_543:
    ubfx x0, x1, #16, #4
    fmax v3.4s, v3.4s, v16.4s
    cmp x0, #15
    bne .Lotherwise_548
    ldr q16, [x9, #64]
    b .Lend_549
.Lotherwise_548:
    movi v16.4s, #0
    tst x1, #65536
    beq .Lotherwise_550
    add x0, x9, #64
    ld1 {v16.s}[0], [x0]
.Lotherwise_550:
    tst x1, #131072
    beq .Lotherwise_551
    add x0, x9, #68
    ld1 {v16.s}[1], [x0]
.Lotherwise_551:
    tst x1, #262144
    beq .Lotherwise_552
    add x0, x9, #72
    ld1 {v16.s}[2], [x0]
.Lotherwise_552:
    tst x1, #524288
    beq .Lotherwise_553
    add x0, x9, #76
    ld1 {v16.s}[3], [x0]
.Lotherwise_553:
.Lend_549:
    ubfx x0, x1, #20, #4
    fmax v4.4s, v4.4s, v16.4s
    cmp x0, #15
    bne .Lotherwise_554
    ldr q16, [x9, #80]
    b .Lend_555
.Lotherwise_554:
    movi v16.4s, #0
    tst x1, #1048576
    beq .Lotherwise_556
    add x0, x9, #80
    ld1 {v16.s}[0], [x0]
.Lotherwise_556:
    tst x1, #2097152
    beq .Lotherwise_557
    add x0, x9, #84
    ld1 {v16.s}[1], [x0]
.Lotherwise_557:
    tst x1, #4194304
    beq .Lotherwise_558
    add x0, x9, #88
    ld1 {v16.s}[2], [x0]
.Lotherwise_558:
    tst x1, #8388608
    beq .Lotherwise_559
    add x0, x9, #92
    ld1 {v16.s}[3], [x0]
.Lotherwise_559:
.Lend_555:
    ubfx x0, x1, #24, #4
    fmax v5.4s, v5.4s, v16.4s
    cmp x0, #15
    bne .Lotherwise_560
    ldr q16, [x9, #96]
    b .Lend_561
.Lotherwise_560:
    movi v16.4s, #0
    tst x1, #16777216
    beq .Lotherwise_562
    add x0, x9, #96
    ld1 {v16.s}[0], [x0]
.Lotherwise_562:
    tst x1, #33554432
    beq .Lotherwise_563
    add x0, x9, #100
    ld1 {v16.s}[1], [x0]
.Lotherwise_563:
    tst x1, #67108864
    beq .Lotherwise_564
    add x0, x9, #104
    ld1 {v16.s}[2], [x0]
.Lotherwise_564:
    tst x1, #134217728
    beq .Lotherwise_565
    add x0, x9, #108
    ld1 {v16.s}[3], [x0]
.Lotherwise_565:
.Lend_561:
    ubfx x0, x1, #28, #4
    fmax v6.4s, v6.4s, v16.4s
    cmp x0, #15
    bne .Lotherwise_566
    ldr q16, [x9, #112]
    b .Lend_567
.Lotherwise_566:
    movi v16.4s, #0
    tst x1, #268435456
    beq .Lotherwise_568
    add x0, x9, #112
    ld1 {v16.s}[0], [x0]
.Lotherwise_568:
    tst x1, #536870912
    beq .Lotherwise_569
    add x0, x9, #116
    ld1 {v16.s}[1], [x0]
.Lotherwise_569:
    tst x1, #1073741824
    beq .Lotherwise_570
    add x0, x9, #120
    ld1 {v16.s}[2], [x0]
.Lotherwise_570:
    tst x1, #2147483648
    beq .Lotherwise_571
    add x0, x9, #124
    ld1 {v16.s}[3], [x0]
.Lotherwise_571:
.Lend_567:
    sub x4, x4, #1
    fmax v7.4s, v7.4s, v16.4s
    cbnz x4, .Lloop_523
.Lloop_end_522:
    movi v16.4s, #0
    uzp1 v17.4s, v0.4s, v1.4s
    uzp2 v0.4s, v0.4s, v1.4s
    uzp1 v1.4s, v2.4s, v3.4s
    uzp2 v2.4s, v2.4s, v3.4s
    uzp1 v3.4s, v4.4s, v5.4s
    uzp2 v4.4s, v4.4s, v5.4s
    uzp1 v5.4s, v6.4s, v7.4s
    uzp2 v6.4s, v6.4s, v7.4s
    ext v7.16b, v17.16b, v1.16b, #4
    ext v18.16b, v1.16b, v3.16b, #4
    ext v19.16b, v3.16b, v5.16b, #4
    ext v16.16b, v5.16b, v16.16b, #4
    fmax v17.4s, v17.4s, v0.4s
    fmax v1.4s, v1.4s, v2.4s
    fmax v3.4s, v3.4s, v4.4s
    fmax v5.4s, v5.4s, v6.4s
    fmax v17.4s, v17.4s, v7.4s
    fmax v1.4s, v1.4s, v18.4s
    fmax v3.4s, v3.4s, v19.4s
    fmax v5.4s, v5.4s, v16.4s
    str q17, [x6]
    str q1, [x6, #16]
    str q3, [x6, #32]
    str q5, [x6, #48]
.Lend_471:
.Lend_449:
    ret
    .size nnp_pooling_maximum_of_threes_by_2__aarch64_neon, . - nnp_pooling_maximum_of_threes_by_2__aarch64_neon

    .text
    .p2align 4
    .globl nnp_pooling_sum__aarch64_neon
    .type nnp_pooling_sum__aarch64_neon, %function
nnp_pooling_sum__aarch64_neon:
    ldr x8, [sp, #0]
    mov x9, x2
    mov x10, x9
    mov x11, x1
    ldr x12, [sp, #8]
    sub x4, x4, #1
    add x10, x10, x8, lsl #2
    cbnz x0, .Lotherwise_572
    b .Lend_573
.Lotherwise_572:
    sub x8, x0, #1
    cbz x8, .Lloop_end_574
.Lloop_575:
    lsr x0, x11, #5
    cbz x0, .Lloop_end_576
.Lloop_577:
    sub x1, x12, #1
    prfm pldl1keep, [x10]
    mov x2, x10
    lsr x1, x1, #4
    cbz x1, .Lloop_end_578
.Lloop_579:
    sub x1, x1, #1
    prfm pldl1keep, [x2, #64]
    add x2, x2, #64
    cbnz x1, .Lloop_579
.Lloop_end_578:
    sub x1, x12, #1
    add x10, x10, x12, lsl #2
    lsr x1, x1, #4
    prfm pldl1keep, [x10]
    mov x2, x10
    cbz x1, .Lloop_end_580
.Lloop_581:
    sub x1, x1, #1
    prfm pldl1keep, [x2, #64]
    add x2, x2, #64
    cbnz x1, .Lloop_581
.Lloop_end_580:
    mov x1, x9
    mov x2, x4
    add x10, x10, x12, lsl #2
    ld1 {v4.4s, v5.4s, v6.4s, v7.4s}, [x1], #64
    ld1 {v0.4s, v1.4s, v2.4s, v3.4s}, [x1]
    sub x1, x1, #64
    cbz x2, .Lloop_end_582
.Lloop_583:
    add x1, x1, x5, lsl #2
    sub x2, x2, #1
    ld1 {v20.4s, v21.4s, v22.4s, v23.4s}, [x1], #64
    ld1 {v16.4s, v17.4s, v18.4s, v19.4s}, [x1]
    sub x1, x1, #64
    fadd v4.4s, v4.4s, v20.4s
    fadd v5.4s, v5.4s, v21.4s
    fadd v6.4s, v6.4s, v22.4s
    fadd v7.4s, v7.4s, v23.4s
    fadd v0.4s, v0.4s, v16.4s
    fadd v1.4s, v1.4s, v17.4s
    fadd v2.4s, v2.4s, v18.4s
    fadd v3.4s, v3.4s, v19.4s
    cbnz x2, .Lloop_583
.Lloop_end_582:
    sub x0, x0, #1
    str q4, [x6]
    str q5, [x6, #16]
    add x9, x9, #128
    str q6, [x6, #32]
    str q7, [x6, #48]
    str q0, [x6, #64]
    str q1, [x6, #80]
    str q2, [x6, #96]
    str q3, [x6, #112]
    add x6, x6, #128
    cbnz x0, .Lloop_577
.Lloop_end_576:
    ubfx x0, x11, #0, #5
    lsr x0, x0, #4
    cbz x0, .Lloop_end_584
.Lloop_585:
    sub x1, x12, #1
    prfm pldl1keep, [x10]
    mov x2, x10
    lsr x1, x1, #4
    cbz x1, .Lloop_end_586
.Lloop_587:
    sub x1, x1, #1
    prfm pldl1keep, [x2, #64]
    add x2, x2, #64
    cbnz x1, .Lloop_587
.Lloop_end_586:
    mov x1, x9
    mov x2, x4
    add x10, x10, x12, lsl #2
    ld1 {v0.4s, v1.4s, v2.4s, v3.4s}, [x1]
    cbz x2, .Lloop_end_588
.Lloop_589:
    add x1, x1, x5, lsl #2
    sub x2, x2, #1
    ld1 {v4.4s, v5.4s, v6.4s, v7.4s}, [x1]
    fadd v0.4s, v0.4s, v4.4s
    fadd v1.4s, v1.4s, v5.4s
    fadd v2.4s, v2.4s, v6.4s
    fadd v3.4s, v3.4s, v7.4s
    cbnz x2, .Lloop_589
.Lloop_end_588:
    sub x0, x0, #1
    str q0, [x6]
    str q1, [x6, #16]
    add x9, x9, #64
    str q2, [x6, #32]
    str q3, [x6, #48]
    add x6, x6, #64
    cbnz x0, .Lloop_585
.Lloop_end_584:
    ubfx x0, x11, #0, #4
    cbnz x0, .Lotherwise_590
    b .Lend_591
.Lotherwise_590:
    sub x0, x12, #1
    prfm pldl1keep, [x10]
    mov x1, x10
    lsr x0, x0, #4
    cbz x0, .Lloop_end_592
.Lloop_593:
    sub x0, x0, #1
    prfm pldl1keep, [x1, #64]
    add x1, x1, #64
    cbnz x0, .Lloop_593
.Lloop_end_592:
    mov x0, x9
    mov x1, x4
    add x10, x10, x12, lsl #2
    ld1 {v0.4s, v1.4s, v2.4s, v3.4s}, [x0]
    cbz x1, .Lloop_end_594
.Lloop_595:
    add x0, x0, x5, lsl #2
    sub x1, x1, #1
    ld1 {v4.4s, v5.4s, v6.4s, v7.4s}, [x0]
    fadd v0.4s, v0.4s, v4.4s
    fadd v1.4s, v1.4s, v5.4s
    fadd v2.4s, v2.4s, v6.4s
    fadd v3.4s, v3.4s, v7.4s
    cbnz x1, .Lloop_595
.Lloop_end_594:
    str q0, [x6]
    str q1, [x6, #16]
    str q2, [x6, #32]
    str q3, [x6, #48]
.Lend_591:
    lsr x0, x11, #4
    sub x8, x8, #1
    lsl x0, x0, #4
    sub x6, x6, x0, lsl #2
    sub x9, x9, x0, lsl #2
    add x6, x6, x7, lsl #2
    add x9, x9, x3, lsl #2
    cbnz x8, .Lloop_575
.Lloop_end_574:
    lsr x0, x11, #5
    cbz x0, .Lloop_end_596
.Lloop_597:
    sub x1, x12, #1
    prfm pldl1keep, [x10]
    mov x2, x10
    lsr x1, x1, #4
    cbz x1, .Lloop_end_598
.Lloop_599:
    sub x1, x1, #1
    prfm pldl1keep, [x2, #64]
    add x2, x2, #64
    cbnz x1, .Lloop_599
.Lloop_end_598:
    sub x1, x12, #1
    add x10, x10, x12, lsl #2
    lsr x1, x1, #4
    prfm pldl1keep, [x10]
    mov x2, x10
    cbz x1, .Lloop_end_600
.Lloop_601:
    sub x1, x1, #1
    prfm pldl1keep, [x2, #64]
    add x2, x2, #64
    cbnz x1, .Lloop_601
.Lloop_end_600:
    mov x1, x9
    mov x2, x4
    add x10, x10, x12, lsl #2
    ld1 {v4.4s, v5.4s, v6.4s, v7.4s}, [x1], #64
    ld1 {v0.4s, v1.4s, v2.4s, v3.4s}, [x1]
    sub x1, x1, #64
    cbz x2, .Lloop_end_602
.Lloop_603:
    add x1, x1, x5, lsl #2
    sub x2, x2, #1
    ld1 {v20.4s, v21.4s, v22.4s, v23.4s}, [x1], #64
    ld1 {v16.4s, v17.4s, v18.4s, v19.4s}, [x1]
    sub x1, x1, #64
    fadd v4.4s, v4.4s, v20.4s
    fadd v5.4s, v5.4s, v21.4s
    fadd v6.4s, v6.4s, v22.4s
    fadd v7.4s, v7.4s, v23.4s
    fadd v0.4s, v0.4s, v16.4s
    fadd v1.4s, v1.4s, v17.4s
    fadd v2.4s, v2.4s, v18.4s
    fadd v3.4s, v3.4s, v19.4s
    cbnz x2, .Lloop_603
.Lloop_end_602:
    sub x0, x0, #1
    str q4, [x6]
    str q5, [x6, #16]
    add x9, x9, #128
    str q6, [x6, #32]
    str q7, [x6, #48]
    str q0, [x6, #64]
    str q1, [x6, #80]
    str q2, [x6, #96]
    str q3, [x6, #112]
    add x6, x6, #128
    cbnz x0, .Lloop_597
.Lloop_end_596:
    ubfx x0, x11, #0, #5
    lsr x0, x0, #4
    cbz x0, .Lloop_end_604
.Lloop_605:
    sub x1, x12, #1
    prfm pldl1keep, [x10]
    mov x2, x10
    lsr x1, x1, #4
    cbz x1, .Lloop_end_606
.Lloop_607:
    sub x1, x1, #1
    prfm pldl1keep, [x2, #64]
    add x2, x2, #64
    cbnz x1, .Lloop_607
.Lloop_end_606:
    mov x1, x9
    mov x2, x4
    add x10, x10, x12, lsl #2
    ld1 {v0.4s, v1.4s, v2.4s, v3.4s}, [x1]
    cbz x2, .Lloop_end_608
.Lloop_609:
    add x1, x1, x5, lsl #2
    sub x2, x2, #1
    ld1 {v4.4s, v5.4s, v6.4s, v7.4s}, [x1]
    fadd v0.4s, v0.4s, v4.4s
    fadd v1.4s, v1.4s, v5.4s
    fadd v2.4s, v2.4s, v6.4s
    fadd v3.4s, v3.4s, v7.4s
    cbnz x2, .Lloop_609
.Lloop_end_608:
    sub x0, x0, #1
    str q0, [x6]
    str q1, [x6, #16]
    add x9, x9, #64
    str q2, [x6, #32]
    str q3, [x6, #48]
    add x6, x6, #64
    cbnz x0, .Lloop_605
.Lloop_end_604:
    ubfx x0, x11, #0, #4
    cbnz x0, .Lotherwise_610
    b .Lend_611
.Lotherwise_610:
    mov w1, #16
    mov w2, #1
    prfm pldl1keep, [x10]
    add x0, x0, #0
    sub x3, x12, #1
    lsr x3, x3, #4
    cmp x0, x1
    csel x0, x0, x1, ls
    lsl x0, x2, x0
    sub x1, x0, #1
    cbz x3, .Lloop_end_612
.Lloop_613:
    sub x3, x3, #1
    prfm pldl1keep, [x10, #64]
    add x10, x10, #64
    cbnz x3, .Lloop_613
.Lloop_end_612:
    ubfx x0, x1, #0, #4
    cmp x0, #15
    bne .Lotherwise_614
    ldr q0, [x9]
    b .Lend_615
.Lotherwise_614:
    movi v0.4s, #0
    tst x1, #1
    beq .Lotherwise_616
    ld1 {v0.s}[0], [x9]
.Lotherwise_616:
    tst x1, #2
    beq .Lotherwise_617
    add x0, x9, #4
    ld1 {v0.s}[1], [x0]
.Lotherwise_617:
    tst x1, #4
    beq .Lotherwise_618
    add x0, x9, #8
    ld1 {v0.s}[2], [x0]
.Lotherwise_618:
    tst x1, #8
    beq .Lotherwise_619
    add x0, x9, #12
    ld1 {v0.s}[3], [x0]
.Lotherwise_619:
.Lend_615:
    ubfx x0, x1, #4, #4
    cmp x0, #15
    bne .Lotherwise_620
    ldr q1, [x9, #16]
    b .Lend_621
.Lotherwise_620:
    movi v1.4s, #0
    tst x1, #16
    beq .Lotherwise_622
    add x0, x9, #16
    ld1 {v1.s}[0], [x0]
.Lotherwise_622:
    tst x1, #32
    beq .Lotherwise_623
    add x0, x9, #20
    ld1 {v1.s}[1], [x0]
.Lotherwise_623:
    tst x1, #64
    beq .Lotherwise_624
    add x0, x9, #24
    ld1 {v1.s}[2], [x0]
.Lotherwise_624:
    tst x1, #128
    beq .Lotherwise_625
    add x0, x9, #28
    ld1 {v1.s}[3], [x0]
.Lotherwise_625:
.Lend_621:
    ubfx x0, x1, #8, #4
    cmp x0, #15
    bne .Lotherwise_626
    ldr q2, [x9, #32]
    b .Lend_627
.Lotherwise_626:
    movi v2.4s, #0
    tst x1, #256
    beq .Lotherwise_628
    add x0, x9, #32
    ld1 {v2.s}[0], [x0]
.Lotherwise_628:
    tst x1, #512
    beq .Lotherwise_629
    add x0, x9, #36
    ld1 {v2.s}[1], [x0]
.Lotherwise_629:
    tst x1, #1024
    beq .Lotherwise_630
    add x0, x9, #40
    ld1 {v2.s}[2], [x0]
.Lotherwise_630:
    tst x1, #2048
    beq .Lotherwise_631
    add x0, x9, #44
    ld1 {v2.s}[3], [x0]
.Lotherwise_631:
.Lend_627:
    ubfx x0, x1, #12, #4
    cmp x0, #15
    bne .Lotherwise_632
    ldr q3, [x9, #48]
    b .Lend_633
.Lotherwise_632:
    movi v3.4s, #0
    tst x1, #4096
    beq .Lotherwise_634
    add x0, x9, #48
    ld1 {v3.s}[0], [x0]
.Lotherwise_634:
    tst x1, #8192
    beq .Lotherwise_635
    add x0, x9, #52
    ld1 {v3.s}[1], [x0]
.Lotherwise_635:
    tst x1, #16384
    beq .Lotherwise_636
    add x0, x9, #56
    ld1 {v3.s}[2], [x0]
.Lotherwise_636:
    tst x1, #32768
    beq .Lotherwise_637
    add x0, x9, #60
    ld1 {v3.s}[3], [x0]
.Lotherwise_637:
.Lend_633:
    cbz x4, .Lloop_end_638
.Lloop_639:
    ubfx x0, x1, #0, #4
    add x9, x9, x5, lsl #2
    cmp x0, #15
    bne .Lotherwise_640
    ldr q4, [x9]
    b .Lend_641
.Lotherwise_640:
    movi v4.4s, #0
    tst x1, #1
    beq .Lotherwise_642
    ld1 {v4.s}[0], [x9]
.Lotherwise_642:
    tst x1, #2
    beq .Lotherwise_643
    add x0, x9, #4
    ld1 {v4.s}[1], [x0]
.Lotherwise_643:
    tst x1, #4
    beq .Lotherwise_644
    add x0, x9, #8
    ld1 {v4.s}[2], [x0]
.Lotherwise_644:
    tst x1, #8
    beq .Lotherwise_645
    add x0, x9, #12
    ld1 {v4.s}[3], [x0]
.Lotherwise_645:
.Lend_641:
    ubfx x0, x1, #4, #4
    fadd v0.4s, v0.4s, v4.4s
    cmp x0, #15
    bne .Lotherwise_646
    ldr q4, [x9, #16]
    b .Lend_647
.Lotherwise_646:
    movi v4.4s, #0
    tst x1, #16
    beq .Lotherwise_648
    add x0, x9, #16
    ld1 {v4.s}[0], [x0]
.Lotherwise_648:
    tst x1, #32
    beq .Lotherwise_649
    add x0, x9, #20
    ld1 {v4.s}[1], [x0]
.Lotherwise_649:
    tst x1, #64
    beq .Lotherwise_650
    add x0, x9, #24
    ld1 {v4.s}[2], [x0]
.Lotherwise_650:
    tst x1, #128
    beq .Lotherwise_651
    add x0, x9, #28
    ld1 {v4.s}[3], [x0]
.Lotherwise_651:
.Lend_647:
    ubfx x0, x1, #8, #4
    fadd v1.4s, v1.4s, v4.4s
    cmp x0, #15
    bne .Lotherwise_652
    ldr q4, [x9, #32]
    b .Lend_653
.Lotherwise_652:
    movi v4.4s, #0
    tst x1, #256
    beq .Lotherwise_654
    add x0, x9, #32
    ld1 {v4.s}[0], [x0]
.Lotherwise_654:
    tst x1, #512
    beq .Lotherwise_655
    add x0, x9, #36
    ld1 {v4.s}[1], [x0]
.Lotherwise_655:
    tst x1, #1024
    beq .Lotherwise_656
    add x0, x9, #40
    ld1 {v4.s}[2], [x0]
.Lotherwise_656:
    tst x1, #2048
    beq .Lotherwise_657
    add x0, x9, #44
    ld1 {v4.s}[3], [x0]
.Lotherwise_657:
.Lend_653:
    ubfx x0, x1, #12, #4
    fadd v2.4s, v2.4s, v4.4s
    cmp x0, #15
    bne .Lotherwise_658
    ldr q4, [x9, #48]
    b .Lend_659
.Lotherwise_658:
    movi v4.4s, #0
    tst x1, #4096
    beq .Lotherwise_660
    add x0, x9, #48
    ld1 {v4.s}[0], [x0]
.Lotherwise_660:
    tst x1, #8192
    beq .Lotherwise_661
    add x0, x9, #52
    ld1 {v4.s}[1], [x0]
.Lotherwise_661:
    tst x1, #16384
    beq .Lotherwise_662
    add x0, x9, #56
    ld1 {v4.s}[2], [x0]
.Lotherwise_662:
    tst x1, #32768
    beq .Lotherwise_663
    add x0, x9, #60
    ld1 {v4.s}[3], [x0]
.Lotherwise_663:
.Lend_659:
    sub x4, x4, #1
    fadd v3.4s, v3.4s, v4.4s
    cbnz x4, .Lloop_639
.Lloop_end_638:
    str q0, [x6]
    str q1, [x6, #16]
    str q2, [x6, #32]
    str q3, [x6, #48]
.Lend_611:
.Lend_573:
    ret
    .size nnp_pooling_sum__aarch64_neon, . - nnp_pooling_sum__aarch64_neon

    .text
    .p2align 4
    .globl nnp_pooling_average__aarch64_neon
    .type nnp_pooling_average__aarch64_neon, %function
nnp_pooling_average__aarch64_neon:
    ldr x8, [sp, #0]
    mov x9, x2
    mov x10, x9
    mov x11, x1
    ldr x12, [sp, #8]
    sub x4, x4, #1
    add x10, x10, x8, lsl #2
    cbnz x0, .Lotherwise_664
    b .Lend_665
.Lotherwise_664:
    sub x8, x0, #1
    cbz x8, .Lloop_end_666
.Lloop_667:
    lsr x0, x11, #5
    cbz x0, .Lloop_end_668
.Lloop_669:
    sub x1, x12, #1
    prfm pldl1keep, [x10]
    mov x2, x10
    lsr x1, x1, #4
    cbz x1, .Lloop_end_670
.Lloop_671:
    sub x1, x1, #1
    prfm pldl1keep, [x2, #64]
    add x2, x2, #64
    cbnz x1, .Lloop_671
.Lloop_end_670:
    sub x1, x12, #1
    add x10, x10, x12, lsl #2
    lsr x1, x1, #4
    prfm pldl1keep, [x10]
    mov x2, x10
    cbz x1, .Lloop_end_672
.Lloop_673:
    sub x1, x1, #1
    prfm pldl1keep, [x2, #64]
    add x2, x2, #64
    cbnz x1, .Lloop_673
.Lloop_end_672:
    mov x1, x9
    mov x2, x4
    add x10, x10, x12, lsl #2
    ld1 {v4.4s, v5.4s, v6.4s, v7.4s}, [x1], #64
    ld1 {v0.4s, v1.4s, v2.4s, v3.4s}, [x1]
    sub x1, x1, #64
    cbz x2, .Lloop_end_674
.Lloop_675:
    add x1, x1, #4
    sub x2, x2, #1
    ld1 {v20.4s, v21.4s, v22.4s, v23.4s}, [x1], #64
    ld1 {v16.4s, v17.4s, v18.4s, v19.4s}, [x1]
    sub x1, x1, #64
    fadd v4.4s, v4.4s, v20.4s
    fadd v5.4s, v5.4s, v21.4s
    fadd v6.4s, v6.4s, v22.4s
    fadd v7.4s, v7.4s, v23.4s
    fadd v0.4s, v0.4s, v16.4s
    fadd v1.4s, v1.4s, v17.4s
    fadd v2.4s, v2.4s, v18.4s
    fadd v3.4s, v3.4s, v19.4s
    cbnz x2, .Lloop_675
.Lloop_end_674:
    ld1 {v20.4s, v21.4s, v22.4s, v23.4s}, [x5], #64
    sub x0, x0, #1
    add x9, x9, #128
    ld1 {v16.4s, v17.4s, v18.4s, v19.4s}, [x5], #64
    fdiv v4.4s, v4.4s, v20.4s
    fdiv v5.4s, v5.4s, v21.4s
    fdiv v6.4s, v6.4s, v22.4s
    fdiv v7.4s, v7.4s, v23.4s
    fdiv v0.4s, v0.4s, v16.4s
    fdiv v1.4s, v1.4s, v17.4s
    str q4, [x6]
    str q5, [x6, #16]
    fdiv v2.4s, v2.4s, v18.4s
    fdiv v3.4s, v3.4s, v19.4s
    str q6, [x6, #32]
    str q7, [x6, #48]
    str q0, [x6, #64]
    str q1, [x6, #80]
    str q2, [x6, #96]
    str q3, [x6, #112]
    add x6, x6, #128
    cbnz x0, .Lloop_669
.Lloop_end_668:
    ubfx x0, x11, #0, #5
    lsr x0, x0, #4
    cbz x0, .Lloop_end_676
.Lloop_677:
    sub x1, x12, #1
    prfm pldl1keep, [x10]
    mov x2, x10
    lsr x1, x1, #4
    cbz x1, .Lloop_end_678
.Lloop_679:
    sub x1, x1, #1
    prfm pldl1keep, [x2, #64]
    add x2, x2, #64
    cbnz x1, .Lloop_679
.Lloop_end_678:
    mov x1, x9
    mov x2, x4
    add x10, x10, x12, lsl #2
    ld1 {v0.4s, v1.4s, v2.4s, v3.4s}, [x1]
    cbz x2, .Lloop_end_680
.Lloop_681:
    add x1, x1, #4
    sub x2, x2, #1
    ld1 {v4.4s, v5.4s, v6.4s, v7.4s}, [x1]
    fadd v0.4s, v0.4s, v4.4s
    fadd v1.4s, v1.4s, v5.4s
    fadd v2.4s, v2.4s, v6.4s
    fadd v3.4s, v3.4s, v7.4s
    cbnz x2, .Lloop_681
.Lloop_end_680:
    ld1 {v4.4s, v5.4s, v6.4s, v7.4s}, [x5], #64
    sub x0, x0, #1
    add x9, x9, #64
    fdiv v0.4s, v0.4s, v4.4s
    fdiv v1.4s, v1.4s, v5.4s
    fdiv v2.4s, v2.4s, v6.4s
    fdiv v3.4s, v3.4s, v7.4s
    str q0, [x6]
    str q1, [x6, #16]
    str q2, [x6, #32]
    str q3, [x6, #48]
    add x6, x6, #64
    cbnz x0, .Lloop_677
.Lloop_end_676:
    ubfx x0, x11, #0, #4
    cbnz x0, .Lotherwise_682
    b .Lend_683
.Lotherwise_682:
    sub x0, x12, #1
    prfm pldl1keep, [x10]
    mov x1, x10
    lsr x0, x0, #4
    cbz x0, .Lloop_end_684
.Lloop_685:
    sub x0, x0, #1
    prfm pldl1keep, [x1, #64]
    add x1, x1, #64
    cbnz x0, .Lloop_685
.Lloop_end_684:
    mov x0, x9
    mov x1, x4
    add x10, x10, x12, lsl #2
    ld1 {v0.4s, v1.4s, v2.4s, v3.4s}, [x0]
    cbz x1, .Lloop_end_686
.Lloop_687:
    add x0, x0, #4
    sub x1, x1, #1
    ld1 {v4.4s, v5.4s, v6.4s, v7.4s}, [x0]
    fadd v0.4s, v0.4s, v4.4s
    fadd v1.4s, v1.4s, v5.4s
    fadd v2.4s, v2.4s, v6.4s
    fadd v3.4s, v3.4s, v7.4s
    cbnz x1, .Lloop_687
.Lloop_end_686:
    ld1 {v4.4s, v5.4s, v6.4s, v7.4s}, [x5]
    fdiv v0.4s, v0.4s, v4.4s
    fdiv v1.4s, v1.4s, v5.4s
    fdiv v2.4s, v2.4s, v6.4s
    fdiv v3.4s, v3.4s, v7.4s
    str q0, [x6]
    str q1, [x6, #16]
    str q2, [x6, #32]
    str q3, [x6, #48]
.Lend_683:
    lsr x0, x11, #4
    sub x8, x8, #1
    lsl x0, x0, #4
    sub x6, x6, x0, lsl #2
    sub x5, x5, x0, lsl #2
    sub x9, x9, x0, lsl #2
    add x6, x6, x7, lsl #2
    add x9, x9, x3, lsl #2
    cbnz x8, .Lloop_667
.Lloop_end_666:
    lsr x0, x11, #5
    cbz x0, .Lloop_end_688
.Lloop_689:
    sub x1, x12, #1
    prfm pldl1keep, [x10]
    mov x2, x10
    lsr x1, x1, #4
    cbz x1, .Lloop_end_690
.Lloop_691:
    sub x1, x1, #1
    prfm pldl1keep, [x2, #64]
    add x2, x2, #64
    cbnz x1, .Lloop_691
.Lloop_end_690:
    sub x1, x12, #1
    add x10, x10, x12, lsl #2
    lsr x1, x1, #4
    prfm pldl1keep, [x10]
    mov x2, x10
    cbz x1, .Lloop_end_692
.Lloop_693:
    sub x1, x1, #1
    prfm pldl1keep, [x2, #64]
    add x2, x2, #64
    cbnz x1, .Lloop_693
.Lloop_end_692:
    mov x1, x9
    mov x2, x4
    add x10, x10, x12, lsl #2
    ld1 {v4.4s, v5.4s, v6.4s, v7.4s}, [x1], #64
    ld1 {v0.4s, v1.4s, v2.4s, v3.4s}, [x1]
    sub x1, x1, #64
    cbz x2, .Lloop_end_694
.Lloop_695:
    add x1, x1, #4
    sub x2, x2, #1
    ld1 {v20.4s, v21.4s, v22.4s, v23.4s}, [x1], #64
    ld1 {v16.4s, v17.4s, v18.4s, v19.4s}, [x1]
    sub x1, x1, #64
    fadd v4.4s, v4.4s, v20.4s
    fadd v5.4s, v5.4s, v21.4s
    fadd v6.4s, v6.4s, v22.4s
    fadd v7.4s, v7.4s, v23.4s
    fadd v0.4s, v0.4s, v16.4s
    fadd v1.4s, v1.4s, v17.4s
    fadd v2.4s, v2.4s, v18.4s
    fadd v3.4s, v3.4s, v19.4s
    cbnz x2, .Lloop_695
.Lloop_end_694:
    ld1 {v20.4s, v21.4s, v22.4s, v23.4s}, [x5], #64
    sub x0, x0, #1
    add x9, x9, #128
    ld1 {v16.4s, v17.4s, v18.4s, v19.4s}, [x5], #64
    fdiv v4.4s, v4.4s, v20.4s
    fdiv v5.4s, v5.4s, v21.4s
    fdiv v6.4s, v6.4s, v22.4s
    fdiv v7.4s, v7.4s, v23.4s
    fdiv v0.4s, v0.4s, v16.4s
    fdiv v1.4s, v1.4s, v17.4s
    str q4, [x6]
    str q5, [x6, #16]
    fdiv v2.4s, v2.4s, v18.4s
    fdiv v3.4s, v3.4s, v19.4s
    str q6, [x6, #32]
    str q7, [x6, #48]
    str q0, [x6, #64]
    str q1, [x6, #80]
    str q2, [x6, #96]
    str q3, [x6, #112]
    add x6, x6, #128
    cbnz x0, .Lloop_689
.Lloop_end_688:
    ubfx x0, x11, #0, #5
    lsr x0, x0, #4
    cbz x0, .Lloop_end_696
.Lloop_697:
    sub x1, x12, #1
    prfm pldl1keep, [x10]
    mov x2, x10
    lsr x1, x1, #4
    cbz x1, .Lloop_end_698
.Lloop_699:
    sub x1, x1, #1
    prfm pldl1keep, [x2, #64]
    add x2, x2, #64
    cbnz x1, .Lloop_699
.Lloop_end_698:
    mov x1, x9
    mov x2, x4
    add x10, x10, x12, lsl #2
    ld1 {v0.4s, v1.4s, v2.4s, v3.4s}, [x1]
    cbz x2, .Lloop_end_700
.Lloop_701:
    add x1, x1, #4
    sub x2, x2, #1
    ld1 {v4.4s, v5.4s, v6.4s, v7.4s}, [x1]
    fadd v0.4s, v0.4s, v4.4s
    fadd v1.4s, v1.4s, v5.4s
    fadd v2.4s, v2.4s, v6.4s
    fadd v3.4s, v3.4s, v7.4s
    cbnz x2, .Lloop_701
.Lloop_end_700:
    ld1 {v4.4s, v5.4s, v6.4s, v7.4s}, [x5], #64
    sub x0, x0, #1
    add x9, x9, #64
    fdiv v0.4s, v0.4s, v4.4s
    fdiv v1.4s, v1.4s, v5.4s
    fdiv v2.4s, v2.4s, v6.4s
    fdiv v3.4s, v3.4s, v7.4s
    str q0, [x6]
    str q1, [x6, #16]
    str q2, [x6, #32]
    str q3, [x6, #48]
    add x6, x6, #64
    cbnz x0, .Lloop_697
.Lloop_end_696:
    ubfx x0, x11, #0, #4
    cbnz x0, .Lotherwise_702
    b .Lend_703
.Lotherwise_702:
    mov w1, #16
    mov w2, #1
    prfm pldl1keep, [x10]
    add x0, x0, #0
    sub x3, x12, #1
    lsr x3, x3, #4
    cmp x0, x1
    csel x0, x0, x1, ls
    lsl x0, x2, x0
    sub x1, x0, #1
    cbz x3, .Lloop_end_704
.Lloop_705:
    sub x3, x3, #1
    prfm pldl1keep, [x10, #64]
    add x10, x10, #64
    cbnz x3, .Lloop_705
.Lloop_end_704:
    ubfx x0, x1, #0, #4
    cmp x0, #15
    bne .Lotherwise_706
    ldr q4, [x9]
    b .Lend_707
.Lotherwise_706:
    movi v4.4s, #0
    tst x1, #1
    beq .Lotherwise_708
    ld1 {v4.s}[0], [x9]
.Lotherwise_708:
    tst x1, #2
    beq .Lotherwise_709
    add x0, x9, #4
    ld1 {v4.s}[1], [x0]
.Lotherwise_709:
    tst x1, #4
    beq .Lotherwise_710
    add x0, x9, #8
    ld1 {v4.s}[2], [x0]
.Lotherwise_710:
    tst x1, #8
    beq .Lotherwise_711
    add x0, x9, #12
    ld1 {v4.s}[3], [x0]
.Lotherwise_711:
.Lend_707:
    ubfx x0, x1, #4, #4
    cmp x0, #15
    bne .Lotherwise_712
    ldr q5, [x9, #16]
    b .Lend_713
.Lotherwise_712:
    movi v5.4s, #0
    tst x1, #16
    beq .Lotherwise_714
    add x0, x9, #16
    ld1 {v5.s}[0], [x0]
.Lotherwise_714:
    tst x1, #32
    beq .Lotherwise_715
    add x0, x9, #20
    ld1 {v5.s}[1], [x0]
.Lotherwise_715:
    tst x1, #64
    beq .Lotherwise_716
    add x0, x9, #24
    ld1 {v5.s}[2], [x0]
.Lotherwise_716:
    tst x1, #128
    beq .Lotherwise_717
    add x0, x9, #28
    ld1 {v5.s}[3], [x0]
.Lotherwise_717:
.Lend_713:
    ubfx x0, x1, #8, #4
    cmp x0, #15
    bne .Lotherwise_718
    ldr q6, [x9, #32]
    b .Lend_719
.Lotherwise_718:
    movi v6.4s, #0
    tst x1, #256
    beq .Lotherwise_720
    add x0, x9, #32
    ld1 {v6.s}[0], [x0]
.Lotherwise_720:
    tst x1, #512
    beq .Lotherwise_721
    add x0, x9, #36
    ld1 {v6.s}[1], [x0]
.Lotherwise_721:
    tst x1, #1024
    beq .Lotherwise_722
    add x0, x9, #40
    ld1 {v6.s}[2], [x0]
.Lotherwise_722:
    tst x1, #2048
    beq .Lotherwise_723
    add x0, x9, #44
    ld1 {v6.s}[3], [x0]
.Lotherwise_723:
.Lend_719:
    ubfx x0, x1, #12, #4
    cmp x0, #15
    bne .Lotherwise_724
    ldr q7, [x9, #48]
    b .Lend_725
.Lotherwise_724:
    movi v7.4s, #0
    tst x1, #4096
    beq .Lotherwise_726
    add x0, x9, #48
    ld1 {v7.s}[0], [x0]
.Lotherwise_726:
    tst x1, #8192
    beq .Lotherwise_727
    add x0, x9, #52
    ld1 {v7.s}[1], [x0]
.Lotherwise_727:
    tst x1, #16384
    beq .Lotherwise_728
    add x0, x9, #56
    ld1 {v7.s}[2], [x0]
.Lotherwise_728:
    tst x1, #32768
    beq .Lotherwise_729
    add x0, x9, #60
    ld1 {v7.s}[3], [x0]
.Lotherwise_729:
.Lend_725:
    cbz x4, .Lloop_end_730
.Lloop_731:
    ubfx x0, x1, #0, #4
    add x9, x9, #4
    cmp x0, #15
    bne .Lotherwise_732
    ldr q0, [x9]
    b .Lend_733
.Lotherwise_732:
    movi v0.4s, #0
    tst x1, #1
    beq .Lotherwise_734
    ld1 {v0.s}[0], [x9]
.Lotherwise_734:
    tst x1, #2
    beq .Lotherwise_735
    add x0, x9, #4
    ld1 {v0.s}[1], [x0]
.Lotherwise_735:
    tst x1, #4
    beq .Lotherwise_736
    add x0, x9, #8
    ld1 {v0.s}[2], [x0]
.Lotherwise_736:
    tst x1, #8
    beq .Lotherwise_737
    add x0, x9, #12
    ld1 {v0.s}[3], [x0]
.Lotherwise_737:
.Lend_733:
    ubfx x0, x1, #4, #4
    fadd v4.4s, v4.4s, v0.4s
    cmp x0, #15
    bne .Lotherwise_738
    ldr q0, [x9, #16]
    b .Lend_739
.Lotherwise_738:
    movi v0.4s, #0
    tst x1, #16
    beq .Lotherwise_740
    add x0, x9, #16
    ld1 {v0.s}[0], [x0]
.Lotherwise_740:
    tst x1, #32
    beq .Lotherwise_741
    add x0, x9, #20
    ld1 {v0.s}[1], [x0]
.Lotherwise_741:
    tst x1, #64
    beq .Lotherwise_742
    add x0, x9, #24
    ld1 {v0.s}[2], [x0]
.Lotherwise_742:
    tst x1, #128
    beq .Lotherwise_743
    add x0, x9, #28
    ld1 {v0.s}[3], [x0]
.Lotherwise_743:
.Lend_739:
    ubfx x0, x1, #8, #4
    fadd v5.4s, v5.4s, v0.4s
    cmp x0, #15
    bne .Lotherwise_744
    ldr q0, [x9, #32]
    b .Lend_745
.Lotherwise_744:
    movi v0.4s, #0
    tst x1, #256
    beq .Lotherwise_746
    add x0, x9, #32
    ld1 {v0.s}[0], [x0]
.Lotherwise_746:
    tst x1, #512
    beq .Lotherwise_747
    add x0, x9, #36
    ld1 {v0.s}[1], [x0]
.Lotherwise_747:
    tst x1, #1024
    beq .Lotherwise_748
    add x0, x9, #40
    ld1 {v0.s}[2], [x0]
.Lotherwise_748:
    tst x1, #2048
    beq .Lotherwise_749
    add x0, x9, #44
    ld1 {v0.s}[3], [x0]
.Lotherwise_749:
.Lend_745:
    ubfx x0, x1, #12, #4
    fadd v6.4s, v6.4s, v0.4s
    cmp x0, #15
    bne .Lotherwise_750
    ldr q0, [x9, #48]
    b .Lend_751
.Lotherwise_750:
    movi v0.4s, #0
    tst x1, #4096
    beq .Lotherwise_752
    add x0, x9, #48
    ld1 {v0.s}[0], [x0]
.Lotherwise_752:
    tst x1, #8192
    beq .Lotherwise_753
    add x0, x9, #52
    ld1 {v0.s}[1], [x0]
.Lotherwise_753:
    tst x1, #16384
    beq .Lotherwise_754
    add x0, x9, #56
    ld1 {v0.s}[2], [x0]
.Lotherwise_754:
    tst x1, #32768
    beq .Lotherwise_755
    add x0, x9, #60
    ld1 {v0.s}[3], [x0]
.Lotherwise_755:
.Lend_751:
    sub x4, x4, #1
    fadd v7.4s, v7.4s, v0.4s
    cbnz x4, .Lloop_731
.Lloop_end_730:
    ld1 {v0.4s, v1.4s, v2.4s, v3.4s}, [x5]
    fdiv v0.4s, v4.4s, v0.4s
    fdiv v1.4s, v5.4s, v1.4s
    fdiv v2.4s, v6.4s, v2.4s
    fdiv v3.4s, v7.4s, v3.4s
    str q0, [x6]
    str q1, [x6, #16]
    str q2, [x6, #32]
    str q3, [x6, #48]
.Lend_703:
.Lend_665:
    ret
    .size nnp_pooling_average__aarch64_neon, . - nnp_pooling_average__aarch64_neon

    .text
    .p2align 4
    .globl nnp_pooling_average_by_2__aarch64_neon
    .type nnp_pooling_average_by_2__aarch64_neon, %function
nnp_pooling_average_by_2__aarch64_neon:
    ldr x8, [sp, #0]
    mov x9, x2
    mov x11, x9
    mov x12, x1
    mov x10, x3
    ldr x13, [sp, #8]
    sub x4, x4, #1
    add x11, x11, x8, lsl #2
    cbnz x0, .Lotherwise_756
    b .Lend_757
.Lotherwise_756:
    sub x0, x0, #1
    cbz x0, .Lloop_end_758
.Lloop_759:
    lsr x1, x12, #4
    cbz x1, .Lloop_end_760
.Lloop_761:
    sub x2, x13, #1
    prfm pldl1keep, [x11]
    mov x3, x11
    lsr x2, x2, #4
    cbz x2, .Lloop_end_762
.Lloop_763:
    sub x2, x2, #1
    prfm pldl1keep, [x3, #64]
    add x3, x3, #64
    cbnz x2, .Lloop_763
.Lloop_end_762:
    mov x2, x9
    add x11, x11, x13, lsl #2
    ld1 {v4.4s, v5.4s, v6.4s, v7.4s}, [x2], #64
    ld1 {v0.4s, v1.4s, v2.4s, v3.4s}, [x2]
    sub x2, x2, #60
    uzp1 v20.4s, v4.4s, v5.4s
    uzp2 v4.4s, v4.4s, v5.4s
    uzp1 v21.4s, v6.4s, v7.4s
    uzp2 v5.4s, v6.4s, v7.4s
    uzp1 v22.4s, v0.4s, v1.4s
    uzp2 v0.4s, v0.4s, v1.4s
    uzp1 v23.4s, v2.4s, v3.4s
    uzp2 v1.4s, v2.4s, v3.4s
    tst x4, #1
    beq .Lotherwise_764
    fadd v20.4s, v20.4s, v4.4s
    fadd v21.4s, v21.4s, v5.4s
    add x2, x2, #4
    fadd v22.4s, v22.4s, v0.4s
    fadd v23.4s, v23.4s, v1.4s
.Lotherwise_764:
    lsr x3, x4, #1
    cbz x3, .Lloop_end_765
.Lloop_766:
    ld1 {v4.4s, v5.4s, v6.4s, v7.4s}, [x2], #64
    sub x3, x3, #1
    ld1 {v0.4s, v1.4s, v2.4s, v3.4s}, [x2]
    sub x2, x2, #56
    uzp1 v16.4s, v4.4s, v5.4s
    uzp1 v17.4s, v6.4s, v7.4s
    uzp1 v18.4s, v0.4s, v1.4s
    uzp1 v19.4s, v2.4s, v3.4s
    fadd v20.4s, v20.4s, v16.4s
    fadd v21.4s, v21.4s, v17.4s
    fadd v22.4s, v22.4s, v18.4s
    fadd v23.4s, v23.4s, v19.4s
    uzp2 v4.4s, v4.4s, v5.4s
    uzp2 v5.4s, v6.4s, v7.4s
    uzp2 v0.4s, v0.4s, v1.4s
    uzp2 v1.4s, v2.4s, v3.4s
    fadd v20.4s, v20.4s, v4.4s
    fadd v21.4s, v21.4s, v5.4s
    fadd v22.4s, v22.4s, v0.4s
    fadd v23.4s, v23.4s, v1.4s
    cbnz x3, .Lloop_766
.Lloop_end_765:
    ld1 {v0.4s, v1.4s, v2.4s, v3.4s}, [x5], #64
    sub x1, x1, #1
    add x9, x9, #128
    fdiv v0.4s, v20.4s, v0.4s
    fdiv v1.4s, v21.4s, v1.4s
    fdiv v2.4s, v22.4s, v2.4s
    fdiv v3.4s, v23.4s, v3.4s
    str q0, [x6]
    str q1, [x6, #16]
    str q2, [x6, #32]
    str q3, [x6, #48]
    add x6, x6, #64
    cbnz x1, .Lloop_761
.Lloop_end_760:
    ubfx x1, x12, #0, #4
    cbnz x1, .Lotherwise_767
    b .Lend_768
.Lotherwise_767:
    sub x1, x13, #1
    prfm pldl1keep, [x11]
    mov x2, x11
    lsr x1, x1, #4
    cbz x1, .Lloop_end_769
.Lloop_770:
    sub x1, x1, #1
    prfm pldl1keep, [x2, #64]
    add x2, x2, #64
    cbnz x1, .Lloop_770
.Lloop_end_769:
    mov x1, x9
    add x11, x11, x13, lsl #2
    ld1 {v4.4s, v5.4s, v6.4s, v7.4s}, [x1], #64
    ld1 {v0.4s, v1.4s, v2.4s, v3.4s}, [x1]
    sub x1, x1, #60
    uzp1 v20.4s, v4.4s, v5.4s
    uzp2 v4.4s, v4.4s, v5.4s
    uzp1 v21.4s, v6.4s, v7.4s
    uzp2 v5.4s, v6.4s, v7.4s
    uzp1 v22.4s, v0.4s, v1.4s
    uzp2 v0.4s, v0.4s, v1.4s
    uzp1 v23.4s, v2.4s, v3.4s
    uzp2 v1.4s, v2.4s, v3.4s
    tst x4, #1
    beq .Lotherwise_771
    fadd v20.4s, v20.4s, v4.4s
    fadd v21.4s, v21.4s, v5.4s
    add x1, x1, #4
    fadd v22.4s, v22.4s, v0.4s
    fadd v23.4s, v23.4s, v1.4s
.Lotherwise_771:
    lsr x2, x4, #1
    cbz x2, .Lloop_end_772
.Lloop_773:
    ld1 {v4.4s, v5.4s, v6.4s, v7.4s}, [x1], #64
    sub x2, x2, #1
    ld1 {v0.4s, v1.4s, v2.4s, v3.4s}, [x1]
    sub x1, x1, #56
    uzp1 v16.4s, v4.4s, v5.4s
    uzp1 v17.4s, v6.4s, v7.4s
    uzp1 v18.4s, v0.4s, v1.4s
    uzp1 v19.4s, v2.4s, v3.4s
    fadd v20.4s, v20.4s, v16.4s
    fadd v21.4s, v21.4s, v17.4s
    fadd v22.4s, v22.4s, v18.4s
    fadd v23.4s, v23.4s, v19.4s
    uzp2 v4.4s, v4.4s, v5.4s
    uzp2 v5.4s, v6.4s, v7.4s
    uzp2 v0.4s, v0.4s, v1.4s
    uzp2 v1.4s, v2.4s, v3.4s
    fadd v20.4s, v20.4s, v4.4s
    fadd v21.4s, v21.4s, v5.4s
    fadd v22.4s, v22.4s, v0.4s
    fadd v23.4s, v23.4s, v1.4s
    cbnz x2, .Lloop_773
.Lloop_end_772:
    ld1 {v0.4s, v1.4s, v2.4s, v3.4s}, [x5]
    fdiv v0.4s, v20.4s, v0.4s
    fdiv v1.4s, v21.4s, v1.4s
    fdiv v2.4s, v22.4s, v2.4s
    fdiv v3.4s, v23.4s, v3.4s
    str q0, [x6]
    str q1, [x6, #16]
    str q2, [x6, #32]
    str q3, [x6, #48]
.Lend_768:
    lsr x1, x12, #4
    sub x0, x0, #1
    lsl x1, x1, #4
    lsl x2, x1, #1
    sub x6, x6, x1, lsl #2
    sub x5, x5, x1, lsl #2
    sub x9, x9, x2, lsl #2
    add x6, x6, x7, lsl #2
    add x9, x9, x10, lsl #2
    cbnz x0, .Lloop_759
.Lloop_end_758:
    lsr x0, x12, #4
    cbz x0, .Lloop_end_774
.Lloop_775:
    sub x1, x13, #1
    prfm pldl1keep, [x11]
    mov x2, x11
    lsr x1, x1, #4
    cbz x1, .Lloop_end_776
.Lloop_777:
    sub x1, x1, #1
    prfm pldl1keep, [x2, #64]
    add x2, x2, #64
    cbnz x1, .Lloop_777
.Lloop_end_776:
    mov x1, x9
    add x11, x11, x13, lsl #2
    ld1 {v4.4s, v5.4s, v6.4s, v7.4s}, [x1], #64
    ld1 {v0.4s, v1.4s, v2.4s, v3.4s}, [x1]
    sub x1, x1, #60
    uzp1 v20.4s, v4.4s, v5.4s
    uzp2 v4.4s, v4.4s, v5.4s
    uzp1 v21.4s, v6.4s, v7.4s
    uzp2 v5.4s, v6.4s, v7.4s
    uzp1 v22.4s, v0.4s, v1.4s
    uzp2 v0.4s, v0.4s, v1.4s
    uzp1 v23.4s, v2.4s, v3.4s
    uzp2 v1.4s, v2.4s, v3.4s
    tst x4, #1
    beq .Lotherwise_778
    fadd v20.4s, v20.4s, v4.4s
    fadd v21.4s, v21.4s, v5.4s
    add x1, x1, #4
    fadd v22.4s, v22.4s, v0.4s
    fadd v23.4s, v23.4s, v1.4s
.Lotherwise_778:
    lsr x2, x4, #1
    cbz x2, .Lloop_end_779
.Lloop_780:
    ld1 {v4.4s, v5.4s, v6.4s, v7.4s}, [x1], #64
    sub x2, x2, #1
    ld1 {v0.4s, v1.4s, v2.4s, v3.4s}, [x1]
    sub x1, x1, #56
    uzp1 v16.4s, v4.4s, v5.4s
    uzp1 v17.4s, v6.4s, v7.4s
    uzp1 v18.4s, v0.4s, v1.4s
    uzp1 v19.4s, v2.4s, v3.4s
    fadd v20.4s, v20.4s, v16.4s
    fadd v21.4s, v21.4s, v17.4s
    fadd v22.4s, v22.4s, v18.4s
    fadd v23.4s, v23.4s, v19.4s
    uzp2 v4.4s, v4.4s, v5.4s
    uzp2 v5.4s, v6.4s, v7.4s
    uzp2 v0.4s, v0.4s, v1.4s
    uzp2 v1.4s, v2.4s, v3.4s
    fadd v20.4s, v20.4s, v4.4s
    fadd v21.4s, v21.4s, v5.4s
    fadd v22.4s, v22.4s, v0.4s
    fadd v23.4s, v23.4s, v1.4s
    cbnz x2, .Lloop_780
.Lloop_end_779:
    ld1 {v0.4s, v1.4s, v2.4s, v3.4s}, [x5], #64
    sub x0, x0, #1
    add x9, x9, #128
    fdiv v0.4s, v20.4s, v0.4s
    fdiv v1.4s, v21.4s, v1.4s
    fdiv v2.4s, v22.4s, v2.4s
    fdiv v3.4s, v23.4s, v3.4s
    str q0, [x6]
    str q1, [x6, #16]
    str q2, [x6, #32]
    str q3, [x6, #48]
    add x6, x6, #64
    cbnz x0, .Lloop_775
.Lloop_end_774:
    ubfx x0, x12, #0, #4
    cbnz x0, .Lotherwise_781
    b .Lend_782
.Lotherwise_781:
    lsl x0, x0, #1
    mov w1, #32
    mov w2, #1
    prfm pldl1keep, [x11]
    add x0, x0, #0
    sub x3, x13, #1
    lsr x3, x3, #4
    cmp x0, x1
    csel x0, x0, x1, ls
    lsl x0, x2, x0
    sub x1, x0, #1
    cbz x3, .Lloop_end_783
.Lloop_784:
    sub x3, x3, #1
    prfm pldl1keep, [x11, #64]
    add x11, x11, #64
    cbnz x3, .Lloop_784
.Lloop_end_783:
    ubfx x0, x1, #0, #4
    cmp x0, #15
    bne .Lotherwise_785
    ldr q0, [x9]
    b .Lend_786
.Lotherwise_785:
    movi v0.4s, #0
    tst x1, #1
    beq .Lotherwise_787
    ld1 {v0.s}[0], [x9]
.Lotherwise_787:
    tst x1, #2
    beq .Lotherwise_788
    add x0, x9, #4
    ld1 {v0.s}[1], [x0]
.Lotherwise_788:
    tst x1, #4
    beq .Lotherwise_789
    add x0, x9, #8
    ld1 {v0.s}[2], [x0]
.Lotherwise_789:
    tst x1, #8
    beq .Lotherwise_790
    add x0, x9, #12
    ld1 {v0.s}[3], [x0]
.Lotherwise_790:
.Lend_786:
    ubfx x0, x1, #4, #4
    cmp x0, #15
    bne .Lotherwise_791
    ldr q1, [x9, #16]
    b .Lend_792
.Lotherwise_791:
    movi v1.4s, #0
    tst x1, #16
    beq .Lotherwise_793
    add x0, x9, #16
    ld1 {v1.s}[0], [x0]
.Lotherwise_793:
    tst x1, #32
    beq .Lotherwise_794
    add x0, x9, #20
    ld1 {v1.s}[1], [x0]
.Lotherwise_794:
    tst x1, #64
    beq .Lotherwise_795
    add x0, x9, #24
    ld1 {v1.s}[2], [x0]
.Lotherwise_795:
    tst x1, #128
    beq .Lotherwise_796
    add x0, x9, #28
    ld1 {v1.s}[3], [x0]
.Lotherwise_796:
.Lend_792:
    ubfx x0, x1, #8, #4
    uzp1 v17.4s, v0.4s, v1.4s
    uzp2 v0.4s, v0.4s, v1.4s
    cmp x0, #15
    bne .Lotherwise_797
    ldr q1, [x9, #32]
    b .Lend_798
.Lotherwise_797:
    movi v1.4s, #0
    tst x1, #256
    beq .Lotherwise_799
    add x0, x9, #32
    ld1 {v1.s}[0], [x0]
.Lotherwise_799:
    tst x1, #512
    beq .Lotherwise_800
    add x0, x9, #36
    ld1 {v1.s}[1], [x0]
.Lotherwise_800:
    tst x1, #1024
    beq .Lotherwise_801
    add x0, x9, #40
    ld1 {v1.s}[2], [x0]
.Lotherwise_801:
    tst x1, #2048
    beq .Lotherwise_802
    add x0, x9, #44
    ld1 {v1.s}[3], [x0]
.Lotherwise_802:
.Lend_798:
    ubfx x0, x1, #12, #4
    cmp x0, #15
    bne .Lotherwise_803
    ldr q2, [x9, #48]
    b .Lend_804
.Lotherwise_803:
    movi v2.4s, #0
    tst x1, #4096
    beq .Lotherwise_805
    add x0, x9, #48
    ld1 {v2.s}[0], [x0]
.Lotherwise_805:
    tst x1, #8192
    beq .Lotherwise_806
    add x0, x9, #52
    ld1 {v2.s}[1], [x0]
.Lotherwise_806:
    tst x1, #16384
    beq .Lotherwise_807
    add x0, x9, #56
    ld1 {v2.s}[2], [x0]
.Lotherwise_807:
    tst x1, #32768
    beq .Lotherwise_808
    add x0, x9, #60
    ld1 {v2.s}[3], [x0]
.Lotherwise_808:
.Lend_804:
    ubfx x0, x1, #16, #4
    uzp1 v18.4s, v1.4s, v2.4s
    uzp2 v1.4s, v1.4s, v2.4s
    cmp x0, #15
    bne .Lotherwise_809
    ldr q2, [x9, #64]
    b .Lend_810
.Lotherwise_809:
    movi v2.4s, #0
    tst x1, #65536
    beq .Lotherwise_811
    add x0, x9, #64
    ld1 {v2.s}[0], [x0]
.Lotherwise_811:
    tst x1, #131072
    beq .Lotherwise_812
    add x0, x9, #68
    ld1 {v2.s}[1], [x0]
.Lotherwise_812:
    tst x1, #262144
    beq .Lotherwise_813
    add x0, x9, #72
    ld1 {v2.s}[2], [x0]
.Lotherwise_813:
    tst x1, #524288
    beq .Lotherwise_814
    add x0, x9, #76
    ld1 {v2.s}[3], [x0]
.Lotherwise_814:
.Lend_810:
    ubfx x0, x1, #20, #4
    cmp x0, #15
    bne .Lotherwise_815
    ldr q3, [x9, #80]
    b .Lend_816
.Lotherwise_815:
    movi v3.4s, #0
    tst x1, #1048576
    beq .Lotherwise_817
    add x0, x9, #80
    ld1 {v3.s}[0], [x0]
.Lotherwise_817:
    tst x1, #2097152
    beq .Lotherwise_818
    add x0, x9, #84
    ld1 {v3.s}[1], [x0]
.Lotherwise_818:
    tst x1, #4194304
    beq .Lotherwise_819
    add x0, x9, #88
    ld1 {v3.s}[2], [x0]
.Lotherwise_819:
    tst x1, #8388608
    beq .Lotherwise_820
    add x0, x9, #92
    ld1 {v3.s}[3], [x0]
.Lotherwise_820:
.Lend_816:
    ubfx x0, x1, #24, #4
    uzp1 v19.4s, v2.4s, v3.4s
    uzp2 v2.4s, v2.4s, v3.4s
    cmp x0, #15
    bne .Lotherwise_821
    ldr q3, [x9, #96]
    b .Lend_822
.Lotherwise_821:
    movi v3.4s, #0
    tst x1, #16777216
    beq .Lotherwise_823
    add x0, x9, #96
    ld1 {v3.s}[0], [x0]
.Lotherwise_823:
    tst x1, #33554432
    beq .Lotherwise_824
    add x0, x9, #100
    ld1 {v3.s}[1], [x0]
.Lotherwise_824:
    tst x1, #67108864
    beq .Lotherwise_825
    add x0, x9, #104
    ld1 {v3.s}[2], [x0]
.Lotherwise_825:
    tst x1, #134217728
    beq .Lotherwise_826
    add x0, x9, #108
    ld1 {v3.s}[3], [x0]
.Lotherwise_826:
.Lend_822:
    ubfx x0, x1, #28, #4
    cmp x0, #15
    bne .Lotherwise_827
    ldr q4, [x9, #112]
    b .Lend_828
.Lotherwise_827:
    movi v4.4s, #0
    tst x1, #268435456
    beq .Lotherwise_829
    add x0, x9, #112
    ld1 {v4.s}[0], [x0]
.Lotherwise_829:
    tst x1, #536870912
    beq .Lotherwise_830
    add x0, x9, #116
    ld1 {v4.s}[1], [x0]
.Lotherwise_830:
    tst x1, #1073741824
    beq .Lotherwise_831
    add x0, x9, #120
    ld1 {v4.s}[2], [x0]
.Lotherwise_831:
    tst x1, #2147483648
    beq .Lotherwise_832
    add x0, x9, #124
    ld1 {v4.s}[3], [x0]
.Lotherwise_832:
.Lend_828:
    uzp1 v20.4s, v3.4s, v4.4s
    uzp2 v3.4s, v3.4s, v4.4s
    add x9, x9, #4
    tst x4, #1
    beq .Lotherwise_833
    fadd v17.4s, v17.4s, v0.4s
    fadd v18.4s, v18.4s, v1.4s
    add x9, x9, #4
    fadd v19.4s, v19.4s, v2.4s
    fadd v20.4s, v20.4s, v3.4s
.Lotherwise_833:
    lsr x2, x4, #1
    cbz x2, .Lloop_end_834
.Lloop_835:
    ubfx x0, x1, #0, #4
    cmp x0, #15
    bne .Lotherwise_836
    ldr q0, [x9]
    b .Lend_837
.Lotherwise_836:
    movi v0.4s, #0
    tst x1, #1
    beq .Lotherwise_838
    ld1 {v0.s}[0], [x9]
.Lotherwise_838:
    tst x1, #2
    beq .Lotherwise_839
    add x0, x9, #4
    ld1 {v0.s}[1], [x0]
.Lotherwise_839:
    tst x1, #4
    beq .Lotherwise_840
    add x0, x9, #8
    ld1 {v0.s}[2], [x0]
.Lotherwise_840:
    tst x1, #8
    beq .Lotherwise_841
    add x0, x9, #12
    ld1 {v0.s}[3], [x0]
.Lotherwise_841:
.Lend_837:
    ubfx x0, x1, #4, #4
    cmp x0, #15
    bne .Lotherwise_842
    ldr q1, [x9, #16]
    b .Lend_843
.Lotherwise_842:
    movi v1.4s, #0
    tst x1, #16
    beq .Lotherwise_844
    add x0, x9, #16
    ld1 {v1.s}[0], [x0]
.Lotherwise_844:
    tst x1, #32
    beq .Lotherwise_845
    add x0, x9, #20
    ld1 {v1.s}[1], [x0]
.Lotherwise_845:
    tst x1, #64
    beq .Lotherwise_846
    add x0, x9, #24
    ld1 {v1.s}[2], [x0]
.Lotherwise_846:
    tst x1, #128
    beq .Lotherwise_847
    add x0, x9, #28
    ld1 {v1.s}[3], [x0]
.Lotherwise_847:
.Lend_843:
    ubfx x0, x1, #8, #4
    uzp1 v2.4s, v0.4s, v1.4s
    uzp2 v0.4s, v0.4s, v1.4s
    cmp x0, #15
    bne .Lotherwise_848
    ldr q1, [x9, #32]
    b .Lend_849
.Lotherwise_848:
    movi v1.4s, #0
    tst x1, #256
    beq .Lotherwise_850
    add x0, x9, #32
    ld1 {v1.s}[0], [x0]
.Lotherwise_850:
    tst x1, #512
    beq .Lotherwise_851
    add x0, x9, #36
    ld1 {v1.s}[1], [x0]
.Lotherwise_851:
    tst x1, #1024
    beq .Lotherwise_852
    add x0, x9, #40
    ld1 {v1.s}[2], [x0]
.Lotherwise_852:
    tst x1, #2048
    beq .Lotherwise_853
    add x0, x9, #44
    ld1 {v1.s}[3], [x0]
.Lotherwise_853:
.Lend_849:
    ubfx x0, x1, #12, #4
    cmp x0, #15
    bne .Lotherwise_854
    ldr q3, [x9, #48]
    b .Lend_855
.Lotherwise_854:
    movi v3.4s, #0
    tst x1, #4096
    beq .Lotherwise_856
    add x0, x9, #48
    ld1 {v3.s}[0], [x0]
.Lotherwise_856:
    tst x1, #8192
    beq .Lotherwise_857
    add x0, x9, #52
    ld1 {v3.s}[1], [x0]
.Lotherwise_857:
    tst x1, #16384
    beq .Lotherwise_858
    add x0, x9, #56
    ld1 {v3.s}[2], [x0]
.Lotherwise_858:
    tst x1, #32768
    beq .Lotherwise_859
    add x0, x9, #60
    ld1 {v3.s}[3], [x0]
.Lotherwise_859:
.Lend_855:
    ubfx x0, x1, #16, #4
    uzp1 v4.4s, v1.4s, v3.4s
    uzp2 v1.4s, v1.4s, v3.4s
    cmp x0, #15
    bne .Lotherwise_860
    ldr q3, [x9, #64]
    b .Lend_861
.Lotherwise_860:
    movi v3.4s, #0
    tst x1, #65536
    beq .Lotherwise_862
    add x0, x9, #64
    ld1 {v3.s}[0], [x0]
.Lotherwise_862:
    tst x1, #131072
    beq .Lotherwise_863
    add x0, x9, #68
    ld1 {v3.s}[1], [x0]
.Lotherwise_863:
    tst x1, #262144
    beq .Lotherwise_864
    add x0, x9, #72
    ld1 {v3.s}[2], [x0]
.Lotherwise_864:
    tst x1, #524288
    beq .Lotherwise_865
    add x0, x9, #76
    ld1 {v3.s}[3], [x0]
.Lotherwise_865:
.Lend_861:
    ubfx x0, x1, #20, #4
    cmp x0, #15
    bne .Lotherwise_866
    ldr q5, [x9, #80]
    b .Lend_867
.Lotherwise_866:
    movi v5.4s, #0
    tst x1, #1048576
    beq .Lotherwise_868
    add x0, x9, #80
    ld1 {v5.s}[0], [x0]
.Lotherwise_868:
    tst x1, #2097152
    beq .Lotherwise_869
    add x0, x9, #84
    ld1 {v5.s}[1], [x0]
.Lotherwise_869:
    tst x1, #4194304
    beq .Lotherwise_870
    add x0, x9, #88
    ld1 {v5.s}[2], [x0]
.Lotherwise_870:
    tst x1, #8388608
    beq .Lotherwise_871
    add x0, x9, #92
    ld1 {v5.s}[3], [x0]
.Lotherwise_871:
.Lend_867:
    ubfx x0, x1, #24, #4
    uzp1 v6.4s, v3.4s, v5.4s
    uzp2 v3.4s, v3.4s, v5.4s
    cmp x0, #15
    bne .Lotherwise_872
    ldr q5, [x9, #96]
    b .Lend_873
.Lotherwise_872:
    movi v5.4s, #0
    tst x1, #16777216
    beq .Lotherwise_874
    add x0, x9, #96
    ld1 {v5.s}[0], [x0]
.Lotherwise_874:
    tst x1, #33554432
    beq .Lotherwise_875
    add x0, x9, #100
    ld1 {v5.s}[1], [x0]
.Lotherwise_875:
    tst x1, #67108864
    beq .Lotherwise_876
    add x0, x9, #104
    ld1 {v5.s}[2], [x0]
.Lotherwise_876:
    tst x1, #134217728
    beq .Lotherwise_877
    add x0, x9, #108
    ld1 {v5.s}[3], [x0]
.Lotherwise_877:
.Lend_873:
    ubfx x0, x1, #28, #4
    cmp x0, #15
    bne .Lotherwise_878
    ldr q7, [x9, #112]
    b .Lend_879
.Lotherwise_878:
    movi v7.4s, #0
    tst x1, #268435456
    beq .Lotherwise_880
    add x0, x9, #112
    ld1 {v7.s}[0], [x0]
.Lotherwise_880:
    tst x1, #536870912
    beq .Lotherwise_881
    add x0, x9, #116
    ld1 {v7.s}[1], [x0]
.Lotherwise_881:
    tst x1, #1073741824
    beq .Lotherwise_882
    add x0, x9, #120
    ld1 {v7.s}[2], [x0]
.Lotherwise_882:
    tst x1, #2147483648
    beq .Lotherwise_883
    add x0, x9, #124
    ld1 {v7.s}[3], [x0]
.Lotherwise_883:
.Lend_879:
    uzp1 v16.4s, v5.4s, v7.4s
    fadd v17.4s, v17.4s, v2.4s
    sub x2, x2, #1
    add x9, x9, #8
    fadd v18.4s, v18.4s, v4.4s
    fadd v19.4s, v19.4s, v6.4s
    fadd v20.4s, v20.4s, v16.4s
    uzp2 v2.4s, v5.4s, v7.4s
    fadd v17.4s, v17.4s, v0.4s
    fadd v18.4s, v18.4s, v1.4s
    fadd v19.4s, v19.4s, v3.4s
    fadd v20.4s, v20.4s, v2.4s
    cbnz x2, .Lloop_835
.Lloop_end_834:
    ld1 {v0.4s, v1.4s, v2.4s, v3.4s}, [x5]
    fdiv v0.4s, v17.4s, v0.4s
    fdiv v1.4s, v18.4s, v1.4s
    fdiv v2.4s, v19.4s, v2.4s
    fdiv v3.4s, v20.4s, v3.4s
    str q0, [x6]
    str q1, [x6, #16]
    str q2, [x6, #32]
    str q3, [x6, #48]
.Lend_782:
.Lend_757:
    ret
    .size nnp_pooling_average_by_2__aarch64_neon, . - nnp_pooling_average_by_2__aarch64_neon

    .text
    .p2align 4
    .globl nnp_pooling_average_of_pairs__aarch64_neon
    .type nnp_pooling_average_of_pairs__aarch64_neon, %function
nnp_pooling_average_of_pairs__aarch64_neon:
    ldr x8, [sp, #8]
    mov x9, x2
    ldr s0, [x6]
    mov x10, x9
    mov x11, x1
    mov x6, x3
    ldr x1, [sp, #0]
    ldr x12, [sp, #16]
    sub x13, x4, #1
    add x10, x10, x8, lsl #2
    dup v24.4s, v0.s[0]
    cbnz x0, .Lotherwise_884
    b .Lend_885
.Lotherwise_884:
    sub x0, x0, #1
    cbz x0, .Lloop_end_886
.Lloop_887:
    lsr x2, x11, #4
    cbz x2, .Lloop_end_888
.Lloop_889:
    sub x3, x12, #1
    prfm pldl1keep, [x10]
    mov x4, x10
    lsr x3, x3, #4
    cbz x3, .Lloop_end_890
.Lloop_891:
    sub x3, x3, #1
    prfm pldl1keep, [x4, #64]
    add x4, x4, #64
    cbnz x3, .Lloop_891
.Lloop_end_890:
    mov x3, x9
    mov x4, x13
    add x10, x10, x12, lsl #2
    ld1 {v4.4s, v5.4s, v6.4s, v7.4s}, [x3], #64
    ld1 {v0.4s, v1.4s, v2.4s, v3.4s}, [x3]
    sub x3, x3, #64
    cbz x4, .Lloop_end_892
.Lloop_893:
    add x3, x3, x5, lsl #2
    sub x4, x4, #1
    ld1 {v20.4s, v21.4s, v22.4s, v23.4s}, [x3], #64
    ld1 {v16.4s, v17.4s, v18.4s, v19.4s}, [x3]
    sub x3, x3, #64
    fadd v4.4s, v4.4s, v20.4s
    fadd v5.4s, v5.4s, v21.4s
    fadd v6.4s, v6.4s, v22.4s
    fadd v7.4s, v7.4s, v23.4s
    fadd v0.4s, v0.4s, v16.4s
    fadd v1.4s, v1.4s, v17.4s
    fadd v2.4s, v2.4s, v18.4s
    fadd v3.4s, v3.4s, v19.4s
    cbnz x4, .Lloop_893
.Lloop_end_892:
    uzp1 v16.4s, v4.4s, v5.4s
    uzp2 v4.4s, v4.4s, v5.4s
    sub x2, x2, #1
    add x9, x9, #128
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
    fdiv v3.4s, v7.4s, v24.4s
    fdiv v1.4s, v1.4s, v24.4s
    str q0, [x7]
    str q2, [x7, #16]
    str q3, [x7, #32]
    str q1, [x7, #48]
    add x7, x7, #64
    cbnz x2, .Lloop_889
.Lloop_end_888:
    ubfx x2, x11, #0, #4
    cbnz x2, .Lotherwise_894
    b .Lend_895
.Lotherwise_894:
    sub x2, x12, #1
    prfm pldl1keep, [x10]
    mov x3, x10
    lsr x2, x2, #4
    cbz x2, .Lloop_end_896
.Lloop_897:
    sub x2, x2, #1
    prfm pldl1keep, [x3, #64]
    add x3, x3, #64
    cbnz x2, .Lloop_897
.Lloop_end_896:
    mov x2, x9
    mov x3, x13
    add x10, x10, x12, lsl #2
    ld1 {v4.4s, v5.4s, v6.4s, v7.4s}, [x2], #64
    ld1 {v0.4s, v1.4s, v2.4s, v3.4s}, [x2]
    sub x2, x2, #64
    cbz x3, .Lloop_end_898
.Lloop_899:
    add x2, x2, x5, lsl #2
    sub x3, x3, #1
    ld1 {v20.4s, v21.4s, v22.4s, v23.4s}, [x2], #64
    ld1 {v16.4s, v17.4s, v18.4s, v19.4s}, [x2]
    sub x2, x2, #64
    fadd v4.4s, v4.4s, v20.4s
    fadd v5.4s, v5.4s, v21.4s
    fadd v6.4s, v6.4s, v22.4s
    fadd v7.4s, v7.4s, v23.4s
    fadd v0.4s, v0.4s, v16.4s
    fadd v1.4s, v1.4s, v17.4s
    fadd v2.4s, v2.4s, v18.4s
    fadd v3.4s, v3.4s, v19.4s
    cbnz x3, .Lloop_899
.Lloop_end_898:
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
    fdiv v3.4s, v7.4s, v24.4s
    fdiv v1.4s, v1.4s, v24.4s
    str q0, [x7]
    str q2, [x7, #16]
    str q3, [x7, #32]
    str q1, [x7, #48]
.Lend_895:
    lsr x2, x11, #4
    sub x0, x0, #1
    lsl x2, x2, #4
    lsl x3, x2, #1
    sub x7, x7, x2, lsl #2
    sub x9, x9, x3, lsl #2
    add x7, x7, x1, lsl #2
    add x9, x9, x6, lsl #2
    cbnz x0, .Lloop_887
.Lloop_end_886:
    lsr x0, x11, #4
    cbz x0, .Lloop_end_900
.Lloop_901:
    sub x1, x12, #1
    prfm pldl1keep, [x10]
    mov x2, x10
    lsr x1, x1, #4
    cbz x1, .Lloop_end_902
.Lloop_903:
    sub x1, x1, #1
    prfm pldl1keep, [x2, #64]
    add x2, x2, #64
    cbnz x1, .Lloop_903
.Lloop_end_902:
    mov x1, x9
    mov x2, x13
    add x10, x10, x12, lsl #2
    ld1 {v4.4s, v5.4s, v6.4s, v7.4s}, [x1], #64
    ld1 {v0.4s, v1.4s, v2.4s, v3.4s}, [x1]
    sub x1, x1, #64
    cbz x2, .Lloop_end_904
.Lloop_905:
    add x1, x1, x5, lsl #2
    sub x2, x2, #1
    ld1 {v20.4s, v21.4s, v22.4s, v23.4s}, [x1], #64
    ld1 {v16.4s, v17.4s, v18.4s, v19.4s}, [x1]
    sub x1, x1, #64
    fadd v4.4s, v4.4s, v20.4s
    fadd v5.4s, v5.4s, v21.4s
    fadd v6.4s, v6.4s, v22.4s
    fadd v7.4s, v7.4s, v23.4s
    fadd v0.4s, v0.4s, v16.4s
    fadd v1.4s, v1.4s, v17.4s
    fadd v2.4s, v2.4s, v18.4s
    fadd v3.4s, v3.4s, v19.4s
    cbnz x2, .Lloop_905
.Lloop_end_904:
    uzp1 v16.4s, v4.4s, v5.4s
    uzp2 v4.4s, v4.4s, v5.4s
    sub x0, x0, #1
    add x9, x9, #128
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
    fdiv v3.4s, v7.4s, v24.4s
    fdiv v1.4s, v1.4s, v24.4s
    str q0, [x7]
    str q2, [x7, #16]
    str q3, [x7, #32]
    str q1, [x7, #48]
    add x7, x7, #64
    cbnz x0, .Lloop_901
.Lloop_end_900:
    ubfx x0, x11, #0, #4
    cbnz x0, .Lotherwise_906
    b .Lend_907
.Lotherwise_906:
    lsl x0, x0, #1
    mov w1, #32
    mov w2, #1
    prfm pldl1keep, [x10]
    add x0, x0, #0
    sub x3, x12, #1
    lsr x3, x3, #4
    cmp x0, x1
    csel x0, x0, x1, ls
    lsl x0, x2, x0
    sub x1, x0, #1
    cbz x3, .Lloop_end_908
.Lloop_909:
    sub x3, x3, #1
    prfm pldl1keep, [x10, #64]
    add x10, x10, #64
    cbnz x3, .Lloop_909
.Lloop_end_908:
    ubfx x0, x1, #0, #4
    cmp x0, #15
    bne .Lotherwise_910
    ldr q0, [x9]
    b .Lend_911
.Lotherwise_910:
    movi v0.4s, #0
    tst x1, #1
    beq .Lotherwise_912
    ld1 {v0.s}[0], [x9]
.Lotherwise_912:
    tst x1, #2
    beq .Lotherwise_913
    add x0, x9, #4
    ld1 {v0.s}[1], [x0]
.Lotherwise_913:
    tst x1, #4
    beq .Lotherwise_914
    add x0, x9, #8
    ld1 {v0.s}[2], [x0]
.Lotherwise_914:
    tst x1, #8
    beq .Lotherwise_915
    add x0, x9, #12
    ld1 {v0.s}[3], [x0]
.Lotherwise_915:
.Lend_911:
    ubfx x0, x1, #4, #4
    cmp x0, #15
    bne .Lotherwise_916
    ldr q1, [x9, #16]
    b .Lend_917
.Lotherwise_916:
    movi v1.4s, #0
    tst x1, #16
    beq .Lotherwise_918
    add x0, x9, #16
    ld1 {v1.s}[0], [x0]
.Lotherwise_918:
    tst x1, #32
    beq .Lotherwise_919
    add x0, x9, #20
    ld1 {v1.s}[1], [x0]
.Lotherwise_919:
    tst x1, #64
    beq .Lotherwise_920
    add x0, x9, #24
    ld1 {v1.s}[2], [x0]
.Lotherwise_920:
    tst x1, #128
    beq .Lotherwise_921
    add x0, x9, #28
    ld1 {v1.s}[3], [x0]
.Lotherwise_921:
.Lend_917:
    ubfx x0, x1, #8, #4
    cmp x0, #15
    bne .Lotherwise_922
    ldr q2, [x9, #32]
    b .Lend_923
.Lotherwise_922:
    movi v2.4s, #0
    tst x1, #256
    beq .Lotherwise_924
    add x0, x9, #32
    ld1 {v2.s}[0], [x0]
.Lotherwise_924:
    tst x1, #512
    beq .Lotherwise_925
    add x0, x9, #36
    ld1 {v2.s}[1], [x0]
.Lotherwise_925:
    tst x1, #1024
    beq .Lotherwise_926
    add x0, x9, #40
    ld1 {v2.s}[2], [x0]
.Lotherwise_926:
    tst x1, #2048
    beq .Lotherwise_927
    add x0, x9, #44
    ld1 {v2.s}[3], [x0]
.Lotherwise_927:
.Lend_923:
    ubfx x0, x1, #12, #4
    cmp x0, #15
    bne .Lotherwise_928
    ldr q3, [x9, #48]
    b .Lend_929
.Lotherwise_928:
    movi v3.4s, #0
    tst x1, #4096
    beq .Lotherwise_930
    add x0, x9, #48
    ld1 {v3.s}[0], [x0]
.Lotherwise_930:
    tst x1, #8192
    beq .Lotherwise_931
    add x0, x9, #52
    ld1 {v3.s}[1], [x0]
.Lotherwise_931:
    tst x1, #16384
    beq .Lotherwise_932
    add x0, x9, #56
    ld1 {v3.s}[2], [x0]
.Lotherwise_932:
    tst x1, #32768
    beq .Lotherwise_933
    add x0, x9, #60
    ld1 {v3.s}[3], [x0]
.Lotherwise_933:
.Lend_929:
    ubfx x0, x1, #16, #4
    cmp x0, #15
    bne .Lotherwise_934
    ldr q4, [x9, #64]
    b .Lend_935
.Lotherwise_934:
    movi v4.4s, #0
    tst x1, #65536
    beq .Lotherwise_936
    add x0, x9, #64
    ld1 {v4.s}[0], [x0]
.Lotherwise_936:
    tst x1, #131072
    beq .Lotherwise_937
    add x0, x9, #68
    ld1 {v4.s}[1], [x0]
.Lotherwise_937:
    tst x1, #262144
    beq .Lotherwise_938
    add x0, x9, #72
    ld1 {v4.s}[2], [x0]
.Lotherwise_938:
    tst x1, #524288
    beq .Lotherwise_939
    add x0, x9, #76
    ld1 {v4.s}[3], [x0]
.Lotherwise_939:
.Lend_935:
    ubfx x0, x1, #20, #4
    cmp x0, #15
    bne .Lotherwise_940
    ldr q5, [x9, #80]
    b .Lend_941
.Lotherwise_940:
    movi v5.4s, #0
    tst x1, #1048576
    beq .Lotherwise_942
    add x0, x9, #80
    ld1 {v5.s}[0], [x0]
.Lotherwise_942:
    tst x1, #2097152
    beq .Lotherwise_943
    add x0, x9, #84
    ld1 {v5.s}[1], [x0]
.Lotherwise_943:
    tst x1, #4194304
    beq .Lotherwise_944
    add x0, x9, #88
    ld1 {v5.s}[2], [x0]
.Lotherwise_944:
    tst x1, #8388608
    beq .Lotherwise_945
    add x0, x9, #92
    ld1 {v5.s}[3], [x0]
.Lotherwise_945:
.Lend_941:
    ubfx x0, x1, #24, #4
    cmp x0, #15
    bne .Lotherwise_946
    ldr q6, [x9, #96]
    b .Lend_947
.Lotherwise_946:
    movi v6.4s, #0
    tst x1, #16777216
    beq .Lotherwise_948
    add x0, x9, #96
    ld1 {v6.s}[0], [x0]
.Lotherwise_948:
    tst x1, #33554432
    beq .Lotherwise_949
    add x0, x9, #100
    ld1 {v6.s}[1], [x0]
.Lotherwise_949:
    tst x1, #67108864
    beq .Lotherwise_950
    add x0, x9, #104
    ld1 {v6.s}[2], [x0]
.Lotherwise_950:
    tst x1, #134217728
    beq .Lotherwise_951
    add x0, x9, #108
    ld1 {v6.s}[3], [x0]
.Lotherwise_951:
.Lend_947:
    ubfx x0, x1, #28, #4
    cmp x0, #15
    bne .Lotherwise_952
    ldr q7, [x9, #112]
    b .Lend_953
.Lotherwise_952:
    movi v7.4s, #0
    tst x1, #268435456
    beq .Lotherwise_954
    add x0, x9, #112
    ld1 {v7.s}[0], [x0]
.Lotherwise_954:
    tst x1, #536870912
    beq .Lotherwise_955
    add x0, x9, #116
    ld1 {v7.s}[1], [x0]
.Lotherwise_955:
    tst x1, #1073741824
    beq .Lotherwise_956
    add x0, x9, #120
    ld1 {v7.s}[2], [x0]
.Lotherwise_956:
    tst x1, #2147483648
    beq .Lotherwise_957
    add x0, x9, #124
    ld1 {v7.s}[3], [x0]
.Lotherwise_957:
.Lend_953:
    cbz x13, .Lloop_end_958
.Lloop_959:
    ubfx x0, x1, #0, #4
    add x9, x9, x5, lsl #2
    cmp x0, #15
    bne .Lotherwise_960
    ldr q16, [x9]
    b .Lend_961
.Lotherwise_960:
    movi v16.4s, #0
    tst x1, #1
    beq .Lotherwise_962
    ld1 {v16.s}[0], [x9]
.Lotherwise_962:
    tst x1, #2
    beq .Lotherwise_963
    add x0, x9, #4
    ld1 {v16.s}[1], [x0]
.Lotherwise_963:
    tst x1, #4
    beq .Lotherwise_964
    add x0, x9, #8
    ld1 {v16.s}[2], [x0]
.Lotherwise_964:
    tst x1, #8
    beq .Lotherwise_965
    add x0, x9, #12
    ld1 {v16.s}[3], [x0]
.Lotherwise_965:
.Lend_961:
    ubfx x0, x1, #4, #4
    fadd v0.4s, v0.4s, v16.4s
    cmp x0, #15
    bne .Lotherwise_966
    ldr q16, [x9, #16]
    b .Lend_967
.Lotherwise_966:
    movi v16.4s, #0
    tst x1, #16
    beq .Lotherwise_968
    add x0, x9, #16
    ld1 {v16.s}[0], [x0]
.Lotherwise_968:
    tst x1, #32
    beq .Lotherwise_969
    add x0, x9, #20
    ld1 {v16.s}[1], [x0]
.Lotherwise_969:
    tst x1, #64
    beq .Lotherwise_970
    add x0, x9, #24
    ld1 {v16.s}[2], [x0]
.Lotherwise_970:
    tst x1, #128
    beq .Lotherwise_971
    add x0, x9, #28
    ld1 {v16.s}[3], [x0]
.Lotherwise_971:
.Lend_967:
    ubfx x0, x1, #8, #4
    fadd v1.4s, v1.4s, v16.4s
    cmp x0, #15
    bne .Lotherwise_972
    ldr q16, [x9, #32]
    b .Lend_973
.Lotherwise_972:
    movi v16.4s, #0
    tst x1, #256
    beq .Lotherwise_974
    add x0, x9, #32
    ld1 {v16.s}[0], [x0]
.Lotherwise_974:
    tst x1, #512
    beq .Lotherwise_975
    add x0, x9, #36
    ld1 {v16.s}[1], [x0]
.Lotherwise_975:
    tst x1, #1024
    beq .Lotherwise_976
    add x0, x9, #40
    ld1 {v16.s}[2], [x0]
.Lotherwise_976:
    tst x1, #2048
    beq .Lotherwise_977
    add x0, x9, #44
    ld1 {v16.s}[3], [x0]
.Lotherwise_977:
.Lend_973:
    ubfx x0, x1, #12, #4
    fadd v2.4s, v2.4s, v16.4s
    cmp x0, #15
    bne .Lotherwise_978
    ldr q16, [x9, #48]
    b .Lend_979
.Lotherwise_978:
    movi v16.4s, #0
    tst x1, #4096
    beq .Lotherwise_980
    add x0, x9, #48
    ld1 {v16.s}[0], [x0]
.Lotherwise_980:
    tst x1, #8192
    beq .Lotherwise_981
    add x0, x9, #52
    ld1 {v16.s}[1], [x0]
.Lotherwise_981:
    tst x1, #16384
    beq .Lotherwise_982
    add x0, x9, #56
    ld1 {v16.s}[2], [x0]
.Lotherwise_982:
    tst x1, #32768
    beq .Lotherwise_983
    add x0, x9, #60
    ld1 {v16.s}[3], [x0]
.Lotherwise_983:
.Lend_979:
    ubfx x0, x1, #16, #4
    fadd v3.4s, v3.4s, v16.4s
    cmp x0, #15
    bne .Lotherwise_984
    ldr q16, [x9, #64]
    b .Lend_985
.Lotherwise_984:
    movi v16.4s, #0
    tst x1, #65536
    beq .Lotherwise_986
    add x0, x9, #64
    ld1 {v16.s}[0], [x0]
.Lotherwise_986:
    tst x1, #131072
    beq .Lotherwise_987
    add x0, x9, #68
    ld1 {v16.s}[1], [x0]
.Lotherwise_987:
    tst x1, #262144
    beq .Lotherwise_988
    add x0, x9, #72
    ld1 {v16.s}[2], [x0]
.Lotherwise_988:
    tst x1, #524288
    beq .Lotherwise_989
    add x0, x9, #76
    ld1 {v16.s}[3], [x0]
.Lotherwise_989:
.Lend_985:
    ubfx x0, x1, #20, #4
    fadd v4.4s, v4.4s, v16.4s
    cmp x0, #15
    bne .Lotherwise_990
    ldr q16, [x9, #80]
    b .Lend_991
.Lotherwise_990:
    movi v16.4s, #0
    tst x1, #1048576
    beq .Lotherwise_992
    add x0, x9, #80
    ld1 {v16.s}[0], [x0]
.Lotherwise_992:
    tst x1, #2097152
    beq .Lotherwise_993
    add x0, x9, #84
    ld1 {v16.s}[1], [x0]
.Lotherwise_993:
    tst x1, #4194304
    beq .Lotherwise_994
    add x0, x9, #88
    ld1 {v16.s}[2], [x0]
.Lotherwise_994:
    tst x1, #8388608
    beq .Lotherwise_995
    add x0, x9, #92
    ld1 {v16.s}[3], [x0]
.Lotherwise_995:
.Lend_991:
    ubfx x0, x1, #24, #4
    fadd v5.4s, v5.4s, v16.4s
    cmp x0, #15
    bne .Lotherwise_996
    ldr q16, [x9, #96]
    b .Lend_997
.Lotherwise_996:
    movi v16.4s, #0
    tst x1, #16777216
    beq .Lotherwise_998
    add x0, x9, #96
    ld1 {v16.s}[0], [x0]
.Lotherwise_998:
    tst x1, #33554432
    beq .Lotherwise_999
    add x0, x9, #100
    ld1 {v16.s}[1], [x0]
.Lotherwise_999:
    tst x1, #67108864
    beq .Lotherwise_1000
    add x0, x9, #104
    ld1 {v16.s}[2], [x0]
.Lotherwise_1000:
    tst x1, #134217728
    beq .Lotherwise_1001
    add x0, x9, #108
    ld1 {v16.s}[3], [x0]
.Lotherwise_1001:
.Lend_997:
    ubfx x0, x1, #28, #4
    fadd v6.4s, v6.4s, v16.4s
    cmp x0, #15
    bne .Lotherwise_1002
    ldr q16, [x9, #112]
    b .Lend_1003
.Lotherwise_1002:
    movi v16.4s, #0
    tst x1, #268435456
    beq .Lotherwise_1004
    add x0, x9, #112
    ld1 {v16.s}[0], [x0]
.Lotherwise_1004:
    tst x1, #536870912
    beq .Lotherwise_1005
    add x0, x9, #116
    ld1 {v16.s}[1], [x0]
.Lotherwise_1005:
    tst x1, #1073741824
    beq .Lotherwise_1006
    add x0, x9, #120
    ld1 {v16.s}[2], [x0]
.Lotherwise_1006:
    tst x1, #2147483648
    beq .Lotherwise_1007
    add x0, x9, #124
    ld1 {v16.s}[3], [x0]
.Lotherwise_1007:
.Lend_1003:
    sub x13, x13, #1
    fadd v7.4s, v7.4s, v16.4s
    cbnz x13, .Lloop_959
.Lloop_end_958:
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
    fdiv v2.4s, v3.4s, v24.4s
    fdiv v3.4s, v5.4s, v24.4s
    str q0, [x7]
    str q1, [x7, #16]
    str q2, [x7, #32]
    str q3, [x7, #48]
.Lend_907:
.Lend_885:
    ret
    .size nnp_pooling_average_of_pairs__aarch64_neon, . - nnp_pooling_average_of_pairs__aarch64_neon

    .text
    .p2align 4
    .globl nnp_pooling_average_of_threes__aarch64_neon
    .type nnp_pooling_average_of_threes__aarch64_neon, %function
nnp_pooling_average_of_threes__aarch64_neon:
    sub sp, sp, #16
    stp d8, d9, [sp, #0]
    ldr x8, [sp, #32]
    mov x9, x2
    mov x11, x9
    mov x12, x1
    mov x10, x3
    ldr x13, [sp, #16]
    ldr x3, [sp, #24]
    ldr x14, [sp, #40]
    sub x4, x4, #1
    add x11, x11, x8, lsl #2
    cbnz x0, .Lotherwise_1008
    b .Lend_1009
.Lotherwise_1008:
    sub x8, x0, #1
    cbz x8, .Lloop_end_1010
.Lloop_1011:
    lsr x0, x12, #5
    cbz x0, .Lloop_end_1012
.Lloop_1013:
    sub x1, x14, #1
    prfm pldl1keep, [x11]
    mov x2, x11
    lsr x1, x1, #4
    cbz x1, .Lloop_end_1014
.Lloop_1015:
    sub x1, x1, #1
    prfm pldl1keep, [x2, #64]
    add x2, x2, #64
    cbnz x1, .Lloop_1015
.Lloop_end_1014:
    sub x1, x14, #1
    add x11, x11, x14, lsl #2
    lsr x1, x1, #4
    prfm pldl1keep, [x11]
    mov x2, x11
    cbz x1, .Lloop_end_1016
.Lloop_1017:
    sub x1, x1, #1
    prfm pldl1keep, [x2, #64]
    add x2, x2, #64
    cbnz x1, .Lloop_1017
.Lloop_end_1016:
    mov x1, x9
    mov x2, x4
    add x11, x11, x14, lsl #2
    ld1 {v4.4s, v5.4s, v6.4s, v7.4s}, [x1], #64
    ld1 {v0.4s, v1.4s, v2.4s, v3.4s}, [x1]
    ldr q24, [x1, #56]
    sub x1, x1, #64
    cbz x2, .Lloop_end_1018
.Lloop_1019:
    add x1, x1, x5, lsl #2
    sub x2, x2, #1
    ld1 {v20.4s, v21.4s, v22.4s, v23.4s}, [x1], #64
    ld1 {v16.4s, v17.4s, v18.4s, v19.4s}, [x1]
    ldr q25, [x1, #56]
    sub x1, x1, #64
    fadd v4.4s, v4.4s, v20.4s
    fadd v5.4s, v5.4s, v21.4s
    fadd v6.4s, v6.4s, v22.4s
    fadd v7.4s, v7.4s, v23.4s
    fadd v0.4s, v0.4s, v16.4s
    fadd v1.4s, v1.4s, v17.4s
    fadd v2.4s, v2.4s, v18.4s
    fadd v3.4s, v3.4s, v19.4s
    fadd v24.4s, v24.4s, v25.4s
    cbnz x2, .Lloop_1019
.Lloop_end_1018:
    ext v24.16b, v24.16b, v24.16b, #8
    ext v25.16b, v4.16b, v5.16b, #4
    ld1 {v20.4s, v21.4s, v22.4s, v23.4s}, [x6], #64
    sub x0, x0, #1
    ext v26.16b, v5.16b, v6.16b, #4
    ext v27.16b, v6.16b, v7.16b, #4
    ld1 {v16.4s, v17.4s, v18.4s, v19.4s}, [x6], #64
    add x9, x9, #128
    ext v28.16b, v7.16b, v0.16b, #4
    ext v29.16b, v0.16b, v1.16b, #4
    ext v30.16b, v1.16b, v2.16b, #4
    ext v31.16b, v2.16b, v3.16b, #4
    ext v8.16b, v3.16b, v24.16b, #4
    ext v9.16b, v4.16b, v5.16b, #8
    fadd v4.4s, v4.4s, v25.4s
    ext v25.16b, v5.16b, v6.16b, #8
    fadd v5.4s, v5.4s, v26.4s
    ext v26.16b, v6.16b, v7.16b, #8
    fadd v6.4s, v6.4s, v27.4s
    ext v27.16b, v7.16b, v0.16b, #8
    fadd v7.4s, v7.4s, v28.4s
    ext v28.16b, v0.16b, v1.16b, #8
    str q4, [x3]
    fadd v0.4s, v0.4s, v29.4s
    ext v29.16b, v1.16b, v2.16b, #8
    str q5, [x3, #16]
    fadd v1.4s, v1.4s, v30.4s
    ext v30.16b, v2.16b, v3.16b, #8
    str q6, [x3, #32]
    fadd v2.4s, v2.4s, v31.4s
    ext v24.16b, v3.16b, v24.16b, #8
    str q7, [x3, #48]
    fadd v3.4s, v3.4s, v8.4s
    fadd v4.4s, v4.4s, v9.4s
    str q0, [x3, #64]
    fadd v5.4s, v5.4s, v25.4s
    fadd v6.4s, v6.4s, v26.4s
    str q1, [x3, #80]
    fadd v7.4s, v7.4s, v27.4s
    fadd v0.4s, v0.4s, v28.4s
    str q2, [x3, #96]
    fadd v1.4s, v1.4s, v29.4s
    fadd v2.4s, v2.4s, v30.4s
    str q3, [x3, #112]
    add x3, x3, #128
    fadd v3.4s, v3.4s, v24.4s
    fdiv v4.4s, v4.4s, v20.4s
    fdiv v5.4s, v5.4s, v21.4s
    fdiv v6.4s, v6.4s, v22.4s
    fdiv v7.4s, v7.4s, v23.4s
    fdiv v0.4s, v0.4s, v16.4s
    str q4, [x7]
    fdiv v1.4s, v1.4s, v17.4s
    str q5, [x7, #16]
    fdiv v2.4s, v2.4s, v18.4s
    str q6, [x7, #32]
    fdiv v3.4s, v3.4s, v19.4s
    str q7, [x7, #48]
    str q0, [x7, #64]
    str q1, [x7, #80]
    str q2, [x7, #96]
    str q3, [x7, #112]
    add x7, x7, #128
    cbnz x0, .Lloop_1013
.Lloop_end_1012:
    ubfx x0, x12, #0, #5
    lsr x0, x0, #4
    cbz x0, .Lloop_end_1020
.Lloop_1021:
    sub x1, x14, #1
    prfm pldl1keep, [x11]
    mov x2, x11
    lsr x1, x1, #4
    cbz x1, .Lloop_end_1022
.Lloop_1023:
    sub x1, x1, #1
    prfm pldl1keep, [x2, #64]
    add x2, x2, #64
    cbnz x1, .Lloop_1023
.Lloop_end_1022:
    mov x1, x9
    mov x2, x4
    add x11, x11, x14, lsl #2
    ld1 {v0.4s, v1.4s, v2.4s, v3.4s}, [x1]
    ldr q16, [x1, #56]
    cbz x2, .Lloop_end_1024
.Lloop_1025:
    add x1, x1, x5, lsl #2
    sub x2, x2, #1
    ld1 {v4.4s, v5.4s, v6.4s, v7.4s}, [x1]
    ldr q17, [x1, #56]
    fadd v16.4s, v16.4s, v17.4s
    fadd v0.4s, v0.4s, v4.4s
    fadd v1.4s, v1.4s, v5.4s
    fadd v2.4s, v2.4s, v6.4s
    fadd v3.4s, v3.4s, v7.4s
    cbnz x2, .Lloop_1025
.Lloop_end_1024:
    ext v16.16b, v16.16b, v16.16b, #8
    ext v17.16b, v0.16b, v1.16b, #4
    ld1 {v4.4s, v5.4s, v6.4s, v7.4s}, [x6], #64
    sub x0, x0, #1
    ext v18.16b, v1.16b, v2.16b, #4
    ext v19.16b, v2.16b, v3.16b, #4
    add x9, x9, #64
    ext v20.16b, v3.16b, v16.16b, #4
    ext v21.16b, v0.16b, v1.16b, #8
    fadd v0.4s, v0.4s, v17.4s
    ext v17.16b, v1.16b, v2.16b, #8
    fadd v1.4s, v1.4s, v18.4s
    ext v18.16b, v2.16b, v3.16b, #8
    fadd v2.4s, v2.4s, v19.4s
    ext v16.16b, v3.16b, v16.16b, #8
    fadd v3.4s, v3.4s, v20.4s
    str q0, [x3]
    fadd v0.4s, v0.4s, v21.4s
    str q1, [x3, #16]
    fadd v1.4s, v1.4s, v17.4s
    str q2, [x3, #32]
    fadd v2.4s, v2.4s, v18.4s
    str q3, [x3, #48]
    fadd v3.4s, v3.4s, v16.4s
    fdiv v0.4s, v0.4s, v4.4s
    add x3, x3, #64
    fdiv v1.4s, v1.4s, v5.4s
    fdiv v2.4s, v2.4s, v6.4s
    fdiv v3.4s, v3.4s, v7.4s
    str q0, [x7]
    str q1, [x7, #16]
    str q2, [x7, #32]
    str q3, [x7, #48]
    add x7, x7, #64
    cbnz x0, .Lloop_1021
.Lloop_end_1020:
    ubfx x0, x12, #0, #4
    cbnz x0, .Lotherwise_1026
    b .Lend_1027
.Lotherwise_1026:
    sub x0, x14, #1
    prfm pldl1keep, [x11]
    mov x1, x11
    lsr x0, x0, #4
    cbz x0, .Lloop_end_1028
.Lloop_1029:
    sub x0, x0, #1
    prfm pldl1keep, [x1, #64]
    add x1, x1, #64
    cbnz x0, .Lloop_1029
.Lloop_end_1028:
    mov x0, x9
    mov x1, x4
    add x11, x11, x14, lsl #2
    ld1 {v0.4s, v1.4s, v2.4s, v3.4s}, [x0]
    ldr q16, [x0, #56]
    cbz x1, .Lloop_end_1030
.Lloop_1031:
    add x0, x0, x5, lsl #2
    sub x1, x1, #1
    ld1 {v4.4s, v5.4s, v6.4s, v7.4s}, [x0]
    ldr q17, [x0, #56]
    fadd v16.4s, v16.4s, v17.4s
    fadd v0.4s, v0.4s, v4.4s
    fadd v1.4s, v1.4s, v5.4s
    fadd v2.4s, v2.4s, v6.4s
    fadd v3.4s, v3.4s, v7.4s
    cbnz x1, .Lloop_1031
.Lloop_end_1030:
    ext v16.16b, v16.16b, v16.16b, #8
    ext v17.16b, v0.16b, v1.16b, #4
    ld1 {v4.4s, v5.4s, v6.4s, v7.4s}, [x6]
    ext v18.16b, v1.16b, v2.16b, #4
    ext v19.16b, v2.16b, v3.16b, #4
    ext v20.16b, v3.16b, v16.16b, #4
    ext v21.16b, v0.16b, v1.16b, #8
    fadd v0.4s, v0.4s, v17.4s
    ext v17.16b, v1.16b, v2.16b, #8
    fadd v1.4s, v1.4s, v18.4s
    ext v18.16b, v2.16b, v3.16b, #8
    fadd v2.4s, v2.4s, v19.4s
    ext v16.16b, v3.16b, v16.16b, #8
    fadd v3.4s, v3.4s, v20.4s
    str q0, [x3]
    fadd v0.4s, v0.4s, v21.4s
    str q1, [x3, #16]
    fadd v1.4s, v1.4s, v17.4s
    str q2, [x3, #32]
    fadd v2.4s, v2.4s, v18.4s
    str q3, [x3, #48]
    fadd v3.4s, v3.4s, v16.4s
    fdiv v0.4s, v0.4s, v4.4s
    fdiv v1.4s, v1.4s, v5.4s
    fdiv v2.4s, v2.4s, v6.4s
    fdiv v3.4s, v3.4s, v7.4s
    str q0, [x7]
    str q1, [x7, #16]
    str q2, [x7, #32]
    str q3, [x7, #48]
.Lend_1027:
    lsr x0, x12, #4
    sub x8, x8, #1
    lsl x0, x0, #4
    sub x7, x7, x0, lsl #2
    sub x3, x3, x0, lsl #2
    sub x9, x9, x0, lsl #2
    sub x6, x6, x0, lsl #2
    add x7, x7, x13, lsl #2
    add x9, x9, x10, lsl #2
    add x3, x3, x13, lsl #2
    cbnz x8, .Lloop_1011
.Lloop_end_1010:
    lsr x0, x12, #5
    cbz x0, .Lloop_end_1032
.Lloop_1033:
    sub x1, x14, #1
    prfm pldl1keep, [x11]
    mov x2, x11
    lsr x1, x1, #4
    cbz x1, .Lloop_end_1034
.Lloop_1035:
    sub x1, x1, #1
    prfm pldl1keep, [x2, #64]
    add x2, x2, #64
    cbnz x1, .Lloop_1035
.Lloop_end_1034:
    sub x1, x14, #1
    add x11, x11, x14, lsl #2
    lsr x1, x1, #4
    prfm pldl1keep, [x11]
    mov x2, x11
    cbz x1, .Lloop_end_1036
.Lloop_1037:
    sub x1, x1, #1
    prfm pldl1keep, [x2, #64]
    add x2, x2, #64
    cbnz x1, .Lloop_1037
.Lloop_end_1036:
    mov x1, x9
    mov x2, x4
    add x11, x11, x14, lsl #2
    ld1 {v4.4s, v5.4s, v6.4s, v7.4s}, [x1], #64
    ld1 {v0.4s, v1.4s, v2.4s, v3.4s}, [x1]
    ldr q24, [x1, #56]
    sub x1, x1, #64
    cbz x2, .Lloop_end_1038
.Lloop_1039:
    add x1, x1, x5, lsl #2
    sub x2, x2, #1
    ld1 {v20.4s, v21.4s, v22.4s, v23.4s}, [x1], #64
    ld1 {v16.4s, v17.4s, v18.4s, v19.4s}, [x1]
    ldr q25, [x1, #56]
    sub x1, x1, #64
    fadd v4.4s, v4.4s, v20.4s
    fadd v5.4s, v5.4s, v21.4s
    fadd v6.4s, v6.4s, v22.4s
    fadd v7.4s, v7.4s, v23.4s
    fadd v0.4s, v0.4s, v16.4s
    fadd v1.4s, v1.4s, v17.4s
    fadd v2.4s, v2.4s, v18.4s
    fadd v3.4s, v3.4s, v19.4s
    fadd v24.4s, v24.4s, v25.4s
    cbnz x2, .Lloop_1039
.Lloop_end_1038:
    ext v24.16b, v24.16b, v24.16b, #8
    ext v25.16b, v4.16b, v5.16b, #4
    ld1 {v20.4s, v21.4s, v22.4s, v23.4s}, [x6], #64
    sub x0, x0, #1
    ext v26.16b, v5.16b, v6.16b, #4
    ext v27.16b, v6.16b, v7.16b, #4
    ld1 {v16.4s, v17.4s, v18.4s, v19.4s}, [x6], #64
    add x9, x9, #128
    ext v28.16b, v7.16b, v0.16b, #4
    ext v29.16b, v0.16b, v1.16b, #4
    ext v30.16b, v1.16b, v2.16b, #4
    ext v31.16b, v2.16b, v3.16b, #4
    ext v8.16b, v3.16b, v24.16b, #4
    ext v9.16b, v4.16b, v5.16b, #8
    fadd v4.4s, v4.4s, v25.4s
    ext v25.16b, v5.16b, v6.16b, #8
    fadd v5.4s, v5.4s, v26.4s
    ext v26.16b, v6.16b, v7.16b, #8
    fadd v6.4s, v6.4s, v27.4s
    ext v27.16b, v7.16b, v0.16b, #8
    fadd v7.4s, v7.4s, v28.4s
    ext v28.16b, v0.16b, v1.16b, #8
    str q4, [x3]
    fadd v0.4s, v0.4s, v29.4s
    ext v29.16b, v1.16b, v2.16b, #8
    str q5, [x3, #16]
    fadd v1.4s, v1.4s, v30.4s
    ext v30.16b, v2.16b, v3.16b, #8
    str q6, [x3, #32]
    fadd v2.4s, v2.4s, v31.4s
    ext v24.16b, v3.16b, v24.16b, #8
    str q7, [x3, #48]
    fadd v3.4s, v3.4s, v8.4s
    fadd v4.4s, v4.4s, v9.4s
    str q0, [x3, #64]
    fadd v5.4s, v5.4s, v25.4s
    fadd v6.4s, v6.4s, v26.4s
    str q1, [x3, #80]
    fadd v7.4s, v7.4s, v27.4s
    fadd v0.4s, v0.4s, v28.4s
    str q2, [x3, #96]
    fadd v1.4s, v1.4s, v29.4s
    fadd v2.4s, v2.4s, v30.4s
    str q3, [x3, #112]
    add x3, x3, #128
    fadd v3.4s, v3.4s, v24.4s
    fdiv v4.4s, v4.4s, v20.4s
    fdiv v5.4s, v5.4s, v21.4s
    fdiv v6.4s, v6.4s, v22.4s
    fdiv v7.4s, v7.4s, v23.4s
    fdiv v0.4s, v0.4s, v16.4s
    str q4, [x7]
    fdiv v1.4s, v1.4s, v17.4s
    str q5, [x7, #16]
    fdiv v2.4s, v2.4s, v18.4s
    str q6, [x7, #32]
    fdiv v3.4s, v3.4s, v19.4s
    str q7, [x7, #48]
    str q0, [x7, #64]
    str q1, [x7, #80]
    str q2, [x7, #96]
    str q3, [x7, #112]
    add x7, x7, #128
    cbnz x0, .Lloop_1033
.Lloop_end_1032:
    ubfx x0, x12, #0, #5
    lsr x0, x0, #4
    cbz x0, .Lloop_end_1040
.Lloop_1041:
    sub x1, x14, #1
    prfm pldl1keep, [x11]
    mov x2, x11
    lsr x1, x1, #4
    cbz x1, .Lloop_end_1042
.Lloop_1043:
    sub x1, x1, #1
    prfm pldl1keep, [x2, #64]
    add x2, x2, #64
    cbnz x1, .Lloop_1043
.Lloop_end_1042:
    mov x1, x9
    mov x2, x4
    add x11, x11, x14, lsl #2
    ld1 {v0.4s, v1.4s, v2.4s, v3.4s}, [x1]
    ldr q16, [x1, #56]
    cbz x2, .Lloop_end_1044
.Lloop_1045:
    add x1, x1, x5, lsl #2
    sub x2, x2, #1
    ld1 {v4.4s, v5.4s, v6.4s, v7.4s}, [x1]
    ldr q17, [x1, #56]
    fadd v16.4s, v16.4s, v17.4s
    fadd v0.4s, v0.4s, v4.4s
    fadd v1.4s, v1.4s, v5.4s
    fadd v2.4s, v2.4s, v6.4s
    fadd v3.4s, v3.4s, v7.4s
    cbnz x2, .Lloop_1045
.Lloop_end_1044:
    ext v16.16b, v16.16b, v16.16b, #8
    ext v17.16b, v0.16b, v1.16b, #4
    ld1 {v4.4s, v5.4s, v6.4s, v7.4s}, [x6], #64
    sub x0, x0, #1
    ext v18.16b, v1.16b, v2.16b, #4
    ext v19.16b, v2.16b, v3.16b, #4
    add x9, x9, #64
    ext v20.16b, v3.16b, v16.16b, #4
    ext v21.16b, v0.16b, v1.16b, #8
    fadd v0.4s, v0.4s, v17.4s
    ext v17.16b, v1.16b, v2.16b, #8
    fadd v1.4s, v1.4s, v18.4s
    ext v18.16b, v2.16b, v3.16b, #8
    fadd v2.4s, v2.4s, v19.4s
    ext v16.16b, v3.16b, v16.16b, #8
    fadd v3.4s, v3.4s, v20.4s
    str q0, [x3]
    fadd v0.4s, v0.4s, v21.4s
    str q1, [x3, #16]
    fadd v1.4s, v1.4s, v17.4s
    str q2, [x3, #32]
    fadd v2.4s, v2.4s, v18.4s
    str q3, [x3, #48]
    fadd v3.4s, v3.4s, v16.4s
    fdiv v0.4s, v0.4s, v4.4s
    add x3, x3, #64
    fdiv v1.4s, v1.4s, v5.4s
    fdiv v2.4s, v2.4s, v6.4s
    fdiv v3.4s, v3.4s, v7.4s
    str q0, [x7]
    str q1, [x7, #16]
    str q2, [x7, #32]
    str q3, [x7, #48]
    add x7, x7, #64
    cbnz x0, .Lloop_1041
.Lloop_end_1040:
    ubfx x0, x12, #0, #4
    cbnz x0, .Lotherwise_1046
    b .Lend_1047
.Lotherwise_1046:
    mov w1, #20
    mov w2, #1
    prfm pldl1keep, [x11]
    add x0, x0, #2
    sub x8, x14, #1
    lsr x8, x8, #4
    cmp x0, x1
    csel x0, x0, x1, ls
    lsl x0, x2, x0
    sub x1, x0, #1
    cbz x8, .Lloop_end_1048
.Lloop_1049:
    sub x8, x8, #1
    prfm pldl1keep, [x11, #64]
    add x11, x11, #64
    cbnz x8, .Lloop_1049
.Lloop_end_1048:
    ubfx x0, x1, #0, #4
    cmp x0, #15
    bne .Lotherwise_1050
    ldr q4, [x9]
    b .Lend_1051
.Lotherwise_1050:
    movi v4.4s, #0
    tst x1, #1
    beq .Lotherwise_1052
    ld1 {v4.s}[0], [x9]
.Lotherwise_1052:
    tst x1, #2
    beq .Lotherwise_1053
    add x0, x9, #4
    ld1 {v4.s}[1], [x0]
.Lotherwise_1053:
    tst x1, #4
    beq .Lotherwise_1054
    add x0, x9, #8
    ld1 {v4.s}[2], [x0]
.Lotherwise_1054:
    tst x1, #8
    beq .Lotherwise_1055
    add x0, x9, #12
    ld1 {v4.s}[3], [x0]
.Lotherwise_1055:
.Lend_1051:
    ubfx x0, x1, #4, #4
    cmp x0, #15
    bne .Lotherwise_1056
    ldr q5, [x9, #16]
    b .Lend_1057
.Lotherwise_1056:
    movi v5.4s, #0
    tst x1, #16
    beq .Lotherwise_1058
    add x0, x9, #16
    ld1 {v5.s}[0], [x0]
.Lotherwise_1058:
    tst x1, #32
    beq .Lotherwise_1059
    add x0, x9, #20
    ld1 {v5.s}[1], [x0]
.Lotherwise_1059:
    tst x1, #64
    beq .Lotherwise_1060
    add x0, x9, #24
    ld1 {v5.s}[2], [x0]
.Lotherwise_1060:
    tst x1, #128
    beq .Lotherwise_1061
    add x0, x9, #28
    ld1 {v5.s}[3], [x0]
.Lotherwise_1061:
.Lend_1057:
    ubfx x0, x1, #8, #4
    cmp x0, #15
    bne .Lotherwise_1062
    ldr q6, [x9, #32]
    b .Lend_1063
.Lotherwise_1062:
    movi v6.4s, #0
    tst x1, #256
    beq .Lotherwise_1064
    add x0, x9, #32
    ld1 {v6.s}[0], [x0]
.Lotherwise_1064:
    tst x1, #512
    beq .Lotherwise_1065
    add x0, x9, #36
    ld1 {v6.s}[1], [x0]
.Lotherwise_1065:
    tst x1, #1024
    beq .Lotherwise_1066
    add x0, x9, #40
    ld1 {v6.s}[2], [x0]
.Lotherwise_1066:
    tst x1, #2048
    beq .Lotherwise_1067
    add x0, x9, #44
    ld1 {v6.s}[3], [x0]
.Lotherwise_1067:
.Lend_1063:
    ubfx x0, x1, #12, #4
    cmp x0, #15
    bne .Lotherwise_1068
    ldr q7, [x9, #48]
    b .Lend_1069
.Lotherwise_1068:
    movi v7.4s, #0
    tst x1, #4096
    beq .Lotherwise_1070
    add x0, x9, #48
    ld1 {v7.s}[0], [x0]
.Lotherwise_1070:
    tst x1, #8192
    beq .Lotherwise_1071
    add x0, x9, #52
    ld1 {v7.s}[1], [x0]
.Lotherwise_1071:
    tst x1, #16384
    beq .Lotherwise_1072
    add x0, x9, #56
    ld1 {v7.s}[2], [x0]
.Lotherwise_1072:
    tst x1, #32768
    beq .Lotherwise_1073
    add x0, x9, #60
    ld1 {v7.s}[3], [x0]
.Lotherwise_1073:
.Lend_1069:
    ubfx x0, x1, #16, #4
    cmp x0, #15
    bne .Lotherwise_1074
    ldr q16, [x9, #64]
    b .Lend_1075
.Lotherwise_1074:
    movi v16.4s, #0
    tst x1, #65536
    beq .Lotherwise_1076
    add x0, x9, #64
    ld1 {v16.s}[0], [x0]
.Lotherwise_1076:
    tst x1, #131072
    beq .Lotherwise_1077
    add x0, x9, #68
    ld1 {v16.s}[1], [x0]
.Lotherwise_1077:
    tst x1, #262144
    beq .Lotherwise_1078
    add x0, x9, #72
    ld1 {v16.s}[2], [x0]
.Lotherwise_1078:
    tst x1, #524288
    beq .Lotherwise_1079
    add x0, x9, #76
    ld1 {v16.s}[3], [x0]
.Lotherwise_1079:
.Lend_1075:
    cbz x4, .Lloop_end_1080
.Lloop_1081:
    ubfx x0, x1, #0, #4
    add x9, x9, x5, lsl #2
    cmp x0, #15
    bne .Lotherwise_1082
    ldr q0, [x9]
    b .Lend_1083
.Lotherwise_1082:
    movi v0.4s, #0
    tst x1, #1
    beq .Lotherwise_1084
    ld1 {v0.s}[0], [x9]
.Lotherwise_1084:
    tst x1, #2
    beq .Lotherwise_1085
    add x0, x9, #4
    ld1 {v0.s}[1], [x0]
.Lotherwise_1085:
    tst x1, #4
    beq .Lotherwise_1086
    add x0, x9, #8
    ld1 {v0.s}[2], [x0]
.Lotherwise_1086:
    tst x1, #8
    beq .Lotherwise_1087
    add x0, x9, #12
    ld1 {v0.s}[3], [x0]
.Lotherwise_1087:
.Lend_1083:
    ubfx x0, x1, #4, #4
    fadd v4.4s, v4.4s, v0.4s
    cmp x0, #15
    bne .Lotherwise_1088
    ldr q0, [x9, #16]
    b .Lend_1089
.Lotherwise_1088:
    movi v0.4s, #0
    tst x1, #16
    beq .Lotherwise_1090
    add x0, x9, #16
    ld1 {v0.s}[0], [x0]
.Lotherwise_1090:
    tst x1, #32
    beq .Lotherwise_1091
    add x0, x9, #20
    ld1 {v0.s}[1], [x0]
.Lotherwise_1091:
    tst x1, #64
    beq .Lotherwise_1092
    add x0, x9, #24
    ld1 {v0.s}[2], [x0]
.Lotherwise_1092:
    tst x1, #128
    beq .Lotherwise_1093
    add x0, x9, #28
    ld1 {v0.s}[3], [x0]
.Lotherwise_1093:
.Lend_1089:
    ubfx x0, x1, #8, #4
    fadd v5.4s, v5.4s, v0.4s
    cmp x0, #15
    bne .Lotherwise_1094
    ldr q0, [x9, #32]
    b .Lend_1095
.Lotherwise_1094:
    movi v0.4s, #0
    tst x1, #256
    beq .Lotherwise_1096
    add x0, x9, #32
    ld1 {v0.s}[0], [x0]
.Lotherwise_1096:
    tst x1, #512
    beq .Lotherwise_1097
    add x0, x9, #36
    ld1 {v0.s}[1], [x0]
.Lotherwise_1097:
    tst x1, #1024
    beq .Lotherwise_1098
    add x0, x9, #40
    ld1 {v0.s}[2], [x0]
.Lotherwise_1098:
    tst x1, #2048
    beq .Lotherwise_1099
    add x0, x9, #44
    ld1 {v0.s}[3], [x0]
.Lotherwise_1099:
.Lend_1095:
    ubfx x0, x1, #12, #4
    fadd v6.4s, v6.4s, v0.4s
    cmp x0, #15
    bne .Lotherwise_1100
    ldr q0, [x9, #48]
    b .Lend_1101
.Lotherwise_1100:
    movi v0.4s, #0
    tst x1, #4096
    beq .Lotherwise_1102
    add x0, x9, #48
    ld1 {v0.s}[0], [x0]
.Lotherwise_1102:
    tst x1, #8192
    beq .Lotherwise_1103
    add x0, x9, #52
    ld1 {v0.s}[1], [x0]
.Lotherwise_1103:
    tst x1, #16384
    beq .Lotherwise_1104
    add x0, x9, #56
    ld1 {v0.s}[2], [x0]
.Lotherwise_1104:
    tst x1, #32768
    beq .Lotherwise_1105
    add x0, x9, #60
    ld1 {v0.s}[3], [x0]
.Lotherwise_1105:
.Lend_1101:
    ubfx x0, x1, #16, #4
    fadd v7.4s, v7.4s, v0.4s
    cmp x0, #15
    bne .Lotherwise_1106
    ldr q0, [x9, #64]
    b .Lend_1107
.Lotherwise_1106:
    movi v0.4s, #0
    tst x1, #65536
    beq .Lotherwise_1108
    add x0, x9, #64
    ld1 {v0.s}[0], [x0]
.Lotherwise_1108:
    tst x1, #131072
    beq .Lotherwise_1109
    add x0, x9, #68
    ld1 {v0.s}[1], [x0]
.Lotherwise_1109:
    tst x1, #262144
    beq .Lotherwise_1110
    add x0, x9, #72
    ld1 {v0.s}[2], [x0]
.Lotherwise_1110:
    tst x1, #524288
    beq .Lotherwise_1111
    add x0, x9, #76
    ld1 {v0.s}[3], [x0]
.Lotherwise_1111:
.Lend_1107:
    sub x4, x4, #1
    fadd v16.4s, v16.4s, v0.4s
    cbnz x4, .Lloop_1081
.Lloop_end_1080:
    ext v17.16b, v4.16b, v5.16b, #4
    ext v18.16b, v5.16b, v6.16b, #4
    ld1 {v0.4s, v1.4s, v2.4s, v3.4s}, [x6]
    ext v19.16b, v6.16b, v7.16b, #4
    ext v20.16b, v7.16b, v16.16b, #4
    ext v21.16b, v4.16b, v5.16b, #8
    fadd v4.4s, v4.4s, v17.4s
    ext v17.16b, v5.16b, v6.16b, #8
    fadd v5.4s, v5.4s, v18.4s
    ext v18.16b, v6.16b, v7.16b, #8
    fadd v6.4s, v6.4s, v19.4s
    ext v16.16b, v7.16b, v16.16b, #8
    fadd v7.4s, v7.4s, v20.4s
    str q4, [x3]
    fadd v4.4s, v4.4s, v21.4s
    str q5, [x3, #16]
    fadd v5.4s, v5.4s, v17.4s
    str q6, [x3, #32]
    fadd v6.4s, v6.4s, v18.4s
    str q7, [x3, #48]
    fadd v7.4s, v7.4s, v16.4s
    fdiv v0.4s, v4.4s, v0.4s
    fdiv v1.4s, v5.4s, v1.4s
    fdiv v2.4s, v6.4s, v2.4s
    fdiv v3.4s, v7.4s, v3.4s
    str q0, [x7]
    str q1, [x7, #16]
    str q2, [x7, #32]
    str q3, [x7, #48]
.Lend_1047:
.Lend_1009:
    ldp d8, d9, [sp, #0]
    add sp, sp, #16
    ret
    .size nnp_pooling_average_of_threes__aarch64_neon, . - nnp_pooling_average_of_threes__aarch64_neon

    .text
    .p2align 4
    .globl nnp_pooling_average_of_threes_by_2__aarch64_neon
    .type nnp_pooling_average_of_threes_by_2__aarch64_neon, %function
nnp_pooling_average_of_threes_by_2__aarch64_neon:
    ldr x8, [sp, #8]
    mov x9, x2
    mov x11, x9
    mov x12, x1
    mov x10, x3
    ldr x13, [sp, #0]
    ldr x14, [sp, #16]
    sub x4, x4, #1
    add x11, x11, x8, lsl #2
    cbnz x0, .Lotherwise_1112
    b .Lend_1113
.Lotherwise_1112:
    sub x0, x0, #1
    cbz x0, .Lloop_end_1114
.Lloop_1115:
    lsr x1, x12, #4
    cbz x1, .Lloop_end_1116
.Lloop_1117:
    sub x2, x14, #1
    prfm pldl1keep, [x11]
    mov x3, x11
    lsr x2, x2, #4
    cbz x2, .Lloop_end_1118
.Lloop_1119:
    sub x2, x2, #1
    prfm pldl1keep, [x3, #64]
    add x3, x3, #64
    cbnz x2, .Lloop_1119
.Lloop_end_1118:
    mov x2, x9
    mov x3, x4
    add x11, x11, x14, lsl #2
    ld1 {v4.4s, v5.4s, v6.4s, v7.4s}, [x2], #64
    ld1 {v0.4s, v1.4s, v2.4s, v3.4s}, [x2]
    ldr q24, [x2, #52]
    sub x2, x2, #64
    cbz x3, .Lloop_end_1120
.Lloop_1121:
    add x2, x2, x5, lsl #2
    sub x3, x3, #1
    ld1 {v20.4s, v21.4s, v22.4s, v23.4s}, [x2], #64
    ld1 {v16.4s, v17.4s, v18.4s, v19.4s}, [x2]
    ldr q25, [x2, #52]
    sub x2, x2, #64
    fadd v4.4s, v4.4s, v20.4s
    fadd v5.4s, v5.4s, v21.4s
    fadd v6.4s, v6.4s, v22.4s
    fadd v7.4s, v7.4s, v23.4s
    fadd v0.4s, v0.4s, v16.4s
    fadd v1.4s, v1.4s, v17.4s
    fadd v2.4s, v2.4s, v18.4s
    fadd v3.4s, v3.4s, v19.4s
    fadd v24.4s, v24.4s, v25.4s
    cbnz x3, .Lloop_1121
.Lloop_end_1120:
    ext v20.16b, v24.16b, v24.16b, #12
    uzp1 v21.4s, v4.4s, v5.4s
    ld1 {v16.4s, v17.4s, v18.4s, v19.4s}, [x6], #64
    sub x1, x1, #1
    uzp2 v4.4s, v4.4s, v5.4s
    uzp1 v5.4s, v6.4s, v7.4s
    add x9, x9, #128
    uzp2 v6.4s, v6.4s, v7.4s
    uzp1 v7.4s, v0.4s, v1.4s
    uzp2 v0.4s, v0.4s, v1.4s
    uzp1 v1.4s, v2.4s, v3.4s
    uzp2 v2.4s, v2.4s, v3.4s
    ext v3.16b, v21.16b, v5.16b, #4
    ext v22.16b, v5.16b, v7.16b, #4
    ext v23.16b, v7.16b, v1.16b, #4
    ext v20.16b, v1.16b, v20.16b, #4
    fadd v21.4s, v21.4s, v4.4s
    fadd v5.4s, v5.4s, v6.4s
    fadd v7.4s, v7.4s, v0.4s
    fadd v1.4s, v1.4s, v2.4s
    fadd v21.4s, v21.4s, v3.4s
    fadd v5.4s, v5.4s, v22.4s
    fadd v7.4s, v7.4s, v23.4s
    fadd v1.4s, v1.4s, v20.4s
    fdiv v0.4s, v21.4s, v16.4s
    fdiv v2.4s, v5.4s, v17.4s
    fdiv v3.4s, v7.4s, v18.4s
    fdiv v1.4s, v1.4s, v19.4s
    str q0, [x7]
    str q2, [x7, #16]
    str q3, [x7, #32]
    str q1, [x7, #48]
    add x7, x7, #64
    cbnz x1, .Lloop_1117
.Lloop_end_1116:
    ubfx x1, x12, #0, #4
    cbnz x1, .Lotherwise_1122
    b .Lend_1123
.Lotherwise_1122:
    sub x1, x14, #1
    prfm pldl1keep, [x11]
    mov x2, x11
    lsr x1, x1, #4
    cbz x1, .Lloop_end_1124
.Lloop_1125:
    sub x1, x1, #1
    prfm pldl1keep, [x2, #64]
    add x2, x2, #64
    cbnz x1, .Lloop_1125
.Lloop_end_1124:
    mov x1, x9
    mov x2, x4
    add x11, x11, x14, lsl #2
    ld1 {v4.4s, v5.4s, v6.4s, v7.4s}, [x1], #64
    ld1 {v0.4s, v1.4s, v2.4s, v3.4s}, [x1]
    ldr q24, [x1, #52]
    sub x1, x1, #64
    cbz x2, .Lloop_end_1126
.Lloop_1127:
    add x1, x1, x5, lsl #2
    sub x2, x2, #1
    ld1 {v20.4s, v21.4s, v22.4s, v23.4s}, [x1], #64
    ld1 {v16.4s, v17.4s, v18.4s, v19.4s}, [x1]
    ldr q25, [x1, #52]
    sub x1, x1, #64
    fadd v4.4s, v4.4s, v20.4s
    fadd v5.4s, v5.4s, v21.4s
    fadd v6.4s, v6.4s, v22.4s
    fadd v7.4s, v7.4s, v23.4s
    fadd v0.4s, v0.4s, v16.4s
    fadd v1.4s, v1.4s, v17.4s
    fadd v2.4s, v2.4s, v18.4s
    fadd v3.4s, v3.4s, v19.4s
    fadd v24.4s, v24.4s, v25.4s
    cbnz x2, .Lloop_1127
.Lloop_end_1126:
    ext v20.16b, v24.16b, v24.16b, #12
    uzp1 v21.4s, v4.4s, v5.4s
    ld1 {v16.4s, v17.4s, v18.4s, v19.4s}, [x6]
    uzp2 v4.4s, v4.4s, v5.4s
    uzp1 v5.4s, v6.4s, v7.4s
    uzp2 v6.4s, v6.4s, v7.4s
    uzp1 v7.4s, v0.4s, v1.4s
    uzp2 v0.4s, v0.4s, v1.4s
    uzp1 v1.4s, v2.4s, v3.4s
    uzp2 v2.4s, v2.4s, v3.4s
    ext v3.16b, v21.16b, v5.16b, #4
    ext v22.16b, v5.16b, v7.16b, #4
    ext v23.16b, v7.16b, v1.16b, #4
    ext v20.16b, v1.16b, v20.16b, #4
    fadd v21.4s, v21.4s, v4.4s
    fadd v5.4s, v5.4s, v6.4s
    fadd v7.4s, v7.4s, v0.4s
    fadd v1.4s, v1.4s, v2.4s
    fadd v21.4s, v21.4s, v3.4s
    fadd v5.4s, v5.4s, v22.4s
    fadd v7.4s, v7.4s, v23.4s
    fadd v1.4s, v1.4s, v20.4s
    fdiv v0.4s, v21.4s, v16.4s
    fdiv v2.4s, v5.4s, v17.4s
    fdiv v3.4s, v7.4s, v18.4s
    fdiv v1.4s, v1.4s, v19.4s
    str q0, [x7]
    str q2, [x7, #16]
    str q3, [x7, #32]
    str q1, [x7, #48]
.Lend_1123:
    lsr x1, x12, #4
    sub x0, x0, #1
    lsl x1, x1, #4
    lsl x2, x1, #1
    sub x7, x7, x1, lsl #2
    sub x6, x6, x1, lsl #2
    sub x9, x9, x2, lsl #2
    add x7, x7, x13, lsl #2
    add x9, x9, x10, lsl #2
    cbnz x0, .Lloop_1115
.Lloop_end_1114:
    lsr x0, x12, #4
    cbz x0, .Lloop_end_1128
.Lloop_1129:
    sub x1, x14, #1
    prfm pldl1keep, [x11]
    mov x2, x11
    lsr x1, x1, #4
    cbz x1, .Lloop_end_1130
.Lloop_1131:
    sub x1, x1, #1
    prfm pldl1keep, [x2, #64]
    add x2, x2, #64
    cbnz x1, .Lloop_1131
.Lloop_end_1130:
    mov x1, x9
    mov x2, x4
    add x11, x11, x14, lsl #2
    ld1 {v4.4s, v5.4s, v6.4s, v7.4s}, [x1], #64
    ld1 {v0.4s, v1.4s, v2.4s, v3.4s}, [x1]
    ldr q24, [x1, #52]
    sub x1, x1, #64
    cbz x2, .Lloop_end_1132
.Lloop_1133:
    add x1, x1, x5, lsl #2
    sub x2, x2, #1
    ld1 {v20.4s, v21.4s, v22.4s, v23.4s}, [x1], #64
    ld1 {v16.4s, v17.4s, v18.4s, v19.4s}, [x1]
    ldr q25, [x1, #52]
    sub x1, x1, #64
    fadd v4.4s, v4.4s, v20.4s
    fadd v5.4s, v5.4s, v21.4s
    fadd v6.4s, v6.4s, v22.4s
    fadd v7.4s, v7.4s, v23.4s
    fadd v0.4s, v0.4s, v16.4s
    fadd v1.4s, v1.4s, v17.4s
    fadd v2.4s, v2.4s, v18.4s
    fadd v3.4s, v3.4s, v19.4s
    fadd v24.4s, v24.4s, v25.4s
    cbnz x2, .Lloop_1133
.Lloop_end_1132:
    ext v20.16b, v24.16b, v24.16b, #12
    uzp1 v21.4s, v4.4s, v5.4s
    ld1 {v16.4s, v17.4s, v18.4s, v19.4s}, [x6], #64
    sub x0, x0, #1
    uzp2 v4.4s, v4.4s, v5.4s
    uzp1 v5.4s, v6.4s, v7.4s
    add x9, x9, #128
    uzp2 v6.4s, v6.4s, v7.4s
    uzp1 v7.4s, v0.4s, v1.4s
    uzp2 v0.4s, v0.4s, v1.4s
    uzp1 v1.4s, v2.4s, v3.4s
    uzp2 v2.4s, v2.4s, v3.4s
    ext v3.16b, v21.16b, v5.16b, #4
    ext v22.16b, v5.16b, v7.16b, #4
    ext v23.16b, v7.16b, v1.16b, #4
    ext v20.16b, v1.16b, v20.16b, #4
    fadd v21.4s, v21.4s, v4.4s
    fadd v5.4s, v5.4s, v6.4s
    fadd v7.4s, v7.4s, v0.4s
    fadd v1.4s, v1.4s, v2.4s
    fadd v21.4s, v21.4s, v3.4s
    fadd v5.4s, v5.4s, v22.4s
    fadd v7.4s, v7.4s, v23.4s
    fadd v1.4s, v1.4s, v20.4s
    fdiv v0.4s, v21.4s, v16.4s
    fdiv v2.4s, v5.4s, v17.4s
    fdiv v3.4s, v7.4s, v18.4s
    fdiv v1.4s, v1.4s, v19.4s
    str q0, [x7]
    str q2, [x7, #16]
    str q3, [x7, #32]
    str q1, [x7, #48]
    add x7, x7, #64
    cbnz x0, .Lloop_1129
.Lloop_end_1128:
    ubfx x0, x12, #0, #4
    cbnz x0, .Lotherwise_1134
    b .Lend_1135
.Lotherwise_1134:
    lsl x0, x0, #1
    mov w1, #32
    mov w2, #1
    prfm pldl1keep, [x11]
    add x0, x0, #1
    sub x3, x14, #1
    lsr x3, x3, #4
    cmp x0, x1
    csel x0, x0, x1, ls
    lsl x0, x2, x0
    sub x1, x0, #1
    cbz x3, .Lloop_end_1136
.Lloop_1137:
    sub x3, x3, #1
    prfm pldl1keep, [x11, #64]
    add x11, x11, #64
    cbnz x3, .Lloop_1137
.Lloop_end_1136:
    ubfx x0, x1, #0, #4
    cmp x0, #15
    bne .Lotherwise_1138
    ldr q4, [x9]
    b .Lend_1139
.Lotherwise_1138:
    movi v4.4s, #0
    tst x1, #1
    beq .Lotherwise_1140
    ld1 {v4.s}[0], [x9]
.Lotherwise_1140:
    tst x1, #2
    beq .Lotherwise_1141
    add x0, x9, #4
    ld1 {v4.s}[1], [x0]
.Lotherwise_1141:
    tst x1, #4
    beq .Lotherwise_1142
    add x0, x9, #8
    ld1 {v4.s}[2], [x0]
.Lotherwise_1142:
    tst x1, #8
    beq .Lotherwise_1143
    add x0, x9, #12
    ld1 {v4.s}[3], [x0]
.Lotherwise_1143:
.Lend_1139:
    ubfx x0, x1, #4, #4
    cmp x0, #15
    bne .Lotherwise_1144
    ldr q5, [x9, #16]
    b .Lend_1145
.Lotherwise_1144:
    movi v5.4s, #0
    tst x1, #16
    beq .Lotherwise_1146
    add x0, x9, #16
    ld1 {v5.s}[0], [x0]
.Lotherwise_1146:
    tst x1, #32
    beq .Lotherwise_1147
    add x0, x9, #20
    ld1 {v5.s}[1], [x0]
.Lotherwise_1147:
    tst x1, #64
    beq .Lotherwise_1148
    add x0, x9, #24
    ld1 {v5.s}[2], [x0]
.Lotherwise_1148:
    tst x1, #128
    beq .Lotherwise_1149
    add x0, x9, #28
    ld1 {v5.s}[3], [x0]
.Lotherwise_1149:
.Lend_1145:
    ubfx x0, x1, #8, #4
    cmp x0, #15
    bne .Lotherwise_1150
    ldr q6, [x9, #32]
    b .Lend_1151
.Lotherwise_1150:
    movi v6.4s, #0
    tst x1, #256
    beq .Lotherwise_1152
    add x0, x9, #32
    ld1 {v6.s}[0], [x0]
.Lotherwise_1152:
    tst x1, #512
    beq .Lotherwise_1153
    add x0, x9, #36
    ld1 {v6.s}[1], [x0]
.Lotherwise_1153:
    tst x1, #1024
    beq .Lotherwise_1154
    add x0, x9, #40
    ld1 {v6.s}[2], [x0]
.Lotherwise_1154:
    tst x1, #2048
    beq .Lotherwise_1155
    add x0, x9, #44
    ld1 {v6.s}[3], [x0]
.Lotherwise_1155:
.Lend_1151:
    ubfx x0, x1, #12, #4
    cmp x0, #15
    bne .Lotherwise_1156
    ldr q7, [x9, #48]
    b .Lend_1157
.Lotherwise_1156:
    movi v7.4s, #0
    tst x1, #4096
    beq .Lotherwise_1158
    add x0, x9, #48
    ld1 {v7.s}[0], [x0]
.Lotherwise_1158:
    tst x1, #8192
    beq .Lotherwise_1159
    add x0, x9, #52
    ld1 {v7.s}[1], [x0]
.Lotherwise_1159:
    tst x1, #16384
    beq .Lotherwise_1160
    add x0, x9, #56
    ld1 {v7.s}[2], [x0]
.Lotherwise_1160:
    tst x1, #32768
    beq .Lotherwise_1161
    add x0, x9, #60
    ld1 {v7.s}[3], [x0]
.Lotherwise_1161:
.Lend_1157:
    ubfx x0, x1, #16, #4
    cmp x0, #15
    bne .Lotherwise_1162
    ldr q16, [x9, #64]
    b .Lend_1163
.Lotherwise_1162:
    movi v16.4s, #0
    tst x1, #65536
    beq .Lotherwise_1164
    add x0, x9, #64
    ld1 {v16.s}[0], [x0]
.Lotherwise_1164:
    tst x1, #131072
    beq .Lotherwise_1165
    add x0, x9, #68
    ld1 {v16.s}[1], [x0]
.Lotherwise_1165:
    tst x1, #262144
    beq .Lotherwise_1166
    add x0, x9, #72
    ld1 {v16.s}[2], [x0]
.Lotherwise_1166:
    tst x1, #524288
    beq .Lotherwise_1167
    add x0, x9, #76
    ld1 {v16.s}[3], [x0]
.Lotherwise_1167:
.Lend_1163:
    ubfx x0, x1, #20, #4
    cmp x0, #15
    bne .Lotherwise_1168
    ldr q17, [x9, #80]
    b .Lend_1169
.Lotherwise_1168:
    movi v17.4s, #0
    tst x1, #1048576
    beq .Lotherwise_1170
    add x0, x9, #80
    ld1 {v17.s}[0], [x0]
.Lotherwise_1170:
    tst x1, #2097152
    beq .Lotherwise_1171
    add x0, x9, #84
    ld1 {v17.s}[1], [x0]
.Lotherwise_1171:
    tst x1, #4194304
    beq .Lotherwise_1172
    add x0, x9, #88
    ld1 {v17.s}[2], [x0]
.Lotherwise_1172:
    tst x1, #8388608
    beq .Lotherwise_1173
    add x0, x9, #92
    ld1 {v17.s}[3], [x0]
.Lotherwise_1173:
.Lend_1169:
    ubfx x0, x1, #24, #4
    cmp x0, #15
    bne .Lotherwise_1174
    ldr q18, [x9, #96]
    b .Lend_1175
.Lotherwise_1174:
    movi v18.4s, #0
    tst x1, #16777216
    beq .Lotherwise_1176
    add x0, x9, #96
    ld1 {v18.s}[0], [x0]
.Lotherwise_1176:
    tst x1, #33554432
    beq .Lotherwise_1177
    add x0, x9, #100
    ld1 {v18.s}[1], [x0]
.Lotherwise_1177:
    tst x1, #67108864
    beq .Lotherwise_1178
    add x0, x9, #104
    ld1 {v18.s}[2], [x0]
.Lotherwise_1178:
    tst x1, #134217728
    beq .Lotherwise_1179
    add x0, x9, #108
    ld1 {v18.s}[3], [x0]
.Lotherwise_1179:
.Lend_1175:
    ubfx x0, x1, #28, #4
    cmp x0, #15
    bne .Lotherwise_1180
    ldr q19, [x9, #112]
    b .Lend_1181
.Lotherwise_1180:
    movi v19.4s, #0
    tst x1, #268435456
    beq .Lotherwise_1182
    add x0, x9, #112
    ld1 {v19.s}[0], [x0]
.Lotherwise_1182:
    tst x1, #536870912
    beq .Lotherwise_1183
    add x0, x9, #116
    ld1 {v19.s}[1], [x0]
.Lotherwise_1183:
    tst x1, #1073741824
    beq .Lotherwise_1184
    add x0, x9, #120
    ld1 {v19.s}[2], [x0]
.Lotherwise_1184:
    tst x1, #2147483648
    beq .Lotherwise_1185
    add x0, x9, #124
    ld1 {v19.s}[3], [x0]
.Lotherwise_1185:
.Lend_1181:
    cbz x4, .Lloop_end_1186
.Lloop_1187:
    ubfx x0, x1, #0, #4
    add x9, x9, x5, lsl #2
    cmp x0, #15
    bne .Lotherwise_1188
    ldr q0, [x9]
    b .Lend_1189
.Lotherwise_1188:
    movi v0.4s, #0
    tst x1, #1
    beq .Lotherwise_1190
    ld1 {v0.s}[0], [x9]
.Lotherwise_1190:
    tst x1, #2
    beq .Lotherwise_1191
    add x0, x9, #4
    ld1 {v0.s}[1], [x0]
.Lotherwise_1191:
    tst x1, #4
    beq .Lotherwise_1192
    add x0, x9, #8
    ld1 {v0.s}[2], [x0]
.Lotherwise_1192:
    tst x1, #8
    beq .Lotherwise_1193
    add x0, x9, #12
    ld1 {v0.s}[3], [x0]
.Lotherwise_1193:
.Lend_1189:
    ubfx x0, x1, #4, #4
    fadd v4.4s, v4.4s, v0.4s
    cmp x0, #15
    bne .Lotherwise_1194
    ldr q0, [x9, #16]
    b .Lend_1195
.Lotherwise_1194:
    movi v0.4s, #0
    tst x1, #16
    beq .Lotherwise_1196
    add x0, x9, #16
    ld1 {v0.s}[0], [x0]
.Lotherwise_1196:
    tst x1, #32
    beq .Lotherwise_1197
    add x0, x9, #20
    ld1 {v0.s}[1], [x0]
.Lotherwise_1197:
    tst x1, #64
    beq .Lotherwise_1198
    add x0, x9, #24
    ld1 {v0.s}[2], [x0]
.Lotherwise_1198:
    tst x1, #128
    beq .Lotherwise_1199
    add x0, x9, #28
    ld1 {v0.s}[3], [x0]
.Lotherwise_1199:
.Lend_1195:
    ubfx x0, x1, #8, #4
    fadd v5.4s, v5.4s, v0.4s
    cmp x0, #15
    bne .Lotherwise_1200
    ldr q0, [x9, #32]
    b .Lend_1201
.Lotherwise_1200:
    movi v0.4s, #0
    tst x1, #256
    beq .Lotherwise_1202
    add x0, x9, #32
    ld1 {v0.s}[0], [x0]
.Lotherwise_1202:
    tst x1, #512
    beq .Lotherwise_1203
    add x0, x9, #36
    ld1 {v0.s}[1], [x0]
.Lotherwise_1203:
    tst x1, #1024
    beq .Lotherwise_1204
    add x0, x9, #40
    ld1 {v0.s}[2], [x0]
.Lotherwise_1204:
    tst x1, #2048
    beq .Lotherwise_1205
    add x0, x9, #44
    ld1 {v0.s}[3], [x0]
.Lotherwise_1205:
.Lend_1201:
    ubfx x0, x1, #12, #4
    fadd v6.4s, v6.4s, v0.4s
    cmp x0, #15
    bne .Lotherwise_1206
    ldr q0, [x9, #48]
    b .Lend_1207
.Lotherwise_1206:
    movi v0.4s, #0
    tst x1, #4096
    beq .Lotherwise_1208
    add x0, x9, #48
    ld1 {v0.s}[0], [x0]
.Lotherwise_1208:
    tst x1, #8192
    beq .Lotherwise_1209
    add x0, x9, #52
    ld1 {v0.s}[1], [x0]
.Lotherwise_1209:
    tst x1, #16384
    beq .Lotherwise_1210
    add x0, x9, #56
    ld1 {v0.s}[2], [x0]
.Lotherwise_1210:
    tst x1, #32768
    beq .Lotherwise_1211
    add x0, x9, #60
    ld1 {v0.s}[3], [x0]
.Lotherwise_1211:
.Lend_1207:
    ubfx x0, x1, #16, #4
    fadd v7.4s, v7.4s, v0.4s
    cmp x0, #15
    bne .Lotherwise_1212
    ldr q0, [x9, #64]
    b .Lend_1213
.Lotherwise_1212:
    movi v0.4s, #0
    tst x1, #65536
    beq .Lotherwise_1214
    add x0, x9, #64
    ld1 {v0.s}[0], [x0]
.Lotherwise_1214:
    tst x1, #131072
    beq .Lotherwise_1215
    add x0, x9, #68
    ld1 {v0.s}[1], [x0]
.Lotherwise_1215:
    tst x1, #262144
    beq .Lotherwise_1216
    add x0, x9, #72
    ld1 {v0.s}[2], [x0]
.Lotherwise_1216:
    tst x1, #524288
    beq .Lotherwise_1217
    add x0, x9, #76
    ld1 {v0.s}[3], [x0]
.Lotherwise_1217:
.Lend_1213:
    ubfx x0, x1, #20, #4
    fadd v16.4s, v16.4s, v0.4s
    cmp x0, #15
    bne .Lotherwise_1218
    ldr q0, [x9, #80]
    b .Lend_1219
.Lotherwise_1218:
    movi v0.4s, #0
    tst x1, #1048576
    beq .Lotherwise_1220
    add x0, x9, #80
    ld1 {v0.s}[0], [x0]
.Lotherwise_1220:
    tst x1, #2097152
    beq .Lotherwise_1221
    add x0, x9, #84
    ld1 {v0.s}[1], [x0]
.Lotherwise_1221:
    tst x1, #4194304
    beq .Lotherwise_1222
    add x0, x9, #88
    ld1 {v0.s}[2], [x0]
.Lotherwise_1222:
    tst x1, #8388608
    beq .Lotherwise_1223
    add x0, x9, #92
    ld1 {v0.s}[3], [x0]
.Lotherwise_1223:
.Lend_1219:
    ubfx x0, x1, #24, #4
    fadd v17.4s, v17.4s, v0.4s
    cmp x0, #15
    bne .Lotherwise_1224
    ldr q0, [x9, #96]
    b .Lend_1225
.Lotherwise_1224:
    movi v0.4s, #0
    tst x1, #16777216
    beq .Lotherwise_1226
    add x0, x9, #96
    ld1 {v0.s}[0], [x0]
.Lotherwise_1226:
    tst x1, #33554432
    beq .Lotherwise_1227
    add x0, x9, #100
    ld1 {v0.s}[1], [x0]
.Lotherwise_1227:
    tst x1, #67108864
    beq .Lotherwise_1228
    add x0, x9, #104
    ld1 {v0.s}[2], [x0]
.Lotherwise_1228:
    tst x1, #134217728
    beq .Lotherwise_1229
    add x0, x9, #108
    ld1 {v0.s}[3], [x0]
.Lotherwise_1229:
.Lend_1225:
    ubfx x0, x1, #28, #4
    fadd v18.4s, v18.4s, v0.4s
    cmp x0, #15
    bne .Lotherwise_1230
    ldr q0, [x9, #112]
    b .Lend_1231
.Lotherwise_1230:
    movi v0.4s, #0
    tst x1, #268435456
    beq .Lotherwise_1232
    add x0, x9, #112
    ld1 {v0.s}[0], [x0]
.Lotherwise_1232:
    tst x1, #536870912
    beq .Lotherwise_1233
    add x0, x9, #116
    ld1 {v0.s}[1], [x0]
.Lotherwise_1233:
    tst x1, #1073741824
    beq .Lotherwise_1234
    add x0, x9, #120
    ld1 {v0.s}[2], [x0]
.Lotherwise_1234:
    tst x1, #2147483648
    beq .Lotherwise_1235
    add x0, x9, #124
    ld1 {v0.s}[3], [x0]
.Lotherwise_1235:
.Lend_1231:
    sub x4, x4, #1
    fadd v19.4s, v19.4s, v0.4s
    cbnz x4, .Lloop_1187
.Lloop_end_1186:
    movi v20.4s, #0
    uzp1 v21.4s, v4.4s, v5.4s
    ld1 {v0.4s, v1.4s, v2.4s, v3.4s}, [x6]
    uzp2 v4.4s, v4.4s, v5.4s
    uzp1 v5.4s, v6.4s, v7.4s
    uzp2 v6.4s, v6.4s, v7.4s
    uzp1 v7.4s, v16.4s, v17.4s
    uzp2 v16.4s, v16.4s, v17.4s
    uzp1 v17.4s, v18.4s, v19.4s
    uzp2 v18.4s, v18.4s, v19.4s
    ext v19.16b, v21.16b, v5.16b, #4
    ext v22.16b, v5.16b, v7.16b, #4
    ext v23.16b, v7.16b, v17.16b, #4
    ext v20.16b, v17.16b, v20.16b, #4
    fadd v21.4s, v21.4s, v4.4s
    fadd v5.4s, v5.4s, v6.4s
    fadd v7.4s, v7.4s, v16.4s
    fadd v17.4s, v17.4s, v18.4s
    fadd v21.4s, v21.4s, v19.4s
    fadd v5.4s, v5.4s, v22.4s
    fadd v7.4s, v7.4s, v23.4s
    fadd v17.4s, v17.4s, v20.4s
    fdiv v0.4s, v21.4s, v0.4s
    fdiv v1.4s, v5.4s, v1.4s
    fdiv v2.4s, v7.4s, v2.4s
    fdiv v3.4s, v17.4s, v3.4s
    str q0, [x7]
    str q1, [x7, #16]
    str q2, [x7, #32]
    str q3, [x7, #48]
.Lend_1135:
.Lend_1113:
    ret
    .size nnp_pooling_average_of_threes_by_2__aarch64_neon, . - nnp_pooling_average_of_threes_by_2__aarch64_neon

    .section .note.GNU-stack, "", %progbits
