    .arch armv8.2-a+fp16+dotprod

.section .rodata
    .p2align 4
.Lconstants_nnp_softmax_maximum__aarch64_neon:
    .long 0xff7fffff, 0x00000000, 0x00000000, 0x00000000

    .text
    .p2align 4
    .globl nnp_softmax_maximum__aarch64_neon
    .type nnp_softmax_maximum__aarch64_neon, %function
nnp_softmax_maximum__aarch64_neon:
    adrp x4, .Lconstants_nnp_softmax_maximum__aarch64_neon
    ldr q0, [x4, :lo12:.Lconstants_nnp_softmax_maximum__aarch64_neon]
    lsr x4, x0, #4
    dup v1.4s, v0.s[0]
    dup v2.4s, v0.s[0]
    dup v3.4s, v0.s[0]
    dup v0.4s, v0.s[0]
    cbz x4, .Lloop_end_0
.Lloop_1:
    ldr q4, [x1]
    sub x4, x4, #1
    str q4, [x2]
    fmax v1.4s, v1.4s, v4.4s
    ldr q4, [x1, #16]
    str q4, [x2, #16]
    fmax v2.4s, v2.4s, v4.4s
    ldr q4, [x1, #32]
    str q4, [x2, #32]
    fmax v3.4s, v3.4s, v4.4s
    ldr q4, [x1, #48]
    add x1, x1, #64
    fmax v0.4s, v0.4s, v4.4s
    str q4, [x2, #48]
    add x2, x2, #64
    cbnz x4, .Lloop_1
.Lloop_end_0:
    ubfx x4, x0, #0, #4
    ubfx x0, x0, #0, #4
    add x1, x1, x4, lsl #2
    add x2, x2, x0, lsl #2
    ldr q4, [x1, #-64]
    str q4, [x2, #-64]
    fmax v1.4s, v1.4s, v4.4s
    ldr q4, [x1, #-48]
    str q4, [x2, #-48]
    fmax v2.4s, v2.4s, v4.4s
    ldr q4, [x1, #-32]
    str q4, [x2, #-32]
    fmax v3.4s, v3.4s, v4.4s
    ldr q4, [x1, #-16]
    fmax v0.4s, v0.4s, v4.4s
    str q4, [x2, #-16]
    str q1, [x3]
    str q2, [x3, #16]
    str q3, [x3, #32]
    str q0, [x3, #48]
    ret
    .size nnp_softmax_maximum__aarch64_neon, . - nnp_softmax_maximum__aarch64_neon

.section .rodata
    .p2align 4
.Lconstants_nnp_softmax_exponential__aarch64_neon:
    .long 0xc2b00000, 0x4b40007f, 0x3fb8aa3b, 0x3f318000
    .long 0x395e8083, 0x3ab6ba99, 0x3c0937d3, 0x3d2aaa56
    .long 0x3e2aaa02, 0x3f000000, 0x3f800000, 0x00000000

    .text
    .p2align 4
    .globl nnp_softmax_exponential__aarch64_neon
    .type nnp_softmax_exponential__aarch64_neon, %function
nnp_softmax_exponential__aarch64_neon:
    sub sp, sp, #64
    stp d8, d9, [sp, #0]
    stp d10, d11, [sp, #16]
    stp d12, d13, [sp, #32]
    stp d14, d15, [sp, #48]
    adrp x6, .Lconstants_nnp_softmax_exponential__aarch64_neon
    ldr q20, [x6, :lo12:.Lconstants_nnp_softmax_exponential__aarch64_neon]
    ldr x6, [x5]
    ldr s0, [x3]
    mov x7, x1
    mov x8, x4
    movi v21.4s, #0
    movi v22.4s, #0
    movi v23.4s, #0
    movi v24.4s, #0
    ldr x1, [x5, #8]
    ldr x3, [x5, #16]
    ldr s30, [x5, #24]
    dup v25.4s, v20.s[0]
    dup v26.4s, v20.s[1]
    lsr x4, x6, #4
    dup v27.4s, v0.s[0]
    sub x5, x0, x6
    cbz x4, .Lloop_end_2
.Lloop_3:
    ld1 {v0.4s, v1.4s, v2.4s, v3.4s}, [x7]
    mov v7.16b, v26.16b
    mov v16.16b, v26.16b
    adrp x6, .Lconstants_nnp_softmax_exponential__aarch64_neon+16
    ldr q17, [x6, :lo12:.Lconstants_nnp_softmax_exponential__aarch64_neon+16]
    mov v18.16b, v26.16b
    mov v19.16b, v26.16b
    adrp x6, .Lconstants_nnp_softmax_exponential__aarch64_neon+32
    ldr q28, [x6, :lo12:.Lconstants_nnp_softmax_exponential__aarch64_neon+32]
    add x6, x7, x2, lsl #2
    sub x4, x4, #1
    prfm pldl1keep, [x6]
    dup v29.4s, v17.s[2]
    dup v31.4s, v17.s[2]
    fsub v0.4s, v0.4s, v27.4s
    fsub v1.4s, v1.4s, v27.4s
    fsub v2.4s, v2.4s, v27.4s
    fsub v3.4s, v3.4s, v27.4s
    dup v10.4s, v17.s[2]
    dup v11.4s, v17.s[2]
    fmax v12.4s, v25.4s, v0.4s
    fmax v13.4s, v25.4s, v1.4s
    fmax v14.4s, v25.4s, v2.4s
    fmax v0.4s, v25.4s, v3.4s
    dup v1.4s, v17.s[3]
    dup v2.4s, v17.s[3]
    fmla v7.4s, v12.4s, v20.s[2]
    fmla v16.4s, v13.4s, v20.s[2]
    fmla v18.4s, v14.4s, v20.s[2]
    fmla v19.4s, v0.4s, v20.s[2]
    dup v3.4s, v17.s[3]
    dup v4.4s, v17.s[3]
    dup v5.4s, v28.s[0]
    dup v6.4s, v28.s[0]
    fsub v8.4s, v7.4s, v26.4s
    fsub v9.4s, v16.4s, v26.4s
    fsub v15.4s, v18.4s, v26.4s
    shl v7.4s, v7.4s, #23
    shl v16.4s, v16.4s, #23
    shl v18.4s, v18.4s, #23
    fmls v12.4s, v8.4s, v20.s[3]
    fmls v13.4s, v9.4s, v20.s[3]
    fmls v14.4s, v15.4s, v20.s[3]
    fmla v12.4s, v8.4s, v17.s[0]
    fsub v8.4s, v19.4s, v26.4s
    fmla v13.4s, v9.4s, v17.s[0]
    fmla v14.4s, v15.4s, v17.s[0]
    dup v9.4s, v28.s[0]
    dup v15.4s, v28.s[0]
    fmls v0.4s, v8.4s, v20.s[3]
    shl v19.4s, v19.4s, #23
    fmla v29.4s, v12.4s, v17.s[1]
    fmla v0.4s, v8.4s, v17.s[0]
    fmla v31.4s, v13.4s, v17.s[1]
    fmla v10.4s, v14.4s, v17.s[1]
    dup v8.4s, v28.s[1]
    fmla v1.4s, v29.4s, v12.4s
    dup v29.4s, v28.s[1]
    fmla v11.4s, v0.4s, v17.s[1]
    fmla v2.4s, v31.4s, v13.4s
    fmla v3.4s, v10.4s, v14.4s
    dup v17.4s, v28.s[1]
    dup v31.4s, v28.s[1]
    dup v10.4s, v28.s[2]
    fmla v5.4s, v1.4s, v12.4s
    dup v1.4s, v28.s[2]
    fmla v4.4s, v11.4s, v0.4s
    fmla v6.4s, v2.4s, v13.4s
    fmla v9.4s, v3.4s, v14.4s
    dup v2.4s, v28.s[2]
    dup v3.4s, v28.s[2]
    dup v11.4s, v28.s[2]
    fmla v8.4s, v5.4s, v12.4s
    dup v5.4s, v28.s[2]
    fmla v15.4s, v4.4s, v0.4s
    fmla v29.4s, v6.4s, v13.4s
    fmla v17.4s, v9.4s, v14.4s
    dup v4.4s, v28.s[2]
    dup v6.4s, v28.s[2]
    fmla v10.4s, v8.4s, v12.4s
    fmla v31.4s, v15.4s, v0.4s
    fmla v1.4s, v29.4s, v13.4s
    fmla v2.4s, v17.4s, v14.4s
    fmla v11.4s, v10.4s, v12.4s
    fmla v3.4s, v31.4s, v0.4s
    fmla v5.4s, v1.4s, v13.4s
    fmla v4.4s, v2.4s, v14.4s
    fmul v1.4s, v11.4s, v7.4s
    fmla v6.4s, v3.4s, v0.4s
    fmul v0.4s, v5.4s, v16.4s
    fmul v2.4s, v4.4s, v18.4s
    str q1, [x7], #16
    fadd v21.4s, v21.4s, v1.4s
    str q0, [x7], #16
    fadd v22.4s, v22.4s, v0.4s
    fmul v0.4s, v6.4s, v19.4s
    str q2, [x7], #16
    fadd v23.4s, v23.4s, v2.4s
    str q0, [x7], #16
    fadd v24.4s, v24.4s, v0.4s
    ldr q0, [x1]
    fmul v0.4s, v0.4s, v30.s[0]
    str q0, [x3]
    ldr q0, [x1, #16]
    fmul v0.4s, v0.4s, v30.s[0]
    str q0, [x3, #16]
    ldr q0, [x1, #32]
    fmul v0.4s, v0.4s, v30.s[0]
    str q0, [x3, #32]
    ldr q0, [x1, #48]
    add x1, x1, #64
    fmul v0.4s, v0.4s, v30.s[0]
    str q0, [x3, #48]
    add x3, x3, #64
    cbnz x4, .Lloop_3
.Lloop_end_2:
    lsr x1, x5, #4
    cbz x1, .Lloop_end_4
.Lloop_5:
    ld1 {v0.4s, v1.4s, v2.4s, v3.4s}, [x7]
    mov v16.16b, v26.16b
    mov v17.16b, v26.16b
    adrp x3, .Lconstants_nnp_softmax_exponential__aarch64_neon+16
    ldr q18, [x3, :lo12:.Lconstants_nnp_softmax_exponential__aarch64_neon+16]
    mov v19.16b, v26.16b
    mov v28.16b, v26.16b
    adrp x3, .Lconstants_nnp_softmax_exponential__aarch64_neon+32
    ldr q29, [x3, :lo12:.Lconstants_nnp_softmax_exponential__aarch64_neon+32]
    add x3, x7, x2, lsl #2
    sub x1, x1, #1
    prfm pldl1keep, [x3]
    dup v30.4s, v18.s[2]
    dup v31.4s, v18.s[2]
    fsub v0.4s, v0.4s, v27.4s
    fsub v1.4s, v1.4s, v27.4s
    fsub v2.4s, v2.4s, v27.4s
    fsub v3.4s, v3.4s, v27.4s
    dup v10.4s, v18.s[2]
    dup v11.4s, v18.s[2]
    fmax v12.4s, v25.4s, v0.4s
    fmax v13.4s, v25.4s, v1.4s
    fmax v14.4s, v25.4s, v2.4s
    fmax v0.4s, v25.4s, v3.4s
    dup v1.4s, v18.s[3]
    dup v2.4s, v18.s[3]
    fmla v16.4s, v12.4s, v20.s[2]
    fmla v17.4s, v13.4s, v20.s[2]
    fmla v19.4s, v14.4s, v20.s[2]
    fmla v28.4s, v0.4s, v20.s[2]
    dup v3.4s, v18.s[3]
    dup v4.4s, v18.s[3]
    dup v5.4s, v29.s[0]
    dup v6.4s, v29.s[0]
    fsub v7.4s, v16.4s, v26.4s
    fsub v8.4s, v17.4s, v26.4s
    fsub v9.4s, v19.4s, v26.4s
    fsub v15.4s, v28.4s, v26.4s
    shl v16.4s, v16.4s, #23
    shl v17.4s, v17.4s, #23
    fmls v12.4s, v7.4s, v20.s[3]
    fmls v13.4s, v8.4s, v20.s[3]
    fmls v14.4s, v9.4s, v20.s[3]
    fmls v0.4s, v15.4s, v20.s[3]
    fmla v12.4s, v7.4s, v18.s[0]
    fmla v13.4s, v8.4s, v18.s[0]
    fmla v14.4s, v9.4s, v18.s[0]
    fmla v0.4s, v15.4s, v18.s[0]
    dup v7.4s, v29.s[0]
    dup v8.4s, v29.s[0]
    dup v9.4s, v29.s[1]
    dup v15.4s, v29.s[1]
    fmla v30.4s, v12.4s, v18.s[1]
    fmla v31.4s, v13.4s, v18.s[1]
    fmla v10.4s, v14.4s, v18.s[1]
    fmla v11.4s, v0.4s, v18.s[1]
    dup v18.4s, v29.s[1]
    shl v19.4s, v19.4s, #23
    shl v28.4s, v28.4s, #23
    fmla v1.4s, v30.4s, v12.4s
    fmla v2.4s, v31.4s, v13.4s
    fmla v3.4s, v10.4s, v14.4s
    fmla v4.4s, v11.4s, v0.4s
    dup v30.4s, v29.s[1]
    dup v31.4s, v29.s[2]
    dup v10.4s, v29.s[2]
    dup v11.4s, v29.s[2]
    fmla v5.4s, v1.4s, v12.4s
    fmla v6.4s, v2.4s, v13.4s
    fmla v7.4s, v3.4s, v14.4s
    fmla v8.4s, v4.4s, v0.4s
    dup v1.4s, v29.s[2]
    dup v2.4s, v29.s[2]
    dup v3.4s, v29.s[2]
    dup v4.4s, v29.s[2]
    fmla v9.4s, v5.4s, v12.4s
    fmla v15.4s, v6.4s, v13.4s
    fmla v18.4s, v7.4s, v14.4s
    fmla v30.4s, v8.4s, v0.4s
    dup v5.4s, v29.s[2]
    fmla v31.4s, v9.4s, v12.4s
    fmla v10.4s, v15.4s, v13.4s
    fmla v11.4s, v18.4s, v14.4s
    fmla v1.4s, v30.4s, v0.4s
    fmla v2.4s, v31.4s, v12.4s
    fmla v3.4s, v10.4s, v13.4s
    fmla v4.4s, v11.4s, v14.4s
    fmla v5.4s, v1.4s, v0.4s
    fmul v0.4s, v2.4s, v16.4s
    fmul v1.4s, v3.4s, v17.4s
    fmul v2.4s, v4.4s, v19.4s
    fmul v3.4s, v5.4s, v28.4s
    str q0, [x7], #16
    fadd v21.4s, v21.4s, v0.4s
    fadd v22.4s, v22.4s, v1.4s
    str q1, [x7], #16
    fadd v23.4s, v23.4s, v2.4s
    fadd v24.4s, v24.4s, v3.4s
    str q2, [x7], #16
    str q3, [x7], #16
    cbnz x1, .Lloop_5
.Lloop_end_4:
    ubfx x0, x0, #0, #4
    cbnz x0, .Lotherwise_6
    b .Lend_7
.Lotherwise_6:
    mov w1, #16
    mov w2, #1
    cmp x0, x1
    csel x0, x0, x1, ls
    lsl x0, x2, x0
    sub x1, x0, #1
    ubfx x0, x1, #0, #4
    cmp x0, #15
    bne .Lotherwise_8
    ldr q0, [x7]
    b .Lend_9
.Lotherwise_8:
    movi v0.4s, #0
    tst x1, #1
    beq .Lotherwise_10
    ld1 {v0.s}[0], [x7]
.Lotherwise_10:
    tst x1, #2
    beq .Lotherwise_11
    add x0, x7, #4
    ld1 {v0.s}[1], [x0]
.Lotherwise_11:
    tst x1, #4
    beq .Lotherwise_12
    add x0, x7, #8
    ld1 {v0.s}[2], [x0]
.Lotherwise_12:
    tst x1, #8
    beq .Lotherwise_13
    add x0, x7, #12
    ld1 {v0.s}[3], [x0]
.Lotherwise_13:
.Lend_9:
    ubfx x0, x1, #4, #4
    cmp x0, #15
    bne .Lotherwise_14
    ldr q1, [x7, #16]
    b .Lend_15
.Lotherwise_14:
    movi v1.4s, #0
    tst x1, #16
    beq .Lotherwise_16
    add x0, x7, #16
    ld1 {v1.s}[0], [x0]
.Lotherwise_16:
    tst x1, #32
    beq .Lotherwise_17
    add x0, x7, #20
    ld1 {v1.s}[1], [x0]
.Lotherwise_17:
    tst x1, #64
    beq .Lotherwise_18
    add x0, x7, #24
    ld1 {v1.s}[2], [x0]
.Lotherwise_18:
    tst x1, #128
    beq .Lotherwise_19
    add x0, x7, #28
    ld1 {v1.s}[3], [x0]
.Lotherwise_19:
.Lend_15:
    ubfx x0, x1, #8, #4
    cmp x0, #15
    bne .Lotherwise_20
    ldr q2, [x7, #32]
    b .Lend_21
.Lotherwise_20:
    movi v2.4s, #0
    tst x1, #256
    beq .Lotherwise_22
    add x0, x7, #32
    ld1 {v2.s}[0], [x0]
.Lotherwise_22:
    tst x1, #512
    beq .Lotherwise_23
    add x0, x7, #36
    ld1 {v2.s}[1], [x0]
.Lotherwise_23:
    tst x1, #1024
    beq .Lotherwise_24
    add x0, x7, #40
    ld1 {v2.s}[2], [x0]
.Lotherwise_24:
    tst x1, #2048
    beq .Lotherwise_25
    add x0, x7, #44
    ld1 {v2.s}[3], [x0]
.Lotherwise_25:
.Lend_21:
    ubfx x0, x1, #12, #4
    cmp x0, #15
    bne .Lotherwise_26
    ldr q3, [x7, #48]
    b .Lend_27
.Lotherwise_26:
    movi v3.4s, #0
    tst x1, #4096
    beq .Lotherwise_28
    add x0, x7, #48
    ld1 {v3.s}[0], [x0]
.Lotherwise_28:
    tst x1, #8192
    beq .Lotherwise_29
    add x0, x7, #52
    ld1 {v3.s}[1], [x0]
.Lotherwise_29:
    tst x1, #16384
    beq .Lotherwise_30
    add x0, x7, #56
    ld1 {v3.s}[2], [x0]
.Lotherwise_30:
    tst x1, #32768
    beq .Lotherwise_31
    add x0, x7, #60
    ld1 {v3.s}[3], [x0]
.Lotherwise_31:
.Lend_27:
    fsub v0.4s, v0.4s, v27.4s
    fsub v1.4s, v1.4s, v27.4s
    adrp x0, .Lconstants_nnp_softmax_exponential__aarch64_neon+16
    ldr q5, [x0, :lo12:.Lconstants_nnp_softmax_exponential__aarch64_neon+16]
    adrp x0, .Lconstants_nnp_softmax_exponential__aarch64_neon+32
    ldr q18, [x0, :lo12:.Lconstants_nnp_softmax_exponential__aarch64_neon+32]
    fsub v2.4s, v2.4s, v27.4s
    fsub v3.4s, v3.4s, v27.4s
    ubfx x0, x1, #0, #4
    mov v16.16b, v26.16b
    mov v17.16b, v26.16b
    fmax v19.4s, v25.4s, v0.4s
    fmax v27.4s, v25.4s, v1.4s
    fmax v28.4s, v25.4s, v2.4s
    fmax v25.4s, v25.4s, v3.4s
    mov v30.16b, v26.16b
    mov v29.16b, v26.16b
    fmla v16.4s, v19.4s, v20.s[2]
    fmla v17.4s, v27.4s, v20.s[2]
    fmla v30.4s, v28.4s, v20.s[2]
    fmla v29.4s, v25.4s, v20.s[2]
    dup v4.4s, v5.s[2]
    dup v31.4s, v5.s[2]
    dup v8.4s, v5.s[2]
    dup v9.4s, v5.s[2]
    fsub v0.4s, v16.4s, v26.4s
    fsub v1.4s, v17.4s, v26.4s
    fsub v2.4s, v30.4s, v26.4s
    fsub v3.4s, v29.4s, v26.4s
    dup v26.4s, v5.s[3]
    dup v10.4s, v5.s[3]
    fmls v19.4s, v0.4s, v20.s[3]
    fmls v27.4s, v1.4s, v20.s[3]
    fmls v28.4s, v2.4s, v20.s[3]
    fmls v25.4s, v3.4s, v20.s[3]
    fmla v19.4s, v0.4s, v5.s[0]
    fmla v27.4s, v1.4s, v5.s[0]
    fmla v28.4s, v2.4s, v5.s[0]
    fmla v25.4s, v3.4s, v5.s[0]
    dup v0.4s, v5.s[3]
    dup v1.4s, v5.s[3]
    dup v6.4s, v18.s[0]
    dup v11.4s, v18.s[0]
    fmla v4.4s, v19.4s, v5.s[1]
    fmla v31.4s, v27.4s, v5.s[1]
    fmla v8.4s, v28.4s, v5.s[1]
    fmla v9.4s, v25.4s, v5.s[1]
    dup v2.4s, v18.s[0]
    dup v3.4s, v18.s[0]
    dup v7.4s, v18.s[1]
    dup v20.4s, v18.s[1]
    fmla v26.4s, v4.4s, v19.4s
    fmla v10.4s, v31.4s, v27.4s
    fmla v0.4s, v8.4s, v28.4s
    fmla v1.4s, v9.4s, v25.4s
    dup v4.4s, v18.s[1]
    dup v9.4s, v18.s[1]
    dup v31.4s, v18.s[2]
    dup v8.4s, v18.s[2]
    fmla v6.4s, v26.4s, v19.4s
    fmla v11.4s, v10.4s, v27.4s
    fmla v2.4s, v0.4s, v28.4s
    fmla v3.4s, v1.4s, v25.4s
    dup v5.4s, v18.s[2]
    dup v26.4s, v18.s[2]
    dup v10.4s, v18.s[2]
    dup v12.4s, v18.s[2]
    fmla v7.4s, v6.4s, v19.4s
    fmla v20.4s, v11.4s, v27.4s
    fmla v4.4s, v2.4s, v28.4s
    fmla v9.4s, v3.4s, v25.4s
    dup v0.4s, v18.s[2]
    dup v1.4s, v18.s[2]
    shl v2.4s, v16.4s, #23
    shl v3.4s, v17.4s, #23
    fmla v31.4s, v7.4s, v19.4s
    fmla v8.4s, v20.4s, v27.4s
    fmla v5.4s, v4.4s, v28.4s
    fmla v26.4s, v9.4s, v25.4s
    shl v4.4s, v30.4s, #23
    shl v6.4s, v29.4s, #23
    fmla v10.4s, v31.4s, v19.4s
    fmla v12.4s, v8.4s, v27.4s
    fmla v0.4s, v5.4s, v28.4s
    fmla v1.4s, v26.4s, v25.4s
    fmul v2.4s, v10.4s, v2.4s
    fmul v3.4s, v12.4s, v3.4s
    fmul v0.4s, v0.4s, v4.4s
    fmul v1.4s, v1.4s, v6.4s
    cmp x0, #15
    bne .Lotherwise_32
    str q2, [x7]
    b .Lend_33
.Lotherwise_32:
    tst x1, #1
    beq .Lotherwise_34
    st1 {v2.s}[0], [x7]
.Lotherwise_34:
    tst x1, #2
    beq .Lotherwise_35
    add x0, x7, #4
    st1 {v2.s}[1], [x0]
.Lotherwise_35:
    tst x1, #4
    beq .Lotherwise_36
    add x0, x7, #8
    st1 {v2.s}[2], [x0]
.Lotherwise_36:
    tst x1, #8
    beq .Lotherwise_37
    add x0, x7, #12
    st1 {v2.s}[3], [x0]
.Lotherwise_37:
.Lend_33:
    ubfx x0, x1, #0, #4
    cmp x0, #15
    bne .Lotherwise_38
    b .Lend_39
.Lotherwise_38:
    tst x1, #1
    beq .Lotherwise_40
    b .Lend_41
.Lotherwise_40:
    mov v2.s[0], wzr
.Lend_41:
    tst x1, #2
    beq .Lotherwise_42
    b .Lend_43
.Lotherwise_42:
    mov v2.s[1], wzr
.Lend_43:
    tst x1, #4
    beq .Lotherwise_44
    b .Lend_45
.Lotherwise_44:
    mov v2.s[2], wzr
.Lend_45:
    tst x1, #8
    beq .Lotherwise_46
    b .Lend_47
.Lotherwise_46:
    mov v2.s[3], wzr
.Lend_47:
.Lend_39:
    ubfx x0, x1, #4, #4
    fadd v21.4s, v21.4s, v2.4s
    cmp x0, #15
    bne .Lotherwise_48
    str q3, [x7, #16]
    b .Lend_49
.Lotherwise_48:
    tst x1, #16
    beq .Lotherwise_50
    add x0, x7, #16
    st1 {v3.s}[0], [x0]
.Lotherwise_50:
    tst x1, #32
    beq .Lotherwise_51
    add x0, x7, #20
    st1 {v3.s}[1], [x0]
.Lotherwise_51:
    tst x1, #64
    beq .Lotherwise_52
    add x0, x7, #24
    st1 {v3.s}[2], [x0]
.Lotherwise_52:
    tst x1, #128
    beq .Lotherwise_53
    add x0, x7, #28
    st1 {v3.s}[3], [x0]
.Lotherwise_53:
.Lend_49:
    ubfx x0, x1, #4, #4
    cmp x0, #15
    bne .Lotherwise_54
    b .Lend_55
.Lotherwise_54:
    tst x1, #16
    beq .Lotherwise_56
    b .Lend_57
.Lotherwise_56:
    mov v3.s[0], wzr
.Lend_57:
    tst x1, #32
    beq .Lotherwise_58
    b .Lend_59
.Lotherwise_58:
    mov v3.s[1], wzr
.Lend_59:
    tst x1, #64
    beq .Lotherwise_60
    b .Lend_61
.Lotherwise_60:
    mov v3.s[2], wzr
.Lend_61:
    tst x1, #128
    beq .Lotherwise_62
    b .Lend_63
.Lotherwise_62:
    mov v3.s[3], wzr
.Lend_63:
.Lend_55:
    ubfx x0, x1, #8, #4
    fadd v22.4s, v22.4s, v3.4s
    cmp x0, #15
    bne .Lotherwise_64
    str q0, [x7, #32]
    b .Lend_65
.Lotherwise_64:
    tst x1, #256
    beq .Lotherwise_66
    add x0, x7, #32
    st1 {v0.s}[0], [x0]
.Lotherwise_66:
    tst x1, #512
    beq .Lotherwise_67
    add x0, x7, #36
    st1 {v0.s}[1], [x0]
.Lotherwise_67:
    tst x1, #1024
    beq .Lotherwise_68
    add x0, x7, #40
    st1 {v0.s}[2], [x0]
.Lotherwise_68:
    tst x1, #2048
    beq .Lotherwise_69
    add x0, x7, #44
    st1 {v0.s}[3], [x0]
.Lotherwise_69:
.Lend_65:
    ubfx x0, x1, #8, #4
    cmp x0, #15
    bne .Lotherwise_70
    b .Lend_71
.Lotherwise_70:
    tst x1, #256
    beq .Lotherwise_72
    b .Lend_73
.Lotherwise_72:
    mov v0.s[0], wzr
.Lend_73:
    tst x1, #512
    beq .Lotherwise_74
    b .Lend_75
.Lotherwise_74:
    mov v0.s[1], wzr
.Lend_75:
    tst x1, #1024
    beq .Lotherwise_76
    b .Lend_77
.Lotherwise_76:
    mov v0.s[2], wzr
.Lend_77:
    tst x1, #2048
    beq .Lotherwise_78
    b .Lend_79
.Lotherwise_78:
    mov v0.s[3], wzr
.Lend_79:
.Lend_71:
    ubfx x0, x1, #12, #4
    fadd v23.4s, v23.4s, v0.4s
    cmp x0, #15
    bne .Lotherwise_80
    str q1, [x7, #48]
    b .Lend_81
.Lotherwise_80:
    tst x1, #4096
    beq .Lotherwise_82
    add x0, x7, #48
    st1 {v1.s}[0], [x0]
.Lotherwise_82:
    tst x1, #8192
    beq .Lotherwise_83
    add x0, x7, #52
    st1 {v1.s}[1], [x0]
.Lotherwise_83:
    tst x1, #16384
    beq .Lotherwise_84
    add x0, x7, #56
    st1 {v1.s}[2], [x0]
.Lotherwise_84:
    tst x1, #32768
    beq .Lotherwise_85
    add x0, x7, #60
    st1 {v1.s}[3], [x0]
.Lotherwise_85:
.Lend_81:
    ubfx x0, x1, #12, #4
    cmp x0, #15
    bne .Lotherwise_86
    b .Lend_87
.Lotherwise_86:
    tst x1, #4096
    beq .Lotherwise_88
    b .Lend_89
.Lotherwise_88:
    mov v1.s[0], wzr
.Lend_89:
    tst x1, #8192
    beq .Lotherwise_90
    b .Lend_91
.Lotherwise_90:
    mov v1.s[1], wzr
.Lend_91:
    tst x1, #16384
    beq .Lotherwise_92
    b .Lend_93
.Lotherwise_92:
    mov v1.s[2], wzr
.Lend_93:
    tst x1, #32768
    beq .Lotherwise_94
    b .Lend_95
.Lotherwise_94:
    mov v1.s[3], wzr
.Lend_95:
.Lend_87:
    fadd v24.4s, v24.4s, v1.4s
.Lend_7:
    str q21, [x8]
    str q22, [x8, #16]
    str q23, [x8, #32]
    str q24, [x8, #48]
    ldp d8, d9, [sp, #0]
    ldp d10, d11, [sp, #16]
    ldp d12, d13, [sp, #32]
    ldp d14, d15, [sp, #48]
    add sp, sp, #64
    ret
    .size nnp_softmax_exponential__aarch64_neon, . - nnp_softmax_exponential__aarch64_neon

.section .rodata
    .p2align 4
.Lconstants_nnp_softmax_short_rows__aarch64_neon:
    .long 0xff7fffff, 0xc2b00000, 0x4b40007f, 0x3fb8aa3b
    .long 0x3f318000, 0x395e8083, 0x3ab6ba99, 0x3c0937d3
    .long 0x3d2aaa56, 0x3e2aaa02, 0x3f000000, 0x3f800000

    .text
    .p2align 4
    .globl nnp_softmax_short_rows__aarch64_neon
    .type nnp_softmax_short_rows__aarch64_neon, %function
nnp_softmax_short_rows__aarch64_neon:
    sub sp, sp, #32
    stp d8, d9, [sp, #0]
    stp d10, d11, [sp, #16]
    adrp x6, .Lconstants_nnp_softmax_short_rows__aarch64_neon
    ldr q7, [x6, :lo12:.Lconstants_nnp_softmax_short_rows__aarch64_neon]
    mov x8, x0
    mov x9, x1
    ldr s0, [x2]
    lsl x0, x8, #2
    mov x1, x9
    add x2, x1, x0
    lsl x11, x8, #2
    mov x10, x4
    mov x12, x4
    add x4, x2, x0
    ubfx x6, x8, #0, #2
    mov x13, x3
    add x12, x12, x11, lsl #2
    dup v16.4s, v7.s[0]
    add x0, x4, x0
    mov x3, x10
    dup v6.4s, v0.s[0]
    cbnz x6, .Lotherwise_96
    b .Lend_97
.Lotherwise_96:
    ldr q0, [x1]
    ldr q1, [x2]
    lsl x7, x6, #2
    add x1, x1, x6, lsl #2
    ldr q2, [x4]
    ldr q3, [x0]
    add x2, x2, x6, lsl #2
    add x4, x4, x6, lsl #2
    add x0, x0, x6, lsl #2
    zip1 v4.4s, v0.4s, v2.4s
    zip1 v5.4s, v1.4s, v3.4s
    zip2 v0.4s, v0.4s, v2.4s
    zip2 v1.4s, v1.4s, v3.4s
    zip1 v2.4s, v4.4s, v5.4s
    zip2 v3.4s, v4.4s, v5.4s
    zip1 v4.4s, v0.4s, v1.4s
    zip2 v0.4s, v0.4s, v1.4s
    fmax v16.4s, v16.4s, v2.4s
    str q2, [x3]
    str q3, [x3, #16]
    str q4, [x3, #32]
    str q0, [x3, #48]
    add x3, x3, x7, lsl #2
    fmax v16.4s, v16.4s, v3.4s
    fmax v16.4s, v16.4s, v4.4s
    fmax v16.4s, v16.4s, v0.4s
.Lend_97:
    lsr x6, x8, #2
    cbz x6, .Lloop_end_98
.Lloop_99:
    ldr q0, [x1]
    ldr q1, [x2]
    sub x6, x6, #1
    add x1, x1, #16
    ldr q2, [x4]
    ldr q3, [x0]
    add x2, x2, #16
    add x4, x4, #16
    add x0, x0, #16
    zip1 v4.4s, v0.4s, v2.4s
    zip1 v5.4s, v1.4s, v3.4s
    zip2 v0.4s, v0.4s, v2.4s
    zip2 v1.4s, v1.4s, v3.4s
    zip1 v2.4s, v4.4s, v5.4s
    zip2 v3.4s, v4.4s, v5.4s
    zip1 v4.4s, v0.4s, v1.4s
    zip2 v0.4s, v0.4s, v1.4s
    fmax v16.4s, v16.4s, v2.4s
    str q2, [x3]
    str q3, [x3, #16]
    str q4, [x3, #32]
    str q0, [x3, #48]
    add x3, x3, #64
    fmax v16.4s, v16.4s, v3.4s
    fmax v16.4s, v16.4s, v4.4s
    fmax v16.4s, v16.4s, v0.4s
    cbnz x6, .Lloop_99
.Lloop_end_98:
    add x9, x9, x11, lsl #2
    lsl x0, x8, #2
    ubfx x1, x8, #0, #2
    dup v17.4s, v7.s[0]
    mov x2, x9
    mov x3, x12
    add x4, x2, x0
    add x6, x4, x0
    add x0, x6, x0
    cbnz x1, .Lotherwise_100
    b .Lend_101
.Lotherwise_100:
    ldr q0, [x2]
    ldr q1, [x4]
    lsl x7, x1, #2
    add x2, x2, x1, lsl #2
    ldr q2, [x6]
    ldr q3, [x0]
    add x4, x4, x1, lsl #2
    add x6, x6, x1, lsl #2
    add x0, x0, x1, lsl #2
    zip1 v4.4s, v0.4s, v2.4s
    zip1 v5.4s, v1.4s, v3.4s
    zip2 v0.4s, v0.4s, v2.4s
    zip2 v1.4s, v1.4s, v3.4s
    zip1 v2.4s, v4.4s, v5.4s
    zip2 v3.4s, v4.4s, v5.4s
    zip1 v4.4s, v0.4s, v1.4s
    zip2 v0.4s, v0.4s, v1.4s
    fmax v17.4s, v17.4s, v2.4s
    str q2, [x3]
    str q3, [x3, #16]
    str q4, [x3, #32]
    str q0, [x3, #48]
    add x3, x3, x7, lsl #2
    fmax v17.4s, v17.4s, v3.4s
    fmax v17.4s, v17.4s, v4.4s
    fmax v17.4s, v17.4s, v0.4s
.Lend_101:
    lsr x1, x8, #2
    cbz x1, .Lloop_end_102
.Lloop_103:
    ldr q0, [x2]
    ldr q1, [x4]
    sub x1, x1, #1
    add x2, x2, #16
    ldr q2, [x6]
    ldr q3, [x0]
    add x4, x4, #16
    add x6, x6, #16
    add x0, x0, #16
    zip1 v4.4s, v0.4s, v2.4s
    zip1 v5.4s, v1.4s, v3.4s
    zip2 v0.4s, v0.4s, v2.4s
    zip2 v1.4s, v1.4s, v3.4s
    zip1 v2.4s, v4.4s, v5.4s
    zip2 v3.4s, v4.4s, v5.4s
    zip1 v4.4s, v0.4s, v1.4s
    zip2 v0.4s, v0.4s, v1.4s
    fmax v17.4s, v17.4s, v2.4s
    str q2, [x3]
    str q3, [x3, #16]
    str q4, [x3, #32]
    str q0, [x3, #48]
    add x3, x3, #64
    fmax v17.4s, v17.4s, v3.4s
    fmax v17.4s, v17.4s, v4.4s
    fmax v17.4s, v17.4s, v0.4s
    cbnz x1, .Lloop_103
.Lloop_end_102:
    ldr x0, [x5]
    lsl x1, x8, #3
    dup v29.4s, v7.s[1]
    dup v30.4s, v7.s[2]
    movi v31.4s, #0
    ldr x2, [x5, #8]
    ldr x3, [x5, #16]
    movi v26.4s, #0
    ldr s8, [x5, #24]
    lsr x4, x0, #3
    sub x0, x1, x0
    cbz x4, .Lloop_end_104
.Lloop_105:
    ldr q0, [x10]
    ldr q1, [x12]
    mov v24.16b, v30.16b
    mov v9.16b, v30.16b
    adrp x1, .Lconstants_nnp_softmax_short_rows__aarch64_neon+16
    ldr q10, [x1, :lo12:.Lconstants_nnp_softmax_short_rows__aarch64_neon+16]
    adrp x1, .Lconstants_nnp_softmax_short_rows__aarch64_neon+32
    ldr q2, [x1, :lo12:.Lconstants_nnp_softmax_short_rows__aarch64_neon+32]
    add x1, x9, x11, lsl #2
    sub x4, x4, #1
    prfm pldl1keep, [x1]
    add x9, x9, #32
    fsub v0.4s, v0.4s, v16.4s
    fsub v1.4s, v1.4s, v17.4s
    dup v25.4s, v10.s[3]
    dup v27.4s, v10.s[3]
    dup v28.4s, v2.s[0]
    dup v11.4s, v2.s[0]
    fmax v0.4s, v29.4s, v0.4s
    fmax v1.4s, v29.4s, v1.4s
    dup v3.4s, v2.s[1]
    dup v4.4s, v2.s[1]
    dup v5.4s, v2.s[2]
    dup v18.4s, v2.s[2]
    fmla v24.4s, v0.4s, v7.s[3]
    fmla v9.4s, v1.4s, v7.s[3]
    dup v19.4s, v2.s[3]
    dup v20.4s, v2.s[3]
    dup v21.4s, v2.s[3]
    dup v2.4s, v2.s[3]
    fsub v22.4s, v24.4s, v30.4s
    fsub v23.4s, v9.4s, v30.4s
    shl v24.4s, v24.4s, #23
    shl v9.4s, v9.4s, #23
    fmls v0.4s, v22.4s, v10.s[0]
    fmls v1.4s, v23.4s, v10.s[0]
    fmla v0.4s, v22.4s, v10.s[1]
    fmla v1.4s, v23.4s, v10.s[1]
    fmla v25.4s, v0.4s, v10.s[2]
    fmla v27.4s, v1.4s, v10.s[2]
    fmla v28.4s, v25.4s, v0.4s
    fmla v11.4s, v27.4s, v1.4s
    fmla v3.4s, v28.4s, v0.4s
    fmla v4.4s, v11.4s, v1.4s
    fmla v5.4s, v3.4s, v0.4s
    fmla v18.4s, v4.4s, v1.4s
    fmla v19.4s, v5.4s, v0.4s
    fmla v20.4s, v18.4s, v1.4s
    fmla v21.4s, v19.4s, v0.4s
    fmla v2.4s, v20.4s, v1.4s
    fmul v0.4s, v21.4s, v24.4s
    fmul v1.4s, v2.4s, v9.4s
    str q0, [x10]
    fadd v31.4s, v31.4s, v0.4s
    fadd v26.4s, v26.4s, v1.4s
    add x10, x10, #16
    str q1, [x12]
    add x12, x12, #16
    ldr q0, [x2]
    fmul v0.4s, v0.4s, v8.s[0]
    str q0, [x3]
    ldr q0, [x2, #16]
    add x2, x2, #32
    fmul v0.4s, v0.4s, v8.s[0]
    str q0, [x3, #16]
    add x3, x3, #32
    cbnz x4, .Lloop_105
.Lloop_end_104:
    lsr x0, x0, #3
    cbz x0, .Lloop_end_106
.Lloop_107:
    ldr q0, [x10]
    ldr q1, [x12]
    mov v2.16b, v30.16b
    mov v9.16b, v30.16b
    adrp x1, .Lconstants_nnp_softmax_short_rows__aarch64_neon+16
    ldr q10, [x1, :lo12:.Lconstants_nnp_softmax_short_rows__aarch64_neon+16]
    adrp x1, .Lconstants_nnp_softmax_short_rows__aarch64_neon+32
    ldr q3, [x1, :lo12:.Lconstants_nnp_softmax_short_rows__aarch64_neon+32]
    add x1, x9, x11, lsl #2
    sub x0, x0, #1
    prfm pldl1keep, [x1]
    add x9, x9, #32
    fsub v0.4s, v0.4s, v16.4s
    fsub v1.4s, v1.4s, v17.4s
    dup v4.4s, v10.s[3]
    dup v5.4s, v10.s[3]
    dup v18.4s, v3.s[0]
    dup v19.4s, v3.s[0]
    fmax v0.4s, v29.4s, v0.4s
    fmax v1.4s, v29.4s, v1.4s
    dup v20.4s, v3.s[1]
    dup v21.4s, v3.s[1]
    dup v22.4s, v3.s[2]
    dup v23.4s, v3.s[2]
    fmla v2.4s, v0.4s, v7.s[3]
    fmla v9.4s, v1.4s, v7.s[3]
    dup v24.4s, v3.s[3]
    dup v25.4s, v3.s[3]
    dup v27.4s, v3.s[3]
    dup v3.4s, v3.s[3]
    fsub v28.4s, v2.4s, v30.4s
    fsub v8.4s, v9.4s, v30.4s
    shl v2.4s, v2.4s, #23
    shl v9.4s, v9.4s, #23
    fmls v0.4s, v28.4s, v10.s[0]
    fmls v1.4s, v8.4s, v10.s[0]
    fmla v0.4s, v28.4s, v10.s[1]
    fmla v1.4s, v8.4s, v10.s[1]
    fmla v4.4s, v0.4s, v10.s[2]
    fmla v5.4s, v1.4s, v10.s[2]
    fmla v18.4s, v4.4s, v0.4s
    fmla v19.4s, v5.4s, v1.4s
    fmla v20.4s, v18.4s, v0.4s
    fmla v21.4s, v19.4s, v1.4s
    fmla v22.4s, v20.4s, v0.4s
    fmla v23.4s, v21.4s, v1.4s
    fmla v24.4s, v22.4s, v0.4s
    fmla v25.4s, v23.4s, v1.4s
    fmla v27.4s, v24.4s, v0.4s
    fmla v3.4s, v25.4s, v1.4s
    fmul v0.4s, v27.4s, v2.4s
    fmul v1.4s, v3.4s, v9.4s
    str q0, [x10]
    fadd v31.4s, v31.4s, v0.4s
    fadd v26.4s, v26.4s, v1.4s
    add x10, x10, #16
    str q1, [x12]
    add x12, x12, #16
    cbnz x0, .Lloop_107
.Lloop_end_106:
    lsl x0, x8, #2
    mov x1, x13
    sub x10, x10, x11, lsl #2
    fdiv v7.4s, v6.4s, v31.4s
    add x2, x1, x0
    ubfx x3, x8, #0, #2
    add x4, x2, x0
    add x0, x4, x0
    cbnz x3, .Lotherwise_108
    b .Lend_109
.Lotherwise_108:
    ld1 {v0.4s, v1.4s, v2.4s, v3.4s}, [x10]
    lsl x5, x3, #2
    add x10, x10, x5, lsl #2
    fmul v0.4s, v0.4s, v7.4s
    fmul v1.4s, v1.4s, v7.4s
    fmul v2.4s, v2.4s, v7.4s
    fmul v3.4s, v3.4s, v7.4s
    zip1 v4.4s, v0.4s, v2.4s
    zip1 v5.4s, v1.4s, v3.4s
    zip2 v0.4s, v0.4s, v2.4s
    zip2 v1.4s, v1.4s, v3.4s
    zip1 v2.4s, v4.4s, v5.4s
    zip2 v3.4s, v4.4s, v5.4s
    zip1 v4.4s, v0.4s, v1.4s
    zip2 v0.4s, v0.4s, v1.4s
    str q2, [x1]
    add x1, x1, x3, lsl #2
    str q3, [x2]
    add x2, x2, x3, lsl #2
    str q4, [x4]
    add x4, x4, x3, lsl #2
    str q0, [x0]
    add x0, x0, x3, lsl #2
.Lend_109:
    lsr x3, x8, #2
    cbz x3, .Lloop_end_110
.Lloop_111:
    ld1 {v0.4s, v1.4s, v2.4s, v3.4s}, [x10], #64
    sub x3, x3, #1
    fmul v0.4s, v0.4s, v7.4s
    fmul v1.4s, v1.4s, v7.4s
    fmul v2.4s, v2.4s, v7.4s
    fmul v3.4s, v3.4s, v7.4s
    zip1 v4.4s, v0.4s, v2.4s
    zip1 v5.4s, v1.4s, v3.4s
    zip2 v0.4s, v0.4s, v2.4s
    zip2 v1.4s, v1.4s, v3.4s
    zip1 v2.4s, v4.4s, v5.4s
    zip2 v3.4s, v4.4s, v5.4s
    zip1 v4.4s, v0.4s, v1.4s
    zip2 v0.4s, v0.4s, v1.4s
    str q2, [x1]
    add x1, x1, #16
    str q3, [x2]
    add x2, x2, #16
    str q4, [x4]
    add x4, x4, #16
    str q0, [x0]
    add x0, x0, #16
    cbnz x3, .Lloop_111
.Lloop_end_110:
    add x13, x13, x11, lsl #2
    lsl x0, x8, #2
    sub x12, x12, x11, lsl #2
    fdiv v6.4s, v6.4s, v26.4s
    ubfx x1, x8, #0, #2
    add x2, x13, x0
    add x3, x2, x0
    add x0, x3, x0
    cbnz x1, .Lotherwise_112
    b .Lend_113
.Lotherwise_112:
    ld1 {v0.4s, v1.4s, v2.4s, v3.4s}, [x12]
    lsl x4, x1, #2
    add x12, x12, x4, lsl #2
    fmul v0.4s, v0.4s, v6.4s
    fmul v1.4s, v1.4s, v6.4s
    fmul v2.4s, v2.4s, v6.4s
    fmul v3.4s, v3.4s, v6.4s
    zip1 v4.4s, v0.4s, v2.4s
    zip1 v5.4s, v1.4s, v3.4s
    zip2 v0.4s, v0.4s, v2.4s
    zip2 v1.4s, v1.4s, v3.4s
    zip1 v2.4s, v4.4s, v5.4s
    zip2 v3.4s, v4.4s, v5.4s
    zip1 v4.4s, v0.4s, v1.4s
    zip2 v0.4s, v0.4s, v1.4s
    str q2, [x13]
    add x13, x13, x1, lsl #2
    str q3, [x2]
    add x2, x2, x1, lsl #2
    str q4, [x3]
    add x3, x3, x1, lsl #2
    str q0, [x0]
    add x0, x0, x1, lsl #2
.Lend_113:
    lsr x1, x8, #2
    cbz x1, .Lloop_end_114
.Lloop_115:
    ld1 {v0.4s, v1.4s, v2.4s, v3.4s}, [x12], #64
    sub x1, x1, #1
    fmul v0.4s, v0.4s, v6.4s
    fmul v1.4s, v1.4s, v6.4s
    fmul v2.4s, v2.4s, v6.4s
    fmul v3.4s, v3.4s, v6.4s
    zip1 v4.4s, v0.4s, v2.4s
    zip1 v5.4s, v1.4s, v3.4s
    zip2 v0.4s, v0.4s, v2.4s
    zip2 v1.4s, v1.4s, v3.4s
    zip1 v2.4s, v4.4s, v5.4s
    zip2 v3.4s, v4.4s, v5.4s
    zip1 v4.4s, v0.4s, v1.4s
    zip2 v0.4s, v0.4s, v1.4s
    str q2, [x13]
    add x13, x13, #16
    str q3, [x2]
    add x2, x2, #16
    str q4, [x3]
    add x3, x3, #16
    str q0, [x0]
    add x0, x0, #16
    cbnz x1, .Lloop_115
.Lloop_end_114:
    ldp d8, d9, [sp, #0]
    ldp d10, d11, [sp, #16]
    add sp, sp, #32
    ret
    .size nnp_softmax_short_rows__aarch64_neon, . - nnp_softmax_short_rows__aarch64_neon

    .text
    .p2align 4
    .globl nnp_softmax_scale__aarch64_neon
    .type nnp_softmax_scale__aarch64_neon, %function
nnp_softmax_scale__aarch64_neon:
    mov x4, x0
    mov x5, x1
    neg x0, x3
    ldr s0, [x2]
    ubfx x0, x0, #2, #4
    mov x6, x0
    cmp x6, x4
    csel x6, x6, x4, ls
    cbnz x6, .Lotherwise_116
    b .Lend_117
.Lotherwise_116:
    mov w0, #16
    mov x1, x6
    mov w2, #1
    cmp x1, x0
    csel x1, x1, x0, ls
    lsl x0, x2, x1
    sub x1, x0, #1
    ubfx x0, x1, #0, #4
    cmp x0, #15
    bne .Lotherwise_118
    ldr q1, [x5]
    b .Lend_119
.Lotherwise_118:
    movi v1.4s, #0
    tst x1, #1
    beq .Lotherwise_120
    ld1 {v1.s}[0], [x5]
.Lotherwise_120:
    tst x1, #2
    beq .Lotherwise_121
    add x0, x5, #4
    ld1 {v1.s}[1], [x0]
.Lotherwise_121:
    tst x1, #4
    beq .Lotherwise_122
    add x0, x5, #8
    ld1 {v1.s}[2], [x0]
.Lotherwise_122:
    tst x1, #8
    beq .Lotherwise_123
    add x0, x5, #12
    ld1 {v1.s}[3], [x0]
.Lotherwise_123:
.Lend_119:
    ubfx x0, x1, #0, #4
    fmul v1.4s, v1.4s, v0.s[0]
    cmp x0, #15
    bne .Lotherwise_124
    str q1, [x3]
    b .Lend_125
.Lotherwise_124:
    tst x1, #1
    beq .Lotherwise_126
    st1 {v1.s}[0], [x3]
.Lotherwise_126:
    tst x1, #2
    beq .Lotherwise_127
    add x0, x3, #4
    st1 {v1.s}[1], [x0]
.Lotherwise_127:
    tst x1, #4
    beq .Lotherwise_128
    add x0, x3, #8
    st1 {v1.s}[2], [x0]
.Lotherwise_128:
    tst x1, #8
    beq .Lotherwise_129
    add x0, x3, #12
    st1 {v1.s}[3], [x0]
.Lotherwise_129:
.Lend_125:
    ubfx x0, x1, #4, #4
    cmp x0, #15
    bne .Lotherwise_130
    ldr q1, [x5, #16]
    b .Lend_131
.Lotherwise_130:
    movi v1.4s, #0
    tst x1, #16
    beq .Lotherwise_132
    add x0, x5, #16
    ld1 {v1.s}[0], [x0]
.Lotherwise_132:
    tst x1, #32
    beq .Lotherwise_133
    add x0, x5, #20
    ld1 {v1.s}[1], [x0]
.Lotherwise_133:
    tst x1, #64
    beq .Lotherwise_134
    add x0, x5, #24
    ld1 {v1.s}[2], [x0]
.Lotherwise_134:
    tst x1, #128
    beq .Lotherwise_135
    add x0, x5, #28
    ld1 {v1.s}[3], [x0]
.Lotherwise_135:
.Lend_131:
    ubfx x0, x1, #4, #4
    fmul v1.4s, v1.4s, v0.s[0]
    cmp x0, #15
    bne .Lotherwise_136
    str q1, [x3, #16]
    b .Lend_137
.Lotherwise_136:
    tst x1, #16
    beq .Lotherwise_138
    add x0, x3, #16
    st1 {v1.s}[0], [x0]
.Lotherwise_138:
    tst x1, #32
    beq .Lotherwise_139
    add x0, x3, #20
    st1 {v1.s}[1], [x0]
.Lotherwise_139:
    tst x1, #64
    beq .Lotherwise_140
    add x0, x3, #24
    st1 {v1.s}[2], [x0]
.Lotherwise_140:
    tst x1, #128
    beq .Lotherwise_141
    add x0, x3, #28
    st1 {v1.s}[3], [x0]
.Lotherwise_141:
.Lend_137:
    ubfx x0, x1, #8, #4
    cmp x0, #15
    bne .Lotherwise_142
    ldr q1, [x5, #32]
    b .Lend_143
.Lotherwise_142:
    movi v1.4s, #0
    tst x1, #256
    beq .Lotherwise_144
    add x0, x5, #32
    ld1 {v1.s}[0], [x0]
.Lotherwise_144:
    tst x1, #512
    beq .Lotherwise_145
    add x0, x5, #36
    ld1 {v1.s}[1], [x0]
.Lotherwise_145:
    tst x1, #1024
    beq .Lotherwise_146
    add x0, x5, #40
    ld1 {v1.s}[2], [x0]
.Lotherwise_146:
    tst x1, #2048
    beq .Lotherwise_147
    add x0, x5, #44
    ld1 {v1.s}[3], [x0]
.Lotherwise_147:
.Lend_143:
    ubfx x0, x1, #8, #4
    fmul v1.4s, v1.4s, v0.s[0]
    cmp x0, #15
    bne .Lotherwise_148
    str q1, [x3, #32]
    b .Lend_149
.Lotherwise_148:
    tst x1, #256
    beq .Lotherwise_150
    add x0, x3, #32
    st1 {v1.s}[0], [x0]
.Lotherwise_150:
    tst x1, #512
    beq .Lotherwise_151
    add x0, x3, #36
    st1 {v1.s}[1], [x0]
.Lotherwise_151:
    tst x1, #1024
    beq .Lotherwise_152
    add x0, x3, #40
    st1 {v1.s}[2], [x0]
.Lotherwise_152:
    tst x1, #2048
    beq .Lotherwise_153
    add x0, x3, #44
    st1 {v1.s}[3], [x0]
.Lotherwise_153:
.Lend_149:
    ubfx x0, x1, #12, #4
    cmp x0, #15
    bne .Lotherwise_154
    ldr q1, [x5, #48]
    b .Lend_155
.Lotherwise_154:
    movi v1.4s, #0
    tst x1, #4096
    beq .Lotherwise_156
    add x0, x5, #48
    ld1 {v1.s}[0], [x0]
.Lotherwise_156:
    tst x1, #8192
    beq .Lotherwise_157
    add x0, x5, #52
    ld1 {v1.s}[1], [x0]
.Lotherwise_157:
    tst x1, #16384
    beq .Lotherwise_158
    add x0, x5, #56
    ld1 {v1.s}[2], [x0]
.Lotherwise_158:
    tst x1, #32768
    beq .Lotherwise_159
    add x0, x5, #60
    ld1 {v1.s}[3], [x0]
.Lotherwise_159:
.Lend_155:
    ubfx x0, x1, #12, #4
    fmul v1.4s, v1.4s, v0.s[0]
    cmp x0, #15
    bne .Lotherwise_160
    str q1, [x3, #48]
    b .Lend_161
.Lotherwise_160:
    tst x1, #4096
    beq .Lotherwise_162
    add x0, x3, #48
    st1 {v1.s}[0], [x0]
.Lotherwise_162:
    tst x1, #8192
    beq .Lotherwise_163
    add x0, x3, #52
    st1 {v1.s}[1], [x0]
.Lotherwise_163:
    tst x1, #16384
    beq .Lotherwise_164
    add x0, x3, #56
    st1 {v1.s}[2], [x0]
.Lotherwise_164:
    tst x1, #32768
    beq .Lotherwise_165
    add x0, x3, #60
    st1 {v1.s}[3], [x0]
.Lotherwise_165:
.Lend_161:
    add x5, x5, x6, lsl #2
    add x3, x3, x6, lsl #2
.Lend_117:
    sub x0, x4, x6
    lsr x1, x0, #4
    cbz x1, .Lloop_end_166
.Lloop_167:
    ldr q1, [x5]
    sub x1, x1, #1
    fmul v1.4s, v1.4s, v0.s[0]
    str q1, [x3]
    ldr q1, [x5, #16]
    fmul v1.4s, v1.4s, v0.s[0]
    str q1, [x3, #16]
    ldr q1, [x5, #32]
    fmul v1.4s, v1.4s, v0.s[0]
    str q1, [x3, #32]
    ldr q1, [x5, #48]
    add x5, x5, #64
    fmul v1.4s, v1.4s, v0.s[0]
    str q1, [x3, #48]
    add x3, x3, #64
    cbnz x1, .Lloop_167
.Lloop_end_166:
    ubfx x0, x0, #0, #4
    cbnz x0, .Lotherwise_168
    b .Lend_169
.Lotherwise_168:
    mov w1, #16
    mov w2, #1
    cmp x0, x1
    csel x0, x0, x1, ls
    lsl x0, x2, x0
    sub x1, x0, #1
    ubfx x0, x1, #0, #4
    cmp x0, #15
    bne .Lotherwise_170
    ldr q1, [x5]
    b .Lend_171
.Lotherwise_170:
    movi v1.4s, #0
    tst x1, #1
    beq .Lotherwise_172
    ld1 {v1.s}[0], [x5]
.Lotherwise_172:
    tst x1, #2
    beq .Lotherwise_173
    add x0, x5, #4
    ld1 {v1.s}[1], [x0]
.Lotherwise_173:
    tst x1, #4
    beq .Lotherwise_174
    add x0, x5, #8
    ld1 {v1.s}[2], [x0]
.Lotherwise_174:
    tst x1, #8
    beq .Lotherwise_175
    add x0, x5, #12
    ld1 {v1.s}[3], [x0]
.Lotherwise_175:
.Lend_171:
    ubfx x0, x1, #0, #4
    fmul v1.4s, v1.4s, v0.s[0]
    cmp x0, #15
    bne .Lotherwise_176
    str q1, [x3]
    b .Lend_177
.Lotherwise_176:
    tst x1, #1
    beq .Lotherwise_178
    st1 {v1.s}[0], [x3]
.Lotherwise_178:
    tst x1, #2
    beq .Lotherwise_179
    add x0, x3, #4
    st1 {v1.s}[1], [x0]
.Lotherwise_179:
    tst x1, #4
    beq .Lotherwise_180
    add x0, x3, #8
    st1 {v1.s}[2], [x0]
.Lotherwise_180:
    tst x1, #8
    beq .Lotherwise_181
    add x0, x3, #12
    st1 {v1.s}[3], [x0]
.Lotherwise_181:
.Lend_177:
    ubfx x0, x1, #4, #4
    cmp x0, #15
    bne .Lotherwise_182
    ldr q1, [x5, #16]
    b .Lend_183
.Lotherwise_182:
    movi v1.4s, #0
    tst x1, #16
    beq .Lotherwise_184
    add x0, x5, #16
    ld1 {v1.s}[0], [x0]
.Lotherwise_184:
    tst x1, #32
    beq .Lotherwise_185
    add x0, x5, #20
    ld1 {v1.s}[1], [x0]
.Lotherwise_185:
    tst x1, #64
    beq .Lotherwise_186
    add x0, x5, #24
    ld1 {v1.s}[2], [x0]
.Lotherwise_186:
    tst x1, #128
    beq .Lotherwise_187
    add x0, x5, #28
    ld1 {v1.s}[3], [x0]
.Lotherwise_187:
.Lend_183:
    ubfx x0, x1, #4, #4
    fmul v1.4s, v1.4s, v0.s[0]
    cmp x0, #15
    bne .Lotherwise_188
    str q1, [x3, #16]
    b .Lend_189
.Lotherwise_188:
    tst x1, #16
    beq .Lotherwise_190
    add x0, x3, #16
    st1 {v1.s}[0], [x0]
.Lotherwise_190:
    tst x1, #32
    beq .Lotherwise_191
    add x0, x3, #20
    st1 {v1.s}[1], [x0]
.Lotherwise_191:
    tst x1, #64
    beq .Lotherwise_192
    add x0, x3, #24
    st1 {v1.s}[2], [x0]
.Lotherwise_192:
    tst x1, #128
    beq .Lotherwise_193
    add x0, x3, #28
    st1 {v1.s}[3], [x0]
.Lotherwise_193:
.Lend_189:
    ubfx x0, x1, #8, #4
    cmp x0, #15
    bne .Lotherwise_194
    ldr q1, [x5, #32]
    b .Lend_195
.Lotherwise_194:
    movi v1.4s, #0
    tst x1, #256
    beq .Lotherwise_196
    add x0, x5, #32
    ld1 {v1.s}[0], [x0]
.Lotherwise_196:
    tst x1, #512
    beq .Lotherwise_197
    add x0, x5, #36
    ld1 {v1.s}[1], [x0]
.Lotherwise_197:
    tst x1, #1024
    beq .Lotherwise_198
    add x0, x5, #40
    ld1 {v1.s}[2], [x0]
.Lotherwise_198:
    tst x1, #2048
    beq .Lotherwise_199
    add x0, x5, #44
    ld1 {v1.s}[3], [x0]
.Lotherwise_199:
.Lend_195:
    ubfx x0, x1, #8, #4
    fmul v1.4s, v1.4s, v0.s[0]
    cmp x0, #15
    bne .Lotherwise_200
    str q1, [x3, #32]
    b .Lend_201
.Lotherwise_200:
    tst x1, #256
    beq .Lotherwise_202
    add x0, x3, #32
    st1 {v1.s}[0], [x0]
.Lotherwise_202:
    tst x1, #512
    beq .Lotherwise_203
    add x0, x3, #36
    st1 {v1.s}[1], [x0]
.Lotherwise_203:
    tst x1, #1024
    beq .Lotherwise_204
    add x0, x3, #40
    st1 {v1.s}[2], [x0]
.Lotherwise_204:
    tst x1, #2048
    beq .Lotherwise_205
    add x0, x3, #44
    st1 {v1.s}[3], [x0]
.Lotherwise_205:
.Lend_201:
    ubfx x0, x1, #12, #4
    cmp x0, #15
    bne .Lotherwise_206
    ldr q1, [x5, #48]
    b .Lend_207
.Lotherwise_206:
    movi v1.4s, #0
    tst x1, #4096
    beq .Lotherwise_208
    add x0, x5, #48
    ld1 {v1.s}[0], [x0]
.Lotherwise_208:
    tst x1, #8192
    beq .Lotherwise_209
    add x0, x5, #52
    ld1 {v1.s}[1], [x0]
.Lotherwise_209:
    tst x1, #16384
    beq .Lotherwise_210
    add x0, x5, #56
    ld1 {v1.s}[2], [x0]
.Lotherwise_210:
    tst x1, #32768
    beq .Lotherwise_211
    add x0, x5, #60
    ld1 {v1.s}[3], [x0]
.Lotherwise_211:
.Lend_207:
    ubfx x0, x1, #12, #4
    fmul v0.4s, v1.4s, v0.s[0]
    cmp x0, #15
    bne .Lotherwise_212
    str q0, [x3, #48]
    b .Lend_213
.Lotherwise_212:
    tst x1, #4096
    beq .Lotherwise_214
    add x0, x3, #48
    st1 {v0.s}[0], [x0]
.Lotherwise_214:
    tst x1, #8192
    beq .Lotherwise_215
    add x0, x3, #52
    st1 {v0.s}[1], [x0]
.Lotherwise_215:
    tst x1, #16384
    beq .Lotherwise_216
    add x0, x3, #56
    st1 {v0.s}[2], [x0]
.Lotherwise_216:
    tst x1, #32768
    beq .Lotherwise_217
    add x0, x3, #60
    st1 {v0.s}[3], [x0]
.Lotherwise_217:
.Lend_213:
.Lend_169:
    ret
    .size nnp_softmax_scale__aarch64_neon, . - nnp_softmax_scale__aarch64_neon

    .text
    .p2align 4
    .globl nnp_softmax_scale_streamed__aarch64_neon
    .type nnp_softmax_scale_streamed__aarch64_neon, %function
nnp_softmax_scale_streamed__aarch64_neon:
    mov x4, x0
    mov x5, x1
    neg x0, x3
    ldr s0, [x2]
    ubfx x0, x0, #2, #4
    mov x6, x0
    cmp x6, x4
    csel x6, x6, x4, ls
    cbnz x6, .Lotherwise_218
    b .Lend_219
.Lotherwise_218:
    mov w0, #16
    mov x1, x6
    mov w2, #1
    cmp x1, x0
    csel x1, x1, x0, ls
    lsl x0, x2, x1
    sub x1, x0, #1
    ubfx x0, x1, #0, #4
    cmp x0, #15
    bne .Lotherwise_220
    ldr q1, [x5]
    b .Lend_221
.Lotherwise_220:
    movi v1.4s, #0
    tst x1, #1
    beq .Lotherwise_222
    ld1 {v1.s}[0], [x5]
.Lotherwise_222:
    tst x1, #2
    beq .Lotherwise_223
    add x0, x5, #4
    ld1 {v1.s}[1], [x0]
.Lotherwise_223:
    tst x1, #4
    beq .Lotherwise_224
    add x0, x5, #8
    ld1 {v1.s}[2], [x0]
.Lotherwise_224:
    tst x1, #8
    beq .Lotherwise_225
    add x0, x5, #12
    ld1 {v1.s}[3], [x0]
.Lotherwise_225:
.Lend_221:
    ubfx x0, x1, #0, #4
    fmul v1.4s, v1.4s, v0.s[0]
    cmp x0, #15
    bne .Lotherwise_226
    str q1, [x3]
    b .Lend_227
.Lotherwise_226:
    tst x1, #1
    beq .Lotherwise_228
    st1 {v1.s}[0], [x3]
.Lotherwise_228:
    tst x1, #2
    beq .Lotherwise_229
    add x0, x3, #4
    st1 {v1.s}[1], [x0]
.Lotherwise_229:
    tst x1, #4
    beq .Lotherwise_230
    add x0, x3, #8
    st1 {v1.s}[2], [x0]
.Lotherwise_230:
    tst x1, #8
    beq .Lotherwise_231
    add x0, x3, #12
    st1 {v1.s}[3], [x0]
.Lotherwise_231:
.Lend_227:
    ubfx x0, x1, #4, #4
    cmp x0, #15
    bne .Lotherwise_232
    ldr q1, [x5, #16]
    b .Lend_233
.Lotherwise_232:
    movi v1.4s, #0
    tst x1, #16
    beq .Lotherwise_234
    add x0, x5, #16
    ld1 {v1.s}[0], [x0]
.Lotherwise_234:
    tst x1, #32
    beq .Lotherwise_235
    add x0, x5, #20
    ld1 {v1.s}[1], [x0]
.Lotherwise_235:
    tst x1, #64
    beq .Lotherwise_236
    add x0, x5, #24
    ld1 {v1.s}[2], [x0]
.Lotherwise_236:
    tst x1, #128
    beq .Lotherwise_237
    add x0, x5, #28
    ld1 {v1.s}[3], [x0]
.Lotherwise_237:
.Lend_233:
    ubfx x0, x1, #4, #4
    fmul v1.4s, v1.4s, v0.s[0]
    cmp x0, #15
    bne .Lotherwise_238
    str q1, [x3, #16]
    b .Lend_239
.Lotherwise_238:
    tst x1, #16
    beq .Lotherwise_240
    add x0, x3, #16
    st1 {v1.s}[0], [x0]
.Lotherwise_240:
    tst x1, #32
    beq .Lotherwise_241
    add x0, x3, #20
    st1 {v1.s}[1], [x0]
.Lotherwise_241:
    tst x1, #64
    beq .Lotherwise_242
    add x0, x3, #24
    st1 {v1.s}[2], [x0]
.Lotherwise_242:
    tst x1, #128
    beq .Lotherwise_243
    add x0, x3, #28
    st1 {v1.s}[3], [x0]
.Lotherwise_243:
.Lend_239:
    ubfx x0, x1, #8, #4
    cmp x0, #15
    bne .Lotherwise_244
    ldr q1, [x5, #32]
    b .Lend_245
.Lotherwise_244:
    movi v1.4s, #0
    tst x1, #256
    beq .Lotherwise_246
    add x0, x5, #32
    ld1 {v1.s}[0], [x0]
.Lotherwise_246:
    tst x1, #512
    beq .Lotherwise_247
    add x0, x5, #36
    ld1 {v1.s}[1], [x0]
.Lotherwise_247:
    tst x1, #1024
    beq .Lotherwise_248
    add x0, x5, #40
    ld1 {v1.s}[2], [x0]
.Lotherwise_248:
    tst x1, #2048
    beq .Lotherwise_249
    add x0, x5, #44
    ld1 {v1.s}[3], [x0]
.Lotherwise_249:
.Lend_245:
    ubfx x0, x1, #8, #4
    fmul v1.4s, v1.4s, v0.s[0]
    cmp x0, #15
    bne .Lotherwise_250
    str q1, [x3, #32]
    b .Lend_251
.Lotherwise_250:
    tst x1, #256
    beq .Lotherwise_252
    add x0, x3, #32
    st1 {v1.s}[0], [x0]
.Lotherwise_252:
    tst x1, #512
    beq .Lotherwise_253
    add x0, x3, #36
    st1 {v1.s}[1], [x0]
.Lotherwise_253:
    tst x1, #1024
    beq .Lotherwise_254
    add x0, x3, #40
    st1 {v1.s}[2], [x0]
.Lotherwise_254:
    tst x1, #2048
    beq .Lotherwise_255
    add x0, x3, #44
    st1 {v1.s}[3], [x0]
.Lotherwise_255:
.Lend_251:
    ubfx x0, x1, #12, #4
    cmp x0, #15
    bne .Lotherwise_256
    ldr q1, [x5, #48]
    b .Lend_257
.Lotherwise_256:
    movi v1.4s, #0
    tst x1, #4096
    beq .Lotherwise_258
    add x0, x5, #48
    ld1 {v1.s}[0], [x0]
.Lotherwise_258:
    tst x1, #8192
    beq .Lotherwise_259
    add x0, x5, #52
    ld1 {v1.s}[1], [x0]
.Lotherwise_259:
    tst x1, #16384
    beq .Lotherwise_260
    add x0, x5, #56
    ld1 {v1.s}[2], [x0]
.Lotherwise_260:
    tst x1, #32768
    beq .Lotherwise_261
    add x0, x5, #60
    ld1 {v1.s}[3], [x0]
.Lotherwise_261:
.Lend_257:
    ubfx x0, x1, #12, #4
    fmul v1.4s, v1.4s, v0.s[0]
    cmp x0, #15
    bne .Lotherwise_262
    str q1, [x3, #48]
    b .Lend_263
.Lotherwise_262:
    tst x1, #4096
    beq .Lotherwise_264
    add x0, x3, #48
    st1 {v1.s}[0], [x0]
.Lotherwise_264:
    tst x1, #8192
    beq .Lotherwise_265
    add x0, x3, #52
    st1 {v1.s}[1], [x0]
.Lotherwise_265:
    tst x1, #16384
    beq .Lotherwise_266
    add x0, x3, #56
    st1 {v1.s}[2], [x0]
.Lotherwise_266:
    tst x1, #32768
    beq .Lotherwise_267
    add x0, x3, #60
    st1 {v1.s}[3], [x0]
.Lotherwise_267:
.Lend_263:
    add x5, x5, x6, lsl #2
    add x3, x3, x6, lsl #2
.Lend_219:
    sub x0, x4, x6
    lsr x1, x0, #4
    cbz x1, .Lloop_end_268
.Lloop_269:
    ldr q1, [x5]
    sub x1, x1, #1
    fmul v1.4s, v1.4s, v0.s[0]
    str q1, [x3]
    ldr q1, [x5, #16]
    fmul v1.4s, v1.4s, v0.s[0]
    str q1, [x3, #16]
    ldr q1, [x5, #32]
    fmul v1.4s, v1.4s, v0.s[0]
    str q1, [x3, #32]
    ldr q1, [x5, #48]
    add x5, x5, #64
    fmul v1.4s, v1.4s, v0.s[0]
    str q1, [x3, #48]
    add x3, x3, #64
    cbnz x1, .Lloop_269
.Lloop_end_268:
    ubfx x0, x0, #0, #4
    cbnz x0, .Lotherwise_270
    b .Lend_271
.Lotherwise_270:
    mov w1, #16
    mov w2, #1
    cmp x0, x1
    csel x0, x0, x1, ls
    lsl x0, x2, x0
    sub x1, x0, #1
    ubfx x0, x1, #0, #4
    cmp x0, #15
    bne .Lotherwise_272
    ldr q1, [x5]
    b .Lend_273
.Lotherwise_272:
    movi v1.4s, #0
    tst x1, #1
    beq .Lotherwise_274
    ld1 {v1.s}[0], [x5]
.Lotherwise_274:
    tst x1, #2
    beq .Lotherwise_275
    add x0, x5, #4
    ld1 {v1.s}[1], [x0]
.Lotherwise_275:
    tst x1, #4
    beq .Lotherwise_276
    add x0, x5, #8
    ld1 {v1.s}[2], [x0]
.Lotherwise_276:
    tst x1, #8
    beq .Lotherwise_277
    add x0, x5, #12
    ld1 {v1.s}[3], [x0]
.Lotherwise_277:
.Lend_273:
    ubfx x0, x1, #0, #4
    fmul v1.4s, v1.4s, v0.s[0]
    cmp x0, #15
    bne .Lotherwise_278
    str q1, [x3]
    b .Lend_279
.Lotherwise_278:
    tst x1, #1
    beq .Lotherwise_280
    st1 {v1.s}[0], [x3]
.Lotherwise_280:
    tst x1, #2
    beq .Lotherwise_281
    add x0, x3, #4
    st1 {v1.s}[1], [x0]
.Lotherwise_281:
    tst x1, #4
    beq .Lotherwise_282
    add x0, x3, #8
    st1 {v1.s}[2], [x0]
.Lotherwise_282:
    tst x1, #8
    beq .Lotherwise_283
    add x0, x3, #12
    st1 {v1.s}[3], [x0]
.Lotherwise_283:
.Lend_279:
    ubfx x0, x1, #4, #4
    cmp x0, #15
    bne .Lotherwise_284
    ldr q1, [x5, #16]
    b .Lend_285
.Lotherwise_284:
    movi v1.4s, #0
    tst x1, #16
    beq .Lotherwise_286
    add x0, x5, #16
    ld1 {v1.s}[0], [x0]
.Lotherwise_286:
    tst x1, #32
    beq .Lotherwise_287
    add x0, x5, #20
    ld1 {v1.s}[1], [x0]
.Lotherwise_287:
    tst x1, #64
    beq .Lotherwise_288
    add x0, x5, #24
    ld1 {v1.s}[2], [x0]
.Lotherwise_288:
    tst x1, #128
    beq .Lotherwise_289
    add x0, x5, #28
    ld1 {v1.s}[3], [x0]
.Lotherwise_289:
.Lend_285:
    ubfx x0, x1, #4, #4
    fmul v1.4s, v1.4s, v0.s[0]
    cmp x0, #15
    bne .Lotherwise_290
    str q1, [x3, #16]
    b .Lend_291
.Lotherwise_290:
    tst x1, #16
    beq .Lotherwise_292
    add x0, x3, #16
    st1 {v1.s}[0], [x0]
.Lotherwise_292:
    tst x1, #32
    beq .Lotherwise_293
    add x0, x3, #20
    st1 {v1.s}[1], [x0]
.Lotherwise_293:
    tst x1, #64
    beq .Lotherwise_294
    add x0, x3, #24
    st1 {v1.s}[2], [x0]
.Lotherwise_294:
    tst x1, #128
    beq .Lotherwise_295
    add x0, x3, #28
    st1 {v1.s}[3], [x0]
.Lotherwise_295:
.Lend_291:
    ubfx x0, x1, #8, #4
    cmp x0, #15
    bne .Lotherwise_296
    ldr q1, [x5, #32]
    b .Lend_297
.Lotherwise_296:
    movi v1.4s, #0
    tst x1, #256
    beq .Lotherwise_298
    add x0, x5, #32
    ld1 {v1.s}[0], [x0]
.Lotherwise_298:
    tst x1, #512
    beq .Lotherwise_299
    add x0, x5, #36
    ld1 {v1.s}[1], [x0]
.Lotherwise_299:
    tst x1, #1024
    beq .Lotherwise_300
    add x0, x5, #40
    ld1 {v1.s}[2], [x0]
.Lotherwise_300:
    tst x1, #2048
    beq .Lotherwise_301
    add x0, x5, #44
    ld1 {v1.s}[3], [x0]
.Lotherwise_301:
.Lend_297:
    ubfx x0, x1, #8, #4
    fmul v1.4s, v1.4s, v0.s[0]
    cmp x0, #15
    bne .Lotherwise_302
    str q1, [x3, #32]
    b .Lend_303
.Lotherwise_302:
    tst x1, #256
    beq .Lotherwise_304
    add x0, x3, #32
    st1 {v1.s}[0], [x0]
.Lotherwise_304:
    tst x1, #512
    beq .Lotherwise_305
    add x0, x3, #36
    st1 {v1.s}[1], [x0]
.Lotherwise_305:
    tst x1, #1024
    beq .Lotherwise_306
    add x0, x3, #40
    st1 {v1.s}[2], [x0]
.Lotherwise_306:
    tst x1, #2048
    beq .Lotherwise_307
    add x0, x3, #44
    st1 {v1.s}[3], [x0]
.Lotherwise_307:
.Lend_303:
    ubfx x0, x1, #12, #4
    cmp x0, #15
    bne .Lotherwise_308
    ldr q1, [x5, #48]
    b .Lend_309
.Lotherwise_308:
    movi v1.4s, #0
    tst x1, #4096
    beq .Lotherwise_310
    add x0, x5, #48
    ld1 {v1.s}[0], [x0]
.Lotherwise_310:
    tst x1, #8192
    beq .Lotherwise_311
    add x0, x5, #52
    ld1 {v1.s}[1], [x0]
.Lotherwise_311:
    tst x1, #16384
    beq .Lotherwise_312
    add x0, x5, #56
    ld1 {v1.s}[2], [x0]
.Lotherwise_312:
    tst x1, #32768
    beq .Lotherwise_313
    add x0, x5, #60
    ld1 {v1.s}[3], [x0]
.Lotherwise_313:
.Lend_309:
    ubfx x0, x1, #12, #4
    fmul v0.4s, v1.4s, v0.s[0]
    cmp x0, #15
    bne .Lotherwise_314
    str q0, [x3, #48]
    b .Lend_315
.Lotherwise_314:
    tst x1, #4096
    beq .Lotherwise_316
    add x0, x3, #48
    st1 {v0.s}[0], [x0]
.Lotherwise_316:
    tst x1, #8192
    beq .Lotherwise_317
    add x0, x3, #52
    st1 {v0.s}[1], [x0]
.Lotherwise_317:
    tst x1, #16384
    beq .Lotherwise_318
    add x0, x3, #56
    st1 {v0.s}[2], [x0]
.Lotherwise_318:
    tst x1, #32768
    beq .Lotherwise_319
    add x0, x3, #60
    st1 {v0.s}[3], [x0]
.Lotherwise_319:
.Lend_315:
.Lend_271:
    ret
    .size nnp_softmax_scale_streamed__aarch64_neon, . - nnp_softmax_scale_streamed__aarch64_neon

    .section .note.GNU-stack, "", %progbits
