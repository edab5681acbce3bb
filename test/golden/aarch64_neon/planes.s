    .arch armv8.2-a+fp16+dotprod

    .text
    .p2align 4
    .globl nnp_planes_pad__aarch64_neon
    .type nnp_planes_pad__aarch64_neon, %function
nnp_planes_pad__aarch64_neon:
    mov w6, #4
    mov w7, #1
    ubfx x8, x1, #0, #2
    mov x9, x8
    cmp x9, x6
    csel x9, x9, x6, ls
    lsr x1, x1, #2
    lsl x6, x7, x9
    sub x6, x6, #1
    cbz x0, .Lloop_end_0
.Lloop_1:
    mov x7, x1
    mov x9, x2
    mov x10, x4
    cbz x7, .Lloop_end_2
.Lloop_3:
    ldr q0, [x9]
    sub x7, x7, #1
    add x9, x9, #16
    str q0, [x10]
    add x10, x10, #16
    cbnz x7, .Lloop_3
.Lloop_end_2:
    cbnz x8, .Lotherwise_4
    b .Lend_5
.Lotherwise_4:
    ubfx x7, x6, #0, #4
    cmp x7, #15
    bne .Lotherwise_6
    ldr q0, [x9]
    b .Lend_7
.Lotherwise_6:
    movi v0.4s, #0
    tst x6, #1
    beq .Lotherwise_8
    ld1 {v0.s}[0], [x9]
.Lotherwise_8:
    tst x6, #2
    beq .Lotherwise_9
    add x7, x9, #4
    ld1 {v0.s}[1], [x7]
.Lotherwise_9:
    tst x6, #4
    beq .Lotherwise_10
    add x7, x9, #8
    ld1 {v0.s}[2], [x7]
.Lotherwise_10:
    tst x6, #8
    beq .Lotherwise_11
    add x7, x9, #12
    ld1 {v0.s}[3], [x7]
.Lotherwise_11:
.Lend_7:
    str q0, [x10]
.Lend_5:
    sub x0, x0, #1
    add x2, x2, x3, lsl #2
    add x4, x4, x5, lsl #2
    cbnz x0, .Lloop_1
.Lloop_end_0:
    ret
    .size nnp_planes_pad__aarch64_neon, . - nnp_planes_pad__aarch64_neon

    .text
    .p2align 4
    .globl nnp_planes_pad_by_2__aarch64_neon
    .type nnp_planes_pad_by_2__aarch64_neon, %function
nnp_planes_pad_by_2__aarch64_neon:
    mov w7, #8
    mov w8, #1
    ubfx x9, x1, #0, #3
    mov x10, x0
    mov x11, x2
    mov x0, x9
    mov x12, x3
    cmp x0, x7
    csel x0, x0, x7, ls
    lsl x0, x8, x0
    lsr x1, x1, #3
    sub x0, x0, #1
    cbz x10, .Lloop_end_12
.Lloop_13:
    mov x2, x1
    mov x3, x11
    mov x7, x4
    mov x8, x5
    cbz x2, .Lloop_end_14
.Lloop_15:
    ldp q0, q1, [x3]
    sub x2, x2, #1
    add x3, x3, #32
    uzp1 v2.4s, v0.4s, v1.4s
    uzp2 v0.4s, v0.4s, v1.4s
    str q2, [x7]
    str q0, [x8]
    add x7, x7, #16
    add x8, x8, #16
    cbnz x2, .Lloop_15
.Lloop_end_14:
    cbnz x9, .Lotherwise_16
    b .Lend_17
.Lotherwise_16:
    ubfx x2, x0, #0, #4
    cmp x2, #15
    bne .Lotherwise_18
    ldr q0, [x3]
    b .Lend_19
.Lotherwise_18:
    movi v0.4s, #0
    tst x0, #1
    beq .Lotherwise_20
    ld1 {v0.s}[0], [x3]
.Lotherwise_20:
    tst x0, #2
    beq .Lotherwise_21
    add x2, x3, #4
    ld1 {v0.s}[1], [x2]
.Lotherwise_21:
    tst x0, #4
    beq .Lotherwise_22
    add x2, x3, #8
    ld1 {v0.s}[2], [x2]
