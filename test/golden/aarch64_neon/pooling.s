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
    cmp x0, x1
    csel x0, x0, x1, ls
    prfm pldl1keep, [x8, #64]
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
    cmp x0, x1
    csel x0, x0, x1, ls
    prfm pldl1keep, [x8, #64]
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
    .globl nnp_pooling_maximum_around__aarch64_neon
    .type nnp_pooling_maximum_around__aarch64_neon, %function
nnp_pooling_maximum_around__aarch64_neon:
    sub sp, sp, #32
    stp d8, d9, [sp, #0]
    str d10, [sp, #16]
    movi v28.4s, #0
    add x6, x3, #240
    mov x7, x1
    mov x8, x1
    ldp q0, q1, [x1, #-16]
    add x6, x6, #2, lsl #12
    sub x7, x7, x2, lsl #2
    add x8, x8, x2, lsl #2
    ldp q2, q3, [x6]
    ldp q4, q5, [x7, #-16]
    ldp q6, q7, [x8, #-16]
    fcmgt v16.4s, v28.4s, v2.4s
    fcmgt v2.4s, v2.4s, v28.4s
    fcmgt v29.4s, v28.4s, v3.4s
    fcmgt v3.4s, v3.4s, v28.4s
    bsl v16.16b, v0.16b, v4.16b
    bsl v2.16b, v0.16b, v6.16b
    bsl v29.16b, v1.16b, v5.16b
    bsl v3.16b, v1.16b, v7.16b
    fmax v16.4s, v16.4s, v2.4s
    fmax v29.4s, v29.4s, v3.4s
    fmax v16.4s, v16.4s, v0.4s
    fmax v29.4s, v29.4s, v1.4s
    cbz x0, .Lloop_end_144
.Lloop_145:
    add x3, x3, #272
    add x2, x1, x5, lsl #2
    add x7, x7, #16
    ext v30.16b, v16.16b, v29.16b, #12
    add x3, x3, #2, lsl #12
    add x1, x1, #16
    add x8, x8, #16
    ld1 {v24.4s, v25.4s, v26.4s, v27.4s}, [x7]
    ld1 {v16.4s, v17.4s, v18.4s, v19.4s}, [x3]
    sub x3, x3, #272
    sub x0, x0, #1
    add x7, x7, #48
    sub x3, x3, #2, lsl #12
    ld1 {v0.4s, v1.4s, v2.4s, v3.4s}, [x1]
    add x1, x1, #48
    ld1 {v20.4s, v21.4s, v22.4s, v23.4s}, [x8]
    add x8, x8, #48
    fcmgt v31.4s, v28.4s, v16.4s
    fcmgt v16.4s, v16.4s, v28.4s
    fcmgt v8.4s, v28.4s, v17.4s
    fcmgt v17.4s, v17.4s, v28.4s
    ld1 {v4.4s, v5.4s, v6.4s, v7.4s}, [x3], #64
    fcmgt v9.4s, v28.4s, v18.4s
    fcmgt v18.4s, v18.4s, v28.4s
    prfm pldl1keep, [x2]
    fcmgt v10.4s, v28.4s, v19.4s
    fcmgt v19.4s, v19.4s, v28.4s
    bsl v31.16b, v0.16b, v24.16b
    bsl v16.16b, v0.16b, v20.16b
    bsl v8.16b, v1.16b, v25.16b
    bsl v17.16b, v1.16b, v21.16b
    bsl v9.16b, v2.16b, v26.16b
    bsl v18.16b, v2.16b, v22.16b
    bsl v10.16b, v3.16b, v27.16b
    bsl v19.16b, v3.16b, v23.16b
    fmax v31.4s, v31.4s, v16.4s
    fmax v8.4s, v8.4s, v17.4s
    fmax v9.4s, v9.4s, v18.4s
    fcmgt v17.4s, v28.4s, v4.4s
    fmax v10.4s, v10.4s, v19.4s
    fcmgt v4.4s, v4.4s, v28.4s
    fmax v31.4s, v31.4s, v0.4s
    fmax v8.4s, v8.4s, v1.4s
    fmax v9.4s, v9.4s, v2.4s
    fcmgt v0.4s, v28.4s, v5.4s
    fmax v10.4s, v10.4s, v3.4s
    fcmgt v1.4s, v5.4s, v28.4s
    fcmgt v2.4s, v28.4s, v6.4s
    fcmgt v3.4s, v6.4s, v28.4s
    fcmgt v5.4s, v28.4s, v7.4s
    fcmgt v6.4s, v7.4s, v28.4s
    ext v7.16b, v29.16b, v31.16b, #4
    ext v16.16b, v29.16b, v31.16b, #12
    ext v18.16b, v31.16b, v8.16b, #4
    ext v19.16b, v31.16b, v8.16b, #12
    ext v20.16b, v8.16b, v9.16b, #4
    ext v21.16b, v8.16b, v9.16b, #12
    ext v22.16b, v9.16b, v10.16b, #4
    bsl v17.16b, v29.16b, v30.16b
    bsl v4.16b, v29.16b, v7.16b
    bsl v0.16b, v31.16b, v16.16b
    bsl v1.16b, v31.16b, v18.16b
    bsl v2.16b, v8.16b, v19.16b
    bsl v3.16b, v8.16b, v20.16b
    bsl v5.16b, v9.16b, v21.16b
    bsl v6.16b, v9.16b, v22.16b
    fmax v17.4s, v17.4s, v4.4s
    fmax v0.4s, v0.4s, v1.4s
    mov v16.16b, v9.16b
    fmax v2.4s, v2.4s, v3.4s
    fmax v5.4s, v5.4s, v6.4s
    fmax v17.4s, v17.4s, v29.4s
    fmax v0.4s, v0.4s, v31.4s
    mov v29.16b, v10.16b
    fmax v2.4s, v2.4s, v8.4s
    fmax v5.4s, v5.4s, v9.4s
    str q17, [x4]
    str q0, [x4, #16]
    str q2, [x4, #32]
    str q5, [x4, #48]
    add x4, x4, #64
    cbnz x0, .Lloop_145
.Lloop_end_144:
    ldp d8, d9, [sp, #0]
    ldr d10, [sp, #16]
    add sp, sp, #32
    ret
    .size nnp_pooling_maximum_around__aarch64_neon, . - nnp_pooling_maximum_around__aarch64_neon

    .text
    .p2align 4
    .globl nnp_pooling_maximum_around_streamed__aarch64_neon
    .type nnp_pooling_maximum_around_streamed__aarch64_neon, %function
nnp_pooling_maximum_around_streamed__aarch64_neon:
    sub sp, sp, #32
    stp d8, d9, [sp, #0]
    str d10, [sp, #16]
    movi v28.4s, #0
    add x6, x3, #240
    mov x7, x1
    mov x8, x1
    ldp q0, q1, [x1, #-16]
    add x6, x6, #2, lsl #12
    sub x7, x7, x2, lsl #2
    add x8, x8, x2, lsl #2
    ldp q2, q3, [x6]
    ldp q4, q5, [x7, #-16]
    ldp q6, q7, [x8, #-16]
    fcmgt v16.4s, v28.4s, v2.4s
    fcmgt v2.4s, v2.4s, v28.4s
    fcmgt v29.4s, v28.4s, v3.4s
    fcmgt v3.4s, v3.4s, v28.4s
    bsl v16.16b, v0.16b, v4.16b
    bsl v2.16b, v0.16b, v6.16b
    bsl v29.16b, v1.16b, v5.16b
    bsl v3.16b, v1.16b, v7.16b
    fmax v16.4s, v16.4s, v2.4s
    fmax v29.4s, v29.4s, v3.4s
    fmax v16.4s, v16.4s, v0.4s
    fmax v29.4s, v29.4s, v1.4s
    cbz x0, .Lloop_end_146
.Lloop_147:
    add x3, x3, #272
    add x2, x1, x5, lsl #2
    add x7, x7, #16
    ext v30.16b, v16.16b, v29.16b, #12
    add x3, x3, #2, lsl #12
    add x1, x1, #16
    add x8, x8, #16
    ld1 {v24.4s, v25.4s, v26.4s, v27.4s}, [x7]
    ld1 {v16.4s, v17.4s, v18.4s, v19.4s}, [x3]
    sub x3, x3, #272
    sub x0, x0, #1
    add x7, x7, #48
    sub x3, x3, #2, lsl #12
    ld1 {v0.4s, v1.4s, v2.4s, v3.4s}, [x1]
    add x1, x1, #48
    ld1 {v20.4s, v21.4s, v22.4s, v23.4s}, [x8]
    add x8, x8, #48
    fcmgt v31.4s, v28.4s, v16.4s
    fcmgt v16.4s, v16.4s, v28.4s
    fcmgt v8.4s, v28.4s, v17.4s
    fcmgt v17.4s, v17.4s, v28.4s
    ld1 {v4.4s, v5.4s, v6.4s, v7.4s}, [x3], #64
    fcmgt v9.4s, v28.4s, v18.4s
    fcmgt v18.4s, v18.4s, v28.4s
    prfm pldl1keep, [x2]
    fcmgt v10.4s, v28.4s, v19.4s
    fcmgt v19.4s, v19.4s, v28.4s
    bsl v31.16b, v0.16b, v24.16b
    bsl v16.16b, v0.16b, v20.16b
    bsl v8.16b, v1.16b, v25.16b
    bsl v17.16b, v1.16b, v21.16b
    bsl v9.16b, v2.16b, v26.16b
    bsl v18.16b, v2.16b, v22.16b
    bsl v10.16b, v3.16b, v27.16b
    bsl v19.16b, v3.16b, v23.16b
    fmax v31.4s, v31.4s, v16.4s
    fmax v8.4s, v8.4s, v17.4s
    fmax v9.4s, v9.4s, v18.4s
    fcmgt v17.4s, v28.4s, v4.4s
    fmax v10.4s, v10.4s, v19.4s
    fcmgt v4.4s, v4.4s, v28.4s
    fmax v31.4s, v31.4s, v0.4s
    fmax v8.4s, v8.4s, v1.4s
    fmax v9.4s, v9.4s, v2.4s
    fcmgt v0.4s, v28.4s, v5.4s
    fmax v10.4s, v10.4s, v3.4s
    fcmgt v1.4s, v5.4s, v28.4s
    fcmgt v2.4s, v28.4s, v6.4s
    fcmgt v3.4s, v6.4s, v28.4s
    fcmgt v5.4s, v28.4s, v7.4s
    fcmgt v6.4s, v7.4s, v28.4s
    ext v7.16b, v29.16b, v31.16b, #4
    ext v16.16b, v29.16b, v31.16b, #12
    ext v18.16b, v31.16b, v8.16b, #4
    ext v19.16b, v31.16b, v8.16b, #12
    ext v20.16b, v8.16b, v9.16b, #4
    ext v21.16b, v8.16b, v9.16b, #12
    ext v22.16b, v9.16b, v10.16b, #4
    bsl v17.16b, v29.16b, v30.16b
    bsl v4.16b, v29.16b, v7.16b
    bsl v0.16b, v31.16b, v16.16b
    bsl v1.16b, v31.16b, v18.16b
    bsl v2.16b, v8.16b, v19.16b
    bsl v3.16b, v8.16b, v20.16b
    bsl v5.16b, v9.16b, v21.16b
    bsl v6.16b, v9.16b, v22.16b
    fmax v17.4s, v17.4s, v4.4s
    fmax v0.4s, v0.4s, v1.4s
    mov v16.16b, v9.16b
    fmax v2.4s, v2.4s, v3.4s
    fmax v5.4s, v5.4s, v6.4s
    fmax v17.4s, v17.4s, v29.4s
    fmax v0.4s, v0.4s, v31.4s
    mov v29.16b, v10.16b
    fmax v2.4s, v2.4s, v8.4s
    fmax v5.4s, v5.4s, v9.4s
    str q17, [x4]
    str q0, [x4, #16]
    str q2, [x4, #32]
    str q5, [x4, #48]
    add x4, x4, #64
    cbnz x0, .Lloop_147
.Lloop_end_146:
    ldp d8, d9, [sp, #0]
    ldr d10, [sp, #16]
    add sp, sp, #32
    ret
    .size nnp_pooling_maximum_around_streamed__aarch64_neon, . - nnp_pooling_maximum_around_streamed__aarch64_neon

    .text
    .p2align 4
    .globl nnp_pooling_maximum_of_2x2__aarch64_neon
    .type nnp_pooling_maximum_of_2x2__aarch64_neon, %function
nnp_pooling_maximum_of_2x2__aarch64_neon:
    cbz x0, .Lloop_end_148
.Lloop_149:
    ldr x4, [x1, #24]
    ldr x5, [x1]
    ldr x6, [x1, #8]
    cbz x4, .Lloop_end_150
.Lloop_151:
    ldr x7, [x2, #8]
    mov x8, x5
    add x8, x8, #2, lsl #12
    cbz x7, .Lloop_end_152
.Lloop_153:
    ld1 {v0.4s, v1.4s, v2.4s, v3.4s}, [x5], #64
    ld1 {v4.4s, v5.4s, v6.4s, v7.4s}, [x6], #64
    sub x7, x7, #1
    prfm pldl1keep, [x8]
    prfm pldl1keep, [x8, #64]
    add x8, x8, #128
    fmax v0.4s, v0.4s, v4.4s
    fmax v1.4s, v1.4s, v5.4s
    fmax v2.4s, v2.4s, v6.4s
    fmax v3.4s, v3.4s, v7.4s
    uzp1 v4.4s, v0.4s, v1.4s
    uzp2 v0.4s, v0.4s, v1.4s
    uzp1 v1.4s, v2.4s, v3.4s
    uzp2 v2.4s, v2.4s, v3.4s
    fmax v4.4s, v4.4s, v0.4s
    fmax v1.4s, v1.4s, v2.4s
    str q4, [x3]
    str q1, [x3, #16]
    add x3, x3, #32
    cbnz x7, .Lloop_153
.Lloop_end_152:
    ldr x7, [x2]
    ldr x8, [x2, #16]
    sub x4, x4, #1
    ldr x9, [x2, #24]
    ldr x10, [x2, #32]
    sub x7, x7, x8
    sub x8, x9, x10
    add x3, x3, x7, lsl #2
    add x5, x5, x8, lsl #2
    add x6, x6, x8, lsl #2
    cbnz x4, .Lloop_151
.Lloop_end_150:
    sub x0, x0, #1
    add x1, x1, #40
    cbnz x0, .Lloop_149
.Lloop_end_148:
    ret
    .size nnp_pooling_maximum_of_2x2__aarch64_neon, . - nnp_pooling_maximum_of_2x2__aarch64_neon

    .text
    .p2align 4
    .globl nnp_pooling_maximum_of_3x3__aarch64_neon
    .type nnp_pooling_maximum_of_3x3__aarch64_neon, %function
nnp_pooling_maximum_of_3x3__aarch64_neon:
    cbz x0, .Lloop_end_154
.Lloop_155:
    ldr x4, [x1, #24]
    ldr x5, [x1]
    ldr x6, [x1, #8]
    ldr x7, [x1, #16]
    cbz x4, .Lloop_end_156
.Lloop_157:
    ldr x8, [x2, #8]
    mov x9, x5
    add x9, x9, #2, lsl #12
    cbz x8, .Lloop_end_158
.Lloop_159:
    ldp q0, q1, [x5]
    ldp q2, q3, [x6]
    sub x8, x8, #1
    ldr q4, [x5, #32]
    ldr q5, [x6, #32]
    ldp q6, q7, [x7]
    ldr q16, [x7, #32]
    prfm pldl1keep, [x9]
    fmax v0.4s, v0.4s, v2.4s
    fmax v1.4s, v1.4s, v3.4s
    prfm pldl1keep, [x9, #64]
    prfm pldl1keep, [x9, #128]
    prfm pldl1keep, [x9, #192]
    prfm pldl1keep, [x9, #256]
    add x9, x9, #288
    fmax v4.4s, v4.4s, v5.4s
    fmax v0.4s, v0.4s, v6.4s
    fmax v1.4s, v1.4s, v7.4s
    fmax v4.4s, v4.4s, v16.4s
    ext v2.16b, v0.16b, v1.16b, #12
    ext v1.16b, v1.16b, v4.16b, #8
    ext v3.16b, v4.16b, v4.16b, #4
    zip1 v4.4s, v0.4s, v2.4s
    zip2 v0.4s, v0.4s, v2.4s
    zip1 v2.4s, v1.4s, v3.4s
    zip2 v1.4s, v1.4s, v3.4s
    ext v3.16b, v4.16b, v4.16b, #8
    ext v0.16b, v0.16b, v0.16b, #8
    ext v5.16b, v2.16b, v2.16b, #8
    ext v2.16b, v3.16b, v2.16b, #8
    ext v0.16b, v0.16b, v1.16b, #8
    ext v1.16b, v4.16b, v5.16b, #8
    fmax v2.4s, v2.4s, v1.4s
    fmax v2.4s, v2.4s, v0.4s
    str q2, [x3]
    ldp q0, q1, [x5, #48]
    ldp q2, q3, [x6, #48]
    ldr q4, [x5, #80]
    ldr q5, [x6, #80]
    add x5, x5, #96
    add x6, x6, #96
    ldp q6, q7, [x7, #48]
    ldr q16, [x7, #80]
    add x7, x7, #96
    fmax v0.4s, v0.4s, v2.4s
    fmax v1.4s, v1.4s, v3.4s
    fmax v4.4s, v4.4s, v5.4s
    fmax v0.4s, v0.4s, v6.4s
    fmax v1.4s, v1.4s, v7.4s
    fmax v4.4s, v4.4s, v16.4s
    ext v2.16b, v0.16b, v1.16b, #12
    ext v1.16b, v1.16b, v4.16b, #8
    ext v3.16b, v4.16b, v4.16b, #4
    zip1 v4.4s, v0.4s, v2.4s
    zip2 v0.4s, v0.4s, v2.4s
    zip1 v2.4s, v1.4s, v3.4s
    zip2 v1.4s, v1.4s, v3.4s
    ext v3.16b, v4.16b, v4.16b, #8
    ext v0.16b, v0.16b, v0.16b, #8
    ext v5.16b, v2.16b, v2.16b, #8
    ext v2.16b, v3.16b, v2.16b, #8
    ext v0.16b, v0.16b, v1.16b, #8
    ext v1.16b, v4.16b, v5.16b, #8
    fmax v2.4s, v2.4s, v1.4s
    fmax v2.4s, v2.4s, v0.4s
    str q2, [x3, #16]
    add x3, x3, #32
    cbnz x8, .Lloop_159
.Lloop_end_158:
    ldr x8, [x2]
    ldr x9, [x2, #16]
    sub x4, x4, #1
    ldr x10, [x2, #24]
    ldr x11, [x2, #32]
    sub x8, x8, x9
    sub x9, x10, x11
    add x3, x3, x8, lsl #2
    add x5, x5, x9, lsl #2
    add x6, x6, x9, lsl #2
    add x7, x7, x9, lsl #2
    cbnz x4, .Lloop_157
.Lloop_end_156:
    sub x0, x0, #1
    add x1, x1, #40
    cbnz x0, .Lloop_155
.Lloop_end_154:
    ret
    .size nnp_pooling_maximum_of_3x3__aarch64_neon, . - nnp_pooling_maximum_of_3x3__aarch64_neon

    .text
    .p2align 4
    .globl nnp_pooling_maximum_of_3x3_by_2__aarch64_neon
    .type nnp_pooling_maximum_of_3x3_by_2__aarch64_neon, %function
nnp_pooling_maximum_of_3x3_by_2__aarch64_neon:
    movi v20.4s, #0
    cbz x0, .Lloop_end_160
.Lloop_161:
    ldr x4, [x1, #24]
    ldr x5, [x1]
    ldr x6, [x1, #8]
    ldr x7, [x1, #16]
    cbz x4, .Lloop_end_162
.Lloop_163:
    ldr x8, [x2, #8]
    mov x9, x5
    ldr x10, [x2, #40]
    add x9, x9, #2, lsl #12
    cbz x8, .Lloop_end_164
.Lloop_165:
    ld1 {v0.4s, v1.4s, v2.4s, v3.4s}, [x5]
    ld1 {v16.4s, v17.4s, v18.4s, v19.4s}, [x6]
    sub x8, x8, #1
    add x5, x5, #56
    add x6, x6, #56
    ld1 {v4.4s, v5.4s, v6.4s, v7.4s}, [x7]
    ldp q21, q22, [x10]
    add x7, x7, #56
    add x10, x10, #28
    fmax v0.4s, v0.4s, v16.4s
    fmax v1.4s, v1.4s, v17.4s
    prfm pldl1keep, [x9]
    fmax v2.4s, v2.4s, v18.4s
    fmax v3.4s, v3.4s, v19.4s
    prfm pldl1keep, [x9, #64]
    add x9, x9, #112
    fcmgt v16.4s, v20.4s, v21.4s
    fcmgt v17.4s, v21.4s, v20.4s
    fmax v0.4s, v0.4s, v4.4s
    fmax v1.4s, v1.4s, v5.4s
    fmax v2.4s, v2.4s, v6.4s
    fmax v3.4s, v3.4s, v7.4s
    fcmgt v4.4s, v20.4s, v22.4s
    fcmgt v5.4s, v22.4s, v20.4s
    uzp1 v6.4s, v0.4s, v1.4s
    uzp2 v0.4s, v0.4s, v1.4s
    uzp1 v1.4s, v2.4s, v3.4s
    uzp2 v2.4s, v2.4s, v3.4s
    bsl v16.16b, v0.16b, v6.16b
    ext v3.16b, v6.16b, v1.16b, #4
    ext v6.16b, v1.16b, v1.16b, #4
    bsl v4.16b, v2.16b, v1.16b
    bsl v17.16b, v0.16b, v3.16b
    bsl v5.16b, v2.16b, v6.16b
    fmax v16.4s, v16.4s, v17.4s
    fmax v4.4s, v4.4s, v5.4s
    fmax v16.4s, v16.4s, v0.4s
    fmax v4.4s, v4.4s, v2.4s
    str q16, [x3]
    str q4, [x3, #16]
    add x3, x3, #28
    cbnz x8, .Lloop_165
.Lloop_end_164:
    ldr x8, [x2]
    ldr x9, [x2, #16]
    sub x4, x4, #1
    ldr x10, [x2, #24]
    ldr x11, [x2, #32]
    sub x8, x8, x9
    sub x9, x10, x11
    add x3, x3, x8, lsl #2
    add x5, x5, x9, lsl #2
    add x6, x6, x9, lsl #2
    add x7, x7, x9, lsl #2
    cbnz x4, .Lloop_163
.Lloop_end_162:
    sub x0, x0, #1
    add x1, x1, #40
    cbnz x0, .Lloop_161
.Lloop_end_160:
    ret
    .size nnp_pooling_maximum_of_3x3_by_2__aarch64_neon, . - nnp_pooling_maximum_of_3x3_by_2__aarch64_neon

.section .rodata
    .p2align 4
.Lconstants_nnp_pooling_average_around__aarch64_neon:
    .long 0xff7fffff, 0x00000000, 0x00000000, 0x00000000

    .text
    .p2align 4
    .globl nnp_pooling_average_around__aarch64_neon
    .type nnp_pooling_average_around__aarch64_neon, %function
nnp_pooling_average_around__aarch64_neon:
    sub sp, sp, #64
    stp d8, d9, [sp, #0]
    stp d10, d11, [sp, #16]
    stp d12, d13, [sp, #32]
    stp d14, d15, [sp, #48]
    movi v8.4s, #0
    add x6, x3, #240
    mov x7, x1
    mov x8, x1
    ldp q0, q1, [x1, #-16]
    add x6, x6, #2, lsl #12
    sub x7, x7, x2, lsl #2
    add x8, x8, x2, lsl #2
    ldp q2, q3, [x6]
    ldp q4, q5, [x7, #-16]
    ldp q6, q7, [x8, #-16]
    fcmgt v16.4s, v8.4s, v2.4s
    fcmgt v2.4s, v2.4s, v8.4s
    fcmgt v9.4s, v8.4s, v3.4s
    fcmgt v3.4s, v3.4s, v8.4s
    bsl v16.16b, v8.16b, v4.16b
    bsl v2.16b, v8.16b, v6.16b
    bsl v9.16b, v8.16b, v5.16b
    bsl v3.16b, v8.16b, v7.16b
    fadd v16.4s, v16.4s, v2.4s
    fadd v9.4s, v9.4s, v3.4s
    fadd v16.4s, v16.4s, v0.4s
    fadd v9.4s, v9.4s, v1.4s
    cbz x0, .Lloop_end_166
.Lloop_167:
    add x3, x3, #272
    add x7, x7, #16
    add x8, x8, #16
    ext v15.16b, v16.16b, v9.16b, #12
    add x3, x3, #2, lsl #12
    ld1 {v20.4s, v21.4s, v22.4s, v23.4s}, [x7]
    ld1 {v16.4s, v17.4s, v18.4s, v19.4s}, [x8]
    add x2, x1, x5, lsl #2
    add x1, x1, #16
    sub x0, x0, #1
    add x7, x7, #48
    add x8, x8, #48
    ld1 {v0.4s, v1.4s, v2.4s, v3.4s}, [x3]
    ld1 {v28.4s, v29.4s, v30.4s, v31.4s}, [x1]
    sub x3, x3, #272
    add x1, x1, #48
    sub x3, x3, #2, lsl #12
    ld1 {v4.4s, v5.4s, v6.4s, v7.4s}, [x3]
    add x3, x3, #512
    adrp x6, .Lconstants_nnp_pooling_average_around__aarch64_neon
    ldr q10, [x6, :lo12:.Lconstants_nnp_pooling_average_around__aarch64_neon]
    add x3, x3, #4, lsl #12
    prfm pldl1keep, [x2]
    fcmgt v11.4s, v8.4s, v0.4s
    fcmgt v0.4s, v0.4s, v8.4s
    ld1 {v24.4s, v25.4s, v26.4s, v27.4s}, [x3]
    add x3, x3, #256
    add x3, x3, #2, lsl #12
    bsl v11.16b, v8.16b, v20.16b
    fcmgt v20.4s, v8.4s, v1.4s
    fcmgt v12.4s, v1.4s, v8.4s
    bsl v0.16b, v8.16b, v16.16b
    fcmgt v16.4s, v8.4s, v2.4s
    fcmgt v13.4s, v2.4s, v8.4s
    bsl v20.16b, v8.16b, v21.16b
    fcmgt v21.4s, v8.4s, v3.4s
    fcmgt v14.4s, v3.4s, v8.4s
    bsl v12.16b, v8.16b, v17.16b
    bsl v16.16b, v8.16b, v22.16b
    bsl v13.16b, v8.16b, v18.16b
    bsl v21.16b, v8.16b, v23.16b
    fadd v11.4s, v11.4s, v0.4s
    ld1 {v0.4s, v1.4s, v2.4s, v3.4s}, [x3]
    sub x3, x3, #704
    bsl v14.16b, v8.16b, v19.16b
    fadd v20.4s, v20.4s, v12.4s
    sub x3, x3, #6, lsl #12
    fadd v16.4s, v16.4s, v13.4s
    fcmgt v19.4s, v8.4s, v4.4s
    fadd v11.4s, v11.4s, v28.4s
    fcmgt v22.4s, v4.4s, v8.4s
    fadd v21.4s, v21.4s, v14.4s
    fadd v20.4s, v20.4s, v29.4s
    fadd v16.4s, v16.4s, v30.4s
    fcmgt v23.4s, v8.4s, v5.4s
    fcmgt v30.4s, v5.4s, v8.4s
    fcmgt v28.4s, v8.4s, v6.4s
    fadd v21.4s, v21.4s, v31.4s
    fcmgt v31.4s, v6.4s, v8.4s
    fcmgt v29.4s, v8.4s, v7.4s
    fcmgt v12.4s, v7.4s, v8.4s
    ext v4.16b, v9.16b, v11.16b, #4
    ext v5.16b, v9.16b, v11.16b, #12
    ext v6.16b, v11.16b, v20.16b, #4
    ext v7.16b, v11.16b, v20.16b, #12
    ext v17.16b, v20.16b, v16.16b, #4
    bsl v19.16b, v8.16b, v15.16b
    ext v18.16b, v20.16b, v16.16b, #12
    bsl v22.16b, v8.16b, v4.16b
    ext v4.16b, v16.16b, v21.16b, #4
    bsl v23.16b, v8.16b, v5.16b
    bsl v30.16b, v8.16b, v6.16b
    bsl v28.16b, v8.16b, v7.16b
    bsl v31.16b, v8.16b, v17.16b
    bsl v29.16b, v8.16b, v18.16b
    bsl v12.16b, v8.16b, v4.16b
    fadd v19.4s, v19.4s, v22.4s
    fadd v23.4s, v23.4s, v30.4s
    dup v30.4s, v10.s[0]
    fadd v28.4s, v28.4s, v31.4s
    dup v31.4s, v10.s[0]
    fadd v29.4s, v29.4s, v12.4s
    fadd v19.4s, v19.4s, v9.4s
    fadd v23.4s, v23.4s, v11.4s
    dup v11.4s, v10.s[0]
    fadd v28.4s, v28.4s, v20.4s
    dup v22.4s, v10.s[0]
    fadd v29.4s, v29.4s, v16.4s
    fmul v9.4s, v19.4s, v0.4s
    fmul v10.4s, v23.4s, v1.4s
    fmul v12.4s, v28.4s, v2.4s
    mov v4.16b, v23.16b
    fmul v23.4s, v29.4s, v3.4s
    mov v5.16b, v28.16b
    mov v6.16b, v29.16b
    fmls v19.4s, v9.4s, v24.4s
    fmls v4.4s, v10.4s, v25.4s
    fmls v5.4s, v12.4s, v26.4s
    fmls v6.4s, v23.4s, v27.4s
    mov v7.16b, v9.16b
    mov v17.16b, v10.16b
    mov v18.16b, v12.16b
    mov v20.16b, v23.16b
    fmla v7.4s, v19.4s, v0.4s
    fmla v17.4s, v4.4s, v1.4s
    fmla v18.4s, v5.4s, v2.4s
    fmla v20.4s, v6.4s, v3.4s
    fcmgt v0.4s, v19.4s, v30.4s
    fcmgt v1.4s, v4.4s, v31.4s
    fcmgt v2.4s, v5.4s, v11.4s
    fcmgt v3.4s, v6.4s, v22.4s
    bsl v0.16b, v7.16b, v9.16b
    mov v9.16b, v21.16b
    bsl v1.16b, v17.16b, v10.16b
    bsl v2.16b, v18.16b, v12.16b
    bsl v3.16b, v20.16b, v23.16b
    str q0, [x4]
    str q1, [x4, #16]
    str q2, [x4, #32]
    str q3, [x4, #48]
    add x4, x4, #64
    cbnz x0, .Lloop_167
.Lloop_end_166:
    ldp d8, d9, [sp, #0]
    ldp d10, d11, [sp, #16]
    ldp d12, d13, [sp, #32]
    ldp d14, d15, [sp, #48]
    add sp, sp, #64
    ret
    .size nnp_pooling_average_around__aarch64_neon, . - nnp_pooling_average_around__aarch64_neon

.section .rodata
    .p2align 4
.Lconstants_nnp_pooling_average_around_streamed__aarch64_neon:
    .long 0xff7fffff, 0x00000000, 0x00000000, 0x00000000

    .text
    .p2align 4
    .globl nnp_pooling_average_around_streamed__aarch64_neon
    .type nnp_pooling_average_around_streamed__aarch64_neon, %function
nnp_pooling_average_around_streamed__aarch64_neon:
    sub sp, sp, #64
    stp d8, d9, [sp, #0]
    stp d10, d11, [sp, #16]
    stp d12, d13, [sp, #32]
    stp d14, d15, [sp, #48]
    movi v8.4s, #0
    add x6, x3, #240
    mov x7, x1
    mov x8, x1
    ldp q0, q1, [x1, #-16]
    add x6, x6, #2, lsl #12
    sub x7, x7, x2, lsl #2
    add x8, x8, x2, lsl #2
    ldp q2, q3, [x6]
    ldp q4, q5, [x7, #-16]
    ldp q6, q7, [x8, #-16]
    fcmgt v16.4s, v8.4s, v2.4s
    fcmgt v2.4s, v2.4s, v8.4s
    fcmgt v9.4s, v8.4s, v3.4s
    fcmgt v3.4s, v3.4s, v8.4s
    bsl v16.16b, v8.16b, v4.16b
    bsl v2.16b, v8.16b, v6.16b
    bsl v9.16b, v8.16b, v5.16b
    bsl v3.16b, v8.16b, v7.16b
    fadd v16.4s, v16.4s, v2.4s
    fadd v9.4s, v9.4s, v3.4s
    fadd v16.4s, v16.4s, v0.4s
    fadd v9.4s, v9.4s, v1.4s
    cbz x0, .Lloop_end_168
.Lloop_169:
    add x3, x3, #272
    add x7, x7, #16
    add x8, x8, #16
    ext v15.16b, v16.16b, v9.16b, #12
    add x3, x3, #2, lsl #12
    ld1 {v20.4s, v21.4s, v22.4s, v23.4s}, [x7]
    ld1 {v16.4s, v17.4s, v18.4s, v19.4s}, [x8]
    add x2, x1, x5, lsl #2
    add x1, x1, #16
    sub x0, x0, #1
    add x7, x7, #48
    add x8, x8, #48
    ld1 {v0.4s, v1.4s, v2.4s, v3.4s}, [x3]
    ld1 {v28.4s, v29.4s, v30.4s, v31.4s}, [x1]
    sub x3, x3, #272
    add x1, x1, #48
    sub x3, x3, #2, lsl #12
    ld1 {v4.4s, v5.4s, v6.4s, v7.4s}, [x3]
    add x3, x3, #512
    adrp x6, .Lconstants_nnp_pooling_average_around_streamed__aarch64_neon
    ldr q10, [x6, :lo12:.Lconstants_nnp_pooling_average_around_streamed__aarch64_neon]
    add x3, x3, #4, lsl #12
    prfm pldl1keep, [x2]
    fcmgt v11.4s, v8.4s, v0.4s
    fcmgt v0.4s, v0.4s, v8.4s
    ld1 {v24.4s, v25.4s, v26.4s, v27.4s}, [x3]
    add x3, x3, #256
    add x3, x3, #2, lsl #12
    bsl v11.16b, v8.16b, v20.16b
    fcmgt v20.4s, v8.4s, v1.4s
    fcmgt v12.4s, v1.4s, v8.4s
    bsl v0.16b, v8.16b, v16.16b
    fcmgt v16.4s, v8.4s, v2.4s
    fcmgt v13.4s, v2.4s, v8.4s
    bsl v20.16b, v8.16b, v21.16b
    fcmgt v21.4s, v8.4s, v3.4s
    fcmgt v14.4s, v3.4s, v8.4s
    bsl v12.16b, v8.16b, v17.16b
    bsl v16.16b, v8.16b, v22.16b
    bsl v13.16b, v8.16b, v18.16b
    bsl v21.16b, v8.16b, v23.16b
    fadd v11.4s, v11.4s, v0.4s
    ld1 {v0.4s, v1.4s, v2.4s, v3.4s}, [x3]
    sub x3, x3, #704
    bsl v14.16b, v8.16b, v19.16b
    fadd v20.4s, v20.4s, v12.4s
    sub x3, x3, #6, lsl #12
    fadd v16.4s, v16.4s, v13.4s
    fcmgt v19.4s, v8.4s, v4.4s
    fadd v11.4s, v11.4s, v28.4s
    fcmgt v22.4s, v4.4s, v8.4s
    fadd v21.4s, v21.4s, v14.4s
    fadd v20.4s, v20.4s, v29.4s
    fadd v16.4s, v16.4s, v30.4s
    fcmgt v23.4s, v8.4s, v5.4s
    fcmgt v30.4s, v5.4s, v8.4s
    fcmgt v28.4s, v8.4s, v6.4s
    fadd v21.4s, v21.4s, v31.4s
    fcmgt v31.4s, v6.4s, v8.4s
    fcmgt v29.4s, v8.4s, v7.4s
    fcmgt v12.4s, v7.4s, v8.4s
    ext v4.16b, v9.16b, v11.16b, #4
    ext v5.16b, v9.16b, v11.16b, #12
    ext v6.16b, v11.16b, v20.16b, #4
    ext v7.16b, v11.16b, v20.16b, #12
    ext v17.16b, v20.16b, v16.16b, #4
    bsl v19.16b, v8.16b, v15.16b
    ext v18.16b, v20.16b, v16.16b, #12
    bsl v22.16b, v8.16b, v4.16b
    ext v4.16b, v16.16b, v21.16b, #4
    bsl v23.16b, v8.16b, v5.16b
    bsl v30.16b, v8.16b, v6.16b
    bsl v28.16b, v8.16b, v7.16b
    bsl v31.16b, v8.16b, v17.16b
    bsl v29.16b, v8.16b, v18.16b
    bsl v12.16b, v8.16b, v4.16b
    fadd v19.4s, v19.4s, v22.4s
    fadd v23.4s, v23.4s, v30.4s
    dup v30.4s, v10.s[0]
    fadd v28.4s, v28.4s, v31.4s
    dup v31.4s, v10.s[0]
    fadd v29.4s, v29.4s, v12.4s
    fadd v19.4s, v19.4s, v9.4s
    fadd v23.4s, v23.4s, v11.4s
    dup v11.4s, v10.s[0]
    fadd v28.4s, v28.4s, v20.4s
    dup v22.4s, v10.s[0]
    fadd v29.4s, v29.4s, v16.4s
    fmul v9.4s, v19.4s, v0.4s
    fmul v10.4s, v23.4s, v1.4s
    fmul v12.4s, v28.4s, v2.4s
    mov v4.16b, v23.16b
    fmul v23.4s, v29.4s, v3.4s
    mov v5.16b, v28.16b
    mov v6.16b, v29.16b
    fmls v19.4s, v9.4s, v24.4s
    fmls v4.4s, v10.4s, v25.4s
    fmls v5.4s, v12.4s, v26.4s
    fmls v6.4s, v23.4s, v27.4s
    mov v7.16b, v9.16b
    mov v17.16b, v10.16b
    mov v18.16b, v12.16b
    mov v20.16b, v23.16b
    fmla v7.4s, v19.4s, v0.4s
    fmla v17.4s, v4.4s, v1.4s
    fmla v18.4s, v5.4s, v2.4s
    fmla v20.4s, v6.4s, v3.4s
    fcmgt v0.4s, v19.4s, v30.4s
    fcmgt v1.4s, v4.4s, v31.4s
    fcmgt v2.4s, v5.4s, v11.4s
    fcmgt v3.4s, v6.4s, v22.4s
    bsl v0.16b, v7.16b, v9.16b
    mov v9.16b, v21.16b
    bsl v1.16b, v17.16b, v10.16b
    bsl v2.16b, v18.16b, v12.16b
    bsl v3.16b, v20.16b, v23.16b
    str q0, [x4]
    str q1, [x4, #16]
    str q2, [x4, #32]
    str q3, [x4, #48]
    add x4, x4, #64
    cbnz x0, .Lloop_169
.Lloop_end_168:
    ldp d8, d9, [sp, #0]
    ldp d10, d11, [sp, #16]
    ldp d12, d13, [sp, #32]
    ldp d14, d15, [sp, #48]
    add sp, sp, #64
    ret
    .size nnp_pooling_average_around_streamed__aarch64_neon, . - nnp_pooling_average_around_streamed__aarch64_neon

.section .rodata
    .p2align 4
.Lconstants_nnp_pooling_average_of_2x2__aarch64_neon:
    .long 0xff7fffff, 0x00000000, 0x00000000, 0x00000000

    .text
    .p2align 4
    .globl nnp_pooling_average_of_2x2__aarch64_neon
    .type nnp_pooling_average_of_2x2__aarch64_neon, %function
nnp_pooling_average_of_2x2__aarch64_neon:
    cbz x0, .Lloop_end_170
.Lloop_171:
    ldr x4, [x1, #24]
    ldr x5, [x1]
    ldr x6, [x1, #8]
    cbz x4, .Lloop_end_172
.Lloop_173:
    ldr x7, [x2, #8]
    mov x8, x5
    ldr x9, [x1, #32]
    add x8, x8, #2, lsl #12
    cbz x7, .Lloop_end_174
.Lloop_175:
    ld1 {v0.4s, v1.4s, v2.4s, v3.4s}, [x5], #64
    ld1 {v4.4s, v5.4s, v6.4s, v7.4s}, [x6], #64
    sub x7, x7, #1
    ldr q16, [x9, #8256]
    ldr q17, [x9]
    adrp x10, .Lconstants_nnp_pooling_average_of_2x2__aarch64_neon
    ldr q18, [x10, :lo12:.Lconstants_nnp_pooling_average_of_2x2__aarch64_neon]
    prfm pldl1keep, [x8]
    fadd v0.4s, v0.4s, v4.4s
    fadd v1.4s, v1.4s, v5.4s
    prfm pldl1keep, [x8, #64]
    add x8, x8, #128
    fadd v2.4s, v2.4s, v6.4s
    fadd v3.4s, v3.4s, v7.4s
    uzp1 v4.4s, v0.4s, v1.4s
    uzp2 v0.4s, v0.4s, v1.4s
    dup v1.4s, v18.s[0]
    uzp1 v5.4s, v2.4s, v3.4s
    fadd v4.4s, v4.4s, v0.4s
    uzp2 v0.4s, v2.4s, v3.4s
    dup v2.4s, v18.s[0]
    fadd v5.4s, v5.4s, v0.4s
    fmul v0.4s, v4.4s, v16.4s
    fmls v4.4s, v0.4s, v17.4s
    mov v3.16b, v0.16b
    fmla v3.4s, v4.4s, v16.4s
    fcmgt v1.4s, v4.4s, v1.4s
    bsl v1.16b, v3.16b, v0.16b
    str q1, [x3]
    ldr q0, [x9, #8272]
    ldr q1, [x9, #16]
    add x9, x9, #32
    fmul v3.4s, v5.4s, v0.4s
    fmls v5.4s, v3.4s, v1.4s
    mov v1.16b, v3.16b
    fmla v1.4s, v5.4s, v0.4s
    fcmgt v0.4s, v5.4s, v2.4s
    bsl v0.16b, v1.16b, v3.16b
    str q0, [x3, #16]
    add x3, x3, #32
    cbnz x7, .Lloop_175
.Lloop_end_174:
    ldr x7, [x2]
    ldr x8, [x2, #16]
    sub x4, x4, #1
    ldr x9, [x2, #24]
    ldr x10, [x2, #32]
    sub x7, x7, x8
    sub x8, x9, x10
    add x3, x3, x7, lsl #2
    add x5, x5, x8, lsl #2
    add x6, x6, x8, lsl #2
    cbnz x4, .Lloop_173
.Lloop_end_172:
    sub x0, x0, #1
    add x1, x1, #40
    cbnz x0, .Lloop_171
.Lloop_end_170:
    ret
    .size nnp_pooling_average_of_2x2__aarch64_neon, . - nnp_pooling_average_of_2x2__aarch64_neon

.section .rodata
    .p2align 4
.Lconstants_nnp_pooling_average_of_3x3__aarch64_neon:
    .long 0xff7fffff, 0x00000000, 0x00000000, 0x00000000

    .text
    .p2align 4
    .globl nnp_pooling_average_of_3x3__aarch64_neon
    .type nnp_pooling_average_of_3x3__aarch64_neon, %function
nnp_pooling_average_of_3x3__aarch64_neon:
    cbz x0, .Lloop_end_176
.Lloop_177:
    ldr x4, [x1, #24]
    ldr x5, [x1]
    ldr x6, [x1, #8]
    ldr x7, [x1, #16]
    cbz x4, .Lloop_end_178
.Lloop_179:
    ldr x8, [x2, #8]
    mov x9, x5
    ldr x10, [x1, #32]
    add x9, x9, #2, lsl #12
    cbz x8, .Lloop_end_180
.Lloop_181:
    ldp q0, q1, [x5]
    ldp q2, q3, [x6]
    sub x8, x8, #1
    ldr q4, [x5, #32]
    ldr q5, [x6, #32]
    ldp q6, q7, [x7]
    ldr q16, [x7, #32]
    ldr q17, [x10, #8256]
    fadd v0.4s, v0.4s, v2.4s
    fadd v1.4s, v1.4s, v3.4s
    ldr q2, [x10]
    adrp x11, .Lconstants_nnp_pooling_average_of_3x3__aarch64_neon
    ldr q3, [x11, :lo12:.Lconstants_nnp_pooling_average_of_3x3__aarch64_neon]
    prfm pldl1keep, [x9]
    prfm pldl1keep, [x9, #64]
    fadd v4.4s, v4.4s, v5.4s
    prfm pldl1keep, [x9, #128]
    prfm pldl1keep, [x9, #192]
    fadd v0.4s, v0.4s, v6.4s
    fadd v1.4s, v1.4s, v7.4s
    prfm pldl1keep, [x9, #256]
    add x9, x9, #288
    fadd v4.4s, v4.4s, v16.4s
    dup v5.4s, v3.s[0]
    ext v6.16b, v0.16b, v1.16b, #12
    dup v16.4s, v3.s[0]
    ext v1.16b, v1.16b, v4.16b, #8
    ext v3.16b, v4.16b, v4.16b, #4
    zip1 v4.4s, v0.4s, v6.4s
    zip2 v0.4s, v0.4s, v6.4s
    zip1 v6.4s, v1.4s, v3.4s
    zip2 v1.4s, v1.4s, v3.4s
    ext v3.16b, v4.16b, v4.16b, #8
    ext v0.16b, v0.16b, v0.16b, #8
    ext v7.16b, v6.16b, v6.16b, #8
    ext v3.16b, v3.16b, v6.16b, #8
    ext v0.16b, v0.16b, v1.16b, #8
    ext v1.16b, v4.16b, v7.16b, #8
    fadd v3.4s, v3.4s, v1.4s
    fadd v3.4s, v3.4s, v0.4s
    fmul v0.4s, v3.4s, v17.4s
    fmls v3.4s, v0.4s, v2.4s
    mov v1.16b, v0.16b
    fmla v1.4s, v3.4s, v17.4s
    fcmgt v2.4s, v3.4s, v5.4s
    bsl v2.16b, v1.16b, v0.16b
    str q2, [x3]
    ldp q0, q1, [x5, #48]
    ldp q2, q3, [x6, #48]
    ldr q4, [x5, #80]
    ldr q5, [x6, #80]
    add x5, x5, #96
    add x6, x6, #96
    ldp q6, q7, [x7, #48]
    ldr q17, [x7, #80]
    add x7, x7, #96
    ldr q18, [x10, #8272]
    fadd v0.4s, v0.4s, v2.4s
    fadd v1.4s, v1.4s, v3.4s
    ldr q2, [x10, #16]
    add x10, x10, #32
    fadd v4.4s, v4.4s, v5.4s
    fadd v0.4s, v0.4s, v6.4s
    fadd v1.4s, v1.4s, v7.4s
    fadd v4.4s, v4.4s, v17.4s
    ext v3.16b, v0.16b, v1.16b, #12
    ext v1.16b, v1.16b, v4.16b, #8
    ext v4.16b, v4.16b, v4.16b, #4
    zip1 v5.4s, v0.4s, v3.4s
    zip2 v0.4s, v0.4s, v3.4s
    zip1 v3.4s, v1.4s, v4.4s
    zip2 v1.4s, v1.4s, v4.4s
    ext v4.16b, v5.16b, v5.16b, #8
    ext v0.16b, v0.16b, v0.16b, #8
    ext v6.16b, v3.16b, v3.16b, #8
    ext v3.16b, v4.16b, v3.16b, #8
    ext v0.16b, v0.16b, v1.16b, #8
    ext v1.16b, v5.16b, v6.16b, #8
    fadd v3.4s, v3.4s, v1.4s
    fadd v3.4s, v3.4s, v0.4s
    fmul v0.4s, v3.4s, v18.4s
    fmls v3.4s, v0.4s, v2.4s
    mov v1.16b, v0.16b
    fmla v1.4s, v3.4s, v18.4s
    fcmgt v2.4s, v3.4s, v16.4s
    bsl v2.16b, v1.16b, v0.16b
    str q2, [x3, #16]
    add x3, x3, #32
    cbnz x8, .Lloop_181
.Lloop_end_180:
    ldr x8, [x2]
    ldr x9, [x2, #16]
    sub x4, x4, #1
    ldr x10, [x2, #24]
    ldr x11, [x2, #32]
    sub x8, x8, x9
    sub x9, x10, x11
    add x3, x3, x8, lsl #2
    add x5, x5, x9, lsl #2
    add x6, x6, x9, lsl #2
    add x7, x7, x9, lsl #2
    cbnz x4, .Lloop_179
.Lloop_end_178:
    sub x0, x0, #1
    add x1, x1, #40
    cbnz x0, .Lloop_177
.Lloop_end_176:
    ret
    .size nnp_pooling_average_of_3x3__aarch64_neon, . - nnp_pooling_average_of_3x3__aarch64_neon

.section .rodata
    .p2align 4
.Lconstants_nnp_pooling_average_of_3x3_by_2__aarch64_neon:
    .long 0xff7fffff, 0x00000000, 0x00000000, 0x00000000

    .text
    .p2align 4
    .globl nnp_pooling_average_of_3x3_by_2__aarch64_neon
    .type nnp_pooling_average_of_3x3_by_2__aarch64_neon, %function
nnp_pooling_average_of_3x3_by_2__aarch64_neon:
    movi v22.4s, #0
    cbz x0, .Lloop_end_182
.Lloop_183:
    ldr x4, [x1, #24]
    ldr x5, [x1]
    ldr x6, [x1, #8]
    ldr x7, [x1, #16]
    cbz x4, .Lloop_end_184
.Lloop_185:
    ldr x8, [x2, #8]
    mov x9, x5
    ldr x10, [x2, #40]
    ldr x11, [x1, #32]
    add x9, x9, #2, lsl #12
    cbz x8, .Lloop_end_186
.Lloop_187:
    ld1 {v0.4s, v1.4s, v2.4s, v3.4s}, [x5]
    ld1 {v16.4s, v17.4s, v18.4s, v19.4s}, [x6]
    sub x8, x8, #1
    add x5, x5, #56
    add x6, x6, #56
    ld1 {v4.4s, v5.4s, v6.4s, v7.4s}, [x7]
    ldp q20, q21, [x10]
    add x7, x7, #56
    add x10, x10, #28
    fadd v0.4s, v0.4s, v16.4s
    fadd v1.4s, v1.4s, v17.4s
    ldr q16, [x11, #8256]
    fadd v2.4s, v2.4s, v18.4s
    fadd v3.4s, v3.4s, v19.4s
    ldr q17, [x11]
    adrp x12, .Lconstants_nnp_pooling_average_of_3x3_by_2__aarch64_neon
    ldr q18, [x12, :lo12:.Lconstants_nnp_pooling_average_of_3x3_by_2__aarch64_neon]
    prfm pldl1keep, [x9]
    fcmgt v19.4s, v22.4s, v20.4s
    fcmgt v20.4s, v20.4s, v22.4s
    prfm pldl1keep, [x9, #64]
    add x9, x9, #112
    fadd v0.4s, v0.4s, v4.4s
    fadd v1.4s, v1.4s, v5.4s
    fadd v2.4s, v2.4s, v6.4s
    fadd v3.4s, v3.4s, v7.4s
    fcmgt v4.4s, v22.4s, v21.4s
    fcmgt v5.4s, v21.4s, v22.4s
    uzp1 v6.4s, v0.4s, v1.4s
    uzp2 v0.4s, v0.4s, v1.4s
    uzp1 v1.4s, v2.4s, v3.4s
    dup v7.4s, v18.s[0]
    bsl v19.16b, v22.16b, v6.16b
    uzp2 v2.4s, v2.4s, v3.4s
    ext v3.16b, v6.16b, v1.16b, #4
    ext v6.16b, v1.16b, v1.16b, #4
    bsl v4.16b, v22.16b, v1.16b
    dup v1.4s, v18.s[0]
    bsl v20.16b, v22.16b, v3.16b
    bsl v5.16b, v22.16b, v6.16b
    fadd v19.4s, v19.4s, v20.4s
    fadd v4.4s, v4.4s, v5.4s
    fadd v19.4s, v19.4s, v0.4s
    fadd v4.4s, v4.4s, v2.4s
    fmul v0.4s, v19.4s, v16.4s
    fmls v19.4s, v0.4s, v17.4s
    mov v2.16b, v0.16b
    fmla v2.4s, v19.4s, v16.4s
    fcmgt v3.4s, v19.4s, v7.4s
    bsl v3.16b, v2.16b, v0.16b
    str q3, [x3]
    ldr q0, [x11, #8272]
    ldr q2, [x11, #16]
    add x11, x11, #28
    fmul v3.4s, v4.4s, v0.4s
    fmls v4.4s, v3.4s, v2.4s
    mov v2.16b, v3.16b
    fmla v2.4s, v4.4s, v0.4s
    fcmgt v0.4s, v4.4s, v1.4s
    bsl v0.16b, v2.16b, v3.16b
    str q0, [x3, #16]
    add x3, x3, #28
    cbnz x8, .Lloop_187
.Lloop_end_186:
    ldr x8, [x2]
    ldr x9, [x2, #16]
    sub x4, x4, #1
    ldr x10, [x2, #24]
    ldr x11, [x2, #32]
    sub x8, x8, x9
    sub x9, x10, x11
    add x3, x3, x8, lsl #2
    add x5, x5, x9, lsl #2
    add x6, x6, x9, lsl #2
    add x7, x7, x9, lsl #2
    cbnz x4, .Lloop_185
.Lloop_end_184:
    sub x0, x0, #1
    add x1, x1, #40
    cbnz x0, .Lloop_183
.Lloop_end_182:
    ret
    .size nnp_pooling_average_of_3x3_by_2__aarch64_neon, . - nnp_pooling_average_of_3x3_by_2__aarch64_neon

    .text
    .p2align 4
    .globl nnp_pooling_maximum__aarch64_neon
    .type nnp_pooling_maximum__aarch64_neon, %function
nnp_pooling_maximum__aarch64_neon:
    mov x7, x0
    mov x8, x1
    sub x0, x4, #1
    mov x9, x2
    mov x10, x3
    cmp x0, #2
    bne .Lotherwise_188
    cbz x7, .Lloop_end_189
.Lloop_190:
    ubfx x0, x8, #0, #4
    lsr x1, x8, #4
    add x0, x0, #3
    cbz x1, .Lloop_end_191
.Lloop_192:
    ld1 {v0.4s, v1.4s, v2.4s, v3.4s}, [x9]
    add x9, x9, #4
    sub x1, x1, #1
    ld1 {v16.4s, v17.4s, v18.4s, v19.4s}, [x9]
    add x9, x9, #4
    ld1 {v4.4s, v5.4s, v6.4s, v7.4s}, [x9]
    add x9, x9, #56
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
    cbnz x1, .Lloop_192
.Lloop_end_191:
    lsr x0, x0, #2
    cbz x0, .Lloop_end_193
.Lloop_194:
    ldr q0, [x9]
    ldr q1, [x9, #4]
    sub x0, x0, #1
    ldr q2, [x9, #8]
    add x9, x9, #16
    fmax v0.4s, v0.4s, v1.4s
    fmax v0.4s, v0.4s, v2.4s
    str q0, [x5]
    add x5, x5, #16
    cbnz x0, .Lloop_194
.Lloop_end_193:
    add x0, x8, #3
    sub x7, x7, #1
    lsr x0, x0, #2
    lsl x0, x0, #2
    sub x1, x6, x0
    sub x0, x10, x0
    add x5, x5, x1, lsl #2
    add x9, x9, x0, lsl #2
    cbnz x7, .Lloop_190
.Lloop_end_189:
    b .Lend_195
.Lotherwise_188:
    cbz x7, .Lloop_end_196
.Lloop_197:
    ubfx x1, x8, #0, #4
    lsr x2, x8, #4
    add x1, x1, #3
    cbz x2, .Lloop_end_198
.Lloop_199:
    mov x3, x9
    mov x4, x0
    ld1 {v0.4s, v1.4s, v2.4s, v3.4s}, [x3]
    cbz x4, .Lloop_end_200
.Lloop_201:
    add x3, x3, #4
    sub x4, x4, #1
    ld1 {v4.4s, v5.4s, v6.4s, v7.4s}, [x3]
    fmax v0.4s, v0.4s, v4.4s
    fmax v1.4s, v1.4s, v5.4s
    fmax v2.4s, v2.4s, v6.4s
    fmax v3.4s, v3.4s, v7.4s
    cbnz x4, .Lloop_201
.Lloop_end_200:
    sub x2, x2, #1
    str q0, [x5]
    str q1, [x5, #16]
    add x9, x9, #64
    str q2, [x5, #32]
    str q3, [x5, #48]
    add x5, x5, #64
    cbnz x2, .Lloop_199
.Lloop_end_198:
    lsr x1, x1, #2
    cbz x1, .Lloop_end_202
.Lloop_203:
    mov x2, x9
    mov x3, x0
    ldr q0, [x2]
    cbz x3, .Lloop_end_204
.Lloop_205:
    ldr q1, [x2, #4]
    sub x3, x3, #1
    add x2, x2, #4
    fmax v0.4s, v0.4s, v1.4s
    cbnz x3, .Lloop_205
.Lloop_end_204:
    sub x1, x1, #1
    str q0, [x5]
    add x9, x9, #16
    add x5, x5, #16
    cbnz x1, .Lloop_203
.Lloop_end_202:
    add x1, x8, #3
    sub x7, x7, #1
    lsr x1, x1, #2
    lsl x1, x1, #2
    sub x2, x6, x1
    sub x1, x10, x1
    add x5, x5, x2, lsl #2
    add x9, x9, x1, lsl #2
    cbnz x7, .Lloop_197
.Lloop_end_196:
.Lend_195:
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
    bne .Lotherwise_206
    cbz x7, .Lloop_end_207
.Lloop_208:
    ubfx x0, x8, #0, #4
    lsr x1, x8, #4
    add x0, x0, #3
    cbz x1, .Lloop_end_209
.Lloop_210:
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
    cbnz x1, .Lloop_210
.Lloop_end_209:
    lsr x0, x0, #2
    cbz x0, .Lloop_end_211
.Lloop_212:
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
    cbnz x0, .Lloop_212
.Lloop_end_211:
    add x0, x8, #3
    sub x7, x7, #1
    lsr x0, x0, #2
    lsl x0, x0, #2
    lsl x1, x0, #1
    sub x0, x6, x0
    sub x1, x10, x1
    add x5, x5, x0, lsl #2
    add x9, x9, x1, lsl #2
    cbnz x7, .Lloop_208
.Lloop_end_207:
    b .Lend_213
.Lotherwise_206:
    cbz x7, .Lloop_end_214
.Lloop_215:
    ubfx x1, x8, #0, #4
    lsr x2, x8, #4
    add x1, x1, #3
    cbz x2, .Lloop_end_216
.Lloop_217:
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
    beq .Lotherwise_218
    fmax v16.4s, v16.4s, v4.4s
    fmax v17.4s, v17.4s, v5.4s
    add x3, x3, #4
    fmax v18.4s, v18.4s, v0.4s
    fmax v19.4s, v19.4s, v1.4s
.Lotherwise_218:
    lsr x4, x0, #1
    cbz x4, .Lloop_end_219
.Lloop_220:
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
    cbnz x4, .Lloop_220
.Lloop_end_219:
    sub x2, x2, #1
    str q16, [x5]
    str q17, [x5, #16]
    add x9, x9, #128
    str q18, [x5, #32]
    str q19, [x5, #48]
    add x5, x5, #64
    cbnz x2, .Lloop_217
.Lloop_end_216:
    lsr x1, x1, #2
    cbz x1, .Lloop_end_221
.Lloop_222:
    mov x2, x9
    ldp q0, q1, [x2]
    add x2, x2, #4
    uzp1 v2.4s, v0.4s, v1.4s
    uzp2 v0.4s, v0.4s, v1.4s
    tst x0, #1
    beq .Lotherwise_223
    fmax v2.4s, v2.4s, v0.4s
    add x2, x2, #4
.Lotherwise_223:
    lsr x3, x0, #1
    cbz x3, .Lloop_end_224
.Lloop_225:
    ldp q0, q1, [x2]
    sub x3, x3, #1
    add x2, x2, #8
    uzp1 v3.4s, v0.4s, v1.4s
    uzp2 v0.4s, v0.4s, v1.4s
    fmax v2.4s, v2.4s, v3.4s
    fmax v2.4s, v2.4s, v0.4s
    cbnz x3, .Lloop_225
.Lloop_end_224:
    sub x1, x1, #1
    str q2, [x5]
    add x9, x9, #32
    add x5, x5, #16
    cbnz x1, .Lloop_222
.Lloop_end_221:
    add x1, x8, #3
    sub x7, x7, #1
    lsr x1, x1, #2
    lsl x1, x1, #2
    lsl x2, x1, #1
    sub x1, x6, x1
    sub x2, x10, x2
    add x5, x5, x1, lsl #2
    add x9, x9, x2, lsl #2
    cbnz x7, .Lloop_215
.Lloop_end_214:
.Lend_213:
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
    sub x11, x4, #1
    mov x4, x2
    mov x10, x3
    cmp x11, #2
    bne .Lotherwise_226
    cbz x8, .Lloop_end_227
.Lloop_228:
    ubfx x0, x9, #0, #4
    lsr x1, x9, #4
    add x0, x0, #3
    cbz x1, .Lloop_end_229
.Lloop_230:
    ld1 {v0.4s, v1.4s, v2.4s, v3.4s}, [x4]
    add x4, x4, #4
    ld1 {v24.4s, v25.4s, v26.4s, v27.4s}, [x5]
    add x5, x5, #64
    add x5, x5, #2, lsl #12
    sub x1, x1, #1
    ld1 {v20.4s, v21.4s, v22.4s, v23.4s}, [x4]
    add x4, x4, #4
    ld1 {v4.4s, v5.4s, v6.4s, v7.4s}, [x5]
    sub x5, x5, #2, lsl #12
    ld1 {v16.4s, v17.4s, v18.4s, v19.4s}, [x4]
    adrp x2, .Lconstants_nnp_pooling_average__aarch64_neon
    ldr q28, [x2, :lo12:.Lconstants_nnp_pooling_average__aarch64_neon]
    add x4, x4, #56
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
    cbnz x1, .Lloop_230
.Lloop_end_229:
    lsr x0, x0, #2
    cbz x0, .Lloop_end_231
.Lloop_232:
    ldr q0, [x4]
    ldr q1, [x4, #4]
    sub x0, x0, #1
    ldr q2, [x4, #8]
    ldr q3, [x5, #8256]
    add x4, x4, #16
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
    cbnz x0, .Lloop_232
.Lloop_end_231:
    add x0, x9, #3
    sub x8, x8, #1
    lsr x0, x0, #2
    lsl x0, x0, #2
    sub x1, x7, x0
    sub x2, x7, x0
    sub x0, x10, x0
    add x6, x6, x1, lsl #2
    add x5, x5, x2, lsl #2
    add x4, x4, x0, lsl #2
    cbnz x8, .Lloop_228
.Lloop_end_227:
    b .Lend_233
.Lotherwise_226:
    cbz x8, .Lloop_end_234
.Lloop_235:
    ubfx x0, x9, #0, #4
    lsr x1, x9, #4
    add x0, x0, #3
    cbz x1, .Lloop_end_236
.Lloop_237:
    mov x2, x4
    mov x3, x11
    ld1 {v0.4s, v1.4s, v2.4s, v3.4s}, [x2]
    cbz x3, .Lloop_end_238
.Lloop_239:
    add x2, x2, #4
    sub x3, x3, #1
    ld1 {v4.4s, v5.4s, v6.4s, v7.4s}, [x2]
    fadd v0.4s, v0.4s, v4.4s
    fadd v1.4s, v1.4s, v5.4s
    fadd v2.4s, v2.4s, v6.4s
    fadd v3.4s, v3.4s, v7.4s
    cbnz x3, .Lloop_239
.Lloop_end_238:
    ld1 {v16.4s, v17.4s, v18.4s, v19.4s}, [x5]
    add x5, x5, #64
    adrp x2, .Lconstants_nnp_pooling_average__aarch64_neon
    ldr q20, [x2, :lo12:.Lconstants_nnp_pooling_average__aarch64_neon]
    add x5, x5, #2, lsl #12
    sub x1, x1, #1
    ld1 {v4.4s, v5.4s, v6.4s, v7.4s}, [x5]
    add x4, x4, #64
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
    cbnz x1, .Lloop_237
.Lloop_end_236:
    lsr x0, x0, #2
    cbz x0, .Lloop_end_240
.Lloop_241:
    mov x1, x4
    mov x2, x11
    ldr q0, [x1]
    cbz x2, .Lloop_end_242
.Lloop_243:
    ldr q1, [x1, #4]
    sub x2, x2, #1
    add x1, x1, #4
    fadd v0.4s, v0.4s, v1.4s
    cbnz x2, .Lloop_243
.Lloop_end_242:
    ldr q1, [x5, #8256]
    ldr q2, [x5]
    sub x0, x0, #1
    adrp x1, .Lconstants_nnp_pooling_average__aarch64_neon
    ldr q3, [x1, :lo12:.Lconstants_nnp_pooling_average__aarch64_neon]
    add x4, x4, #16
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
    cbnz x0, .Lloop_241
.Lloop_end_240:
    add x0, x9, #3
    sub x8, x8, #1
    lsr x0, x0, #2
    lsl x0, x0, #2
    sub x1, x7, x0
    sub x2, x7, x0
    sub x0, x10, x0
    add x6, x6, x1, lsl #2
    add x5, x5, x2, lsl #2
    add x4, x4, x0, lsl #2
    cbnz x8, .Lloop_235
.Lloop_end_234:
.Lend_233:
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
    sub x11, x4, #1
    mov x4, x2
    mov x10, x3
    cmp x11, #2
    bne .Lotherwise_244
    cbz x8, .Lloop_end_245
.Lloop_246:
    ubfx x0, x9, #0, #4
    lsr x1, x9, #4
    add x0, x0, #3
    cbz x1, .Lloop_end_247
.Lloop_248:
    ld1 {v0.4s, v1.4s, v2.4s, v3.4s}, [x4]
    add x4, x4, #8
    ld1 {v24.4s, v25.4s, v26.4s, v27.4s}, [x5]
    add x5, x5, #64
    add x5, x5, #2, lsl #12
    sub x1, x1, #1
    ld1 {v20.4s, v21.4s, v22.4s, v23.4s}, [x4]
    add x4, x4, #56
    ld1 {v4.4s, v5.4s, v6.4s, v7.4s}, [x5]
    sub x5, x5, #2, lsl #12
    uzp1 v29.4s, v0.4s, v1.4s
    uzp2 v16.4s, v0.4s, v1.4s
    uzp1 v30.4s, v2.4s, v3.4s
    uzp2 v28.4s, v2.4s, v3.4s
    ld1 {v0.4s, v1.4s, v2.4s, v3.4s}, [x4]
    add x4, x4, #8
    fadd v29.4s, v29.4s, v16.4s
    adrp x2, .Lconstants_nnp_pooling_average_by_2__aarch64_neon
    ldr q31, [x2, :lo12:.Lconstants_nnp_pooling_average_by_2__aarch64_neon]
    ld1 {v16.4s, v17.4s, v18.4s, v19.4s}, [x4]
    fadd v30.4s, v30.4s, v28.4s
    add x4, x4, #56
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
    cbnz x1, .Lloop_248
.Lloop_end_247:
    lsr x0, x0, #2
    cbz x0, .Lloop_end_249
.Lloop_250:
    ldp q0, q1, [x4]
    add x1, x4, #8
    ldr q2, [x5, #8256]
    sub x0, x0, #1
    ldp q3, q4, [x1]
    add x4, x4, #32
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
    cbnz x0, .Lloop_250
.Lloop_end_249:
    add x0, x9, #3
    sub x8, x8, #1
    lsr x0, x0, #2
    lsl x0, x0, #2
    lsl x1, x0, #1
    sub x2, x7, x0
    sub x0, x7, x0
    sub x1, x10, x1
    add x6, x6, x2, lsl #2
    add x5, x5, x0, lsl #2
    add x4, x4, x1, lsl #2
    cbnz x8, .Lloop_246
.Lloop_end_245:
    b .Lend_251
.Lotherwise_244:
    cbz x8, .Lloop_end_252
.Lloop_253:
    ubfx x0, x9, #0, #4
    lsr x1, x9, #4
    add x0, x0, #3
    cbz x1, .Lloop_end_254
.Lloop_255:
    mov x2, x4
    ld1 {v4.4s, v5.4s, v6.4s, v7.4s}, [x2], #64
    ld1 {v0.4s, v1.4s, v2.4s, v3.4s}, [x2]
    sub x2, x2, #60
    uzp1 v19.4s, v4.4s, v5.4s
    uzp2 v4.4s, v4.4s, v5.4s
    uzp1 v21.4s, v6.4s, v7.4s
    uzp2 v5.4s, v6.4s, v7.4s
    uzp1 v22.4s, v0.4s, v1.4s
    uzp2 v0.4s, v0.4s, v1.4s
    uzp1 v23.4s, v2.4s, v3.4s
    uzp2 v1.4s, v2.4s, v3.4s
    tst x11, #1
    beq .Lotherwise_256
    fadd v19.4s, v19.4s, v4.4s
    fadd v21.4s, v21.4s, v5.4s
    add x2, x2, #4
    fadd v22.4s, v22.4s, v0.4s
    fadd v23.4s, v23.4s, v1.4s
.Lotherwise_256:
    lsr x3, x11, #1
    cbz x3, .Lloop_end_257
.Lloop_258:
    ld1 {v4.4s, v5.4s, v6.4s, v7.4s}, [x2], #64
    sub x3, x3, #1
    ld1 {v0.4s, v1.4s, v2.4s, v3.4s}, [x2]
    sub x2, x2, #56
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
    cbnz x3, .Lloop_258
.Lloop_end_257:
    ld1 {v4.4s, v5.4s, v6.4s, v7.4s}, [x5]
    add x5, x5, #64
    adrp x2, .Lconstants_nnp_pooling_average_by_2__aarch64_neon
    ldr q16, [x2, :lo12:.Lconstants_nnp_pooling_average_by_2__aarch64_neon]
    add x5, x5, #2, lsl #12
    sub x1, x1, #1
    ld1 {v0.4s, v1.4s, v2.4s, v3.4s}, [x5]
    add x4, x4, #128
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
    cbnz x1, .Lloop_255
.Lloop_end_254:
    lsr x0, x0, #2
    cbz x0, .Lloop_end_259
.Lloop_260:
    mov x1, x4
    ldp q0, q1, [x1]
    add x1, x1, #4
    uzp1 v2.4s, v0.4s, v1.4s
    uzp2 v0.4s, v0.4s, v1.4s
    tst x11, #1
    beq .Lotherwise_261
    fadd v2.4s, v2.4s, v0.4s
    add x1, x1, #4
.Lotherwise_261:
    lsr x2, x11, #1
    cbz x2, .Lloop_end_262
.Lloop_263:
    ldp q0, q1, [x1]
    sub x2, x2, #1
    add x1, x1, #8
    uzp1 v3.4s, v0.4s, v1.4s
    uzp2 v0.4s, v0.4s, v1.4s
    fadd v2.4s, v2.4s, v3.4s
    fadd v2.4s, v2.4s, v0.4s
    cbnz x2, .Lloop_263
.Lloop_end_262:
    ldr q0, [x5, #8256]
    ldr q1, [x5]
    sub x0, x0, #1
    adrp x1, .Lconstants_nnp_pooling_average_by_2__aarch64_neon
    ldr q3, [x1, :lo12:.Lconstants_nnp_pooling_average_by_2__aarch64_neon]
    add x4, x4, #32
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
    cbnz x0, .Lloop_260
.Lloop_end_259:
    add x0, x9, #3
    sub x8, x8, #1
    lsr x0, x0, #2
    lsl x0, x0, #2
    lsl x1, x0, #1
    sub x2, x7, x0
    sub x0, x7, x0
    sub x1, x10, x1
    add x6, x6, x2, lsl #2
    add x5, x5, x0, lsl #2
    add x4, x4, x1, lsl #2
    cbnz x8, .Lloop_253
.Lloop_end_252:
.Lend_251:
    ldr d8, [sp, #0]
    add sp, sp, #16
    ret
    .size nnp_pooling_average_by_2__aarch64_neon, . - nnp_pooling_average_by_2__aarch64_neon

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
    cbz x0, .Lloop_end_264
.Lloop_265:
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
    cbz x11, .Lloop_end_266
.Lloop_267:
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
    cbnz x11, .Lloop_267
.Lloop_end_266:
    cbnz x9, .Lotherwise_268
    b .Lend_269
.Lotherwise_268:
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
.Lend_269:
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
    cbnz x0, .Lloop_265
.Lloop_end_264:
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
    cbz x11, .Lloop_end_270
.Lloop_271:
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
    cbz x2, .Lloop_end_272
.Lloop_273:
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
    cbnz x2, .Lloop_273
.Lloop_end_272:
    cbnz x13, .Lotherwise_274
    b .Lend_275
.Lotherwise_274:
    ubfx x2, x14, #0, #4
    cmp x2, #15
    bne .Lotherwise_276
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
    b .Lend_277
.Lotherwise_276:
    movi v3.4s, #0
    tst x14, #1
    beq .Lotherwise_278
    ld1 {v3.s}[0], [x8]
    ld1 {v3.s}[1], [x10]
    ld1 {v3.s}[2], [x12]
    ld1 {v3.s}[3], [x7]
.Lotherwise_278:
    movi v2.4s, #0
    tst x14, #2
    beq .Lotherwise_279
    add x2, x8, #4
    add x3, x10, #4
    add x4, x12, #4
    ld1 {v2.s}[0], [x2]
    add x2, x7, #4
    ld1 {v2.s}[1], [x3]
    ld1 {v2.s}[2], [x4]
    ld1 {v2.s}[3], [x2]
.Lotherwise_279:
    movi v4.4s, #0
    tst x14, #4
    beq .Lotherwise_280
    add x2, x8, #8
    add x3, x10, #8
    add x4, x12, #8
    ld1 {v4.s}[0], [x2]
    add x2, x7, #8
    ld1 {v4.s}[1], [x3]
    ld1 {v4.s}[2], [x4]
    ld1 {v4.s}[3], [x2]
.Lotherwise_280:
    movi v0.4s, #0
    tst x14, #8
    beq .Lotherwise_281
    add x2, x8, #12
    add x3, x10, #12
    add x4, x12, #12
    ld1 {v0.s}[0], [x2]
    add x2, x7, #12
    ld1 {v0.s}[1], [x3]
    ld1 {v0.s}[2], [x4]
    ld1 {v0.s}[3], [x2]
.Lotherwise_281:
.Lend_277:
    lsl x2, x13, #2
    fadd v6.4s, v6.4s, v3.4s
    fadd v7.4s, v7.4s, v2.4s
    fadd v16.4s, v16.4s, v4.4s
    fadd v17.4s, v17.4s, v0.4s
    add x5, x5, x2, lsl #2
.Lend_275:
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
    cbnz x11, .Lloop_271
.Lloop_end_270:
    ret
    .size nnp_pooling_average_of_images__aarch64_neon, . - nnp_pooling_average_of_images__aarch64_neon

    .section .note.GNU-stack, "", %progbits
