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
    mov x15, x5
    mov x7, x0
    mov x20, x1
    ldr x0, [x15, #8]
    mov x17, x2
    mov x23, x3
    mov x21, x4
    sub x0, x0, #1
    lsr x0, x0, #2
    cbnz x0, .Lotherwise_0
    ldr x0, [x15, #16]
    mov x1, x21
    lsr x22, x7, #4
    prfm pldl1keep, [x1]
    ubfx x24, x7, #0, #4
    ldr s0, [x0]
    dup v0.4s, v0.s[0]
    cbz x22, .Lloop_end_1
.Lloop_2:
    ldr x0, [x23]
    ldr x1, [x23, #8]
    mov x2, x17
    mov x3, x17
    ldr x4, [x23, #16]
    ldr q1, [x20]
    mov x5, x17
    mov x6, x17
    ldr x7, [x23, #24]
    ldr x8, [x23, #32]
    mov x9, x17
    mov x10, x17
    ldr x11, [x23, #40]
    ldr x12, [x23, #48]
    mov x13, x17
    mov x16, x17
    ldr q2, [x20, #128]
    ldr x14, [x23, #56]
    mov x19, x17
    mov x25, x17
    add x2, x2, x0, lsl #2
    add x3, x3, x1, lsl #2
    ldr x0, [x23, #64]
    ldr x1, [x23, #72]
    ldr q3, [x2]
    ldr q4, [x3]
    add x5, x5, x4, lsl #2
    mov x2, x17
    ldr q5, [x5]
    add x6, x6, x7, lsl #2
    add x9, x9, x8, lsl #2
    ldr x3, [x23, #80]
    ldr q6, [x6]
    ldr q7, [x9]
    add x10, x10, x11, lsl #2
    add x13, x13, x12, lsl #2
    ldr q16, [x10]
    ldr q17, [x13]
    add x16, x16, x14, lsl #2
    mov x4, x17
    ldr q18, [x16]
    add x19, x19, x0, lsl #2
    ldr q19, [x20, #256]
    add x25, x25, x1, lsl #2
    fmla v0.4s, v3.4s, v1.s[0]
    ldr q3, [x19]
    ldr x0, [x23, #88]
    mov x1, x17
    ldr q20, [x25]
    ldr x5, [x23, #96]
    add x2, x2, x3, lsl #2
    mov x3, x17
    fmla v0.4s, v4.4s, v1.s[1]
    ldr q4, [x2]
    ldr x2, [x23, #104]
    mov x6, x17
    ldr x7, [x23, #112]
    ldr q21, [x20, #384]
    mov x8, x17
    sub x22, x22, #1
    fmla v0.4s, v5.4s, v1.s[2]
    ldr x9, [x23, #120]
    add x23, x23, #128
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
    cbnz x22, .Lloop_2
.Lloop_end_1:
    lsr x0, x24, #2
    ubfx x1, x24, #0, #2
    cbz x0, .Lloop_end_3
.Lloop_4:
    ldr x2, [x23]
    ldr x3, [x23, #8]
    mov x4, x17
    mov x5, x17
    ldr x6, [x23, #16]
    ldr q1, [x20]
    mov x7, x17
    mov x8, x17
    ldr x9, [x23, #24]
    sub x0, x0, #1
    add x23, x23, #32
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
    cbnz x0, .Lloop_4
.Lloop_end_3:
    cbz x1, .Lloop_end_5
.Lloop_6:
    ldr x0, [x23]
    mov x2, x17
    ldr s1, [x20]
    sub x1, x1, #1
    add x23, x23, #8
    add x20, x20, #4
    add x2, x2, x0, lsl #2
    ldr q2, [x2]
    fmla v0.4s, v2.4s, v1.s[0]
    cbnz x1, .Lloop_6
.Lloop_end_5:
    ldr s1, [x15, #40]
    dup v1.4s, v1.s[0]
    fmax v0.4s, v1.4s, v0.4s
    str q0, [x21]
    b .Lend_7
.Lotherwise_0:
    ldr x0, [x15, #8]
    sub x0, x0, #5
    lsr x22, x0, #3
    cbz x22, .Lloop_end_8
.Lloop_9:
    ldr x0, [x15, #16]
    lsr x24, x7, #4
    mov x25, x23
    prfm pldl1keep, [x21]
    mov x19, x20
    ubfx x26, x7, #0, #4
    ldr s0, [x0]
    dup v23.4s, v0.s[0]
    dup v24.4s, v0.s[0]
    cbz x24, .Lloop_end_10
.Lloop_11:
    ldr x0, [x25]
    ldr x1, [x25, #8]
    mov x2, x17
    mov x3, x17
    ldr x4, [x25, #16]
    ldr q0, [x19]
    mov x5, x17
    mov x6, x17
    ldr x8, [x25, #24]
    ldr x9, [x25, #32]
    mov x10, x17
    mov x11, x17
    ldr x12, [x25, #40]
    ldr x28, [x25, #48]
    mov x13, x17
    mov x14, x17
    ldr q25, [x19, #128]
    ldr x30, [x25, #56]
    mov x16, x17
    mov x27, x17
    add x2, x2, x0, lsl #2
    add x3, x3, x1, lsl #2
    ldr x0, [x25, #64]
    ldr x1, [x25, #72]
    ldp q1, q2, [x2]
    ldp q3, q4, [x3]
    add x5, x5, x4, lsl #2
    mov x2, x17
    add x6, x6, x8, lsl #2
    add x10, x10, x9, lsl #2
    mov x4, x17
    ldp q5, q6, [x5]
    ldp q7, q16, [x6]
    add x11, x11, x12, lsl #2
    add x13, x13, x28, lsl #2
    add x14, x14, x30, lsl #2
    mov x9, x17
    mov x12, x17
    ldp q17, q18, [x10]
    ldp q19, q20, [x11]
    add x16, x16, x0, lsl #2
    add x27, x27, x1, lsl #2
    fmla v23.4s, v1.4s, v0.s[0]
    fmla v24.4s, v2.4s, v0.s[0]
    mov x0, x17
    mov x1, x17
    ldp q1, q2, [x13]
    ldp q21, q22, [x14]
    sub x24, x24, #1
    fmla v23.4s, v3.4s, v0.s[1]
    fmla v24.4s, v4.4s, v0.s[1]
    ldr x3, [x25, #80]
    ldp q26, q27, [x16]
    fmla v23.4s, v5.4s, v0.s[2]
    fmla v24.4s, v6.4s, v0.s[2]
    ldr q3, [x19, #256]
    ldr x5, [x25, #88]
    ldp q4, q5, [x27]
    fmla v23.4s, v7.4s, v0.s[3]
    fmla v24.4s, v16.4s, v0.s[3]
    ldr x6, [x25, #96]
    ldr x8, [x25, #104]
    ldr x10, [x25, #112]
    fmla v23.4s, v17.4s, v25.s[0]
    fmla v24.4s, v18.4s, v25.s[0]
    add x2, x2, x3, lsl #2
    ldr q0, [x19, #384]
    ldp q6, q7, [x2]
    ldr x2, [x25, #120]
    add x25, x25, #128
    add x19, x19, #512
    fmla v23.4s, v19.4s, v25.s[1]
    fmla v24.4s, v20.4s, v25.s[1]
    add x4, x4, x5, lsl #2
    ldp q16, q17, [x4]
    add x9, x9, x6, lsl #2
    fmla v23.4s, v1.4s, v25.s[2]
    fmla v24.4s, v2.4s, v25.s[2]
    ldp q1, q2, [x9]
    add x12, x12, x8, lsl #2
    ldp q18, q19, [x12]
    add x0, x0, x10, lsl #2
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
    cbnz x24, .Lloop_11
.Lloop_end_10:
    lsr x0, x26, #2
    ubfx x1, x26, #0, #2
    cbz x0, .Lloop_end_12
.Lloop_13:
    ldr x2, [x25]
    ldr x3, [x25, #8]
    mov x4, x17
    mov x5, x17
    ldr x6, [x25, #16]
    ldr q0, [x19]
    mov x8, x17
    mov x9, x17
    ldr x10, [x25, #24]
    sub x0, x0, #1
    add x25, x25, #32
    add x19, x19, #128
    add x4, x4, x2, lsl #2
    add x5, x5, x3, lsl #2
    ldp q1, q2, [x4]
    ldp q3, q4, [x5]
    add x8, x8, x6, lsl #2
    add x9, x9, x10, lsl #2
    ldp q5, q6, [x8]
    ldp q7, q16, [x9]
    fmla v23.4s, v1.4s, v0.s[0]
    fmla v24.4s, v2.4s, v0.s[0]
    fmla v23.4s, v3.4s, v0.s[1]
    fmla v24.4s, v4.4s, v0.s[1]
    fmla v23.4s, v5.4s, v0.s[2]
    fmla v24.4s, v6.4s, v0.s[2]
    fmla v23.4s, v7.4s, v0.s[3]
    fmla v24.4s, v16.4s, v0.s[3]
    cbnz x0, .Lloop_13
.Lloop_end_12:
    cbz x1, .Lloop_end_14
.Lloop_15:
    ldr x0, [x25]
    mov x2, x17
    ldr s0, [x19]
    sub x1, x1, #1
    add x25, x25, #8
    add x19, x19, #4
    add x2, x2, x0, lsl #2
    ldp q1, q2, [x2]
    fmla v23.4s, v1.4s, v0.s[0]
    fmla v24.4s, v2.4s, v0.s[0]
    cbnz x1, .Lloop_15
.Lloop_end_14:
    mov x0, x21
    sub x22, x22, #1
    ldr s0, [x15, #40]
    add x17, x17, #32
    add x21, x21, #32
    dup v0.4s, v0.s[0]
    fmax v1.4s, v0.4s, v23.4s
    fmax v0.4s, v0.4s, v24.4s
    str q1, [x0]
    str q0, [x0, #16]
    cbnz x22, .Lloop_9
.Lloop_end_8:
    ldr x0, [x15, #8]
    add x17, x17, #20
    add x21, x21, #20
    sub x0, x0, #5
    ubfx x0, x0, #0, #3
    lsr x1, x0, #2
    cmp x1, #1
    bne .Lotherwise_16
    ldr x1, [x15, #16]
    add x21, x21, x0, lsl #2
    add x17, x17, x0, lsl #2
    lsr x11, x7, #4
    sub x0, x21, #48
    ubfx x13, x7, #0, #4
    sub x17, x17, #48
    prfm pldl1keep, [x0]
    sub x21, x21, #48
    ldr s0, [x1]
    dup v24.4s, v0.s[0]
    dup v25.4s, v0.s[0]
    dup v23.4s, v0.s[0]
    cbz x11, .Lloop_end_17
.Lloop_18:
    ldr x0, [x23]
    ldr x1, [x23, #8]
    mov x2, x17
    mov x3, x17
    ldr x4, [x23, #16]
    ldr q0, [x20]
    mov x9, x17
    mov x24, x17
    ldr x5, [x23, #24]
    ldr x6, [x23, #32]
    mov x10, x17
    mov x12, x17
    ldr x7, [x23, #40]
    ldr x8, [x23, #48]
    mov x14, x17
    mov x22, x17
    ldr q26, [x20, #128]
    ldr x26, [x23, #56]
    mov x19, x17
    mov x16, x17
    add x2, x2, x0, lsl #2
    add x3, x3, x1, lsl #2
    ldr x0, [x23, #64]
    ldr x1, [x23, #72]
    ldp q1, q2, [x2]
    ldr q3, [x2, #32]
    add x9, x9, x4, lsl #2
    mov x25, x17
    ldp q4, q5, [x3]
    add x24, x24, x5, lsl #2
    add x10, x10, x6, lsl #2
    mov x6, x17
    ldr q6, [x3, #32]
    add x12, x12, x7, lsl #2
    add x14, x14, x8, lsl #2
    mov x2, x17
    ldp q7, q16, [x9]
    ldr q17, [x9, #32]
    add x22, x22, x26, lsl #2
    mov x3, x17
    ldp q18, q19, [x24]
    add x19, x19, x0, lsl #2
    add x16, x16, x1, lsl #2
    mov x0, x17
    fmla v24.4s, v1.4s, v0.s[0]
    fmla v25.4s, v2.4s, v0.s[0]
    ldr q1, [x24, #32]
    mov x1, x17
    fmla v23.4s, v3.4s, v0.s[0]
    ldp q2, q3, [x10]
    ldr q20, [x10, #32]
    sub x11, x11, #1
    fmla v24.4s, v4.4s, v0.s[1]
    fmla v25.4s, v5.4s, v0.s[1]
    ldp q4, q5, [x12]
    fmla v23.4s, v6.4s, v0.s[1]
    ldr q6, [x12, #32]
    fmla v24.4s, v7.4s, v0.s[2]
    fmla v25.4s, v16.4s, v0.s[2]
    ldp q7, q16, [x14]
    ldr q21, [x14, #32]
    fmla v23.4s, v17.4s, v0.s[2]
    ldp q17, q22, [x22]
    fmla v24.4s, v18.4s, v0.s[3]
    fmla v25.4s, v19.4s, v0.s[3]
    ldr q18, [x22, #32]
    fmla v23.4s, v1.4s, v0.s[3]
    ldr x4, [x23, #80]
    ldp q0, q1, [x19]
    fmla v24.4s, v2.4s, v26.s[0]
    fmla v25.4s, v3.4s, v26.s[0]
    ldr q2, [x19, #32]
    fmla v23.4s, v20.4s, v26.s[0]
    ldr q27, [x20, #256]
    ldr x5, [x23, #88]
    fmla v24.4s, v4.4s, v26.s[1]
    fmla v25.4s, v5.4s, v26.s[1]
    ldp q3, q4, [x16]
    ldr q5, [x16, #32]
    fmla v23.4s, v6.4s, v26.s[1]
    ldr x7, [x23, #96]
    fmla v24.4s, v7.4s, v26.s[2]
    fmla v25.4s, v16.4s, v26.s[2]
    add x25, x25, x4, lsl #2
    ldr x4, [x23, #104]
    fmla v23.4s, v21.4s, v26.s[2]
    ldp q6, q7, [x25]
    ldr q16, [x25, #32]
    fmla v24.4s, v17.4s, v26.s[3]
    fmla v25.4s, v22.4s, v26.s[3]
    add x6, x6, x5, lsl #2
    ldr x5, [x23, #112]
    fmla v23.4s, v18.4s, v26.s[3]
    ldp q17, q18, [x6]
    ldr q19, [x6, #32]
    fmla v24.4s, v0.4s, v27.s[0]
    fmla v25.4s, v1.4s, v27.s[0]
    add x2, x2, x7, lsl #2
    ldr q0, [x20, #384]
    fmla v23.4s, v2.4s, v27.s[0]
    ldp q1, q2, [x2]
    ldr q20, [x2, #32]
    add x3, x3, x4, lsl #2
    fmla v24.4s, v3.4s, v27.s[1]
    fmla v25.4s, v4.4s, v27.s[1]
    ldr x2, [x23, #120]
    add x23, x23, #128
    fmla v23.4s, v5.4s, v27.s[1]
    ldp q3, q4, [x3]
    ldr q5, [x3, #32]
    add x0, x0, x5, lsl #2
    fmla v24.4s, v6.4s, v27.s[2]
    fmla v25.4s, v7.4s, v27.s[2]
    ldp q6, q7, [x0]
    add x20, x20, #512
    fmla v23.4s, v16.4s, v27.s[2]
    ldr q16, [x0, #32]
    fmla v24.4s, v17.4s, v27.s[3]
    fmla v25.4s, v18.4s, v27.s[3]
    fmla v23.4s, v19.4s, v27.s[3]
    add x1, x1, x2, lsl #2
    fmla v24.4s, v1.4s, v0.s[0]
    fmla v25.4s, v2.4s, v0.s[0]
    ldp q1, q2, [x1]
    ldr q17, [x1, #32]
    fmla v23.4s, v20.4s, v0.s[0]
    fmla v24.4s, v3.4s, v0.s[1]
    fmla v25.4s, v4.4s, v0.s[1]
    fmla v23.4s, v5.4s, v0.s[1]
    fmla v24.4s, v6.4s, v0.s[2]
    fmla v25.4s, v7.4s, v0.s[2]
    fmla v23.4s, v16.4s, v0.s[2]
    fmla v24.4s, v1.4s, v0.s[3]
    fmla v25.4s, v2.4s, v0.s[3]
    fmla v23.4s, v17.4s, v0.s[3]
    cbnz x11, .Lloop_18
.Lloop_end_17:
    lsr x0, x13, #2
    ubfx x1, x13, #0, #2
    cbz x0, .Lloop_end_19
.Lloop_20:
    ldr x2, [x23]
    ldr x3, [x23, #8]
    mov x4, x17
    mov x5, x17
    ldr x6, [x23, #16]
    ldr q0, [x20]
    mov x7, x17
    mov x8, x17
    ldr x9, [x23, #24]
    sub x0, x0, #1
    add x23, x23, #32
    add x20, x20, #128
    add x4, x4, x2, lsl #2
    add x5, x5, x3, lsl #2
    ldp q1, q2, [x4]
    ldr q3, [x4, #32]
    add x7, x7, x6, lsl #2
    ldp q4, q5, [x5]
    add x8, x8, x9, lsl #2
    ldr q6, [x5, #32]
    ldp q7, q16, [x7]
    ldr q17, [x7, #32]
    ldp q18, q19, [x8]
    fmla v24.4s, v1.4s, v0.s[0]
    fmla v25.4s, v2.4s, v0.s[0]
    ldr q1, [x8, #32]
    fmla v23.4s, v3.4s, v0.s[0]
    fmla v24.4s, v4.4s, v0.s[1]
    fmla v25.4s, v5.4s, v0.s[1]
    fmla v23.4s, v6.4s, v0.s[1]
    fmla v24.4s, v7.4s, v0.s[2]
    fmla v25.4s, v16.4s, v0.s[2]
    fmla v23.4s, v17.4s, v0.s[2]
    fmla v24.4s, v18.4s, v0.s[3]
    fmla v25.4s, v19.4s, v0.s[3]
    fmla v23.4s, v1.4s, v0.s[3]
    cbnz x0, .Lloop_20
.Lloop_end_19:
    cbz x1, .Lloop_end_21
.Lloop_22:
    ldr x0, [x23]
    mov x2, x17
    ldr s0, [x20]
    sub x1, x1, #1
    add x23, x23, #8
    add x20, x20, #4
    add x2, x2, x0, lsl #2
    ldp q1, q2, [x2]
    ldr q3, [x2, #32]
    fmla v24.4s, v1.4s, v0.s[0]
    fmla v25.4s, v2.4s, v0.s[0]
    fmla v23.4s, v3.4s, v0.s[0]
    cbnz x1, .Lloop_22
.Lloop_end_21:
    ldr s0, [x15, #40]
    dup v0.4s, v0.s[0]
    fmax v1.4s, v0.4s, v24.4s
    fmax v2.4s, v0.4s, v25.4s
    fmax v0.4s, v0.4s, v23.4s
    str q1, [x21]
    str q2, [x21, #16]
    str q0, [x21, #32]
    b .Lend_23
.Lotherwise_16:
    ldr x1, [x15, #16]
    add x21, x21, x0, lsl #2
    add x17, x17, x0, lsl #2
    lsr x12, x7, #4
    sub x0, x21, #32
    ubfx x13, x7, #0, #4
    sub x17, x17, #32
    prfm pldl1keep, [x0]
    sub x21, x21, #32
    ldr s0, [x1]
    dup v23.4s, v0.s[0]
    dup v24.4s, v0.s[0]
    cbz x12, .Lloop_end_24
.Lloop_25:
    ldr x0, [x23]
    ldr x1, [x23, #8]
    mov x2, x17
    mov x3, x17
    ldr x4, [x23, #16]
    ldr q0, [x20]
    mov x5, x17
    mov x6, x17
    ldr x7, [x23, #24]
    ldr x8, [x23, #32]
    mov x24, x17
    mov x25, x17
    ldr x9, [x23, #40]
    ldr x10, [x23, #48]
    mov x14, x17
    mov x22, x17
    ldr q25, [x20, #128]
    ldr x11, [x23, #56]
    mov x19, x17
    mov x16, x17
    add x2, x2, x0, lsl #2
    add x3, x3, x1, lsl #2
    ldr x0, [x23, #64]
    ldr x1, [x23, #72]
    ldp q1, q2, [x2]
    ldp q3, q4, [x3]
    add x5, x5, x4, lsl #2
    mov x26, x17
    add x6, x6, x7, lsl #2
    add x24, x24, x8, lsl #2
    mov x7, x17
    ldp q5, q6, [x5]
    ldp q7, q16, [x6]
    add x25, x25, x9, lsl #2
    add x14, x14, x10, lsl #2
    add x22, x22, x11, lsl #2
    mov x2, x17
    mov x3, x17
    ldp q17, q18, [x24]
    ldp q19, q20, [x25]
    add x19, x19, x0, lsl #2
    add x16, x16, x1, lsl #2
    fmla v23.4s, v1.4s, v0.s[0]
    fmla v24.4s, v2.4s, v0.s[0]
    mov x0, x17
    mov x1, x17
    ldp q1, q2, [x14]
    ldp q21, q22, [x22]
    sub x12, x12, #1
    fmla v23.4s, v3.4s, v0.s[1]
    fmla v24.4s, v4.4s, v0.s[1]
    ldr x4, [x23, #80]
    ldp q26, q27, [x19]
    fmla v23.4s, v5.4s, v0.s[2]
    fmla v24.4s, v6.4s, v0.s[2]
    ldr q3, [x20, #256]
    ldr x5, [x23, #88]
    ldp q4, q5, [x16]
    fmla v23.4s, v7.4s, v0.s[3]
    fmla v24.4s, v16.4s, v0.s[3]
    ldr x6, [x23, #96]
    ldr x8, [x23, #104]
    ldr x9, [x23, #112]
    fmla v23.4s, v17.4s, v25.s[0]
    fmla v24.4s, v18.4s, v25.s[0]
    add x26, x26, x4, lsl #2
    ldr q0, [x20, #384]
    ldp q6, q7, [x26]
    ldr x4, [x23, #120]
    add x23, x23, #128
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
    cbnz x12, .Lloop_25
.Lloop_end_24:
    lsr x0, x13, #2
    ubfx x1, x13, #0, #2
    cbz x0, .Lloop_end_26
.Lloop_27:
    ldr x2, [x23]
    ldr x3, [x23, #8]
    mov x4, x17
    mov x5, x17
    ldr x6, [x23, #16]
    ldr q0, [x20]
    mov x7, x17
    mov x8, x17
    ldr x9, [x23, #24]
    sub x0, x0, #1
    add x23, x23, #32
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
    cbnz x0, .Lloop_27
.Lloop_end_26:
    cbz x1, .Lloop_end_28
.Lloop_29:
    ldr x0, [x23]
    mov x2, x17
    ldr s0, [x20]
    sub x1, x1, #1
    add x23, x23, #8
    add x20, x20, #4
    add x2, x2, x0, lsl #2
    ldp q1, q2, [x2]
    fmla v23.4s, v1.4s, v0.s[0]
    fmla v24.4s, v2.4s, v0.s[0]
    cbnz x1, .Lloop_29
.Lloop_end_28:
    ldr s0, [x15, #40]
    dup v0.4s, v0.s[0]
    fmax v1.4s, v0.4s, v23.4s
    fmax v0.4s, v0.4s, v24.4s
    str q1, [x21]
    str q0, [x21, #16]
.Lend_23:
.Lend_7:
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
    mov x10, x5
    mov x6, x0
    mov x17, x1
    ldr x0, [x10, #8]
    mov x13, x2
    mov x16, x3
    mov x15, x4
    sub x0, x0, #1
    lsr x0, x0, #2
    cbnz x0, .Lotherwise_30
    ldr x0, [x10, #16]
    ldr x1, [x10]
    mov x2, x15
    lsr x14, x6, #4
    prfm pldl1keep, [x2]
    ubfx x19, x6, #0, #4
    ldr d0, [x0]
    add x2, x2, x1, lsl #2
    prfm pldl1keep, [x2]
    dup v23.4s, v0.s[0]
    dup v24.4s, v0.s[1]
    cbz x14, .Lloop_end_31
.Lloop_32:
    ldr x0, [x16]
    ldr x1, [x16, #8]
    mov x2, x13
    mov x3, x13
    ldr x4, [x16, #16]
    ldp q0, q1, [x17]
    mov x5, x13
    mov x7, x13
    ldr x6, [x16, #24]
    mov x11, x13
    mov x12, x13
    mov x26, x13
    ldr x8, [x16, #32]
    ldr x9, [x16, #40]
    mov x20, x13
    mov x21, x13
    ldr x25, [x16, #48]
    ldp q2, q3, [x17, #128]
    mov x23, x13
    mov x22, x13
    add x2, x2, x0, lsl #2
    add x3, x3, x1, lsl #2
    ldr x28, [x16, #56]
    mov x24, x13
    ldr q4, [x2]
    ldr q5, [x3]
    add x5, x5, x4, lsl #2
    mov x27, x13
    ldr q6, [x5]
    add x7, x7, x6, lsl #2
    ldr x0, [x16, #64]
    mov x5, x13
    ldr q7, [x7]
    add x11, x11, x8, lsl #2
    add x12, x12, x9, lsl #2
    ldr x1, [x16, #72]
    ldr q16, [x11]
    ldr q17, [x12]
    add x26, x26, x25, lsl #2
    mov x2, x13
    ldr q18, [x26]
    add x20, x20, x28, lsl #2
    ldr x3, [x16, #80]
    mov x4, x13
    fmla v23.4s, v4.4s, v0.s[0]
    fmla v24.4s, v4.4s, v1.s[0]
    ldr q4, [x20]
    ldp q19, q20, [x17, #256]
    add x21, x21, x0, lsl #2
    ldr x0, [x16, #88]
    sub x14, x14, #1
    fmla v23.4s, v5.4s, v0.s[1]
    fmla v24.4s, v5.4s, v1.s[1]
    ldr q5, [x21]
    add x23, x23, x1, lsl #2
    ldr q21, [x23]
    ldr x1, [x16, #96]
    fmla v23.4s, v6.4s, v0.s[2]
    fmla v24.4s, v6.4s, v1.s[2]
    add x22, x22, x3, lsl #2
    ldr x3, [x16, #104]
    ldr q6, [x22]
    ldr x6, [x16, #112]
    fmla v23.4s, v7.4s, v0.s[3]
    fmla v24.4s, v7.4s, v1.s[3]
    add x24, x24, x0, lsl #2
    ldp q0, q1, [x17, #384]
    ldr q7, [x24]
    add x17, x17, #512
    fmla v23.4s, v16.4s, v2.s[0]
    fmla v24.4s, v16.4s, v3.s[0]
    add x27, x27, x1, lsl #2
    ldr x0, [x16, #120]
    ldr q16, [x27]
    add x5, x5, x3, lsl #2
    add x16, x16, #128
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
    cbnz x14, .Lloop_32
.Lloop_end_31:
    lsr x0, x19, #2
    ubfx x1, x19, #0, #2
    cbz x0, .Lloop_end_33
.Lloop_34:
    ldr x2, [x16]
    ldr x3, [x16, #8]
    mov x4, x13
    mov x5, x13
    ldr x6, [x16, #16]
    ldp q0, q1, [x17]
    mov x7, x13
    mov x8, x13
    ldr x9, [x16, #24]
    sub x0, x0, #1
    add x16, x16, #32
    add x17, x17, #128
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
    cbnz x0, .Lloop_34
.Lloop_end_33:
    cbz x1, .Lloop_end_35
.Lloop_36:
    ldr x0, [x16]
    mov x2, x13
    ldr s0, [x17]
    sub x1, x1, #1
    ldr s1, [x17, #16]
    add x16, x16, #8
    add x17, x17, #4
    add x2, x2, x0, lsl #2
    ldr q2, [x2]
    fmla v23.4s, v2.4s, v0.s[0]
    fmla v24.4s, v2.4s, v1.s[0]
    cbnz x1, .Lloop_36
.Lloop_end_35:
    ldr x0, [x10]
    ldr s0, [x10, #40]
    dup v0.4s, v0.s[0]
    fmax v1.4s, v0.4s, v23.4s
    fmax v0.4s, v0.4s, v24.4s
    str q1, [x15]
    add x15, x15, x0, lsl #2
    str q0, [x15]
    b .Lend_37
.Lotherwise_30:
    ldr x0, [x10, #8]
    sub x0, x0, #5
    lsr x21, x0, #3
    cbz x21, .Lloop_end_38
.Lloop_39:
    ldr x0, [x10, #16]
    ldr x1, [x10]
    mov x2, x15
    lsr x22, x6, #4
    prfm pldl1keep, [x2]
    mov x23, x16
    mov x24, x17
    ubfx x25, x6, #0, #4
    ldr d0, [x0]
    add x2, x2, x1, lsl #2
    prfm pldl1keep, [x2]
    dup v26.4s, v0.s[0]
    dup v27.4s, v0.s[0]
    dup v28.4s, v0.s[1]
    dup v24.4s, v0.s[1]
    cbz x22, .Lloop_end_40
.Lloop_41:
    ldr x0, [x23]
    ldr x1, [x23, #8]
    mov x2, x13
    mov x3, x13
    ldr x4, [x23, #16]
    ldp q0, q1, [x24]
    mov x5, x13
    mov x7, x13
    ldr x8, [x23, #24]
    mov x9, x13
    mov x11, x13
    mov x19, x13
    ldr x12, [x23, #32]
    ldr x14, [x23, #40]
    mov x20, x13
    mov x26, x13
    ldr x30, [x23, #48]
    ldp q25, q29, [x24, #128]
    mov x27, x13
    mov x28, x13
    add x2, x2, x0, lsl #2
    add x3, x3, x1, lsl #2
    ldr x0, [x23, #56]
    mov x1, x13
    ldp q2, q3, [x2]
    ldp q4, q5, [x3]
    add x5, x5, x4, lsl #2
    mov x3, x13
    add x7, x7, x8, lsl #2
    mov x2, x13
    mov x4, x13
    ldp q6, q7, [x5]
    ldp q16, q17, [x7]
    add x9, x9, x12, lsl #2
    add x11, x11, x14, lsl #2
    add x19, x19, x30, lsl #2
    mov x12, x13
    sub x22, x22, #1
    ldp q18, q19, [x9]
    ldp q20, q21, [x11]
    add x20, x20, x0, lsl #2
    fmla v26.4s, v2.4s, v0.s[0]
    fmla v27.4s, v3.4s, v0.s[0]
    fmla v28.4s, v2.4s, v1.s[0]
    fmla v24.4s, v3.4s, v1.s[0]
    ldr x0, [x23, #64]
    ldp q30, q31, [x19]
    fmla v26.4s, v4.4s, v0.s[1]
    fmla v27.4s, v5.4s, v0.s[1]
    ldr x5, [x23, #72]
    fmla v28.4s, v4.4s, v1.s[1]
    fmla v24.4s, v5.4s, v1.s[1]
    ldp q22, q23, [x20]
    ldr x7, [x23, #80]
    fmla v26.4s, v6.4s, v0.s[2]
    fmla v27.4s, v7.4s, v0.s[2]
    ldp q8, q9, [x24, #256]
    fmla v28.4s, v6.4s, v1.s[2]
    fmla v24.4s, v7.4s, v1.s[2]
    ldr x8, [x23, #88]
    fmla v26.4s, v16.4s, v0.s[3]
    fmla v27.4s, v17.4s, v0.s[3]
    add x26, x26, x0, lsl #2
    ldr x0, [x23, #96]
    fmla v28.4s, v16.4s, v1.s[3]
    fmla v24.4s, v17.4s, v1.s[3]
    ldp q0, q1, [x26]
    add x27, x27, x5, lsl #2
    fmla v26.4s, v18.4s, v25.s[0]
    fmla v27.4s, v19.4s, v25.s[0]
    ldp q2, q3, [x27]
    add x28, x28, x7, lsl #2
    fmla v28.4s, v18.4s, v29.s[0]
    fmla v24.4s, v19.4s, v29.s[0]
    ldp q4, q5, [x28]
    fmla v26.4s, v20.4s, v25.s[1]
    fmla v27.4s, v21.4s, v25.s[1]
    ldr x5, [x23, #104]
    add x1, x1, x8, lsl #2
    fmla v28.4s, v20.4s, v29.s[1]
    fmla v24.4s, v21.4s, v29.s[1]
    ldp q6, q7, [x1]
    ldr x1, [x23, #112]
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
    ldr x0, [x23, #120]
    add x23, x23, #128
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
    add x12, x12, x0, lsl #2
    fmla v26.4s, v4.4s, v8.s[2]
    fmla v27.4s, v5.4s, v8.s[2]
    ldp q2, q3, [x12]
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
    cbnz x22, .Lloop_41
.Lloop_end_40:
    lsr x0, x25, #2
    ubfx x1, x25, #0, #2
    cbz x0, .Lloop_end_42
.Lloop_43:
    ldr x2, [x23]
    ldr x3, [x23, #8]
    mov x4, x13
    mov x5, x13
    ldr x7, [x23, #16]
    ldp q0, q1, [x24]
    mov x8, x13
    mov x9, x13
    ldr x11, [x23, #24]
    sub x0, x0, #1
    add x23, x23, #32
    add x24, x24, #128
    add x4, x4, x2, lsl #2
    add x5, x5, x3, lsl #2
    ldp q2, q3, [x4]
    ldp q4, q5, [x5]
    add x8, x8, x7, lsl #2
    add x9, x9, x11, lsl #2
    ldp q6, q7, [x8]
    ldp q16, q17, [x9]
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
    cbnz x0, .Lloop_43
.Lloop_end_42:
    cbz x1, .Lloop_end_44
.Lloop_45:
    ldr x0, [x23]
    mov x2, x13
    ldr s0, [x24]
    sub x1, x1, #1
    ldr s1, [x24, #16]
    add x23, x23, #8
    add x24, x24, #4
    add x2, x2, x0, lsl #2
    ldp q2, q3, [x2]
    fmla v26.4s, v2.4s, v0.s[0]
    fmla v27.4s, v3.4s, v0.s[0]
    fmla v28.4s, v2.4s, v1.s[0]
    fmla v24.4s, v3.4s, v1.s[0]
    cbnz x1, .Lloop_45
.Lloop_end_44:
    ldr x0, [x10]
    mov x1, x15
    sub x21, x21, #1
    ldr s0, [x10, #40]
    add x13, x13, #32
    add x15, x15, #32
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
    cbnz x21, .Lloop_39
.Lloop_end_38:
    ldr x0, [x10, #8]
    add x13, x13, #20
    add x15, x15, #20
    sub x0, x0, #5
    ubfx x0, x0, #0, #3
    lsr x1, x0, #2
    cmp x1, #1
    bne .Lotherwise_46
    ldr x1, [x10, #16]
    ldr x2, [x10]
    add x15, x15, x0, lsl #2
    add x13, x13, x0, lsl #2
    mov x0, x15
    lsr x12, x6, #4
    sub x3, x0, #48
    ubfx x14, x6, #0, #4
    prfm pldl1keep, [x3]
    sub x13, x13, #48
    sub x15, x15, #48
    ldr d0, [x1]
    add x0, x0, x2, lsl #2
    sub x0, x0, #48
    prfm pldl1keep, [x0]
    dup v26.4s, v0.s[0]
    dup v27.4s, v0.s[0]
    dup v28.4s, v0.s[0]
    dup v29.4s, v0.s[1]
    dup v30.4s, v0.s[1]
    dup v24.4s, v0.s[1]
    cbz x12, .Lloop_end_47
.Lloop_48:
    ldr x0, [x16]
    ldr x1, [x16, #8]
    mov x2, x13
    mov x5, x13
    ldr x3, [x16, #16]
    ldp q7, q23, [x17]
    mov x6, x13
    mov x7, x13
    ldr x4, [x16, #24]
    mov x8, x13
    mov x9, x13
    mov x26, x13
    ldr x11, [x16, #32]
    ldr x19, [x16, #40]
    mov x24, x13
    mov x21, x13
    ldr x20, [x16, #48]
    ldp q25, q31, [x17, #128]
    mov x22, x13
    mov x23, x13
    add x2, x2, x0, lsl #2
    add x5, x5, x1, lsl #2
    ldr x0, [x16, #56]
    mov x25, x13
    ldp q0, q1, [x2]
    ldr q2, [x2, #32]
    add x6, x6, x3, lsl #2
    mov x27, x13
    ldp q3, q4, [x5]
    add x7, x7, x4, lsl #2
    mov x3, x13
    mov x4, x13
    ldr q5, [x5, #32]
    add x8, x8, x11, lsl #2
    add x9, x9, x19, lsl #2
    mov x5, x13
    ldp q16, q17, [x6]
    ldr q18, [x6, #32]
    add x26, x26, x20, lsl #2
    sub x12, x12, #1
    ldp q19, q8, [x7]
    add x24, x24, x0, lsl #2
    fmla v26.4s, v0.4s, v7.s[0]
    fmla v27.4s, v1.4s, v7.s[0]
    ldr q9, [x7, #32]
    fmla v28.4s, v2.4s, v7.s[0]
    fmla v29.4s, v0.4s, v23.s[0]
    ldp q20, q21, [x8]
    ldr q22, [x8, #32]
    fmla v30.4s, v1.4s, v23.s[0]
    fmla v24.4s, v2.4s, v23.s[0]
    ldp q0, q1, [x9]
    fmla v26.4s, v3.4s, v7.s[1]
    fmla v27.4s, v4.4s, v7.s[1]
    ldr q12, [x9, #32]
    fmla v28.4s, v5.4s, v7.s[1]
    fmla v29.4s, v3.4s, v23.s[1]
    ldr x0, [x16, #64]
    ldp q10, q11, [x26]
    fmla v30.4s, v4.4s, v23.s[1]
    fmla v24.4s, v5.4s, v23.s[1]
    ldr q5, [x26, #32]
    fmla v26.4s, v16.4s, v7.s[2]
    fmla v27.4s, v17.4s, v7.s[2]
    ldr x1, [x16, #72]
    ldp q6, q13, [x24]
    fmla v28.4s, v18.4s, v7.s[2]
    fmla v29.4s, v16.4s, v23.s[2]
    ldr q16, [x24, #32]
    fmla v30.4s, v17.4s, v23.s[2]
    fmla v24.4s, v18.4s, v23.s[2]
    ldr x2, [x16, #80]
    ldp q17, q18, [x17, #256]
    fmla v26.4s, v19.4s, v7.s[3]
    fmla v27.4s, v8.4s, v7.s[3]
    add x21, x21, x0, lsl #2
    ldr x0, [x16, #88]
    fmla v28.4s, v9.4s, v7.s[3]
    fmla v29.4s, v19.4s, v23.s[3]
    ldp q4, q7, [x21]
    ldr q19, [x21, #32]
    fmla v30.4s, v8.4s, v23.s[3]
    fmla v24.4s, v9.4s, v23.s[3]
    add x22, x22, x1, lsl #2
    ldr x1, [x16, #96]
    fmla v26.4s, v20.4s, v25.s[0]
    fmla v27.4s, v21.4s, v25.s[0]
    ldp q23, q8, [x22]
    ldr q9, [x22, #32]
    fmla v28.4s, v22.4s, v25.s[0]
    fmla v29.4s, v20.4s, v31.s[0]
    add x23, x23, x2, lsl #2
    ldr x2, [x16, #104]
    fmla v30.4s, v21.4s, v31.s[0]
    fmla v24.4s, v22.4s, v31.s[0]
    ldp q20, q21, [x23]
    ldr q22, [x23, #32]
    fmla v26.4s, v0.4s, v25.s[1]
    fmla v27.4s, v1.4s, v25.s[1]
    add x25, x25, x0, lsl #2
    ldr x0, [x16, #112]
    fmla v28.4s, v12.4s, v25.s[1]
    fmla v29.4s, v0.4s, v31.s[1]
    ldp q2, q3, [x25]
    ldr q14, [x25, #32]
    fmla v30.4s, v1.4s, v31.s[1]
    fmla v24.4s, v12.4s, v31.s[1]
    add x27, x27, x1, lsl #2
    ldp q0, q1, [x17, #384]
    fmla v26.4s, v10.4s, v25.s[2]
    fmla v27.4s, v11.4s, v25.s[2]
    ldp q12, q15, [x27]
    add x3, x3, x2, lsl #2
    fmla v28.4s, v5.4s, v25.s[2]
    fmla v29.4s, v10.4s, v31.s[2]
    ldr q10, [x27, #32]
    add x17, x17, #512
    fmla v30.4s, v11.4s, v31.s[2]
    fmla v24.4s, v5.4s, v31.s[2]
    ldr x1, [x16, #120]
    ldp q5, q11, [x3]
    fmla v26.4s, v6.4s, v25.s[3]
    fmla v27.4s, v13.4s, v25.s[3]
    add x4, x4, x0, lsl #2
    add x16, x16, #128
    fmla v28.4s, v16.4s, v25.s[3]
    fmla v29.4s, v6.4s, v31.s[3]
    ldr q6, [x3, #32]
    ldr q25, [x4, #32]
    fmla v30.4s, v13.4s, v31.s[3]
    fmla v24.4s, v16.4s, v31.s[3]
    ldp q16, q31, [x4]
    fmla v26.4s, v4.4s, v17.s[0]
    fmla v27.4s, v7.4s, v17.s[0]
    fmla v28.4s, v19.4s, v17.s[0]
    fmla v29.4s, v4.4s, v18.s[0]
    add x5, x5, x1, lsl #2
    fmla v30.4s, v7.4s, v18.s[0]
    fmla v24.4s, v19.4s, v18.s[0]
    ldp q4, q7, [x5]
    ldr q19, [x5, #32]
    fmla v26.4s, v23.4s, v17.s[1]
    fmla v27.4s, v8.4s, v17.s[1]
    fmla v28.4s, v9.4s, v17.s[1]
    fmla v29.4s, v23.4s, v18.s[1]
    fmla v30.4s, v8.4s, v18.s[1]
    fmla v24.4s, v9.4s, v18.s[1]
    fmla v26.4s, v20.4s, v17.s[2]
    fmla v27.4s, v21.4s, v17.s[2]
    fmla v28.4s, v22.4s, v17.s[2]
    fmla v29.4s, v20.4s, v18.s[2]
    fmla v30.4s, v21.4s, v18.s[2]
    fmla v24.4s, v22.4s, v18.s[2]
    fmla v26.4s, v2.4s, v17.s[3]
    fmla v27.4s, v3.4s, v17.s[3]
    fmla v28.4s, v14.4s, v17.s[3]
    fmla v29.4s, v2.4s, v18.s[3]
    fmla v30.4s, v3.4s, v18.s[3]
    fmla v24.4s, v14.4s, v18.s[3]
    fmla v26.4s, v12.4s, v0.s[0]
    fmla v27.4s, v15.4s, v0.s[0]
    fmla v28.4s, v10.4s, v0.s[0]
    fmla v29.4s, v12.4s, v1.s[0]
    fmla v30.4s, v15.4s, v1.s[0]
    fmla v24.4s, v10.4s, v1.s[0]
    fmla v26.4s, v5.4s, v0.s[1]
    fmla v27.4s, v11.4s, v0.s[1]
    fmla v28.4s, v6.4s, v0.s[1]
    fmla v29.4s, v5.4s, v1.s[1]
    fmla v30.4s, v11.4s, v1.s[1]
    fmla v24.4s, v6.4s, v1.s[1]
    fmla v26.4s, v16.4s, v0.s[2]
    fmla v27.4s, v31.4s, v0.s[2]
    fmla v28.4s, v25.4s, v0.s[2]
    fmla v29.4s, v16.4s, v1.s[2]
    fmla v30.4s, v31.4s, v1.s[2]
    fmla v24.4s, v25.4s, v1.s[2]
    fmla v26.4s, v4.4s, v0.s[3]
    fmla v27.4s, v7.4s, v0.s[3]
    fmla v28.4s, v19.4s, v0.s[3]
    fmla v29.4s, v4.4s, v1.s[3]
    fmla v30.4s, v7.4s, v1.s[3]
    fmla v24.4s, v19.4s, v1.s[3]
    cbnz x12, .Lloop_48
.Lloop_end_47:
    lsr x0, x14, #2
    ubfx x1, x14, #0, #2
    cbz x0, .Lloop_end_49
.Lloop_50:
    ldr x2, [x16]
    ldr x3, [x16, #8]
    mov x4, x13
    mov x5, x13
    ldr x6, [x16, #16]
    ldp q0, q1, [x17]
    mov x7, x13
    mov x8, x13
    ldr x9, [x16, #24]
    sub x0, x0, #1
    add x16, x16, #32
    add x17, x17, #128
    add x4, x4, x2, lsl #2
    add x5, x5, x3, lsl #2
    ldp q2, q3, [x4]
    ldr q4, [x4, #32]
    add x7, x7, x6, lsl #2
    ldp q5, q6, [x5]
    add x8, x8, x9, lsl #2
    ldr q7, [x5, #32]
    ldp q16, q17, [x7]
    ldr q18, [x7, #32]
    ldp q19, q20, [x8]
    fmla v26.4s, v2.4s, v0.s[0]
    fmla v27.4s, v3.4s, v0.s[0]
    ldr q21, [x8, #32]
    fmla v28.4s, v4.4s, v0.s[0]
    fmla v29.4s, v2.4s, v1.s[0]
    fmla v30.4s, v3.4s, v1.s[0]
    fmla v24.4s, v4.4s, v1.s[0]
    fmla v26.4s, v5.4s, v0.s[1]
    fmla v27.4s, v6.4s, v0.s[1]
    fmla v28.4s, v7.4s, v0.s[1]
    fmla v29.4s, v5.4s, v1.s[1]
    fmla v30.4s, v6.4s, v1.s[1]
    fmla v24.4s, v7.4s, v1.s[1]
    fmla v26.4s, v16.4s, v0.s[2]
    fmla v27.4s, v17.4s, v0.s[2]
    fmla v28.4s, v18.4s, v0.s[2]
    fmla v29.4s, v16.4s, v1.s[2]
    fmla v30.4s, v17.4s, v1.s[2]
    fmla v24.4s, v18.4s, v1.s[2]
    fmla v26.4s, v19.4s, v0.s[3]
    fmla v27.4s, v20.4s, v0.s[3]
    fmla v28.4s, v21.4s, v0.s[3]
    fmla v29.4s, v19.4s, v1.s[3]
    fmla v30.4s, v20.4s, v1.s[3]
    fmla v24.4s, v21.4s, v1.s[3]
    cbnz x0, .Lloop_50
.Lloop_end_49:
    cbz x1, .Lloop_end_51
.Lloop_52:
    ldr x0, [x16]
    mov x2, x13
    ldr s0, [x17]
    sub x1, x1, #1
    ldr s1, [x17, #16]
    add x16, x16, #8
    add x17, x17, #4
    add x2, x2, x0, lsl #2
    ldp q2, q3, [x2]
    ldr q4, [x2, #32]
    fmla v26.4s, v2.4s, v0.s[0]
    fmla v27.4s, v3.4s, v0.s[0]
    fmla v28.4s, v4.4s, v0.s[0]
    fmla v29.4s, v2.4s, v1.s[0]
    fmla v30.4s, v3.4s, v1.s[0]
    fmla v24.4s, v4.4s, v1.s[0]
    cbnz x1, .Lloop_52
.Lloop_end_51:
    ldr x0, [x10]
    ldr s0, [x10, #40]
    dup v0.4s, v0.s[0]
    fmax v1.4s, v0.4s, v26.4s
    fmax v2.4s, v0.4s, v27.4s
    fmax v3.4s, v0.4s, v28.4s
    fmax v4.4s, v0.4s, v29.4s
    fmax v5.4s, v0.4s, v30.4s
    fmax v0.4s, v0.4s, v24.4s
    str q1, [x15]
    str q2, [x15, #16]
    str q3, [x15, #32]
    add x15, x15, x0, lsl #2
    str q4, [x15]
    str q5, [x15, #16]
    str q0, [x15, #32]
    b .Lend_53
.Lotherwise_46:
    ldr x1, [x10, #16]
    ldr x2, [x10]
    add x15, x15, x0, lsl #2
    add x13, x13, x0, lsl #2
    mov x0, x15
    lsr x11, x6, #4
    sub x3, x0, #32
    ubfx x12, x6, #0, #4
    prfm pldl1keep, [x3]
    sub x13, x13, #32
    sub x15, x15, #32
    ldr d0, [x1]
    add x0, x0, x2, lsl #2
    sub x0, x0, #32
    prfm pldl1keep, [x0]
    dup v26.4s, v0.s[0]
    dup v27.4s, v0.s[0]
    dup v28.4s, v0.s[1]
    dup v24.4s, v0.s[1]
    cbz x11, .Lloop_end_54
.Lloop_55:
    ldr x0, [x16]
    ldr x1, [x16, #8]
    mov x2, x13
    mov x3, x13
    ldr x4, [x16, #16]
    ldp q0, q1, [x17]
    mov x6, x13
    mov x7, x13
    ldr x5, [x16, #24]
    mov x19, x13
    mov x26, x13
    mov x25, x13
    ldr x8, [x16, #32]
    ldr x9, [x16, #40]
    mov x23, x13
    mov x20, x13
    ldr x14, [x16, #48]
    ldp q25, q29, [x17, #128]
    mov x21, x13
    mov x22, x13
    add x2, x2, x0, lsl #2
    add x3, x3, x1, lsl #2
    ldr x0, [x16, #56]
    mov x24, x13
    ldp q2, q3, [x2]
    ldp q4, q5, [x3]
    add x6, x6, x4, lsl #2
    mov x27, x13
    add x7, x7, x5, lsl #2
    mov x5, x13
    mov x28, x13
    ldp q6, q7, [x6]
    ldp q16, q17, [x7]
    add x19, x19, x8, lsl #2
    add x26, x26, x9, lsl #2
    add x25, x25, x14, lsl #2
    mov x1, x13
    sub x11, x11, #1
    ldp q18, q19, [x19]
    ldp q20, q21, [x26]
    add x23, x23, x0, lsl #2
    fmla v26.4s, v2.4s, v0.s[0]
    fmla v27.4s, v3.4s, v0.s[0]
    fmla v28.4s, v2.4s, v1.s[0]
    fmla v24.4s, v3.4s, v1.s[0]
    ldr x0, [x16, #64]
    ldp q30, q31, [x25]
    fmla v26.4s, v4.4s, v0.s[1]
    fmla v27.4s, v5.4s, v0.s[1]
    ldr x2, [x16, #72]
    fmla v28.4s, v4.4s, v1.s[1]
    fmla v24.4s, v5.4s, v1.s[1]
    ldp q22, q23, [x23]
    ldr x3, [x16, #80]
    fmla v26.4s, v6.4s, v0.s[2]
    fmla v27.4s, v7.4s, v0.s[2]
    ldp q8, q9, [x17, #256]
    fmla v28.4s, v6.4s, v1.s[2]
    fmla v24.4s, v7.4s, v1.s[2]
    ldr x4, [x16, #88]
    fmla v26.4s, v16.4s, v0.s[3]
    fmla v27.4s, v17.4s, v0.s[3]
    add x20, x20, x0, lsl #2
    ldr x0, [x16, #96]
    fmla v28.4s, v16.4s, v1.s[3]
    fmla v24.4s, v17.4s, v1.s[3]
    ldp q0, q1, [x20]
    add x21, x21, x2, lsl #2
    fmla v26.4s, v18.4s, v25.s[0]
    fmla v27.4s, v19.4s, v25.s[0]
    ldp q2, q3, [x21]
    add x22, x22, x3, lsl #2
    fmla v28.4s, v18.4s, v29.s[0]
    fmla v24.4s, v19.4s, v29.s[0]
    ldp q4, q5, [x22]
    fmla v26.4s, v20.4s, v25.s[1]
    fmla v27.4s, v21.4s, v25.s[1]
    ldr x2, [x16, #104]
    add x24, x24, x4, lsl #2
    fmla v28.4s, v20.4s, v29.s[1]
    fmla v24.4s, v21.4s, v29.s[1]
    ldp q6, q7, [x24]
    ldr x3, [x16, #112]
    fmla v26.4s, v30.4s, v25.s[2]
    fmla v27.4s, v31.4s, v25.s[2]
    add x27, x27, x0, lsl #2
    ldp q16, q17, [x17, #384]
    fmla v28.4s, v30.4s, v29.s[2]
    fmla v24.4s, v31.4s, v29.s[2]
    ldp q18, q19, [x27]
    add x17, x17, #512
    fmla v26.4s, v22.4s, v25.s[3]
    fmla v27.4s, v23.4s, v25.s[3]
    ldr x0, [x16, #120]
    add x16, x16, #128
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
    cbnz x11, .Lloop_55
.Lloop_end_54:
    lsr x0, x12, #2
    ubfx x1, x12, #0, #2
    cbz x0, .Lloop_end_56
.Lloop_57:
    ldr x2, [x16]
    ldr x3, [x16, #8]
    mov x4, x13
    mov x5, x13
    ldr x6, [x16, #16]
    ldp q0, q1, [x17]
    mov x7, x13
    mov x8, x13
    ldr x9, [x16, #24]
    sub x0, x0, #1
    add x16, x16, #32
    add x17, x17, #128
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
    cbnz x0, .Lloop_57
.Lloop_end_56:
    cbz x1, .Lloop_end_58
.Lloop_59:
    ldr x0, [x16]
    mov x2, x13
    ldr s0, [x17]
    sub x1, x1, #1
    ldr s1, [x17, #16]
    add x16, x16, #8
    add x17, x17, #4
    add x2, x2, x0, lsl #2
    ldp q2, q3, [x2]
    fmla v26.4s, v2.4s, v0.s[0]
    fmla v27.4s, v3.4s, v0.s[0]
    fmla v28.4s, v2.4s, v1.s[0]
    fmla v24.4s, v3.4s, v1.s[0]
    cbnz x1, .Lloop_59
.Lloop_end_58:
    ldr x0, [x10]
    ldr s0, [x10, #40]
    dup v0.4s, v0.s[0]
    fmax v1.4s, v0.4s, v26.4s
    fmax v2.4s, v0.4s, v27.4s
    fmax v3.4s, v0.4s, v28.4s
    fmax v0.4s, v0.4s, v24.4s
    str q1, [x15]
    str q2, [x15, #16]
    add x15, x15, x0, lsl #2
    str q3, [x15]
    str q0, [x15, #16]
.Lend_53:
.Lend_37:
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
    mov x11, x5
    mov x6, x0
    mov x19, x1
    ldr x0, [x11, #8]
    mov x14, x2
    mov x17, x3
    mov x16, x4
    sub x0, x0, #1
    lsr x0, x0, #2
    cbnz x0, .Lotherwise_60
    ldr x0, [x11, #16]
    ldr x1, [x11]
    mov x2, x16
    lsr x15, x6, #4
    prfm pldl1keep, [x2]
    ubfx x20, x6, #0, #4
    ldr d0, [x0]
    ldr s1, [x0, #8]
    add x2, x2, x1, lsl #2
    prfm pldl1keep, [x2]
    add x2, x2, x1, lsl #2
    prfm pldl1keep, [x2]
    dup v25.4s, v0.s[0]
    dup v26.4s, v0.s[1]
    dup v27.4s, v1.s[0]
    cbz x15, .Lloop_end_61
.Lloop_62:
    ldr x0, [x17]
    ldr x1, [x17, #8]
    mov x2, x14
    mov x3, x14
    ldr x4, [x17, #16]
    ldp q0, q1, [x19]
    mov x5, x14
    mov x8, x14
    ldr q2, [x19, #32]
    mov x9, x14
    mov x10, x14
    mov x12, x14
    ldr x6, [x17, #24]
    ldr x7, [x17, #32]
    mov x21, x14
    mov x24, x14
    ldr x13, [x17, #40]
    ldr x25, [x17, #48]
    mov x22, x14
    mov x23, x14
    add x2, x2, x0, lsl #2
    add x3, x3, x1, lsl #2
    ldp q3, q4, [x19, #128]
    ldr q5, [x19, #160]
    ldr q6, [x2]
    add x5, x5, x4, lsl #2
    mov x26, x14
    mov x27, x14
    ldr q7, [x3]
    ldr q16, [x5]
    mov x5, x14
    mov x28, x14
    add x8, x8, x6, lsl #2
    add x9, x9, x7, lsl #2
    ldr x0, [x17, #56]
    ldr x1, [x17, #64]
    ldr q17, [x8]
    ldr q18, [x9]
    add x10, x10, x13, lsl #2
    add x12, x12, x25, lsl #2
    ldr q19, [x10]
    ldr q20, [x12]
    mov x2, x14
    sub x15, x15, #1
    fmla v25.4s, v6.4s, v0.s[0]
    fmla v26.4s, v6.4s, v1.s[0]
    ldr x3, [x17, #72]
    ldr x4, [x17, #80]
    fmla v27.4s, v6.4s, v2.s[0]
    ldp q6, q21, [x19, #256]
    ldr q22, [x19, #288]
    fmla v25.4s, v7.4s, v0.s[1]
    fmla v26.4s, v7.4s, v1.s[1]
    add x21, x21, x0, lsl #2
    add x24, x24, x1, lsl #2
    fmla v27.4s, v7.4s, v2.s[1]
    ldr q7, [x21]
    ldr q23, [x24]
    fmla v25.4s, v16.4s, v0.s[2]
    fmla v26.4s, v16.4s, v1.s[2]
    ldr x0, [x17, #88]
    ldr x1, [x17, #96]
    fmla v27.4s, v16.4s, v2.s[2]
    add x22, x22, x3, lsl #2
    add x23, x23, x4, lsl #2
    ldr x3, [x17, #104]
    fmla v25.4s, v17.4s, v0.s[3]
    fmla v26.4s, v17.4s, v1.s[3]
    ldr q0, [x22]
    ldr q1, [x23]
    fmla v27.4s, v17.4s, v2.s[3]
    ldr x4, [x17, #112]
    ldp q2, q16, [x19, #384]
    fmla v25.4s, v18.4s, v3.s[0]
    fmla v26.4s, v18.4s, v4.s[0]
    ldr q17, [x19, #416]
    add x19, x19, #512
    fmla v27.4s, v18.4s, v5.s[0]
    add x26, x26, x0, lsl #2
    add x27, x27, x1, lsl #2
    ldr x0, [x17, #120]
    fmla v25.4s, v19.4s, v3.s[1]
    fmla v26.4s, v19.4s, v4.s[1]
    ldr q18, [x26]
    ldr q24, [x27]
    fmla v27.4s, v19.4s, v5.s[1]
    add x5, x5, x3, lsl #2
    add x17, x17, #128
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
    cbnz x15, .Lloop_62
.Lloop_end_61:
    lsr x0, x20, #2
    ubfx x1, x20, #0, #2
    cbz x0, .Lloop_end_63
.Lloop_64:
    ldr x2, [x17]
    ldr x3, [x17, #8]
    mov x4, x14
    mov x5, x14
    ldr x6, [x17, #16]
    ldp q0, q1, [x19]
    mov x7, x14
    mov x8, x14
    ldr q2, [x19, #32]
    sub x0, x0, #1
    add x19, x19, #128
    ldr x9, [x17, #24]
    add x17, x17, #32
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
    cbnz x0, .Lloop_64
.Lloop_end_63:
    cbz x1, .Lloop_end_65
.Lloop_66:
    ldr x0, [x17]
    mov x2, x14
    ldr s0, [x19]
    sub x1, x1, #1
    ldr s1, [x19, #16]
    ldr s2, [x19, #32]
    add x17, x17, #8
    add x19, x19, #4
    add x2, x2, x0, lsl #2
    ldr q3, [x2]
    fmla v25.4s, v3.4s, v0.s[0]
    fmla v26.4s, v3.4s, v1.s[0]
    fmla v27.4s, v3.4s, v2.s[0]
    cbnz x1, .Lloop_66
.Lloop_end_65:
    ldr x0, [x11]
    ldr s0, [x11, #40]
    dup v0.4s, v0.s[0]
    fmax v1.4s, v0.4s, v25.4s
    fmax v2.4s, v0.4s, v26.4s
    fmax v0.4s, v0.4s, v27.4s
    str q1, [x16]
    add x16, x16, x0, lsl #2
    str q2, [x16]
    add x16, x16, x0, lsl #2
    str q0, [x16]
    b .Lend_67
.Lotherwise_60:
    ldr x0, [x11, #8]
    sub x0, x0, #5
    lsr x21, x0, #3
    cbz x21, .Lloop_end_68
.Lloop_69:
    ldr x0, [x11, #16]
    ldr x1, [x11]
    mov x2, x16
    lsr x22, x6, #4
    prfm pldl1keep, [x2]
    mov x23, x17
    mov x24, x19
    ubfx x25, x6, #0, #4
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
    cbz x22, .Lloop_end_70
.Lloop_71:
    ldr x0, [x23]
    ldr x1, [x23, #8]
    mov x2, x14
    mov x30, x14
    ldr x3, [x23, #16]
    ldp q7, q16, [x24]
    mov x4, x14
    mov x5, x14
    ldr q17, [x24, #32]
    mov x7, x14
    mov x8, x14
    mov x9, x14
    ldr x10, [x23, #24]
    ldr x12, [x23, #32]
    mov x13, x14
    mov x15, x14
    ldr x20, [x23, #40]
    ldr x26, [x23, #48]
    mov x27, x14
    mov x28, x14
    add x2, x2, x0, lsl #2
    add x30, x30, x1, lsl #2
    ldp q25, q26, [x24, #128]
    ldr q10, [x24, #160]
    ldp q0, q1, [x2]
    add x4, x4, x3, lsl #2
    mov x2, x14
    mov x3, x14
    ldp q2, q3, [x30]
    mov x0, x14
    mov x1, x14
    mov x30, x14
    ldp q18, q19, [x4]
    add x5, x5, x10, lsl #2
    add x7, x7, x12, lsl #2
    sub x22, x22, #1
    ldp q20, q21, [x5]
    add x8, x8, x20, lsl #2
    add x9, x9, x26, lsl #2
    ldp q22, q23, [x7]
    fmla v30.4s, v0.4s, v7.s[0]
    fmla v31.4s, v1.4s, v7.s[0]
    ldr x4, [x23, #56]
    fmla v8.4s, v0.4s, v16.s[0]
    fmla v29.4s, v1.4s, v16.s[0]
    ldp q27, q11, [x8]
    ldr x5, [x23, #64]
    fmla v9.4s, v0.4s, v17.s[0]
    fmla v28.4s, v1.4s, v17.s[0]
    ldp q0, q13, [x9]
    fmla v30.4s, v2.4s, v7.s[1]
    fmla v31.4s, v3.4s, v7.s[1]
    ldr x7, [x23, #72]
    fmla v8.4s, v2.4s, v16.s[1]
    fmla v29.4s, v3.4s, v16.s[1]
    ldr x8, [x23, #80]
    ldp q24, q12, [x24, #256]
    fmla v9.4s, v2.4s, v17.s[1]
    fmla v28.4s, v3.4s, v17.s[1]
    add x13, x13, x4, lsl #2
    ldr q3, [x24, #288]
    fmla v30.4s, v18.4s, v7.s[2]
    fmla v31.4s, v19.4s, v7.s[2]
    ldp q4, q5, [x13]
    add x15, x15, x5, lsl #2
    fmla v8.4s, v18.4s, v16.s[2]
    fmla v29.4s, v19.4s, v16.s[2]
    ldp q6, q14, [x15]
    fmla v9.4s, v18.4s, v17.s[2]
    fmla v28.4s, v19.4s, v17.s[2]
    ldr x4, [x23, #88]
    add x27, x27, x7, lsl #2
    fmla v30.4s, v20.4s, v7.s[3]
    fmla v31.4s, v21.4s, v7.s[3]
    ldp q18, q19, [x27]
    ldr x5, [x23, #96]
    fmla v8.4s, v20.4s, v16.s[3]
    fmla v29.4s, v21.4s, v16.s[3]
    add x28, x28, x8, lsl #2
    ldr x7, [x23, #104]
    fmla v9.4s, v20.4s, v17.s[3]
    fmla v28.4s, v21.4s, v17.s[3]
    ldp q7, q16, [x28]
    ldr x8, [x23, #112]
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
    add x0, x0, x7, lsl #2
    fmla v8.4s, v27.4s, v26.s[1]
    fmla v29.4s, v11.4s, v26.s[1]
    ldr x2, [x23, #120]
    add x1, x1, x8, lsl #2
    fmla v9.4s, v27.4s, v10.s[1]
    fmla v28.4s, v11.4s, v10.s[1]
    ldp q27, q11, [x0]
    add x23, x23, #128
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
    cbnz x22, .Lloop_71
.Lloop_end_70:
    lsr x0, x25, #2
    ubfx x1, x25, #0, #2
    cbz x0, .Lloop_end_72
.Lloop_73:
    ldr x2, [x23]
    ldr x3, [x23, #8]
    mov x4, x14
    mov x5, x14
    ldr x7, [x23, #16]
    ldp q0, q1, [x24]
    mov x8, x14
    mov x9, x14
    ldr q2, [x24, #32]
    sub x0, x0, #1
    add x24, x24, #128
    ldr x10, [x23, #24]
    add x23, x23, #32
    add x4, x4, x2, lsl #2
    add x5, x5, x3, lsl #2
    ldp q3, q4, [x4]
    ldp q5, q6, [x5]
    add x8, x8, x7, lsl #2
    ldp q7, q16, [x8]
    add x9, x9, x10, lsl #2
    ldp q17, q18, [x9]
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
    cbnz x0, .Lloop_73
.Lloop_end_72:
    cbz x1, .Lloop_end_74
.Lloop_75:
    ldr x0, [x23]
    mov x2, x14
    ldr s0, [x24]
    sub x1, x1, #1
    ldr s1, [x24, #16]
    ldr s2, [x24, #32]
    add x23, x23, #8
    add x24, x24, #4
    add x2, x2, x0, lsl #2
    ldp q3, q4, [x2]
    fmla v30.4s, v3.4s, v0.s[0]
    fmla v31.4s, v4.4s, v0.s[0]
    fmla v8.4s, v3.4s, v1.s[0]
    fmla v29.4s, v4.4s, v1.s[0]
    fmla v9.4s, v3.4s, v2.s[0]
    fmla v28.4s, v4.4s, v2.s[0]
    cbnz x1, .Lloop_75
.Lloop_end_74:
    ldr x0, [x11]
    mov x1, x16
    sub x21, x21, #1
    ldr s0, [x11, #40]
    add x14, x14, #32
    add x16, x16, #32
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
    cbnz x21, .Lloop_69
.Lloop_end_68:
    ldr x0, [x11, #8]
    add x14, x14, #20
    add x16, x16, #20
    sub x0, x0, #5
    ubfx x0, x0, #0, #3
    lsr x1, x0, #2
    cmp x1, #1
    bne .Lotherwise_76
    ldr x1, [x11, #16]
    ldr x2, [x11]
    add x16, x16, x0, lsl #2
    add x14, x14, x0, lsl #2
    mov x0, x16
    lsr x13, x6, #4
    sub x3, x0, #48
    ubfx x15, x6, #0, #4
    prfm pldl1keep, [x3]
    sub x14, x14, #48
    sub x16, x16, #48
    ldr d0, [x1]
    ldr s1, [x1, #8]
    add x0, x0, x2, lsl #2
    sub x1, x0, #48
    add x0, x0, x2, lsl #2
    sub x0, x0, #48
    prfm pldl1keep, [x1]
    prfm pldl1keep, [x0]
    dup v31.4s, v0.s[0]
    dup v8.4s, v0.s[0]
    dup v9.4s, v0.s[0]
    dup v10.4s, v0.s[1]
    dup v11.4s, v0.s[1]
    dup v29.4s, v0.s[1]
    dup v30.4s, v1.s[0]
    dup v12.4s, v1.s[0]
    dup v3.4s, v1.s[0]
    cbz x13, .Lloop_end_77
.Lloop_78:
    ldr x0, [x17]
    ldr x1, [x17, #8]
    mov x2, x14
    mov x5, x14
    ldr x3, [x17, #16]
    ldp q4, q5, [x19]
    mov x6, x14
    mov x7, x14
    ldr q6, [x19, #32]
    mov x8, x14
    mov x27, x14
    mov x21, x14
    ldr x9, [x17, #24]
    ldr x10, [x17, #32]
    mov x22, x14
    mov x23, x14
    ldr x12, [x17, #40]
    ldr x20, [x17, #48]
    mov x24, x14
    mov x25, x14
    add x2, x2, x0, lsl #2
    add x5, x5, x1, lsl #2
    ldp q7, q16, [x19, #128]
    ldr q17, [x19, #160]
    ldp q0, q1, [x2]
    add x6, x6, x3, lsl #2
    mov x26, x14
    mov x28, x14
    ldr q2, [x2, #32]
    mov x3, x14
    mov x4, x14
    mov x30, x14
    ldp q18, q19, [x5]
    ldr q20, [x5, #32]
    add x7, x7, x9, lsl #2
    add x8, x8, x10, lsl #2
    ldp q21, q22, [x6]
    add x27, x27, x12, lsl #2
    add x21, x21, x20, lsl #2
    sub x13, x13, #1
    ldr q23, [x6, #32]
    fmla v31.4s, v0.4s, v4.s[0]
    fmla v8.4s, v1.4s, v4.s[0]
    ldp q24, q25, [x7]
    ldr q26, [x7, #32]
    fmla v9.4s, v2.4s, v4.s[0]
    fmla v10.4s, v0.4s, v5.s[0]
    ldp q27, q28, [x8]
    fmla v11.4s, v1.4s, v5.s[0]
    fmla v29.4s, v2.4s, v5.s[0]
    ldr q13, [x8, #32]
    fmla v30.4s, v0.4s, v6.s[0]
    fmla v12.4s, v1.4s, v6.s[0]
    ldr x0, [x17, #56]
    ldp q14, q15, [x27]
    fmla v3.4s, v2.4s, v6.s[0]
    fmla v31.4s, v18.4s, v4.s[1]
    ldr q0, [x27, #32]
    fmla v8.4s, v19.4s, v4.s[1]
    fmla v9.4s, v20.4s, v4.s[1]
    ldr x1, [x17, #64]
    ldp q1, q2, [x21]
    fmla v10.4s, v18.4s, v5.s[1]
    fmla v11.4s, v19.4s, v5.s[1]
    ldr x2, [x17, #72]
    fmla v29.4s, v20.4s, v5.s[1]
    fmla v30.4s, v18.4s, v6.s[1]
    ldr q18, [x21, #32]
    ldr x5, [x17, #80]
    fmla v12.4s, v19.4s, v6.s[1]
    fmla v3.4s, v20.4s, v6.s[1]
    add x22, x22, x0, lsl #2
    ldp q19, q20, [x19, #256]
    fmla v31.4s, v21.4s, v4.s[2]
    fmla v8.4s, v22.4s, v4.s[2]
    ldr x0, [x17, #88]
    fmla v9.4s, v23.4s, v4.s[2]
    fmla v10.4s, v21.4s, v5.s[2]
    add x23, x23, x1, lsl #2
    ldr x1, [x17, #96]
    fmla v11.4s, v22.4s, v5.s[2]
    fmla v29.4s, v23.4s, v5.s[2]
    add x24, x24, x2, lsl #2
    ldr x2, [x17, #104]
    fmla v30.4s, v21.4s, v6.s[2]
    fmla v12.4s, v22.4s, v6.s[2]
    ldp q21, q22, [x22]
    add x25, x25, x5, lsl #2
    fmla v3.4s, v23.4s, v6.s[2]
    fmla v31.4s, v24.4s, v4.s[3]
    ldr q23, [x22, #32]
    fmla v8.4s, v25.4s, v4.s[3]
    fmla v9.4s, v26.4s, v4.s[3]
    ldr q4, [x23, #32]
    add x26, x26, x0, lsl #2
    fmla v10.4s, v24.4s, v5.s[3]
    fmla v11.4s, v25.4s, v5.s[3]
    ldr x0, [x17, #112]
    add x28, x28, x1, lsl #2
    fmla v29.4s, v26.4s, v5.s[3]
    fmla v30.4s, v24.4s, v6.s[3]
    ldp q5, q24, [x23]
    ldr x1, [x17, #120]
    fmla v12.4s, v25.4s, v6.s[3]
    fmla v3.4s, v26.4s, v6.s[3]
    ldr q6, [x19, #288]
    add x3, x3, x2, lsl #2
    fmla v31.4s, v27.4s, v7.s[0]
    fmla v8.4s, v28.4s, v7.s[0]
    ldp q25, q26, [x24]
    add x17, x17, #128
    fmla v9.4s, v13.4s, v7.s[0]
    fmla v10.4s, v27.4s, v16.s[0]
    fmla v11.4s, v28.4s, v16.s[0]
    fmla v29.4s, v13.4s, v16.s[0]
    add x4, x4, x0, lsl #2
    fmla v30.4s, v27.4s, v17.s[0]
    fmla v12.4s, v28.4s, v17.s[0]
    ldr q27, [x24, #32]
    ldr q28, [x25, #32]
    fmla v3.4s, v13.4s, v17.s[0]
    fmla v31.4s, v14.4s, v7.s[1]
    ldr q13, [x26, #32]
    add x30, x30, x1, lsl #2
    fmla v8.4s, v15.4s, v7.s[1]
    fmla v9.4s, v0.4s, v7.s[1]
    fmla v10.4s, v14.4s, v16.s[1]
    fmla v11.4s, v15.4s, v16.s[1]
    fmla v29.4s, v0.4s, v16.s[1]
    fmla v30.4s, v14.4s, v17.s[1]
    ldr q14, [x28, #32]
    fmla v12.4s, v15.4s, v17.s[1]
    fmla v3.4s, v0.4s, v17.s[1]
    ldp q0, q15, [x25]
    fmla v31.4s, v1.4s, v7.s[2]
    fmla v8.4s, v2.4s, v7.s[2]
    fmla v9.4s, v18.4s, v7.s[2]
    fmla v10.4s, v1.4s, v16.s[2]
    fmla v11.4s, v2.4s, v16.s[2]
    fmla v29.4s, v18.4s, v16.s[2]
    fmla v30.4s, v1.4s, v17.s[2]
    fmla v12.4s, v2.4s, v17.s[2]
    ldp q1, q2, [x26]
    fmla v3.4s, v18.4s, v17.s[2]
    fmla v31.4s, v21.4s, v7.s[3]
    ldr q18, [x19, #416]
    fmla v8.4s, v22.4s, v7.s[3]
    fmla v9.4s, v23.4s, v7.s[3]
    ldr q7, [x3, #32]
    fmla v10.4s, v21.4s, v16.s[3]
    fmla v11.4s, v22.4s, v16.s[3]
    fmla v29.4s, v23.4s, v16.s[3]
    fmla v30.4s, v21.4s, v17.s[3]
    ldp q16, q21, [x28]
    fmla v12.4s, v22.4s, v17.s[3]
    fmla v3.4s, v23.4s, v17.s[3]
    ldp q17, q22, [x19, #384]
    add x19, x19, #512
    fmla v31.4s, v5.4s, v19.s[0]
    fmla v8.4s, v24.4s, v19.s[0]
    ldr q23, [x4, #32]
    fmla v9.4s, v4.4s, v19.s[0]
    fmla v10.4s, v5.4s, v20.s[0]
    fmla v11.4s, v24.4s, v20.s[0]
    fmla v29.4s, v4.4s, v20.s[0]
    fmla v30.4s, v5.4s, v6.s[0]
    fmla v12.4s, v24.4s, v6.s[0]
    ldp q5, q24, [x3]
    fmla v3.4s, v4.4s, v6.s[0]
    fmla v31.4s, v25.4s, v19.s[1]
    ldr q4, [x30, #32]
    fmla v8.4s, v26.4s, v19.s[1]
    fmla v9.4s, v27.4s, v19.s[1]
    fmla v10.4s, v25.4s, v20.s[1]
    fmla v11.4s, v26.4s, v20.s[1]
    fmla v29.4s, v27.4s, v20.s[1]
    fmla v30.4s, v25.4s, v6.s[1]
    fmla v12.4s, v26.4s, v6.s[1]
    fmla v3.4s, v27.4s, v6.s[1]
    ldp q25, q26, [x4]
    fmla v31.4s, v0.4s, v19.s[2]
    fmla v8.4s, v15.4s, v19.s[2]
    fmla v9.4s, v28.4s, v19.s[2]
    fmla v10.4s, v0.4s, v20.s[2]
    fmla v11.4s, v15.4s, v20.s[2]
    fmla v29.4s, v28.4s, v20.s[2]
    fmla v30.4s, v0.4s, v6.s[2]
    fmla v12.4s, v15.4s, v6.s[2]
    ldp q0, q27, [x30]
    fmla v3.4s, v28.4s, v6.s[2]
    fmla v31.4s, v1.4s, v19.s[3]
    fmla v8.4s, v2.4s, v19.s[3]
    fmla v9.4s, v13.4s, v19.s[3]
    fmla v10.4s, v1.4s, v20.s[3]
    fmla v11.4s, v2.4s, v20.s[3]
    fmla v29.4s, v13.4s, v20.s[3]
    fmla v30.4s, v1.4s, v6.s[3]
    fmla v12.4s, v2.4s, v6.s[3]
    fmla v3.4s, v13.4s, v6.s[3]
    fmla v31.4s, v16.4s, v17.s[0]
    fmla v8.4s, v21.4s, v17.s[0]
    fmla v9.4s, v14.4s, v17.s[0]
    fmla v10.4s, v16.4s, v22.s[0]
    fmla v11.4s, v21.4s, v22.s[0]
    fmla v29.4s, v14.4s, v22.s[0]
    fmla v30.4s, v16.4s, v18.s[0]
    fmla v12.4s, v21.4s, v18.s[0]
    fmla v3.4s, v14.4s, v18.s[0]
    fmla v31.4s, v5.4s, v17.s[1]
    fmla v8.4s, v24.4s, v17.s[1]
    fmla v9.4s, v7.4s, v17.s[1]
    fmla v10.4s, v5.4s, v22.s[1]
    fmla v11.4s, v24.4s, v22.s[1]
    fmla v29.4s, v7.4s, v22.s[1]
    fmla v30.4s, v5.4s, v18.s[1]
    fmla v12.4s, v24.4s, v18.s[1]
    fmla v3.4s, v7.4s, v18.s[1]
    fmla v31.4s, v25.4s, v17.s[2]
    fmla v8.4s, v26.4s, v17.s[2]
    fmla v9.4s, v23.4s, v17.s[2]
    fmla v10.4s, v25.4s, v22.s[2]
    fmla v11.4s, v26.4s, v22.s[2]
    fmla v29.4s, v23.4s, v22.s[2]
    fmla v30.4s, v25.4s, v18.s[2]
    fmla v12.4s, v26.4s, v18.s[2]
    fmla v3.4s, v23.4s, v18.s[2]
    fmla v31.4s, v0.4s, v17.s[3]
    fmla v8.4s, v27.4s, v17.s[3]
    fmla v9.4s, v4.4s, v17.s[3]
    fmla v10.4s, v0.4s, v22.s[3]
    fmla v11.4s, v27.4s, v22.s[3]
    fmla v29.4s, v4.4s, v22.s[3]
    fmla v30.4s, v0.4s, v18.s[3]
    fmla v12.4s, v27.4s, v18.s[3]
    fmla v3.4s, v4.4s, v18.s[3]
    cbnz x13, .Lloop_78
.Lloop_end_77:
    lsr x0, x15, #2
    ubfx x1, x15, #0, #2
    cbz x0, .Lloop_end_79
.Lloop_80:
    ldr x2, [x17]
    ldr x3, [x17, #8]
    mov x4, x14
    mov x5, x14
    ldr x6, [x17, #16]
    ldp q0, q1, [x19]
    mov x7, x14
    mov x8, x14
    ldr q2, [x19, #32]
    sub x0, x0, #1
    add x19, x19, #128
    ldr x9, [x17, #24]
    add x17, x17, #32
    add x4, x4, x2, lsl #2
    add x5, x5, x3, lsl #2
    ldp q4, q5, [x4]
    ldr q6, [x4, #32]
    add x7, x7, x6, lsl #2
    ldp q7, q16, [x5]
    ldr q17, [x5, #32]
    add x8, x8, x9, lsl #2
    ldp q18, q19, [x7]
    ldr q20, [x7, #32]
    ldp q21, q22, [x8]
    fmla v31.4s, v4.4s, v0.s[0]
    fmla v8.4s, v5.4s, v0.s[0]
    ldr q23, [x8, #32]
    fmla v9.4s, v6.4s, v0.s[0]
    fmla v10.4s, v4.4s, v1.s[0]
    fmla v11.4s, v5.4s, v1.s[0]
    fmla v29.4s, v6.4s, v1.s[0]
    fmla v30.4s, v4.4s, v2.s[0]
    fmla v12.4s, v5.4s, v2.s[0]
    fmla v3.4s, v6.4s, v2.s[0]
    fmla v31.4s, v7.4s, v0.s[1]
    fmla v8.4s, v16.4s, v0.s[1]
    fmla v9.4s, v17.4s, v0.s[1]
    fmla v10.4s, v7.4s, v1.s[1]
    fmla v11.4s, v16.4s, v1.s[1]
    fmla v29.4s, v17.4s, v1.s[1]
    fmla v30.4s, v7.4s, v2.s[1]
    fmla v12.4s, v16.4s, v2.s[1]
    fmla v3.4s, v17.4s, v2.s[1]
    fmla v31.4s, v18.4s, v0.s[2]
    fmla v8.4s, v19.4s, v0.s[2]
    fmla v9.4s, v20.4s, v0.s[2]
    fmla v10.4s, v18.4s, v1.s[2]
    fmla v11.4s, v19.4s, v1.s[2]
    fmla v29.4s, v20.4s, v1.s[2]
    fmla v30.4s, v18.4s, v2.s[2]
    fmla v12.4s, v19.4s, v2.s[2]
    fmla v3.4s, v20.4s, v2.s[2]
    fmla v31.4s, v21.4s, v0.s[3]
    fmla v8.4s, v22.4s, v0.s[3]
    fmla v9.4s, v23.4s, v0.s[3]
    fmla v10.4s, v21.4s, v1.s[3]
    fmla v11.4s, v22.4s, v1.s[3]
    fmla v29.4s, v23.4s, v1.s[3]
    fmla v30.4s, v21.4s, v2.s[3]
    fmla v12.4s, v22.4s, v2.s[3]
    fmla v3.4s, v23.4s, v2.s[3]
    cbnz x0, .Lloop_80
.Lloop_end_79:
    cbz x1, .Lloop_end_81
.Lloop_82:
    ldr x0, [x17]
    mov x2, x14
    ldr s0, [x19]
    sub x1, x1, #1
    ldr s1, [x19, #16]
    ldr s2, [x19, #32]
    add x17, x17, #8
    add x19, x19, #4
    add x2, x2, x0, lsl #2
    ldp q4, q5, [x2]
    ldr q6, [x2, #32]
    fmla v31.4s, v4.4s, v0.s[0]
    fmla v8.4s, v5.4s, v0.s[0]
    fmla v9.4s, v6.4s, v0.s[0]
    fmla v10.4s, v4.4s, v1.s[0]
    fmla v11.4s, v5.4s, v1.s[0]
    fmla v29.4s, v6.4s, v1.s[0]
    fmla v30.4s, v4.4s, v2.s[0]
    fmla v12.4s, v5.4s, v2.s[0]
    fmla v3.4s, v6.4s, v2.s[0]
    cbnz x1, .Lloop_82
.Lloop_end_81:
    ldr x0, [x11]
    ldr s0, [x11, #40]
    dup v0.4s, v0.s[0]
    fmax v1.4s, v0.4s, v31.4s
    fmax v2.4s, v0.4s, v8.4s
    fmax v4.4s, v0.4s, v9.4s
    fmax v5.4s, v0.4s, v10.4s
    fmax v6.4s, v0.4s, v11.4s
    fmax v7.4s, v0.4s, v29.4s
    fmax v16.4s, v0.4s, v30.4s
    fmax v17.4s, v0.4s, v12.4s
    str q1, [x16]
    str q2, [x16, #16]
    fmax v0.4s, v0.4s, v3.4s
    str q4, [x16, #32]
    add x16, x16, x0, lsl #2
    str q5, [x16]
    str q6, [x16, #16]
    str q7, [x16, #32]
    add x16, x16, x0, lsl #2
    str q16, [x16]
    str q17, [x16, #16]
    str q0, [x16, #32]
    b .Lend_83
.Lotherwise_76:
    ldr x1, [x11, #16]
    ldr x2, [x11]
    add x16, x16, x0, lsl #2
    add x14, x14, x0, lsl #2
    mov x0, x16
    lsr x12, x6, #4
    sub x3, x0, #32
    ubfx x13, x6, #0, #4
    prfm pldl1keep, [x3]
    sub x14, x14, #32
    sub x16, x16, #32
    ldr d0, [x1]
    ldr s1, [x1, #8]
    add x0, x0, x2, lsl #2
    sub x1, x0, #32
    add x0, x0, x2, lsl #2
    sub x0, x0, #32
    prfm pldl1keep, [x1]
    prfm pldl1keep, [x0]
    dup v30.4s, v0.s[0]
    dup v31.4s, v0.s[0]
    dup v8.4s, v0.s[1]
    dup v29.4s, v0.s[1]
    dup v9.4s, v1.s[0]
    dup v28.4s, v1.s[0]
    cbz x12, .Lloop_end_84
.Lloop_85:
    ldr x0, [x17]
    ldr x1, [x17, #8]
    mov x2, x14
    mov x3, x14
    ldr x4, [x17, #16]
    ldp q7, q16, [x19]
    mov x6, x14
    mov x7, x14
    ldr q17, [x19, #32]
    mov x8, x14
    mov x27, x14
    mov x26, x14
    ldr x9, [x17, #24]
    ldr x10, [x17, #32]
    mov x21, x14
    mov x22, x14
    ldr x15, [x17, #40]
    ldr x20, [x17, #48]
    mov x23, x14
    mov x24, x14
    add x2, x2, x0, lsl #2
    add x3, x3, x1, lsl #2
    ldp q25, q26, [x19, #128]
    ldr q10, [x19, #160]
    ldp q0, q1, [x2]
    add x6, x6, x4, lsl #2
    mov x25, x14
    mov x28, x14
    ldp q2, q3, [x3]
    mov x4, x14
    mov x5, x14
    mov x30, x14
    ldp q18, q19, [x6]
    add x7, x7, x9, lsl #2
    add x8, x8, x10, lsl #2
    sub x12, x12, #1
    ldp q20, q21, [x7]
    add x27, x27, x15, lsl #2
    add x26, x26, x20, lsl #2
    ldp q22, q23, [x8]
    fmla v30.4s, v0.4s, v7.s[0]
    fmla v31.4s, v1.4s, v7.s[0]
    ldr x0, [x17, #56]
    fmla v8.4s, v0.4s, v16.s[0]
    fmla v29.4s, v1.4s, v16.s[0]
    ldp q27, q11, [x27]
    ldr x1, [x17, #64]
    fmla v9.4s, v0.4s, v17.s[0]
    fmla v28.4s, v1.4s, v17.s[0]
    ldp q0, q13, [x26]
    fmla v30.4s, v2.4s, v7.s[1]
    fmla v31.4s, v3.4s, v7.s[1]
    ldr x2, [x17, #72]
    fmla v8.4s, v2.4s, v16.s[1]
    fmla v29.4s, v3.4s, v16.s[1]
    ldr x3, [x17, #80]
    ldp q24, q12, [x19, #256]
    fmla v9.4s, v2.4s, v17.s[1]
    fmla v28.4s, v3.4s, v17.s[1]
    add x21, x21, x0, lsl #2
    ldr q3, [x19, #288]
    fmla v30.4s, v18.4s, v7.s[2]
    fmla v31.4s, v19.4s, v7.s[2]
    ldp q4, q5, [x21]
    add x22, x22, x1, lsl #2
    fmla v8.4s, v18.4s, v16.s[2]
    fmla v29.4s, v19.4s, v16.s[2]
    ldp q6, q14, [x22]
    fmla v9.4s, v18.4s, v17.s[2]
    fmla v28.4s, v19.4s, v17.s[2]
    ldr x0, [x17, #88]
    add x23, x23, x2, lsl #2
    fmla v30.4s, v20.4s, v7.s[3]
    fmla v31.4s, v21.4s, v7.s[3]
    ldp q18, q19, [x23]
    ldr x1, [x17, #96]
    fmla v8.4s, v20.4s, v16.s[3]
    fmla v29.4s, v21.4s, v16.s[3]
    add x24, x24, x3, lsl #2
    ldr x2, [x17, #104]
    fmla v9.4s, v20.4s, v17.s[3]
    fmla v28.4s, v21.4s, v17.s[3]
    ldp q7, q16, [x24]
    ldr x3, [x17, #112]
    fmla v30.4s, v22.4s, v25.s[0]
    fmla v31.4s, v23.4s, v25.s[0]
    ldp q17, q20, [x19, #384]
    fmla v8.4s, v22.4s, v26.s[0]
    fmla v29.4s, v23.4s, v26.s[0]
    add x25, x25, x0, lsl #2
    ldr q21, [x19, #416]
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
    ldr x0, [x17, #120]
    add x5, x5, x3, lsl #2
    fmla v9.4s, v27.4s, v10.s[1]
    fmla v28.4s, v11.4s, v10.s[1]
    ldp q27, q11, [x4]
    add x17, x17, #128
    fmla v30.4s, v0.4s, v25.s[2]
    fmla v31.4s, v13.4s, v25.s[2]
    add x19, x19, #512
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
    cbnz x12, .Lloop_85
.Lloop_end_84:
    lsr x0, x13, #2
    ubfx x1, x13, #0, #2
    cbz x0, .Lloop_end_86
.Lloop_87:
    ldr x2, [x17]
    ldr x3, [x17, #8]
    mov x4, x14
    mov x5, x14
    ldr x6, [x17, #16]
    ldp q0, q1, [x19]
    mov x7, x14
    mov x8, x14
    ldr q2, [x19, #32]
    sub x0, x0, #1
    add x19, x19, #128
    ldr x9, [x17, #24]
    add x17, x17, #32
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
    cbnz x0, .Lloop_87
.Lloop_end_86:
    cbz x1, .Lloop_end_88
.Lloop_89:
    ldr x0, [x17]
    mov x2, x14
    ldr s0, [x19]
    sub x1, x1, #1
    ldr s1, [x19, #16]
    ldr s2, [x19, #32]
    add x17, x17, #8
    add x19, x19, #4
    add x2, x2, x0, lsl #2
    ldp q3, q4, [x2]
    fmla v30.4s, v3.4s, v0.s[0]
    fmla v31.4s, v4.4s, v0.s[0]
    fmla v8.4s, v3.4s, v1.s[0]
    fmla v29.4s, v4.4s, v1.s[0]
    fmla v9.4s, v3.4s, v2.s[0]
    fmla v28.4s, v4.4s, v2.s[0]
    cbnz x1, .Lloop_89
.Lloop_end_88:
    ldr x0, [x11]
    ldr s0, [x11, #40]
    dup v0.4s, v0.s[0]
    fmax v1.4s, v0.4s, v30.4s
    fmax v2.4s, v0.4s, v31.4s
    fmax v3.4s, v0.4s, v8.4s
    fmax v4.4s, v0.4s, v29.4s
    fmax v5.4s, v0.4s, v9.4s
    fmax v0.4s, v0.4s, v28.4s
    str q1, [x16]
    str q2, [x16, #16]
    add x16, x16, x0, lsl #2
    str q3, [x16]
    str q4, [x16, #16]
    add x16, x16, x0, lsl #2
    str q5, [x16]
    str q0, [x16, #16]
.Lend_83:
.Lend_67:
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
    mov x9, x5
    mov x5, x0
    mov x16, x1
    ldr x0, [x9, #8]
    mov x12, x2
    mov x15, x3
    mov x14, x4
    sub x0, x0, #1
    lsr x0, x0, #2
    cbnz x0, .Lotherwise_90
    ldr x0, [x9, #16]
    ldr x1, [x9]
    mov x2, x14
    lsr x13, x5, #4
    prfm pldl1keep, [x2]
    ubfx x17, x5, #0, #4
    ldr q0, [x0]
    add x2, x2, x1, lsl #2
    prfm pldl1keep, [x2]
    add x2, x2, x1, lsl #2
    prfm pldl1keep, [x2]
    add x2, x2, x1, lsl #2
    prfm pldl1keep, [x2]
    dup v25.4s, v0.s[0]
    dup v26.4s, v0.s[1]
    dup v27.4s, v0.s[2]
    dup v28.4s, v0.s[3]
    cbz x13, .Lloop_end_91
.Lloop_92:
    ldr x0, [x15]
    ldr x1, [x15, #8]
    mov x2, x12
    mov x3, x12
    ldr x4, [x15, #16]
    ld1 {v0.4s, v1.4s, v2.4s, v3.4s}, [x16]
    mov x5, x12
    mov x8, x12
    ldr x6, [x15, #24]
    mov x22, x12
    add x16, x16, #128
    mov x23, x12
    ldr x7, [x15, #32]
    mov x25, x12
    mov x10, x12
    mov x11, x12
    ldr x27, [x15, #40]
    mov x19, x12
    mov x20, x12
    mov x21, x12
    add x2, x2, x0, lsl #2
    add x3, x3, x1, lsl #2
    ldr x0, [x15, #48]
    ld1 {v16.4s, v17.4s, v18.4s, v19.4s}, [x16]
    ldr q4, [x2]
    add x5, x5, x4, lsl #2
    add x16, x16, #128
    mov x24, x12
    ldr q20, [x3]
    add x8, x8, x6, lsl #2
    mov x6, x12
    mov x26, x12
    ldr q21, [x5]
    add x22, x22, x7, lsl #2
    mov x7, x12
    sub x13, x13, #1
    ldr q22, [x8]
    ldr q23, [x22]
    add x23, x23, x27, lsl #2
    ldr x1, [x15, #56]
    ldr q24, [x23]
    add x25, x25, x0, lsl #2
    fmla v25.4s, v4.4s, v0.s[0]
    fmla v26.4s, v4.4s, v1.s[0]
    ldr x0, [x15, #64]
    ldr q30, [x25]
    fmla v27.4s, v4.4s, v2.s[0]
    fmla v28.4s, v4.4s, v3.s[0]
    ldr x2, [x15, #72]
    ldr x3, [x15, #80]
    fmla v25.4s, v20.4s, v0.s[1]
    fmla v26.4s, v20.4s, v1.s[1]
    ld1 {v4.4s, v5.4s, v6.4s, v7.4s}, [x16]
    ldr x4, [x15, #88]
    fmla v27.4s, v20.4s, v2.s[1]
    fmla v28.4s, v20.4s, v3.s[1]
    ldr x5, [x15, #96]
    add x16, x16, #128
    fmla v25.4s, v21.4s, v0.s[2]
    fmla v26.4s, v21.4s, v1.s[2]
    add x10, x10, x1, lsl #2
    ldr x1, [x15, #104]
    fmla v27.4s, v21.4s, v2.s[2]
    fmla v28.4s, v21.4s, v3.s[2]
    ldr q20, [x10]
    add x11, x11, x0, lsl #2
    fmla v25.4s, v22.4s, v0.s[3]
    fmla v26.4s, v22.4s, v1.s[3]
    ldr q21, [x11]
    add x19, x19, x2, lsl #2
    fmla v27.4s, v22.4s, v2.s[3]
    fmla v28.4s, v22.4s, v3.s[3]
    ldr q22, [x19]
    add x20, x20, x3, lsl #2
    fmla v25.4s, v23.4s, v16.s[0]
    fmla v26.4s, v23.4s, v17.s[0]
    ldr q29, [x20]
    add x21, x21, x4, lsl #2
    fmla v27.4s, v23.4s, v18.s[0]
    fmla v28.4s, v23.4s, v19.s[0]
    ldr q23, [x21]
    ldr x0, [x15, #112]
    fmla v25.4s, v24.4s, v16.s[1]
    fmla v26.4s, v24.4s, v17.s[1]
    add x24, x24, x5, lsl #2
    ld1 {v0.4s, v1.4s, v2.4s, v3.4s}, [x16]
    fmla v27.4s, v24.4s, v18.s[1]
    fmla v28.4s, v24.4s, v19.s[1]
    ldr q24, [x24]
    add x6, x6, x1, lsl #2
    fmla v25.4s, v30.4s, v16.s[2]
    fmla v26.4s, v30.4s, v17.s[2]
    ldr x1, [x15, #120]
    add x15, x15, #128
    fmla v27.4s, v30.4s, v18.s[2]
    fmla v28.4s, v30.4s, v19.s[2]
    ldr q30, [x6]
    add x16, x16, #128
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
    cbnz x13, .Lloop_92
.Lloop_end_91:
    lsr x0, x17, #2
    ubfx x1, x17, #0, #2
    cbz x0, .Lloop_end_93
.Lloop_94:
    ldr x2, [x15]
    ldr x3, [x15, #8]
    mov x4, x12
    mov x5, x12
    ldr x6, [x15, #16]
    ld1 {v0.4s, v1.4s, v2.4s, v3.4s}, [x16]
    mov x7, x12
    mov x8, x12
    ldr x10, [x15, #24]
    sub x0, x0, #1
    add x15, x15, #32
    add x16, x16, #128
    add x4, x4, x2, lsl #2
    add x5, x5, x3, lsl #2
    ldr q4, [x4]
    ldr q5, [x5]
    add x7, x7, x6, lsl #2
    ldr q6, [x7]
    add x8, x8, x10, lsl #2
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
    cbnz x0, .Lloop_94
.Lloop_end_93:
    cbz x1, .Lloop_end_95
.Lloop_96:
    ldr x0, [x15]
    mov x2, x12
    ldr s0, [x16]
    sub x1, x1, #1
    ldr s1, [x16, #16]
    ldr s2, [x16, #32]
    add x15, x15, #8
    ldr s3, [x16, #48]
    add x16, x16, #4
    add x2, x2, x0, lsl #2
    ldr q4, [x2]
    fmla v25.4s, v4.4s, v0.s[0]
    fmla v26.4s, v4.4s, v1.s[0]
    fmla v27.4s, v4.4s, v2.s[0]
    fmla v28.4s, v4.4s, v3.s[0]
    cbnz x1, .Lloop_96
.Lloop_end_95:
    ldr x0, [x9]
    ldr s0, [x9, #40]
    dup v0.4s, v0.s[0]
    fmax v1.4s, v0.4s, v25.4s
    fmax v2.4s, v0.4s, v26.4s
    fmax v3.4s, v0.4s, v27.4s
    fmax v0.4s, v0.4s, v28.4s
    str q1, [x14]
    add x14, x14, x0, lsl #2
    str q2, [x14]
    add x14, x14, x0, lsl #2
    str q3, [x14]
    add x14, x14, x0, lsl #2
    str q0, [x14]
    b .Lend_97
.Lotherwise_90:
    ldr x0, [x9, #8]
    sub x0, x0, #5
    lsr x13, x0, #3
    cbz x13, .Lloop_end_98
.Lloop_99:
    ldr x0, [x9, #16]
    ldr x1, [x9]
    mov x2, x14
    lsr x17, x5, #4
    prfm pldl1keep, [x2]
    mov x19, x15
    mov x20, x16
    ubfx x21, x5, #0, #4
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
    cbz x17, .Lloop_end_100
.Lloop_101:
    ldr x0, [x19]
    ldr x1, [x19, #8]
    mov x2, x12
    mov x6, x12
    ldr x3, [x19, #16]
    ld1 {v0.4s, v1.4s, v2.4s, v3.4s}, [x20]
    mov x7, x12
    mov x8, x12
    ldr x4, [x19, #24]
    mov x27, x12
    add x20, x20, #128
    mov x25, x12
    ldr x10, [x19, #32]
    mov x22, x12
    mov x23, x12
    mov x24, x12
    ld1 {v16.4s, v17.4s, v18.4s, v19.4s}, [x20]
    add x20, x20, #128
    sub x17, x17, #1
    add x2, x2, x0, lsl #2
    add x6, x6, x1, lsl #2
    ldr x1, [x19, #40]
    mov x26, x12
    ldp q4, q5, [x2]
    add x7, x7, x3, lsl #2
    mov x11, x12
    mov x28, x12
    add x8, x8, x4, lsl #2
    mov x4, x12
    ldp q10, q11, [x6]
    ldp q12, q13, [x7]
    add x27, x27, x10, lsl #2
    mov x6, x12
    mov x7, x12
    mov x10, x12
    ldp q6, q7, [x8]
    ldr x0, [x19, #48]
    add x25, x25, x1, lsl #2
    fmla v22.4s, v4.4s, v0.s[0]
    fmla v23.4s, v5.4s, v0.s[0]
    ldp q30, q31, [x27]
    fmla v24.4s, v4.4s, v1.s[0]
    fmla v25.4s, v5.4s, v1.s[0]
    ldr x1, [x19, #56]
    fmla v26.4s, v4.4s, v2.s[0]
    fmla v27.4s, v5.4s, v2.s[0]
    ldp q8, q9, [x25]
    ldr x2, [x19, #64]
    fmla v28.4s, v4.4s, v3.s[0]
    fmla v29.4s, v5.4s, v3.s[0]
    ldr x3, [x19, #72]
    fmla v22.4s, v10.4s, v0.s[1]
    fmla v23.4s, v11.4s, v0.s[1]
    add x22, x22, x0, lsl #2
    ldr x0, [x19, #80]
    fmla v24.4s, v10.4s, v1.s[1]
    fmla v25.4s, v11.4s, v1.s[1]
    ldp q20, q21, [x22]
    ldr x8, [x19, #88]
    fmla v26.4s, v10.4s, v2.s[1]
    fmla v27.4s, v11.4s, v2.s[1]
    add x23, x23, x1, lsl #2
    ldr x1, [x19, #96]
    fmla v28.4s, v10.4s, v3.s[1]
    fmla v29.4s, v11.4s, v3.s[1]
    ldp q14, q15, [x23]
    add x24, x24, x2, lsl #2
    fmla v22.4s, v12.4s, v0.s[2]
    fmla v23.4s, v13.4s, v0.s[2]
    add x26, x26, x3, lsl #2
    ldr x2, [x19, #104]
    fmla v24.4s, v12.4s, v1.s[2]
    fmla v25.4s, v13.4s, v1.s[2]
    add x11, x11, x0, lsl #2
    ldr x0, [x19, #112]
    fmla v26.4s, v12.4s, v2.s[2]
    fmla v27.4s, v13.4s, v2.s[2]
    add x28, x28, x8, lsl #2
    ldr x3, [x19, #120]
    fmla v28.4s, v12.4s, v3.s[2]
    fmla v29.4s, v13.4s, v3.s[2]
    ldp q10, q11, [x24]
    add x4, x4, x1, lsl #2
    fmla v22.4s, v6.4s, v0.s[3]
    fmla v23.4s, v7.4s, v0.s[3]
    add x19, x19, #128
    fmla v24.4s, v6.4s, v1.s[3]
    fmla v25.4s, v7.4s, v1.s[3]
    ldp q12, q13, [x26]
    add x6, x6, x2, lsl #2
    fmla v26.4s, v6.4s, v2.s[3]
    fmla v27.4s, v7.4s, v2.s[3]
    add x7, x7, x0, lsl #2
    fmla v28.4s, v6.4s, v3.s[3]
    fmla v29.4s, v7.4s, v3.s[3]
    ld1 {v4.4s, v5.4s, v6.4s, v7.4s}, [x20]
    add x20, x20, #128
    fmla v22.4s, v30.4s, v16.s[0]
    fmla v23.4s, v31.4s, v16.s[0]
    add x10, x10, x3, lsl #2
    fmla v24.4s, v30.4s, v17.s[0]
    fmla v25.4s, v31.4s, v17.s[0]
    fmla v26.4s, v30.4s, v18.s[0]
    fmla v27.4s, v31.4s, v18.s[0]
    fmla v28.4s, v30.4s, v19.s[0]
    fmla v29.4s, v31.4s, v19.s[0]
    ldp q30, q31, [x11]
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
    ldp q16, q17, [x6]
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
    ldp q18, q19, [x7]
    fmla v22.4s, v12.4s, v4.s[1]
    fmla v23.4s, v13.4s, v4.s[1]
    fmla v24.4s, v12.4s, v5.s[1]
    fmla v25.4s, v13.4s, v5.s[1]
    fmla v26.4s, v12.4s, v6.s[1]
    fmla v27.4s, v13.4s, v6.s[1]
    fmla v28.4s, v12.4s, v7.s[1]
    fmla v29.4s, v13.4s, v7.s[1]
    ldp q10, q11, [x10]
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
    cbnz x17, .Lloop_101
.Lloop_end_100:
    lsr x0, x21, #2
    ubfx x1, x21, #0, #2
    cbz x0, .Lloop_end_102
.Lloop_103:
    ldr x2, [x19]
    ldr x3, [x19, #8]
    mov x4, x12
    mov x6, x12
    ldr x7, [x19, #16]
    ld1 {v0.4s, v1.4s, v2.4s, v3.4s}, [x20]
    mov x8, x12
    mov x10, x12
    ldr x11, [x19, #24]
    sub x0, x0, #1
    add x19, x19, #32
    add x20, x20, #128
    add x4, x4, x2, lsl #2
    add x6, x6, x3, lsl #2
    ldp q4, q5, [x4]
    ldp q6, q7, [x6]
    add x8, x8, x7, lsl #2
    add x10, x10, x11, lsl #2
    ldp q16, q17, [x8]
    ldp q18, q19, [x10]
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
    cbnz x0, .Lloop_103
.Lloop_end_102:
    cbz x1, .Lloop_end_104
.Lloop_105:
    ldr x0, [x19]
    mov x2, x12
    ldr s0, [x20]
    sub x1, x1, #1
    ldr s1, [x20, #16]
    ldr s2, [x20, #32]
    add x19, x19, #8
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
    cbnz x1, .Lloop_105
.Lloop_end_104:
    ldr x0, [x9]
    mov x1, x14
    sub x13, x13, #1
    ldr s0, [x9, #40]
    add x12, x12, #32
    add x14, x14, #32
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
    cbnz x13, .Lloop_99
.Lloop_end_98:
    ldr x0, [x9, #8]
    add x12, x12, #20
    add x14, x14, #20
    sub x0, x0, #5
    ubfx x0, x0, #0, #3
    lsr x1, x0, #2
    cmp x1, #1
    bne .Lotherwise_106
    ldr x1, [x9, #16]
    ldr x2, [x9]
    add x14, x14, x0, lsl #2
    add x12, x12, x0, lsl #2
    mov x0, x14
    lsr x10, x5, #4
    sub x3, x0, #48
    ubfx x11, x5, #0, #4
    prfm pldl1keep, [x3]
    sub x12, x12, #48
    sub x14, x14, #48
    ldr q0, [x1]
    add x0, x0, x2, lsl #2
    sub x1, x0, #48
    add x0, x0, x2, lsl #2
    sub x3, x0, #48
    add x0, x0, x2, lsl #2
    prfm pldl1keep, [x1]
    sub x0, x0, #48
    prfm pldl1keep, [x3]
    prfm pldl1keep, [x0]
    dup v16.4s, v0.s[0]
    dup v17.4s, v0.s[0]
    dup v18.4s, v0.s[0]
    dup v19.4s, v0.s[1]
    dup v20.4s, v0.s[1]
    dup v21.4s, v0.s[1]
    dup v22.4s, v0.s[2]
    dup v23.4s, v0.s[2]
    dup v24.4s, v0.s[2]
    dup v25.4s, v0.s[3]
    dup v26.4s, v0.s[3]
    dup v27.4s, v0.s[3]
    cbz x10, .Lloop_end_107
.Lloop_108:
    ldr x0, [x15]
    ldr x1, [x15, #8]
    mov x2, x12
    mov x6, x12
    ldr x3, [x15, #16]
    ld1 {v4.4s, v5.4s, v6.4s, v7.4s}, [x16]
    mov x24, x12
    mov x7, x12
    ldr x4, [x15, #24]
    mov x8, x12
    add x16, x16, #128
    mov x13, x12
    ldr x5, [x15, #32]
    mov x17, x12
    mov x19, x12
    mov x20, x12
    ldr x28, [x15, #40]
    mov x21, x12
    mov x22, x12
    mov x23, x12
    add x2, x2, x0, lsl #2
    add x6, x6, x1, lsl #2
    ldr x0, [x15, #48]
    ld1 {v0.4s, v1.4s, v2.4s, v3.4s}, [x16]
    ldp q28, q29, [x2]
    add x24, x24, x3, lsl #2
    add x16, x16, #128
    mov x26, x12
    add x7, x7, x4, lsl #2
    mov x25, x12
    mov x27, x12
    ldr q30, [x2, #32]
    add x8, x8, x5, lsl #2
    mov x5, x12
    sub x10, x10, #1
    ldp q31, q13, [x6]
    ldr q14, [x6, #32]
    add x13, x13, x28, lsl #2
    ldp q8, q12, [x24]
    add x17, x17, x0, lsl #2
    fmla v16.4s, v28.4s, v4.s[0]
    fmla v17.4s, v29.4s, v4.s[0]
    ldr x0, [x15, #56]
    fmla v19.4s, v28.4s, v5.s[0]
    fmla v20.4s, v29.4s, v5.s[0]
    ldr x1, [x15, #64]
    ldr x2, [x15, #72]
    fmla v18.4s, v30.4s, v4.s[0]
    fmla v21.4s, v30.4s, v5.s[0]
    ldr x3, [x15, #80]
    fmla v22.4s, v28.4s, v6.s[0]
    fmla v23.4s, v29.4s, v6.s[0]
    fmla v24.4s, v30.4s, v6.s[0]
    fmla v25.4s, v28.4s, v7.s[0]
    ldr q28, [x24, #32]
    ldr x4, [x15, #88]
    fmla v26.4s, v29.4s, v7.s[0]
    fmla v27.4s, v30.4s, v7.s[0]
    ldp q11, q9, [x7]
    add x19, x19, x0, lsl #2
    fmla v16.4s, v31.4s, v4.s[1]
    fmla v17.4s, v13.4s, v4.s[1]
    add x20, x20, x1, lsl #2
    add x21, x21, x2, lsl #2
    fmla v18.4s, v14.4s, v4.s[1]
    fmla v19.4s, v31.4s, v5.s[1]
    ldr x0, [x15, #96]
    add x22, x22, x3, lsl #2
    fmla v20.4s, v13.4s, v5.s[1]
    fmla v21.4s, v14.4s, v5.s[1]
    ldr x1, [x15, #104]
    ldr x2, [x15, #112]
    fmla v22.4s, v31.4s, v6.s[1]
    fmla v23.4s, v13.4s, v6.s[1]
    add x23, x23, x4, lsl #2
    ldr x3, [x15, #120]
    fmla v24.4s, v14.4s, v6.s[1]
    fmla v25.4s, v31.4s, v7.s[1]
    ldr q10, [x7, #32]
    add x15, x15, #128
    fmla v26.4s, v13.4s, v7.s[1]
    fmla v27.4s, v14.4s, v7.s[1]
    ldp q15, q13, [x8]
    fmla v16.4s, v8.4s, v4.s[2]
    fmla v17.4s, v12.4s, v4.s[2]
    add x26, x26, x0, lsl #2
    fmla v18.4s, v28.4s, v4.s[2]
    fmla v19.4s, v8.4s, v5.s[2]
    add x25, x25, x1, lsl #2
    add x27, x27, x2, lsl #2
    fmla v20.4s, v12.4s, v5.s[2]
    fmla v21.4s, v28.4s, v5.s[2]
    add x5, x5, x3, lsl #2
    fmla v22.4s, v8.4s, v6.s[2]
    fmla v23.4s, v12.4s, v6.s[2]
    fmla v24.4s, v28.4s, v6.s[2]
    fmla v25.4s, v8.4s, v7.s[2]
    ldr q14, [x8, #32]
    fmla v26.4s, v12.4s, v7.s[2]
    fmla v27.4s, v28.4s, v7.s[2]
    ldp q28, q30, [x13]
    fmla v16.4s, v11.4s, v4.s[3]
    fmla v17.4s, v9.4s, v4.s[3]
    fmla v18.4s, v10.4s, v4.s[3]
    ldr q29, [x13, #32]
    fmla v19.4s, v11.4s, v5.s[3]
    fmla v20.4s, v9.4s, v5.s[3]
    fmla v21.4s, v10.4s, v5.s[3]
    ldr q31, [x17, #32]
    fmla v22.4s, v11.4s, v6.s[3]
    fmla v23.4s, v9.4s, v6.s[3]
    fmla v24.4s, v10.4s, v6.s[3]
    fmla v25.4s, v11.4s, v7.s[3]
    ldp q12, q8, [x17]
    fmla v26.4s, v9.4s, v7.s[3]
    fmla v27.4s, v10.4s, v7.s[3]
    ldp q11, q9, [x19]
    fmla v16.4s, v15.4s, v0.s[0]
    fmla v17.4s, v13.4s, v0.s[0]
    ldr q10, [x19, #32]
    fmla v18.4s, v14.4s, v0.s[0]
    fmla v19.4s, v15.4s, v1.s[0]
    fmla v20.4s, v13.4s, v1.s[0]
    fmla v21.4s, v14.4s, v1.s[0]
    fmla v22.4s, v15.4s, v2.s[0]
    fmla v23.4s, v13.4s, v2.s[0]
    fmla v24.4s, v14.4s, v2.s[0]
    fmla v25.4s, v15.4s, v3.s[0]
    ldr q4, [x20, #32]
    fmla v26.4s, v13.4s, v3.s[0]
    fmla v27.4s, v14.4s, v3.s[0]
    ldp q5, q6, [x20]
    fmla v16.4s, v28.4s, v0.s[1]
    fmla v17.4s, v30.4s, v0.s[1]
    fmla v18.4s, v29.4s, v0.s[1]
    fmla v19.4s, v28.4s, v1.s[1]
    fmla v20.4s, v30.4s, v1.s[1]
    fmla v21.4s, v29.4s, v1.s[1]
    fmla v22.4s, v28.4s, v2.s[1]
    fmla v23.4s, v30.4s, v2.s[1]
    fmla v24.4s, v29.4s, v2.s[1]
    fmla v25.4s, v28.4s, v3.s[1]
    ldr q7, [x21, #32]
    fmla v26.4s, v30.4s, v3.s[1]
    fmla v27.4s, v29.4s, v3.s[1]
    ldp q28, q29, [x21]
    fmla v16.4s, v12.4s, v0.s[2]
    fmla v17.4s, v8.4s, v0.s[2]
    fmla v18.4s, v31.4s, v0.s[2]
    fmla v19.4s, v12.4s, v1.s[2]
    fmla v20.4s, v8.4s, v1.s[2]
    fmla v21.4s, v31.4s, v1.s[2]
    fmla v22.4s, v12.4s, v2.s[2]
    fmla v23.4s, v8.4s, v2.s[2]
    fmla v24.4s, v31.4s, v2.s[2]
    fmla v25.4s, v12.4s, v3.s[2]
    ldr q30, [x22, #32]
    fmla v26.4s, v8.4s, v3.s[2]
    fmla v27.4s, v31.4s, v3.s[2]
    ldp q31, q8, [x22]
    fmla v16.4s, v11.4s, v0.s[3]
    fmla v17.4s, v9.4s, v0.s[3]
    fmla v18.4s, v10.4s, v0.s[3]
    fmla v19.4s, v11.4s, v1.s[3]
    ldr q12, [x23, #32]
    fmla v20.4s, v9.4s, v1.s[3]
    fmla v21.4s, v10.4s, v1.s[3]
    ldr q15, [x26, #32]
    fmla v22.4s, v11.4s, v2.s[3]
    fmla v23.4s, v9.4s, v2.s[3]
    fmla v24.4s, v10.4s, v2.s[3]
    fmla v25.4s, v11.4s, v3.s[3]
    ldp q13, q14, [x23]
    fmla v26.4s, v9.4s, v3.s[3]
    fmla v27.4s, v10.4s, v3.s[3]
    ldp q9, q10, [x26]
    ldr q11, [x25, #32]
    ld1 {v0.4s, v1.4s, v2.4s, v3.4s}, [x16]
    add x16, x16, #128
    fmla v16.4s, v5.4s, v0.s[0]
    fmla v17.4s, v6.4s, v0.s[0]
    fmla v18.4s, v4.4s, v0.s[0]
    fmla v19.4s, v5.4s, v1.s[0]
    fmla v20.4s, v6.4s, v1.s[0]
    fmla v21.4s, v4.4s, v1.s[0]
    fmla v22.4s, v5.4s, v2.s[0]
    fmla v23.4s, v6.4s, v2.s[0]
    fmla v24.4s, v4.4s, v2.s[0]
    fmla v25.4s, v5.4s, v3.s[0]
    fmla v26.4s, v6.4s, v3.s[0]
    fmla v27.4s, v4.4s, v3.s[0]
    fmla v16.4s, v28.4s, v0.s[1]
    fmla v17.4s, v29.4s, v0.s[1]
    fmla v18.4s, v7.4s, v0.s[1]
    fmla v19.4s, v28.4s, v1.s[1]
    fmla v20.4s, v29.4s, v1.s[1]
    fmla v21.4s, v7.4s, v1.s[1]
    fmla v22.4s, v28.4s, v2.s[1]
    fmla v23.4s, v29.4s, v2.s[1]
    fmla v24.4s, v7.4s, v2.s[1]
    fmla v25.4s, v28.4s, v3.s[1]
    fmla v26.4s, v29.4s, v3.s[1]
    fmla v27.4s, v7.4s, v3.s[1]
    ldp q4, q5, [x25]
    fmla v16.4s, v31.4s, v0.s[2]
    fmla v17.4s, v8.4s, v0.s[2]
    fmla v18.4s, v30.4s, v0.s[2]
    fmla v19.4s, v31.4s, v1.s[2]
    fmla v20.4s, v8.4s, v1.s[2]
    fmla v21.4s, v30.4s, v1.s[2]
    fmla v22.4s, v31.4s, v2.s[2]
    fmla v23.4s, v8.4s, v2.s[2]
    fmla v24.4s, v30.4s, v2.s[2]
    fmla v25.4s, v31.4s, v3.s[2]
    ldr q6, [x27, #32]
    fmla v26.4s, v8.4s, v3.s[2]
    fmla v27.4s, v30.4s, v3.s[2]
    ldp q7, q28, [x27]
    fmla v16.4s, v13.4s, v0.s[3]
    fmla v17.4s, v14.4s, v0.s[3]
    fmla v18.4s, v12.4s, v0.s[3]
    fmla v19.4s, v13.4s, v1.s[3]
    ldr q29, [x5, #32]
    fmla v20.4s, v14.4s, v1.s[3]
    fmla v21.4s, v12.4s, v1.s[3]
    fmla v22.4s, v13.4s, v2.s[3]
    fmla v23.4s, v14.4s, v2.s[3]
    fmla v24.4s, v12.4s, v2.s[3]
    fmla v25.4s, v13.4s, v3.s[3]
    ldp q30, q31, [x5]
    fmla v26.4s, v14.4s, v3.s[3]
    fmla v27.4s, v12.4s, v3.s[3]
    ld1 {v0.4s, v1.4s, v2.4s, v3.4s}, [x16]
    add x16, x16, #128
    fmla v16.4s, v9.4s, v0.s[0]
    fmla v17.4s, v10.4s, v0.s[0]
    fmla v18.4s, v15.4s, v0.s[0]
    fmla v19.4s, v9.4s, v1.s[0]
    fmla v20.4s, v10.4s, v1.s[0]
    fmla v21.4s, v15.4s, v1.s[0]
    fmla v22.4s, v9.4s, v2.s[0]
    fmla v23.4s, v10.4s, v2.s[0]
    fmla v24.4s, v15.4s, v2.s[0]
    fmla v25.4s, v9.4s, v3.s[0]
    fmla v26.4s, v10.4s, v3.s[0]
    fmla v27.4s, v15.4s, v3.s[0]
    fmla v16.4s, v4.4s, v0.s[1]
    fmla v17.4s, v5.4s, v0.s[1]
    fmla v18.4s, v11.4s, v0.s[1]
    fmla v19.4s, v4.4s, v1.s[1]
    fmla v20.4s, v5.4s, v1.s[1]
    fmla v21.4s, v11.4s, v1.s[1]
    fmla v22.4s, v4.4s, v2.s[1]
    fmla v23.4s, v5.4s, v2.s[1]
    fmla v24.4s, v11.4s, v2.s[1]
    fmla v25.4s, v4.4s, v3.s[1]
    fmla v26.4s, v5.4s, v3.s[1]
    fmla v27.4s, v11.4s, v3.s[1]
    fmla v16.4s, v7.4s, v0.s[2]
    fmla v17.4s, v28.4s, v0.s[2]
    fmla v18.4s, v6.4s, v0.s[2]
    fmla v19.4s, v7.4s, v1.s[2]
    fmla v20.4s, v28.4s, v1.s[2]
    fmla v21.4s, v6.4s, v1.s[2]
    fmla v22.4s, v7.4s, v2.s[2]
    fmla v23.4s, v28.4s, v2.s[2]
    fmla v24.4s, v6.4s, v2.s[2]
    fmla v25.4s, v7.4s, v3.s[2]
    fmla v26.4s, v28.4s, v3.s[2]
    fmla v27.4s, v6.4s, v3.s[2]
    fmla v16.4s, v30.4s, v0.s[3]
    fmla v17.4s, v31.4s, v0.s[3]
    fmla v18.4s, v29.4s, v0.s[3]
    fmla v19.4s, v30.4s, v1.s[3]
    fmla v20.4s, v31.4s, v1.s[3]
    fmla v21.4s, v29.4s, v1.s[3]
    fmla v22.4s, v30.4s, v2.s[3]
    fmla v23.4s, v31.4s, v2.s[3]
    fmla v24.4s, v29.4s, v2.s[3]
    fmla v25.4s, v30.4s, v3.s[3]
    fmla v26.4s, v31.4s, v3.s[3]
    fmla v27.4s, v29.4s, v3.s[3]
    cbnz x10, .Lloop_108
.Lloop_end_107:
    lsr x0, x11, #2
    ubfx x1, x11, #0, #2
    cbz x0, .Lloop_end_109
.Lloop_110:
    ldr x2, [x15]
    ldr x3, [x15, #8]
    mov x4, x12
    mov x5, x12
    ldr x6, [x15, #16]
    ld1 {v0.4s, v1.4s, v2.4s, v3.4s}, [x16]
    mov x7, x12
    mov x8, x12
    ldr x10, [x15, #24]
    sub x0, x0, #1
    add x15, x15, #32
    add x16, x16, #128
    add x4, x4, x2, lsl #2
    add x5, x5, x3, lsl #2
    ldp q4, q5, [x4]
    ldr q6, [x4, #32]
    add x7, x7, x6, lsl #2
    ldp q7, q28, [x5]
    add x8, x8, x10, lsl #2
    ldr q29, [x5, #32]
    ldp q30, q31, [x7]
    ldr q8, [x7, #32]
    ldp q9, q10, [x8]
    fmla v16.4s, v4.4s, v0.s[0]
    fmla v17.4s, v5.4s, v0.s[0]
    ldr q11, [x8, #32]
    fmla v18.4s, v6.4s, v0.s[0]
    fmla v19.4s, v4.4s, v1.s[0]
    fmla v20.4s, v5.4s, v1.s[0]
    fmla v21.4s, v6.4s, v1.s[0]
    fmla v22.4s, v4.4s, v2.s[0]
    fmla v23.4s, v5.4s, v2.s[0]
    fmla v24.4s, v6.4s, v2.s[0]
    fmla v25.4s, v4.4s, v3.s[0]
    fmla v26.4s, v5.4s, v3.s[0]
    fmla v27.4s, v6.4s, v3.s[0]
    fmla v16.4s, v7.4s, v0.s[1]
    fmla v17.4s, v28.4s, v0.s[1]
    fmla v18.4s, v29.4s, v0.s[1]
    fmla v19.4s, v7.4s, v1.s[1]
    fmla v20.4s, v28.4s, v1.s[1]
    fmla v21.4s, v29.4s, v1.s[1]
    fmla v22.4s, v7.4s, v2.s[1]
    fmla v23.4s, v28.4s, v2.s[1]
    fmla v24.4s, v29.4s, v2.s[1]
    fmla v25.4s, v7.4s, v3.s[1]
    fmla v26.4s, v28.4s, v3.s[1]
    fmla v27.4s, v29.4s, v3.s[1]
    fmla v16.4s, v30.4s, v0.s[2]
    fmla v17.4s, v31.4s, v0.s[2]
    fmla v18.4s, v8.4s, v0.s[2]
    fmla v19.4s, v30.4s, v1.s[2]
    fmla v20.4s, v31.4s, v1.s[2]
    fmla v21.4s, v8.4s, v1.s[2]
    fmla v22.4s, v30.4s, v2.s[2]
    fmla v23.4s, v31.4s, v2.s[2]
    fmla v24.4s, v8.4s, v2.s[2]
    fmla v25.4s, v30.4s, v3.s[2]
    fmla v26.4s, v31.4s, v3.s[2]
    fmla v27.4s, v8.4s, v3.s[2]
    fmla v16.4s, v9.4s, v0.s[3]
    fmla v17.4s, v10.4s, v0.s[3]
    fmla v18.4s, v11.4s, v0.s[3]
    fmla v19.4s, v9.4s, v1.s[3]
    fmla v20.4s, v10.4s, v1.s[3]
    fmla v21.4s, v11.4s, v1.s[3]
    fmla v22.4s, v9.4s, v2.s[3]
    fmla v23.4s, v10.4s, v2.s[3]
    fmla v24.4s, v11.4s, v2.s[3]
    fmla v25.4s, v9.4s, v3.s[3]
    fmla v26.4s, v10.4s, v3.s[3]
    fmla v27.4s, v11.4s, v3.s[3]
    cbnz x0, .Lloop_110
.Lloop_end_109:
    cbz x1, .Lloop_end_111
.Lloop_112:
    ldr x0, [x15]
    mov x2, x12
    ldr s0, [x16]
    sub x1, x1, #1
    ldr s1, [x16, #16]
    ldr s2, [x16, #32]
    add x15, x15, #8
    ldr s3, [x16, #48]
    add x16, x16, #4
    add x2, x2, x0, lsl #2
    ldp q4, q5, [x2]
    ldr q6, [x2, #32]
    fmla v16.4s, v4.4s, v0.s[0]
    fmla v17.4s, v5.4s, v0.s[0]
    fmla v18.4s, v6.4s, v0.s[0]
    fmla v19.4s, v4.4s, v1.s[0]
    fmla v20.4s, v5.4s, v1.s[0]
    fmla v21.4s, v6.4s, v1.s[0]
    fmla v22.4s, v4.4s, v2.s[0]
    fmla v23.4s, v5.4s, v2.s[0]
    fmla v24.4s, v6.4s, v2.s[0]
    fmla v25.4s, v4.4s, v3.s[0]
    fmla v26.4s, v5.4s, v3.s[0]
    fmla v27.4s, v6.4s, v3.s[0]
    cbnz x1, .Lloop_112
.Lloop_end_111:
    ldr x0, [x9]
    ldr s0, [x9, #40]
    dup v0.4s, v0.s[0]
    fmax v1.4s, v0.4s, v16.4s
    fmax v2.4s, v0.4s, v17.4s
    fmax v3.4s, v0.4s, v18.4s
    fmax v4.4s, v0.4s, v19.4s
    fmax v5.4s, v0.4s, v20.4s
    fmax v6.4s, v0.4s, v21.4s
    fmax v7.4s, v0.4s, v22.4s
    fmax v16.4s, v0.4s, v23.4s
    str q1, [x14]
    str q2, [x14, #16]
    fmax v1.4s, v0.4s, v24.4s
    str q3, [x14, #32]
    add x14, x14, x0, lsl #2
    fmax v2.4s, v0.4s, v25.4s
    fmax v3.4s, v0.4s, v26.4s
    fmax v0.4s, v0.4s, v27.4s
    str q4, [x14]
    str q5, [x14, #16]
    str q6, [x14, #32]
    add x14, x14, x0, lsl #2
    str q7, [x14]
    str q16, [x14, #16]
    str q1, [x14, #32]
    add x14, x14, x0, lsl #2
    str q2, [x14]
    str q3, [x14, #16]
    str q0, [x14, #32]
    b .Lend_113
.Lotherwise_106:
    ldr x1, [x9, #16]
    ldr x2, [x9]
    add x14, x14, x0, lsl #2
    add x12, x12, x0, lsl #2
    mov x0, x14
    lsr x8, x5, #4
    sub x3, x0, #32
    ubfx x10, x5, #0, #4
    prfm pldl1keep, [x3]
    sub x12, x12, #32
    sub x14, x14, #32
    ldr q0, [x1]
    add x0, x0, x2, lsl #2
    sub x1, x0, #32
    add x0, x0, x2, lsl #2
    sub x3, x0, #32
    add x0, x0, x2, lsl #2
    prfm pldl1keep, [x1]
    sub x0, x0, #32
    prfm pldl1keep, [x3]
    prfm pldl1keep, [x0]
    dup v22.4s, v0.s[0]
    dup v23.4s, v0.s[0]
    dup v24.4s, v0.s[1]
    dup v25.4s, v0.s[1]
    dup v26.4s, v0.s[2]
    dup v27.4s, v0.s[2]
    dup v28.4s, v0.s[3]
    dup v29.4s, v0.s[3]
    cbz x8, .Lloop_end_114
.Lloop_115:
    ldr x0, [x15]
    ldr x1, [x15, #8]
    mov x2, x12
    mov x3, x12
    ldr x4, [x15, #16]
    ld1 {v0.4s, v1.4s, v2.4s, v3.4s}, [x16]
    mov x7, x12
    mov x11, x12
    ldr x5, [x15, #24]
    mov x13, x12
    add x16, x16, #128
    mov x23, x12
    ldr x6, [x15, #32]
    mov x24, x12
    mov x17, x12
    mov x19, x12
    ldr x27, [x15, #40]
    mov x20, x12
    mov x21, x12
    mov x22, x12
    add x2, x2, x0, lsl #2
    add x3, x3, x1, lsl #2
    ldr x0, [x15, #48]
    ld1 {v16.4s, v17.4s, v18.4s, v19.4s}, [x16]
    ldp q4, q5, [x2]
    add x7, x7, x4, lsl #2
    add x16, x16, #128
    mov x25, x12
    add x11, x11, x5, lsl #2
    mov x5, x12
    mov x26, x12
    ldp q10, q11, [x3]
    add x13, x13, x6, lsl #2
    mov x6, x12
    sub x8, x8, #1
    ldp q12, q13, [x7]
    add x23, x23, x27, lsl #2
    ldp q6, q7, [x11]
    add x24, x24, x0, lsl #2
    fmla v22.4s, v4.4s, v0.s[0]
    fmla v23.4s, v5.4s, v0.s[0]
    ldp q30, q31, [x13]
    fmla v24.4s, v4.4s, v1.s[0]
    fmla v25.4s, v5.4s, v1.s[0]
    ldr x0, [x15, #56]
    fmla v26.4s, v4.4s, v2.s[0]
    fmla v27.4s, v5.4s, v2.s[0]
    ldp q8, q9, [x23]
    ldr x1, [x15, #64]
    fmla v28.4s, v4.4s, v3.s[0]
    fmla v29.4s, v5.4s, v3.s[0]
    ldp q20, q21, [x24]
    fmla v22.4s, v10.4s, v0.s[1]
    fmla v23.4s, v11.4s, v0.s[1]
    ldr x2, [x15, #72]
    fmla v24.4s, v10.4s, v1.s[1]
    fmla v25.4s, v11.4s, v1.s[1]
    ldr x3, [x15, #80]
    ldr x4, [x15, #88]
    fmla v26.4s, v10.4s, v2.s[1]
    fmla v27.4s, v11.4s, v2.s[1]
    add x17, x17, x0, lsl #2
    ldr x0, [x15, #96]
    fmla v28.4s, v10.4s, v3.s[1]
    fmla v29.4s, v11.4s, v3.s[1]
    ldp q14, q15, [x17]
    add x19, x19, x1, lsl #2
    fmla v22.4s, v12.4s, v0.s[2]
    fmla v23.4s, v13.4s, v0.s[2]
    ldr x1, [x15, #104]
    fmla v24.4s, v12.4s, v1.s[2]
    fmla v25.4s, v13.4s, v1.s[2]
    add x20, x20, x2, lsl #2
    ldr x2, [x15, #112]
    fmla v26.4s, v12.4s, v2.s[2]
    fmla v27.4s, v13.4s, v2.s[2]
    add x21, x21, x3, lsl #2
    add x22, x22, x4, lsl #2
    fmla v28.4s, v12.4s, v3.s[2]
    fmla v29.4s, v13.4s, v3.s[2]
    ldp q10, q11, [x19]
    add x25, x25, x0, lsl #2
    fmla v22.4s, v6.4s, v0.s[3]
    fmla v23.4s, v7.4s, v0.s[3]
    ldr x0, [x15, #120]
    add x15, x15, #128
    fmla v24.4s, v6.4s, v1.s[3]
    fmla v25.4s, v7.4s, v1.s[3]
    ldp q12, q13, [x20]
    add x5, x5, x1, lsl #2
    fmla v26.4s, v6.4s, v2.s[3]
    fmla v27.4s, v7.4s, v2.s[3]
    add x26, x26, x2, lsl #2
    fmla v28.4s, v6.4s, v3.s[3]
    fmla v29.4s, v7.4s, v3.s[3]
    ld1 {v4.4s, v5.4s, v6.4s, v7.4s}, [x16]
    add x16, x16, #128
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
    ld1 {v0.4s, v1.4s, v2.4s, v3.4s}, [x16]
    add x16, x16, #128
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
    cbnz x8, .Lloop_115
.Lloop_end_114:
    lsr x0, x10, #2
    ubfx x1, x10, #0, #2
    cbz x0, .Lloop_end_116
.Lloop_117:
    ldr x2, [x15]
    ldr x3, [x15, #8]
    mov x4, x12
    mov x5, x12
    ldr x6, [x15, #16]
    ld1 {v0.4s, v1.4s, v2.4s, v3.4s}, [x16]
    mov x7, x12
    mov x8, x12
    ldr x10, [x15, #24]
    sub x0, x0, #1
    add x15, x15, #32
    add x16, x16, #128
    add x4, x4, x2, lsl #2
    add x5, x5, x3, lsl #2
    ldp q4, q5, [x4]
    ldp q6, q7, [x5]
    add x7, x7, x6, lsl #2
    add x8, x8, x10, lsl #2
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
    cbnz x0, .Lloop_117
.Lloop_end_116:
    cbz x1, .Lloop_end_118
.Lloop_119:
    ldr x0, [x15]
    mov x2, x12
    ldr s0, [x16]
    sub x1, x1, #1
    ldr s1, [x16, #16]
    ldr s2, [x16, #32]
    add x15, x15, #8
    ldr s3, [x16, #48]
    add x16, x16, #4
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
    cbnz x1, .Lloop_119
.Lloop_end_118:
    ldr x0, [x9]
    ldr s0, [x9, #40]
    dup v0.4s, v0.s[0]
    fmax v1.4s, v0.4s, v22.4s
    fmax v2.4s, v0.4s, v23.4s
    fmax v3.4s, v0.4s, v24.4s
    fmax v4.4s, v0.4s, v25.4s
    fmax v5.4s, v0.4s, v26.4s
    fmax v6.4s, v0.4s, v27.4s
    str q1, [x14]
    str q2, [x14, #16]
    add x14, x14, x0, lsl #2
    fmax v1.4s, v0.4s, v28.4s
    fmax v0.4s, v0.4s, v29.4s
    str q3, [x14]
    str q4, [x14, #16]
    add x14, x14, x0, lsl #2
    str q5, [x14]
    str q6, [x14, #16]
    add x14, x14, x0, lsl #2
    str q1, [x14]
    str q0, [x14, #16]
.Lend_113:
.Lend_97:
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
    stp d8, d9, [sp, #64]
    stp d10, d11, [sp, #80]
    stp d12, d13, [sp, #96]
    str d14, [sp, #112]
    mov x8, x5
    mov x7, x0
    mov x15, x1
    ldr x0, [x8, #8]
    mov x11, x2
    mov x14, x3
    mov x13, x4
    sub x0, x0, #1
    lsr x0, x0, #2
    cbnz x0, .Lotherwise_120
    ldr x0, [x8, #16]
    ldr x1, [x8]
    mov x2, x13
    lsr x12, x7, #4
    prfm pldl1keep, [x2]
    ubfx x16, x7, #0, #4
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
    dup v25.4s, v0.s[0]
    dup v26.4s, v0.s[1]
    dup v27.4s, v0.s[2]
    dup v28.4s, v0.s[3]
    dup v29.4s, v1.s[0]
    cbz x12, .Lloop_end_121
.Lloop_122:
    ldr x0, [x14]
    ldr x1, [x14, #8]
    mov x2, x11
    mov x3, x11
    ldr x4, [x14, #16]
    ld1 {v0.4s, v1.4s, v2.4s, v3.4s}, [x15], #64
    mov x5, x11
    mov x7, x11
    ldr q20, [x15], #64
    mov x9, x11
    mov x23, x11
    mov x24, x11
    ldr x6, [x14, #24]
    mov x10, x11
    mov x17, x11
    mov x19, x11
    ldr x21, [x14, #32]
    mov x20, x11
    sub x12, x12, #1
    add x2, x2, x0, lsl #2
    add x3, x3, x1, lsl #2
    ldr x0, [x14, #40]
    ldr x1, [x14, #48]
    ldr q4, [x2]
    ldr q21, [x3]
    add x5, x5, x4, lsl #2
    mov x25, x11
    ldr q22, [x5]
    ld1 {v16.4s, v17.4s, v18.4s, v19.4s}, [x15], #64
    mov x22, x11
    mov x26, x11
    add x7, x7, x6, lsl #2
    ldr q30, [x15], #64
    mov x5, x11
    mov x6, x11
    ldr q23, [x7]
    add x9, x9, x21, lsl #2
    ldr q24, [x9]
    add x23, x23, x0, lsl #2
    add x24, x24, x1, lsl #2
    fmla v25.4s, v4.4s, v0.s[0]
    fmla v26.4s, v4.4s, v1.s[0]
    ldr x0, [x14, #56]
    ldr q31, [x23]
    fmla v27.4s, v4.4s, v2.s[0]
    fmla v28.4s, v4.4s, v3.s[0]
    ldr x1, [x14, #64]
    ldr q8, [x24]
    fmla v29.4s, v4.4s, v20.s[0]
    fmla v25.4s, v21.4s, v0.s[1]
    ldr x2, [x14, #72]
    ldr x3, [x14, #80]
    fmla v26.4s, v21.4s, v1.s[1]
    fmla v27.4s, v21.4s, v2.s[1]
    ld1 {v4.4s, v5.4s, v6.4s, v7.4s}, [x15], #64
    ldr x4, [x14, #88]
    fmla v28.4s, v21.4s, v3.s[1]
    fmla v29.4s, v21.4s, v20.s[1]
    ldr q9, [x15], #64
    fmla v25.4s, v22.4s, v0.s[2]
    fmla v26.4s, v22.4s, v1.s[2]
    add x10, x10, x0, lsl #2
    ldr x0, [x14, #96]
    fmla v27.4s, v22.4s, v2.s[2]
    fmla v28.4s, v22.4s, v3.s[2]
    ldr q10, [x10]
    add x17, x17, x1, lsl #2
    fmla v29.4s, v22.4s, v20.s[2]
    fmla v25.4s, v23.4s, v0.s[3]
    ldr q11, [x17]
    add x19, x19, x2, lsl #2
    fmla v26.4s, v23.4s, v1.s[3]
    fmla v27.4s, v23.4s, v2.s[3]
    ldr q12, [x19]
    add x20, x20, x3, lsl #2
    fmla v28.4s, v23.4s, v3.s[3]
    fmla v29.4s, v23.4s, v20.s[3]
    ldr q20, [x20]
    ldr x1, [x14, #104]
    fmla v25.4s, v24.4s, v16.s[0]
    fmla v26.4s, v24.4s, v17.s[0]
    add x25, x25, x4, lsl #2
    ldr x2, [x14, #112]
    fmla v27.4s, v24.4s, v18.s[0]
    fmla v28.4s, v24.4s, v19.s[0]
    ldr q21, [x25]
    add x22, x22, x0, lsl #2
    fmla v29.4s, v24.4s, v30.s[0]
    fmla v25.4s, v31.4s, v16.s[1]
    ld1 {v0.4s, v1.4s, v2.4s, v3.4s}, [x15], #64
    ldr x0, [x14, #120]
    fmla v26.4s, v31.4s, v17.s[1]
    fmla v27.4s, v31.4s, v18.s[1]
    add x14, x14, #128
    fmla v28.4s, v31.4s, v19.s[1]
    fmla v29.4s, v31.4s, v30.s[1]
    ldr q22, [x22]
    add x26, x26, x1, lsl #2
    fmla v25.4s, v8.4s, v16.s[2]
    fmla v26.4s, v8.4s, v17.s[2]
    add x5, x5, x2, lsl #2
    fmla v27.4s, v8.4s, v18.s[2]
    fmla v28.4s, v8.4s, v19.s[2]
    fmla v29.4s, v8.4s, v30.s[2]
    fmla v25.4s, v10.4s, v16.s[3]
    ldr q16, [x15], #64
    ldr q23, [x26]
    fmla v26.4s, v10.4s, v17.s[3]
    fmla v27.4s, v10.4s, v18.s[3]
    ldr q17, [x5]
    add x6, x6, x0, lsl #2
    fmla v28.4s, v10.4s, v19.s[3]
    fmla v29.4s, v10.4s, v30.s[3]
    ldr q18, [x6]
    fmla v25.4s, v11.4s, v4.s[0]
    fmla v26.4s, v11.4s, v5.s[0]
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
    fmla v29.4s, v22.4s, v16.s[0]
    fmla v25.4s, v23.4s, v0.s[1]
    fmla v26.4s, v23.4s, v1.s[1]
    fmla v27.4s, v23.4s, v2.s[1]
    fmla v28.4s, v23.4s, v3.s[1]
    fmla v29.4s, v23.4s, v16.s[1]
    fmla v25.4s, v17.4s, v0.s[2]
    fmla v26.4s, v17.4s, v1.s[2]
    fmla v27.4s, v17.4s, v2.s[2]
    fmla v28.4s, v17.4s, v3.s[2]
    fmla v29.4s, v17.4s, v16.s[2]
    fmla v25.4s, v18.4s, v0.s[3]
    fmla v26.4s, v18.4s, v1.s[3]
    fmla v27.4s, v18.4s, v2.s[3]
    fmla v28.4s, v18.4s, v3.s[3]
    fmla v29.4s, v18.4s, v16.s[3]
    cbnz x12, .Lloop_122
.Lloop_end_121:
    lsr x0, x16, #2
    ubfx x1, x16, #0, #2
    cbz x0, .Lloop_end_123
.Lloop_124:
    ldr x2, [x14]
    ldr x3, [x14, #8]
    mov x4, x11
    mov x5, x11
    ldr x6, [x14, #16]
    ld1 {v0.4s, v1.4s, v2.4s, v3.4s}, [x15], #64
    mov x7, x11
    mov x9, x11
    ldr q4, [x15], #64
    sub x0, x0, #1
    ldr x10, [x14, #24]
    add x14, x14, #32
    add x4, x4, x2, lsl #2
    add x5, x5, x3, lsl #2
    ldr q5, [x4]
    ldr q6, [x5]
    add x7, x7, x6, lsl #2
    ldr q7, [x7]
    add x9, x9, x10, lsl #2
    ldr q16, [x9]
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
    cbnz x0, .Lloop_124
.Lloop_end_123:
    cbz x1, .Lloop_end_125
.Lloop_126:
    ldr x0, [x14]
    mov x2, x11
    ldr s0, [x15]
    sub x1, x1, #1
    ldr s1, [x15, #16]
    ldr s2, [x15, #32]
    add x14, x14, #8
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
    cbnz x1, .Lloop_126
.Lloop_end_125:
    ldr x0, [x8]
    ldr s0, [x8, #40]
    dup v0.4s, v0.s[0]
    fmax v1.4s, v0.4s, v25.4s
    fmax v2.4s, v0.4s, v26.4s
    fmax v3.4s, v0.4s, v27.4s
    fmax v4.4s, v0.4s, v28.4s
    fmax v0.4s, v0.4s, v29.4s
    str q1, [x13]
    add x13, x13, x0, lsl #2
    str q2, [x13]
    add x13, x13, x0, lsl #2
    str q3, [x13]
    add x13, x13, x0, lsl #2
    str q4, [x13]
    add x13, x13, x0, lsl #2
    str q0, [x13]
    b .Lend_127
.Lotherwise_120:
    ldr x0, [x8, #8]
    sub x0, x0, #5
    lsr x9, x0, #3
    cbz x9, .Lloop_end_128
.Lloop_129:
    ldr x0, [x8, #16]
    ldr x1, [x8]
    mov x2, x13
    lsr x10, x7, #4
    prfm pldl1keep, [x2]
    mov x12, x14
    mov x16, x15
    ubfx x17, x7, #0, #4
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
    dup v19.4s, v0.s[0]
    dup v20.4s, v0.s[0]
    dup v21.4s, v0.s[1]
    dup v22.4s, v0.s[1]
    dup v23.4s, v0.s[2]
    dup v24.4s, v0.s[2]
    dup v25.4s, v0.s[3]
    dup v18.4s, v0.s[3]
    dup v26.4s, v1.s[0]
    dup v27.4s, v1.s[0]
    cbz x10, .Lloop_end_130
.Lloop_131:
    ldr x0, [x12]
    ldr x1, [x12, #8]
    mov x2, x11
    mov x3, x11
    ldr x4, [x12, #16]
    ld1 {v4.4s, v5.4s, v6.4s, v7.4s}, [x16], #64
    mov x5, x11
    mov x25, x11
    ldr q30, [x16], #64
    mov x23, x11
    mov x19, x11
    mov x20, x11
    ldr x6, [x12, #24]
    mov x21, x11
    sub x10, x10, #1
    ld1 {v0.4s, v1.4s, v2.4s, v3.4s}, [x16], #64
    add x2, x2, x0, lsl #2
    add x3, x3, x1, lsl #2
    ldr x0, [x12, #32]
    mov x22, x11
    ldp q16, q17, [x2]
    add x5, x5, x4, lsl #2
    mov x4, x11
    mov x24, x11
    ldp q28, q29, [x3]
    ldp q8, q9, [x5]
    add x25, x25, x6, lsl #2
    mov x3, x11
    mov x5, x11
    mov x6, x11
    add x23, x23, x0, lsl #2
    ldr x0, [x12, #40]
    ldr q31, [x16], #64
    fmla v19.4s, v16.4s, v4.s[0]
    fmla v20.4s, v17.4s, v4.s[0]
    fmla v21.4s, v16.4s, v5.s[0]
    fmla v22.4s, v17.4s, v5.s[0]
    fmla v23.4s, v16.4s, v6.s[0]
    fmla v24.4s, v17.4s, v6.s[0]
    fmla v25.4s, v16.4s, v7.s[0]
    fmla v18.4s, v17.4s, v7.s[0]
    fmla v26.4s, v16.4s, v30.s[0]
    fmla v27.4s, v17.4s, v30.s[0]
    ldp q16, q17, [x25]
    ldr x1, [x12, #48]
    fmla v19.4s, v28.4s, v4.s[1]
    fmla v20.4s, v29.4s, v4.s[1]
    add x19, x19, x0, lsl #2
    ldr x0, [x12, #56]
    fmla v21.4s, v28.4s, v5.s[1]
    fmla v22.4s, v29.4s, v5.s[1]
    fmla v23.4s, v28.4s, v6.s[1]
    fmla v24.4s, v29.4s, v6.s[1]
    fmla v25.4s, v28.4s, v7.s[1]
    fmla v18.4s, v29.4s, v7.s[1]
    fmla v26.4s, v28.4s, v30.s[1]
    fmla v27.4s, v29.4s, v30.s[1]
    ldp q10, q11, [x23]
    ldr x2, [x12, #64]
    fmla v19.4s, v8.4s, v4.s[2]
    fmla v20.4s, v9.4s, v4.s[2]
    add x20, x20, x1, lsl #2
    ldr x1, [x12, #72]
    fmla v21.4s, v8.4s, v5.s[2]
    fmla v22.4s, v9.4s, v5.s[2]
    add x21, x21, x0, lsl #2
    ldr x0, [x12, #80]
    fmla v23.4s, v8.4s, v6.s[2]
    fmla v24.4s, v9.4s, v6.s[2]
    fmla v25.4s, v8.4s, v7.s[2]
    fmla v18.4s, v9.4s, v7.s[2]
    fmla v26.4s, v8.4s, v30.s[2]
    fmla v27.4s, v9.4s, v30.s[2]
    ldp q28, q29, [x19]
    add x22, x22, x2, lsl #2
    fmla v19.4s, v16.4s, v4.s[3]
    fmla v20.4s, v17.4s, v4.s[3]
    ldr x2, [x12, #88]
    add x4, x4, x1, lsl #2
    fmla v21.4s, v16.4s, v5.s[3]
    fmla v22.4s, v17.4s, v5.s[3]
    ldp q8, q9, [x20]
    ldr x1, [x12, #96]
    fmla v23.4s, v16.4s, v6.s[3]
    fmla v24.4s, v17.4s, v6.s[3]
    add x24, x24, x0, lsl #2
    ldr x0, [x12, #104]
    fmla v25.4s, v16.4s, v7.s[3]
    fmla v18.4s, v17.4s, v7.s[3]
    ldp q4, q12, [x21]
    ldr x19, [x12, #112]
    fmla v26.4s, v16.4s, v30.s[3]
    fmla v27.4s, v17.4s, v30.s[3]
    ldp q5, q6, [x22]
    mov x20, x11
    fmla v19.4s, v10.4s, v0.s[0]
    fmla v20.4s, v11.4s, v0.s[0]
    add x3, x3, x2, lsl #2
    ldr x2, [x12, #120]
    fmla v21.4s, v10.4s, v1.s[0]
    fmla v22.4s, v11.4s, v1.s[0]
    add x5, x5, x1, lsl #2
    mov x1, x11
    fmla v23.4s, v10.4s, v2.s[0]
    fmla v24.4s, v11.4s, v2.s[0]
    add x6, x6, x0, lsl #2
    add x12, x12, #128
    fmla v25.4s, v10.4s, v3.s[0]
    fmla v18.4s, v11.4s, v3.s[0]
    add x20, x20, x19, lsl #2
    fmla v26.4s, v10.4s, v31.s[0]
    fmla v27.4s, v11.4s, v31.s[0]
    ldp q7, q16, [x4]
    fmla v19.4s, v28.4s, v0.s[1]
    fmla v20.4s, v29.4s, v0.s[1]
    add x1, x1, x2, lsl #2
    fmla v21.4s, v28.4s, v1.s[1]
    fmla v22.4s, v29.4s, v1.s[1]
    fmla v23.4s, v28.4s, v2.s[1]
    fmla v24.4s, v29.4s, v2.s[1]
    fmla v25.4s, v28.4s, v3.s[1]
    fmla v18.4s, v29.4s, v3.s[1]
    fmla v26.4s, v28.4s, v31.s[1]
    fmla v27.4s, v29.4s, v31.s[1]
    ldp q11, q28, [x24]
    fmla v19.4s, v8.4s, v0.s[2]
    fmla v20.4s, v9.4s, v0.s[2]
    fmla v21.4s, v8.4s, v1.s[2]
    fmla v22.4s, v9.4s, v1.s[2]
    fmla v23.4s, v8.4s, v2.s[2]
    fmla v24.4s, v9.4s, v2.s[2]
    fmla v25.4s, v8.4s, v3.s[2]
    fmla v18.4s, v9.4s, v3.s[2]
    fmla v26.4s, v8.4s, v31.s[2]
    fmla v27.4s, v9.4s, v31.s[2]
    ldp q29, q30, [x3]
    fmla v19.4s, v4.4s, v0.s[3]
    fmla v20.4s, v12.4s, v0.s[3]
    ldp q17, q8, [x5]
    fmla v21.4s, v4.4s, v1.s[3]
    fmla v22.4s, v12.4s, v1.s[3]
    fmla v23.4s, v4.4s, v2.s[3]
    fmla v24.4s, v12.4s, v2.s[3]
    ldp q9, q10, [x6]
    fmla v25.4s, v4.4s, v3.s[3]
    fmla v18.4s, v12.4s, v3.s[3]
    fmla v26.4s, v4.4s, v31.s[3]
    fmla v27.4s, v12.4s, v31.s[3]
    ld1 {v0.4s, v1.4s, v2.4s, v3.4s}, [x16], #64
    fmla v19.4s, v5.4s, v0.s[0]
    fmla v20.4s, v6.4s, v0.s[0]
    fmla v21.4s, v5.4s, v1.s[0]
    fmla v22.4s, v6.4s, v1.s[0]
    fmla v23.4s, v5.4s, v2.s[0]
    fmla v24.4s, v6.4s, v2.s[0]
    fmla v25.4s, v5.4s, v3.s[0]
    fmla v18.4s, v6.4s, v3.s[0]
    fmla v19.4s, v7.4s, v0.s[1]
    fmla v20.4s, v16.4s, v0.s[1]
    fmla v21.4s, v7.4s, v1.s[1]
    fmla v22.4s, v16.4s, v1.s[1]
    fmla v23.4s, v7.4s, v2.s[1]
    fmla v24.4s, v16.4s, v2.s[1]
    fmla v25.4s, v7.4s, v3.s[1]
    fmla v18.4s, v16.4s, v3.s[1]
    fmla v19.4s, v11.4s, v0.s[2]
    fmla v20.4s, v28.4s, v0.s[2]
    fmla v21.4s, v11.4s, v1.s[2]
    fmla v22.4s, v28.4s, v1.s[2]
    fmla v23.4s, v11.4s, v2.s[2]
    fmla v24.4s, v28.4s, v2.s[2]
    fmla v25.4s, v11.4s, v3.s[2]
    fmla v18.4s, v28.4s, v3.s[2]
    fmla v19.4s, v29.4s, v0.s[3]
    fmla v20.4s, v30.4s, v0.s[3]
    ldr q31, [x16], #64
    fmla v21.4s, v29.4s, v1.s[3]
    fmla v22.4s, v30.4s, v1.s[3]
    fmla v23.4s, v29.4s, v2.s[3]
    fmla v24.4s, v30.4s, v2.s[3]
    ldp q12, q13, [x20]
    fmla v25.4s, v29.4s, v3.s[3]
    fmla v18.4s, v30.4s, v3.s[3]
    fmla v26.4s, v5.4s, v31.s[0]
    fmla v27.4s, v6.4s, v31.s[0]
    ldp q4, q5, [x1]
    fmla v26.4s, v7.4s, v31.s[1]
    fmla v27.4s, v16.4s, v31.s[1]
    fmla v26.4s, v11.4s, v31.s[2]
    ld1 {v0.4s, v1.4s, v2.4s, v3.4s}, [x16], #64
    fmla v27.4s, v28.4s, v31.s[2]
    ldr q6, [x16], #64
    fmla v26.4s, v29.4s, v31.s[3]
    fmla v27.4s, v30.4s, v31.s[3]
    fmla v19.4s, v17.4s, v0.s[0]
    fmla v20.4s, v8.4s, v0.s[0]
    fmla v21.4s, v17.4s, v1.s[0]
    fmla v22.4s, v8.4s, v1.s[0]
    fmla v23.4s, v17.4s, v2.s[0]
    fmla v24.4s, v8.4s, v2.s[0]
    fmla v25.4s, v17.4s, v3.s[0]
    fmla v18.4s, v8.4s, v3.s[0]
    fmla v26.4s, v17.4s, v6.s[0]
    fmla v27.4s, v8.4s, v6.s[0]
    fmla v19.4s, v9.4s, v0.s[1]
    fmla v20.4s, v10.4s, v0.s[1]
    fmla v21.4s, v9.4s, v1.s[1]
    fmla v22.4s, v10.4s, v1.s[1]
    fmla v23.4s, v9.4s, v2.s[1]
    fmla v24.4s, v10.4s, v2.s[1]
    fmla v25.4s, v9.4s, v3.s[1]
    fmla v18.4s, v10.4s, v3.s[1]
    fmla v26.4s, v9.4s, v6.s[1]
    fmla v27.4s, v10.4s, v6.s[1]
    fmla v19.4s, v12.4s, v0.s[2]
    fmla v20.4s, v13.4s, v0.s[2]
    fmla v21.4s, v12.4s, v1.s[2]
    fmla v22.4s, v13.4s, v1.s[2]
    fmla v23.4s, v12.4s, v2.s[2]
    fmla v24.4s, v13.4s, v2.s[2]
    fmla v25.4s, v12.4s, v3.s[2]
    fmla v18.4s, v13.4s, v3.s[2]
    fmla v26.4s, v12.4s, v6.s[2]
    fmla v27.4s, v13.4s, v6.s[2]
    fmla v19.4s, v4.4s, v0.s[3]
    fmla v20.4s, v5.4s, v0.s[3]
    fmla v21.4s, v4.4s, v1.s[3]
    fmla v22.4s, v5.4s, v1.s[3]
    fmla v23.4s, v4.4s, v2.s[3]
    fmla v24.4s, v5.4s, v2.s[3]
    fmla v25.4s, v4.4s, v3.s[3]
    fmla v18.4s, v5.4s, v3.s[3]
    fmla v26.4s, v4.4s, v6.s[3]
    fmla v27.4s, v5.4s, v6.s[3]
    cbnz x10, .Lloop_131
.Lloop_end_130:
    lsr x0, x17, #2
    ubfx x1, x17, #0, #2
    cbz x0, .Lloop_end_132
.Lloop_133:
    ldr x2, [x12]
    ldr x3, [x12, #8]
    mov x4, x11
    mov x5, x11
    ldr x6, [x12, #16]
    ld1 {v0.4s, v1.4s, v2.4s, v3.4s}, [x16], #64
    mov x10, x11
    mov x17, x11
    ldr q4, [x16], #64
    sub x0, x0, #1
    ldr x19, [x12, #24]
    add x12, x12, #32
    add x4, x4, x2, lsl #2
    add x5, x5, x3, lsl #2
    ldp q5, q6, [x4]
    ldp q7, q16, [x5]
    add x10, x10, x6, lsl #2
    ldp q17, q28, [x10]
    add x17, x17, x19, lsl #2
    ldp q29, q30, [x17]
    fmla v19.4s, v5.4s, v0.s[0]
    fmla v20.4s, v6.4s, v0.s[0]
    fmla v21.4s, v5.4s, v1.s[0]
    fmla v22.4s, v6.4s, v1.s[0]
    fmla v23.4s, v5.4s, v2.s[0]
    fmla v24.4s, v6.4s, v2.s[0]
    fmla v25.4s, v5.4s, v3.s[0]
    fmla v18.4s, v6.4s, v3.s[0]
    fmla v26.4s, v5.4s, v4.s[0]
    fmla v27.4s, v6.4s, v4.s[0]
    fmla v19.4s, v7.4s, v0.s[1]
    fmla v20.4s, v16.4s, v0.s[1]
    fmla v21.4s, v7.4s, v1.s[1]
    fmla v22.4s, v16.4s, v1.s[1]
    fmla v23.4s, v7.4s, v2.s[1]
    fmla v24.4s, v16.4s, v2.s[1]
    fmla v25.4s, v7.4s, v3.s[1]
    fmla v18.4s, v16.4s, v3.s[1]
    fmla v26.4s, v7.4s, v4.s[1]
    fmla v27.4s, v16.4s, v4.s[1]
    fmla v19.4s, v17.4s, v0.s[2]
    fmla v20.4s, v28.4s, v0.s[2]
    fmla v21.4s, v17.4s, v1.s[2]
    fmla v22.4s, v28.4s, v1.s[2]
    fmla v23.4s, v17.4s, v2.s[2]
    fmla v24.4s, v28.4s, v2.s[2]
    fmla v25.4s, v17.4s, v3.s[2]
    fmla v18.4s, v28.4s, v3.s[2]
    fmla v26.4s, v17.4s, v4.s[2]
    fmla v27.4s, v28.4s, v4.s[2]
    fmla v19.4s, v29.4s, v0.s[3]
    fmla v20.4s, v30.4s, v0.s[3]
    fmla v21.4s, v29.4s, v1.s[3]
    fmla v22.4s, v30.4s, v1.s[3]
    fmla v23.4s, v29.4s, v2.s[3]
    fmla v24.4s, v30.4s, v2.s[3]
    fmla v25.4s, v29.4s, v3.s[3]
    fmla v18.4s, v30.4s, v3.s[3]
    fmla v26.4s, v29.4s, v4.s[3]
    fmla v27.4s, v30.4s, v4.s[3]
    cbnz x0, .Lloop_133
.Lloop_end_132:
    cbz x1, .Lloop_end_134
.Lloop_135:
    ldr x0, [x12]
    mov x2, x11
    ldr s0, [x16]
    sub x1, x1, #1
    ldr s1, [x16, #16]
    ldr s2, [x16, #32]
    add x12, x12, #8
    ldr s3, [x16, #48]
    ldr s4, [x16, #64]
    add x16, x16, #4
    add x2, x2, x0, lsl #2
    ldp q5, q6, [x2]
    fmla v19.4s, v5.4s, v0.s[0]
    fmla v20.4s, v6.4s, v0.s[0]
    fmla v21.4s, v5.4s, v1.s[0]
    fmla v22.4s, v6.4s, v1.s[0]
    fmla v23.4s, v5.4s, v2.s[0]
    fmla v24.4s, v6.4s, v2.s[0]
    fmla v25.4s, v5.4s, v3.s[0]
    fmla v18.4s, v6.4s, v3.s[0]
    fmla v26.4s, v5.4s, v4.s[0]
    fmla v27.4s, v6.4s, v4.s[0]
    cbnz x1, .Lloop_135
.Lloop_end_134:
    ldr x0, [x8]
    mov x1, x13
    sub x9, x9, #1
    ldr s0, [x8, #40]
    add x11, x11, #32
    add x13, x13, #32
    dup v0.4s, v0.s[0]
    fmax v1.4s, v0.4s, v19.4s
    fmax v2.4s, v0.4s, v20.4s
    fmax v3.4s, v0.4s, v21.4s
    fmax v4.4s, v0.4s, v22.4s
    fmax v5.4s, v0.4s, v23.4s
    fmax v6.4s, v0.4s, v24.4s
    str q1, [x1]
    str q2, [x1, #16]
    add x1, x1, x0, lsl #2
    fmax v1.4s, v0.4s, v25.4s
    fmax v2.4s, v0.4s, v18.4s
    str q3, [x1]
    str q4, [x1, #16]
    add x1, x1, x0, lsl #2
    fmax v3.4s, v0.4s, v26.4s
    fmax v0.4s, v0.4s, v27.4s
    str q5, [x1]
    str q6, [x1, #16]
    add x1, x1, x0, lsl #2
    str q1, [x1]
    str q2, [x1, #16]
    add x1, x1, x0, lsl #2
    str q3, [x1]
    str q0, [x1, #16]
    cbnz x9, .Lloop_129
.Lloop_end_128:
    ldr x0, [x8, #8]
    add x11, x11, #20
    add x13, x13, #20
    sub x0, x0, #5
    ubfx x0, x0, #0, #3
    lsr x1, x0, #2
    cmp x1, #1
    bne .Lotherwise_136
    ldr x1, [x8, #16]
    ldr x2, [x8]
    add x13, x13, x0, lsl #2
    add x11, x11, x0, lsl #2
    mov x0, x13
    lsr x9, x7, #4
    sub x3, x0, #48
    ubfx x10, x7, #0, #4
    prfm pldl1keep, [x3]
    sub x11, x11, #48
    sub x13, x13, #48
    add x0, x0, x2, lsl #2
    ldr q0, [x1]
    ldr s1, [x1, #16]
    sub x1, x0, #48
    add x0, x0, x2, lsl #2
    sub x3, x0, #48
    add x0, x0, x2, lsl #2
    prfm pldl1keep, [x1]
    sub x1, x0, #48
    add x0, x0, x2, lsl #2
    prfm pldl1keep, [x3]
    sub x0, x0, #48
    prfm pldl1keep, [x1]
    prfm pldl1keep, [x0]
    dup v26.4s, v0.s[0]
    dup v25.4s, v0.s[0]
    dup v24.4s, v0.s[0]
    dup v4.4s, v0.s[1]
    dup v5.4s, v0.s[1]
    dup v6.4s, v0.s[1]
    dup v7.4s, v0.s[2]
    dup v16.4s, v0.s[2]
    dup v17.4s, v0.s[2]
    dup v18.4s, v0.s[3]
    dup v19.4s, v0.s[3]
    dup v20.4s, v0.s[3]
    dup v21.4s, v1.s[0]
    dup v22.4s, v1.s[0]
    dup v23.4s, v1.s[0]
    cbz x9, .Lloop_end_137
.Lloop_138:
    ldr x0, [x14]
    ldr x1, [x14, #8]
    mov x2, x11
    mov x3, x11
    ldr x4, [x14, #16]
    ld1 {v0.4s, v1.4s, v2.4s, v3.4s}, [x15], #64
    mov x7, x11
    mov x12, x11
    ldr q31, [x15], #64
    mov x16, x11
    mov x17, x11
    mov x19, x11
    ldr x5, [x14, #24]
    mov x20, x11
    mov x21, x11
    mov x22, x11
    ldr x6, [x14, #32]
    mov x23, x11
    sub x9, x9, #1
    add x2, x2, x0, lsl #2
    add x3, x3, x1, lsl #2
    ldr x0, [x14, #40]
    ldr x1, [x14, #48]
    ldp q27, q28, [x2]
    ldr q29, [x2, #32]
    add x7, x7, x4, lsl #2
    mov x4, x11
    ldp q30, q8, [x3]
    mov x24, x11
    ldr q9, [x3, #32]
    add x12, x12, x5, lsl #2
    mov x3, x11
    mov x5, x11
    add x16, x16, x6, lsl #2
    ldr x2, [x14, #56]
    add x17, x17, x0, lsl #2
    ldr x0, [x14, #64]
    add x19, x19, x1, lsl #2
    ldr x1, [x14, #72]
    fmla v26.4s, v27.4s, v0.s[0]
    fmla v25.4s, v28.4s, v0.s[0]
    fmla v24.4s, v29.4s, v0.s[0]
    fmla v4.4s, v27.4s, v1.s[0]
    fmla v5.4s, v28.4s, v1.s[0]
    fmla v6.4s, v29.4s, v1.s[0]
    fmla v7.4s, v27.4s, v2.s[0]
    fmla v16.4s, v28.4s, v2.s[0]
    add x20, x20, x2, lsl #2
    ldr x2, [x14, #80]
    fmla v17.4s, v29.4s, v2.s[0]
    fmla v18.4s, v27.4s, v3.s[0]
    add x21, x21, x0, lsl #2
    ldr x0, [x14, #88]
    fmla v19.4s, v28.4s, v3.s[0]
    fmla v20.4s, v29.4s, v3.s[0]
    add x22, x22, x1, lsl #2
    ldr x1, [x14, #96]
    fmla v21.4s, v27.4s, v31.s[0]
    ldr q10, [x7, #32]
    fmla v22.4s, v28.4s, v31.s[0]
    ldr q11, [x12, #32]
    fmla v23.4s, v29.4s, v31.s[0]
    fmla v26.4s, v30.4s, v0.s[1]
    ldr q29, [x16, #32]
    fmla v25.4s, v8.4s, v0.s[1]
    fmla v24.4s, v9.4s, v0.s[1]
    add x23, x23, x2, lsl #2
    ldr x2, [x14, #104]
    fmla v4.4s, v30.4s, v1.s[1]
    fmla v5.4s, v8.4s, v1.s[1]
    add x4, x4, x0, lsl #2
    ldr x0, [x14, #112]
    fmla v6.4s, v9.4s, v1.s[1]
    fmla v7.4s, v30.4s, v2.s[1]
    add x24, x24, x1, lsl #2
    ldr x1, [x14, #120]
    fmla v16.4s, v8.4s, v2.s[1]
    fmla v17.4s, v9.4s, v2.s[1]
    add x14, x14, #128
    fmla v18.4s, v30.4s, v3.s[1]
    fmla v19.4s, v8.4s, v3.s[1]
    fmla v20.4s, v9.4s, v3.s[1]
    fmla v21.4s, v30.4s, v31.s[1]
    ldr q27, [x17, #32]
    add x3, x3, x2, lsl #2
    fmla v22.4s, v8.4s, v31.s[1]
    fmla v23.4s, v9.4s, v31.s[1]
    ldp q30, q8, [x7]
    add x5, x5, x0, lsl #2
    fmla v24.4s, v10.4s, v0.s[2]
    fmla v6.4s, v10.4s, v1.s[2]
    mov x0, x11
    fmla v17.4s, v10.4s, v2.s[2]
    fmla v20.4s, v10.4s, v3.s[2]
    add x0, x0, x1, lsl #2
    fmla v23.4s, v10.4s, v31.s[2]
    fmla v24.4s, v11.4s, v0.s[3]
    ldr q28, [x19, #32]
    fmla v6.4s, v11.4s, v1.s[3]
    fmla v17.4s, v11.4s, v2.s[3]
    fmla v26.4s, v30.4s, v0.s[2]
    fmla v25.4s, v8.4s, v0.s[2]
    fmla v4.4s, v30.4s, v1.s[2]
    fmla v5.4s, v8.4s, v1.s[2]
    fmla v7.4s, v30.4s, v2.s[2]
    fmla v16.4s, v8.4s, v2.s[2]
    fmla v18.4s, v30.4s, v3.s[2]
    fmla v19.4s, v8.4s, v3.s[2]
    fmla v21.4s, v30.4s, v31.s[2]
    fmla v22.4s, v8.4s, v31.s[2]
    ldp q12, q13, [x12]
    fmla v20.4s, v11.4s, v3.s[3]
    fmla v23.4s, v11.4s, v31.s[3]
    ldr q11, [x20, #32]
    fmla v26.4s, v12.4s, v0.s[3]
    fmla v25.4s, v13.4s, v0.s[3]
    ldr q8, [x21, #32]
    fmla v4.4s, v12.4s, v1.s[3]
    fmla v5.4s, v13.4s, v1.s[3]
    ldr q9, [x22, #32]
    fmla v7.4s, v12.4s, v2.s[3]
    fmla v16.4s, v13.4s, v2.s[3]
    ldr q30, [x23, #32]
    fmla v18.4s, v12.4s, v3.s[3]
    fmla v19.4s, v13.4s, v3.s[3]
    ldr q10, [x4, #32]
    fmla v21.4s, v12.4s, v31.s[3]
    fmla v22.4s, v13.4s, v31.s[3]
    ldp q12, q13, [x16]
    ldr q31, [x24, #32]
    ld1 {v0.4s, v1.4s, v2.4s, v3.4s}, [x15], #64
    fmla v26.4s, v12.4s, v0.s[0]
    fmla v25.4s, v13.4s, v0.s[0]
    fmla v24.4s, v29.4s, v0.s[0]
    fmla v4.4s, v12.4s, v1.s[0]
    fmla v5.4s, v13.4s, v1.s[0]
    fmla v6.4s, v29.4s, v1.s[0]
    fmla v7.4s, v12.4s, v2.s[0]
    fmla v16.4s, v13.4s, v2.s[0]
    fmla v17.4s, v29.4s, v2.s[0]
    fmla v18.4s, v12.4s, v3.s[0]
    fmla v19.4s, v13.4s, v3.s[0]
    fmla v20.4s, v29.4s, v3.s[0]
    fmla v24.4s, v27.4s, v0.s[1]
    fmla v6.4s, v27.4s, v1.s[1]
    fmla v17.4s, v27.4s, v2.s[1]
    fmla v20.4s, v27.4s, v3.s[1]
    fmla v24.4s, v28.4s, v0.s[2]
    fmla v6.4s, v28.4s, v1.s[2]
    fmla v17.4s, v28.4s, v2.s[2]
    fmla v20.4s, v28.4s, v3.s[2]
    fmla v24.4s, v11.4s, v0.s[3]
    fmla v6.4s, v11.4s, v1.s[3]
    fmla v17.4s, v11.4s, v2.s[3]
    fmla v20.4s, v11.4s, v3.s[3]
    ldr q14, [x15], #64
    fmla v21.4s, v12.4s, v14.s[0]
    fmla v22.4s, v13.4s, v14.s[0]
    fmla v23.4s, v29.4s, v14.s[0]
    fmla v23.4s, v27.4s, v14.s[1]
    fmla v23.4s, v28.4s, v14.s[2]
    fmla v23.4s, v11.4s, v14.s[3]
    ldr q27, [x3, #32]
    ldp q28, q29, [x17]
    fmla v26.4s, v28.4s, v0.s[1]
    fmla v25.4s, v29.4s, v0.s[1]
    fmla v4.4s, v28.4s, v1.s[1]
    fmla v5.4s, v29.4s, v1.s[1]
    fmla v7.4s, v28.4s, v2.s[1]
    fmla v16.4s, v29.4s, v2.s[1]
    fmla v18.4s, v28.4s, v3.s[1]
    fmla v19.4s, v29.4s, v3.s[1]
    fmla v21.4s, v28.4s, v14.s[1]
    fmla v22.4s, v29.4s, v14.s[1]
    ldp q28, q29, [x19]
    fmla v26.4s, v28.4s, v0.s[2]
    fmla v25.4s, v29.4s, v0.s[2]
    fmla v4.4s, v28.4s, v1.s[2]
    fmla v5.4s, v29.4s, v1.s[2]
    fmla v7.4s, v28.4s, v2.s[2]
    fmla v16.4s, v29.4s, v2.s[2]
    fmla v18.4s, v28.4s, v3.s[2]
    fmla v19.4s, v29.4s, v3.s[2]
    fmla v21.4s, v28.4s, v14.s[2]
    fmla v22.4s, v29.4s, v14.s[2]
    ldp q11, q12, [x20]
    fmla v26.4s, v11.4s, v0.s[3]
    fmla v25.4s, v12.4s, v0.s[3]
    fmla v4.4s, v11.4s, v1.s[3]
    fmla v5.4s, v12.4s, v1.s[3]
    fmla v7.4s, v11.4s, v2.s[3]
    fmla v16.4s, v12.4s, v2.s[3]
    ldr q28, [x5, #32]
    fmla v18.4s, v11.4s, v3.s[3]
    fmla v19.4s, v12.4s, v3.s[3]
    ldr q29, [x0, #32]
    fmla v21.4s, v11.4s, v14.s[3]
    fmla v22.4s, v12.4s, v14.s[3]
    ldp q11, q12, [x21]
    ld1 {v0.4s, v1.4s, v2.4s, v3.4s}, [x15], #64
    fmla v26.4s, v11.4s, v0.s[0]
    fmla v25.4s, v12.4s, v0.s[0]
    fmla v24.4s, v8.4s, v0.s[0]
    fmla v4.4s, v11.4s, v1.s[0]
    fmla v5.4s, v12.4s, v1.s[0]
    fmla v6.4s, v8.4s, v1.s[0]
    fmla v7.4s, v11.4s, v2.s[0]
    fmla v16.4s, v12.4s, v2.s[0]
    fmla v17.4s, v8.4s, v2.s[0]
    fmla v18.4s, v11.4s, v3.s[0]
    fmla v19.4s, v12.4s, v3.s[0]
    fmla v20.4s, v8.4s, v3.s[0]
    fmla v24.4s, v9.4s, v0.s[1]
    fmla v6.4s, v9.4s, v1.s[1]
    fmla v17.4s, v9.4s, v2.s[1]
    fmla v20.4s, v9.4s, v3.s[1]
    fmla v24.4s, v30.4s, v0.s[2]
    fmla v6.4s, v30.4s, v1.s[2]
    fmla v17.4s, v30.4s, v2.s[2]
    fmla v20.4s, v30.4s, v3.s[2]
    fmla v24.4s, v10.4s, v0.s[3]
    fmla v6.4s, v10.4s, v1.s[3]
    fmla v17.4s, v10.4s, v2.s[3]
    fmla v20.4s, v10.4s, v3.s[3]
    ldr q13, [x15], #64
    fmla v21.4s, v11.4s, v13.s[0]
    fmla v22.4s, v12.4s, v13.s[0]
    fmla v23.4s, v8.4s, v13.s[0]
    fmla v23.4s, v9.4s, v13.s[1]
    fmla v23.4s, v30.4s, v13.s[2]
    fmla v23.4s, v10.4s, v13.s[3]
    ldp q30, q8, [x22]
    fmla v26.4s, v30.4s, v0.s[1]
    fmla v25.4s, v8.4s, v0.s[1]
    fmla v4.4s, v30.4s, v1.s[1]
    fmla v5.4s, v8.4s, v1.s[1]
    fmla v7.4s, v30.4s, v2.s[1]
    fmla v16.4s, v8.4s, v2.s[1]
    fmla v18.4s, v30.4s, v3.s[1]
    fmla v19.4s, v8.4s, v3.s[1]
    fmla v21.4s, v30.4s, v13.s[1]
    fmla v22.4s, v8.4s, v13.s[1]
    ldp q30, q8, [x23]
    fmla v26.4s, v30.4s, v0.s[2]
    fmla v25.4s, v8.4s, v0.s[2]
    fmla v4.4s, v30.4s, v1.s[2]
    fmla v5.4s, v8.4s, v1.s[2]
    fmla v7.4s, v30.4s, v2.s[2]
    fmla v16.4s, v8.4s, v2.s[2]
    fmla v18.4s, v30.4s, v3.s[2]
    fmla v19.4s, v8.4s, v3.s[2]
    fmla v21.4s, v30.4s, v13.s[2]
    fmla v22.4s, v8.4s, v13.s[2]
    ldp q30, q8, [x4]
    fmla v26.4s, v30.4s, v0.s[3]
    fmla v25.4s, v8.4s, v0.s[3]
    fmla v4.4s, v30.4s, v1.s[3]
    fmla v5.4s, v8.4s, v1.s[3]
    ldp q9, q10, [x24]
    fmla v7.4s, v30.4s, v2.s[3]
    fmla v16.4s, v8.4s, v2.s[3]
    fmla v18.4s, v30.4s, v3.s[3]
    fmla v19.4s, v8.4s, v3.s[3]
    ldp q11, q12, [x3]
    fmla v21.4s, v30.4s, v13.s[3]
    fmla v22.4s, v8.4s, v13.s[3]
    ldp q30, q8, [x5]
    ld1 {v0.4s, v1.4s, v2.4s, v3.4s}, [x15], #64
    fmla v26.4s, v9.4s, v0.s[0]
    fmla v25.4s, v10.4s, v0.s[0]
    fmla v24.4s, v31.4s, v0.s[0]
    fmla v4.4s, v9.4s, v1.s[0]
    fmla v5.4s, v10.4s, v1.s[0]
    fmla v6.4s, v31.4s, v1.s[0]
    fmla v7.4s, v9.4s, v2.s[0]
    fmla v16.4s, v10.4s, v2.s[0]
    fmla v17.4s, v31.4s, v2.s[0]
    fmla v18.4s, v9.4s, v3.s[0]
    fmla v19.4s, v10.4s, v3.s[0]
    fmla v20.4s, v31.4s, v3.s[0]
    fmla v26.4s, v11.4s, v0.s[1]
    fmla v25.4s, v12.4s, v0.s[1]
    fmla v24.4s, v27.4s, v0.s[1]
    fmla v4.4s, v11.4s, v1.s[1]
    fmla v5.4s, v12.4s, v1.s[1]
    fmla v6.4s, v27.4s, v1.s[1]
    fmla v7.4s, v11.4s, v2.s[1]
    fmla v16.4s, v12.4s, v2.s[1]
    fmla v17.4s, v27.4s, v2.s[1]
    fmla v18.4s, v11.4s, v3.s[1]
    fmla v19.4s, v12.4s, v3.s[1]
    fmla v20.4s, v27.4s, v3.s[1]
    fmla v26.4s, v30.4s, v0.s[2]
    fmla v25.4s, v8.4s, v0.s[2]
    fmla v24.4s, v28.4s, v0.s[2]
    fmla v4.4s, v30.4s, v1.s[2]
    fmla v5.4s, v8.4s, v1.s[2]
    fmla v6.4s, v28.4s, v1.s[2]
    fmla v7.4s, v30.4s, v2.s[2]
    fmla v16.4s, v8.4s, v2.s[2]
    fmla v17.4s, v28.4s, v2.s[2]
    fmla v18.4s, v30.4s, v3.s[2]
    fmla v19.4s, v8.4s, v3.s[2]
    fmla v20.4s, v28.4s, v3.s[2]
    fmla v24.4s, v29.4s, v0.s[3]
    fmla v6.4s, v29.4s, v1.s[3]
    fmla v17.4s, v29.4s, v2.s[3]
    fmla v20.4s, v29.4s, v3.s[3]
    ldr q13, [x15], #64
    fmla v21.4s, v9.4s, v13.s[0]
    fmla v22.4s, v10.4s, v13.s[0]
    fmla v23.4s, v31.4s, v13.s[0]
    fmla v21.4s, v11.4s, v13.s[1]
    fmla v22.4s, v12.4s, v13.s[1]
    fmla v23.4s, v27.4s, v13.s[1]
    ldp q27, q31, [x0]
    fmla v21.4s, v30.4s, v13.s[2]
    fmla v22.4s, v8.4s, v13.s[2]
    fmla v23.4s, v28.4s, v13.s[2]
    fmla v23.4s, v29.4s, v13.s[3]
    fmla v26.4s, v27.4s, v0.s[3]
    fmla v25.4s, v31.4s, v0.s[3]
    fmla v4.4s, v27.4s, v1.s[3]
    fmla v5.4s, v31.4s, v1.s[3]
    fmla v7.4s, v27.4s, v2.s[3]
    fmla v16.4s, v31.4s, v2.s[3]
    fmla v18.4s, v27.4s, v3.s[3]
    fmla v19.4s, v31.4s, v3.s[3]
    fmla v21.4s, v27.4s, v13.s[3]
    fmla v22.4s, v31.4s, v13.s[3]
    cbnz x9, .Lloop_138
.Lloop_end_137:
    lsr x0, x10, #2
    ubfx x1, x10, #0, #2
    cbz x0, .Lloop_end_139
.Lloop_140:
    ldr x2, [x14]
    ldr x3, [x14, #8]
    mov x4, x11
    mov x5, x11
    ldr x6, [x14, #16]
    ld1 {v0.4s, v1.4s, v2.4s, v3.4s}, [x15], #64
    mov x7, x11
    mov x9, x11
    ldr q27, [x15], #64
    sub x0, x0, #1
    ldr x10, [x14, #24]
    add x14, x14, #32
    add x4, x4, x2, lsl #2
    add x5, x5, x3, lsl #2
    ldp q28, q29, [x4]
    ldr q30, [x4, #32]
    add x7, x7, x6, lsl #2
    ldp q31, q8, [x5]
    ldr q9, [x5, #32]
    add x9, x9, x10, lsl #2
    fmla v26.4s, v28.4s, v0.s[0]
    fmla v25.4s, v29.4s, v0.s[0]
    fmla v24.4s, v30.4s, v0.s[0]
    fmla v4.4s, v28.4s, v1.s[0]
    fmla v5.4s, v29.4s, v1.s[0]
    fmla v6.4s, v30.4s, v1.s[0]
    fmla v7.4s, v28.4s, v2.s[0]
    fmla v16.4s, v29.4s, v2.s[0]
    fmla v17.4s, v30.4s, v2.s[0]
    fmla v18.4s, v28.4s, v3.s[0]
    fmla v19.4s, v29.4s, v3.s[0]
    fmla v20.4s, v30.4s, v3.s[0]
    fmla v21.4s, v28.4s, v27.s[0]
    ldr q28, [x7, #32]
    fmla v22.4s, v29.4s, v27.s[0]
    ldr q29, [x9, #32]
    fmla v23.4s, v30.4s, v27.s[0]
    fmla v26.4s, v31.4s, v0.s[1]
    fmla v25.4s, v8.4s, v0.s[1]
    fmla v24.4s, v9.4s, v0.s[1]
    fmla v4.4s, v31.4s, v1.s[1]
    fmla v5.4s, v8.4s, v1.s[1]
    fmla v6.4s, v9.4s, v1.s[1]
    fmla v7.4s, v31.4s, v2.s[1]
    fmla v16.4s, v8.4s, v2.s[1]
    fmla v17.4s, v9.4s, v2.s[1]
    fmla v18.4s, v31.4s, v3.s[1]
    fmla v19.4s, v8.4s, v3.s[1]
    fmla v20.4s, v9.4s, v3.s[1]
    fmla v21.4s, v31.4s, v27.s[1]
    ldp q30, q31, [x7]
    fmla v22.4s, v8.4s, v27.s[1]
    fmla v23.4s, v9.4s, v27.s[1]
    ldp q8, q9, [x9]
    fmla v24.4s, v28.4s, v0.s[2]
    fmla v6.4s, v28.4s, v1.s[2]
    fmla v17.4s, v28.4s, v2.s[2]
    fmla v20.4s, v28.4s, v3.s[2]
    fmla v23.4s, v28.4s, v27.s[2]
    fmla v24.4s, v29.4s, v0.s[3]
    fmla v26.4s, v30.4s, v0.s[2]
    fmla v25.4s, v31.4s, v0.s[2]
    fmla v4.4s, v30.4s, v1.s[2]
    fmla v5.4s, v31.4s, v1.s[2]
    fmla v7.4s, v30.4s, v2.s[2]
    fmla v16.4s, v31.4s, v2.s[2]
    fmla v18.4s, v30.4s, v3.s[2]
    fmla v19.4s, v31.4s, v3.s[2]
    fmla v21.4s, v30.4s, v27.s[2]
    fmla v22.4s, v31.4s, v27.s[2]
    fmla v26.4s, v8.4s, v0.s[3]
    fmla v25.4s, v9.4s, v0.s[3]
    fmla v4.4s, v8.4s, v1.s[3]
    fmla v5.4s, v9.4s, v1.s[3]
    fmla v6.4s, v29.4s, v1.s[3]
    fmla v7.4s, v8.4s, v2.s[3]
    fmla v16.4s, v9.4s, v2.s[3]
    fmla v17.4s, v29.4s, v2.s[3]
    fmla v18.4s, v8.4s, v3.s[3]
    fmla v19.4s, v9.4s, v3.s[3]
    fmla v20.4s, v29.4s, v3.s[3]
    fmla v21.4s, v8.4s, v27.s[3]
    fmla v22.4s, v9.4s, v27.s[3]
    fmla v23.4s, v29.4s, v27.s[3]
    cbnz x0, .Lloop_140
.Lloop_end_139:
    cbz x1, .Lloop_end_141
.Lloop_142:
    ldr x0, [x14]
    mov x2, x11
    ldr s0, [x15]
    sub x1, x1, #1
    ldr s1, [x15, #16]
    ldr s2, [x15, #32]
    add x14, x14, #8
    ldr s3, [x15, #48]
    ldr s27, [x15, #64]
    add x15, x15, #4
    add x2, x2, x0, lsl #2
    ldp q28, q29, [x2]
    ldr q30, [x2, #32]
    fmla v26.4s, v28.4s, v0.s[0]
    fmla v25.4s, v29.4s, v0.s[0]
    fmla v24.4s, v30.4s, v0.s[0]
    fmla v4.4s, v28.4s, v1.s[0]
    fmla v5.4s, v29.4s, v1.s[0]
    fmla v6.4s, v30.4s, v1.s[0]
    fmla v7.4s, v28.4s, v2.s[0]
    fmla v16.4s, v29.4s, v2.s[0]
    fmla v17.4s, v30.4s, v2.s[0]
    fmla v18.4s, v28.4s, v3.s[0]
    fmla v19.4s, v29.4s, v3.s[0]
    fmla v20.4s, v30.4s, v3.s[0]
    fmla v21.4s, v28.4s, v27.s[0]
    fmla v22.4s, v29.4s, v27.s[0]
    fmla v23.4s, v30.4s, v27.s[0]
    cbnz x1, .Lloop_142
.Lloop_end_141:
    ldr x0, [x8]
    ldr s0, [x8, #40]
    dup v0.4s, v0.s[0]
    fmax v1.4s, v0.4s, v26.4s
    fmax v2.4s, v0.4s, v25.4s
    fmax v3.4s, v0.4s, v24.4s
    fmax v4.4s, v0.4s, v4.4s
    fmax v5.4s, v0.4s, v5.4s
    fmax v6.4s, v0.4s, v6.4s
    fmax v7.4s, v0.4s, v7.4s
    fmax v16.4s, v0.4s, v16.4s
    str q1, [x13]
    str q2, [x13, #16]
    fmax v1.4s, v0.4s, v17.4s
    str q3, [x13, #32]
    add x13, x13, x0, lsl #2
    fmax v2.4s, v0.4s, v18.4s
    fmax v3.4s, v0.4s, v19.4s
    fmax v17.4s, v0.4s, v20.4s
    str q4, [x13]
    str q5, [x13, #16]
    str q6, [x13, #32]
    add x13, x13, x0, lsl #2
    fmax v4.4s, v0.4s, v21.4s
    fmax v5.4s, v0.4s, v22.4s
    fmax v0.4s, v0.4s, v23.4s
    str q7, [x13]
    str q16, [x13, #16]
    str q1, [x13, #32]
    add x13, x13, x0, lsl #2
    str q2, [x13]
    str q3, [x13, #16]
    str q17, [x13, #32]
    add x13, x13, x0, lsl #2
    str q4, [x13]
    str q5, [x13, #16]
    str q0, [x13, #32]
    b .Lend_143
.Lotherwise_136:
    ldr x1, [x8, #16]
    ldr x2, [x8]
    add x13, x13, x0, lsl #2
    add x11, x11, x0, lsl #2
    mov x0, x13
    lsr x9, x7, #4
    sub x3, x0, #32
    ubfx x10, x7, #0, #4
    prfm pldl1keep, [x3]
    sub x11, x11, #32
    sub x13, x13, #32
    add x0, x0, x2, lsl #2
    ldr q0, [x1]
    ldr s1, [x1, #16]
    sub x1, x0, #32
    add x0, x0, x2, lsl #2
    sub x3, x0, #32
    add x0, x0, x2, lsl #2
    prfm pldl1keep, [x1]
    sub x1, x0, #32
    add x0, x0, x2, lsl #2
    prfm pldl1keep, [x3]
    sub x0, x0, #32
    prfm pldl1keep, [x1]
    prfm pldl1keep, [x0]
    dup v19.4s, v0.s[0]
    dup v20.4s, v0.s[0]
    dup v21.4s, v0.s[1]
    dup v22.4s, v0.s[1]
    dup v23.4s, v0.s[2]
    dup v24.4s, v0.s[2]
    dup v25.4s, v0.s[3]
    dup v18.4s, v0.s[3]
    dup v26.4s, v1.s[0]
    dup v27.4s, v1.s[0]
    cbz x9, .Lloop_end_144
.Lloop_145:
    ldr x0, [x14]
    ldr x1, [x14, #8]
    mov x2, x11
    mov x3, x11
    ldr x4, [x14, #16]
    ld1 {v4.4s, v5.4s, v6.4s, v7.4s}, [x15], #64
    mov x5, x11
    mov x23, x11
    ldr q30, [x15], #64
    mov x12, x11
    mov x16, x11
    mov x17, x11
    ldr x6, [x14, #24]
    mov x19, x11
    mov x20, x11
    mov x21, x11
    ldr x7, [x14, #32]
    mov x22, x11
    sub x9, x9, #1
    add x2, x2, x0, lsl #2
    add x3, x3, x1, lsl #2
    ldr x0, [x14, #40]
    ldr x1, [x14, #48]
    ldp q16, q17, [x2]
    ldp q28, q29, [x3]
    add x5, x5, x4, lsl #2
    mov x4, x11
    mov x24, x11
    mov x25, x11
    ldp q8, q9, [x5]
    add x23, x23, x6, lsl #2
    ld1 {v0.4s, v1.4s, v2.4s, v3.4s}, [x15], #64
    mov x5, x11
    add x12, x12, x7, lsl #2
    mov x6, x11
    ldr q31, [x15], #64
    add x16, x16, x0, lsl #2
    add x17, x17, x1, lsl #2
    fmla v19.4s, v16.4s, v4.s[0]
    fmla v20.4s, v17.4s, v4.s[0]
    ldr x0, [x14, #56]
    fmla v21.4s, v16.4s, v5.s[0]
    fmla v22.4s, v17.4s, v5.s[0]
    ldr x1, [x14, #64]
    ldr x2, [x14, #72]
    fmla v23.4s, v16.4s, v6.s[0]
    fmla v24.4s, v17.4s, v6.s[0]
    fmla v25.4s, v16.4s, v7.s[0]
    fmla v18.4s, v17.4s, v7.s[0]
    fmla v26.4s, v16.4s, v30.s[0]
    fmla v27.4s, v17.4s, v30.s[0]
    ldp q16, q17, [x23]
    ldr x3, [x14, #80]
    fmla v19.4s, v28.4s, v4.s[1]
    fmla v20.4s, v29.4s, v4.s[1]
    add x19, x19, x0, lsl #2
    ldr x0, [x14, #88]
    fmla v21.4s, v28.4s, v5.s[1]
    fmla v22.4s, v29.4s, v5.s[1]
    add x20, x20, x1, lsl #2
    add x21, x21, x2, lsl #2
    fmla v23.4s, v28.4s, v6.s[1]
    fmla v24.4s, v29.4s, v6.s[1]
    ldr x1, [x14, #96]
    ldr x2, [x14, #104]
    fmla v25.4s, v28.4s, v7.s[1]
    fmla v18.4s, v29.4s, v7.s[1]
    fmla v26.4s, v28.4s, v30.s[1]
    fmla v27.4s, v29.4s, v30.s[1]
    ldp q10, q11, [x12]
    add x22, x22, x3, lsl #2
    fmla v19.4s, v8.4s, v4.s[2]
    fmla v20.4s, v9.4s, v4.s[2]
    add x4, x4, x0, lsl #2
    ldr x0, [x14, #112]
    fmla v21.4s, v8.4s, v5.s[2]
    fmla v22.4s, v9.4s, v5.s[2]
    ldr x3, [x14, #120]
    add x14, x14, #128
    fmla v23.4s, v8.4s, v6.s[2]
    fmla v24.4s, v9.4s, v6.s[2]
    add x24, x24, x1, lsl #2
    add x25, x25, x2, lsl #2
    fmla v25.4s, v8.4s, v7.s[2]
    fmla v18.4s, v9.4s, v7.s[2]
    fmla v26.4s, v8.4s, v30.s[2]
    fmla v27.4s, v9.4s, v30.s[2]
    ldp q28, q29, [x16]
    fmla v19.4s, v16.4s, v4.s[3]
    fmla v20.4s, v17.4s, v4.s[3]
    add x5, x5, x0, lsl #2
    fmla v21.4s, v16.4s, v5.s[3]
    fmla v22.4s, v17.4s, v5.s[3]
    ldp q8, q9, [x17]
    add x6, x6, x3, lsl #2
    fmla v23.4s, v16.4s, v6.s[3]
    fmla v24.4s, v17.4s, v6.s[3]
    fmla v25.4s, v16.4s, v7.s[3]
    fmla v18.4s, v17.4s, v7.s[3]
    ldp q4, q12, [x19]
    fmla v26.4s, v16.4s, v30.s[3]
    fmla v27.4s, v17.4s, v30.s[3]
    ldp q5, q6, [x20]
    fmla v19.4s, v10.4s, v0.s[0]
    fmla v20.4s, v11.4s, v0.s[0]
    fmla v21.4s, v10.4s, v1.s[0]
    fmla v22.4s, v11.4s, v1.s[0]
    fmla v23.4s, v10.4s, v2.s[0]
    fmla v24.4s, v11.4s, v2.s[0]
    fmla v25.4s, v10.4s, v3.s[0]
    fmla v18.4s, v11.4s, v3.s[0]
    fmla v26.4s, v10.4s, v31.s[0]
    fmla v27.4s, v11.4s, v31.s[0]
    ldp q7, q16, [x21]
    fmla v19.4s, v28.4s, v0.s[1]
    fmla v20.4s, v29.4s, v0.s[1]
    fmla v21.4s, v28.4s, v1.s[1]
    fmla v22.4s, v29.4s, v1.s[1]
    fmla v23.4s, v28.4s, v2.s[1]
    fmla v24.4s, v29.4s, v2.s[1]
    fmla v25.4s, v28.4s, v3.s[1]
    fmla v18.4s, v29.4s, v3.s[1]
    fmla v26.4s, v28.4s, v31.s[1]
    fmla v27.4s, v29.4s, v31.s[1]
    ldp q11, q28, [x22]
    fmla v19.4s, v8.4s, v0.s[2]
    fmla v20.4s, v9.4s, v0.s[2]
    fmla v21.4s, v8.4s, v1.s[2]
    fmla v22.4s, v9.4s, v1.s[2]
    fmla v23.4s, v8.4s, v2.s[2]
    fmla v24.4s, v9.4s, v2.s[2]
    fmla v25.4s, v8.4s, v3.s[2]
    fmla v18.4s, v9.4s, v3.s[2]
    fmla v26.4s, v8.4s, v31.s[2]
    fmla v27.4s, v9.4s, v31.s[2]
    ldp q29, q30, [x4]
    fmla v19.4s, v4.4s, v0.s[3]
    fmla v20.4s, v12.4s, v0.s[3]
    ldp q17, q8, [x24]
    fmla v21.4s, v4.4s, v1.s[3]
    fmla v22.4s, v12.4s, v1.s[3]
    fmla v23.4s, v4.4s, v2.s[3]
    fmla v24.4s, v12.4s, v2.s[3]
    ldp q9, q10, [x25]
    fmla v25.4s, v4.4s, v3.s[3]
    fmla v18.4s, v12.4s, v3.s[3]
    fmla v26.4s, v4.4s, v31.s[3]
    fmla v27.4s, v12.4s, v31.s[3]
    ld1 {v0.4s, v1.4s, v2.4s, v3.4s}, [x15], #64
    fmla v19.4s, v5.4s, v0.s[0]
    fmla v20.4s, v6.4s, v0.s[0]
    fmla v21.4s, v5.4s, v1.s[0]
    fmla v22.4s, v6.4s, v1.s[0]
    fmla v23.4s, v5.4s, v2.s[0]
    fmla v24.4s, v6.4s, v2.s[0]
    fmla v25.4s, v5.4s, v3.s[0]
    fmla v18.4s, v6.4s, v3.s[0]
    fmla v19.4s, v7.4s, v0.s[1]
    fmla v20.4s, v16.4s, v0.s[1]
    fmla v21.4s, v7.4s, v1.s[1]
    fmla v22.4s, v16.4s, v1.s[1]
    fmla v23.4s, v7.4s, v2.s[1]
    fmla v24.4s, v16.4s, v2.s[1]
    fmla v25.4s, v7.4s, v3.s[1]
    fmla v18.4s, v16.4s, v3.s[1]
    fmla v19.4s, v11.4s, v0.s[2]
    fmla v20.4s, v28.4s, v0.s[2]
    fmla v21.4s, v11.4s, v1.s[2]
    fmla v22.4s, v28.4s, v1.s[2]
    fmla v23.4s, v11.4s, v2.s[2]
    fmla v24.4s, v28.4s, v2.s[2]
    fmla v25.4s, v11.4s, v3.s[2]
    fmla v18.4s, v28.4s, v3.s[2]
    fmla v19.4s, v29.4s, v0.s[3]
    fmla v20.4s, v30.4s, v0.s[3]
    ldr q31, [x15], #64
    fmla v21.4s, v29.4s, v1.s[3]
    fmla v22.4s, v30.4s, v1.s[3]
    fmla v23.4s, v29.4s, v2.s[3]
    fmla v24.4s, v30.4s, v2.s[3]
    ldp q12, q13, [x5]
    fmla v25.4s, v29.4s, v3.s[3]
    fmla v18.4s, v30.4s, v3.s[3]
    fmla v26.4s, v5.4s, v31.s[0]
    fmla v27.4s, v6.4s, v31.s[0]
    ldp q4, q5, [x6]
    fmla v26.4s, v7.4s, v31.s[1]
    fmla v27.4s, v16.4s, v31.s[1]
    fmla v26.4s, v11.4s, v31.s[2]
    ld1 {v0.4s, v1.4s, v2.4s, v3.4s}, [x15], #64
    fmla v27.4s, v28.4s, v31.s[2]
    ldr q6, [x15], #64
    fmla v26.4s, v29.4s, v31.s[3]
    fmla v27.4s, v30.4s, v31.s[3]
    fmla v19.4s, v17.4s, v0.s[0]
    fmla v20.4s, v8.4s, v0.s[0]
    fmla v21.4s, v17.4s, v1.s[0]
    fmla v22.4s, v8.4s, v1.s[0]
    fmla v23.4s, v17.4s, v2.s[0]
    fmla v24.4s, v8.4s, v2.s[0]
    fmla v25.4s, v17.4s, v3.s[0]
    fmla v18.4s, v8.4s, v3.s[0]
    fmla v26.4s, v17.4s, v6.s[0]
    fmla v27.4s, v8.4s, v6.s[0]
    fmla v19.4s, v9.4s, v0.s[1]
    fmla v20.4s, v10.4s, v0.s[1]
    fmla v21.4s, v9.4s, v1.s[1]
    fmla v22.4s, v10.4s, v1.s[1]
    fmla v23.4s, v9.4s, v2.s[1]
    fmla v24.4s, v10.4s, v2.s[1]
    fmla v25.4s, v9.4s, v3.s[1]
    fmla v18.4s, v10.4s, v3.s[1]
    fmla v26.4s, v9.4s, v6.s[1]
    fmla v27.4s, v10.4s, v6.s[1]
    fmla v19.4s, v12.4s, v0.s[2]
    fmla v20.4s, v13.4s, v0.s[2]
    fmla v21.4s, v12.4s, v1.s[2]
    fmla v22.4s, v13.4s, v1.s[2]
    fmla v23.4s, v12.4s, v2.s[2]
    fmla v24.4s, v13.4s, v2.s[2]
    fmla v25.4s, v12.4s, v3.s[2]
    fmla v18.4s, v13.4s, v3.s[2]
    fmla v26.4s, v12.4s, v6.s[2]
    fmla v27.4s, v13.4s, v6.s[2]
    fmla v19.4s, v4.4s, v0.s[3]
    fmla v20.4s, v5.4s, v0.s[3]
    fmla v21.4s, v4.4s, v1.s[3]
    fmla v22.4s, v5.4s, v1.s[3]
    fmla v23.4s, v4.4s, v2.s[3]
    fmla v24.4s, v5.4s, v2.s[3]
    fmla v25.4s, v4.4s, v3.s[3]
    fmla v18.4s, v5.4s, v3.s[3]
    fmla v26.4s, v4.4s, v6.s[3]
    fmla v27.4s, v5.4s, v6.s[3]
    cbnz x9, .Lloop_145
.Lloop_end_144:
    lsr x0, x10, #2
    ubfx x1, x10, #0, #2
    cbz x0, .Lloop_end_146
.Lloop_147:
    ldr x2, [x14]
    ldr x3, [x14, #8]
    mov x4, x11
    mov x5, x11
    ldr x6, [x14, #16]
    ld1 {v0.4s, v1.4s, v2.4s, v3.4s}, [x15], #64
    mov x7, x11
    mov x9, x11
    ldr q4, [x15], #64
    sub x0, x0, #1
    ldr x10, [x14, #24]
    add x14, x14, #32
    add x4, x4, x2, lsl #2
    add x5, x5, x3, lsl #2
    ldp q5, q6, [x4]
    ldp q7, q16, [x5]
    add x7, x7, x6, lsl #2
    ldp q17, q28, [x7]
    add x9, x9, x10, lsl #2
    ldp q29, q30, [x9]
    fmla v19.4s, v5.4s, v0.s[0]
    fmla v20.4s, v6.4s, v0.s[0]
    fmla v21.4s, v5.4s, v1.s[0]
    fmla v22.4s, v6.4s, v1.s[0]
    fmla v23.4s, v5.4s, v2.s[0]
    fmla v24.4s, v6.4s, v2.s[0]
    fmla v25.4s, v5.4s, v3.s[0]
    fmla v18.4s, v6.4s, v3.s[0]
    fmla v26.4s, v5.4s, v4.s[0]
    fmla v27.4s, v6.4s, v4.s[0]
    fmla v19.4s, v7.4s, v0.s[1]
    fmla v20.4s, v16.4s, v0.s[1]
    fmla v21.4s, v7.4s, v1.s[1]
    fmla v22.4s, v16.4s, v1.s[1]
    fmla v23.4s, v7.4s, v2.s[1]
    fmla v24.4s, v16.4s, v2.s[1]
    fmla v25.4s, v7.4s, v3.s[1]
    fmla v18.4s, v16.4s, v3.s[1]
    fmla v26.4s, v7.4s, v4.s[1]
    fmla v27.4s, v16.4s, v4.s[1]
    fmla v19.4s, v17.4s, v0.s[2]
    fmla v20.4s, v28.4s, v0.s[2]
    fmla v21.4s, v17.4s, v1.s[2]
    fmla v22.4s, v28.4s, v1.s[2]
    fmla v23.4s, v17.4s, v2.s[2]
    fmla v24.4s, v28.4s, v2.s[2]
    fmla v25.4s, v17.4s, v3.s[2]
    fmla v18.4s, v28.4s, v3.s[2]
    fmla v26.4s, v17.4s, v4.s[2]
    fmla v27.4s, v28.4s, v4.s[2]
    fmla v19.4s, v29.4s, v0.s[3]
    fmla v20.4s, v30.4s, v0.s[3]
    fmla v21.4s, v29.4s, v1.s[3]
    fmla v22.4s, v30.4s, v1.s[3]
    fmla v23.4s, v29.4s, v2.s[3]
    fmla v24.4s, v30.4s, v2.s[3]
    fmla v25.4s, v29.4s, v3.s[3]
    fmla v18.4s, v30.4s, v3.s[3]
    fmla v26.4s, v29.4s, v4.s[3]
    fmla v27.4s, v30.4s, v4.s[3]
    cbnz x0, .Lloop_147
.Lloop_end_146:
    cbz x1, .Lloop_end_148
.Lloop_149:
    ldr x0, [x14]
    mov x2, x11
    ldr s0, [x15]
    sub x1, x1, #1
    ldr s1, [x15, #16]
    ldr s2, [x15, #32]
    add x14, x14, #8
    ldr s3, [x15, #48]
    ldr s4, [x15, #64]
    add x15, x15, #4
    add x2, x2, x0, lsl #2
    ldp q5, q6, [x2]
    fmla v19.4s, v5.4s, v0.s[0]
    fmla v20.4s, v6.4s, v0.s[0]
    fmla v21.4s, v5.4s, v1.s[0]
    fmla v22.4s, v6.4s, v1.s[0]
    fmla v23.4s, v5.4s, v2.s[0]
    fmla v24.4s, v6.4s, v2.s[0]
    fmla v25.4s, v5.4s, v3.s[0]
    fmla v18.4s, v6.4s, v3.s[0]
    fmla v26.4s, v5.4s, v4.s[0]
    fmla v27.4s, v6.4s, v4.s[0]
    cbnz x1, .Lloop_149
.Lloop_end_148:
    ldr x0, [x8]
    ldr s0, [x8, #40]
    dup v0.4s, v0.s[0]
    fmax v1.4s, v0.4s, v19.4s
    fmax v2.4s, v0.4s, v20.4s
    fmax v3.4s, v0.4s, v21.4s
    fmax v4.4s, v0.4s, v22.4s
    fmax v5.4s, v0.4s, v23.4s
    fmax v6.4s, v0.4s, v24.4s
    str q1, [x13]
    str q2, [x13, #16]
    add x13, x13, x0, lsl #2
    fmax v1.4s, v0.4s, v25.4s
    fmax v2.4s, v0.4s, v18.4s
    str q3, [x13]
    str q4, [x13, #16]
    add x13, x13, x0, lsl #2
    fmax v3.4s, v0.4s, v26.4s
    fmax v0.4s, v0.4s, v27.4s
    str q5, [x13]
    str q6, [x13, #16]
    add x13, x13, x0, lsl #2
    str q1, [x13]
    str q2, [x13, #16]
    add x13, x13, x0, lsl #2
    str q3, [x13]
    str q0, [x13, #16]
.Lend_143:
.Lend_127:
    ldp x19, x20, [sp, #0]
    ldp x21, x22, [sp, #16]
    ldp x23, x24, [sp, #32]
    ldp x25, x26, [sp, #48]
    ldp d8, d9, [sp, #64]
    ldp d10, d11, [sp, #80]
    ldp d12, d13, [sp, #96]
    ldr d14, [sp, #112]
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
    add x0, x0, #0
    lsr x11, x0, #3
    cbz x11, .Lloop_end_150
.Lloop_151:
    ldr x0, [x14, #16]
    ldr x1, [x14]
    mov x2, x20
    lsr x12, x15, #4
    prfm pldl1keep, [x2]
    mov x13, x19
    mov x21, x16
    ubfx x22, x15, #0, #4
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
    cbz x12, .Lloop_end_152
.Lloop_153:
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
    cbnz x12, .Lloop_153
.Lloop_end_152:
    lsr x0, x22, #2
    ubfx x1, x22, #0, #2
    cbz x0, .Lloop_end_154
.Lloop_155:
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
    cbnz x0, .Lloop_155
.Lloop_end_154:
    cbz x1, .Lloop_end_156
.Lloop_157:
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
    cbnz x1, .Lloop_157
.Lloop_end_156:
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
    cbnz x11, .Lloop_151
.Lloop_end_150:
    ldr x0, [x14, #8]
    add x0, x0, #0
    ubfx x0, x0, #0, #3
    cbnz x0, .Lotherwise_158
    b .Lend_159
.Lotherwise_158:
    sub x1, x0, #1
    lsr x1, x1, #2
    cbnz x1, .Lotherwise_160
    ldr x1, [x14]
    ldr x2, [x14, #16]
    add x20, x20, x0, lsl #2
    add x17, x17, x0, lsl #2
    mov x0, x20
    lsr x6, x15, #4
    sub x3, x0, #16
    ubfx x7, x15, #0, #4
    prfm pldl1keep, [x3]
    sub x17, x17, #16
    sub x20, x20, #16
    add x0, x0, x1, lsl #2
    ldr q0, [x2]
    ldr d1, [x2, #16]
    sub x2, x0, #16
    add x0, x0, x1, lsl #2
    sub x3, x0, #16
    add x0, x0, x1, lsl #2
    prfm pldl1keep, [x2]
    sub x2, x0, #16
    add x0, x0, x1, lsl #2
    prfm pldl1keep, [x3]
    sub x3, x0, #16
    add x0, x0, x1, lsl #2
    prfm pldl1keep, [x2]
    sub x0, x0, #16
    prfm pldl1keep, [x3]
    dup v26.4s, v0.s[0]
    dup v27.4s, v0.s[1]
    prfm pldl1keep, [x0]
    dup v28.4s, v0.s[2]
    dup v25.4s, v0.s[3]
    dup v29.4s, v1.s[0]
    dup v30.4s, v1.s[1]
    cbz x6, .Lloop_end_161
.Lloop_162:
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
    cbnz x6, .Lloop_162
.Lloop_end_161:
    lsr x0, x7, #2
    ubfx x1, x7, #0, #2
    cbz x0, .Lloop_end_163
.Lloop_164:
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
    cbnz x0, .Lloop_164
.Lloop_end_163:
    cbz x1, .Lloop_end_165
.Lloop_166:
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
    cbnz x1, .Lloop_166
.Lloop_end_165:
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
    b .Lend_167
.Lotherwise_160:
    ldr x1, [x14]
    ldr x2, [x14, #16]
    add x20, x20, x0, lsl #2
    add x17, x17, x0, lsl #2
    mov x0, x20
    lsr x6, x15, #4
    sub x3, x0, #32
    ubfx x7, x15, #0, #4
    prfm pldl1keep, [x3]
    sub x17, x17, #32
    sub x20, x20, #32
    add x0, x0, x1, lsl #2
    ldr q0, [x2]
    ldr d1, [x2, #16]
    sub x2, x0, #32
    add x0, x0, x1, lsl #2
    sub x3, x0, #32
    add x0, x0, x1, lsl #2
    prfm pldl1keep, [x2]
    sub x2, x0, #32
    add x0, x0, x1, lsl #2
    prfm pldl1keep, [x3]
    sub x3, x0, #32
    add x0, x0, x1, lsl #2
    prfm pldl1keep, [x2]
    sub x0, x0, #32
    prfm pldl1keep, [x3]
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
    cbz x6, .Lloop_end_168
.Lloop_169:
    ldr x0, [x19]
    ldr x1, [x19, #8]
    mov x2, x17
    mov x3, x17
    ldr x4, [x19, #16]
    ld1 {v0.4s, v1.4s, v2.4s, v3.4s}, [x16], #64
    mov x5, x17
    mov x24, x17
    ldp q4, q5, [x16], #64
    mov x8, x17
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
    add x8, x8, x0, lsl #2
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
    ldp q8, q9, [x8]
    ldr x8, [x19, #104]
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
    add x4, x4, x8, lsl #2
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
    cbnz x6, .Lloop_169
.Lloop_end_168:
    lsr x0, x7, #2
    ubfx x1, x7, #0, #2
    cbz x0, .Lloop_end_170
.Lloop_171:
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
    cbnz x0, .Lloop_171
.Lloop_end_170:
    cbz x1, .Lloop_end_172
.Lloop_173:
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
    cbnz x1, .Lloop_173
.Lloop_end_172:
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
.Lend_167:
.Lend_159:
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
    add x0, x0, #0
    lsr x10, x0, #3
    cbz x10, .Lloop_end_174
.Lloop_175:
    ldr x0, [x13]
    ldr x1, [x13, #16]
    mov x2, x19
    lsr x11, x14, #4
    prfm pldl1keep, [x2]
    mov x12, x17
    mov x20, x15
    ubfx x21, x14, #0, #4
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
    cbz x11, .Lloop_end_176
.Lloop_177:
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
    cbnz x11, .Lloop_177
.Lloop_end_176:
    lsr x0, x21, #2
    ubfx x1, x21, #0, #2
    cbz x0, .Lloop_end_178
.Lloop_179:
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
    cbnz x0, .Lloop_179
.Lloop_end_178:
    cbz x1, .Lloop_end_180
.Lloop_181:
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
    cbnz x1, .Lloop_181
.Lloop_end_180:
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
    cbnz x10, .Lloop_175
.Lloop_end_174:
    ldr x0, [x13, #8]
    add x0, x0, #0
    ubfx x0, x0, #0, #3
    cbnz x0, .Lotherwise_182
    b .Lend_183
.Lotherwise_182:
    sub x1, x0, #1
    lsr x1, x1, #2
    cbnz x1, .Lotherwise_184
    ldr x1, [x13]
    ldr x2, [x13, #16]
    add x19, x19, x0, lsl #2
    add x16, x16, x0, lsl #2
    mov x0, x19
    lsr x6, x14, #4
    sub x3, x0, #16
    ubfx x7, x14, #0, #4
    prfm pldl1keep, [x3]
    sub x16, x16, #16
    sub x19, x19, #16
    add x0, x0, x1, lsl #2
    ldr q0, [x2]
    ldr d1, [x2, #16]
    sub x3, x0, #16
    add x0, x0, x1, lsl #2
    ldr s2, [x2, #24]
    sub x2, x0, #16
    add x0, x0, x1, lsl #2
    prfm pldl1keep, [x3]
    sub x3, x0, #16
    add x0, x0, x1, lsl #2
    prfm pldl1keep, [x2]
    sub x2, x0, #16
    add x0, x0, x1, lsl #2
    prfm pldl1keep, [x3]
    sub x3, x0, #16
    add x0, x0, x1, lsl #2
    prfm pldl1keep, [x2]
    dup v26.4s, v0.s[0]
    sub x0, x0, #16
    prfm pldl1keep, [x3]
    dup v27.4s, v0.s[1]
    dup v28.4s, v0.s[2]
    prfm pldl1keep, [x0]
    dup v25.4s, v0.s[3]
    dup v29.4s, v1.s[0]
    dup v30.4s, v1.s[1]
    dup v31.4s, v2.s[0]
    cbz x6, .Lloop_end_185
.Lloop_186:
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
    cbnz x6, .Lloop_186
.Lloop_end_185:
    lsr x0, x7, #2
    ubfx x1, x7, #0, #2
    cbz x0, .Lloop_end_187
.Lloop_188:
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
    cbnz x0, .Lloop_188
.Lloop_end_187:
    cbz x1, .Lloop_end_189
.Lloop_190:
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
    cbnz x1, .Lloop_190
.Lloop_end_189:
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
    b .Lend_191
.Lotherwise_184:
    ldr x1, [x13]
    ldr x2, [x13, #16]
    add x19, x19, x0, lsl #2
    add x16, x16, x0, lsl #2
    mov x0, x19
    lsr x6, x14, #4
    sub x3, x0, #32
    ubfx x7, x14, #0, #4
    prfm pldl1keep, [x3]
    sub x16, x16, #32
    sub x19, x19, #32
    add x0, x0, x1, lsl #2
    ldr q0, [x2]
    ldr d1, [x2, #16]
    sub x3, x0, #32
    add x0, x0, x1, lsl #2
    ldr s2, [x2, #24]
    sub x2, x0, #32
    add x0, x0, x1, lsl #2
    prfm pldl1keep, [x3]
    sub x3, x0, #32
    add x0, x0, x1, lsl #2
    prfm pldl1keep, [x2]
    sub x2, x0, #32
    add x0, x0, x1, lsl #2
    prfm pldl1keep, [x3]
    sub x3, x0, #32
    add x0, x0, x1, lsl #2
    prfm pldl1keep, [x2]
    dup v25.4s, v0.s[0]
    sub x0, x0, #32
    prfm pldl1keep, [x3]
    dup v24.4s, v0.s[0]
    dup v4.4s, v0.s[1]
    prfm pldl1keep, [x0]
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
    cbz x6, .Lloop_end_192
.Lloop_193:
    ldr x0, [x17]
    ldr x1, [x17, #8]
    mov x2, x16
    mov x3, x16
    ld1 {v0.4s, v1.4s, v2.4s, v3.4s}, [x15], #64
    ldr x4, [x17, #16]
    mov x5, x16
    mov x8, x16
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
    add x8, x8, x0, lsl #2
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
    ldp q28, q13, [x8]
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
    cbnz x6, .Lloop_193
.Lloop_end_192:
    lsr x0, x7, #2
    ubfx x1, x7, #0, #2
    cbz x0, .Lloop_end_194
.Lloop_195:
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
    cbnz x0, .Lloop_195
.Lloop_end_194:
    cbz x1, .Lloop_end_196
.Lloop_197:
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
    cbnz x1, .Lloop_197
.Lloop_end_196:
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
.Lend_191:
.Lend_183:
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
    add x0, x0, #0
    lsr x8, x0, #3
    cbz x8, .Lloop_end_198
.Lloop_199:
    ldr x0, [x11]
    ldr x1, [x11, #16]
    mov x2, x16
    lsr x9, x12, #4
    prfm pldl1keep, [x2]
    mov x10, x15
    mov x17, x13
    ubfx x19, x12, #0, #4
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
    cbz x9, .Lloop_end_200
.Lloop_201:
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
    cbnz x9, .Lloop_201
.Lloop_end_200:
    lsr x0, x19, #2
    ubfx x1, x19, #0, #2
    cbz x0, .Lloop_end_202
.Lloop_203:
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
    cbnz x0, .Lloop_203
.Lloop_end_202:
    cbz x1, .Lloop_end_204
.Lloop_205:
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
    cbnz x1, .Lloop_205
.Lloop_end_204:
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
    cbnz x8, .Lloop_199
.Lloop_end_198:
    ldr x0, [x11, #8]
    add x0, x0, #0
    ubfx x0, x0, #0, #3
    cbnz x0, .Lotherwise_206
    b .Lend_207
.Lotherwise_206:
    sub x1, x0, #1
    lsr x1, x1, #2
    cbnz x1, .Lotherwise_208
    ldr x1, [x11]
    add x16, x16, x0, lsl #2
    ldr x2, [x11, #16]
    add x14, x14, x0, lsl #2
    mov x0, x16
    lsr x6, x12, #4
    sub x3, x0, #16
    ubfx x7, x12, #0, #4
    prfm pldl1keep, [x3]
    sub x14, x14, #16
    sub x16, x16, #16
    add x0, x0, x1, lsl #2
    ldp q0, q1, [x2]
    sub x2, x0, #16
    add x0, x0, x1, lsl #2
    sub x3, x0, #16
    add x0, x0, x1, lsl #2
    prfm pldl1keep, [x2]
    sub x2, x0, #16
    add x0, x0, x1, lsl #2
    prfm pldl1keep, [x3]
    sub x3, x0, #16
    add x0, x0, x1, lsl #2
    prfm pldl1keep, [x2]
    sub x2, x0, #16
    add x0, x0, x1, lsl #2
    prfm pldl1keep, [x3]
    dup v31.4s, v0.s[0]
    sub x3, x0, #16
    add x0, x0, x1, lsl #2
    prfm pldl1keep, [x2]
    dup v30.4s, v0.s[1]
    sub x0, x0, #16
    prfm pldl1keep, [x3]
    dup v29.4s, v0.s[2]
    dup v28.4s, v0.s[3]
    prfm pldl1keep, [x0]
    dup v27.4s, v1.s[0]
    dup v26.4s, v1.s[1]
    dup v25.4s, v1.s[2]
    dup v24.4s, v1.s[3]
    cbz x6, .Lloop_end_209
.Lloop_210:
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
    cbnz x6, .Lloop_210
.Lloop_end_209:
    lsr x0, x7, #2
    ubfx x1, x7, #0, #2
    cbz x0, .Lloop_end_211
.Lloop_212:
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
    cbnz x0, .Lloop_212
.Lloop_end_211:
    cbz x1, .Lloop_end_213
.Lloop_214:
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
    cbnz x1, .Lloop_214
.Lloop_end_213:
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
    b .Lend_215
.Lotherwise_208:
    ldr x1, [x11]
    add x16, x16, x0, lsl #2
    ldr x2, [x11, #16]
    add x14, x14, x0, lsl #2
    mov x0, x16
    lsr x4, x12, #4
    sub x3, x0, #32
    ubfx x5, x12, #0, #4
    prfm pldl1keep, [x3]
    sub x14, x14, #32
    sub x16, x16, #32
    add x0, x0, x1, lsl #2
    ldp q0, q1, [x2]
    sub x2, x0, #32
    add x0, x0, x1, lsl #2
    sub x3, x0, #32
    add x0, x0, x1, lsl #2
    prfm pldl1keep, [x2]
    sub x2, x0, #32
    add x0, x0, x1, lsl #2
    prfm pldl1keep, [x3]
    sub x3, x0, #32
    add x0, x0, x1, lsl #2
    prfm pldl1keep, [x2]
    sub x2, x0, #32
    add x0, x0, x1, lsl #2
    prfm pldl1keep, [x3]
    dup v31.4s, v0.s[0]
    sub x3, x0, #32
    add x0, x0, x1, lsl #2
    prfm pldl1keep, [x2]
    dup v30.4s, v0.s[0]
    sub x0, x0, #32
    prfm pldl1keep, [x3]
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
    cbz x4, .Lloop_end_216
.Lloop_217:
    ldr x0, [x15]
    ldr x1, [x15, #8]
    mov x2, x14
    mov x23, x14
    ld1 {v4.4s, v5.4s, v6.4s, v7.4s}, [x13], #64
    ldr x3, [x15, #16]
    mov x6, x14
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
    add x6, x6, x3, lsl #2
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
    ldp q8, q9, [x6]
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
    cbnz x4, .Lloop_217
.Lloop_end_216:
    lsr x0, x5, #2
    ubfx x1, x5, #0, #2
    cbz x0, .Lloop_end_218
.Lloop_219:
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
    cbnz x0, .Lloop_219
.Lloop_end_218:
    cbz x1, .Lloop_end_220
.Lloop_221:
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
    cbnz x1, .Lloop_221
.Lloop_end_220:
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
.Lend_215:
.Lend_207:
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
