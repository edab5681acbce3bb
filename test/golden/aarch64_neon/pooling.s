    .arch armv8.2-a+fp16+dotprod

    .text
    .p2align 4
    .globl nnp_pooling_maximum_of_stacks__aarch64_neon
    .type nnp_pooling_maximum_of_stacks__aarch64_neon, %function
nnp_pooling_maximum_of_stacks__aarch64_neon:
    mov x7, x2
    mov x8, x7
    sub x9, x0, #1
    mov x10, x1
    mov x11, x3
    mov x12, x4
    mov x13, x6
    add x8, x8, x5, lsl #2
    cbz x9, .Lloop_end_0
.Lloop_1:
    ldr x0, [x10, #8]
    ldr x1, [x10]
    mov x2, x7
    mov x3, x12
    ldr x4, [x10, #24]
    ldr x5, [x10, #16]
    sub x0, x0, #1
    add x2, x2, x1, lsl #2
    add x3, x3, x4, lsl #2
    cmp x0, #2
    bne .Lotherwise_2
    mov x0, x2
    mov x1, x2
    lsl x4, x11, #1
    ubfx x6, x5, #0, #4
    lsr x5, x5, #4
    add x0, x0, x11, lsl #2
    add x1, x1, x4, lsl #2
    add x4, x6, #3
    cbz x5, .Lloop_end_3
.Lloop_4:
    ld1 {v0.4s, v1.4s, v2.4s, v3.4s}, [x2], #64
    ld1 {v16.4s, v17.4s, v18.4s, v19.4s}, [x0], #64
    sub x5, x5, #1
    ld1 {v4.4s, v5.4s, v6.4s, v7.4s}, [x1], #64
    prfm pldl1keep, [x8]
    prfm pldl1keep, [x8, #64]
    add x8, x8, x13, lsl #2
    fmax v0.4s, v0.4s, v16.4s
    fmax v1.4s, v1.4s, v17.4s
    fmax v2.4s, v2.4s, v18.4s
    fmax v3.4s, v3.4s, v19.4s
    fmax v0.4s, v0.4s, v4.4s
    fmax v1.4s, v1.4s, v5.4s
    fmax v2.4s, v2.4s, v6.4s
    fmax v3.4s, v3.4s, v7.4s
    str q0, [x3]
    str q1, [x3, #16]
    str q2, [x3, #32]
    str q3, [x3, #48]
    add x3, x3, #64
    cbnz x5, .Lloop_4
.Lloop_end_3:
    lsr x4, x4, #2
    cbz x4, .Lloop_end_5
.Lloop_6:
    ldr q0, [x2]
    ldr q1, [x0]
    sub x4, x4, #1
    add x2, x2, #16
    ldr q2, [x1]
    prfm pldl1keep, [x8]
    add x0, x0, #16
    add x1, x1, #16
    prfm pldl1keep, [x8, #64]
    add x8, x8, x13, lsl #2
    fmax v0.4s, v0.4s, v1.4s
    fmax v0.4s, v0.4s, v2.4s
    str q0, [x3]
    add x3, x3, #16
    cbnz x4, .Lloop_6
.Lloop_end_5:
    b .Lend_7
.Lotherwise_2:
    ubfx x1, x5, #0, #4
    lsr x4, x5, #4
    add x1, x1, #3
    cbz x4, .Lloop_end_8
.Lloop_9:
    mov x5, x2
    mov x6, x0
    prfm pldl1keep, [x8]
    prfm pldl1keep, [x8, #64]
    add x8, x8, x13, lsl #2
    ld1 {v0.4s, v1.4s, v2.4s, v3.4s}, [x5]
    cbz x6, .Lloop_end_10
.Lloop_11:
    add x5, x5, x11, lsl #2
    sub x6, x6, #1
    ld1 {v4.4s, v5.4s, v6.4s, v7.4s}, [x5]
    fmax v0.4s, v0.4s, v4.4s
    fmax v1.4s, v1.4s, v5.4s
    fmax v2.4s, v2.4s, v6.4s
    fmax v3.4s, v3.4s, v7.4s
    cbnz x6, .Lloop_11
.Lloop_end_10:
    sub x4, x4, #1
    str q0, [x3]
    str q1, [x3, #16]
    add x2, x2, #64
    str q2, [x3, #32]
    str q3, [x3, #48]
    add x3, x3, #64
    cbnz x4, .Lloop_9
.Lloop_end_8:
    lsr x1, x1, #2
    cbz x1, .Lloop_end_12
.Lloop_13:
    mov x4, x2
    mov x5, x0
    prfm pldl1keep, [x8]
    prfm pldl1keep, [x8, #64]
    add x8, x8, x13, lsl #2
    ldr q0, [x4]
    cbz x5, .Lloop_end_14
.Lloop_15:
    add x4, x4, x11, lsl #2
    sub x5, x5, #1
    ldr q1, [x4]
    fmax v0.4s, v0.4s, v1.4s
    cbnz x5, .Lloop_15
.Lloop_end_14:
    sub x1, x1, #1
    str q0, [x3]
    add x2, x2, #16
    add x3, x3, #16
    cbnz x1, .Lloop_13
.Lloop_end_12:
.Lend_7:
    sub x9, x9, #1
    add x10, x10, #32
    cbnz x9, .Lloop_1
.Lloop_end_0:
    ldr x0, [x10, #16]
    ldr x1, [x10]
    ldr x2, [x10, #24]
    ldr x3, [x10, #8]
    lsr x4, x0, #4
    add x7, x7, x1, lsl #2
    add x12, x12, x2, lsl #2
    sub x3, x3, #1
    cbz x4, .Lloop_end_16
.Lloop_17:
    mov x1, x7
    mov x2, x3
    prfm pldl1keep, [x8]
    prfm pldl1keep, [x8, #64]
    add x8, x8, x13, lsl #2
    ld1 {v0.4s, v1.4s, v2.4s, v3.4s}, [x1]
    cbz x2, .Lloop_end_18
.Lloop_19:
    add x1, x1, x11, lsl #2
    sub x2, x2, #1
    ld1 {v4.4s, v5.4s, v6.4s, v7.4s}, [x1]
    fmax v0.4s, v0.4s, v4.4s
    fmax v1.4s, v1.4s, v5.4s
    fmax v2.4s, v2.4s, v6.4s
    fmax v3.4s, v3.4s, v7.4s
    cbnz x2, .Lloop_19
.Lloop_end_18:
    sub x4, x4, #1
    str q0, [x12]
    str q1, [x12, #16]
    add x7, x7, #64
    str q2, [x12, #32]
    str q3, [x12, #48]
    add x12, x12, #64
    cbnz x4, .Lloop_17
.Lloop_end_16:
    ubfx x0, x0, #0, #4
    cbnz x0, .Lotherwise_20
    b .Lend_21
.Lotherwise_20:
    mov w1, #16
    mov w2, #1
    prfm pldl1keep, [x8]
    add x0, x0, #0
    prfm pldl1keep, [x8, #64]
    cmp x0, x1
    csel x0, x0, x1, ls
    lsl x0, x2, x0
    sub x1, x0, #1
    ubfx x0, x1, #0, #4
    cmp x0, #15
    bne .Lotherwise_22
    ldr q0, [x7]
    b .Lend_23
.Lotherwise_22:
    movi v0.4s, #0
    tst x1, #1
    beq .Lotherwise_24
    ld1 {v0.s}[0], [x7]
.Lotherwise_24:
    tst x1, #2
    beq .Lotherwise_25
    add x0, x7, #4
    ld1 {v0.s}[1], [x0]
.Lotherwise_25:
    tst x1, #4
    beq .Lotherwise_26
    add x0, x7, #8
    ld1 {v0.s}[2], [x0]
.Lotherwise_26:
    tst x1, #8
    beq .Lotherwise_27
    add x0, x7, #12
    ld1 {v0.s}[3], [x0]
.Lotherwise_27:
.Lend_23:
    ubfx x0, x1, #4, #4
    cmp x0, #15
    bne .Lotherwise_28
    ldr q1, [x7, #16]
    b .Lend_29
.Lotherwise_28:
    movi v1.4s, #0
    tst x1, #16
    beq .Lotherwise_30
    add x0, x7, #16
    ld1 {v1.s}[0], [x0]
.Lotherwise_30:
    tst x1, #32
    beq .Lotherwise_31
    add x0, x7, #20
    ld1 {v1.s}[1], [x0]
.Lotherwise_31:
    tst x1, #64
    beq .Lotherwise_32
    add x0, x7, #24
    ld1 {v1.s}[2], [x0]
.Lotherwise_32:
    tst x1, #128
    beq .Lotherwise_33
    add x0, x7, #28
    ld1 {v1.s}[3], [x0]
.Lotherwise_33:
.Lend_29:
    ubfx x0, x1, #8, #4
    cmp x0, #15
    bne .Lotherwise_34
    ldr q2, [x7, #32]
    b .Lend_35
.Lotherwise_34:
    movi v2.4s, #0
    tst x1, #256
    beq .Lotherwise_36
    add x0, x7, #32
    ld1 {v2.s}[0], [x0]
.Lotherwise_36:
    tst x1, #512
    beq .Lotherwise_37
    add x0, x7, #36
    ld1 {v2.s}[1], [x0]
.Lotherwise_37:
    tst x1, #1024
    beq .Lotherwise_38
    add x0, x7, #40
    ld1 {v2.s}[2], [x0]
.Lotherwise_38:
    tst x1, #2048
    beq .Lotherwise_39
    add x0, x7, #44
    ld1 {v2.s}[3], [x0]
.Lotherwise_39:
.Lend_35:
    ubfx x0, x1, #12, #4
    cmp x0, #15
    bne .Lotherwise_40
    ldr q3, [x7, #48]
    b .Lend_41
.Lotherwise_40:
    movi v3.4s, #0
    tst x1, #4096
    beq .Lotherwise_42
    add x0, x7, #48
    ld1 {v3.s}[0], [x0]
.Lotherwise_42:
    tst x1, #8192
    beq .Lotherwise_43
    add x0, x7, #52
    ld1 {v3.s}[1], [x0]
.Lotherwise_43:
    tst x1, #16384
    beq .Lotherwise_44
    add x0, x7, #56
    ld1 {v3.s}[2], [x0]
.Lotherwise_44:
    tst x1, #32768
    beq .Lotherwise_45
    add x0, x7, #60
    ld1 {v3.s}[3], [x0]
.Lotherwise_45:
.Lend_41:
    cbz x3, .Lloop_end_46
.Lloop_47:
    ubfx x0, x1, #0, #4
    add x7, x7, x11, lsl #2
    cmp x0, #15
    bne .Lotherwise_48
    ldr q4, [x7]
    b .Lend_49
.Lotherwise_48:
    movi v4.4s, #0
    tst x1, #1
    beq .Lotherwise_50
    ld1 {v4.s}[0], [x7]
.Lotherwise_50:
    tst x1, #2
    beq .Lotherwise_51
    add x0, x7, #4
    ld1 {v4.s}[1], [x0]
.Lotherwise_51:
    tst x1, #4
    beq .Lotherwise_52
    add x0, x7, #8
    ld1 {v4.s}[2], [x0]
.Lotherwise_52:
    tst x1, #8
    beq .Lotherwise_53
    add x0, x7, #12
    ld1 {v4.s}[3], [x0]
.Lotherwise_53:
.Lend_49:
    ubfx x0, x1, #4, #4
    fmax v0.4s, v0.4s, v4.4s
    cmp x0, #15
    bne .Lotherwise_54
    ldr q4, [x7, #16]
    b .Lend_55
.Lotherwise_54:
    movi v4.4s, #0
    tst x1, #16
    beq .Lotherwise_56
    add x0, x7, #16
    ld1 {v4.s}[0], [x0]
.Lotherwise_56:
    tst x1, #32
    beq .Lotherwise_57
    add x0, x7, #20
    ld1 {v4.s}[1], [x0]
.Lotherwise_57:
    tst x1, #64
    beq .Lotherwise_58
    add x0, x7, #24
    ld1 {v4.s}[2], [x0]
.Lotherwise_58:
    tst x1, #128
    beq .Lotherwise_59
    add x0, x7, #28
    ld1 {v4.s}[3], [x0]
.Lotherwise_59:
.Lend_55:
    ubfx x0, x1, #8, #4
    fmax v1.4s, v1.4s, v4.4s
    cmp x0, #15
    bne .Lotherwise_60
    ldr q4, [x7, #32]
    b .Lend_61
.Lotherwise_60:
    movi v4.4s, #0
    tst x1, #256
    beq .Lotherwise_62
    add x0, x7, #32
    ld1 {v4.s}[0], [x0]
.Lotherwise_62:
    tst x1, #512
    beq .Lotherwise_63
    add x0, x7, #36
    ld1 {v4.s}[1], [x0]
.Lotherwise_63:
    tst x1, #1024
    beq .Lotherwise_64
    add x0, x7, #40
    ld1 {v4.s}[2], [x0]
.Lotherwise_64:
    tst x1, #2048
    beq .Lotherwise_65
    add x0, x7, #44
    ld1 {v4.s}[3], [x0]
.Lotherwise_65:
.Lend_61:
    ubfx x0, x1, #12, #4
    fmax v2.4s, v2.4s, v4.4s
    cmp x0, #15
    bne .Lotherwise_66
    ldr q4, [x7, #48]
    b .Lend_67
.Lotherwise_66:
    movi v4.4s, #0
    tst x1, #4096
    beq .Lotherwise_68
    add x0, x7, #48
    ld1 {v4.s}[0], [x0]
.Lotherwise_68:
    tst x1, #8192
    beq .Lotherwise_69
    add x0, x7, #52
    ld1 {v4.s}[1], [x0]
.Lotherwise_69:
    tst x1, #16384
    beq .Lotherwise_70
    add x0, x7, #56
    ld1 {v4.s}[2], [x0]
.Lotherwise_70:
    tst x1, #32768
    beq .Lotherwise_71
    add x0, x7, #60
    ld1 {v4.s}[3], [x0]
.Lotherwise_71:
.Lend_67:
    sub x3, x3, #1
    fmax v3.4s, v3.4s, v4.4s
    cbnz x3, .Lloop_47
.Lloop_end_46:
    str q0, [x12]
    str q1, [x12, #16]
    str q2, [x12, #32]
    str q3, [x12, #48]
.Lend_21:
    ret
    .size nnp_pooling_maximum_of_stacks__aarch64_neon, . - nnp_pooling_maximum_of_stacks__aarch64_neon

    .text
    .p2align 4
    .globl nnp_pooling_sum_of_stacks__aarch64_neon
    .type nnp_pooling_sum_of_stacks__aarch64_neon, %function
nnp_pooling_sum_of_stacks__aarch64_neon:
    mov x7, x2
    mov x8, x7
    sub x9, x0, #1
    mov x10, x1
    mov x11, x3
    mov x12, x4
    mov x13, x6
    add x8, x8, x5, lsl #2
    cbz x9, .Lloop_end_72
.Lloop_73:
    ldr x0, [x10, #8]
    ldr x1, [x10]
    mov x2, x7
    mov x3, x12
    ldr x4, [x10, #24]
    ldr x5, [x10, #16]
    sub x0, x0, #1
    add x2, x2, x1, lsl #2
    add x3, x3, x4, lsl #2
    cmp x0, #2
    bne .Lotherwise_74
    mov x0, x2
    mov x1, x2
    lsl x4, x11, #1
    ubfx x6, x5, #0, #4
    lsr x5, x5, #4
    add x0, x0, x11, lsl #2
    add x1, x1, x4, lsl #2
    add x4, x6, #3
    cbz x5, .Lloop_end_75
.Lloop_76:
    ld1 {v0.4s, v1.4s, v2.4s, v3.4s}, [x2], #64
    ld1 {v16.4s, v17.4s, v18.4s, v19.4s}, [x0], #64
    sub x5, x5, #1
    ld1 {v4.4s, v5.4s, v6.4s, v7.4s}, [x1], #64
    prfm pldl1keep, [x8]
    prfm pldl1keep, [x8, #64]
    add x8, x8, x13, lsl #2
    fadd v0.4s, v0.4s, v16.4s
    fadd v1.4s, v1.4s, v17.4s
    fadd v2.4s, v2.4s, v18.4s
    fadd v3.4s, v3.4s, v19.4s
    fadd v0.4s, v0.4s, v4.4s
    fadd v1.4s, v1.4s, v5.4s
    fadd v2.4s, v2.4s, v6.4s
    fadd v3.4s, v3.4s, v7.4s
    str q0, [x3]
    str q1, [x3, #16]
    str q2, [x3, #32]
    str q3, [x3, #48]
    add x3, x3, #64
    cbnz x5, .Lloop_76
.Lloop_end_75:
    lsr x4, x4, #2
    cbz x4, .Lloop_end_77
.Lloop_78:
    ldr q0, [x2]
    ldr q1, [x0]
    sub x4, x4, #1
    add x2, x2, #16
    ldr q2, [x1]
    prfm pldl1keep, [x8]
    add x0, x0, #16
    add x1, x1, #16
    prfm pldl1keep, [x8, #64]
    add x8, x8, x13, lsl #2
    fadd v0.4s, v0.4s, v1.4s
    fadd v0.4s, v0.4s, v2.4s
    str q0, [x3]
    add x3, x3, #16
    cbnz x4, .Lloop_78
.Lloop_end_77:
    b .Lend_79
.Lotherwise_74:
    ubfx x1, x5, #0, #4
    lsr x4, x5, #4
    add x1, x1, #3
    cbz x4, .Lloop_end_80
.Lloop_81:
    mov x5, x2
    mov x6, x0
    prfm pldl1keep, [x8]
    prfm pldl1keep, [x8, #64]
    add x8, x8, x13, lsl #2
    ld1 {v0.4s, v1.4s, v2.4s, v3.4s}, [x5]
    cbz x6, .Lloop_end_82
.Lloop_83:
    add x5, x5, x11, lsl #2
    sub x6, x6, #1
    ld1 {v4.4s, v5.4s, v6.4s, v7.4s}, [x5]
    fadd v0.4s, v0.4s, v4.4s
    fadd v1.4s, v1.4s, v5.4s
    fadd v2.4s, v2.4s, v6.4s
    fadd v3.4s, v3.4s, v7.4s
    cbnz x6, .Lloop_83
.Lloop_end_82:
    sub x4, x4, #1
    str q0, [x3]
    str q1, [x3, #16]
    add x2, x2, #64
    str q2, [x3, #32]
    str q3, [x3, #48]
    add x3, x3, #64
    cbnz x4, .Lloop_81
.Lloop_end_80:
    lsr x1, x1, #2
    cbz x1, .Lloop_end_84
.Lloop_85:
    mov x4, x2
    mov x5, x0
    prfm pldl1keep, [x8]
    prfm pldl1keep, [x8, #64]
    add x8, x8, x13, lsl #2
    ldr q0, [x4]
    cbz x5, .Lloop_end_86
.Lloop_87:
    add x4, x4, x11, lsl #2
    sub x5, x5, #1
    ldr q1, [x4]
    fadd v0.4s, v0.4s, v1.4s
    cbnz x5, .Lloop_87
.Lloop_end_86:
    sub x1, x1, #1
    str q0, [x3]
    add x2, x2, #16
    add x3, x3, #16
    cbnz x1, .Lloop_85
.Lloop_end_84:
.Lend_79:
    sub x9, x9, #1
    add x10, x10, #32
    cbnz x9, .Lloop_73
.Lloop_end_72:
    ldr x0, [x10, #16]
    ldr x1, [x10]
    ldr x2, [x10, #24]
    ldr x3, [x10, #8]
    lsr x4, x0, #4
    add x7, x7, x1, lsl #2
    add x12, x12, x2, lsl #2
    sub x3, x3, #1
    cbz x4, .Lloop_end_88
.Lloop_89:
    mov x1, x7
    mov x2, x3
    prfm pldl1keep, [x8]
    prfm pldl1keep, [x8, #64]
    add x8, x8, x13, lsl #2
    ld1 {v0.4s, v1.4s, v2.4s, v3.4s}, [x1]
    cbz x2, .Lloop_end_90
.Lloop_91:
    add x1, x1, x11, lsl #2
    sub x2, x2, #1
    ld1 {v4.4s, v5.4s, v6.4s, v7.4s}, [x1]
    fadd v0.4s, v0.4s, v4.4s
    fadd v1.4s, v1.4s, v5.4s
    fadd v2.4s, v2.4s, v6.4s
    fadd v3.4s, v3.4s, v7.4s
    cbnz x2, .Lloop_91
.Lloop_end_90:
    sub x4, x4, #1
    str q0, [x12]
    str q1, [x12, #16]
    add x7, x7, #64
    str q2, [x12, #32]
    str q3, [x12, #48]
    add x12, x12, #64
    cbnz x4, .Lloop_89
.Lloop_end_88:
    ubfx x0, x0, #0, #4
    cbnz x0, .Lotherwise_92
    b .Lend_93
.Lotherwise_92:
    mov w1, #16
    mov w2, #1
    prfm pldl1keep, [x8]
    add x0, x0, #0
    prfm pldl1keep, [x8, #64]
    cmp x0, x1
    csel x0, x0, x1, ls
    lsl x0, x2, x0
    sub x1, x0, #1
    ubfx x0, x1, #0, #4
    cmp x0, #15
    bne .Lotherwise_94
    ldr q0, [x7]
    b .Lend_95
.Lotherwise_94:
    movi v0.4s, #0
    tst x1, #1
    beq .Lotherwise_96
    ld1 {v0.s}[0], [x7]
.Lotherwise_96:
    tst x1, #2
    beq .Lotherwise_97
    add x0, x7, #4
    ld1 {v0.s}[1], [x0]
.Lotherwise_97:
    tst x1, #4
    beq .Lotherwise_98
    add x0, x7, #8
    ld1 {v0.s}[2], [x0]
.Lotherwise_98:
    tst x1, #8
    beq .Lotherwise_99
    add x0, x7, #12
    ld1 {v0.s}[3], [x0]
.Lotherwise_99:
.Lend_95:
    ubfx x0, x1, #4, #4
    cmp x0, #15
    bne .Lotherwise_100
    ldr q1, [x7, #16]
    b .Lend_101
.Lotherwise_100:
    movi v1.4s, #0
    tst x1, #16
    beq .Lotherwise_102
    add x0, x7, #16
    ld1 {v1.s}[0], [x0]
.Lotherwise_102:
    tst x1, #32
    beq .Lotherwise_103
    add x0, x7, #20
    ld1 {v1.s}[1], [x0]
.Lotherwise_103:
    tst x1, #64
    beq .Lotherwise_104
    add x0, x7, #24
    ld1 {v1.s}[2], [x0]
.Lotherwise_104:
    tst x1, #128
    beq .Lotherwise_105
    add x0, x7, #28
    ld1 {v1.s}[3], [x0]
.Lotherwise_105:
.Lend_101:
    ubfx x0, x1, #8, #4
    cmp x0, #15
    bne .Lotherwise_106
    ldr q2, [x7, #32]
    b .Lend_107
.Lotherwise_106:
    movi v2.4s, #0
    tst x1, #256
    beq .Lotherwise_108
    add x0, x7, #32
    ld1 {v2.s}[0], [x0]
.Lotherwise_108:
    tst x1, #512
    beq .Lotherwise_109
    add x0, x7, #36
    ld1 {v2.s}[1], [x0]
.Lotherwise_109:
    tst x1, #1024
    beq .Lotherwise_110
    add x0, x7, #40
    ld1 {v2.s}[2], [x0]
.Lotherwise_110:
    tst x1, #2048
    beq .Lotherwise_111
    add x0, x7, #44
    ld1 {v2.s}[3], [x0]
.Lotherwise_111:
.Lend_107:
    ubfx x0, x1, #12, #4
    cmp x0, #15
    bne .Lotherwise_112
    ldr q3, [x7, #48]
    b .Lend_113
.Lotherwise_112:
    movi v3.4s, #0
    tst x1, #4096
    beq .Lotherwise_114
    add x0, x7, #48
    ld1 {v3.s}[0], [x0]
.Lotherwise_114:
    tst x1, #8192
    beq .Lotherwise_115
    add x0, x7, #52
    ld1 {v3.s}[1], [x0]
.Lotherwise_115:
    tst x1, #16384
    beq .Lotherwise_116
    add x0, x7, #56
    ld1 {v3.s}[2], [x0]
.Lotherwise_116:
    tst x1, #32768
    beq .Lotherwise_117
    add x0, x7, #60
    ld1 {v3.s}[3], [x0]
.Lotherwise_117:
.Lend_113:
    cbz x3, .Lloop_end_118
.Lloop_119:
    ubfx x0, x1, #0, #4
    add x7, x7, x11, lsl #2
    cmp x0, #15
    bne .Lotherwise_120
    ldr q4, [x7]
    b .Lend_121
.Lotherwise_120:
    movi v4.4s, #0
    tst x1, #1
    beq .Lotherwise_122
    ld1 {v4.s}[0], [x7]
.Lotherwise_122:
    tst x1, #2
    beq .Lotherwise_123
    add x0, x7, #4
    ld1 {v4.s}[1], [x0]
.Lotherwise_123:
    tst x1, #4
    beq .Lotherwise_124
    add x0, x7, #8
    ld1 {v4.s}[2], [x0]
.Lotherwise_124:
    tst x1, #8
    beq .Lotherwise_125
    add x0, x7, #12
    ld1 {v4.s}[3], [x0]
.Lotherwise_125:
.Lend_121:
    ubfx x0, x1, #4, #4
    fadd v0.4s, v0.4s, v4.4s
    cmp x0, #15
    bne .Lotherwise_126
    ldr q4, [x7, #16]
    b .Lend_127
.Lotherwise_126:
    movi v4.4s, #0
    tst x1, #16
    beq .Lotherwise_128
    add x0, x7, #16
    ld1 {v4.s}[0], [x0]
.Lotherwise_128:
    tst x1, #32
    beq .Lotherwise_129
    add x0, x7, #20
    ld1 {v4.s}[1], [x0]
.Lotherwise_129:
    tst x1, #64
    beq .Lotherwise_130
    add x0, x7, #24
    ld1 {v4.s}[2], [x0]
.Lotherwise_130:
    tst x1, #128
    beq .Lotherwise_131
    add x0, x7, #28
    ld1 {v4.s}[3], [x0]
.Lotherwise_131:
.Lend_127:
    ubfx x0, x1, #8, #4
    fadd v1.4s, v1.4s, v4.4s
    cmp x0, #15
    bne .Lotherwise_132
    ldr q4, [x7, #32]
    b .Lend_133
.Lotherwise_132:
    movi v4.4s, #0
    tst x1, #256
    beq .Lotherwise_134
    add x0, x7, #32
    ld1 {v4.s}[0], [x0]
.Lotherwise_134:
    tst x1, #512
    beq .Lotherwise_135
    add x0, x7, #36
    ld1 {v4.s}[1], [x0]
.Lotherwise_135:
    tst x1, #1024
    beq .Lotherwise_136
    add x0, x7, #40
    ld1 {v4.s}[2], [x0]
.Lotherwise_136:
    tst x1, #2048
    beq .Lotherwise_137
    add x0, x7, #44
    ld1 {v4.s}[3], [x0]
.Lotherwise_137:
.Lend_133:
    ubfx x0, x1, #12, #4
    fadd v2.4s, v2.4s, v4.4s
    cmp x0, #15
    bne .Lotherwise_138
    ldr q4, [x7, #48]
    b .Lend_139
.Lotherwise_138:
    movi v4.4s, #0
    tst x1, #4096
    beq .Lotherwise_140
    add x0, x7, #48
    ld1 {v4.s}[0], [x0]
.Lotherwise_140:
    tst x1, #8192
    beq .Lotherwise_141
    add x0, x7, #52
    ld1 {v4.s}[1], [x0]
.Lotherwise_141:
    tst x1, #16384
    beq .Lotherwise_142
    add x0, x7, #56
    ld1 {v4.s}[2], [x0]
.Lotherwise_142:
    tst x1, #32768
    beq .Lotherwise_143
    add x0, x7, #60
    ld1 {v4.s}[3], [x0]
.Lotherwise_143:
.Lend_139:
    sub x3, x3, #1
    fadd v3.4s, v3.4s, v4.4s
    cbnz x3, .Lloop_119
.Lloop_end_118:
    str q0, [x12]
    str q1, [x12, #16]
    str q2, [x12, #32]
    str q3, [x12, #48]
.Lend_93:
    ret
    .size nnp_pooling_sum_of_stacks__aarch64_neon, . - nnp_pooling_sum_of_stacks__aarch64_neon

    .text
    .p2align 4
    .globl nnp_pooling_maximum__aarch64_neon
    .type nnp_pooling_maximum__aarch64_neon, %function
nnp_pooling_maximum__aarch64_neon:
    mov x8, x0
    mov x9, x1
    sub x0, x4, #1
    mov x10, x2
    cmp x0, #2
    bne .Lotherwise_144
    cbz x8, .Lloop_end_145
.Lloop_146:
    ubfx x0, x9, #0, #4
    lsr x1, x9, #4
    add x0, x0, #3
    cbz x1, .Lloop_end_147
.Lloop_148:
    ld1 {v0.4s, v1.4s, v2.4s, v3.4s}, [x10]
    add x10, x10, #4
    sub x1, x1, #1
    ld1 {v16.4s, v17.4s, v18.4s, v19.4s}, [x10]
    add x10, x10, #4
    ld1 {v4.4s, v5.4s, v6.4s, v7.4s}, [x10]
    add x10, x10, #56
    fmax v0.4s, v0.4s, v16.4s
    fmax v1.4s, v1.4s, v17.4s
    fmax v2.4s, v2.4s, v18.4s
    fmax v3.4s, v3.4s, v19.4s
    fmax v0.4s, v0.4s, v4.4s
    fmax v1.4s, v1.4s, v5.4s
    fmax v2.4s, v2.4s, v6.4s
    fmax v3.4s, v3.4s, v7.4s
    str q0, [x5]
    str q1, [x5, #16]
    str q2, [x5, #32]
    str q3, [x5, #48]
    add x5, x5, #64
    cbnz x1, .Lloop_148
.Lloop_end_147:
    lsr x0, x0, #2
    cbz x0, .Lloop_end_149
.Lloop_150:
    ldr q0, [x10]
    ldr q1, [x10, #4]
    sub x0, x0, #1
    ldr q2, [x10, #8]
    add x10, x10, #16
    fmax v0.4s, v0.4s, v1.4s
    fmax v0.4s, v0.4s, v2.4s
    str q0, [x5]
    add x5, x5, #16
    cbnz x0, .Lloop_150
.Lloop_end_149:
    add x0, x9, #3
    sub x8, x8, #1
    lsr x0, x0, #2
    lsl x0, x0, #2
    sub x5, x5, x0, lsl #2
    sub x10, x10, x0, lsl #2
    add x5, x5, x6, lsl #2
    add x10, x10, x3, lsl #2
    cbnz x8, .Lloop_146
.Lloop_end_145:
    b .Lend_151
.Lotherwise_144:
    cbz x8, .Lloop_end_152
.Lloop_153:
    ubfx x1, x9, #0, #4
    lsr x2, x9, #4
    add x1, x1, #3
    cbz x2, .Lloop_end_154
.Lloop_155:
    mov x4, x10
    mov x7, x0
    ld1 {v0.4s, v1.4s, v2.4s, v3.4s}, [x4]
    cbz x7, .Lloop_end_156
.Lloop_157:
    add x4, x4, #4
    sub x7, x7, #1
    ld1 {v4.4s, v5.4s, v6.4s, v7.4s}, [x4]
    fmax v0.4s, v0.4s, v4.4s
    fmax v1.4s, v1.4s, v5.4s
    fmax v2.4s, v2.4s, v6.4s
    fmax v3.4s, v3.4s, v7.4s
    cbnz x7, .Lloop_157
.Lloop_end_156:
    sub x2, x2, #1
    str q0, [x5]
    str q1, [x5, #16]
    add x10, x10, #64
    str q2, [x5, #32]
    str q3, [x5, #48]
    add x5, x5, #64
    cbnz x2, .Lloop_155
.Lloop_end_154:
    lsr x1, x1, #2
    cbz x1, .Lloop_end_158
.Lloop_159:
    mov x2, x10
    mov x4, x0
    ldr q0, [x2]
    cbz x4, .Lloop_end_160
.Lloop_161:
    ldr q1, [x2, #4]
    sub x4, x4, #1
    add x2, x2, #4
    fmax v0.4s, v0.4s, v1.4s
    cbnz x4, .Lloop_161
.Lloop_end_160:
    sub x1, x1, #1
    str q0, [x5]
    add x10, x10, #16
    add x5, x5, #16
    cbnz x1, .Lloop_159
.Lloop_end_158:
    add x1, x9, #3
    sub x8, x8, #1
    lsr x1, x1, #2
    lsl x1, x1, #2
    sub x5, x5, x1, lsl #2
    sub x10, x10, x1, lsl #2
    add x5, x5, x6, lsl #2
    add x10, x10, x3, lsl #2
    cbnz x8, .Lloop_153
.Lloop_end_152:
.Lend_151:
    ret
    .size nnp_pooling_maximum__aarch64_neon, . - nnp_pooling_maximum__aarch64_neon

    .text
    .p2align 4
    .globl nnp_pooling_maximum_by_2__aarch64_neon
    .type nnp_pooling_maximum_by_2__aarch64_neon, %function
nnp_pooling_maximum_by_2__aarch64_neon:
    mov x7, x0
    mov x8, x1
    sub x0, x4, #1
    mov x9, x2
    mov x10, x3
    cmp x0, #2
    bne .Lotherwise_162
    cbz x7, .Lloop_end_163
.Lloop_164:
    ubfx x0, x8, #0, #4
    lsr x1, x8, #4
    add x0, x0, #3
    cbz x1, .Lloop_end_165
.Lloop_166:
    ld1 {v4.4s, v5.4s, v6.4s, v7.4s}, [x9]
    add x9, x9, #8
    sub x1, x1, #1
    ld1 {v20.4s, v21.4s, v22.4s, v23.4s}, [x9]
    add x9, x9, #56
    ld1 {v0.4s, v1.4s, v2.4s, v3.4s}, [x9]
    add x9, x9, #8
    ld1 {v16.4s, v17.4s, v18.4s, v19.4s}, [x9]
    add x9, x9, #56
    uzp1 v24.4s, v4.4s, v5.4s
    uzp2 v4.4s, v4.4s, v5.4s
    uzp1 v5.4s, v6.4s, v7.4s
    uzp2 v6.4s, v6.4s, v7.4s
    fmax v24.4s, v24.4s, v4.4s
    uzp1 v4.4s, v20.4s, v21.4s
    fmax v5.4s, v5.4s, v6.4s
    uzp1 v6.4s, v22.4s, v23.4s
    uzp1 v7.4s, v0.4s, v1.4s
    uzp2 v0.4s, v0.4s, v1.4s
    uzp1 v1.4s, v2.4s, v3.4s
    uzp2 v2.4s, v2.4s, v3.4s
    fmax v7.4s, v7.4s, v0.4s
    uzp1 v0.4s, v16.4s, v17.4s
    fmax v1.4s, v1.4s, v2.4s
    uzp1 v2.4s, v18.4s, v19.4s
    fmax v24.4s, v24.4s, v4.4s
    fmax v5.4s, v5.4s, v6.4s
    fmax v7.4s, v7.4s, v0.4s
    fmax v1.4s, v1.4s, v2.4s
    str q24, [x5]
    str q5, [x5, #16]
    str q7, [x5, #32]
    str q1, [x5, #48]
    add x5, x5, #64
    cbnz x1, .Lloop_166
.Lloop_end_165:
    lsr x0, x0, #2
    cbz x0, .Lloop_end_167
.Lloop_168:
    ldp q0, q1, [x9]
    add x1, x9, #8
    sub x0, x0, #1
    add x9, x9, #32
    ldp q2, q3, [x1]
    uzp1 v4.4s, v0.4s, v1.4s
    uzp2 v0.4s, v0.4s, v1.4s
    uzp1 v1.4s, v2.4s, v3.4s
    fmax v4.4s, v4.4s, v0.4s
    fmax v4.4s, v4.4s, v1.4s
    str q4, [x5]
    add x5, x5, #16
    cbnz x0, .Lloop_168
.Lloop_end_167:
    add x0, x8, #3
    sub x7, x7, #1
    lsr x0, x0, #2
    lsl x0, x0, #2
    lsl x1, x0, #1
    sub x5, x5, x0, lsl #2
    sub x9, x9, x1, lsl #2
    add x5, x5, x6, lsl #2
    add x9, x9, x10, lsl #2
    cbnz x7, .Lloop_164
.Lloop_end_163:
    b .Lend_169
.Lotherwise_162:
    cbz x7, .Lloop_end_170
.Lloop_171:
    ubfx x1, x8, #0, #4
    lsr x2, x8, #4
    add x1, x1, #3
    cbz x2, .Lloop_end_172
.Lloop_173:
    mov x3, x9
    ld1 {v4.4s, v5.4s, v6.4s, v7.4s}, [x3], #64
    ld1 {v0.4s, v1.4s, v2.4s, v3.4s}, [x3]
    sub x3, x3, #60
    uzp1 v16.4s, v4.4s, v5.4s
    uzp2 v4.4s, v4.4s, v5.4s
    uzp1 v17.4s, v6.4s, v7.4s
    uzp2 v5.4s, v6.4s, v7.4s
    uzp1 v18.4s, v0.4s, v1.4s
    uzp2 v0.4s, v0.4s, v1.4s
    uzp1 v19.4s, v2.4s, v3.4s
    uzp2 v1.4s, v2.4s, v3.4s
    tst x0, #1
    beq .Lotherwise_174
    fmax v16.4s, v16.4s, v4.4s
    fmax v17.4s, v17.4s, v5.4s
    add x3, x3, #4
    fmax v18.4s, v18.4s, v0.4s
    fmax v19.4s, v19.4s, v1.4s
.Lotherwise_174:
    lsr x4, x0, #1
    cbz x4, .Lloop_end_175
.Lloop_176:
    ld1 {v4.4s, v5.4s, v6.4s, v7.4s}, [x3], #64
    sub x4, x4, #1
    ld1 {v0.4s, v1.4s, v2.4s, v3.4s}, [x3]
    sub x3, x3, #56
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
    cbnz x4, .Lloop_176
.Lloop_end_175:
    sub x2, x2, #1
    str q16, [x5]
    str q17, [x5, #16]
    add x9, x9, #128
    str q18, [x5, #32]
    str q19, [x5, #48]
    add x5, x5, #64
    cbnz x2, .Lloop_173
.Lloop_end_172:
    lsr x1, x1, #2
    cbz x1, .Lloop_end_177
.Lloop_178:
    mov x2, x9
    ldp q0, q1, [x2]
    add x2, x2, #4
    uzp1 v2.4s, v0.4s, v1.4s
    uzp2 v0.4s, v0.4s, v1.4s
    tst x0, #1
    beq .Lotherwise_179
    fmax v2.4s, v2.4s, v0.4s
    add x2, x2, #4
.Lotherwise_179:
    lsr x3, x0, #1
    cbz x3, .Lloop_end_180
.Lloop_181:
    ldp q0, q1, [x2]
    sub x3, x3, #1
    add x2, x2, #8
    uzp1 v3.4s, v0.4s, v1.4s
    uzp2 v0.4s, v0.4s, v1.4s
    fmax v2.4s, v2.4s, v3.4s
    fmax v2.4s, v2.4s, v0.4s
    cbnz x3, .Lloop_181
.Lloop_end_180:
    sub x1, x1, #1
    str q2, [x5]
    add x9, x9, #32
    add x5, x5, #16
    cbnz x1, .Lloop_178
.Lloop_end_177:
    add x1, x8, #3
    sub x7, x7, #1
    lsr x1, x1, #2
    lsl x1, x1, #2
    lsl x2, x1, #1
    sub x5, x5, x1, lsl #2
    sub x9, x9, x2, lsl #2
    add x5, x5, x6, lsl #2
    add x9, x9, x10, lsl #2
    cbnz x7, .Lloop_171
.Lloop_end_170:
.Lend_169:
    ret
    .size nnp_pooling_maximum_by_2__aarch64_neon, . - nnp_pooling_maximum_by_2__aarch64_neon

.section .rodata
    .p2align 4
.Lconstants_nnp_pooling_average__aarch64_neon:
    .long 0xff7fffff, 0x00000000, 0x00000000, 0x00000000

    .text
    .p2align 4
    .globl nnp_pooling_average__aarch64_neon
    .type nnp_pooling_average__aarch64_neon, %function
nnp_pooling_average__aarch64_neon:
    mov x8, x0
    mov x9, x1
    sub x0, x4, #1
    mov x10, x2
    mov x11, x3
    cmp x0, #2
    bne .Lotherwise_182
    cbz x8, .Lloop_end_183
.Lloop_184:
    ubfx x0, x9, #0, #4
    lsr x1, x9, #4
    add x0, x0, #3
    cbz x1, .Lloop_end_185
.Lloop_186:
    ld1 {v0.4s, v1.4s, v2.4s, v3.4s}, [x10]
    add x10, x10, #4
    ld1 {v24.4s, v25.4s, v26.4s, v27.4s}, [x5]
    add x5, x5, #64
    add x5, x5, #2, lsl #12
    sub x1, x1, #1
    ld1 {v20.4s, v21.4s, v22.4s, v23.4s}, [x10]
    add x10, x10, #4
    ld1 {v4.4s, v5.4s, v6.4s, v7.4s}, [x5]
    sub x5, x5, #2, lsl #12
    ld1 {v16.4s, v17.4s, v18.4s, v19.4s}, [x10]
    adrp x2, .Lconstants_nnp_pooling_average__aarch64_neon
    ldr q28, [x2, :lo12:.Lconstants_nnp_pooling_average__aarch64_neon]
    add x10, x10, #56
    fadd v0.4s, v0.4s, v20.4s
    fadd v1.4s, v1.4s, v21.4s
    fadd v2.4s, v2.4s, v22.4s
    fadd v3.4s, v3.4s, v23.4s
    dup v29.4s, v28.s[0]
    dup v30.4s, v28.s[0]
    fadd v0.4s, v0.4s, v16.4s
    fadd v1.4s, v1.4s, v17.4s
    fadd v2.4s, v2.4s, v18.4s
    fadd v3.4s, v3.4s, v19.4s
    dup v16.4s, v28.s[0]
    dup v17.4s, v28.s[0]
    fmul v18.4s, v0.4s, v4.4s
    fmul v19.4s, v1.4s, v5.4s
    fmul v20.4s, v2.4s, v6.4s
    fmul v21.4s, v3.4s, v7.4s
    fmls v0.4s, v18.4s, v24.4s
    fmls v1.4s, v19.4s, v25.4s
    fmls v2.4s, v20.4s, v26.4s
    fmls v3.4s, v21.4s, v27.4s
    mov v22.16b, v18.16b
    mov v23.16b, v19.16b
    mov v24.16b, v20.16b
    mov v25.16b, v21.16b
    fmla v22.4s, v0.4s, v4.4s
    fmla v23.4s, v1.4s, v5.4s
    fmla v24.4s, v2.4s, v6.4s
    fmla v25.4s, v3.4s, v7.4s
    fcmgt v0.4s, v0.4s, v29.4s
    fcmgt v1.4s, v1.4s, v30.4s
    fcmgt v2.4s, v2.4s, v16.4s
    fcmgt v3.4s, v3.4s, v17.4s
    bsl v0.16b, v22.16b, v18.16b
    bsl v1.16b, v23.16b, v19.16b
    bsl v2.16b, v24.16b, v20.16b
    bsl v3.16b, v25.16b, v21.16b
    str q0, [x6]
    str q1, [x6, #16]
    str q2, [x6, #32]
    str q3, [x6, #48]
    add x6, x6, #64
    cbnz x1, .Lloop_186
.Lloop_end_185:
    lsr x0, x0, #2
    cbz x0, .Lloop_end_187
.Lloop_188:
    ldr q0, [x10]
    ldr q1, [x10, #4]
    sub x0, x0, #1
    ldr q2, [x10, #8]
    ldr q3, [x5, #8256]
    add x10, x10, #16
    ldr q4, [x5]
    adrp x1, .Lconstants_nnp_pooling_average__aarch64_neon
    ldr q5, [x1, :lo12:.Lconstants_nnp_pooling_average__aarch64_neon]
    add x5, x5, #16
    fadd v0.4s, v0.4s, v1.4s
    dup v1.4s, v5.s[0]
    fadd v0.4s, v0.4s, v2.4s
    fmul v2.4s, v0.4s, v3.4s
    fmls v0.4s, v2.4s, v4.4s
    mov v4.16b, v2.16b
    fmla v4.4s, v0.4s, v3.4s
    fcmgt v0.4s, v0.4s, v1.4s
    bsl v0.16b, v4.16b, v2.16b
    str q0, [x6]
    add x6, x6, #16
    cbnz x0, .Lloop_188
.Lloop_end_187:
    add x0, x9, #3
    sub x8, x8, #1
    lsr x0, x0, #2
    lsl x0, x0, #2
    sub x6, x6, x0, lsl #2
    sub x5, x5, x0, lsl #2
    sub x10, x10, x0, lsl #2
    add x6, x6, x7, lsl #2
    add x5, x5, x7, lsl #2
    add x10, x10, x11, lsl #2
    cbnz x8, .Lloop_184
.Lloop_end_183:
    b .Lend_189
.Lotherwise_182:
    cbz x8, .Lloop_end_190
.Lloop_191:
    ubfx x1, x9, #0, #4
    lsr x2, x9, #4
    add x1, x1, #3
    cbz x2, .Lloop_end_192
.Lloop_193:
    mov x3, x10
    mov x4, x0
    ld1 {v0.4s, v1.4s, v2.4s, v3.4s}, [x3]
    cbz x4, .Lloop_end_194
.Lloop_195:
    add x3, x3, #4
    sub x4, x4, #1
    ld1 {v4.4s, v5.4s, v6.4s, v7.4s}, [x3]
    fadd v0.4s, v0.4s, v4.4s
    fadd v1.4s, v1.4s, v5.4s
    fadd v2.4s, v2.4s, v6.4s
    fadd v3.4s, v3.4s, v7.4s
    cbnz x4, .Lloop_195
.Lloop_end_194:
    ld1 {v16.4s, v17.4s, v18.4s, v19.4s}, [x5]
    add x5, x5, #64
    adrp x3, .Lconstants_nnp_pooling_average__aarch64_neon
    ldr q20, [x3, :lo12:.Lconstants_nnp_pooling_average__aarch64_neon]
    add x5, x5, #2, lsl #12
    sub x2, x2, #1
    ld1 {v4.4s, v5.4s, v6.4s, v7.4s}, [x5]
    add x10, x10, #64
    sub x5, x5, #2, lsl #12
    dup v21.4s, v20.s[0]
    dup v22.4s, v20.s[0]
    dup v23.4s, v20.s[0]
    dup v20.4s, v20.s[0]
    fmul v24.4s, v0.4s, v4.4s
    fmul v25.4s, v1.4s, v5.4s
    fmul v26.4s, v2.4s, v6.4s
    fmul v27.4s, v3.4s, v7.4s
    fmls v0.4s, v24.4s, v16.4s
    fmls v1.4s, v25.4s, v17.4s
    fmls v2.4s, v26.4s, v18.4s
    fmls v3.4s, v27.4s, v19.4s
    mov v16.16b, v24.16b
    mov v17.16b, v25.16b
    mov v18.16b, v26.16b
    mov v19.16b, v27.16b
    fmla v16.4s, v0.4s, v4.4s
    fmla v17.4s, v1.4s, v5.4s
    fmla v18.4s, v2.4s, v6.4s
    fmla v19.4s, v3.4s, v7.4s
    fcmgt v0.4s, v0.4s, v21.4s
    fcmgt v1.4s, v1.4s, v22.4s
    fcmgt v2.4s, v2.4s, v23.4s
    fcmgt v3.4s, v3.4s, v20.4s
    bsl v0.16b, v16.16b, v24.16b
    bsl v1.16b, v17.16b, v25.16b
    bsl v2.16b, v18.16b, v26.16b
    bsl v3.16b, v19.16b, v27.16b
    str q0, [x6]
    str q1, [x6, #16]
    str q2, [x6, #32]
    str q3, [x6, #48]
    add x6, x6, #64
    cbnz x2, .Lloop_193
.Lloop_end_192:
    lsr x1, x1, #2
    cbz x1, .Lloop_end_196
.Lloop_197:
    mov x2, x10
    mov x3, x0
    ldr q0, [x2]
    cbz x3, .Lloop_end_198
.Lloop_199:
    ldr q1, [x2, #4]
    sub x3, x3, #1
    add x2, x2, #4
    fadd v0.4s, v0.4s, v1.4s
    cbnz x3, .Lloop_199
.Lloop_end_198:
    ldr q1, [x5, #8256]
    ldr q2, [x5]
    sub x1, x1, #1
    adrp x2, .Lconstants_nnp_pooling_average__aarch64_neon
    ldr q3, [x2, :lo12:.Lconstants_nnp_pooling_average__aarch64_neon]
    add x10, x10, #16
    add x5, x5, #16
    fmul v4.4s, v0.4s, v1.4s
    dup v3.4s, v3.s[0]
    fmls v0.4s, v4.4s, v2.4s
    mov v2.16b, v4.16b
    fmla v2.4s, v0.4s, v1.4s
    fcmgt v0.4s, v0.4s, v3.4s
    bsl v0.16b, v2.16b, v4.16b
    str q0, [x6]
    add x6, x6, #16
    cbnz x1, .Lloop_197
.Lloop_end_196:
    add x1, x9, #3
    sub x8, x8, #1
    lsr x1, x1, #2
    lsl x1, x1, #2
    sub x6, x6, x1, lsl #2
    sub x5, x5, x1, lsl #2
    sub x10, x10, x1, lsl #2
    add x6, x6, x7, lsl #2
    add x5, x5, x7, lsl #2
    add x10, x10, x11, lsl #2
    cbnz x8, .Lloop_191
.Lloop_end_190:
.Lend_189:
    ret
    .size nnp_pooling_average__aarch64_neon, . - nnp_pooling_average__aarch64_neon

.section .rodata
    .p2align 4
.Lconstants_nnp_pooling_average_by_2__aarch64_neon:
    .long 0xff7fffff, 0x00000000, 0x00000000, 0x00000000

    .text
    .p2align 4
    .globl nnp_pooling_average_by_2__aarch64_neon
    .type nnp_pooling_average_by_2__aarch64_neon, %function
nnp_pooling_average_by_2__aarch64_neon:
    sub sp, sp, #16
    str d8, [sp, #0]
    mov x8, x0
    mov x9, x1
    sub x0, x4, #1
    mov x10, x2
    mov x11, x3
    cmp x0, #2
    bne .Lotherwise_200
    cbz x8, .Lloop_end_201
.Lloop_202:
    ubfx x0, x9, #0, #4
    lsr x1, x9, #4
    add x0, x0, #3
    cbz x1, .Lloop_end_203
.Lloop_204:
    ld1 {v0.4s, v1.4s, v2.4s, v3.4s}, [x10]
    add x10, x10, #8
    ld1 {v24.4s, v25.4s, v26.4s, v27.4s}, [x5]
    add x5, x5, #64
    add x5, x5, #2, lsl #12
    sub x1, x1, #1
    ld1 {v20.4s, v21.4s, v22.4s, v23.4s}, [x10]
    add x10, x10, #56
    ld1 {v4.4s, v5.4s, v6.4s, v7.4s}, [x5]
    sub x5, x5, #2, lsl #12
    uzp1 v29.4s, v0.4s, v1.4s
    uzp2 v16.4s, v0.4s, v1.4s
    uzp1 v30.4s, v2.4s, v3.4s
    uzp2 v28.4s, v2.4s, v3.4s
    ld1 {v0.4s, v1.4s, v2.4s, v3.4s}, [x10]
    add x10, x10, #8
    fadd v29.4s, v29.4s, v16.4s
    adrp x2, .Lconstants_nnp_pooling_average_by_2__aarch64_neon
    ldr q31, [x2, :lo12:.Lconstants_nnp_pooling_average_by_2__aarch64_neon]
    ld1 {v16.4s, v17.4s, v18.4s, v19.4s}, [x10]
    fadd v30.4s, v30.4s, v28.4s
    add x10, x10, #56
    uzp1 v20.4s, v20.4s, v21.4s
    uzp1 v21.4s, v22.4s, v23.4s
    fadd v29.4s, v29.4s, v20.4s
    fadd v30.4s, v30.4s, v21.4s
    dup v20.4s, v31.s[0]
    dup v21.4s, v31.s[0]
    uzp1 v22.4s, v0.4s, v1.4s
    uzp2 v0.4s, v0.4s, v1.4s
    uzp1 v23.4s, v2.4s, v3.4s
    uzp2 v1.4s, v2.4s, v3.4s
    fadd v22.4s, v22.4s, v0.4s
    uzp1 v0.4s, v16.4s, v17.4s
    fadd v23.4s, v23.4s, v1.4s
    uzp1 v1.4s, v18.4s, v19.4s
    fmul v28.4s, v29.4s, v4.4s
    fmul v8.4s, v30.4s, v5.4s
    fadd v22.4s, v22.4s, v0.4s
    fadd v23.4s, v23.4s, v1.4s
    fmls v29.4s, v28.4s, v24.4s
    mov v0.16b, v28.16b
    fmul v1.4s, v22.4s, v6.4s
    mov v2.16b, v22.16b
    fmul v3.4s, v23.4s, v7.4s
    mov v16.16b, v23.16b
    fmls v30.4s, v8.4s, v25.4s
    mov v17.16b, v8.16b
    fmls v2.4s, v1.4s, v26.4s
    mov v18.16b, v1.16b
    fmls v16.4s, v3.4s, v27.4s
    mov v19.16b, v3.16b
    dup v22.4s, v31.s[0]
    dup v23.4s, v31.s[0]
    fmla v0.4s, v29.4s, v4.4s
    fmla v17.4s, v30.4s, v5.4s
    fmla v18.4s, v2.4s, v6.4s
    fcmgt v4.4s, v29.4s, v20.4s
    fmla v19.4s, v16.4s, v7.4s
    fcmgt v5.4s, v30.4s, v21.4s
    fcmgt v2.4s, v2.4s, v22.4s
    fcmgt v6.4s, v16.4s, v23.4s
    bsl v4.16b, v0.16b, v28.16b
    bsl v5.16b, v17.16b, v8.16b
    bsl v2.16b, v18.16b, v1.16b
    bsl v6.16b, v19.16b, v3.16b
    str q4, [x6]
    str q5, [x6, #16]
    str q2, [x6, #32]
    str q6, [x6, #48]
    add x6, x6, #64
    cbnz x1, .Lloop_204
.Lloop_end_203:
    lsr x0, x0, #2
    cbz x0, .Lloop_end_205
.Lloop_206:
    ldp q0, q1, [x10]
    add x1, x10, #8
    ldr q2, [x5, #8256]
    sub x0, x0, #1
    ldp q3, q4, [x1]
    add x10, x10, #32
    ldr q5, [x5]
    add x5, x5, #16
    adrp x1, .Lconstants_nnp_pooling_average_by_2__aarch64_neon
    ldr q6, [x1, :lo12:.Lconstants_nnp_pooling_average_by_2__aarch64_neon]
    uzp1 v7.4s, v0.4s, v1.4s
    uzp2 v0.4s, v0.4s, v1.4s
    uzp1 v1.4s, v3.4s, v4.4s
    fadd v7.4s, v7.4s, v0.4s
    dup v0.4s, v6.s[0]
    fadd v7.4s, v7.4s, v1.4s
    fmul v1.4s, v7.4s, v2.4s
    fmls v7.4s, v1.4s, v5.4s
    mov v3.16b, v1.16b
    fmla v3.4s, v7.4s, v2.4s
    fcmgt v0.4s, v7.4s, v0.4s
    bsl v0.16b, v3.16b, v1.16b
    str q0, [x6]
    add x6, x6, #16
    cbnz x0, .Lloop_206
.Lloop_end_205:
    add x0, x9, #3
    sub x8, x8, #1
    lsr x0, x0, #2
    lsl x0, x0, #2
    lsl x1, x0, #1
    sub x6, x6, x0, lsl #2
    sub x5, x5, x0, lsl #2
    sub x10, x10, x1, lsl #2
    add x6, x6, x7, lsl #2
    add x5, x5, x7, lsl #2
    add x10, x10, x11, lsl #2
    cbnz x8, .Lloop_202
.Lloop_end_201:
    b .Lend_207
.Lotherwise_200:
    cbz x8, .Lloop_end_208
.Lloop_209:
    ubfx x1, x9, #0, #4
    lsr x2, x9, #4
    add x1, x1, #3
    cbz x2, .Lloop_end_210
.Lloop_211:
    mov x3, x10
    ld1 {v4.4s, v5.4s, v6.4s, v7.4s}, [x3], #64
    ld1 {v0.4s, v1.4s, v2.4s, v3.4s}, [x3]
    sub x3, x3, #60
    uzp1 v19.4s, v4.4s, v5.4s
    uzp2 v4.4s, v4.4s, v5.4s
    uzp1 v21.4s, v6.4s, v7.4s
    uzp2 v5.4s, v6.4s, v7.4s
    uzp1 v22.4s, v0.4s, v1.4s
    uzp2 v0.4s, v0.4s, v1.4s
    uzp1 v23.4s, v2.4s, v3.4s
    uzp2 v1.4s, v2.4s, v3.4s
    tst x0, #1
    beq .Lotherwise_212
    fadd v19.4s, v19.4s, v4.4s
    fadd v21.4s, v21.4s, v5.4s
    add x3, x3, #4
    fadd v22.4s, v22.4s, v0.4s
    fadd v23.4s, v23.4s, v1.4s
.Lotherwise_212:
    lsr x4, x0, #1
    cbz x4, .Lloop_end_213
.Lloop_214:
    ld1 {v4.4s, v5.4s, v6.4s, v7.4s}, [x3], #64
    sub x4, x4, #1
    ld1 {v0.4s, v1.4s, v2.4s, v3.4s}, [x3]
    sub x3, x3, #56
    uzp1 v16.4s, v4.4s, v5.4s
    uzp1 v17.4s, v6.4s, v7.4s
    uzp1 v18.4s, v0.4s, v1.4s
    uzp1 v20.4s, v2.4s, v3.4s
    fadd v19.4s, v19.4s, v16.4s
    fadd v21.4s, v21.4s, v17.4s
    fadd v22.4s, v22.4s, v18.4s
    fadd v23.4s, v23.4s, v20.4s
    uzp2 v4.4s, v4.4s, v5.4s
    uzp2 v5.4s, v6.4s, v7.4s
    uzp2 v0.4s, v0.4s, v1.4s
    uzp2 v1.4s, v2.4s, v3.4s
    fadd v19.4s, v19.4s, v4.4s
    fadd v21.4s, v21.4s, v5.4s
    fadd v22.4s, v22.4s, v0.4s
    fadd v23.4s, v23.4s, v1.4s
    cbnz x4, .Lloop_214
.Lloop_end_213:
    ld1 {v4.4s, v5.4s, v6.4s, v7.4s}, [x5]
    add x5, x5, #64
    adrp x3, .Lconstants_nnp_pooling_average_by_2__aarch64_neon
    ldr q16, [x3, :lo12:.Lconstants_nnp_pooling_average_by_2__aarch64_neon]
    add x5, x5, #2, lsl #12
    sub x2, x2, #1
    ld1 {v0.4s, v1.4s, v2.4s, v3.4s}, [x5]
    add x10, x10, #128
    sub x5, x5, #2, lsl #12
    dup v17.4s, v16.s[0]
    dup v18.4s, v16.s[0]
    dup v20.4s, v16.s[0]
    dup v16.4s, v16.s[0]
    fmul v24.4s, v19.4s, v0.4s
    fmul v25.4s, v21.4s, v1.4s
    fmul v26.4s, v22.4s, v2.4s
    fmul v27.4s, v23.4s, v3.4s
    fmls v19.4s, v24.4s, v4.4s
    fmls v21.4s, v25.4s, v5.4s
    fmls v22.4s, v26.4s, v6.4s
    fmls v23.4s, v27.4s, v7.4s
    mov v4.16b, v24.16b
    mov v5.16b, v25.16b
    mov v6.16b, v26.16b
    mov v7.16b, v27.16b
    fmla v4.4s, v19.4s, v0.4s
    fmla v5.4s, v21.4s, v1.4s
    fmla v6.4s, v22.4s, v2.4s
    fmla v7.4s, v23.4s, v3.4s
    fcmgt v0.4s, v19.4s, v17.4s
    fcmgt v1.4s, v21.4s, v18.4s
    fcmgt v2.4s, v22.4s, v20.4s
    fcmgt v3.4s, v23.4s, v16.4s
    bsl v0.16b, v4.16b, v24.16b
    bsl v1.16b, v5.16b, v25.16b
    bsl v2.16b, v6.16b, v26.16b
    bsl v3.16b, v7.16b, v27.16b
    str q0, [x6]
    str q1, [x6, #16]
    str q2, [x6, #32]
    str q3, [x6, #48]
    add x6, x6, #64
    cbnz x2, .Lloop_211
.Lloop_end_210:
    lsr x1, x1, #2
    cbz x1, .Lloop_end_215
.Lloop_216:
    mov x2, x10
    ldp q0, q1, [x2]
    add x2, x2, #4
    uzp1 v2.4s, v0.4s, v1.4s
    uzp2 v0.4s, v0.4s, v1.4s
    tst x0, #1
    beq .Lotherwise_217
    fadd v2.4s, v2.4s, v0.4s
    add x2, x2, #4
.Lotherwise_217:
    lsr x3, x0, #1
    cbz x3, .Lloop_end_218
.Lloop_219:
    ldp q0, q1, [x2]
    sub x3, x3, #1
    add x2, x2, #8
    uzp1 v3.4s, v0.4s, v1.4s
    uzp2 v0.4s, v0.4s, v1.4s
    fadd v2.4s, v2.4s, v3.4s
    fadd v2.4s, v2.4s, v0.4s
    cbnz x3, .Lloop_219
.Lloop_end_218:
    ldr q0, [x5, #8256]
    ldr q1, [x5]
    sub x1, x1, #1
    adrp x2, .Lconstants_nnp_pooling_average_by_2__aarch64_neon
    ldr q3, [x2, :lo12:.Lconstants_nnp_pooling_average_by_2__aarch64_neon]
    add x10, x10, #32
    add x5, x5, #16
    fmul v4.4s, v2.4s, v0.4s
    dup v3.4s, v3.s[0]
    fmls v2.4s, v4.4s, v1.4s
    mov v1.16b, v4.16b
    fmla v1.4s, v2.4s, v0.4s
    fcmgt v0.4s, v2.4s, v3.4s
    bsl v0.16b, v1.16b, v4.16b
    str q0, [x6]
    add x6, x6, #16
    cbnz x1, .Lloop_216
.Lloop_end_215:
    add x1, x9, #3
    sub x8, x8, #1
    lsr x1, x1, #2
    lsl x1, x1, #2
    lsl x2, x1, #1
    sub x6, x6, x1, lsl #2
    sub x5, x5, x1, lsl #2
    sub x10, x10, x2, lsl #2
    add x6, x6, x7, lsl #2
    add x5, x5, x7, lsl #2
    add x10, x10, x11, lsl #2
    cbnz x8, .Lloop_209
.Lloop_end_208:
.Lend_207:
    ldr d8, [sp, #0]
    add sp, sp, #16
    ret
    .size nnp_pooling_average_by_2__aarch64_neon, . - nnp_pooling_average_by_2__aarch64_neon

    .text
    .p2align 4
    .globl nnp_pooling_maximum_within__aarch64_neon
    .type nnp_pooling_maximum_within__aarch64_neon, %function
nnp_pooling_maximum_within__aarch64_neon:
    movi v24.4s, #0
    ldr s0, [x3]
    add x0, x0, #15
    lsr x0, x0, #4
    dup v25.4s, v0.s[0]
    cbz x0, .Lloop_end_220
.Lloop_221:
    ld1 {v4.4s, v5.4s, v6.4s, v7.4s}, [x2], #64
    ld1 {v0.4s, v1.4s, v2.4s, v3.4s}, [x1]
    sub x1, x1, #4
    sub x0, x0, #1
    ld1 {v20.4s, v21.4s, v22.4s, v23.4s}, [x1]
    add x1, x1, #8
    ld1 {v16.4s, v17.4s, v18.4s, v19.4s}, [x1]
    add x1, x1, #60
    fcmgt v26.4s, v4.4s, v24.4s
    fcmgt v27.4s, v5.4s, v24.4s
    fcmgt v28.4s, v6.4s, v24.4s
    fcmgt v29.4s, v7.4s, v24.4s
    fcmgt v4.4s, v25.4s, v4.4s
    fcmgt v5.4s, v25.4s, v5.4s
    fcmgt v6.4s, v25.4s, v6.4s
    fcmgt v7.4s, v25.4s, v7.4s
    bsl v26.16b, v20.16b, v0.16b
    bsl v27.16b, v21.16b, v1.16b
    bsl v28.16b, v22.16b, v2.16b
    bsl v29.16b, v23.16b, v3.16b
    bsl v4.16b, v16.16b, v0.16b
    bsl v5.16b, v17.16b, v1.16b
    fmax v0.4s, v0.4s, v26.4s
    fmax v1.4s, v1.4s, v27.4s
    bsl v6.16b, v18.16b, v2.16b
    fmax v2.4s, v2.4s, v28.4s
    bsl v7.16b, v19.16b, v3.16b
    fmax v3.4s, v3.4s, v29.4s
    fmax v0.4s, v0.4s, v4.4s
    fmax v1.4s, v1.4s, v5.4s
    fmax v2.4s, v2.4s, v6.4s
    fmax v3.4s, v3.4s, v7.4s
    str q0, [x4]
    str q1, [x4, #16]
    str q2, [x4, #32]
    str q3, [x4, #48]
    add x4, x4, #64
    cbnz x0, .Lloop_221
.Lloop_end_220:
    ret
    .size nnp_pooling_maximum_within__aarch64_neon, . - nnp_pooling_maximum_within__aarch64_neon

    .text
    .p2align 4
    .globl nnp_pooling_maximum_within_streamed__aarch64_neon
    .type nnp_pooling_maximum_within_streamed__aarch64_neon, %function
nnp_pooling_maximum_within_streamed__aarch64_neon:
    movi v24.4s, #0
    ldr s0, [x3]
    add x0, x0, #15
    lsr x0, x0, #4
    dup v25.4s, v0.s[0]
    cbz x0, .Lloop_end_222
.Lloop_223:
    ld1 {v4.4s, v5.4s, v6.4s, v7.4s}, [x2], #64
    ld1 {v0.4s, v1.4s, v2.4s, v3.4s}, [x1]
    sub x1, x1, #4
    sub x0, x0, #1
    ld1 {v20.4s, v21.4s, v22.4s, v23.4s}, [x1]
    add x1, x1, #8
    ld1 {v16.4s, v17.4s, v18.4s, v19.4s}, [x1]
    add x1, x1, #60
    fcmgt v26.4s, v4.4s, v24.4s
    fcmgt v27.4s, v5.4s, v24.4s
    fcmgt v28.4s, v6.4s, v24.4s
    fcmgt v29.4s, v7.4s, v24.4s
    fcmgt v4.4s, v25.4s, v4.4s
    fcmgt v5.4s, v25.4s, v5.4s
    fcmgt v6.4s, v25.4s, v6.4s
    fcmgt v7.4s, v25.4s, v7.4s
    bsl v26.16b, v20.16b, v0.16b
    bsl v27.16b, v21.16b, v1.16b
    bsl v28.16b, v22.16b, v2.16b
    bsl v29.16b, v23.16b, v3.16b
    bsl v4.16b, v16.16b, v0.16b
    bsl v5.16b, v17.16b, v1.16b
    fmax v0.4s, v0.4s, v26.4s
    fmax v1.4s, v1.4s, v27.4s
    bsl v6.16b, v18.16b, v2.16b
    fmax v2.4s, v2.4s, v28.4s
    bsl v7.16b, v19.16b, v3.16b
    fmax v3.4s, v3.4s, v29.4s
    fmax v0.4s, v0.4s, v4.4s
    fmax v1.4s, v1.4s, v5.4s
    fmax v2.4s, v2.4s, v6.4s
    fmax v3.4s, v3.4s, v7.4s
    str q0, [x4]
    str q1, [x4, #16]
    str q2, [x4, #32]
    str q3, [x4, #48]
    add x4, x4, #64
    cbnz x0, .Lloop_223
.Lloop_end_222:
    ret
    .size nnp_pooling_maximum_within_streamed__aarch64_neon, . - nnp_pooling_maximum_within_streamed__aarch64_neon

.section .rodata
    .p2align 4
.Lconstants_nnp_pooling_average_within__aarch64_neon:
    .long 0xff7fffff, 0x00000000, 0x00000000, 0x00000000

    .text
    .p2align 4
    .globl nnp_pooling_average_within__aarch64_neon
    .type nnp_pooling_average_within__aarch64_neon, %function
nnp_pooling_average_within__aarch64_neon:
    sub sp, sp, #64
    stp d8, d9, [sp, #0]
    stp d10, d11, [sp, #16]
    stp d12, d13, [sp, #32]
    stp d14, d15, [sp, #48]
    movi v8.4s, #0
    ldr s0, [x3]
    add x0, x0, #15
    lsr x0, x0, #4
    dup v9.4s, v0.s[0]
    cbz x0, .Lloop_end_224
.Lloop_225:
    ld1 {v16.4s, v17.4s, v18.4s, v19.4s}, [x2], #64
    ld1 {v0.4s, v1.4s, v2.4s, v3.4s}, [x1]
    sub x1, x1, #4
    sub x0, x0, #1
    ld1 {v28.4s, v29.4s, v30.4s, v31.4s}, [x1]
    add x1, x1, #8
    ld1 {v24.4s, v25.4s, v26.4s, v27.4s}, [x4]
    add x4, x4, #64
    add x4, x4, #2, lsl #12
    fcmgt v10.4s, v16.4s, v8.4s
    fcmgt v11.4s, v17.4s, v8.4s
    fcmgt v12.4s, v18.4s, v8.4s
    fcmgt v13.4s, v19.4s, v8.4s
    ld1 {v20.4s, v21.4s, v22.4s, v23.4s}, [x1]
    fcmgt v14.4s, v9.4s, v16.4s
    fcmgt v15.4s, v9.4s, v17.4s
    ld1 {v4.4s, v5.4s, v6.4s, v7.4s}, [x4]
    fcmgt v16.4s, v9.4s, v18.4s
    fcmgt v17.4s, v9.4s, v19.4s
    add x1, x1, #60
    sub x4, x4, #2, lsl #12
    bsl v10.16b, v28.16b, v8.16b
    bsl v11.16b, v29.16b, v8.16b
    bsl v12.16b, v30.16b, v8.16b
    bsl v13.16b, v31.16b, v8.16b
    adrp x3, .Lconstants_nnp_pooling_average_within__aarch64_neon
    ldr q18, [x3, :lo12:.Lconstants_nnp_pooling_average_within__aarch64_neon]
    fadd v0.4s, v0.4s, v10.4s
    fadd v1.4s, v1.4s, v11.4s
    bsl v14.16b, v20.16b, v8.16b
    bsl v15.16b, v21.16b, v8.16b
    bsl v16.16b, v22.16b, v8.16b
    fadd v2.4s, v2.4s, v12.4s
    bsl v17.16b, v23.16b, v8.16b
    fadd v3.4s, v3.4s, v13.4s
    fadd v0.4s, v0.4s, v14.4s
    fadd v1.4s, v1.4s, v15.4s
    fadd v2.4s, v2.4s, v16.4s
    dup v16.4s, v18.s[0]
    fadd v3.4s, v3.4s, v17.4s
    dup v17.4s, v18.s[0]
    fmul v28.4s, v0.4s, v4.4s
    fmul v29.4s, v1.4s, v5.4s
    fmul v30.4s, v2.4s, v6.4s
    fmul v31.4s, v3.4s, v7.4s
    fmls v0.4s, v28.4s, v24.4s
    fmls v1.4s, v29.4s, v25.4s
    fmls v2.4s, v30.4s, v26.4s
    fmls v3.4s, v31.4s, v27.4s
    mov v19.16b, v28.16b
    mov v20.16b, v29.16b
    mov v21.16b, v30.16b
    mov v22.16b, v31.16b
    dup v23.4s, v18.s[0]
    dup v18.4s, v18.s[0]
    fmla v19.4s, v0.4s, v4.4s
    fmla v20.4s, v1.4s, v5.4s
    fmla v21.4s, v2.4s, v6.4s
    fmla v22.4s, v3.4s, v7.4s
    fcmgt v0.4s, v0.4s, v16.4s
    fcmgt v1.4s, v1.4s, v17.4s
    fcmgt v2.4s, v2.4s, v23.4s
    fcmgt v3.4s, v3.4s, v18.4s
    bsl v0.16b, v19.16b, v28.16b
    bsl v1.16b, v20.16b, v29.16b
    bsl v2.16b, v21.16b, v30.16b
    bsl v3.16b, v22.16b, v31.16b
    str q0, [x5]
    str q1, [x5, #16]
    str q2, [x5, #32]
    str q3, [x5, #48]
    add x5, x5, #64
    cbnz x0, .Lloop_225
.Lloop_end_224:
    ldp d8, d9, [sp, #0]
    ldp d10, d11, [sp, #16]
    ldp d12, d13, [sp, #32]
    ldp d14, d15, [sp, #48]
    add sp, sp, #64
    ret
    .size nnp_pooling_average_within__aarch64_neon, . - nnp_pooling_average_within__aarch64_neon

.section .rodata
    .p2align 4
.Lconstants_nnp_pooling_average_within_streamed__aarch64_neon:
    .long 0xff7fffff, 0x00000000, 0x00000000, 0x00000000

    .text
    .p2align 4
    .globl nnp_pooling_average_within_streamed__aarch64_neon
    .type nnp_pooling_average_within_streamed__aarch64_neon, %function
nnp_pooling_average_within_streamed__aarch64_neon:
    sub sp, sp, #64
    stp d8, d9, [sp, #0]
    stp d10, d11, [sp, #16]
    stp d12, d13, [sp, #32]
    stp d14, d15, [sp, #48]
    movi v8.4s, #0
    ldr s0, [x3]
    add x0, x0, #15
    lsr x0, x0, #4
    dup v9.4s, v0.s[0]
    cbz x0, .Lloop_end_226
.Lloop_227:
    ld1 {v16.4s, v17.4s, v18.4s, v19.4s}, [x2], #64
    ld1 {v0.4s, v1.4s, v2.4s, v3.4s}, [x1]
    sub x1, x1, #4
    sub x0, x0, #1
    ld1 {v28.4s, v29.4s, v30.4s, v31.4s}, [x1]
    add x1, x1, #8
    ld1 {v24.4s, v25.4s, v26.4s, v27.4s}, [x4]
    add x4, x4, #64
    add x4, x4, #2, lsl #12
    fcmgt v10.4s, v16.4s, v8.4s
    fcmgt v11.4s, v17.4s, v8.4s
    fcmgt v12.4s, v18.4s, v8.4s
    fcmgt v13.4s, v19.4s, v8.4s
    ld1 {v20.4s, v21.4s, v22.4s, v23.4s}, [x1]
    fcmgt v14.4s, v9.4s, v16.4s
    fcmgt v15.4s, v9.4s, v17.4s
    ld1 {v4.4s, v5.4s, v6.4s, v7.4s}, [x4]
    fcmgt v16.4s, v9.4s, v18.4s
    fcmgt v17.4s, v9.4s, v19.4s
    add x1, x1, #60
    sub x4, x4, #2, lsl #12
    bsl v10.16b, v28.16b, v8.16b
    bsl v11.16b, v29.16b, v8.16b
    bsl v12.16b, v30.16b, v8.16b
    bsl v13.16b, v31.16b, v8.16b
    adrp x3, .Lconstants_nnp_pooling_average_within_streamed__aarch64_neon
    ldr q18, [x3, :lo12:.Lconstants_nnp_pooling_average_within_streamed__aarch64_neon]
    fadd v0.4s, v0.4s, v10.4s
    fadd v1.4s, v1.4s, v11.4s
    bsl v14.16b, v20.16b, v8.16b
    bsl v15.16b, v21.16b, v8.16b
    bsl v16.16b, v22.16b, v8.16b
    fadd v2.4s, v2.4s, v12.4s
    bsl v17.16b, v23.16b, v8.16b
    fadd v3.4s, v3.4s, v13.4s
    fadd v0.4s, v0.4s, v14.4s
    fadd v1.4s, v1.4s, v15.4s
    fadd v2.4s, v2.4s, v16.4s
    dup v16.4s, v18.s[0]
    fadd v3.4s, v3.4s, v17.4s
    dup v17.4s, v18.s[0]
    fmul v28.4s, v0.4s, v4.4s
    fmul v29.4s, v1.4s, v5.4s
    fmul v30.4s, v2.4s, v6.4s
    fmul v31.4s, v3.4s, v7.4s
    fmls v0.4s, v28.4s, v24.4s
    fmls v1.4s, v29.4s, v25.4s
    fmls v2.4s, v30.4s, v26.4s
    fmls v3.4s, v31.4s, v27.4s
    mov v19.16b, v28.16b
    mov v20.16b, v29.16b
    mov v21.16b, v30.16b
    mov v22.16b, v31.16b
    dup v23.4s, v18.s[0]
    dup v18.4s, v18.s[0]
    fmla v19.4s, v0.4s, v4.4s
    fmla v20.4s, v1.4s, v5.4s
    fmla v21.4s, v2.4s, v6.4s
    fmla v22.4s, v3.4s, v7.4s
    fcmgt v0.4s, v0.4s, v16.4s
    fcmgt v1.4s, v1.4s, v17.4s
    fcmgt v2.4s, v2.4s, v23.4s
    fcmgt v3.4s, v3.4s, v18.4s
    bsl v0.16b, v19.16b, v28.16b
    bsl v1.16b, v20.16b, v29.16b
    bsl v2.16b, v21.16b, v30.16b
    bsl v3.16b, v22.16b, v31.16b
    str q0, [x5]
    str q1, [x5, #16]
    str q2, [x5, #32]
    str q3, [x5, #48]
    add x5, x5, #64
    cbnz x0, .Lloop_227
.Lloop_end_226:
    ldp d8, d9, [sp, #0]
    ldp d10, d11, [sp, #16]
    ldp d12, d13, [sp, #32]
    ldp d14, d15, [sp, #48]
    add sp, sp, #64
    ret
    .size nnp_pooling_average_within_streamed__aarch64_neon, . - nnp_pooling_average_within_streamed__aarch64_neon

    .text
    .p2align 4
    .globl nnp_pooling_maximum_of_pairs__aarch64_neon
    .type nnp_pooling_maximum_of_pairs__aarch64_neon, %function
nnp_pooling_maximum_of_pairs__aarch64_neon:
    ldr x9, [sp, #8]
    ldr x8, [sp, #0]
    mov x10, x2
    mov x11, x10
    mov x12, x1
    mov x13, x3
    sub x14, x4, #1
    sub x1, x9, #1
    add x11, x11, x8, lsl #2
    lsr x8, x1, #4
    cbnz x0, .Lotherwise_228
    b .Lend_229
.Lotherwise_228:
    sub x0, x0, #1
    cbz x0, .Lloop_end_230
.Lloop_231:
    ubfx x1, x12, #0, #4
    lsr x2, x12, #4
    add x1, x1, #3
    cbz x2, .Lloop_end_232
.Lloop_233:
    mov x3, x8
    prfm pldl1keep, [x11]
    mov x4, x11
    cbz x3, .Lloop_end_234
.Lloop_235:
    sub x3, x3, #1
    prfm pldl1keep, [x4, #64]
    add x4, x4, #64
    cbnz x3, .Lloop_235
.Lloop_end_234:
    mov x3, x10
    mov x4, x14
    add x11, x11, x9, lsl #2
    ld1 {v4.4s, v5.4s, v6.4s, v7.4s}, [x3], #64
    ld1 {v0.4s, v1.4s, v2.4s, v3.4s}, [x3]
    sub x3, x3, #64
    cbz x4, .Lloop_end_236
.Lloop_237:
    add x3, x3, x5, lsl #2
    sub x4, x4, #1
    ld1 {v20.4s, v21.4s, v22.4s, v23.4s}, [x3], #64
    ld1 {v16.4s, v17.4s, v18.4s, v19.4s}, [x3]
    sub x3, x3, #64
    fmax v4.4s, v4.4s, v20.4s
    fmax v5.4s, v5.4s, v21.4s
    fmax v6.4s, v6.4s, v22.4s
    fmax v7.4s, v7.4s, v23.4s
    fmax v0.4s, v0.4s, v16.4s
    fmax v1.4s, v1.4s, v17.4s
    fmax v2.4s, v2.4s, v18.4s
    fmax v3.4s, v3.4s, v19.4s
    cbnz x4, .Lloop_237
.Lloop_end_236:
    uzp1 v16.4s, v4.4s, v5.4s
    uzp2 v4.4s, v4.4s, v5.4s
    sub x2, x2, #1
    add x10, x10, #128
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
    cbnz x2, .Lloop_233
.Lloop_end_232:
    lsr x1, x1, #2
    cbz x1, .Lloop_end_238
.Lloop_239:
    mov x2, x8
    prfm pldl1keep, [x11]
    mov x3, x11
    cbz x2, .Lloop_end_240
.Lloop_241:
    sub x2, x2, #1
    prfm pldl1keep, [x3, #64]
    add x3, x3, #64
    cbnz x2, .Lloop_241
.Lloop_end_240:
    mov x2, x10
    mov x3, x14
    add x11, x11, x9, lsl #2
    ldp q0, q1, [x2]
    cbz x3, .Lloop_end_242
.Lloop_243:
    add x2, x2, x5, lsl #2
    sub x3, x3, #1
    ldp q2, q3, [x2]
    fmax v0.4s, v0.4s, v2.4s
    fmax v1.4s, v1.4s, v3.4s
    cbnz x3, .Lloop_243
.Lloop_end_242:
    uzp1 v2.4s, v0.4s, v1.4s
    uzp2 v0.4s, v0.4s, v1.4s
    sub x1, x1, #1
    add x10, x10, #32
    fmax v2.4s, v2.4s, v0.4s
    str q2, [x6]
    add x6, x6, #16
    cbnz x1, .Lloop_239
.Lloop_end_238:
    add x1, x12, #3
    sub x0, x0, #1
    lsr x1, x1, #2
    lsl x1, x1, #2
    lsl x2, x1, #1
    sub x6, x6, x1, lsl #2
    sub x10, x10, x2, lsl #2
    add x6, x6, x7, lsl #2
    add x10, x10, x13, lsl #2
    cbnz x0, .Lloop_231
.Lloop_end_230:
    lsr x0, x12, #4
    cbz x0, .Lloop_end_244
.Lloop_245:
    mov x1, x8
    prfm pldl1keep, [x11]
    mov x2, x11
    cbz x1, .Lloop_end_246
.Lloop_247:
    sub x1, x1, #1
    prfm pldl1keep, [x2, #64]
    add x2, x2, #64
    cbnz x1, .Lloop_247
.Lloop_end_246:
    mov x1, x10
    mov x2, x14
    add x11, x11, x9, lsl #2
    ld1 {v4.4s, v5.4s, v6.4s, v7.4s}, [x1], #64
    ld1 {v0.4s, v1.4s, v2.4s, v3.4s}, [x1]
    sub x1, x1, #64
    cbz x2, .Lloop_end_248
.Lloop_249:
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
    cbnz x2, .Lloop_249
.Lloop_end_248:
    uzp1 v16.4s, v4.4s, v5.4s
    uzp2 v4.4s, v4.4s, v5.4s
    sub x0, x0, #1
    add x10, x10, #128
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
    cbnz x0, .Lloop_245
.Lloop_end_244:
    ubfx x0, x12, #0, #4
    cbnz x0, .Lotherwise_250
    b .Lend_251
.Lotherwise_250:
    lsl x0, x0, #1
    mov w1, #32
    mov w2, #1
    prfm pldl1keep, [x11]
    add x0, x0, #0
    cmp x0, x1
    csel x0, x0, x1, ls
    lsl x0, x2, x0
    sub x1, x0, #1
    cbz x8, .Lloop_end_252
.Lloop_253:
    sub x8, x8, #1
    prfm pldl1keep, [x11, #64]
    add x11, x11, #64
    cbnz x8, .Lloop_253
.Lloop_end_252:
    ubfx x0, x1, #0, #4
    cmp x0, #15
    bne .Lotherwise_254
    ldr q0, [x10]
    b .Lend_255
.Lotherwise_254:
    movi v0.4s, #0
    tst x1, #1
    beq .Lotherwise_256
    ld1 {v0.s}[0], [x10]
.Lotherwise_256:
    tst x1, #2
    beq .Lotherwise_257
    add x0, x10, #4
    ld1 {v0.s}[1], [x0]
.Lotherwise_257:
    tst x1, #4
    beq .Lotherwise_258
    add x0, x10, #8
    ld1 {v0.s}[2], [x0]
.Lotherwise_258:
    tst x1, #8
    beq .Lotherwise_259
    add x0, x10, #12
    ld1 {v0.s}[3], [x0]
.Lotherwise_259:
.Lend_255:
    ubfx x0, x1, #4, #4
    cmp x0, #15
    bne .Lotherwise_260
    ldr q1, [x10, #16]
    b .Lend_261
.Lotherwise_260:
    movi v1.4s, #0
    tst x1, #16
    beq .Lotherwise_262
    add x0, x10, #16
    ld1 {v1.s}[0], [x0]
.Lotherwise_262:
    tst x1, #32
    beq .Lotherwise_263
    add x0, x10, #20
    ld1 {v1.s}[1], [x0]
.Lotherwise_263:
    tst x1, #64
    beq .Lotherwise_264
    add x0, x10, #24
    ld1 {v1.s}[2], [x0]
.Lotherwise_264:
    tst x1, #128
    beq .Lotherwise_265
    add x0, x10, #28
    ld1 {v1.s}[3], [x0]
.Lotherwise_265:
.Lend_261:
    ubfx x0, x1, #8, #4
    cmp x0, #15
    bne .Lotherwise_266
    ldr q2, [x10, #32]
    b .Lend_267
.Lotherwise_266:
    movi v2.4s, #0
    tst x1, #256
    beq .Lotherwise_268
    add x0, x10, #32
    ld1 {v2.s}[0], [x0]
.Lotherwise_268:
    tst x1, #512
    beq .Lotherwise_269
    add x0, x10, #36
    ld1 {v2.s}[1], [x0]
.Lotherwise_269:
    tst x1, #1024
    beq .Lotherwise_270
    add x0, x10, #40
    ld1 {v2.s}[2], [x0]
.Lotherwise_270:
    tst x1, #2048
    beq .Lotherwise_271
    add x0, x10, #44
    ld1 {v2.s}[3], [x0]
.Lotherwise_271:
.Lend_267:
    ubfx x0, x1, #12, #4
    cmp x0, #15
    bne .Lotherwise_272
    ldr q3, [x10, #48]
    b .Lend_273
.Lotherwise_272:
    movi v3.4s, #0
    tst x1, #4096
    beq .Lotherwise_274
    add x0, x10, #48
    ld1 {v3.s}[0], [x0]
.Lotherwise_274:
    tst x1, #8192
    beq .Lotherwise_275
    add x0, x10, #52
    ld1 {v3.s}[1], [x0]
.Lotherwise_275:
    tst x1, #16384
    beq .Lotherwise_276
    add x0, x10, #56
    ld1 {v3.s}[2], [x0]
.Lotherwise_276:
    tst x1, #32768
    beq .Lotherwise_277
    add x0, x10, #60
    ld1 {v3.s}[3], [x0]
.Lotherwise_277:
.Lend_273:
    ubfx x0, x1, #16, #4
    cmp x0, #15
    bne .Lotherwise_278
    ldr q4, [x10, #64]
    b .Lend_279
.Lotherwise_278:
    movi v4.4s, #0
    tst x1, #65536
    beq .Lotherwise_280
    add x0, x10, #64
    ld1 {v4.s}[0], [x0]
.Lotherwise_280:
    tst x1, #131072
    beq .Lotherwise_281
    add x0, x10, #68
    ld1 {v4.s}[1], [x0]
.Lotherwise_281:
    tst x1, #262144
    beq .Lotherwise_282
    add x0, x10, #72
    ld1 {v4.s}[2], [x0]
.Lotherwise_282:
    tst x1, #524288
    beq .Lotherwise_283
    add x0, x10, #76
    ld1 {v4.s}[3], [x0]
.Lotherwise_283:
.Lend_279:
    ubfx x0, x1, #20, #4
    cmp x0, #15
    bne .Lotherwise_284
    ldr q5, [x10, #80]
    b .Lend_285
.Lotherwise_284:
    movi v5.4s, #0
    tst x1, #1048576
    beq .Lotherwise_286
    add x0, x10, #80
    ld1 {v5.s}[0], [x0]
.Lotherwise_286:
    tst x1, #2097152
    beq .Lotherwise_287
    add x0, x10, #84
    ld1 {v5.s}[1], [x0]
.Lotherwise_287:
    tst x1, #4194304
    beq .Lotherwise_288
    add x0, x10, #88
    ld1 {v5.s}[2], [x0]
.Lotherwise_288:
    tst x1, #8388608
    beq .Lotherwise_289
    add x0, x10, #92
    ld1 {v5.s}[3], [x0]
.Lotherwise_289:
.Lend_285:
    ubfx x0, x1, #24, #4
    cmp x0, #15
    bne .Lotherwise_290
    ldr q6, [x10, #96]
    b .Lend_291
.Lotherwise_290:
    movi v6.4s, #0
    tst x1, #16777216
    beq .Lotherwise_292
    add x0, x10, #96
    ld1 {v6.s}[0], [x0]
.Lotherwise_292:
    tst x1, #33554432
    beq .Lotherwise_293
    add x0, x10, #100
    ld1 {v6.s}[1], [x0]
.Lotherwise_293:
    tst x1, #67108864
    beq .Lotherwise_294
    add x0, x10, #104
    ld1 {v6.s}[2], [x0]
.Lotherwise_294:
    tst x1, #134217728
    beq .Lotherwise_295
    add x0, x10, #108
    ld1 {v6.s}[3], [x0]
.Lotherwise_295:
.Lend_291:
    ubfx x0, x1, #28, #4
    cmp x0, #15
    bne .Lotherwise_296
    ldr q7, [x10, #112]
    b .Lend_297
.Lotherwise_296:
    movi v7.4s, #0
    tst x1, #268435456
    beq .Lotherwise_298
    add x0, x10, #112
    ld1 {v7.s}[0], [x0]
.Lotherwise_298:
    tst x1, #536870912
    beq .Lotherwise_299
    add x0, x10, #116
    ld1 {v7.s}[1], [x0]
.Lotherwise_299:
    tst x1, #1073741824
    beq .Lotherwise_300
    add x0, x10, #120
    ld1 {v7.s}[2], [x0]
.Lotherwise_300:
    tst x1, #2147483648
    beq .Lotherwise_301
    add x0, x10, #124
    ld1 {v7.s}[3], [x0]
.Lotherwise_301:
.Lend_297:
    cbz x14, .Lloop_end_302
.Lloop_303:
    ubfx x0, x1, #0, #4
    add x10, x10, x5, lsl #2
    cmp x0, #15
    bne .Lotherwise_304
    ldr q16, [x10]
    b .Lend_305
.Lotherwise_304:
    movi v16.4s, #0
    tst x1, #1
    beq .Lotherwise_306
    ld1 {v16.s}[0], [x10]
.Lotherwise_306:
    tst x1, #2
    beq .Lotherwise_307
    add x0, x10, #4
    ld1 {v16.s}[1], [x0]
.Lotherwise_307:
    tst x1, #4
    beq .Lotherwise_308
    add x0, x10, #8
    ld1 {v16.s}[2], [x0]
.Lotherwise_308:
    tst x1, #8
    beq .Lotherwise_309
    add x0, x10, #12
    ld1 {v16.s}[3], [x0]
.Lotherwise_309:
.Lend_305:
    ubfx x0, x1, #4, #4
    fmax v0.4s, v0.4s, v16.4s
    cmp x0, #15
    bne .Lotherwise_310
    ldr q16, [x10, #16]
    b .Lend_311
.Lotherwise_310:
    movi v16.4s, #0
    tst x1, #16
    beq .Lotherwise_312
    add x0, x10, #16
    ld1 {v16.s}[0], [x0]
.Lotherwise_312:
    tst x1, #32
    beq .Lotherwise_313
    add x0, x10, #20
    ld1 {v16.s}[1], [x0]
.Lotherwise_313:
    tst x1, #64
    beq .Lotherwise_314
    add x0, x10, #24
    ld1 {v16.s}[2], [x0]
.Lotherwise_314:
    tst x1, #128
    beq .Lotherwise_315
    add x0, x10, #28
    ld1 {v16.s}[3], [x0]
.Lotherwise_315:
.Lend_311:
    ubfx x0, x1, #8, #4
    fmax v1.4s, v1.4s, v16.4s
    cmp x0, #15
    bne .Lotherwise_316
    ldr q16, [x10, #32]
    b .Lend_317
.Lotherwise_316:
    movi v16.4s, #0
    tst x1, #256
    beq .Lotherwise_318
    add x0, x10, #32
    ld1 {v16.s}[0], [x0]
.Lotherwise_318:
    tst x1, #512
    beq .Lotherwise_319
    add x0, x10, #36
    ld1 {v16.s}[1], [x0]
.Lotherwise_319:
    tst x1, #1024
    beq .Lotherwise_320
    add x0, x10, #40
    ld1 {v16.s}[2], [x0]
.Lotherwise_320:
    tst x1, #2048
    beq .Lotherwise_321
    add x0, x10, #44
    ld1 {v16.s}[3], [x0]
.Lotherwise_321:
.Lend_317:
    ubfx x0, x1, #12, #4
    fmax v2.4s, v2.4s, v16.4s
    cmp x0, #15
    bne .Lotherwise_322
    ldr q16, [x10, #48]
    b .Lend_323
.Lotherwise_322:
    movi v16.4s, #0
    tst x1, #4096
    beq .Lotherwise_324
    add x0, x10, #48
    ld1 {v16.s}[0], [x0]
.Lotherwise_324:
    tst x1, #8192
    beq .Lotherwise_325
    add x0, x10, #52
    ld1 {v16.s}[1], [x0]
.Lotherwise_325:
    tst x1, #16384
    beq .Lotherwise_326
    add x0, x10, #56
    ld1 {v16.s}[2], [x0]
.Lotherwise_326:
    tst x1, #32768
    beq .Lotherwise_327
    add x0, x10, #60
    ld1 {v16.s}[3], [x0]
.Lotherwise_327:
.Lend_323:
    ubfx x0, x1, #16, #4
    fmax v3.4s, v3.4s, v16.4s
    cmp x0, #15
    bne .Lotherwise_328
    ldr q16, [x10, #64]
    b .Lend_329
.Lotherwise_328:
    movi v16.4s, #0
    tst x1, #65536
    beq .Lotherwise_330
    add x0, x10, #64
    ld1 {v16.s}[0], [x0]
.Lotherwise_330:
    tst x1, #131072
    beq .Lotherwise_331
    add x0, x10, #68
    ld1 {v16.s}[1], [x0]
.Lotherwise_331:
    tst x1, #262144
    beq .Lotherwise_332
    add x0, x10, #72
    ld1 {v16.s}[2], [x0]
.Lotherwise_332:
    tst x1, #524288
    beq .Lotherwise_333
    add x0, x10, #76
    ld1 {v16.s}[3], [x0]
.Lotherwise_333:
.Lend_329:
    ubfx x0, x1, #20, #4
    fmax v4.4s, v4.4s, v16.4s
    cmp x0, #15
    bne .Lotherwise_334
    ldr q16, [x10, #80]
    b .Lend_335
.Lotherwise_334:
    movi v16.4s, #0
    tst x1, #1048576
    beq .Lotherwise_336
    add x0, x10, #80
    ld1 {v16.s}[0], [x0]
.Lotherwise_336:
    tst x1, #2097152
    beq .Lotherwise_337
    add x0, x10, #84
    ld1 {v16.s}[1], [x0]
.Lotherwise_337:
    tst x1, #4194304
    beq .Lotherwise_338
    add x0, x10, #88
    ld1 {v16.s}[2], [x0]
.Lotherwise_338:
    tst x1, #8388608
    beq .Lotherwise_339
    add x0, x10, #92
    ld1 {v16.s}[3], [x0]
.Lotherwise_339:
.Lend_335:
    ubfx x0, x1, #24, #4
    fmax v5.4s, v5.4s, v16.4s
    cmp x0, #15
    bne .Lotherwise_340
    ldr q16, [x10, #96]
    b .Lend_341
.Lotherwise_340:
    movi v16.4s, #0
    tst x1, #16777216
    beq .Lotherwise_342
    add x0, x10, #96
    ld1 {v16.s}[0], [x0]
.Lotherwise_342:
    tst x1, #33554432
    beq .Lotherwise_343
    add x0, x10, #100
    ld1 {v16.s}[1], [x0]
.Lotherwise_343:
    tst x1, #67108864
    beq .Lotherwise_344
    add x0, x10, #104
    ld1 {v16.s}[2], [x0]
.Lotherwise_344:
    tst x1, #134217728
    beq .Lotherwise_345
    add x0, x10, #108
    ld1 {v16.s}[3], [x0]
.Lotherwise_345:
.Lend_341:
    ubfx x0, x1, #28, #4
    fmax v6.4s, v6.4s, v16.4s
    cmp x0, #15
    bne .Lotherwise_346
    ldr q16, [x10, #112]
    b .Lend_347
.Lotherwise_346:
    movi v16.4s, #0
    tst x1, #268435456
    beq .Lotherwise_348
    add x0, x10, #112
    ld1 {v16.s}[0], [x0]
.Lotherwise_348:
    tst x1, #536870912
    beq .Lotherwise_349
    add x0, x10, #116
    ld1 {v16.s}[1], [x0]
.Lotherwise_349:
    tst x1, #1073741824
    beq .Lotherwise_350
    add x0, x10, #120
    ld1 {v16.s}[2], [x0]
.Lotherwise_350:
    tst x1, #2147483648
    beq .Lotherwise_351
    add x0, x10, #124
    ld1 {v16.s}[3], [x0]
.Lotherwise_351:
.Lend_347:
    sub x14, x14, #1
    fmax v7.4s, v7.4s, v16.4s
    cbnz x14, .Lloop_303
.Lloop_end_302:
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
.Lend_251:
.Lend_229:
    ret
    .size nnp_pooling_maximum_of_pairs__aarch64_neon, . - nnp_pooling_maximum_of_pairs__aarch64_neon

    .text
    .p2align 4
    .globl nnp_pooling_maximum_of_threes__aarch64_neon
    .type nnp_pooling_maximum_of_threes__aarch64_neon, %function
nnp_pooling_maximum_of_threes__aarch64_neon:
    ldr x9, [sp, #8]
    ldr x8, [sp, #0]
    mov x10, x2
    mov x11, x10
    mov x12, x1
    mov x13, x3
    sub x4, x4, #1
    sub x1, x9, #1
    add x11, x11, x8, lsl #2
    lsr x8, x1, #4
    cbnz x0, .Lotherwise_352
    b .Lend_353
.Lotherwise_352:
    sub x14, x0, #1
    cbz x14, .Lloop_end_354
.Lloop_355:
    ubfx x0, x12, #0, #4
    lsr x1, x12, #4
    add x0, x0, #3
    cbz x1, .Lloop_end_356
.Lloop_357:
    mov x2, x8
    prfm pldl1keep, [x11]
    mov x3, x11
    cbz x2, .Lloop_end_358
.Lloop_359:
    sub x2, x2, #1
    prfm pldl1keep, [x3, #64]
    add x3, x3, #64
    cbnz x2, .Lloop_359
.Lloop_end_358:
    mov x2, x10
    mov x3, x4
    add x11, x11, x9, lsl #2
    ldp q0, q1, [x2]
    ldr q2, [x2, #32]
    cbz x3, .Lloop_end_360
.Lloop_361:
    add x2, x2, x5, lsl #2
    sub x3, x3, #1
    ldp q3, q4, [x2]
    ldr q5, [x2, #32]
    fmax v0.4s, v0.4s, v3.4s
    fmax v1.4s, v1.4s, v4.4s
    fmax v2.4s, v2.4s, v5.4s
    cbnz x3, .Lloop_361
.Lloop_end_360:
    ext v3.16b, v0.16b, v1.16b, #12
    ext v1.16b, v1.16b, v2.16b, #8
    mov x2, x10
    mov x3, x4
    ext v2.16b, v2.16b, v2.16b, #4
    ldp q4, q5, [x2, #48]
    ldr q6, [x2, #80]
    zip1 v7.4s, v0.4s, v3.4s
    zip2 v0.4s, v0.4s, v3.4s
    zip1 v3.4s, v1.4s, v2.4s
    zip2 v1.4s, v1.4s, v2.4s
    ext v2.16b, v7.16b, v7.16b, #8
    ext v0.16b, v0.16b, v0.16b, #8
    ext v16.16b, v3.16b, v3.16b, #8
    ext v2.16b, v2.16b, v3.16b, #8
    ext v0.16b, v0.16b, v1.16b, #8
    ext v1.16b, v7.16b, v16.16b, #8
    fmax v2.4s, v2.4s, v1.4s
    fmax v2.4s, v2.4s, v0.4s
    str q2, [x6]
    cbz x3, .Lloop_end_362
.Lloop_363:
    add x2, x2, x5, lsl #2
    sub x3, x3, #1
    ldp q0, q1, [x2, #48]
    ldr q2, [x2, #80]
    fmax v4.4s, v4.4s, v0.4s
    fmax v5.4s, v5.4s, v1.4s
    fmax v6.4s, v6.4s, v2.4s
    cbnz x3, .Lloop_363
.Lloop_end_362:
    ext v0.16b, v4.16b, v5.16b, #12
    ext v1.16b, v5.16b, v6.16b, #8
    mov x2, x10
    mov x3, x4
    ext v2.16b, v6.16b, v6.16b, #4
    ldp q3, q5, [x2, #96]
    ldr q6, [x2, #128]
    zip1 v7.4s, v4.4s, v0.4s
    zip2 v0.4s, v4.4s, v0.4s
    zip1 v4.4s, v1.4s, v2.4s
    zip2 v1.4s, v1.4s, v2.4s
    ext v2.16b, v7.16b, v7.16b, #8
    ext v0.16b, v0.16b, v0.16b, #8
    ext v16.16b, v4.16b, v4.16b, #8
    ext v2.16b, v2.16b, v4.16b, #8
    ext v0.16b, v0.16b, v1.16b, #8
    ext v1.16b, v7.16b, v16.16b, #8
    fmax v2.4s, v2.4s, v1.4s
    fmax v2.4s, v2.4s, v0.4s
    str q2, [x6, #16]
    cbz x3, .Lloop_end_364
.Lloop_365:
    add x2, x2, x5, lsl #2
    sub x3, x3, #1
    ldp q0, q1, [x2, #96]
    ldr q2, [x2, #128]
    fmax v3.4s, v3.4s, v0.4s
    fmax v5.4s, v5.4s, v1.4s
    fmax v6.4s, v6.4s, v2.4s
    cbnz x3, .Lloop_365
.Lloop_end_364:
    ext v0.16b, v3.16b, v5.16b, #12
    ext v1.16b, v5.16b, v6.16b, #8
    mov x2, x10
    mov x3, x4
    ext v2.16b, v6.16b, v6.16b, #4
    ldp q4, q5, [x2, #144]
    ldr q6, [x2, #176]
    zip1 v7.4s, v3.4s, v0.4s
    zip2 v0.4s, v3.4s, v0.4s
    zip1 v3.4s, v1.4s, v2.4s
    zip2 v1.4s, v1.4s, v2.4s
    ext v2.16b, v7.16b, v7.16b, #8
    ext v0.16b, v0.16b, v0.16b, #8
    ext v16.16b, v3.16b, v3.16b, #8
    ext v2.16b, v2.16b, v3.16b, #8
    ext v0.16b, v0.16b, v1.16b, #8
    ext v1.16b, v7.16b, v16.16b, #8
    fmax v2.4s, v2.4s, v1.4s
    fmax v2.4s, v2.4s, v0.4s
    str q2, [x6, #32]
    cbz x3, .Lloop_end_366
.Lloop_367:
    add x2, x2, x5, lsl #2
    sub x3, x3, #1
    ldp q0, q1, [x2, #144]
    ldr q2, [x2, #176]
    fmax v4.4s, v4.4s, v0.4s
    fmax v5.4s, v5.4s, v1.4s
    fmax v6.4s, v6.4s, v2.4s
    cbnz x3, .Lloop_367
.Lloop_end_366:
    ext v0.16b, v4.16b, v5.16b, #12
    ext v1.16b, v5.16b, v6.16b, #8
    sub x1, x1, #1
    add x10, x10, #192
    ext v2.16b, v6.16b, v6.16b, #4
    zip1 v3.4s, v4.4s, v0.4s
    zip2 v0.4s, v4.4s, v0.4s
    zip1 v4.4s, v1.4s, v2.4s
    zip2 v1.4s, v1.4s, v2.4s
    ext v2.16b, v3.16b, v3.16b, #8
    ext v0.16b, v0.16b, v0.16b, #8
    ext v5.16b, v4.16b, v4.16b, #8
    ext v2.16b, v2.16b, v4.16b, #8
    ext v0.16b, v0.16b, v1.16b, #8
    ext v1.16b, v3.16b, v5.16b, #8
    fmax v2.4s, v2.4s, v1.4s
    fmax v2.4s, v2.4s, v0.4s
    str q2, [x6, #48]
    add x6, x6, #64
    cbnz x1, .Lloop_357
.Lloop_end_356:
    lsr x0, x0, #2
    cbz x0, .Lloop_end_368
.Lloop_369:
    mov x1, x8
    prfm pldl1keep, [x11]
    mov x2, x11
    cbz x1, .Lloop_end_370
.Lloop_371:
    sub x1, x1, #1
    prfm pldl1keep, [x2, #64]
    add x2, x2, #64
    cbnz x1, .Lloop_371
.Lloop_end_370:
    mov x1, x10
    mov x2, x4
    add x11, x11, x9, lsl #2
    ldp q0, q1, [x1]
    ldr q2, [x1, #32]
    cbz x2, .Lloop_end_372
.Lloop_373:
    add x1, x1, x5, lsl #2
    sub x2, x2, #1
    ldp q3, q4, [x1]
    ldr q5, [x1, #32]
    fmax v0.4s, v0.4s, v3.4s
    fmax v1.4s, v1.4s, v4.4s
    fmax v2.4s, v2.4s, v5.4s
    cbnz x2, .Lloop_373
.Lloop_end_372:
    ext v3.16b, v0.16b, v1.16b, #12
    ext v1.16b, v1.16b, v2.16b, #8
    sub x0, x0, #1
    add x10, x10, #48
    ext v2.16b, v2.16b, v2.16b, #4
    zip1 v4.4s, v0.4s, v3.4s
    zip2 v0.4s, v0.4s, v3.4s
    zip1 v3.4s, v1.4s, v2.4s
    zip2 v1.4s, v1.4s, v2.4s
    ext v2.16b, v4.16b, v4.16b, #8
    ext v0.16b, v0.16b, v0.16b, #8
    ext v5.16b, v3.16b, v3.16b, #8
    ext v2.16b, v2.16b, v3.16b, #8
    ext v0.16b, v0.16b, v1.16b, #8
    ext v1.16b, v4.16b, v5.16b, #8
    fmax v2.4s, v2.4s, v1.4s
    fmax v2.4s, v2.4s, v0.4s
    str q2, [x6]
    add x6, x6, #16
    cbnz x0, .Lloop_369
.Lloop_end_368:
    add x0, x12, #3
    mov w1, #3
    sub x14, x14, #1
    lsr x0, x0, #2
    lsl x0, x0, #2
    mul x1, x0, x1
    sub x6, x6, x0, lsl #2
    sub x10, x10, x1, lsl #2
    add x6, x6, x7, lsl #2
    add x10, x10, x13, lsl #2
    cbnz x14, .Lloop_355
.Lloop_end_354:
    lsr x0, x12, #2
    cbz x0, .Lloop_end_374
.Lloop_375:
    mov x1, x8
    prfm pldl1keep, [x11]
    mov x2, x11
    cbz x1, .Lloop_end_376
.Lloop_377:
    sub x1, x1, #1
    prfm pldl1keep, [x2, #64]
    add x2, x2, #64
    cbnz x1, .Lloop_377
.Lloop_end_376:
    mov x1, x10
    mov x2, x4
    add x11, x11, x9, lsl #2
    ldp q0, q1, [x1]
    ldr q2, [x1, #32]
    cbz x2, .Lloop_end_378
.Lloop_379:
    add x1, x1, x5, lsl #2
    sub x2, x2, #1
    ldp q3, q4, [x1]
    ldr q5, [x1, #32]
    fmax v0.4s, v0.4s, v3.4s
    fmax v1.4s, v1.4s, v4.4s
    fmax v2.4s, v2.4s, v5.4s
    cbnz x2, .Lloop_379
.Lloop_end_378:
    ext v3.16b, v0.16b, v1.16b, #12
    ext v1.16b, v1.16b, v2.16b, #8
    sub x0, x0, #1
    add x10, x10, #48
    ext v2.16b, v2.16b, v2.16b, #4
    zip1 v4.4s, v0.4s, v3.4s
    zip2 v0.4s, v0.4s, v3.4s
    zip1 v3.4s, v1.4s, v2.4s
    zip2 v1.4s, v1.4s, v2.4s
    ext v2.16b, v4.16b, v4.16b, #8
    ext v0.16b, v0.16b, v0.16b, #8
    ext v5.16b, v3.16b, v3.16b, #8
    ext v2.16b, v2.16b, v3.16b, #8
    ext v0.16b, v0.16b, v1.16b, #8
    ext v1.16b, v4.16b, v5.16b, #8
    fmax v2.4s, v2.4s, v1.4s
    fmax v2.4s, v2.4s, v0.4s
    str q2, [x6]
    add x6, x6, #16
    cbnz x0, .Lloop_375
.Lloop_end_374:
    ubfx x0, x12, #0, #2
    cbnz x0, .Lotherwise_380
    b .Lend_381
.Lotherwise_380:
    mov w1, #3
    mov w2, #12
    mov w3, #1
    prfm pldl1keep, [x11]
    mul x0, x0, x1
    add x0, x0, #0
    cmp x0, x2
    csel x0, x0, x2, ls
    lsl x0, x3, x0
    sub x1, x0, #1
    cbz x8, .Lloop_end_382
.Lloop_383:
    sub x8, x8, #1
    prfm pldl1keep, [x11, #64]
    add x11, x11, #64
    cbnz x8, .Lloop_383
.Lloop_end_382:
    ubfx x0, x1, #0, #4
    cmp x0, #15
    bne .Lotherwise_384
    ldr q0, [x10]
    b .Lend_385
.Lotherwise_384:
    movi v0.4s, #0
    tst x1, #1
    beq .Lotherwise_386
    ld1 {v0.s}[0], [x10]
.Lotherwise_386:
    tst x1, #2
    beq .Lotherwise_387
    add x0, x10, #4
    ld1 {v0.s}[1], [x0]
.Lotherwise_387:
    tst x1, #4
    beq .Lotherwise_388
    add x0, x10, #8
    ld1 {v0.s}[2], [x0]
.Lotherwise_388:
    tst x1, #8
    beq .Lotherwise_389
    add x0, x10, #12
    ld1 {v0.s}[3], [x0]
.Lotherwise_389:
.Lend_385:
    ubfx x0, x1, #4, #4
    cmp x0, #15
    bne .Lotherwise_390
    ldr q1, [x10, #16]
    b .Lend_391
.Lotherwise_390:
    movi v1.4s, #0
    tst x1, #16
    beq .Lotherwise_392
    add x0, x10, #16
    ld1 {v1.s}[0], [x0]
.Lotherwise_392:
    tst x1, #32
    beq .Lotherwise_393
    add x0, x10, #20
    ld1 {v1.s}[1], [x0]
.Lotherwise_393:
    tst x1, #64
    beq .Lotherwise_394
    add x0, x10, #24
    ld1 {v1.s}[2], [x0]
.Lotherwise_394:
    tst x1, #128
    beq .Lotherwise_395
    add x0, x10, #28
    ld1 {v1.s}[3], [x0]
.Lotherwise_395:
.Lend_391:
    ubfx x0, x1, #8, #4
    cmp x0, #15
    bne .Lotherwise_396
    ldr q2, [x10, #32]
    b .Lend_397
.Lotherwise_396:
    movi v2.4s, #0
    tst x1, #256
    beq .Lotherwise_398
    add x0, x10, #32
    ld1 {v2.s}[0], [x0]
.Lotherwise_398:
    tst x1, #512
    beq .Lotherwise_399
    add x0, x10, #36
    ld1 {v2.s}[1], [x0]
.Lotherwise_399:
    tst x1, #1024
    beq .Lotherwise_400
    add x0, x10, #40
    ld1 {v2.s}[2], [x0]
.Lotherwise_400:
    tst x1, #2048
    beq .Lotherwise_401
    add x0, x10, #44
    ld1 {v2.s}[3], [x0]
.Lotherwise_401:
.Lend_397:
    cbz x4, .Lloop_end_402
.Lloop_403:
    ubfx x0, x1, #0, #4
    add x10, x10, x5, lsl #2
    cmp x0, #15
    bne .Lotherwise_404
    ldr q3, [x10]
    b .Lend_405
.Lotherwise_404:
    movi v3.4s, #0
    tst x1, #1
    beq .Lotherwise_406
    ld1 {v3.s}[0], [x10]
.Lotherwise_406:
    tst x1, #2
    beq .Lotherwise_407
    add x0, x10, #4
    ld1 {v3.s}[1], [x0]
.Lotherwise_407:
    tst x1, #4
    beq .Lotherwise_408
    add x0, x10, #8
    ld1 {v3.s}[2], [x0]
.Lotherwise_408:
    tst x1, #8
    beq .Lotherwise_409
    add x0, x10, #12
    ld1 {v3.s}[3], [x0]
.Lotherwise_409:
.Lend_405:
    ubfx x0, x1, #4, #4
    fmax v0.4s, v0.4s, v3.4s
    cmp x0, #15
    bne .Lotherwise_410
    ldr q3, [x10, #16]
    b .Lend_411
.Lotherwise_410:
    movi v3.4s, #0
    tst x1, #16
    beq .Lotherwise_412
    add x0, x10, #16
    ld1 {v3.s}[0], [x0]
.Lotherwise_412:
    tst x1, #32
    beq .Lotherwise_413
    add x0, x10, #20
    ld1 {v3.s}[1], [x0]
.Lotherwise_413:
    tst x1, #64
    beq .Lotherwise_414
    add x0, x10, #24
    ld1 {v3.s}[2], [x0]
.Lotherwise_414:
    tst x1, #128
    beq .Lotherwise_415
    add x0, x10, #28
    ld1 {v3.s}[3], [x0]
.Lotherwise_415:
.Lend_411:
    ubfx x0, x1, #8, #4
    fmax v1.4s, v1.4s, v3.4s
    cmp x0, #15
    bne .Lotherwise_416
    ldr q3, [x10, #32]
    b .Lend_417
.Lotherwise_416:
    movi v3.4s, #0
    tst x1, #256
    beq .Lotherwise_418
    add x0, x10, #32
    ld1 {v3.s}[0], [x0]
.Lotherwise_418:
    tst x1, #512
    beq .Lotherwise_419
    add x0, x10, #36
    ld1 {v3.s}[1], [x0]
.Lotherwise_419:
    tst x1, #1024
    beq .Lotherwise_420
    add x0, x10, #40
    ld1 {v3.s}[2], [x0]
.Lotherwise_420:
    tst x1, #2048
    beq .Lotherwise_421
    add x0, x10, #44
    ld1 {v3.s}[3], [x0]
.Lotherwise_421:
.Lend_417:
    sub x4, x4, #1
    fmax v2.4s, v2.4s, v3.4s
    cbnz x4, .Lloop_403
.Lloop_end_402:
    ext v3.16b, v0.16b, v1.16b, #12
    ext v1.16b, v1.16b, v2.16b, #8
    ext v2.16b, v2.16b, v2.16b, #4
    zip1 v4.4s, v0.4s, v3.4s
    zip2 v0.4s, v0.4s, v3.4s
    zip1 v3.4s, v1.4s, v2.4s
    zip2 v1.4s, v1.4s, v2.4s
    ext v2.16b, v4.16b, v4.16b, #8
    ext v0.16b, v0.16b, v0.16b, #8
    ext v5.16b, v3.16b, v3.16b, #8
    ext v2.16b, v2.16b, v3.16b, #8
    ext v0.16b, v0.16b, v1.16b, #8
    ext v1.16b, v4.16b, v5.16b, #8
    fmax v2.4s, v2.4s, v1.4s
    fmax v2.4s, v2.4s, v0.4s
    str q2, [x6]
.Lend_381:
.Lend_353:
    ret
    .size nnp_pooling_maximum_of_threes__aarch64_neon, . - nnp_pooling_maximum_of_threes__aarch64_neon

.section .rodata
    .p2align 4
.Lconstants_nnp_pooling_average_of_pairs__aarch64_neon:
    .long 0x3f800000, 0xff7fffff, 0x00000000, 0x00000000

    .text
    .p2align 4
    .globl nnp_pooling_average_of_pairs__aarch64_neon
    .type nnp_pooling_average_of_pairs__aarch64_neon, %function
nnp_pooling_average_of_pairs__aarch64_neon:
    adrp x8, .Lconstants_nnp_pooling_average_of_pairs__aarch64_neon
    ldr q26, [x8, :lo12:.Lconstants_nnp_pooling_average_of_pairs__aarch64_neon]
    ldr x8, [sp, #16]
    mov x9, x2
    ldr s0, [x6]
    ldr x2, [sp, #8]
    mov x10, x9
    mov x11, x1
    mov x6, x3
    ldr x12, [sp, #0]
    sub x13, x4, #1
    dup v1.4s, v26.s[0]
    sub x1, x8, #1
    dup v25.4s, v0.s[0]
    add x10, x10, x2, lsl #2
    lsr x14, x1, #4
    fdiv v24.4s, v1.4s, v25.4s
    cbnz x0, .Lotherwise_422
    b .Lend_423
.Lotherwise_422:
    sub x0, x0, #1
    cbz x0, .Lloop_end_424
.Lloop_425:
    ubfx x1, x11, #0, #4
    lsr x2, x11, #4
    add x1, x1, #3
    cbz x2, .Lloop_end_426
.Lloop_427:
    mov x3, x14
    prfm pldl1keep, [x10]
    mov x4, x10
    cbz x3, .Lloop_end_428
.Lloop_429:
    sub x3, x3, #1
    prfm pldl1keep, [x4, #64]
    add x4, x4, #64
    cbnz x3, .Lloop_429
.Lloop_end_428:
    mov x3, x9
    mov x4, x13
    add x10, x10, x8, lsl #2
    ld1 {v4.4s, v5.4s, v6.4s, v7.4s}, [x3], #64
    ld1 {v0.4s, v1.4s, v2.4s, v3.4s}, [x3]
    sub x3, x3, #64
    cbz x4, .Lloop_end_430
.Lloop_431:
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
    cbnz x4, .Lloop_431
.Lloop_end_430:
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
    dup v0.4s, v26.s[1]
    dup v2.4s, v26.s[1]
    fmul v3.4s, v16.4s, v24.4s
    fmul v4.4s, v5.4s, v24.4s
    fmul v6.4s, v7.4s, v24.4s
    fmul v17.4s, v1.4s, v24.4s
    fmls v16.4s, v3.4s, v25.4s
    fmls v5.4s, v4.4s, v25.4s
    fmls v7.4s, v6.4s, v25.4s
    fmls v1.4s, v17.4s, v25.4s
    mov v18.16b, v3.16b
    mov v19.16b, v4.16b
    mov v20.16b, v6.16b
    mov v21.16b, v17.16b
    dup v22.4s, v26.s[1]
    dup v23.4s, v26.s[1]
    fmla v18.4s, v16.4s, v24.4s
    fmla v19.4s, v5.4s, v24.4s
    fmla v20.4s, v7.4s, v24.4s
    fmla v21.4s, v1.4s, v24.4s
    fcmgt v0.4s, v16.4s, v0.4s
    fcmgt v2.4s, v5.4s, v2.4s
    fcmgt v5.4s, v7.4s, v22.4s
    fcmgt v1.4s, v1.4s, v23.4s
    bsl v0.16b, v18.16b, v3.16b
    bsl v2.16b, v19.16b, v4.16b
    bsl v5.16b, v20.16b, v6.16b
    bsl v1.16b, v21.16b, v17.16b
    str q0, [x7]
    str q2, [x7, #16]
    str q5, [x7, #32]
    str q1, [x7, #48]
    add x7, x7, #64
    cbnz x2, .Lloop_427
.Lloop_end_426:
    lsr x1, x1, #2
    cbz x1, .Lloop_end_432
.Lloop_433:
    mov x2, x14
    prfm pldl1keep, [x10]
    mov x3, x10
    cbz x2, .Lloop_end_434
.Lloop_435:
    sub x2, x2, #1
    prfm pldl1keep, [x3, #64]
    add x3, x3, #64
    cbnz x2, .Lloop_435
.Lloop_end_434:
    mov x2, x9
    mov x3, x13
    add x10, x10, x8, lsl #2
    ldp q0, q1, [x2]
    cbz x3, .Lloop_end_436
.Lloop_437:
    add x2, x2, x5, lsl #2
    sub x3, x3, #1
    ldp q2, q3, [x2]
    fadd v0.4s, v0.4s, v2.4s
    fadd v1.4s, v1.4s, v3.4s
    cbnz x3, .Lloop_437
.Lloop_end_436:
    uzp1 v2.4s, v0.4s, v1.4s
    uzp2 v0.4s, v0.4s, v1.4s
    sub x1, x1, #1
    add x9, x9, #32
    dup v1.4s, v26.s[1]
    fadd v2.4s, v2.4s, v0.4s
    fmul v0.4s, v2.4s, v24.4s
    fmls v2.4s, v0.4s, v25.4s
    mov v3.16b, v0.16b
    fmla v3.4s, v2.4s, v24.4s
    fcmgt v1.4s, v2.4s, v1.4s
    bsl v1.16b, v3.16b, v0.16b
    str q1, [x7]
    add x7, x7, #16
    cbnz x1, .Lloop_433
.Lloop_end_432:
    add x1, x11, #3
    sub x0, x0, #1
    lsr x1, x1, #2
    lsl x1, x1, #2
    lsl x2, x1, #1
    sub x7, x7, x1, lsl #2
    sub x9, x9, x2, lsl #2
    add x7, x7, x12, lsl #2
    add x9, x9, x6, lsl #2
    cbnz x0, .Lloop_425
.Lloop_end_424:
    lsr x0, x11, #4
    cbz x0, .Lloop_end_438
.Lloop_439:
    mov x1, x14
    prfm pldl1keep, [x10]
    mov x2, x10
    cbz x1, .Lloop_end_440
.Lloop_441:
    sub x1, x1, #1
    prfm pldl1keep, [x2, #64]
    add x2, x2, #64
    cbnz x1, .Lloop_441
.Lloop_end_440:
    mov x1, x9
    mov x2, x13
    add x10, x10, x8, lsl #2
    ld1 {v4.4s, v5.4s, v6.4s, v7.4s}, [x1], #64
    ld1 {v0.4s, v1.4s, v2.4s, v3.4s}, [x1]
    sub x1, x1, #64
    cbz x2, .Lloop_end_442
.Lloop_443:
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
    cbnz x2, .Lloop_443
.Lloop_end_442:
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
    dup v0.4s, v26.s[1]
    dup v2.4s, v26.s[1]
    fmul v3.4s, v16.4s, v24.4s
    fmul v4.4s, v5.4s, v24.4s
    fmul v6.4s, v7.4s, v24.4s
    fmul v17.4s, v1.4s, v24.4s
    fmls v16.4s, v3.4s, v25.4s
    fmls v5.4s, v4.4s, v25.4s
    fmls v7.4s, v6.4s, v25.4s
    fmls v1.4s, v17.4s, v25.4s
    mov v18.16b, v3.16b
    mov v19.16b, v4.16b
    mov v20.16b, v6.16b
    mov v21.16b, v17.16b
    dup v22.4s, v26.s[1]
    dup v23.4s, v26.s[1]
    fmla v18.4s, v16.4s, v24.4s
    fmla v19.4s, v5.4s, v24.4s
    fmla v20.4s, v7.4s, v24.4s
    fmla v21.4s, v1.4s, v24.4s
    fcmgt v0.4s, v16.4s, v0.4s
    fcmgt v2.4s, v5.4s, v2.4s
    fcmgt v5.4s, v7.4s, v22.4s
    fcmgt v1.4s, v1.4s, v23.4s
    bsl v0.16b, v18.16b, v3.16b
    bsl v2.16b, v19.16b, v4.16b
    bsl v5.16b, v20.16b, v6.16b
    bsl v1.16b, v21.16b, v17.16b
    str q0, [x7]
    str q2, [x7, #16]
    str q5, [x7, #32]
    str q1, [x7, #48]
    add x7, x7, #64
    cbnz x0, .Lloop_439
.Lloop_end_438:
    ubfx x0, x11, #0, #4
    cbnz x0, .Lotherwise_444
    b .Lend_445
.Lotherwise_444:
    lsl x0, x0, #1
    mov w1, #32
    mov w2, #1
    prfm pldl1keep, [x10]
    add x0, x0, #0
    cmp x0, x1
    csel x0, x0, x1, ls
    lsl x0, x2, x0
    sub x1, x0, #1
    cbz x14, .Lloop_end_446
.Lloop_447:
    sub x14, x14, #1
    prfm pldl1keep, [x10, #64]
    add x10, x10, #64
    cbnz x14, .Lloop_447
.Lloop_end_446:
    ubfx x0, x1, #0, #4
    cmp x0, #15
    bne .Lotherwise_448
    ldr q0, [x9]
    b .Lend_449
.Lotherwise_448:
    movi v0.4s, #0
    tst x1, #1
    beq .Lotherwise_450
    ld1 {v0.s}[0], [x9]
.Lotherwise_450:
    tst x1, #2
    beq .Lotherwise_451
    add x0, x9, #4
    ld1 {v0.s}[1], [x0]
.Lotherwise_451:
    tst x1, #4
    beq .Lotherwise_452
    add x0, x9, #8
    ld1 {v0.s}[2], [x0]
.Lotherwise_452:
    tst x1, #8
    beq .Lotherwise_453
    add x0, x9, #12
    ld1 {v0.s}[3], [x0]
.Lotherwise_453:
.Lend_449:
    ubfx x0, x1, #4, #4
    cmp x0, #15
    bne .Lotherwise_454
    ldr q1, [x9, #16]
    b .Lend_455
.Lotherwise_454:
    movi v1.4s, #0
    tst x1, #16
    beq .Lotherwise_456
    add x0, x9, #16
    ld1 {v1.s}[0], [x0]
.Lotherwise_456:
    tst x1, #32
    beq .Lotherwise_457
    add x0, x9, #20
    ld1 {v1.s}[1], [x0]
.Lotherwise_457:
    tst x1, #64
    beq .Lotherwise_458
    add x0, x9, #24
    ld1 {v1.s}[2], [x0]
.Lotherwise_458:
    tst x1, #128
    beq .Lotherwise_459
    add x0, x9, #28
    ld1 {v1.s}[3], [x0]
.Lotherwise_459:
.Lend_455:
    ubfx x0, x1, #8, #4
    cmp x0, #15
    bne .Lotherwise_460
    ldr q2, [x9, #32]
    b .Lend_461
.Lotherwise_460:
    movi v2.4s, #0
    tst x1, #256
    beq .Lotherwise_462
    add x0, x9, #32
    ld1 {v2.s}[0], [x0]
.Lotherwise_462:
    tst x1, #512
    beq .Lotherwise_463
    add x0, x9, #36
    ld1 {v2.s}[1], [x0]
.Lotherwise_463:
    tst x1, #1024
    beq .Lotherwise_464
    add x0, x9, #40
    ld1 {v2.s}[2], [x0]
.Lotherwise_464:
    tst x1, #2048
    beq .Lotherwise_465
    add x0, x9, #44
    ld1 {v2.s}[3], [x0]
.Lotherwise_465:
.Lend_461:
    ubfx x0, x1, #12, #4
    cmp x0, #15
    bne .Lotherwise_466
    ldr q3, [x9, #48]
    b .Lend_467
.Lotherwise_466:
    movi v3.4s, #0
    tst x1, #4096
    beq .Lotherwise_468
    add x0, x9, #48
    ld1 {v3.s}[0], [x0]
.Lotherwise_468:
    tst x1, #8192
    beq .Lotherwise_469
    add x0, x9, #52
    ld1 {v3.s}[1], [x0]
.Lotherwise_469:
    tst x1, #16384
    beq .Lotherwise_470
    add x0, x9, #56
    ld1 {v3.s}[2], [x0]
.Lotherwise_470:
    tst x1, #32768
    beq .Lotherwise_471
    add x0, x9, #60
    ld1 {v3.s}[3], [x0]
.Lotherwise_471:
.Lend_467:
    ubfx x0, x1, #16, #4
    cmp x0, #15
    bne .Lotherwise_472
    ldr q4, [x9, #64]
    b .Lend_473
.Lotherwise_472:
    movi v4.4s, #0
    tst x1, #65536
    beq .Lotherwise_474
    add x0, x9, #64
    ld1 {v4.s}[0], [x0]
.Lotherwise_474:
    tst x1, #131072
    beq .Lotherwise_475
    add x0, x9, #68
    ld1 {v4.s}[1], [x0]
.Lotherwise_475:
    tst x1, #262144
    beq .Lotherwise_476
    add x0, x9, #72
    ld1 {v4.s}[2], [x0]
.Lotherwise_476:
    tst x1, #524288
    beq .Lotherwise_477
    add x0, x9, #76
    ld1 {v4.s}[3], [x0]
.Lotherwise_477:
.Lend_473:
    ubfx x0, x1, #20, #4
    cmp x0, #15
    bne .Lotherwise_478
    ldr q5, [x9, #80]
    b .Lend_479
.Lotherwise_478:
    movi v5.4s, #0
    tst x1, #1048576
    beq .Lotherwise_480
    add x0, x9, #80
    ld1 {v5.s}[0], [x0]
.Lotherwise_480:
    tst x1, #2097152
    beq .Lotherwise_481
    add x0, x9, #84
    ld1 {v5.s}[1], [x0]
.Lotherwise_481:
    tst x1, #4194304
    beq .Lotherwise_482
    add x0, x9, #88
    ld1 {v5.s}[2], [x0]
.Lotherwise_482:
    tst x1, #8388608
    beq .Lotherwise_483
    add x0, x9, #92
    ld1 {v5.s}[3], [x0]
.Lotherwise_483:
.Lend_479:
    ubfx x0, x1, #24, #4
    cmp x0, #15
    bne .Lotherwise_484
    ldr q6, [x9, #96]
    b .Lend_485
.Lotherwise_484:
    movi v6.4s, #0
    tst x1, #16777216
    beq .Lotherwise_486
    add x0, x9, #96
    ld1 {v6.s}[0], [x0]
.Lotherwise_486:
    tst x1, #33554432
    beq .Lotherwise_487
    add x0, x9, #100
    ld1 {v6.s}[1], [x0]
.Lotherwise_487:
    tst x1, #67108864
    beq .Lotherwise_488
    add x0, x9, #104
    ld1 {v6.s}[2], [x0]
.Lotherwise_488:
    tst x1, #134217728
    beq .Lotherwise_489
    add x0, x9, #108
    ld1 {v6.s}[3], [x0]
.Lotherwise_489:
.Lend_485:
    ubfx x0, x1, #28, #4
    cmp x0, #15
    bne .Lotherwise_490
    ldr q7, [x9, #112]
    b .Lend_491
.Lotherwise_490:
    movi v7.4s, #0
    tst x1, #268435456
    beq .Lotherwise_492
    add x0, x9, #112
    ld1 {v7.s}[0], [x0]
.Lotherwise_492:
    tst x1, #536870912
    beq .Lotherwise_493
    add x0, x9, #116
    ld1 {v7.s}[1], [x0]
.Lotherwise_493:
    tst x1, #1073741824
    beq .Lotherwise_494
    add x0, x9, #120
    ld1 {v7.s}[2], [x0]
.Lotherwise_494:
    tst x1, #2147483648
    beq .Lotherwise_495
    add x0, x9, #124
    ld1 {v7.s}[3], [x0]
.Lotherwise_495:
.Lend_491:
    cbz x13, .Lloop_end_496
.Lloop_497:
    ubfx x0, x1, #0, #4
    add x9, x9, x5, lsl #2
    cmp x0, #15
    bne .Lotherwise_498
    ldr q16, [x9]
    b .Lend_499
.Lotherwise_498:
    movi v16.4s, #0
    tst x1, #1
    beq .Lotherwise_500
    ld1 {v16.s}[0], [x9]
.Lotherwise_500:
    tst x1, #2
    beq .Lotherwise_501
    add x0, x9, #4
    ld1 {v16.s}[1], [x0]
.Lotherwise_501:
    tst x1, #4
    beq .Lotherwise_502
    add x0, x9, #8
    ld1 {v16.s}[2], [x0]
.Lotherwise_502:
    tst x1, #8
    beq .Lotherwise_503
    add x0, x9, #12
    ld1 {v16.s}[3], [x0]
.Lotherwise_503:
.Lend_499:
    ubfx x0, x1, #4, #4
    fadd v0.4s, v0.4s, v16.4s
    cmp x0, #15
    bne .Lotherwise_504
    ldr q16, [x9, #16]
    b .Lend_505
.Lotherwise_504:
    movi v16.4s, #0
    tst x1, #16
    beq .Lotherwise_506
    add x0, x9, #16
    ld1 {v16.s}[0], [x0]
.Lotherwise_506:
    tst x1, #32
    beq .Lotherwise_507
    add x0, x9, #20
    ld1 {v16.s}[1], [x0]
.Lotherwise_507:
    tst x1, #64
    beq .Lotherwise_508
    add x0, x9, #24
    ld1 {v16.s}[2], [x0]
.Lotherwise_508:
    tst x1, #128
    beq .Lotherwise_509
    add x0, x9, #28
    ld1 {v16.s}[3], [x0]
.Lotherwise_509:
.Lend_505:
    ubfx x0, x1, #8, #4
    fadd v1.4s, v1.4s, v16.4s
    cmp x0, #15
    bne .Lotherwise_510
    ldr q16, [x9, #32]
    b .Lend_511
.Lotherwise_510:
    movi v16.4s, #0
    tst x1, #256
    beq .Lotherwise_512
    add x0, x9, #32
    ld1 {v16.s}[0], [x0]
.Lotherwise_512:
    tst x1, #512
    beq .Lotherwise_513
    add x0, x9, #36
    ld1 {v16.s}[1], [x0]
.Lotherwise_513:
    tst x1, #1024
    beq .Lotherwise_514
    add x0, x9, #40
    ld1 {v16.s}[2], [x0]
.Lotherwise_514:
    tst x1, #2048
    beq .Lotherwise_515
    add x0, x9, #44
    ld1 {v16.s}[3], [x0]
.Lotherwise_515:
.Lend_511:
    ubfx x0, x1, #12, #4
    fadd v2.4s, v2.4s, v16.4s
    cmp x0, #15
    bne .Lotherwise_516
    ldr q16, [x9, #48]
    b .Lend_517
.Lotherwise_516:
    movi v16.4s, #0
    tst x1, #4096
    beq .Lotherwise_518
    add x0, x9, #48
    ld1 {v16.s}[0], [x0]
.Lotherwise_518:
    tst x1, #8192
    beq .Lotherwise_519
    add x0, x9, #52
    ld1 {v16.s}[1], [x0]
.Lotherwise_519:
    tst x1, #16384
    beq .Lotherwise_520
    add x0, x9, #56
    ld1 {v16.s}[2], [x0]
.Lotherwise_520:
    tst x1, #32768
    beq .Lotherwise_521
    add x0, x9, #60
    ld1 {v16.s}[3], [x0]
.Lotherwise_521:
.Lend_517:
    ubfx x0, x1, #16, #4
    fadd v3.4s, v3.4s, v16.4s
    cmp x0, #15
    bne .Lotherwise_522
    ldr q16, [x9, #64]
    b .Lend_523
.Lotherwise_522:
    movi v16.4s, #0
    tst x1, #65536
    beq .Lotherwise_524
    add x0, x9, #64
    ld1 {v16.s}[0], [x0]
.Lotherwise_524:
    tst x1, #131072
    beq .Lotherwise_525
    add x0, x9, #68
    ld1 {v16.s}[1], [x0]
.Lotherwise_525:
    tst x1, #262144
    beq .Lotherwise_526
    add x0, x9, #72
    ld1 {v16.s}[2], [x0]
.Lotherwise_526:
    tst x1, #524288
    beq .Lotherwise_527
    add x0, x9, #76
    ld1 {v16.s}[3], [x0]
.Lotherwise_527:
.Lend_523:
    ubfx x0, x1, #20, #4
    fadd v4.4s, v4.4s, v16.4s
    cmp x0, #15
    bne .Lotherwise_528
    ldr q16, [x9, #80]
    b .Lend_529
.Lotherwise_528:
    movi v16.4s, #0
    tst x1, #1048576
    beq .Lotherwise_530
    add x0, x9, #80
    ld1 {v16.s}[0], [x0]
.Lotherwise_530:
    tst x1, #2097152
    beq .Lotherwise_531
    add x0, x9, #84
    ld1 {v16.s}[1], [x0]
.Lotherwise_531:
    tst x1, #4194304
    beq .Lotherwise_532
    add x0, x9, #88
    ld1 {v16.s}[2], [x0]
.Lotherwise_532:
    tst x1, #8388608
    beq .Lotherwise_533
    add x0, x9, #92
    ld1 {v16.s}[3], [x0]
.Lotherwise_533:
.Lend_529:
    ubfx x0, x1, #24, #4
    fadd v5.4s, v5.4s, v16.4s
    cmp x0, #15
    bne .Lotherwise_534
    ldr q16, [x9, #96]
    b .Lend_535
.Lotherwise_534:
    movi v16.4s, #0
    tst x1, #16777216
    beq .Lotherwise_536
    add x0, x9, #96
    ld1 {v16.s}[0], [x0]
.Lotherwise_536:
    tst x1, #33554432
    beq .Lotherwise_537
    add x0, x9, #100
    ld1 {v16.s}[1], [x0]
.Lotherwise_537:
    tst x1, #67108864
    beq .Lotherwise_538
    add x0, x9, #104
    ld1 {v16.s}[2], [x0]
.Lotherwise_538:
    tst x1, #134217728
    beq .Lotherwise_539
    add x0, x9, #108
    ld1 {v16.s}[3], [x0]
.Lotherwise_539:
.Lend_535:
    ubfx x0, x1, #28, #4
    fadd v6.4s, v6.4s, v16.4s
    cmp x0, #15
    bne .Lotherwise_540
    ldr q16, [x9, #112]
    b .Lend_541
.Lotherwise_540:
    movi v16.4s, #0
    tst x1, #268435456
    beq .Lotherwise_542
    add x0, x9, #112
    ld1 {v16.s}[0], [x0]
.Lotherwise_542:
    tst x1, #536870912
    beq .Lotherwise_543
    add x0, x9, #116
    ld1 {v16.s}[1], [x0]
.Lotherwise_543:
    tst x1, #1073741824
    beq .Lotherwise_544
    add x0, x9, #120
    ld1 {v16.s}[2], [x0]
.Lotherwise_544:
    tst x1, #2147483648
    beq .Lotherwise_545
    add x0, x9, #124
    ld1 {v16.s}[3], [x0]
.Lotherwise_545:
.Lend_541:
    sub x13, x13, #1
    fadd v7.4s, v7.4s, v16.4s
    cbnz x13, .Lloop_497
.Lloop_end_496:
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
    dup v0.4s, v26.s[1]
    dup v2.4s, v26.s[1]
    fmul v4.4s, v16.4s, v24.4s
    fmul v6.4s, v1.4s, v24.4s
    fmul v7.4s, v3.4s, v24.4s
    fmul v17.4s, v5.4s, v24.4s
    fmls v16.4s, v4.4s, v25.4s
    fmls v1.4s, v6.4s, v25.4s
    fmls v3.4s, v7.4s, v25.4s
    fmls v5.4s, v17.4s, v25.4s
    mov v18.16b, v4.16b
    mov v19.16b, v6.16b
    mov v20.16b, v7.16b
    mov v21.16b, v17.16b
    dup v22.4s, v26.s[1]
    dup v23.4s, v26.s[1]
    fmla v18.4s, v16.4s, v24.4s
    fmla v19.4s, v1.4s, v24.4s
    fmla v20.4s, v3.4s, v24.4s
    fmla v21.4s, v5.4s, v24.4s
    fcmgt v0.4s, v16.4s, v0.4s
    fcmgt v1.4s, v1.4s, v2.4s
    fcmgt v2.4s, v3.4s, v22.4s
    fcmgt v3.4s, v5.4s, v23.4s
    bsl v0.16b, v18.16b, v4.16b
    bsl v1.16b, v19.16b, v6.16b
    bsl v2.16b, v20.16b, v7.16b
    bsl v3.16b, v21.16b, v17.16b
    str q0, [x7]
    str q1, [x7, #16]
    str q2, [x7, #32]
    str q3, [x7, #48]
.Lend_445:
.Lend_423:
    ret
    .size nnp_pooling_average_of_pairs__aarch64_neon, . - nnp_pooling_average_of_pairs__aarch64_neon

.section .rodata
    .p2align 4
.Lconstants_nnp_pooling_average_of_threes__aarch64_neon:
    .long 0x3f800000, 0xff7fffff, 0x00000000, 0x00000000

    .text
    .p2align 4
    .globl nnp_pooling_average_of_threes__aarch64_neon
    .type nnp_pooling_average_of_threes__aarch64_neon, %function
nnp_pooling_average_of_threes__aarch64_neon:
    adrp x8, .Lconstants_nnp_pooling_average_of_threes__aarch64_neon
    ldr q17, [x8, :lo12:.Lconstants_nnp_pooling_average_of_threes__aarch64_neon]
    ldr x8, [sp, #16]
    mov x9, x2
    ldr s0, [x6]
    ldr x2, [sp, #8]
    mov x10, x9
    mov x11, x1
    mov x6, x3
    ldr x12, [sp, #0]
    sub x4, x4, #1
    dup v1.4s, v17.s[0]
    sub x1, x8, #1
    dup v18.4s, v0.s[0]
    add x10, x10, x2, lsl #2
    lsr x13, x1, #4
    fdiv v19.4s, v1.4s, v18.4s
    cbnz x0, .Lotherwise_546
    b .Lend_547
.Lotherwise_546:
    sub x14, x0, #1
    cbz x14, .Lloop_end_548
.Lloop_549:
    ubfx x0, x11, #0, #4
    lsr x1, x11, #4
    add x0, x0, #3
    cbz x1, .Lloop_end_550
.Lloop_551:
    mov x2, x13
    prfm pldl1keep, [x10]
    mov x3, x10
    cbz x2, .Lloop_end_552
.Lloop_553:
    sub x2, x2, #1
    prfm pldl1keep, [x3, #64]
    add x3, x3, #64
    cbnz x2, .Lloop_553
.Lloop_end_552:
    mov x2, x9
    mov x3, x4
    add x10, x10, x8, lsl #2
    ldp q0, q1, [x2]
    ldr q2, [x2, #32]
    cbz x3, .Lloop_end_554
.Lloop_555:
    add x2, x2, x5, lsl #2
    sub x3, x3, #1
    ldp q3, q4, [x2]
    ldr q5, [x2, #32]
    fadd v0.4s, v0.4s, v3.4s
    fadd v1.4s, v1.4s, v4.4s
    fadd v2.4s, v2.4s, v5.4s
    cbnz x3, .Lloop_555
.Lloop_end_554:
    ext v3.16b, v0.16b, v1.16b, #12
    ext v1.16b, v1.16b, v2.16b, #8
    mov x2, x9
    mov x3, x4
    ext v2.16b, v2.16b, v2.16b, #4
    dup v4.4s, v17.s[1]
    ldp q20, q5, [x2, #48]
    ldr q6, [x2, #80]
    zip1 v7.4s, v0.4s, v3.4s
    zip2 v0.4s, v0.4s, v3.4s
    zip1 v3.4s, v1.4s, v2.4s
    zip2 v1.4s, v1.4s, v2.4s
    ext v2.16b, v7.16b, v7.16b, #8
    ext v0.16b, v0.16b, v0.16b, #8
    ext v16.16b, v3.16b, v3.16b, #8
    ext v2.16b, v2.16b, v3.16b, #8
    ext v0.16b, v0.16b, v1.16b, #8
    ext v1.16b, v7.16b, v16.16b, #8
    fadd v2.4s, v2.4s, v1.4s
    fadd v2.4s, v2.4s, v0.4s
    fmul v0.4s, v2.4s, v19.4s
    fmls v2.4s, v0.4s, v18.4s
    mov v1.16b, v0.16b
    fmla v1.4s, v2.4s, v19.4s
    fcmgt v2.4s, v2.4s, v4.4s
    bsl v2.16b, v1.16b, v0.16b
    str q2, [x7]
    cbz x3, .Lloop_end_556
.Lloop_557:
    add x2, x2, x5, lsl #2
    sub x3, x3, #1
    ldp q0, q1, [x2, #48]
    ldr q2, [x2, #80]
    fadd v20.4s, v20.4s, v0.4s
    fadd v5.4s, v5.4s, v1.4s
    fadd v6.4s, v6.4s, v2.4s
    cbnz x3, .Lloop_557
.Lloop_end_556:
    ext v0.16b, v20.16b, v5.16b, #12
    ext v1.16b, v5.16b, v6.16b, #8
    mov x2, x9
    mov x3, x4
    ext v2.16b, v6.16b, v6.16b, #4
    dup v3.4s, v17.s[1]
    ldp q21, q4, [x2, #96]
    ldr q5, [x2, #128]
    zip1 v6.4s, v20.4s, v0.4s
    zip2 v0.4s, v20.4s, v0.4s
    zip1 v7.4s, v1.4s, v2.4s
    zip2 v1.4s, v1.4s, v2.4s
    ext v2.16b, v6.16b, v6.16b, #8
    ext v0.16b, v0.16b, v0.16b, #8
    ext v16.16b, v7.16b, v7.16b, #8
    ext v2.16b, v2.16b, v7.16b, #8
    ext v0.16b, v0.16b, v1.16b, #8
    ext v1.16b, v6.16b, v16.16b, #8
    fadd v2.4s, v2.4s, v1.4s
    fadd v2.4s, v2.4s, v0.4s
    fmul v0.4s, v2.4s, v19.4s
    fmls v2.4s, v0.4s, v18.4s
    mov v1.16b, v0.16b
    fmla v1.4s, v2.4s, v19.4s
    fcmgt v2.4s, v2.4s, v3.4s
    bsl v2.16b, v1.16b, v0.16b
    str q2, [x7, #16]
    cbz x3, .Lloop_end_558
.Lloop_559:
    add x2, x2, x5, lsl #2
    sub x3, x3, #1
    ldp q0, q1, [x2, #96]
    ldr q2, [x2, #128]
    fadd v21.4s, v21.4s, v0.4s
    fadd v4.4s, v4.4s, v1.4s
    fadd v5.4s, v5.4s, v2.4s
    cbnz x3, .Lloop_559
.Lloop_end_558:
    ext v0.16b, v21.16b, v4.16b, #12
    ext v1.16b, v4.16b, v5.16b, #8
    mov x2, x9
    mov x3, x4
    ext v2.16b, v5.16b, v5.16b, #4
    dup v3.4s, v17.s[1]
    ldp q20, q4, [x2, #144]
    ldr q5, [x2, #176]
    zip1 v6.4s, v21.4s, v0.4s
    zip2 v0.4s, v21.4s, v0.4s
    zip1 v7.4s, v1.4s, v2.4s
    zip2 v1.4s, v1.4s, v2.4s
    ext v2.16b, v6.16b, v6.16b, #8
    ext v0.16b, v0.16b, v0.16b, #8
    ext v16.16b, v7.16b, v7.16b, #8
    ext v2.16b, v2.16b, v7.16b, #8
    ext v0.16b, v0.16b, v1.16b, #8
    ext v1.16b, v6.16b, v16.16b, #8
    fadd v2.4s, v2.4s, v1.4s
    fadd v2.4s, v2.4s, v0.4s
    fmul v0.4s, v2.4s, v19.4s
    fmls v2.4s, v0.4s, v18.4s
    mov v1.16b, v0.16b
    fmla v1.4s, v2.4s, v19.4s
    fcmgt v2.4s, v2.4s, v3.4s
    bsl v2.16b, v1.16b, v0.16b
    str q2, [x7, #32]
    cbz x3, .Lloop_end_560
.Lloop_561:
    add x2, x2, x5, lsl #2
    sub x3, x3, #1
    ldp q0, q1, [x2, #144]
    ldr q2, [x2, #176]
    fadd v20.4s, v20.4s, v0.4s
    fadd v4.4s, v4.4s, v1.4s
    fadd v5.4s, v5.4s, v2.4s
    cbnz x3, .Lloop_561
.Lloop_end_560:
    ext v0.16b, v20.16b, v4.16b, #12
    ext v1.16b, v4.16b, v5.16b, #8
    sub x1, x1, #1
    add x9, x9, #192
    ext v2.16b, v5.16b, v5.16b, #4
    dup v3.4s, v17.s[1]
    zip1 v4.4s, v20.4s, v0.4s
    zip2 v0.4s, v20.4s, v0.4s
    zip1 v5.4s, v1.4s, v2.4s
    zip2 v1.4s, v1.4s, v2.4s
    ext v2.16b, v4.16b, v4.16b, #8
    ext v0.16b, v0.16b, v0.16b, #8
    ext v6.16b, v5.16b, v5.16b, #8
    ext v2.16b, v2.16b, v5.16b, #8
    ext v0.16b, v0.16b, v1.16b, #8
    ext v1.16b, v4.16b, v6.16b, #8
    fadd v2.4s, v2.4s, v1.4s
    fadd v2.4s, v2.4s, v0.4s
    fmul v0.4s, v2.4s, v19.4s
    fmls v2.4s, v0.4s, v18.4s
    mov v1.16b, v0.16b
    fmla v1.4s, v2.4s, v19.4s
    fcmgt v2.4s, v2.4s, v3.4s
    bsl v2.16b, v1.16b, v0.16b
    str q2, [x7, #48]
    add x7, x7, #64
    cbnz x1, .Lloop_551
.Lloop_end_550:
    lsr x0, x0, #2
    cbz x0, .Lloop_end_562
.Lloop_563:
    mov x1, x13
    prfm pldl1keep, [x10]
    mov x2, x10
    cbz x1, .Lloop_end_564
.Lloop_565:
    sub x1, x1, #1
    prfm pldl1keep, [x2, #64]
    add x2, x2, #64
    cbnz x1, .Lloop_565
.Lloop_end_564:
    mov x1, x9
    mov x2, x4
    add x10, x10, x8, lsl #2
    ldp q0, q1, [x1]
    ldr q2, [x1, #32]
    cbz x2, .Lloop_end_566
.Lloop_567:
    add x1, x1, x5, lsl #2
    sub x2, x2, #1
    ldp q3, q4, [x1]
    ldr q5, [x1, #32]
    fadd v0.4s, v0.4s, v3.4s
    fadd v1.4s, v1.4s, v4.4s
    fadd v2.4s, v2.4s, v5.4s
    cbnz x2, .Lloop_567
.Lloop_end_566:
    ext v3.16b, v0.16b, v1.16b, #12
    ext v1.16b, v1.16b, v2.16b, #8
    sub x0, x0, #1
    add x9, x9, #48
    ext v2.16b, v2.16b, v2.16b, #4
    dup v4.4s, v17.s[1]
    zip1 v5.4s, v0.4s, v3.4s
    zip2 v0.4s, v0.4s, v3.4s
    zip1 v3.4s, v1.4s, v2.4s
    zip2 v1.4s, v1.4s, v2.4s
    ext v2.16b, v5.16b, v5.16b, #8
    ext v0.16b, v0.16b, v0.16b, #8
    ext v6.16b, v3.16b, v3.16b, #8
    ext v2.16b, v2.16b, v3.16b, #8
    ext v0.16b, v0.16b, v1.16b, #8
    ext v1.16b, v5.16b, v6.16b, #8
    fadd v2.4s, v2.4s, v1.4s
    fadd v2.4s, v2.4s, v0.4s
    fmul v0.4s, v2.4s, v19.4s
    fmls v2.4s, v0.4s, v18.4s
    mov v1.16b, v0.16b
    fmla v1.4s, v2.4s, v19.4s
    fcmgt v2.4s, v2.4s, v4.4s
    bsl v2.16b, v1.16b, v0.16b
    str q2, [x7]
    add x7, x7, #16
    cbnz x0, .Lloop_563
.Lloop_end_562:
    add x0, x11, #3
    mov w1, #3
    sub x14, x14, #1
    lsr x0, x0, #2
    lsl x0, x0, #2
    mul x1, x0, x1
    sub x7, x7, x0, lsl #2
    sub x9, x9, x1, lsl #2
    add x7, x7, x12, lsl #2
    add x9, x9, x6, lsl #2
    cbnz x14, .Lloop_549
.Lloop_end_548:
    lsr x0, x11, #2
    cbz x0, .Lloop_end_568
.Lloop_569:
    mov x1, x13
    prfm pldl1keep, [x10]
    mov x2, x10
    cbz x1, .Lloop_end_570
.Lloop_571:
    sub x1, x1, #1
    prfm pldl1keep, [x2, #64]
    add x2, x2, #64
    cbnz x1, .Lloop_571
.Lloop_end_570:
    mov x1, x9
    mov x2, x4
    add x10, x10, x8, lsl #2
    ldp q0, q1, [x1]
    ldr q2, [x1, #32]
    cbz x2, .Lloop_end_572
.Lloop_573:
    add x1, x1, x5, lsl #2
    sub x2, x2, #1
    ldp q3, q4, [x1]
    ldr q5, [x1, #32]
    fadd v0.4s, v0.4s, v3.4s
    fadd v1.4s, v1.4s, v4.4s
    fadd v2.4s, v2.4s, v5.4s
    cbnz x2, .Lloop_573
.Lloop_end_572:
    ext v3.16b, v0.16b, v1.16b, #12
    ext v1.16b, v1.16b, v2.16b, #8
    sub x0, x0, #1
    add x9, x9, #48
    ext v2.16b, v2.16b, v2.16b, #4
    dup v4.4s, v17.s[1]
    zip1 v5.4s, v0.4s, v3.4s
    zip2 v0.4s, v0.4s, v3.4s
    zip1 v3.4s, v1.4s, v2.4s
    zip2 v1.4s, v1.4s, v2.4s
    ext v2.16b, v5.16b, v5.16b, #8
    ext v0.16b, v0.16b, v0.16b, #8
    ext v6.16b, v3.16b, v3.16b, #8
    ext v2.16b, v2.16b, v3.16b, #8
    ext v0.16b, v0.16b, v1.16b, #8
    ext v1.16b, v5.16b, v6.16b, #8
    fadd v2.4s, v2.4s, v1.4s
    fadd v2.4s, v2.4s, v0.4s
    fmul v0.4s, v2.4s, v19.4s
    fmls v2.4s, v0.4s, v18.4s
    mov v1.16b, v0.16b
    fmla v1.4s, v2.4s, v19.4s
    fcmgt v2.4s, v2.4s, v4.4s
    bsl v2.16b, v1.16b, v0.16b
    str q2, [x7]
    add x7, x7, #16
    cbnz x0, .Lloop_569
.Lloop_end_568:
    ubfx x0, x11, #0, #2
    cbnz x0, .Lotherwise_574
    b .Lend_575
.Lotherwise_574:
    mov w1, #3
    mov w2, #12
    mov w3, #1
    prfm pldl1keep, [x10]
    mul x0, x0, x1
    add x0, x0, #0
    cmp x0, x2
    csel x0, x0, x2, ls
    lsl x0, x3, x0
    sub x1, x0, #1
    cbz x13, .Lloop_end_576
.Lloop_577:
    sub x13, x13, #1
    prfm pldl1keep, [x10, #64]
    add x10, x10, #64
    cbnz x13, .Lloop_577
.Lloop_end_576:
    ubfx x0, x1, #0, #4
    cmp x0, #15
    bne .Lotherwise_578
    ldr q0, [x9]
    b .Lend_579
.Lotherwise_578:
    movi v0.4s, #0
    tst x1, #1
    beq .Lotherwise_580
    ld1 {v0.s}[0], [x9]
.Lotherwise_580:
    tst x1, #2
    beq .Lotherwise_581
    add x0, x9, #4
    ld1 {v0.s}[1], [x0]
.Lotherwise_581:
    tst x1, #4
    beq .Lotherwise_582
    add x0, x9, #8
    ld1 {v0.s}[2], [x0]
.Lotherwise_582:
    tst x1, #8
    beq .Lotherwise_583
    add x0, x9, #12
    ld1 {v0.s}[3], [x0]
.Lotherwise_583:
.Lend_579:
    ubfx x0, x1, #4, #4
    cmp x0, #15
    bne .Lotherwise_584
    ldr q1, [x9, #16]
    b .Lend_585
.Lotherwise_584:
    movi v1.4s, #0
    tst x1, #16
    beq .Lotherwise_586
    add x0, x9, #16
    ld1 {v1.s}[0], [x0]
.Lotherwise_586:
    tst x1, #32
    beq .Lotherwise_587
    add x0, x9, #20
    ld1 {v1.s}[1], [x0]
.Lotherwise_587:
    tst x1, #64
    beq .Lotherwise_588
    add x0, x9, #24
    ld1 {v1.s}[2], [x0]
.Lotherwise_588:
    tst x1, #128
    beq .Lotherwise_589
    add x0, x9, #28
    ld1 {v1.s}[3], [x0]
.Lotherwise_589:
.Lend_585:
    ubfx x0, x1, #8, #4
    cmp x0, #15
    bne .Lotherwise_590
    ldr q2, [x9, #32]
    b .Lend_591
.Lotherwise_590:
    movi v2.4s, #0
    tst x1, #256
    beq .Lotherwise_592
    add x0, x9, #32
    ld1 {v2.s}[0], [x0]
.Lotherwise_592:
    tst x1, #512
    beq .Lotherwise_593
    add x0, x9, #36
    ld1 {v2.s}[1], [x0]
.Lotherwise_593:
    tst x1, #1024
    beq .Lotherwise_594
    add x0, x9, #40
    ld1 {v2.s}[2], [x0]
.Lotherwise_594:
    tst x1, #2048
    beq .Lotherwise_595
    add x0, x9, #44
    ld1 {v2.s}[3], [x0]
.Lotherwise_595:
.Lend_591:
    cbz x4, .Lloop_end_596
.Lloop_597:
    ubfx x0, x1, #0, #4
    add x9, x9, x5, lsl #2
    cmp x0, #15
    bne .Lotherwise_598
    ldr q3, [x9]
    b .Lend_599
.Lotherwise_598:
    movi v3.4s, #0
    tst x1, #1
    beq .Lotherwise_600
    ld1 {v3.s}[0], [x9]
.Lotherwise_600:
    tst x1, #2
    beq .Lotherwise_601
    add x0, x9, #4
    ld1 {v3.s}[1], [x0]
.Lotherwise_601:
    tst x1, #4
    beq .Lotherwise_602
    add x0, x9, #8
    ld1 {v3.s}[2], [x0]
.Lotherwise_602:
    tst x1, #8
    beq .Lotherwise_603
    add x0, x9, #12
    ld1 {v3.s}[3], [x0]
.Lotherwise_603:
.Lend_599:
    ubfx x0, x1, #4, #4
    fadd v0.4s, v0.4s, v3.4s
    cmp x0, #15
    bne .Lotherwise_604
    ldr q3, [x9, #16]
    b .Lend_605
.Lotherwise_604:
    movi v3.4s, #0
    tst x1, #16
    beq .Lotherwise_606
    add x0, x9, #16
    ld1 {v3.s}[0], [x0]
.Lotherwise_606:
    tst x1, #32
    beq .Lotherwise_607
    add x0, x9, #20
    ld1 {v3.s}[1], [x0]
.Lotherwise_607:
    tst x1, #64
    beq .Lotherwise_608
    add x0, x9, #24
    ld1 {v3.s}[2], [x0]
.Lotherwise_608:
    tst x1, #128
    beq .Lotherwise_609
    add x0, x9, #28
    ld1 {v3.s}[3], [x0]
.Lotherwise_609:
.Lend_605:
    ubfx x0, x1, #8, #4
    fadd v1.4s, v1.4s, v3.4s
    cmp x0, #15
    bne .Lotherwise_610
    ldr q3, [x9, #32]
    b .Lend_611
.Lotherwise_610:
    movi v3.4s, #0
    tst x1, #256
    beq .Lotherwise_612
    add x0, x9, #32
    ld1 {v3.s}[0], [x0]
.Lotherwise_612:
    tst x1, #512
    beq .Lotherwise_613
    add x0, x9, #36
    ld1 {v3.s}[1], [x0]
.Lotherwise_613:
    tst x1, #1024
    beq .Lotherwise_614
    add x0, x9, #40
    ld1 {v3.s}[2], [x0]
.Lotherwise_614:
    tst x1, #2048
    beq .Lotherwise_615
    add x0, x9, #44
    ld1 {v3.s}[3], [x0]
.Lotherwise_615:
.Lend_611:
    sub x4, x4, #1
    fadd v2.4s, v2.4s, v3.4s
    cbnz x4, .Lloop_597
.Lloop_end_596:
    ext v3.16b, v0.16b, v1.16b, #12
    ext v1.16b, v1.16b, v2.16b, #8
    ext v2.16b, v2.16b, v2.16b, #4
    dup v4.4s, v17.s[1]
    zip1 v5.4s, v0.4s, v3.4s
    zip2 v0.4s, v0.4s, v3.4s
    zip1 v3.4s, v1.4s, v2.4s
    zip2 v1.4s, v1.4s, v2.4s
    ext v2.16b, v5.16b, v5.16b, #8
    ext v0.16b, v0.16b, v0.16b, #8
    ext v6.16b, v3.16b, v3.16b, #8
    ext v2.16b, v2.16b, v3.16b, #8
    ext v0.16b, v0.16b, v1.16b, #8
    ext v1.16b, v5.16b, v6.16b, #8
    fadd v2.4s, v2.4s, v1.4s
    fadd v2.4s, v2.4s, v0.4s
    fmul v0.4s, v2.4s, v19.4s
    fmls v2.4s, v0.4s, v18.4s
    mov v1.16b, v0.16b
    fmla v1.4s, v2.4s, v19.4s
    fcmgt v2.4s, v2.4s, v4.4s
    bsl v2.16b, v1.16b, v0.16b
    str q2, [x7]
.Lend_575:
.Lend_547:
    ret
    .size nnp_pooling_average_of_threes__aarch64_neon, . - nnp_pooling_average_of_threes__aarch64_neon

    .text
    .p2align 4
    .globl nnp_pooling_maximum_of_threes_by_2__aarch64_neon
    .type nnp_pooling_maximum_of_threes_by_2__aarch64_neon, %function
nnp_pooling_maximum_of_threes_by_2__aarch64_neon:
    ldr x9, [sp, #8]
    ldr x8, [sp, #0]
    mov x10, x2
    mov x11, x10
    mov x12, x1
    mov x13, x3
    sub x14, x4, #1
    sub x1, x9, #1
    add x11, x11, x8, lsl #2
    lsr x8, x1, #4
    cbnz x0, .Lotherwise_616
    b .Lend_617
.Lotherwise_616:
    sub x0, x0, #1
    cbz x0, .Lloop_end_618
.Lloop_619:
    ubfx x1, x12, #0, #4
    lsr x2, x12, #4
    add x1, x1, #3
    cbz x2, .Lloop_end_620
.Lloop_621:
    mov x3, x8
    prfm pldl1keep, [x11]
    mov x4, x11
    cbz x3, .Lloop_end_622
.Lloop_623:
    sub x3, x3, #1
    prfm pldl1keep, [x4, #64]
    add x4, x4, #64
    cbnz x3, .Lloop_623
.Lloop_end_622:
    mov x3, x10
    mov x4, x14
    add x11, x11, x9, lsl #2
    ld1 {v4.4s, v5.4s, v6.4s, v7.4s}, [x3], #64
    ld1 {v0.4s, v1.4s, v2.4s, v3.4s}, [x3]
    ldr q24, [x3, #52]
    sub x3, x3, #64
    cbz x4, .Lloop_end_624
.Lloop_625:
    add x3, x3, x5, lsl #2
    sub x4, x4, #1
    ld1 {v20.4s, v21.4s, v22.4s, v23.4s}, [x3], #64
    ld1 {v16.4s, v17.4s, v18.4s, v19.4s}, [x3]
    ldr q25, [x3, #52]
    sub x3, x3, #64
    fmax v4.4s, v4.4s, v20.4s
    fmax v5.4s, v5.4s, v21.4s
    fmax v6.4s, v6.4s, v22.4s
    fmax v7.4s, v7.4s, v23.4s
    fmax v0.4s, v0.4s, v16.4s
    fmax v1.4s, v1.4s, v17.4s
    fmax v2.4s, v2.4s, v18.4s
    fmax v3.4s, v3.4s, v19.4s
    fmax v24.4s, v24.4s, v25.4s
    cbnz x4, .Lloop_625
.Lloop_end_624:
    ext v16.16b, v24.16b, v24.16b, #12
    uzp1 v17.4s, v4.4s, v5.4s
    sub x2, x2, #1
    add x10, x10, #128
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
    cbnz x2, .Lloop_621
.Lloop_end_620:
    lsr x1, x1, #2
    cbz x1, .Lloop_end_626
.Lloop_627:
    mov x2, x8
    prfm pldl1keep, [x11]
    mov x3, x11
    cbz x2, .Lloop_end_628
.Lloop_629:
    sub x2, x2, #1
    prfm pldl1keep, [x3, #64]
    add x3, x3, #64
    cbnz x2, .Lloop_629
.Lloop_end_628:
    mov x2, x10
    mov x3, x14
    add x11, x11, x9, lsl #2
    ldp q0, q1, [x2]
    ldr q2, [x2, #20]
    cbz x3, .Lloop_end_630
.Lloop_631:
    add x2, x2, x5, lsl #2
    sub x3, x3, #1
    ldp q3, q4, [x2]
    ldr q5, [x2, #20]
    fmax v0.4s, v0.4s, v3.4s
    fmax v1.4s, v1.4s, v4.4s
    fmax v2.4s, v2.4s, v5.4s
    cbnz x3, .Lloop_631
.Lloop_end_630:
    ext v2.16b, v2.16b, v2.16b, #12
    uzp1 v3.4s, v0.4s, v1.4s
    sub x1, x1, #1
    add x10, x10, #32
    uzp2 v0.4s, v0.4s, v1.4s
    ext v1.16b, v3.16b, v2.16b, #4
    fmax v3.4s, v3.4s, v0.4s
    fmax v3.4s, v3.4s, v1.4s
    str q3, [x6]
    add x6, x6, #16
    cbnz x1, .Lloop_627
.Lloop_end_626:
    add x1, x12, #3
    sub x0, x0, #1
    lsr x1, x1, #2
    lsl x1, x1, #2
    lsl x2, x1, #1
    sub x6, x6, x1, lsl #2
    sub x10, x10, x2, lsl #2
    add x6, x6, x7, lsl #2
    add x10, x10, x13, lsl #2
    cbnz x0, .Lloop_619
.Lloop_end_618:
    lsr x0, x12, #4
    cbz x0, .Lloop_end_632
.Lloop_633:
    mov x1, x8
    prfm pldl1keep, [x11]
    mov x2, x11
    cbz x1, .Lloop_end_634
.Lloop_635:
    sub x1, x1, #1
    prfm pldl1keep, [x2, #64]
    add x2, x2, #64
    cbnz x1, .Lloop_635
.Lloop_end_634:
    mov x1, x10
    mov x2, x14
    add x11, x11, x9, lsl #2
    ld1 {v4.4s, v5.4s, v6.4s, v7.4s}, [x1], #64
    ld1 {v0.4s, v1.4s, v2.4s, v3.4s}, [x1]
    ldr q24, [x1, #52]
    sub x1, x1, #64
    cbz x2, .Lloop_end_636
.Lloop_637:
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
    cbnz x2, .Lloop_637
.Lloop_end_636:
    ext v16.16b, v24.16b, v24.16b, #12
    uzp1 v17.4s, v4.4s, v5.4s
    sub x0, x0, #1
    add x10, x10, #128
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
    cbnz x0, .Lloop_633
.Lloop_end_632:
    ubfx x0, x12, #0, #4
    cbnz x0, .Lotherwise_638
    b .Lend_639
.Lotherwise_638:
    lsl x0, x0, #1
    mov w1, #32
    mov w2, #1
    prfm pldl1keep, [x11]
    add x0, x0, #1
    cmp x0, x1
    csel x0, x0, x1, ls
    lsl x0, x2, x0
    sub x1, x0, #1
    cbz x8, .Lloop_end_640
.Lloop_641:
    sub x8, x8, #1
    prfm pldl1keep, [x11, #64]
    add x11, x11, #64
    cbnz x8, .Lloop_641
.Lloop_end_640:
    ubfx x0, x1, #0, #4
    cmp x0, #15
    bne .Lotherwise_642
    ldr q0, [x10]
    b .Lend_643
.Lotherwise_642:
    movi v0.4s, #0
    tst x1, #1
    beq .Lotherwise_644
    ld1 {v0.s}[0], [x10]
.Lotherwise_644:
    tst x1, #2
    beq .Lotherwise_645
    add x0, x10, #4
    ld1 {v0.s}[1], [x0]
.Lotherwise_645:
    tst x1, #4
    beq .Lotherwise_646
    add x0, x10, #8
    ld1 {v0.s}[2], [x0]
.Lotherwise_646:
    tst x1, #8
    beq .Lotherwise_647
    add x0, x10, #12
    ld1 {v0.s}[3], [x0]
.Lotherwise_647:
.Lend_643:
    ubfx x0, x1, #4, #4
    cmp x0, #15
    bne .Lotherwise_648
    ldr q1, [x10, #16]
    b .Lend_649
.Lotherwise_648:
    movi v1.4s, #0
    tst x1, #16
    beq .Lotherwise_650
    add x0, x10, #16
    ld1 {v1.s}[0], [x0]
.Lotherwise_650:
    tst x1, #32
    beq .Lotherwise_651
    add x0, x10, #20
    ld1 {v1.s}[1], [x0]
.Lotherwise_651:
    tst x1, #64
    beq .Lotherwise_652
    add x0, x10, #24
    ld1 {v1.s}[2], [x0]
.Lotherwise_652:
    tst x1, #128
    beq .Lotherwise_653
    add x0, x10, #28
    ld1 {v1.s}[3], [x0]
.Lotherwise_653:
.Lend_649:
    ubfx x0, x1, #8, #4
    cmp x0, #15
    bne .Lotherwise_654
    ldr q2, [x10, #32]
    b .Lend_655
.Lotherwise_654:
    movi v2.4s, #0
    tst x1, #256
    beq .Lotherwise_656
    add x0, x10, #32
    ld1 {v2.s}[0], [x0]
.Lotherwise_656:
    tst x1, #512
    beq .Lotherwise_657
    add x0, x10, #36
    ld1 {v2.s}[1], [x0]
.Lotherwise_657:
    tst x1, #1024
    beq .Lotherwise_658
    add x0, x10, #40
    ld1 {v2.s}[2], [x0]
.Lotherwise_658:
    tst x1, #2048
    beq .Lotherwise_659
    add x0, x10, #44
    ld1 {v2.s}[3], [x0]
.Lotherwise_659:
.Lend_655:
    ubfx x0, x1, #12, #4
    cmp x0, #15
    bne .Lotherwise_660
    ldr q3, [x10, #48]
    b .Lend_661
.Lotherwise_660:
    movi v3.4s, #0
    tst x1, #4096
    beq .Lotherwise_662
    add x0, x10, #48
    ld1 {v3.s}[0], [x0]
.Lotherwise_662:
    tst x1, #8192
    beq .Lotherwise_663
    add x0, x10, #52
    ld1 {v3.s}[1], [x0]
.Lotherwise_663:
    tst x1, #16384
    beq .Lotherwise_664
    add x0, x10, #56
    ld1 {v3.s}[2], [x0]
.Lotherwise_664:
    tst x1, #32768
    beq .Lotherwise_665
    add x0, x10, #60
    ld1 {v3.s}[3], [x0]
.Lotherwise_665:
.Lend_661:
    ubfx x0, x1, #16, #4
    cmp x0, #15
    bne .Lotherwise_666
    ldr q4, [x10, #64]
    b .Lend_667
.Lotherwise_666:
    movi v4.4s, #0
    tst x1, #65536
    beq .Lotherwise_668
    add x0, x10, #64
    ld1 {v4.s}[0], [x0]
.Lotherwise_668:
    tst x1, #131072
    beq .Lotherwise_669
    add x0, x10, #68
    ld1 {v4.s}[1], [x0]
.Lotherwise_669:
    tst x1, #262144
    beq .Lotherwise_670
    add x0, x10, #72
    ld1 {v4.s}[2], [x0]
.Lotherwise_670:
    tst x1, #524288
    beq .Lotherwise_671
    add x0, x10, #76
    ld1 {v4.s}[3], [x0]
.Lotherwise_671:
.Lend_667:
    ubfx x0, x1, #20, #4
    cmp x0, #15
    bne .Lotherwise_672
    ldr q5, [x10, #80]
    b .Lend_673
.Lotherwise_672:
    movi v5.4s, #0
    tst x1, #1048576
    beq .Lotherwise_674
    add x0, x10, #80
    ld1 {v5.s}[0], [x0]
.Lotherwise_674:
    tst x1, #2097152
    beq .Lotherwise_675
    add x0, x10, #84
    ld1 {v5.s}[1], [x0]
.Lotherwise_675:
    tst x1, #4194304
    beq .Lotherwise_676
    add x0, x10, #88
    ld1 {v5.s}[2], [x0]
.Lotherwise_676:
    tst x1, #8388608
    beq .Lotherwise_677
    add x0, x10, #92
    ld1 {v5.s}[3], [x0]
.Lotherwise_677:
.Lend_673:
    ubfx x0, x1, #24, #4
    cmp x0, #15
    bne .Lotherwise_678
    ldr q6, [x10, #96]
    b .Lend_679
.Lotherwise_678:
    movi v6.4s, #0
    tst x1, #16777216
    beq .Lotherwise_680
    add x0, x10, #96
    ld1 {v6.s}[0], [x0]
.Lotherwise_680:
    tst x1, #33554432
    beq .Lotherwise_681
    add x0, x10, #100
    ld1 {v6.s}[1], [x0]
.Lotherwise_681:
    tst x1, #67108864
    beq .Lotherwise_682
    add x0, x10, #104
    ld1 {v6.s}[2], [x0]
.Lotherwise_682:
    tst x1, #134217728
    beq .Lotherwise_683
    add x0, x10, #108
    ld1 {v6.s}[3], [x0]
.Lotherwise_683:
.Lend_679:
    ubfx x0, x1, #28, #4
    cmp x0, #15
    bne .Lotherwise_684
    ldr q7, [x10, #112]
    b .Lend_685
.Lotherwise_684:
    movi v7.4s, #0
    tst x1, #268435456
    beq .Lotherwise_686
    add x0, x10, #112
    ld1 {v7.s}[0], [x0]
.Lotherwise_686:
    tst x1, #536870912
    beq .Lotherwise_687
    add x0, x10, #116
    ld1 {v7.s}[1], [x0]
.Lotherwise_687:
    tst x1, #1073741824
    beq .Lotherwise_688
    add x0, x10, #120
    ld1 {v7.s}[2], [x0]
.Lotherwise_688:
    tst x1, #2147483648
    beq .Lotherwise_689
    add x0, x10, #124
    ld1 {v7.s}[3], [x0]
.Lotherwise_689:
.Lend_685:
    cbz x14, .Lloop_end_690
.Lloop_691:
    ubfx x0, x1, #0, #4
    add x10, x10, x5, lsl #2
    cmp x0, #15
    bne .Lotherwise_692
    ldr q16, [x10]
    b .Lend_693
.Lotherwise_692:
    movi v16.4s, #0
    tst x1, #1
    beq .Lotherwise_694
    ld1 {v16.s}[0], [x10]
.Lotherwise_694:
    tst x1, #2
    beq .Lotherwise_695
    add x0, x10, #4
    ld1 {v16.s}[1], [x0]
.Lotherwise_695:
    tst x1, #4
    beq .Lotherwise_696
    add x0, x10, #8
    ld1 {v16.s}[2], [x0]
.Lotherwise_696:
    tst x1, #8
    beq .Lotherwise_697
    add x0, x10, #12
    ld1 {v16.s}[3], [x0]
.Lotherwise_697:
.Lend_693:
    ubfx x0, x1, #4, #4
    fmax v0.4s, v0.4s, v16.4s
    cmp x0, #15
    bne .Lotherwise_698
    ldr q16, [x10, #16]
    b .Lend_699
.Lotherwise_698:
    movi v16.4s, #0
    tst x1, #16
    beq .Lotherwise_700
    add x0, x10, #16
    ld1 {v16.s}[0], [x0]
.Lotherwise_700:
    tst x1, #32
    beq .Lotherwise_701
    add x0, x10, #20
    ld1 {v16.s}[1], [x0]
.Lotherwise_701:
    tst x1, #64
    beq .Lotherwise_702
    add x0, x10, #24
    ld1 {v16.s}[2], [x0]
.Lotherwise_702:
    tst x1, #128
    beq .Lotherwise_703
    add x0, x10, #28
    ld1 {v16.s}[3], [x0]
.Lotherwise_703:
.Lend_699:
    ubfx x0, x1, #8, #4
    fmax v1.4s, v1.4s, v16.4s
    cmp x0, #15
    bne .Lotherwise_704
    ldr q16, [x10, #32]
    b .Lend_705
.Lotherwise_704:
    movi v16.4s, #0
    tst x1, #256
    beq .Lotherwise_706
    add x0, x10, #32
    ld1 {v16.s}[0], [x0]
.Lotherwise_706:
    tst x1, #512
    beq .Lotherwise_707
    add x0, x10, #36
    ld1 {v16.s}[1], [x0]
.Lotherwise_707:
    tst x1, #1024
    beq .Lotherwise_708
    add x0, x10, #40
    ld1 {v16.s}[2], [x0]
.Lotherwise_708:
    tst x1, #2048
    beq .Lotherwise_709
    add x0, x10, #44
    ld1 {v16.s}[3], [x0]
.Lotherwise_709:
.Lend_705:
    ubfx x0, x1, #12, #4
    fmax v2.4s, v2.4s, v16.4s
    cmp x0, #15
    bne .Lotherwise_710
    ldr q16, [x10, #48]
    b .Lend_711
.Lotherwise_710:
    movi v16.4s, #0
    tst x1, #4096
    beq .Lotherwise_712
    add x0, x10, #48
    ld1 {v16.s}[0], [x0]
.Lotherwise_712:
    tst x1, #8192
    beq .Lotherwise_713
    add x0, x10, #52
    ld1 {v16.s}[1], [x0]
.Lotherwise_713:
    tst x1, #16384
    beq .Lotherwise_714
    add x0, x10, #56
    ld1 {v16.s}[2], [x0]
.Lotherwise_714:
    tst x1, #32768
    beq .Lotherwise_715
    add x0, x10, #60
    ld1 {v16.s}[3], [x0]
.Lotherwise_715:
.Lend_711:
    ubfx x0, x1, #16, #4
    fmax v3.4s, v3.4s, v16.4s
    cmp x0, #15
    bne .Lotherwise_716
    ldr q16, [x10, #64]
    b .Lend_717
.Lotherwise_716:
    movi v16.4s, #0
    tst x1, #65536
    beq .Lotherwise_718
    add x0, x10, #64
    ld1 {v16.s}[0], [x0]
.Lotherwise_718:
    tst x1, #131072
    beq .Lotherwise_719
    add x0, x10, #68
    ld1 {v16.s}[1], [x0]
.Lotherwise_719:
    tst x1, #262144
    beq .Lotherwise_720
    add x0, x10, #72
    ld1 {v16.s}[2], [x0]
.Lotherwise_720:
    tst x1, #524288
    beq .Lotherwise_721
    add x0, x10, #76
    ld1 {v16.s}[3], [x0]
.Lotherwise_721:
.Lend_717:
    ubfx x0, x1, #20, #4
    fmax v4.4s, v4.4s, v16.4s
    cmp x0, #15
    bne .Lotherwise_722
    ldr q16, [x10, #80]
    b .Lend_723
.Lotherwise_722:
    movi v16.4s, #0
    tst x1, #1048576
    beq .Lotherwise_724
    add x0, x10, #80
    ld1 {v16.s}[0], [x0]
.Lotherwise_724:
    tst x1, #2097152
    beq .Lotherwise_725
    add x0, x10, #84
    ld1 {v16.s}[1], [x0]
.Lotherwise_725:
    tst x1, #4194304
    beq .Lotherwise_726
    add x0, x10, #88
    ld1 {v16.s}[2], [x0]
.Lotherwise_726:
    tst x1, #8388608
    beq .Lotherwise_727
    add x0, x10, #92
    ld1 {v16.s}[3], [x0]
.Lotherwise_727:
.Lend_723:
    ubfx x0, x1, #24, #4
    fmax v5.4s, v5.4s, v16.4s
    cmp x0, #15
    bne .Lotherwise_728
    ldr q16, [x10, #96]
    b .Lend_729
.Lotherwise_728:
    movi v16.4s, #0
    tst x1, #16777216
    beq .Lotherwise_730
    add x0, x10, #96
    ld1 {v16.s}[0], [x0]
.Lotherwise_730:
    tst x1, #33554432
    beq .Lotherwise_731
    add x0, x10, #100
    ld1 {v16.s}[1], [x0]
.Lotherwise_731:
    tst x1, #67108864
    beq .Lotherwise_732
    add x0, x10, #104
    ld1 {v16.s}[2], [x0]
.Lotherwise_732:
    tst x1, #134217728
    beq .Lotherwise_733
    add x0, x10, #108
    ld1 {v16.s}[3], [x0]
.Lotherwise_733:
.Lend_729:
    ubfx x0, x1, #28, #4
    fmax v6.4s, v6.4s, v16.4s
    cmp x0, #15
    bne .Lotherwise_734
    ldr q16, [x10, #112]
    b .Lend_735
.Lotherwise_734:
    movi v16.4s, #0
    tst x1, #268435456
    beq .Lotherwise_736
    add x0, x10, #112
    ld1 {v16.s}[0], [x0]
.Lotherwise_736:
    tst x1, #536870912
    beq .Lotherwise_737
    add x0, x10, #116
    ld1 {v16.s}[1], [x0]
.Lotherwise_737:
    tst x1, #1073741824
    beq .Lotherwise_738
    add x0, x10, #120
    ld1 {v16.s}[2], [x0]
.Lotherwise_738:
    tst x1, #2147483648
    beq .Lotherwise_739
    add x0, x10, #124
    ld1 {v16.s}[3], [x0]
.Lotherwise_739:
.Lend_735:
    sub x14, x14, #1
    fmax v7.4s, v7.4s, v16.4s
    cbnz x14, .Lloop_691
.Lloop_end_690:
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
.Lend_639:
.Lend_617:
    ret
    .size nnp_pooling_maximum_of_threes_by_2__aarch64_neon, . - nnp_pooling_maximum_of_threes_by_2__aarch64_neon

.section .rodata
    .p2align 4
.Lconstants_nnp_pooling_average_of_threes_by_2__aarch64_neon:
    .long 0x3f800000, 0xff7fffff, 0x00000000, 0x00000000

    .text
    .p2align 4
    .globl nnp_pooling_average_of_threes_by_2__aarch64_neon
    .type nnp_pooling_average_of_threes_by_2__aarch64_neon, %function
nnp_pooling_average_of_threes_by_2__aarch64_neon:
    adrp x8, .Lconstants_nnp_pooling_average_of_threes_by_2__aarch64_neon
    ldr q26, [x8, :lo12:.Lconstants_nnp_pooling_average_of_threes_by_2__aarch64_neon]
    ldr x8, [sp, #16]
    mov x9, x2
    ldr s0, [x6]
    ldr x2, [sp, #8]
    mov x10, x9
    mov x11, x1
    mov x6, x3
    ldr x12, [sp, #0]
    sub x13, x4, #1
    dup v1.4s, v26.s[0]
    sub x1, x8, #1
    dup v25.4s, v0.s[0]
    add x10, x10, x2, lsl #2
    lsr x14, x1, #4
    fdiv v24.4s, v1.4s, v25.4s
    cbnz x0, .Lotherwise_740
    b .Lend_741
.Lotherwise_740:
    sub x0, x0, #1
    cbz x0, .Lloop_end_742
.Lloop_743:
    ubfx x1, x11, #0, #4
    lsr x2, x11, #4
    add x1, x1, #3
    cbz x2, .Lloop_end_744
.Lloop_745:
    mov x3, x14
    prfm pldl1keep, [x10]
    mov x4, x10
    cbz x3, .Lloop_end_746
.Lloop_747:
    sub x3, x3, #1
    prfm pldl1keep, [x4, #64]
    add x4, x4, #64
    cbnz x3, .Lloop_747
.Lloop_end_746:
    mov x3, x9
    mov x4, x13
    add x10, x10, x8, lsl #2
    ld1 {v4.4s, v5.4s, v6.4s, v7.4s}, [x3], #64
    ld1 {v0.4s, v1.4s, v2.4s, v3.4s}, [x3]
    ldr q27, [x3, #52]
    sub x3, x3, #64
    cbz x4, .Lloop_end_748
.Lloop_749:
    add x3, x3, x5, lsl #2
    sub x4, x4, #1
    ld1 {v20.4s, v21.4s, v22.4s, v23.4s}, [x3], #64
    ld1 {v16.4s, v17.4s, v18.4s, v19.4s}, [x3]
    ldr q28, [x3, #52]
    sub x3, x3, #64
    fadd v4.4s, v4.4s, v20.4s
    fadd v5.4s, v5.4s, v21.4s
    fadd v6.4s, v6.4s, v22.4s
    fadd v7.4s, v7.4s, v23.4s
    fadd v0.4s, v0.4s, v16.4s
    fadd v1.4s, v1.4s, v17.4s
    fadd v2.4s, v2.4s, v18.4s
    fadd v3.4s, v3.4s, v19.4s
    fadd v27.4s, v27.4s, v28.4s
    cbnz x4, .Lloop_749
.Lloop_end_748:
    ext v16.16b, v27.16b, v27.16b, #12
    uzp1 v17.4s, v4.4s, v5.4s
    sub x2, x2, #1
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
    fadd v17.4s, v17.4s, v4.4s
    fadd v5.4s, v5.4s, v6.4s
    fadd v7.4s, v7.4s, v0.4s
    fadd v1.4s, v1.4s, v2.4s
    dup v0.4s, v26.s[1]
    fadd v17.4s, v17.4s, v3.4s
    dup v2.4s, v26.s[1]
    fadd v5.4s, v5.4s, v18.4s
    fadd v7.4s, v7.4s, v19.4s
    fadd v1.4s, v1.4s, v16.4s
    dup v3.4s, v26.s[1]
    fmul v4.4s, v17.4s, v24.4s
    fmul v6.4s, v5.4s, v24.4s
    fmul v16.4s, v7.4s, v24.4s
    fmul v18.4s, v1.4s, v24.4s
    fmls v17.4s, v4.4s, v25.4s
    fmls v5.4s, v6.4s, v25.4s
    fmls v7.4s, v16.4s, v25.4s
    fmls v1.4s, v18.4s, v25.4s
    mov v19.16b, v4.16b
    mov v20.16b, v6.16b
    mov v21.16b, v16.16b
    mov v22.16b, v18.16b
    dup v23.4s, v26.s[1]
    fmla v19.4s, v17.4s, v24.4s
    fmla v20.4s, v5.4s, v24.4s
    fmla v21.4s, v7.4s, v24.4s
    fmla v22.4s, v1.4s, v24.4s
    fcmgt v0.4s, v17.4s, v0.4s
    fcmgt v2.4s, v5.4s, v2.4s
    fcmgt v3.4s, v7.4s, v3.4s
    fcmgt v1.4s, v1.4s, v23.4s
    bsl v0.16b, v19.16b, v4.16b
    bsl v2.16b, v20.16b, v6.16b
    bsl v3.16b, v21.16b, v16.16b
    bsl v1.16b, v22.16b, v18.16b
    str q0, [x7]
    str q2, [x7, #16]
    str q3, [x7, #32]
    str q1, [x7, #48]
    add x7, x7, #64
    cbnz x2, .Lloop_745
.Lloop_end_744:
    lsr x1, x1, #2
    cbz x1, .Lloop_end_750
.Lloop_751:
    mov x2, x14
    prfm pldl1keep, [x10]
    mov x3, x10
    cbz x2, .Lloop_end_752
.Lloop_753:
    sub x2, x2, #1
    prfm pldl1keep, [x3, #64]
    add x3, x3, #64
    cbnz x2, .Lloop_753
.Lloop_end_752:
    mov x2, x9
    mov x3, x13
    add x10, x10, x8, lsl #2
    ldp q0, q1, [x2]
    ldr q2, [x2, #20]
    cbz x3, .Lloop_end_754
.Lloop_755:
    add x2, x2, x5, lsl #2
    sub x3, x3, #1
    ldp q3, q4, [x2]
    ldr q5, [x2, #20]
    fadd v0.4s, v0.4s, v3.4s
    fadd v1.4s, v1.4s, v4.4s
    fadd v2.4s, v2.4s, v5.4s
    cbnz x3, .Lloop_755
.Lloop_end_754:
    ext v2.16b, v2.16b, v2.16b, #12
    uzp1 v3.4s, v0.4s, v1.4s
    sub x1, x1, #1
    add x9, x9, #32
    uzp2 v0.4s, v0.4s, v1.4s
    dup v1.4s, v26.s[1]
    ext v2.16b, v3.16b, v2.16b, #4
    fadd v3.4s, v3.4s, v0.4s
    fadd v3.4s, v3.4s, v2.4s
    fmul v0.4s, v3.4s, v24.4s
    fmls v3.4s, v0.4s, v25.4s
    mov v2.16b, v0.16b
    fmla v2.4s, v3.4s, v24.4s
    fcmgt v1.4s, v3.4s, v1.4s
    bsl v1.16b, v2.16b, v0.16b
    str q1, [x7]
    add x7, x7, #16
    cbnz x1, .Lloop_751
.Lloop_end_750:
    add x1, x11, #3
    sub x0, x0, #1
    lsr x1, x1, #2
    lsl x1, x1, #2
    lsl x2, x1, #1
    sub x7, x7, x1, lsl #2
    sub x9, x9, x2, lsl #2
    add x7, x7, x12, lsl #2
    add x9, x9, x6, lsl #2
    cbnz x0, .Lloop_743
.Lloop_end_742:
    lsr x0, x11, #4
    cbz x0, .Lloop_end_756
.Lloop_757:
    mov x1, x14
    prfm pldl1keep, [x10]
    mov x2, x10
    cbz x1, .Lloop_end_758
.Lloop_759:
    sub x1, x1, #1
    prfm pldl1keep, [x2, #64]
    add x2, x2, #64
    cbnz x1, .Lloop_759
.Lloop_end_758:
    mov x1, x9
    mov x2, x13
    add x10, x10, x8, lsl #2
    ld1 {v4.4s, v5.4s, v6.4s, v7.4s}, [x1], #64
    ld1 {v0.4s, v1.4s, v2.4s, v3.4s}, [x1]
    ldr q27, [x1, #52]
    sub x1, x1, #64
    cbz x2, .Lloop_end_760
.Lloop_761:
    add x1, x1, x5, lsl #2
    sub x2, x2, #1
    ld1 {v20.4s, v21.4s, v22.4s, v23.4s}, [x1], #64
    ld1 {v16.4s, v17.4s, v18.4s, v19.4s}, [x1]
    ldr q28, [x1, #52]
    sub x1, x1, #64
    fadd v4.4s, v4.4s, v20.4s
    fadd v5.4s, v5.4s, v21.4s
    fadd v6.4s, v6.4s, v22.4s
    fadd v7.4s, v7.4s, v23.4s
    fadd v0.4s, v0.4s, v16.4s
    fadd v1.4s, v1.4s, v17.4s
    fadd v2.4s, v2.4s, v18.4s
    fadd v3.4s, v3.4s, v19.4s
    fadd v27.4s, v27.4s, v28.4s
    cbnz x2, .Lloop_761
.Lloop_end_760:
    ext v16.16b, v27.16b, v27.16b, #12
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
    fadd v17.4s, v17.4s, v4.4s
    fadd v5.4s, v5.4s, v6.4s
    fadd v7.4s, v7.4s, v0.4s
    fadd v1.4s, v1.4s, v2.4s
    dup v0.4s, v26.s[1]
    fadd v17.4s, v17.4s, v3.4s
    dup v2.4s, v26.s[1]
    fadd v5.4s, v5.4s, v18.4s
    fadd v7.4s, v7.4s, v19.4s
    fadd v1.4s, v1.4s, v16.4s
    dup v3.4s, v26.s[1]
    fmul v4.4s, v17.4s, v24.4s
    fmul v6.4s, v5.4s, v24.4s
    fmul v16.4s, v7.4s, v24.4s
    fmul v18.4s, v1.4s, v24.4s
    fmls v17.4s, v4.4s, v25.4s
    fmls v5.4s, v6.4s, v25.4s
    fmls v7.4s, v16.4s, v25.4s
    fmls v1.4s, v18.4s, v25.4s
    mov v19.16b, v4.16b
    mov v20.16b, v6.16b
    mov v21.16b, v16.16b
    mov v22.16b, v18.16b
    dup v23.4s, v26.s[1]
    fmla v19.4s, v17.4s, v24.4s
    fmla v20.4s, v5.4s, v24.4s
    fmla v21.4s, v7.4s, v24.4s
    fmla v22.4s, v1.4s, v24.4s
    fcmgt v0.4s, v17.4s, v0.4s
    fcmgt v2.4s, v5.4s, v2.4s
    fcmgt v3.4s, v7.4s, v3.4s
    fcmgt v1.4s, v1.4s, v23.4s
    bsl v0.16b, v19.16b, v4.16b
    bsl v2.16b, v20.16b, v6.16b
    bsl v3.16b, v21.16b, v16.16b
    bsl v1.16b, v22.16b, v18.16b
    str q0, [x7]
    str q2, [x7, #16]
    str q3, [x7, #32]
    str q1, [x7, #48]
    add x7, x7, #64
    cbnz x0, .Lloop_757
.Lloop_end_756:
    ubfx x0, x11, #0, #4
    cbnz x0, .Lotherwise_762
    b .Lend_763
.Lotherwise_762:
    lsl x0, x0, #1
    mov w1, #32
    mov w2, #1
    prfm pldl1keep, [x10]
    add x0, x0, #1
    cmp x0, x1
    csel x0, x0, x1, ls
    lsl x0, x2, x0
    sub x1, x0, #1
    cbz x14, .Lloop_end_764
.Lloop_765:
    sub x14, x14, #1
    prfm pldl1keep, [x10, #64]
    add x10, x10, #64
    cbnz x14, .Lloop_765
.Lloop_end_764:
    ubfx x0, x1, #0, #4
    cmp x0, #15
    bne .Lotherwise_766
    ldr q0, [x9]
    b .Lend_767
.Lotherwise_766:
    movi v0.4s, #0
    tst x1, #1
    beq .Lotherwise_768
    ld1 {v0.s}[0], [x9]
.Lotherwise_768:
    tst x1, #2
    beq .Lotherwise_769
    add x0, x9, #4
    ld1 {v0.s}[1], [x0]
.Lotherwise_769:
    tst x1, #4
    beq .Lotherwise_770
    add x0, x9, #8
    ld1 {v0.s}[2], [x0]
.Lotherwise_770:
    tst x1, #8
    beq .Lotherwise_771
    add x0, x9, #12
    ld1 {v0.s}[3], [x0]
.Lotherwise_771:
.Lend_767:
    ubfx x0, x1, #4, #4
    cmp x0, #15
    bne .Lotherwise_772
    ldr q1, [x9, #16]
    b .Lend_773
.Lotherwise_772:
    movi v1.4s, #0
    tst x1, #16
    beq .Lotherwise_774
    add x0, x9, #16
    ld1 {v1.s}[0], [x0]
.Lotherwise_774:
    tst x1, #32
    beq .Lotherwise_775
    add x0, x9, #20
    ld1 {v1.s}[1], [x0]
.Lotherwise_775:
    tst x1, #64
    beq .Lotherwise_776
    add x0, x9, #24
    ld1 {v1.s}[2], [x0]
.Lotherwise_776:
    tst x1, #128
    beq .Lotherwise_777
    add x0, x9, #28
    ld1 {v1.s}[3], [x0]
.Lotherwise_777:
.Lend_773:
    ubfx x0, x1, #8, #4
    cmp x0, #15
    bne .Lotherwise_778
    ldr q2, [x9, #32]
    b .Lend_779
.Lotherwise_778:
    movi v2.4s, #0
    tst x1, #256
    beq .Lotherwise_780
    add x0, x9, #32
    ld1 {v2.s}[0], [x0]
.Lotherwise_780:
    tst x1, #512
    beq .Lotherwise_781
    add x0, x9, #36
    ld1 {v2.s}[1], [x0]
.Lotherwise_781:
    tst x1, #1024
    beq .Lotherwise_782
    add x0, x9, #40
    ld1 {v2.s}[2], [x0]
.Lotherwise_782:
    tst x1, #2048
    beq .Lotherwise_783
    add x0, x9, #44
    ld1 {v2.s}[3], [x0]
.Lotherwise_783:
.Lend_779:
    ubfx x0, x1, #12, #4
    cmp x0, #15
    bne .Lotherwise_784
    ldr q3, [x9, #48]
    b .Lend_785
.Lotherwise_784:
    movi v3.4s, #0
    tst x1, #4096
    beq .Lotherwise_786
    add x0, x9, #48
    ld1 {v3.s}[0], [x0]
.Lotherwise_786:
    tst x1, #8192
    beq .Lotherwise_787
    add x0, x9, #52
    ld1 {v3.s}[1], [x0]
.Lotherwise_787:
    tst x1, #16384
    beq .Lotherwise_788
    add x0, x9, #56
    ld1 {v3.s}[2], [x0]
.Lotherwise_788:
    tst x1, #32768
    beq .Lotherwise_789
    add x0, x9, #60
    ld1 {v3.s}[3], [x0]
.Lotherwise_789:
.Lend_785:
    ubfx x0, x1, #16, #4
    cmp x0, #15
    bne .Lotherwise_790
    ldr q4, [x9, #64]
    b .Lend_791
.Lotherwise_790:
    movi v4.4s, #0
    tst x1, #65536
    beq .Lotherwise_792
    add x0, x9, #64
    ld1 {v4.s}[0], [x0]
.Lotherwise_792:
    tst x1, #131072
    beq .Lotherwise_793
    add x0, x9, #68
    ld1 {v4.s}[1], [x0]
.Lotherwise_793:
    tst x1, #262144
    beq .Lotherwise_794
    add x0, x9, #72
    ld1 {v4.s}[2], [x0]
.Lotherwise_794:
    tst x1, #524288
    beq .Lotherwise_795
    add x0, x9, #76
    ld1 {v4.s}[3], [x0]
.Lotherwise_795:
.Lend_791:
    ubfx x0, x1, #20, #4
    cmp x0, #15
    bne .Lotherwise_796
    ldr q5, [x9, #80]
    b .Lend_797
.Lotherwise_796:
    movi v5.4s, #0
    tst x1, #1048576
    beq .Lotherwise_798
    add x0, x9, #80
    ld1 {v5.s}[0], [x0]
.Lotherwise_798:
    tst x1, #2097152
    beq .Lotherwise_799
    add x0, x9, #84
    ld1 {v5.s}[1], [x0]
.Lotherwise_799:
    tst x1, #4194304
    beq .Lotherwise_800
    add x0, x9, #88
    ld1 {v5.s}[2], [x0]
.Lotherwise_800:
    tst x1, #8388608
    beq .Lotherwise_801
    add x0, x9, #92
    ld1 {v5.s}[3], [x0]
.Lotherwise_801:
.Lend_797:
    ubfx x0, x1, #24, #4
    cmp x0, #15
    bne .Lotherwise_802
    ldr q6, [x9, #96]
    b .Lend_803
.Lotherwise_802:
    movi v6.4s, #0
    tst x1, #16777216
    beq .Lotherwise_804
    add x0, x9, #96
    ld1 {v6.s}[0], [x0]
.Lotherwise_804:
    tst x1, #33554432
    beq .Lotherwise_805
    add x0, x9, #100
    ld1 {v6.s}[1], [x0]
.Lotherwise_805:
    tst x1, #67108864
    beq .Lotherwise_806
    add x0, x9, #104
    ld1 {v6.s}[2], [x0]
.Lotherwise_806:
    tst x1, #134217728
    beq .Lotherwise_807
    add x0, x9, #108
    ld1 {v6.s}[3], [x0]
.Lotherwise_807:
.Lend_803:
    ubfx x0, x1, #28, #4
    cmp x0, #15
    bne .Lotherwise_808
    ldr q7, [x9, #112]
    b .Lend_809
.Lotherwise_808:
    movi v7.4s, #0
    tst x1, #268435456
    beq .Lotherwise_810
    add x0, x9, #112
    ld1 {v7.s}[0], [x0]
.Lotherwise_810:
    tst x1, #536870912
    beq .Lotherwise_811
    add x0, x9, #116
    ld1 {v7.s}[1], [x0]
.Lotherwise_811:
    tst x1, #1073741824
    beq .Lotherwise_812
    add x0, x9, #120
    ld1 {v7.s}[2], [x0]
.Lotherwise_812:
    tst x1, #2147483648
    beq .Lotherwise_813
    add x0, x9, #124
    ld1 {v7.s}[3], [x0]
.Lotherwise_813:
.Lend_809:
    cbz x13, .Lloop_end_814
.Lloop_815:
    ubfx x0, x1, #0, #4
    add x9, x9, x5, lsl #2
    cmp x0, #15
    bne .Lotherwise_816
    ldr q16, [x9]
    b .Lend_817
.Lotherwise_816:
    movi v16.4s, #0
    tst x1, #1
    beq .Lotherwise_818
    ld1 {v16.s}[0], [x9]
.Lotherwise_818:
    tst x1, #2
    beq .Lotherwise_819
    add x0, x9, #4
    ld1 {v16.s}[1], [x0]
.Lotherwise_819:
    tst x1, #4
    beq .Lotherwise_820
    add x0, x9, #8
    ld1 {v16.s}[2], [x0]
.Lotherwise_820:
    tst x1, #8
    beq .Lotherwise_821
    add x0, x9, #12
    ld1 {v16.s}[3], [x0]
.Lotherwise_821:
.Lend_817:
    ubfx x0, x1, #4, #4
    fadd v0.4s, v0.4s, v16.4s
    cmp x0, #15
    bne .Lotherwise_822
    ldr q16, [x9, #16]
    b .Lend_823
.Lotherwise_822:
    movi v16.4s, #0
    tst x1, #16
    beq .Lotherwise_824
    add x0, x9, #16
    ld1 {v16.s}[0], [x0]
.Lotherwise_824:
    tst x1, #32
    beq .Lotherwise_825
    add x0, x9, #20
    ld1 {v16.s}[1], [x0]
.Lotherwise_825:
    tst x1, #64
    beq .Lotherwise_826
    add x0, x9, #24
    ld1 {v16.s}[2], [x0]
.Lotherwise_826:
    tst x1, #128
    beq .Lotherwise_827
    add x0, x9, #28
    ld1 {v16.s}[3], [x0]
.Lotherwise_827:
.Lend_823:
    ubfx x0, x1, #8, #4
    fadd v1.4s, v1.4s, v16.4s
    cmp x0, #15
    bne .Lotherwise_828
    ldr q16, [x9, #32]
    b .Lend_829
.Lotherwise_828:
    movi v16.4s, #0
    tst x1, #256
    beq .Lotherwise_830
    add x0, x9, #32
    ld1 {v16.s}[0], [x0]
.Lotherwise_830:
    tst x1, #512
    beq .Lotherwise_831
    add x0, x9, #36
    ld1 {v16.s}[1], [x0]
.Lotherwise_831:
    tst x1, #1024
    beq .Lotherwise_832
    add x0, x9, #40
    ld1 {v16.s}[2], [x0]
.Lotherwise_832:
    tst x1, #2048
    beq .Lotherwise_833
    add x0, x9, #44
    ld1 {v16.s}[3], [x0]
.Lotherwise_833:
.Lend_829:
    ubfx x0, x1, #12, #4
    fadd v2.4s, v2.4s, v16.4s
    cmp x0, #15
    bne .Lotherwise_834
    ldr q16, [x9, #48]
    b .Lend_835
.Lotherwise_834:
    movi v16.4s, #0
    tst x1, #4096
    beq .Lotherwise_836
    add x0, x9, #48
    ld1 {v16.s}[0], [x0]
.Lotherwise_836:
    tst x1, #8192
    beq .Lotherwise_837
    add x0, x9, #52
    ld1 {v16.s}[1], [x0]
.Lotherwise_837:
    tst x1, #16384
    beq .Lotherwise_838
    add x0, x9, #56
    ld1 {v16.s}[2], [x0]
.Lotherwise_838:
    tst x1, #32768
    beq .Lotherwise_839
    add x0, x9, #60
    ld1 {v16.s}[3], [x0]
.Lotherwise_839:
.Lend_835:
    ubfx x0, x1, #16, #4
    fadd v3.4s, v3.4s, v16.4s
    cmp x0, #15
    bne .Lotherwise_840
    ldr q16, [x9, #64]
    b .Lend_841
.Lotherwise_840:
    movi v16.4s, #0
    tst x1, #65536
    beq .Lotherwise_842
    add x0, x9, #64
    ld1 {v16.s}[0], [x0]
.Lotherwise_842:
    tst x1, #131072
    beq .Lotherwise_843
    add x0, x9, #68
    ld1 {v16.s}[1], [x0]
.Lotherwise_843:
    tst x1, #262144
    beq .Lotherwise_844
    add x0, x9, #72
    ld1 {v16.s}[2], [x0]
.Lotherwise_844:
    tst x1, #524288
    beq .Lotherwise_845
    add x0, x9, #76
    ld1 {v16.s}[3], [x0]
.Lotherwise_845:
.Lend_841:
    ubfx x0, x1, #20, #4
    fadd v4.4s, v4.4s, v16.4s
    cmp x0, #15
    bne .Lotherwise_846
    ldr q16, [x9, #80]
    b .Lend_847
.Lotherwise_846:
    movi v16.4s, #0
    tst x1, #1048576
    beq .Lotherwise_848
    add x0, x9, #80
    ld1 {v16.s}[0], [x0]
.Lotherwise_848:
    tst x1, #2097152
    beq .Lotherwise_849
    add x0, x9, #84
    ld1 {v16.s}[1], [x0]
.Lotherwise_849:
    tst x1, #4194304
    beq .Lotherwise_850
    add x0, x9, #88
    ld1 {v16.s}[2], [x0]
.Lotherwise_850:
    tst x1, #8388608
    beq .Lotherwise_851
    add x0, x9, #92
    ld1 {v16.s}[3], [x0]
.Lotherwise_851:
.Lend_847:
    ubfx x0, x1, #24, #4
    fadd v5.4s, v5.4s, v16.4s
    cmp x0, #15
    bne .Lotherwise_852
    ldr q16, [x9, #96]
    b .Lend_853
.Lotherwise_852:
    movi v16.4s, #0
    tst x1, #16777216
    beq .Lotherwise_854
    add x0, x9, #96
    ld1 {v16.s}[0], [x0]
.Lotherwise_854:
    tst x1, #33554432
    beq .Lotherwise_855
    add x0, x9, #100
    ld1 {v16.s}[1], [x0]
.Lotherwise_855:
    tst x1, #67108864
    beq .Lotherwise_856
    add x0, x9, #104
    ld1 {v16.s}[2], [x0]
.Lotherwise_856:
    tst x1, #134217728
    beq .Lotherwise_857
    add x0, x9, #108
    ld1 {v16.s}[3], [x0]
.Lotherwise_857:
.Lend_853:
    ubfx x0, x1, #28, #4
    fadd v6.4s, v6.4s, v16.4s
    cmp x0, #15
    bne .Lotherwise_858
    ldr q16, [x9, #112]
    b .Lend_859
.Lotherwise_858:
    movi v16.4s, #0
    tst x1, #268435456
    beq .Lotherwise_860
    add x0, x9, #112
    ld1 {v16.s}[0], [x0]
.Lotherwise_860:
    tst x1, #536870912
    beq .Lotherwise_861
    add x0, x9, #116
    ld1 {v16.s}[1], [x0]
.Lotherwise_861:
    tst x1, #1073741824
    beq .Lotherwise_862
    add x0, x9, #120
    ld1 {v16.s}[2], [x0]
.Lotherwise_862:
    tst x1, #2147483648
    beq .Lotherwise_863
    add x0, x9, #124
    ld1 {v16.s}[3], [x0]
.Lotherwise_863:
.Lend_859:
    sub x13, x13, #1
    fadd v7.4s, v7.4s, v16.4s
    cbnz x13, .Lloop_815
.Lloop_end_814:
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
    fadd v17.4s, v17.4s, v0.4s
    fadd v1.4s, v1.4s, v2.4s
    fadd v3.4s, v3.4s, v4.4s
    fadd v5.4s, v5.4s, v6.4s
    dup v0.4s, v26.s[1]
    fadd v17.4s, v17.4s, v7.4s
    dup v2.4s, v26.s[1]
    fadd v1.4s, v1.4s, v18.4s
    fadd v3.4s, v3.4s, v19.4s
    fadd v5.4s, v5.4s, v16.4s
    dup v4.4s, v26.s[1]
    fmul v6.4s, v17.4s, v24.4s
    fmul v7.4s, v1.4s, v24.4s
    fmul v16.4s, v3.4s, v24.4s
    fmul v18.4s, v5.4s, v24.4s
    fmls v17.4s, v6.4s, v25.4s
    fmls v1.4s, v7.4s, v25.4s
    fmls v3.4s, v16.4s, v25.4s
    fmls v5.4s, v18.4s, v25.4s
    mov v19.16b, v6.16b
    mov v20.16b, v7.16b
    mov v21.16b, v16.16b
    mov v22.16b, v18.16b
    dup v23.4s, v26.s[1]
    fmla v19.4s, v17.4s, v24.4s
    fmla v20.4s, v1.4s, v24.4s
    fmla v21.4s, v3.4s, v24.4s
    fmla v22.4s, v5.4s, v24.4s
    fcmgt v0.4s, v17.4s, v0.4s
    fcmgt v1.4s, v1.4s, v2.4s
    fcmgt v2.4s, v3.4s, v4.4s
    fcmgt v3.4s, v5.4s, v23.4s
    bsl v0.16b, v19.16b, v6.16b
    bsl v1.16b, v20.16b, v7.16b
    bsl v2.16b, v21.16b, v16.16b
    bsl v3.16b, v22.16b, v18.16b
    str q0, [x7]
    str q1, [x7, #16]
    str q2, [x7, #32]
    str q3, [x7, #48]
.Lend_763:
.Lend_741:
    ret
    .size nnp_pooling_average_of_threes_by_2__aarch64_neon, . - nnp_pooling_average_of_threes_by_2__aarch64_neon

    .text
    .p2align 4
    .globl nnp_pooling_maximum_of_images__aarch64_neon
    .type nnp_pooling_maximum_of_images__aarch64_neon, %function
nnp_pooling_maximum_of_images__aarch64_neon:
    lsl x3, x3, #2
    add x6, x2, x3
    mov x7, x2
    add x8, x6, x3
    ubfx x9, x1, #0, #2
    lsr x10, x1, #2
    add x7, x7, x5, lsl #2
    add x5, x8, x3
    sub x1, x1, x9
    sub x10, x10, #1
    cbz x0, .Lloop_end_864
.Lloop_865:
    ldr q0, [x2]
    ldr q1, [x6]
    mov x11, x10
    add x2, x2, #16
    ldr q2, [x8]
    ldr q3, [x5]
    add x6, x6, #16
    add x8, x8, #16
    prfm pldl1keep, [x7]
    add x7, x7, #64
    add x5, x5, #16
    zip1 v4.4s, v0.4s, v2.4s
    zip2 v0.4s, v0.4s, v2.4s
    zip1 v2.4s, v1.4s, v3.4s
    zip2 v1.4s, v1.4s, v3.4s
    zip1 v3.4s, v4.4s, v2.4s
    zip2 v2.4s, v4.4s, v2.4s
    zip1 v4.4s, v0.4s, v1.4s
    zip2 v0.4s, v0.4s, v1.4s
    cbz x11, .Lloop_end_866
.Lloop_867:
    ldr q1, [x2]
    ldr q5, [x6]
    sub x11, x11, #1
    add x2, x2, #16
    ldr q6, [x8]
    ldr q7, [x5]
    add x6, x6, #16
    add x8, x8, #16
    prfm pldl1keep, [x7]
    add x7, x7, #64
    add x5, x5, #16
    zip1 v16.4s, v1.4s, v6.4s
    zip2 v1.4s, v1.4s, v6.4s
    zip1 v6.4s, v5.4s, v7.4s
    zip2 v5.4s, v5.4s, v7.4s
    zip1 v7.4s, v16.4s, v6.4s
    zip2 v6.4s, v16.4s, v6.4s
    zip1 v16.4s, v1.4s, v5.4s
    zip2 v1.4s, v1.4s, v5.4s
    fmax v3.4s, v3.4s, v7.4s
    fmax v2.4s, v2.4s, v6.4s
    fmax v4.4s, v4.4s, v16.4s
    fmax v0.4s, v0.4s, v1.4s
    cbnz x11, .Lloop_867
.Lloop_end_866:
    cbnz x9, .Lotherwise_868
    b .Lend_869
.Lotherwise_868:
    add x2, x2, x9, lsl #2
    add x6, x6, x9, lsl #2
    add x8, x8, x9, lsl #2
    add x5, x5, x9, lsl #2
    ldr q1, [x2, #-16]
    ldr q5, [x6, #-16]
    lsl x11, x9, #2
    ldr q6, [x8, #-16]
    ldr q7, [x5, #-16]
    sub x2, x2, x9, lsl #2
    sub x6, x6, x9, lsl #2
    sub x8, x8, x9, lsl #2
    sub x5, x5, x9, lsl #2
    add x7, x7, x11, lsl #2
    zip1 v16.4s, v1.4s, v6.4s
    zip2 v1.4s, v1.4s, v6.4s
    zip1 v6.4s, v5.4s, v7.4s
    zip2 v5.4s, v5.4s, v7.4s
    zip1 v7.4s, v16.4s, v6.4s
    zip2 v6.4s, v16.4s, v6.4s
    zip1 v16.4s, v1.4s, v5.4s
    zip2 v1.4s, v1.4s, v5.4s
    fmax v3.4s, v3.4s, v7.4s
    fmax v2.4s, v2.4s, v6.4s
    fmax v4.4s, v4.4s, v16.4s
    fmax v0.4s, v0.4s, v1.4s
.Lend_869:
    fmax v3.4s, v3.4s, v4.4s
    fmax v2.4s, v2.4s, v0.4s
    sub x2, x2, x1, lsl #2
    sub x6, x6, x1, lsl #2
    sub x8, x8, x1, lsl #2
    sub x5, x5, x1, lsl #2
    lsl x11, x3, #2
    sub x0, x0, #1
    add x2, x2, x11
    add x6, x6, x11
    fmax v3.4s, v3.4s, v2.4s
    add x8, x8, x11
    add x5, x5, x11
    str q3, [x4]
    add x4, x4, #16
    cbnz x0, .Lloop_865
.Lloop_end_864:
    ret
    .size nnp_pooling_maximum_of_images__aarch64_neon, . - nnp_pooling_maximum_of_images__aarch64_neon

    .text
    .p2align 4
    .globl nnp_pooling_average_of_images__aarch64_neon
    .type nnp_pooling_average_of_images__aarch64_neon, %function
nnp_pooling_average_of_images__aarch64_neon:
    ldr s0, [x5]
    lsl x9, x3, #2
    mov x8, x2
    add x10, x8, x9
    mov x11, x0
    mov x5, x2
    add x12, x10, x9
    ubfx x13, x1, #0, #2
    lsr x0, x1, #2
    mov x14, x4
    add x5, x5, x7, lsl #2
    add x7, x12, x9
    sub x1, x1, x13
    dup v5.4s, v0.s[0]
    sub x0, x0, #1
    cbz x11, .Lloop_end_870
.Lloop_871:
    ldr q0, [x8]
    ldr q1, [x10]
    mov x2, x0
    add x8, x8, #16
    ldr q2, [x12]
    ldr q3, [x7]
    add x10, x10, #16
    add x12, x12, #16
    prfm pldl1keep, [x5]
    add x5, x5, #64
    add x7, x7, #16
    zip1 v4.4s, v0.4s, v2.4s
    zip2 v0.4s, v0.4s, v2.4s
    zip1 v2.4s, v1.4s, v3.4s
    zip2 v1.4s, v1.4s, v3.4s
    zip1 v6.4s, v4.4s, v2.4s
    zip2 v7.4s, v4.4s, v2.4s
    zip1 v16.4s, v0.4s, v1.4s
    zip2 v17.4s, v0.4s, v1.4s
    cbz x2, .Lloop_end_872
.Lloop_873:
    ldr q0, [x8]
    ldr q1, [x10]
    sub x2, x2, #1
    add x8, x8, #16
    ldr q2, [x12]
    ldr q3, [x7]
    add x10, x10, #16
    add x12, x12, #16
    prfm pldl1keep, [x5]
    add x5, x5, #64
    add x7, x7, #16
    zip1 v4.4s, v0.4s, v2.4s
    zip2 v0.4s, v0.4s, v2.4s
    zip1 v2.4s, v1.4s, v3.4s
    zip2 v1.4s, v1.4s, v3.4s
    zip1 v3.4s, v4.4s, v2.4s
    zip2 v2.4s, v4.4s, v2.4s
    zip1 v4.4s, v0.4s, v1.4s
    zip2 v0.4s, v0.4s, v1.4s
    fadd v6.4s, v6.4s, v3.4s
    fadd v7.4s, v7.4s, v2.4s
    fadd v16.4s, v16.4s, v4.4s
    fadd v17.4s, v17.4s, v0.4s
    cbnz x2, .Lloop_873
.Lloop_end_872:
    cbnz x13, .Lotherwise_874
    b .Lend_875
.Lotherwise_874:
    ubfx x2, x14, #0, #4
    cmp x2, #15
    bne .Lotherwise_876
    ldr q0, [x8]
    ldr q1, [x10]
    ldr q2, [x12]
    ldr q3, [x7]
    zip1 v4.4s, v0.4s, v2.4s
    zip2 v0.4s, v0.4s, v2.4s
    zip1 v2.4s, v1.4s, v3.4s
    zip2 v1.4s, v1.4s, v3.4s
    zip1 v3.4s, v4.4s, v2.4s
    zip2 v2.4s, v4.4s, v2.4s
    zip1 v4.4s, v0.4s, v1.4s
    zip2 v0.4s, v0.4s, v1.4s
    b .Lend_877
.Lotherwise_876:
    movi v3.4s, #0
    tst x14, #1
    beq .Lotherwise_878
    ld1 {v3.s}[0], [x8]
    ld1 {v3.s}[1], [x10]
    ld1 {v3.s}[2], [x12]
    ld1 {v3.s}[3], [x7]
.Lotherwise_878:
    movi v2.4s, #0
    tst x14, #2
    beq .Lotherwise_879
    add x2, x8, #4
    add x3, x10, #4
    add x4, x12, #4
    ld1 {v2.s}[0], [x2]
    add x2, x7, #4
    ld1 {v2.s}[1], [x3]
    ld1 {v2.s}[2], [x4]
    ld1 {v2.s}[3], [x2]
.Lotherwise_879:
    movi v4.4s, #0
    tst x14, #4
    beq .Lotherwise_880
    add x2, x8, #8
    add x3, x10, #8
    add x4, x12, #8
    ld1 {v4.s}[0], [x2]
    add x2, x7, #8
    ld1 {v4.s}[1], [x3]
    ld1 {v4.s}[2], [x4]
    ld1 {v4.s}[3], [x2]
.Lotherwise_880:
    movi v0.4s, #0
    tst x14, #8
    beq .Lotherwise_881
    add x2, x8, #12
    add x3, x10, #12
    add x4, x12, #12
    ld1 {v0.s}[0], [x2]
    add x2, x7, #12
    ld1 {v0.s}[1], [x3]
    ld1 {v0.s}[2], [x4]
    ld1 {v0.s}[3], [x2]
.Lotherwise_881:
.Lend_877:
    lsl x2, x13, #2
    fadd v6.4s, v6.4s, v3.4s
    fadd v7.4s, v7.4s, v2.4s
    fadd v16.4s, v16.4s, v4.4s
    fadd v17.4s, v17.4s, v0.4s
    add x5, x5, x2, lsl #2
.Lend_875:
    fadd v6.4s, v6.4s, v16.4s
    fadd v7.4s, v7.4s, v17.4s
    sub x8, x8, x1, lsl #2
    sub x10, x10, x1, lsl #2
    sub x12, x12, x1, lsl #2
    sub x7, x7, x1, lsl #2
    lsl x2, x9, #2
    sub x11, x11, #1
    add x8, x8, x2
    add x10, x10, x2
    fadd v6.4s, v6.4s, v7.4s
    add x12, x12, x2
    add x7, x7, x2
    fdiv v0.4s, v6.4s, v5.4s
    str q0, [x6]
    add x6, x6, #16
    cbnz x11, .Lloop_871
.Lloop_end_870:
    ret
    .size nnp_pooling_average_of_images__aarch64_neon, . - nnp_pooling_average_of_images__aarch64_neon

    .section .note.GNU-stack, "", %progbits
