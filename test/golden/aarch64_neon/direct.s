    .arch armv8.2-a+fp16+dotprod

    .text
    .p2align 4
    .globl nnp_direct_1x8__aarch64_neon
    .type nnp_direct_1x8__aarch64_neon, %function
nnp_direct_1x8__aarch64_neon:
    sub sp, sp, #96
    stp x19, x20, [sp, #0]
    stp x21, x22, [sp, #16]
    stp x23, x24, [sp, #32]
    stp x25, x26, [sp, #48]
    stp x27, x28, [sp, #64]
    str x30, [sp, #80]
    mov x17, x5
    mov x19, x0
    mov x20, x1
    ldr x0, [x17, #8]
    mov x21, x2
    mov x22, x3
    mov x15, x4
    lsr x16, x0, #3
    cbz x16, .Lloop_end_0
.Lloop_1:
    ldr x0, [x17, #16]
    mov x1, x19
    mov x2, x15
    mov x23, x22
    lsr x24, x1, #4
    prfm pldl1keep, [x2]
    mov x25, x20
    ubfx x26, x1, #0, #4
    ldr s0, [x0]
    dup v23.4s, v0.s[0]
    dup v24.4s, v0.s[0]
    cbz x24, .Lloop_end_2
.Lloop_3:
    ldr x0, [x23]
    ldr x1, [x23, #8]
    mov x2, x21
    mov x3, x21
    ldr x4, [x23, #16]
    ldr q0, [x25]
    mov x5, x21
    mov x6, x21
    ldr x7, [x23, #24]
    ldr x8, [x23, #32]
    mov x9, x21
    mov x10, x21
    ldr x11, [x23, #40]
    ldr x28, [x23, #48]
    mov x12, x21
    mov x13, x21
    ldr q25, [x25, #128]
    ldr x30, [x23, #56]
    mov x14, x21
    mov x27, x21
    add x2, x2, x0, lsl #2
    add x3, x3, x1, lsl #2
    ldr x0, [x23, #64]
    ldr x1, [x23, #72]
    ldp q1, q2, [x2]
    ldp q3, q4, [x3]
    add x5, x5, x4, lsl #2
    mov x2, x21
    add x6, x6, x7, lsl #2
    add x9, x9, x8, lsl #2
    mov x4, x21
    ldp q5, q6, [x5]
    ldp q7, q16, [x6]
    add x10, x10, x11, lsl #2
    add x12, x12, x28, lsl #2
    add x13, x13, x30, lsl #2
    mov x8, x21
    mov x11, x21
    ldp q17, q18, [x9]
    ldp q19, q20, [x10]
    add x14, x14, x0, lsl #2
    add x27, x27, x1, lsl #2
    fmla v23.4s, v1.4s, v0.s[0]
    fmla v24.4s, v2.4s, v0.s[0]
    mov x0, x21
    mov x1, x21
    ldp q1, q2, [x12]
    ldp q21, q22, [x13]
    sub x24, x24, #1
    fmla v23.4s, v3.4s, v0.s[1]
    fmla v24.4s, v4.4s, v0.s[1]
    ldr x3, [x23, #80]
    ldp q26, q27, [x14]
    fmla v23.4s, v5.4s, v0.s[2]
    fmla v24.4s, v6.4s, v0.s[2]
    ldr q3, [x25, #256]
    ldr x5, [x23, #88]
    ldp q4, q5, [x27]
    fmla v23.4s, v7.4s, v0.s[3]
    fmla v24.4s, v16.4s, v0.s[3]
    ldr x6, [x23, #96]
    ldr x7, [x23, #104]
    ldr x9, [x23, #112]
    fmla v23.4s, v17.4s, v25.s[0]
    fmla v24.4s, v18.4s, v25.s[0]
    add x2, x2, x3, lsl #2
    ldr q0, [x25, #384]
    ldp q6, q7, [x2]
    ldr x2, [x23, #120]
    add x23, x23, #128
    add x25, x25, #512
    fmla v23.4s, v19.4s, v25.s[1]
    fmla v24.4s, v20.4s, v25.s[1]
    add x4, x4, x5, lsl #2
    ldp q16, q17, [x4]
    add x8, x8, x6, lsl #2
    fmla v23.4s, v1.4s, v25.s[2]
    fmla v24.4s, v2.4s, v25.s[2]
    ldp q1, q2, [x8]
    add x11, x11, x7, lsl #2
    ldp q18, q19, [x11]
    add x0, x0, x9, lsl #2
    fmla v23.4s, v21.4s, v25.s[3]
    fmla v24.4s, v22.4s, v25.s[3]
    ldp q20, q21, [x0]
    add x1, x1, x2, lsl #2
    ldp q22, q25, [x1]
    fmla v23.4s, v26.4s, v3.s[0]
    fmla v24.4s, v27.4s, v3.s[0]
    fmla v23.4s, v4.4s, v3.s[1]
    fmla v24.4s, v5.4s, v3.s[1]
    fmla v23.4s, v6.4s, v3.s[2]
    fmla v24.4s, v7.4s, v3.s[2]
    fmla v23.4s, v16.4s, v3.s[3]
    fmla v24.4s, v17.4s, v3.s[3]
    fmla v23.4s, v1.4s, v0.s[0]
    fmla v24.4s, v2.4s, v0.s[0]
    fmla v23.4s, v18.4s, v0.s[1]
    fmla v24.4s, v19.4s, v0.s[1]
    fmla v23.4s, v20.4s, v0.s[2]
    fmla v24.4s, v21.4s, v0.s[2]
    fmla v23.4s, v22.4s, v0.s[3]
    fmla v24.4s, v25.4s, v0.s[3]
    cbnz x24, .Lloop_3
.Lloop_end_2:
    lsr x0, x26, #2
    ubfx x1, x26, #0, #2
    cbz x0, .Lloop_end_4
.Lloop_5:
    ldr x2, [x23]
    ldr x3, [x23, #8]
    mov x4, x21
    mov x5, x21
    ldr x6, [x23, #16]
    ldr q0, [x25]
    mov x7, x21
    mov x8, x21
    ldr x9, [x23, #24]
    sub x0, x0, #1
    add x23, x23, #32
    add x25, x25, #128
    add x4, x4, x2, lsl #2
    add x5, x5, x3, lsl #2
    ldp q1, q2, [x4]
    ldp q3, q4, [x5]
    add x7, x7, x6, lsl #2
    add x8, x8, x9, lsl #2
    ldp q5, q6, [x7]
    ldp q7, q16, [x8]
    fmla v23.4s, v1.4s, v0.s[0]
    fmla v24.4s, v2.4s, v0.s[0]
    fmla v23.4s, v3.4s, v0.s[1]
    fmla v24.4s, v4.4s, v0.s[1]
    fmla v23.4s, v5.4s, v0.s[2]
    fmla v24.4s, v6.4s, v0.s[2]
    fmla v23.4s, v7.4s, v0.s[3]
    fmla v24.4s, v16.4s, v0.s[3]
    cbnz x0, .Lloop_5
.Lloop_end_4:
    cbz x1, .Lloop_end_6
.Lloop_7:
    ldr x0, [x23]
    mov x2, x21
    ldr s0, [x25]
    sub x1, x1, #1
    add x23, x23, #8
    add x25, x25, #4
    add x2, x2, x0, lsl #2
    ldp q1, q2, [x2]
    fmla v23.4s, v1.4s, v0.s[0]
    fmla v24.4s, v2.4s, v0.s[0]
    cbnz x1, .Lloop_7
.Lloop_end_6:
    mov x0, x15
    sub x16, x16, #1
    ldr s0, [x17, #40]
    add x21, x21, #32
    add x15, x15, #32
    dup v0.4s, v0.s[0]
    fmax v1.4s, v0.4s, v23.4s
    fmax v0.4s, v0.4s, v24.4s
    str q1, [x0]
    str q0, [x0, #16]
    cbnz x16, .Lloop_1
.Lloop_end_0:
    ldr x0, [x17, #8]
    ubfx x0, x0, #0, #3
    cbnz x0, .Lotherwise_8
    b .Lend_9
.Lotherwise_8:
    sub x1, x0, #1
    lsr x1, x1, #2
    cbnz x1, .Lotherwise_10
    ldr x1, [x17, #16]
    add x15, x15, x0, lsl #2
    add x21, x21, x0, lsl #2
    lsr x16, x19, #4
    sub x0, x15, #16
    ubfx x23, x19, #0, #4
    prfm pldl1keep, [x0]
    sub x21, x21, #16
    sub x15, x15, #16
    ldr s0, [x1]
    dup v0.4s, v0.s[0]
    cbz x16, .Lloop_end_11
.Lloop_12:
    ldr x0, [x22]
    ldr x1, [x22, #8]
    mov x2, x21
    mov x3, x21
    ldr x4, [x22, #16]
    ldr q1, [x20]
    mov x5, x21
    mov x6, x21
    ldr x7, [x22, #24]
    ldr x8, [x22, #32]
    mov x9, x21
    mov x10, x21
    ldr x11, [x22, #40]
    ldr x12, [x22, #48]
    mov x13, x21
    mov x19, x21
    ldr q2, [x20, #128]
    ldr x14, [x22, #56]
    mov x24, x21
    mov x25, x21
    add x2, x2, x0, lsl #2
    add x3, x3, x1, lsl #2
    ldr x0, [x22, #64]
    ldr x1, [x22, #72]
    ldr q3, [x2]
    ldr q4, [x3]
    add x5, x5, x4, lsl #2
    mov x2, x21
    ldr q5, [x5]
    add x6, x6, x7, lsl #2
    add x9, x9, x8, lsl #2
    ldr x3, [x22, #80]
    ldr q6, [x6]
    ldr q7, [x9]
    add x10, x10, x11, lsl #2
    add x13, x13, x12, lsl #2
    ldr q16, [x10]
    ldr q17, [x13]
    add x19, x19, x14, lsl #2
    mov x4, x21
    ldr q18, [x19]
    add x24, x24, x0, lsl #2
    ldr q19, [x20, #256]
    add x25, x25, x1, lsl #2
    fmla v0.4s, v3.4s, v1.s[0]
    ldr q3, [x24]
    ldr x0, [x22, #88]
    mov x1, x21
    ldr q20, [x25]
    ldr x5, [x22, #96]
    add x2, x2, x3, lsl #2
    mov x3, x21
    fmla v0.4s, v4.4s, v1.s[1]
    ldr q4, [x2]
    ldr x2, [x22, #104]
    mov x6, x21
    ldr x7, [x22, #112]
    ldr q21, [x20, #384]
    mov x8, x21
    sub x16, x16, #1
    fmla v0.4s, v5.4s, v1.s[2]
    ldr x9, [x22, #120]
    add x22, x22, #128
    add x20, x20, #512
    add x4, x4, x0, lsl #2
    fmla v0.4s, v6.4s, v1.s[3]
    ldr q1, [x4]
    add x1, x1, x5, lsl #2
    ldr q5, [x1]
    add x3, x3, x2, lsl #2
    fmla v0.4s, v7.4s, v2.s[0]
    ldr q6, [x3]
    add x6, x6, x7, lsl #2
    ldr q7, [x6]
    add x8, x8, x9, lsl #2
    fmla v0.4s, v16.4s, v2.s[1]
    ldr q16, [x8]
    fmla v0.4s, v17.4s, v2.s[2]
    fmla v0.4s, v18.4s, v2.s[3]
    fmla v0.4s, v3.4s, v19.s[0]
    fmla v0.4s, v20.4s, v19.s[1]
    fmla v0.4s, v4.4s, v19.s[2]
    fmla v0.4s, v1.4s, v19.s[3]
    fmla v0.4s, v5.4s, v21.s[0]
    fmla v0.4s, v6.4s, v21.s[1]
    fmla v0.4s, v7.4s, v21.s[2]
    fmla v0.4s, v16.4s, v21.s[3]
    cbnz x16, .Lloop_12
.Lloop_end_11:
    lsr x0, x23, #2
    ubfx x1, x23, #0, #2
    cbz x0, .Lloop_end_13
.Lloop_14:
    ldr x2, [x22]
    ldr x3, [x22, #8]
    mov x4, x21
    mov x5, x21
    ldr x6, [x22, #16]
    ldr q1, [x20]
    mov x7, x21
    mov x8, x21
    ldr x9, [x22, #24]
    sub x0, x0, #1
    add x22, x22, #32
    add x20, x20, #128
    add x4, x4, x2, lsl #2
    add x5, x5, x3, lsl #2
    ldr q2, [x4]
    ldr q3, [x5]
    add x7, x7, x6, lsl #2
    ldr q4, [x7]
    add x8, x8, x9, lsl #2
    ldr q5, [x8]
    fmla v0.4s, v2.4s, v1.s[0]
    fmla v0.4s, v3.4s, v1.s[1]
    fmla v0.4s, v4.4s, v1.s[2]
    fmla v0.4s, v5.4s, v1.s[3]
    cbnz x0, .Lloop_14
.Lloop_end_13:
    cbz x1, .Lloop_end_15
.Lloop_16:
    ldr x0, [x22]
    mov x2, x21
    ldr s1, [x20]
    sub x1, x1, #1
    add x22, x22, #8
    add x20, x20, #4
    add x2, x2, x0, lsl #2
    ldr q2, [x2]
    fmla v0.4s, v2.4s, v1.s[0]
    cbnz x1, .Lloop_16
.Lloop_end_15:
    ldr s1, [x17, #40]
    dup v1.4s, v1.s[0]
    fmax v0.4s, v1.4s, v0.4s
    str q0, [x15]
    b .Lend_17
.Lotherwise_10:
    ldr x1, [x17, #16]
    add x15, x15, x0, lsl #2
    add x21, x21, x0, lsl #2
    lsr x12, x19, #4
    sub x0, x15, #32
    ubfx x13, x19, #0, #4
    prfm pldl1keep, [x0]
    sub x21, x21, #32
    sub x15, x15, #32
    ldr s0, [x1]
    dup v23.4s, v0.s[0]
    dup v24.4s, v0.s[0]
    cbz x12, .Lloop_end_18
.Lloop_19:
    ldr x0, [x22]
    ldr x1, [x22, #8]
    mov x2, x21
    mov x3, x21
    ldr x4, [x22, #16]
    ldr q0, [x20]
    mov x5, x21
    mov x6, x21
    ldr x7, [x22, #24]
    ldr x8, [x22, #32]
    mov x24, x21
    mov x25, x21
    ldr x9, [x22, #40]
    ldr x10, [x22, #48]
    mov x14, x21
    mov x23, x21
    ldr q25, [x20, #128]
    ldr x11, [x22, #56]
    mov x19, x21
    mov x16, x21
    add x2, x2, x0, lsl #2
    add x3, x3, x1, lsl #2
    ldr x0, [x22, #64]
    ldr x1, [x22, #72]
    ldp q1, q2, [x2]
    ldp q3, q4, [x3]
    add x5, x5, x4, lsl #2
    mov x26, x21
    add x6, x6, x7, lsl #2
    add x24, x24, x8, lsl #2
    mov x7, x21
    ldp q5, q6, [x5]
    ldp q7, q16, [x6]
    add x25, x25, x9, lsl #2
    add x14, x14, x10, lsl #2
    add x23, x23, x11, lsl #2
    mov x2, x21
    mov x3, x21
    ldp q17, q18, [x24]
    ldp q19, q20, [x25]
    add x19, x19, x0, lsl #2
    add x16, x16, x1, lsl #2
    fmla v23.4s, v1.4s, v0.s[0]
    fmla v24.4s, v2.4s, v0.s[0]
    mov x0, x21
    mov x1, x21
    ldp q1, q2, [x14]
    ldp q21, q22, [x23]
    sub x12, x12, #1
    fmla v23.4s, v3.4s, v0.s[1]
    fmla v24.4s, v4.4s, v0.s[1]
    ldr x4, [x22, #80]
    ldp q26, q27, [x19]
    fmla v23.4s, v5.4s, v0.s[2]
    fmla v24.4s, v6.4s, v0.s[2]
    ldr q3, [x20, #256]
    ldr x5, [x22, #88]
    ldp q4, q5, [x16]
    fmla v23.4s, v7.4s, v0.s[3]
    fmla v24.4s, v16.4s, v0.s[3]
    ldr x6, [x22, #96]
    ldr x8, [x22, #104]
    ldr x9, [x22, #112]
    fmla v23.4s, v17.4s, v25.s[0]
    fmla v24.4s, v18.4s, v25.s[0]
    add x26, x26, x4, lsl #2
    ldr q0, [x20, #384]
    ldp q6, q7, [x26]
    ldr x4, [x22, #120]
    add x22, x22, #128
    add x20, x20, #512
    fmla v23.4s, v19.4s, v25.s[1]
    fmla v24.4s, v20.4s, v25.s[1]
    add x7, x7, x5, lsl #2
    ldp q16, q17, [x7]
    add x2, x2, x6, lsl #2
    fmla v23.4s, v1.4s, v25.s[2]
    fmla v24.4s, v2.4s, v25.s[2]
    ldp q1, q2, [x2]
    add x3, x3, x8, lsl #2
    ldp q18, q19, [x3]
    add x0, x0, x9, lsl #2
    fmla v23.4s, v21.4s, v25.s[3]
    fmla v24.4s, v22.4s, v25.s[3]
    ldp q20, q21, [x0]
    add x1, x1, x4, lsl #2
    ldp q22, q25, [x1]
    fmla v23.4s, v26.4s, v3.s[0]
    fmla v24.4s, v27.4s, v3.s[0]
    fmla v23.4s, v4.4s, v3.s[1]
    fmla v24.4s, v5.4s, v3.s[1]
    fmla v23.4s, v6.4s, v3.s[2]
    fmla v24.4s, v7.4s, v3.s[2]
    fmla v23.4s, v16.4s, v3.s[3]
    fmla v24.4s, v17.4s, v3.s[3]
    fmla v23.4s, v1.4s, v0.s[0]
    fmla v24.4s, v2.4s, v0.s[0]
    fmla v23.4s, v18.4s, v0.s[1]
    fmla v24.4s, v19.4s, v0.s[1]
    fmla v23.4s, v20.4s, v0.s[2]
    fmla v24.4s, v21.4s, v0.s[2]
    fmla v23.4s, v22.4s, v0.s[3]
    fmla v24.4s, v25.4s, v0.s[3]
    cbnz x12, .Lloop_19
.Lloop_end_18:
    lsr x0, x13, #2
    ubfx x1, x13, #0, #2
    cbz x0, .Lloop_end_20
.Lloop_21:
    ldr x2, [x22]
    ldr x3, [x22, #8]
    mov x4, x21
    mov x5, x21
    ldr x6, [x22, #16]
    ldr q0, [x20]
    mov x7, x21
    mov x8, x21
    ldr x9, [x22, #24]
    sub x0, x0, #1
    add x22, x22, #32
    add x20, x20, #128
    add x4, x4, x2, lsl #2
    add x5, x5, x3, lsl #2
    ldp q1, q2, [x4]
    ldp q3, q4, [x5]
    add x7, x7, x6, lsl #2
    add x8, x8, x9, lsl #2
    ldp q5, q6, [x7]
    ldp q7, q16, [x8]
    fmla v23.4s, v1.4s, v0.s[0]
    fmla v24.4s, v2.4s, v0.s[0]
    fmla v23.4s, v3.4s, v0.s[1]
    fmla v24.4s, v4.4s, v0.s[1]
    fmla v23.4s, v5.4s, v0.s[2]
    fmla v24.4s, v6.4s, v0.s[2]
    fmla v23.4s, v7.4s, v0.s[3]
    fmla v24.4s, v16.4s, v0.s[3]
    cbnz x0, .Lloop_21
.Lloop_end_20:
    cbz x1, .Lloop_end_22
.Lloop_23:
    ldr x0, [x22]
    mov x2, x21
    ldr s0, [x20]
    sub x1, x1, #1
    add x22, x22, #8
    add x20, x20, #4
    add x2, x2, x0, lsl #2
    ldp q1, q2, [x2]
    fmla v23.4s, v1.4s, v0.s[0]
    fmla v24.4s, v2.4s, v0.s[0]
    cbnz x1, .Lloop_23
.Lloop_end_22:
    ldr s0, [x17, #40]
    dup v0.4s, v0.s[0]
    fmax v1.4s, v0.4s, v23.4s
    fmax v0.4s, v0.4s, v24.4s
    str q1, [x15]
    str q0, [x15, #16]
.Lend_17:
.Lend_9:
    ldp x19, x20, [sp, #0]
    ldp x21, x22, [sp, #16]
    ldp x23, x24, [sp, #32]
    ldp x25, x26, [sp, #48]
    ldp x27, x28, [sp, #64]
    ldr x30, [sp, #80]
    add sp, sp, #96
    ret
    .size nnp_direct_1x8__aarch64_neon, . - nnp_direct_1x8__aarch64_neon

    .text
    .p2align 4
    .globl nnp_direct_2x8__aarch64_neon
    .type nnp_direct_2x8__aarch64_neon, %function
nnp_direct_2x8__aarch64_neon:
    sub sp, sp, #112
    stp x19, x20, [sp, #0]
    stp x21, x22, [sp, #16]
    stp x23, x24, [sp, #32]
    stp x25, x26, [sp, #48]
    stp x27, x28, [sp, #64]
    str x30, [sp, #80]
    stp d8, d9, [sp, #88]
    mov x17, x5
    mov x19, x0
    mov x20, x1
    ldr x0, [x17, #8]
    mov x21, x2
    mov x22, x3
    mov x23, x4
    lsr x14, x0, #3
    cbz x14, .Lloop_end_24
.Lloop_25:
    ldr x0, [x17, #16]
    ldr x1, [x17]
    mov x2, x23
    mov x3, x19
    prfm pldl1keep, [x2]
    lsr x15, x3, #4
    mov x16, x22
    mov x24, x20
    ubfx x25, x3, #0, #4
    ldr d0, [x0]
    add x2, x2, x1, lsl #2
    prfm pldl1keep, [x2]
    dup v26.4s, v0.s[0]
    dup v27.4s, v0.s[0]
    dup v28.4s, v0.s[1]
    dup v24.4s, v0.s[1]
    cbz x15, .Lloop_end_26
.Lloop_27:
    ldr x0, [x16]
    ldr x1, [x16, #8]
    mov x2, x21
    mov x3, x21
    ldr x4, [x16, #16]
    ldp q0, q1, [x24]
    mov x5, x21
    mov x6, x21
    ldr x7, [x16, #24]
    mov x8, x21
    mov x9, x21
    mov x12, x21
    ldr x10, [x16, #32]
    ldr x11, [x16, #40]
    mov x13, x21
    mov x26, x21
    ldr x30, [x16, #48]
    ldp q25, q29, [x24, #128]
    mov x27, x21
    mov x28, x21
    add x2, x2, x0, lsl #2
    add x3, x3, x1, lsl #2
    ldr x0, [x16, #56]
    mov x1, x21
    ldp q2, q3, [x2]
    ldp q4, q5, [x3]
    add x5, x5, x4, lsl #2
    mov x3, x21
    add x6, x6, x7, lsl #2
    mov x2, x21
    mov x4, x21
    ldp q6, q7, [x5]
    ldp q16, q17, [x6]
    add x8, x8, x10, lsl #2
    add x9, x9, x11, lsl #2
    add x12, x12, x30, lsl #2
    mov x10, x21
    sub x15, x15, #1
    ldp q18, q19, [x8]
    ldp q20, q21, [x9]
    add x13, x13, x0, lsl #2
    fmla v26.4s, v2.4s, v0.s[0]
    fmla v27.4s, v3.4s, v0.s[0]
    fmla v28.4s, v2.4s, v1.s[0]
    fmla v24.4s, v3.4s, v1.s[0]
    ldr x0, [x16, #64]
    ldp q30, q31, [x12]
    fmla v26.4s, v4.4s, v0.s[1]
    fmla v27.4s, v5.4s, v0.s[1]
    ldr x5, [x16, #72]
    fmla v28.4s, v4.4s, v1.s[1]
    fmla v24.4s, v5.4s, v1.s[1]
    ldp q22, q23, [x13]
    ldr x6, [x16, #80]
    fmla v26.4s, v6.4s, v0.s[2]
    fmla v27.4s, v7.4s, v0.s[2]
    ldp q8, q9, [x24, #256]
    fmla v28.4s, v6.4s, v1.s[2]
    fmla v24.4s, v7.4s, v1.s[2]
    ldr x7, [x16, #88]
    fmla v26.4s, v16.4s, v0.s[3]
    fmla v27.4s, v17.4s, v0.s[3]
    add x26, x26, x0, lsl #2
    ldr x0, [x16, #96]
    fmla v28.4s, v16.4s, v1.s[3]
    fmla v24.4s, v17.4s, v1.s[3]
    ldp q0, q1, [x26]
    add x27, x27, x5, lsl #2
    fmla v26.4s, v18.4s, v25.s[0]
    fmla v27.4s, v19.4s, v25.s[0]
    ldp q2, q3, [x27]
    add x28, x28, x6, lsl #2
    fmla v28.4s, v18.4s, v29.s[0]
    fmla v24.4s, v19.4s, v29.s[0]
    ldp q4, q5, [x28]
    fmla v26.4s, v20.4s, v25.s[1]
    fmla v27.4s, v21.4s, v25.s[1]
    ldr x5, [x16, #104]
    add x1, x1, x7, lsl #2
    fmla v28.4s, v20.4s, v29.s[1]
    fmla v24.4s, v21.4s, v29.s[1]
    ldp q6, q7, [x1]
    ldr x1, [x16, #112]
    fmla v26.4s, v30.4s, v25.s[2]
    fmla v27.4s, v31.4s, v25.s[2]
    add x3, x3, x0, lsl #2
    ldp q16, q17, [x24, #384]
    fmla v28.4s, v30.4s, v29.s[2]
    fmla v24.4s, v31.4s, v29.s[2]
    ldp q18, q19, [x3]
    add x24, x24, #512
    fmla v26.4s, v22.4s, v25.s[3]
    fmla v27.4s, v23.4s, v25.s[3]
    ldr x0, [x16, #120]
    add x16, x16, #128
    fmla v28.4s, v22.4s, v29.s[3]
    fmla v24.4s, v23.4s, v29.s[3]
    add x2, x2, x5, lsl #2
    fmla v26.4s, v0.4s, v8.s[0]
    fmla v27.4s, v1.4s, v8.s[0]
    ldp q20, q21, [x2]
    add x4, x4, x1, lsl #2
    fmla v28.4s, v0.4s, v9.s[0]
    fmla v24.4s, v1.4s, v9.s[0]
    ldp q0, q1, [x4]
    fmla v26.4s, v2.4s, v8.s[1]
    fmla v27.4s, v3.4s, v8.s[1]
    fmla v28.4s, v2.4s, v9.s[1]
    fmla v24.4s, v3.4s, v9.s[1]
    add x10, x10, x0, lsl #2
    fmla v26.4s, v4.4s, v8.s[2]
    fmla v27.4s, v5.4s, v8.s[2]
    ldp q2, q3, [x10]
    fmla v28.4s, v4.4s, v9.s[2]
    fmla v24.4s, v5.4s, v9.s[2]
    fmla v26.4s, v6.4s, v8.s[3]
    fmla v27.4s, v7.4s, v8.s[3]
    fmla v28.4s, v6.4s, v9.s[3]
    fmla v24.4s, v7.4s, v9.s[3]
    fmla v26.4s, v18.4s, v16.s[0]
    fmla v27.4s, v19.4s, v16.s[0]
    fmla v28.4s, v18.4s, v17.s[0]
    fmla v24.4s, v19.4s, v17.s[0]
    fmla v26.4s, v20.4s, v16.s[1]
    fmla v27.4s, v21.4s, v16.s[1]
    fmla v28.4s, v20.4s, v17.s[1]
    fmla v24.4s, v21.4s, v17.s[1]
    fmla v26.4s, v0.4s, v16.s[2]
    fmla v27.4s, v1.4s, v16.s[2]
    fmla v28.4s, v0.4s, v17.s[2]
    fmla v24.4s, v1.4s, v17.s[2]
    fmla v26.4s, v2.4s, v16.s[3]
    fmla v27.4s, v3.4s, v16.s[3]
    fmla v28.4s, v2.4s, v17.s[3]
    fmla v24.4s, v3.4s, v17.s[3]
    cbnz x15, .Lloop_27
.Lloop_end_26:
    lsr x0, x25, #2
    ubfx x1, x25, #0, #2
    cbz x0, .Lloop_end_28
.Lloop_29:
    ldr x2, [x16]
    ldr x3, [x16, #8]
    mov x4, x21
    mov x5, x21
    ldr x6, [x16, #16]
    ldp q0, q1, [x24]
    mov x7, x21
    mov x8, x21
    ldr x9, [x16, #24]
    sub x0, x0, #1
    add x16, x16, #32
    add x24, x24, #128
    add x4, x4, x2, lsl #2
    add x5, x5, x3, lsl #2
    ldp q2, q3, [x4]
    ldp q4, q5, [x5]
    add x7, x7, x6, lsl #2
    add x8, x8, x9, lsl #2
    ldp q6, q7, [x7]
    ldp q16, q17, [x8]
    fmla v26.4s, v2.4s, v0.s[0]
    fmla v27.4s, v3.4s, v0.s[0]
    fmla v28.4s, v2.4s, v1.s[0]
    fmla v24.4s, v3.4s, v1.s[0]
    fmla v26.4s, v4.4s, v0.s[1]
    fmla v27.4s, v5.4s, v0.s[1]
    fmla v28.4s, v4.4s, v1.s[1]
    fmla v24.4s, v5.4s, v1.s[1]
    fmla v26.4s, v6.4s, v0.s[2]
    fmla v27.4s, v7.4s, v0.s[2]
    fmla v28.4s, v6.4s, v1.s[2]
    fmla v24.4s, v7.4s, v1.s[2]
    fmla v26.4s, v16.4s, v0.s[3]
    fmla v27.4s, v17.4s, v0.s[3]
    fmla v28.4s, v16.4s, v1.s[3]
    fmla v24.4s, v17.4s, v1.s[3]
    cbnz x0, .Lloop_29
.Lloop_end_28:
    cbz x1, .Lloop_end_30
.Lloop_31:
    ldr x0, [x16]
    mov x2, x21
    ldr s0, [x24]
    sub x1, x1, #1
    ldr s1, [x24, #16]
    add x16, x16, #8
    add x24, x24, #4
    add x2, x2, x0, lsl #2
    ldp q2, q3, [x2]
    fmla v26.4s, v2.4s, v0.s[0]
    fmla v27.4s, v3.4s, v0.s[0]
    fmla v28.4s, v2.4s, v1.s[0]
    fmla v24.4s, v3.4s, v1.s[0]
    cbnz x1, .Lloop_31
.Lloop_end_30:
    ldr x0, [x17]
    mov x1, x23
    sub x14, x14, #1
    ldr s0, [x17, #40]
    add x21, x21, #32
    add x23, x23, #32
    dup v0.4s, v0.s[0]
    fmax v1.4s, v0.4s, v26.4s
    fmax v2.4s, v0.4s, v27.4s
    fmax v3.4s, v0.4s, v28.4s
    fmax v0.4s, v0.4s, v24.4s
    str q1, [x1]
    str q2, [x1, #16]
    add x1, x1, x0, lsl #2
    str q3, [x1]
    str q0, [x1, #16]
    cbnz x14, .Lloop_25
.Lloop_end_24:
    ldr x0, [x17, #8]
    ubfx x0, x0, #0, #3
    cbnz x0, .Lotherwise_32
    b .Lend_33
.Lotherwise_32:
    sub x1, x0, #1
    lsr x1, x1, #2
    cbnz x1, .Lotherwise_34
    ldr x1, [x17, #16]
    ldr x2, [x17]
    add x23, x23, x0, lsl #2
    mov x3, x23
    add x21, x21, x0, lsl #2
    lsr x10, x19, #4
    sub x0, x3, #16
    prfm pldl1keep, [x0]
    ubfx x12, x19, #0, #4
    sub x21, x21, #16
    sub x23, x23, #16
    ldr d0, [x1]
    add x3, x3, x2, lsl #2
    sub x0, x3, #16
    prfm pldl1keep, [x0]
    dup v23.4s, v0.s[0]
    dup v24.4s, v0.s[1]
    cbz x10, .Lloop_end_35
.Lloop_36:
    ldr x0, [x22]
    ldr x1, [x22, #8]
    mov x2, x21
    mov x3, x21
    ldr x4, [x22, #16]
    ldp q0, q1, [x20]
    mov x5, x21
    mov x7, x21
    ldr x6, [x22, #24]
    mov x11, x21
    mov x13, x21
    mov x26, x21
    ldr x8, [x22, #32]
    ldr x9, [x22, #40]
    mov x14, x21
    mov x15, x21
    ldr x25, [x22, #48]
    ldp q2, q3, [x20, #128]
    mov x19, x21
    mov x16, x21
    add x2, x2, x0, lsl #2
    add x3, x3, x1, lsl #2
    ldr x28, [x22, #56]
    mov x24, x21
    ldr q4, [x2]
    ldr q5, [x3]
    add x5, x5, x4, lsl #2
    mov x27, x21
    ldr q6, [x5]
    add x7, x7, x6, lsl #2
    ldr x0, [x22, #64]
    mov x5, x21
    ldr q7, [x7]
    add x11, x11, x8, lsl #2
    add x13, x13, x9, lsl #2
    ldr x1, [x22, #72]
    ldr q16, [x11]
    ldr q17, [x13]
    add x26, x26, x25, lsl #2
    mov x2, x21
    ldr q18, [x26]
    add x14, x14, x28, lsl #2
    ldr x3, [x22, #80]
    mov x4, x21
    fmla v23.4s, v4.4s, v0.s[0]
    fmla v24.4s, v4.4s, v1.s[0]
    ldr q4, [x14]
    ldp q19, q20, [x20, #256]
    add x15, x15, x0, lsl #2
    ldr x0, [x22, #88]
    sub x10, x10, #1
    fmla v23.4s, v5.4s, v0.s[1]
    fmla v24.4s, v5.4s, v1.s[1]
    ldr q5, [x15]
    add x19, x19, x1, lsl #2
    ldr q21, [x19]
    ldr x1, [x22, #96]
    fmla v23.4s, v6.4s, v0.s[2]
    fmla v24.4s, v6.4s, v1.s[2]
    add x16, x16, x3, lsl #2
    ldr x3, [x22, #104]
    ldr q6, [x16]
    ldr x6, [x22, #112]
    fmla v23.4s, v7.4s, v0.s[3]
    fmla v24.4s, v7.4s, v1.s[3]
    add x24, x24, x0, lsl #2
    ldp q0, q1, [x20, #384]
    ldr q7, [x24]
    add x20, x20, #512
    fmla v23.4s, v16.4s, v2.s[0]
    fmla v24.4s, v16.4s, v3.s[0]
    add x27, x27, x1, lsl #2
    ldr x0, [x22, #120]
    ldr q16, [x27]
    add x5, x5, x3, lsl #2
    add x22, x22, #128
    fmla v23.4s, v17.4s, v2.s[1]
    fmla v24.4s, v17.4s, v3.s[1]
    ldr q17, [x5]
    add x2, x2, x6, lsl #2
    ldr q22, [x2]
    fmla v23.4s, v18.4s, v2.s[2]
    fmla v24.4s, v18.4s, v3.s[2]
    add x4, x4, x0, lsl #2
    fmla v23.4s, v4.4s, v2.s[3]
    fmla v24.4s, v4.4s, v3.s[3]
    ldr q2, [x4]
    fmla v23.4s, v5.4s, v19.s[0]
    fmla v24.4s, v5.4s, v20.s[0]
    fmla v23.4s, v21.4s, v19.s[1]
    fmla v24.4s, v21.4s, v20.s[1]
    fmla v23.4s, v6.4s, v19.s[2]
    fmla v24.4s, v6.4s, v20.s[2]
    fmla v23.4s, v7.4s, v19.s[3]
    fmla v24.4s, v7.4s, v20.s[3]
    fmla v23.4s, v16.4s, v0.s[0]
    fmla v24.4s, v16.4s, v1.s[0]
    fmla v23.4s, v17.4s, v0.s[1]
    fmla v24.4s, v17.4s, v1.s[1]
    fmla v23.4s, v22.4s, v0.s[2]
    fmla v24.4s, v22.4s, v1.s[2]
    fmla v23.4s, v2.4s, v0.s[3]
    fmla v24.4s, v2.4s, v1.s[3]
    cbnz x10, .Lloop_36
.Lloop_end_35:
    lsr x0, x12, #2
    ubfx x1, x12, #0, #2
    cbz x0, .Lloop_end_37
.Lloop_38:
    ldr x2, [x22]
    ldr x3, [x22, #8]
    mov x4, x21
    mov x5, x21
    ldr x6, [x22, #16]
    ldp q0, q1, [x20]
    mov x7, x21
    mov x8, x21
    ldr x9, [x22, #24]
    sub x0, x0, #1
    add x22, x22, #32
    add x20, x20, #128
    add x4, x4, x2, lsl #2
    add x5, x5, x3, lsl #2
    ldr q2, [x4]
    ldr q3, [x5]
    add x7, x7, x6, lsl #2
    ldr q4, [x7]
    add x8, x8, x9, lsl #2
    ldr q5, [x8]
    fmla v23.4s, v2.4s, v0.s[0]
    fmla v24.4s, v2.4s, v1.s[0]
    fmla v23.4s, v3.4s, v0.s[1]
    fmla v24.4s, v3.4s, v1.s[1]
    fmla v23.4s, v4.4s, v0.s[2]
    fmla v24.4s, v4.4s, v1.s[2]
    fmla v23.4s, v5.4s, v0.s[3]
    fmla v24.4s, v5.4s, v1.s[3]
    cbnz x0, .Lloop_38
.Lloop_end_37:
    cbz x1, .Lloop_end_39
.Lloop_40:
    ldr x0, [x22]
    mov x2, x21
    ldr s0, [x20]
    sub x1, x1, #1
    ldr s1, [x20, #16]
    add x22, x22, #8
    add x20, x20, #4
    add x2, x2, x0, lsl #2
    ldr q2, [x2]
    fmla v23.4s, v2.4s, v0.s[0]
    fmla v24.4s, v2.4s, v1.s[0]
    cbnz x1, .Lloop_40
.Lloop_end_39:
    ldr x0, [x17]
    ldr s0, [x17, #40]
    dup v0.4s, v0.s[0]
    fmax v1.4s, v0.4s, v23.4s
    fmax v0.4s, v0.4s, v24.4s
    str q1, [x23]
    add x23, x23, x0, lsl #2
    str q0, [x23]
    b .Lend_41
.Lotherwise_34:
    ldr x1, [x17, #16]
    ldr x2, [x17]
    add x23, x23, x0, lsl #2
    mov x3, x23
    add x21, x21, x0, lsl #2
    lsr x10, x19, #4
    sub x0, x3, #32
    prfm pldl1keep, [x0]
    ubfx x12, x19, #0, #4
    sub x21, x21, #32
    sub x23, x23, #32
    ldr d0, [x1]
    add x3, x3, x2, lsl #2
    sub x0, x3, #32
    prfm pldl1keep, [x0]
    dup v26.4s, v0.s[0]
    dup v27.4s, v0.s[0]
    dup v28.4s, v0.s[1]
    dup v24.4s, v0.s[1]
    cbz x10, .Lloop_end_42
.Lloop_43:
    ldr x0, [x22]
    ldr x1, [x22, #8]
    mov x2, x21
    mov x3, x21
    ldr x4, [x22, #16]
    ldp q0, q1, [x20]
    mov x6, x21
    mov x7, x21
    ldr x5, [x22, #24]
    mov x13, x21
    mov x26, x21
    mov x25, x21
    ldr x8, [x22, #32]
    ldr x9, [x22, #40]
    mov x19, x21
    mov x14, x21
    ldr x11, [x22, #48]
    ldp q25, q29, [x20, #128]
    mov x15, x21
    mov x16, x21
    add x2, x2, x0, lsl #2
    add x3, x3, x1, lsl #2
    ldr x0, [x22, #56]
    mov x24, x21
    ldp q2, q3, [x2]
    ldp q4, q5, [x3]
    add x6, x6, x4, lsl #2
    mov x27, x21
    add x7, x7, x5, lsl #2
    mov x5, x21
    mov x28, x21
    ldp q6, q7, [x6]
    ldp q16, q17, [x7]
    add x13, x13, x8, lsl #2
    add x26, x26, x9, lsl #2
    add x25, x25, x11, lsl #2
    mov x1, x21
    sub x10, x10, #1
    ldp q18, q19, [x13]
    ldp q20, q21, [x26]
    add x19, x19, x0, lsl #2
    fmla v26.4s, v2.4s, v0.s[0]
    fmla v27.4s, v3.4s, v0.s[0]
    fmla v28.4s, v2.4s, v1.s[0]
    fmla v24.4s, v3.4s, v1.s[0]
    ldr x0, [x22, #64]
    ldp q30, q31, [x25]
    fmla v26.4s, v4.4s, v0.s[1]
    fmla v27.4s, v5.4s, v0.s[1]
    ldr x2, [x22, #72]
    fmla v28.4s, v4.4s, v1.s[1]
    fmla v24.4s, v5.4s, v1.s[1]
    ldp q22, q23, [x19]
    ldr x3, [x22, #80]
    fmla v26.4s, v6.4s, v0.s[2]
    fmla v27.4s, v7.4s, v0.s[2]
    ldp q8, q9, [x20, #256]
    fmla v28.4s, v6.4s, v1.s[2]
    fmla v24.4s, v7.4s, v1.s[2]
    ldr x4, [x22, #88]
    fmla v26.4s, v16.4s, v0.s[3]
    fmla v27.4s, v17.4s, v0.s[3]
    add x14, x14, x0, lsl #2
    ldr x0, [x22, #96]
    fmla v28.4s, v16.4s, v1.s[3]
    fmla v24.4s, v17.4s, v1.s[3]
    ldp q0, q1, [x14]
    add x15, x15, x2, lsl #2
    fmla v26.4s, v18.4s, v25.s[0]
    fmla v27.4s, v19.4s, v25.s[0]
    ldp q2, q3, [x15]
    add x16, x16, x3, lsl #2
    fmla v28.4s, v18.4s, v29.s[0]
    fmla v24.4s, v19.4s, v29.s[0]
    ldp q4, q5, [x16]
    fmla v26.4s, v20.4s, v25.s[1]
    fmla v27.4s, v21.4s, v25.s[1]
    ldr x2, [x22, #104]
    add x24, x24, x4, lsl #2
    fmla v28.4s, v20.4s, v29.s[1]
    fmla v24.4s, v21.4s, v29.s[1]
    ldp q6, q7, [x24]
    ldr x3, [x22, #112]
    fmla v26.4s, v30.4s, v25.s[2]
    fmla v27.4s, v31.4s, v25.s[2]
    add x27, x27, x0, lsl #2
    ldp q16, q17, [x20, #384]
    fmla v28.4s, v30.4s, v29.s[2]
    fmla v24.4s, v31.4s, v29.s[2]
    ldp q18, q19, [x27]
    add x20, x20, #512
    fmla v26.4s, v22.4s, v25.s[3]
    fmla v27.4s, v23.4s, v25.s[3]
    ldr x0, [x22, #120]
    add x22, x22, #128
    fmla v28.4s, v22.4s, v29.s[3]
    fmla v24.4s, v23.4s, v29.s[3]
    add x5, x5, x2, lsl #2
    fmla v26.4s, v0.4s, v8.s[0]
    fmla v27.4s, v1.4s, v8.s[0]
    ldp q20, q21, [x5]
    add x28, x28, x3, lsl #2
    fmla v28.4s, v0.4s, v9.s[0]
    fmla v24.4s, v1.4s, v9.s[0]
    ldp q0, q1, [x28]
    fmla v26.4s, v2.4s, v8.s[1]
    fmla v27.4s, v3.4s, v8.s[1]
    fmla v28.4s, v2.4s, v9.s[1]
    fmla v24.4s, v3.4s, v9.s[1]
    add x1, x1, x0, lsl #2
    fmla v26.4s, v4.4s, v8.s[2]
    fmla v27.4s, v5.4s, v8.s[2]
    ldp q2, q3, [x1]
    fmla v28.4s, v4.4s, v9.s[2]
    fmla v24.4s, v5.4s, v9.s[2]
    fmla v26.4s, v6.4s, v8.s[3]
    fmla v27.4s, v7.4s, v8.s[3]
    fmla v28.4s, v6.4s, v9.s[3]
    fmla v24.4s, v7.4s, v9.s[3]
    fmla v26.4s, v18.4s, v16.s[0]
    fmla v27.4s, v19.4s, v16.s[0]
    fmla v28.4s, v18.4s, v17.s[0]
    fmla v24.4s, v19.4s, v17.s[0]
    fmla v26.4s, v20.4s, v16.s[1]
    fmla v27.4s, v21.4s, v16.s[1]
    fmla v28.4s, v20.4s, v17.s[1]
    fmla v24.4s, v21.4s, v17.s[1]
    fmla v26.4s, v0.4s, v16.s[2]
    fmla v27.4s, v1.4s, v16.s[2]
    fmla v28.4s, v0.4s, v17.s[2]
    fmla v24.4s, v1.4s, v17.s[2]
    fmla v26.4s, v2.4s, v16.s[3]
    fmla v27.4s, v3.4s, v16.s[3]
    fmla v28.4s, v2.4s, v17.s[3]
    fmla v24.4s, v3.4s, v17.s[3]
    cbnz x10, .Lloop_43
.Lloop_end_42:
    lsr x0, x12, #2
    ubfx x1, x12, #0, #2
    cbz x0, .Lloop_end_44
.Lloop_45:
    ldr x2, [x22]
    ldr x3, [x22, #8]
    mov x4, x21
    mov x5, x21
    ldr x6, [x22, #16]
    ldp q0, q1, [x20]
    mov x7, x21
    mov x8, x21
    ldr x9, [x22, #24]
    sub x0, x0, #1
    add x22, x22, #32
    add x20, x20, #128
    add x4, x4, x2, lsl #2
    add x5, x5, x3, lsl #2
    ldp q2, q3, [x4]
    ldp q4, q5, [x5]
    add x7, x7, x6, lsl #2
    add x8, x8, x9, lsl #2
    ldp q6, q7, [x7]
    ldp q16, q17, [x8]
    fmla v26.4s, v2.4s, v0.s[0]
    fmla v27.4s, v3.4s, v0.s[0]
    fmla v28.4s, v2.4s, v1.s[0]
    fmla v24.4s, v3.4s, v1.s[0]
    fmla v26.4s, v4.4s, v0.s[1]
    fmla v27.4s, v5.4s, v0.s[1]
    fmla v28.4s, v4.4s, v1.s[1]
    fmla v24.4s, v5.4s, v1.s[1]
    fmla v26.4s, v6.4s, v0.s[2]
    fmla v27.4s, v7.4s, v0.s[2]
    fmla v28.4s, v6.4s, v1.s[2]
    fmla v24.4s, v7.4s, v1.s[2]
    fmla v26.4s, v16.4s, v0.s[3]
    fmla v27.4s, v17.4s, v0.s[3]
    fmla v28.4s, v16.4s, v1.s[3]
    fmla v24.4s, v17.4s, v1.s[3]
    cbnz x0, .Lloop_45
.Lloop_end_44:
    cbz x1, .Lloop_end_46
.Lloop_47:
    ldr x0, [x22]
    mov x2, x21
    ldr s0, [x20]
    sub x1, x1, #1
    ldr s1, [x20, #16]
    add x22, x22, #8
    add x20, x20, #4
    add x2, x2, x0, lsl #2
    ldp q2, q3, [x2]
    fmla v26.4s, v2.4s, v0.s[0]
    fmla v27.4s, v3.4s, v0.s[0]
    fmla v28.4s, v2.4s, v1.s[0]
    fmla v24.4s, v3.4s, v1.s[0]
    cbnz x1, .Lloop_47
.Lloop_end_46:
    ldr x0, [x17]
    ldr s0, [x17, #40]
    dup v0.4s, v0.s[0]
    fmax v1.4s, v0.4s, v26.4s
    fmax v2.4s, v0.4s, v27.4s
    fmax v3.4s, v0.4s, v28.4s
    fmax v0.4s, v0.4s, v24.4s
    str q1, [x23]
    str q2, [x23, #16]
    add x23, x23, x0, lsl #2
    str q3, [x23]
    str q0, [x23, #16]
.Lend_41:
.Lend_33:
    ldp x19, x20, [sp, #0]
    ldp x21, x22, [sp, #16]
    ldp x23, x24, [sp, #32]
    ldp x25, x26, [sp, #48]
    ldp x27, x28, [sp, #64]
    ldr x30, [sp, #80]
    ldp d8, d9, [sp, #88]
    add sp, sp, #112
    ret
    .size nnp_direct_2x8__aarch64_neon, . - nnp_direct_2x8__aarch64_neon

    .text
    .p2align 4
    .globl nnp_direct_3x8__aarch64_neon
    .type nnp_direct_3x8__aarch64_neon, %function
nnp_direct_3x8__aarch64_neon:
    sub sp, sp, #160
    stp x19, x20, [sp, #0]
    stp x21, x22, [sp, #16]
    stp x23, x24, [sp, #32]
    stp x25, x26, [sp, #48]
    stp x27, x28, [sp, #64]
    str x30, [sp, #80]
    stp d8, d9, [sp, #88]
    stp d10, d11, [sp, #104]
    stp d12, d13, [sp, #120]
    stp d14, d15, [sp, #136]
    mov x17, x5
    mov x19, x0
    mov x20, x1
    ldr x0, [x17, #8]
    mov x21, x2
    mov x22, x3
    mov x23, x4
    lsr x14, x0, #3
    cbz x14, .Lloop_end_48
.Lloop_49:
    ldr x0, [x17, #16]
    ldr x1, [x17]
    mov x2, x23
    mov x3, x19
    prfm pldl1keep, [x2]
    lsr x15, x3, #4
    mov x16, x22
    mov x24, x20
    ubfx x25, x3, #0, #4
    ldr d0, [x0]
    ldr s1, [x0, #8]
    add x2, x2, x1, lsl #2
    prfm pldl1keep, [x2]
    add x2, x2, x1, lsl #2
    prfm pldl1keep, [x2]
    dup v30.4s, v0.s[0]
    dup v31.4s, v0.s[0]
    dup v8.4s, v0.s[1]
    dup v29.4s, v0.s[1]
    dup v9.4s, v1.s[0]
    dup v28.4s, v1.s[0]
    cbz x15, .Lloop_end_50
.Lloop_51:
    ldr x0, [x16]
    ldr x1, [x16, #8]
    mov x2, x21
    mov x30, x21
    ldr x3, [x16, #16]
    ldp q7, q16, [x24]
    mov x4, x21
    mov x5, x21
    ldr q17, [x24, #32]
    mov x6, x21
    mov x7, x21
    mov x8, x21
    ldr x9, [x16, #24]
    ldr x10, [x16, #32]
    mov x11, x21
    mov x12, x21
    ldr x13, [x16, #40]
    ldr x26, [x16, #48]
    mov x27, x21
    mov x28, x21
    add x2, x2, x0, lsl #2
    add x30, x30, x1, lsl #2
    ldp q25, q26, [x24, #128]
    ldr q10, [x24, #160]
    ldp q0, q1, [x2]
    add x4, x4, x3, lsl #2
    mov x2, x21
    mov x3, x21
    ldp q2, q3, [x30]
    mov x0, x21
    mov x1, x21
    mov x30, x21
    ldp q18, q19, [x4]
    add x5, x5, x9, lsl #2
    add x6, x6, x10, lsl #2
    sub x15, x15, #1
    ldp q20, q21, [x5]
    add x7, x7, x13, lsl #2
    add x8, x8, x26, lsl #2
    ldp q22, q23, [x6]
    fmla v30.4s, v0.4s, v7.s[0]
    fmla v31.4s, v1.4s, v7.s[0]
    ldr x4, [x16, #56]
    fmla v8.4s, v0.4s, v16.s[0]
    fmla v29.4s, v1.4s, v16.s[0]
    ldp q27, q11, [x7]
    ldr x5, [x16, #64]
    fmla v9.4s, v0.4s, v17.s[0]
    fmla v28.4s, v1.4s, v17.s[0]
    ldp q0, q13, [x8]
    fmla v30.4s, v2.4s, v7.s[1]
    fmla v31.4s, v3.4s, v7.s[1]
    ldr x6, [x16, #72]
    fmla v8.4s, v2.4s, v16.s[1]
    fmla v29.4s, v3.4s, v16.s[1]
    ldr x7, [x16, #80]
    ldp q24, q12, [x24, #256]
    fmla v9.4s, v2.4s, v17.s[1]
    fmla v28.4s, v3.4s, v17.s[1]
    add x11, x11, x4, lsl #2
    ldr q3, [x24, #288]
    fmla v30.4s, v18.4s, v7.s[2]
    fmla v31.4s, v19.4s, v7.s[2]
    ldp q4, q5, [x11]
    add x12, x12, x5, lsl #2
    fmla v8.4s, v18.4s, v16.s[2]
    fmla v29.4s, v19.4s, v16.s[2]
    ldp q6, q14, [x12]
    fmla v9.4s, v18.4s, v17.s[2]
    fmla v28.4s, v19.4s, v17.s[2]
    ldr x4, [x16, #88]
    add x27, x27, x6, lsl #2
    fmla v30.4s, v20.4s, v7.s[3]
    fmla v31.4s, v21.4s, v7.s[3]
    ldp q18, q19, [x27]
    ldr x5, [x16, #96]
    fmla v8.4s, v20.4s, v16.s[3]
    fmla v29.4s, v21.4s, v16.s[3]
    add x28, x28, x7, lsl #2
    ldr x6, [x16, #104]
    fmla v9.4s, v20.4s, v17.s[3]
    fmla v28.4s, v21.4s, v17.s[3]
    ldp q7, q16, [x28]
    ldr x7, [x16, #112]
    fmla v30.4s, v22.4s, v25.s[0]
    fmla v31.4s, v23.4s, v25.s[0]
    ldp q17, q20, [x24, #384]
    fmla v8.4s, v22.4s, v26.s[0]
    fmla v29.4s, v23.4s, v26.s[0]
    add x2, x2, x4, lsl #2
    ldr q21, [x24, #416]
    fmla v9.4s, v22.4s, v10.s[0]
    fmla v28.4s, v23.4s, v10.s[0]
    ldp q1, q2, [x2]
    add x3, x3, x5, lsl #2
    fmla v30.4s, v27.4s, v25.s[1]
    fmla v31.4s, v11.4s, v25.s[1]
    ldp q22, q23, [x3]
    add x0, x0, x6, lsl #2
    fmla v8.4s, v27.4s, v26.s[1]
    fmla v29.4s, v11.4s, v26.s[1]
    ldr x2, [x16, #120]
    add x1, x1, x7, lsl #2
    fmla v9.4s, v27.4s, v10.s[1]
    fmla v28.4s, v11.4s, v10.s[1]
    ldp q27, q11, [x0]
    add x16, x16, #128
    fmla v30.4s, v0.4s, v25.s[2]
    fmla v31.4s, v13.4s, v25.s[2]
    add x24, x24, #512
    fmla v8.4s, v0.4s, v26.s[2]
    fmla v29.4s, v13.4s, v26.s[2]
    fmla v9.4s, v0.4s, v10.s[2]
    fmla v28.4s, v13.4s, v10.s[2]
    ldp q13, q15, [x1]
    fmla v30.4s, v4.4s, v25.s[3]
    fmla v31.4s, v5.4s, v25.s[3]
    add x30, x30, x2, lsl #2
    fmla v8.4s, v4.4s, v26.s[3]
    fmla v29.4s, v5.4s, v26.s[3]
    ldp q0, q25, [x30]
    fmla v9.4s, v4.4s, v10.s[3]
    fmla v28.4s, v5.4s, v10.s[3]
    fmla v30.4s, v6.4s, v24.s[0]
    fmla v31.4s, v14.4s, v24.s[0]
    fmla v8.4s, v6.4s, v12.s[0]
    fmla v29.4s, v14.4s, v12.s[0]
    fmla v9.4s, v6.4s, v3.s[0]
    fmla v28.4s, v14.4s, v3.s[0]
    fmla v30.4s, v18.4s, v24.s[1]
    fmla v31.4s, v19.4s, v24.s[1]
    fmla v8.4s, v18.4s, v12.s[1]
    fmla v29.4s, v19.4s, v12.s[1]
    fmla v9.4s, v18.4s, v3.s[1]
    fmla v28.4s, v19.4s, v3.s[1]
    fmla v30.4s, v7.4s, v24.s[2]
    fmla v31.4s, v16.4s, v24.s[2]
    fmla v8.4s, v7.4s, v12.s[2]
    fmla v29.4s, v16.4s, v12.s[2]
    fmla v9.4s, v7.4s, v3.s[2]
    fmla v28.4s, v16.4s, v3.s[2]
    fmla v30.4s, v1.4s, v24.s[3]
    fmla v31.4s, v2.4s, v24.s[3]
    fmla v8.4s, v1.4s, v12.s[3]
    fmla v29.4s, v2.4s, v12.s[3]
    fmla v9.4s, v1.4s, v3.s[3]
    fmla v28.4s, v2.4s, v3.s[3]
    fmla v30.4s, v22.4s, v17.s[0]
    fmla v31.4s, v23.4s, v17.s[0]
    fmla v8.4s, v22.4s, v20.s[0]
    fmla v29.4s, v23.4s, v20.s[0]
    fmla v9.4s, v22.4s, v21.s[0]
    fmla v28.4s, v23.4s, v21.s[0]
    fmla v30.4s, v27.4s, v17.s[1]
    fmla v31.4s, v11.4s, v17.s[1]
    fmla v8.4s, v27.4s, v20.s[1]
    fmla v29.4s, v11.4s, v20.s[1]
    fmla v9.4s, v27.4s, v21.s[1]
    fmla v28.4s, v11.4s, v21.s[1]
    fmla v30.4s, v13.4s, v17.s[2]
    fmla v31.4s, v15.4s, v17.s[2]
    fmla v8.4s, v13.4s, v20.s[2]
    fmla v29.4s, v15.4s, v20.s[2]
    fmla v9.4s, v13.4s, v21.s[2]
    fmla v28.4s, v15.4s, v21.s[2]
    fmla v30.4s, v0.4s, v17.s[3]
    fmla v31.4s, v25.4s, v17.s[3]
    fmla v8.4s, v0.4s, v20.s[3]
    fmla v29.4s, v25.4s, v20.s[3]
    fmla v9.4s, v0.4s, v21.s[3]
    fmla v28.4s, v25.4s, v21.s[3]
    cbnz x15, .Lloop_51
.Lloop_end_50:
    lsr x0, x25, #2
    ubfx x1, x25, #0, #2
    cbz x0, .Lloop_end_52
.Lloop_53:
    ldr x2, [x16]
    ldr x3, [x16, #8]
    mov x4, x21
    mov x5, x21
    ldr x6, [x16, #16]
    ldp q0, q1, [x24]
    mov x7, x21
    mov x8, x21
    ldr q2, [x24, #32]
    sub x0, x0, #1
    add x24, x24, #128
    ldr x9, [x16, #24]
    add x16, x16, #32
    add x4, x4, x2, lsl #2
    add x5, x5, x3, lsl #2
    ldp q3, q4, [x4]
    ldp q5, q6, [x5]
    add x7, x7, x6, lsl #2
    ldp q7, q16, [x7]
    add x8, x8, x9, lsl #2
    ldp q17, q18, [x8]
    fmla v30.4s, v3.4s, v0.s[0]
    fmla v31.4s, v4.4s, v0.s[0]
    fmla v8.4s, v3.4s, v1.s[0]
    fmla v29.4s, v4.4s, v1.s[0]
    fmla v9.4s, v3.4s, v2.s[0]
    fmla v28.4s, v4.4s, v2.s[0]
    fmla v30.4s, v5.4s, v0.s[1]
    fmla v31.4s, v6.4s, v0.s[1]
    fmla v8.4s, v5.4s, v1.s[1]
    fmla v29.4s, v6.4s, v1.s[1]
    fmla v9.4s, v5.4s, v2.s[1]
    fmla v28.4s, v6.4s, v2.s[1]
    fmla v30.4s, v7.4s, v0.s[2]
    fmla v31.4s, v16.4s, v0.s[2]
    fmla v8.4s, v7.4s, v1.s[2]
    fmla v29.4s, v16.4s, v1.s[2]
    fmla v9.4s, v7.4s, v2.s[2]
    fmla v28.4s, v16.4s, v2.s[2]
    fmla v30.4s, v17.4s, v0.s[3]
    fmla v31.4s, v18.4s, v0.s[3]
    fmla v8.4s, v17.4s, v1.s[3]
    fmla v29.4s, v18.4s, v1.s[3]
    fmla v9.4s, v17.4s, v2.s[3]
    fmla v28.4s, v18.4s, v2.s[3]
    cbnz x0, .Lloop_53
.Lloop_end_52:
    cbz x1, .Lloop_end_54
.Lloop_55:
    ldr x0, [x16]
    mov x2, x21
    ldr s0, [x24]
    sub x1, x1, #1
    ldr s1, [x24, #16]
    ldr s2, [x24, #32]
    add x16, x16, #8
    add x24, x24, #4
    add x2, x2, x0, lsl #2
    ldp q3, q4, [x2]
    fmla v30.4s, v3.4s, v0.s[0]
    fmla v31.4s, v4.4s, v0.s[0]
    fmla v8.4s, v3.4s, v1.s[0]
    fmla v29.4s, v4.4s, v1.s[0]
    fmla v9.4s, v3.4s, v2.s[0]
    fmla v28.4s, v4.4s, v2.s[0]
    cbnz x1, .Lloop_55
.Lloop_end_54:
    ldr x0, [x17]
    mov x1, x23
    sub x14, x14, #1
    ldr s0, [x17, #40]
    add x21, x21, #32
    add x23, x23, #32
    dup v0.4s, v0.s[0]
    fmax v1.4s, v0.4s, v30.4s
    fmax v2.4s, v0.4s, v31.4s
    fmax v3.4s, v0.4s, v8.4s
    fmax v4.4s, v0.4s, v29.4s
    fmax v5.4s, v0.4s, v9.4s
    fmax v0.4s, v0.4s, v28.4s
    str q1, [x1]
    str q2, [x1, #16]
    add x1, x1, x0, lsl #2
    str q3, [x1]
    str q4, [x1, #16]
    add x1, x1, x0, lsl #2
    str q5, [x1]
    str q0, [x1, #16]
    cbnz x14, .Lloop_49
.Lloop_end_48:
    ldr x0, [x17, #8]
    ubfx x0, x0, #0, #3
    cbnz x0, .Lotherwise_56
    b .Lend_57
.Lotherwise_56:
    sub x1, x0, #1
    lsr x1, x1, #2
    cbnz x1, .Lotherwise_58
    ldr x1, [x17, #16]
    ldr x2, [x17]
    add x23, x23, x0, lsl #2
    mov x3, x23
    add x21, x21, x0, lsl #2
    lsr x10, x19, #4
    sub x0, x3, #16
    prfm pldl1keep, [x0]
    ubfx x12, x19, #0, #4
    sub x21, x21, #16
    sub x23, x23, #16
    ldr d0, [x1]
    ldr s1, [x1, #8]
    add x3, x3, x2, lsl #2
    sub x0, x3, #16
    add x3, x3, x2, lsl #2
    sub x1, x3, #16
    prfm pldl1keep, [x0]
    prfm pldl1keep, [x1]
    dup v25.4s, v0.s[0]
    dup v26.4s, v0.s[1]
    dup v27.4s, v1.s[0]
    cbz x10, .Lloop_end_59
.Lloop_60:
    ldr x0, [x22]
    ldr x1, [x22, #8]
    mov x2, x21
    mov x3, x21
    ldr x4, [x22, #16]
    ldp q0, q1, [x20]
    mov x5, x21
    mov x8, x21
    ldr q2, [x20, #32]
    mov x9, x21
    mov x11, x21
    mov x13, x21
    ldr x6, [x22, #24]
    ldr x7, [x22, #32]
    mov x15, x21
    mov x24, x21
    ldr x14, [x22, #40]
    ldr x25, [x22, #48]
    mov x16, x21
    mov x19, x21
    add x2, x2, x0, lsl #2
    add x3, x3, x1, lsl #2
    ldp q3, q4, [x20, #128]
    ldr q5, [x20, #160]
    ldr q6, [x2]
    add x5, x5, x4, lsl #2
    mov x26, x21
    mov x27, x21
    ldr q7, [x3]
    ldr q16, [x5]
    mov x5, x21
    mov x28, x21
    add x8, x8, x6, lsl #2
    add x9, x9, x7, lsl #2
    ldr x0, [x22, #56]
    ldr x1, [x22, #64]
    ldr q17, [x8]
    ldr q18, [x9]
    add x11, x11, x14, lsl #2
    add x13, x13, x25, lsl #2
    ldr q19, [x11]
    ldr q20, [x13]
    mov x2, x21
    sub x10, x10, #1
    fmla v25.4s, v6.4s, v0.s[0]
    fmla v26.4s, v6.4s, v1.s[0]
    ldr x3, [x22, #72]
    ldr x4, [x22, #80]
    fmla v27.4s, v6.4s, v2.s[0]
    ldp q6, q21, [x20, #256]
    ldr q22, [x20, #288]
    fmla v25.4s, v7.4s, v0.s[1]
    fmla v26.4s, v7.4s, v1.s[1]
    add x15, x15, x0, lsl #2
    add x24, x24, x1, lsl #2
    fmla v27.4s, v7.4s, v2.s[1]
    ldr q7, [x15]
    ldr q23, [x24]
    fmla v25.4s, v16.4s, v0.s[2]
    fmla v26.4s, v16.4s, v1.s[2]
    ldr x0, [x22, #88]
    ldr x1, [x22, #96]
    fmla v27.4s, v16.4s, v2.s[2]
    add x16, x16, x3, lsl #2
    add x19, x19, x4, lsl #2
    ldr x3, [x22, #104]
    fmla v25.4s, v17.4s, v0.s[3]
    fmla v26.4s, v17.4s, v1.s[3]
    ldr q0, [x16]
    ldr q1, [x19]
    fmla v27.4s, v17.4s, v2.s[3]
    ldr x4, [x22, #112]
    ldp q2, q16, [x20, #384]
    fmla v25.4s, v18.4s, v3.s[0]
    fmla v26.4s, v18.4s, v4.s[0]
    ldr q17, [x20, #416]
    add x20, x20, #512
    fmla v27.4s, v18.4s, v5.s[0]
    add x26, x26, x0, lsl #2
    add x27, x27, x1, lsl #2
    ldr x0, [x22, #120]
    fmla v25.4s, v19.4s, v3.s[1]
    fmla v26.4s, v19.4s, v4.s[1]
    ldr q18, [x26]
    ldr q24, [x27]
    fmla v27.4s, v19.4s, v5.s[1]
    add x5, x5, x3, lsl #2
    add x22, x22, #128
    fmla v25.4s, v20.4s, v3.s[2]
    fmla v26.4s, v20.4s, v4.s[2]
    ldr q19, [x5]
    add x28, x28, x4, lsl #2
    fmla v27.4s, v20.4s, v5.s[2]
    ldr q20, [x28]
    fmla v25.4s, v7.4s, v3.s[3]
    fmla v26.4s, v7.4s, v4.s[3]
    add x2, x2, x0, lsl #2
    fmla v27.4s, v7.4s, v5.s[3]
    ldr q3, [x2]
    fmla v25.4s, v23.4s, v6.s[0]
    fmla v26.4s, v23.4s, v21.s[0]
    fmla v27.4s, v23.4s, v22.s[0]
    fmla v25.4s, v0.4s, v6.s[1]
    fmla v26.4s, v0.4s, v21.s[1]
    fmla v27.4s, v0.4s, v22.s[1]
    fmla v25.4s, v1.4s, v6.s[2]
    fmla v26.4s, v1.4s, v21.s[2]
    fmla v27.4s, v1.4s, v22.s[2]
    fmla v25.4s, v18.4s, v6.s[3]
    fmla v26.4s, v18.4s, v21.s[3]
    fmla v27.4s, v18.4s, v22.s[3]
    fmla v25.4s, v24.4s, v2.s[0]
    fmla v26.4s, v24.4s, v16.s[0]
    fmla v27.4s, v24.4s, v17.s[0]
    fmla v25.4s, v19.4s, v2.s[1]
    fmla v26.4s, v19.4s, v16.s[1]
    fmla v27.4s, v19.4s, v17.s[1]
    fmla v25.4s, v20.4s, v2.s[2]
    fmla v26.4s, v20.4s, v16.s[2]
    fmla v27.4s, v20.4s, v17.s[2]
    fmla v25.4s, v3.4s, v2.s[3]
    fmla v26.4s, v3.4s, v16.s[3]
    fmla v27.4s, v3.4s, v17.s[3]
    cbnz x10, .Lloop_60
.Lloop_end_59:
    lsr x0, x12, #2
    ubfx x1, x12, #0, #2
    cbz x0, .Lloop_end_61
.Lloop_62:
    ldr x2, [x22]
    ldr x3, [x22, #8]
    mov x4, x21
    mov x5, x21
    ldr x6, [x22, #16]
    ldp q0, q1, [x20]
    mov x7, x21
    mov x8, x21
    ldr q2, [x20, #32]
    sub x0, x0, #1
    add x20, x20, #128
    ldr x9, [x22, #24]
    add x22, x22, #32
    add x4, x4, x2, lsl #2
    add x5, x5, x3, lsl #2
    ldr q3, [x4]
    ldr q4, [x5]
    add x7, x7, x6, lsl #2
    ldr q5, [x7]
    add x8, x8, x9, lsl #2
    ldr q6, [x8]
    fmla v25.4s, v3.4s, v0.s[0]
    fmla v26.4s, v3.4s, v1.s[0]
    fmla v27.4s, v3.4s, v2.s[0]
    fmla v25.4s, v4.4s, v0.s[1]
    fmla v26.4s, v4.4s, v1.s[1]
    fmla v27.4s, v4.4s, v2.s[1]
    fmla v25.4s, v5.4s, v0.s[2]
    fmla v26.4s, v5.4s, v1.s[2]
    fmla v27.4s, v5.4s, v2.s[2]
    fmla v25.4s, v6.4s, v0.s[3]
    fmla v26.4s, v6.4s, v1.s[3]
    fmla v27.4s, v6.4s, v2.s[3]
    cbnz x0, .Lloop_62
.Lloop_end_61:
    cbz x1, .Lloop_end_63
.Lloop_64:
    ldr x0, [x22]
    mov x2, x21
    ldr s0, [x20]
    sub x1, x1, #1
    ldr s1, [x20, #16]
    ldr s2, [x20, #32]
    add x22, x22, #8
    add x20, x20, #4
    add x2, x2, x0, lsl #2
    ldr q3, [x2]
    fmla v25.4s, v3.4s, v0.s[0]
    fmla v26.4s, v3.4s, v1.s[0]
    fmla v27.4s, v3.4s, v2.s[0]
    cbnz x1, .Lloop_64
.Lloop_end_63:
    ldr x0, [x17]
    ldr s0, [x17, #40]
    dup v0.4s, v0.s[0]
    fmax v1.4s, v0.4s, v25.4s
    fmax v2.4s, v0.4s, v26.4s
    fmax v0.4s, v0.4s, v27.4s
    str q1, [x23]
    add x23, x23, x0, lsl #2
    str q2, [x23]
    add x23, x23, x0, lsl #2
    str q0, [x23]
    b .Lend_65
.Lotherwise_58:
    ldr x1, [x17, #16]
    ldr x2, [x17]
    add x23, x23, x0, lsl #2
    mov x3, x23
    add x21, x21, x0, lsl #2
    lsr x11, x19, #4
    sub x0, x3, #32
    prfm pldl1keep, [x0]
    ubfx x13, x19, #0, #4
    sub x21, x21, #32
    sub x23, x23, #32
    ldr d0, [x1]
    ldr s1, [x1, #8]
    add x3, x3, x2, lsl #2
    sub x0, x3, #32
    add x3, x3, x2, lsl #2
    sub x1, x3, #32
    prfm pldl1keep, [x0]
    prfm pldl1keep, [x1]
    dup v30.4s, v0.s[0]
    dup v31.4s, v0.s[0]
    dup v8.4s, v0.s[1]
    dup v29.4s, v0.s[1]
    dup v9.4s, v1.s[0]
    dup v28.4s, v1.s[0]
    cbz x11, .Lloop_end_66
.Lloop_67:
    ldr x0, [x22]
    ldr x1, [x22, #8]
    mov x2, x21
    mov x3, x21
    ldr x4, [x22, #16]
    ldp q7, q16, [x20]
    mov x6, x21
    mov x7, x21
    ldr q17, [x20, #32]
    mov x8, x21
    mov x27, x21
    mov x26, x21
    ldr x9, [x22, #24]
    ldr x10, [x22, #32]
    mov x15, x21
    mov x16, x21
    ldr x12, [x22, #40]
    ldr x14, [x22, #48]
    mov x19, x21
    mov x24, x21
    add x2, x2, x0, lsl #2
    add x3, x3, x1, lsl #2
    ldp q25, q26, [x20, #128]
    ldr q10, [x20, #160]
    ldp q0, q1, [x2]
    add x6, x6, x4, lsl #2
    mov x25, x21
    mov x28, x21
    ldp q2, q3, [x3]
    mov x4, x21
    mov x5, x21
    mov x30, x21
    ldp q18, q19, [x6]
    add x7, x7, x9, lsl #2
    add x8, x8, x10, lsl #2
    sub x11, x11, #1
    ldp q20, q21, [x7]
    add x27, x27, x12, lsl #2
    add x26, x26, x14, lsl #2
    ldp q22, q23, [x8]
    fmla v30.4s, v0.4s, v7.s[0]
    fmla v31.4s, v1.4s, v7.s[0]
    ldr x0, [x22, #56]
    fmla v8.4s, v0.4s, v16.s[0]
    fmla v29.4s, v1.4s, v16.s[0]
    ldp q27, q11, [x27]
    ldr x1, [x22, #64]
    fmla v9.4s, v0.4s, v17.s[0]
    fmla v28.4s, v1.4s, v17.s[0]
    ldp q0, q13, [x26]
    fmla v30.4s, v2.4s, v7.s[1]
    fmla v31.4s, v3.4s, v7.s[1]
    ldr x2, [x22, #72]
    fmla v8.4s, v2.4s, v16.s[1]
    fmla v29.4s, v3.4s, v16.s[1]
    ldr x3, [x22, #80]
    ldp q24, q12, [x20, #256]
    fmla v9.4s, v2.4s, v17.s[1]
    fmla v28.4s, v3.4s, v17.s[1]
    add x15, x15, x0, lsl #2
    ldr q3, [x20, #288]
    fmla v30.4s, v18.4s, v7.s[2]
    fmla v31.4s, v19.4s, v7.s[2]
    ldp q4, q5, [x15]
    add x16, x16, x1, lsl #2
    fmla v8.4s, v18.4s, v16.s[2]
    fmla v29.4s, v19.4s, v16.s[2]
    ldp q6, q14, [x16]
    fmla v9.4s, v18.4s, v17.s[2]
    fmla v28.4s, v19.4s, v17.s[2]
    ldr x0, [x22, #88]
    add x19, x19, x2, lsl #2
    fmla v30.4s, v20.4s, v7.s[3]
    fmla v31.4s, v21.4s, v7.s[3]
    ldp q18, q19, [x19]
    ldr x1, [x22, #96]
    fmla v8.4s, v20.4s, v16.s[3]
    fmla v29.4s, v21.4s, v16.s[3]
    add x24, x24, x3, lsl #2
    ldr x2, [x22, #104]
    fmla v9.4s, v20.4s, v17.s[3]
    fmla v28.4s, v21.4s, v17.s[3]
    ldp q7, q16, [x24]
    ldr x3, [x22, #112]
    fmla v30.4s, v22.4s, v25.s[0]
    fmla v31.4s, v23.4s, v25.s[0]
    ldp q17, q20, [x20, #384]
    fmla v8.4s, v22.4s, v26.s[0]
    fmla v29.4s, v23.4s, v26.s[0]
    add x25, x25, x0, lsl #2
    ldr q21, [x20, #416]
    fmla v9.4s, v22.4s, v10.s[0]
    fmla v28.4s, v23.4s, v10.s[0]
    ldp q1, q2, [x25]
    add x28, x28, x1, lsl #2
    fmla v30.4s, v27.4s, v25.s[1]
    fmla v31.4s, v11.4s, v25.s[1]
    ldp q22, q23, [x28]
    add x4, x4, x2, lsl #2
    fmla v8.4s, v27.4s, v26.s[1]
    fmla v29.4s, v11.4s, v26.s[1]
    ldr x0, [x22, #120]
    add x5, x5, x3, lsl #2
    fmla v9.4s, v27.4s, v10.s[1]
    fmla v28.4s, v11.4s, v10.s[1]
    ldp q27, q11, [x4]
    add x22, x22, #128
    fmla v30.4s, v0.4s, v25.s[2]
    fmla v31.4s, v13.4s, v25.s[2]
    add x20, x20, #512
    fmla v8.4s, v0.4s, v26.s[2]
    fmla v29.4s, v13.4s, v26.s[2]
    fmla v9.4s, v0.4s, v10.s[2]
    fmla v28.4s, v13.4s, v10.s[2]
    ldp q13, q15, [x5]
    fmla v30.4s, v4.4s, v25.s[3]
    fmla v31.4s, v5.4s, v25.s[3]
    add x30, x30, x0, lsl #2
    fmla v8.4s, v4.4s, v26.s[3]
    fmla v29.4s, v5.4s, v26.s[3]
    ldp q0, q25, [x30]
    fmla v9.4s, v4.4s, v10.s[3]
    fmla v28.4s, v5.4s, v10.s[3]
    fmla v30.4s, v6.4s, v24.s[0]
    fmla v31.4s, v14.4s, v24.s[0]
    fmla v8.4s, v6.4s, v12.s[0]
    fmla v29.4s, v14.4s, v12.s[0]
    fmla v9.4s, v6.4s, v3.s[0]
    fmla v28.4s, v14.4s, v3.s[0]
    fmla v30.4s, v18.4s, v24.s[1]
    fmla v31.4s, v19.4s, v24.s[1]
    fmla v8.4s, v18.4s, v12.s[1]
    fmla v29.4s, v19.4s, v12.s[1]
    fmla v9.4s, v18.4s, v3.s[1]
    fmla v28.4s, v19.4s, v3.s[1]
    fmla v30.4s, v7.4s, v24.s[2]
    fmla v31.4s, v16.4s, v24.s[2]
    fmla v8.4s, v7.4s, v12.s[2]
    fmla v29.4s, v16.4s, v12.s[2]
    fmla v9.4s, v7.4s, v3.s[2]
    fmla v28.4s, v16.4s, v3.s[2]
    fmla v30.4s, v1.4s, v24.s[3]
    fmla v31.4s, v2.4s, v24.s[3]
    fmla v8.4s, v1.4s, v12.s[3]
    fmla v29.4s, v2.4s, v12.s[3]
    fmla v9.4s, v1.4s, v3.s[3]
    fmla v28.4s, v2.4s, v3.s[3]
    fmla v30.4s, v22.4s, v17.s[0]
    fmla v31.4s, v23.4s, v17.s[0]
    fmla v8.4s, v22.4s, v20.s[0]
    fmla v29.4s, v23.4s, v20.s[0]
    fmla v9.4s, v22.4s, v21.s[0]
    fmla v28.4s, v23.4s, v21.s[0]
    fmla v30.4s, v27.4s, v17.s[1]
    fmla v31.4s, v11.4s, v17.s[1]
    fmla v8.4s, v27.4s, v20.s[1]
    fmla v29.4s, v11.4s, v20.s[1]
    fmla v9.4s, v27.4s, v21.s[1]
    fmla v28.4s, v11.4s, v21.s[1]
    fmla v30.4s, v13.4s, v17.s[2]
    fmla v31.4s, v15.4s, v17.s[2]
    fmla v8.4s, v13.4s, v20.s[2]
    fmla v29.4s, v15.4s, v20.s[2]
    fmla v9.4s, v13.4s, v21.s[2]
    fmla v28.4s, v15.4s, v21.s[2]
    fmla v30.4s, v0.4s, v17.s[3]
    fmla v31.4s, v25.4s, v17.s[3]
    fmla v8.4s, v0.4s, v20.s[3]
    fmla v29.4s, v25.4s, v20.s[3]
    fmla v9.4s, v0.4s, v21.s[3]
    fmla v28.4s, v25.4s, v21.s[3]
    cbnz x11, .Lloop_67
.Lloop_end_66:
    lsr x0, x13, #2
    ubfx x1, x13, #0, #2
    cbz x0, .Lloop_end_68
.Lloop_69:
    ldr x2, [x22]
    ldr x3, [x22, #8]
    mov x4, x21
    mov x5, x21
    ldr x6, [x22, #16]
    ldp q0, q1, [x20]
    mov x7, x21
    mov x8, x21
    ldr q2, [x20, #32]
    sub x0, x0, #1
    add x20, x20, #128
    ldr x9, [x22, #24]
    add x22, x22, #32
    add x4, x4, x2, lsl #2
    add x5, x5, x3, lsl #2
    ldp q3, q4, [x4]
    ldp q5, q6, [x5]
    add x7, x7, x6, lsl #2
    ldp q7, q16, [x7]
    add x8, x8, x9, lsl #2
    ldp q17, q18, [x8]
    fmla v30.4s, v3.4s, v0.s[0]
    fmla v31.4s, v4.4s, v0.s[0]
    fmla v8.4s, v3.4s, v1.s[0]
    fmla v29.4s, v4.4s, v1.s[0]
    fmla v9.4s, v3.4s, v2.s[0]
    fmla v28.4s, v4.4s, v2.s[0]
    fmla v30.4s, v5.4s, v0.s[1]
    fmla v31.4s, v6.4s, v0.s[1]
    fmla v8.4s, v5.4s, v1.s[1]
    fmla v29.4s, v6.4s, v1.s[1]
    fmla v9.4s, v5.4s, v2.s[1]
    fmla v28.4s, v6.4s, v2.s[1]
    fmla v30.4s, v7.4s, v0.s[2]
    fmla v31.4s, v16.4s, v0.s[2]
    fmla v8.4s, v7.4s, v1.s[2]
    fmla v29.4s, v16.4s, v1.s[2]
    fmla v9.4s, v7.4s, v2.s[2]
    fmla v28.4s, v16.4s, v2.s[2]
    fmla v30.4s, v17.4s, v0.s[3]
    fmla v31.4s, v18.4s, v0.s[3]
    fmla v8.4s, v17.4s, v1.s[3]
    fmla v29.4s, v18.4s, v1.s[3]
    fmla v9.4s, v17.4s, v2.s[3]
    fmla v28.4s, v18.4s, v2.s[3]
    cbnz x0, .Lloop_69
.Lloop_end_68:
    cbz x1, .Lloop_end_70
.Lloop_71:
    ldr x0, [x22]
    mov x2, x21
    ldr s0, [x20]
    sub x1, x1, #1
    ldr s1, [x20, #16]
    ldr s2, [x20, #32]
    add x22, x22, #8
    add x20, x20, #4
    add x2, x2, x0, lsl #2
    ldp q3, q4, [x2]
    fmla v30.4s, v3.4s, v0.s[0]
    fmla v31.4s, v4.4s, v0.s[0]
    fmla v8.4s, v3.4s, v1.s[0]
    fmla v29.4s, v4.4s, v1.s[0]
    fmla v9.4s, v3.4s, v2.s[0]
    fmla v28.4s, v4.4s, v2.s[0]
    cbnz x1, .Lloop_71
.Lloop_end_70:
    ldr x0, [x17]
    ldr s0, [x17, #40]
    dup v0.4s, v0.s[0]
    fmax v1.4s, v0.4s, v30.4s
    fmax v2.4s, v0.4s, v31.4s
    fmax v3.4s, v0.4s, v8.4s
    fmax v4.4s, v0.4s, v29.4s
    fmax v5.4s, v0.4s, v9.4s
    fmax v0.4s, v0.4s, v28.4s
    str q1, [x23]
    str q2, [x23, #16]
    add x23, x23, x0, lsl #2
    str q3, [x23]
    str q4, [x23, #16]
    add x23, x23, x0, lsl #2
    str q5, [x23]
    str q0, [x23, #16]
.Lend_65:
.Lend_57:
    ldp x19, x20, [sp, #0]
    ldp x21, x22, [sp, #16]
    ldp x23, x24, [sp, #32]
    ldp x25, x26, [sp, #48]
    ldp x27, x28, [sp, #64]
    ldr x30, [sp, #80]
    ldp d8, d9, [sp, #88]
    ldp d10, d11, [sp, #104]
    ldp d12, d13, [sp, #120]
    ldp d14, d15, [sp, #136]
    add sp, sp, #160
    ret
    .size nnp_direct_3x8__aarch64_neon, . - nnp_direct_3x8__aarch64_neon

    .text
    .p2align 4
    .globl nnp_direct_4x8__aarch64_neon
    .type nnp_direct_4x8__aarch64_neon, %function
nnp_direct_4x8__aarch64_neon:
    sub sp, sp, #144
    stp x19, x20, [sp, #0]
    stp x21, x22, [sp, #16]
    stp x23, x24, [sp, #32]
    stp x25, x26, [sp, #48]
    stp x27, x28, [sp, #64]
    stp d8, d9, [sp, #80]
    stp d10, d11, [sp, #96]
    stp d12, d13, [sp, #112]
    stp d14, d15, [sp, #128]
    mov x13, x5
    mov x14, x0
    mov x15, x1
    ldr x0, [x13, #8]
    mov x16, x2
    mov x17, x3
    mov x19, x4
    lsr x10, x0, #3
    cbz x10, .Lloop_end_72
.Lloop_73:
    ldr x0, [x13, #16]
    ldr x1, [x13]
    mov x2, x19
    mov x3, x14
    prfm pldl1keep, [x2]
    lsr x11, x3, #4
    mov x12, x17
    mov x20, x15
    ubfx x21, x3, #0, #4
    ldr q0, [x0]
    add x2, x2, x1, lsl #2
    prfm pldl1keep, [x2]
    add x2, x2, x1, lsl #2
    prfm pldl1keep, [x2]
    add x2, x2, x1, lsl #2
    prfm pldl1keep, [x2]
    dup v22.4s, v0.s[0]
    dup v23.4s, v0.s[0]
    dup v24.4s, v0.s[1]
    dup v25.4s, v0.s[1]
    dup v26.4s, v0.s[2]
    dup v27.4s, v0.s[2]
    dup v28.4s, v0.s[3]
    dup v29.4s, v0.s[3]
    cbz x11, .Lloop_end_74
.Lloop_75:
    ldr x0, [x12]
    ldr x1, [x12, #8]
    mov x2, x16
    mov x5, x16
    ldr x3, [x12, #16]
    ld1 {v0.4s, v1.4s, v2.4s, v3.4s}, [x20]
    mov x6, x16
    mov x7, x16
    ldr x4, [x12, #24]
    mov x27, x16
    add x20, x20, #128
    mov x25, x16
    ldr x8, [x12, #32]
    mov x22, x16
    mov x23, x16
    mov x24, x16
    ld1 {v16.4s, v17.4s, v18.4s, v19.4s}, [x20]
    add x20, x20, #128
    sub x11, x11, #1
    add x2, x2, x0, lsl #2
    add x5, x5, x1, lsl #2
    ldr x1, [x12, #40]
    mov x26, x16
    ldp q4, q5, [x2]
    add x6, x6, x3, lsl #2
    mov x9, x16
    mov x28, x16
    add x7, x7, x4, lsl #2
    mov x4, x16
    ldp q10, q11, [x5]
    ldp q12, q13, [x6]
    add x27, x27, x8, lsl #2
    mov x5, x16
    mov x6, x16
    mov x8, x16
    ldp q6, q7, [x7]
    ldr x0, [x12, #48]
    add x25, x25, x1, lsl #2
    fmla v22.4s, v4.4s, v0.s[0]
    fmla v23.4s, v5.4s, v0.s[0]
    ldp q30, q31, [x27]
    fmla v24.4s, v4.4s, v1.s[0]
    fmla v25.4s, v5.4s, v1.s[0]
    ldr x1, [x12, #56]
    fmla v26.4s, v4.4s, v2.s[0]
    fmla v27.4s, v5.4s, v2.s[0]
    ldp q8, q9, [x25]
    ldr x2, [x12, #64]
    fmla v28.4s, v4.4s, v3.s[0]
    fmla v29.4s, v5.4s, v3.s[0]
    ldr x3, [x12, #72]
    fmla v22.4s, v10.4s, v0.s[1]
    fmla v23.4s, v11.4s, v0.s[1]
    add x22, x22, x0, lsl #2
    ldr x0, [x12, #80]
    fmla v24.4s, v10.4s, v1.s[1]
    fmla v25.4s, v11.4s, v1.s[1]
    ldp q20, q21, [x22]
    ldr x7, [x12, #88]
    fmla v26.4s, v10.4s, v2.s[1]
    fmla v27.4s, v11.4s, v2.s[1]
    add x23, x23, x1, lsl #2
    ldr x1, [x12, #96]
    fmla v28.4s, v10.4s, v3.s[1]
    fmla v29.4s, v11.4s, v3.s[1]
    ldp q14, q15, [x23]
    add x24, x24, x2, lsl #2
    fmla v22.4s, v12.4s, v0.s[2]
    fmla v23.4s, v13.4s, v0.s[2]
    add x26, x26, x3, lsl #2
    ldr x2, [x12, #104]
    fmla v24.4s, v12.4s, v1.s[2]
    fmla v25.4s, v13.4s, v1.s[2]
    add x9, x9, x0, lsl #2
    ldr x0, [x12, #112]
    fmla v26.4s, v12.4s, v2.s[2]
    fmla v27.4s, v13.4s, v2.s[2]
    add x28, x28, x7, lsl #2
    ldr x3, [x12, #120]
    fmla v28.4s, v12.4s, v3.s[2]
    fmla v29.4s, v13.4s, v3.s[2]
    ldp q10, q11, [x24]
    add x4, x4, x1, lsl #2
    fmla v22.4s, v6.4s, v0.s[3]
    fmla v23.4s, v7.4s, v0.s[3]
    add x12, x12, #128
    fmla v24.4s, v6.4s, v1.s[3]
    fmla v25.4s, v7.4s, v1.s[3]
    ldp q12, q13, [x26]
    add x5, x5, x2, lsl #2
    fmla v26.4s, v6.4s, v2.s[3]
    fmla v27.4s, v7.4s, v2.s[3]
    add x6, x6, x0, lsl #2
    fmla v28.4s, v6.4s, v3.s[3]
    fmla v29.4s, v7.4s, v3.s[3]
    ld1 {v4.4s, v5.4s, v6.4s, v7.4s}, [x20]
    add x20, x20, #128
    fmla v22.4s, v30.4s, v16.s[0]
    fmla v23.4s, v31.4s, v16.s[0]
    add x8, x8, x3, lsl #2
    fmla v24.4s, v30.4s, v17.s[0]
    fmla v25.4s, v31.4s, v17.s[0]
    fmla v26.4s, v30.4s, v18.s[0]
    fmla v27.4s, v31.4s, v18.s[0]
    fmla v28.4s, v30.4s, v19.s[0]
    fmla v29.4s, v31.4s, v19.s[0]
    ldp q30, q31, [x9]
    fmla v22.4s, v8.4s, v16.s[1]
    fmla v23.4s, v9.4s, v16.s[1]
    fmla v24.4s, v8.4s, v17.s[1]
    fmla v25.4s, v9.4s, v17.s[1]
    fmla v26.4s, v8.4s, v18.s[1]
    fmla v27.4s, v9.4s, v18.s[1]
    fmla v28.4s, v8.4s, v19.s[1]
    fmla v29.4s, v9.4s, v19.s[1]
    ldp q8, q9, [x28]
    fmla v22.4s, v20.4s, v16.s[2]
    fmla v23.4s, v21.4s, v16.s[2]
    fmla v24.4s, v20.4s, v17.s[2]
    fmla v25.4s, v21.4s, v17.s[2]
    fmla v26.4s, v20.4s, v18.s[2]
    fmla v27.4s, v21.4s, v18.s[2]
    fmla v28.4s, v20.4s, v19.s[2]
    fmla v29.4s, v21.4s, v19.s[2]
    ldp q20, q21, [x4]
    fmla v22.4s, v14.4s, v16.s[3]
    fmla v23.4s, v15.4s, v16.s[3]
    fmla v24.4s, v14.4s, v17.s[3]
    fmla v25.4s, v15.4s, v17.s[3]
    ldp q16, q17, [x5]
    fmla v26.4s, v14.4s, v18.s[3]
    fmla v27.4s, v15.4s, v18.s[3]
    fmla v28.4s, v14.4s, v19.s[3]
    fmla v29.4s, v15.4s, v19.s[3]
    ld1 {v0.4s, v1.4s, v2.4s, v3.4s}, [x20]
    add x20, x20, #128
    fmla v22.4s, v10.4s, v4.s[0]
    fmla v23.4s, v11.4s, v4.s[0]
    fmla v24.4s, v10.4s, v5.s[0]
    fmla v25.4s, v11.4s, v5.s[0]
    fmla v26.4s, v10.4s, v6.s[0]
    fmla v27.4s, v11.4s, v6.s[0]
    fmla v28.4s, v10.4s, v7.s[0]
    fmla v29.4s, v11.4s, v7.s[0]
    ldp q18, q19, [x6]
    fmla v22.4s, v12.4s, v4.s[1]
    fmla v23.4s, v13.4s, v4.s[1]
    fmla v24.4s, v12.4s, v5.s[1]
    fmla v25.4s, v13.4s, v5.s[1]
    fmla v26.4s, v12.4s, v6.s[1]
    fmla v27.4s, v13.4s, v6.s[1]
    fmla v28.4s, v12.4s, v7.s[1]
    fmla v29.4s, v13.4s, v7.s[1]
    ldp q10, q11, [x8]
    fmla v22.4s, v30.4s, v4.s[2]
    fmla v23.4s, v31.4s, v4.s[2]
    fmla v24.4s, v30.4s, v5.s[2]
    fmla v25.4s, v31.4s, v5.s[2]
    fmla v26.4s, v30.4s, v6.s[2]
    fmla v27.4s, v31.4s, v6.s[2]
    fmla v28.4s, v30.4s, v7.s[2]
    fmla v29.4s, v31.4s, v7.s[2]
    fmla v22.4s, v8.4s, v4.s[3]
    fmla v23.4s, v9.4s, v4.s[3]
    fmla v24.4s, v8.4s, v5.s[3]
    fmla v25.4s, v9.4s, v5.s[3]
    fmla v26.4s, v8.4s, v6.s[3]
    fmla v27.4s, v9.4s, v6.s[3]
    fmla v28.4s, v8.4s, v7.s[3]
    fmla v29.4s, v9.4s, v7.s[3]
    fmla v22.4s, v20.4s, v0.s[0]
    fmla v23.4s, v21.4s, v0.s[0]
    fmla v24.4s, v20.4s, v1.s[0]
    fmla v25.4s, v21.4s, v1.s[0]
    fmla v26.4s, v20.4s, v2.s[0]
    fmla v27.4s, v21.4s, v2.s[0]
    fmla v28.4s, v20.4s, v3.s[0]
    fmla v29.4s, v21.4s, v3.s[0]
    fmla v22.4s, v16.4s, v0.s[1]
    fmla v23.4s, v17.4s, v0.s[1]
    fmla v24.4s, v16.4s, v1.s[1]
    fmla v25.4s, v17.4s, v1.s[1]
    fmla v26.4s, v16.4s, v2.s[1]
    fmla v27.4s, v17.4s, v2.s[1]
    fmla v28.4s, v16.4s, v3.s[1]
    fmla v29.4s, v17.4s, v3.s[1]
    fmla v22.4s, v18.4s, v0.s[2]
    fmla v23.4s, v19.4s, v0.s[2]
    fmla v24.4s, v18.4s, v1.s[2]
    fmla v25.4s, v19.4s, v1.s[2]
    fmla v26.4s, v18.4s, v2.s[2]
    fmla v27.4s, v19.4s, v2.s[2]
    fmla v28.4s, v18.4s, v3.s[2]
    fmla v29.4s, v19.4s, v3.s[2]
    fmla v22.4s, v10.4s, v0.s[3]
    fmla v23.4s, v11.4s, v0.s[3]
    fmla v24.4s, v10.4s, v1.s[3]
    fmla v25.4s, v11.4s, v1.s[3]
    fmla v26.4s, v10.4s, v2.s[3]
    fmla v27.4s, v11.4s, v2.s[3]
    fmla v28.4s, v10.4s, v3.s[3]
    fmla v29.4s, v11.4s, v3.s[3]
    cbnz x11, .Lloop_75
.Lloop_end_74:
    lsr x0, x21, #2
    ubfx x1, x21, #0, #2
    cbz x0, .Lloop_end_76
.Lloop_77:
    ldr x2, [x12]
    ldr x3, [x12, #8]
    mov x4, x16
    mov x5, x16
    ldr x6, [x12, #16]
    ld1 {v0.4s, v1.4s, v2.4s, v3.4s}, [x20]
    mov x7, x16
    mov x8, x16
    ldr x9, [x12, #24]
    sub x0, x0, #1
    add x12, x12, #32
    add x20, x20, #128
    add x4, x4, x2, lsl #2
    add x5, x5, x3, lsl #2
    ldp q4, q5, [x4]
    ldp q6, q7, [x5]
    add x7, x7, x6, lsl #2
    add x8, x8, x9, lsl #2
    ldp q16, q17, [x7]
    ldp q18, q19, [x8]
    fmla v22.4s, v4.4s, v0.s[0]
    fmla v23.4s, v5.4s, v0.s[0]
    fmla v24.4s, v4.4s, v1.s[0]
    fmla v25.4s, v5.4s, v1.s[0]
    fmla v26.4s, v4.4s, v2.s[0]
    fmla v27.4s, v5.4s, v2.s[0]
    fmla v28.4s, v4.4s, v3.s[0]
    fmla v29.4s, v5.4s, v3.s[0]
    fmla v22.4s, v6.4s, v0.s[1]
    fmla v23.4s, v7.4s, v0.s[1]
    fmla v24.4s, v6.4s, v1.s[1]
    fmla v25.4s, v7.4s, v1.s[1]
    fmla v26.4s, v6.4s, v2.s[1]
    fmla v27.4s, v7.4s, v2.s[1]
    fmla v28.4s, v6.4s, v3.s[1]
    fmla v29.4s, v7.4s, v3.s[1]
    fmla v22.4s, v16.4s, v0.s[2]
    fmla v23.4s, v17.4s, v0.s[2]
    fmla v24.4s, v16.4s, v1.s[2]
    fmla v25.4s, v17.4s, v1.s[2]
    fmla v26.4s, v16.4s, v2.s[2]
    fmla v27.4s, v17.4s, v2.s[2]
    fmla v28.4s, v16.4s, v3.s[2]
    fmla v29.4s, v17.4s, v3.s[2]
    fmla v22.4s, v18.4s, v0.s[3]
    fmla v23.4s, v19.4s, v0.s[3]
    fmla v24.4s, v18.4s, v1.s[3]
    fmla v25.4s, v19.4s, v1.s[3]
    fmla v26.4s, v18.4s, v2.s[3]
    fmla v27.4s, v19.4s, v2.s[3]
    fmla v28.4s, v18.4s, v3.s[3]
    fmla v29.4s, v19.4s, v3.s[3]
    cbnz x0, .Lloop_77
.Lloop_end_76:
    cbz x1, .Lloop_end_78
.Lloop_79:
    ldr x0, [x12]
    mov x2, x16
    ldr s0, [x20]
    sub x1, x1, #1
    ldr s1, [x20, #16]
    ldr s2, [x20, #32]
    add x12, x12, #8
    ldr s3, [x20, #48]
    add x20, x20, #4
    add x2, x2, x0, lsl #2
    ldp q4, q5, [x2]
    fmla v22.4s, v4.4s, v0.s[0]
    fmla v23.4s, v5.4s, v0.s[0]
    fmla v24.4s, v4.4s, v1.s[0]
    fmla v25.4s, v5.4s, v1.s[0]
    fmla v26.4s, v4.4s, v2.s[0]
    fmla v27.4s, v5.4s, v2.s[0]
    fmla v28.4s, v4.4s, v3.s[0]
    fmla v29.4s, v5.4s, v3.s[0]
    cbnz x1, .Lloop_79
.Lloop_end_78:
    ldr x0, [x13]
    mov x1, x19
    sub x10, x10, #1
    ldr s0, [x13, #40]
    add x16, x16, #32
    add x19, x19, #32
    dup v0.4s, v0.s[0]
    fmax v1.4s, v0.4s, v22.4s
    fmax v2.4s, v0.4s, v23.4s
    fmax v3.4s, v0.4s, v24.4s
    fmax v4.4s, v0.4s, v25.4s
    fmax v5.4s, v0.4s, v26.4s
    fmax v6.4s, v0.4s, v27.4s
    str q1, [x1]
    str q2, [x1, #16]
    add x1, x1, x0, lsl #2
    fmax v1.4s, v0.4s, v28.4s
    fmax v0.4s, v0.4s, v29.4s
    str q3, [x1]
    str q4, [x1, #16]
    add x1, x1, x0, lsl #2
    str q5, [x1]
    str q6, [x1, #16]
    add x1, x1, x0, lsl #2
    str q1, [x1]
    str q0, [x1, #16]
    cbnz x10, .Lloop_73
.Lloop_end_72:
    ldr x0, [x13, #8]
    ubfx x0, x0, #0, #3
    cbnz x0, .Lotherwise_80
    b .Lend_81
.Lotherwise_80:
    sub x1, x0, #1
    lsr x1, x1, #2
    cbnz x1, .Lotherwise_82
    ldr x1, [x13, #16]
    ldr x2, [x13]
    add x19, x19, x0, lsl #2
    mov x3, x19
    add x16, x16, x0, lsl #2
    lsr x8, x14, #4
    sub x0, x3, #16
    prfm pldl1keep, [x0]
    ubfx x9, x14, #0, #4
    sub x16, x16, #16
    sub x19, x19, #16
    ldr q0, [x1]
    add x3, x3, x2, lsl #2
    sub x0, x3, #16
    add x3, x3, x2, lsl #2
    sub x1, x3, #16
    add x3, x3, x2, lsl #2
    prfm pldl1keep, [x0]
    sub x0, x3, #16
    prfm pldl1keep, [x1]
    prfm pldl1keep, [x0]
    dup v25.4s, v0.s[0]
    dup v26.4s, v0.s[1]
    dup v27.4s, v0.s[2]
    dup v28.4s, v0.s[3]
    cbz x8, .Lloop_end_83
.Lloop_84:
    ldr x0, [x17]
    ldr x1, [x17, #8]
    mov x2, x16
    mov x3, x16
    ldr x4, [x17, #16]
    ld1 {v0.4s, v1.4s, v2.4s, v3.4s}, [x15]
    mov x5, x16
    mov x10, x16
    ldr x6, [x17, #24]
    mov x22, x16
    add x15, x15, #128
    mov x23, x16
    ldr x7, [x17, #32]
    mov x25, x16
    mov x11, x16
    mov x12, x16
    ldr x27, [x17, #40]
    mov x14, x16
    mov x20, x16
    mov x21, x16
    add x2, x2, x0, lsl #2
    add x3, x3, x1, lsl #2
    ldr x0, [x17, #48]
    ld1 {v16.4s, v17.4s, v18.4s, v19.4s}, [x15]
    ldr q4, [x2]
    add x5, x5, x4, lsl #2
    add x15, x15, #128
    mov x24, x16
    ldr q20, [x3]
    add x10, x10, x6, lsl #2
    mov x6, x16
    mov x26, x16
    ldr q21, [x5]
    add x22, x22, x7, lsl #2
    mov x7, x16
    sub x8, x8, #1
    ldr q22, [x10]
    ldr q23, [x22]
    add x23, x23, x27, lsl #2
    ldr x1, [x17, #56]
    ldr q24, [x23]
    add x25, x25, x0, lsl #2
    fmla v25.4s, v4.4s, v0.s[0]
    fmla v26.4s, v4.4s, v1.s[0]
    ldr x0, [x17, #64]
    ldr q30, [x25]
    fmla v27.4s, v4.4s, v2.s[0]
    fmla v28.4s, v4.4s, v3.s[0]
    ldr x2, [x17, #72]
    ldr x3, [x17, #80]
    fmla v25.4s, v20.4s, v0.s[1]
    fmla v26.4s, v20.4s, v1.s[1]
    ld1 {v4.4s, v5.4s, v6.4s, v7.4s}, [x15]
    ldr x4, [x17, #88]
    fmla v27.4s, v20.4s, v2.s[1]
    fmla v28.4s, v20.4s, v3.s[1]
    ldr x5, [x17, #96]
    add x15, x15, #128
    fmla v25.4s, v21.4s, v0.s[2]
    fmla v26.4s, v21.4s, v1.s[2]
    add x11, x11, x1, lsl #2
    ldr x1, [x17, #104]
    fmla v27.4s, v21.4s, v2.s[2]
    fmla v28.4s, v21.4s, v3.s[2]
    ldr q20, [x11]
    add x12, x12, x0, lsl #2
    fmla v25.4s, v22.4s, v0.s[3]
    fmla v26.4s, v22.4s, v1.s[3]
    ldr q21, [x12]
    add x14, x14, x2, lsl #2
    fmla v27.4s, v22.4s, v2.s[3]
    fmla v28.4s, v22.4s, v3.s[3]
    ldr q22, [x14]
    add x20, x20, x3, lsl #2
    fmla v25.4s, v23.4s, v16.s[0]
    fmla v26.4s, v23.4s, v17.s[0]
    ldr q29, [x20]
    add x21, x21, x4, lsl #2
    fmla v27.4s, v23.4s, v18.s[0]
    fmla v28.4s, v23.4s, v19.s[0]
    ldr q23, [x21]
    ldr x0, [x17, #112]
    fmla v25.4s, v24.4s, v16.s[1]
    fmla v26.4s, v24.4s, v17.s[1]
    add x24, x24, x5, lsl #2
    ld1 {v0.4s, v1.4s, v2.4s, v3.4s}, [x15]
    fmla v27.4s, v24.4s, v18.s[1]
    fmla v28.4s, v24.4s, v19.s[1]
    ldr q24, [x24]
    add x6, x6, x1, lsl #2
    fmla v25.4s, v30.4s, v16.s[2]
    fmla v26.4s, v30.4s, v17.s[2]
    ldr x1, [x17, #120]
    add x17, x17, #128
    fmla v27.4s, v30.4s, v18.s[2]
    fmla v28.4s, v30.4s, v19.s[2]
    ldr q30, [x6]
    add x15, x15, #128
    fmla v25.4s, v20.4s, v16.s[3]
    fmla v26.4s, v20.4s, v17.s[3]
    add x26, x26, x0, lsl #2
    fmla v27.4s, v20.4s, v18.s[3]
    fmla v28.4s, v20.4s, v19.s[3]
    ldr q16, [x26]
    fmla v25.4s, v21.4s, v4.s[0]
    fmla v26.4s, v21.4s, v5.s[0]
    fmla v27.4s, v21.4s, v6.s[0]
    fmla v28.4s, v21.4s, v7.s[0]
    add x7, x7, x1, lsl #2
    fmla v25.4s, v22.4s, v4.s[1]
    fmla v26.4s, v22.4s, v5.s[1]
    ldr q17, [x7]
    fmla v27.4s, v22.4s, v6.s[1]
    fmla v28.4s, v22.4s, v7.s[1]
    fmla v25.4s, v29.4s, v4.s[2]
    fmla v26.4s, v29.4s, v5.s[2]
    fmla v27.4s, v29.4s, v6.s[2]
    fmla v28.4s, v29.4s, v7.s[2]
    fmla v25.4s, v23.4s, v4.s[3]
    fmla v26.4s, v23.4s, v5.s[3]
    fmla v27.4s, v23.4s, v6.s[3]
    fmla v28.4s, v23.4s, v7.s[3]
    fmla v25.4s, v24.4s, v0.s[0]
    fmla v26.4s, v24.4s, v1.s[0]
    fmla v27.4s, v24.4s, v2.s[0]
    fmla v28.4s, v24.4s, v3.s[0]
    fmla v25.4s, v30.4s, v0.s[1]
    fmla v26.4s, v30.4s, v1.s[1]
    fmla v27.4s, v30.4s, v2.s[1]
    fmla v28.4s, v30.4s, v3.s[1]
    fmla v25.4s, v16.4s, v0.s[2]
    fmla v26.4s, v16.4s, v1.s[2]
    fmla v27.4s, v16.4s, v2.s[2]
    fmla v28.4s, v16.4s, v3.s[2]
    fmla v25.4s, v17.4s, v0.s[3]
    fmla v26.4s, v17.4s, v1.s[3]
    fmla v27.4s, v17.4s, v2.s[3]
    fmla v28.4s, v17.4s, v3.s[3]
    cbnz x8, .Lloop_84
.Lloop_end_83:
    lsr x0, x9, #2
    ubfx x1, x9, #0, #2
    cbz x0, .Lloop_end_85
.Lloop_86:
    ldr x2, [x17]
    ldr x3, [x17, #8]
    mov x4, x16
    mov x5, x16
    ldr x6, [x17, #16]
    ld1 {v0.4s, v1.4s, v2.4s, v3.4s}, [x15]
    mov x7, x16
    mov x8, x16
    ldr x9, [x17, #24]
    sub x0, x0, #1
    add x17, x17, #32
    add x15, x15, #128
    add x4, x4, x2, lsl #2
    add x5, x5, x3, lsl #2
    ldr q4, [x4]
    ldr q5, [x5]
    add x7, x7, x6, lsl #2
    ldr q6, [x7]
    add x8, x8, x9, lsl #2
    ldr q7, [x8]
    fmla v25.4s, v4.4s, v0.s[0]
    fmla v26.4s, v4.4s, v1.s[0]
    fmla v27.4s, v4.4s, v2.s[0]
    fmla v28.4s, v4.4s, v3.s[0]
    fmla v25.4s, v5.4s, v0.s[1]
    fmla v26.4s, v5.4s, v1.s[1]
    fmla v27.4s, v5.4s, v2.s[1]
    fmla v28.4s, v5.4s, v3.s[1]
    fmla v25.4s, v6.4s, v0.s[2]
    fmla v26.4s, v6.4s, v1.s[2]
    fmla v27.4s, v6.4s, v2.s[2]
    fmla v28.4s, v6.4s, v3.s[2]
    fmla v25.4s, v7.4s, v0.s[3]
    fmla v26.4s, v7.4s, v1.s[3]
    fmla v27.4s, v7.4s, v2.s[3]
    fmla v28.4s, v7.4s, v3.s[3]
    cbnz x0, .Lloop_86
.Lloop_end_85:
    cbz x1, .Lloop_end_87
.Lloop_88:
    ldr x0, [x17]
    mov x2, x16
    ldr s0, [x15]
    sub x1, x1, #1
    ldr s1, [x15, #16]
    ldr s2, [x15, #32]
    add x17, x17, #8
    ldr s3, [x15, #48]
    add x15, x15, #4
    add x2, x2, x0, lsl #2
    ldr q4, [x2]
    fmla v25.4s, v4.4s, v0.s[0]
    fmla v26.4s, v4.4s, v1.s[0]
    fmla v27.4s, v4.4s, v2.s[0]
    fmla v28.4s, v4.4s, v3.s[0]
    cbnz x1, .Lloop_88
.Lloop_end_87:
    ldr x0, [x13]
    ldr s0, [x13, #40]
    dup v0.4s, v0.s[0]
    fmax v1.4s, v0.4s, v25.4s
    fmax v2.4s, v0.4s, v26.4s
    fmax v3.4s, v0.4s, v27.4s
    fmax v0.4s, v0.4s, v28.4s
    str q1, [x19]
    add x19, x19, x0, lsl #2
    str q2, [x19]
    add x19, x19, x0, lsl #2
    str q3, [x19]
    add x19, x19, x0, lsl #2
    str q0, [x19]
    b .Lend_89
.Lotherwise_82:
    ldr x1, [x13, #16]
    ldr x2, [x13]
    add x19, x19, x0, lsl #2
    mov x3, x19
    add x16, x16, x0, lsl #2
    lsr x8, x14, #4
    sub x0, x3, #32
    prfm pldl1keep, [x0]
    ubfx x10, x14, #0, #4
    sub x16, x16, #32
    sub x19, x19, #32
    ldr q0, [x1]
    add x3, x3, x2, lsl #2
    sub x0, x3, #32
    add x3, x3, x2, lsl #2
    sub x1, x3, #32
    add x3, x3, x2, lsl #2
    prfm pldl1keep, [x0]
    sub x0, x3, #32
    prfm pldl1keep, [x1]
    prfm pldl1keep, [x0]
    dup v22.4s, v0.s[0]
    dup v23.4s, v0.s[0]
    dup v24.4s, v0.s[1]
    dup v25.4s, v0.s[1]
    dup v26.4s, v0.s[2]
    dup v27.4s, v0.s[2]
    dup v28.4s, v0.s[3]
    dup v29.4s, v0.s[3]
    cbz x8, .Lloop_end_90
.Lloop_91:
    ldr x0, [x17]
    ldr x1, [x17, #8]
    mov x2, x16
    mov x3, x16
    ldr x4, [x17, #16]
    ld1 {v0.4s, v1.4s, v2.4s, v3.4s}, [x15]
    mov x7, x16
    mov x9, x16
    ldr x5, [x17, #24]
    mov x11, x16
    add x15, x15, #128
    mov x23, x16
    ldr x6, [x17, #32]
    mov x24, x16
    mov x12, x16
    mov x14, x16
    ldr x27, [x17, #40]
    mov x20, x16
    mov x21, x16
    mov x22, x16
    add x2, x2, x0, lsl #2
    add x3, x3, x1, lsl #2
    ldr x0, [x17, #48]
    ld1 {v16.4s, v17.4s, v18.4s, v19.4s}, [x15]
    ldp q4, q5, [x2]
    add x7, x7, x4, lsl #2
    add x15, x15, #128
    mov x25, x16
    add x9, x9, x5, lsl #2
    mov x5, x16
    mov x26, x16
    ldp q10, q11, [x3]
    add x11, x11, x6, lsl #2
    mov x6, x16
    sub x8, x8, #1
    ldp q12, q13, [x7]
    add x23, x23, x27, lsl #2
    ldp q6, q7, [x9]
    add x24, x24, x0, lsl #2
    fmla v22.4s, v4.4s, v0.s[0]
    fmla v23.4s, v5.4s, v0.s[0]
    ldp q30, q31, [x11]
    fmla v24.4s, v4.4s, v1.s[0]
    fmla v25.4s, v5.4s, v1.s[0]
    ldr x0, [x17, #56]
    fmla v26.4s, v4.4s, v2.s[0]
    fmla v27.4s, v5.4s, v2.s[0]
    ldp q8, q9, [x23]
    ldr x1, [x17, #64]
    fmla v28.4s, v4.4s, v3.s[0]
    fmla v29.4s, v5.4s, v3.s[0]
    ldp q20, q21, [x24]
    fmla v22.4s, v10.4s, v0.s[1]
    fmla v23.4s, v11.4s, v0.s[1]
    ldr x2, [x17, #72]
    fmla v24.4s, v10.4s, v1.s[1]
    fmla v25.4s, v11.4s, v1.s[1]
    ldr x3, [x17, #80]
    ldr x4, [x17, #88]
    fmla v26.4s, v10.4s, v2.s[1]
    fmla v27.4s, v11.4s, v2.s[1]
    add x12, x12, x0, lsl #2
    ldr x0, [x17, #96]
    fmla v28.4s, v10.4s, v3.s[1]
    fmla v29.4s, v11.4s, v3.s[1]
    ldp q14, q15, [x12]
    add x14, x14, x1, lsl #2
    fmla v22.4s, v12.4s, v0.s[2]
    fmla v23.4s, v13.4s, v0.s[2]
    ldr x1, [x17, #104]
    fmla v24.4s, v12.4s, v1.s[2]
    fmla v25.4s, v13.4s, v1.s[2]
    add x20, x20, x2, lsl #2
    ldr x2, [x17, #112]
    fmla v26.4s, v12.4s, v2.s[2]
    fmla v27.4s, v13.4s, v2.s[2]
    add x21, x21, x3, lsl #2
    add x22, x22, x4, lsl #2
    fmla v28.4s, v12.4s, v3.s[2]
    fmla v29.4s, v13.4s, v3.s[2]
    ldp q10, q11, [x14]
    add x25, x25, x0, lsl #2
    fmla v22.4s, v6.4s, v0.s[3]
    fmla v23.4s, v7.4s, v0.s[3]
    ldr x0, [x17, #120]
    add x17, x17, #128
    fmla v24.4s, v6.4s, v1.s[3]
    fmla v25.4s, v7.4s, v1.s[3]
    ldp q12, q13, [x20]
    add x5, x5, x1, lsl #2
    fmla v26.4s, v6.4s, v2.s[3]
    fmla v27.4s, v7.4s, v2.s[3]
    add x26, x26, x2, lsl #2
    fmla v28.4s, v6.4s, v3.s[3]
    fmla v29.4s, v7.4s, v3.s[3]
    ld1 {v4.4s, v5.4s, v6.4s, v7.4s}, [x15]
    add x15, x15, #128
    fmla v22.4s, v30.4s, v16.s[0]
    fmla v23.4s, v31.4s, v16.s[0]
    fmla v24.4s, v30.4s, v17.s[0]
    fmla v25.4s, v31.4s, v17.s[0]
    add x6, x6, x0, lsl #2
    fmla v26.4s, v30.4s, v18.s[0]
    fmla v27.4s, v31.4s, v18.s[0]
    fmla v28.4s, v30.4s, v19.s[0]
    fmla v29.4s, v31.4s, v19.s[0]
    ldp q30, q31, [x21]
    fmla v22.4s, v8.4s, v16.s[1]
    fmla v23.4s, v9.4s, v16.s[1]
    fmla v24.4s, v8.4s, v17.s[1]
    fmla v25.4s, v9.4s, v17.s[1]
    fmla v26.4s, v8.4s, v18.s[1]
    fmla v27.4s, v9.4s, v18.s[1]
    fmla v28.4s, v8.4s, v19.s[1]
    fmla v29.4s, v9.4s, v19.s[1]
    ldp q8, q9, [x22]
    fmla v22.4s, v20.4s, v16.s[2]
    fmla v23.4s, v21.4s, v16.s[2]
    fmla v24.4s, v20.4s, v17.s[2]
    fmla v25.4s, v21.4s, v17.s[2]
    fmla v26.4s, v20.4s, v18.s[2]
    fmla v27.4s, v21.4s, v18.s[2]
    fmla v28.4s, v20.4s, v19.s[2]
    fmla v29.4s, v21.4s, v19.s[2]
    ldp q20, q21, [x25]
    fmla v22.4s, v14.4s, v16.s[3]
    fmla v23.4s, v15.4s, v16.s[3]
    fmla v24.4s, v14.4s, v17.s[3]
    fmla v25.4s, v15.4s, v17.s[3]
    ldp q16, q17, [x5]
    fmla v26.4s, v14.4s, v18.s[3]
    fmla v27.4s, v15.4s, v18.s[3]
    fmla v28.4s, v14.4s, v19.s[3]
    fmla v29.4s, v15.4s, v19.s[3]
    ld1 {v0.4s, v1.4s, v2.4s, v3.4s}, [x15]
    add x15, x15, #128
    fmla v22.4s, v10.4s, v4.s[0]
    fmla v23.4s, v11.4s, v4.s[0]
    fmla v24.4s, v10.4s, v5.s[0]
    fmla v25.4s, v11.4s, v5.s[0]
    fmla v26.4s, v10.4s, v6.s[0]
    fmla v27.4s, v11.4s, v6.s[0]
    fmla v28.4s, v10.4s, v7.s[0]
    fmla v29.4s, v11.4s, v7.s[0]
    ldp q18, q19, [x26]
    fmla v22.4s, v12.4s, v4.s[1]
    fmla v23.4s, v13.4s, v4.s[1]
    fmla v24.4s, v12.4s, v5.s[1]
    fmla v25.4s, v13.4s, v5.s[1]
    fmla v26.4s, v12.4s, v6.s[1]
    fmla v27.4s, v13.4s, v6.s[1]
    fmla v28.4s, v12.4s, v7.s[1]
    fmla v29.4s, v13.4s, v7.s[1]
    ldp q10, q11, [x6]
    fmla v22.4s, v30.4s, v4.s[2]
    fmla v23.4s, v31.4s, v4.s[2]
    fmla v24.4s, v30.4s, v5.s[2]
    fmla v25.4s, v31.4s, v5.s[2]
    fmla v26.4s, v30.4s, v6.s[2]
    fmla v27.4s, v31.4s, v6.s[2]
    fmla v28.4s, v30.4s, v7.s[2]
    fmla v29.4s, v31.4s, v7.s[2]
    fmla v22.4s, v8.4s, v4.s[3]
    fmla v23.4s, v9.4s, v4.s[3]
    fmla v24.4s, v8.4s, v5.s[3]
    fmla v25.4s, v9.4s, v5.s[3]
    fmla v26.4s, v8.4s, v6.s[3]
    fmla v27.4s, v9.4s, v6.s[3]
    fmla v28.4s, v8.4s, v7.s[3]
    fmla v29.4s, v9.4s, v7.s[3]
    fmla v22.4s, v20.4s, v0.s[0]
    fmla v23.4s, v21.4s, v0.s[0]
    fmla v24.4s, v20.4s, v1.s[0]
    fmla v25.4s, v21.4s, v1.s[0]
    fmla v26.4s, v20.4s, v2.s[0]
    fmla v27.4s, v21.4s, v2.s[0]
    fmla v28.4s, v20.4s, v3.s[0]
    fmla v29.4s, v21.4s, v3.s[0]
    fmla v22.4s, v16.4s, v0.s[1]
    fmla v23.4s, v17.4s, v0.s[1]
    fmla v24.4s, v16.4s, v1.s[1]
    fmla v25.4s, v17.4s, v1.s[1]
    fmla v26.4s, v16.4s, v2.s[1]
    fmla v27.4s, v17.4s, v2.s[1]
    fmla v28.4s, v16.4s, v3.s[1]
    fmla v29.4s, v17.4s, v3.s[1]
    fmla v22.4s, v18.4s, v0.s[2]
    fmla v23.4s, v19.4s, v0.s[2]
    fmla v24.4s, v18.4s, v1.s[2]
    fmla v25.4s, v19.4s, v1.s[2]
    fmla v26.4s, v18.4s, v2.s[2]
    fmla v27.4s, v19.4s, v2.s[2]
    fmla v28.4s, v18.4s, v3.s[2]
    fmla v29.4s, v19.4s, v3.s[2]
    fmla v22.4s, v10.4s, v0.s[3]
    fmla v23.4s, v11.4s, v0.s[3]
    fmla v24.4s, v10.4s, v1.s[3]
    fmla v25.4s, v11.4s, v1.s[3]
    fmla v26.4s, v10.4s, v2.s[3]
    fmla v27.4s, v11.4s, v2.s[3]
    fmla v28.4s, v10.4s, v3.s[3]
    fmla v29.4s, v11.4s, v3.s[3]
    cbnz x8, .Lloop_91
.Lloop_end_90:
    lsr x0, x10, #2
    ubfx x1, x10, #0, #2
    cbz x0, .Lloop_end_92
.Lloop_93:
    ldr x2, [x17]
    ldr x3, [x17, #8]
    mov x4, x16
    mov x5, x16
    ldr x6, [x17, #16]
    ld1 {v0.4s, v1.4s, v2.4s, v3.4s}, [x15]
    mov x7, x16
    mov x8, x16
    ldr x9, [x17, #24]
    sub x0, x0, #1
    add x17, x17, #32
    add x15, x15, #128
    add x4, x4, x2, lsl #2
    add x5, x5, x3, lsl #2
    ldp q4, q5, [x4]
    ldp q6, q7, [x5]
    add x7, x7, x6, lsl #2
    add x8, x8, x9, lsl #2
    ldp q16, q17, [x7]
    ldp q18, q19, [x8]
    fmla v22.4s, v4.4s, v0.s[0]
    fmla v23.4s, v5.4s, v0.s[0]
    fmla v24.4s, v4.4s, v1.s[0]
    fmla v25.4s, v5.4s, v1.s[0]
    fmla v26.4s, v4.4s, v2.s[0]
    fmla v27.4s, v5.4s, v2.s[0]
    fmla v28.4s, v4.4s, v3.s[0]
    fmla v29.4s, v5.4s, v3.s[0]
    fmla v22.4s, v6.4s, v0.s[1]
    fmla v23.4s, v7.4s, v0.s[1]
    fmla v24.4s, v6.4s, v1.s[1]
    fmla v25.4s, v7.4s, v1.s[1]
    fmla v26.4s, v6.4s, v2.s[1]
    fmla v27.4s, v7.4s, v2.s[1]
    fmla v28.4s, v6.4s, v3.s[1]
    fmla v29.4s, v7.4s, v3.s[1]
    fmla v22.4s, v16.4s, v0.s[2]
    fmla v23.4s, v17.4s, v0.s[2]
    fmla v24.4s, v16.4s, v1.s[2]
    fmla v25.4s, v17.4s, v1.s[2]
    fmla v26.4s, v16.4s, v2.s[2]
    fmla v27.4s, v17.4s, v2.s[2]
    fmla v28.4s, v16.4s, v3.s[2]
    fmla v29.4s, v17.4s, v3.s[2]
    fmla v22.4s, v18.4s, v0.s[3]
    fmla v23.4s, v19.4s, v0.s[3]
    fmla v24.4s, v18.4s, v1.s[3]
    fmla v25.4s, v19.4s, v1.s[3]
    fmla v26.4s, v18.4s, v2.s[3]
    fmla v27.4s, v19.4s, v2.s[3]
    fmla v28.4s, v18.4s, v3.s[3]
    fmla v29.4s, v19.4s, v3.s[3]
    cbnz x0, .Lloop_93
.Lloop_end_92:
    cbz x1, .Lloop_end_94
.Lloop_95:
    ldr x0, [x17]
    mov x2, x16
    ldr s0, [x15]
    sub x1, x1, #1
    ldr s1, [x15, #16]
    ldr s2, [x15, #32]
    add x17, x17, #8
    ldr s3, [x15, #48]
    add x15, x15, #4
    add x2, x2, x0, lsl #2
    ldp q4, q5, [x2]
    fmla v22.4s, v4.4s, v0.s[0]
    fmla v23.4s, v5.4s, v0.s[0]
    fmla v24.4s, v4.4s, v1.s[0]
    fmla v25.4s, v5.4s, v1.s[0]
    fmla v26.4s, v4.4s, v2.s[0]
    fmla v27.4s, v5.4s, v2.s[0]
    fmla v28.4s, v4.4s, v3.s[0]
    fmla v29.4s, v5.4s, v3.s[0]
    cbnz x1, .Lloop_95
.Lloop_end_94:
    ldr x0, [x13]
    ldr s0, [x13, #40]
    dup v0.4s, v0.s[0]
    fmax v1.4s, v0.4s, v22.4s
    fmax v2.4s, v0.4s, v23.4s
    fmax v3.4s, v0.4s, v24.4s
    fmax v4.4s, v0.4s, v25.4s
    fmax v5.4s, v0.4s, v26.4s
    fmax v6.4s, v0.4s, v27.4s
    str q1, [x19]
    str q2, [x19, #16]
    add x19, x19, x0, lsl #2
    fmax v1.4s, v0.4s, v28.4s
    fmax v0.4s, v0.4s, v29.4s
    str q3, [x19]
    str q4, [x19, #16]
    add x19, x19, x0, lsl #2
    str q5, [x19]
    str q6, [x19, #16]
    add x19, x19, x0, lsl #2
    str q1, [x19]
    str q0, [x19, #16]
.Lend_89:
.Lend_81:
    ldp x19, x20, [sp, #0]
    ldp x21, x22, [sp, #16]
    ldp x23, x24, [sp, #32]
    ldp x25, x26, [sp, #48]
    ldp x27, x28, [sp, #64]
    ldp d8, d9, [sp, #80]
    ldp d10, d11, [sp, #96]
    ldp d12, d13, [sp, #112]
    ldp d14, d15, [sp, #128]
    add sp, sp, #144
    ret
    .size nnp_direct_4x8__aarch64_neon, . - nnp_direct_4x8__aarch64_neon

    .text
    .p2align 4
    .globl nnp_direct_5x8__aarch64_neon
    .type nnp_direct_5x8__aarch64_neon, %function
nnp_direct_5x8__aarch64_neon:
    sub sp, sp, #128
    stp x19, x20, [sp, #0]
    stp x21, x22, [sp, #16]
    stp x23, x24, [sp, #32]
    stp x25, x26, [sp, #48]
    str x27, [sp, #64]
    stp d8, d9, [sp, #72]
    stp d10, d11, [sp, #88]
    stp d12, d13, [sp, #104]
    str d14, [sp, #120]
    mov x13, x5
    mov x14, x0
    mov x15, x1
    ldr x0, [x13, #8]
    mov x16, x2
    mov x17, x3
    mov x19, x4
    lsr x10, x0, #3
    cbz x10, .Lloop_end_96
.Lloop_97:
    ldr x0, [x13, #16]
    ldr x1, [x13]
    mov x2, x19
    mov x3, x14
    prfm pldl1keep, [x2]
    lsr x11, x3, #4
    mov x12, x17
    mov x20, x15
    ubfx x21, x3, #0, #4
    ldr q0, [x0]
    ldr s1, [x0, #16]
    add x2, x2, x1, lsl #2
    prfm pldl1keep, [x2]
    add x2, x2, x1, lsl #2
    prfm pldl1keep, [x2]
    add x2, x2, x1, lsl #2
    prfm pldl1keep, [x2]
    add x2, x2, x1, lsl #2
    prfm pldl1keep, [x2]
    dup v17.4s, v0.s[0]
    dup v18.4s, v0.s[0]
    dup v19.4s, v0.s[1]
    dup v20.4s, v0.s[1]
    dup v21.4s, v0.s[2]
    dup v22.4s, v0.s[2]
    dup v23.4s, v0.s[3]
    dup v24.4s, v0.s[3]
    dup v25.4s, v1.s[0]
    dup v26.4s, v1.s[0]
    cbz x11, .Lloop_end_98
.Lloop_99:
    ldr x0, [x12]
    ldr x1, [x12, #8]
    mov x2, x16
    mov x3, x16
    ldr x4, [x12, #16]
    ld1 {v4.4s, v5.4s, v6.4s, v7.4s}, [x20], #64
    mov x5, x16
    mov x7, x16
    ldr q27, [x20], #64
    mov x25, x16
    mov x8, x16
    mov x9, x16
    ldr x6, [x12, #24]
    mov x22, x16
    mov x23, x16
    mov x24, x16
    ld1 {v0.4s, v1.4s, v2.4s, v3.4s}, [x20], #64
    sub x11, x11, #1
    add x2, x2, x0, lsl #2
    add x3, x3, x1, lsl #2
    ldr x1, [x12, #32]
    mov x26, x16
    ldp q28, q29, [x2]
    add x5, x5, x4, lsl #2
    mov x4, x16
    mov x27, x16
    ldp q30, q31, [x3]
    ldp q12, q13, [x5]
    add x7, x7, x6, lsl #2
    mov x3, x16
    mov x5, x16
    mov x6, x16
    ldp q10, q11, [x7]
    ldr x0, [x12, #40]
    add x25, x25, x1, lsl #2
    fmla v17.4s, v28.4s, v4.s[0]
    fmla v18.4s, v29.4s, v4.s[0]
    ldr x1, [x12, #48]
    fmla v19.4s, v28.4s, v5.s[0]
    fmla v20.4s, v29.4s, v5.s[0]
    ldr q16, [x20], #64
    fmla v21.4s, v28.4s, v6.s[0]
    fmla v22.4s, v29.4s, v6.s[0]
    fmla v23.4s, v28.4s, v7.s[0]
    fmla v24.4s, v29.4s, v7.s[0]
    fmla v25.4s, v28.4s, v27.s[0]
    fmla v26.4s, v29.4s, v27.s[0]
    ldp q8, q9, [x25]
    ldr x2, [x12, #56]
    fmla v17.4s, v30.4s, v4.s[1]
    fmla v18.4s, v31.4s, v4.s[1]
    add x8, x8, x0, lsl #2
    ldr x0, [x12, #64]
    fmla v19.4s, v30.4s, v5.s[1]
    fmla v20.4s, v31.4s, v5.s[1]
    add x9, x9, x1, lsl #2
    ldr x1, [x12, #72]
    fmla v21.4s, v30.4s, v6.s[1]
    fmla v22.4s, v31.4s, v6.s[1]
    fmla v23.4s, v30.4s, v7.s[1]
    fmla v24.4s, v31.4s, v7.s[1]
    fmla v25.4s, v30.4s, v27.s[1]
    fmla v26.4s, v31.4s, v27.s[1]
    ldp q28, q29, [x8]
    add x22, x22, x2, lsl #2
    fmla v17.4s, v12.4s, v4.s[2]
    fmla v18.4s, v13.4s, v4.s[2]
    ldr x2, [x12, #80]
    add x23, x23, x0, lsl #2
    fmla v19.4s, v12.4s, v5.s[2]
    fmla v20.4s, v13.4s, v5.s[2]
    ldr x0, [x12, #88]
    add x24, x24, x1, lsl #2
    fmla v21.4s, v12.4s, v6.s[2]
    fmla v22.4s, v13.4s, v6.s[2]
    ldr x1, [x12, #96]
    ldr x7, [x12, #104]
    fmla v23.4s, v12.4s, v7.s[2]
    fmla v24.4s, v13.4s, v7.s[2]
    fmla v25.4s, v12.4s, v27.s[2]
    fmla v26.4s, v13.4s, v27.s[2]
    ldp q30, q31, [x9]
    ldr x8, [x12, #112]
    fmla v17.4s, v10.4s, v4.s[3]
    fmla v18.4s, v11.4s, v4.s[3]
    add x26, x26, x2, lsl #2
    ldr x2, [x12, #120]
    fmla v19.4s, v10.4s, v5.s[3]
    fmla v20.4s, v11.4s, v5.s[3]
    ldp q12, q13, [x22]
    add x4, x4, x0, lsl #2
    fmla v21.4s, v10.4s, v6.s[3]
    fmla v22.4s, v11.4s, v6.s[3]
    add x27, x27, x1, lsl #2
    add x3, x3, x7, lsl #2
    fmla v23.4s, v10.4s, v7.s[3]
    fmla v24.4s, v11.4s, v7.s[3]
    ldp q4, q5, [x23]
    add x12, x12, #128
    fmla v25.4s, v10.4s, v27.s[3]
    fmla v26.4s, v11.4s, v27.s[3]
    ldp q6, q11, [x24]
    add x5, x5, x8, lsl #2
    fmla v17.4s, v8.4s, v0.s[0]
    fmla v18.4s, v9.4s, v0.s[0]
    add x6, x6, x2, lsl #2
    fmla v19.4s, v8.4s, v1.s[0]
    fmla v20.4s, v9.4s, v1.s[0]
    fmla v21.4s, v8.4s, v2.s[0]
    fmla v22.4s, v9.4s, v2.s[0]
    fmla v23.4s, v8.4s, v3.s[0]
    fmla v24.4s, v9.4s, v3.s[0]
    fmla v25.4s, v8.4s, v16.s[0]
    fmla v26.4s, v9.4s, v16.s[0]
    ldp q14, q27, [x26]
    fmla v17.4s, v28.4s, v0.s[1]
    fmla v18.4s, v29.4s, v0.s[1]
    fmla v19.4s, v28.4s, v1.s[1]
    fmla v20.4s, v29.4s, v1.s[1]
    fmla v21.4s, v28.4s, v2.s[1]
    fmla v22.4s, v29.4s, v2.s[1]
    fmla v23.4s, v28.4s, v3.s[1]
    fmla v24.4s, v29.4s, v3.s[1]
    fmla v25.4s, v28.4s, v16.s[1]
    fmla v26.4s, v29.4s, v16.s[1]
    ldp q28, q29, [x4]
    fmla v17.4s, v30.4s, v0.s[2]
    fmla v18.4s, v31.4s, v0.s[2]
    fmla v19.4s, v30.4s, v1.s[2]
    fmla v20.4s, v31.4s, v1.s[2]
    fmla v21.4s, v30.4s, v2.s[2]
    fmla v22.4s, v31.4s, v2.s[2]
    fmla v23.4s, v30.4s, v3.s[2]
    fmla v24.4s, v31.4s, v3.s[2]
    fmla v25.4s, v30.4s, v16.s[2]
    fmla v26.4s, v31.4s, v16.s[2]
    ldp q30, q31, [x27]
    fmla v17.4s, v12.4s, v0.s[3]
    fmla v18.4s, v13.4s, v0.s[3]
    ldp q7, q8, [x3]
    fmla v19.4s, v12.4s, v1.s[3]
    fmla v20.4s, v13.4s, v1.s[3]
    fmla v21.4s, v12.4s, v2.s[3]
    fmla v22.4s, v13.4s, v2.s[3]
    ldp q9, q10, [x5]
    fmla v23.4s, v12.4s, v3.s[3]
    fmla v24.4s, v13.4s, v3.s[3]
    fmla v25.4s, v12.4s, v16.s[3]
    fmla v26.4s, v13.4s, v16.s[3]
    ld1 {v0.4s, v1.4s, v2.4s, v3.4s}, [x20], #64
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
    ldr q16, [x20], #64
    fmla v19.4s, v28.4s, v1.s[3]
    fmla v20.4s, v29.4s, v1.s[3]
    fmla v21.4s, v28.4s, v2.s[3]
    fmla v22.4s, v29.4s, v2.s[3]
    ldp q12, q13, [x6]
    fmla v23.4s, v28.4s, v3.s[3]
    fmla v24.4s, v29.4s, v3.s[3]
    fmla v25.4s, v4.4s, v16.s[0]
    fmla v26.4s, v5.4s, v16.s[0]
    fmla v25.4s, v6.4s, v16.s[1]
    fmla v26.4s, v11.4s, v16.s[1]
    ld1 {v0.4s, v1.4s, v2.4s, v3.4s}, [x20], #64
    ldr q4, [x20], #64
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
    cbnz x11, .Lloop_99
.Lloop_end_98:
    lsr x0, x21, #2
    ubfx x1, x21, #0, #2
    cbz x0, .Lloop_end_100
.Lloop_101:
    ldr x2, [x12]
    ldr x3, [x12, #8]
    mov x4, x16
    mov x5, x16
    ldr x6, [x12, #16]
    ld1 {v0.4s, v1.4s, v2.4s, v3.4s}, [x20], #64
    mov x7, x16
    mov x8, x16
    ldr q4, [x20], #64
    sub x0, x0, #1
    ldr x9, [x12, #24]
    add x12, x12, #32
    add x4, x4, x2, lsl #2
    add x5, x5, x3, lsl #2
    ldp q5, q6, [x4]
    ldp q7, q16, [x5]
    add x7, x7, x6, lsl #2
    ldp q27, q28, [x7]
    add x8, x8, x9, lsl #2
    ldp q29, q30, [x8]
    fmla v17.4s, v5.4s, v0.s[0]
    fmla v18.4s, v6.4s, v0.s[0]
    fmla v19.4s, v5.4s, v1.s[0]
    fmla v20.4s, v6.4s, v1.s[0]
    fmla v21.4s, v5.4s, v2.s[0]
    fmla v22.4s, v6.4s, v2.s[0]
    fmla v23.4s, v5.4s, v3.s[0]
    fmla v24.4s, v6.4s, v3.s[0]
    fmla v25.4s, v5.4s, v4.s[0]
    fmla v26.4s, v6.4s, v4.s[0]
    fmla v17.4s, v7.4s, v0.s[1]
    fmla v18.4s, v16.4s, v0.s[1]
    fmla v19.4s, v7.4s, v1.s[1]
    fmla v20.4s, v16.4s, v1.s[1]
    fmla v21.4s, v7.4s, v2.s[1]
    fmla v22.4s, v16.4s, v2.s[1]
    fmla v23.4s, v7.4s, v3.s[1]
    fmla v24.4s, v16.4s, v3.s[1]
    fmla v25.4s, v7.4s, v4.s[1]
    fmla v26.4s, v16.4s, v4.s[1]
    fmla v17.4s, v27.4s, v0.s[2]
    fmla v18.4s, v28.4s, v0.s[2]
    fmla v19.4s, v27.4s, v1.s[2]
    fmla v20.4s, v28.4s, v1.s[2]
    fmla v21.4s, v27.4s, v2.s[2]
    fmla v22.4s, v28.4s, v2.s[2]
    fmla v23.4s, v27.4s, v3.s[2]
    fmla v24.4s, v28.4s, v3.s[2]
    fmla v25.4s, v27.4s, v4.s[2]
    fmla v26.4s, v28.4s, v4.s[2]
    fmla v17.4s, v29.4s, v0.s[3]
    fmla v18.4s, v30.4s, v0.s[3]
    fmla v19.4s, v29.4s, v1.s[3]
    fmla v20.4s, v30.4s, v1.s[3]
    fmla v21.4s, v29.4s, v2.s[3]
    fmla v22.4s, v30.4s, v2.s[3]
    fmla v23.4s, v29.4s, v3.s[3]
    fmla v24.4s, v30.4s, v3.s[3]
    fmla v25.4s, v29.4s, v4.s[3]
    fmla v26.4s, v30.4s, v4.s[3]
    cbnz x0, .Lloop_101
.Lloop_end_100:
    cbz x1, .Lloop_end_102
.Lloop_103:
    ldr x0, [x12]
    mov x2, x16
    ldr s0, [x20]
    sub x1, x1, #1
    ldr s1, [x20, #16]
    ldr s2, [x20, #32]
    add x12, x12, #8
    ldr s3, [x20, #48]
    ldr s4, [x20, #64]
    add x20, x20, #4
    add x2, x2, x0, lsl #2
    ldp q5, q6, [x2]
    fmla v17.4s, v5.4s, v0.s[0]
    fmla v18.4s, v6.4s, v0.s[0]
    fmla v19.4s, v5.4s, v1.s[0]
    fmla v20.4s, v6.4s, v1.s[0]
    fmla v21.4s, v5.4s, v2.s[0]
    fmla v22.4s, v6.4s, v2.s[0]
    fmla v23.4s, v5.4s, v3.s[0]
    fmla v24.4s, v6.4s, v3.s[0]
    fmla v25.4s, v5.4s, v4.s[0]
    fmla v26.4s, v6.4s, v4.s[0]
    cbnz x1, .Lloop_103
.Lloop_end_102:
    ldr x0, [x13]
    mov x1, x19
    sub x10, x10, #1
    ldr s0, [x13, #40]
    add x16, x16, #32
    add x19, x19, #32
    dup v0.4s, v0.s[0]
    fmax v1.4s, v0.4s, v17.4s
    fmax v2.4s, v0.4s, v18.4s
    fmax v3.4s, v0.4s, v19.4s
    fmax v4.4s, v0.4s, v20.4s
    fmax v5.4s, v0.4s, v21.4s
    fmax v6.4s, v0.4s, v22.4s
    str q1, [x1]
    str q2, [x1, #16]
    add x1, x1, x0, lsl #2
    fmax v1.4s, v0.4s, v23.4s
    fmax v2.4s, v0.4s, v24.4s
    str q3, [x1]
    str q4, [x1, #16]
    add x1, x1, x0, lsl #2
    fmax v3.4s, v0.4s, v25.4s
    fmax v0.4s, v0.4s, v26.4s
    str q5, [x1]
    str q6, [x1, #16]
    add x1, x1, x0, lsl #2
    str q1, [x1]
    str q2, [x1, #16]
    add x1, x1, x0, lsl #2
    str q3, [x1]
    str q0, [x1, #16]
    cbnz x10, .Lloop_97
.Lloop_end_96:
    ldr x0, [x13, #8]
    ubfx x0, x0, #0, #3
    cbnz x0, .Lotherwise_104
    b .Lend_105
.Lotherwise_104:
    sub x1, x0, #1
    lsr x1, x1, #2
    cbnz x1, .Lotherwise_106
    ldr x1, [x13, #16]
    ldr x2, [x13]
    add x19, x19, x0, lsl #2
    mov x3, x19
    add x16, x16, x0, lsl #2
    lsr x6, x14, #4
    sub x0, x3, #16
    prfm pldl1keep, [x0]
    ubfx x8, x14, #0, #4
    sub x16, x16, #16
    sub x19, x19, #16
    add x3, x3, x2, lsl #2
    ldr q0, [x1]
    ldr s1, [x1, #16]
    sub x0, x3, #16
    add x3, x3, x2, lsl #2
    sub x1, x3, #16
    add x3, x3, x2, lsl #2
    prfm pldl1keep, [x0]
    sub x0, x3, #16
    add x3, x3, x2, lsl #2
    prfm pldl1keep, [x1]
    sub x1, x3, #16
    prfm pldl1keep, [x0]
    prfm pldl1keep, [x1]
    dup v25.4s, v0.s[0]
    dup v26.4s, v0.s[1]
    dup v27.4s, v0.s[2]
    dup v28.4s, v0.s[3]
    dup v29.4s, v1.s[0]
    cbz x6, .Lloop_end_107
.Lloop_108:
    ldr x0, [x17]
    ldr x1, [x17, #8]
    mov x2, x16
    mov x3, x16
    ldr x4, [x17, #16]
    ld1 {v0.4s, v1.4s, v2.4s, v3.4s}, [x15], #64
    mov x5, x16
    mov x7, x16
    ldr q20, [x15], #64
    mov x9, x16
    mov x25, x16
    mov x24, x16
    ldr x22, [x17, #24]
    mov x10, x16
    mov x11, x16
    mov x12, x16
    ldr x23, [x17, #32]
    mov x14, x16
    mov x20, x16
    mov x21, x16
    add x2, x2, x0, lsl #2
    add x3, x3, x1, lsl #2
    ldr x0, [x17, #40]
    ldr x1, [x17, #48]
    ldr q4, [x2]
    ldr q21, [x3]
    add x5, x5, x4, lsl #2
    mov x26, x16
    ldr q22, [x5]
    ld1 {v16.4s, v17.4s, v18.4s, v19.4s}, [x15], #64
    mov x5, x16
    mov x27, x16
    add x7, x7, x22, lsl #2
    ldr q30, [x15], #64
    sub x6, x6, #1
    ldr q23, [x7]
    add x9, x9, x23, lsl #2
    ldr q24, [x9]
    add x25, x25, x0, lsl #2
    add x24, x24, x1, lsl #2
    fmla v25.4s, v4.4s, v0.s[0]
    fmla v26.4s, v4.4s, v1.s[0]
    ldr x0, [x17, #56]
    ldr q31, [x25]
    fmla v27.4s, v4.4s, v2.s[0]
    fmla v28.4s, v4.4s, v3.s[0]
    ldr x1, [x17, #64]
    ldr q8, [x24]
    fmla v29.4s, v4.4s, v20.s[0]
    fmla v25.4s, v21.4s, v0.s[1]
    ldr x2, [x17, #72]
    ldr x3, [x17, #80]
    fmla v26.4s, v21.4s, v1.s[1]
    fmla v27.4s, v21.4s, v2.s[1]
    ld1 {v4.4s, v5.4s, v6.4s, v7.4s}, [x15], #64
    ldr x4, [x17, #88]
    fmla v28.4s, v21.4s, v3.s[1]
    fmla v29.4s, v21.4s, v20.s[1]
    ldr q9, [x15], #64
    fmla v25.4s, v22.4s, v0.s[2]
    fmla v26.4s, v22.4s, v1.s[2]
    add x10, x10, x0, lsl #2
    ldr x0, [x17, #96]
    fmla v27.4s, v22.4s, v2.s[2]
    fmla v28.4s, v22.4s, v3.s[2]
    ldr q10, [x10]
    add x11, x11, x1, lsl #2
    fmla v29.4s, v22.4s, v20.s[2]
    fmla v25.4s, v23.4s, v0.s[3]
    ldr q11, [x11]
    add x12, x12, x2, lsl #2
    fmla v26.4s, v23.4s, v1.s[3]
    fmla v27.4s, v23.4s, v2.s[3]
    ldr q12, [x12]
    add x14, x14, x3, lsl #2
    fmla v28.4s, v23.4s, v3.s[3]
    fmla v29.4s, v23.4s, v20.s[3]
    ldr q20, [x14]
    ldr x1, [x17, #104]
    fmla v25.4s, v24.4s, v16.s[0]
    fmla v26.4s, v24.4s, v17.s[0]
    add x20, x20, x4, lsl #2
    ldr x2, [x17, #112]
    fmla v27.4s, v24.4s, v18.s[0]
    fmla v28.4s, v24.4s, v19.s[0]
    ldr q21, [x20]
    add x21, x21, x0, lsl #2
    fmla v29.4s, v24.4s, v30.s[0]
    fmla v25.4s, v31.4s, v16.s[1]
    ld1 {v0.4s, v1.4s, v2.4s, v3.4s}, [x15], #64
    ldr q22, [x21]
    fmla v26.4s, v31.4s, v17.s[1]
    fmla v27.4s, v31.4s, v18.s[1]
    ldr q23, [x15], #64
    fmla v28.4s, v31.4s, v19.s[1]
    fmla v29.4s, v31.4s, v30.s[1]
    ldr x0, [x17, #120]
    add x26, x26, x1, lsl #2
    fmla v25.4s, v8.4s, v16.s[2]
    fmla v26.4s, v8.4s, v17.s[2]
    ldr q24, [x26]
    add x5, x5, x2, lsl #2
    fmla v27.4s, v8.4s, v18.s[2]
    fmla v28.4s, v8.4s, v19.s[2]
    add x17, x17, #128
    fmla v29.4s, v8.4s, v30.s[2]
    fmla v25.4s, v10.4s, v16.s[3]
    ldr q16, [x5]
    fmla v26.4s, v10.4s, v17.s[3]
    fmla v27.4s, v10.4s, v18.s[3]
    fmla v28.4s, v10.4s, v19.s[3]
    fmla v29.4s, v10.4s, v30.s[3]
    add x27, x27, x0, lsl #2
    fmla v25.4s, v11.4s, v4.s[0]
    fmla v26.4s, v11.4s, v5.s[0]
    ldr q17, [x27]
    fmla v27.4s, v11.4s, v6.s[0]
    fmla v28.4s, v11.4s, v7.s[0]
    fmla v29.4s, v11.4s, v9.s[0]
    fmla v25.4s, v12.4s, v4.s[1]
    fmla v26.4s, v12.4s, v5.s[1]
    fmla v27.4s, v12.4s, v6.s[1]
    fmla v28.4s, v12.4s, v7.s[1]
    fmla v29.4s, v12.4s, v9.s[1]
    fmla v25.4s, v20.4s, v4.s[2]
    fmla v26.4s, v20.4s, v5.s[2]
    fmla v27.4s, v20.4s, v6.s[2]
    fmla v28.4s, v20.4s, v7.s[2]
    fmla v29.4s, v20.4s, v9.s[2]
    fmla v25.4s, v21.4s, v4.s[3]
    fmla v26.4s, v21.4s, v5.s[3]
    fmla v27.4s, v21.4s, v6.s[3]
    fmla v28.4s, v21.4s, v7.s[3]
    fmla v29.4s, v21.4s, v9.s[3]
    fmla v25.4s, v22.4s, v0.s[0]
    fmla v26.4s, v22.4s, v1.s[0]
    fmla v27.4s, v22.4s, v2.s[0]
    fmla v28.4s, v22.4s, v3.s[0]
    fmla v29.4s, v22.4s, v23.s[0]
    fmla v25.4s, v24.4s, v0.s[1]
    fmla v26.4s, v24.4s, v1.s[1]
    fmla v27.4s, v24.4s, v2.s[1]
    fmla v28.4s, v24.4s, v3.s[1]
    fmla v29.4s, v24.4s, v23.s[1]
    fmla v25.4s, v16.4s, v0.s[2]
    fmla v26.4s, v16.4s, v1.s[2]
    fmla v27.4s, v16.4s, v2.s[2]
    fmla v28.4s, v16.4s, v3.s[2]
    fmla v29.4s, v16.4s, v23.s[2]
    fmla v25.4s, v17.4s, v0.s[3]
    fmla v26.4s, v17.4s, v1.s[3]
    fmla v27.4s, v17.4s, v2.s[3]
    fmla v28.4s, v17.4s, v3.s[3]
    fmla v29.4s, v17.4s, v23.s[3]
    cbnz x6, .Lloop_108
.Lloop_end_107:
    lsr x0, x8, #2
    ubfx x1, x8, #0, #2
    cbz x0, .Lloop_end_109
.Lloop_110:
    ldr x2, [x17]
    ldr x3, [x17, #8]
    mov x4, x16
    mov x5, x16
    ldr x6, [x17, #16]
    ld1 {v0.4s, v1.4s, v2.4s, v3.4s}, [x15], #64
    mov x7, x16
    mov x8, x16
    ldr q4, [x15], #64
    sub x0, x0, #1
    ldr x9, [x17, #24]
    add x17, x17, #32
    add x4, x4, x2, lsl #2
    add x5, x5, x3, lsl #2
    ldr q5, [x4]
    ldr q6, [x5]
    add x7, x7, x6, lsl #2
    ldr q7, [x7]
    add x8, x8, x9, lsl #2
    ldr q16, [x8]
    fmla v25.4s, v5.4s, v0.s[0]
    fmla v26.4s, v5.4s, v1.s[0]
    fmla v27.4s, v5.4s, v2.s[0]
    fmla v28.4s, v5.4s, v3.s[0]
    fmla v29.4s, v5.4s, v4.s[0]
    fmla v25.4s, v6.4s, v0.s[1]
    fmla v26.4s, v6.4s, v1.s[1]
    fmla v27.4s, v6.4s, v2.s[1]
    fmla v28.4s, v6.4s, v3.s[1]
    fmla v29.4s, v6.4s, v4.s[1]
    fmla v25.4s, v7.4s, v0.s[2]
    fmla v26.4s, v7.4s, v1.s[2]
    fmla v27.4s, v7.4s, v2.s[2]
    fmla v28.4s, v7.4s, v3.s[2]
    fmla v29.4s, v7.4s, v4.s[2]
    fmla v25.4s, v16.4s, v0.s[3]
    fmla v26.4s, v16.4s, v1.s[3]
    fmla v27.4s, v16.4s, v2.s[3]
    fmla v28.4s, v16.4s, v3.s[3]
    fmla v29.4s, v16.4s, v4.s[3]
    cbnz x0, .Lloop_110
.Lloop_end_109:
    cbz x1, .Lloop_end_111
.Lloop_112:
    ldr x0, [x17]
    mov x2, x16
    ldr s0, [x15]
    sub x1, x1, #1
    ldr s1, [x15, #16]
    ldr s2, [x15, #32]
    add x17, x17, #8
    ldr s3, [x15, #48]
    ldr s4, [x15, #64]
    add x15, x15, #4
    add x2, x2, x0, lsl #2
    ldr q5, [x2]
    fmla v25.4s, v5.4s, v0.s[0]
    fmla v26.4s, v5.4s, v1.s[0]
    fmla v27.4s, v5.4s, v2.s[0]
    fmla v28.4s, v5.4s, v3.s[0]
    fmla v29.4s, v5.4s, v4.s[0]
    cbnz x1, .Lloop_112
.Lloop_end_111:
    ldr x0, [x13]
    ldr s0, [x13, #40]
    dup v0.4s, v0.s[0]
    fmax v1.4s, v0.4s, v25.4s
    fmax v2.4s, v0.4s, v26.4s
    fmax v3.4s, v0.4s, v27.4s
    fmax v4.4s, v0.4s, v28.4s
    fmax v0.4s, v0.4s, v29.4s
    str q1, [x19]
    add x19, x19, x0, lsl #2
    str q2, [x19]
    add x19, x19, x0, lsl #2
    str q3, [x19]
    add x19, x19, x0, lsl #2
    str q4, [x19]
    add x19, x19, x0, lsl #2
    str q0, [x19]
    b .Lend_113
.Lotherwise_106:
    ldr x1, [x13, #16]
    ldr x2, [x13]
    add x19, x19, x0, lsl #2
    mov x3, x19
    add x16, x16, x0, lsl #2
    lsr x7, x14, #4
    sub x0, x3, #32
    prfm pldl1keep, [x0]
    ubfx x9, x14, #0, #4
    sub x16, x16, #32
    sub x19, x19, #32
    add x3, x3, x2, lsl #2
    ldr q0, [x1]
    ldr s1, [x1, #16]
    sub x0, x3, #32
    add x3, x3, x2, lsl #2
    sub x1, x3, #32
    add x3, x3, x2, lsl #2
    prfm pldl1keep, [x0]
    sub x0, x3, #32
    add x3, x3, x2, lsl #2
    prfm pldl1keep, [x1]
    sub x1, x3, #32
    prfm pldl1keep, [x0]
    prfm pldl1keep, [x1]
    dup v17.4s, v0.s[0]
    dup v18.4s, v0.s[0]
    dup v19.4s, v0.s[1]
    dup v20.4s, v0.s[1]
    dup v21.4s, v0.s[2]
    dup v22.4s, v0.s[2]
    dup v23.4s, v0.s[3]
    dup v24.4s, v0.s[3]
    dup v25.4s, v1.s[0]
    dup v26.4s, v1.s[0]
    cbz x7, .Lloop_end_114
.Lloop_115:
    ldr x0, [x17]
    ldr x1, [x17, #8]
    mov x2, x16
    mov x3, x16
    ldr x4, [x17, #16]
    ld1 {v4.4s, v5.4s, v6.4s, v7.4s}, [x15], #64
    mov x23, x16
    mov x24, x16
    ldr q27, [x15], #64
    mov x6, x16
    mov x8, x16
    mov x10, x16
    ldr x25, [x17, #24]
    mov x11, x16
    mov x12, x16
    mov x14, x16
    ldr x26, [x17, #32]
    mov x20, x16
    mov x21, x16
    mov x22, x16
    add x2, x2, x0, lsl #2
    add x3, x3, x1, lsl #2
    ldr x0, [x17, #40]
    ldr x1, [x17, #48]
    ldp q28, q29, [x2]
    ldp q30, q31, [x3]
    add x23, x23, x4, lsl #2
    mov x4, x16
    mov x5, x16
    mov x27, x16
    sub x7, x7, #1
    ldp q12, q13, [x23]
    add x24, x24, x25, lsl #2
    ld1 {v0.4s, v1.4s, v2.4s, v3.4s}, [x15], #64
    add x6, x6, x26, lsl #2
    ldp q10, q11, [x24]
    add x8, x8, x0, lsl #2
    add x10, x10, x1, lsl #2
    fmla v17.4s, v28.4s, v4.s[0]
    fmla v18.4s, v29.4s, v4.s[0]
    fmla v19.4s, v28.4s, v5.s[0]
    fmla v20.4s, v29.4s, v5.s[0]
    ldr q16, [x15], #64
    ldr x0, [x17, #56]
    fmla v21.4s, v28.4s, v6.s[0]
    fmla v22.4s, v29.4s, v6.s[0]
    ldr x1, [x17, #64]
    ldr x2, [x17, #72]
    fmla v23.4s, v28.4s, v7.s[0]
    fmla v24.4s, v29.4s, v7.s[0]
    ldr x3, [x17, #80]
    ldr x23, [x17, #88]
    fmla v25.4s, v28.4s, v27.s[0]
    fmla v26.4s, v29.4s, v27.s[0]
    ldp q8, q9, [x6]
    ldr x6, [x17, #96]
    fmla v17.4s, v30.4s, v4.s[1]
    fmla v18.4s, v31.4s, v4.s[1]
    ldr x24, [x17, #104]
    fmla v19.4s, v30.4s, v5.s[1]
    fmla v20.4s, v31.4s, v5.s[1]
    add x11, x11, x0, lsl #2
    ldr x0, [x17, #112]
    fmla v21.4s, v30.4s, v6.s[1]
    fmla v22.4s, v31.4s, v6.s[1]
    add x12, x12, x1, lsl #2
    add x14, x14, x2, lsl #2
    fmla v23.4s, v30.4s, v7.s[1]
    fmla v24.4s, v31.4s, v7.s[1]
    add x20, x20, x3, lsl #2
    add x21, x21, x23, lsl #2
    fmla v25.4s, v30.4s, v27.s[1]
    fmla v26.4s, v31.4s, v27.s[1]
    ldp q28, q29, [x8]
    add x22, x22, x6, lsl #2
    fmla v17.4s, v12.4s, v4.s[2]
    fmla v18.4s, v13.4s, v4.s[2]
    ldr x1, [x17, #120]
    add x4, x4, x24, lsl #2
    fmla v19.4s, v12.4s, v5.s[2]
    fmla v20.4s, v13.4s, v5.s[2]
    add x5, x5, x0, lsl #2
    add x17, x17, #128
    fmla v21.4s, v12.4s, v6.s[2]
    fmla v22.4s, v13.4s, v6.s[2]
    fmla v23.4s, v12.4s, v7.s[2]
    fmla v24.4s, v13.4s, v7.s[2]
    fmla v25.4s, v12.4s, v27.s[2]
    fmla v26.4s, v13.4s, v27.s[2]
    ldp q30, q31, [x10]
    fmla v17.4s, v10.4s, v4.s[3]
    fmla v18.4s, v11.4s, v4.s[3]
    add x27, x27, x1, lsl #2
    fmla v19.4s, v10.4s, v5.s[3]
    fmla v20.4s, v11.4s, v5.s[3]
    ldp q12, q13, [x11]
    fmla v21.4s, v10.4s, v6.s[3]
    fmla v22.4s, v11.4s, v6.s[3]
    fmla v23.4s, v10.4s, v7.s[3]
    fmla v24.4s, v11.4s, v7.s[3]
    ldp q4, q5, [x12]
    fmla v25.4s, v10.4s, v27.s[3]
    fmla v26.4s, v11.4s, v27.s[3]
    ldp q6, q11, [x14]
    fmla v17.4s, v8.4s, v0.s[0]
    fmla v18.4s, v9.4s, v0.s[0]
    fmla v19.4s, v8.4s, v1.s[0]
    fmla v20.4s, v9.4s, v1.s[0]
    fmla v21.4s, v8.4s, v2.s[0]
    fmla v22.4s, v9.4s, v2.s[0]
    fmla v23.4s, v8.4s, v3.s[0]
    fmla v24.4s, v9.4s, v3.s[0]
    fmla v25.4s, v8.4s, v16.s[0]
    fmla v26.4s, v9.4s, v16.s[0]
    ldp q14, q27, [x20]
    fmla v17.4s, v28.4s, v0.s[1]
    fmla v18.4s, v29.4s, v0.s[1]
    fmla v19.4s, v28.4s, v1.s[1]
    fmla v20.4s, v29.4s, v1.s[1]
    fmla v21.4s, v28.4s, v2.s[1]
    fmla v22.4s, v29.4s, v2.s[1]
    fmla v23.4s, v28.4s, v3.s[1]
    fmla v24.4s, v29.4s, v3.s[1]
    fmla v25.4s, v28.4s, v16.s[1]
    fmla v26.4s, v29.4s, v16.s[1]
    ldp q28, q29, [x21]
    fmla v17.4s, v30.4s, v0.s[2]
    fmla v18.4s, v31.4s, v0.s[2]
    fmla v19.4s, v30.4s, v1.s[2]
    fmla v20.4s, v31.4s, v1.s[2]
    fmla v21.4s, v30.4s, v2.s[2]
    fmla v22.4s, v31.4s, v2.s[2]
    fmla v23.4s, v30.4s, v3.s[2]
    fmla v24.4s, v31.4s, v3.s[2]
    fmla v25.4s, v30.4s, v16.s[2]
    fmla v26.4s, v31.4s, v16.s[2]
    ldp q30, q31, [x22]
    fmla v17.4s, v12.4s, v0.s[3]
    fmla v18.4s, v13.4s, v0.s[3]
    ldp q7, q8, [x4]
    fmla v19.4s, v12.4s, v1.s[3]
    fmla v20.4s, v13.4s, v1.s[3]
    fmla v21.4s, v12.4s, v2.s[3]
    fmla v22.4s, v13.4s, v2.s[3]
    ldp q9, q10, [x5]
    fmla v23.4s, v12.4s, v3.s[3]
    fmla v24.4s, v13.4s, v3.s[3]
    fmla v25.4s, v12.4s, v16.s[3]
    fmla v26.4s, v13.4s, v16.s[3]
    ld1 {v0.4s, v1.4s, v2.4s, v3.4s}, [x15], #64
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
    ldp q12, q13, [x27]
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
    cbnz x7, .Lloop_115
.Lloop_end_114:
    lsr x0, x9, #2
    ubfx x1, x9, #0, #2
    cbz x0, .Lloop_end_116
.Lloop_117:
    ldr x2, [x17]
    ldr x3, [x17, #8]
    mov x4, x16
    mov x5, x16
    ldr x6, [x17, #16]
    ld1 {v0.4s, v1.4s, v2.4s, v3.4s}, [x15], #64
    mov x7, x16
    mov x8, x16
    ldr q4, [x15], #64
    sub x0, x0, #1
    ldr x9, [x17, #24]
    add x17, x17, #32
    add x4, x4, x2, lsl #2
    add x5, x5, x3, lsl #2
    ldp q5, q6, [x4]
    ldp q7, q16, [x5]
    add x7, x7, x6, lsl #2
    ldp q27, q28, [x7]
    add x8, x8, x9, lsl #2
    ldp q29, q30, [x8]
    fmla v17.4s, v5.4s, v0.s[0]
    fmla v18.4s, v6.4s, v0.s[0]
    fmla v19.4s, v5.4s, v1.s[0]
    fmla v20.4s, v6.4s, v1.s[0]
    fmla v21.4s, v5.4s, v2.s[0]
    fmla v22.4s, v6.4s, v2.s[0]
    fmla v23.4s, v5.4s, v3.s[0]
    fmla v24.4s, v6.4s, v3.s[0]
    fmla v25.4s, v5.4s, v4.s[0]
    fmla v26.4s, v6.4s, v4.s[0]
    fmla v17.4s, v7.4s, v0.s[1]
    fmla v18.4s, v16.4s, v0.s[1]
    fmla v19.4s, v7.4s, v1.s[1]
    fmla v20.4s, v16.4s, v1.s[1]
    fmla v21.4s, v7.4s, v2.s[1]
    fmla v22.4s, v16.4s, v2.s[1]
    fmla v23.4s, v7.4s, v3.s[1]
    fmla v24.4s, v16.4s, v3.s[1]
    fmla v25.4s, v7.4s, v4.s[1]
    fmla v26.4s, v16.4s, v4.s[1]
    fmla v17.4s, v27.4s, v0.s[2]
    fmla v18.4s, v28.4s, v0.s[2]
    fmla v19.4s, v27.4s, v1.s[2]
    fmla v20.4s, v28.4s, v1.s[2]
    fmla v21.4s, v27.4s, v2.s[2]
    fmla v22.4s, v28.4s, v2.s[2]
    fmla v23.4s, v27.4s, v3.s[2]
    fmla v24.4s, v28.4s, v3.s[2]
    fmla v25.4s, v27.4s, v4.s[2]
    fmla v26.4s, v28.4s, v4.s[2]
    fmla v17.4s, v29.4s, v0.s[3]
    fmla v18.4s, v30.4s, v0.s[3]
    fmla v19.4s, v29.4s, v1.s[3]
    fmla v20.4s, v30.4s, v1.s[3]
    fmla v21.4s, v29.4s, v2.s[3]
    fmla v22.4s, v30.4s, v2.s[3]
    fmla v23.4s, v29.4s, v3.s[3]
    fmla v24.4s, v30.4s, v3.s[3]
    fmla v25.4s, v29.4s, v4.s[3]
    fmla v26.4s, v30.4s, v4.s[3]
    cbnz x0, .Lloop_117
.Lloop_end_116:
    cbz x1, .Lloop_end_118
.Lloop_119:
    ldr x0, [x17]
    mov x2, x16
    ldr s0, [x15]
    sub x1, x1, #1
    ldr s1, [x15, #16]
    ldr s2, [x15, #32]
    add x17, x17, #8
    ldr s3, [x15, #48]
    ldr s4, [x15, #64]
    add x15, x15, #4
    add x2, x2, x0, lsl #2
    ldp q5, q6, [x2]
    fmla v17.4s, v5.4s, v0.s[0]
    fmla v18.4s, v6.4s, v0.s[0]
    fmla v19.4s, v5.4s, v1.s[0]
    fmla v20.4s, v6.4s, v1.s[0]
    fmla v21.4s, v5.4s, v2.s[0]
    fmla v22.4s, v6.4s, v2.s[0]
    fmla v23.4s, v5.4s, v3.s[0]
    fmla v24.4s, v6.4s, v3.s[0]
    fmla v25.4s, v5.4s, v4.s[0]
    fmla v26.4s, v6.4s, v4.s[0]
    cbnz x1, .Lloop_119
.Lloop_end_118:
    ldr x0, [x13]
    ldr s0, [x13, #40]
    dup v0.4s, v0.s[0]
    fmax v1.4s, v0.4s, v17.4s
    fmax v2.4s, v0.4s, v18.4s
    fmax v3.4s, v0.4s, v19.4s
    fmax v4.4s, v0.4s, v20.4s
    fmax v5.4s, v0.4s, v21.4s
    fmax v6.4s, v0.4s, v22.4s
    str q1, [x19]
    str q2, [x19, #16]
    add x19, x19, x0, lsl #2
    fmax v1.4s, v0.4s, v23.4s
    fmax v2.4s, v0.4s, v24.4s
    str q3, [x19]
    str q4, [x19, #16]
    add x19, x19, x0, lsl #2
    fmax v3.4s, v0.4s, v25.4s
    fmax v0.4s, v0.4s, v26.4s
    str q5, [x19]
    str q6, [x19, #16]
    add x19, x19, x0, lsl #2
    str q1, [x19]
    str q2, [x19, #16]
    add x19, x19, x0, lsl #2
    str q3, [x19]
    str q0, [x19, #16]
.Lend_113:
.Lend_105:
    ldp x19, x20, [sp, #0]
    ldp x21, x22, [sp, #16]
    ldp x23, x24, [sp, #32]
    ldp x25, x26, [sp, #48]
    ldr x27, [sp, #64]
    ldp d8, d9, [sp, #72]
    ldp d10, d11, [sp, #88]
    ldp d12, d13, [sp, #104]
    ldr d14, [sp, #120]
    add sp, sp, #128
    ret
    .size nnp_direct_5x8__aarch64_neon, . - nnp_direct_5x8__aarch64_neon

    .text
    .p2align 4
    .globl nnp_direct_6x8__aarch64_neon
    .type nnp_direct_6x8__aarch64_neon, %function
nnp_direct_6x8__aarch64_neon:
    sub sp, sp, #144
    stp x19, x20, [sp, #0]
    stp x21, x22, [sp, #16]
    stp x23, x24, [sp, #32]
    stp x25, x26, [sp, #48]
    stp x27, x28, [sp, #64]
    stp d8, d9, [sp, #80]
    stp d10, d11, [sp, #96]
    stp d12, d13, [sp, #112]
    stp d14, d15, [sp, #128]
    mov x14, x5
    mov x15, x0
    mov x16, x1
    ldr x0, [x14, #8]
    mov x17, x2
    mov x19, x3
    mov x20, x4
    lsr x11, x0, #3
    cbz x11, .Lloop_end_120
.Lloop_121:
    ldr x0, [x14, #16]
    ldr x1, [x14]
    mov x2, x20
    mov x3, x15
    prfm pldl1keep, [x2]
    lsr x12, x3, #4
    mov x13, x19
    mov x21, x16
    ubfx x22, x3, #0, #4
    add x2, x2, x1, lsl #2
    ldr q0, [x0]
    ldr d1, [x0, #16]
    prfm pldl1keep, [x2]
    add x2, x2, x1, lsl #2
    prfm pldl1keep, [x2]
    add x2, x2, x1, lsl #2
    prfm pldl1keep, [x2]
    add x2, x2, x1, lsl #2
    prfm pldl1keep, [x2]
    add x2, x2, x1, lsl #2
    prfm pldl1keep, [x2]
    dup v20.4s, v0.s[0]
    dup v21.4s, v0.s[0]
    dup v22.4s, v0.s[1]
    dup v23.4s, v0.s[1]
    dup v24.4s, v0.s[2]
    dup v25.4s, v0.s[2]
    dup v26.4s, v0.s[3]
    dup v27.4s, v0.s[3]
    dup v28.4s, v1.s[0]
    dup v29.4s, v1.s[0]
    dup v30.4s, v1.s[1]
    dup v31.4s, v1.s[1]
    cbz x12, .Lloop_end_122
.Lloop_123:
    ldr x0, [x13]
    ldr x1, [x13, #8]
    mov x2, x17
    mov x3, x17
    ldr x4, [x13, #16]
    ld1 {v0.4s, v1.4s, v2.4s, v3.4s}, [x21], #64
    mov x5, x17
    mov x6, x17
    ldp q4, q5, [x21], #64
    mov x26, x17
    mov x7, x17
    mov x8, x17
    mov x9, x17
    mov x10, x17
    mov x23, x17
    ldr x27, [x13, #24]
    mov x24, x17
    mov x25, x17
    sub x12, x12, #1
    add x2, x2, x0, lsl #2
    add x3, x3, x1, lsl #2
    ldr x0, [x13, #32]
    ldr x28, [x13, #40]
    ldp q8, q9, [x2]
    ldp q10, q11, [x3]
    add x5, x5, x4, lsl #2
    mov x1, x17
    mov x2, x17
    mov x3, x17
    ldp q12, q13, [x5]
    ldr x4, [x13, #48]
    add x6, x6, x27, lsl #2
    ld1 {v16.4s, v17.4s, v18.4s, v19.4s}, [x21], #64
    mov x5, x17
    ldp q6, q7, [x6]
    add x26, x26, x0, lsl #2
    add x7, x7, x28, lsl #2
    fmla v20.4s, v8.4s, v0.s[0]
    fmla v21.4s, v9.4s, v0.s[0]
    fmla v22.4s, v8.4s, v1.s[0]
    fmla v23.4s, v9.4s, v1.s[0]
    ldr x0, [x13, #56]
    fmla v24.4s, v8.4s, v2.s[0]
    fmla v25.4s, v9.4s, v2.s[0]
    ldr x6, [x13, #64]
    add x8, x8, x4, lsl #2
    fmla v26.4s, v8.4s, v3.s[0]
    fmla v27.4s, v9.4s, v3.s[0]
    ldr x4, [x13, #72]
    ldr x27, [x13, #80]
    fmla v28.4s, v8.4s, v4.s[0]
    fmla v29.4s, v9.4s, v4.s[0]
    fmla v30.4s, v8.4s, v5.s[0]
    fmla v31.4s, v9.4s, v5.s[0]
    ldp q8, q9, [x26]
    ldr x26, [x13, #88]
    fmla v20.4s, v10.4s, v0.s[1]
    fmla v21.4s, v11.4s, v0.s[1]
    add x9, x9, x0, lsl #2
    ldr x28, [x13, #96]
    fmla v22.4s, v10.4s, v1.s[1]
    fmla v23.4s, v11.4s, v1.s[1]
    add x10, x10, x6, lsl #2
    ldr x0, [x13, #104]
    fmla v24.4s, v10.4s, v2.s[1]
    fmla v25.4s, v11.4s, v2.s[1]
    add x23, x23, x4, lsl #2
    add x24, x24, x27, lsl #2
    fmla v26.4s, v10.4s, v3.s[1]
    fmla v27.4s, v11.4s, v3.s[1]
    ldr x4, [x13, #112]
    ldr x6, [x13, #120]
    fmla v28.4s, v10.4s, v4.s[1]
    fmla v29.4s, v11.4s, v4.s[1]
    add x25, x25, x26, lsl #2
    add x13, x13, #128
    fmla v30.4s, v10.4s, v5.s[1]
    fmla v31.4s, v11.4s, v5.s[1]
    ldp q10, q11, [x21], #64
    add x1, x1, x28, lsl #2
    fmla v20.4s, v12.4s, v0.s[2]
    fmla v21.4s, v13.4s, v0.s[2]
    add x2, x2, x0, lsl #2
    fmla v22.4s, v12.4s, v1.s[2]
    fmla v23.4s, v13.4s, v1.s[2]
    fmla v24.4s, v12.4s, v2.s[2]
    fmla v25.4s, v13.4s, v2.s[2]
    add x3, x3, x4, lsl #2
    add x5, x5, x6, lsl #2
    fmla v26.4s, v12.4s, v3.s[2]
    fmla v27.4s, v13.4s, v3.s[2]
    fmla v28.4s, v12.4s, v4.s[2]
    fmla v29.4s, v13.4s, v4.s[2]
    fmla v30.4s, v12.4s, v5.s[2]
    fmla v31.4s, v13.4s, v5.s[2]
    ldp q12, q13, [x7]
    fmla v20.4s, v6.4s, v0.s[3]
    fmla v21.4s, v7.4s, v0.s[3]
    fmla v22.4s, v6.4s, v1.s[3]
    fmla v23.4s, v7.4s, v1.s[3]
    ldp q0, q1, [x8]
    fmla v24.4s, v6.4s, v2.s[3]
    fmla v25.4s, v7.4s, v2.s[3]
    fmla v26.4s, v6.4s, v3.s[3]
    fmla v27.4s, v7.4s, v3.s[3]
    ldp q3, q2, [x9]
    fmla v28.4s, v6.4s, v4.s[3]
    fmla v29.4s, v7.4s, v4.s[3]
    fmla v30.4s, v6.4s, v5.s[3]
    fmla v31.4s, v7.4s, v5.s[3]
    ld1 {v4.4s, v5.4s, v6.4s, v7.4s}, [x21], #64
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
    ldp q8, q9, [x10]
    fmla v20.4s, v12.4s, v16.s[1]
    fmla v21.4s, v13.4s, v16.s[1]
    fmla v22.4s, v12.4s, v17.s[1]
    fmla v23.4s, v13.4s, v17.s[1]
    fmla v24.4s, v12.4s, v18.s[1]
    fmla v25.4s, v13.4s, v18.s[1]
    fmla v26.4s, v12.4s, v19.s[1]
    fmla v27.4s, v13.4s, v19.s[1]
    fmla v28.4s, v12.4s, v10.s[1]
    fmla v29.4s, v13.4s, v10.s[1]
    fmla v30.4s, v12.4s, v11.s[1]
    fmla v31.4s, v13.4s, v11.s[1]
    ldp q12, q13, [x21], #64
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
    ldp q14, q15, [x23]
    fmla v20.4s, v3.4s, v16.s[3]
    fmla v21.4s, v2.4s, v16.s[3]
    fmla v22.4s, v3.4s, v17.s[3]
    fmla v23.4s, v2.4s, v17.s[3]
    ldp q16, q17, [x24]
    fmla v24.4s, v3.4s, v18.s[3]
    fmla v25.4s, v2.4s, v18.s[3]
    fmla v26.4s, v3.4s, v19.s[3]
    fmla v27.4s, v2.4s, v19.s[3]
    ldp q18, q19, [x25]
    fmla v28.4s, v3.4s, v10.s[3]
    fmla v29.4s, v2.4s, v10.s[3]
    fmla v30.4s, v3.4s, v11.s[3]
    fmla v31.4s, v2.4s, v11.s[3]
    ld1 {v0.4s, v1.4s, v2.4s, v3.4s}, [x21], #64
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
    ldp q8, q9, [x1]
    fmla v20.4s, v14.4s, v4.s[1]
    fmla v21.4s, v15.4s, v4.s[1]
    fmla v22.4s, v14.4s, v5.s[1]
    fmla v23.4s, v15.4s, v5.s[1]
    fmla v24.4s, v14.4s, v6.s[1]
    fmla v25.4s, v15.4s, v6.s[1]
    fmla v26.4s, v14.4s, v7.s[1]
    fmla v27.4s, v15.4s, v7.s[1]
    fmla v28.4s, v14.4s, v12.s[1]
    fmla v29.4s, v15.4s, v12.s[1]
    fmla v30.4s, v14.4s, v13.s[1]
    fmla v31.4s, v15.4s, v13.s[1]
    ldp q10, q11, [x21], #64
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
    ldp q16, q17, [x2]
    fmla v20.4s, v18.4s, v4.s[3]
    fmla v21.4s, v19.4s, v4.s[3]
    fmla v22.4s, v18.4s, v5.s[3]
    fmla v23.4s, v19.4s, v5.s[3]
    ldp q4, q5, [x3]
    fmla v24.4s, v18.4s, v6.s[3]
    fmla v25.4s, v19.4s, v6.s[3]
    fmla v26.4s, v18.4s, v7.s[3]
    fmla v27.4s, v19.4s, v7.s[3]
    ldp q6, q7, [x5]
    fmla v28.4s, v18.4s, v12.s[3]
    fmla v29.4s, v19.4s, v12.s[3]
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
    cbnz x12, .Lloop_123
.Lloop_end_122:
    lsr x0, x22, #2
    ubfx x1, x22, #0, #2
    cbz x0, .Lloop_end_124
.Lloop_125:
    ldr x2, [x13]
    ldr x3, [x13, #8]
    mov x4, x17
    mov x5, x17
    ldr x6, [x13, #16]
    ld1 {v0.4s, v1.4s, v2.4s, v3.4s}, [x21], #64
    mov x7, x17
    mov x8, x17
    ldp q4, q5, [x21], #64
    sub x0, x0, #1
    ldr x9, [x13, #24]
    add x13, x13, #32
    add x4, x4, x2, lsl #2
    add x5, x5, x3, lsl #2
    ldp q6, q7, [x4]
    ldp q16, q17, [x5]
    add x7, x7, x6, lsl #2
    ldp q18, q19, [x7]
    add x8, x8, x9, lsl #2
    ldp q8, q9, [x8]
    fmla v20.4s, v6.4s, v0.s[0]
    fmla v21.4s, v7.4s, v0.s[0]
    fmla v22.4s, v6.4s, v1.s[0]
    fmla v23.4s, v7.4s, v1.s[0]
    fmla v24.4s, v6.4s, v2.s[0]
    fmla v25.4s, v7.4s, v2.s[0]
    fmla v26.4s, v6.4s, v3.s[0]
    fmla v27.4s, v7.4s, v3.s[0]
    fmla v28.4s, v6.4s, v4.s[0]
    fmla v29.4s, v7.4s, v4.s[0]
    fmla v30.4s, v6.4s, v5.s[0]
    fmla v31.4s, v7.4s, v5.s[0]
    fmla v20.4s, v16.4s, v0.s[1]
    fmla v21.4s, v17.4s, v0.s[1]
    fmla v22.4s, v16.4s, v1.s[1]
    fmla v23.4s, v17.4s, v1.s[1]
    fmla v24.4s, v16.4s, v2.s[1]
    fmla v25.4s, v17.4s, v2.s[1]
    fmla v26.4s, v16.4s, v3.s[1]
    fmla v27.4s, v17.4s, v3.s[1]
    fmla v28.4s, v16.4s, v4.s[1]
    fmla v29.4s, v17.4s, v4.s[1]
    fmla v30.4s, v16.4s, v5.s[1]
    fmla v31.4s, v17.4s, v5.s[1]
    fmla v20.4s, v18.4s, v0.s[2]
    fmla v21.4s, v19.4s, v0.s[2]
    fmla v22.4s, v18.4s, v1.s[2]
    fmla v23.4s, v19.4s, v1.s[2]
    fmla v24.4s, v18.4s, v2.s[2]
    fmla v25.4s, v19.4s, v2.s[2]
    fmla v26.4s, v18.4s, v3.s[2]
    fmla v27.4s, v19.4s, v3.s[2]
    fmla v28.4s, v18.4s, v4.s[2]
    fmla v29.4s, v19.4s, v4.s[2]
    fmla v30.4s, v18.4s, v5.s[2]
    fmla v31.4s, v19.4s, v5.s[2]
    fmla v20.4s, v8.4s, v0.s[3]
    fmla v21.4s, v9.4s, v0.s[3]
    fmla v22.4s, v8.4s, v1.s[3]
    fmla v23.4s, v9.4s, v1.s[3]
    fmla v24.4s, v8.4s, v2.s[3]
    fmla v25.4s, v9.4s, v2.s[3]
    fmla v26.4s, v8.4s, v3.s[3]
    fmla v27.4s, v9.4s, v3.s[3]
    fmla v28.4s, v8.4s, v4.s[3]
    fmla v29.4s, v9.4s, v4.s[3]
    fmla v30.4s, v8.4s, v5.s[3]
    fmla v31.4s, v9.4s, v5.s[3]
    cbnz x0, .Lloop_125
.Lloop_end_124:
    cbz x1, .Lloop_end_126
.Lloop_127:
    ldr x0, [x13]
    mov x2, x17
    ldr s0, [x21]
    sub x1, x1, #1
    ldr s1, [x21, #16]
    ldr s2, [x21, #32]
    add x13, x13, #8
    ldr s3, [x21, #48]
    ldr s4, [x21, #64]
    ldr s5, [x21, #80]
    add x21, x21, #4
    add x2, x2, x0, lsl #2
    ldp q6, q7, [x2]
    fmla v20.4s, v6.4s, v0.s[0]
    fmla v21.4s, v7.4s, v0.s[0]
    fmla v22.4s, v6.4s, v1.s[0]
    fmla v23.4s, v7.4s, v1.s[0]
    fmla v24.4s, v6.4s, v2.s[0]
    fmla v25.4s, v7.4s, v2.s[0]
    fmla v26.4s, v6.4s, v3.s[0]
    fmla v27.4s, v7.4s, v3.s[0]
    fmla v28.4s, v6.4s, v4.s[0]
    fmla v29.4s, v7.4s, v4.s[0]
    fmla v30.4s, v6.4s, v5.s[0]
    fmla v31.4s, v7.4s, v5.s[0]
    cbnz x1, .Lloop_127
.Lloop_end_126:
    ldr x0, [x14]
    mov x1, x20
    sub x11, x11, #1
    ldr s0, [x14, #40]
    add x17, x17, #32
    add x20, x20, #32
    dup v0.4s, v0.s[0]
    fmax v1.4s, v0.4s, v20.4s
    fmax v2.4s, v0.4s, v21.4s
    fmax v3.4s, v0.4s, v22.4s
    fmax v4.4s, v0.4s, v23.4s
    fmax v5.4s, v0.4s, v24.4s
    fmax v6.4s, v0.4s, v25.4s
    str q1, [x1]
    str q2, [x1, #16]
    add x1, x1, x0, lsl #2
    fmax v1.4s, v0.4s, v26.4s
    fmax v2.4s, v0.4s, v27.4s
    str q3, [x1]
    str q4, [x1, #16]
    add x1, x1, x0, lsl #2
    fmax v3.4s, v0.4s, v28.4s
    fmax v4.4s, v0.4s, v29.4s
    str q5, [x1]
    str q6, [x1, #16]
    add x1, x1, x0, lsl #2
    fmax v5.4s, v0.4s, v30.4s
    fmax v0.4s, v0.4s, v31.4s
    str q1, [x1]
    str q2, [x1, #16]
    add x1, x1, x0, lsl #2
    str q3, [x1]
    str q4, [x1, #16]
    add x1, x1, x0, lsl #2
    str q5, [x1]
    str q0, [x1, #16]
    cbnz x11, .Lloop_121
.Lloop_end_120:
    ldr x0, [x14, #8]
    ubfx x0, x0, #0, #3
    cbnz x0, .Lotherwise_128
    b .Lend_129
.Lotherwise_128:
    sub x1, x0, #1
    lsr x1, x1, #2
    cbnz x1, .Lotherwise_130
    ldr x1, [x14]
    ldr x2, [x14, #16]
    add x20, x20, x0, lsl #2
    mov x3, x20
    add x17, x17, x0, lsl #2
    lsr x6, x15, #4
    sub x0, x3, #16
    prfm pldl1keep, [x0]
    ubfx x7, x15, #0, #4
    sub x17, x17, #16
    sub x20, x20, #16
    add x3, x3, x1, lsl #2
    ldr q0, [x2]
    ldr d1, [x2, #16]
    sub x0, x3, #16
    add x3, x3, x1, lsl #2
    sub x2, x3, #16
    add x3, x3, x1, lsl #2
    prfm pldl1keep, [x0]
    sub x0, x3, #16
    add x3, x3, x1, lsl #2
    prfm pldl1keep, [x2]
    sub x2, x3, #16
    add x3, x3, x1, lsl #2
    prfm pldl1keep, [x0]
    sub x0, x3, #16
    prfm pldl1keep, [x2]
    dup v26.4s, v0.s[0]
    dup v27.4s, v0.s[1]
    prfm pldl1keep, [x0]
    dup v28.4s, v0.s[2]
    dup v25.4s, v0.s[3]
    dup v29.4s, v1.s[0]
    dup v30.4s, v1.s[1]
    cbz x6, .Lloop_end_131
.Lloop_132:
    ldr x0, [x19]
    ldr x1, [x19, #8]
    mov x2, x17
    mov x3, x17
    ldr x4, [x19, #16]
    ld1 {v0.4s, v1.4s, v2.4s, v3.4s}, [x16], #64
    mov x5, x17
    mov x8, x17
    ldp q20, q12, [x16], #64
    mov x9, x17
    mov x22, x17
    mov x23, x17
    mov x10, x17
    mov x21, x17
    mov x11, x17
    ldr x24, [x19, #24]
    mov x12, x17
    mov x13, x17
    mov x15, x17
    add x2, x2, x0, lsl #2
    add x3, x3, x1, lsl #2
    ldr x0, [x19, #32]
    ldr x1, [x19, #40]
    ldr q4, [x2]
    ldr q5, [x3]
    add x5, x5, x4, lsl #2
    mov x25, x17
    ldr q11, [x5]
    ldr x2, [x19, #48]
    mov x4, x17
    mov x5, x17
    ld1 {v16.4s, v17.4s, v18.4s, v19.4s}, [x16], #64
    ldr x3, [x19, #56]
    sub x6, x6, #1
    add x8, x8, x24, lsl #2
    ldp q31, q8, [x16], #64
    add x9, x9, x0, lsl #2
    add x22, x22, x1, lsl #2
    fmla v26.4s, v4.4s, v0.s[0]
    fmla v27.4s, v4.4s, v1.s[0]
    ldr q14, [x8]
    fmla v28.4s, v4.4s, v2.s[0]
    fmla v25.4s, v4.4s, v3.s[0]
    ldr q9, [x9]
    ldr q10, [x22]
    fmla v29.4s, v4.4s, v20.s[0]
    fmla v30.4s, v4.4s, v12.s[0]
    ldr x0, [x19, #64]
    add x23, x23, x2, lsl #2
    fmla v26.4s, v5.4s, v0.s[1]
    fmla v27.4s, v5.4s, v1.s[1]
    ldr q21, [x23]
    ldr x1, [x19, #72]
    fmla v28.4s, v5.4s, v2.s[1]
    fmla v25.4s, v5.4s, v3.s[1]
    add x10, x10, x3, lsl #2
    ldr x2, [x19, #80]
    fmla v29.4s, v5.4s, v20.s[1]
    fmla v30.4s, v5.4s, v12.s[1]
    ldr q22, [x10]
    ld1 {v4.4s, v5.4s, v6.4s, v7.4s}, [x16], #64
    fmla v26.4s, v11.4s, v0.s[2]
    fmla v27.4s, v11.4s, v1.s[2]
    ldp q23, q24, [x16], #64
    fmla v28.4s, v11.4s, v2.s[2]
    fmla v25.4s, v11.4s, v3.s[2]
    add x21, x21, x0, lsl #2
    fmla v29.4s, v11.4s, v20.s[2]
    fmla v30.4s, v11.4s, v12.s[2]
    ldr q11, [x21]
    add x11, x11, x1, lsl #2
    fmla v26.4s, v14.4s, v0.s[3]
    fmla v27.4s, v14.4s, v1.s[3]
    ldr x0, [x19, #88]
    ldr q13, [x11]
    fmla v28.4s, v14.4s, v2.s[3]
    fmla v25.4s, v14.4s, v3.s[3]
    ldr x1, [x19, #96]
    add x12, x12, x2, lsl #2
    fmla v29.4s, v14.4s, v20.s[3]
    fmla v30.4s, v14.4s, v12.s[3]
    ldr q12, [x12]
    ldr x2, [x19, #104]
    fmla v26.4s, v9.4s, v16.s[0]
    fmla v27.4s, v9.4s, v17.s[0]
    ldr x3, [x19, #112]
    ld1 {v0.4s, v1.4s, v2.4s, v3.4s}, [x16], #64
    fmla v28.4s, v9.4s, v18.s[0]
    fmla v25.4s, v9.4s, v19.s[0]
    ldr x8, [x19, #120]
    add x19, x19, #128
    fmla v29.4s, v9.4s, v31.s[0]
    fmla v30.4s, v9.4s, v8.s[0]
    add x13, x13, x0, lsl #2
    ldp q20, q9, [x16], #64
    fmla v26.4s, v10.4s, v16.s[1]
    fmla v27.4s, v10.4s, v17.s[1]
    add x15, x15, x1, lsl #2
    fmla v28.4s, v10.4s, v18.s[1]
    fmla v25.4s, v10.4s, v19.s[1]
    add x25, x25, x2, lsl #2
    fmla v29.4s, v10.4s, v31.s[1]
    fmla v30.4s, v10.4s, v8.s[1]
    ldr q10, [x13]
    add x4, x4, x3, lsl #2
    fmla v26.4s, v21.4s, v16.s[2]
    fmla v27.4s, v21.4s, v17.s[2]
    add x5, x5, x8, lsl #2
    fmla v28.4s, v21.4s, v18.s[2]
    fmla v25.4s, v21.4s, v19.s[2]
    fmla v29.4s, v21.4s, v31.s[2]
    fmla v30.4s, v21.4s, v8.s[2]
    ldr q21, [x15]
    fmla v26.4s, v22.4s, v16.s[3]
    fmla v27.4s, v22.4s, v17.s[3]
    ldr q16, [x25]
    ldr q17, [x4]
    fmla v28.4s, v22.4s, v18.s[3]
    fmla v25.4s, v22.4s, v19.s[3]
    ldr q18, [x5]
    fmla v29.4s, v22.4s, v31.s[3]
    fmla v30.4s, v22.4s, v8.s[3]
    fmla v26.4s, v11.4s, v4.s[0]
    fmla v27.4s, v11.4s, v5.s[0]
    fmla v28.4s, v11.4s, v6.s[0]
    fmla v25.4s, v11.4s, v7.s[0]
    fmla v29.4s, v11.4s, v23.s[0]
    fmla v30.4s, v11.4s, v24.s[0]
    fmla v26.4s, v13.4s, v4.s[1]
    fmla v27.4s, v13.4s, v5.s[1]
    fmla v28.4s, v13.4s, v6.s[1]
    fmla v25.4s, v13.4s, v7.s[1]
    fmla v29.4s, v13.4s, v23.s[1]
    fmla v30.4s, v13.4s, v24.s[1]
    fmla v26.4s, v12.4s, v4.s[2]
    fmla v27.4s, v12.4s, v5.s[2]
    fmla v28.4s, v12.4s, v6.s[2]
    fmla v25.4s, v12.4s, v7.s[2]
    fmla v29.4s, v12.4s, v23.s[2]
    fmla v30.4s, v12.4s, v24.s[2]
    fmla v26.4s, v10.4s, v4.s[3]
    fmla v27.4s, v10.4s, v5.s[3]
    fmla v28.4s, v10.4s, v6.s[3]
    fmla v25.4s, v10.4s, v7.s[3]
    fmla v29.4s, v10.4s, v23.s[3]
    fmla v30.4s, v10.4s, v24.s[3]
    fmla v26.4s, v21.4s, v0.s[0]
    fmla v27.4s, v21.4s, v1.s[0]
    fmla v28.4s, v21.4s, v2.s[0]
    fmla v25.4s, v21.4s, v3.s[0]
    fmla v29.4s, v21.4s, v20.s[0]
    fmla v30.4s, v21.4s, v9.s[0]
    fmla v26.4s, v16.4s, v0.s[1]
    fmla v27.4s, v16.4s, v1.s[1]
    fmla v28.4s, v16.4s, v2.s[1]
    fmla v25.4s, v16.4s, v3.s[1]
    fmla v29.4s, v16.4s, v20.s[1]
    fmla v30.4s, v16.4s, v9.s[1]
    fmla v26.4s, v17.4s, v0.s[2]
    fmla v27.4s, v17.4s, v1.s[2]
    fmla v28.4s, v17.4s, v2.s[2]
    fmla v25.4s, v17.4s, v3.s[2]
    fmla v29.4s, v17.4s, v20.s[2]
    fmla v30.4s, v17.4s, v9.s[2]
    fmla v26.4s, v18.4s, v0.s[3]
    fmla v27.4s, v18.4s, v1.s[3]
    fmla v28.4s, v18.4s, v2.s[3]
    fmla v25.4s, v18.4s, v3.s[3]
    fmla v29.4s, v18.4s, v20.s[3]
    fmla v30.4s, v18.4s, v9.s[3]
    cbnz x6, .Lloop_132
.Lloop_end_131:
    lsr x0, x7, #2
    ubfx x1, x7, #0, #2
    cbz x0, .Lloop_end_133
.Lloop_134:
    ldr x2, [x19]
    ldr x3, [x19, #8]
    mov x4, x17
    mov x5, x17
    ldr x6, [x19, #16]
    ld1 {v0.4s, v1.4s, v2.4s, v3.4s}, [x16], #64
    mov x7, x17
    mov x8, x17
    ldp q4, q5, [x16], #64
    sub x0, x0, #1
    ldr x9, [x19, #24]
    add x19, x19, #32
    add x4, x4, x2, lsl #2
    add x5, x5, x3, lsl #2
    ldr q6, [x4]
    ldr q7, [x5]
    add x7, x7, x6, lsl #2
    ldr q16, [x7]
    add x8, x8, x9, lsl #2
    ldr q17, [x8]
    fmla v26.4s, v6.4s, v0.s[0]
    fmla v27.4s, v6.4s, v1.s[0]
    fmla v28.4s, v6.4s, v2.s[0]
    fmla v25.4s, v6.4s, v3.s[0]
    fmla v29.4s, v6.4s, v4.s[0]
    fmla v30.4s, v6.4s, v5.s[0]
    fmla v26.4s, v7.4s, v0.s[1]
    fmla v27.4s, v7.4s, v1.s[1]
    fmla v28.4s, v7.4s, v2.s[1]
    fmla v25.4s, v7.4s, v3.s[1]
    fmla v29.4s, v7.4s, v4.s[1]
    fmla v30.4s, v7.4s, v5.s[1]
    fmla v26.4s, v16.4s, v0.s[2]
    fmla v27.4s, v16.4s, v1.s[2]
    fmla v28.4s, v16.4s, v2.s[2]
    fmla v25.4s, v16.4s, v3.s[2]
    fmla v29.4s, v16.4s, v4.s[2]
    fmla v30.4s, v16.4s, v5.s[2]
    fmla v26.4s, v17.4s, v0.s[3]
    fmla v27.4s, v17.4s, v1.s[3]
    fmla v28.4s, v17.4s, v2.s[3]
    fmla v25.4s, v17.4s, v3.s[3]
    fmla v29.4s, v17.4s, v4.s[3]
    fmla v30.4s, v17.4s, v5.s[3]
    cbnz x0, .Lloop_134
.Lloop_end_133:
    cbz x1, .Lloop_end_135
.Lloop_136:
    ldr x0, [x19]
    mov x2, x17
    ldr s0, [x16]
    sub x1, x1, #1
    ldr s1, [x16, #16]
    ldr s2, [x16, #32]
    add x19, x19, #8
    ldr s3, [x16, #48]
    ldr s4, [x16, #64]
    ldr s5, [x16, #80]
    add x16, x16, #4
    add x2, x2, x0, lsl #2
    ldr q6, [x2]
    fmla v26.4s, v6.4s, v0.s[0]
    fmla v27.4s, v6.4s, v1.s[0]
    fmla v28.4s, v6.4s, v2.s[0]
    fmla v25.4s, v6.4s, v3.s[0]
    fmla v29.4s, v6.4s, v4.s[0]
    fmla v30.4s, v6.4s, v5.s[0]
    cbnz x1, .Lloop_136
.Lloop_end_135:
    ldr x0, [x14]
    ldr s0, [x14, #40]
    dup v0.4s, v0.s[0]
    fmax v1.4s, v0.4s, v26.4s
    fmax v2.4s, v0.4s, v27.4s
    fmax v3.4s, v0.4s, v28.4s
    fmax v4.4s, v0.4s, v25.4s
    fmax v5.4s, v0.4s, v29.4s
    fmax v0.4s, v0.4s, v30.4s
    str q1, [x20]
    add x20, x20, x0, lsl #2
    str q2, [x20]
    add x20, x20, x0, lsl #2
    str q3, [x20]
    add x20, x20, x0, lsl #2
    str q4, [x20]
    add x20, x20, x0, lsl #2
    str q5, [x20]
    add x20, x20, x0, lsl #2
    str q0, [x20]
    b .Lend_137
.Lotherwise_130:
    ldr x1, [x14]
    ldr x2, [x14, #16]
    add x20, x20, x0, lsl #2
    mov x3, x20
    add x17, x17, x0, lsl #2
    lsr x6, x15, #4
    sub x0, x3, #32
    prfm pldl1keep, [x0]
    ubfx x8, x15, #0, #4
    sub x17, x17, #32
    sub x20, x20, #32
    add x3, x3, x1, lsl #2
    ldr q0, [x2]
    ldr d1, [x2, #16]
    sub x0, x3, #32
    add x3, x3, x1, lsl #2
    sub x2, x3, #32
    add x3, x3, x1, lsl #2
    prfm pldl1keep, [x0]
    sub x0, x3, #32
    add x3, x3, x1, lsl #2
    prfm pldl1keep, [x2]
    sub x2, x3, #32
    add x3, x3, x1, lsl #2
    prfm pldl1keep, [x0]
    sub x0, x3, #32
    prfm pldl1keep, [x2]
    dup v20.4s, v0.s[0]
    dup v21.4s, v0.s[0]
    prfm pldl1keep, [x0]
    dup v22.4s, v0.s[1]
    dup v23.4s, v0.s[1]
    dup v24.4s, v0.s[2]
    dup v25.4s, v0.s[2]
    dup v26.4s, v0.s[3]
    dup v27.4s, v0.s[3]
    dup v28.4s, v1.s[0]
    dup v29.4s, v1.s[0]
    dup v30.4s, v1.s[1]
    dup v31.4s, v1.s[1]
    cbz x6, .Lloop_end_138
.Lloop_139:
    ldr x0, [x19]
    ldr x1, [x19, #8]
    mov x2, x17
    mov x3, x17
    ldr x4, [x19, #16]
    ld1 {v0.4s, v1.4s, v2.4s, v3.4s}, [x16], #64
    mov x5, x17
    mov x24, x17
    ldp q4, q5, [x16], #64
    mov x7, x17
    mov x9, x17
    mov x10, x17
    mov x11, x17
    mov x12, x17
    mov x13, x17
    ldr x25, [x19, #24]
    mov x15, x17
    mov x21, x17
    mov x22, x17
    add x2, x2, x0, lsl #2
    add x3, x3, x1, lsl #2
    ldr x0, [x19, #32]
    ldr x1, [x19, #40]
    ldp q8, q9, [x2]
    ldp q10, q11, [x3]
    add x5, x5, x4, lsl #2
    mov x4, x17
    mov x23, x17
    mov x26, x17
    sub x6, x6, #1
    ldp q12, q13, [x5]
    ldr x2, [x19, #48]
    add x24, x24, x25, lsl #2
    ld1 {v16.4s, v17.4s, v18.4s, v19.4s}, [x16], #64
    ldp q6, q7, [x24]
    add x7, x7, x0, lsl #2
    add x9, x9, x1, lsl #2
    fmla v20.4s, v8.4s, v0.s[0]
    fmla v21.4s, v9.4s, v0.s[0]
    fmla v22.4s, v8.4s, v1.s[0]
    fmla v23.4s, v9.4s, v1.s[0]
    ldr x0, [x19, #56]
    fmla v24.4s, v8.4s, v2.s[0]
    fmla v25.4s, v9.4s, v2.s[0]
    ldr x1, [x19, #64]
    add x10, x10, x2, lsl #2
    fmla v26.4s, v8.4s, v3.s[0]
    fmla v27.4s, v9.4s, v3.s[0]
    ldr x2, [x19, #72]
    ldr x3, [x19, #80]
    fmla v28.4s, v8.4s, v4.s[0]
    fmla v29.4s, v9.4s, v4.s[0]
    ldr x5, [x19, #88]
    ldr x24, [x19, #96]
    fmla v30.4s, v8.4s, v5.s[0]
    fmla v31.4s, v9.4s, v5.s[0]
    ldp q8, q9, [x7]
    ldr x7, [x19, #104]
    fmla v20.4s, v10.4s, v0.s[1]
    fmla v21.4s, v11.4s, v0.s[1]
    add x11, x11, x0, lsl #2
    ldr x0, [x19, #112]
    fmla v22.4s, v10.4s, v1.s[1]
    fmla v23.4s, v11.4s, v1.s[1]
    add x12, x12, x1, lsl #2
    ldr x1, [x19, #120]
    fmla v24.4s, v10.4s, v2.s[1]
    fmla v25.4s, v11.4s, v2.s[1]
    add x13, x13, x2, lsl #2
    add x15, x15, x3, lsl #2
    fmla v26.4s, v10.4s, v3.s[1]
    fmla v27.4s, v11.4s, v3.s[1]
    add x21, x21, x5, lsl #2
    add x22, x22, x24, lsl #2
    fmla v28.4s, v10.4s, v4.s[1]
    fmla v29.4s, v11.4s, v4.s[1]
    add x4, x4, x7, lsl #2
    add x19, x19, #128
    fmla v30.4s, v10.4s, v5.s[1]
    fmla v31.4s, v11.4s, v5.s[1]
    ldp q10, q11, [x16], #64
    add x23, x23, x0, lsl #2
    fmla v20.4s, v12.4s, v0.s[2]
    fmla v21.4s, v13.4s, v0.s[2]
    add x26, x26, x1, lsl #2
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
    ldp q12, q13, [x9]
    fmla v20.4s, v6.4s, v0.s[3]
    fmla v21.4s, v7.4s, v0.s[3]
    fmla v22.4s, v6.4s, v1.s[3]
    fmla v23.4s, v7.4s, v1.s[3]
    ldp q0, q1, [x10]
    fmla v24.4s, v6.4s, v2.s[3]
    fmla v25.4s, v7.4s, v2.s[3]
    fmla v26.4s, v6.4s, v3.s[3]
    fmla v27.4s, v7.4s, v3.s[3]
    ldp q3, q2, [x11]
    fmla v28.4s, v6.4s, v4.s[3]
    fmla v29.4s, v7.4s, v4.s[3]
    fmla v30.4s, v6.4s, v5.s[3]
    fmla v31.4s, v7.4s, v5.s[3]
    ld1 {v4.4s, v5.4s, v6.4s, v7.4s}, [x16], #64
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
    ldp q8, q9, [x12]
    fmla v20.4s, v12.4s, v16.s[1]
    fmla v21.4s, v13.4s, v16.s[1]
    fmla v22.4s, v12.4s, v17.s[1]
    fmla v23.4s, v13.4s, v17.s[1]
    fmla v24.4s, v12.4s, v18.s[1]
    fmla v25.4s, v13.4s, v18.s[1]
    fmla v26.4s, v12.4s, v19.s[1]
    fmla v27.4s, v13.4s, v19.s[1]
    fmla v28.4s, v12.4s, v10.s[1]
    fmla v29.4s, v13.4s, v10.s[1]
    fmla v30.4s, v12.4s, v11.s[1]
    fmla v31.4s, v13.4s, v11.s[1]
    ldp q12, q13, [x16], #64
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
    ldp q14, q15, [x13]
    fmla v20.4s, v3.4s, v16.s[3]
    fmla v21.4s, v2.4s, v16.s[3]
    fmla v22.4s, v3.4s, v17.s[3]
    fmla v23.4s, v2.4s, v17.s[3]
    ldp q16, q17, [x15]
    fmla v24.4s, v3.4s, v18.s[3]
    fmla v25.4s, v2.4s, v18.s[3]
    fmla v26.4s, v3.4s, v19.s[3]
    fmla v27.4s, v2.4s, v19.s[3]
    ldp q18, q19, [x21]
    fmla v28.4s, v3.4s, v10.s[3]
    fmla v29.4s, v2.4s, v10.s[3]
    fmla v30.4s, v3.4s, v11.s[3]
    fmla v31.4s, v2.4s, v11.s[3]
    ld1 {v0.4s, v1.4s, v2.4s, v3.4s}, [x16], #64
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
    ldp q8, q9, [x22]
    fmla v20.4s, v14.4s, v4.s[1]
    fmla v21.4s, v15.4s, v4.s[1]
    fmla v22.4s, v14.4s, v5.s[1]
    fmla v23.4s, v15.4s, v5.s[1]
    fmla v24.4s, v14.4s, v6.s[1]
    fmla v25.4s, v15.4s, v6.s[1]
    fmla v26.4s, v14.4s, v7.s[1]
    fmla v27.4s, v15.4s, v7.s[1]
    fmla v28.4s, v14.4s, v12.s[1]
    fmla v29.4s, v15.4s, v12.s[1]
    fmla v30.4s, v14.4s, v13.s[1]
    fmla v31.4s, v15.4s, v13.s[1]
    ldp q10, q11, [x16], #64
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
    ldp q16, q17, [x4]
    fmla v20.4s, v18.4s, v4.s[3]
    fmla v21.4s, v19.4s, v4.s[3]
    fmla v22.4s, v18.4s, v5.s[3]
    fmla v23.4s, v19.4s, v5.s[3]
    ldp q4, q5, [x23]
    fmla v24.4s, v18.4s, v6.s[3]
    fmla v25.4s, v19.4s, v6.s[3]
    fmla v26.4s, v18.4s, v7.s[3]
    fmla v27.4s, v19.4s, v7.s[3]
    ldp q6, q7, [x26]
    fmla v28.4s, v18.4s, v12.s[3]
    fmla v29.4s, v19.4s, v12.s[3]
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
    cbnz x6, .Lloop_139
.Lloop_end_138:
    lsr x0, x8, #2
    ubfx x1, x8, #0, #2
    cbz x0, .Lloop_end_140
.Lloop_141:
    ldr x2, [x19]
    ldr x3, [x19, #8]
    mov x4, x17
    mov x5, x17
    ldr x6, [x19, #16]
    ld1 {v0.4s, v1.4s, v2.4s, v3.4s}, [x16], #64
    mov x7, x17
    mov x8, x17
    ldp q4, q5, [x16], #64
    sub x0, x0, #1
    ldr x9, [x19, #24]
    add x19, x19, #32
    add x4, x4, x2, lsl #2
    add x5, x5, x3, lsl #2
    ldp q6, q7, [x4]
    ldp q16, q17, [x5]
    add x7, x7, x6, lsl #2
    ldp q18, q19, [x7]
    add x8, x8, x9, lsl #2
    ldp q8, q9, [x8]
    fmla v20.4s, v6.4s, v0.s[0]
    fmla v21.4s, v7.4s, v0.s[0]
    fmla v22.4s, v6.4s, v1.s[0]
    fmla v23.4s, v7.4s, v1.s[0]
    fmla v24.4s, v6.4s, v2.s[0]
    fmla v25.4s, v7.4s, v2.s[0]
    fmla v26.4s, v6.4s, v3.s[0]
    fmla v27.4s, v7.4s, v3.s[0]
    fmla v28.4s, v6.4s, v4.s[0]
    fmla v29.4s, v7.4s, v4.s[0]
    fmla v30.4s, v6.4s, v5.s[0]
    fmla v31.4s, v7.4s, v5.s[0]
    fmla v20.4s, v16.4s, v0.s[1]
    fmla v21.4s, v17.4s, v0.s[1]
    fmla v22.4s, v16.4s, v1.s[1]
    fmla v23.4s, v17.4s, v1.s[1]
    fmla v24.4s, v16.4s, v2.s[1]
    fmla v25.4s, v17.4s, v2.s[1]
    fmla v26.4s, v16.4s, v3.s[1]
    fmla v27.4s, v17.4s, v3.s[1]
    fmla v28.4s, v16.4s, v4.s[1]
    fmla v29.4s, v17.4s, v4.s[1]
    fmla v30.4s, v16.4s, v5.s[1]
    fmla v31.4s, v17.4s, v5.s[1]
    fmla v20.4s, v18.4s, v0.s[2]
    fmla v21.4s, v19.4s, v0.s[2]
    fmla v22.4s, v18.4s, v1.s[2]
    fmla v23.4s, v19.4s, v1.s[2]
    fmla v24.4s, v18.4s, v2.s[2]
    fmla v25.4s, v19.4s, v2.s[2]
    fmla v26.4s, v18.4s, v3.s[2]
    fmla v27.4s, v19.4s, v3.s[2]
    fmla v28.4s, v18.4s, v4.s[2]
    fmla v29.4s, v19.4s, v4.s[2]
    fmla v30.4s, v18.4s, v5.s[2]
    fmla v31.4s, v19.4s, v5.s[2]
    fmla v20.4s, v8.4s, v0.s[3]
    fmla v21.4s, v9.4s, v0.s[3]
    fmla v22.4s, v8.4s, v1.s[3]
    fmla v23.4s, v9.4s, v1.s[3]
    fmla v24.4s, v8.4s, v2.s[3]
    fmla v25.4s, v9.4s, v2.s[3]
    fmla v26.4s, v8.4s, v3.s[3]
    fmla v27.4s, v9.4s, v3.s[3]
    fmla v28.4s, v8.4s, v4.s[3]
    fmla v29.4s, v9.4s, v4.s[3]
    fmla v30.4s, v8.4s, v5.s[3]
    fmla v31.4s, v9.4s, v5.s[3]
    cbnz x0, .Lloop_141
.Lloop_end_140:
    cbz x1, .Lloop_end_142
.Lloop_143:
    ldr x0, [x19]
    mov x2, x17
    ldr s0, [x16]
    sub x1, x1, #1
    ldr s1, [x16, #16]
    ldr s2, [x16, #32]
    add x19, x19, #8
    ldr s3, [x16, #48]
    ldr s4, [x16, #64]
    ldr s5, [x16, #80]
    add x16, x16, #4
    add x2, x2, x0, lsl #2
    ldp q6, q7, [x2]
    fmla v20.4s, v6.4s, v0.s[0]
    fmla v21.4s, v7.4s, v0.s[0]
    fmla v22.4s, v6.4s, v1.s[0]
    fmla v23.4s, v7.4s, v1.s[0]
    fmla v24.4s, v6.4s, v2.s[0]
    fmla v25.4s, v7.4s, v2.s[0]
    fmla v26.4s, v6.4s, v3.s[0]
    fmla v27.4s, v7.4s, v3.s[0]
    fmla v28.4s, v6.4s, v4.s[0]
    fmla v29.4s, v7.4s, v4.s[0]
    fmla v30.4s, v6.4s, v5.s[0]
    fmla v31.4s, v7.4s, v5.s[0]
    cbnz x1, .Lloop_143
.Lloop_end_142:
    ldr x0, [x14]
    ldr s0, [x14, #40]
    dup v0.4s, v0.s[0]
    fmax v1.4s, v0.4s, v20.4s
    fmax v2.4s, v0.4s, v21.4s
    fmax v3.4s, v0.4s, v22.4s
    fmax v4.4s, v0.4s, v23.4s
    fmax v5.4s, v0.4s, v24.4s
    fmax v6.4s, v0.4s, v25.4s
    str q1, [x20]
    str q2, [x20, #16]
    add x20, x20, x0, lsl #2
    fmax v1.4s, v0.4s, v26.4s
    fmax v2.4s, v0.4s, v27.4s
    str q3, [x20]
    str q4, [x20, #16]
    add x20, x20, x0, lsl #2
    fmax v3.4s, v0.4s, v28.4s
    fmax v4.4s, v0.4s, v29.4s
    str q5, [x20]
    str q6, [x20, #16]
    add x20, x20, x0, lsl #2
    fmax v5.4s, v0.4s, v30.4s
    fmax v0.4s, v0.4s, v31.4s
    str q1, [x20]
    str q2, [x20, #16]
    add x20, x20, x0, lsl #2
    str q3, [x20]
    str q4, [x20, #16]
    add x20, x20, x0, lsl #2
    str q5, [x20]
    str q0, [x20, #16]
.Lend_137:
.Lend_129:
    ldp x19, x20, [sp, #0]
    ldp x21, x22, [sp, #16]
    ldp x23, x24, [sp, #32]
    ldp x25, x26, [sp, #48]
    ldp x27, x28, [sp, #64]
    ldp d8, d9, [sp, #80]
    ldp d10, d11, [sp, #96]
    ldp d12, d13, [sp, #112]
    ldp d14, d15, [sp, #128]
    add sp, sp, #144
    ret
    .size nnp_direct_6x8__aarch64_neon, . - nnp_direct_6x8__aarch64_neon

    .text
    .p2align 4
    .globl nnp_direct_7x8__aarch64_neon
    .type nnp_direct_7x8__aarch64_neon, %function
nnp_direct_7x8__aarch64_neon:
    sub sp, sp, #144
    stp x19, x20, [sp, #0]
    stp x21, x22, [sp, #16]
    stp x23, x24, [sp, #32]
    stp x25, x26, [sp, #48]
    stp x27, x28, [sp, #64]
    stp d8, d9, [sp, #80]
    stp d10, d11, [sp, #96]
    stp d12, d13, [sp, #112]
    stp d14, d15, [sp, #128]
    mov x13, x5
    mov x14, x0
    mov x15, x1
    ldr x0, [x13, #8]
    mov x16, x2
    mov x17, x3
    mov x19, x4
    lsr x10, x0, #3
    cbz x10, .Lloop_end_144
.Lloop_145:
    ldr x0, [x13]
    ldr x1, [x13, #16]
    mov x2, x19
    mov x3, x14
    prfm pldl1keep, [x2]
    lsr x11, x3, #4
    mov x12, x17
    mov x20, x15
    ubfx x21, x3, #0, #4
    add x2, x2, x0, lsl #2
    ldr q0, [x1]
    ldr d1, [x1, #16]
    prfm pldl1keep, [x2]
    add x2, x2, x0, lsl #2
    ldr s2, [x1, #24]
    prfm pldl1keep, [x2]
    add x2, x2, x0, lsl #2
    prfm pldl1keep, [x2]
    add x2, x2, x0, lsl #2
    prfm pldl1keep, [x2]
    add x2, x2, x0, lsl #2
    prfm pldl1keep, [x2]
    add x2, x2, x0, lsl #2
    dup v25.4s, v0.s[0]
    dup v24.4s, v0.s[0]
    prfm pldl1keep, [x2]
    dup v4.4s, v0.s[1]
    dup v5.4s, v0.s[1]
    dup v6.4s, v0.s[2]
    dup v7.4s, v0.s[2]
    dup v16.4s, v0.s[3]
    dup v17.4s, v0.s[3]
    dup v18.4s, v1.s[0]
    dup v19.4s, v1.s[0]
    dup v20.4s, v1.s[1]
    dup v21.4s, v1.s[1]
    dup v22.4s, v2.s[0]
    dup v23.4s, v2.s[0]
    cbz x11, .Lloop_end_146
.Lloop_147:
    ldr x0, [x12]
    ldr x1, [x12, #8]
    mov x2, x16
    mov x3, x16
    ld1 {v0.4s, v1.4s, v2.4s, v3.4s}, [x20], #64
    ldr x4, [x12, #16]
    mov x25, x16
    mov x5, x16
    ldp q14, q11, [x20], #32
    mov x6, x16
    mov x7, x16
    mov x8, x16
    mov x9, x16
    mov x22, x16
    mov x23, x16
    ldr q12, [x20], #32
    mov x24, x16
    sub x11, x11, #1
    add x2, x2, x0, lsl #2
    ldr x26, [x12, #24]
    add x3, x3, x1, lsl #2
    ldr x27, [x12, #32]
    ldp q26, q27, [x2]
    ldp q29, q30, [x3]
    add x25, x25, x4, lsl #2
    mov x3, x16
    mov x4, x16
    mov x28, x16
    ldp q31, q8, [x25]
    ldr x0, [x12, #40]
    add x5, x5, x26, lsl #2
    ldr x1, [x12, #48]
    add x6, x6, x27, lsl #2
    ldr x2, [x12, #56]
    fmla v25.4s, v26.4s, v0.s[0]
    fmla v24.4s, v27.4s, v0.s[0]
    fmla v4.4s, v26.4s, v1.s[0]
    fmla v5.4s, v27.4s, v1.s[0]
    fmla v6.4s, v26.4s, v2.s[0]
    fmla v7.4s, v27.4s, v2.s[0]
    add x7, x7, x0, lsl #2
    ldr x0, [x12, #64]
    fmla v16.4s, v26.4s, v3.s[0]
    fmla v17.4s, v27.4s, v3.s[0]
    fmla v18.4s, v26.4s, v14.s[0]
    fmla v19.4s, v27.4s, v14.s[0]
    add x8, x8, x1, lsl #2
    ldr x1, [x12, #72]
    fmla v20.4s, v26.4s, v11.s[0]
    fmla v21.4s, v27.4s, v11.s[0]
    add x9, x9, x2, lsl #2
    ldr x2, [x12, #80]
    fmla v22.4s, v26.4s, v12.s[0]
    fmla v23.4s, v27.4s, v12.s[0]
    ldp q28, q13, [x5]
    ldr x5, [x12, #88]
    fmla v25.4s, v29.4s, v0.s[1]
    fmla v24.4s, v30.4s, v0.s[1]
    add x22, x22, x0, lsl #2
    ldr x0, [x12, #96]
    fmla v4.4s, v29.4s, v1.s[1]
    fmla v5.4s, v30.4s, v1.s[1]
    fmla v6.4s, v29.4s, v2.s[1]
    fmla v7.4s, v30.4s, v2.s[1]
    add x23, x23, x1, lsl #2
    ldr x1, [x12, #104]
    fmla v16.4s, v29.4s, v3.s[1]
    fmla v17.4s, v30.4s, v3.s[1]
    add x24, x24, x2, lsl #2
    ldr x2, [x12, #112]
    fmla v18.4s, v29.4s, v14.s[1]
    fmla v19.4s, v30.4s, v14.s[1]
    add x3, x3, x5, lsl #2
    ldr x5, [x12, #120]
    fmla v20.4s, v29.4s, v11.s[1]
    fmla v21.4s, v30.4s, v11.s[1]
    add x4, x4, x0, lsl #2
    mov x0, x16
    fmla v22.4s, v29.4s, v12.s[1]
    fmla v23.4s, v30.4s, v12.s[1]
    ldp q26, q27, [x6]
    mov x6, x16
    fmla v25.4s, v31.4s, v0.s[2]
    fmla v24.4s, v8.4s, v0.s[2]
    add x28, x28, x1, lsl #2
    add x12, x12, #128
    fmla v4.4s, v31.4s, v1.s[2]
    fmla v5.4s, v8.4s, v1.s[2]
    add x0, x0, x2, lsl #2
    fmla v6.4s, v31.4s, v2.s[2]
    fmla v7.4s, v8.4s, v2.s[2]
    add x6, x6, x5, lsl #2
    fmla v16.4s, v31.4s, v3.s[2]
    fmla v17.4s, v8.4s, v3.s[2]
    fmla v18.4s, v31.4s, v14.s[2]
    fmla v19.4s, v8.4s, v14.s[2]
    fmla v20.4s, v31.4s, v11.s[2]
    fmla v21.4s, v8.4s, v11.s[2]
    fmla v22.4s, v31.4s, v12.s[2]
    fmla v23.4s, v8.4s, v12.s[2]
    ldp q30, q31, [x7]
    fmla v25.4s, v28.4s, v0.s[3]
    fmla v24.4s, v13.4s, v0.s[3]
    ldp q8, q9, [x8]
    fmla v4.4s, v28.4s, v1.s[3]
    fmla v5.4s, v13.4s, v1.s[3]
    fmla v6.4s, v28.4s, v2.s[3]
    fmla v7.4s, v13.4s, v2.s[3]
    ldp q29, q10, [x9]
    fmla v16.4s, v28.4s, v3.s[3]
    fmla v17.4s, v13.4s, v3.s[3]
    fmla v18.4s, v28.4s, v14.s[3]
    fmla v19.4s, v13.4s, v14.s[3]
    ldp q15, q14, [x22]
    fmla v20.4s, v28.4s, v11.s[3]
    fmla v21.4s, v13.4s, v11.s[3]
    fmla v22.4s, v28.4s, v12.s[3]
    fmla v23.4s, v13.4s, v12.s[3]
    ld1 {v0.4s, v1.4s, v2.4s, v3.4s}, [x20], #64
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
    ldp q0, q28, [x20], #32
    fmla v6.4s, v29.4s, v2.s[3]
    fmla v7.4s, v10.4s, v2.s[3]
    ldr q1, [x20], #32
    fmla v16.4s, v29.4s, v3.s[3]
    fmla v17.4s, v10.4s, v3.s[3]
    fmla v18.4s, v26.4s, v0.s[0]
    fmla v19.4s, v27.4s, v0.s[0]
    fmla v20.4s, v26.4s, v28.s[0]
    fmla v21.4s, v27.4s, v28.s[0]
    fmla v22.4s, v26.4s, v1.s[0]
    fmla v23.4s, v27.4s, v1.s[0]
    ldp q11, q12, [x23]
    fmla v18.4s, v30.4s, v0.s[1]
    fmla v19.4s, v31.4s, v0.s[1]
    fmla v20.4s, v30.4s, v28.s[1]
    fmla v21.4s, v31.4s, v28.s[1]
    fmla v22.4s, v30.4s, v1.s[1]
    fmla v23.4s, v31.4s, v1.s[1]
    ldp q26, q13, [x24]
    fmla v18.4s, v8.4s, v0.s[2]
    fmla v19.4s, v9.4s, v0.s[2]
    fmla v20.4s, v8.4s, v28.s[2]
    fmla v21.4s, v9.4s, v28.s[2]
    fmla v22.4s, v8.4s, v1.s[2]
    fmla v23.4s, v9.4s, v1.s[2]
    ldp q8, q30, [x3]
    fmla v18.4s, v29.4s, v0.s[3]
    fmla v19.4s, v10.4s, v0.s[3]
    ldp q27, q31, [x4]
    fmla v20.4s, v29.4s, v28.s[3]
    fmla v21.4s, v10.4s, v28.s[3]
    fmla v22.4s, v29.4s, v1.s[3]
    fmla v23.4s, v10.4s, v1.s[3]
    ld1 {v0.4s, v1.4s, v2.4s, v3.4s}, [x20], #64
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
    ldp q0, q1, [x20], #32
    fmla v6.4s, v8.4s, v2.s[3]
    fmla v7.4s, v30.4s, v2.s[3]
    ldr q29, [x20], #32
    fmla v16.4s, v8.4s, v3.s[3]
    fmla v17.4s, v30.4s, v3.s[3]
    fmla v18.4s, v15.4s, v0.s[0]
    fmla v19.4s, v14.4s, v0.s[0]
    fmla v20.4s, v15.4s, v1.s[0]
    fmla v21.4s, v14.4s, v1.s[0]
    fmla v22.4s, v15.4s, v29.s[0]
    fmla v23.4s, v14.4s, v29.s[0]
    ldp q9, q10, [x28]
    fmla v18.4s, v11.4s, v0.s[1]
    fmla v19.4s, v12.4s, v0.s[1]
    fmla v20.4s, v11.4s, v1.s[1]
    fmla v21.4s, v12.4s, v1.s[1]
    fmla v22.4s, v11.4s, v29.s[1]
    fmla v23.4s, v12.4s, v29.s[1]
    ldp q28, q11, [x0]
    fmla v18.4s, v26.4s, v0.s[2]
    fmla v19.4s, v13.4s, v0.s[2]
    fmla v20.4s, v26.4s, v1.s[2]
    fmla v21.4s, v13.4s, v1.s[2]
    fmla v22.4s, v26.4s, v29.s[2]
    fmla v23.4s, v13.4s, v29.s[2]
    ldp q12, q13, [x6]
    fmla v18.4s, v8.4s, v0.s[3]
    fmla v19.4s, v30.4s, v0.s[3]
    fmla v20.4s, v8.4s, v1.s[3]
    fmla v21.4s, v30.4s, v1.s[3]
    fmla v22.4s, v8.4s, v29.s[3]
    ld1 {v0.4s, v1.4s, v2.4s, v3.4s}, [x20], #64
    fmla v23.4s, v30.4s, v29.s[3]
    ldp q26, q29, [x20], #32
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
    ldr q0, [x20], #32
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
    cbnz x11, .Lloop_147
.Lloop_end_146:
    lsr x0, x21, #2
    ubfx x1, x21, #0, #2
    cbz x0, .Lloop_end_148
.Lloop_149:
    ldr x2, [x12]
    ldr x3, [x12, #8]
    mov x4, x16
    mov x5, x16
    ld1 {v0.4s, v1.4s, v2.4s, v3.4s}, [x20], #64
    ldr x6, [x12, #16]
    mov x7, x16
    mov x8, x16
    ldp q26, q27, [x20], #32
    sub x0, x0, #1
    ldr q28, [x20], #32
    add x4, x4, x2, lsl #2
    ldr x2, [x12, #24]
    add x5, x5, x3, lsl #2
    add x12, x12, #32
    ldp q29, q30, [x4]
    ldp q31, q8, [x5]
    add x7, x7, x6, lsl #2
    ldp q9, q10, [x7]
    add x8, x8, x2, lsl #2
    fmla v25.4s, v29.4s, v0.s[0]
    fmla v24.4s, v30.4s, v0.s[0]
    fmla v4.4s, v29.4s, v1.s[0]
    fmla v5.4s, v30.4s, v1.s[0]
    fmla v6.4s, v29.4s, v2.s[0]
    fmla v7.4s, v30.4s, v2.s[0]
    fmla v16.4s, v29.4s, v3.s[0]
    fmla v17.4s, v30.4s, v3.s[0]
    fmla v18.4s, v29.4s, v26.s[0]
    fmla v19.4s, v30.4s, v26.s[0]
    fmla v20.4s, v29.4s, v27.s[0]
    fmla v21.4s, v30.4s, v27.s[0]
    fmla v22.4s, v29.4s, v28.s[0]
    fmla v23.4s, v30.4s, v28.s[0]
    ldp q29, q30, [x8]
    fmla v25.4s, v31.4s, v0.s[1]
    fmla v24.4s, v8.4s, v0.s[1]
    fmla v4.4s, v31.4s, v1.s[1]
    fmla v5.4s, v8.4s, v1.s[1]
    fmla v6.4s, v31.4s, v2.s[1]
    fmla v7.4s, v8.4s, v2.s[1]
    fmla v16.4s, v31.4s, v3.s[1]
    fmla v17.4s, v8.4s, v3.s[1]
    fmla v18.4s, v31.4s, v26.s[1]
    fmla v19.4s, v8.4s, v26.s[1]
    fmla v20.4s, v31.4s, v27.s[1]
    fmla v21.4s, v8.4s, v27.s[1]
    fmla v22.4s, v31.4s, v28.s[1]
    fmla v23.4s, v8.4s, v28.s[1]
    fmla v25.4s, v9.4s, v0.s[2]
    fmla v24.4s, v10.4s, v0.s[2]
    fmla v4.4s, v9.4s, v1.s[2]
    fmla v5.4s, v10.4s, v1.s[2]
    fmla v6.4s, v9.4s, v2.s[2]
    fmla v7.4s, v10.4s, v2.s[2]
    fmla v16.4s, v9.4s, v3.s[2]
    fmla v17.4s, v10.4s, v3.s[2]
    fmla v18.4s, v9.4s, v26.s[2]
    fmla v19.4s, v10.4s, v26.s[2]
    fmla v20.4s, v9.4s, v27.s[2]
    fmla v21.4s, v10.4s, v27.s[2]
    fmla v22.4s, v9.4s, v28.s[2]
    fmla v23.4s, v10.4s, v28.s[2]
    fmla v25.4s, v29.4s, v0.s[3]
    fmla v24.4s, v30.4s, v0.s[3]
    fmla v4.4s, v29.4s, v1.s[3]
    fmla v5.4s, v30.4s, v1.s[3]
    fmla v6.4s, v29.4s, v2.s[3]
    fmla v7.4s, v30.4s, v2.s[3]
    fmla v16.4s, v29.4s, v3.s[3]
    fmla v17.4s, v30.4s, v3.s[3]
    fmla v18.4s, v29.4s, v26.s[3]
    fmla v19.4s, v30.4s, v26.s[3]
    fmla v20.4s, v29.4s, v27.s[3]
    fmla v21.4s, v30.4s, v27.s[3]
    fmla v22.4s, v29.4s, v28.s[3]
    fmla v23.4s, v30.4s, v28.s[3]
    cbnz x0, .Lloop_149
.Lloop_end_148:
    cbz x1, .Lloop_end_150
.Lloop_151:
    ldr x0, [x12]
    mov x2, x16
    ldr s0, [x20]
    sub x1, x1, #1
    ldr s1, [x20, #16]
    ldr s2, [x20, #32]
    add x12, x12, #8
    ldr s3, [x20, #48]
    ldr s26, [x20, #64]
    ldr s27, [x20, #80]
    ldr s28, [x20, #96]
    add x20, x20, #4
    add x2, x2, x0, lsl #2
    ldp q29, q30, [x2]
    fmla v25.4s, v29.4s, v0.s[0]
    fmla v24.4s, v30.4s, v0.s[0]
    fmla v4.4s, v29.4s, v1.s[0]
    fmla v5.4s, v30.4s, v1.s[0]
    fmla v6.4s, v29.4s, v2.s[0]
    fmla v7.4s, v30.4s, v2.s[0]
    fmla v16.4s, v29.4s, v3.s[0]
    fmla v17.4s, v30.4s, v3.s[0]
    fmla v18.4s, v29.4s, v26.s[0]
    fmla v19.4s, v30.4s, v26.s[0]
    fmla v20.4s, v29.4s, v27.s[0]
    fmla v21.4s, v30.4s, v27.s[0]
    fmla v22.4s, v29.4s, v28.s[0]
    fmla v23.4s, v30.4s, v28.s[0]
    cbnz x1, .Lloop_151
.Lloop_end_150:
    ldr x0, [x13]
    mov x1, x19
    sub x10, x10, #1
    ldr s0, [x13, #40]
    add x16, x16, #32
    add x19, x19, #32
    dup v0.4s, v0.s[0]
    fmax v1.4s, v0.4s, v25.4s
    fmax v2.4s, v0.4s, v24.4s
    fmax v3.4s, v0.4s, v4.4s
    fmax v4.4s, v0.4s, v5.4s
    fmax v5.4s, v0.4s, v6.4s
    fmax v6.4s, v0.4s, v7.4s
    str q1, [x1]
    str q2, [x1, #16]
    add x1, x1, x0, lsl #2
    fmax v1.4s, v0.4s, v16.4s
    fmax v2.4s, v0.4s, v17.4s
    str q3, [x1]
    str q4, [x1, #16]
    add x1, x1, x0, lsl #2
    fmax v3.4s, v0.4s, v18.4s
    fmax v4.4s, v0.4s, v19.4s
    str q5, [x1]
    str q6, [x1, #16]
    add x1, x1, x0, lsl #2
    fmax v5.4s, v0.4s, v20.4s
    fmax v6.4s, v0.4s, v21.4s
    str q1, [x1]
    str q2, [x1, #16]
    add x1, x1, x0, lsl #2
    fmax v1.4s, v0.4s, v22.4s
    fmax v0.4s, v0.4s, v23.4s
    str q3, [x1]
    str q4, [x1, #16]
    add x1, x1, x0, lsl #2
    str q5, [x1]
    str q6, [x1, #16]
    add x1, x1, x0, lsl #2
    str q1, [x1]
    str q0, [x1, #16]
    cbnz x10, .Lloop_145
.Lloop_end_144:
    ldr x0, [x13, #8]
    ubfx x0, x0, #0, #3
    cbnz x0, .Lotherwise_152
    b .Lend_153
.Lotherwise_152:
    sub x1, x0, #1
    lsr x1, x1, #2
    cbnz x1, .Lotherwise_154
    ldr x1, [x13]
    ldr x2, [x13, #16]
    add x19, x19, x0, lsl #2
    mov x3, x19
    add x16, x16, x0, lsl #2
    lsr x6, x14, #4
    sub x0, x3, #16
    prfm pldl1keep, [x0]
    ubfx x7, x14, #0, #4
    sub x16, x16, #16
    sub x19, x19, #16
    add x3, x3, x1, lsl #2
    ldr q0, [x2]
    ldr d1, [x2, #16]
    sub x0, x3, #16
    add x3, x3, x1, lsl #2
    ldr s2, [x2, #24]
    sub x2, x3, #16
    add x3, x3, x1, lsl #2
    prfm pldl1keep, [x0]
    sub x0, x3, #16
    add x3, x3, x1, lsl #2
    prfm pldl1keep, [x2]
    sub x2, x3, #16
    add x3, x3, x1, lsl #2
    prfm pldl1keep, [x0]
    sub x0, x3, #16
    add x3, x3, x1, lsl #2
    prfm pldl1keep, [x2]
    dup v26.4s, v0.s[0]
    sub x1, x3, #16
    prfm pldl1keep, [x0]
    dup v27.4s, v0.s[1]
    dup v28.4s, v0.s[2]
    prfm pldl1keep, [x1]
    dup v25.4s, v0.s[3]
    dup v29.4s, v1.s[0]
    dup v30.4s, v1.s[1]
    dup v31.4s, v2.s[0]
    cbz x6, .Lloop_end_155
.Lloop_156:
    ldr x0, [x17]
    ldr x1, [x17, #8]
    mov x2, x16
    mov x3, x16
    ld1 {v0.4s, v1.4s, v2.4s, v3.4s}, [x15], #64
    ldr x4, [x17, #16]
    mov x5, x16
    mov x20, x16
    ldp q4, q20, [x15], #32
    mov x22, x16
    mov x23, x16
    mov x21, x16
    mov x8, x16
    mov x9, x16
    mov x10, x16
    ldr q21, [x15], #32
    mov x11, x16
    mov x12, x16
    mov x14, x16
    add x2, x2, x0, lsl #2
    ldr x0, [x17, #24]
    add x3, x3, x1, lsl #2
    ldr x1, [x17, #32]
    ldr q5, [x2]
    ldr q6, [x3]
    add x5, x5, x4, lsl #2
    mov x24, x16
    ldr q7, [x5]
    ldr x2, [x17, #40]
    mov x5, x16
    mov x25, x16
    ld1 {v16.4s, v17.4s, v18.4s, v19.4s}, [x15], #64
    ldr x3, [x17, #48]
    sub x6, x6, #1
    ldp q22, q23, [x15], #32
    add x20, x20, x0, lsl #2
    add x22, x22, x1, lsl #2
    fmla v26.4s, v5.4s, v0.s[0]
    fmla v27.4s, v5.4s, v1.s[0]
    ldr q24, [x20]
    fmla v28.4s, v5.4s, v2.s[0]
    fmla v25.4s, v5.4s, v3.s[0]
    ldr q8, [x22]
    ldr q9, [x15], #32
    fmla v29.4s, v5.4s, v4.s[0]
    fmla v30.4s, v5.4s, v20.s[0]
    ldr x0, [x17, #56]
    add x23, x23, x2, lsl #2
    fmla v31.4s, v5.4s, v21.s[0]
    fmla v26.4s, v6.4s, v0.s[1]
    ldr q10, [x23]
    ldr x1, [x17, #64]
    fmla v27.4s, v6.4s, v1.s[1]
    fmla v28.4s, v6.4s, v2.s[1]
    add x21, x21, x3, lsl #2
    ldr x2, [x17, #72]
    fmla v25.4s, v6.4s, v3.s[1]
    fmla v29.4s, v6.4s, v4.s[1]
    ldr q13, [x21]
    ldr x3, [x17, #80]
    fmla v30.4s, v6.4s, v20.s[1]
    fmla v31.4s, v6.4s, v21.s[1]
    ldr x4, [x17, #88]
    ldr x20, [x17, #96]
    fmla v26.4s, v7.4s, v0.s[2]
    fmla v27.4s, v7.4s, v1.s[2]
    add x8, x8, x0, lsl #2
    ldr x0, [x17, #104]
    fmla v28.4s, v7.4s, v2.s[2]
    fmla v25.4s, v7.4s, v3.s[2]
    ldr q15, [x8]
    add x9, x9, x1, lsl #2
    fmla v29.4s, v7.4s, v4.s[2]
    fmla v30.4s, v7.4s, v20.s[2]
    ldr q11, [x9]
    add x10, x10, x2, lsl #2
    fmla v31.4s, v7.4s, v21.s[2]
    fmla v26.4s, v24.4s, v0.s[3]
    ldr q12, [x10]
    add x11, x11, x3, lsl #2
    fmla v27.4s, v24.4s, v1.s[3]
    fmla v28.4s, v24.4s, v2.s[3]
    ldr q14, [x11]
    add x12, x12, x4, lsl #2
    fmla v25.4s, v24.4s, v3.s[3]
    fmla v29.4s, v24.4s, v4.s[3]
    ld1 {v4.4s, v5.4s, v6.4s, v7.4s}, [x15], #64
    ldr x1, [x17, #112]
    fmla v30.4s, v24.4s, v20.s[3]
    fmla v31.4s, v24.4s, v21.s[3]
    ldp q20, q21, [x15], #32
    add x14, x14, x20, lsl #2
    fmla v26.4s, v8.4s, v16.s[0]
    fmla v27.4s, v8.4s, v17.s[0]
    add x24, x24, x0, lsl #2
    fmla v28.4s, v8.4s, v18.s[0]
    fmla v25.4s, v8.4s, v19.s[0]
    ldr q24, [x15], #32
    fmla v29.4s, v8.4s, v22.s[0]
    fmla v30.4s, v8.4s, v23.s[0]
    ldr x0, [x17, #120]
    add x17, x17, #128
    fmla v31.4s, v8.4s, v9.s[0]
    fmla v26.4s, v10.4s, v16.s[1]
    ldr q8, [x12]
    add x5, x5, x1, lsl #2
    fmla v27.4s, v10.4s, v17.s[1]
    fmla v28.4s, v10.4s, v18.s[1]
    fmla v25.4s, v10.4s, v19.s[1]
    fmla v29.4s, v10.4s, v22.s[1]
    fmla v30.4s, v10.4s, v23.s[1]
    fmla v31.4s, v10.4s, v9.s[1]
    ldr q10, [x14]
    fmla v26.4s, v13.4s, v16.s[2]
    fmla v27.4s, v13.4s, v17.s[2]
    add x25, x25, x0, lsl #2
    fmla v28.4s, v13.4s, v18.s[2]
    fmla v25.4s, v13.4s, v19.s[2]
    fmla v29.4s, v13.4s, v22.s[2]
    fmla v30.4s, v13.4s, v23.s[2]
    fmla v31.4s, v13.4s, v9.s[2]
    fmla v26.4s, v15.4s, v16.s[3]
    ldr q16, [x24]
    ldr q13, [x5]
    fmla v27.4s, v15.4s, v17.s[3]
    fmla v28.4s, v15.4s, v18.s[3]
    ldr q18, [x25]
    fmla v25.4s, v15.4s, v19.s[3]
    fmla v29.4s, v15.4s, v22.s[3]
    fmla v30.4s, v15.4s, v23.s[3]
    fmla v31.4s, v15.4s, v9.s[3]
    ld1 {v0.4s, v1.4s, v2.4s, v3.4s}, [x15], #64
    fmla v26.4s, v11.4s, v4.s[0]
    fmla v27.4s, v11.4s, v5.s[0]
    ldp q17, q19, [x15], #32
    fmla v28.4s, v11.4s, v6.s[0]
    fmla v25.4s, v11.4s, v7.s[0]
    fmla v29.4s, v11.4s, v20.s[0]
    fmla v30.4s, v11.4s, v21.s[0]
    fmla v31.4s, v11.4s, v24.s[0]
    fmla v26.4s, v12.4s, v4.s[1]
    ldr q22, [x15], #32
    fmla v27.4s, v12.4s, v5.s[1]
    fmla v28.4s, v12.4s, v6.s[1]
    fmla v25.4s, v12.4s, v7.s[1]
    fmla v29.4s, v12.4s, v20.s[1]
    fmla v30.4s, v12.4s, v21.s[1]
    fmla v31.4s, v12.4s, v24.s[1]
    fmla v26.4s, v14.4s, v4.s[2]
    fmla v27.4s, v14.4s, v5.s[2]
    fmla v28.4s, v14.4s, v6.s[2]
    fmla v25.4s, v14.4s, v7.s[2]
    fmla v29.4s, v14.4s, v20.s[2]
    fmla v30.4s, v14.4s, v21.s[2]
    fmla v31.4s, v14.4s, v24.s[2]
    fmla v26.4s, v8.4s, v4.s[3]
    fmla v27.4s, v8.4s, v5.s[3]
    fmla v28.4s, v8.4s, v6.s[3]
    fmla v25.4s, v8.4s, v7.s[3]
    fmla v29.4s, v8.4s, v20.s[3]
    fmla v30.4s, v8.4s, v21.s[3]
    fmla v31.4s, v8.4s, v24.s[3]
    fmla v26.4s, v10.4s, v0.s[0]
    fmla v27.4s, v10.4s, v1.s[0]
    fmla v28.4s, v10.4s, v2.s[0]
    fmla v25.4s, v10.4s, v3.s[0]
    fmla v29.4s, v10.4s, v17.s[0]
    fmla v30.4s, v10.4s, v19.s[0]
    fmla v31.4s, v10.4s, v22.s[0]
    fmla v26.4s, v16.4s, v0.s[1]
    fmla v27.4s, v16.4s, v1.s[1]
    fmla v28.4s, v16.4s, v2.s[1]
    fmla v25.4s, v16.4s, v3.s[1]
    fmla v29.4s, v16.4s, v17.s[1]
    fmla v30.4s, v16.4s, v19.s[1]
    fmla v31.4s, v16.4s, v22.s[1]
    fmla v26.4s, v13.4s, v0.s[2]
    fmla v27.4s, v13.4s, v1.s[2]
    fmla v28.4s, v13.4s, v2.s[2]
    fmla v25.4s, v13.4s, v3.s[2]
    fmla v29.4s, v13.4s, v17.s[2]
    fmla v30.4s, v13.4s, v19.s[2]
    fmla v31.4s, v13.4s, v22.s[2]
    fmla v26.4s, v18.4s, v0.s[3]
    fmla v27.4s, v18.4s, v1.s[3]
    fmla v28.4s, v18.4s, v2.s[3]
    fmla v25.4s, v18.4s, v3.s[3]
    fmla v29.4s, v18.4s, v17.s[3]
    fmla v30.4s, v18.4s, v19.s[3]
    fmla v31.4s, v18.4s, v22.s[3]
    cbnz x6, .Lloop_156
.Lloop_end_155:
    lsr x0, x7, #2
    ubfx x1, x7, #0, #2
    cbz x0, .Lloop_end_157
.Lloop_158:
    ldr x2, [x17]
    ldr x3, [x17, #8]
    mov x4, x16
    mov x5, x16
    ld1 {v0.4s, v1.4s, v2.4s, v3.4s}, [x15], #64
    ldr x6, [x17, #16]
    mov x7, x16
    mov x8, x16
    ldp q4, q5, [x15], #32
    sub x0, x0, #1
    ldr q6, [x15], #32
    add x4, x4, x2, lsl #2
    ldr x2, [x17, #24]
    add x5, x5, x3, lsl #2
    add x17, x17, #32
    ldr q7, [x4]
    ldr q16, [x5]
    add x7, x7, x6, lsl #2
    ldr q17, [x7]
    add x8, x8, x2, lsl #2
    fmla v26.4s, v7.4s, v0.s[0]
    fmla v27.4s, v7.4s, v1.s[0]
    ldr q18, [x8]
    fmla v28.4s, v7.4s, v2.s[0]
    fmla v25.4s, v7.4s, v3.s[0]
    fmla v29.4s, v7.4s, v4.s[0]
    fmla v30.4s, v7.4s, v5.s[0]
    fmla v31.4s, v7.4s, v6.s[0]
    fmla v26.4s, v16.4s, v0.s[1]
    fmla v27.4s, v16.4s, v1.s[1]
    fmla v28.4s, v16.4s, v2.s[1]
    fmla v25.4s, v16.4s, v3.s[1]
    fmla v29.4s, v16.4s, v4.s[1]
    fmla v30.4s, v16.4s, v5.s[1]
    fmla v31.4s, v16.4s, v6.s[1]
    fmla v26.4s, v17.4s, v0.s[2]
    fmla v27.4s, v17.4s, v1.s[2]
    fmla v28.4s, v17.4s, v2.s[2]
    fmla v25.4s, v17.4s, v3.s[2]
    fmla v29.4s, v17.4s, v4.s[2]
    fmla v30.4s, v17.4s, v5.s[2]
    fmla v31.4s, v17.4s, v6.s[2]
    fmla v26.4s, v18.4s, v0.s[3]
    fmla v27.4s, v18.4s, v1.s[3]
    fmla v28.4s, v18.4s, v2.s[3]
    fmla v25.4s, v18.4s, v3.s[3]
    fmla v29.4s, v18.4s, v4.s[3]
    fmla v30.4s, v18.4s, v5.s[3]
    fmla v31.4s, v18.4s, v6.s[3]
    cbnz x0, .Lloop_158
.Lloop_end_157:
    cbz x1, .Lloop_end_159
.Lloop_160:
    ldr x0, [x17]
    mov x2, x16
    ldr s0, [x15]
    sub x1, x1, #1
    ldr s1, [x15, #16]
    ldr s2, [x15, #32]
    add x17, x17, #8
    ldr s3, [x15, #48]
    ldr s4, [x15, #64]
    ldr s5, [x15, #80]
    ldr s6, [x15, #96]
    add x15, x15, #4
    add x2, x2, x0, lsl #2
    ldr q7, [x2]
    fmla v26.4s, v7.4s, v0.s[0]
    fmla v27.4s, v7.4s, v1.s[0]
    fmla v28.4s, v7.4s, v2.s[0]
    fmla v25.4s, v7.4s, v3.s[0]
    fmla v29.4s, v7.4s, v4.s[0]
    fmla v30.4s, v7.4s, v5.s[0]
    fmla v31.4s, v7.4s, v6.s[0]
    cbnz x1, .Lloop_160
.Lloop_end_159:
    ldr x0, [x13]
    ldr s0, [x13, #40]
    dup v0.4s, v0.s[0]
    fmax v1.4s, v0.4s, v26.4s
    fmax v2.4s, v0.4s, v27.4s
    fmax v3.4s, v0.4s, v28.4s
    fmax v4.4s, v0.4s, v25.4s
    fmax v5.4s, v0.4s, v29.4s
    fmax v6.4s, v0.4s, v30.4s
    str q1, [x19]
    add x19, x19, x0, lsl #2
    fmax v0.4s, v0.4s, v31.4s
    str q2, [x19]
    add x19, x19, x0, lsl #2
    str q3, [x19]
    add x19, x19, x0, lsl #2
    str q4, [x19]
    add x19, x19, x0, lsl #2
    str q5, [x19]
    add x19, x19, x0, lsl #2
    str q6, [x19]
    add x19, x19, x0, lsl #2
    str q0, [x19]
    b .Lend_161
.Lotherwise_154:
    ldr x1, [x13]
    ldr x2, [x13, #16]
    add x19, x19, x0, lsl #2
    mov x3, x19
    add x16, x16, x0, lsl #2
    lsr x6, x14, #4
    sub x0, x3, #32
    prfm pldl1keep, [x0]
    ubfx x8, x14, #0, #4
    sub x16, x16, #32
    sub x19, x19, #32
    add x3, x3, x1, lsl #2
    ldr q0, [x2]
    ldr d1, [x2, #16]
    sub x0, x3, #32
    add x3, x3, x1, lsl #2
    ldr s2, [x2, #24]
    sub x2, x3, #32
    add x3, x3, x1, lsl #2
    prfm pldl1keep, [x0]
    sub x0, x3, #32
    add x3, x3, x1, lsl #2
    prfm pldl1keep, [x2]
    sub x2, x3, #32
    add x3, x3, x1, lsl #2
    prfm pldl1keep, [x0]
    sub x0, x3, #32
    add x3, x3, x1, lsl #2
    prfm pldl1keep, [x2]
    dup v25.4s, v0.s[0]
    sub x1, x3, #32
    prfm pldl1keep, [x0]
    dup v24.4s, v0.s[0]
    dup v4.4s, v0.s[1]
    prfm pldl1keep, [x1]
    dup v5.4s, v0.s[1]
    dup v6.4s, v0.s[2]
    dup v7.4s, v0.s[2]
    dup v16.4s, v0.s[3]
    dup v17.4s, v0.s[3]
    dup v18.4s, v1.s[0]
    dup v19.4s, v1.s[0]
    dup v20.4s, v1.s[1]
    dup v21.4s, v1.s[1]
    dup v22.4s, v2.s[0]
    dup v23.4s, v2.s[0]
    cbz x6, .Lloop_end_162
.Lloop_163:
    ldr x0, [x17]
    ldr x1, [x17, #8]
    mov x2, x16
    mov x3, x16
    ld1 {v0.4s, v1.4s, v2.4s, v3.4s}, [x15], #64
    ldr x4, [x17, #16]
    mov x5, x16
    mov x7, x16
    ldp q14, q11, [x15], #32
    mov x9, x16
    mov x10, x16
    mov x11, x16
    mov x12, x16
    mov x14, x16
    mov x20, x16
    ldr q12, [x15], #32
    mov x21, x16
    mov x22, x16
    mov x23, x16
    add x2, x2, x0, lsl #2
    ldr x0, [x17, #24]
    add x3, x3, x1, lsl #2
    ldr x1, [x17, #32]
    ldp q26, q27, [x2]
    ldp q29, q30, [x3]
    add x5, x5, x4, lsl #2
    mov x24, x16
    mov x25, x16
    mov x26, x16
    sub x6, x6, #1
    ldp q31, q8, [x5]
    ldr x2, [x17, #40]
    ldr x3, [x17, #48]
    add x7, x7, x0, lsl #2
    add x9, x9, x1, lsl #2
    ldr x0, [x17, #56]
    ldr x1, [x17, #64]
    fmla v25.4s, v26.4s, v0.s[0]
    fmla v24.4s, v27.4s, v0.s[0]
    ldr x4, [x17, #72]
    fmla v4.4s, v26.4s, v1.s[0]
    fmla v5.4s, v27.4s, v1.s[0]
    fmla v6.4s, v26.4s, v2.s[0]
    fmla v7.4s, v27.4s, v2.s[0]
    add x10, x10, x2, lsl #2
    ldr x2, [x17, #80]
    fmla v16.4s, v26.4s, v3.s[0]
    fmla v17.4s, v27.4s, v3.s[0]
    add x11, x11, x3, lsl #2
    ldr x3, [x17, #88]
    fmla v18.4s, v26.4s, v14.s[0]
    fmla v19.4s, v27.4s, v14.s[0]
    add x12, x12, x0, lsl #2
    add x14, x14, x1, lsl #2
    fmla v20.4s, v26.4s, v11.s[0]
    fmla v21.4s, v27.4s, v11.s[0]
    add x20, x20, x4, lsl #2
    ldr x0, [x17, #96]
    fmla v22.4s, v26.4s, v12.s[0]
    fmla v23.4s, v27.4s, v12.s[0]
    ldp q28, q13, [x7]
    ldr x1, [x17, #104]
    fmla v25.4s, v29.4s, v0.s[1]
    fmla v24.4s, v30.4s, v0.s[1]
    add x21, x21, x2, lsl #2
    ldr x2, [x17, #112]
    fmla v4.4s, v29.4s, v1.s[1]
    fmla v5.4s, v30.4s, v1.s[1]
    add x22, x22, x3, lsl #2
    ldr x3, [x17, #120]
    fmla v6.4s, v29.4s, v2.s[1]
    fmla v7.4s, v30.4s, v2.s[1]
    add x17, x17, #128
    fmla v16.4s, v29.4s, v3.s[1]
    fmla v17.4s, v30.4s, v3.s[1]
    add x23, x23, x0, lsl #2
    fmla v18.4s, v29.4s, v14.s[1]
    fmla v19.4s, v30.4s, v14.s[1]
    add x24, x24, x1, lsl #2
    fmla v20.4s, v29.4s, v11.s[1]
    fmla v21.4s, v30.4s, v11.s[1]
    add x25, x25, x2, lsl #2
    fmla v22.4s, v29.4s, v12.s[1]
    fmla v23.4s, v30.4s, v12.s[1]
    ldp q26, q27, [x9]
    add x26, x26, x3, lsl #2
    fmla v25.4s, v31.4s, v0.s[2]
    fmla v24.4s, v8.4s, v0.s[2]
    fmla v4.4s, v31.4s, v1.s[2]
    fmla v5.4s, v8.4s, v1.s[2]
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
    fmla v25.4s, v28.4s, v0.s[3]
    fmla v24.4s, v13.4s, v0.s[3]
    ldp q8, q9, [x11]
    fmla v4.4s, v28.4s, v1.s[3]
    fmla v5.4s, v13.4s, v1.s[3]
    fmla v6.4s, v28.4s, v2.s[3]
    fmla v7.4s, v13.4s, v2.s[3]
    ldp q29, q10, [x12]
    fmla v16.4s, v28.4s, v3.s[3]
    fmla v17.4s, v13.4s, v3.s[3]
    fmla v18.4s, v28.4s, v14.s[3]
    fmla v19.4s, v13.4s, v14.s[3]
    ldp q15, q14, [x14]
    fmla v20.4s, v28.4s, v11.s[3]
    fmla v21.4s, v13.4s, v11.s[3]
    fmla v22.4s, v28.4s, v12.s[3]
    fmla v23.4s, v13.4s, v12.s[3]
    ld1 {v0.4s, v1.4s, v2.4s, v3.4s}, [x15], #64
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
    ldp q0, q28, [x15], #32
    fmla v6.4s, v29.4s, v2.s[3]
    fmla v7.4s, v10.4s, v2.s[3]
    ldr q1, [x15], #32
    fmla v16.4s, v29.4s, v3.s[3]
    fmla v17.4s, v10.4s, v3.s[3]
    fmla v18.4s, v26.4s, v0.s[0]
    fmla v19.4s, v27.4s, v0.s[0]
    fmla v20.4s, v26.4s, v28.s[0]
    fmla v21.4s, v27.4s, v28.s[0]
    fmla v22.4s, v26.4s, v1.s[0]
    fmla v23.4s, v27.4s, v1.s[0]
    ldp q11, q12, [x20]
    fmla v18.4s, v30.4s, v0.s[1]
    fmla v19.4s, v31.4s, v0.s[1]
    fmla v20.4s, v30.4s, v28.s[1]
    fmla v21.4s, v31.4s, v28.s[1]
    fmla v22.4s, v30.4s, v1.s[1]
    fmla v23.4s, v31.4s, v1.s[1]
    ldp q26, q13, [x21]
    fmla v18.4s, v8.4s, v0.s[2]
    fmla v19.4s, v9.4s, v0.s[2]
    fmla v20.4s, v8.4s, v28.s[2]
    fmla v21.4s, v9.4s, v28.s[2]
    fmla v22.4s, v8.4s, v1.s[2]
    fmla v23.4s, v9.4s, v1.s[2]
    ldp q8, q30, [x22]
    fmla v18.4s, v29.4s, v0.s[3]
    fmla v19.4s, v10.4s, v0.s[3]
    ldp q27, q31, [x23]
    fmla v20.4s, v29.4s, v28.s[3]
    fmla v21.4s, v10.4s, v28.s[3]
    fmla v22.4s, v29.4s, v1.s[3]
    fmla v23.4s, v10.4s, v1.s[3]
    ld1 {v0.4s, v1.4s, v2.4s, v3.4s}, [x15], #64
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
    ldp q0, q1, [x15], #32
    fmla v6.4s, v8.4s, v2.s[3]
    fmla v7.4s, v30.4s, v2.s[3]
    ldr q29, [x15], #32
    fmla v16.4s, v8.4s, v3.s[3]
    fmla v17.4s, v30.4s, v3.s[3]
    fmla v18.4s, v15.4s, v0.s[0]
    fmla v19.4s, v14.4s, v0.s[0]
    fmla v20.4s, v15.4s, v1.s[0]
    fmla v21.4s, v14.4s, v1.s[0]
    fmla v22.4s, v15.4s, v29.s[0]
    fmla v23.4s, v14.4s, v29.s[0]
    ldp q9, q10, [x24]
    fmla v18.4s, v11.4s, v0.s[1]
    fmla v19.4s, v12.4s, v0.s[1]
    fmla v20.4s, v11.4s, v1.s[1]
    fmla v21.4s, v12.4s, v1.s[1]
    fmla v22.4s, v11.4s, v29.s[1]
    fmla v23.4s, v12.4s, v29.s[1]
    ldp q28, q11, [x25]
    fmla v18.4s, v26.4s, v0.s[2]
    fmla v19.4s, v13.4s, v0.s[2]
    fmla v20.4s, v26.4s, v1.s[2]
    fmla v21.4s, v13.4s, v1.s[2]
    fmla v22.4s, v26.4s, v29.s[2]
    fmla v23.4s, v13.4s, v29.s[2]
    ldp q12, q13, [x26]
    fmla v18.4s, v8.4s, v0.s[3]
    fmla v19.4s, v30.4s, v0.s[3]
    fmla v20.4s, v8.4s, v1.s[3]
    fmla v21.4s, v30.4s, v1.s[3]
    fmla v22.4s, v8.4s, v29.s[3]
    ld1 {v0.4s, v1.4s, v2.4s, v3.4s}, [x15], #64
    fmla v23.4s, v30.4s, v29.s[3]
    ldp q26, q29, [x15], #32
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
    ldr q0, [x15], #32
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
    cbnz x6, .Lloop_163
.Lloop_end_162:
    lsr x0, x8, #2
    ubfx x1, x8, #0, #2
    cbz x0, .Lloop_end_164
.Lloop_165:
    ldr x2, [x17]
    ldr x3, [x17, #8]
    mov x4, x16
    mov x5, x16
    ld1 {v0.4s, v1.4s, v2.4s, v3.4s}, [x15], #64
    ldr x6, [x17, #16]
    mov x7, x16
    mov x8, x16
    ldp q26, q27, [x15], #32
    sub x0, x0, #1
    ldr q28, [x15], #32
    add x4, x4, x2, lsl #2
    ldr x2, [x17, #24]
    add x5, x5, x3, lsl #2
    add x17, x17, #32
    ldp q29, q30, [x4]
    ldp q31, q8, [x5]
    add x7, x7, x6, lsl #2
    ldp q9, q10, [x7]
    add x8, x8, x2, lsl #2
    fmla v25.4s, v29.4s, v0.s[0]
    fmla v24.4s, v30.4s, v0.s[0]
    fmla v4.4s, v29.4s, v1.s[0]
    fmla v5.4s, v30.4s, v1.s[0]
    fmla v6.4s, v29.4s, v2.s[0]
    fmla v7.4s, v30.4s, v2.s[0]
    fmla v16.4s, v29.4s, v3.s[0]
    fmla v17.4s, v30.4s, v3.s[0]
    fmla v18.4s, v29.4s, v26.s[0]
    fmla v19.4s, v30.4s, v26.s[0]
    fmla v20.4s, v29.4s, v27.s[0]
    fmla v21.4s, v30.4s, v27.s[0]
    fmla v22.4s, v29.4s, v28.s[0]
    fmla v23.4s, v30.4s, v28.s[0]
    ldp q29, q30, [x8]
    fmla v25.4s, v31.4s, v0.s[1]
    fmla v24.4s, v8.4s, v0.s[1]
    fmla v4.4s, v31.4s, v1.s[1]
    fmla v5.4s, v8.4s, v1.s[1]
    fmla v6.4s, v31.4s, v2.s[1]
    fmla v7.4s, v8.4s, v2.s[1]
    fmla v16.4s, v31.4s, v3.s[1]
    fmla v17.4s, v8.4s, v3.s[1]
    fmla v18.4s, v31.4s, v26.s[1]
    fmla v19.4s, v8.4s, v26.s[1]
    fmla v20.4s, v31.4s, v27.s[1]
    fmla v21.4s, v8.4s, v27.s[1]
    fmla v22.4s, v31.4s, v28.s[1]
    fmla v23.4s, v8.4s, v28.s[1]
    fmla v25.4s, v9.4s, v0.s[2]
    fmla v24.4s, v10.4s, v0.s[2]
    fmla v4.4s, v9.4s, v1.s[2]
    fmla v5.4s, v10.4s, v1.s[2]
    fmla v6.4s, v9.4s, v2.s[2]
    fmla v7.4s, v10.4s, v2.s[2]
    fmla v16.4s, v9.4s, v3.s[2]
    fmla v17.4s, v10.4s, v3.s[2]
    fmla v18.4s, v9.4s, v26.s[2]
    fmla v19.4s, v10.4s, v26.s[2]
    fmla v20.4s, v9.4s, v27.s[2]
    fmla v21.4s, v10.4s, v27.s[2]
    fmla v22.4s, v9.4s, v28.s[2]
    fmla v23.4s, v10.4s, v28.s[2]
    fmla v25.4s, v29.4s, v0.s[3]
    fmla v24.4s, v30.4s, v0.s[3]
    fmla v4.4s, v29.4s, v1.s[3]
    fmla v5.4s, v30.4s, v1.s[3]
    fmla v6.4s, v29.4s, v2.s[3]
    fmla v7.4s, v30.4s, v2.s[3]
    fmla v16.4s, v29.4s, v3.s[3]
    fmla v17.4s, v30.4s, v3.s[3]
    fmla v18.4s, v29.4s, v26.s[3]
    fmla v19.4s, v30.4s, v26.s[3]
    fmla v20.4s, v29.4s, v27.s[3]
    fmla v21.4s, v30.4s, v27.s[3]
    fmla v22.4s, v29.4s, v28.s[3]
    fmla v23.4s, v30.4s, v28.s[3]
    cbnz x0, .Lloop_165
.Lloop_end_164:
    cbz x1, .Lloop_end_166
.Lloop_167:
    ldr x0, [x17]
    mov x2, x16
    ldr s0, [x15]
    sub x1, x1, #1
    ldr s1, [x15, #16]
    ldr s2, [x15, #32]
    add x17, x17, #8
    ldr s3, [x15, #48]
    ldr s26, [x15, #64]
    ldr s27, [x15, #80]
    ldr s28, [x15, #96]
    add x15, x15, #4
    add x2, x2, x0, lsl #2
    ldp q29, q30, [x2]
    fmla v25.4s, v29.4s, v0.s[0]
    fmla v24.4s, v30.4s, v0.s[0]
    fmla v4.4s, v29.4s, v1.s[0]
    fmla v5.4s, v30.4s, v1.s[0]
    fmla v6.4s, v29.4s, v2.s[0]
    fmla v7.4s, v30.4s, v2.s[0]
    fmla v16.4s, v29.4s, v3.s[0]
    fmla v17.4s, v30.4s, v3.s[0]
    fmla v18.4s, v29.4s, v26.s[0]
    fmla v19.4s, v30.4s, v26.s[0]
    fmla v20.4s, v29.4s, v27.s[0]
    fmla v21.4s, v30.4s, v27.s[0]
    fmla v22.4s, v29.4s, v28.s[0]
    fmla v23.4s, v30.4s, v28.s[0]
    cbnz x1, .Lloop_167
.Lloop_end_166:
    ldr x0, [x13]
    ldr s0, [x13, #40]
    dup v0.4s, v0.s[0]
    fmax v1.4s, v0.4s, v25.4s
    fmax v2.4s, v0.4s, v24.4s
    fmax v3.4s, v0.4s, v4.4s
    fmax v4.4s, v0.4s, v5.4s
    fmax v5.4s, v0.4s, v6.4s
    fmax v6.4s, v0.4s, v7.4s
    str q1, [x19]
    str q2, [x19, #16]
    add x19, x19, x0, lsl #2
    fmax v1.4s, v0.4s, v16.4s
    fmax v2.4s, v0.4s, v17.4s
    str q3, [x19]
    str q4, [x19, #16]
    add x19, x19, x0, lsl #2
    fmax v3.4s, v0.4s, v18.4s
    fmax v4.4s, v0.4s, v19.4s
    str q5, [x19]
    str q6, [x19, #16]
    add x19, x19, x0, lsl #2
    fmax v5.4s, v0.4s, v20.4s
    fmax v6.4s, v0.4s, v21.4s
    str q1, [x19]
    str q2, [x19, #16]
    add x19, x19, x0, lsl #2
    fmax v1.4s, v0.4s, v22.4s
    fmax v0.4s, v0.4s, v23.4s
    str q3, [x19]
    str q4, [x19, #16]
    add x19, x19, x0, lsl #2
    str q5, [x19]
    str q6, [x19, #16]
    add x19, x19, x0, lsl #2
    str q1, [x19]
    str q0, [x19, #16]
.Lend_161:
.Lend_153:
    ldp x19, x20, [sp, #0]
    ldp x21, x22, [sp, #16]
    ldp x23, x24, [sp, #32]
    ldp x25, x26, [sp, #48]
    ldp x27, x28, [sp, #64]
    ldp d8, d9, [sp, #80]
    ldp d10, d11, [sp, #96]
    ldp d12, d13, [sp, #112]
    ldp d14, d15, [sp, #128]
    add sp, sp, #144
    ret
    .size nnp_direct_7x8__aarch64_neon, . - nnp_direct_7x8__aarch64_neon

    .text
    .p2align 4
    .globl nnp_direct_8x8__aarch64_neon
    .type nnp_direct_8x8__aarch64_neon, %function
nnp_direct_8x8__aarch64_neon:
    sub sp, sp, #112
    stp x19, x20, [sp, #0]
    stp x21, x22, [sp, #16]
    stp x23, x24, [sp, #32]
    stp d8, d9, [sp, #48]
    stp d10, d11, [sp, #64]
    stp d12, d13, [sp, #80]
    stp d14, d15, [sp, #96]
    mov x11, x5
    mov x12, x0
    mov x13, x1
    ldr x0, [x11, #8]
    mov x14, x2
    mov x15, x3
    mov x16, x4
    lsr x8, x0, #3
    cbz x8, .Lloop_end_168
.Lloop_169:
    ldr x0, [x11]
    ldr x1, [x11, #16]
    mov x2, x16
    mov x3, x12
    prfm pldl1keep, [x2]
    lsr x9, x3, #4
    mov x10, x15
    mov x17, x13
    ubfx x19, x3, #0, #4
    add x2, x2, x0, lsl #2
    ldp q0, q1, [x1]
    prfm pldl1keep, [x2]
    add x2, x2, x0, lsl #2
    prfm pldl1keep, [x2]
    add x2, x2, x0, lsl #2
    prfm pldl1keep, [x2]
    add x2, x2, x0, lsl #2
    prfm pldl1keep, [x2]
    add x2, x2, x0, lsl #2
    prfm pldl1keep, [x2]
    add x2, x2, x0, lsl #2
    dup v31.4s, v0.s[0]
    dup v30.4s, v0.s[0]
    prfm pldl1keep, [x2]
    add x2, x2, x0, lsl #2
    dup v29.4s, v0.s[1]
    dup v28.4s, v0.s[1]
    prfm pldl1keep, [x2]
    dup v27.4s, v0.s[2]
    dup v26.4s, v0.s[2]
    dup v25.4s, v0.s[3]
    dup v24.4s, v0.s[3]
    dup v23.4s, v1.s[0]
    dup v22.4s, v1.s[0]
    dup v21.4s, v1.s[1]
    dup v20.4s, v1.s[1]
    dup v19.4s, v1.s[2]
    dup v18.4s, v1.s[2]
    dup v17.4s, v1.s[3]
    dup v16.4s, v1.s[3]
    cbz x9, .Lloop_end_170
.Lloop_171:
    ldr x0, [x10]
    ldr x1, [x10, #8]
    mov x2, x14
    mov x23, x14
    ld1 {v4.4s, v5.4s, v6.4s, v7.4s}, [x17], #64
    ldr x3, [x10, #16]
    mov x4, x14
    mov x5, x14
    ld1 {v0.4s, v1.4s, v2.4s, v3.4s}, [x17], #64
    mov x6, x14
    mov x7, x14
    mov x20, x14
    mov x21, x14
    mov x22, x14
    sub x9, x9, #1
    add x2, x2, x0, lsl #2
    ldr x0, [x10, #24]
    add x23, x23, x1, lsl #2
    mov x24, x14
    ldp q8, q9, [x2]
    ldr x1, [x10, #32]
    add x4, x4, x3, lsl #2
    mov x3, x14
    add x5, x5, x0, lsl #2
    ldr x0, [x10, #40]
    fmla v31.4s, v8.4s, v4.s[0]
    fmla v30.4s, v9.4s, v4.s[0]
    add x6, x6, x1, lsl #2
    ldr x1, [x10, #48]
    fmla v29.4s, v8.4s, v5.s[0]
    fmla v28.4s, v9.4s, v5.s[0]
    fmla v27.4s, v8.4s, v6.s[0]
    fmla v26.4s, v9.4s, v6.s[0]
    fmla v25.4s, v8.4s, v7.s[0]
    fmla v24.4s, v9.4s, v7.s[0]
    fmla v23.4s, v8.4s, v0.s[0]
    fmla v22.4s, v9.4s, v0.s[0]
    add x7, x7, x0, lsl #2
    ldr x0, [x10, #56]
    fmla v21.4s, v8.4s, v1.s[0]
    fmla v20.4s, v9.4s, v1.s[0]
    add x20, x20, x1, lsl #2
    ldr x1, [x10, #64]
    fmla v19.4s, v8.4s, v2.s[0]
    fmla v18.4s, v9.4s, v2.s[0]
    fmla v17.4s, v8.4s, v3.s[0]
    fmla v16.4s, v9.4s, v3.s[0]
    ldp q8, q9, [x23]
    ldr x2, [x10, #72]
    add x21, x21, x0, lsl #2
    ldr x0, [x10, #80]
    add x22, x22, x1, lsl #2
    ldr x1, [x10, #88]
    fmla v31.4s, v8.4s, v4.s[1]
    fmla v30.4s, v9.4s, v4.s[1]
    add x24, x24, x2, lsl #2
    ldr x2, [x10, #96]
    fmla v29.4s, v8.4s, v5.s[1]
    fmla v28.4s, v9.4s, v5.s[1]
    fmla v27.4s, v8.4s, v6.s[1]
    fmla v26.4s, v9.4s, v6.s[1]
    add x3, x3, x0, lsl #2
    mov x23, x14
    fmla v25.4s, v8.4s, v7.s[1]
    fmla v24.4s, v9.4s, v7.s[1]
    add x23, x23, x1, lsl #2
    ldr x0, [x10, #104]
    fmla v23.4s, v8.4s, v0.s[1]
    fmla v22.4s, v9.4s, v0.s[1]
    fmla v21.4s, v8.4s, v1.s[1]
    fmla v20.4s, v9.4s, v1.s[1]
    fmla v19.4s, v8.4s, v2.s[1]
    fmla v18.4s, v9.4s, v2.s[1]
    fmla v17.4s, v8.4s, v3.s[1]
    fmla v16.4s, v9.4s, v3.s[1]
    ldp q8, q9, [x4]
    mov x1, x14
    add x1, x1, x2, lsl #2
    ldr x2, [x10, #112]
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
    ldp q14, q15, [x5]
    mov x4, x14
    add x4, x4, x0, lsl #2
    ldr x0, [x10, #120]
    add x10, x10, #128
    fmla v31.4s, v14.4s, v4.s[3]
    fmla v30.4s, v15.4s, v4.s[3]
    fmla v29.4s, v14.4s, v5.s[3]
    fmla v28.4s, v15.4s, v5.s[3]
    ldp q8, q9, [x6]
    mov x5, x14
    fmla v27.4s, v14.4s, v6.s[3]
    fmla v26.4s, v15.4s, v6.s[3]
    add x5, x5, x2, lsl #2
    mov x2, x14
    fmla v25.4s, v14.4s, v7.s[3]
    fmla v24.4s, v15.4s, v7.s[3]
    ldp q10, q11, [x7]
    add x2, x2, x0, lsl #2
    fmla v23.4s, v14.4s, v0.s[3]
    fmla v22.4s, v15.4s, v0.s[3]
    fmla v21.4s, v14.4s, v1.s[3]
    fmla v20.4s, v15.4s, v1.s[3]
    ldp q12, q13, [x20]
    fmla v19.4s, v14.4s, v2.s[3]
    fmla v18.4s, v15.4s, v2.s[3]
    fmla v17.4s, v14.4s, v3.s[3]
    fmla v16.4s, v15.4s, v3.s[3]
    ld1 {v4.4s, v5.4s, v6.4s, v7.4s}, [x17], #64
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
    ld1 {v0.4s, v1.4s, v2.4s, v3.4s}, [x17], #64
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
    ldp q14, q15, [x21]
    fmla v31.4s, v14.4s, v4.s[3]
    fmla v30.4s, v15.4s, v4.s[3]
    fmla v29.4s, v14.4s, v5.s[3]
    fmla v28.4s, v15.4s, v5.s[3]
    ldp q8, q9, [x22]
    fmla v27.4s, v14.4s, v6.s[3]
    fmla v26.4s, v15.4s, v6.s[3]
    fmla v25.4s, v14.4s, v7.s[3]
    fmla v24.4s, v15.4s, v7.s[3]
    ldp q10, q11, [x24]
    fmla v23.4s, v14.4s, v0.s[3]
    fmla v22.4s, v15.4s, v0.s[3]
    fmla v21.4s, v14.4s, v1.s[3]
    fmla v20.4s, v15.4s, v1.s[3]
    ldp q12, q13, [x3]
    fmla v19.4s, v14.4s, v2.s[3]
    fmla v18.4s, v15.4s, v2.s[3]
    fmla v17.4s, v14.4s, v3.s[3]
    fmla v16.4s, v15.4s, v3.s[3]
    ld1 {v4.4s, v5.4s, v6.4s, v7.4s}, [x17], #64
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
    ld1 {v0.4s, v1.4s, v2.4s, v3.4s}, [x17], #64
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
    ldp q14, q15, [x23]
    fmla v31.4s, v14.4s, v4.s[3]
    fmla v30.4s, v15.4s, v4.s[3]
    fmla v29.4s, v14.4s, v5.s[3]
    fmla v28.4s, v15.4s, v5.s[3]
    ldp q8, q9, [x1]
    fmla v27.4s, v14.4s, v6.s[3]
    fmla v26.4s, v15.4s, v6.s[3]
    fmla v25.4s, v14.4s, v7.s[3]
    fmla v24.4s, v15.4s, v7.s[3]
    ldp q10, q11, [x4]
    fmla v23.4s, v14.4s, v0.s[3]
    fmla v22.4s, v15.4s, v0.s[3]
    fmla v21.4s, v14.4s, v1.s[3]
    fmla v20.4s, v15.4s, v1.s[3]
    ldp q12, q13, [x5]
    fmla v19.4s, v14.4s, v2.s[3]
    fmla v18.4s, v15.4s, v2.s[3]
    fmla v17.4s, v14.4s, v3.s[3]
    fmla v16.4s, v15.4s, v3.s[3]
    ld1 {v4.4s, v5.4s, v6.4s, v7.4s}, [x17], #64
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
    ld1 {v0.4s, v1.4s, v2.4s, v3.4s}, [x17], #64
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
    ldp q8, q9, [x2]
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
    cbnz x9, .Lloop_171
.Lloop_end_170:
    lsr x0, x19, #2
    ubfx x1, x19, #0, #2
    cbz x0, .Lloop_end_172
.Lloop_173:
    ldr x2, [x10]
    ldr x3, [x10, #8]
    mov x4, x14
    mov x5, x14
    ld1 {v4.4s, v5.4s, v6.4s, v7.4s}, [x17], #64
    ldr x6, [x10, #16]
    mov x7, x14
    mov x9, x14
    ld1 {v0.4s, v1.4s, v2.4s, v3.4s}, [x17], #64
    sub x0, x0, #1
    add x4, x4, x2, lsl #2
    ldr x2, [x10, #24]
    add x5, x5, x3, lsl #2
    add x10, x10, #32
    ldp q8, q9, [x4]
    add x7, x7, x6, lsl #2
    add x9, x9, x2, lsl #2
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
    ldp q8, q9, [x5]
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
    ldp q8, q9, [x7]
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
    ldp q8, q9, [x9]
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
    cbnz x0, .Lloop_173
.Lloop_end_172:
    cbz x1, .Lloop_end_174
.Lloop_175:
    ldr x0, [x10]
    mov x2, x14
    ldr s0, [x17]
    sub x1, x1, #1
    ldr s1, [x17, #16]
    ldr s2, [x17, #32]
    add x10, x10, #8
    ldr s3, [x17, #48]
    ldr s4, [x17, #64]
    ldr s5, [x17, #80]
    ldr s6, [x17, #96]
    ldr s7, [x17, #112]
    add x17, x17, #4
    add x2, x2, x0, lsl #2
    ldp q8, q9, [x2]
    fmla v31.4s, v8.4s, v0.s[0]
    fmla v30.4s, v9.4s, v0.s[0]
    fmla v29.4s, v8.4s, v1.s[0]
    fmla v28.4s, v9.4s, v1.s[0]
    fmla v27.4s, v8.4s, v2.s[0]
    fmla v26.4s, v9.4s, v2.s[0]
    fmla v25.4s, v8.4s, v3.s[0]
    fmla v24.4s, v9.4s, v3.s[0]
    fmla v23.4s, v8.4s, v4.s[0]
    fmla v22.4s, v9.4s, v4.s[0]
    fmla v21.4s, v8.4s, v5.s[0]
    fmla v20.4s, v9.4s, v5.s[0]
    fmla v19.4s, v8.4s, v6.s[0]
    fmla v18.4s, v9.4s, v6.s[0]
    fmla v17.4s, v8.4s, v7.s[0]
    fmla v16.4s, v9.4s, v7.s[0]
    cbnz x1, .Lloop_175
.Lloop_end_174:
    ldr x0, [x11]
    mov x1, x16
    sub x8, x8, #1
    ldr s0, [x11, #40]
    add x14, x14, #32
    add x16, x16, #32
    dup v0.4s, v0.s[0]
    fmax v1.4s, v0.4s, v31.4s
    fmax v2.4s, v0.4s, v30.4s
    fmax v3.4s, v0.4s, v29.4s
    fmax v4.4s, v0.4s, v28.4s
    fmax v5.4s, v0.4s, v27.4s
    fmax v6.4s, v0.4s, v26.4s
    str q1, [x1]
    str q2, [x1, #16]
    add x1, x1, x0, lsl #2
    fmax v1.4s, v0.4s, v25.4s
    fmax v2.4s, v0.4s, v24.4s
    str q3, [x1]
    str q4, [x1, #16]
    add x1, x1, x0, lsl #2
    fmax v3.4s, v0.4s, v23.4s
    fmax v4.4s, v0.4s, v22.4s
    str q5, [x1]
    str q6, [x1, #16]
    add x1, x1, x0, lsl #2
    fmax v5.4s, v0.4s, v21.4s
    fmax v6.4s, v0.4s, v20.4s
    str q1, [x1]
    str q2, [x1, #16]
    add x1, x1, x0, lsl #2
    fmax v1.4s, v0.4s, v19.4s
    fmax v2.4s, v0.4s, v18.4s
    str q3, [x1]
    str q4, [x1, #16]
    add x1, x1, x0, lsl #2
    fmax v3.4s, v0.4s, v17.4s
    fmax v0.4s, v0.4s, v16.4s
    str q5, [x1]
    str q6, [x1, #16]
    add x1, x1, x0, lsl #2
    str q1, [x1]
    str q2, [x1, #16]
    add x1, x1, x0, lsl #2
    str q3, [x1]
    str q0, [x1, #16]
    cbnz x8, .Lloop_169
.Lloop_end_168:
    ldr x0, [x11, #8]
    ubfx x0, x0, #0, #3
    cbnz x0, .Lotherwise_176
    b .Lend_177
.Lotherwise_176:
    sub x1, x0, #1
    lsr x1, x1, #2
    cbnz x1, .Lotherwise_178
    ldr x1, [x11]
    add x16, x16, x0, lsl #2
    ldr x2, [x11, #16]
    mov x3, x16
    add x14, x14, x0, lsl #2
    lsr x6, x12, #4
    sub x0, x3, #16
    prfm pldl1keep, [x0]
    ubfx x7, x12, #0, #4
    sub x14, x14, #16
    sub x16, x16, #16
    add x3, x3, x1, lsl #2
    ldp q0, q1, [x2]
    sub x0, x3, #16
    add x3, x3, x1, lsl #2
    sub x2, x3, #16
    add x3, x3, x1, lsl #2
    prfm pldl1keep, [x0]
    sub x0, x3, #16
    add x3, x3, x1, lsl #2
    prfm pldl1keep, [x2]
    sub x2, x3, #16
    add x3, x3, x1, lsl #2
    prfm pldl1keep, [x0]
    sub x0, x3, #16
    add x3, x3, x1, lsl #2
    prfm pldl1keep, [x2]
    dup v31.4s, v0.s[0]
    sub x2, x3, #16
    add x3, x3, x1, lsl #2
    prfm pldl1keep, [x0]
    dup v30.4s, v0.s[1]
    sub x0, x3, #16
    prfm pldl1keep, [x2]
    dup v29.4s, v0.s[2]
    dup v28.4s, v0.s[3]
    prfm pldl1keep, [x0]
    dup v27.4s, v1.s[0]
    dup v26.4s, v1.s[1]
    dup v25.4s, v1.s[2]
    dup v24.4s, v1.s[3]
    cbz x6, .Lloop_end_179
.Lloop_180:
    ldr x0, [x15]
    ldr x1, [x15, #8]
    mov x2, x14
    mov x3, x14
    ld1 {v4.4s, v5.4s, v6.4s, v7.4s}, [x13], #64
    ldr x4, [x15, #16]
    mov x5, x14
    mov x8, x14
    ld1 {v0.4s, v1.4s, v2.4s, v3.4s}, [x13], #64
    mov x23, x14
    mov x24, x14
    mov x21, x14
    mov x9, x14
    mov x10, x14
    mov x12, x14
    mov x17, x14
    mov x19, x14
    mov x20, x14
    add x2, x2, x0, lsl #2
    ldr x0, [x15, #24]
    add x3, x3, x1, lsl #2
    mov x22, x14
    ldr q16, [x2]
    ldr q19, [x3]
    add x5, x5, x4, lsl #2
    mov x4, x14
    ldr x1, [x15, #32]
    ldr q9, [x5]
    mov x5, x14
    sub x6, x6, #1
    ldr x2, [x15, #40]
    ld1 {v20.4s, v21.4s, v22.4s, v23.4s}, [x13], #64
    add x8, x8, x0, lsl #2
    ldr x0, [x15, #48]
    fmla v31.4s, v16.4s, v4.s[0]
    fmla v30.4s, v16.4s, v5.s[0]
    ldr q8, [x8]
    fmla v29.4s, v16.4s, v6.s[0]
    fmla v28.4s, v16.4s, v7.s[0]
    add x23, x23, x1, lsl #2
    ldr x1, [x15, #56]
    fmla v27.4s, v16.4s, v0.s[0]
    fmla v26.4s, v16.4s, v1.s[0]
    ldr q18, [x23]
    add x24, x24, x2, lsl #2
    fmla v25.4s, v16.4s, v2.s[0]
    fmla v24.4s, v16.4s, v3.s[0]
    ldr q17, [x24]
    ldr x2, [x15, #64]
    fmla v31.4s, v19.4s, v4.s[1]
    fmla v30.4s, v19.4s, v5.s[1]
    add x21, x21, x0, lsl #2
    ldr x0, [x15, #72]
    fmla v29.4s, v19.4s, v6.s[1]
    fmla v28.4s, v19.4s, v7.s[1]
    ldr q16, [x21]
    ldr x3, [x15, #80]
    fmla v27.4s, v19.4s, v0.s[1]
    fmla v26.4s, v19.4s, v1.s[1]
    add x9, x9, x1, lsl #2
    ldr x1, [x15, #88]
    fmla v25.4s, v19.4s, v2.s[1]
    fmla v24.4s, v19.4s, v3.s[1]
    ldr q12, [x9]
    ldr x8, [x15, #96]
    fmla v31.4s, v9.4s, v4.s[2]
    fmla v30.4s, v9.4s, v5.s[2]
    add x10, x10, x2, lsl #2
    ldr x2, [x15, #104]
    fmla v29.4s, v9.4s, v6.s[2]
    fmla v28.4s, v9.4s, v7.s[2]
    add x12, x12, x0, lsl #2
    ldr x0, [x15, #112]
    fmla v27.4s, v9.4s, v0.s[2]
    fmla v26.4s, v9.4s, v1.s[2]
    add x17, x17, x3, lsl #2
    ldr x3, [x15, #120]
    fmla v25.4s, v9.4s, v2.s[2]
    fmla v24.4s, v9.4s, v3.s[2]
    ldr q11, [x10]
    add x19, x19, x1, lsl #2
    fmla v31.4s, v8.4s, v4.s[3]
    fmla v30.4s, v8.4s, v5.s[3]
    ldr q4, [x12]
    ldr q14, [x17]
    fmla v29.4s, v8.4s, v6.s[3]
    fmla v28.4s, v8.4s, v7.s[3]
    ldr q15, [x19]
    add x20, x20, x8, lsl #2
    fmla v27.4s, v8.4s, v0.s[3]
    fmla v26.4s, v8.4s, v1.s[3]
    ldr q13, [x20]
    add x22, x22, x2, lsl #2
    fmla v25.4s, v8.4s, v2.s[3]
    fmla v24.4s, v8.4s, v3.s[3]
    ld1 {v0.4s, v1.4s, v2.4s, v3.4s}, [x13], #64
    ldr q10, [x22]
    fmla v31.4s, v18.4s, v20.s[0]
    fmla v30.4s, v18.4s, v21.s[0]
    add x4, x4, x0, lsl #2
    add x5, x5, x3, lsl #2
    fmla v29.4s, v18.4s, v22.s[0]
    fmla v28.4s, v18.4s, v23.s[0]
    add x15, x15, #128
    fmla v31.4s, v17.4s, v20.s[1]
    fmla v30.4s, v17.4s, v21.s[1]
    fmla v29.4s, v17.4s, v22.s[1]
    fmla v28.4s, v17.4s, v23.s[1]
    fmla v31.4s, v16.4s, v20.s[2]
    fmla v30.4s, v16.4s, v21.s[2]
    fmla v27.4s, v18.4s, v0.s[0]
    fmla v26.4s, v18.4s, v1.s[0]
    fmla v25.4s, v18.4s, v2.s[0]
    fmla v24.4s, v18.4s, v3.s[0]
    ldr q9, [x4]
    fmla v27.4s, v17.4s, v0.s[1]
    fmla v26.4s, v17.4s, v1.s[1]
    fmla v25.4s, v17.4s, v2.s[1]
    fmla v24.4s, v17.4s, v3.s[1]
    ldr q8, [x5]
    fmla v29.4s, v16.4s, v22.s[2]
    fmla v28.4s, v16.4s, v23.s[2]
    fmla v27.4s, v16.4s, v0.s[2]
    fmla v26.4s, v16.4s, v1.s[2]
    fmla v25.4s, v16.4s, v2.s[2]
    fmla v24.4s, v16.4s, v3.s[2]
    fmla v31.4s, v12.4s, v20.s[3]
    fmla v30.4s, v12.4s, v21.s[3]
    fmla v29.4s, v12.4s, v22.s[3]
    ld1 {v16.4s, v17.4s, v18.4s, v19.4s}, [x13], #64
    fmla v28.4s, v12.4s, v23.s[3]
    fmla v27.4s, v12.4s, v0.s[3]
    fmla v26.4s, v12.4s, v1.s[3]
    fmla v25.4s, v12.4s, v2.s[3]
    ld1 {v20.4s, v21.4s, v22.4s, v23.4s}, [x13], #64
    fmla v24.4s, v12.4s, v3.s[3]
    fmla v31.4s, v11.4s, v16.s[0]
    fmla v30.4s, v11.4s, v17.s[0]
    fmla v29.4s, v11.4s, v18.s[0]
    fmla v28.4s, v11.4s, v19.s[0]
    fmla v27.4s, v11.4s, v20.s[0]
    fmla v26.4s, v11.4s, v21.s[0]
    fmla v25.4s, v11.4s, v22.s[0]
    fmla v24.4s, v11.4s, v23.s[0]
    fmla v31.4s, v4.4s, v16.s[1]
    fmla v30.4s, v4.4s, v17.s[1]
    fmla v29.4s, v4.4s, v18.s[1]
    fmla v28.4s, v4.4s, v19.s[1]
    fmla v27.4s, v4.4s, v20.s[1]
    fmla v26.4s, v4.4s, v21.s[1]
    fmla v25.4s, v4.4s, v22.s[1]
    fmla v24.4s, v4.4s, v23.s[1]
    ld1 {v4.4s, v5.4s, v6.4s, v7.4s}, [x13], #64
    fmla v31.4s, v14.4s, v16.s[2]
    fmla v30.4s, v14.4s, v17.s[2]
    fmla v29.4s, v14.4s, v18.s[2]
    fmla v28.4s, v14.4s, v19.s[2]
    fmla v27.4s, v14.4s, v20.s[2]
    fmla v26.4s, v14.4s, v21.s[2]
    fmla v25.4s, v14.4s, v22.s[2]
    fmla v24.4s, v14.4s, v23.s[2]
    fmla v31.4s, v15.4s, v16.s[3]
    fmla v30.4s, v15.4s, v17.s[3]
    fmla v29.4s, v15.4s, v18.s[3]
    ld1 {v0.4s, v1.4s, v2.4s, v3.4s}, [x13], #64
    fmla v28.4s, v15.4s, v19.s[3]
    fmla v27.4s, v15.4s, v20.s[3]
    fmla v26.4s, v15.4s, v21.s[3]
    fmla v25.4s, v15.4s, v22.s[3]
    fmla v24.4s, v15.4s, v23.s[3]
    fmla v31.4s, v13.4s, v4.s[0]
    fmla v30.4s, v13.4s, v5.s[0]
    fmla v29.4s, v13.4s, v6.s[0]
    fmla v28.4s, v13.4s, v7.s[0]
    fmla v31.4s, v10.4s, v4.s[1]
    fmla v30.4s, v10.4s, v5.s[1]
    fmla v27.4s, v13.4s, v0.s[0]
    fmla v26.4s, v13.4s, v1.s[0]
    fmla v25.4s, v13.4s, v2.s[0]
    fmla v24.4s, v13.4s, v3.s[0]
    fmla v29.4s, v10.4s, v6.s[1]
    fmla v28.4s, v10.4s, v7.s[1]
    fmla v27.4s, v10.4s, v0.s[1]
    fmla v26.4s, v10.4s, v1.s[1]
    fmla v25.4s, v10.4s, v2.s[1]
    fmla v24.4s, v10.4s, v3.s[1]
    fmla v31.4s, v9.4s, v4.s[2]
    fmla v30.4s, v9.4s, v5.s[2]
    fmla v29.4s, v9.4s, v6.s[2]
    fmla v28.4s, v9.4s, v7.s[2]
    fmla v27.4s, v9.4s, v0.s[2]
    fmla v26.4s, v9.4s, v1.s[2]
    fmla v25.4s, v9.4s, v2.s[2]
    fmla v24.4s, v9.4s, v3.s[2]
    fmla v31.4s, v8.4s, v4.s[3]
    fmla v30.4s, v8.4s, v5.s[3]
    fmla v29.4s, v8.4s, v6.s[3]
    fmla v28.4s, v8.4s, v7.s[3]
    fmla v27.4s, v8.4s, v0.s[3]
    fmla v26.4s, v8.4s, v1.s[3]
    fmla v25.4s, v8.4s, v2.s[3]
    fmla v24.4s, v8.4s, v3.s[3]
    cbnz x6, .Lloop_180
.Lloop_end_179:
    lsr x0, x7, #2
    ubfx x1, x7, #0, #2
    cbz x0, .Lloop_end_181
.Lloop_182:
    ldr x2, [x15]
    ldr x3, [x15, #8]
    mov x4, x14
    mov x5, x14
    ld1 {v4.4s, v5.4s, v6.4s, v7.4s}, [x13], #64
    ldr x6, [x15, #16]
    mov x7, x14
    mov x8, x14
    ld1 {v0.4s, v1.4s, v2.4s, v3.4s}, [x13], #64
    sub x0, x0, #1
    add x4, x4, x2, lsl #2
    ldr x2, [x15, #24]
    add x5, x5, x3, lsl #2
    add x15, x15, #32
    ldr q16, [x4]
    ldr q17, [x5]
    add x7, x7, x6, lsl #2
    ldr q18, [x7]
    add x8, x8, x2, lsl #2
    fmla v31.4s, v16.4s, v4.s[0]
    fmla v30.4s, v16.4s, v5.s[0]
    ldr q19, [x8]
    fmla v29.4s, v16.4s, v6.s[0]
    fmla v28.4s, v16.4s, v7.s[0]
    fmla v27.4s, v16.4s, v0.s[0]
    fmla v26.4s, v16.4s, v1.s[0]
    fmla v25.4s, v16.4s, v2.s[0]
    fmla v24.4s, v16.4s, v3.s[0]
    fmla v31.4s, v17.4s, v4.s[1]
    fmla v30.4s, v17.4s, v5.s[1]
    fmla v29.4s, v17.4s, v6.s[1]
    fmla v28.4s, v17.4s, v7.s[1]
    fmla v27.4s, v17.4s, v0.s[1]
    fmla v26.4s, v17.4s, v1.s[1]
    fmla v25.4s, v17.4s, v2.s[1]
    fmla v24.4s, v17.4s, v3.s[1]
    fmla v31.4s, v18.4s, v4.s[2]
    fmla v30.4s, v18.4s, v5.s[2]
    fmla v29.4s, v18.4s, v6.s[2]
    fmla v28.4s, v18.4s, v7.s[2]
    fmla v27.4s, v18.4s, v0.s[2]
    fmla v26.4s, v18.4s, v1.s[2]
    fmla v25.4s, v18.4s, v2.s[2]
    fmla v24.4s, v18.4s, v3.s[2]
    fmla v31.4s, v19.4s, v4.s[3]
    fmla v30.4s, v19.4s, v5.s[3]
    fmla v29.4s, v19.4s, v6.s[3]
    fmla v28.4s, v19.4s, v7.s[3]
    fmla v27.4s, v19.4s, v0.s[3]
    fmla v26.4s, v19.4s, v1.s[3]
    fmla v25.4s, v19.4s, v2.s[3]
    fmla v24.4s, v19.4s, v3.s[3]
    cbnz x0, .Lloop_182
.Lloop_end_181:
    cbz x1, .Lloop_end_183
.Lloop_184:
    ldr x0, [x15]
    mov x2, x14
    ldr s0, [x13]
    sub x1, x1, #1
    ldr s1, [x13, #16]
    ldr s2, [x13, #32]
    add x15, x15, #8
    ldr s3, [x13, #48]
    ldr s4, [x13, #64]
    ldr s5, [x13, #80]
    ldr s6, [x13, #96]
    ldr s7, [x13, #112]
    add x13, x13, #4
    add x2, x2, x0, lsl #2
    ldr q16, [x2]
    fmla v31.4s, v16.4s, v0.s[0]
    fmla v30.4s, v16.4s, v1.s[0]
    fmla v29.4s, v16.4s, v2.s[0]
    fmla v28.4s, v16.4s, v3.s[0]
    fmla v27.4s, v16.4s, v4.s[0]
    fmla v26.4s, v16.4s, v5.s[0]
    fmla v25.4s, v16.4s, v6.s[0]
    fmla v24.4s, v16.4s, v7.s[0]
    cbnz x1, .Lloop_184
.Lloop_end_183:
    ldr x0, [x11]
    ldr s0, [x11, #40]
    dup v0.4s, v0.s[0]
    fmax v1.4s, v0.4s, v31.4s
    fmax v2.4s, v0.4s, v30.4s
    fmax v3.4s, v0.4s, v29.4s
    fmax v4.4s, v0.4s, v28.4s
    fmax v5.4s, v0.4s, v27.4s
    fmax v6.4s, v0.4s, v26.4s
    str q1, [x16]
    add x16, x16, x0, lsl #2
    fmax v1.4s, v0.4s, v25.4s
    fmax v0.4s, v0.4s, v24.4s
    str q2, [x16]
    add x16, x16, x0, lsl #2
    str q3, [x16]
    add x16, x16, x0, lsl #2
    str q4, [x16]
    add x16, x16, x0, lsl #2
    str q5, [x16]
    add x16, x16, x0, lsl #2
    str q6, [x16]
    add x16, x16, x0, lsl #2
    str q1, [x16]
    add x16, x16, x0, lsl #2
    str q0, [x16]
    b .Lend_185
.Lotherwise_178:
    ldr x1, [x11]
    add x16, x16, x0, lsl #2
    ldr x2, [x11, #16]
    mov x3, x16
    add x14, x14, x0, lsl #2
    lsr x4, x12, #4
    sub x0, x3, #32
    prfm pldl1keep, [x0]
    ubfx x6, x12, #0, #4
    sub x14, x14, #32
    sub x16, x16, #32
    add x3, x3, x1, lsl #2
    ldp q0, q1, [x2]
    sub x0, x3, #32
    add x3, x3, x1, lsl #2
    sub x2, x3, #32
    add x3, x3, x1, lsl #2
    prfm pldl1keep, [x0]
    sub x0, x3, #32
    add x3, x3, x1, lsl #2
    prfm pldl1keep, [x2]
    sub x2, x3, #32
    add x3, x3, x1, lsl #2
    prfm pldl1keep, [x0]
    sub x0, x3, #32
    add x3, x3, x1, lsl #2
    prfm pldl1keep, [x2]
    dup v31.4s, v0.s[0]
    sub x2, x3, #32
    add x3, x3, x1, lsl #2
    prfm pldl1keep, [x0]
    dup v30.4s, v0.s[0]
    sub x0, x3, #32
    prfm pldl1keep, [x2]
    dup v29.4s, v0.s[1]
    dup v28.4s, v0.s[1]
    prfm pldl1keep, [x0]
    dup v27.4s, v0.s[2]
    dup v26.4s, v0.s[2]
    dup v25.4s, v0.s[3]
    dup v24.4s, v0.s[3]
    dup v23.4s, v1.s[0]
    dup v22.4s, v1.s[0]
    dup v21.4s, v1.s[1]
    dup v20.4s, v1.s[1]
    dup v19.4s, v1.s[2]
    dup v18.4s, v1.s[2]
    dup v17.4s, v1.s[3]
    dup v16.4s, v1.s[3]
    cbz x4, .Lloop_end_186
.Lloop_187:
    ldr x0, [x15]
    ldr x1, [x15, #8]
    mov x2, x14
    mov x23, x14
    ld1 {v4.4s, v5.4s, v6.4s, v7.4s}, [x13], #64
    ldr x3, [x15, #16]
    mov x5, x14
    mov x7, x14
    ld1 {v0.4s, v1.4s, v2.4s, v3.4s}, [x13], #64
    mov x8, x14
    mov x9, x14
    mov x10, x14
    mov x12, x14
    mov x17, x14
    mov x19, x14
    mov x20, x14
    mov x21, x14
    mov x22, x14
    add x2, x2, x0, lsl #2
    ldr x0, [x15, #24]
    add x23, x23, x1, lsl #2
    mov x24, x14
    ldp q8, q9, [x2]
    ldr x1, [x15, #32]
    add x5, x5, x3, lsl #2
    mov x3, x14
    sub x4, x4, #1
    add x7, x7, x0, lsl #2
    ldr x0, [x15, #40]
    fmla v31.4s, v8.4s, v4.s[0]
    fmla v30.4s, v9.4s, v4.s[0]
    add x8, x8, x1, lsl #2
    ldr x1, [x15, #48]
    fmla v29.4s, v8.4s, v5.s[0]
    fmla v28.4s, v9.4s, v5.s[0]
    fmla v27.4s, v8.4s, v6.s[0]
    fmla v26.4s, v9.4s, v6.s[0]
    fmla v25.4s, v8.4s, v7.s[0]
    fmla v24.4s, v9.4s, v7.s[0]
    fmla v23.4s, v8.4s, v0.s[0]
    fmla v22.4s, v9.4s, v0.s[0]
    add x9, x9, x0, lsl #2
    ldr x0, [x15, #56]
    fmla v21.4s, v8.4s, v1.s[0]
    fmla v20.4s, v9.4s, v1.s[0]
    add x10, x10, x1, lsl #2
    ldr x1, [x15, #64]
    fmla v19.4s, v8.4s, v2.s[0]
    fmla v18.4s, v9.4s, v2.s[0]
    fmla v17.4s, v8.4s, v3.s[0]
    fmla v16.4s, v9.4s, v3.s[0]
    ldp q8, q9, [x23]
    ldr x2, [x15, #72]
    add x12, x12, x0, lsl #2
    ldr x0, [x15, #80]
    add x17, x17, x1, lsl #2
    ldr x1, [x15, #88]
    fmla v31.4s, v8.4s, v4.s[1]
    fmla v30.4s, v9.4s, v4.s[1]
    add x19, x19, x2, lsl #2
    ldr x2, [x15, #96]
    fmla v29.4s, v8.4s, v5.s[1]
    fmla v28.4s, v9.4s, v5.s[1]
    fmla v27.4s, v8.4s, v6.s[1]
    fmla v26.4s, v9.4s, v6.s[1]
    add x20, x20, x0, lsl #2
    ldr x0, [x15, #104]
    fmla v25.4s, v8.4s, v7.s[1]
    fmla v24.4s, v9.4s, v7.s[1]
    add x21, x21, x1, lsl #2
    ldr x1, [x15, #112]
    fmla v23.4s, v8.4s, v0.s[1]
    fmla v22.4s, v9.4s, v0.s[1]
    fmla v21.4s, v8.4s, v1.s[1]
    fmla v20.4s, v9.4s, v1.s[1]
    add x22, x22, x2, lsl #2
    ldr x2, [x15, #120]
    fmla v19.4s, v8.4s, v2.s[1]
    fmla v18.4s, v9.4s, v2.s[1]
    add x15, x15, #128
    fmla v17.4s, v8.4s, v3.s[1]
    fmla v16.4s, v9.4s, v3.s[1]
    ldp q8, q9, [x5]
    add x24, x24, x0, lsl #2
    add x3, x3, x1, lsl #2
    mov x0, x14
    add x0, x0, x2, lsl #2
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
    ldp q14, q15, [x7]
    fmla v31.4s, v14.4s, v4.s[3]
    fmla v30.4s, v15.4s, v4.s[3]
    fmla v29.4s, v14.4s, v5.s[3]
    fmla v28.4s, v15.4s, v5.s[3]
    ldp q8, q9, [x8]
    fmla v27.4s, v14.4s, v6.s[3]
    fmla v26.4s, v15.4s, v6.s[3]
    fmla v25.4s, v14.4s, v7.s[3]
    fmla v24.4s, v15.4s, v7.s[3]
    ldp q10, q11, [x9]
    fmla v23.4s, v14.4s, v0.s[3]
    fmla v22.4s, v15.4s, v0.s[3]
    fmla v21.4s, v14.4s, v1.s[3]
    fmla v20.4s, v15.4s, v1.s[3]
    ldp q12, q13, [x10]
    fmla v19.4s, v14.4s, v2.s[3]
    fmla v18.4s, v15.4s, v2.s[3]
    fmla v17.4s, v14.4s, v3.s[3]
    fmla v16.4s, v15.4s, v3.s[3]
    ld1 {v4.4s, v5.4s, v6.4s, v7.4s}, [x13], #64
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
    ldp q14, q15, [x12]
    fmla v31.4s, v14.4s, v4.s[3]
    fmla v30.4s, v15.4s, v4.s[3]
    fmla v29.4s, v14.4s, v5.s[3]
    fmla v28.4s, v15.4s, v5.s[3]
    ldp q8, q9, [x17]
    fmla v27.4s, v14.4s, v6.s[3]
    fmla v26.4s, v15.4s, v6.s[3]
    fmla v25.4s, v14.4s, v7.s[3]
    fmla v24.4s, v15.4s, v7.s[3]
    ldp q10, q11, [x19]
    fmla v23.4s, v14.4s, v0.s[3]
    fmla v22.4s, v15.4s, v0.s[3]
    fmla v21.4s, v14.4s, v1.s[3]
    fmla v20.4s, v15.4s, v1.s[3]
    ldp q12, q13, [x20]
    fmla v19.4s, v14.4s, v2.s[3]
    fmla v18.4s, v15.4s, v2.s[3]
    fmla v17.4s, v14.4s, v3.s[3]
    fmla v16.4s, v15.4s, v3.s[3]
    ld1 {v4.4s, v5.4s, v6.4s, v7.4s}, [x13], #64
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
    ldp q14, q15, [x21]
    fmla v31.4s, v14.4s, v4.s[3]
    fmla v30.4s, v15.4s, v4.s[3]
    fmla v29.4s, v14.4s, v5.s[3]
    fmla v28.4s, v15.4s, v5.s[3]
    ldp q8, q9, [x22]
    fmla v27.4s, v14.4s, v6.s[3]
    fmla v26.4s, v15.4s, v6.s[3]
    fmla v25.4s, v14.4s, v7.s[3]
    fmla v24.4s, v15.4s, v7.s[3]
    ldp q10, q11, [x24]
    fmla v23.4s, v14.4s, v0.s[3]
    fmla v22.4s, v15.4s, v0.s[3]
    fmla v21.4s, v14.4s, v1.s[3]
    fmla v20.4s, v15.4s, v1.s[3]
    ldp q12, q13, [x3]
    fmla v19.4s, v14.4s, v2.s[3]
    fmla v18.4s, v15.4s, v2.s[3]
    fmla v17.4s, v14.4s, v3.s[3]
    fmla v16.4s, v15.4s, v3.s[3]
    ld1 {v4.4s, v5.4s, v6.4s, v7.4s}, [x13], #64
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
    ldp q8, q9, [x0]
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
    cbnz x4, .Lloop_187
.Lloop_end_186:
    lsr x0, x6, #2
    ubfx x1, x6, #0, #2
    cbz x0, .Lloop_end_188
.Lloop_189:
    ldr x2, [x15]
    ldr x3, [x15, #8]
    mov x4, x14
    mov x5, x14
    ld1 {v4.4s, v5.4s, v6.4s, v7.4s}, [x13], #64
    ldr x6, [x15, #16]
    mov x7, x14
    mov x8, x14
    ld1 {v0.4s, v1.4s, v2.4s, v3.4s}, [x13], #64
    sub x0, x0, #1
    add x4, x4, x2, lsl #2
    ldr x2, [x15, #24]
    add x5, x5, x3, lsl #2
    add x15, x15, #32
    ldp q8, q9, [x4]
    add x7, x7, x6, lsl #2
    add x8, x8, x2, lsl #2
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
    ldp q8, q9, [x5]
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
    ldp q8, q9, [x7]
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
    ldp q8, q9, [x8]
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
    cbnz x0, .Lloop_189
.Lloop_end_188:
    cbz x1, .Lloop_end_190
.Lloop_191:
    ldr x0, [x15]
    mov x2, x14
    ldr s0, [x13]
    sub x1, x1, #1
    ldr s1, [x13, #16]
    ldr s2, [x13, #32]
    add x15, x15, #8
    ldr s3, [x13, #48]
    ldr s4, [x13, #64]
    ldr s5, [x13, #80]
    ldr s6, [x13, #96]
    ldr s7, [x13, #112]
    add x13, x13, #4
    add x2, x2, x0, lsl #2
    ldp q8, q9, [x2]
    fmla v31.4s, v8.4s, v0.s[0]
    fmla v30.4s, v9.4s, v0.s[0]
    fmla v29.4s, v8.4s, v1.s[0]
    fmla v28.4s, v9.4s, v1.s[0]
    fmla v27.4s, v8.4s, v2.s[0]
    fmla v26.4s, v9.4s, v2.s[0]
    fmla v25.4s, v8.4s, v3.s[0]
    fmla v24.4s, v9.4s, v3.s[0]
    fmla v23.4s, v8.4s, v4.s[0]
    fmla v22.4s, v9.4s, v4.s[0]
    fmla v21.4s, v8.4s, v5.s[0]
    fmla v20.4s, v9.4s, v5.s[0]
    fmla v19.4s, v8.4s, v6.s[0]
    fmla v18.4s, v9.4s, v6.s[0]
    fmla v17.4s, v8.4s, v7.s[0]
    fmla v16.4s, v9.4s, v7.s[0]
    cbnz x1, .Lloop_191
.Lloop_end_190:
    ldr x0, [x11]
    ldr s0, [x11, #40]
    dup v0.4s, v0.s[0]
    fmax v1.4s, v0.4s, v31.4s
    fmax v2.4s, v0.4s, v30.4s
    fmax v3.4s, v0.4s, v29.4s
    fmax v4.4s, v0.4s, v28.4s
    fmax v5.4s, v0.4s, v27.4s
    fmax v6.4s, v0.4s, v26.4s
    str q1, [x16]
    str q2, [x16, #16]
    add x16, x16, x0, lsl #2
    fmax v1.4s, v0.4s, v25.4s
    fmax v2.4s, v0.4s, v24.4s
    str q3, [x16]
    str q4, [x16, #16]
    add x16, x16, x0, lsl #2
    fmax v3.4s, v0.4s, v23.4s
    fmax v4.4s, v0.4s, v22.4s
    str q5, [x16]
    str q6, [x16, #16]
    add x16, x16, x0, lsl #2
    fmax v5.4s, v0.4s, v21.4s
    fmax v6.4s, v0.4s, v20.4s
    str q1, [x16]
    str q2, [x16, #16]
    add x16, x16, x0, lsl #2
    fmax v1.4s, v0.4s, v19.4s
    fmax v2.4s, v0.4s, v18.4s
    str q3, [x16]
    str q4, [x16, #16]
    add x16, x16, x0, lsl #2
    fmax v3.4s, v0.4s, v17.4s
    fmax v0.4s, v0.4s, v16.4s
    str q5, [x16]
    str q6, [x16, #16]
    add x16, x16, x0, lsl #2
    str q1, [x16]
    str q2, [x16, #16]
    add x16, x16, x0, lsl #2
    str q3, [x16]
    str q0, [x16, #16]
.Lend_185:
.Lend_177:
    ldp x19, x20, [sp, #0]
    ldp x21, x22, [sp, #16]
    ldp x23, x24, [sp, #32]
    ldp d8, d9, [sp, #48]
    ldp d10, d11, [sp, #64]
    ldp d12, d13, [sp, #80]
    ldp d14, d15, [sp, #96]
    add sp, sp, #112
    ret
    .size nnp_direct_8x8__aarch64_neon, . - nnp_direct_8x8__aarch64_neon

    .section .note.GNU-stack, "", %progbits
