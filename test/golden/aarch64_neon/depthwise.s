    .arch armv8.2-a+fp16+dotprod

    .text
    .p2align 4
    .globl nnp_depthwise_3x3__aarch64_neon
    .type nnp_depthwise_3x3__aarch64_neon, %function
nnp_depthwise_3x3__aarch64_neon:
    mov x8, x0
    mov x9, x1
    mov x10, x2
    mov x11, x3
    mov x12, x4
    cbz x8, .Lloop_end_0
.Lloop_1:
    ldr s0, [x11]
    ldr x0, [x5, #56]
    mov x6, x5
    mov x7, x9
    ldp q16, q17, [x10]
    ldr s18, [x10, #32]
    mov x13, x12
    add x6, x6, #112
    ldr x1, [x5, #80]
    ldr x2, [x5, #88]
    dup v1.4s, v0.s[0]
    dup v2.4s, v0.s[0]
    dup v0.4s, v0.s[0]
    cbz x0, .Lloop_end_2
.Lloop_3:
    tst x1, #1
    beq .Lotherwise_4
    ldr q3, [x7]
    ldr q4, [x7, #4]
    ldr x3, [x5, #16]
    ldr q5, [x7, #8]
    ldr x4, [x5, #8]
    fmla v0.4s, v3.4s, v16.s[0]
    fmla v2.4s, v3.4s, v16.s[3]
    fmla v1.4s, v3.4s, v17.s[2]
    add x3, x7, x3, lsl #2
    fmla v0.4s, v4.4s, v16.s[1]
    fmla v2.4s, v4.4s, v17.s[0]
    prfm pldl1keep, [x3]
    add x7, x7, x4, lsl #2
    fmla v1.4s, v4.4s, v17.s[3]
    fmla v0.4s, v5.4s, v16.s[2]
    fmla v2.4s, v5.4s, v17.s[1]
    fmla v1.4s, v5.4s, v18.s[0]
.Lotherwise_4:
    lsr x1, x1, #1
    tst x2, #1
    beq .Lotherwise_5
    ldr s3, [x6]
    ldr x3, [x5, #40]
    ldr x4, [x5, #32]
    dup v3.4s, v3.s[0]
    add x3, x13, x3, lsl #2
    prfm pldl1keep, [x3]
    fmax v1.4s, v3.4s, v1.4s
    str q1, [x13]
    add x13, x13, x4, lsl #2
.Lotherwise_5:
    ldr s3, [x11]
    sub x0, x0, #1
    lsr x2, x2, #1
    mov v1.16b, v2.16b
    mov v2.16b, v0.16b
    dup v0.4s, v3.s[0]
    cbnz x0, .Lloop_3
.Lloop_end_2:
    ldr x0, [x5, #64]
    cbz x0, .Lloop_end_6
.Lloop_7:
    ldr q3, [x7]
    ldr q4, [x7, #4]
    sub x0, x0, #1
    ldr q5, [x7, #8]
    ldr s6, [x6]
    ldr s7, [x11]
    ldr x1, [x5, #16]
    ldr x2, [x5, #40]
    ldr x3, [x5, #8]
    ldr x4, [x5, #32]
    fmla v1.4s, v3.4s, v17.s[2]
    fmla v0.4s, v3.4s, v16.s[0]
    fmla v2.4s, v3.4s, v16.s[3]
    dup v3.4s, v6.s[0]
    fmla v1.4s, v4.4s, v17.s[3]
    fmla v0.4s, v4.4s, v16.s[1]
    add x1, x7, x1, lsl #2
    fmla v2.4s, v4.4s, v17.s[0]
    dup v4.4s, v7.s[0]
    add x2, x13, x2, lsl #2
    prfm pldl1keep, [x1]
    fmla v1.4s, v5.4s, v18.s[0]
    fmla v0.4s, v5.4s, v16.s[2]
    add x7, x7, x3, lsl #2
    prfm pldl1keep, [x2]
    fmla v2.4s, v5.4s, v17.s[1]
    fmax v3.4s, v3.4s, v1.4s
    mov v1.16b, v2.16b
    mov v2.16b, v0.16b
    mov v0.16b, v4.16b
    str q3, [x13]
    add x13, x13, x4, lsl #2
    cbnz x0, .Lloop_7
.Lloop_end_6:
    ldr x0, [x5, #72]
    ldr x1, [x5, #96]
    cbz x0, .Lloop_end_8
.Lloop_9:
    tst x1, #1
    beq .Lotherwise_10
    ldr q3, [x7]
    ldr q4, [x7, #4]
    ldr x2, [x5, #16]
    ldr q5, [x7, #8]
    ldr x3, [x5, #8]
    fmla v0.4s, v3.4s, v16.s[0]
    fmla v2.4s, v3.4s, v16.s[3]
    fmla v1.4s, v3.4s, v17.s[2]
    add x2, x7, x2, lsl #2
    fmla v0.4s, v4.4s, v16.s[1]
    fmla v2.4s, v4.4s, v17.s[0]
    prfm pldl1keep, [x2]
    add x7, x7, x3, lsl #2
    fmla v1.4s, v4.4s, v17.s[3]
    fmla v0.4s, v5.4s, v16.s[2]
    fmla v2.4s, v5.4s, v17.s[1]
    fmla v1.4s, v5.4s, v18.s[0]
.Lotherwise_10:
    ldr s3, [x6]
    ldr s4, [x11]
    sub x0, x0, #1
    lsr x1, x1, #1
    ldr x2, [x5, #40]
    ldr x3, [x5, #32]
    dup v3.4s, v3.s[0]
    dup v4.4s, v4.s[0]
    add x2, x13, x2, lsl #2
    fmax v3.4s, v3.4s, v1.4s
    prfm pldl1keep, [x2]
    mov v1.16b, v2.16b
    mov v2.16b, v0.16b
    mov v0.16b, v4.16b
    str q3, [x13]
    add x13, x13, x3, lsl #2
    cbnz x0, .Lloop_9
.Lloop_end_8:
    ldr x0, [x5]
    ldr x1, [x5, #24]
    sub x8, x8, #1
    add x10, x10, #36
    ldr x2, [x5, #48]
    add x9, x9, x0, lsl #2
    add x12, x12, x1, lsl #2
    add x11, x11, x2, lsl #2
    cbnz x8, .Lloop_1
.Lloop_end_0:
    ret
    .size nnp_depthwise_3x3__aarch64_neon, . - nnp_depthwise_3x3__aarch64_neon

    .text
    .p2align 4
    .globl nnp_depthwise_3x3_edge__aarch64_neon
    .type nnp_depthwise_3x3_edge__aarch64_neon, %function
nnp_depthwise_3x3_edge__aarch64_neon:
    mov x9, x0
    mov x10, x5
    mov x11, x1
    mov x12, x2
    mov x13, x3
    ldr w2, [x10, #104]
    cbz x9, .Lloop_end_11
.Lloop_12:
    ldr s0, [x13]
    ldr x3, [x10, #56]
    mov x5, x10
    mov x6, x11
    ldp q6, q7, [x12]
    ldr s16, [x12, #32]
    mov x7, x4
    add x5, x5, #112
    ldr x8, [x10, #80]
    ldr x14, [x10, #88]
    dup v1.4s, v0.s[0]
    dup v2.4s, v0.s[0]
    dup v0.4s, v0.s[0]
    cbz x3, .Lloop_end_13
.Lloop_14:
    tst x8, #1
    beq .Lotherwise_15
    ubfx x0, x2, #0, #4
    cmp x0, #15
    bne .Lotherwise_16
    ldr q3, [x6]
    b .Lend_17
.Lotherwise_16:
    movi v3.4s, #0
    tst x2, #1
    beq .Lotherwise_18
    ld1 {v3.s}[0], [x6]
.Lotherwise_18:
    tst x2, #2
    beq .Lotherwise_19
    add x0, x6, #4
    ld1 {v3.s}[1], [x0]
.Lotherwise_19:
    tst x2, #4
    beq .Lotherwise_20
    add x0, x6, #8
    ld1 {v3.s}[2], [x0]
.Lotherwise_20:
    tst x2, #8
    beq .Lotherwise_21
    add x0, x6, #12
    ld1 {v3.s}[3], [x0]
.Lotherwise_21:
.Lend_17:
    ubfx x0, x2, #1, #4
    fmla v0.4s, v3.4s, v6.s[0]
    fmla v2.4s, v3.4s, v6.s[3]
    fmla v1.4s, v3.4s, v7.s[2]
    cmp x0, #15
    bne .Lotherwise_22
    ldr q3, [x6, #4]
    b .Lend_23
.Lotherwise_22:
    movi v3.4s, #0
    tst x2, #2
    beq .Lotherwise_24
    add x0, x6, #4
    ld1 {v3.s}[0], [x0]
.Lotherwise_24:
    tst x2, #4
    beq .Lotherwise_25
    add x0, x6, #8
    ld1 {v3.s}[1], [x0]
.Lotherwise_25:
    tst x2, #8
    beq .Lotherwise_26
    add x0, x6, #12
    ld1 {v3.s}[2], [x0]
.Lotherwise_26:
    tst x2, #16
    beq .Lotherwise_27
    add x0, x6, #16
    ld1 {v3.s}[3], [x0]
.Lotherwise_27:
.Lend_23:
    ubfx x0, x2, #2, #4
    fmla v0.4s, v3.4s, v6.s[1]
    fmla v2.4s, v3.4s, v7.s[0]
    fmla v1.4s, v3.4s, v7.s[3]
    cmp x0, #15
    bne .Lotherwise_28
    ldr q3, [x6, #8]
    b .Lend_29
.Lotherwise_28:
    movi v3.4s, #0
    tst x2, #4
    beq .Lotherwise_30
    add x0, x6, #8
    ld1 {v3.s}[0], [x0]
.Lotherwise_30:
    tst x2, #8
    beq .Lotherwise_31
    add x0, x6, #12
    ld1 {v3.s}[1], [x0]
.Lotherwise_31:
    tst x2, #16
    beq .Lotherwise_32
    add x0, x6, #16
    ld1 {v3.s}[2], [x0]
.Lotherwise_32:
    tst x2, #32
    beq .Lotherwise_33
    add x0, x6, #20
    ld1 {v3.s}[3], [x0]
.Lotherwise_33:
.Lend_29:
    ldr x0, [x10, #16]
    ldr x1, [x10, #8]
    fmla v0.4s, v3.4s, v6.s[2]
    fmla v2.4s, v3.4s, v7.s[1]
    fmla v1.4s, v3.4s, v16.s[0]
    add x0, x6, x0, lsl #2
    add x6, x6, x1, lsl #2
    prfm pldl1keep, [x0]
.Lotherwise_15:
    lsr x8, x8, #1
    tst x14, #1
    beq .Lotherwise_34
    ldr s3, [x5]
    ldr x0, [x10, #40]
    ldr x1, [x10, #32]
    dup v3.4s, v3.s[0]
    add x0, x7, x0, lsl #2
    prfm pldl1keep, [x0]
    fmax v1.4s, v3.4s, v1.4s
    str q1, [x7]
    add x7, x7, x1, lsl #2
.Lotherwise_34:
    ldr s3, [x13]
    sub x3, x3, #1
    lsr x14, x14, #1
    mov v1.16b, v2.16b
    mov v2.16b, v0.16b
    dup v0.4s, v3.s[0]
    cbnz x3, .Lloop_14
.Lloop_end_13:
    ldr x14, [x10, #64]
    cbz x14, .Lloop_end_35
.Lloop_36:
    ubfx x0, x2, #0, #4
    cmp x0, #15
    bne .Lotherwise_37
    ldr q3, [x6]
    b .Lend_38
.Lotherwise_37:
    movi v3.4s, #0
    tst x2, #1
    beq .Lotherwise_39
    ld1 {v3.s}[0], [x6]
.Lotherwise_39:
    tst x2, #2
    beq .Lotherwise_40
    add x0, x6, #4
    ld1 {v3.s}[1], [x0]
.Lotherwise_40:
    tst x2, #4
    beq .Lotherwise_41
    add x0, x6, #8
    ld1 {v3.s}[2], [x0]
.Lotherwise_41:
    tst x2, #8
    beq .Lotherwise_42
    add x0, x6, #12
    ld1 {v3.s}[3], [x0]
.Lotherwise_42:
.Lend_38:
    ubfx x0, x2, #1, #4
    fmla v0.4s, v3.4s, v6.s[0]
    fmla v2.4s, v3.4s, v6.s[3]
    fmla v1.4s, v3.4s, v7.s[2]
    cmp x0, #15
    bne .Lotherwise_43
    ldr q3, [x6, #4]
    b .Lend_44
.Lotherwise_43:
    movi v3.4s, #0
    tst x2, #2
    beq .Lotherwise_45
    add x0, x6, #4
    ld1 {v3.s}[0], [x0]
.Lotherwise_45:
    tst x2, #4
    beq .Lotherwise_46
    add x0, x6, #8
    ld1 {v3.s}[1], [x0]
.Lotherwise_46:
    tst x2, #8
    beq .Lotherwise_47
    add x0, x6, #12
    ld1 {v3.s}[2], [x0]
.Lotherwise_47:
    tst x2, #16
    beq .Lotherwise_48
    add x0, x6, #16
    ld1 {v3.s}[3], [x0]
.Lotherwise_48:
.Lend_44:
    ubfx x0, x2, #2, #4
    fmla v0.4s, v3.4s, v6.s[1]
    fmla v2.4s, v3.4s, v7.s[0]
    fmla v1.4s, v3.4s, v7.s[3]
    cmp x0, #15
    bne .Lotherwise_49
    ldr q3, [x6, #8]
    b .Lend_50
.Lotherwise_49:
    movi v3.4s, #0
    tst x2, #4
    beq .Lotherwise_51
    add x0, x6, #8
    ld1 {v3.s}[0], [x0]
.Lotherwise_51:
    tst x2, #8
    beq .Lotherwise_52
    add x0, x6, #12
    ld1 {v3.s}[1], [x0]
.Lotherwise_52:
    tst x2, #16
    beq .Lotherwise_53
    add x0, x6, #16
    ld1 {v3.s}[2], [x0]
.Lotherwise_53:
    tst x2, #32
    beq .Lotherwise_54
    add x0, x6, #20
    ld1 {v3.s}[3], [x0]
.Lotherwise_54:
.Lend_50:
    ldr s4, [x5]
    fmla v1.4s, v3.4s, v16.s[0]
    ldr s5, [x13]
    fmla v0.4s, v3.4s, v6.s[2]
    ldr x0, [x10, #16]
    ldr x1, [x10, #40]
    fmla v2.4s, v3.4s, v7.s[1]
    sub x14, x14, #1
    ldr x3, [x10, #8]
    ldr x8, [x10, #32]
    dup v3.4s, v4.s[0]
    dup v4.4s, v5.s[0]
    add x0, x6, x0, lsl #2
    add x1, x7, x1, lsl #2
    fmax v3.4s, v3.4s, v1.4s
    prfm pldl1keep, [x0]
    add x6, x6, x3, lsl #2
    prfm pldl1keep, [x1]
    mov v1.16b, v2.16b
    mov v2.16b, v0.16b
    mov v0.16b, v4.16b
    str q3, [x7]
    add x7, x7, x8, lsl #2
    cbnz x14, .Lloop_36
.Lloop_end_35:
    ldr x3, [x10, #72]
    ldr x8, [x10, #96]
    cbz x3, .Lloop_end_55
.Lloop_56:
    tst x8, #1
    beq .Lotherwise_57
    ubfx x0, x2, #0, #4
    cmp x0, #15
    bne .Lotherwise_58
    ldr q3, [x6]
    b .Lend_59
.Lotherwise_58:
    movi v3.4s, #0
    tst x2, #1
    beq .Lotherwise_60
    ld1 {v3.s}[0], [x6]
.Lotherwise_60:
    tst x2, #2
    beq .Lotherwise_61
    add x0, x6, #4
    ld1 {v3.s}[1], [x0]
.Lotherwise_61:
    tst x2, #4
    beq .Lotherwise_62
    add x0, x6, #8
    ld1 {v3.s}[2], [x0]
.Lotherwise_62:
    tst x2, #8
    beq .Lotherwise_63
    add x0, x6, #12
    ld1 {v3.s}[3], [x0]
.Lotherwise_63:
.Lend_59:
    ubfx x0, x2, #1, #4
    fmla v0.4s, v3.4s, v6.s[0]
    fmla v2.4s, v3.4s, v6.s[3]
    fmla v1.4s, v3.4s, v7.s[2]
    cmp x0, #15
    bne .Lotherwise_64
    ldr q3, [x6, #4]
    b .Lend_65
.Lotherwise_64:
    movi v3.4s, #0
    tst x2, #2
    beq .Lotherwise_66
    add x0, x6, #4
    ld1 {v3.s}[0], [x0]
.Lotherwise_66:
    tst x2, #4
    beq .Lotherwise_67
    add x0, x6, #8
    ld1 {v3.s}[1], [x0]
.Lotherwise_67:
    tst x2, #8
    beq .Lotherwise_68
    add x0, x6, #12
    ld1 {v3.s}[2], [x0]
.Lotherwise_68:
    tst x2, #16
    beq .Lotherwise_69
    add x0, x6, #16
    ld1 {v3.s}[3], [x0]
.Lotherwise_69:
.Lend_65:
    ubfx x0, x2, #2, #4
    fmla v0.4s, v3.4s, v6.s[1]
    fmla v2.4s, v3.4s, v7.s[0]
    fmla v1.4s, v3.4s, v7.s[3]
    cmp x0, #15
    bne .Lotherwise_70
    ldr q3, [x6, #8]
    b .Lend_71
.Lotherwise_70:
    movi v3.4s, #0
    tst x2, #4
    beq .Lotherwise_72
    add x0, x6, #8
    ld1 {v3.s}[0], [x0]
.Lotherwise_72:
    tst x2, #8
    beq .Lotherwise_73
    add x0, x6, #12
    ld1 {v3.s}[1], [x0]
.Lotherwise_73:
    tst x2, #16
    beq .Lotherwise_74
    add x0, x6, #16
    ld1 {v3.s}[2], [x0]
.Lotherwise_74:
    tst x2, #32
    beq .Lotherwise_75
    add x0, x6, #20
    ld1 {v3.s}[3], [x0]
.Lotherwise_75:
.Lend_71:
    ldr x0, [x10, #16]
    ldr x1, [x10, #8]
    fmla v0.4s, v3.4s, v6.s[2]
    fmla v2.4s, v3.4s, v7.s[1]
    fmla v1.4s, v3.4s, v16.s[0]
    add x0, x6, x0, lsl #2
    add x6, x6, x1, lsl #2
    prfm pldl1keep, [x0]
.Lotherwise_57:
    ldr s3, [x5]
    ldr s4, [x13]
    sub x3, x3, #1
    lsr x8, x8, #1
    ldr x0, [x10, #40]
    ldr x1, [x10, #32]
    dup v3.4s, v3.s[0]
    dup v4.4s, v4.s[0]
    add x0, x7, x0, lsl #2
    fmax v3.4s, v3.4s, v1.4s
    prfm pldl1keep, [x0]
    mov v1.16b, v2.16b
    mov v2.16b, v0.16b
    mov v0.16b, v4.16b
    str q3, [x7]
    add x7, x7, x1, lsl #2
    cbnz x3, .Lloop_56
.Lloop_end_55:
    ldr x0, [x10]
    ldr x1, [x10, #24]
    sub x9, x9, #1
    add x12, x12, #36
    ldr x3, [x10, #48]
    add x11, x11, x0, lsl #2
    add x4, x4, x1, lsl #2
    add x13, x13, x3, lsl #2
    cbnz x9, .Lloop_12
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
    ldr w1, [x10, #24]
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
    add x4, x4, #16
    add x5, x5, #16
    fmla v27.4s, v1.4s, v20.s[1]
    fmla v26.4s, v2.4s, v20.s[1]
    ldr q1, [x7, #8]
    ldr s18, [x10, #40]
    fmla v25.4s, v0.4s, v20.s[1]
    fmla v24.4s, v3.4s, v20.s[1]
    ldr q19, [x8, #8]
    ldr x1, [x10]
    fmla v27.4s, v2.4s, v21.s[0]
    fmla v26.4s, v0.4s, v21.s[0]
    add x7, x7, #16
    add x8, x8, #16
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
    ldr x0, [x10, #8]
    cbz x0, .Lloop_end_114
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
    mov x1, x11
    ldr q6, [x8]
    ldr q7, [x3, #4]
    sub x0, x0, #1
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
    ldr s31, [x10, #40]
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
    add x4, x4, #16
    add x5, x5, #16
    fmla v25.4s, v16.4s, v20.s[1]
    fmla v24.4s, v17.4s, v20.s[1]
    add x7, x7, #16
    add x8, x8, #16
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
    str q1, [x1]
    add x1, x1, x12, lsl #2
    str q2, [x1]
    add x1, x1, x12, lsl #2
    str q3, [x1]
    add x1, x1, x12, lsl #2
    str q0, [x1]
    cbnz x0, .Lloop_115
.Lloop_end_114:
    ldr x0, [x10, #16]
    mov v27.16b, v23.16b
    mov v26.16b, v23.16b
    ldr w12, [x10, #32]
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
    ldr s0, [x10, #40]
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
    mov x8, x0
    mov x9, x1
    mov x10, x2
    mov x11, x3
    mov x12, x4
    cbz x8, .Lloop_end_152
.Lloop_153:
    ldr s0, [x11]
    ldp q1, q2, [x10]
    movi v3.4s, #0
    movi v4.4s, #0
    ldr s5, [x10, #32]
    movi v6.4s, #0
    movi v7.4s, #0
    mov x6, x5
    ldr x0, [x5, #56]
    movi v16.4s, #0
    mov x7, x9
    mov x13, x12
    ldr x1, [x5, #80]
    ldr x2, [x5, #88]
    add x6, x6, #112
    dup v17.4s, v0.s[0]
    dup v0.4s, v0.s[0]
    dup v18.4s, v1.s[0]
    dup v19.4s, v1.s[1]
    dup v20.4s, v1.s[2]
    dup v1.4s, v1.s[3]
    dup v21.4s, v2.s[0]
    dup v22.4s, v2.s[1]
    dup v23.4s, v2.s[2]
    dup v2.4s, v2.s[3]
    dup v5.4s, v5.s[0]
    zip1 v3.4s, v17.4s, v3.4s
    zip1 v0.4s, v0.4s, v4.4s
    zip1 v4.4s, v18.4s, v19.4s
    zip1 v6.4s, v6.4s, v20.4s
    zip1 v17.4s, v1.4s, v21.4s
    zip1 v7.4s, v7.4s, v22.4s
    zip1 v18.4s, v23.4s, v2.4s
    zip1 v20.4s, v16.4s, v5.4s
    mov v21.16b, v3.16b
    mov v22.16b, v3.16b
    mov v23.16b, v0.16b
    mov v24.16b, v0.16b
    cbz x0, .Lloop_end_154
.Lloop_155:
    tst x1, #1
    beq .Lotherwise_156
    ldp q0, q1, [x7]
    add x3, x7, #4
    ldr x4, [x5, #16]
    ldp q2, q3, [x3]
    ldr x3, [x5, #8]
    fmla v23.4s, v0.4s, v4.4s
    fmla v21.4s, v0.4s, v18.4s
    add x4, x7, x4, lsl #2
    fmla v24.4s, v1.4s, v4.4s
    fmla v22.4s, v1.4s, v18.4s
    prfm pldl1keep, [x4]
    fmla v23.4s, v2.4s, v6.4s
    fmla v21.4s, v2.4s, v20.4s
    add x7, x7, x3, lsl #2
    fmla v24.4s, v3.4s, v6.4s
    fmla v22.4s, v3.4s, v20.4s
.Lotherwise_156:
    lsr x1, x1, #1
    tst x1, #1
    beq .Lotherwise_157
    ldp q0, q1, [x7]
    add x3, x7, #4
    ldr x4, [x5, #16]
    ldp q2, q3, [x3]
    ldr x3, [x5, #8]
    fmla v23.4s, v0.4s, v17.4s
    fmla v24.4s, v1.4s, v17.4s
    add x4, x7, x4, lsl #2
    prfm pldl1keep, [x4]
    fmla v23.4s, v2.4s, v7.4s
    fmla v24.4s, v3.4s, v7.4s
    add x7, x7, x3, lsl #2
.Lotherwise_157:
    lsr x1, x1, #1
    tst x2, #1
    beq .Lotherwise_158
    ldr s0, [x6]
    uzp1 v1.4s, v21.4s, v22.4s
    uzp2 v2.4s, v21.4s, v22.4s
    ldr x3, [x5, #40]
    ldr x4, [x5, #32]
    fadd v1.4s, v1.4s, v2.4s
    dup v0.4s, v0.s[0]
    add x3, x13, x3, lsl #2
    prfm pldl1keep, [x3]
    fmax v0.4s, v0.4s, v1.4s
    str q0, [x13]
    add x13, x13, x4, lsl #2
.Lotherwise_158:
    ldr s0, [x11]
    movi v1.4s, #0
    sub x0, x0, #1
    lsr x2, x2, #1
    mov v21.16b, v23.16b
    mov v22.16b, v24.16b
    dup v0.4s, v0.s[0]
    zip1 v0.4s, v0.4s, v1.4s
    mov v23.16b, v0.16b
    mov v24.16b, v0.16b
    cbnz x0, .Lloop_155
.Lloop_end_154:
    ldr x0, [x5, #64]
    cbz x0, .Lloop_end_159
.Lloop_160:
    ldp q0, q1, [x7]
    add x1, x7, #4
    ldr x2, [x5, #16]
    movi v2.4s, #0
    ldp q3, q5, [x1]
    sub x0, x0, #1
    ldr x1, [x5, #8]
    ldr s16, [x6]
    ldr s19, [x11]
    ldr x3, [x5, #16]
    ldr x4, [x5, #40]
    fmla v21.4s, v0.4s, v18.4s
    fmla v22.4s, v1.4s, v18.4s
    add x2, x7, x2, lsl #2
    ldr x14, [x5, #8]
    fmla v23.4s, v0.4s, v4.4s
    fmla v24.4s, v1.4s, v4.4s
    ldr x15, [x5, #32]
    prfm pldl1keep, [x2]
    fmla v21.4s, v3.4s, v20.4s
    fmla v22.4s, v5.4s, v20.4s
    add x7, x7, x1, lsl #2
    ldp q0, q1, [x7]
    add x1, x7, #4
    fmla v23.4s, v3.4s, v6.4s
    fmla v24.4s, v5.4s, v6.4s
    ldp q3, q5, [x1]
    dup v16.4s, v16.s[0]
    dup v19.4s, v19.s[0]
    add x1, x7, x3, lsl #2
    add x2, x13, x4, lsl #2
    prfm pldl1keep, [x1]
    add x7, x7, x14, lsl #2
    uzp1 v25.4s, v21.4s, v22.4s
    uzp2 v21.4s, v21.4s, v22.4s
    prfm pldl1keep, [x2]
    zip1 v2.4s, v19.4s, v2.4s
    fmla v23.4s, v0.4s, v17.4s
    fmla v24.4s, v1.4s, v17.4s
    fadd v25.4s, v25.4s, v21.4s
    fmla v23.4s, v3.4s, v7.4s
    fmla v24.4s, v5.4s, v7.4s
    fmax v0.4s, v16.4s, v25.4s
    mov v21.16b, v23.16b
    mov v22.16b, v24.16b
    str q0, [x13]
    add x13, x13, x15, lsl #2
    mov v23.16b, v2.16b
    mov v24.16b, v2.16b
    cbnz x0, .Lloop_160
.Lloop_end_159:
    ldr x0, [x5, #72]
    ldr x1, [x5, #96]
    cbz x0, .Lloop_end_161
.Lloop_162:
    tst x1, #1
    beq .Lotherwise_163
    ldp q0, q1, [x7]
    add x2, x7, #4
    ldr x3, [x5, #16]
    ldp q2, q3, [x2]
    ldr x2, [x5, #8]
    fmla v23.4s, v0.4s, v4.4s
    fmla v21.4s, v0.4s, v18.4s
    add x3, x7, x3, lsl #2
    fmla v24.4s, v1.4s, v4.4s
    fmla v22.4s, v1.4s, v18.4s
    prfm pldl1keep, [x3]
    fmla v23.4s, v2.4s, v6.4s
    fmla v21.4s, v2.4s, v20.4s
    add x7, x7, x2, lsl #2
    fmla v24.4s, v3.4s, v6.4s
    fmla v22.4s, v3.4s, v20.4s
.Lotherwise_163:
    lsr x1, x1, #1
    tst x1, #1
    beq .Lotherwise_164
    ldp q0, q1, [x7]
    add x2, x7, #4
    ldr x3, [x5, #16]
    ldp q2, q3, [x2]
    ldr x2, [x5, #8]
    fmla v23.4s, v0.4s, v17.4s
    fmla v24.4s, v1.4s, v17.4s
    add x3, x7, x3, lsl #2
    prfm pldl1keep, [x3]
    fmla v23.4s, v2.4s, v7.4s
    fmla v24.4s, v3.4s, v7.4s
    add x7, x7, x2, lsl #2
.Lotherwise_164:
    ldr s0, [x6]
    ldr s1, [x11]
    uzp1 v2.4s, v21.4s, v22.4s
    uzp2 v3.4s, v21.4s, v22.4s
    ldr x2, [x5, #40]
    ldr x3, [x5, #32]
    movi v5.4s, #0
    sub x0, x0, #1
    fadd v2.4s, v2.4s, v3.4s
    lsr x1, x1, #1
    mov v21.16b, v23.16b
    mov v22.16b, v24.16b
    dup v0.4s, v0.s[0]
    dup v1.4s, v1.s[0]
    add x2, x13, x2, lsl #2
    fmax v0.4s, v0.4s, v2.4s
    zip1 v23.4s, v1.4s, v5.4s
    prfm pldl1keep, [x2]
    mov v24.16b, v23.16b
    str q0, [x13]
    add x13, x13, x3, lsl #2
    cbnz x0, .Lloop_162
.Lloop_end_161:
    ldr x0, [x5]
    ldr x1, [x5, #24]
    sub x8, x8, #1
    add x10, x10, #36
    ldr x2, [x5, #48]
    add x9, x9, x0, lsl #2
    add x12, x12, x1, lsl #2
    add x11, x11, x2, lsl #2
    cbnz x8, .Lloop_153
.Lloop_end_152:
    ret
    .size nnp_depthwise_3x3_by_2__aarch64_neon, . - nnp_depthwise_3x3_by_2__aarch64_neon

    .text
    .p2align 4
    .globl nnp_depthwise_3x3_by_2_edge__aarch64_neon
    .type nnp_depthwise_3x3_by_2_edge__aarch64_neon, %function
nnp_depthwise_3x3_by_2_edge__aarch64_neon:
    mov x8, x0
    mov x9, x5
    mov x10, x1
    mov x11, x2
    mov x12, x3
    ldr w1, [x9, #104]
    cbz x8, .Lloop_end_165
.Lloop_166:
    ldr s0, [x12]
    ldp q1, q2, [x11]
    movi v3.4s, #0
    movi v4.4s, #0
    ldr s5, [x11, #32]
    movi v6.4s, #0
    movi v7.4s, #0
    mov x2, x9
    ldr x3, [x9, #56]
    movi v16.4s, #0
    mov x5, x10
    mov x6, x4
    ldr x7, [x9, #80]
    ldr x13, [x9, #88]
    add x2, x2, #112
    dup v17.4s, v0.s[0]
    dup v0.4s, v0.s[0]
    dup v18.4s, v1.s[0]
    dup v19.4s, v1.s[1]
    dup v20.4s, v1.s[2]
    dup v1.4s, v1.s[3]
    dup v21.4s, v2.s[0]
    dup v22.4s, v2.s[1]
    dup v23.4s, v2.s[2]
    dup v2.4s, v2.s[3]
    dup v5.4s, v5.s[0]
    zip1 v3.4s, v17.4s, v3.4s
    zip1 v0.4s, v0.4s, v4.4s
    zip1 v4.4s, v18.4s, v19.4s
    zip1 v6.4s, v6.4s, v20.4s
    zip1 v17.4s, v1.4s, v21.4s
    zip1 v7.4s, v7.4s, v22.4s
    zip1 v18.4s, v23.4s, v2.4s
    zip1 v5.4s, v16.4s, v5.4s
    mov v2.16b, v3.16b
    mov v16.16b, v0.16b
    mov v19.16b, v0.16b
    cbz x3, .Lloop_end_167
.Lloop_168:
    tst x7, #1
    beq .Lotherwise_169
    ubfx x0, x1, #0, #4
    cmp x0, #15
    bne .Lotherwise_170
    ldr q0, [x5]
    b .Lend_171
.Lotherwise_170:
    movi v0.4s, #0
    tst x1, #1
    beq .Lotherwise_172
    ld1 {v0.s}[0], [x5]
.Lotherwise_172:
    tst x1, #2
    beq .Lotherwise_173
    add x0, x5, #4
    ld1 {v0.s}[1], [x0]
.Lotherwise_173:
    tst x1, #4
    beq .Lotherwise_174
    add x0, x5, #8
    ld1 {v0.s}[2], [x0]
.Lotherwise_174:
    tst x1, #8
    beq .Lotherwise_175
    add x0, x5, #12
    ld1 {v0.s}[3], [x0]
.Lotherwise_175:
.Lend_171:
    ubfx x0, x1, #4, #4
    fmla v16.4s, v0.4s, v4.4s
    fmla v3.4s, v0.4s, v18.4s
    cmp x0, #15
    bne .Lotherwise_176
    ldr q0, [x5, #16]
    b .Lend_177
.Lotherwise_176:
    movi v0.4s, #0
    tst x1, #16
    beq .Lotherwise_178
    add x0, x5, #16
    ld1 {v0.s}[0], [x0]
.Lotherwise_178:
    tst x1, #32
    beq .Lotherwise_179
    add x0, x5, #20
    ld1 {v0.s}[1], [x0]
.Lotherwise_179:
    tst x1, #64
    beq .Lotherwise_180
    add x0, x5, #24
    ld1 {v0.s}[2], [x0]
.Lotherwise_180:
    tst x1, #128
    beq .Lotherwise_181
    add x0, x5, #28
    ld1 {v0.s}[3], [x0]
.Lotherwise_181:
.Lend_177:
    ubfx x0, x1, #1, #4
    fmla v19.4s, v0.4s, v4.4s
    fmla v2.4s, v0.4s, v18.4s
    cmp x0, #15
    bne .Lotherwise_182
    ldr q0, [x5, #4]
    b .Lend_183
.Lotherwise_182:
    movi v0.4s, #0
    tst x1, #2
    beq .Lotherwise_184
    add x0, x5, #4
    ld1 {v0.s}[0], [x0]
.Lotherwise_184:
    tst x1, #4
    beq .Lotherwise_185
    add x0, x5, #8
    ld1 {v0.s}[1], [x0]
.Lotherwise_185:
    tst x1, #8
    beq .Lotherwise_186
    add x0, x5, #12
    ld1 {v0.s}[2], [x0]
.Lotherwise_186:
    tst x1, #16
    beq .Lotherwise_187
    add x0, x5, #16
    ld1 {v0.s}[3], [x0]
.Lotherwise_187:
.Lend_183:
    ubfx x0, x1, #5, #4
    fmla v16.4s, v0.4s, v6.4s
    fmla v3.4s, v0.4s, v5.4s
    cmp x0, #15
    bne .Lotherwise_188
    ldr q0, [x5, #20]
    b .Lend_189
.Lotherwise_188:
    movi v0.4s, #0
    tst x1, #32
    beq .Lotherwise_190
    add x0, x5, #20
    ld1 {v0.s}[0], [x0]
.Lotherwise_190:
    tst x1, #64
    beq .Lotherwise_191
    add x0, x5, #24
    ld1 {v0.s}[1], [x0]
.Lotherwise_191:
    tst x1, #128
    beq .Lotherwise_192
    add x0, x5, #28
    ld1 {v0.s}[2], [x0]
.Lotherwise_192:
    tst x1, #256
    beq .Lotherwise_193
    add x0, x5, #32
    ld1 {v0.s}[3], [x0]
.Lotherwise_193:
.Lend_189:
    ldr x0, [x9, #16]
    ldr x14, [x9, #8]
    fmla v19.4s, v0.4s, v6.4s
    fmla v2.4s, v0.4s, v5.4s
    add x0, x5, x0, lsl #2
    add x5, x5, x14, lsl #2
    prfm pldl1keep, [x0]
.Lotherwise_169:
    lsr x7, x7, #1
    tst x7, #1
    beq .Lotherwise_194
    ubfx x0, x1, #0, #4
    cmp x0, #15
    bne .Lotherwise_195
    ldr q0, [x5]
    b .Lend_196
.Lotherwise_195:
    movi v0.4s, #0
    tst x1, #1
    beq .Lotherwise_197
    ld1 {v0.s}[0], [x5]
.Lotherwise_197:
    tst x1, #2
    beq .Lotherwise_198
    add x0, x5, #4
    ld1 {v0.s}[1], [x0]
.Lotherwise_198:
    tst x1, #4
    beq .Lotherwise_199
    add x0, x5, #8
    ld1 {v0.s}[2], [x0]
.Lotherwise_199:
    tst x1, #8
    beq .Lotherwise_200
    add x0, x5, #12
    ld1 {v0.s}[3], [x0]
.Lotherwise_200:
.Lend_196:
    ubfx x0, x1, #4, #4
    fmla v16.4s, v0.4s, v17.4s
    cmp x0, #15
    bne .Lotherwise_201
    ldr q0, [x5, #16]
    b .Lend_202
.Lotherwise_201:
    movi v0.4s, #0
    tst x1, #16
    beq .Lotherwise_203
    add x0, x5, #16
    ld1 {v0.s}[0], [x0]
.Lotherwise_203:
    tst x1, #32
    beq .Lotherwise_204
    add x0, x5, #20
    ld1 {v0.s}[1], [x0]
.Lotherwise_204:
    tst x1, #64
    beq .Lotherwise_205
    add x0, x5, #24
    ld1 {v0.s}[2], [x0]
.Lotherwise_205:
    tst x1, #128
    beq .Lotherwise_206
    add x0, x5, #28
    ld1 {v0.s}[3], [x0]
.Lotherwise_206:
.Lend_202:
    ubfx x0, x1, #1, #4
    fmla v19.4s, v0.4s, v17.4s
    cmp x0, #15
    bne .Lotherwise_207
    ldr q0, [x5, #4]
    b .Lend_208
.Lotherwise_207:
    movi v0.4s, #0
    tst x1, #2
    beq .Lotherwise_209
    add x0, x5, #4
    ld1 {v0.s}[0], [x0]
.Lotherwise_209:
    tst x1, #4
    beq .Lotherwise_210
    add x0, x5, #8
    ld1 {v0.s}[1], [x0]
.Lotherwise_210:
    tst x1, #8
    beq .Lotherwise_211
    add x0, x5, #12
    ld1 {v0.s}[2], [x0]
.Lotherwise_211:
    tst x1, #16
    beq .Lotherwise_212
    add x0, x5, #16
    ld1 {v0.s}[3], [x0]
.Lotherwise_212:
.Lend_208:
    ubfx x0, x1, #5, #4
    fmla v16.4s, v0.4s, v7.4s
    cmp x0, #15
    bne .Lotherwise_213
    ldr q0, [x5, #20]
    b .Lend_214
.Lotherwise_213:
    movi v0.4s, #0
    tst x1, #32
    beq .Lotherwise_215
    add x0, x5, #20
    ld1 {v0.s}[0], [x0]
.Lotherwise_215:
    tst x1, #64
    beq .Lotherwise_216
    add x0, x5, #24
    ld1 {v0.s}[1], [x0]
.Lotherwise_216:
    tst x1, #128
    beq .Lotherwise_217
    add x0, x5, #28
    ld1 {v0.s}[2], [x0]
.Lotherwise_217:
    tst x1, #256
    beq .Lotherwise_218
    add x0, x5, #32
    ld1 {v0.s}[3], [x0]
.Lotherwise_218:
.Lend_214:
    ldr x0, [x9, #16]
    ldr x14, [x9, #8]
    fmla v19.4s, v0.4s, v7.4s
    add x0, x5, x0, lsl #2
    add x5, x5, x14, lsl #2
    prfm pldl1keep, [x0]
.Lotherwise_194:
    lsr x7, x7, #1
    tst x13, #1
    beq .Lotherwise_219
    ldr s0, [x2]
    uzp1 v1.4s, v3.4s, v2.4s
    uzp2 v2.4s, v3.4s, v2.4s
    ldr x0, [x9, #40]
    ldr x14, [x9, #32]
    fadd v1.4s, v1.4s, v2.4s
    dup v0.4s, v0.s[0]
    add x0, x6, x0, lsl #2
    prfm pldl1keep, [x0]
    fmax v0.4s, v0.4s, v1.4s
    str q0, [x6]
    add x6, x6, x14, lsl #2
.Lotherwise_219:
    ldr s0, [x12]
    movi v1.4s, #0
    sub x3, x3, #1
    lsr x13, x13, #1
    mov v3.16b, v16.16b
    mov v2.16b, v19.16b
    dup v0.4s, v0.s[0]
    zip1 v0.4s, v0.4s, v1.4s
    mov v16.16b, v0.16b
    mov v19.16b, v0.16b
    cbnz x3, .Lloop_168
.Lloop_end_167:
    ldr x3, [x9, #64]
    cbz x3, .Lloop_end_220
.Lloop_221:
    ubfx x0, x1, #0, #4
    cmp x0, #15
    bne .Lotherwise_222
    ldr q0, [x5]
    b .Lend_223
.Lotherwise_222:
    movi v0.4s, #0
    tst x1, #1
    beq .Lotherwise_224
    ld1 {v0.s}[0], [x5]
.Lotherwise_224:
    tst x1, #2
    beq .Lotherwise_225
    add x0, x5, #4
    ld1 {v0.s}[1], [x0]
.Lotherwise_225:
    tst x1, #4
    beq .Lotherwise_226
    add x0, x5, #8
    ld1 {v0.s}[2], [x0]
.Lotherwise_226:
    tst x1, #8
    beq .Lotherwise_227
    add x0, x5, #12
    ld1 {v0.s}[3], [x0]
.Lotherwise_227:
.Lend_223:
    ubfx x0, x1, #4, #4
    fmla v16.4s, v0.4s, v4.4s
    fmla v3.4s, v0.4s, v18.4s
    cmp x0, #15
    bne .Lotherwise_228
    ldr q0, [x5, #16]
    b .Lend_229
.Lotherwise_228:
    movi v0.4s, #0
    tst x1, #16
    beq .Lotherwise_230
    add x0, x5, #16
    ld1 {v0.s}[0], [x0]
.Lotherwise_230:
    tst x1, #32
    beq .Lotherwise_231
    add x0, x5, #20
    ld1 {v0.s}[1], [x0]
.Lotherwise_231:
    tst x1, #64
    beq .Lotherwise_232
    add x0, x5, #24
    ld1 {v0.s}[2], [x0]
.Lotherwise_232:
    tst x1, #128
    beq .Lotherwise_233
    add x0, x5, #28
    ld1 {v0.s}[3], [x0]
.Lotherwise_233:
.Lend_229:
    ubfx x0, x1, #1, #4
    fmla v19.4s, v0.4s, v4.4s
    fmla v2.4s, v0.4s, v18.4s
    cmp x0, #15
    bne .Lotherwise_234
    ldr q0, [x5, #4]
    b .Lend_235
.Lotherwise_234:
    movi v0.4s, #0
    tst x1, #2
    beq .Lotherwise_236
    add x0, x5, #4
    ld1 {v0.s}[0], [x0]
.Lotherwise_236:
    tst x1, #4
    beq .Lotherwise_237
    add x0, x5, #8
    ld1 {v0.s}[1], [x0]
.Lotherwise_237:
    tst x1, #8
    beq .Lotherwise_238
    add x0, x5, #12
    ld1 {v0.s}[2], [x0]
.Lotherwise_238:
    tst x1, #16
    beq .Lotherwise_239
    add x0, x5, #16
    ld1 {v0.s}[3], [x0]
.Lotherwise_239:
.Lend_235:
    ubfx x0, x1, #5, #4
    fmla v16.4s, v0.4s, v6.4s
    fmla v3.4s, v0.4s, v5.4s
    cmp x0, #15
    bne .Lotherwise_240
    ldr q0, [x5, #20]
    b .Lend_241
.Lotherwise_240:
    movi v0.4s, #0
    tst x1, #32
    beq .Lotherwise_242
    add x0, x5, #20
    ld1 {v0.s}[0], [x0]
.Lotherwise_242:
    tst x1, #64
    beq .Lotherwise_243
    add x0, x5, #24
    ld1 {v0.s}[1], [x0]
.Lotherwise_243:
    tst x1, #128
    beq .Lotherwise_244
    add x0, x5, #28
    ld1 {v0.s}[2], [x0]
.Lotherwise_244:
    tst x1, #256
    beq .Lotherwise_245
    add x0, x5, #32
    ld1 {v0.s}[3], [x0]
.Lotherwise_245:
.Lend_241:
    ldr x0, [x9, #16]
    ldr x7, [x9, #8]
    ubfx x13, x1, #0, #4
    fmla v19.4s, v0.4s, v6.4s
    fmla v2.4s, v0.4s, v5.4s
    add x0, x5, x0, lsl #2
    add x5, x5, x7, lsl #2
    prfm pldl1keep, [x0]
    cmp x13, #15
    bne .Lotherwise_246
    ldr q0, [x5]
    b .Lend_247
.Lotherwise_246:
    movi v0.4s, #0
    tst x1, #1
    beq .Lotherwise_248
    ld1 {v0.s}[0], [x5]
.Lotherwise_248:
    tst x1, #2
    beq .Lotherwise_249
    add x0, x5, #4
    ld1 {v0.s}[1], [x0]
.Lotherwise_249:
    tst x1, #4
    beq .Lotherwise_250
    add x0, x5, #8
    ld1 {v0.s}[2], [x0]
.Lotherwise_250:
    tst x1, #8
    beq .Lotherwise_251
    add x0, x5, #12
    ld1 {v0.s}[3], [x0]
.Lotherwise_251:
.Lend_247:
    ubfx x0, x1, #4, #4
    fmla v16.4s, v0.4s, v17.4s
    cmp x0, #15
    bne .Lotherwise_252
    ldr q0, [x5, #16]
    b .Lend_253
.Lotherwise_252:
    movi v0.4s, #0
    tst x1, #16
    beq .Lotherwise_254
    add x0, x5, #16
    ld1 {v0.s}[0], [x0]
.Lotherwise_254:
    tst x1, #32
    beq .Lotherwise_255
    add x0, x5, #20
    ld1 {v0.s}[1], [x0]
.Lotherwise_255:
    tst x1, #64
    beq .Lotherwise_256
    add x0, x5, #24
    ld1 {v0.s}[2], [x0]
.Lotherwise_256:
    tst x1, #128
    beq .Lotherwise_257
    add x0, x5, #28
    ld1 {v0.s}[3], [x0]
.Lotherwise_257:
.Lend_253:
    ubfx x0, x1, #1, #4
    fmla v19.4s, v0.4s, v17.4s
    cmp x0, #15
    bne .Lotherwise_258
    ldr q0, [x5, #4]
    b .Lend_259
.Lotherwise_258:
    movi v0.4s, #0
    tst x1, #2
    beq .Lotherwise_260
    add x0, x5, #4
    ld1 {v0.s}[0], [x0]
.Lotherwise_260:
    tst x1, #4
    beq .Lotherwise_261
    add x0, x5, #8
    ld1 {v0.s}[1], [x0]
.Lotherwise_261:
    tst x1, #8
    beq .Lotherwise_262
    add x0, x5, #12
    ld1 {v0.s}[2], [x0]
.Lotherwise_262:
    tst x1, #16
    beq .Lotherwise_263
    add x0, x5, #16
    ld1 {v0.s}[3], [x0]
.Lotherwise_263:
.Lend_259:
    ubfx x0, x1, #5, #4
    fmla v16.4s, v0.4s, v7.4s
    cmp x0, #15
    bne .Lotherwise_264
    ldr q0, [x5, #20]
    b .Lend_265
.Lotherwise_264:
    movi v0.4s, #0
    tst x1, #32
    beq .Lotherwise_266
    add x0, x5, #20
    ld1 {v0.s}[0], [x0]
.Lotherwise_266:
    tst x1, #64
    beq .Lotherwise_267
    add x0, x5, #24
    ld1 {v0.s}[1], [x0]
.Lotherwise_267:
    tst x1, #128
    beq .Lotherwise_268
    add x0, x5, #28
    ld1 {v0.s}[2], [x0]
.Lotherwise_268:
    tst x1, #256
    beq .Lotherwise_269
    add x0, x5, #32
    ld1 {v0.s}[3], [x0]
.Lotherwise_269:
.Lend_265:
    ldr s1, [x2]
    ldr s20, [x12]
    uzp1 v21.4s, v3.4s, v2.4s
    uzp2 v2.4s, v3.4s, v2.4s
    ldr x0, [x9, #16]
    ldr x7, [x9, #40]
    fmla v19.4s, v0.4s, v7.4s
    movi v0.4s, #0
    fadd v21.4s, v21.4s, v2.4s
    ldr x13, [x9, #8]
    ldr x14, [x9, #32]
    sub x3, x3, #1
    mov v3.16b, v16.16b
    dup v1.4s, v1.s[0]
    dup v16.4s, v20.s[0]
    add x0, x5, x0, lsl #2
    add x7, x6, x7, lsl #2
    mov v2.16b, v19.16b
    fmax v1.4s, v1.4s, v21.4s
    zip1 v16.4s, v16.4s, v0.4s
    prfm pldl1keep, [x0]
    add x5, x5, x13, lsl #2
    prfm pldl1keep, [x7]
    mov v19.16b, v16.16b
    str q1, [x6]
    add x6, x6, x14, lsl #2
    cbnz x3, .Lloop_221
.Lloop_end_220:
    ldr x3, [x9, #72]
    ldr x7, [x9, #96]
    cbz x3, .Lloop_end_270
.Lloop_271:
    tst x7, #1
    beq .Lotherwise_272
    ubfx x0, x1, #0, #4
    cmp x0, #15
    bne .Lotherwise_273
    ldr q0, [x5]
    b .Lend_274
.Lotherwise_273:
    movi v0.4s, #0
    tst x1, #1
    beq .Lotherwise_275
    ld1 {v0.s}[0], [x5]
.Lotherwise_275:
    tst x1, #2
    beq .Lotherwise_276
    add x0, x5, #4
    ld1 {v0.s}[1], [x0]
.Lotherwise_276:
    tst x1, #4
    beq .Lotherwise_277
    add x0, x5, #8
    ld1 {v0.s}[2], [x0]
.Lotherwise_277:
    tst x1, #8
    beq .Lotherwise_278
    add x0, x5, #12
    ld1 {v0.s}[3], [x0]
.Lotherwise_278:
.Lend_274:
    ubfx x0, x1, #4, #4
    fmla v16.4s, v0.4s, v4.4s
    fmla v3.4s, v0.4s, v18.4s
    cmp x0, #15
    bne .Lotherwise_279
    ldr q0, [x5, #16]
    b .Lend_280
.Lotherwise_279:
    movi v0.4s, #0
    tst x1, #16
    beq .Lotherwise_281
    add x0, x5, #16
    ld1 {v0.s}[0], [x0]
.Lotherwise_281:
    tst x1, #32
    beq .Lotherwise_282
    add x0, x5, #20
    ld1 {v0.s}[1], [x0]
.Lotherwise_282:
    tst x1, #64
    beq .Lotherwise_283
    add x0, x5, #24
    ld1 {v0.s}[2], [x0]
.Lotherwise_283:
    tst x1, #128
    beq .Lotherwise_284
    add x0, x5, #28
    ld1 {v0.s}[3], [x0]
.Lotherwise_284:
.Lend_280:
    ubfx x0, x1, #1, #4
    fmla v19.4s, v0.4s, v4.4s
    fmla v2.4s, v0.4s, v18.4s
    cmp x0, #15
    bne .Lotherwise_285
    ldr q0, [x5, #4]
    b .Lend_286
.Lotherwise_285:
    movi v0.4s, #0
    tst x1, #2
    beq .Lotherwise_287
    add x0, x5, #4
    ld1 {v0.s}[0], [x0]
.Lotherwise_287:
    tst x1, #4
    beq .Lotherwise_288
    add x0, x5, #8
    ld1 {v0.s}[1], [x0]
.Lotherwise_288:
    tst x1, #8
    beq .Lotherwise_289
    add x0, x5, #12
    ld1 {v0.s}[2], [x0]
.Lotherwise_289:
    tst x1, #16
    beq .Lotherwise_290
    add x0, x5, #16
    ld1 {v0.s}[3], [x0]
.Lotherwise_290:
.Lend_286:
    ubfx x0, x1, #5, #4
    fmla v16.4s, v0.4s, v6.4s
    fmla v3.4s, v0.4s, v5.4s
    cmp x0, #15
    bne .Lotherwise_291
    ldr q0, [x5, #20]
    b .Lend_292
.Lotherwise_291:
    movi v0.4s, #0
    tst x1, #32
    beq .Lotherwise_293
    add x0, x5, #20
    ld1 {v0.s}[0], [x0]
.Lotherwise_293:
    tst x1, #64
    beq .Lotherwise_294
    add x0, x5, #24
    ld1 {v0.s}[1], [x0]
.Lotherwise_294:
    tst x1, #128
    beq .Lotherwise_295
    add x0, x5, #28
    ld1 {v0.s}[2], [x0]
.Lotherwise_295:
    tst x1, #256
    beq .Lotherwise_296
    add x0, x5, #32
    ld1 {v0.s}[3], [x0]
.Lotherwise_296:
.Lend_292:
    ldr x0, [x9, #16]
    ldr x13, [x9, #8]
    fmla v19.4s, v0.4s, v6.4s
    fmla v2.4s, v0.4s, v5.4s
    add x0, x5, x0, lsl #2
    add x5, x5, x13, lsl #2
    prfm pldl1keep, [x0]
.Lotherwise_272:
    lsr x7, x7, #1
    tst x7, #1
    beq .Lotherwise_297
    ubfx x0, x1, #0, #4
    cmp x0, #15
    bne .Lotherwise_298
    ldr q0, [x5]
    b .Lend_299
.Lotherwise_298:
    movi v0.4s, #0
    tst x1, #1
    beq .Lotherwise_300
    ld1 {v0.s}[0], [x5]
.Lotherwise_300:
    tst x1, #2
    beq .Lotherwise_301
    add x0, x5, #4
    ld1 {v0.s}[1], [x0]
.Lotherwise_301:
    tst x1, #4
    beq .Lotherwise_302
    add x0, x5, #8
    ld1 {v0.s}[2], [x0]
.Lotherwise_302:
    tst x1, #8
    beq .Lotherwise_303
    add x0, x5, #12
    ld1 {v0.s}[3], [x0]
.Lotherwise_303:
.Lend_299:
    ubfx x0, x1, #4, #4
    fmla v16.4s, v0.4s, v17.4s
    cmp x0, #15
    bne .Lotherwise_304
    ldr q0, [x5, #16]
    b .Lend_305
.Lotherwise_304:
    movi v0.4s, #0
    tst x1, #16
    beq .Lotherwise_306
    add x0, x5, #16
    ld1 {v0.s}[0], [x0]
.Lotherwise_306:
    tst x1, #32
    beq .Lotherwise_307
    add x0, x5, #20
    ld1 {v0.s}[1], [x0]
.Lotherwise_307:
    tst x1, #64
    beq .Lotherwise_308
    add x0, x5, #24
    ld1 {v0.s}[2], [x0]
.Lotherwise_308:
    tst x1, #128
    beq .Lotherwise_309
    add x0, x5, #28
    ld1 {v0.s}[3], [x0]
.Lotherwise_309:
.Lend_305:
    ubfx x0, x1, #1, #4
    fmla v19.4s, v0.4s, v17.4s
    cmp x0, #15
    bne .Lotherwise_310
    ldr q0, [x5, #4]
    b .Lend_311
.Lotherwise_310:
    movi v0.4s, #0
    tst x1, #2
    beq .Lotherwise_312
    add x0, x5, #4
    ld1 {v0.s}[0], [x0]
.Lotherwise_312:
    tst x1, #4
    beq .Lotherwise_313
    add x0, x5, #8
    ld1 {v0.s}[1], [x0]
.Lotherwise_313:
    tst x1, #8
    beq .Lotherwise_314
    add x0, x5, #12
    ld1 {v0.s}[2], [x0]
.Lotherwise_314:
    tst x1, #16
    beq .Lotherwise_315
    add x0, x5, #16
    ld1 {v0.s}[3], [x0]
.Lotherwise_315:
.Lend_311:
    ubfx x0, x1, #5, #4
    fmla v16.4s, v0.4s, v7.4s
    cmp x0, #15
    bne .Lotherwise_316
    ldr q0, [x5, #20]
    b .Lend_317
.Lotherwise_316:
    movi v0.4s, #0
    tst x1, #32
    beq .Lotherwise_318
    add x0, x5, #20
    ld1 {v0.s}[0], [x0]
.Lotherwise_318:
    tst x1, #64
    beq .Lotherwise_319
    add x0, x5, #24
    ld1 {v0.s}[1], [x0]
.Lotherwise_319:
    tst x1, #128
    beq .Lotherwise_320
    add x0, x5, #28
    ld1 {v0.s}[2], [x0]
.Lotherwise_320:
    tst x1, #256
    beq .Lotherwise_321
    add x0, x5, #32
    ld1 {v0.s}[3], [x0]
.Lotherwise_321:
.Lend_317:
    ldr x0, [x9, #16]
    ldr x13, [x9, #8]
    fmla v19.4s, v0.4s, v7.4s
    add x0, x5, x0, lsl #2
    add x5, x5, x13, lsl #2
    prfm pldl1keep, [x0]
.Lotherwise_297:
    ldr s0, [x2]
    ldr s1, [x12]
    uzp1 v20.4s, v3.4s, v2.4s
    uzp2 v2.4s, v3.4s, v2.4s
    ldr x0, [x9, #40]
    ldr x13, [x9, #32]
    movi v21.4s, #0
    sub x3, x3, #1
    fadd v20.4s, v20.4s, v2.4s
    lsr x7, x7, #1
    mov v3.16b, v16.16b
    mov v2.16b, v19.16b
    dup v0.4s, v0.s[0]
    dup v1.4s, v1.s[0]
    add x0, x6, x0, lsl #2
    fmax v0.4s, v0.4s, v20.4s
    zip1 v16.4s, v1.4s, v21.4s
    prfm pldl1keep, [x0]
    mov v19.16b, v16.16b
    str q0, [x6]
    add x6, x6, x13, lsl #2
    cbnz x3, .Lloop_271
.Lloop_end_270:
    ldr x0, [x9]
    ldr x2, [x9, #24]
    sub x8, x8, #1
    add x11, x11, #36
    ldr x3, [x9, #48]
    add x10, x10, x0, lsl #2
    add x4, x4, x2, lsl #2
    add x12, x12, x3, lsl #2
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
    cbz x8, .Lloop_end_322
.Lloop_323:
    ldr w0, [x4, #24]
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
    bne .Lotherwise_324
    ldr q0, [x2]
    b .Lend_325
.Lotherwise_324:
    movi v0.4s, #0
    tst x0, #1
    beq .Lotherwise_326
    ld1 {v0.s}[0], [x2]
.Lotherwise_326:
    tst x0, #2
    beq .Lotherwise_327
    add x1, x2, #4
    ld1 {v0.s}[1], [x1]
.Lotherwise_327:
    tst x0, #4
    beq .Lotherwise_328
    add x1, x2, #8
    ld1 {v0.s}[2], [x1]
.Lotherwise_328:
    tst x0, #8
    beq .Lotherwise_329
    add x1, x2, #12
    ld1 {v0.s}[3], [x1]
.Lotherwise_329:
.Lend_325:
    ubfx x1, x0, #0, #4
    fmla v27.4s, v0.4s, v23.4s
    cmp x1, #15
    bne .Lotherwise_330
    ldr q0, [x3]
    b .Lend_331
.Lotherwise_330:
    movi v0.4s, #0
    tst x0, #1
    beq .Lotherwise_332
    ld1 {v0.s}[0], [x3]
.Lotherwise_332:
    tst x0, #2
    beq .Lotherwise_333
    add x1, x3, #4
    ld1 {v0.s}[1], [x1]
.Lotherwise_333:
    tst x0, #4
    beq .Lotherwise_334
    add x1, x3, #8
    ld1 {v0.s}[2], [x1]
.Lotherwise_334:
    tst x0, #8
    beq .Lotherwise_335
    add x1, x3, #12
    ld1 {v0.s}[3], [x1]
.Lotherwise_335:
.Lend_331:
    ubfx x1, x0, #0, #4
    fmla v27.4s, v0.4s, v24.4s
    cmp x1, #15
    bne .Lotherwise_336
    ldr q0, [x5]
    b .Lend_337
.Lotherwise_336:
    movi v0.4s, #0
    tst x0, #1
    beq .Lotherwise_338
    ld1 {v0.s}[0], [x5]
.Lotherwise_338:
    tst x0, #2
    beq .Lotherwise_339
    add x1, x5, #4
    ld1 {v0.s}[1], [x1]
.Lotherwise_339:
    tst x0, #4
    beq .Lotherwise_340
    add x1, x5, #8
    ld1 {v0.s}[2], [x1]
.Lotherwise_340:
    tst x0, #8
    beq .Lotherwise_341
    add x1, x5, #12
    ld1 {v0.s}[3], [x1]
.Lotherwise_341:
.Lend_337:
    ubfx x1, x0, #0, #4
    fmla v27.4s, v0.4s, v26.4s
    fmla v31.4s, v0.4s, v23.4s
    cmp x1, #15
    bne .Lotherwise_342
    ldr q0, [x6]
    b .Lend_343
.Lotherwise_342:
    movi v0.4s, #0
    tst x0, #1
    beq .Lotherwise_344
    ld1 {v0.s}[0], [x6]
.Lotherwise_344:
    tst x0, #2
    beq .Lotherwise_345
    add x1, x6, #4
    ld1 {v0.s}[1], [x1]
.Lotherwise_345:
    tst x0, #4
    beq .Lotherwise_346
    add x1, x6, #8
    ld1 {v0.s}[2], [x1]
.Lotherwise_346:
    tst x0, #8
    beq .Lotherwise_347
    add x1, x6, #12
    ld1 {v0.s}[3], [x1]
.Lotherwise_347:
.Lend_343:
    ubfx x1, x0, #0, #4
    fmla v31.4s, v0.4s, v24.4s
    cmp x1, #15
    bne .Lotherwise_348
    ldr q0, [x7]
    b .Lend_349
.Lotherwise_348:
    movi v0.4s, #0
    tst x0, #1
    beq .Lotherwise_350
    ld1 {v0.s}[0], [x7]
.Lotherwise_350:
    tst x0, #2
    beq .Lotherwise_351
    add x1, x7, #4
    ld1 {v0.s}[1], [x1]
.Lotherwise_351:
    tst x0, #4
    beq .Lotherwise_352
    add x1, x7, #8
    ld1 {v0.s}[2], [x1]
.Lotherwise_352:
    tst x0, #8
    beq .Lotherwise_353
    add x0, x7, #12
    ld1 {v0.s}[3], [x0]
.Lotherwise_353:
.Lend_349:
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
    add x3, x3, #32
    add x5, x5, #32
    add x6, x6, #32
    fmla v29.4s, v1.4s, v23.4s
    fmla v8.4s, v2.4s, v23.4s
    ldp q1, q19, [x12]
    add x7, x7, #32
    ldp q20, q21, [x0]
    add x10, x10, #16
    fmla v29.4s, v3.4s, v24.4s
    fmla v8.4s, v4.4s, v24.4s
    ldr s3, [x4, #40]
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
    ldr x0, [x4, #8]
    cbz x0, .Lloop_end_354
.Lloop_355:
    ldp q0, q1, [x2]
    ldp q2, q3, [x5]
    mov v27.16b, v22.16b
    mov v29.16b, v22.16b
    mov v31.16b, v22.16b
    mov v8.16b, v22.16b
    add x1, x2, #4
    add x11, x5, #4
    ldp q4, q5, [x3]
    ldp q6, q7, [x6]
    add x12, x3, #4
    add x13, x6, #4
    add x14, x7, #4
    mov x15, x10
    ldp q16, q17, [x7]
    ldp q18, q19, [x1]
    sub x0, x0, #1
    add x2, x2, #32
    fmla v27.4s, v0.4s, v23.4s
    fmla v29.4s, v1.4s, v23.4s
    add x3, x3, #32
    add x5, x5, #32
    fmla v31.4s, v2.4s, v23.4s
    fmla v8.4s, v3.4s, v23.4s
    ldp q0, q1, [x11]
    ldp q20, q21, [x12]
    fmla v27.4s, v4.4s, v24.4s
    fmla v29.4s, v5.4s, v24.4s
    add x6, x6, #32
    add x7, x7, #32
    fmla v31.4s, v6.4s, v24.4s
    fmla v8.4s, v7.4s, v24.4s
    ldp q4, q5, [x13]
    ldp q6, q7, [x14]
    fmla v27.4s, v2.4s, v26.4s
    fmla v29.4s, v3.4s, v26.4s
    add x10, x10, #16
    fmla v31.4s, v16.4s, v26.4s
    fmla v8.4s, v17.4s, v26.4s
    ldr s2, [x4, #40]
    ldr x1, [x4]
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
    add x15, x15, x1, lsl #2
    str q0, [x15]
    cbnz x0, .Lloop_355
.Lloop_end_354:
    ldr x0, [x4, #16]
    mov v27.16b, v22.16b
    mov v31.16b, v22.16b
    ldr w12, [x4, #32]
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
    bne .Lotherwise_356
    ldr q0, [x2, #20]
    b .Lend_357
.Lotherwise_356:
    movi v0.4s, #0
    tst x12, #32
    beq .Lotherwise_358
    add x0, x2, #20
    ld1 {v0.s}[0], [x0]
.Lotherwise_358:
    tst x12, #64
    beq .Lotherwise_359
    add x0, x2, #24
    ld1 {v0.s}[1], [x0]
.Lotherwise_359:
    tst x12, #128
    beq .Lotherwise_360
    add x0, x2, #28
    ld1 {v0.s}[2], [x0]
.Lotherwise_360:
    tst x12, #256
    beq .Lotherwise_361
    add x0, x2, #32
    ld1 {v0.s}[3], [x0]
.Lotherwise_361:
.Lend_357:
    ubfx x0, x12, #5, #4
    fmla v29.4s, v0.4s, v28.4s
    cmp x0, #15
    bne .Lotherwise_362
    ldr q0, [x3, #20]
    b .Lend_363
.Lotherwise_362:
    movi v0.4s, #0
    tst x12, #32
    beq .Lotherwise_364
    add x0, x3, #20
    ld1 {v0.s}[0], [x0]
.Lotherwise_364:
    tst x12, #64
    beq .Lotherwise_365
    add x0, x3, #24
    ld1 {v0.s}[1], [x0]
.Lotherwise_365:
    tst x12, #128
    beq .Lotherwise_366
    add x0, x3, #28
    ld1 {v0.s}[2], [x0]
.Lotherwise_366:
    tst x12, #256
    beq .Lotherwise_367
    add x0, x3, #32
    ld1 {v0.s}[3], [x0]
.Lotherwise_367:
.Lend_363:
    ubfx x0, x12, #5, #4
    fmla v29.4s, v0.4s, v30.4s
    cmp x0, #15
    bne .Lotherwise_368
    ldr q0, [x5, #20]
    b .Lend_369
.Lotherwise_368:
    movi v0.4s, #0
    tst x12, #32
    beq .Lotherwise_370
    add x0, x5, #20
    ld1 {v0.s}[0], [x0]
.Lotherwise_370:
    tst x12, #64
    beq .Lotherwise_371
    add x0, x5, #24
    ld1 {v0.s}[1], [x0]
.Lotherwise_371:
    tst x12, #128
    beq .Lotherwise_372
    add x0, x5, #28
    ld1 {v0.s}[2], [x0]
.Lotherwise_372:
    tst x12, #256
    beq .Lotherwise_373
    add x0, x5, #32
    ld1 {v0.s}[3], [x0]
.Lotherwise_373:
.Lend_369:
    ubfx x0, x12, #5, #4
    fmla v29.4s, v0.4s, v25.4s
    fmla v8.4s, v0.4s, v28.4s
    cmp x0, #15
    bne .Lotherwise_374
    ldr q0, [x6, #20]
    b .Lend_375
.Lotherwise_374:
    movi v0.4s, #0
    tst x12, #32
    beq .Lotherwise_376
    add x0, x6, #20
    ld1 {v0.s}[0], [x0]
.Lotherwise_376:
    tst x12, #64
    beq .Lotherwise_377
    add x0, x6, #24
    ld1 {v0.s}[1], [x0]
.Lotherwise_377:
    tst x12, #128
    beq .Lotherwise_378
    add x0, x6, #28
    ld1 {v0.s}[2], [x0]
.Lotherwise_378:
    tst x12, #256
    beq .Lotherwise_379
    add x0, x6, #32
    ld1 {v0.s}[3], [x0]
.Lotherwise_379:
.Lend_375:
    ubfx x0, x12, #5, #4
    fmla v8.4s, v0.4s, v30.4s
    cmp x0, #15
    bne .Lotherwise_380
    ldr q0, [x7, #20]
    b .Lend_381
.Lotherwise_380:
    movi v0.4s, #0
    tst x12, #32
    beq .Lotherwise_382
    add x0, x7, #20
    ld1 {v0.s}[0], [x0]
.Lotherwise_382:
    tst x12, #64
    beq .Lotherwise_383
    add x0, x7, #24
    ld1 {v0.s}[1], [x0]
.Lotherwise_383:
    tst x12, #128
    beq .Lotherwise_384
    add x0, x7, #28
    ld1 {v0.s}[2], [x0]
.Lotherwise_384:
    tst x12, #256
    beq .Lotherwise_385
    add x0, x7, #32
    ld1 {v0.s}[3], [x0]
.Lotherwise_385:
.Lend_381:
    fmla v8.4s, v0.4s, v25.4s
    uzp1 v0.4s, v27.4s, v29.4s
    ldr x0, [x4]
    ldr s1, [x4, #40]
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
    cbnz x8, .Lloop_323
.Lloop_end_322:
    ldr d8, [sp, #0]
    add sp, sp, #16
    ret
    .size nnp_depthwise_3x3_by_2_rows__aarch64_neon, . - nnp_depthwise_3x3_by_2_rows__aarch64_neon

    .text
    .p2align 4
    .globl nnp_depthwise_5x5__aarch64_neon
    .type nnp_depthwise_5x5__aarch64_neon, %function
nnp_depthwise_5x5__aarch64_neon:
    mov x8, x0
    mov x9, x1
    mov x10, x2
    mov x11, x3
    mov x12, x4
    cbz x8, .Lloop_end_386
.Lloop_387:
    ldr s4, [x11]
    ldr x0, [x5, #56]
    mov x6, x5
    mov x7, x9
    ld1 {v0.4s, v1.4s, v2.4s, v3.4s}, [x10]
    ldr q21, [x10, #64]
    mov x13, x12
    add x6, x6, #112
    ldr x1, [x5, #80]
    ldr x2, [x5, #88]
    dup v5.4s, v4.s[0]
    dup v6.4s, v4.s[0]
    dup v7.4s, v4.s[0]
    dup v16.4s, v4.s[0]
    dup v4.4s, v4.s[0]
    mov v22.16b, v5.16b
    mov v23.16b, v6.16b
    mov v24.16b, v7.16b
    mov v25.16b, v16.16b
    mov v26.16b, v4.16b
    cbz x0, .Lloop_end_388
.Lloop_389:
    tst x1, #1
    beq .Lotherwise_390
    ldp q4, q5, [x7]
    ldr q6, [x10, #80]
    ldr q7, [x7, #4]
    ldr q16, [x7, #8]
    ldr q17, [x7, #12]
    ldr x3, [x5, #16]
    ldr s18, [x10, #96]
    ldr x4, [x5, #8]
    fmla v26.4s, v4.4s, v0.s[0]
    fmla v25.4s, v4.4s, v1.s[1]
    fmla v24.4s, v4.4s, v2.s[2]
    fmla v23.4s, v4.4s, v3.s[3]
    fmla v22.4s, v4.4s, v6.s[0]
    fmla v26.4s, v7.4s, v0.s[1]
    fmla v25.4s, v7.4s, v1.s[2]
    fmla v24.4s, v7.4s, v2.s[3]
    add x3, x7, x3, lsl #2
    fmla v23.4s, v7.4s, v21.s[0]
    fmla v22.4s, v7.4s, v6.s[1]
    prfm pldl1keep, [x3]
    add x7, x7, x4, lsl #2
    fmla v26.4s, v16.4s, v0.s[2]
    fmla v25.4s, v16.4s, v1.s[3]
    fmla v24.4s, v16.4s, v3.s[0]
    fmla v23.4s, v16.4s, v21.s[1]
    fmla v22.4s, v16.4s, v6.s[2]
    fmla v26.4s, v17.4s, v0.s[3]
    fmla v25.4s, v17.4s, v2.s[0]
    fmla v24.4s, v17.4s, v3.s[1]
    fmla v23.4s, v17.4s, v21.s[2]
    fmla v22.4s, v17.4s, v6.s[3]
    fmla v26.4s, v5.4s, v1.s[0]
    fmla v25.4s, v5.4s, v2.s[1]
    fmla v24.4s, v5.4s, v3.s[2]
    fmla v23.4s, v5.4s, v21.s[3]
    fmla v22.4s, v5.4s, v18.s[0]
.Lotherwise_390:
    lsr x1, x1, #1
    tst x2, #1
    beq .Lotherwise_391
    ldr s4, [x6]
    ldr x3, [x5, #40]
    ldr x4, [x5, #32]
    dup v4.4s, v4.s[0]
    add x3, x13, x3, lsl #2
    prfm pldl1keep, [x3]
    fmax v4.4s, v4.4s, v22.4s
    str q4, [x13]
    add x13, x13, x4, lsl #2
.Lotherwise_391:
    ldr s4, [x11]
    sub x0, x0, #1
    lsr x2, x2, #1
    mov v22.16b, v23.16b
    mov v23.16b, v24.16b
    mov v24.16b, v25.16b
    mov v25.16b, v26.16b
    dup v4.4s, v4.s[0]
    mov v26.16b, v4.16b
    cbnz x0, .Lloop_389
.Lloop_end_388:
    ldr x0, [x5, #64]
    cbz x0, .Lloop_end_392
.Lloop_393:
    ldp q4, q5, [x7]
    ldr q6, [x10, #80]
    sub x0, x0, #1
    ldr q7, [x7, #4]
    ldr q16, [x7, #8]
    ldr q17, [x7, #12]
    ldr s18, [x10, #96]
    ldr s19, [x6]
    ldr s20, [x11]
    ldr x1, [x5, #16]
    fmla v22.4s, v4.4s, v6.s[0]
    fmla v26.4s, v4.4s, v0.s[0]
    ldr x2, [x5, #40]
    ldr x3, [x5, #8]
    fmla v25.4s, v4.4s, v1.s[1]
    fmla v24.4s, v4.4s, v2.s[2]
    ldr x4, [x5, #32]
    fmla v22.4s, v7.4s, v6.s[1]
    fmla v23.4s, v4.4s, v3.s[3]
    fmla v26.4s, v7.4s, v0.s[1]
    fmla v25.4s, v7.4s, v1.s[2]
    fmla v22.4s, v16.4s, v6.s[2]
    fmla v24.4s, v7.4s, v2.s[3]
    add x1, x7, x1, lsl #2
    fmla v23.4s, v7.4s, v21.s[0]
    fmla v26.4s, v16.4s, v0.s[2]
    add x2, x13, x2, lsl #2
    prfm pldl1keep, [x1]
    fmla v22.4s, v17.4s, v6.s[3]
    fmla v25.4s, v16.4s, v1.s[3]
    add x7, x7, x3, lsl #2
    prfm pldl1keep, [x2]
    fmla v24.4s, v16.4s, v3.s[0]
    fmla v23.4s, v16.4s, v21.s[1]
    fmla v22.4s, v5.4s, v18.s[0]
    fmla v26.4s, v17.4s, v0.s[3]
    fmla v25.4s, v17.4s, v2.s[0]
    fmla v24.4s, v17.4s, v3.s[1]
    fmla v23.4s, v17.4s, v21.s[2]
    dup v4.4s, v19.s[0]
    fmla v26.4s, v5.4s, v1.s[0]
    fmla v25.4s, v5.4s, v2.s[1]
    fmla v24.4s, v5.4s, v3.s[2]
    fmla v23.4s, v5.4s, v21.s[3]
    fmax v4.4s, v4.4s, v22.4s
    dup v5.4s, v20.s[0]
    str q4, [x13]
    add x13, x13, x4, lsl #2
    mov v22.16b, v23.16b
    mov v23.16b, v24.16b
    mov v24.16b, v25.16b
    mov v25.16b, v26.16b
    mov v26.16b, v5.16b
    cbnz x0, .Lloop_393
.Lloop_end_392:
    ldr x0, [x5, #72]
    ldr x1, [x5, #96]
    cbz x0, .Lloop_end_394
.Lloop_395:
    tst x1, #1
    beq .Lotherwise_396
    ldp q4, q5, [x7]
    ldr q6, [x10, #80]
    ldr q7, [x7, #4]
    ldr q16, [x7, #8]
    ldr q17, [x7, #12]
    ldr x2, [x5, #16]
    ldr s18, [x10, #96]
    ldr x3, [x5, #8]
    fmla v26.4s, v4.4s, v0.s[0]
    fmla v25.4s, v4.4s, v1.s[1]
    fmla v24.4s, v4.4s, v2.s[2]
    fmla v23.4s, v4.4s, v3.s[3]
    fmla v22.4s, v4.4s, v6.s[0]
    fmla v26.4s, v7.4s, v0.s[1]
    fmla v25.4s, v7.4s, v1.s[2]
    fmla v24.4s, v7.4s, v2.s[3]
    add x2, x7, x2, lsl #2
    fmla v23.4s, v7.4s, v21.s[0]
    fmla v22.4s, v7.4s, v6.s[1]
    prfm pldl1keep, [x2]
    add x7, x7, x3, lsl #2
    fmla v26.4s, v16.4s, v0.s[2]
    fmla v25.4s, v16.4s, v1.s[3]
    fmla v24.4s, v16.4s, v3.s[0]
    fmla v23.4s, v16.4s, v21.s[1]
    fmla v22.4s, v16.4s, v6.s[2]
    fmla v26.4s, v17.4s, v0.s[3]
    fmla v25.4s, v17.4s, v2.s[0]
    fmla v24.4s, v17.4s, v3.s[1]
    fmla v23.4s, v17.4s, v21.s[2]
    fmla v22.4s, v17.4s, v6.s[3]
    fmla v26.4s, v5.4s, v1.s[0]
    fmla v25.4s, v5.4s, v2.s[1]
    fmla v24.4s, v5.4s, v3.s[2]
    fmla v23.4s, v5.4s, v21.s[3]
    fmla v22.4s, v5.4s, v18.s[0]
.Lotherwise_396:
    ldr s4, [x6]
    ldr s5, [x11]
    sub x0, x0, #1
    lsr x1, x1, #1
    ldr x2, [x5, #40]
    ldr x3, [x5, #32]
    dup v4.4s, v4.s[0]
    dup v5.4s, v5.s[0]
    add x2, x13, x2, lsl #2
    fmax v4.4s, v4.4s, v22.4s
    prfm pldl1keep, [x2]
    mov v22.16b, v23.16b
    mov v23.16b, v24.16b
    mov v24.16b, v25.16b
    mov v25.16b, v26.16b
    mov v26.16b, v5.16b
    str q4, [x13]
    add x13, x13, x3, lsl #2
    cbnz x0, .Lloop_395
.Lloop_end_394:
    ldr x0, [x5]
    ldr x1, [x5, #24]
    sub x8, x8, #1
    add x10, x10, #100
    ldr x2, [x5, #48]
    add x9, x9, x0, lsl #2
    add x12, x12, x1, lsl #2
    add x11, x11, x2, lsl #2
    cbnz x8, .Lloop_387
.Lloop_end_386:
    ret
    .size nnp_depthwise_5x5__aarch64_neon, . - nnp_depthwise_5x5__aarch64_neon

    .text
    .p2align 4
    .globl nnp_depthwise_5x5_edge__aarch64_neon
    .type nnp_depthwise_5x5_edge__aarch64_neon, %function
nnp_depthwise_5x5_edge__aarch64_neon:
    mov x8, x0
    mov x9, x5
    mov x10, x1
    mov x11, x2
    mov x12, x3
    ldr w1, [x9, #104]
    cbz x8, .Lloop_end_397
.Lloop_398:
    ldr s4, [x12]
    ldr x2, [x9, #56]
    mov x3, x9
    mov x5, x10
    ld1 {v0.4s, v1.4s, v2.4s, v3.4s}, [x11]
    ldr q17, [x11, #64]
    mov x6, x4
    add x3, x3, #112
    ldr x7, [x9, #80]
    ldr x13, [x9, #88]
    dup v5.4s, v4.s[0]
    dup v6.4s, v4.s[0]
    dup v7.4s, v4.s[0]
    dup v16.4s, v4.s[0]
    dup v4.4s, v4.s[0]
    mov v18.16b, v5.16b
    mov v19.16b, v4.16b
    cbz x2, .Lloop_end_399
.Lloop_400:
    tst x7, #1
    beq .Lotherwise_401
    ubfx x0, x1, #0, #4
    cmp x0, #15
    bne .Lotherwise_402
    ldr q4, [x5]
    b .Lend_403
.Lotherwise_402:
    movi v4.4s, #0
    tst x1, #1
    beq .Lotherwise_404
    ld1 {v4.s}[0], [x5]
.Lotherwise_404:
    tst x1, #2
    beq .Lotherwise_405
    add x0, x5, #4
    ld1 {v4.s}[1], [x0]
.Lotherwise_405:
    tst x1, #4
    beq .Lotherwise_406
    add x0, x5, #8
    ld1 {v4.s}[2], [x0]
.Lotherwise_406:
    tst x1, #8
    beq .Lotherwise_407
    add x0, x5, #12
    ld1 {v4.s}[3], [x0]
.Lotherwise_407:
.Lend_403:
    ldr s5, [x11, #80]
    ubfx x0, x1, #1, #4
    fmla v19.4s, v4.4s, v0.s[0]
    fmla v16.4s, v4.4s, v1.s[1]
    fmla v7.4s, v4.4s, v2.s[2]
    fmla v6.4s, v4.4s, v3.s[3]
    fmla v18.4s, v4.4s, v5.s[0]
    cmp x0, #15
    bne .Lotherwise_408
    ldr q4, [x5, #4]
    b .Lend_409
.Lotherwise_408:
    movi v4.4s, #0
    tst x1, #2
    beq .Lotherwise_410
    add x0, x5, #4
    ld1 {v4.s}[0], [x0]
.Lotherwise_410:
    tst x1, #4
    beq .Lotherwise_411
    add x0, x5, #8
    ld1 {v4.s}[1], [x0]
.Lotherwise_411:
    tst x1, #8
    beq .Lotherwise_412
    add x0, x5, #12
    ld1 {v4.s}[2], [x0]
.Lotherwise_412:
    tst x1, #16
    beq .Lotherwise_413
    add x0, x5, #16
    ld1 {v4.s}[3], [x0]
.Lotherwise_413:
.Lend_409:
    ldr s5, [x11, #84]
    ubfx x0, x1, #2, #4
    fmla v19.4s, v4.4s, v0.s[1]
    fmla v16.4s, v4.4s, v1.s[2]
    fmla v7.4s, v4.4s, v2.s[3]
    fmla v6.4s, v4.4s, v17.s[0]
    fmla v18.4s, v4.4s, v5.s[0]
    cmp x0, #15
    bne .Lotherwise_414
    ldr q4, [x5, #8]
    b .Lend_415
.Lotherwise_414:
    movi v4.4s, #0
    tst x1, #4
    beq .Lotherwise_416
    add x0, x5, #8
    ld1 {v4.s}[0], [x0]
.Lotherwise_416:
    tst x1, #8
    beq .Lotherwise_417
    add x0, x5, #12
    ld1 {v4.s}[1], [x0]
.Lotherwise_417:
    tst x1, #16
    beq .Lotherwise_418
    add x0, x5, #16
    ld1 {v4.s}[2], [x0]
.Lotherwise_418:
    tst x1, #32
    beq .Lotherwise_419
    add x0, x5, #20
    ld1 {v4.s}[3], [x0]
.Lotherwise_419:
.Lend_415:
    ldr s5, [x11, #88]
    ubfx x0, x1, #3, #4
    fmla v19.4s, v4.4s, v0.s[2]
    fmla v16.4s, v4.4s, v1.s[3]
    fmla v7.4s, v4.4s, v3.s[0]
    fmla v6.4s, v4.4s, v17.s[1]
    fmla v18.4s, v4.4s, v5.s[0]
    cmp x0, #15
    bne .Lotherwise_420
    ldr q4, [x5, #12]
    b .Lend_421
.Lotherwise_420:
    movi v4.4s, #0
    tst x1, #8
    beq .Lotherwise_422
    add x0, x5, #12
    ld1 {v4.s}[0], [x0]
.Lotherwise_422:
    tst x1, #16
    beq .Lotherwise_423
    add x0, x5, #16
    ld1 {v4.s}[1], [x0]
.Lotherwise_423:
    tst x1, #32
    beq .Lotherwise_424
    add x0, x5, #20
    ld1 {v4.s}[2], [x0]
.Lotherwise_424:
    tst x1, #64
    beq .Lotherwise_425
    add x0, x5, #24
    ld1 {v4.s}[3], [x0]
.Lotherwise_425:
.Lend_421:
    ldr s5, [x11, #92]
    ubfx x0, x1, #4, #4
    fmla v19.4s, v4.4s, v0.s[3]
    fmla v16.4s, v4.4s, v2.s[0]
    fmla v7.4s, v4.4s, v3.s[1]
    fmla v6.4s, v4.4s, v17.s[2]
    fmla v18.4s, v4.4s, v5.s[0]
    cmp x0, #15
    bne .Lotherwise_426
    ldr q4, [x5, #16]
    b .Lend_427
.Lotherwise_426:
    movi v4.4s, #0
    tst x1, #16
    beq .Lotherwise_428
    add x0, x5, #16
    ld1 {v4.s}[0], [x0]
.Lotherwise_428:
    tst x1, #32
    beq .Lotherwise_429
    add x0, x5, #20
    ld1 {v4.s}[1], [x0]
.Lotherwise_429:
    tst x1, #64
    beq .Lotherwise_430
    add x0, x5, #24
    ld1 {v4.s}[2], [x0]
.Lotherwise_430:
    tst x1, #128
    beq .Lotherwise_431
    add x0, x5, #28
    ld1 {v4.s}[3], [x0]
.Lotherwise_431:
.Lend_427:
    ldr x0, [x9, #16]
    ldr s5, [x11, #96]
    fmla v19.4s, v4.4s, v1.s[0]
    fmla v16.4s, v4.4s, v2.s[1]
    ldr x14, [x9, #8]
    fmla v7.4s, v4.4s, v3.s[2]
    fmla v6.4s, v4.4s, v17.s[3]
    add x0, x5, x0, lsl #2
    fmla v18.4s, v4.4s, v5.s[0]
    prfm pldl1keep, [x0]
    add x5, x5, x14, lsl #2
.Lotherwise_401:
    lsr x7, x7, #1
    tst x13, #1
    beq .Lotherwise_432
    ldr s4, [x3]
    ldr x0, [x9, #40]
    ldr x14, [x9, #32]
    dup v4.4s, v4.s[0]
    add x0, x6, x0, lsl #2
    prfm pldl1keep, [x0]
    fmax v4.4s, v4.4s, v18.4s
    str q4, [x6]
    add x6, x6, x14, lsl #2
.Lotherwise_432:
    ldr s4, [x12]
    sub x2, x2, #1
    lsr x13, x13, #1
    mov v18.16b, v6.16b
    mov v6.16b, v7.16b
    mov v7.16b, v16.16b
    mov v16.16b, v19.16b
    dup v4.4s, v4.s[0]
    mov v19.16b, v4.16b
    cbnz x2, .Lloop_400
.Lloop_end_399:
    ldr x2, [x9, #64]
    cbz x2, .Lloop_end_433
.Lloop_434:
    ubfx x0, x1, #0, #4
    cmp x0, #15
    bne .Lotherwise_435
    ldr q4, [x5]
    b .Lend_436
.Lotherwise_435:
    movi v4.4s, #0
    tst x1, #1
    beq .Lotherwise_437
    ld1 {v4.s}[0], [x5]
.Lotherwise_437:
    tst x1, #2
    beq .Lotherwise_438
    add x0, x5, #4
    ld1 {v4.s}[1], [x0]
.Lotherwise_438:
    tst x1, #4
    beq .Lotherwise_439
    add x0, x5, #8
    ld1 {v4.s}[2], [x0]
.Lotherwise_439:
    tst x1, #8
    beq .Lotherwise_440
    add x0, x5, #12
    ld1 {v4.s}[3], [x0]
.Lotherwise_440:
.Lend_436:
    ldr s5, [x11, #80]
    ubfx x0, x1, #1, #4
    fmla v19.4s, v4.4s, v0.s[0]
    fmla v16.4s, v4.4s, v1.s[1]
    fmla v7.4s, v4.4s, v2.s[2]
    fmla v6.4s, v4.4s, v3.s[3]
    fmla v18.4s, v4.4s, v5.s[0]
    cmp x0, #15
    bne .Lotherwise_441
    ldr q4, [x5, #4]
    b .Lend_442
.Lotherwise_441:
    movi v4.4s, #0
    tst x1, #2
    beq .Lotherwise_443
    add x0, x5, #4
    ld1 {v4.s}[0], [x0]
.Lotherwise_443:
    tst x1, #4
    beq .Lotherwise_444
    add x0, x5, #8
    ld1 {v4.s}[1], [x0]
.Lotherwise_444:
    tst x1, #8
    beq .Lotherwise_445
    add x0, x5, #12
    ld1 {v4.s}[2], [x0]
.Lotherwise_445:
    tst x1, #16
    beq .Lotherwise_446
    add x0, x5, #16
    ld1 {v4.s}[3], [x0]
.Lotherwise_446:
.Lend_442:
    ldr s5, [x11, #84]
    ubfx x0, x1, #2, #4
    fmla v19.4s, v4.4s, v0.s[1]
    fmla v16.4s, v4.4s, v1.s[2]
    fmla v7.4s, v4.4s, v2.s[3]
    fmla v6.4s, v4.4s, v17.s[0]
    fmla v18.4s, v4.4s, v5.s[0]
    cmp x0, #15
    bne .Lotherwise_447
    ldr q4, [x5, #8]
    b .Lend_448
.Lotherwise_447:
    movi v4.4s, #0
    tst x1, #4
    beq .Lotherwise_449
    add x0, x5, #8
    ld1 {v4.s}[0], [x0]
.Lotherwise_449:
    tst x1, #8
    beq .Lotherwise_450
    add x0, x5, #12
    ld1 {v4.s}[1], [x0]
.Lotherwise_450:
    tst x1, #16
    beq .Lotherwise_451
    add x0, x5, #16
    ld1 {v4.s}[2], [x0]
.Lotherwise_451:
    tst x1, #32
    beq .Lotherwise_452
    add x0, x5, #20
    ld1 {v4.s}[3], [x0]
.Lotherwise_452:
.Lend_448:
    ldr s5, [x11, #88]
    ubfx x0, x1, #3, #4
    fmla v19.4s, v4.4s, v0.s[2]
    fmla v16.4s, v4.4s, v1.s[3]
    fmla v7.4s, v4.4s, v3.s[0]
    fmla v6.4s, v4.4s, v17.s[1]
    fmla v18.4s, v4.4s, v5.s[0]
    cmp x0, #15
    bne .Lotherwise_453
    ldr q4, [x5, #12]
    b .Lend_454
.Lotherwise_453:
    movi v4.4s, #0
    tst x1, #8
    beq .Lotherwise_455
    add x0, x5, #12
    ld1 {v4.s}[0], [x0]
.Lotherwise_455:
    tst x1, #16
    beq .Lotherwise_456
    add x0, x5, #16
    ld1 {v4.s}[1], [x0]
.Lotherwise_456:
    tst x1, #32
    beq .Lotherwise_457
    add x0, x5, #20
    ld1 {v4.s}[2], [x0]
.Lotherwise_457:
    tst x1, #64
    beq .Lotherwise_458
    add x0, x5, #24
    ld1 {v4.s}[3], [x0]
.Lotherwise_458:
.Lend_454:
    ldr s5, [x11, #92]
    ubfx x0, x1, #4, #4
    fmla v19.4s, v4.4s, v0.s[3]
    fmla v16.4s, v4.4s, v2.s[0]
    fmla v7.4s, v4.4s, v3.s[1]
    fmla v6.4s, v4.4s, v17.s[2]
    fmla v18.4s, v4.4s, v5.s[0]
    cmp x0, #15
    bne .Lotherwise_459
    ldr q4, [x5, #16]
    b .Lend_460
.Lotherwise_459:
    movi v4.4s, #0
    tst x1, #16
    beq .Lotherwise_461
    add x0, x5, #16
    ld1 {v4.s}[0], [x0]
.Lotherwise_461:
    tst x1, #32
    beq .Lotherwise_462
    add x0, x5, #20
    ld1 {v4.s}[1], [x0]
.Lotherwise_462:
    tst x1, #64
    beq .Lotherwise_463
    add x0, x5, #24
    ld1 {v4.s}[2], [x0]
.Lotherwise_463:
    tst x1, #128
    beq .Lotherwise_464
    add x0, x5, #28
    ld1 {v4.s}[3], [x0]
.Lotherwise_464:
.Lend_460:
    ldr s5, [x11, #96]
    ldr s20, [x3]
    fmla v19.4s, v4.4s, v1.s[0]
    fmla v16.4s, v4.4s, v2.s[1]
    ldr s21, [x12]
    ldr x0, [x9, #16]
    fmla v7.4s, v4.4s, v3.s[2]
    fmla v6.4s, v4.4s, v17.s[3]
    ldr x7, [x9, #40]
    ldr x13, [x9, #8]
    sub x2, x2, #1
    ldr x14, [x9, #32]
    fmla v18.4s, v4.4s, v5.s[0]
    dup v4.4s, v20.s[0]
    dup v5.4s, v21.s[0]
    add x0, x5, x0, lsl #2
    add x7, x6, x7, lsl #2
    prfm pldl1keep, [x0]
    add x5, x5, x13, lsl #2
    prfm pldl1keep, [x7]
    fmax v4.4s, v4.4s, v18.4s
    mov v18.16b, v6.16b
    mov v6.16b, v7.16b
    mov v7.16b, v16.16b
    mov v16.16b, v19.16b
    mov v19.16b, v5.16b
    str q4, [x6]
    add x6, x6, x14, lsl #2
    cbnz x2, .Lloop_434
.Lloop_end_433:
    ldr x2, [x9, #72]
    ldr x7, [x9, #96]
    cbz x2, .Lloop_end_465
.Lloop_466:
    tst x7, #1
    beq .Lotherwise_467
    ubfx x0, x1, #0, #4
    cmp x0, #15
    bne .Lotherwise_468
    ldr q4, [x5]
    b .Lend_469
.Lotherwise_468:
    movi v4.4s, #0
    tst x1, #1
    beq .Lotherwise_470
    ld1 {v4.s}[0], [x5]
.Lotherwise_470:
    tst x1, #2
    beq .Lotherwise_471
    add x0, x5, #4
    ld1 {v4.s}[1], [x0]
.Lotherwise_471:
    tst x1, #4
    beq .Lotherwise_472
    add x0, x5, #8
    ld1 {v4.s}[2], [x0]
.Lotherwise_472:
    tst x1, #8
    beq .Lotherwise_473
    add x0, x5, #12
    ld1 {v4.s}[3], [x0]
.Lotherwise_473:
.Lend_469:
    ldr s5, [x11, #80]
    ubfx x0, x1, #1, #4
    fmla v19.4s, v4.4s, v0.s[0]
    fmla v16.4s, v4.4s, v1.s[1]
    fmla v7.4s, v4.4s, v2.s[2]
    fmla v6.4s, v4.4s, v3.s[3]
    fmla v18.4s, v4.4s, v5.s[0]
    cmp x0, #15
    bne .Lotherwise_474
    ldr q4, [x5, #4]
    b .Lend_475
.Lotherwise_474:
    movi v4.4s, #0
    tst x1, #2
    beq .Lotherwise_476
    add x0, x5, #4
    ld1 {v4.s}[0], [x0]
.Lotherwise_476:
    tst x1, #4
    beq .Lotherwise_477
    add x0, x5, #8
    ld1 {v4.s}[1], [x0]
.Lotherwise_477:
    tst x1, #8
    beq .Lotherwise_478
    add x0, x5, #12
    ld1 {v4.s}[2], [x0]
.Lotherwise_478:
    tst x1, #16
    beq .Lotherwise_479
    add x0, x5, #16
    ld1 {v4.s}[3], [x0]
.Lotherwise_479:
.Lend_475:
    ldr s5, [x11, #84]
    ubfx x0, x1, #2, #4
    fmla v19.4s, v4.4s, v0.s[1]
    fmla v16.4s, v4.4s, v1.s[2]
    fmla v7.4s, v4.4s, v2.s[3]
    fmla v6.4s, v4.4s, v17.s[0]
    fmla v18.4s, v4.4s, v5.s[0]
    cmp x0, #15
    bne .Lotherwise_480
    ldr q4, [x5, #8]
    b .Lend_481
.Lotherwise_480:
    movi v4.4s, #0
    tst x1, #4
    beq .Lotherwise_482
    add x0, x5, #8
    ld1 {v4.s}[0], [x0]
.Lotherwise_482:
    tst x1, #8
    beq .Lotherwise_483
    add x0, x5, #12
    ld1 {v4.s}[1], [x0]
.Lotherwise_483:
    tst x1, #16
    beq .Lotherwise_484
    add x0, x5, #16
    ld1 {v4.s}[2], [x0]
.Lotherwise_484:
    tst x1, #32
    beq .Lotherwise_485
    add x0, x5, #20
    ld1 {v4.s}[3], [x0]
.Lotherwise_485:
.Lend_481:
    ldr s5, [x11, #88]
    ubfx x0, x1, #3, #4
    fmla v19.4s, v4.4s, v0.s[2]
    fmla v16.4s, v4.4s, v1.s[3]
    fmla v7.4s, v4.4s, v3.s[0]
    fmla v6.4s, v4.4s, v17.s[1]
    fmla v18.4s, v4.4s, v5.s[0]
    cmp x0, #15
    bne .Lotherwise_486
    ldr q4, [x5, #12]
    b .Lend_487
.Lotherwise_486:
    movi v4.4s, #0
    tst x1, #8
    beq .Lotherwise_488
    add x0, x5, #12
    ld1 {v4.s}[0], [x0]
.Lotherwise_488:
    tst x1, #16
    beq .Lotherwise_489
    add x0, x5, #16
    ld1 {v4.s}[1], [x0]
.Lotherwise_489:
    tst x1, #32
    beq .Lotherwise_490
    add x0, x5, #20
    ld1 {v4.s}[2], [x0]
.Lotherwise_490:
    tst x1, #64
    beq .Lotherwise_491
    add x0, x5, #24
    ld1 {v4.s}[3], [x0]
.Lotherwise_491:
.Lend_487:
    ldr s5, [x11, #92]
    ubfx x0, x1, #4, #4
    fmla v19.4s, v4.4s, v0.s[3]
    fmla v16.4s, v4.4s, v2.s[0]
    fmla v7.4s, v4.4s, v3.s[1]
    fmla v6.4s, v4.4s, v17.s[2]
    fmla v18.4s, v4.4s, v5.s[0]
    cmp x0, #15
    bne .Lotherwise_492
    ldr q4, [x5, #16]
    b .Lend_493
.Lotherwise_492:
    movi v4.4s, #0
    tst x1, #16
    beq .Lotherwise_494
    add x0, x5, #16
    ld1 {v4.s}[0], [x0]
.Lotherwise_494:
    tst x1, #32
    beq .Lotherwise_495
    add x0, x5, #20
    ld1 {v4.s}[1], [x0]
.Lotherwise_495:
    tst x1, #64
    beq .Lotherwise_496
    add x0, x5, #24
    ld1 {v4.s}[2], [x0]
.Lotherwise_496:
    tst x1, #128
    beq .Lotherwise_497
    add x0, x5, #28
    ld1 {v4.s}[3], [x0]
.Lotherwise_497:
.Lend_493:
    ldr x0, [x9, #16]
    ldr s5, [x11, #96]
    fmla v19.4s, v4.4s, v1.s[0]
    fmla v16.4s, v4.4s, v2.s[1]
    ldr x13, [x9, #8]
    fmla v7.4s, v4.4s, v3.s[2]
    fmla v6.4s, v4.4s, v17.s[3]
    add x0, x5, x0, lsl #2
    fmla v18.4s, v4.4s, v5.s[0]
    prfm pldl1keep, [x0]
    add x5, x5, x13, lsl #2
.Lotherwise_467:
    ldr s4, [x3]
    ldr s5, [x12]
    sub x2, x2, #1
    lsr x7, x7, #1
    ldr x0, [x9, #40]
    ldr x13, [x9, #32]
    dup v4.4s, v4.s[0]
    dup v5.4s, v5.s[0]
    add x0, x6, x0, lsl #2
    fmax v4.4s, v4.4s, v18.4s
    prfm pldl1keep, [x0]
    mov v18.16b, v6.16b
    mov v6.16b, v7.16b
    mov v7.16b, v16.16b
    mov v16.16b, v19.16b
    mov v19.16b, v5.16b
    str q4, [x6]
    add x6, x6, x13, lsl #2
    cbnz x2, .Lloop_466
.Lloop_end_465:
    ldr x0, [x9]
    ldr x2, [x9, #24]
    sub x8, x8, #1
    add x11, x11, #100
    ldr x3, [x9, #48]
    add x10, x10, x0, lsl #2
    add x4, x4, x2, lsl #2
    add x12, x12, x3, lsl #2
    cbnz x8, .Lloop_398
.Lloop_end_397:
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
    cbz x8, .Lloop_end_498
.Lloop_499:
    ldr w1, [x4, #24]
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
    bne .Lotherwise_500
    ldr q5, [x2]
    b .Lend_501
.Lotherwise_500:
    movi v5.4s, #0
    tst x1, #1
    beq .Lotherwise_502
    ld1 {v5.s}[0], [x2]
.Lotherwise_502:
    tst x1, #2
    beq .Lotherwise_503
    add x0, x2, #4
    ld1 {v5.s}[1], [x0]
.Lotherwise_503:
    tst x1, #4
    beq .Lotherwise_504
    add x0, x2, #8
    ld1 {v5.s}[2], [x0]
.Lotherwise_504:
    tst x1, #8
    beq .Lotherwise_505
    add x0, x2, #12
    ld1 {v5.s}[3], [x0]
.Lotherwise_505:
.Lend_501:
    ubfx x0, x1, #0, #4
    fmla v7.4s, v5.4s, v0.s[0]
    cmp x0, #15
    bne .Lotherwise_506
    ldr q5, [x3]
    b .Lend_507
.Lotherwise_506:
    movi v5.4s, #0
    tst x1, #1
    beq .Lotherwise_508
    ld1 {v5.s}[0], [x3]
.Lotherwise_508:
    tst x1, #2
    beq .Lotherwise_509
    add x0, x3, #4
    ld1 {v5.s}[1], [x0]
.Lotherwise_509:
    tst x1, #4
    beq .Lotherwise_510
    add x0, x3, #8
    ld1 {v5.s}[2], [x0]
.Lotherwise_510:
    tst x1, #8
    beq .Lotherwise_511
    add x0, x3, #12
    ld1 {v5.s}[3], [x0]
.Lotherwise_511:
.Lend_507:
    ubfx x0, x1, #0, #4
    fmla v7.4s, v5.4s, v1.s[0]
    fmla v16.4s, v5.4s, v0.s[0]
    cmp x0, #15
    bne .Lotherwise_512
    ldr q0, [x5]
    b .Lend_513
.Lotherwise_512:
    movi v0.4s, #0
    tst x1, #1
    beq .Lotherwise_514
    ld1 {v0.s}[0], [x5]
.Lotherwise_514:
    tst x1, #2
    beq .Lotherwise_515
    add x0, x5, #4
    ld1 {v0.s}[1], [x0]
.Lotherwise_515:
    tst x1, #4
    beq .Lotherwise_516
    add x0, x5, #8
    ld1 {v0.s}[2], [x0]
.Lotherwise_516:
    tst x1, #8
    beq .Lotherwise_517
    add x0, x5, #12
    ld1 {v0.s}[3], [x0]
.Lotherwise_517:
.Lend_513:
    ubfx x0, x1, #0, #4
    fmla v7.4s, v0.4s, v2.s[0]
    fmla v16.4s, v0.4s, v1.s[0]
    cmp x0, #15
    bne .Lotherwise_518
    ldr q0, [x6]
    b .Lend_519
.Lotherwise_518:
    movi v0.4s, #0
    tst x1, #1
    beq .Lotherwise_520
    ld1 {v0.s}[0], [x6]
.Lotherwise_520:
    tst x1, #2
    beq .Lotherwise_521
    add x0, x6, #4
    ld1 {v0.s}[1], [x0]
.Lotherwise_521:
    tst x1, #4
    beq .Lotherwise_522
    add x0, x6, #8
    ld1 {v0.s}[2], [x0]
.Lotherwise_522:
    tst x1, #8
    beq .Lotherwise_523
    add x0, x6, #12
    ld1 {v0.s}[3], [x0]
.Lotherwise_523:
.Lend_519:
    ubfx x0, x1, #0, #4
    fmla v7.4s, v0.4s, v3.s[0]
    fmla v16.4s, v0.4s, v2.s[0]
    cmp x0, #15
    bne .Lotherwise_524
    ldr q0, [x7]
    b .Lend_525
.Lotherwise_524:
    movi v0.4s, #0
    tst x1, #1
    beq .Lotherwise_526
    ld1 {v0.s}[0], [x7]
.Lotherwise_526:
    tst x1, #2
    beq .Lotherwise_527
    add x0, x7, #4
    ld1 {v0.s}[1], [x0]
.Lotherwise_527:
    tst x1, #4
    beq .Lotherwise_528
    add x0, x7, #8
    ld1 {v0.s}[2], [x0]
.Lotherwise_528:
    tst x1, #8
    beq .Lotherwise_529
    add x0, x7, #12
    ld1 {v0.s}[3], [x0]
.Lotherwise_529:
.Lend_525:
    ubfx x0, x1, #0, #4
    fmla v7.4s, v0.4s, v4.s[0]
    fmla v16.4s, v0.4s, v3.s[0]
    cmp x0, #15
    bne .Lotherwise_530
    ldr q0, [x10]
    b .Lend_531
.Lotherwise_530:
    movi v0.4s, #0
    tst x1, #1
    beq .Lotherwise_532
    ld1 {v0.s}[0], [x10]
.Lotherwise_532:
    tst x1, #2
    beq .Lotherwise_533
    add x0, x10, #4
    ld1 {v0.s}[1], [x0]
.Lotherwise_533:
    tst x1, #4
    beq .Lotherwise_534
    add x0, x10, #8
    ld1 {v0.s}[2], [x0]
.Lotherwise_534:
    tst x1, #8
    beq .Lotherwise_535
    add x0, x10, #12
    ld1 {v0.s}[3], [x0]
.Lotherwise_535:
.Lend_531:
    ldr w1, [x4, #24]
    fmla v16.4s, v0.4s, v4.s[0]
    ldr s0, [x11, #4]
    ldr s1, [x11, #24]
    ldr s2, [x11, #44]
    ldr s3, [x11, #64]
    ldr s4, [x11, #84]
    ubfx x0, x1, #1, #4
    cmp x0, #15
    bne .Lotherwise_536
    ldr q5, [x2, #4]
    b .Lend_537
.Lotherwise_536:
    movi v5.4s, #0
    tst x1, #2
    beq .Lotherwise_538
    add x0, x2, #4
    ld1 {v5.s}[0], [x0]
.Lotherwise_538:
    tst x1, #4
    beq .Lotherwise_539
    add x0, x2, #8
    ld1 {v5.s}[1], [x0]
.Lotherwise_539:
    tst x1, #8
    beq .Lotherwise_540
    add x0, x2, #12
    ld1 {v5.s}[2], [x0]
.Lotherwise_540:
    tst x1, #16
    beq .Lotherwise_541
    add x0, x2, #16
    ld1 {v5.s}[3], [x0]
.Lotherwise_541:
.Lend_537:
    ubfx x0, x1, #1, #4
    fmla v7.4s, v5.4s, v0.s[0]
    cmp x0, #15
    bne .Lotherwise_542
    ldr q5, [x3, #4]
    b .Lend_543
.Lotherwise_542:
    movi v5.4s, #0
    tst x1, #2
    beq .Lotherwise_544
    add x0, x3, #4
    ld1 {v5.s}[0], [x0]
.Lotherwise_544:
    tst x1, #4
    beq .Lotherwise_545
    add x0, x3, #8
    ld1 {v5.s}[1], [x0]
.Lotherwise_545:
    tst x1, #8
    beq .Lotherwise_546
    add x0, x3, #12
    ld1 {v5.s}[2], [x0]
.Lotherwise_546:
    tst x1, #16
    beq .Lotherwise_547
    add x0, x3, #16
    ld1 {v5.s}[3], [x0]
.Lotherwise_547:
.Lend_543:
    ubfx x0, x1, #1, #4
    fmla v7.4s, v5.4s, v1.s[0]
    fmla v16.4s, v5.4s, v0.s[0]
    cmp x0, #15
    bne .Lotherwise_548
    ldr q0, [x5, #4]
    b .Lend_549
.Lotherwise_548:
    movi v0.4s, #0
    tst x1, #2
    beq .Lotherwise_550
    add x0, x5, #4
    ld1 {v0.s}[0], [x0]
.Lotherwise_550:
    tst x1, #4
    beq .Lotherwise_551
    add x0, x5, #8
    ld1 {v0.s}[1], [x0]
.Lotherwise_551:
    tst x1, #8
    beq .Lotherwise_552
    add x0, x5, #12
    ld1 {v0.s}[2], [x0]
.Lotherwise_552:
    tst x1, #16
    beq .Lotherwise_553
    add x0, x5, #16
    ld1 {v0.s}[3], [x0]
.Lotherwise_553:
.Lend_549:
    ubfx x0, x1, #1, #4
    fmla v7.4s, v0.4s, v2.s[0]
    fmla v16.4s, v0.4s, v1.s[0]
    cmp x0, #15
    bne .Lotherwise_554
    ldr q0, [x6, #4]
    b .Lend_555
.Lotherwise_554:
    movi v0.4s, #0
    tst x1, #2
    beq .Lotherwise_556
    add x0, x6, #4
    ld1 {v0.s}[0], [x0]
.Lotherwise_556:
    tst x1, #4
    beq .Lotherwise_557
    add x0, x6, #8
    ld1 {v0.s}[1], [x0]
.Lotherwise_557:
    tst x1, #8
    beq .Lotherwise_558
    add x0, x6, #12
    ld1 {v0.s}[2], [x0]
.Lotherwise_558:
    tst x1, #16
    beq .Lotherwise_559
    add x0, x6, #16
    ld1 {v0.s}[3], [x0]
.Lotherwise_559:
.Lend_555:
    ubfx x0, x1, #1, #4
    fmla v7.4s, v0.4s, v3.s[0]
    fmla v16.4s, v0.4s, v2.s[0]
    cmp x0, #15
    bne .Lotherwise_560
    ldr q0, [x7, #4]
    b .Lend_561
.Lotherwise_560:
    movi v0.4s, #0
    tst x1, #2
    beq .Lotherwise_562
    add x0, x7, #4
    ld1 {v0.s}[0], [x0]
.Lotherwise_562:
    tst x1, #4
    beq .Lotherwise_563
    add x0, x7, #8
    ld1 {v0.s}[1], [x0]
.Lotherwise_563:
    tst x1, #8
    beq .Lotherwise_564
    add x0, x7, #12
    ld1 {v0.s}[2], [x0]
.Lotherwise_564:
    tst x1, #16
    beq .Lotherwise_565
    add x0, x7, #16
    ld1 {v0.s}[3], [x0]
.Lotherwise_565:
.Lend_561:
    ubfx x0, x1, #1, #4
    fmla v7.4s, v0.4s, v4.s[0]
    fmla v16.4s, v0.4s, v3.s[0]
    cmp x0, #15
    bne .Lotherwise_566
    ldr q0, [x10, #4]
    b .Lend_567
.Lotherwise_566:
    movi v0.4s, #0
    tst x1, #2
    beq .Lotherwise_568
    add x0, x10, #4
    ld1 {v0.s}[0], [x0]
.Lotherwise_568:
    tst x1, #4
    beq .Lotherwise_569
    add x0, x10, #8
    ld1 {v0.s}[1], [x0]
.Lotherwise_569:
    tst x1, #8
    beq .Lotherwise_570
    add x0, x10, #12
    ld1 {v0.s}[2], [x0]
.Lotherwise_570:
    tst x1, #16
    beq .Lotherwise_571
    add x0, x10, #16
    ld1 {v0.s}[3], [x0]
.Lotherwise_571:
.Lend_567:
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
    add x7, x7, #16
    fmla v16.4s, v1.4s, v9.s[0]
    ldr s1, [x4, #40]
    ldr x1, [x4]
    add x10, x10, #16
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
    ldr x0, [x4, #8]
    cbz x0, .Lloop_end_572
.Lloop_573:
    ld1 {v0.4s, v1.4s, v2.4s, v3.4s}, [x11]
    ldp q4, q30, [x2]
    mov v7.16b, v6.16b
    mov v16.16b, v6.16b
    mov x1, x12
    sub x0, x0, #1
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
    add x7, x7, #16
    add x10, x10, #16
    fmla v7.4s, v24.4s, v2.s[3]
    ldr s24, [x4, #40]
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
    str q0, [x1]
    add x1, x1, x13, lsl #2
    str q1, [x1]
    cbnz x0, .Lloop_573
.Lloop_end_572:
    ldr x0, [x4, #16]
    ldr q0, [x11]
    mov v7.16b, v6.16b
    mov v16.16b, v6.16b
    ldr q1, [x11, #20]
    ldr q2, [x11, #40]
    ldr q3, [x11, #60]
    ldr q4, [x11, #80]
    ldr w1, [x4, #32]
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
    bne .Lotherwise_574
    ldr q5, [x2, #12]
    b .Lend_575
.Lotherwise_574:
    movi v5.4s, #0
    tst x1, #8
    beq .Lotherwise_576
    add x0, x2, #12
    ld1 {v5.s}[0], [x0]
.Lotherwise_576:
    tst x1, #16
    beq .Lotherwise_577
    add x0, x2, #16
    ld1 {v5.s}[1], [x0]
.Lotherwise_577:
    tst x1, #32
    beq .Lotherwise_578
    add x0, x2, #20
    ld1 {v5.s}[2], [x0]
.Lotherwise_578:
    tst x1, #64
    beq .Lotherwise_579
    add x0, x2, #24
    ld1 {v5.s}[3], [x0]
.Lotherwise_579:
.Lend_575:
    ubfx x0, x1, #3, #4
    fmla v7.4s, v5.4s, v0.s[3]
    cmp x0, #15
    bne .Lotherwise_580
    ldr q5, [x3, #12]
    b .Lend_581
.Lotherwise_580:
    movi v5.4s, #0
    tst x1, #8
    beq .Lotherwise_582
    add x0, x3, #12
    ld1 {v5.s}[0], [x0]
.Lotherwise_582:
    tst x1, #16
    beq .Lotherwise_583
    add x0, x3, #16
    ld1 {v5.s}[1], [x0]
.Lotherwise_583:
    tst x1, #32
    beq .Lotherwise_584
    add x0, x3, #20
    ld1 {v5.s}[2], [x0]
.Lotherwise_584:
    tst x1, #64
    beq .Lotherwise_585
    add x0, x3, #24
    ld1 {v5.s}[3], [x0]
.Lotherwise_585:
.Lend_581:
    ubfx x0, x1, #3, #4
    fmla v7.4s, v5.4s, v1.s[3]
    fmla v16.4s, v5.4s, v0.s[3]
    cmp x0, #15
    bne .Lotherwise_586
    ldr q0, [x5, #12]
    b .Lend_587
.Lotherwise_586:
    movi v0.4s, #0
    tst x1, #8
    beq .Lotherwise_588
    add x0, x5, #12
    ld1 {v0.s}[0], [x0]
.Lotherwise_588:
    tst x1, #16
    beq .Lotherwise_589
    add x0, x5, #16
    ld1 {v0.s}[1], [x0]
.Lotherwise_589:
    tst x1, #32
    beq .Lotherwise_590
    add x0, x5, #20
    ld1 {v0.s}[2], [x0]
.Lotherwise_590:
    tst x1, #64
    beq .Lotherwise_591
    add x0, x5, #24
    ld1 {v0.s}[3], [x0]
.Lotherwise_591:
.Lend_587:
    ubfx x0, x1, #3, #4
    fmla v7.4s, v0.4s, v2.s[3]
    fmla v16.4s, v0.4s, v1.s[3]
    cmp x0, #15
    bne .Lotherwise_592
    ldr q0, [x6, #12]
    b .Lend_593
.Lotherwise_592:
    movi v0.4s, #0
    tst x1, #8
    beq .Lotherwise_594
    add x0, x6, #12
    ld1 {v0.s}[0], [x0]
.Lotherwise_594:
    tst x1, #16
    beq .Lotherwise_595
    add x0, x6, #16
    ld1 {v0.s}[1], [x0]
.Lotherwise_595:
    tst x1, #32
    beq .Lotherwise_596
    add x0, x6, #20
    ld1 {v0.s}[2], [x0]
.Lotherwise_596:
    tst x1, #64
    beq .Lotherwise_597
    add x0, x6, #24
    ld1 {v0.s}[3], [x0]
.Lotherwise_597:
.Lend_593:
    ubfx x0, x1, #3, #4
    fmla v7.4s, v0.4s, v3.s[3]
    fmla v16.4s, v0.4s, v2.s[3]
    cmp x0, #15
    bne .Lotherwise_598
    ldr q0, [x7, #12]
    b .Lend_599
.Lotherwise_598:
    movi v0.4s, #0
    tst x1, #8
    beq .Lotherwise_600
    add x0, x7, #12
    ld1 {v0.s}[0], [x0]
.Lotherwise_600:
    tst x1, #16
    beq .Lotherwise_601
    add x0, x7, #16
    ld1 {v0.s}[1], [x0]
.Lotherwise_601:
    tst x1, #32
    beq .Lotherwise_602
    add x0, x7, #20
    ld1 {v0.s}[2], [x0]
.Lotherwise_602:
    tst x1, #64
    beq .Lotherwise_603
    add x0, x7, #24
    ld1 {v0.s}[3], [x0]
.Lotherwise_603:
.Lend_599:
    ubfx x0, x1, #3, #4
    fmla v7.4s, v0.4s, v4.s[3]
    fmla v16.4s, v0.4s, v3.s[3]
    cmp x0, #15
    bne .Lotherwise_604
    ldr q0, [x10, #12]
    b .Lend_605
.Lotherwise_604:
    movi v0.4s, #0
    tst x1, #8
    beq .Lotherwise_606
    add x0, x10, #12
    ld1 {v0.s}[0], [x0]
.Lotherwise_606:
    tst x1, #16
    beq .Lotherwise_607
    add x0, x10, #16
    ld1 {v0.s}[1], [x0]
.Lotherwise_607:
    tst x1, #32
    beq .Lotherwise_608
    add x0, x10, #20
    ld1 {v0.s}[2], [x0]
.Lotherwise_608:
    tst x1, #64
    beq .Lotherwise_609
    add x0, x10, #24
    ld1 {v0.s}[3], [x0]
.Lotherwise_609:
.Lend_605:
    ldr w1, [x4, #32]
    fmla v16.4s, v0.4s, v4.s[3]
    ldr s0, [x11, #16]
    ldr s1, [x11, #36]
    ldr s2, [x11, #56]
    ldr s3, [x11, #76]
    ldr s4, [x11, #96]
    ubfx x0, x1, #4, #4
    cmp x0, #15
    bne .Lotherwise_610
    ldr q5, [x2, #16]
    b .Lend_611
.Lotherwise_610:
    movi v5.4s, #0
    tst x1, #16
    beq .Lotherwise_612
    add x0, x2, #16
    ld1 {v5.s}[0], [x0]
.Lotherwise_612:
    tst x1, #32
    beq .Lotherwise_613
    add x0, x2, #20
    ld1 {v5.s}[1], [x0]
.Lotherwise_613:
    tst x1, #64
    beq .Lotherwise_614
    add x0, x2, #24
    ld1 {v5.s}[2], [x0]
.Lotherwise_614:
    tst x1, #128
    beq .Lotherwise_615
    add x0, x2, #28
    ld1 {v5.s}[3], [x0]
.Lotherwise_615:
.Lend_611:
    ubfx x0, x1, #4, #4
    fmla v7.4s, v5.4s, v0.s[0]
    cmp x0, #15
    bne .Lotherwise_616
    ldr q5, [x3, #16]
    b .Lend_617
.Lotherwise_616:
    movi v5.4s, #0
    tst x1, #16
    beq .Lotherwise_618
    add x0, x3, #16
    ld1 {v5.s}[0], [x0]
.Lotherwise_618:
    tst x1, #32
    beq .Lotherwise_619
    add x0, x3, #20
    ld1 {v5.s}[1], [x0]
.Lotherwise_619:
    tst x1, #64
    beq .Lotherwise_620
    add x0, x3, #24
    ld1 {v5.s}[2], [x0]
.Lotherwise_620:
    tst x1, #128
    beq .Lotherwise_621
    add x0, x3, #28
    ld1 {v5.s}[3], [x0]
.Lotherwise_621:
.Lend_617:
    ubfx x0, x1, #4, #4
    fmla v7.4s, v5.4s, v1.s[0]
    fmla v16.4s, v5.4s, v0.s[0]
    cmp x0, #15
    bne .Lotherwise_622
    ldr q0, [x5, #16]
    b .Lend_623
.Lotherwise_622:
    movi v0.4s, #0
    tst x1, #16
    beq .Lotherwise_624
    add x0, x5, #16
    ld1 {v0.s}[0], [x0]
.Lotherwise_624:
    tst x1, #32
    beq .Lotherwise_625
    add x0, x5, #20
    ld1 {v0.s}[1], [x0]
.Lotherwise_625:
    tst x1, #64
    beq .Lotherwise_626
    add x0, x5, #24
    ld1 {v0.s}[2], [x0]
.Lotherwise_626:
    tst x1, #128
    beq .Lotherwise_627
    add x0, x5, #28
    ld1 {v0.s}[3], [x0]
.Lotherwise_627:
.Lend_623:
    ubfx x0, x1, #4, #4
    fmla v7.4s, v0.4s, v2.s[0]
    fmla v16.4s, v0.4s, v1.s[0]
    cmp x0, #15
    bne .Lotherwise_628
    ldr q0, [x6, #16]
    b .Lend_629
.Lotherwise_628:
    movi v0.4s, #0
    tst x1, #16
    beq .Lotherwise_630
    add x0, x6, #16
    ld1 {v0.s}[0], [x0]
.Lotherwise_630:
    tst x1, #32
    beq .Lotherwise_631
    add x0, x6, #20
    ld1 {v0.s}[1], [x0]
.Lotherwise_631:
    tst x1, #64
    beq .Lotherwise_632
    add x0, x6, #24
    ld1 {v0.s}[2], [x0]
.Lotherwise_632:
    tst x1, #128
    beq .Lotherwise_633
    add x0, x6, #28
    ld1 {v0.s}[3], [x0]
.Lotherwise_633:
.Lend_629:
    ubfx x0, x1, #4, #4
    fmla v7.4s, v0.4s, v3.s[0]
    fmla v16.4s, v0.4s, v2.s[0]
    cmp x0, #15
    bne .Lotherwise_634
    ldr q0, [x7, #16]
    b .Lend_635
.Lotherwise_634:
    movi v0.4s, #0
    tst x1, #16
    beq .Lotherwise_636
    add x0, x7, #16
    ld1 {v0.s}[0], [x0]
.Lotherwise_636:
    tst x1, #32
    beq .Lotherwise_637
    add x0, x7, #20
    ld1 {v0.s}[1], [x0]
.Lotherwise_637:
    tst x1, #64
    beq .Lotherwise_638
    add x0, x7, #24
    ld1 {v0.s}[2], [x0]
.Lotherwise_638:
    tst x1, #128
    beq .Lotherwise_639
    add x0, x7, #28
    ld1 {v0.s}[3], [x0]
.Lotherwise_639:
.Lend_635:
    ubfx x0, x1, #4, #4
    fmla v7.4s, v0.4s, v4.s[0]
    fmla v16.4s, v0.4s, v3.s[0]
    cmp x0, #15
    bne .Lotherwise_640
    ldr q0, [x10, #16]
    b .Lend_641
.Lotherwise_640:
    movi v0.4s, #0
    tst x1, #16
    beq .Lotherwise_642
    add x0, x10, #16
    ld1 {v0.s}[0], [x0]
.Lotherwise_642:
    tst x1, #32
    beq .Lotherwise_643
    add x0, x10, #20
    ld1 {v0.s}[1], [x0]
.Lotherwise_643:
    tst x1, #64
    beq .Lotherwise_644
    add x0, x10, #24
    ld1 {v0.s}[2], [x0]
.Lotherwise_644:
    tst x1, #128
    beq .Lotherwise_645
    add x0, x10, #28
    ld1 {v0.s}[3], [x0]
.Lotherwise_645:
.Lend_641:
    fmla v16.4s, v0.4s, v4.s[0]
    ldr x0, [x4]
    ldr s0, [x4, #40]
    sub x8, x8, #1
    add x9, x9, #56
    dup v0.4s, v0.s[0]
    fmax v1.4s, v0.4s, v7.4s
    fmax v0.4s, v0.4s, v16.4s
    str q1, [x12]
    add x12, x12, x0, lsl #2
    str q0, [x12]
    cbnz x8, .Lloop_499
.Lloop_end_498:
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
    sub sp, sp, #64
    stp d8, d9, [sp, #0]
    stp d10, d11, [sp, #16]
    stp d12, d13, [sp, #32]
    stp d14, d15, [sp, #48]
    mov x9, x0
    mov x10, x1
    mov x11, x2
    mov x12, x3
    mov x13, x4
    mov x6, x5
    cbz x9, .Lloop_end_646
.Lloop_647:
    ldr s4, [x12]
    ld1 {v0.4s, v1.4s, v2.4s, v3.4s}, [x11]
    movi v23.4s, #0
    movi v24.4s, #0
    ldp q25, q26, [x11, #64]
    movi v27.4s, #0
    movi v28.4s, #0
    mov x7, x6
    movi v29.4s, #0
    movi v30.4s, #0
    mov x8, x10
    mov x14, x13
    ldr s31, [x11, #96]
    movi v8.4s, #0
    movi v9.4s, #0
    add x7, x7, #112
    ldr x0, [x6, #56]
    ldr x1, [x6, #80]
    dup v10.4s, v4.s[0]
    dup v11.4s, v4.s[0]
    ldr x2, [x6, #88]
    dup v20.4s, v4.s[0]
    dup v21.4s, v0.s[0]
    dup v22.4s, v0.s[1]
    dup v12.4s, v0.s[2]
    dup v17.4s, v0.s[3]
    dup v18.4s, v1.s[0]
    dup v19.4s, v1.s[1]
    dup v13.4s, v1.s[2]
    dup v6.4s, v1.s[3]
    dup v7.4s, v2.s[0]
    dup v16.4s, v2.s[1]
    dup v14.4s, v2.s[2]
    dup v2.4s, v2.s[3]
    dup v4.4s, v3.s[0]
    dup v5.4s, v3.s[1]
    dup v15.4s, v3.s[2]
    dup v0.4s, v3.s[3]
    dup v1.4s, v25.s[0]
    dup v3.4s, v25.s[1]
    dup v31.4s, v31.s[0]
    zip1 v23.4s, v10.4s, v23.4s
    dup v10.4s, v25.s[2]
    dup v25.4s, v25.s[3]
    zip1 v24.4s, v11.4s, v24.4s
    dup v11.4s, v26.s[0]
    zip1 v20.4s, v20.4s, v27.4s
    dup v27.4s, v26.s[1]
    zip1 v21.4s, v21.4s, v22.4s
    dup v22.4s, v26.s[2]
    dup v26.4s, v26.s[3]
    zip1 v17.4s, v12.4s, v17.4s
    zip1 v18.4s, v28.4s, v18.4s
    zip1 v19.4s, v19.4s, v13.4s
    zip1 v6.4s, v6.4s, v7.4s
    zip1 v7.4s, v29.4s, v16.4s
    zip1 v16.4s, v14.4s, v2.4s
    zip1 v28.4s, v4.4s, v5.4s
    zip1 v29.4s, v30.4s, v15.4s
    zip1 v30.4s, v0.4s, v1.4s
    zip1 v10.4s, v3.4s, v10.4s
    zip1 v25.4s, v8.4s, v25.4s
    zip1 v27.4s, v11.4s, v27.4s
    zip1 v22.4s, v22.4s, v26.4s
    zip1 v26.4s, v9.4s, v31.4s
    mov v31.16b, v23.16b
    mov v8.16b, v24.16b
    mov v9.16b, v20.16b
    cbz x0, .Lloop_end_648
.Lloop_649:
    tst x1, #1
    beq .Lotherwise_650
    ldp q0, q1, [x8]
    add x3, x8, #8
    add x4, x8, #12
    ldr x5, [x6, #16]
    ldp q2, q3, [x3]
    ldp q4, q5, [x4]
    ldr x3, [x6, #8]
    fmla v20.4s, v0.4s, v21.4s
    fmla v24.4s, v0.4s, v16.4s
    add x4, x8, x5, lsl #2
    fmla v23.4s, v0.4s, v27.4s
    fmla v9.4s, v1.4s, v21.4s
    prfm pldl1keep, [x4]
    fmla v8.4s, v1.4s, v16.4s
    fmla v31.4s, v1.4s, v27.4s
    fmla v20.4s, v2.4s, v17.4s
    fmla v24.4s, v2.4s, v28.4s
    add x8, x8, x3, lsl #2
    fmla v23.4s, v2.4s, v22.4s
    fmla v9.4s, v3.4s, v17.4s
    fmla v8.4s, v3.4s, v28.4s
    fmla v31.4s, v3.4s, v22.4s
    fmla v20.4s, v4.4s, v18.4s
    fmla v24.4s, v4.4s, v29.4s
    fmla v23.4s, v4.4s, v26.4s
    fmla v9.4s, v5.4s, v18.4s
    fmla v8.4s, v5.4s, v29.4s
    fmla v31.4s, v5.4s, v26.4s
.Lotherwise_650:
    lsr x1, x1, #1
    tst x1, #1
    beq .Lotherwise_651
    ldp q0, q1, [x8]
    add x3, x8, #8
    add x4, x8, #12
    ldr x5, [x6, #16]
    ldp q2, q3, [x3]
    ldp q4, q5, [x4]
    ldr x3, [x6, #8]
    fmla v20.4s, v0.4s, v19.4s
    fmla v24.4s, v0.4s, v30.4s
    add x4, x8, x5, lsl #2
    fmla v9.4s, v1.4s, v19.4s
    fmla v8.4s, v1.4s, v30.4s
    prfm pldl1keep, [x4]
    fmla v20.4s, v2.4s, v6.4s
    fmla v24.4s, v2.4s, v10.4s
    fmla v9.4s, v3.4s, v6.4s
    fmla v8.4s, v3.4s, v10.4s
    add x8, x8, x3, lsl #2
    fmla v20.4s, v4.4s, v7.4s
    fmla v24.4s, v4.4s, v25.4s
    fmla v9.4s, v5.4s, v7.4s
    fmla v8.4s, v5.4s, v25.4s
.Lotherwise_651:
    lsr x1, x1, #1
    tst x2, #1
    beq .Lotherwise_652
    ldr s0, [x7]
    uzp1 v1.4s, v23.4s, v31.4s
    uzp2 v2.4s, v23.4s, v31.4s
    ldr x3, [x6, #40]
    ldr x4, [x6, #32]
    fadd v1.4s, v1.4s, v2.4s
    dup v0.4s, v0.s[0]
    add x3, x14, x3, lsl #2
    prfm pldl1keep, [x3]
    fmax v0.4s, v0.4s, v1.4s
    str q0, [x14]
    add x14, x14, x4, lsl #2
.Lotherwise_652:
    ldr s0, [x12]
    movi v1.4s, #0
    sub x0, x0, #1
    lsr x2, x2, #1
    mov v23.16b, v24.16b
    mov v31.16b, v8.16b
    mov v24.16b, v20.16b
    mov v8.16b, v9.16b
    dup v0.4s, v0.s[0]
    zip1 v20.4s, v0.4s, v1.4s
    mov v9.16b, v20.16b
    cbnz x0, .Lloop_649
.Lloop_end_648:
    ldr x0, [x6, #64]
    cbz x0, .Lloop_end_653
.Lloop_654:
    ldp q0, q1, [x8]
    add x1, x8, #8
    ldr x2, [x6, #16]
    add x3, x8, #12
    ldp q2, q14, [x1]
    movi v4.4s, #0
    sub x0, x0, #1
    ldr x1, [x6, #8]
    ldp q5, q11, [x3]
    ldr s12, [x7]
    ldr s13, [x12]
    fmla v23.4s, v0.4s, v27.4s
    fmla v31.4s, v1.4s, v27.4s
    add x2, x8, x2, lsl #2
    ldr x3, [x6, #16]
    fmla v20.4s, v0.4s, v21.4s
    fmla v24.4s, v0.4s, v16.4s
    ldr x4, [x6, #40]
    ldr x5, [x6, #8]
    fmla v9.4s, v1.4s, v21.4s
    fmla v8.4s, v1.4s, v16.4s
    add x8, x8, x1, lsl #2
    ldr x1, [x6, #32]
    fmla v23.4s, v2.4s, v22.4s
    fmla v31.4s, v14.4s, v22.4s
    ldp q3, q15, [x8]
    add x15, x8, #8
    fmla v20.4s, v2.4s, v17.4s
    fmla v24.4s, v2.4s, v28.4s
    ldp q1, q2, [x15]
    add x15, x8, #12
    fmla v9.4s, v14.4s, v17.4s
    fmla v8.4s, v14.4s, v28.4s
    ldp q0, q14, [x15]
    add x3, x8, x3, lsl #2
    fmla v23.4s, v5.4s, v26.4s
    fmla v31.4s, v11.4s, v26.4s
    add x4, x14, x4, lsl #2
    prfm pldl1keep, [x2]
    fmla v20.4s, v5.4s, v18.4s
    fmla v24.4s, v5.4s, v29.4s
    prfm pldl1keep, [x3]
    add x8, x8, x5, lsl #2
    fmla v9.4s, v11.4s, v18.4s
    fmla v8.4s, v11.4s, v29.4s
    prfm pldl1keep, [x4]
    fmla v20.4s, v3.4s, v19.4s
    fmla v24.4s, v3.4s, v30.4s
    fmla v9.4s, v15.4s, v19.4s
    fmla v8.4s, v15.4s, v30.4s
    uzp1 v3.4s, v23.4s, v31.4s
    uzp2 v5.4s, v23.4s, v31.4s
    fmla v20.4s, v1.4s, v6.4s
    fmla v24.4s, v1.4s, v10.4s
    fmla v9.4s, v2.4s, v6.4s
    fmla v8.4s, v2.4s, v10.4s
    fadd v3.4s, v3.4s, v5.4s
    dup v1.4s, v12.s[0]
    fmla v20.4s, v0.4s, v7.4s
    fmla v24.4s, v0.4s, v25.4s
    fmla v9.4s, v14.4s, v7.4s
    fmla v8.4s, v14.4s, v25.4s
    dup v0.4s, v13.s[0]
    fmax v1.4s, v1.4s, v3.4s
    zip1 v0.4s, v0.4s, v4.4s
    mov v23.16b, v24.16b
    str q1, [x14]
    add x14, x14, x1, lsl #2
    mov v31.16b, v8.16b
    mov v24.16b, v20.16b
    mov v8.16b, v9.16b
    mov v20.16b, v0.16b
    mov v9.16b, v0.16b
    cbnz x0, .Lloop_654
.Lloop_end_653:
    ldr x0, [x6, #72]
    ldr x1, [x6, #96]
    cbz x0, .Lloop_end_655
.Lloop_656:
    tst x1, #1
    beq .Lotherwise_657
    ldp q0, q1, [x8]
    add x2, x8, #8
    add x3, x8, #12
    ldr x4, [x6, #16]
    ldp q2, q3, [x2]
    ldp q4, q5, [x3]
    ldr x2, [x6, #8]
    fmla v20.4s, v0.4s, v21.4s
    fmla v24.4s, v0.4s, v16.4s
    add x3, x8, x4, lsl #2
    fmla v23.4s, v0.4s, v27.4s
    fmla v9.4s, v1.4s, v21.4s
    prfm pldl1keep, [x3]
    fmla v8.4s, v1.4s, v16.4s
    fmla v31.4s, v1.4s, v27.4s
    fmla v20.4s, v2.4s, v17.4s
    fmla v24.4s, v2.4s, v28.4s
    add x8, x8, x2, lsl #2
    fmla v23.4s, v2.4s, v22.4s
    fmla v9.4s, v3.4s, v17.4s
    fmla v8.4s, v3.4s, v28.4s
    fmla v31.4s, v3.4s, v22.4s
    fmla v20.4s, v4.4s, v18.4s
    fmla v24.4s, v4.4s, v29.4s
    fmla v23.4s, v4.4s, v26.4s
    fmla v9.4s, v5.4s, v18.4s
    fmla v8.4s, v5.4s, v29.4s
    fmla v31.4s, v5.4s, v26.4s
.Lotherwise_657:
    lsr x1, x1, #1
    tst x1, #1
    beq .Lotherwise_658
    ldp q0, q1, [x8]
    add x2, x8, #8
    add x3, x8, #12
    ldr x4, [x6, #16]
    ldp q2, q3, [x2]
    ldp q4, q5, [x3]
    ldr x2, [x6, #8]
    fmla v20.4s, v0.4s, v19.4s
    fmla v24.4s, v0.4s, v30.4s
    add x3, x8, x4, lsl #2
    fmla v9.4s, v1.4s, v19.4s
    fmla v8.4s, v1.4s, v30.4s
    prfm pldl1keep, [x3]
    fmla v20.4s, v2.4s, v6.4s
    fmla v24.4s, v2.4s, v10.4s
    fmla v9.4s, v3.4s, v6.4s
    fmla v8.4s, v3.4s, v10.4s
    add x8, x8, x2, lsl #2
    fmla v20.4s, v4.4s, v7.4s
    fmla v24.4s, v4.4s, v25.4s
    fmla v9.4s, v5.4s, v7.4s
    fmla v8.4s, v5.4s, v25.4s
.Lotherwise_658:
    ldr s0, [x7]
    ldr s1, [x12]
    uzp1 v2.4s, v23.4s, v31.4s
    uzp2 v3.4s, v23.4s, v31.4s
    ldr x2, [x6, #40]
    ldr x3, [x6, #32]
    movi v4.4s, #0
    sub x0, x0, #1
    fadd v2.4s, v2.4s, v3.4s
    lsr x1, x1, #1
    mov v23.16b, v24.16b
    mov v31.16b, v8.16b
    mov v24.16b, v20.16b
    mov v8.16b, v9.16b
    dup v0.4s, v0.s[0]
    dup v1.4s, v1.s[0]
    add x2, x14, x2, lsl #2
    fmax v0.4s, v0.4s, v2.4s
    zip1 v20.4s, v1.4s, v4.4s
    prfm pldl1keep, [x2]
    mov v9.16b, v20.16b
    str q0, [x14]
    add x14, x14, x3, lsl #2
    cbnz x0, .Lloop_656
.Lloop_end_655:
    ldr x0, [x6]
    ldr x1, [x6, #24]
    sub x9, x9, #1
    add x11, x11, #100
    ldr x2, [x6, #48]
    add x10, x10, x0, lsl #2
    add x13, x13, x1, lsl #2
    add x12, x12, x2, lsl #2
    cbnz x9, .Lloop_647
.Lloop_end_646:
    ldp d8, d9, [sp, #0]
    ldp d10, d11, [sp, #16]
    ldp d12, d13, [sp, #32]
    ldp d14, d15, [sp, #48]
    add sp, sp, #64
    ret
    .size nnp_depthwise_5x5_by_2__aarch64_neon, . - nnp_depthwise_5x5_by_2__aarch64_neon

    .text
    .p2align 4
    .globl nnp_depthwise_5x5_by_2_edge__aarch64_neon
    .type nnp_depthwise_5x5_by_2_edge__aarch64_neon, %function
nnp_depthwise_5x5_by_2_edge__aarch64_neon:
    sub sp, sp, #64
    stp d8, d9, [sp, #0]
    stp d10, d11, [sp, #16]
    stp d12, d13, [sp, #32]
    stp d14, d15, [sp, #48]
    mov x8, x0
    mov x9, x5
    mov x10, x1
    mov x11, x2
    mov x12, x3
    ldr w1, [x9, #104]
    cbz x8, .Lloop_end_659
.Lloop_660:
    ldr s4, [x12]
    ld1 {v0.4s, v1.4s, v2.4s, v3.4s}, [x11]
    movi v23.4s, #0
    movi v24.4s, #0
    ldp q25, q26, [x11, #64]
    movi v27.4s, #0
    movi v28.4s, #0
    mov x2, x9
    movi v29.4s, #0
    movi v30.4s, #0
    mov x3, x10
    mov x5, x4
    ldr s31, [x11, #96]
    movi v8.4s, #0
    movi v9.4s, #0
    add x2, x2, #112
    ldr x6, [x9, #56]
    ldr x7, [x9, #80]
    dup v10.4s, v4.s[0]
    dup v11.4s, v4.s[0]
    ldr x13, [x9, #88]
    dup v20.4s, v4.s[0]
    dup v21.4s, v0.s[0]
    dup v22.4s, v0.s[1]
    dup v12.4s, v0.s[2]
    dup v17.4s, v0.s[3]
    dup v18.4s, v1.s[0]
    dup v19.4s, v1.s[1]
    dup v13.4s, v1.s[2]
    dup v6.4s, v1.s[3]
    dup v7.4s, v2.s[0]
    dup v16.4s, v2.s[1]
    dup v14.4s, v2.s[2]
    dup v2.4s, v2.s[3]
    dup v4.4s, v3.s[0]
    dup v5.4s, v3.s[1]
    dup v15.4s, v3.s[2]
    dup v0.4s, v3.s[3]
    dup v1.4s, v25.s[0]
    dup v3.4s, v25.s[1]
    dup v31.4s, v31.s[0]
    zip1 v23.4s, v10.4s, v23.4s
    dup v10.4s, v25.s[2]
    dup v25.4s, v25.s[3]
    zip1 v24.4s, v11.4s, v24.4s
    dup v11.4s, v26.s[0]
    zip1 v20.4s, v20.4s, v27.4s
    dup v27.4s, v26.s[1]
    zip1 v21.4s, v21.4s, v22.4s
    dup v22.4s, v26.s[2]
    dup v26.4s, v26.s[3]
    zip1 v17.4s, v12.4s, v17.4s
    zip1 v18.4s, v28.4s, v18.4s
    zip1 v19.4s, v19.4s, v13.4s
    zip1 v6.4s, v6.4s, v7.4s
    zip1 v7.4s, v29.4s, v16.4s
    zip1 v2.4s, v14.4s, v2.4s
    zip1 v4.4s, v4.4s, v5.4s
    zip1 v5.4s, v30.4s, v15.4s
    zip1 v1.4s, v0.4s, v1.4s
    zip1 v3.4s, v3.4s, v10.4s
    zip1 v16.4s, v8.4s, v25.4s
    zip1 v25.4s, v11.4s, v27.4s
    zip1 v22.4s, v22.4s, v26.4s
    zip1 v26.4s, v9.4s, v31.4s
    mov v27.16b, v23.16b
    mov v28.16b, v24.16b
    mov v29.16b, v20.16b
    cbz x6, .Lloop_end_661
.Lloop_662:
    tst x7, #1
    beq .Lotherwise_663
    ubfx x0, x1, #0, #4
    cmp x0, #15
    bne .Lotherwise_664
    ldr q0, [x3]
    b .Lend_665
.Lotherwise_664:
    movi v0.4s, #0
    tst x1, #1
    beq .Lotherwise_666
    ld1 {v0.s}[0], [x3]
.Lotherwise_666:
    tst x1, #2
    beq .Lotherwise_667
    add x0, x3, #4
    ld1 {v0.s}[1], [x0]
.Lotherwise_667:
    tst x1, #4
    beq .Lotherwise_668
    add x0, x3, #8
    ld1 {v0.s}[2], [x0]
.Lotherwise_668:
    tst x1, #8
    beq .Lotherwise_669
    add x0, x3, #12
    ld1 {v0.s}[3], [x0]
.Lotherwise_669:
.Lend_665:
    ubfx x0, x1, #4, #4
    fmla v20.4s, v0.4s, v21.4s
    fmla v24.4s, v0.4s, v2.4s
    fmla v23.4s, v0.4s, v25.4s
    cmp x0, #15
    bne .Lotherwise_670
    ldr q0, [x3, #16]
    b .Lend_671
.Lotherwise_670:
    movi v0.4s, #0
    tst x1, #16
    beq .Lotherwise_672
    add x0, x3, #16
    ld1 {v0.s}[0], [x0]
.Lotherwise_672:
    tst x1, #32
    beq .Lotherwise_673
    add x0, x3, #20
    ld1 {v0.s}[1], [x0]
.Lotherwise_673:
    tst x1, #64
    beq .Lotherwise_674
    add x0, x3, #24
    ld1 {v0.s}[2], [x0]
.Lotherwise_674:
    tst x1, #128
    beq .Lotherwise_675
    add x0, x3, #28
    ld1 {v0.s}[3], [x0]
.Lotherwise_675:
.Lend_671:
    ubfx x0, x1, #2, #4
    fmla v29.4s, v0.4s, v21.4s
    fmla v28.4s, v0.4s, v2.4s
    fmla v27.4s, v0.4s, v25.4s
    cmp x0, #15
    bne .Lotherwise_676
    ldr q0, [x3, #8]
    b .Lend_677
.Lotherwise_676:
    movi v0.4s, #0
    tst x1, #4
    beq .Lotherwise_678
    add x0, x3, #8
    ld1 {v0.s}[0], [x0]
.Lotherwise_678:
    tst x1, #8
    beq .Lotherwise_679
    add x0, x3, #12
    ld1 {v0.s}[1], [x0]
.Lotherwise_679:
    tst x1, #16
    beq .Lotherwise_680
    add x0, x3, #16
    ld1 {v0.s}[2], [x0]
.Lotherwise_680:
    tst x1, #32
    beq .Lotherwise_681
    add x0, x3, #20
    ld1 {v0.s}[3], [x0]
.Lotherwise_681:
.Lend_677:
    ubfx x0, x1, #6, #4
    fmla v20.4s, v0.4s, v17.4s
    fmla v24.4s, v0.4s, v4.4s
    fmla v23.4s, v0.4s, v22.4s
    cmp x0, #15
    bne .Lotherwise_682
    ldr q0, [x3, #24]
    b .Lend_683
.Lotherwise_682:
    movi v0.4s, #0
    tst x1, #64
    beq .Lotherwise_684
    add x0, x3, #24
    ld1 {v0.s}[0], [x0]
.Lotherwise_684:
    tst x1, #128
    beq .Lotherwise_685
    add x0, x3, #28
    ld1 {v0.s}[1], [x0]
.Lotherwise_685:
    tst x1, #256
    beq .Lotherwise_686
    add x0, x3, #32
    ld1 {v0.s}[2], [x0]
.Lotherwise_686:
    tst x1, #512
    beq .Lotherwise_687
    add x0, x3, #36
    ld1 {v0.s}[3], [x0]
.Lotherwise_687:
.Lend_683:
    ubfx x0, x1, #3, #4
    fmla v29.4s, v0.4s, v17.4s
    fmla v28.4s, v0.4s, v4.4s
    fmla v27.4s, v0.4s, v22.4s
    cmp x0, #15
    bne .Lotherwise_688
    ldr q0, [x3, #12]
    b .Lend_689
.Lotherwise_688:
    movi v0.4s, #0
    tst x1, #8
    beq .Lotherwise_690
    add x0, x3, #12
    ld1 {v0.s}[0], [x0]
.Lotherwise_690:
    tst x1, #16
    beq .Lotherwise_691
    add x0, x3, #16
    ld1 {v0.s}[1], [x0]
.Lotherwise_691:
    tst x1, #32
    beq .Lotherwise_692
    add x0, x3, #20
    ld1 {v0.s}[2], [x0]
.Lotherwise_692:
    tst x1, #64
    beq .Lotherwise_693
    add x0, x3, #24
    ld1 {v0.s}[3], [x0]
.Lotherwise_693:
.Lend_689:
    ubfx x0, x1, #7, #4
    fmla v20.4s, v0.4s, v18.4s
    fmla v24.4s, v0.4s, v5.4s
    fmla v23.4s, v0.4s, v26.4s
    cmp x0, #15
    bne .Lotherwise_694
    ldr q0, [x3, #28]
    b .Lend_695
.Lotherwise_694:
    movi v0.4s, #0
    tst x1, #128
    beq .Lotherwise_696
    add x0, x3, #28
    ld1 {v0.s}[0], [x0]
.Lotherwise_696:
    tst x1, #256
    beq .Lotherwise_697
    add x0, x3, #32
    ld1 {v0.s}[1], [x0]
.Lotherwise_697:
    tst x1, #512
    beq .Lotherwise_698
    add x0, x3, #36
    ld1 {v0.s}[2], [x0]
.Lotherwise_698:
    tst x1, #1024
    beq .Lotherwise_699
    add x0, x3, #40
    ld1 {v0.s}[3], [x0]
.Lotherwise_699:
.Lend_695:
    ldr x0, [x9, #16]
    ldr x14, [x9, #8]
    fmla v29.4s, v0.4s, v18.4s
    fmla v28.4s, v0.4s, v5.4s
    fmla v27.4s, v0.4s, v26.4s
    add x0, x3, x0, lsl #2
    add x3, x3, x14, lsl #2
    prfm pldl1keep, [x0]
.Lotherwise_663:
    lsr x7, x7, #1
    tst x7, #1
    beq .Lotherwise_700
    ubfx x0, x1, #0, #4
    cmp x0, #15
    bne .Lotherwise_701
    ldr q0, [x3]
    b .Lend_702
.Lotherwise_701:
    movi v0.4s, #0
    tst x1, #1
    beq .Lotherwise_703
    ld1 {v0.s}[0], [x3]
.Lotherwise_703:
    tst x1, #2
    beq .Lotherwise_704
    add x0, x3, #4
    ld1 {v0.s}[1], [x0]
.Lotherwise_704:
    tst x1, #4
    beq .Lotherwise_705
    add x0, x3, #8
    ld1 {v0.s}[2], [x0]
.Lotherwise_705:
    tst x1, #8
    beq .Lotherwise_706
    add x0, x3, #12
    ld1 {v0.s}[3], [x0]
.Lotherwise_706:
.Lend_702:
    ubfx x0, x1, #4, #4
    fmla v20.4s, v0.4s, v19.4s
    fmla v24.4s, v0.4s, v1.4s
    cmp x0, #15
    bne .Lotherwise_707
    ldr q0, [x3, #16]
    b .Lend_708
.Lotherwise_707:
    movi v0.4s, #0
    tst x1, #16
    beq .Lotherwise_709
    add x0, x3, #16
    ld1 {v0.s}[0], [x0]
.Lotherwise_709:
    tst x1, #32
    beq .Lotherwise_710
    add x0, x3, #20
    ld1 {v0.s}[1], [x0]
.Lotherwise_710:
    tst x1, #64
    beq .Lotherwise_711
    add x0, x3, #24
    ld1 {v0.s}[2], [x0]
.Lotherwise_711:
    tst x1, #128
    beq .Lotherwise_712
    add x0, x3, #28
    ld1 {v0.s}[3], [x0]
.Lotherwise_712:
.Lend_708:
    ubfx x0, x1, #2, #4
    fmla v29.4s, v0.4s, v19.4s
    fmla v28.4s, v0.4s, v1.4s
    cmp x0, #15
    bne .Lotherwise_713
    ldr q0, [x3, #8]
    b .Lend_714
.Lotherwise_713:
    movi v0.4s, #0
    tst x1, #4
    beq .Lotherwise_715
    add x0, x3, #8
    ld1 {v0.s}[0], [x0]
.Lotherwise_715:
    tst x1, #8
    beq .Lotherwise_716
    add x0, x3, #12
    ld1 {v0.s}[1], [x0]
.Lotherwise_716:
    tst x1, #16
    beq .Lotherwise_717
    add x0, x3, #16
    ld1 {v0.s}[2], [x0]
.Lotherwise_717:
    tst x1, #32
    beq .Lotherwise_718
    add x0, x3, #20
    ld1 {v0.s}[3], [x0]
.Lotherwise_718:
.Lend_714:
    ubfx x0, x1, #6, #4
    fmla v20.4s, v0.4s, v6.4s
    fmla v24.4s, v0.4s, v3.4s
    cmp x0, #15
    bne .Lotherwise_719
    ldr q0, [x3, #24]
    b .Lend_720
.Lotherwise_719:
    movi v0.4s, #0
    tst x1, #64
    beq .Lotherwise_721
    add x0, x3, #24
    ld1 {v0.s}[0], [x0]
.Lotherwise_721:
    tst x1, #128
    beq .Lotherwise_722
    add x0, x3, #28
    ld1 {v0.s}[1], [x0]
.Lotherwise_722:
    tst x1, #256
    beq .Lotherwise_723
    add x0, x3, #32
    ld1 {v0.s}[2], [x0]
.Lotherwise_723:
    tst x1, #512
    beq .Lotherwise_724
    add x0, x3, #36
    ld1 {v0.s}[3], [x0]
.Lotherwise_724:
.Lend_720:
    ubfx x0, x1, #3, #4
    fmla v29.4s, v0.4s, v6.4s
    fmla v28.4s, v0.4s, v3.4s
    cmp x0, #15
    bne .Lotherwise_725
    ldr q0, [x3, #12]
    b .Lend_726
.Lotherwise_725:
    movi v0.4s, #0
    tst x1, #8
    beq .Lotherwise_727
    add x0, x3, #12
    ld1 {v0.s}[0], [x0]
.Lotherwise_727:
    tst x1, #16
    beq .Lotherwise_728
    add x0, x3, #16
    ld1 {v0.s}[1], [x0]
.Lotherwise_728:
    tst x1, #32
    beq .Lotherwise_729
    add x0, x3, #20
    ld1 {v0.s}[2], [x0]
.Lotherwise_729:
    tst x1, #64
    beq .Lotherwise_730
    add x0, x3, #24
    ld1 {v0.s}[3], [x0]
.Lotherwise_730:
.Lend_726:
    ubfx x0, x1, #7, #4
    fmla v20.4s, v0.4s, v7.4s
    fmla v24.4s, v0.4s, v16.4s
    cmp x0, #15
    bne .Lotherwise_731
    ldr q0, [x3, #28]
    b .Lend_732
.Lotherwise_731:
    movi v0.4s, #0
    tst x1, #128
    beq .Lotherwise_733
    add x0, x3, #28
    ld1 {v0.s}[0], [x0]
.Lotherwise_733:
    tst x1, #256
    beq .Lotherwise_734
    add x0, x3, #32
    ld1 {v0.s}[1], [x0]
.Lotherwise_734:
    tst x1, #512
    beq .Lotherwise_735
    add x0, x3, #36
    ld1 {v0.s}[2], [x0]
.Lotherwise_735:
    tst x1, #1024
    beq .Lotherwise_736
    add x0, x3, #40
    ld1 {v0.s}[3], [x0]
.Lotherwise_736:
.Lend_732:
    ldr x0, [x9, #16]
    ldr x14, [x9, #8]
    fmla v29.4s, v0.4s, v7.4s
    fmla v28.4s, v0.4s, v16.4s
    add x0, x3, x0, lsl #2
    add x3, x3, x14, lsl #2
    prfm pldl1keep, [x0]
.Lotherwise_700:
    lsr x7, x7, #1
    tst x13, #1
    beq .Lotherwise_737
    ldr s0, [x2]
    uzp1 v30.4s, v23.4s, v27.4s
    uzp2 v23.4s, v23.4s, v27.4s
    ldr x0, [x9, #40]
    ldr x14, [x9, #32]
    fadd v30.4s, v30.4s, v23.4s
    dup v0.4s, v0.s[0]
    add x0, x5, x0, lsl #2
    prfm pldl1keep, [x0]
    fmax v0.4s, v0.4s, v30.4s
    str q0, [x5]
    add x5, x5, x14, lsl #2
.Lotherwise_737:
    ldr s0, [x12]
    movi v30.4s, #0
    sub x6, x6, #1
    lsr x13, x13, #1
    mov v23.16b, v24.16b
    mov v27.16b, v28.16b
    mov v24.16b, v20.16b
    mov v28.16b, v29.16b
    dup v0.4s, v0.s[0]
    zip1 v20.4s, v0.4s, v30.4s
    mov v29.16b, v20.16b
    cbnz x6, .Lloop_662
.Lloop_end_661:
    ldr x6, [x9, #64]
    cbz x6, .Lloop_end_738
.Lloop_739:
    ubfx x0, x1, #0, #4
    cmp x0, #15
    bne .Lotherwise_740
    ldr q0, [x3]
    b .Lend_741
.Lotherwise_740:
    movi v0.4s, #0
    tst x1, #1
    beq .Lotherwise_742
    ld1 {v0.s}[0], [x3]
.Lotherwise_742:
    tst x1, #2
    beq .Lotherwise_743
    add x0, x3, #4
    ld1 {v0.s}[1], [x0]
.Lotherwise_743:
    tst x1, #4
    beq .Lotherwise_744
    add x0, x3, #8
    ld1 {v0.s}[2], [x0]
.Lotherwise_744:
    tst x1, #8
    beq .Lotherwise_745
    add x0, x3, #12
    ld1 {v0.s}[3], [x0]
.Lotherwise_745:
.Lend_741:
    ubfx x0, x1, #4, #4
    fmla v20.4s, v0.4s, v21.4s
    fmla v24.4s, v0.4s, v2.4s
    fmla v23.4s, v0.4s, v25.4s
    cmp x0, #15
    bne .Lotherwise_746
    ldr q0, [x3, #16]
    b .Lend_747
.Lotherwise_746:
    movi v0.4s, #0
    tst x1, #16
    beq .Lotherwise_748
    add x0, x3, #16
    ld1 {v0.s}[0], [x0]
.Lotherwise_748:
    tst x1, #32
    beq .Lotherwise_749
    add x0, x3, #20
    ld1 {v0.s}[1], [x0]
.Lotherwise_749:
    tst x1, #64
    beq .Lotherwise_750
    add x0, x3, #24
    ld1 {v0.s}[2], [x0]
.Lotherwise_750:
    tst x1, #128
    beq .Lotherwise_751
    add x0, x3, #28
    ld1 {v0.s}[3], [x0]
.Lotherwise_751:
.Lend_747:
    ubfx x0, x1, #2, #4
    fmla v29.4s, v0.4s, v21.4s
    fmla v28.4s, v0.4s, v2.4s
    fmla v27.4s, v0.4s, v25.4s
    cmp x0, #15
    bne .Lotherwise_752
    ldr q0, [x3, #8]
    b .Lend_753
.Lotherwise_752:
    movi v0.4s, #0
    tst x1, #4
    beq .Lotherwise_754
    add x0, x3, #8
    ld1 {v0.s}[0], [x0]
.Lotherwise_754:
    tst x1, #8
    beq .Lotherwise_755
    add x0, x3, #12
    ld1 {v0.s}[1], [x0]
.Lotherwise_755:
    tst x1, #16
    beq .Lotherwise_756
    add x0, x3, #16
    ld1 {v0.s}[2], [x0]
.Lotherwise_756:
    tst x1, #32
    beq .Lotherwise_757
    add x0, x3, #20
    ld1 {v0.s}[3], [x0]
.Lotherwise_757:
.Lend_753:
    ubfx x0, x1, #6, #4
    fmla v20.4s, v0.4s, v17.4s
    fmla v24.4s, v0.4s, v4.4s
    fmla v23.4s, v0.4s, v22.4s
    cmp x0, #15
    bne .Lotherwise_758
    ldr q0, [x3, #24]
    b .Lend_759
.Lotherwise_758:
    movi v0.4s, #0
    tst x1, #64
    beq .Lotherwise_760
    add x0, x3, #24
    ld1 {v0.s}[0], [x0]
.Lotherwise_760:
    tst x1, #128
    beq .Lotherwise_761
    add x0, x3, #28
    ld1 {v0.s}[1], [x0]
.Lotherwise_761:
    tst x1, #256
    beq .Lotherwise_762
    add x0, x3, #32
    ld1 {v0.s}[2], [x0]
.Lotherwise_762:
    tst x1, #512
    beq .Lotherwise_763
    add x0, x3, #36
    ld1 {v0.s}[3], [x0]
.Lotherwise_763:
.Lend_759:
    ubfx x0, x1, #3, #4
    fmla v29.4s, v0.4s, v17.4s
    fmla v28.4s, v0.4s, v4.4s
    fmla v27.4s, v0.4s, v22.4s
    cmp x0, #15
    bne .Lotherwise_764
    ldr q0, [x3, #12]
    b .Lend_765
.Lotherwise_764:
    movi v0.4s, #0
    tst x1, #8
    beq .Lotherwise_766
    add x0, x3, #12
    ld1 {v0.s}[0], [x0]
.Lotherwise_766:
    tst x1, #16
    beq .Lotherwise_767
    add x0, x3, #16
    ld1 {v0.s}[1], [x0]
.Lotherwise_767:
    tst x1, #32
    beq .Lotherwise_768
    add x0, x3, #20
    ld1 {v0.s}[2], [x0]
.Lotherwise_768:
    tst x1, #64
    beq .Lotherwise_769
    add x0, x3, #24
    ld1 {v0.s}[3], [x0]
.Lotherwise_769:
.Lend_765:
    ubfx x0, x1, #7, #4
    fmla v20.4s, v0.4s, v18.4s
    fmla v24.4s, v0.4s, v5.4s
    fmla v23.4s, v0.4s, v26.4s
    cmp x0, #15
    bne .Lotherwise_770
    ldr q0, [x3, #28]
    b .Lend_771
.Lotherwise_770:
    movi v0.4s, #0
    tst x1, #128
    beq .Lotherwise_772
    add x0, x3, #28
    ld1 {v0.s}[0], [x0]
.Lotherwise_772:
    tst x1, #256
    beq .Lotherwise_773
    add x0, x3, #32
    ld1 {v0.s}[1], [x0]
.Lotherwise_773:
    tst x1, #512
    beq .Lotherwise_774
    add x0, x3, #36
    ld1 {v0.s}[2], [x0]
.Lotherwise_774:
    tst x1, #1024
    beq .Lotherwise_775
    add x0, x3, #40
    ld1 {v0.s}[3], [x0]
.Lotherwise_775:
.Lend_771:
    ldr x0, [x9, #16]
    ldr x7, [x9, #8]
    ubfx x13, x1, #0, #4
    fmla v29.4s, v0.4s, v18.4s
    fmla v28.4s, v0.4s, v5.4s
    fmla v27.4s, v0.4s, v26.4s
    add x0, x3, x0, lsl #2
    add x3, x3, x7, lsl #2
    prfm pldl1keep, [x0]
    cmp x13, #15
    bne .Lotherwise_776
    ldr q0, [x3]
    b .Lend_777
.Lotherwise_776:
    movi v0.4s, #0
    tst x1, #1
    beq .Lotherwise_778
    ld1 {v0.s}[0], [x3]
.Lotherwise_778:
    tst x1, #2
    beq .Lotherwise_779
    add x0, x3, #4
    ld1 {v0.s}[1], [x0]
.Lotherwise_779:
    tst x1, #4
    beq .Lotherwise_780
    add x0, x3, #8
    ld1 {v0.s}[2], [x0]
.Lotherwise_780:
    tst x1, #8
    beq .Lotherwise_781
    add x0, x3, #12
    ld1 {v0.s}[3], [x0]
.Lotherwise_781:
.Lend_777:
    ubfx x0, x1, #4, #4
    fmla v20.4s, v0.4s, v19.4s
    fmla v24.4s, v0.4s, v1.4s
    cmp x0, #15
    bne .Lotherwise_782
    ldr q0, [x3, #16]
    b .Lend_783
.Lotherwise_782:
    movi v0.4s, #0
    tst x1, #16
    beq .Lotherwise_784
    add x0, x3, #16
    ld1 {v0.s}[0], [x0]
.Lotherwise_784:
    tst x1, #32
    beq .Lotherwise_785
    add x0, x3, #20
    ld1 {v0.s}[1], [x0]
.Lotherwise_785:
    tst x1, #64
    beq .Lotherwise_786
    add x0, x3, #24
    ld1 {v0.s}[2], [x0]
.Lotherwise_786:
    tst x1, #128
    beq .Lotherwise_787
    add x0, x3, #28
    ld1 {v0.s}[3], [x0]
.Lotherwise_787:
.Lend_783:
    ubfx x0, x1, #2, #4
    fmla v29.4s, v0.4s, v19.4s
    fmla v28.4s, v0.4s, v1.4s
    cmp x0, #15
    bne .Lotherwise_788
    ldr q0, [x3, #8]
    b .Lend_789
.Lotherwise_788:
    movi v0.4s, #0
    tst x1, #4
    beq .Lotherwise_790
    add x0, x3, #8
    ld1 {v0.s}[0], [x0]
.Lotherwise_790:
    tst x1, #8
    beq .Lotherwise_791
    add x0, x3, #12
    ld1 {v0.s}[1], [x0]
.Lotherwise_791:
    tst x1, #16
    beq .Lotherwise_792
    add x0, x3, #16
    ld1 {v0.s}[2], [x0]
.Lotherwise_792:
    tst x1, #32
    beq .Lotherwise_793
    add x0, x3, #20
    ld1 {v0.s}[3], [x0]
.Lotherwise_793:
.Lend_789:
    ubfx x0, x1, #6, #4
    fmla v20.4s, v0.4s, v6.4s
    fmla v24.4s, v0.4s, v3.4s
    cmp x0, #15
    bne .Lotherwise_794
    ldr q0, [x3, #24]
    b .Lend_795
.Lotherwise_794:
    movi v0.4s, #0
    tst x1, #64
    beq .Lotherwise_796
    add x0, x3, #24
    ld1 {v0.s}[0], [x0]
.Lotherwise_796:
    tst x1, #128
    beq .Lotherwise_797
    add x0, x3, #28
    ld1 {v0.s}[1], [x0]
.Lotherwise_797:
    tst x1, #256
    beq .Lotherwise_798
    add x0, x3, #32
    ld1 {v0.s}[2], [x0]
.Lotherwise_798:
    tst x1, #512
    beq .Lotherwise_799
    add x0, x3, #36
    ld1 {v0.s}[3], [x0]
.Lotherwise_799:
.Lend_795:
    ubfx x0, x1, #3, #4
    fmla v29.4s, v0.4s, v6.4s
    fmla v28.4s, v0.4s, v3.4s
    cmp x0, #15
    bne .Lotherwise_800
    ldr q0, [x3, #12]
    b .Lend_801
.Lotherwise_800:
    movi v0.4s, #0
    tst x1, #8
    beq .Lotherwise_802
    add x0, x3, #12
    ld1 {v0.s}[0], [x0]
.Lotherwise_802:
    tst x1, #16
    beq .Lotherwise_803
    add x0, x3, #16
    ld1 {v0.s}[1], [x0]
.Lotherwise_803:
    tst x1, #32
    beq .Lotherwise_804
    add x0, x3, #20
    ld1 {v0.s}[2], [x0]
.Lotherwise_804:
    tst x1, #64
    beq .Lotherwise_805
    add x0, x3, #24
    ld1 {v0.s}[3], [x0]
.Lotherwise_805:
.Lend_801:
    ubfx x0, x1, #7, #4
    fmla v20.4s, v0.4s, v7.4s
    fmla v24.4s, v0.4s, v16.4s
    cmp x0, #15
    bne .Lotherwise_806
    ldr q0, [x3, #28]
    b .Lend_807
.Lotherwise_806:
    movi v0.4s, #0
    tst x1, #128
    beq .Lotherwise_808
    add x0, x3, #28
    ld1 {v0.s}[0], [x0]
.Lotherwise_808:
    tst x1, #256
    beq .Lotherwise_809
    add x0, x3, #32
    ld1 {v0.s}[1], [x0]
.Lotherwise_809:
    tst x1, #512
    beq .Lotherwise_810
    add x0, x3, #36
    ld1 {v0.s}[2], [x0]
.Lotherwise_810:
    tst x1, #1024
    beq .Lotherwise_811
    add x0, x3, #40
    ld1 {v0.s}[3], [x0]
.Lotherwise_811:
.Lend_807:
    ldr s30, [x2]
    ldr s31, [x12]
    uzp1 v8.4s, v23.4s, v27.4s
    uzp2 v23.4s, v23.4s, v27.4s
    ldr x0, [x9, #16]
    ldr x7, [x9, #40]
    fmla v29.4s, v0.4s, v7.4s
    fmla v28.4s, v0.4s, v16.4s
    fadd v8.4s, v8.4s, v23.4s
    ldr x13, [x9, #8]
    ldr x14, [x9, #32]
    movi v0.4s, #0
    sub x6, x6, #1
    mov v23.16b, v24.16b
    mov v24.16b, v20.16b
    dup v20.4s, v30.s[0]
    dup v30.4s, v31.s[0]
    add x0, x3, x0, lsl #2
    add x7, x5, x7, lsl #2
    mov v27.16b, v28.16b
    mov v28.16b, v29.16b
    fmax v31.4s, v20.4s, v8.4s
    zip1 v20.4s, v30.4s, v0.4s
    prfm pldl1keep, [x0]
    add x3, x3, x13, lsl #2
    prfm pldl1keep, [x7]
    mov v29.16b, v20.16b
    str q31, [x5]
    add x5, x5, x14, lsl #2
    cbnz x6, .Lloop_739
.Lloop_end_738:
    ldr x6, [x9, #72]
    ldr x7, [x9, #96]
    cbz x6, .Lloop_end_812
.Lloop_813:
    tst x7, #1
    beq .Lotherwise_814
    ubfx x0, x1, #0, #4
    cmp x0, #15
    bne .Lotherwise_815
    ldr q0, [x3]
    b .Lend_816
.Lotherwise_815:
    movi v0.4s, #0
    tst x1, #1
    beq .Lotherwise_817
    ld1 {v0.s}[0], [x3]
.Lotherwise_817:
    tst x1, #2
    beq .Lotherwise_818
    add x0, x3, #4
    ld1 {v0.s}[1], [x0]
.Lotherwise_818:
    tst x1, #4
    beq .Lotherwise_819
    add x0, x3, #8
    ld1 {v0.s}[2], [x0]
.Lotherwise_819:
    tst x1, #8
    beq .Lotherwise_820
    add x0, x3, #12
    ld1 {v0.s}[3], [x0]
.Lotherwise_820:
.Lend_816:
    ubfx x0, x1, #4, #4
    fmla v20.4s, v0.4s, v21.4s
    fmla v24.4s, v0.4s, v2.4s
    fmla v23.4s, v0.4s, v25.4s
    cmp x0, #15
    bne .Lotherwise_821
    ldr q0, [x3, #16]
    b .Lend_822
.Lotherwise_821:
    movi v0.4s, #0
    tst x1, #16
    beq .Lotherwise_823
    add x0, x3, #16
    ld1 {v0.s}[0], [x0]
.Lotherwise_823:
    tst x1, #32
    beq .Lotherwise_824
    add x0, x3, #20
    ld1 {v0.s}[1], [x0]
.Lotherwise_824:
    tst x1, #64
    beq .Lotherwise_825
    add x0, x3, #24
    ld1 {v0.s}[2], [x0]
.Lotherwise_825:
    tst x1, #128
    beq .Lotherwise_826
    add x0, x3, #28
    ld1 {v0.s}[3], [x0]
.Lotherwise_826:
.Lend_822:
    ubfx x0, x1, #2, #4
    fmla v29.4s, v0.4s, v21.4s
    fmla v28.4s, v0.4s, v2.4s
    fmla v27.4s, v0.4s, v25.4s
    cmp x0, #15
    bne .Lotherwise_827
    ldr q0, [x3, #8]
    b .Lend_828
.Lotherwise_827:
    movi v0.4s, #0
    tst x1, #4
    beq .Lotherwise_829
    add x0, x3, #8
    ld1 {v0.s}[0], [x0]
.Lotherwise_829:
    tst x1, #8
    beq .Lotherwise_830
    add x0, x3, #12
    ld1 {v0.s}[1], [x0]
.Lotherwise_830:
    tst x1, #16
    beq .Lotherwise_831
    add x0, x3, #16
    ld1 {v0.s}[2], [x0]
.Lotherwise_831:
    tst x1, #32
    beq .Lotherwise_832
    add x0, x3, #20
    ld1 {v0.s}[3], [x0]
.Lotherwise_832:
.Lend_828:
    ubfx x0, x1, #6, #4
    fmla v20.4s, v0.4s, v17.4s
    fmla v24.4s, v0.4s, v4.4s
    fmla v23.4s, v0.4s, v22.4s
    cmp x0, #15
    bne .Lotherwise_833
    ldr q0, [x3, #24]
    b .Lend_834
.Lotherwise_833:
    movi v0.4s, #0
    tst x1, #64
    beq .Lotherwise_835
    add x0, x3, #24
    ld1 {v0.s}[0], [x0]
.Lotherwise_835:
    tst x1, #128
    beq .Lotherwise_836
    add x0, x3, #28
    ld1 {v0.s}[1], [x0]
.Lotherwise_836:
    tst x1, #256
    beq .Lotherwise_837
    add x0, x3, #32
    ld1 {v0.s}[2], [x0]
.Lotherwise_837:
    tst x1, #512
    beq .Lotherwise_838
    add x0, x3, #36
    ld1 {v0.s}[3], [x0]
.Lotherwise_838:
.Lend_834:
    ubfx x0, x1, #3, #4
    fmla v29.4s, v0.4s, v17.4s
    fmla v28.4s, v0.4s, v4.4s
    fmla v27.4s, v0.4s, v22.4s
    cmp x0, #15
    bne .Lotherwise_839
    ldr q0, [x3, #12]
    b .Lend_840
.Lotherwise_839:
    movi v0.4s, #0
    tst x1, #8
    beq .Lotherwise_841
    add x0, x3, #12
    ld1 {v0.s}[0], [x0]
.Lotherwise_841:
    tst x1, #16
    beq .Lotherwise_842
    add x0, x3, #16
    ld1 {v0.s}[1], [x0]
.Lotherwise_842:
    tst x1, #32
    beq .Lotherwise_843
    add x0, x3, #20
    ld1 {v0.s}[2], [x0]
.Lotherwise_843:
    tst x1, #64
    beq .Lotherwise_844
    add x0, x3, #24
    ld1 {v0.s}[3], [x0]
.Lotherwise_844:
.Lend_840:
    ubfx x0, x1, #7, #4
    fmla v20.4s, v0.4s, v18.4s
    fmla v24.4s, v0.4s, v5.4s
    fmla v23.4s, v0.4s, v26.4s
    cmp x0, #15
    bne .Lotherwise_845
    ldr q0, [x3, #28]
    b .Lend_846
.Lotherwise_845:
    movi v0.4s, #0
    tst x1, #128
    beq .Lotherwise_847
    add x0, x3, #28
    ld1 {v0.s}[0], [x0]
.Lotherwise_847:
    tst x1, #256
    beq .Lotherwise_848
    add x0, x3, #32
    ld1 {v0.s}[1], [x0]
.Lotherwise_848:
    tst x1, #512
    beq .Lotherwise_849
    add x0, x3, #36
    ld1 {v0.s}[2], [x0]
.Lotherwise_849:
    tst x1, #1024
    beq .Lotherwise_850
    add x0, x3, #40
    ld1 {v0.s}[3], [x0]
.Lotherwise_850:
.Lend_846:
    ldr x0, [x9, #16]
    ldr x13, [x9, #8]
    fmla v29.4s, v0.4s, v18.4s
    fmla v28.4s, v0.4s, v5.4s
    fmla v27.4s, v0.4s, v26.4s
    add x0, x3, x0, lsl #2
    add x3, x3, x13, lsl #2
    prfm pldl1keep, [x0]
.Lotherwise_814:
    lsr x7, x7, #1
    tst x7, #1
    beq .Lotherwise_851
    ubfx x0, x1, #0, #4
    cmp x0, #15
    bne .Lotherwise_852
    ldr q0, [x3]
    b .Lend_853
.Lotherwise_852:
    movi v0.4s, #0
    tst x1, #1
    beq .Lotherwise_854
    ld1 {v0.s}[0], [x3]
.Lotherwise_854:
    tst x1, #2
    beq .Lotherwise_855
    add x0, x3, #4
    ld1 {v0.s}[1], [x0]
.Lotherwise_855:
    tst x1, #4
    beq .Lotherwise_856
    add x0, x3, #8
    ld1 {v0.s}[2], [x0]
.Lotherwise_856:
    tst x1, #8
    beq .Lotherwise_857
    add x0, x3, #12
    ld1 {v0.s}[3], [x0]
.Lotherwise_857:
.Lend_853:
    ubfx x0, x1, #4, #4
    fmla v20.4s, v0.4s, v19.4s
    fmla v24.4s, v0.4s, v1.4s
    cmp x0, #15
    bne .Lotherwise_858
    ldr q0, [x3, #16]
    b .Lend_859
.Lotherwise_858:
    movi v0.4s, #0
    tst x1, #16
    beq .Lotherwise_860
    add x0, x3, #16
    ld1 {v0.s}[0], [x0]
.Lotherwise_860:
    tst x1, #32
    beq .Lotherwise_861
    add x0, x3, #20
    ld1 {v0.s}[1], [x0]
.Lotherwise_861:
    tst x1, #64
    beq .Lotherwise_862
    add x0, x3, #24
    ld1 {v0.s}[2], [x0]
.Lotherwise_862:
    tst x1, #128
    beq .Lotherwise_863
    add x0, x3, #28
    ld1 {v0.s}[3], [x0]
.Lotherwise_863:
.Lend_859:
    ubfx x0, x1, #2, #4
    fmla v29.4s, v0.4s, v19.4s
    fmla v28.4s, v0.4s, v1.4s
    cmp x0, #15
    bne .Lotherwise_864
    ldr q0, [x3, #8]
    b .Lend_865
.Lotherwise_864:
    movi v0.4s, #0
    tst x1, #4
    beq .Lotherwise_866
    add x0, x3, #8
    ld1 {v0.s}[0], [x0]
.Lotherwise_866:
    tst x1, #8
    beq .Lotherwise_867
    add x0, x3, #12
    ld1 {v0.s}[1], [x0]
.Lotherwise_867:
    tst x1, #16
    beq .Lotherwise_868
    add x0, x3, #16
    ld1 {v0.s}[2], [x0]
.Lotherwise_868:
    tst x1, #32
    beq .Lotherwise_869
    add x0, x3, #20
    ld1 {v0.s}[3], [x0]
.Lotherwise_869:
.Lend_865:
    ubfx x0, x1, #6, #4
    fmla v20.4s, v0.4s, v6.4s
    fmla v24.4s, v0.4s, v3.4s
    cmp x0, #15
    bne .Lotherwise_870
    ldr q0, [x3, #24]
    b .Lend_871
.Lotherwise_870:
    movi v0.4s, #0
    tst x1, #64
    beq .Lotherwise_872
    add x0, x3, #24
    ld1 {v0.s}[0], [x0]
.Lotherwise_872:
    tst x1, #128
    beq .Lotherwise_873
    add x0, x3, #28
    ld1 {v0.s}[1], [x0]
.Lotherwise_873:
    tst x1, #256
    beq .Lotherwise_874
    add x0, x3, #32
    ld1 {v0.s}[2], [x0]
.Lotherwise_874:
    tst x1, #512
    beq .Lotherwise_875
    add x0, x3, #36
    ld1 {v0.s}[3], [x0]
.Lotherwise_875:
.Lend_871:
    ubfx x0, x1, #3, #4
    fmla v29.4s, v0.4s, v6.4s
    fmla v28.4s, v0.4s, v3.4s
    cmp x0, #15
    bne .Lotherwise_876
    ldr q0, [x3, #12]
    b .Lend_877
.Lotherwise_876:
    movi v0.4s, #0
    tst x1, #8
    beq .Lotherwise_878
    add x0, x3, #12
    ld1 {v0.s}[0], [x0]
.Lotherwise_878:
    tst x1, #16
    beq .Lotherwise_879
    add x0, x3, #16
    ld1 {v0.s}[1], [x0]
.Lotherwise_879:
    tst x1, #32
    beq .Lotherwise_880
    add x0, x3, #20
    ld1 {v0.s}[2], [x0]
.Lotherwise_880:
    tst x1, #64
    beq .Lotherwise_881
    add x0, x3, #24
    ld1 {v0.s}[3], [x0]
.Lotherwise_881:
.Lend_877:
    ubfx x0, x1, #7, #4
    fmla v20.4s, v0.4s, v7.4s
    fmla v24.4s, v0.4s, v16.4s
    cmp x0, #15
    bne .Lotherwise_882
    ldr q0, [x3, #28]
    b .Lend_883
.Lotherwise_882:
    movi v0.4s, #0
    tst x1, #128
    beq .Lotherwise_884
    add x0, x3, #28
    ld1 {v0.s}[0], [x0]
.Lotherwise_884:
    tst x1, #256
    beq .Lotherwise_885
    add x0, x3, #32
    ld1 {v0.s}[1], [x0]
.Lotherwise_885:
    tst x1, #512
    beq .Lotherwise_886
    add x0, x3, #36
    ld1 {v0.s}[2], [x0]
.Lotherwise_886:
    tst x1, #1024
    beq .Lotherwise_887
    add x0, x3, #40
    ld1 {v0.s}[3], [x0]
.Lotherwise_887:
.Lend_883:
    ldr x0, [x9, #16]
    ldr x13, [x9, #8]
    fmla v29.4s, v0.4s, v7.4s
    fmla v28.4s, v0.4s, v16.4s
    add x0, x3, x0, lsl #2
    add x3, x3, x13, lsl #2
    prfm pldl1keep, [x0]
.Lotherwise_851:
    ldr s0, [x2]
    ldr s30, [x12]
    uzp1 v31.4s, v23.4s, v27.4s
    uzp2 v23.4s, v23.4s, v27.4s
    ldr x0, [x9, #40]
    ldr x13, [x9, #32]
    movi v8.4s, #0
    sub x6, x6, #1
    fadd v31.4s, v31.4s, v23.4s
    lsr x7, x7, #1
    mov v23.16b, v24.16b
    mov v27.16b, v28.16b
    mov v24.16b, v20.16b
    mov v28.16b, v29.16b
    dup v0.4s, v0.s[0]
    dup v20.4s, v30.s[0]
    add x0, x5, x0, lsl #2
    fmax v0.4s, v0.4s, v31.4s
    zip1 v20.4s, v20.4s, v8.4s
    prfm pldl1keep, [x0]
    mov v29.16b, v20.16b
    str q0, [x5]
    add x5, x5, x13, lsl #2
    cbnz x6, .Lloop_813
.Lloop_end_812:
    ldr x0, [x9]
    ldr x2, [x9, #24]
    sub x8, x8, #1
    add x11, x11, #100
    ldr x3, [x9, #48]
    add x10, x10, x0, lsl #2
    add x4, x4, x2, lsl #2
    add x12, x12, x3, lsl #2
    cbnz x8, .Lloop_660
.Lloop_end_659:
    ldp d8, d9, [sp, #0]
    ldp d10, d11, [sp, #16]
    ldp d12, d13, [sp, #32]
    ldp d14, d15, [sp, #48]
    add sp, sp, #64
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
    cbz x7, .Lloop_end_888
.Lloop_889:
    ldr w0, [x9, #24]
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
    bne .Lotherwise_890
    ldr q0, [x2]
    b .Lend_891
.Lotherwise_890:
    movi v0.4s, #0
    tst x0, #1
    beq .Lotherwise_892
    ld1 {v0.s}[0], [x2]
.Lotherwise_892:
    tst x0, #2
    beq .Lotherwise_893
    add x1, x2, #4
    ld1 {v0.s}[1], [x1]
.Lotherwise_893:
    tst x0, #4
    beq .Lotherwise_894
    add x1, x2, #8
    ld1 {v0.s}[2], [x1]
.Lotherwise_894:
    tst x0, #8
    beq .Lotherwise_895
    add x1, x2, #12
    ld1 {v0.s}[3], [x1]
.Lotherwise_895:
.Lend_891:
    ubfx x1, x0, #0, #4
    fmla v8.4s, v0.4s, v19.4s
    cmp x1, #15
    bne .Lotherwise_896
    ldr q0, [x3]
    b .Lend_897
.Lotherwise_896:
    movi v0.4s, #0
    tst x0, #1
    beq .Lotherwise_898
    ld1 {v0.s}[0], [x3]
.Lotherwise_898:
    tst x0, #2
    beq .Lotherwise_899
    add x1, x3, #4
    ld1 {v0.s}[1], [x1]
.Lotherwise_899:
    tst x0, #4
    beq .Lotherwise_900
    add x1, x3, #8
    ld1 {v0.s}[2], [x1]
.Lotherwise_900:
    tst x0, #8
    beq .Lotherwise_901
    add x1, x3, #12
    ld1 {v0.s}[3], [x1]
.Lotherwise_901:
.Lend_897:
    ubfx x1, x0, #0, #4
    fmla v8.4s, v0.4s, v20.4s
    cmp x1, #15
    bne .Lotherwise_902
    ldr q0, [x4]
    b .Lend_903
.Lotherwise_902:
    movi v0.4s, #0
    tst x0, #1
    beq .Lotherwise_904
    ld1 {v0.s}[0], [x4]
.Lotherwise_904:
    tst x0, #2
    beq .Lotherwise_905
    add x1, x4, #4
    ld1 {v0.s}[1], [x1]
.Lotherwise_905:
    tst x0, #4
    beq .Lotherwise_906
    add x1, x4, #8
    ld1 {v0.s}[2], [x1]
.Lotherwise_906:
    tst x0, #8
    beq .Lotherwise_907
    add x1, x4, #12
    ld1 {v0.s}[3], [x1]
.Lotherwise_907:
.Lend_903:
    ubfx x1, x0, #0, #4
    fmla v8.4s, v0.4s, v21.4s
    cmp x1, #15
    bne .Lotherwise_908
    ldr q0, [x5]
    b .Lend_909
.Lotherwise_908:
    movi v0.4s, #0
    tst x0, #1
    beq .Lotherwise_910
    ld1 {v0.s}[0], [x5]
.Lotherwise_910:
    tst x0, #2
    beq .Lotherwise_911
    add x1, x5, #4
    ld1 {v0.s}[1], [x1]
.Lotherwise_911:
    tst x0, #4
    beq .Lotherwise_912
    add x1, x5, #8
    ld1 {v0.s}[2], [x1]
.Lotherwise_912:
    tst x0, #8
    beq .Lotherwise_913
    add x1, x5, #12
    ld1 {v0.s}[3], [x1]
.Lotherwise_913:
.Lend_909:
    ubfx x1, x0, #0, #4
    fmla v8.4s, v0.4s, v22.4s
    cmp x1, #15
    bne .Lotherwise_914
    ldr q0, [x6]
    b .Lend_915
.Lotherwise_914:
    movi v0.4s, #0
    tst x0, #1
    beq .Lotherwise_916
    ld1 {v0.s}[0], [x6]
.Lotherwise_916:
    tst x0, #2
    beq .Lotherwise_917
    add x1, x6, #4
    ld1 {v0.s}[1], [x1]
.Lotherwise_917:
    tst x0, #4
    beq .Lotherwise_918
    add x1, x6, #8
    ld1 {v0.s}[2], [x1]
.Lotherwise_918:
    tst x0, #8
    beq .Lotherwise_919
    add x0, x6, #12
    ld1 {v0.s}[3], [x0]
.Lotherwise_919:
.Lend_915:
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
    add x5, x5, #32
    fmla v9.4s, v11.4s, v20.4s
    fmla v8.4s, v7.4s, v24.4s
    ldp q7, q11, [x1]
    add x6, x6, #32
    add x10, x10, #16
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
    ldr s7, [x9, #40]
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
    ldr x0, [x9, #8]
    cbz x0, .Lloop_end_920
.Lloop_921:
    ldp q0, q1, [x2]
    ldp q2, q3, [x3]
    mov v8.16b, v18.16b
    mov v9.16b, v18.16b
    add x1, x2, #8
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
    ldp q12, q13, [x1]
    add x1, x5, #12
    add x19, x6, #12
    fmla v8.4s, v0.4s, v19.4s
    fmla v9.4s, v1.4s, v19.4s
    mov x20, x10
    ldp q0, q1, [x11]
    ldp q14, q15, [x12]
    sub x0, x0, #1
    add x2, x2, #32
    fmla v8.4s, v2.4s, v20.4s
    fmla v9.4s, v3.4s, v20.4s
    add x3, x3, #32
    add x4, x4, #32
    ldp q2, q3, [x13]
    add x5, x5, #32
    add x6, x6, #32
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
    ldp q0, q1, [x1]
    fmla v8.4s, v14.4s, v5.4s
    fmla v9.4s, v15.4s, v5.4s
    ldp q14, q15, [x19]
    fmla v8.4s, v2.4s, v6.4s
    fmla v9.4s, v3.4s, v6.4s
    ldr s2, [x9, #40]
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
    cbnz x0, .Lloop_921
.Lloop_end_920:
    ldr x0, [x9, #16]
    mov v8.16b, v18.16b
    mov v9.16b, v18.16b
    ldr w12, [x9, #32]
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
    bne .Lotherwise_922
    ldr q0, [x2, #24]
    b .Lend_923
.Lotherwise_922:
    movi v0.4s, #0
    tst x12, #64
    beq .Lotherwise_924
    add x0, x2, #24
    ld1 {v0.s}[0], [x0]
.Lotherwise_924:
    tst x12, #128
    beq .Lotherwise_925
    add x0, x2, #28
    ld1 {v0.s}[1], [x0]
.Lotherwise_925:
    tst x12, #256
    beq .Lotherwise_926
    add x0, x2, #32
    ld1 {v0.s}[2], [x0]
.Lotherwise_926:
    tst x12, #512
    beq .Lotherwise_927
    add x0, x2, #36
    ld1 {v0.s}[3], [x0]
.Lotherwise_927:
.Lend_923:
    ubfx x0, x12, #6, #4
    fmla v9.4s, v0.4s, v24.4s
    cmp x0, #15
    bne .Lotherwise_928
    ldr q0, [x3, #24]
    b .Lend_929
.Lotherwise_928:
    movi v0.4s, #0
    tst x12, #64
    beq .Lotherwise_930
    add x0, x3, #24
    ld1 {v0.s}[0], [x0]
.Lotherwise_930:
    tst x12, #128
    beq .Lotherwise_931
    add x0, x3, #28
    ld1 {v0.s}[1], [x0]
.Lotherwise_931:
    tst x12, #256
    beq .Lotherwise_932
    add x0, x3, #32
    ld1 {v0.s}[2], [x0]
.Lotherwise_932:
    tst x12, #512
    beq .Lotherwise_933
    add x0, x3, #36
    ld1 {v0.s}[3], [x0]
.Lotherwise_933:
.Lend_929:
    ubfx x0, x12, #6, #4
    fmla v9.4s, v0.4s, v4.4s
    cmp x0, #15
    bne .Lotherwise_934
    ldr q0, [x4, #24]
    b .Lend_935
.Lotherwise_934:
    movi v0.4s, #0
    tst x12, #64
    beq .Lotherwise_936
    add x0, x4, #24
    ld1 {v0.s}[0], [x0]
.Lotherwise_936:
    tst x12, #128
    beq .Lotherwise_937
    add x0, x4, #28
    ld1 {v0.s}[1], [x0]
.Lotherwise_937:
    tst x12, #256
    beq .Lotherwise_938
    add x0, x4, #32
    ld1 {v0.s}[2], [x0]
.Lotherwise_938:
    tst x12, #512
    beq .Lotherwise_939
    add x0, x4, #36
    ld1 {v0.s}[3], [x0]
.Lotherwise_939:
.Lend_935:
    ubfx x0, x12, #6, #4
    fmla v9.4s, v0.4s, v5.4s
    cmp x0, #15
    bne .Lotherwise_940
    ldr q0, [x5, #24]
    b .Lend_941
.Lotherwise_940:
    movi v0.4s, #0
    tst x12, #64
    beq .Lotherwise_942
    add x0, x5, #24
    ld1 {v0.s}[0], [x0]
.Lotherwise_942:
    tst x12, #128
    beq .Lotherwise_943
    add x0, x5, #28
    ld1 {v0.s}[1], [x0]
.Lotherwise_943:
    tst x12, #256
    beq .Lotherwise_944
    add x0, x5, #32
    ld1 {v0.s}[2], [x0]
.Lotherwise_944:
    tst x12, #512
    beq .Lotherwise_945
    add x0, x5, #36
    ld1 {v0.s}[3], [x0]
.Lotherwise_945:
.Lend_941:
    ubfx x0, x12, #6, #4
    fmla v9.4s, v0.4s, v6.4s
    cmp x0, #15
    bne .Lotherwise_946
    ldr q0, [x6, #24]
    b .Lend_947
.Lotherwise_946:
    movi v0.4s, #0
    tst x12, #64
    beq .Lotherwise_948
    add x0, x6, #24
    ld1 {v0.s}[0], [x0]
.Lotherwise_948:
    tst x12, #128
    beq .Lotherwise_949
    add x0, x6, #28
    ld1 {v0.s}[1], [x0]
.Lotherwise_949:
    tst x12, #256
    beq .Lotherwise_950
    add x0, x6, #32
    ld1 {v0.s}[2], [x0]
.Lotherwise_950:
    tst x12, #512
    beq .Lotherwise_951
    add x0, x6, #36
    ld1 {v0.s}[3], [x0]
.Lotherwise_951:
.Lend_947:
    ldr q1, [x2, #12]
    ldr q2, [x3, #12]
    fmla v9.4s, v0.4s, v16.4s
    ldr q0, [x4, #12]
    ldr q3, [x5, #12]
    ldr w1, [x9, #32]
    ldr q7, [x6, #12]
    fmla v8.4s, v1.4s, v25.4s
    fmla v8.4s, v2.4s, v27.4s
    ubfx x0, x1, #7, #4
    fmla v8.4s, v0.4s, v29.4s
    fmla v8.4s, v3.4s, v31.4s
    fmla v8.4s, v7.4s, v30.4s
    cmp x0, #15
    bne .Lotherwise_952
    ldr q0, [x2, #28]
    b .Lend_953
.Lotherwise_952:
    movi v0.4s, #0
    tst x1, #128
    beq .Lotherwise_954
    add x0, x2, #28
    ld1 {v0.s}[0], [x0]
.Lotherwise_954:
    tst x1, #256
    beq .Lotherwise_955
    add x0, x2, #32
    ld1 {v0.s}[1], [x0]
.Lotherwise_955:
    tst x1, #512
    beq .Lotherwise_956
    add x0, x2, #36
    ld1 {v0.s}[2], [x0]
.Lotherwise_956:
    tst x1, #1024
    beq .Lotherwise_957
    add x0, x2, #40
    ld1 {v0.s}[3], [x0]
.Lotherwise_957:
.Lend_953:
    ubfx x0, x1, #7, #4
    fmla v9.4s, v0.4s, v25.4s
    cmp x0, #15
    bne .Lotherwise_958
    ldr q0, [x3, #28]
    b .Lend_959
.Lotherwise_958:
    movi v0.4s, #0
    tst x1, #128
    beq .Lotherwise_960
    add x0, x3, #28
    ld1 {v0.s}[0], [x0]
.Lotherwise_960:
    tst x1, #256
    beq .Lotherwise_961
    add x0, x3, #32
    ld1 {v0.s}[1], [x0]
.Lotherwise_961:
    tst x1, #512
    beq .Lotherwise_962
    add x0, x3, #36
    ld1 {v0.s}[2], [x0]
.Lotherwise_962:
    tst x1, #1024
    beq .Lotherwise_963
    add x0, x3, #40
    ld1 {v0.s}[3], [x0]
.Lotherwise_963:
.Lend_959:
    ubfx x0, x1, #7, #4
    fmla v9.4s, v0.4s, v27.4s
    cmp x0, #15
    bne .Lotherwise_964
    ldr q0, [x4, #28]
    b .Lend_965
.Lotherwise_964:
    movi v0.4s, #0
    tst x1, #128
    beq .Lotherwise_966
    add x0, x4, #28
    ld1 {v0.s}[0], [x0]
.Lotherwise_966:
    tst x1, #256
    beq .Lotherwise_967
    add x0, x4, #32
    ld1 {v0.s}[1], [x0]
.Lotherwise_967:
    tst x1, #512
    beq .Lotherwise_968
    add x0, x4, #36
    ld1 {v0.s}[2], [x0]
.Lotherwise_968:
    tst x1, #1024
    beq .Lotherwise_969
    add x0, x4, #40
    ld1 {v0.s}[3], [x0]
.Lotherwise_969:
.Lend_965:
    ubfx x0, x1, #7, #4
    fmla v9.4s, v0.4s, v29.4s
    cmp x0, #15
    bne .Lotherwise_970
    ldr q0, [x5, #28]
    b .Lend_971
.Lotherwise_970:
    movi v0.4s, #0
    tst x1, #128
    beq .Lotherwise_972
    add x0, x5, #28
    ld1 {v0.s}[0], [x0]
.Lotherwise_972:
    tst x1, #256
    beq .Lotherwise_973
    add x0, x5, #32
    ld1 {v0.s}[1], [x0]
.Lotherwise_973:
    tst x1, #512
    beq .Lotherwise_974
    add x0, x5, #36
    ld1 {v0.s}[2], [x0]
.Lotherwise_974:
    tst x1, #1024
    beq .Lotherwise_975
    add x0, x5, #40
    ld1 {v0.s}[3], [x0]
.Lotherwise_975:
.Lend_971:
    ubfx x0, x1, #7, #4
    fmla v9.4s, v0.4s, v31.4s
    cmp x0, #15
    bne .Lotherwise_976
    ldr q0, [x6, #28]
    b .Lend_977
.Lotherwise_976:
    movi v0.4s, #0
    tst x1, #128
    beq .Lotherwise_978
    add x0, x6, #28
    ld1 {v0.s}[0], [x0]
.Lotherwise_978:
    tst x1, #256
    beq .Lotherwise_979
    add x0, x6, #32
    ld1 {v0.s}[1], [x0]
.Lotherwise_979:
    tst x1, #512
    beq .Lotherwise_980
    add x0, x6, #36
    ld1 {v0.s}[2], [x0]
.Lotherwise_980:
    tst x1, #1024
    beq .Lotherwise_981
    add x0, x6, #40
    ld1 {v0.s}[3], [x0]
.Lotherwise_981:
.Lend_977:
    fmla v9.4s, v0.4s, v30.4s
    sub x7, x7, #1
    ldr s0, [x9, #40]
    add x8, x8, #56
    uzp1 v1.4s, v8.4s, v9.4s
    uzp2 v2.4s, v8.4s, v9.4s
    fadd v1.4s, v1.4s, v2.4s
    dup v0.4s, v0.s[0]
    fmax v0.4s, v0.4s, v1.4s
    str q0, [x10]
    cbnz x7, .Lloop_889
.Lloop_end_888:
    ldp x19, x20, [sp, #0]
    ldp d8, d9, [sp, #16]
    ldp d10, d11, [sp, #32]
    ldp d12, d13, [sp, #48]
    ldp d14, d15, [sp, #64]
    add sp, sp, #80
    ret
    .size nnp_depthwise_5x5_by_2_rows__aarch64_neon, . - nnp_depthwise_5x5_by_2_rows__aarch64_neon

    .section .note.GNU-stack, "", %progbits
