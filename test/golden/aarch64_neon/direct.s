    .arch armv8.2-a+fp16+dotprod

    .text
    .p2align 4
    .globl nnp_direct_1x8__aarch64_neon
    .type nnp_direct_1x8__aarch64_neon, %function
nnp_direct_1x8__aarch64_neon:
    sub sp, sp, #96
    stp x19, x20, [sp, #0]
    stp x21, x22, [sp, #16]
    stp d8, d9, [sp, #32]
    stp d10, d11, [sp, #48]
    stp d12, d13, [sp, #64]
    stp d14, d15, [sp, #80]
    mov x10, x0
    mov x11, x1
    mov x12, x2
    mov x13, x3
    mov x14, x4
    mov x15, x5
    ldr x0, [x15, #8]
    lsr x8, x0, #3
    cbz x8, .Lloop_end_0
.Lloop_1:
    ldr x0, [x15, #16]
    mov x9, x13
    mov x1, x10
    mov x16, x11
    ldr s0, [x0]
    ubfx x17, x1, #0, #4
    lsr x19, x1, #4
    dup v14.4s, v0.s[0]
    dup v2.4s, v0.s[0]
    cbz x19, .Lloop_end_2
.Lloop_3:
    mov x0, x12
    ldr x1, [x9]
    ldr q3, [x16]
    mov x2, x12
    ldr x3, [x9, #8]
    mov x4, x12
    ldr x5, [x9, #16]
    add x0, x0, x1, lsl #2
    ldr x1, [x9, #24]
    mov x6, x12
    ldr x7, [x9, #32]
    add x2, x2, x3, lsl #2
    ldr q4, [x16, #128]
    ldp q0, q1, [x0]
    add x4, x4, x5, lsl #2
    add x6, x6, x1, lsl #2
    ldp q5, q6, [x2]
    mov x0, x12
    mov x1, x12
    ldp q7, q16, [x4]
    mov x2, x12
    mov x3, x12
    ldp q17, q18, [x6]
    add x0, x0, x7, lsl #2
    mov x4, x12
    ldr x5, [x9, #40]
    ldr x6, [x9, #48]
    ldp q19, q20, [x0]
    mov x20, x12
    mov x21, x12
    add x1, x1, x5, lsl #2
    ldr x0, [x9, #56]
    add x2, x2, x6, lsl #2
    ldr x5, [x9, #64]
    ldr q21, [x16, #256]
    ldp q22, q23, [x1]
    add x3, x3, x0, lsl #2
    mov x0, x12
    ldp q24, q25, [x2]
    add x4, x4, x5, lsl #2
    mov x1, x12
    ldp q26, q27, [x3]
    mov x2, x12
    mov x3, x12
    ldp q28, q29, [x4]
    mov x4, x12
    sub x19, x19, #1
    ldr x5, [x9, #72]
    ldr x6, [x9, #80]
    ldr x7, [x9, #88]
    ldr x22, [x9, #96]
    add x20, x20, x5, lsl #2
    ldr q30, [x16, #384]
    add x21, x21, x6, lsl #2
    ldr x5, [x9, #104]
    add x0, x0, x7, lsl #2
    ldr x6, [x9, #112]
    ldp q31, q8, [x20]
    add x1, x1, x22, lsl #2
    add x16, x16, #512
    ldp q9, q10, [x21]
    add x2, x2, x5, lsl #2
    add x3, x3, x6, lsl #2
    ldp q11, q12, [x0]
    ldp q13, q15, [x1]
    ldr x0, [x9, #120]
    fmla v14.4s, v0.4s, v3.s[0]
    fmla v2.4s, v1.4s, v3.s[0]
    ldp q0, q1, [x2]
    add x4, x4, x0, lsl #2
    add x9, x9, #128
    fmla v14.4s, v5.4s, v3.s[1]
    fmla v2.4s, v6.4s, v3.s[1]
    ldp q5, q6, [x3]
    fmla v14.4s, v7.4s, v3.s[2]
    fmla v2.4s, v16.4s, v3.s[2]
    ldp q7, q16, [x4]
    fmla v14.4s, v17.4s, v3.s[3]
    fmla v2.4s, v18.4s, v3.s[3]
    fmla v14.4s, v19.4s, v4.s[0]
    fmla v2.4s, v20.4s, v4.s[0]
    fmla v14.4s, v22.4s, v4.s[1]
    fmla v2.4s, v23.4s, v4.s[1]
    fmla v14.4s, v24.4s, v4.s[2]
    fmla v2.4s, v25.4s, v4.s[2]
    fmla v14.4s, v26.4s, v4.s[3]
    fmla v2.4s, v27.4s, v4.s[3]
    fmla v14.4s, v28.4s, v21.s[0]
    fmla v2.4s, v29.4s, v21.s[0]
    fmla v14.4s, v31.4s, v21.s[1]
    fmla v2.4s, v8.4s, v21.s[1]
    fmla v14.4s, v9.4s, v21.s[2]
    fmla v2.4s, v10.4s, v21.s[2]
    fmla v14.4s, v11.4s, v21.s[3]
    fmla v2.4s, v12.4s, v21.s[3]
    fmla v14.4s, v13.4s, v30.s[0]
    fmla v2.4s, v15.4s, v30.s[0]
    fmla v14.4s, v0.4s, v30.s[1]
    fmla v2.4s, v1.4s, v30.s[1]
    fmla v14.4s, v5.4s, v30.s[2]
    fmla v2.4s, v6.4s, v30.s[2]
    fmla v14.4s, v7.4s, v30.s[3]
    fmla v2.4s, v16.4s, v30.s[3]
    cbnz x19, .Lloop_3
.Lloop_end_2:
    ubfx x0, x17, #0, #2
    lsr x1, x17, #2
    cbz x1, .Lloop_end_4
.Lloop_5:
    mov x2, x12
    ldr x3, [x9]
    ldr q0, [x16]
    mov x4, x12
    ldr x5, [x9, #8]
    mov x6, x12
    ldr x7, [x9, #16]
    add x2, x2, x3, lsl #2
    ldr x3, [x9, #24]
    mov x17, x12
    sub x1, x1, #1
    add x4, x4, x5, lsl #2
    add x9, x9, #32
    ldp q1, q3, [x2]
    add x6, x6, x7, lsl #2
    add x17, x17, x3, lsl #2
    ldp q4, q5, [x4]
    add x16, x16, #128
    ldp q6, q7, [x6]
    ldp q16, q17, [x17]
    fmla v14.4s, v1.4s, v0.s[0]
    fmla v2.4s, v3.4s, v0.s[0]
    fmla v14.4s, v4.4s, v0.s[1]
    fmla v2.4s, v5.4s, v0.s[1]
    fmla v14.4s, v6.4s, v0.s[2]
    fmla v2.4s, v7.4s, v0.s[2]
    fmla v14.4s, v16.4s, v0.s[3]
    fmla v2.4s, v17.4s, v0.s[3]
    cbnz x1, .Lloop_5
.Lloop_end_4:
    cbz x0, .Lloop_end_6
.Lloop_7:
    mov x1, x12
    ldr x2, [x9]
    ldr s0, [x16]
    sub x0, x0, #1
    add x9, x9, #8
    add x16, x16, #4
    add x1, x1, x2, lsl #2
    ldp q1, q3, [x1]
    fmla v14.4s, v1.4s, v0.s[0]
    fmla v2.4s, v3.4s, v0.s[0]
    cbnz x0, .Lloop_7
.Lloop_end_6:
    mov x0, x14
    sub x8, x8, #1
    add x12, x12, #32
    add x14, x14, #32
    ldr s0, [x15, #32]
    dup v0.4s, v0.s[0]
    fmax v1.4s, v0.4s, v14.4s
    fmax v0.4s, v0.4s, v2.4s
    str q1, [x0]
    str q0, [x0, #16]
    cbnz x8, .Lloop_1
.Lloop_end_0:
    ldr x0, [x15, #8]
    ubfx x0, x0, #0, #3
    cbnz x0, .Lotherwise_8
    b .Lend_9
.Lotherwise_8:
    sub x1, x0, #1
    lsr x1, x1, #2
    cbnz x1, .Lotherwise_10
    add x12, x12, x0, lsl #2
    ldr x1, [x15, #16]
    add x14, x14, x0, lsl #2
    sub x12, x12, #16
    ldr s0, [x1]
    ubfx x8, x10, #0, #4
    lsr x9, x10, #4
    sub x14, x14, #16
    dup v0.4s, v0.s[0]
    cbz x9, .Lloop_end_11
.Lloop_12:
    mov x0, x12
    ldr x1, [x13]
    ldr q1, [x11]
    mov x2, x12
    ldr x3, [x13, #8]
    mov x4, x12
    ldr x5, [x13, #16]
    add x0, x0, x1, lsl #2
    ldr x1, [x13, #24]
    mov x6, x12
    ldr x7, [x13, #32]
    add x2, x2, x3, lsl #2
    ldr q2, [x11, #128]
    ldr q3, [x0]
    add x4, x4, x5, lsl #2
    ldr x0, [x13, #40]
    ldr q4, [x2]
    add x6, x6, x1, lsl #2
    ldr x1, [x13, #48]
    ldr q5, [x4]
    mov x2, x12
    ldr x3, [x13, #56]
    ldr q6, [x6]
    mov x4, x12
    ldr x5, [x13, #64]
    add x2, x2, x7, lsl #2
    ldr q7, [x11, #256]
    mov x6, x12
    ldr x7, [x13, #72]
    add x4, x4, x0, lsl #2
    ldr x0, [x13, #80]
    ldr q16, [x2]
    add x6, x6, x1, lsl #2
    ldr x1, [x13, #88]
    ldr q17, [x4]
    mov x2, x12
    ldr x4, [x13, #96]
    ldr q18, [x6]
    mov x6, x12
    ldr q19, [x11, #384]
    add x2, x2, x3, lsl #2
    ldr x3, [x13, #104]
    mov x10, x12
    ldr x16, [x13, #112]
    add x6, x6, x5, lsl #2
    ldr x5, [x13, #120]
    ldr q20, [x2]
    fmla v0.4s, v3.4s, v1.s[0]
    ldr q3, [x6]
    add x10, x10, x7, lsl #2
    mov x2, x12
    mov x6, x12
    mov x7, x12
    mov x17, x12
    mov x19, x12
    ldr q21, [x10]
    fmla v0.4s, v4.4s, v1.s[1]
    add x2, x2, x0, lsl #2
    add x6, x6, x1, lsl #2
    add x7, x7, x4, lsl #2
    add x17, x17, x3, lsl #2
    add x19, x19, x16, lsl #2
    mov x0, x12
    ldr q4, [x2]
    ldr q22, [x6]
    ldr q23, [x7]
    ldr q24, [x17]
    ldr q25, [x19]
    fmla v0.4s, v5.4s, v1.s[2]
    add x0, x0, x5, lsl #2
    sub x9, x9, #1
    add x13, x13, #128
    add x11, x11, #512
    ldr q5, [x0]
    fmla v0.4s, v6.4s, v1.s[3]
    fmla v0.4s, v16.4s, v2.s[0]
    fmla v0.4s, v17.4s, v2.s[1]
    fmla v0.4s, v18.4s, v2.s[2]
    fmla v0.4s, v20.4s, v2.s[3]
    fmla v0.4s, v3.4s, v7.s[0]
    fmla v0.4s, v21.4s, v7.s[1]
    fmla v0.4s, v4.4s, v7.s[2]
    fmla v0.4s, v22.4s, v7.s[3]
    fmla v0.4s, v23.4s, v19.s[0]
    fmla v0.4s, v24.4s, v19.s[1]
    fmla v0.4s, v25.4s, v19.s[2]
    fmla v0.4s, v5.4s, v19.s[3]
    cbnz x9, .Lloop_12
.Lloop_end_11:
    ubfx x0, x8, #0, #2
    lsr x1, x8, #2
    cbz x1, .Lloop_end_13
.Lloop_14:
    mov x2, x12
    ldr x3, [x13]
    ldr q1, [x11]
    mov x4, x12
    ldr x5, [x13, #8]
    mov x6, x12
    ldr x7, [x13, #16]
    add x2, x2, x3, lsl #2
    ldr x3, [x13, #24]
    mov x8, x12
    sub x1, x1, #1
    add x4, x4, x5, lsl #2
    add x13, x13, #32
    ldr q2, [x2]
    add x6, x6, x7, lsl #2
    add x8, x8, x3, lsl #2
    ldr q3, [x4]
    add x11, x11, #128
    ldr q4, [x6]
    ldr q5, [x8]
    fmla v0.4s, v2.4s, v1.s[0]
    fmla v0.4s, v3.4s, v1.s[1]
    fmla v0.4s, v4.4s, v1.s[2]
    fmla v0.4s, v5.4s, v1.s[3]
    cbnz x1, .Lloop_14
.Lloop_end_13:
    cbz x0, .Lloop_end_15
.Lloop_16:
    mov x1, x12
    ldr x2, [x13]
    ldr s1, [x11]
    sub x0, x0, #1
    add x13, x13, #8
    add x11, x11, #4
    add x1, x1, x2, lsl #2
    ldr q2, [x1]
    fmla v0.4s, v2.4s, v1.s[0]
    cbnz x0, .Lloop_16
.Lloop_end_15:
    ldr s1, [x15, #32]
    dup v1.4s, v1.s[0]
    fmax v0.4s, v1.4s, v0.4s
    str q0, [x14]
    b .Lend_17
.Lotherwise_10:
    add x12, x12, x0, lsl #2
    ldr x1, [x15, #16]
    add x14, x14, x0, lsl #2
    sub x12, x12, #32
    ldr s0, [x1]
    ubfx x8, x10, #0, #4
    lsr x9, x10, #4
    sub x14, x14, #32
    dup v14.4s, v0.s[0]
    dup v2.4s, v0.s[0]
    cbz x9, .Lloop_end_18
.Lloop_19:
    mov x0, x12
    ldr x1, [x13]
    ldr q3, [x11]
    mov x2, x12
    ldr x3, [x13, #8]
    mov x4, x12
    ldr x5, [x13, #16]
    add x0, x0, x1, lsl #2
    ldr x1, [x13, #24]
    mov x6, x12
    ldr x7, [x13, #32]
    add x2, x2, x3, lsl #2
    ldr q4, [x11, #128]
    ldp q0, q1, [x0]
    add x4, x4, x5, lsl #2
    add x6, x6, x1, lsl #2
    ldp q5, q6, [x2]
    mov x0, x12
    mov x1, x12
    ldp q7, q16, [x4]
    mov x2, x12
    mov x3, x12
    ldp q17, q18, [x6]
    add x0, x0, x7, lsl #2
    mov x4, x12
    ldr x5, [x13, #40]
    ldr x6, [x13, #48]
    ldp q19, q20, [x0]
    mov x0, x12
    mov x7, x12
    add x1, x1, x5, lsl #2
    ldr x5, [x13, #56]
    add x2, x2, x6, lsl #2
    ldr x6, [x13, #64]
    ldr q21, [x11, #256]
    ldp q22, q23, [x1]
    add x3, x3, x5, lsl #2
    mov x1, x12
    ldp q24, q25, [x2]
    add x4, x4, x6, lsl #2
    mov x2, x12
    ldp q26, q27, [x3]
    mov x3, x12
    mov x5, x12
    ldp q28, q29, [x4]
    mov x4, x12
    sub x9, x9, #1
    ldr x6, [x13, #72]
    ldr x10, [x13, #80]
    ldr x16, [x13, #88]
    ldr x17, [x13, #96]
    add x0, x0, x6, lsl #2
    ldr q30, [x11, #384]
    add x7, x7, x10, lsl #2
    ldr x6, [x13, #104]
    add x1, x1, x16, lsl #2
    ldr x10, [x13, #112]
    ldp q31, q8, [x0]
    add x2, x2, x17, lsl #2
    add x11, x11, #512
    ldp q9, q10, [x7]
    add x3, x3, x6, lsl #2
    add x5, x5, x10, lsl #2
    ldp q11, q12, [x1]
    ldp q13, q15, [x2]
    ldr x0, [x13, #120]
    fmla v14.4s, v0.4s, v3.s[0]
    fmla v2.4s, v1.4s, v3.s[0]
    ldp q0, q1, [x3]
    add x4, x4, x0, lsl #2
    add x13, x13, #128
    fmla v14.4s, v5.4s, v3.s[1]
    fmla v2.4s, v6.4s, v3.s[1]
    ldp q5, q6, [x5]
    fmla v14.4s, v7.4s, v3.s[2]
    fmla v2.4s, v16.4s, v3.s[2]
    ldp q7, q16, [x4]
    fmla v14.4s, v17.4s, v3.s[3]
    fmla v2.4s, v18.4s, v3.s[3]
    fmla v14.4s, v19.4s, v4.s[0]
    fmla v2.4s, v20.4s, v4.s[0]
    fmla v14.4s, v22.4s, v4.s[1]
    fmla v2.4s, v23.4s, v4.s[1]
    fmla v14.4s, v24.4s, v4.s[2]
    fmla v2.4s, v25.4s, v4.s[2]
    fmla v14.4s, v26.4s, v4.s[3]
    fmla v2.4s, v27.4s, v4.s[3]
    fmla v14.4s, v28.4s, v21.s[0]
    fmla v2.4s, v29.4s, v21.s[0]
    fmla v14.4s, v31.4s, v21.s[1]
    fmla v2.4s, v8.4s, v21.s[1]
    fmla v14.4s, v9.4s, v21.s[2]
    fmla v2.4s, v10.4s, v21.s[2]
    fmla v14.4s, v11.4s, v21.s[3]
    fmla v2.4s, v12.4s, v21.s[3]
    fmla v14.4s, v13.4s, v30.s[0]
    fmla v2.4s, v15.4s, v30.s[0]
    fmla v14.4s, v0.4s, v30.s[1]
    fmla v2.4s, v1.4s, v30.s[1]
    fmla v14.4s, v5.4s, v30.s[2]
    fmla v2.4s, v6.4s, v30.s[2]
    fmla v14.4s, v7.4s, v30.s[3]
    fmla v2.4s, v16.4s, v30.s[3]
    cbnz x9, .Lloop_19
.Lloop_end_18:
    ubfx x0, x8, #0, #2
    lsr x1, x8, #2
    cbz x1, .Lloop_end_20
.Lloop_21:
    mov x2, x12
    ldr x3, [x13]
    ldr q0, [x11]
    mov x4, x12
    ldr x5, [x13, #8]
    mov x6, x12
    ldr x7, [x13, #16]
    add x2, x2, x3, lsl #2
    ldr x3, [x13, #24]
    mov x8, x12
    sub x1, x1, #1
    add x4, x4, x5, lsl #2
    add x13, x13, #32
    ldp q1, q3, [x2]
    add x6, x6, x7, lsl #2
    add x8, x8, x3, lsl #2
    ldp q4, q5, [x4]
    add x11, x11, #128
    ldp q6, q7, [x6]
    ldp q16, q17, [x8]
    fmla v14.4s, v1.4s, v0.s[0]
    fmla v2.4s, v3.4s, v0.s[0]
    fmla v14.4s, v4.4s, v0.s[1]
    fmla v2.4s, v5.4s, v0.s[1]
    fmla v14.4s, v6.4s, v0.s[2]
    fmla v2.4s, v7.4s, v0.s[2]
    fmla v14.4s, v16.4s, v0.s[3]
    fmla v2.4s, v17.4s, v0.s[3]
    cbnz x1, .Lloop_21
.Lloop_end_20:
    cbz x0, .Lloop_end_22
.Lloop_23:
    mov x1, x12
    ldr x2, [x13]
    ldr s0, [x11]
    sub x0, x0, #1
    add x13, x13, #8
    add x11, x11, #4
    add x1, x1, x2, lsl #2
    ldp q1, q3, [x1]
    fmla v14.4s, v1.4s, v0.s[0]
    fmla v2.4s, v3.4s, v0.s[0]
    cbnz x0, .Lloop_23
.Lloop_end_22:
    ldr s0, [x15, #32]
    dup v0.4s, v0.s[0]
    fmax v1.4s, v0.4s, v14.4s
    fmax v0.4s, v0.4s, v2.4s
    str q1, [x14]
    str q0, [x14, #16]
.Lend_17:
.Lend_9:
    ldp x19, x20, [sp, #0]
    ldp x21, x22, [sp, #16]
    ldp d8, d9, [sp, #32]
    ldp d10, d11, [sp, #48]
    ldp d12, d13, [sp, #64]
    ldp d14, d15, [sp, #80]
    add sp, sp, #96
    ret
    .size nnp_direct_1x8__aarch64_neon, . - nnp_direct_1x8__aarch64_neon

    .text
    .p2align 4
    .globl nnp_direct_2x8__aarch64_neon
    .type nnp_direct_2x8__aarch64_neon, %function
nnp_direct_2x8__aarch64_neon:
    sub sp, sp, #128
    stp x19, x20, [sp, #0]
    stp x21, x22, [sp, #16]
    stp x23, x24, [sp, #32]
    str x25, [sp, #48]
    stp d8, d9, [sp, #56]
    stp d10, d11, [sp, #72]
    stp d12, d13, [sp, #88]
    stp d14, d15, [sp, #104]
    mov x11, x0
    mov x12, x1
    mov x13, x2
    mov x14, x3
    mov x15, x4
    mov x16, x5
    ldr x0, [x16, #8]
    lsr x9, x0, #3
    cbz x9, .Lloop_end_24
.Lloop_25:
    ldr x0, [x16, #16]
    mov x10, x14
    mov x1, x11
    mov x17, x12
    ldr d0, [x0]
    ubfx x19, x1, #0, #4
    lsr x20, x1, #4
    dup v12.4s, v0.s[0]
    dup v13.4s, v0.s[0]
    dup v14.4s, v0.s[1]
    dup v2.4s, v0.s[1]
    cbz x20, .Lloop_end_26
.Lloop_27:
    mov x0, x13
    ldr x1, [x10]
    ldp q3, q4, [x17]
    mov x2, x13
    mov x3, x13
    ldr x4, [x10, #8]
    add x0, x0, x1, lsl #2
    ldr x1, [x10, #16]
    mov x5, x13
    ldr x6, [x10, #24]
    mov x7, x13
    ldr x8, [x10, #32]
    ldp q0, q1, [x0]
    add x2, x2, x4, lsl #2
    add x3, x3, x1, lsl #2
    add x5, x5, x6, lsl #2
    ldp q5, q6, [x17, #128]
    add x7, x7, x8, lsl #2
    mov x6, x13
    ldp q7, q16, [x2]
    mov x8, x13
    mov x24, x13
    ldp q17, q18, [x3]
    mov x0, x13
    mov x1, x13
    ldp q19, q20, [x5]
    mov x21, x13
    mov x22, x13
    ldp q21, q22, [x7]
    mov x7, x13
    mov x23, x13
    ldr x2, [x10, #40]
    ldr x3, [x10, #48]
    ldr x4, [x10, #56]
    ldr x5, [x10, #64]
    add x6, x6, x2, lsl #2
    ldp q23, q24, [x17, #256]
    add x8, x8, x3, lsl #2
    mov x25, x13
    add x24, x24, x4, lsl #2
    ldr x2, [x10, #72]
    ldp q25, q26, [x6]
    add x0, x0, x5, lsl #2
    mov x3, x13
    ldp q27, q28, [x8]
    add x1, x1, x2, lsl #2
    sub x20, x20, #1
    ldp q29, q30, [x24]
    ldp q31, q8, [x0]
    ldp q9, q10, [x1]
    ldr x0, [x10, #80]
    ldr x1, [x10, #88]
    ldr x2, [x10, #96]
    ldp q11, q15, [x17, #384]
    add x21, x21, x0, lsl #2
    add x17, x17, #512
    add x22, x22, x1, lsl #2
    ldr x0, [x10, #104]
    add x7, x7, x2, lsl #2
    ldr x1, [x10, #112]
    ldr x2, [x10, #120]
    fmla v12.4s, v0.4s, v3.s[0]
    fmla v13.4s, v1.4s, v3.s[0]
    fmla v14.4s, v0.4s, v4.s[0]
    fmla v2.4s, v1.4s, v4.s[0]
    ldp q0, q1, [x21]
    add x23, x23, x0, lsl #2
    add x25, x25, x1, lsl #2
    add x3, x3, x2, lsl #2
    add x10, x10, #128
    fmla v12.4s, v7.4s, v3.s[1]
    fmla v13.4s, v16.4s, v3.s[1]
    fmla v14.4s, v7.4s, v4.s[1]
    fmla v2.4s, v16.4s, v4.s[1]
    ldp q7, q16, [x22]
    fmla v12.4s, v17.4s, v3.s[2]
    fmla v13.4s, v18.4s, v3.s[2]
    fmla v14.4s, v17.4s, v4.s[2]
    fmla v2.4s, v18.4s, v4.s[2]
    ldp q17, q18, [x7]
    fmla v12.4s, v19.4s, v3.s[3]
    fmla v13.4s, v20.4s, v3.s[3]
    fmla v14.4s, v19.4s, v4.s[3]
    fmla v2.4s, v20.4s, v4.s[3]
    ldp q3, q4, [x23]
    ldp q19, q20, [x25]
    fmla v12.4s, v21.4s, v5.s[0]
    fmla v13.4s, v22.4s, v5.s[0]
    fmla v14.4s, v21.4s, v6.s[0]
    fmla v2.4s, v22.4s, v6.s[0]
    ldp q21, q22, [x3]
    fmla v12.4s, v25.4s, v5.s[1]
    fmla v13.4s, v26.4s, v5.s[1]
    fmla v14.4s, v25.4s, v6.s[1]
    fmla v2.4s, v26.4s, v6.s[1]
    fmla v12.4s, v27.4s, v5.s[2]
    fmla v13.4s, v28.4s, v5.s[2]
    fmla v14.4s, v27.4s, v6.s[2]
    fmla v2.4s, v28.4s, v6.s[2]
    fmla v12.4s, v29.4s, v5.s[3]
    fmla v13.4s, v30.4s, v5.s[3]
    fmla v14.4s, v29.4s, v6.s[3]
    fmla v2.4s, v30.4s, v6.s[3]
    fmla v12.4s, v31.4s, v23.s[0]
    fmla v13.4s, v8.4s, v23.s[0]
    fmla v14.4s, v31.4s, v24.s[0]
    fmla v2.4s, v8.4s, v24.s[0]
    fmla v12.4s, v9.4s, v23.s[1]
    fmla v13.4s, v10.4s, v23.s[1]
    fmla v14.4s, v9.4s, v24.s[1]
    fmla v2.4s, v10.4s, v24.s[1]
    fmla v12.4s, v0.4s, v23.s[2]
    fmla v13.4s, v1.4s, v23.s[2]
    fmla v14.4s, v0.4s, v24.s[2]
    fmla v2.4s, v1.4s, v24.s[2]
    fmla v12.4s, v7.4s, v23.s[3]
    fmla v13.4s, v16.4s, v23.s[3]
    fmla v14.4s, v7.4s, v24.s[3]
    fmla v2.4s, v16.4s, v24.s[3]
    fmla v12.4s, v17.4s, v11.s[0]
    fmla v13.4s, v18.4s, v11.s[0]
    fmla v14.4s, v17.4s, v15.s[0]
    fmla v2.4s, v18.4s, v15.s[0]
    fmla v12.4s, v3.4s, v11.s[1]
    fmla v13.4s, v4.4s, v11.s[1]
    fmla v14.4s, v3.4s, v15.s[1]
    fmla v2.4s, v4.4s, v15.s[1]
    fmla v12.4s, v19.4s, v11.s[2]
    fmla v13.4s, v20.4s, v11.s[2]
    fmla v14.4s, v19.4s, v15.s[2]
    fmla v2.4s, v20.4s, v15.s[2]
    fmla v12.4s, v21.4s, v11.s[3]
    fmla v13.4s, v22.4s, v11.s[3]
    fmla v14.4s, v21.4s, v15.s[3]
    fmla v2.4s, v22.4s, v15.s[3]
    cbnz x20, .Lloop_27
.Lloop_end_26:
    ubfx x0, x19, #0, #2
    lsr x1, x19, #2
    cbz x1, .Lloop_end_28
.Lloop_29:
    mov x2, x13
    ldr x3, [x10]
    ldp q0, q1, [x17]
    mov x4, x13
    mov x5, x13
    ldr x6, [x10, #8]
    add x2, x2, x3, lsl #2
    ldr x3, [x10, #16]
    mov x7, x13
    ldr x8, [x10, #24]
    sub x1, x1, #1
    add x10, x10, #32
    ldp q3, q4, [x2]
    add x4, x4, x6, lsl #2
    add x5, x5, x3, lsl #2
    add x7, x7, x8, lsl #2
    add x17, x17, #128
    ldp q5, q6, [x4]
    ldp q7, q16, [x5]
    ldp q17, q18, [x7]
    fmla v12.4s, v3.4s, v0.s[0]
    fmla v13.4s, v4.4s, v0.s[0]
    fmla v14.4s, v3.4s, v1.s[0]
    fmla v2.4s, v4.4s, v1.s[0]
    fmla v12.4s, v5.4s, v0.s[1]
    fmla v13.4s, v6.4s, v0.s[1]
    fmla v14.4s, v5.4s, v1.s[1]
    fmla v2.4s, v6.4s, v1.s[1]
    fmla v12.4s, v7.4s, v0.s[2]
    fmla v13.4s, v16.4s, v0.s[2]
    fmla v14.4s, v7.4s, v1.s[2]
    fmla v2.4s, v16.4s, v1.s[2]
    fmla v12.4s, v17.4s, v0.s[3]
    fmla v13.4s, v18.4s, v0.s[3]
    fmla v14.4s, v17.4s, v1.s[3]
    fmla v2.4s, v18.4s, v1.s[3]
    cbnz x1, .Lloop_29
.Lloop_end_28:
    cbz x0, .Lloop_end_30
.Lloop_31:
    mov x1, x13
    ldr x2, [x10]
    ldr s0, [x17]
    ldr s1, [x17, #16]
    sub x0, x0, #1
    add x10, x10, #8
    add x1, x1, x2, lsl #2
    add x17, x17, #4
    ldp q3, q4, [x1]
    fmla v12.4s, v3.4s, v0.s[0]
    fmla v13.4s, v4.4s, v0.s[0]
    fmla v14.4s, v3.4s, v1.s[0]
    fmla v2.4s, v4.4s, v1.s[0]
    cbnz x0, .Lloop_31
.Lloop_end_30:
    ldr x0, [x16]
    mov x1, x15
    sub x9, x9, #1
    add x13, x13, #32
    add x15, x15, #32
    ldr s0, [x16, #32]
    dup v0.4s, v0.s[0]
    fmax v1.4s, v0.4s, v12.4s
    fmax v3.4s, v0.4s, v13.4s
    fmax v4.4s, v0.4s, v14.4s
    fmax v0.4s, v0.4s, v2.4s
    str q1, [x1]
    str q3, [x1, #16]
    add x1, x1, x0, lsl #2
    str q4, [x1]
    str q0, [x1, #16]
    cbnz x9, .Lloop_25
.Lloop_end_24:
    ldr x0, [x16, #8]
    ubfx x0, x0, #0, #3
    cbnz x0, .Lotherwise_32
    b .Lend_33
.Lotherwise_32:
    sub x1, x0, #1
    lsr x1, x1, #2
    cbnz x1, .Lotherwise_34
    add x13, x13, x0, lsl #2
    ldr x1, [x16, #16]
    add x15, x15, x0, lsl #2
    sub x13, x13, #16
    ldr d0, [x1]
    ubfx x9, x11, #0, #4
    lsr x10, x11, #4
    sub x15, x15, #16
    dup v30.4s, v0.s[0]
    dup v31.4s, v0.s[1]
    cbz x10, .Lloop_end_35
.Lloop_36:
    mov x0, x13
    ldr x1, [x14]
    ldp q0, q1, [x12]
    mov x2, x13
    mov x3, x13
    ldr x4, [x14, #8]
    add x0, x0, x1, lsl #2
    ldr x1, [x14, #16]
    mov x5, x13
    ldr x6, [x14, #24]
    mov x7, x13
    ldr x8, [x14, #32]
    ldr q2, [x0]
    add x2, x2, x4, lsl #2
    ldp q3, q4, [x12, #128]
    add x3, x3, x1, lsl #2
    add x5, x5, x6, lsl #2
    add x7, x7, x8, lsl #2
    ldr x0, [x14, #40]
    ldr q5, [x2]
    ldr q6, [x3]
    ldr q7, [x5]
    ldr q16, [x7]
    mov x1, x13
    ldr x2, [x14, #48]
    mov x3, x13
    ldr x4, [x14, #56]
    mov x5, x13
    ldr x6, [x14, #64]
    add x1, x1, x0, lsl #2
    ldp q17, q18, [x12, #256]
    add x3, x3, x2, lsl #2
    mov x0, x13
    add x5, x5, x4, lsl #2
    ldr x2, [x14, #72]
    ldr q19, [x1]
    ldr q20, [x3]
    ldr q21, [x5]
    add x0, x0, x6, lsl #2
    ldr x1, [x14, #80]
    mov x3, x13
    ldr x4, [x14, #88]
    mov x5, x13
    ldr x6, [x14, #96]
    ldr q22, [x0]
    add x3, x3, x2, lsl #2
    ldp q23, q24, [x12, #384]
    add x5, x5, x1, lsl #2
    mov x0, x13
    mov x1, x13
    ldr x2, [x14, #104]
    ldr q25, [x3]
    ldr q26, [x5]
    add x0, x0, x4, lsl #2
    ldr x3, [x14, #112]
    add x1, x1, x6, lsl #2
    ldr x4, [x14, #120]
    mov x5, x13
    mov x6, x13
    ldr q27, [x0]
    fmla v30.4s, v2.4s, v0.s[0]
    fmla v31.4s, v2.4s, v1.s[0]
    ldr q2, [x1]
    add x5, x5, x2, lsl #2
    add x6, x6, x3, lsl #2
    mov x0, x13
    sub x10, x10, #1
    add x14, x14, #128
    add x12, x12, #512
    ldr q28, [x5]
    ldr q29, [x6]
    fmla v30.4s, v5.4s, v0.s[1]
    fmla v31.4s, v5.4s, v1.s[1]
    add x0, x0, x4, lsl #2
    fmla v30.4s, v6.4s, v0.s[2]
    fmla v31.4s, v6.4s, v1.s[2]
    ldr q5, [x0]
    fmla v30.4s, v7.4s, v0.s[3]
    fmla v31.4s, v7.4s, v1.s[3]
    fmla v30.4s, v16.4s, v3.s[0]
    fmla v31.4s, v16.4s, v4.s[0]
    fmla v30.4s, v19.4s, v3.s[1]
    fmla v31.4s, v19.4s, v4.s[1]
    fmla v30.4s, v20.4s, v3.s[2]
    fmla v31.4s, v20.4s, v4.s[2]
    fmla v30.4s, v21.4s, v3.s[3]
    fmla v31.4s, v21.4s, v4.s[3]
    fmla v30.4s, v22.4s, v17.s[0]
    fmla v31.4s, v22.4s, v18.s[0]
    fmla v30.4s, v25.4s, v17.s[1]
    fmla v31.4s, v25.4s, v18.s[1]
    fmla v30.4s, v26.4s, v17.s[2]
    fmla v31.4s, v26.4s, v18.s[2]
    fmla v30.4s, v27.4s, v17.s[3]
    fmla v31.4s, v27.4s, v18.s[3]
    fmla v30.4s, v2.4s, v23.s[0]
    fmla v31.4s, v2.4s, v24.s[0]
    fmla v30.4s, v28.4s, v23.s[1]
    fmla v31.4s, v28.4s, v24.s[1]
    fmla v30.4s, v29.4s, v23.s[2]
    fmla v31.4s, v29.4s, v24.s[2]
    fmla v30.4s, v5.4s, v23.s[3]
    fmla v31.4s, v5.4s, v24.s[3]
    cbnz x10, .Lloop_36
.Lloop_end_35:
    ubfx x0, x9, #0, #2
    lsr x1, x9, #2
    cbz x1, .Lloop_end_37
.Lloop_38:
    mov x2, x13
    ldr x3, [x14]
    ldp q0, q1, [x12]
    mov x4, x13
    mov x5, x13
    ldr x6, [x14, #8]
    add x2, x2, x3, lsl #2
    ldr x3, [x14, #16]
    mov x7, x13
    ldr x8, [x14, #24]
    sub x1, x1, #1
    add x14, x14, #32
    ldr q2, [x2]
    add x4, x4, x6, lsl #2
    add x5, x5, x3, lsl #2
    add x7, x7, x8, lsl #2
    add x12, x12, #128
    ldr q3, [x4]
    ldr q4, [x5]
    ldr q5, [x7]
    fmla v30.4s, v2.4s, v0.s[0]
    fmla v31.4s, v2.4s, v1.s[0]
    fmla v30.4s, v3.4s, v0.s[1]
    fmla v31.4s, v3.4s, v1.s[1]
    fmla v30.4s, v4.4s, v0.s[2]
    fmla v31.4s, v4.4s, v1.s[2]
    fmla v30.4s, v5.4s, v0.s[3]
    fmla v31.4s, v5.4s, v1.s[3]
    cbnz x1, .Lloop_38
.Lloop_end_37:
    cbz x0, .Lloop_end_39
.Lloop_40:
    mov x1, x13
    ldr x2, [x14]
    ldr s0, [x12]
    ldr s1, [x12, #16]
    sub x0, x0, #1
    add x14, x14, #8
    add x1, x1, x2, lsl #2
    add x12, x12, #4
    ldr q2, [x1]
    fmla v30.4s, v2.4s, v0.s[0]
    fmla v31.4s, v2.4s, v1.s[0]
    cbnz x0, .Lloop_40
.Lloop_end_39:
    ldr x0, [x16]
    ldr s0, [x16, #32]
    dup v0.4s, v0.s[0]
    fmax v1.4s, v0.4s, v30.4s
    fmax v0.4s, v0.4s, v31.4s
    str q1, [x15]
    add x15, x15, x0, lsl #2
    str q0, [x15]
    b .Lend_41
.Lotherwise_34:
    add x13, x13, x0, lsl #2
    ldr x1, [x16, #16]
    add x15, x15, x0, lsl #2
    sub x13, x13, #32
    ldr d0, [x1]
    ubfx x17, x11, #0, #4
    lsr x11, x11, #4
    sub x15, x15, #32
    dup v12.4s, v0.s[0]
    dup v13.4s, v0.s[0]
    dup v14.4s, v0.s[1]
    dup v2.4s, v0.s[1]
    cbz x11, .Lloop_end_42
.Lloop_43:
    mov x0, x13
    ldr x1, [x14]
    ldp q3, q4, [x12]
    mov x2, x13
    mov x3, x13
    ldr x4, [x14, #8]
    add x0, x0, x1, lsl #2
    ldr x1, [x14, #16]
    mov x5, x13
    ldr x6, [x14, #24]
    mov x7, x13
    ldr x8, [x14, #32]
    ldp q0, q1, [x0]
    add x2, x2, x4, lsl #2
    add x3, x3, x1, lsl #2
    add x5, x5, x6, lsl #2
    ldp q5, q6, [x12, #128]
    add x7, x7, x8, lsl #2
    mov x0, x13
    ldp q7, q16, [x2]
    mov x1, x13
    mov x2, x13
    ldp q17, q18, [x3]
    mov x3, x13
    mov x4, x13
    ldp q19, q20, [x5]
    mov x19, x13
    mov x20, x13
    ldp q21, q22, [x7]
    mov x5, x13
    mov x6, x13
    ldr x7, [x14, #40]
    ldr x8, [x14, #48]
    ldr x9, [x14, #56]
    ldr x10, [x14, #64]
    add x0, x0, x7, lsl #2
    ldp q23, q24, [x12, #256]
    add x1, x1, x8, lsl #2
    mov x7, x13
    add x2, x2, x9, lsl #2
    ldr x8, [x14, #72]
    ldp q25, q26, [x0]
    add x3, x3, x10, lsl #2
    mov x0, x13
    ldp q27, q28, [x1]
    add x4, x4, x8, lsl #2
    sub x11, x11, #1
    ldp q29, q30, [x2]
    ldp q31, q8, [x3]
    ldp q9, q10, [x4]
    ldr x1, [x14, #80]
    ldr x2, [x14, #88]
    ldr x3, [x14, #96]
    ldp q11, q15, [x12, #384]
    add x19, x19, x1, lsl #2
    add x12, x12, #512
    add x20, x20, x2, lsl #2
    ldr x1, [x14, #104]
    add x5, x5, x3, lsl #2
    ldr x2, [x14, #112]
    ldr x3, [x14, #120]
    fmla v12.4s, v0.4s, v3.s[0]
    fmla v13.4s, v1.4s, v3.s[0]
    fmla v14.4s, v0.4s, v4.s[0]
    fmla v2.4s, v1.4s, v4.s[0]
    ldp q0, q1, [x19]
    add x6, x6, x1, lsl #2
    add x7, x7, x2, lsl #2
    add x0, x0, x3, lsl #2
    add x14, x14, #128
    fmla v12.4s, v7.4s, v3.s[1]
    fmla v13.4s, v16.4s, v3.s[1]
    fmla v14.4s, v7.4s, v4.s[1]
    fmla v2.4s, v16.4s, v4.s[1]
    ldp q7, q16, [x20]
    fmla v12.4s, v17.4s, v3.s[2]
    fmla v13.4s, v18.4s, v3.s[2]
    fmla v14.4s, v17.4s, v4.s[2]
    fmla v2.4s, v18.4s, v4.s[2]
    ldp q17, q18, [x5]
    fmla v12.4s, v19.4s, v3.s[3]
    fmla v13.4s, v20.4s, v3.s[3]
    fmla v14.4s, v19.4s, v4.s[3]
    fmla v2.4s, v20.4s, v4.s[3]
    ldp q3, q4, [x6]
    ldp q19, q20, [x7]
    fmla v12.4s, v21.4s, v5.s[0]
    fmla v13.4s, v22.4s, v5.s[0]
    fmla v14.4s, v21.4s, v6.s[0]
    fmla v2.4s, v22.4s, v6.s[0]
    ldp q21, q22, [x0]
    fmla v12.4s, v25.4s, v5.s[1]
    fmla v13.4s, v26.4s, v5.s[1]
    fmla v14.4s, v25.4s, v6.s[1]
    fmla v2.4s, v26.4s, v6.s[1]
    fmla v12.4s, v27.4s, v5.s[2]
    fmla v13.4s, v28.4s, v5.s[2]
    fmla v14.4s, v27.4s, v6.s[2]
    fmla v2.4s, v28.4s, v6.s[2]
    fmla v12.4s, v29.4s, v5.s[3]
    fmla v13.4s, v30.4s, v5.s[3]
    fmla v14.4s, v29.4s, v6.s[3]
    fmla v2.4s, v30.4s, v6.s[3]
    fmla v12.4s, v31.4s, v23.s[0]
    fmla v13.4s, v8.4s, v23.s[0]
    fmla v14.4s, v31.4s, v24.s[0]
    fmla v2.4s, v8.4s, v24.s[0]
    fmla v12.4s, v9.4s, v23.s[1]
    fmla v13.4s, v10.4s, v23.s[1]
    fmla v14.4s, v9.4s, v24.s[1]
    fmla v2.4s, v10.4s, v24.s[1]
    fmla v12.4s, v0.4s, v23.s[2]
    fmla v13.4s, v1.4s, v23.s[2]
    fmla v14.4s, v0.4s, v24.s[2]
    fmla v2.4s, v1.4s, v24.s[2]
    fmla v12.4s, v7.4s, v23.s[3]
    fmla v13.4s, v16.4s, v23.s[3]
    fmla v14.4s, v7.4s, v24.s[3]
    fmla v2.4s, v16.4s, v24.s[3]
    fmla v12.4s, v17.4s, v11.s[0]
    fmla v13.4s, v18.4s, v11.s[0]
    fmla v14.4s, v17.4s, v15.s[0]
    fmla v2.4s, v18.4s, v15.s[0]
    fmla v12.4s, v3.4s, v11.s[1]
    fmla v13.4s, v4.4s, v11.s[1]
    fmla v14.4s, v3.4s, v15.s[1]
    fmla v2.4s, v4.4s, v15.s[1]
    fmla v12.4s, v19.4s, v11.s[2]
    fmla v13.4s, v20.4s, v11.s[2]
    fmla v14.4s, v19.4s, v15.s[2]
    fmla v2.4s, v20.4s, v15.s[2]
    fmla v12.4s, v21.4s, v11.s[3]
    fmla v13.4s, v22.4s, v11.s[3]
    fmla v14.4s, v21.4s, v15.s[3]
    fmla v2.4s, v22.4s, v15.s[3]
    cbnz x11, .Lloop_43
.Lloop_end_42:
    ubfx x0, x17, #0, #2
    lsr x1, x17, #2
    cbz x1, .Lloop_end_44
.Lloop_45:
    mov x2, x13
    ldr x3, [x14]
    ldp q0, q1, [x12]
    mov x4, x13
    mov x5, x13
    ldr x6, [x14, #8]
    add x2, x2, x3, lsl #2
    ldr x3, [x14, #16]
    mov x7, x13
    ldr x8, [x14, #24]
    sub x1, x1, #1
    add x14, x14, #32
    ldp q3, q4, [x2]
    add x4, x4, x6, lsl #2
    add x5, x5, x3, lsl #2
    add x7, x7, x8, lsl #2
    add x12, x12, #128
    ldp q5, q6, [x4]
    ldp q7, q16, [x5]
    ldp q17, q18, [x7]
    fmla v12.4s, v3.4s, v0.s[0]
    fmla v13.4s, v4.4s, v0.s[0]
    fmla v14.4s, v3.4s, v1.s[0]
    fmla v2.4s, v4.4s, v1.s[0]
    fmla v12.4s, v5.4s, v0.s[1]
    fmla v13.4s, v6.4s, v0.s[1]
    fmla v14.4s, v5.4s, v1.s[1]
    fmla v2.4s, v6.4s, v1.s[1]
    fmla v12.4s, v7.4s, v0.s[2]
    fmla v13.4s, v16.4s, v0.s[2]
    fmla v14.4s, v7.4s, v1.s[2]
    fmla v2.4s, v16.4s, v1.s[2]
    fmla v12.4s, v17.4s, v0.s[3]
    fmla v13.4s, v18.4s, v0.s[3]
    fmla v14.4s, v17.4s, v1.s[3]
    fmla v2.4s, v18.4s, v1.s[3]
    cbnz x1, .Lloop_45
.Lloop_end_44:
    cbz x0, .Lloop_end_46
.Lloop_47:
    mov x1, x13
    ldr x2, [x14]
    ldr s0, [x12]
    ldr s1, [x12, #16]
    sub x0, x0, #1
    add x14, x14, #8
    add x1, x1, x2, lsl #2
    add x12, x12, #4
    ldp q3, q4, [x1]
    fmla v12.4s, v3.4s, v0.s[0]
    fmla v13.4s, v4.4s, v0.s[0]
    fmla v14.4s, v3.4s, v1.s[0]
    fmla v2.4s, v4.4s, v1.s[0]
    cbnz x0, .Lloop_47
.Lloop_end_46:
    ldr x0, [x16]
    ldr s0, [x16, #32]
    dup v0.4s, v0.s[0]
    fmax v1.4s, v0.4s, v12.4s
    fmax v3.4s, v0.4s, v13.4s
    fmax v4.4s, v0.4s, v14.4s
    fmax v0.4s, v0.4s, v2.4s
    str q1, [x15]
    str q3, [x15, #16]
    add x15, x15, x0, lsl #2
    str q4, [x15]
    str q0, [x15, #16]
.Lend_41:
.Lend_33:
    ldp x19, x20, [sp, #0]
    ldp x21, x22, [sp, #16]
    ldp x23, x24, [sp, #32]
    ldr x25, [sp, #48]
    ldp d8, d9, [sp, #56]
    ldp d10, d11, [sp, #72]
    ldp d12, d13, [sp, #88]
    ldp d14, d15, [sp, #104]
    add sp, sp, #128
    ret
    .size nnp_direct_2x8__aarch64_neon, . - nnp_direct_2x8__aarch64_neon

    .text
    .p2align 4
    .globl nnp_direct_3x8__aarch64_neon
    .type nnp_direct_3x8__aarch64_neon, %function
nnp_direct_3x8__aarch64_neon:
    sub sp, sp, #128
    stp x19, x20, [sp, #0]
    stp x21, x22, [sp, #16]
    stp x23, x24, [sp, #32]
    str x25, [sp, #48]
    stp d8, d9, [sp, #56]
    stp d10, d11, [sp, #72]
    stp d12, d13, [sp, #88]
    stp d14, d15, [sp, #104]
    mov x9, x0
    mov x10, x1
    mov x11, x2
    mov x12, x3
    mov x13, x4
    mov x14, x5
    ldr x0, [x14, #8]
    lsr x7, x0, #3
    cbz x7, .Lloop_end_48
.Lloop_49:
    ldr x0, [x14, #16]
    mov x8, x12
    mov x1, x9
    mov x15, x10
    ldr d0, [x0]
    ldr s1, [x0, #8]
    ubfx x16, x1, #0, #4
    lsr x17, x1, #4
    dup v11.4s, v0.s[0]
    dup v12.4s, v0.s[0]
    dup v13.4s, v0.s[1]
    dup v10.4s, v0.s[1]
    dup v14.4s, v1.s[0]
    dup v30.4s, v1.s[0]
    cbz x17, .Lloop_end_50
.Lloop_51:
    mov x0, x11
    ldr x1, [x8]
    ldp q0, q1, [x15]
    mov x2, x11
    mov x3, x11
    ldr q2, [x15, #32]
    add x0, x0, x1, lsl #2
    ldr x1, [x8, #8]
    ldr x4, [x8, #16]
    mov x5, x11
    ldr x6, [x8, #24]
    ldp q3, q4, [x0]
    add x2, x2, x1, lsl #2
    mov x0, x11
    add x3, x3, x4, lsl #2
    ldr x1, [x8, #32]
    add x5, x5, x6, lsl #2
    ldp q5, q6, [x15, #128]
    mov x24, x11
    mov x6, x11
    ldp q7, q16, [x2]
    add x0, x0, x1, lsl #2
    mov x1, x11
    ldp q17, q18, [x3]
    mov x20, x11
    mov x21, x11
    ldp q19, q20, [x5]
    mov x19, x11
    mov x22, x11
    ldp q21, q22, [x0]
    mov x5, x11
    mov x23, x11
    ldr q23, [x15, #160]
    ldr x0, [x8, #40]
    ldr x2, [x8, #48]
    ldr x3, [x8, #56]
    ldr x4, [x8, #64]
    add x24, x24, x0, lsl #2
    ldp q31, q8, [x15, #256]
    add x6, x6, x2, lsl #2
    mov x25, x11
    add x1, x1, x3, lsl #2
    ldr q9, [x15, #288]
    ldp q24, q25, [x24]
    add x20, x20, x4, lsl #2
    mov x0, x11
    ldp q26, q27, [x6]
    sub x17, x17, #1
    ldp q28, q29, [x1]
    ldr x1, [x8, #72]
    ldr x2, [x8, #80]
    ldr x3, [x8, #88]
    ldr x4, [x8, #96]
    add x21, x21, x1, lsl #2
    ldr q15, [x15, #416]
    add x19, x19, x2, lsl #2
    ldr x1, [x8, #104]
    add x22, x22, x3, lsl #2
    ldr x2, [x8, #112]
    add x5, x5, x4, lsl #2
    ldr x3, [x8, #120]
    add x8, x8, #128
    fmla v11.4s, v3.4s, v0.s[0]
    fmla v12.4s, v4.4s, v0.s[0]
    fmla v13.4s, v3.4s, v1.s[0]
    fmla v10.4s, v4.4s, v1.s[0]
    fmla v14.4s, v3.4s, v2.s[0]
    fmla v30.4s, v4.4s, v2.s[0]
    fmla v11.4s, v7.4s, v0.s[1]
    fmla v12.4s, v16.4s, v0.s[1]
    fmla v13.4s, v7.4s, v1.s[1]
    fmla v10.4s, v16.4s, v1.s[1]
    fmla v14.4s, v7.4s, v2.s[1]
    fmla v30.4s, v16.4s, v2.s[1]
    fmla v11.4s, v17.4s, v0.s[2]
    fmla v12.4s, v18.4s, v0.s[2]
    fmla v13.4s, v17.4s, v1.s[2]
    fmla v10.4s, v18.4s, v1.s[2]
    fmla v14.4s, v17.4s, v2.s[2]
    fmla v30.4s, v18.4s, v2.s[2]
    fmla v11.4s, v19.4s, v0.s[3]
    fmla v12.4s, v20.4s, v0.s[3]
    fmla v13.4s, v19.4s, v1.s[3]
    fmla v10.4s, v20.4s, v1.s[3]
    fmla v14.4s, v19.4s, v2.s[3]
    fmla v30.4s, v20.4s, v2.s[3]
    fmla v11.4s, v21.4s, v5.s[0]
    fmla v12.4s, v22.4s, v5.s[0]
    fmla v13.4s, v21.4s, v6.s[0]
    fmla v10.4s, v22.4s, v6.s[0]
    fmla v14.4s, v21.4s, v23.s[0]
    fmla v30.4s, v22.4s, v23.s[0]
    fmla v11.4s, v24.4s, v5.s[1]
    fmla v12.4s, v25.4s, v5.s[1]
    fmla v13.4s, v24.4s, v6.s[1]
    fmla v10.4s, v25.4s, v6.s[1]
    fmla v14.4s, v24.4s, v23.s[1]
    fmla v30.4s, v25.4s, v23.s[1]
    fmla v11.4s, v26.4s, v5.s[2]
    fmla v12.4s, v27.4s, v5.s[2]
    fmla v13.4s, v26.4s, v6.s[2]
    fmla v10.4s, v27.4s, v6.s[2]
    fmla v14.4s, v26.4s, v23.s[2]
    fmla v30.4s, v27.4s, v23.s[2]
    fmla v11.4s, v28.4s, v5.s[3]
    fmla v12.4s, v29.4s, v5.s[3]
    fmla v13.4s, v28.4s, v6.s[3]
    fmla v10.4s, v29.4s, v6.s[3]
    fmla v14.4s, v28.4s, v23.s[3]
    fmla v30.4s, v29.4s, v23.s[3]
    ldp q0, q1, [x20]
    add x23, x23, x1, lsl #2
    add x25, x25, x2, lsl #2
    ldp q2, q3, [x21]
    add x0, x0, x3, lsl #2
    ldp q4, q5, [x19]
    ldp q6, q7, [x22]
    ldp q16, q17, [x5]
    ldp q18, q19, [x15, #384]
    add x15, x15, #512
    ldp q20, q21, [x23]
    ldp q22, q23, [x25]
    ldp q24, q25, [x0]
    fmla v11.4s, v0.4s, v31.s[0]
    fmla v12.4s, v1.4s, v31.s[0]
    fmla v13.4s, v0.4s, v8.s[0]
    fmla v10.4s, v1.4s, v8.s[0]
    fmla v14.4s, v0.4s, v9.s[0]
    fmla v30.4s, v1.4s, v9.s[0]
    fmla v11.4s, v2.4s, v31.s[1]
    fmla v12.4s, v3.4s, v31.s[1]
    fmla v13.4s, v2.4s, v8.s[1]
    fmla v10.4s, v3.4s, v8.s[1]
    fmla v14.4s, v2.4s, v9.s[1]
    fmla v30.4s, v3.4s, v9.s[1]
    fmla v11.4s, v4.4s, v31.s[2]
    fmla v12.4s, v5.4s, v31.s[2]
    fmla v13.4s, v4.4s, v8.s[2]
    fmla v10.4s, v5.4s, v8.s[2]
    fmla v14.4s, v4.4s, v9.s[2]
    fmla v30.4s, v5.4s, v9.s[2]
    fmla v11.4s, v6.4s, v31.s[3]
    fmla v12.4s, v7.4s, v31.s[3]
    fmla v13.4s, v6.4s, v8.s[3]
    fmla v10.4s, v7.4s, v8.s[3]
    fmla v14.4s, v6.4s, v9.s[3]
    fmla v30.4s, v7.4s, v9.s[3]
    fmla v11.4s, v16.4s, v18.s[0]
    fmla v12.4s, v17.4s, v18.s[0]
    fmla v13.4s, v16.4s, v19.s[0]
    fmla v10.4s, v17.4s, v19.s[0]
    fmla v14.4s, v16.4s, v15.s[0]
    fmla v30.4s, v17.4s, v15.s[0]
    fmla v11.4s, v20.4s, v18.s[1]
    fmla v12.4s, v21.4s, v18.s[1]
    fmla v13.4s, v20.4s, v19.s[1]
    fmla v10.4s, v21.4s, v19.s[1]
    fmla v14.4s, v20.4s, v15.s[1]
    fmla v30.4s, v21.4s, v15.s[1]
    fmla v11.4s, v22.4s, v18.s[2]
    fmla v12.4s, v23.4s, v18.s[2]
    fmla v13.4s, v22.4s, v19.s[2]
    fmla v10.4s, v23.4s, v19.s[2]
    fmla v14.4s, v22.4s, v15.s[2]
    fmla v30.4s, v23.4s, v15.s[2]
    fmla v11.4s, v24.4s, v18.s[3]
    fmla v12.4s, v25.4s, v18.s[3]
    fmla v13.4s, v24.4s, v19.s[3]
    fmla v10.4s, v25.4s, v19.s[3]
    fmla v14.4s, v24.4s, v15.s[3]
    fmla v30.4s, v25.4s, v15.s[3]
    cbnz x17, .Lloop_51
.Lloop_end_50:
    ubfx x0, x16, #0, #2
    lsr x1, x16, #2
    cbz x1, .Lloop_end_52
.Lloop_53:
    mov x2, x11
    ldr x3, [x8]
    ldp q0, q1, [x15]
    mov x4, x11
    mov x5, x11
    ldr q2, [x15, #32]
    add x2, x2, x3, lsl #2
    ldr x3, [x8, #8]
    ldr x6, [x8, #16]
    mov x16, x11
    ldr x17, [x8, #24]
    ldp q3, q4, [x2]
    add x4, x4, x3, lsl #2
    sub x1, x1, #1
    add x5, x5, x6, lsl #2
    add x8, x8, #32
    add x16, x16, x17, lsl #2
    add x15, x15, #128
    ldp q5, q6, [x4]
    fmla v11.4s, v3.4s, v0.s[0]
    fmla v12.4s, v4.4s, v0.s[0]
    fmla v13.4s, v3.4s, v1.s[0]
    fmla v10.4s, v4.4s, v1.s[0]
    fmla v14.4s, v3.4s, v2.s[0]
    fmla v30.4s, v4.4s, v2.s[0]
    fmla v11.4s, v5.4s, v0.s[1]
    fmla v12.4s, v6.4s, v0.s[1]
    fmla v13.4s, v5.4s, v1.s[1]
    fmla v10.4s, v6.4s, v1.s[1]
    fmla v14.4s, v5.4s, v2.s[1]
    fmla v30.4s, v6.4s, v2.s[1]
    ldp q3, q4, [x5]
    ldp q5, q6, [x16]
    fmla v11.4s, v3.4s, v0.s[2]
    fmla v12.4s, v4.4s, v0.s[2]
    fmla v13.4s, v3.4s, v1.s[2]
    fmla v10.4s, v4.4s, v1.s[2]
    fmla v14.4s, v3.4s, v2.s[2]
    fmla v30.4s, v4.4s, v2.s[2]
    fmla v11.4s, v5.4s, v0.s[3]
    fmla v12.4s, v6.4s, v0.s[3]
    fmla v13.4s, v5.4s, v1.s[3]
    fmla v10.4s, v6.4s, v1.s[3]
    fmla v14.4s, v5.4s, v2.s[3]
    fmla v30.4s, v6.4s, v2.s[3]
    cbnz x1, .Lloop_53
.Lloop_end_52:
    cbz x0, .Lloop_end_54
.Lloop_55:
    mov x1, x11
    ldr x2, [x8]
    ldr s0, [x15]
    ldr s1, [x15, #16]
    ldr s2, [x15, #32]
    add x1, x1, x2, lsl #2
    sub x0, x0, #1
    add x8, x8, #8
    add x15, x15, #4
    ldp q3, q4, [x1]
    fmla v11.4s, v3.4s, v0.s[0]
    fmla v12.4s, v4.4s, v0.s[0]
    fmla v13.4s, v3.4s, v1.s[0]
    fmla v10.4s, v4.4s, v1.s[0]
    fmla v14.4s, v3.4s, v2.s[0]
    fmla v30.4s, v4.4s, v2.s[0]
    cbnz x0, .Lloop_55
.Lloop_end_54:
    ldr x0, [x14]
    mov x1, x13
    sub x7, x7, #1
    add x11, x11, #32
    add x13, x13, #32
    ldr s0, [x14, #32]
    dup v0.4s, v0.s[0]
    fmax v1.4s, v0.4s, v11.4s
    fmax v2.4s, v0.4s, v12.4s
    fmax v3.4s, v0.4s, v13.4s
    fmax v4.4s, v0.4s, v10.4s
    fmax v5.4s, v0.4s, v14.4s
    fmax v0.4s, v0.4s, v30.4s
    str q1, [x1]
    str q2, [x1, #16]
    add x1, x1, x0, lsl #2
    str q3, [x1]
    str q4, [x1, #16]
    add x1, x1, x0, lsl #2
    str q5, [x1]
    str q0, [x1, #16]
    cbnz x7, .Lloop_49
.Lloop_end_48:
    ldr x0, [x14, #8]
    ubfx x0, x0, #0, #3
    cbnz x0, .Lotherwise_56
    b .Lend_57
.Lotherwise_56:
    sub x1, x0, #1
    lsr x1, x1, #2
    cbnz x1, .Lotherwise_58
    add x11, x11, x0, lsl #2
    ldr x1, [x14, #16]
    add x13, x13, x0, lsl #2
    sub x11, x11, #16
    ldr d0, [x1]
    ldr s1, [x1, #8]
    ubfx x7, x9, #0, #4
    lsr x8, x9, #4
    sub x13, x13, #16
    dup v10.4s, v0.s[0]
    dup v11.4s, v0.s[1]
    dup v12.4s, v1.s[0]
    cbz x8, .Lloop_end_59
.Lloop_60:
    mov x0, x11
    ldr x1, [x12]
    ldp q0, q1, [x10]
    mov x2, x11
    mov x3, x11
    ldr q2, [x10, #32]
    add x0, x0, x1, lsl #2
    ldr x1, [x12, #8]
    ldr x4, [x12, #16]
    mov x5, x11
    ldr x6, [x12, #24]
    ldr q3, [x0]
    add x2, x2, x1, lsl #2
    ldr x0, [x12, #32]
    add x3, x3, x4, lsl #2
    ldp q4, q5, [x10, #128]
    add x5, x5, x6, lsl #2
    mov x1, x11
    ldr q6, [x2]
    ldr q7, [x3]
    ldr q16, [x5]
    add x1, x1, x0, lsl #2
    ldr q17, [x10, #160]
    mov x0, x11
    ldr x2, [x12, #40]
    mov x3, x11
    ldr x4, [x12, #48]
    ldr q18, [x1]
    mov x1, x11
    ldr x5, [x12, #56]
    add x0, x0, x2, lsl #2
    ldr x2, [x12, #64]
    add x3, x3, x4, lsl #2
    ldp q19, q20, [x10, #256]
    mov x4, x11
    mov x6, x11
    ldr q21, [x0]
    ldr q22, [x3]
    add x1, x1, x5, lsl #2
    ldr q23, [x10, #288]
    add x4, x4, x2, lsl #2
    ldr x0, [x12, #72]
    mov x2, x11
    ldr x3, [x12, #80]
    ldr q24, [x1]
    ldr q25, [x4]
    add x6, x6, x0, lsl #2
    ldr x0, [x12, #88]
    add x2, x2, x3, lsl #2
    ldr x1, [x12, #96]
    mov x3, x11
    ldp q26, q27, [x10, #384]
    mov x4, x11
    mov x5, x11
    ldr q28, [x6]
    ldr q29, [x2]
    add x3, x3, x0, lsl #2
    ldr q30, [x10, #416]
    add x4, x4, x1, lsl #2
    ldr x0, [x12, #104]
    mov x1, x11
    ldr x2, [x12, #112]
    ldr q31, [x3]
    ldr q8, [x4]
    add x5, x5, x0, lsl #2
    ldr x0, [x12, #120]
    add x1, x1, x2, lsl #2
    mov x2, x11
    sub x8, x8, #1
    add x12, x12, #128
    ldr q9, [x5]
    fmla v10.4s, v3.4s, v0.s[0]
    fmla v11.4s, v3.4s, v1.s[0]
    fmla v12.4s, v3.4s, v2.s[0]
    ldr q3, [x1]
    add x2, x2, x0, lsl #2
    add x10, x10, #512
    fmla v10.4s, v6.4s, v0.s[1]
    fmla v11.4s, v6.4s, v1.s[1]
    fmla v12.4s, v6.4s, v2.s[1]
    ldr q6, [x2]
    fmla v10.4s, v7.4s, v0.s[2]
    fmla v11.4s, v7.4s, v1.s[2]
    fmla v12.4s, v7.4s, v2.s[2]
    fmla v10.4s, v16.4s, v0.s[3]
    fmla v11.4s, v16.4s, v1.s[3]
    fmla v12.4s, v16.4s, v2.s[3]
    fmla v10.4s, v18.4s, v4.s[0]
    fmla v11.4s, v18.4s, v5.s[0]
    fmla v12.4s, v18.4s, v17.s[0]
    fmla v10.4s, v21.4s, v4.s[1]
    fmla v11.4s, v21.4s, v5.s[1]
    fmla v12.4s, v21.4s, v17.s[1]
    fmla v10.4s, v22.4s, v4.s[2]
    fmla v11.4s, v22.4s, v5.s[2]
    fmla v12.4s, v22.4s, v17.s[2]
    fmla v10.4s, v24.4s, v4.s[3]
    fmla v11.4s, v24.4s, v5.s[3]
    fmla v12.4s, v24.4s, v17.s[3]
    fmla v10.4s, v25.4s, v19.s[0]
    fmla v11.4s, v25.4s, v20.s[0]
    fmla v12.4s, v25.4s, v23.s[0]
    fmla v10.4s, v28.4s, v19.s[1]
    fmla v11.4s, v28.4s, v20.s[1]
    fmla v12.4s, v28.4s, v23.s[1]
    fmla v10.4s, v29.4s, v19.s[2]
    fmla v11.4s, v29.4s, v20.s[2]
    fmla v12.4s, v29.4s, v23.s[2]
    fmla v10.4s, v31.4s, v19.s[3]
    fmla v11.4s, v31.4s, v20.s[3]
    fmla v12.4s, v31.4s, v23.s[3]
    fmla v10.4s, v8.4s, v26.s[0]
    fmla v11.4s, v8.4s, v27.s[0]
    fmla v12.4s, v8.4s, v30.s[0]
    fmla v10.4s, v9.4s, v26.s[1]
    fmla v11.4s, v9.4s, v27.s[1]
    fmla v12.4s, v9.4s, v30.s[1]
    fmla v10.4s, v3.4s, v26.s[2]
    fmla v11.4s, v3.4s, v27.s[2]
    fmla v12.4s, v3.4s, v30.s[2]
    fmla v10.4s, v6.4s, v26.s[3]
    fmla v11.4s, v6.4s, v27.s[3]
    fmla v12.4s, v6.4s, v30.s[3]
    cbnz x8, .Lloop_60
.Lloop_end_59:
    ubfx x0, x7, #0, #2
    lsr x1, x7, #2
    cbz x1, .Lloop_end_61
.Lloop_62:
    mov x2, x11
    ldr x3, [x12]
    ldp q0, q1, [x10]
    mov x4, x11
    mov x5, x11
    ldr q2, [x10, #32]
    add x2, x2, x3, lsl #2
    ldr x3, [x12, #8]
    ldr x6, [x12, #16]
    mov x7, x11
    ldr x8, [x12, #24]
    ldr q3, [x2]
    add x4, x4, x3, lsl #2
    sub x1, x1, #1
    add x5, x5, x6, lsl #2
    add x12, x12, #32
    add x7, x7, x8, lsl #2
    add x10, x10, #128
    ldr q4, [x4]
    fmla v10.4s, v3.4s, v0.s[0]
    fmla v11.4s, v3.4s, v1.s[0]
    fmla v12.4s, v3.4s, v2.s[0]
    ldr q3, [x5]
    ldr q5, [x7]
    fmla v10.4s, v4.4s, v0.s[1]
    fmla v11.4s, v4.4s, v1.s[1]
    fmla v12.4s, v4.4s, v2.s[1]
    fmla v10.4s, v3.4s, v0.s[2]
    fmla v11.4s, v3.4s, v1.s[2]
    fmla v12.4s, v3.4s, v2.s[2]
    fmla v10.4s, v5.4s, v0.s[3]
    fmla v11.4s, v5.4s, v1.s[3]
    fmla v12.4s, v5.4s, v2.s[3]
    cbnz x1, .Lloop_62
.Lloop_end_61:
    cbz x0, .Lloop_end_63
.Lloop_64:
    mov x1, x11
    ldr x2, [x12]
    ldr s0, [x10]
    ldr s1, [x10, #16]
    ldr s2, [x10, #32]
    add x1, x1, x2, lsl #2
    sub x0, x0, #1
    add x12, x12, #8
    add x10, x10, #4
    ldr q3, [x1]
    fmla v10.4s, v3.4s, v0.s[0]
    fmla v11.4s, v3.4s, v1.s[0]
    fmla v12.4s, v3.4s, v2.s[0]
    cbnz x0, .Lloop_64
.Lloop_end_63:
    ldr x0, [x14]
    ldr s0, [x14, #32]
    dup v0.4s, v0.s[0]
    fmax v1.4s, v0.4s, v10.4s
    fmax v2.4s, v0.4s, v11.4s
    fmax v0.4s, v0.4s, v12.4s
    str q1, [x13]
    add x13, x13, x0, lsl #2
    str q2, [x13]
    add x13, x13, x0, lsl #2
    str q0, [x13]
    b .Lend_65
.Lotherwise_58:
    add x11, x11, x0, lsl #2
    ldr x1, [x14, #16]
    add x13, x13, x0, lsl #2
    sub x11, x11, #32
    ldr d0, [x1]
    ldr s1, [x1, #8]
    ubfx x15, x9, #0, #4
    lsr x9, x9, #4
    sub x13, x13, #32
    dup v11.4s, v0.s[0]
    dup v12.4s, v0.s[0]
    dup v13.4s, v0.s[1]
    dup v10.4s, v0.s[1]
    dup v14.4s, v1.s[0]
    dup v30.4s, v1.s[0]
    cbz x9, .Lloop_end_66
.Lloop_67:
    mov x0, x11
    ldr x1, [x12]
    ldp q0, q1, [x10]
    mov x2, x11
    mov x3, x11
    ldr q2, [x10, #32]
    add x0, x0, x1, lsl #2
    ldr x1, [x12, #8]
    ldr x4, [x12, #16]
    mov x5, x11
    ldr x6, [x12, #24]
    ldp q3, q4, [x0]
    add x2, x2, x1, lsl #2
    mov x0, x11
    add x3, x3, x4, lsl #2
    ldr x1, [x12, #32]
    add x5, x5, x6, lsl #2
    ldp q5, q6, [x10, #128]
    mov x4, x11
    mov x6, x11
    ldp q7, q16, [x2]
    add x0, x0, x1, lsl #2
    mov x1, x11
    ldp q17, q18, [x3]
    mov x17, x11
    mov x19, x11
    ldp q19, q20, [x5]
    mov x16, x11
    mov x20, x11
    ldp q21, q22, [x0]
    mov x0, x11
    mov x2, x11
    ldr q23, [x10, #160]
    ldr x3, [x12, #40]
    ldr x5, [x12, #48]
    ldr x7, [x12, #56]
    ldr x8, [x12, #64]
    add x4, x4, x3, lsl #2
    ldp q31, q8, [x10, #256]
    add x6, x6, x5, lsl #2
    mov x3, x11
    add x1, x1, x7, lsl #2
    ldr q9, [x10, #288]
    ldp q24, q25, [x4]
    add x17, x17, x8, lsl #2
    mov x4, x11
    ldp q26, q27, [x6]
    sub x9, x9, #1
    ldp q28, q29, [x1]
    ldr x1, [x12, #72]
    ldr x5, [x12, #80]
    ldr x6, [x12, #88]
    ldr x7, [x12, #96]
    add x19, x19, x1, lsl #2
    ldr q15, [x10, #416]
    add x16, x16, x5, lsl #2
    ldr x1, [x12, #104]
    add x20, x20, x6, lsl #2
    ldr x5, [x12, #112]
    add x0, x0, x7, lsl #2
    ldr x6, [x12, #120]
    add x12, x12, #128
    fmla v11.4s, v3.4s, v0.s[0]
    fmla v12.4s, v4.4s, v0.s[0]
    fmla v13.4s, v3.4s, v1.s[0]
    fmla v10.4s, v4.4s, v1.s[0]
    fmla v14.4s, v3.4s, v2.s[0]
    fmla v30.4s, v4.4s, v2.s[0]
    fmla v11.4s, v7.4s, v0.s[1]
    fmla v12.4s, v16.4s, v0.s[1]
    fmla v13.4s, v7.4s, v1.s[1]
    fmla v10.4s, v16.4s, v1.s[1]
    fmla v14.4s, v7.4s, v2.s[1]
    fmla v30.4s, v16.4s, v2.s[1]
    fmla v11.4s, v17.4s, v0.s[2]
    fmla v12.4s, v18.4s, v0.s[2]
    fmla v13.4s, v17.4s, v1.s[2]
    fmla v10.4s, v18.4s, v1.s[2]
    fmla v14.4s, v17.4s, v2.s[2]
    fmla v30.4s, v18.4s, v2.s[2]
    fmla v11.4s, v19.4s, v0.s[3]
    fmla v12.4s, v20.4s, v0.s[3]
    fmla v13.4s, v19.4s, v1.s[3]
    fmla v10.4s, v20.4s, v1.s[3]
    fmla v14.4s, v19.4s, v2.s[3]
    fmla v30.4s, v20.4s, v2.s[3]
    fmla v11.4s, v21.4s, v5.s[0]
    fmla v12.4s, v22.4s, v5.s[0]
    fmla v13.4s, v21.4s, v6.s[0]
    fmla v10.4s, v22.4s, v6.s[0]
    fmla v14.4s, v21.4s, v23.s[0]
    fmla v30.4s, v22.4s, v23.s[0]
    fmla v11.4s, v24.4s, v5.s[1]
    fmla v12.4s, v25.4s, v5.s[1]
    fmla v13.4s, v24.4s, v6.s[1]
    fmla v10.4s, v25.4s, v6.s[1]
    fmla v14.4s, v24.4s, v23.s[1]
    fmla v30.4s, v25.4s, v23.s[1]
    fmla v11.4s, v26.4s, v5.s[2]
    fmla v12.4s, v27.4s, v5.s[2]
    fmla v13.4s, v26.4s, v6.s[2]
    fmla v10.4s, v27.4s, v6.s[2]
    fmla v14.4s, v26.4s, v23.s[2]
    fmla v30.4s, v27.4s, v23.s[2]
    fmla v11.4s, v28.4s, v5.s[3]
    fmla v12.4s, v29.4s, v5.s[3]
    fmla v13.4s, v28.4s, v6.s[3]
    fmla v10.4s, v29.4s, v6.s[3]
    fmla v14.4s, v28.4s, v23.s[3]
    fmla v30.4s, v29.4s, v23.s[3]
    ldp q0, q1, [x17]
    add x2, x2, x1, lsl #2
    add x3, x3, x5, lsl #2
    ldp q2, q3, [x19]
    add x4, x4, x6, lsl #2
    ldp q4, q5, [x16]
    ldp q6, q7, [x20]
    ldp q16, q17, [x0]
    ldp q18, q19, [x10, #384]
    add x10, x10, #512
    ldp q20, q21, [x2]
    ldp q22, q23, [x3]
    ldp q24, q25, [x4]
    fmla v11.4s, v0.4s, v31.s[0]
    fmla v12.4s, v1.4s, v31.s[0]
    fmla v13.4s, v0.4s, v8.s[0]
    fmla v10.4s, v1.4s, v8.s[0]
    fmla v14.4s, v0.4s, v9.s[0]
    fmla v30.4s, v1.4s, v9.s[0]
    fmla v11.4s, v2.4s, v31.s[1]
    fmla v12.4s, v3.4s, v31.s[1]
    fmla v13.4s, v2.4s, v8.s[1]
    fmla v10.4s, v3.4s, v8.s[1]
    fmla v14.4s, v2.4s, v9.s[1]
    fmla v30.4s, v3.4s, v9.s[1]
    fmla v11.4s, v4.4s, v31.s[2]
    fmla v12.4s, v5.4s, v31.s[2]
    fmla v13.4s, v4.4s, v8.s[2]
    fmla v10.4s, v5.4s, v8.s[2]
    fmla v14.4s, v4.4s, v9.s[2]
    fmla v30.4s, v5.4s, v9.s[2]
    fmla v11.4s, v6.4s, v31.s[3]
    fmla v12.4s, v7.4s, v31.s[3]
    fmla v13.4s, v6.4s, v8.s[3]
    fmla v10.4s, v7.4s, v8.s[3]
    fmla v14.4s, v6.4s, v9.s[3]
    fmla v30.4s, v7.4s, v9.s[3]
    fmla v11.4s, v16.4s, v18.s[0]
    fmla v12.4s, v17.4s, v18.s[0]
    fmla v13.4s, v16.4s, v19.s[0]
    fmla v10.4s, v17.4s, v19.s[0]
    fmla v14.4s, v16.4s, v15.s[0]
    fmla v30.4s, v17.4s, v15.s[0]
    fmla v11.4s, v20.4s, v18.s[1]
    fmla v12.4s, v21.4s, v18.s[1]
    fmla v13.4s, v20.4s, v19.s[1]
    fmla v10.4s, v21.4s, v19.s[1]
    fmla v14.4s, v20.4s, v15.s[1]
    fmla v30.4s, v21.4s, v15.s[1]
    fmla v11.4s, v22.4s, v18.s[2]
    fmla v12.4s, v23.4s, v18.s[2]
    fmla v13.4s, v22.4s, v19.s[2]
    fmla v10.4s, v23.4s, v19.s[2]
    fmla v14.4s, v22.4s, v15.s[2]
    fmla v30.4s, v23.4s, v15.s[2]
    fmla v11.4s, v24.4s, v18.s[3]
    fmla v12.4s, v25.4s, v18.s[3]
    fmla v13.4s, v24.4s, v19.s[3]
    fmla v10.4s, v25.4s, v19.s[3]
    fmla v14.4s, v24.4s, v15.s[3]
    fmla v30.4s, v25.4s, v15.s[3]
    cbnz x9, .Lloop_67
.Lloop_end_66:
    ubfx x0, x15, #0, #2
    lsr x1, x15, #2
    cbz x1, .Lloop_end_68
.Lloop_69:
    mov x2, x11
    ldr x3, [x12]
    ldp q0, q1, [x10]
    mov x4, x11
    mov x5, x11
    ldr q2, [x10, #32]
    add x2, x2, x3, lsl #2
    ldr x3, [x12, #8]
    ldr x6, [x12, #16]
    mov x7, x11
    ldr x8, [x12, #24]
    ldp q3, q4, [x2]
    add x4, x4, x3, lsl #2
    sub x1, x1, #1
    add x5, x5, x6, lsl #2
    add x12, x12, #32
    add x7, x7, x8, lsl #2
    add x10, x10, #128
    ldp q5, q6, [x4]
    fmla v11.4s, v3.4s, v0.s[0]
    fmla v12.4s, v4.4s, v0.s[0]
    fmla v13.4s, v3.4s, v1.s[0]
    fmla v10.4s, v4.4s, v1.s[0]
    fmla v14.4s, v3.4s, v2.s[0]
    fmla v30.4s, v4.4s, v2.s[0]
    fmla v11.4s, v5.4s, v0.s[1]
    fmla v12.4s, v6.4s, v0.s[1]
    fmla v13.4s, v5.4s, v1.s[1]
    fmla v10.4s, v6.4s, v1.s[1]
    fmla v14.4s, v5.4s, v2.s[1]
    fmla v30.4s, v6.4s, v2.s[1]
    ldp q3, q4, [x5]
    ldp q5, q6, [x7]
    fmla v11.4s, v3.4s, v0.s[2]
    fmla v12.4s, v4.4s, v0.s[2]
    fmla v13.4s, v3.4s, v1.s[2]
    fmla v10.4s, v4.4s, v1.s[2]
    fmla v14.4s, v3.4s, v2.s[2]
    fmla v30.4s, v4.4s, v2.s[2]
    fmla v11.4s, v5.4s, v0.s[3]
    fmla v12.4s, v6.4s, v0.s[3]
    fmla v13.4s, v5.4s, v1.s[3]
    fmla v10.4s, v6.4s, v1.s[3]
    fmla v14.4s, v5.4s, v2.s[3]
    fmla v30.4s, v6.4s, v2.s[3]
    cbnz x1, .Lloop_69
.Lloop_end_68:
    cbz x0, .Lloop_end_70
.Lloop_71:
    mov x1, x11
    ldr x2, [x12]
    ldr s0, [x10]
    ldr s1, [x10, #16]
    ldr s2, [x10, #32]
    add x1, x1, x2, lsl #2
    sub x0, x0, #1
    add x12, x12, #8
    add x10, x10, #4
    ldp q3, q4, [x1]
    fmla v11.4s, v3.4s, v0.s[0]
    fmla v12.4s, v4.4s, v0.s[0]
    fmla v13.4s, v3.4s, v1.s[0]
    fmla v10.4s, v4.4s, v1.s[0]
    fmla v14.4s, v3.4s, v2.s[0]
    fmla v30.4s, v4.4s, v2.s[0]
    cbnz x0, .Lloop_71
.Lloop_end_70:
    ldr x0, [x14]
    ldr s0, [x14, #32]
    dup v0.4s, v0.s[0]
    fmax v1.4s, v0.4s, v11.4s
    fmax v2.4s, v0.4s, v12.4s
    fmax v3.4s, v0.4s, v13.4s
    fmax v4.4s, v0.4s, v10.4s
    fmax v5.4s, v0.4s, v14.4s
    fmax v0.4s, v0.4s, v30.4s
    str q1, [x13]
    str q2, [x13, #16]
    add x13, x13, x0, lsl #2
    str q3, [x13]
    str q4, [x13, #16]
    add x13, x13, x0, lsl #2
    str q5, [x13]
    str q0, [x13, #16]
.Lend_65:
.Lend_57:
    ldp x19, x20, [sp, #0]
    ldp x21, x22, [sp, #16]
    ldp x23, x24, [sp, #32]
    ldr x25, [sp, #48]
    ldp d8, d9, [sp, #56]
    ldp d10, d11, [sp, #72]
    ldp d12, d13, [sp, #88]
    ldp d14, d15, [sp, #104]
    add sp, sp, #128
    ret
    .size nnp_direct_3x8__aarch64_neon, . - nnp_direct_3x8__aarch64_neon

    .text
    .p2align 4
    .globl nnp_direct_4x8__aarch64_neon
    .type nnp_direct_4x8__aarch64_neon, %function
nnp_direct_4x8__aarch64_neon:
    sub sp, sp, #112
    stp x19, x20, [sp, #0]
    stp x21, x22, [sp, #16]
    str x23, [sp, #32]
    stp d8, d9, [sp, #40]
    stp d10, d11, [sp, #56]
    stp d12, d13, [sp, #72]
    stp d14, d15, [sp, #88]
    mov x10, x0
    mov x11, x1
    mov x12, x2
    mov x13, x3
    mov x14, x4
    mov x15, x5
    ldr x0, [x15, #8]
    lsr x8, x0, #3
    cbz x8, .Lloop_end_72
.Lloop_73:
    ldr x0, [x15, #16]
    mov x9, x13
    mov x1, x10
    mov x16, x11
    ldr q0, [x0]
    ubfx x17, x1, #0, #4
    lsr x19, x1, #4
    dup v20.4s, v0.s[0]
    dup v21.4s, v0.s[0]
    dup v22.4s, v0.s[1]
    dup v23.4s, v0.s[1]
    dup v24.4s, v0.s[2]
    dup v25.4s, v0.s[2]
    dup v26.4s, v0.s[3]
    dup v27.4s, v0.s[3]
    cbz x19, .Lloop_end_74
.Lloop_75:
    mov x0, x12
    ldr x1, [x9]
    mov x2, x12
    ldr x3, [x9, #8]
    mov x4, x12
    ldr x5, [x9, #16]
    mov x6, x12
    ldr x7, [x9, #24]
    add x0, x0, x1, lsl #2
    ldr x1, [x9, #32]
    add x2, x2, x3, lsl #2
    ldr x3, [x9, #40]
    add x4, x4, x5, lsl #2
    ldr x5, [x9, #48]
    ldp q8, q9, [x0]
    add x6, x6, x7, lsl #2
    mov x0, x12
    ldp q10, q11, [x2]
    add x7, x16, #128
    mov x2, x12
    ldp q12, q13, [x4]
    add x0, x0, x1, lsl #2
    mov x1, x12
    ldp q14, q15, [x6]
    add x2, x2, x3, lsl #2
    mov x3, x12
    ldp q4, q5, [x0]
    add x1, x1, x5, lsl #2
    mov x0, x12
    ldp q6, q7, [x2]
    add x21, x16, #256
    mov x2, x12
    ldp q16, q17, [x1]
    mov x20, x12
    mov x22, x12
    ldr x1, [x9, #56]
    ldr x4, [x9, #64]
    ldr x5, [x9, #72]
    ldr x6, [x9, #80]
    add x3, x3, x1, lsl #2
    ldr x1, [x9, #88]
    add x0, x0, x4, lsl #2
    ldr x4, [x9, #96]
    add x2, x2, x5, lsl #2
    ldr x5, [x9, #104]
    ldp q18, q19, [x3]
    add x20, x20, x6, lsl #2
    add x22, x22, x1, lsl #2
    ldp q28, q29, [x0]
    mov x0, x12
    add x1, x16, #384
    ldp q30, q31, [x2]
    mov x2, x12
    mov x3, x12
    add x0, x0, x4, lsl #2
    ldr x4, [x9, #112]
    mov x6, x12
    ldr x23, [x9, #120]
    add x2, x2, x5, lsl #2
    sub x19, x19, #1
    add x9, x9, #128
    add x3, x3, x4, lsl #2
    add x6, x6, x23, lsl #2
    ld1 {v0.4s, v1.4s, v2.4s, v3.4s}, [x16]
    add x16, x16, #512
    fmla v20.4s, v8.4s, v0.s[0]
    fmla v21.4s, v9.4s, v0.s[0]
    fmla v22.4s, v8.4s, v1.s[0]
    fmla v23.4s, v9.4s, v1.s[0]
    fmla v24.4s, v8.4s, v2.s[0]
    fmla v25.4s, v9.4s, v2.s[0]
    fmla v26.4s, v8.4s, v3.s[0]
    fmla v27.4s, v9.4s, v3.s[0]
    fmla v20.4s, v10.4s, v0.s[1]
    fmla v21.4s, v11.4s, v0.s[1]
    fmla v22.4s, v10.4s, v1.s[1]
    fmla v23.4s, v11.4s, v1.s[1]
    fmla v24.4s, v10.4s, v2.s[1]
    fmla v25.4s, v11.4s, v2.s[1]
    fmla v26.4s, v10.4s, v3.s[1]
    fmla v27.4s, v11.4s, v3.s[1]
    fmla v20.4s, v12.4s, v0.s[2]
    fmla v21.4s, v13.4s, v0.s[2]
    fmla v22.4s, v12.4s, v1.s[2]
    fmla v23.4s, v13.4s, v1.s[2]
    fmla v24.4s, v12.4s, v2.s[2]
    fmla v25.4s, v13.4s, v2.s[2]
    fmla v26.4s, v12.4s, v3.s[2]
    fmla v27.4s, v13.4s, v3.s[2]
    fmla v20.4s, v14.4s, v0.s[3]
    fmla v21.4s, v15.4s, v0.s[3]
    fmla v22.4s, v14.4s, v1.s[3]
    fmla v23.4s, v15.4s, v1.s[3]
    fmla v24.4s, v14.4s, v2.s[3]
    fmla v25.4s, v15.4s, v2.s[3]
    fmla v26.4s, v14.4s, v3.s[3]
    fmla v27.4s, v15.4s, v3.s[3]
    ld1 {v0.4s, v1.4s, v2.4s, v3.4s}, [x7]
    ldp q8, q9, [x20]
    ldp q10, q11, [x22]
    fmla v20.4s, v4.4s, v0.s[0]
    fmla v21.4s, v5.4s, v0.s[0]
    fmla v22.4s, v4.4s, v1.s[0]
    fmla v23.4s, v5.4s, v1.s[0]
    fmla v24.4s, v4.4s, v2.s[0]
    fmla v25.4s, v5.4s, v2.s[0]
    fmla v26.4s, v4.4s, v3.s[0]
    fmla v27.4s, v5.4s, v3.s[0]
    fmla v20.4s, v6.4s, v0.s[1]
    fmla v21.4s, v7.4s, v0.s[1]
    fmla v22.4s, v6.4s, v1.s[1]
    fmla v23.4s, v7.4s, v1.s[1]
    fmla v24.4s, v6.4s, v2.s[1]
    fmla v25.4s, v7.4s, v2.s[1]
    fmla v26.4s, v6.4s, v3.s[1]
    fmla v27.4s, v7.4s, v3.s[1]
    ld1 {v4.4s, v5.4s, v6.4s, v7.4s}, [x21]
    fmla v20.4s, v16.4s, v0.s[2]
    fmla v21.4s, v17.4s, v0.s[2]
    fmla v22.4s, v16.4s, v1.s[2]
    fmla v23.4s, v17.4s, v1.s[2]
    fmla v24.4s, v16.4s, v2.s[2]
    fmla v25.4s, v17.4s, v2.s[2]
    fmla v26.4s, v16.4s, v3.s[2]
    fmla v27.4s, v17.4s, v3.s[2]
    fmla v20.4s, v18.4s, v0.s[3]
    fmla v21.4s, v19.4s, v0.s[3]
    fmla v22.4s, v18.4s, v1.s[3]
    fmla v23.4s, v19.4s, v1.s[3]
    fmla v24.4s, v18.4s, v2.s[3]
    fmla v25.4s, v19.4s, v2.s[3]
    fmla v26.4s, v18.4s, v3.s[3]
    fmla v27.4s, v19.4s, v3.s[3]
    ld1 {v0.4s, v1.4s, v2.4s, v3.4s}, [x1]
    fmla v20.4s, v28.4s, v4.s[0]
    fmla v21.4s, v29.4s, v4.s[0]
    fmla v22.4s, v28.4s, v5.s[0]
    fmla v23.4s, v29.4s, v5.s[0]
    fmla v24.4s, v28.4s, v6.s[0]
    fmla v25.4s, v29.4s, v6.s[0]
    fmla v26.4s, v28.4s, v7.s[0]
    fmla v27.4s, v29.4s, v7.s[0]
    fmla v20.4s, v30.4s, v4.s[1]
    fmla v21.4s, v31.4s, v4.s[1]
    fmla v22.4s, v30.4s, v5.s[1]
    fmla v23.4s, v31.4s, v5.s[1]
    fmla v24.4s, v30.4s, v6.s[1]
    fmla v25.4s, v31.4s, v6.s[1]
    fmla v26.4s, v30.4s, v7.s[1]
    fmla v27.4s, v31.4s, v7.s[1]
    fmla v20.4s, v8.4s, v4.s[2]
    fmla v21.4s, v9.4s, v4.s[2]
    fmla v22.4s, v8.4s, v5.s[2]
    fmla v23.4s, v9.4s, v5.s[2]
    fmla v24.4s, v8.4s, v6.s[2]
    fmla v25.4s, v9.4s, v6.s[2]
    fmla v26.4s, v8.4s, v7.s[2]
    fmla v27.4s, v9.4s, v7.s[2]
    fmla v20.4s, v10.4s, v4.s[3]
    fmla v21.4s, v11.4s, v4.s[3]
    fmla v22.4s, v10.4s, v5.s[3]
    fmla v23.4s, v11.4s, v5.s[3]
    fmla v24.4s, v10.4s, v6.s[3]
    fmla v25.4s, v11.4s, v6.s[3]
    fmla v26.4s, v10.4s, v7.s[3]
    fmla v27.4s, v11.4s, v7.s[3]
    ldp q4, q5, [x0]
    ldp q6, q7, [x2]
    ldp q16, q17, [x3]
    ldp q18, q19, [x6]
    fmla v20.4s, v4.4s, v0.s[0]
    fmla v21.4s, v5.4s, v0.s[0]
    fmla v22.4s, v4.4s, v1.s[0]
    fmla v23.4s, v5.4s, v1.s[0]
    fmla v24.4s, v4.4s, v2.s[0]
    fmla v25.4s, v5.4s, v2.s[0]
    fmla v26.4s, v4.4s, v3.s[0]
    fmla v27.4s, v5.4s, v3.s[0]
    fmla v20.4s, v6.4s, v0.s[1]
    fmla v21.4s, v7.4s, v0.s[1]
    fmla v22.4s, v6.4s, v1.s[1]
    fmla v23.4s, v7.4s, v1.s[1]
    fmla v24.4s, v6.4s, v2.s[1]
    fmla v25.4s, v7.4s, v2.s[1]
    fmla v26.4s, v6.4s, v3.s[1]
    fmla v27.4s, v7.4s, v3.s[1]
    fmla v20.4s, v16.4s, v0.s[2]
    fmla v21.4s, v17.4s, v0.s[2]
    fmla v22.4s, v16.4s, v1.s[2]
    fmla v23.4s, v17.4s, v1.s[2]
    fmla v24.4s, v16.4s, v2.s[2]
    fmla v25.4s, v17.4s, v2.s[2]
    fmla v26.4s, v16.4s, v3.s[2]
    fmla v27.4s, v17.4s, v3.s[2]
    fmla v20.4s, v18.4s, v0.s[3]
    fmla v21.4s, v19.4s, v0.s[3]
    fmla v22.4s, v18.4s, v1.s[3]
    fmla v23.4s, v19.4s, v1.s[3]
    fmla v24.4s, v18.4s, v2.s[3]
    fmla v25.4s, v19.4s, v2.s[3]
    fmla v26.4s, v18.4s, v3.s[3]
    fmla v27.4s, v19.4s, v3.s[3]
    cbnz x19, .Lloop_75
.Lloop_end_74:
    ubfx x0, x17, #0, #2
    lsr x1, x17, #2
    cbz x1, .Lloop_end_76
.Lloop_77:
    mov x2, x12
    ldr x3, [x9]
    mov x4, x12
    ldr x5, [x9, #8]
    mov x6, x12
    ldr x7, [x9, #16]
    mov x17, x12
    ldr x19, [x9, #24]
    add x2, x2, x3, lsl #2
    sub x1, x1, #1
    add x4, x4, x5, lsl #2
    add x9, x9, #32
    add x6, x6, x7, lsl #2
    ld1 {v0.4s, v1.4s, v2.4s, v3.4s}, [x16]
    ldp q4, q5, [x2]
    add x17, x17, x19, lsl #2
    add x16, x16, #128
    ldp q6, q7, [x4]
    ldp q16, q17, [x6]
    ldp q18, q19, [x17]
    fmla v20.4s, v4.4s, v0.s[0]
    fmla v21.4s, v5.4s, v0.s[0]
    fmla v22.4s, v4.4s, v1.s[0]
    fmla v23.4s, v5.4s, v1.s[0]
    fmla v24.4s, v4.4s, v2.s[0]
    fmla v25.4s, v5.4s, v2.s[0]
    fmla v26.4s, v4.4s, v3.s[0]
    fmla v27.4s, v5.4s, v3.s[0]
    fmla v20.4s, v6.4s, v0.s[1]
    fmla v21.4s, v7.4s, v0.s[1]
    fmla v22.4s, v6.4s, v1.s[1]
    fmla v23.4s, v7.4s, v1.s[1]
    fmla v24.4s, v6.4s, v2.s[1]
    fmla v25.4s, v7.4s, v2.s[1]
    fmla v26.4s, v6.4s, v3.s[1]
    fmla v27.4s, v7.4s, v3.s[1]
    fmla v20.4s, v16.4s, v0.s[2]
    fmla v21.4s, v17.4s, v0.s[2]
    fmla v22.4s, v16.4s, v1.s[2]
    fmla v23.4s, v17.4s, v1.s[2]
    fmla v24.4s, v16.4s, v2.s[2]
    fmla v25.4s, v17.4s, v2.s[2]
    fmla v26.4s, v16.4s, v3.s[2]
    fmla v27.4s, v17.4s, v3.s[2]
    fmla v20.4s, v18.4s, v0.s[3]
    fmla v21.4s, v19.4s, v0.s[3]
    fmla v22.4s, v18.4s, v1.s[3]
    fmla v23.4s, v19.4s, v1.s[3]
    fmla v24.4s, v18.4s, v2.s[3]
    fmla v25.4s, v19.4s, v2.s[3]
    fmla v26.4s, v18.4s, v3.s[3]
    fmla v27.4s, v19.4s, v3.s[3]
    cbnz x1, .Lloop_77
.Lloop_end_76:
    cbz x0, .Lloop_end_78
.Lloop_79:
    mov x1, x12
    ldr x2, [x9]
    ldr s0, [x16]
    ldr s1, [x16, #16]
    ldr s2, [x16, #32]
    add x1, x1, x2, lsl #2
    ldr s3, [x16, #48]
    sub x0, x0, #1
    add x9, x9, #8
    add x16, x16, #4
    ldp q4, q5, [x1]
    fmla v20.4s, v4.4s, v0.s[0]
    fmla v21.4s, v5.4s, v0.s[0]
    fmla v22.4s, v4.4s, v1.s[0]
    fmla v23.4s, v5.4s, v1.s[0]
    fmla v24.4s, v4.4s, v2.s[0]
    fmla v25.4s, v5.4s, v2.s[0]
    fmla v26.4s, v4.4s, v3.s[0]
    fmla v27.4s, v5.4s, v3.s[0]
    cbnz x0, .Lloop_79
.Lloop_end_78:
    ldr x0, [x15]
    mov x1, x14
    sub x8, x8, #1
    add x12, x12, #32
    add x14, x14, #32
    ldr s0, [x15, #32]
    dup v0.4s, v0.s[0]
    fmax v1.4s, v0.4s, v20.4s
    fmax v2.4s, v0.4s, v21.4s
    fmax v3.4s, v0.4s, v22.4s
    fmax v4.4s, v0.4s, v23.4s
    fmax v5.4s, v0.4s, v24.4s
    fmax v6.4s, v0.4s, v25.4s
    fmax v7.4s, v0.4s, v26.4s
    fmax v0.4s, v0.4s, v27.4s
    str q1, [x1]
    str q2, [x1, #16]
    add x1, x1, x0, lsl #2
    str q3, [x1]
    str q4, [x1, #16]
    add x1, x1, x0, lsl #2
    str q5, [x1]
    str q6, [x1, #16]
    add x1, x1, x0, lsl #2
    str q7, [x1]
    str q0, [x1, #16]
    cbnz x8, .Lloop_73
.Lloop_end_72:
    ldr x0, [x15, #8]
    ubfx x0, x0, #0, #3
    cbnz x0, .Lotherwise_80
    b .Lend_81
.Lotherwise_80:
    sub x1, x0, #1
    lsr x1, x1, #2
    cbnz x1, .Lotherwise_82
    add x12, x12, x0, lsl #2
    ldr x1, [x15, #16]
    add x14, x14, x0, lsl #2
    sub x12, x12, #16
    ldr q0, [x1]
    ubfx x8, x10, #0, #4
    lsr x9, x10, #4
    sub x14, x14, #16
    dup v28.4s, v0.s[0]
    dup v29.4s, v0.s[1]
    dup v30.4s, v0.s[2]
    dup v31.4s, v0.s[3]
    cbz x9, .Lloop_end_83
.Lloop_84:
    mov x0, x12
    ldr x1, [x13]
    mov x2, x12
    ldr x3, [x13, #8]
    mov x4, x12
    ldr x5, [x13, #16]
    mov x6, x12
    ldr x7, [x13, #24]
    add x0, x0, x1, lsl #2
    ldr x1, [x13, #32]
    add x2, x2, x3, lsl #2
    ldr x3, [x13, #40]
    add x4, x4, x5, lsl #2
    ldr x5, [x13, #48]
    ldr q4, [x0]
    ldr q5, [x2]
    ldr q6, [x4]
    add x6, x6, x7, lsl #2
    ldr x0, [x13, #56]
    mov x2, x12
    ldr x17, [x13, #64]
    add x16, x11, #128
    ldr x19, [x13, #72]
    ldr q7, [x6]
    add x2, x2, x1, lsl #2
    ldr x1, [x13, #80]
    mov x4, x12
    ldr x6, [x13, #88]
    mov x7, x12
    ldr x20, [x13, #96]
    ldr q20, [x2]
    add x4, x4, x3, lsl #2
    ldr x21, [x13, #104]
    add x7, x7, x5, lsl #2
    ldr x10, [x13, #112]
    mov x2, x12
    ldr x22, [x13, #120]
    ldr q21, [x4]
    ldr q22, [x7]
    add x2, x2, x0, lsl #2
    mov x0, x12
    add x3, x11, #256
    mov x4, x12
    mov x5, x12
    mov x7, x12
    ldr q23, [x2]
    add x0, x0, x17, lsl #2
    add x4, x4, x19, lsl #2
    add x5, x5, x1, lsl #2
    add x7, x7, x6, lsl #2
    mov x1, x12
    add x2, x11, #384
    ldr q24, [x0]
    ldr q25, [x4]
    ldr q26, [x5]
    ldr q27, [x7]
    add x1, x1, x20, lsl #2
    mov x0, x12
    mov x4, x12
    mov x5, x12
    sub x9, x9, #1
    add x13, x13, #128
    ldr q8, [x1]
    add x0, x0, x21, lsl #2
    add x4, x4, x10, lsl #2
    add x5, x5, x22, lsl #2
    ld1 {v0.4s, v1.4s, v2.4s, v3.4s}, [x11]
    ldr q9, [x0]
    ldr q10, [x4]
    ldr q11, [x5]
    add x11, x11, #512
    ld1 {v16.4s, v17.4s, v18.4s, v19.4s}, [x16]
    fmla v28.4s, v4.4s, v0.s[0]
    fmla v29.4s, v4.4s, v1.s[0]
    fmla v30.4s, v4.4s, v2.s[0]
    fmla v31.4s, v4.4s, v3.s[0]
    fmla v28.4s, v5.4s, v0.s[1]
    fmla v29.4s, v5.4s, v1.s[1]
    fmla v30.4s, v5.4s, v2.s[1]
    fmla v31.4s, v5.4s, v3.s[1]
    fmla v28.4s, v6.4s, v0.s[2]
    fmla v29.4s, v6.4s, v1.s[2]
    fmla v30.4s, v6.4s, v2.s[2]
    fmla v31.4s, v6.4s, v3.s[2]
    fmla v28.4s, v7.4s, v0.s[3]
    fmla v29.4s, v7.4s, v1.s[3]
    fmla v30.4s, v7.4s, v2.s[3]
    fmla v31.4s, v7.4s, v3.s[3]
    ld1 {v4.4s, v5.4s, v6.4s, v7.4s}, [x3]
    ld1 {v0.4s, v1.4s, v2.4s, v3.4s}, [x2]
    fmla v28.4s, v20.4s, v16.s[0]
    fmla v29.4s, v20.4s, v17.s[0]
    fmla v30.4s, v20.4s, v18.s[0]
    fmla v31.4s, v20.4s, v19.s[0]
    fmla v28.4s, v21.4s, v16.s[1]
    fmla v29.4s, v21.4s, v17.s[1]
    fmla v30.4s, v21.4s, v18.s[1]
    fmla v31.4s, v21.4s, v19.s[1]
    fmla v28.4s, v22.4s, v16.s[2]
    fmla v29.4s, v22.4s, v17.s[2]
    fmla v30.4s, v22.4s, v18.s[2]
    fmla v31.4s, v22.4s, v19.s[2]
    fmla v28.4s, v23.4s, v16.s[3]
    fmla v29.4s, v23.4s, v17.s[3]
    fmla v30.4s, v23.4s, v18.s[3]
    fmla v31.4s, v23.4s, v19.s[3]
    fmla v28.4s, v24.4s, v4.s[0]
    fmla v29.4s, v24.4s, v5.s[0]
    fmla v30.4s, v24.4s, v6.s[0]
    fmla v31.4s, v24.4s, v7.s[0]
    fmla v28.4s, v25.4s, v4.s[1]
    fmla v29.4s, v25.4s, v5.s[1]
    fmla v30.4s, v25.4s, v6.s[1]
    fmla v31.4s, v25.4s, v7.s[1]
    fmla v28.4s, v26.4s, v4.s[2]
    fmla v29.4s, v26.4s, v5.s[2]
    fmla v30.4s, v26.4s, v6.s[2]
    fmla v31.4s, v26.4s, v7.s[2]
    fmla v28.4s, v27.4s, v4.s[3]
    fmla v29.4s, v27.4s, v5.s[3]
    fmla v30.4s, v27.4s, v6.s[3]
    fmla v31.4s, v27.4s, v7.s[3]
    fmla v28.4s, v8.4s, v0.s[0]
    fmla v29.4s, v8.4s, v1.s[0]
    fmla v30.4s, v8.4s, v2.s[0]
    fmla v31.4s, v8.4s, v3.s[0]
    fmla v28.4s, v9.4s, v0.s[1]
    fmla v29.4s, v9.4s, v1.s[1]
    fmla v30.4s, v9.4s, v2.s[1]
    fmla v31.4s, v9.4s, v3.s[1]
    fmla v28.4s, v10.4s, v0.s[2]
    fmla v29.4s, v10.4s, v1.s[2]
    fmla v30.4s, v10.4s, v2.s[2]
    fmla v31.4s, v10.4s, v3.s[2]
    fmla v28.4s, v11.4s, v0.s[3]
    fmla v29.4s, v11.4s, v1.s[3]
    fmla v30.4s, v11.4s, v2.s[3]
    fmla v31.4s, v11.4s, v3.s[3]
    cbnz x9, .Lloop_84
.Lloop_end_83:
    ubfx x0, x8, #0, #2
    lsr x1, x8, #2
    cbz x1, .Lloop_end_85
.Lloop_86:
    mov x2, x12
    ldr x3, [x13]
    mov x4, x12
    ldr x5, [x13, #8]
    mov x6, x12
    ldr x7, [x13, #16]
    mov x8, x12
    ldr x9, [x13, #24]
    add x2, x2, x3, lsl #2
    sub x1, x1, #1
    add x4, x4, x5, lsl #2
    add x13, x13, #32
    add x6, x6, x7, lsl #2
    ld1 {v0.4s, v1.4s, v2.4s, v3.4s}, [x11]
    ldr q4, [x2]
    ldr q5, [x4]
    ldr q6, [x6]
    add x8, x8, x9, lsl #2
    add x11, x11, #128
    fmla v28.4s, v4.4s, v0.s[0]
    fmla v29.4s, v4.4s, v1.s[0]
    fmla v30.4s, v4.4s, v2.s[0]
    fmla v31.4s, v4.4s, v3.s[0]
    ldr q4, [x8]
    fmla v28.4s, v5.4s, v0.s[1]
    fmla v29.4s, v5.4s, v1.s[1]
    fmla v30.4s, v5.4s, v2.s[1]
    fmla v31.4s, v5.4s, v3.s[1]
    fmla v28.4s, v6.4s, v0.s[2]
    fmla v29.4s, v6.4s, v1.s[2]
    fmla v30.4s, v6.4s, v2.s[2]
    fmla v31.4s, v6.4s, v3.s[2]
    fmla v28.4s, v4.4s, v0.s[3]
    fmla v29.4s, v4.4s, v1.s[3]
    fmla v30.4s, v4.4s, v2.s[3]
    fmla v31.4s, v4.4s, v3.s[3]
    cbnz x1, .Lloop_86
.Lloop_end_85:
    cbz x0, .Lloop_end_87
.Lloop_88:
    mov x1, x12
    ldr x2, [x13]
    ldr s0, [x11]
    ldr s1, [x11, #16]
    ldr s2, [x11, #32]
    add x1, x1, x2, lsl #2
    ldr s3, [x11, #48]
    sub x0, x0, #1
    add x13, x13, #8
    add x11, x11, #4
    ldr q4, [x1]
    fmla v28.4s, v4.4s, v0.s[0]
    fmla v29.4s, v4.4s, v1.s[0]
    fmla v30.4s, v4.4s, v2.s[0]
    fmla v31.4s, v4.4s, v3.s[0]
    cbnz x0, .Lloop_88
.Lloop_end_87:
    ldr x0, [x15]
    ldr s0, [x15, #32]
    dup v0.4s, v0.s[0]
    fmax v1.4s, v0.4s, v28.4s
    fmax v2.4s, v0.4s, v29.4s
    fmax v3.4s, v0.4s, v30.4s
    fmax v0.4s, v0.4s, v31.4s
    str q1, [x14]
    add x14, x14, x0, lsl #2
    str q2, [x14]
    add x14, x14, x0, lsl #2
    str q3, [x14]
    add x14, x14, x0, lsl #2
    str q0, [x14]
    b .Lend_89
.Lotherwise_82:
    add x12, x12, x0, lsl #2
    ldr x1, [x15, #16]
    add x14, x14, x0, lsl #2
    sub x12, x12, #32
    ldr q0, [x1]
    ubfx x8, x10, #0, #4
    lsr x9, x10, #4
    sub x14, x14, #32
    dup v20.4s, v0.s[0]
    dup v21.4s, v0.s[0]
    dup v22.4s, v0.s[1]
    dup v23.4s, v0.s[1]
    dup v24.4s, v0.s[2]
    dup v25.4s, v0.s[2]
    dup v26.4s, v0.s[3]
    dup v27.4s, v0.s[3]
    cbz x9, .Lloop_end_90
.Lloop_91:
    mov x0, x12
    ldr x1, [x13]
    mov x2, x12
    ldr x3, [x13, #8]
    mov x4, x12
    ldr x5, [x13, #16]
    mov x6, x12
    ldr x7, [x13, #24]
    add x0, x0, x1, lsl #2
    ldr x1, [x13, #32]
    add x2, x2, x3, lsl #2
    ldr x3, [x13, #40]
    add x4, x4, x5, lsl #2
    ldr x5, [x13, #48]
    ldp q8, q9, [x0]
    add x6, x6, x7, lsl #2
    mov x0, x12
    ldp q10, q11, [x2]
    add x17, x11, #128
    mov x2, x12
    ldp q12, q13, [x4]
    add x0, x0, x1, lsl #2
    mov x1, x12
    ldp q14, q15, [x6]
    add x2, x2, x3, lsl #2
    mov x3, x12
    ldp q4, q5, [x0]
    add x1, x1, x5, lsl #2
    mov x0, x12
    ldp q6, q7, [x2]
    add x2, x11, #256
    mov x4, x12
    ldp q16, q17, [x1]
    mov x1, x12
    mov x5, x12
    ldr x6, [x13, #56]
    ldr x7, [x13, #64]
    ldr x10, [x13, #72]
    ldr x16, [x13, #80]
    add x3, x3, x6, lsl #2
    ldr x6, [x13, #88]
    add x0, x0, x7, lsl #2
    ldr x7, [x13, #96]
    add x4, x4, x10, lsl #2
    ldr x10, [x13, #104]
    ldp q18, q19, [x3]
    add x1, x1, x16, lsl #2
    add x5, x5, x6, lsl #2
    ldp q28, q29, [x0]
    mov x0, x12
    add x3, x11, #384
    ldp q30, q31, [x4]
    mov x4, x12
    mov x6, x12
    add x0, x0, x7, lsl #2
    ldr x7, [x13, #112]
    mov x16, x12
    ldr x19, [x13, #120]
    add x4, x4, x10, lsl #2
    sub x9, x9, #1
    add x13, x13, #128
    add x6, x6, x7, lsl #2
    add x16, x16, x19, lsl #2
    ld1 {v0.4s, v1.4s, v2.4s, v3.4s}, [x11]
    add x11, x11, #512
    fmla v20.4s, v8.4s, v0.s[0]
    fmla v21.4s, v9.4s, v0.s[0]
    fmla v22.4s, v8.4s, v1.s[0]
    fmla v23.4s, v9.4s, v1.s[0]
    fmla v24.4s, v8.4s, v2.s[0]
    fmla v25.4s, v9.4s, v2.s[0]
    fmla v26.4s, v8.4s, v3.s[0]
    fmla v27.4s, v9.4s, v3.s[0]
    fmla v20.4s, v10.4s, v0.s[1]
    fmla v21.4s, v11.4s, v0.s[1]
    fmla v22.4s, v10.4s, v1.s[1]
    fmla v23.4s, v11.4s, v1.s[1]
    fmla v24.4s, v10.4s, v2.s[1]
    fmla v25.4s, v11.4s, v2.s[1]
    fmla v26.4s, v10.4s, v3.s[1]
    fmla v27.4s, v11.4s, v3.s[1]
    fmla v20.4s, v12.4s, v0.s[2]
    fmla v21.4s, v13.4s, v0.s[2]
    fmla v22.4s, v12.4s, v1.s[2]
    fmla v23.4s, v13.4s, v1.s[2]
    fmla v24.4s, v12.4s, v2.s[2]
    fmla v25.4s, v13.4s, v2.s[2]
    fmla v26.4s, v12.4s, v3.s[2]
    fmla v27.4s, v13.4s, v3.s[2]
    fmla v20.4s, v14.4s, v0.s[3]
    fmla v21.4s, v15.4s, v0.s[3]
    fmla v22.4s, v14.4s, v1.s[3]
    fmla v23.4s, v15.4s, v1.s[3]
    fmla v24.4s, v14.4s, v2.s[3]
    fmla v25.4s, v15.4s, v2.s[3]
    fmla v26.4s, v14.4s, v3.s[3]
    fmla v27.4s, v15.4s, v3.s[3]
    ld1 {v0.4s, v1.4s, v2.4s, v3.4s}, [x17]
    ldp q8, q9, [x1]
    ldp q10, q11, [x5]
    fmla v20.4s, v4.4s, v0.s[0]
    fmla v21.4s, v5.4s, v0.s[0]
    fmla v22.4s, v4.4s, v1.s[0]
    fmla v23.4s, v5.4s, v1.s[0]
    fmla v24.4s, v4.4s, v2.s[0]
    fmla v25.4s, v5.4s, v2.s[0]
    fmla v26.4s, v4.4s, v3.s[0]
    fmla v27.4s, v5.4s, v3.s[0]
    fmla v20.4s, v6.4s, v0.s[1]
    fmla v21.4s, v7.4s, v0.s[1]
    fmla v22.4s, v6.4s, v1.s[1]
    fmla v23.4s, v7.4s, v1.s[1]
    fmla v24.4s, v6.4s, v2.s[1]
    fmla v25.4s, v7.4s, v2.s[1]
    fmla v26.4s, v6.4s, v3.s[1]
    fmla v27.4s, v7.4s, v3.s[1]
    ld1 {v4.4s, v5.4s, v6.4s, v7.4s}, [x2]
    fmla v20.4s, v16.4s, v0.s[2]
    fmla v21.4s, v17.4s, v0.s[2]
    fmla v22.4s, v16.4s, v1.s[2]
    fmla v23.4s, v17.4s, v1.s[2]
    fmla v24.4s, v16.4s, v2.s[2]
    fmla v25.4s, v17.4s, v2.s[2]
    fmla v26.4s, v16.4s, v3.s[2]
    fmla v27.4s, v17.4s, v3.s[2]
    fmla v20.4s, v18.4s, v0.s[3]
    fmla v21.4s, v19.4s, v0.s[3]
    fmla v22.4s, v18.4s, v1.s[3]
    fmla v23.4s, v19.4s, v1.s[3]
    fmla v24.4s, v18.4s, v2.s[3]
    fmla v25.4s, v19.4s, v2.s[3]
    fmla v26.4s, v18.4s, v3.s[3]
    fmla v27.4s, v19.4s, v3.s[3]
    ld1 {v0.4s, v1.4s, v2.4s, v3.4s}, [x3]
    fmla v20.4s, v28.4s, v4.s[0]
    fmla v21.4s, v29.4s, v4.s[0]
    fmla v22.4s, v28.4s, v5.s[0]
    fmla v23.4s, v29.4s, v5.s[0]
    fmla v24.4s, v28.4s, v6.s[0]
    fmla v25.4s, v29.4s, v6.s[0]
    fmla v26.4s, v28.4s, v7.s[0]
    fmla v27.4s, v29.4s, v7.s[0]
    fmla v20.4s, v30.4s, v4.s[1]
    fmla v21.4s, v31.4s, v4.s[1]
    fmla v22.4s, v30.4s, v5.s[1]
    fmla v23.4s, v31.4s, v5.s[1]
    fmla v24.4s, v30.4s, v6.s[1]
    fmla v25.4s, v31.4s, v6.s[1]
    fmla v26.4s, v30.4s, v7.s[1]
    fmla v27.4s, v31.4s, v7.s[1]
    fmla v20.4s, v8.4s, v4.s[2]
    fmla v21.4s, v9.4s, v4.s[2]
    fmla v22.4s, v8.4s, v5.s[2]
    fmla v23.4s, v9.4s, v5.s[2]
    fmla v24.4s, v8.4s, v6.s[2]
    fmla v25.4s, v9.4s, v6.s[2]
    fmla v26.4s, v8.4s, v7.s[2]
    fmla v27.4s, v9.4s, v7.s[2]
    fmla v20.4s, v10.4s, v4.s[3]
    fmla v21.4s, v11.4s, v4.s[3]
    fmla v22.4s, v10.4s, v5.s[3]
    fmla v23.4s, v11.4s, v5.s[3]
    fmla v24.4s, v10.4s, v6.s[3]
    fmla v25.4s, v11.4s, v6.s[3]
    fmla v26.4s, v10.4s, v7.s[3]
    fmla v27.4s, v11.4s, v7.s[3]
    ldp q4, q5, [x0]
    ldp q6, q7, [x4]
    ldp q16, q17, [x6]
    ldp q18, q19, [x16]
    fmla v20.4s, v4.4s, v0.s[0]
    fmla v21.4s, v5.4s, v0.s[0]
    fmla v22.4s, v4.4s, v1.s[0]
    fmla v23.4s, v5.4s, v1.s[0]
    fmla v24.4s, v4.4s, v2.s[0]
    fmla v25.4s, v5.4s, v2.s[0]
    fmla v26.4s, v4.4s, v3.s[0]
    fmla v27.4s, v5.4s, v3.s[0]
    fmla v20.4s, v6.4s, v0.s[1]
    fmla v21.4s, v7.4s, v0.s[1]
    fmla v22.4s, v6.4s, v1.s[1]
    fmla v23.4s, v7.4s, v1.s[1]
    fmla v24.4s, v6.4s, v2.s[1]
    fmla v25.4s, v7.4s, v2.s[1]
    fmla v26.4s, v6.4s, v3.s[1]
    fmla v27.4s, v7.4s, v3.s[1]
    fmla v20.4s, v16.4s, v0.s[2]
    fmla v21.4s, v17.4s, v0.s[2]
    fmla v22.4s, v16.4s, v1.s[2]
    fmla v23.4s, v17.4s, v1.s[2]
    fmla v24.4s, v16.4s, v2.s[2]
    fmla v25.4s, v17.4s, v2.s[2]
    fmla v26.4s, v16.4s, v3.s[2]
    fmla v27.4s, v17.4s, v3.s[2]
    fmla v20.4s, v18.4s, v0.s[3]
    fmla v21.4s, v19.4s, v0.s[3]
    fmla v22.4s, v18.4s, v1.s[3]
    fmla v23.4s, v19.4s, v1.s[3]
    fmla v24.4s, v18.4s, v2.s[3]
    fmla v25.4s, v19.4s, v2.s[3]
    fmla v26.4s, v18.4s, v3.s[3]
    fmla v27.4s, v19.4s, v3.s[3]
    cbnz x9, .Lloop_91
.Lloop_end_90:
    ubfx x0, x8, #0, #2
    lsr x1, x8, #2
    cbz x1, .Lloop_end_92
.Lloop_93:
    mov x2, x12
    ldr x3, [x13]
    mov x4, x12
    ldr x5, [x13, #8]
    mov x6, x12
    ldr x7, [x13, #16]
    mov x8, x12
    ldr x9, [x13, #24]
    add x2, x2, x3, lsl #2
    sub x1, x1, #1
    add x4, x4, x5, lsl #2
    add x13, x13, #32
    add x6, x6, x7, lsl #2
    ld1 {v0.4s, v1.4s, v2.4s, v3.4s}, [x11]
    ldp q4, q5, [x2]
    add x8, x8, x9, lsl #2
    add x11, x11, #128
    ldp q6, q7, [x4]
    ldp q16, q17, [x6]
    ldp q18, q19, [x8]
    fmla v20.4s, v4.4s, v0.s[0]
    fmla v21.4s, v5.4s, v0.s[0]
    fmla v22.4s, v4.4s, v1.s[0]
    fmla v23.4s, v5.4s, v1.s[0]
    fmla v24.4s, v4.4s, v2.s[0]
    fmla v25.4s, v5.4s, v2.s[0]
    fmla v26.4s, v4.4s, v3.s[0]
    fmla v27.4s, v5.4s, v3.s[0]
    fmla v20.4s, v6.4s, v0.s[1]
    fmla v21.4s, v7.4s, v0.s[1]
    fmla v22.4s, v6.4s, v1.s[1]
    fmla v23.4s, v7.4s, v1.s[1]
    fmla v24.4s, v6.4s, v2.s[1]
    fmla v25.4s, v7.4s, v2.s[1]
    fmla v26.4s, v6.4s, v3.s[1]
    fmla v27.4s, v7.4s, v3.s[1]
    fmla v20.4s, v16.4s, v0.s[2]
    fmla v21.4s, v17.4s, v0.s[2]
    fmla v22.4s, v16.4s, v1.s[2]
    fmla v23.4s, v17.4s, v1.s[2]
    fmla v24.4s, v16.4s, v2.s[2]
    fmla v25.4s, v17.4s, v2.s[2]
    fmla v26.4s, v16.4s, v3.s[2]
    fmla v27.4s, v17.4s, v3.s[2]
    fmla v20.4s, v18.4s, v0.s[3]
    fmla v21.4s, v19.4s, v0.s[3]
    fmla v22.4s, v18.4s, v1.s[3]
    fmla v23.4s, v19.4s, v1.s[3]
    fmla v24.4s, v18.4s, v2.s[3]
    fmla v25.4s, v19.4s, v2.s[3]
    fmla v26.4s, v18.4s, v3.s[3]
    fmla v27.4s, v19.4s, v3.s[3]
    cbnz x1, .Lloop_93
.Lloop_end_92:
    cbz x0, .Lloop_end_94
.Lloop_95:
    mov x1, x12
    ldr x2, [x13]
    ldr s0, [x11]
    ldr s1, [x11, #16]
    ldr s2, [x11, #32]
    add x1, x1, x2, lsl #2
    ldr s3, [x11, #48]
    sub x0, x0, #1
    add x13, x13, #8
    add x11, x11, #4
    ldp q4, q5, [x1]
    fmla v20.4s, v4.4s, v0.s[0]
    fmla v21.4s, v5.4s, v0.s[0]
    fmla v22.4s, v4.4s, v1.s[0]
    fmla v23.4s, v5.4s, v1.s[0]
    fmla v24.4s, v4.4s, v2.s[0]
    fmla v25.4s, v5.4s, v2.s[0]
    fmla v26.4s, v4.4s, v3.s[0]
    fmla v27.4s, v5.4s, v3.s[0]
    cbnz x0, .Lloop_95
.Lloop_end_94:
    ldr x0, [x15]
    ldr s0, [x15, #32]
    dup v0.4s, v0.s[0]
    fmax v1.4s, v0.4s, v20.4s
    fmax v2.4s, v0.4s, v21.4s
    fmax v3.4s, v0.4s, v22.4s
    fmax v4.4s, v0.4s, v23.4s
    fmax v5.4s, v0.4s, v24.4s
    fmax v6.4s, v0.4s, v25.4s
    fmax v7.4s, v0.4s, v26.4s
    fmax v0.4s, v0.4s, v27.4s
    str q1, [x14]
    str q2, [x14, #16]
    add x14, x14, x0, lsl #2
    str q3, [x14]
    str q4, [x14, #16]
    add x14, x14, x0, lsl #2
    str q5, [x14]
    str q6, [x14, #16]
    add x14, x14, x0, lsl #2
    str q7, [x14]
    str q0, [x14, #16]
.Lend_89:
.Lend_81:
    ldp x19, x20, [sp, #0]
    ldp x21, x22, [sp, #16]
    ldr x23, [sp, #32]
    ldp d8, d9, [sp, #40]
    ldp d10, d11, [sp, #56]
    ldp d12, d13, [sp, #72]
    ldp d14, d15, [sp, #88]
    add sp, sp, #112
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
    str x25, [sp, #48]
    stp d8, d9, [sp, #56]
    stp d10, d11, [sp, #72]
    stp d12, d13, [sp, #88]
    stp d14, d15, [sp, #104]
    mov x10, x0
    mov x11, x1
    mov x12, x2
    mov x13, x3
    mov x14, x4
    mov x15, x5
    ldr x0, [x15, #8]
    lsr x8, x0, #3
    cbz x8, .Lloop_end_96
.Lloop_97:
    ldr x0, [x15, #16]
    mov x9, x13
    mov x1, x10
    mov x16, x11
    ldr q0, [x0]
    ldr s1, [x0, #16]
    ubfx x17, x1, #0, #4
    lsr x19, x1, #4
    dup v17.4s, v0.s[0]
    dup v18.4s, v0.s[0]
    dup v19.4s, v0.s[1]
    dup v20.4s, v0.s[1]
    dup v21.4s, v0.s[2]
    dup v22.4s, v0.s[2]
    dup v23.4s, v0.s[3]
    dup v16.4s, v0.s[3]
    dup v24.4s, v1.s[0]
    dup v25.4s, v1.s[0]
    cbz x19, .Lloop_end_98
.Lloop_99:
    mov x0, x12
    ldr x1, [x9]
    ldr q0, [x16, #64]
    mov x2, x12
    ldr x3, [x9, #8]
    mov x4, x12
    ldr x5, [x9, #16]
    add x0, x0, x1, lsl #2
    ldr x1, [x9, #24]
    mov x6, x12
    ldr x7, [x9, #32]
    add x2, x2, x3, lsl #2
    ldr q28, [x16, #192]
    ldp q4, q5, [x0]
    add x4, x4, x5, lsl #2
    add x6, x6, x1, lsl #2
    ldp q6, q7, [x2]
    mov x0, x12
    add x5, x16, #128
    ldp q11, q12, [x4]
    mov x1, x12
    mov x2, x12
    ldp q13, q14, [x6]
    add x0, x0, x7, lsl #2
    mov x7, x12
    ldr x3, [x9, #40]
    ldr x4, [x9, #48]
    ldp q29, q30, [x0]
    mov x6, x12
    add x20, x16, #256
    add x1, x1, x3, lsl #2
    ldr x0, [x9, #56]
    add x2, x2, x4, lsl #2
    ldr x3, [x9, #64]
    ldr q26, [x16, #320]
    ldp q31, q8, [x1]
    add x7, x7, x0, lsl #2
    mov x23, x12
    ldp q9, q10, [x2]
    add x6, x6, x3, lsl #2
    mov x22, x12
    ldr x0, [x9, #72]
    ldr x1, [x9, #80]
    mov x24, x12
    ldr x2, [x9, #88]
    mov x25, x12
    ldr x3, [x9, #96]
    add x23, x23, x0, lsl #2
    ldr q27, [x16, #448]
    add x22, x22, x1, lsl #2
    ldr x0, [x9, #104]
    add x24, x24, x2, lsl #2
    ldr x1, [x9, #112]
    add x25, x25, x3, lsl #2
    ldr x2, [x9, #120]
    add x3, x16, #384
    mov x4, x12
    mov x21, x12
    sub x19, x19, #1
    add x9, x9, #128
    fmla v24.4s, v4.4s, v0.s[0]
    fmla v25.4s, v5.4s, v0.s[0]
    add x4, x4, x0, lsl #2
    add x21, x21, x1, lsl #2
    mov x0, x12
    fmla v24.4s, v6.4s, v0.s[1]
    fmla v25.4s, v7.4s, v0.s[1]
    add x0, x0, x2, lsl #2
    fmla v24.4s, v11.4s, v0.s[2]
    fmla v25.4s, v12.4s, v0.s[2]
    fmla v24.4s, v13.4s, v0.s[3]
    fmla v25.4s, v14.4s, v0.s[3]
    fmla v24.4s, v29.4s, v28.s[0]
    fmla v25.4s, v30.4s, v28.s[0]
    fmla v24.4s, v31.4s, v28.s[1]
    fmla v25.4s, v8.4s, v28.s[1]
    fmla v24.4s, v9.4s, v28.s[2]
    fmla v25.4s, v10.4s, v28.s[2]
    ld1 {v0.4s, v1.4s, v2.4s, v3.4s}, [x16]
    add x16, x16, #512
    fmla v17.4s, v4.4s, v0.s[0]
    fmla v18.4s, v5.4s, v0.s[0]
    fmla v19.4s, v4.4s, v1.s[0]
    fmla v20.4s, v5.4s, v1.s[0]
    fmla v21.4s, v4.4s, v2.s[0]
    fmla v22.4s, v5.4s, v2.s[0]
    fmla v23.4s, v4.4s, v3.s[0]
    fmla v16.4s, v5.4s, v3.s[0]
    fmla v17.4s, v6.4s, v0.s[1]
    fmla v18.4s, v7.4s, v0.s[1]
    fmla v19.4s, v6.4s, v1.s[1]
    fmla v20.4s, v7.4s, v1.s[1]
    fmla v21.4s, v6.4s, v2.s[1]
    fmla v22.4s, v7.4s, v2.s[1]
    fmla v23.4s, v6.4s, v3.s[1]
    fmla v16.4s, v7.4s, v3.s[1]
    fmla v17.4s, v11.4s, v0.s[2]
    fmla v18.4s, v12.4s, v0.s[2]
    fmla v19.4s, v11.4s, v1.s[2]
    fmla v20.4s, v12.4s, v1.s[2]
    fmla v21.4s, v11.4s, v2.s[2]
    fmla v22.4s, v12.4s, v2.s[2]
    fmla v23.4s, v11.4s, v3.s[2]
    fmla v16.4s, v12.4s, v3.s[2]
    fmla v17.4s, v13.4s, v0.s[3]
    fmla v18.4s, v14.4s, v0.s[3]
    fmla v19.4s, v13.4s, v1.s[3]
    fmla v20.4s, v14.4s, v1.s[3]
    fmla v21.4s, v13.4s, v2.s[3]
    fmla v22.4s, v14.4s, v2.s[3]
    fmla v23.4s, v13.4s, v3.s[3]
    fmla v16.4s, v14.4s, v3.s[3]
    ld1 {v0.4s, v1.4s, v2.4s, v3.4s}, [x5]
    ldp q11, q12, [x7]
    ldp q13, q14, [x6]
    fmla v17.4s, v29.4s, v0.s[0]
    fmla v18.4s, v30.4s, v0.s[0]
    fmla v19.4s, v29.4s, v1.s[0]
    fmla v20.4s, v30.4s, v1.s[0]
    fmla v21.4s, v29.4s, v2.s[0]
    fmla v22.4s, v30.4s, v2.s[0]
    fmla v23.4s, v29.4s, v3.s[0]
    fmla v16.4s, v30.4s, v3.s[0]
    fmla v24.4s, v11.4s, v28.s[3]
    fmla v25.4s, v12.4s, v28.s[3]
    fmla v17.4s, v31.4s, v0.s[1]
    fmla v18.4s, v8.4s, v0.s[1]
    fmla v19.4s, v31.4s, v1.s[1]
    fmla v20.4s, v8.4s, v1.s[1]
    fmla v21.4s, v31.4s, v2.s[1]
    fmla v22.4s, v8.4s, v2.s[1]
    fmla v23.4s, v31.4s, v3.s[1]
    fmla v16.4s, v8.4s, v3.s[1]
    fmla v24.4s, v13.4s, v26.s[0]
    fmla v25.4s, v14.4s, v26.s[0]
    fmla v17.4s, v9.4s, v0.s[2]
    fmla v18.4s, v10.4s, v0.s[2]
    fmla v19.4s, v9.4s, v1.s[2]
    fmla v20.4s, v10.4s, v1.s[2]
    fmla v21.4s, v9.4s, v2.s[2]
    fmla v22.4s, v10.4s, v2.s[2]
    fmla v23.4s, v9.4s, v3.s[2]
    fmla v16.4s, v10.4s, v3.s[2]
    ld1 {v4.4s, v5.4s, v6.4s, v7.4s}, [x20]
    ldp q28, q29, [x23]
    ldp q30, q31, [x22]
    fmla v17.4s, v11.4s, v0.s[3]
    fmla v18.4s, v12.4s, v0.s[3]
    fmla v19.4s, v11.4s, v1.s[3]
    fmla v20.4s, v12.4s, v1.s[3]
    fmla v21.4s, v11.4s, v2.s[3]
    fmla v22.4s, v12.4s, v2.s[3]
    fmla v23.4s, v11.4s, v3.s[3]
    fmla v16.4s, v12.4s, v3.s[3]
    fmla v24.4s, v28.4s, v26.s[1]
    fmla v25.4s, v29.4s, v26.s[1]
    fmla v17.4s, v13.4s, v4.s[0]
    fmla v18.4s, v14.4s, v4.s[0]
    fmla v19.4s, v13.4s, v5.s[0]
    fmla v20.4s, v14.4s, v5.s[0]
    fmla v21.4s, v13.4s, v6.s[0]
    fmla v22.4s, v14.4s, v6.s[0]
    fmla v23.4s, v13.4s, v7.s[0]
    fmla v16.4s, v14.4s, v7.s[0]
    fmla v24.4s, v30.4s, v26.s[2]
    fmla v25.4s, v31.4s, v26.s[2]
    fmla v17.4s, v28.4s, v4.s[1]
    fmla v18.4s, v29.4s, v4.s[1]
    fmla v19.4s, v28.4s, v5.s[1]
    fmla v20.4s, v29.4s, v5.s[1]
    fmla v21.4s, v28.4s, v6.s[1]
    fmla v22.4s, v29.4s, v6.s[1]
    fmla v23.4s, v28.4s, v7.s[1]
    fmla v16.4s, v29.4s, v7.s[1]
    ld1 {v0.4s, v1.4s, v2.4s, v3.4s}, [x3]
    fmla v17.4s, v30.4s, v4.s[2]
    fmla v18.4s, v31.4s, v4.s[2]
    fmla v19.4s, v30.4s, v5.s[2]
    fmla v20.4s, v31.4s, v5.s[2]
    fmla v21.4s, v30.4s, v6.s[2]
    fmla v22.4s, v31.4s, v6.s[2]
    fmla v23.4s, v30.4s, v7.s[2]
    fmla v16.4s, v31.4s, v7.s[2]
    ldp q28, q29, [x24]
    ldp q30, q31, [x25]
    ldp q8, q9, [x4]
    ldp q10, q11, [x21]
    fmla v17.4s, v28.4s, v4.s[3]
    fmla v18.4s, v29.4s, v4.s[3]
    fmla v19.4s, v28.4s, v5.s[3]
    fmla v20.4s, v29.4s, v5.s[3]
    fmla v21.4s, v28.4s, v6.s[3]
    fmla v22.4s, v29.4s, v6.s[3]
    fmla v23.4s, v28.4s, v7.s[3]
    fmla v16.4s, v29.4s, v7.s[3]
    fmla v24.4s, v28.4s, v26.s[3]
    fmla v25.4s, v29.4s, v26.s[3]
    fmla v17.4s, v30.4s, v0.s[0]
    fmla v18.4s, v31.4s, v0.s[0]
    fmla v19.4s, v30.4s, v1.s[0]
    fmla v20.4s, v31.4s, v1.s[0]
    fmla v21.4s, v30.4s, v2.s[0]
    fmla v22.4s, v31.4s, v2.s[0]
    fmla v23.4s, v30.4s, v3.s[0]
    fmla v16.4s, v31.4s, v3.s[0]
    fmla v24.4s, v30.4s, v27.s[0]
    fmla v25.4s, v31.4s, v27.s[0]
    fmla v17.4s, v8.4s, v0.s[1]
    fmla v18.4s, v9.4s, v0.s[1]
    fmla v19.4s, v8.4s, v1.s[1]
    fmla v20.4s, v9.4s, v1.s[1]
    fmla v21.4s, v8.4s, v2.s[1]
    fmla v22.4s, v9.4s, v2.s[1]
    fmla v23.4s, v8.4s, v3.s[1]
    fmla v16.4s, v9.4s, v3.s[1]
    fmla v24.4s, v8.4s, v27.s[1]
    fmla v25.4s, v9.4s, v27.s[1]
    fmla v17.4s, v10.4s, v0.s[2]
    fmla v18.4s, v11.4s, v0.s[2]
    fmla v19.4s, v10.4s, v1.s[2]
    fmla v20.4s, v11.4s, v1.s[2]
    fmla v21.4s, v10.4s, v2.s[2]
    fmla v22.4s, v11.4s, v2.s[2]
    fmla v23.4s, v10.4s, v3.s[2]
    fmla v16.4s, v11.4s, v3.s[2]
    fmla v24.4s, v10.4s, v27.s[2]
    fmla v25.4s, v11.4s, v27.s[2]
    ldp q4, q5, [x0]
    fmla v17.4s, v4.4s, v0.s[3]
    fmla v18.4s, v5.4s, v0.s[3]
    fmla v19.4s, v4.4s, v1.s[3]
    fmla v20.4s, v5.4s, v1.s[3]
    fmla v21.4s, v4.4s, v2.s[3]
    fmla v22.4s, v5.4s, v2.s[3]
    fmla v23.4s, v4.4s, v3.s[3]
    fmla v16.4s, v5.4s, v3.s[3]
    fmla v24.4s, v4.4s, v27.s[3]
    fmla v25.4s, v5.4s, v27.s[3]
    cbnz x19, .Lloop_99
.Lloop_end_98:
    ubfx x0, x17, #0, #2
    lsr x1, x17, #2
    cbz x1, .Lloop_end_100
.Lloop_101:
    mov x2, x12
    ldr x3, [x9]
    ldr q4, [x16, #64]
    mov x4, x12
    ldr x5, [x9, #8]
    mov x6, x12
    ldr x7, [x9, #16]
    add x2, x2, x3, lsl #2
    ldr x3, [x9, #24]
    mov x17, x12
    sub x1, x1, #1
    add x4, x4, x5, lsl #2
    add x9, x9, #32
    ldp q5, q6, [x2]
    add x6, x6, x7, lsl #2
    add x17, x17, x3, lsl #2
    ldp q7, q26, [x4]
    ldp q27, q28, [x6]
    ldp q29, q30, [x17]
    ld1 {v0.4s, v1.4s, v2.4s, v3.4s}, [x16]
    fmla v24.4s, v5.4s, v4.s[0]
    fmla v25.4s, v6.4s, v4.s[0]
    fmla v17.4s, v5.4s, v0.s[0]
    fmla v18.4s, v6.4s, v0.s[0]
    fmla v19.4s, v5.4s, v1.s[0]
    fmla v20.4s, v6.4s, v1.s[0]
    fmla v21.4s, v5.4s, v2.s[0]
    fmla v22.4s, v6.4s, v2.s[0]
    fmla v23.4s, v5.4s, v3.s[0]
    fmla v16.4s, v6.4s, v3.s[0]
    fmla v24.4s, v7.4s, v4.s[1]
    fmla v25.4s, v26.4s, v4.s[1]
    fmla v17.4s, v7.4s, v0.s[1]
    fmla v18.4s, v26.4s, v0.s[1]
    fmla v19.4s, v7.4s, v1.s[1]
    fmla v20.4s, v26.4s, v1.s[1]
    fmla v21.4s, v7.4s, v2.s[1]
    fmla v22.4s, v26.4s, v2.s[1]
    fmla v23.4s, v7.4s, v3.s[1]
    fmla v16.4s, v26.4s, v3.s[1]
    fmla v24.4s, v27.4s, v4.s[2]
    fmla v25.4s, v28.4s, v4.s[2]
    fmla v17.4s, v27.4s, v0.s[2]
    fmla v18.4s, v28.4s, v0.s[2]
    fmla v19.4s, v27.4s, v1.s[2]
    fmla v20.4s, v28.4s, v1.s[2]
    fmla v21.4s, v27.4s, v2.s[2]
    fmla v22.4s, v28.4s, v2.s[2]
    fmla v23.4s, v27.4s, v3.s[2]
    fmla v16.4s, v28.4s, v3.s[2]
    fmla v24.4s, v29.4s, v4.s[3]
    fmla v25.4s, v30.4s, v4.s[3]
    fmla v17.4s, v29.4s, v0.s[3]
    fmla v18.4s, v30.4s, v0.s[3]
    fmla v19.4s, v29.4s, v1.s[3]
    fmla v20.4s, v30.4s, v1.s[3]
    fmla v21.4s, v29.4s, v2.s[3]
    fmla v22.4s, v30.4s, v2.s[3]
    fmla v23.4s, v29.4s, v3.s[3]
    fmla v16.4s, v30.4s, v3.s[3]
    add x16, x16, #128
    cbnz x1, .Lloop_101
.Lloop_end_100:
    cbz x0, .Lloop_end_102
.Lloop_103:
    mov x1, x12
    ldr x2, [x9]
    ldr s0, [x16]
    ldr s1, [x16, #16]
    ldr s2, [x16, #32]
    add x1, x1, x2, lsl #2
    ldr s3, [x16, #48]
    ldr s4, [x16, #64]
    sub x0, x0, #1
    add x9, x9, #8
    ldp q5, q6, [x1]
    add x16, x16, #4
    fmla v17.4s, v5.4s, v0.s[0]
    fmla v18.4s, v6.4s, v0.s[0]
    fmla v19.4s, v5.4s, v1.s[0]
    fmla v20.4s, v6.4s, v1.s[0]
    fmla v21.4s, v5.4s, v2.s[0]
    fmla v22.4s, v6.4s, v2.s[0]
    fmla v23.4s, v5.4s, v3.s[0]
    fmla v16.4s, v6.4s, v3.s[0]
    fmla v24.4s, v5.4s, v4.s[0]
    fmla v25.4s, v6.4s, v4.s[0]
    cbnz x0, .Lloop_103
.Lloop_end_102:
    ldr x0, [x15]
    mov x1, x14
    sub x8, x8, #1
    add x12, x12, #32
    add x14, x14, #32
    ldr s0, [x15, #32]
    dup v0.4s, v0.s[0]
    fmax v1.4s, v0.4s, v17.4s
    fmax v2.4s, v0.4s, v18.4s
    fmax v3.4s, v0.4s, v19.4s
    fmax v4.4s, v0.4s, v20.4s
    fmax v5.4s, v0.4s, v21.4s
    fmax v6.4s, v0.4s, v22.4s
    fmax v7.4s, v0.4s, v23.4s
    fmax v16.4s, v0.4s, v16.4s
    fmax v17.4s, v0.4s, v24.4s
    fmax v0.4s, v0.4s, v25.4s
    str q1, [x1]
    str q2, [x1, #16]
    add x1, x1, x0, lsl #2
    str q3, [x1]
    str q4, [x1, #16]
    add x1, x1, x0, lsl #2
    str q5, [x1]
    str q6, [x1, #16]
    add x1, x1, x0, lsl #2
    str q7, [x1]
    str q16, [x1, #16]
    add x1, x1, x0, lsl #2
    str q17, [x1]
    str q0, [x1, #16]
    cbnz x8, .Lloop_97
.Lloop_end_96:
    ldr x0, [x15, #8]
    ubfx x0, x0, #0, #3
    cbnz x0, .Lotherwise_104
    b .Lend_105
.Lotherwise_104:
    sub x1, x0, #1
    lsr x1, x1, #2
    cbnz x1, .Lotherwise_106
    add x12, x12, x0, lsl #2
    ldr x1, [x15, #16]
    add x14, x14, x0, lsl #2
    sub x12, x12, #16
    ldr q0, [x1]
    ldr s1, [x1, #16]
    ubfx x8, x10, #0, #4
    lsr x9, x10, #4
    sub x14, x14, #16
    dup v26.4s, v0.s[0]
    dup v27.4s, v0.s[1]
    dup v28.4s, v0.s[2]
    dup v29.4s, v0.s[3]
    dup v30.4s, v1.s[0]
    cbz x9, .Lloop_end_107
.Lloop_108:
    mov x0, x12
    ldr x1, [x13]
    ldr q4, [x11, #64]
    mov x2, x12
    ldr x3, [x13, #8]
    mov x4, x12
    ldr x5, [x13, #16]
    add x0, x0, x1, lsl #2
    ldr x1, [x13, #24]
    mov x6, x12
    ldr x7, [x13, #32]
    add x2, x2, x3, lsl #2
    ldr q11, [x11, #192]
    ldr q5, [x0]
    add x4, x4, x5, lsl #2
    ldr x0, [x13, #40]
    ldr q6, [x2]
    add x6, x6, x1, lsl #2
    ldr x1, [x13, #48]
    ldr q7, [x4]
    mov x2, x12
    ldr x3, [x13, #56]
    ldr q15, [x6]
    add x20, x11, #128
    ldr x4, [x13, #64]
    add x2, x2, x7, lsl #2
    ldr q20, [x11, #320]
    mov x5, x12
    ldr x19, [x13, #72]
    mov x6, x12
    ldr x21, [x13, #80]
    ldr q12, [x2]
    add x5, x5, x0, lsl #2
    ldr x0, [x13, #88]
    add x6, x6, x1, lsl #2
    ldr x1, [x13, #96]
    mov x2, x12
    ldr q21, [x11, #448]
    ldr q13, [x5]
    ldr q14, [x6]
    add x2, x2, x3, lsl #2
    ldr x3, [x13, #104]
    mov x5, x12
    ldr x6, [x13, #112]
    add x7, x11, #256
    ldr x10, [x13, #120]
    ldr q22, [x2]
    add x5, x5, x4, lsl #2
    mov x2, x12
    mov x4, x12
    mov x16, x12
    mov x17, x12
    add x22, x11, #384
    ldr q23, [x5]
    add x2, x2, x19, lsl #2
    add x4, x4, x21, lsl #2
    add x16, x16, x0, lsl #2
    add x17, x17, x1, lsl #2
    mov x0, x12
    mov x1, x12
    ldr q24, [x2]
    ldr q25, [x4]
    ldr q31, [x16]
    ldr q8, [x17]
    add x0, x0, x3, lsl #2
    add x1, x1, x6, lsl #2
    mov x2, x12
    sub x9, x9, #1
    add x13, x13, #128
    ld1 {v0.4s, v1.4s, v2.4s, v3.4s}, [x11]
    fmla v30.4s, v5.4s, v4.s[0]
    ldr q9, [x0]
    ldr q10, [x1]
    fmla v26.4s, v5.4s, v0.s[0]
    fmla v27.4s, v5.4s, v1.s[0]
    fmla v28.4s, v5.4s, v2.s[0]
    fmla v29.4s, v5.4s, v3.s[0]
    fmla v30.4s, v6.4s, v4.s[1]
    fmla v26.4s, v6.4s, v0.s[1]
    fmla v27.4s, v6.4s, v1.s[1]
    fmla v28.4s, v6.4s, v2.s[1]
    fmla v29.4s, v6.4s, v3.s[1]
    fmla v30.4s, v7.4s, v4.s[2]
    fmla v26.4s, v7.4s, v0.s[2]
    fmla v27.4s, v7.4s, v1.s[2]
    fmla v28.4s, v7.4s, v2.s[2]
    fmla v29.4s, v7.4s, v3.s[2]
    fmla v30.4s, v15.4s, v4.s[3]
    ld1 {v16.4s, v17.4s, v18.4s, v19.4s}, [x20]
    fmla v26.4s, v15.4s, v0.s[3]
    fmla v27.4s, v15.4s, v1.s[3]
    fmla v28.4s, v15.4s, v2.s[3]
    fmla v29.4s, v15.4s, v3.s[3]
    fmla v30.4s, v12.4s, v11.s[0]
    ld1 {v4.4s, v5.4s, v6.4s, v7.4s}, [x7]
    fmla v26.4s, v12.4s, v16.s[0]
    fmla v27.4s, v12.4s, v17.s[0]
    fmla v28.4s, v12.4s, v18.s[0]
    fmla v29.4s, v12.4s, v19.s[0]
    fmla v30.4s, v13.4s, v11.s[1]
    fmla v26.4s, v13.4s, v16.s[1]
    fmla v27.4s, v13.4s, v17.s[1]
    fmla v28.4s, v13.4s, v18.s[1]
    fmla v29.4s, v13.4s, v19.s[1]
    fmla v30.4s, v14.4s, v11.s[2]
    fmla v26.4s, v14.4s, v16.s[2]
    fmla v27.4s, v14.4s, v17.s[2]
    fmla v28.4s, v14.4s, v18.s[2]
    fmla v29.4s, v14.4s, v19.s[2]
    fmla v30.4s, v22.4s, v11.s[3]
    ld1 {v0.4s, v1.4s, v2.4s, v3.4s}, [x22]
    fmla v26.4s, v22.4s, v16.s[3]
    fmla v27.4s, v22.4s, v17.s[3]
    fmla v28.4s, v22.4s, v18.s[3]
    fmla v29.4s, v22.4s, v19.s[3]
    fmla v30.4s, v23.4s, v20.s[0]
    fmla v26.4s, v23.4s, v4.s[0]
    fmla v27.4s, v23.4s, v5.s[0]
    fmla v28.4s, v23.4s, v6.s[0]
    fmla v29.4s, v23.4s, v7.s[0]
    fmla v30.4s, v24.4s, v20.s[1]
    fmla v26.4s, v24.4s, v4.s[1]
    fmla v27.4s, v24.4s, v5.s[1]
    fmla v28.4s, v24.4s, v6.s[1]
    fmla v29.4s, v24.4s, v7.s[1]
    fmla v30.4s, v25.4s, v20.s[2]
    fmla v26.4s, v25.4s, v4.s[2]
    fmla v27.4s, v25.4s, v5.s[2]
    fmla v28.4s, v25.4s, v6.s[2]
    fmla v29.4s, v25.4s, v7.s[2]
    fmla v30.4s, v31.4s, v20.s[3]
    fmla v26.4s, v31.4s, v4.s[3]
    fmla v27.4s, v31.4s, v5.s[3]
    fmla v28.4s, v31.4s, v6.s[3]
    fmla v29.4s, v31.4s, v7.s[3]
    fmla v30.4s, v8.4s, v21.s[0]
    fmla v26.4s, v8.4s, v0.s[0]
    fmla v27.4s, v8.4s, v1.s[0]
    fmla v28.4s, v8.4s, v2.s[0]
    fmla v29.4s, v8.4s, v3.s[0]
    fmla v30.4s, v9.4s, v21.s[1]
    fmla v26.4s, v9.4s, v0.s[1]
    fmla v27.4s, v9.4s, v1.s[1]
    fmla v28.4s, v9.4s, v2.s[1]
    fmla v29.4s, v9.4s, v3.s[1]
    fmla v30.4s, v10.4s, v21.s[2]
    fmla v26.4s, v10.4s, v0.s[2]
    fmla v27.4s, v10.4s, v1.s[2]
    fmla v28.4s, v10.4s, v2.s[2]
    fmla v29.4s, v10.4s, v3.s[2]
    add x2, x2, x10, lsl #2
    add x11, x11, #512
    ldr q4, [x2]
    fmla v26.4s, v4.4s, v0.s[3]
    fmla v27.4s, v4.4s, v1.s[3]
    fmla v28.4s, v4.4s, v2.s[3]
    fmla v29.4s, v4.4s, v3.s[3]
    fmla v30.4s, v4.4s, v21.s[3]
    cbnz x9, .Lloop_108
.Lloop_end_107:
    ubfx x0, x8, #0, #2
    lsr x1, x8, #2
    cbz x1, .Lloop_end_109
.Lloop_110:
    mov x2, x12
    ldr x3, [x13]
    ldr q4, [x11, #64]
    mov x4, x12
    ldr x5, [x13, #8]
    mov x6, x12
    ldr x7, [x13, #16]
    add x2, x2, x3, lsl #2
    ldr x3, [x13, #24]
    mov x8, x12
    sub x1, x1, #1
    add x4, x4, x5, lsl #2
    add x13, x13, #32
    ldr q5, [x2]
    add x6, x6, x7, lsl #2
    add x8, x8, x3, lsl #2
    ldr q6, [x4]
    ld1 {v0.4s, v1.4s, v2.4s, v3.4s}, [x11]
    fmla v30.4s, v5.4s, v4.s[0]
    ldr q7, [x6]
    ldr q16, [x8]
    fmla v26.4s, v5.4s, v0.s[0]
    fmla v27.4s, v5.4s, v1.s[0]
    fmla v28.4s, v5.4s, v2.s[0]
    fmla v29.4s, v5.4s, v3.s[0]
    fmla v30.4s, v6.4s, v4.s[1]
    fmla v26.4s, v6.4s, v0.s[1]
    fmla v27.4s, v6.4s, v1.s[1]
    fmla v28.4s, v6.4s, v2.s[1]
    fmla v29.4s, v6.4s, v3.s[1]
    fmla v30.4s, v7.4s, v4.s[2]
    fmla v26.4s, v7.4s, v0.s[2]
    fmla v27.4s, v7.4s, v1.s[2]
    fmla v28.4s, v7.4s, v2.s[2]
    fmla v29.4s, v7.4s, v3.s[2]
    fmla v30.4s, v16.4s, v4.s[3]
    fmla v26.4s, v16.4s, v0.s[3]
    fmla v27.4s, v16.4s, v1.s[3]
    fmla v28.4s, v16.4s, v2.s[3]
    fmla v29.4s, v16.4s, v3.s[3]
    add x11, x11, #128
    cbnz x1, .Lloop_110
.Lloop_end_109:
    cbz x0, .Lloop_end_111
.Lloop_112:
    mov x1, x12
    ldr x2, [x13]
    ldr s0, [x11]
    ldr s1, [x11, #16]
    ldr s2, [x11, #32]
    add x1, x1, x2, lsl #2
    ldr s3, [x11, #48]
    ldr s4, [x11, #64]
    sub x0, x0, #1
    add x13, x13, #8
    ldr q5, [x1]
    add x11, x11, #4
    fmla v26.4s, v5.4s, v0.s[0]
    fmla v27.4s, v5.4s, v1.s[0]
    fmla v28.4s, v5.4s, v2.s[0]
    fmla v29.4s, v5.4s, v3.s[0]
    fmla v30.4s, v5.4s, v4.s[0]
    cbnz x0, .Lloop_112
.Lloop_end_111:
    ldr x0, [x15]
    ldr s0, [x15, #32]
    dup v0.4s, v0.s[0]
    fmax v1.4s, v0.4s, v26.4s
    fmax v2.4s, v0.4s, v27.4s
    fmax v3.4s, v0.4s, v28.4s
    fmax v4.4s, v0.4s, v29.4s
    fmax v0.4s, v0.4s, v30.4s
    str q1, [x14]
    add x14, x14, x0, lsl #2
    str q2, [x14]
    add x14, x14, x0, lsl #2
    str q3, [x14]
    add x14, x14, x0, lsl #2
    str q4, [x14]
    add x14, x14, x0, lsl #2
    str q0, [x14]
    b .Lend_113
.Lotherwise_106:
    add x12, x12, x0, lsl #2
    ldr x1, [x15, #16]
    add x14, x14, x0, lsl #2
    sub x12, x12, #32
    ldr q0, [x1]
    ldr s1, [x1, #16]
    ubfx x8, x10, #0, #4
    lsr x9, x10, #4
    sub x14, x14, #32
    dup v17.4s, v0.s[0]
    dup v18.4s, v0.s[0]
    dup v19.4s, v0.s[1]
    dup v20.4s, v0.s[1]
    dup v21.4s, v0.s[2]
    dup v22.4s, v0.s[2]
    dup v23.4s, v0.s[3]
    dup v16.4s, v0.s[3]
    dup v24.4s, v1.s[0]
    dup v25.4s, v1.s[0]
    cbz x9, .Lloop_end_114
.Lloop_115:
    mov x0, x12
    ldr x1, [x13]
    ldr q0, [x11, #64]
    mov x2, x12
    ldr x3, [x13, #8]
    mov x4, x12
    ldr x5, [x13, #16]
    add x0, x0, x1, lsl #2
    ldr x1, [x13, #24]
    mov x6, x12
    ldr x7, [x13, #32]
    add x2, x2, x3, lsl #2
    ldr q28, [x11, #192]
    ldp q4, q5, [x0]
    add x4, x4, x5, lsl #2
    add x6, x6, x1, lsl #2
    ldp q6, q7, [x2]
    mov x0, x12
    add x10, x11, #128
    ldp q11, q12, [x4]
    mov x1, x12
    mov x2, x12
    ldp q13, q14, [x6]
    add x0, x0, x7, lsl #2
    mov x17, x12
    ldr x3, [x13, #40]
    ldr x4, [x13, #48]
    ldp q29, q30, [x0]
    mov x16, x12
    add x19, x11, #256
    add x1, x1, x3, lsl #2
    ldr x0, [x13, #56]
    add x2, x2, x4, lsl #2
    ldr x3, [x13, #64]
    ldr q26, [x11, #320]
    ldp q31, q8, [x1]
    add x17, x17, x0, lsl #2
    mov x0, x12
    ldp q9, q10, [x2]
    add x16, x16, x3, lsl #2
    mov x1, x12
    ldr x2, [x13, #72]
    ldr x3, [x13, #80]
    mov x4, x12
    ldr x5, [x13, #88]
    mov x6, x12
    ldr x7, [x13, #96]
    add x0, x0, x2, lsl #2
    ldr q27, [x11, #448]
    add x1, x1, x3, lsl #2
    ldr x2, [x13, #104]
    add x4, x4, x5, lsl #2
    ldr x3, [x13, #112]
    add x6, x6, x7, lsl #2
    ldr x5, [x13, #120]
    add x7, x11, #384
    mov x20, x12
    mov x21, x12
    mov x22, x12
    sub x9, x9, #1
    add x13, x13, #128
    add x20, x20, x2, lsl #2
    fmla v24.4s, v4.4s, v0.s[0]
    fmla v25.4s, v5.4s, v0.s[0]
    add x21, x21, x3, lsl #2
    add x22, x22, x5, lsl #2
    fmla v24.4s, v6.4s, v0.s[1]
    fmla v25.4s, v7.4s, v0.s[1]
    fmla v24.4s, v11.4s, v0.s[2]
    fmla v25.4s, v12.4s, v0.s[2]
    fmla v24.4s, v13.4s, v0.s[3]
    fmla v25.4s, v14.4s, v0.s[3]
    fmla v24.4s, v29.4s, v28.s[0]
    fmla v25.4s, v30.4s, v28.s[0]
    fmla v24.4s, v31.4s, v28.s[1]
    fmla v25.4s, v8.4s, v28.s[1]
    fmla v24.4s, v9.4s, v28.s[2]
    fmla v25.4s, v10.4s, v28.s[2]
    ld1 {v0.4s, v1.4s, v2.4s, v3.4s}, [x11]
    add x11, x11, #512
    fmla v17.4s, v4.4s, v0.s[0]
    fmla v18.4s, v5.4s, v0.s[0]
    fmla v19.4s, v4.4s, v1.s[0]
    fmla v20.4s, v5.4s, v1.s[0]
    fmla v21.4s, v4.4s, v2.s[0]
    fmla v22.4s, v5.4s, v2.s[0]
    fmla v23.4s, v4.4s, v3.s[0]
    fmla v16.4s, v5.4s, v3.s[0]
    fmla v17.4s, v6.4s, v0.s[1]
    fmla v18.4s, v7.4s, v0.s[1]
    fmla v19.4s, v6.4s, v1.s[1]
    fmla v20.4s, v7.4s, v1.s[1]
    fmla v21.4s, v6.4s, v2.s[1]
    fmla v22.4s, v7.4s, v2.s[1]
    fmla v23.4s, v6.4s, v3.s[1]
    fmla v16.4s, v7.4s, v3.s[1]
    fmla v17.4s, v11.4s, v0.s[2]
    fmla v18.4s, v12.4s, v0.s[2]
    fmla v19.4s, v11.4s, v1.s[2]
    fmla v20.4s, v12.4s, v1.s[2]
    fmla v21.4s, v11.4s, v2.s[2]
    fmla v22.4s, v12.4s, v2.s[2]
    fmla v23.4s, v11.4s, v3.s[2]
    fmla v16.4s, v12.4s, v3.s[2]
    fmla v17.4s, v13.4s, v0.s[3]
    fmla v18.4s, v14.4s, v0.s[3]
    fmla v19.4s, v13.4s, v1.s[3]
    fmla v20.4s, v14.4s, v1.s[3]
    fmla v21.4s, v13.4s, v2.s[3]
    fmla v22.4s, v14.4s, v2.s[3]
    fmla v23.4s, v13.4s, v3.s[3]
    fmla v16.4s, v14.4s, v3.s[3]
    ld1 {v0.4s, v1.4s, v2.4s, v3.4s}, [x10]
    ldp q11, q12, [x17]
    ldp q13, q14, [x16]
    fmla v17.4s, v29.4s, v0.s[0]
    fmla v18.4s, v30.4s, v0.s[0]
    fmla v19.4s, v29.4s, v1.s[0]
    fmla v20.4s, v30.4s, v1.s[0]
    fmla v21.4s, v29.4s, v2.s[0]
    fmla v22.4s, v30.4s, v2.s[0]
    fmla v23.4s, v29.4s, v3.s[0]
    fmla v16.4s, v30.4s, v3.s[0]
    fmla v24.4s, v11.4s, v28.s[3]
    fmla v25.4s, v12.4s, v28.s[3]
    fmla v17.4s, v31.4s, v0.s[1]
    fmla v18.4s, v8.4s, v0.s[1]
    fmla v19.4s, v31.4s, v1.s[1]
    fmla v20.4s, v8.4s, v1.s[1]
    fmla v21.4s, v31.4s, v2.s[1]
    fmla v22.4s, v8.4s, v2.s[1]
    fmla v23.4s, v31.4s, v3.s[1]
    fmla v16.4s, v8.4s, v3.s[1]
    fmla v24.4s, v13.4s, v26.s[0]
    fmla v25.4s, v14.4s, v26.s[0]
    fmla v17.4s, v9.4s, v0.s[2]
    fmla v18.4s, v10.4s, v0.s[2]
    fmla v19.4s, v9.4s, v1.s[2]
    fmla v20.4s, v10.4s, v1.s[2]
    fmla v21.4s, v9.4s, v2.s[2]
    fmla v22.4s, v10.4s, v2.s[2]
    fmla v23.4s, v9.4s, v3.s[2]
    fmla v16.4s, v10.4s, v3.s[2]
    ld1 {v4.4s, v5.4s, v6.4s, v7.4s}, [x19]
    ldp q28, q29, [x0]
    ldp q30, q31, [x1]
    fmla v17.4s, v11.4s, v0.s[3]
    fmla v18.4s, v12.4s, v0.s[3]
    fmla v19.4s, v11.4s, v1.s[3]
    fmla v20.4s, v12.4s, v1.s[3]
    fmla v21.4s, v11.4s, v2.s[3]
    fmla v22.4s, v12.4s, v2.s[3]
    fmla v23.4s, v11.4s, v3.s[3]
    fmla v16.4s, v12.4s, v3.s[3]
    fmla v24.4s, v28.4s, v26.s[1]
    fmla v25.4s, v29.4s, v26.s[1]
    fmla v17.4s, v13.4s, v4.s[0]
    fmla v18.4s, v14.4s, v4.s[0]
    fmla v19.4s, v13.4s, v5.s[0]
    fmla v20.4s, v14.4s, v5.s[0]
    fmla v21.4s, v13.4s, v6.s[0]
    fmla v22.4s, v14.4s, v6.s[0]
    fmla v23.4s, v13.4s, v7.s[0]
    fmla v16.4s, v14.4s, v7.s[0]
    fmla v24.4s, v30.4s, v26.s[2]
    fmla v25.4s, v31.4s, v26.s[2]
    fmla v17.4s, v28.4s, v4.s[1]
    fmla v18.4s, v29.4s, v4.s[1]
    fmla v19.4s, v28.4s, v5.s[1]
    fmla v20.4s, v29.4s, v5.s[1]
    fmla v21.4s, v28.4s, v6.s[1]
    fmla v22.4s, v29.4s, v6.s[1]
    fmla v23.4s, v28.4s, v7.s[1]
    fmla v16.4s, v29.4s, v7.s[1]
    ld1 {v0.4s, v1.4s, v2.4s, v3.4s}, [x7]
    fmla v17.4s, v30.4s, v4.s[2]
    fmla v18.4s, v31.4s, v4.s[2]
    fmla v19.4s, v30.4s, v5.s[2]
    fmla v20.4s, v31.4s, v5.s[2]
    fmla v21.4s, v30.4s, v6.s[2]
    fmla v22.4s, v31.4s, v6.s[2]
    fmla v23.4s, v30.4s, v7.s[2]
    fmla v16.4s, v31.4s, v7.s[2]
    ldp q28, q29, [x4]
    ldp q30, q31, [x6]
    ldp q8, q9, [x20]
    ldp q10, q11, [x21]
    fmla v17.4s, v28.4s, v4.s[3]
    fmla v18.4s, v29.4s, v4.s[3]
    fmla v19.4s, v28.4s, v5.s[3]
    fmla v20.4s, v29.4s, v5.s[3]
    fmla v21.4s, v28.4s, v6.s[3]
    fmla v22.4s, v29.4s, v6.s[3]
    fmla v23.4s, v28.4s, v7.s[3]
    fmla v16.4s, v29.4s, v7.s[3]
    fmla v24.4s, v28.4s, v26.s[3]
    fmla v25.4s, v29.4s, v26.s[3]
    fmla v17.4s, v30.4s, v0.s[0]
    fmla v18.4s, v31.4s, v0.s[0]
    fmla v19.4s, v30.4s, v1.s[0]
    fmla v20.4s, v31.4s, v1.s[0]
    fmla v21.4s, v30.4s, v2.s[0]
    fmla v22.4s, v31.4s, v2.s[0]
    fmla v23.4s, v30.4s, v3.s[0]
    fmla v16.4s, v31.4s, v3.s[0]
    fmla v24.4s, v30.4s, v27.s[0]
    fmla v25.4s, v31.4s, v27.s[0]
    fmla v17.4s, v8.4s, v0.s[1]
    fmla v18.4s, v9.4s, v0.s[1]
    fmla v19.4s, v8.4s, v1.s[1]
    fmla v20.4s, v9.4s, v1.s[1]
    fmla v21.4s, v8.4s, v2.s[1]
    fmla v22.4s, v9.4s, v2.s[1]
    fmla v23.4s, v8.4s, v3.s[1]
    fmla v16.4s, v9.4s, v3.s[1]
    fmla v24.4s, v8.4s, v27.s[1]
    fmla v25.4s, v9.4s, v27.s[1]
    fmla v17.4s, v10.4s, v0.s[2]
    fmla v18.4s, v11.4s, v0.s[2]
    fmla v19.4s, v10.4s, v1.s[2]
    fmla v20.4s, v11.4s, v1.s[2]
    fmla v21.4s, v10.4s, v2.s[2]
    fmla v22.4s, v11.4s, v2.s[2]
    fmla v23.4s, v10.4s, v3.s[2]
    fmla v16.4s, v11.4s, v3.s[2]
    fmla v24.4s, v10.4s, v27.s[2]
    fmla v25.4s, v11.4s, v27.s[2]
    ldp q4, q5, [x22]
    fmla v17.4s, v4.4s, v0.s[3]
    fmla v18.4s, v5.4s, v0.s[3]
    fmla v19.4s, v4.4s, v1.s[3]
    fmla v20.4s, v5.4s, v1.s[3]
    fmla v21.4s, v4.4s, v2.s[3]
    fmla v22.4s, v5.4s, v2.s[3]
    fmla v23.4s, v4.4s, v3.s[3]
    fmla v16.4s, v5.4s, v3.s[3]
    fmla v24.4s, v4.4s, v27.s[3]
    fmla v25.4s, v5.4s, v27.s[3]
    cbnz x9, .Lloop_115
.Lloop_end_114:
    ubfx x0, x8, #0, #2
    lsr x1, x8, #2
    cbz x1, .Lloop_end_116
.Lloop_117:
    mov x2, x12
    ldr x3, [x13]
    ldr q4, [x11, #64]
    mov x4, x12
    ldr x5, [x13, #8]
    mov x6, x12
    ldr x7, [x13, #16]
    add x2, x2, x3, lsl #2
    ldr x3, [x13, #24]
    mov x8, x12
    sub x1, x1, #1
    add x4, x4, x5, lsl #2
    add x13, x13, #32
    ldp q5, q6, [x2]
    add x6, x6, x7, lsl #2
    add x8, x8, x3, lsl #2
    ldp q7, q26, [x4]
    ldp q27, q28, [x6]
    ldp q29, q30, [x8]
    ld1 {v0.4s, v1.4s, v2.4s, v3.4s}, [x11]
    fmla v24.4s, v5.4s, v4.s[0]
    fmla v25.4s, v6.4s, v4.s[0]
    fmla v17.4s, v5.4s, v0.s[0]
    fmla v18.4s, v6.4s, v0.s[0]
    fmla v19.4s, v5.4s, v1.s[0]
    fmla v20.4s, v6.4s, v1.s[0]
    fmla v21.4s, v5.4s, v2.s[0]
    fmla v22.4s, v6.4s, v2.s[0]
    fmla v23.4s, v5.4s, v3.s[0]
    fmla v16.4s, v6.4s, v3.s[0]
    fmla v24.4s, v7.4s, v4.s[1]
    fmla v25.4s, v26.4s, v4.s[1]
    fmla v17.4s, v7.4s, v0.s[1]
    fmla v18.4s, v26.4s, v0.s[1]
    fmla v19.4s, v7.4s, v1.s[1]
    fmla v20.4s, v26.4s, v1.s[1]
    fmla v21.4s, v7.4s, v2.s[1]
    fmla v22.4s, v26.4s, v2.s[1]
    fmla v23.4s, v7.4s, v3.s[1]
    fmla v16.4s, v26.4s, v3.s[1]
    fmla v24.4s, v27.4s, v4.s[2]
    fmla v25.4s, v28.4s, v4.s[2]
    fmla v17.4s, v27.4s, v0.s[2]
    fmla v18.4s, v28.4s, v0.s[2]
    fmla v19.4s, v27.4s, v1.s[2]
    fmla v20.4s, v28.4s, v1.s[2]
    fmla v21.4s, v27.4s, v2.s[2]
    fmla v22.4s, v28.4s, v2.s[2]
    fmla v23.4s, v27.4s, v3.s[2]
    fmla v16.4s, v28.4s, v3.s[2]
    fmla v24.4s, v29.4s, v4.s[3]
    fmla v25.4s, v30.4s, v4.s[3]
    fmla v17.4s, v29.4s, v0.s[3]
    fmla v18.4s, v30.4s, v0.s[3]
    fmla v19.4s, v29.4s, v1.s[3]
    fmla v20.4s, v30.4s, v1.s[3]
    fmla v21.4s, v29.4s, v2.s[3]
    fmla v22.4s, v30.4s, v2.s[3]
    fmla v23.4s, v29.4s, v3.s[3]
    fmla v16.4s, v30.4s, v3.s[3]
    add x11, x11, #128
    cbnz x1, .Lloop_117
.Lloop_end_116:
    cbz x0, .Lloop_end_118
.Lloop_119:
    mov x1, x12
    ldr x2, [x13]
    ldr s0, [x11]
    ldr s1, [x11, #16]
    ldr s2, [x11, #32]
    add x1, x1, x2, lsl #2
    ldr s3, [x11, #48]
    ldr s4, [x11, #64]
    sub x0, x0, #1
    add x13, x13, #8
    ldp q5, q6, [x1]
    add x11, x11, #4
    fmla v17.4s, v5.4s, v0.s[0]
    fmla v18.4s, v6.4s, v0.s[0]
    fmla v19.4s, v5.4s, v1.s[0]
    fmla v20.4s, v6.4s, v1.s[0]
    fmla v21.4s, v5.4s, v2.s[0]
    fmla v22.4s, v6.4s, v2.s[0]
    fmla v23.4s, v5.4s, v3.s[0]
    fmla v16.4s, v6.4s, v3.s[0]
    fmla v24.4s, v5.4s, v4.s[0]
    fmla v25.4s, v6.4s, v4.s[0]
    cbnz x0, .Lloop_119
.Lloop_end_118:
    ldr x0, [x15]
    ldr s0, [x15, #32]
    dup v0.4s, v0.s[0]
    fmax v1.4s, v0.4s, v17.4s
    fmax v2.4s, v0.4s, v18.4s
    fmax v3.4s, v0.4s, v19.4s
    fmax v4.4s, v0.4s, v20.4s
    fmax v5.4s, v0.4s, v21.4s
    fmax v6.4s, v0.4s, v22.4s
    fmax v7.4s, v0.4s, v23.4s
    fmax v16.4s, v0.4s, v16.4s
    fmax v17.4s, v0.4s, v24.4s
    fmax v0.4s, v0.4s, v25.4s
    str q1, [x14]
    str q2, [x14, #16]
    add x14, x14, x0, lsl #2
    str q3, [x14]
    str q4, [x14, #16]
    add x14, x14, x0, lsl #2
    str q5, [x14]
    str q6, [x14, #16]
    add x14, x14, x0, lsl #2
    str q7, [x14]
    str q16, [x14, #16]
    add x14, x14, x0, lsl #2
    str q17, [x14]
    str q0, [x14, #16]
.Lend_113:
.Lend_105:
    ldp x19, x20, [sp, #0]
    ldp x21, x22, [sp, #16]
    ldp x23, x24, [sp, #32]
    ldr x25, [sp, #48]
    ldp d8, d9, [sp, #56]
    ldp d10, d11, [sp, #72]
    ldp d12, d13, [sp, #88]
    ldp d14, d15, [sp, #104]
    add sp, sp, #128
    ret
    .size nnp_direct_5x8__aarch64_neon, . - nnp_direct_5x8__aarch64_neon

    .text
    .p2align 4
    .globl nnp_direct_6x8__aarch64_neon
    .type nnp_direct_6x8__aarch64_neon, %function
nnp_direct_6x8__aarch64_neon:
    sub sp, sp, #128
    stp x19, x20, [sp, #0]
    stp x21, x22, [sp, #16]
    stp x23, x24, [sp, #32]
    str x25, [sp, #48]
    stp d8, d9, [sp, #56]
    stp d10, d11, [sp, #72]
    stp d12, d13, [sp, #88]
    stp d14, d15, [sp, #104]
    mov x11, x0
    mov x12, x1
    mov x13, x2
    mov x14, x3
    mov x15, x4
    mov x16, x5
    ldr x0, [x16, #8]
    lsr x9, x0, #3
    cbz x9, .Lloop_end_120
.Lloop_121:
    ldr x0, [x16, #16]
    mov x10, x14
    mov x1, x11
    mov x17, x12
    ldr q0, [x0]
    ldr d1, [x0, #16]
    ubfx x19, x1, #0, #4
    lsr x20, x1, #4
    dup v7.4s, v0.s[0]
    dup v16.4s, v0.s[0]
    dup v17.4s, v0.s[1]
    dup v18.4s, v0.s[1]
    dup v19.4s, v0.s[2]
    dup v20.4s, v0.s[2]
    dup v21.4s, v0.s[3]
    dup v4.4s, v0.s[3]
    dup v5.4s, v1.s[0]
    dup v6.4s, v1.s[0]
    dup v22.4s, v1.s[1]
    dup v23.4s, v1.s[1]
    cbz x20, .Lloop_end_122
.Lloop_123:
    mov x0, x13
    ldr x1, [x10]
    ldp q0, q1, [x17, #64]
    mov x2, x13
    mov x3, x13
    ldr x4, [x10, #8]
    add x0, x0, x1, lsl #2
    ldr x1, [x10, #16]
    mov x5, x13
    ldr x6, [x10, #24]
    mov x7, x13
    ldr x8, [x10, #32]
    ldp q24, q25, [x0]
    add x2, x2, x4, lsl #2
    add x3, x3, x1, lsl #2
    add x5, x5, x6, lsl #2
    ldp q28, q29, [x17, #192]
    add x7, x7, x8, lsl #2
    add x21, x17, #128
    ldp q26, q27, [x2]
    mov x8, x13
    mov x22, x13
    ldp q12, q13, [x3]
    mov x6, x13
    mov x23, x13
    ldp q14, q15, [x5]
    add x5, x17, #256
    mov x24, x13
    ldp q8, q9, [x7]
    mov x4, x13
    mov x7, x13
    ldr x0, [x10, #40]
    ldr x1, [x10, #48]
    ldr x2, [x10, #56]
    ldr x3, [x10, #64]
    add x8, x8, x0, lsl #2
    ldp q30, q31, [x17, #320]
    add x22, x22, x1, lsl #2
    mov x25, x13
    add x6, x6, x2, lsl #2
    ldr x0, [x10, #72]
    add x23, x23, x3, lsl #2
    ldr x1, [x10, #80]
    ldr x2, [x10, #88]
    ldr x3, [x10, #96]
    fmla v5.4s, v24.4s, v0.s[0]
    fmla v6.4s, v25.4s, v0.s[0]
    fmla v22.4s, v24.4s, v1.s[0]
    fmla v23.4s, v25.4s, v1.s[0]
    add x24, x24, x0, lsl #2
    ldr x0, [x10, #104]
    add x4, x4, x1, lsl #2
    ldr x1, [x10, #112]
    add x7, x7, x2, lsl #2
    ldr x2, [x10, #120]
    add x25, x25, x3, lsl #2
    add x3, x17, #384
    sub x20, x20, #1
    add x10, x10, #128
    fmla v5.4s, v26.4s, v0.s[1]
    fmla v6.4s, v27.4s, v0.s[1]
    fmla v22.4s, v26.4s, v1.s[1]
    fmla v23.4s, v27.4s, v1.s[1]
    fmla v5.4s, v12.4s, v0.s[2]
    fmla v6.4s, v13.4s, v0.s[2]
    fmla v22.4s, v12.4s, v1.s[2]
    fmla v23.4s, v13.4s, v1.s[2]
    fmla v5.4s, v14.4s, v0.s[3]
    fmla v6.4s, v15.4s, v0.s[3]
    fmla v22.4s, v14.4s, v1.s[3]
    fmla v23.4s, v15.4s, v1.s[3]
    ldp q10, q11, [x8]
    mov x8, x13
    fmla v5.4s, v8.4s, v28.s[0]
    fmla v6.4s, v9.4s, v28.s[0]
    fmla v22.4s, v8.4s, v29.s[0]
    fmla v23.4s, v9.4s, v29.s[0]
    add x8, x8, x0, lsl #2
    mov x0, x13
    fmla v5.4s, v10.4s, v28.s[1]
    fmla v6.4s, v11.4s, v28.s[1]
    fmla v22.4s, v10.4s, v29.s[1]
    fmla v23.4s, v11.4s, v29.s[1]
    add x0, x0, x1, lsl #2
    mov x1, x13
    add x1, x1, x2, lsl #2
    ld1 {v0.4s, v1.4s, v2.4s, v3.4s}, [x17]
    fmla v7.4s, v24.4s, v0.s[0]
    fmla v16.4s, v25.4s, v0.s[0]
    fmla v17.4s, v24.4s, v1.s[0]
    fmla v18.4s, v25.4s, v1.s[0]
    fmla v19.4s, v24.4s, v2.s[0]
    fmla v20.4s, v25.4s, v2.s[0]
    fmla v21.4s, v24.4s, v3.s[0]
    fmla v4.4s, v25.4s, v3.s[0]
    fmla v7.4s, v26.4s, v0.s[1]
    fmla v16.4s, v27.4s, v0.s[1]
    fmla v17.4s, v26.4s, v1.s[1]
    fmla v18.4s, v27.4s, v1.s[1]
    fmla v19.4s, v26.4s, v2.s[1]
    fmla v20.4s, v27.4s, v2.s[1]
    fmla v21.4s, v26.4s, v3.s[1]
    fmla v4.4s, v27.4s, v3.s[1]
    fmla v7.4s, v12.4s, v0.s[2]
    fmla v16.4s, v13.4s, v0.s[2]
    fmla v17.4s, v12.4s, v1.s[2]
    fmla v18.4s, v13.4s, v1.s[2]
    fmla v19.4s, v12.4s, v2.s[2]
    fmla v20.4s, v13.4s, v2.s[2]
    fmla v21.4s, v12.4s, v3.s[2]
    fmla v4.4s, v13.4s, v3.s[2]
    fmla v7.4s, v14.4s, v0.s[3]
    fmla v16.4s, v15.4s, v0.s[3]
    fmla v17.4s, v14.4s, v1.s[3]
    fmla v18.4s, v15.4s, v1.s[3]
    fmla v19.4s, v14.4s, v2.s[3]
    fmla v20.4s, v15.4s, v2.s[3]
    fmla v21.4s, v14.4s, v3.s[3]
    fmla v4.4s, v15.4s, v3.s[3]
    ld1 {v0.4s, v1.4s, v2.4s, v3.4s}, [x21]
    ldp q24, q25, [x22]
    ldp q26, q27, [x6]
    fmla v7.4s, v8.4s, v0.s[0]
    fmla v16.4s, v9.4s, v0.s[0]
    fmla v17.4s, v8.4s, v1.s[0]
    fmla v18.4s, v9.4s, v1.s[0]
    fmla v19.4s, v8.4s, v2.s[0]
    fmla v20.4s, v9.4s, v2.s[0]
    fmla v21.4s, v8.4s, v3.s[0]
    fmla v4.4s, v9.4s, v3.s[0]
    fmla v5.4s, v24.4s, v28.s[2]
    fmla v6.4s, v25.4s, v28.s[2]
    fmla v7.4s, v10.4s, v0.s[1]
    fmla v16.4s, v11.4s, v0.s[1]
    fmla v17.4s, v10.4s, v1.s[1]
    fmla v18.4s, v11.4s, v1.s[1]
    fmla v19.4s, v10.4s, v2.s[1]
    fmla v20.4s, v11.4s, v2.s[1]
    fmla v21.4s, v10.4s, v3.s[1]
    fmla v4.4s, v11.4s, v3.s[1]
    fmla v22.4s, v24.4s, v29.s[2]
    fmla v23.4s, v25.4s, v29.s[2]
    fmla v7.4s, v24.4s, v0.s[2]
    fmla v16.4s, v25.4s, v0.s[2]
    fmla v17.4s, v24.4s, v1.s[2]
    fmla v18.4s, v25.4s, v1.s[2]
    fmla v19.4s, v24.4s, v2.s[2]
    fmla v20.4s, v25.4s, v2.s[2]
    fmla v21.4s, v24.4s, v3.s[2]
    fmla v4.4s, v25.4s, v3.s[2]
    fmla v5.4s, v26.4s, v28.s[3]
    fmla v6.4s, v27.4s, v28.s[3]
    fmla v7.4s, v26.4s, v0.s[3]
    fmla v16.4s, v27.4s, v0.s[3]
    fmla v17.4s, v26.4s, v1.s[3]
    fmla v18.4s, v27.4s, v1.s[3]
    fmla v19.4s, v26.4s, v2.s[3]
    fmla v20.4s, v27.4s, v2.s[3]
    fmla v21.4s, v26.4s, v3.s[3]
    fmla v4.4s, v27.4s, v3.s[3]
    fmla v22.4s, v26.4s, v29.s[3]
    fmla v23.4s, v27.4s, v29.s[3]
    ld1 {v0.4s, v1.4s, v2.4s, v3.4s}, [x5]
    ldp q24, q25, [x23]
    ldp q26, q27, [x24]
    ldp q28, q29, [x4]
    ldp q8, q9, [x7]
    ldp q10, q11, [x25]
    fmla v7.4s, v24.4s, v0.s[0]
    fmla v16.4s, v25.4s, v0.s[0]
    fmla v17.4s, v24.4s, v1.s[0]
    fmla v18.4s, v25.4s, v1.s[0]
    fmla v19.4s, v24.4s, v2.s[0]
    fmla v20.4s, v25.4s, v2.s[0]
    fmla v21.4s, v24.4s, v3.s[0]
    fmla v4.4s, v25.4s, v3.s[0]
    fmla v5.4s, v24.4s, v30.s[0]
    fmla v6.4s, v25.4s, v30.s[0]
    fmla v22.4s, v24.4s, v31.s[0]
    fmla v23.4s, v25.4s, v31.s[0]
    fmla v7.4s, v26.4s, v0.s[1]
    fmla v16.4s, v27.4s, v0.s[1]
    fmla v17.4s, v26.4s, v1.s[1]
    fmla v18.4s, v27.4s, v1.s[1]
    fmla v19.4s, v26.4s, v2.s[1]
    fmla v20.4s, v27.4s, v2.s[1]
    fmla v21.4s, v26.4s, v3.s[1]
    fmla v4.4s, v27.4s, v3.s[1]
    fmla v5.4s, v26.4s, v30.s[1]
    fmla v6.4s, v27.4s, v30.s[1]
    fmla v22.4s, v26.4s, v31.s[1]
    fmla v23.4s, v27.4s, v31.s[1]
    fmla v7.4s, v28.4s, v0.s[2]
    fmla v16.4s, v29.4s, v0.s[2]
    fmla v17.4s, v28.4s, v1.s[2]
    fmla v18.4s, v29.4s, v1.s[2]
    fmla v19.4s, v28.4s, v2.s[2]
    fmla v20.4s, v29.4s, v2.s[2]
    fmla v21.4s, v28.4s, v3.s[2]
    fmla v4.4s, v29.4s, v3.s[2]
    fmla v5.4s, v28.4s, v30.s[2]
    fmla v6.4s, v29.4s, v30.s[2]
    fmla v22.4s, v28.4s, v31.s[2]
    fmla v23.4s, v29.4s, v31.s[2]
    fmla v7.4s, v8.4s, v0.s[3]
    fmla v16.4s, v9.4s, v0.s[3]
    fmla v17.4s, v8.4s, v1.s[3]
    fmla v18.4s, v9.4s, v1.s[3]
    fmla v19.4s, v8.4s, v2.s[3]
    fmla v20.4s, v9.4s, v2.s[3]
    fmla v21.4s, v8.4s, v3.s[3]
    fmla v4.4s, v9.4s, v3.s[3]
    fmla v5.4s, v8.4s, v30.s[3]
    fmla v6.4s, v9.4s, v30.s[3]
    fmla v22.4s, v8.4s, v31.s[3]
    fmla v23.4s, v9.4s, v31.s[3]
    ld1 {v0.4s, v1.4s, v2.4s, v3.4s}, [x3]
    ldp q24, q25, [x17, #448]
    add x17, x17, #512
    ldp q26, q27, [x8]
    ldp q28, q29, [x0]
    ldp q30, q31, [x1]
    fmla v7.4s, v10.4s, v0.s[0]
    fmla v16.4s, v11.4s, v0.s[0]
    fmla v17.4s, v10.4s, v1.s[0]
    fmla v18.4s, v11.4s, v1.s[0]
    fmla v19.4s, v10.4s, v2.s[0]
    fmla v20.4s, v11.4s, v2.s[0]
    fmla v21.4s, v10.4s, v3.s[0]
    fmla v4.4s, v11.4s, v3.s[0]
    fmla v5.4s, v10.4s, v24.s[0]
    fmla v6.4s, v11.4s, v24.s[0]
    fmla v22.4s, v10.4s, v25.s[0]
    fmla v23.4s, v11.4s, v25.s[0]
    fmla v7.4s, v26.4s, v0.s[1]
    fmla v16.4s, v27.4s, v0.s[1]
    fmla v17.4s, v26.4s, v1.s[1]
    fmla v18.4s, v27.4s, v1.s[1]
    fmla v19.4s, v26.4s, v2.s[1]
    fmla v20.4s, v27.4s, v2.s[1]
    fmla v21.4s, v26.4s, v3.s[1]
    fmla v4.4s, v27.4s, v3.s[1]
    fmla v5.4s, v26.4s, v24.s[1]
    fmla v6.4s, v27.4s, v24.s[1]
    fmla v22.4s, v26.4s, v25.s[1]
    fmla v23.4s, v27.4s, v25.s[1]
    fmla v7.4s, v28.4s, v0.s[2]
    fmla v16.4s, v29.4s, v0.s[2]
    fmla v17.4s, v28.4s, v1.s[2]
    fmla v18.4s, v29.4s, v1.s[2]
    fmla v19.4s, v28.4s, v2.s[2]
    fmla v20.4s, v29.4s, v2.s[2]
    fmla v21.4s, v28.4s, v3.s[2]
    fmla v4.4s, v29.4s, v3.s[2]
    fmla v5.4s, v28.4s, v24.s[2]
    fmla v6.4s, v29.4s, v24.s[2]
    fmla v22.4s, v28.4s, v25.s[2]
    fmla v23.4s, v29.4s, v25.s[2]
    fmla v7.4s, v30.4s, v0.s[3]
    fmla v16.4s, v31.4s, v0.s[3]
    fmla v17.4s, v30.4s, v1.s[3]
    fmla v18.4s, v31.4s, v1.s[3]
    fmla v19.4s, v30.4s, v2.s[3]
    fmla v20.4s, v31.4s, v2.s[3]
    fmla v21.4s, v30.4s, v3.s[3]
    fmla v4.4s, v31.4s, v3.s[3]
    fmla v5.4s, v30.4s, v24.s[3]
    fmla v6.4s, v31.4s, v24.s[3]
    fmla v22.4s, v30.4s, v25.s[3]
    fmla v23.4s, v31.4s, v25.s[3]
    cbnz x20, .Lloop_123
.Lloop_end_122:
    ubfx x0, x19, #0, #2
    lsr x1, x19, #2
    cbz x1, .Lloop_end_124
.Lloop_125:
    mov x2, x13
    ldr x3, [x10]
    ldp q24, q25, [x17, #64]
    mov x4, x13
    mov x5, x13
    ldr x6, [x10, #8]
    add x2, x2, x3, lsl #2
    ldr x3, [x10, #16]
    mov x7, x13
    ldr x8, [x10, #24]
    sub x1, x1, #1
    add x10, x10, #32
    ldp q26, q27, [x2]
    add x4, x4, x6, lsl #2
    add x5, x5, x3, lsl #2
    add x7, x7, x8, lsl #2
    ld1 {v0.4s, v1.4s, v2.4s, v3.4s}, [x17]
    fmla v5.4s, v26.4s, v24.s[0]
    fmla v6.4s, v27.4s, v24.s[0]
    fmla v22.4s, v26.4s, v25.s[0]
    fmla v23.4s, v27.4s, v25.s[0]
    fmla v7.4s, v26.4s, v0.s[0]
    fmla v16.4s, v27.4s, v0.s[0]
    fmla v17.4s, v26.4s, v1.s[0]
    fmla v18.4s, v27.4s, v1.s[0]
    fmla v19.4s, v26.4s, v2.s[0]
    fmla v20.4s, v27.4s, v2.s[0]
    fmla v21.4s, v26.4s, v3.s[0]
    fmla v4.4s, v27.4s, v3.s[0]
    ldp q26, q27, [x4]
    add x17, x17, #128
    ldp q28, q29, [x5]
    ldp q30, q31, [x7]
    fmla v7.4s, v26.4s, v0.s[1]
    fmla v16.4s, v27.4s, v0.s[1]
    fmla v17.4s, v26.4s, v1.s[1]
    fmla v18.4s, v27.4s, v1.s[1]
    fmla v19.4s, v26.4s, v2.s[1]
    fmla v20.4s, v27.4s, v2.s[1]
    fmla v21.4s, v26.4s, v3.s[1]
    fmla v4.4s, v27.4s, v3.s[1]
    fmla v5.4s, v26.4s, v24.s[1]
    fmla v6.4s, v27.4s, v24.s[1]
    fmla v22.4s, v26.4s, v25.s[1]
    fmla v23.4s, v27.4s, v25.s[1]
    fmla v7.4s, v28.4s, v0.s[2]
    fmla v16.4s, v29.4s, v0.s[2]
    fmla v17.4s, v28.4s, v1.s[2]
    fmla v18.4s, v29.4s, v1.s[2]
    fmla v19.4s, v28.4s, v2.s[2]
    fmla v20.4s, v29.4s, v2.s[2]
    fmla v21.4s, v28.4s, v3.s[2]
    fmla v4.4s, v29.4s, v3.s[2]
    fmla v5.4s, v28.4s, v24.s[2]
    fmla v6.4s, v29.4s, v24.s[2]
    fmla v22.4s, v28.4s, v25.s[2]
    fmla v23.4s, v29.4s, v25.s[2]
    fmla v7.4s, v30.4s, v0.s[3]
    fmla v16.4s, v31.4s, v0.s[3]
    fmla v17.4s, v30.4s, v1.s[3]
    fmla v18.4s, v31.4s, v1.s[3]
    fmla v19.4s, v30.4s, v2.s[3]
    fmla v20.4s, v31.4s, v2.s[3]
    fmla v21.4s, v30.4s, v3.s[3]
    fmla v4.4s, v31.4s, v3.s[3]
    fmla v5.4s, v30.4s, v24.s[3]
    fmla v6.4s, v31.4s, v24.s[3]
    fmla v22.4s, v30.4s, v25.s[3]
    fmla v23.4s, v31.4s, v25.s[3]
    cbnz x1, .Lloop_125
.Lloop_end_124:
    cbz x0, .Lloop_end_126
.Lloop_127:
    mov x1, x13
    ldr x2, [x10]
    ldr s0, [x17]
    ldr s1, [x17, #16]
    ldr s2, [x17, #32]
    add x1, x1, x2, lsl #2
    ldr s3, [x17, #48]
    ldr s24, [x17, #64]
    ldr s25, [x17, #80]
    ldp q26, q27, [x1]
    sub x0, x0, #1
    add x10, x10, #8
    add x17, x17, #4
    fmla v7.4s, v26.4s, v0.s[0]
    fmla v16.4s, v27.4s, v0.s[0]
    fmla v17.4s, v26.4s, v1.s[0]
    fmla v18.4s, v27.4s, v1.s[0]
    fmla v19.4s, v26.4s, v2.s[0]
    fmla v20.4s, v27.4s, v2.s[0]
    fmla v21.4s, v26.4s, v3.s[0]
    fmla v4.4s, v27.4s, v3.s[0]
    fmla v5.4s, v26.4s, v24.s[0]
    fmla v6.4s, v27.4s, v24.s[0]
    fmla v22.4s, v26.4s, v25.s[0]
    fmla v23.4s, v27.4s, v25.s[0]
    cbnz x0, .Lloop_127
.Lloop_end_126:
    ldr x0, [x16]
    mov x1, x15
    sub x9, x9, #1
    add x13, x13, #32
    add x15, x15, #32
    ldr s0, [x16, #32]
    dup v0.4s, v0.s[0]
    fmax v1.4s, v0.4s, v7.4s
    fmax v2.4s, v0.4s, v16.4s
    fmax v3.4s, v0.4s, v17.4s
    fmax v7.4s, v0.4s, v18.4s
    fmax v16.4s, v0.4s, v19.4s
    fmax v17.4s, v0.4s, v20.4s
    fmax v18.4s, v0.4s, v21.4s
    fmax v4.4s, v0.4s, v4.4s
    fmax v5.4s, v0.4s, v5.4s
    fmax v6.4s, v0.4s, v6.4s
    fmax v19.4s, v0.4s, v22.4s
    fmax v0.4s, v0.4s, v23.4s
    str q1, [x1]
    str q2, [x1, #16]
    add x1, x1, x0, lsl #2
    str q3, [x1]
    str q7, [x1, #16]
    add x1, x1, x0, lsl #2
    str q16, [x1]
    str q17, [x1, #16]
    add x1, x1, x0, lsl #2
    str q18, [x1]
    str q4, [x1, #16]
    add x1, x1, x0, lsl #2
    str q5, [x1]
    str q6, [x1, #16]
    add x1, x1, x0, lsl #2
    str q19, [x1]
    str q0, [x1, #16]
    cbnz x9, .Lloop_121
.Lloop_end_120:
    ldr x0, [x16, #8]
    ubfx x0, x0, #0, #3
    cbnz x0, .Lotherwise_128
    b .Lend_129
.Lotherwise_128:
    sub x1, x0, #1
    lsr x1, x1, #2
    cbnz x1, .Lotherwise_130
    add x13, x13, x0, lsl #2
    ldr x1, [x16, #16]
    add x15, x15, x0, lsl #2
    sub x13, x13, #16
    ldr q0, [x1]
    ldr d1, [x1, #16]
    ubfx x9, x11, #0, #4
    lsr x10, x11, #4
    sub x15, x15, #16
    dup v25.4s, v0.s[0]
    dup v26.4s, v0.s[1]
    dup v27.4s, v0.s[2]
    dup v24.4s, v0.s[3]
    dup v28.4s, v1.s[0]
    dup v29.4s, v1.s[1]
    cbz x10, .Lloop_end_131
.Lloop_132:
    mov x0, x13
    ldr x1, [x14]
    ldp q0, q1, [x12, #64]
    mov x2, x13
    mov x3, x13
    ldr x4, [x14, #8]
    add x0, x0, x1, lsl #2
    ldr x1, [x14, #16]
    mov x5, x13
    ldr x6, [x14, #24]
    mov x7, x13
    ldr x8, [x14, #32]
    ldr q4, [x0]
    add x2, x2, x4, lsl #2
    ldp q2, q3, [x12, #192]
    add x3, x3, x1, lsl #2
    add x5, x5, x6, lsl #2
    add x7, x7, x8, lsl #2
    ldr x0, [x14, #40]
    ldr q5, [x2]
    ldr q6, [x3]
    ldr q7, [x5]
    ldr q12, [x7]
    add x11, x12, #128
    ldr x1, [x14, #48]
    mov x2, x13
    ldr x3, [x14, #56]
    mov x4, x13
    ldr x5, [x14, #64]
    mov x6, x13
    ldp q18, q19, [x12, #320]
    add x2, x2, x0, lsl #2
    mov x0, x13
    add x4, x4, x1, lsl #2
    ldr x1, [x14, #72]
    add x6, x6, x3, lsl #2
    ldr x3, [x14, #80]
    ldr q13, [x2]
    ldr q20, [x4]
    ldr q21, [x6]
    add x0, x0, x5, lsl #2
    ldr x2, [x14, #88]
    add x4, x12, #256
    ldr x5, [x14, #96]
    mov x6, x13
    ldp q16, q17, [x12, #448]
    mov x7, x13
    mov x8, x13
    ldr q22, [x0]
    add x6, x6, x1, lsl #2
    ldr x0, [x14, #104]
    add x7, x7, x3, lsl #2
    ldr x1, [x14, #112]
    add x8, x8, x2, lsl #2
    ldr x2, [x14, #120]
    ldr q23, [x6]
    ldr q30, [x7]
    fmla v28.4s, v4.4s, v0.s[0]
    fmla v29.4s, v4.4s, v1.s[0]
    ldr q31, [x8]
    mov x3, x13
    add x6, x12, #384
    mov x7, x13
    mov x8, x13
    mov x17, x13
    sub x10, x10, #1
    add x3, x3, x5, lsl #2
    add x14, x14, #128
    add x7, x7, x0, lsl #2
    add x8, x8, x1, lsl #2
    add x17, x17, x2, lsl #2
    fmla v28.4s, v5.4s, v0.s[1]
    fmla v29.4s, v5.4s, v1.s[1]
    ldr q8, [x3]
    ldr q9, [x7]
    fmla v28.4s, v6.4s, v0.s[2]
    fmla v29.4s, v6.4s, v1.s[2]
    fmla v28.4s, v7.4s, v0.s[3]
    fmla v29.4s, v7.4s, v1.s[3]
    ldr q10, [x8]
    ldr q11, [x17]
    fmla v28.4s, v12.4s, v2.s[0]
    fmla v29.4s, v12.4s, v3.s[0]
    fmla v28.4s, v13.4s, v2.s[1]
    fmla v29.4s, v13.4s, v3.s[1]
    fmla v28.4s, v20.4s, v2.s[2]
    fmla v29.4s, v20.4s, v3.s[2]
    fmla v28.4s, v21.4s, v2.s[3]
    fmla v29.4s, v21.4s, v3.s[3]
    fmla v28.4s, v22.4s, v18.s[0]
    fmla v29.4s, v22.4s, v19.s[0]
    fmla v28.4s, v23.4s, v18.s[1]
    fmla v29.4s, v23.4s, v19.s[1]
    fmla v28.4s, v30.4s, v18.s[2]
    fmla v29.4s, v30.4s, v19.s[2]
    fmla v28.4s, v31.4s, v18.s[3]
    fmla v29.4s, v31.4s, v19.s[3]
    ld1 {v0.4s, v1.4s, v2.4s, v3.4s}, [x12]
    add x12, x12, #512
    fmla v28.4s, v8.4s, v16.s[0]
    fmla v25.4s, v4.4s, v0.s[0]
    fmla v26.4s, v4.4s, v1.s[0]
    fmla v27.4s, v4.4s, v2.s[0]
    fmla v24.4s, v4.4s, v3.s[0]
    fmla v29.4s, v8.4s, v17.s[0]
    fmla v28.4s, v9.4s, v16.s[1]
    fmla v25.4s, v5.4s, v0.s[1]
    fmla v26.4s, v5.4s, v1.s[1]
    fmla v27.4s, v5.4s, v2.s[1]
    fmla v24.4s, v5.4s, v3.s[1]
    fmla v29.4s, v9.4s, v17.s[1]
    fmla v28.4s, v10.4s, v16.s[2]
    fmla v25.4s, v6.4s, v0.s[2]
    fmla v26.4s, v6.4s, v1.s[2]
    fmla v27.4s, v6.4s, v2.s[2]
    fmla v24.4s, v6.4s, v3.s[2]
    fmla v29.4s, v10.4s, v17.s[2]
    fmla v28.4s, v11.4s, v16.s[3]
    fmla v25.4s, v7.4s, v0.s[3]
    fmla v26.4s, v7.4s, v1.s[3]
    fmla v27.4s, v7.4s, v2.s[3]
    fmla v24.4s, v7.4s, v3.s[3]
    fmla v29.4s, v11.4s, v17.s[3]
    ld1 {v16.4s, v17.4s, v18.4s, v19.4s}, [x11]
    ld1 {v4.4s, v5.4s, v6.4s, v7.4s}, [x4]
    fmla v25.4s, v12.4s, v16.s[0]
    fmla v26.4s, v12.4s, v17.s[0]
    fmla v27.4s, v12.4s, v18.s[0]
    fmla v24.4s, v12.4s, v19.s[0]
    fmla v25.4s, v13.4s, v16.s[1]
    fmla v26.4s, v13.4s, v17.s[1]
    fmla v27.4s, v13.4s, v18.s[1]
    fmla v24.4s, v13.4s, v19.s[1]
    ld1 {v0.4s, v1.4s, v2.4s, v3.4s}, [x6]
    fmla v25.4s, v20.4s, v16.s[2]
    fmla v26.4s, v20.4s, v17.s[2]
    fmla v27.4s, v20.4s, v18.s[2]
    fmla v24.4s, v20.4s, v19.s[2]
    fmla v25.4s, v21.4s, v16.s[3]
    fmla v26.4s, v21.4s, v17.s[3]
    fmla v27.4s, v21.4s, v18.s[3]
    fmla v24.4s, v21.4s, v19.s[3]
    fmla v25.4s, v22.4s, v4.s[0]
    fmla v26.4s, v22.4s, v5.s[0]
    fmla v27.4s, v22.4s, v6.s[0]
    fmla v24.4s, v22.4s, v7.s[0]
    fmla v25.4s, v23.4s, v4.s[1]
    fmla v26.4s, v23.4s, v5.s[1]
    fmla v27.4s, v23.4s, v6.s[1]
    fmla v24.4s, v23.4s, v7.s[1]
    fmla v25.4s, v30.4s, v4.s[2]
    fmla v26.4s, v30.4s, v5.s[2]
    fmla v27.4s, v30.4s, v6.s[2]
    fmla v24.4s, v30.4s, v7.s[2]
    fmla v25.4s, v31.4s, v4.s[3]
    fmla v26.4s, v31.4s, v5.s[3]
    fmla v27.4s, v31.4s, v6.s[3]
    fmla v24.4s, v31.4s, v7.s[3]
    fmla v25.4s, v8.4s, v0.s[0]
    fmla v26.4s, v8.4s, v1.s[0]
    fmla v27.4s, v8.4s, v2.s[0]
    fmla v24.4s, v8.4s, v3.s[0]
    fmla v25.4s, v9.4s, v0.s[1]
    fmla v26.4s, v9.4s, v1.s[1]
    fmla v27.4s, v9.4s, v2.s[1]
    fmla v24.4s, v9.4s, v3.s[1]
    fmla v25.4s, v10.4s, v0.s[2]
    fmla v26.4s, v10.4s, v1.s[2]
    fmla v27.4s, v10.4s, v2.s[2]
    fmla v24.4s, v10.4s, v3.s[2]
    fmla v25.4s, v11.4s, v0.s[3]
    fmla v26.4s, v11.4s, v1.s[3]
    fmla v27.4s, v11.4s, v2.s[3]
    fmla v24.4s, v11.4s, v3.s[3]
    cbnz x10, .Lloop_132
.Lloop_end_131:
    ubfx x0, x9, #0, #2
    lsr x1, x9, #2
    cbz x1, .Lloop_end_133
.Lloop_134:
    mov x2, x13
    ldr x3, [x14]
    ldp q4, q5, [x12, #64]
    mov x4, x13
    mov x5, x13
    ldr x6, [x14, #8]
    add x2, x2, x3, lsl #2
    ldr x3, [x14, #16]
    mov x7, x13
    ldr x8, [x14, #24]
    sub x1, x1, #1
    add x14, x14, #32
    ldr q6, [x2]
    add x4, x4, x6, lsl #2
    add x5, x5, x3, lsl #2
    add x7, x7, x8, lsl #2
    ld1 {v0.4s, v1.4s, v2.4s, v3.4s}, [x12]
    fmla v28.4s, v6.4s, v4.s[0]
    fmla v29.4s, v6.4s, v5.s[0]
    fmla v25.4s, v6.4s, v0.s[0]
    fmla v26.4s, v6.4s, v1.s[0]
    fmla v27.4s, v6.4s, v2.s[0]
    fmla v24.4s, v6.4s, v3.s[0]
    ldr q6, [x4]
    ldr q7, [x5]
    ldr q16, [x7]
    add x12, x12, #128
    fmla v25.4s, v6.4s, v0.s[1]
    fmla v26.4s, v6.4s, v1.s[1]
    fmla v27.4s, v6.4s, v2.s[1]
    fmla v24.4s, v6.4s, v3.s[1]
    fmla v28.4s, v6.4s, v4.s[1]
    fmla v29.4s, v6.4s, v5.s[1]
    fmla v25.4s, v7.4s, v0.s[2]
    fmla v26.4s, v7.4s, v1.s[2]
    fmla v27.4s, v7.4s, v2.s[2]
    fmla v24.4s, v7.4s, v3.s[2]
    fmla v28.4s, v7.4s, v4.s[2]
    fmla v29.4s, v7.4s, v5.s[2]
    fmla v25.4s, v16.4s, v0.s[3]
    fmla v26.4s, v16.4s, v1.s[3]
    fmla v27.4s, v16.4s, v2.s[3]
    fmla v24.4s, v16.4s, v3.s[3]
    fmla v28.4s, v16.4s, v4.s[3]
    fmla v29.4s, v16.4s, v5.s[3]
    cbnz x1, .Lloop_134
.Lloop_end_133:
    cbz x0, .Lloop_end_135
.Lloop_136:
    mov x1, x13
    ldr x2, [x14]
    ldr s0, [x12]
    ldr s1, [x12, #16]
    ldr s2, [x12, #32]
    add x1, x1, x2, lsl #2
    ldr s3, [x12, #48]
    ldr s4, [x12, #64]
    ldr s5, [x12, #80]
    ldr q6, [x1]
    sub x0, x0, #1
    add x14, x14, #8
    add x12, x12, #4
    fmla v25.4s, v6.4s, v0.s[0]
    fmla v26.4s, v6.4s, v1.s[0]
    fmla v27.4s, v6.4s, v2.s[0]
    fmla v24.4s, v6.4s, v3.s[0]
    fmla v28.4s, v6.4s, v4.s[0]
    fmla v29.4s, v6.4s, v5.s[0]
    cbnz x0, .Lloop_136
.Lloop_end_135:
    ldr x0, [x16]
    ldr s0, [x16, #32]
    dup v0.4s, v0.s[0]
    fmax v1.4s, v0.4s, v25.4s
    fmax v2.4s, v0.4s, v26.4s
    fmax v3.4s, v0.4s, v27.4s
    fmax v4.4s, v0.4s, v24.4s
    fmax v5.4s, v0.4s, v28.4s
    fmax v0.4s, v0.4s, v29.4s
    str q1, [x15]
    add x15, x15, x0, lsl #2
    str q2, [x15]
    add x15, x15, x0, lsl #2
    str q3, [x15]
    add x15, x15, x0, lsl #2
    str q4, [x15]
    add x15, x15, x0, lsl #2
    str q5, [x15]
    add x15, x15, x0, lsl #2
    str q0, [x15]
    b .Lend_137
.Lotherwise_130:
    add x13, x13, x0, lsl #2
    ldr x1, [x16, #16]
    add x15, x15, x0, lsl #2
    sub x13, x13, #32
    ldr q0, [x1]
    ldr d1, [x1, #16]
    ubfx x9, x11, #0, #4
    lsr x10, x11, #4
    sub x15, x15, #32
    dup v7.4s, v0.s[0]
    dup v16.4s, v0.s[0]
    dup v17.4s, v0.s[1]
    dup v18.4s, v0.s[1]
    dup v19.4s, v0.s[2]
    dup v20.4s, v0.s[2]
    dup v21.4s, v0.s[3]
    dup v4.4s, v0.s[3]
    dup v5.4s, v1.s[0]
    dup v6.4s, v1.s[0]
    dup v22.4s, v1.s[1]
    dup v23.4s, v1.s[1]
    cbz x10, .Lloop_end_138
.Lloop_139:
    mov x0, x13
    ldr x1, [x14]
    ldp q0, q1, [x12, #64]
    mov x2, x13
    mov x3, x13
    ldr x4, [x14, #8]
    add x0, x0, x1, lsl #2
    ldr x1, [x14, #16]
    mov x5, x13
    ldr x6, [x14, #24]
    mov x7, x13
    ldr x8, [x14, #32]
    ldp q24, q25, [x0]
    add x2, x2, x4, lsl #2
    add x3, x3, x1, lsl #2
    add x5, x5, x6, lsl #2
    ldp q28, q29, [x12, #192]
    add x7, x7, x8, lsl #2
    add x17, x12, #128
    ldp q26, q27, [x2]
    mov x11, x13
    mov x19, x13
    ldp q12, q13, [x3]
    mov x8, x13
    mov x20, x13
    ldp q14, q15, [x5]
    add x6, x12, #256
    mov x21, x13
    ldp q8, q9, [x7]
    mov x5, x13
    mov x7, x13
    ldr x0, [x14, #40]
    ldr x1, [x14, #48]
    ldr x2, [x14, #56]
    ldr x3, [x14, #64]
    add x11, x11, x0, lsl #2
    ldp q30, q31, [x12, #320]
    add x19, x19, x1, lsl #2
    mov x23, x13
    add x8, x8, x2, lsl #2
    ldr x0, [x14, #72]
    add x20, x20, x3, lsl #2
    ldr x1, [x14, #80]
    ldr x2, [x14, #88]
    ldr x3, [x14, #96]
    add x21, x21, x0, lsl #2
    ldr x0, [x14, #104]
    add x5, x5, x1, lsl #2
    ldr x1, [x14, #112]
    add x7, x7, x2, lsl #2
    ldr x2, [x14, #120]
    add x23, x23, x3, lsl #2
    add x3, x12, #384
    mov x4, x13
    mov x22, x13
    mov x24, x13
    sub x10, x10, #1
    add x14, x14, #128
    fmla v5.4s, v24.4s, v0.s[0]
    fmla v6.4s, v25.4s, v0.s[0]
    fmla v22.4s, v24.4s, v1.s[0]
    fmla v23.4s, v25.4s, v1.s[0]
    add x4, x4, x0, lsl #2
    add x22, x22, x1, lsl #2
    add x24, x24, x2, lsl #2
    fmla v5.4s, v26.4s, v0.s[1]
    fmla v6.4s, v27.4s, v0.s[1]
    fmla v22.4s, v26.4s, v1.s[1]
    fmla v23.4s, v27.4s, v1.s[1]
    fmla v5.4s, v12.4s, v0.s[2]
    fmla v6.4s, v13.4s, v0.s[2]
    fmla v22.4s, v12.4s, v1.s[2]
    fmla v23.4s, v13.4s, v1.s[2]
    fmla v5.4s, v14.4s, v0.s[3]
    fmla v6.4s, v15.4s, v0.s[3]
    fmla v22.4s, v14.4s, v1.s[3]
    fmla v23.4s, v15.4s, v1.s[3]
    ldp q10, q11, [x11]
    fmla v5.4s, v8.4s, v28.s[0]
    fmla v6.4s, v9.4s, v28.s[0]
    fmla v22.4s, v8.4s, v29.s[0]
    fmla v23.4s, v9.4s, v29.s[0]
    fmla v5.4s, v10.4s, v28.s[1]
    fmla v6.4s, v11.4s, v28.s[1]
    fmla v22.4s, v10.4s, v29.s[1]
    fmla v23.4s, v11.4s, v29.s[1]
    ld1 {v0.4s, v1.4s, v2.4s, v3.4s}, [x12]
    fmla v7.4s, v24.4s, v0.s[0]
    fmla v16.4s, v25.4s, v0.s[0]
    fmla v17.4s, v24.4s, v1.s[0]
    fmla v18.4s, v25.4s, v1.s[0]
    fmla v19.4s, v24.4s, v2.s[0]
    fmla v20.4s, v25.4s, v2.s[0]
    fmla v21.4s, v24.4s, v3.s[0]
    fmla v4.4s, v25.4s, v3.s[0]
    fmla v7.4s, v26.4s, v0.s[1]
    fmla v16.4s, v27.4s, v0.s[1]
    fmla v17.4s, v26.4s, v1.s[1]
    fmla v18.4s, v27.4s, v1.s[1]
    fmla v19.4s, v26.4s, v2.s[1]
    fmla v20.4s, v27.4s, v2.s[1]
    fmla v21.4s, v26.4s, v3.s[1]
    fmla v4.4s, v27.4s, v3.s[1]
    fmla v7.4s, v12.4s, v0.s[2]
    fmla v16.4s, v13.4s, v0.s[2]
    fmla v17.4s, v12.4s, v1.s[2]
    fmla v18.4s, v13.4s, v1.s[2]
    fmla v19.4s, v12.4s, v2.s[2]
    fmla v20.4s, v13.4s, v2.s[2]
    fmla v21.4s, v12.4s, v3.s[2]
    fmla v4.4s, v13.4s, v3.s[2]
    fmla v7.4s, v14.4s, v0.s[3]
    fmla v16.4s, v15.4s, v0.s[3]
    fmla v17.4s, v14.4s, v1.s[3]
    fmla v18.4s, v15.4s, v1.s[3]
    fmla v19.4s, v14.4s, v2.s[3]
    fmla v20.4s, v15.4s, v2.s[3]
    fmla v21.4s, v14.4s, v3.s[3]
    fmla v4.4s, v15.4s, v3.s[3]
    ld1 {v0.4s, v1.4s, v2.4s, v3.4s}, [x17]
    ldp q24, q25, [x19]
    ldp q26, q27, [x8]
    fmla v7.4s, v8.4s, v0.s[0]
    fmla v16.4s, v9.4s, v0.s[0]
    fmla v17.4s, v8.4s, v1.s[0]
    fmla v18.4s, v9.4s, v1.s[0]
    fmla v19.4s, v8.4s, v2.s[0]
    fmla v20.4s, v9.4s, v2.s[0]
    fmla v21.4s, v8.4s, v3.s[0]
    fmla v4.4s, v9.4s, v3.s[0]
    fmla v5.4s, v24.4s, v28.s[2]
    fmla v6.4s, v25.4s, v28.s[2]
    fmla v7.4s, v10.4s, v0.s[1]
    fmla v16.4s, v11.4s, v0.s[1]
    fmla v17.4s, v10.4s, v1.s[1]
    fmla v18.4s, v11.4s, v1.s[1]
    fmla v19.4s, v10.4s, v2.s[1]
    fmla v20.4s, v11.4s, v2.s[1]
    fmla v21.4s, v10.4s, v3.s[1]
    fmla v4.4s, v11.4s, v3.s[1]
    fmla v22.4s, v24.4s, v29.s[2]
    fmla v23.4s, v25.4s, v29.s[2]
    fmla v7.4s, v24.4s, v0.s[2]
    fmla v16.4s, v25.4s, v0.s[2]
    fmla v17.4s, v24.4s, v1.s[2]
    fmla v18.4s, v25.4s, v1.s[2]
    fmla v19.4s, v24.4s, v2.s[2]
    fmla v20.4s, v25.4s, v2.s[2]
    fmla v21.4s, v24.4s, v3.s[2]
    fmla v4.4s, v25.4s, v3.s[2]
    fmla v5.4s, v26.4s, v28.s[3]
    fmla v6.4s, v27.4s, v28.s[3]
    fmla v7.4s, v26.4s, v0.s[3]
    fmla v16.4s, v27.4s, v0.s[3]
    fmla v17.4s, v26.4s, v1.s[3]
    fmla v18.4s, v27.4s, v1.s[3]
    fmla v19.4s, v26.4s, v2.s[3]
    fmla v20.4s, v27.4s, v2.s[3]
    fmla v21.4s, v26.4s, v3.s[3]
    fmla v4.4s, v27.4s, v3.s[3]
    fmla v22.4s, v26.4s, v29.s[3]
    fmla v23.4s, v27.4s, v29.s[3]
    ld1 {v0.4s, v1.4s, v2.4s, v3.4s}, [x6]
    ldp q24, q25, [x20]
    ldp q26, q27, [x21]
    ldp q28, q29, [x5]
    ldp q8, q9, [x7]
    ldp q10, q11, [x23]
    fmla v7.4s, v24.4s, v0.s[0]
    fmla v16.4s, v25.4s, v0.s[0]
    fmla v17.4s, v24.4s, v1.s[0]
    fmla v18.4s, v25.4s, v1.s[0]
    fmla v19.4s, v24.4s, v2.s[0]
    fmla v20.4s, v25.4s, v2.s[0]
    fmla v21.4s, v24.4s, v3.s[0]
    fmla v4.4s, v25.4s, v3.s[0]
    fmla v5.4s, v24.4s, v30.s[0]
    fmla v6.4s, v25.4s, v30.s[0]
    fmla v22.4s, v24.4s, v31.s[0]
    fmla v23.4s, v25.4s, v31.s[0]
    fmla v7.4s, v26.4s, v0.s[1]
    fmla v16.4s, v27.4s, v0.s[1]
    fmla v17.4s, v26.4s, v1.s[1]
    fmla v18.4s, v27.4s, v1.s[1]
    fmla v19.4s, v26.4s, v2.s[1]
    fmla v20.4s, v27.4s, v2.s[1]
    fmla v21.4s, v26.4s, v3.s[1]
    fmla v4.4s, v27.4s, v3.s[1]
    fmla v5.4s, v26.4s, v30.s[1]
    fmla v6.4s, v27.4s, v30.s[1]
    fmla v22.4s, v26.4s, v31.s[1]
    fmla v23.4s, v27.4s, v31.s[1]
    fmla v7.4s, v28.4s, v0.s[2]
    fmla v16.4s, v29.4s, v0.s[2]
    fmla v17.4s, v28.4s, v1.s[2]
    fmla v18.4s, v29.4s, v1.s[2]
    fmla v19.4s, v28.4s, v2.s[2]
    fmla v20.4s, v29.4s, v2.s[2]
    fmla v21.4s, v28.4s, v3.s[2]
    fmla v4.4s, v29.4s, v3.s[2]
    fmla v5.4s, v28.4s, v30.s[2]
    fmla v6.4s, v29.4s, v30.s[2]
    fmla v22.4s, v28.4s, v31.s[2]
    fmla v23.4s, v29.4s, v31.s[2]
    fmla v7.4s, v8.4s, v0.s[3]
    fmla v16.4s, v9.4s, v0.s[3]
    fmla v17.4s, v8.4s, v1.s[3]
    fmla v18.4s, v9.4s, v1.s[3]
    fmla v19.4s, v8.4s, v2.s[3]
    fmla v20.4s, v9.4s, v2.s[3]
    fmla v21.4s, v8.4s, v3.s[3]
    fmla v4.4s, v9.4s, v3.s[3]
    fmla v5.4s, v8.4s, v30.s[3]
    fmla v6.4s, v9.4s, v30.s[3]
    fmla v22.4s, v8.4s, v31.s[3]
    fmla v23.4s, v9.4s, v31.s[3]
    ld1 {v0.4s, v1.4s, v2.4s, v3.4s}, [x3]
    ldp q24, q25, [x12, #448]
    add x12, x12, #512
    ldp q26, q27, [x4]
    ldp q28, q29, [x22]
    ldp q30, q31, [x24]
    fmla v7.4s, v10.4s, v0.s[0]
    fmla v16.4s, v11.4s, v0.s[0]
    fmla v17.4s, v10.4s, v1.s[0]
    fmla v18.4s, v11.4s, v1.s[0]
    fmla v19.4s, v10.4s, v2.s[0]
    fmla v20.4s, v11.4s, v2.s[0]
    fmla v21.4s, v10.4s, v3.s[0]
    fmla v4.4s, v11.4s, v3.s[0]
    fmla v5.4s, v10.4s, v24.s[0]
    fmla v6.4s, v11.4s, v24.s[0]
    fmla v22.4s, v10.4s, v25.s[0]
    fmla v23.4s, v11.4s, v25.s[0]
    fmla v7.4s, v26.4s, v0.s[1]
    fmla v16.4s, v27.4s, v0.s[1]
    fmla v17.4s, v26.4s, v1.s[1]
    fmla v18.4s, v27.4s, v1.s[1]
    fmla v19.4s, v26.4s, v2.s[1]
    fmla v20.4s, v27.4s, v2.s[1]
    fmla v21.4s, v26.4s, v3.s[1]
    fmla v4.4s, v27.4s, v3.s[1]
    fmla v5.4s, v26.4s, v24.s[1]
    fmla v6.4s, v27.4s, v24.s[1]
    fmla v22.4s, v26.4s, v25.s[1]
    fmla v23.4s, v27.4s, v25.s[1]
    fmla v7.4s, v28.4s, v0.s[2]
    fmla v16.4s, v29.4s, v0.s[2]
    fmla v17.4s, v28.4s, v1.s[2]
    fmla v18.4s, v29.4s, v1.s[2]
    fmla v19.4s, v28.4s, v2.s[2]
    fmla v20.4s, v29.4s, v2.s[2]
    fmla v21.4s, v28.4s, v3.s[2]
    fmla v4.4s, v29.4s, v3.s[2]
    fmla v5.4s, v28.4s, v24.s[2]
    fmla v6.4s, v29.4s, v24.s[2]
    fmla v22.4s, v28.4s, v25.s[2]
    fmla v23.4s, v29.4s, v25.s[2]
    fmla v7.4s, v30.4s, v0.s[3]
    fmla v16.4s, v31.4s, v0.s[3]
    fmla v17.4s, v30.4s, v1.s[3]
    fmla v18.4s, v31.4s, v1.s[3]
    fmla v19.4s, v30.4s, v2.s[3]
    fmla v20.4s, v31.4s, v2.s[3]
    fmla v21.4s, v30.4s, v3.s[3]
    fmla v4.4s, v31.4s, v3.s[3]
    fmla v5.4s, v30.4s, v24.s[3]
    fmla v6.4s, v31.4s, v24.s[3]
    fmla v22.4s, v30.4s, v25.s[3]
    fmla v23.4s, v31.4s, v25.s[3]
    cbnz x10, .Lloop_139
.Lloop_end_138:
    ubfx x0, x9, #0, #2
    lsr x1, x9, #2
    cbz x1, .Lloop_end_140
.Lloop_141:
    mov x2, x13
    ldr x3, [x14]
    ldp q24, q25, [x12, #64]
    mov x4, x13
    mov x5, x13
    ldr x6, [x14, #8]
    add x2, x2, x3, lsl #2
    ldr x3, [x14, #16]
    mov x7, x13
    ldr x8, [x14, #24]
    sub x1, x1, #1
    add x14, x14, #32
    ldp q26, q27, [x2]
    add x4, x4, x6, lsl #2
    add x5, x5, x3, lsl #2
    add x7, x7, x8, lsl #2
    ld1 {v0.4s, v1.4s, v2.4s, v3.4s}, [x12]
    fmla v5.4s, v26.4s, v24.s[0]
    fmla v6.4s, v27.4s, v24.s[0]
    fmla v22.4s, v26.4s, v25.s[0]
    fmla v23.4s, v27.4s, v25.s[0]
    fmla v7.4s, v26.4s, v0.s[0]
    fmla v16.4s, v27.4s, v0.s[0]
    fmla v17.4s, v26.4s, v1.s[0]
    fmla v18.4s, v27.4s, v1.s[0]
    fmla v19.4s, v26.4s, v2.s[0]
    fmla v20.4s, v27.4s, v2.s[0]
    fmla v21.4s, v26.4s, v3.s[0]
    fmla v4.4s, v27.4s, v3.s[0]
    ldp q26, q27, [x4]
    add x12, x12, #128
    ldp q28, q29, [x5]
    ldp q30, q31, [x7]
    fmla v7.4s, v26.4s, v0.s[1]
    fmla v16.4s, v27.4s, v0.s[1]
    fmla v17.4s, v26.4s, v1.s[1]
    fmla v18.4s, v27.4s, v1.s[1]
    fmla v19.4s, v26.4s, v2.s[1]
    fmla v20.4s, v27.4s, v2.s[1]
    fmla v21.4s, v26.4s, v3.s[1]
    fmla v4.4s, v27.4s, v3.s[1]
    fmla v5.4s, v26.4s, v24.s[1]
    fmla v6.4s, v27.4s, v24.s[1]
    fmla v22.4s, v26.4s, v25.s[1]
    fmla v23.4s, v27.4s, v25.s[1]
    fmla v7.4s, v28.4s, v0.s[2]
    fmla v16.4s, v29.4s, v0.s[2]
    fmla v17.4s, v28.4s, v1.s[2]
    fmla v18.4s, v29.4s, v1.s[2]
    fmla v19.4s, v28.4s, v2.s[2]
    fmla v20.4s, v29.4s, v2.s[2]
    fmla v21.4s, v28.4s, v3.s[2]
    fmla v4.4s, v29.4s, v3.s[2]
    fmla v5.4s, v28.4s, v24.s[2]
    fmla v6.4s, v29.4s, v24.s[2]
    fmla v22.4s, v28.4s, v25.s[2]
    fmla v23.4s, v29.4s, v25.s[2]
    fmla v7.4s, v30.4s, v0.s[3]
    fmla v16.4s, v31.4s, v0.s[3]
    fmla v17.4s, v30.4s, v1.s[3]
    fmla v18.4s, v31.4s, v1.s[3]
    fmla v19.4s, v30.4s, v2.s[3]
    fmla v20.4s, v31.4s, v2.s[3]
    fmla v21.4s, v30.4s, v3.s[3]
    fmla v4.4s, v31.4s, v3.s[3]
    fmla v5.4s, v30.4s, v24.s[3]
    fmla v6.4s, v31.4s, v24.s[3]
    fmla v22.4s, v30.4s, v25.s[3]
    fmla v23.4s, v31.4s, v25.s[3]
    cbnz x1, .Lloop_141
.Lloop_end_140:
    cbz x0, .Lloop_end_142
.Lloop_143:
    mov x1, x13
    ldr x2, [x14]
    ldr s0, [x12]
    ldr s1, [x12, #16]
    ldr s2, [x12, #32]
    add x1, x1, x2, lsl #2
    ldr s3, [x12, #48]
    ldr s24, [x12, #64]
    ldr s25, [x12, #80]
    ldp q26, q27, [x1]
    sub x0, x0, #1
    add x14, x14, #8
    add x12, x12, #4
    fmla v7.4s, v26.4s, v0.s[0]
    fmla v16.4s, v27.4s, v0.s[0]
    fmla v17.4s, v26.4s, v1.s[0]
    fmla v18.4s, v27.4s, v1.s[0]
    fmla v19.4s, v26.4s, v2.s[0]
    fmla v20.4s, v27.4s, v2.s[0]
    fmla v21.4s, v26.4s, v3.s[0]
    fmla v4.4s, v27.4s, v3.s[0]
    fmla v5.4s, v26.4s, v24.s[0]
    fmla v6.4s, v27.4s, v24.s[0]
    fmla v22.4s, v26.4s, v25.s[0]
    fmla v23.4s, v27.4s, v25.s[0]
    cbnz x0, .Lloop_143
.Lloop_end_142:
    ldr x0, [x16]
    ldr s0, [x16, #32]
    dup v0.4s, v0.s[0]
    fmax v1.4s, v0.4s, v7.4s
    fmax v2.4s, v0.4s, v16.4s
    fmax v3.4s, v0.4s, v17.4s
    fmax v7.4s, v0.4s, v18.4s
    fmax v16.4s, v0.4s, v19.4s
    fmax v17.4s, v0.4s, v20.4s
    fmax v18.4s, v0.4s, v21.4s
    fmax v4.4s, v0.4s, v4.4s
    fmax v5.4s, v0.4s, v5.4s
    fmax v6.4s, v0.4s, v6.4s
    fmax v19.4s, v0.4s, v22.4s
    fmax v0.4s, v0.4s, v23.4s
    str q1, [x15]
    str q2, [x15, #16]
    add x15, x15, x0, lsl #2
    str q3, [x15]
    str q7, [x15, #16]
    add x15, x15, x0, lsl #2
    str q16, [x15]
    str q17, [x15, #16]
    add x15, x15, x0, lsl #2
    str q18, [x15]
    str q4, [x15, #16]
    add x15, x15, x0, lsl #2
    str q5, [x15]
    str q6, [x15, #16]
    add x15, x15, x0, lsl #2
    str q19, [x15]
    str q0, [x15, #16]
.Lend_137:
.Lend_129:
    ldp x19, x20, [sp, #0]
    ldp x21, x22, [sp, #16]
    ldp x23, x24, [sp, #32]
    ldr x25, [sp, #48]
    ldp d8, d9, [sp, #56]
    ldp d10, d11, [sp, #72]
    ldp d12, d13, [sp, #88]
    ldp d14, d15, [sp, #104]
    add sp, sp, #128
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
    str x27, [sp, #64]
    stp d8, d9, [sp, #72]
    stp d10, d11, [sp, #88]
    stp d12, d13, [sp, #104]
    stp d14, d15, [sp, #120]
    mov x9, x0
    mov x10, x1
    mov x11, x2
    mov x12, x3
    mov x13, x4
    mov x14, x5
    ldr x0, [x14, #8]
    lsr x7, x0, #3
    cbz x7, .Lloop_end_144
.Lloop_145:
    ldr x0, [x14, #16]
    mov x8, x12
    mov x1, x9
    mov x15, x10
    ldr q0, [x0]
    ldr d1, [x0, #16]
    ldr s2, [x0, #24]
    ubfx x16, x1, #0, #4
    lsr x17, x1, #4
    dup v29.4s, v0.s[0]
    dup v28.4s, v0.s[0]
    dup v16.4s, v0.s[1]
    dup v17.4s, v0.s[1]
    dup v18.4s, v0.s[2]
    dup v19.4s, v0.s[2]
    dup v20.4s, v0.s[3]
    dup v21.4s, v0.s[3]
    dup v22.4s, v1.s[0]
    dup v23.4s, v1.s[0]
    dup v24.4s, v1.s[1]
    dup v25.4s, v1.s[1]
    dup v26.4s, v2.s[0]
    dup v27.4s, v2.s[0]
    cbz x17, .Lloop_end_146
.Lloop_147:
    mov x0, x11
    ldr x1, [x8]
    ldp q0, q1, [x15, #64]
    mov x2, x11
    mov x3, x11
    ldr q2, [x15, #96]
    add x0, x0, x1, lsl #2
    ldr x1, [x8, #8]
    ldr x4, [x8, #16]
    mov x5, x11
    ldr x6, [x8, #24]
    ldp q4, q5, [x0]
    add x2, x2, x1, lsl #2
    mov x19, x11
    add x3, x3, x4, lsl #2
    ldr x0, [x8, #32]
    add x5, x5, x6, lsl #2
    ldp q31, q8, [x15, #192]
    add x6, x15, #128
    mov x20, x11
    ldp q6, q7, [x2]
    add x19, x19, x0, lsl #2
    mov x22, x11
    ldp q12, q13, [x3]
    mov x21, x11
    mov x23, x11
    ldp q14, q15, [x5]
    add x4, x15, #256
    mov x5, x11
    ldr q9, [x15, #224]
    ldr x0, [x8, #40]
    ldr x1, [x8, #48]
    ldr x2, [x8, #56]
    ldr x3, [x8, #64]
    add x20, x20, x0, lsl #2
    ldr x0, [x8, #72]
    add x22, x22, x1, lsl #2
    ldr x1, [x8, #80]
    add x21, x21, x2, lsl #2
    ldr x2, [x8, #88]
    add x23, x23, x3, lsl #2
    ldr x3, [x8, #96]
    add x5, x5, x0, lsl #2
    ldr x24, [x8, #104]
    mov x25, x11
    ldr x26, [x8, #112]
    sub x17, x17, #1
    fmla v22.4s, v4.4s, v0.s[0]
    fmla v23.4s, v5.4s, v0.s[0]
    fmla v24.4s, v4.4s, v1.s[0]
    fmla v25.4s, v5.4s, v1.s[0]
    fmla v26.4s, v4.4s, v2.s[0]
    fmla v27.4s, v5.4s, v2.s[0]
    fmla v22.4s, v6.4s, v0.s[1]
    fmla v23.4s, v7.4s, v0.s[1]
    fmla v24.4s, v6.4s, v1.s[1]
    fmla v25.4s, v7.4s, v1.s[1]
    fmla v26.4s, v6.4s, v2.s[1]
    fmla v27.4s, v7.4s, v2.s[1]
    fmla v22.4s, v12.4s, v0.s[2]
    fmla v23.4s, v13.4s, v0.s[2]
    fmla v24.4s, v12.4s, v1.s[2]
    fmla v25.4s, v13.4s, v1.s[2]
    fmla v26.4s, v12.4s, v2.s[2]
    fmla v27.4s, v13.4s, v2.s[2]
    fmla v22.4s, v14.4s, v0.s[3]
    fmla v23.4s, v15.4s, v0.s[3]
    fmla v24.4s, v14.4s, v1.s[3]
    fmla v25.4s, v15.4s, v1.s[3]
    fmla v26.4s, v14.4s, v2.s[3]
    fmla v27.4s, v15.4s, v2.s[3]
    ldp q10, q11, [x19]
    add x25, x25, x1, lsl #2
    mov x19, x11
    ldr q30, [x15, #352]
    mov x27, x11
    add x19, x19, x2, lsl #2
    ldr x0, [x8, #120]
    add x8, x8, #128
    fmla v22.4s, v10.4s, v31.s[0]
    fmla v23.4s, v11.4s, v31.s[0]
    fmla v24.4s, v10.4s, v8.s[0]
    fmla v25.4s, v11.4s, v8.s[0]
    fmla v26.4s, v10.4s, v9.s[0]
    fmla v27.4s, v11.4s, v9.s[0]
    add x27, x27, x3, lsl #2
    add x1, x15, #384
    ld1 {v0.4s, v1.4s, v2.4s, v3.4s}, [x15]
    fmla v29.4s, v4.4s, v0.s[0]
    fmla v28.4s, v5.4s, v0.s[0]
    fmla v16.4s, v4.4s, v1.s[0]
    fmla v17.4s, v5.4s, v1.s[0]
    fmla v18.4s, v4.4s, v2.s[0]
    fmla v19.4s, v5.4s, v2.s[0]
    fmla v20.4s, v4.4s, v3.s[0]
    fmla v21.4s, v5.4s, v3.s[0]
    fmla v29.4s, v6.4s, v0.s[1]
    fmla v28.4s, v7.4s, v0.s[1]
    fmla v16.4s, v6.4s, v1.s[1]
    fmla v17.4s, v7.4s, v1.s[1]
    fmla v18.4s, v6.4s, v2.s[1]
    fmla v19.4s, v7.4s, v2.s[1]
    fmla v20.4s, v6.4s, v3.s[1]
    fmla v21.4s, v7.4s, v3.s[1]
    fmla v29.4s, v12.4s, v0.s[2]
    fmla v28.4s, v13.4s, v0.s[2]
    fmla v16.4s, v12.4s, v1.s[2]
    fmla v17.4s, v13.4s, v1.s[2]
    fmla v18.4s, v12.4s, v2.s[2]
    fmla v19.4s, v13.4s, v2.s[2]
    fmla v20.4s, v12.4s, v3.s[2]
    fmla v21.4s, v13.4s, v3.s[2]
    fmla v29.4s, v14.4s, v0.s[3]
    fmla v28.4s, v15.4s, v0.s[3]
    fmla v16.4s, v14.4s, v1.s[3]
    fmla v17.4s, v15.4s, v1.s[3]
    fmla v18.4s, v14.4s, v2.s[3]
    fmla v19.4s, v15.4s, v2.s[3]
    fmla v20.4s, v14.4s, v3.s[3]
    fmla v21.4s, v15.4s, v3.s[3]
    ld1 {v0.4s, v1.4s, v2.4s, v3.4s}, [x6]
    ldp q4, q5, [x20]
    mov x2, x11
    mov x3, x11
    ldp q6, q7, [x22]
    mov x6, x11
    fmla v29.4s, v10.4s, v0.s[0]
    fmla v28.4s, v11.4s, v0.s[0]
    fmla v16.4s, v10.4s, v1.s[0]
    fmla v17.4s, v11.4s, v1.s[0]
    fmla v18.4s, v10.4s, v2.s[0]
    fmla v19.4s, v11.4s, v2.s[0]
    fmla v20.4s, v10.4s, v3.s[0]
    fmla v21.4s, v11.4s, v3.s[0]
    fmla v22.4s, v4.4s, v31.s[1]
    fmla v23.4s, v5.4s, v31.s[1]
    fmla v29.4s, v4.4s, v0.s[1]
    fmla v28.4s, v5.4s, v0.s[1]
    fmla v16.4s, v4.4s, v1.s[1]
    fmla v17.4s, v5.4s, v1.s[1]
    fmla v18.4s, v4.4s, v2.s[1]
    fmla v19.4s, v5.4s, v2.s[1]
    fmla v20.4s, v4.4s, v3.s[1]
    fmla v21.4s, v5.4s, v3.s[1]
    fmla v24.4s, v4.4s, v8.s[1]
    fmla v25.4s, v5.4s, v8.s[1]
    fmla v26.4s, v4.4s, v9.s[1]
    fmla v27.4s, v5.4s, v9.s[1]
    fmla v29.4s, v6.4s, v0.s[2]
    fmla v28.4s, v7.4s, v0.s[2]
    fmla v16.4s, v6.4s, v1.s[2]
    fmla v17.4s, v7.4s, v1.s[2]
    fmla v18.4s, v6.4s, v2.s[2]
    fmla v19.4s, v7.4s, v2.s[2]
    fmla v20.4s, v6.4s, v3.s[2]
    fmla v21.4s, v7.4s, v3.s[2]
    fmla v22.4s, v6.4s, v31.s[2]
    fmla v23.4s, v7.4s, v31.s[2]
    fmla v24.4s, v6.4s, v8.s[2]
    fmla v25.4s, v7.4s, v8.s[2]
    fmla v26.4s, v6.4s, v9.s[2]
    fmla v27.4s, v7.4s, v9.s[2]
    ld1 {v4.4s, v5.4s, v6.4s, v7.4s}, [x4]
    ldp q10, q11, [x21]
    add x2, x2, x24, lsl #2
    add x3, x3, x26, lsl #2
    add x6, x6, x0, lsl #2
    fmla v29.4s, v10.4s, v0.s[3]
    fmla v28.4s, v11.4s, v0.s[3]
    fmla v16.4s, v10.4s, v1.s[3]
    fmla v17.4s, v11.4s, v1.s[3]
    fmla v18.4s, v10.4s, v2.s[3]
    fmla v19.4s, v11.4s, v2.s[3]
    fmla v20.4s, v10.4s, v3.s[3]
    fmla v21.4s, v11.4s, v3.s[3]
    fmla v22.4s, v10.4s, v31.s[3]
    fmla v23.4s, v11.4s, v31.s[3]
    fmla v24.4s, v10.4s, v8.s[3]
    fmla v25.4s, v11.4s, v8.s[3]
    fmla v26.4s, v10.4s, v9.s[3]
    fmla v27.4s, v11.4s, v9.s[3]
    ld1 {v0.4s, v1.4s, v2.4s, v3.4s}, [x1]
    ldp q31, q8, [x23]
    ldp q9, q10, [x15, #320]
    ldr q11, [x15, #480]
    fmla v29.4s, v31.4s, v4.s[0]
    fmla v28.4s, v8.4s, v4.s[0]
    fmla v16.4s, v31.4s, v5.s[0]
    fmla v17.4s, v8.4s, v5.s[0]
    fmla v18.4s, v31.4s, v6.s[0]
    fmla v19.4s, v8.4s, v6.s[0]
    fmla v20.4s, v31.4s, v7.s[0]
    fmla v21.4s, v8.4s, v7.s[0]
    fmla v22.4s, v31.4s, v9.s[0]
    fmla v23.4s, v8.4s, v9.s[0]
    fmla v24.4s, v31.4s, v10.s[0]
    fmla v25.4s, v8.4s, v10.s[0]
    fmla v26.4s, v31.4s, v30.s[0]
    fmla v27.4s, v8.4s, v30.s[0]
    ldp q31, q8, [x5]
    fmla v29.4s, v31.4s, v4.s[1]
    fmla v28.4s, v8.4s, v4.s[1]
    fmla v16.4s, v31.4s, v5.s[1]
    fmla v17.4s, v8.4s, v5.s[1]
    fmla v18.4s, v31.4s, v6.s[1]
    fmla v19.4s, v8.4s, v6.s[1]
    fmla v20.4s, v31.4s, v7.s[1]
    fmla v21.4s, v8.4s, v7.s[1]
    fmla v22.4s, v31.4s, v9.s[1]
    fmla v23.4s, v8.4s, v9.s[1]
    fmla v24.4s, v31.4s, v10.s[1]
    fmla v25.4s, v8.4s, v10.s[1]
    fmla v26.4s, v31.4s, v30.s[1]
    fmla v27.4s, v8.4s, v30.s[1]
    ldp q31, q8, [x25]
    fmla v29.4s, v31.4s, v4.s[2]
    fmla v28.4s, v8.4s, v4.s[2]
    fmla v16.4s, v31.4s, v5.s[2]
    fmla v17.4s, v8.4s, v5.s[2]
    fmla v18.4s, v31.4s, v6.s[2]
    fmla v19.4s, v8.4s, v6.s[2]
    fmla v20.4s, v31.4s, v7.s[2]
    fmla v21.4s, v8.4s, v7.s[2]
    fmla v22.4s, v31.4s, v9.s[2]
    fmla v23.4s, v8.4s, v9.s[2]
    fmla v24.4s, v31.4s, v10.s[2]
    fmla v25.4s, v8.4s, v10.s[2]
    fmla v26.4s, v31.4s, v30.s[2]
    fmla v27.4s, v8.4s, v30.s[2]
    ldp q31, q8, [x19]
    fmla v29.4s, v31.4s, v4.s[3]
    fmla v28.4s, v8.4s, v4.s[3]
    fmla v16.4s, v31.4s, v5.s[3]
    fmla v17.4s, v8.4s, v5.s[3]
    fmla v18.4s, v31.4s, v6.s[3]
    fmla v19.4s, v8.4s, v6.s[3]
    fmla v20.4s, v31.4s, v7.s[3]
    fmla v21.4s, v8.4s, v7.s[3]
    fmla v22.4s, v31.4s, v9.s[3]
    fmla v23.4s, v8.4s, v9.s[3]
    fmla v24.4s, v31.4s, v10.s[3]
    fmla v25.4s, v8.4s, v10.s[3]
    fmla v26.4s, v31.4s, v30.s[3]
    fmla v27.4s, v8.4s, v30.s[3]
    ldp q4, q5, [x27]
    ldp q6, q7, [x15, #448]
    add x15, x15, #512
    ldp q30, q31, [x2]
    ldp q8, q9, [x3]
    fmla v29.4s, v4.4s, v0.s[0]
    fmla v28.4s, v5.4s, v0.s[0]
    fmla v16.4s, v4.4s, v1.s[0]
    fmla v17.4s, v5.4s, v1.s[0]
    fmla v18.4s, v4.4s, v2.s[0]
    fmla v19.4s, v5.4s, v2.s[0]
    fmla v20.4s, v4.4s, v3.s[0]
    fmla v21.4s, v5.4s, v3.s[0]
    fmla v22.4s, v4.4s, v6.s[0]
    fmla v23.4s, v5.4s, v6.s[0]
    fmla v24.4s, v4.4s, v7.s[0]
    fmla v25.4s, v5.4s, v7.s[0]
    fmla v26.4s, v4.4s, v11.s[0]
    fmla v27.4s, v5.4s, v11.s[0]
    fmla v29.4s, v30.4s, v0.s[1]
    fmla v28.4s, v31.4s, v0.s[1]
    fmla v16.4s, v30.4s, v1.s[1]
    fmla v17.4s, v31.4s, v1.s[1]
    fmla v18.4s, v30.4s, v2.s[1]
    fmla v19.4s, v31.4s, v2.s[1]
    fmla v20.4s, v30.4s, v3.s[1]
    fmla v21.4s, v31.4s, v3.s[1]
    fmla v22.4s, v30.4s, v6.s[1]
    fmla v23.4s, v31.4s, v6.s[1]
    fmla v24.4s, v30.4s, v7.s[1]
    fmla v25.4s, v31.4s, v7.s[1]
    fmla v26.4s, v30.4s, v11.s[1]
    fmla v27.4s, v31.4s, v11.s[1]
    fmla v29.4s, v8.4s, v0.s[2]
    fmla v28.4s, v9.4s, v0.s[2]
    fmla v16.4s, v8.4s, v1.s[2]
    fmla v17.4s, v9.4s, v1.s[2]
    fmla v18.4s, v8.4s, v2.s[2]
    fmla v19.4s, v9.4s, v2.s[2]
    fmla v20.4s, v8.4s, v3.s[2]
    fmla v21.4s, v9.4s, v3.s[2]
    fmla v22.4s, v8.4s, v6.s[2]
    fmla v23.4s, v9.4s, v6.s[2]
    fmla v24.4s, v8.4s, v7.s[2]
    fmla v25.4s, v9.4s, v7.s[2]
    fmla v26.4s, v8.4s, v11.s[2]
    fmla v27.4s, v9.4s, v11.s[2]
    ldp q4, q5, [x6]
    fmla v29.4s, v4.4s, v0.s[3]
    fmla v28.4s, v5.4s, v0.s[3]
    fmla v16.4s, v4.4s, v1.s[3]
    fmla v17.4s, v5.4s, v1.s[3]
    fmla v18.4s, v4.4s, v2.s[3]
    fmla v19.4s, v5.4s, v2.s[3]
    fmla v20.4s, v4.4s, v3.s[3]
    fmla v21.4s, v5.4s, v3.s[3]
    fmla v22.4s, v4.4s, v6.s[3]
    fmla v23.4s, v5.4s, v6.s[3]
    fmla v24.4s, v4.4s, v7.s[3]
    fmla v25.4s, v5.4s, v7.s[3]
    fmla v26.4s, v4.4s, v11.s[3]
    fmla v27.4s, v5.4s, v11.s[3]
    cbnz x17, .Lloop_147
.Lloop_end_146:
    ubfx x0, x16, #0, #2
    lsr x1, x16, #2
    cbz x1, .Lloop_end_148
.Lloop_149:
    mov x2, x11
    ldr x3, [x8]
    ldp q4, q5, [x15, #64]
    mov x4, x11
    mov x5, x11
    ldr q6, [x15, #96]
    add x2, x2, x3, lsl #2
    ldr x3, [x8, #8]
    ldr x6, [x8, #16]
    mov x16, x11
    ldr x17, [x8, #24]
    ldp q7, q30, [x2]
    add x4, x4, x3, lsl #2
    sub x1, x1, #1
    add x5, x5, x6, lsl #2
    add x8, x8, #32
    add x16, x16, x17, lsl #2
    ld1 {v0.4s, v1.4s, v2.4s, v3.4s}, [x15]
    fmla v22.4s, v7.4s, v4.s[0]
    fmla v23.4s, v30.4s, v4.s[0]
    fmla v24.4s, v7.4s, v5.s[0]
    fmla v25.4s, v30.4s, v5.s[0]
    fmla v26.4s, v7.4s, v6.s[0]
    fmla v27.4s, v30.4s, v6.s[0]
    fmla v29.4s, v7.4s, v0.s[0]
    fmla v28.4s, v30.4s, v0.s[0]
    fmla v16.4s, v7.4s, v1.s[0]
    fmla v17.4s, v30.4s, v1.s[0]
    fmla v18.4s, v7.4s, v2.s[0]
    fmla v19.4s, v30.4s, v2.s[0]
    fmla v20.4s, v7.4s, v3.s[0]
    fmla v21.4s, v30.4s, v3.s[0]
    ldp q7, q30, [x4]
    add x15, x15, #128
    ldp q31, q8, [x5]
    ldp q9, q10, [x16]
    fmla v29.4s, v7.4s, v0.s[1]
    fmla v28.4s, v30.4s, v0.s[1]
    fmla v16.4s, v7.4s, v1.s[1]
    fmla v17.4s, v30.4s, v1.s[1]
    fmla v18.4s, v7.4s, v2.s[1]
    fmla v19.4s, v30.4s, v2.s[1]
    fmla v20.4s, v7.4s, v3.s[1]
    fmla v21.4s, v30.4s, v3.s[1]
    fmla v22.4s, v7.4s, v4.s[1]
    fmla v23.4s, v30.4s, v4.s[1]
    fmla v24.4s, v7.4s, v5.s[1]
    fmla v25.4s, v30.4s, v5.s[1]
    fmla v26.4s, v7.4s, v6.s[1]
    fmla v27.4s, v30.4s, v6.s[1]
    fmla v29.4s, v31.4s, v0.s[2]
    fmla v28.4s, v8.4s, v0.s[2]
    fmla v16.4s, v31.4s, v1.s[2]
    fmla v17.4s, v8.4s, v1.s[2]
    fmla v18.4s, v31.4s, v2.s[2]
    fmla v19.4s, v8.4s, v2.s[2]
    fmla v20.4s, v31.4s, v3.s[2]
    fmla v21.4s, v8.4s, v3.s[2]
    fmla v22.4s, v31.4s, v4.s[2]
    fmla v23.4s, v8.4s, v4.s[2]
    fmla v24.4s, v31.4s, v5.s[2]
    fmla v25.4s, v8.4s, v5.s[2]
    fmla v26.4s, v31.4s, v6.s[2]
    fmla v27.4s, v8.4s, v6.s[2]
    fmla v29.4s, v9.4s, v0.s[3]
    fmla v28.4s, v10.4s, v0.s[3]
    fmla v16.4s, v9.4s, v1.s[3]
    fmla v17.4s, v10.4s, v1.s[3]
    fmla v18.4s, v9.4s, v2.s[3]
    fmla v19.4s, v10.4s, v2.s[3]
    fmla v20.4s, v9.4s, v3.s[3]
    fmla v21.4s, v10.4s, v3.s[3]
    fmla v22.4s, v9.4s, v4.s[3]
    fmla v23.4s, v10.4s, v4.s[3]
    fmla v24.4s, v9.4s, v5.s[3]
    fmla v25.4s, v10.4s, v5.s[3]
    fmla v26.4s, v9.4s, v6.s[3]
    fmla v27.4s, v10.4s, v6.s[3]
    cbnz x1, .Lloop_149
.Lloop_end_148:
    cbz x0, .Lloop_end_150
.Lloop_151:
    mov x1, x11
    ldr x2, [x8]
    ldr s0, [x15]
    ldr s1, [x15, #16]
    ldr s2, [x15, #32]
    add x1, x1, x2, lsl #2
    ldr s3, [x15, #48]
    ldr s4, [x15, #64]
    ldr s5, [x15, #80]
    ldp q6, q7, [x1]
    sub x0, x0, #1
    add x8, x8, #8
    ldr s30, [x15, #96]
    add x15, x15, #4
    fmla v29.4s, v6.4s, v0.s[0]
    fmla v28.4s, v7.4s, v0.s[0]
    fmla v16.4s, v6.4s, v1.s[0]
    fmla v17.4s, v7.4s, v1.s[0]
    fmla v18.4s, v6.4s, v2.s[0]
    fmla v19.4s, v7.4s, v2.s[0]
    fmla v20.4s, v6.4s, v3.s[0]
    fmla v21.4s, v7.4s, v3.s[0]
    fmla v22.4s, v6.4s, v4.s[0]
    fmla v23.4s, v7.4s, v4.s[0]
    fmla v24.4s, v6.4s, v5.s[0]
    fmla v25.4s, v7.4s, v5.s[0]
    fmla v26.4s, v6.4s, v30.s[0]
    fmla v27.4s, v7.4s, v30.s[0]
    cbnz x0, .Lloop_151
.Lloop_end_150:
    ldr x0, [x14]
    mov x1, x13
    sub x7, x7, #1
    add x11, x11, #32
    add x13, x13, #32
    ldr s0, [x14, #32]
    dup v0.4s, v0.s[0]
    fmax v1.4s, v0.4s, v29.4s
    fmax v2.4s, v0.4s, v28.4s
    fmax v3.4s, v0.4s, v16.4s
    fmax v4.4s, v0.4s, v17.4s
    fmax v5.4s, v0.4s, v18.4s
    fmax v6.4s, v0.4s, v19.4s
    fmax v7.4s, v0.4s, v20.4s
    fmax v16.4s, v0.4s, v21.4s
    fmax v17.4s, v0.4s, v22.4s
    fmax v18.4s, v0.4s, v23.4s
    fmax v19.4s, v0.4s, v24.4s
    fmax v20.4s, v0.4s, v25.4s
    fmax v21.4s, v0.4s, v26.4s
    fmax v0.4s, v0.4s, v27.4s
    str q1, [x1]
    str q2, [x1, #16]
    add x1, x1, x0, lsl #2
    str q3, [x1]
    str q4, [x1, #16]
    add x1, x1, x0, lsl #2
    str q5, [x1]
    str q6, [x1, #16]
    add x1, x1, x0, lsl #2
    str q7, [x1]
    str q16, [x1, #16]
    add x1, x1, x0, lsl #2
    str q17, [x1]
    str q18, [x1, #16]
    add x1, x1, x0, lsl #2
    str q19, [x1]
    str q20, [x1, #16]
    add x1, x1, x0, lsl #2
    str q21, [x1]
    str q0, [x1, #16]
    cbnz x7, .Lloop_145
.Lloop_end_144:
    ldr x0, [x14, #8]
    ubfx x0, x0, #0, #3
    cbnz x0, .Lotherwise_152
    b .Lend_153
.Lotherwise_152:
    sub x1, x0, #1
    lsr x1, x1, #2
    cbnz x1, .Lotherwise_154
    add x11, x11, x0, lsl #2
    ldr x1, [x14, #16]
    add x13, x13, x0, lsl #2
    sub x11, x11, #16
    ldr q0, [x1]
    ldr d1, [x1, #16]
    ldr s2, [x1, #24]
    ubfx x7, x9, #0, #4
    lsr x8, x9, #4
    sub x13, x13, #16
    dup v25.4s, v0.s[0]
    dup v26.4s, v0.s[1]
    dup v27.4s, v0.s[2]
    dup v24.4s, v0.s[3]
    dup v28.4s, v1.s[0]
    dup v29.4s, v1.s[1]
    dup v30.4s, v2.s[0]
    cbz x8, .Lloop_end_155
.Lloop_156:
    mov x0, x11
    ldr x1, [x12]
    ldp q0, q1, [x10, #64]
    mov x2, x11
    mov x3, x11
    ldr q2, [x10, #96]
    add x0, x0, x1, lsl #2
    ldr x1, [x12, #8]
    ldr x4, [x12, #16]
    mov x5, x11
    ldr x6, [x12, #24]
    ldr q6, [x0]
    add x2, x2, x1, lsl #2
    ldr x0, [x12, #32]
    add x3, x3, x4, lsl #2
    ldp q3, q23, [x10, #192]
    add x5, x5, x6, lsl #2
    mov x1, x11
    ldr q7, [x2]
    ldr q16, [x3]
    ldr q4, [x5]
    add x1, x1, x0, lsl #2
    ldr q31, [x10, #224]
    add x15, x10, #128
    ldr x0, [x12, #40]
    mov x2, x11
    ldr x3, [x12, #48]
    ldr q12, [x1]
    mov x1, x11
    ldr x4, [x12, #56]
    add x2, x2, x0, lsl #2
    ldr x0, [x12, #64]
    mov x5, x11
    ldp q5, q17, [x10, #320]
    add x1, x1, x3, lsl #2
    mov x3, x11
    ldr q13, [x2]
    add x5, x5, x4, lsl #2
    ldr q11, [x10, #352]
    ldr q14, [x1]
    add x3, x3, x0, lsl #2
    ldr x0, [x12, #72]
    ldr q9, [x5]
    add x1, x10, #256
    ldr x2, [x12, #80]
    ldr q10, [x3]
    mov x3, x11
    ldr x4, [x12, #88]
    mov x5, x11
    ldr x6, [x12, #96]
    mov x9, x11
    ldp q18, q19, [x10, #448]
    add x3, x3, x0, lsl #2
    mov x0, x11
    add x5, x5, x2, lsl #2
    ldr q15, [x10, #480]
    add x9, x9, x4, lsl #2
    ldr x2, [x12, #104]
    add x0, x0, x6, lsl #2
    ldr x4, [x12, #112]
    add x6, x10, #384
    ldr x16, [x12, #120]
    mov x17, x11
    mov x19, x11
    mov x20, x11
    sub x8, x8, #1
    add x12, x12, #128
    fmla v28.4s, v6.4s, v0.s[0]
    fmla v29.4s, v6.4s, v1.s[0]
    fmla v30.4s, v6.4s, v2.s[0]
    add x17, x17, x2, lsl #2
    add x19, x19, x4, lsl #2
    add x20, x20, x16, lsl #2
    fmla v28.4s, v7.4s, v0.s[1]
    fmla v29.4s, v7.4s, v1.s[1]
    fmla v30.4s, v7.4s, v2.s[1]
    fmla v28.4s, v16.4s, v0.s[2]
    fmla v29.4s, v16.4s, v1.s[2]
    fmla v30.4s, v16.4s, v2.s[2]
    fmla v28.4s, v4.4s, v0.s[3]
    fmla v29.4s, v4.4s, v1.s[3]
    fmla v30.4s, v4.4s, v2.s[3]
    ldr q20, [x3]
    ldr q21, [x5]
    ldr q22, [x9]
    fmla v28.4s, v12.4s, v3.s[0]
    fmla v29.4s, v12.4s, v23.s[0]
    fmla v30.4s, v12.4s, v31.s[0]
    fmla v28.4s, v13.4s, v3.s[1]
    fmla v29.4s, v13.4s, v23.s[1]
    fmla v30.4s, v13.4s, v31.s[1]
    fmla v28.4s, v14.4s, v3.s[2]
    fmla v29.4s, v14.4s, v23.s[2]
    fmla v30.4s, v14.4s, v31.s[2]
    fmla v28.4s, v9.4s, v3.s[3]
    fmla v29.4s, v9.4s, v23.s[3]
    fmla v30.4s, v9.4s, v31.s[3]
    ldr q23, [x0]
    ldr q31, [x17]
    ldr q8, [x19]
    fmla v28.4s, v10.4s, v5.s[0]
    fmla v29.4s, v10.4s, v17.s[0]
    fmla v30.4s, v10.4s, v11.s[0]
    fmla v28.4s, v20.4s, v5.s[1]
    fmla v29.4s, v20.4s, v17.s[1]
    fmla v30.4s, v20.4s, v11.s[1]
    fmla v28.4s, v21.4s, v5.s[2]
    fmla v29.4s, v21.4s, v17.s[2]
    fmla v30.4s, v21.4s, v11.s[2]
    fmla v28.4s, v22.4s, v5.s[3]
    fmla v29.4s, v22.4s, v17.s[3]
    fmla v30.4s, v22.4s, v11.s[3]
    ldr q11, [x20]
    fmla v28.4s, v23.4s, v18.s[0]
    fmla v29.4s, v23.4s, v19.s[0]
    fmla v30.4s, v23.4s, v15.s[0]
    fmla v28.4s, v31.4s, v18.s[1]
    fmla v29.4s, v31.4s, v19.s[1]
    fmla v30.4s, v31.4s, v15.s[1]
    fmla v28.4s, v8.4s, v18.s[2]
    fmla v29.4s, v8.4s, v19.s[2]
    fmla v30.4s, v8.4s, v15.s[2]
    fmla v28.4s, v11.4s, v18.s[3]
    fmla v29.4s, v11.4s, v19.s[3]
    fmla v30.4s, v11.4s, v15.s[3]
    ld1 {v0.4s, v1.4s, v2.4s, v3.4s}, [x10]
    add x10, x10, #512
    fmla v25.4s, v6.4s, v0.s[0]
    fmla v26.4s, v6.4s, v1.s[0]
    fmla v27.4s, v6.4s, v2.s[0]
    fmla v24.4s, v6.4s, v3.s[0]
    fmla v25.4s, v7.4s, v0.s[1]
    fmla v26.4s, v7.4s, v1.s[1]
    fmla v27.4s, v7.4s, v2.s[1]
    fmla v24.4s, v7.4s, v3.s[1]
    fmla v25.4s, v16.4s, v0.s[2]
    fmla v26.4s, v16.4s, v1.s[2]
    fmla v27.4s, v16.4s, v2.s[2]
    fmla v24.4s, v16.4s, v3.s[2]
    ld1 {v16.4s, v17.4s, v18.4s, v19.4s}, [x15]
    fmla v25.4s, v4.4s, v0.s[3]
    fmla v26.4s, v4.4s, v1.s[3]
    fmla v27.4s, v4.4s, v2.s[3]
    fmla v24.4s, v4.4s, v3.s[3]
    ld1 {v4.4s, v5.4s, v6.4s, v7.4s}, [x1]
    fmla v25.4s, v12.4s, v16.s[0]
    fmla v26.4s, v12.4s, v17.s[0]
    fmla v27.4s, v12.4s, v18.s[0]
    fmla v24.4s, v12.4s, v19.s[0]
    fmla v25.4s, v13.4s, v16.s[1]
    fmla v26.4s, v13.4s, v17.s[1]
    fmla v27.4s, v13.4s, v18.s[1]
    fmla v24.4s, v13.4s, v19.s[1]
    fmla v25.4s, v14.4s, v16.s[2]
    fmla v26.4s, v14.4s, v17.s[2]
    fmla v27.4s, v14.4s, v18.s[2]
    fmla v24.4s, v14.4s, v19.s[2]
    ld1 {v0.4s, v1.4s, v2.4s, v3.4s}, [x6]
    fmla v25.4s, v9.4s, v16.s[3]
    fmla v26.4s, v9.4s, v17.s[3]
    fmla v27.4s, v9.4s, v18.s[3]
    fmla v24.4s, v9.4s, v19.s[3]
    fmla v25.4s, v10.4s, v4.s[0]
    fmla v26.4s, v10.4s, v5.s[0]
    fmla v27.4s, v10.4s, v6.s[0]
    fmla v24.4s, v10.4s, v7.s[0]
    fmla v25.4s, v20.4s, v4.s[1]
    fmla v26.4s, v20.4s, v5.s[1]
    fmla v27.4s, v20.4s, v6.s[1]
    fmla v24.4s, v20.4s, v7.s[1]
    fmla v25.4s, v21.4s, v4.s[2]
    fmla v26.4s, v21.4s, v5.s[2]
    fmla v27.4s, v21.4s, v6.s[2]
    fmla v24.4s, v21.4s, v7.s[2]
    fmla v25.4s, v22.4s, v4.s[3]
    fmla v26.4s, v22.4s, v5.s[3]
    fmla v27.4s, v22.4s, v6.s[3]
    fmla v24.4s, v22.4s, v7.s[3]
    fmla v25.4s, v23.4s, v0.s[0]
    fmla v26.4s, v23.4s, v1.s[0]
    fmla v27.4s, v23.4s, v2.s[0]
    fmla v24.4s, v23.4s, v3.s[0]
    fmla v25.4s, v31.4s, v0.s[1]
    fmla v26.4s, v31.4s, v1.s[1]
    fmla v27.4s, v31.4s, v2.s[1]
    fmla v24.4s, v31.4s, v3.s[1]
    fmla v25.4s, v8.4s, v0.s[2]
    fmla v26.4s, v8.4s, v1.s[2]
    fmla v27.4s, v8.4s, v2.s[2]
    fmla v24.4s, v8.4s, v3.s[2]
    fmla v25.4s, v11.4s, v0.s[3]
    fmla v26.4s, v11.4s, v1.s[3]
    fmla v27.4s, v11.4s, v2.s[3]
    fmla v24.4s, v11.4s, v3.s[3]
    cbnz x8, .Lloop_156
.Lloop_end_155:
    ubfx x0, x7, #0, #2
    lsr x1, x7, #2
    cbz x1, .Lloop_end_157
.Lloop_158:
    mov x2, x11
    ldr x3, [x12]
    ldp q4, q5, [x10, #64]
    mov x4, x11
    mov x5, x11
    ldr q6, [x10, #96]
    add x2, x2, x3, lsl #2
    ldr x3, [x12, #8]
    ldr x6, [x12, #16]
    mov x7, x11
    ldr x8, [x12, #24]
    ldr q7, [x2]
    add x4, x4, x3, lsl #2
    sub x1, x1, #1
    add x5, x5, x6, lsl #2
    add x12, x12, #32
    add x7, x7, x8, lsl #2
    ld1 {v0.4s, v1.4s, v2.4s, v3.4s}, [x10]
    fmla v28.4s, v7.4s, v4.s[0]
    fmla v29.4s, v7.4s, v5.s[0]
    fmla v30.4s, v7.4s, v6.s[0]
    fmla v25.4s, v7.4s, v0.s[0]
    fmla v26.4s, v7.4s, v1.s[0]
    fmla v27.4s, v7.4s, v2.s[0]
    fmla v24.4s, v7.4s, v3.s[0]
    ldr q7, [x4]
    ldr q16, [x5]
    ldr q17, [x7]
    add x10, x10, #128
    fmla v25.4s, v7.4s, v0.s[1]
    fmla v26.4s, v7.4s, v1.s[1]
    fmla v27.4s, v7.4s, v2.s[1]
    fmla v24.4s, v7.4s, v3.s[1]
    fmla v28.4s, v7.4s, v4.s[1]
    fmla v29.4s, v7.4s, v5.s[1]
    fmla v30.4s, v7.4s, v6.s[1]
    fmla v25.4s, v16.4s, v0.s[2]
    fmla v26.4s, v16.4s, v1.s[2]
    fmla v27.4s, v16.4s, v2.s[2]
    fmla v24.4s, v16.4s, v3.s[2]
    fmla v28.4s, v16.4s, v4.s[2]
    fmla v29.4s, v16.4s, v5.s[2]
    fmla v30.4s, v16.4s, v6.s[2]
    fmla v25.4s, v17.4s, v0.s[3]
    fmla v26.4s, v17.4s, v1.s[3]
    fmla v27.4s, v17.4s, v2.s[3]
    fmla v24.4s, v17.4s, v3.s[3]
    fmla v28.4s, v17.4s, v4.s[3]
    fmla v29.4s, v17.4s, v5.s[3]
    fmla v30.4s, v17.4s, v6.s[3]
    cbnz x1, .Lloop_158
.Lloop_end_157:
    cbz x0, .Lloop_end_159
.Lloop_160:
    mov x1, x11
    ldr x2, [x12]
    ldr s0, [x10]
    ldr s1, [x10, #16]
    ldr s2, [x10, #32]
    add x1, x1, x2, lsl #2
    ldr s3, [x10, #48]
    ldr s4, [x10, #64]
    ldr s5, [x10, #80]
    ldr q6, [x1]
    ldr s7, [x10, #96]
    sub x0, x0, #1
    add x12, x12, #8
    add x10, x10, #4
    fmla v25.4s, v6.4s, v0.s[0]
    fmla v26.4s, v6.4s, v1.s[0]
    fmla v27.4s, v6.4s, v2.s[0]
    fmla v24.4s, v6.4s, v3.s[0]
    fmla v28.4s, v6.4s, v4.s[0]
    fmla v29.4s, v6.4s, v5.s[0]
    fmla v30.4s, v6.4s, v7.s[0]
    cbnz x0, .Lloop_160
.Lloop_end_159:
    ldr x0, [x14]
    ldr s0, [x14, #32]
    dup v0.4s, v0.s[0]
    fmax v1.4s, v0.4s, v25.4s
    fmax v2.4s, v0.4s, v26.4s
    fmax v3.4s, v0.4s, v27.4s
    fmax v4.4s, v0.4s, v24.4s
    fmax v5.4s, v0.4s, v28.4s
    fmax v6.4s, v0.4s, v29.4s
    fmax v0.4s, v0.4s, v30.4s
    str q1, [x13]
    add x13, x13, x0, lsl #2
    str q2, [x13]
    add x13, x13, x0, lsl #2
    str q3, [x13]
    add x13, x13, x0, lsl #2
    str q4, [x13]
    add x13, x13, x0, lsl #2
    str q5, [x13]
    add x13, x13, x0, lsl #2
    str q6, [x13]
    add x13, x13, x0, lsl #2
    str q0, [x13]
    b .Lend_161
.Lotherwise_154:
    add x11, x11, x0, lsl #2
    ldr x1, [x14, #16]
    add x13, x13, x0, lsl #2
    sub x11, x11, #32
    ldr q0, [x1]
    ldr d1, [x1, #16]
    ldr s2, [x1, #24]
    ubfx x8, x9, #0, #4
    lsr x9, x9, #4
    sub x13, x13, #32
    dup v29.4s, v0.s[0]
    dup v28.4s, v0.s[0]
    dup v16.4s, v0.s[1]
    dup v17.4s, v0.s[1]
    dup v18.4s, v0.s[2]
    dup v19.4s, v0.s[2]
    dup v20.4s, v0.s[3]
    dup v21.4s, v0.s[3]
    dup v22.4s, v1.s[0]
    dup v23.4s, v1.s[0]
    dup v24.4s, v1.s[1]
    dup v25.4s, v1.s[1]
    dup v26.4s, v2.s[0]
    dup v27.4s, v2.s[0]
    cbz x9, .Lloop_end_162
.Lloop_163:
    mov x0, x11
    ldr x1, [x12]
    ldp q0, q1, [x10, #64]
    mov x2, x11
    mov x3, x11
    ldr q2, [x10, #96]
    add x0, x0, x1, lsl #2
    ldr x1, [x12, #8]
    ldr x4, [x12, #16]
    mov x5, x11
    ldr x6, [x12, #24]
    ldp q4, q5, [x0]
    add x2, x2, x1, lsl #2
    mov x17, x11
    add x3, x3, x4, lsl #2
    ldr x0, [x12, #32]
    add x5, x5, x6, lsl #2
    ldp q31, q8, [x10, #192]
    add x19, x10, #128
    mov x20, x11
    ldp q6, q7, [x2]
    add x17, x17, x0, lsl #2
    mov x22, x11
    ldp q12, q13, [x3]
    mov x21, x11
    mov x23, x11
    ldp q14, q15, [x5]
    add x16, x10, #256
    mov x24, x11
    ldr q9, [x10, #224]
    ldr x0, [x12, #40]
    ldr x1, [x12, #48]
    ldr x2, [x12, #56]
    ldr x3, [x12, #64]
    add x20, x20, x0, lsl #2
    ldr x0, [x12, #72]
    add x22, x22, x1, lsl #2
    ldr x1, [x12, #80]
    add x21, x21, x2, lsl #2
    ldr x2, [x12, #88]
    add x23, x23, x3, lsl #2
    ldr x3, [x12, #96]
    add x24, x24, x0, lsl #2
    ldr x0, [x12, #104]
    mov x4, x11
    ldr x5, [x12, #112]
    mov x6, x11
    ldr x7, [x12, #120]
    mov x15, x11
    add x25, x10, #384
    add x4, x4, x1, lsl #2
    mov x1, x11
    add x6, x6, x2, lsl #2
    mov x2, x11
    add x15, x15, x3, lsl #2
    mov x3, x11
    add x1, x1, x0, lsl #2
    sub x9, x9, #1
    add x2, x2, x5, lsl #2
    add x12, x12, #128
    add x3, x3, x7, lsl #2
    fmla v22.4s, v4.4s, v0.s[0]
    fmla v23.4s, v5.4s, v0.s[0]
    fmla v24.4s, v4.4s, v1.s[0]
    fmla v25.4s, v5.4s, v1.s[0]
    fmla v26.4s, v4.4s, v2.s[0]
    fmla v27.4s, v5.4s, v2.s[0]
    fmla v22.4s, v6.4s, v0.s[1]
    fmla v23.4s, v7.4s, v0.s[1]
    fmla v24.4s, v6.4s, v1.s[1]
    fmla v25.4s, v7.4s, v1.s[1]
    fmla v26.4s, v6.4s, v2.s[1]
    fmla v27.4s, v7.4s, v2.s[1]
    fmla v22.4s, v12.4s, v0.s[2]
    fmla v23.4s, v13.4s, v0.s[2]
    fmla v24.4s, v12.4s, v1.s[2]
    fmla v25.4s, v13.4s, v1.s[2]
    fmla v26.4s, v12.4s, v2.s[2]
    fmla v27.4s, v13.4s, v2.s[2]
    fmla v22.4s, v14.4s, v0.s[3]
    fmla v23.4s, v15.4s, v0.s[3]
    fmla v24.4s, v14.4s, v1.s[3]
    fmla v25.4s, v15.4s, v1.s[3]
    fmla v26.4s, v14.4s, v2.s[3]
    fmla v27.4s, v15.4s, v2.s[3]
    ldp q10, q11, [x17]
    ldr q30, [x10, #352]
    fmla v22.4s, v10.4s, v31.s[0]
    fmla v23.4s, v11.4s, v31.s[0]
    fmla v24.4s, v10.4s, v8.s[0]
    fmla v25.4s, v11.4s, v8.s[0]
    fmla v26.4s, v10.4s, v9.s[0]
    fmla v27.4s, v11.4s, v9.s[0]
    ld1 {v0.4s, v1.4s, v2.4s, v3.4s}, [x10]
    fmla v29.4s, v4.4s, v0.s[0]
    fmla v28.4s, v5.4s, v0.s[0]
    fmla v16.4s, v4.4s, v1.s[0]
    fmla v17.4s, v5.4s, v1.s[0]
    fmla v18.4s, v4.4s, v2.s[0]
    fmla v19.4s, v5.4s, v2.s[0]
    fmla v20.4s, v4.4s, v3.s[0]
    fmla v21.4s, v5.4s, v3.s[0]
    fmla v29.4s, v6.4s, v0.s[1]
    fmla v28.4s, v7.4s, v0.s[1]
    fmla v16.4s, v6.4s, v1.s[1]
    fmla v17.4s, v7.4s, v1.s[1]
    fmla v18.4s, v6.4s, v2.s[1]
    fmla v19.4s, v7.4s, v2.s[1]
    fmla v20.4s, v6.4s, v3.s[1]
    fmla v21.4s, v7.4s, v3.s[1]
    fmla v29.4s, v12.4s, v0.s[2]
    fmla v28.4s, v13.4s, v0.s[2]
    fmla v16.4s, v12.4s, v1.s[2]
    fmla v17.4s, v13.4s, v1.s[2]
    fmla v18.4s, v12.4s, v2.s[2]
    fmla v19.4s, v13.4s, v2.s[2]
    fmla v20.4s, v12.4s, v3.s[2]
    fmla v21.4s, v13.4s, v3.s[2]
    fmla v29.4s, v14.4s, v0.s[3]
    fmla v28.4s, v15.4s, v0.s[3]
    fmla v16.4s, v14.4s, v1.s[3]
    fmla v17.4s, v15.4s, v1.s[3]
    fmla v18.4s, v14.4s, v2.s[3]
    fmla v19.4s, v15.4s, v2.s[3]
    fmla v20.4s, v14.4s, v3.s[3]
    fmla v21.4s, v15.4s, v3.s[3]
    ld1 {v0.4s, v1.4s, v2.4s, v3.4s}, [x19]
    ldp q4, q5, [x20]
    ldp q6, q7, [x22]
    fmla v29.4s, v10.4s, v0.s[0]
    fmla v28.4s, v11.4s, v0.s[0]
    fmla v16.4s, v10.4s, v1.s[0]
    fmla v17.4s, v11.4s, v1.s[0]
    fmla v18.4s, v10.4s, v2.s[0]
    fmla v19.4s, v11.4s, v2.s[0]
    fmla v20.4s, v10.4s, v3.s[0]
    fmla v21.4s, v11.4s, v3.s[0]
    fmla v22.4s, v4.4s, v31.s[1]
    fmla v23.4s, v5.4s, v31.s[1]
    fmla v29.4s, v4.4s, v0.s[1]
    fmla v28.4s, v5.4s, v0.s[1]
    fmla v16.4s, v4.4s, v1.s[1]
    fmla v17.4s, v5.4s, v1.s[1]
    fmla v18.4s, v4.4s, v2.s[1]
    fmla v19.4s, v5.4s, v2.s[1]
    fmla v20.4s, v4.4s, v3.s[1]
    fmla v21.4s, v5.4s, v3.s[1]
    fmla v24.4s, v4.4s, v8.s[1]
    fmla v25.4s, v5.4s, v8.s[1]
    fmla v26.4s, v4.4s, v9.s[1]
    fmla v27.4s, v5.4s, v9.s[1]
    fmla v29.4s, v6.4s, v0.s[2]
    fmla v28.4s, v7.4s, v0.s[2]
    fmla v16.4s, v6.4s, v1.s[2]
    fmla v17.4s, v7.4s, v1.s[2]
    fmla v18.4s, v6.4s, v2.s[2]
    fmla v19.4s, v7.4s, v2.s[2]
    fmla v20.4s, v6.4s, v3.s[2]
    fmla v21.4s, v7.4s, v3.s[2]
    fmla v22.4s, v6.4s, v31.s[2]
    fmla v23.4s, v7.4s, v31.s[2]
    fmla v24.4s, v6.4s, v8.s[2]
    fmla v25.4s, v7.4s, v8.s[2]
    fmla v26.4s, v6.4s, v9.s[2]
    fmla v27.4s, v7.4s, v9.s[2]
    ld1 {v4.4s, v5.4s, v6.4s, v7.4s}, [x16]
    ldp q10, q11, [x21]
    fmla v29.4s, v10.4s, v0.s[3]
    fmla v28.4s, v11.4s, v0.s[3]
    fmla v16.4s, v10.4s, v1.s[3]
    fmla v17.4s, v11.4s, v1.s[3]
    fmla v18.4s, v10.4s, v2.s[3]
    fmla v19.4s, v11.4s, v2.s[3]
    fmla v20.4s, v10.4s, v3.s[3]
    fmla v21.4s, v11.4s, v3.s[3]
    fmla v22.4s, v10.4s, v31.s[3]
    fmla v23.4s, v11.4s, v31.s[3]
    fmla v24.4s, v10.4s, v8.s[3]
    fmla v25.4s, v11.4s, v8.s[3]
    fmla v26.4s, v10.4s, v9.s[3]
    fmla v27.4s, v11.4s, v9.s[3]
    ld1 {v0.4s, v1.4s, v2.4s, v3.4s}, [x25]
    ldp q31, q8, [x23]
    ldp q9, q10, [x10, #320]
    ldr q11, [x10, #480]
    fmla v29.4s, v31.4s, v4.s[0]
    fmla v28.4s, v8.4s, v4.s[0]
    fmla v16.4s, v31.4s, v5.s[0]
    fmla v17.4s, v8.4s, v5.s[0]
    fmla v18.4s, v31.4s, v6.s[0]
    fmla v19.4s, v8.4s, v6.s[0]
    fmla v20.4s, v31.4s, v7.s[0]
    fmla v21.4s, v8.4s, v7.s[0]
    fmla v22.4s, v31.4s, v9.s[0]
    fmla v23.4s, v8.4s, v9.s[0]
    fmla v24.4s, v31.4s, v10.s[0]
    fmla v25.4s, v8.4s, v10.s[0]
    fmla v26.4s, v31.4s, v30.s[0]
    fmla v27.4s, v8.4s, v30.s[0]
    ldp q31, q8, [x24]
    fmla v29.4s, v31.4s, v4.s[1]
    fmla v28.4s, v8.4s, v4.s[1]
    fmla v16.4s, v31.4s, v5.s[1]
    fmla v17.4s, v8.4s, v5.s[1]
    fmla v18.4s, v31.4s, v6.s[1]
    fmla v19.4s, v8.4s, v6.s[1]
    fmla v20.4s, v31.4s, v7.s[1]
    fmla v21.4s, v8.4s, v7.s[1]
    fmla v22.4s, v31.4s, v9.s[1]
    fmla v23.4s, v8.4s, v9.s[1]
    fmla v24.4s, v31.4s, v10.s[1]
    fmla v25.4s, v8.4s, v10.s[1]
    fmla v26.4s, v31.4s, v30.s[1]
    fmla v27.4s, v8.4s, v30.s[1]
    ldp q31, q8, [x4]
    fmla v29.4s, v31.4s, v4.s[2]
    fmla v28.4s, v8.4s, v4.s[2]
    fmla v16.4s, v31.4s, v5.s[2]
    fmla v17.4s, v8.4s, v5.s[2]
    fmla v18.4s, v31.4s, v6.s[2]
    fmla v19.4s, v8.4s, v6.s[2]
    fmla v20.4s, v31.4s, v7.s[2]
    fmla v21.4s, v8.4s, v7.s[2]
    fmla v22.4s, v31.4s, v9.s[2]
    fmla v23.4s, v8.4s, v9.s[2]
    fmla v24.4s, v31.4s, v10.s[2]
    fmla v25.4s, v8.4s, v10.s[2]
    fmla v26.4s, v31.4s, v30.s[2]
    fmla v27.4s, v8.4s, v30.s[2]
    ldp q31, q8, [x6]
    fmla v29.4s, v31.4s, v4.s[3]
    fmla v28.4s, v8.4s, v4.s[3]
    fmla v16.4s, v31.4s, v5.s[3]
    fmla v17.4s, v8.4s, v5.s[3]
    fmla v18.4s, v31.4s, v6.s[3]
    fmla v19.4s, v8.4s, v6.s[3]
    fmla v20.4s, v31.4s, v7.s[3]
    fmla v21.4s, v8.4s, v7.s[3]
    fmla v22.4s, v31.4s, v9.s[3]
    fmla v23.4s, v8.4s, v9.s[3]
    fmla v24.4s, v31.4s, v10.s[3]
    fmla v25.4s, v8.4s, v10.s[3]
    fmla v26.4s, v31.4s, v30.s[3]
    fmla v27.4s, v8.4s, v30.s[3]
    ldp q4, q5, [x15]
    ldp q6, q7, [x10, #448]
    add x10, x10, #512
    ldp q30, q31, [x1]
    ldp q8, q9, [x2]
    fmla v29.4s, v4.4s, v0.s[0]
    fmla v28.4s, v5.4s, v0.s[0]
    fmla v16.4s, v4.4s, v1.s[0]
    fmla v17.4s, v5.4s, v1.s[0]
    fmla v18.4s, v4.4s, v2.s[0]
    fmla v19.4s, v5.4s, v2.s[0]
    fmla v20.4s, v4.4s, v3.s[0]
    fmla v21.4s, v5.4s, v3.s[0]
    fmla v22.4s, v4.4s, v6.s[0]
    fmla v23.4s, v5.4s, v6.s[0]
    fmla v24.4s, v4.4s, v7.s[0]
    fmla v25.4s, v5.4s, v7.s[0]
    fmla v26.4s, v4.4s, v11.s[0]
    fmla v27.4s, v5.4s, v11.s[0]
    fmla v29.4s, v30.4s, v0.s[1]
    fmla v28.4s, v31.4s, v0.s[1]
    fmla v16.4s, v30.4s, v1.s[1]
    fmla v17.4s, v31.4s, v1.s[1]
    fmla v18.4s, v30.4s, v2.s[1]
    fmla v19.4s, v31.4s, v2.s[1]
    fmla v20.4s, v30.4s, v3.s[1]
    fmla v21.4s, v31.4s, v3.s[1]
    fmla v22.4s, v30.4s, v6.s[1]
    fmla v23.4s, v31.4s, v6.s[1]
    fmla v24.4s, v30.4s, v7.s[1]
    fmla v25.4s, v31.4s, v7.s[1]
    fmla v26.4s, v30.4s, v11.s[1]
    fmla v27.4s, v31.4s, v11.s[1]
    fmla v29.4s, v8.4s, v0.s[2]
    fmla v28.4s, v9.4s, v0.s[2]
    fmla v16.4s, v8.4s, v1.s[2]
    fmla v17.4s, v9.4s, v1.s[2]
    fmla v18.4s, v8.4s, v2.s[2]
    fmla v19.4s, v9.4s, v2.s[2]
    fmla v20.4s, v8.4s, v3.s[2]
    fmla v21.4s, v9.4s, v3.s[2]
    fmla v22.4s, v8.4s, v6.s[2]
    fmla v23.4s, v9.4s, v6.s[2]
    fmla v24.4s, v8.4s, v7.s[2]
    fmla v25.4s, v9.4s, v7.s[2]
    fmla v26.4s, v8.4s, v11.s[2]
    fmla v27.4s, v9.4s, v11.s[2]
    ldp q4, q5, [x3]
    fmla v29.4s, v4.4s, v0.s[3]
    fmla v28.4s, v5.4s, v0.s[3]
    fmla v16.4s, v4.4s, v1.s[3]
    fmla v17.4s, v5.4s, v1.s[3]
    fmla v18.4s, v4.4s, v2.s[3]
    fmla v19.4s, v5.4s, v2.s[3]
    fmla v20.4s, v4.4s, v3.s[3]
    fmla v21.4s, v5.4s, v3.s[3]
    fmla v22.4s, v4.4s, v6.s[3]
    fmla v23.4s, v5.4s, v6.s[3]
    fmla v24.4s, v4.4s, v7.s[3]
    fmla v25.4s, v5.4s, v7.s[3]
    fmla v26.4s, v4.4s, v11.s[3]
    fmla v27.4s, v5.4s, v11.s[3]
    cbnz x9, .Lloop_163
.Lloop_end_162:
    ubfx x0, x8, #0, #2
    lsr x1, x8, #2
    cbz x1, .Lloop_end_164
.Lloop_165:
    mov x2, x11
    ldr x3, [x12]
    ldp q4, q5, [x10, #64]
    mov x4, x11
    mov x5, x11
    ldr q6, [x10, #96]
    add x2, x2, x3, lsl #2
    ldr x3, [x12, #8]
    ldr x6, [x12, #16]
    mov x7, x11
    ldr x8, [x12, #24]
    ldp q7, q30, [x2]
    add x4, x4, x3, lsl #2
    sub x1, x1, #1
    add x5, x5, x6, lsl #2
    add x12, x12, #32
    add x7, x7, x8, lsl #2
    ld1 {v0.4s, v1.4s, v2.4s, v3.4s}, [x10]
    fmla v22.4s, v7.4s, v4.s[0]
    fmla v23.4s, v30.4s, v4.s[0]
    fmla v24.4s, v7.4s, v5.s[0]
    fmla v25.4s, v30.4s, v5.s[0]
    fmla v26.4s, v7.4s, v6.s[0]
    fmla v27.4s, v30.4s, v6.s[0]
    fmla v29.4s, v7.4s, v0.s[0]
    fmla v28.4s, v30.4s, v0.s[0]
    fmla v16.4s, v7.4s, v1.s[0]
    fmla v17.4s, v30.4s, v1.s[0]
    fmla v18.4s, v7.4s, v2.s[0]
    fmla v19.4s, v30.4s, v2.s[0]
    fmla v20.4s, v7.4s, v3.s[0]
    fmla v21.4s, v30.4s, v3.s[0]
    ldp q7, q30, [x4]
    add x10, x10, #128
    ldp q31, q8, [x5]
    ldp q9, q10, [x7]
    fmla v29.4s, v7.4s, v0.s[1]
    fmla v28.4s, v30.4s, v0.s[1]
    fmla v16.4s, v7.4s, v1.s[1]
    fmla v17.4s, v30.4s, v1.s[1]
    fmla v18.4s, v7.4s, v2.s[1]
    fmla v19.4s, v30.4s, v2.s[1]
    fmla v20.4s, v7.4s, v3.s[1]
    fmla v21.4s, v30.4s, v3.s[1]
    fmla v22.4s, v7.4s, v4.s[1]
    fmla v23.4s, v30.4s, v4.s[1]
    fmla v24.4s, v7.4s, v5.s[1]
    fmla v25.4s, v30.4s, v5.s[1]
    fmla v26.4s, v7.4s, v6.s[1]
    fmla v27.4s, v30.4s, v6.s[1]
    fmla v29.4s, v31.4s, v0.s[2]
    fmla v28.4s, v8.4s, v0.s[2]
    fmla v16.4s, v31.4s, v1.s[2]
    fmla v17.4s, v8.4s, v1.s[2]
    fmla v18.4s, v31.4s, v2.s[2]
    fmla v19.4s, v8.4s, v2.s[2]
    fmla v20.4s, v31.4s, v3.s[2]
    fmla v21.4s, v8.4s, v3.s[2]
    fmla v22.4s, v31.4s, v4.s[2]
    fmla v23.4s, v8.4s, v4.s[2]
    fmla v24.4s, v31.4s, v5.s[2]
    fmla v25.4s, v8.4s, v5.s[2]
    fmla v26.4s, v31.4s, v6.s[2]
    fmla v27.4s, v8.4s, v6.s[2]
    fmla v29.4s, v9.4s, v0.s[3]
    fmla v28.4s, v10.4s, v0.s[3]
    fmla v16.4s, v9.4s, v1.s[3]
    fmla v17.4s, v10.4s, v1.s[3]
    fmla v18.4s, v9.4s, v2.s[3]
    fmla v19.4s, v10.4s, v2.s[3]
    fmla v20.4s, v9.4s, v3.s[3]
    fmla v21.4s, v10.4s, v3.s[3]
    fmla v22.4s, v9.4s, v4.s[3]
    fmla v23.4s, v10.4s, v4.s[3]
    fmla v24.4s, v9.4s, v5.s[3]
    fmla v25.4s, v10.4s, v5.s[3]
    fmla v26.4s, v9.4s, v6.s[3]
    fmla v27.4s, v10.4s, v6.s[3]
    cbnz x1, .Lloop_165
.Lloop_end_164:
    cbz x0, .Lloop_end_166
.Lloop_167:
    mov x1, x11
    ldr x2, [x12]
    ldr s0, [x10]
    ldr s1, [x10, #16]
    ldr s2, [x10, #32]
    add x1, x1, x2, lsl #2
    ldr s3, [x10, #48]
    ldr s4, [x10, #64]
    ldr s5, [x10, #80]
    ldp q6, q7, [x1]
    sub x0, x0, #1
    add x12, x12, #8
    ldr s30, [x10, #96]
    add x10, x10, #4
    fmla v29.4s, v6.4s, v0.s[0]
    fmla v28.4s, v7.4s, v0.s[0]
    fmla v16.4s, v6.4s, v1.s[0]
    fmla v17.4s, v7.4s, v1.s[0]
    fmla v18.4s, v6.4s, v2.s[0]
    fmla v19.4s, v7.4s, v2.s[0]
    fmla v20.4s, v6.4s, v3.s[0]
    fmla v21.4s, v7.4s, v3.s[0]
    fmla v22.4s, v6.4s, v4.s[0]
    fmla v23.4s, v7.4s, v4.s[0]
    fmla v24.4s, v6.4s, v5.s[0]
    fmla v25.4s, v7.4s, v5.s[0]
    fmla v26.4s, v6.4s, v30.s[0]
    fmla v27.4s, v7.4s, v30.s[0]
    cbnz x0, .Lloop_167
.Lloop_end_166:
    ldr x0, [x14]
    ldr s0, [x14, #32]
    dup v0.4s, v0.s[0]
    fmax v1.4s, v0.4s, v29.4s
    fmax v2.4s, v0.4s, v28.4s
    fmax v3.4s, v0.4s, v16.4s
    fmax v4.4s, v0.4s, v17.4s
    fmax v5.4s, v0.4s, v18.4s
    fmax v6.4s, v0.4s, v19.4s
    fmax v7.4s, v0.4s, v20.4s
    fmax v16.4s, v0.4s, v21.4s
    fmax v17.4s, v0.4s, v22.4s
    fmax v18.4s, v0.4s, v23.4s
    fmax v19.4s, v0.4s, v24.4s
    fmax v20.4s, v0.4s, v25.4s
    fmax v21.4s, v0.4s, v26.4s
    fmax v0.4s, v0.4s, v27.4s
    str q1, [x13]
    str q2, [x13, #16]
    add x13, x13, x0, lsl #2
    str q3, [x13]
    str q4, [x13, #16]
    add x13, x13, x0, lsl #2
    str q5, [x13]
    str q6, [x13, #16]
    add x13, x13, x0, lsl #2
    str q7, [x13]
    str q16, [x13, #16]
    add x13, x13, x0, lsl #2
    str q17, [x13]
    str q18, [x13, #16]
    add x13, x13, x0, lsl #2
    str q19, [x13]
    str q20, [x13, #16]
    add x13, x13, x0, lsl #2
    str q21, [x13]
    str q0, [x13, #16]
.Lend_161:
.Lend_153:
    ldp x19, x20, [sp, #0]
    ldp x21, x22, [sp, #16]
    ldp x23, x24, [sp, #32]
    ldp x25, x26, [sp, #48]
    ldr x27, [sp, #64]
    ldp d8, d9, [sp, #72]
    ldp d10, d11, [sp, #88]
    ldp d12, d13, [sp, #104]
    ldp d14, d15, [sp, #120]
    add sp, sp, #144
    ret
    .size nnp_direct_7x8__aarch64_neon, . - nnp_direct_7x8__aarch64_neon

    .text
    .p2align 4
    .globl nnp_direct_8x8__aarch64_neon
    .type nnp_direct_8x8__aarch64_neon, %function
nnp_direct_8x8__aarch64_neon:
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
    mov x11, x0
    mov x12, x1
    mov x13, x2
    mov x14, x3
    mov x15, x4
    mov x16, x5
    ldr x0, [x16, #8]
    lsr x9, x0, #3
    cbz x9, .Lloop_end_168
.Lloop_169:
    ldr x0, [x16, #16]
    mov x10, x14
    mov x1, x11
    mov x17, x12
    ldp q0, q1, [x0]
    ubfx x19, x1, #0, #4
    lsr x8, x1, #4
    dup v11.4s, v0.s[0]
    dup v10.4s, v0.s[0]
    dup v9.4s, v0.s[1]
    dup v8.4s, v0.s[1]
    dup v31.4s, v0.s[2]
    dup v30.4s, v0.s[2]
    dup v29.4s, v0.s[3]
    dup v28.4s, v0.s[3]
    dup v27.4s, v1.s[0]
    dup v26.4s, v1.s[0]
    dup v25.4s, v1.s[1]
    dup v24.4s, v1.s[1]
    dup v23.4s, v1.s[2]
    dup v22.4s, v1.s[2]
    dup v21.4s, v1.s[3]
    dup v20.4s, v1.s[3]
    cbz x8, .Lloop_end_170
.Lloop_171:
    mov x0, x13
    ldr x1, [x10]
    add x20, x17, #64
    ldr x2, [x10, #8]
    mov x3, x13
    ldr x4, [x10, #16]
    mov x5, x13
    ldr x6, [x10, #24]
    add x0, x0, x1, lsl #2
    ldr x1, [x10, #32]
    add x3, x3, x2, lsl #2
    ldr x2, [x10, #40]
    add x5, x5, x4, lsl #2
    ldr x4, [x10, #48]
    ldp q4, q5, [x0]
    mov x0, x13
    mov x7, x13
    ldp q6, q7, [x3]
    add x22, x17, #128
    add x21, x17, #192
    ldp q16, q17, [x5]
    add x0, x0, x6, lsl #2
    add x7, x7, x1, lsl #2
    mov x1, x13
    ldr x3, [x10, #56]
    mov x6, x13
    ldr x5, [x10, #64]
    ldp q18, q19, [x0]
    add x1, x1, x2, lsl #2
    mov x23, x13
    ldp q15, q14, [x7]
    add x6, x6, x4, lsl #2
    mov x7, x13
    ldp q13, q12, [x1]
    add x23, x23, x3, lsl #2
    add x24, x17, #256
    add x7, x7, x5, lsl #2
    ldr x0, [x10, #72]
    add x4, x17, #320
    ldr x1, [x10, #80]
    mov x5, x13
    ldr x2, [x10, #88]
    mov x25, x13
    ldr x3, [x10, #96]
    sub x8, x8, #1
    add x5, x5, x0, lsl #2
    ldr x26, [x10, #104]
    add x25, x25, x1, lsl #2
    ldr x27, [x10, #112]
    ld1 {v0.4s, v1.4s, v2.4s, v3.4s}, [x17]
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
    ld1 {v0.4s, v1.4s, v2.4s, v3.4s}, [x20]
    mov x20, x13
    add x20, x20, x2, lsl #2
    ldr x28, [x10, #120]
    add x10, x10, #128
    fmla v27.4s, v4.4s, v0.s[0]
    fmla v26.4s, v5.4s, v0.s[0]
    fmla v25.4s, v4.4s, v1.s[0]
    fmla v24.4s, v5.4s, v1.s[0]
    fmla v23.4s, v4.4s, v2.s[0]
    fmla v22.4s, v5.4s, v2.s[0]
    fmla v21.4s, v4.4s, v3.s[0]
    fmla v20.4s, v5.4s, v3.s[0]
    fmla v27.4s, v6.4s, v0.s[1]
    fmla v26.4s, v7.4s, v0.s[1]
    fmla v25.4s, v6.4s, v1.s[1]
    fmla v24.4s, v7.4s, v1.s[1]
    fmla v23.4s, v6.4s, v2.s[1]
    fmla v22.4s, v7.4s, v2.s[1]
    fmla v21.4s, v6.4s, v3.s[1]
    fmla v20.4s, v7.4s, v3.s[1]
    fmla v27.4s, v16.4s, v0.s[2]
    fmla v26.4s, v17.4s, v0.s[2]
    fmla v25.4s, v16.4s, v1.s[2]
    fmla v24.4s, v17.4s, v1.s[2]
    fmla v23.4s, v16.4s, v2.s[2]
    fmla v22.4s, v17.4s, v2.s[2]
    fmla v21.4s, v16.4s, v3.s[2]
    fmla v20.4s, v17.4s, v3.s[2]
    fmla v27.4s, v18.4s, v0.s[3]
    fmla v26.4s, v19.4s, v0.s[3]
    fmla v25.4s, v18.4s, v1.s[3]
    fmla v24.4s, v19.4s, v1.s[3]
    fmla v23.4s, v18.4s, v2.s[3]
    fmla v22.4s, v19.4s, v2.s[3]
    fmla v21.4s, v18.4s, v3.s[3]
    fmla v20.4s, v19.4s, v3.s[3]
    ld1 {v0.4s, v1.4s, v2.4s, v3.4s}, [x22]
    ldp q4, q5, [x6]
    mov x0, x13
    add x1, x17, #384
    ldp q6, q7, [x23]
    add x2, x17, #448
    add x17, x17, #512
    add x0, x0, x3, lsl #2
    mov x3, x13
    fmla v11.4s, v15.4s, v0.s[0]
    fmla v10.4s, v14.4s, v0.s[0]
    fmla v9.4s, v15.4s, v1.s[0]
    fmla v8.4s, v14.4s, v1.s[0]
    fmla v31.4s, v15.4s, v2.s[0]
    fmla v30.4s, v14.4s, v2.s[0]
    fmla v29.4s, v15.4s, v3.s[0]
    fmla v28.4s, v14.4s, v3.s[0]
    fmla v11.4s, v13.4s, v0.s[1]
    fmla v10.4s, v12.4s, v0.s[1]
    fmla v9.4s, v13.4s, v1.s[1]
    fmla v8.4s, v12.4s, v1.s[1]
    fmla v31.4s, v13.4s, v2.s[1]
    fmla v30.4s, v12.4s, v2.s[1]
    fmla v29.4s, v13.4s, v3.s[1]
    fmla v28.4s, v12.4s, v3.s[1]
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
    ld1 {v0.4s, v1.4s, v2.4s, v3.4s}, [x21]
    add x3, x3, x26, lsl #2
    mov x6, x13
    mov x21, x13
    add x6, x6, x27, lsl #2
    fmla v27.4s, v15.4s, v0.s[0]
    fmla v26.4s, v14.4s, v0.s[0]
    fmla v25.4s, v15.4s, v1.s[0]
    fmla v24.4s, v14.4s, v1.s[0]
    fmla v23.4s, v15.4s, v2.s[0]
    fmla v22.4s, v14.4s, v2.s[0]
    fmla v21.4s, v15.4s, v3.s[0]
    fmla v20.4s, v14.4s, v3.s[0]
    fmla v27.4s, v13.4s, v0.s[1]
    fmla v26.4s, v12.4s, v0.s[1]
    fmla v25.4s, v13.4s, v1.s[1]
    fmla v24.4s, v12.4s, v1.s[1]
    fmla v23.4s, v13.4s, v2.s[1]
    fmla v22.4s, v12.4s, v2.s[1]
    fmla v21.4s, v13.4s, v3.s[1]
    fmla v20.4s, v12.4s, v3.s[1]
    ld1 {v16.4s, v17.4s, v18.4s, v19.4s}, [x24]
    fmla v27.4s, v4.4s, v0.s[2]
    fmla v26.4s, v5.4s, v0.s[2]
    fmla v25.4s, v4.4s, v1.s[2]
    fmla v24.4s, v5.4s, v1.s[2]
    fmla v23.4s, v4.4s, v2.s[2]
    fmla v22.4s, v5.4s, v2.s[2]
    fmla v21.4s, v4.4s, v3.s[2]
    fmla v20.4s, v5.4s, v3.s[2]
    fmla v27.4s, v6.4s, v0.s[3]
    fmla v26.4s, v7.4s, v0.s[3]
    fmla v25.4s, v6.4s, v1.s[3]
    fmla v24.4s, v7.4s, v1.s[3]
    fmla v23.4s, v6.4s, v2.s[3]
    fmla v22.4s, v7.4s, v2.s[3]
    fmla v21.4s, v6.4s, v3.s[3]
    fmla v20.4s, v7.4s, v3.s[3]
    ld1 {v0.4s, v1.4s, v2.4s, v3.4s}, [x4]
    ldp q4, q5, [x7]
    add x21, x21, x28, lsl #2
    ldp q6, q7, [x5]
    fmla v11.4s, v4.4s, v16.s[0]
    fmla v10.4s, v5.4s, v16.s[0]
    fmla v9.4s, v4.4s, v17.s[0]
    fmla v8.4s, v5.4s, v17.s[0]
    fmla v31.4s, v4.4s, v18.s[0]
    fmla v30.4s, v5.4s, v18.s[0]
    fmla v29.4s, v4.4s, v19.s[0]
    fmla v28.4s, v5.4s, v19.s[0]
    fmla v27.4s, v4.4s, v0.s[0]
    fmla v26.4s, v5.4s, v0.s[0]
    fmla v25.4s, v4.4s, v1.s[0]
    fmla v24.4s, v5.4s, v1.s[0]
    fmla v23.4s, v4.4s, v2.s[0]
    fmla v22.4s, v5.4s, v2.s[0]
    fmla v21.4s, v4.4s, v3.s[0]
    fmla v20.4s, v5.4s, v3.s[0]
    fmla v11.4s, v6.4s, v16.s[1]
    fmla v10.4s, v7.4s, v16.s[1]
    fmla v9.4s, v6.4s, v17.s[1]
    fmla v8.4s, v7.4s, v17.s[1]
    fmla v31.4s, v6.4s, v18.s[1]
    fmla v30.4s, v7.4s, v18.s[1]
    fmla v29.4s, v6.4s, v19.s[1]
    fmla v28.4s, v7.4s, v19.s[1]
    fmla v27.4s, v6.4s, v0.s[1]
    fmla v26.4s, v7.4s, v0.s[1]
    fmla v25.4s, v6.4s, v1.s[1]
    fmla v24.4s, v7.4s, v1.s[1]
    fmla v23.4s, v6.4s, v2.s[1]
    fmla v22.4s, v7.4s, v2.s[1]
    fmla v21.4s, v6.4s, v3.s[1]
    fmla v20.4s, v7.4s, v3.s[1]
    ld1 {v4.4s, v5.4s, v6.4s, v7.4s}, [x1]
    ldp q12, q13, [x25]
    fmla v11.4s, v12.4s, v16.s[2]
    fmla v10.4s, v13.4s, v16.s[2]
    fmla v9.4s, v12.4s, v17.s[2]
    fmla v8.4s, v13.4s, v17.s[2]
    fmla v31.4s, v12.4s, v18.s[2]
    fmla v30.4s, v13.4s, v18.s[2]
    fmla v29.4s, v12.4s, v19.s[2]
    fmla v28.4s, v13.4s, v19.s[2]
    fmla v27.4s, v12.4s, v0.s[2]
    fmla v26.4s, v13.4s, v0.s[2]
    fmla v25.4s, v12.4s, v1.s[2]
    fmla v24.4s, v13.4s, v1.s[2]
    fmla v23.4s, v12.4s, v2.s[2]
    fmla v22.4s, v13.4s, v2.s[2]
    fmla v21.4s, v12.4s, v3.s[2]
    fmla v20.4s, v13.4s, v3.s[2]
    ldp q12, q13, [x20]
    fmla v11.4s, v12.4s, v16.s[3]
    fmla v10.4s, v13.4s, v16.s[3]
    fmla v9.4s, v12.4s, v17.s[3]
    fmla v8.4s, v13.4s, v17.s[3]
    fmla v31.4s, v12.4s, v18.s[3]
    fmla v30.4s, v13.4s, v18.s[3]
    fmla v29.4s, v12.4s, v19.s[3]
    fmla v28.4s, v13.4s, v19.s[3]
    fmla v27.4s, v12.4s, v0.s[3]
    fmla v26.4s, v13.4s, v0.s[3]
    fmla v25.4s, v12.4s, v1.s[3]
    fmla v24.4s, v13.4s, v1.s[3]
    fmla v23.4s, v12.4s, v2.s[3]
    fmla v22.4s, v13.4s, v2.s[3]
    fmla v21.4s, v12.4s, v3.s[3]
    fmla v20.4s, v13.4s, v3.s[3]
    ld1 {v0.4s, v1.4s, v2.4s, v3.4s}, [x2]
    ldp q16, q17, [x0]
    ldp q18, q19, [x3]
    fmla v11.4s, v16.4s, v4.s[0]
    fmla v10.4s, v17.4s, v4.s[0]
    fmla v9.4s, v16.4s, v5.s[0]
    fmla v8.4s, v17.4s, v5.s[0]
    fmla v31.4s, v16.4s, v6.s[0]
    fmla v30.4s, v17.4s, v6.s[0]
    fmla v29.4s, v16.4s, v7.s[0]
    fmla v28.4s, v17.4s, v7.s[0]
    fmla v27.4s, v16.4s, v0.s[0]
    fmla v26.4s, v17.4s, v0.s[0]
    fmla v25.4s, v16.4s, v1.s[0]
    fmla v24.4s, v17.4s, v1.s[0]
    fmla v23.4s, v16.4s, v2.s[0]
    fmla v22.4s, v17.4s, v2.s[0]
    fmla v21.4s, v16.4s, v3.s[0]
    fmla v20.4s, v17.4s, v3.s[0]
    fmla v11.4s, v18.4s, v4.s[1]
    fmla v10.4s, v19.4s, v4.s[1]
    fmla v9.4s, v18.4s, v5.s[1]
    fmla v8.4s, v19.4s, v5.s[1]
    fmla v31.4s, v18.4s, v6.s[1]
    fmla v30.4s, v19.4s, v6.s[1]
    fmla v29.4s, v18.4s, v7.s[1]
    fmla v28.4s, v19.4s, v7.s[1]
    fmla v27.4s, v18.4s, v0.s[1]
    fmla v26.4s, v19.4s, v0.s[1]
    fmla v25.4s, v18.4s, v1.s[1]
    fmla v24.4s, v19.4s, v1.s[1]
    fmla v23.4s, v18.4s, v2.s[1]
    fmla v22.4s, v19.4s, v2.s[1]
    fmla v21.4s, v18.4s, v3.s[1]
    fmla v20.4s, v19.4s, v3.s[1]
    ldp q16, q17, [x6]
    ldp q18, q19, [x21]
    fmla v11.4s, v16.4s, v4.s[2]
    fmla v10.4s, v17.4s, v4.s[2]
    fmla v9.4s, v16.4s, v5.s[2]
    fmla v8.4s, v17.4s, v5.s[2]
    fmla v31.4s, v16.4s, v6.s[2]
    fmla v30.4s, v17.4s, v6.s[2]
    fmla v29.4s, v16.4s, v7.s[2]
    fmla v28.4s, v17.4s, v7.s[2]
    fmla v27.4s, v16.4s, v0.s[2]
    fmla v26.4s, v17.4s, v0.s[2]
    fmla v25.4s, v16.4s, v1.s[2]
    fmla v24.4s, v17.4s, v1.s[2]
    fmla v23.4s, v16.4s, v2.s[2]
    fmla v22.4s, v17.4s, v2.s[2]
    fmla v21.4s, v16.4s, v3.s[2]
    fmla v20.4s, v17.4s, v3.s[2]
    fmla v11.4s, v18.4s, v4.s[3]
    fmla v10.4s, v19.4s, v4.s[3]
    fmla v9.4s, v18.4s, v5.s[3]
    fmla v8.4s, v19.4s, v5.s[3]
    fmla v31.4s, v18.4s, v6.s[3]
    fmla v30.4s, v19.4s, v6.s[3]
    fmla v29.4s, v18.4s, v7.s[3]
    fmla v28.4s, v19.4s, v7.s[3]
    fmla v27.4s, v18.4s, v0.s[3]
    fmla v26.4s, v19.4s, v0.s[3]
    fmla v25.4s, v18.4s, v1.s[3]
    fmla v24.4s, v19.4s, v1.s[3]
    fmla v23.4s, v18.4s, v2.s[3]
    fmla v22.4s, v19.4s, v2.s[3]
    fmla v21.4s, v18.4s, v3.s[3]
    fmla v20.4s, v19.4s, v3.s[3]
    cbnz x8, .Lloop_171
.Lloop_end_170:
    ubfx x0, x19, #0, #2
    lsr x1, x19, #2
    cbz x1, .Lloop_end_172
.Lloop_173:
    mov x2, x13
    ldr x3, [x10]
    add x4, x17, #64
    ldr x5, [x10, #8]
    mov x6, x13
    ldr x7, [x10, #16]
    mov x8, x13
    ldr x19, [x10, #24]
    add x2, x2, x3, lsl #2
    mov x3, x13
    add x6, x6, x5, lsl #2
    sub x1, x1, #1
    add x8, x8, x7, lsl #2
    add x10, x10, #32
    ldp q4, q5, [x2]
    add x3, x3, x19, lsl #2
    ldp q6, q7, [x6]
    ldp q16, q17, [x8]
    ldp q18, q19, [x3]
    ld1 {v0.4s, v1.4s, v2.4s, v3.4s}, [x17]
    add x17, x17, #128
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
    ld1 {v0.4s, v1.4s, v2.4s, v3.4s}, [x4]
    fmla v27.4s, v4.4s, v0.s[0]
    fmla v26.4s, v5.4s, v0.s[0]
    fmla v25.4s, v4.4s, v1.s[0]
    fmla v24.4s, v5.4s, v1.s[0]
    fmla v23.4s, v4.4s, v2.s[0]
    fmla v22.4s, v5.4s, v2.s[0]
    fmla v21.4s, v4.4s, v3.s[0]
    fmla v20.4s, v5.4s, v3.s[0]
    fmla v27.4s, v6.4s, v0.s[1]
    fmla v26.4s, v7.4s, v0.s[1]
    fmla v25.4s, v6.4s, v1.s[1]
    fmla v24.4s, v7.4s, v1.s[1]
    fmla v23.4s, v6.4s, v2.s[1]
    fmla v22.4s, v7.4s, v2.s[1]
    fmla v21.4s, v6.4s, v3.s[1]
    fmla v20.4s, v7.4s, v3.s[1]
    fmla v27.4s, v16.4s, v0.s[2]
    fmla v26.4s, v17.4s, v0.s[2]
    fmla v25.4s, v16.4s, v1.s[2]
    fmla v24.4s, v17.4s, v1.s[2]
    fmla v23.4s, v16.4s, v2.s[2]
    fmla v22.4s, v17.4s, v2.s[2]
    fmla v21.4s, v16.4s, v3.s[2]
    fmla v20.4s, v17.4s, v3.s[2]
    fmla v27.4s, v18.4s, v0.s[3]
    fmla v26.4s, v19.4s, v0.s[3]
    fmla v25.4s, v18.4s, v1.s[3]
    fmla v24.4s, v19.4s, v1.s[3]
    fmla v23.4s, v18.4s, v2.s[3]
    fmla v22.4s, v19.4s, v2.s[3]
    fmla v21.4s, v18.4s, v3.s[3]
    fmla v20.4s, v19.4s, v3.s[3]
    cbnz x1, .Lloop_173
.Lloop_end_172:
    cbz x0, .Lloop_end_174
.Lloop_175:
    mov x1, x13
    ldr x2, [x10]
    ldr s0, [x17]
    ldr s1, [x17, #16]
    ldr s2, [x17, #32]
    add x1, x1, x2, lsl #2
    ldr s3, [x17, #48]
    ldr s4, [x17, #64]
    ldr s5, [x17, #80]
    ldp q6, q7, [x1]
    sub x0, x0, #1
    add x10, x10, #8
    ldr s16, [x17, #96]
    ldr s17, [x17, #112]
    add x17, x17, #4
    fmla v11.4s, v6.4s, v0.s[0]
    fmla v10.4s, v7.4s, v0.s[0]
    fmla v9.4s, v6.4s, v1.s[0]
    fmla v8.4s, v7.4s, v1.s[0]
    fmla v31.4s, v6.4s, v2.s[0]
    fmla v30.4s, v7.4s, v2.s[0]
    fmla v29.4s, v6.4s, v3.s[0]
    fmla v28.4s, v7.4s, v3.s[0]
    fmla v27.4s, v6.4s, v4.s[0]
    fmla v26.4s, v7.4s, v4.s[0]
    fmla v25.4s, v6.4s, v5.s[0]
    fmla v24.4s, v7.4s, v5.s[0]
    fmla v23.4s, v6.4s, v16.s[0]
    fmla v22.4s, v7.4s, v16.s[0]
    fmla v21.4s, v6.4s, v17.s[0]
    fmla v20.4s, v7.4s, v17.s[0]
    cbnz x0, .Lloop_175
.Lloop_end_174:
    ldr x0, [x16]
    mov x1, x15
    sub x9, x9, #1
    add x13, x13, #32
    add x15, x15, #32
    ldr s0, [x16, #32]
    dup v0.4s, v0.s[0]
    fmax v1.4s, v0.4s, v11.4s
    fmax v2.4s, v0.4s, v10.4s
    fmax v3.4s, v0.4s, v9.4s
    fmax v4.4s, v0.4s, v8.4s
    fmax v5.4s, v0.4s, v31.4s
    fmax v6.4s, v0.4s, v30.4s
    fmax v7.4s, v0.4s, v29.4s
    fmax v16.4s, v0.4s, v28.4s
    fmax v17.4s, v0.4s, v27.4s
    fmax v18.4s, v0.4s, v26.4s
    fmax v19.4s, v0.4s, v25.4s
    fmax v24.4s, v0.4s, v24.4s
    fmax v23.4s, v0.4s, v23.4s
    fmax v22.4s, v0.4s, v22.4s
    fmax v21.4s, v0.4s, v21.4s
    fmax v0.4s, v0.4s, v20.4s
    str q1, [x1]
    str q2, [x1, #16]
    add x1, x1, x0, lsl #2
    str q3, [x1]
    str q4, [x1, #16]
    add x1, x1, x0, lsl #2
    str q5, [x1]
    str q6, [x1, #16]
    add x1, x1, x0, lsl #2
    str q7, [x1]
    str q16, [x1, #16]
    add x1, x1, x0, lsl #2
    str q17, [x1]
    str q18, [x1, #16]
    add x1, x1, x0, lsl #2
    str q19, [x1]
    str q24, [x1, #16]
    add x1, x1, x0, lsl #2
    str q23, [x1]
    str q22, [x1, #16]
    add x1, x1, x0, lsl #2
    str q21, [x1]
    str q0, [x1, #16]
    cbnz x9, .Lloop_169
.Lloop_end_168:
    ldr x0, [x16, #8]
    ubfx x0, x0, #0, #3
    cbnz x0, .Lotherwise_176
    b .Lend_177
.Lotherwise_176:
    sub x1, x0, #1
    lsr x1, x1, #2
    cbnz x1, .Lotherwise_178
    add x13, x13, x0, lsl #2
    ldr x1, [x16, #16]
    add x15, x15, x0, lsl #2
    sub x13, x13, #16
    ldp q0, q1, [x1]
    ubfx x8, x11, #0, #4
    lsr x7, x11, #4
    sub x15, x15, #16
    dup v27.4s, v0.s[0]
    dup v26.4s, v0.s[1]
    dup v25.4s, v0.s[2]
    dup v24.4s, v0.s[3]
    dup v23.4s, v1.s[0]
    dup v22.4s, v1.s[1]
    dup v21.4s, v1.s[2]
    dup v20.4s, v1.s[3]
    cbz x7, .Lloop_end_179
.Lloop_180:
    mov x0, x13
    ldr x1, [x14]
    add x9, x12, #64
    ldr x2, [x14, #8]
    mov x3, x13
    ldr x4, [x14, #16]
    mov x5, x13
    ldr x6, [x14, #24]
    add x0, x0, x1, lsl #2
    ldr x1, [x14, #32]
    add x3, x3, x2, lsl #2
    ldr x17, [x14, #40]
    add x5, x5, x4, lsl #2
    ldr x10, [x14, #48]
    ldr q4, [x0]
    ldr q5, [x3]
    ldr q6, [x5]
    mov x0, x13
    ldr x3, [x14, #56]
    mov x2, x13
    ldr x4, [x14, #64]
    add x19, x12, #128
    ldr x20, [x14, #72]
    add x0, x0, x6, lsl #2
    ldr x21, [x14, #80]
    add x2, x2, x1, lsl #2
    ldr x6, [x14, #88]
    add x11, x12, #192
    ldr x22, [x14, #96]
    ldr q7, [x0]
    ldr q16, [x2]
    mov x0, x13
    ldr x5, [x14, #104]
    mov x1, x13
    ldr x23, [x14, #112]
    mov x2, x13
    ldr x24, [x14, #120]
    add x0, x0, x17, lsl #2
    mov x17, x13
    add x1, x1, x10, lsl #2
    add x10, x12, #256
    add x2, x2, x3, lsl #2
    add x25, x12, #320
    ldr q17, [x0]
    ldr q18, [x1]
    ldr q19, [x2]
    add x17, x17, x4, lsl #2
    mov x0, x13
    mov x1, x13
    mov x2, x13
    mov x3, x13
    add x4, x12, #384
    ldr q31, [x17]
    add x0, x0, x20, lsl #2
    add x1, x1, x21, lsl #2
    add x2, x2, x6, lsl #2
    add x3, x3, x22, lsl #2
    add x6, x12, #448
    mov x17, x13
    ldr q30, [x0]
    ldr q29, [x1]
    ldr q28, [x2]
    ldr q11, [x3]
    add x17, x17, x5, lsl #2
    mov x0, x13
    mov x1, x13
    sub x7, x7, #1
    add x14, x14, #128
    ld1 {v0.4s, v1.4s, v2.4s, v3.4s}, [x12]
    ldr q10, [x17]
    add x0, x0, x23, lsl #2
    add x1, x1, x24, lsl #2
    add x12, x12, #512
    fmla v27.4s, v4.4s, v0.s[0]
    fmla v26.4s, v4.4s, v1.s[0]
    fmla v25.4s, v4.4s, v2.s[0]
    fmla v24.4s, v4.4s, v3.s[0]
    ldr q9, [x0]
    ldr q8, [x1]
    fmla v27.4s, v5.4s, v0.s[1]
    fmla v26.4s, v5.4s, v1.s[1]
    fmla v25.4s, v5.4s, v2.s[1]
    fmla v24.4s, v5.4s, v3.s[1]
    fmla v27.4s, v6.4s, v0.s[2]
    fmla v26.4s, v6.4s, v1.s[2]
    fmla v25.4s, v6.4s, v2.s[2]
    fmla v24.4s, v6.4s, v3.s[2]
    fmla v27.4s, v7.4s, v0.s[3]
    fmla v26.4s, v7.4s, v1.s[3]
    fmla v25.4s, v7.4s, v2.s[3]
    fmla v24.4s, v7.4s, v3.s[3]
    ld1 {v0.4s, v1.4s, v2.4s, v3.4s}, [x9]
    fmla v23.4s, v4.4s, v0.s[0]
    fmla v22.4s, v4.4s, v1.s[0]
    fmla v21.4s, v4.4s, v2.s[0]
    fmla v20.4s, v4.4s, v3.s[0]
    fmla v23.4s, v5.4s, v0.s[1]
    fmla v22.4s, v5.4s, v1.s[1]
    fmla v21.4s, v5.4s, v2.s[1]
    fmla v20.4s, v5.4s, v3.s[1]
    fmla v23.4s, v6.4s, v0.s[2]
    fmla v22.4s, v6.4s, v1.s[2]
    fmla v21.4s, v6.4s, v2.s[2]
    fmla v20.4s, v6.4s, v3.s[2]
    fmla v23.4s, v7.4s, v0.s[3]
    fmla v22.4s, v7.4s, v1.s[3]
    fmla v21.4s, v7.4s, v2.s[3]
    fmla v20.4s, v7.4s, v3.s[3]
    ld1 {v4.4s, v5.4s, v6.4s, v7.4s}, [x19]
    ld1 {v0.4s, v1.4s, v2.4s, v3.4s}, [x11]
    fmla v27.4s, v16.4s, v4.s[0]
    fmla v26.4s, v16.4s, v5.s[0]
    fmla v25.4s, v16.4s, v6.s[0]
    fmla v24.4s, v16.4s, v7.s[0]
    fmla v23.4s, v16.4s, v0.s[0]
    fmla v22.4s, v16.4s, v1.s[0]
    fmla v21.4s, v16.4s, v2.s[0]
    fmla v20.4s, v16.4s, v3.s[0]
    fmla v27.4s, v17.4s, v4.s[1]
    fmla v26.4s, v17.4s, v5.s[1]
    fmla v25.4s, v17.4s, v6.s[1]
    fmla v24.4s, v17.4s, v7.s[1]
    fmla v23.4s, v17.4s, v0.s[1]
    fmla v22.4s, v17.4s, v1.s[1]
    fmla v21.4s, v17.4s, v2.s[1]
    fmla v20.4s, v17.4s, v3.s[1]
    fmla v27.4s, v18.4s, v4.s[2]
    fmla v26.4s, v18.4s, v5.s[2]
    fmla v25.4s, v18.4s, v6.s[2]
    fmla v24.4s, v18.4s, v7.s[2]
    fmla v23.4s, v18.4s, v0.s[2]
    fmla v22.4s, v18.4s, v1.s[2]
    fmla v21.4s, v18.4s, v2.s[2]
    fmla v20.4s, v18.4s, v3.s[2]
    fmla v27.4s, v19.4s, v4.s[3]
    fmla v26.4s, v19.4s, v5.s[3]
    fmla v25.4s, v19.4s, v6.s[3]
    fmla v24.4s, v19.4s, v7.s[3]
    fmla v23.4s, v19.4s, v0.s[3]
    fmla v22.4s, v19.4s, v1.s[3]
    fmla v21.4s, v19.4s, v2.s[3]
    fmla v20.4s, v19.4s, v3.s[3]
    ld1 {v4.4s, v5.4s, v6.4s, v7.4s}, [x10]
    ld1 {v0.4s, v1.4s, v2.4s, v3.4s}, [x25]
    ld1 {v16.4s, v17.4s, v18.4s, v19.4s}, [x4]
    fmla v27.4s, v31.4s, v4.s[0]
    fmla v26.4s, v31.4s, v5.s[0]
    fmla v25.4s, v31.4s, v6.s[0]
    fmla v24.4s, v31.4s, v7.s[0]
    fmla v23.4s, v31.4s, v0.s[0]
    fmla v22.4s, v31.4s, v1.s[0]
    fmla v21.4s, v31.4s, v2.s[0]
    fmla v20.4s, v31.4s, v3.s[0]
    fmla v27.4s, v30.4s, v4.s[1]
    fmla v26.4s, v30.4s, v5.s[1]
    fmla v25.4s, v30.4s, v6.s[1]
    fmla v24.4s, v30.4s, v7.s[1]
    fmla v23.4s, v30.4s, v0.s[1]
    fmla v22.4s, v30.4s, v1.s[1]
    fmla v21.4s, v30.4s, v2.s[1]
    fmla v20.4s, v30.4s, v3.s[1]
    fmla v27.4s, v29.4s, v4.s[2]
    fmla v26.4s, v29.4s, v5.s[2]
    fmla v25.4s, v29.4s, v6.s[2]
    fmla v24.4s, v29.4s, v7.s[2]
    fmla v23.4s, v29.4s, v0.s[2]
    fmla v22.4s, v29.4s, v1.s[2]
    fmla v21.4s, v29.4s, v2.s[2]
    fmla v20.4s, v29.4s, v3.s[2]
    fmla v27.4s, v28.4s, v4.s[3]
    fmla v26.4s, v28.4s, v5.s[3]
    fmla v25.4s, v28.4s, v6.s[3]
    fmla v24.4s, v28.4s, v7.s[3]
    fmla v23.4s, v28.4s, v0.s[3]
    fmla v22.4s, v28.4s, v1.s[3]
    fmla v21.4s, v28.4s, v2.s[3]
    fmla v20.4s, v28.4s, v3.s[3]
    ld1 {v0.4s, v1.4s, v2.4s, v3.4s}, [x6]
    fmla v27.4s, v11.4s, v16.s[0]
    fmla v26.4s, v11.4s, v17.s[0]
    fmla v25.4s, v11.4s, v18.s[0]
    fmla v24.4s, v11.4s, v19.s[0]
    fmla v23.4s, v11.4s, v0.s[0]
    fmla v22.4s, v11.4s, v1.s[0]
    fmla v21.4s, v11.4s, v2.s[0]
    fmla v20.4s, v11.4s, v3.s[0]
    fmla v27.4s, v10.4s, v16.s[1]
    fmla v26.4s, v10.4s, v17.s[1]
    fmla v25.4s, v10.4s, v18.s[1]
    fmla v24.4s, v10.4s, v19.s[1]
    fmla v23.4s, v10.4s, v0.s[1]
    fmla v22.4s, v10.4s, v1.s[1]
    fmla v21.4s, v10.4s, v2.s[1]
    fmla v20.4s, v10.4s, v3.s[1]
    fmla v27.4s, v9.4s, v16.s[2]
    fmla v26.4s, v9.4s, v17.s[2]
    fmla v25.4s, v9.4s, v18.s[2]
    fmla v24.4s, v9.4s, v19.s[2]
    fmla v23.4s, v9.4s, v0.s[2]
    fmla v22.4s, v9.4s, v1.s[2]
    fmla v21.4s, v9.4s, v2.s[2]
    fmla v20.4s, v9.4s, v3.s[2]
    fmla v27.4s, v8.4s, v16.s[3]
    fmla v26.4s, v8.4s, v17.s[3]
    fmla v25.4s, v8.4s, v18.s[3]
    fmla v24.4s, v8.4s, v19.s[3]
    fmla v23.4s, v8.4s, v0.s[3]
    fmla v22.4s, v8.4s, v1.s[3]
    fmla v21.4s, v8.4s, v2.s[3]
    fmla v20.4s, v8.4s, v3.s[3]
    cbnz x7, .Lloop_180
.Lloop_end_179:
    ubfx x0, x8, #0, #2
    lsr x1, x8, #2
    cbz x1, .Lloop_end_181
.Lloop_182:
    mov x2, x13
    ldr x3, [x14]
    add x4, x12, #64
    ldr x5, [x14, #8]
    mov x6, x13
    ldr x7, [x14, #16]
    mov x8, x13
    ldr x9, [x14, #24]
    add x2, x2, x3, lsl #2
    mov x3, x13
    add x6, x6, x5, lsl #2
    sub x1, x1, #1
    add x8, x8, x7, lsl #2
    add x14, x14, #32
    ldr q16, [x2]
    ldr q17, [x6]
    ldr q18, [x8]
    add x3, x3, x9, lsl #2
    ld1 {v4.4s, v5.4s, v6.4s, v7.4s}, [x12]
    ldr q19, [x3]
    add x12, x12, #128
    ld1 {v0.4s, v1.4s, v2.4s, v3.4s}, [x4]
    fmla v27.4s, v16.4s, v4.s[0]
    fmla v26.4s, v16.4s, v5.s[0]
    fmla v25.4s, v16.4s, v6.s[0]
    fmla v24.4s, v16.4s, v7.s[0]
    fmla v23.4s, v16.4s, v0.s[0]
    fmla v22.4s, v16.4s, v1.s[0]
    fmla v21.4s, v16.4s, v2.s[0]
    fmla v20.4s, v16.4s, v3.s[0]
    fmla v27.4s, v17.4s, v4.s[1]
    fmla v26.4s, v17.4s, v5.s[1]
    fmla v25.4s, v17.4s, v6.s[1]
    fmla v24.4s, v17.4s, v7.s[1]
    fmla v23.4s, v17.4s, v0.s[1]
    fmla v22.4s, v17.4s, v1.s[1]
    fmla v21.4s, v17.4s, v2.s[1]
    fmla v20.4s, v17.4s, v3.s[1]
    fmla v27.4s, v18.4s, v4.s[2]
    fmla v26.4s, v18.4s, v5.s[2]
    fmla v25.4s, v18.4s, v6.s[2]
    fmla v24.4s, v18.4s, v7.s[2]
    fmla v23.4s, v18.4s, v0.s[2]
    fmla v22.4s, v18.4s, v1.s[2]
    fmla v21.4s, v18.4s, v2.s[2]
    fmla v20.4s, v18.4s, v3.s[2]
    fmla v27.4s, v19.4s, v4.s[3]
    fmla v26.4s, v19.4s, v5.s[3]
    fmla v25.4s, v19.4s, v6.s[3]
    fmla v24.4s, v19.4s, v7.s[3]
    fmla v23.4s, v19.4s, v0.s[3]
    fmla v22.4s, v19.4s, v1.s[3]
    fmla v21.4s, v19.4s, v2.s[3]
    fmla v20.4s, v19.4s, v3.s[3]
    cbnz x1, .Lloop_182
.Lloop_end_181:
    cbz x0, .Lloop_end_183
.Lloop_184:
    mov x1, x13
    ldr x2, [x14]
    ldr s0, [x12]
    ldr s1, [x12, #16]
    ldr s2, [x12, #32]
    add x1, x1, x2, lsl #2
    ldr s3, [x12, #48]
    ldr s4, [x12, #64]
    ldr s5, [x12, #80]
    ldr q6, [x1]
    ldr s7, [x12, #96]
    ldr s16, [x12, #112]
    sub x0, x0, #1
    add x14, x14, #8
    add x12, x12, #4
    fmla v27.4s, v6.4s, v0.s[0]
    fmla v26.4s, v6.4s, v1.s[0]
    fmla v25.4s, v6.4s, v2.s[0]
    fmla v24.4s, v6.4s, v3.s[0]
    fmla v23.4s, v6.4s, v4.s[0]
    fmla v22.4s, v6.4s, v5.s[0]
    fmla v21.4s, v6.4s, v7.s[0]
    fmla v20.4s, v6.4s, v16.s[0]
    cbnz x0, .Lloop_184
.Lloop_end_183:
    ldr x0, [x16]
    ldr s0, [x16, #32]
    dup v0.4s, v0.s[0]
    fmax v1.4s, v0.4s, v27.4s
    fmax v2.4s, v0.4s, v26.4s
    fmax v3.4s, v0.4s, v25.4s
    fmax v4.4s, v0.4s, v24.4s
    fmax v5.4s, v0.4s, v23.4s
    fmax v6.4s, v0.4s, v22.4s
    fmax v7.4s, v0.4s, v21.4s
    fmax v0.4s, v0.4s, v20.4s
    str q1, [x15]
    add x15, x15, x0, lsl #2
    str q2, [x15]
    add x15, x15, x0, lsl #2
    str q3, [x15]
    add x15, x15, x0, lsl #2
    str q4, [x15]
    add x15, x15, x0, lsl #2
    str q5, [x15]
    add x15, x15, x0, lsl #2
    str q6, [x15]
    add x15, x15, x0, lsl #2
    str q7, [x15]
    add x15, x15, x0, lsl #2
    str q0, [x15]
    b .Lend_185
.Lotherwise_178:
    add x13, x13, x0, lsl #2
    ldr x1, [x16, #16]
    add x15, x15, x0, lsl #2
    sub x13, x13, #32
    ldp q0, q1, [x1]
    ubfx x9, x11, #0, #4
    lsr x8, x11, #4
    sub x15, x15, #32
    dup v11.4s, v0.s[0]
    dup v10.4s, v0.s[0]
    dup v9.4s, v0.s[1]
    dup v8.4s, v0.s[1]
    dup v31.4s, v0.s[2]
    dup v30.4s, v0.s[2]
    dup v29.4s, v0.s[3]
    dup v28.4s, v0.s[3]
    dup v27.4s, v1.s[0]
    dup v26.4s, v1.s[0]
    dup v25.4s, v1.s[1]
    dup v24.4s, v1.s[1]
    dup v23.4s, v1.s[2]
    dup v22.4s, v1.s[2]
    dup v21.4s, v1.s[3]
    dup v20.4s, v1.s[3]
    cbz x8, .Lloop_end_186
.Lloop_187:
    mov x0, x13
    ldr x1, [x14]
    add x10, x12, #64
    ldr x2, [x14, #8]
    mov x3, x13
    ldr x4, [x14, #16]
    mov x5, x13
    ldr x6, [x14, #24]
    add x0, x0, x1, lsl #2
    ldr x1, [x14, #32]
    add x3, x3, x2, lsl #2
    ldr x2, [x14, #40]
    add x5, x5, x4, lsl #2
    ldr x4, [x14, #48]
    ldp q4, q5, [x0]
    mov x0, x13
    mov x7, x13
    ldp q6, q7, [x3]
    add x11, x12, #128
    add x17, x12, #192
    ldp q16, q17, [x5]
    add x0, x0, x6, lsl #2
    add x7, x7, x1, lsl #2
    mov x1, x13
    ldr x3, [x14, #56]
    mov x19, x13
    ldr x5, [x14, #64]
    ldp q18, q19, [x0]
    add x1, x1, x2, lsl #2
    mov x20, x13
    ldp q15, q14, [x7]
    add x19, x19, x4, lsl #2
    mov x22, x13
    ldp q13, q12, [x1]
    add x20, x20, x3, lsl #2
    add x24, x12, #256
    add x22, x22, x5, lsl #2
    ldr x0, [x14, #72]
    add x7, x12, #320
    ldr x1, [x14, #80]
    mov x21, x13
    ldr x2, [x14, #88]
    mov x23, x13
    ldr x3, [x14, #96]
    mov x25, x13
    ldr x4, [x14, #104]
    add x21, x21, x0, lsl #2
    ldr x0, [x14, #112]
    add x23, x23, x1, lsl #2
    ldr x1, [x14, #120]
    add x25, x25, x2, lsl #2
    mov x2, x13
    add x5, x12, #384
    add x6, x12, #448
    sub x8, x8, #1
    add x14, x14, #128
    add x2, x2, x3, lsl #2
    mov x3, x13
    add x3, x3, x4, lsl #2
    mov x4, x13
    add x4, x4, x0, lsl #2
    mov x0, x13
    add x0, x0, x1, lsl #2
    ld1 {v0.4s, v1.4s, v2.4s, v3.4s}, [x12]
    add x12, x12, #512
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
    ld1 {v0.4s, v1.4s, v2.4s, v3.4s}, [x10]
    fmla v27.4s, v4.4s, v0.s[0]
    fmla v26.4s, v5.4s, v0.s[0]
    fmla v25.4s, v4.4s, v1.s[0]
    fmla v24.4s, v5.4s, v1.s[0]
    fmla v23.4s, v4.4s, v2.s[0]
    fmla v22.4s, v5.4s, v2.s[0]
    fmla v21.4s, v4.4s, v3.s[0]
    fmla v20.4s, v5.4s, v3.s[0]
    fmla v27.4s, v6.4s, v0.s[1]
    fmla v26.4s, v7.4s, v0.s[1]
    fmla v25.4s, v6.4s, v1.s[1]
    fmla v24.4s, v7.4s, v1.s[1]
    fmla v23.4s, v6.4s, v2.s[1]
    fmla v22.4s, v7.4s, v2.s[1]
    fmla v21.4s, v6.4s, v3.s[1]
    fmla v20.4s, v7.4s, v3.s[1]
    fmla v27.4s, v16.4s, v0.s[2]
    fmla v26.4s, v17.4s, v0.s[2]
    fmla v25.4s, v16.4s, v1.s[2]
    fmla v24.4s, v17.4s, v1.s[2]
    fmla v23.4s, v16.4s, v2.s[2]
    fmla v22.4s, v17.4s, v2.s[2]
    fmla v21.4s, v16.4s, v3.s[2]
    fmla v20.4s, v17.4s, v3.s[2]
    fmla v27.4s, v18.4s, v0.s[3]
    fmla v26.4s, v19.4s, v0.s[3]
    fmla v25.4s, v18.4s, v1.s[3]
    fmla v24.4s, v19.4s, v1.s[3]
    fmla v23.4s, v18.4s, v2.s[3]
    fmla v22.4s, v19.4s, v2.s[3]
    fmla v21.4s, v18.4s, v3.s[3]
    fmla v20.4s, v19.4s, v3.s[3]
    ld1 {v0.4s, v1.4s, v2.4s, v3.4s}, [x11]
    ldp q4, q5, [x19]
    ldp q6, q7, [x20]
    fmla v11.4s, v15.4s, v0.s[0]
    fmla v10.4s, v14.4s, v0.s[0]
    fmla v9.4s, v15.4s, v1.s[0]
    fmla v8.4s, v14.4s, v1.s[0]
    fmla v31.4s, v15.4s, v2.s[0]
    fmla v30.4s, v14.4s, v2.s[0]
    fmla v29.4s, v15.4s, v3.s[0]
    fmla v28.4s, v14.4s, v3.s[0]
    fmla v11.4s, v13.4s, v0.s[1]
    fmla v10.4s, v12.4s, v0.s[1]
    fmla v9.4s, v13.4s, v1.s[1]
    fmla v8.4s, v12.4s, v1.s[1]
    fmla v31.4s, v13.4s, v2.s[1]
    fmla v30.4s, v12.4s, v2.s[1]
    fmla v29.4s, v13.4s, v3.s[1]
    fmla v28.4s, v12.4s, v3.s[1]
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
    ld1 {v0.4s, v1.4s, v2.4s, v3.4s}, [x17]
    fmla v27.4s, v15.4s, v0.s[0]
    fmla v26.4s, v14.4s, v0.s[0]
    fmla v25.4s, v15.4s, v1.s[0]
    fmla v24.4s, v14.4s, v1.s[0]
    fmla v23.4s, v15.4s, v2.s[0]
    fmla v22.4s, v14.4s, v2.s[0]
    fmla v21.4s, v15.4s, v3.s[0]
    fmla v20.4s, v14.4s, v3.s[0]
    fmla v27.4s, v13.4s, v0.s[1]
    fmla v26.4s, v12.4s, v0.s[1]
    fmla v25.4s, v13.4s, v1.s[1]
    fmla v24.4s, v12.4s, v1.s[1]
    fmla v23.4s, v13.4s, v2.s[1]
    fmla v22.4s, v12.4s, v2.s[1]
    fmla v21.4s, v13.4s, v3.s[1]
    fmla v20.4s, v12.4s, v3.s[1]
    ld1 {v16.4s, v17.4s, v18.4s, v19.4s}, [x24]
    fmla v27.4s, v4.4s, v0.s[2]
    fmla v26.4s, v5.4s, v0.s[2]
    fmla v25.4s, v4.4s, v1.s[2]
    fmla v24.4s, v5.4s, v1.s[2]
    fmla v23.4s, v4.4s, v2.s[2]
    fmla v22.4s, v5.4s, v2.s[2]
    fmla v21.4s, v4.4s, v3.s[2]
    fmla v20.4s, v5.4s, v3.s[2]
    fmla v27.4s, v6.4s, v0.s[3]
    fmla v26.4s, v7.4s, v0.s[3]
    fmla v25.4s, v6.4s, v1.s[3]
    fmla v24.4s, v7.4s, v1.s[3]
    fmla v23.4s, v6.4s, v2.s[3]
    fmla v22.4s, v7.4s, v2.s[3]
    fmla v21.4s, v6.4s, v3.s[3]
    fmla v20.4s, v7.4s, v3.s[3]
    ld1 {v0.4s, v1.4s, v2.4s, v3.4s}, [x7]
    ldp q4, q5, [x22]
    ldp q6, q7, [x21]
    fmla v11.4s, v4.4s, v16.s[0]
    fmla v10.4s, v5.4s, v16.s[0]
    fmla v9.4s, v4.4s, v17.s[0]
    fmla v8.4s, v5.4s, v17.s[0]
    fmla v31.4s, v4.4s, v18.s[0]
    fmla v30.4s, v5.4s, v18.s[0]
    fmla v29.4s, v4.4s, v19.s[0]
    fmla v28.4s, v5.4s, v19.s[0]
    fmla v27.4s, v4.4s, v0.s[0]
    fmla v26.4s, v5.4s, v0.s[0]
    fmla v25.4s, v4.4s, v1.s[0]
    fmla v24.4s, v5.4s, v1.s[0]
    fmla v23.4s, v4.4s, v2.s[0]
    fmla v22.4s, v5.4s, v2.s[0]
    fmla v21.4s, v4.4s, v3.s[0]
    fmla v20.4s, v5.4s, v3.s[0]
    fmla v11.4s, v6.4s, v16.s[1]
    fmla v10.4s, v7.4s, v16.s[1]
    fmla v9.4s, v6.4s, v17.s[1]
    fmla v8.4s, v7.4s, v17.s[1]
    fmla v31.4s, v6.4s, v18.s[1]
    fmla v30.4s, v7.4s, v18.s[1]
    fmla v29.4s, v6.4s, v19.s[1]
    fmla v28.4s, v7.4s, v19.s[1]
    fmla v27.4s, v6.4s, v0.s[1]
    fmla v26.4s, v7.4s, v0.s[1]
    fmla v25.4s, v6.4s, v1.s[1]
    fmla v24.4s, v7.4s, v1.s[1]
    fmla v23.4s, v6.4s, v2.s[1]
    fmla v22.4s, v7.4s, v2.s[1]
    fmla v21.4s, v6.4s, v3.s[1]
    fmla v20.4s, v7.4s, v3.s[1]
    ld1 {v4.4s, v5.4s, v6.4s, v7.4s}, [x5]
    ldp q12, q13, [x23]
    fmla v11.4s, v12.4s, v16.s[2]
    fmla v10.4s, v13.4s, v16.s[2]
    fmla v9.4s, v12.4s, v17.s[2]
    fmla v8.4s, v13.4s, v17.s[2]
    fmla v31.4s, v12.4s, v18.s[2]
    fmla v30.4s, v13.4s, v18.s[2]
    fmla v29.4s, v12.4s, v19.s[2]
    fmla v28.4s, v13.4s, v19.s[2]
    fmla v27.4s, v12.4s, v0.s[2]
    fmla v26.4s, v13.4s, v0.s[2]
    fmla v25.4s, v12.4s, v1.s[2]
    fmla v24.4s, v13.4s, v1.s[2]
    fmla v23.4s, v12.4s, v2.s[2]
    fmla v22.4s, v13.4s, v2.s[2]
    fmla v21.4s, v12.4s, v3.s[2]
    fmla v20.4s, v13.4s, v3.s[2]
    ldp q12, q13, [x25]
    fmla v11.4s, v12.4s, v16.s[3]
    fmla v10.4s, v13.4s, v16.s[3]
    fmla v9.4s, v12.4s, v17.s[3]
    fmla v8.4s, v13.4s, v17.s[3]
    fmla v31.4s, v12.4s, v18.s[3]
    fmla v30.4s, v13.4s, v18.s[3]
    fmla v29.4s, v12.4s, v19.s[3]
    fmla v28.4s, v13.4s, v19.s[3]
    fmla v27.4s, v12.4s, v0.s[3]
    fmla v26.4s, v13.4s, v0.s[3]
    fmla v25.4s, v12.4s, v1.s[3]
    fmla v24.4s, v13.4s, v1.s[3]
    fmla v23.4s, v12.4s, v2.s[3]
    fmla v22.4s, v13.4s, v2.s[3]
    fmla v21.4s, v12.4s, v3.s[3]
    fmla v20.4s, v13.4s, v3.s[3]
    ld1 {v0.4s, v1.4s, v2.4s, v3.4s}, [x6]
    ldp q16, q17, [x2]
    ldp q18, q19, [x3]
    fmla v11.4s, v16.4s, v4.s[0]
    fmla v10.4s, v17.4s, v4.s[0]
    fmla v9.4s, v16.4s, v5.s[0]
    fmla v8.4s, v17.4s, v5.s[0]
    fmla v31.4s, v16.4s, v6.s[0]
    fmla v30.4s, v17.4s, v6.s[0]
    fmla v29.4s, v16.4s, v7.s[0]
    fmla v28.4s, v17.4s, v7.s[0]
    fmla v27.4s, v16.4s, v0.s[0]
    fmla v26.4s, v17.4s, v0.s[0]
    fmla v25.4s, v16.4s, v1.s[0]
    fmla v24.4s, v17.4s, v1.s[0]
    fmla v23.4s, v16.4s, v2.s[0]
    fmla v22.4s, v17.4s, v2.s[0]
    fmla v21.4s, v16.4s, v3.s[0]
    fmla v20.4s, v17.4s, v3.s[0]
    fmla v11.4s, v18.4s, v4.s[1]
    fmla v10.4s, v19.4s, v4.s[1]
    fmla v9.4s, v18.4s, v5.s[1]
    fmla v8.4s, v19.4s, v5.s[1]
    fmla v31.4s, v18.4s, v6.s[1]
    fmla v30.4s, v19.4s, v6.s[1]
    fmla v29.4s, v18.4s, v7.s[1]
    fmla v28.4s, v19.4s, v7.s[1]
    fmla v27.4s, v18.4s, v0.s[1]
    fmla v26.4s, v19.4s, v0.s[1]
    fmla v25.4s, v18.4s, v1.s[1]
    fmla v24.4s, v19.4s, v1.s[1]
    fmla v23.4s, v18.4s, v2.s[1]
    fmla v22.4s, v19.4s, v2.s[1]
    fmla v21.4s, v18.4s, v3.s[1]
    fmla v20.4s, v19.4s, v3.s[1]
    ldp q16, q17, [x4]
    ldp q18, q19, [x0]
    fmla v11.4s, v16.4s, v4.s[2]
    fmla v10.4s, v17.4s, v4.s[2]
    fmla v9.4s, v16.4s, v5.s[2]
    fmla v8.4s, v17.4s, v5.s[2]
    fmla v31.4s, v16.4s, v6.s[2]
    fmla v30.4s, v17.4s, v6.s[2]
    fmla v29.4s, v16.4s, v7.s[2]
    fmla v28.4s, v17.4s, v7.s[2]
    fmla v27.4s, v16.4s, v0.s[2]
    fmla v26.4s, v17.4s, v0.s[2]
    fmla v25.4s, v16.4s, v1.s[2]
    fmla v24.4s, v17.4s, v1.s[2]
    fmla v23.4s, v16.4s, v2.s[2]
    fmla v22.4s, v17.4s, v2.s[2]
    fmla v21.4s, v16.4s, v3.s[2]
    fmla v20.4s, v17.4s, v3.s[2]
    fmla v11.4s, v18.4s, v4.s[3]
    fmla v10.4s, v19.4s, v4.s[3]
    fmla v9.4s, v18.4s, v5.s[3]
    fmla v8.4s, v19.4s, v5.s[3]
    fmla v31.4s, v18.4s, v6.s[3]
    fmla v30.4s, v19.4s, v6.s[3]
    fmla v29.4s, v18.4s, v7.s[3]
    fmla v28.4s, v19.4s, v7.s[3]
    fmla v27.4s, v18.4s, v0.s[3]
    fmla v26.4s, v19.4s, v0.s[3]
    fmla v25.4s, v18.4s, v1.s[3]
    fmla v24.4s, v19.4s, v1.s[3]
    fmla v23.4s, v18.4s, v2.s[3]
    fmla v22.4s, v19.4s, v2.s[3]
    fmla v21.4s, v18.4s, v3.s[3]
    fmla v20.4s, v19.4s, v3.s[3]
    cbnz x8, .Lloop_187
.Lloop_end_186:
    ubfx x0, x9, #0, #2
    lsr x1, x9, #2
    cbz x1, .Lloop_end_188
.Lloop_189:
    mov x2, x13
    ldr x3, [x14]
    add x4, x12, #64
    ldr x5, [x14, #8]
    mov x6, x13
    ldr x7, [x14, #16]
    mov x8, x13
    ldr x9, [x14, #24]
    add x2, x2, x3, lsl #2
    mov x3, x13
    add x6, x6, x5, lsl #2
    sub x1, x1, #1
    add x8, x8, x7, lsl #2
    add x14, x14, #32
    ldp q4, q5, [x2]
    add x3, x3, x9, lsl #2
    ldp q6, q7, [x6]
    ldp q16, q17, [x8]
    ldp q18, q19, [x3]
    ld1 {v0.4s, v1.4s, v2.4s, v3.4s}, [x12]
    add x12, x12, #128
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
    ld1 {v0.4s, v1.4s, v2.4s, v3.4s}, [x4]
    fmla v27.4s, v4.4s, v0.s[0]
    fmla v26.4s, v5.4s, v0.s[0]
    fmla v25.4s, v4.4s, v1.s[0]
    fmla v24.4s, v5.4s, v1.s[0]
    fmla v23.4s, v4.4s, v2.s[0]
    fmla v22.4s, v5.4s, v2.s[0]
    fmla v21.4s, v4.4s, v3.s[0]
    fmla v20.4s, v5.4s, v3.s[0]
    fmla v27.4s, v6.4s, v0.s[1]
    fmla v26.4s, v7.4s, v0.s[1]
    fmla v25.4s, v6.4s, v1.s[1]
    fmla v24.4s, v7.4s, v1.s[1]
    fmla v23.4s, v6.4s, v2.s[1]
    fmla v22.4s, v7.4s, v2.s[1]
    fmla v21.4s, v6.4s, v3.s[1]
    fmla v20.4s, v7.4s, v3.s[1]
    fmla v27.4s, v16.4s, v0.s[2]
    fmla v26.4s, v17.4s, v0.s[2]
    fmla v25.4s, v16.4s, v1.s[2]
    fmla v24.4s, v17.4s, v1.s[2]
    fmla v23.4s, v16.4s, v2.s[2]
    fmla v22.4s, v17.4s, v2.s[2]
    fmla v21.4s, v16.4s, v3.s[2]
    fmla v20.4s, v17.4s, v3.s[2]
    fmla v27.4s, v18.4s, v0.s[3]
    fmla v26.4s, v19.4s, v0.s[3]
    fmla v25.4s, v18.4s, v1.s[3]
    fmla v24.4s, v19.4s, v1.s[3]
    fmla v23.4s, v18.4s, v2.s[3]
    fmla v22.4s, v19.4s, v2.s[3]
    fmla v21.4s, v18.4s, v3.s[3]
    fmla v20.4s, v19.4s, v3.s[3]
    cbnz x1, .Lloop_189
.Lloop_end_188:
    cbz x0, .Lloop_end_190
.Lloop_191:
    mov x1, x13
    ldr x2, [x14]
    ldr s0, [x12]
    ldr s1, [x12, #16]
    ldr s2, [x12, #32]
    add x1, x1, x2, lsl #2
    ldr s3, [x12, #48]
    ldr s4, [x12, #64]
    ldr s5, [x12, #80]
    ldp q6, q7, [x1]
    sub x0, x0, #1
    add x14, x14, #8
    ldr s16, [x12, #96]
    ldr s17, [x12, #112]
    add x12, x12, #4
    fmla v11.4s, v6.4s, v0.s[0]
    fmla v10.4s, v7.4s, v0.s[0]
    fmla v9.4s, v6.4s, v1.s[0]
    fmla v8.4s, v7.4s, v1.s[0]
    fmla v31.4s, v6.4s, v2.s[0]
    fmla v30.4s, v7.4s, v2.s[0]
    fmla v29.4s, v6.4s, v3.s[0]
    fmla v28.4s, v7.4s, v3.s[0]
    fmla v27.4s, v6.4s, v4.s[0]
    fmla v26.4s, v7.4s, v4.s[0]
    fmla v25.4s, v6.4s, v5.s[0]
    fmla v24.4s, v7.4s, v5.s[0]
    fmla v23.4s, v6.4s, v16.s[0]
    fmla v22.4s, v7.4s, v16.s[0]
    fmla v21.4s, v6.4s, v17.s[0]
    fmla v20.4s, v7.4s, v17.s[0]
    cbnz x0, .Lloop_191
.Lloop_end_190:
    ldr x0, [x16]
    ldr s0, [x16, #32]
    dup v0.4s, v0.s[0]
    fmax v1.4s, v0.4s, v11.4s
    fmax v2.4s, v0.4s, v10.4s
    fmax v3.4s, v0.4s, v9.4s
    fmax v4.4s, v0.4s, v8.4s
    fmax v5.4s, v0.4s, v31.4s
    fmax v6.4s, v0.4s, v30.4s
    fmax v7.4s, v0.4s, v29.4s
    fmax v16.4s, v0.4s, v28.4s
    fmax v17.4s, v0.4s, v27.4s
    fmax v18.4s, v0.4s, v26.4s
    fmax v19.4s, v0.4s, v25.4s
    fmax v24.4s, v0.4s, v24.4s
    fmax v23.4s, v0.4s, v23.4s
    fmax v22.4s, v0.4s, v22.4s
    fmax v21.4s, v0.4s, v21.4s
    fmax v0.4s, v0.4s, v20.4s
    str q1, [x15]
    str q2, [x15, #16]
    add x15, x15, x0, lsl #2
    str q3, [x15]
    str q4, [x15, #16]
    add x15, x15, x0, lsl #2
    str q5, [x15]
    str q6, [x15, #16]
    add x15, x15, x0, lsl #2
    str q7, [x15]
    str q16, [x15, #16]
    add x15, x15, x0, lsl #2
    str q17, [x15]
    str q18, [x15, #16]
    add x15, x15, x0, lsl #2
    str q19, [x15]
    str q24, [x15, #16]
    add x15, x15, x0, lsl #2
    str q23, [x15]
    str q22, [x15, #16]
    add x15, x15, x0, lsl #2
    str q21, [x15]
    str q0, [x15, #16]
.Lend_185:
.Lend_177:
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
    .size nnp_direct_8x8__aarch64_neon, . - nnp_direct_8x8__aarch64_neon

    .section .note.GNU-stack, "", %progbits
