    .arch armv8.2-a+fp16+dotprod

    .text
    .p2align 4
    .globl nnp_sgemm_1x8__aarch64_neon
    .type nnp_sgemm_1x8__aarch64_neon, %function
nnp_sgemm_1x8__aarch64_neon:
    sub sp, sp, #48
    stp d8, d9, [sp, #0]
    stp d10, d11, [sp, #16]
    str d12, [sp, #32]
    mov x6, x3
    movi v9.4s, #0
    mov x3, x6
    lsr x5, x0, #4
    movi v8.4s, #0
    prfm pldl1keep, [x3]
    prfm pldl1keep, [x3, #24]
    ubfx x0, x0, #0, #4
    cbz x5, .Lloop_end_0
.Lloop_1:
    ld1 {v4.4s, v5.4s, v6.4s, v7.4s}, [x2], #64
    ldr q11, [x1]
    sub x5, x5, #1
    ld1 {v0.4s, v1.4s, v2.4s, v3.4s}, [x2], #64
    ld1 {v24.4s, v25.4s, v26.4s, v27.4s}, [x2], #64
    ldr q10, [x1, #128]
    fmla v9.4s, v4.4s, v11.s[0]
    fmla v8.4s, v5.4s, v11.s[0]
    ld1 {v28.4s, v29.4s, v30.4s, v31.4s}, [x2], #64
    fmla v9.4s, v6.4s, v11.s[1]
    fmla v8.4s, v7.4s, v11.s[1]
    ld1 {v20.4s, v21.4s, v22.4s, v23.4s}, [x2], #64
    fmla v9.4s, v0.4s, v11.s[2]
    fmla v8.4s, v1.4s, v11.s[2]
    ldr q12, [x1, #256]
    ld1 {v16.4s, v17.4s, v18.4s, v19.4s}, [x2], #64
    fmla v9.4s, v2.4s, v11.s[3]
    fmla v8.4s, v3.4s, v11.s[3]
    ld1 {v4.4s, v5.4s, v6.4s, v7.4s}, [x2], #64
    fmla v9.4s, v24.4s, v10.s[0]
    fmla v8.4s, v25.4s, v10.s[0]
    ldr q24, [x1, #384]
    add x1, x1, #512
    fmla v9.4s, v26.4s, v10.s[1]
    fmla v8.4s, v27.4s, v10.s[1]
    ld1 {v0.4s, v1.4s, v2.4s, v3.4s}, [x2], #64
    fmla v9.4s, v28.4s, v10.s[2]
    fmla v8.4s, v29.4s, v10.s[2]
    fmla v9.4s, v30.4s, v10.s[3]
    fmla v8.4s, v31.4s, v10.s[3]
    fmla v9.4s, v20.4s, v12.s[0]
    fmla v8.4s, v21.4s, v12.s[0]
    fmla v9.4s, v22.4s, v12.s[1]
    fmla v8.4s, v23.4s, v12.s[1]
    fmla v9.4s, v16.4s, v12.s[2]
    fmla v8.4s, v17.4s, v12.s[2]
    fmla v9.4s, v18.4s, v12.s[3]
    fmla v8.4s, v19.4s, v12.s[3]
    fmla v9.4s, v4.4s, v24.s[0]
    fmla v8.4s, v5.4s, v24.s[0]
    fmla v9.4s, v6.4s, v24.s[1]
    fmla v8.4s, v7.4s, v24.s[1]
    fmla v9.4s, v0.4s, v24.s[2]
    fmla v8.4s, v1.4s, v24.s[2]
    fmla v9.4s, v2.4s, v24.s[3]
    fmla v8.4s, v3.4s, v24.s[3]
    cbnz x5, .Lloop_1
.Lloop_end_0:
    lsr x3, x0, #2
    ubfx x0, x0, #0, #2
    cbz x3, .Lloop_end_2
.Lloop_3:
    ld1 {v4.4s, v5.4s, v6.4s, v7.4s}, [x2], #64
    ldr q16, [x1]
    sub x3, x3, #1
    add x1, x1, #128
    ld1 {v0.4s, v1.4s, v2.4s, v3.4s}, [x2], #64
    fmla v9.4s, v4.4s, v16.s[0]
    fmla v8.4s, v5.4s, v16.s[0]
    fmla v9.4s, v6.4s, v16.s[1]
    fmla v8.4s, v7.4s, v16.s[1]
    fmla v9.4s, v0.4s, v16.s[2]
    fmla v8.4s, v1.4s, v16.s[2]
    fmla v9.4s, v2.4s, v16.s[3]
    fmla v8.4s, v3.4s, v16.s[3]
    cbnz x3, .Lloop_3
.Lloop_end_2:
    cbz x0, .Lloop_end_4
.Lloop_5:
    ldp q0, q1, [x2]
    ldr s2, [x1]
    sub x0, x0, #1
    add x1, x1, #4
    add x2, x2, #32
    fmla v9.4s, v0.4s, v2.s[0]
    fmla v8.4s, v1.4s, v2.s[0]
    cbnz x0, .Lloop_5
.Lloop_end_4:
    ldr x0, [x4, #8]
    ldr x1, [x4, #16]
    mov w2, #8
    mov w3, #1
    mov x5, x0
    cmp x5, x2
    csel x5, x5, x2, ls
    lsl x2, x3, x5
    sub x2, x2, #1
    cbnz x1, .Lotherwise_6
    ubfx x1, x2, #0, #4
    mov x3, x6
    cmp x1, #15
    bne .Lotherwise_7
    ldr q0, [x3]
    b .Lend_8
.Lotherwise_7:
    movi v0.4s, #0
    tst x2, #1
    beq .Lotherwise_9
    ld1 {v0.s}[0], [x3]
.Lotherwise_9:
    tst x2, #2
    beq .Lotherwise_10
    add x1, x3, #4
    ld1 {v0.s}[1], [x1]
.Lotherwise_10:
    tst x2, #4
    beq .Lotherwise_11
    add x1, x3, #8
    ld1 {v0.s}[2], [x1]
.Lotherwise_11:
    tst x2, #8
    beq .Lotherwise_12
    add x1, x3, #12
    ld1 {v0.s}[3], [x1]
.Lotherwise_12:
.Lend_8:
    ubfx x1, x2, #4, #4
    fadd v9.4s, v9.4s, v0.4s
    cmp x1, #15
    bne .Lotherwise_13
    ldr q0, [x3, #16]
    b .Lend_14
.Lotherwise_13:
    movi v0.4s, #0
    tst x2, #16
    beq .Lotherwise_15
    add x1, x3, #16
    ld1 {v0.s}[0], [x1]
.Lotherwise_15:
    tst x2, #32
    beq .Lotherwise_16
    add x1, x3, #20
    ld1 {v0.s}[1], [x1]
.Lotherwise_16:
    tst x2, #64
    beq .Lotherwise_17
    add x1, x3, #24
    ld1 {v0.s}[2], [x1]
.Lotherwise_17:
    tst x2, #128
    beq .Lotherwise_18
    add x1, x3, #28
    ld1 {v0.s}[3], [x1]
.Lotherwise_18:
.Lend_14:
    fadd v8.4s, v8.4s, v0.4s
    b .Lend_19
.Lotherwise_6:
    ldr s0, [x1]
    dup v0.4s, v0.s[0]
    fadd v9.4s, v9.4s, v0.4s
    fadd v8.4s, v8.4s, v0.4s
.Lend_19:
    ldr s0, [x4, #24]
    dup v0.4s, v0.s[0]
    cmp x0, #8
    bne .Lotherwise_20
    fmax v1.4s, v0.4s, v9.4s
    fmax v0.4s, v0.4s, v8.4s
    mov x0, x6
    str q1, [x0]
    str q0, [x0, #16]
    b .Lend_21
.Lotherwise_20:
    ubfx x0, x2, #0, #4
    fmax v1.4s, v0.4s, v9.4s
    cmp x0, #15
    bne .Lotherwise_22
    str q1, [x6]
    b .Lend_23
.Lotherwise_22:
    tst x2, #1
    beq .Lotherwise_24
    st1 {v1.s}[0], [x6]
.Lotherwise_24:
    tst x2, #2
    beq .Lotherwise_25
    add x0, x6, #4
    st1 {v1.s}[1], [x0]
.Lotherwise_25:
    tst x2, #4
    beq .Lotherwise_26
    add x0, x6, #8
    st1 {v1.s}[2], [x0]
.Lotherwise_26:
    tst x2, #8
    beq .Lotherwise_27
    add x0, x6, #12
    st1 {v1.s}[3], [x0]
.Lotherwise_27:
.Lend_23:
    ubfx x0, x2, #4, #4
    fmax v0.4s, v0.4s, v8.4s
    cmp x0, #15
    bne .Lotherwise_28
    str q0, [x6, #16]
    b .Lend_29
.Lotherwise_28:
    tst x2, #16
    beq .Lotherwise_30
    add x0, x6, #16
    st1 {v0.s}[0], [x0]
.Lotherwise_30:
    tst x2, #32
    beq .Lotherwise_31
    add x0, x6, #20
    st1 {v0.s}[1], [x0]
.Lotherwise_31:
    tst x2, #64
    beq .Lotherwise_32
    add x0, x6, #24
    st1 {v0.s}[2], [x0]
.Lotherwise_32:
    tst x2, #128
    beq .Lotherwise_33
    add x0, x6, #28
    st1 {v0.s}[3], [x0]
.Lotherwise_33:
.Lend_29:
.Lend_21:
    ldp d8, d9, [sp, #0]
    ldp d10, d11, [sp, #16]
    ldr d12, [sp, #32]
    add sp, sp, #48
    ret
    .size nnp_sgemm_1x8__aarch64_neon, . - nnp_sgemm_1x8__aarch64_neon

    .text
    .p2align 4
    .globl nnp_sgemm_2x8__aarch64_neon
    .type nnp_sgemm_2x8__aarch64_neon, %function
nnp_sgemm_2x8__aarch64_neon:
    sub sp, sp, #48
    stp d8, d9, [sp, #0]
    stp d10, d11, [sp, #16]
    stp d12, d13, [sp, #32]
    mov x6, x4
    mov x7, x3
    movi v31.4s, #0
    ldr x3, [x6]
    mov x4, x7
    lsr x5, x0, #4
    prfm pldl1keep, [x4]
    prfm pldl1keep, [x4, #24]
    movi v30.4s, #0
    movi v29.4s, #0
    movi v28.4s, #0
    ubfx x0, x0, #0, #4
    add x4, x4, x3, lsl #2
    prfm pldl1keep, [x4]
    prfm pldl1keep, [x4, #24]
    cbz x5, .Lloop_end_34
.Lloop_35:
    ld1 {v16.4s, v17.4s, v18.4s, v19.4s}, [x2], #64
    ldp q24, q25, [x1]
    sub x5, x5, #1
    ld1 {v4.4s, v5.4s, v6.4s, v7.4s}, [x2], #64
    ld1 {v0.4s, v1.4s, v2.4s, v3.4s}, [x2], #64
    fmla v31.4s, v16.4s, v24.s[0]
    fmla v30.4s, v17.4s, v24.s[0]
    ldp q11, q10, [x1, #128]
    fmla v29.4s, v16.4s, v25.s[0]
    fmla v28.4s, v17.4s, v25.s[0]
    fmla v31.4s, v18.4s, v24.s[1]
    fmla v30.4s, v19.4s, v24.s[1]
    ld1 {v20.4s, v21.4s, v22.4s, v23.4s}, [x2], #64
    ldp q13, q12, [x1, #256]
    fmla v29.4s, v18.4s, v25.s[1]
    fmla v28.4s, v19.4s, v25.s[1]
    fmla v31.4s, v4.4s, v24.s[2]
    fmla v30.4s, v5.4s, v24.s[2]
    ldp q9, q8, [x1, #384]
    add x1, x1, #512
    fmla v29.4s, v4.4s, v25.s[2]
    fmla v28.4s, v5.4s, v25.s[2]
    fmla v31.4s, v6.4s, v24.s[3]
    fmla v30.4s, v7.4s, v24.s[3]
    fmla v29.4s, v6.4s, v25.s[3]
    fmla v28.4s, v7.4s, v25.s[3]
    ld1 {v24.4s, v25.4s, v26.4s, v27.4s}, [x2], #64
    fmla v31.4s, v0.4s, v11.s[0]
    fmla v30.4s, v1.4s, v11.s[0]
    fmla v29.4s, v0.4s, v10.s[0]
    fmla v28.4s, v1.4s, v10.s[0]
    ld1 {v16.4s, v17.4s, v18.4s, v19.4s}, [x2], #64
    fmla v31.4s, v2.4s, v11.s[1]
    fmla v30.4s, v3.4s, v11.s[1]
    fmla v29.4s, v2.4s, v10.s[1]
    fmla v28.4s, v3.4s, v10.s[1]
    fmla v31.4s, v20.4s, v11.s[2]
    fmla v30.4s, v21.4s, v11.s[2]
    fmla v29.4s, v20.4s, v10.s[2]
    fmla v28.4s, v21.4s, v10.s[2]
    ld1 {v4.4s, v5.4s, v6.4s, v7.4s}, [x2], #64
    fmla v31.4s, v22.4s, v11.s[3]
    fmla v30.4s, v23.4s, v11.s[3]
    fmla v29.4s, v22.4s, v10.s[3]
    fmla v28.4s, v23.4s, v10.s[3]
    ld1 {v0.4s, v1.4s, v2.4s, v3.4s}, [x2], #64
    fmla v31.4s, v24.4s, v13.s[0]
    fmla v30.4s, v25.4s, v13.s[0]
    fmla v29.4s, v24.4s, v12.s[0]
    fmla v28.4s, v25.4s, v12.s[0]
    fmla v31.4s, v26.4s, v13.s[1]
    fmla v30.4s, v27.4s, v13.s[1]
    fmla v29.4s, v26.4s, v12.s[1]
    fmla v28.4s, v27.4s, v12.s[1]
    fmla v31.4s, v16.4s, v13.s[2]
    fmla v30.4s, v17.4s, v13.s[2]
    fmla v29.4s, v16.4s, v12.s[2]
    fmla v28.4s, v17.4s, v12.s[2]
    fmla v31.4s, v18.4s, v13.s[3]
    fmla v30.4s, v19.4s, v13.s[3]
    fmla v29.4s, v18.4s, v12.s[3]
    fmla v28.4s, v19.4s, v12.s[3]
    fmla v31.4s, v4.4s, v9.s[0]
    fmla v30.4s, v5.4s, v9.s[0]
    fmla v29.4s, v4.4s, v8.s[0]
    fmla v28.4s, v5.4s, v8.s[0]
    fmla v31.4s, v6.4s, v9.s[1]
    fmla v30.4s, v7.4s, v9.s[1]
    fmla v29.4s, v6.4s, v8.s[1]
    fmla v28.4s, v7.4s, v8.s[1]
    fmla v31.4s, v0.4s, v9.s[2]
    fmla v30.4s, v1.4s, v9.s[2]
    fmla v29.4s, v0.4s, v8.s[2]
    fmla v28.4s, v1.4s, v8.s[2]
    fmla v31.4s, v2.4s, v9.s[3]
    fmla v30.4s, v3.4s, v9.s[3]
    fmla v29.4s, v2.4s, v8.s[3]
    fmla v28.4s, v3.4s, v8.s[3]
    cbnz x5, .Lloop_35
.Lloop_end_34:
    lsr x3, x0, #2
    ubfx x0, x0, #0, #2
    cbz x3, .Lloop_end_36
.Lloop_37:
    ld1 {v4.4s, v5.4s, v6.4s, v7.4s}, [x2], #64
    ldp q16, q17, [x1]
    sub x3, x3, #1
    add x1, x1, #128
    ld1 {v0.4s, v1.4s, v2.4s, v3.4s}, [x2], #64
    fmla v31.4s, v4.4s, v16.s[0]
    fmla v30.4s, v5.4s, v16.s[0]
    fmla v29.4s, v4.4s, v17.s[0]
    fmla v28.4s, v5.4s, v17.s[0]
    fmla v31.4s, v6.4s, v16.s[1]
    fmla v30.4s, v7.4s, v16.s[1]
    fmla v29.4s, v6.4s, v17.s[1]
    fmla v28.4s, v7.4s, v17.s[1]
    fmla v31.4s, v0.4s, v16.s[2]
    fmla v30.4s, v1.4s, v16.s[2]
    fmla v29.4s, v0.4s, v17.s[2]
    fmla v28.4s, v1.4s, v17.s[2]
    fmla v31.4s, v2.4s, v16.s[3]
    fmla v30.4s, v3.4s, v16.s[3]
    fmla v29.4s, v2.4s, v17.s[3]
    fmla v28.4s, v3.4s, v17.s[3]
    cbnz x3, .Lloop_37
.Lloop_end_36:
    cbz x0, .Lloop_end_38
.Lloop_39:
    ldp q0, q1, [x2]
    ldr s2, [x1]
    sub x0, x0, #1
    add x2, x2, #32
    ldr s3, [x1, #16]
    add x1, x1, #4
    fmla v31.4s, v0.4s, v2.s[0]
    fmla v30.4s, v1.4s, v2.s[0]
    fmla v29.4s, v0.4s, v3.s[0]
    fmla v28.4s, v1.4s, v3.s[0]
    cbnz x0, .Lloop_39
.Lloop_end_38:
    ldr x5, [x6, #8]
    ldr x0, [x6, #16]
    mov w1, #8
    mov w2, #1
    ldr x4, [x6]
    mov x3, x5
    cmp x3, x1
    csel x3, x3, x1, ls
    lsl x1, x2, x3
    sub x2, x1, #1
    cbnz x0, .Lotherwise_40
    ubfx x0, x2, #0, #4
    mov x1, x7
    cmp x0, #15
    bne .Lotherwise_41
    ldr q0, [x1]
    b .Lend_42
.Lotherwise_41:
    movi v0.4s, #0
    tst x2, #1
    beq .Lotherwise_43
    ld1 {v0.s}[0], [x1]
.Lotherwise_43:
    tst x2, #2
    beq .Lotherwise_44
    add x0, x1, #4
    ld1 {v0.s}[1], [x0]
.Lotherwise_44:
    tst x2, #4
    beq .Lotherwise_45
    add x0, x1, #8
    ld1 {v0.s}[2], [x0]
.Lotherwise_45:
    tst x2, #8
    beq .Lotherwise_46
    add x0, x1, #12
    ld1 {v0.s}[3], [x0]
.Lotherwise_46:
.Lend_42:
    ubfx x0, x2, #4, #4
    fadd v31.4s, v31.4s, v0.4s
    cmp x0, #15
    bne .Lotherwise_47
    ldr q0, [x1, #16]
    b .Lend_48
.Lotherwise_47:
    movi v0.4s, #0
    tst x2, #16
    beq .Lotherwise_49
    add x0, x1, #16
    ld1 {v0.s}[0], [x0]
.Lotherwise_49:
    tst x2, #32
    beq .Lotherwise_50
    add x0, x1, #20
    ld1 {v0.s}[1], [x0]
.Lotherwise_50:
    tst x2, #64
    beq .Lotherwise_51
    add x0, x1, #24
    ld1 {v0.s}[2], [x0]
.Lotherwise_51:
    tst x2, #128
    beq .Lotherwise_52
    add x0, x1, #28
    ld1 {v0.s}[3], [x0]
.Lotherwise_52:
.Lend_48:
    ubfx x0, x2, #0, #4
    fadd v30.4s, v30.4s, v0.4s
    add x1, x1, x4, lsl #2
    cmp x0, #15
    bne .Lotherwise_53
    ldr q0, [x1]
    b .Lend_54
.Lotherwise_53:
    movi v0.4s, #0
    tst x2, #1
    beq .Lotherwise_55
    ld1 {v0.s}[0], [x1]
.Lotherwise_55:
    tst x2, #2
    beq .Lotherwise_56
    add x0, x1, #4
    ld1 {v0.s}[1], [x0]
.Lotherwise_56:
    tst x2, #4
    beq .Lotherwise_57
    add x0, x1, #8
    ld1 {v0.s}[2], [x0]
.Lotherwise_57:
    tst x2, #8
    beq .Lotherwise_58
    add x0, x1, #12
    ld1 {v0.s}[3], [x0]
.Lotherwise_58:
.Lend_54:
    ubfx x0, x2, #4, #4
    fadd v29.4s, v29.4s, v0.4s
    cmp x0, #15
    bne .Lotherwise_59
    ldr q0, [x1, #16]
    b .Lend_60
.Lotherwise_59:
    movi v0.4s, #0
    tst x2, #16
    beq .Lotherwise_61
    add x0, x1, #16
    ld1 {v0.s}[0], [x0]
.Lotherwise_61:
    tst x2, #32
    beq .Lotherwise_62
    add x0, x1, #20
    ld1 {v0.s}[1], [x0]
.Lotherwise_62:
    tst x2, #64
    beq .Lotherwise_63
    add x0, x1, #24
    ld1 {v0.s}[2], [x0]
.Lotherwise_63:
    tst x2, #128
    beq .Lotherwise_64
    add x0, x1, #28
    ld1 {v0.s}[3], [x0]
.Lotherwise_64:
.Lend_60:
    fadd v28.4s, v28.4s, v0.4s
    b .Lend_65
.Lotherwise_40:
    ldr d0, [x0]
    dup v1.4s, v0.s[0]
    dup v0.4s, v0.s[1]
    fadd v31.4s, v31.4s, v1.4s
    fadd v30.4s, v30.4s, v1.4s
    fadd v29.4s, v29.4s, v0.4s
    fadd v28.4s, v28.4s, v0.4s
.Lend_65:
    ldr s0, [x6, #24]
    dup v0.4s, v0.s[0]
    cmp x5, #8
    bne .Lotherwise_66
    fmax v1.4s, v0.4s, v31.4s
    fmax v2.4s, v0.4s, v30.4s
    fmax v3.4s, v0.4s, v29.4s
    fmax v0.4s, v0.4s, v28.4s
    str q1, [x7]
    str q2, [x7, #16]
    add x7, x7, x4, lsl #2
    str q3, [x7]
    str q0, [x7, #16]
    b .Lend_67
.Lotherwise_66:
    ubfx x0, x2, #0, #4
    fmax v1.4s, v0.4s, v31.4s
    cmp x0, #15
    bne .Lotherwise_68
    str q1, [x7]
    b .Lend_69
.Lotherwise_68:
    tst x2, #1
    beq .Lotherwise_70
    st1 {v1.s}[0], [x7]
.Lotherwise_70:
    tst x2, #2
    beq .Lotherwise_71
    add x0, x7, #4
    st1 {v1.s}[1], [x0]
.Lotherwise_71:
    tst x2, #4
    beq .Lotherwise_72
    add x0, x7, #8
    st1 {v1.s}[2], [x0]
.Lotherwise_72:
    tst x2, #8
    beq .Lotherwise_73
    add x0, x7, #12
    st1 {v1.s}[3], [x0]
.Lotherwise_73:
.Lend_69:
    ubfx x0, x2, #4, #4
    fmax v1.4s, v0.4s, v30.4s
    cmp x0, #15
    bne .Lotherwise_74
    str q1, [x7, #16]
    b .Lend_75
.Lotherwise_74:
    tst x2, #16
    beq .Lotherwise_76
    add x0, x7, #16
    st1 {v1.s}[0], [x0]
.Lotherwise_76:
    tst x2, #32
    beq .Lotherwise_77
    add x0, x7, #20
    st1 {v1.s}[1], [x0]
.Lotherwise_77:
    tst x2, #64
    beq .Lotherwise_78
    add x0, x7, #24
    st1 {v1.s}[2], [x0]
.Lotherwise_78:
    tst x2, #128
    beq .Lotherwise_79
    add x0, x7, #28
    st1 {v1.s}[3], [x0]
.Lotherwise_79:
.Lend_75:
    ubfx x0, x2, #0, #4
    add x7, x7, x4, lsl #2
    fmax v1.4s, v0.4s, v29.4s
    cmp x0, #15
    bne .Lotherwise_80
    str q1, [x7]
    b .Lend_81
.Lotherwise_80:
    tst x2, #1
    beq .Lotherwise_82
    st1 {v1.s}[0], [x7]
.Lotherwise_82:
    tst x2, #2
    beq .Lotherwise_83
    add x0, x7, #4
    st1 {v1.s}[1], [x0]
.Lotherwise_83:
    tst x2, #4
    beq .Lotherwise_84
    add x0, x7, #8
    st1 {v1.s}[2], [x0]
.Lotherwise_84:
    tst x2, #8
    beq .Lotherwise_85
    add x0, x7, #12
    st1 {v1.s}[3], [x0]
.Lotherwise_85:
.Lend_81:
    ubfx x0, x2, #4, #4
    fmax v0.4s, v0.4s, v28.4s
    cmp x0, #15
    bne .Lotherwise_86
    str q0, [x7, #16]
    b .Lend_87
.Lotherwise_86:
    tst x2, #16
    beq .Lotherwise_88
    add x0, x7, #16
    st1 {v0.s}[0], [x0]
.Lotherwise_88:
    tst x2, #32
    beq .Lotherwise_89
    add x0, x7, #20
    st1 {v0.s}[1], [x0]
.Lotherwise_89:
    tst x2, #64
    beq .Lotherwise_90
    add x0, x7, #24
    st1 {v0.s}[2], [x0]
.Lotherwise_90:
    tst x2, #128
    beq .Lotherwise_91
    add x0, x7, #28
    st1 {v0.s}[3], [x0]
.Lotherwise_91:
.Lend_87:
.Lend_67:
    ldp d8, d9, [sp, #0]
    ldp d10, d11, [sp, #16]
    ldp d12, d13, [sp, #32]
    add sp, sp, #48
    ret
    .size nnp_sgemm_2x8__aarch64_neon, . - nnp_sgemm_2x8__aarch64_neon

    .text
    .p2align 4
    .globl nnp_sgemm_3x8__aarch64_neon
    .type nnp_sgemm_3x8__aarch64_neon, %function
nnp_sgemm_3x8__aarch64_neon:
    sub sp, sp, #64
    stp d8, d9, [sp, #0]
    stp d10, d11, [sp, #16]
    stp d12, d13, [sp, #32]
    str d14, [sp, #48]
    mov x6, x4
    mov x7, x3
    movi v29.4s, #0
    ldr x3, [x6]
    mov x4, x7
    lsr x5, x0, #4
    prfm pldl1keep, [x4]
    prfm pldl1keep, [x4, #24]
    movi v28.4s, #0
    movi v27.4s, #0
    movi v26.4s, #0
    ubfx x0, x0, #0, #4
    movi v25.4s, #0
    movi v24.4s, #0
    add x4, x4, x3, lsl #2
    prfm pldl1keep, [x4]
    prfm pldl1keep, [x4, #24]
    add x4, x4, x3, lsl #2
    prfm pldl1keep, [x4]
    prfm pldl1keep, [x4, #24]
    cbz x5, .Lloop_end_92
.Lloop_93:
    ld1 {v0.4s, v1.4s, v2.4s, v3.4s}, [x2], #64
    ldp q8, q9, [x1]
    sub x5, x5, #1
    ldr q14, [x1, #32]
    ld1 {v4.4s, v5.4s, v6.4s, v7.4s}, [x2], #64
    ld1 {v20.4s, v21.4s, v22.4s, v23.4s}, [x2], #64
    fmla v29.4s, v0.4s, v8.s[0]
    fmla v28.4s, v1.4s, v8.s[0]
    fmla v27.4s, v0.4s, v9.s[0]
    fmla v26.4s, v1.4s, v9.s[0]
    ldp q30, q31, [x1, #128]
    fmla v25.4s, v0.4s, v14.s[0]
    fmla v24.4s, v1.4s, v14.s[0]
    ldr q0, [x1, #160]
    fmla v29.4s, v2.4s, v8.s[1]
    fmla v28.4s, v3.4s, v8.s[1]
    ld1 {v16.4s, v17.4s, v18.4s, v19.4s}, [x2], #64
    fmla v27.4s, v2.4s, v9.s[1]
    fmla v26.4s, v3.4s, v9.s[1]
    fmla v25.4s, v2.4s, v14.s[1]
    fmla v24.4s, v3.4s, v14.s[1]
    ldp q13, q12, [x1, #256]
    fmla v29.4s, v4.4s, v8.s[2]
    fmla v28.4s, v5.4s, v8.s[2]
    fmla v27.4s, v4.4s, v9.s[2]
    fmla v26.4s, v5.4s, v9.s[2]
    fmla v25.4s, v4.4s, v14.s[2]
    fmla v24.4s, v5.4s, v14.s[2]
    ldr q11, [x1, #288]
    ldr q10, [x1, #416]
    fmla v29.4s, v6.4s, v8.s[3]
    fmla v28.4s, v7.4s, v8.s[3]
    fmla v27.4s, v6.4s, v9.s[3]
    fmla v26.4s, v7.4s, v9.s[3]
    ldp q9, q8, [x1, #384]
    add x1, x1, #512
    fmla v25.4s, v6.4s, v14.s[3]
    fmla v24.4s, v7.4s, v14.s[3]
    fmla v29.4s, v20.4s, v30.s[0]
    fmla v28.4s, v21.4s, v30.s[0]
    fmla v27.4s, v20.4s, v31.s[0]
    fmla v26.4s, v21.4s, v31.s[0]
    fmla v25.4s, v20.4s, v0.s[0]
    fmla v24.4s, v21.4s, v0.s[0]
    ld1 {v4.4s, v5.4s, v6.4s, v7.4s}, [x2], #64
    fmla v29.4s, v22.4s, v30.s[1]
    fmla v28.4s, v23.4s, v30.s[1]
    fmla v27.4s, v22.4s, v31.s[1]
    fmla v26.4s, v23.4s, v31.s[1]
    fmla v25.4s, v22.4s, v0.s[1]
    fmla v24.4s, v23.4s, v0.s[1]
    fmla v29.4s, v16.4s, v30.s[2]
    fmla v28.4s, v17.4s, v30.s[2]
    fmla v27.4s, v16.4s, v31.s[2]
    fmla v26.4s, v17.4s, v31.s[2]
    fmla v25.4s, v16.4s, v0.s[2]
    fmla v24.4s, v17.4s, v0.s[2]
    ld1 {v20.4s, v21.4s, v22.4s, v23.4s}, [x2], #64
    fmla v29.4s, v18.4s, v30.s[3]
    fmla v28.4s, v19.4s, v30.s[3]
    fmla v27.4s, v18.4s, v31.s[3]
    fmla v26.4s, v19.4s, v31.s[3]
    fmla v25.4s, v18.4s, v0.s[3]
    fmla v24.4s, v19.4s, v0.s[3]
    ld1 {v16.4s, v17.4s, v18.4s, v19.4s}, [x2], #64
    fmla v29.4s, v4.4s, v13.s[0]
    fmla v28.4s, v5.4s, v13.s[0]
    fmla v27.4s, v4.4s, v12.s[0]
    fmla v26.4s, v5.4s, v12.s[0]
    fmla v25.4s, v4.4s, v11.s[0]
    fmla v24.4s, v5.4s, v11.s[0]
    ld1 {v0.4s, v1.4s, v2.4s, v3.4s}, [x2], #64
    fmla v29.4s, v6.4s, v13.s[1]
    fmla v28.4s, v7.4s, v13.s[1]
    fmla v27.4s, v6.4s, v12.s[1]
    fmla v26.4s, v7.4s, v12.s[1]
    fmla v25.4s, v6.4s, v11.s[1]
    fmla v24.4s, v7.4s, v11.s[1]
    fmla v29.4s, v20.4s, v13.s[2]
    fmla v28.4s, v21.4s, v13.s[2]
    fmla v27.4s, v20.4s, v12.s[2]
    fmla v26.4s, v21.4s, v12.s[2]
    fmla v25.4s, v20.4s, v11.s[2]
    fmla v24.4s, v21.4s, v11.s[2]
    fmla v29.4s, v22.4s, v13.s[3]
    fmla v28.4s, v23.4s, v13.s[3]
    fmla v27.4s, v22.4s, v12.s[3]
    fmla v26.4s, v23.4s, v12.s[3]
    fmla v25.4s, v22.4s, v11.s[3]
    fmla v24.4s, v23.4s, v11.s[3]
    fmla v29.4s, v16.4s, v9.s[0]
    fmla v28.4s, v17.4s, v9.s[0]
    fmla v27.4s, v16.4s, v8.s[0]
    fmla v26.4s, v17.4s, v8.s[0]
    fmla v25.4s, v16.4s, v10.s[0]
    fmla v24.4s, v17.4s, v10.s[0]
    fmla v29.4s, v18.4s, v9.s[1]
    fmla v28.4s, v19.4s, v9.s[1]
    fmla v27.4s, v18.4s, v8.s[1]
    fmla v26.4s, v19.4s, v8.s[1]
    fmla v25.4s, v18.4s, v10.s[1]
    fmla v24.4s, v19.4s, v10.s[1]
    fmla v29.4s, v0.4s, v9.s[2]
    fmla v28.4s, v1.4s, v9.s[2]
    fmla v27.4s, v0.4s, v8.s[2]
    fmla v26.4s, v1.4s, v8.s[2]
    fmla v25.4s, v0.4s, v10.s[2]
    fmla v24.4s, v1.4s, v10.s[2]
    fmla v29.4s, v2.4s, v9.s[3]
    fmla v28.4s, v3.4s, v9.s[3]
    fmla v27.4s, v2.4s, v8.s[3]
    fmla v26.4s, v3.4s, v8.s[3]
    fmla v25.4s, v2.4s, v10.s[3]
    fmla v24.4s, v3.4s, v10.s[3]
    cbnz x5, .Lloop_93
.Lloop_end_92:
    lsr x3, x0, #2
    ubfx x0, x0, #0, #2
    cbz x3, .Lloop_end_94
.Lloop_95:
    ld1 {v4.4s, v5.4s, v6.4s, v7.4s}, [x2], #64
    ldp q16, q17, [x1]
    sub x3, x3, #1
    ldr q18, [x1, #32]
    add x1, x1, #128
    ld1 {v0.4s, v1.4s, v2.4s, v3.4s}, [x2], #64
    fmla v29.4s, v4.4s, v16.s[0]
    fmla v28.4s, v5.4s, v16.s[0]
    fmla v27.4s, v4.4s, v17.s[0]
    fmla v26.4s, v5.4s, v17.s[0]
    fmla v25.4s, v4.4s, v18.s[0]
    fmla v24.4s, v5.4s, v18.s[0]
    fmla v29.4s, v6.4s, v16.s[1]
    fmla v28.4s, v7.4s, v16.s[1]
    fmla v27.4s, v6.4s, v17.s[1]
    fmla v26.4s, v7.4s, v17.s[1]
    fmla v25.4s, v6.4s, v18.s[1]
    fmla v24.4s, v7.4s, v18.s[1]
    fmla v29.4s, v0.4s, v16.s[2]
    fmla v28.4s, v1.4s, v16.s[2]
    fmla v27.4s, v0.4s, v17.s[2]
    fmla v26.4s, v1.4s, v17.s[2]
    fmla v25.4s, v0.4s, v18.s[2]
    fmla v24.4s, v1.4s, v18.s[2]
    fmla v29.4s, v2.4s, v16.s[3]
    fmla v28.4s, v3.4s, v16.s[3]
    fmla v27.4s, v2.4s, v17.s[3]
    fmla v26.4s, v3.4s, v17.s[3]
    fmla v25.4s, v2.4s, v18.s[3]
    fmla v24.4s, v3.4s, v18.s[3]
    cbnz x3, .Lloop_95
.Lloop_end_94:
    cbz x0, .Lloop_end_96
.Lloop_97:
    ldp q0, q1, [x2]
    ldr s2, [x1]
    sub x0, x0, #1
    add x2, x2, #32
    ldr s3, [x1, #16]
    ldr s4, [x1, #32]
    add x1, x1, #4
    fmla v29.4s, v0.4s, v2.s[0]
    fmla v28.4s, v1.4s, v2.s[0]
    fmla v27.4s, v0.4s, v3.s[0]
    fmla v26.4s, v1.4s, v3.s[0]
    fmla v25.4s, v0.4s, v4.s[0]
    fmla v24.4s, v1.4s, v4.s[0]
    cbnz x0, .Lloop_97
.Lloop_end_96:
    ldr x4, [x6, #8]
    ldr x0, [x6, #16]
    mov w1, #8
    mov w2, #1
    ldr x5, [x6]
    mov x3, x4
    cmp x3, x1
    csel x3, x3, x1, ls
    lsl x1, x2, x3
    sub x1, x1, #1
    cbnz x0, .Lotherwise_98
    ubfx x0, x1, #0, #4
    mov x2, x7
    cmp x0, #15
    bne .Lotherwise_99
    ldr q0, [x2]
    b .Lend_100
.Lotherwise_99:
    movi v0.4s, #0
    tst x1, #1
    beq .Lotherwise_101
    ld1 {v0.s}[0], [x2]
.Lotherwise_101:
    tst x1, #2
    beq .Lotherwise_102
    add x0, x2, #4
    ld1 {v0.s}[1], [x0]
.Lotherwise_102:
    tst x1, #4
    beq .Lotherwise_103
    add x0, x2, #8
    ld1 {v0.s}[2], [x0]
.Lotherwise_103:
    tst x1, #8
    beq .Lotherwise_104
    add x0, x2, #12
    ld1 {v0.s}[3], [x0]
.Lotherwise_104:
.Lend_100:
    ubfx x0, x1, #4, #4
    fadd v29.4s, v29.4s, v0.4s
    cmp x0, #15
    bne .Lotherwise_105
    ldr q0, [x2, #16]
    b .Lend_106
.Lotherwise_105:
    movi v0.4s, #0
    tst x1, #16
    beq .Lotherwise_107
    add x0, x2, #16
    ld1 {v0.s}[0], [x0]
.Lotherwise_107:
    tst x1, #32
    beq .Lotherwise_108
    add x0, x2, #20
    ld1 {v0.s}[1], [x0]
.Lotherwise_108:
    tst x1, #64
    beq .Lotherwise_109
    add x0, x2, #24
    ld1 {v0.s}[2], [x0]
.Lotherwise_109:
    tst x1, #128
    beq .Lotherwise_110
    add x0, x2, #28
    ld1 {v0.s}[3], [x0]
.Lotherwise_110:
.Lend_106:
    ubfx x0, x1, #0, #4
    fadd v28.4s, v28.4s, v0.4s
    add x2, x2, x5, lsl #2
    cmp x0, #15
    bne .Lotherwise_111
    ldr q0, [x2]
    b .Lend_112
.Lotherwise_111:
    movi v0.4s, #0
    tst x1, #1
    beq .Lotherwise_113
    ld1 {v0.s}[0], [x2]
.Lotherwise_113:
    tst x1, #2
    beq .Lotherwise_114
    add x0, x2, #4
    ld1 {v0.s}[1], [x0]
.Lotherwise_114:
    tst x1, #4
    beq .Lotherwise_115
    add x0, x2, #8
    ld1 {v0.s}[2], [x0]
.Lotherwise_115:
    tst x1, #8
    beq .Lotherwise_116
    add x0, x2, #12
    ld1 {v0.s}[3], [x0]
.Lotherwise_116:
.Lend_112:
    ubfx x0, x1, #4, #4
    fadd v27.4s, v27.4s, v0.4s
    cmp x0, #15
    bne .Lotherwise_117
    ldr q0, [x2, #16]
    b .Lend_118
.Lotherwise_117:
    movi v0.4s, #0
    tst x1, #16
    beq .Lotherwise_119
    add x0, x2, #16
    ld1 {v0.s}[0], [x0]
.Lotherwise_119:
    tst x1, #32
    beq .Lotherwise_120
    add x0, x2, #20
    ld1 {v0.s}[1], [x0]
.Lotherwise_120:
    tst x1, #64
    beq .Lotherwise_121
    add x0, x2, #24
    ld1 {v0.s}[2], [x0]
.Lotherwise_121:
    tst x1, #128
    beq .Lotherwise_122
    add x0, x2, #28
    ld1 {v0.s}[3], [x0]
.Lotherwise_122:
.Lend_118:
    ubfx x0, x1, #0, #4
    fadd v26.4s, v26.4s, v0.4s
    add x2, x2, x5, lsl #2
    cmp x0, #15
    bne .Lotherwise_123
    ldr q0, [x2]
    b .Lend_124
.Lotherwise_123:
    movi v0.4s, #0
    tst x1, #1
    beq .Lotherwise_125
    ld1 {v0.s}[0], [x2]
.Lotherwise_125:
    tst x1, #2
    beq .Lotherwise_126
    add x0, x2, #4
    ld1 {v0.s}[1], [x0]
.Lotherwise_126:
    tst x1, #4
    beq .Lotherwise_127
    add x0, x2, #8
    ld1 {v0.s}[2], [x0]
.Lotherwise_127:
    tst x1, #8
    beq .Lotherwise_128
    add x0, x2, #12
    ld1 {v0.s}[3], [x0]
.Lotherwise_128:
.Lend_124:
    ubfx x0, x1, #4, #4
    fadd v25.4s, v25.4s, v0.4s
    cmp x0, #15
    bne .Lotherwise_129
    ldr q0, [x2, #16]
    b .Lend_130
.Lotherwise_129:
    movi v0.4s, #0
    tst x1, #16
    beq .Lotherwise_131
    add x0, x2, #16
    ld1 {v0.s}[0], [x0]
.Lotherwise_131:
    tst x1, #32
    beq .Lotherwise_132
    add x0, x2, #20
    ld1 {v0.s}[1], [x0]
.Lotherwise_132:
    tst x1, #64
    beq .Lotherwise_133
    add x0, x2, #24
    ld1 {v0.s}[2], [x0]
.Lotherwise_133:
    tst x1, #128
    beq .Lotherwise_134
    add x0, x2, #28
    ld1 {v0.s}[3], [x0]
.Lotherwise_134:
.Lend_130:
    fadd v24.4s, v24.4s, v0.4s
    b .Lend_135
.Lotherwise_98:
    ldr d0, [x0]
    ldr s1, [x0, #8]
    dup v2.4s, v0.s[0]
    dup v0.4s, v0.s[1]
    dup v1.4s, v1.s[0]
    fadd v29.4s, v29.4s, v2.4s
    fadd v28.4s, v28.4s, v2.4s
    fadd v27.4s, v27.4s, v0.4s
    fadd v26.4s, v26.4s, v0.4s
    fadd v25.4s, v25.4s, v1.4s
    fadd v24.4s, v24.4s, v1.4s
.Lend_135:
    ldr s0, [x6, #24]
    dup v0.4s, v0.s[0]
    cmp x4, #8
    bne .Lotherwise_136
    fmax v1.4s, v0.4s, v29.4s
    fmax v2.4s, v0.4s, v28.4s
    fmax v3.4s, v0.4s, v27.4s
    fmax v4.4s, v0.4s, v26.4s
    fmax v5.4s, v0.4s, v25.4s
    fmax v0.4s, v0.4s, v24.4s
    str q1, [x7]
    str q2, [x7, #16]
    add x7, x7, x5, lsl #2
    str q3, [x7]
    str q4, [x7, #16]
    add x7, x7, x5, lsl #2
    str q5, [x7]
    str q0, [x7, #16]
    b .Lend_137
.Lotherwise_136:
    ubfx x0, x1, #0, #4
    fmax v1.4s, v0.4s, v29.4s
    cmp x0, #15
    bne .Lotherwise_138
    str q1, [x7]
    b .Lend_139
.Lotherwise_138:
    tst x1, #1
    beq .Lotherwise_140
    st1 {v1.s}[0], [x7]
.Lotherwise_140:
    tst x1, #2
    beq .Lotherwise_141
    add x0, x7, #4
    st1 {v1.s}[1], [x0]
.Lotherwise_141:
    tst x1, #4
    beq .Lotherwise_142
    add x0, x7, #8
    st1 {v1.s}[2], [x0]
.Lotherwise_142:
    tst x1, #8
    beq .Lotherwise_143
    add x0, x7, #12
    st1 {v1.s}[3], [x0]
.Lotherwise_143:
.Lend_139:
    ubfx x0, x1, #4, #4
    fmax v1.4s, v0.4s, v28.4s
    cmp x0, #15
    bne .Lotherwise_144
    str q1, [x7, #16]
    b .Lend_145
.Lotherwise_144:
    tst x1, #16
    beq .Lotherwise_146
    add x0, x7, #16
    st1 {v1.s}[0], [x0]
.Lotherwise_146:
    tst x1, #32
    beq .Lotherwise_147
    add x0, x7, #20
    st1 {v1.s}[1], [x0]
.Lotherwise_147:
    tst x1, #64
    beq .Lotherwise_148
    add x0, x7, #24
    st1 {v1.s}[2], [x0]
.Lotherwise_148:
    tst x1, #128
    beq .Lotherwise_149
    add x0, x7, #28
    st1 {v1.s}[3], [x0]
.Lotherwise_149:
.Lend_145:
    ubfx x0, x1, #0, #4
    add x7, x7, x5, lsl #2
    fmax v1.4s, v0.4s, v27.4s
    cmp x0, #15
    bne .Lotherwise_150
    str q1, [x7]
    b .Lend_151
.Lotherwise_150:
    tst x1, #1
    beq .Lotherwise_152
    st1 {v1.s}[0], [x7]
.Lotherwise_152:
    tst x1, #2
    beq .Lotherwise_153
    add x0, x7, #4
    st1 {v1.s}[1], [x0]
.Lotherwise_153:
    tst x1, #4
    beq .Lotherwise_154
    add x0, x7, #8
    st1 {v1.s}[2], [x0]
.Lotherwise_154:
    tst x1, #8
    beq .Lotherwise_155
    add x0, x7, #12
    st1 {v1.s}[3], [x0]
.Lotherwise_155:
.Lend_151:
    ubfx x0, x1, #4, #4
    fmax v1.4s, v0.4s, v26.4s
    cmp x0, #15
    bne .Lotherwise_156
    str q1, [x7, #16]
    b .Lend_157
.Lotherwise_156:
    tst x1, #16
    beq .Lotherwise_158
    add x0, x7, #16
    st1 {v1.s}[0], [x0]
.Lotherwise_158:
    tst x1, #32
    beq .Lotherwise_159
    add x0, x7, #20
    st1 {v1.s}[1], [x0]
.Lotherwise_159:
    tst x1, #64
    beq .Lotherwise_160
    add x0, x7, #24
    st1 {v1.s}[2], [x0]
.Lotherwise_160:
    tst x1, #128
    beq .Lotherwise_161
    add x0, x7, #28
    st1 {v1.s}[3], [x0]
.Lotherwise_161:
.Lend_157:
    ubfx x0, x1, #0, #4
    add x7, x7, x5, lsl #2
    fmax v1.4s, v0.4s, v25.4s
    cmp x0, #15
    bne .Lotherwise_162
    str q1, [x7]
    b .Lend_163
.Lotherwise_162:
    tst x1, #1
    beq .Lotherwise_164
    st1 {v1.s}[0], [x7]
.Lotherwise_164:
    tst x1, #2
    beq .Lotherwise_165
    add x0, x7, #4
    st1 {v1.s}[1], [x0]
.Lotherwise_165:
    tst x1, #4
    beq .Lotherwise_166
    add x0, x7, #8
    st1 {v1.s}[2], [x0]
.Lotherwise_166:
    tst x1, #8
    beq .Lotherwise_167
    add x0, x7, #12
    st1 {v1.s}[3], [x0]
.Lotherwise_167:
.Lend_163:
    ubfx x0, x1, #4, #4
    fmax v0.4s, v0.4s, v24.4s
    cmp x0, #15
    bne .Lotherwise_168
    str q0, [x7, #16]
    b .Lend_169
.Lotherwise_168:
    tst x1, #16
    beq .Lotherwise_170
    add x0, x7, #16
    st1 {v0.s}[0], [x0]
.Lotherwise_170:
    tst x1, #32
    beq .Lotherwise_171
    add x0, x7, #20
    st1 {v0.s}[1], [x0]
.Lotherwise_171:
    tst x1, #64
    beq .Lotherwise_172
    add x0, x7, #24
    st1 {v0.s}[2], [x0]
.Lotherwise_172:
    tst x1, #128
    beq .Lotherwise_173
    add x0, x7, #28
    st1 {v0.s}[3], [x0]
.Lotherwise_173:
.Lend_169:
.Lend_137:
    ldp d8, d9, [sp, #0]
    ldp d10, d11, [sp, #16]
    ldp d12, d13, [sp, #32]
    ldr d14, [sp, #48]
    add sp, sp, #64
    ret
    .size nnp_sgemm_3x8__aarch64_neon, . - nnp_sgemm_3x8__aarch64_neon

    .text
    .p2align 4
    .globl nnp_sgemm_4x8__aarch64_neon
    .type nnp_sgemm_4x8__aarch64_neon, %function
nnp_sgemm_4x8__aarch64_neon:
    sub sp, sp, #32
    stp d8, d9, [sp, #0]
    stp d10, d11, [sp, #16]
    mov x6, x4
    mov x7, x3
    movi v11.4s, #0
    ldr x3, [x6]
    mov x4, x7
    lsr x5, x0, #4
    prfm pldl1keep, [x4]
    prfm pldl1keep, [x4, #24]
    movi v10.4s, #0
    movi v9.4s, #0
    movi v8.4s, #0
    ubfx x0, x0, #0, #4
    movi v31.4s, #0
    movi v30.4s, #0
    movi v29.4s, #0
    movi v28.4s, #0
    add x4, x4, x3, lsl #2
    prfm pldl1keep, [x4]
    prfm pldl1keep, [x4, #24]
    add x4, x4, x3, lsl #2
    prfm pldl1keep, [x4]
    prfm pldl1keep, [x4, #24]
    add x4, x4, x3, lsl #2
    prfm pldl1keep, [x4]
    prfm pldl1keep, [x4, #24]
    cbz x5, .Lloop_end_174
.Lloop_175:
    ld1 {v4.4s, v5.4s, v6.4s, v7.4s}, [x2], #64
    ld1 {v0.4s, v1.4s, v2.4s, v3.4s}, [x1]
    add x1, x1, #128
    sub x5, x5, #1
    ld1 {v20.4s, v21.4s, v22.4s, v23.4s}, [x2], #64
    ld1 {v16.4s, v17.4s, v18.4s, v19.4s}, [x1]
    add x1, x1, #128
    fmla v11.4s, v4.4s, v0.s[0]
    fmla v10.4s, v5.4s, v0.s[0]
    fmla v9.4s, v4.4s, v1.s[0]
    fmla v8.4s, v5.4s, v1.s[0]
    fmla v31.4s, v4.4s, v2.s[0]
    fmla v30.4s, v5.4s, v2.s[0]
    fmla v29.4s, v4.4s, v3.s[0]
    fmla v28.4s, v5.4s, v3.s[0]
    fmla v11.4s, v6.4s, v0.s[1]
    fmla v10.4s, v7.4s, v0.s[1]
    fmla v9.4s, v6.4s, v1.s[1]
    fmla v8.4s, v7.4s, v1.s[1]
    fmla v31.4s, v6.4s, v2.s[1]
    fmla v30.4s, v7.4s, v2.s[1]
    fmla v29.4s, v6.4s, v3.s[1]
    fmla v28.4s, v7.4s, v3.s[1]
    ld1 {v4.4s, v5.4s, v6.4s, v7.4s}, [x2], #64
    fmla v11.4s, v20.4s, v0.s[2]
    fmla v10.4s, v21.4s, v0.s[2]
    fmla v9.4s, v20.4s, v1.s[2]
    fmla v8.4s, v21.4s, v1.s[2]
    fmla v31.4s, v20.4s, v2.s[2]
    fmla v30.4s, v21.4s, v2.s[2]
    fmla v29.4s, v20.4s, v3.s[2]
    fmla v28.4s, v21.4s, v3.s[2]
    fmla v11.4s, v22.4s, v0.s[3]
    fmla v10.4s, v23.4s, v0.s[3]
    fmla v9.4s, v22.4s, v1.s[3]
    fmla v8.4s, v23.4s, v1.s[3]
    ld1 {v24.4s, v25.4s, v26.4s, v27.4s}, [x2], #64
    fmla v31.4s, v22.4s, v2.s[3]
    fmla v30.4s, v23.4s, v2.s[3]
    fmla v29.4s, v22.4s, v3.s[3]
    fmla v28.4s, v23.4s, v3.s[3]
    ld1 {v0.4s, v1.4s, v2.4s, v3.4s}, [x2], #64
    fmla v11.4s, v4.4s, v16.s[0]
    fmla v10.4s, v5.4s, v16.s[0]
    fmla v9.4s, v4.4s, v17.s[0]
    fmla v8.4s, v5.4s, v17.s[0]
    fmla v31.4s, v4.4s, v18.s[0]
    fmla v30.4s, v5.4s, v18.s[0]
    fmla v29.4s, v4.4s, v19.s[0]
    fmla v28.4s, v5.4s, v19.s[0]
    fmla v11.4s, v6.4s, v16.s[1]
    fmla v10.4s, v7.4s, v16.s[1]
    fmla v9.4s, v6.4s, v17.s[1]
    fmla v8.4s, v7.4s, v17.s[1]
    fmla v31.4s, v6.4s, v18.s[1]
    fmla v30.4s, v7.4s, v18.s[1]
    fmla v29.4s, v6.4s, v19.s[1]
    fmla v28.4s, v7.4s, v19.s[1]
    ld1 {v4.4s, v5.4s, v6.4s, v7.4s}, [x1]
    add x1, x1, #128
    fmla v11.4s, v24.4s, v16.s[2]
    fmla v10.4s, v25.4s, v16.s[2]
    fmla v9.4s, v24.4s, v17.s[2]
    fmla v8.4s, v25.4s, v17.s[2]
    fmla v31.4s, v24.4s, v18.s[2]
    fmla v30.4s, v25.4s, v18.s[2]
    fmla v29.4s, v24.4s, v19.s[2]
    fmla v28.4s, v25.4s, v19.s[2]
    fmla v11.4s, v26.4s, v16.s[3]
    fmla v10.4s, v27.4s, v16.s[3]
    fmla v9.4s, v26.4s, v17.s[3]
    fmla v8.4s, v27.4s, v17.s[3]
    ld1 {v20.4s, v21.4s, v22.4s, v23.4s}, [x2], #64
    fmla v31.4s, v26.4s, v18.s[3]
    fmla v30.4s, v27.4s, v18.s[3]
    fmla v29.4s, v26.4s, v19.s[3]
    fmla v28.4s, v27.4s, v19.s[3]
    ld1 {v24.4s, v25.4s, v26.4s, v27.4s}, [x2], #64
    fmla v11.4s, v0.4s, v4.s[0]
    fmla v10.4s, v1.4s, v4.s[0]
    fmla v9.4s, v0.4s, v5.s[0]
    fmla v8.4s, v1.4s, v5.s[0]
    fmla v31.4s, v0.4s, v6.s[0]
    fmla v30.4s, v1.4s, v6.s[0]
    fmla v29.4s, v0.4s, v7.s[0]
    fmla v28.4s, v1.4s, v7.s[0]
    fmla v11.4s, v2.4s, v4.s[1]
    fmla v10.4s, v3.4s, v4.s[1]
    fmla v9.4s, v2.4s, v5.s[1]
    fmla v8.4s, v3.4s, v5.s[1]
    fmla v31.4s, v2.4s, v6.s[1]
    fmla v30.4s, v3.4s, v6.s[1]
    fmla v29.4s, v2.4s, v7.s[1]
    fmla v28.4s, v3.4s, v7.s[1]
    ld1 {v0.4s, v1.4s, v2.4s, v3.4s}, [x1]
    add x1, x1, #128
    fmla v11.4s, v20.4s, v4.s[2]
    fmla v10.4s, v21.4s, v4.s[2]
    fmla v9.4s, v20.4s, v5.s[2]
    fmla v8.4s, v21.4s, v5.s[2]
    fmla v31.4s, v20.4s, v6.s[2]
    fmla v30.4s, v21.4s, v6.s[2]
    fmla v29.4s, v20.4s, v7.s[2]
    fmla v28.4s, v21.4s, v7.s[2]
    fmla v11.4s, v22.4s, v4.s[3]
    fmla v10.4s, v23.4s, v4.s[3]
    fmla v9.4s, v22.4s, v5.s[3]
    fmla v8.4s, v23.4s, v5.s[3]
    ld1 {v16.4s, v17.4s, v18.4s, v19.4s}, [x2], #64
    fmla v31.4s, v22.4s, v6.s[3]
    fmla v30.4s, v23.4s, v6.s[3]
    fmla v29.4s, v22.4s, v7.s[3]
    fmla v28.4s, v23.4s, v7.s[3]
    fmla v11.4s, v24.4s, v0.s[0]
    fmla v10.4s, v25.4s, v0.s[0]
    fmla v9.4s, v24.4s, v1.s[0]
    fmla v8.4s, v25.4s, v1.s[0]
    fmla v31.4s, v24.4s, v2.s[0]
    fmla v30.4s, v25.4s, v2.s[0]
    fmla v29.4s, v24.4s, v3.s[0]
    fmla v28.4s, v25.4s, v3.s[0]
    fmla v11.4s, v26.4s, v0.s[1]
    fmla v10.4s, v27.4s, v0.s[1]
    fmla v9.4s, v26.4s, v1.s[1]
    fmla v8.4s, v27.4s, v1.s[1]
    fmla v31.4s, v26.4s, v2.s[1]
    fmla v30.4s, v27.4s, v2.s[1]
    fmla v29.4s, v26.4s, v3.s[1]
    fmla v28.4s, v27.4s, v3.s[1]
    fmla v11.4s, v16.4s, v0.s[2]
    fmla v10.4s, v17.4s, v0.s[2]
    fmla v9.4s, v16.4s, v1.s[2]
    fmla v8.4s, v17.4s, v1.s[2]
    fmla v31.4s, v16.4s, v2.s[2]
    fmla v30.4s, v17.4s, v2.s[2]
    fmla v29.4s, v16.4s, v3.s[2]
    fmla v28.4s, v17.4s, v3.s[2]
    fmla v11.4s, v18.4s, v0.s[3]
    fmla v10.4s, v19.4s, v0.s[3]
    fmla v9.4s, v18.4s, v1.s[3]
    fmla v8.4s, v19.4s, v1.s[3]
    fmla v31.4s, v18.4s, v2.s[3]
    fmla v30.4s, v19.4s, v2.s[3]
    fmla v29.4s, v18.4s, v3.s[3]
    fmla v28.4s, v19.4s, v3.s[3]
    cbnz x5, .Lloop_175
.Lloop_end_174:
    lsr x3, x0, #2
    ubfx x0, x0, #0, #2
    cbz x3, .Lloop_end_176
.Lloop_177:
    ld1 {v16.4s, v17.4s, v18.4s, v19.4s}, [x2], #64
    ld1 {v0.4s, v1.4s, v2.4s, v3.4s}, [x1]
    sub x3, x3, #1
    add x1, x1, #128
    ld1 {v4.4s, v5.4s, v6.4s, v7.4s}, [x2], #64
    fmla v11.4s, v16.4s, v0.s[0]
    fmla v10.4s, v17.4s, v0.s[0]
    fmla v9.4s, v16.4s, v1.s[0]
    fmla v8.4s, v17.4s, v1.s[0]
    fmla v31.4s, v16.4s, v2.s[0]
    fmla v30.4s, v17.4s, v2.s[0]
    fmla v29.4s, v16.4s, v3.s[0]
    fmla v28.4s, v17.4s, v3.s[0]
    fmla v11.4s, v18.4s, v0.s[1]
    fmla v10.4s, v19.4s, v0.s[1]
    fmla v9.4s, v18.4s, v1.s[1]
    fmla v8.4s, v19.4s, v1.s[1]
    fmla v31.4s, v18.4s, v2.s[1]
    fmla v30.4s, v19.4s, v2.s[1]
    fmla v29.4s, v18.4s, v3.s[1]
    fmla v28.4s, v19.4s, v3.s[1]
    fmla v11.4s, v4.4s, v0.s[2]
    fmla v10.4s, v5.4s, v0.s[2]
    fmla v9.4s, v4.4s, v1.s[2]
    fmla v8.4s, v5.4s, v1.s[2]
    fmla v31.4s, v4.4s, v2.s[2]
    fmla v30.4s, v5.4s, v2.s[2]
    fmla v29.4s, v4.4s, v3.s[2]
    fmla v28.4s, v5.4s, v3.s[2]
    fmla v11.4s, v6.4s, v0.s[3]
    fmla v10.4s, v7.4s, v0.s[3]
    fmla v9.4s, v6.4s, v1.s[3]
    fmla v8.4s, v7.4s, v1.s[3]
    fmla v31.4s, v6.4s, v2.s[3]
    fmla v30.4s, v7.4s, v2.s[3]
    fmla v29.4s, v6.4s, v3.s[3]
    fmla v28.4s, v7.4s, v3.s[3]
    cbnz x3, .Lloop_177
.Lloop_end_176:
    cbz x0, .Lloop_end_178
.Lloop_179:
    ldp q0, q1, [x2]
    ldr s2, [x1]
    sub x0, x0, #1
    add x2, x2, #32
    ldr s3, [x1, #16]
    ldr s4, [x1, #32]
    ldr s5, [x1, #48]
    add x1, x1, #4
    fmla v11.4s, v0.4s, v2.s[0]
    fmla v10.4s, v1.4s, v2.s[0]
    fmla v9.4s, v0.4s, v3.s[0]
    fmla v8.4s, v1.4s, v3.s[0]
    fmla v31.4s, v0.4s, v4.s[0]
    fmla v30.4s, v1.4s, v4.s[0]
    fmla v29.4s, v0.4s, v5.s[0]
    fmla v28.4s, v1.4s, v5.s[0]
    cbnz x0, .Lloop_179
.Lloop_end_178:
    ldr x4, [x6, #8]
    ldr x0, [x6, #16]
    mov w1, #8
    mov w2, #1
    ldr x5, [x6]
    mov x3, x4
    cmp x3, x1
    csel x3, x3, x1, ls
    lsl x1, x2, x3
    sub x1, x1, #1
    cbnz x0, .Lotherwise_180
    ubfx x0, x1, #0, #4
    mov x2, x7
    cmp x0, #15
    bne .Lotherwise_181
    ldr q0, [x2]
    b .Lend_182
.Lotherwise_181:
    movi v0.4s, #0
    tst x1, #1
    beq .Lotherwise_183
    ld1 {v0.s}[0], [x2]
.Lotherwise_183:
    tst x1, #2
    beq .Lotherwise_184
    add x0, x2, #4
    ld1 {v0.s}[1], [x0]
.Lotherwise_184:
    tst x1, #4
    beq .Lotherwise_185
    add x0, x2, #8
    ld1 {v0.s}[2], [x0]
.Lotherwise_185:
    tst x1, #8
    beq .Lotherwise_186
    add x0, x2, #12
    ld1 {v0.s}[3], [x0]
.Lotherwise_186:
.Lend_182:
    ubfx x0, x1, #4, #4
    fadd v11.4s, v11.4s, v0.4s
    cmp x0, #15
    bne .Lotherwise_187
    ldr q0, [x2, #16]
    b .Lend_188
.Lotherwise_187:
    movi v0.4s, #0
    tst x1, #16
    beq .Lotherwise_189
    add x0, x2, #16
    ld1 {v0.s}[0], [x0]
.Lotherwise_189:
    tst x1, #32
    beq .Lotherwise_190
    add x0, x2, #20
    ld1 {v0.s}[1], [x0]
.Lotherwise_190:
    tst x1, #64
    beq .Lotherwise_191
    add x0, x2, #24
    ld1 {v0.s}[2], [x0]
.Lotherwise_191:
    tst x1, #128
    beq .Lotherwise_192
    add x0, x2, #28
    ld1 {v0.s}[3], [x0]
.Lotherwise_192:
.Lend_188:
    ubfx x0, x1, #0, #4
    fadd v10.4s, v10.4s, v0.4s
    add x2, x2, x5, lsl #2
    cmp x0, #15
    bne .Lotherwise_193
    ldr q0, [x2]
    b .Lend_194
.Lotherwise_193:
    movi v0.4s, #0
    tst x1, #1
    beq .Lotherwise_195
    ld1 {v0.s}[0], [x2]
.Lotherwise_195:
    tst x1, #2
    beq .Lotherwise_196
    add x0, x2, #4
    ld1 {v0.s}[1], [x0]
.Lotherwise_196:
    tst x1, #4
    beq .Lotherwise_197
    add x0, x2, #8
    ld1 {v0.s}[2], [x0]
.Lotherwise_197:
    tst x1, #8
    beq .Lotherwise_198
    add x0, x2, #12
    ld1 {v0.s}[3], [x0]
.Lotherwise_198:
.Lend_194:
    ubfx x0, x1, #4, #4
    fadd v9.4s, v9.4s, v0.4s
    cmp x0, #15
    bne .Lotherwise_199
    ldr q0, [x2, #16]
    b .Lend_200
.Lotherwise_199:
    movi v0.4s, #0
    tst x1, #16
    beq .Lotherwise_201
    add x0, x2, #16
    ld1 {v0.s}[0], [x0]
.Lotherwise_201:
    tst x1, #32
    beq .Lotherwise_202
    add x0, x2, #20
    ld1 {v0.s}[1], [x0]
.Lotherwise_202:
    tst x1, #64
    beq .Lotherwise_203
    add x0, x2, #24
    ld1 {v0.s}[2], [x0]
.Lotherwise_203:
    tst x1, #128
    beq .Lotherwise_204
    add x0, x2, #28
    ld1 {v0.s}[3], [x0]
.Lotherwise_204:
.Lend_200:
    ubfx x0, x1, #0, #4
    fadd v8.4s, v8.4s, v0.4s
    add x2, x2, x5, lsl #2
    cmp x0, #15
    bne .Lotherwise_205
    ldr q0, [x2]
    b .Lend_206
.Lotherwise_205:
    movi v0.4s, #0
    tst x1, #1
    beq .Lotherwise_207
    ld1 {v0.s}[0], [x2]
.Lotherwise_207:
    tst x1, #2
    beq .Lotherwise_208
    add x0, x2, #4
    ld1 {v0.s}[1], [x0]
.Lotherwise_208:
    tst x1, #4
    beq .Lotherwise_209
    add x0, x2, #8
    ld1 {v0.s}[2], [x0]
.Lotherwise_209:
    tst x1, #8
    beq .Lotherwise_210
    add x0, x2, #12
    ld1 {v0.s}[3], [x0]
.Lotherwise_210:
.Lend_206:
    ubfx x0, x1, #4, #4
    fadd v31.4s, v31.4s, v0.4s
    cmp x0, #15
    bne .Lotherwise_211
    ldr q0, [x2, #16]
    b .Lend_212
.Lotherwise_211:
    movi v0.4s, #0
    tst x1, #16
    beq .Lotherwise_213
    add x0, x2, #16
    ld1 {v0.s}[0], [x0]
.Lotherwise_213:
    tst x1, #32
    beq .Lotherwise_214
    add x0, x2, #20
    ld1 {v0.s}[1], [x0]
.Lotherwise_214:
    tst x1, #64
    beq .Lotherwise_215
    add x0, x2, #24
    ld1 {v0.s}[2], [x0]
.Lotherwise_215:
    tst x1, #128
    beq .Lotherwise_216
    add x0, x2, #28
    ld1 {v0.s}[3], [x0]
.Lotherwise_216:
.Lend_212:
    ubfx x0, x1, #0, #4
    fadd v30.4s, v30.4s, v0.4s
    add x2, x2, x5, lsl #2
    cmp x0, #15
    bne .Lotherwise_217
    ldr q0, [x2]
    b .Lend_218
.Lotherwise_217:
    movi v0.4s, #0
    tst x1, #1
    beq .Lotherwise_219
    ld1 {v0.s}[0], [x2]
.Lotherwise_219:
    tst x1, #2
    beq .Lotherwise_220
    add x0, x2, #4
    ld1 {v0.s}[1], [x0]
.Lotherwise_220:
    tst x1, #4
    beq .Lotherwise_221
    add x0, x2, #8
    ld1 {v0.s}[2], [x0]
.Lotherwise_221:
    tst x1, #8
    beq .Lotherwise_222
    add x0, x2, #12
    ld1 {v0.s}[3], [x0]
.Lotherwise_222:
.Lend_218:
    ubfx x0, x1, #4, #4
    fadd v29.4s, v29.4s, v0.4s
    cmp x0, #15
    bne .Lotherwise_223
    ldr q0, [x2, #16]
    b .Lend_224
.Lotherwise_223:
    movi v0.4s, #0
    tst x1, #16
    beq .Lotherwise_225
    add x0, x2, #16
    ld1 {v0.s}[0], [x0]
.Lotherwise_225:
    tst x1, #32
    beq .Lotherwise_226
    add x0, x2, #20
    ld1 {v0.s}[1], [x0]
.Lotherwise_226:
    tst x1, #64
    beq .Lotherwise_227
    add x0, x2, #24
    ld1 {v0.s}[2], [x0]
.Lotherwise_227:
    tst x1, #128
    beq .Lotherwise_228
    add x0, x2, #28
    ld1 {v0.s}[3], [x0]
.Lotherwise_228:
.Lend_224:
    fadd v28.4s, v28.4s, v0.4s
    b .Lend_229
.Lotherwise_180:
    ldr q0, [x0]
    dup v1.4s, v0.s[0]
    dup v2.4s, v0.s[1]
    dup v3.4s, v0.s[2]
    dup v0.4s, v0.s[3]
    fadd v11.4s, v11.4s, v1.4s
    fadd v10.4s, v10.4s, v1.4s
    fadd v9.4s, v9.4s, v2.4s
    fadd v8.4s, v8.4s, v2.4s
    fadd v31.4s, v31.4s, v3.4s
    fadd v30.4s, v30.4s, v3.4s
    fadd v29.4s, v29.4s, v0.4s
    fadd v28.4s, v28.4s, v0.4s
.Lend_229:
    ldr s0, [x6, #24]
    dup v0.4s, v0.s[0]
    cmp x4, #8
    bne .Lotherwise_230
    fmax v1.4s, v0.4s, v11.4s
    fmax v2.4s, v0.4s, v10.4s
    fmax v3.4s, v0.4s, v9.4s
    fmax v4.4s, v0.4s, v8.4s
    fmax v5.4s, v0.4s, v31.4s
    fmax v6.4s, v0.4s, v30.4s
    str q1, [x7]
    str q2, [x7, #16]
    add x7, x7, x5, lsl #2
    fmax v1.4s, v0.4s, v29.4s
    fmax v0.4s, v0.4s, v28.4s
    str q3, [x7]
    str q4, [x7, #16]
    add x7, x7, x5, lsl #2
    str q5, [x7]
    str q6, [x7, #16]
    add x7, x7, x5, lsl #2
    str q1, [x7]
    str q0, [x7, #16]
    b .Lend_231
.Lotherwise_230:
    ubfx x0, x1, #0, #4
    fmax v1.4s, v0.4s, v11.4s
    cmp x0, #15
    bne .Lotherwise_232
    str q1, [x7]
    b .Lend_233
.Lotherwise_232:
    tst x1, #1
    beq .Lotherwise_234
    st1 {v1.s}[0], [x7]
.Lotherwise_234:
    tst x1, #2
    beq .Lotherwise_235
    add x0, x7, #4
    st1 {v1.s}[1], [x0]
.Lotherwise_235:
    tst x1, #4
    beq .Lotherwise_236
    add x0, x7, #8
    st1 {v1.s}[2], [x0]
.Lotherwise_236:
    tst x1, #8
    beq .Lotherwise_237
    add x0, x7, #12
    st1 {v1.s}[3], [x0]
.Lotherwise_237:
.Lend_233:
    ubfx x0, x1, #4, #4
    fmax v1.4s, v0.4s, v10.4s
    cmp x0, #15
    bne .Lotherwise_238
    str q1, [x7, #16]
    b .Lend_239
.Lotherwise_238:
    tst x1, #16
    beq .Lotherwise_240
    add x0, x7, #16
    st1 {v1.s}[0], [x0]
.Lotherwise_240:
    tst x1, #32
    beq .Lotherwise_241
    add x0, x7, #20
    st1 {v1.s}[1], [x0]
.Lotherwise_241:
    tst x1, #64
    beq .Lotherwise_242
    add x0, x7, #24
    st1 {v1.s}[2], [x0]
.Lotherwise_242:
    tst x1, #128
    beq .Lotherwise_243
    add x0, x7, #28
    st1 {v1.s}[3], [x0]
.Lotherwise_243:
.Lend_239:
    ubfx x0, x1, #0, #4
    add x7, x7, x5, lsl #2
    fmax v1.4s, v0.4s, v9.4s
    cmp x0, #15
    bne .Lotherwise_244
    str q1, [x7]
    b .Lend_245
.Lotherwise_244:
    tst x1, #1
    beq .Lotherwise_246
    st1 {v1.s}[0], [x7]
.Lotherwise_246:
    tst x1, #2
    beq .Lotherwise_247
    add x0, x7, #4
    st1 {v1.s}[1], [x0]
.Lotherwise_247:
    tst x1, #4
    beq .Lotherwise_248
    add x0, x7, #8
    st1 {v1.s}[2], [x0]
.Lotherwise_248:
    tst x1, #8
    beq .Lotherwise_249
    add x0, x7, #12
    st1 {v1.s}[3], [x0]
.Lotherwise_249:
.Lend_245:
    ubfx x0, x1, #4, #4
    fmax v1.4s, v0.4s, v8.4s
    cmp x0, #15
    bne .Lotherwise_250
    str q1, [x7, #16]
    b .Lend_251
.Lotherwise_250:
    tst x1, #16
    beq .Lotherwise_252
    add x0, x7, #16
    st1 {v1.s}[0], [x0]
.Lotherwise_252:
    tst x1, #32
    beq .Lotherwise_253
    add x0, x7, #20
    st1 {v1.s}[1], [x0]
.Lotherwise_253:
    tst x1, #64
    beq .Lotherwise_254
    add x0, x7, #24
    st1 {v1.s}[2], [x0]
.Lotherwise_254:
    tst x1, #128
    beq .Lotherwise_255
    add x0, x7, #28
    st1 {v1.s}[3], [x0]
.Lotherwise_255:
.Lend_251:
    ubfx x0, x1, #0, #4
    add x7, x7, x5, lsl #2
    fmax v1.4s, v0.4s, v31.4s
    cmp x0, #15
    bne .Lotherwise_256
    str q1, [x7]
    b .Lend_257
.Lotherwise_256:
    tst x1, #1
    beq .Lotherwise_258
    st1 {v1.s}[0], [x7]
.Lotherwise_258:
    tst x1, #2
    beq .Lotherwise_259
    add x0, x7, #4
    st1 {v1.s}[1], [x0]
.Lotherwise_259:
    tst x1, #4
    beq .Lotherwise_260
    add x0, x7, #8
    st1 {v1.s}[2], [x0]
.Lotherwise_260:
    tst x1, #8
    beq .Lotherwise_261
    add x0, x7, #12
    st1 {v1.s}[3], [x0]
.Lotherwise_261:
.Lend_257:
    ubfx x0, x1, #4, #4
    fmax v1.4s, v0.4s, v30.4s
    cmp x0, #15
    bne .Lotherwise_262
    str q1, [x7, #16]
    b .Lend_263
.Lotherwise_262:
    tst x1, #16
    beq .Lotherwise_264
    add x0, x7, #16
    st1 {v1.s}[0], [x0]
.Lotherwise_264:
    tst x1, #32
    beq .Lotherwise_265
    add x0, x7, #20
    st1 {v1.s}[1], [x0]
.Lotherwise_265:
    tst x1, #64
    beq .Lotherwise_266
    add x0, x7, #24
    st1 {v1.s}[2], [x0]
.Lotherwise_266:
    tst x1, #128
    beq .Lotherwise_267
    add x0, x7, #28
    st1 {v1.s}[3], [x0]
.Lotherwise_267:
.Lend_263:
    ubfx x0, x1, #0, #4
    add x7, x7, x5, lsl #2
    fmax v1.4s, v0.4s, v29.4s
    cmp x0, #15
    bne .Lotherwise_268
    str q1, [x7]
    b .Lend_269
.Lotherwise_268:
    tst x1, #1
    beq .Lotherwise_270
    st1 {v1.s}[0], [x7]
.Lotherwise_270:
    tst x1, #2
    beq .Lotherwise_271
    add x0, x7, #4
    st1 {v1.s}[1], [x0]
.Lotherwise_271:
    tst x1, #4
    beq .Lotherwise_272
    add x0, x7, #8
    st1 {v1.s}[2], [x0]
.Lotherwise_272:
    tst x1, #8
    beq .Lotherwise_273
    add x0, x7, #12
    st1 {v1.s}[3], [x0]
.Lotherwise_273:
.Lend_269:
    ubfx x0, x1, #4, #4
    fmax v0.4s, v0.4s, v28.4s
    cmp x0, #15
    bne .Lotherwise_274
    str q0, [x7, #16]
    b .Lend_275
.Lotherwise_274:
    tst x1, #16
    beq .Lotherwise_276
    add x0, x7, #16
    st1 {v0.s}[0], [x0]
.Lotherwise_276:
    tst x1, #32
    beq .Lotherwise_277
    add x0, x7, #20
    st1 {v0.s}[1], [x0]
.Lotherwise_277:
    tst x1, #64
    beq .Lotherwise_278
    add x0, x7, #24
    st1 {v0.s}[2], [x0]
.Lotherwise_278:
    tst x1, #128
    beq .Lotherwise_279
    add x0, x7, #28
    st1 {v0.s}[3], [x0]
.Lotherwise_279:
.Lend_275:
.Lend_231:
    ldp d8, d9, [sp, #0]
    ldp d10, d11, [sp, #16]
    add sp, sp, #32
    ret
    .size nnp_sgemm_4x8__aarch64_neon, . - nnp_sgemm_4x8__aarch64_neon

    .text
    .p2align 4
    .globl nnp_sgemm_5x8__aarch64_neon
    .type nnp_sgemm_5x8__aarch64_neon, %function
nnp_sgemm_5x8__aarch64_neon:
    sub sp, sp, #32
    stp d8, d9, [sp, #0]
    stp d10, d11, [sp, #16]
    mov x6, x4
    mov x7, x3
    movi v9.4s, #0
    ldr x3, [x6]
    mov x4, x7
    lsr x5, x0, #4
    prfm pldl1keep, [x4]
    prfm pldl1keep, [x4, #24]
    movi v8.4s, #0
    movi v31.4s, #0
    movi v30.4s, #0
    ubfx x0, x0, #0, #4
    movi v29.4s, #0
    movi v28.4s, #0
    movi v27.4s, #0
    movi v26.4s, #0
    add x4, x4, x3, lsl #2
    movi v25.4s, #0
    movi v24.4s, #0
    prfm pldl1keep, [x4]
    prfm pldl1keep, [x4, #24]
    add x4, x4, x3, lsl #2
    prfm pldl1keep, [x4]
    prfm pldl1keep, [x4, #24]
    add x4, x4, x3, lsl #2
    prfm pldl1keep, [x4]
    prfm pldl1keep, [x4, #24]
    add x4, x4, x3, lsl #2
    prfm pldl1keep, [x4]
    prfm pldl1keep, [x4, #24]
    cbz x5, .Lloop_end_280
.Lloop_281:
    ld1 {v16.4s, v17.4s, v18.4s, v19.4s}, [x2], #64
    ld1 {v0.4s, v1.4s, v2.4s, v3.4s}, [x1], #64
    sub x5, x5, #1
    ldr q10, [x1], #64
    ld1 {v4.4s, v5.4s, v6.4s, v7.4s}, [x2], #64
    fmla v9.4s, v16.4s, v0.s[0]
    fmla v8.4s, v17.4s, v0.s[0]
    fmla v31.4s, v16.4s, v1.s[0]
    fmla v30.4s, v17.4s, v1.s[0]
    fmla v29.4s, v16.4s, v2.s[0]
    fmla v28.4s, v17.4s, v2.s[0]
    fmla v27.4s, v16.4s, v3.s[0]
    fmla v26.4s, v17.4s, v3.s[0]
    fmla v25.4s, v16.4s, v10.s[0]
    fmla v24.4s, v17.4s, v10.s[0]
    fmla v9.4s, v18.4s, v0.s[1]
    fmla v8.4s, v19.4s, v0.s[1]
    fmla v31.4s, v18.4s, v1.s[1]
    fmla v30.4s, v19.4s, v1.s[1]
    fmla v29.4s, v18.4s, v2.s[1]
    fmla v28.4s, v19.4s, v2.s[1]
    fmla v27.4s, v18.4s, v3.s[1]
    fmla v26.4s, v19.4s, v3.s[1]
    fmla v25.4s, v18.4s, v10.s[1]
    fmla v24.4s, v19.4s, v10.s[1]
    ld1 {v20.4s, v21.4s, v22.4s, v23.4s}, [x2], #64
    fmla v9.4s, v4.4s, v0.s[2]
    fmla v8.4s, v5.4s, v0.s[2]
    fmla v31.4s, v4.4s, v1.s[2]
    fmla v30.4s, v5.4s, v1.s[2]
    fmla v29.4s, v4.4s, v2.s[2]
    fmla v28.4s, v5.4s, v2.s[2]
    fmla v27.4s, v4.4s, v3.s[2]
    fmla v26.4s, v5.4s, v3.s[2]
    fmla v25.4s, v4.4s, v10.s[2]
    fmla v24.4s, v5.4s, v10.s[2]
    fmla v9.4s, v6.4s, v0.s[3]
    fmla v8.4s, v7.4s, v0.s[3]
    ld1 {v16.4s, v17.4s, v18.4s, v19.4s}, [x1], #64
    fmla v31.4s, v6.4s, v1.s[3]
    fmla v30.4s, v7.4s, v1.s[3]
    ldr q11, [x1], #64
    fmla v29.4s, v6.4s, v2.s[3]
    fmla v28.4s, v7.4s, v2.s[3]
    fmla v27.4s, v6.4s, v3.s[3]
    fmla v26.4s, v7.4s, v3.s[3]
    fmla v25.4s, v6.4s, v10.s[3]
    fmla v24.4s, v7.4s, v10.s[3]
    ld1 {v0.4s, v1.4s, v2.4s, v3.4s}, [x2], #64
    fmla v9.4s, v20.4s, v16.s[0]
    fmla v8.4s, v21.4s, v16.s[0]
    fmla v31.4s, v20.4s, v17.s[0]
    fmla v30.4s, v21.4s, v17.s[0]
    fmla v29.4s, v20.4s, v18.s[0]
    fmla v28.4s, v21.4s, v18.s[0]
    fmla v27.4s, v20.4s, v19.s[0]
    fmla v26.4s, v21.4s, v19.s[0]
    fmla v25.4s, v20.4s, v11.s[0]
    fmla v24.4s, v21.4s, v11.s[0]
    fmla v9.4s, v22.4s, v16.s[1]
    fmla v8.4s, v23.4s, v16.s[1]
    fmla v31.4s, v22.4s, v17.s[1]
    fmla v30.4s, v23.4s, v17.s[1]
    fmla v29.4s, v22.4s, v18.s[1]
    fmla v28.4s, v23.4s, v18.s[1]
    fmla v27.4s, v22.4s, v19.s[1]
    fmla v26.4s, v23.4s, v19.s[1]
    fmla v25.4s, v22.4s, v11.s[1]
    fmla v24.4s, v23.4s, v11.s[1]
    ld1 {v20.4s, v21.4s, v22.4s, v23.4s}, [x2], #64
    fmla v9.4s, v0.4s, v16.s[2]
    fmla v8.4s, v1.4s, v16.s[2]
    fmla v31.4s, v0.4s, v17.s[2]
    fmla v30.4s, v1.4s, v17.s[2]
    fmla v29.4s, v0.4s, v18.s[2]
    fmla v28.4s, v1.4s, v18.s[2]
    fmla v27.4s, v0.4s, v19.s[2]
    fmla v26.4s, v1.4s, v19.s[2]
    fmla v25.4s, v0.4s, v11.s[2]
    fmla v24.4s, v1.4s, v11.s[2]
    fmla v9.4s, v2.4s, v16.s[3]
    fmla v8.4s, v3.4s, v16.s[3]
    ld1 {v4.4s, v5.4s, v6.4s, v7.4s}, [x1], #64
    fmla v31.4s, v2.4s, v17.s[3]
    fmla v30.4s, v3.4s, v17.s[3]
    ldr q10, [x1], #64
    fmla v29.4s, v2.4s, v18.s[3]
    fmla v28.4s, v3.4s, v18.s[3]
    fmla v27.4s, v2.4s, v19.s[3]
    fmla v26.4s, v3.4s, v19.s[3]
    fmla v25.4s, v2.4s, v11.s[3]
    fmla v24.4s, v3.4s, v11.s[3]
    ld1 {v16.4s, v17.4s, v18.4s, v19.4s}, [x2], #64
    fmla v9.4s, v20.4s, v4.s[0]
    fmla v8.4s, v21.4s, v4.s[0]
    fmla v31.4s, v20.4s, v5.s[0]
    fmla v30.4s, v21.4s, v5.s[0]
    fmla v29.4s, v20.4s, v6.s[0]
    fmla v28.4s, v21.4s, v6.s[0]
    fmla v27.4s, v20.4s, v7.s[0]
    fmla v26.4s, v21.4s, v7.s[0]
    fmla v25.4s, v20.4s, v10.s[0]
    fmla v24.4s, v21.4s, v10.s[0]
    fmla v9.4s, v22.4s, v4.s[1]
    fmla v8.4s, v23.4s, v4.s[1]
    fmla v31.4s, v22.4s, v5.s[1]
    fmla v30.4s, v23.4s, v5.s[1]
    fmla v29.4s, v22.4s, v6.s[1]
    fmla v28.4s, v23.4s, v6.s[1]
    fmla v27.4s, v22.4s, v7.s[1]
    fmla v26.4s, v23.4s, v7.s[1]
    fmla v25.4s, v22.4s, v10.s[1]
    fmla v24.4s, v23.4s, v10.s[1]
    ld1 {v20.4s, v21.4s, v22.4s, v23.4s}, [x2], #64
    fmla v9.4s, v16.4s, v4.s[2]
    fmla v8.4s, v17.4s, v4.s[2]
    fmla v31.4s, v16.4s, v5.s[2]
    fmla v30.4s, v17.4s, v5.s[2]
    fmla v29.4s, v16.4s, v6.s[2]
    fmla v28.4s, v17.4s, v6.s[2]
    fmla v27.4s, v16.4s, v7.s[2]
    fmla v26.4s, v17.4s, v7.s[2]
    fmla v25.4s, v16.4s, v10.s[2]
    fmla v24.4s, v17.4s, v10.s[2]
    fmla v9.4s, v18.4s, v4.s[3]
    fmla v8.4s, v19.4s, v4.s[3]
    ld1 {v0.4s, v1.4s, v2.4s, v3.4s}, [x1], #64
    fmla v31.4s, v18.4s, v5.s[3]
    fmla v30.4s, v19.4s, v5.s[3]
    ldr q16, [x1], #64
    fmla v29.4s, v18.4s, v6.s[3]
    fmla v28.4s, v19.4s, v6.s[3]
    fmla v27.4s, v18.4s, v7.s[3]
    fmla v26.4s, v19.4s, v7.s[3]
    fmla v25.4s, v18.4s, v10.s[3]
    fmla v24.4s, v19.4s, v10.s[3]
    ld1 {v4.4s, v5.4s, v6.4s, v7.4s}, [x2], #64
    fmla v9.4s, v20.4s, v0.s[0]
    fmla v8.4s, v21.4s, v0.s[0]
    fmla v31.4s, v20.4s, v1.s[0]
    fmla v30.4s, v21.4s, v1.s[0]
    fmla v29.4s, v20.4s, v2.s[0]
    fmla v28.4s, v21.4s, v2.s[0]
    fmla v27.4s, v20.4s, v3.s[0]
    fmla v26.4s, v21.4s, v3.s[0]
    fmla v25.4s, v20.4s, v16.s[0]
    fmla v24.4s, v21.4s, v16.s[0]
    fmla v9.4s, v22.4s, v0.s[1]
    fmla v8.4s, v23.4s, v0.s[1]
    fmla v31.4s, v22.4s, v1.s[1]
    fmla v30.4s, v23.4s, v1.s[1]
    fmla v29.4s, v22.4s, v2.s[1]
    fmla v28.4s, v23.4s, v2.s[1]
    fmla v27.4s, v22.4s, v3.s[1]
    fmla v26.4s, v23.4s, v3.s[1]
    fmla v25.4s, v22.4s, v16.s[1]
    fmla v24.4s, v23.4s, v16.s[1]
    fmla v9.4s, v4.4s, v0.s[2]
    fmla v8.4s, v5.4s, v0.s[2]
    fmla v31.4s, v4.4s, v1.s[2]
    fmla v30.4s, v5.4s, v1.s[2]
    fmla v29.4s, v4.4s, v2.s[2]
    fmla v28.4s, v5.4s, v2.s[2]
    fmla v27.4s, v4.4s, v3.s[2]
    fmla v26.4s, v5.4s, v3.s[2]
    fmla v25.4s, v4.4s, v16.s[2]
    fmla v24.4s, v5.4s, v16.s[2]
    fmla v9.4s, v6.4s, v0.s[3]
    fmla v8.4s, v7.4s, v0.s[3]
    fmla v31.4s, v6.4s, v1.s[3]
    fmla v30.4s, v7.4s, v1.s[3]
    fmla v29.4s, v6.4s, v2.s[3]
    fmla v28.4s, v7.4s, v2.s[3]
    fmla v27.4s, v6.4s, v3.s[3]
    fmla v26.4s, v7.4s, v3.s[3]
    fmla v25.4s, v6.4s, v16.s[3]
    fmla v24.4s, v7.4s, v16.s[3]
    cbnz x5, .Lloop_281
.Lloop_end_280:
    lsr x3, x0, #2
    ubfx x0, x0, #0, #2
    cbz x3, .Lloop_end_282
.Lloop_283:
    ld1 {v16.4s, v17.4s, v18.4s, v19.4s}, [x2], #64
    ld1 {v0.4s, v1.4s, v2.4s, v3.4s}, [x1], #64
    sub x3, x3, #1
    ldr q20, [x1], #64
    ld1 {v4.4s, v5.4s, v6.4s, v7.4s}, [x2], #64
    fmla v9.4s, v16.4s, v0.s[0]
    fmla v8.4s, v17.4s, v0.s[0]
    fmla v31.4s, v16.4s, v1.s[0]
    fmla v30.4s, v17.4s, v1.s[0]
    fmla v29.4s, v16.4s, v2.s[0]
    fmla v28.4s, v17.4s, v2.s[0]
    fmla v27.4s, v16.4s, v3.s[0]
    fmla v26.4s, v17.4s, v3.s[0]
    fmla v25.4s, v16.4s, v20.s[0]
    fmla v24.4s, v17.4s, v20.s[0]
    fmla v9.4s, v18.4s, v0.s[1]
    fmla v8.4s, v19.4s, v0.s[1]
    fmla v31.4s, v18.4s, v1.s[1]
    fmla v30.4s, v19.4s, v1.s[1]
    fmla v29.4s, v18.4s, v2.s[1]
    fmla v28.4s, v19.4s, v2.s[1]
    fmla v27.4s, v18.4s, v3.s[1]
    fmla v26.4s, v19.4s, v3.s[1]
    fmla v25.4s, v18.4s, v20.s[1]
    fmla v24.4s, v19.4s, v20.s[1]
    fmla v9.4s, v4.4s, v0.s[2]
    fmla v8.4s, v5.4s, v0.s[2]
    fmla v31.4s, v4.4s, v1.s[2]
    fmla v30.4s, v5.4s, v1.s[2]
    fmla v29.4s, v4.4s, v2.s[2]
    fmla v28.4s, v5.4s, v2.s[2]
    fmla v27.4s, v4.4s, v3.s[2]
    fmla v26.4s, v5.4s, v3.s[2]
    fmla v25.4s, v4.4s, v20.s[2]
    fmla v24.4s, v5.4s, v20.s[2]
    fmla v9.4s, v6.4s, v0.s[3]
    fmla v8.4s, v7.4s, v0.s[3]
    fmla v31.4s, v6.4s, v1.s[3]
    fmla v30.4s, v7.4s, v1.s[3]
    fmla v29.4s, v6.4s, v2.s[3]
    fmla v28.4s, v7.4s, v2.s[3]
    fmla v27.4s, v6.4s, v3.s[3]
    fmla v26.4s, v7.4s, v3.s[3]
    fmla v25.4s, v6.4s, v20.s[3]
    fmla v24.4s, v7.4s, v20.s[3]
    cbnz x3, .Lloop_283
.Lloop_end_282:
    cbz x0, .Lloop_end_284
.Lloop_285:
    ldp q0, q1, [x2]
    ldr s2, [x1]
    sub x0, x0, #1
    add x2, x2, #32
    ldr s3, [x1, #16]
    ldr s4, [x1, #32]
    ldr s5, [x1, #48]
    ldr s6, [x1, #64]
    add x1, x1, #4
    fmla v9.4s, v0.4s, v2.s[0]
    fmla v8.4s, v1.4s, v2.s[0]
    fmla v31.4s, v0.4s, v3.s[0]
    fmla v30.4s, v1.4s, v3.s[0]
    fmla v29.4s, v0.4s, v4.s[0]
    fmla v28.4s, v1.4s, v4.s[0]
    fmla v27.4s, v0.4s, v5.s[0]
    fmla v26.4s, v1.4s, v5.s[0]
    fmla v25.4s, v0.4s, v6.s[0]
    fmla v24.4s, v1.4s, v6.s[0]
    cbnz x0, .Lloop_285
.Lloop_end_284:
    ldr x4, [x6, #8]
    ldr x0, [x6, #16]
    mov w1, #8
    mov w2, #1
    ldr x5, [x6]
    mov x3, x4
    cmp x3, x1
    csel x3, x3, x1, ls
    lsl x1, x2, x3
    sub x1, x1, #1
    cbnz x0, .Lotherwise_286
    ubfx x0, x1, #0, #4
    mov x2, x7
    cmp x0, #15
    bne .Lotherwise_287
    ldr q0, [x2]
    b .Lend_288
.Lotherwise_287:
    movi v0.4s, #0
    tst x1, #1
    beq .Lotherwise_289
    ld1 {v0.s}[0], [x2]
.Lotherwise_289:
    tst x1, #2
    beq .Lotherwise_290
    add x0, x2, #4
    ld1 {v0.s}[1], [x0]
.Lotherwise_290:
    tst x1, #4
    beq .Lotherwise_291
    add x0, x2, #8
    ld1 {v0.s}[2], [x0]
.Lotherwise_291:
    tst x1, #8
    beq .Lotherwise_292
    add x0, x2, #12
    ld1 {v0.s}[3], [x0]
.Lotherwise_292:
.Lend_288:
    ubfx x0, x1, #4, #4
    fadd v9.4s, v9.4s, v0.4s
    cmp x0, #15
    bne .Lotherwise_293
    ldr q0, [x2, #16]
    b .Lend_294
.Lotherwise_293:
    movi v0.4s, #0
    tst x1, #16
    beq .Lotherwise_295
    add x0, x2, #16
    ld1 {v0.s}[0], [x0]
.Lotherwise_295:
    tst x1, #32
    beq .Lotherwise_296
    add x0, x2, #20
    ld1 {v0.s}[1], [x0]
.Lotherwise_296:
    tst x1, #64
    beq .Lotherwise_297
    add x0, x2, #24
    ld1 {v0.s}[2], [x0]
.Lotherwise_297:
    tst x1, #128
    beq .Lotherwise_298
    add x0, x2, #28
    ld1 {v0.s}[3], [x0]
.Lotherwise_298:
.Lend_294:
    ubfx x0, x1, #0, #4
    fadd v8.4s, v8.4s, v0.4s
    add x2, x2, x5, lsl #2
    cmp x0, #15
    bne .Lotherwise_299
    ldr q0, [x2]
    b .Lend_300
.Lotherwise_299:
    movi v0.4s, #0
    tst x1, #1
    beq .Lotherwise_301
    ld1 {v0.s}[0], [x2]
.Lotherwise_301:
    tst x1, #2
    beq .Lotherwise_302
    add x0, x2, #4
    ld1 {v0.s}[1], [x0]
.Lotherwise_302:
    tst x1, #4
    beq .Lotherwise_303
    add x0, x2, #8
    ld1 {v0.s}[2], [x0]
.Lotherwise_303:
    tst x1, #8
    beq .Lotherwise_304
    add x0, x2, #12
    ld1 {v0.s}[3], [x0]
.Lotherwise_304:
.Lend_300:
    ubfx x0, x1, #4, #4
    fadd v31.4s, v31.4s, v0.4s
    cmp x0, #15
    bne .Lotherwise_305
    ldr q0, [x2, #16]
    b .Lend_306
.Lotherwise_305:
    movi v0.4s, #0
    tst x1, #16
    beq .Lotherwise_307
    add x0, x2, #16
    ld1 {v0.s}[0], [x0]
.Lotherwise_307:
    tst x1, #32
    beq .Lotherwise_308
    add x0, x2, #20
    ld1 {v0.s}[1], [x0]
.Lotherwise_308:
    tst x1, #64
    beq .Lotherwise_309
    add x0, x2, #24
    ld1 {v0.s}[2], [x0]
.Lotherwise_309:
    tst x1, #128
    beq .Lotherwise_310
    add x0, x2, #28
    ld1 {v0.s}[3], [x0]
.Lotherwise_310:
.Lend_306:
    ubfx x0, x1, #0, #4
    fadd v30.4s, v30.4s, v0.4s
    add x2, x2, x5, lsl #2
    cmp x0, #15
    bne .Lotherwise_311
    ldr q0, [x2]
    b .Lend_312
.Lotherwise_311:
    movi v0.4s, #0
    tst x1, #1
    beq .Lotherwise_313
    ld1 {v0.s}[0], [x2]
.Lotherwise_313:
    tst x1, #2
    beq .Lotherwise_314
    add x0, x2, #4
    ld1 {v0.s}[1], [x0]
.Lotherwise_314:
    tst x1, #4
    beq .Lotherwise_315
    add x0, x2, #8
    ld1 {v0.s}[2], [x0]
.Lotherwise_315:
    tst x1, #8
    beq .Lotherwise_316
    add x0, x2, #12
    ld1 {v0.s}[3], [x0]
.Lotherwise_316:
.Lend_312:
    ubfx x0, x1, #4, #4
    fadd v29.4s, v29.4s, v0.4s
    cmp x0, #15
    bne .Lotherwise_317
    ldr q0, [x2, #16]
    b .Lend_318
.Lotherwise_317:
    movi v0.4s, #0
    tst x1, #16
    beq .Lotherwise_319
    add x0, x2, #16
    ld1 {v0.s}[0], [x0]
.Lotherwise_319:
    tst x1, #32
    beq .Lotherwise_320
    add x0, x2, #20
    ld1 {v0.s}[1], [x0]
.Lotherwise_320:
    tst x1, #64
    beq .Lotherwise_321
    add x0, x2, #24
    ld1 {v0.s}[2], [x0]
.Lotherwise_321:
    tst x1, #128
    beq .Lotherwise_322
    add x0, x2, #28
    ld1 {v0.s}[3], [x0]
.Lotherwise_322:
.Lend_318:
    ubfx x0, x1, #0, #4
    fadd v28.4s, v28.4s, v0.4s
    add x2, x2, x5, lsl #2
    cmp x0, #15
    bne .Lotherwise_323
    ldr q0, [x2]
    b .Lend_324
.Lotherwise_323:
    movi v0.4s, #0
    tst x1, #1
    beq .Lotherwise_325
    ld1 {v0.s}[0], [x2]
.Lotherwise_325:
    tst x1, #2
    beq .Lotherwise_326
    add x0, x2, #4
    ld1 {v0.s}[1], [x0]
.Lotherwise_326:
    tst x1, #4
    beq .Lotherwise_327
    add x0, x2, #8
    ld1 {v0.s}[2], [x0]
.Lotherwise_327:
    tst x1, #8
    beq .Lotherwise_328
    add x0, x2, #12
    ld1 {v0.s}[3], [x0]
.Lotherwise_328:
.Lend_324:
    ubfx x0, x1, #4, #4
    fadd v27.4s, v27.4s, v0.4s
    cmp x0, #15
    bne .Lotherwise_329
    ldr q0, [x2, #16]
    b .Lend_330
.Lotherwise_329:
    movi v0.4s, #0
    tst x1, #16
    beq .Lotherwise_331
    add x0, x2, #16
    ld1 {v0.s}[0], [x0]
.Lotherwise_331:
    tst x1, #32
    beq .Lotherwise_332
    add x0, x2, #20
    ld1 {v0.s}[1], [x0]
.Lotherwise_332:
    tst x1, #64
    beq .Lotherwise_333
    add x0, x2, #24
    ld1 {v0.s}[2], [x0]
.Lotherwise_333:
    tst x1, #128
    beq .Lotherwise_334
    add x0, x2, #28
    ld1 {v0.s}[3], [x0]
.Lotherwise_334:
.Lend_330:
    ubfx x0, x1, #0, #4
    fadd v26.4s, v26.4s, v0.4s
    add x2, x2, x5, lsl #2
    cmp x0, #15
    bne .Lotherwise_335
    ldr q0, [x2]
    b .Lend_336
.Lotherwise_335:
    movi v0.4s, #0
    tst x1, #1
    beq .Lotherwise_337
    ld1 {v0.s}[0], [x2]
.Lotherwise_337:
    tst x1, #2
    beq .Lotherwise_338
    add x0, x2, #4
    ld1 {v0.s}[1], [x0]
.Lotherwise_338:
    tst x1, #4
    beq .Lotherwise_339
    add x0, x2, #8
    ld1 {v0.s}[2], [x0]
.Lotherwise_339:
    tst x1, #8
    beq .Lotherwise_340
    add x0, x2, #12
    ld1 {v0.s}[3], [x0]
.Lotherwise_340:
.Lend_336:
    ubfx x0, x1, #4, #4
    fadd v25.4s, v25.4s, v0.4s
    cmp x0, #15
    bne .Lotherwise_341
    ldr q0, [x2, #16]
    b .Lend_342
.Lotherwise_341:
    movi v0.4s, #0
    tst x1, #16
    beq .Lotherwise_343
    add x0, x2, #16
    ld1 {v0.s}[0], [x0]
.Lotherwise_343:
    tst x1, #32
    beq .Lotherwise_344
    add x0, x2, #20
    ld1 {v0.s}[1], [x0]
.Lotherwise_344:
    tst x1, #64
    beq .Lotherwise_345
    add x0, x2, #24
    ld1 {v0.s}[2], [x0]
.Lotherwise_345:
    tst x1, #128
    beq .Lotherwise_346
    add x0, x2, #28
    ld1 {v0.s}[3], [x0]
.Lotherwise_346:
.Lend_342:
    fadd v24.4s, v24.4s, v0.4s
    b .Lend_347
.Lotherwise_286:
    ldr q0, [x0]
    ldr s1, [x0, #16]
    dup v2.4s, v0.s[0]
    dup v3.4s, v0.s[1]
    dup v4.4s, v0.s[2]
    dup v0.4s, v0.s[3]
    dup v1.4s, v1.s[0]
    fadd v9.4s, v9.4s, v2.4s
    fadd v8.4s, v8.4s, v2.4s
    fadd v31.4s, v31.4s, v3.4s
    fadd v30.4s, v30.4s, v3.4s
    fadd v29.4s, v29.4s, v4.4s
    fadd v28.4s, v28.4s, v4.4s
    fadd v27.4s, v27.4s, v0.4s
    fadd v26.4s, v26.4s, v0.4s
    fadd v25.4s, v25.4s, v1.4s
    fadd v24.4s, v24.4s, v1.4s
.Lend_347:
    ldr s0, [x6, #24]
    dup v0.4s, v0.s[0]
    cmp x4, #8
    bne .Lotherwise_348
    fmax v1.4s, v0.4s, v9.4s
    fmax v2.4s, v0.4s, v8.4s
    fmax v3.4s, v0.4s, v31.4s
    fmax v4.4s, v0.4s, v30.4s
    fmax v5.4s, v0.4s, v29.4s
    fmax v6.4s, v0.4s, v28.4s
    str q1, [x7]
    str q2, [x7, #16]
    add x7, x7, x5, lsl #2
    fmax v1.4s, v0.4s, v27.4s
    fmax v2.4s, v0.4s, v26.4s
    str q3, [x7]
    str q4, [x7, #16]
    add x7, x7, x5, lsl #2
    fmax v3.4s, v0.4s, v25.4s
    fmax v0.4s, v0.4s, v24.4s
    str q5, [x7]
    str q6, [x7, #16]
    add x7, x7, x5, lsl #2
    str q1, [x7]
    str q2, [x7, #16]
    add x7, x7, x5, lsl #2
    str q3, [x7]
    str q0, [x7, #16]
    b .Lend_349
.Lotherwise_348:
    ubfx x0, x1, #0, #4
    fmax v1.4s, v0.4s, v9.4s
    cmp x0, #15
    bne .Lotherwise_350
    str q1, [x7]
    b .Lend_351
.Lotherwise_350:
    tst x1, #1
    beq .Lotherwise_352
    st1 {v1.s}[0], [x7]
.Lotherwise_352:
    tst x1, #2
    beq .Lotherwise_353
    add x0, x7, #4
    st1 {v1.s}[1], [x0]
.Lotherwise_353:
    tst x1, #4
    beq .Lotherwise_354
    add x0, x7, #8
    st1 {v1.s}[2], [x0]
.Lotherwise_354:
    tst x1, #8
    beq .Lotherwise_355
    add x0, x7, #12
    st1 {v1.s}[3], [x0]
.Lotherwise_355:
.Lend_351:
    ubfx x0, x1, #4, #4
    fmax v1.4s, v0.4s, v8.4s
    cmp x0, #15
    bne .Lotherwise_356
    str q1, [x7, #16]
    b .Lend_357
.Lotherwise_356:
    tst x1, #16
    beq .Lotherwise_358
    add x0, x7, #16
    st1 {v1.s}[0], [x0]
.Lotherwise_358:
    tst x1, #32
    beq .Lotherwise_359
    add x0, x7, #20
    st1 {v1.s}[1], [x0]
.Lotherwise_359:
    tst x1, #64
    beq .Lotherwise_360
    add x0, x7, #24
    st1 {v1.s}[2], [x0]
.Lotherwise_360:
    tst x1, #128
    beq .Lotherwise_361
    add x0, x7, #28
    st1 {v1.s}[3], [x0]
.Lotherwise_361:
.Lend_357:
    ubfx x0, x1, #0, #4
    add x7, x7, x5, lsl #2
    fmax v1.4s, v0.4s, v31.4s
    cmp x0, #15
    bne .Lotherwise_362
    str q1, [x7]
    b .Lend_363
.Lotherwise_362:
    tst x1, #1
    beq .Lotherwise_364
    st1 {v1.s}[0], [x7]
.Lotherwise_364:
    tst x1, #2
    beq .Lotherwise_365
    add x0, x7, #4
    st1 {v1.s}[1], [x0]
.Lotherwise_365:
    tst x1, #4
    beq .Lotherwise_366
    add x0, x7, #8
    st1 {v1.s}[2], [x0]
.Lotherwise_366:
    tst x1, #8
    beq .Lotherwise_367
    add x0, x7, #12
    st1 {v1.s}[3], [x0]
.Lotherwise_367:
.Lend_363:
    ubfx x0, x1, #4, #4
    fmax v1.4s, v0.4s, v30.4s
    cmp x0, #15
    bne .Lotherwise_368
    str q1, [x7, #16]
    b .Lend_369
.Lotherwise_368:
    tst x1, #16
    beq .Lotherwise_370
    add x0, x7, #16
    st1 {v1.s}[0], [x0]
.Lotherwise_370:
    tst x1, #32
    beq .Lotherwise_371
    add x0, x7, #20
    st1 {v1.s}[1], [x0]
.Lotherwise_371:
    tst x1, #64
    beq .Lotherwise_372
    add x0, x7, #24
    st1 {v1.s}[2], [x0]
.Lotherwise_372:
    tst x1, #128
    beq .Lotherwise_373
    add x0, x7, #28
    st1 {v1.s}[3], [x0]
.Lotherwise_373:
.Lend_369:
    ubfx x0, x1, #0, #4
    add x7, x7, x5, lsl #2
    fmax v1.4s, v0.4s, v29.4s
    cmp x0, #15
    bne .Lotherwise_374
    str q1, [x7]
    b .Lend_375
.Lotherwise_374:
    tst x1, #1
    beq .Lotherwise_376
    st1 {v1.s}[0], [x7]
.Lotherwise_376:
    tst x1, #2
    beq .Lotherwise_377
    add x0, x7, #4
    st1 {v1.s}[1], [x0]
.Lotherwise_377:
    tst x1, #4
    beq .Lotherwise_378
    add x0, x7, #8
    st1 {v1.s}[2], [x0]
.Lotherwise_378:
    tst x1, #8
    beq .Lotherwise_379
    add x0, x7, #12
    st1 {v1.s}[3], [x0]
.Lotherwise_379:
.Lend_375:
    ubfx x0, x1, #4, #4
    fmax v1.4s, v0.4s, v28.4s
    cmp x0, #15
    bne .Lotherwise_380
    str q1, [x7, #16]
    b .Lend_381
.Lotherwise_380:
    tst x1, #16
    beq .Lotherwise_382
    add x0, x7, #16
    st1 {v1.s}[0], [x0]
.Lotherwise_382:
    tst x1, #32
    beq .Lotherwise_383
    add x0, x7, #20
    st1 {v1.s}[1], [x0]
.Lotherwise_383:
    tst x1, #64
    beq .Lotherwise_384
    add x0, x7, #24
    st1 {v1.s}[2], [x0]
.Lotherwise_384:
    tst x1, #128
    beq .Lotherwise_385
    add x0, x7, #28
    st1 {v1.s}[3], [x0]
.Lotherwise_385:
.Lend_381:
    ubfx x0, x1, #0, #4
    add x7, x7, x5, lsl #2
    fmax v1.4s, v0.4s, v27.4s
    cmp x0, #15
    bne .Lotherwise_386
    str q1, [x7]
    b .Lend_387
.Lotherwise_386:
    tst x1, #1
    beq .Lotherwise_388
    st1 {v1.s}[0], [x7]
.Lotherwise_388:
    tst x1, #2
    beq .Lotherwise_389
    add x0, x7, #4
    st1 {v1.s}[1], [x0]
.Lotherwise_389:
    tst x1, #4
    beq .Lotherwise_390
    add x0, x7, #8
    st1 {v1.s}[2], [x0]
.Lotherwise_390:
    tst x1, #8
    beq .Lotherwise_391
    add x0, x7, #12
    st1 {v1.s}[3], [x0]
.Lotherwise_391:
.Lend_387:
    ubfx x0, x1, #4, #4
    fmax v1.4s, v0.4s, v26.4s
    cmp x0, #15
    bne .Lotherwise_392
    str q1, [x7, #16]
    b .Lend_393
.Lotherwise_392:
    tst x1, #16
    beq .Lotherwise_394
    add x0, x7, #16
    st1 {v1.s}[0], [x0]
.Lotherwise_394:
    tst x1, #32
    beq .Lotherwise_395
    add x0, x7, #20
    st1 {v1.s}[1], [x0]
.Lotherwise_395:
    tst x1, #64
    beq .Lotherwise_396
    add x0, x7, #24
    st1 {v1.s}[2], [x0]
.Lotherwise_396:
    tst x1, #128
    beq .Lotherwise_397
    add x0, x7, #28
    st1 {v1.s}[3], [x0]
.Lotherwise_397:
.Lend_393:
    ubfx x0, x1, #0, #4
    add x7, x7, x5, lsl #2
    fmax v1.4s, v0.4s, v25.4s
    cmp x0, #15
    bne .Lotherwise_398
    str q1, [x7]
    b .Lend_399
.Lotherwise_398:
    tst x1, #1
    beq .Lotherwise_400
    st1 {v1.s}[0], [x7]
.Lotherwise_400:
    tst x1, #2
    beq .Lotherwise_401
    add x0, x7, #4
    st1 {v1.s}[1], [x0]
.Lotherwise_401:
    tst x1, #4
    beq .Lotherwise_402
    add x0, x7, #8
    st1 {v1.s}[2], [x0]
.Lotherwise_402:
    tst x1, #8
    beq .Lotherwise_403
    add x0, x7, #12
    st1 {v1.s}[3], [x0]
.Lotherwise_403:
.Lend_399:
    ubfx x0, x1, #4, #4
    fmax v0.4s, v0.4s, v24.4s
    cmp x0, #15
    bne .Lotherwise_404
    str q0, [x7, #16]
    b .Lend_405
.Lotherwise_404:
    tst x1, #16
    beq .Lotherwise_406
    add x0, x7, #16
    st1 {v0.s}[0], [x0]
.Lotherwise_406:
    tst x1, #32
    beq .Lotherwise_407
    add x0, x7, #20
    st1 {v0.s}[1], [x0]
.Lotherwise_407:
    tst x1, #64
    beq .Lotherwise_408
    add x0, x7, #24
    st1 {v0.s}[2], [x0]
.Lotherwise_408:
    tst x1, #128
    beq .Lotherwise_409
    add x0, x7, #28
    st1 {v0.s}[3], [x0]
.Lotherwise_409:
.Lend_405:
.Lend_349:
    ldp d8, d9, [sp, #0]
    ldp d10, d11, [sp, #16]
    add sp, sp, #32
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
    mov x6, x4
    mov x7, x3
    movi v11.4s, #0
    ldr x3, [x6]
    mov x4, x7
    lsr x5, x0, #4
    prfm pldl1keep, [x4]
    prfm pldl1keep, [x4, #24]
    movi v10.4s, #0
    movi v9.4s, #0
    movi v8.4s, #0
    ubfx x0, x0, #0, #4
    movi v31.4s, #0
    movi v30.4s, #0
    movi v29.4s, #0
    movi v28.4s, #0
    add x4, x4, x3, lsl #2
    movi v27.4s, #0
    movi v26.4s, #0
    prfm pldl1keep, [x4]
    prfm pldl1keep, [x4, #24]
    add x4, x4, x3, lsl #2
    movi v25.4s, #0
    prfm pldl1keep, [x4]
    prfm pldl1keep, [x4, #24]
    add x4, x4, x3, lsl #2
    movi v24.4s, #0
    prfm pldl1keep, [x4]
    prfm pldl1keep, [x4, #24]
    add x4, x4, x3, lsl #2
    prfm pldl1keep, [x4]
    prfm pldl1keep, [x4, #24]
    add x4, x4, x3, lsl #2
    prfm pldl1keep, [x4]
    prfm pldl1keep, [x4, #24]
    cbz x5, .Lloop_end_410
.Lloop_411:
    ld1 {v0.4s, v1.4s, v2.4s, v3.4s}, [x2], #64
    ld1 {v4.4s, v5.4s, v6.4s, v7.4s}, [x1], #64
    sub x5, x5, #1
    ldp q13, q12, [x1], #64
    ld1 {v16.4s, v17.4s, v18.4s, v19.4s}, [x2], #64
    fmla v11.4s, v0.4s, v4.s[0]
    fmla v10.4s, v1.4s, v4.s[0]
    fmla v9.4s, v0.4s, v5.s[0]
    fmla v8.4s, v1.4s, v5.s[0]
    fmla v31.4s, v0.4s, v6.s[0]
    fmla v30.4s, v1.4s, v6.s[0]
    fmla v29.4s, v0.4s, v7.s[0]
    fmla v28.4s, v1.4s, v7.s[0]
    fmla v27.4s, v0.4s, v13.s[0]
    fmla v26.4s, v1.4s, v13.s[0]
    fmla v25.4s, v0.4s, v12.s[0]
    fmla v24.4s, v1.4s, v12.s[0]
    fmla v11.4s, v2.4s, v4.s[1]
    fmla v10.4s, v3.4s, v4.s[1]
    fmla v9.4s, v2.4s, v5.s[1]
    fmla v8.4s, v3.4s, v5.s[1]
    fmla v31.4s, v2.4s, v6.s[1]
    fmla v30.4s, v3.4s, v6.s[1]
    fmla v29.4s, v2.4s, v7.s[1]
    fmla v28.4s, v3.4s, v7.s[1]
    fmla v27.4s, v2.4s, v13.s[1]
    fmla v26.4s, v3.4s, v13.s[1]
    fmla v25.4s, v2.4s, v12.s[1]
    fmla v24.4s, v3.4s, v12.s[1]
    ld1 {v20.4s, v21.4s, v22.4s, v23.4s}, [x2], #64
    fmla v11.4s, v16.4s, v4.s[2]
    fmla v10.4s, v17.4s, v4.s[2]
    fmla v9.4s, v16.4s, v5.s[2]
    fmla v8.4s, v17.4s, v5.s[2]
    fmla v31.4s, v16.4s, v6.s[2]
    fmla v30.4s, v17.4s, v6.s[2]
    fmla v29.4s, v16.4s, v7.s[2]
    fmla v28.4s, v17.4s, v7.s[2]
    fmla v27.4s, v16.4s, v13.s[2]
    fmla v26.4s, v17.4s, v13.s[2]
    fmla v25.4s, v16.4s, v12.s[2]
    fmla v24.4s, v17.4s, v12.s[2]
    fmla v11.4s, v18.4s, v4.s[3]
    fmla v10.4s, v19.4s, v4.s[3]
    fmla v9.4s, v18.4s, v5.s[3]
    fmla v8.4s, v19.4s, v5.s[3]
    ld1 {v0.4s, v1.4s, v2.4s, v3.4s}, [x1], #64
    fmla v31.4s, v18.4s, v6.s[3]
    fmla v30.4s, v19.4s, v6.s[3]
    fmla v29.4s, v18.4s, v7.s[3]
    fmla v28.4s, v19.4s, v7.s[3]
    ldp q15, q14, [x1], #64
    fmla v27.4s, v18.4s, v13.s[3]
    fmla v26.4s, v19.4s, v13.s[3]
    fmla v25.4s, v18.4s, v12.s[3]
    fmla v24.4s, v19.4s, v12.s[3]
    ld1 {v16.4s, v17.4s, v18.4s, v19.4s}, [x2], #64
    fmla v11.4s, v20.4s, v0.s[0]
    fmla v10.4s, v21.4s, v0.s[0]
    fmla v9.4s, v20.4s, v1.s[0]
    fmla v8.4s, v21.4s, v1.s[0]
    fmla v31.4s, v20.4s, v2.s[0]
    fmla v30.4s, v21.4s, v2.s[0]
    fmla v29.4s, v20.4s, v3.s[0]
    fmla v28.4s, v21.4s, v3.s[0]
    fmla v27.4s, v20.4s, v15.s[0]
    fmla v26.4s, v21.4s, v15.s[0]
    fmla v25.4s, v20.4s, v14.s[0]
    fmla v24.4s, v21.4s, v14.s[0]
    fmla v11.4s, v22.4s, v0.s[1]
    fmla v10.4s, v23.4s, v0.s[1]
    fmla v9.4s, v22.4s, v1.s[1]
    fmla v8.4s, v23.4s, v1.s[1]
    fmla v31.4s, v22.4s, v2.s[1]
    fmla v30.4s, v23.4s, v2.s[1]
    fmla v29.4s, v22.4s, v3.s[1]
    fmla v28.4s, v23.4s, v3.s[1]
    fmla v27.4s, v22.4s, v15.s[1]
    fmla v26.4s, v23.4s, v15.s[1]
    fmla v25.4s, v22.4s, v14.s[1]
    fmla v24.4s, v23.4s, v14.s[1]
    ld1 {v20.4s, v21.4s, v22.4s, v23.4s}, [x2], #64
    fmla v11.4s, v16.4s, v0.s[2]
    fmla v10.4s, v17.4s, v0.s[2]
    fmla v9.4s, v16.4s, v1.s[2]
    fmla v8.4s, v17.4s, v1.s[2]
    fmla v31.4s, v16.4s, v2.s[2]
    fmla v30.4s, v17.4s, v2.s[2]
    fmla v29.4s, v16.4s, v3.s[2]
    fmla v28.4s, v17.4s, v3.s[2]
    fmla v27.4s, v16.4s, v15.s[2]
    fmla v26.4s, v17.4s, v15.s[2]
    fmla v25.4s, v16.4s, v14.s[2]
    fmla v24.4s, v17.4s, v14.s[2]
    fmla v11.4s, v18.4s, v0.s[3]
    fmla v10.4s, v19.4s, v0.s[3]
    fmla v9.4s, v18.4s, v1.s[3]
    fmla v8.4s, v19.4s, v1.s[3]
    ld1 {v4.4s, v5.4s, v6.4s, v7.4s}, [x1], #64
    fmla v31.4s, v18.4s, v2.s[3]
    fmla v30.4s, v19.4s, v2.s[3]
    fmla v29.4s, v18.4s, v3.s[3]
    fmla v28.4s, v19.4s, v3.s[3]
    ldp q13, q12, [x1], #64
    fmla v27.4s, v18.4s, v15.s[3]
    fmla v26.4s, v19.4s, v15.s[3]
    fmla v25.4s, v18.4s, v14.s[3]
    fmla v24.4s, v19.4s, v14.s[3]
    ld1 {v16.4s, v17.4s, v18.4s, v19.4s}, [x2], #64
    fmla v11.4s, v20.4s, v4.s[0]
    fmla v10.4s, v21.4s, v4.s[0]
    fmla v9.4s, v20.4s, v5.s[0]
    fmla v8.4s, v21.4s, v5.s[0]
    fmla v31.4s, v20.4s, v6.s[0]
    fmla v30.4s, v21.4s, v6.s[0]
    fmla v29.4s, v20.4s, v7.s[0]
    fmla v28.4s, v21.4s, v7.s[0]
    fmla v27.4s, v20.4s, v13.s[0]
    fmla v26.4s, v21.4s, v13.s[0]
    fmla v25.4s, v20.4s, v12.s[0]
    fmla v24.4s, v21.4s, v12.s[0]
    fmla v11.4s, v22.4s, v4.s[1]
    fmla v10.4s, v23.4s, v4.s[1]
    fmla v9.4s, v22.4s, v5.s[1]
    fmla v8.4s, v23.4s, v5.s[1]
    fmla v31.4s, v22.4s, v6.s[1]
    fmla v30.4s, v23.4s, v6.s[1]
    fmla v29.4s, v22.4s, v7.s[1]
    fmla v28.4s, v23.4s, v7.s[1]
    fmla v27.4s, v22.4s, v13.s[1]
    fmla v26.4s, v23.4s, v13.s[1]
    fmla v25.4s, v22.4s, v12.s[1]
    fmla v24.4s, v23.4s, v12.s[1]
    ld1 {v20.4s, v21.4s, v22.4s, v23.4s}, [x2], #64
    fmla v11.4s, v16.4s, v4.s[2]
    fmla v10.4s, v17.4s, v4.s[2]
    fmla v9.4s, v16.4s, v5.s[2]
    fmla v8.4s, v17.4s, v5.s[2]
    fmla v31.4s, v16.4s, v6.s[2]
    fmla v30.4s, v17.4s, v6.s[2]
    fmla v29.4s, v16.4s, v7.s[2]
    fmla v28.4s, v17.4s, v7.s[2]
    fmla v27.4s, v16.4s, v13.s[2]
    fmla v26.4s, v17.4s, v13.s[2]
    fmla v25.4s, v16.4s, v12.s[2]
    fmla v24.4s, v17.4s, v12.s[2]
    fmla v11.4s, v18.4s, v4.s[3]
    fmla v10.4s, v19.4s, v4.s[3]
    fmla v9.4s, v18.4s, v5.s[3]
    fmla v8.4s, v19.4s, v5.s[3]
    ld1 {v0.4s, v1.4s, v2.4s, v3.4s}, [x1], #64
    fmla v31.4s, v18.4s, v6.s[3]
    fmla v30.4s, v19.4s, v6.s[3]
    fmla v29.4s, v18.4s, v7.s[3]
    fmla v28.4s, v19.4s, v7.s[3]
    ldp q16, q17, [x1], #64
    fmla v27.4s, v18.4s, v13.s[3]
    fmla v26.4s, v19.4s, v13.s[3]
    fmla v25.4s, v18.4s, v12.s[3]
    fmla v24.4s, v19.4s, v12.s[3]
    ld1 {v4.4s, v5.4s, v6.4s, v7.4s}, [x2], #64
    fmla v11.4s, v20.4s, v0.s[0]
    fmla v10.4s, v21.4s, v0.s[0]
    fmla v9.4s, v20.4s, v1.s[0]
    fmla v8.4s, v21.4s, v1.s[0]
    fmla v31.4s, v20.4s, v2.s[0]
    fmla v30.4s, v21.4s, v2.s[0]
    fmla v29.4s, v20.4s, v3.s[0]
    fmla v28.4s, v21.4s, v3.s[0]
    fmla v27.4s, v20.4s, v16.s[0]
    fmla v26.4s, v21.4s, v16.s[0]
    fmla v25.4s, v20.4s, v17.s[0]
    fmla v24.4s, v21.4s, v17.s[0]
    fmla v11.4s, v22.4s, v0.s[1]
    fmla v10.4s, v23.4s, v0.s[1]
    fmla v9.4s, v22.4s, v1.s[1]
    fmla v8.4s, v23.4s, v1.s[1]
    fmla v31.4s, v22.4s, v2.s[1]
    fmla v30.4s, v23.4s, v2.s[1]
    fmla v29.4s, v22.4s, v3.s[1]
    fmla v28.4s, v23.4s, v3.s[1]
    fmla v27.4s, v22.4s, v16.s[1]
    fmla v26.4s, v23.4s, v16.s[1]
    fmla v25.4s, v22.4s, v17.s[1]
    fmla v24.4s, v23.4s, v17.s[1]
    fmla v11.4s, v4.4s, v0.s[2]
    fmla v10.4s, v5.4s, v0.s[2]
    fmla v9.4s, v4.4s, v1.s[2]
    fmla v8.4s, v5.4s, v1.s[2]
    fmla v31.4s, v4.4s, v2.s[2]
    fmla v30.4s, v5.4s, v2.s[2]
    fmla v29.4s, v4.4s, v3.s[2]
    fmla v28.4s, v5.4s, v3.s[2]
    fmla v27.4s, v4.4s, v16.s[2]
    fmla v26.4s, v5.4s, v16.s[2]
    fmla v25.4s, v4.4s, v17.s[2]
    fmla v24.4s, v5.4s, v17.s[2]
    fmla v11.4s, v6.4s, v0.s[3]
    fmla v10.4s, v7.4s, v0.s[3]
    fmla v9.4s, v6.4s, v1.s[3]
    fmla v8.4s, v7.4s, v1.s[3]
    fmla v31.4s, v6.4s, v2.s[3]
    fmla v30.4s, v7.4s, v2.s[3]
    fmla v29.4s, v6.4s, v3.s[3]
    fmla v28.4s, v7.4s, v3.s[3]
    fmla v27.4s, v6.4s, v16.s[3]
    fmla v26.4s, v7.4s, v16.s[3]
    fmla v25.4s, v6.4s, v17.s[3]
    fmla v24.4s, v7.4s, v17.s[3]
    cbnz x5, .Lloop_411
.Lloop_end_410:
    lsr x3, x0, #2
    ubfx x0, x0, #0, #2
    cbz x3, .Lloop_end_412
.Lloop_413:
    ld1 {v16.4s, v17.4s, v18.4s, v19.4s}, [x2], #64
    ld1 {v0.4s, v1.4s, v2.4s, v3.4s}, [x1], #64
    sub x3, x3, #1
    ldp q20, q21, [x1], #64
    ld1 {v4.4s, v5.4s, v6.4s, v7.4s}, [x2], #64
    fmla v11.4s, v16.4s, v0.s[0]
    fmla v10.4s, v17.4s, v0.s[0]
    fmla v9.4s, v16.4s, v1.s[0]
    fmla v8.4s, v17.4s, v1.s[0]
    fmla v31.4s, v16.4s, v2.s[0]
    fmla v30.4s, v17.4s, v2.s[0]
    fmla v29.4s, v16.4s, v3.s[0]
    fmla v28.4s, v17.4s, v3.s[0]
    fmla v27.4s, v16.4s, v20.s[0]
    fmla v26.4s, v17.4s, v20.s[0]
    fmla v25.4s, v16.4s, v21.s[0]
    fmla v24.4s, v17.4s, v21.s[0]
    fmla v11.4s, v18.4s, v0.s[1]
    fmla v10.4s, v19.4s, v0.s[1]
    fmla v9.4s, v18.4s, v1.s[1]
    fmla v8.4s, v19.4s, v1.s[1]
    fmla v31.4s, v18.4s, v2.s[1]
    fmla v30.4s, v19.4s, v2.s[1]
    fmla v29.4s, v18.4s, v3.s[1]
    fmla v28.4s, v19.4s, v3.s[1]
    fmla v27.4s, v18.4s, v20.s[1]
    fmla v26.4s, v19.4s, v20.s[1]
    fmla v25.4s, v18.4s, v21.s[1]
    fmla v24.4s, v19.4s, v21.s[1]
    fmla v11.4s, v4.4s, v0.s[2]
    fmla v10.4s, v5.4s, v0.s[2]
    fmla v9.4s, v4.4s, v1.s[2]
    fmla v8.4s, v5.4s, v1.s[2]
    fmla v31.4s, v4.4s, v2.s[2]
    fmla v30.4s, v5.4s, v2.s[2]
    fmla v29.4s, v4.4s, v3.s[2]
    fmla v28.4s, v5.4s, v3.s[2]
    fmla v27.4s, v4.4s, v20.s[2]
    fmla v26.4s, v5.4s, v20.s[2]
    fmla v25.4s, v4.4s, v21.s[2]
    fmla v24.4s, v5.4s, v21.s[2]
    fmla v11.4s, v6.4s, v0.s[3]
    fmla v10.4s, v7.4s, v0.s[3]
    fmla v9.4s, v6.4s, v1.s[3]
    fmla v8.4s, v7.4s, v1.s[3]
    fmla v31.4s, v6.4s, v2.s[3]
    fmla v30.4s, v7.4s, v2.s[3]
    fmla v29.4s, v6.4s, v3.s[3]
    fmla v28.4s, v7.4s, v3.s[3]
    fmla v27.4s, v6.4s, v20.s[3]
    fmla v26.4s, v7.4s, v20.s[3]
    fmla v25.4s, v6.4s, v21.s[3]
    fmla v24.4s, v7.4s, v21.s[3]
    cbnz x3, .Lloop_413
.Lloop_end_412:
    cbz x0, .Lloop_end_414
.Lloop_415:
    ldp q0, q1, [x2]
    ldr s2, [x1]
    sub x0, x0, #1
    add x2, x2, #32
    ldr s3, [x1, #16]
    ldr s4, [x1, #32]
    ldr s5, [x1, #48]
    ldr s6, [x1, #64]
    ldr s7, [x1, #80]
    add x1, x1, #4
    fmla v11.4s, v0.4s, v2.s[0]
    fmla v10.4s, v1.4s, v2.s[0]
    fmla v9.4s, v0.4s, v3.s[0]
    fmla v8.4s, v1.4s, v3.s[0]
    fmla v31.4s, v0.4s, v4.s[0]
    fmla v30.4s, v1.4s, v4.s[0]
    fmla v29.4s, v0.4s, v5.s[0]
    fmla v28.4s, v1.4s, v5.s[0]
    fmla v27.4s, v0.4s, v6.s[0]
    fmla v26.4s, v1.4s, v6.s[0]
    fmla v25.4s, v0.4s, v7.s[0]
    fmla v24.4s, v1.4s, v7.s[0]
    cbnz x0, .Lloop_415
.Lloop_end_414:
    ldr x4, [x6, #8]
    ldr x0, [x6, #16]
    mov w1, #8
    mov w2, #1
    ldr x5, [x6]
    mov x3, x4
    cmp x3, x1
    csel x3, x3, x1, ls
    lsl x1, x2, x3
    sub x1, x1, #1
    cbnz x0, .Lotherwise_416
    ubfx x0, x1, #0, #4
    mov x2, x7
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
    fadd v11.4s, v11.4s, v0.4s
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
    fadd v10.4s, v10.4s, v0.4s
    add x2, x2, x5, lsl #2
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
    fadd v9.4s, v9.4s, v0.4s
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
    fadd v8.4s, v8.4s, v0.4s
    add x2, x2, x5, lsl #2
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
    fadd v31.4s, v31.4s, v0.4s
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
    fadd v30.4s, v30.4s, v0.4s
    add x2, x2, x5, lsl #2
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
    fadd v29.4s, v29.4s, v0.4s
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
    fadd v28.4s, v28.4s, v0.4s
    add x2, x2, x5, lsl #2
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
    fadd v27.4s, v27.4s, v0.4s
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
    ubfx x0, x1, #0, #4
    fadd v26.4s, v26.4s, v0.4s
    add x2, x2, x5, lsl #2
    cmp x0, #15
    bne .Lotherwise_477
    ldr q0, [x2]
    b .Lend_478
.Lotherwise_477:
    movi v0.4s, #0
    tst x1, #1
    beq .Lotherwise_479
    ld1 {v0.s}[0], [x2]
.Lotherwise_479:
    tst x1, #2
    beq .Lotherwise_480
    add x0, x2, #4
    ld1 {v0.s}[1], [x0]
.Lotherwise_480:
    tst x1, #4
    beq .Lotherwise_481
    add x0, x2, #8
    ld1 {v0.s}[2], [x0]
.Lotherwise_481:
    tst x1, #8
    beq .Lotherwise_482
    add x0, x2, #12
    ld1 {v0.s}[3], [x0]
.Lotherwise_482:
.Lend_478:
    ubfx x0, x1, #4, #4
    fadd v25.4s, v25.4s, v0.4s
    cmp x0, #15
    bne .Lotherwise_483
    ldr q0, [x2, #16]
    b .Lend_484
.Lotherwise_483:
    movi v0.4s, #0
    tst x1, #16
    beq .Lotherwise_485
    add x0, x2, #16
    ld1 {v0.s}[0], [x0]
.Lotherwise_485:
    tst x1, #32
    beq .Lotherwise_486
    add x0, x2, #20
    ld1 {v0.s}[1], [x0]
.Lotherwise_486:
    tst x1, #64
    beq .Lotherwise_487
    add x0, x2, #24
    ld1 {v0.s}[2], [x0]
.Lotherwise_487:
    tst x1, #128
    beq .Lotherwise_488
    add x0, x2, #28
    ld1 {v0.s}[3], [x0]
.Lotherwise_488:
.Lend_484:
    fadd v24.4s, v24.4s, v0.4s
    b .Lend_489
.Lotherwise_416:
    ldr q0, [x0]
    ldr d1, [x0, #16]
    dup v2.4s, v0.s[0]
    dup v3.4s, v0.s[1]
    dup v4.4s, v0.s[2]
    dup v0.4s, v0.s[3]
    dup v5.4s, v1.s[0]
    dup v1.4s, v1.s[1]
    fadd v11.4s, v11.4s, v2.4s
    fadd v10.4s, v10.4s, v2.4s
    fadd v9.4s, v9.4s, v3.4s
    fadd v8.4s, v8.4s, v3.4s
    fadd v31.4s, v31.4s, v4.4s
    fadd v30.4s, v30.4s, v4.4s
    fadd v29.4s, v29.4s, v0.4s
    fadd v28.4s, v28.4s, v0.4s
    fadd v27.4s, v27.4s, v5.4s
    fadd v26.4s, v26.4s, v5.4s
    fadd v25.4s, v25.4s, v1.4s
    fadd v24.4s, v24.4s, v1.4s
.Lend_489:
    ldr s0, [x6, #24]
    dup v6.4s, v0.s[0]
    cmp x4, #8
    bne .Lotherwise_490
    fmax v0.4s, v6.4s, v11.4s
    fmax v1.4s, v6.4s, v10.4s
    fmax v2.4s, v6.4s, v9.4s
    fmax v3.4s, v6.4s, v8.4s
    fmax v4.4s, v6.4s, v31.4s
    fmax v5.4s, v6.4s, v30.4s
    str q0, [x7]
    str q1, [x7, #16]
    add x7, x7, x5, lsl #2
    fmax v0.4s, v6.4s, v29.4s
    fmax v1.4s, v6.4s, v28.4s
    str q2, [x7]
    str q3, [x7, #16]
    add x7, x7, x5, lsl #2
    fmax v2.4s, v6.4s, v27.4s
    fmax v3.4s, v6.4s, v26.4s
    str q4, [x7]
    str q5, [x7, #16]
    add x7, x7, x5, lsl #2
    fmax v4.4s, v6.4s, v25.4s
    fmax v5.4s, v6.4s, v24.4s
    str q0, [x7]
    str q1, [x7, #16]
    add x7, x7, x5, lsl #2
    str q2, [x7]
    str q3, [x7, #16]
    add x7, x7, x5, lsl #2
    str q4, [x7]
    str q5, [x7, #16]
    b .Lend_491
.Lotherwise_490:
    ubfx x0, x1, #0, #4
    fmax v0.4s, v6.4s, v11.4s
    cmp x0, #15
    bne .Lotherwise_492
    str q0, [x7]
    b .Lend_493
.Lotherwise_492:
    tst x1, #1
    beq .Lotherwise_494
    st1 {v0.s}[0], [x7]
.Lotherwise_494:
    tst x1, #2
    beq .Lotherwise_495
    add x0, x7, #4
    st1 {v0.s}[1], [x0]
.Lotherwise_495:
    tst x1, #4
    beq .Lotherwise_496
    add x0, x7, #8
    st1 {v0.s}[2], [x0]
.Lotherwise_496:
    tst x1, #8
    beq .Lotherwise_497
    add x0, x7, #12
    st1 {v0.s}[3], [x0]
.Lotherwise_497:
.Lend_493:
    ubfx x0, x1, #4, #4
    fmax v0.4s, v6.4s, v10.4s
    cmp x0, #15
    bne .Lotherwise_498
    str q0, [x7, #16]
    b .Lend_499
.Lotherwise_498:
    tst x1, #16
    beq .Lotherwise_500
    add x0, x7, #16
    st1 {v0.s}[0], [x0]
.Lotherwise_500:
    tst x1, #32
    beq .Lotherwise_501
    add x0, x7, #20
    st1 {v0.s}[1], [x0]
.Lotherwise_501:
    tst x1, #64
    beq .Lotherwise_502
    add x0, x7, #24
    st1 {v0.s}[2], [x0]
.Lotherwise_502:
    tst x1, #128
    beq .Lotherwise_503
    add x0, x7, #28
    st1 {v0.s}[3], [x0]
.Lotherwise_503:
.Lend_499:
    ubfx x0, x1, #0, #4
    add x7, x7, x5, lsl #2
    fmax v0.4s, v6.4s, v9.4s
    cmp x0, #15
    bne .Lotherwise_504
    str q0, [x7]
    b .Lend_505
.Lotherwise_504:
    tst x1, #1
    beq .Lotherwise_506
    st1 {v0.s}[0], [x7]
.Lotherwise_506:
    tst x1, #2
    beq .Lotherwise_507
    add x0, x7, #4
    st1 {v0.s}[1], [x0]
.Lotherwise_507:
    tst x1, #4
    beq .Lotherwise_508
    add x0, x7, #8
    st1 {v0.s}[2], [x0]
.Lotherwise_508:
    tst x1, #8
    beq .Lotherwise_509
    add x0, x7, #12
    st1 {v0.s}[3], [x0]
.Lotherwise_509:
.Lend_505:
    ubfx x0, x1, #4, #4
    fmax v0.4s, v6.4s, v8.4s
    cmp x0, #15
    bne .Lotherwise_510
    str q0, [x7, #16]
    b .Lend_511
.Lotherwise_510:
    tst x1, #16
    beq .Lotherwise_512
    add x0, x7, #16
    st1 {v0.s}[0], [x0]
.Lotherwise_512:
    tst x1, #32
    beq .Lotherwise_513
    add x0, x7, #20
    st1 {v0.s}[1], [x0]
.Lotherwise_513:
    tst x1, #64
    beq .Lotherwise_514
    add x0, x7, #24
    st1 {v0.s}[2], [x0]
.Lotherwise_514:
    tst x1, #128
    beq .Lotherwise_515
    add x0, x7, #28
    st1 {v0.s}[3], [x0]
.Lotherwise_515:
.Lend_511:
    ubfx x0, x1, #0, #4
    add x7, x7, x5, lsl #2
    fmax v0.4s, v6.4s, v31.4s
    cmp x0, #15
    bne .Lotherwise_516
    str q0, [x7]
    b .Lend_517
.Lotherwise_516:
    tst x1, #1
    beq .Lotherwise_518
    st1 {v0.s}[0], [x7]
.Lotherwise_518:
    tst x1, #2
    beq .Lotherwise_519
    add x0, x7, #4
    st1 {v0.s}[1], [x0]
.Lotherwise_519:
    tst x1, #4
    beq .Lotherwise_520
    add x0, x7, #8
    st1 {v0.s}[2], [x0]
.Lotherwise_520:
    tst x1, #8
    beq .Lotherwise_521
    add x0, x7, #12
    st1 {v0.s}[3], [x0]
.Lotherwise_521:
.Lend_517:
    ubfx x0, x1, #4, #4
    fmax v0.4s, v6.4s, v30.4s
    cmp x0, #15
    bne .Lotherwise_522
    str q0, [x7, #16]
    b .Lend_523
.Lotherwise_522:
    tst x1, #16
    beq .Lotherwise_524
    add x0, x7, #16
    st1 {v0.s}[0], [x0]
.Lotherwise_524:
    tst x1, #32
    beq .Lotherwise_525
    add x0, x7, #20
    st1 {v0.s}[1], [x0]
.Lotherwise_525:
    tst x1, #64
    beq .Lotherwise_526
    add x0, x7, #24
    st1 {v0.s}[2], [x0]
.Lotherwise_526:
    tst x1, #128
    beq .Lotherwise_527
    add x0, x7, #28
    st1 {v0.s}[3], [x0]
.Lotherwise_527:
.Lend_523:
    ubfx x0, x1, #0, #4
    add x7, x7, x5, lsl #2
    fmax v0.4s, v6.4s, v29.4s
    cmp x0, #15
    bne .Lotherwise_528
    str q0, [x7]
    b .Lend_529
.Lotherwise_528:
    tst x1, #1
    beq .Lotherwise_530
    st1 {v0.s}[0], [x7]
.Lotherwise_530:
    tst x1, #2
    beq .Lotherwise_531
    add x0, x7, #4
    st1 {v0.s}[1], [x0]
.Lotherwise_531:
    tst x1, #4
    beq .Lotherwise_532
    add x0, x7, #8
    st1 {v0.s}[2], [x0]
.Lotherwise_532:
    tst x1, #8
    beq .Lotherwise_533
    add x0, x7, #12
    st1 {v0.s}[3], [x0]
.Lotherwise_533:
.Lend_529:
    ubfx x0, x1, #4, #4
    fmax v0.4s, v6.4s, v28.4s
    cmp x0, #15
    bne .Lotherwise_534
    str q0, [x7, #16]
    b .Lend_535
.Lotherwise_534:
    tst x1, #16
    beq .Lotherwise_536
    add x0, x7, #16
    st1 {v0.s}[0], [x0]
.Lotherwise_536:
    tst x1, #32
    beq .Lotherwise_537
    add x0, x7, #20
    st1 {v0.s}[1], [x0]
.Lotherwise_537:
    tst x1, #64
    beq .Lotherwise_538
    add x0, x7, #24
    st1 {v0.s}[2], [x0]
.Lotherwise_538:
    tst x1, #128
    beq .Lotherwise_539
    add x0, x7, #28
    st1 {v0.s}[3], [x0]
.Lotherwise_539:
.Lend_535:
    ubfx x0, x1, #0, #4
    add x7, x7, x5, lsl #2
    fmax v0.4s, v6.4s, v27.4s
    cmp x0, #15
    bne .Lotherwise_540
    str q0, [x7]
    b .Lend_541
.Lotherwise_540:
    tst x1, #1
    beq .Lotherwise_542
    st1 {v0.s}[0], [x7]
.Lotherwise_542:
    tst x1, #2
    beq .Lotherwise_543
    add x0, x7, #4
    st1 {v0.s}[1], [x0]
.Lotherwise_543:
    tst x1, #4
    beq .Lotherwise_544
    add x0, x7, #8
    st1 {v0.s}[2], [x0]
.Lotherwise_544:
    tst x1, #8
    beq .Lotherwise_545
    add x0, x7, #12
    st1 {v0.s}[3], [x0]
.Lotherwise_545:
.Lend_541:
    ubfx x0, x1, #4, #4
    fmax v0.4s, v6.4s, v26.4s
    cmp x0, #15
    bne .Lotherwise_546
    str q0, [x7, #16]
    b .Lend_547
.Lotherwise_546:
    tst x1, #16
    beq .Lotherwise_548
    add x0, x7, #16
    st1 {v0.s}[0], [x0]
.Lotherwise_548:
    tst x1, #32
    beq .Lotherwise_549
    add x0, x7, #20
    st1 {v0.s}[1], [x0]
.Lotherwise_549:
    tst x1, #64
    beq .Lotherwise_550
    add x0, x7, #24
    st1 {v0.s}[2], [x0]
.Lotherwise_550:
    tst x1, #128
    beq .Lotherwise_551
    add x0, x7, #28
    st1 {v0.s}[3], [x0]
.Lotherwise_551:
.Lend_547:
    ubfx x0, x1, #0, #4
    add x7, x7, x5, lsl #2
    fmax v0.4s, v6.4s, v25.4s
    cmp x0, #15
    bne .Lotherwise_552
    str q0, [x7]
    b .Lend_553
.Lotherwise_552:
    tst x1, #1
    beq .Lotherwise_554
    st1 {v0.s}[0], [x7]
.Lotherwise_554:
    tst x1, #2
    beq .Lotherwise_555
    add x0, x7, #4
    st1 {v0.s}[1], [x0]
.Lotherwise_555:
    tst x1, #4
    beq .Lotherwise_556
    add x0, x7, #8
    st1 {v0.s}[2], [x0]
.Lotherwise_556:
    tst x1, #8
    beq .Lotherwise_557
    add x0, x7, #12
    st1 {v0.s}[3], [x0]
.Lotherwise_557:
.Lend_553:
    ubfx x0, x1, #4, #4
    fmax v0.4s, v6.4s, v24.4s
    cmp x0, #15
    bne .Lotherwise_558
    str q0, [x7, #16]
    b .Lend_559
.Lotherwise_558:
    tst x1, #16
    beq .Lotherwise_560
    add x0, x7, #16
    st1 {v0.s}[0], [x0]
.Lotherwise_560:
    tst x1, #32
    beq .Lotherwise_561
    add x0, x7, #20
    st1 {v0.s}[1], [x0]
.Lotherwise_561:
    tst x1, #64
    beq .Lotherwise_562
    add x0, x7, #24
    st1 {v0.s}[2], [x0]
.Lotherwise_562:
    tst x1, #128
    beq .Lotherwise_563
    add x0, x7, #28
    st1 {v0.s}[3], [x0]
.Lotherwise_563:
.Lend_559:
.Lend_491:
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
    sub sp, sp, #48
    stp d8, d9, [sp, #0]
    stp d10, d11, [sp, #16]
    stp d12, d13, [sp, #32]
    mov x6, x4
    mov x7, x3
    movi v13.4s, #0
    ldr x3, [x6]
    mov x4, x7
    lsr x5, x0, #4
    prfm pldl1keep, [x4]
    prfm pldl1keep, [x4, #24]
    movi v12.4s, #0
    movi v11.4s, #0
    movi v10.4s, #0
    ubfx x0, x0, #0, #4
    movi v9.4s, #0
    movi v8.4s, #0
    movi v31.4s, #0
    movi v30.4s, #0
    add x4, x4, x3, lsl #2
    movi v29.4s, #0
    movi v28.4s, #0
    prfm pldl1keep, [x4]
    prfm pldl1keep, [x4, #24]
    add x4, x4, x3, lsl #2
    movi v27.4s, #0
    prfm pldl1keep, [x4]
    prfm pldl1keep, [x4, #24]
    add x4, x4, x3, lsl #2
    movi v26.4s, #0
    prfm pldl1keep, [x4]
    prfm pldl1keep, [x4, #24]
    add x4, x4, x3, lsl #2
    movi v25.4s, #0
    prfm pldl1keep, [x4]
    prfm pldl1keep, [x4, #24]
    add x4, x4, x3, lsl #2
    movi v24.4s, #0
    prfm pldl1keep, [x4]
    prfm pldl1keep, [x4, #24]
    add x4, x4, x3, lsl #2
    prfm pldl1keep, [x4]
    prfm pldl1keep, [x4, #24]
    cbz x5, .Lloop_end_564
.Lloop_565:
    ld1 {v4.4s, v5.4s, v6.4s, v7.4s}, [x1], #64
    ld1 {v0.4s, v1.4s, v2.4s, v3.4s}, [x2], #64
    sub x5, x5, #1
    ldp q18, q16, [x1], #32
    fmla v13.4s, v0.4s, v4.s[0]
    fmla v12.4s, v1.4s, v4.s[0]
    fmla v11.4s, v0.4s, v5.s[0]
    fmla v10.4s, v1.4s, v5.s[0]
    fmla v9.4s, v0.4s, v6.s[0]
    fmla v8.4s, v1.4s, v6.s[0]
    fmla v31.4s, v0.4s, v7.s[0]
    fmla v30.4s, v1.4s, v7.s[0]
    fmla v29.4s, v0.4s, v18.s[0]
    fmla v28.4s, v1.4s, v18.s[0]
    fmla v27.4s, v0.4s, v16.s[0]
    fmla v26.4s, v1.4s, v16.s[0]
    fmla v13.4s, v2.4s, v4.s[1]
    fmla v12.4s, v3.4s, v4.s[1]
    fmla v11.4s, v2.4s, v5.s[1]
    fmla v10.4s, v3.4s, v5.s[1]
    fmla v9.4s, v2.4s, v6.s[1]
    fmla v8.4s, v3.4s, v6.s[1]
    fmla v31.4s, v2.4s, v7.s[1]
    fmla v30.4s, v3.4s, v7.s[1]
    fmla v29.4s, v2.4s, v18.s[1]
    fmla v28.4s, v3.4s, v18.s[1]
    fmla v27.4s, v2.4s, v16.s[1]
    fmla v26.4s, v3.4s, v16.s[1]
    ldr q17, [x1], #32
    fmla v25.4s, v0.4s, v17.s[0]
    fmla v24.4s, v1.4s, v17.s[0]
    fmla v25.4s, v2.4s, v17.s[1]
    fmla v24.4s, v3.4s, v17.s[1]
    ld1 {v0.4s, v1.4s, v2.4s, v3.4s}, [x2], #64
    fmla v13.4s, v0.4s, v4.s[2]
    fmla v12.4s, v1.4s, v4.s[2]
    fmla v11.4s, v0.4s, v5.s[2]
    fmla v10.4s, v1.4s, v5.s[2]
    fmla v9.4s, v0.4s, v6.s[2]
    fmla v8.4s, v1.4s, v6.s[2]
    fmla v31.4s, v0.4s, v7.s[2]
    fmla v30.4s, v1.4s, v7.s[2]
    fmla v29.4s, v0.4s, v18.s[2]
    fmla v28.4s, v1.4s, v18.s[2]
    fmla v27.4s, v0.4s, v16.s[2]
    fmla v26.4s, v1.4s, v16.s[2]
    fmla v25.4s, v0.4s, v17.s[2]
    fmla v24.4s, v1.4s, v17.s[2]
    fmla v13.4s, v2.4s, v4.s[3]
    fmla v12.4s, v3.4s, v4.s[3]
    fmla v11.4s, v2.4s, v5.s[3]
    fmla v10.4s, v3.4s, v5.s[3]
    fmla v9.4s, v2.4s, v6.s[3]
    fmla v8.4s, v3.4s, v6.s[3]
    ld1 {v20.4s, v21.4s, v22.4s, v23.4s}, [x1], #64
    fmla v31.4s, v2.4s, v7.s[3]
    fmla v30.4s, v3.4s, v7.s[3]
    fmla v29.4s, v2.4s, v18.s[3]
    fmla v28.4s, v3.4s, v18.s[3]
    ldp q4, q6, [x1], #32
    fmla v27.4s, v2.4s, v16.s[3]
    fmla v26.4s, v3.4s, v16.s[3]
    ldr q5, [x1], #32
    fmla v25.4s, v2.4s, v17.s[3]
    fmla v24.4s, v3.4s, v17.s[3]
    ld1 {v0.4s, v1.4s, v2.4s, v3.4s}, [x2], #64
    fmla v13.4s, v0.4s, v20.s[0]
    fmla v12.4s, v1.4s, v20.s[0]
    fmla v11.4s, v0.4s, v21.s[0]
    fmla v10.4s, v1.4s, v21.s[0]
    fmla v9.4s, v0.4s, v22.s[0]
    fmla v8.4s, v1.4s, v22.s[0]
    fmla v31.4s, v0.4s, v23.s[0]
    fmla v30.4s, v1.4s, v23.s[0]
    fmla v29.4s, v0.4s, v4.s[0]
    fmla v28.4s, v1.4s, v4.s[0]
    fmla v27.4s, v0.4s, v6.s[0]
    fmla v26.4s, v1.4s, v6.s[0]
    fmla v25.4s, v0.4s, v5.s[0]
    fmla v24.4s, v1.4s, v5.s[0]
    fmla v13.4s, v2.4s, v20.s[1]
    fmla v12.4s, v3.4s, v20.s[1]
    fmla v11.4s, v2.4s, v21.s[1]
    fmla v10.4s, v3.4s, v21.s[1]
    fmla v9.4s, v2.4s, v22.s[1]
    fmla v8.4s, v3.4s, v22.s[1]
    fmla v31.4s, v2.4s, v23.s[1]
    fmla v30.4s, v3.4s, v23.s[1]
    fmla v29.4s, v2.4s, v4.s[1]
    fmla v28.4s, v3.4s, v4.s[1]
    fmla v27.4s, v2.4s, v6.s[1]
    fmla v26.4s, v3.4s, v6.s[1]
    fmla v25.4s, v2.4s, v5.s[1]
    fmla v24.4s, v3.4s, v5.s[1]
    ld1 {v0.4s, v1.4s, v2.4s, v3.4s}, [x2], #64
    fmla v13.4s, v0.4s, v20.s[2]
    fmla v12.4s, v1.4s, v20.s[2]
    fmla v11.4s, v0.4s, v21.s[2]
    fmla v10.4s, v1.4s, v21.s[2]
    fmla v9.4s, v0.4s, v22.s[2]
    fmla v8.4s, v1.4s, v22.s[2]
    fmla v31.4s, v0.4s, v23.s[2]
    fmla v30.4s, v1.4s, v23.s[2]
    fmla v29.4s, v0.4s, v4.s[2]
    fmla v28.4s, v1.4s, v4.s[2]
    fmla v27.4s, v0.4s, v6.s[2]
    fmla v26.4s, v1.4s, v6.s[2]
    fmla v25.4s, v0.4s, v5.s[2]
    fmla v24.4s, v1.4s, v5.s[2]
    fmla v13.4s, v2.4s, v20.s[3]
    fmla v12.4s, v3.4s, v20.s[3]
    fmla v11.4s, v2.4s, v21.s[3]
    fmla v10.4s, v3.4s, v21.s[3]
    fmla v9.4s, v2.4s, v22.s[3]
    fmla v8.4s, v3.4s, v22.s[3]
    ld1 {v16.4s, v17.4s, v18.4s, v19.4s}, [x1], #64
    fmla v31.4s, v2.4s, v23.s[3]
    fmla v30.4s, v3.4s, v23.s[3]
    fmla v29.4s, v2.4s, v4.s[3]
    fmla v28.4s, v3.4s, v4.s[3]
    ldp q22, q21, [x1], #32
    fmla v27.4s, v2.4s, v6.s[3]
    fmla v26.4s, v3.4s, v6.s[3]
    ldr q20, [x1], #32
    fmla v25.4s, v2.4s, v5.s[3]
    fmla v24.4s, v3.4s, v5.s[3]
    ld1 {v0.4s, v1.4s, v2.4s, v3.4s}, [x2], #64
    fmla v13.4s, v0.4s, v16.s[0]
    fmla v12.4s, v1.4s, v16.s[0]
    fmla v11.4s, v0.4s, v17.s[0]
    fmla v10.4s, v1.4s, v17.s[0]
    fmla v9.4s, v0.4s, v18.s[0]
    fmla v8.4s, v1.4s, v18.s[0]
    fmla v31.4s, v0.4s, v19.s[0]
    fmla v30.4s, v1.4s, v19.s[0]
    fmla v29.4s, v0.4s, v22.s[0]
    fmla v28.4s, v1.4s, v22.s[0]
    fmla v27.4s, v0.4s, v21.s[0]
    fmla v26.4s, v1.4s, v21.s[0]
    fmla v25.4s, v0.4s, v20.s[0]
    fmla v24.4s, v1.4s, v20.s[0]
    fmla v13.4s, v2.4s, v16.s[1]
    fmla v12.4s, v3.4s, v16.s[1]
    fmla v11.4s, v2.4s, v17.s[1]
    fmla v10.4s, v3.4s, v17.s[1]
    fmla v9.4s, v2.4s, v18.s[1]
    fmla v8.4s, v3.4s, v18.s[1]
    fmla v31.4s, v2.4s, v19.s[1]
    fmla v30.4s, v3.4s, v19.s[1]
    fmla v29.4s, v2.4s, v22.s[1]
    fmla v28.4s, v3.4s, v22.s[1]
    fmla v27.4s, v2.4s, v21.s[1]
    fmla v26.4s, v3.4s, v21.s[1]
    fmla v25.4s, v2.4s, v20.s[1]
    fmla v24.4s, v3.4s, v20.s[1]
    ld1 {v0.4s, v1.4s, v2.4s, v3.4s}, [x2], #64
    fmla v13.4s, v0.4s, v16.s[2]
    fmla v12.4s, v1.4s, v16.s[2]
    fmla v11.4s, v0.4s, v17.s[2]
    fmla v10.4s, v1.4s, v17.s[2]
    fmla v9.4s, v0.4s, v18.s[2]
    fmla v8.4s, v1.4s, v18.s[2]
    fmla v31.4s, v0.4s, v19.s[2]
    fmla v30.4s, v1.4s, v19.s[2]
    fmla v29.4s, v0.4s, v22.s[2]
    fmla v28.4s, v1.4s, v22.s[2]
    fmla v27.4s, v0.4s, v21.s[2]
    fmla v26.4s, v1.4s, v21.s[2]
    fmla v25.4s, v0.4s, v20.s[2]
    fmla v24.4s, v1.4s, v20.s[2]
    fmla v13.4s, v2.4s, v16.s[3]
    fmla v12.4s, v3.4s, v16.s[3]
    fmla v11.4s, v2.4s, v17.s[3]
    fmla v10.4s, v3.4s, v17.s[3]
    fmla v9.4s, v2.4s, v18.s[3]
    fmla v8.4s, v3.4s, v18.s[3]
    ld1 {v4.4s, v5.4s, v6.4s, v7.4s}, [x1], #64
    fmla v31.4s, v2.4s, v19.s[3]
    fmla v30.4s, v3.4s, v19.s[3]
    fmla v29.4s, v2.4s, v22.s[3]
    fmla v28.4s, v3.4s, v22.s[3]
    ldp q16, q17, [x1], #32
    fmla v27.4s, v2.4s, v21.s[3]
    fmla v26.4s, v3.4s, v21.s[3]
    ldr q18, [x1], #32
    fmla v25.4s, v2.4s, v20.s[3]
    fmla v24.4s, v3.4s, v20.s[3]
    ld1 {v0.4s, v1.4s, v2.4s, v3.4s}, [x2], #64
    fmla v13.4s, v0.4s, v4.s[0]
    fmla v12.4s, v1.4s, v4.s[0]
    fmla v11.4s, v0.4s, v5.s[0]
    fmla v10.4s, v1.4s, v5.s[0]
    fmla v9.4s, v0.4s, v6.s[0]
    fmla v8.4s, v1.4s, v6.s[0]
    fmla v31.4s, v0.4s, v7.s[0]
    fmla v30.4s, v1.4s, v7.s[0]
    fmla v29.4s, v0.4s, v16.s[0]
    fmla v28.4s, v1.4s, v16.s[0]
    fmla v27.4s, v0.4s, v17.s[0]
    fmla v26.4s, v1.4s, v17.s[0]
    fmla v25.4s, v0.4s, v18.s[0]
    fmla v24.4s, v1.4s, v18.s[0]
    fmla v13.4s, v2.4s, v4.s[1]
    fmla v12.4s, v3.4s, v4.s[1]
    fmla v11.4s, v2.4s, v5.s[1]
    fmla v10.4s, v3.4s, v5.s[1]
    fmla v9.4s, v2.4s, v6.s[1]
    fmla v8.4s, v3.4s, v6.s[1]
    fmla v31.4s, v2.4s, v7.s[1]
    fmla v30.4s, v3.4s, v7.s[1]
    fmla v29.4s, v2.4s, v16.s[1]
    fmla v28.4s, v3.4s, v16.s[1]
    fmla v27.4s, v2.4s, v17.s[1]
    fmla v26.4s, v3.4s, v17.s[1]
    fmla v25.4s, v2.4s, v18.s[1]
    fmla v24.4s, v3.4s, v18.s[1]
    ld1 {v0.4s, v1.4s, v2.4s, v3.4s}, [x2], #64
    fmla v13.4s, v0.4s, v4.s[2]
    fmla v12.4s, v1.4s, v4.s[2]
    fmla v11.4s, v0.4s, v5.s[2]
    fmla v10.4s, v1.4s, v5.s[2]
    fmla v9.4s, v0.4s, v6.s[2]
    fmla v8.4s, v1.4s, v6.s[2]
    fmla v31.4s, v0.4s, v7.s[2]
    fmla v30.4s, v1.4s, v7.s[2]
    fmla v29.4s, v0.4s, v16.s[2]
    fmla v28.4s, v1.4s, v16.s[2]
    fmla v27.4s, v0.4s, v17.s[2]
    fmla v26.4s, v1.4s, v17.s[2]
    fmla v25.4s, v0.4s, v18.s[2]
    fmla v24.4s, v1.4s, v18.s[2]
    fmla v13.4s, v2.4s, v4.s[3]
    fmla v12.4s, v3.4s, v4.s[3]
    fmla v11.4s, v2.4s, v5.s[3]
    fmla v10.4s, v3.4s, v5.s[3]
    fmla v9.4s, v2.4s, v6.s[3]
    fmla v8.4s, v3.4s, v6.s[3]
    fmla v31.4s, v2.4s, v7.s[3]
    fmla v30.4s, v3.4s, v7.s[3]
    fmla v29.4s, v2.4s, v16.s[3]
    fmla v28.4s, v3.4s, v16.s[3]
    fmla v27.4s, v2.4s, v17.s[3]
    fmla v26.4s, v3.4s, v17.s[3]
    fmla v25.4s, v2.4s, v18.s[3]
    fmla v24.4s, v3.4s, v18.s[3]
    cbnz x5, .Lloop_565
.Lloop_end_564:
    lsr x3, x0, #2
    ubfx x0, x0, #0, #2
    cbz x3, .Lloop_end_566
.Lloop_567:
    ld1 {v4.4s, v5.4s, v6.4s, v7.4s}, [x1], #64
    ld1 {v0.4s, v1.4s, v2.4s, v3.4s}, [x2], #64
    sub x3, x3, #1
    ldp q16, q17, [x1], #32
    fmla v13.4s, v0.4s, v4.s[0]
    fmla v12.4s, v1.4s, v4.s[0]
    fmla v11.4s, v0.4s, v5.s[0]
    fmla v10.4s, v1.4s, v5.s[0]
    fmla v9.4s, v0.4s, v6.s[0]
    fmla v8.4s, v1.4s, v6.s[0]
    fmla v31.4s, v0.4s, v7.s[0]
    fmla v30.4s, v1.4s, v7.s[0]
    fmla v29.4s, v0.4s, v16.s[0]
    fmla v28.4s, v1.4s, v16.s[0]
    fmla v27.4s, v0.4s, v17.s[0]
    fmla v26.4s, v1.4s, v17.s[0]
    fmla v13.4s, v2.4s, v4.s[1]
    fmla v12.4s, v3.4s, v4.s[1]
    fmla v11.4s, v2.4s, v5.s[1]
    fmla v10.4s, v3.4s, v5.s[1]
    fmla v9.4s, v2.4s, v6.s[1]
    fmla v8.4s, v3.4s, v6.s[1]
    fmla v31.4s, v2.4s, v7.s[1]
    fmla v30.4s, v3.4s, v7.s[1]
    fmla v29.4s, v2.4s, v16.s[1]
    fmla v28.4s, v3.4s, v16.s[1]
    fmla v27.4s, v2.4s, v17.s[1]
    fmla v26.4s, v3.4s, v17.s[1]
    ldr q18, [x1], #32
    fmla v25.4s, v0.4s, v18.s[0]
    fmla v24.4s, v1.4s, v18.s[0]
    fmla v25.4s, v2.4s, v18.s[1]
    fmla v24.4s, v3.4s, v18.s[1]
    ld1 {v0.4s, v1.4s, v2.4s, v3.4s}, [x2], #64
    fmla v13.4s, v0.4s, v4.s[2]
    fmla v12.4s, v1.4s, v4.s[2]
    fmla v11.4s, v0.4s, v5.s[2]
    fmla v10.4s, v1.4s, v5.s[2]
    fmla v9.4s, v0.4s, v6.s[2]
    fmla v8.4s, v1.4s, v6.s[2]
    fmla v31.4s, v0.4s, v7.s[2]
    fmla v30.4s, v1.4s, v7.s[2]
    fmla v29.4s, v0.4s, v16.s[2]
    fmla v28.4s, v1.4s, v16.s[2]
    fmla v27.4s, v0.4s, v17.s[2]
    fmla v26.4s, v1.4s, v17.s[2]
    fmla v25.4s, v0.4s, v18.s[2]
    fmla v24.4s, v1.4s, v18.s[2]
    fmla v13.4s, v2.4s, v4.s[3]
    fmla v12.4s, v3.4s, v4.s[3]
    fmla v11.4s, v2.4s, v5.s[3]
    fmla v10.4s, v3.4s, v5.s[3]
    fmla v9.4s, v2.4s, v6.s[3]
    fmla v8.4s, v3.4s, v6.s[3]
    fmla v31.4s, v2.4s, v7.s[3]
    fmla v30.4s, v3.4s, v7.s[3]
    fmla v29.4s, v2.4s, v16.s[3]
    fmla v28.4s, v3.4s, v16.s[3]
    fmla v27.4s, v2.4s, v17.s[3]
    fmla v26.4s, v3.4s, v17.s[3]
    fmla v25.4s, v2.4s, v18.s[3]
    fmla v24.4s, v3.4s, v18.s[3]
    cbnz x3, .Lloop_567
.Lloop_end_566:
    cbz x0, .Lloop_end_568
.Lloop_569:
    ldp q0, q1, [x2]
    ldr s2, [x1]
    sub x0, x0, #1
    add x2, x2, #32
    ldr s3, [x1, #16]
    ldr s4, [x1, #32]
    ldr s5, [x1, #48]
    ldr s6, [x1, #64]
    ldr s7, [x1, #80]
    ldr s16, [x1, #96]
    add x1, x1, #4
    fmla v13.4s, v0.4s, v2.s[0]
    fmla v12.4s, v1.4s, v2.s[0]
    fmla v11.4s, v0.4s, v3.s[0]
    fmla v10.4s, v1.4s, v3.s[0]
    fmla v9.4s, v0.4s, v4.s[0]
    fmla v8.4s, v1.4s, v4.s[0]
    fmla v31.4s, v0.4s, v5.s[0]
    fmla v30.4s, v1.4s, v5.s[0]
    fmla v29.4s, v0.4s, v6.s[0]
    fmla v28.4s, v1.4s, v6.s[0]
    fmla v27.4s, v0.4s, v7.s[0]
    fmla v26.4s, v1.4s, v7.s[0]
    fmla v25.4s, v0.4s, v16.s[0]
    fmla v24.4s, v1.4s, v16.s[0]
    cbnz x0, .Lloop_569
.Lloop_end_568:
    ldr x4, [x6, #8]
    ldr x0, [x6, #16]
    mov w1, #8
    mov w2, #1
    ldr x5, [x6]
    mov x3, x4
    cmp x3, x1
    csel x3, x3, x1, ls
    lsl x1, x2, x3
    sub x1, x1, #1
    cbnz x0, .Lotherwise_570
    ubfx x0, x1, #0, #4
    mov x2, x7
    cmp x0, #15
    bne .Lotherwise_571
    ldr q0, [x2]
    b .Lend_572
.Lotherwise_571:
    movi v0.4s, #0
    tst x1, #1
    beq .Lotherwise_573
    ld1 {v0.s}[0], [x2]
.Lotherwise_573:
    tst x1, #2
    beq .Lotherwise_574
    add x0, x2, #4
    ld1 {v0.s}[1], [x0]
.Lotherwise_574:
    tst x1, #4
    beq .Lotherwise_575
    add x0, x2, #8
    ld1 {v0.s}[2], [x0]
.Lotherwise_575:
    tst x1, #8
    beq .Lotherwise_576
    add x0, x2, #12
    ld1 {v0.s}[3], [x0]
.Lotherwise_576:
.Lend_572:
    ubfx x0, x1, #4, #4
    fadd v13.4s, v13.4s, v0.4s
    cmp x0, #15
    bne .Lotherwise_577
    ldr q0, [x2, #16]
    b .Lend_578
.Lotherwise_577:
    movi v0.4s, #0
    tst x1, #16
    beq .Lotherwise_579
    add x0, x2, #16
    ld1 {v0.s}[0], [x0]
.Lotherwise_579:
    tst x1, #32
    beq .Lotherwise_580
    add x0, x2, #20
    ld1 {v0.s}[1], [x0]
.Lotherwise_580:
    tst x1, #64
    beq .Lotherwise_581
    add x0, x2, #24
    ld1 {v0.s}[2], [x0]
.Lotherwise_581:
    tst x1, #128
    beq .Lotherwise_582
    add x0, x2, #28
    ld1 {v0.s}[3], [x0]
.Lotherwise_582:
.Lend_578:
    ubfx x0, x1, #0, #4
    fadd v12.4s, v12.4s, v0.4s
    add x2, x2, x5, lsl #2
    cmp x0, #15
    bne .Lotherwise_583
    ldr q0, [x2]
    b .Lend_584
.Lotherwise_583:
    movi v0.4s, #0
    tst x1, #1
    beq .Lotherwise_585
    ld1 {v0.s}[0], [x2]
.Lotherwise_585:
    tst x1, #2
    beq .Lotherwise_586
    add x0, x2, #4
    ld1 {v0.s}[1], [x0]
.Lotherwise_586:
    tst x1, #4
    beq .Lotherwise_587
    add x0, x2, #8
    ld1 {v0.s}[2], [x0]
.Lotherwise_587:
    tst x1, #8
    beq .Lotherwise_588
    add x0, x2, #12
    ld1 {v0.s}[3], [x0]
.Lotherwise_588:
.Lend_584:
    ubfx x0, x1, #4, #4
    fadd v11.4s, v11.4s, v0.4s
    cmp x0, #15
    bne .Lotherwise_589
    ldr q0, [x2, #16]
    b .Lend_590
.Lotherwise_589:
    movi v0.4s, #0
    tst x1, #16
    beq .Lotherwise_591
    add x0, x2, #16
    ld1 {v0.s}[0], [x0]
.Lotherwise_591:
    tst x1, #32
    beq .Lotherwise_592
    add x0, x2, #20
    ld1 {v0.s}[1], [x0]
.Lotherwise_592:
    tst x1, #64
    beq .Lotherwise_593
    add x0, x2, #24
    ld1 {v0.s}[2], [x0]
.Lotherwise_593:
    tst x1, #128
    beq .Lotherwise_594
    add x0, x2, #28
    ld1 {v0.s}[3], [x0]
.Lotherwise_594:
.Lend_590:
    ubfx x0, x1, #0, #4
    fadd v10.4s, v10.4s, v0.4s
    add x2, x2, x5, lsl #2
    cmp x0, #15
    bne .Lotherwise_595
    ldr q0, [x2]
    b .Lend_596
.Lotherwise_595:
    movi v0.4s, #0
    tst x1, #1
    beq .Lotherwise_597
    ld1 {v0.s}[0], [x2]
.Lotherwise_597:
    tst x1, #2
    beq .Lotherwise_598
    add x0, x2, #4
    ld1 {v0.s}[1], [x0]
.Lotherwise_598:
    tst x1, #4
    beq .Lotherwise_599
    add x0, x2, #8
    ld1 {v0.s}[2], [x0]
.Lotherwise_599:
    tst x1, #8
    beq .Lotherwise_600
    add x0, x2, #12
    ld1 {v0.s}[3], [x0]
.Lotherwise_600:
.Lend_596:
    ubfx x0, x1, #4, #4
    fadd v9.4s, v9.4s, v0.4s
    cmp x0, #15
    bne .Lotherwise_601
    ldr q0, [x2, #16]
    b .Lend_602
.Lotherwise_601:
    movi v0.4s, #0
    tst x1, #16
    beq .Lotherwise_603
    add x0, x2, #16
    ld1 {v0.s}[0], [x0]
.Lotherwise_603:
    tst x1, #32
    beq .Lotherwise_604
    add x0, x2, #20
    ld1 {v0.s}[1], [x0]
.Lotherwise_604:
    tst x1, #64
    beq .Lotherwise_605
    add x0, x2, #24
    ld1 {v0.s}[2], [x0]
.Lotherwise_605:
    tst x1, #128
    beq .Lotherwise_606
    add x0, x2, #28
    ld1 {v0.s}[3], [x0]
.Lotherwise_606:
.Lend_602:
    ubfx x0, x1, #0, #4
    fadd v8.4s, v8.4s, v0.4s
    add x2, x2, x5, lsl #2
    cmp x0, #15
    bne .Lotherwise_607
    ldr q0, [x2]
    b .Lend_608
.Lotherwise_607:
    movi v0.4s, #0
    tst x1, #1
    beq .Lotherwise_609
    ld1 {v0.s}[0], [x2]
.Lotherwise_609:
    tst x1, #2
    beq .Lotherwise_610
    add x0, x2, #4
    ld1 {v0.s}[1], [x0]
.Lotherwise_610:
    tst x1, #4
    beq .Lotherwise_611
    add x0, x2, #8
    ld1 {v0.s}[2], [x0]
.Lotherwise_611:
    tst x1, #8
    beq .Lotherwise_612
    add x0, x2, #12
    ld1 {v0.s}[3], [x0]
.Lotherwise_612:
.Lend_608:
    ubfx x0, x1, #4, #4
    fadd v31.4s, v31.4s, v0.4s
    cmp x0, #15
    bne .Lotherwise_613
    ldr q0, [x2, #16]
    b .Lend_614
.Lotherwise_613:
    movi v0.4s, #0
    tst x1, #16
    beq .Lotherwise_615
    add x0, x2, #16
    ld1 {v0.s}[0], [x0]
.Lotherwise_615:
    tst x1, #32
    beq .Lotherwise_616
    add x0, x2, #20
    ld1 {v0.s}[1], [x0]
.Lotherwise_616:
    tst x1, #64
    beq .Lotherwise_617
    add x0, x2, #24
    ld1 {v0.s}[2], [x0]
.Lotherwise_617:
    tst x1, #128
    beq .Lotherwise_618
    add x0, x2, #28
    ld1 {v0.s}[3], [x0]
.Lotherwise_618:
.Lend_614:
    ubfx x0, x1, #0, #4
    fadd v30.4s, v30.4s, v0.4s
    add x2, x2, x5, lsl #2
    cmp x0, #15
    bne .Lotherwise_619
    ldr q0, [x2]
    b .Lend_620
.Lotherwise_619:
    movi v0.4s, #0
    tst x1, #1
    beq .Lotherwise_621
    ld1 {v0.s}[0], [x2]
.Lotherwise_621:
    tst x1, #2
    beq .Lotherwise_622
    add x0, x2, #4
    ld1 {v0.s}[1], [x0]
.Lotherwise_622:
    tst x1, #4
    beq .Lotherwise_623
    add x0, x2, #8
    ld1 {v0.s}[2], [x0]
.Lotherwise_623:
    tst x1, #8
    beq .Lotherwise_624
    add x0, x2, #12
    ld1 {v0.s}[3], [x0]
.Lotherwise_624:
.Lend_620:
    ubfx x0, x1, #4, #4
    fadd v29.4s, v29.4s, v0.4s
    cmp x0, #15
    bne .Lotherwise_625
    ldr q0, [x2, #16]
    b .Lend_626
.Lotherwise_625:
    movi v0.4s, #0
    tst x1, #16
    beq .Lotherwise_627
    add x0, x2, #16
    ld1 {v0.s}[0], [x0]
.Lotherwise_627:
    tst x1, #32
    beq .Lotherwise_628
    add x0, x2, #20
    ld1 {v0.s}[1], [x0]
.Lotherwise_628:
    tst x1, #64
    beq .Lotherwise_629
    add x0, x2, #24
    ld1 {v0.s}[2], [x0]
.Lotherwise_629:
    tst x1, #128
    beq .Lotherwise_630
    add x0, x2, #28
    ld1 {v0.s}[3], [x0]
.Lotherwise_630:
.Lend_626:
    ubfx x0, x1, #0, #4
    fadd v28.4s, v28.4s, v0.4s
    add x2, x2, x5, lsl #2
    cmp x0, #15
    bne .Lotherwise_631
    ldr q0, [x2]
    b .Lend_632
.Lotherwise_631:
    movi v0.4s, #0
    tst x1, #1
    beq .Lotherwise_633
    ld1 {v0.s}[0], [x2]
.Lotherwise_633:
    tst x1, #2
    beq .Lotherwise_634
    add x0, x2, #4
    ld1 {v0.s}[1], [x0]
.Lotherwise_634:
    tst x1, #4
    beq .Lotherwise_635
    add x0, x2, #8
    ld1 {v0.s}[2], [x0]
.Lotherwise_635:
    tst x1, #8
    beq .Lotherwise_636
    add x0, x2, #12
    ld1 {v0.s}[3], [x0]
.Lotherwise_636:
.Lend_632:
    ubfx x0, x1, #4, #4
    fadd v27.4s, v27.4s, v0.4s
    cmp x0, #15
    bne .Lotherwise_637
    ldr q0, [x2, #16]
    b .Lend_638
.Lotherwise_637:
    movi v0.4s, #0
    tst x1, #16
    beq .Lotherwise_639
    add x0, x2, #16
    ld1 {v0.s}[0], [x0]
.Lotherwise_639:
    tst x1, #32
    beq .Lotherwise_640
    add x0, x2, #20
    ld1 {v0.s}[1], [x0]
.Lotherwise_640:
    tst x1, #64
    beq .Lotherwise_641
    add x0, x2, #24
    ld1 {v0.s}[2], [x0]
.Lotherwise_641:
    tst x1, #128
    beq .Lotherwise_642
    add x0, x2, #28
    ld1 {v0.s}[3], [x0]
.Lotherwise_642:
.Lend_638:
    ubfx x0, x1, #0, #4
    fadd v26.4s, v26.4s, v0.4s
    add x2, x2, x5, lsl #2
    cmp x0, #15
    bne .Lotherwise_643
    ldr q0, [x2]
    b .Lend_644
.Lotherwise_643:
    movi v0.4s, #0
    tst x1, #1
    beq .Lotherwise_645
    ld1 {v0.s}[0], [x2]
.Lotherwise_645:
    tst x1, #2
    beq .Lotherwise_646
    add x0, x2, #4
    ld1 {v0.s}[1], [x0]
.Lotherwise_646:
    tst x1, #4
    beq .Lotherwise_647
    add x0, x2, #8
    ld1 {v0.s}[2], [x0]
.Lotherwise_647:
    tst x1, #8
    beq .Lotherwise_648
    add x0, x2, #12
    ld1 {v0.s}[3], [x0]
.Lotherwise_648:
.Lend_644:
    ubfx x0, x1, #4, #4
    fadd v25.4s, v25.4s, v0.4s
    cmp x0, #15
    bne .Lotherwise_649
    ldr q0, [x2, #16]
    b .Lend_650
.Lotherwise_649:
    movi v0.4s, #0
    tst x1, #16
    beq .Lotherwise_651
    add x0, x2, #16
    ld1 {v0.s}[0], [x0]
.Lotherwise_651:
    tst x1, #32
    beq .Lotherwise_652
    add x0, x2, #20
    ld1 {v0.s}[1], [x0]
.Lotherwise_652:
    tst x1, #64
    beq .Lotherwise_653
    add x0, x2, #24
    ld1 {v0.s}[2], [x0]
.Lotherwise_653:
    tst x1, #128
    beq .Lotherwise_654
    add x0, x2, #28
    ld1 {v0.s}[3], [x0]
.Lotherwise_654:
.Lend_650:
    fadd v24.4s, v24.4s, v0.4s
    b .Lend_655
.Lotherwise_570:
    ldr q0, [x0]
    ldr d1, [x0, #16]
    ldr s2, [x0, #24]
    dup v3.4s, v0.s[0]
    dup v4.4s, v0.s[1]
    dup v5.4s, v0.s[2]
    dup v0.4s, v0.s[3]
    dup v6.4s, v1.s[0]
    dup v1.4s, v1.s[1]
    dup v2.4s, v2.s[0]
    fadd v13.4s, v13.4s, v3.4s
    fadd v12.4s, v12.4s, v3.4s
    fadd v11.4s, v11.4s, v4.4s
    fadd v10.4s, v10.4s, v4.4s
    fadd v9.4s, v9.4s, v5.4s
    fadd v8.4s, v8.4s, v5.4s
    fadd v31.4s, v31.4s, v0.4s
    fadd v30.4s, v30.4s, v0.4s
    fadd v29.4s, v29.4s, v6.4s
    fadd v28.4s, v28.4s, v6.4s
    fadd v27.4s, v27.4s, v1.4s
    fadd v26.4s, v26.4s, v1.4s
    fadd v25.4s, v25.4s, v2.4s
    fadd v24.4s, v24.4s, v2.4s
.Lend_655:
    ldr s0, [x6, #24]
    dup v6.4s, v0.s[0]
    cmp x4, #8
    bne .Lotherwise_656
    fmax v0.4s, v6.4s, v13.4s
    fmax v1.4s, v6.4s, v12.4s
    fmax v2.4s, v6.4s, v11.4s
    fmax v3.4s, v6.4s, v10.4s
    fmax v4.4s, v6.4s, v9.4s
    fmax v5.4s, v6.4s, v8.4s
    str q0, [x7]
    str q1, [x7, #16]
    add x7, x7, x5, lsl #2
    fmax v0.4s, v6.4s, v31.4s
    fmax v1.4s, v6.4s, v30.4s
    str q2, [x7]
    str q3, [x7, #16]
    add x7, x7, x5, lsl #2
    fmax v2.4s, v6.4s, v29.4s
    fmax v3.4s, v6.4s, v28.4s
    str q4, [x7]
    str q5, [x7, #16]
    add x7, x7, x5, lsl #2
    fmax v4.4s, v6.4s, v27.4s
    fmax v5.4s, v6.4s, v26.4s
    str q0, [x7]
    str q1, [x7, #16]
    add x7, x7, x5, lsl #2
    fmax v0.4s, v6.4s, v25.4s
    fmax v1.4s, v6.4s, v24.4s
    str q2, [x7]
    str q3, [x7, #16]
    add x7, x7, x5, lsl #2
    str q4, [x7]
    str q5, [x7, #16]
    add x7, x7, x5, lsl #2
    str q0, [x7]
    str q1, [x7, #16]
    b .Lend_657
.Lotherwise_656:
    ubfx x0, x1, #0, #4
    fmax v0.4s, v6.4s, v13.4s
    cmp x0, #15
    bne .Lotherwise_658
    str q0, [x7]
    b .Lend_659
.Lotherwise_658:
    tst x1, #1
    beq .Lotherwise_660
    st1 {v0.s}[0], [x7]
.Lotherwise_660:
    tst x1, #2
    beq .Lotherwise_661
    add x0, x7, #4
    st1 {v0.s}[1], [x0]
.Lotherwise_661:
    tst x1, #4
    beq .Lotherwise_662
    add x0, x7, #8
    st1 {v0.s}[2], [x0]
.Lotherwise_662:
    tst x1, #8
    beq .Lotherwise_663
    add x0, x7, #12
    st1 {v0.s}[3], [x0]
.Lotherwise_663:
.Lend_659:
    ubfx x0, x1, #4, #4
    fmax v0.4s, v6.4s, v12.4s
    cmp x0, #15
    bne .Lotherwise_664
    str q0, [x7, #16]
    b .Lend_665
.Lotherwise_664:
    tst x1, #16
    beq .Lotherwise_666
    add x0, x7, #16
    st1 {v0.s}[0], [x0]
.Lotherwise_666:
    tst x1, #32
    beq .Lotherwise_667
    add x0, x7, #20
    st1 {v0.s}[1], [x0]
.Lotherwise_667:
    tst x1, #64
    beq .Lotherwise_668
    add x0, x7, #24
    st1 {v0.s}[2], [x0]
.Lotherwise_668:
    tst x1, #128
    beq .Lotherwise_669
    add x0, x7, #28
    st1 {v0.s}[3], [x0]
.Lotherwise_669:
.Lend_665:
    ubfx x0, x1, #0, #4
    add x7, x7, x5, lsl #2
    fmax v0.4s, v6.4s, v11.4s
    cmp x0, #15
    bne .Lotherwise_670
    str q0, [x7]
    b .Lend_671
.Lotherwise_670:
    tst x1, #1
    beq .Lotherwise_672
    st1 {v0.s}[0], [x7]
.Lotherwise_672:
    tst x1, #2
    beq .Lotherwise_673
    add x0, x7, #4
    st1 {v0.s}[1], [x0]
.Lotherwise_673:
    tst x1, #4
    beq .Lotherwise_674
    add x0, x7, #8
    st1 {v0.s}[2], [x0]
.Lotherwise_674:
    tst x1, #8
    beq .Lotherwise_675
    add x0, x7, #12
    st1 {v0.s}[3], [x0]
.Lotherwise_675:
.Lend_671:
    ubfx x0, x1, #4, #4
    fmax v0.4s, v6.4s, v10.4s
    cmp x0, #15
    bne .Lotherwise_676
    str q0, [x7, #16]
    b .Lend_677
.Lotherwise_676:
    tst x1, #16
    beq .Lotherwise_678
    add x0, x7, #16
    st1 {v0.s}[0], [x0]
.Lotherwise_678:
    tst x1, #32
    beq .Lotherwise_679
    add x0, x7, #20
    st1 {v0.s}[1], [x0]
.Lotherwise_679:
    tst x1, #64
    beq .Lotherwise_680
    add x0, x7, #24
    st1 {v0.s}[2], [x0]
.Lotherwise_680:
    tst x1, #128
    beq .Lotherwise_681
    add x0, x7, #28
    st1 {v0.s}[3], [x0]
.Lotherwise_681:
.Lend_677:
    ubfx x0, x1, #0, #4
    add x7, x7, x5, lsl #2
    fmax v0.4s, v6.4s, v9.4s
    cmp x0, #15
    bne .Lotherwise_682
    str q0, [x7]
    b .Lend_683
.Lotherwise_682:
    tst x1, #1
    beq .Lotherwise_684
    st1 {v0.s}[0], [x7]
.Lotherwise_684:
    tst x1, #2
    beq .Lotherwise_685
    add x0, x7, #4
    st1 {v0.s}[1], [x0]
.Lotherwise_685:
    tst x1, #4
    beq .Lotherwise_686
    add x0, x7, #8
    st1 {v0.s}[2], [x0]
.Lotherwise_686:
    tst x1, #8
    beq .Lotherwise_687
    add x0, x7, #12
    st1 {v0.s}[3], [x0]
.Lotherwise_687:
.Lend_683:
    ubfx x0, x1, #4, #4
    fmax v0.4s, v6.4s, v8.4s
    cmp x0, #15
    bne .Lotherwise_688
    str q0, [x7, #16]
    b .Lend_689
.Lotherwise_688:
    tst x1, #16
    beq .Lotherwise_690
    add x0, x7, #16
    st1 {v0.s}[0], [x0]
.Lotherwise_690:
    tst x1, #32
    beq .Lotherwise_691
    add x0, x7, #20
    st1 {v0.s}[1], [x0]
.Lotherwise_691:
    tst x1, #64
    beq .Lotherwise_692
    add x0, x7, #24
    st1 {v0.s}[2], [x0]
.Lotherwise_692:
    tst x1, #128
    beq .Lotherwise_693
    add x0, x7, #28
    st1 {v0.s}[3], [x0]
.Lotherwise_693:
.Lend_689:
    ubfx x0, x1, #0, #4
    add x7, x7, x5, lsl #2
    fmax v0.4s, v6.4s, v31.4s
    cmp x0, #15
    bne .Lotherwise_694
    str q0, [x7]
    b .Lend_695
.Lotherwise_694:
    tst x1, #1
    beq .Lotherwise_696
    st1 {v0.s}[0], [x7]
.Lotherwise_696:
    tst x1, #2
    beq .Lotherwise_697
    add x0, x7, #4
    st1 {v0.s}[1], [x0]
.Lotherwise_697:
    tst x1, #4
    beq .Lotherwise_698
    add x0, x7, #8
    st1 {v0.s}[2], [x0]
.Lotherwise_698:
    tst x1, #8
    beq .Lotherwise_699
    add x0, x7, #12
    st1 {v0.s}[3], [x0]
.Lotherwise_699:
.Lend_695:
    ubfx x0, x1, #4, #4
    fmax v0.4s, v6.4s, v30.4s
    cmp x0, #15
    bne .Lotherwise_700
    str q0, [x7, #16]
    b .Lend_701
.Lotherwise_700:
    tst x1, #16
    beq .Lotherwise_702
    add x0, x7, #16
    st1 {v0.s}[0], [x0]
.Lotherwise_702:
    tst x1, #32
    beq .Lotherwise_703
    add x0, x7, #20
    st1 {v0.s}[1], [x0]
.Lotherwise_703:
    tst x1, #64
    beq .Lotherwise_704
    add x0, x7, #24
    st1 {v0.s}[2], [x0]
.Lotherwise_704:
    tst x1, #128
    beq .Lotherwise_705
    add x0, x7, #28
    st1 {v0.s}[3], [x0]
.Lotherwise_705:
.Lend_701:
    ubfx x0, x1, #0, #4
    add x7, x7, x5, lsl #2
    fmax v0.4s, v6.4s, v29.4s
    cmp x0, #15
    bne .Lotherwise_706
    str q0, [x7]
    b .Lend_707
.Lotherwise_706:
    tst x1, #1
    beq .Lotherwise_708
    st1 {v0.s}[0], [x7]
.Lotherwise_708:
    tst x1, #2
    beq .Lotherwise_709
    add x0, x7, #4
    st1 {v0.s}[1], [x0]
.Lotherwise_709:
    tst x1, #4
    beq .Lotherwise_710
    add x0, x7, #8
    st1 {v0.s}[2], [x0]
.Lotherwise_710:
    tst x1, #8
    beq .Lotherwise_711
    add x0, x7, #12
    st1 {v0.s}[3], [x0]
.Lotherwise_711:
.Lend_707:
    ubfx x0, x1, #4, #4
    fmax v0.4s, v6.4s, v28.4s
    cmp x0, #15
    bne .Lotherwise_712
    str q0, [x7, #16]
    b .Lend_713
.Lotherwise_712:
    tst x1, #16
    beq .Lotherwise_714
    add x0, x7, #16
    st1 {v0.s}[0], [x0]
.Lotherwise_714:
    tst x1, #32
    beq .Lotherwise_715
    add x0, x7, #20
    st1 {v0.s}[1], [x0]
.Lotherwise_715:
    tst x1, #64
    beq .Lotherwise_716
    add x0, x7, #24
    st1 {v0.s}[2], [x0]
.Lotherwise_716:
    tst x1, #128
    beq .Lotherwise_717
    add x0, x7, #28
    st1 {v0.s}[3], [x0]
.Lotherwise_717:
.Lend_713:
    ubfx x0, x1, #0, #4
    add x7, x7, x5, lsl #2
    fmax v0.4s, v6.4s, v27.4s
    cmp x0, #15
    bne .Lotherwise_718
    str q0, [x7]
    b .Lend_719
.Lotherwise_718:
    tst x1, #1
    beq .Lotherwise_720
    st1 {v0.s}[0], [x7]
.Lotherwise_720:
    tst x1, #2
    beq .Lotherwise_721
    add x0, x7, #4
    st1 {v0.s}[1], [x0]
.Lotherwise_721:
    tst x1, #4
    beq .Lotherwise_722
    add x0, x7, #8
    st1 {v0.s}[2], [x0]
.Lotherwise_722:
    tst x1, #8
    beq .Lotherwise_723
    add x0, x7, #12
    st1 {v0.s}[3], [x0]
.Lotherwise_723:
.Lend_719:
    ubfx x0, x1, #4, #4
    fmax v0.4s, v6.4s, v26.4s
    cmp x0, #15
    bne .Lotherwise_724
    str q0, [x7, #16]
    b .Lend_725
.Lotherwise_724:
    tst x1, #16
    beq .Lotherwise_726
    add x0, x7, #16
    st1 {v0.s}[0], [x0]
.Lotherwise_726:
    tst x1, #32
    beq .Lotherwise_727
    add x0, x7, #20
    st1 {v0.s}[1], [x0]
.Lotherwise_727:
    tst x1, #64
    beq .Lotherwise_728
    add x0, x7, #24
    st1 {v0.s}[2], [x0]
.Lotherwise_728:
    tst x1, #128
    beq .Lotherwise_729
    add x0, x7, #28
    st1 {v0.s}[3], [x0]
.Lotherwise_729:
.Lend_725:
    ubfx x0, x1, #0, #4
    add x7, x7, x5, lsl #2
    fmax v0.4s, v6.4s, v25.4s
    cmp x0, #15
    bne .Lotherwise_730
    str q0, [x7]
    b .Lend_731
.Lotherwise_730:
    tst x1, #1
    beq .Lotherwise_732
    st1 {v0.s}[0], [x7]
.Lotherwise_732:
    tst x1, #2
    beq .Lotherwise_733
    add x0, x7, #4
    st1 {v0.s}[1], [x0]
.Lotherwise_733:
    tst x1, #4
    beq .Lotherwise_734
    add x0, x7, #8
    st1 {v0.s}[2], [x0]
.Lotherwise_734:
    tst x1, #8
    beq .Lotherwise_735
    add x0, x7, #12
    st1 {v0.s}[3], [x0]
.Lotherwise_735:
.Lend_731:
    ubfx x0, x1, #4, #4
    fmax v0.4s, v6.4s, v24.4s
    cmp x0, #15
    bne .Lotherwise_736
    str q0, [x7, #16]
    b .Lend_737
.Lotherwise_736:
    tst x1, #16
    beq .Lotherwise_738
    add x0, x7, #16
    st1 {v0.s}[0], [x0]
.Lotherwise_738:
    tst x1, #32
    beq .Lotherwise_739
    add x0, x7, #20
    st1 {v0.s}[1], [x0]
.Lotherwise_739:
    tst x1, #64
    beq .Lotherwise_740
    add x0, x7, #24
    st1 {v0.s}[2], [x0]
.Lotherwise_740:
    tst x1, #128
    beq .Lotherwise_741
    add x0, x7, #28
    st1 {v0.s}[3], [x0]
.Lotherwise_741:
.Lend_737:
.Lend_657:
    ldp d8, d9, [sp, #0]
    ldp d10, d11, [sp, #16]
    ldp d12, d13, [sp, #32]
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
    mov x6, x4
    mov x7, x3
    movi v15.4s, #0
    ldr x3, [x6]
    mov x4, x7
    lsr x5, x0, #4
    prfm pldl1keep, [x4]
    prfm pldl1keep, [x4, #24]
    movi v14.4s, #0
    movi v13.4s, #0
    movi v12.4s, #0
    ubfx x0, x0, #0, #4
    movi v11.4s, #0
    movi v10.4s, #0
    movi v9.4s, #0
    movi v8.4s, #0
    add x4, x4, x3, lsl #2
    movi v31.4s, #0
    movi v30.4s, #0
    prfm pldl1keep, [x4]
    prfm pldl1keep, [x4, #24]
    add x4, x4, x3, lsl #2
    movi v29.4s, #0
    prfm pldl1keep, [x4]
    prfm pldl1keep, [x4, #24]
    add x4, x4, x3, lsl #2
    movi v28.4s, #0
    prfm pldl1keep, [x4]
    prfm pldl1keep, [x4, #24]
    add x4, x4, x3, lsl #2
    movi v27.4s, #0
    prfm pldl1keep, [x4]
    prfm pldl1keep, [x4, #24]
    add x4, x4, x3, lsl #2
    movi v26.4s, #0
    prfm pldl1keep, [x4]
    prfm pldl1keep, [x4, #24]
    add x4, x4, x3, lsl #2
    movi v25.4s, #0
    prfm pldl1keep, [x4]
    prfm pldl1keep, [x4, #24]
    add x4, x4, x3, lsl #2
    movi v24.4s, #0
    prfm pldl1keep, [x4]
    prfm pldl1keep, [x4, #24]
    cbz x5, .Lloop_end_742
.Lloop_743:
    ld1 {v20.4s, v21.4s, v22.4s, v23.4s}, [x1], #64
    ld1 {v0.4s, v1.4s, v2.4s, v3.4s}, [x2], #64
    sub x5, x5, #1
    fmla v15.4s, v0.4s, v20.s[0]
    fmla v14.4s, v1.4s, v20.s[0]
    fmla v13.4s, v0.4s, v21.s[0]
    fmla v12.4s, v1.4s, v21.s[0]
    fmla v11.4s, v0.4s, v22.s[0]
    fmla v10.4s, v1.4s, v22.s[0]
    fmla v9.4s, v0.4s, v23.s[0]
    fmla v8.4s, v1.4s, v23.s[0]
    fmla v15.4s, v2.4s, v20.s[1]
    fmla v14.4s, v3.4s, v20.s[1]
    fmla v13.4s, v2.4s, v21.s[1]
    fmla v12.4s, v3.4s, v21.s[1]
    fmla v11.4s, v2.4s, v22.s[1]
    fmla v10.4s, v3.4s, v22.s[1]
    fmla v9.4s, v2.4s, v23.s[1]
    fmla v8.4s, v3.4s, v23.s[1]
    ld1 {v16.4s, v17.4s, v18.4s, v19.4s}, [x1], #64
    fmla v31.4s, v0.4s, v16.s[0]
    fmla v30.4s, v1.4s, v16.s[0]
    fmla v29.4s, v0.4s, v17.s[0]
    fmla v28.4s, v1.4s, v17.s[0]
    fmla v27.4s, v0.4s, v18.s[0]
    fmla v26.4s, v1.4s, v18.s[0]
    fmla v25.4s, v0.4s, v19.s[0]
    fmla v24.4s, v1.4s, v19.s[0]
    fmla v31.4s, v2.4s, v16.s[1]
    fmla v30.4s, v3.4s, v16.s[1]
    fmla v29.4s, v2.4s, v17.s[1]
    fmla v28.4s, v3.4s, v17.s[1]
    fmla v27.4s, v2.4s, v18.s[1]
    fmla v26.4s, v3.4s, v18.s[1]
    fmla v25.4s, v2.4s, v19.s[1]
    fmla v24.4s, v3.4s, v19.s[1]
    ld1 {v4.4s, v5.4s, v6.4s, v7.4s}, [x2], #64
    fmla v15.4s, v4.4s, v20.s[2]
    fmla v14.4s, v5.4s, v20.s[2]
    fmla v13.4s, v4.4s, v21.s[2]
    fmla v12.4s, v5.4s, v21.s[2]
    fmla v11.4s, v4.4s, v22.s[2]
    fmla v10.4s, v5.4s, v22.s[2]
    fmla v9.4s, v4.4s, v23.s[2]
    fmla v8.4s, v5.4s, v23.s[2]
    fmla v31.4s, v4.4s, v16.s[2]
    fmla v30.4s, v5.4s, v16.s[2]
    fmla v29.4s, v4.4s, v17.s[2]
    fmla v28.4s, v5.4s, v17.s[2]
    fmla v27.4s, v4.4s, v18.s[2]
    fmla v26.4s, v5.4s, v18.s[2]
    fmla v25.4s, v4.4s, v19.s[2]
    fmla v24.4s, v5.4s, v19.s[2]
    fmla v15.4s, v6.4s, v20.s[3]
    fmla v14.4s, v7.4s, v20.s[3]
    fmla v13.4s, v6.4s, v21.s[3]
    fmla v12.4s, v7.4s, v21.s[3]
    fmla v11.4s, v6.4s, v22.s[3]
    fmla v10.4s, v7.4s, v22.s[3]
    fmla v9.4s, v6.4s, v23.s[3]
    fmla v8.4s, v7.4s, v23.s[3]
    ld1 {v20.4s, v21.4s, v22.4s, v23.4s}, [x1], #64
    fmla v31.4s, v6.4s, v16.s[3]
    fmla v30.4s, v7.4s, v16.s[3]
    fmla v29.4s, v6.4s, v17.s[3]
    fmla v28.4s, v7.4s, v17.s[3]
    fmla v27.4s, v6.4s, v18.s[3]
    fmla v26.4s, v7.4s, v18.s[3]
    fmla v25.4s, v6.4s, v19.s[3]
    ld1 {v0.4s, v1.4s, v2.4s, v3.4s}, [x2], #64
    fmla v24.4s, v7.4s, v19.s[3]
    fmla v15.4s, v0.4s, v20.s[0]
    fmla v14.4s, v1.4s, v20.s[0]
    fmla v13.4s, v0.4s, v21.s[0]
    fmla v12.4s, v1.4s, v21.s[0]
    fmla v11.4s, v0.4s, v22.s[0]
    fmla v10.4s, v1.4s, v22.s[0]
    fmla v9.4s, v0.4s, v23.s[0]
    fmla v8.4s, v1.4s, v23.s[0]
    fmla v15.4s, v2.4s, v20.s[1]
    fmla v14.4s, v3.4s, v20.s[1]
    fmla v13.4s, v2.4s, v21.s[1]
    fmla v12.4s, v3.4s, v21.s[1]
    fmla v11.4s, v2.4s, v22.s[1]
    fmla v10.4s, v3.4s, v22.s[1]
    fmla v9.4s, v2.4s, v23.s[1]
    fmla v8.4s, v3.4s, v23.s[1]
    ld1 {v16.4s, v17.4s, v18.4s, v19.4s}, [x1], #64
    fmla v31.4s, v0.4s, v16.s[0]
    fmla v30.4s, v1.4s, v16.s[0]
    fmla v29.4s, v0.4s, v17.s[0]
    fmla v28.4s, v1.4s, v17.s[0]
    fmla v27.4s, v0.4s, v18.s[0]
    fmla v26.4s, v1.4s, v18.s[0]
    fmla v25.4s, v0.4s, v19.s[0]
    fmla v24.4s, v1.4s, v19.s[0]
    fmla v31.4s, v2.4s, v16.s[1]
    fmla v30.4s, v3.4s, v16.s[1]
    fmla v29.4s, v2.4s, v17.s[1]
    fmla v28.4s, v3.4s, v17.s[1]
    fmla v27.4s, v2.4s, v18.s[1]
    fmla v26.4s, v3.4s, v18.s[1]
    fmla v25.4s, v2.4s, v19.s[1]
    fmla v24.4s, v3.4s, v19.s[1]
    ld1 {v4.4s, v5.4s, v6.4s, v7.4s}, [x2], #64
    fmla v15.4s, v4.4s, v20.s[2]
    fmla v14.4s, v5.4s, v20.s[2]
    fmla v13.4s, v4.4s, v21.s[2]
    fmla v12.4s, v5.4s, v21.s[2]
    fmla v11.4s, v4.4s, v22.s[2]
    fmla v10.4s, v5.4s, v22.s[2]
    fmla v9.4s, v4.4s, v23.s[2]
    fmla v8.4s, v5.4s, v23.s[2]
    fmla v31.4s, v4.4s, v16.s[2]
    fmla v30.4s, v5.4s, v16.s[2]
    fmla v29.4s, v4.4s, v17.s[2]
    fmla v28.4s, v5.4s, v17.s[2]
    fmla v27.4s, v4.4s, v18.s[2]
    fmla v26.4s, v5.4s, v18.s[2]
    fmla v25.4s, v4.4s, v19.s[2]
    fmla v24.4s, v5.4s, v19.s[2]
    fmla v15.4s, v6.4s, v20.s[3]
    fmla v14.4s, v7.4s, v20.s[3]
    fmla v13.4s, v6.4s, v21.s[3]
    fmla v12.4s, v7.4s, v21.s[3]
    fmla v11.4s, v6.4s, v22.s[3]
    fmla v10.4s, v7.4s, v22.s[3]
    fmla v9.4s, v6.4s, v23.s[3]
    fmla v8.4s, v7.4s, v23.s[3]
    ld1 {v20.4s, v21.4s, v22.4s, v23.4s}, [x1], #64
    fmla v31.4s, v6.4s, v16.s[3]
    fmla v30.4s, v7.4s, v16.s[3]
    fmla v29.4s, v6.4s, v17.s[3]
    fmla v28.4s, v7.4s, v17.s[3]
    fmla v27.4s, v6.4s, v18.s[3]
    fmla v26.4s, v7.4s, v18.s[3]
    fmla v25.4s, v6.4s, v19.s[3]
    ld1 {v0.4s, v1.4s, v2.4s, v3.4s}, [x2], #64
    fmla v24.4s, v7.4s, v19.s[3]
    fmla v15.4s, v0.4s, v20.s[0]
    fmla v14.4s, v1.4s, v20.s[0]
    fmla v13.4s, v0.4s, v21.s[0]
    fmla v12.4s, v1.4s, v21.s[0]
    fmla v11.4s, v0.4s, v22.s[0]
    fmla v10.4s, v1.4s, v22.s[0]
    fmla v9.4s, v0.4s, v23.s[0]
    fmla v8.4s, v1.4s, v23.s[0]
    fmla v15.4s, v2.4s, v20.s[1]
    fmla v14.4s, v3.4s, v20.s[1]
    fmla v13.4s, v2.4s, v21.s[1]
    fmla v12.4s, v3.4s, v21.s[1]
    fmla v11.4s, v2.4s, v22.s[1]
    fmla v10.4s, v3.4s, v22.s[1]
    fmla v9.4s, v2.4s, v23.s[1]
    fmla v8.4s, v3.4s, v23.s[1]
    ld1 {v16.4s, v17.4s, v18.4s, v19.4s}, [x1], #64
    fmla v31.4s, v0.4s, v16.s[0]
    fmla v30.4s, v1.4s, v16.s[0]
    fmla v29.4s, v0.4s, v17.s[0]
    fmla v28.4s, v1.4s, v17.s[0]
    fmla v27.4s, v0.4s, v18.s[0]
    fmla v26.4s, v1.4s, v18.s[0]
    fmla v25.4s, v0.4s, v19.s[0]
    fmla v24.4s, v1.4s, v19.s[0]
    fmla v31.4s, v2.4s, v16.s[1]
    fmla v30.4s, v3.4s, v16.s[1]
    fmla v29.4s, v2.4s, v17.s[1]
    fmla v28.4s, v3.4s, v17.s[1]
    fmla v27.4s, v2.4s, v18.s[1]
    fmla v26.4s, v3.4s, v18.s[1]
    fmla v25.4s, v2.4s, v19.s[1]
    fmla v24.4s, v3.4s, v19.s[1]
    ld1 {v4.4s, v5.4s, v6.4s, v7.4s}, [x2], #64
    fmla v15.4s, v4.4s, v20.s[2]
    fmla v14.4s, v5.4s, v20.s[2]
    fmla v13.4s, v4.4s, v21.s[2]
    fmla v12.4s, v5.4s, v21.s[2]
    fmla v11.4s, v4.4s, v22.s[2]
    fmla v10.4s, v5.4s, v22.s[2]
    fmla v9.4s, v4.4s, v23.s[2]
    fmla v8.4s, v5.4s, v23.s[2]
    fmla v31.4s, v4.4s, v16.s[2]
    fmla v30.4s, v5.4s, v16.s[2]
    fmla v29.4s, v4.4s, v17.s[2]
    fmla v28.4s, v5.4s, v17.s[2]
    fmla v27.4s, v4.4s, v18.s[2]
    fmla v26.4s, v5.4s, v18.s[2]
    fmla v25.4s, v4.4s, v19.s[2]
    fmla v24.4s, v5.4s, v19.s[2]
    fmla v15.4s, v6.4s, v20.s[3]
    fmla v14.4s, v7.4s, v20.s[3]
    fmla v13.4s, v6.4s, v21.s[3]
    fmla v12.4s, v7.4s, v21.s[3]
    fmla v11.4s, v6.4s, v22.s[3]
    fmla v10.4s, v7.4s, v22.s[3]
    fmla v9.4s, v6.4s, v23.s[3]
    fmla v8.4s, v7.4s, v23.s[3]
    ld1 {v20.4s, v21.4s, v22.4s, v23.4s}, [x1], #64
    fmla v31.4s, v6.4s, v16.s[3]
    fmla v30.4s, v7.4s, v16.s[3]
    fmla v29.4s, v6.4s, v17.s[3]
    fmla v28.4s, v7.4s, v17.s[3]
    fmla v27.4s, v6.4s, v18.s[3]
    fmla v26.4s, v7.4s, v18.s[3]
    fmla v25.4s, v6.4s, v19.s[3]
    ld1 {v0.4s, v1.4s, v2.4s, v3.4s}, [x2], #64
    fmla v24.4s, v7.4s, v19.s[3]
    fmla v15.4s, v0.4s, v20.s[0]
    fmla v14.4s, v1.4s, v20.s[0]
    fmla v13.4s, v0.4s, v21.s[0]
    fmla v12.4s, v1.4s, v21.s[0]
    fmla v11.4s, v0.4s, v22.s[0]
    fmla v10.4s, v1.4s, v22.s[0]
    fmla v9.4s, v0.4s, v23.s[0]
    fmla v8.4s, v1.4s, v23.s[0]
    fmla v15.4s, v2.4s, v20.s[1]
    fmla v14.4s, v3.4s, v20.s[1]
    fmla v13.4s, v2.4s, v21.s[1]
    fmla v12.4s, v3.4s, v21.s[1]
    fmla v11.4s, v2.4s, v22.s[1]
    fmla v10.4s, v3.4s, v22.s[1]
    fmla v9.4s, v2.4s, v23.s[1]
    fmla v8.4s, v3.4s, v23.s[1]
    ld1 {v4.4s, v5.4s, v6.4s, v7.4s}, [x1], #64
    fmla v31.4s, v0.4s, v4.s[0]
    fmla v30.4s, v1.4s, v4.s[0]
    fmla v29.4s, v0.4s, v5.s[0]
    fmla v28.4s, v1.4s, v5.s[0]
    fmla v27.4s, v0.4s, v6.s[0]
    fmla v26.4s, v1.4s, v6.s[0]
    fmla v25.4s, v0.4s, v7.s[0]
    fmla v24.4s, v1.4s, v7.s[0]
    fmla v31.4s, v2.4s, v4.s[1]
    fmla v30.4s, v3.4s, v4.s[1]
    fmla v29.4s, v2.4s, v5.s[1]
    fmla v28.4s, v3.4s, v5.s[1]
    fmla v27.4s, v2.4s, v6.s[1]
    fmla v26.4s, v3.4s, v6.s[1]
    fmla v25.4s, v2.4s, v7.s[1]
    fmla v24.4s, v3.4s, v7.s[1]
    ld1 {v0.4s, v1.4s, v2.4s, v3.4s}, [x2], #64
    fmla v15.4s, v0.4s, v20.s[2]
    fmla v14.4s, v1.4s, v20.s[2]
    fmla v13.4s, v0.4s, v21.s[2]
    fmla v12.4s, v1.4s, v21.s[2]
    fmla v11.4s, v0.4s, v22.s[2]
    fmla v10.4s, v1.4s, v22.s[2]
    fmla v9.4s, v0.4s, v23.s[2]
    fmla v8.4s, v1.4s, v23.s[2]
    fmla v31.4s, v0.4s, v4.s[2]
    fmla v30.4s, v1.4s, v4.s[2]
    fmla v29.4s, v0.4s, v5.s[2]
    fmla v28.4s, v1.4s, v5.s[2]
    fmla v27.4s, v0.4s, v6.s[2]
    fmla v26.4s, v1.4s, v6.s[2]
    fmla v25.4s, v0.4s, v7.s[2]
    fmla v24.4s, v1.4s, v7.s[2]
    fmla v15.4s, v2.4s, v20.s[3]
    fmla v14.4s, v3.4s, v20.s[3]
    fmla v13.4s, v2.4s, v21.s[3]
    fmla v12.4s, v3.4s, v21.s[3]
    fmla v11.4s, v2.4s, v22.s[3]
    fmla v10.4s, v3.4s, v22.s[3]
    fmla v9.4s, v2.4s, v23.s[3]
    fmla v8.4s, v3.4s, v23.s[3]
    fmla v31.4s, v2.4s, v4.s[3]
    fmla v30.4s, v3.4s, v4.s[3]
    fmla v29.4s, v2.4s, v5.s[3]
    fmla v28.4s, v3.4s, v5.s[3]
    fmla v27.4s, v2.4s, v6.s[3]
    fmla v26.4s, v3.4s, v6.s[3]
    fmla v25.4s, v2.4s, v7.s[3]
    fmla v24.4s, v3.4s, v7.s[3]
    cbnz x5, .Lloop_743
.Lloop_end_742:
    lsr x3, x0, #2
    ubfx x0, x0, #0, #2
    cbz x3, .Lloop_end_744
.Lloop_745:
    ld1 {v16.4s, v17.4s, v18.4s, v19.4s}, [x1], #64
    ld1 {v0.4s, v1.4s, v2.4s, v3.4s}, [x2], #64
    sub x3, x3, #1
    fmla v15.4s, v0.4s, v16.s[0]
    fmla v14.4s, v1.4s, v16.s[0]
    fmla v13.4s, v0.4s, v17.s[0]
    fmla v12.4s, v1.4s, v17.s[0]
    fmla v11.4s, v0.4s, v18.s[0]
    fmla v10.4s, v1.4s, v18.s[0]
    fmla v9.4s, v0.4s, v19.s[0]
    fmla v8.4s, v1.4s, v19.s[0]
    fmla v15.4s, v2.4s, v16.s[1]
    fmla v14.4s, v3.4s, v16.s[1]
    fmla v13.4s, v2.4s, v17.s[1]
    fmla v12.4s, v3.4s, v17.s[1]
    fmla v11.4s, v2.4s, v18.s[1]
    fmla v10.4s, v3.4s, v18.s[1]
    fmla v9.4s, v2.4s, v19.s[1]
    fmla v8.4s, v3.4s, v19.s[1]
    ld1 {v4.4s, v5.4s, v6.4s, v7.4s}, [x1], #64
    fmla v31.4s, v0.4s, v4.s[0]
    fmla v30.4s, v1.4s, v4.s[0]
    fmla v29.4s, v0.4s, v5.s[0]
    fmla v28.4s, v1.4s, v5.s[0]
    fmla v27.4s, v0.4s, v6.s[0]
    fmla v26.4s, v1.4s, v6.s[0]
    fmla v25.4s, v0.4s, v7.s[0]
    fmla v24.4s, v1.4s, v7.s[0]
    fmla v31.4s, v2.4s, v4.s[1]
    fmla v30.4s, v3.4s, v4.s[1]
    fmla v29.4s, v2.4s, v5.s[1]
    fmla v28.4s, v3.4s, v5.s[1]
    fmla v27.4s, v2.4s, v6.s[1]
    fmla v26.4s, v3.4s, v6.s[1]
    fmla v25.4s, v2.4s, v7.s[1]
    fmla v24.4s, v3.4s, v7.s[1]
    ld1 {v0.4s, v1.4s, v2.4s, v3.4s}, [x2], #64
    fmla v15.4s, v0.4s, v16.s[2]
    fmla v14.4s, v1.4s, v16.s[2]
    fmla v13.4s, v0.4s, v17.s[2]
    fmla v12.4s, v1.4s, v17.s[2]
    fmla v11.4s, v0.4s, v18.s[2]
    fmla v10.4s, v1.4s, v18.s[2]
    fmla v9.4s, v0.4s, v19.s[2]
    fmla v8.4s, v1.4s, v19.s[2]
    fmla v31.4s, v0.4s, v4.s[2]
    fmla v30.4s, v1.4s, v4.s[2]
    fmla v29.4s, v0.4s, v5.s[2]
    fmla v28.4s, v1.4s, v5.s[2]
    fmla v27.4s, v0.4s, v6.s[2]
    fmla v26.4s, v1.4s, v6.s[2]
    fmla v25.4s, v0.4s, v7.s[2]
    fmla v24.4s, v1.4s, v7.s[2]
    fmla v15.4s, v2.4s, v16.s[3]
    fmla v14.4s, v3.4s, v16.s[3]
    fmla v13.4s, v2.4s, v17.s[3]
    fmla v12.4s, v3.4s, v17.s[3]
    fmla v11.4s, v2.4s, v18.s[3]
    fmla v10.4s, v3.4s, v18.s[3]
    fmla v9.4s, v2.4s, v19.s[3]
    fmla v8.4s, v3.4s, v19.s[3]
    fmla v31.4s, v2.4s, v4.s[3]
    fmla v30.4s, v3.4s, v4.s[3]
    fmla v29.4s, v2.4s, v5.s[3]
    fmla v28.4s, v3.4s, v5.s[3]
    fmla v27.4s, v2.4s, v6.s[3]
    fmla v26.4s, v3.4s, v6.s[3]
    fmla v25.4s, v2.4s, v7.s[3]
    fmla v24.4s, v3.4s, v7.s[3]
    cbnz x3, .Lloop_745
.Lloop_end_744:
    cbz x0, .Lloop_end_746
.Lloop_747:
    ldp q0, q1, [x2]
    ldr s2, [x1]
    sub x0, x0, #1
    add x2, x2, #32
    ldr s3, [x1, #16]
    ldr s4, [x1, #32]
    ldr s5, [x1, #48]
    ldr s6, [x1, #64]
    ldr s7, [x1, #80]
    ldr s16, [x1, #96]
    ldr s17, [x1, #112]
    add x1, x1, #4
    fmla v15.4s, v0.4s, v2.s[0]
    fmla v14.4s, v1.4s, v2.s[0]
    fmla v13.4s, v0.4s, v3.s[0]
    fmla v12.4s, v1.4s, v3.s[0]
    fmla v11.4s, v0.4s, v4.s[0]
    fmla v10.4s, v1.4s, v4.s[0]
    fmla v9.4s, v0.4s, v5.s[0]
    fmla v8.4s, v1.4s, v5.s[0]
    fmla v31.4s, v0.4s, v6.s[0]
    fmla v30.4s, v1.4s, v6.s[0]
    fmla v29.4s, v0.4s, v7.s[0]
    fmla v28.4s, v1.4s, v7.s[0]
    fmla v27.4s, v0.4s, v16.s[0]
    fmla v26.4s, v1.4s, v16.s[0]
    fmla v25.4s, v0.4s, v17.s[0]
    fmla v24.4s, v1.4s, v17.s[0]
    cbnz x0, .Lloop_747
.Lloop_end_746:
    ldr x4, [x6, #8]
    ldr x0, [x6, #16]
    mov w1, #8
    mov w2, #1
    ldr x5, [x6]
    mov x3, x4
    cmp x3, x1
    csel x3, x3, x1, ls
    lsl x1, x2, x3
    sub x1, x1, #1
    cbnz x0, .Lotherwise_748
    ubfx x0, x1, #0, #4
    mov x2, x7
    cmp x0, #15
    bne .Lotherwise_749
    ldr q0, [x2]
    b .Lend_750
.Lotherwise_749:
    movi v0.4s, #0
    tst x1, #1
    beq .Lotherwise_751
    ld1 {v0.s}[0], [x2]
.Lotherwise_751:
    tst x1, #2
    beq .Lotherwise_752
    add x0, x2, #4
    ld1 {v0.s}[1], [x0]
.Lotherwise_752:
    tst x1, #4
    beq .Lotherwise_753
    add x0, x2, #8
    ld1 {v0.s}[2], [x0]
.Lotherwise_753:
    tst x1, #8
    beq .Lotherwise_754
    add x0, x2, #12
    ld1 {v0.s}[3], [x0]
.Lotherwise_754:
.Lend_750:
    ubfx x0, x1, #4, #4
    fadd v15.4s, v15.4s, v0.4s
    cmp x0, #15
    bne .Lotherwise_755
    ldr q0, [x2, #16]
    b .Lend_756
.Lotherwise_755:
    movi v0.4s, #0
    tst x1, #16
    beq .Lotherwise_757
    add x0, x2, #16
    ld1 {v0.s}[0], [x0]
.Lotherwise_757:
    tst x1, #32
    beq .Lotherwise_758
    add x0, x2, #20
    ld1 {v0.s}[1], [x0]
.Lotherwise_758:
    tst x1, #64
    beq .Lotherwise_759
    add x0, x2, #24
    ld1 {v0.s}[2], [x0]
.Lotherwise_759:
    tst x1, #128
    beq .Lotherwise_760
    add x0, x2, #28
    ld1 {v0.s}[3], [x0]
.Lotherwise_760:
.Lend_756:
    ubfx x0, x1, #0, #4
    fadd v14.4s, v14.4s, v0.4s
    add x2, x2, x5, lsl #2
    cmp x0, #15
    bne .Lotherwise_761
    ldr q0, [x2]
    b .Lend_762
.Lotherwise_761:
    movi v0.4s, #0
    tst x1, #1
    beq .Lotherwise_763
    ld1 {v0.s}[0], [x2]
.Lotherwise_763:
    tst x1, #2
    beq .Lotherwise_764
    add x0, x2, #4
    ld1 {v0.s}[1], [x0]
.Lotherwise_764:
    tst x1, #4
    beq .Lotherwise_765
    add x0, x2, #8
    ld1 {v0.s}[2], [x0]
.Lotherwise_765:
    tst x1, #8
    beq .Lotherwise_766
    add x0, x2, #12
    ld1 {v0.s}[3], [x0]
.Lotherwise_766:
.Lend_762:
    ubfx x0, x1, #4, #4
    fadd v13.4s, v13.4s, v0.4s
    cmp x0, #15
    bne .Lotherwise_767
    ldr q0, [x2, #16]
    b .Lend_768
.Lotherwise_767:
    movi v0.4s, #0
    tst x1, #16
    beq .Lotherwise_769
    add x0, x2, #16
    ld1 {v0.s}[0], [x0]
.Lotherwise_769:
    tst x1, #32
    beq .Lotherwise_770
    add x0, x2, #20
    ld1 {v0.s}[1], [x0]
.Lotherwise_770:
    tst x1, #64
    beq .Lotherwise_771
    add x0, x2, #24
    ld1 {v0.s}[2], [x0]
.Lotherwise_771:
    tst x1, #128
    beq .Lotherwise_772
    add x0, x2, #28
    ld1 {v0.s}[3], [x0]
.Lotherwise_772:
.Lend_768:
    ubfx x0, x1, #0, #4
    fadd v12.4s, v12.4s, v0.4s
    add x2, x2, x5, lsl #2
    cmp x0, #15
    bne .Lotherwise_773
    ldr q0, [x2]
    b .Lend_774
.Lotherwise_773:
    movi v0.4s, #0
    tst x1, #1
    beq .Lotherwise_775
    ld1 {v0.s}[0], [x2]
.Lotherwise_775:
    tst x1, #2
    beq .Lotherwise_776
    add x0, x2, #4
    ld1 {v0.s}[1], [x0]
.Lotherwise_776:
    tst x1, #4
    beq .Lotherwise_777
    add x0, x2, #8
    ld1 {v0.s}[2], [x0]
.Lotherwise_777:
    tst x1, #8
    beq .Lotherwise_778
    add x0, x2, #12
    ld1 {v0.s}[3], [x0]
.Lotherwise_778:
.Lend_774:
    ubfx x0, x1, #4, #4
    fadd v11.4s, v11.4s, v0.4s
    cmp x0, #15
    bne .Lotherwise_779
    ldr q0, [x2, #16]
    b .Lend_780
.Lotherwise_779:
    movi v0.4s, #0
    tst x1, #16
    beq .Lotherwise_781
    add x0, x2, #16
    ld1 {v0.s}[0], [x0]
.Lotherwise_781:
    tst x1, #32
    beq .Lotherwise_782
    add x0, x2, #20
    ld1 {v0.s}[1], [x0]
.Lotherwise_782:
    tst x1, #64
    beq .Lotherwise_783
    add x0, x2, #24
    ld1 {v0.s}[2], [x0]
.Lotherwise_783:
    tst x1, #128
    beq .Lotherwise_784
    add x0, x2, #28
    ld1 {v0.s}[3], [x0]
.Lotherwise_784:
.Lend_780:
    ubfx x0, x1, #0, #4
    fadd v10.4s, v10.4s, v0.4s
    add x2, x2, x5, lsl #2
    cmp x0, #15
    bne .Lotherwise_785
    ldr q0, [x2]
    b .Lend_786
.Lotherwise_785:
    movi v0.4s, #0
    tst x1, #1
    beq .Lotherwise_787
    ld1 {v0.s}[0], [x2]
.Lotherwise_787:
    tst x1, #2
    beq .Lotherwise_788
    add x0, x2, #4
    ld1 {v0.s}[1], [x0]
.Lotherwise_788:
    tst x1, #4
    beq .Lotherwise_789
    add x0, x2, #8
    ld1 {v0.s}[2], [x0]
.Lotherwise_789:
    tst x1, #8
    beq .Lotherwise_790
    add x0, x2, #12
    ld1 {v0.s}[3], [x0]
.Lotherwise_790:
.Lend_786:
    ubfx x0, x1, #4, #4
    fadd v9.4s, v9.4s, v0.4s
    cmp x0, #15
    bne .Lotherwise_791
    ldr q0, [x2, #16]
    b .Lend_792
.Lotherwise_791:
    movi v0.4s, #0
    tst x1, #16
    beq .Lotherwise_793
    add x0, x2, #16
    ld1 {v0.s}[0], [x0]
.Lotherwise_793:
    tst x1, #32
    beq .Lotherwise_794
    add x0, x2, #20
    ld1 {v0.s}[1], [x0]
.Lotherwise_794:
    tst x1, #64
    beq .Lotherwise_795
    add x0, x2, #24
    ld1 {v0.s}[2], [x0]
.Lotherwise_795:
    tst x1, #128
    beq .Lotherwise_796
    add x0, x2, #28
    ld1 {v0.s}[3], [x0]
.Lotherwise_796:
.Lend_792:
    ubfx x0, x1, #0, #4
    fadd v8.4s, v8.4s, v0.4s
    add x2, x2, x5, lsl #2
    cmp x0, #15
    bne .Lotherwise_797
    ldr q0, [x2]
    b .Lend_798
.Lotherwise_797:
    movi v0.4s, #0
    tst x1, #1
    beq .Lotherwise_799
    ld1 {v0.s}[0], [x2]
.Lotherwise_799:
    tst x1, #2
    beq .Lotherwise_800
    add x0, x2, #4
    ld1 {v0.s}[1], [x0]
.Lotherwise_800:
    tst x1, #4
    beq .Lotherwise_801
    add x0, x2, #8
    ld1 {v0.s}[2], [x0]
.Lotherwise_801:
    tst x1, #8
    beq .Lotherwise_802
    add x0, x2, #12
    ld1 {v0.s}[3], [x0]
.Lotherwise_802:
.Lend_798:
    ubfx x0, x1, #4, #4
    fadd v31.4s, v31.4s, v0.4s
    cmp x0, #15
    bne .Lotherwise_803
    ldr q0, [x2, #16]
    b .Lend_804
.Lotherwise_803:
    movi v0.4s, #0
    tst x1, #16
    beq .Lotherwise_805
    add x0, x2, #16
    ld1 {v0.s}[0], [x0]
.Lotherwise_805:
    tst x1, #32
    beq .Lotherwise_806
    add x0, x2, #20
    ld1 {v0.s}[1], [x0]
.Lotherwise_806:
    tst x1, #64
    beq .Lotherwise_807
    add x0, x2, #24
    ld1 {v0.s}[2], [x0]
.Lotherwise_807:
    tst x1, #128
    beq .Lotherwise_808
    add x0, x2, #28
    ld1 {v0.s}[3], [x0]
.Lotherwise_808:
.Lend_804:
    ubfx x0, x1, #0, #4
    fadd v30.4s, v30.4s, v0.4s
    add x2, x2, x5, lsl #2
    cmp x0, #15
    bne .Lotherwise_809
    ldr q0, [x2]
    b .Lend_810
.Lotherwise_809:
    movi v0.4s, #0
    tst x1, #1
    beq .Lotherwise_811
    ld1 {v0.s}[0], [x2]
.Lotherwise_811:
    tst x1, #2
    beq .Lotherwise_812
    add x0, x2, #4
    ld1 {v0.s}[1], [x0]
.Lotherwise_812:
    tst x1, #4
    beq .Lotherwise_813
    add x0, x2, #8
    ld1 {v0.s}[2], [x0]
.Lotherwise_813:
    tst x1, #8
    beq .Lotherwise_814
    add x0, x2, #12
    ld1 {v0.s}[3], [x0]
.Lotherwise_814:
.Lend_810:
    ubfx x0, x1, #4, #4
    fadd v29.4s, v29.4s, v0.4s
    cmp x0, #15
    bne .Lotherwise_815
    ldr q0, [x2, #16]
    b .Lend_816
.Lotherwise_815:
    movi v0.4s, #0
    tst x1, #16
    beq .Lotherwise_817
    add x0, x2, #16
    ld1 {v0.s}[0], [x0]
.Lotherwise_817:
    tst x1, #32
    beq .Lotherwise_818
    add x0, x2, #20
    ld1 {v0.s}[1], [x0]
.Lotherwise_818:
    tst x1, #64
    beq .Lotherwise_819
    add x0, x2, #24
    ld1 {v0.s}[2], [x0]
.Lotherwise_819:
    tst x1, #128
    beq .Lotherwise_820
    add x0, x2, #28
    ld1 {v0.s}[3], [x0]
.Lotherwise_820:
.Lend_816:
    ubfx x0, x1, #0, #4
    fadd v28.4s, v28.4s, v0.4s
    add x2, x2, x5, lsl #2
    cmp x0, #15
    bne .Lotherwise_821
    ldr q0, [x2]
    b .Lend_822
.Lotherwise_821:
    movi v0.4s, #0
    tst x1, #1
    beq .Lotherwise_823
    ld1 {v0.s}[0], [x2]
.Lotherwise_823:
    tst x1, #2
    beq .Lotherwise_824
    add x0, x2, #4
    ld1 {v0.s}[1], [x0]
.Lotherwise_824:
    tst x1, #4
    beq .Lotherwise_825
    add x0, x2, #8
    ld1 {v0.s}[2], [x0]
.Lotherwise_825:
    tst x1, #8
    beq .Lotherwise_826
    add x0, x2, #12
    ld1 {v0.s}[3], [x0]
.Lotherwise_826:
.Lend_822:
    ubfx x0, x1, #4, #4
    fadd v27.4s, v27.4s, v0.4s
    cmp x0, #15
    bne .Lotherwise_827
    ldr q0, [x2, #16]
    b .Lend_828
.Lotherwise_827:
    movi v0.4s, #0
    tst x1, #16
    beq .Lotherwise_829
    add x0, x2, #16
    ld1 {v0.s}[0], [x0]
.Lotherwise_829:
    tst x1, #32
    beq .Lotherwise_830
    add x0, x2, #20
    ld1 {v0.s}[1], [x0]
.Lotherwise_830:
    tst x1, #64
    beq .Lotherwise_831
    add x0, x2, #24
    ld1 {v0.s}[2], [x0]
.Lotherwise_831:
    tst x1, #128
    beq .Lotherwise_832
    add x0, x2, #28
    ld1 {v0.s}[3], [x0]
.Lotherwise_832:
.Lend_828:
    ubfx x0, x1, #0, #4
    fadd v26.4s, v26.4s, v0.4s
    add x2, x2, x5, lsl #2
    cmp x0, #15
    bne .Lotherwise_833
    ldr q0, [x2]
    b .Lend_834
.Lotherwise_833:
    movi v0.4s, #0
    tst x1, #1
    beq .Lotherwise_835
    ld1 {v0.s}[0], [x2]
.Lotherwise_835:
    tst x1, #2
    beq .Lotherwise_836
    add x0, x2, #4
    ld1 {v0.s}[1], [x0]
.Lotherwise_836:
    tst x1, #4
    beq .Lotherwise_837
    add x0, x2, #8
    ld1 {v0.s}[2], [x0]
.Lotherwise_837:
    tst x1, #8
    beq .Lotherwise_838
    add x0, x2, #12
    ld1 {v0.s}[3], [x0]
.Lotherwise_838:
.Lend_834:
    ubfx x0, x1, #4, #4
    fadd v25.4s, v25.4s, v0.4s
    cmp x0, #15
    bne .Lotherwise_839
    ldr q0, [x2, #16]
    b .Lend_840
.Lotherwise_839:
    movi v0.4s, #0
    tst x1, #16
    beq .Lotherwise_841
    add x0, x2, #16
    ld1 {v0.s}[0], [x0]
.Lotherwise_841:
    tst x1, #32
    beq .Lotherwise_842
    add x0, x2, #20
    ld1 {v0.s}[1], [x0]
.Lotherwise_842:
    tst x1, #64
    beq .Lotherwise_843
    add x0, x2, #24
    ld1 {v0.s}[2], [x0]
.Lotherwise_843:
    tst x1, #128
    beq .Lotherwise_844
    add x0, x2, #28
    ld1 {v0.s}[3], [x0]
.Lotherwise_844:
.Lend_840:
    fadd v24.4s, v24.4s, v0.4s
    b .Lend_845
.Lotherwise_748:
    ldp q0, q1, [x0]
    dup v2.4s, v0.s[0]
    dup v3.4s, v0.s[1]
    dup v4.4s, v0.s[2]
    dup v0.4s, v0.s[3]
    dup v5.4s, v1.s[0]
    dup v6.4s, v1.s[1]
    dup v7.4s, v1.s[2]
    dup v1.4s, v1.s[3]
    fadd v15.4s, v15.4s, v2.4s
    fadd v14.4s, v14.4s, v2.4s
    fadd v13.4s, v13.4s, v3.4s
    fadd v12.4s, v12.4s, v3.4s
    fadd v11.4s, v11.4s, v4.4s
    fadd v10.4s, v10.4s, v4.4s
    fadd v9.4s, v9.4s, v0.4s
    fadd v8.4s, v8.4s, v0.4s
    fadd v31.4s, v31.4s, v5.4s
    fadd v30.4s, v30.4s, v5.4s
    fadd v29.4s, v29.4s, v6.4s
    fadd v28.4s, v28.4s, v6.4s
    fadd v27.4s, v27.4s, v7.4s
    fadd v26.4s, v26.4s, v7.4s
    fadd v25.4s, v25.4s, v1.4s
    fadd v24.4s, v24.4s, v1.4s
.Lend_845:
    ldr s0, [x6, #24]
    dup v6.4s, v0.s[0]
    cmp x4, #8
    bne .Lotherwise_846
    fmax v0.4s, v6.4s, v15.4s
    fmax v1.4s, v6.4s, v14.4s
    fmax v2.4s, v6.4s, v13.4s
    fmax v3.4s, v6.4s, v12.4s
    fmax v4.4s, v6.4s, v11.4s
    fmax v5.4s, v6.4s, v10.4s
    str q0, [x7]
    str q1, [x7, #16]
    add x7, x7, x5, lsl #2
    fmax v0.4s, v6.4s, v9.4s
    fmax v1.4s, v6.4s, v8.4s
    str q2, [x7]
    str q3, [x7, #16]
    add x7, x7, x5, lsl #2
    fmax v2.4s, v6.4s, v31.4s
    fmax v3.4s, v6.4s, v30.4s
    str q4, [x7]
    str q5, [x7, #16]
    add x7, x7, x5, lsl #2
    fmax v4.4s, v6.4s, v29.4s
    fmax v5.4s, v6.4s, v28.4s
    str q0, [x7]
    str q1, [x7, #16]
    add x7, x7, x5, lsl #2
    fmax v0.4s, v6.4s, v27.4s
    fmax v1.4s, v6.4s, v26.4s
    str q2, [x7]
    str q3, [x7, #16]
    add x7, x7, x5, lsl #2
    fmax v2.4s, v6.4s, v25.4s
    fmax v3.4s, v6.4s, v24.4s
    str q4, [x7]
    str q5, [x7, #16]
    add x7, x7, x5, lsl #2
    str q0, [x7]
    str q1, [x7, #16]
    add x7, x7, x5, lsl #2
    str q2, [x7]
    str q3, [x7, #16]
    b .Lend_847
.Lotherwise_846:
    ubfx x0, x1, #0, #4
    fmax v0.4s, v6.4s, v15.4s
    cmp x0, #15
    bne .Lotherwise_848
    str q0, [x7]
    b .Lend_849
.Lotherwise_848:
    tst x1, #1
    beq .Lotherwise_850
    st1 {v0.s}[0], [x7]
.Lotherwise_850:
    tst x1, #2
    beq .Lotherwise_851
    add x0, x7, #4
    st1 {v0.s}[1], [x0]
.Lotherwise_851:
    tst x1, #4
    beq .Lotherwise_852
    add x0, x7, #8
    st1 {v0.s}[2], [x0]
.Lotherwise_852:
    tst x1, #8
    beq .Lotherwise_853
    add x0, x7, #12
    st1 {v0.s}[3], [x0]
.Lotherwise_853:
.Lend_849:
    ubfx x0, x1, #4, #4
    fmax v0.4s, v6.4s, v14.4s
    cmp x0, #15
    bne .Lotherwise_854
    str q0, [x7, #16]
    b .Lend_855
.Lotherwise_854:
    tst x1, #16
    beq .Lotherwise_856
    add x0, x7, #16
    st1 {v0.s}[0], [x0]
.Lotherwise_856:
    tst x1, #32
    beq .Lotherwise_857
    add x0, x7, #20
    st1 {v0.s}[1], [x0]
.Lotherwise_857:
    tst x1, #64
    beq .Lotherwise_858
    add x0, x7, #24
    st1 {v0.s}[2], [x0]
.Lotherwise_858:
    tst x1, #128
    beq .Lotherwise_859
    add x0, x7, #28
    st1 {v0.s}[3], [x0]
.Lotherwise_859:
.Lend_855:
    ubfx x0, x1, #0, #4
    add x7, x7, x5, lsl #2
    fmax v0.4s, v6.4s, v13.4s
    cmp x0, #15
    bne .Lotherwise_860
    str q0, [x7]
    b .Lend_861
.Lotherwise_860:
    tst x1, #1
    beq .Lotherwise_862
    st1 {v0.s}[0], [x7]
.Lotherwise_862:
    tst x1, #2
    beq .Lotherwise_863
    add x0, x7, #4
    st1 {v0.s}[1], [x0]
.Lotherwise_863:
    tst x1, #4
    beq .Lotherwise_864
    add x0, x7, #8
    st1 {v0.s}[2], [x0]
.Lotherwise_864:
    tst x1, #8
    beq .Lotherwise_865
    add x0, x7, #12
    st1 {v0.s}[3], [x0]
.Lotherwise_865:
.Lend_861:
    ubfx x0, x1, #4, #4
    fmax v0.4s, v6.4s, v12.4s
    cmp x0, #15
    bne .Lotherwise_866
    str q0, [x7, #16]
    b .Lend_867
.Lotherwise_866:
    tst x1, #16
    beq .Lotherwise_868
    add x0, x7, #16
    st1 {v0.s}[0], [x0]
.Lotherwise_868:
    tst x1, #32
    beq .Lotherwise_869
    add x0, x7, #20
    st1 {v0.s}[1], [x0]
.Lotherwise_869:
    tst x1, #64
    beq .Lotherwise_870
    add x0, x7, #24
    st1 {v0.s}[2], [x0]
.Lotherwise_870:
    tst x1, #128
    beq .Lotherwise_871
    add x0, x7, #28
    st1 {v0.s}[3], [x0]
.Lotherwise_871:
.Lend_867:
    ubfx x0, x1, #0, #4
    add x7, x7, x5, lsl #2
    fmax v0.4s, v6.4s, v11.4s
    cmp x0, #15
    bne .Lotherwise_872
    str q0, [x7]
    b .Lend_873
.Lotherwise_872:
    tst x1, #1
    beq .Lotherwise_874
    st1 {v0.s}[0], [x7]
.Lotherwise_874:
    tst x1, #2
    beq .Lotherwise_875
    add x0, x7, #4
    st1 {v0.s}[1], [x0]
.Lotherwise_875:
    tst x1, #4
    beq .Lotherwise_876
    add x0, x7, #8
    st1 {v0.s}[2], [x0]
.Lotherwise_876:
    tst x1, #8
    beq .Lotherwise_877
    add x0, x7, #12
    st1 {v0.s}[3], [x0]
.Lotherwise_877:
.Lend_873:
    ubfx x0, x1, #4, #4
    fmax v0.4s, v6.4s, v10.4s
    cmp x0, #15
    bne .Lotherwise_878
    str q0, [x7, #16]
    b .Lend_879
.Lotherwise_878:
    tst x1, #16
    beq .Lotherwise_880
    add x0, x7, #16
    st1 {v0.s}[0], [x0]
.Lotherwise_880:
    tst x1, #32
    beq .Lotherwise_881
    add x0, x7, #20
    st1 {v0.s}[1], [x0]
.Lotherwise_881:
    tst x1, #64
    beq .Lotherwise_882
    add x0, x7, #24
    st1 {v0.s}[2], [x0]
.Lotherwise_882:
    tst x1, #128
    beq .Lotherwise_883
    add x0, x7, #28
    st1 {v0.s}[3], [x0]
.Lotherwise_883:
.Lend_879:
    ubfx x0, x1, #0, #4
    add x7, x7, x5, lsl #2
    fmax v0.4s, v6.4s, v9.4s
    cmp x0, #15
    bne .Lotherwise_884
    str q0, [x7]
    b .Lend_885
.Lotherwise_884:
    tst x1, #1
    beq .Lotherwise_886
    st1 {v0.s}[0], [x7]
.Lotherwise_886:
    tst x1, #2
    beq .Lotherwise_887
    add x0, x7, #4
    st1 {v0.s}[1], [x0]
.Lotherwise_887:
    tst x1, #4
    beq .Lotherwise_888
    add x0, x7, #8
    st1 {v0.s}[2], [x0]
.Lotherwise_888:
    tst x1, #8
    beq .Lotherwise_889
    add x0, x7, #12
    st1 {v0.s}[3], [x0]
.Lotherwise_889:
.Lend_885:
    ubfx x0, x1, #4, #4
    fmax v0.4s, v6.4s, v8.4s
    cmp x0, #15
    bne .Lotherwise_890
    str q0, [x7, #16]
    b .Lend_891
.Lotherwise_890:
    tst x1, #16
    beq .Lotherwise_892
    add x0, x7, #16
    st1 {v0.s}[0], [x0]
.Lotherwise_892:
    tst x1, #32
    beq .Lotherwise_893
    add x0, x7, #20
    st1 {v0.s}[1], [x0]
.Lotherwise_893:
    tst x1, #64
    beq .Lotherwise_894
    add x0, x7, #24
    st1 {v0.s}[2], [x0]
.Lotherwise_894:
    tst x1, #128
    beq .Lotherwise_895
    add x0, x7, #28
    st1 {v0.s}[3], [x0]
.Lotherwise_895:
.Lend_891:
    ubfx x0, x1, #0, #4
    add x7, x7, x5, lsl #2
    fmax v0.4s, v6.4s, v31.4s
    cmp x0, #15
    bne .Lotherwise_896
    str q0, [x7]
    b .Lend_897
.Lotherwise_896:
    tst x1, #1
    beq .Lotherwise_898
    st1 {v0.s}[0], [x7]
.Lotherwise_898:
    tst x1, #2
    beq .Lotherwise_899
    add x0, x7, #4
    st1 {v0.s}[1], [x0]
.Lotherwise_899:
    tst x1, #4
    beq .Lotherwise_900
    add x0, x7, #8
    st1 {v0.s}[2], [x0]
.Lotherwise_900:
    tst x1, #8
    beq .Lotherwise_901
    add x0, x7, #12
    st1 {v0.s}[3], [x0]
.Lotherwise_901:
.Lend_897:
    ubfx x0, x1, #4, #4
    fmax v0.4s, v6.4s, v30.4s
    cmp x0, #15
    bne .Lotherwise_902
    str q0, [x7, #16]
    b .Lend_903
.Lotherwise_902:
    tst x1, #16
    beq .Lotherwise_904
    add x0, x7, #16
    st1 {v0.s}[0], [x0]
.Lotherwise_904:
    tst x1, #32
    beq .Lotherwise_905
    add x0, x7, #20
    st1 {v0.s}[1], [x0]
.Lotherwise_905:
    tst x1, #64
    beq .Lotherwise_906
    add x0, x7, #24
    st1 {v0.s}[2], [x0]
.Lotherwise_906:
    tst x1, #128
    beq .Lotherwise_907
    add x0, x7, #28
    st1 {v0.s}[3], [x0]
.Lotherwise_907:
.Lend_903:
    ubfx x0, x1, #0, #4
    add x7, x7, x5, lsl #2
    fmax v0.4s, v6.4s, v29.4s
    cmp x0, #15
    bne .Lotherwise_908
    str q0, [x7]
    b .Lend_909
.Lotherwise_908:
    tst x1, #1
    beq .Lotherwise_910
    st1 {v0.s}[0], [x7]
.Lotherwise_910:
    tst x1, #2
    beq .Lotherwise_911
    add x0, x7, #4
    st1 {v0.s}[1], [x0]
.Lotherwise_911:
    tst x1, #4
    beq .Lotherwise_912
    add x0, x7, #8
    st1 {v0.s}[2], [x0]
.Lotherwise_912:
    tst x1, #8
    beq .Lotherwise_913
    add x0, x7, #12
    st1 {v0.s}[3], [x0]
.Lotherwise_913:
.Lend_909:
    ubfx x0, x1, #4, #4
    fmax v0.4s, v6.4s, v28.4s
    cmp x0, #15
    bne .Lotherwise_914
    str q0, [x7, #16]
    b .Lend_915
.Lotherwise_914:
    tst x1, #16
    beq .Lotherwise_916
    add x0, x7, #16
    st1 {v0.s}[0], [x0]
.Lotherwise_916:
    tst x1, #32
    beq .Lotherwise_917
    add x0, x7, #20
    st1 {v0.s}[1], [x0]
.Lotherwise_917:
    tst x1, #64
    beq .Lotherwise_918
    add x0, x7, #24
    st1 {v0.s}[2], [x0]
.Lotherwise_918:
    tst x1, #128
    beq .Lotherwise_919
    add x0, x7, #28
    st1 {v0.s}[3], [x0]
.Lotherwise_919:
.Lend_915:
    ubfx x0, x1, #0, #4
    add x7, x7, x5, lsl #2
    fmax v0.4s, v6.4s, v27.4s
    cmp x0, #15
    bne .Lotherwise_920
    str q0, [x7]
    b .Lend_921
.Lotherwise_920:
    tst x1, #1
    beq .Lotherwise_922
    st1 {v0.s}[0], [x7]
.Lotherwise_922:
    tst x1, #2
    beq .Lotherwise_923
    add x0, x7, #4
    st1 {v0.s}[1], [x0]
.Lotherwise_923:
    tst x1, #4
    beq .Lotherwise_924
    add x0, x7, #8
    st1 {v0.s}[2], [x0]
.Lotherwise_924:
    tst x1, #8
    beq .Lotherwise_925
    add x0, x7, #12
    st1 {v0.s}[3], [x0]
.Lotherwise_925:
.Lend_921:
    ubfx x0, x1, #4, #4
    fmax v0.4s, v6.4s, v26.4s
    cmp x0, #15
    bne .Lotherwise_926
    str q0, [x7, #16]
    b .Lend_927
.Lotherwise_926:
    tst x1, #16
    beq .Lotherwise_928
    add x0, x7, #16
    st1 {v0.s}[0], [x0]
.Lotherwise_928:
    tst x1, #32
    beq .Lotherwise_929
    add x0, x7, #20
    st1 {v0.s}[1], [x0]
.Lotherwise_929:
    tst x1, #64
    beq .Lotherwise_930
    add x0, x7, #24
    st1 {v0.s}[2], [x0]
.Lotherwise_930:
    tst x1, #128
    beq .Lotherwise_931
    add x0, x7, #28
    st1 {v0.s}[3], [x0]
.Lotherwise_931:
.Lend_927:
    ubfx x0, x1, #0, #4
    add x7, x7, x5, lsl #2
    fmax v0.4s, v6.4s, v25.4s
    cmp x0, #15
    bne .Lotherwise_932
    str q0, [x7]
    b .Lend_933
.Lotherwise_932:
    tst x1, #1
    beq .Lotherwise_934
    st1 {v0.s}[0], [x7]
.Lotherwise_934:
    tst x1, #2
    beq .Lotherwise_935
    add x0, x7, #4
    st1 {v0.s}[1], [x0]
.Lotherwise_935:
    tst x1, #4
    beq .Lotherwise_936
    add x0, x7, #8
    st1 {v0.s}[2], [x0]
.Lotherwise_936:
    tst x1, #8
    beq .Lotherwise_937
    add x0, x7, #12
    st1 {v0.s}[3], [x0]
.Lotherwise_937:
.Lend_933:
    ubfx x0, x1, #4, #4
    fmax v0.4s, v6.4s, v24.4s
    cmp x0, #15
    bne .Lotherwise_938
    str q0, [x7, #16]
    b .Lend_939
.Lotherwise_938:
    tst x1, #16
    beq .Lotherwise_940
    add x0, x7, #16
    st1 {v0.s}[0], [x0]
.Lotherwise_940:
    tst x1, #32
    beq .Lotherwise_941
    add x0, x7, #20
    st1 {v0.s}[1], [x0]
.Lotherwise_941:
    tst x1, #64
    beq .Lotherwise_942
    add x0, x7, #24
    st1 {v0.s}[2], [x0]
.Lotherwise_942:
    tst x1, #128
    beq .Lotherwise_943
    add x0, x7, #28
    st1 {v0.s}[3], [x0]
.Lotherwise_943:
.Lend_939:
.Lend_847:
    ldp d8, d9, [sp, #0]
    ldp d10, d11, [sp, #16]
    ldp d12, d13, [sp, #32]
    ldp d14, d15, [sp, #48]
    add sp, sp, #64
    ret
    .size nnp_sgemm_8x8__aarch64_neon, . - nnp_sgemm_8x8__aarch64_neon

    .section .note.GNU-stack, "", %progbits
