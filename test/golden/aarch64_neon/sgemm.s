    .arch armv8.2-a+fp16+dotprod

    .text
    .p2align 4
    .globl nnp_sgemm_1x8__aarch64_neon
    .type nnp_sgemm_1x8__aarch64_neon, %function
nnp_sgemm_1x8__aarch64_neon:
    sub sp, sp, #16
    stp x19, x20, [sp, #0]
    mov x11, x5
    mov x12, x4
    mov x13, x0
    ldr x0, [x11, #8]
    mov x4, x12
    mov x14, x1
    mov x15, x2
    mov x16, x3
    prfm pldl1keep, [x4]
    prfm pldl1keep, [x4, #56]
    lsr x9, x0, #3
    cbz x9, .Lloop_end_0
.Lloop_1:
    mov x0, x13
    mov x1, x12
    mov x10, x15
    ldr x17, [x11, #24]
    lsr x19, x0, #4
    prfm pldl1keep, [x1, #88]
    mov x20, x14
    movi v20.4s, #0
    movi v21.4s, #0
    ubfx x0, x0, #0, #4
    cbz x19, .Lloop_end_2
.Lloop_3:
    ldp q0, q1, [x10]
    ldr q2, [x20]
    add x1, x10, x17, lsl #2
    add x10, x10, x16, lsl #2
    ldp q3, q4, [x10]
    add x2, x10, x17, lsl #2
    add x10, x10, x16, lsl #2
    sub x19, x19, #1
    ldp q5, q6, [x10]
    add x3, x10, x17, lsl #2
    add x10, x10, x16, lsl #2
    ldp q7, q16, [x10]
    add x4, x10, x17, lsl #2
    add x10, x10, x16, lsl #2
    ldp q17, q18, [x10]
    add x5, x10, x17, lsl #2
    add x10, x10, x16, lsl #2
    fmla v20.4s, v0.4s, v2.s[0]
    fmla v21.4s, v1.4s, v2.s[0]
    ldr q0, [x20, #128]
    add x6, x10, x17, lsl #2
    ldp q1, q19, [x10]
    add x10, x10, x16, lsl #2
    ldr q22, [x20, #256]
    fmla v20.4s, v3.4s, v2.s[1]
    fmla v21.4s, v4.4s, v2.s[1]
    ldp q3, q4, [x10]
    add x7, x10, x17, lsl #2
    add x10, x10, x16, lsl #2
    ldr q23, [x20, #384]
    add x20, x20, #512
    fmla v20.4s, v5.4s, v2.s[2]
    fmla v21.4s, v6.4s, v2.s[2]
    ldp q5, q6, [x10]
    add x8, x10, x17, lsl #2
    add x10, x10, x16, lsl #2
    prfm pldl1keep, [x1]
    fmla v20.4s, v7.4s, v2.s[3]
    fmla v21.4s, v16.4s, v2.s[3]
    ldp q2, q7, [x10]
    add x1, x10, x17, lsl #2
    add x10, x10, x16, lsl #2
    prfm pldl1keep, [x2]
    fmla v20.4s, v17.4s, v0.s[0]
    fmla v21.4s, v18.4s, v0.s[0]
    ldp q16, q17, [x10]
    add x2, x10, x17, lsl #2
    add x10, x10, x16, lsl #2
    prfm pldl1keep, [x3]
    fmla v20.4s, v1.4s, v0.s[1]
    fmla v21.4s, v19.4s, v0.s[1]
    ldp q1, q18, [x10]
    add x3, x10, x17, lsl #2
    add x10, x10, x16, lsl #2
    prfm pldl1keep, [x4]
    fmla v20.4s, v3.4s, v0.s[2]
    fmla v21.4s, v4.4s, v0.s[2]
    ldp q3, q4, [x10]
    add x4, x10, x17, lsl #2
    add x10, x10, x16, lsl #2
    prfm pldl1keep, [x5]
    fmla v20.4s, v5.4s, v0.s[3]
    fmla v21.4s, v6.4s, v0.s[3]
    ldp q0, q5, [x10]
    add x5, x10, x17, lsl #2
    add x10, x10, x16, lsl #2
    prfm pldl1keep, [x6]
    fmla v20.4s, v2.4s, v22.s[0]
    fmla v21.4s, v7.4s, v22.s[0]
    ldp q2, q6, [x10]
    add x6, x10, x17, lsl #2
    add x10, x10, x16, lsl #2
    prfm pldl1keep, [x7]
    fmla v20.4s, v16.4s, v22.s[1]
    fmla v21.4s, v17.4s, v22.s[1]
    ldp q7, q16, [x10]
    add x7, x10, x17, lsl #2
    add x10, x10, x16, lsl #2
    prfm pldl1keep, [x8]
    fmla v20.4s, v1.4s, v22.s[2]
    fmla v21.4s, v18.4s, v22.s[2]
    ldp q1, q17, [x10]
    add x8, x10, x17, lsl #2
    prfm pldl1keep, [x1]
    add x10, x10, x16, lsl #2
    fmla v20.4s, v3.4s, v22.s[3]
    fmla v21.4s, v4.4s, v22.s[3]
    prfm pldl1keep, [x2]
    prfm pldl1keep, [x3]
    prfm pldl1keep, [x4]
    prfm pldl1keep, [x5]
    fmla v20.4s, v0.4s, v23.s[0]
    fmla v21.4s, v5.4s, v23.s[0]
    prfm pldl1keep, [x6]
    prfm pldl1keep, [x7]
    prfm pldl1keep, [x8]
    fmla v20.4s, v2.4s, v23.s[1]
    fmla v21.4s, v6.4s, v23.s[1]
    fmla v20.4s, v7.4s, v23.s[2]
    fmla v21.4s, v16.4s, v23.s[2]
    fmla v20.4s, v1.4s, v23.s[3]
    fmla v21.4s, v17.4s, v23.s[3]
    cbnz x19, .Lloop_3
.Lloop_end_2:
    lsr x1, x0, #2
    ubfx x0, x0, #0, #2
    cbz x1, .Lloop_end_4
.Lloop_5:
    ldp q0, q1, [x10]
    ldr q2, [x20]
    add x2, x10, x17, lsl #2
    add x10, x10, x16, lsl #2
    ldp q3, q4, [x10]
    add x3, x10, x17, lsl #2
    add x10, x10, x16, lsl #2
    sub x1, x1, #1
    ldp q5, q6, [x10]
    add x4, x10, x17, lsl #2
    add x10, x10, x16, lsl #2
    add x20, x20, #128
    ldp q7, q16, [x10]
    add x5, x10, x17, lsl #2
    add x10, x10, x16, lsl #2
    prfm pldl1keep, [x2]
    fmla v20.4s, v0.4s, v2.s[0]
    fmla v21.4s, v1.4s, v2.s[0]
    prfm pldl1keep, [x3]
    prfm pldl1keep, [x4]
    prfm pldl1keep, [x5]
    fmla v20.4s, v3.4s, v2.s[1]
    fmla v21.4s, v4.4s, v2.s[1]
    fmla v20.4s, v5.4s, v2.s[2]
    fmla v21.4s, v6.4s, v2.s[2]
    fmla v20.4s, v7.4s, v2.s[3]
    fmla v21.4s, v16.4s, v2.s[3]
    cbnz x1, .Lloop_5
.Lloop_end_4:
    cbz x0, .Lloop_end_6
.Lloop_7:
    ldp q0, q1, [x10]
    ldr s2, [x20]
    add x1, x10, x17, lsl #2
    sub x0, x0, #1
    prfm pldl1keep, [x1]
    add x10, x10, x16, lsl #2
    add x20, x20, #4
    fmla v20.4s, v0.4s, v2.s[0]
    fmla v21.4s, v1.4s, v2.s[0]
    cbnz x0, .Lloop_7
.Lloop_end_6:
    ldr x0, [x11, #16]
    cbnz x0, .Lotherwise_8
    ldp q0, q1, [x12]
    fadd v20.4s, v20.4s, v0.4s
    fadd v21.4s, v21.4s, v1.4s
    b .Lend_9
.Lotherwise_8:
    ldr s0, [x0]
    dup v0.4s, v0.s[0]
    fadd v20.4s, v20.4s, v0.4s
    fadd v21.4s, v21.4s, v0.4s
.Lend_9:
    mov x0, x12
    sub x9, x9, #1
    ldr s0, [x11, #32]
    add x15, x15, #32
    add x12, x12, #32
    dup v0.4s, v0.s[0]
    fmax v1.4s, v0.4s, v20.4s
    fmax v0.4s, v0.4s, v21.4s
    str q1, [x0]
    str q0, [x0, #16]
    cbnz x9, .Lloop_1
.Lloop_end_0:
    ldr x0, [x11, #8]
    ubfx x0, x0, #0, #3
    cbnz x0, .Lotherwise_10
    b .Lend_11
.Lotherwise_10:
    ldr x10, [x11, #24]
    lsr x0, x13, #4
    movi v20.4s, #0
    movi v21.4s, #0
    ubfx x1, x13, #0, #4
    cbz x0, .Lloop_end_12
.Lloop_13:
    ldp q0, q1, [x15]
    ldr q2, [x14]
    add x2, x15, x10, lsl #2
    add x15, x15, x16, lsl #2
    ldp q3, q4, [x15]
    add x3, x15, x10, lsl #2
    add x15, x15, x16, lsl #2
    sub x0, x0, #1
    ldp q5, q6, [x15]
    add x4, x15, x10, lsl #2
    add x15, x15, x16, lsl #2
    ldp q7, q16, [x15]
    add x5, x15, x10, lsl #2
    add x15, x15, x16, lsl #2
    ldp q17, q18, [x15]
    add x6, x15, x10, lsl #2
    add x15, x15, x16, lsl #2
    fmla v20.4s, v0.4s, v2.s[0]
    fmla v21.4s, v1.4s, v2.s[0]
    ldr q0, [x14, #128]
    add x7, x15, x10, lsl #2
    ldp q1, q19, [x15]
    add x15, x15, x16, lsl #2
    ldr q22, [x14, #256]
    fmla v20.4s, v3.4s, v2.s[1]
    fmla v21.4s, v4.4s, v2.s[1]
    ldp q3, q4, [x15]
    add x8, x15, x10, lsl #2
    add x15, x15, x16, lsl #2
    ldr q23, [x14, #384]
    add x14, x14, #512
    fmla v20.4s, v5.4s, v2.s[2]
    fmla v21.4s, v6.4s, v2.s[2]
    ldp q5, q6, [x15]
    add x9, x15, x10, lsl #2
    add x15, x15, x16, lsl #2
    prfm pldl1keep, [x2]
    fmla v20.4s, v7.4s, v2.s[3]
    fmla v21.4s, v16.4s, v2.s[3]
    ldp q2, q7, [x15]
    add x2, x15, x10, lsl #2
    add x15, x15, x16, lsl #2
    prfm pldl1keep, [x3]
    fmla v20.4s, v17.4s, v0.s[0]
    fmla v21.4s, v18.4s, v0.s[0]
    ldp q16, q17, [x15]
    add x3, x15, x10, lsl #2
    add x15, x15, x16, lsl #2
    prfm pldl1keep, [x4]
    fmla v20.4s, v1.4s, v0.s[1]
    fmla v21.4s, v19.4s, v0.s[1]
    ldp q1, q18, [x15]
    add x4, x15, x10, lsl #2
    add x15, x15, x16, lsl #2
    prfm pldl1keep, [x5]
    fmla v20.4s, v3.4s, v0.s[2]
    fmla v21.4s, v4.4s, v0.s[2]
    ldp q3, q4, [x15]
    add x5, x15, x10, lsl #2
    add x15, x15, x16, lsl #2
    prfm pldl1keep, [x6]
    fmla v20.4s, v5.4s, v0.s[3]
    fmla v21.4s, v6.4s, v0.s[3]
    ldp q0, q5, [x15]
    add x6, x15, x10, lsl #2
    add x15, x15, x16, lsl #2
    prfm pldl1keep, [x7]
    fmla v20.4s, v2.4s, v22.s[0]
    fmla v21.4s, v7.4s, v22.s[0]
    ldp q2, q6, [x15]
    add x7, x15, x10, lsl #2
    add x15, x15, x16, lsl #2
    prfm pldl1keep, [x8]
    fmla v20.4s, v16.4s, v22.s[1]
    fmla v21.4s, v17.4s, v22.s[1]
    ldp q7, q16, [x15]
    add x8, x15, x10, lsl #2
    add x15, x15, x16, lsl #2
    prfm pldl1keep, [x9]
    fmla v20.4s, v1.4s, v22.s[2]
    fmla v21.4s, v18.4s, v22.s[2]
    ldp q1, q17, [x15]
    add x9, x15, x10, lsl #2
    prfm pldl1keep, [x2]
    add x15, x15, x16, lsl #2
    fmla v20.4s, v3.4s, v22.s[3]
    fmla v21.4s, v4.4s, v22.s[3]
    prfm pldl1keep, [x3]
    prfm pldl1keep, [x4]
    prfm pldl1keep, [x5]
    prfm pldl1keep, [x6]
    fmla v20.4s, v0.4s, v23.s[0]
    fmla v21.4s, v5.4s, v23.s[0]
    prfm pldl1keep, [x7]
    prfm pldl1keep, [x8]
    prfm pldl1keep, [x9]
    fmla v20.4s, v2.4s, v23.s[1]
    fmla v21.4s, v6.4s, v23.s[1]
    fmla v20.4s, v7.4s, v23.s[2]
    fmla v21.4s, v16.4s, v23.s[2]
    fmla v20.4s, v1.4s, v23.s[3]
    fmla v21.4s, v17.4s, v23.s[3]
    cbnz x0, .Lloop_13
.Lloop_end_12:
    lsr x0, x1, #2
    ubfx x1, x1, #0, #2
    cbz x0, .Lloop_end_14
.Lloop_15:
    ldp q0, q1, [x15]
    ldr q2, [x14]
    add x2, x15, x10, lsl #2
    add x15, x15, x16, lsl #2
    ldp q3, q4, [x15]
    add x3, x15, x10, lsl #2
    add x15, x15, x16, lsl #2
    sub x0, x0, #1
    ldp q5, q6, [x15]
    add x4, x15, x10, lsl #2
    add x15, x15, x16, lsl #2
    add x14, x14, #128
    ldp q7, q16, [x15]
    add x5, x15, x10, lsl #2
    add x15, x15, x16, lsl #2
    prfm pldl1keep, [x2]
    fmla v20.4s, v0.4s, v2.s[0]
    fmla v21.4s, v1.4s, v2.s[0]
    prfm pldl1keep, [x3]
    prfm pldl1keep, [x4]
    prfm pldl1keep, [x5]
    fmla v20.4s, v3.4s, v2.s[1]
    fmla v21.4s, v4.4s, v2.s[1]
    fmla v20.4s, v5.4s, v2.s[2]
    fmla v21.4s, v6.4s, v2.s[2]
    fmla v20.4s, v7.4s, v2.s[3]
    fmla v21.4s, v16.4s, v2.s[3]
    cbnz x0, .Lloop_15
.Lloop_end_14:
    cbz x1, .Lloop_end_16
.Lloop_17:
    ldp q0, q1, [x15]
    ldr s2, [x14]
    add x0, x15, x10, lsl #2
    sub x1, x1, #1
    prfm pldl1keep, [x0]
    add x15, x15, x16, lsl #2
    add x14, x14, #4
    fmla v20.4s, v0.4s, v2.s[0]
    fmla v21.4s, v1.4s, v2.s[0]
    cbnz x1, .Lloop_17
.Lloop_end_16:
    ldr x0, [x11, #8]
    ldr x1, [x11, #16]
    mov w2, #8
    mov w3, #1
    ubfx x0, x0, #0, #3
    cmp x0, x2
    csel x0, x0, x2, ls
    lsl x0, x3, x0
    sub x0, x0, #1
    cbnz x1, .Lotherwise_18
    ubfx x1, x0, #0, #4
    cmp x1, #15
    bne .Lotherwise_19
    ldr q0, [x12]
    b .Lend_20
.Lotherwise_19:
    movi v0.4s, #0
    tst x0, #1
    beq .Lotherwise_21
    ld1 {v0.s}[0], [x12]
.Lotherwise_21:
    tst x0, #2
    beq .Lotherwise_22
    add x1, x12, #4
    ld1 {v0.s}[1], [x1]
.Lotherwise_22:
    tst x0, #4
    beq .Lotherwise_23
    add x1, x12, #8
    ld1 {v0.s}[2], [x1]
.Lotherwise_23:
    tst x0, #8
    beq .Lotherwise_24
    add x1, x12, #12
    ld1 {v0.s}[3], [x1]
.Lotherwise_24:
.Lend_20:
    ubfx x1, x0, #4, #4
    fadd v20.4s, v20.4s, v0.4s
    cmp x1, #15
    bne .Lotherwise_25
    ldr q0, [x12, #16]
    b .Lend_26
.Lotherwise_25:
    movi v0.4s, #0
    tst x0, #16
    beq .Lotherwise_27
    add x1, x12, #16
    ld1 {v0.s}[0], [x1]
.Lotherwise_27:
    tst x0, #32
    beq .Lotherwise_28
    add x1, x12, #20
    ld1 {v0.s}[1], [x1]
.Lotherwise_28:
    tst x0, #64
    beq .Lotherwise_29
    add x1, x12, #24
    ld1 {v0.s}[2], [x1]
.Lotherwise_29:
    tst x0, #128
    beq .Lotherwise_30
    add x1, x12, #28
    ld1 {v0.s}[3], [x1]
.Lotherwise_30:
.Lend_26:
    fadd v21.4s, v21.4s, v0.4s
    b .Lend_31
.Lotherwise_18:
    ldr s0, [x1]
    dup v0.4s, v0.s[0]
    fadd v20.4s, v20.4s, v0.4s
    fadd v21.4s, v21.4s, v0.4s
.Lend_31:
    ubfx x1, x0, #0, #4
    ldr s0, [x11, #32]
    dup v0.4s, v0.s[0]
    fmax v1.4s, v0.4s, v20.4s
    cmp x1, #15
    bne .Lotherwise_32
    str q1, [x12]
    b .Lend_33
.Lotherwise_32:
    tst x0, #1
    beq .Lotherwise_34
    st1 {v1.s}[0], [x12]
.Lotherwise_34:
    tst x0, #2
    beq .Lotherwise_35
    add x1, x12, #4
    st1 {v1.s}[1], [x1]
.Lotherwise_35:
    tst x0, #4
    beq .Lotherwise_36
    add x1, x12, #8
    st1 {v1.s}[2], [x1]
.Lotherwise_36:
    tst x0, #8
    beq .Lotherwise_37
    add x1, x12, #12
    st1 {v1.s}[3], [x1]
.Lotherwise_37:
.Lend_33:
    ubfx x1, x0, #4, #4
    fmax v0.4s, v0.4s, v21.4s
    cmp x1, #15
    bne .Lotherwise_38
    str q0, [x12, #16]
    b .Lend_39
.Lotherwise_38:
    tst x0, #16
    beq .Lotherwise_40
    add x1, x12, #16
    st1 {v0.s}[0], [x1]
.Lotherwise_40:
    tst x0, #32
    beq .Lotherwise_41
    add x1, x12, #20
    st1 {v0.s}[1], [x1]
.Lotherwise_41:
    tst x0, #64
    beq .Lotherwise_42
    add x1, x12, #24
    st1 {v0.s}[2], [x1]
.Lotherwise_42:
    tst x0, #128
    beq .Lotherwise_43
    add x0, x12, #28
    st1 {v0.s}[3], [x0]
.Lotherwise_43:
.Lend_39:
.Lend_11:
    ldp x19, x20, [sp, #0]
    add sp, sp, #16
    ret
    .size nnp_sgemm_1x8__aarch64_neon, . - nnp_sgemm_1x8__aarch64_neon

    .text
    .p2align 4
    .globl nnp_sgemm_2x8__aarch64_neon
    .type nnp_sgemm_2x8__aarch64_neon, %function
nnp_sgemm_2x8__aarch64_neon:
    mov x8, x5
    mov x9, x4
    mov x10, x0
    ldr x0, [x8]
    ldr x4, [x8, #8]
    mov x5, x9
    mov x11, x1
    prfm pldl1keep, [x5]
    prfm pldl1keep, [x5, #56]
    mov x12, x2
    mov x13, x3
    add x5, x5, x0, lsl #2
    lsr x15, x4, #3
    prfm pldl1keep, [x5]
    prfm pldl1keep, [x5, #56]
    cbz x15, .Lloop_end_44
.Lloop_45:
    ldr x0, [x8]
    mov x1, x9
    mov x2, x10
    mov x6, x12
    prfm pldl1keep, [x1, #88]
    lsr x7, x2, #4
    ldr x14, [x8, #24]
    mov x16, x11
    movi v19.4s, #0
    movi v20.4s, #0
    ubfx x17, x2, #0, #4
    movi v21.4s, #0
    movi v22.4s, #0
    add x1, x1, x0, lsl #2
    prfm pldl1keep, [x1, #88]
    cbz x7, .Lloop_end_46
.Lloop_47:
    ldp q0, q1, [x6]
    ldp q2, q3, [x16]
    add x0, x6, x14, lsl #2
    add x6, x6, x13, lsl #2
    add x1, x6, x14, lsl #2
    sub x7, x7, #1
    ldp q4, q5, [x6]
    add x6, x6, x13, lsl #2
    ldp q6, q25, [x16, #128]
    add x2, x6, x14, lsl #2
    ldp q7, q16, [x6]
    add x6, x6, x13, lsl #2
    ldp q23, q24, [x16, #256]
    fmla v19.4s, v0.4s, v2.s[0]
    fmla v20.4s, v1.4s, v2.s[0]
    add x3, x6, x14, lsl #2
    fmla v21.4s, v0.4s, v3.s[0]
    fmla v22.4s, v1.4s, v3.s[0]
    ldp q0, q1, [x6]
    add x6, x6, x13, lsl #2
    fmla v19.4s, v4.4s, v2.s[1]
    fmla v20.4s, v5.4s, v2.s[1]
    ldp q17, q18, [x6]
    add x4, x6, x14, lsl #2
    fmla v21.4s, v4.4s, v3.s[1]
    fmla v22.4s, v5.4s, v3.s[1]
    add x6, x6, x13, lsl #2
    ldp q26, q27, [x16, #384]
    fmla v19.4s, v7.4s, v2.s[2]
    fmla v20.4s, v16.4s, v2.s[2]
    ldp q4, q5, [x6]
    add x5, x6, x14, lsl #2
    fmla v21.4s, v7.4s, v3.s[2]
    fmla v22.4s, v16.4s, v3.s[2]
    add x6, x6, x13, lsl #2
    prfm pldl1keep, [x0]
    fmla v19.4s, v0.4s, v2.s[3]
    fmla v20.4s, v1.4s, v2.s[3]
    ldp q2, q7, [x6]
    add x0, x6, x14, lsl #2
    fmla v21.4s, v0.4s, v3.s[3]
    fmla v22.4s, v1.4s, v3.s[3]
    add x6, x6, x13, lsl #2
    prfm pldl1keep, [x1]
    fmla v19.4s, v17.4s, v6.s[0]
    fmla v20.4s, v18.4s, v6.s[0]
    ldp q0, q1, [x6]
    add x1, x6, x14, lsl #2
    fmla v21.4s, v17.4s, v25.s[0]
    fmla v22.4s, v18.4s, v25.s[0]
    add x6, x6, x13, lsl #2
    prfm pldl1keep, [x2]
    fmla v19.4s, v4.4s, v6.s[1]
    fmla v20.4s, v5.4s, v6.s[1]
    ldp q3, q16, [x6]
    add x2, x6, x14, lsl #2
    fmla v21.4s, v4.4s, v25.s[1]
    fmla v22.4s, v5.4s, v25.s[1]
    add x6, x6, x13, lsl #2
    prfm pldl1keep, [x3]
    fmla v19.4s, v2.4s, v6.s[2]
    fmla v20.4s, v7.4s, v6.s[2]
    ldp q4, q5, [x6]
    add x3, x6, x14, lsl #2
    fmla v21.4s, v2.4s, v25.s[2]
    fmla v22.4s, v7.4s, v25.s[2]
    add x6, x6, x13, lsl #2
    prfm pldl1keep, [x4]
    fmla v19.4s, v0.4s, v6.s[3]
    fmla v20.4s, v1.4s, v6.s[3]
    ldp q2, q6, [x6]
    add x4, x6, x14, lsl #2
    fmla v21.4s, v0.4s, v25.s[3]
    fmla v22.4s, v1.4s, v25.s[3]
    add x6, x6, x13, lsl #2
    prfm pldl1keep, [x5]
    fmla v19.4s, v3.4s, v23.s[0]
    fmla v20.4s, v16.4s, v23.s[0]
    ldp q0, q1, [x6]
    add x5, x6, x14, lsl #2
    fmla v21.4s, v3.4s, v24.s[0]
    fmla v22.4s, v16.4s, v24.s[0]
    add x6, x6, x13, lsl #2
    prfm pldl1keep, [x0]
    fmla v19.4s, v4.4s, v23.s[1]
    fmla v20.4s, v5.4s, v23.s[1]
    ldp q3, q7, [x6]
    add x0, x6, x14, lsl #2
    fmla v21.4s, v4.4s, v24.s[1]
    fmla v22.4s, v5.4s, v24.s[1]
    add x6, x6, x13, lsl #2
    prfm pldl1keep, [x1]
    fmla v19.4s, v2.4s, v23.s[2]
    fmla v20.4s, v6.4s, v23.s[2]
    ldp q4, q5, [x6]
    add x1, x6, x14, lsl #2
    fmla v21.4s, v2.4s, v24.s[2]
    fmla v22.4s, v6.4s, v24.s[2]
    add x6, x6, x13, lsl #2
    prfm pldl1keep, [x2]
    fmla v19.4s, v0.4s, v23.s[3]
    fmla v20.4s, v1.4s, v23.s[3]
    ldp q2, q6, [x6]
    add x2, x6, x14, lsl #2
    fmla v21.4s, v0.4s, v24.s[3]
    fmla v22.4s, v1.4s, v24.s[3]
    add x6, x6, x13, lsl #2
    prfm pldl1keep, [x3]
    fmla v19.4s, v3.4s, v26.s[0]
    fmla v20.4s, v7.4s, v26.s[0]
    ldp q0, q1, [x6]
    add x3, x6, x14, lsl #2
    fmla v21.4s, v3.4s, v27.s[0]
    fmla v22.4s, v7.4s, v27.s[0]
    prfm pldl1keep, [x4]
    add x6, x6, x13, lsl #2
    fmla v19.4s, v4.4s, v26.s[1]
    fmla v20.4s, v5.4s, v26.s[1]
    prfm pldl1keep, [x5]
    prfm pldl1keep, [x0]
    fmla v21.4s, v4.4s, v27.s[1]
    fmla v22.4s, v5.4s, v27.s[1]
    prfm pldl1keep, [x1]
    prfm pldl1keep, [x2]
    fmla v19.4s, v2.4s, v26.s[2]
    fmla v20.4s, v6.4s, v26.s[2]
    prfm pldl1keep, [x3]
    add x16, x16, #512
    fmla v21.4s, v2.4s, v27.s[2]
    fmla v22.4s, v6.4s, v27.s[2]
    fmla v19.4s, v0.4s, v26.s[3]
    fmla v20.4s, v1.4s, v26.s[3]
    fmla v21.4s, v0.4s, v27.s[3]
    fmla v22.4s, v1.4s, v27.s[3]
    cbnz x7, .Lloop_47
.Lloop_end_46:
    lsr x0, x17, #2
    ubfx x1, x17, #0, #2
    cbz x0, .Lloop_end_48
.Lloop_49:
    ldp q0, q1, [x6]
    ldp q2, q3, [x16]
    add x2, x6, x14, lsl #2
    add x6, x6, x13, lsl #2
    add x3, x6, x14, lsl #2
    sub x0, x0, #1
    add x16, x16, #128
    ldp q4, q5, [x6]
    add x6, x6, x13, lsl #2
    prfm pldl1keep, [x2]
    ldp q6, q7, [x6]
    add x2, x6, x14, lsl #2
    add x6, x6, x13, lsl #2
    ldp q16, q17, [x6]
    add x4, x6, x14, lsl #2
    add x6, x6, x13, lsl #2
    fmla v19.4s, v0.4s, v2.s[0]
    fmla v20.4s, v1.4s, v2.s[0]
    prfm pldl1keep, [x3]
    fmla v21.4s, v0.4s, v3.s[0]
    fmla v22.4s, v1.4s, v3.s[0]
    prfm pldl1keep, [x2]
    prfm pldl1keep, [x4]
    fmla v19.4s, v4.4s, v2.s[1]
    fmla v20.4s, v5.4s, v2.s[1]
    fmla v21.4s, v4.4s, v3.s[1]
    fmla v22.4s, v5.4s, v3.s[1]
    fmla v19.4s, v6.4s, v2.s[2]
    fmla v20.4s, v7.4s, v2.s[2]
    fmla v21.4s, v6.4s, v3.s[2]
    fmla v22.4s, v7.4s, v3.s[2]
    fmla v19.4s, v16.4s, v2.s[3]
    fmla v20.4s, v17.4s, v2.s[3]
    fmla v21.4s, v16.4s, v3.s[3]
    fmla v22.4s, v17.4s, v3.s[3]
    cbnz x0, .Lloop_49
.Lloop_end_48:
    cbz x1, .Lloop_end_50
.Lloop_51:
    ldp q0, q1, [x6]
    ldr s2, [x16]
    add x0, x6, x14, lsl #2
    sub x1, x1, #1
    ldr s3, [x16, #16]
    add x6, x6, x13, lsl #2
    add x16, x16, #4
    prfm pldl1keep, [x0]
    fmla v19.4s, v0.4s, v2.s[0]
    fmla v20.4s, v1.4s, v2.s[0]
    fmla v21.4s, v0.4s, v3.s[0]
    fmla v22.4s, v1.4s, v3.s[0]
    cbnz x1, .Lloop_51
.Lloop_end_50:
    ldr x0, [x8, #16]
    ldr x1, [x8]
    cbnz x0, .Lotherwise_52
    mov x0, x9
    ldp q0, q1, [x0]
    add x0, x0, x1, lsl #2
    ldp q2, q3, [x0]
    fadd v19.4s, v19.4s, v0.4s
    fadd v20.4s, v20.4s, v1.4s
    fadd v21.4s, v21.4s, v2.4s
    fadd v22.4s, v22.4s, v3.4s
    b .Lend_53
.Lotherwise_52:
    ldr d0, [x0]
    dup v1.4s, v0.s[0]
    dup v0.4s, v0.s[1]
    fadd v19.4s, v19.4s, v1.4s
    fadd v20.4s, v20.4s, v1.4s
    fadd v21.4s, v21.4s, v0.4s
    fadd v22.4s, v22.4s, v0.4s
.Lend_53:
    mov x0, x9
    sub x15, x15, #1
    ldr s0, [x8, #32]
    add x12, x12, #32
    add x9, x9, #32
    dup v0.4s, v0.s[0]
    fmax v1.4s, v0.4s, v19.4s
    fmax v2.4s, v0.4s, v20.4s
    fmax v3.4s, v0.4s, v21.4s
    fmax v0.4s, v0.4s, v22.4s
    str q1, [x0]
    str q2, [x0, #16]
    add x0, x0, x1, lsl #2
    str q3, [x0]
    str q0, [x0, #16]
    cbnz x15, .Lloop_45
.Lloop_end_44:
    ldr x0, [x8, #8]
    ubfx x0, x0, #0, #3
    cbnz x0, .Lotherwise_54
    b .Lend_55
.Lotherwise_54:
    ldr x14, [x8, #24]
    lsr x0, x10, #4
    movi v19.4s, #0
    movi v20.4s, #0
    ubfx x1, x10, #0, #4
    movi v21.4s, #0
    movi v22.4s, #0
    cbz x0, .Lloop_end_56
.Lloop_57:
    ldp q0, q1, [x12]
    ldp q2, q3, [x11]
    add x2, x12, x14, lsl #2
    add x12, x12, x13, lsl #2
    add x3, x12, x14, lsl #2
    sub x0, x0, #1
    ldp q4, q5, [x12]
    add x12, x12, x13, lsl #2
    ldp q6, q25, [x11, #128]
    add x4, x12, x14, lsl #2
    ldp q7, q16, [x12]
    add x12, x12, x13, lsl #2
    ldp q23, q24, [x11, #256]
    fmla v19.4s, v0.4s, v2.s[0]
    fmla v20.4s, v1.4s, v2.s[0]
    add x5, x12, x14, lsl #2
    fmla v21.4s, v0.4s, v3.s[0]
    fmla v22.4s, v1.4s, v3.s[0]
    ldp q0, q1, [x12]
    add x12, x12, x13, lsl #2
    fmla v19.4s, v4.4s, v2.s[1]
    fmla v20.4s, v5.4s, v2.s[1]
    ldp q17, q18, [x12]
    add x6, x12, x14, lsl #2
    fmla v21.4s, v4.4s, v3.s[1]
    fmla v22.4s, v5.4s, v3.s[1]
    add x12, x12, x13, lsl #2
    ldp q26, q27, [x11, #384]
    fmla v19.4s, v7.4s, v2.s[2]
    fmla v20.4s, v16.4s, v2.s[2]
    ldp q4, q5, [x12]
    add x7, x12, x14, lsl #2
    fmla v21.4s, v7.4s, v3.s[2]
    fmla v22.4s, v16.4s, v3.s[2]
    add x12, x12, x13, lsl #2
    prfm pldl1keep, [x2]
    fmla v19.4s, v0.4s, v2.s[3]
    fmla v20.4s, v1.4s, v2.s[3]
    ldp q2, q7, [x12]
    add x2, x12, x14, lsl #2
    fmla v21.4s, v0.4s, v3.s[3]
    fmla v22.4s, v1.4s, v3.s[3]
    add x12, x12, x13, lsl #2
    prfm pldl1keep, [x3]
    fmla v19.4s, v17.4s, v6.s[0]
    fmla v20.4s, v18.4s, v6.s[0]
    ldp q0, q1, [x12]
    add x3, x12, x14, lsl #2
    fmla v21.4s, v17.4s, v25.s[0]
    fmla v22.4s, v18.4s, v25.s[0]
    add x12, x12, x13, lsl #2
    prfm pldl1keep, [x4]
    fmla v19.4s, v4.4s, v6.s[1]
    fmla v20.4s, v5.4s, v6.s[1]
    ldp q3, q16, [x12]
    add x4, x12, x14, lsl #2
    fmla v21.4s, v4.4s, v25.s[1]
    fmla v22.4s, v5.4s, v25.s[1]
    add x12, x12, x13, lsl #2
    prfm pldl1keep, [x5]
    fmla v19.4s, v2.4s, v6.s[2]
    fmla v20.4s, v7.4s, v6.s[2]
    ldp q4, q5, [x12]
    add x5, x12, x14, lsl #2
    fmla v21.4s, v2.4s, v25.s[2]
    fmla v22.4s, v7.4s, v25.s[2]
    add x12, x12, x13, lsl #2
    prfm pldl1keep, [x6]
    fmla v19.4s, v0.4s, v6.s[3]
    fmla v20.4s, v1.4s, v6.s[3]
    ldp q2, q6, [x12]
    add x6, x12, x14, lsl #2
    fmla v21.4s, v0.4s, v25.s[3]
    fmla v22.4s, v1.4s, v25.s[3]
    add x12, x12, x13, lsl #2
    prfm pldl1keep, [x7]
    fmla v19.4s, v3.4s, v23.s[0]
    fmla v20.4s, v16.4s, v23.s[0]
    ldp q0, q1, [x12]
    add x7, x12, x14, lsl #2
    fmla v21.4s, v3.4s, v24.s[0]
    fmla v22.4s, v16.4s, v24.s[0]
    add x12, x12, x13, lsl #2
    prfm pldl1keep, [x2]
    fmla v19.4s, v4.4s, v23.s[1]
    fmla v20.4s, v5.4s, v23.s[1]
    ldp q3, q7, [x12]
    add x2, x12, x14, lsl #2
    fmla v21.4s, v4.4s, v24.s[1]
    fmla v22.4s, v5.4s, v24.s[1]
    add x12, x12, x13, lsl #2
    prfm pldl1keep, [x3]
    fmla v19.4s, v2.4s, v23.s[2]
    fmla v20.4s, v6.4s, v23.s[2]
    ldp q4, q5, [x12]
    add x3, x12, x14, lsl #2
    fmla v21.4s, v2.4s, v24.s[2]
    fmla v22.4s, v6.4s, v24.s[2]
    add x12, x12, x13, lsl #2
    prfm pldl1keep, [x4]
    fmla v19.4s, v0.4s, v23.s[3]
    fmla v20.4s, v1.4s, v23.s[3]
    ldp q2, q6, [x12]
    add x4, x12, x14, lsl #2
    fmla v21.4s, v0.4s, v24.s[3]
    fmla v22.4s, v1.4s, v24.s[3]
    add x12, x12, x13, lsl #2
    prfm pldl1keep, [x5]
    fmla v19.4s, v3.4s, v26.s[0]
    fmla v20.4s, v7.4s, v26.s[0]
    ldp q0, q1, [x12]
    add x5, x12, x14, lsl #2
    fmla v21.4s, v3.4s, v27.s[0]
    fmla v22.4s, v7.4s, v27.s[0]
    prfm pldl1keep, [x6]
    add x12, x12, x13, lsl #2
    fmla v19.4s, v4.4s, v26.s[1]
    fmla v20.4s, v5.4s, v26.s[1]
    prfm pldl1keep, [x7]
    prfm pldl1keep, [x2]
    fmla v21.4s, v4.4s, v27.s[1]
    fmla v22.4s, v5.4s, v27.s[1]
    prfm pldl1keep, [x3]
    prfm pldl1keep, [x4]
    fmla v19.4s, v2.4s, v26.s[2]
    fmla v20.4s, v6.4s, v26.s[2]
    prfm pldl1keep, [x5]
    add x11, x11, #512
    fmla v21.4s, v2.4s, v27.s[2]
    fmla v22.4s, v6.4s, v27.s[2]
    fmla v19.4s, v0.4s, v26.s[3]
    fmla v20.4s, v1.4s, v26.s[3]
    fmla v21.4s, v0.4s, v27.s[3]
    fmla v22.4s, v1.4s, v27.s[3]
    cbnz x0, .Lloop_57
.Lloop_end_56:
    lsr x0, x1, #2
    ubfx x1, x1, #0, #2
    cbz x0, .Lloop_end_58
.Lloop_59:
    ldp q0, q1, [x12]
    ldp q2, q3, [x11]
    add x2, x12, x14, lsl #2
    add x12, x12, x13, lsl #2
    add x3, x12, x14, lsl #2
    sub x0, x0, #1
    add x11, x11, #128
    ldp q4, q5, [x12]
    add x12, x12, x13, lsl #2
    prfm pldl1keep, [x2]
    ldp q6, q7, [x12]
    add x2, x12, x14, lsl #2
    add x12, x12, x13, lsl #2
    ldp q16, q17, [x12]
    add x4, x12, x14, lsl #2
    add x12, x12, x13, lsl #2
    fmla v19.4s, v0.4s, v2.s[0]
    fmla v20.4s, v1.4s, v2.s[0]
    prfm pldl1keep, [x3]
    fmla v21.4s, v0.4s, v3.s[0]
    fmla v22.4s, v1.4s, v3.s[0]
    prfm pldl1keep, [x2]
    prfm pldl1keep, [x4]
    fmla v19.4s, v4.4s, v2.s[1]
    fmla v20.4s, v5.4s, v2.s[1]
    fmla v21.4s, v4.4s, v3.s[1]
    fmla v22.4s, v5.4s, v3.s[1]
    fmla v19.4s, v6.4s, v2.s[2]
    fmla v20.4s, v7.4s, v2.s[2]
    fmla v21.4s, v6.4s, v3.s[2]
    fmla v22.4s, v7.4s, v3.s[2]
    fmla v19.4s, v16.4s, v2.s[3]
    fmla v20.4s, v17.4s, v2.s[3]
    fmla v21.4s, v16.4s, v3.s[3]
    fmla v22.4s, v17.4s, v3.s[3]
    cbnz x0, .Lloop_59
.Lloop_end_58:
    cbz x1, .Lloop_end_60
.Lloop_61:
    ldp q0, q1, [x12]
    ldr s2, [x11]
    add x0, x12, x14, lsl #2
    sub x1, x1, #1
    ldr s3, [x11, #16]
    add x12, x12, x13, lsl #2
    add x11, x11, #4
    prfm pldl1keep, [x0]
    fmla v19.4s, v0.4s, v2.s[0]
    fmla v20.4s, v1.4s, v2.s[0]
    fmla v21.4s, v0.4s, v3.s[0]
    fmla v22.4s, v1.4s, v3.s[0]
    cbnz x1, .Lloop_61
.Lloop_end_60:
    ldr x0, [x8, #8]
    ldr x1, [x8, #16]
    mov w2, #8
    mov w3, #1
    ldr x4, [x8]
    ubfx x0, x0, #0, #3
    cmp x0, x2
    csel x0, x0, x2, ls
    lsl x0, x3, x0
    sub x2, x0, #1
    cbnz x1, .Lotherwise_62
    ubfx x0, x2, #0, #4
    mov x1, x9
    cmp x0, #15
    bne .Lotherwise_63
    ldr q0, [x1]
    b .Lend_64
.Lotherwise_63:
    movi v0.4s, #0
    tst x2, #1
    beq .Lotherwise_65
    ld1 {v0.s}[0], [x1]
.Lotherwise_65:
    tst x2, #2
    beq .Lotherwise_66
    add x0, x1, #4
    ld1 {v0.s}[1], [x0]
.Lotherwise_66:
    tst x2, #4
    beq .Lotherwise_67
    add x0, x1, #8
    ld1 {v0.s}[2], [x0]
.Lotherwise_67:
    tst x2, #8
    beq .Lotherwise_68
    add x0, x1, #12
    ld1 {v0.s}[3], [x0]
.Lotherwise_68:
.Lend_64:
    ubfx x0, x2, #4, #4
    fadd v19.4s, v19.4s, v0.4s
    cmp x0, #15
    bne .Lotherwise_69
    ldr q0, [x1, #16]
    b .Lend_70
.Lotherwise_69:
    movi v0.4s, #0
    tst x2, #16
    beq .Lotherwise_71
    add x0, x1, #16
    ld1 {v0.s}[0], [x0]
.Lotherwise_71:
    tst x2, #32
    beq .Lotherwise_72
    add x0, x1, #20
    ld1 {v0.s}[1], [x0]
.Lotherwise_72:
    tst x2, #64
    beq .Lotherwise_73
    add x0, x1, #24
    ld1 {v0.s}[2], [x0]
.Lotherwise_73:
    tst x2, #128
    beq .Lotherwise_74
    add x0, x1, #28
    ld1 {v0.s}[3], [x0]
.Lotherwise_74:
.Lend_70:
    ubfx x0, x2, #0, #4
    fadd v20.4s, v20.4s, v0.4s
    add x1, x1, x4, lsl #2
    cmp x0, #15
    bne .Lotherwise_75
    ldr q0, [x1]
    b .Lend_76
.Lotherwise_75:
    movi v0.4s, #0
    tst x2, #1
    beq .Lotherwise_77
    ld1 {v0.s}[0], [x1]
.Lotherwise_77:
    tst x2, #2
    beq .Lotherwise_78
    add x0, x1, #4
    ld1 {v0.s}[1], [x0]
.Lotherwise_78:
    tst x2, #4
    beq .Lotherwise_79
    add x0, x1, #8
    ld1 {v0.s}[2], [x0]
.Lotherwise_79:
    tst x2, #8
    beq .Lotherwise_80
    add x0, x1, #12
    ld1 {v0.s}[3], [x0]
.Lotherwise_80:
.Lend_76:
    ubfx x0, x2, #4, #4
    fadd v21.4s, v21.4s, v0.4s
    cmp x0, #15
    bne .Lotherwise_81
    ldr q0, [x1, #16]
    b .Lend_82
.Lotherwise_81:
    movi v0.4s, #0
    tst x2, #16
    beq .Lotherwise_83
    add x0, x1, #16
    ld1 {v0.s}[0], [x0]
.Lotherwise_83:
    tst x2, #32
    beq .Lotherwise_84
    add x0, x1, #20
    ld1 {v0.s}[1], [x0]
.Lotherwise_84:
    tst x2, #64
    beq .Lotherwise_85
    add x0, x1, #24
    ld1 {v0.s}[2], [x0]
.Lotherwise_85:
    tst x2, #128
    beq .Lotherwise_86
    add x0, x1, #28
    ld1 {v0.s}[3], [x0]
.Lotherwise_86:
.Lend_82:
    fadd v22.4s, v22.4s, v0.4s
    b .Lend_87
.Lotherwise_62:
    ldr d0, [x1]
    dup v1.4s, v0.s[0]
    dup v0.4s, v0.s[1]
    fadd v19.4s, v19.4s, v1.4s
    fadd v20.4s, v20.4s, v1.4s
    fadd v21.4s, v21.4s, v0.4s
    fadd v22.4s, v22.4s, v0.4s
.Lend_87:
    ubfx x0, x2, #0, #4
    ldr s0, [x8, #32]
    dup v0.4s, v0.s[0]
    fmax v1.4s, v0.4s, v19.4s
    cmp x0, #15
    bne .Lotherwise_88
    str q1, [x9]
    b .Lend_89
.Lotherwise_88:
    tst x2, #1
    beq .Lotherwise_90
    st1 {v1.s}[0], [x9]
.Lotherwise_90:
    tst x2, #2
    beq .Lotherwise_91
    add x0, x9, #4
    st1 {v1.s}[1], [x0]
.Lotherwise_91:
    tst x2, #4
    beq .Lotherwise_92
    add x0, x9, #8
    st1 {v1.s}[2], [x0]
.Lotherwise_92:
    tst x2, #8
    beq .Lotherwise_93
    add x0, x9, #12
    st1 {v1.s}[3], [x0]
.Lotherwise_93:
.Lend_89:
    ubfx x0, x2, #4, #4
    fmax v1.4s, v0.4s, v20.4s
    cmp x0, #15
    bne .Lotherwise_94
    str q1, [x9, #16]
    b .Lend_95
.Lotherwise_94:
    tst x2, #16
    beq .Lotherwise_96
    add x0, x9, #16
    st1 {v1.s}[0], [x0]
.Lotherwise_96:
    tst x2, #32
    beq .Lotherwise_97
    add x0, x9, #20
    st1 {v1.s}[1], [x0]
.Lotherwise_97:
    tst x2, #64
    beq .Lotherwise_98
    add x0, x9, #24
    st1 {v1.s}[2], [x0]
.Lotherwise_98:
    tst x2, #128
    beq .Lotherwise_99
    add x0, x9, #28
    st1 {v1.s}[3], [x0]
.Lotherwise_99:
.Lend_95:
    ubfx x0, x2, #0, #4
    add x9, x9, x4, lsl #2
    fmax v1.4s, v0.4s, v21.4s
    cmp x0, #15
    bne .Lotherwise_100
    str q1, [x9]
    b .Lend_101
.Lotherwise_100:
    tst x2, #1
    beq .Lotherwise_102
    st1 {v1.s}[0], [x9]
.Lotherwise_102:
    tst x2, #2
    beq .Lotherwise_103
    add x0, x9, #4
    st1 {v1.s}[1], [x0]
.Lotherwise_103:
    tst x2, #4
    beq .Lotherwise_104
    add x0, x9, #8
    st1 {v1.s}[2], [x0]
.Lotherwise_104:
    tst x2, #8
    beq .Lotherwise_105
    add x0, x9, #12
    st1 {v1.s}[3], [x0]
.Lotherwise_105:
.Lend_101:
    ubfx x0, x2, #4, #4
    fmax v0.4s, v0.4s, v22.4s
    cmp x0, #15
    bne .Lotherwise_106
    str q0, [x9, #16]
    b .Lend_107
.Lotherwise_106:
    tst x2, #16
    beq .Lotherwise_108
    add x0, x9, #16
    st1 {v0.s}[0], [x0]
.Lotherwise_108:
    tst x2, #32
    beq .Lotherwise_109
    add x0, x9, #20
    st1 {v0.s}[1], [x0]
.Lotherwise_109:
    tst x2, #64
    beq .Lotherwise_110
    add x0, x9, #24
    st1 {v0.s}[2], [x0]
.Lotherwise_110:
    tst x2, #128
    beq .Lotherwise_111
    add x0, x9, #28
    st1 {v0.s}[3], [x0]
.Lotherwise_111:
.Lend_107:
.Lend_55:
    ret
    .size nnp_sgemm_2x8__aarch64_neon, . - nnp_sgemm_2x8__aarch64_neon

    .text
    .p2align 4
    .globl nnp_sgemm_3x8__aarch64_neon
    .type nnp_sgemm_3x8__aarch64_neon, %function
nnp_sgemm_3x8__aarch64_neon:
    sub sp, sp, #112
    stp x19, x20, [sp, #0]
    stp x21, x22, [sp, #16]
    str x23, [sp, #32]
    stp d8, d9, [sp, #40]
    stp d10, d11, [sp, #56]
    stp d12, d13, [sp, #72]
    stp d14, d15, [sp, #88]
    mov x13, x5
    mov x14, x4
    mov x15, x0
    ldr x0, [x13]
    ldr x4, [x13, #8]
    mov x5, x14
    mov x16, x1
    prfm pldl1keep, [x5]
    prfm pldl1keep, [x5, #56]
    mov x17, x2
    mov x19, x3
    add x5, x5, x0, lsl #2
    lsr x20, x4, #3
    prfm pldl1keep, [x5]
    prfm pldl1keep, [x5, #56]
    add x5, x5, x0, lsl #2
    prfm pldl1keep, [x5]
    prfm pldl1keep, [x5, #56]
    cbz x20, .Lloop_end_112
.Lloop_113:
    ldr x0, [x13]
    mov x1, x14
    mov x2, x15
    mov x11, x17
    prfm pldl1keep, [x1, #88]
    lsr x12, x2, #4
    ldr x21, [x13, #24]
    mov x22, x16
    movi v27.4s, #0
    movi v28.4s, #0
    ubfx x23, x2, #0, #4
    movi v29.4s, #0
    movi v30.4s, #0
    movi v31.4s, #0
    movi v8.4s, #0
    add x1, x1, x0, lsl #2
    prfm pldl1keep, [x1, #88]
    add x1, x1, x0, lsl #2
    prfm pldl1keep, [x1, #88]
    cbz x12, .Lloop_end_114
.Lloop_115:
    ldp q0, q1, [x11]
    ldp q13, q6, [x22]
    add x0, x11, x21, lsl #2
    add x11, x11, x19, lsl #2
    add x1, x11, x21, lsl #2
    sub x12, x12, #1
    ldr q19, [x22, #32]
    ldp q2, q3, [x11]
    add x11, x11, x19, lsl #2
    ldp q4, q5, [x11]
    add x2, x11, x21, lsl #2
    add x11, x11, x19, lsl #2
    ldp q20, q21, [x11]
    add x3, x11, x21, lsl #2
    add x11, x11, x19, lsl #2
    fmla v27.4s, v0.4s, v13.s[0]
    fmla v28.4s, v1.4s, v13.s[0]
    ldp q22, q23, [x11]
    add x4, x11, x21, lsl #2
    fmla v29.4s, v0.4s, v6.s[0]
    fmla v30.4s, v1.4s, v6.s[0]
    ldp q26, q9, [x22, #128]
    add x11, x11, x19, lsl #2
    fmla v31.4s, v0.4s, v19.s[0]
    fmla v8.4s, v1.4s, v19.s[0]
    ldr q10, [x22, #160]
    add x5, x11, x21, lsl #2
    fmla v27.4s, v2.4s, v13.s[1]
    fmla v28.4s, v3.4s, v13.s[1]
    ldp q0, q24, [x11]
    add x11, x11, x19, lsl #2
    fmla v29.4s, v2.4s, v6.s[1]
    fmla v30.4s, v3.4s, v6.s[1]
    ldp q25, q11, [x11]
    add x6, x11, x21, lsl #2
    fmla v31.4s, v2.4s, v19.s[1]
    fmla v8.4s, v3.4s, v19.s[1]
    add x11, x11, x19, lsl #2
    ldp q7, q16, [x22, #256]
    fmla v27.4s, v4.4s, v13.s[2]
    fmla v28.4s, v5.4s, v13.s[2]
    ldp q17, q18, [x11]
    add x7, x11, x21, lsl #2
    fmla v29.4s, v4.4s, v6.s[2]
    fmla v30.4s, v5.4s, v6.s[2]
    add x11, x11, x19, lsl #2
    ldr q12, [x22, #288]
    fmla v31.4s, v4.4s, v19.s[2]
    fmla v8.4s, v5.4s, v19.s[2]
    ldp q5, q14, [x11]
    add x8, x11, x21, lsl #2
    fmla v27.4s, v20.4s, v13.s[3]
    fmla v28.4s, v21.4s, v13.s[3]
    add x11, x11, x19, lsl #2
    ldp q4, q13, [x22, #384]
    fmla v29.4s, v20.4s, v6.s[3]
    fmla v30.4s, v21.4s, v6.s[3]
    ldp q3, q6, [x11]
    add x9, x11, x21, lsl #2
    fmla v31.4s, v20.4s, v19.s[3]
    fmla v8.4s, v21.4s, v19.s[3]
    add x11, x11, x19, lsl #2
    ldr q19, [x22, #416]
    fmla v27.4s, v22.4s, v26.s[0]
    fmla v28.4s, v23.4s, v26.s[0]
    ldp q20, q21, [x11]
    add x10, x11, x21, lsl #2
    fmla v29.4s, v22.4s, v9.s[0]
    fmla v30.4s, v23.4s, v9.s[0]
    add x11, x11, x19, lsl #2
    prfm pldl1keep, [x0]
    fmla v31.4s, v22.4s, v10.s[0]
    fmla v8.4s, v23.4s, v10.s[0]
    ldp q1, q2, [x11]
    add x0, x11, x21, lsl #2
    fmla v27.4s, v0.4s, v26.s[1]
    fmla v28.4s, v24.4s, v26.s[1]
    add x11, x11, x19, lsl #2
    prfm pldl1keep, [x1]
    fmla v29.4s, v0.4s, v9.s[1]
    fmla v30.4s, v24.4s, v9.s[1]
    ldp q22, q23, [x11]
    add x1, x11, x21, lsl #2
    fmla v31.4s, v0.4s, v10.s[1]
    fmla v8.4s, v24.4s, v10.s[1]
    add x11, x11, x19, lsl #2
    prfm pldl1keep, [x2]
    fmla v27.4s, v25.4s, v26.s[2]
    fmla v28.4s, v11.4s, v26.s[2]
    ldp q24, q15, [x11]
    add x2, x11, x21, lsl #2
    fmla v29.4s, v25.4s, v9.s[2]
    fmla v30.4s, v11.4s, v9.s[2]
    add x11, x11, x19, lsl #2
    prfm pldl1keep, [x3]
    fmla v31.4s, v25.4s, v10.s[2]
    fmla v8.4s, v11.4s, v10.s[2]
    ldp q25, q11, [x11]
    add x3, x11, x21, lsl #2
    fmla v27.4s, v17.4s, v26.s[3]
    fmla v28.4s, v18.4s, v26.s[3]
    add x11, x11, x19, lsl #2
    prfm pldl1keep, [x4]
    fmla v29.4s, v17.4s, v9.s[3]
    fmla v30.4s, v18.4s, v9.s[3]
    ldp q0, q26, [x11]
    add x4, x11, x21, lsl #2
    fmla v31.4s, v17.4s, v10.s[3]
    fmla v8.4s, v18.4s, v10.s[3]
    prfm pldl1keep, [x5]
    add x11, x11, x19, lsl #2
    fmla v27.4s, v5.4s, v7.s[0]
    fmla v28.4s, v14.4s, v7.s[0]
    prfm pldl1keep, [x6]
    prfm pldl1keep, [x7]
    fmla v29.4s, v5.4s, v16.s[0]
    fmla v30.4s, v14.4s, v16.s[0]
    prfm pldl1keep, [x8]
    prfm pldl1keep, [x9]
    fmla v31.4s, v5.4s, v12.s[0]
    fmla v8.4s, v14.4s, v12.s[0]
    prfm pldl1keep, [x10]
    prfm pldl1keep, [x0]
    fmla v27.4s, v3.4s, v7.s[1]
    fmla v28.4s, v6.4s, v7.s[1]
    prfm pldl1keep, [x1]
    prfm pldl1keep, [x2]
    fmla v29.4s, v3.4s, v16.s[1]
    fmla v30.4s, v6.4s, v16.s[1]
    prfm pldl1keep, [x3]
    prfm pldl1keep, [x4]
    fmla v31.4s, v3.4s, v12.s[1]
    fmla v8.4s, v6.4s, v12.s[1]
    add x22, x22, #512
    fmla v27.4s, v20.4s, v7.s[2]
    fmla v28.4s, v21.4s, v7.s[2]
    fmla v29.4s, v20.4s, v16.s[2]
    fmla v30.4s, v21.4s, v16.s[2]
    fmla v31.4s, v20.4s, v12.s[2]
    fmla v8.4s, v21.4s, v12.s[2]
    fmla v27.4s, v1.4s, v7.s[3]
    fmla v28.4s, v2.4s, v7.s[3]
    fmla v29.4s, v1.4s, v16.s[3]
    fmla v30.4s, v2.4s, v16.s[3]
    fmla v31.4s, v1.4s, v12.s[3]
    fmla v8.4s, v2.4s, v12.s[3]
    fmla v27.4s, v22.4s, v4.s[0]
    fmla v28.4s, v23.4s, v4.s[0]
    fmla v29.4s, v22.4s, v13.s[0]
    fmla v30.4s, v23.4s, v13.s[0]
    fmla v31.4s, v22.4s, v19.s[0]
    fmla v8.4s, v23.4s, v19.s[0]
    fmla v27.4s, v24.4s, v4.s[1]
    fmla v28.4s, v15.4s, v4.s[1]
    fmla v29.4s, v24.4s, v13.s[1]
    fmla v30.4s, v15.4s, v13.s[1]
    fmla v31.4s, v24.4s, v19.s[1]
    fmla v8.4s, v15.4s, v19.s[1]
    fmla v27.4s, v25.4s, v4.s[2]
    fmla v28.4s, v11.4s, v4.s[2]
    fmla v29.4s, v25.4s, v13.s[2]
    fmla v30.4s, v11.4s, v13.s[2]
    fmla v31.4s, v25.4s, v19.s[2]
    fmla v8.4s, v11.4s, v19.s[2]
    fmla v27.4s, v0.4s, v4.s[3]
    fmla v28.4s, v26.4s, v4.s[3]
    fmla v29.4s, v0.4s, v13.s[3]
    fmla v30.4s, v26.4s, v13.s[3]
    fmla v31.4s, v0.4s, v19.s[3]
    fmla v8.4s, v26.4s, v19.s[3]
    cbnz x12, .Lloop_115
.Lloop_end_114:
    lsr x0, x23, #2
    ubfx x1, x23, #0, #2
    cbz x0, .Lloop_end_116
.Lloop_117:
    ldp q0, q1, [x11]
    ldp q2, q3, [x22]
    add x2, x11, x21, lsl #2
    add x11, x11, x19, lsl #2
    add x3, x11, x21, lsl #2
    sub x0, x0, #1
    ldr q4, [x22, #32]
    ldp q5, q6, [x11]
    add x11, x11, x19, lsl #2
    add x22, x22, #128
    ldp q7, q16, [x11]
    add x4, x11, x21, lsl #2
    add x11, x11, x19, lsl #2
    ldp q17, q18, [x11]
    add x5, x11, x21, lsl #2
    add x11, x11, x19, lsl #2
    fmla v27.4s, v0.4s, v2.s[0]
    fmla v28.4s, v1.4s, v2.s[0]
    prfm pldl1keep, [x2]
    fmla v29.4s, v0.4s, v3.s[0]
    fmla v30.4s, v1.4s, v3.s[0]
    prfm pldl1keep, [x3]
    prfm pldl1keep, [x4]
    fmla v31.4s, v0.4s, v4.s[0]
    fmla v8.4s, v1.4s, v4.s[0]
    prfm pldl1keep, [x5]
    fmla v27.4s, v5.4s, v2.s[1]
    fmla v28.4s, v6.4s, v2.s[1]
    fmla v29.4s, v5.4s, v3.s[1]
    fmla v30.4s, v6.4s, v3.s[1]
    fmla v31.4s, v5.4s, v4.s[1]
    fmla v8.4s, v6.4s, v4.s[1]
    fmla v27.4s, v7.4s, v2.s[2]
    fmla v28.4s, v16.4s, v2.s[2]
    fmla v29.4s, v7.4s, v3.s[2]
    fmla v30.4s, v16.4s, v3.s[2]
    fmla v31.4s, v7.4s, v4.s[2]
    fmla v8.4s, v16.4s, v4.s[2]
    fmla v27.4s, v17.4s, v2.s[3]
    fmla v28.4s, v18.4s, v2.s[3]
    fmla v29.4s, v17.4s, v3.s[3]
    fmla v30.4s, v18.4s, v3.s[3]
    fmla v31.4s, v17.4s, v4.s[3]
    fmla v8.4s, v18.4s, v4.s[3]
    cbnz x0, .Lloop_117
.Lloop_end_116:
    cbz x1, .Lloop_end_118
.Lloop_119:
    ldp q0, q1, [x11]
    ldr s2, [x22]
    add x0, x11, x21, lsl #2
    sub x1, x1, #1
    ldr s3, [x22, #16]
    add x11, x11, x19, lsl #2
    ldr s4, [x22, #32]
    prfm pldl1keep, [x0]
    add x22, x22, #4
    fmla v27.4s, v0.4s, v2.s[0]
    fmla v28.4s, v1.4s, v2.s[0]
    fmla v29.4s, v0.4s, v3.s[0]
    fmla v30.4s, v1.4s, v3.s[0]
    fmla v31.4s, v0.4s, v4.s[0]
    fmla v8.4s, v1.4s, v4.s[0]
    cbnz x1, .Lloop_119
.Lloop_end_118:
    ldr x0, [x13, #16]
    ldr x1, [x13]
    cbnz x0, .Lotherwise_120
    mov x0, x14
    ldp q0, q1, [x0]
    add x0, x0, x1, lsl #2
    ldp q2, q3, [x0]
    add x0, x0, x1, lsl #2
    ldp q4, q5, [x0]
    fadd v27.4s, v27.4s, v0.4s
    fadd v28.4s, v28.4s, v1.4s
    fadd v29.4s, v29.4s, v2.4s
    fadd v30.4s, v30.4s, v3.4s
    fadd v31.4s, v31.4s, v4.4s
    fadd v8.4s, v8.4s, v5.4s
    b .Lend_121
.Lotherwise_120:
    ldr d0, [x0]
    ldr s1, [x0, #8]
    dup v2.4s, v0.s[0]
    dup v0.4s, v0.s[1]
    dup v1.4s, v1.s[0]
    fadd v27.4s, v27.4s, v2.4s
    fadd v28.4s, v28.4s, v2.4s
    fadd v29.4s, v29.4s, v0.4s
    fadd v30.4s, v30.4s, v0.4s
    fadd v31.4s, v31.4s, v1.4s
    fadd v8.4s, v8.4s, v1.4s
.Lend_121:
    mov x0, x14
    sub x20, x20, #1
    ldr s0, [x13, #32]
    add x17, x17, #32
    add x14, x14, #32
    dup v0.4s, v0.s[0]
    fmax v1.4s, v0.4s, v27.4s
    fmax v2.4s, v0.4s, v28.4s
    fmax v3.4s, v0.4s, v29.4s
    fmax v4.4s, v0.4s, v30.4s
    fmax v5.4s, v0.4s, v31.4s
    fmax v0.4s, v0.4s, v8.4s
    str q1, [x0]
    str q2, [x0, #16]
    add x0, x0, x1, lsl #2
    str q3, [x0]
    str q4, [x0, #16]
    add x0, x0, x1, lsl #2
    str q5, [x0]
    str q0, [x0, #16]
    cbnz x20, .Lloop_113
.Lloop_end_112:
    ldr x0, [x13, #8]
    ubfx x0, x0, #0, #3
    cbnz x0, .Lotherwise_122
    b .Lend_123
.Lotherwise_122:
    ldr x20, [x13, #24]
    lsr x0, x15, #4
    movi v27.4s, #0
    movi v28.4s, #0
    ubfx x1, x15, #0, #4
    movi v29.4s, #0
    movi v30.4s, #0
    movi v31.4s, #0
    movi v8.4s, #0
    cbz x0, .Lloop_end_124
.Lloop_125:
    ldp q0, q1, [x17]
    ldp q13, q6, [x16]
    add x2, x17, x20, lsl #2
    add x17, x17, x19, lsl #2
    add x3, x17, x20, lsl #2
    sub x0, x0, #1
    ldr q19, [x16, #32]
    ldp q2, q3, [x17]
    add x17, x17, x19, lsl #2
    ldp q4, q5, [x17]
    add x4, x17, x20, lsl #2
    add x17, x17, x19, lsl #2
    ldp q20, q21, [x17]
    add x5, x17, x20, lsl #2
    add x17, x17, x19, lsl #2
    fmla v27.4s, v0.4s, v13.s[0]
    fmla v28.4s, v1.4s, v13.s[0]
    ldp q22, q23, [x17]
    add x6, x17, x20, lsl #2
    fmla v29.4s, v0.4s, v6.s[0]
    fmla v30.4s, v1.4s, v6.s[0]
    ldp q26, q9, [x16, #128]
    add x17, x17, x19, lsl #2
    fmla v31.4s, v0.4s, v19.s[0]
    fmla v8.4s, v1.4s, v19.s[0]
    ldr q10, [x16, #160]
    add x7, x17, x20, lsl #2
    fmla v27.4s, v2.4s, v13.s[1]
    fmla v28.4s, v3.4s, v13.s[1]
    ldp q0, q24, [x17]
    add x17, x17, x19, lsl #2
    fmla v29.4s, v2.4s, v6.s[1]
    fmla v30.4s, v3.4s, v6.s[1]
    ldp q25, q11, [x17]
    add x8, x17, x20, lsl #2
    fmla v31.4s, v2.4s, v19.s[1]
    fmla v8.4s, v3.4s, v19.s[1]
    add x17, x17, x19, lsl #2
    ldp q7, q16, [x16, #256]
    fmla v27.4s, v4.4s, v13.s[2]
    fmla v28.4s, v5.4s, v13.s[2]
    ldp q17, q18, [x17]
    add x9, x17, x20, lsl #2
    fmla v29.4s, v4.4s, v6.s[2]
    fmla v30.4s, v5.4s, v6.s[2]
    add x17, x17, x19, lsl #2
    ldr q12, [x16, #288]
    fmla v31.4s, v4.4s, v19.s[2]
    fmla v8.4s, v5.4s, v19.s[2]
    ldp q5, q14, [x17]
    add x10, x17, x20, lsl #2
    fmla v27.4s, v20.4s, v13.s[3]
    fmla v28.4s, v21.4s, v13.s[3]
    add x17, x17, x19, lsl #2
    ldp q4, q13, [x16, #384]
    fmla v29.4s, v20.4s, v6.s[3]
    fmla v30.4s, v21.4s, v6.s[3]
    ldp q3, q6, [x17]
    add x11, x17, x20, lsl #2
    fmla v31.4s, v20.4s, v19.s[3]
    fmla v8.4s, v21.4s, v19.s[3]
    add x17, x17, x19, lsl #2
    ldr q19, [x16, #416]
    fmla v27.4s, v22.4s, v26.s[0]
    fmla v28.4s, v23.4s, v26.s[0]
    ldp q20, q21, [x17]
    add x12, x17, x20, lsl #2
    fmla v29.4s, v22.4s, v9.s[0]
    fmla v30.4s, v23.4s, v9.s[0]
    add x17, x17, x19, lsl #2
    prfm pldl1keep, [x2]
    fmla v31.4s, v22.4s, v10.s[0]
    fmla v8.4s, v23.4s, v10.s[0]
    ldp q1, q2, [x17]
    add x2, x17, x20, lsl #2
    fmla v27.4s, v0.4s, v26.s[1]
    fmla v28.4s, v24.4s, v26.s[1]
    add x17, x17, x19, lsl #2
    prfm pldl1keep, [x3]
    fmla v29.4s, v0.4s, v9.s[1]
    fmla v30.4s, v24.4s, v9.s[1]
    ldp q22, q23, [x17]
    add x3, x17, x20, lsl #2
    fmla v31.4s, v0.4s, v10.s[1]
    fmla v8.4s, v24.4s, v10.s[1]
    add x17, x17, x19, lsl #2
    prfm pldl1keep, [x4]
    fmla v27.4s, v25.4s, v26.s[2]
    fmla v28.4s, v11.4s, v26.s[2]
    ldp q24, q15, [x17]
    add x4, x17, x20, lsl #2
    fmla v29.4s, v25.4s, v9.s[2]
    fmla v30.4s, v11.4s, v9.s[2]
    add x17, x17, x19, lsl #2
    prfm pldl1keep, [x5]
    fmla v31.4s, v25.4s, v10.s[2]
    fmla v8.4s, v11.4s, v10.s[2]
    ldp q25, q11, [x17]
    add x5, x17, x20, lsl #2
    fmla v27.4s, v17.4s, v26.s[3]
    fmla v28.4s, v18.4s, v26.s[3]
    add x17, x17, x19, lsl #2
    prfm pldl1keep, [x6]
    fmla v29.4s, v17.4s, v9.s[3]
    fmla v30.4s, v18.4s, v9.s[3]
    ldp q0, q26, [x17]
    add x6, x17, x20, lsl #2
    fmla v31.4s, v17.4s, v10.s[3]
    fmla v8.4s, v18.4s, v10.s[3]
    prfm pldl1keep, [x7]
    add x17, x17, x19, lsl #2
    fmla v27.4s, v5.4s, v7.s[0]
    fmla v28.4s, v14.4s, v7.s[0]
    prfm pldl1keep, [x8]
    prfm pldl1keep, [x9]
    fmla v29.4s, v5.4s, v16.s[0]
    fmla v30.4s, v14.4s, v16.s[0]
    prfm pldl1keep, [x10]
    prfm pldl1keep, [x11]
    fmla v31.4s, v5.4s, v12.s[0]
    fmla v8.4s, v14.4s, v12.s[0]
    prfm pldl1keep, [x12]
    prfm pldl1keep, [x2]
    fmla v27.4s, v3.4s, v7.s[1]
    fmla v28.4s, v6.4s, v7.s[1]
    prfm pldl1keep, [x3]
    prfm pldl1keep, [x4]
    fmla v29.4s, v3.4s, v16.s[1]
    fmla v30.4s, v6.4s, v16.s[1]
    prfm pldl1keep, [x5]
    prfm pldl1keep, [x6]
    fmla v31.4s, v3.4s, v12.s[1]
    fmla v8.4s, v6.4s, v12.s[1]
    add x16, x16, #512
    fmla v27.4s, v20.4s, v7.s[2]
    fmla v28.4s, v21.4s, v7.s[2]
    fmla v29.4s, v20.4s, v16.s[2]
    fmla v30.4s, v21.4s, v16.s[2]
    fmla v31.4s, v20.4s, v12.s[2]
    fmla v8.4s, v21.4s, v12.s[2]
    fmla v27.4s, v1.4s, v7.s[3]
    fmla v28.4s, v2.4s, v7.s[3]
    fmla v29.4s, v1.4s, v16.s[3]
    fmla v30.4s, v2.4s, v16.s[3]
    fmla v31.4s, v1.4s, v12.s[3]
    fmla v8.4s, v2.4s, v12.s[3]
    fmla v27.4s, v22.4s, v4.s[0]
    fmla v28.4s, v23.4s, v4.s[0]
    fmla v29.4s, v22.4s, v13.s[0]
    fmla v30.4s, v23.4s, v13.s[0]
    fmla v31.4s, v22.4s, v19.s[0]
    fmla v8.4s, v23.4s, v19.s[0]
    fmla v27.4s, v24.4s, v4.s[1]
    fmla v28.4s, v15.4s, v4.s[1]
    fmla v29.4s, v24.4s, v13.s[1]
    fmla v30.4s, v15.4s, v13.s[1]
    fmla v31.4s, v24.4s, v19.s[1]
    fmla v8.4s, v15.4s, v19.s[1]
    fmla v27.4s, v25.4s, v4.s[2]
    fmla v28.4s, v11.4s, v4.s[2]
    fmla v29.4s, v25.4s, v13.s[2]
    fmla v30.4s, v11.4s, v13.s[2]
    fmla v31.4s, v25.4s, v19.s[2]
    fmla v8.4s, v11.4s, v19.s[2]
    fmla v27.4s, v0.4s, v4.s[3]
    fmla v28.4s, v26.4s, v4.s[3]
    fmla v29.4s, v0.4s, v13.s[3]
    fmla v30.4s, v26.4s, v13.s[3]
    fmla v31.4s, v0.4s, v19.s[3]
    fmla v8.4s, v26.4s, v19.s[3]
    cbnz x0, .Lloop_125
.Lloop_end_124:
    lsr x0, x1, #2
    ubfx x1, x1, #0, #2
    cbz x0, .Lloop_end_126
.Lloop_127:
    ldp q0, q1, [x17]
    ldp q2, q3, [x16]
    add x2, x17, x20, lsl #2
    add x17, x17, x19, lsl #2
    add x3, x17, x20, lsl #2
    sub x0, x0, #1
    ldr q4, [x16, #32]
    ldp q5, q6, [x17]
    add x17, x17, x19, lsl #2
    add x16, x16, #128
    ldp q7, q16, [x17]
    add x4, x17, x20, lsl #2
    add x17, x17, x19, lsl #2
    ldp q17, q18, [x17]
    add x5, x17, x20, lsl #2
    add x17, x17, x19, lsl #2
    fmla v27.4s, v0.4s, v2.s[0]
    fmla v28.4s, v1.4s, v2.s[0]
    prfm pldl1keep, [x2]
    fmla v29.4s, v0.4s, v3.s[0]
    fmla v30.4s, v1.4s, v3.s[0]
    prfm pldl1keep, [x3]
    prfm pldl1keep, [x4]
    fmla v31.4s, v0.4s, v4.s[0]
    fmla v8.4s, v1.4s, v4.s[0]
    prfm pldl1keep, [x5]
    fmla v27.4s, v5.4s, v2.s[1]
    fmla v28.4s, v6.4s, v2.s[1]
    fmla v29.4s, v5.4s, v3.s[1]
    fmla v30.4s, v6.4s, v3.s[1]
    fmla v31.4s, v5.4s, v4.s[1]
    fmla v8.4s, v6.4s, v4.s[1]
    fmla v27.4s, v7.4s, v2.s[2]
    fmla v28.4s, v16.4s, v2.s[2]
    fmla v29.4s, v7.4s, v3.s[2]
    fmla v30.4s, v16.4s, v3.s[2]
    fmla v31.4s, v7.4s, v4.s[2]
    fmla v8.4s, v16.4s, v4.s[2]
    fmla v27.4s, v17.4s, v2.s[3]
    fmla v28.4s, v18.4s, v2.s[3]
    fmla v29.4s, v17.4s, v3.s[3]
    fmla v30.4s, v18.4s, v3.s[3]
    fmla v31.4s, v17.4s, v4.s[3]
    fmla v8.4s, v18.4s, v4.s[3]
    cbnz x0, .Lloop_127
.Lloop_end_126:
    cbz x1, .Lloop_end_128
.Lloop_129:
    ldp q0, q1, [x17]
    ldr s2, [x16]
    add x0, x17, x20, lsl #2
    sub x1, x1, #1
    ldr s3, [x16, #16]
    add x17, x17, x19, lsl #2
    ldr s4, [x16, #32]
    prfm pldl1keep, [x0]
    add x16, x16, #4
    fmla v27.4s, v0.4s, v2.s[0]
    fmla v28.4s, v1.4s, v2.s[0]
    fmla v29.4s, v0.4s, v3.s[0]
    fmla v30.4s, v1.4s, v3.s[0]
    fmla v31.4s, v0.4s, v4.s[0]
    fmla v8.4s, v1.4s, v4.s[0]
    cbnz x1, .Lloop_129
.Lloop_end_128:
    ldr x0, [x13, #8]
    ldr x1, [x13, #16]
    mov w2, #8
    mov w3, #1
    ldr x4, [x13]
    ubfx x0, x0, #0, #3
    cmp x0, x2
    csel x0, x0, x2, ls
    lsl x0, x3, x0
    sub x2, x0, #1
    cbnz x1, .Lotherwise_130
    ubfx x0, x2, #0, #4
    mov x1, x14
    cmp x0, #15
    bne .Lotherwise_131
    ldr q0, [x1]
    b .Lend_132
.Lotherwise_131:
    movi v0.4s, #0
    tst x2, #1
    beq .Lotherwise_133
    ld1 {v0.s}[0], [x1]
.Lotherwise_133:
    tst x2, #2
    beq .Lotherwise_134
    add x0, x1, #4
    ld1 {v0.s}[1], [x0]
.Lotherwise_134:
    tst x2, #4
    beq .Lotherwise_135
    add x0, x1, #8
    ld1 {v0.s}[2], [x0]
.Lotherwise_135:
    tst x2, #8
    beq .Lotherwise_136
    add x0, x1, #12
    ld1 {v0.s}[3], [x0]
.Lotherwise_136:
.Lend_132:
    ubfx x0, x2, #4, #4
    fadd v27.4s, v27.4s, v0.4s
    cmp x0, #15
    bne .Lotherwise_137
    ldr q0, [x1, #16]
    b .Lend_138
.Lotherwise_137:
    movi v0.4s, #0
    tst x2, #16
    beq .Lotherwise_139
    add x0, x1, #16
    ld1 {v0.s}[0], [x0]
.Lotherwise_139:
    tst x2, #32
    beq .Lotherwise_140
    add x0, x1, #20
    ld1 {v0.s}[1], [x0]
.Lotherwise_140:
    tst x2, #64
    beq .Lotherwise_141
    add x0, x1, #24
    ld1 {v0.s}[2], [x0]
.Lotherwise_141:
    tst x2, #128
    beq .Lotherwise_142
    add x0, x1, #28
    ld1 {v0.s}[3], [x0]
.Lotherwise_142:
.Lend_138:
    ubfx x0, x2, #0, #4
    fadd v28.4s, v28.4s, v0.4s
    add x1, x1, x4, lsl #2
    cmp x0, #15
    bne .Lotherwise_143
    ldr q0, [x1]
    b .Lend_144
.Lotherwise_143:
    movi v0.4s, #0
    tst x2, #1
    beq .Lotherwise_145
    ld1 {v0.s}[0], [x1]
.Lotherwise_145:
    tst x2, #2
    beq .Lotherwise_146
    add x0, x1, #4
    ld1 {v0.s}[1], [x0]
.Lotherwise_146:
    tst x2, #4
    beq .Lotherwise_147
    add x0, x1, #8
    ld1 {v0.s}[2], [x0]
.Lotherwise_147:
    tst x2, #8
    beq .Lotherwise_148
    add x0, x1, #12
    ld1 {v0.s}[3], [x0]
.Lotherwise_148:
.Lend_144:
    ubfx x0, x2, #4, #4
    fadd v29.4s, v29.4s, v0.4s
    cmp x0, #15
    bne .Lotherwise_149
    ldr q0, [x1, #16]
    b .Lend_150
.Lotherwise_149:
    movi v0.4s, #0
    tst x2, #16
    beq .Lotherwise_151
    add x0, x1, #16
    ld1 {v0.s}[0], [x0]
.Lotherwise_151:
    tst x2, #32
    beq .Lotherwise_152
    add x0, x1, #20
    ld1 {v0.s}[1], [x0]
.Lotherwise_152:
    tst x2, #64
    beq .Lotherwise_153
    add x0, x1, #24
    ld1 {v0.s}[2], [x0]
.Lotherwise_153:
    tst x2, #128
    beq .Lotherwise_154
    add x0, x1, #28
    ld1 {v0.s}[3], [x0]
.Lotherwise_154:
.Lend_150:
    ubfx x0, x2, #0, #4
    fadd v30.4s, v30.4s, v0.4s
    add x1, x1, x4, lsl #2
    cmp x0, #15
    bne .Lotherwise_155
    ldr q0, [x1]
    b .Lend_156
.Lotherwise_155:
    movi v0.4s, #0
    tst x2, #1
    beq .Lotherwise_157
    ld1 {v0.s}[0], [x1]
.Lotherwise_157:
    tst x2, #2
    beq .Lotherwise_158
    add x0, x1, #4
    ld1 {v0.s}[1], [x0]
.Lotherwise_158:
    tst x2, #4
    beq .Lotherwise_159
    add x0, x1, #8
    ld1 {v0.s}[2], [x0]
.Lotherwise_159:
    tst x2, #8
    beq .Lotherwise_160
    add x0, x1, #12
    ld1 {v0.s}[3], [x0]
.Lotherwise_160:
.Lend_156:
    ubfx x0, x2, #4, #4
    fadd v31.4s, v31.4s, v0.4s
    cmp x0, #15
    bne .Lotherwise_161
    ldr q0, [x1, #16]
    b .Lend_162
.Lotherwise_161:
    movi v0.4s, #0
    tst x2, #16
    beq .Lotherwise_163
    add x0, x1, #16
    ld1 {v0.s}[0], [x0]
.Lotherwise_163:
    tst x2, #32
    beq .Lotherwise_164
    add x0, x1, #20
    ld1 {v0.s}[1], [x0]
.Lotherwise_164:
    tst x2, #64
    beq .Lotherwise_165
    add x0, x1, #24
    ld1 {v0.s}[2], [x0]
.Lotherwise_165:
    tst x2, #128
    beq .Lotherwise_166
    add x0, x1, #28
    ld1 {v0.s}[3], [x0]
.Lotherwise_166:
.Lend_162:
    fadd v8.4s, v8.4s, v0.4s
    b .Lend_167
.Lotherwise_130:
    ldr d0, [x1]
    ldr s1, [x1, #8]
    dup v2.4s, v0.s[0]
    dup v0.4s, v0.s[1]
    dup v1.4s, v1.s[0]
    fadd v27.4s, v27.4s, v2.4s
    fadd v28.4s, v28.4s, v2.4s
    fadd v29.4s, v29.4s, v0.4s
    fadd v30.4s, v30.4s, v0.4s
    fadd v31.4s, v31.4s, v1.4s
    fadd v8.4s, v8.4s, v1.4s
.Lend_167:
    ubfx x0, x2, #0, #4
    ldr s0, [x13, #32]
    dup v0.4s, v0.s[0]
    fmax v1.4s, v0.4s, v27.4s
    cmp x0, #15
    bne .Lotherwise_168
    str q1, [x14]
    b .Lend_169
.Lotherwise_168:
    tst x2, #1
    beq .Lotherwise_170
    st1 {v1.s}[0], [x14]
.Lotherwise_170:
    tst x2, #2
    beq .Lotherwise_171
    add x0, x14, #4
    st1 {v1.s}[1], [x0]
.Lotherwise_171:
    tst x2, #4
    beq .Lotherwise_172
    add x0, x14, #8
    st1 {v1.s}[2], [x0]
.Lotherwise_172:
    tst x2, #8
    beq .Lotherwise_173
    add x0, x14, #12
    st1 {v1.s}[3], [x0]
.Lotherwise_173:
.Lend_169:
    ubfx x0, x2, #4, #4
    fmax v1.4s, v0.4s, v28.4s
    cmp x0, #15
    bne .Lotherwise_174
    str q1, [x14, #16]
    b .Lend_175
.Lotherwise_174:
    tst x2, #16
    beq .Lotherwise_176
    add x0, x14, #16
    st1 {v1.s}[0], [x0]
.Lotherwise_176:
    tst x2, #32
    beq .Lotherwise_177
    add x0, x14, #20
    st1 {v1.s}[1], [x0]
.Lotherwise_177:
    tst x2, #64
    beq .Lotherwise_178
    add x0, x14, #24
    st1 {v1.s}[2], [x0]
.Lotherwise_178:
    tst x2, #128
    beq .Lotherwise_179
    add x0, x14, #28
    st1 {v1.s}[3], [x0]
.Lotherwise_179:
.Lend_175:
    ubfx x0, x2, #0, #4
    add x14, x14, x4, lsl #2
    fmax v1.4s, v0.4s, v29.4s
    cmp x0, #15
    bne .Lotherwise_180
    str q1, [x14]
    b .Lend_181
.Lotherwise_180:
    tst x2, #1
    beq .Lotherwise_182
    st1 {v1.s}[0], [x14]
.Lotherwise_182:
    tst x2, #2
    beq .Lotherwise_183
    add x0, x14, #4
    st1 {v1.s}[1], [x0]
.Lotherwise_183:
    tst x2, #4
    beq .Lotherwise_184
    add x0, x14, #8
    st1 {v1.s}[2], [x0]
.Lotherwise_184:
    tst x2, #8
    beq .Lotherwise_185
    add x0, x14, #12
    st1 {v1.s}[3], [x0]
.Lotherwise_185:
.Lend_181:
    ubfx x0, x2, #4, #4
    fmax v1.4s, v0.4s, v30.4s
    cmp x0, #15
    bne .Lotherwise_186
    str q1, [x14, #16]
    b .Lend_187
.Lotherwise_186:
    tst x2, #16
    beq .Lotherwise_188
    add x0, x14, #16
    st1 {v1.s}[0], [x0]
.Lotherwise_188:
    tst x2, #32
    beq .Lotherwise_189
    add x0, x14, #20
    st1 {v1.s}[1], [x0]
.Lotherwise_189:
    tst x2, #64
    beq .Lotherwise_190
    add x0, x14, #24
    st1 {v1.s}[2], [x0]
.Lotherwise_190:
    tst x2, #128
    beq .Lotherwise_191
    add x0, x14, #28
    st1 {v1.s}[3], [x0]
.Lotherwise_191:
.Lend_187:
    ubfx x0, x2, #0, #4
    add x14, x14, x4, lsl #2
    fmax v1.4s, v0.4s, v31.4s
    cmp x0, #15
    bne .Lotherwise_192
    str q1, [x14]
    b .Lend_193
.Lotherwise_192:
    tst x2, #1
    beq .Lotherwise_194
    st1 {v1.s}[0], [x14]
.Lotherwise_194:
    tst x2, #2
    beq .Lotherwise_195
    add x0, x14, #4
    st1 {v1.s}[1], [x0]
.Lotherwise_195:
    tst x2, #4
    beq .Lotherwise_196
    add x0, x14, #8
    st1 {v1.s}[2], [x0]
.Lotherwise_196:
    tst x2, #8
    beq .Lotherwise_197
    add x0, x14, #12
    st1 {v1.s}[3], [x0]
.Lotherwise_197:
.Lend_193:
    ubfx x0, x2, #4, #4
    fmax v0.4s, v0.4s, v8.4s
    cmp x0, #15
    bne .Lotherwise_198
    str q0, [x14, #16]
    b .Lend_199
.Lotherwise_198:
    tst x2, #16
    beq .Lotherwise_200
    add x0, x14, #16
    st1 {v0.s}[0], [x0]
.Lotherwise_200:
    tst x2, #32
    beq .Lotherwise_201
    add x0, x14, #20
    st1 {v0.s}[1], [x0]
.Lotherwise_201:
    tst x2, #64
    beq .Lotherwise_202
    add x0, x14, #24
    st1 {v0.s}[2], [x0]
.Lotherwise_202:
    tst x2, #128
    beq .Lotherwise_203
    add x0, x14, #28
    st1 {v0.s}[3], [x0]
.Lotherwise_203:
.Lend_199:
.Lend_123:
    ldp x19, x20, [sp, #0]
    ldp x21, x22, [sp, #16]
    ldr x23, [sp, #32]
    ldp d8, d9, [sp, #40]
    ldp d10, d11, [sp, #56]
    ldp d12, d13, [sp, #72]
    ldp d14, d15, [sp, #88]
    add sp, sp, #112
    ret
    .size nnp_sgemm_3x8__aarch64_neon, . - nnp_sgemm_3x8__aarch64_neon

    .text
    .p2align 4
    .globl nnp_sgemm_4x8__aarch64_neon
    .type nnp_sgemm_4x8__aarch64_neon, %function
nnp_sgemm_4x8__aarch64_neon:
    sub sp, sp, #80
    str x19, [sp, #0]
    stp d8, d9, [sp, #8]
    stp d10, d11, [sp, #24]
    stp d12, d13, [sp, #40]
    stp d14, d15, [sp, #56]
    mov x9, x5
    mov x10, x4
    mov x11, x0
    ldr x0, [x9]
    ldr x4, [x9, #8]
    mov x5, x10
    mov x12, x1
    prfm pldl1keep, [x5]
    prfm pldl1keep, [x5, #56]
    mov x13, x2
    mov x14, x3
    add x5, x5, x0, lsl #2
    lsr x15, x4, #3
    prfm pldl1keep, [x5]
    prfm pldl1keep, [x5, #56]
    add x5, x5, x0, lsl #2
    prfm pldl1keep, [x5]
    prfm pldl1keep, [x5, #56]
    add x5, x5, x0, lsl #2
    prfm pldl1keep, [x5]
    prfm pldl1keep, [x5, #56]
    cbz x15, .Lloop_end_204
.Lloop_205:
    ldr x0, [x9]
    mov x1, x10
    mov x2, x11
    mov x7, x13
    prfm pldl1keep, [x1, #88]
    lsr x8, x2, #4
    ldr x16, [x9, #24]
    mov x17, x12
    movi v24.4s, #0
    movi v25.4s, #0
    ubfx x19, x2, #0, #4
    movi v26.4s, #0
    movi v27.4s, #0
    movi v28.4s, #0
    movi v29.4s, #0
    add x1, x1, x0, lsl #2
    movi v30.4s, #0
    movi v31.4s, #0
    prfm pldl1keep, [x1, #88]
    add x1, x1, x0, lsl #2
    prfm pldl1keep, [x1, #88]
    add x1, x1, x0, lsl #2
    prfm pldl1keep, [x1, #88]
    cbz x8, .Lloop_end_206
.Lloop_207:
    ld1 {v4.4s, v5.4s, v6.4s, v7.4s}, [x17]
    ldp q16, q17, [x7]
    add x0, x7, x16, lsl #2
    add x7, x7, x14, lsl #2
    add x1, x7, x16, lsl #2
    add x17, x17, #128
    sub x8, x8, #1
    ldp q8, q9, [x7]
    add x7, x7, x14, lsl #2
    add x2, x7, x16, lsl #2
    ldp q10, q11, [x7]
    add x7, x7, x14, lsl #2
    ld1 {v0.4s, v1.4s, v2.4s, v3.4s}, [x17]
    add x17, x17, #128
    add x3, x7, x16, lsl #2
    fmla v24.4s, v16.4s, v4.s[0]
    fmla v25.4s, v17.4s, v4.s[0]
    ldp q12, q13, [x7]
    add x7, x7, x14, lsl #2
    fmla v26.4s, v16.4s, v5.s[0]
    fmla v27.4s, v17.4s, v5.s[0]
    add x4, x7, x16, lsl #2
    fmla v28.4s, v16.4s, v6.s[0]
    fmla v29.4s, v17.4s, v6.s[0]
    ldp q20, q21, [x7]
    add x7, x7, x14, lsl #2
    fmla v30.4s, v16.4s, v7.s[0]
    fmla v31.4s, v17.4s, v7.s[0]
    ldp q22, q23, [x7]
    add x5, x7, x16, lsl #2
    fmla v24.4s, v8.4s, v4.s[1]
    fmla v25.4s, v9.4s, v4.s[1]
    add x7, x7, x14, lsl #2
    ld1 {v16.4s, v17.4s, v18.4s, v19.4s}, [x17]
    fmla v26.4s, v8.4s, v5.s[1]
    fmla v27.4s, v9.4s, v5.s[1]
    add x6, x7, x16, lsl #2
    add x17, x17, #128
    fmla v28.4s, v8.4s, v6.s[1]
    fmla v29.4s, v9.4s, v6.s[1]
    prfm pldl1keep, [x0]
    fmla v30.4s, v8.4s, v7.s[1]
    fmla v31.4s, v9.4s, v7.s[1]
    ldp q8, q9, [x7]
    add x7, x7, x14, lsl #2
    fmla v24.4s, v10.4s, v4.s[2]
    fmla v25.4s, v11.4s, v4.s[2]
    add x0, x7, x16, lsl #2
    prfm pldl1keep, [x1]
    fmla v26.4s, v10.4s, v5.s[2]
    fmla v27.4s, v11.4s, v5.s[2]
    prfm pldl1keep, [x2]
    prfm pldl1keep, [x3]
    fmla v28.4s, v10.4s, v6.s[2]
    fmla v29.4s, v11.4s, v6.s[2]
    prfm pldl1keep, [x4]
    prfm pldl1keep, [x5]
    fmla v30.4s, v10.4s, v7.s[2]
    fmla v31.4s, v11.4s, v7.s[2]
    ldp q10, q11, [x7]
    add x7, x7, x14, lsl #2
    fmla v24.4s, v12.4s, v4.s[3]
    fmla v25.4s, v13.4s, v4.s[3]
    add x1, x7, x16, lsl #2
    prfm pldl1keep, [x6]
    fmla v26.4s, v12.4s, v5.s[3]
    fmla v27.4s, v13.4s, v5.s[3]
    ldp q15, q14, [x7]
    add x7, x7, x14, lsl #2
    fmla v28.4s, v12.4s, v6.s[3]
    fmla v29.4s, v13.4s, v6.s[3]
    add x2, x7, x16, lsl #2
    prfm pldl1keep, [x0]
    fmla v30.4s, v12.4s, v7.s[3]
    fmla v31.4s, v13.4s, v7.s[3]
    ldp q4, q5, [x7]
    add x7, x7, x14, lsl #2
    fmla v24.4s, v20.4s, v0.s[0]
    fmla v25.4s, v21.4s, v0.s[0]
    ldp q6, q7, [x7]
    add x0, x7, x16, lsl #2
    fmla v26.4s, v20.4s, v1.s[0]
    fmla v27.4s, v21.4s, v1.s[0]
    add x7, x7, x14, lsl #2
    prfm pldl1keep, [x1]
    fmla v28.4s, v20.4s, v2.s[0]
    fmla v29.4s, v21.4s, v2.s[0]
    add x1, x7, x16, lsl #2
    prfm pldl1keep, [x2]
    fmla v30.4s, v20.4s, v3.s[0]
    fmla v31.4s, v21.4s, v3.s[0]
    ldp q20, q21, [x7]
    add x7, x7, x14, lsl #2
    fmla v24.4s, v22.4s, v0.s[1]
    fmla v25.4s, v23.4s, v0.s[1]
    add x2, x7, x16, lsl #2
    prfm pldl1keep, [x0]
    fmla v26.4s, v22.4s, v1.s[1]
    fmla v27.4s, v23.4s, v1.s[1]
    prfm pldl1keep, [x1]
    prfm pldl1keep, [x2]
    fmla v28.4s, v22.4s, v2.s[1]
    fmla v29.4s, v23.4s, v2.s[1]
    fmla v30.4s, v22.4s, v3.s[1]
    fmla v31.4s, v23.4s, v3.s[1]
    ldp q22, q23, [x7]
    add x7, x7, x14, lsl #2
    fmla v24.4s, v8.4s, v0.s[2]
    fmla v25.4s, v9.4s, v0.s[2]
    add x0, x7, x16, lsl #2
    fmla v26.4s, v8.4s, v1.s[2]
    fmla v27.4s, v9.4s, v1.s[2]
    prfm pldl1keep, [x0]
    fmla v28.4s, v8.4s, v2.s[2]
    fmla v29.4s, v9.4s, v2.s[2]
    fmla v30.4s, v8.4s, v3.s[2]
    fmla v31.4s, v9.4s, v3.s[2]
    ldp q8, q9, [x7]
    add x7, x7, x14, lsl #2
    fmla v24.4s, v10.4s, v0.s[3]
    fmla v25.4s, v11.4s, v0.s[3]
    add x0, x7, x16, lsl #2
    fmla v26.4s, v10.4s, v1.s[3]
    fmla v27.4s, v11.4s, v1.s[3]
    ldp q12, q13, [x7]
    add x7, x7, x14, lsl #2
    fmla v28.4s, v10.4s, v2.s[3]
    fmla v29.4s, v11.4s, v2.s[3]
    add x1, x7, x16, lsl #2
    prfm pldl1keep, [x0]
    fmla v30.4s, v10.4s, v3.s[3]
    fmla v31.4s, v11.4s, v3.s[3]
    ld1 {v0.4s, v1.4s, v2.4s, v3.4s}, [x17]
    prfm pldl1keep, [x1]
    fmla v24.4s, v15.4s, v16.s[0]
    fmla v25.4s, v14.4s, v16.s[0]
    add x17, x17, #128
    fmla v26.4s, v15.4s, v17.s[0]
    fmla v27.4s, v14.4s, v17.s[0]
    fmla v28.4s, v15.4s, v18.s[0]
    fmla v29.4s, v14.4s, v18.s[0]
    fmla v30.4s, v15.4s, v19.s[0]
    fmla v31.4s, v14.4s, v19.s[0]
    ldp q10, q11, [x7]
    add x7, x7, x14, lsl #2
    fmla v24.4s, v4.4s, v16.s[1]
    fmla v25.4s, v5.4s, v16.s[1]
    fmla v26.4s, v4.4s, v17.s[1]
    fmla v27.4s, v5.4s, v17.s[1]
    fmla v28.4s, v4.4s, v18.s[1]
    fmla v29.4s, v5.4s, v18.s[1]
    fmla v30.4s, v4.4s, v19.s[1]
    fmla v31.4s, v5.4s, v19.s[1]
    fmla v24.4s, v6.4s, v16.s[2]
    fmla v25.4s, v7.4s, v16.s[2]
    fmla v26.4s, v6.4s, v17.s[2]
    fmla v27.4s, v7.4s, v17.s[2]
    fmla v28.4s, v6.4s, v18.s[2]
    fmla v29.4s, v7.4s, v18.s[2]
    fmla v30.4s, v6.4s, v19.s[2]
    fmla v31.4s, v7.4s, v19.s[2]
    fmla v24.4s, v20.4s, v16.s[3]
    fmla v25.4s, v21.4s, v16.s[3]
    fmla v26.4s, v20.4s, v17.s[3]
    fmla v27.4s, v21.4s, v17.s[3]
    fmla v28.4s, v20.4s, v18.s[3]
    fmla v29.4s, v21.4s, v18.s[3]
    fmla v30.4s, v20.4s, v19.s[3]
    fmla v31.4s, v21.4s, v19.s[3]
    fmla v24.4s, v22.4s, v0.s[0]
    fmla v25.4s, v23.4s, v0.s[0]
    fmla v26.4s, v22.4s, v1.s[0]
    fmla v27.4s, v23.4s, v1.s[0]
    fmla v28.4s, v22.4s, v2.s[0]
    fmla v29.4s, v23.4s, v2.s[0]
    fmla v30.4s, v22.4s, v3.s[0]
    fmla v31.4s, v23.4s, v3.s[0]
    fmla v24.4s, v8.4s, v0.s[1]
    fmla v25.4s, v9.4s, v0.s[1]
    fmla v26.4s, v8.4s, v1.s[1]
    fmla v27.4s, v9.4s, v1.s[1]
    fmla v28.4s, v8.4s, v2.s[1]
    fmla v29.4s, v9.4s, v2.s[1]
    fmla v30.4s, v8.4s, v3.s[1]
    fmla v31.4s, v9.4s, v3.s[1]
    fmla v24.4s, v12.4s, v0.s[2]
    fmla v25.4s, v13.4s, v0.s[2]
    fmla v26.4s, v12.4s, v1.s[2]
    fmla v27.4s, v13.4s, v1.s[2]
    fmla v28.4s, v12.4s, v2.s[2]
    fmla v29.4s, v13.4s, v2.s[2]
    fmla v30.4s, v12.4s, v3.s[2]
    fmla v31.4s, v13.4s, v3.s[2]
    fmla v24.4s, v10.4s, v0.s[3]
    fmla v25.4s, v11.4s, v0.s[3]
    fmla v26.4s, v10.4s, v1.s[3]
    fmla v27.4s, v11.4s, v1.s[3]
    fmla v28.4s, v10.4s, v2.s[3]
    fmla v29.4s, v11.4s, v2.s[3]
    fmla v30.4s, v10.4s, v3.s[3]
    fmla v31.4s, v11.4s, v3.s[3]
    cbnz x8, .Lloop_207
.Lloop_end_206:
    lsr x0, x19, #2
    ubfx x1, x19, #0, #2
    cbz x0, .Lloop_end_208
.Lloop_209:
    ld1 {v0.4s, v1.4s, v2.4s, v3.4s}, [x17]
    ldp q4, q5, [x7]
    add x2, x7, x16, lsl #2
    add x7, x7, x14, lsl #2
    add x3, x7, x16, lsl #2
    sub x0, x0, #1
    add x17, x17, #128
    ldp q6, q7, [x7]
    add x7, x7, x14, lsl #2
    add x4, x7, x16, lsl #2
    ldp q16, q17, [x7]
    add x7, x7, x14, lsl #2
    prfm pldl1keep, [x2]
    ldp q18, q19, [x7]
    add x2, x7, x16, lsl #2
    add x7, x7, x14, lsl #2
    fmla v24.4s, v4.4s, v0.s[0]
    fmla v25.4s, v5.4s, v0.s[0]
    prfm pldl1keep, [x3]
    fmla v26.4s, v4.4s, v1.s[0]
    fmla v27.4s, v5.4s, v1.s[0]
    prfm pldl1keep, [x4]
    prfm pldl1keep, [x2]
    fmla v28.4s, v4.4s, v2.s[0]
    fmla v29.4s, v5.4s, v2.s[0]
    fmla v30.4s, v4.4s, v3.s[0]
    fmla v31.4s, v5.4s, v3.s[0]
    fmla v24.4s, v6.4s, v0.s[1]
    fmla v25.4s, v7.4s, v0.s[1]
    fmla v26.4s, v6.4s, v1.s[1]
    fmla v27.4s, v7.4s, v1.s[1]
    fmla v28.4s, v6.4s, v2.s[1]
    fmla v29.4s, v7.4s, v2.s[1]
    fmla v30.4s, v6.4s, v3.s[1]
    fmla v31.4s, v7.4s, v3.s[1]
    fmla v24.4s, v16.4s, v0.s[2]
    fmla v25.4s, v17.4s, v0.s[2]
    fmla v26.4s, v16.4s, v1.s[2]
    fmla v27.4s, v17.4s, v1.s[2]
    fmla v28.4s, v16.4s, v2.s[2]
    fmla v29.4s, v17.4s, v2.s[2]
    fmla v30.4s, v16.4s, v3.s[2]
    fmla v31.4s, v17.4s, v3.s[2]
    fmla v24.4s, v18.4s, v0.s[3]
    fmla v25.4s, v19.4s, v0.s[3]
    fmla v26.4s, v18.4s, v1.s[3]
    fmla v27.4s, v19.4s, v1.s[3]
    fmla v28.4s, v18.4s, v2.s[3]
    fmla v29.4s, v19.4s, v2.s[3]
    fmla v30.4s, v18.4s, v3.s[3]
    fmla v31.4s, v19.4s, v3.s[3]
    cbnz x0, .Lloop_209
.Lloop_end_208:
    cbz x1, .Lloop_end_210
.Lloop_211:
    ldp q0, q1, [x7]
    ldr s2, [x17]
    add x0, x7, x16, lsl #2
    sub x1, x1, #1
    ldr s3, [x17, #16]
    add x7, x7, x14, lsl #2
    ldr s4, [x17, #32]
    ldr s5, [x17, #48]
    add x17, x17, #4
    prfm pldl1keep, [x0]
    fmla v24.4s, v0.4s, v2.s[0]
    fmla v25.4s, v1.4s, v2.s[0]
    fmla v26.4s, v0.4s, v3.s[0]
    fmla v27.4s, v1.4s, v3.s[0]
    fmla v28.4s, v0.4s, v4.s[0]
    fmla v29.4s, v1.4s, v4.s[0]
    fmla v30.4s, v0.4s, v5.s[0]
    fmla v31.4s, v1.4s, v5.s[0]
    cbnz x1, .Lloop_211
.Lloop_end_210:
    ldr x0, [x9, #16]
    ldr x1, [x9]
    cbnz x0, .Lotherwise_212
    mov x0, x10
    ldp q0, q1, [x0]
    add x0, x0, x1, lsl #2
    ldp q2, q3, [x0]
    add x0, x0, x1, lsl #2
    ldp q4, q5, [x0]
    add x0, x0, x1, lsl #2
    ldp q6, q7, [x0]
    fadd v24.4s, v24.4s, v0.4s
    fadd v25.4s, v25.4s, v1.4s
    fadd v26.4s, v26.4s, v2.4s
    fadd v27.4s, v27.4s, v3.4s
    fadd v28.4s, v28.4s, v4.4s
    fadd v29.4s, v29.4s, v5.4s
    fadd v30.4s, v30.4s, v6.4s
    fadd v31.4s, v31.4s, v7.4s
    b .Lend_213
.Lotherwise_212:
    ldr q0, [x0]
    dup v1.4s, v0.s[0]
    dup v2.4s, v0.s[1]
    dup v3.4s, v0.s[2]
    dup v0.4s, v0.s[3]
    fadd v24.4s, v24.4s, v1.4s
    fadd v25.4s, v25.4s, v1.4s
    fadd v26.4s, v26.4s, v2.4s
    fadd v27.4s, v27.4s, v2.4s
    fadd v28.4s, v28.4s, v3.4s
    fadd v29.4s, v29.4s, v3.4s
    fadd v30.4s, v30.4s, v0.4s
    fadd v31.4s, v31.4s, v0.4s
.Lend_213:
    mov x0, x10
    sub x15, x15, #1
    ldr s0, [x9, #32]
    add x13, x13, #32
    add x10, x10, #32
    dup v0.4s, v0.s[0]
    fmax v1.4s, v0.4s, v24.4s
    fmax v2.4s, v0.4s, v25.4s
    fmax v3.4s, v0.4s, v26.4s
    fmax v4.4s, v0.4s, v27.4s
    fmax v5.4s, v0.4s, v28.4s
    fmax v6.4s, v0.4s, v29.4s
    str q1, [x0]
    str q2, [x0, #16]
    add x0, x0, x1, lsl #2
    fmax v1.4s, v0.4s, v30.4s
    fmax v0.4s, v0.4s, v31.4s
    str q3, [x0]
    str q4, [x0, #16]
    add x0, x0, x1, lsl #2
    str q5, [x0]
    str q6, [x0, #16]
    add x0, x0, x1, lsl #2
    str q1, [x0]
    str q0, [x0, #16]
    cbnz x15, .Lloop_205
.Lloop_end_204:
    ldr x0, [x9, #8]
    ubfx x0, x0, #0, #3
    cbnz x0, .Lotherwise_214
    b .Lend_215
.Lotherwise_214:
    ldr x15, [x9, #24]
    lsr x0, x11, #4
    movi v24.4s, #0
    movi v25.4s, #0
    ubfx x1, x11, #0, #4
    movi v26.4s, #0
    movi v27.4s, #0
    movi v28.4s, #0
    movi v29.4s, #0
    movi v30.4s, #0
    movi v31.4s, #0
    cbz x0, .Lloop_end_216
.Lloop_217:
    ld1 {v4.4s, v5.4s, v6.4s, v7.4s}, [x12]
    ldp q16, q17, [x13]
    add x2, x13, x15, lsl #2
    add x13, x13, x14, lsl #2
    add x3, x13, x15, lsl #2
    add x12, x12, #128
    sub x0, x0, #1
    ldp q8, q9, [x13]
    add x13, x13, x14, lsl #2
    add x4, x13, x15, lsl #2
    ldp q10, q11, [x13]
    add x13, x13, x14, lsl #2
    ld1 {v0.4s, v1.4s, v2.4s, v3.4s}, [x12]
    add x12, x12, #128
    add x5, x13, x15, lsl #2
    fmla v24.4s, v16.4s, v4.s[0]
    fmla v25.4s, v17.4s, v4.s[0]
    ldp q12, q13, [x13]
    add x13, x13, x14, lsl #2
    fmla v26.4s, v16.4s, v5.s[0]
    fmla v27.4s, v17.4s, v5.s[0]
    add x6, x13, x15, lsl #2
    fmla v28.4s, v16.4s, v6.s[0]
    fmla v29.4s, v17.4s, v6.s[0]
    ldp q20, q21, [x13]
    add x13, x13, x14, lsl #2
    fmla v30.4s, v16.4s, v7.s[0]
    fmla v31.4s, v17.4s, v7.s[0]
    ldp q22, q23, [x13]
    add x7, x13, x15, lsl #2
    fmla v24.4s, v8.4s, v4.s[1]
    fmla v25.4s, v9.4s, v4.s[1]
    add x13, x13, x14, lsl #2
    ld1 {v16.4s, v17.4s, v18.4s, v19.4s}, [x12]
    fmla v26.4s, v8.4s, v5.s[1]
    fmla v27.4s, v9.4s, v5.s[1]
    add x8, x13, x15, lsl #2
    add x12, x12, #128
    fmla v28.4s, v8.4s, v6.s[1]
    fmla v29.4s, v9.4s, v6.s[1]
    prfm pldl1keep, [x2]
    fmla v30.4s, v8.4s, v7.s[1]
    fmla v31.4s, v9.4s, v7.s[1]
    ldp q8, q9, [x13]
    add x13, x13, x14, lsl #2
    fmla v24.4s, v10.4s, v4.s[2]
    fmla v25.4s, v11.4s, v4.s[2]
    add x2, x13, x15, lsl #2
    prfm pldl1keep, [x3]
    fmla v26.4s, v10.4s, v5.s[2]
    fmla v27.4s, v11.4s, v5.s[2]
    prfm pldl1keep, [x4]
    prfm pldl1keep, [x5]
    fmla v28.4s, v10.4s, v6.s[2]
    fmla v29.4s, v11.4s, v6.s[2]
    prfm pldl1keep, [x6]
    prfm pldl1keep, [x7]
    fmla v30.4s, v10.4s, v7.s[2]
    fmla v31.4s, v11.4s, v7.s[2]
    ldp q10, q11, [x13]
    add x13, x13, x14, lsl #2
    fmla v24.4s, v12.4s, v4.s[3]
    fmla v25.4s, v13.4s, v4.s[3]
    add x3, x13, x15, lsl #2
    prfm pldl1keep, [x8]
    fmla v26.4s, v12.4s, v5.s[3]
    fmla v27.4s, v13.4s, v5.s[3]
    ldp q15, q14, [x13]
    add x13, x13, x14, lsl #2
    fmla v28.4s, v12.4s, v6.s[3]
    fmla v29.4s, v13.4s, v6.s[3]
    add x4, x13, x15, lsl #2
    prfm pldl1keep, [x2]
    fmla v30.4s, v12.4s, v7.s[3]
    fmla v31.4s, v13.4s, v7.s[3]
    ldp q4, q5, [x13]
    add x13, x13, x14, lsl #2
    fmla v24.4s, v20.4s, v0.s[0]
    fmla v25.4s, v21.4s, v0.s[0]
    ldp q6, q7, [x13]
    add x2, x13, x15, lsl #2
    fmla v26.4s, v20.4s, v1.s[0]
    fmla v27.4s, v21.4s, v1.s[0]
    add x13, x13, x14, lsl #2
    prfm pldl1keep, [x3]
    fmla v28.4s, v20.4s, v2.s[0]
    fmla v29.4s, v21.4s, v2.s[0]
    add x3, x13, x15, lsl #2
    prfm pldl1keep, [x4]
    fmla v30.4s, v20.4s, v3.s[0]
    fmla v31.4s, v21.4s, v3.s[0]
    ldp q20, q21, [x13]
    add x13, x13, x14, lsl #2
    fmla v24.4s, v22.4s, v0.s[1]
    fmla v25.4s, v23.4s, v0.s[1]
    add x4, x13, x15, lsl #2
    prfm pldl1keep, [x2]
    fmla v26.4s, v22.4s, v1.s[1]
    fmla v27.4s, v23.4s, v1.s[1]
    prfm pldl1keep, [x3]
    prfm pldl1keep, [x4]
    fmla v28.4s, v22.4s, v2.s[1]
    fmla v29.4s, v23.4s, v2.s[1]
    fmla v30.4s, v22.4s, v3.s[1]
    fmla v31.4s, v23.4s, v3.s[1]
    ldp q22, q23, [x13]
    add x13, x13, x14, lsl #2
    fmla v24.4s, v8.4s, v0.s[2]
    fmla v25.4s, v9.4s, v0.s[2]
    add x2, x13, x15, lsl #2
    fmla v26.4s, v8.4s, v1.s[2]
    fmla v27.4s, v9.4s, v1.s[2]
    prfm pldl1keep, [x2]
    fmla v28.4s, v8.4s, v2.s[2]
    fmla v29.4s, v9.4s, v2.s[2]
    fmla v30.4s, v8.4s, v3.s[2]
    fmla v31.4s, v9.4s, v3.s[2]
    ldp q8, q9, [x13]
    add x13, x13, x14, lsl #2
    fmla v24.4s, v10.4s, v0.s[3]
    fmla v25.4s, v11.4s, v0.s[3]
    add x2, x13, x15, lsl #2
    fmla v26.4s, v10.4s, v1.s[3]
    fmla v27.4s, v11.4s, v1.s[3]
    ldp q12, q13, [x13]
    add x13, x13, x14, lsl #2
    fmla v28.4s, v10.4s, v2.s[3]
    fmla v29.4s, v11.4s, v2.s[3]
    add x3, x13, x15, lsl #2
    prfm pldl1keep, [x2]
    fmla v30.4s, v10.4s, v3.s[3]
    fmla v31.4s, v11.4s, v3.s[3]
    ld1 {v0.4s, v1.4s, v2.4s, v3.4s}, [x12]
    prfm pldl1keep, [x3]
    fmla v24.4s, v15.4s, v16.s[0]
    fmla v25.4s, v14.4s, v16.s[0]
    add x12, x12, #128
    fmla v26.4s, v15.4s, v17.s[0]
    fmla v27.4s, v14.4s, v17.s[0]
    fmla v28.4s, v15.4s, v18.s[0]
    fmla v29.4s, v14.4s, v18.s[0]
    fmla v30.4s, v15.4s, v19.s[0]
    fmla v31.4s, v14.4s, v19.s[0]
    ldp q10, q11, [x13]
    add x13, x13, x14, lsl #2
    fmla v24.4s, v4.4s, v16.s[1]
    fmla v25.4s, v5.4s, v16.s[1]
    fmla v26.4s, v4.4s, v17.s[1]
    fmla v27.4s, v5.4s, v17.s[1]
    fmla v28.4s, v4.4s, v18.s[1]
    fmla v29.4s, v5.4s, v18.s[1]
    fmla v30.4s, v4.4s, v19.s[1]
    fmla v31.4s, v5.4s, v19.s[1]
    fmla v24.4s, v6.4s, v16.s[2]
    fmla v25.4s, v7.4s, v16.s[2]
    fmla v26.4s, v6.4s, v17.s[2]
    fmla v27.4s, v7.4s, v17.s[2]
    fmla v28.4s, v6.4s, v18.s[2]
    fmla v29.4s, v7.4s, v18.s[2]
    fmla v30.4s, v6.4s, v19.s[2]
    fmla v31.4s, v7.4s, v19.s[2]
    fmla v24.4s, v20.4s, v16.s[3]
    fmla v25.4s, v21.4s, v16.s[3]
    fmla v26.4s, v20.4s, v17.s[3]
    fmla v27.4s, v21.4s, v17.s[3]
    fmla v28.4s, v20.4s, v18.s[3]
    fmla v29.4s, v21.4s, v18.s[3]
    fmla v30.4s, v20.4s, v19.s[3]
    fmla v31.4s, v21.4s, v19.s[3]
    fmla v24.4s, v22.4s, v0.s[0]
    fmla v25.4s, v23.4s, v0.s[0]
    fmla v26.4s, v22.4s, v1.s[0]
    fmla v27.4s, v23.4s, v1.s[0]
    fmla v28.4s, v22.4s, v2.s[0]
    fmla v29.4s, v23.4s, v2.s[0]
    fmla v30.4s, v22.4s, v3.s[0]
    fmla v31.4s, v23.4s, v3.s[0]
    fmla v24.4s, v8.4s, v0.s[1]
    fmla v25.4s, v9.4s, v0.s[1]
    fmla v26.4s, v8.4s, v1.s[1]
    fmla v27.4s, v9.4s, v1.s[1]
    fmla v28.4s, v8.4s, v2.s[1]
    fmla v29.4s, v9.4s, v2.s[1]
    fmla v30.4s, v8.4s, v3.s[1]
    fmla v31.4s, v9.4s, v3.s[1]
    fmla v24.4s, v12.4s, v0.s[2]
    fmla v25.4s, v13.4s, v0.s[2]
    fmla v26.4s, v12.4s, v1.s[2]
    fmla v27.4s, v13.4s, v1.s[2]
    fmla v28.4s, v12.4s, v2.s[2]
    fmla v29.4s, v13.4s, v2.s[2]
    fmla v30.4s, v12.4s, v3.s[2]
    fmla v31.4s, v13.4s, v3.s[2]
    fmla v24.4s, v10.4s, v0.s[3]
    fmla v25.4s, v11.4s, v0.s[3]
    fmla v26.4s, v10.4s, v1.s[3]
    fmla v27.4s, v11.4s, v1.s[3]
    fmla v28.4s, v10.4s, v2.s[3]
    fmla v29.4s, v11.4s, v2.s[3]
    fmla v30.4s, v10.4s, v3.s[3]
    fmla v31.4s, v11.4s, v3.s[3]
    cbnz x0, .Lloop_217
.Lloop_end_216:
    lsr x0, x1, #2
    ubfx x1, x1, #0, #2
    cbz x0, .Lloop_end_218
.Lloop_219:
    ld1 {v0.4s, v1.4s, v2.4s, v3.4s}, [x12]
    ldp q4, q5, [x13]
    add x2, x13, x15, lsl #2
    add x13, x13, x14, lsl #2
    add x3, x13, x15, lsl #2
    sub x0, x0, #1
    add x12, x12, #128
    ldp q6, q7, [x13]
    add x13, x13, x14, lsl #2
    add x4, x13, x15, lsl #2
    ldp q16, q17, [x13]
    add x13, x13, x14, lsl #2
    prfm pldl1keep, [x2]
    ldp q18, q19, [x13]
    add x2, x13, x15, lsl #2
    add x13, x13, x14, lsl #2
    fmla v24.4s, v4.4s, v0.s[0]
    fmla v25.4s, v5.4s, v0.s[0]
    prfm pldl1keep, [x3]
    fmla v26.4s, v4.4s, v1.s[0]
    fmla v27.4s, v5.4s, v1.s[0]
    prfm pldl1keep, [x4]
    prfm pldl1keep, [x2]
    fmla v28.4s, v4.4s, v2.s[0]
    fmla v29.4s, v5.4s, v2.s[0]
    fmla v30.4s, v4.4s, v3.s[0]
    fmla v31.4s, v5.4s, v3.s[0]
    fmla v24.4s, v6.4s, v0.s[1]
    fmla v25.4s, v7.4s, v0.s[1]
    fmla v26.4s, v6.4s, v1.s[1]
    fmla v27.4s, v7.4s, v1.s[1]
    fmla v28.4s, v6.4s, v2.s[1]
    fmla v29.4s, v7.4s, v2.s[1]
    fmla v30.4s, v6.4s, v3.s[1]
    fmla v31.4s, v7.4s, v3.s[1]
    fmla v24.4s, v16.4s, v0.s[2]
    fmla v25.4s, v17.4s, v0.s[2]
    fmla v26.4s, v16.4s, v1.s[2]
    fmla v27.4s, v17.4s, v1.s[2]
    fmla v28.4s, v16.4s, v2.s[2]
    fmla v29.4s, v17.4s, v2.s[2]
    fmla v30.4s, v16.4s, v3.s[2]
    fmla v31.4s, v17.4s, v3.s[2]
    fmla v24.4s, v18.4s, v0.s[3]
    fmla v25.4s, v19.4s, v0.s[3]
    fmla v26.4s, v18.4s, v1.s[3]
    fmla v27.4s, v19.4s, v1.s[3]
    fmla v28.4s, v18.4s, v2.s[3]
    fmla v29.4s, v19.4s, v2.s[3]
    fmla v30.4s, v18.4s, v3.s[3]
    fmla v31.4s, v19.4s, v3.s[3]
    cbnz x0, .Lloop_219
.Lloop_end_218:
    cbz x1, .Lloop_end_220
.Lloop_221:
    ldp q0, q1, [x13]
    ldr s2, [x12]
    add x0, x13, x15, lsl #2
    sub x1, x1, #1
    ldr s3, [x12, #16]
    add x13, x13, x14, lsl #2
    ldr s4, [x12, #32]
    ldr s5, [x12, #48]
    add x12, x12, #4
    prfm pldl1keep, [x0]
    fmla v24.4s, v0.4s, v2.s[0]
    fmla v25.4s, v1.4s, v2.s[0]
    fmla v26.4s, v0.4s, v3.s[0]
    fmla v27.4s, v1.4s, v3.s[0]
    fmla v28.4s, v0.4s, v4.s[0]
    fmla v29.4s, v1.4s, v4.s[0]
    fmla v30.4s, v0.4s, v5.s[0]
    fmla v31.4s, v1.4s, v5.s[0]
    cbnz x1, .Lloop_221
.Lloop_end_220:
    ldr x0, [x9, #8]
    ldr x1, [x9, #16]
    mov w2, #8
    mov w3, #1
    ldr x4, [x9]
    ubfx x0, x0, #0, #3
    cmp x0, x2
    csel x0, x0, x2, ls
    lsl x0, x3, x0
    sub x2, x0, #1
    cbnz x1, .Lotherwise_222
    ubfx x0, x2, #0, #4
    mov x1, x10
    cmp x0, #15
    bne .Lotherwise_223
    ldr q0, [x1]
    b .Lend_224
.Lotherwise_223:
    movi v0.4s, #0
    tst x2, #1
    beq .Lotherwise_225
    ld1 {v0.s}[0], [x1]
.Lotherwise_225:
    tst x2, #2
    beq .Lotherwise_226
    add x0, x1, #4
    ld1 {v0.s}[1], [x0]
.Lotherwise_226:
    tst x2, #4
    beq .Lotherwise_227
    add x0, x1, #8
    ld1 {v0.s}[2], [x0]
.Lotherwise_227:
    tst x2, #8
    beq .Lotherwise_228
    add x0, x1, #12
    ld1 {v0.s}[3], [x0]
.Lotherwise_228:
.Lend_224:
    ubfx x0, x2, #4, #4
    fadd v24.4s, v24.4s, v0.4s
    cmp x0, #15
    bne .Lotherwise_229
    ldr q0, [x1, #16]
    b .Lend_230
.Lotherwise_229:
    movi v0.4s, #0
    tst x2, #16
    beq .Lotherwise_231
    add x0, x1, #16
    ld1 {v0.s}[0], [x0]
.Lotherwise_231:
    tst x2, #32
    beq .Lotherwise_232
    add x0, x1, #20
    ld1 {v0.s}[1], [x0]
.Lotherwise_232:
    tst x2, #64
    beq .Lotherwise_233
    add x0, x1, #24
    ld1 {v0.s}[2], [x0]
.Lotherwise_233:
    tst x2, #128
    beq .Lotherwise_234
    add x0, x1, #28
    ld1 {v0.s}[3], [x0]
.Lotherwise_234:
.Lend_230:
    ubfx x0, x2, #0, #4
    fadd v25.4s, v25.4s, v0.4s
    add x1, x1, x4, lsl #2
    cmp x0, #15
    bne .Lotherwise_235
    ldr q0, [x1]
    b .Lend_236
.Lotherwise_235:
    movi v0.4s, #0
    tst x2, #1
    beq .Lotherwise_237
    ld1 {v0.s}[0], [x1]
.Lotherwise_237:
    tst x2, #2
    beq .Lotherwise_238
    add x0, x1, #4
    ld1 {v0.s}[1], [x0]
.Lotherwise_238:
    tst x2, #4
    beq .Lotherwise_239
    add x0, x1, #8
    ld1 {v0.s}[2], [x0]
.Lotherwise_239:
    tst x2, #8
    beq .Lotherwise_240
    add x0, x1, #12
    ld1 {v0.s}[3], [x0]
.Lotherwise_240:
.Lend_236:
    ubfx x0, x2, #4, #4
    fadd v26.4s, v26.4s, v0.4s
    cmp x0, #15
    bne .Lotherwise_241
    ldr q0, [x1, #16]
    b .Lend_242
.Lotherwise_241:
    movi v0.4s, #0
    tst x2, #16
    beq .Lotherwise_243
    add x0, x1, #16
    ld1 {v0.s}[0], [x0]
.Lotherwise_243:
    tst x2, #32
    beq .Lotherwise_244
    add x0, x1, #20
    ld1 {v0.s}[1], [x0]
.Lotherwise_244:
    tst x2, #64
    beq .Lotherwise_245
    add x0, x1, #24
    ld1 {v0.s}[2], [x0]
.Lotherwise_245:
    tst x2, #128
    beq .Lotherwise_246
    add x0, x1, #28
    ld1 {v0.s}[3], [x0]
.Lotherwise_246:
.Lend_242:
    ubfx x0, x2, #0, #4
    fadd v27.4s, v27.4s, v0.4s
    add x1, x1, x4, lsl #2
    cmp x0, #15
    bne .Lotherwise_247
    ldr q0, [x1]
    b .Lend_248
.Lotherwise_247:
    movi v0.4s, #0
    tst x2, #1
    beq .Lotherwise_249
    ld1 {v0.s}[0], [x1]
.Lotherwise_249:
    tst x2, #2
    beq .Lotherwise_250
    add x0, x1, #4
    ld1 {v0.s}[1], [x0]
.Lotherwise_250:
    tst x2, #4
    beq .Lotherwise_251
    add x0, x1, #8
    ld1 {v0.s}[2], [x0]
.Lotherwise_251:
    tst x2, #8
    beq .Lotherwise_252
    add x0, x1, #12
    ld1 {v0.s}[3], [x0]
.Lotherwise_252:
.Lend_248:
    ubfx x0, x2, #4, #4
    fadd v28.4s, v28.4s, v0.4s
    cmp x0, #15
    bne .Lotherwise_253
    ldr q0, [x1, #16]
    b .Lend_254
.Lotherwise_253:
    movi v0.4s, #0
    tst x2, #16
    beq .Lotherwise_255
    add x0, x1, #16
    ld1 {v0.s}[0], [x0]
.Lotherwise_255:
    tst x2, #32
    beq .Lotherwise_256
    add x0, x1, #20
    ld1 {v0.s}[1], [x0]
.Lotherwise_256:
    tst x2, #64
    beq .Lotherwise_257
    add x0, x1, #24
    ld1 {v0.s}[2], [x0]
.Lotherwise_257:
    tst x2, #128
    beq .Lotherwise_258
    add x0, x1, #28
    ld1 {v0.s}[3], [x0]
.Lotherwise_258:
.Lend_254:
    ubfx x0, x2, #0, #4
    fadd v29.4s, v29.4s, v0.4s
    add x1, x1, x4, lsl #2
    cmp x0, #15
    bne .Lotherwise_259
    ldr q0, [x1]
    b .Lend_260
.Lotherwise_259:
    movi v0.4s, #0
    tst x2, #1
    beq .Lotherwise_261
    ld1 {v0.s}[0], [x1]
.Lotherwise_261:
    tst x2, #2
    beq .Lotherwise_262
    add x0, x1, #4
    ld1 {v0.s}[1], [x0]
.Lotherwise_262:
    tst x2, #4
    beq .Lotherwise_263
    add x0, x1, #8
    ld1 {v0.s}[2], [x0]
.Lotherwise_263:
    tst x2, #8
    beq .Lotherwise_264
    add x0, x1, #12
    ld1 {v0.s}[3], [x0]
.Lotherwise_264:
.Lend_260:
    ubfx x0, x2, #4, #4
    fadd v30.4s, v30.4s, v0.4s
    cmp x0, #15
    bne .Lotherwise_265
    ldr q0, [x1, #16]
    b .Lend_266
.Lotherwise_265:
    movi v0.4s, #0
    tst x2, #16
    beq .Lotherwise_267
    add x0, x1, #16
    ld1 {v0.s}[0], [x0]
.Lotherwise_267:
    tst x2, #32
    beq .Lotherwise_268
    add x0, x1, #20
    ld1 {v0.s}[1], [x0]
.Lotherwise_268:
    tst x2, #64
    beq .Lotherwise_269
    add x0, x1, #24
    ld1 {v0.s}[2], [x0]
.Lotherwise_269:
    tst x2, #128
    beq .Lotherwise_270
    add x0, x1, #28
    ld1 {v0.s}[3], [x0]
.Lotherwise_270:
.Lend_266:
    fadd v31.4s, v31.4s, v0.4s
    b .Lend_271
.Lotherwise_222:
    ldr q0, [x1]
    dup v1.4s, v0.s[0]
    dup v2.4s, v0.s[1]
    dup v3.4s, v0.s[2]
    dup v0.4s, v0.s[3]
    fadd v24.4s, v24.4s, v1.4s
    fadd v25.4s, v25.4s, v1.4s
    fadd v26.4s, v26.4s, v2.4s
    fadd v27.4s, v27.4s, v2.4s
    fadd v28.4s, v28.4s, v3.4s
    fadd v29.4s, v29.4s, v3.4s
    fadd v30.4s, v30.4s, v0.4s
    fadd v31.4s, v31.4s, v0.4s
.Lend_271:
    ubfx x0, x2, #0, #4
    ldr s0, [x9, #32]
    dup v0.4s, v0.s[0]
    fmax v1.4s, v0.4s, v24.4s
    cmp x0, #15
    bne .Lotherwise_272
    str q1, [x10]
    b .Lend_273
.Lotherwise_272:
    tst x2, #1
    beq .Lotherwise_274
    st1 {v1.s}[0], [x10]
.Lotherwise_274:
    tst x2, #2
    beq .Lotherwise_275
    add x0, x10, #4
    st1 {v1.s}[1], [x0]
.Lotherwise_275:
    tst x2, #4
    beq .Lotherwise_276
    add x0, x10, #8
    st1 {v1.s}[2], [x0]
.Lotherwise_276:
    tst x2, #8
    beq .Lotherwise_277
    add x0, x10, #12
    st1 {v1.s}[3], [x0]
.Lotherwise_277:
.Lend_273:
    ubfx x0, x2, #4, #4
    fmax v1.4s, v0.4s, v25.4s
    cmp x0, #15
    bne .Lotherwise_278
    str q1, [x10, #16]
    b .Lend_279
.Lotherwise_278:
    tst x2, #16
    beq .Lotherwise_280
    add x0, x10, #16
    st1 {v1.s}[0], [x0]
.Lotherwise_280:
    tst x2, #32
    beq .Lotherwise_281
    add x0, x10, #20
    st1 {v1.s}[1], [x0]
.Lotherwise_281:
    tst x2, #64
    beq .Lotherwise_282
    add x0, x10, #24
    st1 {v1.s}[2], [x0]
.Lotherwise_282:
    tst x2, #128
    beq .Lotherwise_283
    add x0, x10, #28
    st1 {v1.s}[3], [x0]
.Lotherwise_283:
.Lend_279:
    ubfx x0, x2, #0, #4
    add x10, x10, x4, lsl #2
    fmax v1.4s, v0.4s, v26.4s
    cmp x0, #15
    bne .Lotherwise_284
    str q1, [x10]
    b .Lend_285
.Lotherwise_284:
    tst x2, #1
    beq .Lotherwise_286
    st1 {v1.s}[0], [x10]
.Lotherwise_286:
    tst x2, #2
    beq .Lotherwise_287
    add x0, x10, #4
    st1 {v1.s}[1], [x0]
.Lotherwise_287:
    tst x2, #4
    beq .Lotherwise_288
    add x0, x10, #8
    st1 {v1.s}[2], [x0]
.Lotherwise_288:
    tst x2, #8
    beq .Lotherwise_289
    add x0, x10, #12
    st1 {v1.s}[3], [x0]
.Lotherwise_289:
.Lend_285:
    ubfx x0, x2, #4, #4
    fmax v1.4s, v0.4s, v27.4s
    cmp x0, #15
    bne .Lotherwise_290
    str q1, [x10, #16]
    b .Lend_291
.Lotherwise_290:
    tst x2, #16
    beq .Lotherwise_292
    add x0, x10, #16
    st1 {v1.s}[0], [x0]
.Lotherwise_292:
    tst x2, #32
    beq .Lotherwise_293
    add x0, x10, #20
    st1 {v1.s}[1], [x0]
.Lotherwise_293:
    tst x2, #64
    beq .Lotherwise_294
    add x0, x10, #24
    st1 {v1.s}[2], [x0]
.Lotherwise_294:
    tst x2, #128
    beq .Lotherwise_295
    add x0, x10, #28
    st1 {v1.s}[3], [x0]
.Lotherwise_295:
.Lend_291:
    ubfx x0, x2, #0, #4
    add x10, x10, x4, lsl #2
    fmax v1.4s, v0.4s, v28.4s
    cmp x0, #15
    bne .Lotherwise_296
    str q1, [x10]
    b .Lend_297
.Lotherwise_296:
    tst x2, #1
    beq .Lotherwise_298
    st1 {v1.s}[0], [x10]
.Lotherwise_298:
    tst x2, #2
    beq .Lotherwise_299
    add x0, x10, #4
    st1 {v1.s}[1], [x0]
.Lotherwise_299:
    tst x2, #4
    beq .Lotherwise_300
    add x0, x10, #8
    st1 {v1.s}[2], [x0]
.Lotherwise_300:
    tst x2, #8
    beq .Lotherwise_301
    add x0, x10, #12
    st1 {v1.s}[3], [x0]
.Lotherwise_301:
.Lend_297:
    ubfx x0, x2, #4, #4
    fmax v1.4s, v0.4s, v29.4s
    cmp x0, #15
    bne .Lotherwise_302
    str q1, [x10, #16]
    b .Lend_303
.Lotherwise_302:
    tst x2, #16
    beq .Lotherwise_304
    add x0, x10, #16
    st1 {v1.s}[0], [x0]
.Lotherwise_304:
    tst x2, #32
    beq .Lotherwise_305
    add x0, x10, #20
    st1 {v1.s}[1], [x0]
.Lotherwise_305:
    tst x2, #64
    beq .Lotherwise_306
    add x0, x10, #24
    st1 {v1.s}[2], [x0]
.Lotherwise_306:
    tst x2, #128
    beq .Lotherwise_307
    add x0, x10, #28
    st1 {v1.s}[3], [x0]
.Lotherwise_307:
.Lend_303:
    ubfx x0, x2, #0, #4
    add x10, x10, x4, lsl #2
    fmax v1.4s, v0.4s, v30.4s
    cmp x0, #15
    bne .Lotherwise_308
    str q1, [x10]
    b .Lend_309
.Lotherwise_308:
    tst x2, #1
    beq .Lotherwise_310
    st1 {v1.s}[0], [x10]
.Lotherwise_310:
    tst x2, #2
    beq .Lotherwise_311
    add x0, x10, #4
    st1 {v1.s}[1], [x0]
.Lotherwise_311:
    tst x2, #4
    beq .Lotherwise_312
    add x0, x10, #8
    st1 {v1.s}[2], [x0]
.Lotherwise_312:
    tst x2, #8
    beq .Lotherwise_313
    add x0, x10, #12
    st1 {v1.s}[3], [x0]
.Lotherwise_313:
.Lend_309:
    ubfx x0, x2, #4, #4
    fmax v0.4s, v0.4s, v31.4s
    cmp x0, #15
    bne .Lotherwise_314
    str q0, [x10, #16]
    b .Lend_315
.Lotherwise_314:
    tst x2, #16
    beq .Lotherwise_316
    add x0, x10, #16
    st1 {v0.s}[0], [x0]
.Lotherwise_316:
    tst x2, #32
    beq .Lotherwise_317
    add x0, x10, #20
    st1 {v0.s}[1], [x0]
.Lotherwise_317:
    tst x2, #64
    beq .Lotherwise_318
    add x0, x10, #24
    st1 {v0.s}[2], [x0]
.Lotherwise_318:
    tst x2, #128
    beq .Lotherwise_319
    add x0, x10, #28
    st1 {v0.s}[3], [x0]
.Lotherwise_319:
.Lend_315:
.Lend_215:
    ldr x19, [sp, #0]
    ldp d8, d9, [sp, #8]
    ldp d10, d11, [sp, #24]
    ldp d12, d13, [sp, #40]
    ldp d14, d15, [sp, #56]
    add sp, sp, #80
    ret
    .size nnp_sgemm_4x8__aarch64_neon, . - nnp_sgemm_4x8__aarch64_neon

    .text
    .p2align 4
    .globl nnp_sgemm_5x8__aarch64_neon
    .type nnp_sgemm_5x8__aarch64_neon, %function
nnp_sgemm_5x8__aarch64_neon:
    sub sp, sp, #64
    stp d8, d9, [sp, #0]
    stp d10, d11, [sp, #16]
    stp d12, d13, [sp, #32]
    str d14, [sp, #48]
    mov x7, x5
    mov x8, x4
    mov x9, x0
    ldr x0, [x7]
    ldr x4, [x7, #8]
    mov x5, x8
    mov x10, x1
    prfm pldl1keep, [x5]
    prfm pldl1keep, [x5, #56]
    mov x11, x2
    mov x12, x3
    add x5, x5, x0, lsl #2
    lsr x13, x4, #3
    prfm pldl1keep, [x5]
    prfm pldl1keep, [x5, #56]
    add x5, x5, x0, lsl #2
    prfm pldl1keep, [x5]
    prfm pldl1keep, [x5, #56]
    add x5, x5, x0, lsl #2
    prfm pldl1keep, [x5]
    prfm pldl1keep, [x5, #56]
    add x5, x5, x0, lsl #2
    prfm pldl1keep, [x5]
    prfm pldl1keep, [x5, #56]
    cbz x13, .Lloop_end_320
.Lloop_321:
    ldr x0, [x7]
    mov x1, x8
    mov x2, x9
    mov x5, x11
    prfm pldl1keep, [x1, #88]
    lsr x6, x2, #4
    ldr x14, [x7, #24]
    mov x15, x10
    movi v17.4s, #0
    movi v18.4s, #0
    ubfx x16, x2, #0, #4
    movi v19.4s, #0
    movi v20.4s, #0
    movi v21.4s, #0
    movi v22.4s, #0
    add x1, x1, x0, lsl #2
    movi v23.4s, #0
    movi v24.4s, #0
    prfm pldl1keep, [x1, #88]
    add x1, x1, x0, lsl #2
    movi v25.4s, #0
    movi v26.4s, #0
    prfm pldl1keep, [x1, #88]
    add x1, x1, x0, lsl #2
    prfm pldl1keep, [x1, #88]
    add x1, x1, x0, lsl #2
    prfm pldl1keep, [x1, #88]
    cbz x6, .Lloop_end_322
.Lloop_323:
    ld1 {v4.4s, v5.4s, v6.4s, v7.4s}, [x15], #64
    ldp q28, q29, [x5]
    add x0, x5, x14, lsl #2
    add x5, x5, x12, lsl #2
    add x1, x5, x14, lsl #2
    sub x6, x6, #1
    ldr q27, [x15], #64
    ldp q30, q31, [x5]
    add x5, x5, x12, lsl #2
    ldp q12, q13, [x5]
    add x2, x5, x14, lsl #2
    add x5, x5, x12, lsl #2
    ldp q10, q11, [x5]
    add x3, x5, x14, lsl #2
    add x5, x5, x12, lsl #2
    fmla v17.4s, v28.4s, v4.s[0]
    fmla v18.4s, v29.4s, v4.s[0]
    ld1 {v0.4s, v1.4s, v2.4s, v3.4s}, [x15], #64
    add x4, x5, x14, lsl #2
    fmla v19.4s, v28.4s, v5.s[0]
    fmla v20.4s, v29.4s, v5.s[0]
    ldr q16, [x15], #64
    fmla v21.4s, v28.4s, v6.s[0]
    fmla v22.4s, v29.4s, v6.s[0]
    prfm pldl1keep, [x0]
    fmla v23.4s, v28.4s, v7.s[0]
    fmla v24.4s, v29.4s, v7.s[0]
    prfm pldl1keep, [x1]
    fmla v25.4s, v28.4s, v27.s[0]
    fmla v26.4s, v29.4s, v27.s[0]
    ldp q8, q9, [x5]
    add x5, x5, x12, lsl #2
    fmla v17.4s, v30.4s, v4.s[1]
    fmla v18.4s, v31.4s, v4.s[1]
    add x0, x5, x14, lsl #2
    prfm pldl1keep, [x2]
    fmla v19.4s, v30.4s, v5.s[1]
    fmla v20.4s, v31.4s, v5.s[1]
    prfm pldl1keep, [x3]
    prfm pldl1keep, [x4]
    fmla v21.4s, v30.4s, v6.s[1]
    fmla v22.4s, v31.4s, v6.s[1]
    prfm pldl1keep, [x0]
    fmla v23.4s, v30.4s, v7.s[1]
    fmla v24.4s, v31.4s, v7.s[1]
    fmla v25.4s, v30.4s, v27.s[1]
    fmla v26.4s, v31.4s, v27.s[1]
    ldp q28, q29, [x5]
    add x5, x5, x12, lsl #2
    fmla v17.4s, v12.4s, v4.s[2]
    fmla v18.4s, v13.4s, v4.s[2]
    add x0, x5, x14, lsl #2
    fmla v19.4s, v12.4s, v5.s[2]
    fmla v20.4s, v13.4s, v5.s[2]
    prfm pldl1keep, [x0]
    fmla v21.4s, v12.4s, v6.s[2]
    fmla v22.4s, v13.4s, v6.s[2]
    fmla v23.4s, v12.4s, v7.s[2]
    fmla v24.4s, v13.4s, v7.s[2]
    fmla v25.4s, v12.4s, v27.s[2]
    fmla v26.4s, v13.4s, v27.s[2]
    ldp q30, q31, [x5]
    add x5, x5, x12, lsl #2
    fmla v17.4s, v10.4s, v4.s[3]
    fmla v18.4s, v11.4s, v4.s[3]
    add x0, x5, x14, lsl #2
    fmla v19.4s, v10.4s, v5.s[3]
    fmla v20.4s, v11.4s, v5.s[3]
    ldp q12, q13, [x5]
    add x5, x5, x12, lsl #2
    fmla v21.4s, v10.4s, v6.s[3]
    fmla v22.4s, v11.4s, v6.s[3]
    add x1, x5, x14, lsl #2
    prfm pldl1keep, [x0]
    fmla v23.4s, v10.4s, v7.s[3]
    fmla v24.4s, v11.4s, v7.s[3]
    ldp q4, q5, [x5]
    add x5, x5, x12, lsl #2
    fmla v25.4s, v10.4s, v27.s[3]
    fmla v26.4s, v11.4s, v27.s[3]
    ldp q6, q11, [x5]
    add x0, x5, x14, lsl #2
    fmla v17.4s, v8.4s, v0.s[0]
    fmla v18.4s, v9.4s, v0.s[0]
    add x5, x5, x12, lsl #2
    prfm pldl1keep, [x1]
    fmla v19.4s, v8.4s, v1.s[0]
    fmla v20.4s, v9.4s, v1.s[0]
    add x1, x5, x14, lsl #2
    prfm pldl1keep, [x0]
    fmla v21.4s, v8.4s, v2.s[0]
    fmla v22.4s, v9.4s, v2.s[0]
    prfm pldl1keep, [x1]
    fmla v23.4s, v8.4s, v3.s[0]
    fmla v24.4s, v9.4s, v3.s[0]
    fmla v25.4s, v8.4s, v16.s[0]
    fmla v26.4s, v9.4s, v16.s[0]
    ldp q14, q27, [x5]
    add x5, x5, x12, lsl #2
    fmla v17.4s, v28.4s, v0.s[1]
    fmla v18.4s, v29.4s, v0.s[1]
    add x0, x5, x14, lsl #2
    fmla v19.4s, v28.4s, v1.s[1]
    fmla v20.4s, v29.4s, v1.s[1]
    prfm pldl1keep, [x0]
    fmla v21.4s, v28.4s, v2.s[1]
    fmla v22.4s, v29.4s, v2.s[1]
    fmla v23.4s, v28.4s, v3.s[1]
    fmla v24.4s, v29.4s, v3.s[1]
    fmla v25.4s, v28.4s, v16.s[1]
    fmla v26.4s, v29.4s, v16.s[1]
    ldp q28, q29, [x5]
    add x5, x5, x12, lsl #2
    fmla v17.4s, v30.4s, v0.s[2]
    fmla v18.4s, v31.4s, v0.s[2]
    add x0, x5, x14, lsl #2
    fmla v19.4s, v30.4s, v1.s[2]
    fmla v20.4s, v31.4s, v1.s[2]
    prfm pldl1keep, [x0]
    fmla v21.4s, v30.4s, v2.s[2]
    fmla v22.4s, v31.4s, v2.s[2]
    fmla v23.4s, v30.4s, v3.s[2]
    fmla v24.4s, v31.4s, v3.s[2]
    fmla v25.4s, v30.4s, v16.s[2]
    fmla v26.4s, v31.4s, v16.s[2]
    ldp q30, q31, [x5]
    add x5, x5, x12, lsl #2
    fmla v17.4s, v12.4s, v0.s[3]
    fmla v18.4s, v13.4s, v0.s[3]
    ldp q7, q8, [x5]
    add x0, x5, x14, lsl #2
    fmla v19.4s, v12.4s, v1.s[3]
    fmla v20.4s, v13.4s, v1.s[3]
    add x5, x5, x12, lsl #2
    prfm pldl1keep, [x0]
    fmla v21.4s, v12.4s, v2.s[3]
    fmla v22.4s, v13.4s, v2.s[3]
    ldp q9, q10, [x5]
    add x0, x5, x14, lsl #2
    fmla v23.4s, v12.4s, v3.s[3]
    fmla v24.4s, v13.4s, v3.s[3]
    add x5, x5, x12, lsl #2
    prfm pldl1keep, [x0]
    fmla v25.4s, v12.4s, v16.s[3]
    fmla v26.4s, v13.4s, v16.s[3]
    ld1 {v0.4s, v1.4s, v2.4s, v3.4s}, [x15], #64
    add x0, x5, x14, lsl #2
    prfm pldl1keep, [x0]
    fmla v17.4s, v4.4s, v0.s[0]
    fmla v18.4s, v5.4s, v0.s[0]
    fmla v19.4s, v4.4s, v1.s[0]
    fmla v20.4s, v5.4s, v1.s[0]
    fmla v21.4s, v4.4s, v2.s[0]
    fmla v22.4s, v5.4s, v2.s[0]
    fmla v23.4s, v4.4s, v3.s[0]
    fmla v24.4s, v5.4s, v3.s[0]
    fmla v17.4s, v6.4s, v0.s[1]
    fmla v18.4s, v11.4s, v0.s[1]
    fmla v19.4s, v6.4s, v1.s[1]
    fmla v20.4s, v11.4s, v1.s[1]
    fmla v21.4s, v6.4s, v2.s[1]
    fmla v22.4s, v11.4s, v2.s[1]
    fmla v23.4s, v6.4s, v3.s[1]
    fmla v24.4s, v11.4s, v3.s[1]
    fmla v17.4s, v14.4s, v0.s[2]
    fmla v18.4s, v27.4s, v0.s[2]
    fmla v19.4s, v14.4s, v1.s[2]
    fmla v20.4s, v27.4s, v1.s[2]
    fmla v21.4s, v14.4s, v2.s[2]
    fmla v22.4s, v27.4s, v2.s[2]
    fmla v23.4s, v14.4s, v3.s[2]
    fmla v24.4s, v27.4s, v3.s[2]
    fmla v17.4s, v28.4s, v0.s[3]
    fmla v18.4s, v29.4s, v0.s[3]
    ldr q16, [x15], #64
    fmla v19.4s, v28.4s, v1.s[3]
    fmla v20.4s, v29.4s, v1.s[3]
    fmla v21.4s, v28.4s, v2.s[3]
    fmla v22.4s, v29.4s, v2.s[3]
    ldp q12, q13, [x5]
    add x5, x5, x12, lsl #2
    fmla v23.4s, v28.4s, v3.s[3]
    fmla v24.4s, v29.4s, v3.s[3]
    fmla v25.4s, v4.4s, v16.s[0]
    fmla v26.4s, v5.4s, v16.s[0]
    fmla v25.4s, v6.4s, v16.s[1]
    fmla v26.4s, v11.4s, v16.s[1]
    ld1 {v0.4s, v1.4s, v2.4s, v3.4s}, [x15], #64
    ldr q4, [x15], #64
    fmla v25.4s, v14.4s, v16.s[2]
    fmla v26.4s, v27.4s, v16.s[2]
    fmla v25.4s, v28.4s, v16.s[3]
    fmla v26.4s, v29.4s, v16.s[3]
    fmla v17.4s, v30.4s, v0.s[0]
    fmla v18.4s, v31.4s, v0.s[0]
    fmla v19.4s, v30.4s, v1.s[0]
    fmla v20.4s, v31.4s, v1.s[0]
    fmla v21.4s, v30.4s, v2.s[0]
    fmla v22.4s, v31.4s, v2.s[0]
    fmla v23.4s, v30.4s, v3.s[0]
    fmla v24.4s, v31.4s, v3.s[0]
    fmla v25.4s, v30.4s, v4.s[0]
    fmla v26.4s, v31.4s, v4.s[0]
    fmla v17.4s, v7.4s, v0.s[1]
    fmla v18.4s, v8.4s, v0.s[1]
    fmla v19.4s, v7.4s, v1.s[1]
    fmla v20.4s, v8.4s, v1.s[1]
    fmla v21.4s, v7.4s, v2.s[1]
    fmla v22.4s, v8.4s, v2.s[1]
    fmla v23.4s, v7.4s, v3.s[1]
    fmla v24.4s, v8.4s, v3.s[1]
    fmla v25.4s, v7.4s, v4.s[1]
    fmla v26.4s, v8.4s, v4.s[1]
    fmla v17.4s, v9.4s, v0.s[2]
    fmla v18.4s, v10.4s, v0.s[2]
    fmla v19.4s, v9.4s, v1.s[2]
    fmla v20.4s, v10.4s, v1.s[2]
    fmla v21.4s, v9.4s, v2.s[2]
    fmla v22.4s, v10.4s, v2.s[2]
    fmla v23.4s, v9.4s, v3.s[2]
    fmla v24.4s, v10.4s, v3.s[2]
    fmla v25.4s, v9.4s, v4.s[2]
    fmla v26.4s, v10.4s, v4.s[2]
    fmla v17.4s, v12.4s, v0.s[3]
    fmla v18.4s, v13.4s, v0.s[3]
    fmla v19.4s, v12.4s, v1.s[3]
    fmla v20.4s, v13.4s, v1.s[3]
    fmla v21.4s, v12.4s, v2.s[3]
    fmla v22.4s, v13.4s, v2.s[3]
    fmla v23.4s, v12.4s, v3.s[3]
    fmla v24.4s, v13.4s, v3.s[3]
    fmla v25.4s, v12.4s, v4.s[3]
    fmla v26.4s, v13.4s, v4.s[3]
    cbnz x6, .Lloop_323
.Lloop_end_322:
    lsr x0, x16, #2
    ubfx x1, x16, #0, #2
    cbz x0, .Lloop_end_324
.Lloop_325:
    ld1 {v0.4s, v1.4s, v2.4s, v3.4s}, [x15], #64
    ldp q4, q5, [x5]
    add x2, x5, x14, lsl #2
    add x5, x5, x12, lsl #2
    add x3, x5, x14, lsl #2
    sub x0, x0, #1
    ldr q6, [x15], #64
    ldp q7, q16, [x5]
    add x5, x5, x12, lsl #2
    ldp q27, q28, [x5]
    add x4, x5, x14, lsl #2
    add x5, x5, x12, lsl #2
    ldp q29, q30, [x5]
    add x6, x5, x14, lsl #2
    add x5, x5, x12, lsl #2
    fmla v17.4s, v4.4s, v0.s[0]
    fmla v18.4s, v5.4s, v0.s[0]
    prfm pldl1keep, [x2]
    fmla v19.4s, v4.4s, v1.s[0]
    fmla v20.4s, v5.4s, v1.s[0]
    prfm pldl1keep, [x3]
    prfm pldl1keep, [x4]
    fmla v21.4s, v4.4s, v2.s[0]
    fmla v22.4s, v5.4s, v2.s[0]
    prfm pldl1keep, [x6]
    fmla v23.4s, v4.4s, v3.s[0]
    fmla v24.4s, v5.4s, v3.s[0]
    fmla v25.4s, v4.4s, v6.s[0]
    fmla v26.4s, v5.4s, v6.s[0]
    fmla v17.4s, v7.4s, v0.s[1]
    fmla v18.4s, v16.4s, v0.s[1]
    fmla v19.4s, v7.4s, v1.s[1]
    fmla v20.4s, v16.4s, v1.s[1]
    fmla v21.4s, v7.4s, v2.s[1]
    fmla v22.4s, v16.4s, v2.s[1]
    fmla v23.4s, v7.4s, v3.s[1]
    fmla v24.4s, v16.4s, v3.s[1]
    fmla v25.4s, v7.4s, v6.s[1]
    fmla v26.4s, v16.4s, v6.s[1]
    fmla v17.4s, v27.4s, v0.s[2]
    fmla v18.4s, v28.4s, v0.s[2]
    fmla v19.4s, v27.4s, v1.s[2]
    fmla v20.4s, v28.4s, v1.s[2]
    fmla v21.4s, v27.4s, v2.s[2]
    fmla v22.4s, v28.4s, v2.s[2]
    fmla v23.4s, v27.4s, v3.s[2]
    fmla v24.4s, v28.4s, v3.s[2]
    fmla v25.4s, v27.4s, v6.s[2]
    fmla v26.4s, v28.4s, v6.s[2]
    fmla v17.4s, v29.4s, v0.s[3]
    fmla v18.4s, v30.4s, v0.s[3]
    fmla v19.4s, v29.4s, v1.s[3]
    fmla v20.4s, v30.4s, v1.s[3]
    fmla v21.4s, v29.4s, v2.s[3]
    fmla v22.4s, v30.4s, v2.s[3]
    fmla v23.4s, v29.4s, v3.s[3]
    fmla v24.4s, v30.4s, v3.s[3]
    fmla v25.4s, v29.4s, v6.s[3]
    fmla v26.4s, v30.4s, v6.s[3]
    cbnz x0, .Lloop_325
.Lloop_end_324:
    cbz x1, .Lloop_end_326
.Lloop_327:
    ldp q0, q1, [x5]
    ldr s2, [x15]
    add x0, x5, x14, lsl #2
    sub x1, x1, #1
    ldr s3, [x15, #16]
    add x5, x5, x12, lsl #2
    ldr s4, [x15, #32]
    ldr s5, [x15, #48]
    ldr s6, [x15, #64]
    prfm pldl1keep, [x0]
    add x15, x15, #4
    fmla v17.4s, v0.4s, v2.s[0]
    fmla v18.4s, v1.4s, v2.s[0]
    fmla v19.4s, v0.4s, v3.s[0]
    fmla v20.4s, v1.4s, v3.s[0]
    fmla v21.4s, v0.4s, v4.s[0]
    fmla v22.4s, v1.4s, v4.s[0]
    fmla v23.4s, v0.4s, v5.s[0]
    fmla v24.4s, v1.4s, v5.s[0]
    fmla v25.4s, v0.4s, v6.s[0]
    fmla v26.4s, v1.4s, v6.s[0]
    cbnz x1, .Lloop_327
.Lloop_end_326:
    ldr x0, [x7, #16]
    ldr x1, [x7]
    cbnz x0, .Lotherwise_328
    mov x0, x8
    ldp q0, q1, [x0]
    add x0, x0, x1, lsl #2
    ldp q2, q3, [x0]
    add x0, x0, x1, lsl #2
    ldp q4, q5, [x0]
    add x0, x0, x1, lsl #2
    ldp q6, q7, [x0]
    add x0, x0, x1, lsl #2
    ldp q16, q27, [x0]
    fadd v17.4s, v17.4s, v0.4s
    fadd v18.4s, v18.4s, v1.4s
    fadd v19.4s, v19.4s, v2.4s
    fadd v20.4s, v20.4s, v3.4s
    fadd v21.4s, v21.4s, v4.4s
    fadd v22.4s, v22.4s, v5.4s
    fadd v23.4s, v23.4s, v6.4s
    fadd v24.4s, v24.4s, v7.4s
    fadd v25.4s, v25.4s, v16.4s
    fadd v26.4s, v26.4s, v27.4s
    b .Lend_329
.Lotherwise_328:
    ldr q0, [x0]
    ldr s1, [x0, #16]
    dup v2.4s, v0.s[0]
    dup v3.4s, v0.s[1]
    dup v4.4s, v0.s[2]
    dup v0.4s, v0.s[3]
    dup v1.4s, v1.s[0]
    fadd v17.4s, v17.4s, v2.4s
    fadd v18.4s, v18.4s, v2.4s
    fadd v19.4s, v19.4s, v3.4s
    fadd v20.4s, v20.4s, v3.4s
    fadd v21.4s, v21.4s, v4.4s
    fadd v22.4s, v22.4s, v4.4s
    fadd v23.4s, v23.4s, v0.4s
    fadd v24.4s, v24.4s, v0.4s
    fadd v25.4s, v25.4s, v1.4s
    fadd v26.4s, v26.4s, v1.4s
.Lend_329:
    mov x0, x8
    sub x13, x13, #1
    ldr s0, [x7, #32]
    add x11, x11, #32
    add x8, x8, #32
    dup v0.4s, v0.s[0]
    fmax v1.4s, v0.4s, v17.4s
    fmax v2.4s, v0.4s, v18.4s
    fmax v3.4s, v0.4s, v19.4s
    fmax v4.4s, v0.4s, v20.4s
    fmax v5.4s, v0.4s, v21.4s
    fmax v6.4s, v0.4s, v22.4s
    str q1, [x0]
    str q2, [x0, #16]
    add x0, x0, x1, lsl #2
    fmax v1.4s, v0.4s, v23.4s
    fmax v2.4s, v0.4s, v24.4s
    str q3, [x0]
    str q4, [x0, #16]
    add x0, x0, x1, lsl #2
    fmax v3.4s, v0.4s, v25.4s
    fmax v0.4s, v0.4s, v26.4s
    str q5, [x0]
    str q6, [x0, #16]
    add x0, x0, x1, lsl #2
    str q1, [x0]
    str q2, [x0, #16]
    add x0, x0, x1, lsl #2
    str q3, [x0]
    str q0, [x0, #16]
    cbnz x13, .Lloop_321
.Lloop_end_320:
    ldr x0, [x7, #8]
    ubfx x0, x0, #0, #3
    cbnz x0, .Lotherwise_330
    b .Lend_331
.Lotherwise_330:
    ldr x13, [x7, #24]
    lsr x0, x9, #4
    movi v17.4s, #0
    movi v18.4s, #0
    ubfx x1, x9, #0, #4
    movi v19.4s, #0
    movi v20.4s, #0
    movi v21.4s, #0
    movi v22.4s, #0
    movi v23.4s, #0
    movi v24.4s, #0
    movi v25.4s, #0
    movi v26.4s, #0
    cbz x0, .Lloop_end_332
.Lloop_333:
    ld1 {v4.4s, v5.4s, v6.4s, v7.4s}, [x10], #64
    ldp q28, q29, [x11]
    add x2, x11, x13, lsl #2
    add x11, x11, x12, lsl #2
    add x3, x11, x13, lsl #2
    sub x0, x0, #1
    ldr q27, [x10], #64
    ldp q30, q31, [x11]
    add x11, x11, x12, lsl #2
    ldp q12, q13, [x11]
    add x4, x11, x13, lsl #2
    add x11, x11, x12, lsl #2
    ldp q10, q11, [x11]
    add x5, x11, x13, lsl #2
    add x11, x11, x12, lsl #2
    fmla v17.4s, v28.4s, v4.s[0]
    fmla v18.4s, v29.4s, v4.s[0]
    ld1 {v0.4s, v1.4s, v2.4s, v3.4s}, [x10], #64
    add x6, x11, x13, lsl #2
    fmla v19.4s, v28.4s, v5.s[0]
    fmla v20.4s, v29.4s, v5.s[0]
    ldr q16, [x10], #64
    fmla v21.4s, v28.4s, v6.s[0]
    fmla v22.4s, v29.4s, v6.s[0]
    prfm pldl1keep, [x2]
    fmla v23.4s, v28.4s, v7.s[0]
    fmla v24.4s, v29.4s, v7.s[0]
    prfm pldl1keep, [x3]
    fmla v25.4s, v28.4s, v27.s[0]
    fmla v26.4s, v29.4s, v27.s[0]
    ldp q8, q9, [x11]
    add x11, x11, x12, lsl #2
    fmla v17.4s, v30.4s, v4.s[1]
    fmla v18.4s, v31.4s, v4.s[1]
    add x2, x11, x13, lsl #2
    prfm pldl1keep, [x4]
    fmla v19.4s, v30.4s, v5.s[1]
    fmla v20.4s, v31.4s, v5.s[1]
    prfm pldl1keep, [x5]
    prfm pldl1keep, [x6]
    fmla v21.4s, v30.4s, v6.s[1]
    fmla v22.4s, v31.4s, v6.s[1]
    prfm pldl1keep, [x2]
    fmla v23.4s, v30.4s, v7.s[1]
    fmla v24.4s, v31.4s, v7.s[1]
    fmla v25.4s, v30.4s, v27.s[1]
    fmla v26.4s, v31.4s, v27.s[1]
    ldp q28, q29, [x11]
    add x11, x11, x12, lsl #2
    fmla v17.4s, v12.4s, v4.s[2]
    fmla v18.4s, v13.4s, v4.s[2]
    add x2, x11, x13, lsl #2
    fmla v19.4s, v12.4s, v5.s[2]
    fmla v20.4s, v13.4s, v5.s[2]
    prfm pldl1keep, [x2]
    fmla v21.4s, v12.4s, v6.s[2]
    fmla v22.4s, v13.4s, v6.s[2]
    fmla v23.4s, v12.4s, v7.s[2]
    fmla v24.4s, v13.4s, v7.s[2]
    fmla v25.4s, v12.4s, v27.s[2]
    fmla v26.4s, v13.4s, v27.s[2]
    ldp q30, q31, [x11]
    add x11, x11, x12, lsl #2
    fmla v17.4s, v10.4s, v4.s[3]
    fmla v18.4s, v11.4s, v4.s[3]
    add x2, x11, x13, lsl #2
    fmla v19.4s, v10.4s, v5.s[3]
    fmla v20.4s, v11.4s, v5.s[3]
    ldp q12, q13, [x11]
    add x11, x11, x12, lsl #2
    fmla v21.4s, v10.4s, v6.s[3]
    fmla v22.4s, v11.4s, v6.s[3]
    add x3, x11, x13, lsl #2
    prfm pldl1keep, [x2]
    fmla v23.4s, v10.4s, v7.s[3]
    fmla v24.4s, v11.4s, v7.s[3]
    ldp q4, q5, [x11]
    add x11, x11, x12, lsl #2
    fmla v25.4s, v10.4s, v27.s[3]
    fmla v26.4s, v11.4s, v27.s[3]
    ldp q6, q11, [x11]
    add x2, x11, x13, lsl #2
    fmla v17.4s, v8.4s, v0.s[0]
    fmla v18.4s, v9.4s, v0.s[0]
    add x11, x11, x12, lsl #2
    prfm pldl1keep, [x3]
    fmla v19.4s, v8.4s, v1.s[0]
    fmla v20.4s, v9.4s, v1.s[0]
    add x3, x11, x13, lsl #2
    prfm pldl1keep, [x2]
    fmla v21.4s, v8.4s, v2.s[0]
    fmla v22.4s, v9.4s, v2.s[0]
    prfm pldl1keep, [x3]
    fmla v23.4s, v8.4s, v3.s[0]
    fmla v24.4s, v9.4s, v3.s[0]
    fmla v25.4s, v8.4s, v16.s[0]
    fmla v26.4s, v9.4s, v16.s[0]
    ldp q14, q27, [x11]
    add x11, x11, x12, lsl #2
    fmla v17.4s, v28.4s, v0.s[1]
    fmla v18.4s, v29.4s, v0.s[1]
    add x2, x11, x13, lsl #2
    fmla v19.4s, v28.4s, v1.s[1]
    fmla v20.4s, v29.4s, v1.s[1]
    prfm pldl1keep, [x2]
    fmla v21.4s, v28.4s, v2.s[1]
    fmla v22.4s, v29.4s, v2.s[1]
    fmla v23.4s, v28.4s, v3.s[1]
    fmla v24.4s, v29.4s, v3.s[1]
    fmla v25.4s, v28.4s, v16.s[1]
    fmla v26.4s, v29.4s, v16.s[1]
    ldp q28, q29, [x11]
    add x11, x11, x12, lsl #2
    fmla v17.4s, v30.4s, v0.s[2]
    fmla v18.4s, v31.4s, v0.s[2]
    add x2, x11, x13, lsl #2
    fmla v19.4s, v30.4s, v1.s[2]
    fmla v20.4s, v31.4s, v1.s[2]
    prfm pldl1keep, [x2]
    fmla v21.4s, v30.4s, v2.s[2]
    fmla v22.4s, v31.4s, v2.s[2]
    fmla v23.4s, v30.4s, v3.s[2]
    fmla v24.4s, v31.4s, v3.s[2]
    fmla v25.4s, v30.4s, v16.s[2]
    fmla v26.4s, v31.4s, v16.s[2]
    ldp q30, q31, [x11]
    add x11, x11, x12, lsl #2
    fmla v17.4s, v12.4s, v0.s[3]
    fmla v18.4s, v13.4s, v0.s[3]
    ldp q7, q8, [x11]
    add x2, x11, x13, lsl #2
    fmla v19.4s, v12.4s, v1.s[3]
    fmla v20.4s, v13.4s, v1.s[3]
    add x11, x11, x12, lsl #2
    prfm pldl1keep, [x2]
    fmla v21.4s, v12.4s, v2.s[3]
    fmla v22.4s, v13.4s, v2.s[3]
    ldp q9, q10, [x11]
    add x2, x11, x13, lsl #2
    fmla v23.4s, v12.4s, v3.s[3]
    fmla v24.4s, v13.4s, v3.s[3]
    add x11, x11, x12, lsl #2
    prfm pldl1keep, [x2]
    fmla v25.4s, v12.4s, v16.s[3]
    fmla v26.4s, v13.4s, v16.s[3]
    ld1 {v0.4s, v1.4s, v2.4s, v3.4s}, [x10], #64
    add x2, x11, x13, lsl #2
    prfm pldl1keep, [x2]
    fmla v17.4s, v4.4s, v0.s[0]
    fmla v18.4s, v5.4s, v0.s[0]
    fmla v19.4s, v4.4s, v1.s[0]
    fmla v20.4s, v5.4s, v1.s[0]
    fmla v21.4s, v4.4s, v2.s[0]
    fmla v22.4s, v5.4s, v2.s[0]
    fmla v23.4s, v4.4s, v3.s[0]
    fmla v24.4s, v5.4s, v3.s[0]
    fmla v17.4s, v6.4s, v0.s[1]
    fmla v18.4s, v11.4s, v0.s[1]
    fmla v19.4s, v6.4s, v1.s[1]
    fmla v20.4s, v11.4s, v1.s[1]
    fmla v21.4s, v6.4s, v2.s[1]
    fmla v22.4s, v11.4s, v2.s[1]
    fmla v23.4s, v6.4s, v3.s[1]
    fmla v24.4s, v11.4s, v3.s[1]
    fmla v17.4s, v14.4s, v0.s[2]
    fmla v18.4s, v27.4s, v0.s[2]
    fmla v19.4s, v14.4s, v1.s[2]
    fmla v20.4s, v27.4s, v1.s[2]
    fmla v21.4s, v14.4s, v2.s[2]
    fmla v22.4s, v27.4s, v2.s[2]
    fmla v23.4s, v14.4s, v3.s[2]
    fmla v24.4s, v27.4s, v3.s[2]
    fmla v17.4s, v28.4s, v0.s[3]
    fmla v18.4s, v29.4s, v0.s[3]
    ldr q16, [x10], #64
    fmla v19.4s, v28.4s, v1.s[3]
    fmla v20.4s, v29.4s, v1.s[3]
    fmla v21.4s, v28.4s, v2.s[3]
    fmla v22.4s, v29.4s, v2.s[3]
    ldp q12, q13, [x11]
    add x11, x11, x12, lsl #2
    fmla v23.4s, v28.4s, v3.s[3]
    fmla v24.4s, v29.4s, v3.s[3]
    fmla v25.4s, v4.4s, v16.s[0]
    fmla v26.4s, v5.4s, v16.s[0]
    fmla v25.4s, v6.4s, v16.s[1]
    fmla v26.4s, v11.4s, v16.s[1]
    ld1 {v0.4s, v1.4s, v2.4s, v3.4s}, [x10], #64
    ldr q4, [x10], #64
    fmla v25.4s, v14.4s, v16.s[2]
    fmla v26.4s, v27.4s, v16.s[2]
    fmla v25.4s, v28.4s, v16.s[3]
    fmla v26.4s, v29.4s, v16.s[3]
    fmla v17.4s, v30.4s, v0.s[0]
    fmla v18.4s, v31.4s, v0.s[0]
    fmla v19.4s, v30.4s, v1.s[0]
    fmla v20.4s, v31.4s, v1.s[0]
    fmla v21.4s, v30.4s, v2.s[0]
    fmla v22.4s, v31.4s, v2.s[0]
    fmla v23.4s, v30.4s, v3.s[0]
    fmla v24.4s, v31.4s, v3.s[0]
    fmla v25.4s, v30.4s, v4.s[0]
    fmla v26.4s, v31.4s, v4.s[0]
    fmla v17.4s, v7.4s, v0.s[1]
    fmla v18.4s, v8.4s, v0.s[1]
    fmla v19.4s, v7.4s, v1.s[1]
    fmla v20.4s, v8.4s, v1.s[1]
    fmla v21.4s, v7.4s, v2.s[1]
    fmla v22.4s, v8.4s, v2.s[1]
    fmla v23.4s, v7.4s, v3.s[1]
    fmla v24.4s, v8.4s, v3.s[1]
    fmla v25.4s, v7.4s, v4.s[1]
    fmla v26.4s, v8.4s, v4.s[1]
    fmla v17.4s, v9.4s, v0.s[2]
    fmla v18.4s, v10.4s, v0.s[2]
    fmla v19.4s, v9.4s, v1.s[2]
    fmla v20.4s, v10.4s, v1.s[2]
    fmla v21.4s, v9.4s, v2.s[2]
    fmla v22.4s, v10.4s, v2.s[2]
    fmla v23.4s, v9.4s, v3.s[2]
    fmla v24.4s, v10.4s, v3.s[2]
    fmla v25.4s, v9.4s, v4.s[2]
    fmla v26.4s, v10.4s, v4.s[2]
    fmla v17.4s, v12.4s, v0.s[3]
    fmla v18.4s, v13.4s, v0.s[3]
    fmla v19.4s, v12.4s, v1.s[3]
    fmla v20.4s, v13.4s, v1.s[3]
    fmla v21.4s, v12.4s, v2.s[3]
    fmla v22.4s, v13.4s, v2.s[3]
    fmla v23.4s, v12.4s, v3.s[3]
    fmla v24.4s, v13.4s, v3.s[3]
    fmla v25.4s, v12.4s, v4.s[3]
    fmla v26.4s, v13.4s, v4.s[3]
    cbnz x0, .Lloop_333
.Lloop_end_332:
    lsr x0, x1, #2
    ubfx x1, x1, #0, #2
    cbz x0, .Lloop_end_334
.Lloop_335:
    ld1 {v0.4s, v1.4s, v2.4s, v3.4s}, [x10], #64
    ldp q4, q5, [x11]
    add x2, x11, x13, lsl #2
    add x11, x11, x12, lsl #2
    add x3, x11, x13, lsl #2
    sub x0, x0, #1
    ldr q6, [x10], #64
    ldp q7, q16, [x11]
    add x11, x11, x12, lsl #2
    ldp q27, q28, [x11]
    add x4, x11, x13, lsl #2
    add x11, x11, x12, lsl #2
    ldp q29, q30, [x11]
    add x5, x11, x13, lsl #2
    add x11, x11, x12, lsl #2
    fmla v17.4s, v4.4s, v0.s[0]
    fmla v18.4s, v5.4s, v0.s[0]
    prfm pldl1keep, [x2]
    fmla v19.4s, v4.4s, v1.s[0]
    fmla v20.4s, v5.4s, v1.s[0]
    prfm pldl1keep, [x3]
    prfm pldl1keep, [x4]
    fmla v21.4s, v4.4s, v2.s[0]
    fmla v22.4s, v5.4s, v2.s[0]
    prfm pldl1keep, [x5]
    fmla v23.4s, v4.4s, v3.s[0]
    fmla v24.4s, v5.4s, v3.s[0]
    fmla v25.4s, v4.4s, v6.s[0]
    fmla v26.4s, v5.4s, v6.s[0]
    fmla v17.4s, v7.4s, v0.s[1]
    fmla v18.4s, v16.4s, v0.s[1]
    fmla v19.4s, v7.4s, v1.s[1]
    fmla v20.4s, v16.4s, v1.s[1]
    fmla v21.4s, v7.4s, v2.s[1]
    fmla v22.4s, v16.4s, v2.s[1]
    fmla v23.4s, v7.4s, v3.s[1]
    fmla v24.4s, v16.4s, v3.s[1]
    fmla v25.4s, v7.4s, v6.s[1]
    fmla v26.4s, v16.4s, v6.s[1]
    fmla v17.4s, v27.4s, v0.s[2]
    fmla v18.4s, v28.4s, v0.s[2]
    fmla v19.4s, v27.4s, v1.s[2]
    fmla v20.4s, v28.4s, v1.s[2]
    fmla v21.4s, v27.4s, v2.s[2]
    fmla v22.4s, v28.4s, v2.s[2]
    fmla v23.4s, v27.4s, v3.s[2]
    fmla v24.4s, v28.4s, v3.s[2]
    fmla v25.4s, v27.4s, v6.s[2]
    fmla v26.4s, v28.4s, v6.s[2]
    fmla v17.4s, v29.4s, v0.s[3]
    fmla v18.4s, v30.4s, v0.s[3]
    fmla v19.4s, v29.4s, v1.s[3]
    fmla v20.4s, v30.4s, v1.s[3]
    fmla v21.4s, v29.4s, v2.s[3]
    fmla v22.4s, v30.4s, v2.s[3]
    fmla v23.4s, v29.4s, v3.s[3]
    fmla v24.4s, v30.4s, v3.s[3]
    fmla v25.4s, v29.4s, v6.s[3]
    fmla v26.4s, v30.4s, v6.s[3]
    cbnz x0, .Lloop_335
.Lloop_end_334:
    cbz x1, .Lloop_end_336
.Lloop_337:
    ldp q0, q1, [x11]
    ldr s2, [x10]
    add x0, x11, x13, lsl #2
    sub x1, x1, #1
    ldr s3, [x10, #16]
    add x11, x11, x12, lsl #2
    ldr s4, [x10, #32]
    ldr s5, [x10, #48]
    ldr s6, [x10, #64]
    prfm pldl1keep, [x0]
    add x10, x10, #4
    fmla v17.4s, v0.4s, v2.s[0]
    fmla v18.4s, v1.4s, v2.s[0]
    fmla v19.4s, v0.4s, v3.s[0]
    fmla v20.4s, v1.4s, v3.s[0]
    fmla v21.4s, v0.4s, v4.s[0]
    fmla v22.4s, v1.4s, v4.s[0]
    fmla v23.4s, v0.4s, v5.s[0]
    fmla v24.4s, v1.4s, v5.s[0]
    fmla v25.4s, v0.4s, v6.s[0]
    fmla v26.4s, v1.4s, v6.s[0]
    cbnz x1, .Lloop_337
.Lloop_end_336:
    ldr x0, [x7, #8]
    ldr x1, [x7, #16]
    mov w2, #8
    mov w3, #1
    ldr x4, [x7]
    ubfx x0, x0, #0, #3
    cmp x0, x2
    csel x0, x0, x2, ls
    lsl x0, x3, x0
    sub x2, x0, #1
    cbnz x1, .Lotherwise_338
    ubfx x0, x2, #0, #4
    mov x1, x8
    cmp x0, #15
    bne .Lotherwise_339
    ldr q0, [x1]
    b .Lend_340
.Lotherwise_339:
    movi v0.4s, #0
    tst x2, #1
    beq .Lotherwise_341
    ld1 {v0.s}[0], [x1]
.Lotherwise_341:
    tst x2, #2
    beq .Lotherwise_342
    add x0, x1, #4
    ld1 {v0.s}[1], [x0]
.Lotherwise_342:
    tst x2, #4
    beq .Lotherwise_343
    add x0, x1, #8
    ld1 {v0.s}[2], [x0]
.Lotherwise_343:
    tst x2, #8
    beq .Lotherwise_344
    add x0, x1, #12
    ld1 {v0.s}[3], [x0]
.Lotherwise_344:
.Lend_340:
    ubfx x0, x2, #4, #4
    fadd v17.4s, v17.4s, v0.4s
    cmp x0, #15
    bne .Lotherwise_345
    ldr q0, [x1, #16]
    b .Lend_346
.Lotherwise_345:
    movi v0.4s, #0
    tst x2, #16
    beq .Lotherwise_347
    add x0, x1, #16
    ld1 {v0.s}[0], [x0]
.Lotherwise_347:
    tst x2, #32
    beq .Lotherwise_348
    add x0, x1, #20
    ld1 {v0.s}[1], [x0]
.Lotherwise_348:
    tst x2, #64
    beq .Lotherwise_349
    add x0, x1, #24
    ld1 {v0.s}[2], [x0]
.Lotherwise_349:
    tst x2, #128
    beq .Lotherwise_350
    add x0, x1, #28
    ld1 {v0.s}[3], [x0]
.Lotherwise_350:
.Lend_346:
    ubfx x0, x2, #0, #4
    fadd v18.4s, v18.4s, v0.4s
    add x1, x1, x4, lsl #2
    cmp x0, #15
    bne .Lotherwise_351
    ldr q0, [x1]
    b .Lend_352
.Lotherwise_351:
    movi v0.4s, #0
    tst x2, #1
    beq .Lotherwise_353
    ld1 {v0.s}[0], [x1]
.Lotherwise_353:
    tst x2, #2
    beq .Lotherwise_354
    add x0, x1, #4
    ld1 {v0.s}[1], [x0]
.Lotherwise_354:
    tst x2, #4
    beq .Lotherwise_355
    add x0, x1, #8
    ld1 {v0.s}[2], [x0]
.Lotherwise_355:
    tst x2, #8
    beq .Lotherwise_356
    add x0, x1, #12
    ld1 {v0.s}[3], [x0]
.Lotherwise_356:
.Lend_352:
    ubfx x0, x2, #4, #4
    fadd v19.4s, v19.4s, v0.4s
    cmp x0, #15
    bne .Lotherwise_357
    ldr q0, [x1, #16]
    b .Lend_358
.Lotherwise_357:
    movi v0.4s, #0
    tst x2, #16
    beq .Lotherwise_359
    add x0, x1, #16
    ld1 {v0.s}[0], [x0]
.Lotherwise_359:
    tst x2, #32
    beq .Lotherwise_360
    add x0, x1, #20
    ld1 {v0.s}[1], [x0]
.Lotherwise_360:
    tst x2, #64
    beq .Lotherwise_361
    add x0, x1, #24
    ld1 {v0.s}[2], [x0]
.Lotherwise_361:
    tst x2, #128
    beq .Lotherwise_362
    add x0, x1, #28
    ld1 {v0.s}[3], [x0]
.Lotherwise_362:
.Lend_358:
    ubfx x0, x2, #0, #4
    fadd v20.4s, v20.4s, v0.4s
    add x1, x1, x4, lsl #2
    cmp x0, #15
    bne .Lotherwise_363
    ldr q0, [x1]
    b .Lend_364
.Lotherwise_363:
    movi v0.4s, #0
    tst x2, #1
    beq .Lotherwise_365
    ld1 {v0.s}[0], [x1]
.Lotherwise_365:
    tst x2, #2
    beq .Lotherwise_366
    add x0, x1, #4
    ld1 {v0.s}[1], [x0]
.Lotherwise_366:
    tst x2, #4
    beq .Lotherwise_367
    add x0, x1, #8
    ld1 {v0.s}[2], [x0]
.Lotherwise_367:
    tst x2, #8
    beq .Lotherwise_368
    add x0, x1, #12
    ld1 {v0.s}[3], [x0]
.Lotherwise_368:
.Lend_364:
    ubfx x0, x2, #4, #4
    fadd v21.4s, v21.4s, v0.4s
    cmp x0, #15
    bne .Lotherwise_369
    ldr q0, [x1, #16]
    b .Lend_370
.Lotherwise_369:
    movi v0.4s, #0
    tst x2, #16
    beq .Lotherwise_371
    add x0, x1, #16
    ld1 {v0.s}[0], [x0]
.Lotherwise_371:
    tst x2, #32
    beq .Lotherwise_372
    add x0, x1, #20
    ld1 {v0.s}[1], [x0]
.Lotherwise_372:
    tst x2, #64
    beq .Lotherwise_373
    add x0, x1, #24
    ld1 {v0.s}[2], [x0]
.Lotherwise_373:
    tst x2, #128
    beq .Lotherwise_374
    add x0, x1, #28
    ld1 {v0.s}[3], [x0]
.Lotherwise_374:
.Lend_370:
    ubfx x0, x2, #0, #4
    fadd v22.4s, v22.4s, v0.4s
    add x1, x1, x4, lsl #2
    cmp x0, #15
    bne .Lotherwise_375
    ldr q0, [x1]
    b .Lend_376
.Lotherwise_375:
    movi v0.4s, #0
    tst x2, #1
    beq .Lotherwise_377
    ld1 {v0.s}[0], [x1]
.Lotherwise_377:
    tst x2, #2
    beq .Lotherwise_378
    add x0, x1, #4
    ld1 {v0.s}[1], [x0]
.Lotherwise_378:
    tst x2, #4
    beq .Lotherwise_379
    add x0, x1, #8
    ld1 {v0.s}[2], [x0]
.Lotherwise_379:
    tst x2, #8
    beq .Lotherwise_380
    add x0, x1, #12
    ld1 {v0.s}[3], [x0]
.Lotherwise_380:
.Lend_376:
    ubfx x0, x2, #4, #4
    fadd v23.4s, v23.4s, v0.4s
    cmp x0, #15
    bne .Lotherwise_381
    ldr q0, [x1, #16]
    b .Lend_382
.Lotherwise_381:
    movi v0.4s, #0
    tst x2, #16
    beq .Lotherwise_383
    add x0, x1, #16
    ld1 {v0.s}[0], [x0]
.Lotherwise_383:
    tst x2, #32
    beq .Lotherwise_384
    add x0, x1, #20
    ld1 {v0.s}[1], [x0]
.Lotherwise_384:
    tst x2, #64
    beq .Lotherwise_385
    add x0, x1, #24
    ld1 {v0.s}[2], [x0]
.Lotherwise_385:
    tst x2, #128
    beq .Lotherwise_386
    add x0, x1, #28
    ld1 {v0.s}[3], [x0]
.Lotherwise_386:
.Lend_382:
    ubfx x0, x2, #0, #4
    fadd v24.4s, v24.4s, v0.4s
    add x1, x1, x4, lsl #2
    cmp x0, #15
    bne .Lotherwise_387
    ldr q0, [x1]
    b .Lend_388
.Lotherwise_387:
    movi v0.4s, #0
    tst x2, #1
    beq .Lotherwise_389
    ld1 {v0.s}[0], [x1]
.Lotherwise_389:
    tst x2, #2
    beq .Lotherwise_390
    add x0, x1, #4
    ld1 {v0.s}[1], [x0]
.Lotherwise_390:
    tst x2, #4
    beq .Lotherwise_391
    add x0, x1, #8
    ld1 {v0.s}[2], [x0]
.Lotherwise_391:
    tst x2, #8
    beq .Lotherwise_392
    add x0, x1, #12
    ld1 {v0.s}[3], [x0]
.Lotherwise_392:
.Lend_388:
    ubfx x0, x2, #4, #4
    fadd v25.4s, v25.4s, v0.4s
    cmp x0, #15
    bne .Lotherwise_393
    ldr q0, [x1, #16]
    b .Lend_394
.Lotherwise_393:
    movi v0.4s, #0
    tst x2, #16
    beq .Lotherwise_395
    add x0, x1, #16
    ld1 {v0.s}[0], [x0]
.Lotherwise_395:
    tst x2, #32
    beq .Lotherwise_396
    add x0, x1, #20
    ld1 {v0.s}[1], [x0]
.Lotherwise_396:
    tst x2, #64
    beq .Lotherwise_397
    add x0, x1, #24
    ld1 {v0.s}[2], [x0]
.Lotherwise_397:
    tst x2, #128
    beq .Lotherwise_398
    add x0, x1, #28
    ld1 {v0.s}[3], [x0]
.Lotherwise_398:
.Lend_394:
    fadd v26.4s, v26.4s, v0.4s
    b .Lend_399
.Lotherwise_338:
    ldr q0, [x1]
    ldr s1, [x1, #16]
    dup v2.4s, v0.s[0]
    dup v3.4s, v0.s[1]
    dup v4.4s, v0.s[2]
    dup v0.4s, v0.s[3]
    dup v1.4s, v1.s[0]
    fadd v17.4s, v17.4s, v2.4s
    fadd v18.4s, v18.4s, v2.4s
    fadd v19.4s, v19.4s, v3.4s
    fadd v20.4s, v20.4s, v3.4s
    fadd v21.4s, v21.4s, v4.4s
    fadd v22.4s, v22.4s, v4.4s
    fadd v23.4s, v23.4s, v0.4s
    fadd v24.4s, v24.4s, v0.4s
    fadd v25.4s, v25.4s, v1.4s
    fadd v26.4s, v26.4s, v1.4s
.Lend_399:
    ubfx x0, x2, #0, #4
    ldr s0, [x7, #32]
    dup v0.4s, v0.s[0]
    fmax v1.4s, v0.4s, v17.4s
    cmp x0, #15
    bne .Lotherwise_400
    str q1, [x8]
    b .Lend_401
.Lotherwise_400:
    tst x2, #1
    beq .Lotherwise_402
    st1 {v1.s}[0], [x8]
.Lotherwise_402:
    tst x2, #2
    beq .Lotherwise_403
    add x0, x8, #4
    st1 {v1.s}[1], [x0]
.Lotherwise_403:
    tst x2, #4
    beq .Lotherwise_404
    add x0, x8, #8
    st1 {v1.s}[2], [x0]
.Lotherwise_404:
    tst x2, #8
    beq .Lotherwise_405
    add x0, x8, #12
    st1 {v1.s}[3], [x0]
.Lotherwise_405:
.Lend_401:
    ubfx x0, x2, #4, #4
    fmax v1.4s, v0.4s, v18.4s
    cmp x0, #15
    bne .Lotherwise_406
    str q1, [x8, #16]
    b .Lend_407
.Lotherwise_406:
    tst x2, #16
    beq .Lotherwise_408
    add x0, x8, #16
    st1 {v1.s}[0], [x0]
.Lotherwise_408:
    tst x2, #32
    beq .Lotherwise_409
    add x0, x8, #20
    st1 {v1.s}[1], [x0]
.Lotherwise_409:
    tst x2, #64
    beq .Lotherwise_410
    add x0, x8, #24
    st1 {v1.s}[2], [x0]
.Lotherwise_410:
    tst x2, #128
    beq .Lotherwise_411
    add x0, x8, #28
    st1 {v1.s}[3], [x0]
.Lotherwise_411:
.Lend_407:
    ubfx x0, x2, #0, #4
    add x8, x8, x4, lsl #2
    fmax v1.4s, v0.4s, v19.4s
    cmp x0, #15
    bne .Lotherwise_412
    str q1, [x8]
    b .Lend_413
.Lotherwise_412:
    tst x2, #1
    beq .Lotherwise_414
    st1 {v1.s}[0], [x8]
.Lotherwise_414:
    tst x2, #2
    beq .Lotherwise_415
    add x0, x8, #4
    st1 {v1.s}[1], [x0]
.Lotherwise_415:
    tst x2, #4
    beq .Lotherwise_416
    add x0, x8, #8
    st1 {v1.s}[2], [x0]
.Lotherwise_416:
    tst x2, #8
    beq .Lotherwise_417
    add x0, x8, #12
    st1 {v1.s}[3], [x0]
.Lotherwise_417:
.Lend_413:
    ubfx x0, x2, #4, #4
    fmax v1.4s, v0.4s, v20.4s
    cmp x0, #15
    bne .Lotherwise_418
    str q1, [x8, #16]
    b .Lend_419
.Lotherwise_418:
    tst x2, #16
    beq .Lotherwise_420
    add x0, x8, #16
    st1 {v1.s}[0], [x0]
.Lotherwise_420:
    tst x2, #32
    beq .Lotherwise_421
    add x0, x8, #20
    st1 {v1.s}[1], [x0]
.Lotherwise_421:
    tst x2, #64
    beq .Lotherwise_422
    add x0, x8, #24
    st1 {v1.s}[2], [x0]
.Lotherwise_422:
    tst x2, #128
    beq .Lotherwise_423
    add x0, x8, #28
    st1 {v1.s}[3], [x0]
.Lotherwise_423:
.Lend_419:
    ubfx x0, x2, #0, #4
    add x8, x8, x4, lsl #2
    fmax v1.4s, v0.4s, v21.4s
    cmp x0, #15
    bne .Lotherwise_424
    str q1, [x8]
    b .Lend_425
.Lotherwise_424:
    tst x2, #1
    beq .Lotherwise_426
    st1 {v1.s}[0], [x8]
.Lotherwise_426:
    tst x2, #2
    beq .Lotherwise_427
    add x0, x8, #4
    st1 {v1.s}[1], [x0]
.Lotherwise_427:
    tst x2, #4
    beq .Lotherwise_428
    add x0, x8, #8
    st1 {v1.s}[2], [x0]
.Lotherwise_428:
    tst x2, #8
    beq .Lotherwise_429
    add x0, x8, #12
    st1 {v1.s}[3], [x0]
.Lotherwise_429:
.Lend_425:
    ubfx x0, x2, #4, #4
    fmax v1.4s, v0.4s, v22.4s
    cmp x0, #15
    bne .Lotherwise_430
    str q1, [x8, #16]
    b .Lend_431
.Lotherwise_430:
    tst x2, #16
    beq .Lotherwise_432
    add x0, x8, #16
    st1 {v1.s}[0], [x0]
.Lotherwise_432:
    tst x2, #32
    beq .Lotherwise_433
    add x0, x8, #20
    st1 {v1.s}[1], [x0]
.Lotherwise_433:
    tst x2, #64
    beq .Lotherwise_434
    add x0, x8, #24
    st1 {v1.s}[2], [x0]
.Lotherwise_434:
    tst x2, #128
    beq .Lotherwise_435
    add x0, x8, #28
    st1 {v1.s}[3], [x0]
.Lotherwise_435:
.Lend_431:
    ubfx x0, x2, #0, #4
    add x8, x8, x4, lsl #2
    fmax v1.4s, v0.4s, v23.4s
    cmp x0, #15
    bne .Lotherwise_436
    str q1, [x8]
    b .Lend_437
.Lotherwise_436:
    tst x2, #1
    beq .Lotherwise_438
    st1 {v1.s}[0], [x8]
.Lotherwise_438:
    tst x2, #2
    beq .Lotherwise_439
    add x0, x8, #4
    st1 {v1.s}[1], [x0]
.Lotherwise_439:
    tst x2, #4
    beq .Lotherwise_440
    add x0, x8, #8
    st1 {v1.s}[2], [x0]
.Lotherwise_440:
    tst x2, #8
    beq .Lotherwise_441
    add x0, x8, #12
    st1 {v1.s}[3], [x0]
.Lotherwise_441:
.Lend_437:
    ubfx x0, x2, #4, #4
    fmax v1.4s, v0.4s, v24.4s
    cmp x0, #15
    bne .Lotherwise_442
    str q1, [x8, #16]
    b .Lend_443
.Lotherwise_442:
    tst x2, #16
    beq .Lotherwise_444
    add x0, x8, #16
    st1 {v1.s}[0], [x0]
.Lotherwise_444:
    tst x2, #32
    beq .Lotherwise_445
    add x0, x8, #20
    st1 {v1.s}[1], [x0]
.Lotherwise_445:
    tst x2, #64
    beq .Lotherwise_446
    add x0, x8, #24
    st1 {v1.s}[2], [x0]
.Lotherwise_446:
    tst x2, #128
    beq .Lotherwise_447
    add x0, x8, #28
    st1 {v1.s}[3], [x0]
.Lotherwise_447:
.Lend_443:
    ubfx x0, x2, #0, #4
    add x8, x8, x4, lsl #2
    fmax v1.4s, v0.4s, v25.4s
    cmp x0, #15
    bne .Lotherwise_448
    str q1, [x8]
    b .Lend_449
.Lotherwise_448:
    tst x2, #1
    beq .Lotherwise_450
    st1 {v1.s}[0], [x8]
.Lotherwise_450:
    tst x2, #2
    beq .Lotherwise_451
    add x0, x8, #4
    st1 {v1.s}[1], [x0]
.Lotherwise_451:
    tst x2, #4
    beq .Lotherwise_452
    add x0, x8, #8
    st1 {v1.s}[2], [x0]
.Lotherwise_452:
    tst x2, #8
    beq .Lotherwise_453
    add x0, x8, #12
    st1 {v1.s}[3], [x0]
.Lotherwise_453:
.Lend_449:
    ubfx x0, x2, #4, #4
    fmax v0.4s, v0.4s, v26.4s
    cmp x0, #15
    bne .Lotherwise_454
    str q0, [x8, #16]
    b .Lend_455
.Lotherwise_454:
    tst x2, #16
    beq .Lotherwise_456
    add x0, x8, #16
    st1 {v0.s}[0], [x0]
.Lotherwise_456:
    tst x2, #32
    beq .Lotherwise_457
    add x0, x8, #20
    st1 {v0.s}[1], [x0]
.Lotherwise_457:
    tst x2, #64
    beq .Lotherwise_458
    add x0, x8, #24
    st1 {v0.s}[2], [x0]
.Lotherwise_458:
    tst x2, #128
    beq .Lotherwise_459
    add x0, x8, #28
    st1 {v0.s}[3], [x0]
.Lotherwise_459:
.Lend_455:
.Lend_331:
    ldp d8, d9, [sp, #0]
    ldp d10, d11, [sp, #16]
    ldp d12, d13, [sp, #32]
    ldr d14, [sp, #48]
    add sp, sp, #64
    ret
    .size nnp_sgemm_5x8__aarch64_neon, . - nnp_sgemm_5x8__aarch64_neon

    .text
    .p2align 4
    .globl nnp_sgemm_6x8__aarch64_neon
    .type nnp_sgemm_6x8__aarch64_neon, %function
nnp_sgemm_6x8__aarch64_neon:
    sub sp, sp, #64
    stp d8, d9, [sp, #0]
    stp d10, d11, [sp, #16]
    stp d12, d13, [sp, #32]
    stp d14, d15, [sp, #48]
    mov x7, x5
    mov x8, x4
    mov x9, x0
    ldr x0, [x7]
    mov x4, x8
    ldr x5, [x7, #8]
    mov x10, x1
    prfm pldl1keep, [x4]
    prfm pldl1keep, [x4, #56]
    mov x11, x2
    mov x12, x3
    add x4, x4, x0, lsl #2
    lsr x13, x5, #3
    prfm pldl1keep, [x4]
    prfm pldl1keep, [x4, #56]
    add x4, x4, x0, lsl #2
    prfm pldl1keep, [x4]
    prfm pldl1keep, [x4, #56]
    add x4, x4, x0, lsl #2
    prfm pldl1keep, [x4]
    prfm pldl1keep, [x4, #56]
    add x4, x4, x0, lsl #2
    prfm pldl1keep, [x4]
    prfm pldl1keep, [x4, #56]
    add x4, x4, x0, lsl #2
    prfm pldl1keep, [x4]
    prfm pldl1keep, [x4, #56]
    cbz x13, .Lloop_end_460
.Lloop_461:
    ldr x0, [x7]
    mov x1, x8
    mov x2, x9
    mov x5, x11
    prfm pldl1keep, [x1, #88]
    lsr x6, x2, #4
    ldr x14, [x7, #24]
    mov x15, x10
    movi v20.4s, #0
    movi v21.4s, #0
    ubfx x16, x2, #0, #4
    movi v22.4s, #0
    movi v23.4s, #0
    movi v24.4s, #0
    movi v25.4s, #0
    add x1, x1, x0, lsl #2
    movi v26.4s, #0
    movi v27.4s, #0
    prfm pldl1keep, [x1, #88]
    add x1, x1, x0, lsl #2
    movi v28.4s, #0
    movi v29.4s, #0
    prfm pldl1keep, [x1, #88]
    add x1, x1, x0, lsl #2
    movi v30.4s, #0
    movi v31.4s, #0
    prfm pldl1keep, [x1, #88]
    add x1, x1, x0, lsl #2
    prfm pldl1keep, [x1, #88]
    add x1, x1, x0, lsl #2
    prfm pldl1keep, [x1, #88]
    cbz x6, .Lloop_end_462
.Lloop_463:
    ld1 {v0.4s, v1.4s, v2.4s, v3.4s}, [x15], #64
    ldp q8, q9, [x5]
    add x0, x5, x14, lsl #2
    add x5, x5, x12, lsl #2
    add x1, x5, x14, lsl #2
    sub x6, x6, #1
    ldp q4, q5, [x15], #64
    ldp q10, q11, [x5]
    add x5, x5, x12, lsl #2
    ld1 {v16.4s, v17.4s, v18.4s, v19.4s}, [x15], #64
    add x2, x5, x14, lsl #2
    ldp q12, q13, [x5]
    fmla v20.4s, v8.4s, v0.s[0]
    fmla v21.4s, v9.4s, v0.s[0]
    add x5, x5, x12, lsl #2
    fmla v22.4s, v8.4s, v1.s[0]
    fmla v23.4s, v9.4s, v1.s[0]
    add x3, x5, x14, lsl #2
    fmla v24.4s, v8.4s, v2.s[0]
    fmla v25.4s, v9.4s, v2.s[0]
    ldp q6, q7, [x5]
    add x5, x5, x12, lsl #2
    fmla v26.4s, v8.4s, v3.s[0]
    fmla v27.4s, v9.4s, v3.s[0]
    add x4, x5, x14, lsl #2
    prfm pldl1keep, [x0]
    fmla v28.4s, v8.4s, v4.s[0]
    fmla v29.4s, v9.4s, v4.s[0]
    prfm pldl1keep, [x1]
    prfm pldl1keep, [x2]
    fmla v30.4s, v8.4s, v5.s[0]
    fmla v31.4s, v9.4s, v5.s[0]
    ldp q8, q9, [x5]
    add x5, x5, x12, lsl #2
    fmla v20.4s, v10.4s, v0.s[1]
    fmla v21.4s, v11.4s, v0.s[1]
    add x0, x5, x14, lsl #2
    prfm pldl1keep, [x3]
    fmla v22.4s, v10.4s, v1.s[1]
    fmla v23.4s, v11.4s, v1.s[1]
    prfm pldl1keep, [x4]
    prfm pldl1keep, [x0]
    fmla v24.4s, v10.4s, v2.s[1]
    fmla v25.4s, v11.4s, v2.s[1]
    fmla v26.4s, v10.4s, v3.s[1]
    fmla v27.4s, v11.4s, v3.s[1]
    fmla v28.4s, v10.4s, v4.s[1]
    fmla v29.4s, v11.4s, v4.s[1]
    fmla v30.4s, v10.4s, v5.s[1]
    fmla v31.4s, v11.4s, v5.s[1]
    ldp q10, q11, [x15], #64
    fmla v20.4s, v12.4s, v0.s[2]
    fmla v21.4s, v13.4s, v0.s[2]
    fmla v22.4s, v12.4s, v1.s[2]
    fmla v23.4s, v13.4s, v1.s[2]
    fmla v24.4s, v12.4s, v2.s[2]
    fmla v25.4s, v13.4s, v2.s[2]
    fmla v26.4s, v12.4s, v3.s[2]
    fmla v27.4s, v13.4s, v3.s[2]
    fmla v28.4s, v12.4s, v4.s[2]
    fmla v29.4s, v13.4s, v4.s[2]
    fmla v30.4s, v12.4s, v5.s[2]
    fmla v31.4s, v13.4s, v5.s[2]
    ldp q12, q13, [x5]
    add x5, x5, x12, lsl #2
    fmla v20.4s, v6.4s, v0.s[3]
    fmla v21.4s, v7.4s, v0.s[3]
    add x0, x5, x14, lsl #2
    fmla v22.4s, v6.4s, v1.s[3]
    fmla v23.4s, v7.4s, v1.s[3]
    ldp q0, q1, [x5]
    add x5, x5, x12, lsl #2
    fmla v24.4s, v6.4s, v2.s[3]
    fmla v25.4s, v7.4s, v2.s[3]
    add x1, x5, x14, lsl #2
    prfm pldl1keep, [x0]
    fmla v26.4s, v6.4s, v3.s[3]
    fmla v27.4s, v7.4s, v3.s[3]
    ldp q3, q2, [x5]
    add x5, x5, x12, lsl #2
    fmla v28.4s, v6.4s, v4.s[3]
    fmla v29.4s, v7.4s, v4.s[3]
    add x0, x5, x14, lsl #2
    prfm pldl1keep, [x1]
    fmla v30.4s, v6.4s, v5.s[3]
    fmla v31.4s, v7.4s, v5.s[3]
    ld1 {v4.4s, v5.4s, v6.4s, v7.4s}, [x15], #64
    prfm pldl1keep, [x0]
    fmla v20.4s, v8.4s, v16.s[0]
    fmla v21.4s, v9.4s, v16.s[0]
    fmla v22.4s, v8.4s, v17.s[0]
    fmla v23.4s, v9.4s, v17.s[0]
    fmla v24.4s, v8.4s, v18.s[0]
    fmla v25.4s, v9.4s, v18.s[0]
    fmla v26.4s, v8.4s, v19.s[0]
    fmla v27.4s, v9.4s, v19.s[0]
    fmla v28.4s, v8.4s, v10.s[0]
    fmla v29.4s, v9.4s, v10.s[0]
    fmla v30.4s, v8.4s, v11.s[0]
    fmla v31.4s, v9.4s, v11.s[0]
    ldp q8, q9, [x5]
    add x5, x5, x12, lsl #2
    fmla v20.4s, v12.4s, v16.s[1]
    fmla v21.4s, v13.4s, v16.s[1]
    add x0, x5, x14, lsl #2
    fmla v22.4s, v12.4s, v17.s[1]
    fmla v23.4s, v13.4s, v17.s[1]
    prfm pldl1keep, [x0]
    fmla v24.4s, v12.4s, v18.s[1]
    fmla v25.4s, v13.4s, v18.s[1]
    fmla v26.4s, v12.4s, v19.s[1]
    fmla v27.4s, v13.4s, v19.s[1]
    fmla v28.4s, v12.4s, v10.s[1]
    fmla v29.4s, v13.4s, v10.s[1]
    fmla v30.4s, v12.4s, v11.s[1]
    fmla v31.4s, v13.4s, v11.s[1]
    ldp q12, q13, [x15], #64
    fmla v20.4s, v0.4s, v16.s[2]
    fmla v21.4s, v1.4s, v16.s[2]
    fmla v22.4s, v0.4s, v17.s[2]
    fmla v23.4s, v1.4s, v17.s[2]
    fmla v24.4s, v0.4s, v18.s[2]
    fmla v25.4s, v1.4s, v18.s[2]
    fmla v26.4s, v0.4s, v19.s[2]
    fmla v27.4s, v1.4s, v19.s[2]
    fmla v28.4s, v0.4s, v10.s[2]
    fmla v29.4s, v1.4s, v10.s[2]
    fmla v30.4s, v0.4s, v11.s[2]
    fmla v31.4s, v1.4s, v11.s[2]
    ldp q14, q15, [x5]
    add x5, x5, x12, lsl #2
    fmla v20.4s, v3.4s, v16.s[3]
    fmla v21.4s, v2.4s, v16.s[3]
    add x0, x5, x14, lsl #2
    fmla v22.4s, v3.4s, v17.s[3]
    fmla v23.4s, v2.4s, v17.s[3]
    ldp q16, q17, [x5]
    add x5, x5, x12, lsl #2
    fmla v24.4s, v3.4s, v18.s[3]
    fmla v25.4s, v2.4s, v18.s[3]
    add x1, x5, x14, lsl #2
    prfm pldl1keep, [x0]
    fmla v26.4s, v3.4s, v19.s[3]
    fmla v27.4s, v2.4s, v19.s[3]
    ldp q18, q19, [x5]
    add x5, x5, x12, lsl #2
    fmla v28.4s, v3.4s, v10.s[3]
    fmla v29.4s, v2.4s, v10.s[3]
    add x0, x5, x14, lsl #2
    prfm pldl1keep, [x1]
    fmla v30.4s, v3.4s, v11.s[3]
    fmla v31.4s, v2.4s, v11.s[3]
    ld1 {v0.4s, v1.4s, v2.4s, v3.4s}, [x15], #64
    prfm pldl1keep, [x0]
    fmla v20.4s, v8.4s, v4.s[0]
    fmla v21.4s, v9.4s, v4.s[0]
    fmla v22.4s, v8.4s, v5.s[0]
    fmla v23.4s, v9.4s, v5.s[0]
    fmla v24.4s, v8.4s, v6.s[0]
    fmla v25.4s, v9.4s, v6.s[0]
    fmla v26.4s, v8.4s, v7.s[0]
    fmla v27.4s, v9.4s, v7.s[0]
    fmla v28.4s, v8.4s, v12.s[0]
    fmla v29.4s, v9.4s, v12.s[0]
    fmla v30.4s, v8.4s, v13.s[0]
    fmla v31.4s, v9.4s, v13.s[0]
    ldp q8, q9, [x5]
    add x5, x5, x12, lsl #2
    fmla v20.4s, v14.4s, v4.s[1]
    fmla v21.4s, v15.4s, v4.s[1]
    add x0, x5, x14, lsl #2
    fmla v22.4s, v14.4s, v5.s[1]
    fmla v23.4s, v15.4s, v5.s[1]
    prfm pldl1keep, [x0]
    fmla v24.4s, v14.4s, v6.s[1]
    fmla v25.4s, v15.4s, v6.s[1]
    fmla v26.4s, v14.4s, v7.s[1]
    fmla v27.4s, v15.4s, v7.s[1]
    fmla v28.4s, v14.4s, v12.s[1]
    fmla v29.4s, v15.4s, v12.s[1]
    fmla v30.4s, v14.4s, v13.s[1]
    fmla v31.4s, v15.4s, v13.s[1]
    ldp q10, q11, [x15], #64
    fmla v20.4s, v16.4s, v4.s[2]
    fmla v21.4s, v17.4s, v4.s[2]
    fmla v22.4s, v16.4s, v5.s[2]
    fmla v23.4s, v17.4s, v5.s[2]
    fmla v24.4s, v16.4s, v6.s[2]
    fmla v25.4s, v17.4s, v6.s[2]
    fmla v26.4s, v16.4s, v7.s[2]
    fmla v27.4s, v17.4s, v7.s[2]
    fmla v28.4s, v16.4s, v12.s[2]
    fmla v29.4s, v17.4s, v12.s[2]
    fmla v30.4s, v16.4s, v13.s[2]
    fmla v31.4s, v17.4s, v13.s[2]
    ldp q16, q17, [x5]
    add x5, x5, x12, lsl #2
    fmla v20.4s, v18.4s, v4.s[3]
    fmla v21.4s, v19.4s, v4.s[3]
    add x0, x5, x14, lsl #2
    fmla v22.4s, v18.4s, v5.s[3]
    fmla v23.4s, v19.4s, v5.s[3]
    ldp q4, q5, [x5]
    add x5, x5, x12, lsl #2
    fmla v24.4s, v18.4s, v6.s[3]
    fmla v25.4s, v19.4s, v6.s[3]
    add x1, x5, x14, lsl #2
    prfm pldl1keep, [x0]
    fmla v26.4s, v18.4s, v7.s[3]
    fmla v27.4s, v19.4s, v7.s[3]
    ldp q6, q7, [x5]
    prfm pldl1keep, [x1]
    fmla v28.4s, v18.4s, v12.s[3]
    fmla v29.4s, v19.4s, v12.s[3]
    add x5, x5, x12, lsl #2
    fmla v30.4s, v18.4s, v13.s[3]
    fmla v31.4s, v19.4s, v13.s[3]
    fmla v20.4s, v8.4s, v0.s[0]
    fmla v21.4s, v9.4s, v0.s[0]
    fmla v22.4s, v8.4s, v1.s[0]
    fmla v23.4s, v9.4s, v1.s[0]
    fmla v24.4s, v8.4s, v2.s[0]
    fmla v25.4s, v9.4s, v2.s[0]
    fmla v26.4s, v8.4s, v3.s[0]
    fmla v27.4s, v9.4s, v3.s[0]
    fmla v28.4s, v8.4s, v10.s[0]
    fmla v29.4s, v9.4s, v10.s[0]
    fmla v30.4s, v8.4s, v11.s[0]
    fmla v31.4s, v9.4s, v11.s[0]
    fmla v20.4s, v16.4s, v0.s[1]
    fmla v21.4s, v17.4s, v0.s[1]
    fmla v22.4s, v16.4s, v1.s[1]
    fmla v23.4s, v17.4s, v1.s[1]
    fmla v24.4s, v16.4s, v2.s[1]
    fmla v25.4s, v17.4s, v2.s[1]
    fmla v26.4s, v16.4s, v3.s[1]
    fmla v27.4s, v17.4s, v3.s[1]
    fmla v28.4s, v16.4s, v10.s[1]
    fmla v29.4s, v17.4s, v10.s[1]
    fmla v30.4s, v16.4s, v11.s[1]
    fmla v31.4s, v17.4s, v11.s[1]
    fmla v20.4s, v4.4s, v0.s[2]
    fmla v21.4s, v5.4s, v0.s[2]
    fmla v22.4s, v4.4s, v1.s[2]
    fmla v23.4s, v5.4s, v1.s[2]
    fmla v24.4s, v4.4s, v2.s[2]
    fmla v25.4s, v5.4s, v2.s[2]
    fmla v26.4s, v4.4s, v3.s[2]
    fmla v27.4s, v5.4s, v3.s[2]
    fmla v28.4s, v4.4s, v10.s[2]
    fmla v29.4s, v5.4s, v10.s[2]
    fmla v30.4s, v4.4s, v11.s[2]
    fmla v31.4s, v5.4s, v11.s[2]
    fmla v20.4s, v6.4s, v0.s[3]
    fmla v21.4s, v7.4s, v0.s[3]
    fmla v22.4s, v6.4s, v1.s[3]
    fmla v23.4s, v7.4s, v1.s[3]
    fmla v24.4s, v6.4s, v2.s[3]
    fmla v25.4s, v7.4s, v2.s[3]
    fmla v26.4s, v6.4s, v3.s[3]
    fmla v27.4s, v7.4s, v3.s[3]
    fmla v28.4s, v6.4s, v10.s[3]
    fmla v29.4s, v7.4s, v10.s[3]
    fmla v30.4s, v6.4s, v11.s[3]
    fmla v31.4s, v7.4s, v11.s[3]
    cbnz x6, .Lloop_463
.Lloop_end_462:
    lsr x0, x16, #2
    ubfx x1, x16, #0, #2
    cbz x0, .Lloop_end_464
.Lloop_465:
    ld1 {v0.4s, v1.4s, v2.4s, v3.4s}, [x15], #64
    ldp q4, q5, [x5]
    add x2, x5, x14, lsl #2
    add x5, x5, x12, lsl #2
    add x3, x5, x14, lsl #2
    sub x0, x0, #1
    ldp q6, q7, [x15], #64
    ldp q16, q17, [x5]
    add x5, x5, x12, lsl #2
    prfm pldl1keep, [x2]
    ldp q18, q19, [x5]
    add x2, x5, x14, lsl #2
    add x5, x5, x12, lsl #2
    fmla v20.4s, v4.4s, v0.s[0]
    fmla v21.4s, v5.4s, v0.s[0]
    ldp q8, q9, [x5]
    add x4, x5, x14, lsl #2
    fmla v22.4s, v4.4s, v1.s[0]
    fmla v23.4s, v5.4s, v1.s[0]
    prfm pldl1keep, [x3]
    add x5, x5, x12, lsl #2
    fmla v24.4s, v4.4s, v2.s[0]
    fmla v25.4s, v5.4s, v2.s[0]
    prfm pldl1keep, [x2]
    prfm pldl1keep, [x4]
    fmla v26.4s, v4.4s, v3.s[0]
    fmla v27.4s, v5.4s, v3.s[0]
    fmla v28.4s, v4.4s, v6.s[0]
    fmla v29.4s, v5.4s, v6.s[0]
    fmla v30.4s, v4.4s, v7.s[0]
    fmla v31.4s, v5.4s, v7.s[0]
    fmla v20.4s, v16.4s, v0.s[1]
    fmla v21.4s, v17.4s, v0.s[1]
    fmla v22.4s, v16.4s, v1.s[1]
    fmla v23.4s, v17.4s, v1.s[1]
    fmla v24.4s, v16.4s, v2.s[1]
    fmla v25.4s, v17.4s, v2.s[1]
    fmla v26.4s, v16.4s, v3.s[1]
    fmla v27.4s, v17.4s, v3.s[1]
    fmla v28.4s, v16.4s, v6.s[1]
    fmla v29.4s, v17.4s, v6.s[1]
    fmla v30.4s, v16.4s, v7.s[1]
    fmla v31.4s, v17.4s, v7.s[1]
    fmla v20.4s, v18.4s, v0.s[2]
    fmla v21.4s, v19.4s, v0.s[2]
    fmla v22.4s, v18.4s, v1.s[2]
    fmla v23.4s, v19.4s, v1.s[2]
    fmla v24.4s, v18.4s, v2.s[2]
    fmla v25.4s, v19.4s, v2.s[2]
    fmla v26.4s, v18.4s, v3.s[2]
    fmla v27.4s, v19.4s, v3.s[2]
    fmla v28.4s, v18.4s, v6.s[2]
    fmla v29.4s, v19.4s, v6.s[2]
    fmla v30.4s, v18.4s, v7.s[2]
    fmla v31.4s, v19.4s, v7.s[2]
    fmla v20.4s, v8.4s, v0.s[3]
    fmla v21.4s, v9.4s, v0.s[3]
    fmla v22.4s, v8.4s, v1.s[3]
    fmla v23.4s, v9.4s, v1.s[3]
    fmla v24.4s, v8.4s, v2.s[3]
    fmla v25.4s, v9.4s, v2.s[3]
    fmla v26.4s, v8.4s, v3.s[3]
    fmla v27.4s, v9.4s, v3.s[3]
    fmla v28.4s, v8.4s, v6.s[3]
    fmla v29.4s, v9.4s, v6.s[3]
    fmla v30.4s, v8.4s, v7.s[3]
    fmla v31.4s, v9.4s, v7.s[3]
    cbnz x0, .Lloop_465
.Lloop_end_464:
    cbz x1, .Lloop_end_466
.Lloop_467:
    ldp q0, q1, [x5]
    ldr s2, [x15]
    add x0, x5, x14, lsl #2
    sub x1, x1, #1
    ldr s3, [x15, #16]
    add x5, x5, x12, lsl #2
    ldr s4, [x15, #32]
    ldr s5, [x15, #48]
    ldr s6, [x15, #64]
    ldr s7, [x15, #80]
    add x15, x15, #4
    prfm pldl1keep, [x0]
    fmla v20.4s, v0.4s, v2.s[0]
    fmla v21.4s, v1.4s, v2.s[0]
    fmla v22.4s, v0.4s, v3.s[0]
    fmla v23.4s, v1.4s, v3.s[0]
    fmla v24.4s, v0.4s, v4.s[0]
    fmla v25.4s, v1.4s, v4.s[0]
    fmla v26.4s, v0.4s, v5.s[0]
    fmla v27.4s, v1.4s, v5.s[0]
    fmla v28.4s, v0.4s, v6.s[0]
    fmla v29.4s, v1.4s, v6.s[0]
    fmla v30.4s, v0.4s, v7.s[0]
    fmla v31.4s, v1.4s, v7.s[0]
    cbnz x1, .Lloop_467
.Lloop_end_466:
    ldr x0, [x7, #16]
    ldr x1, [x7]
    cbnz x0, .Lotherwise_468
    mov x0, x8
    ldp q0, q1, [x0]
    add x0, x0, x1, lsl #2
    ldp q2, q3, [x0]
    add x0, x0, x1, lsl #2
    ldp q4, q5, [x0]
    add x0, x0, x1, lsl #2
    ldp q6, q7, [x0]
    add x0, x0, x1, lsl #2
    ldp q16, q17, [x0]
    add x0, x0, x1, lsl #2
    ldp q18, q19, [x0]
    fadd v20.4s, v20.4s, v0.4s
    fadd v21.4s, v21.4s, v1.4s
    fadd v22.4s, v22.4s, v2.4s
    fadd v23.4s, v23.4s, v3.4s
    fadd v24.4s, v24.4s, v4.4s
    fadd v25.4s, v25.4s, v5.4s
    fadd v26.4s, v26.4s, v6.4s
    fadd v27.4s, v27.4s, v7.4s
    fadd v28.4s, v28.4s, v16.4s
    fadd v29.4s, v29.4s, v17.4s
    fadd v30.4s, v30.4s, v18.4s
    fadd v31.4s, v31.4s, v19.4s
    b .Lend_469
.Lotherwise_468:
    ldr q0, [x0]
    ldr d1, [x0, #16]
    dup v2.4s, v0.s[0]
    dup v3.4s, v0.s[1]
    dup v4.4s, v0.s[2]
    dup v0.4s, v0.s[3]
    dup v5.4s, v1.s[0]
    dup v1.4s, v1.s[1]
    fadd v20.4s, v20.4s, v2.4s
    fadd v21.4s, v21.4s, v2.4s
    fadd v22.4s, v22.4s, v3.4s
    fadd v23.4s, v23.4s, v3.4s
    fadd v24.4s, v24.4s, v4.4s
    fadd v25.4s, v25.4s, v4.4s
    fadd v26.4s, v26.4s, v0.4s
    fadd v27.4s, v27.4s, v0.4s
    fadd v28.4s, v28.4s, v5.4s
    fadd v29.4s, v29.4s, v5.4s
    fadd v30.4s, v30.4s, v1.4s
    fadd v31.4s, v31.4s, v1.4s
.Lend_469:
    mov x0, x8
    sub x13, x13, #1
    ldr s0, [x7, #32]
    add x11, x11, #32
    add x8, x8, #32
    dup v0.4s, v0.s[0]
    fmax v1.4s, v0.4s, v20.4s
    fmax v2.4s, v0.4s, v21.4s
    fmax v3.4s, v0.4s, v22.4s
    fmax v4.4s, v0.4s, v23.4s
    fmax v5.4s, v0.4s, v24.4s
    fmax v6.4s, v0.4s, v25.4s
    str q1, [x0]
    str q2, [x0, #16]
    add x0, x0, x1, lsl #2
    fmax v1.4s, v0.4s, v26.4s
    fmax v2.4s, v0.4s, v27.4s
    str q3, [x0]
    str q4, [x0, #16]
    add x0, x0, x1, lsl #2
    fmax v3.4s, v0.4s, v28.4s
    fmax v4.4s, v0.4s, v29.4s
    str q5, [x0]
    str q6, [x0, #16]
    add x0, x0, x1, lsl #2
    fmax v5.4s, v0.4s, v30.4s
    fmax v0.4s, v0.4s, v31.4s
    str q1, [x0]
    str q2, [x0, #16]
    add x0, x0, x1, lsl #2
    str q3, [x0]
    str q4, [x0, #16]
    add x0, x0, x1, lsl #2
    str q5, [x0]
    str q0, [x0, #16]
    cbnz x13, .Lloop_461
.Lloop_end_460:
    ldr x0, [x7, #8]
    ubfx x0, x0, #0, #3
    cbnz x0, .Lotherwise_470
    b .Lend_471
.Lotherwise_470:
    ldr x13, [x7, #24]
    lsr x0, x9, #4
    movi v20.4s, #0
    movi v21.4s, #0
    ubfx x1, x9, #0, #4
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
    cbz x0, .Lloop_end_472
.Lloop_473:
    ld1 {v0.4s, v1.4s, v2.4s, v3.4s}, [x10], #64
    ldp q8, q9, [x11]
    add x2, x11, x13, lsl #2
    add x11, x11, x12, lsl #2
    add x3, x11, x13, lsl #2
    sub x0, x0, #1
    ldp q4, q5, [x10], #64
    ldp q10, q11, [x11]
    add x11, x11, x12, lsl #2
    ld1 {v16.4s, v17.4s, v18.4s, v19.4s}, [x10], #64
    add x4, x11, x13, lsl #2
    ldp q12, q13, [x11]
    fmla v20.4s, v8.4s, v0.s[0]
    fmla v21.4s, v9.4s, v0.s[0]
    add x11, x11, x12, lsl #2
    fmla v22.4s, v8.4s, v1.s[0]
    fmla v23.4s, v9.4s, v1.s[0]
    add x5, x11, x13, lsl #2
    fmla v24.4s, v8.4s, v2.s[0]
    fmla v25.4s, v9.4s, v2.s[0]
    ldp q6, q7, [x11]
    add x11, x11, x12, lsl #2
    fmla v26.4s, v8.4s, v3.s[0]
    fmla v27.4s, v9.4s, v3.s[0]
    add x6, x11, x13, lsl #2
    prfm pldl1keep, [x2]
    fmla v28.4s, v8.4s, v4.s[0]
    fmla v29.4s, v9.4s, v4.s[0]
    prfm pldl1keep, [x3]
    prfm pldl1keep, [x4]
    fmla v30.4s, v8.4s, v5.s[0]
    fmla v31.4s, v9.4s, v5.s[0]
    ldp q8, q9, [x11]
    add x11, x11, x12, lsl #2
    fmla v20.4s, v10.4s, v0.s[1]
    fmla v21.4s, v11.4s, v0.s[1]
    add x2, x11, x13, lsl #2
    prfm pldl1keep, [x5]
    fmla v22.4s, v10.4s, v1.s[1]
    fmla v23.4s, v11.4s, v1.s[1]
    prfm pldl1keep, [x6]
    prfm pldl1keep, [x2]
    fmla v24.4s, v10.4s, v2.s[1]
    fmla v25.4s, v11.4s, v2.s[1]
    fmla v26.4s, v10.4s, v3.s[1]
    fmla v27.4s, v11.4s, v3.s[1]
    fmla v28.4s, v10.4s, v4.s[1]
    fmla v29.4s, v11.4s, v4.s[1]
    fmla v30.4s, v10.4s, v5.s[1]
    fmla v31.4s, v11.4s, v5.s[1]
    ldp q10, q11, [x10], #64
    fmla v20.4s, v12.4s, v0.s[2]
    fmla v21.4s, v13.4s, v0.s[2]
    fmla v22.4s, v12.4s, v1.s[2]
    fmla v23.4s, v13.4s, v1.s[2]
    fmla v24.4s, v12.4s, v2.s[2]
    fmla v25.4s, v13.4s, v2.s[2]
    fmla v26.4s, v12.4s, v3.s[2]
    fmla v27.4s, v13.4s, v3.s[2]
    fmla v28.4s, v12.4s, v4.s[2]
    fmla v29.4s, v13.4s, v4.s[2]
    fmla v30.4s, v12.4s, v5.s[2]
    fmla v31.4s, v13.4s, v5.s[2]
    ldp q12, q13, [x11]
    add x11, x11, x12, lsl #2
    fmla v20.4s, v6.4s, v0.s[3]
    fmla v21.4s, v7.4s, v0.s[3]
    add x2, x11, x13, lsl #2
    fmla v22.4s, v6.4s, v1.s[3]
    fmla v23.4s, v7.4s, v1.s[3]
    ldp q0, q1, [x11]
    add x11, x11, x12, lsl #2
    fmla v24.4s, v6.4s, v2.s[3]
    fmla v25.4s, v7.4s, v2.s[3]
    add x3, x11, x13, lsl #2
    prfm pldl1keep, [x2]
    fmla v26.4s, v6.4s, v3.s[3]
    fmla v27.4s, v7.4s, v3.s[3]
    ldp q3, q2, [x11]
    add x11, x11, x12, lsl #2
    fmla v28.4s, v6.4s, v4.s[3]
    fmla v29.4s, v7.4s, v4.s[3]
    add x2, x11, x13, lsl #2
    prfm pldl1keep, [x3]
    fmla v30.4s, v6.4s, v5.s[3]
    fmla v31.4s, v7.4s, v5.s[3]
    ld1 {v4.4s, v5.4s, v6.4s, v7.4s}, [x10], #64
    prfm pldl1keep, [x2]
    fmla v20.4s, v8.4s, v16.s[0]
    fmla v21.4s, v9.4s, v16.s[0]
    fmla v22.4s, v8.4s, v17.s[0]
    fmla v23.4s, v9.4s, v17.s[0]
    fmla v24.4s, v8.4s, v18.s[0]
    fmla v25.4s, v9.4s, v18.s[0]
    fmla v26.4s, v8.4s, v19.s[0]
    fmla v27.4s, v9.4s, v19.s[0]
    fmla v28.4s, v8.4s, v10.s[0]
    fmla v29.4s, v9.4s, v10.s[0]
    fmla v30.4s, v8.4s, v11.s[0]
    fmla v31.4s, v9.4s, v11.s[0]
    ldp q8, q9, [x11]
    add x11, x11, x12, lsl #2
    fmla v20.4s, v12.4s, v16.s[1]
    fmla v21.4s, v13.4s, v16.s[1]
    add x2, x11, x13, lsl #2
    fmla v22.4s, v12.4s, v17.s[1]
    fmla v23.4s, v13.4s, v17.s[1]
    prfm pldl1keep, [x2]
    fmla v24.4s, v12.4s, v18.s[1]
    fmla v25.4s, v13.4s, v18.s[1]
    fmla v26.4s, v12.4s, v19.s[1]
    fmla v27.4s, v13.4s, v19.s[1]
    fmla v28.4s, v12.4s, v10.s[1]
    fmla v29.4s, v13.4s, v10.s[1]
    fmla v30.4s, v12.4s, v11.s[1]
    fmla v31.4s, v13.4s, v11.s[1]
    ldp q12, q13, [x10], #64
    fmla v20.4s, v0.4s, v16.s[2]
    fmla v21.4s, v1.4s, v16.s[2]
    fmla v22.4s, v0.4s, v17.s[2]
    fmla v23.4s, v1.4s, v17.s[2]
    fmla v24.4s, v0.4s, v18.s[2]
    fmla v25.4s, v1.4s, v18.s[2]
    fmla v26.4s, v0.4s, v19.s[2]
    fmla v27.4s, v1.4s, v19.s[2]
    fmla v28.4s, v0.4s, v10.s[2]
    fmla v29.4s, v1.4s, v10.s[2]
    fmla v30.4s, v0.4s, v11.s[2]
    fmla v31.4s, v1.4s, v11.s[2]
    ldp q14, q15, [x11]
    add x11, x11, x12, lsl #2
    fmla v20.4s, v3.4s, v16.s[3]
    fmla v21.4s, v2.4s, v16.s[3]
    add x2, x11, x13, lsl #2
    fmla v22.4s, v3.4s, v17.s[3]
    fmla v23.4s, v2.4s, v17.s[3]
    ldp q16, q17, [x11]
    add x11, x11, x12, lsl #2
    fmla v24.4s, v3.4s, v18.s[3]
    fmla v25.4s, v2.4s, v18.s[3]
    add x3, x11, x13, lsl #2
    prfm pldl1keep, [x2]
    fmla v26.4s, v3.4s, v19.s[3]
    fmla v27.4s, v2.4s, v19.s[3]
    ldp q18, q19, [x11]
    add x11, x11, x12, lsl #2
    fmla v28.4s, v3.4s, v10.s[3]
    fmla v29.4s, v2.4s, v10.s[3]
    add x2, x11, x13, lsl #2
    prfm pldl1keep, [x3]
    fmla v30.4s, v3.4s, v11.s[3]
    fmla v31.4s, v2.4s, v11.s[3]
    ld1 {v0.4s, v1.4s, v2.4s, v3.4s}, [x10], #64
    prfm pldl1keep, [x2]
    fmla v20.4s, v8.4s, v4.s[0]
    fmla v21.4s, v9.4s, v4.s[0]
    fmla v22.4s, v8.4s, v5.s[0]
    fmla v23.4s, v9.4s, v5.s[0]
    fmla v24.4s, v8.4s, v6.s[0]
    fmla v25.4s, v9.4s, v6.s[0]
    fmla v26.4s, v8.4s, v7.s[0]
    fmla v27.4s, v9.4s, v7.s[0]
    fmla v28.4s, v8.4s, v12.s[0]
    fmla v29.4s, v9.4s, v12.s[0]
    fmla v30.4s, v8.4s, v13.s[0]
    fmla v31.4s, v9.4s, v13.s[0]
    ldp q8, q9, [x11]
    add x11, x11, x12, lsl #2
    fmla v20.4s, v14.4s, v4.s[1]
    fmla v21.4s, v15.4s, v4.s[1]
    add x2, x11, x13, lsl #2
    fmla v22.4s, v14.4s, v5.s[1]
    fmla v23.4s, v15.4s, v5.s[1]
    prfm pldl1keep, [x2]
    fmla v24.4s, v14.4s, v6.s[1]
    fmla v25.4s, v15.4s, v6.s[1]
    fmla v26.4s, v14.4s, v7.s[1]
    fmla v27.4s, v15.4s, v7.s[1]
    fmla v28.4s, v14.4s, v12.s[1]
    fmla v29.4s, v15.4s, v12.s[1]
    fmla v30.4s, v14.4s, v13.s[1]
    fmla v31.4s, v15.4s, v13.s[1]
    ldp q10, q11, [x10], #64
    fmla v20.4s, v16.4s, v4.s[2]
    fmla v21.4s, v17.4s, v4.s[2]
    fmla v22.4s, v16.4s, v5.s[2]
    fmla v23.4s, v17.4s, v5.s[2]
    fmla v24.4s, v16.4s, v6.s[2]
    fmla v25.4s, v17.4s, v6.s[2]
    fmla v26.4s, v16.4s, v7.s[2]
    fmla v27.4s, v17.4s, v7.s[2]
    fmla v28.4s, v16.4s, v12.s[2]
    fmla v29.4s, v17.4s, v12.s[2]
    fmla v30.4s, v16.4s, v13.s[2]
    fmla v31.4s, v17.4s, v13.s[2]
    ldp q16, q17, [x11]
    add x11, x11, x12, lsl #2
    fmla v20.4s, v18.4s, v4.s[3]
    fmla v21.4s, v19.4s, v4.s[3]
    add x2, x11, x13, lsl #2
    fmla v22.4s, v18.4s, v5.s[3]
    fmla v23.4s, v19.4s, v5.s[3]
    ldp q4, q5, [x11]
    add x11, x11, x12, lsl #2
    fmla v24.4s, v18.4s, v6.s[3]
    fmla v25.4s, v19.4s, v6.s[3]
    add x3, x11, x13, lsl #2
    prfm pldl1keep, [x2]
    fmla v26.4s, v18.4s, v7.s[3]
    fmla v27.4s, v19.4s, v7.s[3]
    ldp q6, q7, [x11]
    prfm pldl1keep, [x3]
    fmla v28.4s, v18.4s, v12.s[3]
    fmla v29.4s, v19.4s, v12.s[3]
    add x11, x11, x12, lsl #2
    fmla v30.4s, v18.4s, v13.s[3]
    fmla v31.4s, v19.4s, v13.s[3]
    fmla v20.4s, v8.4s, v0.s[0]
    fmla v21.4s, v9.4s, v0.s[0]
    fmla v22.4s, v8.4s, v1.s[0]
    fmla v23.4s, v9.4s, v1.s[0]
    fmla v24.4s, v8.4s, v2.s[0]
    fmla v25.4s, v9.4s, v2.s[0]
    fmla v26.4s, v8.4s, v3.s[0]
    fmla v27.4s, v9.4s, v3.s[0]
    fmla v28.4s, v8.4s, v10.s[0]
    fmla v29.4s, v9.4s, v10.s[0]
    fmla v30.4s, v8.4s, v11.s[0]
    fmla v31.4s, v9.4s, v11.s[0]
    fmla v20.4s, v16.4s, v0.s[1]
    fmla v21.4s, v17.4s, v0.s[1]
    fmla v22.4s, v16.4s, v1.s[1]
    fmla v23.4s, v17.4s, v1.s[1]
    fmla v24.4s, v16.4s, v2.s[1]
    fmla v25.4s, v17.4s, v2.s[1]
    fmla v26.4s, v16.4s, v3.s[1]
    fmla v27.4s, v17.4s, v3.s[1]
    fmla v28.4s, v16.4s, v10.s[1]
    fmla v29.4s, v17.4s, v10.s[1]
    fmla v30.4s, v16.4s, v11.s[1]
    fmla v31.4s, v17.4s, v11.s[1]
    fmla v20.4s, v4.4s, v0.s[2]
    fmla v21.4s, v5.4s, v0.s[2]
    fmla v22.4s, v4.4s, v1.s[2]
    fmla v23.4s, v5.4s, v1.s[2]
    fmla v24.4s, v4.4s, v2.s[2]
    fmla v25.4s, v5.4s, v2.s[2]
    fmla v26.4s, v4.4s, v3.s[2]
    fmla v27.4s, v5.4s, v3.s[2]
    fmla v28.4s, v4.4s, v10.s[2]
    fmla v29.4s, v5.4s, v10.s[2]
    fmla v30.4s, v4.4s, v11.s[2]
    fmla v31.4s, v5.4s, v11.s[2]
    fmla v20.4s, v6.4s, v0.s[3]
    fmla v21.4s, v7.4s, v0.s[3]
    fmla v22.4s, v6.4s, v1.s[3]
    fmla v23.4s, v7.4s, v1.s[3]
    fmla v24.4s, v6.4s, v2.s[3]
    fmla v25.4s, v7.4s, v2.s[3]
    fmla v26.4s, v6.4s, v3.s[3]
    fmla v27.4s, v7.4s, v3.s[3]
    fmla v28.4s, v6.4s, v10.s[3]
    fmla v29.4s, v7.4s, v10.s[3]
    fmla v30.4s, v6.4s, v11.s[3]
    fmla v31.4s, v7.4s, v11.s[3]
    cbnz x0, .Lloop_473
.Lloop_end_472:
    lsr x0, x1, #2
    ubfx x1, x1, #0, #2
    cbz x0, .Lloop_end_474
.Lloop_475:
    ld1 {v0.4s, v1.4s, v2.4s, v3.4s}, [x10], #64
    ldp q4, q5, [x11]
    add x2, x11, x13, lsl #2
    add x11, x11, x12, lsl #2
    add x3, x11, x13, lsl #2
    sub x0, x0, #1
    ldp q6, q7, [x10], #64
    ldp q16, q17, [x11]
    add x11, x11, x12, lsl #2
    prfm pldl1keep, [x2]
    ldp q18, q19, [x11]
    add x2, x11, x13, lsl #2
    add x11, x11, x12, lsl #2
    fmla v20.4s, v4.4s, v0.s[0]
    fmla v21.4s, v5.4s, v0.s[0]
    ldp q8, q9, [x11]
    add x4, x11, x13, lsl #2
    fmla v22.4s, v4.4s, v1.s[0]
    fmla v23.4s, v5.4s, v1.s[0]
    prfm pldl1keep, [x3]
    add x11, x11, x12, lsl #2
    fmla v24.4s, v4.4s, v2.s[0]
    fmla v25.4s, v5.4s, v2.s[0]
    prfm pldl1keep, [x2]
    prfm pldl1keep, [x4]
    fmla v26.4s, v4.4s, v3.s[0]
    fmla v27.4s, v5.4s, v3.s[0]
    fmla v28.4s, v4.4s, v6.s[0]
    fmla v29.4s, v5.4s, v6.s[0]
    fmla v30.4s, v4.4s, v7.s[0]
    fmla v31.4s, v5.4s, v7.s[0]
    fmla v20.4s, v16.4s, v0.s[1]
    fmla v21.4s, v17.4s, v0.s[1]
    fmla v22.4s, v16.4s, v1.s[1]
    fmla v23.4s, v17.4s, v1.s[1]
    fmla v24.4s, v16.4s, v2.s[1]
    fmla v25.4s, v17.4s, v2.s[1]
    fmla v26.4s, v16.4s, v3.s[1]
    fmla v27.4s, v17.4s, v3.s[1]
    fmla v28.4s, v16.4s, v6.s[1]
    fmla v29.4s, v17.4s, v6.s[1]
    fmla v30.4s, v16.4s, v7.s[1]
    fmla v31.4s, v17.4s, v7.s[1]
    fmla v20.4s, v18.4s, v0.s[2]
    fmla v21.4s, v19.4s, v0.s[2]
    fmla v22.4s, v18.4s, v1.s[2]
    fmla v23.4s, v19.4s, v1.s[2]
    fmla v24.4s, v18.4s, v2.s[2]
    fmla v25.4s, v19.4s, v2.s[2]
    fmla v26.4s, v18.4s, v3.s[2]
    fmla v27.4s, v19.4s, v3.s[2]
    fmla v28.4s, v18.4s, v6.s[2]
    fmla v29.4s, v19.4s, v6.s[2]
    fmla v30.4s, v18.4s, v7.s[2]
    fmla v31.4s, v19.4s, v7.s[2]
    fmla v20.4s, v8.4s, v0.s[3]
    fmla v21.4s, v9.4s, v0.s[3]
    fmla v22.4s, v8.4s, v1.s[3]
    fmla v23.4s, v9.4s, v1.s[3]
    fmla v24.4s, v8.4s, v2.s[3]
    fmla v25.4s, v9.4s, v2.s[3]
    fmla v26.4s, v8.4s, v3.s[3]
    fmla v27.4s, v9.4s, v3.s[3]
    fmla v28.4s, v8.4s, v6.s[3]
    fmla v29.4s, v9.4s, v6.s[3]
    fmla v30.4s, v8.4s, v7.s[3]
    fmla v31.4s, v9.4s, v7.s[3]
    cbnz x0, .Lloop_475
.Lloop_end_474:
    cbz x1, .Lloop_end_476
.Lloop_477:
    ldp q0, q1, [x11]
    ldr s2, [x10]
    add x0, x11, x13, lsl #2
    sub x1, x1, #1
    ldr s3, [x10, #16]
    add x11, x11, x12, lsl #2
    ldr s4, [x10, #32]
    ldr s5, [x10, #48]
    ldr s6, [x10, #64]
    ldr s7, [x10, #80]
    add x10, x10, #4
    prfm pldl1keep, [x0]
    fmla v20.4s, v0.4s, v2.s[0]
    fmla v21.4s, v1.4s, v2.s[0]
    fmla v22.4s, v0.4s, v3.s[0]
    fmla v23.4s, v1.4s, v3.s[0]
    fmla v24.4s, v0.4s, v4.s[0]
    fmla v25.4s, v1.4s, v4.s[0]
    fmla v26.4s, v0.4s, v5.s[0]
    fmla v27.4s, v1.4s, v5.s[0]
    fmla v28.4s, v0.4s, v6.s[0]
    fmla v29.4s, v1.4s, v6.s[0]
    fmla v30.4s, v0.4s, v7.s[0]
    fmla v31.4s, v1.4s, v7.s[0]
    cbnz x1, .Lloop_477
.Lloop_end_476:
    ldr x0, [x7, #8]
    ldr x1, [x7, #16]
    mov w2, #8
    mov w3, #1
    ldr x4, [x7]
    ubfx x0, x0, #0, #3
    cmp x0, x2
    csel x0, x0, x2, ls
    lsl x0, x3, x0
    sub x2, x0, #1
    cbnz x1, .Lotherwise_478
    ubfx x0, x2, #0, #4
    mov x1, x8
    cmp x0, #15
    bne .Lotherwise_479
    ldr q0, [x1]
    b .Lend_480
.Lotherwise_479:
    movi v0.4s, #0
    tst x2, #1
    beq .Lotherwise_481
    ld1 {v0.s}[0], [x1]
.Lotherwise_481:
    tst x2, #2
    beq .Lotherwise_482
    add x0, x1, #4
    ld1 {v0.s}[1], [x0]
.Lotherwise_482:
    tst x2, #4
    beq .Lotherwise_483
    add x0, x1, #8
    ld1 {v0.s}[2], [x0]
.Lotherwise_483:
    tst x2, #8
    beq .Lotherwise_484
    add x0, x1, #12
    ld1 {v0.s}[3], [x0]
.Lotherwise_484:
.Lend_480:
    ubfx x0, x2, #4, #4
    fadd v20.4s, v20.4s, v0.4s
    cmp x0, #15
    bne .Lotherwise_485
    ldr q0, [x1, #16]
    b .Lend_486
.Lotherwise_485:
    movi v0.4s, #0
    tst x2, #16
    beq .Lotherwise_487
    add x0, x1, #16
    ld1 {v0.s}[0], [x0]
.Lotherwise_487:
    tst x2, #32
    beq .Lotherwise_488
    add x0, x1, #20
    ld1 {v0.s}[1], [x0]
.Lotherwise_488:
    tst x2, #64
    beq .Lotherwise_489
    add x0, x1, #24
    ld1 {v0.s}[2], [x0]
.Lotherwise_489:
    tst x2, #128
    beq .Lotherwise_490
    add x0, x1, #28
    ld1 {v0.s}[3], [x0]
.Lotherwise_490:
.Lend_486:
    ubfx x0, x2, #0, #4
    fadd v21.4s, v21.4s, v0.4s
    add x1, x1, x4, lsl #2
    cmp x0, #15
    bne .Lotherwise_491
    ldr q0, [x1]
    b .Lend_492
.Lotherwise_491:
    movi v0.4s, #0
    tst x2, #1
    beq .Lotherwise_493
    ld1 {v0.s}[0], [x1]
.Lotherwise_493:
    tst x2, #2
    beq .Lotherwise_494
    add x0, x1, #4
    ld1 {v0.s}[1], [x0]
.Lotherwise_494:
    tst x2, #4
    beq .Lotherwise_495
    add x0, x1, #8
    ld1 {v0.s}[2], [x0]
.Lotherwise_495:
    tst x2, #8
    beq .Lotherwise_496
    add x0, x1, #12
    ld1 {v0.s}[3], [x0]
.Lotherwise_496:
.Lend_492:
    ubfx x0, x2, #4, #4
    fadd v22.4s, v22.4s, v0.4s
    cmp x0, #15
    bne .Lotherwise_497
    ldr q0, [x1, #16]
    b .Lend_498
.Lotherwise_497:
    movi v0.4s, #0
    tst x2, #16
    beq .Lotherwise_499
    add x0, x1, #16
    ld1 {v0.s}[0], [x0]
.Lotherwise_499:
    tst x2, #32
    beq .Lotherwise_500
    add x0, x1, #20
    ld1 {v0.s}[1], [x0]
.Lotherwise_500:
    tst x2, #64
    beq .Lotherwise_501
    add x0, x1, #24
    ld1 {v0.s}[2], [x0]
.Lotherwise_501:
    tst x2, #128
    beq .Lotherwise_502
    add x0, x1, #28
    ld1 {v0.s}[3], [x0]
.Lotherwise_502:
.Lend_498:
    ubfx x0, x2, #0, #4
    fadd v23.4s, v23.4s, v0.4s
    add x1, x1, x4, lsl #2
    cmp x0, #15
    bne .Lotherwise_503
    ldr q0, [x1]
    b .Lend_504
.Lotherwise_503:
    movi v0.4s, #0
    tst x2, #1
    beq .Lotherwise_505
    ld1 {v0.s}[0], [x1]
.Lotherwise_505:
    tst x2, #2
    beq .Lotherwise_506
    add x0, x1, #4
    ld1 {v0.s}[1], [x0]
.Lotherwise_506:
    tst x2, #4
    beq .Lotherwise_507
    add x0, x1, #8
    ld1 {v0.s}[2], [x0]
.Lotherwise_507:
    tst x2, #8
    beq .Lotherwise_508
    add x0, x1, #12
    ld1 {v0.s}[3], [x0]
.Lotherwise_508:
.Lend_504:
    ubfx x0, x2, #4, #4
    fadd v24.4s, v24.4s, v0.4s
    cmp x0, #15
    bne .Lotherwise_509
    ldr q0, [x1, #16]
    b .Lend_510
.Lotherwise_509:
    movi v0.4s, #0
    tst x2, #16
    beq .Lotherwise_511
    add x0, x1, #16
    ld1 {v0.s}[0], [x0]
.Lotherwise_511:
    tst x2, #32
    beq .Lotherwise_512
    add x0, x1, #20
    ld1 {v0.s}[1], [x0]
.Lotherwise_512:
    tst x2, #64
    beq .Lotherwise_513
    add x0, x1, #24
    ld1 {v0.s}[2], [x0]
.Lotherwise_513:
    tst x2, #128
    beq .Lotherwise_514
    add x0, x1, #28
    ld1 {v0.s}[3], [x0]
.Lotherwise_514:
.Lend_510:
    ubfx x0, x2, #0, #4
    fadd v25.4s, v25.4s, v0.4s
    add x1, x1, x4, lsl #2
    cmp x0, #15
    bne .Lotherwise_515
    ldr q0, [x1]
    b .Lend_516
.Lotherwise_515:
    movi v0.4s, #0
    tst x2, #1
    beq .Lotherwise_517
    ld1 {v0.s}[0], [x1]
.Lotherwise_517:
    tst x2, #2
    beq .Lotherwise_518
    add x0, x1, #4
    ld1 {v0.s}[1], [x0]
.Lotherwise_518:
    tst x2, #4
    beq .Lotherwise_519
    add x0, x1, #8
    ld1 {v0.s}[2], [x0]
.Lotherwise_519:
    tst x2, #8
    beq .Lotherwise_520
    add x0, x1, #12
    ld1 {v0.s}[3], [x0]
.Lotherwise_520:
.Lend_516:
    ubfx x0, x2, #4, #4
    fadd v26.4s, v26.4s, v0.4s
    cmp x0, #15
    bne .Lotherwise_521
    ldr q0, [x1, #16]
    b .Lend_522
.Lotherwise_521:
    movi v0.4s, #0
    tst x2, #16
    beq .Lotherwise_523
    add x0, x1, #16
    ld1 {v0.s}[0], [x0]
.Lotherwise_523:
    tst x2, #32
    beq .Lotherwise_524
    add x0, x1, #20
    ld1 {v0.s}[1], [x0]
.Lotherwise_524:
    tst x2, #64
    beq .Lotherwise_525
    add x0, x1, #24
    ld1 {v0.s}[2], [x0]
.Lotherwise_525:
    tst x2, #128
    beq .Lotherwise_526
    add x0, x1, #28
    ld1 {v0.s}[3], [x0]
.Lotherwise_526:
.Lend_522:
    ubfx x0, x2, #0, #4
    fadd v27.4s, v27.4s, v0.4s
    add x1, x1, x4, lsl #2
    cmp x0, #15
    bne .Lotherwise_527
    ldr q0, [x1]
    b .Lend_528
.Lotherwise_527:
    movi v0.4s, #0
    tst x2, #1
    beq .Lotherwise_529
    ld1 {v0.s}[0], [x1]
.Lotherwise_529:
    tst x2, #2
    beq .Lotherwise_530
    add x0, x1, #4
    ld1 {v0.s}[1], [x0]
.Lotherwise_530:
    tst x2, #4
    beq .Lotherwise_531
    add x0, x1, #8
    ld1 {v0.s}[2], [x0]
.Lotherwise_531:
    tst x2, #8
    beq .Lotherwise_532
    add x0, x1, #12
    ld1 {v0.s}[3], [x0]
.Lotherwise_532:
.Lend_528:
    ubfx x0, x2, #4, #4
    fadd v28.4s, v28.4s, v0.4s
    cmp x0, #15
    bne .Lotherwise_533
    ldr q0, [x1, #16]
    b .Lend_534
.Lotherwise_533:
    movi v0.4s, #0
    tst x2, #16
    beq .Lotherwise_535
    add x0, x1, #16
    ld1 {v0.s}[0], [x0]
.Lotherwise_535:
    tst x2, #32
    beq .Lotherwise_536
    add x0, x1, #20
    ld1 {v0.s}[1], [x0]
.Lotherwise_536:
    tst x2, #64
    beq .Lotherwise_537
    add x0, x1, #24
    ld1 {v0.s}[2], [x0]
.Lotherwise_537:
    tst x2, #128
    beq .Lotherwise_538
    add x0, x1, #28
    ld1 {v0.s}[3], [x0]
.Lotherwise_538:
.Lend_534:
    ubfx x0, x2, #0, #4
    fadd v29.4s, v29.4s, v0.4s
    add x1, x1, x4, lsl #2
    cmp x0, #15
    bne .Lotherwise_539
    ldr q0, [x1]
    b .Lend_540
.Lotherwise_539:
    movi v0.4s, #0
    tst x2, #1
    beq .Lotherwise_541
    ld1 {v0.s}[0], [x1]
.Lotherwise_541:
    tst x2, #2
    beq .Lotherwise_542
    add x0, x1, #4
    ld1 {v0.s}[1], [x0]
.Lotherwise_542:
    tst x2, #4
    beq .Lotherwise_543
    add x0, x1, #8
    ld1 {v0.s}[2], [x0]
.Lotherwise_543:
    tst x2, #8
    beq .Lotherwise_544
    add x0, x1, #12
    ld1 {v0.s}[3], [x0]
.Lotherwise_544:
.Lend_540:
    ubfx x0, x2, #4, #4
    fadd v30.4s, v30.4s, v0.4s
    cmp x0, #15
    bne .Lotherwise_545
    ldr q0, [x1, #16]
    b .Lend_546
.Lotherwise_545:
    movi v0.4s, #0
    tst x2, #16
    beq .Lotherwise_547
    add x0, x1, #16
    ld1 {v0.s}[0], [x0]
.Lotherwise_547:
    tst x2, #32
    beq .Lotherwise_548
    add x0, x1, #20
    ld1 {v0.s}[1], [x0]
.Lotherwise_548:
    tst x2, #64
    beq .Lotherwise_549
    add x0, x1, #24
    ld1 {v0.s}[2], [x0]
.Lotherwise_549:
    tst x2, #128
    beq .Lotherwise_550
    add x0, x1, #28
    ld1 {v0.s}[3], [x0]
.Lotherwise_550:
.Lend_546:
    fadd v31.4s, v31.4s, v0.4s
    b .Lend_551
.Lotherwise_478:
    ldr q0, [x1]
    ldr d1, [x1, #16]
    dup v2.4s, v0.s[0]
    dup v3.4s, v0.s[1]
    dup v4.4s, v0.s[2]
    dup v0.4s, v0.s[3]
    dup v5.4s, v1.s[0]
    dup v1.4s, v1.s[1]
    fadd v20.4s, v20.4s, v2.4s
    fadd v21.4s, v21.4s, v2.4s
    fadd v22.4s, v22.4s, v3.4s
    fadd v23.4s, v23.4s, v3.4s
    fadd v24.4s, v24.4s, v4.4s
    fadd v25.4s, v25.4s, v4.4s
    fadd v26.4s, v26.4s, v0.4s
    fadd v27.4s, v27.4s, v0.4s
    fadd v28.4s, v28.4s, v5.4s
    fadd v29.4s, v29.4s, v5.4s
    fadd v30.4s, v30.4s, v1.4s
    fadd v31.4s, v31.4s, v1.4s
.Lend_551:
    ubfx x0, x2, #0, #4
    ldr s0, [x7, #32]
    dup v0.4s, v0.s[0]
    fmax v1.4s, v0.4s, v20.4s
    cmp x0, #15
    bne .Lotherwise_552
    str q1, [x8]
    b .Lend_553
.Lotherwise_552:
    tst x2, #1
    beq .Lotherwise_554
    st1 {v1.s}[0], [x8]
.Lotherwise_554:
    tst x2, #2
    beq .Lotherwise_555
    add x0, x8, #4
    st1 {v1.s}[1], [x0]
.Lotherwise_555:
    tst x2, #4
    beq .Lotherwise_556
    add x0, x8, #8
    st1 {v1.s}[2], [x0]
.Lotherwise_556:
    tst x2, #8
    beq .Lotherwise_557
    add x0, x8, #12
    st1 {v1.s}[3], [x0]
.Lotherwise_557:
.Lend_553:
    ubfx x0, x2, #4, #4
    fmax v1.4s, v0.4s, v21.4s
    cmp x0, #15
    bne .Lotherwise_558
    str q1, [x8, #16]
    b .Lend_559
.Lotherwise_558:
    tst x2, #16
    beq .Lotherwise_560
    add x0, x8, #16
    st1 {v1.s}[0], [x0]
.Lotherwise_560:
    tst x2, #32
    beq .Lotherwise_561
    add x0, x8, #20
    st1 {v1.s}[1], [x0]
.Lotherwise_561:
    tst x2, #64
    beq .Lotherwise_562
    add x0, x8, #24
    st1 {v1.s}[2], [x0]
.Lotherwise_562:
    tst x2, #128
    beq .Lotherwise_563
    add x0, x8, #28
    st1 {v1.s}[3], [x0]
.Lotherwise_563:
.Lend_559:
    ubfx x0, x2, #0, #4
    add x8, x8, x4, lsl #2
    fmax v1.4s, v0.4s, v22.4s
    cmp x0, #15
    bne .Lotherwise_564
    str q1, [x8]
    b .Lend_565
.Lotherwise_564:
    tst x2, #1
    beq .Lotherwise_566
    st1 {v1.s}[0], [x8]
.Lotherwise_566:
    tst x2, #2
    beq .Lotherwise_567
    add x0, x8, #4
    st1 {v1.s}[1], [x0]
.Lotherwise_567:
    tst x2, #4
    beq .Lotherwise_568
    add x0, x8, #8
    st1 {v1.s}[2], [x0]
.Lotherwise_568:
    tst x2, #8
    beq .Lotherwise_569
    add x0, x8, #12
    st1 {v1.s}[3], [x0]
.Lotherwise_569:
.Lend_565:
    ubfx x0, x2, #4, #4
    fmax v1.4s, v0.4s, v23.4s
    cmp x0, #15
    bne .Lotherwise_570
    str q1, [x8, #16]
    b .Lend_571
.Lotherwise_570:
    tst x2, #16
    beq .Lotherwise_572
    add x0, x8, #16
    st1 {v1.s}[0], [x0]
.Lotherwise_572:
    tst x2, #32
    beq .Lotherwise_573
    add x0, x8, #20
    st1 {v1.s}[1], [x0]
.Lotherwise_573:
    tst x2, #64
    beq .Lotherwise_574
    add x0, x8, #24
    st1 {v1.s}[2], [x0]
.Lotherwise_574:
    tst x2, #128
    beq .Lotherwise_575
    add x0, x8, #28
    st1 {v1.s}[3], [x0]
.Lotherwise_575:
.Lend_571:
    ubfx x0, x2, #0, #4
    add x8, x8, x4, lsl #2
    fmax v1.4s, v0.4s, v24.4s
    cmp x0, #15
    bne .Lotherwise_576
    str q1, [x8]
    b .Lend_577
.Lotherwise_576:
    tst x2, #1
    beq .Lotherwise_578
    st1 {v1.s}[0], [x8]
.Lotherwise_578:
    tst x2, #2
    beq .Lotherwise_579
    add x0, x8, #4
    st1 {v1.s}[1], [x0]
.Lotherwise_579:
    tst x2, #4
    beq .Lotherwise_580
    add x0, x8, #8
    st1 {v1.s}[2], [x0]
.Lotherwise_580:
    tst x2, #8
    beq .Lotherwise_581
    add x0, x8, #12
    st1 {v1.s}[3], [x0]
.Lotherwise_581:
.Lend_577:
    ubfx x0, x2, #4, #4
    fmax v1.4s, v0.4s, v25.4s
    cmp x0, #15
    bne .Lotherwise_582
    str q1, [x8, #16]
    b .Lend_583
.Lotherwise_582:
    tst x2, #16
    beq .Lotherwise_584
    add x0, x8, #16
    st1 {v1.s}[0], [x0]
.Lotherwise_584:
    tst x2, #32
    beq .Lotherwise_585
    add x0, x8, #20
    st1 {v1.s}[1], [x0]
.Lotherwise_585:
    tst x2, #64
    beq .Lotherwise_586
    add x0, x8, #24
    st1 {v1.s}[2], [x0]
.Lotherwise_586:
    tst x2, #128
    beq .Lotherwise_587
    add x0, x8, #28
    st1 {v1.s}[3], [x0]
.Lotherwise_587:
.Lend_583:
    ubfx x0, x2, #0, #4
    add x8, x8, x4, lsl #2
    fmax v1.4s, v0.4s, v26.4s
    cmp x0, #15
    bne .Lotherwise_588
    str q1, [x8]
    b .Lend_589
.Lotherwise_588:
    tst x2, #1
    beq .Lotherwise_590
    st1 {v1.s}[0], [x8]
.Lotherwise_590:
    tst x2, #2
    beq .Lotherwise_591
    add x0, x8, #4
    st1 {v1.s}[1], [x0]
.Lotherwise_591:
    tst x2, #4
    beq .Lotherwise_592
    add x0, x8, #8
    st1 {v1.s}[2], [x0]
.Lotherwise_592:
    tst x2, #8
    beq .Lotherwise_593
    add x0, x8, #12
    st1 {v1.s}[3], [x0]
.Lotherwise_593:
.Lend_589:
    ubfx x0, x2, #4, #4
    fmax v1.4s, v0.4s, v27.4s
    cmp x0, #15
    bne .Lotherwise_594
    str q1, [x8, #16]
    b .Lend_595
.Lotherwise_594:
    tst x2, #16
    beq .Lotherwise_596
    add x0, x8, #16
    st1 {v1.s}[0], [x0]
.Lotherwise_596:
    tst x2, #32
    beq .Lotherwise_597
    add x0, x8, #20
    st1 {v1.s}[1], [x0]
.Lotherwise_597:
    tst x2, #64
    beq .Lotherwise_598
    add x0, x8, #24
    st1 {v1.s}[2], [x0]
.Lotherwise_598:
    tst x2, #128
    beq .Lotherwise_599
    add x0, x8, #28
    st1 {v1.s}[3], [x0]
.Lotherwise_599:
.Lend_595:
    ubfx x0, x2, #0, #4
    add x8, x8, x4, lsl #2
    fmax v1.4s, v0.4s, v28.4s
    cmp x0, #15
    bne .Lotherwise_600
    str q1, [x8]
    b .Lend_601
.Lotherwise_600:
    tst x2, #1
    beq .Lotherwise_602
    st1 {v1.s}[0], [x8]
.Lotherwise_602:
    tst x2, #2
    beq .Lotherwise_603
    add x0, x8, #4
    st1 {v1.s}[1], [x0]
.Lotherwise_603:
    tst x2, #4
    beq .Lotherwise_604
    add x0, x8, #8
    st1 {v1.s}[2], [x0]
.Lotherwise_604:
    tst x2, #8
    beq .Lotherwise_605
    add x0, x8, #12
    st1 {v1.s}[3], [x0]
.Lotherwise_605:
.Lend_601:
    ubfx x0, x2, #4, #4
    fmax v1.4s, v0.4s, v29.4s
    cmp x0, #15
    bne .Lotherwise_606
    str q1, [x8, #16]
    b .Lend_607
.Lotherwise_606:
    tst x2, #16
    beq .Lotherwise_608
    add x0, x8, #16
    st1 {v1.s}[0], [x0]
.Lotherwise_608:
    tst x2, #32
    beq .Lotherwise_609
    add x0, x8, #20
    st1 {v1.s}[1], [x0]
.Lotherwise_609:
    tst x2, #64
    beq .Lotherwise_610
    add x0, x8, #24
    st1 {v1.s}[2], [x0]
.Lotherwise_610:
    tst x2, #128
    beq .Lotherwise_611
    add x0, x8, #28
    st1 {v1.s}[3], [x0]
.Lotherwise_611:
.Lend_607:
    ubfx x0, x2, #0, #4
    add x8, x8, x4, lsl #2
    fmax v1.4s, v0.4s, v30.4s
    cmp x0, #15
    bne .Lotherwise_612
    str q1, [x8]
    b .Lend_613
.Lotherwise_612:
    tst x2, #1
    beq .Lotherwise_614
    st1 {v1.s}[0], [x8]
.Lotherwise_614:
    tst x2, #2
    beq .Lotherwise_615
    add x0, x8, #4
    st1 {v1.s}[1], [x0]
.Lotherwise_615:
    tst x2, #4
    beq .Lotherwise_616
    add x0, x8, #8
    st1 {v1.s}[2], [x0]
.Lotherwise_616:
    tst x2, #8
    beq .Lotherwise_617
    add x0, x8, #12
    st1 {v1.s}[3], [x0]
.Lotherwise_617:
.Lend_613:
    ubfx x0, x2, #4, #4
    fmax v0.4s, v0.4s, v31.4s
    cmp x0, #15
    bne .Lotherwise_618
    str q0, [x8, #16]
    b .Lend_619
.Lotherwise_618:
    tst x2, #16
    beq .Lotherwise_620
    add x0, x8, #16
    st1 {v0.s}[0], [x0]
.Lotherwise_620:
    tst x2, #32
    beq .Lotherwise_621
    add x0, x8, #20
    st1 {v0.s}[1], [x0]
.Lotherwise_621:
    tst x2, #64
    beq .Lotherwise_622
    add x0, x8, #24
    st1 {v0.s}[2], [x0]
.Lotherwise_622:
    tst x2, #128
    beq .Lotherwise_623
    add x0, x8, #28
    st1 {v0.s}[3], [x0]
.Lotherwise_623:
.Lend_619:
.Lend_471:
    ldp d8, d9, [sp, #0]
    ldp d10, d11, [sp, #16]
    ldp d12, d13, [sp, #32]
    ldp d14, d15, [sp, #48]
    add sp, sp, #64
    ret
    .size nnp_sgemm_6x8__aarch64_neon, . - nnp_sgemm_6x8__aarch64_neon

    .text
    .p2align 4
    .globl nnp_sgemm_7x8__aarch64_neon
    .type nnp_sgemm_7x8__aarch64_neon, %function
nnp_sgemm_7x8__aarch64_neon:
    sub sp, sp, #64
    stp d8, d9, [sp, #0]
    stp d10, d11, [sp, #16]
    stp d12, d13, [sp, #32]
    stp d14, d15, [sp, #48]
    mov x6, x5
    mov x7, x4
    mov x8, x0
    ldr x0, [x6]
    mov x4, x7
    ldr x5, [x6, #8]
    mov x9, x1
    prfm pldl1keep, [x4]
    prfm pldl1keep, [x4, #56]
    mov x10, x2
    mov x11, x3
    add x4, x4, x0, lsl #2
    lsr x12, x5, #3
    prfm pldl1keep, [x4]
    prfm pldl1keep, [x4, #56]
    add x4, x4, x0, lsl #2
    prfm pldl1keep, [x4]
    prfm pldl1keep, [x4, #56]
    add x4, x4, x0, lsl #2
    prfm pldl1keep, [x4]
    prfm pldl1keep, [x4, #56]
    add x4, x4, x0, lsl #2
    prfm pldl1keep, [x4]
    prfm pldl1keep, [x4, #56]
    add x4, x4, x0, lsl #2
    prfm pldl1keep, [x4]
    prfm pldl1keep, [x4, #56]
    add x4, x4, x0, lsl #2
    prfm pldl1keep, [x4]
    prfm pldl1keep, [x4, #56]
    cbz x12, .Lloop_end_624
.Lloop_625:
    ldr x0, [x6]
    mov x1, x7
    mov x2, x8
    mov x4, x10
    prfm pldl1keep, [x1, #88]
    lsr x5, x2, #4
    ldr x13, [x6, #24]
    mov x14, x9
    movi v25.4s, #0
    movi v24.4s, #0
    ubfx x15, x2, #0, #4
    movi v4.4s, #0
    movi v5.4s, #0
    movi v6.4s, #0
    movi v7.4s, #0
    add x1, x1, x0, lsl #2
    movi v16.4s, #0
    movi v17.4s, #0
    prfm pldl1keep, [x1, #88]
    add x1, x1, x0, lsl #2
    movi v18.4s, #0
    movi v19.4s, #0
    prfm pldl1keep, [x1, #88]
    add x1, x1, x0, lsl #2
    movi v20.4s, #0
    movi v21.4s, #0
    prfm pldl1keep, [x1, #88]
    add x1, x1, x0, lsl #2
    movi v22.4s, #0
    movi v23.4s, #0
    prfm pldl1keep, [x1, #88]
    add x1, x1, x0, lsl #2
    prfm pldl1keep, [x1, #88]
    add x1, x1, x0, lsl #2
    prfm pldl1keep, [x1, #88]
    cbz x5, .Lloop_end_626
.Lloop_627:
    ld1 {v0.4s, v1.4s, v2.4s, v3.4s}, [x14], #64
    ldp q26, q27, [x4]
    add x0, x4, x13, lsl #2
    add x4, x4, x11, lsl #2
    add x1, x4, x13, lsl #2
    sub x5, x5, #1
    ldp q14, q11, [x14], #32
    ldr q12, [x14], #32
    ldp q29, q30, [x4]
    add x4, x4, x11, lsl #2
    ldp q31, q8, [x4]
    add x2, x4, x13, lsl #2
    add x4, x4, x11, lsl #2
    fmla v25.4s, v26.4s, v0.s[0]
    fmla v24.4s, v27.4s, v0.s[0]
    add x3, x4, x13, lsl #2
    prfm pldl1keep, [x0]
    fmla v4.4s, v26.4s, v1.s[0]
    fmla v5.4s, v27.4s, v1.s[0]
    prfm pldl1keep, [x1]
    prfm pldl1keep, [x2]
    fmla v6.4s, v26.4s, v2.s[0]
    fmla v7.4s, v27.4s, v2.s[0]
    prfm pldl1keep, [x3]
    fmla v16.4s, v26.4s, v3.s[0]
    fmla v17.4s, v27.4s, v3.s[0]
    fmla v18.4s, v26.4s, v14.s[0]
    fmla v19.4s, v27.4s, v14.s[0]
    fmla v20.4s, v26.4s, v11.s[0]
    fmla v21.4s, v27.4s, v11.s[0]
    fmla v22.4s, v26.4s, v12.s[0]
    fmla v23.4s, v27.4s, v12.s[0]
    ldp q28, q13, [x4]
    add x4, x4, x11, lsl #2
    fmla v25.4s, v29.4s, v0.s[1]
    fmla v24.4s, v30.4s, v0.s[1]
    add x0, x4, x13, lsl #2
    fmla v4.4s, v29.4s, v1.s[1]
    fmla v5.4s, v30.4s, v1.s[1]
    prfm pldl1keep, [x0]
    fmla v6.4s, v29.4s, v2.s[1]
    fmla v7.4s, v30.4s, v2.s[1]
    fmla v16.4s, v29.4s, v3.s[1]
    fmla v17.4s, v30.4s, v3.s[1]
    fmla v18.4s, v29.4s, v14.s[1]
    fmla v19.4s, v30.4s, v14.s[1]
    fmla v20.4s, v29.4s, v11.s[1]
    fmla v21.4s, v30.4s, v11.s[1]
    fmla v22.4s, v29.4s, v12.s[1]
    fmla v23.4s, v30.4s, v12.s[1]
    ldp q26, q27, [x4]
    add x4, x4, x11, lsl #2
    fmla v25.4s, v31.4s, v0.s[2]
    fmla v24.4s, v8.4s, v0.s[2]
    add x0, x4, x13, lsl #2
    fmla v4.4s, v31.4s, v1.s[2]
    fmla v5.4s, v8.4s, v1.s[2]
    prfm pldl1keep, [x0]
    fmla v6.4s, v31.4s, v2.s[2]
    fmla v7.4s, v8.4s, v2.s[2]
    fmla v16.4s, v31.4s, v3.s[2]
    fmla v17.4s, v8.4s, v3.s[2]
    fmla v18.4s, v31.4s, v14.s[2]
    fmla v19.4s, v8.4s, v14.s[2]
    fmla v20.4s, v31.4s, v11.s[2]
    fmla v21.4s, v8.4s, v11.s[2]
    fmla v22.4s, v31.4s, v12.s[2]
    fmla v23.4s, v8.4s, v12.s[2]
    ldp q30, q31, [x4]
    add x4, x4, x11, lsl #2
    fmla v25.4s, v28.4s, v0.s[3]
    fmla v24.4s, v13.4s, v0.s[3]
    ldp q8, q9, [x4]
    add x0, x4, x13, lsl #2
    fmla v4.4s, v28.4s, v1.s[3]
    fmla v5.4s, v13.4s, v1.s[3]
    add x4, x4, x11, lsl #2
    prfm pldl1keep, [x0]
    fmla v6.4s, v28.4s, v2.s[3]
    fmla v7.4s, v13.4s, v2.s[3]
    ldp q29, q10, [x4]
    add x0, x4, x13, lsl #2
    fmla v16.4s, v28.4s, v3.s[3]
    fmla v17.4s, v13.4s, v3.s[3]
    add x4, x4, x11, lsl #2
    prfm pldl1keep, [x0]
    fmla v18.4s, v28.4s, v14.s[3]
    fmla v19.4s, v13.4s, v14.s[3]
    ldp q15, q14, [x4]
    add x0, x4, x13, lsl #2
    fmla v20.4s, v28.4s, v11.s[3]
    fmla v21.4s, v13.4s, v11.s[3]
    add x4, x4, x11, lsl #2
    prfm pldl1keep, [x0]
    fmla v22.4s, v28.4s, v12.s[3]
    fmla v23.4s, v13.4s, v12.s[3]
    ld1 {v0.4s, v1.4s, v2.4s, v3.4s}, [x14], #64
    add x0, x4, x13, lsl #2
    prfm pldl1keep, [x0]
    fmla v25.4s, v26.4s, v0.s[0]
    fmla v24.4s, v27.4s, v0.s[0]
    fmla v4.4s, v26.4s, v1.s[0]
    fmla v5.4s, v27.4s, v1.s[0]
    fmla v6.4s, v26.4s, v2.s[0]
    fmla v7.4s, v27.4s, v2.s[0]
    fmla v16.4s, v26.4s, v3.s[0]
    fmla v17.4s, v27.4s, v3.s[0]
    fmla v25.4s, v30.4s, v0.s[1]
    fmla v24.4s, v31.4s, v0.s[1]
    fmla v4.4s, v30.4s, v1.s[1]
    fmla v5.4s, v31.4s, v1.s[1]
    fmla v6.4s, v30.4s, v2.s[1]
    fmla v7.4s, v31.4s, v2.s[1]
    fmla v16.4s, v30.4s, v3.s[1]
    fmla v17.4s, v31.4s, v3.s[1]
    fmla v25.4s, v8.4s, v0.s[2]
    fmla v24.4s, v9.4s, v0.s[2]
    fmla v4.4s, v8.4s, v1.s[2]
    fmla v5.4s, v9.4s, v1.s[2]
    fmla v6.4s, v8.4s, v2.s[2]
    fmla v7.4s, v9.4s, v2.s[2]
    fmla v16.4s, v8.4s, v3.s[2]
    fmla v17.4s, v9.4s, v3.s[2]
    fmla v25.4s, v29.4s, v0.s[3]
    fmla v24.4s, v10.4s, v0.s[3]
    fmla v4.4s, v29.4s, v1.s[3]
    fmla v5.4s, v10.4s, v1.s[3]
    ldp q0, q28, [x14], #32
    fmla v6.4s, v29.4s, v2.s[3]
    fmla v7.4s, v10.4s, v2.s[3]
    ldr q1, [x14], #32
    fmla v16.4s, v29.4s, v3.s[3]
    fmla v17.4s, v10.4s, v3.s[3]
    fmla v18.4s, v26.4s, v0.s[0]
    fmla v19.4s, v27.4s, v0.s[0]
    fmla v20.4s, v26.4s, v28.s[0]
    fmla v21.4s, v27.4s, v28.s[0]
    fmla v22.4s, v26.4s, v1.s[0]
    fmla v23.4s, v27.4s, v1.s[0]
    ldp q11, q12, [x4]
    add x4, x4, x11, lsl #2
    fmla v18.4s, v30.4s, v0.s[1]
    fmla v19.4s, v31.4s, v0.s[1]
    add x0, x4, x13, lsl #2
    fmla v20.4s, v30.4s, v28.s[1]
    fmla v21.4s, v31.4s, v28.s[1]
    prfm pldl1keep, [x0]
    fmla v22.4s, v30.4s, v1.s[1]
    fmla v23.4s, v31.4s, v1.s[1]
    ldp q26, q13, [x4]
    add x4, x4, x11, lsl #2
    fmla v18.4s, v8.4s, v0.s[2]
    fmla v19.4s, v9.4s, v0.s[2]
    add x0, x4, x13, lsl #2
    fmla v20.4s, v8.4s, v28.s[2]
    fmla v21.4s, v9.4s, v28.s[2]
    prfm pldl1keep, [x0]
    fmla v22.4s, v8.4s, v1.s[2]
    fmla v23.4s, v9.4s, v1.s[2]
    ldp q8, q30, [x4]
    add x4, x4, x11, lsl #2
    fmla v18.4s, v29.4s, v0.s[3]
    fmla v19.4s, v10.4s, v0.s[3]
    ldp q27, q31, [x4]
    add x0, x4, x13, lsl #2
    fmla v20.4s, v29.4s, v28.s[3]
    fmla v21.4s, v10.4s, v28.s[3]
    add x4, x4, x11, lsl #2
    prfm pldl1keep, [x0]
    fmla v22.4s, v29.4s, v1.s[3]
    fmla v23.4s, v10.4s, v1.s[3]
    ld1 {v0.4s, v1.4s, v2.4s, v3.4s}, [x14], #64
    add x0, x4, x13, lsl #2
    prfm pldl1keep, [x0]
    fmla v25.4s, v15.4s, v0.s[0]
    fmla v24.4s, v14.4s, v0.s[0]
    fmla v4.4s, v15.4s, v1.s[0]
    fmla v5.4s, v14.4s, v1.s[0]
    fmla v6.4s, v15.4s, v2.s[0]
    fmla v7.4s, v14.4s, v2.s[0]
    fmla v16.4s, v15.4s, v3.s[0]
    fmla v17.4s, v14.4s, v3.s[0]
    fmla v25.4s, v11.4s, v0.s[1]
    fmla v24.4s, v12.4s, v0.s[1]
    fmla v4.4s, v11.4s, v1.s[1]
    fmla v5.4s, v12.4s, v1.s[1]
    fmla v6.4s, v11.4s, v2.s[1]
    fmla v7.4s, v12.4s, v2.s[1]
    fmla v16.4s, v11.4s, v3.s[1]
    fmla v17.4s, v12.4s, v3.s[1]
    fmla v25.4s, v26.4s, v0.s[2]
    fmla v24.4s, v13.4s, v0.s[2]
    fmla v4.4s, v26.4s, v1.s[2]
    fmla v5.4s, v13.4s, v1.s[2]
    fmla v6.4s, v26.4s, v2.s[2]
    fmla v7.4s, v13.4s, v2.s[2]
    fmla v16.4s, v26.4s, v3.s[2]
    fmla v17.4s, v13.4s, v3.s[2]
    fmla v25.4s, v8.4s, v0.s[3]
    fmla v24.4s, v30.4s, v0.s[3]
    fmla v4.4s, v8.4s, v1.s[3]
    fmla v5.4s, v30.4s, v1.s[3]
    ldp q0, q1, [x14], #32
    fmla v6.4s, v8.4s, v2.s[3]
    fmla v7.4s, v30.4s, v2.s[3]
    ldr q29, [x14], #32
    fmla v16.4s, v8.4s, v3.s[3]
    fmla v17.4s, v30.4s, v3.s[3]
    fmla v18.4s, v15.4s, v0.s[0]
    fmla v19.4s, v14.4s, v0.s[0]
    fmla v20.4s, v15.4s, v1.s[0]
    fmla v21.4s, v14.4s, v1.s[0]
    fmla v22.4s, v15.4s, v29.s[0]
    fmla v23.4s, v14.4s, v29.s[0]
    ldp q9, q10, [x4]
    add x4, x4, x11, lsl #2
    fmla v18.4s, v11.4s, v0.s[1]
    fmla v19.4s, v12.4s, v0.s[1]
    add x0, x4, x13, lsl #2
    fmla v20.4s, v11.4s, v1.s[1]
    fmla v21.4s, v12.4s, v1.s[1]
    prfm pldl1keep, [x0]
    fmla v22.4s, v11.4s, v29.s[1]
    fmla v23.4s, v12.4s, v29.s[1]
    ldp q28, q11, [x4]
    add x4, x4, x11, lsl #2
    fmla v18.4s, v26.4s, v0.s[2]
    fmla v19.4s, v13.4s, v0.s[2]
    add x0, x4, x13, lsl #2
    fmla v20.4s, v26.4s, v1.s[2]
    fmla v21.4s, v13.4s, v1.s[2]
    prfm pldl1keep, [x0]
    fmla v22.4s, v26.4s, v29.s[2]
    fmla v23.4s, v13.4s, v29.s[2]
    ldp q12, q13, [x4]
    add x4, x4, x11, lsl #2
    fmla v18.4s, v8.4s, v0.s[3]
    fmla v19.4s, v30.4s, v0.s[3]
    fmla v20.4s, v8.4s, v1.s[3]
    fmla v21.4s, v30.4s, v1.s[3]
    fmla v22.4s, v8.4s, v29.s[3]
    ld1 {v0.4s, v1.4s, v2.4s, v3.4s}, [x14], #64
    fmla v23.4s, v30.4s, v29.s[3]
    ldp q26, q29, [x14], #32
    fmla v25.4s, v27.4s, v0.s[0]
    fmla v24.4s, v31.4s, v0.s[0]
    fmla v4.4s, v27.4s, v1.s[0]
    fmla v5.4s, v31.4s, v1.s[0]
    fmla v6.4s, v27.4s, v2.s[0]
    fmla v7.4s, v31.4s, v2.s[0]
    fmla v16.4s, v27.4s, v3.s[0]
    fmla v17.4s, v31.4s, v3.s[0]
    fmla v18.4s, v27.4s, v26.s[0]
    fmla v19.4s, v31.4s, v26.s[0]
    fmla v20.4s, v27.4s, v29.s[0]
    fmla v21.4s, v31.4s, v29.s[0]
    fmla v25.4s, v9.4s, v0.s[1]
    fmla v24.4s, v10.4s, v0.s[1]
    fmla v4.4s, v9.4s, v1.s[1]
    fmla v5.4s, v10.4s, v1.s[1]
    fmla v6.4s, v9.4s, v2.s[1]
    fmla v7.4s, v10.4s, v2.s[1]
    fmla v16.4s, v9.4s, v3.s[1]
    fmla v17.4s, v10.4s, v3.s[1]
    fmla v18.4s, v9.4s, v26.s[1]
    fmla v19.4s, v10.4s, v26.s[1]
    fmla v20.4s, v9.4s, v29.s[1]
    fmla v21.4s, v10.4s, v29.s[1]
    fmla v25.4s, v28.4s, v0.s[2]
    fmla v24.4s, v11.4s, v0.s[2]
    fmla v4.4s, v28.4s, v1.s[2]
    fmla v5.4s, v11.4s, v1.s[2]
    fmla v6.4s, v28.4s, v2.s[2]
    fmla v7.4s, v11.4s, v2.s[2]
    fmla v16.4s, v28.4s, v3.s[2]
    fmla v17.4s, v11.4s, v3.s[2]
    fmla v18.4s, v28.4s, v26.s[2]
    fmla v19.4s, v11.4s, v26.s[2]
    fmla v20.4s, v28.4s, v29.s[2]
    fmla v21.4s, v11.4s, v29.s[2]
    fmla v25.4s, v12.4s, v0.s[3]
    fmla v24.4s, v13.4s, v0.s[3]
    ldr q0, [x14], #32
    fmla v4.4s, v12.4s, v1.s[3]
    fmla v5.4s, v13.4s, v1.s[3]
    fmla v6.4s, v12.4s, v2.s[3]
    fmla v7.4s, v13.4s, v2.s[3]
    fmla v16.4s, v12.4s, v3.s[3]
    fmla v17.4s, v13.4s, v3.s[3]
    fmla v18.4s, v12.4s, v26.s[3]
    fmla v19.4s, v13.4s, v26.s[3]
    fmla v22.4s, v27.4s, v0.s[0]
    fmla v23.4s, v31.4s, v0.s[0]
    fmla v20.4s, v12.4s, v29.s[3]
    fmla v21.4s, v13.4s, v29.s[3]
    fmla v22.4s, v9.4s, v0.s[1]
    fmla v23.4s, v10.4s, v0.s[1]
    fmla v22.4s, v28.4s, v0.s[2]
    fmla v23.4s, v11.4s, v0.s[2]
    fmla v22.4s, v12.4s, v0.s[3]
    fmla v23.4s, v13.4s, v0.s[3]
    cbnz x5, .Lloop_627
.Lloop_end_626:
    lsr x0, x15, #2
    ubfx x1, x15, #0, #2
    cbz x0, .Lloop_end_628
.Lloop_629:
    ld1 {v0.4s, v1.4s, v2.4s, v3.4s}, [x14], #64
    ldp q26, q27, [x4]
    add x2, x4, x13, lsl #2
    add x4, x4, x11, lsl #2
    add x3, x4, x13, lsl #2
    sub x0, x0, #1
    ldp q28, q29, [x14], #32
    ldr q30, [x14], #32
    ldp q31, q8, [x4]
    add x4, x4, x11, lsl #2
    ldp q9, q10, [x4]
    add x5, x4, x13, lsl #2
    add x4, x4, x11, lsl #2
    fmla v25.4s, v26.4s, v0.s[0]
    fmla v24.4s, v27.4s, v0.s[0]
    add x15, x4, x13, lsl #2
    prfm pldl1keep, [x2]
    fmla v4.4s, v26.4s, v1.s[0]
    fmla v5.4s, v27.4s, v1.s[0]
    prfm pldl1keep, [x3]
    prfm pldl1keep, [x5]
    fmla v6.4s, v26.4s, v2.s[0]
    fmla v7.4s, v27.4s, v2.s[0]
    prfm pldl1keep, [x15]
    fmla v16.4s, v26.4s, v3.s[0]
    fmla v17.4s, v27.4s, v3.s[0]
    fmla v18.4s, v26.4s, v28.s[0]
    fmla v19.4s, v27.4s, v28.s[0]
    fmla v20.4s, v26.4s, v29.s[0]
    fmla v21.4s, v27.4s, v29.s[0]
    fmla v22.4s, v26.4s, v30.s[0]
    fmla v23.4s, v27.4s, v30.s[0]
    ldp q26, q27, [x4]
    add x4, x4, x11, lsl #2
    fmla v25.4s, v31.4s, v0.s[1]
    fmla v24.4s, v8.4s, v0.s[1]
    fmla v4.4s, v31.4s, v1.s[1]
    fmla v5.4s, v8.4s, v1.s[1]
    fmla v6.4s, v31.4s, v2.s[1]
    fmla v7.4s, v8.4s, v2.s[1]
    fmla v16.4s, v31.4s, v3.s[1]
    fmla v17.4s, v8.4s, v3.s[1]
    fmla v18.4s, v31.4s, v28.s[1]
    fmla v19.4s, v8.4s, v28.s[1]
    fmla v20.4s, v31.4s, v29.s[1]
    fmla v21.4s, v8.4s, v29.s[1]
    fmla v22.4s, v31.4s, v30.s[1]
    fmla v23.4s, v8.4s, v30.s[1]
    fmla v25.4s, v9.4s, v0.s[2]
    fmla v24.4s, v10.4s, v0.s[2]
    fmla v4.4s, v9.4s, v1.s[2]
    fmla v5.4s, v10.4s, v1.s[2]
    fmla v6.4s, v9.4s, v2.s[2]
    fmla v7.4s, v10.4s, v2.s[2]
    fmla v16.4s, v9.4s, v3.s[2]
    fmla v17.4s, v10.4s, v3.s[2]
    fmla v18.4s, v9.4s, v28.s[2]
    fmla v19.4s, v10.4s, v28.s[2]
    fmla v20.4s, v9.4s, v29.s[2]
    fmla v21.4s, v10.4s, v29.s[2]
    fmla v22.4s, v9.4s, v30.s[2]
    fmla v23.4s, v10.4s, v30.s[2]
    fmla v25.4s, v26.4s, v0.s[3]
    fmla v24.4s, v27.4s, v0.s[3]
    fmla v4.4s, v26.4s, v1.s[3]
    fmla v5.4s, v27.4s, v1.s[3]
    fmla v6.4s, v26.4s, v2.s[3]
    fmla v7.4s, v27.4s, v2.s[3]
    fmla v16.4s, v26.4s, v3.s[3]
    fmla v17.4s, v27.4s, v3.s[3]
    fmla v18.4s, v26.4s, v28.s[3]
    fmla v19.4s, v27.4s, v28.s[3]
    fmla v20.4s, v26.4s, v29.s[3]
    fmla v21.4s, v27.4s, v29.s[3]
    fmla v22.4s, v26.4s, v30.s[3]
    fmla v23.4s, v27.4s, v30.s[3]
    cbnz x0, .Lloop_629
.Lloop_end_628:
    cbz x1, .Lloop_end_630
.Lloop_631:
    ldp q0, q1, [x4]
    ldr s2, [x14]
    add x0, x4, x13, lsl #2
    sub x1, x1, #1
    ldr s3, [x14, #16]
    add x4, x4, x11, lsl #2
    ldr s26, [x14, #32]
    ldr s27, [x14, #48]
    ldr s28, [x14, #64]
    ldr s29, [x14, #80]
    ldr s30, [x14, #96]
    prfm pldl1keep, [x0]
    add x14, x14, #4
    fmla v25.4s, v0.4s, v2.s[0]
    fmla v24.4s, v1.4s, v2.s[0]
    fmla v4.4s, v0.4s, v3.s[0]
    fmla v5.4s, v1.4s, v3.s[0]
    fmla v6.4s, v0.4s, v26.s[0]
    fmla v7.4s, v1.4s, v26.s[0]
    fmla v16.4s, v0.4s, v27.s[0]
    fmla v17.4s, v1.4s, v27.s[0]
    fmla v18.4s, v0.4s, v28.s[0]
    fmla v19.4s, v1.4s, v28.s[0]
    fmla v20.4s, v0.4s, v29.s[0]
    fmla v21.4s, v1.4s, v29.s[0]
    fmla v22.4s, v0.4s, v30.s[0]
    fmla v23.4s, v1.4s, v30.s[0]
    cbnz x1, .Lloop_631
.Lloop_end_630:
    ldr x0, [x6, #16]
    ldr x1, [x6]
    cbnz x0, .Lotherwise_632
    mov x0, x7
    ldp q0, q1, [x0]
    add x0, x0, x1, lsl #2
    ldp q2, q3, [x0]
    add x0, x0, x1, lsl #2
    ldp q26, q27, [x0]
    add x0, x0, x1, lsl #2
    ldp q28, q29, [x0]
    add x0, x0, x1, lsl #2
    ldp q30, q31, [x0]
    add x0, x0, x1, lsl #2
    ldp q8, q9, [x0]
    add x0, x0, x1, lsl #2
    fadd v25.4s, v25.4s, v0.4s
    fadd v24.4s, v24.4s, v1.4s
    ldp q0, q1, [x0]
    fadd v4.4s, v4.4s, v2.4s
    fadd v5.4s, v5.4s, v3.4s
    fadd v6.4s, v6.4s, v26.4s
    fadd v7.4s, v7.4s, v27.4s
    fadd v16.4s, v16.4s, v28.4s
    fadd v17.4s, v17.4s, v29.4s
    fadd v18.4s, v18.4s, v30.4s
    fadd v19.4s, v19.4s, v31.4s
    fadd v20.4s, v20.4s, v8.4s
    fadd v21.4s, v21.4s, v9.4s
    fadd v22.4s, v22.4s, v0.4s
    fadd v23.4s, v23.4s, v1.4s
    b .Lend_633
.Lotherwise_632:
    ldr q0, [x0]
    ldr d1, [x0, #16]
    ldr s2, [x0, #24]
    dup v3.4s, v0.s[0]
    dup v26.4s, v0.s[1]
    dup v27.4s, v0.s[2]
    dup v0.4s, v0.s[3]
    dup v28.4s, v1.s[0]
    dup v1.4s, v1.s[1]
    dup v2.4s, v2.s[0]
    fadd v25.4s, v25.4s, v3.4s
    fadd v24.4s, v24.4s, v3.4s
    fadd v4.4s, v4.4s, v26.4s
    fadd v5.4s, v5.4s, v26.4s
    fadd v6.4s, v6.4s, v27.4s
    fadd v7.4s, v7.4s, v27.4s
    fadd v16.4s, v16.4s, v0.4s
    fadd v17.4s, v17.4s, v0.4s
    fadd v18.4s, v18.4s, v28.4s
    fadd v19.4s, v19.4s, v28.4s
    fadd v20.4s, v20.4s, v1.4s
    fadd v21.4s, v21.4s, v1.4s
    fadd v22.4s, v22.4s, v2.4s
    fadd v23.4s, v23.4s, v2.4s
.Lend_633:
    mov x0, x7
    sub x12, x12, #1
    ldr s0, [x6, #32]
    add x10, x10, #32
    add x7, x7, #32
    dup v0.4s, v0.s[0]
    fmax v1.4s, v0.4s, v25.4s
    fmax v2.4s, v0.4s, v24.4s
    fmax v3.4s, v0.4s, v4.4s
    fmax v4.4s, v0.4s, v5.4s
    fmax v5.4s, v0.4s, v6.4s
    fmax v6.4s, v0.4s, v7.4s
    str q1, [x0]
    str q2, [x0, #16]
    add x0, x0, x1, lsl #2
    fmax v1.4s, v0.4s, v16.4s
    fmax v2.4s, v0.4s, v17.4s
    str q3, [x0]
    str q4, [x0, #16]
    add x0, x0, x1, lsl #2
    fmax v3.4s, v0.4s, v18.4s
    fmax v4.4s, v0.4s, v19.4s
    str q5, [x0]
    str q6, [x0, #16]
    add x0, x0, x1, lsl #2
    fmax v5.4s, v0.4s, v20.4s
    fmax v6.4s, v0.4s, v21.4s
    str q1, [x0]
    str q2, [x0, #16]
    add x0, x0, x1, lsl #2
    fmax v1.4s, v0.4s, v22.4s
    fmax v0.4s, v0.4s, v23.4s
    str q3, [x0]
    str q4, [x0, #16]
    add x0, x0, x1, lsl #2
    str q5, [x0]
    str q6, [x0, #16]
    add x0, x0, x1, lsl #2
    str q1, [x0]
    str q0, [x0, #16]
    cbnz x12, .Lloop_625
.Lloop_end_624:
    ldr x0, [x6, #8]
    ubfx x0, x0, #0, #3
    cbnz x0, .Lotherwise_634
    b .Lend_635
.Lotherwise_634:
    ldr x12, [x6, #24]
    lsr x0, x8, #4
    movi v25.4s, #0
    movi v24.4s, #0
    ubfx x1, x8, #0, #4
    movi v4.4s, #0
    movi v5.4s, #0
    movi v6.4s, #0
    movi v7.4s, #0
    movi v16.4s, #0
    movi v17.4s, #0
    movi v18.4s, #0
    movi v19.4s, #0
    movi v20.4s, #0
    movi v21.4s, #0
    movi v22.4s, #0
    movi v23.4s, #0
    cbz x0, .Lloop_end_636
.Lloop_637:
    ld1 {v0.4s, v1.4s, v2.4s, v3.4s}, [x9], #64
    ldp q26, q27, [x10]
    add x2, x10, x12, lsl #2
    add x10, x10, x11, lsl #2
    add x3, x10, x12, lsl #2
    sub x0, x0, #1
    ldp q14, q11, [x9], #32
    ldr q12, [x9], #32
    ldp q29, q30, [x10]
    add x10, x10, x11, lsl #2
    ldp q31, q8, [x10]
    add x4, x10, x12, lsl #2
    add x10, x10, x11, lsl #2
    fmla v25.4s, v26.4s, v0.s[0]
    fmla v24.4s, v27.4s, v0.s[0]
    add x5, x10, x12, lsl #2
    prfm pldl1keep, [x2]
    fmla v4.4s, v26.4s, v1.s[0]
    fmla v5.4s, v27.4s, v1.s[0]
    prfm pldl1keep, [x3]
    prfm pldl1keep, [x4]
    fmla v6.4s, v26.4s, v2.s[0]
    fmla v7.4s, v27.4s, v2.s[0]
    prfm pldl1keep, [x5]
    fmla v16.4s, v26.4s, v3.s[0]
    fmla v17.4s, v27.4s, v3.s[0]
    fmla v18.4s, v26.4s, v14.s[0]
    fmla v19.4s, v27.4s, v14.s[0]
    fmla v20.4s, v26.4s, v11.s[0]
    fmla v21.4s, v27.4s, v11.s[0]
    fmla v22.4s, v26.4s, v12.s[0]
    fmla v23.4s, v27.4s, v12.s[0]
    ldp q28, q13, [x10]
    add x10, x10, x11, lsl #2
    fmla v25.4s, v29.4s, v0.s[1]
    fmla v24.4s, v30.4s, v0.s[1]
    add x2, x10, x12, lsl #2
    fmla v4.4s, v29.4s, v1.s[1]
    fmla v5.4s, v30.4s, v1.s[1]
    prfm pldl1keep, [x2]
    fmla v6.4s, v29.4s, v2.s[1]
    fmla v7.4s, v30.4s, v2.s[1]
    fmla v16.4s, v29.4s, v3.s[1]
    fmla v17.4s, v30.4s, v3.s[1]
    fmla v18.4s, v29.4s, v14.s[1]
    fmla v19.4s, v30.4s, v14.s[1]
    fmla v20.4s, v29.4s, v11.s[1]
    fmla v21.4s, v30.4s, v11.s[1]
    fmla v22.4s, v29.4s, v12.s[1]
    fmla v23.4s, v30.4s, v12.s[1]
    ldp q26, q27, [x10]
    add x10, x10, x11, lsl #2
    fmla v25.4s, v31.4s, v0.s[2]
    fmla v24.4s, v8.4s, v0.s[2]
    add x2, x10, x12, lsl #2
    fmla v4.4s, v31.4s, v1.s[2]
    fmla v5.4s, v8.4s, v1.s[2]
    prfm pldl1keep, [x2]
    fmla v6.4s, v31.4s, v2.s[2]
    fmla v7.4s, v8.4s, v2.s[2]
    fmla v16.4s, v31.4s, v3.s[2]
    fmla v17.4s, v8.4s, v3.s[2]
    fmla v18.4s, v31.4s, v14.s[2]
    fmla v19.4s, v8.4s, v14.s[2]
    fmla v20.4s, v31.4s, v11.s[2]
    fmla v21.4s, v8.4s, v11.s[2]
    fmla v22.4s, v31.4s, v12.s[2]
    fmla v23.4s, v8.4s, v12.s[2]
    ldp q30, q31, [x10]
    add x10, x10, x11, lsl #2
    fmla v25.4s, v28.4s, v0.s[3]
    fmla v24.4s, v13.4s, v0.s[3]
    ldp q8, q9, [x10]
    add x2, x10, x12, lsl #2
    fmla v4.4s, v28.4s, v1.s[3]
    fmla v5.4s, v13.4s, v1.s[3]
    add x10, x10, x11, lsl #2
    prfm pldl1keep, [x2]
    fmla v6.4s, v28.4s, v2.s[3]
    fmla v7.4s, v13.4s, v2.s[3]
    ldp q29, q10, [x10]
    add x2, x10, x12, lsl #2
    fmla v16.4s, v28.4s, v3.s[3]
    fmla v17.4s, v13.4s, v3.s[3]
    add x10, x10, x11, lsl #2
    prfm pldl1keep, [x2]
    fmla v18.4s, v28.4s, v14.s[3]
    fmla v19.4s, v13.4s, v14.s[3]
    ldp q15, q14, [x10]
    add x2, x10, x12, lsl #2
    fmla v20.4s, v28.4s, v11.s[3]
    fmla v21.4s, v13.4s, v11.s[3]
    add x10, x10, x11, lsl #2
    prfm pldl1keep, [x2]
    fmla v22.4s, v28.4s, v12.s[3]
    fmla v23.4s, v13.4s, v12.s[3]
    ld1 {v0.4s, v1.4s, v2.4s, v3.4s}, [x9], #64
    add x2, x10, x12, lsl #2
    prfm pldl1keep, [x2]
    fmla v25.4s, v26.4s, v0.s[0]
    fmla v24.4s, v27.4s, v0.s[0]
    fmla v4.4s, v26.4s, v1.s[0]
    fmla v5.4s, v27.4s, v1.s[0]
    fmla v6.4s, v26.4s, v2.s[0]
    fmla v7.4s, v27.4s, v2.s[0]
    fmla v16.4s, v26.4s, v3.s[0]
    fmla v17.4s, v27.4s, v3.s[0]
    fmla v25.4s, v30.4s, v0.s[1]
    fmla v24.4s, v31.4s, v0.s[1]
    fmla v4.4s, v30.4s, v1.s[1]
    fmla v5.4s, v31.4s, v1.s[1]
    fmla v6.4s, v30.4s, v2.s[1]
    fmla v7.4s, v31.4s, v2.s[1]
    fmla v16.4s, v30.4s, v3.s[1]
    fmla v17.4s, v31.4s, v3.s[1]
    fmla v25.4s, v8.4s, v0.s[2]
    fmla v24.4s, v9.4s, v0.s[2]
    fmla v4.4s, v8.4s, v1.s[2]
    fmla v5.4s, v9.4s, v1.s[2]
    fmla v6.4s, v8.4s, v2.s[2]
    fmla v7.4s, v9.4s, v2.s[2]
    fmla v16.4s, v8.4s, v3.s[2]
    fmla v17.4s, v9.4s, v3.s[2]
    fmla v25.4s, v29.4s, v0.s[3]
    fmla v24.4s, v10.4s, v0.s[3]
    fmla v4.4s, v29.4s, v1.s[3]
    fmla v5.4s, v10.4s, v1.s[3]
    ldp q0, q28, [x9], #32
    fmla v6.4s, v29.4s, v2.s[3]
    fmla v7.4s, v10.4s, v2.s[3]
    ldr q1, [x9], #32
    fmla v16.4s, v29.4s, v3.s[3]
    fmla v17.4s, v10.4s, v3.s[3]
    fmla v18.4s, v26.4s, v0.s[0]
    fmla v19.4s, v27.4s, v0.s[0]
    fmla v20.4s, v26.4s, v28.s[0]
    fmla v21.4s, v27.4s, v28.s[0]
    fmla v22.4s, v26.4s, v1.s[0]
    fmla v23.4s, v27.4s, v1.s[0]
    ldp q11, q12, [x10]
    add x10, x10, x11, lsl #2
    fmla v18.4s, v30.4s, v0.s[1]
    fmla v19.4s, v31.4s, v0.s[1]
    add x2, x10, x12, lsl #2
    fmla v20.4s, v30.4s, v28.s[1]
    fmla v21.4s, v31.4s, v28.s[1]
    prfm pldl1keep, [x2]
    fmla v22.4s, v30.4s, v1.s[1]
    fmla v23.4s, v31.4s, v1.s[1]
    ldp q26, q13, [x10]
    add x10, x10, x11, lsl #2
    fmla v18.4s, v8.4s, v0.s[2]
    fmla v19.4s, v9.4s, v0.s[2]
    add x2, x10, x12, lsl #2
    fmla v20.4s, v8.4s, v28.s[2]
    fmla v21.4s, v9.4s, v28.s[2]
    prfm pldl1keep, [x2]
    fmla v22.4s, v8.4s, v1.s[2]
    fmla v23.4s, v9.4s, v1.s[2]
    ldp q8, q30, [x10]
    add x10, x10, x11, lsl #2
    fmla v18.4s, v29.4s, v0.s[3]
    fmla v19.4s, v10.4s, v0.s[3]
    ldp q27, q31, [x10]
    add x2, x10, x12, lsl #2
    fmla v20.4s, v29.4s, v28.s[3]
    fmla v21.4s, v10.4s, v28.s[3]
    add x10, x10, x11, lsl #2
    prfm pldl1keep, [x2]
    fmla v22.4s, v29.4s, v1.s[3]
    fmla v23.4s, v10.4s, v1.s[3]
    ld1 {v0.4s, v1.4s, v2.4s, v3.4s}, [x9], #64
    add x2, x10, x12, lsl #2
    prfm pldl1keep, [x2]
    fmla v25.4s, v15.4s, v0.s[0]
    fmla v24.4s, v14.4s, v0.s[0]
    fmla v4.4s, v15.4s, v1.s[0]
    fmla v5.4s, v14.4s, v1.s[0]
    fmla v6.4s, v15.4s, v2.s[0]
    fmla v7.4s, v14.4s, v2.s[0]
    fmla v16.4s, v15.4s, v3.s[0]
    fmla v17.4s, v14.4s, v3.s[0]
    fmla v25.4s, v11.4s, v0.s[1]
    fmla v24.4s, v12.4s, v0.s[1]
    fmla v4.4s, v11.4s, v1.s[1]
    fmla v5.4s, v12.4s, v1.s[1]
    fmla v6.4s, v11.4s, v2.s[1]
    fmla v7.4s, v12.4s, v2.s[1]
    fmla v16.4s, v11.4s, v3.s[1]
    fmla v17.4s, v12.4s, v3.s[1]
    fmla v25.4s, v26.4s, v0.s[2]
    fmla v24.4s, v13.4s, v0.s[2]
    fmla v4.4s, v26.4s, v1.s[2]
    fmla v5.4s, v13.4s, v1.s[2]
    fmla v6.4s, v26.4s, v2.s[2]
    fmla v7.4s, v13.4s, v2.s[2]
    fmla v16.4s, v26.4s, v3.s[2]
    fmla v17.4s, v13.4s, v3.s[2]
    fmla v25.4s, v8.4s, v0.s[3]
    fmla v24.4s, v30.4s, v0.s[3]
    fmla v4.4s, v8.4s, v1.s[3]
    fmla v5.4s, v30.4s, v1.s[3]
    ldp q0, q1, [x9], #32
    fmla v6.4s, v8.4s, v2.s[3]
    fmla v7.4s, v30.4s, v2.s[3]
    ldr q29, [x9], #32
    fmla v16.4s, v8.4s, v3.s[3]
    fmla v17.4s, v30.4s, v3.s[3]
    fmla v18.4s, v15.4s, v0.s[0]
    fmla v19.4s, v14.4s, v0.s[0]
    fmla v20.4s, v15.4s, v1.s[0]
    fmla v21.4s, v14.4s, v1.s[0]
    fmla v22.4s, v15.4s, v29.s[0]
    fmla v23.4s, v14.4s, v29.s[0]
    ldp q9, q10, [x10]
    add x10, x10, x11, lsl #2
    fmla v18.4s, v11.4s, v0.s[1]
    fmla v19.4s, v12.4s, v0.s[1]
    add x2, x10, x12, lsl #2
    fmla v20.4s, v11.4s, v1.s[1]
    fmla v21.4s, v12.4s, v1.s[1]
    prfm pldl1keep, [x2]
    fmla v22.4s, v11.4s, v29.s[1]
    fmla v23.4s, v12.4s, v29.s[1]
    ldp q28, q11, [x10]
    add x10, x10, x11, lsl #2
    fmla v18.4s, v26.4s, v0.s[2]
    fmla v19.4s, v13.4s, v0.s[2]
    add x2, x10, x12, lsl #2
    fmla v20.4s, v26.4s, v1.s[2]
    fmla v21.4s, v13.4s, v1.s[2]
    prfm pldl1keep, [x2]
    fmla v22.4s, v26.4s, v29.s[2]
    fmla v23.4s, v13.4s, v29.s[2]
    ldp q12, q13, [x10]
    add x10, x10, x11, lsl #2
    fmla v18.4s, v8.4s, v0.s[3]
    fmla v19.4s, v30.4s, v0.s[3]
    fmla v20.4s, v8.4s, v1.s[3]
    fmla v21.4s, v30.4s, v1.s[3]
    fmla v22.4s, v8.4s, v29.s[3]
    ld1 {v0.4s, v1.4s, v2.4s, v3.4s}, [x9], #64
    fmla v23.4s, v30.4s, v29.s[3]
    ldp q26, q29, [x9], #32
    fmla v25.4s, v27.4s, v0.s[0]
    fmla v24.4s, v31.4s, v0.s[0]
    fmla v4.4s, v27.4s, v1.s[0]
    fmla v5.4s, v31.4s, v1.s[0]
    fmla v6.4s, v27.4s, v2.s[0]
    fmla v7.4s, v31.4s, v2.s[0]
    fmla v16.4s, v27.4s, v3.s[0]
    fmla v17.4s, v31.4s, v3.s[0]
    fmla v18.4s, v27.4s, v26.s[0]
    fmla v19.4s, v31.4s, v26.s[0]
    fmla v20.4s, v27.4s, v29.s[0]
    fmla v21.4s, v31.4s, v29.s[0]
    fmla v25.4s, v9.4s, v0.s[1]
    fmla v24.4s, v10.4s, v0.s[1]
    fmla v4.4s, v9.4s, v1.s[1]
    fmla v5.4s, v10.4s, v1.s[1]
    fmla v6.4s, v9.4s, v2.s[1]
    fmla v7.4s, v10.4s, v2.s[1]
    fmla v16.4s, v9.4s, v3.s[1]
    fmla v17.4s, v10.4s, v3.s[1]
    fmla v18.4s, v9.4s, v26.s[1]
    fmla v19.4s, v10.4s, v26.s[1]
    fmla v20.4s, v9.4s, v29.s[1]
    fmla v21.4s, v10.4s, v29.s[1]
    fmla v25.4s, v28.4s, v0.s[2]
    fmla v24.4s, v11.4s, v0.s[2]
    fmla v4.4s, v28.4s, v1.s[2]
    fmla v5.4s, v11.4s, v1.s[2]
    fmla v6.4s, v28.4s, v2.s[2]
    fmla v7.4s, v11.4s, v2.s[2]
    fmla v16.4s, v28.4s, v3.s[2]
    fmla v17.4s, v11.4s, v3.s[2]
    fmla v18.4s, v28.4s, v26.s[2]
    fmla v19.4s, v11.4s, v26.s[2]
    fmla v20.4s, v28.4s, v29.s[2]
    fmla v21.4s, v11.4s, v29.s[2]
    fmla v25.4s, v12.4s, v0.s[3]
    fmla v24.4s, v13.4s, v0.s[3]
    ldr q0, [x9], #32
    fmla v4.4s, v12.4s, v1.s[3]
    fmla v5.4s, v13.4s, v1.s[3]
    fmla v6.4s, v12.4s, v2.s[3]
    fmla v7.4s, v13.4s, v2.s[3]
    fmla v16.4s, v12.4s, v3.s[3]
    fmla v17.4s, v13.4s, v3.s[3]
    fmla v18.4s, v12.4s, v26.s[3]
    fmla v19.4s, v13.4s, v26.s[3]
    fmla v22.4s, v27.4s, v0.s[0]
    fmla v23.4s, v31.4s, v0.s[0]
    fmla v20.4s, v12.4s, v29.s[3]
    fmla v21.4s, v13.4s, v29.s[3]
    fmla v22.4s, v9.4s, v0.s[1]
    fmla v23.4s, v10.4s, v0.s[1]
    fmla v22.4s, v28.4s, v0.s[2]
    fmla v23.4s, v11.4s, v0.s[2]
    fmla v22.4s, v12.4s, v0.s[3]
    fmla v23.4s, v13.4s, v0.s[3]
    cbnz x0, .Lloop_637
.Lloop_end_636:
    lsr x0, x1, #2
    ubfx x1, x1, #0, #2
    cbz x0, .Lloop_end_638
.Lloop_639:
    ld1 {v0.4s, v1.4s, v2.4s, v3.4s}, [x9], #64
    ldp q26, q27, [x10]
    add x2, x10, x12, lsl #2
    add x10, x10, x11, lsl #2
    add x3, x10, x12, lsl #2
    sub x0, x0, #1
    ldp q28, q29, [x9], #32
    ldr q30, [x9], #32
    ldp q31, q8, [x10]
    add x10, x10, x11, lsl #2
    ldp q9, q10, [x10]
    add x4, x10, x12, lsl #2
    add x10, x10, x11, lsl #2
    fmla v25.4s, v26.4s, v0.s[0]
    fmla v24.4s, v27.4s, v0.s[0]
    add x5, x10, x12, lsl #2
    prfm pldl1keep, [x2]
    fmla v4.4s, v26.4s, v1.s[0]
    fmla v5.4s, v27.4s, v1.s[0]
    prfm pldl1keep, [x3]
    prfm pldl1keep, [x4]
    fmla v6.4s, v26.4s, v2.s[0]
    fmla v7.4s, v27.4s, v2.s[0]
    prfm pldl1keep, [x5]
    fmla v16.4s, v26.4s, v3.s[0]
    fmla v17.4s, v27.4s, v3.s[0]
    fmla v18.4s, v26.4s, v28.s[0]
    fmla v19.4s, v27.4s, v28.s[0]
    fmla v20.4s, v26.4s, v29.s[0]
    fmla v21.4s, v27.4s, v29.s[0]
    fmla v22.4s, v26.4s, v30.s[0]
    fmla v23.4s, v27.4s, v30.s[0]
    ldp q26, q27, [x10]
    add x10, x10, x11, lsl #2
    fmla v25.4s, v31.4s, v0.s[1]
    fmla v24.4s, v8.4s, v0.s[1]
    fmla v4.4s, v31.4s, v1.s[1]
    fmla v5.4s, v8.4s, v1.s[1]
    fmla v6.4s, v31.4s, v2.s[1]
    fmla v7.4s, v8.4s, v2.s[1]
    fmla v16.4s, v31.4s, v3.s[1]
    fmla v17.4s, v8.4s, v3.s[1]
    fmla v18.4s, v31.4s, v28.s[1]
    fmla v19.4s, v8.4s, v28.s[1]
    fmla v20.4s, v31.4s, v29.s[1]
    fmla v21.4s, v8.4s, v29.s[1]
    fmla v22.4s, v31.4s, v30.s[1]
    fmla v23.4s, v8.4s, v30.s[1]
    fmla v25.4s, v9.4s, v0.s[2]
    fmla v24.4s, v10.4s, v0.s[2]
    fmla v4.4s, v9.4s, v1.s[2]
    fmla v5.4s, v10.4s, v1.s[2]
    fmla v6.4s, v9.4s, v2.s[2]
    fmla v7.4s, v10.4s, v2.s[2]
    fmla v16.4s, v9.4s, v3.s[2]
    fmla v17.4s, v10.4s, v3.s[2]
    fmla v18.4s, v9.4s, v28.s[2]
    fmla v19.4s, v10.4s, v28.s[2]
    fmla v20.4s, v9.4s, v29.s[2]
    fmla v21.4s, v10.4s, v29.s[2]
    fmla v22.4s, v9.4s, v30.s[2]
    fmla v23.4s, v10.4s, v30.s[2]
    fmla v25.4s, v26.4s, v0.s[3]
    fmla v24.4s, v27.4s, v0.s[3]
    fmla v4.4s, v26.4s, v1.s[3]
    fmla v5.4s, v27.4s, v1.s[3]
    fmla v6.4s, v26.4s, v2.s[3]
    fmla v7.4s, v27.4s, v2.s[3]
    fmla v16.4s, v26.4s, v3.s[3]
    fmla v17.4s, v27.4s, v3.s[3]
    fmla v18.4s, v26.4s, v28.s[3]
    fmla v19.4s, v27.4s, v28.s[3]
    fmla v20.4s, v26.4s, v29.s[3]
    fmla v21.4s, v27.4s, v29.s[3]
    fmla v22.4s, v26.4s, v30.s[3]
    fmla v23.4s, v27.4s, v30.s[3]
    cbnz x0, .Lloop_639
.Lloop_end_638:
    cbz x1, .Lloop_end_640
.Lloop_641:
    ldp q0, q1, [x10]
    ldr s2, [x9]
    add x0, x10, x12, lsl #2
    sub x1, x1, #1
    ldr s3, [x9, #16]
    add x10, x10, x11, lsl #2
    ldr s26, [x9, #32]
    ldr s27, [x9, #48]
    ldr s28, [x9, #64]
    ldr s29, [x9, #80]
    ldr s30, [x9, #96]
    prfm pldl1keep, [x0]
    add x9, x9, #4
    fmla v25.4s, v0.4s, v2.s[0]
    fmla v24.4s, v1.4s, v2.s[0]
    fmla v4.4s, v0.4s, v3.s[0]
    fmla v5.4s, v1.4s, v3.s[0]
    fmla v6.4s, v0.4s, v26.s[0]
    fmla v7.4s, v1.4s, v26.s[0]
    fmla v16.4s, v0.4s, v27.s[0]
    fmla v17.4s, v1.4s, v27.s[0]
    fmla v18.4s, v0.4s, v28.s[0]
    fmla v19.4s, v1.4s, v28.s[0]
    fmla v20.4s, v0.4s, v29.s[0]
    fmla v21.4s, v1.4s, v29.s[0]
    fmla v22.4s, v0.4s, v30.s[0]
    fmla v23.4s, v1.4s, v30.s[0]
    cbnz x1, .Lloop_641
.Lloop_end_640:
    ldr x0, [x6, #8]
    ldr x1, [x6, #16]
    mov w2, #8
    mov w3, #1
    ldr x4, [x6]
    ubfx x0, x0, #0, #3
    cmp x0, x2
    csel x0, x0, x2, ls
    lsl x0, x3, x0
    sub x2, x0, #1
    cbnz x1, .Lotherwise_642
    ubfx x0, x2, #0, #4
    mov x1, x7
    cmp x0, #15
    bne .Lotherwise_643
    ldr q0, [x1]
    b .Lend_644
.Lotherwise_643:
    movi v0.4s, #0
    tst x2, #1
    beq .Lotherwise_645
    ld1 {v0.s}[0], [x1]
.Lotherwise_645:
    tst x2, #2
    beq .Lotherwise_646
    add x0, x1, #4
    ld1 {v0.s}[1], [x0]
.Lotherwise_646:
    tst x2, #4
    beq .Lotherwise_647
    add x0, x1, #8
    ld1 {v0.s}[2], [x0]
.Lotherwise_647:
    tst x2, #8
    beq .Lotherwise_648
    add x0, x1, #12
    ld1 {v0.s}[3], [x0]
.Lotherwise_648:
.Lend_644:
    ubfx x0, x2, #4, #4
    fadd v25.4s, v25.4s, v0.4s
    cmp x0, #15
    bne .Lotherwise_649
    ldr q0, [x1, #16]
    b .Lend_650
.Lotherwise_649:
    movi v0.4s, #0
    tst x2, #16
    beq .Lotherwise_651
    add x0, x1, #16
    ld1 {v0.s}[0], [x0]
.Lotherwise_651:
    tst x2, #32
    beq .Lotherwise_652
    add x0, x1, #20
    ld1 {v0.s}[1], [x0]
.Lotherwise_652:
    tst x2, #64
    beq .Lotherwise_653
    add x0, x1, #24
    ld1 {v0.s}[2], [x0]
.Lotherwise_653:
    tst x2, #128
    beq .Lotherwise_654
    add x0, x1, #28
    ld1 {v0.s}[3], [x0]
.Lotherwise_654:
.Lend_650:
    ubfx x0, x2, #0, #4
    fadd v24.4s, v24.4s, v0.4s
    add x1, x1, x4, lsl #2
    cmp x0, #15
    bne .Lotherwise_655
    ldr q0, [x1]
    b .Lend_656
.Lotherwise_655:
    movi v0.4s, #0
    tst x2, #1
    beq .Lotherwise_657
    ld1 {v0.s}[0], [x1]
.Lotherwise_657:
    tst x2, #2
    beq .Lotherwise_658
    add x0, x1, #4
    ld1 {v0.s}[1], [x0]
.Lotherwise_658:
    tst x2, #4
    beq .Lotherwise_659
    add x0, x1, #8
    ld1 {v0.s}[2], [x0]
.Lotherwise_659:
    tst x2, #8
    beq .Lotherwise_660
    add x0, x1, #12
    ld1 {v0.s}[3], [x0]
.Lotherwise_660:
.Lend_656:
    ubfx x0, x2, #4, #4
    fadd v4.4s, v4.4s, v0.4s
    cmp x0, #15
    bne .Lotherwise_661
    ldr q0, [x1, #16]
    b .Lend_662
.Lotherwise_661:
    movi v0.4s, #0
    tst x2, #16
    beq .Lotherwise_663
    add x0, x1, #16
    ld1 {v0.s}[0], [x0]
.Lotherwise_663:
    tst x2, #32
    beq .Lotherwise_664
    add x0, x1, #20
    ld1 {v0.s}[1], [x0]
.Lotherwise_664:
    tst x2, #64
    beq .Lotherwise_665
    add x0, x1, #24
    ld1 {v0.s}[2], [x0]
.Lotherwise_665:
    tst x2, #128
    beq .Lotherwise_666
    add x0, x1, #28
    ld1 {v0.s}[3], [x0]
.Lotherwise_666:
.Lend_662:
    ubfx x0, x2, #0, #4
    fadd v5.4s, v5.4s, v0.4s
    add x1, x1, x4, lsl #2
    cmp x0, #15
    bne .Lotherwise_667
    ldr q0, [x1]
    b .Lend_668
.Lotherwise_667:
    movi v0.4s, #0
    tst x2, #1
    beq .Lotherwise_669
    ld1 {v0.s}[0], [x1]
.Lotherwise_669:
    tst x2, #2
    beq .Lotherwise_670
    add x0, x1, #4
    ld1 {v0.s}[1], [x0]
.Lotherwise_670:
    tst x2, #4
    beq .Lotherwise_671
    add x0, x1, #8
    ld1 {v0.s}[2], [x0]
.Lotherwise_671:
    tst x2, #8
    beq .Lotherwise_672
    add x0, x1, #12
    ld1 {v0.s}[3], [x0]
.Lotherwise_672:
.Lend_668:
    ubfx x0, x2, #4, #4
    fadd v6.4s, v6.4s, v0.4s
    cmp x0, #15
    bne .Lotherwise_673
    ldr q0, [x1, #16]
    b .Lend_674
.Lotherwise_673:
    movi v0.4s, #0
    tst x2, #16
    beq .Lotherwise_675
    add x0, x1, #16
    ld1 {v0.s}[0], [x0]
.Lotherwise_675:
    tst x2, #32
    beq .Lotherwise_676
    add x0, x1, #20
    ld1 {v0.s}[1], [x0]
.Lotherwise_676:
    tst x2, #64
    beq .Lotherwise_677
    add x0, x1, #24
    ld1 {v0.s}[2], [x0]
.Lotherwise_677:
    tst x2, #128
    beq .Lotherwise_678
    add x0, x1, #28
    ld1 {v0.s}[3], [x0]
.Lotherwise_678:
.Lend_674:
    ubfx x0, x2, #0, #4
    fadd v7.4s, v7.4s, v0.4s
    add x1, x1, x4, lsl #2
    cmp x0, #15
    bne .Lotherwise_679
    ldr q0, [x1]
    b .Lend_680
.Lotherwise_679:
    movi v0.4s, #0
    tst x2, #1
    beq .Lotherwise_681
    ld1 {v0.s}[0], [x1]
.Lotherwise_681:
    tst x2, #2
    beq .Lotherwise_682
    add x0, x1, #4
    ld1 {v0.s}[1], [x0]
.Lotherwise_682:
    tst x2, #4
    beq .Lotherwise_683
    add x0, x1, #8
    ld1 {v0.s}[2], [x0]
.Lotherwise_683:
    tst x2, #8
    beq .Lotherwise_684
    add x0, x1, #12
    ld1 {v0.s}[3], [x0]
.Lotherwise_684:
.Lend_680:
    ubfx x0, x2, #4, #4
    fadd v16.4s, v16.4s, v0.4s
    cmp x0, #15
    bne .Lotherwise_685
    ldr q0, [x1, #16]
    b .Lend_686
.Lotherwise_685:
    movi v0.4s, #0
    tst x2, #16
    beq .Lotherwise_687
    add x0, x1, #16
    ld1 {v0.s}[0], [x0]
.Lotherwise_687:
    tst x2, #32
    beq .Lotherwise_688
    add x0, x1, #20
    ld1 {v0.s}[1], [x0]
.Lotherwise_688:
    tst x2, #64
    beq .Lotherwise_689
    add x0, x1, #24
    ld1 {v0.s}[2], [x0]
.Lotherwise_689:
    tst x2, #128
    beq .Lotherwise_690
    add x0, x1, #28
    ld1 {v0.s}[3], [x0]
.Lotherwise_690:
.Lend_686:
    ubfx x0, x2, #0, #4
    fadd v17.4s, v17.4s, v0.4s
    add x1, x1, x4, lsl #2
    cmp x0, #15
    bne .Lotherwise_691
    ldr q0, [x1]
    b .Lend_692
.Lotherwise_691:
    movi v0.4s, #0
    tst x2, #1
    beq .Lotherwise_693
    ld1 {v0.s}[0], [x1]
.Lotherwise_693:
    tst x2, #2
    beq .Lotherwise_694
    add x0, x1, #4
    ld1 {v0.s}[1], [x0]
.Lotherwise_694:
    tst x2, #4
    beq .Lotherwise_695
    add x0, x1, #8
    ld1 {v0.s}[2], [x0]
.Lotherwise_695:
    tst x2, #8
    beq .Lotherwise_696
    add x0, x1, #12
    ld1 {v0.s}[3], [x0]
.Lotherwise_696:
.Lend_692:
    ubfx x0, x2, #4, #4
    fadd v18.4s, v18.4s, v0.4s
    cmp x0, #15
    bne .Lotherwise_697
    ldr q0, [x1, #16]
    b .Lend_698
.Lotherwise_697:
    movi v0.4s, #0
    tst x2, #16
    beq .Lotherwise_699
    add x0, x1, #16
    ld1 {v0.s}[0], [x0]
.Lotherwise_699:
    tst x2, #32
    beq .Lotherwise_700
    add x0, x1, #20
    ld1 {v0.s}[1], [x0]
.Lotherwise_700:
    tst x2, #64
    beq .Lotherwise_701
    add x0, x1, #24
    ld1 {v0.s}[2], [x0]
.Lotherwise_701:
    tst x2, #128
    beq .Lotherwise_702
    add x0, x1, #28
    ld1 {v0.s}[3], [x0]
.Lotherwise_702:
.Lend_698:
    ubfx x0, x2, #0, #4
    fadd v19.4s, v19.4s, v0.4s
    add x1, x1, x4, lsl #2
    cmp x0, #15
    bne .Lotherwise_703
    ldr q0, [x1]
    b .Lend_704
.Lotherwise_703:
    movi v0.4s, #0
    tst x2, #1
    beq .Lotherwise_705
    ld1 {v0.s}[0], [x1]
.Lotherwise_705:
    tst x2, #2
    beq .Lotherwise_706
    add x0, x1, #4
    ld1 {v0.s}[1], [x0]
.Lotherwise_706:
    tst x2, #4
    beq .Lotherwise_707
    add x0, x1, #8
    ld1 {v0.s}[2], [x0]
.Lotherwise_707:
    tst x2, #8
    beq .Lotherwise_708
    add x0, x1, #12
    ld1 {v0.s}[3], [x0]
.Lotherwise_708:
.Lend_704:
    ubfx x0, x2, #4, #4
    fadd v20.4s, v20.4s, v0.4s
    cmp x0, #15
    bne .Lotherwise_709
    ldr q0, [x1, #16]
    b .Lend_710
.Lotherwise_709:
    movi v0.4s, #0
    tst x2, #16
    beq .Lotherwise_711
    add x0, x1, #16
    ld1 {v0.s}[0], [x0]
.Lotherwise_711:
    tst x2, #32
    beq .Lotherwise_712
    add x0, x1, #20
    ld1 {v0.s}[1], [x0]
.Lotherwise_712:
    tst x2, #64
    beq .Lotherwise_713
    add x0, x1, #24
    ld1 {v0.s}[2], [x0]
.Lotherwise_713:
    tst x2, #128
    beq .Lotherwise_714
    add x0, x1, #28
    ld1 {v0.s}[3], [x0]
.Lotherwise_714:
.Lend_710:
    ubfx x0, x2, #0, #4
    fadd v21.4s, v21.4s, v0.4s
    add x1, x1, x4, lsl #2
    cmp x0, #15
    bne .Lotherwise_715
    ldr q0, [x1]
    b .Lend_716
.Lotherwise_715:
    movi v0.4s, #0
    tst x2, #1
    beq .Lotherwise_717
    ld1 {v0.s}[0], [x1]
.Lotherwise_717:
    tst x2, #2
    beq .Lotherwise_718
    add x0, x1, #4
    ld1 {v0.s}[1], [x0]
.Lotherwise_718:
    tst x2, #4
    beq .Lotherwise_719
    add x0, x1, #8
    ld1 {v0.s}[2], [x0]
.Lotherwise_719:
    tst x2, #8
    beq .Lotherwise_720
    add x0, x1, #12
    ld1 {v0.s}[3], [x0]
.Lotherwise_720:
.Lend_716:
    ubfx x0, x2, #4, #4
    fadd v22.4s, v22.4s, v0.4s
    cmp x0, #15
    bne .Lotherwise_721
    ldr q0, [x1, #16]
    b .Lend_722
.Lotherwise_721:
    movi v0.4s, #0
    tst x2, #16
    beq .Lotherwise_723
    add x0, x1, #16
    ld1 {v0.s}[0], [x0]
.Lotherwise_723:
    tst x2, #32
    beq .Lotherwise_724
    add x0, x1, #20
    ld1 {v0.s}[1], [x0]
.Lotherwise_724:
    tst x2, #64
    beq .Lotherwise_725
    add x0, x1, #24
    ld1 {v0.s}[2], [x0]
.Lotherwise_725:
    tst x2, #128
    beq .Lotherwise_726
    add x0, x1, #28
    ld1 {v0.s}[3], [x0]
.Lotherwise_726:
.Lend_722:
    fadd v23.4s, v23.4s, v0.4s
    b .Lend_727
.Lotherwise_642:
    ldr q0, [x1]
    ldr d1, [x1, #16]
    ldr s2, [x1, #24]
    dup v3.4s, v0.s[0]
    dup v26.4s, v0.s[1]
    dup v27.4s, v0.s[2]
    dup v0.4s, v0.s[3]
    dup v28.4s, v1.s[0]
    dup v1.4s, v1.s[1]
    dup v2.4s, v2.s[0]
    fadd v25.4s, v25.4s, v3.4s
    fadd v24.4s, v24.4s, v3.4s
    fadd v4.4s, v4.4s, v26.4s
    fadd v5.4s, v5.4s, v26.4s
    fadd v6.4s, v6.4s, v27.4s
    fadd v7.4s, v7.4s, v27.4s
    fadd v16.4s, v16.4s, v0.4s
    fadd v17.4s, v17.4s, v0.4s
    fadd v18.4s, v18.4s, v28.4s
    fadd v19.4s, v19.4s, v28.4s
    fadd v20.4s, v20.4s, v1.4s
    fadd v21.4s, v21.4s, v1.4s
    fadd v22.4s, v22.4s, v2.4s
    fadd v23.4s, v23.4s, v2.4s
.Lend_727:
    ubfx x0, x2, #0, #4
    ldr s0, [x6, #32]
    dup v0.4s, v0.s[0]
    fmax v1.4s, v0.4s, v25.4s
    cmp x0, #15
    bne .Lotherwise_728
    str q1, [x7]
    b .Lend_729
.Lotherwise_728:
    tst x2, #1
    beq .Lotherwise_730
    st1 {v1.s}[0], [x7]
.Lotherwise_730:
    tst x2, #2
    beq .Lotherwise_731
    add x0, x7, #4
    st1 {v1.s}[1], [x0]
.Lotherwise_731:
    tst x2, #4
    beq .Lotherwise_732
    add x0, x7, #8
    st1 {v1.s}[2], [x0]
.Lotherwise_732:
    tst x2, #8
    beq .Lotherwise_733
    add x0, x7, #12
    st1 {v1.s}[3], [x0]
.Lotherwise_733:
.Lend_729:
    ubfx x0, x2, #4, #4
    fmax v1.4s, v0.4s, v24.4s
    cmp x0, #15
    bne .Lotherwise_734
    str q1, [x7, #16]
    b .Lend_735
.Lotherwise_734:
    tst x2, #16
    beq .Lotherwise_736
    add x0, x7, #16
    st1 {v1.s}[0], [x0]
.Lotherwise_736:
    tst x2, #32
    beq .Lotherwise_737
    add x0, x7, #20
    st1 {v1.s}[1], [x0]
.Lotherwise_737:
    tst x2, #64
    beq .Lotherwise_738
    add x0, x7, #24
    st1 {v1.s}[2], [x0]
.Lotherwise_738:
    tst x2, #128
    beq .Lotherwise_739
    add x0, x7, #28
    st1 {v1.s}[3], [x0]
.Lotherwise_739:
.Lend_735:
    ubfx x0, x2, #0, #4
    add x7, x7, x4, lsl #2
    fmax v1.4s, v0.4s, v4.4s
    cmp x0, #15
    bne .Lotherwise_740
    str q1, [x7]
    b .Lend_741
.Lotherwise_740:
    tst x2, #1
    beq .Lotherwise_742
    st1 {v1.s}[0], [x7]
.Lotherwise_742:
    tst x2, #2
    beq .Lotherwise_743
    add x0, x7, #4
    st1 {v1.s}[1], [x0]
.Lotherwise_743:
    tst x2, #4
    beq .Lotherwise_744
    add x0, x7, #8
    st1 {v1.s}[2], [x0]
.Lotherwise_744:
    tst x2, #8
    beq .Lotherwise_745
    add x0, x7, #12
    st1 {v1.s}[3], [x0]
.Lotherwise_745:
.Lend_741:
    ubfx x0, x2, #4, #4
    fmax v1.4s, v0.4s, v5.4s
    cmp x0, #15
    bne .Lotherwise_746
    str q1, [x7, #16]
    b .Lend_747
.Lotherwise_746:
    tst x2, #16
    beq .Lotherwise_748
    add x0, x7, #16
    st1 {v1.s}[0], [x0]
.Lotherwise_748:
    tst x2, #32
    beq .Lotherwise_749
    add x0, x7, #20
    st1 {v1.s}[1], [x0]
.Lotherwise_749:
    tst x2, #64
    beq .Lotherwise_750
    add x0, x7, #24
    st1 {v1.s}[2], [x0]
.Lotherwise_750:
    tst x2, #128
    beq .Lotherwise_751
    add x0, x7, #28
    st1 {v1.s}[3], [x0]
.Lotherwise_751:
.Lend_747:
    ubfx x0, x2, #0, #4
    add x7, x7, x4, lsl #2
    fmax v1.4s, v0.4s, v6.4s
    cmp x0, #15
    bne .Lotherwise_752
    str q1, [x7]
    b .Lend_753
.Lotherwise_752:
    tst x2, #1
    beq .Lotherwise_754
    st1 {v1.s}[0], [x7]
.Lotherwise_754:
    tst x2, #2
    beq .Lotherwise_755
    add x0, x7, #4
    st1 {v1.s}[1], [x0]
.Lotherwise_755:
    tst x2, #4
    beq .Lotherwise_756
    add x0, x7, #8
    st1 {v1.s}[2], [x0]
.Lotherwise_756:
    tst x2, #8
    beq .Lotherwise_757
    add x0, x7, #12
    st1 {v1.s}[3], [x0]
.Lotherwise_757:
.Lend_753:
    ubfx x0, x2, #4, #4
    fmax v1.4s, v0.4s, v7.4s
    cmp x0, #15
    bne .Lotherwise_758
    str q1, [x7, #16]
    b .Lend_759
.Lotherwise_758:
    tst x2, #16
    beq .Lotherwise_760
    add x0, x7, #16
    st1 {v1.s}[0], [x0]
.Lotherwise_760:
    tst x2, #32
    beq .Lotherwise_761
    add x0, x7, #20
    st1 {v1.s}[1], [x0]
.Lotherwise_761:
    tst x2, #64
    beq .Lotherwise_762
    add x0, x7, #24
    st1 {v1.s}[2], [x0]
.Lotherwise_762:
    tst x2, #128
    beq .Lotherwise_763
    add x0, x7, #28
    st1 {v1.s}[3], [x0]
.Lotherwise_763:
.Lend_759:
    ubfx x0, x2, #0, #4
    add x7, x7, x4, lsl #2
    fmax v1.4s, v0.4s, v16.4s
    cmp x0, #15
    bne .Lotherwise_764
    str q1, [x7]
    b .Lend_765
.Lotherwise_764:
    tst x2, #1
    beq .Lotherwise_766
    st1 {v1.s}[0], [x7]
.Lotherwise_766:
    tst x2, #2
    beq .Lotherwise_767
    add x0, x7, #4
    st1 {v1.s}[1], [x0]
.Lotherwise_767:
    tst x2, #4
    beq .Lotherwise_768
    add x0, x7, #8
    st1 {v1.s}[2], [x0]
.Lotherwise_768:
    tst x2, #8
    beq .Lotherwise_769
    add x0, x7, #12
    st1 {v1.s}[3], [x0]
.Lotherwise_769:
.Lend_765:
    ubfx x0, x2, #4, #4
    fmax v1.4s, v0.4s, v17.4s
    cmp x0, #15
    bne .Lotherwise_770
    str q1, [x7, #16]
    b .Lend_771
.Lotherwise_770:
    tst x2, #16
    beq .Lotherwise_772
    add x0, x7, #16
    st1 {v1.s}[0], [x0]
.Lotherwise_772:
    tst x2, #32
    beq .Lotherwise_773
    add x0, x7, #20
    st1 {v1.s}[1], [x0]
.Lotherwise_773:
    tst x2, #64
    beq .Lotherwise_774
    add x0, x7, #24
    st1 {v1.s}[2], [x0]
.Lotherwise_774:
    tst x2, #128
    beq .Lotherwise_775
    add x0, x7, #28
    st1 {v1.s}[3], [x0]
.Lotherwise_775:
.Lend_771:
    ubfx x0, x2, #0, #4
    add x7, x7, x4, lsl #2
    fmax v1.4s, v0.4s, v18.4s
    cmp x0, #15
    bne .Lotherwise_776
    str q1, [x7]
    b .Lend_777
.Lotherwise_776:
    tst x2, #1
    beq .Lotherwise_778
    st1 {v1.s}[0], [x7]
.Lotherwise_778:
    tst x2, #2
    beq .Lotherwise_779
    add x0, x7, #4
    st1 {v1.s}[1], [x0]
.Lotherwise_779:
    tst x2, #4
    beq .Lotherwise_780
    add x0, x7, #8
    st1 {v1.s}[2], [x0]
.Lotherwise_780:
    tst x2, #8
    beq .Lotherwise_781
    add x0, x7, #12
    st1 {v1.s}[3], [x0]
.Lotherwise_781:
.Lend_777:
    ubfx x0, x2, #4, #4
    fmax v1.4s, v0.4s, v19.4s
    cmp x0, #15
    bne .Lotherwise_782
    str q1, [x7, #16]
    b .Lend_783
.Lotherwise_782:
    tst x2, #16
    beq .Lotherwise_784
    add x0, x7, #16
    st1 {v1.s}[0], [x0]
.Lotherwise_784:
    tst x2, #32
    beq .Lotherwise_785
    add x0, x7, #20
    st1 {v1.s}[1], [x0]
.Lotherwise_785:
    tst x2, #64
    beq .Lotherwise_786
    add x0, x7, #24
    st1 {v1.s}[2], [x0]
.Lotherwise_786:
    tst x2, #128
    beq .Lotherwise_787
    add x0, x7, #28
    st1 {v1.s}[3], [x0]
.Lotherwise_787:
.Lend_783:
    ubfx x0, x2, #0, #4
    add x7, x7, x4, lsl #2
    fmax v1.4s, v0.4s, v20.4s
    cmp x0, #15
    bne .Lotherwise_788
    str q1, [x7]
    b .Lend_789
.Lotherwise_788:
    tst x2, #1
    beq .Lotherwise_790
    st1 {v1.s}[0], [x7]
.Lotherwise_790:
    tst x2, #2
    beq .Lotherwise_791
    add x0, x7, #4
    st1 {v1.s}[1], [x0]
.Lotherwise_791:
    tst x2, #4
    beq .Lotherwise_792
    add x0, x7, #8
    st1 {v1.s}[2], [x0]
.Lotherwise_792:
    tst x2, #8
    beq .Lotherwise_793
    add x0, x7, #12
    st1 {v1.s}[3], [x0]
.Lotherwise_793:
.Lend_789:
    ubfx x0, x2, #4, #4
    fmax v1.4s, v0.4s, v21.4s
    cmp x0, #15
    bne .Lotherwise_794
    str q1, [x7, #16]
    b .Lend_795
.Lotherwise_794:
    tst x2, #16
    beq .Lotherwise_796
    add x0, x7, #16
    st1 {v1.s}[0], [x0]
.Lotherwise_796:
    tst x2, #32
    beq .Lotherwise_797
    add x0, x7, #20
    st1 {v1.s}[1], [x0]
.Lotherwise_797:
    tst x2, #64
    beq .Lotherwise_798
    add x0, x7, #24
    st1 {v1.s}[2], [x0]
.Lotherwise_798:
    tst x2, #128
    beq .Lotherwise_799
    add x0, x7, #28
    st1 {v1.s}[3], [x0]
.Lotherwise_799:
.Lend_795:
    ubfx x0, x2, #0, #4
    add x7, x7, x4, lsl #2
    fmax v1.4s, v0.4s, v22.4s
    cmp x0, #15
    bne .Lotherwise_800
    str q1, [x7]
    b .Lend_801
.Lotherwise_800:
    tst x2, #1
    beq .Lotherwise_802
    st1 {v1.s}[0], [x7]
.Lotherwise_802:
    tst x2, #2
    beq .Lotherwise_803
    add x0, x7, #4
    st1 {v1.s}[1], [x0]
.Lotherwise_803:
    tst x2, #4
    beq .Lotherwise_804
    add x0, x7, #8
    st1 {v1.s}[2], [x0]
.Lotherwise_804:
    tst x2, #8
    beq .Lotherwise_805
    add x0, x7, #12
    st1 {v1.s}[3], [x0]
.Lotherwise_805:
.Lend_801:
    ubfx x0, x2, #4, #4
    fmax v0.4s, v0.4s, v23.4s
    cmp x0, #15
    bne .Lotherwise_806
    str q0, [x7, #16]
    b .Lend_807
.Lotherwise_806:
    tst x2, #16
    beq .Lotherwise_808
    add x0, x7, #16
    st1 {v0.s}[0], [x0]
.Lotherwise_808:
    tst x2, #32
    beq .Lotherwise_809
    add x0, x7, #20
    st1 {v0.s}[1], [x0]
.Lotherwise_809:
    tst x2, #64
    beq .Lotherwise_810
    add x0, x7, #24
    st1 {v0.s}[2], [x0]
.Lotherwise_810:
    tst x2, #128
    beq .Lotherwise_811
    add x0, x7, #28
    st1 {v0.s}[3], [x0]
.Lotherwise_811:
.Lend_807:
.Lend_635:
    ldp d8, d9, [sp, #0]
    ldp d10, d11, [sp, #16]
    ldp d12, d13, [sp, #32]
    ldp d14, d15, [sp, #48]
    add sp, sp, #64
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
    mov x6, x5
    mov x7, x4
    mov x8, x0
    ldr x0, [x6]
    mov x4, x7
    ldr x5, [x6, #8]
    mov x9, x1
    prfm pldl1keep, [x4]
    prfm pldl1keep, [x4, #56]
    mov x10, x2
    mov x11, x3
    add x4, x4, x0, lsl #2
    lsr x5, x5, #3
    prfm pldl1keep, [x4]
    prfm pldl1keep, [x4, #56]
    add x4, x4, x0, lsl #2
    prfm pldl1keep, [x4]
    prfm pldl1keep, [x4, #56]
    add x4, x4, x0, lsl #2
    prfm pldl1keep, [x4]
    prfm pldl1keep, [x4, #56]
    add x4, x4, x0, lsl #2
    prfm pldl1keep, [x4]
    prfm pldl1keep, [x4, #56]
    add x4, x4, x0, lsl #2
    prfm pldl1keep, [x4]
    prfm pldl1keep, [x4, #56]
    add x4, x4, x0, lsl #2
    prfm pldl1keep, [x4]
    prfm pldl1keep, [x4, #56]
    add x4, x4, x0, lsl #2
    prfm pldl1keep, [x4]
    prfm pldl1keep, [x4, #56]
    cbz x5, .Lloop_end_812
.Lloop_813:
    ldr x0, [x6]
    mov x1, x7
    mov x2, x8
    mov x3, x10
    prfm pldl1keep, [x1, #88]
    lsr x4, x2, #4
    ldr x12, [x6, #24]
    mov x13, x9
    movi v31.4s, #0
    movi v30.4s, #0
    ubfx x2, x2, #0, #4
    movi v29.4s, #0
    movi v28.4s, #0
    movi v27.4s, #0
    movi v26.4s, #0
    add x1, x1, x0, lsl #2
    movi v25.4s, #0
    movi v24.4s, #0
    prfm pldl1keep, [x1, #88]
    add x1, x1, x0, lsl #2
    movi v23.4s, #0
    movi v22.4s, #0
    prfm pldl1keep, [x1, #88]
    add x1, x1, x0, lsl #2
    movi v21.4s, #0
    movi v20.4s, #0
    prfm pldl1keep, [x1, #88]
    add x1, x1, x0, lsl #2
    movi v19.4s, #0
    movi v18.4s, #0
    prfm pldl1keep, [x1, #88]
    add x1, x1, x0, lsl #2
    movi v17.4s, #0
    movi v16.4s, #0
    prfm pldl1keep, [x1, #88]
    add x1, x1, x0, lsl #2
    prfm pldl1keep, [x1, #88]
    add x1, x1, x0, lsl #2
    prfm pldl1keep, [x1, #88]
    cbz x4, .Lloop_end_814
.Lloop_815:
    ld1 {v4.4s, v5.4s, v6.4s, v7.4s}, [x13], #64
    ldp q8, q9, [x3]
    add x0, x3, x12, lsl #2
    add x3, x3, x11, lsl #2
    add x1, x3, x12, lsl #2
    sub x4, x4, #1
    ld1 {v0.4s, v1.4s, v2.4s, v3.4s}, [x13], #64
    prfm pldl1keep, [x0]
    prfm pldl1keep, [x1]
    fmla v31.4s, v8.4s, v4.s[0]
    fmla v30.4s, v9.4s, v4.s[0]
    fmla v29.4s, v8.4s, v5.s[0]
    fmla v28.4s, v9.4s, v5.s[0]
    fmla v27.4s, v8.4s, v6.s[0]
    fmla v26.4s, v9.4s, v6.s[0]
    fmla v25.4s, v8.4s, v7.s[0]
    fmla v24.4s, v9.4s, v7.s[0]
    fmla v23.4s, v8.4s, v0.s[0]
    fmla v22.4s, v9.4s, v0.s[0]
    fmla v21.4s, v8.4s, v1.s[0]
    fmla v20.4s, v9.4s, v1.s[0]
    fmla v19.4s, v8.4s, v2.s[0]
    fmla v18.4s, v9.4s, v2.s[0]
    fmla v17.4s, v8.4s, v3.s[0]
    fmla v16.4s, v9.4s, v3.s[0]
    ldp q8, q9, [x3]
    add x3, x3, x11, lsl #2
    add x0, x3, x12, lsl #2
    prfm pldl1keep, [x0]
    fmla v31.4s, v8.4s, v4.s[1]
    fmla v30.4s, v9.4s, v4.s[1]
    fmla v29.4s, v8.4s, v5.s[1]
    fmla v28.4s, v9.4s, v5.s[1]
    fmla v27.4s, v8.4s, v6.s[1]
    fmla v26.4s, v9.4s, v6.s[1]
    fmla v25.4s, v8.4s, v7.s[1]
    fmla v24.4s, v9.4s, v7.s[1]
    fmla v23.4s, v8.4s, v0.s[1]
    fmla v22.4s, v9.4s, v0.s[1]
    fmla v21.4s, v8.4s, v1.s[1]
    fmla v20.4s, v9.4s, v1.s[1]
    fmla v19.4s, v8.4s, v2.s[1]
    fmla v18.4s, v9.4s, v2.s[1]
    fmla v17.4s, v8.4s, v3.s[1]
    fmla v16.4s, v9.4s, v3.s[1]
    ldp q8, q9, [x3]
    add x3, x3, x11, lsl #2
    add x0, x3, x12, lsl #2
    prfm pldl1keep, [x0]
    fmla v31.4s, v8.4s, v4.s[2]
    fmla v30.4s, v9.4s, v4.s[2]
    fmla v29.4s, v8.4s, v5.s[2]
    fmla v28.4s, v9.4s, v5.s[2]
    fmla v27.4s, v8.4s, v6.s[2]
    fmla v26.4s, v9.4s, v6.s[2]
    fmla v25.4s, v8.4s, v7.s[2]
    fmla v24.4s, v9.4s, v7.s[2]
    fmla v23.4s, v8.4s, v0.s[2]
    fmla v22.4s, v9.4s, v0.s[2]
    fmla v21.4s, v8.4s, v1.s[2]
    fmla v20.4s, v9.4s, v1.s[2]
    fmla v19.4s, v8.4s, v2.s[2]
    fmla v18.4s, v9.4s, v2.s[2]
    fmla v17.4s, v8.4s, v3.s[2]
    fmla v16.4s, v9.4s, v3.s[2]
    ldp q14, q15, [x3]
    add x3, x3, x11, lsl #2
    add x0, x3, x12, lsl #2
    prfm pldl1keep, [x0]
    fmla v31.4s, v14.4s, v4.s[3]
    fmla v30.4s, v15.4s, v4.s[3]
    fmla v29.4s, v14.4s, v5.s[3]
    fmla v28.4s, v15.4s, v5.s[3]
    ldp q8, q9, [x3]
    add x3, x3, x11, lsl #2
    fmla v27.4s, v14.4s, v6.s[3]
    fmla v26.4s, v15.4s, v6.s[3]
    add x0, x3, x12, lsl #2
    fmla v25.4s, v14.4s, v7.s[3]
    fmla v24.4s, v15.4s, v7.s[3]
    ldp q10, q11, [x3]
    add x3, x3, x11, lsl #2
    fmla v23.4s, v14.4s, v0.s[3]
    fmla v22.4s, v15.4s, v0.s[3]
    add x1, x3, x12, lsl #2
    prfm pldl1keep, [x0]
    fmla v21.4s, v14.4s, v1.s[3]
    fmla v20.4s, v15.4s, v1.s[3]
    ldp q12, q13, [x3]
    add x3, x3, x11, lsl #2
    fmla v19.4s, v14.4s, v2.s[3]
    fmla v18.4s, v15.4s, v2.s[3]
    add x0, x3, x12, lsl #2
    prfm pldl1keep, [x1]
    fmla v17.4s, v14.4s, v3.s[3]
    fmla v16.4s, v15.4s, v3.s[3]
    ld1 {v4.4s, v5.4s, v6.4s, v7.4s}, [x13], #64
    prfm pldl1keep, [x0]
    fmla v31.4s, v8.4s, v4.s[0]
    fmla v30.4s, v9.4s, v4.s[0]
    fmla v29.4s, v8.4s, v5.s[0]
    fmla v28.4s, v9.4s, v5.s[0]
    fmla v27.4s, v8.4s, v6.s[0]
    fmla v26.4s, v9.4s, v6.s[0]
    fmla v25.4s, v8.4s, v7.s[0]
    fmla v24.4s, v9.4s, v7.s[0]
    fmla v31.4s, v10.4s, v4.s[1]
    fmla v30.4s, v11.4s, v4.s[1]
    fmla v29.4s, v10.4s, v5.s[1]
    fmla v28.4s, v11.4s, v5.s[1]
    fmla v27.4s, v10.4s, v6.s[1]
    fmla v26.4s, v11.4s, v6.s[1]
    fmla v25.4s, v10.4s, v7.s[1]
    fmla v24.4s, v11.4s, v7.s[1]
    fmla v31.4s, v12.4s, v4.s[2]
    fmla v30.4s, v13.4s, v4.s[2]
    fmla v29.4s, v12.4s, v5.s[2]
    fmla v28.4s, v13.4s, v5.s[2]
    fmla v27.4s, v12.4s, v6.s[2]
    fmla v26.4s, v13.4s, v6.s[2]
    fmla v25.4s, v12.4s, v7.s[2]
    fmla v24.4s, v13.4s, v7.s[2]
    ld1 {v0.4s, v1.4s, v2.4s, v3.4s}, [x13], #64
    fmla v23.4s, v8.4s, v0.s[0]
    fmla v22.4s, v9.4s, v0.s[0]
    fmla v21.4s, v8.4s, v1.s[0]
    fmla v20.4s, v9.4s, v1.s[0]
    fmla v19.4s, v8.4s, v2.s[0]
    fmla v18.4s, v9.4s, v2.s[0]
    fmla v17.4s, v8.4s, v3.s[0]
    fmla v16.4s, v9.4s, v3.s[0]
    fmla v23.4s, v10.4s, v0.s[1]
    fmla v22.4s, v11.4s, v0.s[1]
    fmla v21.4s, v10.4s, v1.s[1]
    fmla v20.4s, v11.4s, v1.s[1]
    fmla v19.4s, v10.4s, v2.s[1]
    fmla v18.4s, v11.4s, v2.s[1]
    fmla v17.4s, v10.4s, v3.s[1]
    fmla v16.4s, v11.4s, v3.s[1]
    fmla v23.4s, v12.4s, v0.s[2]
    fmla v22.4s, v13.4s, v0.s[2]
    fmla v21.4s, v12.4s, v1.s[2]
    fmla v20.4s, v13.4s, v1.s[2]
    fmla v19.4s, v12.4s, v2.s[2]
    fmla v18.4s, v13.4s, v2.s[2]
    fmla v17.4s, v12.4s, v3.s[2]
    fmla v16.4s, v13.4s, v3.s[2]
    ldp q14, q15, [x3]
    add x3, x3, x11, lsl #2
    add x0, x3, x12, lsl #2
    prfm pldl1keep, [x0]
    fmla v31.4s, v14.4s, v4.s[3]
    fmla v30.4s, v15.4s, v4.s[3]
    fmla v29.4s, v14.4s, v5.s[3]
    fmla v28.4s, v15.4s, v5.s[3]
    ldp q8, q9, [x3]
    add x3, x3, x11, lsl #2
    fmla v27.4s, v14.4s, v6.s[3]
    fmla v26.4s, v15.4s, v6.s[3]
    add x0, x3, x12, lsl #2
    fmla v25.4s, v14.4s, v7.s[3]
    fmla v24.4s, v15.4s, v7.s[3]
    ldp q10, q11, [x3]
    add x3, x3, x11, lsl #2
    fmla v23.4s, v14.4s, v0.s[3]
    fmla v22.4s, v15.4s, v0.s[3]
    add x1, x3, x12, lsl #2
    prfm pldl1keep, [x0]
    fmla v21.4s, v14.4s, v1.s[3]
    fmla v20.4s, v15.4s, v1.s[3]
    ldp q12, q13, [x3]
    add x3, x3, x11, lsl #2
    fmla v19.4s, v14.4s, v2.s[3]
    fmla v18.4s, v15.4s, v2.s[3]
    add x0, x3, x12, lsl #2
    prfm pldl1keep, [x1]
    fmla v17.4s, v14.4s, v3.s[3]
    fmla v16.4s, v15.4s, v3.s[3]
    ld1 {v4.4s, v5.4s, v6.4s, v7.4s}, [x13], #64
    prfm pldl1keep, [x0]
    fmla v31.4s, v8.4s, v4.s[0]
    fmla v30.4s, v9.4s, v4.s[0]
    fmla v29.4s, v8.4s, v5.s[0]
    fmla v28.4s, v9.4s, v5.s[0]
    fmla v27.4s, v8.4s, v6.s[0]
    fmla v26.4s, v9.4s, v6.s[0]
    fmla v25.4s, v8.4s, v7.s[0]
    fmla v24.4s, v9.4s, v7.s[0]
    fmla v31.4s, v10.4s, v4.s[1]
    fmla v30.4s, v11.4s, v4.s[1]
    fmla v29.4s, v10.4s, v5.s[1]
    fmla v28.4s, v11.4s, v5.s[1]
    fmla v27.4s, v10.4s, v6.s[1]
    fmla v26.4s, v11.4s, v6.s[1]
    fmla v25.4s, v10.4s, v7.s[1]
    fmla v24.4s, v11.4s, v7.s[1]
    fmla v31.4s, v12.4s, v4.s[2]
    fmla v30.4s, v13.4s, v4.s[2]
    fmla v29.4s, v12.4s, v5.s[2]
    fmla v28.4s, v13.4s, v5.s[2]
    fmla v27.4s, v12.4s, v6.s[2]
    fmla v26.4s, v13.4s, v6.s[2]
    fmla v25.4s, v12.4s, v7.s[2]
    fmla v24.4s, v13.4s, v7.s[2]
    ld1 {v0.4s, v1.4s, v2.4s, v3.4s}, [x13], #64
    fmla v23.4s, v8.4s, v0.s[0]
    fmla v22.4s, v9.4s, v0.s[0]
    fmla v21.4s, v8.4s, v1.s[0]
    fmla v20.4s, v9.4s, v1.s[0]
    fmla v19.4s, v8.4s, v2.s[0]
    fmla v18.4s, v9.4s, v2.s[0]
    fmla v17.4s, v8.4s, v3.s[0]
    fmla v16.4s, v9.4s, v3.s[0]
    fmla v23.4s, v10.4s, v0.s[1]
    fmla v22.4s, v11.4s, v0.s[1]
    fmla v21.4s, v10.4s, v1.s[1]
    fmla v20.4s, v11.4s, v1.s[1]
    fmla v19.4s, v10.4s, v2.s[1]
    fmla v18.4s, v11.4s, v2.s[1]
    fmla v17.4s, v10.4s, v3.s[1]
    fmla v16.4s, v11.4s, v3.s[1]
    fmla v23.4s, v12.4s, v0.s[2]
    fmla v22.4s, v13.4s, v0.s[2]
    fmla v21.4s, v12.4s, v1.s[2]
    fmla v20.4s, v13.4s, v1.s[2]
    fmla v19.4s, v12.4s, v2.s[2]
    fmla v18.4s, v13.4s, v2.s[2]
    fmla v17.4s, v12.4s, v3.s[2]
    fmla v16.4s, v13.4s, v3.s[2]
    ldp q14, q15, [x3]
    add x3, x3, x11, lsl #2
    add x0, x3, x12, lsl #2
    prfm pldl1keep, [x0]
    fmla v31.4s, v14.4s, v4.s[3]
    fmla v30.4s, v15.4s, v4.s[3]
    fmla v29.4s, v14.4s, v5.s[3]
    fmla v28.4s, v15.4s, v5.s[3]
    ldp q8, q9, [x3]
    add x3, x3, x11, lsl #2
    fmla v27.4s, v14.4s, v6.s[3]
    fmla v26.4s, v15.4s, v6.s[3]
    add x0, x3, x12, lsl #2
    fmla v25.4s, v14.4s, v7.s[3]
    fmla v24.4s, v15.4s, v7.s[3]
    ldp q10, q11, [x3]
    add x3, x3, x11, lsl #2
    fmla v23.4s, v14.4s, v0.s[3]
    fmla v22.4s, v15.4s, v0.s[3]
    add x1, x3, x12, lsl #2
    prfm pldl1keep, [x0]
    fmla v21.4s, v14.4s, v1.s[3]
    fmla v20.4s, v15.4s, v1.s[3]
    ldp q12, q13, [x3]
    add x3, x3, x11, lsl #2
    fmla v19.4s, v14.4s, v2.s[3]
    fmla v18.4s, v15.4s, v2.s[3]
    add x0, x3, x12, lsl #2
    prfm pldl1keep, [x1]
    fmla v17.4s, v14.4s, v3.s[3]
    fmla v16.4s, v15.4s, v3.s[3]
    ld1 {v4.4s, v5.4s, v6.4s, v7.4s}, [x13], #64
    prfm pldl1keep, [x0]
    fmla v31.4s, v8.4s, v4.s[0]
    fmla v30.4s, v9.4s, v4.s[0]
    fmla v29.4s, v8.4s, v5.s[0]
    fmla v28.4s, v9.4s, v5.s[0]
    fmla v27.4s, v8.4s, v6.s[0]
    fmla v26.4s, v9.4s, v6.s[0]
    fmla v25.4s, v8.4s, v7.s[0]
    fmla v24.4s, v9.4s, v7.s[0]
    fmla v31.4s, v10.4s, v4.s[1]
    fmla v30.4s, v11.4s, v4.s[1]
    fmla v29.4s, v10.4s, v5.s[1]
    fmla v28.4s, v11.4s, v5.s[1]
    fmla v27.4s, v10.4s, v6.s[1]
    fmla v26.4s, v11.4s, v6.s[1]
    fmla v25.4s, v10.4s, v7.s[1]
    fmla v24.4s, v11.4s, v7.s[1]
    fmla v31.4s, v12.4s, v4.s[2]
    fmla v30.4s, v13.4s, v4.s[2]
    fmla v29.4s, v12.4s, v5.s[2]
    fmla v28.4s, v13.4s, v5.s[2]
    fmla v27.4s, v12.4s, v6.s[2]
    fmla v26.4s, v13.4s, v6.s[2]
    fmla v25.4s, v12.4s, v7.s[2]
    fmla v24.4s, v13.4s, v7.s[2]
    ld1 {v0.4s, v1.4s, v2.4s, v3.4s}, [x13], #64
    fmla v23.4s, v8.4s, v0.s[0]
    fmla v22.4s, v9.4s, v0.s[0]
    fmla v21.4s, v8.4s, v1.s[0]
    fmla v20.4s, v9.4s, v1.s[0]
    fmla v19.4s, v8.4s, v2.s[0]
    fmla v18.4s, v9.4s, v2.s[0]
    fmla v17.4s, v8.4s, v3.s[0]
    fmla v16.4s, v9.4s, v3.s[0]
    fmla v23.4s, v10.4s, v0.s[1]
    fmla v22.4s, v11.4s, v0.s[1]
    fmla v21.4s, v10.4s, v1.s[1]
    fmla v20.4s, v11.4s, v1.s[1]
    fmla v19.4s, v10.4s, v2.s[1]
    fmla v18.4s, v11.4s, v2.s[1]
    fmla v17.4s, v10.4s, v3.s[1]
    fmla v16.4s, v11.4s, v3.s[1]
    fmla v23.4s, v12.4s, v0.s[2]
    fmla v22.4s, v13.4s, v0.s[2]
    fmla v21.4s, v12.4s, v1.s[2]
    fmla v20.4s, v13.4s, v1.s[2]
    fmla v19.4s, v12.4s, v2.s[2]
    fmla v18.4s, v13.4s, v2.s[2]
    fmla v17.4s, v12.4s, v3.s[2]
    fmla v16.4s, v13.4s, v3.s[2]
    ldp q8, q9, [x3]
    add x3, x3, x11, lsl #2
    fmla v31.4s, v8.4s, v4.s[3]
    fmla v30.4s, v9.4s, v4.s[3]
    fmla v29.4s, v8.4s, v5.s[3]
    fmla v28.4s, v9.4s, v5.s[3]
    fmla v27.4s, v8.4s, v6.s[3]
    fmla v26.4s, v9.4s, v6.s[3]
    fmla v25.4s, v8.4s, v7.s[3]
    fmla v24.4s, v9.4s, v7.s[3]
    fmla v23.4s, v8.4s, v0.s[3]
    fmla v22.4s, v9.4s, v0.s[3]
    fmla v21.4s, v8.4s, v1.s[3]
    fmla v20.4s, v9.4s, v1.s[3]
    fmla v19.4s, v8.4s, v2.s[3]
    fmla v18.4s, v9.4s, v2.s[3]
    fmla v17.4s, v8.4s, v3.s[3]
    fmla v16.4s, v9.4s, v3.s[3]
    cbnz x4, .Lloop_815
.Lloop_end_814:
    lsr x0, x2, #2
    ubfx x1, x2, #0, #2
    cbz x0, .Lloop_end_816
.Lloop_817:
    ld1 {v4.4s, v5.4s, v6.4s, v7.4s}, [x13], #64
    ldp q8, q9, [x3]
    add x2, x3, x12, lsl #2
    add x3, x3, x11, lsl #2
    add x4, x3, x12, lsl #2
    sub x0, x0, #1
    ld1 {v0.4s, v1.4s, v2.4s, v3.4s}, [x13], #64
    prfm pldl1keep, [x2]
    prfm pldl1keep, [x4]
    fmla v31.4s, v8.4s, v4.s[0]
    fmla v30.4s, v9.4s, v4.s[0]
    fmla v29.4s, v8.4s, v5.s[0]
    fmla v28.4s, v9.4s, v5.s[0]
    fmla v27.4s, v8.4s, v6.s[0]
    fmla v26.4s, v9.4s, v6.s[0]
    fmla v25.4s, v8.4s, v7.s[0]
    fmla v24.4s, v9.4s, v7.s[0]
    fmla v23.4s, v8.4s, v0.s[0]
    fmla v22.4s, v9.4s, v0.s[0]
    fmla v21.4s, v8.4s, v1.s[0]
    fmla v20.4s, v9.4s, v1.s[0]
    fmla v19.4s, v8.4s, v2.s[0]
    fmla v18.4s, v9.4s, v2.s[0]
    fmla v17.4s, v8.4s, v3.s[0]
    fmla v16.4s, v9.4s, v3.s[0]
    ldp q8, q9, [x3]
    add x3, x3, x11, lsl #2
    add x2, x3, x12, lsl #2
    prfm pldl1keep, [x2]
    fmla v31.4s, v8.4s, v4.s[1]
    fmla v30.4s, v9.4s, v4.s[1]
    fmla v29.4s, v8.4s, v5.s[1]
    fmla v28.4s, v9.4s, v5.s[1]
    fmla v27.4s, v8.4s, v6.s[1]
    fmla v26.4s, v9.4s, v6.s[1]
    fmla v25.4s, v8.4s, v7.s[1]
    fmla v24.4s, v9.4s, v7.s[1]
    fmla v23.4s, v8.4s, v0.s[1]
    fmla v22.4s, v9.4s, v0.s[1]
    fmla v21.4s, v8.4s, v1.s[1]
    fmla v20.4s, v9.4s, v1.s[1]
    fmla v19.4s, v8.4s, v2.s[1]
    fmla v18.4s, v9.4s, v2.s[1]
    fmla v17.4s, v8.4s, v3.s[1]
    fmla v16.4s, v9.4s, v3.s[1]
    ldp q8, q9, [x3]
    add x3, x3, x11, lsl #2
    add x2, x3, x12, lsl #2
    prfm pldl1keep, [x2]
    fmla v31.4s, v8.4s, v4.s[2]
    fmla v30.4s, v9.4s, v4.s[2]
    fmla v29.4s, v8.4s, v5.s[2]
    fmla v28.4s, v9.4s, v5.s[2]
    fmla v27.4s, v8.4s, v6.s[2]
    fmla v26.4s, v9.4s, v6.s[2]
    fmla v25.4s, v8.4s, v7.s[2]
    fmla v24.4s, v9.4s, v7.s[2]
    fmla v23.4s, v8.4s, v0.s[2]
    fmla v22.4s, v9.4s, v0.s[2]
    fmla v21.4s, v8.4s, v1.s[2]
    fmla v20.4s, v9.4s, v1.s[2]
    fmla v19.4s, v8.4s, v2.s[2]
    fmla v18.4s, v9.4s, v2.s[2]
    fmla v17.4s, v8.4s, v3.s[2]
    fmla v16.4s, v9.4s, v3.s[2]
    ldp q8, q9, [x3]
    add x3, x3, x11, lsl #2
    fmla v31.4s, v8.4s, v4.s[3]
    fmla v30.4s, v9.4s, v4.s[3]
    fmla v29.4s, v8.4s, v5.s[3]
    fmla v28.4s, v9.4s, v5.s[3]
    fmla v27.4s, v8.4s, v6.s[3]
    fmla v26.4s, v9.4s, v6.s[3]
    fmla v25.4s, v8.4s, v7.s[3]
    fmla v24.4s, v9.4s, v7.s[3]
    fmla v23.4s, v8.4s, v0.s[3]
    fmla v22.4s, v9.4s, v0.s[3]
    fmla v21.4s, v8.4s, v1.s[3]
    fmla v20.4s, v9.4s, v1.s[3]
    fmla v19.4s, v8.4s, v2.s[3]
    fmla v18.4s, v9.4s, v2.s[3]
    fmla v17.4s, v8.4s, v3.s[3]
    fmla v16.4s, v9.4s, v3.s[3]
    cbnz x0, .Lloop_817
.Lloop_end_816:
    cbz x1, .Lloop_end_818
.Lloop_819:
    ldp q0, q1, [x3]
    ldr s2, [x13]
    add x0, x3, x12, lsl #2
    sub x1, x1, #1
    ldr s3, [x13, #16]
    add x3, x3, x11, lsl #2
    ldr s4, [x13, #32]
    ldr s5, [x13, #48]
    ldr s6, [x13, #64]
    ldr s7, [x13, #80]
    ldr s8, [x13, #96]
    ldr s9, [x13, #112]
    add x13, x13, #4
    prfm pldl1keep, [x0]
    fmla v31.4s, v0.4s, v2.s[0]
    fmla v30.4s, v1.4s, v2.s[0]
    fmla v29.4s, v0.4s, v3.s[0]
    fmla v28.4s, v1.4s, v3.s[0]
    fmla v27.4s, v0.4s, v4.s[0]
    fmla v26.4s, v1.4s, v4.s[0]
    fmla v25.4s, v0.4s, v5.s[0]
    fmla v24.4s, v1.4s, v5.s[0]
    fmla v23.4s, v0.4s, v6.s[0]
    fmla v22.4s, v1.4s, v6.s[0]
    fmla v21.4s, v0.4s, v7.s[0]
    fmla v20.4s, v1.4s, v7.s[0]
    fmla v19.4s, v0.4s, v8.s[0]
    fmla v18.4s, v1.4s, v8.s[0]
    fmla v17.4s, v0.4s, v9.s[0]
    fmla v16.4s, v1.4s, v9.s[0]
    cbnz x1, .Lloop_819
.Lloop_end_818:
    ldr x0, [x6, #16]
    ldr x1, [x6]
    cbnz x0, .Lotherwise_820
    mov x0, x7
    ldp q0, q1, [x0]
    add x0, x0, x1, lsl #2
    ldp q2, q3, [x0]
    add x0, x0, x1, lsl #2
    ldp q4, q5, [x0]
    add x0, x0, x1, lsl #2
    ldp q6, q7, [x0]
    add x0, x0, x1, lsl #2
    ldp q8, q9, [x0]
    add x0, x0, x1, lsl #2
    fadd v31.4s, v31.4s, v0.4s
    fadd v30.4s, v30.4s, v1.4s
    ldp q0, q1, [x0]
    add x0, x0, x1, lsl #2
    fadd v29.4s, v29.4s, v2.4s
    fadd v28.4s, v28.4s, v3.4s
    ldp q2, q3, [x0]
    add x0, x0, x1, lsl #2
    fadd v27.4s, v27.4s, v4.4s
    fadd v26.4s, v26.4s, v5.4s
    ldp q4, q5, [x0]
    fadd v25.4s, v25.4s, v6.4s
    fadd v24.4s, v24.4s, v7.4s
    fadd v23.4s, v23.4s, v8.4s
    fadd v22.4s, v22.4s, v9.4s
    fadd v21.4s, v21.4s, v0.4s
    fadd v20.4s, v20.4s, v1.4s
    fadd v19.4s, v19.4s, v2.4s
    fadd v18.4s, v18.4s, v3.4s
    fadd v17.4s, v17.4s, v4.4s
    fadd v16.4s, v16.4s, v5.4s
    b .Lend_821
.Lotherwise_820:
    ldp q0, q1, [x0]
    dup v2.4s, v0.s[0]
    dup v3.4s, v0.s[1]
    dup v4.4s, v0.s[2]
    dup v0.4s, v0.s[3]
    dup v5.4s, v1.s[0]
    dup v6.4s, v1.s[1]
    dup v7.4s, v1.s[2]
    dup v1.4s, v1.s[3]
    fadd v31.4s, v31.4s, v2.4s
    fadd v30.4s, v30.4s, v2.4s
    fadd v29.4s, v29.4s, v3.4s
    fadd v28.4s, v28.4s, v3.4s
    fadd v27.4s, v27.4s, v4.4s
    fadd v26.4s, v26.4s, v4.4s
    fadd v25.4s, v25.4s, v0.4s
    fadd v24.4s, v24.4s, v0.4s
    fadd v23.4s, v23.4s, v5.4s
    fadd v22.4s, v22.4s, v5.4s
    fadd v21.4s, v21.4s, v6.4s
    fadd v20.4s, v20.4s, v6.4s
    fadd v19.4s, v19.4s, v7.4s
    fadd v18.4s, v18.4s, v7.4s
    fadd v17.4s, v17.4s, v1.4s
    fadd v16.4s, v16.4s, v1.4s
.Lend_821:
    mov x0, x7
    sub x5, x5, #1
    ldr s0, [x6, #32]
    add x10, x10, #32
    add x7, x7, #32
    dup v0.4s, v0.s[0]
    fmax v1.4s, v0.4s, v31.4s
    fmax v2.4s, v0.4s, v30.4s
    fmax v3.4s, v0.4s, v29.4s
    fmax v4.4s, v0.4s, v28.4s
    fmax v5.4s, v0.4s, v27.4s
    fmax v6.4s, v0.4s, v26.4s
    str q1, [x0]
    str q2, [x0, #16]
    add x0, x0, x1, lsl #2
    fmax v1.4s, v0.4s, v25.4s
    fmax v2.4s, v0.4s, v24.4s
    str q3, [x0]
    str q4, [x0, #16]
    add x0, x0, x1, lsl #2
    fmax v3.4s, v0.4s, v23.4s
    fmax v4.4s, v0.4s, v22.4s
    str q5, [x0]
    str q6, [x0, #16]
    add x0, x0, x1, lsl #2
    fmax v5.4s, v0.4s, v21.4s
    fmax v6.4s, v0.4s, v20.4s
    str q1, [x0]
    str q2, [x0, #16]
    add x0, x0, x1, lsl #2
    fmax v1.4s, v0.4s, v19.4s
    fmax v2.4s, v0.4s, v18.4s
    str q3, [x0]
    str q4, [x0, #16]
    add x0, x0, x1, lsl #2
    fmax v3.4s, v0.4s, v17.4s
    fmax v0.4s, v0.4s, v16.4s
    str q5, [x0]
    str q6, [x0, #16]
    add x0, x0, x1, lsl #2
    str q1, [x0]
    str q2, [x0, #16]
    add x0, x0, x1, lsl #2
    str q3, [x0]
    str q0, [x0, #16]
    cbnz x5, .Lloop_813
.Lloop_end_812:
    ldr x0, [x6, #8]
    ubfx x0, x0, #0, #3
    cbnz x0, .Lotherwise_822
    b .Lend_823
.Lotherwise_822:
    ldr x4, [x6, #24]
    lsr x0, x8, #4
    movi v31.4s, #0
    movi v30.4s, #0
    ubfx x1, x8, #0, #4
    movi v29.4s, #0
    movi v28.4s, #0
    movi v27.4s, #0
    movi v26.4s, #0
    movi v25.4s, #0
    movi v24.4s, #0
    movi v23.4s, #0
    movi v22.4s, #0
    movi v21.4s, #0
    movi v20.4s, #0
    movi v19.4s, #0
    movi v18.4s, #0
    movi v17.4s, #0
    movi v16.4s, #0
    cbz x0, .Lloop_end_824
.Lloop_825:
    ld1 {v4.4s, v5.4s, v6.4s, v7.4s}, [x9], #64
    ldp q8, q9, [x10]
    add x2, x10, x4, lsl #2
    add x10, x10, x11, lsl #2
    add x3, x10, x4, lsl #2
    sub x0, x0, #1
    ld1 {v0.4s, v1.4s, v2.4s, v3.4s}, [x9], #64
    prfm pldl1keep, [x2]
    prfm pldl1keep, [x3]
    fmla v31.4s, v8.4s, v4.s[0]
    fmla v30.4s, v9.4s, v4.s[0]
    fmla v29.4s, v8.4s, v5.s[0]
    fmla v28.4s, v9.4s, v5.s[0]
    fmla v27.4s, v8.4s, v6.s[0]
    fmla v26.4s, v9.4s, v6.s[0]
    fmla v25.4s, v8.4s, v7.s[0]
    fmla v24.4s, v9.4s, v7.s[0]
    fmla v23.4s, v8.4s, v0.s[0]
    fmla v22.4s, v9.4s, v0.s[0]
    fmla v21.4s, v8.4s, v1.s[0]
    fmla v20.4s, v9.4s, v1.s[0]
    fmla v19.4s, v8.4s, v2.s[0]
    fmla v18.4s, v9.4s, v2.s[0]
    fmla v17.4s, v8.4s, v3.s[0]
    fmla v16.4s, v9.4s, v3.s[0]
    ldp q8, q9, [x10]
    add x10, x10, x11, lsl #2
    add x2, x10, x4, lsl #2
    prfm pldl1keep, [x2]
    fmla v31.4s, v8.4s, v4.s[1]
    fmla v30.4s, v9.4s, v4.s[1]
    fmla v29.4s, v8.4s, v5.s[1]
    fmla v28.4s, v9.4s, v5.s[1]
    fmla v27.4s, v8.4s, v6.s[1]
    fmla v26.4s, v9.4s, v6.s[1]
    fmla v25.4s, v8.4s, v7.s[1]
    fmla v24.4s, v9.4s, v7.s[1]
    fmla v23.4s, v8.4s, v0.s[1]
    fmla v22.4s, v9.4s, v0.s[1]
    fmla v21.4s, v8.4s, v1.s[1]
    fmla v20.4s, v9.4s, v1.s[1]
    fmla v19.4s, v8.4s, v2.s[1]
    fmla v18.4s, v9.4s, v2.s[1]
    fmla v17.4s, v8.4s, v3.s[1]
    fmla v16.4s, v9.4s, v3.s[1]
    ldp q8, q9, [x10]
    add x10, x10, x11, lsl #2
    add x2, x10, x4, lsl #2
    prfm pldl1keep, [x2]
    fmla v31.4s, v8.4s, v4.s[2]
    fmla v30.4s, v9.4s, v4.s[2]
    fmla v29.4s, v8.4s, v5.s[2]
    fmla v28.4s, v9.4s, v5.s[2]
    fmla v27.4s, v8.4s, v6.s[2]
    fmla v26.4s, v9.4s, v6.s[2]
    fmla v25.4s, v8.4s, v7.s[2]
    fmla v24.4s, v9.4s, v7.s[2]
    fmla v23.4s, v8.4s, v0.s[2]
    fmla v22.4s, v9.4s, v0.s[2]
    fmla v21.4s, v8.4s, v1.s[2]
    fmla v20.4s, v9.4s, v1.s[2]
    fmla v19.4s, v8.4s, v2.s[2]
    fmla v18.4s, v9.4s, v2.s[2]
    fmla v17.4s, v8.4s, v3.s[2]
    fmla v16.4s, v9.4s, v3.s[2]
    ldp q14, q15, [x10]
    add x10, x10, x11, lsl #2
    add x2, x10, x4, lsl #2
    prfm pldl1keep, [x2]
    fmla v31.4s, v14.4s, v4.s[3]
    fmla v30.4s, v15.4s, v4.s[3]
    fmla v29.4s, v14.4s, v5.s[3]
    fmla v28.4s, v15.4s, v5.s[3]
    ldp q8, q9, [x10]
    add x10, x10, x11, lsl #2
    fmla v27.4s, v14.4s, v6.s[3]
    fmla v26.4s, v15.4s, v6.s[3]
    add x2, x10, x4, lsl #2
    fmla v25.4s, v14.4s, v7.s[3]
    fmla v24.4s, v15.4s, v7.s[3]
    ldp q10, q11, [x10]
    add x10, x10, x11, lsl #2
    fmla v23.4s, v14.4s, v0.s[3]
    fmla v22.4s, v15.4s, v0.s[3]
    add x3, x10, x4, lsl #2
    prfm pldl1keep, [x2]
    fmla v21.4s, v14.4s, v1.s[3]
    fmla v20.4s, v15.4s, v1.s[3]
    ldp q12, q13, [x10]
    add x10, x10, x11, lsl #2
    fmla v19.4s, v14.4s, v2.s[3]
    fmla v18.4s, v15.4s, v2.s[3]
    add x2, x10, x4, lsl #2
    prfm pldl1keep, [x3]
    fmla v17.4s, v14.4s, v3.s[3]
    fmla v16.4s, v15.4s, v3.s[3]
    ld1 {v4.4s, v5.4s, v6.4s, v7.4s}, [x9], #64
    prfm pldl1keep, [x2]
    fmla v31.4s, v8.4s, v4.s[0]
    fmla v30.4s, v9.4s, v4.s[0]
    fmla v29.4s, v8.4s, v5.s[0]
    fmla v28.4s, v9.4s, v5.s[0]
    fmla v27.4s, v8.4s, v6.s[0]
    fmla v26.4s, v9.4s, v6.s[0]
    fmla v25.4s, v8.4s, v7.s[0]
    fmla v24.4s, v9.4s, v7.s[0]
    fmla v31.4s, v10.4s, v4.s[1]
    fmla v30.4s, v11.4s, v4.s[1]
    fmla v29.4s, v10.4s, v5.s[1]
    fmla v28.4s, v11.4s, v5.s[1]
    fmla v27.4s, v10.4s, v6.s[1]
    fmla v26.4s, v11.4s, v6.s[1]
    fmla v25.4s, v10.4s, v7.s[1]
    fmla v24.4s, v11.4s, v7.s[1]
    fmla v31.4s, v12.4s, v4.s[2]
    fmla v30.4s, v13.4s, v4.s[2]
    fmla v29.4s, v12.4s, v5.s[2]
    fmla v28.4s, v13.4s, v5.s[2]
    fmla v27.4s, v12.4s, v6.s[2]
    fmla v26.4s, v13.4s, v6.s[2]
    fmla v25.4s, v12.4s, v7.s[2]
    fmla v24.4s, v13.4s, v7.s[2]
    ld1 {v0.4s, v1.4s, v2.4s, v3.4s}, [x9], #64
    fmla v23.4s, v8.4s, v0.s[0]
    fmla v22.4s, v9.4s, v0.s[0]
    fmla v21.4s, v8.4s, v1.s[0]
    fmla v20.4s, v9.4s, v1.s[0]
    fmla v19.4s, v8.4s, v2.s[0]
    fmla v18.4s, v9.4s, v2.s[0]
    fmla v17.4s, v8.4s, v3.s[0]
    fmla v16.4s, v9.4s, v3.s[0]
    fmla v23.4s, v10.4s, v0.s[1]
    fmla v22.4s, v11.4s, v0.s[1]
    fmla v21.4s, v10.4s, v1.s[1]
    fmla v20.4s, v11.4s, v1.s[1]
    fmla v19.4s, v10.4s, v2.s[1]
    fmla v18.4s, v11.4s, v2.s[1]
    fmla v17.4s, v10.4s, v3.s[1]
    fmla v16.4s, v11.4s, v3.s[1]
    fmla v23.4s, v12.4s, v0.s[2]
    fmla v22.4s, v13.4s, v0.s[2]
    fmla v21.4s, v12.4s, v1.s[2]
    fmla v20.4s, v13.4s, v1.s[2]
    fmla v19.4s, v12.4s, v2.s[2]
    fmla v18.4s, v13.4s, v2.s[2]
    fmla v17.4s, v12.4s, v3.s[2]
    fmla v16.4s, v13.4s, v3.s[2]
    ldp q14, q15, [x10]
    add x10, x10, x11, lsl #2
    add x2, x10, x4, lsl #2
    prfm pldl1keep, [x2]
    fmla v31.4s, v14.4s, v4.s[3]
    fmla v30.4s, v15.4s, v4.s[3]
    fmla v29.4s, v14.4s, v5.s[3]
    fmla v28.4s, v15.4s, v5.s[3]
    ldp q8, q9, [x10]
    add x10, x10, x11, lsl #2
    fmla v27.4s, v14.4s, v6.s[3]
    fmla v26.4s, v15.4s, v6.s[3]
    add x2, x10, x4, lsl #2
    fmla v25.4s, v14.4s, v7.s[3]
    fmla v24.4s, v15.4s, v7.s[3]
    ldp q10, q11, [x10]
    add x10, x10, x11, lsl #2
    fmla v23.4s, v14.4s, v0.s[3]
    fmla v22.4s, v15.4s, v0.s[3]
    add x3, x10, x4, lsl #2
    prfm pldl1keep, [x2]
    fmla v21.4s, v14.4s, v1.s[3]
    fmla v20.4s, v15.4s, v1.s[3]
    ldp q12, q13, [x10]
    add x10, x10, x11, lsl #2
    fmla v19.4s, v14.4s, v2.s[3]
    fmla v18.4s, v15.4s, v2.s[3]
    add x2, x10, x4, lsl #2
    prfm pldl1keep, [x3]
    fmla v17.4s, v14.4s, v3.s[3]
    fmla v16.4s, v15.4s, v3.s[3]
    ld1 {v4.4s, v5.4s, v6.4s, v7.4s}, [x9], #64
    prfm pldl1keep, [x2]
    fmla v31.4s, v8.4s, v4.s[0]
    fmla v30.4s, v9.4s, v4.s[0]
    fmla v29.4s, v8.4s, v5.s[0]
    fmla v28.4s, v9.4s, v5.s[0]
    fmla v27.4s, v8.4s, v6.s[0]
    fmla v26.4s, v9.4s, v6.s[0]
    fmla v25.4s, v8.4s, v7.s[0]
    fmla v24.4s, v9.4s, v7.s[0]
    fmla v31.4s, v10.4s, v4.s[1]
    fmla v30.4s, v11.4s, v4.s[1]
    fmla v29.4s, v10.4s, v5.s[1]
    fmla v28.4s, v11.4s, v5.s[1]
    fmla v27.4s, v10.4s, v6.s[1]
    fmla v26.4s, v11.4s, v6.s[1]
    fmla v25.4s, v10.4s, v7.s[1]
    fmla v24.4s, v11.4s, v7.s[1]
    fmla v31.4s, v12.4s, v4.s[2]
    fmla v30.4s, v13.4s, v4.s[2]
    fmla v29.4s, v12.4s, v5.s[2]
    fmla v28.4s, v13.4s, v5.s[2]
    fmla v27.4s, v12.4s, v6.s[2]
    fmla v26.4s, v13.4s, v6.s[2]
    fmla v25.4s, v12.4s, v7.s[2]
    fmla v24.4s, v13.4s, v7.s[2]
    ld1 {v0.4s, v1.4s, v2.4s, v3.4s}, [x9], #64
    fmla v23.4s, v8.4s, v0.s[0]
    fmla v22.4s, v9.4s, v0.s[0]
    fmla v21.4s, v8.4s, v1.s[0]
    fmla v20.4s, v9.4s, v1.s[0]
    fmla v19.4s, v8.4s, v2.s[0]
    fmla v18.4s, v9.4s, v2.s[0]
    fmla v17.4s, v8.4s, v3.s[0]
    fmla v16.4s, v9.4s, v3.s[0]
    fmla v23.4s, v10.4s, v0.s[1]
    fmla v22.4s, v11.4s, v0.s[1]
    fmla v21.4s, v10.4s, v1.s[1]
    fmla v20.4s, v11.4s, v1.s[1]
    fmla v19.4s, v10.4s, v2.s[1]
    fmla v18.4s, v11.4s, v2.s[1]
    fmla v17.4s, v10.4s, v3.s[1]
    fmla v16.4s, v11.4s, v3.s[1]
    fmla v23.4s, v12.4s, v0.s[2]
    fmla v22.4s, v13.4s, v0.s[2]
    fmla v21.4s, v12.4s, v1.s[2]
    fmla v20.4s, v13.4s, v1.s[2]
    fmla v19.4s, v12.4s, v2.s[2]
    fmla v18.4s, v13.4s, v2.s[2]
    fmla v17.4s, v12.4s, v3.s[2]
    fmla v16.4s, v13.4s, v3.s[2]
    ldp q14, q15, [x10]
    add x10, x10, x11, lsl #2
    add x2, x10, x4, lsl #2
    prfm pldl1keep, [x2]
    fmla v31.4s, v14.4s, v4.s[3]
    fmla v30.4s, v15.4s, v4.s[3]
    fmla v29.4s, v14.4s, v5.s[3]
    fmla v28.4s, v15.4s, v5.s[3]
    ldp q8, q9, [x10]
    add x10, x10, x11, lsl #2
    fmla v27.4s, v14.4s, v6.s[3]
    fmla v26.4s, v15.4s, v6.s[3]
    add x2, x10, x4, lsl #2
    fmla v25.4s, v14.4s, v7.s[3]
    fmla v24.4s, v15.4s, v7.s[3]
    ldp q10, q11, [x10]
    add x10, x10, x11, lsl #2
    fmla v23.4s, v14.4s, v0.s[3]
    fmla v22.4s, v15.4s, v0.s[3]
    add x3, x10, x4, lsl #2
    prfm pldl1keep, [x2]
    fmla v21.4s, v14.4s, v1.s[3]
    fmla v20.4s, v15.4s, v1.s[3]
    ldp q12, q13, [x10]
    add x10, x10, x11, lsl #2
    fmla v19.4s, v14.4s, v2.s[3]
    fmla v18.4s, v15.4s, v2.s[3]
    add x2, x10, x4, lsl #2
    prfm pldl1keep, [x3]
    fmla v17.4s, v14.4s, v3.s[3]
    fmla v16.4s, v15.4s, v3.s[3]
    ld1 {v4.4s, v5.4s, v6.4s, v7.4s}, [x9], #64
    prfm pldl1keep, [x2]
    fmla v31.4s, v8.4s, v4.s[0]
    fmla v30.4s, v9.4s, v4.s[0]
    fmla v29.4s, v8.4s, v5.s[0]
    fmla v28.4s, v9.4s, v5.s[0]
    fmla v27.4s, v8.4s, v6.s[0]
    fmla v26.4s, v9.4s, v6.s[0]
    fmla v25.4s, v8.4s, v7.s[0]
    fmla v24.4s, v9.4s, v7.s[0]
    fmla v31.4s, v10.4s, v4.s[1]
    fmla v30.4s, v11.4s, v4.s[1]
    fmla v29.4s, v10.4s, v5.s[1]
    fmla v28.4s, v11.4s, v5.s[1]
    fmla v27.4s, v10.4s, v6.s[1]
    fmla v26.4s, v11.4s, v6.s[1]
    fmla v25.4s, v10.4s, v7.s[1]
    fmla v24.4s, v11.4s, v7.s[1]
    fmla v31.4s, v12.4s, v4.s[2]
    fmla v30.4s, v13.4s, v4.s[2]
    fmla v29.4s, v12.4s, v5.s[2]
    fmla v28.4s, v13.4s, v5.s[2]
    fmla v27.4s, v12.4s, v6.s[2]
    fmla v26.4s, v13.4s, v6.s[2]
    fmla v25.4s, v12.4s, v7.s[2]
    fmla v24.4s, v13.4s, v7.s[2]
    ld1 {v0.4s, v1.4s, v2.4s, v3.4s}, [x9], #64
    fmla v23.4s, v8.4s, v0.s[0]
    fmla v22.4s, v9.4s, v0.s[0]
    fmla v21.4s, v8.4s, v1.s[0]
    fmla v20.4s, v9.4s, v1.s[0]
    fmla v19.4s, v8.4s, v2.s[0]
    fmla v18.4s, v9.4s, v2.s[0]
    fmla v17.4s, v8.4s, v3.s[0]
    fmla v16.4s, v9.4s, v3.s[0]
    fmla v23.4s, v10.4s, v0.s[1]
    fmla v22.4s, v11.4s, v0.s[1]
    fmla v21.4s, v10.4s, v1.s[1]
    fmla v20.4s, v11.4s, v1.s[1]
    fmla v19.4s, v10.4s, v2.s[1]
    fmla v18.4s, v11.4s, v2.s[1]
    fmla v17.4s, v10.4s, v3.s[1]
    fmla v16.4s, v11.4s, v3.s[1]
    fmla v23.4s, v12.4s, v0.s[2]
    fmla v22.4s, v13.4s, v0.s[2]
    fmla v21.4s, v12.4s, v1.s[2]
    fmla v20.4s, v13.4s, v1.s[2]
    fmla v19.4s, v12.4s, v2.s[2]
    fmla v18.4s, v13.4s, v2.s[2]
    fmla v17.4s, v12.4s, v3.s[2]
    fmla v16.4s, v13.4s, v3.s[2]
    ldp q8, q9, [x10]
    add x10, x10, x11, lsl #2
    fmla v31.4s, v8.4s, v4.s[3]
    fmla v30.4s, v9.4s, v4.s[3]
    fmla v29.4s, v8.4s, v5.s[3]
    fmla v28.4s, v9.4s, v5.s[3]
    fmla v27.4s, v8.4s, v6.s[3]
    fmla v26.4s, v9.4s, v6.s[3]
    fmla v25.4s, v8.4s, v7.s[3]
    fmla v24.4s, v9.4s, v7.s[3]
    fmla v23.4s, v8.4s, v0.s[3]
    fmla v22.4s, v9.4s, v0.s[3]
    fmla v21.4s, v8.4s, v1.s[3]
    fmla v20.4s, v9.4s, v1.s[3]
    fmla v19.4s, v8.4s, v2.s[3]
    fmla v18.4s, v9.4s, v2.s[3]
    fmla v17.4s, v8.4s, v3.s[3]
    fmla v16.4s, v9.4s, v3.s[3]
    cbnz x0, .Lloop_825
.Lloop_end_824:
    lsr x0, x1, #2
    ubfx x1, x1, #0, #2
    cbz x0, .Lloop_end_826
.Lloop_827:
    ld1 {v4.4s, v5.4s, v6.4s, v7.4s}, [x9], #64
    ldp q8, q9, [x10]
    add x2, x10, x4, lsl #2
    add x10, x10, x11, lsl #2
    add x3, x10, x4, lsl #2
    sub x0, x0, #1
    ld1 {v0.4s, v1.4s, v2.4s, v3.4s}, [x9], #64
    prfm pldl1keep, [x2]
    prfm pldl1keep, [x3]
    fmla v31.4s, v8.4s, v4.s[0]
    fmla v30.4s, v9.4s, v4.s[0]
    fmla v29.4s, v8.4s, v5.s[0]
    fmla v28.4s, v9.4s, v5.s[0]
    fmla v27.4s, v8.4s, v6.s[0]
    fmla v26.4s, v9.4s, v6.s[0]
    fmla v25.4s, v8.4s, v7.s[0]
    fmla v24.4s, v9.4s, v7.s[0]
    fmla v23.4s, v8.4s, v0.s[0]
    fmla v22.4s, v9.4s, v0.s[0]
    fmla v21.4s, v8.4s, v1.s[0]
    fmla v20.4s, v9.4s, v1.s[0]
    fmla v19.4s, v8.4s, v2.s[0]
    fmla v18.4s, v9.4s, v2.s[0]
    fmla v17.4s, v8.4s, v3.s[0]
    fmla v16.4s, v9.4s, v3.s[0]
    ldp q8, q9, [x10]
    add x10, x10, x11, lsl #2
    add x2, x10, x4, lsl #2
    prfm pldl1keep, [x2]
    fmla v31.4s, v8.4s, v4.s[1]
    fmla v30.4s, v9.4s, v4.s[1]
    fmla v29.4s, v8.4s, v5.s[1]
    fmla v28.4s, v9.4s, v5.s[1]
    fmla v27.4s, v8.4s, v6.s[1]
    fmla v26.4s, v9.4s, v6.s[1]
    fmla v25.4s, v8.4s, v7.s[1]
    fmla v24.4s, v9.4s, v7.s[1]
    fmla v23.4s, v8.4s, v0.s[1]
    fmla v22.4s, v9.4s, v0.s[1]
    fmla v21.4s, v8.4s, v1.s[1]
    fmla v20.4s, v9.4s, v1.s[1]
    fmla v19.4s, v8.4s, v2.s[1]
    fmla v18.4s, v9.4s, v2.s[1]
    fmla v17.4s, v8.4s, v3.s[1]
    fmla v16.4s, v9.4s, v3.s[1]
    ldp q8, q9, [x10]
    add x10, x10, x11, lsl #2
    add x2, x10, x4, lsl #2
    prfm pldl1keep, [x2]
    fmla v31.4s, v8.4s, v4.s[2]
    fmla v30.4s, v9.4s, v4.s[2]
    fmla v29.4s, v8.4s, v5.s[2]
    fmla v28.4s, v9.4s, v5.s[2]
    fmla v27.4s, v8.4s, v6.s[2]
    fmla v26.4s, v9.4s, v6.s[2]
    fmla v25.4s, v8.4s, v7.s[2]
    fmla v24.4s, v9.4s, v7.s[2]
    fmla v23.4s, v8.4s, v0.s[2]
    fmla v22.4s, v9.4s, v0.s[2]
    fmla v21.4s, v8.4s, v1.s[2]
    fmla v20.4s, v9.4s, v1.s[2]
    fmla v19.4s, v8.4s, v2.s[2]
    fmla v18.4s, v9.4s, v2.s[2]
    fmla v17.4s, v8.4s, v3.s[2]
    fmla v16.4s, v9.4s, v3.s[2]
    ldp q8, q9, [x10]
    add x10, x10, x11, lsl #2
    fmla v31.4s, v8.4s, v4.s[3]
    fmla v30.4s, v9.4s, v4.s[3]
    fmla v29.4s, v8.4s, v5.s[3]
    fmla v28.4s, v9.4s, v5.s[3]
    fmla v27.4s, v8.4s, v6.s[3]
    fmla v26.4s, v9.4s, v6.s[3]
    fmla v25.4s, v8.4s, v7.s[3]
    fmla v24.4s, v9.4s, v7.s[3]
    fmla v23.4s, v8.4s, v0.s[3]
    fmla v22.4s, v9.4s, v0.s[3]
    fmla v21.4s, v8.4s, v1.s[3]
    fmla v20.4s, v9.4s, v1.s[3]
    fmla v19.4s, v8.4s, v2.s[3]
    fmla v18.4s, v9.4s, v2.s[3]
    fmla v17.4s, v8.4s, v3.s[3]
    fmla v16.4s, v9.4s, v3.s[3]
    cbnz x0, .Lloop_827
.Lloop_end_826:
    cbz x1, .Lloop_end_828
.Lloop_829:
    ldp q0, q1, [x10]
    ldr s2, [x9]
    add x0, x10, x4, lsl #2
    sub x1, x1, #1
    ldr s3, [x9, #16]
    add x10, x10, x11, lsl #2
    ldr s4, [x9, #32]
    ldr s5, [x9, #48]
    ldr s6, [x9, #64]
    ldr s7, [x9, #80]
    ldr s8, [x9, #96]
    ldr s9, [x9, #112]
    add x9, x9, #4
    prfm pldl1keep, [x0]
    fmla v31.4s, v0.4s, v2.s[0]
    fmla v30.4s, v1.4s, v2.s[0]
    fmla v29.4s, v0.4s, v3.s[0]
    fmla v28.4s, v1.4s, v3.s[0]
    fmla v27.4s, v0.4s, v4.s[0]
    fmla v26.4s, v1.4s, v4.s[0]
    fmla v25.4s, v0.4s, v5.s[0]
    fmla v24.4s, v1.4s, v5.s[0]
    fmla v23.4s, v0.4s, v6.s[0]
    fmla v22.4s, v1.4s, v6.s[0]
    fmla v21.4s, v0.4s, v7.s[0]
    fmla v20.4s, v1.4s, v7.s[0]
    fmla v19.4s, v0.4s, v8.s[0]
    fmla v18.4s, v1.4s, v8.s[0]
    fmla v17.4s, v0.4s, v9.s[0]
    fmla v16.4s, v1.4s, v9.s[0]
    cbnz x1, .Lloop_829
.Lloop_end_828:
    ldr x0, [x6, #8]
    ldr x1, [x6, #16]
    mov w2, #8
    mov w3, #1
    ldr x4, [x6]
    ubfx x0, x0, #0, #3
    cmp x0, x2
    csel x0, x0, x2, ls
    lsl x0, x3, x0
    sub x2, x0, #1
    cbnz x1, .Lotherwise_830
    ubfx x0, x2, #0, #4
    mov x1, x7
    cmp x0, #15
    bne .Lotherwise_831
    ldr q0, [x1]
    b .Lend_832
.Lotherwise_831:
    movi v0.4s, #0
    tst x2, #1
    beq .Lotherwise_833
    ld1 {v0.s}[0], [x1]
.Lotherwise_833:
    tst x2, #2
    beq .Lotherwise_834
    add x0, x1, #4
    ld1 {v0.s}[1], [x0]
.Lotherwise_834:
    tst x2, #4
    beq .Lotherwise_835
    add x0, x1, #8
    ld1 {v0.s}[2], [x0]
.Lotherwise_835:
    tst x2, #8
    beq .Lotherwise_836
    add x0, x1, #12
    ld1 {v0.s}[3], [x0]
.Lotherwise_836:
.Lend_832:
    ubfx x0, x2, #4, #4
    fadd v31.4s, v31.4s, v0.4s
    cmp x0, #15
    bne .Lotherwise_837
    ldr q0, [x1, #16]
    b .Lend_838
.Lotherwise_837:
    movi v0.4s, #0
    tst x2, #16
    beq .Lotherwise_839
    add x0, x1, #16
    ld1 {v0.s}[0], [x0]
.Lotherwise_839:
    tst x2, #32
    beq .Lotherwise_840
    add x0, x1, #20
    ld1 {v0.s}[1], [x0]
.Lotherwise_840:
    tst x2, #64
    beq .Lotherwise_841
    add x0, x1, #24
    ld1 {v0.s}[2], [x0]
.Lotherwise_841:
    tst x2, #128
    beq .Lotherwise_842
    add x0, x1, #28
    ld1 {v0.s}[3], [x0]
.Lotherwise_842:
.Lend_838:
    ubfx x0, x2, #0, #4
    fadd v30.4s, v30.4s, v0.4s
    add x1, x1, x4, lsl #2
    cmp x0, #15
    bne .Lotherwise_843
    ldr q0, [x1]
    b .Lend_844
.Lotherwise_843:
    movi v0.4s, #0
    tst x2, #1
    beq .Lotherwise_845
    ld1 {v0.s}[0], [x1]
.Lotherwise_845:
    tst x2, #2
    beq .Lotherwise_846
    add x0, x1, #4
    ld1 {v0.s}[1], [x0]
.Lotherwise_846:
    tst x2, #4
    beq .Lotherwise_847
    add x0, x1, #8
    ld1 {v0.s}[2], [x0]
.Lotherwise_847:
    tst x2, #8
    beq .Lotherwise_848
    add x0, x1, #12
    ld1 {v0.s}[3], [x0]
.Lotherwise_848:
.Lend_844:
    ubfx x0, x2, #4, #4
    fadd v29.4s, v29.4s, v0.4s
    cmp x0, #15
    bne .Lotherwise_849
    ldr q0, [x1, #16]
    b .Lend_850
.Lotherwise_849:
    movi v0.4s, #0
    tst x2, #16
    beq .Lotherwise_851
    add x0, x1, #16
    ld1 {v0.s}[0], [x0]
.Lotherwise_851:
    tst x2, #32
    beq .Lotherwise_852
    add x0, x1, #20
    ld1 {v0.s}[1], [x0]
.Lotherwise_852:
    tst x2, #64
    beq .Lotherwise_853
    add x0, x1, #24
    ld1 {v0.s}[2], [x0]
.Lotherwise_853:
    tst x2, #128
    beq .Lotherwise_854
    add x0, x1, #28
    ld1 {v0.s}[3], [x0]
.Lotherwise_854:
.Lend_850:
    ubfx x0, x2, #0, #4
    fadd v28.4s, v28.4s, v0.4s
    add x1, x1, x4, lsl #2
    cmp x0, #15
    bne .Lotherwise_855
    ldr q0, [x1]
    b .Lend_856
.Lotherwise_855:
    movi v0.4s, #0
    tst x2, #1
    beq .Lotherwise_857
    ld1 {v0.s}[0], [x1]
.Lotherwise_857:
    tst x2, #2
    beq .Lotherwise_858
    add x0, x1, #4
    ld1 {v0.s}[1], [x0]
.Lotherwise_858:
    tst x2, #4
    beq .Lotherwise_859
    add x0, x1, #8
    ld1 {v0.s}[2], [x0]
.Lotherwise_859:
    tst x2, #8
    beq .Lotherwise_860
    add x0, x1, #12
    ld1 {v0.s}[3], [x0]
.Lotherwise_860:
.Lend_856:
    ubfx x0, x2, #4, #4
    fadd v27.4s, v27.4s, v0.4s
    cmp x0, #15
    bne .Lotherwise_861
    ldr q0, [x1, #16]
    b .Lend_862
.Lotherwise_861:
    movi v0.4s, #0
    tst x2, #16
    beq .Lotherwise_863
    add x0, x1, #16
    ld1 {v0.s}[0], [x0]
.Lotherwise_863:
    tst x2, #32
    beq .Lotherwise_864
    add x0, x1, #20
    ld1 {v0.s}[1], [x0]
.Lotherwise_864:
    tst x2, #64
    beq .Lotherwise_865
    add x0, x1, #24
    ld1 {v0.s}[2], [x0]
.Lotherwise_865:
    tst x2, #128
    beq .Lotherwise_866
    add x0, x1, #28
    ld1 {v0.s}[3], [x0]
.Lotherwise_866:
.Lend_862:
    ubfx x0, x2, #0, #4
    fadd v26.4s, v26.4s, v0.4s
    add x1, x1, x4, lsl #2
    cmp x0, #15
    bne .Lotherwise_867
    ldr q0, [x1]
    b .Lend_868
.Lotherwise_867:
    movi v0.4s, #0
    tst x2, #1
    beq .Lotherwise_869
    ld1 {v0.s}[0], [x1]
.Lotherwise_869:
    tst x2, #2
    beq .Lotherwise_870
    add x0, x1, #4
    ld1 {v0.s}[1], [x0]
.Lotherwise_870:
    tst x2, #4
    beq .Lotherwise_871
    add x0, x1, #8
    ld1 {v0.s}[2], [x0]
.Lotherwise_871:
    tst x2, #8
    beq .Lotherwise_872
    add x0, x1, #12
    ld1 {v0.s}[3], [x0]
.Lotherwise_872:
.Lend_868:
    ubfx x0, x2, #4, #4
    fadd v25.4s, v25.4s, v0.4s
    cmp x0, #15
    bne .Lotherwise_873
    ldr q0, [x1, #16]
    b .Lend_874
.Lotherwise_873:
    movi v0.4s, #0
    tst x2, #16
    beq .Lotherwise_875
    add x0, x1, #16
    ld1 {v0.s}[0], [x0]
.Lotherwise_875:
    tst x2, #32
    beq .Lotherwise_876
    add x0, x1, #20
    ld1 {v0.s}[1], [x0]
.Lotherwise_876:
    tst x2, #64
    beq .Lotherwise_877
    add x0, x1, #24
    ld1 {v0.s}[2], [x0]
.Lotherwise_877:
    tst x2, #128
    beq .Lotherwise_878
    add x0, x1, #28
    ld1 {v0.s}[3], [x0]
.Lotherwise_878:
.Lend_874:
    ubfx x0, x2, #0, #4
    fadd v24.4s, v24.4s, v0.4s
    add x1, x1, x4, lsl #2
    cmp x0, #15
    bne .Lotherwise_879
    ldr q0, [x1]
    b .Lend_880
.Lotherwise_879:
    movi v0.4s, #0
    tst x2, #1
    beq .Lotherwise_881
    ld1 {v0.s}[0], [x1]
.Lotherwise_881:
    tst x2, #2
    beq .Lotherwise_882
    add x0, x1, #4
    ld1 {v0.s}[1], [x0]
.Lotherwise_882:
    tst x2, #4
    beq .Lotherwise_883
    add x0, x1, #8
    ld1 {v0.s}[2], [x0]
.Lotherwise_883:
    tst x2, #8
    beq .Lotherwise_884
    add x0, x1, #12
    ld1 {v0.s}[3], [x0]
.Lotherwise_884:
.Lend_880:
    ubfx x0, x2, #4, #4
    fadd v23.4s, v23.4s, v0.4s
    cmp x0, #15
    bne .Lotherwise_885
    ldr q0, [x1, #16]
    b .Lend_886
.Lotherwise_885:
    movi v0.4s, #0
    tst x2, #16
    beq .Lotherwise_887
    add x0, x1, #16
    ld1 {v0.s}[0], [x0]
.Lotherwise_887:
    tst x2, #32
    beq .Lotherwise_888
    add x0, x1, #20
    ld1 {v0.s}[1], [x0]
.Lotherwise_888:
    tst x2, #64
    beq .Lotherwise_889
    add x0, x1, #24
    ld1 {v0.s}[2], [x0]
.Lotherwise_889:
    tst x2, #128
    beq .Lotherwise_890
    add x0, x1, #28
    ld1 {v0.s}[3], [x0]
.Lotherwise_890:
.Lend_886:
    ubfx x0, x2, #0, #4
    fadd v22.4s, v22.4s, v0.4s
    add x1, x1, x4, lsl #2
    cmp x0, #15
    bne .Lotherwise_891
    ldr q0, [x1]
    b .Lend_892
.Lotherwise_891:
    movi v0.4s, #0
    tst x2, #1
    beq .Lotherwise_893
    ld1 {v0.s}[0], [x1]
.Lotherwise_893:
    tst x2, #2
    beq .Lotherwise_894
    add x0, x1, #4
    ld1 {v0.s}[1], [x0]
.Lotherwise_894:
    tst x2, #4
    beq .Lotherwise_895
    add x0, x1, #8
    ld1 {v0.s}[2], [x0]
.Lotherwise_895:
    tst x2, #8
    beq .Lotherwise_896
    add x0, x1, #12
    ld1 {v0.s}[3], [x0]
.Lotherwise_896:
.Lend_892:
    ubfx x0, x2, #4, #4
    fadd v21.4s, v21.4s, v0.4s
    cmp x0, #15
    bne .Lotherwise_897
    ldr q0, [x1, #16]
    b .Lend_898
.Lotherwise_897:
    movi v0.4s, #0
    tst x2, #16
    beq .Lotherwise_899
    add x0, x1, #16
    ld1 {v0.s}[0], [x0]
.Lotherwise_899:
    tst x2, #32
    beq .Lotherwise_900
    add x0, x1, #20
    ld1 {v0.s}[1], [x0]
.Lotherwise_900:
    tst x2, #64
    beq .Lotherwise_901
    add x0, x1, #24
    ld1 {v0.s}[2], [x0]
.Lotherwise_901:
    tst x2, #128
    beq .Lotherwise_902
    add x0, x1, #28
    ld1 {v0.s}[3], [x0]
.Lotherwise_902:
.Lend_898:
    ubfx x0, x2, #0, #4
    fadd v20.4s, v20.4s, v0.4s
    add x1, x1, x4, lsl #2
    cmp x0, #15
    bne .Lotherwise_903
    ldr q0, [x1]
    b .Lend_904
.Lotherwise_903:
    movi v0.4s, #0
    tst x2, #1
    beq .Lotherwise_905
    ld1 {v0.s}[0], [x1]
.Lotherwise_905:
    tst x2, #2
    beq .Lotherwise_906
    add x0, x1, #4
    ld1 {v0.s}[1], [x0]
.Lotherwise_906:
    tst x2, #4
    beq .Lotherwise_907
    add x0, x1, #8
    ld1 {v0.s}[2], [x0]
.Lotherwise_907:
    tst x2, #8
    beq .Lotherwise_908
    add x0, x1, #12
    ld1 {v0.s}[3], [x0]
.Lotherwise_908:
.Lend_904:
    ubfx x0, x2, #4, #4
    fadd v19.4s, v19.4s, v0.4s
    cmp x0, #15
    bne .Lotherwise_909
    ldr q0, [x1, #16]
    b .Lend_910
.Lotherwise_909:
    movi v0.4s, #0
    tst x2, #16
    beq .Lotherwise_911
    add x0, x1, #16
    ld1 {v0.s}[0], [x0]
.Lotherwise_911:
    tst x2, #32
    beq .Lotherwise_912
    add x0, x1, #20
    ld1 {v0.s}[1], [x0]
.Lotherwise_912:
    tst x2, #64
    beq .Lotherwise_913
    add x0, x1, #24
    ld1 {v0.s}[2], [x0]
.Lotherwise_913:
    tst x2, #128
    beq .Lotherwise_914
    add x0, x1, #28
    ld1 {v0.s}[3], [x0]
.Lotherwise_914:
.Lend_910:
    ubfx x0, x2, #0, #4
    fadd v18.4s, v18.4s, v0.4s
    add x1, x1, x4, lsl #2
    cmp x0, #15
    bne .Lotherwise_915
    ldr q0, [x1]
    b .Lend_916
.Lotherwise_915:
    movi v0.4s, #0
    tst x2, #1
    beq .Lotherwise_917
    ld1 {v0.s}[0], [x1]
.Lotherwise_917:
    tst x2, #2
    beq .Lotherwise_918
    add x0, x1, #4
    ld1 {v0.s}[1], [x0]
.Lotherwise_918:
    tst x2, #4
    beq .Lotherwise_919
    add x0, x1, #8
    ld1 {v0.s}[2], [x0]
.Lotherwise_919:
    tst x2, #8
    beq .Lotherwise_920
    add x0, x1, #12
    ld1 {v0.s}[3], [x0]
.Lotherwise_920:
.Lend_916:
    ubfx x0, x2, #4, #4
    fadd v17.4s, v17.4s, v0.4s
    cmp x0, #15
    bne .Lotherwise_921
    ldr q0, [x1, #16]
    b .Lend_922
.Lotherwise_921:
    movi v0.4s, #0
    tst x2, #16
    beq .Lotherwise_923
    add x0, x1, #16
    ld1 {v0.s}[0], [x0]
.Lotherwise_923:
    tst x2, #32
    beq .Lotherwise_924
    add x0, x1, #20
    ld1 {v0.s}[1], [x0]
.Lotherwise_924:
    tst x2, #64
    beq .Lotherwise_925
    add x0, x1, #24
    ld1 {v0.s}[2], [x0]
.Lotherwise_925:
    tst x2, #128
    beq .Lotherwise_926
    add x0, x1, #28
    ld1 {v0.s}[3], [x0]
.Lotherwise_926:
.Lend_922:
    fadd v16.4s, v16.4s, v0.4s
    b .Lend_927
.Lotherwise_830:
    ldp q0, q1, [x1]
    dup v2.4s, v0.s[0]
    dup v3.4s, v0.s[1]
    dup v4.4s, v0.s[2]
    dup v0.4s, v0.s[3]
    dup v5.4s, v1.s[0]
    dup v6.4s, v1.s[1]
    dup v7.4s, v1.s[2]
    dup v1.4s, v1.s[3]
    fadd v31.4s, v31.4s, v2.4s
    fadd v30.4s, v30.4s, v2.4s
    fadd v29.4s, v29.4s, v3.4s
    fadd v28.4s, v28.4s, v3.4s
    fadd v27.4s, v27.4s, v4.4s
    fadd v26.4s, v26.4s, v4.4s
    fadd v25.4s, v25.4s, v0.4s
    fadd v24.4s, v24.4s, v0.4s
    fadd v23.4s, v23.4s, v5.4s
    fadd v22.4s, v22.4s, v5.4s
    fadd v21.4s, v21.4s, v6.4s
    fadd v20.4s, v20.4s, v6.4s
    fadd v19.4s, v19.4s, v7.4s
    fadd v18.4s, v18.4s, v7.4s
    fadd v17.4s, v17.4s, v1.4s
    fadd v16.4s, v16.4s, v1.4s
.Lend_927:
    ubfx x0, x2, #0, #4
    ldr s0, [x6, #32]
    dup v0.4s, v0.s[0]
    fmax v1.4s, v0.4s, v31.4s
    cmp x0, #15
    bne .Lotherwise_928
    str q1, [x7]
    b .Lend_929
.Lotherwise_928:
    tst x2, #1
    beq .Lotherwise_930
    st1 {v1.s}[0], [x7]
.Lotherwise_930:
    tst x2, #2
    beq .Lotherwise_931
    add x0, x7, #4
    st1 {v1.s}[1], [x0]
.Lotherwise_931:
    tst x2, #4
    beq .Lotherwise_932
    add x0, x7, #8
    st1 {v1.s}[2], [x0]
.Lotherwise_932:
    tst x2, #8
    beq .Lotherwise_933
    add x0, x7, #12
    st1 {v1.s}[3], [x0]
.Lotherwise_933:
.Lend_929:
    ubfx x0, x2, #4, #4
    fmax v1.4s, v0.4s, v30.4s
    cmp x0, #15
    bne .Lotherwise_934
    str q1, [x7, #16]
    b .Lend_935
.Lotherwise_934:
    tst x2, #16
    beq .Lotherwise_936
    add x0, x7, #16
    st1 {v1.s}[0], [x0]
.Lotherwise_936:
    tst x2, #32
    beq .Lotherwise_937
    add x0, x7, #20
    st1 {v1.s}[1], [x0]
.Lotherwise_937:
    tst x2, #64
    beq .Lotherwise_938
    add x0, x7, #24
    st1 {v1.s}[2], [x0]
.Lotherwise_938:
    tst x2, #128
    beq .Lotherwise_939
    add x0, x7, #28
    st1 {v1.s}[3], [x0]
.Lotherwise_939:
.Lend_935:
    ubfx x0, x2, #0, #4
    add x7, x7, x4, lsl #2
    fmax v1.4s, v0.4s, v29.4s
    cmp x0, #15
    bne .Lotherwise_940
    str q1, [x7]
    b .Lend_941
.Lotherwise_940:
    tst x2, #1
    beq .Lotherwise_942
    st1 {v1.s}[0], [x7]
.Lotherwise_942:
    tst x2, #2
    beq .Lotherwise_943
    add x0, x7, #4
    st1 {v1.s}[1], [x0]
.Lotherwise_943:
    tst x2, #4
    beq .Lotherwise_944
    add x0, x7, #8
    st1 {v1.s}[2], [x0]
.Lotherwise_944:
    tst x2, #8
    beq .Lotherwise_945
    add x0, x7, #12
    st1 {v1.s}[3], [x0]
.Lotherwise_945:
.Lend_941:
    ubfx x0, x2, #4, #4
    fmax v1.4s, v0.4s, v28.4s
    cmp x0, #15
    bne .Lotherwise_946
    str q1, [x7, #16]
    b .Lend_947
.Lotherwise_946:
    tst x2, #16
    beq .Lotherwise_948
    add x0, x7, #16
    st1 {v1.s}[0], [x0]
.Lotherwise_948:
    tst x2, #32
    beq .Lotherwise_949
    add x0, x7, #20
    st1 {v1.s}[1], [x0]
.Lotherwise_949:
    tst x2, #64
    beq .Lotherwise_950
    add x0, x7, #24
    st1 {v1.s}[2], [x0]
.Lotherwise_950:
    tst x2, #128
    beq .Lotherwise_951
    add x0, x7, #28
    st1 {v1.s}[3], [x0]
.Lotherwise_951:
.Lend_947:
    ubfx x0, x2, #0, #4
    add x7, x7, x4, lsl #2
    fmax v1.4s, v0.4s, v27.4s
    cmp x0, #15
    bne .Lotherwise_952
    str q1, [x7]
    b .Lend_953
.Lotherwise_952:
    tst x2, #1
    beq .Lotherwise_954
    st1 {v1.s}[0], [x7]
.Lotherwise_954:
    tst x2, #2
    beq .Lotherwise_955
    add x0, x7, #4
    st1 {v1.s}[1], [x0]
.Lotherwise_955:
    tst x2, #4
    beq .Lotherwise_956
    add x0, x7, #8
    st1 {v1.s}[2], [x0]
.Lotherwise_956:
    tst x2, #8
    beq .Lotherwise_957
    add x0, x7, #12
    st1 {v1.s}[3], [x0]
.Lotherwise_957:
.Lend_953:
    ubfx x0, x2, #4, #4
    fmax v1.4s, v0.4s, v26.4s
    cmp x0, #15
    bne .Lotherwise_958
    str q1, [x7, #16]
    b .Lend_959
.Lotherwise_958:
    tst x2, #16
    beq .Lotherwise_960
    add x0, x7, #16
    st1 {v1.s}[0], [x0]
.Lotherwise_960:
    tst x2, #32
    beq .Lotherwise_961
    add x0, x7, #20
    st1 {v1.s}[1], [x0]
.Lotherwise_961:
    tst x2, #64
    beq .Lotherwise_962
    add x0, x7, #24
    st1 {v1.s}[2], [x0]
.Lotherwise_962:
    tst x2, #128
    beq .Lotherwise_963
    add x0, x7, #28
    st1 {v1.s}[3], [x0]
.Lotherwise_963:
.Lend_959:
    ubfx x0, x2, #0, #4
    add x7, x7, x4, lsl #2
    fmax v1.4s, v0.4s, v25.4s
    cmp x0, #15
    bne .Lotherwise_964
    str q1, [x7]
    b .Lend_965
.Lotherwise_964:
    tst x2, #1
    beq .Lotherwise_966
    st1 {v1.s}[0], [x7]
.Lotherwise_966:
    tst x2, #2
    beq .Lotherwise_967
    add x0, x7, #4
    st1 {v1.s}[1], [x0]
.Lotherwise_967:
    tst x2, #4
    beq .Lotherwise_968
    add x0, x7, #8
    st1 {v1.s}[2], [x0]
.Lotherwise_968:
    tst x2, #8
    beq .Lotherwise_969
    add x0, x7, #12
    st1 {v1.s}[3], [x0]
.Lotherwise_969:
.Lend_965:
    ubfx x0, x2, #4, #4
    fmax v1.4s, v0.4s, v24.4s
    cmp x0, #15
    bne .Lotherwise_970
    str q1, [x7, #16]
    b .Lend_971
.Lotherwise_970:
    tst x2, #16
    beq .Lotherwise_972
    add x0, x7, #16
    st1 {v1.s}[0], [x0]
.Lotherwise_972:
    tst x2, #32
    beq .Lotherwise_973
    add x0, x7, #20
    st1 {v1.s}[1], [x0]
.Lotherwise_973:
    tst x2, #64
    beq .Lotherwise_974
    add x0, x7, #24
    st1 {v1.s}[2], [x0]
.Lotherwise_974:
    tst x2, #128
    beq .Lotherwise_975
    add x0, x7, #28
    st1 {v1.s}[3], [x0]
.Lotherwise_975:
.Lend_971:
    ubfx x0, x2, #0, #4
    add x7, x7, x4, lsl #2
    fmax v1.4s, v0.4s, v23.4s
    cmp x0, #15
    bne .Lotherwise_976
    str q1, [x7]
    b .Lend_977
.Lotherwise_976:
    tst x2, #1
    beq .Lotherwise_978
    st1 {v1.s}[0], [x7]
.Lotherwise_978:
    tst x2, #2
    beq .Lotherwise_979
    add x0, x7, #4
    st1 {v1.s}[1], [x0]
.Lotherwise_979:
    tst x2, #4
    beq .Lotherwise_980
    add x0, x7, #8
    st1 {v1.s}[2], [x0]
.Lotherwise_980:
    tst x2, #8
    beq .Lotherwise_981
    add x0, x7, #12
    st1 {v1.s}[3], [x0]
.Lotherwise_981:
.Lend_977:
    ubfx x0, x2, #4, #4
    fmax v1.4s, v0.4s, v22.4s
    cmp x0, #15
    bne .Lotherwise_982
    str q1, [x7, #16]
    b .Lend_983
.Lotherwise_982:
    tst x2, #16
    beq .Lotherwise_984
    add x0, x7, #16
    st1 {v1.s}[0], [x0]
.Lotherwise_984:
    tst x2, #32
    beq .Lotherwise_985
    add x0, x7, #20
    st1 {v1.s}[1], [x0]
.Lotherwise_985:
    tst x2, #64
    beq .Lotherwise_986
    add x0, x7, #24
    st1 {v1.s}[2], [x0]
.Lotherwise_986:
    tst x2, #128
    beq .Lotherwise_987
    add x0, x7, #28
    st1 {v1.s}[3], [x0]
.Lotherwise_987:
.Lend_983:
    ubfx x0, x2, #0, #4
    add x7, x7, x4, lsl #2
    fmax v1.4s, v0.4s, v21.4s
    cmp x0, #15
    bne .Lotherwise_988
    str q1, [x7]
    b .Lend_989
.Lotherwise_988:
    tst x2, #1
    beq .Lotherwise_990
    st1 {v1.s}[0], [x7]
.Lotherwise_990:
    tst x2, #2
    beq .Lotherwise_991
    add x0, x7, #4
    st1 {v1.s}[1], [x0]
.Lotherwise_991:
    tst x2, #4
    beq .Lotherwise_992
    add x0, x7, #8
    st1 {v1.s}[2], [x0]
.Lotherwise_992:
    tst x2, #8
    beq .Lotherwise_993
    add x0, x7, #12
    st1 {v1.s}[3], [x0]
.Lotherwise_993:
.Lend_989:
    ubfx x0, x2, #4, #4
    fmax v1.4s, v0.4s, v20.4s
    cmp x0, #15
    bne .Lotherwise_994
    str q1, [x7, #16]
    b .Lend_995
.Lotherwise_994:
    tst x2, #16
    beq .Lotherwise_996
    add x0, x7, #16
    st1 {v1.s}[0], [x0]
.Lotherwise_996:
    tst x2, #32
    beq .Lotherwise_997
    add x0, x7, #20
    st1 {v1.s}[1], [x0]
.Lotherwise_997:
    tst x2, #64
    beq .Lotherwise_998
    add x0, x7, #24
    st1 {v1.s}[2], [x0]
.Lotherwise_998:
    tst x2, #128
    beq .Lotherwise_999
    add x0, x7, #28
    st1 {v1.s}[3], [x0]
.Lotherwise_999:
.Lend_995:
    ubfx x0, x2, #0, #4
    add x7, x7, x4, lsl #2
    fmax v1.4s, v0.4s, v19.4s
    cmp x0, #15
    bne .Lotherwise_1000
    str q1, [x7]
    b .Lend_1001
.Lotherwise_1000:
    tst x2, #1
    beq .Lotherwise_1002
    st1 {v1.s}[0], [x7]
.Lotherwise_1002:
    tst x2, #2
    beq .Lotherwise_1003
    add x0, x7, #4
    st1 {v1.s}[1], [x0]
.Lotherwise_1003:
    tst x2, #4
    beq .Lotherwise_1004
    add x0, x7, #8
    st1 {v1.s}[2], [x0]
.Lotherwise_1004:
    tst x2, #8
    beq .Lotherwise_1005
    add x0, x7, #12
    st1 {v1.s}[3], [x0]
.Lotherwise_1005:
.Lend_1001:
    ubfx x0, x2, #4, #4
    fmax v1.4s, v0.4s, v18.4s
    cmp x0, #15
    bne .Lotherwise_1006
    str q1, [x7, #16]
    b .Lend_1007
.Lotherwise_1006:
    tst x2, #16
    beq .Lotherwise_1008
    add x0, x7, #16
    st1 {v1.s}[0], [x0]
.Lotherwise_1008:
    tst x2, #32
    beq .Lotherwise_1009
    add x0, x7, #20
    st1 {v1.s}[1], [x0]
.Lotherwise_1009:
    tst x2, #64
    beq .Lotherwise_1010
    add x0, x7, #24
    st1 {v1.s}[2], [x0]
.Lotherwise_1010:
    tst x2, #128
    beq .Lotherwise_1011
    add x0, x7, #28
    st1 {v1.s}[3], [x0]
.Lotherwise_1011:
.Lend_1007:
    ubfx x0, x2, #0, #4
    add x7, x7, x4, lsl #2
    fmax v1.4s, v0.4s, v17.4s
    cmp x0, #15
    bne .Lotherwise_1012
    str q1, [x7]
    b .Lend_1013
.Lotherwise_1012:
    tst x2, #1
    beq .Lotherwise_1014
    st1 {v1.s}[0], [x7]
.Lotherwise_1014:
    tst x2, #2
    beq .Lotherwise_1015
    add x0, x7, #4
    st1 {v1.s}[1], [x0]
.Lotherwise_1015:
    tst x2, #4
    beq .Lotherwise_1016
    add x0, x7, #8
    st1 {v1.s}[2], [x0]
.Lotherwise_1016:
    tst x2, #8
    beq .Lotherwise_1017
    add x0, x7, #12
    st1 {v1.s}[3], [x0]
.Lotherwise_1017:
.Lend_1013:
    ubfx x0, x2, #4, #4
    fmax v0.4s, v0.4s, v16.4s
    cmp x0, #15
    bne .Lotherwise_1018
    str q0, [x7, #16]
    b .Lend_1019
.Lotherwise_1018:
    tst x2, #16
    beq .Lotherwise_1020
    add x0, x7, #16
    st1 {v0.s}[0], [x0]
.Lotherwise_1020:
    tst x2, #32
    beq .Lotherwise_1021
    add x0, x7, #20
    st1 {v0.s}[1], [x0]
.Lotherwise_1021:
    tst x2, #64
    beq .Lotherwise_1022
    add x0, x7, #24
    st1 {v0.s}[2], [x0]
.Lotherwise_1022:
    tst x2, #128
    beq .Lotherwise_1023
    add x0, x7, #28
    st1 {v0.s}[3], [x0]
.Lotherwise_1023:
.Lend_1019:
.Lend_823:
    ldp d8, d9, [sp, #0]
    ldp d10, d11, [sp, #16]
    ldp d12, d13, [sp, #32]
    ldp d14, d15, [sp, #48]
    add sp, sp, #64
    ret
    .size nnp_sgemm_8x8__aarch64_neon, . - nnp_sgemm_8x8__aarch64_neon

    .section .note.GNU-stack, "", %progbits
