    .arch armv8-a

    .text
    .p2align 4
    .globl nnp_sgemm_1x8__aarch64_neon
    .type nnp_sgemm_1x8__aarch64_neon, %function
nnp_sgemm_1x8__aarch64_neon:
    mov x6, x3
    movi v0.4s, #0
    movi v1.4s, #0
    lsr x3, x0, #2
    ubfx x0, x0, #0, #2
    cbz x3, .Lloop_end_0
.Lloop_1:
    sub x3, x3, #1
    ldr q2, [x2]
    ldr q3, [x2, #16]
    ldr q4, [x1]
    add x1, x1, #128
    ldr q5, [x2, #32]
    ldr q6, [x2, #48]
    ldr q7, [x2, #64]
    ldr q16, [x2, #80]
    ldr q17, [x2, #96]
    ldr q18, [x2, #112]
    fmla v0.4s, v2.4s, v4.s[0]
    fmla v1.4s, v3.4s, v4.s[0]
    add x2, x2, #128
    fmla v0.4s, v5.4s, v4.s[1]
    fmla v1.4s, v6.4s, v4.s[1]
    fmla v0.4s, v7.4s, v4.s[2]
    fmla v1.4s, v16.4s, v4.s[2]
    fmla v0.4s, v17.4s, v4.s[3]
    fmla v1.4s, v18.4s, v4.s[3]
    cbnz x3, .Lloop_1
.Lloop_end_0:
    cbz x0, .Lloop_end_2
.Lloop_3:
    sub x0, x0, #1
    ldr q2, [x2]
    ldr q3, [x2, #16]
    add x2, x2, #32
    ldr s4, [x1]
    add x1, x1, #4
    fmla v0.4s, v2.4s, v4.s[0]
    fmla v1.4s, v3.4s, v4.s[0]
    cbnz x0, .Lloop_3
.Lloop_end_2:
    mov w0, #8
    mov w1, #1
    ldr x2, [x4, #8]
    ldr x3, [x4, #16]
    mov x5, x2
    cmp x5, x0
    csel x5, x5, x0, ls
    lsl x0, x1, x5
    sub x0, x0, #1
    cbnz x3, .Lotherwise_4
    ubfx x1, x0, #0, #4
    mov x3, x6
    cmp x1, #15
    bne .Lotherwise_5
    ldr q2, [x3]
    b .Lend_6
.Lotherwise_5:
    movi v2.4s, #0
    tst x0, #1
    beq .Lotherwise_7
    ld1 {v2.s}[0], [x3]
.Lotherwise_7:
    tst x0, #2
    beq .Lotherwise_8
    add x1, x3, #4
    ld1 {v2.s}[1], [x1]
.Lotherwise_8:
    tst x0, #4
    beq .Lotherwise_9
    add x1, x3, #8
    ld1 {v2.s}[2], [x1]
.Lotherwise_9:
    tst x0, #8
    beq .Lotherwise_10
    add x1, x3, #12
    ld1 {v2.s}[3], [x1]
.Lotherwise_10:
.Lend_6:
    ubfx x1, x0, #4, #4
    fadd v0.4s, v0.4s, v2.4s
    cmp x1, #15
    bne .Lotherwise_11
    ldr q2, [x3, #16]
    b .Lend_12
.Lotherwise_11:
    movi v2.4s, #0
    tst x0, #16
    beq .Lotherwise_13
    add x1, x3, #16
    ld1 {v2.s}[0], [x1]
.Lotherwise_13:
    tst x0, #32
    beq .Lotherwise_14
    add x1, x3, #20
    ld1 {v2.s}[1], [x1]
.Lotherwise_14:
    tst x0, #64
    beq .Lotherwise_15
    add x1, x3, #24
    ld1 {v2.s}[2], [x1]
.Lotherwise_15:
    tst x0, #128
    beq .Lotherwise_16
    add x1, x3, #28
    ld1 {v2.s}[3], [x1]
.Lotherwise_16:
.Lend_12:
    fadd v1.4s, v1.4s, v2.4s
    b .Lend_17
.Lotherwise_4:
    ldr s2, [x3]
    dup v2.4s, v2.s[0]
    fadd v0.4s, v0.4s, v2.4s
    fadd v1.4s, v1.4s, v2.4s
.Lend_17:
    ldr s2, [x4, #24]
    dup v2.4s, v2.s[0]
    cmp x2, #8
    bne .Lotherwise_18
    mov x0, x6
    fmax v0.4s, v2.4s, v0.4s
    fmax v1.4s, v2.4s, v1.4s
    str q0, [x0]
    str q1, [x0, #16]
    b .Lend_19
.Lotherwise_18:
    ubfx x1, x0, #0, #4
    fmax v0.4s, v2.4s, v0.4s
    cmp x1, #15
    bne .Lotherwise_20
    str q0, [x6]
    b .Lend_21
.Lotherwise_20:
    tst x0, #1
    beq .Lotherwise_22
    st1 {v0.s}[0], [x6]
.Lotherwise_22:
    tst x0, #2
    beq .Lotherwise_23
    add x1, x6, #4
    st1 {v0.s}[1], [x1]
.Lotherwise_23:
    tst x0, #4
    beq .Lotherwise_24
    add x1, x6, #8
    st1 {v0.s}[2], [x1]
.Lotherwise_24:
    tst x0, #8
    beq .Lotherwise_25
    add x1, x6, #12
    st1 {v0.s}[3], [x1]
.Lotherwise_25:
.Lend_21:
    ubfx x1, x0, #4, #4
    fmax v0.4s, v2.4s, v1.4s
    cmp x1, #15
    bne .Lotherwise_26
    str q0, [x6, #16]
    b .Lend_27
.Lotherwise_26:
    tst x0, #16
    beq .Lotherwise_28
    add x1, x6, #16
    st1 {v0.s}[0], [x1]
.Lotherwise_28:
    tst x0, #32
    beq .Lotherwise_29
    add x1, x6, #20
    st1 {v0.s}[1], [x1]
.Lotherwise_29:
    tst x0, #64
    beq .Lotherwise_30
    add x1, x6, #24
    st1 {v0.s}[2], [x1]
.Lotherwise_30:
    tst x0, #128
    beq .Lotherwise_31
    add x0, x6, #28
    st1 {v0.s}[3], [x0]
.Lotherwise_31:
.Lend_27:
.Lend_19:
    ret
    .size nnp_sgemm_1x8__aarch64_neon, . - nnp_sgemm_1x8__aarch64_neon

    .text
    .p2align 4
    .globl nnp_sgemm_2x8__aarch64_neon
    .type nnp_sgemm_2x8__aarch64_neon, %function
nnp_sgemm_2x8__aarch64_neon:
    mov x5, x3
    movi v0.4s, #0
    movi v1.4s, #0
    movi v2.4s, #0
    movi v21.4s, #0
    lsr x3, x0, #2
    ubfx x0, x0, #0, #2
    cbz x3, .Lloop_end_32
.Lloop_33:
    sub x3, x3, #1
    ldr q3, [x2]
    ldr q4, [x2, #16]
    ldr q5, [x1]
    ldr q6, [x1, #16]
    add x1, x1, #128
    ldr q7, [x2, #32]
    ldr q16, [x2, #48]
    ldr q17, [x2, #64]
    ldr q18, [x2, #80]
    ldr q19, [x2, #96]
    ldr q20, [x2, #112]
    fmla v0.4s, v3.4s, v5.s[0]
    fmla v1.4s, v4.4s, v5.s[0]
    fmla v2.4s, v3.4s, v6.s[0]
    fmla v21.4s, v4.4s, v6.s[0]
    add x2, x2, #128
    fmla v0.4s, v7.4s, v5.s[1]
    fmla v1.4s, v16.4s, v5.s[1]
    fmla v2.4s, v7.4s, v6.s[1]
    fmla v21.4s, v16.4s, v6.s[1]
    fmla v0.4s, v17.4s, v5.s[2]
    fmla v1.4s, v18.4s, v5.s[2]
    fmla v2.4s, v17.4s, v6.s[2]
    fmla v21.4s, v18.4s, v6.s[2]
    fmla v0.4s, v19.4s, v5.s[3]
    fmla v1.4s, v20.4s, v5.s[3]
    fmla v2.4s, v19.4s, v6.s[3]
    fmla v21.4s, v20.4s, v6.s[3]
    cbnz x3, .Lloop_33
.Lloop_end_32:
    cbz x0, .Lloop_end_34
.Lloop_35:
    sub x0, x0, #1
    ldr q3, [x2]
    ldr q4, [x2, #16]
    add x2, x2, #32
    ldr s5, [x1]
    ldr s6, [x1, #16]
    add x1, x1, #4
    fmla v0.4s, v3.4s, v5.s[0]
    fmla v1.4s, v4.4s, v5.s[0]
    fmla v2.4s, v3.4s, v6.s[0]
    fmla v21.4s, v4.4s, v6.s[0]
    cbnz x0, .Lloop_35
.Lloop_end_34:
    mov w0, #8
    mov w1, #1
    ldr x7, [x4, #8]
    ldr x2, [x4, #16]
    ldr x6, [x4]
    mov x3, x7
    cmp x3, x0
    csel x3, x3, x0, ls
    lsl x0, x1, x3
    sub x3, x0, #1
    cbnz x2, .Lotherwise_36
    ubfx x0, x3, #0, #4
    mov x1, x5
    cmp x0, #15
    bne .Lotherwise_37
    ldr q3, [x1]
    b .Lend_38
.Lotherwise_37:
    movi v3.4s, #0
    tst x3, #1
    beq .Lotherwise_39
    ld1 {v3.s}[0], [x1]
.Lotherwise_39:
    tst x3, #2
    beq .Lotherwise_40
    add x0, x1, #4
    ld1 {v3.s}[1], [x0]
.Lotherwise_40:
    tst x3, #4
    beq .Lotherwise_41
    add x0, x1, #8
    ld1 {v3.s}[2], [x0]
.Lotherwise_41:
    tst x3, #8
    beq .Lotherwise_42
    add x0, x1, #12
    ld1 {v3.s}[3], [x0]
.Lotherwise_42:
.Lend_38:
    ubfx x0, x3, #4, #4
    fadd v0.4s, v0.4s, v3.4s
    cmp x0, #15
    bne .Lotherwise_43
    ldr q3, [x1, #16]
    b .Lend_44
.Lotherwise_43:
    movi v3.4s, #0
    tst x3, #16
    beq .Lotherwise_45
    add x0, x1, #16
    ld1 {v3.s}[0], [x0]
.Lotherwise_45:
    tst x3, #32
    beq .Lotherwise_46
    add x0, x1, #20
    ld1 {v3.s}[1], [x0]
.Lotherwise_46:
    tst x3, #64
    beq .Lotherwise_47
    add x0, x1, #24
    ld1 {v3.s}[2], [x0]
.Lotherwise_47:
    tst x3, #128
    beq .Lotherwise_48
    add x0, x1, #28
    ld1 {v3.s}[3], [x0]
.Lotherwise_48:
.Lend_44:
    ubfx x0, x3, #0, #4
    add x1, x1, x6, lsl #2
    fadd v1.4s, v1.4s, v3.4s
    cmp x0, #15
    bne .Lotherwise_49
    ldr q3, [x1]
    b .Lend_50
.Lotherwise_49:
    movi v3.4s, #0
    tst x3, #1
    beq .Lotherwise_51
    ld1 {v3.s}[0], [x1]
.Lotherwise_51:
    tst x3, #2
    beq .Lotherwise_52
    add x0, x1, #4
    ld1 {v3.s}[1], [x0]
.Lotherwise_52:
    tst x3, #4
    beq .Lotherwise_53
    add x0, x1, #8
    ld1 {v3.s}[2], [x0]
.Lotherwise_53:
    tst x3, #8
    beq .Lotherwise_54
    add x0, x1, #12
    ld1 {v3.s}[3], [x0]
.Lotherwise_54:
.Lend_50:
    ubfx x0, x3, #4, #4
    fadd v2.4s, v2.4s, v3.4s
    cmp x0, #15
    bne .Lotherwise_55
    ldr q3, [x1, #16]
    b .Lend_56
.Lotherwise_55:
    movi v3.4s, #0
    tst x3, #16
    beq .Lotherwise_57
    add x0, x1, #16
    ld1 {v3.s}[0], [x0]
.Lotherwise_57:
    tst x3, #32
    beq .Lotherwise_58
    add x0, x1, #20
    ld1 {v3.s}[1], [x0]
.Lotherwise_58:
    tst x3, #64
    beq .Lotherwise_59
    add x0, x1, #24
    ld1 {v3.s}[2], [x0]
.Lotherwise_59:
    tst x3, #128
    beq .Lotherwise_60
    add x0, x1, #28
    ld1 {v3.s}[3], [x0]
.Lotherwise_60:
.Lend_56:
    fadd v21.4s, v21.4s, v3.4s
    b .Lend_61
.Lotherwise_36:
    ldr d3, [x2]
    dup v4.4s, v3.s[0]
    dup v3.4s, v3.s[1]
    fadd v0.4s, v0.4s, v4.4s
    fadd v1.4s, v1.4s, v4.4s
    fadd v2.4s, v2.4s, v3.4s
    fadd v21.4s, v21.4s, v3.4s
.Lend_61:
    ldr s3, [x4, #24]
    dup v3.4s, v3.s[0]
    cmp x7, #8
    bne .Lotherwise_62
    fmax v0.4s, v3.4s, v0.4s
    fmax v1.4s, v3.4s, v1.4s
    fmax v2.4s, v3.4s, v2.4s
    fmax v3.4s, v3.4s, v21.4s
    str q0, [x5]
    str q1, [x5, #16]
    add x5, x5, x6, lsl #2
    str q2, [x5]
    str q3, [x5, #16]
    b .Lend_63
.Lotherwise_62:
    ubfx x0, x3, #0, #4
    fmax v0.4s, v3.4s, v0.4s
    cmp x0, #15
    bne .Lotherwise_64
    str q0, [x5]
    b .Lend_65
.Lotherwise_64:
    tst x3, #1
    beq .Lotherwise_66
    st1 {v0.s}[0], [x5]
.Lotherwise_66:
    tst x3, #2
    beq .Lotherwise_67
    add x0, x5, #4
    st1 {v0.s}[1], [x0]
.Lotherwise_67:
    tst x3, #4
    beq .Lotherwise_68
    add x0, x5, #8
    st1 {v0.s}[2], [x0]
.Lotherwise_68:
    tst x3, #8
    beq .Lotherwise_69
    add x0, x5, #12
    st1 {v0.s}[3], [x0]
.Lotherwise_69:
.Lend_65:
    ubfx x0, x3, #4, #4
    fmax v0.4s, v3.4s, v1.4s
    cmp x0, #15
    bne .Lotherwise_70
    str q0, [x5, #16]
    b .Lend_71
.Lotherwise_70:
    tst x3, #16
    beq .Lotherwise_72
    add x0, x5, #16
    st1 {v0.s}[0], [x0]
.Lotherwise_72:
    tst x3, #32
    beq .Lotherwise_73
    add x0, x5, #20
    st1 {v0.s}[1], [x0]
.Lotherwise_73:
    tst x3, #64
    beq .Lotherwise_74
    add x0, x5, #24
    st1 {v0.s}[2], [x0]
.Lotherwise_74:
    tst x3, #128
    beq .Lotherwise_75
    add x0, x5, #28
    st1 {v0.s}[3], [x0]
.Lotherwise_75:
.Lend_71:
    ubfx x0, x3, #0, #4
    add x5, x5, x6, lsl #2
    fmax v0.4s, v3.4s, v2.4s
    cmp x0, #15
    bne .Lotherwise_76
    str q0, [x5]
    b .Lend_77
.Lotherwise_76:
    tst x3, #1
    beq .Lotherwise_78
    st1 {v0.s}[0], [x5]
.Lotherwise_78:
    tst x3, #2
    beq .Lotherwise_79
    add x0, x5, #4
    st1 {v0.s}[1], [x0]
.Lotherwise_79:
    tst x3, #4
    beq .Lotherwise_80
    add x0, x5, #8
    st1 {v0.s}[2], [x0]
.Lotherwise_80:
    tst x3, #8
    beq .Lotherwise_81
    add x0, x5, #12
    st1 {v0.s}[3], [x0]
.Lotherwise_81:
.Lend_77:
    ubfx x0, x3, #4, #4
    fmax v0.4s, v3.4s, v21.4s
    cmp x0, #15
    bne .Lotherwise_82
    str q0, [x5, #16]
    b .Lend_83
.Lotherwise_82:
    tst x3, #16
    beq .Lotherwise_84
    add x0, x5, #16
    st1 {v0.s}[0], [x0]
.Lotherwise_84:
    tst x3, #32
    beq .Lotherwise_85
    add x0, x5, #20
    st1 {v0.s}[1], [x0]
.Lotherwise_85:
    tst x3, #64
    beq .Lotherwise_86
    add x0, x5, #24
    st1 {v0.s}[2], [x0]
.Lotherwise_86:
    tst x3, #128
    beq .Lotherwise_87
    add x0, x5, #28
    st1 {v0.s}[3], [x0]
.Lotherwise_87:
.Lend_83:
.Lend_63:
    ret
    .size nnp_sgemm_2x8__aarch64_neon, . - nnp_sgemm_2x8__aarch64_neon

    .text
    .p2align 4
    .globl nnp_sgemm_3x8__aarch64_neon
    .type nnp_sgemm_3x8__aarch64_neon, %function
nnp_sgemm_3x8__aarch64_neon:
    mov x5, x3
    movi v19.4s, #0
    movi v20.4s, #0
    movi v21.4s, #0
    movi v22.4s, #0
    movi v23.4s, #0
    movi v24.4s, #0
    lsr x3, x0, #2
    ubfx x0, x0, #0, #2
    cbz x3, .Lloop_end_88
.Lloop_89:
    sub x3, x3, #1
    ldr q0, [x2]
    ldr q1, [x2, #16]
    ldr q2, [x1]
    ldr q3, [x1, #16]
    ldr q4, [x1, #32]
    add x1, x1, #128
    ldr q5, [x2, #32]
    ldr q6, [x2, #48]
    ldr q7, [x2, #64]
    ldr q16, [x2, #80]
    ldr q17, [x2, #96]
    ldr q18, [x2, #112]
    fmla v19.4s, v0.4s, v2.s[0]
    fmla v20.4s, v1.4s, v2.s[0]
    fmla v21.4s, v0.4s, v3.s[0]
    fmla v22.4s, v1.4s, v3.s[0]
    fmla v23.4s, v0.4s, v4.s[0]
    fmla v24.4s, v1.4s, v4.s[0]
    fmla v19.4s, v5.4s, v2.s[1]
    fmla v20.4s, v6.4s, v2.s[1]
    fmla v21.4s, v5.4s, v3.s[1]
    fmla v22.4s, v6.4s, v3.s[1]
    fmla v23.4s, v5.4s, v4.s[1]
    fmla v24.4s, v6.4s, v4.s[1]
    fmla v19.4s, v7.4s, v2.s[2]
    fmla v20.4s, v16.4s, v2.s[2]
    fmla v21.4s, v7.4s, v3.s[2]
    fmla v22.4s, v16.4s, v3.s[2]
    fmla v23.4s, v7.4s, v4.s[2]
    fmla v24.4s, v16.4s, v4.s[2]
    fmla v19.4s, v17.4s, v2.s[3]
    fmla v20.4s, v18.4s, v2.s[3]
    fmla v21.4s, v17.4s, v3.s[3]
    fmla v22.4s, v18.4s, v3.s[3]
    fmla v23.4s, v17.4s, v4.s[3]
    fmla v24.4s, v18.4s, v4.s[3]
    add x2, x2, #128
    cbnz x3, .Lloop_89
.Lloop_end_88:
    cbz x0, .Lloop_end_90
.Lloop_91:
    sub x0, x0, #1
    ldr q0, [x2]
    ldr q1, [x2, #16]
    add x2, x2, #32
    ldr s2, [x1]
    ldr s3, [x1, #16]
    ldr s4, [x1, #32]
    add x1, x1, #4
    fmla v19.4s, v0.4s, v2.s[0]
    fmla v20.4s, v1.4s, v2.s[0]
    fmla v21.4s, v0.4s, v3.s[0]
    fmla v22.4s, v1.4s, v3.s[0]
    fmla v23.4s, v0.4s, v4.s[0]
    fmla v24.4s, v1.4s, v4.s[0]
    cbnz x0, .Lloop_91
.Lloop_end_90:
    mov w0, #8
    mov w1, #1
    ldr x6, [x4, #8]
    ldr x2, [x4, #16]
    ldr x7, [x4]
    mov x3, x6
    cmp x3, x0
    csel x3, x3, x0, ls
    lsl x0, x1, x3
    sub x1, x0, #1
    cbnz x2, .Lotherwise_92
    ubfx x0, x1, #0, #4
    mov x2, x5
    cmp x0, #15
    bne .Lotherwise_93
    ldr q0, [x2]
    b .Lend_94
.Lotherwise_93:
    movi v0.4s, #0
    tst x1, #1
    beq .Lotherwise_95
    ld1 {v0.s}[0], [x2]
.Lotherwise_95:
    tst x1, #2
    beq .Lotherwise_96
    add x0, x2, #4
    ld1 {v0.s}[1], [x0]
.Lotherwise_96:
    tst x1, #4
    beq .Lotherwise_97
    add x0, x2, #8
    ld1 {v0.s}[2], [x0]
.Lotherwise_97:
    tst x1, #8
    beq .Lotherwise_98
    add x0, x2, #12
    ld1 {v0.s}[3], [x0]
.Lotherwise_98:
.Lend_94:
    ubfx x0, x1, #4, #4
    fadd v19.4s, v19.4s, v0.4s
    cmp x0, #15
    bne .Lotherwise_99
    ldr q0, [x2, #16]
    b .Lend_100
.Lotherwise_99:
    movi v0.4s, #0
    tst x1, #16
    beq .Lotherwise_101
    add x0, x2, #16
    ld1 {v0.s}[0], [x0]
.Lotherwise_101:
    tst x1, #32
    beq .Lotherwise_102
    add x0, x2, #20
    ld1 {v0.s}[1], [x0]
.Lotherwise_102:
    tst x1, #64
    beq .Lotherwise_103
    add x0, x2, #24
    ld1 {v0.s}[2], [x0]
.Lotherwise_103:
    tst x1, #128
    beq .Lotherwise_104
    add x0, x2, #28
    ld1 {v0.s}[3], [x0]
.Lotherwise_104:
.Lend_100:
    ubfx x0, x1, #0, #4
    add x2, x2, x7, lsl #2
    fadd v20.4s, v20.4s, v0.4s
    cmp x0, #15
    bne .Lotherwise_105
    ldr q0, [x2]
    b .Lend_106
.Lotherwise_105:
    movi v0.4s, #0
    tst x1, #1
    beq .Lotherwise_107
    ld1 {v0.s}[0], [x2]
.Lotherwise_107:
    tst x1, #2
    beq .Lotherwise_108
    add x0, x2, #4
    ld1 {v0.s}[1], [x0]
.Lotherwise_108:
    tst x1, #4
    beq .Lotherwise_109
    add x0, x2, #8
    ld1 {v0.s}[2], [x0]
.Lotherwise_109:
    tst x1, #8
    beq .Lotherwise_110
    add x0, x2, #12
    ld1 {v0.s}[3], [x0]
.Lotherwise_110:
.Lend_106:
    ubfx x0, x1, #4, #4
    fadd v21.4s, v21.4s, v0.4s
    cmp x0, #15
    bne .Lotherwise_111
    ldr q0, [x2, #16]
    b .Lend_112
.Lotherwise_111:
    movi v0.4s, #0
    tst x1, #16
    beq .Lotherwise_113
    add x0, x2, #16
    ld1 {v0.s}[0], [x0]
.Lotherwise_113:
    tst x1, #32
    beq .Lotherwise_114
    add x0, x2, #20
    ld1 {v0.s}[1], [x0]
.Lotherwise_114:
    tst x1, #64
    beq .Lotherwise_115
    add x0, x2, #24
    ld1 {v0.s}[2], [x0]
.Lotherwise_115:
    tst x1, #128
    beq .Lotherwise_116
    add x0, x2, #28
    ld1 {v0.s}[3], [x0]
.Lotherwise_116:
.Lend_112:
    ubfx x0, x1, #0, #4
    add x2, x2, x7, lsl #2
    fadd v22.4s, v22.4s, v0.4s
    cmp x0, #15
    bne .Lotherwise_117
    ldr q0, [x2]
    b .Lend_118
.Lotherwise_117:
    movi v0.4s, #0
    tst x1, #1
    beq .Lotherwise_119
    ld1 {v0.s}[0], [x2]
.Lotherwise_119:
    tst x1, #2
    beq .Lotherwise_120
    add x0, x2, #4
    ld1 {v0.s}[1], [x0]
.Lotherwise_120:
    tst x1, #4
    beq .Lotherwise_121
    add x0, x2, #8
    ld1 {v0.s}[2], [x0]
.Lotherwise_121:
    tst x1, #8
    beq .Lotherwise_122
    add x0, x2, #12
    ld1 {v0.s}[3], [x0]
.Lotherwise_122:
.Lend_118:
    ubfx x0, x1, #4, #4
    fadd v23.4s, v23.4s, v0.4s
    cmp x0, #15
    bne .Lotherwise_123
    ldr q0, [x2, #16]
    b .Lend_124
.Lotherwise_123:
    movi v0.4s, #0
    tst x1, #16
    beq .Lotherwise_125
    add x0, x2, #16
    ld1 {v0.s}[0], [x0]
.Lotherwise_125:
    tst x1, #32
    beq .Lotherwise_126
    add x0, x2, #20
    ld1 {v0.s}[1], [x0]
.Lotherwise_126:
    tst x1, #64
    beq .Lotherwise_127
    add x0, x2, #24
    ld1 {v0.s}[2], [x0]
.Lotherwise_127:
    tst x1, #128
    beq .Lotherwise_128
    add x0, x2, #28
    ld1 {v0.s}[3], [x0]
.Lotherwise_128:
.Lend_124:
    fadd v24.4s, v24.4s, v0.4s
    b .Lend_129
.Lotherwise_92:
    ldr d0, [x2]
    ldr s1, [x2, #8]
    dup v2.4s, v0.s[0]
    dup v0.4s, v0.s[1]
    dup v1.4s, v1.s[0]
    fadd v19.4s, v19.4s, v2.4s
    fadd v20.4s, v20.4s, v2.4s
    fadd v21.4s, v21.4s, v0.4s
    fadd v22.4s, v22.4s, v0.4s
    fadd v23.4s, v23.4s, v1.4s
    fadd v24.4s, v24.4s, v1.4s
.Lend_129:
    ldr s0, [x4, #24]
    dup v0.4s, v0.s[0]
    cmp x6, #8
    bne .Lotherwise_130
    fmax v1.4s, v0.4s, v19.4s
    fmax v2.4s, v0.4s, v20.4s
    fmax v3.4s, v0.4s, v21.4s
    fmax v4.4s, v0.4s, v22.4s
    fmax v5.4s, v0.4s, v23.4s
    fmax v0.4s, v0.4s, v24.4s
    str q1, [x5]
    str q2, [x5, #16]
    add x5, x5, x7, lsl #2
    str q3, [x5]
    str q4, [x5, #16]
    add x5, x5, x7, lsl #2
    str q5, [x5]
    str q0, [x5, #16]
    b .Lend_131
.Lotherwise_130:
    ubfx x0, x1, #0, #4
    fmax v1.4s, v0.4s, v19.4s
    cmp x0, #15
    bne .Lotherwise_132
    str q1, [x5]
    b .Lend_133
.Lotherwise_132:
    tst x1, #1
    beq .Lotherwise_134
    st1 {v1.s}[0], [x5]
.Lotherwise_134:
    tst x1, #2
    beq .Lotherwise_135
    add x0, x5, #4
    st1 {v1.s}[1], [x0]
.Lotherwise_135:
    tst x1, #4
    beq .Lotherwise_136
    add x0, x5, #8
    st1 {v1.s}[2], [x0]
.Lotherwise_136:
    tst x1, #8
    beq .Lotherwise_137
    add x0, x5, #12
    st1 {v1.s}[3], [x0]
.Lotherwise_137:
.Lend_133:
    ubfx x0, x1, #4, #4
    fmax v1.4s, v0.4s, v20.4s
    cmp x0, #15
    bne .Lotherwise_138
    str q1, [x5, #16]
    b .Lend_139
.Lotherwise_138:
    tst x1, #16
    beq .Lotherwise_140
    add x0, x5, #16
    st1 {v1.s}[0], [x0]
.Lotherwise_140:
    tst x1, #32
    beq .Lotherwise_141
    add x0, x5, #20
    st1 {v1.s}[1], [x0]
.Lotherwise_141:
    tst x1, #64
    beq .Lotherwise_142
    add x0, x5, #24
    st1 {v1.s}[2], [x0]
.Lotherwise_142:
    tst x1, #128
    beq .Lotherwise_143
    add x0, x5, #28
    st1 {v1.s}[3], [x0]
.Lotherwise_143:
.Lend_139:
    ubfx x0, x1, #0, #4
    add x5, x5, x7, lsl #2
    fmax v1.4s, v0.4s, v21.4s
    cmp x0, #15
    bne .Lotherwise_144
    str q1, [x5]
    b .Lend_145
.Lotherwise_144:
    tst x1, #1
    beq .Lotherwise_146
    st1 {v1.s}[0], [x5]
.Lotherwise_146:
    tst x1, #2
    beq .Lotherwise_147
    add x0, x5, #4
    st1 {v1.s}[1], [x0]
.Lotherwise_147:
    tst x1, #4
    beq .Lotherwise_148
    add x0, x5, #8
    st1 {v1.s}[2], [x0]
.Lotherwise_148:
    tst x1, #8
    beq .Lotherwise_149
    add x0, x5, #12
    st1 {v1.s}[3], [x0]
.Lotherwise_149:
.Lend_145:
    ubfx x0, x1, #4, #4
    fmax v1.4s, v0.4s, v22.4s
    cmp x0, #15
    bne .Lotherwise_150
    str q1, [x5, #16]
    b .Lend_151
.Lotherwise_150:
    tst x1, #16
    beq .Lotherwise_152
    add x0, x5, #16
    st1 {v1.s}[0], [x0]
.Lotherwise_152:
    tst x1, #32
    beq .Lotherwise_153
    add x0, x5, #20
    st1 {v1.s}[1], [x0]
.Lotherwise_153:
    tst x1, #64
    beq .Lotherwise_154
    add x0, x5, #24
    st1 {v1.s}[2], [x0]
.Lotherwise_154:
    tst x1, #128
    beq .Lotherwise_155
    add x0, x5, #28
    st1 {v1.s}[3], [x0]
.Lotherwise_155:
.Lend_151:
    ubfx x0, x1, #0, #4
    add x5, x5, x7, lsl #2
    fmax v1.4s, v0.4s, v23.4s
    cmp x0, #15
    bne .Lotherwise_156
    str q1, [x5]
    b .Lend_157
.Lotherwise_156:
    tst x1, #1
    beq .Lotherwise_158
    st1 {v1.s}[0], [x5]
.Lotherwise_158:
    tst x1, #2
    beq .Lotherwise_159
    add x0, x5, #4
    st1 {v1.s}[1], [x0]
.Lotherwise_159:
    tst x1, #4
    beq .Lotherwise_160
    add x0, x5, #8
    st1 {v1.s}[2], [x0]
.Lotherwise_160:
    tst x1, #8
    beq .Lotherwise_161
    add x0, x5, #12
    st1 {v1.s}[3], [x0]
.Lotherwise_161:
.Lend_157:
    ubfx x0, x1, #4, #4
    fmax v0.4s, v0.4s, v24.4s
    cmp x0, #15
    bne .Lotherwise_162
    str q0, [x5, #16]
    b .Lend_163
.Lotherwise_162:
    tst x1, #16
    beq .Lotherwise_164
    add x0, x5, #16
    st1 {v0.s}[0], [x0]
.Lotherwise_164:
    tst x1, #32
    beq .Lotherwise_165
    add x0, x5, #20
    st1 {v0.s}[1], [x0]
.Lotherwise_165:
    tst x1, #64
    beq .Lotherwise_166
    add x0, x5, #24
    st1 {v0.s}[2], [x0]
.Lotherwise_166:
    tst x1, #128
    beq .Lotherwise_167
    add x0, x5, #28
    st1 {v0.s}[3], [x0]
.Lotherwise_167:
.Lend_163:
.Lend_131:
    ret
    .size nnp_sgemm_3x8__aarch64_neon, . - nnp_sgemm_3x8__aarch64_neon

    .text
    .p2align 4
    .globl nnp_sgemm_4x8__aarch64_neon
    .type nnp_sgemm_4x8__aarch64_neon, %function
nnp_sgemm_4x8__aarch64_neon:
    mov x5, x3
    movi v20.4s, #0
    movi v21.4s, #0
    movi v22.4s, #0
    movi v23.4s, #0
    movi v24.4s, #0
    movi v25.4s, #0
    movi v26.4s, #0
    movi v27.4s, #0
    lsr x3, x0, #2
    ubfx x0, x0, #0, #2
    cbz x3, .Lloop_end_168
.Lloop_169:
    sub x3, x3, #1
    ldr q0, [x2]
    ldr q1, [x2, #16]
    ldr q2, [x1]
    ldr q3, [x1, #16]
    ldr q4, [x1, #32]
    ldr q5, [x1, #48]
    add x1, x1, #128
    ldr q6, [x2, #32]
    ldr q7, [x2, #48]
    ldr q16, [x2, #64]
    ldr q17, [x2, #80]
    ldr q18, [x2, #96]
    ldr q19, [x2, #112]
    fmla v20.4s, v0.4s, v2.s[0]
    fmla v21.4s, v1.4s, v2.s[0]
    fmla v22.4s, v0.4s, v3.s[0]
    fmla v23.4s, v1.4s, v3.s[0]
    fmla v24.4s, v0.4s, v4.s[0]
    fmla v25.4s, v1.4s, v4.s[0]
    fmla v26.4s, v0.4s, v5.s[0]
    fmla v27.4s, v1.4s, v5.s[0]
    fmla v20.4s, v6.4s, v2.s[1]
    fmla v21.4s, v7.4s, v2.s[1]
    fmla v22.4s, v6.4s, v3.s[1]
    fmla v23.4s, v7.4s, v3.s[1]
    fmla v24.4s, v6.4s, v4.s[1]
    fmla v25.4s, v7.4s, v4.s[1]
    fmla v26.4s, v6.4s, v5.s[1]
    fmla v27.4s, v7.4s, v5.s[1]
    fmla v20.4s, v16.4s, v2.s[2]
    fmla v21.4s, v17.4s, v2.s[2]
    fmla v22.4s, v16.4s, v3.s[2]
    fmla v23.4s, v17.4s, v3.s[2]
    fmla v24.4s, v16.4s, v4.s[2]
    fmla v25.4s, v17.4s, v4.s[2]
    fmla v26.4s, v16.4s, v5.s[2]
    fmla v27.4s, v17.4s, v5.s[2]
    fmla v20.4s, v18.4s, v2.s[3]
    fmla v21.4s, v19.4s, v2.s[3]
    fmla v22.4s, v18.4s, v3.s[3]
    fmla v23.4s, v19.4s, v3.s[3]
    fmla v24.4s, v18.4s, v4.s[3]
    fmla v25.4s, v19.4s, v4.s[3]
    fmla v26.4s, v18.4s, v5.s[3]
    fmla v27.4s, v19.4s, v5.s[3]
    add x2, x2, #128
    cbnz x3, .Lloop_169
.Lloop_end_168:
    cbz x0, .Lloop_end_170
.Lloop_171:
    sub x0, x0, #1
    ldr q0, [x2]
    ldr q1, [x2, #16]
    add x2, x2, #32
    ldr s2, [x1]
    ldr s3, [x1, #16]
    ldr s4, [x1, #32]
    ldr s5, [x1, #48]
    add x1, x1, #4
    fmla v20.4s, v0.4s, v2.s[0]
    fmla v21.4s, v1.4s, v2.s[0]
    fmla v22.4s, v0.4s, v3.s[0]
    fmla v23.4s, v1.4s, v3.s[0]
    fmla v24.4s, v0.4s, v4.s[0]
    fmla v25.4s, v1.4s, v4.s[0]
    fmla v26.4s, v0.4s, v5.s[0]
    fmla v27.4s, v1.4s, v5.s[0]
    cbnz x0, .Lloop_171
.Lloop_end_170:
    mov w0, #8
    mov w1, #1
    ldr x6, [x4, #8]
    ldr x2, [x4, #16]
    ldr x7, [x4]
    mov x3, x6
    cmp x3, x0
    csel x3, x3, x0, ls
    lsl x0, x1, x3
    sub x1, x0, #1
    cbnz x2, .Lotherwise_172
    ubfx x0, x1, #0, #4
    mov x2, x5
    cmp x0, #15
    bne .Lotherwise_173
    ldr q0, [x2]
    b .Lend_174
.Lotherwise_173:
    movi v0.4s, #0
    tst x1, #1
    beq .Lotherwise_175
    ld1 {v0.s}[0], [x2]
.Lotherwise_175:
    tst x1, #2
    beq .Lotherwise_176
    add x0, x2, #4
    ld1 {v0.s}[1], [x0]
.Lotherwise_176:
    tst x1, #4
    beq .Lotherwise_177
    add x0, x2, #8
    ld1 {v0.s}[2], [x0]
.Lotherwise_177:
    tst x1, #8
    beq .Lotherwise_178
    add x0, x2, #12
    ld1 {v0.s}[3], [x0]
.Lotherwise_178:
.Lend_174:
    ubfx x0, x1, #4, #4
    fadd v20.4s, v20.4s, v0.4s
    cmp x0, #15
    bne .Lotherwise_179
    ldr q0, [x2, #16]
    b .Lend_180
.Lotherwise_179:
    movi v0.4s, #0
    tst x1, #16
    beq .Lotherwise_181
    add x0, x2, #16
    ld1 {v0.s}[0], [x0]
.Lotherwise_181:
    tst x1, #32
    beq .Lotherwise_182
    add x0, x2, #20
    ld1 {v0.s}[1], [x0]
.Lotherwise_182:
    tst x1, #64
    beq .Lotherwise_183
    add x0, x2, #24
    ld1 {v0.s}[2], [x0]
.Lotherwise_183:
    tst x1, #128
    beq .Lotherwise_184
    add x0, x2, #28
    ld1 {v0.s}[3], [x0]
.Lotherwise_184:
.Lend_180:
    ubfx x0, x1, #0, #4
    add x2, x2, x7, lsl #2
    fadd v21.4s, v21.4s, v0.4s
    cmp x0, #15
    bne .Lotherwise_185
    ldr q0, [x2]
    b .Lend_186
.Lotherwise_185:
    movi v0.4s, #0
    tst x1, #1
    beq .Lotherwise_187
    ld1 {v0.s}[0], [x2]
.Lotherwise_187:
    tst x1, #2
    beq .Lotherwise_188
    add x0, x2, #4
    ld1 {v0.s}[1], [x0]
.Lotherwise_188:
    tst x1, #4
    beq .Lotherwise_189
    add x0, x2, #8
    ld1 {v0.s}[2], [x0]
.Lotherwise_189:
    tst x1, #8
    beq .Lotherwise_190
    add x0, x2, #12
    ld1 {v0.s}[3], [x0]
.Lotherwise_190:
.Lend_186:
    ubfx x0, x1, #4, #4
    fadd v22.4s, v22.4s, v0.4s
    cmp x0, #15
    bne .Lotherwise_191
    ldr q0, [x2, #16]
    b .Lend_192
.Lotherwise_191:
    movi v0.4s, #0
    tst x1, #16
    beq .Lotherwise_193
    add x0, x2, #16
    ld1 {v0.s}[0], [x0]
.Lotherwise_193:
    tst x1, #32
    beq .Lotherwise_194
    add x0, x2, #20
    ld1 {v0.s}[1], [x0]
.Lotherwise_194:
    tst x1, #64
    beq .Lotherwise_195
    add x0, x2, #24
    ld1 {v0.s}[2], [x0]
.Lotherwise_195:
    tst x1, #128
    beq .Lotherwise_196
    add x0, x2, #28
    ld1 {v0.s}[3], [x0]
.Lotherwise_196:
.Lend_192:
    ubfx x0, x1, #0, #4
    add x2, x2, x7, lsl #2
    fadd v23.4s, v23.4s, v0.4s
    cmp x0, #15
    bne .Lotherwise_197
    ldr q0, [x2]
    b .Lend_198
.Lotherwise_197:
    movi v0.4s, #0
    tst x1, #1
    beq .Lotherwise_199
    ld1 {v0.s}[0], [x2]
.Lotherwise_199:
    tst x1, #2
    beq .Lotherwise_200
    add x0, x2, #4
    ld1 {v0.s}[1], [x0]
.Lotherwise_200:
    tst x1, #4
    beq .Lotherwise_201
    add x0, x2, #8
    ld1 {v0.s}[2], [x0]
.Lotherwise_201:
    tst x1, #8
    beq .Lotherwise_202
    add x0, x2, #12
    ld1 {v0.s}[3], [x0]
.Lotherwise_202:
.Lend_198:
    ubfx x0, x1, #4, #4
    fadd v24.4s, v24.4s, v0.4s
    cmp x0, #15
    bne .Lotherwise_203
    ldr q0, [x2, #16]
    b .Lend_204
.Lotherwise_203:
    movi v0.4s, #0
    tst x1, #16
    beq .Lotherwise_205
    add x0, x2, #16
    ld1 {v0.s}[0], [x0]
.Lotherwise_205:
    tst x1, #32
    beq .Lotherwise_206
    add x0, x2, #20
    ld1 {v0.s}[1], [x0]
.Lotherwise_206:
    tst x1, #64
    beq .Lotherwise_207
    add x0, x2, #24
    ld1 {v0.s}[2], [x0]
.Lotherwise_207:
    tst x1, #128
    beq .Lotherwise_208
    add x0, x2, #28
    ld1 {v0.s}[3], [x0]
.Lotherwise_208:
.Lend_204:
    ubfx x0, x1, #0, #4
    add x2, x2, x7, lsl #2
    fadd v25.4s, v25.4s, v0.4s
    cmp x0, #15
    bne .Lotherwise_209
    ldr q0, [x2]
    b .Lend_210
.Lotherwise_209:
    movi v0.4s, #0
    tst x1, #1
    beq .Lotherwise_211
    ld1 {v0.s}[0], [x2]
.Lotherwise_211:
    tst x1, #2
    beq .Lotherwise_212
    add x0, x2, #4
    ld1 {v0.s}[1], [x0]
.Lotherwise_212:
    tst x1, #4
    beq .Lotherwise_213
    add x0, x2, #8
    ld1 {v0.s}[2], [x0]
.Lotherwise_213:
    tst x1, #8
    beq .Lotherwise_214
    add x0, x2, #12
    ld1 {v0.s}[3], [x0]
.Lotherwise_214:
.Lend_210:
    ubfx x0, x1, #4, #4
    fadd v26.4s, v26.4s, v0.4s
    cmp x0, #15
    bne .Lotherwise_215
    ldr q0, [x2, #16]
    b .Lend_216
.Lotherwise_215:
    movi v0.4s, #0
    tst x1, #16
    beq .Lotherwise_217
    add x0, x2, #16
    ld1 {v0.s}[0], [x0]
.Lotherwise_217:
    tst x1, #32
    beq .Lotherwise_218
    add x0, x2, #20
    ld1 {v0.s}[1], [x0]
.Lotherwise_218:
    tst x1, #64
    beq .Lotherwise_219
    add x0, x2, #24
    ld1 {v0.s}[2], [x0]
.Lotherwise_219:
    tst x1, #128
    beq .Lotherwise_220
    add x0, x2, #28
    ld1 {v0.s}[3], [x0]
.Lotherwise_220:
.Lend_216:
    fadd v27.4s, v27.4s, v0.4s
    b .Lend_221
.Lotherwise_172:
    ldr q0, [x2]
    dup v1.4s, v0.s[0]
    dup v2.4s, v0.s[1]
    dup v3.4s, v0.s[2]
    dup v0.4s, v0.s[3]
    fadd v20.4s, v20.4s, v1.4s
    fadd v21.4s, v21.4s, v1.4s
    fadd v22.4s, v22.4s, v2.4s
    fadd v23.4s, v23.4s, v2.4s
    fadd v24.4s, v24.4s, v3.4s
    fadd v25.4s, v25.4s, v3.4s
    fadd v26.4s, v26.4s, v0.4s
    fadd v27.4s, v27.4s, v0.4s
.Lend_221:
    ldr s0, [x4, #24]
    dup v0.4s, v0.s[0]
    cmp x6, #8
    bne .Lotherwise_222
    fmax v1.4s, v0.4s, v20.4s
    fmax v2.4s, v0.4s, v21.4s
    fmax v3.4s, v0.4s, v22.4s
    fmax v4.4s, v0.4s, v23.4s
    fmax v5.4s, v0.4s, v24.4s
    fmax v6.4s, v0.4s, v25.4s
    fmax v7.4s, v0.4s, v26.4s
    fmax v0.4s, v0.4s, v27.4s
    str q1, [x5]
    str q2, [x5, #16]
    add x5, x5, x7, lsl #2
    str q3, [x5]
    str q4, [x5, #16]
    add x5, x5, x7, lsl #2
    str q5, [x5]
    str q6, [x5, #16]
    add x5, x5, x7, lsl #2
    str q7, [x5]
    str q0, [x5, #16]
    b .Lend_223
.Lotherwise_222:
    ubfx x0, x1, #0, #4
    fmax v1.4s, v0.4s, v20.4s
    cmp x0, #15
    bne .Lotherwise_224
    str q1, [x5]
    b .Lend_225
.Lotherwise_224:
    tst x1, #1
    beq .Lotherwise_226
    st1 {v1.s}[0], [x5]
.Lotherwise_226:
    tst x1, #2
    beq .Lotherwise_227
    add x0, x5, #4
    st1 {v1.s}[1], [x0]
.Lotherwise_227:
    tst x1, #4
    beq .Lotherwise_228
    add x0, x5, #8
    st1 {v1.s}[2], [x0]
.Lotherwise_228:
    tst x1, #8
    beq .Lotherwise_229
    add x0, x5, #12
    st1 {v1.s}[3], [x0]
.Lotherwise_229:
.Lend_225:
    ubfx x0, x1, #4, #4
    fmax v1.4s, v0.4s, v21.4s
    cmp x0, #15
    bne .Lotherwise_230
    str q1, [x5, #16]
    b .Lend_231
.Lotherwise_230:
    tst x1, #16
    beq .Lotherwise_232
    add x0, x5, #16
    st1 {v1.s}[0], [x0]
.Lotherwise_232:
    tst x1, #32
    beq .Lotherwise_233
    add x0, x5, #20
    st1 {v1.s}[1], [x0]
.Lotherwise_233:
    tst x1, #64
    beq .Lotherwise_234
    add x0, x5, #24
    st1 {v1.s}[2], [x0]
.Lotherwise_234:
    tst x1, #128
    beq .Lotherwise_235
    add x0, x5, #28
    st1 {v1.s}[3], [x0]
.Lotherwise_235:
.Lend_231:
    ubfx x0, x1, #0, #4
    add x5, x5, x7, lsl #2
    fmax v1.4s, v0.4s, v22.4s
    cmp x0, #15
    bne .Lotherwise_236
    str q1, [x5]
    b .Lend_237
.Lotherwise_236:
    tst x1, #1
    beq .Lotherwise_238
    st1 {v1.s}[0], [x5]
.Lotherwise_238:
    tst x1, #2
    beq .Lotherwise_239
    add x0, x5, #4
    st1 {v1.s}[1], [x0]
.Lotherwise_239:
    tst x1, #4
    beq .Lotherwise_240
    add x0, x5, #8
    st1 {v1.s}[2], [x0]
.Lotherwise_240:
    tst x1, #8
    beq .Lotherwise_241
    add x0, x5, #12
    st1 {v1.s}[3], [x0]
.Lotherwise_241:
.Lend_237:
    ubfx x0, x1, #4, #4
    fmax v1.4s, v0.4s, v23.4s
    cmp x0, #15
    bne .Lotherwise_242
    str q1, [x5, #16]
    b .Lend_243
.Lotherwise_242:
    tst x1, #16
    beq .Lotherwise_244
    add x0, x5, #16
    st1 {v1.s}[0], [x0]
.Lotherwise_244:
    tst x1, #32
    beq .Lotherwise_245
    add x0, x5, #20
    st1 {v1.s}[1], [x0]
.Lotherwise_245:
    tst x1, #64
    beq .Lotherwise_246
    add x0, x5, #24
    st1 {v1.s}[2], [x0]
.Lotherwise_246:
    tst x1, #128
    beq .Lotherwise_247
    add x0, x5, #28
    st1 {v1.s}[3], [x0]
.Lotherwise_247:
.Lend_243:
    ubfx x0, x1, #0, #4
    add x5, x5, x7, lsl #2
    fmax v1.4s, v0.4s, v24.4s
    cmp x0, #15
    bne .Lotherwise_248
    str q1, [x5]
    b .Lend_249
.Lotherwise_248:
    tst x1, #1
    beq .Lotherwise_250
    st1 {v1.s}[0], [x5]
.Lotherwise_250:
    tst x1, #2
    beq .Lotherwise_251
    add x0, x5, #4
    st1 {v1.s}[1], [x0]
.Lotherwise_251:
    tst x1, #4
    beq .Lotherwise_252
    add x0, x5, #8
    st1 {v1.s}[2], [x0]
.Lotherwise_252:
    tst x1, #8
    beq .Lotherwise_253
    add x0, x5, #12
    st1 {v1.s}[3], [x0]
.Lotherwise_253:
.Lend_249:
    ubfx x0, x1, #4, #4
    fmax v1.4s, v0.4s, v25.4s
    cmp x0, #15
    bne .Lotherwise_254
    str q1, [x5, #16]
    b .Lend_255
.Lotherwise_254:
    tst x1, #16
    beq .Lotherwise_256
    add x0, x5, #16
    st1 {v1.s}[0], [x0]
.Lotherwise_256:
    tst x1, #32
    beq .Lotherwise_257
    add x0, x5, #20
    st1 {v1.s}[1], [x0]
.Lotherwise_257:
    tst x1, #64
    beq .Lotherwise_258
    add x0, x5, #24
    st1 {v1.s}[2], [x0]
.Lotherwise_258:
    tst x1, #128
    beq .Lotherwise_259
    add x0, x5, #28
    st1 {v1.s}[3], [x0]
.Lotherwise_259:
.Lend_255:
    ubfx x0, x1, #0, #4
    add x5, x5, x7, lsl #2
    fmax v1.4s, v0.4s, v26.4s
    cmp x0, #15
    bne .Lotherwise_260
    str q1, [x5]
    b .Lend_261
.Lotherwise_260:
    tst x1, #1
    beq .Lotherwise_262
    st1 {v1.s}[0], [x5]
.Lotherwise_262:
    tst x1, #2
    beq .Lotherwise_263
    add x0, x5, #4
    st1 {v1.s}[1], [x0]
.Lotherwise_263:
    tst x1, #4
    beq .Lotherwise_264
    add x0, x5, #8
    st1 {v1.s}[2], [x0]
.Lotherwise_264:
    tst x1, #8
    beq .Lotherwise_265
    add x0, x5, #12
    st1 {v1.s}[3], [x0]
.Lotherwise_265:
.Lend_261:
    ubfx x0, x1, #4, #4
    fmax v0.4s, v0.4s, v27.4s
    cmp x0, #15
    bne .Lotherwise_266
    str q0, [x5, #16]
    b .Lend_267
.Lotherwise_266:
    tst x1, #16
    beq .Lotherwise_268
    add x0, x5, #16
    st1 {v0.s}[0], [x0]
.Lotherwise_268:
    tst x1, #32
    beq .Lotherwise_269
    add x0, x5, #20
    st1 {v0.s}[1], [x0]
.Lotherwise_269:
    tst x1, #64
    beq .Lotherwise_270
    add x0, x5, #24
    st1 {v0.s}[2], [x0]
.Lotherwise_270:
    tst x1, #128
    beq .Lotherwise_271
    add x0, x5, #28
    st1 {v0.s}[3], [x0]
.Lotherwise_271:
.Lend_267:
.Lend_223:
    ret
    .size nnp_sgemm_4x8__aarch64_neon, . - nnp_sgemm_4x8__aarch64_neon

    .text
    .p2align 4
    .globl nnp_sgemm_5x8__aarch64_neon
    .type nnp_sgemm_5x8__aarch64_neon, %function
nnp_sgemm_5x8__aarch64_neon:
    mov x5, x3
    movi v21.4s, #0
    movi v22.4s, #0
    movi v23.4s, #0
    movi v24.4s, #0
    movi v25.4s, #0
    movi v26.4s, #0
    movi v27.4s, #0
    movi v28.4s, #0
    movi v29.4s, #0
    movi v30.4s, #0
    lsr x3, x0, #2
    ubfx x0, x0, #0, #2
    cbz x3, .Lloop_end_272
.Lloop_273:
    sub x3, x3, #1
    ldr q0, [x2]
    ldr q1, [x2, #16]
    ldr q2, [x1]
    ldr q3, [x1, #16]
    ldr q4, [x1, #32]
    ldr q5, [x1, #48]
    ldr q6, [x1, #64]
    add x1, x1, #128
    ldr q7, [x2, #32]
    ldr q16, [x2, #48]
    ldr q17, [x2, #64]
    ldr q18, [x2, #80]
    ldr q19, [x2, #96]
    ldr q20, [x2, #112]
    fmla v21.4s, v0.4s, v2.s[0]
    fmla v22.4s, v1.4s, v2.s[0]
    fmla v23.4s, v0.4s, v3.s[0]
    fmla v24.4s, v1.4s, v3.s[0]
    fmla v25.4s, v0.4s, v4.s[0]
    fmla v26.4s, v1.4s, v4.s[0]
    fmla v27.4s, v0.4s, v5.s[0]
    fmla v28.4s, v1.4s, v5.s[0]
    fmla v29.4s, v0.4s, v6.s[0]
    fmla v30.4s, v1.4s, v6.s[0]
    fmla v21.4s, v7.4s, v2.s[1]
    fmla v22.4s, v16.4s, v2.s[1]
    fmla v23.4s, v7.4s, v3.s[1]
    fmla v24.4s, v16.4s, v3.s[1]
    fmla v25.4s, v7.4s, v4.s[1]
    fmla v26.4s, v16.4s, v4.s[1]
    fmla v27.4s, v7.4s, v5.s[1]
    fmla v28.4s, v16.4s, v5.s[1]
    fmla v29.4s, v7.4s, v6.s[1]
    fmla v30.4s, v16.4s, v6.s[1]
    fmla v21.4s, v17.4s, v2.s[2]
    fmla v22.4s, v18.4s, v2.s[2]
    fmla v23.4s, v17.4s, v3.s[2]
    fmla v24.4s, v18.4s, v3.s[2]
    fmla v25.4s, v17.4s, v4.s[2]
    fmla v26.4s, v18.4s, v4.s[2]
    fmla v27.4s, v17.4s, v5.s[2]
    fmla v28.4s, v18.4s, v5.s[2]
    fmla v29.4s, v17.4s, v6.s[2]
    fmla v30.4s, v18.4s, v6.s[2]
    fmla v21.4s, v19.4s, v2.s[3]
    fmla v22.4s, v20.4s, v2.s[3]
    fmla v23.4s, v19.4s, v3.s[3]
    fmla v24.4s, v20.4s, v3.s[3]
    fmla v25.4s, v19.4s, v4.s[3]
    fmla v26.4s, v20.4s, v4.s[3]
    fmla v27.4s, v19.4s, v5.s[3]
    fmla v28.4s, v20.4s, v5.s[3]
    fmla v29.4s, v19.4s, v6.s[3]
    fmla v30.4s, v20.4s, v6.s[3]
    add x2, x2, #128
    cbnz x3, .Lloop_273
.Lloop_end_272:
    cbz x0, .Lloop_end_274
.Lloop_275:
    sub x0, x0, #1
    ldr q0, [x2]
    ldr q1, [x2, #16]
    add x2, x2, #32
    ldr s2, [x1]
    ldr s3, [x1, #16]
    ldr s4, [x1, #32]
    ldr s5, [x1, #48]
    ldr s6, [x1, #64]
    fmla v21.4s, v0.4s, v2.s[0]
    fmla v22.4s, v1.4s, v2.s[0]
    fmla v23.4s, v0.4s, v3.s[0]
    fmla v24.4s, v1.4s, v3.s[0]
    fmla v25.4s, v0.4s, v4.s[0]
    fmla v26.4s, v1.4s, v4.s[0]
    fmla v27.4s, v0.4s, v5.s[0]
    fmla v28.4s, v1.4s, v5.s[0]
    fmla v29.4s, v0.4s, v6.s[0]
    fmla v30.4s, v1.4s, v6.s[0]
    add x1, x1, #4
    cbnz x0, .Lloop_275
.Lloop_end_274:
    mov w0, #8
    mov w1, #1
    ldr x6, [x4, #8]
    ldr x2, [x4, #16]
    ldr x7, [x4]
    mov x3, x6
    cmp x3, x0
    csel x3, x3, x0, ls
    lsl x0, x1, x3
    sub x1, x0, #1
    cbnz x2, .Lotherwise_276
    ubfx x0, x1, #0, #4
    mov x2, x5
    cmp x0, #15
    bne .Lotherwise_277
    ldr q0, [x2]
    b .Lend_278
.Lotherwise_277:
    movi v0.4s, #0
    tst x1, #1
    beq .Lotherwise_279
    ld1 {v0.s}[0], [x2]
.Lotherwise_279:
    tst x1, #2
    beq .Lotherwise_280
    add x0, x2, #4
    ld1 {v0.s}[1], [x0]
.Lotherwise_280:
    tst x1, #4
    beq .Lotherwise_281
    add x0, x2, #8
    ld1 {v0.s}[2], [x0]
.Lotherwise_281:
    tst x1, #8
    beq .Lotherwise_282
    add x0, x2, #12
    ld1 {v0.s}[3], [x0]
.Lotherwise_282:
.Lend_278:
    ubfx x0, x1, #4, #4
    fadd v21.4s, v21.4s, v0.4s
    cmp x0, #15
    bne .Lotherwise_283
    ldr q0, [x2, #16]
    b .Lend_284
.Lotherwise_283:
    movi v0.4s, #0
    tst x1, #16
    beq .Lotherwise_285
    add x0, x2, #16
    ld1 {v0.s}[0], [x0]
.Lotherwise_285:
    tst x1, #32
    beq .Lotherwise_286
    add x0, x2, #20
    ld1 {v0.s}[1], [x0]
.Lotherwise_286:
    tst x1, #64
    beq .Lotherwise_287
    add x0, x2, #24
    ld1 {v0.s}[2], [x0]
.Lotherwise_287:
    tst x1, #128
    beq .Lotherwise_288
    add x0, x2, #28
    ld1 {v0.s}[3], [x0]
.Lotherwise_288:
.Lend_284:
    ubfx x0, x1, #0, #4
    add x2, x2, x7, lsl #2
    fadd v22.4s, v22.4s, v0.4s
    cmp x0, #15
    bne .Lotherwise_289
    ldr q0, [x2]
    b .Lend_290
.Lotherwise_289:
    movi v0.4s, #0
    tst x1, #1
    beq .Lotherwise_291
    ld1 {v0.s}[0], [x2]
.Lotherwise_291:
    tst x1, #2
    beq .Lotherwise_292
    add x0, x2, #4
    ld1 {v0.s}[1], [x0]
.Lotherwise_292:
    tst x1, #4
    beq .Lotherwise_293
    add x0, x2, #8
    ld1 {v0.s}[2], [x0]
.Lotherwise_293:
    tst x1, #8
    beq .Lotherwise_294
    add x0, x2, #12
    ld1 {v0.s}[3], [x0]
.Lotherwise_294:
.Lend_290:
    ubfx x0, x1, #4, #4
    fadd v23.4s, v23.4s, v0.4s
    cmp x0, #15
    bne .Lotherwise_295
    ldr q0, [x2, #16]
    b .Lend_296
.Lotherwise_295:
    movi v0.4s, #0
    tst x1, #16
    beq .Lotherwise_297
    add x0, x2, #16
    ld1 {v0.s}[0], [x0]
.Lotherwise_297:
    tst x1, #32
    beq .Lotherwise_298
    add x0, x2, #20
    ld1 {v0.s}[1], [x0]
.Lotherwise_298:
    tst x1, #64
    beq .Lotherwise_299
    add x0, x2, #24
    ld1 {v0.s}[2], [x0]
.Lotherwise_299:
    tst x1, #128
    beq .Lotherwise_300
    add x0, x2, #28
    ld1 {v0.s}[3], [x0]
.Lotherwise_300:
.Lend_296:
    ubfx x0, x1, #0, #4
    add x2, x2, x7, lsl #2
    fadd v24.4s, v24.4s, v0.4s
    cmp x0, #15
    bne .Lotherwise_301
    ldr q0, [x2]
    b .Lend_302
.Lotherwise_301:
    movi v0.4s, #0
    tst x1, #1
    beq .Lotherwise_303
    ld1 {v0.s}[0], [x2]
.Lotherwise_303:
    tst x1, #2
    beq .Lotherwise_304
    add x0, x2, #4
    ld1 {v0.s}[1], [x0]
.Lotherwise_304:
    tst x1, #4
    beq .Lotherwise_305
    add x0, x2, #8
    ld1 {v0.s}[2], [x0]
.Lotherwise_305:
    tst x1, #8
    beq .Lotherwise_306
    add x0, x2, #12
    ld1 {v0.s}[3], [x0]
.Lotherwise_306:
.Lend_302:
    ubfx x0, x1, #4, #4
    fadd v25.4s, v25.4s, v0.4s
    cmp x0, #15
    bne .Lotherwise_307
    ldr q0, [x2, #16]
    b .Lend_308
.Lotherwise_307:
    movi v0.4s, #0
    tst x1, #16
    beq .Lotherwise_309
    add x0, x2, #16
    ld1 {v0.s}[0], [x0]
.Lotherwise_309:
    tst x1, #32
    beq .Lotherwise_310
    add x0, x2, #20
    ld1 {v0.s}[1], [x0]
.Lotherwise_310:
    tst x1, #64
    beq .Lotherwise_311
    add x0, x2, #24
    ld1 {v0.s}[2], [x0]
.Lotherwise_311:
    tst x1, #128
    beq .Lotherwise_312
    add x0, x2, #28
    ld1 {v0.s}[3], [x0]
.Lotherwise_312:
.Lend_308:
    ubfx x0, x1, #0, #4
    add x2, x2, x7, lsl #2
    fadd v26.4s, v26.4s, v0.4s
    cmp x0, #15
    bne .Lotherwise_313
    ldr q0, [x2]
    b .Lend_314
.Lotherwise_313:
    movi v0.4s, #0
    tst x1, #1
    beq .Lotherwise_315
    ld1 {v0.s}[0], [x2]
.Lotherwise_315:
    tst x1, #2
    beq .Lotherwise_316
    add x0, x2, #4
    ld1 {v0.s}[1], [x0]
.Lotherwise_316:
    tst x1, #4
    beq .Lotherwise_317
    add x0, x2, #8
    ld1 {v0.s}[2], [x0]
.Lotherwise_317:
    tst x1, #8
    beq .Lotherwise_318
    add x0, x2, #12
    ld1 {v0.s}[3], [x0]
.Lotherwise_318:
.Lend_314:
    ubfx x0, x1, #4, #4
    fadd v27.4s, v27.4s, v0.4s
    cmp x0, #15
    bne .Lotherwise_319
    ldr q0, [x2, #16]
    b .Lend_320
.Lotherwise_319:
    movi v0.4s, #0
    tst x1, #16
    beq .Lotherwise_321
    add x0, x2, #16
    ld1 {v0.s}[0], [x0]
.Lotherwise_321:
    tst x1, #32
    beq .Lotherwise_322
    add x0, x2, #20
    ld1 {v0.s}[1], [x0]
.Lotherwise_322:
    tst x1, #64
    beq .Lotherwise_323
    add x0, x2, #24
    ld1 {v0.s}[2], [x0]
.Lotherwise_323:
    tst x1, #128
    beq .Lotherwise_324
    add x0, x2, #28
    ld1 {v0.s}[3], [x0]
.Lotherwise_324:
.Lend_320:
    ubfx x0, x1, #0, #4
    add x2, x2, x7, lsl #2
    fadd v28.4s, v28.4s, v0.4s
    cmp x0, #15
    bne .Lotherwise_325
    ldr q0, [x2]
    b .Lend_326
.Lotherwise_325:
    movi v0.4s, #0
    tst x1, #1
    beq .Lotherwise_327
    ld1 {v0.s}[0], [x2]
.Lotherwise_327:
    tst x1, #2
    beq .Lotherwise_328
    add x0, x2, #4
    ld1 {v0.s}[1], [x0]
.Lotherwise_328:
    tst x1, #4
    beq .Lotherwise_329
    add x0, x2, #8
    ld1 {v0.s}[2], [x0]
.Lotherwise_329:
    tst x1, #8
    beq .Lotherwise_330
    add x0, x2, #12
    ld1 {v0.s}[3], [x0]
.Lotherwise_330:
.Lend_326:
    ubfx x0, x1, #4, #4
    fadd v29.4s, v29.4s, v0.4s
    cmp x0, #15
    bne .Lotherwise_331
    ldr q0, [x2, #16]
    b .Lend_332
.Lotherwise_331:
    movi v0.4s, #0
    tst x1, #16
    beq .Lotherwise_333
    add x0, x2, #16
    ld1 {v0.s}[0], [x0]
.Lotherwise_333:
    tst x1, #32
    beq .Lotherwise_334
    add x0, x2, #20
    ld1 {v0.s}[1], [x0]
.Lotherwise_334:
    tst x1, #64
    beq .Lotherwise_335
    add x0, x2, #24
    ld1 {v0.s}[2], [x0]
.Lotherwise_335:
    tst x1, #128
    beq .Lotherwise_336
    add x0, x2, #28
    ld1 {v0.s}[3], [x0]
.Lotherwise_336:
.Lend_332:
    fadd v30.4s, v30.4s, v0.4s
    b .Lend_337
.Lotherwise_276:
    ldr q0, [x2]
    ldr s1, [x2, #16]
    dup v2.4s, v0.s[0]
    dup v3.4s, v0.s[1]
    dup v4.4s, v0.s[2]
    dup v0.4s, v0.s[3]
    dup v1.4s, v1.s[0]
    fadd v21.4s, v21.4s, v2.4s
    fadd v22.4s, v22.4s, v2.4s
    fadd v23.4s, v23.4s, v3.4s
    fadd v24.4s, v24.4s, v3.4s
    fadd v25.4s, v25.4s, v4.4s
    fadd v26.4s, v26.4s, v4.4s
    fadd v27.4s, v27.4s, v0.4s
    fadd v28.4s, v28.4s, v0.4s
    fadd v29.4s, v29.4s, v1.4s
    fadd v30.4s, v30.4s, v1.4s
.Lend_337:
    ldr s0, [x4, #24]
    dup v0.4s, v0.s[0]
    cmp x6, #8
    bne .Lotherwise_338
    fmax v1.4s, v0.4s, v21.4s
    fmax v2.4s, v0.4s, v22.4s
    fmax v3.4s, v0.4s, v23.4s
    fmax v4.4s, v0.4s, v24.4s
    fmax v5.4s, v0.4s, v25.4s
    fmax v6.4s, v0.4s, v26.4s
    fmax v7.4s, v0.4s, v27.4s
    fmax v16.4s, v0.4s, v28.4s
    fmax v17.4s, v0.4s, v29.4s
    fmax v0.4s, v0.4s, v30.4s
    str q1, [x5]
    str q2, [x5, #16]
    add x5, x5, x7, lsl #2
    str q3, [x5]
    str q4, [x5, #16]
    add x5, x5, x7, lsl #2
    str q5, [x5]
    str q6, [x5, #16]
    add x5, x5, x7, lsl #2
    str q7, [x5]
    str q16, [x5, #16]
    add x5, x5, x7, lsl #2
    str q17, [x5]
    str q0, [x5, #16]
    b .Lend_339
.Lotherwise_338:
    ubfx x0, x1, #0, #4
    fmax v1.4s, v0.4s, v21.4s
    cmp x0, #15
    bne .Lotherwise_340
    str q1, [x5]
    b .Lend_341
.Lotherwise_340:
    tst x1, #1
    beq .Lotherwise_342
    st1 {v1.s}[0], [x5]
.Lotherwise_342:
    tst x1, #2
    beq .Lotherwise_343
    add x0, x5, #4
    st1 {v1.s}[1], [x0]
.Lotherwise_343:
    tst x1, #4
    beq .Lotherwise_344
    add x0, x5, #8
    st1 {v1.s}[2], [x0]
.Lotherwise_344:
    tst x1, #8
    beq .Lotherwise_345
    add x0, x5, #12
    st1 {v1.s}[3], [x0]
.Lotherwise_345:
.Lend_341:
    ubfx x0, x1, #4, #4
    fmax v1.4s, v0.4s, v22.4s
    cmp x0, #15
    bne .Lotherwise_346
    str q1, [x5, #16]
    b .Lend_347
.Lotherwise_346:
    tst x1, #16
    beq .Lotherwise_348
    add x0, x5, #16
    st1 {v1.s}[0], [x0]
.Lotherwise_348:
    tst x1, #32
    beq .Lotherwise_349
    add x0, x5, #20
    st1 {v1.s}[1], [x0]
.Lotherwise_349:
    tst x1, #64
    beq .Lotherwise_350
    add x0, x5, #24
    st1 {v1.s}[2], [x0]
.Lotherwise_350:
    tst x1, #128
    beq .Lotherwise_351
    add x0, x5, #28
    st1 {v1.s}[3], [x0]
.Lotherwise_351:
.Lend_347:
    ubfx x0, x1, #0, #4
    add x5, x5, x7, lsl #2
    fmax v1.4s, v0.4s, v23.4s
    cmp x0, #15
    bne .Lotherwise_352
    str q1, [x5]
    b .Lend_353
.Lotherwise_352:
    tst x1, #1
    beq .Lotherwise_354
    st1 {v1.s}[0], [x5]
.Lotherwise_354:
    tst x1, #2
    beq .Lotherwise_355
    add x0, x5, #4
    st1 {v1.s}[1], [x0]
.Lotherwise_355:
    tst x1, #4
    beq .Lotherwise_356
    add x0, x5, #8
    st1 {v1.s}[2], [x0]
.Lotherwise_356:
    tst x1, #8
    beq .Lotherwise_357
    add x0, x5, #12
    st1 {v1.s}[3], [x0]
.Lotherwise_357:
.Lend_353:
    ubfx x0, x1, #4, #4
    fmax v1.4s, v0.4s, v24.4s
    cmp x0, #15
    bne .Lotherwise_358
    str q1, [x5, #16]
    b .Lend_359
.Lotherwise_358:
    tst x1, #16
    beq .Lotherwise_360
    add x0, x5, #16
    st1 {v1.s}[0], [x0]
.Lotherwise_360:
    tst x1, #32
    beq .Lotherwise_361
    add x0, x5, #20
    st1 {v1.s}[1], [x0]
.Lotherwise_361:
    tst x1, #64
    beq .Lotherwise_362
    add x0, x5, #24
    st1 {v1.s}[2], [x0]
.Lotherwise_362:
    tst x1, #128
    beq .Lotherwise_363
    add x0, x5, #28
    st1 {v1.s}[3], [x0]
.Lotherwise_363:
.Lend_359:
    ubfx x0, x1, #0, #4
    add x5, x5, x7, lsl #2
    fmax v1.4s, v0.4s, v25.4s
    cmp x0, #15
    bne .Lotherwise_364
    str q1, [x5]
    b .Lend_365
.Lotherwise_364:
    tst x1, #1
    beq .Lotherwise_366
    st1 {v1.s}[0], [x5]
.Lotherwise_366:
    tst x1, #2
    beq .Lotherwise_367
    add x0, x5, #4
    st1 {v1.s}[1], [x0]
.Lotherwise_367:
    tst x1, #4
    beq .Lotherwise_368
    add x0, x5, #8
    st1 {v1.s}[2], [x0]
.Lotherwise_368:
    tst x1, #8
    beq .Lotherwise_369
    add x0, x5, #12
    st1 {v1.s}[3], [x0]
.Lotherwise_369:
.Lend_365:
    ubfx x0, x1, #4, #4
    fmax v1.4s, v0.4s, v26.4s
    cmp x0, #15
    bne .Lotherwise_370
    str q1, [x5, #16]
    b .Lend_371
.Lotherwise_370:
    tst x1, #16
    beq .Lotherwise_372
    add x0, x5, #16
    st1 {v1.s}[0], [x0]
.Lotherwise_372:
    tst x1, #32
    beq .Lotherwise_373
    add x0, x5, #20
    st1 {v1.s}[1], [x0]
.Lotherwise_373:
    tst x1, #64
    beq .Lotherwise_374
    add x0, x5, #24
    st1 {v1.s}[2], [x0]
.Lotherwise_374:
    tst x1, #128
    beq .Lotherwise_375
    add x0, x5, #28
    st1 {v1.s}[3], [x0]
.Lotherwise_375:
.Lend_371:
    ubfx x0, x1, #0, #4
    add x5, x5, x7, lsl #2
    fmax v1.4s, v0.4s, v27.4s
    cmp x0, #15
    bne .Lotherwise_376
    str q1, [x5]
    b .Lend_377
.Lotherwise_376:
    tst x1, #1
    beq .Lotherwise_378
    st1 {v1.s}[0], [x5]
.Lotherwise_378:
    tst x1, #2
    beq .Lotherwise_379
    add x0, x5, #4
    st1 {v1.s}[1], [x0]
.Lotherwise_379:
    tst x1, #4
    beq .Lotherwise_380
    add x0, x5, #8
    st1 {v1.s}[2], [x0]
.Lotherwise_380:
    tst x1, #8
    beq .Lotherwise_381
    add x0, x5, #12
    st1 {v1.s}[3], [x0]
.Lotherwise_381:
.Lend_377:
    ubfx x0, x1, #4, #4
    fmax v1.4s, v0.4s, v28.4s
    cmp x0, #15
    bne .Lotherwise_382
    str q1, [x5, #16]
    b .Lend_383
.Lotherwise_382:
    tst x1, #16
    beq .Lotherwise_384
    add x0, x5, #16
    st1 {v1.s}[0], [x0]
.Lotherwise_384:
    tst x1, #32
    beq .Lotherwise_385
    add x0, x5, #20
    st1 {v1.s}[1], [x0]
.Lotherwise_385:
    tst x1, #64
    beq .Lotherwise_386
    add x0, x5, #24
    st1 {v1.s}[2], [x0]
.Lotherwise_386:
    tst x1, #128
    beq .Lotherwise_387
    add x0, x5, #28
    st1 {v1.s}[3], [x0]
.Lotherwise_387:
.Lend_383:
    ubfx x0, x1, #0, #4
    add x5, x5, x7, lsl #2
    fmax v1.4s, v0.4s, v29.4s
    cmp x0, #15
    bne .Lotherwise_388
    str q1, [x5]
    b .Lend_389
.Lotherwise_388:
    tst x1, #1
    beq .Lotherwise_390
    st1 {v1.s}[0], [x5]
.Lotherwise_390:
    tst x1, #2
    beq .Lotherwise_391
    add x0, x5, #4
    st1 {v1.s}[1], [x0]
.Lotherwise_391:
    tst x1, #4
    beq .Lotherwise_392
    add x0, x5, #8
    st1 {v1.s}[2], [x0]
.Lotherwise_392:
    tst x1, #8
    beq .Lotherwise_393
    add x0, x5, #12
    st1 {v1.s}[3], [x0]
.Lotherwise_393:
.Lend_389:
    ubfx x0, x1, #4, #4
    fmax v0.4s, v0.4s, v30.4s
    cmp x0, #15
    bne .Lotherwise_394
    str q0, [x5, #16]
    b .Lend_395
.Lotherwise_394:
    tst x1, #16
    beq .Lotherwise_396
    add x0, x5, #16
    st1 {v0.s}[0], [x0]
.Lotherwise_396:
    tst x1, #32
    beq .Lotherwise_397
    add x0, x5, #20
    st1 {v0.s}[1], [x0]
.Lotherwise_397:
    tst x1, #64
    beq .Lotherwise_398
    add x0, x5, #24
    st1 {v0.s}[2], [x0]
.Lotherwise_398:
    tst x1, #128
    beq .Lotherwise_399
    add x0, x5, #28
    st1 {v0.s}[3], [x0]
.Lotherwise_399:
.Lend_395:
.Lend_339:
    ret
    .size nnp_sgemm_5x8__aarch64_neon, . - nnp_sgemm_5x8__aarch64_neon

    .text
    .p2align 4
    .globl nnp_sgemm_6x8__aarch64_neon
    .type nnp_sgemm_6x8__aarch64_neon, %function
nnp_sgemm_6x8__aarch64_neon:
    sub sp, sp, #16
    stp d8, d9, [sp, #0]
    mov x5, x3
    movi v22.4s, #0
    movi v23.4s, #0
    movi v24.4s, #0
    movi v25.4s, #0
    movi v26.4s, #0
    movi v27.4s, #0
    movi v28.4s, #0
    movi v29.4s, #0
    movi v30.4s, #0
    movi v31.4s, #0
    movi v8.4s, #0
    movi v9.4s, #0
    lsr x3, x0, #2
    ubfx x0, x0, #0, #2
    cbz x3, .Lloop_end_400
.Lloop_401:
    sub x3, x3, #1
    ldr q0, [x2]
    ldr q1, [x2, #16]
    ldr q2, [x1]
    ldr q3, [x1, #16]
    ldr q4, [x1, #32]
    ldr q5, [x1, #48]
    ldr q6, [x1, #64]
    ldr q7, [x1, #80]
    add x1, x1, #128
    ldr q16, [x2, #32]
    ldr q17, [x2, #48]
    ldr q18, [x2, #64]
    ldr q19, [x2, #80]
    ldr q20, [x2, #96]
    ldr q21, [x2, #112]
    fmla v22.4s, v0.4s, v2.s[0]
    fmla v23.4s, v1.4s, v2.s[0]
    fmla v24.4s, v0.4s, v3.s[0]
    fmla v25.4s, v1.4s, v3.s[0]
    fmla v26.4s, v0.4s, v4.s[0]
    fmla v27.4s, v1.4s, v4.s[0]
    fmla v28.4s, v0.4s, v5.s[0]
    fmla v29.4s, v1.4s, v5.s[0]
    fmla v30.4s, v0.4s, v6.s[0]
    fmla v31.4s, v1.4s, v6.s[0]
    fmla v8.4s, v0.4s, v7.s[0]
    fmla v9.4s, v1.4s, v7.s[0]
    fmla v22.4s, v16.4s, v2.s[1]
    fmla v23.4s, v17.4s, v2.s[1]
    fmla v24.4s, v16.4s, v3.s[1]
    fmla v25.4s, v17.4s, v3.s[1]
    fmla v26.4s, v16.4s, v4.s[1]
    fmla v27.4s, v17.4s, v4.s[1]
    fmla v28.4s, v16.4s, v5.s[1]
    fmla v29.4s, v17.4s, v5.s[1]
    fmla v30.4s, v16.4s, v6.s[1]
    fmla v31.4s, v17.4s, v6.s[1]
    fmla v8.4s, v16.4s, v7.s[1]
    fmla v9.4s, v17.4s, v7.s[1]
    fmla v22.4s, v18.4s, v2.s[2]
    fmla v23.4s, v19.4s, v2.s[2]
    fmla v24.4s, v18.4s, v3.s[2]
    fmla v25.4s, v19.4s, v3.s[2]
    fmla v26.4s, v18.4s, v4.s[2]
    fmla v27.4s, v19.4s, v4.s[2]
    fmla v28.4s, v18.4s, v5.s[2]
    fmla v29.4s, v19.4s, v5.s[2]
    fmla v30.4s, v18.4s, v6.s[2]
    fmla v31.4s, v19.4s, v6.s[2]
    fmla v8.4s, v18.4s, v7.s[2]
    fmla v9.4s, v19.4s, v7.s[2]
    fmla v22.4s, v20.4s, v2.s[3]
    fmla v23.4s, v21.4s, v2.s[3]
    fmla v24.4s, v20.4s, v3.s[3]
    fmla v25.4s, v21.4s, v3.s[3]
    fmla v26.4s, v20.4s, v4.s[3]
    fmla v27.4s, v21.4s, v4.s[3]
    fmla v28.4s, v20.4s, v5.s[3]
    fmla v29.4s, v21.4s, v5.s[3]
    fmla v30.4s, v20.4s, v6.s[3]
    fmla v31.4s, v21.4s, v6.s[3]
    fmla v8.4s, v20.4s, v7.s[3]
    fmla v9.4s, v21.4s, v7.s[3]
    add x2, x2, #128
    cbnz x3, .Lloop_401
.Lloop_end_400:
    cbz x0, .Lloop_end_402
.Lloop_403:
    sub x0, x0, #1
    ldr q0, [x2]
    ldr q1, [x2, #16]
    add x2, x2, #32
    ldr s2, [x1]
    ldr s3, [x1, #16]
    ldr s4, [x1, #32]
    ldr s5, [x1, #48]
    ldr s6, [x1, #64]
    ldr s7, [x1, #80]
    fmla v22.4s, v0.4s, v2.s[0]
    fmla v23.4s, v1.4s, v2.s[0]
    fmla v24.4s, v0.4s, v3.s[0]
    fmla v25.4s, v1.4s, v3.s[0]
    fmla v26.4s, v0.4s, v4.s[0]
    fmla v27.4s, v1.4s, v4.s[0]
    fmla v28.4s, v0.4s, v5.s[0]
    fmla v29.4s, v1.4s, v5.s[0]
    fmla v30.4s, v0.4s, v6.s[0]
    fmla v31.4s, v1.4s, v6.s[0]
    fmla v8.4s, v0.4s, v7.s[0]
    fmla v9.4s, v1.4s, v7.s[0]
    add x1, x1, #4
    cbnz x0, .Lloop_403
.Lloop_end_402:
    mov w0, #8
    mov w1, #1
    ldr x6, [x4, #8]
    ldr x2, [x4, #16]
    ldr x7, [x4]
    mov x3, x6
    cmp x3, x0
    csel x3, x3, x0, ls
    lsl x0, x1, x3
    sub x1, x0, #1
    cbnz x2, .Lotherwise_404
    ubfx x0, x1, #0, #4
    mov x2, x5
    cmp x0, #15
    bne .Lotherwise_405
    ldr q0, [x2]
    b .Lend_406
.Lotherwise_405:
    movi v0.4s, #0
    tst x1, #1
    beq .Lotherwise_407
    ld1 {v0.s}[0], [x2]
.Lotherwise_407:
    tst x1, #2
    beq .Lotherwise_408
    add x0, x2, #4
    ld1 {v0.s}[1], [x0]
.Lotherwise_408:
    tst x1, #4
    beq .Lotherwise_409
    add x0, x2, #8
    ld1 {v0.s}[2], [x0]
.Lotherwise_409:
    tst x1, #8
    beq .Lotherwise_410
    add x0, x2, #12
    ld1 {v0.s}[3], [x0]
.Lotherwise_410:
.Lend_406:
    ubfx x0, x1, #4, #4
    fadd v22.4s, v22.4s, v0.4s
    cmp x0, #15
    bne .Lotherwise_411
    ldr q0, [x2, #16]
    b .Lend_412
.Lotherwise_411:
    movi v0.4s, #0
    tst x1, #16
    beq .Lotherwise_413
    add x0, x2, #16
    ld1 {v0.s}[0], [x0]
.Lotherwise_413:
    tst x1, #32
    beq .Lotherwise_414
    add x0, x2, #20
    ld1 {v0.s}[1], [x0]
.Lotherwise_414:
    tst x1, #64
    beq .Lotherwise_415
    add x0, x2, #24
    ld1 {v0.s}[2], [x0]
.Lotherwise_415:
    tst x1, #128
    beq .Lotherwise_416
    add x0, x2, #28
    ld1 {v0.s}[3], [x0]
.Lotherwise_416:
.Lend_412:
    ubfx x0, x1, #0, #4
    add x2, x2, x7, lsl #2
    fadd v23.4s, v23.4s, v0.4s
    cmp x0, #15
    bne .Lotherwise_417
    ldr q0, [x2]
    b .Lend_418
.Lotherwise_417:
    movi v0.4s, #0
    tst x1, #1
    beq .Lotherwise_419
    ld1 {v0.s}[0], [x2]
.Lotherwise_419:
    tst x1, #2
    beq .Lotherwise_420
    add x0, x2, #4
    ld1 {v0.s}[1], [x0]
.Lotherwise_420:
    tst x1, #4
    beq .Lotherwise_421
    add x0, x2, #8
    ld1 {v0.s}[2], [x0]
.Lotherwise_421:
    tst x1, #8
    beq .Lotherwise_422
    add x0, x2, #12
    ld1 {v0.s}[3], [x0]
.Lotherwise_422:
.Lend_418:
    ubfx x0, x1, #4, #4
    fadd v24.4s, v24.4s, v0.4s
    cmp x0, #15
    bne .Lotherwise_423
    ldr q0, [x2, #16]
    b .Lend_424
.Lotherwise_423:
    movi v0.4s, #0
    tst x1, #16
    beq .Lotherwise_425
    add x0, x2, #16
    ld1 {v0.s}[0], [x0]
.Lotherwise_425:
    tst x1, #32
    beq .Lotherwise_426
    add x0, x2, #20
    ld1 {v0.s}[1], [x0]
.Lotherwise_426:
    tst x1, #64
    beq .Lotherwise_427
    add x0, x2, #24
    ld1 {v0.s}[2], [x0]
.Lotherwise_427:
    tst x1, #128
    beq .Lotherwise_428
    add x0, x2, #28
    ld1 {v0.s}[3], [x0]
.Lotherwise_428:
.Lend_424:
    ubfx x0, x1, #0, #4
    add x2, x2, x7, lsl #2
    fadd v25.4s, v25.4s, v0.4s
    cmp x0, #15
    bne .Lotherwise_429
    ldr q0, [x2]
    b .Lend_430
.Lotherwise_429:
    movi v0.4s, #0
    tst x1, #1
    beq .Lotherwise_431
    ld1 {v0.s}[0], [x2]
.Lotherwise_431:
    tst x1, #2
    beq .Lotherwise_432
    add x0, x2, #4
    ld1 {v0.s}[1], [x0]
.Lotherwise_432:
    tst x1, #4
    beq .Lotherwise_433
    add x0, x2, #8
    ld1 {v0.s}[2], [x0]
.Lotherwise_433:
    tst x1, #8
    beq .Lotherwise_434
    add x0, x2, #12
    ld1 {v0.s}[3], [x0]
.Lotherwise_434:
.Lend_430:
    ubfx x0, x1, #4, #4
    fadd v26.4s, v26.4s, v0.4s
    cmp x0, #15
    bne .Lotherwise_435
    ldr q0, [x2, #16]
    b .Lend_436
.Lotherwise_435:
    movi v0.4s, #0
    tst x1, #16
    beq .Lotherwise_437
    add x0, x2, #16
    ld1 {v0.s}[0], [x0]
.Lotherwise_437:
    tst x1, #32
    beq .Lotherwise_438
    add x0, x2, #20
    ld1 {v0.s}[1], [x0]
.Lotherwise_438:
    tst x1, #64
    beq .Lotherwise_439
    add x0, x2, #24
    ld1 {v0.s}[2], [x0]
.Lotherwise_439:
    tst x1, #128
    beq .Lotherwise_440
    add x0, x2, #28
    ld1 {v0.s}[3], [x0]
.Lotherwise_440:
.Lend_436:
    ubfx x0, x1, #0, #4
    add x2, x2, x7, lsl #2
    fadd v27.4s, v27.4s, v0.4s
    cmp x0, #15
    bne .Lotherwise_441
    ldr q0, [x2]
    b .Lend_442
.Lotherwise_441:
    movi v0.4s, #0
    tst x1, #1
    beq .Lotherwise_443
    ld1 {v0.s}[0], [x2]
.Lotherwise_443:
    tst x1, #2
    beq .Lotherwise_444
    add x0, x2, #4
    ld1 {v0.s}[1], [x0]
.Lotherwise_444:
    tst x1, #4
    beq .Lotherwise_445
    add x0, x2, #8
    ld1 {v0.s}[2], [x0]
.Lotherwise_445:
    tst x1, #8
    beq .Lotherwise_446
    add x0, x2, #12
    ld1 {v0.s}[3], [x0]
.Lotherwise_446:
.Lend_442:
    ubfx x0, x1, #4, #4
    fadd v28.4s, v28.4s, v0.4s
    cmp x0, #15
    bne .Lotherwise_447
    ldr q0, [x2, #16]
    b .Lend_448
.Lotherwise_447:
    movi v0.4s, #0
    tst x1, #16
    beq .Lotherwise_449
    add x0, x2, #16
    ld1 {v0.s}[0], [x0]
.Lotherwise_449:
    tst x1, #32
    beq .Lotherwise_450
    add x0, x2, #20
    ld1 {v0.s}[1], [x0]
.Lotherwise_450:
    tst x1, #64
    beq .Lotherwise_451
    add x0, x2, #24
    ld1 {v0.s}[2], [x0]
.Lotherwise_451:
    tst x1, #128
    beq .Lotherwise_452
    add x0, x2, #28
    ld1 {v0.s}[3], [x0]
.Lotherwise_452:
.Lend_448:
    ubfx x0, x1, #0, #4
    add x2, x2, x7, lsl #2
    fadd v29.4s, v29.4s, v0.4s
    cmp x0, #15
    bne .Lotherwise_453
    ldr q0, [x2]
    b .Lend_454
.Lotherwise_453:
    movi v0.4s, #0
    tst x1, #1
    beq .Lotherwise_455
    ld1 {v0.s}[0], [x2]
.Lotherwise_455:
    tst x1, #2
    beq .Lotherwise_456
    add x0, x2, #4
    ld1 {v0.s}[1], [x0]
.Lotherwise_456:
    tst x1, #4
    beq .Lotherwise_457
    add x0, x2, #8
    ld1 {v0.s}[2], [x0]
.Lotherwise_457:
    tst x1, #8
    beq .Lotherwise_458
    add x0, x2, #12
    ld1 {v0.s}[3], [x0]
.Lotherwise_458:
.Lend_454:
    ubfx x0, x1, #4, #4
    fadd v30.4s, v30.4s, v0.4s
    cmp x0, #15
    bne .Lotherwise_459
    ldr q0, [x2, #16]
    b .Lend_460
.Lotherwise_459:
    movi v0.4s, #0
    tst x1, #16
    beq .Lotherwise_461
    add x0, x2, #16
    ld1 {v0.s}[0], [x0]
.Lotherwise_461:
    tst x1, #32
    beq .Lotherwise_462
    add x0, x2, #20
    ld1 {v0.s}[1], [x0]
.Lotherwise_462:
    tst x1, #64
    beq .Lotherwise_463
    add x0, x2, #24
    ld1 {v0.s}[2], [x0]
.Lotherwise_463:
    tst x1, #128
    beq .Lotherwise_464
    add x0, x2, #28
    ld1 {v0.s}[3], [x0]
.Lotherwise_464:
.Lend_460:
    ubfx x0, x1, #0, #4
    add x2, x2, x7, lsl #2
    fadd v31.4s, v31.4s, v0.4s
    cmp x0, #15
    bne .Lotherwise_465
    ldr q0, [x2]
    b .Lend_466
.Lotherwise_465:
    movi v0.4s, #0
    tst x1, #1
    beq .Lotherwise_467
    ld1 {v0.s}[0], [x2]
.Lotherwise_467:
    tst x1, #2
    beq .Lotherwise_468
    add x0, x2, #4
    ld1 {v0.s}[1], [x0]
.Lotherwise_468:
    tst x1, #4
    beq .Lotherwise_469
    add x0, x2, #8
    ld1 {v0.s}[2], [x0]
.Lotherwise_469:
    tst x1, #8
    beq .Lotherwise_470
    add x0, x2, #12
    ld1 {v0.s}[3], [x0]
.Lotherwise_470:
.Lend_466:
    ubfx x0, x1, #4, #4
    fadd v8.4s, v8.4s, v0.4s
    cmp x0, #15
    bne .Lotherwise_471
    ldr q0, [x2, #16]
    b .Lend_472
.Lotherwise_471:
    movi v0.4s, #0
    tst x1, #16
    beq .Lotherwise_473
    add x0, x2, #16
    ld1 {v0.s}[0], [x0]
.Lotherwise_473:
    tst x1, #32
    beq .Lotherwise_474
    add x0, x2, #20
    ld1 {v0.s}[1], [x0]
.Lotherwise_474:
    tst x1, #64
    beq .Lotherwise_475
    add x0, x2, #24
    ld1 {v0.s}[2], [x0]
.Lotherwise_475:
    tst x1, #128
    beq .Lotherwise_476
    add x0, x2, #28
    ld1 {v0.s}[3], [x0]
.Lotherwise_476:
.Lend_472:
    fadd v9.4s, v9.4s, v0.4s
    b .Lend_477
.Lotherwise_404:
    ldr q0, [x2]
    ldr d1, [x2, #16]
    dup v2.4s, v0.s[0]
    dup v3.4s, v0.s[1]
    dup v4.4s, v0.s[2]
    dup v0.4s, v0.s[3]
    dup v5.4s, v1.s[0]
    dup v1.4s, v1.s[1]
    fadd v22.4s, v22.4s, v2.4s
    fadd v23.4s, v23.4s, v2.4s
    fadd v24.4s, v24.4s, v3.4s
    fadd v25.4s, v25.4s, v3.4s
    fadd v26.4s, v26.4s, v4.4s
    fadd v27.4s, v27.4s, v4.4s
    fadd v28.4s, v28.4s, v0.4s
    fadd v29.4s, v29.4s, v0.4s
    fadd v30.4s, v30.4s, v5.4s
    fadd v31.4s, v31.4s, v5.4s
    fadd v8.4s, v8.4s, v1.4s
    fadd v9.4s, v9.4s, v1.4s
.Lend_477:
    ldr s0, [x4, #24]
    dup v19.4s, v0.s[0]
    cmp x6, #8
    bne .Lotherwise_478
    fmax v0.4s, v19.4s, v22.4s
    fmax v1.4s, v19.4s, v23.4s
    fmax v2.4s, v19.4s, v24.4s
    fmax v3.4s, v19.4s, v25.4s
    fmax v4.4s, v19.4s, v26.4s
    fmax v5.4s, v19.4s, v27.4s
    fmax v6.4s, v19.4s, v28.4s
    fmax v7.4s, v19.4s, v29.4s
    fmax v16.4s, v19.4s, v30.4s
    fmax v17.4s, v19.4s, v31.4s
    fmax v18.4s, v19.4s, v8.4s
    fmax v19.4s, v19.4s, v9.4s
    str q0, [x5]
    str q1, [x5, #16]
    add x5, x5, x7, lsl #2
    str q2, [x5]
    str q3, [x5, #16]
    add x5, x5, x7, lsl #2
    str q4, [x5]
    str q5, [x5, #16]
    add x5, x5, x7, lsl #2
    str q6, [x5]
    str q7, [x5, #16]
    add x5, x5, x7, lsl #2
    str q16, [x5]
    str q17, [x5, #16]
    add x5, x5, x7, lsl #2
    str q18, [x5]
    str q19, [x5, #16]
    b .Lend_479
.Lotherwise_478:
    ubfx x0, x1, #0, #4
    fmax v0.4s, v19.4s, v22.4s
    cmp x0, #15
    bne .Lotherwise_480
    str q0, [x5]
    b .Lend_481
.Lotherwise_480:
    tst x1, #1
    beq .Lotherwise_482
    st1 {v0.s}[0], [x5]
.Lotherwise_482:
    tst x1, #2
    beq .Lotherwise_483
    add x0, x5, #4
    st1 {v0.s}[1], [x0]
.Lotherwise_483:
    tst x1, #4
    beq .Lotherwise_484
    add x0, x5, #8
    st1 {v0.s}[2], [x0]
.Lotherwise_484:
    tst x1, #8
    beq .Lotherwise_485
    add x0, x5, #12
    st1 {v0.s}[3], [x0]
.Lotherwise_485:
.Lend_481:
    ubfx x0, x1, #4, #4
    fmax v0.4s, v19.4s, v23.4s
    cmp x0, #15
    bne .Lotherwise_486
    str q0, [x5, #16]
    b .Lend_487
.Lotherwise_486:
    tst x1, #16
    beq .Lotherwise_488
    add x0, x5, #16
    st1 {v0.s}[0], [x0]
.Lotherwise_488:
    tst x1, #32
    beq .Lotherwise_489
    add x0, x5, #20
    st1 {v0.s}[1], [x0]
.Lotherwise_489:
    tst x1, #64
    beq .Lotherwise_490
    add x0, x5, #24
    st1 {v0.s}[2], [x0]
.Lotherwise_490:
    tst x1, #128
    beq .Lotherwise_491
    add x0, x5, #28
    st1 {v0.s}[3], [x0]
.Lotherwise_491:
.Lend_487:
    ubfx x0, x1, #0, #4
    add x5, x5, x7, lsl #2
    fmax v0.4s, v19.4s, v24.4s
    cmp x0, #15
    bne .Lotherwise_492
    str q0, [x5]
    b .Lend_493
.Lotherwise_492:
    tst x1, #1
    beq .Lotherwise_494
    st1 {v0.s}[0], [x5]
.Lotherwise_494:
    tst x1, #2
    beq .Lotherwise_495
    add x0, x5, #4
    st1 {v0.s}[1], [x0]
.Lotherwise_495:
    tst x1, #4
    beq .Lotherwise_496
    add x0, x5, #8
    st1 {v0.s}[2], [x0]
.Lotherwise_496:
    tst x1, #8
    beq .Lotherwise_497
    add x0, x5, #12
    st1 {v0.s}[3], [x0]
.Lotherwise_497:
.Lend_493:
    ubfx x0, x1, #4, #4
    fmax v0.4s, v19.4s, v25.4s
    cmp x0, #15
    bne .Lotherwise_498
    str q0, [x5, #16]
    b .Lend_499
.Lotherwise_498:
    tst x1, #16
    beq .Lotherwise_500
    add x0, x5, #16
    st1 {v0.s}[0], [x0]
.Lotherwise_500:
    tst x1, #32
    beq .Lotherwise_501
    add x0, x5, #20
    st1 {v0.s}[1], [x0]
.Lotherwise_501:
    tst x1, #64
    beq .Lotherwise_502
    add x0, x5, #24
    st1 {v0.s}[2], [x0]
.Lotherwise_502:
    tst x1, #128
    beq .Lotherwise_503
    add x0, x5, #28
    st1 {v0.s}[3], [x0]
.Lotherwise_503:
.Lend_499:
    ubfx x0, x1, #0, #4
    add x5, x5, x7, lsl #2
    fmax v0.4s, v19.4s, v26.4s
    cmp x0, #15
    bne .Lotherwise_504
    str q0, [x5]
    b .Lend_505
.Lotherwise_504:
    tst x1, #1
    beq .Lotherwise_506
    st1 {v0.s}[0], [x5]
.Lotherwise_506:
    tst x1, #2
    beq .Lotherwise_507
    add x0, x5, #4
    st1 {v0.s}[1], [x0]
.Lotherwise_507:
    tst x1, #4
    beq .Lotherwise_508
    add x0, x5, #8
    st1 {v0.s}[2], [x0]
.Lotherwise_508:
    tst x1, #8
    beq .Lotherwise_509
    add x0, x5, #12
    st1 {v0.s}[3], [x0]
.Lotherwise_509:
.Lend_505:
    ubfx x0, x1, #4, #4
    fmax v0.4s, v19.4s, v27.4s
    cmp x0, #15
    bne .Lotherwise_510
    str q0, [x5, #16]
    b .Lend_511
.Lotherwise_510:
    tst x1, #16
    beq .Lotherwise_512
    add x0, x5, #16
    st1 {v0.s}[0], [x0]
.Lotherwise_512:
    tst x1, #32
    beq .Lotherwise_513
    add x0, x5, #20
    st1 {v0.s}[1], [x0]
.Lotherwise_513:
    tst x1, #64
    beq .Lotherwise_514
    add x0, x5, #24
    st1 {v0.s}[2], [x0]
.Lotherwise_514:
    tst x1, #128
    beq .Lotherwise_515
    add x0, x5, #28
    st1 {v0.s}[3], [x0]
.Lotherwise_515:
.Lend_511:
    ubfx x0, x1, #0, #4
    add x5, x5, x7, lsl #2
    fmax v0.4s, v19.4s, v28.4s
    cmp x0, #15
    bne .Lotherwise_516
    str q0, [x5]
    b .Lend_517
.Lotherwise_516:
    tst x1, #1
    beq .Lotherwise_518
    st1 {v0.s}[0], [x5]
.Lotherwise_518:
    tst x1, #2
    beq .Lotherwise_519
    add x0, x5, #4
    st1 {v0.s}[1], [x0]
.Lotherwise_519:
    tst x1, #4
    beq .Lotherwise_520
    add x0, x5, #8
    st1 {v0.s}[2], [x0]
.Lotherwise_520:
    tst x1, #8
    beq .Lotherwise_521
    add x0, x5, #12
    st1 {v0.s}[3], [x0]
.Lotherwise_521:
.Lend_517:
    ubfx x0, x1, #4, #4
    fmax v0.4s, v19.4s, v29.4s
    cmp x0, #15
    bne .Lotherwise_522
    str q0, [x5, #16]
    b .Lend_523
.Lotherwise_522:
    tst x1, #16
    beq .Lotherwise_524
    add x0, x5, #16
    st1 {v0.s}[0], [x0]
.Lotherwise_524:
    tst x1, #32
    beq .Lotherwise_525
    add x0, x5, #20
    st1 {v0.s}[1], [x0]
.Lotherwise_525:
    tst x1, #64
    beq .Lotherwise_526
    add x0, x5, #24
    st1 {v0.s}[2], [x0]
.Lotherwise_526:
    tst x1, #128
    beq .Lotherwise_527
    add x0, x5, #28
    st1 {v0.s}[3], [x0]
.Lotherwise_527:
.Lend_523:
    ubfx x0, x1, #0, #4
    add x5, x5, x7, lsl #2
    fmax v0.4s, v19.4s, v30.4s
    cmp x0, #15
    bne .Lotherwise_528
    str q0, [x5]
    b .Lend_529
.Lotherwise_528:
    tst x1, #1
    beq .Lotherwise_530
    st1 {v0.s}[0], [x5]
.Lotherwise_530:
    tst x1, #2
    beq .Lotherwise_531
    add x0, x5, #4
    st1 {v0.s}[1], [x0]
.Lotherwise_531:
    tst x1, #4
    beq .Lotherwise_532
    add x0, x5, #8
    st1 {v0.s}[2], [x0]
.Lotherwise_532:
    tst x1, #8
    beq .Lotherwise_533
    add x0, x5, #12
    st1 {v0.s}[3], [x0]
.Lotherwise_533:
.Lend_529:
    ubfx x0, x1, #4, #4
    fmax v0.4s, v19.4s, v31.4s
    cmp x0, #15
    bne .Lotherwise_534
    str q0, [x5, #16]
    b .Lend_535
.Lotherwise_534:
    tst x1, #16
    beq .Lotherwise_536
    add x0, x5, #16
    st1 {v0.s}[0], [x0]
.Lotherwise_536:
    tst x1, #32
    beq .Lotherwise_537
    add x0, x5, #20
    st1 {v0.s}[1], [x0]
.Lotherwise_537:
    tst x1, #64
    beq .Lotherwise_538
    add x0, x5, #24
    st1 {v0.s}[2], [x0]
.Lotherwise_538:
    tst x1, #128
    beq .Lotherwise_539
    add x0, x5, #28
    st1 {v0.s}[3], [x0]
.Lotherwise_539:
.Lend_535:
    ubfx x0, x1, #0, #4
    add x5, x5, x7, lsl #2
    fmax v0.4s, v19.4s, v8.4s
    cmp x0, #15
    bne .Lotherwise_540
    str q0, [x5]
    b .Lend_541
.Lotherwise_540:
    tst x1, #1
    beq .Lotherwise_542
    st1 {v0.s}[0], [x5]
.Lotherwise_542:
    tst x1, #2
    beq .Lotherwise_543
    add x0, x5, #4
    st1 {v0.s}[1], [x0]
.Lotherwise_543:
    tst x1, #4
    beq .Lotherwise_544
    add x0, x5, #8
    st1 {v0.s}[2], [x0]
.Lotherwise_544:
    tst x1, #8
    beq .Lotherwise_545
    add x0, x5, #12
    st1 {v0.s}[3], [x0]
.Lotherwise_545:
.Lend_541:
    ubfx x0, x1, #4, #4
    fmax v0.4s, v19.4s, v9.4s
    cmp x0, #15
    bne .Lotherwise_546
    str q0, [x5, #16]
    b .Lend_547
.Lotherwise_546:
    tst x1, #16
    beq .Lotherwise_548
    add x0, x5, #16
    st1 {v0.s}[0], [x0]
.Lotherwise_548:
    tst x1, #32
    beq .Lotherwise_549
    add x0, x5, #20
    st1 {v0.s}[1], [x0]
.Lotherwise_549:
    tst x1, #64
    beq .Lotherwise_550
    add x0, x5, #24
    st1 {v0.s}[2], [x0]
.Lotherwise_550:
    tst x1, #128
    beq .Lotherwise_551
    add x0, x5, #28
    st1 {v0.s}[3], [x0]
.Lotherwise_551:
.Lend_547:
.Lend_479:
    ldp d8, d9, [sp, #0]
    add sp, sp, #16
    ret
    .size nnp_sgemm_6x8__aarch64_neon, . - nnp_sgemm_6x8__aarch64_neon

    .text
    .p2align 4
    .globl nnp_sgemm_7x8__aarch64_neon
    .type nnp_sgemm_7x8__aarch64_neon, %function
nnp_sgemm_7x8__aarch64_neon:
    sub sp, sp, #48
    stp d8, d9, [sp, #0]
    stp d10, d11, [sp, #16]
    str d12, [sp, #32]
    mov x5, x3
    movi v23.4s, #0
    movi v24.4s, #0
    movi v25.4s, #0
    movi v26.4s, #0
    movi v27.4s, #0
    movi v28.4s, #0
    movi v29.4s, #0
    movi v30.4s, #0
    movi v31.4s, #0
    movi v8.4s, #0
    movi v9.4s, #0
    movi v10.4s, #0
    movi v11.4s, #0
    movi v12.4s, #0
    lsr x3, x0, #2
    ubfx x0, x0, #0, #2
    cbz x3, .Lloop_end_552
.Lloop_553:
    sub x3, x3, #1
    ldr q0, [x2]
    ldr q1, [x2, #16]
    ldr q2, [x1]
    ldr q3, [x1, #16]
    ldr q4, [x1, #32]
    ldr q5, [x1, #48]
    ldr q6, [x1, #64]
    ldr q7, [x1, #80]
    ldr q16, [x1, #96]
    add x1, x1, #128
    ldr q17, [x2, #32]
    ldr q18, [x2, #48]
    ldr q19, [x2, #64]
    ldr q20, [x2, #80]
    ldr q21, [x2, #96]
    ldr q22, [x2, #112]
    fmla v23.4s, v0.4s, v2.s[0]
    fmla v24.4s, v1.4s, v2.s[0]
    fmla v25.4s, v0.4s, v3.s[0]
    fmla v26.4s, v1.4s, v3.s[0]
    fmla v27.4s, v0.4s, v4.s[0]
    fmla v28.4s, v1.4s, v4.s[0]
    fmla v29.4s, v0.4s, v5.s[0]
    fmla v30.4s, v1.4s, v5.s[0]
    fmla v31.4s, v0.4s, v6.s[0]
    fmla v8.4s, v1.4s, v6.s[0]
    fmla v9.4s, v0.4s, v7.s[0]
    fmla v10.4s, v1.4s, v7.s[0]
    fmla v11.4s, v0.4s, v16.s[0]
    fmla v12.4s, v1.4s, v16.s[0]
    fmla v23.4s, v17.4s, v2.s[1]
    fmla v24.4s, v18.4s, v2.s[1]
    fmla v25.4s, v17.4s, v3.s[1]
    fmla v26.4s, v18.4s, v3.s[1]
    fmla v27.4s, v17.4s, v4.s[1]
    fmla v28.4s, v18.4s, v4.s[1]
    fmla v29.4s, v17.4s, v5.s[1]
    fmla v30.4s, v18.4s, v5.s[1]
    fmla v31.4s, v17.4s, v6.s[1]
    fmla v8.4s, v18.4s, v6.s[1]
    fmla v9.4s, v17.4s, v7.s[1]
    fmla v10.4s, v18.4s, v7.s[1]
    fmla v11.4s, v17.4s, v16.s[1]
    fmla v12.4s, v18.4s, v16.s[1]
    fmla v23.4s, v19.4s, v2.s[2]
    fmla v24.4s, v20.4s, v2.s[2]
    fmla v25.4s, v19.4s, v3.s[2]
    fmla v26.4s, v20.4s, v3.s[2]
    fmla v27.4s, v19.4s, v4.s[2]
    fmla v28.4s, v20.4s, v4.s[2]
    fmla v29.4s, v19.4s, v5.s[2]
    fmla v30.4s, v20.4s, v5.s[2]
    fmla v31.4s, v19.4s, v6.s[2]
    fmla v8.4s, v20.4s, v6.s[2]
    fmla v9.4s, v19.4s, v7.s[2]
    fmla v10.4s, v20.4s, v7.s[2]
    fmla v11.4s, v19.4s, v16.s[2]
    fmla v12.4s, v20.4s, v16.s[2]
    fmla v23.4s, v21.4s, v2.s[3]
    fmla v24.4s, v22.4s, v2.s[3]
    fmla v25.4s, v21.4s, v3.s[3]
    fmla v26.4s, v22.4s, v3.s[3]
    fmla v27.4s, v21.4s, v4.s[3]
    fmla v28.4s, v22.4s, v4.s[3]
    fmla v29.4s, v21.4s, v5.s[3]
    fmla v30.4s, v22.4s, v5.s[3]
    fmla v31.4s, v21.4s, v6.s[3]
    fmla v8.4s, v22.4s, v6.s[3]
    fmla v9.4s, v21.4s, v7.s[3]
    fmla v10.4s, v22.4s, v7.s[3]
    fmla v11.4s, v21.4s, v16.s[3]
    fmla v12.4s, v22.4s, v16.s[3]
    add x2, x2, #128
    cbnz x3, .Lloop_553
.Lloop_end_552:
    cbz x0, .Lloop_end_554
.Lloop_555:
    sub x0, x0, #1
    ldr q0, [x2]
    ldr q1, [x2, #16]
    add x2, x2, #32
    ldr s2, [x1]
    ldr s3, [x1, #16]
    ldr s4, [x1, #32]
    ldr s5, [x1, #48]
    ldr s6, [x1, #64]
    ldr s7, [x1, #80]
    ldr s16, [x1, #96]
    fmla v23.4s, v0.4s, v2.s[0]
    fmla v24.4s, v1.4s, v2.s[0]
    fmla v25.4s, v0.4s, v3.s[0]
    fmla v26.4s, v1.4s, v3.s[0]
    fmla v27.4s, v0.4s, v4.s[0]
    fmla v28.4s, v1.4s, v4.s[0]
    fmla v29.4s, v0.4s, v5.s[0]
    fmla v30.4s, v1.4s, v5.s[0]
    fmla v31.4s, v0.4s, v6.s[0]
    fmla v8.4s, v1.4s, v6.s[0]
    fmla v9.4s, v0.4s, v7.s[0]
    fmla v10.4s, v1.4s, v7.s[0]
    fmla v11.4s, v0.4s, v16.s[0]
    fmla v12.4s, v1.4s, v16.s[0]
    add x1, x1, #4
    cbnz x0, .Lloop_555
.Lloop_end_554:
    mov w0, #8
    mov w1, #1
    ldr x6, [x4, #8]
    ldr x2, [x4, #16]
    ldr x7, [x4]
    mov x3, x6
    cmp x3, x0
    csel x3, x3, x0, ls
    lsl x0, x1, x3
    sub x1, x0, #1
    cbnz x2, .Lotherwise_556
    ubfx x0, x1, #0, #4
    mov x2, x5
    cmp x0, #15
    bne .Lotherwise_557
    ldr q0, [x2]
    b .Lend_558
.Lotherwise_557:
    movi v0.4s, #0
    tst x1, #1
    beq .Lotherwise_559
    ld1 {v0.s}[0], [x2]
.Lotherwise_559:
    tst x1, #2
    beq .Lotherwise_560
    add x0, x2, #4
    ld1 {v0.s}[1], [x0]
.Lotherwise_560:
    tst x1, #4
    beq .Lotherwise_561
    add x0, x2, #8
    ld1 {v0.s}[2], [x0]
.Lotherwise_561:
    tst x1, #8
    beq .Lotherwise_562
    add x0, x2, #12
    ld1 {v0.s}[3], [x0]
.Lotherwise_562:
.Lend_558:
    ubfx x0, x1, #4, #4
    fadd v23.4s, v23.4s, v0.4s
    cmp x0, #15
    bne .Lotherwise_563
    ldr q0, [x2, #16]
    b .Lend_564
.Lotherwise_563:
    movi v0.4s, #0
    tst x1, #16
    beq .Lotherwise_565
    add x0, x2, #16
    ld1 {v0.s}[0], [x0]
.Lotherwise_565:
    tst x1, #32
    beq .Lotherwise_566
    add x0, x2, #20
    ld1 {v0.s}[1], [x0]
.Lotherwise_566:
    tst x1, #64
    beq .Lotherwise_567
    add x0, x2, #24
    ld1 {v0.s}[2], [x0]
.Lotherwise_567:
    tst x1, #128
    beq .Lotherwise_568
    add x0, x2, #28
    ld1 {v0.s}[3], [x0]
.Lotherwise_568:
.Lend_564:
    ubfx x0, x1, #0, #4
    add x2, x2, x7, lsl #2
    fadd v24.4s, v24.4s, v0.4s
    cmp x0, #15
    bne .Lotherwise_569
    ldr q0, [x2]
    b .Lend_570
.Lotherwise_569:
    movi v0.4s, #0
    tst x1, #1
    beq .Lotherwise_571
    ld1 {v0.s}[0], [x2]
.Lotherwise_571:
    tst x1, #2
    beq .Lotherwise_572
    add x0, x2, #4
    ld1 {v0.s}[1], [x0]
.Lotherwise_572:
    tst x1, #4
    beq .Lotherwise_573
    add x0, x2, #8
    ld1 {v0.s}[2], [x0]
.Lotherwise_573:
    tst x1, #8
    beq .Lotherwise_574
    add x0, x2, #12
    ld1 {v0.s}[3], [x0]
.Lotherwise_574:
.Lend_570:
    ubfx x0, x1, #4, #4
    fadd v25.4s, v25.4s, v0.4s
    cmp x0, #15
    bne .Lotherwise_575
    ldr q0, [x2, #16]
    b .Lend_576
.Lotherwise_575:
    movi v0.4s, #0
    tst x1, #16
    beq .Lotherwise_577
    add x0, x2, #16
    ld1 {v0.s}[0], [x0]
.Lotherwise_577:
    tst x1, #32
    beq .Lotherwise_578
    add x0, x2, #20
    ld1 {v0.s}[1], [x0]
.Lotherwise_578:
    tst x1, #64
    beq .Lotherwise_579
    add x0, x2, #24
    ld1 {v0.s}[2], [x0]
.Lotherwise_579:
    tst x1, #128
    beq .Lotherwise_580
    add x0, x2, #28
    ld1 {v0.s}[3], [x0]
.Lotherwise_580:
.Lend_576:
    ubfx x0, x1, #0, #4
    add x2, x2, x7, lsl #2
    fadd v26.4s, v26.4s, v0.4s
    cmp x0, #15
    bne .Lotherwise_581
    ldr q0, [x2]
    b .Lend_582
.Lotherwise_581:
    movi v0.4s, #0
    tst x1, #1
    beq .Lotherwise_583
    ld1 {v0.s}[0], [x2]
.Lotherwise_583:
    tst x1, #2
    beq .Lotherwise_584
    add x0, x2, #4
    ld1 {v0.s}[1], [x0]
.Lotherwise_584:
    tst x1, #4
    beq .Lotherwise_585
    add x0, x2, #8
    ld1 {v0.s}[2], [x0]
.Lotherwise_585:
    tst x1, #8
    beq .Lotherwise_586
    add x0, x2, #12
    ld1 {v0.s}[3], [x0]
.Lotherwise_586:
.Lend_582:
    ubfx x0, x1, #4, #4
    fadd v27.4s, v27.4s, v0.4s
    cmp x0, #15
    bne .Lotherwise_587
    ldr q0, [x2, #16]
    b .Lend_588
.Lotherwise_587:
    movi v0.4s, #0
    tst x1, #16
    beq .Lotherwise_589
    add x0, x2, #16
    ld1 {v0.s}[0], [x0]
.Lotherwise_589:
    tst x1, #32
    beq .Lotherwise_590
    add x0, x2, #20
    ld1 {v0.s}[1], [x0]
.Lotherwise_590:
    tst x1, #64
    beq .Lotherwise_591
    add x0, x2, #24
    ld1 {v0.s}[2], [x0]
.Lotherwise_591:
    tst x1, #128
    beq .Lotherwise_592
    add x0, x2, #28
    ld1 {v0.s}[3], [x0]
.Lotherwise_592:
.Lend_588:
    ubfx x0, x1, #0, #4
    add x2, x2, x7, lsl #2
    fadd v28.4s, v28.4s, v0.4s
    cmp x0, #15
    bne .Lotherwise_593
    ldr q0, [x2]
    b .Lend_594
.Lotherwise_593:
    movi v0.4s, #0
    tst x1, #1
    beq .Lotherwise_595
    ld1 {v0.s}[0], [x2]
.Lotherwise_595:
    tst x1, #2
    beq .Lotherwise_596
    add x0, x2, #4
    ld1 {v0.s}[1], [x0]
.Lotherwise_596:
    tst x1, #4
    beq .Lotherwise_597
    add x0, x2, #8
    ld1 {v0.s}[2], [x0]
.Lotherwise_597:
    tst x1, #8
    beq .Lotherwise_598
    add x0, x2, #12
    ld1 {v0.s}[3], [x0]
.Lotherwise_598:
.Lend_594:
    ubfx x0, x1, #4, #4
    fadd v29.4s, v29.4s, v0.4s
    cmp x0, #15
    bne .Lotherwise_599
    ldr q0, [x2, #16]
    b .Lend_600
.Lotherwise_599:
    movi v0.4s, #0
    tst x1, #16
    beq .Lotherwise_601
    add x0, x2, #16
    ld1 {v0.s}[0], [x0]
.Lotherwise_601:
    tst x1, #32
    beq .Lotherwise_602
    add x0, x2, #20
    ld1 {v0.s}[1], [x0]
.Lotherwise_602:
    tst x1, #64
    beq .Lotherwise_603
    add x0, x2, #24
    ld1 {v0.s}[2], [x0]
.Lotherwise_603:
    tst x1, #128
    beq .Lotherwise_604
    add x0, x2, #28
    ld1 {v0.s}[3], [x0]
.Lotherwise_604:
.Lend_600:
    ubfx x0, x1, #0, #4
    add x2, x2, x7, lsl #2
    fadd v30.4s, v30.4s, v0.4s
    cmp x0, #15
    bne .Lotherwise_605
    ldr q0, [x2]
    b .Lend_606
.Lotherwise_605:
    movi v0.4s, #0
    tst x1, #1
    beq .Lotherwise_607
    ld1 {v0.s}[0], [x2]
.Lotherwise_607:
    tst x1, #2
    beq .Lotherwise_608
    add x0, x2, #4
    ld1 {v0.s}[1], [x0]
.Lotherwise_608:
    tst x1, #4
    beq .Lotherwise_609
    add x0, x2, #8
    ld1 {v0.s}[2], [x0]
.Lotherwise_609:
    tst x1, #8
    beq .Lotherwise_610
    add x0, x2, #12
    ld1 {v0.s}[3], [x0]
.Lotherwise_610:
.Lend_606:
    ubfx x0, x1, #4, #4
    fadd v31.4s, v31.4s, v0.4s
    cmp x0, #15
    bne .Lotherwise_611
    ldr q0, [x2, #16]
    b .Lend_612
.Lotherwise_611:
    movi v0.4s, #0
    tst x1, #16
    beq .Lotherwise_613
    add x0, x2, #16
    ld1 {v0.s}[0], [x0]
.Lotherwise_613:
    tst x1, #32
    beq .Lotherwise_614
    add x0, x2, #20
    ld1 {v0.s}[1], [x0]
.Lotherwise_614:
    tst x1, #64
    beq .Lotherwise_615
    add x0, x2, #24
    ld1 {v0.s}[2], [x0]
.Lotherwise_615:
    tst x1, #128
    beq .Lotherwise_616
    add x0, x2, #28
    ld1 {v0.s}[3], [x0]
.Lotherwise_616:
.Lend_612:
    ubfx x0, x1, #0, #4
    add x2, x2, x7, lsl #2
    fadd v8.4s, v8.4s, v0.4s
    cmp x0, #15
    bne .Lotherwise_617
    ldr q0, [x2]
    b .Lend_618
.Lotherwise_617:
    movi v0.4s, #0
    tst x1, #1
    beq .Lotherwise_619
    ld1 {v0.s}[0], [x2]
.Lotherwise_619:
    tst x1, #2
    beq .Lotherwise_620
    add x0, x2, #4
    ld1 {v0.s}[1], [x0]
.Lotherwise_620:
    tst x1, #4
    beq .Lotherwise_621
    add x0, x2, #8
    ld1 {v0.s}[2], [x0]
.Lotherwise_621:
    tst x1, #8
    beq .Lotherwise_622
    add x0, x2, #12
    ld1 {v0.s}[3], [x0]
.Lotherwise_622:
.Lend_618:
    ubfx x0, x1, #4, #4
    fadd v9.4s, v9.4s, v0.4s
    cmp x0, #15
    bne .Lotherwise_623
    ldr q0, [x2, #16]
    b .Lend_624
.Lotherwise_623:
    movi v0.4s, #0
    tst x1, #16
    beq .Lotherwise_625
    add x0, x2, #16
    ld1 {v0.s}[0], [x0]
.Lotherwise_625:
    tst x1, #32
    beq .Lotherwise_626
    add x0, x2, #20
    ld1 {v0.s}[1], [x0]
.Lotherwise_626:
    tst x1, #64
    beq .Lotherwise_627
    add x0, x2, #24
    ld1 {v0.s}[2], [x0]
.Lotherwise_627:
    tst x1, #128
    beq .Lotherwise_628
    add x0, x2, #28
    ld1 {v0.s}[3], [x0]
.Lotherwise_628:
.Lend_624:
    ubfx x0, x1, #0, #4
    add x2, x2, x7, lsl #2
    fadd v10.4s, v10.4s, v0.4s
    cmp x0, #15
    bne .Lotherwise_629
    ldr q0, [x2]
    b .Lend_630
.Lotherwise_629:
    movi v0.4s, #0
    tst x1, #1
    beq .Lotherwise_631
    ld1 {v0.s}[0], [x2]
.Lotherwise_631:
    tst x1, #2
    beq .Lotherwise_632
    add x0, x2, #4
    ld1 {v0.s}[1], [x0]
.Lotherwise_632:
    tst x1, #4
    beq .Lotherwise_633
    add x0, x2, #8
    ld1 {v0.s}[2], [x0]
.Lotherwise_633:
    tst x1, #8
    beq .Lotherwise_634
    add x0, x2, #12
    ld1 {v0.s}[3], [x0]
.Lotherwise_634:
.Lend_630:
    ubfx x0, x1, #4, #4
    fadd v11.4s, v11.4s, v0.4s
    cmp x0, #15
    bne .Lotherwise_635
    ldr q0, [x2, #16]
    b .Lend_636
.Lotherwise_635:
    movi v0.4s, #0
    tst x1, #16
    beq .Lotherwise_637
    add x0, x2, #16
    ld1 {v0.s}[0], [x0]
.Lotherwise_637:
    tst x1, #32
    beq .Lotherwise_638
    add x0, x2, #20
    ld1 {v0.s}[1], [x0]
.Lotherwise_638:
    tst x1, #64
    beq .Lotherwise_639
    add x0, x2, #24
    ld1 {v0.s}[2], [x0]
.Lotherwise_639:
    tst x1, #128
    beq .Lotherwise_640
    add x0, x2, #28
    ld1 {v0.s}[3], [x0]
.Lotherwise_640:
.Lend_636:
    fadd v12.4s, v12.4s, v0.4s
    b .Lend_641
.Lotherwise_556:
    ldr q0, [x2]
    ldr d1, [x2, #16]
    ldr s2, [x2, #24]
    dup v3.4s, v0.s[0]
    dup v4.4s, v0.s[1]
    dup v5.4s, v0.s[2]
    dup v0.4s, v0.s[3]
    dup v6.4s, v1.s[0]
    dup v1.4s, v1.s[1]
    dup v2.4s, v2.s[0]
    fadd v23.4s, v23.4s, v3.4s
    fadd v24.4s, v24.4s, v3.4s
    fadd v25.4s, v25.4s, v4.4s
    fadd v26.4s, v26.4s, v4.4s
    fadd v27.4s, v27.4s, v5.4s
    fadd v28.4s, v28.4s, v5.4s
    fadd v29.4s, v29.4s, v0.4s
    fadd v30.4s, v30.4s, v0.4s
    fadd v31.4s, v31.4s, v6.4s
    fadd v8.4s, v8.4s, v6.4s
    fadd v9.4s, v9.4s, v1.4s
    fadd v10.4s, v10.4s, v1.4s
    fadd v11.4s, v11.4s, v2.4s
    fadd v12.4s, v12.4s, v2.4s
.Lend_641:
    ldr s0, [x4, #24]
    dup v21.4s, v0.s[0]
    cmp x6, #8
    bne .Lotherwise_642
    fmax v0.4s, v21.4s, v23.4s
    fmax v1.4s, v21.4s, v24.4s
    fmax v2.4s, v21.4s, v25.4s
    fmax v3.4s, v21.4s, v26.4s
    fmax v4.4s, v21.4s, v27.4s
    fmax v5.4s, v21.4s, v28.4s
    fmax v6.4s, v21.4s, v29.4s
    fmax v7.4s, v21.4s, v30.4s
    fmax v16.4s, v21.4s, v31.4s
    fmax v17.4s, v21.4s, v8.4s
    fmax v18.4s, v21.4s, v9.4s
    fmax v19.4s, v21.4s, v10.4s
    fmax v20.4s, v21.4s, v11.4s
    fmax v21.4s, v21.4s, v12.4s
    str q0, [x5]
    str q1, [x5, #16]
    add x5, x5, x7, lsl #2
    str q2, [x5]
    str q3, [x5, #16]
    add x5, x5, x7, lsl #2
    str q4, [x5]
    str q5, [x5, #16]
    add x5, x5, x7, lsl #2
    str q6, [x5]
    str q7, [x5, #16]
    add x5, x5, x7, lsl #2
    str q16, [x5]
    str q17, [x5, #16]
    add x5, x5, x7, lsl #2
    str q18, [x5]
    str q19, [x5, #16]
    add x5, x5, x7, lsl #2
    str q20, [x5]
    str q21, [x5, #16]
    b .Lend_643
.Lotherwise_642:
    ubfx x0, x1, #0, #4
    fmax v0.4s, v21.4s, v23.4s
    cmp x0, #15
    bne .Lotherwise_644
    str q0, [x5]
    b .Lend_645
.Lotherwise_644:
    tst x1, #1
    beq .Lotherwise_646
    st1 {v0.s}[0], [x5]
.Lotherwise_646:
    tst x1, #2
    beq .Lotherwise_647
    add x0, x5, #4
    st1 {v0.s}[1], [x0]
.Lotherwise_647:
    tst x1, #4
    beq .Lotherwise_648
    add x0, x5, #8
    st1 {v0.s}[2], [x0]
.Lotherwise_648:
    tst x1, #8
    beq .Lotherwise_649
    add x0, x5, #12
    st1 {v0.s}[3], [x0]
.Lotherwise_649:
.Lend_645:
    ubfx x0, x1, #4, #4
    fmax v0.4s, v21.4s, v24.4s
    cmp x0, #15
    bne .Lotherwise_650
    str q0, [x5, #16]
    b .Lend_651
.Lotherwise_650:
    tst x1, #16
    beq .Lotherwise_652
    add x0, x5, #16
    st1 {v0.s}[0], [x0]
.Lotherwise_652:
    tst x1, #32
    beq .Lotherwise_653
    add x0, x5, #20
    st1 {v0.s}[1], [x0]
.Lotherwise_653:
    tst x1, #64
    beq .Lotherwise_654
    add x0, x5, #24
    st1 {v0.s}[2], [x0]
.Lotherwise_654:
    tst x1, #128
    beq .Lotherwise_655
    add x0, x5, #28
    st1 {v0.s}[3], [x0]
.Lotherwise_655:
.Lend_651:
    ubfx x0, x1, #0, #4
    add x5, x5, x7, lsl #2
    fmax v0.4s, v21.4s, v25.4s
    cmp x0, #15
    bne .Lotherwise_656
    str q0, [x5]
    b .Lend_657
.Lotherwise_656:
    tst x1, #1
    beq .Lotherwise_658
    st1 {v0.s}[0], [x5]
.Lotherwise_658:
    tst x1, #2
    beq .Lotherwise_659
    add x0, x5, #4
    st1 {v0.s}[1], [x0]
.Lotherwise_659:
    tst x1, #4
    beq .Lotherwise_660
    add x0, x5, #8
    st1 {v0.s}[2], [x0]
.Lotherwise_660:
    tst x1, #8
    beq .Lotherwise_661
    add x0, x5, #12
    st1 {v0.s}[3], [x0]
.Lotherwise_661:
.Lend_657:
    ubfx x0, x1, #4, #4
    fmax v0.4s, v21.4s, v26.4s
    cmp x0, #15
    bne .Lotherwise_662
    str q0, [x5, #16]
    b .Lend_663
.Lotherwise_662:
    tst x1, #16
    beq .Lotherwise_664
    add x0, x5, #16
    st1 {v0.s}[0], [x0]
.Lotherwise_664:
    tst x1, #32
    beq .Lotherwise_665
    add x0, x5, #20
    st1 {v0.s}[1], [x0]
.Lotherwise_665:
    tst x1, #64
    beq .Lotherwise_666
    add x0, x5, #24
    st1 {v0.s}[2], [x0]
.Lotherwise_666:
    tst x1, #128
    beq .Lotherwise_667
    add x0, x5, #28
    st1 {v0.s}[3], [x0]
.Lotherwise_667:
.Lend_663:
    ubfx x0, x1, #0, #4
    add x5, x5, x7, lsl #2
    fmax v0.4s, v21.4s, v27.4s
    cmp x0, #15
    bne .Lotherwise_668
    str q0, [x5]
    b .Lend_669
.Lotherwise_668:
    tst x1, #1
    beq .Lotherwise_670
    st1 {v0.s}[0], [x5]
.Lotherwise_670:
    tst x1, #2
    beq .Lotherwise_671
    add x0, x5, #4
    st1 {v0.s}[1], [x0]
.Lotherwise_671:
    tst x1, #4
    beq .Lotherwise_672
    add x0, x5, #8
    st1 {v0.s}[2], [x0]
.Lotherwise_672:
    tst x1, #8
    beq .Lotherwise_673
    add x0, x5, #12
    st1 {v0.s}[3], [x0]
.Lotherwise_673:
.Lend_669:
    ubfx x0, x1, #4, #4
    fmax v0.4s, v21.4s, v28.4s
    cmp x0, #15
    bne .Lotherwise_674
    str q0, [x5, #16]
    b .Lend_675
.Lotherwise_674:
    tst x1, #16
    beq .Lotherwise_676
    add x0, x5, #16
    st1 {v0.s}[0], [x0]
.Lotherwise_676:
    tst x1, #32
    beq .Lotherwise_677
    add x0, x5, #20
    st1 {v0.s}[1], [x0]
.Lotherwise_677:
    tst x1, #64
    beq .Lotherwise_678
    add x0, x5, #24
    st1 {v0.s}[2], [x0]
.Lotherwise_678:
    tst x1, #128
    beq .Lotherwise_679
    add x0, x5, #28
    st1 {v0.s}[3], [x0]
.Lotherwise_679:
.Lend_675:
    ubfx x0, x1, #0, #4
    add x5, x5, x7, lsl #2
    fmax v0.4s, v21.4s, v29.4s
    cmp x0, #15
    bne .Lotherwise_680
    str q0, [x5]
    b .Lend_681
.Lotherwise_680:
    tst x1, #1
    beq .Lotherwise_682
    st1 {v0.s}[0], [x5]
.Lotherwise_682:
    tst x1, #2
    beq .Lotherwise_683
    add x0, x5, #4
    st1 {v0.s}[1], [x0]
.Lotherwise_683:
    tst x1, #4
    beq .Lotherwise_684
    add x0, x5, #8
    st1 {v0.s}[2], [x0]
.Lotherwise_684:
    tst x1, #8
    beq .Lotherwise_685
    add x0, x5, #12
    st1 {v0.s}[3], [x0]
.Lotherwise_685:
.Lend_681:
    ubfx x0, x1, #4, #4
    fmax v0.4s, v21.4s, v30.4s
    cmp x0, #15
    bne .Lotherwise_686
    str q0, [x5, #16]
    b .Lend_687
.Lotherwise_686:
    tst x1, #16
    beq .Lotherwise_688
    add x0, x5, #16
    st1 {v0.s}[0], [x0]
.Lotherwise_688:
    tst x1, #32
    beq .Lotherwise_689
    add x0, x5, #20
    st1 {v0.s}[1], [x0]
.Lotherwise_689:
    tst x1, #64
    beq .Lotherwise_690
    add x0, x5, #24
    st1 {v0.s}[2], [x0]
.Lotherwise_690:
    tst x1, #128
    beq .Lotherwise_691
    add x0, x5, #28
    st1 {v0.s}[3], [x0]
.Lotherwise_691:
.Lend_687:
    ubfx x0, x1, #0, #4
    add x5, x5, x7, lsl #2
    fmax v0.4s, v21.4s, v31.4s
    cmp x0, #15
    bne .Lotherwise_692
    str q0, [x5]
    b .Lend_693
.Lotherwise_692:
    tst x1, #1
    beq .Lotherwise_694
    st1 {v0.s}[0], [x5]
.Lotherwise_694:
    tst x1, #2
    beq .Lotherwise_695
    add x0, x5, #4
    st1 {v0.s}[1], [x0]
.Lotherwise_695:
    tst x1, #4
    beq .Lotherwise_696
    add x0, x5, #8
    st1 {v0.s}[2], [x0]
.Lotherwise_696:
    tst x1, #8
    beq .Lotherwise_697
    add x0, x5, #12
    st1 {v0.s}[3], [x0]
.Lotherwise_697:
.Lend_693:
    ubfx x0, x1, #4, #4
    fmax v0.4s, v21.4s, v8.4s
    cmp x0, #15
    bne .Lotherwise_698
    str q0, [x5, #16]
    b .Lend_699
.Lotherwise_698:
    tst x1, #16
    beq .Lotherwise_700
    add x0, x5, #16
    st1 {v0.s}[0], [x0]
.Lotherwise_700:
    tst x1, #32
    beq .Lotherwise_701
    add x0, x5, #20
    st1 {v0.s}[1], [x0]
.Lotherwise_701:
    tst x1, #64
    beq .Lotherwise_702
    add x0, x5, #24
    st1 {v0.s}[2], [x0]
.Lotherwise_702:
    tst x1, #128
    beq .Lotherwise_703
    add x0, x5, #28
    st1 {v0.s}[3], [x0]
.Lotherwise_703:
.Lend_699:
    ubfx x0, x1, #0, #4
    add x5, x5, x7, lsl #2
    fmax v0.4s, v21.4s, v9.4s
    cmp x0, #15
    bne .Lotherwise_704
    str q0, [x5]
    b .Lend_705
.Lotherwise_704:
    tst x1, #1
    beq .Lotherwise_706
    st1 {v0.s}[0], [x5]
.Lotherwise_706:
    tst x1, #2
    beq .Lotherwise_707
    add x0, x5, #4
    st1 {v0.s}[1], [x0]
.Lotherwise_707:
    tst x1, #4
    beq .Lotherwise_708
    add x0, x5, #8
    st1 {v0.s}[2], [x0]
.Lotherwise_708:
    tst x1, #8
    beq .Lotherwise_709
    add x0, x5, #12
    st1 {v0.s}[3], [x0]
.Lotherwise_709:
.Lend_705:
    ubfx x0, x1, #4, #4
    fmax v0.4s, v21.4s, v10.4s
    cmp x0, #15
    bne .Lotherwise_710
    str q0, [x5, #16]
    b .Lend_711
.Lotherwise_710:
    tst x1, #16
    beq .Lotherwise_712
    add x0, x5, #16
    st1 {v0.s}[0], [x0]
.Lotherwise_712:
    tst x1, #32
    beq .Lotherwise_713
    add x0, x5, #20
    st1 {v0.s}[1], [x0]
.Lotherwise_713:
    tst x1, #64
    beq .Lotherwise_714
    add x0, x5, #24
    st1 {v0.s}[2], [x0]
.Lotherwise_714:
    tst x1, #128
    beq .Lotherwise_715
    add x0, x5, #28
    st1 {v0.s}[3], [x0]
.Lotherwise_715:
.Lend_711:
    ubfx x0, x1, #0, #4
    add x5, x5, x7, lsl #2
    fmax v0.4s, v21.4s, v11.4s
    cmp x0, #15
    bne .Lotherwise_716
    str q0, [x5]
    b .Lend_717
.Lotherwise_716:
    tst x1, #1
    beq .Lotherwise_718
    st1 {v0.s}[0], [x5]
.Lotherwise_718:
    tst x1, #2
    beq .Lotherwise_719
    add x0, x5, #4
    st1 {v0.s}[1], [x0]
.Lotherwise_719:
    tst x1, #4
    beq .Lotherwise_720
    add x0, x5, #8
    st1 {v0.s}[2], [x0]
.Lotherwise_720:
    tst x1, #8
    beq .Lotherwise_721
    add x0, x5, #12
    st1 {v0.s}[3], [x0]
.Lotherwise_721:
.Lend_717:
    ubfx x0, x1, #4, #4
    fmax v0.4s, v21.4s, v12.4s
    cmp x0, #15
    bne .Lotherwise_722
    str q0, [x5, #16]
    b .Lend_723
.Lotherwise_722:
    tst x1, #16
    beq .Lotherwise_724
    add x0, x5, #16
    st1 {v0.s}[0], [x0]
.Lotherwise_724:
    tst x1, #32
    beq .Lotherwise_725
    add x0, x5, #20
    st1 {v0.s}[1], [x0]
.Lotherwise_725:
    tst x1, #64
    beq .Lotherwise_726
    add x0, x5, #24
    st1 {v0.s}[2], [x0]
.Lotherwise_726:
    tst x1, #128
    beq .Lotherwise_727
    add x0, x5, #28
    st1 {v0.s}[3], [x0]
.Lotherwise_727:
.Lend_723:
.Lend_643:
    ldp d8, d9, [sp, #0]
    ldp d10, d11, [sp, #16]
    ldr d12, [sp, #32]
    add sp, sp, #48
    ret
    .size nnp_sgemm_7x8__aarch64_neon, . - nnp_sgemm_7x8__aarch64_neon

    .text
    .p2align 4
    .globl nnp_sgemm_8x8__aarch64_neon
    .type nnp_sgemm_8x8__aarch64_neon, %function
nnp_sgemm_8x8__aarch64_neon:
    sub sp, sp, #64
    stp d8, d9, [sp, #0]
    stp d10, d11, [sp, #16]
    stp d12, d13, [sp, #32]
    stp d14, d15, [sp, #48]
    mov x5, x3
    movi v24.4s, #0
    movi v25.4s, #0
    movi v26.4s, #0
    movi v27.4s, #0
    movi v28.4s, #0
    movi v29.4s, #0
    movi v30.4s, #0
    movi v31.4s, #0
    movi v8.4s, #0
    movi v9.4s, #0
    movi v10.4s, #0
    movi v11.4s, #0
    movi v12.4s, #0
    movi v13.4s, #0
    movi v14.4s, #0
    movi v15.4s, #0
    lsr x3, x0, #2
    ubfx x0, x0, #0, #2
    cbz x3, .Lloop_end_728
.Lloop_729:
    sub x3, x3, #1
    ldr q0, [x2]
    ldr q1, [x2, #16]
    ldr q2, [x1]
    ldr q3, [x1, #16]
    ldr q4, [x1, #32]
    ldr q5, [x1, #48]
    ldr q6, [x1, #64]
    ldr q7, [x1, #80]
    ldr q16, [x1, #96]
    ldr q17, [x1, #112]
    add x1, x1, #128
    ldr q18, [x2, #32]
    ldr q19, [x2, #48]
    ldr q20, [x2, #64]
    ldr q21, [x2, #80]
    ldr q22, [x2, #96]
    ldr q23, [x2, #112]
    fmla v24.4s, v0.4s, v2.s[0]
    fmla v25.4s, v1.4s, v2.s[0]
    fmla v26.4s, v0.4s, v3.s[0]
    fmla v27.4s, v1.4s, v3.s[0]
    fmla v28.4s, v0.4s, v4.s[0]
    fmla v29.4s, v1.4s, v4.s[0]
    fmla v30.4s, v0.4s, v5.s[0]
    fmla v31.4s, v1.4s, v5.s[0]
    fmla v8.4s, v0.4s, v6.s[0]
    fmla v9.4s, v1.4s, v6.s[0]
    fmla v10.4s, v0.4s, v7.s[0]
    fmla v11.4s, v1.4s, v7.s[0]
    fmla v12.4s, v0.4s, v16.s[0]
    fmla v13.4s, v1.4s, v16.s[0]
    fmla v14.4s, v0.4s, v17.s[0]
    fmla v15.4s, v1.4s, v17.s[0]
    fmla v24.4s, v18.4s, v2.s[1]
    fmla v25.4s, v19.4s, v2.s[1]
    fmla v26.4s, v18.4s, v3.s[1]
    fmla v27.4s, v19.4s, v3.s[1]
    fmla v28.4s, v18.4s, v4.s[1]
    fmla v29.4s, v19.4s, v4.s[1]
    fmla v30.4s, v18.4s, v5.s[1]
    fmla v31.4s, v19.4s, v5.s[1]
    fmla v8.4s, v18.4s, v6.s[1]
    fmla v9.4s, v19.4s, v6.s[1]
    fmla v10.4s, v18.4s, v7.s[1]
    fmla v11.4s, v19.4s, v7.s[1]
    fmla v12.4s, v18.4s, v16.s[1]
    fmla v13.4s, v19.4s, v16.s[1]
    fmla v14.4s, v18.4s, v17.s[1]
    fmla v15.4s, v19.4s, v17.s[1]
    fmla v24.4s, v20.4s, v2.s[2]
    fmla v25.4s, v21.4s, v2.s[2]
    fmla v26.4s, v20.4s, v3.s[2]
    fmla v27.4s, v21.4s, v3.s[2]
    fmla v28.4s, v20.4s, v4.s[2]
    fmla v29.4s, v21.4s, v4.s[2]
    fmla v30.4s, v20.4s, v5.s[2]
    fmla v31.4s, v21.4s, v5.s[2]
    fmla v8.4s, v20.4s, v6.s[2]
    fmla v9.4s, v21.4s, v6.s[2]
    fmla v10.4s, v20.4s, v7.s[2]
    fmla v11.4s, v21.4s, v7.s[2]
    fmla v12.4s, v20.4s, v16.s[2]
    fmla v13.4s, v21.4s, v16.s[2]
    fmla v14.4s, v20.4s, v17.s[2]
    fmla v15.4s, v21.4s, v17.s[2]
    fmla v24.4s, v22.4s, v2.s[3]
    fmla v25.4s, v23.4s, v2.s[3]
    fmla v26.4s, v22.4s, v3.s[3]
    fmla v27.4s, v23.4s, v3.s[3]
    fmla v28.4s, v22.4s, v4.s[3]
    fmla v29.4s, v23.4s, v4.s[3]
    fmla v30.4s, v22.4s, v5.s[3]
    fmla v31.4s, v23.4s, v5.s[3]
    fmla v8.4s, v22.4s, v6.s[3]
    fmla v9.4s, v23.4s, v6.s[3]
    fmla v10.4s, v22.4s, v7.s[3]
    fmla v11.4s, v23.4s, v7.s[3]
    fmla v12.4s, v22.4s, v16.s[3]
    fmla v13.4s, v23.4s, v16.s[3]
    fmla v14.4s, v22.4s, v17.s[3]
    fmla v15.4s, v23.4s, v17.s[3]
    add x2, x2, #128
    cbnz x3, .Lloop_729
.Lloop_end_728:
    cbz x0, .Lloop_end_730
.Lloop_731:
    sub x0, x0, #1
    ldr q0, [x2]
    ldr q1, [x2, #16]
    add x2, x2, #32
    ldr s2, [x1]
    ldr s3, [x1, #16]
    ldr s4, [x1, #32]
    ldr s5, [x1, #48]
    ldr s6, [x1, #64]
    ldr s7, [x1, #80]
    ldr s16, [x1, #96]
    ldr s17, [x1, #112]
    fmla v24.4s, v0.4s, v2.s[0]
    fmla v25.4s, v1.4s, v2.s[0]
    fmla v26.4s, v0.4s, v3.s[0]
    fmla v27.4s, v1.4s, v3.s[0]
    fmla v28.4s, v0.4s, v4.s[0]
    fmla v29.4s, v1.4s, v4.s[0]
    fmla v30.4s, v0.4s, v5.s[0]
    fmla v31.4s, v1.4s, v5.s[0]
    fmla v8.4s, v0.4s, v6.s[0]
    fmla v9.4s, v1.4s, v6.s[0]
    fmla v10.4s, v0.4s, v7.s[0]
    fmla v11.4s, v1.4s, v7.s[0]
    fmla v12.4s, v0.4s, v16.s[0]
    fmla v13.4s, v1.4s, v16.s[0]
    fmla v14.4s, v0.4s, v17.s[0]
    fmla v15.4s, v1.4s, v17.s[0]
    add x1, x1, #4
    cbnz x0, .Lloop_731
.Lloop_end_730:
    mov w0, #8
    mov w1, #1
    ldr x6, [x4, #8]
    ldr x2, [x4, #16]
    ldr x7, [x4]
    mov x3, x6
    cmp x3, x0
    csel x3, x3, x0, ls
    lsl x0, x1, x3
    sub x1, x0, #1
    cbnz x2, .Lotherwise_732
    ubfx x0, x1, #0, #4
    mov x2, x5
    cmp x0, #15
    bne .Lotherwise_733
    ldr q0, [x2]
    b .Lend_734
.Lotherwise_733:
    movi v0.4s, #0
    tst x1, #1
    beq .Lotherwise_735
    ld1 {v0.s}[0], [x2]
.Lotherwise_735:
    tst x1, #2
    beq .Lotherwise_736
    add x0, x2, #4
    ld1 {v0.s}[1], [x0]
.Lotherwise_736:
    tst x1, #4
    beq .Lotherwise_737
    add x0, x2, #8
    ld1 {v0.s}[2], [x0]
.Lotherwise_737:
    tst x1, #8
    beq .Lotherwise_738
    add x0, x2, #12
    ld1 {v0.s}[3], [x0]
.Lotherwise_738:
.Lend_734:
    ubfx x0, x1, #4, #4
    fadd v24.4s, v24.4s, v0.4s
    cmp x0, #15
    bne .Lotherwise_739
    ldr q0, [x2, #16]
    b .Lend_740
.Lotherwise_739:
    movi v0.4s, #0
    tst x1, #16
    beq .Lotherwise_741
    add x0, x2, #16
    ld1 {v0.s}[0], [x0]
.Lotherwise_741:
    tst x1, #32
    beq .Lotherwise_742
    add x0, x2, #20
    ld1 {v0.s}[1], [x0]
.Lotherwise_742:
    tst x1, #64
    beq .Lotherwise_743
    add x0, x2, #24
    ld1 {v0.s}[2], [x0]
.Lotherwise_743:
    tst x1, #128
    beq .Lotherwise_744
    add x0, x2, #28
    ld1 {v0.s}[3], [x0]
.Lotherwise_744:
.Lend_740:
    ubfx x0, x1, #0, #4
    add x2, x2, x7, lsl #2
    fadd v25.4s, v25.4s, v0.4s
    cmp x0, #15
    bne .Lotherwise_745
    ldr q0, [x2]
    b .Lend_746
.Lotherwise_745:
    movi v0.4s, #0
    tst x1, #1
    beq .Lotherwise_747
    ld1 {v0.s}[0], [x2]
.Lotherwise_747:
    tst x1, #2
    beq .Lotherwise_748
    add x0, x2, #4
    ld1 {v0.s}[1], [x0]
.Lotherwise_748:
    tst x1, #4
    beq .Lotherwise_749
    add x0, x2, #8
    ld1 {v0.s}[2], [x0]
.Lotherwise_749:
    tst x1, #8
    beq .Lotherwise_750
    add x0, x2, #12
    ld1 {v0.s}[3], [x0]
.Lotherwise_750:
.Lend_746:
    ubfx x0, x1, #4, #4
    fadd v26.4s, v26.4s, v0.4s
    cmp x0, #15
    bne .Lotherwise_751
    ldr q0, [x2, #16]
    b .Lend_752
.Lotherwise_751:
    movi v0.4s, #0
    tst x1, #16
    beq .Lotherwise_753
    add x0, x2, #16
    ld1 {v0.s}[0], [x0]
.Lotherwise_753:
    tst x1, #32
    beq .Lotherwise_754
    add x0, x2, #20
    ld1 {v0.s}[1], [x0]
.Lotherwise_754:
    tst x1, #64
    beq .Lotherwise_755
    add x0, x2, #24
    ld1 {v0.s}[2], [x0]
.Lotherwise_755:
    tst x1, #128
    beq .Lotherwise_756
    add x0, x2, #28
    ld1 {v0.s}[3], [x0]
.Lotherwise_756:
.Lend_752:
    ubfx x0, x1, #0, #4
    add x2, x2, x7, lsl #2
    fadd v27.4s, v27.4s, v0.4s
    cmp x0, #15
    bne .Lotherwise_757
    ldr q0, [x2]
    b .Lend_758
.Lotherwise_757:
    movi v0.4s, #0
    tst x1, #1
    beq .Lotherwise_759
    ld1 {v0.s}[0], [x2]
.Lotherwise_759:
    tst x1, #2
    beq .Lotherwise_760
    add x0, x2, #4
    ld1 {v0.s}[1], [x0]
.Lotherwise_760:
    tst x1, #4
    beq .Lotherwise_761
    add x0, x2, #8
    ld1 {v0.s}[2], [x0]
.Lotherwise_761:
    tst x1, #8
    beq .Lotherwise_762
    add x0, x2, #12
    ld1 {v0.s}[3], [x0]
.Lotherwise_762:
.Lend_758:
    ubfx x0, x1, #4, #4
    fadd v28.4s, v28.4s, v0.4s
    cmp x0, #15
    bne .Lotherwise_763
    ldr q0, [x2, #16]
    b .Lend_764
.Lotherwise_763:
    movi v0.4s, #0
    tst x1, #16
    beq .Lotherwise_765
    add x0, x2, #16
    ld1 {v0.s}[0], [x0]
.Lotherwise_765:
    tst x1, #32
    beq .Lotherwise_766
    add x0, x2, #20
    ld1 {v0.s}[1], [x0]
.Lotherwise_766:
    tst x1, #64
    beq .Lotherwise_767
    add x0, x2, #24
    ld1 {v0.s}[2], [x0]
.Lotherwise_767:
    tst x1, #128
    beq .Lotherwise_768
    add x0, x2, #28
    ld1 {v0.s}[3], [x0]
.Lotherwise_768:
.Lend_764:
    ubfx x0, x1, #0, #4
    add x2, x2, x7, lsl #2
    fadd v29.4s, v29.4s, v0.4s
    cmp x0, #15
    bne .Lotherwise_769
    ldr q0, [x2]
    b .Lend_770
.Lotherwise_769:
    movi v0.4s, #0
    tst x1, #1
    beq .Lotherwise_771
    ld1 {v0.s}[0], [x2]
.Lotherwise_771:
    tst x1, #2
    beq .Lotherwise_772
    add x0, x2, #4
    ld1 {v0.s}[1], [x0]
.Lotherwise_772:
    tst x1, #4
    beq .Lotherwise_773
    add x0, x2, #8
    ld1 {v0.s}[2], [x0]
.Lotherwise_773:
    tst x1, #8
    beq .Lotherwise_774
    add x0, x2, #12
    ld1 {v0.s}[3], [x0]
.Lotherwise_774:
.Lend_770:
    ubfx x0, x1, #4, #4
    fadd v30.4s, v30.4s, v0.4s
    cmp x0, #15
    bne .Lotherwise_775
    ldr q0, [x2, #16]
    b .Lend_776
.Lotherwise_775:
    movi v0.4s, #0
    tst x1, #16
    beq .Lotherwise_777
    add x0, x2, #16
    ld1 {v0.s}[0], [x0]
.Lotherwise_777:
    tst x1, #32
    beq .Lotherwise_778
    add x0, x2, #20
    ld1 {v0.s}[1], [x0]
.Lotherwise_778:
    tst x1, #64
    beq .Lotherwise_779
    add x0, x2, #24
    ld1 {v0.s}[2], [x0]
.Lotherwise_779:
    tst x1, #128
    beq .Lotherwise_780
    add x0, x2, #28
    ld1 {v0.s}[3], [x0]
.Lotherwise_780:
.Lend_776:
    ubfx x0, x1, #0, #4
    add x2, x2, x7, lsl #2
    fadd v31.4s, v31.4s, v0.4s
    cmp x0, #15
    bne .Lotherwise_781
    ldr q0, [x2]
    b .Lend_782
.Lotherwise_781:
    movi v0.4s, #0
    tst x1, #1
    beq .Lotherwise_783
    ld1 {v0.s}[0], [x2]
.Lotherwise_783:
    tst x1, #2
    beq .Lotherwise_784
    add x0, x2, #4
    ld1 {v0.s}[1], [x0]
.Lotherwise_784:
    tst x1, #4
    beq .Lotherwise_785
    add x0, x2, #8
    ld1 {v0.s}[2], [x0]
.Lotherwise_785:
    tst x1, #8
    beq .Lotherwise_786
    add x0, x2, #12
    ld1 {v0.s}[3], [x0]
.Lotherwise_786:
.Lend_782:
    ubfx x0, x1, #4, #4
    fadd v8.4s, v8.4s, v0.4s
    cmp x0, #15
    bne .Lotherwise_787
    ldr q0, [x2, #16]
    b .Lend_788
.Lotherwise_787:
    movi v0.4s, #0
    tst x1, #16
    beq .Lotherwise_789
    add x0, x2, #16
    ld1 {v0.s}[0], [x0]
.Lotherwise_789:
    tst x1, #32
    beq .Lotherwise_790
    add x0, x2, #20
    ld1 {v0.s}[1], [x0]
.Lotherwise_790:
    tst x1, #64
    beq .Lotherwise_791
    add x0, x2, #24
    ld1 {v0.s}[2], [x0]
.Lotherwise_791:
    tst x1, #128
    beq .Lotherwise_792
    add x0, x2, #28
    ld1 {v0.s}[3], [x0]
.Lotherwise_792:
.Lend_788:
    ubfx x0, x1, #0, #4
    add x2, x2, x7, lsl #2
    fadd v9.4s, v9.4s, v0.4s
    cmp x0, #15
    bne .Lotherwise_793
    ldr q0, [x2]
    b .Lend_794
.Lotherwise_793:
    movi v0.4s, #0
    tst x1, #1
    beq .Lotherwise_795
    ld1 {v0.s}[0], [x2]
.Lotherwise_795:
    tst x1, #2
    beq .Lotherwise_796
    add x0, x2, #4
    ld1 {v0.s}[1], [x0]
.Lotherwise_796:
    tst x1, #4
    beq .Lotherwise_797
    add x0, x2, #8
    ld1 {v0.s}[2], [x0]
.Lotherwise_797:
    tst x1, #8
    beq .Lotherwise_798
    add x0, x2, #12
    ld1 {v0.s}[3], [x0]
.Lotherwise_798:
.Lend_794:
    ubfx x0, x1, #4, #4
    fadd v10.4s, v10.4s, v0.4s
    cmp x0, #15
    bne .Lotherwise_799
    ldr q0, [x2, #16]
    b .Lend_800
.Lotherwise_799:
    movi v0.4s, #0
    tst x1, #16
    beq .Lotherwise_801
    add x0, x2, #16
    ld1 {v0.s}[0], [x0]
.Lotherwise_801:
    tst x1, #32
    beq .Lotherwise_802
    add x0, x2, #20
    ld1 {v0.s}[1], [x0]
.Lotherwise_802:
    tst x1, #64
    beq .Lotherwise_803
    add x0, x2, #24
    ld1 {v0.s}[2], [x0]
.Lotherwise_803:
    tst x1, #128
    beq .Lotherwise_804
    add x0, x2, #28
    ld1 {v0.s}[3], [x0]
.Lotherwise_804:
.Lend_800:
    ubfx x0, x1, #0, #4
    add x2, x2, x7, lsl #2
    fadd v11.4s, v11.4s, v0.4s
    cmp x0, #15
    bne .Lotherwise_805
    ldr q0, [x2]
    b .Lend_806
.Lotherwise_805:
    movi v0.4s, #0
    tst x1, #1
    beq .Lotherwise_807
    ld1 {v0.s}[0], [x2]
.Lotherwise_807:
    tst x1, #2
    beq .Lotherwise_808
    add x0, x2, #4
    ld1 {v0.s}[1], [x0]
.Lotherwise_808:
    tst x1, #4
    beq .Lotherwise_809
    add x0, x2, #8
    ld1 {v0.s}[2], [x0]
.Lotherwise_809:
    tst x1, #8
    beq .Lotherwise_810
    add x0, x2, #12
    ld1 {v0.s}[3], [x0]
.Lotherwise_810:
.Lend_806:
    ubfx x0, x1, #4, #4
    fadd v12.4s, v12.4s, v0.4s
    cmp x0, #15
    bne .Lotherwise_811
    ldr q0, [x2, #16]
    b .Lend_812
.Lotherwise_811:
    movi v0.4s, #0
    tst x1, #16
    beq .Lotherwise_813
    add x0, x2, #16
    ld1 {v0.s}[0], [x0]
.Lotherwise_813:
    tst x1, #32
    beq .Lotherwise_814
    add x0, x2, #20
    ld1 {v0.s}[1], [x0]
.Lotherwise_814:
    tst x1, #64
    beq .Lotherwise_815
    add x0, x2, #24
    ld1 {v0.s}[2], [x0]
.Lotherwise_815:
    tst x1, #128
    beq .Lotherwise_816
    add x0, x2, #28
    ld1 {v0.s}[3], [x0]
.Lotherwise_816:
.Lend_812:
    ubfx x0, x1, #0, #4
    add x2, x2, x7, lsl #2
    fadd v13.4s, v13.4s, v0.4s
    cmp x0, #15
    bne .Lotherwise_817
    ldr q0, [x2]
    b .Lend_818
.Lotherwise_817:
    movi v0.4s, #0
    tst x1, #1
    beq .Lotherwise_819
    ld1 {v0.s}[0], [x2]
.Lotherwise_819:
    tst x1, #2
    beq .Lotherwise_820
    add x0, x2, #4
    ld1 {v0.s}[1], [x0]
.Lotherwise_820:
    tst x1, #4
    beq .Lotherwise_821
    add x0, x2, #8
    ld1 {v0.s}[2], [x0]
.Lotherwise_821:
    tst x1, #8
    beq .Lotherwise_822
    add x0, x2, #12
    ld1 {v0.s}[3], [x0]
.Lotherwise_822:
.Lend_818:
    ubfx x0, x1, #4, #4
    fadd v14.4s, v14.4s, v0.4s
    cmp x0, #15
    bne .Lotherwise_823
    ldr q0, [x2, #16]
    b .Lend_824
.Lotherwise_823:
    movi v0.4s, #0
    tst x1, #16
    beq .Lotherwise_825
    add x0, x2, #16
    ld1 {v0.s}[0], [x0]
.Lotherwise_825:
    tst x1, #32
    beq .Lotherwise_826
    add x0, x2, #20
    ld1 {v0.s}[1], [x0]
.Lotherwise_826:
    tst x1, #64
    beq .Lotherwise_827
    add x0, x2, #24
    ld1 {v0.s}[2], [x0]
.Lotherwise_827:
    tst x1, #128
    beq .Lotherwise_828
    add x0, x2, #28
    ld1 {v0.s}[3], [x0]
.Lotherwise_828:
.Lend_824:
    fadd v15.4s, v15.4s, v0.4s
    b .Lend_829
.Lotherwise_732:
    ldr q0, [x2]
    ldr q1, [x2, #16]
    dup v2.4s, v0.s[0]
    dup v3.4s, v0.s[1]
    dup v4.4s, v0.s[2]
    dup v0.4s, v0.s[3]
    dup v5.4s, v1.s[0]
    dup v6.4s, v1.s[1]
    dup v7.4s, v1.s[2]
    dup v1.4s, v1.s[3]
    fadd v24.4s, v24.4s, v2.4s
    fadd v25.4s, v25.4s, v2.4s
    fadd v26.4s, v26.4s, v3.4s
    fadd v27.4s, v27.4s, v3.4s
    fadd v28.4s, v28.4s, v4.4s
    fadd v29.4s, v29.4s, v4.4s
    fadd v30.4s, v30.4s, v0.4s
    fadd v31.4s, v31.4s, v0.4s
    fadd v8.4s, v8.4s, v5.4s
    fadd v9.4s, v9.4s, v5.4s
    fadd v10.4s, v10.4s, v6.4s
    fadd v11.4s, v11.4s, v6.4s
    fadd v12.4s, v12.4s, v7.4s
    fadd v13.4s, v13.4s, v7.4s
    fadd v14.4s, v14.4s, v1.4s
    fadd v15.4s, v15.4s, v1.4s
.Lend_829:
    ldr s0, [x4, #24]
    dup v23.4s, v0.s[0]
    cmp x6, #8
    bne .Lotherwise_830
    fmax v0.4s, v23.4s, v24.4s
    fmax v1.4s, v23.4s, v25.4s
    fmax v2.4s, v23.4s, v26.4s
    fmax v3.4s, v23.4s, v27.4s
    fmax v4.4s, v23.4s, v28.4s
    fmax v5.4s, v23.4s, v29.4s
    fmax v6.4s, v23.4s, v30.4s
    fmax v7.4s, v23.4s, v31.4s
    fmax v16.4s, v23.4s, v8.4s
    fmax v17.4s, v23.4s, v9.4s
    fmax v18.4s, v23.4s, v10.4s
    fmax v19.4s, v23.4s, v11.4s
    fmax v20.4s, v23.4s, v12.4s
    fmax v21.4s, v23.4s, v13.4s
    fmax v22.4s, v23.4s, v14.4s
    fmax v23.4s, v23.4s, v15.4s
    str q0, [x5]
    str q1, [x5, #16]
    add x5, x5, x7, lsl #2
    str q2, [x5]
    str q3, [x5, #16]
    add x5, x5, x7, lsl #2
    str q4, [x5]
    str q5, [x5, #16]
    add x5, x5, x7, lsl #2
    str q6, [x5]
    str q7, [x5, #16]
    add x5, x5, x7, lsl #2
    str q16, [x5]
    str q17, [x5, #16]
    add x5, x5, x7, lsl #2
    str q18, [x5]
    str q19, [x5, #16]
    add x5, x5, x7, lsl #2
    str q20, [x5]
    str q21, [x5, #16]
    add x5, x5, x7, lsl #2
    str q22, [x5]
    str q23, [x5, #16]
    b .Lend_831
.Lotherwise_830:
    ubfx x0, x1, #0, #4
    fmax v0.4s, v23.4s, v24.4s
    cmp x0, #15
    bne .Lotherwise_832
    str q0, [x5]
    b .Lend_833
.Lotherwise_832:
    tst x1, #1
    beq .Lotherwise_834
    st1 {v0.s}[0], [x5]
.Lotherwise_834:
    tst x1, #2
    beq .Lotherwise_835
    add x0, x5, #4
    st1 {v0.s}[1], [x0]
.Lotherwise_835:
    tst x1, #4
    beq .Lotherwise_836
    add x0, x5, #8
    st1 {v0.s}[2], [x0]
.Lotherwise_836:
    tst x1, #8
    beq .Lotherwise_837
    add x0, x5, #12
    st1 {v0.s}[3], [x0]
.Lotherwise_837:
.Lend_833:
    ubfx x0, x1, #4, #4
    fmax v0.4s, v23.4s, v25.4s
    cmp x0, #15
    bne .Lotherwise_838
    str q0, [x5, #16]
    b .Lend_839
.Lotherwise_838:
    tst x1, #16
    beq .Lotherwise_840
    add x0, x5, #16
    st1 {v0.s}[0], [x0]
.Lotherwise_840:
    tst x1, #32
    beq .Lotherwise_841
    add x0, x5, #20
    st1 {v0.s}[1], [x0]
.Lotherwise_841:
    tst x1, #64
    beq .Lotherwise_842
    add x0, x5, #24
    st1 {v0.s}[2], [x0]
.Lotherwise_842:
    tst x1, #128
    beq .Lotherwise_843
    add x0, x5, #28
    st1 {v0.s}[3], [x0]
.Lotherwise_843:
.Lend_839:
    ubfx x0, x1, #0, #4
    add x5, x5, x7, lsl #2
    fmax v0.4s, v23.4s, v26.4s
    cmp x0, #15
    bne .Lotherwise_844
    str q0, [x5]
    b .Lend_845
.Lotherwise_844:
    tst x1, #1
    beq .Lotherwise_846
    st1 {v0.s}[0], [x5]
.Lotherwise_846:
    tst x1, #2
    beq .Lotherwise_847
    add x0, x5, #4
    st1 {v0.s}[1], [x0]
.Lotherwise_847:
    tst x1, #4
    beq .Lotherwise_848
    add x0, x5, #8
    st1 {v0.s}[2], [x0]
.Lotherwise_848:
    tst x1, #8
    beq .Lotherwise_849
    add x0, x5, #12
    st1 {v0.s}[3], [x0]
.Lotherwise_849:
.Lend_845:
    ubfx x0, x1, #4, #4
    fmax v0.4s, v23.4s, v27.4s
    cmp x0, #15
    bne .Lotherwise_850
    str q0, [x5, #16]
    b .Lend_851
.Lotherwise_850:
    tst x1, #16
    beq .Lotherwise_852
    add x0, x5, #16
    st1 {v0.s}[0], [x0]
.Lotherwise_852:
    tst x1, #32
    beq .Lotherwise_853
    add x0, x5, #20
    st1 {v0.s}[1], [x0]
.Lotherwise_853:
    tst x1, #64
    beq .Lotherwise_854
    add x0, x5, #24
    st1 {v0.s}[2], [x0]
.Lotherwise_854:
    tst x1, #128
    beq .Lotherwise_855
    add x0, x5, #28
    st1 {v0.s}[3], [x0]
.Lotherwise_855:
.Lend_851:
    ubfx x0, x1, #0, #4
    add x5, x5, x7, lsl #2
    fmax v0.4s, v23.4s, v28.4s
    cmp x0, #15
    bne .Lotherwise_856
    str q0, [x5]
    b .Lend_857
.Lotherwise_856:
    tst x1, #1
    beq .Lotherwise_858
    st1 {v0.s}[0], [x5]
.Lotherwise_858:
    tst x1, #2
    beq .Lotherwise_859
    add x0, x5, #4
    st1 {v0.s}[1], [x0]
.Lotherwise_859:
    tst x1, #4
    beq .Lotherwise_860
    add x0, x5, #8
    st1 {v0.s}[2], [x0]
.Lotherwise_860:
    tst x1, #8
    beq .Lotherwise_861
    add x0, x5, #12
    st1 {v0.s}[3], [x0]
.Lotherwise_861:
.Lend_857:
    ubfx x0, x1, #4, #4
    fmax v0.4s, v23.4s, v29.4s
    cmp x0, #15
    bne .Lotherwise_862
    str q0, [x5, #16]
    b .Lend_863
.Lotherwise_862:
    tst x1, #16
    beq .Lotherwise_864
    add x0, x5, #16
    st1 {v0.s}[0], [x0]
.Lotherwise_864:
    tst x1, #32
    beq .Lotherwise_865
    add x0, x5, #20
    st1 {v0.s}[1], [x0]
.Lotherwise_865:
    tst x1, #64
    beq .Lotherwise_866
    add x0, x5, #24
    st1 {v0.s}[2], [x0]
.Lotherwise_866:
    tst x1, #128
    beq .Lotherwise_867
    add x0, x5, #28
    st1 {v0.s}[3], [x0]
.Lotherwise_867:
.Lend_863:
    ubfx x0, x1, #0, #4
    add x5, x5, x7, lsl #2
    fmax v0.4s, v23.4s, v30.4s
    cmp x0, #15
    bne .Lotherwise_868
    str q0, [x5]
    b .Lend_869
.Lotherwise_868:
    tst x1, #1
    beq .Lotherwise_870
    st1 {v0.s}[0], [x5]
.Lotherwise_870:
    tst x1, #2
    beq .Lotherwise_871
    add x0, x5, #4
    st1 {v0.s}[1], [x0]
.Lotherwise_871:
    tst x1, #4
    beq .Lotherwise_872
    add x0, x5, #8
    st1 {v0.s}[2], [x0]
.Lotherwise_872:
    tst x1, #8
    beq .Lotherwise_873
    add x0, x5, #12
    st1 {v0.s}[3], [x0]
.Lotherwise_873:
.Lend_869:
    ubfx x0, x1, #4, #4
    fmax v0.4s, v23.4s, v31.4s
    cmp x0, #15
    bne .Lotherwise_874
    str q0, [x5, #16]
    b .Lend_875
.Lotherwise_874:
    tst x1, #16
    beq .Lotherwise_876
    add x0, x5, #16
    st1 {v0.s}[0], [x0]
.Lotherwise_876:
    tst x1, #32
    beq .Lotherwise_877
    add x0, x5, #20
    st1 {v0.s}[1], [x0]
.Lotherwise_877:
    tst x1, #64
    beq .Lotherwise_878
    add x0, x5, #24
    st1 {v0.s}[2], [x0]
.Lotherwise_878:
    tst x1, #128
    beq .Lotherwise_879
    add x0, x5, #28
    st1 {v0.s}[3], [x0]
.Lotherwise_879:
.Lend_875:
    ubfx x0, x1, #0, #4
    add x5, x5, x7, lsl #2
    fmax v0.4s, v23.4s, v8.4s
    cmp x0, #15
    bne .Lotherwise_880
    str q0, [x5]
    b .Lend_881
.Lotherwise_880:
    tst x1, #1
    beq .Lotherwise_882
    st1 {v0.s}[0], [x5]
.Lotherwise_882:
    tst x1, #2
    beq .Lotherwise_883
    add x0, x5, #4
    st1 {v0.s}[1], [x0]
.Lotherwise_883:
    tst x1, #4
    beq .Lotherwise_884
    add x0, x5, #8
    st1 {v0.s}[2], [x0]
.Lotherwise_884:
    tst x1, #8
    beq .Lotherwise_885
    add x0, x5, #12
    st1 {v0.s}[3], [x0]
.Lotherwise_885:
.Lend_881:
    ubfx x0, x1, #4, #4
    fmax v0.4s, v23.4s, v9.4s
    cmp x0, #15
    bne .Lotherwise_886
    str q0, [x5, #16]
    b .Lend_887
.Lotherwise_886:
    tst x1, #16
    beq .Lotherwise_888
    add x0, x5, #16
    st1 {v0.s}[0], [x0]
.Lotherwise_888:
    tst x1, #32
    beq .Lotherwise_889
    add x0, x5, #20
    st1 {v0.s}[1], [x0]
.Lotherwise_889:
    tst x1, #64
    beq .Lotherwise_890
    add x0, x5, #24
    st1 {v0.s}[2], [x0]
.Lotherwise_890:
    tst x1, #128
    beq .Lotherwise_891
    add x0, x5, #28
    st1 {v0.s}[3], [x0]
.Lotherwise_891:
.Lend_887:
    ubfx x0, x1, #0, #4
    add x5, x5, x7, lsl #2
    fmax v0.4s, v23.4s, v10.4s
    cmp x0, #15
    bne .Lotherwise_892
    str q0, [x5]
    b .Lend_893
.Lotherwise_892:
    tst x1, #1
    beq .Lotherwise_894
    st1 {v0.s}[0], [x5]
.Lotherwise_894:
    tst x1, #2
    beq .Lotherwise_895
    add x0, x5, #4
    st1 {v0.s}[1], [x0]
.Lotherwise_895:
    tst x1, #4
    beq .Lotherwise_896
    add x0, x5, #8
    st1 {v0.s}[2], [x0]
.Lotherwise_896:
    tst x1, #8
    beq .Lotherwise_897
    add x0, x5, #12
    st1 {v0.s}[3], [x0]
.Lotherwise_897:
.Lend_893:
    ubfx x0, x1, #4, #4
    fmax v0.4s, v23.4s, v11.4s
    cmp x0, #15
    bne .Lotherwise_898
    str q0, [x5, #16]
    b .Lend_899
.Lotherwise_898:
    tst x1, #16
    beq .Lotherwise_900
    add x0, x5, #16
    st1 {v0.s}[0], [x0]
.Lotherwise_900:
    tst x1, #32
    beq .Lotherwise_901
    add x0, x5, #20
    st1 {v0.s}[1], [x0]
.Lotherwise_901:
    tst x1, #64
    beq .Lotherwise_902
    add x0, x5, #24
    st1 {v0.s}[2], [x0]
.Lotherwise_902:
    tst x1, #128
    beq .Lotherwise_903
    add x0, x5, #28
    st1 {v0.s}[3], [x0]
.Lotherwise_903:
.Lend_899:
    ubfx x0, x1, #0, #4
    add x5, x5, x7, lsl #2
    fmax v0.4s, v23.4s, v12.4s
    cmp x0, #15
    bne .Lotherwise_904
    str q0, [x5]
    b .Lend_905
.Lotherwise_904:
    tst x1, #1
    beq .Lotherwise_906
    st1 {v0.s}[0], [x5]
.Lotherwise_906:
    tst x1, #2
    beq .Lotherwise_907
    add x0, x5, #4
    st1 {v0.s}[1], [x0]
.Lotherwise_907:
    tst x1, #4
    beq .Lotherwise_908
    add x0, x5, #8
    st1 {v0.s}[2], [x0]
.Lotherwise_908:
    tst x1, #8
    beq .Lotherwise_909
    add x0, x5, #12
    st1 {v0.s}[3], [x0]
.Lotherwise_909:
.Lend_905:
    ubfx x0, x1, #4, #4
    fmax v0.4s, v23.4s, v13.4s
    cmp x0, #15
    bne .Lotherwise_910
    str q0, [x5, #16]
    b .Lend_911
.Lotherwise_910:
    tst x1, #16
    beq .Lotherwise_912
    add x0, x5, #16
    st1 {v0.s}[0], [x0]
.Lotherwise_912:
    tst x1, #32
    beq .Lotherwise_913
    add x0, x5, #20
    st1 {v0.s}[1], [x0]
.Lotherwise_913:
    tst x1, #64
    beq .Lotherwise_914
    add x0, x5, #24
    st1 {v0.s}[2], [x0]
.Lotherwise_914:
    tst x1, #128
    beq .Lotherwise_915
    add x0, x5, #28
    st1 {v0.s}[3], [x0]
.Lotherwise_915:
.Lend_911:
    ubfx x0, x1, #0, #4
    add x5, x5, x7, lsl #2
    fmax v0.4s, v23.4s, v14.4s
    cmp x0, #15
    bne .Lotherwise_916
    str q0, [x5]
    b .Lend_917
.Lotherwise_916:
    tst x1, #1
    beq .Lotherwise_918
    st1 {v0.s}[0], [x5]
.Lotherwise_918:
    tst x1, #2
    beq .Lotherwise_919
    add x0, x5, #4
    st1 {v0.s}[1], [x0]
.Lotherwise_919:
    tst x1, #4
    beq .Lotherwise_920
    add x0, x5, #8
    st1 {v0.s}[2], [x0]
.Lotherwise_920:
    tst x1, #8
    beq .Lotherwise_921
    add x0, x5, #12
    st1 {v0.s}[3], [x0]
.Lotherwise_921:
.Lend_917:
    ubfx x0, x1, #4, #4
    fmax v0.4s, v23.4s, v15.4s
    cmp x0, #15
    bne .Lotherwise_922
    str q0, [x5, #16]
    b .Lend_923
.Lotherwise_922:
    tst x1, #16
    beq .Lotherwise_924
    add x0, x5, #16
    st1 {v0.s}[0], [x0]
.Lotherwise_924:
    tst x1, #32
    beq .Lotherwise_925
    add x0, x5, #20
    st1 {v0.s}[1], [x0]
.Lotherwise_925:
    tst x1, #64
    beq .Lotherwise_926
    add x0, x5, #24
    st1 {v0.s}[2], [x0]
.Lotherwise_926:
    tst x1, #128
    beq .Lotherwise_927
    add x0, x5, #28
    st1 {v0.s}[3], [x0]
.Lotherwise_927:
.Lend_923:
.Lend_831:
    ldp d8, d9, [sp, #0]
    ldp d10, d11, [sp, #16]
    ldp d12, d13, [sp, #32]
    ldp d14, d15, [sp, #48]
    add sp, sp, #64
    ret
    .size nnp_sgemm_8x8__aarch64_neon, . - nnp_sgemm_8x8__aarch64_neon

    .section .note.GNU-stack, "", %progbits
