    .arch armv8-a

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
    sub x0, x0, #1
    add x1, x1, x2, lsl #2
    str q0, [x5]
    add x5, x5, x6, lsl #2
    cbnz x0, .Lloop_2
.Lloop_end_1:
    b .Lend_9
.Lotherwise_0:
    cbz x0, .Lloop_end_10
.Lloop_11:
    mov x7, x3
    mov x8, x4
    movi v0.4s, #0
    cbz x7, .Lloop_end_12
.Lloop_13:
    mov x9, x1
    ldr w10, [x8, #8]
    ldr x11, [x8]
    ubfx x12, x10, #0, #4
    add x9, x9, x11, lsl #2
    cmp x12, #15
    bne .Lotherwise_14
    ldr q1, [x9]
    b .Lend_15
.Lotherwise_14:
    movi v1.4s, #0
    tst x10, #1
    beq .Lotherwise_16
    ld1 {v1.s}[0], [x9]
.Lotherwise_16:
    tst x10, #2
    beq .Lotherwise_17
    add x11, x9, #4
    ld1 {v1.s}[1], [x11]
.Lotherwise_17:
    tst x10, #4
    beq .Lotherwise_18
    add x11, x9, #8
    ld1 {v1.s}[2], [x11]
.Lotherwise_18:
    tst x10, #8
    beq .Lotherwise_19
    add x9, x9, #12
    ld1 {v1.s}[3], [x9]
.Lotherwise_19:
.Lend_15:
    sub x7, x7, #1
    add x8, x8, #16
    fadd v0.4s, v0.4s, v1.4s
    cbnz x7, .Lloop_13
.Lloop_end_12:
    sub x0, x0, #1
    add x1, x1, x2, lsl #2
    str q0, [x5]
    add x5, x5, x6, lsl #2
    cbnz x0, .Lloop_11
.Lloop_end_10:
.Lend_9:
    ret
    .size nnp_im2col__aarch64_neon, . - nnp_im2col__aarch64_neon

    .section .note.GNU-stack, "", %progbits