.Lotherwise_22:
    tst x0, #8
    beq .Lotherwise_23
    add x2, x3, #12
    ld1 {v0.s}[3], [x2]
.Lotherwise_23:
.Lend_19:
    ubfx x2, x0, #4, #4
    cmp x2, #15
    bne .Lotherwise_24
    ldr q1, [x3, #16]
    b .Lend_25
.Lotherwise_24:
    movi v1.4s, #0
    tst x0, #16
    beq .Lotherwise_26
    add x2, x3, #16
    ld1 {v1.s}[0], [x2]
.Lotherwise_26:
    tst x0, #32
    beq .Lotherwise_27
    add x2, x3, #20
    ld1 {v1.s}[1], [x2]
.Lotherwise_27:
    tst x0, #64
    beq .Lotherwise_28
    add x2, x3, #24
    ld1 {v1.s}[2], [x2]
.Lotherwise_28:
    tst x0, #128
    beq .Lotherwise_29
    add x2, x3, #28
    ld1 {v1.s}[3], [x2]
.Lotherwise_29:
.Lend_25:
    uzp1 v2.4s, v0.4s, v1.4s
    uzp2 v0.4s, v0.4s, v1.4s
    str q2, [x7]
    str q0, [x8]
.Lend_17:
    sub x10, x10, #1
    add x11, x11, x12, lsl #2
    add x4, x4, x6, lsl #2
    add x5, x5, x6, lsl #2
    cbnz x10, .Lloop_13
.Lloop_end_12:
    ret
    .size nnp_planes_pad_by_2__aarch64_neon, . - nnp_planes_pad_by_2__aarch64_neon

    .text
    .p2align 4
    .globl nnp_planes_crop__aarch64_neon
    .type nnp_planes_crop__aarch64_neon, %function
nnp_planes_crop__aarch64_neon:
    mov w6, #4
    ubfx x7, x1, #0, #2
    mov w8, #1
    sub x0, x0, #1
    mov x9, x7
    cmp x9, x6
    csel x9, x9, x6, ls
    lsl x6, x8, x9
    lsr x1, x1, #2
    sub x6, x6, #1
    cbz x0, .Lloop_end_30
.Lloop_31:
    mov x8, x1
    mov x9, x2
    mov x10, x4
    cbz x8, .Lloop_end_32
.Lloop_33:
    ldr q0, [x9]
    sub x8, x8, #1
    add x9, x9, #16
    str q0, [x10]
    add x10, x10, #16
    cbnz x8, .Lloop_33
.Lloop_end_32:
    cbnz x7, .Lotherwise_34
    b .Lend_35
.Lotherwise_34:
    ldr q0, [x9]
    str q0, [x10]
.Lend_35:
    sub x0, x0, #1
    add x2, x2, x3, lsl #2
    add x4, x4, x5, lsl #2
    cbnz x0, .Lloop_31
.Lloop_end_30:
    cbz x1, .Lloop_end_36
.Lloop_37:
    ldr q0, [x2]
    sub x1, x1, #1
    add x2, x2, #16
    str q0, [x4]
    add x4, x4, #16
    cbnz x1, .Lloop_37
.Lloop_end_36:
    cbnz x7, .Lotherwise_38
    b .Lend_39
.Lotherwise_38:
    ubfx x0, x6, #0, #4
    ldr q0, [x2]
    cmp x0, #15
    bne .Lotherwise_40
    str q0, [x4]
    b .Lend_41
.Lotherwise_40:
    tst x6, #1
    beq .Lotherwise_42
    st1 {v0.s}[0], [x4]
.Lotherwise_42:
    tst x6, #2
    beq .Lotherwise_43
    add x0, x4, #4
    st1 {v0.s}[1], [x0]
.Lotherwise_43:
    tst x6, #4
    beq .Lotherwise_44
    add x0, x4, #8
    st1 {v0.s}[2], [x0]
.Lotherwise_44:
    tst x6, #8
    beq .Lotherwise_45
    add x0, x4, #12
    st1 {v0.s}[3], [x0]
.Lotherwise_45:
.Lend_41:
.Lend_39:
    ret
    .size nnp_planes_crop__aarch64_neon, . - nnp_planes_crop__aarch64_neon

    .section .note.GNU-stack, "", %progbits
