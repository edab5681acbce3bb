    .arch armv8.2-a+fp16+dotprod

    .text
    .p2align 4
    .globl nnp_im2col__aarch64_neon
    .type nnp_im2col__aarch64_neon, %function
nnp_im2col__aarch64_neon:
    cmp x3, #1
    bne .Lotherwise_0
    ldr x3, [x4]
    ldr w4, [x4, #8]
    add x1, x1, x3, lsl #2
    cbz x0, .Lloop_end_1
.Lloop_2:
    ubfx x3, x4, #0, #4
    cmp x3, #15
    bne .Lotherwise_3
    ldr q0, [x1]
    b .Lend_4
.Lotherwise_3:
    movi v0.4s, #0
    tst x4, #1
    beq .Lotherwise_5
    ld1 {v0.s}[0], [x1]
.Lotherwise_5:
    tst x4, #2
    beq .Lotherwise_6
    add x3, x1, #4
    ld1 {v0.s}[1], [x3]
.Lotherwise_6:
    tst x4, #4
    beq .Lotherwise_7
    add x3, x1, #8
    ld1 {v0.s}[2], [x3]
.Lotherwise_7:
    tst x4, #8
    beq .Lotherwise_8
    add x3, x1, #12
    ld1 {v0.s}[3], [x3]
.Lotherwise_8:
.Lend_4:
    str q0, [x5]
    add x1, x1, x2, lsl #2
    add x5, x5, x6, lsl #2
    sub x0, x0, #1
    cbnz x0, .Lloop_2
.Lloop_end_1:
    b .Lend_9
.Lotherwise_0:
    cbz x0, .Lloop_end_10
.Lloop_11:
    mov x7, x4
    mov x8, x3
    movi v0.4s, #0
    cbz x8, .Lloop_end_12
.Lloop_13:
    mov x9, x1
    ldr x10, [x7]
    ldr w11, [x7, #8]
    add x9, x9, x10, lsl #2
    ubfx x10, x11, #0, #4
    cmp x10, #15
    bne .Lotherwise_14
    ldr q1, [x9]
    b .Lend_15
.Lotherwise_14:
    movi v1.4s, #0
    tst x11, #1
    beq .Lotherwise_16
    ld1 {v1.s}[0], [x9]
.Lotherwise_16:
    tst x11, #2
    beq .Lotherwise_17
    add x10, x9, #4
    ld1 {v1.s}[1], [x10]
.Lotherwise_17:
    tst x11, #4
    beq .Lotherwise_18
    add x10, x9, #8
    ld1 {v1.s}[2], [x10]
.Lotherwise_18:
    tst x11, #8
    beq .Lotherwise_19
    add x9, x9, #12
    ld1 {v1.s}[3], [x9]
.Lotherwise_19:
.Lend_15:
    sub x8, x8, #1
    add x7, x7, #16
    fadd v0.4s, v0.4s, v1.4s
    cbnz x8, .Lloop_13
.Lloop_end_12:
    str q0, [x5]
    add x1, x1, x2, lsl #2
    add x5, x5, x6, lsl #2
    sub x0, x0, #1
    cbnz x0, .Lloop_11
.Lloop_end_10:
.Lend_9:
    ret
    .size nnp_im2col__aarch64_neon, . - nnp_im2col__aarch64_neon

    .section .note.GNU-stack, "", %progbits
