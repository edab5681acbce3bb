    .arch armv8.2-a+fp16+dotprod

    .text
    .p2align 4
    .globl nnp_depthwise_3x3__aarch64_neon
    .type nnp_depthwise_3x3__aarch64_neon, %function
nnp_depthwise_3x3__aarch64_neon:
    mov x8, x5
    mov x9, x0
    mov x10, x1
    mov x0, x8
    mov x11, x2
    mov x12, x3
    ldr s0, [x0, #112]
    mov x7, x4
    dup v0.4s, v0.s[0]
    cbz x9, .Lloop_end_0
.Lloop_1:
    ldr s1, [x12]
    ldr x0, [x8, #56]
    mov x13, x10
    mov x14, x7
    ldp q2, q3, [x11]
    ldr s4, [x11, #32]
    ldr x1, [x8, #80]
    ldr x2, [x8, #88]
    dup v5.4s, v1.s[0]
    dup v6.4s, v1.s[0]
    dup v7.4s, v1.s[0]
    dup v1.4s, v1.s[0]
    cbz x0, .Lloop_end_2
.Lloop_3:
    tst x1, #1
    beq .Lotherwise_4
    ldr q16, [x13]
    ldr q17, [x13, #4]
    ldr x3, [x8, #16]
    ldr q18, [x13, #8]
    ldr x4, [x8, #8]
    fmla v1.4s, v16.4s, v2.s[0]
    fmla v7.4s, v16.4s, v2.s[3]
    fmla v6.4s, v16.4s, v3.s[2]
    add x3, x13, x3, lsl #2
    fmla v1.4s, v17.4s, v2.s[1]
    fmla v7.4s, v17.4s, v3.s[0]
    prfm pldl1keep, [x3]
    add x13, x13, x4, lsl #2
    fmla v6.4s, v17.4s, v3.s[3]
    fmla v1.4s, v18.4s, v2.s[2]
    fmla v7.4s, v18.4s, v3.s[1]
    fmla v6.4s, v18.4s, v4.s[0]
.Lotherwise_4:
    lsr x1, x1, #1
    tst x2, #1
    beq .Lotherwise_5
    ldr x3, [x8, #40]
    ldr x4, [x8, #32]
    fmax v6.4s, v0.4s, v6.4s
    str q6, [x14]
    add x3, x14, x3, lsl #2
    add x14, x14, x4, lsl #2
    prfm pldl1keep, [x3]
.Lotherwise_5:
    sub x0, x0, #1
    lsr x2, x2, #1
    mov v6.16b, v7.16b
    mov v7.16b, v1.16b
    mov v1.16b, v5.16b
    cbnz x0, .Lloop_3
.Lloop_end_2:
    ldr x0, [x8, #64]
    ldr x1, [x8, #16]
    ldr x2, [x8, #8]
    ldr x3, [x8, #40]
    ldr x4, [x8, #32]
    cbz x0, .Lloop_end_6
.Lloop_7:
    ldr q16, [x13]
    ldr q17, [x13, #4]
    add x5, x13, x1, lsl #2
    add x6, x14, x3, lsl #2
    ldr q18, [x13, #8]
    sub x0, x0, #1
    prfm pldl1keep, [x5]
    add x13, x13, x2, lsl #2
    prfm pldl1keep, [x6]
    fmla v6.4s, v16.4s, v3.s[2]
    fmla v1.4s, v16.4s, v2.s[0]
    fmla v7.4s, v16.4s, v2.s[3]
    fmla v6.4s, v17.4s, v3.s[3]
    fmla v1.4s, v17.4s, v2.s[1]
    fmla v7.4s, v17.4s, v3.s[0]
    fmla v6.4s, v18.4s, v4.s[0]
    fmla v1.4s, v18.4s, v2.s[2]
    fmla v7.4s, v18.4s, v3.s[1]
    fmax v16.4s, v0.4s, v6.4s
    mov v6.16b, v7.16b
    mov v7.16b, v1.16b
    mov v1.16b, v5.16b
    str q16, [x14]
    add x14, x14, x4, lsl #2
    cbnz x0, .Lloop_7
.Lloop_end_6:
    ldr x0, [x8, #72]
    ldr x1, [x8, #96]
    cbz x0, .Lloop_end_8
.Lloop_9:
    tst x1, #1
    beq .Lotherwise_10
    ldr q16, [x13]
    ldr q17, [x13, #4]
    ldr x2, [x8, #16]
    ldr q18, [x13, #8]
    ldr x3, [x8, #8]
    fmla v1.4s, v16.4s, v2.s[0]
    fmla v7.4s, v16.4s, v2.s[3]
    fmla v6.4s, v16.4s, v3.s[2]
    add x2, x13, x2, lsl #2
    fmla v1.4s, v17.4s, v2.s[1]
    fmla v7.4s, v17.4s, v3.s[0]
    prfm pldl1keep, [x2]
    add x13, x13, x3, lsl #2
    fmla v6.4s, v17.4s, v3.s[3]
    fmla v1.4s, v18.4s, v2.s[2]
    fmla v7.4s, v18.4s, v3.s[1]
    fmla v6.4s, v18.4s, v4.s[0]
.Lotherwise_10:
    ldr x2, [x8, #40]
    ldr x3, [x8, #32]
    fmax v16.4s, v0.4s, v6.4s
    sub x0, x0, #1
    lsr x1, x1, #1
    mov v6.16b, v7.16b
    mov v7.16b, v1.16b
    mov v1.16b, v5.16b
    str q16, [x14]
    add x2, x14, x2, lsl #2
    add x14, x14, x3, lsl #2
    prfm pldl1keep, [x2]
    cbnz x0, .Lloop_9
.Lloop_end_8:
    ldr x0, [x8]
    ldr x1, [x8, #24]
    sub x9, x9, #1
    add x11, x11, #36
    ldr x2, [x8, #48]
    add x10, x10, x0, lsl #2
    add x7, x7, x1, lsl #2
    add x12, x12, x2, lsl #2
    cbnz x9, .Lloop_1
.Lloop_end_0:
    ret
    .size nnp_depthwise_3x3__aarch64_neon, . - nnp_depthwise_3x3__aarch64_neon

    .text
    .p2align 4
    .globl nnp_depthwise_3x3_edge__aarch64_neon
    .type nnp_depthwise_3x3_edge__aarch64_neon, %function
nnp_depthwise_3x3_edge__aarch64_neon:
    mov x7, x5
    mov x8, x0
    mov x9, x1
    mov x0, x7
    mov x10, x2
    mov x6, x3
    ldr w11, [x7, #104]
    ldr s0, [x0, #112]
    dup v0.4s, v0.s[0]
    cbz x8, .Lloop_end_11
.Lloop_12:
    ldr s1, [x6]
    ldr x2, [x7, #56]
    mov x3, x9
    mov x5, x4
    ldp q2, q3, [x10]
    ldr s4, [x10, #32]
    ldr x12, [x7, #80]
    ldr x13, [x7, #88]
    dup v5.4s, v1.s[0]
    dup v6.4s, v1.s[0]
    dup v7.4s, v1.s[0]
    dup v1.4s, v1.s[0]
    cbz x2, .Lloop_end_13
.Lloop_14:
    tst x12, #1
    beq .Lotherwise_15
    ubfx x0, x11, #0, #4
    cmp x0, #15
    bne .Lotherwise_16
    ldr q16, [x3]
    b .Lend_17
.Lotherwise_16:
    movi v16.4s, #0
    tst x11, #1
    beq .Lotherwise_18
    ld1 {v16.s}[0], [x3]
.Lotherwise_18:
    tst x11, #2
    beq .Lotherwise_19
    add x0, x3, #4
    ld1 {v16.s}[1], [x0]
.Lotherwise_19:
    tst x11, #4
    beq .Lotherwise_20
    add x0, x3, #8
    ld1 {v16.s}[2], [x0]
.Lotherwise_20:
    tst x11, #8
    beq .Lotherwise_21
    add x0, x3, #12
    ld1 {v16.s}[3], [x0]
.Lotherwise_21:
.Lend_17:
    ubfx x0, x11, #1, #4
    fmla v1.4s, v16.4s, v2.s[0]
    fmla v7.4s, v16.4s, v2.s[3]
    fmla v6.4s, v16.4s, v3.s[2]
    cmp x0, #15
    bne .Lotherwise_22
    ldr q16, [x3, #4]
    b .Lend_23
.Lotherwise_22:
    movi v16.4s, #0
    tst x11, #2
    beq .Lotherwise_24
    add x0, x3, #4
    ld1 {v16.s}[0], [x0]
.Lotherwise_24:
    tst x11, #4
    beq .Lotherwise_25
    add x0, x3, #8
    ld1 {v16.s}[1], [x0]
.Lotherwise_25:
    tst x11, #8
    beq .Lotherwise_26
    add x0, x3, #12
    ld1 {v16.s}[2], [x0]
.Lotherwise_26:
    tst x11, #16
    beq .Lotherwise_27
    add x0, x3, #16
    ld1 {v16.s}[3], [x0]
.Lotherwise_27:
.Lend_23:
    ubfx x0, x11, #2, #4
    fmla v1.4s, v16.4s, v2.s[1]
    fmla v7.4s, v16.4s, v3.s[0]
    fmla v6.4s, v16.4s, v3.s[3]
    cmp x0, #15
    bne .Lotherwise_28
    ldr q16, [x3, #8]
    b .Lend_29
.Lotherwise_28:
    movi v16.4s, #0
    tst x11, #4
    beq .Lotherwise_30
    add x0, x3, #8
    ld1 {v16.s}[0], [x0]
.Lotherwise_30:
    tst x11, #8
    beq .Lotherwise_31
    add x0, x3, #12
    ld1 {v16.s}[1], [x0]
.Lotherwise_31:
    tst x11, #16
    beq .Lotherwise_32
    add x0, x3, #16
    ld1 {v16.s}[2], [x0]
.Lotherwise_32:
    tst x11, #32
    beq .Lotherwise_33
    add x0, x3, #20
    ld1 {v16.s}[3], [x0]
.Lotherwise_33:
.Lend_29:
    ldr x0, [x7, #16]
    ldr x1, [x7, #8]
    fmla v1.4s, v16.4s, v2.s[2]
    fmla v7.4s, v16.4s, v3.s[1]
    fmla v6.4s, v16.4s, v4.s[0]
    add x0, x3, x0, lsl #2
    add x3, x3, x1, lsl #2
    prfm pldl1keep, [x0]
.Lotherwise_15:
    lsr x12, x12, #1
    tst x13, #1
    beq .Lotherwise_34
    ldr x0, [x7, #40]
    ldr x1, [x7, #32]
    fmax v6.4s, v0.4s, v6.4s
    str q6, [x5]
    add x0, x5, x0, lsl #2
    add x5, x5, x1, lsl #2
    prfm pldl1keep, [x0]
.Lotherwise_34:
    sub x2, x2, #1
    lsr x13, x13, #1
    mov v6.16b, v7.16b
    mov v7.16b, v1.16b
    mov v1.16b, v5.16b
    cbnz x2, .Lloop_14
.Lloop_end_13:
    ldr x1, [x7, #64]
    ldr x2, [x7, #16]
    ldr x12, [x7, #8]
    ldr x13, [x7, #40]
    ldr x14, [x7, #32]
    cbz x1, .Lloop_end_35
.Lloop_36:
    ubfx x0, x11, #0, #4
    cmp x0, #15
    bne .Lotherwise_37
    ldr q16, [x3]
    b .Lend_38
.Lotherwise_37:
    movi v16.4s, #0
    tst x11, #1
    beq .Lotherwise_39
    ld1 {v16.s}[0], [x3]
.Lotherwise_39:
    tst x11, #2
    beq .Lotherwise_40
    add x0, x3, #4
    ld1 {v16.s}[1], [x0]
.Lotherwise_40:
    tst x11, #4
    beq .Lotherwise_41
    add x0, x3, #8
    ld1 {v16.s}[2], [x0]
.Lotherwise_41:
    tst x11, #8
    beq .Lotherwise_42
    add x0, x3, #12
    ld1 {v16.s}[3], [x0]
.Lotherwise_42:
.Lend_38:
    ubfx x0, x11, #1, #4
    fmla v1.4s, v16.4s, v2.s[0]
    fmla v7.4s, v16.4s, v2.s[3]
    fmla v6.4s, v16.4s, v3.s[2]
    cmp x0, #15
    bne .Lotherwise_43
    ldr q16, [x3, #4]
    b .Lend_44
.Lotherwise_43:
    movi v16.4s, #0
    tst x11, #2
    beq .Lotherwise_45
    add x0, x3, #4
    ld1 {v16.s}[0], [x0]
.Lotherwise_45:
    tst x11, #4
    beq .Lotherwise_46
    add x0, x3, #8
    ld1 {v16.s}[1], [x0]
.Lotherwise_46:
    tst x11, #8
    beq .Lotherwise_47
    add x0, x3, #12
    ld1 {v16.s}[2], [x0]
.Lotherwise_47:
    tst x11, #16
    beq .Lotherwise_48
    add x0, x3, #16
    ld1 {v16.s}[3], [x0]
.Lotherwise_48:
.Lend_44:
    ubfx x0, x11, #2, #4
    fmla v1.4s, v16.4s, v2.s[1]
    fmla v7.4s, v16.4s, v3.s[0]
    fmla v6.4s, v16.4s, v3.s[3]
    cmp x0, #15
    bne .Lotherwise_49
    ldr q16, [x3, #8]
    b .Lend_50
.Lotherwise_49:
    movi v16.4s, #0
    tst x11, #4
    beq .Lotherwise_51
    add x0, x3, #8
    ld1 {v16.s}[0], [x0]
.Lotherwise_51:
    tst x11, #8
    beq .Lotherwise_52
    add x0, x3, #12
    ld1 {v16.s}[1], [x0]
.Lotherwise_52:
    tst x11, #16
    beq .Lotherwise_53
    add x0, x3, #16
    ld1 {v16.s}[2], [x0]
.Lotherwise_53:
    tst x11, #32
    beq .Lotherwise_54
    add x0, x3, #20
    ld1 {v16.s}[3], [x0]
.Lotherwise_54:
.Lend_50:
    fmla v6.4s, v16.4s, v4.s[0]
    fmla v1.4s, v16.4s, v2.s[2]
    add x0, x3, x2, lsl #2
    add x15, x5, x13, lsl #2
    fmla v7.4s, v16.4s, v3.s[1]
    sub x1, x1, #1
    prfm pldl1keep, [x0]
    add x3, x3, x12, lsl #2
    prfm pldl1keep, [x15]
    fmax v16.4s, v0.4s, v6.4s
    mov v6.16b, v7.16b
    mov v7.16b, v1.16b
    mov v1.16b, v5.16b
    str q16, [x5]
    add x5, x5, x14, lsl #2
    cbnz x1, .Lloop_36
.Lloop_end_35:
    ldr x2, [x7, #72]
    ldr x12, [x7, #96]
    cbz x2, .Lloop_end_55
.Lloop_56:
    tst x12, #1
    beq .Lotherwise_57
    ubfx x0, x11, #0, #4
    cmp x0, #15
    bne .Lotherwise_58
    ldr q16, [x3]
    b .Lend_59
.Lotherwise_58:
    movi v16.4s, #0
    tst x11, #1
    beq .Lotherwise_60
    ld1 {v16.s}[0], [x3]
.Lotherwise_60:
    tst x11, #2
    beq .Lotherwise_61
    add x0, x3, #4
    ld1 {v16.s}[1], [x0]
.Lotherwise_61:
    tst x11, #4
    beq .Lotherwise_62
    add x0, x3, #8
    ld1 {v16.s}[2], [x0]
.Lotherwise_62:
    tst x11, #8
    beq .Lotherwise_63
    add x0, x3, #12
    ld1 {v16.s}[3], [x0]
.Lotherwise_63:
.Lend_59:
    ubfx x0, x11, #1, #4
    fmla v1.4s, v16.4s, v2.s[0]
    fmla v7.4s, v16.4s, v2.s[3]
    fmla v6.4s, v16.4s, v3.s[2]
    cmp x0, #15
    bne .Lotherwise_64
    ldr q16, [x3, #4]
    b .Lend_65
.Lotherwise_64:
    movi v16.4s, #0
    tst x11, #2
    beq .Lotherwise_66
    add x0, x3, #4
    ld1 {v16.s}[0], [x0]
.Lotherwise_66:
    tst x11, #4
    beq .Lotherwise_67
    add x0, x3, #8
    ld1 {v16.s}[1], [x0]
.Lotherwise_67:
    tst x11, #8
    beq .Lotherwise_68
    add x0, x3, #12
    ld1 {v16.s}[2], [x0]
.Lotherwise_68:
    tst x11, #16
    beq .Lotherwise_69
    add x0, x3, #16
    ld1 {v16.s}[3], [x0]
.Lotherwise_69:
.Lend_65:
    ubfx x0, x11, #2, #4
    fmla v1.4s, v16.4s, v2.s[1]
    fmla v7.4s, v16.4s, v3.s[0]
    fmla v6.4s, v16.4s, v3.s[3]
    cmp x0, #15
    bne .Lotherwise_70
    ldr q16, [x3, #8]
    b .Lend_71
.Lotherwise_70:
    movi v16.4s, #0
    tst x11, #4
    beq .Lotherwise_72
    add x0, x3, #8
    ld1 {v16.s}[0], [x0]
.Lotherwise_72:
    tst x11, #8
    beq .Lotherwise_73
    add x0, x3, #12
    ld1 {v16.s}[1], [x0]
.Lotherwise_73:
    tst x11, #16
    beq .Lotherwise_74
    add x0, x3, #16
    ld1 {v16.s}[2], [x0]
.Lotherwise_74:
    tst x11, #32
    beq .Lotherwise_75
    add x0, x3, #20
    ld1 {v16.s}[3], [x0]
.Lotherwise_75:
.Lend_71:
    ldr x0, [x7, #16]
    ldr x1, [x7, #8]
    fmla v1.4s, v16.4s, v2.s[2]
    fmla v7.4s, v16.4s, v3.s[1]
    fmla v6.4s, v16.4s, v4.s[0]
    add x0, x3, x0, lsl #2
    add x3, x3, x1, lsl #2
    prfm pldl1keep, [x0]
.Lotherwise_57:
    ldr x0, [x7, #40]
    ldr x1, [x7, #32]
    fmax v16.4s, v0.4s, v6.4s
    sub x2, x2, #1
    lsr x12, x12, #1
    mov v6.16b, v7.16b
    mov v7.16b, v1.16b
    mov v1.16b, v5.16b
    str q16, [x5]
    add x0, x5, x0, lsl #2
    add x5, x5, x1, lsl #2
    prfm pldl1keep, [x0]
    cbnz x2, .Lloop_56
.Lloop_end_55:
    ldr x0, [x7]
    ldr x1, [x7, #24]
    sub x8, x8, #1
    add x10, x10, #36
    ldr x2, [x7, #48]
    add x9, x9, x0, lsl #2
    add x4, x4, x1, lsl #2
    add x6, x6, x2, lsl #2
    cbnz x8, .Lloop_12
.Lloop_end_11:
    ret
    .size nnp_depthwise_3x3_edge__aarch64_neon, . - nnp_depthwise_3x3_edge__aarch64_neon

    .text
    .p2align 4
    .globl nnp_depthwise_3x3_rows__aarch64_neon
    .type nnp_depthwise_3x3_rows__aarch64_neon, %function
nnp_depthwise_3x3_rows__aarch64_neon:
    mov x6, x0
    ldr s0, [x3]
    mov x9, x1
    mov x10, x4
    ldp q20, q21, [x2]
    ldr s22, [x2, #32]
    dup v23.4s, v0.s[0]
    cbz x6, .Lloop_end_76
.Lloop_77:
    ldr w1, [x10, #32]
    ldr x2, [x9]
    mov v27.16b, v23.16b
    mov v26.16b, v23.16b
    ldr x3, [x9, #8]
    ldr x4, [x9, #16]
    mov v25.16b, v23.16b
    mov v24.16b, v23.16b
    ldr x5, [x9, #24]
    ldr x7, [x9, #32]
    ldr x8, [x9, #40]
    ldr x11, [x9, #48]
    ubfx x0, x1, #0, #4
    cmp x0, #15
    bne .Lotherwise_78
    ldr q0, [x2]
    b .Lend_79
.Lotherwise_78:
    movi v0.4s, #0
    tst x1, #1
    beq .Lotherwise_80
    ld1 {v0.s}[0], [x2]
.Lotherwise_80:
    tst x1, #2
    beq .Lotherwise_81
    add x0, x2, #4
    ld1 {v0.s}[1], [x0]
.Lotherwise_81:
    tst x1, #4
    beq .Lotherwise_82
    add x0, x2, #8
    ld1 {v0.s}[2], [x0]
.Lotherwise_82:
    tst x1, #8
    beq .Lotherwise_83
    add x0, x2, #12
    ld1 {v0.s}[3], [x0]
.Lotherwise_83:
.Lend_79:
    ubfx x0, x1, #0, #4
    fmla v27.4s, v0.4s, v20.s[0]
    cmp x0, #15
    bne .Lotherwise_84
    ldr q0, [x3]
    b .Lend_85
.Lotherwise_84:
    movi v0.4s, #0
    tst x1, #1
    beq .Lotherwise_86
    ld1 {v0.s}[0], [x3]
.Lotherwise_86:
    tst x1, #2
    beq .Lotherwise_87
    add x0, x3, #4
    ld1 {v0.s}[1], [x0]
.Lotherwise_87:
    tst x1, #4
    beq .Lotherwise_88
    add x0, x3, #8
    ld1 {v0.s}[2], [x0]
.Lotherwise_88:
    tst x1, #8
    beq .Lotherwise_89
    add x0, x3, #12
    ld1 {v0.s}[3], [x0]
.Lotherwise_89:
.Lend_85:
    ubfx x0, x1, #0, #4
    fmla v27.4s, v0.4s, v20.s[3]
    fmla v26.4s, v0.4s, v20.s[0]
    cmp x0, #15
    bne .Lotherwise_90
    ldr q0, [x4]
    b .Lend_91
.Lotherwise_90:
    movi v0.4s, #0
    tst x1, #1
    beq .Lotherwise_92
    ld1 {v0.s}[0], [x4]
.Lotherwise_92:
    tst x1, #2
    beq .Lotherwise_93
    add x0, x4, #4
    ld1 {v0.s}[1], [x0]
.Lotherwise_93:
    tst x1, #4
    beq .Lotherwise_94
    add x0, x4, #8
    ld1 {v0.s}[2], [x0]
.Lotherwise_94:
    tst x1, #8
    beq .Lotherwise_95
    add x0, x4, #12
    ld1 {v0.s}[3], [x0]
.Lotherwise_95:
.Lend_91:
    ubfx x0, x1, #0, #4
    fmla v27.4s, v0.4s, v21.s[2]
    fmla v26.4s, v0.4s, v20.s[3]
    fmla v25.4s, v0.4s, v20.s[0]
    cmp x0, #15
    bne .Lotherwise_96
    ldr q0, [x5]
    b .Lend_97
.Lotherwise_96:
    movi v0.4s, #0
    tst x1, #1
    beq .Lotherwise_98
    ld1 {v0.s}[0], [x5]
.Lotherwise_98:
    tst x1, #2
    beq .Lotherwise_99
    add x0, x5, #4
    ld1 {v0.s}[1], [x0]
.Lotherwise_99:
    tst x1, #4
    beq .Lotherwise_100
    add x0, x5, #8
    ld1 {v0.s}[2], [x0]
.Lotherwise_100:
    tst x1, #8
    beq .Lotherwise_101
    add x0, x5, #12
    ld1 {v0.s}[3], [x0]
.Lotherwise_101:
.Lend_97:
    ubfx x0, x1, #0, #4
    fmla v26.4s, v0.4s, v21.s[2]
    fmla v25.4s, v0.4s, v20.s[3]
    fmla v24.4s, v0.4s, v20.s[0]
    cmp x0, #15
    bne .Lotherwise_102
    ldr q0, [x7]
    b .Lend_103
.Lotherwise_102:
    movi v0.4s, #0
    tst x1, #1
    beq .Lotherwise_104
    ld1 {v0.s}[0], [x7]
.Lotherwise_104:
    tst x1, #2
    beq .Lotherwise_105
    add x0, x7, #4
    ld1 {v0.s}[1], [x0]
.Lotherwise_105:
    tst x1, #4
    beq .Lotherwise_106
    add x0, x7, #8
    ld1 {v0.s}[2], [x0]
.Lotherwise_106:
    tst x1, #8
    beq .Lotherwise_107
    add x0, x7, #12
    ld1 {v0.s}[3], [x0]
.Lotherwise_107:
.Lend_103:
    ubfx x0, x1, #0, #4
    fmla v25.4s, v0.4s, v21.s[2]
    fmla v24.4s, v0.4s, v20.s[3]
    cmp x0, #15
    bne .Lotherwise_108
    ldr q0, [x8]
    b .Lend_109
.Lotherwise_108:
    movi v0.4s, #0
    tst x1, #1
    beq .Lotherwise_110
    ld1 {v0.s}[0], [x8]
.Lotherwise_110:
    tst x1, #2
    beq .Lotherwise_111
    add x0, x8, #4
    ld1 {v0.s}[1], [x0]
.Lotherwise_111:
    tst x1, #4
    beq .Lotherwise_112
    add x0, x8, #8
    ld1 {v0.s}[2], [x0]
.Lotherwise_112:
    tst x1, #8
    beq .Lotherwise_113
    add x0, x8, #12
    ld1 {v0.s}[3], [x0]
.Lotherwise_113:
.Lend_109:
    ldr q1, [x2, #4]
    ldr q2, [x3, #4]
    fmla v24.4s, v0.4s, v21.s[2]
    ldr q0, [x4, #4]
    ldr q3, [x5, #4]
    mov x0, x11
    add x11, x11, #16
    ldr q4, [x7, #4]
    ldr q5, [x2, #8]
    add x2, x2, #16
    ldr q6, [x8, #4]
    ldr q7, [x3, #8]
    add x3, x3, #16
    ldr q16, [x4, #8]
    ldr q17, [x5, #8]
    fmla v27.4s, v1.4s, v20.s[1]
    fmla v26.4s, v2.4s, v20.s[1]
    ldr q1, [x7, #8]
    ldr s18, [x10, #48]
    fmla v25.4s, v0.4s, v20.s[1]
    fmla v24.4s, v3.4s, v20.s[1]
    ldr q19, [x8, #8]
    ldr x1, [x10]
    fmla v27.4s, v2.4s, v21.s[0]
    fmla v26.4s, v0.4s, v21.s[0]
    fmla v25.4s, v3.4s, v21.s[0]
    fmla v24.4s, v4.4s, v21.s[0]
    fmla v27.4s, v0.4s, v21.s[3]
    fmla v26.4s, v3.4s, v21.s[3]
    fmla v25.4s, v4.4s, v21.s[3]
    fmla v24.4s, v6.4s, v21.s[3]
    fmla v27.4s, v5.4s, v20.s[2]
    fmla v26.4s, v7.4s, v20.s[2]
    fmla v25.4s, v16.4s, v20.s[2]
    fmla v24.4s, v17.4s, v20.s[2]
    fmla v27.4s, v7.4s, v21.s[1]
    fmla v26.4s, v16.4s, v21.s[1]
    fmla v25.4s, v17.4s, v21.s[1]
    fmla v24.4s, v1.4s, v21.s[1]
    fmla v27.4s, v16.4s, v22.s[0]
    fmla v26.4s, v17.4s, v22.s[0]
    fmla v25.4s, v1.4s, v22.s[0]
    dup v0.4s, v18.s[0]
    fmla v24.4s, v19.4s, v22.s[0]
    fmax v1.4s, v0.4s, v27.4s
    fmax v2.4s, v0.4s, v26.4s
    fmax v3.4s, v0.4s, v25.4s
    fmax v0.4s, v0.4s, v24.4s
    str q1, [x0]
    add x0, x0, x1, lsl #2
    str q2, [x0]
    add x0, x0, x1, lsl #2
    str q3, [x0]
    add x0, x0, x1, lsl #2
    str q0, [x0]
    ldr x0, [x10, #24]
    ldr x1, [x10, #8]
    add x12, x4, x0, lsl #2
    add x13, x5, x0, lsl #2
    add x14, x7, x0, lsl #2
    add x0, x8, x0, lsl #2
    prfm pldl1keep, [x12]
    prfm pldl1keep, [x13]
    add x4, x4, #16
    prfm pldl1keep, [x14]
    prfm pldl1keep, [x0]
    add x5, x5, #16
    add x7, x7, #16
    add x8, x8, #16
    cbz x1, .Lloop_end_114
.Lloop_115:
    ldr q0, [x2]
    ldr q1, [x3]
    mov v27.16b, v23.16b
    mov v26.16b, v23.16b
    ldr q2, [x4]
    ldr q3, [x5]
    mov v25.16b, v23.16b
    mov v24.16b, v23.16b
    ldr q4, [x7]
    ldr q5, [x2, #4]
    mov x0, x11
    ldr q6, [x8]
    ldr q7, [x3, #4]
    sub x1, x1, #1
    add x11, x11, #16
    ldr q16, [x4, #4]
    ldr q17, [x5, #4]
    fmla v27.4s, v0.4s, v20.s[0]
    fmla v26.4s, v1.4s, v20.s[0]
    ldr q0, [x7, #4]
    ldr q18, [x2, #8]
    fmla v25.4s, v2.4s, v20.s[0]
    fmla v24.4s, v3.4s, v20.s[0]
    ldr q19, [x8, #4]
    ldr q28, [x3, #8]
    fmla v27.4s, v1.4s, v20.s[3]
    fmla v26.4s, v2.4s, v20.s[3]
    ldr q1, [x4, #8]
    ldr q29, [x5, #8]
    fmla v25.4s, v3.4s, v20.s[3]
    fmla v24.4s, v4.4s, v20.s[3]
    ldr q30, [x7, #8]
    ldr s31, [x10, #48]
    fmla v27.4s, v2.4s, v21.s[2]
    fmla v26.4s, v3.4s, v21.s[2]
    ldr q2, [x8, #8]
    ldr x12, [x10]
    fmla v25.4s, v4.4s, v21.s[2]
    fmla v24.4s, v6.4s, v21.s[2]
    add x2, x2, #16
    add x3, x3, #16
    fmla v27.4s, v5.4s, v20.s[1]
    fmla v26.4s, v7.4s, v20.s[1]
    fmla v25.4s, v16.4s, v20.s[1]
    fmla v24.4s, v17.4s, v20.s[1]
    fmla v27.4s, v7.4s, v21.s[0]
    fmla v26.4s, v16.4s, v21.s[0]
    fmla v25.4s, v17.4s, v21.s[0]
    fmla v24.4s, v0.4s, v21.s[0]
    fmla v27.4s, v16.4s, v21.s[3]
    fmla v26.4s, v17.4s, v21.s[3]
    fmla v25.4s, v0.4s, v21.s[3]
    fmla v24.4s, v19.4s, v21.s[3]
    fmla v27.4s, v18.4s, v20.s[2]
    fmla v26.4s, v28.4s, v20.s[2]
    fmla v25.4s, v1.4s, v20.s[2]
    fmla v24.4s, v29.4s, v20.s[2]
    fmla v27.4s, v28.4s, v21.s[1]
    fmla v26.4s, v1.4s, v21.s[1]
    fmla v25.4s, v29.4s, v21.s[1]
    fmla v24.4s, v30.4s, v21.s[1]
    fmla v27.4s, v1.4s, v22.s[0]
    fmla v26.4s, v29.4s, v22.s[0]
    fmla v25.4s, v30.4s, v22.s[0]
    dup v0.4s, v31.s[0]
    fmla v24.4s, v2.4s, v22.s[0]
    fmax v1.4s, v0.4s, v27.4s
    fmax v2.4s, v0.4s, v26.4s
    fmax v3.4s, v0.4s, v25.4s
    fmax v0.4s, v0.4s, v24.4s
    str q1, [x0]
    add x0, x0, x12, lsl #2
    str q2, [x0]
    add x0, x0, x12, lsl #2
    str q3, [x0]
    add x0, x0, x12, lsl #2
    str q0, [x0]
    ldr x0, [x10, #24]
    add x12, x4, x0, lsl #2
    add x13, x5, x0, lsl #2
    add x14, x7, x0, lsl #2
    add x0, x8, x0, lsl #2
    prfm pldl1keep, [x12]
    prfm pldl1keep, [x13]
    add x4, x4, #16
    prfm pldl1keep, [x14]
    prfm pldl1keep, [x0]
    add x5, x5, #16
    add x7, x7, #16
    add x8, x8, #16
    cbnz x1, .Lloop_115
.Lloop_end_114:
    ldr x0, [x10, #16]
    mov v27.16b, v23.16b
    mov v26.16b, v23.16b
    ldr w12, [x10, #40]
    mov v25.16b, v23.16b
    mov v24.16b, v23.16b
    ubfx x1, x12, #2, #4
    sub x11, x11, x0, lsl #2
    sub x2, x2, x0, lsl #2
    sub x3, x3, x0, lsl #2
    sub x4, x4, x0, lsl #2
    sub x5, x5, x0, lsl #2
    ldr q0, [x2]
    ldr q1, [x3]
    sub x7, x7, x0, lsl #2
    ldr q2, [x4]
    ldr q3, [x5]
    sub x8, x8, x0, lsl #2
    ldr q4, [x7]
    ldr q5, [x8]
    ldr q6, [x2, #4]
    ldr q7, [x3, #4]
    ldr q16, [x4, #4]
    ldr q17, [x5, #4]
    fmla v27.4s, v0.4s, v20.s[0]
    fmla v26.4s, v1.4s, v20.s[0]
    ldr q0, [x7, #4]
    ldr q18, [x8, #4]
    fmla v25.4s, v2.4s, v20.s[0]
    fmla v24.4s, v3.4s, v20.s[0]
    fmla v27.4s, v1.4s, v20.s[3]
    fmla v26.4s, v2.4s, v20.s[3]
    fmla v25.4s, v3.4s, v20.s[3]
    fmla v24.4s, v4.4s, v20.s[3]
    fmla v27.4s, v2.4s, v21.s[2]
    fmla v26.4s, v3.4s, v21.s[2]
    fmla v25.4s, v4.4s, v21.s[2]
    fmla v24.4s, v5.4s, v21.s[2]
    fmla v27.4s, v6.4s, v20.s[1]
    fmla v26.4s, v7.4s, v20.s[1]
    fmla v25.4s, v16.4s, v20.s[1]
    fmla v24.4s, v17.4s, v20.s[1]
    fmla v27.4s, v7.4s, v21.s[0]
    fmla v26.4s, v16.4s, v21.s[0]
    fmla v25.4s, v17.4s, v21.s[0]
    fmla v24.4s, v0.4s, v21.s[0]
    fmla v27.4s, v16.4s, v21.s[3]
    fmla v26.4s, v17.4s, v21.s[3]
    fmla v25.4s, v0.4s, v21.s[3]
    fmla v24.4s, v18.4s, v21.s[3]
    cmp x1, #15
    bne .Lotherwise_116
    ldr q0, [x2, #8]
    b .Lend_117
.Lotherwise_116:
    movi v0.4s, #0
    tst x12, #4
    beq .Lotherwise_118
    add x0, x2, #8
    ld1 {v0.s}[0], [x0]
.Lotherwise_118:
    tst x12, #8
    beq .Lotherwise_119
    add x0, x2, #12
    ld1 {v0.s}[1], [x0]
.Lotherwise_119:
    tst x12, #16
    beq .Lotherwise_120
    add x0, x2, #16
    ld1 {v0.s}[2], [x0]
.Lotherwise_120:
    tst x12, #32
    beq .Lotherwise_121
    add x0, x2, #20
    ld1 {v0.s}[3], [x0]
.Lotherwise_121:
.Lend_117:
    ubfx x0, x12, #2, #4
    fmla v27.4s, v0.4s, v20.s[2]
    cmp x0, #15
    bne .Lotherwise_122
    ldr q0, [x3, #8]
    b .Lend_123
.Lotherwise_122:
    movi v0.4s, #0
    tst x12, #4
    beq .Lotherwise_124
    add x0, x3, #8
    ld1 {v0.s}[0], [x0]
.Lotherwise_124:
    tst x12, #8
    beq .Lotherwise_125
    add x0, x3, #12
    ld1 {v0.s}[1], [x0]
.Lotherwise_125:
    tst x12, #16
    beq .Lotherwise_126
    add x0, x3, #16
    ld1 {v0.s}[2], [x0]
.Lotherwise_126:
    tst x12, #32
    beq .Lotherwise_127
    add x0, x3, #20
    ld1 {v0.s}[3], [x0]
.Lotherwise_127:
.Lend_123:
    ubfx x0, x12, #2, #4
    fmla v27.4s, v0.4s, v21.s[1]
    fmla v26.4s, v0.4s, v20.s[2]
    cmp x0, #15
    bne .Lotherwise_128
    ldr q0, [x4, #8]
    b .Lend_129
.Lotherwise_128:
    movi v0.4s, #0
    tst x12, #4
    beq .Lotherwise_130
    add x0, x4, #8
    ld1 {v0.s}[0], [x0]
.Lotherwise_130:
    tst x12, #8
    beq .Lotherwise_131
    add x0, x4, #12
    ld1 {v0.s}[1], [x0]
.Lotherwise_131:
    tst x12, #16
    beq .Lotherwise_132
    add x0, x4, #16
    ld1 {v0.s}[2], [x0]
.Lotherwise_132:
    tst x12, #32
    beq .Lotherwise_133
    add x0, x4, #20
    ld1 {v0.s}[3], [x0]
.Lotherwise_133:
.Lend_129:
    ubfx x0, x12, #2, #4
    fmla v27.4s, v0.4s, v22.s[0]
    fmla v26.4s, v0.4s, v21.s[1]
    fmla v25.4s, v0.4s, v20.s[2]
    cmp x0, #15
    bne .Lotherwise_134
    ldr q0, [x5, #8]
    b .Lend_135
.Lotherwise_134:
    movi v0.4s, #0
    tst x12, #4
    beq .Lotherwise_136
    add x0, x5, #8
    ld1 {v0.s}[0], [x0]
.Lotherwise_136:
    tst x12, #8
    beq .Lotherwise_137
    add x0, x5, #12
    ld1 {v0.s}[1], [x0]
.Lotherwise_137:
    tst x12, #16
    beq .Lotherwise_138
    add x0, x5, #16
    ld1 {v0.s}[2], [x0]
.Lotherwise_138:
    tst x12, #32
    beq .Lotherwise_139
    add x0, x5, #20
    ld1 {v0.s}[3], [x0]
.Lotherwise_139:
.Lend_135:
    ubfx x0, x12, #2, #4
    fmla v26.4s, v0.4s, v22.s[0]
    fmla v25.4s, v0.4s, v21.s[1]
    fmla v24.4s, v0.4s, v20.s[2]
    cmp x0, #15
    bne .Lotherwise_140
    ldr q0, [x7, #8]
    b .Lend_141
.Lotherwise_140:
    movi v0.4s, #0
    tst x12, #4
    beq .Lotherwise_142
    add x0, x7, #8
    ld1 {v0.s}[0], [x0]
.Lotherwise_142:
    tst x12, #8
    beq .Lotherwise_143
    add x0, x7, #12
    ld1 {v0.s}[1], [x0]
.Lotherwise_143:
    tst x12, #16
    beq .Lotherwise_144
    add x0, x7, #16
    ld1 {v0.s}[2], [x0]
.Lotherwise_144:
    tst x12, #32
    beq .Lotherwise_145
    add x0, x7, #20
    ld1 {v0.s}[3], [x0]
.Lotherwise_145:
.Lend_141:
    ubfx x0, x12, #2, #4
    fmla v25.4s, v0.4s, v22.s[0]
    fmla v24.4s, v0.4s, v21.s[1]
    cmp x0, #15
    bne .Lotherwise_146
    ldr q0, [x8, #8]
    b .Lend_147
.Lotherwise_146:
    movi v0.4s, #0
    tst x12, #4
    beq .Lotherwise_148
    add x0, x8, #8
    ld1 {v0.s}[0], [x0]
.Lotherwise_148:
    tst x12, #8
    beq .Lotherwise_149
    add x0, x8, #12
    ld1 {v0.s}[1], [x0]
.Lotherwise_149:
    tst x12, #16
    beq .Lotherwise_150
    add x0, x8, #16
    ld1 {v0.s}[2], [x0]
.Lotherwise_150:
    tst x12, #32
    beq .Lotherwise_151
    add x0, x8, #20
    ld1 {v0.s}[3], [x0]
.Lotherwise_151:
.Lend_147:
    ldr x0, [x10]
    fmla v24.4s, v0.4s, v22.s[0]
    ldr s0, [x10, #48]
    sub x6, x6, #1
    add x9, x9, #56
    dup v0.4s, v0.s[0]
    fmax v1.4s, v0.4s, v27.4s
    fmax v2.4s, v0.4s, v26.4s
    fmax v3.4s, v0.4s, v25.4s
    fmax v0.4s, v0.4s, v24.4s
    str q1, [x11]
    add x11, x11, x0, lsl #2
    str q2, [x11]
    add x11, x11, x0, lsl #2
    str q3, [x11]
    add x11, x11, x0, lsl #2
    str q0, [x11]
    cbnz x6, .Lloop_77
.Lloop_end_76:
    ret
    .size nnp_depthwise_3x3_rows__aarch64_neon, . - nnp_depthwise_3x3_rows__aarch64_neon

    .text
    .p2align 4
    .globl nnp_depthwise_3x3_by_2__aarch64_neon
    .type nnp_depthwise_3x3_by_2__aarch64_neon, %function
nnp_depthwise_3x3_by_2__aarch64_neon:
    mov x8, x5
    mov x9, x0
    mov x10, x1
    mov x0, x8
    mov x11, x2
    mov x12, x3
    ldr s0, [x0, #112]
    mov x7, x4
    dup v16.4s, v0.s[0]
    cbz x9, .Lloop_end_152
.Lloop_153:
    ldr s0, [x12]
    ldr x0, [x8, #56]
    mov x13, x10
    mov x14, x7
    ldp q17, q18, [x11]
    ldr s19, [x11, #32]
    ldr x1, [x8, #80]
    ldr x2, [x8, #88]
    dup v20.4s, v0.s[0]
    dup v7.4s, v0.s[0]
    dup v21.4s, v0.s[0]
    cbz x0, .Lloop_end_154
.Lloop_155:
    tst x1, #1
    beq .Lotherwise_156
    add x3, x13, #4
    ldr s0, [x13]
    ldr x4, [x8, #16]
    ldp q1, q2, [x3]
    ldr x3, [x8, #8]
    dup v0.4s, v0.s[0]
    add x4, x13, x4, lsl #2
    uzp2 v3.4s, v1.4s, v2.4s
    uzp1 v1.4s, v1.4s, v2.4s
    prfm pldl1keep, [x4]
    add x13, x13, x3, lsl #2
    fmla v21.4s, v3.4s, v17.s[2]
    fmla v7.4s, v3.4s, v19.s[0]
    ext v0.16b, v0.16b, v3.16b, #12
    fmla v21.4s, v1.4s, v17.s[1]
    fmla v7.4s, v1.4s, v18.s[3]
    fmla v21.4s, v0.4s, v17.s[0]
    fmla v7.4s, v0.4s, v18.s[2]
.Lotherwise_156:
    lsr x1, x1, #1
    tst x1, #1
    beq .Lotherwise_157
    add x3, x13, #4
    ldr s0, [x13]
    ldr x4, [x8, #16]
    ldp q1, q2, [x3]
    ldr x3, [x8, #8]
    dup v0.4s, v0.s[0]
    add x4, x13, x4, lsl #2
    uzp2 v3.4s, v1.4s, v2.4s
    uzp1 v1.4s, v1.4s, v2.4s
    prfm pldl1keep, [x4]
    add x13, x13, x3, lsl #2
    fmla v21.4s, v3.4s, v18.s[1]
    ext v0.16b, v0.16b, v3.16b, #12
    fmla v21.4s, v1.4s, v18.s[0]
    fmla v21.4s, v0.4s, v17.s[3]
.Lotherwise_157:
    lsr x1, x1, #1
    tst x2, #1
    beq .Lotherwise_158
    ldr x3, [x8, #40]
    ldr x4, [x8, #32]
    fmax v0.4s, v16.4s, v7.4s
    str q0, [x14]
    add x3, x14, x3, lsl #2
    add x14, x14, x4, lsl #2
    prfm pldl1keep, [x3]
.Lotherwise_158:
    sub x0, x0, #1
    lsr x2, x2, #1
    mov v7.16b, v21.16b
    mov v21.16b, v20.16b
    cbnz x0, .Lloop_155
.Lloop_end_154:
    ldr x0, [x8, #64]
    ldr x1, [x8, #16]
    ldr x2, [x8, #8]
    ldr x3, [x8, #40]
    ldr x4, [x8, #32]
    cbz x0, .Lloop_end_159
.Lloop_160:
    add x5, x13, #4
    ldr s0, [x13]
    add x6, x13, x1, lsl #2
    add x13, x13, x2, lsl #2
    ldp q1, q2, [x5]
    add x5, x13, #4
    ldr s3, [x13]
    add x15, x13, x1, lsl #2
    ldp q4, q5, [x5]
    add x5, x14, x3, lsl #2
    sub x0, x0, #1
    add x13, x13, x2, lsl #2
    prfm pldl1keep, [x6]
    prfm pldl1keep, [x15]
    prfm pldl1keep, [x5]
    dup v0.4s, v0.s[0]
    uzp2 v6.4s, v1.4s, v2.4s
    uzp1 v1.4s, v1.4s, v2.4s
    uzp2 v2.4s, v4.4s, v5.4s
    uzp1 v4.4s, v4.4s, v5.4s
    fmla v21.4s, v6.4s, v17.s[2]
    ext v0.16b, v0.16b, v6.16b, #12
    fmla v7.4s, v6.4s, v19.s[0]
    dup v3.4s, v3.s[0]
    fmla v21.4s, v1.4s, v17.s[1]
    fmla v7.4s, v1.4s, v18.s[3]
    ext v1.16b, v3.16b, v2.16b, #12
    fmla v21.4s, v0.4s, v17.s[0]
    fmla v7.4s, v0.4s, v18.s[2]
    fmla v21.4s, v2.4s, v18.s[1]
    fmla v21.4s, v4.4s, v18.s[0]
    fmax v0.4s, v16.4s, v7.4s
    fmla v21.4s, v1.4s, v17.s[3]
    str q0, [x14]
    add x14, x14, x4, lsl #2
    mov v7.16b, v21.16b
    mov v21.16b, v20.16b
    cbnz x0, .Lloop_160
.Lloop_end_159:
    ldr x0, [x8, #72]
    ldr x1, [x8, #96]
    cbz x0, .Lloop_end_161
.Lloop_162:
    tst x1, #1
    beq .Lotherwise_163
    add x2, x13, #4
    ldr s0, [x13]
    ldr x3, [x8, #16]
    ldp q1, q2, [x2]
    ldr x2, [x8, #8]
    dup v0.4s, v0.s[0]
    add x3, x13, x3, lsl #2
    uzp2 v3.4s, v1.4s, v2.4s
    uzp1 v1.4s, v1.4s, v2.4s
    prfm pldl1keep, [x3]
    add x13, x13, x2, lsl #2
    fmla v21.4s, v3.4s, v17.s[2]
    fmla v7.4s, v3.4s, v19.s[0]
    ext v0.16b, v0.16b, v3.16b, #12
    fmla v21.4s, v1.4s, v17.s[1]
    fmla v7.4s, v1.4s, v18.s[3]
    fmla v21.4s, v0.4s, v17.s[0]
    fmla v7.4s, v0.4s, v18.s[2]
.Lotherwise_163:
    lsr x1, x1, #1
    tst x1, #1
    beq .Lotherwise_164
    add x2, x13, #4
    ldr s0, [x13]
    ldr x3, [x8, #16]
    ldp q1, q2, [x2]
    ldr x2, [x8, #8]
    dup v0.4s, v0.s[0]
    add x3, x13, x3, lsl #2
    uzp2 v3.4s, v1.4s, v2.4s
    uzp1 v1.4s, v1.4s, v2.4s
    prfm pldl1keep, [x3]
    add x13, x13, x2, lsl #2
    fmla v21.4s, v3.4s, v18.s[1]
    ext v0.16b, v0.16b, v3.16b, #12
    fmla v21.4s, v1.4s, v18.s[0]
    fmla v21.4s, v0.4s, v17.s[3]
.Lotherwise_164:
    ldr x2, [x8, #40]
    ldr x3, [x8, #32]
    fmax v0.4s, v16.4s, v7.4s
    sub x0, x0, #1
    lsr x1, x1, #1
    mov v7.16b, v21.16b
    mov v21.16b, v20.16b
    str q0, [x14]
    add x2, x14, x2, lsl #2
    add x14, x14, x3, lsl #2
    prfm pldl1keep, [x2]
    cbnz x0, .Lloop_162
.Lloop_end_161:
    ldr x0, [x8]
    ldr x1, [x8, #24]
    sub x9, x9, #1
    add x11, x11, #36
    ldr x2, [x8, #48]
    add x10, x10, x0, lsl #2
    add x7, x7, x1, lsl #2
    add x12, x12, x2, lsl #2
    cbnz x9, .Lloop_153
.Lloop_end_152:
    ret
    .size nnp_depthwise_3x3_by_2__aarch64_neon, . - nnp_depthwise_3x3_by_2__aarch64_neon

    .text
    .p2align 4
    .globl nnp_depthwise_3x3_by_2_edge__aarch64_neon
    .type nnp_depthwise_3x3_by_2_edge__aarch64_neon, %function
nnp_depthwise_3x3_by_2_edge__aarch64_neon:
    mov x7, x5
    mov x8, x0
    mov x9, x1
    mov x0, x7
    mov x10, x2
    mov x6, x3
    ldr w11, [x7, #104]
    ldr s0, [x0, #112]
    dup v4.4s, v0.s[0]
    cbz x8, .Lloop_end_165
.Lloop_166:
    ldr s0, [x6]
    ldr x2, [x7, #56]
    mov x3, x9
    mov x5, x4
    ldp q5, q6, [x10]
    ldr s7, [x10, #32]
    ldr x12, [x7, #80]
    ldr x13, [x7, #88]
    dup v16.4s, v0.s[0]
    dup v3.4s, v0.s[0]
    dup v17.4s, v0.s[0]
    cbz x2, .Lloop_end_167
.Lloop_168:
    tst x12, #1
    beq .Lotherwise_169
    ubfx x0, x11, #1, #4
    cmp x0, #15
    bne .Lotherwise_170
    ldr q0, [x3, #4]
    b .Lend_171
.Lotherwise_170:
    movi v0.4s, #0
    tst x11, #2
    beq .Lotherwise_172
    add x0, x3, #4
    ld1 {v0.s}[0], [x0]
.Lotherwise_172:
    tst x11, #4
    beq .Lotherwise_173
    add x0, x3, #8
    ld1 {v0.s}[1], [x0]
.Lotherwise_173:
    tst x11, #8
    beq .Lotherwise_174
    add x0, x3, #12
    ld1 {v0.s}[2], [x0]
.Lotherwise_174:
    tst x11, #16
    beq .Lotherwise_175
    add x0, x3, #16
    ld1 {v0.s}[3], [x0]
.Lotherwise_175:
.Lend_171:
    ubfx x0, x11, #5, #4
    cmp x0, #15
    bne .Lotherwise_176
    ldr q1, [x3, #20]
    b .Lend_177
.Lotherwise_176:
    movi v1.4s, #0
    tst x11, #32
    beq .Lotherwise_178
    add x0, x3, #20
    ld1 {v1.s}[0], [x0]
.Lotherwise_178:
    tst x11, #64
    beq .Lotherwise_179
    add x0, x3, #24
    ld1 {v1.s}[1], [x0]
.Lotherwise_179:
    tst x11, #128
    beq .Lotherwise_180
    add x0, x3, #28
    ld1 {v1.s}[2], [x0]
.Lotherwise_180:
    tst x11, #256
    beq .Lotherwise_181
    add x0, x3, #32
    ld1 {v1.s}[3], [x0]
.Lotherwise_181:
.Lend_177:
    uzp2 v2.4s, v0.4s, v1.4s
    uzp1 v0.4s, v0.4s, v1.4s
    movi v1.4s, #0
    fmla v17.4s, v2.4s, v5.s[2]
    fmla v3.4s, v2.4s, v7.s[0]
    fmla v17.4s, v0.4s, v5.s[1]
    fmla v3.4s, v0.4s, v6.s[3]
    tst x11, #1
    beq .Lotherwise_182
    ldr s0, [x3]
    dup v1.4s, v0.s[0]
.Lotherwise_182:
    ldr x0, [x7, #16]
    ldr x1, [x7, #8]
    ext v0.16b, v1.16b, v2.16b, #12
    fmla v17.4s, v0.4s, v5.s[0]
    fmla v3.4s, v0.4s, v6.s[2]
    add x0, x3, x0, lsl #2
    add x3, x3, x1, lsl #2
    prfm pldl1keep, [x0]
.Lotherwise_169:
    lsr x12, x12, #1
    tst x12, #1
    beq .Lotherwise_183
    ubfx x0, x11, #1, #4
    cmp x0, #15
    bne .Lotherwise_184
    ldr q0, [x3, #4]
    b .Lend_185
.Lotherwise_184:
    movi v0.4s, #0
    tst x11, #2
    beq .Lotherwise_186
    add x0, x3, #4
    ld1 {v0.s}[0], [x0]
.Lotherwise_186:
    tst x11, #4
    beq .Lotherwise_187
    add x0, x3, #8
    ld1 {v0.s}[1], [x0]
.Lotherwise_187:
    tst x11, #8
    beq .Lotherwise_188
    add x0, x3, #12
    ld1 {v0.s}[2], [x0]
.Lotherwise_188:
    tst x11, #16
    beq .Lotherwise_189
    add x0, x3, #16
    ld1 {v0.s}[3], [x0]
.Lotherwise_189:
.Lend_185:
    ubfx x0, x11, #5, #4
    cmp x0, #15
    bne .Lotherwise_190
    ldr q1, [x3, #20]
    b .Lend_191
.Lotherwise_190:
    movi v1.4s, #0
    tst x11, #32
    beq .Lotherwise_192
    add x0, x3, #20
    ld1 {v1.s}[0], [x0]
.Lotherwise_192:
    tst x11, #64
    beq .Lotherwise_193
    add x0, x3, #24
    ld1 {v1.s}[1], [x0]
.Lotherwise_193:
    tst x11, #128
    beq .Lotherwise_194
    add x0, x3, #28
    ld1 {v1.s}[2], [x0]
.Lotherwise_194:
    tst x11, #256
    beq .Lotherwise_195
    add x0, x3, #32
    ld1 {v1.s}[3], [x0]
.Lotherwise_195:
.Lend_191:
    uzp2 v2.4s, v0.4s, v1.4s
    uzp1 v0.4s, v0.4s, v1.4s
    movi v1.4s, #0
    fmla v17.4s, v2.4s, v6.s[1]
    fmla v17.4s, v0.4s, v6.s[0]
    tst x11, #1
    beq .Lotherwise_196
    ldr s0, [x3]
    dup v1.4s, v0.s[0]
.Lotherwise_196:
    ldr x0, [x7, #16]
    ldr x1, [x7, #8]
    ext v0.16b, v1.16b, v2.16b, #12
    fmla v17.4s, v0.4s, v5.s[3]
    add x0, x3, x0, lsl #2
    add x3, x3, x1, lsl #2
    prfm pldl1keep, [x0]
.Lotherwise_183:
    lsr x12, x12, #1
    tst x13, #1
    beq .Lotherwise_197
    ldr x0, [x7, #40]
    ldr x1, [x7, #32]
    fmax v0.4s, v4.4s, v3.4s
    str q0, [x5]
    add x0, x5, x0, lsl #2
    add x5, x5, x1, lsl #2
    prfm pldl1keep, [x0]
.Lotherwise_197:
    sub x2, x2, #1
    lsr x13, x13, #1
    mov v3.16b, v17.16b
    mov v17.16b, v16.16b
    cbnz x2, .Lloop_168
.Lloop_end_167:
    ldr x2, [x7, #64]
    ldr x12, [x7, #16]
    ldr x13, [x7, #8]
    ldr x14, [x7, #40]
    ldr x15, [x7, #32]
    cbz x2, .Lloop_end_198
.Lloop_199:
    ubfx x0, x11, #1, #4
    cmp x0, #15
    bne .Lotherwise_200
    ldr q0, [x3, #4]
    b .Lend_201
.Lotherwise_200:
    movi v0.4s, #0
    tst x11, #2
    beq .Lotherwise_202
    add x0, x3, #4
    ld1 {v0.s}[0], [x0]
.Lotherwise_202:
    tst x11, #4
    beq .Lotherwise_203
    add x0, x3, #8
    ld1 {v0.s}[1], [x0]
.Lotherwise_203:
    tst x11, #8
    beq .Lotherwise_204
    add x0, x3, #12
    ld1 {v0.s}[2], [x0]
.Lotherwise_204:
    tst x11, #16
    beq .Lotherwise_205
    add x0, x3, #16
    ld1 {v0.s}[3], [x0]
.Lotherwise_205:
.Lend_201:
    ubfx x0, x11, #5, #4
    cmp x0, #15
    bne .Lotherwise_206
    ldr q1, [x3, #20]
    b .Lend_207
.Lotherwise_206:
    movi v1.4s, #0
    tst x11, #32
    beq .Lotherwise_208
    add x0, x3, #20
    ld1 {v1.s}[0], [x0]
.Lotherwise_208:
    tst x11, #64
    beq .Lotherwise_209
    add x0, x3, #24
    ld1 {v1.s}[1], [x0]
.Lotherwise_209:
    tst x11, #128
    beq .Lotherwise_210
    add x0, x3, #28
    ld1 {v1.s}[2], [x0]
.Lotherwise_210:
    tst x11, #256
    beq .Lotherwise_211
    add x0, x3, #32
    ld1 {v1.s}[3], [x0]
.Lotherwise_211:
.Lend_207:
    uzp2 v2.4s, v0.4s, v1.4s
    uzp1 v0.4s, v0.4s, v1.4s
    movi v1.4s, #0
    fmla v17.4s, v2.4s, v5.s[2]
    fmla v3.4s, v2.4s, v7.s[0]
    fmla v17.4s, v0.4s, v5.s[1]
    fmla v3.4s, v0.4s, v6.s[3]
    tst x11, #1
    beq .Lotherwise_212
    ldr s0, [x3]
    dup v1.4s, v0.s[0]
.Lotherwise_212:
    ext v0.16b, v1.16b, v2.16b, #12
    add x0, x3, x12, lsl #2
    ubfx x1, x11, #1, #4
    add x3, x3, x13, lsl #2
    prfm pldl1keep, [x0]
    fmla v17.4s, v0.4s, v5.s[0]
    fmla v3.4s, v0.4s, v6.s[2]
    cmp x1, #15
    bne .Lotherwise_213
    ldr q0, [x3, #4]
    b .Lend_214
.Lotherwise_213:
    movi v0.4s, #0
    tst x11, #2
    beq .Lotherwise_215
    add x0, x3, #4
    ld1 {v0.s}[0], [x0]
.Lotherwise_215:
    tst x11, #4
    beq .Lotherwise_216
    add x0, x3, #8
    ld1 {v0.s}[1], [x0]
.Lotherwise_216:
    tst x11, #8
    beq .Lotherwise_217
    add x0, x3, #12
    ld1 {v0.s}[2], [x0]
.Lotherwise_217:
    tst x11, #16
    beq .Lotherwise_218
    add x0, x3, #16
    ld1 {v0.s}[3], [x0]
.Lotherwise_218:
.Lend_214:
    ubfx x0, x11, #5, #4
    cmp x0, #15
    bne .Lotherwise_219
    ldr q1, [x3, #20]
    b .Lend_220
.Lotherwise_219:
    movi v1.4s, #0
    tst x11, #32
    beq .Lotherwise_221
    add x0, x3, #20
    ld1 {v1.s}[0], [x0]
.Lotherwise_221:
    tst x11, #64
    beq .Lotherwise_222
    add x0, x3, #24
    ld1 {v1.s}[1], [x0]
.Lotherwise_222:
    tst x11, #128
    beq .Lotherwise_223
    add x0, x3, #28
    ld1 {v1.s}[2], [x0]
.Lotherwise_223:
    tst x11, #256
    beq .Lotherwise_224
    add x0, x3, #32
    ld1 {v1.s}[3], [x0]
.Lotherwise_224:
.Lend_220:
    uzp2 v2.4s, v0.4s, v1.4s
    uzp1 v0.4s, v0.4s, v1.4s
    movi v1.4s, #0
    fmla v17.4s, v2.4s, v6.s[1]
    fmla v17.4s, v0.4s, v6.s[0]
    tst x11, #1
    beq .Lotherwise_225
    ldr s0, [x3]
    dup v1.4s, v0.s[0]
.Lotherwise_225:
    ext v0.16b, v1.16b, v2.16b, #12
    fmax v1.4s, v4.4s, v3.4s
    add x0, x3, x12, lsl #2
    add x1, x5, x14, lsl #2
    sub x2, x2, #1
    prfm pldl1keep, [x0]
    add x3, x3, x13, lsl #2
    prfm pldl1keep, [x1]
    fmla v17.4s, v0.4s, v5.s[3]
    str q1, [x5]
    add x5, x5, x15, lsl #2
    mov v3.16b, v17.16b
    mov v17.16b, v16.16b
    cbnz x2, .Lloop_199
.Lloop_end_198:
    ldr x2, [x7, #72]
    ldr x12, [x7, #96]
    cbz x2, .Lloop_end_226
.Lloop_227:
    tst x12, #1
    beq .Lotherwise_228
    ubfx x0, x11, #1, #4
    cmp x0, #15
    bne .Lotherwise_229
    ldr q0, [x3, #4]
    b .Lend_230
.Lotherwise_229:
    movi v0.4s, #0
    tst x11, #2
    beq .Lotherwise_231
    add x0, x3, #4
    ld1 {v0.s}[0], [x0]
.Lotherwise_231:
    tst x11, #4
    beq .Lotherwise_232
    add x0, x3, #8
    ld1 {v0.s}[1], [x0]
.Lotherwise_232:
    tst x11, #8
    beq .Lotherwise_233
    add x0, x3, #12
    ld1 {v0.s}[2], [x0]
.Lotherwise_233:
    tst x11, #16
    beq .Lotherwise_234
    add x0, x3, #16
    ld1 {v0.s}[3], [x0]
.Lotherwise_234:
.Lend_230:
    ubfx x0, x11, #5, #4
    cmp x0, #15
    bne .Lotherwise_235
    ldr q1, [x3, #20]
    b .Lend_236
.Lotherwise_235:
    movi v1.4s, #0
    tst x11, #32
    beq .Lotherwise_237
    add x0, x3, #20
    ld1 {v1.s}[0], [x0]
.Lotherwise_237:
    tst x11, #64
    beq .Lotherwise_238
    add x0, x3, #24
    ld1 {v1.s}[1], [x0]
.Lotherwise_238:
    tst x11, #128
    beq .Lotherwise_239
    add x0, x3, #28
    ld1 {v1.s}[2], [x0]
.Lotherwise_239:
    tst x11, #256
    beq .Lotherwise_240
    add x0, x3, #32
    ld1 {v1.s}[3], [x0]
.Lotherwise_240:
.Lend_236:
    uzp2 v2.4s, v0.4s, v1.4s
    uzp1 v0.4s, v0.4s, v1.4s
    movi v1.4s, #0
    fmla v17.4s, v2.4s, v5.s[2]
    fmla v3.4s, v2.4s, v7.s[0]
    fmla v17.4s, v0.4s, v5.s[1]
    fmla v3.4s, v0.4s, v6.s[3]
    tst x11, #1
    beq .Lotherwise_241
    ldr s0, [x3]
    dup v1.4s, v0.s[0]
.Lotherwise_241:
    ldr x0, [x7, #16]
    ldr x1, [x7, #8]
    ext v0.16b, v1.16b, v2.16b, #12
    fmla v17.4s, v0.4s, v5.s[0]
    fmla v3.4s, v0.4s, v6.s[2]
    add x0, x3, x0, lsl #2
    add x3, x3, x1, lsl #2
    prfm pldl1keep, [x0]
.Lotherwise_228:
    lsr x12, x12, #1
    tst x12, #1
    beq .Lotherwise_242
    ubfx x0, x11, #1, #4
    cmp x0, #15
    bne .Lotherwise_243
    ldr q0, [x3, #4]
    b .Lend_244
.Lotherwise_243:
    movi v0.4s, #0
    tst x11, #2
    beq .Lotherwise_245
    add x0, x3, #4
    ld1 {v0.s}[0], [x0]
.Lotherwise_245:
    tst x11, #4
    beq .Lotherwise_246
    add x0, x3, #8
    ld1 {v0.s}[1], [x0]
.Lotherwise_246:
    tst x11, #8
    beq .Lotherwise_247
    add x0, x3, #12
    ld1 {v0.s}[2], [x0]
.Lotherwise_247:
    tst x11, #16
    beq .Lotherwise_248
    add x0, x3, #16
    ld1 {v0.s}[3], [x0]
.Lotherwise_248:
.Lend_244:
    ubfx x0, x11, #5, #4
    cmp x0, #15
    bne .Lotherwise_249
    ldr q1, [x3, #20]
    b .Lend_250
.Lotherwise_249:
    movi v1.4s, #0
    tst x11, #32
    beq .Lotherwise_251
    add x0, x3, #20
    ld1 {v1.s}[0], [x0]
.Lotherwise_251:
    tst x11, #64
    beq .Lotherwise_252
    add x0, x3, #24
    ld1 {v1.s}[1], [x0]
.Lotherwise_252:
    tst x11, #128
    beq .Lotherwise_253
    add x0, x3, #28
    ld1 {v1.s}[2], [x0]
.Lotherwise_253:
    tst x11, #256
    beq .Lotherwise_254
    add x0, x3, #32
    ld1 {v1.s}[3], [x0]
.Lotherwise_254:
.Lend_250:
    uzp2 v2.4s, v0.4s, v1.4s
    uzp1 v0.4s, v0.4s, v1.4s
    movi v1.4s, #0
    fmla v17.4s, v2.4s, v6.s[1]
    fmla v17.4s, v0.4s, v6.s[0]
    tst x11, #1
    beq .Lotherwise_255
    ldr s0, [x3]
    dup v1.4s, v0.s[0]
.Lotherwise_255:
    ldr x0, [x7, #16]
    ldr x1, [x7, #8]
    ext v0.16b, v1.16b, v2.16b, #12
    fmla v17.4s, v0.4s, v5.s[3]
    add x0, x3, x0, lsl #2
    add x3, x3, x1, lsl #2
    prfm pldl1keep, [x0]
.Lotherwise_242:
    ldr x0, [x7, #40]
    ldr x1, [x7, #32]
    fmax v0.4s, v4.4s, v3.4s
    sub x2, x2, #1
    lsr x12, x12, #1
    mov v3.16b, v17.16b
    mov v17.16b, v16.16b
    str q0, [x5]
    add x0, x5, x0, lsl #2
    add x5, x5, x1, lsl #2
    prfm pldl1keep, [x0]
    cbnz x2, .Lloop_227
.Lloop_end_226:
    ldr x0, [x7]
    ldr x1, [x7, #24]
    sub x8, x8, #1
    add x10, x10, #36
    ldr x2, [x7, #48]
    add x9, x9, x0, lsl #2
    add x4, x4, x1, lsl #2
    add x6, x6, x2, lsl #2
    cbnz x8, .Lloop_166
.Lloop_end_165:
    ret
    .size nnp_depthwise_3x3_by_2_edge__aarch64_neon, . - nnp_depthwise_3x3_by_2_edge__aarch64_neon

    .text
    .p2align 4
    .globl nnp_depthwise_3x3_by_2_rows__aarch64_neon
    .type nnp_depthwise_3x3_by_2_rows__aarch64_neon, %function
nnp_depthwise_3x3_by_2_rows__aarch64_neon:
    sub sp, sp, #16
    str d8, [sp, #0]
    movi v0.4s, #0
    movi v1.4s, #0
    ldr s2, [x3]
    ldp q3, q4, [x2]
    movi v5.4s, #0
    movi v6.4s, #0
    ldr s7, [x2, #32]
    mov x8, x0
    mov x9, x1
    dup v2.4s, v2.s[0]
    dup v16.4s, v3.s[0]
    dup v17.4s, v3.s[1]
    dup v18.4s, v3.s[3]
    dup v19.4s, v4.s[0]
    dup v20.4s, v4.s[2]
    dup v21.4s, v4.s[3]
    dup v3.4s, v3.s[2]
    dup v4.4s, v4.s[1]
    dup v7.4s, v7.s[0]
    zip1 v22.4s, v2.4s, v0.4s
    zip1 v23.4s, v16.4s, v17.4s
    zip1 v24.4s, v18.4s, v19.4s
    zip1 v26.4s, v20.4s, v21.4s
    zip1 v28.4s, v1.4s, v3.4s
    zip1 v30.4s, v5.4s, v4.4s
    zip1 v25.4s, v6.4s, v7.4s
    cbz x8, .Lloop_end_256
.Lloop_257:
    ldr w0, [x4, #32]
    ldr x2, [x9]
    mov v27.16b, v22.16b
    mov v29.16b, v22.16b
    ldr x3, [x9, #8]
    ldr x5, [x9, #16]
    mov v31.16b, v22.16b
    mov v8.16b, v22.16b
    ldr x6, [x9, #24]
    ldr x7, [x9, #32]
    ldr x10, [x9, #48]
    ubfx x1, x0, #0, #4
    cmp x1, #15
    bne .Lotherwise_258
    ldr q0, [x2]
    b .Lend_259
.Lotherwise_258:
    movi v0.4s, #0
    tst x0, #1
    beq .Lotherwise_260
    ld1 {v0.s}[0], [x2]
.Lotherwise_260:
    tst x0, #2
    beq .Lotherwise_261
    add x1, x2, #4
    ld1 {v0.s}[1], [x1]
.Lotherwise_261:
    tst x0, #4
    beq .Lotherwise_262
    add x1, x2, #8
    ld1 {v0.s}[2], [x1]
.Lotherwise_262:
    tst x0, #8
    beq .Lotherwise_263
    add x1, x2, #12
    ld1 {v0.s}[3], [x1]
.Lotherwise_263:
.Lend_259:
    ubfx x1, x0, #0, #4
    fmla v27.4s, v0.4s, v23.4s
    cmp x1, #15
    bne .Lotherwise_264
    ldr q0, [x3]
    b .Lend_265
.Lotherwise_264:
    movi v0.4s, #0
    tst x0, #1
    beq .Lotherwise_266
    ld1 {v0.s}[0], [x3]
.Lotherwise_266:
    tst x0, #2
    beq .Lotherwise_267
    add x1, x3, #4
    ld1 {v0.s}[1], [x1]
.Lotherwise_267:
    tst x0, #4
    beq .Lotherwise_268
    add x1, x3, #8
    ld1 {v0.s}[2], [x1]
.Lotherwise_268:
    tst x0, #8
    beq .Lotherwise_269
    add x1, x3, #12
    ld1 {v0.s}[3], [x1]
.Lotherwise_269:
.Lend_265:
    ubfx x1, x0, #0, #4
    fmla v27.4s, v0.4s, v24.4s
    cmp x1, #15
    bne .Lotherwise_270
    ldr q0, [x5]
    b .Lend_271
.Lotherwise_270:
    movi v0.4s, #0
    tst x0, #1
    beq .Lotherwise_272
    ld1 {v0.s}[0], [x5]
.Lotherwise_272:
    tst x0, #2
    beq .Lotherwise_273
    add x1, x5, #4
    ld1 {v0.s}[1], [x1]
.Lotherwise_273:
    tst x0, #4
    beq .Lotherwise_274
    add x1, x5, #8
    ld1 {v0.s}[2], [x1]
.Lotherwise_274:
    tst x0, #8
    beq .Lotherwise_275
    add x1, x5, #12
    ld1 {v0.s}[3], [x1]
.Lotherwise_275:
.Lend_271:
    ubfx x1, x0, #0, #4
    fmla v27.4s, v0.4s, v26.4s
    fmla v31.4s, v0.4s, v23.4s
    cmp x1, #15
    bne .Lotherwise_276
    ldr q0, [x6]
    b .Lend_277
.Lotherwise_276:
    movi v0.4s, #0
    tst x0, #1
    beq .Lotherwise_278
    ld1 {v0.s}[0], [x6]
.Lotherwise_278:
    tst x0, #2
    beq .Lotherwise_279
    add x1, x6, #4
    ld1 {v0.s}[1], [x1]
.Lotherwise_279:
    tst x0, #4
    beq .Lotherwise_280
    add x1, x6, #8
    ld1 {v0.s}[2], [x1]
.Lotherwise_280:
    tst x0, #8
    beq .Lotherwise_281
    add x1, x6, #12
    ld1 {v0.s}[3], [x1]
.Lotherwise_281:
.Lend_277:
    ubfx x1, x0, #0, #4
    fmla v31.4s, v0.4s, v24.4s
    cmp x1, #15
    bne .Lotherwise_282
    ldr q0, [x7]
    b .Lend_283
.Lotherwise_282:
    movi v0.4s, #0
    tst x0, #1
    beq .Lotherwise_284
    ld1 {v0.s}[0], [x7]
.Lotherwise_284:
    tst x0, #2
    beq .Lotherwise_285
    add x1, x7, #4
    ld1 {v0.s}[1], [x1]
.Lotherwise_285:
    tst x0, #4
    beq .Lotherwise_286
    add x1, x7, #8
    ld1 {v0.s}[2], [x1]
.Lotherwise_286:
    tst x0, #8
    beq .Lotherwise_287
    add x0, x7, #12
    ld1 {v0.s}[3], [x0]
.Lotherwise_287:
.Lend_283:
    ldr q1, [x2, #16]
    ldr q2, [x5, #16]
    add x0, x2, #4
    add x1, x5, #4
    ldr q3, [x3, #16]
    ldr q4, [x6, #16]
    add x11, x3, #4
    add x12, x6, #4
    ldr q5, [x7, #16]
    ldp q6, q7, [x0]
    fmla v31.4s, v0.4s, v26.4s
    add x0, x7, #4
    ldp q0, q16, [x1]
    mov x1, x10
    add x2, x2, #32
    ldp q17, q18, [x11]
    add x10, x10, #16
    fmla v29.4s, v1.4s, v23.4s
    fmla v8.4s, v2.4s, v23.4s
    ldp q1, q19, [x12]
    ldp q20, q21, [x0]
    fmla v29.4s, v3.4s, v24.4s
    fmla v8.4s, v4.4s, v24.4s
    ldr s3, [x4, #48]
    fmla v27.4s, v6.4s, v28.4s
    fmla v31.4s, v0.4s, v28.4s
    ldr x0, [x4]
    fmla v29.4s, v2.4s, v26.4s
    fmla v8.4s, v5.4s, v26.4s
    fmla v27.4s, v17.4s, v30.4s
    fmla v31.4s, v1.4s, v30.4s
    fmla v29.4s, v7.4s, v28.4s
    fmla v8.4s, v16.4s, v28.4s
    fmla v27.4s, v0.4s, v25.4s
    fmla v31.4s, v20.4s, v25.4s
    fmla v29.4s, v18.4s, v30.4s
    fmla v8.4s, v19.4s, v30.4s
    dup v0.4s, v3.s[0]
    fmla v29.4s, v16.4s, v25.4s
    fmla v8.4s, v21.4s, v25.4s
    uzp1 v1.4s, v27.4s, v29.4s
    uzp2 v2.4s, v27.4s, v29.4s
    uzp1 v3.4s, v31.4s, v8.4s
    uzp2 v4.4s, v31.4s, v8.4s
    fadd v1.4s, v1.4s, v2.4s
    fadd v3.4s, v3.4s, v4.4s
    fmax v1.4s, v0.4s, v1.4s
    fmax v0.4s, v0.4s, v3.4s
    str q1, [x1]
    add x1, x1, x0, lsl #2
    str q0, [x1]
    ldr x0, [x4, #24]
    ldr x1, [x4, #8]
    add x11, x3, x0, lsl #2
    add x12, x5, x0, lsl #2
    add x13, x6, x0, lsl #2
    add x0, x7, x0, lsl #2
    prfm pldl1keep, [x11]
    prfm pldl1keep, [x12]
    add x3, x3, #32
    prfm pldl1keep, [x13]
    prfm pldl1keep, [x0]
    add x5, x5, #32
    add x6, x6, #32
    add x7, x7, #32
    cbz x1, .Lloop_end_288
.Lloop_289:
    ldp q0, q1, [x2]
    ldp q2, q3, [x5]
    mov v27.16b, v22.16b
    mov v29.16b, v22.16b
    mov v31.16b, v22.16b
    mov v8.16b, v22.16b
    add x0, x2, #4
    add x11, x5, #4
    ldp q4, q5, [x3]
    ldp q6, q7, [x6]
    add x12, x3, #4
    add x13, x6, #4
    add x14, x7, #4
    mov x15, x10
    ldp q16, q17, [x7]
    ldp q18, q19, [x0]
    sub x1, x1, #1
    add x2, x2, #32
    fmla v27.4s, v0.4s, v23.4s
    fmla v29.4s, v1.4s, v23.4s
    add x10, x10, #16
    fmla v31.4s, v2.4s, v23.4s
    fmla v8.4s, v3.4s, v23.4s
    ldp q0, q1, [x11]
    ldp q20, q21, [x12]
    fmla v27.4s, v4.4s, v24.4s
    fmla v29.4s, v5.4s, v24.4s
    fmla v31.4s, v6.4s, v24.4s
    fmla v8.4s, v7.4s, v24.4s
    ldp q4, q5, [x13]
    ldp q6, q7, [x14]
    fmla v27.4s, v2.4s, v26.4s
    fmla v29.4s, v3.4s, v26.4s
    fmla v31.4s, v16.4s, v26.4s
    fmla v8.4s, v17.4s, v26.4s
    ldr s2, [x4, #48]
    ldr x0, [x4]
    fmla v27.4s, v18.4s, v28.4s
    fmla v29.4s, v19.4s, v28.4s
    fmla v31.4s, v0.4s, v28.4s
    fmla v8.4s, v1.4s, v28.4s
    fmla v27.4s, v20.4s, v30.4s
    fmla v29.4s, v21.4s, v30.4s
    fmla v31.4s, v4.4s, v30.4s
    fmla v8.4s, v5.4s, v30.4s
    fmla v27.4s, v0.4s, v25.4s
    fmla v29.4s, v1.4s, v25.4s
    fmla v31.4s, v6.4s, v25.4s
    fmla v8.4s, v7.4s, v25.4s
    dup v0.4s, v2.s[0]
    uzp1 v1.4s, v27.4s, v29.4s
    uzp2 v2.4s, v27.4s, v29.4s
    uzp1 v3.4s, v31.4s, v8.4s
    uzp2 v4.4s, v31.4s, v8.4s
    fadd v1.4s, v1.4s, v2.4s
    fadd v3.4s, v3.4s, v4.4s
    fmax v1.4s, v0.4s, v1.4s
    fmax v0.4s, v0.4s, v3.4s
    str q1, [x15]
    add x15, x15, x0, lsl #2
    str q0, [x15]
    ldr x0, [x4, #24]
    add x11, x3, x0, lsl #2
    add x12, x5, x0, lsl #2
    add x13, x6, x0, lsl #2
    add x0, x7, x0, lsl #2
    prfm pldl1keep, [x11]
    prfm pldl1keep, [x12]
    add x3, x3, #32
    prfm pldl1keep, [x13]
    prfm pldl1keep, [x0]
    add x5, x5, #32
    add x6, x6, #32
    add x7, x7, #32
    cbnz x1, .Lloop_289
.Lloop_end_288:
    ldr x0, [x4, #16]
    mov v27.16b, v22.16b
    mov v31.16b, v22.16b
    ldr w12, [x4, #40]
    mov v29.16b, v22.16b
    mov v8.16b, v22.16b
    lsl x1, x0, #1
    ubfx x11, x12, #5, #4
    sub x10, x10, x0, lsl #2
    sub x2, x2, x1, lsl #2
    sub x5, x5, x1, lsl #2
    sub x3, x3, x1, lsl #2
    ldp q0, q1, [x2]
    ldp q2, q3, [x5]
    sub x6, x6, x1, lsl #2
    sub x7, x7, x1, lsl #2
    ldp q4, q5, [x3]
    ldp q6, q7, [x6]
    ldp q16, q17, [x7]
    ldr q18, [x2, #4]
    fmla v27.4s, v0.4s, v23.4s
    fmla v31.4s, v2.4s, v23.4s
    ldr q0, [x5, #4]
    ldr q19, [x3, #4]
    ldr q20, [x6, #4]
    fmla v29.4s, v1.4s, v23.4s
    fmla v8.4s, v3.4s, v23.4s
    fmla v27.4s, v4.4s, v24.4s
    fmla v31.4s, v6.4s, v24.4s
    ldr q1, [x7, #4]
    fmla v29.4s, v5.4s, v24.4s
    fmla v8.4s, v7.4s, v24.4s
    fmla v27.4s, v2.4s, v26.4s
    fmla v31.4s, v16.4s, v26.4s
    fmla v29.4s, v3.4s, v26.4s
    fmla v8.4s, v17.4s, v26.4s
    fmla v27.4s, v18.4s, v28.4s
    fmla v31.4s, v0.4s, v28.4s
    fmla v27.4s, v19.4s, v30.4s
    fmla v31.4s, v20.4s, v30.4s
    fmla v27.4s, v0.4s, v25.4s
    fmla v31.4s, v1.4s, v25.4s
    cmp x11, #15
    bne .Lotherwise_290
    ldr q0, [x2, #20]
    b .Lend_291
.Lotherwise_290:
    movi v0.4s, #0
    tst x12, #32
    beq .Lotherwise_292
    add x0, x2, #20
    ld1 {v0.s}[0], [x0]
.Lotherwise_292:
    tst x12, #64
    beq .Lotherwise_293
    add x0, x2, #24
    ld1 {v0.s}[1], [x0]
.Lotherwise_293:
    tst x12, #128
    beq .Lotherwise_294
    add x0, x2, #28
    ld1 {v0.s}[2], [x0]
.Lotherwise_294:
    tst x12, #256
    beq .Lotherwise_295
    add x0, x2, #32
    ld1 {v0.s}[3], [x0]
.Lotherwise_295:
.Lend_291:
    ubfx x0, x12, #5, #4
    fmla v29.4s, v0.4s, v28.4s
    cmp x0, #15
    bne .Lotherwise_296
    ldr q0, [x3, #20]
    b .Lend_297
.Lotherwise_296:
    movi v0.4s, #0
    tst x12, #32
    beq .Lotherwise_298
    add x0, x3, #20
    ld1 {v0.s}[0], [x0]
.Lotherwise_298:
    tst x12, #64
    beq .Lotherwise_299
    add x0, x3, #24
    ld1 {v0.s}[1], [x0]
.Lotherwise_299:
    tst x12, #128
    beq .Lotherwise_300
    add x0, x3, #28
    ld1 {v0.s}[2], [x0]
.Lotherwise_300:
    tst x12, #256
    beq .Lotherwise_301
    add x0, x3, #32
    ld1 {v0.s}[3], [x0]
.Lotherwise_301:
.Lend_297:
    ubfx x0, x12, #5, #4
    fmla v29.4s, v0.4s, v30.4s
    cmp x0, #15
    bne .Lotherwise_302
    ldr q0, [x5, #20]
    b .Lend_303
.Lotherwise_302:
    movi v0.4s, #0
    tst x12, #32
    beq .Lotherwise_304
    add x0, x5, #20
    ld1 {v0.s}[0], [x0]
.Lotherwise_304:
    tst x12, #64
    beq .Lotherwise_305
    add x0, x5, #24
    ld1 {v0.s}[1], [x0]
.Lotherwise_305:
    tst x12, #128
    beq .Lotherwise_306
    add x0, x5, #28
    ld1 {v0.s}[2], [x0]
.Lotherwise_306:
    tst x12, #256
    beq .Lotherwise_307
    add x0, x5, #32
    ld1 {v0.s}[3], [x0]
.Lotherwise_307:
.Lend_303:
    ubfx x0, x12, #5, #4
    fmla v29.4s, v0.4s, v25.4s
    fmla v8.4s, v0.4s, v28.4s
    cmp x0, #15
    bne .Lotherwise_308
    ldr q0, [x6, #20]
    b .Lend_309
.Lotherwise_308:
    movi v0.4s, #0
    tst x12, #32
    beq .Lotherwise_310
    add x0, x6, #20
    ld1 {v0.s}[0], [x0]
.Lotherwise_310:
    tst x12, #64
    beq .Lotherwise_311
    add x0, x6, #24
    ld1 {v0.s}[1], [x0]
.Lotherwise_311:
    tst x12, #128
    beq .Lotherwise_312
    add x0, x6, #28
    ld1 {v0.s}[2], [x0]
.Lotherwise_312:
    tst x12, #256
    beq .Lotherwise_313
    add x0, x6, #32
    ld1 {v0.s}[3], [x0]
.Lotherwise_313:
.Lend_309:
    ubfx x0, x12, #5, #4
    fmla v8.4s, v0.4s, v30.4s
    cmp x0, #15
    bne .Lotherwise_314
    ldr q0, [x7, #20]
    b .Lend_315
.Lotherwise_314:
    movi v0.4s, #0
    tst x12, #32
    beq .Lotherwise_316
    add x0, x7, #20
    ld1 {v0.s}[0], [x0]
.Lotherwise_316:
    tst x12, #64
    beq .Lotherwise_317
    add x0, x7, #24
    ld1 {v0.s}[1], [x0]
.Lotherwise_317:
    tst x12, #128
    beq .Lotherwise_318
    add x0, x7, #28
    ld1 {v0.s}[2], [x0]
.Lotherwise_318:
    tst x12, #256
    beq .Lotherwise_319
    add x0, x7, #32
    ld1 {v0.s}[3], [x0]
.Lotherwise_319:
.Lend_315:
    fmla v8.4s, v0.4s, v25.4s
    uzp1 v0.4s, v27.4s, v29.4s
    ldr x0, [x4]
    ldr s1, [x4, #48]
    uzp2 v2.4s, v27.4s, v29.4s
    sub x8, x8, #1
    add x9, x9, #56
    fadd v0.4s, v0.4s, v2.4s
    uzp1 v2.4s, v31.4s, v8.4s
    uzp2 v3.4s, v31.4s, v8.4s
    dup v1.4s, v1.s[0]
    fadd v2.4s, v2.4s, v3.4s
    fmax v0.4s, v1.4s, v0.4s
    fmax v1.4s, v1.4s, v2.4s
    str q0, [x10]
    add x10, x10, x0, lsl #2
    str q1, [x10]
    cbnz x8, .Lloop_257
.Lloop_end_256:
    ldr d8, [sp, #0]
    add sp, sp, #16
    ret
    .size nnp_depthwise_3x3_by_2_rows__aarch64_neon, . - nnp_depthwise_3x3_by_2_rows__aarch64_neon

    .text
    .p2align 4
    .globl nnp_depthwise_5x5__aarch64_neon
    .type nnp_depthwise_5x5__aarch64_neon, %function
nnp_depthwise_5x5__aarch64_neon:
    mov x9, x0
    mov x10, x1
    mov x11, x2
    mov x12, x3
    mov x13, x4
    mov x15, x5
    cbz x9, .Lloop_end_320
.Lloop_321:
    ldr s4, [x12]
    ldr x0, [x15, #56]
    mov x8, x10
    mov x14, x13
    ld1 {v0.4s, v1.4s, v2.4s, v3.4s}, [x11]
    ldr q21, [x11, #64]
    ldr x1, [x15, #80]
    ldr x2, [x15, #88]
    dup v25.4s, v4.s[0]
    dup v22.4s, v4.s[0]
    dup v23.4s, v4.s[0]
    dup v24.4s, v4.s[0]
    dup v26.4s, v4.s[0]
    cbz x0, .Lloop_end_322
.Lloop_323:
    tst x1, #1
    beq .Lotherwise_324
    ldp q4, q5, [x8]
    ldr q6, [x11, #80]
    ldr q7, [x8, #4]
    ldr q16, [x8, #8]
    ldr q17, [x8, #12]
    ldr x3, [x15, #16]
    ldr s18, [x11, #96]
    ldr x4, [x15, #8]
    fmla v26.4s, v4.4s, v0.s[0]
    fmla v24.4s, v4.4s, v1.s[1]
    fmla v23.4s, v4.4s, v2.s[2]
    fmla v22.4s, v4.4s, v3.s[3]
    fmla v25.4s, v4.4s, v6.s[0]
    fmla v26.4s, v7.4s, v0.s[1]
    fmla v24.4s, v7.4s, v1.s[2]
    fmla v23.4s, v7.4s, v2.s[3]
    add x3, x8, x3, lsl #2
    fmla v22.4s, v7.4s, v21.s[0]
    fmla v25.4s, v7.4s, v6.s[1]
    prfm pldl1keep, [x3]
    add x8, x8, x4, lsl #2
    fmla v26.4s, v16.4s, v0.s[2]
    fmla v24.4s, v16.4s, v1.s[3]
    fmla v23.4s, v16.4s, v3.s[0]
    fmla v22.4s, v16.4s, v21.s[1]
    fmla v25.4s, v16.4s, v6.s[2]
    fmla v26.4s, v17.4s, v0.s[3]
    fmla v24.4s, v17.4s, v2.s[0]
    fmla v23.4s, v17.4s, v3.s[1]
    fmla v22.4s, v17.4s, v21.s[2]
    fmla v25.4s, v17.4s, v6.s[3]
    fmla v26.4s, v5.4s, v1.s[0]
    fmla v24.4s, v5.4s, v2.s[1]
    fmla v23.4s, v5.4s, v3.s[2]
    fmla v22.4s, v5.4s, v21.s[3]
    fmla v25.4s, v5.4s, v18.s[0]
.Lotherwise_324:
    lsr x1, x1, #1
    tst x2, #1
    beq .Lotherwise_325
    mov x3, x15
    ldr x4, [x15, #40]
    ldr x5, [x15, #32]
    ldr s4, [x3, #112]
    add x3, x14, x4, lsl #2
    dup v4.4s, v4.s[0]
    prfm pldl1keep, [x3]
    fmax v4.4s, v4.4s, v25.4s
    str q4, [x14]
    add x14, x14, x5, lsl #2
.Lotherwise_325:
    ldr s4, [x12]
    sub x0, x0, #1
    lsr x2, x2, #1
    mov v25.16b, v22.16b
    mov v22.16b, v23.16b
    mov v23.16b, v24.16b
    mov v24.16b, v26.16b
    dup v4.4s, v4.s[0]
    mov v26.16b, v4.16b
    cbnz x0, .Lloop_323
.Lloop_end_322:
    ldr x0, [x15, #64]
    ldr x1, [x15, #16]
    ldr x2, [x15, #8]
    ldr x3, [x15, #40]
    ldr x4, [x15, #32]
    cbz x0, .Lloop_end_326
.Lloop_327:
    ldp q4, q5, [x8]
    ldr q6, [x11, #80]
    mov x5, x15
    add x6, x8, x1, lsl #2
    ldr q7, [x8, #4]
    add x7, x14, x3, lsl #2
    sub x0, x0, #1
    ldr q16, [x8, #8]
    ldr q17, [x8, #12]
    add x8, x8, x2, lsl #2
    ldr s18, [x11, #96]
    ldr s19, [x5, #112]
    ldr s20, [x12]
    prfm pldl1keep, [x6]
    fmla v25.4s, v4.4s, v6.s[0]
    fmla v26.4s, v4.4s, v0.s[0]
    prfm pldl1keep, [x7]
    fmla v24.4s, v4.4s, v1.s[1]
    fmla v23.4s, v4.4s, v2.s[2]
    fmla v25.4s, v7.4s, v6.s[1]
    fmla v22.4s, v4.4s, v3.s[3]
    fmla v26.4s, v7.4s, v0.s[1]
    fmla v24.4s, v7.4s, v1.s[2]
    fmla v25.4s, v16.4s, v6.s[2]
    fmla v23.4s, v7.4s, v2.s[3]
    fmla v22.4s, v7.4s, v21.s[0]
    fmla v26.4s, v16.4s, v0.s[2]
    fmla v25.4s, v17.4s, v6.s[3]
    fmla v24.4s, v16.4s, v1.s[3]
    fmla v23.4s, v16.4s, v3.s[0]
    fmla v22.4s, v16.4s, v21.s[1]
    fmla v25.4s, v5.4s, v18.s[0]
    fmla v26.4s, v17.4s, v0.s[3]
    fmla v24.4s, v17.4s, v2.s[0]
    fmla v23.4s, v17.4s, v3.s[1]
    fmla v22.4s, v17.4s, v21.s[2]
    dup v4.4s, v19.s[0]
    fmla v26.4s, v5.4s, v1.s[0]
    fmla v24.4s, v5.4s, v2.s[1]
    fmla v23.4s, v5.4s, v3.s[2]
    fmla v22.4s, v5.4s, v21.s[3]
    fmax v4.4s, v4.4s, v25.4s
    dup v5.4s, v20.s[0]
    str q4, [x14]
    add x14, x14, x4, lsl #2
    mov v25.16b, v22.16b
    mov v22.16b, v23.16b
    mov v23.16b, v24.16b
    mov v24.16b, v26.16b
    mov v26.16b, v5.16b
    cbnz x0, .Lloop_327
.Lloop_end_326:
    ldr x0, [x15, #72]
    ldr x1, [x15, #96]
    cbz x0, .Lloop_end_328
.Lloop_329:
    tst x1, #1
    beq .Lotherwise_330
    ldp q4, q5, [x8]
    ldr q6, [x11, #80]
    ldr q7, [x8, #4]
    ldr q16, [x8, #8]
    ldr q17, [x8, #12]
    ldr x2, [x15, #16]
    ldr s18, [x11, #96]
    ldr x3, [x15, #8]
    fmla v26.4s, v4.4s, v0.s[0]
    fmla v24.4s, v4.4s, v1.s[1]
    fmla v23.4s, v4.4s, v2.s[2]
    fmla v22.4s, v4.4s, v3.s[3]
    fmla v25.4s, v4.4s, v6.s[0]
    fmla v26.4s, v7.4s, v0.s[1]
    fmla v24.4s, v7.4s, v1.s[2]
    fmla v23.4s, v7.4s, v2.s[3]
    add x2, x8, x2, lsl #2
    fmla v22.4s, v7.4s, v21.s[0]
    fmla v25.4s, v7.4s, v6.s[1]
    prfm pldl1keep, [x2]
    add x8, x8, x3, lsl #2
    fmla v26.4s, v16.4s, v0.s[2]
    fmla v24.4s, v16.4s, v1.s[3]
    fmla v23.4s, v16.4s, v3.s[0]
    fmla v22.4s, v16.4s, v21.s[1]
    fmla v25.4s, v16.4s, v6.s[2]
    fmla v26.4s, v17.4s, v0.s[3]
    fmla v24.4s, v17.4s, v2.s[0]
    fmla v23.4s, v17.4s, v3.s[1]
    fmla v22.4s, v17.4s, v21.s[2]
    fmla v25.4s, v17.4s, v6.s[3]
    fmla v26.4s, v5.4s, v1.s[0]
    fmla v24.4s, v5.4s, v2.s[1]
    fmla v23.4s, v5.4s, v3.s[2]
    fmla v22.4s, v5.4s, v21.s[3]
    fmla v25.4s, v5.4s, v18.s[0]
.Lotherwise_330:
    mov x2, x15
    ldr s4, [x12]
    ldr x3, [x15, #40]
    sub x0, x0, #1
    ldr s5, [x2, #112]
    ldr x2, [x15, #32]
    lsr x1, x1, #1
    dup v4.4s, v4.s[0]
    add x3, x14, x3, lsl #2
    dup v5.4s, v5.s[0]
    prfm pldl1keep, [x3]
    fmax v5.4s, v5.4s, v25.4s
    mov v25.16b, v22.16b
    mov v22.16b, v23.16b
    mov v23.16b, v24.16b
    mov v24.16b, v26.16b
    mov v26.16b, v4.16b
    str q5, [x14]
    add x14, x14, x2, lsl #2
    cbnz x0, .Lloop_329
.Lloop_end_328:
    ldr x0, [x15]
    ldr x1, [x15, #24]
    sub x9, x9, #1
    add x11, x11, #100
    ldr x2, [x15, #48]
    add x10, x10, x0, lsl #2
    add x13, x13, x1, lsl #2
    add x12, x12, x2, lsl #2
    cbnz x9, .Lloop_321
.Lloop_end_320:
    ret
    .size nnp_depthwise_5x5__aarch64_neon, . - nnp_depthwise_5x5__aarch64_neon

    .text
    .p2align 4
    .globl nnp_depthwise_5x5_edge__aarch64_neon
    .type nnp_depthwise_5x5_edge__aarch64_neon, %function
nnp_depthwise_5x5_edge__aarch64_neon:
    mov x7, x0
    mov x8, x5
    mov x9, x1
    mov x10, x2
    mov x11, x3
    ldr w1, [x8, #104]
    cbz x7, .Lloop_end_331
.Lloop_332:
    ldr s4, [x11]
    ldr x2, [x8, #56]
    mov x3, x9
    mov x5, x4
    ld1 {v0.4s, v1.4s, v2.4s, v3.4s}, [x10]
    ldr q6, [x10, #64]
    ldr x6, [x8, #80]
    ldr x12, [x8, #88]
    dup v18.4s, v4.s[0]
    dup v7.4s, v4.s[0]
    dup v16.4s, v4.s[0]
    dup v17.4s, v4.s[0]
    dup v19.4s, v4.s[0]
    cbz x2, .Lloop_end_333
.Lloop_334:
    tst x6, #1
    beq .Lotherwise_335
    ubfx x0, x1, #0, #4
    cmp x0, #15
    bne .Lotherwise_336
    ldr q4, [x3]
    b .Lend_337
.Lotherwise_336:
    movi v4.4s, #0
    tst x1, #1
    beq .Lotherwise_338
    ld1 {v4.s}[0], [x3]
.Lotherwise_338:
    tst x1, #2
    beq .Lotherwise_339
    add x0, x3, #4
    ld1 {v4.s}[1], [x0]
.Lotherwise_339:
    tst x1, #4
    beq .Lotherwise_340
    add x0, x3, #8
    ld1 {v4.s}[2], [x0]
.Lotherwise_340:
    tst x1, #8
    beq .Lotherwise_341
    add x0, x3, #12
    ld1 {v4.s}[3], [x0]
.Lotherwise_341:
.Lend_337:
    ldr s5, [x10, #80]
    ubfx x0, x1, #1, #4
    fmla v19.4s, v4.4s, v0.s[0]
    fmla v17.4s, v4.4s, v1.s[1]
    fmla v16.4s, v4.4s, v2.s[2]
    fmla v7.4s, v4.4s, v3.s[3]
    fmla v18.4s, v4.4s, v5.s[0]
    cmp x0, #15
    bne .Lotherwise_342
    ldr q4, [x3, #4]
    b .Lend_343
.Lotherwise_342:
    movi v4.4s, #0
    tst x1, #2
    beq .Lotherwise_344
    add x0, x3, #4
    ld1 {v4.s}[0], [x0]
.Lotherwise_344:
    tst x1, #4
    beq .Lotherwise_345
    add x0, x3, #8
    ld1 {v4.s}[1], [x0]
.Lotherwise_345:
    tst x1, #8
    beq .Lotherwise_346
    add x0, x3, #12
    ld1 {v4.s}[2], [x0]
.Lotherwise_346:
    tst x1, #16
    beq .Lotherwise_347
    add x0, x3, #16
    ld1 {v4.s}[3], [x0]
.Lotherwise_347:
.Lend_343:
    ldr s5, [x10, #84]
    ubfx x0, x1, #2, #4
    fmla v19.4s, v4.4s, v0.s[1]
    fmla v17.4s, v4.4s, v1.s[2]
    fmla v16.4s, v4.4s, v2.s[3]
    fmla v7.4s, v4.4s, v6.s[0]
    fmla v18.4s, v4.4s, v5.s[0]
    cmp x0, #15
    bne .Lotherwise_348
    ldr q4, [x3, #8]
    b .Lend_349
.Lotherwise_348:
    movi v4.4s, #0
    tst x1, #4
    beq .Lotherwise_350
    add x0, x3, #8
    ld1 {v4.s}[0], [x0]
.Lotherwise_350:
    tst x1, #8
    beq .Lotherwise_351
    add x0, x3, #12
    ld1 {v4.s}[1], [x0]
.Lotherwise_351:
    tst x1, #16
    beq .Lotherwise_352
    add x0, x3, #16
    ld1 {v4.s}[2], [x0]
.Lotherwise_352:
    tst x1, #32
    beq .Lotherwise_353
    add x0, x3, #20
    ld1 {v4.s}[3], [x0]
.Lotherwise_353:
.Lend_349:
    ldr s5, [x10, #88]
    ubfx x0, x1, #3, #4
    fmla v19.4s, v4.4s, v0.s[2]
    fmla v17.4s, v4.4s, v1.s[3]
    fmla v16.4s, v4.4s, v3.s[0]
    fmla v7.4s, v4.4s, v6.s[1]
    fmla v18.4s, v4.4s, v5.s[0]
    cmp x0, #15
    bne .Lotherwise_354
    ldr q4, [x3, #12]
    b .Lend_355
.Lotherwise_354:
    movi v4.4s, #0
    tst x1, #8
    beq .Lotherwise_356
    add x0, x3, #12
    ld1 {v4.s}[0], [x0]
.Lotherwise_356:
    tst x1, #16
    beq .Lotherwise_357
    add x0, x3, #16
    ld1 {v4.s}[1], [x0]
.Lotherwise_357:
    tst x1, #32
    beq .Lotherwise_358
    add x0, x3, #20
    ld1 {v4.s}[2], [x0]
.Lotherwise_358:
    tst x1, #64
    beq .Lotherwise_359
    add x0, x3, #24
    ld1 {v4.s}[3], [x0]
.Lotherwise_359:
.Lend_355:
    ldr s5, [x10, #92]
    ubfx x0, x1, #4, #4
    fmla v19.4s, v4.4s, v0.s[3]
    fmla v17.4s, v4.4s, v2.s[0]
    fmla v16.4s, v4.4s, v3.s[1]
    fmla v7.4s, v4.4s, v6.s[2]
    fmla v18.4s, v4.4s, v5.s[0]
    cmp x0, #15
    bne .Lotherwise_360
    ldr q4, [x3, #16]
    b .Lend_361
.Lotherwise_360:
    movi v4.4s, #0
    tst x1, #16
    beq .Lotherwise_362
    add x0, x3, #16
    ld1 {v4.s}[0], [x0]
.Lotherwise_362:
    tst x1, #32
    beq .Lotherwise_363
    add x0, x3, #20
    ld1 {v4.s}[1], [x0]
.Lotherwise_363:
    tst x1, #64
    beq .Lotherwise_364
    add x0, x3, #24
    ld1 {v4.s}[2], [x0]
.Lotherwise_364:
    tst x1, #128
    beq .Lotherwise_365
    add x0, x3, #28
    ld1 {v4.s}[3], [x0]
.Lotherwise_365:
.Lend_361:
    ldr x0, [x8, #16]
    ldr s5, [x10, #96]
    fmla v19.4s, v4.4s, v1.s[0]
    fmla v17.4s, v4.4s, v2.s[1]
    ldr x13, [x8, #8]
    fmla v16.4s, v4.4s, v3.s[2]
    fmla v7.4s, v4.4s, v6.s[3]
    add x0, x3, x0, lsl #2
    fmla v18.4s, v4.4s, v5.s[0]
    prfm pldl1keep, [x0]
    add x3, x3, x13, lsl #2
.Lotherwise_335:
    lsr x6, x6, #1
    tst x12, #1
    beq .Lotherwise_366
    ldr x0, [x8, #40]
    ldr x13, [x8, #32]
    ldr s4, [x8, #112]
    add x0, x5, x0, lsl #2
    dup v4.4s, v4.s[0]
    prfm pldl1keep, [x0]
    fmax v4.4s, v4.4s, v18.4s
    str q4, [x5]
    add x5, x5, x13, lsl #2
.Lotherwise_366:
    ldr s4, [x11]
    sub x2, x2, #1
    lsr x12, x12, #1
    mov v18.16b, v7.16b
    mov v7.16b, v16.16b
    mov v16.16b, v17.16b
    mov v17.16b, v19.16b
    dup v4.4s, v4.s[0]
    mov v19.16b, v4.16b
    cbnz x2, .Lloop_334
.Lloop_end_333:
    ldr x2, [x8, #64]
    ldr x6, [x8, #16]
    ldr x12, [x8, #8]
    ldr x13, [x8, #40]
    ldr x14, [x8, #32]
    cbz x2, .Lloop_end_367
.Lloop_368:
    ubfx x0, x1, #0, #4
    cmp x0, #15
    bne .Lotherwise_369
    ldr q4, [x3]
    b .Lend_370
.Lotherwise_369:
    movi v4.4s, #0
    tst x1, #1
    beq .Lotherwise_371
    ld1 {v4.s}[0], [x3]
.Lotherwise_371:
    tst x1, #2
    beq .Lotherwise_372
    add x0, x3, #4
    ld1 {v4.s}[1], [x0]
.Lotherwise_372:
    tst x1, #4
    beq .Lotherwise_373
    add x0, x3, #8
    ld1 {v4.s}[2], [x0]
.Lotherwise_373:
    tst x1, #8
    beq .Lotherwise_374
    add x0, x3, #12
    ld1 {v4.s}[3], [x0]
.Lotherwise_374:
.Lend_370:
    ldr s5, [x10, #80]
    ubfx x0, x1, #1, #4
    fmla v19.4s, v4.4s, v0.s[0]
    fmla v17.4s, v4.4s, v1.s[1]
    fmla v16.4s, v4.4s, v2.s[2]
    fmla v7.4s, v4.4s, v3.s[3]
    fmla v18.4s, v4.4s, v5.s[0]
    cmp x0, #15
    bne .Lotherwise_375
    ldr q4, [x3, #4]
    b .Lend_376
.Lotherwise_375:
    movi v4.4s, #0
    tst x1, #2
    beq .Lotherwise_377
    add x0, x3, #4
    ld1 {v4.s}[0], [x0]
.Lotherwise_377:
    tst x1, #4
    beq .Lotherwise_378
    add x0, x3, #8
    ld1 {v4.s}[1], [x0]
.Lotherwise_378:
    tst x1, #8
    beq .Lotherwise_379
    add x0, x3, #12
    ld1 {v4.s}[2], [x0]
.Lotherwise_379:
    tst x1, #16
    beq .Lotherwise_380
    add x0, x3, #16
    ld1 {v4.s}[3], [x0]
.Lotherwise_380:
.Lend_376:
    ldr s5, [x10, #84]
    ubfx x0, x1, #2, #4
    fmla v19.4s, v4.4s, v0.s[1]
    fmla v17.4s, v4.4s, v1.s[2]
    fmla v16.4s, v4.4s, v2.s[3]
    fmla v7.4s, v4.4s, v6.s[0]
    fmla v18.4s, v4.4s, v5.s[0]
    cmp x0, #15
    bne .Lotherwise_381
    ldr q4, [x3, #8]
    b .Lend_382
.Lotherwise_381:
    movi v4.4s, #0
    tst x1, #4
    beq .Lotherwise_383
    add x0, x3, #8
    ld1 {v4.s}[0], [x0]
.Lotherwise_383:
    tst x1, #8
    beq .Lotherwise_384
    add x0, x3, #12
    ld1 {v4.s}[1], [x0]
.Lotherwise_384:
    tst x1, #16
    beq .Lotherwise_385
    add x0, x3, #16
    ld1 {v4.s}[2], [x0]
.Lotherwise_385:
    tst x1, #32
    beq .Lotherwise_386
    add x0, x3, #20
    ld1 {v4.s}[3], [x0]
.Lotherwise_386:
.Lend_382:
    ldr s5, [x10, #88]
    ubfx x0, x1, #3, #4
    fmla v19.4s, v4.4s, v0.s[2]
    fmla v17.4s, v4.4s, v1.s[3]
    fmla v16.4s, v4.4s, v3.s[0]
    fmla v7.4s, v4.4s, v6.s[1]
    fmla v18.4s, v4.4s, v5.s[0]
    cmp x0, #15
    bne .Lotherwise_387
    ldr q4, [x3, #12]
    b .Lend_388
.Lotherwise_387:
    movi v4.4s, #0
    tst x1, #8
    beq .Lotherwise_389
    add x0, x3, #12
    ld1 {v4.s}[0], [x0]
.Lotherwise_389:
    tst x1, #16
    beq .Lotherwise_390
    add x0, x3, #16
    ld1 {v4.s}[1], [x0]
.Lotherwise_390:
    tst x1, #32
    beq .Lotherwise_391
    add x0, x3, #20
    ld1 {v4.s}[2], [x0]
.Lotherwise_391:
    tst x1, #64
    beq .Lotherwise_392
    add x0, x3, #24
    ld1 {v4.s}[3], [x0]
.Lotherwise_392:
.Lend_388:
    ldr s5, [x10, #92]
    ubfx x0, x1, #4, #4
    fmla v19.4s, v4.4s, v0.s[3]
    fmla v17.4s, v4.4s, v2.s[0]
    fmla v16.4s, v4.4s, v3.s[1]
    fmla v7.4s, v4.4s, v6.s[2]
    fmla v18.4s, v4.4s, v5.s[0]
    cmp x0, #15
    bne .Lotherwise_393
    ldr q4, [x3, #16]
    b .Lend_394
.Lotherwise_393:
    movi v4.4s, #0
    tst x1, #16
    beq .Lotherwise_395
    add x0, x3, #16
    ld1 {v4.s}[0], [x0]
.Lotherwise_395:
    tst x1, #32
    beq .Lotherwise_396
    add x0, x3, #20
    ld1 {v4.s}[1], [x0]
.Lotherwise_396:
    tst x1, #64
    beq .Lotherwise_397
    add x0, x3, #24
    ld1 {v4.s}[2], [x0]
.Lotherwise_397:
    tst x1, #128
    beq .Lotherwise_398
    add x0, x3, #28
    ld1 {v4.s}[3], [x0]
.Lotherwise_398:
.Lend_394:
    ldr s5, [x10, #96]
    ldr s20, [x11]
    fmla v19.4s, v4.4s, v1.s[0]
    ldr s21, [x8, #112]
    fmla v17.4s, v4.4s, v2.s[1]
    fmla v16.4s, v4.4s, v3.s[2]
    add x0, x3, x6, lsl #2
    fmla v7.4s, v4.4s, v6.s[3]
    add x15, x5, x13, lsl #2
    sub x2, x2, #1
    prfm pldl1keep, [x0]
    add x3, x3, x12, lsl #2
    prfm pldl1keep, [x15]
    fmla v18.4s, v4.4s, v5.s[0]
    dup v4.4s, v20.s[0]
    dup v5.4s, v21.s[0]
    fmax v5.4s, v5.4s, v18.4s
    mov v18.16b, v7.16b
    mov v7.16b, v16.16b
    mov v16.16b, v17.16b
    mov v17.16b, v19.16b
    mov v19.16b, v4.16b
    str q5, [x5]
    add x5, x5, x14, lsl #2
    cbnz x2, .Lloop_368
.Lloop_end_367:
    ldr x2, [x8, #72]
    ldr x6, [x8, #96]
    cbz x2, .Lloop_end_399
.Lloop_400:
    tst x6, #1
    beq .Lotherwise_401
    ubfx x0, x1, #0, #4
    cmp x0, #15
    bne .Lotherwise_402
    ldr q4, [x3]
    b .Lend_403
.Lotherwise_402:
    movi v4.4s, #0
    tst x1, #1
    beq .Lotherwise_404
    ld1 {v4.s}[0], [x3]
.Lotherwise_404:
    tst x1, #2
    beq .Lotherwise_405
    add x0, x3, #4
    ld1 {v4.s}[1], [x0]
.Lotherwise_405:
    tst x1, #4
    beq .Lotherwise_406
    add x0, x3, #8
    ld1 {v4.s}[2], [x0]
.Lotherwise_406:
    tst x1, #8
    beq .Lotherwise_407
    add x0, x3, #12
    ld1 {v4.s}[3], [x0]
.Lotherwise_407:
.Lend_403:
    ldr s5, [x10, #80]
    ubfx x0, x1, #1, #4
    fmla v19.4s, v4.4s, v0.s[0]
    fmla v17.4s, v4.4s, v1.s[1]
    fmla v16.4s, v4.4s, v2.s[2]
    fmla v7.4s, v4.4s, v3.s[3]
    fmla v18.4s, v4.4s, v5.s[0]
    cmp x0, #15
    bne .Lotherwise_408
    ldr q4, [x3, #4]
    b .Lend_409
.Lotherwise_408:
    movi v4.4s, #0
    tst x1, #2
    beq .Lotherwise_410
    add x0, x3, #4
    ld1 {v4.s}[0], [x0]
.Lotherwise_410:
    tst x1, #4
    beq .Lotherwise_411
    add x0, x3, #8
    ld1 {v4.s}[1], [x0]
.Lotherwise_411:
    tst x1, #8
    beq .Lotherwise_412
    add x0, x3, #12
    ld1 {v4.s}[2], [x0]
.Lotherwise_412:
    tst x1, #16
    beq .Lotherwise_413
    add x0, x3, #16
    ld1 {v4.s}[3], [x0]
.Lotherwise_413:
.Lend_409:
    ldr s5, [x10, #84]
    ubfx x0, x1, #2, #4
    fmla v19.4s, v4.4s, v0.s[1]
    fmla v17.4s, v4.4s, v1.s[2]
    fmla v16.4s, v4.4s, v2.s[3]
    fmla v7.4s, v4.4s, v6.s[0]
    fmla v18.4s, v4.4s, v5.s[0]
    cmp x0, #15
    bne .Lotherwise_414
    ldr q4, [x3, #8]
    b .Lend_415
.Lotherwise_414:
    movi v4.4s, #0
    tst x1, #4
    beq .Lotherwise_416
    add x0, x3, #8
    ld1 {v4.s}[0], [x0]
.Lotherwise_416:
    tst x1, #8
    beq .Lotherwise_417
    add x0, x3, #12
    ld1 {v4.s}[1], [x0]
.Lotherwise_417:
    tst x1, #16
    beq .Lotherwise_418
    add x0, x3, #16
    ld1 {v4.s}[2], [x0]
.Lotherwise_418:
    tst x1, #32
    beq .Lotherwise_419
    add x0, x3, #20
    ld1 {v4.s}[3], [x0]
.Lotherwise_419:
.Lend_415:
    ldr s5, [x10, #88]
    ubfx x0, x1, #3, #4
    fmla v19.4s, v4.4s, v0.s[2]
    fmla v17.4s, v4.4s, v1.s[3]
    fmla v16.4s, v4.4s, v3.s[0]
    fmla v7.4s, v4.4s, v6.s[1]
    fmla v18.4s, v4.4s, v5.s[0]
    cmp x0, #15
    bne .Lotherwise_420
    ldr q4, [x3, #12]
    b .Lend_421
.Lotherwise_420:
    movi v4.4s, #0
    tst x1, #8
    beq .Lotherwise_422
    add x0, x3, #12
    ld1 {v4.s}[0], [x0]
.Lotherwise_422:
    tst x1, #16
    beq .Lotherwise_423
    add x0, x3, #16
    ld1 {v4.s}[1], [x0]
.Lotherwise_423:
    tst x1, #32
    beq .Lotherwise_424
    add x0, x3, #20
    ld1 {v4.s}[2], [x0]
.Lotherwise_424:
    tst x1, #64
    beq .Lotherwise_425
    add x0, x3, #24
    ld1 {v4.s}[3], [x0]
.Lotherwise_425:
.Lend_421:
    ldr s5, [x10, #92]
    ubfx x0, x1, #4, #4
    fmla v19.4s, v4.4s, v0.s[3]
    fmla v17.4s, v4.4s, v2.s[0]
    fmla v16.4s, v4.4s, v3.s[1]
    fmla v7.4s, v4.4s, v6.s[2]
    fmla v18.4s, v4.4s, v5.s[0]
    cmp x0, #15
    bne .Lotherwise_426
    ldr q4, [x3, #16]
    b .Lend_427
.Lotherwise_426:
    movi v4.4s, #0
    tst x1, #16
    beq .Lotherwise_428
    add x0, x3, #16
    ld1 {v4.s}[0], [x0]
.Lotherwise_428:
    tst x1, #32
    beq .Lotherwise_429
    add x0, x3, #20
    ld1 {v4.s}[1], [x0]
.Lotherwise_429:
    tst x1, #64
    beq .Lotherwise_430
    add x0, x3, #24
    ld1 {v4.s}[2], [x0]
.Lotherwise_430:
    tst x1, #128
    beq .Lotherwise_431
    add x0, x3, #28
    ld1 {v4.s}[3], [x0]
.Lotherwise_431:
.Lend_427:
    ldr x0, [x8, #16]
    ldr s5, [x10, #96]
    fmla v19.4s, v4.4s, v1.s[0]
    fmla v17.4s, v4.4s, v2.s[1]
    ldr x12, [x8, #8]
    fmla v16.4s, v4.4s, v3.s[2]
    fmla v7.4s, v4.4s, v6.s[3]
    add x0, x3, x0, lsl #2
    fmla v18.4s, v4.4s, v5.s[0]
    prfm pldl1keep, [x0]
    add x3, x3, x12, lsl #2
.Lotherwise_401:
    ldr s4, [x11]
    ldr x0, [x8, #40]
    sub x2, x2, #1
    ldr s5, [x8, #112]
    ldr x12, [x8, #32]
    lsr x6, x6, #1
    dup v4.4s, v4.s[0]
    add x0, x5, x0, lsl #2
    dup v5.4s, v5.s[0]
    prfm pldl1keep, [x0]
    fmax v5.4s, v5.4s, v18.4s
    mov v18.16b, v7.16b
    mov v7.16b, v16.16b
    mov v16.16b, v17.16b
    mov v17.16b, v19.16b
    mov v19.16b, v4.16b
    str q5, [x5]
    add x5, x5, x12, lsl #2
    cbnz x2, .Lloop_400
.Lloop_end_399:
    ldr x0, [x8]
    ldr x2, [x8, #24]
    sub x7, x7, #1
    add x10, x10, #100
    ldr x3, [x8, #48]
    add x9, x9, x0, lsl #2
    add x4, x4, x2, lsl #2
    add x11, x11, x3, lsl #2
    cbnz x7, .Lloop_332
.Lloop_end_331:
    ret
    .size nnp_depthwise_5x5_edge__aarch64_neon, . - nnp_depthwise_5x5_edge__aarch64_neon

    .text
    .p2align 4
    .globl nnp_depthwise_5x5_rows__aarch64_neon
    .type nnp_depthwise_5x5_rows__aarch64_neon, %function
nnp_depthwise_5x5_rows__aarch64_neon:
    sub sp, sp, #64
    stp d8, d9, [sp, #0]
    stp d10, d11, [sp, #16]
    stp d12, d13, [sp, #32]
    stp d14, d15, [sp, #48]
    mov x8, x0
    mov x9, x1
    ldr s0, [x3]
    mov x11, x2
    dup v6.4s, v0.s[0]
    cbz x8, .Lloop_end_432
.Lloop_433:
    ldr w1, [x4, #32]
    ldr x2, [x9]
    mov v7.16b, v6.16b
    mov v16.16b, v6.16b
    ldr x3, [x9, #8]
    ldr x5, [x9, #16]
    ldr x6, [x9, #24]
    ldr x7, [x9, #32]
    ldr x10, [x9, #40]
    ldr x12, [x9, #48]
    ldr s0, [x11]
    ldr s1, [x11, #20]
    ubfx x0, x1, #0, #4
    ldr s2, [x11, #40]
    ldr s3, [x11, #60]
    ldr s4, [x11, #80]
    cmp x0, #15
    bne .Lotherwise_434
    ldr q5, [x2]
    b .Lend_435
.Lotherwise_434:
    movi v5.4s, #0
    tst x1, #1
    beq .Lotherwise_436
    ld1 {v5.s}[0], [x2]
.Lotherwise_436:
    tst x1, #2
    beq .Lotherwise_437
    add x0, x2, #4
    ld1 {v5.s}[1], [x0]
.Lotherwise_437:
    tst x1, #4
    beq .Lotherwise_438
    add x0, x2, #8
    ld1 {v5.s}[2], [x0]
.Lotherwise_438:
    tst x1, #8
    beq .Lotherwise_439
    add x0, x2, #12
    ld1 {v5.s}[3], [x0]
.Lotherwise_439:
.Lend_435:
    ubfx x0, x1, #0, #4
    fmla v7.4s, v5.4s, v0.s[0]
    cmp x0, #15
    bne .Lotherwise_440
    ldr q5, [x3]
    b .Lend_441
.Lotherwise_440:
    movi v5.4s, #0
    tst x1, #1
    beq .Lotherwise_442
    ld1 {v5.s}[0], [x3]
.Lotherwise_442:
    tst x1, #2
    beq .Lotherwise_443
    add x0, x3, #4
    ld1 {v5.s}[1], [x0]
.Lotherwise_443:
    tst x1, #4
    beq .Lotherwise_444
    add x0, x3, #8
    ld1 {v5.s}[2], [x0]
.Lotherwise_444:
    tst x1, #8
    beq .Lotherwise_445
    add x0, x3, #12
    ld1 {v5.s}[3], [x0]
.Lotherwise_445:
.Lend_441:
    ubfx x0, x1, #0, #4
    fmla v7.4s, v5.4s, v1.s[0]
    fmla v16.4s, v5.4s, v0.s[0]
    cmp x0, #15
    bne .Lotherwise_446
    ldr q0, [x5]
    b .Lend_447
.Lotherwise_446:
    movi v0.4s, #0
    tst x1, #1
    beq .Lotherwise_448
    ld1 {v0.s}[0], [x5]
.Lotherwise_448:
    tst x1, #2
    beq .Lotherwise_449
    add x0, x5, #4
    ld1 {v0.s}[1], [x0]
.Lotherwise_449:
    tst x1, #4
    beq .Lotherwise_450
    add x0, x5, #8
    ld1 {v0.s}[2], [x0]
.Lotherwise_450:
    tst x1, #8
    beq .Lotherwise_451
    add x0, x5, #12
    ld1 {v0.s}[3], [x0]
.Lotherwise_451:
.Lend_447:
    ubfx x0, x1, #0, #4
    fmla v7.4s, v0.4s, v2.s[0]
    fmla v16.4s, v0.4s, v1.s[0]
    cmp x0, #15
    bne .Lotherwise_452
    ldr q0, [x6]
    b .Lend_453
.Lotherwise_452:
    movi v0.4s, #0
    tst x1, #1
    beq .Lotherwise_454
    ld1 {v0.s}[0], [x6]
.Lotherwise_454:
    tst x1, #2
    beq .Lotherwise_455
    add x0, x6, #4
    ld1 {v0.s}[1], [x0]
.Lotherwise_455:
    tst x1, #4
    beq .Lotherwise_456
    add x0, x6, #8
    ld1 {v0.s}[2], [x0]
.Lotherwise_456:
    tst x1, #8
    beq .Lotherwise_457
    add x0, x6, #12
    ld1 {v0.s}[3], [x0]
.Lotherwise_457:
.Lend_453:
    ubfx x0, x1, #0, #4
    fmla v7.4s, v0.4s, v3.s[0]
    fmla v16.4s, v0.4s, v2.s[0]
    cmp x0, #15
    bne .Lotherwise_458
    ldr q0, [x7]
    b .Lend_459
.Lotherwise_458:
    movi v0.4s, #0
    tst x1, #1
    beq .Lotherwise_460
    ld1 {v0.s}[0], [x7]
.Lotherwise_460:
    tst x1, #2
    beq .Lotherwise_461
    add x0, x7, #4
    ld1 {v0.s}[1], [x0]
.Lotherwise_461:
    tst x1, #4
    beq .Lotherwise_462
    add x0, x7, #8
    ld1 {v0.s}[2], [x0]
.Lotherwise_462:
    tst x1, #8
    beq .Lotherwise_463
    add x0, x7, #12
    ld1 {v0.s}[3], [x0]
.Lotherwise_463:
.Lend_459:
    ubfx x0, x1, #0, #4
    fmla v7.4s, v0.4s, v4.s[0]
    fmla v16.4s, v0.4s, v3.s[0]
    cmp x0, #15
    bne .Lotherwise_464
    ldr q0, [x10]
    b .Lend_465
.Lotherwise_464:
    movi v0.4s, #0
    tst x1, #1
    beq .Lotherwise_466
    ld1 {v0.s}[0], [x10]
.Lotherwise_466:
    tst x1, #2
    beq .Lotherwise_467
    add x0, x10, #4
    ld1 {v0.s}[1], [x0]
.Lotherwise_467:
    tst x1, #4
    beq .Lotherwise_468
    add x0, x10, #8
    ld1 {v0.s}[2], [x0]
.Lotherwise_468:
    tst x1, #8
    beq .Lotherwise_469
    add x0, x10, #12
    ld1 {v0.s}[3], [x0]
.Lotherwise_469:
.Lend_465:
    ldr w1, [x4, #32]
    fmla v16.4s, v0.4s, v4.s[0]
    ldr s0, [x11, #4]
    ldr s1, [x11, #24]
    ldr s2, [x11, #44]
    ldr s3, [x11, #64]
    ldr s4, [x11, #84]
    ubfx x0, x1, #1, #4
    cmp x0, #15
    bne .Lotherwise_470
    ldr q5, [x2, #4]
    b .Lend_471
.Lotherwise_470:
    movi v5.4s, #0
    tst x1, #2
    beq .Lotherwise_472
    add x0, x2, #4
    ld1 {v5.s}[0], [x0]
.Lotherwise_472:
    tst x1, #4
    beq .Lotherwise_473
    add x0, x2, #8
    ld1 {v5.s}[1], [x0]
.Lotherwise_473:
    tst x1, #8
    beq .Lotherwise_474
    add x0, x2, #12
    ld1 {v5.s}[2], [x0]
.Lotherwise_474:
    tst x1, #16
    beq .Lotherwise_475
    add x0, x2, #16
    ld1 {v5.s}[3], [x0]
.Lotherwise_475:
.Lend_471:
    ubfx x0, x1, #1, #4
    fmla v7.4s, v5.4s, v0.s[0]
    cmp x0, #15
    bne .Lotherwise_476
    ldr q5, [x3, #4]
    b .Lend_477
.Lotherwise_476:
    movi v5.4s, #0
    tst x1, #2
    beq .Lotherwise_478
    add x0, x3, #4
    ld1 {v5.s}[0], [x0]
.Lotherwise_478:
    tst x1, #4
    beq .Lotherwise_479
    add x0, x3, #8
    ld1 {v5.s}[1], [x0]
.Lotherwise_479:
    tst x1, #8
    beq .Lotherwise_480
    add x0, x3, #12
    ld1 {v5.s}[2], [x0]
.Lotherwise_480:
    tst x1, #16
    beq .Lotherwise_481
    add x0, x3, #16
    ld1 {v5.s}[3], [x0]
.Lotherwise_481:
.Lend_477:
    ubfx x0, x1, #1, #4
    fmla v7.4s, v5.4s, v1.s[0]
    fmla v16.4s, v5.4s, v0.s[0]
    cmp x0, #15
    bne .Lotherwise_482
    ldr q0, [x5, #4]
    b .Lend_483
.Lotherwise_482:
    movi v0.4s, #0
    tst x1, #2
    beq .Lotherwise_484
    add x0, x5, #4
    ld1 {v0.s}[0], [x0]
.Lotherwise_484:
    tst x1, #4
    beq .Lotherwise_485
    add x0, x5, #8
    ld1 {v0.s}[1], [x0]
.Lotherwise_485:
    tst x1, #8
    beq .Lotherwise_486
    add x0, x5, #12
    ld1 {v0.s}[2], [x0]
.Lotherwise_486:
    tst x1, #16
    beq .Lotherwise_487
    add x0, x5, #16
    ld1 {v0.s}[3], [x0]
.Lotherwise_487:
.Lend_483:
    ubfx x0, x1, #1, #4
    fmla v7.4s, v0.4s, v2.s[0]
    fmla v16.4s, v0.4s, v1.s[0]
    cmp x0, #15
    bne .Lotherwise_488
    ldr q0, [x6, #4]
    b .Lend_489
.Lotherwise_488:
    movi v0.4s, #0
    tst x1, #2
    beq .Lotherwise_490
    add x0, x6, #4
    ld1 {v0.s}[0], [x0]
.Lotherwise_490:
    tst x1, #4
    beq .Lotherwise_491
    add x0, x6, #8
    ld1 {v0.s}[1], [x0]
.Lotherwise_491:
    tst x1, #8
    beq .Lotherwise_492
    add x0, x6, #12
    ld1 {v0.s}[2], [x0]
.Lotherwise_492:
    tst x1, #16
    beq .Lotherwise_493
    add x0, x6, #16
    ld1 {v0.s}[3], [x0]
.Lotherwise_493:
.Lend_489:
    ubfx x0, x1, #1, #4
    fmla v7.4s, v0.4s, v3.s[0]
    fmla v16.4s, v0.4s, v2.s[0]
    cmp x0, #15
    bne .Lotherwise_494
    ldr q0, [x7, #4]
    b .Lend_495
.Lotherwise_494:
    movi v0.4s, #0
    tst x1, #2
    beq .Lotherwise_496
    add x0, x7, #4
    ld1 {v0.s}[0], [x0]
.Lotherwise_496:
    tst x1, #4
    beq .Lotherwise_497
    add x0, x7, #8
    ld1 {v0.s}[1], [x0]
.Lotherwise_497:
    tst x1, #8
    beq .Lotherwise_498
    add x0, x7, #12
    ld1 {v0.s}[2], [x0]
.Lotherwise_498:
    tst x1, #16
    beq .Lotherwise_499
    add x0, x7, #16
    ld1 {v0.s}[3], [x0]
.Lotherwise_499:
.Lend_495:
    ubfx x0, x1, #1, #4
    fmla v7.4s, v0.4s, v4.s[0]
    fmla v16.4s, v0.4s, v3.s[0]
    cmp x0, #15
    bne .Lotherwise_500
    ldr q0, [x10, #4]
    b .Lend_501
.Lotherwise_500:
    movi v0.4s, #0
    tst x1, #2
    beq .Lotherwise_502
    add x0, x10, #4
    ld1 {v0.s}[0], [x0]
.Lotherwise_502:
    tst x1, #4
    beq .Lotherwise_503
    add x0, x10, #8
    ld1 {v0.s}[1], [x0]
.Lotherwise_503:
    tst x1, #8
    beq .Lotherwise_504
    add x0, x10, #12
    ld1 {v0.s}[2], [x0]
.Lotherwise_504:
    tst x1, #16
    beq .Lotherwise_505
    add x0, x10, #16
    ld1 {v0.s}[3], [x0]
.Lotherwise_505:
.Lend_501:
    ldr d31, [x11, #8]
    ldr q1, [x2, #8]
    fmla v16.4s, v0.4s, v4.s[0]
    ldr q0, [x3, #8]
    ldr d2, [x11, #28]
    mov x0, x12
    add x12, x12, #16
    ldr q3, [x5, #8]
    ldr d30, [x11, #48]
    ldr q4, [x6, #8]
    ldr d8, [x11, #68]
    ldr q5, [x7, #8]
    ldr d9, [x11, #88]
    fmla v7.4s, v1.4s, v31.s[0]
    ldr q1, [x10, #8]
    ldr q17, [x2, #12]
    fmla v16.4s, v0.4s, v31.s[0]
    ldr q18, [x3, #12]
    ldr q19, [x5, #12]
    fmla v7.4s, v0.4s, v2.s[0]
    ldr q0, [x6, #12]
    ldr q20, [x7, #12]
    fmla v16.4s, v3.4s, v2.s[0]
    ldr q21, [x10, #12]
    ldr s22, [x11, #16]
    fmla v7.4s, v3.4s, v30.s[0]
    ldr q3, [x2, #16]
    ldr q23, [x3, #16]
    add x2, x2, #16
    fmla v16.4s, v4.4s, v30.s[0]
    ldr s24, [x11, #36]
    ldr q25, [x5, #16]
    add x3, x3, #16
    fmla v7.4s, v4.4s, v8.s[0]
    ldr s4, [x11, #56]
    ldr q26, [x6, #16]
    add x5, x5, #16
    fmla v16.4s, v5.4s, v8.s[0]
    ldr s27, [x11, #76]
    ldr q28, [x7, #16]
    add x6, x6, #16
    fmla v7.4s, v5.4s, v9.s[0]
    ldr s5, [x11, #96]
    ldr q29, [x10, #16]
    fmla v16.4s, v1.4s, v9.s[0]
    ldr s1, [x4, #48]
    ldr x1, [x4]
    fmla v7.4s, v17.4s, v31.s[1]
    fmla v16.4s, v18.4s, v31.s[1]
    fmla v7.4s, v18.4s, v2.s[1]
    fmla v16.4s, v19.4s, v2.s[1]
    fmla v7.4s, v19.4s, v30.s[1]
    dup v1.4s, v1.s[0]
    fmla v16.4s, v0.4s, v30.s[1]
    fmla v7.4s, v0.4s, v8.s[1]
    fmla v16.4s, v20.4s, v8.s[1]
    fmla v7.4s, v20.4s, v9.s[1]
    fmla v16.4s, v21.4s, v9.s[1]
    fmla v7.4s, v3.4s, v22.s[0]
    fmla v16.4s, v23.4s, v22.s[0]
    fmla v7.4s, v23.4s, v24.s[0]
    fmla v16.4s, v25.4s, v24.s[0]
    fmla v7.4s, v25.4s, v4.s[0]
    fmla v16.4s, v26.4s, v4.s[0]
    fmla v7.4s, v26.4s, v27.s[0]
    fmla v16.4s, v28.4s, v27.s[0]
    fmla v7.4s, v28.4s, v5.s[0]
    fmla v16.4s, v29.4s, v5.s[0]
    fmax v0.4s, v1.4s, v7.4s
    fmax v1.4s, v1.4s, v16.4s
    str q0, [x0]
    add x0, x0, x1, lsl #2
    str q1, [x0]
    ldr x0, [x4, #24]
    ldr x1, [x4, #8]
    add x13, x7, x0, lsl #2
    add x0, x10, x0, lsl #2
    add x7, x7, #16
    prfm pldl1keep, [x13]
    prfm pldl1keep, [x0]
    add x10, x10, #16
    cbz x1, .Lloop_end_506
.Lloop_507:
    ld1 {v0.4s, v1.4s, v2.4s, v3.4s}, [x11]
    ldp q4, q30, [x2]
    mov v7.16b, v6.16b
    mov v16.16b, v6.16b
    mov x0, x12
    sub x1, x1, #1
    ldp q5, q31, [x3]
    add x12, x12, #16
    ldp q17, q8, [x5]
    ldp q18, q9, [x6]
    fmla v7.4s, v4.4s, v0.s[0]
    ldp q4, q28, [x7]
    ldp q29, q10, [x11, #64]
    fmla v16.4s, v5.4s, v0.s[0]
    fmla v7.4s, v5.4s, v1.s[1]
    ldp q5, q27, [x10]
    ldr q19, [x2, #4]
    fmla v16.4s, v17.4s, v1.s[1]
    ldr q11, [x3, #4]
    fmla v7.4s, v17.4s, v2.s[2]
    ldr q24, [x5, #4]
    ldr q25, [x6, #4]
    fmla v16.4s, v18.4s, v2.s[2]
    ldr q26, [x7, #4]
    ldr q12, [x10, #4]
    fmla v7.4s, v18.4s, v3.s[3]
    ldr q21, [x2, #8]
    ldr q22, [x3, #8]
    fmla v16.4s, v4.4s, v3.s[3]
    ldr q23, [x5, #8]
    ldr q13, [x6, #8]
    fmla v7.4s, v4.4s, v10.s[0]
    ldr q20, [x7, #8]
    ldr q14, [x10, #8]
    fmla v16.4s, v5.4s, v10.s[0]
    ldr q18, [x2, #12]
    ldr q15, [x3, #12]
    add x2, x2, #16
    fmla v7.4s, v19.4s, v0.s[1]
    ldr q4, [x5, #12]
    ldr q5, [x6, #12]
    add x3, x3, #16
    fmla v16.4s, v11.4s, v0.s[1]
    ldr q17, [x7, #12]
    ldr q19, [x10, #12]
    add x5, x5, #16
    fmla v7.4s, v11.4s, v1.s[2]
    ldr s11, [x11, #96]
    ldr x13, [x4]
    add x6, x6, #16
    fmla v16.4s, v24.4s, v1.s[2]
    fmla v7.4s, v24.4s, v2.s[3]
    ldr s24, [x4, #48]
    fmla v16.4s, v25.4s, v2.s[3]
    fmla v7.4s, v25.4s, v29.s[0]
    fmla v16.4s, v26.4s, v29.s[0]
    fmla v7.4s, v26.4s, v10.s[1]
    fmla v16.4s, v12.4s, v10.s[1]
    dup v24.4s, v24.s[0]
    fmla v7.4s, v21.4s, v0.s[2]
    fmla v16.4s, v22.4s, v0.s[2]
    fmla v7.4s, v22.4s, v1.s[3]
    fmla v16.4s, v23.4s, v1.s[3]
    fmla v7.4s, v23.4s, v3.s[0]
    fmla v16.4s, v13.4s, v3.s[0]
    fmla v7.4s, v13.4s, v29.s[1]
    fmla v16.4s, v20.4s, v29.s[1]
    fmla v7.4s, v20.4s, v10.s[2]
    fmla v16.4s, v14.4s, v10.s[2]
    fmla v7.4s, v18.4s, v0.s[3]
    fmla v16.4s, v15.4s, v0.s[3]
    fmla v7.4s, v15.4s, v2.s[0]
    fmla v16.4s, v4.4s, v2.s[0]
    fmla v7.4s, v4.4s, v3.s[1]
    fmla v16.4s, v5.4s, v3.s[1]
    fmla v7.4s, v5.4s, v29.s[2]
    fmla v16.4s, v17.4s, v29.s[2]
    fmla v7.4s, v17.4s, v10.s[3]
    fmla v16.4s, v19.4s, v10.s[3]
    fmla v7.4s, v30.4s, v1.s[0]
    fmla v16.4s, v31.4s, v1.s[0]
    fmla v7.4s, v31.4s, v2.s[1]
    fmla v16.4s, v8.4s, v2.s[1]
    fmla v7.4s, v8.4s, v3.s[2]
    fmla v16.4s, v9.4s, v3.s[2]
    fmla v7.4s, v9.4s, v29.s[3]
    fmla v16.4s, v28.4s, v29.s[3]
    fmla v7.4s, v28.4s, v11.s[0]
    fmla v16.4s, v27.4s, v11.s[0]
    fmax v0.4s, v24.4s, v7.4s
    fmax v1.4s, v24.4s, v16.4s
    str q0, [x0]
    add x0, x0, x13, lsl #2
    str q1, [x0]
    ldr x0, [x4, #24]
    add x13, x7, x0, lsl #2
    add x0, x10, x0, lsl #2
    add x7, x7, #16
    prfm pldl1keep, [x13]
    prfm pldl1keep, [x0]
    add x10, x10, #16
    cbnz x1, .Lloop_507
.Lloop_end_506:
    ldr x0, [x4, #16]
    ldr q0, [x11]
    mov v7.16b, v6.16b
    mov v16.16b, v6.16b
    ldr q1, [x11, #20]
    ldr q2, [x11, #40]
    ldr q3, [x11, #60]
    ldr q4, [x11, #80]
    ldr w1, [x4, #40]
    sub x12, x12, x0, lsl #2
    sub x2, x2, x0, lsl #2
    sub x3, x3, x0, lsl #2
    sub x5, x5, x0, lsl #2
    ldr q5, [x2]
    ldr q17, [x3]
    sub x6, x6, x0, lsl #2
    sub x7, x7, x0, lsl #2
    ldr q18, [x5]
    ldr q19, [x6]
    sub x10, x10, x0, lsl #2
    ubfx x0, x1, #3, #4
    ldr q20, [x7]
    ldr q21, [x10]
    ldr q22, [x2, #4]
    ldr q23, [x3, #4]
    ldr q24, [x5, #4]
    ldr q25, [x6, #4]
    fmla v7.4s, v5.4s, v0.s[0]
    fmla v16.4s, v17.4s, v0.s[0]
    ldr q5, [x7, #4]
    ldr q26, [x10, #4]
    ldr q27, [x2, #8]
    ldr q28, [x3, #8]
    fmla v7.4s, v17.4s, v1.s[0]
    fmla v16.4s, v18.4s, v1.s[0]
    ldr q17, [x5, #8]
    ldr q29, [x6, #8]
    ldr q30, [x7, #8]
    ldr q31, [x10, #8]
    fmla v7.4s, v18.4s, v2.s[0]
    fmla v16.4s, v19.4s, v2.s[0]
    fmla v7.4s, v19.4s, v3.s[0]
    fmla v16.4s, v20.4s, v3.s[0]
    fmla v7.4s, v20.4s, v4.s[0]
    fmla v16.4s, v21.4s, v4.s[0]
    fmla v7.4s, v22.4s, v0.s[1]
    fmla v16.4s, v23.4s, v0.s[1]
    fmla v7.4s, v23.4s, v1.s[1]
    fmla v16.4s, v24.4s, v1.s[1]
    fmla v7.4s, v24.4s, v2.s[1]
    fmla v16.4s, v25.4s, v2.s[1]
    fmla v7.4s, v25.4s, v3.s[1]
    fmla v16.4s, v5.4s, v3.s[1]
    fmla v7.4s, v5.4s, v4.s[1]
    fmla v16.4s, v26.4s, v4.s[1]
    fmla v7.4s, v27.4s, v0.s[2]
    fmla v16.4s, v28.4s, v0.s[2]
    fmla v7.4s, v28.4s, v1.s[2]
    fmla v16.4s, v17.4s, v1.s[2]
    fmla v7.4s, v17.4s, v2.s[2]
    fmla v16.4s, v29.4s, v2.s[2]
    fmla v7.4s, v29.4s, v3.s[2]
    fmla v16.4s, v30.4s, v3.s[2]
    fmla v7.4s, v30.4s, v4.s[2]
    fmla v16.4s, v31.4s, v4.s[2]
    cmp x0, #15
    bne .Lotherwise_508
    ldr q5, [x2, #12]
    b .Lend_509
.Lotherwise_508:
    movi v5.4s, #0
    tst x1, #8
    beq .Lotherwise_510
    add x0, x2, #12
    ld1 {v5.s}[0], [x0]
.Lotherwise_510:
    tst x1, #16
    beq .Lotherwise_511
    add x0, x2, #16
    ld1 {v5.s}[1], [x0]
.Lotherwise_511:
    tst x1, #32
    beq .Lotherwise_512
    add x0, x2, #20
    ld1 {v5.s}[2], [x0]
.Lotherwise_512:
    tst x1, #64
    beq .Lotherwise_513
    add x0, x2, #24
    ld1 {v5.s}[3], [x0]
.Lotherwise_513:
.Lend_509:
    ubfx x0, x1, #3, #4
    fmla v7.4s, v5.4s, v0.s[3]
    cmp x0, #15
    bne .Lotherwise_514
    ldr q5, [x3, #12]
    b .Lend_515
.Lotherwise_514:
    movi v5.4s, #0
    tst x1, #8
    beq .Lotherwise_516
    add x0, x3, #12
    ld1 {v5.s}[0], [x0]
.Lotherwise_516:
    tst x1, #16
    beq .Lotherwise_517
    add x0, x3, #16
    ld1 {v5.s}[1], [x0]
.Lotherwise_517:
    tst x1, #32
    beq .Lotherwise_518
    add x0, x3, #20
    ld1 {v5.s}[2], [x0]
.Lotherwise_518:
    tst x1, #64
    beq .Lotherwise_519
    add x0, x3, #24
    ld1 {v5.s}[3], [x0]
.Lotherwise_519:
.Lend_515:
    ubfx x0, x1, #3, #4
    fmla v7.4s, v5.4s, v1.s[3]
    fmla v16.4s, v5.4s, v0.s[3]
    cmp x0, #15
    bne .Lotherwise_520
    ldr q0, [x5, #12]
    b .Lend_521
.Lotherwise_520:
    movi v0.4s, #0
    tst x1, #8
    beq .Lotherwise_522
    add x0, x5, #12
    ld1 {v0.s}[0], [x0]
.Lotherwise_522:
    tst x1, #16
    beq .Lotherwise_523
    add x0, x5, #16
    ld1 {v0.s}[1], [x0]
.Lotherwise_523:
    tst x1, #32
    beq .Lotherwise_524
    add x0, x5, #20
    ld1 {v0.s}[2], [x0]
.Lotherwise_524:
    tst x1, #64
    beq .Lotherwise_525
    add x0, x5, #24
    ld1 {v0.s}[3], [x0]
.Lotherwise_525:
.Lend_521:
    ubfx x0, x1, #3, #4
    fmla v7.4s, v0.4s, v2.s[3]
    fmla v16.4s, v0.4s, v1.s[3]
    cmp x0, #15
    bne .Lotherwise_526
    ldr q0, [x6, #12]
    b .Lend_527
.Lotherwise_526:
    movi v0.4s, #0
    tst x1, #8
    beq .Lotherwise_528
    add x0, x6, #12
    ld1 {v0.s}[0], [x0]
.Lotherwise_528:
    tst x1, #16
    beq .Lotherwise_529
    add x0, x6, #16
    ld1 {v0.s}[1], [x0]
.Lotherwise_529:
    tst x1, #32
    beq .Lotherwise_530
    add x0, x6, #20
    ld1 {v0.s}[2], [x0]
.Lotherwise_530:
    tst x1, #64
    beq .Lotherwise_531
    add x0, x6, #24
    ld1 {v0.s}[3], [x0]
.Lotherwise_531:
.Lend_527:
    ubfx x0, x1, #3, #4
    fmla v7.4s, v0.4s, v3.s[3]
    fmla v16.4s, v0.4s, v2.s[3]
    cmp x0, #15
    bne .Lotherwise_532
    ldr q0, [x7, #12]
    b .Lend_533
.Lotherwise_532:
    movi v0.4s, #0
    tst x1, #8
    beq .Lotherwise_534
    add x0, x7, #12
    ld1 {v0.s}[0], [x0]
.Lotherwise_534:
    tst x1, #16
    beq .Lotherwise_535
    add x0, x7, #16
    ld1 {v0.s}[1], [x0]
.Lotherwise_535:
    tst x1, #32
    beq .Lotherwise_536
    add x0, x7, #20
    ld1 {v0.s}[2], [x0]
.Lotherwise_536:
    tst x1, #64
    beq .Lotherwise_537
    add x0, x7, #24
    ld1 {v0.s}[3], [x0]
.Lotherwise_537:
.Lend_533:
    ubfx x0, x1, #3, #4
    fmla v7.4s, v0.4s, v4.s[3]
    fmla v16.4s, v0.4s, v3.s[3]
    cmp x0, #15
    bne .Lotherwise_538
    ldr q0, [x10, #12]
    b .Lend_539
.Lotherwise_538:
    movi v0.4s, #0
    tst x1, #8
    beq .Lotherwise_540
    add x0, x10, #12
    ld1 {v0.s}[0], [x0]
.Lotherwise_540:
    tst x1, #16
    beq .Lotherwise_541
    add x0, x10, #16
    ld1 {v0.s}[1], [x0]
.Lotherwise_541:
    tst x1, #32
    beq .Lotherwise_542
    add x0, x10, #20
    ld1 {v0.s}[2], [x0]
.Lotherwise_542:
    tst x1, #64
    beq .Lotherwise_543
    add x0, x10, #24
    ld1 {v0.s}[3], [x0]
.Lotherwise_543:
.Lend_539:
    ldr w1, [x4, #40]
    fmla v16.4s, v0.4s, v4.s[3]
    ldr s0, [x11, #16]
    ldr s1, [x11, #36]
    ldr s2, [x11, #56]
    ldr s3, [x11, #76]
    ldr s4, [x11, #96]
    ubfx x0, x1, #4, #4
    cmp x0, #15
    bne .Lotherwise_544
    ldr q5, [x2, #16]
    b .Lend_545
.Lotherwise_544:
    movi v5.4s, #0
    tst x1, #16
    beq .Lotherwise_546
    add x0, x2, #16
    ld1 {v5.s}[0], [x0]
.Lotherwise_546:
    tst x1, #32
    beq .Lotherwise_547
    add x0, x2, #20
    ld1 {v5.s}[1], [x0]
.Lotherwise_547:
    tst x1, #64
    beq .Lotherwise_548
    add x0, x2, #24
    ld1 {v5.s}[2], [x0]
.Lotherwise_548:
    tst x1, #128
    beq .Lotherwise_549
    add x0, x2, #28
    ld1 {v5.s}[3], [x0]
.Lotherwise_549:
.Lend_545:
    ubfx x0, x1, #4, #4
    fmla v7.4s, v5.4s, v0.s[0]
    cmp x0, #15
    bne .Lotherwise_550
    ldr q5, [x3, #16]
    b .Lend_551
.Lotherwise_550:
    movi v5.4s, #0
    tst x1, #16
    beq .Lotherwise_552
    add x0, x3, #16
    ld1 {v5.s}[0], [x0]
.Lotherwise_552:
    tst x1, #32
    beq .Lotherwise_553
    add x0, x3, #20
    ld1 {v5.s}[1], [x0]
.Lotherwise_553:
    tst x1, #64
    beq .Lotherwise_554
    add x0, x3, #24
    ld1 {v5.s}[2], [x0]
.Lotherwise_554:
    tst x1, #128
    beq .Lotherwise_555
    add x0, x3, #28
    ld1 {v5.s}[3], [x0]
.Lotherwise_555:
.Lend_551:
    ubfx x0, x1, #4, #4
    fmla v7.4s, v5.4s, v1.s[0]
    fmla v16.4s, v5.4s, v0.s[0]
    cmp x0, #15
    bne .Lotherwise_556
    ldr q0, [x5, #16]
    b .Lend_557
.Lotherwise_556:
    movi v0.4s, #0
    tst x1, #16
    beq .Lotherwise_558
    add x0, x5, #16
    ld1 {v0.s}[0], [x0]
.Lotherwise_558:
    tst x1, #32
    beq .Lotherwise_559
    add x0, x5, #20
    ld1 {v0.s}[1], [x0]
.Lotherwise_559:
    tst x1, #64
    beq .Lotherwise_560
    add x0, x5, #24
    ld1 {v0.s}[2], [x0]
.Lotherwise_560:
    tst x1, #128
    beq .Lotherwise_561
    add x0, x5, #28
    ld1 {v0.s}[3], [x0]
.Lotherwise_561:
.Lend_557:
    ubfx x0, x1, #4, #4
    fmla v7.4s, v0.4s, v2.s[0]
    fmla v16.4s, v0.4s, v1.s[0]
    cmp x0, #15
    bne .Lotherwise_562
    ldr q0, [x6, #16]
    b .Lend_563
.Lotherwise_562:
    movi v0.4s, #0
    tst x1, #16
    beq .Lotherwise_564
    add x0, x6, #16
    ld1 {v0.s}[0], [x0]
.Lotherwise_564:
    tst x1, #32
    beq .Lotherwise_565
    add x0, x6, #20
    ld1 {v0.s}[1], [x0]
.Lotherwise_565:
    tst x1, #64
    beq .Lotherwise_566
    add x0, x6, #24
    ld1 {v0.s}[2], [x0]
.Lotherwise_566:
    tst x1, #128
    beq .Lotherwise_567
    add x0, x6, #28
    ld1 {v0.s}[3], [x0]
.Lotherwise_567:
.Lend_563:
    ubfx x0, x1, #4, #4
    fmla v7.4s, v0.4s, v3.s[0]
    fmla v16.4s, v0.4s, v2.s[0]
    cmp x0, #15
    bne .Lotherwise_568
    ldr q0, [x7, #16]
    b .Lend_569
.Lotherwise_568:
    movi v0.4s, #0
    tst x1, #16
    beq .Lotherwise_570
    add x0, x7, #16
    ld1 {v0.s}[0], [x0]
.Lotherwise_570:
    tst x1, #32
    beq .Lotherwise_571
    add x0, x7, #20
    ld1 {v0.s}[1], [x0]
.Lotherwise_571:
    tst x1, #64
    beq .Lotherwise_572
    add x0, x7, #24
    ld1 {v0.s}[2], [x0]
.Lotherwise_572:
    tst x1, #128
    beq .Lotherwise_573
    add x0, x7, #28
    ld1 {v0.s}[3], [x0]
.Lotherwise_573:
.Lend_569:
    ubfx x0, x1, #4, #4
    fmla v7.4s, v0.4s, v4.s[0]
    fmla v16.4s, v0.4s, v3.s[0]
    cmp x0, #15
    bne .Lotherwise_574
    ldr q0, [x10, #16]
    b .Lend_575
.Lotherwise_574:
    movi v0.4s, #0
    tst x1, #16
    beq .Lotherwise_576
    add x0, x10, #16
    ld1 {v0.s}[0], [x0]
.Lotherwise_576:
    tst x1, #32
    beq .Lotherwise_577
    add x0, x10, #20
    ld1 {v0.s}[1], [x0]
.Lotherwise_577:
    tst x1, #64
    beq .Lotherwise_578
    add x0, x10, #24
    ld1 {v0.s}[2], [x0]
.Lotherwise_578:
    tst x1, #128
    beq .Lotherwise_579
    add x0, x10, #28
    ld1 {v0.s}[3], [x0]
.Lotherwise_579:
.Lend_575:
    fmla v16.4s, v0.4s, v4.s[0]
    ldr x0, [x4]
    ldr s0, [x4, #48]
    sub x8, x8, #1
    add x9, x9, #56
    dup v0.4s, v0.s[0]
    fmax v1.4s, v0.4s, v7.4s
    fmax v0.4s, v0.4s, v16.4s
    str q1, [x12]
    add x12, x12, x0, lsl #2
    str q0, [x12]
    cbnz x8, .Lloop_433
.Lloop_end_432:
    ldp d8, d9, [sp, #0]
    ldp d10, d11, [sp, #16]
    ldp d12, d13, [sp, #32]
    ldp d14, d15, [sp, #48]
    add sp, sp, #64
    ret
    .size nnp_depthwise_5x5_rows__aarch64_neon, . - nnp_depthwise_5x5_rows__aarch64_neon

    .text
    .p2align 4
    .globl nnp_depthwise_5x5_by_2__aarch64_neon
    .type nnp_depthwise_5x5_by_2__aarch64_neon, %function
nnp_depthwise_5x5_by_2__aarch64_neon:
    mov x8, x0
    mov x9, x1
    mov x10, x2
    mov x11, x3
    mov x12, x4
    mov x14, x5
    cbz x8, .Lloop_end_580
.Lloop_581:
    ldr s4, [x11]
    ldr x0, [x14, #56]
    mov x7, x9
    mov x13, x12
    ld1 {v0.4s, v1.4s, v2.4s, v3.4s}, [x10]
    ldr d19, [x10, #64]
    ldr x1, [x14, #80]
    ldr x2, [x14, #88]
    dup v20.4s, v4.s[0]
    dup v21.4s, v4.s[0]
    dup v22.4s, v4.s[0]
    cbz x0, .Lloop_end_582
.Lloop_583:
    tst x1, #1
    beq .Lotherwise_584
    add x3, x7, #12
    ldr s4, [x10, #96]
    ldr s5, [x7, #8]
    ldp q6, q7, [x3]
    ldr q16, [x10, #80]
    ldr d17, [x7]
    ldr x3, [x14, #16]
    ldr x4, [x14, #8]
    dup v5.4s, v5.s[0]
    uzp2 v18.4s, v6.4s, v7.4s
    uzp1 v6.4s, v6.4s, v7.4s
    dup v7.4s, v17.s[1]
    dup v17.4s, v17.s[0]
    fmla v22.4s, v18.4s, v1.s[0]
    fmla v21.4s, v18.4s, v3.s[2]
    add x3, x7, x3, lsl #2
    add x7, x7, x4, lsl #2
    fmla v20.4s, v18.4s, v4.s[0]
    ext v4.16b, v5.16b, v18.16b, #12
    prfm pldl1keep, [x3]
    fmla v22.4s, v6.4s, v0.s[3]
    fmla v21.4s, v6.4s, v3.s[1]
    fmla v20.4s, v6.4s, v16.s[3]
    ext v5.16b, v7.16b, v6.16b, #12
    fmla v22.4s, v4.4s, v0.s[2]
    fmla v21.4s, v4.4s, v3.s[0]
    fmla v20.4s, v4.4s, v16.s[2]
    ext v4.16b, v17.16b, v4.16b, #12
    fmla v22.4s, v5.4s, v0.s[1]
    fmla v21.4s, v5.4s, v2.s[3]
    fmla v20.4s, v5.4s, v16.s[1]
    fmla v22.4s, v4.4s, v0.s[0]
    fmla v21.4s, v4.4s, v2.s[2]
    fmla v20.4s, v4.4s, v16.s[0]
.Lotherwise_584:
    lsr x1, x1, #1
    tst x1, #1
    beq .Lotherwise_585
    add x3, x7, #12
    ldr d4, [x10, #72]
    ldr s5, [x7, #8]
    ldp q6, q7, [x3]
    ldr d16, [x7]
    ldr x3, [x14, #16]
    ldr x4, [x14, #8]
    dup v5.4s, v5.s[0]
    uzp2 v17.4s, v6.4s, v7.4s
    uzp1 v6.4s, v6.4s, v7.4s
    dup v7.4s, v16.s[1]
    dup v16.4s, v16.s[0]
    add x3, x7, x3, lsl #2
    fmla v22.4s, v17.4s, v2.s[1]
    fmla v21.4s, v17.4s, v4.s[1]
    prfm pldl1keep, [x3]
    add x7, x7, x4, lsl #2
    ext v5.16b, v5.16b, v17.16b, #12
    ext v7.16b, v7.16b, v6.16b, #12
    fmla v22.4s, v6.4s, v2.s[0]
    fmla v21.4s, v6.4s, v4.s[0]
    ext v4.16b, v16.16b, v5.16b, #12
    fmla v22.4s, v5.4s, v1.s[3]
    fmla v21.4s, v5.4s, v19.s[1]
    fmla v22.4s, v7.4s, v1.s[2]
    fmla v21.4s, v7.4s, v19.s[0]
    fmla v22.4s, v4.4s, v1.s[1]
    fmla v21.4s, v4.4s, v3.s[3]
.Lotherwise_585:
    lsr x1, x1, #1
    tst x2, #1
    beq .Lotherwise_586
    mov x3, x14
    ldr x4, [x14, #40]
    ldr x5, [x14, #32]
    ldr s4, [x3, #112]
    add x3, x13, x4, lsl #2
    dup v4.4s, v4.s[0]
    prfm pldl1keep, [x3]
    fmax v4.4s, v4.4s, v20.4s
    str q4, [x13]
    add x13, x13, x5, lsl #2
.Lotherwise_586:
    ldr s4, [x11]
    sub x0, x0, #1
    lsr x2, x2, #1
    mov v20.16b, v21.16b
    mov v21.16b, v22.16b
    dup v22.4s, v4.s[0]
    cbnz x0, .Lloop_583
.Lloop_end_582:
    ldr x0, [x14, #64]
    ldr x1, [x14, #16]
    ldr x2, [x14, #8]
    ldr x3, [x14, #40]
    ldr x4, [x14, #32]
    cbz x0, .Lloop_end_587
.Lloop_588:
    add x5, x7, #12
    ldr s4, [x7, #8]
    ldr d5, [x7]
    add x6, x7, x1, lsl #2
    ldp q6, q7, [x5]
    add x7, x7, x2, lsl #2
    ldr s16, [x10, #96]
    mov x5, x14
    add x15, x7, #12
    ldr d17, [x10, #88]
    add x16, x7, x1, lsl #2
    add x17, x13, x3, lsl #2
    ldp q18, q23, [x15]
    ldr q28, [x10, #72]
    sub x0, x0, #1
    ldr s24, [x7, #8]
    dup v4.4s, v4.s[0]
    dup v25.4s, v5.s[1]
    ldr d27, [x7]
    ldr s29, [x5, #112]
    uzp2 v26.4s, v6.4s, v7.4s
    uzp1 v6.4s, v6.4s, v7.4s
    ldr s30, [x11]
    prfm pldl1keep, [x6]
    dup v5.4s, v5.s[0]
    prfm pldl1keep, [x16]
    add x7, x7, x2, lsl #2
    prfm pldl1keep, [x17]
    fmla v22.4s, v26.4s, v1.s[0]
    fmla v21.4s, v26.4s, v3.s[2]
    ext v4.16b, v4.16b, v26.16b, #12
    ext v7.16b, v25.16b, v6.16b, #12
    fmla v22.4s, v6.4s, v0.s[3]
    fmla v21.4s, v6.4s, v3.s[1]
    ext v5.16b, v5.16b, v4.16b, #12
    fmla v20.4s, v26.4s, v16.s[0]
    fmla v22.4s, v4.4s, v0.s[2]
    fmla v21.4s, v4.4s, v3.s[0]
    uzp2 v16.4s, v18.4s, v23.4s
    fmla v20.4s, v6.4s, v17.s[1]
    fmla v22.4s, v7.4s, v0.s[1]
    fmla v21.4s, v7.4s, v2.s[3]
    uzp1 v6.4s, v18.4s, v23.4s
    dup v18.4s, v24.s[0]
    fmla v22.4s, v5.4s, v0.s[0]
    fmla v21.4s, v5.4s, v2.s[2]
    fmla v20.4s, v4.4s, v17.s[0]
    ext v4.16b, v18.16b, v16.16b, #12
    fmla v22.4s, v16.4s, v2.s[1]
    fmla v21.4s, v16.4s, v28.s[1]
    dup v16.4s, v27.s[1]
    fmla v20.4s, v7.4s, v28.s[3]
    fmla v22.4s, v6.4s, v2.s[0]
    fmla v21.4s, v6.4s, v28.s[0]
    ext v6.16b, v16.16b, v6.16b, #12
    dup v7.4s, v27.s[0]
    fmla v22.4s, v4.4s, v1.s[3]
    fmla v21.4s, v4.4s, v19.s[1]
    fmla v20.4s, v5.4s, v28.s[2]
    ext v4.16b, v7.16b, v4.16b, #12
    fmla v22.4s, v6.4s, v1.s[2]
    fmla v21.4s, v6.4s, v19.s[0]
    dup v5.4s, v29.s[0]
    dup v6.4s, v30.s[0]
    fmla v22.4s, v4.4s, v1.s[1]
    fmla v21.4s, v4.4s, v3.s[3]
    fmax v4.4s, v5.4s, v20.4s
    str q4, [x13]
    add x13, x13, x4, lsl #2
    mov v20.16b, v21.16b
    mov v21.16b, v22.16b
    mov v22.16b, v6.16b
    cbnz x0, .Lloop_588
.Lloop_end_587:
    ldr x0, [x14, #72]
    ldr x1, [x14, #96]
    cbz x0, .Lloop_end_589
.Lloop_590:
    tst x1, #1
    beq .Lotherwise_591
    add x2, x7, #12
    ldr s4, [x10, #96]
    ldr s5, [x7, #8]
    ldp q6, q7, [x2]
    ldr q16, [x10, #80]
    ldr d17, [x7]
    ldr x2, [x14, #16]
    ldr x3, [x14, #8]
    dup v5.4s, v5.s[0]
    uzp2 v18.4s, v6.4s, v7.4s
    uzp1 v6.4s, v6.4s, v7.4s
    dup v7.4s, v17.s[1]
    dup v17.4s, v17.s[0]
    fmla v22.4s, v18.4s, v1.s[0]
    fmla v21.4s, v18.4s, v3.s[2]
    add x2, x7, x2, lsl #2
    add x7, x7, x3, lsl #2
    fmla v20.4s, v18.4s, v4.s[0]
    ext v4.16b, v5.16b, v18.16b, #12
    prfm pldl1keep, [x2]
    fmla v22.4s, v6.4s, v0.s[3]
    fmla v21.4s, v6.4s, v3.s[1]
    fmla v20.4s, v6.4s, v16.s[3]
    ext v5.16b, v7.16b, v6.16b, #12
    fmla v22.4s, v4.4s, v0.s[2]
    fmla v21.4s, v4.4s, v3.s[0]
    fmla v20.4s, v4.4s, v16.s[2]
    ext v4.16b, v17.16b, v4.16b, #12
    fmla v22.4s, v5.4s, v0.s[1]
    fmla v21.4s, v5.4s, v2.s[3]
    fmla v20.4s, v5.4s, v16.s[1]
    fmla v22.4s, v4.4s, v0.s[0]
    fmla v21.4s, v4.4s, v2.s[2]
    fmla v20.4s, v4.4s, v16.s[0]
.Lotherwise_591:
    lsr x1, x1, #1
    tst x1, #1
    beq .Lotherwise_592
    add x2, x7, #12
    ldr d4, [x10, #72]
    ldr s5, [x7, #8]
    ldp q6, q7, [x2]
    ldr d16, [x7]
    ldr x2, [x14, #16]
    ldr x3, [x14, #8]
    dup v5.4s, v5.s[0]
    uzp2 v17.4s, v6.4s, v7.4s
    uzp1 v6.4s, v6.4s, v7.4s
    dup v7.4s, v16.s[1]
    dup v16.4s, v16.s[0]
    add x2, x7, x2, lsl #2
    fmla v22.4s, v17.4s, v2.s[1]
    fmla v21.4s, v17.4s, v4.s[1]
    prfm pldl1keep, [x2]
    add x7, x7, x3, lsl #2
    ext v5.16b, v5.16b, v17.16b, #12
    ext v7.16b, v7.16b, v6.16b, #12
    fmla v22.4s, v6.4s, v2.s[0]
    fmla v21.4s, v6.4s, v4.s[0]
    ext v4.16b, v16.16b, v5.16b, #12
    fmla v22.4s, v5.4s, v1.s[3]
    fmla v21.4s, v5.4s, v19.s[1]
    fmla v22.4s, v7.4s, v1.s[2]
    fmla v21.4s, v7.4s, v19.s[0]
    fmla v22.4s, v4.4s, v1.s[1]
    fmla v21.4s, v4.4s, v3.s[3]
.Lotherwise_592:
    ldr s4, [x11]
    ldr x2, [x14, #40]
    sub x0, x0, #1
    ldr s5, [x14, #112]
    ldr x3, [x14, #32]
    lsr x1, x1, #1
    dup v4.4s, v4.s[0]
    add x2, x13, x2, lsl #2
    dup v5.4s, v5.s[0]
    prfm pldl1keep, [x2]
    fmax v5.4s, v5.4s, v20.4s
    mov v20.16b, v21.16b
    mov v21.16b, v22.16b
    mov v22.16b, v4.16b
    str q5, [x13]
    add x13, x13, x3, lsl #2
    cbnz x0, .Lloop_590
.Lloop_end_589:
    ldr x0, [x14]
    ldr x1, [x14, #24]
    sub x8, x8, #1
    add x10, x10, #100
    ldr x2, [x14, #48]
    add x9, x9, x0, lsl #2
    add x12, x12, x1, lsl #2
    add x11, x11, x2, lsl #2
    cbnz x8, .Lloop_581
.Lloop_end_580:
    ret
    .size nnp_depthwise_5x5_by_2__aarch64_neon, . - nnp_depthwise_5x5_by_2__aarch64_neon

    .text
    .p2align 4
    .globl nnp_depthwise_5x5_by_2_edge__aarch64_neon
    .type nnp_depthwise_5x5_by_2_edge__aarch64_neon, %function
nnp_depthwise_5x5_by_2_edge__aarch64_neon:
    mov x8, x0
    mov x9, x5
    mov x10, x1
    mov x11, x2
    mov x12, x3
    ldr w2, [x9, #104]
    cbz x8, .Lloop_end_593
.Lloop_594:
    ldr s4, [x12]
    ldr x3, [x9, #56]
    mov x5, x10
    mov x6, x4
    ld1 {v0.4s, v1.4s, v2.4s, v3.4s}, [x11]
    ldr d16, [x11, #64]
    ldr x7, [x9, #80]
    ldr x13, [x9, #88]
    dup v17.4s, v4.s[0]
    dup v18.4s, v4.s[0]
    dup v19.4s, v4.s[0]
    cbz x3, .Lloop_end_595
.Lloop_596:
    tst x7, #1
    beq .Lotherwise_597
    ubfx x0, x2, #3, #4
    cmp x0, #15
    bne .Lotherwise_598
    ldr q4, [x5, #12]
    b .Lend_599
.Lotherwise_598:
    movi v4.4s, #0
    tst x2, #8
    beq .Lotherwise_600
    add x0, x5, #12
    ld1 {v4.s}[0], [x0]
.Lotherwise_600:
    tst x2, #16
    beq .Lotherwise_601
    add x0, x5, #16
    ld1 {v4.s}[1], [x0]
.Lotherwise_601:
    tst x2, #32
    beq .Lotherwise_602
    add x0, x5, #20
    ld1 {v4.s}[2], [x0]
.Lotherwise_602:
    tst x2, #64
    beq .Lotherwise_603
    add x0, x5, #24
    ld1 {v4.s}[3], [x0]
.Lotherwise_603:
.Lend_599:
    ubfx x0, x2, #7, #4
    cmp x0, #15
    bne .Lotherwise_604
    ldr q5, [x5, #28]
    b .Lend_605
.Lotherwise_604:
    movi v5.4s, #0
    tst x2, #128
    beq .Lotherwise_606
    add x0, x5, #28
    ld1 {v5.s}[0], [x0]
.Lotherwise_606:
    tst x2, #256
    beq .Lotherwise_607
    add x0, x5, #32
    ld1 {v5.s}[1], [x0]
.Lotherwise_607:
    tst x2, #512
    beq .Lotherwise_608
    add x0, x5, #36
    ld1 {v5.s}[2], [x0]
.Lotherwise_608:
    tst x2, #1024
    beq .Lotherwise_609
    add x0, x5, #40
    ld1 {v5.s}[3], [x0]
.Lotherwise_609:
.Lend_605:
    ldr d6, [x11, #92]
    uzp2 v7.4s, v4.4s, v5.4s
    uzp1 v4.4s, v4.4s, v5.4s
    lsr x0, x2, #2
    movi v5.4s, #0
    fmla v19.4s, v7.4s, v1.s[0]
    fmla v18.4s, v7.4s, v3.s[2]
    fmla v19.4s, v4.4s, v0.s[3]
    fmla v18.4s, v4.4s, v3.s[1]
    fmla v17.4s, v7.4s, v6.s[1]
    fmla v17.4s, v4.4s, v6.s[0]
    tst x0, #1
    beq .Lotherwise_610
    ldr s5, [x5, #8]
    dup v5.4s, v5.s[0]
.Lotherwise_610:
    ldr s6, [x11, #88]
    ext v5.16b, v5.16b, v7.16b, #12
    lsr x0, x2, #1
    movi v7.4s, #0
    fmla v19.4s, v5.4s, v0.s[2]
    fmla v18.4s, v5.4s, v3.s[0]
    fmla v17.4s, v5.4s, v6.s[0]
    tst x0, #1
    beq .Lotherwise_611
    ldr s6, [x5, #4]
    dup v7.4s, v6.s[0]
.Lotherwise_611:
    ldr s6, [x11, #84]
    ext v4.16b, v7.16b, v4.16b, #12
    movi v7.4s, #0
    fmla v19.4s, v4.4s, v0.s[1]
    fmla v18.4s, v4.4s, v2.s[3]
    fmla v17.4s, v4.4s, v6.s[0]
    tst x2, #1
    beq .Lotherwise_612
    ldr s4, [x5]
    dup v7.4s, v4.s[0]
.Lotherwise_612:
    ldr x0, [x9, #16]
    ldr s4, [x11, #80]
    ext v5.16b, v7.16b, v5.16b, #12
    ldr x1, [x9, #8]
    fmla v19.4s, v5.4s, v0.s[0]
    fmla v18.4s, v5.4s, v2.s[2]
    add x0, x5, x0, lsl #2
    fmla v17.4s, v5.4s, v4.s[0]
    prfm pldl1keep, [x0]
    add x5, x5, x1, lsl #2
.Lotherwise_597:
    lsr x7, x7, #1
    tst x7, #1
    beq .Lotherwise_613
    ubfx x0, x2, #3, #4
    cmp x0, #15
    bne .Lotherwise_614
    ldr q4, [x5, #12]
    b .Lend_615
.Lotherwise_614:
    movi v4.4s, #0
    tst x2, #8
    beq .Lotherwise_616
    add x0, x5, #12
    ld1 {v4.s}[0], [x0]
.Lotherwise_616:
    tst x2, #16
    beq .Lotherwise_617
    add x0, x5, #16
    ld1 {v4.s}[1], [x0]
.Lotherwise_617:
    tst x2, #32
    beq .Lotherwise_618
    add x0, x5, #20
    ld1 {v4.s}[2], [x0]
.Lotherwise_618:
    tst x2, #64
    beq .Lotherwise_619
    add x0, x5, #24
    ld1 {v4.s}[3], [x0]
.Lotherwise_619:
.Lend_615:
    ubfx x0, x2, #7, #4
    cmp x0, #15
    bne .Lotherwise_620
    ldr q5, [x5, #28]
    b .Lend_621
.Lotherwise_620:
    movi v5.4s, #0
    tst x2, #128
    beq .Lotherwise_622
    add x0, x5, #28
    ld1 {v5.s}[0], [x0]
.Lotherwise_622:
    tst x2, #256
    beq .Lotherwise_623
    add x0, x5, #32
    ld1 {v5.s}[1], [x0]
.Lotherwise_623:
    tst x2, #512
    beq .Lotherwise_624
    add x0, x5, #36
    ld1 {v5.s}[2], [x0]
.Lotherwise_624:
    tst x2, #1024
    beq .Lotherwise_625
    add x0, x5, #40
    ld1 {v5.s}[3], [x0]
.Lotherwise_625:
.Lend_621:
    ldr d6, [x11, #72]
    uzp2 v7.4s, v4.4s, v5.4s
    uzp1 v4.4s, v4.4s, v5.4s
    lsr x0, x2, #2
    movi v5.4s, #0
    fmla v19.4s, v7.4s, v2.s[1]
    fmla v19.4s, v4.4s, v2.s[0]
    fmla v18.4s, v7.4s, v6.s[1]
    fmla v18.4s, v4.4s, v6.s[0]
    tst x0, #1
    beq .Lotherwise_626
    ldr s5, [x5, #8]
    dup v5.4s, v5.s[0]
.Lotherwise_626:
    ext v5.16b, v5.16b, v7.16b, #12
    lsr x0, x2, #1
    movi v6.4s, #0
    fmla v19.4s, v5.4s, v1.s[3]
    fmla v18.4s, v5.4s, v16.s[1]
    tst x0, #1
    beq .Lotherwise_627
    ldr s6, [x5, #4]
    dup v6.4s, v6.s[0]
.Lotherwise_627:
    ext v4.16b, v6.16b, v4.16b, #12
    movi v6.4s, #0
    fmla v19.4s, v4.4s, v1.s[2]
    fmla v18.4s, v4.4s, v16.s[0]
    tst x2, #1
    beq .Lotherwise_628
    ldr s4, [x5]
    dup v6.4s, v4.s[0]
.Lotherwise_628:
    ldr x0, [x9, #16]
    ldr x1, [x9, #8]
    ext v4.16b, v6.16b, v5.16b, #12
    fmla v19.4s, v4.4s, v1.s[1]
    fmla v18.4s, v4.4s, v3.s[3]
    add x0, x5, x0, lsl #2
    add x5, x5, x1, lsl #2
    prfm pldl1keep, [x0]
.Lotherwise_613:
    lsr x7, x7, #1
    tst x13, #1
    beq .Lotherwise_629
    ldr x0, [x9, #40]
    ldr x1, [x9, #32]
    ldr s4, [x9, #112]
    add x0, x6, x0, lsl #2
    dup v4.4s, v4.s[0]
    prfm pldl1keep, [x0]
    fmax v4.4s, v4.4s, v17.4s
    str q4, [x6]
    add x6, x6, x1, lsl #2
.Lotherwise_629:
    ldr s4, [x12]
    sub x3, x3, #1
    lsr x13, x13, #1
    mov v17.16b, v18.16b
    mov v18.16b, v19.16b
    dup v19.4s, v4.s[0]
    cbnz x3, .Lloop_596
.Lloop_end_595:
    ldr x3, [x9, #64]
    ldr x7, [x9, #16]
    ldr x13, [x9, #8]
    ldr x14, [x9, #40]
    ldr x15, [x9, #32]
    cbz x3, .Lloop_end_630
.Lloop_631:
    ubfx x0, x2, #3, #4
    cmp x0, #15
    bne .Lotherwise_632
    ldr q4, [x5, #12]
    b .Lend_633
.Lotherwise_632:
    movi v4.4s, #0
    tst x2, #8
    beq .Lotherwise_634
    add x0, x5, #12
    ld1 {v4.s}[0], [x0]
.Lotherwise_634:
    tst x2, #16
    beq .Lotherwise_635
    add x0, x5, #16
    ld1 {v4.s}[1], [x0]
.Lotherwise_635:
    tst x2, #32
    beq .Lotherwise_636
    add x0, x5, #20
    ld1 {v4.s}[2], [x0]
.Lotherwise_636:
    tst x2, #64
    beq .Lotherwise_637
    add x0, x5, #24
    ld1 {v4.s}[3], [x0]
.Lotherwise_637:
.Lend_633:
    ubfx x0, x2, #7, #4
    cmp x0, #15
    bne .Lotherwise_638
    ldr q5, [x5, #28]
    b .Lend_639
.Lotherwise_638:
    movi v5.4s, #0
    tst x2, #128
    beq .Lotherwise_640
    add x0, x5, #28
    ld1 {v5.s}[0], [x0]
.Lotherwise_640:
    tst x2, #256
    beq .Lotherwise_641
    add x0, x5, #32
    ld1 {v5.s}[1], [x0]
.Lotherwise_641:
    tst x2, #512
    beq .Lotherwise_642
    add x0, x5, #36
    ld1 {v5.s}[2], [x0]
.Lotherwise_642:
    tst x2, #1024
    beq .Lotherwise_643
    add x0, x5, #40
    ld1 {v5.s}[3], [x0]
.Lotherwise_643:
.Lend_639:
    ldr d6, [x11, #92]
    uzp2 v7.4s, v4.4s, v5.4s
    uzp1 v4.4s, v4.4s, v5.4s
    lsr x0, x2, #2
    movi v5.4s, #0
    fmla v19.4s, v7.4s, v1.s[0]
    fmla v18.4s, v7.4s, v3.s[2]
    fmla v19.4s, v4.4s, v0.s[3]
    fmla v18.4s, v4.4s, v3.s[1]
    fmla v17.4s, v7.4s, v6.s[1]
    fmla v17.4s, v4.4s, v6.s[0]
    tst x0, #1
    beq .Lotherwise_644
    ldr s5, [x5, #8]
    dup v5.4s, v5.s[0]
.Lotherwise_644:
    ldr s6, [x11, #88]
    ext v5.16b, v5.16b, v7.16b, #12
    lsr x0, x2, #1
    movi v7.4s, #0
    fmla v19.4s, v5.4s, v0.s[2]
    fmla v18.4s, v5.4s, v3.s[0]
    fmla v17.4s, v5.4s, v6.s[0]
    tst x0, #1
    beq .Lotherwise_645
    ldr s6, [x5, #4]
    dup v7.4s, v6.s[0]
.Lotherwise_645:
    ldr s6, [x11, #84]
    ext v4.16b, v7.16b, v4.16b, #12
    movi v7.4s, #0
    fmla v19.4s, v4.4s, v0.s[1]
    fmla v18.4s, v4.4s, v2.s[3]
    fmla v17.4s, v4.4s, v6.s[0]
    tst x2, #1
    beq .Lotherwise_646
    ldr s4, [x5]
    dup v7.4s, v4.s[0]
.Lotherwise_646:
    ldr s4, [x11, #80]
    ext v5.16b, v7.16b, v5.16b, #12
    add x0, x5, x7, lsl #2
    ubfx x1, x2, #3, #4
    prfm pldl1keep, [x0]
    add x5, x5, x13, lsl #2
    fmla v19.4s, v5.4s, v0.s[0]
    fmla v18.4s, v5.4s, v2.s[2]
    fmla v17.4s, v5.4s, v4.s[0]
    cmp x1, #15
    bne .Lotherwise_647
    ldr q4, [x5, #12]
    b .Lend_648
.Lotherwise_647:
    movi v4.4s, #0
    tst x2, #8
    beq .Lotherwise_649
    add x0, x5, #12
    ld1 {v4.s}[0], [x0]
.Lotherwise_649:
    tst x2, #16
    beq .Lotherwise_650
    add x0, x5, #16
    ld1 {v4.s}[1], [x0]
.Lotherwise_650:
    tst x2, #32
    beq .Lotherwise_651
    add x0, x5, #20
    ld1 {v4.s}[2], [x0]
.Lotherwise_651:
    tst x2, #64
    beq .Lotherwise_652
    add x0, x5, #24
    ld1 {v4.s}[3], [x0]
.Lotherwise_652:
.Lend_648:
    ubfx x0, x2, #7, #4
    cmp x0, #15
    bne .Lotherwise_653
    ldr q5, [x5, #28]
    b .Lend_654
.Lotherwise_653:
    movi v5.4s, #0
    tst x2, #128
    beq .Lotherwise_655
    add x0, x5, #28
    ld1 {v5.s}[0], [x0]
.Lotherwise_655:
    tst x2, #256
    beq .Lotherwise_656
    add x0, x5, #32
    ld1 {v5.s}[1], [x0]
.Lotherwise_656:
    tst x2, #512
    beq .Lotherwise_657
    add x0, x5, #36
    ld1 {v5.s}[2], [x0]
.Lotherwise_657:
    tst x2, #1024
    beq .Lotherwise_658
    add x0, x5, #40
    ld1 {v5.s}[3], [x0]
.Lotherwise_658:
.Lend_654:
    ldr d6, [x11, #72]
    uzp2 v7.4s, v4.4s, v5.4s
    uzp1 v4.4s, v4.4s, v5.4s
    lsr x0, x2, #2
    movi v5.4s, #0
    fmla v19.4s, v7.4s, v2.s[1]
    fmla v19.4s, v4.4s, v2.s[0]
    fmla v18.4s, v7.4s, v6.s[1]
    fmla v18.4s, v4.4s, v6.s[0]
    tst x0, #1
    beq .Lotherwise_659
    ldr s5, [x5, #8]
    dup v5.4s, v5.s[0]
.Lotherwise_659:
    ext v5.16b, v5.16b, v7.16b, #12
    lsr x0, x2, #1
    movi v6.4s, #0
    fmla v19.4s, v5.4s, v1.s[3]
    fmla v18.4s, v5.4s, v16.s[1]
    tst x0, #1
    beq .Lotherwise_660
    ldr s6, [x5, #4]
    dup v6.4s, v6.s[0]
.Lotherwise_660:
    ext v4.16b, v6.16b, v4.16b, #12
    movi v6.4s, #0
    fmla v19.4s, v4.4s, v1.s[2]
    fmla v18.4s, v4.4s, v16.s[0]
    tst x2, #1
    beq .Lotherwise_661
    ldr s4, [x5]
    dup v6.4s, v4.s[0]
.Lotherwise_661:
    ldr s4, [x12]
    ext v5.16b, v6.16b, v5.16b, #12
    add x0, x5, x7, lsl #2
    ldr s6, [x9, #112]
    add x1, x6, x14, lsl #2
    sub x3, x3, #1
    prfm pldl1keep, [x0]
    fmla v19.4s, v5.4s, v1.s[1]
    fmla v18.4s, v5.4s, v3.s[3]
    add x5, x5, x13, lsl #2
    prfm pldl1keep, [x1]
    dup v4.4s, v4.s[0]
    dup v5.4s, v6.s[0]
    fmax v5.4s, v5.4s, v17.4s
    mov v17.16b, v18.16b
    mov v18.16b, v19.16b
    mov v19.16b, v4.16b
    str q5, [x6]
    add x6, x6, x15, lsl #2
    cbnz x3, .Lloop_631
.Lloop_end_630:
    ldr x3, [x9, #72]
    ldr x7, [x9, #96]
    cbz x3, .Lloop_end_662
.Lloop_663:
    tst x7, #1
    beq .Lotherwise_664
    ubfx x0, x2, #3, #4
    cmp x0, #15
    bne .Lotherwise_665
    ldr q4, [x5, #12]
    b .Lend_666
.Lotherwise_665:
    movi v4.4s, #0
    tst x2, #8
    beq .Lotherwise_667
    add x0, x5, #12
    ld1 {v4.s}[0], [x0]
.Lotherwise_667:
    tst x2, #16
    beq .Lotherwise_668
    add x0, x5, #16
    ld1 {v4.s}[1], [x0]
.Lotherwise_668:
    tst x2, #32
    beq .Lotherwise_669
    add x0, x5, #20
    ld1 {v4.s}[2], [x0]
.Lotherwise_669:
    tst x2, #64
    beq .Lotherwise_670
    add x0, x5, #24
    ld1 {v4.s}[3], [x0]
.Lotherwise_670:
.Lend_666:
    ubfx x0, x2, #7, #4
    cmp x0, #15
    bne .Lotherwise_671
    ldr q5, [x5, #28]
    b .Lend_672
.Lotherwise_671:
    movi v5.4s, #0
    tst x2, #128
    beq .Lotherwise_673
    add x0, x5, #28
    ld1 {v5.s}[0], [x0]
.Lotherwise_673:
    tst x2, #256
    beq .Lotherwise_674
    add x0, x5, #32
    ld1 {v5.s}[1], [x0]
.Lotherwise_674:
    tst x2, #512
    beq .Lotherwise_675
    add x0, x5, #36
    ld1 {v5.s}[2], [x0]
.Lotherwise_675:
    tst x2, #1024
    beq .Lotherwise_676
    add x0, x5, #40
    ld1 {v5.s}[3], [x0]
.Lotherwise_676:
.Lend_672:
    ldr d6, [x11, #92]
    uzp2 v7.4s, v4.4s, v5.4s
    uzp1 v4.4s, v4.4s, v5.4s
    lsr x0, x2, #2
    movi v5.4s, #0
    fmla v19.4s, v7.4s, v1.s[0]
    fmla v18.4s, v7.4s, v3.s[2]
    fmla v19.4s, v4.4s, v0.s[3]
    fmla v18.4s, v4.4s, v3.s[1]
    fmla v17.4s, v7.4s, v6.s[1]
    fmla v17.4s, v4.4s, v6.s[0]
    tst x0, #1
    beq .Lotherwise_677
    ldr s5, [x5, #8]
    dup v5.4s, v5.s[0]
.Lotherwise_677:
    ldr s6, [x11, #88]
    ext v5.16b, v5.16b, v7.16b, #12
    lsr x0, x2, #1
    movi v7.4s, #0
    fmla v19.4s, v5.4s, v0.s[2]
    fmla v18.4s, v5.4s, v3.s[0]
    fmla v17.4s, v5.4s, v6.s[0]
    tst x0, #1
    beq .Lotherwise_678
    ldr s6, [x5, #4]
    dup v7.4s, v6.s[0]
.Lotherwise_678:
    ldr s6, [x11, #84]
    ext v4.16b, v7.16b, v4.16b, #12
    movi v7.4s, #0
    fmla v19.4s, v4.4s, v0.s[1]
    fmla v18.4s, v4.4s, v2.s[3]
    fmla v17.4s, v4.4s, v6.s[0]
    tst x2, #1
    beq .Lotherwise_679
    ldr s4, [x5]
    dup v7.4s, v4.s[0]
.Lotherwise_679:
    ldr x0, [x9, #16]
    ldr s4, [x11, #80]
    ext v5.16b, v7.16b, v5.16b, #12
    ldr x1, [x9, #8]
    fmla v19.4s, v5.4s, v0.s[0]
    fmla v18.4s, v5.4s, v2.s[2]
    add x0, x5, x0, lsl #2
    fmla v17.4s, v5.4s, v4.s[0]
    prfm pldl1keep, [x0]
    add x5, x5, x1, lsl #2
.Lotherwise_664:
    lsr x7, x7, #1
    tst x7, #1
    beq .Lotherwise_680
    ubfx x0, x2, #3, #4
    cmp x0, #15
    bne .Lotherwise_681
    ldr q4, [x5, #12]
    b .Lend_682
.Lotherwise_681:
    movi v4.4s, #0
    tst x2, #8
    beq .Lotherwise_683
    add x0, x5, #12
    ld1 {v4.s}[0], [x0]
.Lotherwise_683:
    tst x2, #16
    beq .Lotherwise_684
    add x0, x5, #16
    ld1 {v4.s}[1], [x0]
.Lotherwise_684:
    tst x2, #32
    beq .Lotherwise_685
    add x0, x5, #20
    ld1 {v4.s}[2], [x0]
.Lotherwise_685:
    tst x2, #64
    beq .Lotherwise_686
    add x0, x5, #24
    ld1 {v4.s}[3], [x0]
.Lotherwise_686:
.Lend_682:
    ubfx x0, x2, #7, #4
    cmp x0, #15
    bne .Lotherwise_687
    ldr q5, [x5, #28]
    b .Lend_688
.Lotherwise_687:
    movi v5.4s, #0
    tst x2, #128
    beq .Lotherwise_689
    add x0, x5, #28
    ld1 {v5.s}[0], [x0]
.Lotherwise_689:
    tst x2, #256
    beq .Lotherwise_690
    add x0, x5, #32
    ld1 {v5.s}[1], [x0]
.Lotherwise_690:
    tst x2, #512
    beq .Lotherwise_691
    add x0, x5, #36
    ld1 {v5.s}[2], [x0]
.Lotherwise_691:
    tst x2, #1024
    beq .Lotherwise_692
    add x0, x5, #40
    ld1 {v5.s}[3], [x0]
.Lotherwise_692:
.Lend_688:
    ldr d6, [x11, #72]
    uzp2 v7.4s, v4.4s, v5.4s
    uzp1 v4.4s, v4.4s, v5.4s
    lsr x0, x2, #2
    movi v5.4s, #0
    fmla v19.4s, v7.4s, v2.s[1]
    fmla v19.4s, v4.4s, v2.s[0]
    fmla v18.4s, v7.4s, v6.s[1]
    fmla v18.4s, v4.4s, v6.s[0]
    tst x0, #1
    beq .Lotherwise_693
    ldr s5, [x5, #8]
    dup v5.4s, v5.s[0]
.Lotherwise_693:
    ext v5.16b, v5.16b, v7.16b, #12
    lsr x0, x2, #1
    movi v6.4s, #0
    fmla v19.4s, v5.4s, v1.s[3]
    fmla v18.4s, v5.4s, v16.s[1]
    tst x0, #1
    beq .Lotherwise_694
    ldr s6, [x5, #4]
    dup v6.4s, v6.s[0]
.Lotherwise_694:
    ext v4.16b, v6.16b, v4.16b, #12
    movi v6.4s, #0
    fmla v19.4s, v4.4s, v1.s[2]
    fmla v18.4s, v4.4s, v16.s[0]
    tst x2, #1
    beq .Lotherwise_695
    ldr s4, [x5]
    dup v6.4s, v4.s[0]
.Lotherwise_695:
    ldr x0, [x9, #16]
    ldr x1, [x9, #8]
    ext v4.16b, v6.16b, v5.16b, #12
    fmla v19.4s, v4.4s, v1.s[1]
    fmla v18.4s, v4.4s, v3.s[3]
    add x0, x5, x0, lsl #2
    add x5, x5, x1, lsl #2
    prfm pldl1keep, [x0]
.Lotherwise_680:
    ldr s4, [x12]
    ldr x0, [x9, #40]
    sub x3, x3, #1
    ldr s5, [x9, #112]
    ldr x1, [x9, #32]
    lsr x7, x7, #1
    dup v4.4s, v4.s[0]
    add x0, x6, x0, lsl #2
    dup v5.4s, v5.s[0]
    prfm pldl1keep, [x0]
    fmax v5.4s, v5.4s, v17.4s
    mov v17.16b, v18.16b
    mov v18.16b, v19.16b
    mov v19.16b, v4.16b
    str q5, [x6]
    add x6, x6, x1, lsl #2
    cbnz x3, .Lloop_663
.Lloop_end_662:
    ldr x0, [x9]
    ldr x1, [x9, #24]
    sub x8, x8, #1
    add x11, x11, #100
    ldr x3, [x9, #48]
    add x10, x10, x0, lsl #2
    add x4, x4, x1, lsl #2
    add x12, x12, x3, lsl #2
    cbnz x8, .Lloop_594
.Lloop_end_593:
    ret
    .size nnp_depthwise_5x5_by_2_edge__aarch64_neon, . - nnp_depthwise_5x5_by_2_edge__aarch64_neon

    .text
    .p2align 4
    .globl nnp_depthwise_5x5_by_2_rows__aarch64_neon
    .type nnp_depthwise_5x5_by_2_rows__aarch64_neon, %function
nnp_depthwise_5x5_by_2_rows__aarch64_neon:
    sub sp, sp, #80
    stp x19, x20, [sp, #0]
    stp d8, d9, [sp, #16]
    stp d10, d11, [sp, #32]
    stp d12, d13, [sp, #48]
    stp d14, d15, [sp, #64]
    movi v29.4s, #0
    movi v30.4s, #0
    ld1 {v0.4s, v1.4s, v2.4s, v3.4s}, [x2]
    ldr s4, [x3]
    movi v31.4s, #0
    movi v8.4s, #0
    ldp q9, q10, [x2, #64]
    movi v11.4s, #0
    movi v12.4s, #0
    mov x7, x0
    mov x8, x1
    mov x9, x4
    ldr s13, [x2, #96]
    dup v18.4s, v4.s[0]
    dup v19.4s, v0.s[0]
    dup v20.4s, v0.s[1]
    dup v21.4s, v1.s[1]
    dup v22.4s, v1.s[2]
    dup v23.4s, v2.s[2]
    dup v24.4s, v2.s[3]
    dup v25.4s, v3.s[3]
    dup v26.4s, v9.s[0]
    dup v27.4s, v10.s[0]
    dup v28.4s, v10.s[1]
    dup v14.4s, v0.s[2]
    dup v0.4s, v0.s[3]
    dup v4.4s, v1.s[3]
    dup v5.4s, v2.s[0]
    dup v6.4s, v3.s[0]
    dup v7.4s, v3.s[1]
    dup v16.4s, v9.s[1]
    dup v17.4s, v9.s[2]
    dup v15.4s, v10.s[2]
    dup v10.4s, v10.s[3]
    dup v1.4s, v1.s[0]
    dup v2.4s, v2.s[1]
    dup v3.4s, v3.s[2]
    dup v9.4s, v9.s[3]
    dup v13.4s, v13.s[0]
    zip1 v18.4s, v18.4s, v29.4s
    zip1 v19.4s, v19.4s, v20.4s
    zip1 v20.4s, v21.4s, v22.4s
    zip1 v21.4s, v23.4s, v24.4s
    zip1 v22.4s, v25.4s, v26.4s
    zip1 v23.4s, v27.4s, v28.4s
    zip1 v24.4s, v14.4s, v0.4s
    zip1 v4.4s, v4.4s, v5.4s
    zip1 v5.4s, v6.4s, v7.4s
    zip1 v6.4s, v16.4s, v17.4s
    zip1 v16.4s, v15.4s, v10.4s
    zip1 v25.4s, v30.4s, v1.4s
    zip1 v27.4s, v31.4s, v2.4s
    zip1 v29.4s, v8.4s, v3.4s
    zip1 v31.4s, v11.4s, v9.4s
    zip1 v30.4s, v12.4s, v13.4s
    cbz x7, .Lloop_end_696
.Lloop_697:
    ldr w0, [x9, #32]
    ldr x2, [x8]
    mov v8.16b, v18.16b
    mov v9.16b, v18.16b
    ldr x3, [x8, #8]
    ldr x4, [x8, #16]
    ldr x5, [x8, #24]
    ldr x6, [x8, #32]
    ldr x10, [x8, #48]
    ubfx x1, x0, #0, #4
    cmp x1, #15
    bne .Lotherwise_698
    ldr q0, [x2]
    b .Lend_699
.Lotherwise_698:
    movi v0.4s, #0
    tst x0, #1
    beq .Lotherwise_700
    ld1 {v0.s}[0], [x2]
.Lotherwise_700:
    tst x0, #2
    beq .Lotherwise_701
    add x1, x2, #4
    ld1 {v0.s}[1], [x1]
.Lotherwise_701:
    tst x0, #4
    beq .Lotherwise_702
    add x1, x2, #8
    ld1 {v0.s}[2], [x1]
.Lotherwise_702:
    tst x0, #8
    beq .Lotherwise_703
    add x1, x2, #12
    ld1 {v0.s}[3], [x1]
.Lotherwise_703:
.Lend_699:
    ubfx x1, x0, #0, #4
    fmla v8.4s, v0.4s, v19.4s
    cmp x1, #15
    bne .Lotherwise_704
    ldr q0, [x3]
    b .Lend_705
.Lotherwise_704:
    movi v0.4s, #0
    tst x0, #1
    beq .Lotherwise_706
    ld1 {v0.s}[0], [x3]
.Lotherwise_706:
    tst x0, #2
    beq .Lotherwise_707
    add x1, x3, #4
    ld1 {v0.s}[1], [x1]
.Lotherwise_707:
    tst x0, #4
    beq .Lotherwise_708
    add x1, x3, #8
    ld1 {v0.s}[2], [x1]
.Lotherwise_708:
    tst x0, #8
    beq .Lotherwise_709
    add x1, x3, #12
    ld1 {v0.s}[3], [x1]
.Lotherwise_709:
.Lend_705:
    ubfx x1, x0, #0, #4
    fmla v8.4s, v0.4s, v20.4s
    cmp x1, #15
    bne .Lotherwise_710
    ldr q0, [x4]
    b .Lend_711
.Lotherwise_710:
    movi v0.4s, #0
    tst x0, #1
    beq .Lotherwise_712
    ld1 {v0.s}[0], [x4]
.Lotherwise_712:
    tst x0, #2
    beq .Lotherwise_713
    add x1, x4, #4
    ld1 {v0.s}[1], [x1]
.Lotherwise_713:
    tst x0, #4
    beq .Lotherwise_714
    add x1, x4, #8
    ld1 {v0.s}[2], [x1]
.Lotherwise_714:
    tst x0, #8
    beq .Lotherwise_715
    add x1, x4, #12
    ld1 {v0.s}[3], [x1]
.Lotherwise_715:
.Lend_711:
    ubfx x1, x0, #0, #4
    fmla v8.4s, v0.4s, v21.4s
    cmp x1, #15
    bne .Lotherwise_716
    ldr q0, [x5]
    b .Lend_717
.Lotherwise_716:
    movi v0.4s, #0
    tst x0, #1
    beq .Lotherwise_718
    ld1 {v0.s}[0], [x5]
.Lotherwise_718:
    tst x0, #2
    beq .Lotherwise_719
    add x1, x5, #4
    ld1 {v0.s}[1], [x1]
.Lotherwise_719:
    tst x0, #4
    beq .Lotherwise_720
    add x1, x5, #8
    ld1 {v0.s}[2], [x1]
.Lotherwise_720:
    tst x0, #8
    beq .Lotherwise_721
    add x1, x5, #12
    ld1 {v0.s}[3], [x1]
.Lotherwise_721:
.Lend_717:
    ubfx x1, x0, #0, #4
    fmla v8.4s, v0.4s, v22.4s
    cmp x1, #15
    bne .Lotherwise_722
    ldr q0, [x6]
    b .Lend_723
.Lotherwise_722:
    movi v0.4s, #0
    tst x0, #1
    beq .Lotherwise_724
    ld1 {v0.s}[0], [x6]
.Lotherwise_724:
    tst x0, #2
    beq .Lotherwise_725
    add x1, x6, #4
    ld1 {v0.s}[1], [x1]
.Lotherwise_725:
    tst x0, #4
    beq .Lotherwise_726
    add x1, x6, #8
    ld1 {v0.s}[2], [x1]
.Lotherwise_726:
    tst x0, #8
    beq .Lotherwise_727
    add x0, x6, #12
    ld1 {v0.s}[3], [x0]
.Lotherwise_727:
.Lend_723:
    ldr q1, [x2, #16]
    ldr q11, [x3, #16]
    add x0, x2, #8
    add x1, x3, #8
    ldr q12, [x4, #16]
    ldr q13, [x5, #16]
    fmla v8.4s, v0.4s, v23.4s
    add x11, x4, #8
    ldr q3, [x6, #16]
    ldp q7, q17, [x0]
    add x0, x5, #8
    add x12, x6, #8
    ldp q26, q28, [x1]
    add x1, x2, #12
    add x13, x3, #12
    add x14, x4, #12
    ldp q10, q14, [x11]
    add x11, x5, #12
    add x15, x6, #12
    fmla v9.4s, v1.4s, v19.4s
    ldp q0, q1, [x0]
    mov x0, x10
    add x2, x2, #32
    ldp q2, q15, [x12]
    add x3, x3, #32
    add x4, x4, #32
    add x10, x10, #16
    fmla v9.4s, v11.4s, v20.4s
    fmla v8.4s, v7.4s, v24.4s
    ldp q7, q11, [x1]
    fmla v9.4s, v12.4s, v21.4s
    fmla v8.4s, v26.4s, v4.4s
    ldp q26, q12, [x13]
    fmla v9.4s, v13.4s, v22.4s
    fmla v8.4s, v10.4s, v5.4s
    ldp q10, q13, [x14]
    fmla v9.4s, v3.4s, v23.4s
    fmla v8.4s, v0.4s, v6.4s
    ldp q0, q3, [x11]
    fmla v9.4s, v17.4s, v24.4s
    fmla v8.4s, v2.4s, v16.4s
    ldp q2, q17, [x15]
    fmla v9.4s, v28.4s, v4.4s
    fmla v8.4s, v7.4s, v25.4s
    ldr s7, [x9, #48]
    fmla v9.4s, v14.4s, v5.4s
    fmla v8.4s, v26.4s, v27.4s
    fmla v9.4s, v1.4s, v6.4s
    fmla v8.4s, v10.4s, v29.4s
    dup v1.4s, v7.s[0]
    fmla v9.4s, v15.4s, v16.4s
    fmla v8.4s, v0.4s, v31.4s
    fmla v9.4s, v11.4s, v25.4s
    fmla v8.4s, v2.4s, v30.4s
    fmla v9.4s, v12.4s, v27.4s
    fmla v9.4s, v13.4s, v29.4s
    fmla v9.4s, v3.4s, v31.4s
    fmla v9.4s, v17.4s, v30.4s
    uzp1 v0.4s, v8.4s, v9.4s
    uzp2 v2.4s, v8.4s, v9.4s
    fadd v0.4s, v0.4s, v2.4s
    fmax v0.4s, v1.4s, v0.4s
    str q0, [x0]
    ldr x0, [x9, #24]
    ldr x1, [x9, #8]
    add x11, x5, x0, lsl #2
    add x0, x6, x0, lsl #2
    add x5, x5, #32
    prfm pldl1keep, [x11]
    prfm pldl1keep, [x0]
    add x6, x6, #32
    cbz x1, .Lloop_end_728
.Lloop_729:
    ldp q0, q1, [x2]
    ldp q2, q3, [x3]
    mov v8.16b, v18.16b
    mov v9.16b, v18.16b
    add x0, x2, #8
    add x11, x3, #8
    add x12, x4, #8
    ldp q7, q17, [x4]
    ldp q26, q28, [x5]
    add x13, x5, #8
    add x14, x6, #8
    add x15, x2, #12
    add x16, x3, #12
    add x17, x4, #12
    ldp q10, q11, [x6]
    ldp q12, q13, [x0]
    add x0, x5, #12
    add x19, x6, #12
    fmla v8.4s, v0.4s, v19.4s
    fmla v9.4s, v1.4s, v19.4s
    mov x20, x10
    ldp q0, q1, [x11]
    ldp q14, q15, [x12]
    sub x1, x1, #1
    add x2, x2, #32
    fmla v8.4s, v2.4s, v20.4s
    fmla v9.4s, v3.4s, v20.4s
    add x3, x3, #32
    add x4, x4, #32
    ldp q2, q3, [x13]
    add x10, x10, #16
    fmla v8.4s, v7.4s, v21.4s
    fmla v9.4s, v17.4s, v21.4s
    ldp q7, q17, [x14]
    fmla v8.4s, v26.4s, v22.4s
    fmla v9.4s, v28.4s, v22.4s
    ldp q26, q28, [x15]
    fmla v8.4s, v10.4s, v23.4s
    fmla v9.4s, v11.4s, v23.4s
    ldp q10, q11, [x16]
    fmla v8.4s, v12.4s, v24.4s
    fmla v9.4s, v13.4s, v24.4s
    ldp q12, q13, [x17]
    fmla v8.4s, v0.4s, v4.4s
    fmla v9.4s, v1.4s, v4.4s
    ldp q0, q1, [x0]
    fmla v8.4s, v14.4s, v5.4s
    fmla v9.4s, v15.4s, v5.4s
    ldp q14, q15, [x19]
    fmla v8.4s, v2.4s, v6.4s
    fmla v9.4s, v3.4s, v6.4s
    ldr s2, [x9, #48]
    fmla v8.4s, v7.4s, v16.4s
    fmla v9.4s, v17.4s, v16.4s
    fmla v8.4s, v26.4s, v25.4s
    fmla v9.4s, v28.4s, v25.4s
    dup v2.4s, v2.s[0]
    fmla v8.4s, v10.4s, v27.4s
    fmla v9.4s, v11.4s, v27.4s
    fmla v8.4s, v12.4s, v29.4s
    fmla v9.4s, v13.4s, v29.4s
    fmla v8.4s, v0.4s, v31.4s
    fmla v9.4s, v1.4s, v31.4s
    fmla v8.4s, v14.4s, v30.4s
    fmla v9.4s, v15.4s, v30.4s
    uzp1 v0.4s, v8.4s, v9.4s
    uzp2 v1.4s, v8.4s, v9.4s
    fadd v0.4s, v0.4s, v1.4s
    fmax v0.4s, v2.4s, v0.4s
    str q0, [x20]
    ldr x0, [x9, #24]
    add x11, x5, x0, lsl #2
    add x0, x6, x0, lsl #2
    add x5, x5, #32
    prfm pldl1keep, [x11]
    prfm pldl1keep, [x0]
    add x6, x6, #32
    cbnz x1, .Lloop_729
.Lloop_end_728:
    ldr x0, [x9, #16]
    mov v8.16b, v18.16b
    mov v9.16b, v18.16b
    ldr w12, [x9, #40]
    lsl x1, x0, #1
    ubfx x11, x12, #6, #4
    sub x10, x10, x0, lsl #2
    sub x2, x2, x1, lsl #2
    sub x3, x3, x1, lsl #2
    sub x4, x4, x1, lsl #2
    ldp q0, q1, [x2]
    ldp q2, q3, [x3]
    sub x5, x5, x1, lsl #2
    sub x6, x6, x1, lsl #2
    ldp q17, q26, [x4]
    ldp q28, q10, [x5]
    ldp q11, q12, [x6]
    ldr q13, [x2, #8]
    fmla v8.4s, v0.4s, v19.4s
    ldr q0, [x3, #8]
    fmla v9.4s, v1.4s, v19.4s
    ldr q1, [x4, #8]
    ldr q7, [x5, #8]
    fmla v8.4s, v2.4s, v20.4s
    fmla v9.4s, v3.4s, v20.4s
    ldr q2, [x6, #8]
    fmla v8.4s, v17.4s, v21.4s
    fmla v9.4s, v26.4s, v21.4s
    fmla v8.4s, v28.4s, v22.4s
    fmla v9.4s, v10.4s, v22.4s
    fmla v8.4s, v11.4s, v23.4s
    fmla v9.4s, v12.4s, v23.4s
    fmla v8.4s, v13.4s, v24.4s
    fmla v8.4s, v0.4s, v4.4s
    fmla v8.4s, v1.4s, v5.4s
    fmla v8.4s, v7.4s, v6.4s
    fmla v8.4s, v2.4s, v16.4s
    cmp x11, #15
    bne .Lotherwise_730
    ldr q0, [x2, #24]
    b .Lend_731
.Lotherwise_730:
    movi v0.4s, #0
    tst x12, #64
    beq .Lotherwise_732
    add x0, x2, #24
    ld1 {v0.s}[0], [x0]
.Lotherwise_732:
    tst x12, #128
    beq .Lotherwise_733
    add x0, x2, #28
    ld1 {v0.s}[1], [x0]
.Lotherwise_733:
    tst x12, #256
    beq .Lotherwise_734
    add x0, x2, #32
    ld1 {v0.s}[2], [x0]
.Lotherwise_734:
    tst x12, #512
    beq .Lotherwise_735
    add x0, x2, #36
    ld1 {v0.s}[3], [x0]
.Lotherwise_735:
.Lend_731:
    ubfx x0, x12, #6, #4
    fmla v9.4s, v0.4s, v24.4s
    cmp x0, #15
    bne .Lotherwise_736
    ldr q0, [x3, #24]
    b .Lend_737
.Lotherwise_736:
    movi v0.4s, #0
    tst x12, #64
    beq .Lotherwise_738
    add x0, x3, #24
    ld1 {v0.s}[0], [x0]
.Lotherwise_738:
    tst x12, #128
    beq .Lotherwise_739
    add x0, x3, #28
    ld1 {v0.s}[1], [x0]
.Lotherwise_739:
    tst x12, #256
    beq .Lotherwise_740
    add x0, x3, #32
    ld1 {v0.s}[2], [x0]
.Lotherwise_740:
    tst x12, #512
    beq .Lotherwise_741
    add x0, x3, #36
    ld1 {v0.s}[3], [x0]
.Lotherwise_741:
.Lend_737:
    ubfx x0, x12, #6, #4
    fmla v9.4s, v0.4s, v4.4s
    cmp x0, #15
    bne .Lotherwise_742
    ldr q0, [x4, #24]
    b .Lend_743
.Lotherwise_742:
    movi v0.4s, #0
    tst x12, #64
    beq .Lotherwise_744
    add x0, x4, #24
    ld1 {v0.s}[0], [x0]
.Lotherwise_744:
    tst x12, #128
    beq .Lotherwise_745
    add x0, x4, #28
    ld1 {v0.s}[1], [x0]
.Lotherwise_745:
    tst x12, #256
    beq .Lotherwise_746
    add x0, x4, #32
    ld1 {v0.s}[2], [x0]
.Lotherwise_746:
    tst x12, #512
    beq .Lotherwise_747
    add x0, x4, #36
    ld1 {v0.s}[3], [x0]
.Lotherwise_747:
.Lend_743:
    ubfx x0, x12, #6, #4
    fmla v9.4s, v0.4s, v5.4s
    cmp x0, #15
    bne .Lotherwise_748
    ldr q0, [x5, #24]
    b .Lend_749
.Lotherwise_748:
    movi v0.4s, #0
    tst x12, #64
    beq .Lotherwise_750
    add x0, x5, #24
    ld1 {v0.s}[0], [x0]
.Lotherwise_750:
    tst x12, #128
    beq .Lotherwise_751
    add x0, x5, #28
    ld1 {v0.s}[1], [x0]
.Lotherwise_751:
    tst x12, #256
    beq .Lotherwise_752
    add x0, x5, #32
    ld1 {v0.s}[2], [x0]
.Lotherwise_752:
    tst x12, #512
    beq .Lotherwise_753
    add x0, x5, #36
    ld1 {v0.s}[3], [x0]
.Lotherwise_753:
.Lend_749:
    ubfx x0, x12, #6, #4
    fmla v9.4s, v0.4s, v6.4s
    cmp x0, #15
    bne .Lotherwise_754
    ldr q0, [x6, #24]
    b .Lend_755
.Lotherwise_754:
    movi v0.4s, #0
    tst x12, #64
    beq .Lotherwise_756
    add x0, x6, #24
    ld1 {v0.s}[0], [x0]
.Lotherwise_756:
    tst x12, #128
    beq .Lotherwise_757
    add x0, x6, #28
    ld1 {v0.s}[1], [x0]
.Lotherwise_757:
    tst x12, #256
    beq .Lotherwise_758
    add x0, x6, #32
    ld1 {v0.s}[2], [x0]
.Lotherwise_758:
    tst x12, #512
    beq .Lotherwise_759
    add x0, x6, #36
    ld1 {v0.s}[3], [x0]
.Lotherwise_759:
.Lend_755:
    ldr q1, [x2, #12]
    ldr q2, [x3, #12]
    fmla v9.4s, v0.4s, v16.4s
    ldr q0, [x4, #12]
    ldr q3, [x5, #12]
    ldr w1, [x9, #40]
    ldr q7, [x6, #12]
    fmla v8.4s, v1.4s, v25.4s
    fmla v8.4s, v2.4s, v27.4s
    ubfx x0, x1, #7, #4
    fmla v8.4s, v0.4s, v29.4s
    fmla v8.4s, v3.4s, v31.4s
    fmla v8.4s, v7.4s, v30.4s
    cmp x0, #15
    bne .Lotherwise_760
    ldr q0, [x2, #28]
    b .Lend_761
.Lotherwise_760:
    movi v0.4s, #0
    tst x1, #128
    beq .Lotherwise_762
    add x0, x2, #28
    ld1 {v0.s}[0], [x0]
.Lotherwise_762:
    tst x1, #256
    beq .Lotherwise_763
    add x0, x2, #32
    ld1 {v0.s}[1], [x0]
.Lotherwise_763:
    tst x1, #512
    beq .Lotherwise_764
    add x0, x2, #36
    ld1 {v0.s}[2], [x0]
.Lotherwise_764:
    tst x1, #1024
    beq .Lotherwise_765
    add x0, x2, #40
    ld1 {v0.s}[3], [x0]
.Lotherwise_765:
.Lend_761:
    ubfx x0, x1, #7, #4
    fmla v9.4s, v0.4s, v25.4s
    cmp x0, #15
    bne .Lotherwise_766
    ldr q0, [x3, #28]
    b .Lend_767
.Lotherwise_766:
    movi v0.4s, #0
    tst x1, #128
    beq .Lotherwise_768
    add x0, x3, #28
    ld1 {v0.s}[0], [x0]
.Lotherwise_768:
    tst x1, #256
    beq .Lotherwise_769
    add x0, x3, #32
    ld1 {v0.s}[1], [x0]
.Lotherwise_769:
    tst x1, #512
    beq .Lotherwise_770
    add x0, x3, #36
    ld1 {v0.s}[2], [x0]
.Lotherwise_770:
    tst x1, #1024
    beq .Lotherwise_771
    add x0, x3, #40
    ld1 {v0.s}[3], [x0]
.Lotherwise_771:
.Lend_767:
    ubfx x0, x1, #7, #4
    fmla v9.4s, v0.4s, v27.4s
    cmp x0, #15
    bne .Lotherwise_772
    ldr q0, [x4, #28]
    b .Lend_773
.Lotherwise_772:
    movi v0.4s, #0
    tst x1, #128
    beq .Lotherwise_774
    add x0, x4, #28
    ld1 {v0.s}[0], [x0]
.Lotherwise_774:
    tst x1, #256
    beq .Lotherwise_775
    add x0, x4, #32
    ld1 {v0.s}[1], [x0]
.Lotherwise_775:
    tst x1, #512
    beq .Lotherwise_776
    add x0, x4, #36
    ld1 {v0.s}[2], [x0]
.Lotherwise_776:
    tst x1, #1024
    beq .Lotherwise_777
    add x0, x4, #40
    ld1 {v0.s}[3], [x0]
.Lotherwise_777:
.Lend_773:
    ubfx x0, x1, #7, #4
    fmla v9.4s, v0.4s, v29.4s
    cmp x0, #15
    bne .Lotherwise_778
    ldr q0, [x5, #28]
    b .Lend_779
.Lotherwise_778:
    movi v0.4s, #0
    tst x1, #128
    beq .Lotherwise_780
    add x0, x5, #28
    ld1 {v0.s}[0], [x0]
.Lotherwise_780:
    tst x1, #256
    beq .Lotherwise_781
    add x0, x5, #32
    ld1 {v0.s}[1], [x0]
.Lotherwise_781:
    tst x1, #512
    beq .Lotherwise_782
    add x0, x5, #36
    ld1 {v0.s}[2], [x0]
.Lotherwise_782:
    tst x1, #1024
    beq .Lotherwise_783
    add x0, x5, #40
    ld1 {v0.s}[3], [x0]
.Lotherwise_783:
.Lend_779:
    ubfx x0, x1, #7, #4
    fmla v9.4s, v0.4s, v31.4s
    cmp x0, #15
    bne .Lotherwise_784
    ldr q0, [x6, #28]
    b .Lend_785
.Lotherwise_784:
    movi v0.4s, #0
    tst x1, #128
    beq .Lotherwise_786
    add x0, x6, #28
    ld1 {v0.s}[0], [x0]
.Lotherwise_786:
    tst x1, #256
    beq .Lotherwise_787
    add x0, x6, #32
    ld1 {v0.s}[1], [x0]
.Lotherwise_787:
    tst x1, #512
    beq .Lotherwise_788
    add x0, x6, #36
    ld1 {v0.s}[2], [x0]
.Lotherwise_788:
    tst x1, #1024
    beq .Lotherwise_789
    add x0, x6, #40
    ld1 {v0.s}[3], [x0]
.Lotherwise_789:
.Lend_785:
    fmla v9.4s, v0.4s, v30.4s
    sub x7, x7, #1
    ldr s0, [x9, #48]
    add x8, x8, #56
    uzp1 v1.4s, v8.4s, v9.4s
    uzp2 v2.4s, v8.4s, v9.4s
    fadd v1.4s, v1.4s, v2.4s
    dup v0.4s, v0.s[0]
    fmax v0.4s, v0.4s, v1.4s
    str q0, [x10]
    cbnz x7, .Lloop_697
.Lloop_end_696:
    ldp x19, x20, [sp, #0]
    ldp d8, d9, [sp, #16]
    ldp d10, d11, [sp, #32]
    ldp d12, d13, [sp, #48]
    ldp d14, d15, [sp, #64]
    add sp, sp, #80
    ret
    .size nnp_depthwise_5x5_by_2_rows__aarch64_neon, . - nnp_depthwise_5x5_by_2_rows__aarch64_neon

    .section .note.GNU-stack, "", %progbits
