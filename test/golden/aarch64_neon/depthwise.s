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
    ldp q1, q2, [x10]
    ldr s3, [x10, #32]
    mov x13, x12
    add x6, x6, #112
    ldr x1, [x5, #80]
    ldr x2, [x5, #88]
    dup v4.4s, v0.s[0]
    dup v5.4s, v0.s[0]
    dup v0.4s, v0.s[0]
    cbz x0, .Lloop_end_2
.Lloop_3:
    tst x1, #1
    beq .Lotherwise_4
    ldr q6, [x7]
    ldr q7, [x7, #4]
    ldr x3, [x5, #16]
    ldr q16, [x7, #8]
    ldr x4, [x5, #8]
    fmla v0.4s, v6.4s, v1.s[0]
    fmla v5.4s, v6.4s, v1.s[3]
    fmla v4.4s, v6.4s, v2.s[2]
    add x3, x7, x3, lsl #2
    fmla v0.4s, v7.4s, v1.s[1]
    fmla v5.4s, v7.4s, v2.s[0]
    prfm pldl1keep, [x3]
    add x7, x7, x4, lsl #2
    fmla v4.4s, v7.4s, v2.s[3]
    fmla v0.4s, v16.4s, v1.s[2]
    fmla v5.4s, v16.4s, v2.s[1]
    fmla v4.4s, v16.4s, v3.s[0]
.Lotherwise_4:
    lsr x1, x1, #1
    tst x2, #1
    beq .Lotherwise_5
    ldr s6, [x6]
    ldr x3, [x5, #40]
    ldr x4, [x5, #32]
    dup v6.4s, v6.s[0]
    add x3, x13, x3, lsl #2
    prfm pldl1keep, [x3]
    fmax v6.4s, v6.4s, v4.4s
    str q6, [x13]
    add x13, x13, x4, lsl #2
.Lotherwise_5:
    ldr s6, [x11]
    sub x0, x0, #1
    lsr x2, x2, #1
    mov v4.16b, v5.16b
    mov v5.16b, v0.16b
    dup v0.4s, v6.s[0]
    cbnz x0, .Lloop_3
.Lloop_end_2:
    ldr x0, [x5, #64]
    cbz x0, .Lloop_end_6
.Lloop_7:
    ldr q6, [x7]
    ldr q7, [x7, #4]
    sub x0, x0, #1
    ldr q16, [x7, #8]
    ldr s17, [x6]
    ldr s18, [x11]
    ldr x1, [x5, #16]
    ldr x2, [x5, #40]
    ldr x3, [x5, #8]
    ldr x4, [x5, #32]
    fmla v4.4s, v6.4s, v2.s[2]
    fmla v0.4s, v6.4s, v1.s[0]
    fmla v5.4s, v6.4s, v1.s[3]
    dup v6.4s, v17.s[0]
    fmla v4.4s, v7.4s, v2.s[3]
    fmla v0.4s, v7.4s, v1.s[1]
    add x1, x7, x1, lsl #2
    fmla v5.4s, v7.4s, v2.s[0]
    dup v7.4s, v18.s[0]
    add x2, x13, x2, lsl #2
    prfm pldl1keep, [x1]
    fmla v4.4s, v16.4s, v3.s[0]
    fmla v0.4s, v16.4s, v1.s[2]
    add x7, x7, x3, lsl #2
    prfm pldl1keep, [x2]
    fmla v5.4s, v16.4s, v2.s[1]
    fmax v6.4s, v6.4s, v4.4s
    mov v4.16b, v5.16b
    mov v5.16b, v0.16b
    mov v0.16b, v7.16b
    str q6, [x13]
    add x13, x13, x4, lsl #2
    cbnz x0, .Lloop_7
.Lloop_end_6:
    ldr x0, [x5, #72]
    ldr x1, [x5, #96]
    cbz x0, .Lloop_end_8
.Lloop_9:
    tst x1, #1
    beq .Lotherwise_10
    ldr q6, [x7]
    ldr q7, [x7, #4]
    ldr x2, [x5, #16]
    ldr q16, [x7, #8]
    ldr x3, [x5, #8]
    fmla v0.4s, v6.4s, v1.s[0]
    fmla v5.4s, v6.4s, v1.s[3]
    fmla v4.4s, v6.4s, v2.s[2]
    add x2, x7, x2, lsl #2
    fmla v0.4s, v7.4s, v1.s[1]
    fmla v5.4s, v7.4s, v2.s[0]
    prfm pldl1keep, [x2]
    add x7, x7, x3, lsl #2
    fmla v4.4s, v7.4s, v2.s[3]
    fmla v0.4s, v16.4s, v1.s[2]
    fmla v5.4s, v16.4s, v2.s[1]
    fmla v4.4s, v16.4s, v3.s[0]
.Lotherwise_10:
    ldr s6, [x6]
    ldr s7, [x11]
    sub x0, x0, #1
    lsr x1, x1, #1
    ldr x2, [x5, #40]
    ldr x3, [x5, #32]
    dup v6.4s, v6.s[0]
    dup v7.4s, v7.s[0]
    add x2, x13, x2, lsl #2
    fmax v6.4s, v6.4s, v4.4s
    prfm pldl1keep, [x2]
    mov v4.16b, v5.16b
    mov v5.16b, v0.16b
    mov v0.16b, v7.16b
    str q6, [x13]
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
    ldp q1, q2, [x12]
    ldr s3, [x12, #32]
    mov x7, x4
    add x5, x5, #112
    ldr x8, [x10, #80]
    ldr x14, [x10, #88]
    dup v4.4s, v0.s[0]
    dup v5.4s, v0.s[0]
    dup v0.4s, v0.s[0]
    cbz x3, .Lloop_end_13
.Lloop_14:
    tst x8, #1
    beq .Lotherwise_15
    ubfx x0, x2, #0, #4
    cmp x0, #15
    bne .Lotherwise_16
    ldr q6, [x6]
    b .Lend_17
.Lotherwise_16:
    movi v6.4s, #0
    tst x2, #1
    beq .Lotherwise_18
    ld1 {v6.s}[0], [x6]
.Lotherwise_18:
    tst x2, #2
    beq .Lotherwise_19
    add x0, x6, #4
    ld1 {v6.s}[1], [x0]
.Lotherwise_19:
    tst x2, #4
    beq .Lotherwise_20
    add x0, x6, #8
    ld1 {v6.s}[2], [x0]
.Lotherwise_20:
    tst x2, #8
    beq .Lotherwise_21
    add x0, x6, #12
    ld1 {v6.s}[3], [x0]
.Lotherwise_21:
.Lend_17:
    ubfx x0, x2, #1, #4
    fmla v0.4s, v6.4s, v1.s[0]
    fmla v5.4s, v6.4s, v1.s[3]
    fmla v4.4s, v6.4s, v2.s[2]
    cmp x0, #15
    bne .Lotherwise_22
    ldr q6, [x6, #4]
    b .Lend_23
.Lotherwise_22:
    movi v6.4s, #0
    tst x2, #2
    beq .Lotherwise_24
    add x0, x6, #4
    ld1 {v6.s}[0], [x0]
.Lotherwise_24:
    tst x2, #4
    beq .Lotherwise_25
    add x0, x6, #8
    ld1 {v6.s}[1], [x0]
.Lotherwise_25:
    tst x2, #8
    beq .Lotherwise_26
    add x0, x6, #12
    ld1 {v6.s}[2], [x0]
.Lotherwise_26:
    tst x2, #16
    beq .Lotherwise_27
    add x0, x6, #16
    ld1 {v6.s}[3], [x0]
.Lotherwise_27:
.Lend_23:
    ubfx x0, x2, #2, #4
    fmla v0.4s, v6.4s, v1.s[1]
    fmla v5.4s, v6.4s, v2.s[0]
    fmla v4.4s, v6.4s, v2.s[3]
    cmp x0, #15
    bne .Lotherwise_28
    ldr q6, [x6, #8]
    b .Lend_29
.Lotherwise_28:
    movi v6.4s, #0
    tst x2, #4
    beq .Lotherwise_30
    add x0, x6, #8
    ld1 {v6.s}[0], [x0]
.Lotherwise_30:
    tst x2, #8
    beq .Lotherwise_31
    add x0, x6, #12
    ld1 {v6.s}[1], [x0]
.Lotherwise_31:
    tst x2, #16
    beq .Lotherwise_32
    add x0, x6, #16
    ld1 {v6.s}[2], [x0]
.Lotherwise_32:
    tst x2, #32
    beq .Lotherwise_33
    add x0, x6, #20
    ld1 {v6.s}[3], [x0]
.Lotherwise_33:
.Lend_29:
    ldr x0, [x10, #16]
    ldr x1, [x10, #8]
    fmla v0.4s, v6.4s, v1.s[2]
    fmla v5.4s, v6.4s, v2.s[1]
    fmla v4.4s, v6.4s, v3.s[0]
    add x0, x6, x0, lsl #2
    add x6, x6, x1, lsl #2
    prfm pldl1keep, [x0]
.Lotherwise_15:
    lsr x8, x8, #1
    tst x14, #1
    beq .Lotherwise_34
    ldr s6, [x5]
    ldr x0, [x10, #40]
    ldr x1, [x10, #32]
    dup v6.4s, v6.s[0]
    add x0, x7, x0, lsl #2
    prfm pldl1keep, [x0]
    fmax v6.4s, v6.4s, v4.4s
    str q6, [x7]
    add x7, x7, x1, lsl #2
.Lotherwise_34:
    ldr s6, [x13]
    sub x3, x3, #1
    lsr x14, x14, #1
    mov v4.16b, v5.16b
    mov v5.16b, v0.16b
    dup v0.4s, v6.s[0]
    cbnz x3, .Lloop_14
.Lloop_end_13:
    ldr x14, [x10, #64]
    cbz x14, .Lloop_end_35
.Lloop_36:
    ubfx x0, x2, #0, #4
    cmp x0, #15
    bne .Lotherwise_37
    ldr q6, [x6]
    b .Lend_38
.Lotherwise_37:
    movi v6.4s, #0
    tst x2, #1
    beq .Lotherwise_39
    ld1 {v6.s}[0], [x6]
.Lotherwise_39:
    tst x2, #2
    beq .Lotherwise_40
    add x0, x6, #4
    ld1 {v6.s}[1], [x0]
.Lotherwise_40:
    tst x2, #4
    beq .Lotherwise_41
    add x0, x6, #8
    ld1 {v6.s}[2], [x0]
.Lotherwise_41:
    tst x2, #8
    beq .Lotherwise_42
    add x0, x6, #12
    ld1 {v6.s}[3], [x0]
.Lotherwise_42:
.Lend_38:
    ubfx x0, x2, #1, #4
    fmla v0.4s, v6.4s, v1.s[0]
    fmla v5.4s, v6.4s, v1.s[3]
    fmla v4.4s, v6.4s, v2.s[2]
    cmp x0, #15
    bne .Lotherwise_43
    ldr q6, [x6, #4]
    b .Lend_44
.Lotherwise_43:
    movi v6.4s, #0
    tst x2, #2
    beq .Lotherwise_45
    add x0, x6, #4
    ld1 {v6.s}[0], [x0]
.Lotherwise_45:
    tst x2, #4
    beq .Lotherwise_46
    add x0, x6, #8
    ld1 {v6.s}[1], [x0]
.Lotherwise_46:
    tst x2, #8
    beq .Lotherwise_47
    add x0, x6, #12
    ld1 {v6.s}[2], [x0]
.Lotherwise_47:
    tst x2, #16
    beq .Lotherwise_48
    add x0, x6, #16
    ld1 {v6.s}[3], [x0]
.Lotherwise_48:
.Lend_44:
    ubfx x0, x2, #2, #4
    fmla v0.4s, v6.4s, v1.s[1]
    fmla v5.4s, v6.4s, v2.s[0]
    fmla v4.4s, v6.4s, v2.s[3]
    cmp x0, #15
    bne .Lotherwise_49
    ldr q6, [x6, #8]
    b .Lend_50
.Lotherwise_49:
    movi v6.4s, #0
    tst x2, #4
    beq .Lotherwise_51
    add x0, x6, #8
    ld1 {v6.s}[0], [x0]
.Lotherwise_51:
    tst x2, #8
    beq .Lotherwise_52
    add x0, x6, #12
    ld1 {v6.s}[1], [x0]
.Lotherwise_52:
    tst x2, #16
    beq .Lotherwise_53
    add x0, x6, #16
    ld1 {v6.s}[2], [x0]
.Lotherwise_53:
    tst x2, #32
    beq .Lotherwise_54
    add x0, x6, #20
    ld1 {v6.s}[3], [x0]
.Lotherwise_54:
.Lend_50:
    ldr s7, [x5]
    fmla v4.4s, v6.4s, v3.s[0]
    ldr s16, [x13]
    fmla v0.4s, v6.4s, v1.s[2]
    ldr x0, [x10, #16]
    ldr x1, [x10, #40]
    fmla v5.4s, v6.4s, v2.s[1]
    sub x14, x14, #1
    ldr x3, [x10, #8]
    ldr x8, [x10, #32]
    dup v6.4s, v7.s[0]
    dup v7.4s, v16.s[0]
    add x0, x6, x0, lsl #2
    add x1, x7, x1, lsl #2
    fmax v6.4s, v6.4s, v4.4s
    prfm pldl1keep, [x0]
    add x6, x6, x3, lsl #2
    prfm pldl1keep, [x1]
    mov v4.16b, v5.16b
    mov v5.16b, v0.16b
    mov v0.16b, v7.16b
    str q6, [x7]
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
    ldr q6, [x6]
    b .Lend_59
.Lotherwise_58:
    movi v6.4s, #0
    tst x2, #1
    beq .Lotherwise_60
    ld1 {v6.s}[0], [x6]
.Lotherwise_60:
    tst x2, #2
    beq .Lotherwise_61
    add x0, x6, #4
    ld1 {v6.s}[1], [x0]
.Lotherwise_61:
    tst x2, #4
    beq .Lotherwise_62
    add x0, x6, #8
    ld1 {v6.s}[2], [x0]
.Lotherwise_62:
    tst x2, #8
    beq .Lotherwise_63
    add x0, x6, #12
    ld1 {v6.s}[3], [x0]
.Lotherwise_63:
.Lend_59:
    ubfx x0, x2, #1, #4
    fmla v0.4s, v6.4s, v1.s[0]
    fmla v5.4s, v6.4s, v1.s[3]
    fmla v4.4s, v6.4s, v2.s[2]
    cmp x0, #15
    bne .Lotherwise_64
    ldr q6, [x6, #4]
    b .Lend_65
.Lotherwise_64:
    movi v6.4s, #0
    tst x2, #2
    beq .Lotherwise_66
    add x0, x6, #4
    ld1 {v6.s}[0], [x0]
.Lotherwise_66:
    tst x2, #4
    beq .Lotherwise_67
    add x0, x6, #8
    ld1 {v6.s}[1], [x0]
.Lotherwise_67:
    tst x2, #8
    beq .Lotherwise_68
    add x0, x6, #12
    ld1 {v6.s}[2], [x0]
.Lotherwise_68:
    tst x2, #16
    beq .Lotherwise_69
    add x0, x6, #16
    ld1 {v6.s}[3], [x0]
.Lotherwise_69:
.Lend_65:
    ubfx x0, x2, #2, #4
    fmla v0.4s, v6.4s, v1.s[1]
    fmla v5.4s, v6.4s, v2.s[0]
    fmla v4.4s, v6.4s, v2.s[3]
    cmp x0, #15
    bne .Lotherwise_70
    ldr q6, [x6, #8]
    b .Lend_71
.Lotherwise_70:
    movi v6.4s, #0
    tst x2, #4
    beq .Lotherwise_72
    add x0, x6, #8
    ld1 {v6.s}[0], [x0]
.Lotherwise_72:
    tst x2, #8
    beq .Lotherwise_73
    add x0, x6, #12
    ld1 {v6.s}[1], [x0]
.Lotherwise_73:
    tst x2, #16
    beq .Lotherwise_74
    add x0, x6, #16
    ld1 {v6.s}[2], [x0]
.Lotherwise_74:
    tst x2, #32
    beq .Lotherwise_75
    add x0, x6, #20
    ld1 {v6.s}[3], [x0]
.Lotherwise_75:
.Lend_71:
    ldr x0, [x10, #16]
    ldr x1, [x10, #8]
    fmla v0.4s, v6.4s, v1.s[2]
    fmla v5.4s, v6.4s, v2.s[1]
    fmla v4.4s, v6.4s, v3.s[0]
    add x0, x6, x0, lsl #2
    add x6, x6, x1, lsl #2
    prfm pldl1keep, [x0]
.Lotherwise_57:
    ldr s6, [x5]
    ldr s7, [x13]
    sub x3, x3, #1
    lsr x8, x8, #1
    ldr x0, [x10, #40]
    ldr x1, [x10, #32]
    dup v6.4s, v6.s[0]
    dup v7.4s, v7.s[0]
    add x0, x7, x0, lsl #2
    fmax v6.4s, v6.4s, v4.4s
    prfm pldl1keep, [x0]
    mov v4.16b, v5.16b
    mov v5.16b, v0.16b
    mov v0.16b, v7.16b
    str q6, [x7]
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
    .globl nnp_depthwise_3x3_by_2__aarch64_neon
    .type nnp_depthwise_3x3_by_2__aarch64_neon, %function
nnp_depthwise_3x3_by_2__aarch64_neon:
    mov x8, x0
    mov x9, x1
    mov x10, x2
    mov x11, x3
    mov x12, x4
    cbz x8, .Lloop_end_76
.Lloop_77:
    ldr s0, [x11]
    ldr x0, [x5, #56]
    mov x6, x5
    mov x7, x9
    ldp q7, q16, [x10]
    ldr s17, [x10, #32]
    mov x13, x12
    add x6, x6, #112
    ldr x1, [x5, #80]
    ldr x2, [x5, #88]
    dup v18.4s, v0.s[0]
    dup v20.4s, v0.s[0]
    cbz x0, .Lloop_end_78
.Lloop_79:
    tst x1, #1
    beq .Lotherwise_80
    ldp q0, q1, [x7]
    add x3, x7, #8
    ldr x4, [x5, #16]
    ldp q2, q3, [x3]
    ldr x3, [x5, #8]
    uzp1 v4.4s, v0.4s, v1.4s
    uzp2 v0.4s, v0.4s, v1.4s
    add x4, x7, x4, lsl #2
    uzp1 v1.4s, v2.4s, v3.4s
    prfm pldl1keep, [x4]
    fmla v20.4s, v4.4s, v7.s[0]
    fmla v18.4s, v4.4s, v16.s[2]
    add x7, x7, x3, lsl #2
    fmla v20.4s, v0.4s, v7.s[1]
    fmla v18.4s, v0.4s, v16.s[3]
    fmla v20.4s, v1.4s, v7.s[2]
    fmla v18.4s, v1.4s, v17.s[0]
.Lotherwise_80:
    lsr x1, x1, #1
    tst x1, #1
    beq .Lotherwise_81
    ldp q0, q1, [x7]
    add x3, x7, #8
    ldr x4, [x5, #16]
    ldp q2, q3, [x3]
    ldr x3, [x5, #8]
    uzp1 v4.4s, v0.4s, v1.4s
    uzp2 v0.4s, v0.4s, v1.4s
    add x4, x7, x4, lsl #2
    uzp1 v1.4s, v2.4s, v3.4s
    prfm pldl1keep, [x4]
    fmla v20.4s, v4.4s, v7.s[3]
    add x7, x7, x3, lsl #2
    fmla v20.4s, v0.4s, v16.s[0]
    fmla v20.4s, v1.4s, v16.s[1]
.Lotherwise_81:
    lsr x1, x1, #1
    tst x2, #1
    beq .Lotherwise_82
    ldr s0, [x6]
    ldr x3, [x5, #40]
    ldr x4, [x5, #32]
    dup v0.4s, v0.s[0]
    add x3, x13, x3, lsl #2
    prfm pldl1keep, [x3]
    fmax v0.4s, v0.4s, v18.4s
    str q0, [x13]
    add x13, x13, x4, lsl #2
.Lotherwise_82:
    ldr s0, [x11]
    sub x0, x0, #1
    lsr x2, x2, #1
    mov v18.16b, v20.16b
    dup v0.4s, v0.s[0]
    mov v20.16b, v0.16b
    cbnz x0, .Lloop_79
.Lloop_end_78:
    ldr x0, [x5, #64]
    cbz x0, .Lloop_end_83
.Lloop_84:
    ldp q0, q1, [x7]
    ldr x1, [x5, #16]
    add x2, x7, #8
    sub x0, x0, #1
    ldr x3, [x5, #8]
    ldp q2, q3, [x2]
    ldr s4, [x6]
    ldr s5, [x11]
    ldr x2, [x5, #16]
    ldr x4, [x5, #40]
    uzp1 v6.4s, v0.4s, v1.4s
    add x1, x7, x1, lsl #2
    uzp2 v0.4s, v0.4s, v1.4s
    ldr x14, [x5, #8]
    add x7, x7, x3, lsl #2
    ldr x3, [x5, #32]
    prfm pldl1keep, [x1]
    ldp q1, q19, [x7]
    fmla v20.4s, v6.4s, v7.s[0]
    uzp1 v2.4s, v2.4s, v3.4s
    add x1, x7, #8
    fmla v18.4s, v6.4s, v16.s[2]
    ldp q3, q6, [x1]
    dup v4.4s, v4.s[0]
    fmla v20.4s, v0.4s, v7.s[1]
    dup v5.4s, v5.s[0]
    add x1, x7, x2, lsl #2
    add x2, x13, x4, lsl #2
    fmla v18.4s, v0.4s, v16.s[3]
    prfm pldl1keep, [x1]
    add x7, x7, x14, lsl #2
    prfm pldl1keep, [x2]
    fmla v20.4s, v2.4s, v7.s[2]
    uzp1 v0.4s, v1.4s, v19.4s
    uzp2 v1.4s, v1.4s, v19.4s
    fmla v18.4s, v2.4s, v17.s[0]
    uzp1 v2.4s, v3.4s, v6.4s
    fmla v20.4s, v0.4s, v7.s[3]
    fmla v20.4s, v1.4s, v16.s[0]
    fmax v4.4s, v4.4s, v18.4s
    fmla v20.4s, v2.4s, v16.s[1]
    str q4, [x13]
    add x13, x13, x3, lsl #2
    mov v18.16b, v20.16b
    mov v20.16b, v5.16b
    cbnz x0, .Lloop_84
.Lloop_end_83:
    ldr x0, [x5, #72]
    ldr x1, [x5, #96]
    cbz x0, .Lloop_end_85
.Lloop_86:
    tst x1, #1
    beq .Lotherwise_87
    ldp q0, q1, [x7]
    add x2, x7, #8
    ldr x3, [x5, #16]
    ldp q2, q3, [x2]
    ldr x2, [x5, #8]
    uzp1 v4.4s, v0.4s, v1.4s
    uzp2 v0.4s, v0.4s, v1.4s
    add x3, x7, x3, lsl #2
    uzp1 v1.4s, v2.4s, v3.4s
    prfm pldl1keep, [x3]
    fmla v20.4s, v4.4s, v7.s[0]
    fmla v18.4s, v4.4s, v16.s[2]
    add x7, x7, x2, lsl #2
    fmla v20.4s, v0.4s, v7.s[1]
    fmla v18.4s, v0.4s, v16.s[3]
    fmla v20.4s, v1.4s, v7.s[2]
    fmla v18.4s, v1.4s, v17.s[0]
.Lotherwise_87:
    lsr x1, x1, #1
    tst x1, #1
    beq .Lotherwise_88
    ldp q0, q1, [x7]
    add x2, x7, #8
    ldr x3, [x5, #16]
    ldp q2, q3, [x2]
    ldr x2, [x5, #8]
    uzp1 v4.4s, v0.4s, v1.4s
    uzp2 v0.4s, v0.4s, v1.4s
    add x3, x7, x3, lsl #2
    uzp1 v1.4s, v2.4s, v3.4s
    prfm pldl1keep, [x3]
    fmla v20.4s, v4.4s, v7.s[3]
    add x7, x7, x2, lsl #2
    fmla v20.4s, v0.4s, v16.s[0]
    fmla v20.4s, v1.4s, v16.s[1]
.Lotherwise_88:
    ldr s0, [x6]
    ldr s1, [x11]
    sub x0, x0, #1
    lsr x1, x1, #1
    ldr x2, [x5, #40]
    ldr x3, [x5, #32]
    dup v0.4s, v0.s[0]
    dup v1.4s, v1.s[0]
    add x2, x13, x2, lsl #2
    fmax v0.4s, v0.4s, v18.4s
    prfm pldl1keep, [x2]
    mov v18.16b, v20.16b
    mov v20.16b, v1.16b
    str q0, [x13]
    add x13, x13, x3, lsl #2
    cbnz x0, .Lloop_86
.Lloop_end_85:
    ldr x0, [x5]
    ldr x1, [x5, #24]
    sub x8, x8, #1
    add x10, x10, #36
    ldr x2, [x5, #48]
    add x9, x9, x0, lsl #2
    add x12, x12, x1, lsl #2
    add x11, x11, x2, lsl #2
    cbnz x8, .Lloop_77
.Lloop_end_76:
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
    cbz x8, .Lloop_end_89
.Lloop_90:
    ldr s0, [x12]
    ldr x2, [x9, #56]
    mov x3, x9
    mov x5, x10
    ldp q3, q4, [x11]
    ldr s5, [x11, #32]
    mov x6, x4
    add x3, x3, #112
    ldr x7, [x9, #80]
    ldr x13, [x9, #88]
    dup v6.4s, v0.s[0]
    dup v7.4s, v0.s[0]
    cbz x2, .Lloop_end_91
.Lloop_92:
    tst x7, #1
    beq .Lotherwise_93
    ubfx x0, x1, #0, #4
    cmp x0, #15
    bne .Lotherwise_94
    ldr q0, [x5]
    b .Lend_95
.Lotherwise_94:
    movi v0.4s, #0
    tst x1, #1
    beq .Lotherwise_96
    ld1 {v0.s}[0], [x5]
.Lotherwise_96:
    tst x1, #2
    beq .Lotherwise_97
    add x0, x5, #4
    ld1 {v0.s}[1], [x0]
.Lotherwise_97:
    tst x1, #4
    beq .Lotherwise_98
    add x0, x5, #8
    ld1 {v0.s}[2], [x0]
.Lotherwise_98:
    tst x1, #8
    beq .Lotherwise_99
    add x0, x5, #12
    ld1 {v0.s}[3], [x0]
.Lotherwise_99:
.Lend_95:
    ubfx x0, x1, #4, #4
    cmp x0, #15
    bne .Lotherwise_100
    ldr q1, [x5, #16]
    b .Lend_101
.Lotherwise_100:
    movi v1.4s, #0
    tst x1, #16
    beq .Lotherwise_102
    add x0, x5, #16
    ld1 {v1.s}[0], [x0]
.Lotherwise_102:
    tst x1, #32
    beq .Lotherwise_103
    add x0, x5, #20
    ld1 {v1.s}[1], [x0]
.Lotherwise_103:
    tst x1, #64
    beq .Lotherwise_104
    add x0, x5, #24
    ld1 {v1.s}[2], [x0]
.Lotherwise_104:
    tst x1, #128
    beq .Lotherwise_105
    add x0, x5, #28
    ld1 {v1.s}[3], [x0]
.Lotherwise_105:
.Lend_101:
    uzp1 v2.4s, v0.4s, v1.4s
    uzp2 v0.4s, v0.4s, v1.4s
    ubfx x0, x1, #2, #4
    fmla v7.4s, v2.4s, v3.s[0]
    fmla v6.4s, v2.4s, v4.s[2]
    fmla v7.4s, v0.4s, v3.s[1]
    fmla v6.4s, v0.4s, v4.s[3]
    cmp x0, #15
    bne .Lotherwise_106
    ldr q0, [x5, #8]
    b .Lend_107
.Lotherwise_106:
    movi v0.4s, #0
    tst x1, #4
    beq .Lotherwise_108
    add x0, x5, #8
    ld1 {v0.s}[0], [x0]
.Lotherwise_108:
    tst x1, #8
    beq .Lotherwise_109
    add x0, x5, #12
    ld1 {v0.s}[1], [x0]
.Lotherwise_109:
    tst x1, #16
    beq .Lotherwise_110
    add x0, x5, #16
    ld1 {v0.s}[2], [x0]
.Lotherwise_110:
    tst x1, #32
    beq .Lotherwise_111
    add x0, x5, #20
    ld1 {v0.s}[3], [x0]
.Lotherwise_111:
.Lend_107:
    ubfx x0, x1, #6, #4
    cmp x0, #15
    bne .Lotherwise_112
    ldr q1, [x5, #24]
    b .Lend_113
.Lotherwise_112:
    movi v1.4s, #0
    tst x1, #64
    beq .Lotherwise_114
    add x0, x5, #24
    ld1 {v1.s}[0], [x0]
.Lotherwise_114:
    tst x1, #128
    beq .Lotherwise_115
    add x0, x5, #28
    ld1 {v1.s}[1], [x0]
.Lotherwise_115:
    tst x1, #256
    beq .Lotherwise_116
    add x0, x5, #32
    ld1 {v1.s}[2], [x0]
.Lotherwise_116:
    tst x1, #512
    beq .Lotherwise_117
    add x0, x5, #36
    ld1 {v1.s}[3], [x0]
.Lotherwise_117:
.Lend_113:
    ldr x0, [x9, #16]
    ldr x14, [x9, #8]
    uzp1 v0.4s, v0.4s, v1.4s
    fmla v7.4s, v0.4s, v3.s[2]
    fmla v6.4s, v0.4s, v5.s[0]
    add x0, x5, x0, lsl #2
    add x5, x5, x14, lsl #2
    prfm pldl1keep, [x0]
.Lotherwise_93:
    lsr x7, x7, #1
    tst x7, #1
    beq .Lotherwise_118
    ubfx x0, x1, #0, #4
    cmp x0, #15
    bne .Lotherwise_119
    ldr q0, [x5]
    b .Lend_120
.Lotherwise_119:
    movi v0.4s, #0
    tst x1, #1
    beq .Lotherwise_121
    ld1 {v0.s}[0], [x5]
.Lotherwise_121:
    tst x1, #2
    beq .Lotherwise_122
    add x0, x5, #4
    ld1 {v0.s}[1], [x0]
.Lotherwise_122:
    tst x1, #4
    beq .Lotherwise_123
    add x0, x5, #8
    ld1 {v0.s}[2], [x0]
.Lotherwise_123:
    tst x1, #8
    beq .Lotherwise_124
    add x0, x5, #12
    ld1 {v0.s}[3], [x0]
.Lotherwise_124:
.Lend_120:
    ubfx x0, x1, #4, #4
    cmp x0, #15
    bne .Lotherwise_125
    ldr q1, [x5, #16]
    b .Lend_126
.Lotherwise_125:
    movi v1.4s, #0
    tst x1, #16
    beq .Lotherwise_127
    add x0, x5, #16
    ld1 {v1.s}[0], [x0]
.Lotherwise_127:
    tst x1, #32
    beq .Lotherwise_128
    add x0, x5, #20
    ld1 {v1.s}[1], [x0]
.Lotherwise_128:
    tst x1, #64
    beq .Lotherwise_129
    add x0, x5, #24
    ld1 {v1.s}[2], [x0]
.Lotherwise_129:
    tst x1, #128
    beq .Lotherwise_130
    add x0, x5, #28
    ld1 {v1.s}[3], [x0]
.Lotherwise_130:
.Lend_126:
    uzp1 v2.4s, v0.4s, v1.4s
    uzp2 v0.4s, v0.4s, v1.4s
    ubfx x0, x1, #2, #4
    fmla v7.4s, v2.4s, v3.s[3]
    fmla v7.4s, v0.4s, v4.s[0]
    cmp x0, #15
    bne .Lotherwise_131
    ldr q0, [x5, #8]
    b .Lend_132
.Lotherwise_131:
    movi v0.4s, #0
    tst x1, #4
    beq .Lotherwise_133
    add x0, x5, #8
    ld1 {v0.s}[0], [x0]
.Lotherwise_133:
    tst x1, #8
    beq .Lotherwise_134
    add x0, x5, #12
    ld1 {v0.s}[1], [x0]
.Lotherwise_134:
    tst x1, #16
    beq .Lotherwise_135
    add x0, x5, #16
    ld1 {v0.s}[2], [x0]
.Lotherwise_135:
    tst x1, #32
    beq .Lotherwise_136
    add x0, x5, #20
    ld1 {v0.s}[3], [x0]
.Lotherwise_136:
.Lend_132:
    ubfx x0, x1, #6, #4
    cmp x0, #15
    bne .Lotherwise_137
    ldr q1, [x5, #24]
    b .Lend_138
.Lotherwise_137:
    movi v1.4s, #0
    tst x1, #64
    beq .Lotherwise_139
    add x0, x5, #24
    ld1 {v1.s}[0], [x0]
.Lotherwise_139:
    tst x1, #128
    beq .Lotherwise_140
    add x0, x5, #28
    ld1 {v1.s}[1], [x0]
.Lotherwise_140:
    tst x1, #256
    beq .Lotherwise_141
    add x0, x5, #32
    ld1 {v1.s}[2], [x0]
.Lotherwise_141:
    tst x1, #512
    beq .Lotherwise_142
    add x0, x5, #36
    ld1 {v1.s}[3], [x0]
.Lotherwise_142:
.Lend_138:
    ldr x0, [x9, #16]
    ldr x14, [x9, #8]
    uzp1 v0.4s, v0.4s, v1.4s
    fmla v7.4s, v0.4s, v4.s[1]
    add x0, x5, x0, lsl #2
    add x5, x5, x14, lsl #2
    prfm pldl1keep, [x0]
.Lotherwise_118:
    lsr x7, x7, #1
    tst x13, #1
    beq .Lotherwise_143
    ldr s0, [x3]
    ldr x0, [x9, #40]
    ldr x14, [x9, #32]
    dup v0.4s, v0.s[0]
    add x0, x6, x0, lsl #2
    prfm pldl1keep, [x0]
    fmax v0.4s, v0.4s, v6.4s
    str q0, [x6]
    add x6, x6, x14, lsl #2
.Lotherwise_143:
    ldr s0, [x12]
    sub x2, x2, #1
    lsr x13, x13, #1
    mov v6.16b, v7.16b
    dup v0.4s, v0.s[0]
    mov v7.16b, v0.16b
    cbnz x2, .Lloop_92
.Lloop_end_91:
    ldr x2, [x9, #64]
    cbz x2, .Lloop_end_144
.Lloop_145:
    ubfx x0, x1, #0, #4
    cmp x0, #15
    bne .Lotherwise_146
    ldr q0, [x5]
    b .Lend_147
.Lotherwise_146:
    movi v0.4s, #0
    tst x1, #1
    beq .Lotherwise_148
    ld1 {v0.s}[0], [x5]
.Lotherwise_148:
    tst x1, #2
    beq .Lotherwise_149
    add x0, x5, #4
    ld1 {v0.s}[1], [x0]
.Lotherwise_149:
    tst x1, #4
    beq .Lotherwise_150
    add x0, x5, #8
    ld1 {v0.s}[2], [x0]
.Lotherwise_150:
    tst x1, #8
    beq .Lotherwise_151
    add x0, x5, #12
    ld1 {v0.s}[3], [x0]
.Lotherwise_151:
.Lend_147:
    ubfx x0, x1, #4, #4
    cmp x0, #15
    bne .Lotherwise_152
    ldr q1, [x5, #16]
    b .Lend_153
.Lotherwise_152:
    movi v1.4s, #0
    tst x1, #16
    beq .Lotherwise_154
    add x0, x5, #16
    ld1 {v1.s}[0], [x0]
.Lotherwise_154:
    tst x1, #32
    beq .Lotherwise_155
    add x0, x5, #20
    ld1 {v1.s}[1], [x0]
.Lotherwise_155:
    tst x1, #64
    beq .Lotherwise_156
    add x0, x5, #24
    ld1 {v1.s}[2], [x0]
.Lotherwise_156:
    tst x1, #128
    beq .Lotherwise_157
    add x0, x5, #28
    ld1 {v1.s}[3], [x0]
.Lotherwise_157:
.Lend_153:
    uzp1 v2.4s, v0.4s, v1.4s
    uzp2 v0.4s, v0.4s, v1.4s
    ubfx x0, x1, #2, #4
    fmla v7.4s, v2.4s, v3.s[0]
    fmla v6.4s, v2.4s, v4.s[2]
    fmla v7.4s, v0.4s, v3.s[1]
    fmla v6.4s, v0.4s, v4.s[3]
    cmp x0, #15
    bne .Lotherwise_158
    ldr q0, [x5, #8]
    b .Lend_159
.Lotherwise_158:
    movi v0.4s, #0
    tst x1, #4
    beq .Lotherwise_160
    add x0, x5, #8
    ld1 {v0.s}[0], [x0]
.Lotherwise_160:
    tst x1, #8
    beq .Lotherwise_161
    add x0, x5, #12
    ld1 {v0.s}[1], [x0]
.Lotherwise_161:
    tst x1, #16
    beq .Lotherwise_162
    add x0, x5, #16
    ld1 {v0.s}[2], [x0]
.Lotherwise_162:
    tst x1, #32
    beq .Lotherwise_163
    add x0, x5, #20
    ld1 {v0.s}[3], [x0]
.Lotherwise_163:
.Lend_159:
    ubfx x0, x1, #6, #4
    cmp x0, #15
    bne .Lotherwise_164
    ldr q1, [x5, #24]
    b .Lend_165
.Lotherwise_164:
    movi v1.4s, #0
    tst x1, #64
    beq .Lotherwise_166
    add x0, x5, #24
    ld1 {v1.s}[0], [x0]
.Lotherwise_166:
    tst x1, #128
    beq .Lotherwise_167
    add x0, x5, #28
    ld1 {v1.s}[1], [x0]
.Lotherwise_167:
    tst x1, #256
    beq .Lotherwise_168
    add x0, x5, #32
    ld1 {v1.s}[2], [x0]
.Lotherwise_168:
    tst x1, #512
    beq .Lotherwise_169
    add x0, x5, #36
    ld1 {v1.s}[3], [x0]
.Lotherwise_169:
.Lend_165:
    ldr x0, [x9, #16]
    ldr x7, [x9, #8]
    uzp1 v0.4s, v0.4s, v1.4s
    ubfx x13, x1, #0, #4
    fmla v7.4s, v0.4s, v3.s[2]
    fmla v6.4s, v0.4s, v5.s[0]
    add x0, x5, x0, lsl #2
    add x5, x5, x7, lsl #2
    prfm pldl1keep, [x0]
    cmp x13, #15
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
    cmp x0, #15
    bne .Lotherwise_176
    ldr q1, [x5, #16]
    b .Lend_177
.Lotherwise_176:
    movi v1.4s, #0
    tst x1, #16
    beq .Lotherwise_178
    add x0, x5, #16
    ld1 {v1.s}[0], [x0]
.Lotherwise_178:
    tst x1, #32
    beq .Lotherwise_179
    add x0, x5, #20
    ld1 {v1.s}[1], [x0]
.Lotherwise_179:
    tst x1, #64
    beq .Lotherwise_180
    add x0, x5, #24
    ld1 {v1.s}[2], [x0]
.Lotherwise_180:
    tst x1, #128
    beq .Lotherwise_181
    add x0, x5, #28
    ld1 {v1.s}[3], [x0]
.Lotherwise_181:
.Lend_177:
    uzp1 v2.4s, v0.4s, v1.4s
    uzp2 v0.4s, v0.4s, v1.4s
    ubfx x0, x1, #2, #4
    fmla v7.4s, v2.4s, v3.s[3]
    fmla v7.4s, v0.4s, v4.s[0]
    cmp x0, #15
    bne .Lotherwise_182
    ldr q0, [x5, #8]
    b .Lend_183
.Lotherwise_182:
    movi v0.4s, #0
    tst x1, #4
    beq .Lotherwise_184
    add x0, x5, #8
    ld1 {v0.s}[0], [x0]
.Lotherwise_184:
    tst x1, #8
    beq .Lotherwise_185
    add x0, x5, #12
    ld1 {v0.s}[1], [x0]
.Lotherwise_185:
    tst x1, #16
    beq .Lotherwise_186
    add x0, x5, #16
    ld1 {v0.s}[2], [x0]
.Lotherwise_186:
    tst x1, #32
    beq .Lotherwise_187
    add x0, x5, #20
    ld1 {v0.s}[3], [x0]
.Lotherwise_187:
.Lend_183:
    ubfx x0, x1, #6, #4
    cmp x0, #15
    bne .Lotherwise_188
    ldr q1, [x5, #24]
    b .Lend_189
.Lotherwise_188:
    movi v1.4s, #0
    tst x1, #64
    beq .Lotherwise_190
    add x0, x5, #24
    ld1 {v1.s}[0], [x0]
.Lotherwise_190:
    tst x1, #128
    beq .Lotherwise_191
    add x0, x5, #28
    ld1 {v1.s}[1], [x0]
.Lotherwise_191:
    tst x1, #256
    beq .Lotherwise_192
    add x0, x5, #32
    ld1 {v1.s}[2], [x0]
.Lotherwise_192:
    tst x1, #512
    beq .Lotherwise_193
    add x0, x5, #36
    ld1 {v1.s}[3], [x0]
.Lotherwise_193:
.Lend_189:
    ldr s2, [x3]
    ldr s16, [x12]
    uzp1 v0.4s, v0.4s, v1.4s
    sub x2, x2, #1
    ldr x0, [x9, #16]
    ldr x7, [x9, #40]
    ldr x13, [x9, #8]
    ldr x14, [x9, #32]
    fmla v7.4s, v0.4s, v4.s[1]
    dup v0.4s, v2.s[0]
    dup v1.4s, v16.s[0]
    add x0, x5, x0, lsl #2
    add x7, x6, x7, lsl #2
    fmax v0.4s, v0.4s, v6.4s
    prfm pldl1keep, [x0]
    add x5, x5, x13, lsl #2
    prfm pldl1keep, [x7]
    mov v6.16b, v7.16b
    mov v7.16b, v1.16b
    str q0, [x6]
    add x6, x6, x14, lsl #2
    cbnz x2, .Lloop_145
.Lloop_end_144:
    ldr x2, [x9, #72]
    ldr x7, [x9, #96]
    cbz x2, .Lloop_end_194
.Lloop_195:
    tst x7, #1
    beq .Lotherwise_196
    ubfx x0, x1, #0, #4
    cmp x0, #15
    bne .Lotherwise_197
    ldr q0, [x5]
    b .Lend_198
.Lotherwise_197:
    movi v0.4s, #0
    tst x1, #1
    beq .Lotherwise_199
    ld1 {v0.s}[0], [x5]
.Lotherwise_199:
    tst x1, #2
    beq .Lotherwise_200
    add x0, x5, #4
    ld1 {v0.s}[1], [x0]
.Lotherwise_200:
    tst x1, #4
    beq .Lotherwise_201
    add x0, x5, #8
    ld1 {v0.s}[2], [x0]
.Lotherwise_201:
    tst x1, #8
    beq .Lotherwise_202
    add x0, x5, #12
    ld1 {v0.s}[3], [x0]
.Lotherwise_202:
.Lend_198:
    ubfx x0, x1, #4, #4
    cmp x0, #15
    bne .Lotherwise_203
    ldr q1, [x5, #16]
    b .Lend_204
.Lotherwise_203:
    movi v1.4s, #0
    tst x1, #16
    beq .Lotherwise_205
    add x0, x5, #16
    ld1 {v1.s}[0], [x0]
.Lotherwise_205:
    tst x1, #32
    beq .Lotherwise_206
    add x0, x5, #20
    ld1 {v1.s}[1], [x0]
.Lotherwise_206:
    tst x1, #64
    beq .Lotherwise_207
    add x0, x5, #24
    ld1 {v1.s}[2], [x0]
.Lotherwise_207:
    tst x1, #128
    beq .Lotherwise_208
    add x0, x5, #28
    ld1 {v1.s}[3], [x0]
.Lotherwise_208:
.Lend_204:
    uzp1 v2.4s, v0.4s, v1.4s
    uzp2 v0.4s, v0.4s, v1.4s
    ubfx x0, x1, #2, #4
    fmla v7.4s, v2.4s, v3.s[0]
    fmla v6.4s, v2.4s, v4.s[2]
    fmla v7.4s, v0.4s, v3.s[1]
    fmla v6.4s, v0.4s, v4.s[3]
    cmp x0, #15
    bne .Lotherwise_209
    ldr q0, [x5, #8]
    b .Lend_210
.Lotherwise_209:
    movi v0.4s, #0
    tst x1, #4
    beq .Lotherwise_211
    add x0, x5, #8
    ld1 {v0.s}[0], [x0]
.Lotherwise_211:
    tst x1, #8
    beq .Lotherwise_212
    add x0, x5, #12
    ld1 {v0.s}[1], [x0]
.Lotherwise_212:
    tst x1, #16
    beq .Lotherwise_213
    add x0, x5, #16
    ld1 {v0.s}[2], [x0]
.Lotherwise_213:
    tst x1, #32
    beq .Lotherwise_214
    add x0, x5, #20
    ld1 {v0.s}[3], [x0]
.Lotherwise_214:
.Lend_210:
    ubfx x0, x1, #6, #4
    cmp x0, #15
    bne .Lotherwise_215
    ldr q1, [x5, #24]
    b .Lend_216
.Lotherwise_215:
    movi v1.4s, #0
    tst x1, #64
    beq .Lotherwise_217
    add x0, x5, #24
    ld1 {v1.s}[0], [x0]
.Lotherwise_217:
    tst x1, #128
    beq .Lotherwise_218
    add x0, x5, #28
    ld1 {v1.s}[1], [x0]
.Lotherwise_218:
    tst x1, #256
    beq .Lotherwise_219
    add x0, x5, #32
    ld1 {v1.s}[2], [x0]
.Lotherwise_219:
    tst x1, #512
    beq .Lotherwise_220
    add x0, x5, #36
    ld1 {v1.s}[3], [x0]
.Lotherwise_220:
.Lend_216:
    ldr x0, [x9, #16]
    ldr x13, [x9, #8]
    uzp1 v0.4s, v0.4s, v1.4s
    fmla v7.4s, v0.4s, v3.s[2]
    fmla v6.4s, v0.4s, v5.s[0]
    add x0, x5, x0, lsl #2
    add x5, x5, x13, lsl #2
    prfm pldl1keep, [x0]
.Lotherwise_196:
    lsr x7, x7, #1
    tst x7, #1
    beq .Lotherwise_221
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
    cmp x0, #15
    bne .Lotherwise_228
    ldr q1, [x5, #16]
    b .Lend_229
.Lotherwise_228:
    movi v1.4s, #0
    tst x1, #16
    beq .Lotherwise_230
    add x0, x5, #16
    ld1 {v1.s}[0], [x0]
.Lotherwise_230:
    tst x1, #32
    beq .Lotherwise_231
    add x0, x5, #20
    ld1 {v1.s}[1], [x0]
.Lotherwise_231:
    tst x1, #64
    beq .Lotherwise_232
    add x0, x5, #24
    ld1 {v1.s}[2], [x0]
.Lotherwise_232:
    tst x1, #128
    beq .Lotherwise_233
    add x0, x5, #28
    ld1 {v1.s}[3], [x0]
.Lotherwise_233:
.Lend_229:
    uzp1 v2.4s, v0.4s, v1.4s
    uzp2 v0.4s, v0.4s, v1.4s
    ubfx x0, x1, #2, #4
    fmla v7.4s, v2.4s, v3.s[3]
    fmla v7.4s, v0.4s, v4.s[0]
    cmp x0, #15
    bne .Lotherwise_234
    ldr q0, [x5, #8]
    b .Lend_235
.Lotherwise_234:
    movi v0.4s, #0
    tst x1, #4
    beq .Lotherwise_236
    add x0, x5, #8
    ld1 {v0.s}[0], [x0]
.Lotherwise_236:
    tst x1, #8
    beq .Lotherwise_237
    add x0, x5, #12
    ld1 {v0.s}[1], [x0]
.Lotherwise_237:
    tst x1, #16
    beq .Lotherwise_238
    add x0, x5, #16
    ld1 {v0.s}[2], [x0]
.Lotherwise_238:
    tst x1, #32
    beq .Lotherwise_239
    add x0, x5, #20
    ld1 {v0.s}[3], [x0]
.Lotherwise_239:
.Lend_235:
    ubfx x0, x1, #6, #4
    cmp x0, #15
    bne .Lotherwise_240
    ldr q1, [x5, #24]
    b .Lend_241
.Lotherwise_240:
    movi v1.4s, #0
    tst x1, #64
    beq .Lotherwise_242
    add x0, x5, #24
    ld1 {v1.s}[0], [x0]
.Lotherwise_242:
    tst x1, #128
    beq .Lotherwise_243
    add x0, x5, #28
    ld1 {v1.s}[1], [x0]
.Lotherwise_243:
    tst x1, #256
    beq .Lotherwise_244
    add x0, x5, #32
    ld1 {v1.s}[2], [x0]
.Lotherwise_244:
    tst x1, #512
    beq .Lotherwise_245
    add x0, x5, #36
    ld1 {v1.s}[3], [x0]
.Lotherwise_245:
.Lend_241:
    ldr x0, [x9, #16]
    ldr x13, [x9, #8]
    uzp1 v0.4s, v0.4s, v1.4s
    fmla v7.4s, v0.4s, v4.s[1]
    add x0, x5, x0, lsl #2
    add x5, x5, x13, lsl #2
    prfm pldl1keep, [x0]
.Lotherwise_221:
    ldr s0, [x3]
    ldr s1, [x12]
    sub x2, x2, #1
    lsr x7, x7, #1
    ldr x0, [x9, #40]
    ldr x13, [x9, #32]
    dup v0.4s, v0.s[0]
    dup v1.4s, v1.s[0]
    add x0, x6, x0, lsl #2
    fmax v0.4s, v0.4s, v6.4s
    prfm pldl1keep, [x0]
    mov v6.16b, v7.16b
    mov v7.16b, v1.16b
    str q0, [x6]
    add x6, x6, x13, lsl #2
    cbnz x2, .Lloop_195
.Lloop_end_194:
    ldr x0, [x9]
    ldr x2, [x9, #24]
    sub x8, x8, #1
    add x11, x11, #36
    ldr x3, [x9, #48]
    add x10, x10, x0, lsl #2
    add x4, x4, x2, lsl #2
    add x12, x12, x3, lsl #2
    cbnz x8, .Lloop_90
.Lloop_end_89:
    ret
    .size nnp_depthwise_3x3_by_2_edge__aarch64_neon, . - nnp_depthwise_3x3_by_2_edge__aarch64_neon

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
    cbz x8, .Lloop_end_246
.Lloop_247:
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
    dup v22.4s, v4.s[0]
    dup v23.4s, v4.s[0]
    dup v24.4s, v4.s[0]
    dup v25.4s, v4.s[0]
    dup v26.4s, v4.s[0]
    cbz x0, .Lloop_end_248
.Lloop_249:
    tst x1, #1
    beq .Lotherwise_250
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
.Lotherwise_250:
    lsr x1, x1, #1
    tst x2, #1
    beq .Lotherwise_251
    ldr s4, [x6]
    ldr x3, [x5, #40]
    ldr x4, [x5, #32]
    dup v4.4s, v4.s[0]
    add x3, x13, x3, lsl #2
    prfm pldl1keep, [x3]
    fmax v4.4s, v4.4s, v22.4s
    str q4, [x13]
    add x13, x13, x4, lsl #2
.Lotherwise_251:
    ldr s4, [x11]
    sub x0, x0, #1
    lsr x2, x2, #1
    mov v22.16b, v23.16b
    mov v23.16b, v24.16b
    mov v24.16b, v25.16b
    mov v25.16b, v26.16b
    dup v4.4s, v4.s[0]
    mov v26.16b, v4.16b
    cbnz x0, .Lloop_249
.Lloop_end_248:
    ldr x0, [x5, #64]
    cbz x0, .Lloop_end_252
.Lloop_253:
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
    cbnz x0, .Lloop_253
.Lloop_end_252:
    ldr x0, [x5, #72]
    ldr x1, [x5, #96]
    cbz x0, .Lloop_end_254
.Lloop_255:
    tst x1, #1
    beq .Lotherwise_256
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
.Lotherwise_256:
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
    cbnz x0, .Lloop_255
.Lloop_end_254:
    ldr x0, [x5]
    ldr x1, [x5, #24]
    sub x8, x8, #1
    add x10, x10, #100
    ldr x2, [x5, #48]
    add x9, x9, x0, lsl #2
    add x12, x12, x1, lsl #2
    add x11, x11, x2, lsl #2
    cbnz x8, .Lloop_247
.Lloop_end_246:
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
    cbz x8, .Lloop_end_257
.Lloop_258:
    ldr s4, [x12]
    ldr x2, [x9, #56]
    mov x3, x9
    mov x5, x10
    ld1 {v0.4s, v1.4s, v2.4s, v3.4s}, [x11]
    ldr q6, [x11, #64]
    mov x6, x4
    add x3, x3, #112
    ldr x7, [x9, #80]
    ldr x13, [x9, #88]
    dup v7.4s, v4.s[0]
    dup v16.4s, v4.s[0]
    dup v17.4s, v4.s[0]
    dup v18.4s, v4.s[0]
    dup v19.4s, v4.s[0]
    cbz x2, .Lloop_end_259
.Lloop_260:
    tst x7, #1
    beq .Lotherwise_261
    ubfx x0, x1, #0, #4
    cmp x0, #15
    bne .Lotherwise_262
    ldr q4, [x5]
    b .Lend_263
.Lotherwise_262:
    movi v4.4s, #0
    tst x1, #1
    beq .Lotherwise_264
    ld1 {v4.s}[0], [x5]
.Lotherwise_264:
    tst x1, #2
    beq .Lotherwise_265
    add x0, x5, #4
    ld1 {v4.s}[1], [x0]
.Lotherwise_265:
    tst x1, #4
    beq .Lotherwise_266
    add x0, x5, #8
    ld1 {v4.s}[2], [x0]
.Lotherwise_266:
    tst x1, #8
    beq .Lotherwise_267
    add x0, x5, #12
    ld1 {v4.s}[3], [x0]
.Lotherwise_267:
.Lend_263:
    ldr s5, [x11, #80]
    ubfx x0, x1, #1, #4
    fmla v19.4s, v4.4s, v0.s[0]
    fmla v18.4s, v4.4s, v1.s[1]
    fmla v17.4s, v4.4s, v2.s[2]
    fmla v16.4s, v4.4s, v3.s[3]
    fmla v7.4s, v4.4s, v5.s[0]
    cmp x0, #15
    bne .Lotherwise_268
    ldr q4, [x5, #4]
    b .Lend_269
.Lotherwise_268:
    movi v4.4s, #0
    tst x1, #2
    beq .Lotherwise_270
    add x0, x5, #4
    ld1 {v4.s}[0], [x0]
.Lotherwise_270:
    tst x1, #4
    beq .Lotherwise_271
    add x0, x5, #8
    ld1 {v4.s}[1], [x0]
.Lotherwise_271:
    tst x1, #8
    beq .Lotherwise_272
    add x0, x5, #12
    ld1 {v4.s}[2], [x0]
.Lotherwise_272:
    tst x1, #16
    beq .Lotherwise_273
    add x0, x5, #16
    ld1 {v4.s}[3], [x0]
.Lotherwise_273:
.Lend_269:
    ldr s5, [x11, #84]
    ubfx x0, x1, #2, #4
    fmla v19.4s, v4.4s, v0.s[1]
    fmla v18.4s, v4.4s, v1.s[2]
    fmla v17.4s, v4.4s, v2.s[3]
    fmla v16.4s, v4.4s, v6.s[0]
    fmla v7.4s, v4.4s, v5.s[0]
    cmp x0, #15
    bne .Lotherwise_274
    ldr q4, [x5, #8]
    b .Lend_275
.Lotherwise_274:
    movi v4.4s, #0
    tst x1, #4
    beq .Lotherwise_276
    add x0, x5, #8
    ld1 {v4.s}[0], [x0]
.Lotherwise_276:
    tst x1, #8
    beq .Lotherwise_277
    add x0, x5, #12
    ld1 {v4.s}[1], [x0]
.Lotherwise_277:
    tst x1, #16
    beq .Lotherwise_278
    add x0, x5, #16
    ld1 {v4.s}[2], [x0]
.Lotherwise_278:
    tst x1, #32
    beq .Lotherwise_279
    add x0, x5, #20
    ld1 {v4.s}[3], [x0]
.Lotherwise_279:
.Lend_275:
    ldr s5, [x11, #88]
    ubfx x0, x1, #3, #4
    fmla v19.4s, v4.4s, v0.s[2]
    fmla v18.4s, v4.4s, v1.s[3]
    fmla v17.4s, v4.4s, v3.s[0]
    fmla v16.4s, v4.4s, v6.s[1]
    fmla v7.4s, v4.4s, v5.s[0]
    cmp x0, #15
    bne .Lotherwise_280
    ldr q4, [x5, #12]
    b .Lend_281
.Lotherwise_280:
    movi v4.4s, #0
    tst x1, #8
    beq .Lotherwise_282
    add x0, x5, #12
    ld1 {v4.s}[0], [x0]
.Lotherwise_282:
    tst x1, #16
    beq .Lotherwise_283
    add x0, x5, #16
    ld1 {v4.s}[1], [x0]
.Lotherwise_283:
    tst x1, #32
    beq .Lotherwise_284
    add x0, x5, #20
    ld1 {v4.s}[2], [x0]
.Lotherwise_284:
    tst x1, #64
    beq .Lotherwise_285
    add x0, x5, #24
    ld1 {v4.s}[3], [x0]
.Lotherwise_285:
.Lend_281:
    ldr s5, [x11, #92]
    ubfx x0, x1, #4, #4
    fmla v19.4s, v4.4s, v0.s[3]
    fmla v18.4s, v4.4s, v2.s[0]
    fmla v17.4s, v4.4s, v3.s[1]
    fmla v16.4s, v4.4s, v6.s[2]
    fmla v7.4s, v4.4s, v5.s[0]
    cmp x0, #15
    bne .Lotherwise_286
    ldr q4, [x5, #16]
    b .Lend_287
.Lotherwise_286:
    movi v4.4s, #0
    tst x1, #16
    beq .Lotherwise_288
    add x0, x5, #16
    ld1 {v4.s}[0], [x0]
.Lotherwise_288:
    tst x1, #32
    beq .Lotherwise_289
    add x0, x5, #20
    ld1 {v4.s}[1], [x0]
.Lotherwise_289:
    tst x1, #64
    beq .Lotherwise_290
    add x0, x5, #24
    ld1 {v4.s}[2], [x0]
.Lotherwise_290:
    tst x1, #128
    beq .Lotherwise_291
    add x0, x5, #28
    ld1 {v4.s}[3], [x0]
.Lotherwise_291:
.Lend_287:
    ldr x0, [x9, #16]
    ldr s5, [x11, #96]
    fmla v19.4s, v4.4s, v1.s[0]
    fmla v18.4s, v4.4s, v2.s[1]
    ldr x14, [x9, #8]
    fmla v17.4s, v4.4s, v3.s[2]
    fmla v16.4s, v4.4s, v6.s[3]
    add x0, x5, x0, lsl #2
    fmla v7.4s, v4.4s, v5.s[0]
    prfm pldl1keep, [x0]
    add x5, x5, x14, lsl #2
.Lotherwise_261:
    lsr x7, x7, #1
    tst x13, #1
    beq .Lotherwise_292
    ldr s4, [x3]
    ldr x0, [x9, #40]
    ldr x14, [x9, #32]
    dup v4.4s, v4.s[0]
    add x0, x6, x0, lsl #2
    prfm pldl1keep, [x0]
    fmax v4.4s, v4.4s, v7.4s
    str q4, [x6]
    add x6, x6, x14, lsl #2
.Lotherwise_292:
    ldr s4, [x12]
    sub x2, x2, #1
    lsr x13, x13, #1
    mov v7.16b, v16.16b
    mov v16.16b, v17.16b
    mov v17.16b, v18.16b
    mov v18.16b, v19.16b
    dup v4.4s, v4.s[0]
    mov v19.16b, v4.16b
    cbnz x2, .Lloop_260
.Lloop_end_259:
    ldr x2, [x9, #64]
    cbz x2, .Lloop_end_293
.Lloop_294:
    ubfx x0, x1, #0, #4
    cmp x0, #15
    bne .Lotherwise_295
    ldr q4, [x5]
    b .Lend_296
.Lotherwise_295:
    movi v4.4s, #0
    tst x1, #1
    beq .Lotherwise_297
    ld1 {v4.s}[0], [x5]
.Lotherwise_297:
    tst x1, #2
    beq .Lotherwise_298
    add x0, x5, #4
    ld1 {v4.s}[1], [x0]
.Lotherwise_298:
    tst x1, #4
    beq .Lotherwise_299
    add x0, x5, #8
    ld1 {v4.s}[2], [x0]
.Lotherwise_299:
    tst x1, #8
    beq .Lotherwise_300
    add x0, x5, #12
    ld1 {v4.s}[3], [x0]
.Lotherwise_300:
.Lend_296:
    ldr s5, [x11, #80]
    ubfx x0, x1, #1, #4
    fmla v19.4s, v4.4s, v0.s[0]
    fmla v18.4s, v4.4s, v1.s[1]
    fmla v17.4s, v4.4s, v2.s[2]
    fmla v16.4s, v4.4s, v3.s[3]
    fmla v7.4s, v4.4s, v5.s[0]
    cmp x0, #15
    bne .Lotherwise_301
    ldr q4, [x5, #4]
    b .Lend_302
.Lotherwise_301:
    movi v4.4s, #0
    tst x1, #2
    beq .Lotherwise_303
    add x0, x5, #4
    ld1 {v4.s}[0], [x0]
.Lotherwise_303:
    tst x1, #4
    beq .Lotherwise_304
    add x0, x5, #8
    ld1 {v4.s}[1], [x0]
.Lotherwise_304:
    tst x1, #8
    beq .Lotherwise_305
    add x0, x5, #12
    ld1 {v4.s}[2], [x0]
.Lotherwise_305:
    tst x1, #16
    beq .Lotherwise_306
    add x0, x5, #16
    ld1 {v4.s}[3], [x0]
.Lotherwise_306:
.Lend_302:
    ldr s5, [x11, #84]
    ubfx x0, x1, #2, #4
    fmla v19.4s, v4.4s, v0.s[1]
    fmla v18.4s, v4.4s, v1.s[2]
    fmla v17.4s, v4.4s, v2.s[3]
    fmla v16.4s, v4.4s, v6.s[0]
    fmla v7.4s, v4.4s, v5.s[0]
    cmp x0, #15
    bne .Lotherwise_307
    ldr q4, [x5, #8]
    b .Lend_308
.Lotherwise_307:
    movi v4.4s, #0
    tst x1, #4
    beq .Lotherwise_309
    add x0, x5, #8
    ld1 {v4.s}[0], [x0]
.Lotherwise_309:
    tst x1, #8
    beq .Lotherwise_310
    add x0, x5, #12
    ld1 {v4.s}[1], [x0]
.Lotherwise_310:
    tst x1, #16
    beq .Lotherwise_311
    add x0, x5, #16
    ld1 {v4.s}[2], [x0]
.Lotherwise_311:
    tst x1, #32
    beq .Lotherwise_312
    add x0, x5, #20
    ld1 {v4.s}[3], [x0]
.Lotherwise_312:
.Lend_308:
    ldr s5, [x11, #88]
    ubfx x0, x1, #3, #4
    fmla v19.4s, v4.4s, v0.s[2]
    fmla v18.4s, v4.4s, v1.s[3]
    fmla v17.4s, v4.4s, v3.s[0]
    fmla v16.4s, v4.4s, v6.s[1]
    fmla v7.4s, v4.4s, v5.s[0]
    cmp x0, #15
    bne .Lotherwise_313
    ldr q4, [x5, #12]
    b .Lend_314
.Lotherwise_313:
    movi v4.4s, #0
    tst x1, #8
    beq .Lotherwise_315
    add x0, x5, #12
    ld1 {v4.s}[0], [x0]
.Lotherwise_315:
    tst x1, #16
    beq .Lotherwise_316
    add x0, x5, #16
    ld1 {v4.s}[1], [x0]
.Lotherwise_316:
    tst x1, #32
    beq .Lotherwise_317
    add x0, x5, #20
    ld1 {v4.s}[2], [x0]
.Lotherwise_317:
    tst x1, #64
    beq .Lotherwise_318
    add x0, x5, #24
    ld1 {v4.s}[3], [x0]
.Lotherwise_318:
.Lend_314:
    ldr s5, [x11, #92]
    ubfx x0, x1, #4, #4
    fmla v19.4s, v4.4s, v0.s[3]
    fmla v18.4s, v4.4s, v2.s[0]
    fmla v17.4s, v4.4s, v3.s[1]
    fmla v16.4s, v4.4s, v6.s[2]
    fmla v7.4s, v4.4s, v5.s[0]
    cmp x0, #15
    bne .Lotherwise_319
    ldr q4, [x5, #16]
    b .Lend_320
.Lotherwise_319:
    movi v4.4s, #0
    tst x1, #16
    beq .Lotherwise_321
    add x0, x5, #16
    ld1 {v4.s}[0], [x0]
.Lotherwise_321:
    tst x1, #32
    beq .Lotherwise_322
    add x0, x5, #20
    ld1 {v4.s}[1], [x0]
.Lotherwise_322:
    tst x1, #64
    beq .Lotherwise_323
    add x0, x5, #24
    ld1 {v4.s}[2], [x0]
.Lotherwise_323:
    tst x1, #128
    beq .Lotherwise_324
    add x0, x5, #28
    ld1 {v4.s}[3], [x0]
.Lotherwise_324:
.Lend_320:
    ldr s5, [x11, #96]
    ldr s20, [x3]
    fmla v19.4s, v4.4s, v1.s[0]
    fmla v18.4s, v4.4s, v2.s[1]
    ldr s21, [x12]
    ldr x0, [x9, #16]
    fmla v17.4s, v4.4s, v3.s[2]
    fmla v16.4s, v4.4s, v6.s[3]
    ldr x7, [x9, #40]
    ldr x13, [x9, #8]
    sub x2, x2, #1
    ldr x14, [x9, #32]
    fmla v7.4s, v4.4s, v5.s[0]
    dup v4.4s, v20.s[0]
    dup v5.4s, v21.s[0]
    add x0, x5, x0, lsl #2
    add x7, x6, x7, lsl #2
    prfm pldl1keep, [x0]
    add x5, x5, x13, lsl #2
    prfm pldl1keep, [x7]
    fmax v4.4s, v4.4s, v7.4s
    mov v7.16b, v16.16b
    mov v16.16b, v17.16b
    mov v17.16b, v18.16b
    mov v18.16b, v19.16b
    mov v19.16b, v5.16b
    str q4, [x6]
    add x6, x6, x14, lsl #2
    cbnz x2, .Lloop_294
.Lloop_end_293:
    ldr x2, [x9, #72]
    ldr x7, [x9, #96]
    cbz x2, .Lloop_end_325
.Lloop_326:
    tst x7, #1
    beq .Lotherwise_327
    ubfx x0, x1, #0, #4
    cmp x0, #15
    bne .Lotherwise_328
    ldr q4, [x5]
    b .Lend_329
.Lotherwise_328:
    movi v4.4s, #0
    tst x1, #1
    beq .Lotherwise_330
    ld1 {v4.s}[0], [x5]
.Lotherwise_330:
    tst x1, #2
    beq .Lotherwise_331
    add x0, x5, #4
    ld1 {v4.s}[1], [x0]
.Lotherwise_331:
    tst x1, #4
    beq .Lotherwise_332
    add x0, x5, #8
    ld1 {v4.s}[2], [x0]
.Lotherwise_332:
    tst x1, #8
    beq .Lotherwise_333
    add x0, x5, #12
    ld1 {v4.s}[3], [x0]
.Lotherwise_333:
.Lend_329:
    ldr s5, [x11, #80]
    ubfx x0, x1, #1, #4
    fmla v19.4s, v4.4s, v0.s[0]
    fmla v18.4s, v4.4s, v1.s[1]
    fmla v17.4s, v4.4s, v2.s[2]
    fmla v16.4s, v4.4s, v3.s[3]
    fmla v7.4s, v4.4s, v5.s[0]
    cmp x0, #15
    bne .Lotherwise_334
    ldr q4, [x5, #4]
    b .Lend_335
.Lotherwise_334:
    movi v4.4s, #0
    tst x1, #2
    beq .Lotherwise_336
    add x0, x5, #4
    ld1 {v4.s}[0], [x0]
.Lotherwise_336:
    tst x1, #4
    beq .Lotherwise_337
    add x0, x5, #8
    ld1 {v4.s}[1], [x0]
.Lotherwise_337:
    tst x1, #8
    beq .Lotherwise_338
    add x0, x5, #12
    ld1 {v4.s}[2], [x0]
.Lotherwise_338:
    tst x1, #16
    beq .Lotherwise_339
    add x0, x5, #16
    ld1 {v4.s}[3], [x0]
.Lotherwise_339:
.Lend_335:
    ldr s5, [x11, #84]
    ubfx x0, x1, #2, #4
    fmla v19.4s, v4.4s, v0.s[1]
    fmla v18.4s, v4.4s, v1.s[2]
    fmla v17.4s, v4.4s, v2.s[3]
    fmla v16.4s, v4.4s, v6.s[0]
    fmla v7.4s, v4.4s, v5.s[0]
    cmp x0, #15
    bne .Lotherwise_340
    ldr q4, [x5, #8]
    b .Lend_341
.Lotherwise_340:
    movi v4.4s, #0
    tst x1, #4
    beq .Lotherwise_342
    add x0, x5, #8
    ld1 {v4.s}[0], [x0]
.Lotherwise_342:
    tst x1, #8
    beq .Lotherwise_343
    add x0, x5, #12
    ld1 {v4.s}[1], [x0]
.Lotherwise_343:
    tst x1, #16
    beq .Lotherwise_344
    add x0, x5, #16
    ld1 {v4.s}[2], [x0]
.Lotherwise_344:
    tst x1, #32
    beq .Lotherwise_345
    add x0, x5, #20
    ld1 {v4.s}[3], [x0]
.Lotherwise_345:
.Lend_341:
    ldr s5, [x11, #88]
    ubfx x0, x1, #3, #4
    fmla v19.4s, v4.4s, v0.s[2]
    fmla v18.4s, v4.4s, v1.s[3]
    fmla v17.4s, v4.4s, v3.s[0]
    fmla v16.4s, v4.4s, v6.s[1]
    fmla v7.4s, v4.4s, v5.s[0]
    cmp x0, #15
    bne .Lotherwise_346
    ldr q4, [x5, #12]
    b .Lend_347
.Lotherwise_346:
    movi v4.4s, #0
    tst x1, #8
    beq .Lotherwise_348
    add x0, x5, #12
    ld1 {v4.s}[0], [x0]
.Lotherwise_348:
    tst x1, #16
    beq .Lotherwise_349
    add x0, x5, #16
    ld1 {v4.s}[1], [x0]
.Lotherwise_349:
    tst x1, #32
    beq .Lotherwise_350
    add x0, x5, #20
    ld1 {v4.s}[2], [x0]
.Lotherwise_350:
    tst x1, #64
    beq .Lotherwise_351
    add x0, x5, #24
    ld1 {v4.s}[3], [x0]
.Lotherwise_351:
.Lend_347:
    ldr s5, [x11, #92]
    ubfx x0, x1, #4, #4
    fmla v19.4s, v4.4s, v0.s[3]
    fmla v18.4s, v4.4s, v2.s[0]
    fmla v17.4s, v4.4s, v3.s[1]
    fmla v16.4s, v4.4s, v6.s[2]
    fmla v7.4s, v4.4s, v5.s[0]
    cmp x0, #15
    bne .Lotherwise_352
    ldr q4, [x5, #16]
    b .Lend_353
.Lotherwise_352:
    movi v4.4s, #0
    tst x1, #16
    beq .Lotherwise_354
    add x0, x5, #16
    ld1 {v4.s}[0], [x0]
.Lotherwise_354:
    tst x1, #32
    beq .Lotherwise_355
    add x0, x5, #20
    ld1 {v4.s}[1], [x0]
.Lotherwise_355:
    tst x1, #64
    beq .Lotherwise_356
    add x0, x5, #24
    ld1 {v4.s}[2], [x0]
.Lotherwise_356:
    tst x1, #128
    beq .Lotherwise_357
    add x0, x5, #28
    ld1 {v4.s}[3], [x0]
.Lotherwise_357:
.Lend_353:
    ldr x0, [x9, #16]
    ldr s5, [x11, #96]
    fmla v19.4s, v4.4s, v1.s[0]
    fmla v18.4s, v4.4s, v2.s[1]
    ldr x13, [x9, #8]
    fmla v17.4s, v4.4s, v3.s[2]
    fmla v16.4s, v4.4s, v6.s[3]
    add x0, x5, x0, lsl #2
    fmla v7.4s, v4.4s, v5.s[0]
    prfm pldl1keep, [x0]
    add x5, x5, x13, lsl #2
.Lotherwise_327:
    ldr s4, [x3]
    ldr s5, [x12]
    sub x2, x2, #1
    lsr x7, x7, #1
    ldr x0, [x9, #40]
    ldr x13, [x9, #32]
    dup v4.4s, v4.s[0]
    dup v5.4s, v5.s[0]
    add x0, x6, x0, lsl #2
    fmax v4.4s, v4.4s, v7.4s
    prfm pldl1keep, [x0]
    mov v7.16b, v16.16b
    mov v16.16b, v17.16b
    mov v17.16b, v18.16b
    mov v18.16b, v19.16b
    mov v19.16b, v5.16b
    str q4, [x6]
    add x6, x6, x13, lsl #2
    cbnz x2, .Lloop_326
.Lloop_end_325:
    ldr x0, [x9]
    ldr x2, [x9, #24]
    sub x8, x8, #1
    add x11, x11, #100
    ldr x3, [x9, #48]
    add x10, x10, x0, lsl #2
    add x4, x4, x2, lsl #2
    add x12, x12, x3, lsl #2
    cbnz x8, .Lloop_258
.Lloop_end_257:
    ret
    .size nnp_depthwise_5x5_edge__aarch64_neon, . - nnp_depthwise_5x5_edge__aarch64_neon

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
    cbz x8, .Lloop_end_358
.Lloop_359:
    ldr s4, [x11]
    ldr x0, [x5, #56]
    mov x6, x5
    mov x7, x9
    ld1 {v0.4s, v1.4s, v2.4s, v3.4s}, [x10]
    ldr d21, [x10, #64]
    mov x13, x12
    add x6, x6, #112
    ldr s22, [x10, #72]
    ldr x1, [x5, #80]
    ldr x2, [x5, #88]
    dup v23.4s, v4.s[0]
    dup v24.4s, v4.s[0]
    dup v25.4s, v4.s[0]
    cbz x0, .Lloop_end_360
.Lloop_361:
    tst x1, #1
    beq .Lotherwise_362
    ldp q4, q5, [x7]
    ldr q6, [x10, #80]
    add x3, x7, #8
    ldp q7, q16, [x3]
    ldr q17, [x7, #16]
    ldr q18, [x7, #32]
    ldr x3, [x5, #16]
    ldr s19, [x10, #96]
    ldr x4, [x5, #8]
    uzp1 v20.4s, v4.4s, v5.4s
    uzp2 v4.4s, v4.4s, v5.4s
    uzp1 v5.4s, v7.4s, v16.4s
    uzp2 v7.4s, v7.4s, v16.4s
    fmla v25.4s, v20.4s, v0.s[0]
    fmla v24.4s, v20.4s, v2.s[2]
    fmla v23.4s, v20.4s, v6.s[0]
    uzp1 v16.4s, v17.4s, v18.4s
    add x3, x7, x3, lsl #2
    fmla v25.4s, v4.4s, v0.s[1]
    fmla v24.4s, v4.4s, v2.s[3]
    prfm pldl1keep, [x3]
    add x7, x7, x4, lsl #2
    fmla v23.4s, v4.4s, v6.s[1]
    fmla v25.4s, v5.4s, v0.s[2]
    fmla v24.4s, v5.4s, v3.s[0]
    fmla v23.4s, v5.4s, v6.s[2]
    fmla v25.4s, v7.4s, v0.s[3]
    fmla v24.4s, v7.4s, v3.s[1]
    fmla v23.4s, v7.4s, v6.s[3]
    fmla v25.4s, v16.4s, v1.s[0]
    fmla v24.4s, v16.4s, v3.s[2]
    fmla v23.4s, v16.4s, v19.s[0]
.Lotherwise_362:
    lsr x1, x1, #1
    tst x1, #1
    beq .Lotherwise_363
    ldp q4, q5, [x7]
    add x3, x7, #8
    ldr q6, [x7, #16]
    ldp q7, q16, [x3]
    ldr q17, [x7, #32]
    ldr x3, [x5, #16]
    ldr s18, [x10, #76]
    ldr x4, [x5, #8]
    uzp1 v19.4s, v4.4s, v5.4s
    uzp2 v4.4s, v4.4s, v5.4s
    uzp1 v5.4s, v7.4s, v16.4s
    uzp2 v7.4s, v7.4s, v16.4s
    fmla v25.4s, v19.4s, v1.s[1]
    fmla v24.4s, v19.4s, v3.s[3]
    uzp1 v6.4s, v6.4s, v17.4s
    add x3, x7, x3, lsl #2
    fmla v25.4s, v4.4s, v1.s[2]
    fmla v24.4s, v4.4s, v21.s[0]
    prfm pldl1keep, [x3]
    add x7, x7, x4, lsl #2
    fmla v25.4s, v5.4s, v1.s[3]
    fmla v24.4s, v5.4s, v21.s[1]
    fmla v25.4s, v7.4s, v2.s[0]
    fmla v24.4s, v7.4s, v22.s[0]
    fmla v25.4s, v6.4s, v2.s[1]
    fmla v24.4s, v6.4s, v18.s[0]
.Lotherwise_363:
    lsr x1, x1, #1
    tst x2, #1
    beq .Lotherwise_364
    ldr s4, [x6]
    ldr x3, [x5, #40]
    ldr x4, [x5, #32]
    dup v4.4s, v4.s[0]
    add x3, x13, x3, lsl #2
    prfm pldl1keep, [x3]
    fmax v4.4s, v4.4s, v23.4s
    str q4, [x13]
    add x13, x13, x4, lsl #2
.Lotherwise_364:
    ldr s4, [x11]
    sub x0, x0, #1
    lsr x2, x2, #1
    mov v23.16b, v24.16b
    mov v24.16b, v25.16b
    dup v25.4s, v4.s[0]
    cbnz x0, .Lloop_361
.Lloop_end_360:
    ldr x0, [x5, #64]
    cbz x0, .Lloop_end_365
.Lloop_366:
    ldp q4, q5, [x7]
    add x1, x7, #8
    ldr x2, [x5, #16]
    sub x0, x0, #1
    ldp q6, q7, [x1]
    ldr x1, [x5, #8]
    ldr q16, [x7, #16]
    ldr q17, [x7, #32]
    ldr q29, [x10, #76]
    ldr d30, [x10, #92]
    uzp1 v18.4s, v4.4s, v5.4s
    uzp2 v4.4s, v4.4s, v5.4s
    add x2, x7, x2, lsl #2
    ldr s5, [x6]
    uzp1 v19.4s, v6.4s, v7.4s
    uzp2 v6.4s, v6.4s, v7.4s
    ldr s7, [x11]
    ldr x3, [x5, #16]
    fmla v25.4s, v18.4s, v0.s[0]
    fmla v24.4s, v18.4s, v2.s[2]
    add x7, x7, x1, lsl #2
    ldr x1, [x5, #40]
    ldp q20, q26, [x7]
    uzp1 v16.4s, v16.4s, v17.4s
    add x4, x7, #8
    ldr q17, [x7, #16]
    fmla v25.4s, v4.4s, v0.s[1]
    fmla v24.4s, v4.4s, v2.s[3]
    ldp q27, q28, [x4]
    fmla v23.4s, v18.4s, v29.s[1]
    ldr q18, [x7, #32]
    dup v5.4s, v5.s[0]
    fmla v25.4s, v19.4s, v0.s[2]
    fmla v24.4s, v19.4s, v3.s[0]
    ldr x4, [x5, #8]
    ldr x14, [x5, #32]
    fmla v23.4s, v4.4s, v29.s[2]
    dup v4.4s, v7.s[0]
    add x3, x7, x3, lsl #2
    add x1, x13, x1, lsl #2
    fmla v25.4s, v6.4s, v0.s[3]
    fmla v24.4s, v6.4s, v3.s[1]
    prfm pldl1keep, [x2]
    prfm pldl1keep, [x3]
    uzp1 v7.4s, v20.4s, v26.4s
    uzp2 v20.4s, v20.4s, v26.4s
    prfm pldl1keep, [x1]
    fmla v25.4s, v16.4s, v1.s[0]
    fmla v24.4s, v16.4s, v3.s[2]
    fmla v23.4s, v19.4s, v29.s[3]
    uzp1 v19.4s, v27.4s, v28.4s
    add x7, x7, x4, lsl #2
    fmla v25.4s, v7.4s, v1.s[1]
    fmla v24.4s, v7.4s, v3.s[3]
    fmla v23.4s, v6.4s, v30.s[0]
    uzp2 v6.4s, v27.4s, v28.4s
    fmla v25.4s, v20.4s, v1.s[2]
    fmla v24.4s, v20.4s, v21.s[0]
    fmla v23.4s, v16.4s, v30.s[1]
    uzp1 v7.4s, v17.4s, v18.4s
    fmla v25.4s, v19.4s, v1.s[3]
    fmla v24.4s, v19.4s, v21.s[1]
    fmla v25.4s, v6.4s, v2.s[0]
    fmla v24.4s, v6.4s, v22.s[0]
    fmax v5.4s, v5.4s, v23.4s
    fmla v25.4s, v7.4s, v2.s[1]
    fmla v24.4s, v7.4s, v29.s[0]
    str q5, [x13]
    add x13, x13, x14, lsl #2
    mov v23.16b, v24.16b
    mov v24.16b, v25.16b
    mov v25.16b, v4.16b
    cbnz x0, .Lloop_366
.Lloop_end_365:
    ldr x0, [x5, #72]
    ldr x1, [x5, #96]
    cbz x0, .Lloop_end_367
.Lloop_368:
    tst x1, #1
    beq .Lotherwise_369
    ldp q4, q5, [x7]
    ldr q6, [x10, #80]
    add x2, x7, #8
    ldp q7, q16, [x2]
    ldr q17, [x7, #16]
    ldr q18, [x7, #32]
    ldr x2, [x5, #16]
    ldr s19, [x10, #96]
    ldr x3, [x5, #8]
    uzp1 v20.4s, v4.4s, v5.4s
    uzp2 v4.4s, v4.4s, v5.4s
    uzp1 v5.4s, v7.4s, v16.4s
    uzp2 v7.4s, v7.4s, v16.4s
    fmla v25.4s, v20.4s, v0.s[0]
    fmla v24.4s, v20.4s, v2.s[2]
    fmla v23.4s, v20.4s, v6.s[0]
    uzp1 v16.4s, v17.4s, v18.4s
    add x2, x7, x2, lsl #2
    fmla v25.4s, v4.4s, v0.s[1]
    fmla v24.4s, v4.4s, v2.s[3]
    prfm pldl1keep, [x2]
    add x7, x7, x3, lsl #2
    fmla v23.4s, v4.4s, v6.s[1]
    fmla v25.4s, v5.4s, v0.s[2]
    fmla v24.4s, v5.4s, v3.s[0]
    fmla v23.4s, v5.4s, v6.s[2]
    fmla v25.4s, v7.4s, v0.s[3]
    fmla v24.4s, v7.4s, v3.s[1]
    fmla v23.4s, v7.4s, v6.s[3]
    fmla v25.4s, v16.4s, v1.s[0]
    fmla v24.4s, v16.4s, v3.s[2]
    fmla v23.4s, v16.4s, v19.s[0]
.Lotherwise_369:
    lsr x1, x1, #1
    tst x1, #1
    beq .Lotherwise_370
    ldp q4, q5, [x7]
    add x2, x7, #8
    ldr q6, [x7, #16]
    ldp q7, q16, [x2]
    ldr q17, [x7, #32]
    ldr x2, [x5, #16]
    ldr s18, [x10, #76]
    ldr x3, [x5, #8]
    uzp1 v19.4s, v4.4s, v5.4s
    uzp2 v4.4s, v4.4s, v5.4s
    uzp1 v5.4s, v7.4s, v16.4s
    uzp2 v7.4s, v7.4s, v16.4s
    fmla v25.4s, v19.4s, v1.s[1]
    fmla v24.4s, v19.4s, v3.s[3]
    uzp1 v6.4s, v6.4s, v17.4s
    add x2, x7, x2, lsl #2
    fmla v25.4s, v4.4s, v1.s[2]
    fmla v24.4s, v4.4s, v21.s[0]
    prfm pldl1keep, [x2]
    add x7, x7, x3, lsl #2
    fmla v25.4s, v5.4s, v1.s[3]
    fmla v24.4s, v5.4s, v21.s[1]
    fmla v25.4s, v7.4s, v2.s[0]
    fmla v24.4s, v7.4s, v22.s[0]
    fmla v25.4s, v6.4s, v2.s[1]
    fmla v24.4s, v6.4s, v18.s[0]
.Lotherwise_370:
    ldr s4, [x6]
    ldr s5, [x11]
    sub x0, x0, #1
    lsr x1, x1, #1
    ldr x2, [x5, #40]
    ldr x3, [x5, #32]
    dup v4.4s, v4.s[0]
    dup v5.4s, v5.s[0]
    add x2, x13, x2, lsl #2
    fmax v4.4s, v4.4s, v23.4s
    prfm pldl1keep, [x2]
    mov v23.16b, v24.16b
    mov v24.16b, v25.16b
    mov v25.16b, v5.16b
    str q4, [x13]
    add x13, x13, x3, lsl #2
    cbnz x0, .Lloop_368
.Lloop_end_367:
    ldr x0, [x5]
    ldr x1, [x5, #24]
    sub x8, x8, #1
    add x10, x10, #100
    ldr x2, [x5, #48]
    add x9, x9, x0, lsl #2
    add x12, x12, x1, lsl #2
    add x11, x11, x2, lsl #2
    cbnz x8, .Lloop_359
.Lloop_end_358:
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
    ldr w1, [x9, #104]
    cbz x8, .Lloop_end_371
.Lloop_372:
    ldr s4, [x12]
    ldr x2, [x9, #56]
    mov x3, x9
    mov x5, x10
    ld1 {v0.4s, v1.4s, v2.4s, v3.4s}, [x11]
    ldr d16, [x11, #64]
    mov x6, x4
    add x3, x3, #112
    ldr s17, [x11, #72]
    ldr x7, [x9, #80]
    ldr x13, [x9, #88]
    dup v18.4s, v4.s[0]
    dup v19.4s, v4.s[0]
    dup v20.4s, v4.s[0]
    cbz x2, .Lloop_end_373
.Lloop_374:
    tst x7, #1
    beq .Lotherwise_375
    ubfx x0, x1, #0, #4
    cmp x0, #15
    bne .Lotherwise_376
    ldr q4, [x5]
    b .Lend_377
.Lotherwise_376:
    movi v4.4s, #0
    tst x1, #1
    beq .Lotherwise_378
    ld1 {v4.s}[0], [x5]
.Lotherwise_378:
    tst x1, #2
    beq .Lotherwise_379
    add x0, x5, #4
    ld1 {v4.s}[1], [x0]
.Lotherwise_379:
    tst x1, #4
    beq .Lotherwise_380
    add x0, x5, #8
    ld1 {v4.s}[2], [x0]
.Lotherwise_380:
    tst x1, #8
    beq .Lotherwise_381
    add x0, x5, #12
    ld1 {v4.s}[3], [x0]
.Lotherwise_381:
.Lend_377:
    ubfx x0, x1, #4, #4
    cmp x0, #15
    bne .Lotherwise_382
    ldr q5, [x5, #16]
    b .Lend_383
.Lotherwise_382:
    movi v5.4s, #0
    tst x1, #16
    beq .Lotherwise_384
    add x0, x5, #16
    ld1 {v5.s}[0], [x0]
.Lotherwise_384:
    tst x1, #32
    beq .Lotherwise_385
    add x0, x5, #20
    ld1 {v5.s}[1], [x0]
.Lotherwise_385:
    tst x1, #64
    beq .Lotherwise_386
    add x0, x5, #24
    ld1 {v5.s}[2], [x0]
.Lotherwise_386:
    tst x1, #128
    beq .Lotherwise_387
    add x0, x5, #28
    ld1 {v5.s}[3], [x0]
.Lotherwise_387:
.Lend_383:
    ldr d6, [x11, #80]
    uzp1 v7.4s, v4.4s, v5.4s
    uzp2 v4.4s, v4.4s, v5.4s
    ubfx x0, x1, #2, #4
    fmla v20.4s, v7.4s, v0.s[0]
    fmla v19.4s, v7.4s, v2.s[2]
    fmla v20.4s, v4.4s, v0.s[1]
    fmla v19.4s, v4.4s, v2.s[3]
    fmla v18.4s, v7.4s, v6.s[0]
    fmla v18.4s, v4.4s, v6.s[1]
    cmp x0, #15
    bne .Lotherwise_388
    ldr q4, [x5, #8]
    b .Lend_389
.Lotherwise_388:
    movi v4.4s, #0
    tst x1, #4
    beq .Lotherwise_390
    add x0, x5, #8
    ld1 {v4.s}[0], [x0]
.Lotherwise_390:
    tst x1, #8
    beq .Lotherwise_391
    add x0, x5, #12
    ld1 {v4.s}[1], [x0]
.Lotherwise_391:
    tst x1, #16
    beq .Lotherwise_392
    add x0, x5, #16
    ld1 {v4.s}[2], [x0]
.Lotherwise_392:
    tst x1, #32
    beq .Lotherwise_393
    add x0, x5, #20
    ld1 {v4.s}[3], [x0]
.Lotherwise_393:
.Lend_389:
    ubfx x0, x1, #6, #4
    cmp x0, #15
    bne .Lotherwise_394
    ldr q5, [x5, #24]
    b .Lend_395
.Lotherwise_394:
    movi v5.4s, #0
    tst x1, #64
    beq .Lotherwise_396
    add x0, x5, #24
    ld1 {v5.s}[0], [x0]
.Lotherwise_396:
    tst x1, #128
    beq .Lotherwise_397
    add x0, x5, #28
    ld1 {v5.s}[1], [x0]
.Lotherwise_397:
    tst x1, #256
    beq .Lotherwise_398
    add x0, x5, #32
    ld1 {v5.s}[2], [x0]
.Lotherwise_398:
    tst x1, #512
    beq .Lotherwise_399
    add x0, x5, #36
    ld1 {v5.s}[3], [x0]
.Lotherwise_399:
.Lend_395:
    ldr d6, [x11, #88]
    uzp1 v7.4s, v4.4s, v5.4s
    uzp2 v4.4s, v4.4s, v5.4s
    ubfx x0, x1, #4, #4
    fmla v20.4s, v7.4s, v0.s[2]
    fmla v19.4s, v7.4s, v3.s[0]
    fmla v20.4s, v4.4s, v0.s[3]
    fmla v19.4s, v4.4s, v3.s[1]
    fmla v18.4s, v7.4s, v6.s[0]
    fmla v18.4s, v4.4s, v6.s[1]
    cmp x0, #15
    bne .Lotherwise_400
    ldr q4, [x5, #16]
    b .Lend_401
.Lotherwise_400:
    movi v4.4s, #0
    tst x1, #16
    beq .Lotherwise_402
    add x0, x5, #16
    ld1 {v4.s}[0], [x0]
.Lotherwise_402:
    tst x1, #32
    beq .Lotherwise_403
    add x0, x5, #20
    ld1 {v4.s}[1], [x0]
.Lotherwise_403:
    tst x1, #64
    beq .Lotherwise_404
    add x0, x5, #24
    ld1 {v4.s}[2], [x0]
.Lotherwise_404:
    tst x1, #128
    beq .Lotherwise_405
    add x0, x5, #28
    ld1 {v4.s}[3], [x0]
.Lotherwise_405:
.Lend_401:
    ubfx x0, x1, #8, #4
    cmp x0, #15
    bne .Lotherwise_406
    ldr q5, [x5, #32]
    b .Lend_407
.Lotherwise_406:
    movi v5.4s, #0
    tst x1, #256
    beq .Lotherwise_408
    add x0, x5, #32
    ld1 {v5.s}[0], [x0]
.Lotherwise_408:
    tst x1, #512
    beq .Lotherwise_409
    add x0, x5, #36
    ld1 {v5.s}[1], [x0]
.Lotherwise_409:
    tst x1, #1024
    beq .Lotherwise_410
    add x0, x5, #40
    ld1 {v5.s}[2], [x0]
.Lotherwise_410:
    tst x1, #2048
    beq .Lotherwise_411
    add x0, x5, #44
    ld1 {v5.s}[3], [x0]
.Lotherwise_411:
.Lend_407:
    ldr x0, [x9, #16]
    ldr s6, [x11, #96]
    uzp1 v4.4s, v4.4s, v5.4s
    ldr x14, [x9, #8]
    fmla v20.4s, v4.4s, v1.s[0]
    fmla v19.4s, v4.4s, v3.s[2]
    add x0, x5, x0, lsl #2
    fmla v18.4s, v4.4s, v6.s[0]
    prfm pldl1keep, [x0]
    add x5, x5, x14, lsl #2
.Lotherwise_375:
    lsr x7, x7, #1
    tst x7, #1
    beq .Lotherwise_412
    ubfx x0, x1, #0, #4
    cmp x0, #15
    bne .Lotherwise_413
    ldr q4, [x5]
    b .Lend_414
.Lotherwise_413:
    movi v4.4s, #0
    tst x1, #1
    beq .Lotherwise_415
    ld1 {v4.s}[0], [x5]
.Lotherwise_415:
    tst x1, #2
    beq .Lotherwise_416
    add x0, x5, #4
    ld1 {v4.s}[1], [x0]
.Lotherwise_416:
    tst x1, #4
    beq .Lotherwise_417
    add x0, x5, #8
    ld1 {v4.s}[2], [x0]
.Lotherwise_417:
    tst x1, #8
    beq .Lotherwise_418
    add x0, x5, #12
    ld1 {v4.s}[3], [x0]
.Lotherwise_418:
.Lend_414:
    ubfx x0, x1, #4, #4
    cmp x0, #15
    bne .Lotherwise_419
    ldr q5, [x5, #16]
    b .Lend_420
.Lotherwise_419:
    movi v5.4s, #0
    tst x1, #16
    beq .Lotherwise_421
    add x0, x5, #16
    ld1 {v5.s}[0], [x0]
.Lotherwise_421:
    tst x1, #32
    beq .Lotherwise_422
    add x0, x5, #20
    ld1 {v5.s}[1], [x0]
.Lotherwise_422:
    tst x1, #64
    beq .Lotherwise_423
    add x0, x5, #24
    ld1 {v5.s}[2], [x0]
.Lotherwise_423:
    tst x1, #128
    beq .Lotherwise_424
    add x0, x5, #28
    ld1 {v5.s}[3], [x0]
.Lotherwise_424:
.Lend_420:
    uzp1 v6.4s, v4.4s, v5.4s
    uzp2 v4.4s, v4.4s, v5.4s
    ubfx x0, x1, #2, #4
    fmla v20.4s, v6.4s, v1.s[1]
    fmla v19.4s, v6.4s, v3.s[3]
    fmla v20.4s, v4.4s, v1.s[2]
    fmla v19.4s, v4.4s, v16.s[0]
    cmp x0, #15
    bne .Lotherwise_425
    ldr q4, [x5, #8]
    b .Lend_426
.Lotherwise_425:
    movi v4.4s, #0
    tst x1, #4
    beq .Lotherwise_427
    add x0, x5, #8
    ld1 {v4.s}[0], [x0]
.Lotherwise_427:
    tst x1, #8
    beq .Lotherwise_428
    add x0, x5, #12
    ld1 {v4.s}[1], [x0]
.Lotherwise_428:
    tst x1, #16
    beq .Lotherwise_429
    add x0, x5, #16
    ld1 {v4.s}[2], [x0]
.Lotherwise_429:
    tst x1, #32
    beq .Lotherwise_430
    add x0, x5, #20
    ld1 {v4.s}[3], [x0]
.Lotherwise_430:
.Lend_426:
    ubfx x0, x1, #6, #4
    cmp x0, #15
    bne .Lotherwise_431
    ldr q5, [x5, #24]
    b .Lend_432
.Lotherwise_431:
    movi v5.4s, #0
    tst x1, #64
    beq .Lotherwise_433
    add x0, x5, #24
    ld1 {v5.s}[0], [x0]
.Lotherwise_433:
    tst x1, #128
    beq .Lotherwise_434
    add x0, x5, #28
    ld1 {v5.s}[1], [x0]
.Lotherwise_434:
    tst x1, #256
    beq .Lotherwise_435
    add x0, x5, #32
    ld1 {v5.s}[2], [x0]
.Lotherwise_435:
    tst x1, #512
    beq .Lotherwise_436
    add x0, x5, #36
    ld1 {v5.s}[3], [x0]
.Lotherwise_436:
.Lend_432:
    uzp1 v6.4s, v4.4s, v5.4s
    uzp2 v4.4s, v4.4s, v5.4s
    ubfx x0, x1, #4, #4
    fmla v20.4s, v6.4s, v1.s[3]
    fmla v19.4s, v6.4s, v16.s[1]
    fmla v20.4s, v4.4s, v2.s[0]
    fmla v19.4s, v4.4s, v17.s[0]
    cmp x0, #15
    bne .Lotherwise_437
    ldr q4, [x5, #16]
    b .Lend_438
.Lotherwise_437:
    movi v4.4s, #0
    tst x1, #16
    beq .Lotherwise_439
    add x0, x5, #16
    ld1 {v4.s}[0], [x0]
.Lotherwise_439:
    tst x1, #32
    beq .Lotherwise_440
    add x0, x5, #20
    ld1 {v4.s}[1], [x0]
.Lotherwise_440:
    tst x1, #64
    beq .Lotherwise_441
    add x0, x5, #24
    ld1 {v4.s}[2], [x0]
.Lotherwise_441:
    tst x1, #128
    beq .Lotherwise_442
    add x0, x5, #28
    ld1 {v4.s}[3], [x0]
.Lotherwise_442:
.Lend_438:
    ubfx x0, x1, #8, #4
    cmp x0, #15
    bne .Lotherwise_443
    ldr q5, [x5, #32]
    b .Lend_444
.Lotherwise_443:
    movi v5.4s, #0
    tst x1, #256
    beq .Lotherwise_445
    add x0, x5, #32
    ld1 {v5.s}[0], [x0]
.Lotherwise_445:
    tst x1, #512
    beq .Lotherwise_446
    add x0, x5, #36
    ld1 {v5.s}[1], [x0]
.Lotherwise_446:
    tst x1, #1024
    beq .Lotherwise_447
    add x0, x5, #40
    ld1 {v5.s}[2], [x0]
.Lotherwise_447:
    tst x1, #2048
    beq .Lotherwise_448
    add x0, x5, #44
    ld1 {v5.s}[3], [x0]
.Lotherwise_448:
.Lend_444:
    ldr x0, [x9, #16]
    ldr s6, [x11, #76]
    uzp1 v4.4s, v4.4s, v5.4s
    ldr x14, [x9, #8]
    fmla v20.4s, v4.4s, v2.s[1]
    add x0, x5, x0, lsl #2
    fmla v19.4s, v4.4s, v6.s[0]
    prfm pldl1keep, [x0]
    add x5, x5, x14, lsl #2
.Lotherwise_412:
    lsr x7, x7, #1
    tst x13, #1
    beq .Lotherwise_449
    ldr s4, [x3]
    ldr x0, [x9, #40]
    ldr x14, [x9, #32]
    dup v4.4s, v4.s[0]
    add x0, x6, x0, lsl #2
    prfm pldl1keep, [x0]
    fmax v4.4s, v4.4s, v18.4s
    str q4, [x6]
    add x6, x6, x14, lsl #2
.Lotherwise_449:
    ldr s4, [x12]
    sub x2, x2, #1
    lsr x13, x13, #1
    mov v18.16b, v19.16b
    mov v19.16b, v20.16b
    dup v20.4s, v4.s[0]
    cbnz x2, .Lloop_374
.Lloop_end_373:
    ldr x2, [x9, #64]
    cbz x2, .Lloop_end_450
.Lloop_451:
    ubfx x0, x1, #0, #4
    cmp x0, #15
    bne .Lotherwise_452
    ldr q4, [x5]
    b .Lend_453
.Lotherwise_452:
    movi v4.4s, #0
    tst x1, #1
    beq .Lotherwise_454
    ld1 {v4.s}[0], [x5]
.Lotherwise_454:
    tst x1, #2
    beq .Lotherwise_455
    add x0, x5, #4
    ld1 {v4.s}[1], [x0]
.Lotherwise_455:
    tst x1, #4
    beq .Lotherwise_456
    add x0, x5, #8
    ld1 {v4.s}[2], [x0]
.Lotherwise_456:
    tst x1, #8
    beq .Lotherwise_457
    add x0, x5, #12
    ld1 {v4.s}[3], [x0]
.Lotherwise_457:
.Lend_453:
    ubfx x0, x1, #4, #4
    cmp x0, #15
    bne .Lotherwise_458
    ldr q5, [x5, #16]
    b .Lend_459
.Lotherwise_458:
    movi v5.4s, #0
    tst x1, #16
    beq .Lotherwise_460
    add x0, x5, #16
    ld1 {v5.s}[0], [x0]
.Lotherwise_460:
    tst x1, #32
    beq .Lotherwise_461
    add x0, x5, #20
    ld1 {v5.s}[1], [x0]
.Lotherwise_461:
    tst x1, #64
    beq .Lotherwise_462
    add x0, x5, #24
    ld1 {v5.s}[2], [x0]
.Lotherwise_462:
    tst x1, #128
    beq .Lotherwise_463
    add x0, x5, #28
    ld1 {v5.s}[3], [x0]
.Lotherwise_463:
.Lend_459:
    ldr d6, [x11, #80]
    uzp1 v7.4s, v4.4s, v5.4s
    uzp2 v4.4s, v4.4s, v5.4s
    ubfx x0, x1, #2, #4
    fmla v20.4s, v7.4s, v0.s[0]
    fmla v19.4s, v7.4s, v2.s[2]
    fmla v20.4s, v4.4s, v0.s[1]
    fmla v19.4s, v4.4s, v2.s[3]
    fmla v18.4s, v7.4s, v6.s[0]
    fmla v18.4s, v4.4s, v6.s[1]
    cmp x0, #15
    bne .Lotherwise_464
    ldr q4, [x5, #8]
    b .Lend_465
.Lotherwise_464:
    movi v4.4s, #0
    tst x1, #4
    beq .Lotherwise_466
    add x0, x5, #8
    ld1 {v4.s}[0], [x0]
.Lotherwise_466:
    tst x1, #8
    beq .Lotherwise_467
    add x0, x5, #12
    ld1 {v4.s}[1], [x0]
.Lotherwise_467:
    tst x1, #16
    beq .Lotherwise_468
    add x0, x5, #16
    ld1 {v4.s}[2], [x0]
.Lotherwise_468:
    tst x1, #32
    beq .Lotherwise_469
    add x0, x5, #20
    ld1 {v4.s}[3], [x0]
.Lotherwise_469:
.Lend_465:
    ubfx x0, x1, #6, #4
    cmp x0, #15
    bne .Lotherwise_470
    ldr q5, [x5, #24]
    b .Lend_471
.Lotherwise_470:
    movi v5.4s, #0
    tst x1, #64
    beq .Lotherwise_472
    add x0, x5, #24
    ld1 {v5.s}[0], [x0]
.Lotherwise_472:
    tst x1, #128
    beq .Lotherwise_473
    add x0, x5, #28
    ld1 {v5.s}[1], [x0]
.Lotherwise_473:
    tst x1, #256
    beq .Lotherwise_474
    add x0, x5, #32
    ld1 {v5.s}[2], [x0]
.Lotherwise_474:
    tst x1, #512
    beq .Lotherwise_475
    add x0, x5, #36
    ld1 {v5.s}[3], [x0]
.Lotherwise_475:
.Lend_471:
    ldr d6, [x11, #88]
    uzp1 v7.4s, v4.4s, v5.4s
    uzp2 v4.4s, v4.4s, v5.4s
    ubfx x0, x1, #4, #4
    fmla v20.4s, v7.4s, v0.s[2]
    fmla v19.4s, v7.4s, v3.s[0]
    fmla v20.4s, v4.4s, v0.s[3]
    fmla v19.4s, v4.4s, v3.s[1]
    fmla v18.4s, v7.4s, v6.s[0]
    fmla v18.4s, v4.4s, v6.s[1]
    cmp x0, #15
    bne .Lotherwise_476
    ldr q4, [x5, #16]
    b .Lend_477
.Lotherwise_476:
    movi v4.4s, #0
    tst x1, #16
    beq .Lotherwise_478
    add x0, x5, #16
    ld1 {v4.s}[0], [x0]
.Lotherwise_478:
    tst x1, #32
    beq .Lotherwise_479
    add x0, x5, #20
    ld1 {v4.s}[1], [x0]
.Lotherwise_479:
    tst x1, #64
    beq .Lotherwise_480
    add x0, x5, #24
    ld1 {v4.s}[2], [x0]
.Lotherwise_480:
    tst x1, #128
    beq .Lotherwise_481
    add x0, x5, #28
    ld1 {v4.s}[3], [x0]
.Lotherwise_481:
.Lend_477:
    ubfx x0, x1, #8, #4
    cmp x0, #15
    bne .Lotherwise_482
    ldr q5, [x5, #32]
    b .Lend_483
.Lotherwise_482:
    movi v5.4s, #0
    tst x1, #256
    beq .Lotherwise_484
    add x0, x5, #32
    ld1 {v5.s}[0], [x0]
.Lotherwise_484:
    tst x1, #512
    beq .Lotherwise_485
    add x0, x5, #36
    ld1 {v5.s}[1], [x0]
.Lotherwise_485:
    tst x1, #1024
    beq .Lotherwise_486
    add x0, x5, #40
    ld1 {v5.s}[2], [x0]
.Lotherwise_486:
    tst x1, #2048
    beq .Lotherwise_487
    add x0, x5, #44
    ld1 {v5.s}[3], [x0]
.Lotherwise_487:
.Lend_483:
    ldr x0, [x9, #16]
    ldr s6, [x11, #96]
    uzp1 v4.4s, v4.4s, v5.4s
    ubfx x7, x1, #0, #4
    ldr x13, [x9, #8]
    fmla v20.4s, v4.4s, v1.s[0]
    fmla v19.4s, v4.4s, v3.s[2]
    add x0, x5, x0, lsl #2
    fmla v18.4s, v4.4s, v6.s[0]
    prfm pldl1keep, [x0]
    add x5, x5, x13, lsl #2
    cmp x7, #15
    bne .Lotherwise_488
    ldr q4, [x5]
    b .Lend_489
.Lotherwise_488:
    movi v4.4s, #0
    tst x1, #1
    beq .Lotherwise_490
    ld1 {v4.s}[0], [x5]
.Lotherwise_490:
    tst x1, #2
    beq .Lotherwise_491
    add x0, x5, #4
    ld1 {v4.s}[1], [x0]
.Lotherwise_491:
    tst x1, #4
    beq .Lotherwise_492
    add x0, x5, #8
    ld1 {v4.s}[2], [x0]
.Lotherwise_492:
    tst x1, #8
    beq .Lotherwise_493
    add x0, x5, #12
    ld1 {v4.s}[3], [x0]
.Lotherwise_493:
.Lend_489:
    ubfx x0, x1, #4, #4
    cmp x0, #15
    bne .Lotherwise_494
    ldr q5, [x5, #16]
    b .Lend_495
.Lotherwise_494:
    movi v5.4s, #0
    tst x1, #16
    beq .Lotherwise_496
    add x0, x5, #16
    ld1 {v5.s}[0], [x0]
.Lotherwise_496:
    tst x1, #32
    beq .Lotherwise_497
    add x0, x5, #20
    ld1 {v5.s}[1], [x0]
.Lotherwise_497:
    tst x1, #64
    beq .Lotherwise_498
    add x0, x5, #24
    ld1 {v5.s}[2], [x0]
.Lotherwise_498:
    tst x1, #128
    beq .Lotherwise_499
    add x0, x5, #28
    ld1 {v5.s}[3], [x0]
.Lotherwise_499:
.Lend_495:
    uzp1 v6.4s, v4.4s, v5.4s
    uzp2 v4.4s, v4.4s, v5.4s
    ubfx x0, x1, #2, #4
    fmla v20.4s, v6.4s, v1.s[1]
    fmla v19.4s, v6.4s, v3.s[3]
    fmla v20.4s, v4.4s, v1.s[2]
    fmla v19.4s, v4.4s, v16.s[0]
    cmp x0, #15
    bne .Lotherwise_500
    ldr q4, [x5, #8]
    b .Lend_501
.Lotherwise_500:
    movi v4.4s, #0
    tst x1, #4
    beq .Lotherwise_502
    add x0, x5, #8
    ld1 {v4.s}[0], [x0]
.Lotherwise_502:
    tst x1, #8
    beq .Lotherwise_503
    add x0, x5, #12
    ld1 {v4.s}[1], [x0]
.Lotherwise_503:
    tst x1, #16
    beq .Lotherwise_504
    add x0, x5, #16
    ld1 {v4.s}[2], [x0]
.Lotherwise_504:
    tst x1, #32
    beq .Lotherwise_505
    add x0, x5, #20
    ld1 {v4.s}[3], [x0]
.Lotherwise_505:
.Lend_501:
    ubfx x0, x1, #6, #4
    cmp x0, #15
    bne .Lotherwise_506
    ldr q5, [x5, #24]
    b .Lend_507
.Lotherwise_506:
    movi v5.4s, #0
    tst x1, #64
    beq .Lotherwise_508
    add x0, x5, #24
    ld1 {v5.s}[0], [x0]
.Lotherwise_508:
    tst x1, #128
    beq .Lotherwise_509
    add x0, x5, #28
    ld1 {v5.s}[1], [x0]
.Lotherwise_509:
    tst x1, #256
    beq .Lotherwise_510
    add x0, x5, #32
    ld1 {v5.s}[2], [x0]
.Lotherwise_510:
    tst x1, #512
    beq .Lotherwise_511
    add x0, x5, #36
    ld1 {v5.s}[3], [x0]
.Lotherwise_511:
.Lend_507:
    uzp1 v6.4s, v4.4s, v5.4s
    uzp2 v4.4s, v4.4s, v5.4s
    ubfx x0, x1, #4, #4
    fmla v20.4s, v6.4s, v1.s[3]
    fmla v19.4s, v6.4s, v16.s[1]
    fmla v20.4s, v4.4s, v2.s[0]
    fmla v19.4s, v4.4s, v17.s[0]
    cmp x0, #15
    bne .Lotherwise_512
    ldr q4, [x5, #16]
    b .Lend_513
.Lotherwise_512:
    movi v4.4s, #0
    tst x1, #16
    beq .Lotherwise_514
    add x0, x5, #16
    ld1 {v4.s}[0], [x0]
.Lotherwise_514:
    tst x1, #32
    beq .Lotherwise_515
    add x0, x5, #20
    ld1 {v4.s}[1], [x0]
.Lotherwise_515:
    tst x1, #64
    beq .Lotherwise_516
    add x0, x5, #24
    ld1 {v4.s}[2], [x0]
.Lotherwise_516:
    tst x1, #128
    beq .Lotherwise_517
    add x0, x5, #28
    ld1 {v4.s}[3], [x0]
.Lotherwise_517:
.Lend_513:
    ubfx x0, x1, #8, #4
    cmp x0, #15
    bne .Lotherwise_518
    ldr q5, [x5, #32]
    b .Lend_519
.Lotherwise_518:
    movi v5.4s, #0
    tst x1, #256
    beq .Lotherwise_520
    add x0, x5, #32
    ld1 {v5.s}[0], [x0]
.Lotherwise_520:
    tst x1, #512
    beq .Lotherwise_521
    add x0, x5, #36
    ld1 {v5.s}[1], [x0]
.Lotherwise_521:
    tst x1, #1024
    beq .Lotherwise_522
    add x0, x5, #40
    ld1 {v5.s}[2], [x0]
.Lotherwise_522:
    tst x1, #2048
    beq .Lotherwise_523
    add x0, x5, #44
    ld1 {v5.s}[3], [x0]
.Lotherwise_523:
.Lend_519:
    ldr s6, [x3]
    ldr s7, [x11, #76]
    uzp1 v4.4s, v4.4s, v5.4s
    sub x2, x2, #1
    ldr s5, [x12]
    ldr x0, [x9, #16]
    ldr x7, [x9, #40]
    ldr x13, [x9, #8]
    fmla v20.4s, v4.4s, v2.s[1]
    ldr x14, [x9, #32]
    dup v6.4s, v6.s[0]
    fmla v19.4s, v4.4s, v7.s[0]
    dup v4.4s, v5.s[0]
    add x0, x5, x0, lsl #2
    fmax v6.4s, v6.4s, v18.4s
    add x7, x6, x7, lsl #2
    prfm pldl1keep, [x0]
    add x5, x5, x13, lsl #2
    prfm pldl1keep, [x7]
    mov v18.16b, v19.16b
    mov v19.16b, v20.16b
    str q6, [x6]
    add x6, x6, x14, lsl #2
    mov v20.16b, v4.16b
    cbnz x2, .Lloop_451
.Lloop_end_450:
    ldr x2, [x9, #72]
    ldr x7, [x9, #96]
    cbz x2, .Lloop_end_524
.Lloop_525:
    tst x7, #1
    beq .Lotherwise_526
    ubfx x0, x1, #0, #4
    cmp x0, #15
    bne .Lotherwise_527
    ldr q4, [x5]
    b .Lend_528
.Lotherwise_527:
    movi v4.4s, #0
    tst x1, #1
    beq .Lotherwise_529
    ld1 {v4.s}[0], [x5]
.Lotherwise_529:
    tst x1, #2
    beq .Lotherwise_530
    add x0, x5, #4
    ld1 {v4.s}[1], [x0]
.Lotherwise_530:
    tst x1, #4
    beq .Lotherwise_531
    add x0, x5, #8
    ld1 {v4.s}[2], [x0]
.Lotherwise_531:
    tst x1, #8
    beq .Lotherwise_532
    add x0, x5, #12
    ld1 {v4.s}[3], [x0]
.Lotherwise_532:
.Lend_528:
    ubfx x0, x1, #4, #4
    cmp x0, #15
    bne .Lotherwise_533
    ldr q5, [x5, #16]
    b .Lend_534
.Lotherwise_533:
    movi v5.4s, #0
    tst x1, #16
    beq .Lotherwise_535
    add x0, x5, #16
    ld1 {v5.s}[0], [x0]
.Lotherwise_535:
    tst x1, #32
    beq .Lotherwise_536
    add x0, x5, #20
    ld1 {v5.s}[1], [x0]
.Lotherwise_536:
    tst x1, #64
    beq .Lotherwise_537
    add x0, x5, #24
    ld1 {v5.s}[2], [x0]
.Lotherwise_537:
    tst x1, #128
    beq .Lotherwise_538
    add x0, x5, #28
    ld1 {v5.s}[3], [x0]
.Lotherwise_538:
.Lend_534:
    ldr d6, [x11, #80]
    uzp1 v7.4s, v4.4s, v5.4s
    uzp2 v4.4s, v4.4s, v5.4s
    ubfx x0, x1, #2, #4
    fmla v20.4s, v7.4s, v0.s[0]
    fmla v19.4s, v7.4s, v2.s[2]
    fmla v20.4s, v4.4s, v0.s[1]
    fmla v19.4s, v4.4s, v2.s[3]
    fmla v18.4s, v7.4s, v6.s[0]
    fmla v18.4s, v4.4s, v6.s[1]
    cmp x0, #15
    bne .Lotherwise_539
    ldr q4, [x5, #8]
    b .Lend_540
.Lotherwise_539:
    movi v4.4s, #0
    tst x1, #4
    beq .Lotherwise_541
    add x0, x5, #8
    ld1 {v4.s}[0], [x0]
.Lotherwise_541:
    tst x1, #8
    beq .Lotherwise_542
    add x0, x5, #12
    ld1 {v4.s}[1], [x0]
.Lotherwise_542:
    tst x1, #16
    beq .Lotherwise_543
    add x0, x5, #16
    ld1 {v4.s}[2], [x0]
.Lotherwise_543:
    tst x1, #32
    beq .Lotherwise_544
    add x0, x5, #20
    ld1 {v4.s}[3], [x0]
.Lotherwise_544:
.Lend_540:
    ubfx x0, x1, #6, #4
    cmp x0, #15
    bne .Lotherwise_545
    ldr q5, [x5, #24]
    b .Lend_546
.Lotherwise_545:
    movi v5.4s, #0
    tst x1, #64
    beq .Lotherwise_547
    add x0, x5, #24
    ld1 {v5.s}[0], [x0]
.Lotherwise_547:
    tst x1, #128
    beq .Lotherwise_548
    add x0, x5, #28
    ld1 {v5.s}[1], [x0]
.Lotherwise_548:
    tst x1, #256
    beq .Lotherwise_549
    add x0, x5, #32
    ld1 {v5.s}[2], [x0]
.Lotherwise_549:
    tst x1, #512
    beq .Lotherwise_550
    add x0, x5, #36
    ld1 {v5.s}[3], [x0]
.Lotherwise_550:
.Lend_546:
    ldr d6, [x11, #88]
    uzp1 v7.4s, v4.4s, v5.4s
    uzp2 v4.4s, v4.4s, v5.4s
    ubfx x0, x1, #4, #4
    fmla v20.4s, v7.4s, v0.s[2]
    fmla v19.4s, v7.4s, v3.s[0]
    fmla v20.4s, v4.4s, v0.s[3]
    fmla v19.4s, v4.4s, v3.s[1]
    fmla v18.4s, v7.4s, v6.s[0]
    fmla v18.4s, v4.4s, v6.s[1]
    cmp x0, #15
    bne .Lotherwise_551
    ldr q4, [x5, #16]
    b .Lend_552
.Lotherwise_551:
    movi v4.4s, #0
    tst x1, #16
    beq .Lotherwise_553
    add x0, x5, #16
    ld1 {v4.s}[0], [x0]
.Lotherwise_553:
    tst x1, #32
    beq .Lotherwise_554
    add x0, x5, #20
    ld1 {v4.s}[1], [x0]
.Lotherwise_554:
    tst x1, #64
    beq .Lotherwise_555
    add x0, x5, #24
    ld1 {v4.s}[2], [x0]
.Lotherwise_555:
    tst x1, #128
    beq .Lotherwise_556
    add x0, x5, #28
    ld1 {v4.s}[3], [x0]
.Lotherwise_556:
.Lend_552:
    ubfx x0, x1, #8, #4
    cmp x0, #15
    bne .Lotherwise_557
    ldr q5, [x5, #32]
    b .Lend_558
.Lotherwise_557:
    movi v5.4s, #0
    tst x1, #256
    beq .Lotherwise_559
    add x0, x5, #32
    ld1 {v5.s}[0], [x0]
.Lotherwise_559:
    tst x1, #512
    beq .Lotherwise_560
    add x0, x5, #36
    ld1 {v5.s}[1], [x0]
.Lotherwise_560:
    tst x1, #1024
    beq .Lotherwise_561
    add x0, x5, #40
    ld1 {v5.s}[2], [x0]
.Lotherwise_561:
    tst x1, #2048
    beq .Lotherwise_562
    add x0, x5, #44
    ld1 {v5.s}[3], [x0]
.Lotherwise_562:
.Lend_558:
    ldr x0, [x9, #16]
    ldr s6, [x11, #96]
    uzp1 v4.4s, v4.4s, v5.4s
    ldr x13, [x9, #8]
    fmla v20.4s, v4.4s, v1.s[0]
    fmla v19.4s, v4.4s, v3.s[2]
    add x0, x5, x0, lsl #2
    fmla v18.4s, v4.4s, v6.s[0]
    prfm pldl1keep, [x0]
    add x5, x5, x13, lsl #2
.Lotherwise_526:
    lsr x7, x7, #1
    tst x7, #1
    beq .Lotherwise_563
    ubfx x0, x1, #0, #4
    cmp x0, #15
    bne .Lotherwise_564
    ldr q4, [x5]
    b .Lend_565
.Lotherwise_564:
    movi v4.4s, #0
    tst x1, #1
    beq .Lotherwise_566
    ld1 {v4.s}[0], [x5]
.Lotherwise_566:
    tst x1, #2
    beq .Lotherwise_567
    add x0, x5, #4
    ld1 {v4.s}[1], [x0]
.Lotherwise_567:
    tst x1, #4
    beq .Lotherwise_568
    add x0, x5, #8
    ld1 {v4.s}[2], [x0]
.Lotherwise_568:
    tst x1, #8
    beq .Lotherwise_569
    add x0, x5, #12
    ld1 {v4.s}[3], [x0]
.Lotherwise_569:
.Lend_565:
    ubfx x0, x1, #4, #4
    cmp x0, #15
    bne .Lotherwise_570
    ldr q5, [x5, #16]
    b .Lend_571
.Lotherwise_570:
    movi v5.4s, #0
    tst x1, #16
    beq .Lotherwise_572
    add x0, x5, #16
    ld1 {v5.s}[0], [x0]
.Lotherwise_572:
    tst x1, #32
    beq .Lotherwise_573
    add x0, x5, #20
    ld1 {v5.s}[1], [x0]
.Lotherwise_573:
    tst x1, #64
    beq .Lotherwise_574
    add x0, x5, #24
    ld1 {v5.s}[2], [x0]
.Lotherwise_574:
    tst x1, #128
    beq .Lotherwise_575
    add x0, x5, #28
    ld1 {v5.s}[3], [x0]
.Lotherwise_575:
.Lend_571:
    uzp1 v6.4s, v4.4s, v5.4s
    uzp2 v4.4s, v4.4s, v5.4s
    ubfx x0, x1, #2, #4
    fmla v20.4s, v6.4s, v1.s[1]
    fmla v19.4s, v6.4s, v3.s[3]
    fmla v20.4s, v4.4s, v1.s[2]
    fmla v19.4s, v4.4s, v16.s[0]
    cmp x0, #15
    bne .Lotherwise_576
    ldr q4, [x5, #8]
    b .Lend_577
.Lotherwise_576:
    movi v4.4s, #0
    tst x1, #4
    beq .Lotherwise_578
    add x0, x5, #8
    ld1 {v4.s}[0], [x0]
.Lotherwise_578:
    tst x1, #8
    beq .Lotherwise_579
    add x0, x5, #12
    ld1 {v4.s}[1], [x0]
.Lotherwise_579:
    tst x1, #16
    beq .Lotherwise_580
    add x0, x5, #16
    ld1 {v4.s}[2], [x0]
.Lotherwise_580:
    tst x1, #32
    beq .Lotherwise_581
    add x0, x5, #20
    ld1 {v4.s}[3], [x0]
.Lotherwise_581:
.Lend_577:
    ubfx x0, x1, #6, #4
    cmp x0, #15
    bne .Lotherwise_582
    ldr q5, [x5, #24]
    b .Lend_583
.Lotherwise_582:
    movi v5.4s, #0
    tst x1, #64
    beq .Lotherwise_584
    add x0, x5, #24
    ld1 {v5.s}[0], [x0]
.Lotherwise_584:
    tst x1, #128
    beq .Lotherwise_585
    add x0, x5, #28
    ld1 {v5.s}[1], [x0]
.Lotherwise_585:
    tst x1, #256
    beq .Lotherwise_586
    add x0, x5, #32
    ld1 {v5.s}[2], [x0]
.Lotherwise_586:
    tst x1, #512
    beq .Lotherwise_587
    add x0, x5, #36
    ld1 {v5.s}[3], [x0]
.Lotherwise_587:
.Lend_583:
    uzp1 v6.4s, v4.4s, v5.4s
    uzp2 v4.4s, v4.4s, v5.4s
    ubfx x0, x1, #4, #4
    fmla v20.4s, v6.4s, v1.s[3]
    fmla v19.4s, v6.4s, v16.s[1]
    fmla v20.4s, v4.4s, v2.s[0]
    fmla v19.4s, v4.4s, v17.s[0]
    cmp x0, #15
    bne .Lotherwise_588
    ldr q4, [x5, #16]
    b .Lend_589
.Lotherwise_588:
    movi v4.4s, #0
    tst x1, #16
    beq .Lotherwise_590
    add x0, x5, #16
    ld1 {v4.s}[0], [x0]
.Lotherwise_590:
    tst x1, #32
    beq .Lotherwise_591
    add x0, x5, #20
    ld1 {v4.s}[1], [x0]
.Lotherwise_591:
    tst x1, #64
    beq .Lotherwise_592
    add x0, x5, #24
    ld1 {v4.s}[2], [x0]
.Lotherwise_592:
    tst x1, #128
    beq .Lotherwise_593
    add x0, x5, #28
    ld1 {v4.s}[3], [x0]
.Lotherwise_593:
.Lend_589:
    ubfx x0, x1, #8, #4
    cmp x0, #15
    bne .Lotherwise_594
    ldr q5, [x5, #32]
    b .Lend_595
.Lotherwise_594:
    movi v5.4s, #0
    tst x1, #256
    beq .Lotherwise_596
    add x0, x5, #32
    ld1 {v5.s}[0], [x0]
.Lotherwise_596:
    tst x1, #512
    beq .Lotherwise_597
    add x0, x5, #36
    ld1 {v5.s}[1], [x0]
.Lotherwise_597:
    tst x1, #1024
    beq .Lotherwise_598
    add x0, x5, #40
    ld1 {v5.s}[2], [x0]
.Lotherwise_598:
    tst x1, #2048
    beq .Lotherwise_599
    add x0, x5, #44
    ld1 {v5.s}[3], [x0]
.Lotherwise_599:
.Lend_595:
    ldr x0, [x9, #16]
    ldr s6, [x11, #76]
    uzp1 v4.4s, v4.4s, v5.4s
    ldr x13, [x9, #8]
    fmla v20.4s, v4.4s, v2.s[1]
    add x0, x5, x0, lsl #2
    fmla v19.4s, v4.4s, v6.s[0]
    prfm pldl1keep, [x0]
    add x5, x5, x13, lsl #2
.Lotherwise_563:
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
    mov v18.16b, v19.16b
    mov v19.16b, v20.16b
    mov v20.16b, v5.16b
    str q4, [x6]
    add x6, x6, x13, lsl #2
    cbnz x2, .Lloop_525
.Lloop_end_524:
    ldr x0, [x9]
    ldr x2, [x9, #24]
    sub x8, x8, #1
    add x11, x11, #100
    ldr x3, [x9, #48]
    add x10, x10, x0, lsl #2
    add x4, x4, x2, lsl #2
    add x12, x12, x3, lsl #2
    cbnz x8, .Lloop_372
.Lloop_end_371:
    ret
    .size nnp_depthwise_5x5_by_2_edge__aarch64_neon, . - nnp_depthwise_5x5_by_2_edge__aarch64_neon

    .section .note.GNU-stack, "", %progbits
