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
    mov x6, x4
    mov x7, x0
    ldr x0, [x5, #8]
    mov x4, x6
    mov x8, x1
    mov x9, x2
    mov x10, x3
    prfm pldl1keep, [x4]
    prfm pldl1keep, [x4, #56]
    ldr x11, [x5, #32]
    lsr x12, x0, #3
    cbz x12, .Lloop_end_0
.Lloop_1:
    ldr x0, [x5, #16]
    mov x1, x6
    movi v9.4s, #0
    movi v8.4s, #0
    prfm pldl1keep, [x1, #88]
    cbnz x0, .Lotherwise_2
    b .Lend_3
.Lotherwise_2:
    ldr s0, [x0]
    dup v9.4s, v0.s[0]
    mov v8.16b, v9.16b
.Lend_3:
    cbnz x11, .Lotherwise_4
    mov x0, x7
    ldr x1, [x5, #24]
    mov x2, x8
    lsr x3, x0, #4
    ubfx x0, x0, #0, #4
    cbz x3, .Lloop_end_5
.Lloop_6:
    add x4, x9, x1, lsl #2
    ld1 {v4.4s, v5.4s, v6.4s, v7.4s}, [x9], #64
    ldr q11, [x2]
    sub x3, x3, #1
    ld1 {v0.4s, v1.4s, v2.4s, v3.4s}, [x9], #64
    ld1 {v24.4s, v25.4s, v26.4s, v27.4s}, [x9], #64
    ldr q10, [x2, #128]
    fmla v9.4s, v4.4s, v11.s[0]
    fmla v8.4s, v5.4s, v11.s[0]
    ld1 {v28.4s, v29.4s, v30.4s, v31.4s}, [x9], #64
    fmla v9.4s, v6.4s, v11.s[1]
    fmla v8.4s, v7.4s, v11.s[1]
    ld1 {v20.4s, v21.4s, v22.4s, v23.4s}, [x9], #64
    fmla v9.4s, v0.4s, v11.s[2]
    fmla v8.4s, v1.4s, v11.s[2]
    ldr q12, [x2, #256]
    ld1 {v16.4s, v17.4s, v18.4s, v19.4s}, [x9], #64
    fmla v9.4s, v2.4s, v11.s[3]
    fmla v8.4s, v3.4s, v11.s[3]
    ld1 {v4.4s, v5.4s, v6.4s, v7.4s}, [x9], #64
    fmla v9.4s, v24.4s, v10.s[0]
    fmla v8.4s, v25.4s, v10.s[0]
    ldr q24, [x2, #384]
    add x2, x2, #512
    fmla v9.4s, v26.4s, v10.s[1]
    fmla v8.4s, v27.4s, v10.s[1]
    ld1 {v0.4s, v1.4s, v2.4s, v3.4s}, [x9], #64
    prfm pldl1keep, [x4]
    prfm pldl1keep, [x4, #32]
    fmla v9.4s, v28.4s, v10.s[2]
    fmla v8.4s, v29.4s, v10.s[2]
    prfm pldl1keep, [x4, #64]
    prfm pldl1keep, [x4, #96]
    fmla v9.4s, v30.4s, v10.s[3]
    fmla v8.4s, v31.4s, v10.s[3]
    prfm pldl1keep, [x4, #128]
    prfm pldl1keep, [x4, #160]
    prfm pldl1keep, [x4, #192]
    prfm pldl1keep, [x4, #224]
    fmla v9.4s, v20.4s, v12.s[0]
    fmla v8.4s, v21.4s, v12.s[0]
    prfm pldl1keep, [x4, #256]
    prfm pldl1keep, [x4, #288]
    prfm pldl1keep, [x4, #320]
    prfm pldl1keep, [x4, #352]
    fmla v9.4s, v22.4s, v12.s[1]
    fmla v8.4s, v23.4s, v12.s[1]
    prfm pldl1keep, [x4, #384]
    prfm pldl1keep, [x4, #416]
    prfm pldl1keep, [x4, #448]
    prfm pldl1keep, [x4, #480]
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
    cbnz x3, .Lloop_6
.Lloop_end_5:
    lsr x3, x0, #2
    ubfx x0, x0, #0, #2
    cbz x3, .Lloop_end_7
.Lloop_8:
    add x4, x9, x1, lsl #2
    ld1 {v4.4s, v5.4s, v6.4s, v7.4s}, [x9], #64
    ldr q16, [x2]
    sub x3, x3, #1
    ld1 {v0.4s, v1.4s, v2.4s, v3.4s}, [x9], #64
    add x2, x2, #128
    prfm pldl1keep, [x4]
    prfm pldl1keep, [x4, #32]
    prfm pldl1keep, [x4, #64]
    fmla v9.4s, v4.4s, v16.s[0]
    fmla v8.4s, v5.4s, v16.s[0]
    prfm pldl1keep, [x4, #96]
    fmla v9.4s, v6.4s, v16.s[1]
    fmla v8.4s, v7.4s, v16.s[1]
    fmla v9.4s, v0.4s, v16.s[2]
    fmla v8.4s, v1.4s, v16.s[2]
    fmla v9.4s, v2.4s, v16.s[3]
    fmla v8.4s, v3.4s, v16.s[3]
    cbnz x3, .Lloop_8
.Lloop_end_7:
    cbz x0, .Lloop_end_9
.Lloop_10:
    ldp q0, q1, [x9]
    ldr s2, [x2]
    add x3, x9, x1, lsl #2
    sub x0, x0, #1
    prfm pldl1keep, [x3]
    add x2, x2, #4
    add x9, x9, #32
    fmla v9.4s, v0.4s, v2.s[0]
    fmla v8.4s, v1.4s, v2.s[0]
    cbnz x0, .Lloop_10
.Lloop_end_9:
    b .Lend_11
.Lotherwise_4:
    mov x0, x7
    mov x1, x9
    mov x2, x8
    lsr x3, x0, #4
    ubfx x0, x0, #0, #4
    cbz x3, .Lloop_end_12
.Lloop_13:
    ldp q0, q1, [x1]
    prfm pldl1keep, [x1, #56]
    add x1, x1, x10, lsl #2
    sub x3, x3, #1
    prfm pldl1keep, [x1, #56]
    str q0, [x11]
    str q1, [x11, #16]
    ldp q2, q3, [x1]
    ldr s4, [x2]
    add x1, x1, x10, lsl #2
    prfm pldl1keep, [x1, #56]
    str q2, [x11, #32]
    str q3, [x11, #48]
    fmla v9.4s, v0.4s, v4.s[0]
    fmla v8.4s, v1.4s, v4.s[0]
    ldp q0, q1, [x1]
    ldr s4, [x2, #4]
    add x1, x1, x10, lsl #2
    prfm pldl1keep, [x1, #56]
    str q0, [x11, #64]
    str q1, [x11, #80]
    fmla v9.4s, v2.4s, v4.s[0]
    fmla v8.4s, v3.4s, v4.s[0]
    ldp q2, q3, [x1]
    ldr s4, [x2, #8]
    add x1, x1, x10, lsl #2
    prfm pldl1keep, [x1, #56]
    str q2, [x11, #96]
    str q3, [x11, #112]
    fmla v9.4s, v0.4s, v4.s[0]
    fmla v8.4s, v1.4s, v4.s[0]
    ldp q0, q1, [x1]
    ldr s4, [x2, #12]
    add x1, x1, x10, lsl #2
    prfm pldl1keep, [x1, #56]
    str q0, [x11, #128]
    str q1, [x11, #144]
    fmla v9.4s, v2.4s, v4.s[0]
    fmla v8.4s, v3.4s, v4.s[0]
    ldp q2, q3, [x1]
    ldr s4, [x2, #128]
    add x1, x1, x10, lsl #2
    prfm pldl1keep, [x1, #56]
    str q2, [x11, #160]
    str q3, [x11, #176]
    fmla v9.4s, v0.4s, v4.s[0]
    fmla v8.4s, v1.4s, v4.s[0]
    ldp q0, q1, [x1]
    ldr s4, [x2, #132]
    add x1, x1, x10, lsl #2
    prfm pldl1keep, [x1, #56]
    str q0, [x11, #192]
    str q1, [x11, #208]
    fmla v9.4s, v2.4s, v4.s[0]
    fmla v8.4s, v3.4s, v4.s[0]
    ldp q2, q3, [x1]
    ldr s4, [x2, #136]
    add x1, x1, x10, lsl #2
    prfm pldl1keep, [x1, #56]
    str q2, [x11, #224]
    str q3, [x11, #240]
    fmla v9.4s, v0.4s, v4.s[0]
    fmla v8.4s, v1.4s, v4.s[0]
    ldp q0, q1, [x1]
    ldr s4, [x2, #140]
    add x1, x1, x10, lsl #2
    prfm pldl1keep, [x1, #56]
    str q0, [x11, #256]
    str q1, [x11, #272]
    fmla v9.4s, v2.4s, v4.s[0]
    fmla v8.4s, v3.4s, v4.s[0]
    ldp q2, q3, [x1]
    ldr s4, [x2, #256]
    add x1, x1, x10, lsl #2
    prfm pldl1keep, [x1, #56]
    str q2, [x11, #288]
    str q3, [x11, #304]
    fmla v9.4s, v0.4s, v4.s[0]
    fmla v8.4s, v1.4s, v4.s[0]
    ldp q0, q1, [x1]
    ldr s4, [x2, #260]
    add x1, x1, x10, lsl #2
    prfm pldl1keep, [x1, #56]
    str q0, [x11, #320]
    str q1, [x11, #336]
    fmla v9.4s, v2.4s, v4.s[0]
    fmla v8.4s, v3.4s, v4.s[0]
    ldp q2, q3, [x1]
    ldr s4, [x2, #264]
    add x1, x1, x10, lsl #2
    prfm pldl1keep, [x1, #56]
    str q2, [x11, #352]
    str q3, [x11, #368]
    fmla v9.4s, v0.4s, v4.s[0]
    fmla v8.4s, v1.4s, v4.s[0]
    ldp q0, q1, [x1]
    ldr s4, [x2, #268]
    add x1, x1, x10, lsl #2
    prfm pldl1keep, [x1, #56]
    str q0, [x11, #384]
    str q1, [x11, #400]
    fmla v9.4s, v2.4s, v4.s[0]
    fmla v8.4s, v3.4s, v4.s[0]
    ldp q2, q3, [x1]
    ldr s4, [x2, #384]
    add x1, x1, x10, lsl #2
    prfm pldl1keep, [x1, #56]
    str q2, [x11, #416]
    str q3, [x11, #432]
    fmla v9.4s, v0.4s, v4.s[0]
    fmla v8.4s, v1.4s, v4.s[0]
    ldp q0, q1, [x1]
    ldr s4, [x2, #388]
    add x1, x1, x10, lsl #2
    prfm pldl1keep, [x1, #56]
    str q0, [x11, #448]
    str q1, [x11, #464]
    fmla v9.4s, v2.4s, v4.s[0]
    fmla v8.4s, v3.4s, v4.s[0]
    ldp q2, q3, [x1]
    ldr s4, [x2, #392]
    add x1, x1, x10, lsl #2
    str q2, [x11, #480]
    str q3, [x11, #496]
    fmla v9.4s, v0.4s, v4.s[0]
    fmla v8.4s, v1.4s, v4.s[0]
    ldr s0, [x2, #396]
    add x2, x2, #512
    add x11, x11, #512
    fmla v9.4s, v2.4s, v0.s[0]
    fmla v8.4s, v3.4s, v0.s[0]
    cbnz x3, .Lloop_13
.Lloop_end_12:
    lsr x3, x0, #2
    ubfx x0, x0, #0, #2
    cbz x3, .Lloop_end_14
.Lloop_15:
    ldp q0, q1, [x1]
    prfm pldl1keep, [x1, #56]
    add x1, x1, x10, lsl #2
    sub x3, x3, #1
    prfm pldl1keep, [x1, #56]
    str q0, [x11]
    str q1, [x11, #16]
    ldp q2, q3, [x1]
    ldr s4, [x2]
    add x1, x1, x10, lsl #2
    prfm pldl1keep, [x1, #56]
    str q2, [x11, #32]
    str q3, [x11, #48]
    fmla v9.4s, v0.4s, v4.s[0]
    fmla v8.4s, v1.4s, v4.s[0]
    ldp q0, q1, [x1]
    ldr s4, [x2, #4]
    add x1, x1, x10, lsl #2
    prfm pldl1keep, [x1, #56]
    str q0, [x11, #64]
    str q1, [x11, #80]
    fmla v9.4s, v2.4s, v4.s[0]
    fmla v8.4s, v3.4s, v4.s[0]
    ldp q2, q3, [x1]
    ldr s4, [x2, #8]
    add x1, x1, x10, lsl #2
    str q2, [x11, #96]
    str q3, [x11, #112]
    fmla v9.4s, v0.4s, v4.s[0]
    fmla v8.4s, v1.4s, v4.s[0]
    ldr s0, [x2, #12]
    add x2, x2, #128
    add x11, x11, #128
    fmla v9.4s, v2.4s, v0.s[0]
    fmla v8.4s, v3.4s, v0.s[0]
    cbnz x3, .Lloop_15
.Lloop_end_14:
    cbz x0, .Lloop_end_16
.Lloop_17:
    ldp q0, q1, [x1]
    sub x0, x0, #1
    prfm pldl1keep, [x1, #56]
    add x1, x1, x10, lsl #2
    str q0, [x11]
    str q1, [x11, #16]
    add x11, x11, #32
    ldr s2, [x2]
    add x2, x2, #4
    fmla v9.4s, v0.4s, v2.s[0]
    fmla v8.4s, v1.4s, v2.s[0]
    cbnz x0, .Lloop_17
.Lloop_end_16:
    add x9, x9, #32
.Lend_11:
    ldr x0, [x5, #16]
    cbnz x0, .Lotherwise_18
    mov x0, x6
    ldp q0, q1, [x0]
    fadd v9.4s, v9.4s, v0.4s
    fadd v8.4s, v8.4s, v1.4s
    b .Lend_19
.Lotherwise_18:
.Lend_19:
    mov x0, x6
    sub x12, x12, #1
    ldr s0, [x5, #40]
    add x6, x6, #32
    dup v0.4s, v0.s[0]
    fmax v1.4s, v0.4s, v9.4s
    fmax v0.4s, v0.4s, v8.4s
    str q1, [x0]
    str q0, [x0, #16]
    cbnz x12, .Lloop_1
.Lloop_end_0:
    ldr x0, [x5, #8]
    ubfx x0, x0, #0, #3
    cbnz x0, .Lotherwise_20
    b .Lend_21
.Lotherwise_20:
    sub x0, x0, #1
    lsr x0, x0, #2
    cbnz x0, .Lotherwise_22
    ldr x0, [x5, #16]
    movi v0.4s, #0
    cbnz x0, .Lotherwise_23
    b .Lend_24
.Lotherwise_23:
    ldr s0, [x0]
    dup v0.4s, v0.s[0]
.Lend_24:
    ldr x0, [x5, #24]
    lsr x1, x7, #4
    ubfx x2, x7, #0, #4
    cbz x1, .Lloop_end_25
.Lloop_26:
    ldr q1, [x9]
    ldr q2, [x8]
    add x3, x9, x0, lsl #2
    sub x1, x1, #1
    ldr q3, [x9, #32]
    ldr q4, [x9, #64]
    ldr q5, [x9, #96]
    ldr q6, [x9, #128]
    ldr q7, [x8, #128]
    ldr q16, [x9, #160]
    ldr q17, [x9, #192]
    ldr q18, [x9, #224]
    fmla v0.4s, v1.4s, v2.s[0]
    ldr q1, [x9, #256]
    ldr q19, [x8, #256]
    ldr q20, [x9, #288]
    ldr q21, [x9, #320]
    fmla v0.4s, v3.4s, v2.s[1]
    ldr q3, [x9, #352]
    ldr q22, [x9, #384]
    ldr q23, [x8, #384]
    ldr q24, [x9, #416]
    add x8, x8, #512
    fmla v0.4s, v4.4s, v2.s[2]
    ldr q4, [x9, #448]
    ldr q25, [x9, #480]
    add x9, x9, #512
    prfm pldl1keep, [x3]
    prfm pldl1keep, [x3, #32]
    fmla v0.4s, v5.4s, v2.s[3]
    prfm pldl1keep, [x3, #64]
    prfm pldl1keep, [x3, #96]
    prfm pldl1keep, [x3, #128]
    prfm pldl1keep, [x3, #160]
    fmla v0.4s, v6.4s, v7.s[0]
    prfm pldl1keep, [x3, #192]
    prfm pldl1keep, [x3, #224]
    prfm pldl1keep, [x3, #256]
    prfm pldl1keep, [x3, #288]
    fmla v0.4s, v16.4s, v7.s[1]
    prfm pldl1keep, [x3, #320]
    prfm pldl1keep, [x3, #352]
    prfm pldl1keep, [x3, #384]
    prfm pldl1keep, [x3, #416]
    fmla v0.4s, v17.4s, v7.s[2]
    prfm pldl1keep, [x3, #448]
    prfm pldl1keep, [x3, #480]
    fmla v0.4s, v18.4s, v7.s[3]
    fmla v0.4s, v1.4s, v19.s[0]
    fmla v0.4s, v20.4s, v19.s[1]
    fmla v0.4s, v21.4s, v19.s[2]
    fmla v0.4s, v3.4s, v19.s[3]
    fmla v0.4s, v22.4s, v23.s[0]
    fmla v0.4s, v24.4s, v23.s[1]
    fmla v0.4s, v4.4s, v23.s[2]
    fmla v0.4s, v25.4s, v23.s[3]
    cbnz x1, .Lloop_26
.Lloop_end_25:
    lsr x1, x2, #2
    ubfx x2, x2, #0, #2
    cbz x1, .Lloop_end_27
.Lloop_28:
    ldr q1, [x9]
    ldr q2, [x8]
    add x3, x9, x0, lsl #2
    sub x1, x1, #1
    ldr q3, [x9, #32]
    ldr q4, [x9, #64]
    add x8, x8, #128
    ldr q5, [x9, #96]
    prfm pldl1keep, [x3]
    add x9, x9, #128
    prfm pldl1keep, [x3, #32]
    prfm pldl1keep, [x3, #64]
    prfm pldl1keep, [x3, #96]
    fmla v0.4s, v1.4s, v2.s[0]
    fmla v0.4s, v3.4s, v2.s[1]
    fmla v0.4s, v4.4s, v2.s[2]
    fmla v0.4s, v5.4s, v2.s[3]
    cbnz x1, .Lloop_28
.Lloop_end_27:
    cbz x2, .Lloop_end_29
.Lloop_30:
    ldr q1, [x9]
    ldr s2, [x8]
    add x1, x9, x0, lsl #2
    sub x2, x2, #1
    prfm pldl1keep, [x1]
    add x8, x8, #4
    add x9, x9, #32
    fmla v0.4s, v1.4s, v2.s[0]
    cbnz x2, .Lloop_30
.Lloop_end_29:
    ldr x0, [x5, #8]
    ldr x1, [x5, #16]
    mov w2, #4
    mov w3, #1
    ubfx x0, x0, #0, #3
    cmp x0, x2
    csel x0, x0, x2, ls
    lsl x0, x3, x0
    sub x0, x0, #1
    cbnz x1, .Lotherwise_31
    ubfx x1, x0, #0, #4
    cmp x1, #15
    bne .Lotherwise_32
    ldr q1, [x6]
    b .Lend_33
.Lotherwise_32:
    movi v1.4s, #0
    tst x0, #1
    beq .Lotherwise_34
    ld1 {v1.s}[0], [x6]
.Lotherwise_34:
    tst x0, #2
    beq .Lotherwise_35
    add x1, x6, #4
    ld1 {v1.s}[1], [x1]
.Lotherwise_35:
    tst x0, #4
    beq .Lotherwise_36
    add x1, x6, #8
    ld1 {v1.s}[2], [x1]
.Lotherwise_36:
    tst x0, #8
    beq .Lotherwise_37
    add x1, x6, #12
    ld1 {v1.s}[3], [x1]
.Lotherwise_37:
.Lend_33:
    fadd v0.4s, v0.4s, v1.4s
    b .Lend_38
.Lotherwise_31:
.Lend_38:
    ubfx x1, x0, #0, #4
    ldr s1, [x5, #40]
    dup v1.4s, v1.s[0]
    fmax v0.4s, v1.4s, v0.4s
    cmp x1, #15
    bne .Lotherwise_39
    str q0, [x6]
    b .Lend_40
.Lotherwise_39:
    tst x0, #1
    beq .Lotherwise_41
    st1 {v0.s}[0], [x6]
.Lotherwise_41:
    tst x0, #2
    beq .Lotherwise_42
    add x1, x6, #4
    st1 {v0.s}[1], [x1]
.Lotherwise_42:
    tst x0, #4
    beq .Lotherwise_43
    add x1, x6, #8
    st1 {v0.s}[2], [x1]
.Lotherwise_43:
    tst x0, #8
    beq .Lotherwise_44
    add x0, x6, #12
    st1 {v0.s}[3], [x0]
.Lotherwise_44:
.Lend_40:
    b .Lend_45
.Lotherwise_22:
    ldr x0, [x5, #16]
    movi v9.4s, #0
    movi v8.4s, #0
    cbnz x0, .Lotherwise_46
    b .Lend_47
.Lotherwise_46:
    ldr s0, [x0]
    dup v9.4s, v0.s[0]
    mov v8.16b, v9.16b
.Lend_47:
    ldr x0, [x5, #24]
    lsr x1, x7, #4
    ubfx x2, x7, #0, #4
    cbz x1, .Lloop_end_48
.Lloop_49:
    add x3, x9, x0, lsl #2
    ld1 {v4.4s, v5.4s, v6.4s, v7.4s}, [x9], #64
    ldr q11, [x8]
    sub x1, x1, #1
    ld1 {v0.4s, v1.4s, v2.4s, v3.4s}, [x9], #64
    ld1 {v24.4s, v25.4s, v26.4s, v27.4s}, [x9], #64
    ldr q10, [x8, #128]
    fmla v9.4s, v4.4s, v11.s[0]
    fmla v8.4s, v5.4s, v11.s[0]
    ld1 {v28.4s, v29.4s, v30.4s, v31.4s}, [x9], #64
    fmla v9.4s, v6.4s, v11.s[1]
    fmla v8.4s, v7.4s, v11.s[1]
    ld1 {v20.4s, v21.4s, v22.4s, v23.4s}, [x9], #64
    fmla v9.4s, v0.4s, v11.s[2]
    fmla v8.4s, v1.4s, v11.s[2]
    ldr q12, [x8, #256]
    ld1 {v16.4s, v17.4s, v18.4s, v19.4s}, [x9], #64
    fmla v9.4s, v2.4s, v11.s[3]
    fmla v8.4s, v3.4s, v11.s[3]
    ld1 {v4.4s, v5.4s, v6.4s, v7.4s}, [x9], #64
    fmla v9.4s, v24.4s, v10.s[0]
    fmla v8.4s, v25.4s, v10.s[0]
    ldr q24, [x8, #384]
    add x8, x8, #512
    fmla v9.4s, v26.4s, v10.s[1]
    fmla v8.4s, v27.4s, v10.s[1]
    ld1 {v0.4s, v1.4s, v2.4s, v3.4s}, [x9], #64
    prfm pldl1keep, [x3]
    prfm pldl1keep, [x3, #32]
    fmla v9.4s, v28.4s, v10.s[2]
    fmla v8.4s, v29.4s, v10.s[2]
    prfm pldl1keep, [x3, #64]
    prfm pldl1keep, [x3, #96]
    fmla v9.4s, v30.4s, v10.s[3]
    fmla v8.4s, v31.4s, v10.s[3]
    prfm pldl1keep, [x3, #128]
    prfm pldl1keep, [x3, #160]
    prfm pldl1keep, [x3, #192]
    prfm pldl1keep, [x3, #224]
    fmla v9.4s, v20.4s, v12.s[0]
    fmla v8.4s, v21.4s, v12.s[0]
    prfm pldl1keep, [x3, #256]
    prfm pldl1keep, [x3, #288]
    prfm pldl1keep, [x3, #320]
    prfm pldl1keep, [x3, #352]
    fmla v9.4s, v22.4s, v12.s[1]
    fmla v8.4s, v23.4s, v12.s[1]
    prfm pldl1keep, [x3, #384]
    prfm pldl1keep, [x3, #416]
    prfm pldl1keep, [x3, #448]
    prfm pldl1keep, [x3, #480]
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
    cbnz x1, .Lloop_49
.Lloop_end_48:
    lsr x1, x2, #2
    ubfx x2, x2, #0, #2
    cbz x1, .Lloop_end_50
.Lloop_51:
    add x3, x9, x0, lsl #2
    ld1 {v4.4s, v5.4s, v6.4s, v7.4s}, [x9], #64
    ldr q16, [x8]
    sub x1, x1, #1
    ld1 {v0.4s, v1.4s, v2.4s, v3.4s}, [x9], #64
    add x8, x8, #128
    prfm pldl1keep, [x3]
    prfm pldl1keep, [x3, #32]
    prfm pldl1keep, [x3, #64]
    fmla v9.4s, v4.4s, v16.s[0]
    fmla v8.4s, v5.4s, v16.s[0]
    prfm pldl1keep, [x3, #96]
    fmla v9.4s, v6.4s, v16.s[1]
    fmla v8.4s, v7.4s, v16.s[1]
    fmla v9.4s, v0.4s, v16.s[2]
    fmla v8.4s, v1.4s, v16.s[2]
    fmla v9.4s, v2.4s, v16.s[3]
    fmla v8.4s, v3.4s, v16.s[3]
    cbnz x1, .Lloop_51
.Lloop_end_50:
    cbz x2, .Lloop_end_52
.Lloop_53:
    ldp q0, q1, [x9]
    ldr s2, [x8]
    add x1, x9, x0, lsl #2
    sub x2, x2, #1
    prfm pldl1keep, [x1]
    add x8, x8, #4
    add x9, x9, #32
    fmla v9.4s, v0.4s, v2.s[0]
    fmla v8.4s, v1.4s, v2.s[0]
    cbnz x2, .Lloop_53
.Lloop_end_52:
    ldr x0, [x5, #8]
    ldr x1, [x5, #16]
    mov w2, #8
    mov w3, #1
    ubfx x0, x0, #0, #3
    cmp x0, x2
    csel x0, x0, x2, ls
    lsl x0, x3, x0
    sub x0, x0, #1
    cbnz x1, .Lotherwise_54
    ubfx x1, x0, #0, #4
    cmp x1, #15
    bne .Lotherwise_55
    ldr q0, [x6]
    b .Lend_56
.Lotherwise_55:
    movi v0.4s, #0
    tst x0, #1
    beq .Lotherwise_57
    ld1 {v0.s}[0], [x6]
.Lotherwise_57:
    tst x0, #2
    beq .Lotherwise_58
    add x1, x6, #4
    ld1 {v0.s}[1], [x1]
.Lotherwise_58:
    tst x0, #4
    beq .Lotherwise_59
    add x1, x6, #8
    ld1 {v0.s}[2], [x1]
.Lotherwise_59:
    tst x0, #8
    beq .Lotherwise_60
    add x1, x6, #12
    ld1 {v0.s}[3], [x1]
.Lotherwise_60:
.Lend_56:
    ubfx x1, x0, #4, #4
    fadd v9.4s, v9.4s, v0.4s
    cmp x1, #15
    bne .Lotherwise_61
    ldr q0, [x6, #16]
    b .Lend_62
.Lotherwise_61:
    movi v0.4s, #0
    tst x0, #16
    beq .Lotherwise_63
    add x1, x6, #16
    ld1 {v0.s}[0], [x1]
.Lotherwise_63:
    tst x0, #32
    beq .Lotherwise_64
    add x1, x6, #20
    ld1 {v0.s}[1], [x1]
.Lotherwise_64:
    tst x0, #64
    beq .Lotherwise_65
    add x1, x6, #24
    ld1 {v0.s}[2], [x1]
.Lotherwise_65:
    tst x0, #128
    beq .Lotherwise_66
    add x1, x6, #28
    ld1 {v0.s}[3], [x1]
.Lotherwise_66:
.Lend_62:
    fadd v8.4s, v8.4s, v0.4s
    b .Lend_67
.Lotherwise_54:
.Lend_67:
    ubfx x1, x0, #0, #4
    ldr s0, [x5, #40]
    dup v0.4s, v0.s[0]
    fmax v1.4s, v0.4s, v9.4s
    cmp x1, #15
    bne .Lotherwise_68
    str q1, [x6]
    b .Lend_69
.Lotherwise_68:
    tst x0, #1
    beq .Lotherwise_70
    st1 {v1.s}[0], [x6]
.Lotherwise_70:
    tst x0, #2
    beq .Lotherwise_71
    add x1, x6, #4
    st1 {v1.s}[1], [x1]
.Lotherwise_71:
    tst x0, #4
    beq .Lotherwise_72
    add x1, x6, #8
    st1 {v1.s}[2], [x1]
.Lotherwise_72:
    tst x0, #8
    beq .Lotherwise_73
    add x1, x6, #12
    st1 {v1.s}[3], [x1]
.Lotherwise_73:
.Lend_69:
    ubfx x1, x0, #4, #4
    fmax v0.4s, v0.4s, v8.4s
    cmp x1, #15
    bne .Lotherwise_74
    str q0, [x6, #16]
    b .Lend_75
.Lotherwise_74:
    tst x0, #16
    beq .Lotherwise_76
    add x1, x6, #16
    st1 {v0.s}[0], [x1]
.Lotherwise_76:
    tst x0, #32
    beq .Lotherwise_77
    add x1, x6, #20
    st1 {v0.s}[1], [x1]
.Lotherwise_77:
    tst x0, #64
    beq .Lotherwise_78
    add x1, x6, #24
    st1 {v0.s}[2], [x1]
.Lotherwise_78:
    tst x0, #128
    beq .Lotherwise_79
    add x0, x6, #28
    st1 {v0.s}[3], [x0]
.Lotherwise_79:
.Lend_75:
.Lend_45:
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
    mov x6, x3
    ldr x12, [x7, #32]
    add x5, x5, x0, lsl #2
    lsr x13, x4, #3
    prfm pldl1keep, [x5]
    prfm pldl1keep, [x5, #56]
    cbz x13, .Lloop_end_80
.Lloop_81:
    ldr x0, [x7]
    ldr x1, [x7, #16]
    mov x2, x8
    movi v31.4s, #0
    prfm pldl1keep, [x2, #88]
    movi v30.4s, #0
    movi v29.4s, #0
    movi v28.4s, #0
    add x2, x2, x0, lsl #2
    prfm pldl1keep, [x2, #88]
    cbnz x1, .Lotherwise_82
    b .Lend_83
.Lotherwise_82:
    ldr d0, [x1]
    dup v31.4s, v0.s[0]
    dup v29.4s, v0.s[1]
    mov v30.16b, v31.16b
    mov v28.16b, v29.16b
.Lend_83:
    cbnz x12, .Lotherwise_84
    mov x0, x9
    ldr x1, [x7, #24]
    mov x2, x10
    lsr x3, x0, #4
    ubfx x0, x0, #0, #4
    cbz x3, .Lloop_end_85
.Lloop_86:
    add x4, x11, x1, lsl #2
    ld1 {v16.4s, v17.4s, v18.4s, v19.4s}, [x11], #64
    ldp q24, q25, [x2]
    sub x3, x3, #1
    ld1 {v4.4s, v5.4s, v6.4s, v7.4s}, [x11], #64
    ld1 {v0.4s, v1.4s, v2.4s, v3.4s}, [x11], #64
    fmla v31.4s, v16.4s, v24.s[0]
    fmla v30.4s, v17.4s, v24.s[0]
    ldp q11, q10, [x2, #128]
    fmla v29.4s, v16.4s, v25.s[0]
    fmla v28.4s, v17.4s, v25.s[0]
    fmla v31.4s, v18.4s, v24.s[1]
    fmla v30.4s, v19.4s, v24.s[1]
    ld1 {v20.4s, v21.4s, v22.4s, v23.4s}, [x11], #64
    ldp q13, q12, [x2, #256]
    fmla v29.4s, v18.4s, v25.s[1]
    fmla v28.4s, v19.4s, v25.s[1]
    fmla v31.4s, v4.4s, v24.s[2]
    fmla v30.4s, v5.4s, v24.s[2]
    ldp q9, q8, [x2, #384]
    add x2, x2, #512
    fmla v29.4s, v4.4s, v25.s[2]
    fmla v28.4s, v5.4s, v25.s[2]
    fmla v31.4s, v6.4s, v24.s[3]
    fmla v30.4s, v7.4s, v24.s[3]
    prfm pldl1keep, [x4]
    prfm pldl1keep, [x4, #32]
    fmla v29.4s, v6.4s, v25.s[3]
    fmla v28.4s, v7.4s, v25.s[3]
    ld1 {v24.4s, v25.4s, v26.4s, v27.4s}, [x11], #64
    prfm pldl1keep, [x4, #64]
    fmla v31.4s, v0.4s, v11.s[0]
    fmla v30.4s, v1.4s, v11.s[0]
    prfm pldl1keep, [x4, #96]
    fmla v29.4s, v0.4s, v10.s[0]
    fmla v28.4s, v1.4s, v10.s[0]
    ld1 {v16.4s, v17.4s, v18.4s, v19.4s}, [x11], #64
    fmla v31.4s, v2.4s, v11.s[1]
    fmla v30.4s, v3.4s, v11.s[1]
    fmla v29.4s, v2.4s, v10.s[1]
    fmla v28.4s, v3.4s, v10.s[1]
    prfm pldl1keep, [x4, #128]
    fmla v31.4s, v20.4s, v11.s[2]
    fmla v30.4s, v21.4s, v11.s[2]
    prfm pldl1keep, [x4, #160]
    fmla v29.4s, v20.4s, v10.s[2]
    fmla v28.4s, v21.4s, v10.s[2]
    ld1 {v4.4s, v5.4s, v6.4s, v7.4s}, [x11], #64
    prfm pldl1keep, [x4, #192]
    fmla v31.4s, v22.4s, v11.s[3]
    fmla v30.4s, v23.4s, v11.s[3]
    prfm pldl1keep, [x4, #224]
    fmla v29.4s, v22.4s, v10.s[3]
    fmla v28.4s, v23.4s, v10.s[3]
    ld1 {v0.4s, v1.4s, v2.4s, v3.4s}, [x11], #64
    fmla v31.4s, v24.4s, v13.s[0]
    fmla v30.4s, v25.4s, v13.s[0]
    fmla v29.4s, v24.4s, v12.s[0]
    fmla v28.4s, v25.4s, v12.s[0]
    prfm pldl1keep, [x4, #256]
    fmla v31.4s, v26.4s, v13.s[1]
    fmla v30.4s, v27.4s, v13.s[1]
    prfm pldl1keep, [x4, #288]
    fmla v29.4s, v26.4s, v12.s[1]
    fmla v28.4s, v27.4s, v12.s[1]
    prfm pldl1keep, [x4, #320]
    prfm pldl1keep, [x4, #352]
    fmla v31.4s, v16.4s, v13.s[2]
    fmla v30.4s, v17.4s, v13.s[2]
    prfm pldl1keep, [x4, #384]
    prfm pldl1keep, [x4, #416]
    fmla v29.4s, v16.4s, v12.s[2]
    fmla v28.4s, v17.4s, v12.s[2]
    prfm pldl1keep, [x4, #448]
    prfm pldl1keep, [x4, #480]
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
    cbnz x3, .Lloop_86
.Lloop_end_85:
    lsr x3, x0, #2
    ubfx x0, x0, #0, #2
    cbz x3, .Lloop_end_87
.Lloop_88:
    add x4, x11, x1, lsl #2
    ld1 {v4.4s, v5.4s, v6.4s, v7.4s}, [x11], #64
    ldp q16, q17, [x2]
    sub x3, x3, #1
    add x2, x2, #128
    ld1 {v0.4s, v1.4s, v2.4s, v3.4s}, [x11], #64
    prfm pldl1keep, [x4]
    prfm pldl1keep, [x4, #32]
    fmla v31.4s, v4.4s, v16.s[0]
    fmla v30.4s, v5.4s, v16.s[0]
    prfm pldl1keep, [x4, #64]
    prfm pldl1keep, [x4, #96]
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
    cbnz x3, .Lloop_88
.Lloop_end_87:
    cbz x0, .Lloop_end_89
.Lloop_90:
    ldp q0, q1, [x11]
    ldr s2, [x2]
    add x3, x11, x1, lsl #2
    sub x0, x0, #1
    ldr s3, [x2, #16]
    add x2, x2, #4
    add x11, x11, #32
    prfm pldl1keep, [x3]
    fmla v31.4s, v0.4s, v2.s[0]
    fmla v30.4s, v1.4s, v2.s[0]
    fmla v29.4s, v0.4s, v3.s[0]
    fmla v28.4s, v1.4s, v3.s[0]
    cbnz x0, .Lloop_90
.Lloop_end_89:
    b .Lend_91
.Lotherwise_84:
    mov x0, x9
    mov x1, x11
    mov x2, x10
    lsr x3, x0, #4
    ubfx x0, x0, #0, #4
    cbz x3, .Lloop_end_92
.Lloop_93:
    ldp q0, q1, [x1]
    prfm pldl1keep, [x1, #56]
    add x1, x1, x6, lsl #2
    sub x3, x3, #1
    prfm pldl1keep, [x1, #56]
    str q0, [x12]
    str q1, [x12, #16]
    ldp q2, q3, [x1]
    ldr s4, [x2]
    add x1, x1, x6, lsl #2
    ldr s5, [x2, #16]
    prfm pldl1keep, [x1, #56]
    str q2, [x12, #32]
    str q3, [x12, #48]
    fmla v31.4s, v0.4s, v4.s[0]
    fmla v30.4s, v1.4s, v4.s[0]
    ldp q4, q6, [x1]
    ldr s7, [x2, #4]
    add x1, x1, x6, lsl #2
    fmla v29.4s, v0.4s, v5.s[0]
    ldr s0, [x2, #20]
    fmla v28.4s, v1.4s, v5.s[0]
    prfm pldl1keep, [x1, #56]
    str q4, [x12, #64]
    str q6, [x12, #80]
    fmla v31.4s, v2.4s, v7.s[0]
    fmla v30.4s, v3.4s, v7.s[0]
    ldp q1, q5, [x1]
    ldr s7, [x2, #8]
    add x1, x1, x6, lsl #2
    fmla v29.4s, v2.4s, v0.s[0]
    ldr s2, [x2, #24]
    fmla v28.4s, v3.4s, v0.s[0]
    prfm pldl1keep, [x1, #56]
    str q1, [x12, #96]
    str q5, [x12, #112]
    fmla v31.4s, v4.4s, v7.s[0]
    fmla v30.4s, v6.4s, v7.s[0]
    ldp q0, q3, [x1]
    ldr s7, [x2, #12]
    add x1, x1, x6, lsl #2
    fmla v29.4s, v4.4s, v2.s[0]
    ldr s4, [x2, #28]
    fmla v28.4s, v6.4s, v2.s[0]
    prfm pldl1keep, [x1, #56]
    str q0, [x12, #128]
    str q3, [x12, #144]
    fmla v31.4s, v1.4s, v7.s[0]
    fmla v30.4s, v5.4s, v7.s[0]
    ldp q2, q6, [x1]
    ldr s7, [x2, #128]
    add x1, x1, x6, lsl #2
    fmla v29.4s, v1.4s, v4.s[0]
    ldr s1, [x2, #144]
    fmla v28.4s, v5.4s, v4.s[0]
    prfm pldl1keep, [x1, #56]
    str q2, [x12, #160]
    str q6, [x12, #176]
    fmla v31.4s, v0.4s, v7.s[0]
    fmla v30.4s, v3.4s, v7.s[0]
    ldp q4, q5, [x1]
    ldr s7, [x2, #132]
    add x1, x1, x6, lsl #2
    fmla v29.4s, v0.4s, v1.s[0]
    ldr s0, [x2, #148]
    fmla v28.4s, v3.4s, v1.s[0]
    prfm pldl1keep, [x1, #56]
    str q4, [x12, #192]
    str q5, [x12, #208]
    fmla v31.4s, v2.4s, v7.s[0]
    fmla v30.4s, v6.4s, v7.s[0]
    ldp q1, q3, [x1]
    ldr s7, [x2, #136]
    add x1, x1, x6, lsl #2
    fmla v29.4s, v2.4s, v0.s[0]
    ldr s2, [x2, #152]
    fmla v28.4s, v6.4s, v0.s[0]
    prfm pldl1keep, [x1, #56]
    str q1, [x12, #224]
    str q3, [x12, #240]
    fmla v31.4s, v4.4s, v7.s[0]
    fmla v30.4s, v5.4s, v7.s[0]
    ldp q0, q6, [x1]
    ldr s7, [x2, #140]
    add x1, x1, x6, lsl #2
    fmla v29.4s, v4.4s, v2.s[0]
    ldr s4, [x2, #156]
    fmla v28.4s, v5.4s, v2.s[0]
    prfm pldl1keep, [x1, #56]
    str q0, [x12, #256]
    str q6, [x12, #272]
    fmla v31.4s, v1.4s, v7.s[0]
    fmla v30.4s, v3.4s, v7.s[0]
    ldp q2, q5, [x1]
    ldr s7, [x2, #256]
    add x1, x1, x6, lsl #2
    fmla v29.4s, v1.4s, v4.s[0]
    ldr s1, [x2, #272]
    fmla v28.4s, v3.4s, v4.s[0]
    prfm pldl1keep, [x1, #56]
    str q2, [x12, #288]
    str q5, [x12, #304]
    fmla v31.4s, v0.4s, v7.s[0]
    fmla v30.4s, v6.4s, v7.s[0]
    ldp q3, q4, [x1]
    ldr s7, [x2, #260]
    add x1, x1, x6, lsl #2
    fmla v29.4s, v0.4s, v1.s[0]
    ldr s0, [x2, #276]
    fmla v28.4s, v6.4s, v1.s[0]
    prfm pldl1keep, [x1, #56]
    str q3, [x12, #320]
    str q4, [x12, #336]
    fmla v31.4s, v2.4s, v7.s[0]
    fmla v30.4s, v5.4s, v7.s[0]
    ldp q1, q6, [x1]
    ldr s7, [x2, #264]
    add x1, x1, x6, lsl #2
    fmla v29.4s, v2.4s, v0.s[0]
    ldr s2, [x2, #280]
    fmla v28.4s, v5.4s, v0.s[0]
    prfm pldl1keep, [x1, #56]
    str q1, [x12, #352]
    str q6, [x12, #368]
    fmla v31.4s, v3.4s, v7.s[0]
    fmla v30.4s, v4.4s, v7.s[0]
    ldp q0, q5, [x1]
    ldr s7, [x2, #268]
    add x1, x1, x6, lsl #2
    fmla v29.4s, v3.4s, v2.s[0]
    ldr s3, [x2, #284]
    fmla v28.4s, v4.4s, v2.s[0]
    prfm pldl1keep, [x1, #56]
    str q0, [x12, #384]
    str q5, [x12, #400]
    fmla v31.4s, v1.4s, v7.s[0]
    fmla v30.4s, v6.4s, v7.s[0]
    ldp q2, q4, [x1]
    ldr s7, [x2, #384]
    add x1, x1, x6, lsl #2
    fmla v29.4s, v1.4s, v3.s[0]
    ldr s1, [x2, #400]
    fmla v28.4s, v6.4s, v3.s[0]
    prfm pldl1keep, [x1, #56]
    str q2, [x12, #416]
    str q4, [x12, #432]
    fmla v31.4s, v0.4s, v7.s[0]
    fmla v30.4s, v5.4s, v7.s[0]
    ldp q3, q6, [x1]
    ldr s7, [x2, #388]
    add x1, x1, x6, lsl #2
    fmla v29.4s, v0.4s, v1.s[0]
    ldr s0, [x2, #404]
    fmla v28.4s, v5.4s, v1.s[0]
    prfm pldl1keep, [x1, #56]
    str q3, [x12, #448]
    str q6, [x12, #464]
    fmla v31.4s, v2.4s, v7.s[0]
    fmla v30.4s, v4.4s, v7.s[0]
    ldp q1, q5, [x1]
    ldr s7, [x2, #392]
    fmla v29.4s, v2.4s, v0.s[0]
    fmla v28.4s, v4.4s, v0.s[0]
    ldr s0, [x2, #408]
    add x1, x1, x6, lsl #2
    str q1, [x12, #480]
    str q5, [x12, #496]
    fmla v31.4s, v3.4s, v7.s[0]
    fmla v30.4s, v6.4s, v7.s[0]
    ldr s2, [x2, #396]
    ldr s4, [x2, #412]
    fmla v29.4s, v3.4s, v0.s[0]
    fmla v28.4s, v6.4s, v0.s[0]
    add x2, x2, #512
    add x12, x12, #512
    fmla v31.4s, v1.4s, v2.s[0]
    fmla v30.4s, v5.4s, v2.s[0]
    fmla v29.4s, v1.4s, v4.s[0]
    fmla v28.4s, v5.4s, v4.s[0]
    cbnz x3, .Lloop_93
.Lloop_end_92:
    lsr x3, x0, #2
    ubfx x0, x0, #0, #2
    cbz x3, .Lloop_end_94
.Lloop_95:
    ldp q0, q1, [x1]
    prfm pldl1keep, [x1, #56]
    add x1, x1, x6, lsl #2
    sub x3, x3, #1
    prfm pldl1keep, [x1, #56]
    str q0, [x12]
    str q1, [x12, #16]
    ldp q2, q3, [x1]
    ldr s4, [x2]
    add x1, x1, x6, lsl #2
    ldr s5, [x2, #16]
    prfm pldl1keep, [x1, #56]
    str q2, [x12, #32]
    str q3, [x12, #48]
    fmla v31.4s, v0.4s, v4.s[0]
    fmla v30.4s, v1.4s, v4.s[0]
    ldp q4, q6, [x1]
    ldr s7, [x2, #4]
    add x1, x1, x6, lsl #2
    fmla v29.4s, v0.4s, v5.s[0]
    ldr s0, [x2, #20]
    fmla v28.4s, v1.4s, v5.s[0]
    prfm pldl1keep, [x1, #56]
    str q4, [x12, #64]
    str q6, [x12, #80]
    fmla v31.4s, v2.4s, v7.s[0]
    fmla v30.4s, v3.4s, v7.s[0]
    ldp q1, q5, [x1]
    ldr s7, [x2, #8]
    fmla v29.4s, v2.4s, v0.s[0]
    fmla v28.4s, v3.4s, v0.s[0]
    ldr s0, [x2, #24]
    add x1, x1, x6, lsl #2
    str q1, [x12, #96]
    str q5, [x12, #112]
    fmla v31.4s, v4.4s, v7.s[0]
    fmla v30.4s, v6.4s, v7.s[0]
    ldr s2, [x2, #12]
    ldr s3, [x2, #28]
    fmla v29.4s, v4.4s, v0.s[0]
    fmla v28.4s, v6.4s, v0.s[0]
    add x2, x2, #128
    add x12, x12, #128
    fmla v31.4s, v1.4s, v2.s[0]
    fmla v30.4s, v5.4s, v2.s[0]
    fmla v29.4s, v1.4s, v3.s[0]
    fmla v28.4s, v5.4s, v3.s[0]
    cbnz x3, .Lloop_95
.Lloop_end_94:
    cbz x0, .Lloop_end_96
.Lloop_97:
    ldp q0, q1, [x1]
    sub x0, x0, #1
    prfm pldl1keep, [x1, #56]
    add x1, x1, x6, lsl #2
    str q0, [x12]
    str q1, [x12, #16]
    add x12, x12, #32
    ldr s2, [x2]
    ldr s3, [x2, #16]
    add x2, x2, #4
    fmla v31.4s, v0.4s, v2.s[0]
    fmla v30.4s, v1.4s, v2.s[0]
    fmla v29.4s, v0.4s, v3.s[0]
    fmla v28.4s, v1.4s, v3.s[0]
    cbnz x0, .Lloop_97
.Lloop_end_96:
    add x11, x11, #32
.Lend_91:
    ldr x0, [x7, #16]
    ldr x1, [x7]
    cbnz x0, .Lotherwise_98
    mov x0, x8
    ldp q0, q1, [x0]
    add x0, x0, x1, lsl #2
    ldp q2, q3, [x0]
    fadd v31.4s, v31.4s, v0.4s
    fadd v30.4s, v30.4s, v1.4s
    fadd v29.4s, v29.4s, v2.4s
    fadd v28.4s, v28.4s, v3.4s
    b .Lend_99
.Lotherwise_98:
.Lend_99:
    mov x0, x8
    sub x13, x13, #1
    ldr s0, [x7, #40]
    add x8, x8, #32
    dup v0.4s, v0.s[0]
    fmax v1.4s, v0.4s, v31.4s
    fmax v2.4s, v0.4s, v30.4s
    fmax v3.4s, v0.4s, v29.4s
    fmax v0.4s, v0.4s, v28.4s
    str q1, [x0]
    str q2, [x0, #16]
    add x0, x0, x1, lsl #2
    str q3, [x0]
    str q0, [x0, #16]
    cbnz x13, .Lloop_81
.Lloop_end_80:
    ldr x0, [x7, #8]
    ubfx x0, x0, #0, #3
    cbnz x0, .Lotherwise_100
    b .Lend_101
.Lotherwise_100:
    sub x0, x0, #1
    lsr x0, x0, #2
    cbnz x0, .Lotherwise_102
    ldr x0, [x7, #16]
    movi v27.4s, #0
    movi v28.4s, #0
    cbnz x0, .Lotherwise_103
    b .Lend_104
.Lotherwise_103:
    ldr d0, [x0]
    dup v1.4s, v0.s[0]
    dup v0.4s, v0.s[1]
    mov v27.16b, v1.16b
    mov v28.16b, v0.16b
.Lend_104:
    ldr x0, [x7, #24]
    lsr x1, x9, #4
    ubfx x2, x9, #0, #4
    cbz x1, .Lloop_end_105
.Lloop_106:
    ldr q0, [x11]
    ldp q1, q2, [x10]
    add x3, x11, x0, lsl #2
    sub x1, x1, #1
    ldr q3, [x11, #32]
    ldr q4, [x11, #64]
    ldr q5, [x11, #96]
    ldr q6, [x11, #128]
    ldp q7, q16, [x10, #128]
    ldr q17, [x11, #160]
    fmla v27.4s, v0.4s, v1.s[0]
    fmla v28.4s, v0.4s, v2.s[0]
    ldr q0, [x11, #192]
    ldr q18, [x11, #224]
    ldr q19, [x11, #256]
    ldp q20, q21, [x10, #256]
    fmla v27.4s, v3.4s, v1.s[1]
    fmla v28.4s, v3.4s, v2.s[1]
    ldr q3, [x11, #288]
    ldr q22, [x11, #320]
    ldr q23, [x11, #352]
    fmla v27.4s, v4.4s, v1.s[2]
    fmla v28.4s, v4.4s, v2.s[2]
    ldr q4, [x11, #384]
    ldp q24, q25, [x10, #384]
    ldr q26, [x11, #416]
    add x10, x10, #512
    fmla v27.4s, v5.4s, v1.s[3]
    fmla v28.4s, v5.4s, v2.s[3]
    ldr q1, [x11, #448]
    ldr q2, [x11, #480]
    prfm pldl1keep, [x3]
    prfm pldl1keep, [x3, #32]
    add x11, x11, #512
    fmla v27.4s, v6.4s, v7.s[0]
    fmla v28.4s, v6.4s, v16.s[0]
    prfm pldl1keep, [x3, #64]
    prfm pldl1keep, [x3, #96]
    prfm pldl1keep, [x3, #128]
    prfm pldl1keep, [x3, #160]
    fmla v27.4s, v17.4s, v7.s[1]
    fmla v28.4s, v17.4s, v16.s[1]
    prfm pldl1keep, [x3, #192]
    prfm pldl1keep, [x3, #224]
    prfm pldl1keep, [x3, #256]
    prfm pldl1keep, [x3, #288]
    fmla v27.4s, v0.4s, v7.s[2]
    fmla v28.4s, v0.4s, v16.s[2]
    prfm pldl1keep, [x3, #320]
    prfm pldl1keep, [x3, #352]
    prfm pldl1keep, [x3, #384]
    prfm pldl1keep, [x3, #416]
    fmla v27.4s, v18.4s, v7.s[3]
    fmla v28.4s, v18.4s, v16.s[3]
    prfm pldl1keep, [x3, #448]
    prfm pldl1keep, [x3, #480]
    fmla v27.4s, v19.4s, v20.s[0]
    fmla v28.4s, v19.4s, v21.s[0]
    fmla v27.4s, v3.4s, v20.s[1]
    fmla v28.4s, v3.4s, v21.s[1]
    fmla v27.4s, v22.4s, v20.s[2]
    fmla v28.4s, v22.4s, v21.s[2]
    fmla v27.4s, v23.4s, v20.s[3]
    fmla v28.4s, v23.4s, v21.s[3]
    fmla v27.4s, v4.4s, v24.s[0]
    fmla v28.4s, v4.4s, v25.s[0]
    fmla v27.4s, v26.4s, v24.s[1]
    fmla v28.4s, v26.4s, v25.s[1]
    fmla v27.4s, v1.4s, v24.s[2]
    fmla v28.4s, v1.4s, v25.s[2]
    fmla v27.4s, v2.4s, v24.s[3]
    fmla v28.4s, v2.4s, v25.s[3]
    cbnz x1, .Lloop_106
.Lloop_end_105:
    lsr x1, x2, #2
    ubfx x2, x2, #0, #2
    cbz x1, .Lloop_end_107
.Lloop_108:
    ldr q0, [x11]
    ldp q1, q2, [x10]
    add x3, x11, x0, lsl #2
    sub x1, x1, #1
    ldr q3, [x11, #32]
    add x10, x10, #128
    ldr q4, [x11, #64]
    ldr q5, [x11, #96]
    add x11, x11, #128
    prfm pldl1keep, [x3]
    prfm pldl1keep, [x3, #32]
    prfm pldl1keep, [x3, #64]
    prfm pldl1keep, [x3, #96]
    fmla v27.4s, v0.4s, v1.s[0]
    fmla v28.4s, v0.4s, v2.s[0]
    fmla v27.4s, v3.4s, v1.s[1]
    fmla v28.4s, v3.4s, v2.s[1]
    fmla v27.4s, v4.4s, v1.s[2]
    fmla v28.4s, v4.4s, v2.s[2]
    fmla v27.4s, v5.4s, v1.s[3]
    fmla v28.4s, v5.4s, v2.s[3]
    cbnz x1, .Lloop_108
.Lloop_end_107:
    cbz x2, .Lloop_end_109
.Lloop_110:
    ldr q0, [x11]
    ldr s1, [x10]
    add x1, x11, x0, lsl #2
    sub x2, x2, #1
    ldr s2, [x10, #16]
    prfm pldl1keep, [x1]
    add x10, x10, #4
    add x11, x11, #32
    fmla v27.4s, v0.4s, v1.s[0]
    fmla v28.4s, v0.4s, v2.s[0]
    cbnz x2, .Lloop_110
.Lloop_end_109:
    ldr x0, [x7, #8]
    ldr x1, [x7, #16]
    mov w2, #4
    mov w3, #1
    ldr x4, [x7]
    ubfx x0, x0, #0, #3
    cmp x0, x2
    csel x0, x0, x2, ls
    lsl x0, x3, x0
    sub x0, x0, #1
    cbnz x1, .Lotherwise_111
    ubfx x1, x0, #0, #4
    mov x2, x8
    cmp x1, #15
    bne .Lotherwise_112
    ldr q0, [x2]
    b .Lend_113
.Lotherwise_112:
    movi v0.4s, #0
    tst x0, #1
    beq .Lotherwise_114
    ld1 {v0.s}[0], [x2]
.Lotherwise_114:
    tst x0, #2
    beq .Lotherwise_115
    add x1, x2, #4
    ld1 {v0.s}[1], [x1]
.Lotherwise_115:
    tst x0, #4
    beq .Lotherwise_116
    add x1, x2, #8
    ld1 {v0.s}[2], [x1]
.Lotherwise_116:
    tst x0, #8
    beq .Lotherwise_117
    add x1, x2, #12
    ld1 {v0.s}[3], [x1]
.Lotherwise_117:
.Lend_113:
    ubfx x1, x0, #0, #4
    fadd v27.4s, v27.4s, v0.4s
    add x2, x2, x4, lsl #2
    cmp x1, #15
    bne .Lotherwise_118
    ldr q0, [x2]
    b .Lend_119
.Lotherwise_118:
    movi v0.4s, #0
    tst x0, #1
    beq .Lotherwise_120
    ld1 {v0.s}[0], [x2]
.Lotherwise_120:
    tst x0, #2
    beq .Lotherwise_121
    add x1, x2, #4
    ld1 {v0.s}[1], [x1]
.Lotherwise_121:
    tst x0, #4
    beq .Lotherwise_122
    add x1, x2, #8
    ld1 {v0.s}[2], [x1]
.Lotherwise_122:
    tst x0, #8
    beq .Lotherwise_123
    add x1, x2, #12
    ld1 {v0.s}[3], [x1]
.Lotherwise_123:
.Lend_119:
    fadd v28.4s, v28.4s, v0.4s
    b .Lend_124
.Lotherwise_111:
.Lend_124:
    ubfx x1, x0, #0, #4
    ldr s0, [x7, #40]
    dup v0.4s, v0.s[0]
    fmax v1.4s, v0.4s, v27.4s
    cmp x1, #15
    bne .Lotherwise_125
    str q1, [x8]
    b .Lend_126
.Lotherwise_125:
    tst x0, #1
    beq .Lotherwise_127
    st1 {v1.s}[0], [x8]
.Lotherwise_127:
    tst x0, #2
    beq .Lotherwise_128
    add x1, x8, #4
    st1 {v1.s}[1], [x1]
.Lotherwise_128:
    tst x0, #4
    beq .Lotherwise_129
    add x1, x8, #8
    st1 {v1.s}[2], [x1]
.Lotherwise_129:
    tst x0, #8
    beq .Lotherwise_130
    add x1, x8, #12
    st1 {v1.s}[3], [x1]
.Lotherwise_130:
.Lend_126:
    ubfx x1, x0, #0, #4
    add x8, x8, x4, lsl #2
    fmax v0.4s, v0.4s, v28.4s
    cmp x1, #15
    bne .Lotherwise_131
    str q0, [x8]
    b .Lend_132
.Lotherwise_131:
    tst x0, #1
    beq .Lotherwise_133
    st1 {v0.s}[0], [x8]
.Lotherwise_133:
    tst x0, #2
    beq .Lotherwise_134
    add x1, x8, #4
    st1 {v0.s}[1], [x1]
.Lotherwise_134:
    tst x0, #4
    beq .Lotherwise_135
    add x1, x8, #8
    st1 {v0.s}[2], [x1]
.Lotherwise_135:
    tst x0, #8
    beq .Lotherwise_136
    add x0, x8, #12
    st1 {v0.s}[3], [x0]
.Lotherwise_136:
.Lend_132:
    b .Lend_137
.Lotherwise_102:
    ldr x0, [x7, #16]
    movi v31.4s, #0
    movi v30.4s, #0
    movi v29.4s, #0
    movi v28.4s, #0
    cbnz x0, .Lotherwise_138
    b .Lend_139
.Lotherwise_138:
    ldr d0, [x0]
    dup v31.4s, v0.s[0]
    dup v29.4s, v0.s[1]
    mov v30.16b, v31.16b
    mov v28.16b, v29.16b
.Lend_139:
    ldr x0, [x7, #24]
    lsr x1, x9, #4
    ubfx x2, x9, #0, #4
    cbz x1, .Lloop_end_140
.Lloop_141:
    add x3, x11, x0, lsl #2
    ld1 {v16.4s, v17.4s, v18.4s, v19.4s}, [x11], #64
    ldp q24, q25, [x10]
    sub x1, x1, #1
    ld1 {v4.4s, v5.4s, v6.4s, v7.4s}, [x11], #64
    ld1 {v0.4s, v1.4s, v2.4s, v3.4s}, [x11], #64
    fmla v31.4s, v16.4s, v24.s[0]
    fmla v30.4s, v17.4s, v24.s[0]
    ldp q11, q10, [x10, #128]
    fmla v29.4s, v16.4s, v25.s[0]
    fmla v28.4s, v17.4s, v25.s[0]
    fmla v31.4s, v18.4s, v24.s[1]
    fmla v30.4s, v19.4s, v24.s[1]
    ld1 {v20.4s, v21.4s, v22.4s, v23.4s}, [x11], #64
    ldp q13, q12, [x10, #256]
    fmla v29.4s, v18.4s, v25.s[1]
    fmla v28.4s, v19.4s, v25.s[1]
    fmla v31.4s, v4.4s, v24.s[2]
    fmla v30.4s, v5.4s, v24.s[2]
    ldp q9, q8, [x10, #384]
    add x10, x10, #512
    fmla v29.4s, v4.4s, v25.s[2]
    fmla v28.4s, v5.4s, v25.s[2]
    fmla v31.4s, v6.4s, v24.s[3]
    fmla v30.4s, v7.4s, v24.s[3]
    prfm pldl1keep, [x3]
    prfm pldl1keep, [x3, #32]
    fmla v29.4s, v6.4s, v25.s[3]
    fmla v28.4s, v7.4s, v25.s[3]
    ld1 {v24.4s, v25.4s, v26.4s, v27.4s}, [x11], #64
    prfm pldl1keep, [x3, #64]
    fmla v31.4s, v0.4s, v11.s[0]
    fmla v30.4s, v1.4s, v11.s[0]
    prfm pldl1keep, [x3, #96]
    fmla v29.4s, v0.4s, v10.s[0]
    fmla v28.4s, v1.4s, v10.s[0]
    ld1 {v16.4s, v17.4s, v18.4s, v19.4s}, [x11], #64
    fmla v31.4s, v2.4s, v11.s[1]
    fmla v30.4s, v3.4s, v11.s[1]
    fmla v29.4s, v2.4s, v10.s[1]
    fmla v28.4s, v3.4s, v10.s[1]
    prfm pldl1keep, [x3, #128]
    fmla v31.4s, v20.4s, v11.s[2]
    fmla v30.4s, v21.4s, v11.s[2]
    prfm pldl1keep, [x3, #160]
    fmla v29.4s, v20.4s, v10.s[2]
    fmla v28.4s, v21.4s, v10.s[2]
    ld1 {v4.4s, v5.4s, v6.4s, v7.4s}, [x11], #64
    prfm pldl1keep, [x3, #192]
    fmla v31.4s, v22.4s, v11.s[3]
    fmla v30.4s, v23.4s, v11.s[3]
    prfm pldl1keep, [x3, #224]
    fmla v29.4s, v22.4s, v10.s[3]
    fmla v28.4s, v23.4s, v10.s[3]
    ld1 {v0.4s, v1.4s, v2.4s, v3.4s}, [x11], #64
    fmla v31.4s, v24.4s, v13.s[0]
    fmla v30.4s, v25.4s, v13.s[0]
    fmla v29.4s, v24.4s, v12.s[0]
    fmla v28.4s, v25.4s, v12.s[0]
    prfm pldl1keep, [x3, #256]
    fmla v31.4s, v26.4s, v13.s[1]
    fmla v30.4s, v27.4s, v13.s[1]
    prfm pldl1keep, [x3, #288]
    fmla v29.4s, v26.4s, v12.s[1]
    fmla v28.4s, v27.4s, v12.s[1]
    prfm pldl1keep, [x3, #320]
    prfm pldl1keep, [x3, #352]
    fmla v31.4s, v16.4s, v13.s[2]
    fmla v30.4s, v17.4s, v13.s[2]
    prfm pldl1keep, [x3, #384]
    prfm pldl1keep, [x3, #416]
    fmla v29.4s, v16.4s, v12.s[2]
    fmla v28.4s, v17.4s, v12.s[2]
    prfm pldl1keep, [x3, #448]
    prfm pldl1keep, [x3, #480]
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
    cbnz x1, .Lloop_141
.Lloop_end_140:
    lsr x1, x2, #2
    ubfx x2, x2, #0, #2
    cbz x1, .Lloop_end_142
.Lloop_143:
    add x3, x11, x0, lsl #2
    ld1 {v4.4s, v5.4s, v6.4s, v7.4s}, [x11], #64
    ldp q16, q17, [x10]
    sub x1, x1, #1
    add x10, x10, #128
    ld1 {v0.4s, v1.4s, v2.4s, v3.4s}, [x11], #64
    prfm pldl1keep, [x3]
    prfm pldl1keep, [x3, #32]
    fmla v31.4s, v4.4s, v16.s[0]
    fmla v30.4s, v5.4s, v16.s[0]
    prfm pldl1keep, [x3, #64]
    prfm pldl1keep, [x3, #96]
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
    cbnz x1, .Lloop_143
.Lloop_end_142:
    cbz x2, .Lloop_end_144
.Lloop_145:
    ldp q0, q1, [x11]
    ldr s2, [x10]
    add x1, x11, x0, lsl #2
    sub x2, x2, #1
    ldr s3, [x10, #16]
    add x10, x10, #4
    add x11, x11, #32
    prfm pldl1keep, [x1]
    fmla v31.4s, v0.4s, v2.s[0]
    fmla v30.4s, v1.4s, v2.s[0]
    fmla v29.4s, v0.4s, v3.s[0]
    fmla v28.4s, v1.4s, v3.s[0]
    cbnz x2, .Lloop_145
.Lloop_end_144:
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
    cbnz x1, .Lotherwise_146
    ubfx x0, x2, #0, #4
    mov x1, x8
    cmp x0, #15
    bne .Lotherwise_147
    ldr q0, [x1]
    b .Lend_148
.Lotherwise_147:
    movi v0.4s, #0
    tst x2, #1
    beq .Lotherwise_149
    ld1 {v0.s}[0], [x1]
.Lotherwise_149:
    tst x2, #2
    beq .Lotherwise_150
    add x0, x1, #4
    ld1 {v0.s}[1], [x0]
.Lotherwise_150:
    tst x2, #4
    beq .Lotherwise_151
    add x0, x1, #8
    ld1 {v0.s}[2], [x0]
.Lotherwise_151:
    tst x2, #8
    beq .Lotherwise_152
    add x0, x1, #12
    ld1 {v0.s}[3], [x0]
.Lotherwise_152:
.Lend_148:
    ubfx x0, x2, #4, #4
    fadd v31.4s, v31.4s, v0.4s
    cmp x0, #15
    bne .Lotherwise_153
    ldr q0, [x1, #16]
    b .Lend_154
.Lotherwise_153:
    movi v0.4s, #0
    tst x2, #16
    beq .Lotherwise_155
    add x0, x1, #16
    ld1 {v0.s}[0], [x0]
.Lotherwise_155:
    tst x2, #32
    beq .Lotherwise_156
    add x0, x1, #20
    ld1 {v0.s}[1], [x0]
.Lotherwise_156:
    tst x2, #64
    beq .Lotherwise_157
    add x0, x1, #24
    ld1 {v0.s}[2], [x0]
.Lotherwise_157:
    tst x2, #128
    beq .Lotherwise_158
    add x0, x1, #28
    ld1 {v0.s}[3], [x0]
.Lotherwise_158:
.Lend_154:
    ubfx x0, x2, #0, #4
    fadd v30.4s, v30.4s, v0.4s
    add x1, x1, x4, lsl #2
    cmp x0, #15
    bne .Lotherwise_159
    ldr q0, [x1]
    b .Lend_160
.Lotherwise_159:
    movi v0.4s, #0
    tst x2, #1
    beq .Lotherwise_161
    ld1 {v0.s}[0], [x1]
.Lotherwise_161:
    tst x2, #2
    beq .Lotherwise_162
    add x0, x1, #4
    ld1 {v0.s}[1], [x0]
.Lotherwise_162:
    tst x2, #4
    beq .Lotherwise_163
    add x0, x1, #8
    ld1 {v0.s}[2], [x0]
.Lotherwise_163:
    tst x2, #8
    beq .Lotherwise_164
    add x0, x1, #12
    ld1 {v0.s}[3], [x0]
.Lotherwise_164:
.Lend_160:
    ubfx x0, x2, #4, #4
    fadd v29.4s, v29.4s, v0.4s
    cmp x0, #15
    bne .Lotherwise_165
    ldr q0, [x1, #16]
    b .Lend_166
.Lotherwise_165:
    movi v0.4s, #0
    tst x2, #16
    beq .Lotherwise_167
    add x0, x1, #16
    ld1 {v0.s}[0], [x0]
.Lotherwise_167:
    tst x2, #32
    beq .Lotherwise_168
    add x0, x1, #20
    ld1 {v0.s}[1], [x0]
.Lotherwise_168:
    tst x2, #64
    beq .Lotherwise_169
    add x0, x1, #24
    ld1 {v0.s}[2], [x0]
.Lotherwise_169:
    tst x2, #128
    beq .Lotherwise_170
    add x0, x1, #28
    ld1 {v0.s}[3], [x0]
.Lotherwise_170:
.Lend_166:
    fadd v28.4s, v28.4s, v0.4s
    b .Lend_171
.Lotherwise_146:
.Lend_171:
    ubfx x0, x2, #0, #4
    ldr s0, [x7, #40]
    dup v0.4s, v0.s[0]
    fmax v1.4s, v0.4s, v31.4s
    cmp x0, #15
    bne .Lotherwise_172
    str q1, [x8]
    b .Lend_173
.Lotherwise_172:
    tst x2, #1
    beq .Lotherwise_174
    st1 {v1.s}[0], [x8]
.Lotherwise_174:
    tst x2, #2
    beq .Lotherwise_175
    add x0, x8, #4
    st1 {v1.s}[1], [x0]
.Lotherwise_175:
    tst x2, #4
    beq .Lotherwise_176
    add x0, x8, #8
    st1 {v1.s}[2], [x0]
.Lotherwise_176:
    tst x2, #8
    beq .Lotherwise_177
    add x0, x8, #12
    st1 {v1.s}[3], [x0]
.Lotherwise_177:
.Lend_173:
    ubfx x0, x2, #4, #4
    fmax v1.4s, v0.4s, v30.4s
    cmp x0, #15
    bne .Lotherwise_178
    str q1, [x8, #16]
    b .Lend_179
.Lotherwise_178:
    tst x2, #16
    beq .Lotherwise_180
    add x0, x8, #16
    st1 {v1.s}[0], [x0]
.Lotherwise_180:
    tst x2, #32
    beq .Lotherwise_181
    add x0, x8, #20
    st1 {v1.s}[1], [x0]
.Lotherwise_181:
    tst x2, #64
    beq .Lotherwise_182
    add x0, x8, #24
    st1 {v1.s}[2], [x0]
.Lotherwise_182:
    tst x2, #128
    beq .Lotherwise_183
    add x0, x8, #28
    st1 {v1.s}[3], [x0]
.Lotherwise_183:
.Lend_179:
    ubfx x0, x2, #0, #4
    add x8, x8, x4, lsl #2
    fmax v1.4s, v0.4s, v29.4s
    cmp x0, #15
    bne .Lotherwise_184
    str q1, [x8]
    b .Lend_185
.Lotherwise_184:
    tst x2, #1
    beq .Lotherwise_186
    st1 {v1.s}[0], [x8]
.Lotherwise_186:
    tst x2, #2
    beq .Lotherwise_187
    add x0, x8, #4
    st1 {v1.s}[1], [x0]
.Lotherwise_187:
    tst x2, #4
    beq .Lotherwise_188
    add x0, x8, #8
    st1 {v1.s}[2], [x0]
.Lotherwise_188:
    tst x2, #8
    beq .Lotherwise_189
    add x0, x8, #12
    st1 {v1.s}[3], [x0]
.Lotherwise_189:
.Lend_185:
    ubfx x0, x2, #4, #4
    fmax v0.4s, v0.4s, v28.4s
    cmp x0, #15
    bne .Lotherwise_190
    str q0, [x8, #16]
    b .Lend_191
.Lotherwise_190:
    tst x2, #16
    beq .Lotherwise_192
    add x0, x8, #16
    st1 {v0.s}[0], [x0]
.Lotherwise_192:
    tst x2, #32
    beq .Lotherwise_193
    add x0, x8, #20
    st1 {v0.s}[1], [x0]
.Lotherwise_193:
    tst x2, #64
    beq .Lotherwise_194
    add x0, x8, #24
    st1 {v0.s}[2], [x0]
.Lotherwise_194:
    tst x2, #128
    beq .Lotherwise_195
    add x0, x8, #28
    st1 {v0.s}[3], [x0]
.Lotherwise_195:
.Lend_191:
.Lend_137:
.Lend_101:
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
    mov x6, x3
    ldr x12, [x7, #32]
    add x5, x5, x0, lsl #2
    lsr x13, x4, #3
    prfm pldl1keep, [x5]
    prfm pldl1keep, [x5, #56]
    add x5, x5, x0, lsl #2
    prfm pldl1keep, [x5]
    prfm pldl1keep, [x5, #56]
    cbz x13, .Lloop_end_196
.Lloop_197:
    ldr x0, [x7]
    ldr x1, [x7, #16]
    mov x2, x8
    movi v29.4s, #0
    prfm pldl1keep, [x2, #88]
    movi v28.4s, #0
    movi v27.4s, #0
    movi v26.4s, #0
    movi v25.4s, #0
    movi v24.4s, #0
    add x2, x2, x0, lsl #2
    prfm pldl1keep, [x2, #88]
    add x2, x2, x0, lsl #2
    prfm pldl1keep, [x2, #88]
    cbnz x1, .Lotherwise_198
    b .Lend_199
.Lotherwise_198:
    ldr d0, [x1]
    ldr s1, [x1, #8]
    dup v29.4s, v0.s[0]
    dup v27.4s, v0.s[1]
    dup v25.4s, v1.s[0]
    mov v28.16b, v29.16b
    mov v26.16b, v27.16b
    mov v24.16b, v25.16b
.Lend_199:
    cbnz x12, .Lotherwise_200
    mov x0, x9
    ldr x1, [x7, #24]
    mov x2, x10
    lsr x3, x0, #4
    ubfx x0, x0, #0, #4
    cbz x3, .Lloop_end_201
.Lloop_202:
    add x4, x11, x1, lsl #2
    ld1 {v0.4s, v1.4s, v2.4s, v3.4s}, [x11], #64
    ldp q8, q9, [x2]
    sub x3, x3, #1
    ldr q14, [x2, #32]
    ld1 {v4.4s, v5.4s, v6.4s, v7.4s}, [x11], #64
    ld1 {v20.4s, v21.4s, v22.4s, v23.4s}, [x11], #64
    fmla v29.4s, v0.4s, v8.s[0]
    fmla v28.4s, v1.4s, v8.s[0]
    fmla v27.4s, v0.4s, v9.s[0]
    fmla v26.4s, v1.4s, v9.s[0]
    ldp q30, q31, [x2, #128]
    fmla v25.4s, v0.4s, v14.s[0]
    fmla v24.4s, v1.4s, v14.s[0]
    ldr q0, [x2, #160]
    fmla v29.4s, v2.4s, v8.s[1]
    fmla v28.4s, v3.4s, v8.s[1]
    ld1 {v16.4s, v17.4s, v18.4s, v19.4s}, [x11], #64
    prfm pldl1keep, [x4]
    fmla v27.4s, v2.4s, v9.s[1]
    fmla v26.4s, v3.4s, v9.s[1]
    prfm pldl1keep, [x4, #32]
    fmla v25.4s, v2.4s, v14.s[1]
    fmla v24.4s, v3.4s, v14.s[1]
    ldp q13, q12, [x2, #256]
    fmla v29.4s, v4.4s, v8.s[2]
    fmla v28.4s, v5.4s, v8.s[2]
    fmla v27.4s, v4.4s, v9.s[2]
    fmla v26.4s, v5.4s, v9.s[2]
    prfm pldl1keep, [x4, #64]
    prfm pldl1keep, [x4, #96]
    fmla v25.4s, v4.4s, v14.s[2]
    fmla v24.4s, v5.4s, v14.s[2]
    ldr q11, [x2, #288]
    ldr q10, [x2, #416]
    fmla v29.4s, v6.4s, v8.s[3]
    fmla v28.4s, v7.4s, v8.s[3]
    prfm pldl1keep, [x4, #128]
    prfm pldl1keep, [x4, #160]
    fmla v27.4s, v6.4s, v9.s[3]
    fmla v26.4s, v7.4s, v9.s[3]
    ldp q9, q8, [x2, #384]
    prfm pldl1keep, [x4, #192]
    fmla v25.4s, v6.4s, v14.s[3]
    fmla v24.4s, v7.4s, v14.s[3]
    prfm pldl1keep, [x4, #224]
    add x2, x2, #512
    fmla v29.4s, v20.4s, v30.s[0]
    fmla v28.4s, v21.4s, v30.s[0]
    prfm pldl1keep, [x4, #256]
    prfm pldl1keep, [x4, #288]
    fmla v27.4s, v20.4s, v31.s[0]
    fmla v26.4s, v21.4s, v31.s[0]
    prfm pldl1keep, [x4, #320]
    prfm pldl1keep, [x4, #352]
    fmla v25.4s, v20.4s, v0.s[0]
    fmla v24.4s, v21.4s, v0.s[0]
    ld1 {v4.4s, v5.4s, v6.4s, v7.4s}, [x11], #64
    prfm pldl1keep, [x4, #384]
    fmla v29.4s, v22.4s, v30.s[1]
    fmla v28.4s, v23.4s, v30.s[1]
    prfm pldl1keep, [x4, #416]
    fmla v27.4s, v22.4s, v31.s[1]
    fmla v26.4s, v23.4s, v31.s[1]
    prfm pldl1keep, [x4, #448]
    fmla v25.4s, v22.4s, v0.s[1]
    fmla v24.4s, v23.4s, v0.s[1]
    prfm pldl1keep, [x4, #480]
    fmla v29.4s, v16.4s, v30.s[2]
    fmla v28.4s, v17.4s, v30.s[2]
    fmla v27.4s, v16.4s, v31.s[2]
    fmla v26.4s, v17.4s, v31.s[2]
    fmla v25.4s, v16.4s, v0.s[2]
    fmla v24.4s, v17.4s, v0.s[2]
    ld1 {v20.4s, v21.4s, v22.4s, v23.4s}, [x11], #64
    fmla v29.4s, v18.4s, v30.s[3]
    fmla v28.4s, v19.4s, v30.s[3]
    fmla v27.4s, v18.4s, v31.s[3]
    fmla v26.4s, v19.4s, v31.s[3]
    fmla v25.4s, v18.4s, v0.s[3]
    fmla v24.4s, v19.4s, v0.s[3]
    ld1 {v16.4s, v17.4s, v18.4s, v19.4s}, [x11], #64
    fmla v29.4s, v4.4s, v13.s[0]
    fmla v28.4s, v5.4s, v13.s[0]
    fmla v27.4s, v4.4s, v12.s[0]
    fmla v26.4s, v5.4s, v12.s[0]
    fmla v25.4s, v4.4s, v11.s[0]
    fmla v24.4s, v5.4s, v11.s[0]
    ld1 {v0.4s, v1.4s, v2.4s, v3.4s}, [x11], #64
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
    cbnz x3, .Lloop_202
.Lloop_end_201:
    lsr x3, x0, #2
    ubfx x0, x0, #0, #2
    cbz x3, .Lloop_end_203
.Lloop_204:
    add x4, x11, x1, lsl #2
    ld1 {v4.4s, v5.4s, v6.4s, v7.4s}, [x11], #64
    ldp q16, q17, [x2]
    sub x3, x3, #1
    ldr q18, [x2, #32]
    add x2, x2, #128
    ld1 {v0.4s, v1.4s, v2.4s, v3.4s}, [x11], #64
    prfm pldl1keep, [x4]
    prfm pldl1keep, [x4, #32]
    fmla v29.4s, v4.4s, v16.s[0]
    fmla v28.4s, v5.4s, v16.s[0]
    prfm pldl1keep, [x4, #64]
    fmla v27.4s, v4.4s, v17.s[0]
    fmla v26.4s, v5.4s, v17.s[0]
    prfm pldl1keep, [x4, #96]
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
    cbnz x3, .Lloop_204
.Lloop_end_203:
    cbz x0, .Lloop_end_205
.Lloop_206:
    ldp q0, q1, [x11]
    ldr s2, [x2]
    add x3, x11, x1, lsl #2
    sub x0, x0, #1
    ldr s3, [x2, #16]
    add x11, x11, #32
    ldr s4, [x2, #32]
    prfm pldl1keep, [x3]
    add x2, x2, #4
    fmla v29.4s, v0.4s, v2.s[0]
    fmla v28.4s, v1.4s, v2.s[0]
    fmla v27.4s, v0.4s, v3.s[0]
    fmla v26.4s, v1.4s, v3.s[0]
    fmla v25.4s, v0.4s, v4.s[0]
    fmla v24.4s, v1.4s, v4.s[0]
    cbnz x0, .Lloop_206
.Lloop_end_205:
    b .Lend_207
.Lotherwise_200:
    mov x0, x9
    mov x1, x11
    mov x2, x10
    lsr x3, x0, #4
    ubfx x0, x0, #0, #4
    cbz x3, .Lloop_end_208
.Lloop_209:
    ldp q0, q1, [x1]
    prfm pldl1keep, [x1, #56]
    add x1, x1, x6, lsl #2
    sub x3, x3, #1
    prfm pldl1keep, [x1, #56]
    str q0, [x12]
    str q1, [x12, #16]
    ldp q2, q3, [x1]
    ldr s4, [x2]
    add x1, x1, x6, lsl #2
    ldr s5, [x2, #16]
    ldr s6, [x2, #32]
    prfm pldl1keep, [x1, #56]
    str q2, [x12, #32]
    str q3, [x12, #48]
    fmla v29.4s, v0.4s, v4.s[0]
    fmla v28.4s, v1.4s, v4.s[0]
    ldp q4, q7, [x1]
    ldr s16, [x2, #4]
    add x1, x1, x6, lsl #2
    fmla v27.4s, v0.4s, v5.s[0]
    ldr s17, [x2, #20]
    fmla v26.4s, v1.4s, v5.s[0]
    fmla v25.4s, v0.4s, v6.s[0]
    ldr s0, [x2, #36]
    prfm pldl1keep, [x1, #56]
    fmla v24.4s, v1.4s, v6.s[0]
    str q4, [x12, #64]
    str q7, [x12, #80]
    fmla v29.4s, v2.4s, v16.s[0]
    fmla v28.4s, v3.4s, v16.s[0]
    ldp q1, q5, [x1]
    ldr s6, [x2, #8]
    add x1, x1, x6, lsl #2
    fmla v27.4s, v2.4s, v17.s[0]
    ldr s16, [x2, #24]
    fmla v26.4s, v3.4s, v17.s[0]
    fmla v25.4s, v2.4s, v0.s[0]
    ldr s2, [x2, #40]
    prfm pldl1keep, [x1, #56]
    fmla v24.4s, v3.4s, v0.s[0]
    str q1, [x12, #96]
    str q5, [x12, #112]
    fmla v29.4s, v4.4s, v6.s[0]
    fmla v28.4s, v7.4s, v6.s[0]
    ldp q0, q3, [x1]
    ldr s6, [x2, #12]
    add x1, x1, x6, lsl #2
    fmla v27.4s, v4.4s, v16.s[0]
    ldr s17, [x2, #28]
    fmla v26.4s, v7.4s, v16.s[0]
    fmla v25.4s, v4.4s, v2.s[0]
    ldr s4, [x2, #44]
    prfm pldl1keep, [x1, #56]
    fmla v24.4s, v7.4s, v2.s[0]
    str q0, [x12, #128]
    str q3, [x12, #144]
    fmla v29.4s, v1.4s, v6.s[0]
    fmla v28.4s, v5.4s, v6.s[0]
    ldp q2, q6, [x1]
    ldr s7, [x2, #128]
    add x1, x1, x6, lsl #2
    fmla v27.4s, v1.4s, v17.s[0]
    ldr s16, [x2, #144]
    fmla v26.4s, v5.4s, v17.s[0]
    fmla v25.4s, v1.4s, v4.s[0]
    ldr s1, [x2, #160]
    prfm pldl1keep, [x1, #56]
    fmla v24.4s, v5.4s, v4.s[0]
    str q2, [x12, #160]
    str q6, [x12, #176]
    fmla v29.4s, v0.4s, v7.s[0]
    fmla v28.4s, v3.4s, v7.s[0]
    ldp q4, q5, [x1]
    ldr s7, [x2, #132]
    add x1, x1, x6, lsl #2
    fmla v27.4s, v0.4s, v16.s[0]
    ldr s17, [x2, #148]
    fmla v26.4s, v3.4s, v16.s[0]
    fmla v25.4s, v0.4s, v1.s[0]
    ldr s0, [x2, #164]
    prfm pldl1keep, [x1, #56]
    fmla v24.4s, v3.4s, v1.s[0]
    str q4, [x12, #192]
    str q5, [x12, #208]
    fmla v29.4s, v2.4s, v7.s[0]
    fmla v28.4s, v6.4s, v7.s[0]
    ldp q1, q3, [x1]
    ldr s7, [x2, #136]
    add x1, x1, x6, lsl #2
    fmla v27.4s, v2.4s, v17.s[0]
    ldr s16, [x2, #152]
    fmla v26.4s, v6.4s, v17.s[0]
    fmla v25.4s, v2.4s, v0.s[0]
    ldr s2, [x2, #168]
    prfm pldl1keep, [x1, #56]
    fmla v24.4s, v6.4s, v0.s[0]
    str q1, [x12, #224]
    str q3, [x12, #240]
    fmla v29.4s, v4.4s, v7.s[0]
    fmla v28.4s, v5.4s, v7.s[0]
    ldp q0, q6, [x1]
    ldr s7, [x2, #140]
    add x1, x1, x6, lsl #2
    fmla v27.4s, v4.4s, v16.s[0]
    ldr s17, [x2, #156]
    fmla v26.4s, v5.4s, v16.s[0]
    fmla v25.4s, v4.4s, v2.s[0]
    ldr s4, [x2, #172]
    prfm pldl1keep, [x1, #56]
    fmla v24.4s, v5.4s, v2.s[0]
    str q0, [x12, #256]
    str q6, [x12, #272]
    fmla v29.4s, v1.4s, v7.s[0]
    fmla v28.4s, v3.4s, v7.s[0]
    ldp q2, q5, [x1]
    ldr s7, [x2, #256]
    add x1, x1, x6, lsl #2
    fmla v27.4s, v1.4s, v17.s[0]
    ldr s16, [x2, #272]
    fmla v26.4s, v3.4s, v17.s[0]
    fmla v25.4s, v1.4s, v4.s[0]
    ldr s1, [x2, #288]
    prfm pldl1keep, [x1, #56]
    fmla v24.4s, v3.4s, v4.s[0]
    str q2, [x12, #288]
    str q5, [x12, #304]
    fmla v29.4s, v0.4s, v7.s[0]
    fmla v28.4s, v6.4s, v7.s[0]
    ldp q3, q4, [x1]
    ldr s7, [x2, #260]
    add x1, x1, x6, lsl #2
    fmla v27.4s, v0.4s, v16.s[0]
    ldr s17, [x2, #276]
    fmla v26.4s, v6.4s, v16.s[0]
    fmla v25.4s, v0.4s, v1.s[0]
    ldr s0, [x2, #292]
    prfm pldl1keep, [x1, #56]
    fmla v24.4s, v6.4s, v1.s[0]
    str q3, [x12, #320]
    str q4, [x12, #336]
    fmla v29.4s, v2.4s, v7.s[0]
    fmla v28.4s, v5.4s, v7.s[0]
    ldp q1, q6, [x1]
    ldr s7, [x2, #264]
    add x1, x1, x6, lsl #2
    fmla v27.4s, v2.4s, v17.s[0]
    ldr s16, [x2, #280]
    fmla v26.4s, v5.4s, v17.s[0]
    fmla v25.4s, v2.4s, v0.s[0]
    ldr s2, [x2, #296]
    prfm pldl1keep, [x1, #56]
    fmla v24.4s, v5.4s, v0.s[0]
    str q1, [x12, #352]
    str q6, [x12, #368]
    fmla v29.4s, v3.4s, v7.s[0]
    fmla v28.4s, v4.4s, v7.s[0]
    ldp q0, q5, [x1]
    ldr s7, [x2, #268]
    add x1, x1, x6, lsl #2
    fmla v27.4s, v3.4s, v16.s[0]
    ldr s17, [x2, #284]
    fmla v26.4s, v4.4s, v16.s[0]
    fmla v25.4s, v3.4s, v2.s[0]
    ldr s3, [x2, #300]
    prfm pldl1keep, [x1, #56]
    fmla v24.4s, v4.4s, v2.s[0]
    str q0, [x12, #384]
    str q5, [x12, #400]
    fmla v29.4s, v1.4s, v7.s[0]
    fmla v28.4s, v6.4s, v7.s[0]
    ldp q2, q4, [x1]
    ldr s7, [x2, #384]
    add x1, x1, x6, lsl #2
    fmla v27.4s, v1.4s, v17.s[0]
    ldr s16, [x2, #400]
    fmla v26.4s, v6.4s, v17.s[0]
    fmla v25.4s, v1.4s, v3.s[0]
    ldr s1, [x2, #416]
    prfm pldl1keep, [x1, #56]
    fmla v24.4s, v6.4s, v3.s[0]
    str q2, [x12, #416]
    str q4, [x12, #432]
    fmla v29.4s, v0.4s, v7.s[0]
    fmla v28.4s, v5.4s, v7.s[0]
    ldp q3, q6, [x1]
    ldr s7, [x2, #388]
    add x1, x1, x6, lsl #2
    fmla v27.4s, v0.4s, v16.s[0]
    ldr s17, [x2, #404]
    fmla v26.4s, v5.4s, v16.s[0]
    fmla v25.4s, v0.4s, v1.s[0]
    ldr s0, [x2, #420]
    fmla v24.4s, v5.4s, v1.s[0]
    prfm pldl1keep, [x1, #56]
    str q3, [x12, #448]
    str q6, [x12, #464]
    fmla v29.4s, v2.4s, v7.s[0]
    fmla v28.4s, v4.4s, v7.s[0]
    ldp q1, q5, [x1]
    ldr s7, [x2, #392]
    fmla v27.4s, v2.4s, v17.s[0]
    fmla v26.4s, v4.4s, v17.s[0]
    ldr s16, [x2, #408]
    fmla v25.4s, v2.4s, v0.s[0]
    fmla v24.4s, v4.4s, v0.s[0]
    add x1, x1, x6, lsl #2
    ldr s0, [x2, #424]
    str q1, [x12, #480]
    str q5, [x12, #496]
    fmla v29.4s, v3.4s, v7.s[0]
    fmla v28.4s, v6.4s, v7.s[0]
    ldr s2, [x2, #396]
    ldr s4, [x2, #412]
    fmla v27.4s, v3.4s, v16.s[0]
    fmla v26.4s, v6.4s, v16.s[0]
    ldr s7, [x2, #428]
    fmla v25.4s, v3.4s, v0.s[0]
    fmla v24.4s, v6.4s, v0.s[0]
    add x2, x2, #512
    add x12, x12, #512
    fmla v29.4s, v1.4s, v2.s[0]
    fmla v28.4s, v5.4s, v2.s[0]
    fmla v27.4s, v1.4s, v4.s[0]
    fmla v26.4s, v5.4s, v4.s[0]
    fmla v25.4s, v1.4s, v7.s[0]
    fmla v24.4s, v5.4s, v7.s[0]
    cbnz x3, .Lloop_209
.Lloop_end_208:
    lsr x3, x0, #2
    ubfx x0, x0, #0, #2
    cbz x3, .Lloop_end_210
.Lloop_211:
    ldp q0, q1, [x1]
    prfm pldl1keep, [x1, #56]
    add x1, x1, x6, lsl #2
    sub x3, x3, #1
    prfm pldl1keep, [x1, #56]
    str q0, [x12]
    str q1, [x12, #16]
    ldp q2, q3, [x1]
    ldr s4, [x2]
    add x1, x1, x6, lsl #2
    ldr s5, [x2, #16]
    ldr s6, [x2, #32]
    prfm pldl1keep, [x1, #56]
    str q2, [x12, #32]
    str q3, [x12, #48]
    fmla v29.4s, v0.4s, v4.s[0]
    fmla v28.4s, v1.4s, v4.s[0]
    ldp q4, q7, [x1]
    ldr s16, [x2, #4]
    add x1, x1, x6, lsl #2
    fmla v27.4s, v0.4s, v5.s[0]
    ldr s17, [x2, #20]
    fmla v26.4s, v1.4s, v5.s[0]
    fmla v25.4s, v0.4s, v6.s[0]
    ldr s0, [x2, #36]
    fmla v24.4s, v1.4s, v6.s[0]
    prfm pldl1keep, [x1, #56]
    str q4, [x12, #64]
    str q7, [x12, #80]
    fmla v29.4s, v2.4s, v16.s[0]
    fmla v28.4s, v3.4s, v16.s[0]
    ldp q1, q5, [x1]
    ldr s6, [x2, #8]
    fmla v27.4s, v2.4s, v17.s[0]
    fmla v26.4s, v3.4s, v17.s[0]
    ldr s16, [x2, #24]
    fmla v25.4s, v2.4s, v0.s[0]
    fmla v24.4s, v3.4s, v0.s[0]
    add x1, x1, x6, lsl #2
    ldr s0, [x2, #40]
    str q1, [x12, #96]
    str q5, [x12, #112]
    fmla v29.4s, v4.4s, v6.s[0]
    fmla v28.4s, v7.4s, v6.s[0]
    ldr s2, [x2, #12]
    ldr s3, [x2, #28]
    fmla v27.4s, v4.4s, v16.s[0]
    fmla v26.4s, v7.4s, v16.s[0]
    ldr s6, [x2, #44]
    fmla v25.4s, v4.4s, v0.s[0]
    fmla v24.4s, v7.4s, v0.s[0]
    add x2, x2, #128
    add x12, x12, #128
    fmla v29.4s, v1.4s, v2.s[0]
    fmla v28.4s, v5.4s, v2.s[0]
    fmla v27.4s, v1.4s, v3.s[0]
    fmla v26.4s, v5.4s, v3.s[0]
    fmla v25.4s, v1.4s, v6.s[0]
    fmla v24.4s, v5.4s, v6.s[0]
    cbnz x3, .Lloop_211
.Lloop_end_210:
    cbz x0, .Lloop_end_212
.Lloop_213:
    ldp q0, q1, [x1]
    sub x0, x0, #1
    prfm pldl1keep, [x1, #56]
    add x1, x1, x6, lsl #2
    str q0, [x12]
    str q1, [x12, #16]
    add x12, x12, #32
    ldr s2, [x2]
    ldr s3, [x2, #16]
    ldr s4, [x2, #32]
    add x2, x2, #4
    fmla v29.4s, v0.4s, v2.s[0]
    fmla v28.4s, v1.4s, v2.s[0]
    fmla v27.4s, v0.4s, v3.s[0]
    fmla v26.4s, v1.4s, v3.s[0]
    fmla v25.4s, v0.4s, v4.s[0]
    fmla v24.4s, v1.4s, v4.s[0]
    cbnz x0, .Lloop_213
.Lloop_end_212:
    add x11, x11, #32
.Lend_207:
    ldr x0, [x7, #16]
    ldr x1, [x7]
    cbnz x0, .Lotherwise_214
    mov x0, x8
    ldp q0, q1, [x0]
    add x0, x0, x1, lsl #2
    ldp q2, q3, [x0]
    add x0, x0, x1, lsl #2
    ldp q4, q5, [x0]
    fadd v29.4s, v29.4s, v0.4s
    fadd v28.4s, v28.4s, v1.4s
    fadd v27.4s, v27.4s, v2.4s
    fadd v26.4s, v26.4s, v3.4s
    fadd v25.4s, v25.4s, v4.4s
    fadd v24.4s, v24.4s, v5.4s
    b .Lend_215
.Lotherwise_214:
.Lend_215:
    mov x0, x8
    sub x13, x13, #1
    ldr s0, [x7, #40]
    add x8, x8, #32
    dup v0.4s, v0.s[0]
    fmax v1.4s, v0.4s, v29.4s
    fmax v2.4s, v0.4s, v28.4s
    fmax v3.4s, v0.4s, v27.4s
    fmax v4.4s, v0.4s, v26.4s
    fmax v5.4s, v0.4s, v25.4s
    fmax v0.4s, v0.4s, v24.4s
    str q1, [x0]
    str q2, [x0, #16]
    add x0, x0, x1, lsl #2
    str q3, [x0]
    str q4, [x0, #16]
    add x0, x0, x1, lsl #2
    str q5, [x0]
    str q0, [x0, #16]
    cbnz x13, .Lloop_197
.Lloop_end_196:
    ldr x0, [x7, #8]
    ubfx x0, x0, #0, #3
    cbnz x0, .Lotherwise_216
    b .Lend_217
.Lotherwise_216:
    sub x0, x0, #1
    lsr x0, x0, #2
    cbnz x0, .Lotherwise_218
    ldr x0, [x7, #16]
    movi v29.4s, #0
    movi v30.4s, #0
    movi v31.4s, #0
    cbnz x0, .Lotherwise_219
    b .Lend_220
.Lotherwise_219:
    ldr d0, [x0]
    ldr s1, [x0, #8]
    dup v2.4s, v0.s[0]
    dup v0.4s, v0.s[1]
    dup v1.4s, v1.s[0]
    mov v29.16b, v2.16b
    mov v30.16b, v0.16b
    mov v31.16b, v1.16b
.Lend_220:
    ldr x0, [x7, #24]
    lsr x1, x9, #4
    ubfx x2, x9, #0, #4
    cbz x1, .Lloop_end_221
.Lloop_222:
    ldr q0, [x11]
    ldp q1, q2, [x10]
    add x3, x11, x0, lsl #2
    sub x1, x1, #1
    ldr q3, [x10, #32]
    ldr q4, [x11, #32]
    ldr q5, [x11, #64]
    ldr q6, [x11, #96]
    ldr q7, [x11, #128]
    ldp q16, q17, [x10, #128]
    ldr q18, [x10, #160]
    fmla v29.4s, v0.4s, v1.s[0]
    fmla v30.4s, v0.4s, v2.s[0]
    ldr q19, [x11, #160]
    fmla v31.4s, v0.4s, v3.s[0]
    ldr q0, [x11, #192]
    ldr q20, [x11, #224]
    fmla v29.4s, v4.4s, v1.s[1]
    fmla v30.4s, v4.4s, v2.s[1]
    ldr q21, [x11, #256]
    ldp q22, q23, [x10, #256]
    fmla v31.4s, v4.4s, v3.s[1]
    ldr q4, [x10, #288]
    fmla v29.4s, v5.4s, v1.s[2]
    fmla v30.4s, v5.4s, v2.s[2]
    ldr q24, [x11, #288]
    ldr q25, [x11, #320]
    fmla v31.4s, v5.4s, v3.s[2]
    ldr q5, [x11, #352]
    ldr q26, [x11, #384]
    fmla v29.4s, v6.4s, v1.s[3]
    fmla v30.4s, v6.4s, v2.s[3]
    ldp q1, q2, [x10, #384]
    ldr q27, [x10, #416]
    fmla v31.4s, v6.4s, v3.s[3]
    ldr q3, [x11, #416]
    add x10, x10, #512
    fmla v29.4s, v7.4s, v16.s[0]
    fmla v30.4s, v7.4s, v17.s[0]
    ldr q6, [x11, #448]
    ldr q28, [x11, #480]
    fmla v31.4s, v7.4s, v18.s[0]
    prfm pldl1keep, [x3]
    prfm pldl1keep, [x3, #32]
    add x11, x11, #512
    fmla v29.4s, v19.4s, v16.s[1]
    fmla v30.4s, v19.4s, v17.s[1]
    prfm pldl1keep, [x3, #64]
    prfm pldl1keep, [x3, #96]
    fmla v31.4s, v19.4s, v18.s[1]
    prfm pldl1keep, [x3, #128]
    prfm pldl1keep, [x3, #160]
    fmla v29.4s, v0.4s, v16.s[2]
    fmla v30.4s, v0.4s, v17.s[2]
    prfm pldl1keep, [x3, #192]
    prfm pldl1keep, [x3, #224]
    fmla v31.4s, v0.4s, v18.s[2]
    prfm pldl1keep, [x3, #256]
    prfm pldl1keep, [x3, #288]
    fmla v29.4s, v20.4s, v16.s[3]
    fmla v30.4s, v20.4s, v17.s[3]
    prfm pldl1keep, [x3, #320]
    prfm pldl1keep, [x3, #352]
    fmla v31.4s, v20.4s, v18.s[3]
    prfm pldl1keep, [x3, #384]
    prfm pldl1keep, [x3, #416]
    fmla v29.4s, v21.4s, v22.s[0]
    fmla v30.4s, v21.4s, v23.s[0]
    prfm pldl1keep, [x3, #448]
    prfm pldl1keep, [x3, #480]
    fmla v31.4s, v21.4s, v4.s[0]
    fmla v29.4s, v24.4s, v22.s[1]
    fmla v30.4s, v24.4s, v23.s[1]
    fmla v31.4s, v24.4s, v4.s[1]
    fmla v29.4s, v25.4s, v22.s[2]
    fmla v30.4s, v25.4s, v23.s[2]
    fmla v31.4s, v25.4s, v4.s[2]
    fmla v29.4s, v5.4s, v22.s[3]
    fmla v30.4s, v5.4s, v23.s[3]
    fmla v31.4s, v5.4s, v4.s[3]
    fmla v29.4s, v26.4s, v1.s[0]
    fmla v30.4s, v26.4s, v2.s[0]
    fmla v31.4s, v26.4s, v27.s[0]
    fmla v29.4s, v3.4s, v1.s[1]
    fmla v30.4s, v3.4s, v2.s[1]
    fmla v31.4s, v3.4s, v27.s[1]
    fmla v29.4s, v6.4s, v1.s[2]
    fmla v30.4s, v6.4s, v2.s[2]
    fmla v31.4s, v6.4s, v27.s[2]
    fmla v29.4s, v28.4s, v1.s[3]
    fmla v30.4s, v28.4s, v2.s[3]
    fmla v31.4s, v28.4s, v27.s[3]
    cbnz x1, .Lloop_222
.Lloop_end_221:
    lsr x1, x2, #2
    ubfx x2, x2, #0, #2
    cbz x1, .Lloop_end_223
.Lloop_224:
    ldr q0, [x11]
    ldp q1, q2, [x10]
    add x3, x11, x0, lsl #2
    sub x1, x1, #1
    ldr q3, [x10, #32]
    add x10, x10, #128
    ldr q4, [x11, #32]
    ldr q5, [x11, #64]
    ldr q6, [x11, #96]
    prfm pldl1keep, [x3]
    add x11, x11, #128
    prfm pldl1keep, [x3, #32]
    prfm pldl1keep, [x3, #64]
    fmla v29.4s, v0.4s, v1.s[0]
    fmla v30.4s, v0.4s, v2.s[0]
    prfm pldl1keep, [x3, #96]
    fmla v31.4s, v0.4s, v3.s[0]
    fmla v29.4s, v4.4s, v1.s[1]
    fmla v30.4s, v4.4s, v2.s[1]
    fmla v31.4s, v4.4s, v3.s[1]
    fmla v29.4s, v5.4s, v1.s[2]
    fmla v30.4s, v5.4s, v2.s[2]
    fmla v31.4s, v5.4s, v3.s[2]
    fmla v29.4s, v6.4s, v1.s[3]
    fmla v30.4s, v6.4s, v2.s[3]
    fmla v31.4s, v6.4s, v3.s[3]
    cbnz x1, .Lloop_224
.Lloop_end_223:
    cbz x2, .Lloop_end_225
.Lloop_226:
    ldr q0, [x11]
    ldr s1, [x10]
    add x1, x11, x0, lsl #2
    sub x2, x2, #1
    ldr s2, [x10, #16]
    ldr s3, [x10, #32]
    add x10, x10, #4
    add x11, x11, #32
    prfm pldl1keep, [x1]
    fmla v29.4s, v0.4s, v1.s[0]
    fmla v30.4s, v0.4s, v2.s[0]
    fmla v31.4s, v0.4s, v3.s[0]
    cbnz x2, .Lloop_226
.Lloop_end_225:
    ldr x0, [x7, #8]
    ldr x1, [x7, #16]
    mov w2, #4
    mov w3, #1
    ldr x4, [x7]
    ubfx x0, x0, #0, #3
    cmp x0, x2
    csel x0, x0, x2, ls
    lsl x0, x3, x0
    sub x2, x0, #1
    cbnz x1, .Lotherwise_227
    ubfx x0, x2, #0, #4
    mov x1, x8
    cmp x0, #15
    bne .Lotherwise_228
    ldr q0, [x1]
    b .Lend_229
.Lotherwise_228:
    movi v0.4s, #0
    tst x2, #1
    beq .Lotherwise_230
    ld1 {v0.s}[0], [x1]
.Lotherwise_230:
    tst x2, #2
    beq .Lotherwise_231
    add x0, x1, #4
    ld1 {v0.s}[1], [x0]
.Lotherwise_231:
    tst x2, #4
    beq .Lotherwise_232
    add x0, x1, #8
    ld1 {v0.s}[2], [x0]
.Lotherwise_232:
    tst x2, #8
    beq .Lotherwise_233
    add x0, x1, #12
    ld1 {v0.s}[3], [x0]
.Lotherwise_233:
.Lend_229:
    ubfx x0, x2, #0, #4
    fadd v29.4s, v29.4s, v0.4s
    add x1, x1, x4, lsl #2
    cmp x0, #15
    bne .Lotherwise_234
    ldr q0, [x1]
    b .Lend_235
.Lotherwise_234:
    movi v0.4s, #0
    tst x2, #1
    beq .Lotherwise_236
    ld1 {v0.s}[0], [x1]
.Lotherwise_236:
    tst x2, #2
    beq .Lotherwise_237
    add x0, x1, #4
    ld1 {v0.s}[1], [x0]
.Lotherwise_237:
    tst x2, #4
    beq .Lotherwise_238
    add x0, x1, #8
    ld1 {v0.s}[2], [x0]
.Lotherwise_238:
    tst x2, #8
    beq .Lotherwise_239
    add x0, x1, #12
    ld1 {v0.s}[3], [x0]
.Lotherwise_239:
.Lend_235:
    ubfx x0, x2, #0, #4
    fadd v30.4s, v30.4s, v0.4s
    add x1, x1, x4, lsl #2
    cmp x0, #15
    bne .Lotherwise_240
    ldr q0, [x1]
    b .Lend_241
.Lotherwise_240:
    movi v0.4s, #0
    tst x2, #1
    beq .Lotherwise_242
    ld1 {v0.s}[0], [x1]
.Lotherwise_242:
    tst x2, #2
    beq .Lotherwise_243
    add x0, x1, #4
    ld1 {v0.s}[1], [x0]
.Lotherwise_243:
    tst x2, #4
    beq .Lotherwise_244
    add x0, x1, #8
    ld1 {v0.s}[2], [x0]
.Lotherwise_244:
    tst x2, #8
    beq .Lotherwise_245
    add x0, x1, #12
    ld1 {v0.s}[3], [x0]
.Lotherwise_245:
.Lend_241:
    fadd v31.4s, v31.4s, v0.4s
    b .Lend_246
.Lotherwise_227:
.Lend_246:
    ubfx x0, x2, #0, #4
    ldr s0, [x7, #40]
    dup v0.4s, v0.s[0]
    fmax v1.4s, v0.4s, v29.4s
    cmp x0, #15
    bne .Lotherwise_247
    str q1, [x8]
    b .Lend_248
.Lotherwise_247:
    tst x2, #1
    beq .Lotherwise_249
    st1 {v1.s}[0], [x8]
.Lotherwise_249:
    tst x2, #2
    beq .Lotherwise_250
    add x0, x8, #4
    st1 {v1.s}[1], [x0]
.Lotherwise_250:
    tst x2, #4
    beq .Lotherwise_251
    add x0, x8, #8
    st1 {v1.s}[2], [x0]
.Lotherwise_251:
    tst x2, #8
    beq .Lotherwise_252
    add x0, x8, #12
    st1 {v1.s}[3], [x0]
.Lotherwise_252:
.Lend_248:
    ubfx x0, x2, #0, #4
    add x8, x8, x4, lsl #2
    fmax v1.4s, v0.4s, v30.4s
    cmp x0, #15
    bne .Lotherwise_253
    str q1, [x8]
    b .Lend_254
.Lotherwise_253:
    tst x2, #1
    beq .Lotherwise_255
    st1 {v1.s}[0], [x8]
.Lotherwise_255:
    tst x2, #2
    beq .Lotherwise_256
    add x0, x8, #4
    st1 {v1.s}[1], [x0]
.Lotherwise_256:
    tst x2, #4
    beq .Lotherwise_257
    add x0, x8, #8
    st1 {v1.s}[2], [x0]
.Lotherwise_257:
    tst x2, #8
    beq .Lotherwise_258
    add x0, x8, #12
    st1 {v1.s}[3], [x0]
.Lotherwise_258:
.Lend_254:
    ubfx x0, x2, #0, #4
    add x8, x8, x4, lsl #2
    fmax v0.4s, v0.4s, v31.4s
    cmp x0, #15
    bne .Lotherwise_259
    str q0, [x8]
    b .Lend_260
.Lotherwise_259:
    tst x2, #1
    beq .Lotherwise_261
    st1 {v0.s}[0], [x8]
.Lotherwise_261:
    tst x2, #2
    beq .Lotherwise_262
    add x0, x8, #4
    st1 {v0.s}[1], [x0]
.Lotherwise_262:
    tst x2, #4
    beq .Lotherwise_263
    add x0, x8, #8
    st1 {v0.s}[2], [x0]
.Lotherwise_263:
    tst x2, #8
    beq .Lotherwise_264
    add x0, x8, #12
    st1 {v0.s}[3], [x0]
.Lotherwise_264:
.Lend_260:
    b .Lend_265
.Lotherwise_218:
    ldr x0, [x7, #16]
    movi v29.4s, #0
    movi v28.4s, #0
    movi v27.4s, #0
    movi v26.4s, #0
    movi v25.4s, #0
    movi v24.4s, #0
    cbnz x0, .Lotherwise_266
    b .Lend_267
.Lotherwise_266:
    ldr d0, [x0]
    ldr s1, [x0, #8]
    dup v29.4s, v0.s[0]
    dup v27.4s, v0.s[1]
    dup v25.4s, v1.s[0]
    mov v28.16b, v29.16b
    mov v26.16b, v27.16b
    mov v24.16b, v25.16b
.Lend_267:
    ldr x0, [x7, #24]
    lsr x1, x9, #4
    ubfx x2, x9, #0, #4
    cbz x1, .Lloop_end_268
.Lloop_269:
    add x3, x11, x0, lsl #2
    ld1 {v0.4s, v1.4s, v2.4s, v3.4s}, [x11], #64
    ldp q8, q9, [x10]
    sub x1, x1, #1
    ldr q14, [x10, #32]
    ld1 {v4.4s, v5.4s, v6.4s, v7.4s}, [x11], #64
    ld1 {v20.4s, v21.4s, v22.4s, v23.4s}, [x11], #64
    fmla v29.4s, v0.4s, v8.s[0]
    fmla v28.4s, v1.4s, v8.s[0]
    fmla v27.4s, v0.4s, v9.s[0]
    fmla v26.4s, v1.4s, v9.s[0]
    ldp q30, q31, [x10, #128]
    fmla v25.4s, v0.4s, v14.s[0]
    fmla v24.4s, v1.4s, v14.s[0]
    ldr q0, [x10, #160]
    fmla v29.4s, v2.4s, v8.s[1]
    fmla v28.4s, v3.4s, v8.s[1]
    ld1 {v16.4s, v17.4s, v18.4s, v19.4s}, [x11], #64
    prfm pldl1keep, [x3]
    fmla v27.4s, v2.4s, v9.s[1]
    fmla v26.4s, v3.4s, v9.s[1]
    prfm pldl1keep, [x3, #32]
    fmla v25.4s, v2.4s, v14.s[1]
    fmla v24.4s, v3.4s, v14.s[1]
    ldp q13, q12, [x10, #256]
    fmla v29.4s, v4.4s, v8.s[2]
    fmla v28.4s, v5.4s, v8.s[2]
    fmla v27.4s, v4.4s, v9.s[2]
    fmla v26.4s, v5.4s, v9.s[2]
    prfm pldl1keep, [x3, #64]
    prfm pldl1keep, [x3, #96]
    fmla v25.4s, v4.4s, v14.s[2]
    fmla v24.4s, v5.4s, v14.s[2]
    ldr q11, [x10, #288]
    ldr q10, [x10, #416]
    fmla v29.4s, v6.4s, v8.s[3]
    fmla v28.4s, v7.4s, v8.s[3]
    prfm pldl1keep, [x3, #128]
    prfm pldl1keep, [x3, #160]
    fmla v27.4s, v6.4s, v9.s[3]
    fmla v26.4s, v7.4s, v9.s[3]
    ldp q9, q8, [x10, #384]
    prfm pldl1keep, [x3, #192]
    fmla v25.4s, v6.4s, v14.s[3]
    fmla v24.4s, v7.4s, v14.s[3]
    prfm pldl1keep, [x3, #224]
    add x10, x10, #512
    fmla v29.4s, v20.4s, v30.s[0]
    fmla v28.4s, v21.4s, v30.s[0]
    prfm pldl1keep, [x3, #256]
    prfm pldl1keep, [x3, #288]
    fmla v27.4s, v20.4s, v31.s[0]
    fmla v26.4s, v21.4s, v31.s[0]
    prfm pldl1keep, [x3, #320]
    prfm pldl1keep, [x3, #352]
    fmla v25.4s, v20.4s, v0.s[0]
    fmla v24.4s, v21.4s, v0.s[0]
    ld1 {v4.4s, v5.4s, v6.4s, v7.4s}, [x11], #64
    prfm pldl1keep, [x3, #384]
    fmla v29.4s, v22.4s, v30.s[1]
    fmla v28.4s, v23.4s, v30.s[1]
    prfm pldl1keep, [x3, #416]
    fmla v27.4s, v22.4s, v31.s[1]
    fmla v26.4s, v23.4s, v31.s[1]
    prfm pldl1keep, [x3, #448]
    fmla v25.4s, v22.4s, v0.s[1]
    fmla v24.4s, v23.4s, v0.s[1]
    prfm pldl1keep, [x3, #480]
    fmla v29.4s, v16.4s, v30.s[2]
    fmla v28.4s, v17.4s, v30.s[2]
    fmla v27.4s, v16.4s, v31.s[2]
    fmla v26.4s, v17.4s, v31.s[2]
    fmla v25.4s, v16.4s, v0.s[2]
    fmla v24.4s, v17.4s, v0.s[2]
    ld1 {v20.4s, v21.4s, v22.4s, v23.4s}, [x11], #64
    fmla v29.4s, v18.4s, v30.s[3]
    fmla v28.4s, v19.4s, v30.s[3]
    fmla v27.4s, v18.4s, v31.s[3]
    fmla v26.4s, v19.4s, v31.s[3]
    fmla v25.4s, v18.4s, v0.s[3]
    fmla v24.4s, v19.4s, v0.s[3]
    ld1 {v16.4s, v17.4s, v18.4s, v19.4s}, [x11], #64
    fmla v29.4s, v4.4s, v13.s[0]
    fmla v28.4s, v5.4s, v13.s[0]
    fmla v27.4s, v4.4s, v12.s[0]
    fmla v26.4s, v5.4s, v12.s[0]
    fmla v25.4s, v4.4s, v11.s[0]
    fmla v24.4s, v5.4s, v11.s[0]
    ld1 {v0.4s, v1.4s, v2.4s, v3.4s}, [x11], #64
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
    cbnz x1, .Lloop_269
.Lloop_end_268:
    lsr x1, x2, #2
    ubfx x2, x2, #0, #2
    cbz x1, .Lloop_end_270
.Lloop_271:
    add x3, x11, x0, lsl #2
    ld1 {v4.4s, v5.4s, v6.4s, v7.4s}, [x11], #64
    ldp q16, q17, [x10]
    sub x1, x1, #1
    ldr q18, [x10, #32]
    add x10, x10, #128
    ld1 {v0.4s, v1.4s, v2.4s, v3.4s}, [x11], #64
    prfm pldl1keep, [x3]
    prfm pldl1keep, [x3, #32]
    fmla v29.4s, v4.4s, v16.s[0]
    fmla v28.4s, v5.4s, v16.s[0]
    prfm pldl1keep, [x3, #64]
    fmla v27.4s, v4.4s, v17.s[0]
    fmla v26.4s, v5.4s, v17.s[0]
    prfm pldl1keep, [x3, #96]
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
    cbnz x1, .Lloop_271
.Lloop_end_270:
    cbz x2, .Lloop_end_272
.Lloop_273:
    ldp q0, q1, [x11]
    ldr s2, [x10]
    add x1, x11, x0, lsl #2
    sub x2, x2, #1
    ldr s3, [x10, #16]
    add x11, x11, #32
    ldr s4, [x10, #32]
    prfm pldl1keep, [x1]
    add x10, x10, #4
    fmla v29.4s, v0.4s, v2.s[0]
    fmla v28.4s, v1.4s, v2.s[0]
    fmla v27.4s, v0.4s, v3.s[0]
    fmla v26.4s, v1.4s, v3.s[0]
    fmla v25.4s, v0.4s, v4.s[0]
    fmla v24.4s, v1.4s, v4.s[0]
    cbnz x2, .Lloop_273
.Lloop_end_272:
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
    cbnz x1, .Lotherwise_274
    ubfx x0, x2, #0, #4
    mov x1, x8
    cmp x0, #15
    bne .Lotherwise_275
    ldr q0, [x1]
    b .Lend_276
.Lotherwise_275:
    movi v0.4s, #0
    tst x2, #1
    beq .Lotherwise_277
    ld1 {v0.s}[0], [x1]
.Lotherwise_277:
    tst x2, #2
    beq .Lotherwise_278
    add x0, x1, #4
    ld1 {v0.s}[1], [x0]
.Lotherwise_278:
    tst x2, #4
    beq .Lotherwise_279
    add x0, x1, #8
    ld1 {v0.s}[2], [x0]
.Lotherwise_279:
    tst x2, #8
    beq .Lotherwise_280
    add x0, x1, #12
    ld1 {v0.s}[3], [x0]
.Lotherwise_280:
.Lend_276:
    ubfx x0, x2, #4, #4
    fadd v29.4s, v29.4s, v0.4s
    cmp x0, #15
    bne .Lotherwise_281
    ldr q0, [x1, #16]
    b .Lend_282
.Lotherwise_281:
    movi v0.4s, #0
    tst x2, #16
    beq .Lotherwise_283
    add x0, x1, #16
    ld1 {v0.s}[0], [x0]
.Lotherwise_283:
    tst x2, #32
    beq .Lotherwise_284
    add x0, x1, #20
    ld1 {v0.s}[1], [x0]
.Lotherwise_284:
    tst x2, #64
    beq .Lotherwise_285
    add x0, x1, #24
    ld1 {v0.s}[2], [x0]
.Lotherwise_285:
    tst x2, #128
    beq .Lotherwise_286
    add x0, x1, #28
    ld1 {v0.s}[3], [x0]
.Lotherwise_286:
.Lend_282:
    ubfx x0, x2, #0, #4
    fadd v28.4s, v28.4s, v0.4s
    add x1, x1, x4, lsl #2
    cmp x0, #15
    bne .Lotherwise_287
    ldr q0, [x1]
    b .Lend_288
.Lotherwise_287:
    movi v0.4s, #0
    tst x2, #1
    beq .Lotherwise_289
    ld1 {v0.s}[0], [x1]
.Lotherwise_289:
    tst x2, #2
    beq .Lotherwise_290
    add x0, x1, #4
    ld1 {v0.s}[1], [x0]
.Lotherwise_290:
    tst x2, #4
    beq .Lotherwise_291
    add x0, x1, #8
    ld1 {v0.s}[2], [x0]
.Lotherwise_291:
    tst x2, #8
    beq .Lotherwise_292
    add x0, x1, #12
    ld1 {v0.s}[3], [x0]
.Lotherwise_292:
.Lend_288:
    ubfx x0, x2, #4, #4
    fadd v27.4s, v27.4s, v0.4s
    cmp x0, #15
    bne .Lotherwise_293
    ldr q0, [x1, #16]
    b .Lend_294
.Lotherwise_293:
    movi v0.4s, #0
    tst x2, #16
    beq .Lotherwise_295
    add x0, x1, #16
    ld1 {v0.s}[0], [x0]
.Lotherwise_295:
    tst x2, #32
    beq .Lotherwise_296
    add x0, x1, #20
    ld1 {v0.s}[1], [x0]
.Lotherwise_296:
    tst x2, #64
    beq .Lotherwise_297
    add x0, x1, #24
    ld1 {v0.s}[2], [x0]
.Lotherwise_297:
    tst x2, #128
    beq .Lotherwise_298
    add x0, x1, #28
    ld1 {v0.s}[3], [x0]
.Lotherwise_298:
.Lend_294:
    ubfx x0, x2, #0, #4
    fadd v26.4s, v26.4s, v0.4s
    add x1, x1, x4, lsl #2
    cmp x0, #15
    bne .Lotherwise_299
    ldr q0, [x1]
    b .Lend_300
.Lotherwise_299:
    movi v0.4s, #0
    tst x2, #1
    beq .Lotherwise_301
    ld1 {v0.s}[0], [x1]
.Lotherwise_301:
    tst x2, #2
    beq .Lotherwise_302
    add x0, x1, #4
    ld1 {v0.s}[1], [x0]
.Lotherwise_302:
    tst x2, #4
    beq .Lotherwise_303
    add x0, x1, #8
    ld1 {v0.s}[2], [x0]
.Lotherwise_303:
    tst x2, #8
    beq .Lotherwise_304
    add x0, x1, #12
    ld1 {v0.s}[3], [x0]
.Lotherwise_304:
.Lend_300:
    ubfx x0, x2, #4, #4
    fadd v25.4s, v25.4s, v0.4s
    cmp x0, #15
    bne .Lotherwise_305
    ldr q0, [x1, #16]
    b .Lend_306
.Lotherwise_305:
    movi v0.4s, #0
    tst x2, #16
    beq .Lotherwise_307
    add x0, x1, #16
    ld1 {v0.s}[0], [x0]
.Lotherwise_307:
    tst x2, #32
    beq .Lotherwise_308
    add x0, x1, #20
    ld1 {v0.s}[1], [x0]
.Lotherwise_308:
    tst x2, #64
    beq .Lotherwise_309
    add x0, x1, #24
    ld1 {v0.s}[2], [x0]
.Lotherwise_309:
    tst x2, #128
    beq .Lotherwise_310
    add x0, x1, #28
    ld1 {v0.s}[3], [x0]
.Lotherwise_310:
.Lend_306:
    fadd v24.4s, v24.4s, v0.4s
    b .Lend_311
.Lotherwise_274:
.Lend_311:
    ubfx x0, x2, #0, #4
    ldr s0, [x7, #40]
    dup v0.4s, v0.s[0]
    fmax v1.4s, v0.4s, v29.4s
    cmp x0, #15
    bne .Lotherwise_312
    str q1, [x8]
    b .Lend_313
.Lotherwise_312:
    tst x2, #1
    beq .Lotherwise_314
    st1 {v1.s}[0], [x8]
.Lotherwise_314:
    tst x2, #2
    beq .Lotherwise_315
    add x0, x8, #4
    st1 {v1.s}[1], [x0]
.Lotherwise_315:
    tst x2, #4
    beq .Lotherwise_316
    add x0, x8, #8
    st1 {v1.s}[2], [x0]
.Lotherwise_316:
    tst x2, #8
    beq .Lotherwise_317
    add x0, x8, #12
    st1 {v1.s}[3], [x0]
.Lotherwise_317:
.Lend_313:
    ubfx x0, x2, #4, #4
    fmax v1.4s, v0.4s, v28.4s
    cmp x0, #15
    bne .Lotherwise_318
    str q1, [x8, #16]
    b .Lend_319
.Lotherwise_318:
    tst x2, #16
    beq .Lotherwise_320
    add x0, x8, #16
    st1 {v1.s}[0], [x0]
.Lotherwise_320:
    tst x2, #32
    beq .Lotherwise_321
    add x0, x8, #20
    st1 {v1.s}[1], [x0]
.Lotherwise_321:
    tst x2, #64
    beq .Lotherwise_322
    add x0, x8, #24
    st1 {v1.s}[2], [x0]
.Lotherwise_322:
    tst x2, #128
    beq .Lotherwise_323
    add x0, x8, #28
    st1 {v1.s}[3], [x0]
.Lotherwise_323:
.Lend_319:
    ubfx x0, x2, #0, #4
    add x8, x8, x4, lsl #2
    fmax v1.4s, v0.4s, v27.4s
    cmp x0, #15
    bne .Lotherwise_324
    str q1, [x8]
    b .Lend_325
.Lotherwise_324:
    tst x2, #1
    beq .Lotherwise_326
    st1 {v1.s}[0], [x8]
.Lotherwise_326:
    tst x2, #2
    beq .Lotherwise_327
    add x0, x8, #4
    st1 {v1.s}[1], [x0]
.Lotherwise_327:
    tst x2, #4
    beq .Lotherwise_328
    add x0, x8, #8
    st1 {v1.s}[2], [x0]
.Lotherwise_328:
    tst x2, #8
    beq .Lotherwise_329
    add x0, x8, #12
    st1 {v1.s}[3], [x0]
.Lotherwise_329:
.Lend_325:
    ubfx x0, x2, #4, #4
    fmax v1.4s, v0.4s, v26.4s
    cmp x0, #15
    bne .Lotherwise_330
    str q1, [x8, #16]
    b .Lend_331
.Lotherwise_330:
    tst x2, #16
    beq .Lotherwise_332
    add x0, x8, #16
    st1 {v1.s}[0], [x0]
.Lotherwise_332:
    tst x2, #32
    beq .Lotherwise_333
    add x0, x8, #20
    st1 {v1.s}[1], [x0]
.Lotherwise_333:
    tst x2, #64
    beq .Lotherwise_334
    add x0, x8, #24
    st1 {v1.s}[2], [x0]
.Lotherwise_334:
    tst x2, #128
    beq .Lotherwise_335
    add x0, x8, #28
    st1 {v1.s}[3], [x0]
.Lotherwise_335:
.Lend_331:
    ubfx x0, x2, #0, #4
    add x8, x8, x4, lsl #2
    fmax v1.4s, v0.4s, v25.4s
    cmp x0, #15
    bne .Lotherwise_336
    str q1, [x8]
    b .Lend_337
.Lotherwise_336:
    tst x2, #1
    beq .Lotherwise_338
    st1 {v1.s}[0], [x8]
.Lotherwise_338:
    tst x2, #2
    beq .Lotherwise_339
    add x0, x8, #4
    st1 {v1.s}[1], [x0]
.Lotherwise_339:
    tst x2, #4
    beq .Lotherwise_340
    add x0, x8, #8
    st1 {v1.s}[2], [x0]
.Lotherwise_340:
    tst x2, #8
    beq .Lotherwise_341
    add x0, x8, #12
    st1 {v1.s}[3], [x0]
.Lotherwise_341:
.Lend_337:
    ubfx x0, x2, #4, #4
    fmax v0.4s, v0.4s, v24.4s
    cmp x0, #15
    bne .Lotherwise_342
    str q0, [x8, #16]
    b .Lend_343
.Lotherwise_342:
    tst x2, #16
    beq .Lotherwise_344
    add x0, x8, #16
    st1 {v0.s}[0], [x0]
.Lotherwise_344:
    tst x2, #32
    beq .Lotherwise_345
    add x0, x8, #20
    st1 {v0.s}[1], [x0]
.Lotherwise_345:
    tst x2, #64
    beq .Lotherwise_346
    add x0, x8, #24
    st1 {v0.s}[2], [x0]
.Lotherwise_346:
    tst x2, #128
    beq .Lotherwise_347
    add x0, x8, #28
    st1 {v0.s}[3], [x0]
.Lotherwise_347:
.Lend_343:
.Lend_265:
.Lend_217:
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
    mov x6, x3
    ldr x12, [x7, #32]
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
    cbz x13, .Lloop_end_348
.Lloop_349:
    ldr x0, [x7]
    ldr x1, [x7, #16]
    mov x2, x8
    movi v11.4s, #0
    prfm pldl1keep, [x2, #88]
    movi v10.4s, #0
    movi v9.4s, #0
    movi v8.4s, #0
    movi v31.4s, #0
    movi v30.4s, #0
    movi v29.4s, #0
    movi v28.4s, #0
    add x2, x2, x0, lsl #2
    prfm pldl1keep, [x2, #88]
    add x2, x2, x0, lsl #2
    prfm pldl1keep, [x2, #88]
    add x2, x2, x0, lsl #2
    prfm pldl1keep, [x2, #88]
    cbnz x1, .Lotherwise_350
    b .Lend_351
.Lotherwise_350:
    ldr q0, [x1]
    dup v11.4s, v0.s[0]
    dup v9.4s, v0.s[1]
    dup v31.4s, v0.s[2]
    dup v29.4s, v0.s[3]
    mov v10.16b, v11.16b
    mov v8.16b, v9.16b
    mov v30.16b, v31.16b
    mov v28.16b, v29.16b
.Lend_351:
    cbnz x12, .Lotherwise_352
    mov x0, x9
    ldr x1, [x7, #24]
    mov x2, x10
    lsr x3, x0, #4
    ubfx x0, x0, #0, #4
    cbz x3, .Lloop_end_353
.Lloop_354:
    add x4, x11, x1, lsl #2
    ld1 {v4.4s, v5.4s, v6.4s, v7.4s}, [x11], #64
    ld1 {v0.4s, v1.4s, v2.4s, v3.4s}, [x2]
    add x2, x2, #128
    sub x3, x3, #1
    ld1 {v20.4s, v21.4s, v22.4s, v23.4s}, [x11], #64
    ld1 {v16.4s, v17.4s, v18.4s, v19.4s}, [x2]
    add x2, x2, #128
    fmla v11.4s, v4.4s, v0.s[0]
    fmla v10.4s, v5.4s, v0.s[0]
    fmla v9.4s, v4.4s, v1.s[0]
    fmla v8.4s, v5.4s, v1.s[0]
    fmla v31.4s, v4.4s, v2.s[0]
    fmla v30.4s, v5.4s, v2.s[0]
    prfm pldl1keep, [x4]
    prfm pldl1keep, [x4, #32]
    fmla v29.4s, v4.4s, v3.s[0]
    fmla v28.4s, v5.4s, v3.s[0]
    prfm pldl1keep, [x4, #64]
    prfm pldl1keep, [x4, #96]
    fmla v11.4s, v6.4s, v0.s[1]
    fmla v10.4s, v7.4s, v0.s[1]
    prfm pldl1keep, [x4, #128]
    prfm pldl1keep, [x4, #160]
    fmla v9.4s, v6.4s, v1.s[1]
    fmla v8.4s, v7.4s, v1.s[1]
    prfm pldl1keep, [x4, #192]
    prfm pldl1keep, [x4, #224]
    fmla v31.4s, v6.4s, v2.s[1]
    fmla v30.4s, v7.4s, v2.s[1]
    prfm pldl1keep, [x4, #256]
    prfm pldl1keep, [x4, #288]
    fmla v29.4s, v6.4s, v3.s[1]
    fmla v28.4s, v7.4s, v3.s[1]
    ld1 {v4.4s, v5.4s, v6.4s, v7.4s}, [x11], #64
    prfm pldl1keep, [x4, #320]
    fmla v11.4s, v20.4s, v0.s[2]
    fmla v10.4s, v21.4s, v0.s[2]
    prfm pldl1keep, [x4, #352]
    fmla v9.4s, v20.4s, v1.s[2]
    fmla v8.4s, v21.4s, v1.s[2]
    prfm pldl1keep, [x4, #384]
    fmla v31.4s, v20.4s, v2.s[2]
    fmla v30.4s, v21.4s, v2.s[2]
    prfm pldl1keep, [x4, #416]
    fmla v29.4s, v20.4s, v3.s[2]
    fmla v28.4s, v21.4s, v3.s[2]
    prfm pldl1keep, [x4, #448]
    prfm pldl1keep, [x4, #480]
    fmla v11.4s, v22.4s, v0.s[3]
    fmla v10.4s, v23.4s, v0.s[3]
    fmla v9.4s, v22.4s, v1.s[3]
    fmla v8.4s, v23.4s, v1.s[3]
    ld1 {v24.4s, v25.4s, v26.4s, v27.4s}, [x11], #64
    fmla v31.4s, v22.4s, v2.s[3]
    fmla v30.4s, v23.4s, v2.s[3]
    fmla v29.4s, v22.4s, v3.s[3]
    fmla v28.4s, v23.4s, v3.s[3]
    ld1 {v0.4s, v1.4s, v2.4s, v3.4s}, [x11], #64
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
    ld1 {v4.4s, v5.4s, v6.4s, v7.4s}, [x2]
    add x2, x2, #128
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
    ld1 {v20.4s, v21.4s, v22.4s, v23.4s}, [x11], #64
    fmla v31.4s, v26.4s, v18.s[3]
    fmla v30.4s, v27.4s, v18.s[3]
    fmla v29.4s, v26.4s, v19.s[3]
    fmla v28.4s, v27.4s, v19.s[3]
    ld1 {v24.4s, v25.4s, v26.4s, v27.4s}, [x11], #64
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
    ld1 {v0.4s, v1.4s, v2.4s, v3.4s}, [x2]
    add x2, x2, #128
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
    ld1 {v16.4s, v17.4s, v18.4s, v19.4s}, [x11], #64
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
    cbnz x3, .Lloop_354
.Lloop_end_353:
    lsr x3, x0, #2
    ubfx x0, x0, #0, #2
    cbz x3, .Lloop_end_355
.Lloop_356:
    add x4, x11, x1, lsl #2
    ld1 {v16.4s, v17.4s, v18.4s, v19.4s}, [x11], #64
    ld1 {v0.4s, v1.4s, v2.4s, v3.4s}, [x2]
    sub x3, x3, #1
    add x2, x2, #128
    ld1 {v4.4s, v5.4s, v6.4s, v7.4s}, [x11], #64
    prfm pldl1keep, [x4]
    prfm pldl1keep, [x4, #32]
    fmla v11.4s, v16.4s, v0.s[0]
    fmla v10.4s, v17.4s, v0.s[0]
    prfm pldl1keep, [x4, #64]
    fmla v9.4s, v16.4s, v1.s[0]
    fmla v8.4s, v17.4s, v1.s[0]
    prfm pldl1keep, [x4, #96]
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
    cbnz x3, .Lloop_356
.Lloop_end_355:
    cbz x0, .Lloop_end_357
.Lloop_358:
    ldp q0, q1, [x11]
    ldr s2, [x2]
    add x3, x11, x1, lsl #2
    sub x0, x0, #1
    ldr s3, [x2, #16]
    add x11, x11, #32
    ldr s4, [x2, #32]
    ldr s5, [x2, #48]
    add x2, x2, #4
    prfm pldl1keep, [x3]
    fmla v11.4s, v0.4s, v2.s[0]
    fmla v10.4s, v1.4s, v2.s[0]
    fmla v9.4s, v0.4s, v3.s[0]
    fmla v8.4s, v1.4s, v3.s[0]
    fmla v31.4s, v0.4s, v4.s[0]
    fmla v30.4s, v1.4s, v4.s[0]
    fmla v29.4s, v0.4s, v5.s[0]
    fmla v28.4s, v1.4s, v5.s[0]
    cbnz x0, .Lloop_358
.Lloop_end_357:
    b .Lend_359
.Lotherwise_352:
    mov x0, x9
    mov x1, x11
    mov x2, x10
    lsr x3, x0, #4
    ubfx x0, x0, #0, #4
    cbz x3, .Lloop_end_360
.Lloop_361:
    ldp q0, q1, [x1]
    prfm pldl1keep, [x1, #56]
    add x1, x1, x6, lsl #2
    sub x3, x3, #1
    prfm pldl1keep, [x1, #56]
    str q0, [x12]
    str q1, [x12, #16]
    ldp q2, q3, [x1]
    ldr s4, [x2]
    add x1, x1, x6, lsl #2
    ldr s5, [x2, #16]
    ldr s6, [x2, #32]
    ldr s7, [x2, #48]
    prfm pldl1keep, [x1, #56]
    str q2, [x12, #32]
    str q3, [x12, #48]
    fmla v11.4s, v0.4s, v4.s[0]
    fmla v10.4s, v1.4s, v4.s[0]
    ldp q18, q19, [x1]
    ldr s4, [x2, #4]
    add x1, x1, x6, lsl #2
    fmla v9.4s, v0.4s, v5.s[0]
    ldr s16, [x2, #20]
    fmla v8.4s, v1.4s, v5.s[0]
    fmla v31.4s, v0.4s, v6.s[0]
    ldr s5, [x2, #36]
    ldr s17, [x2, #52]
    fmla v30.4s, v1.4s, v6.s[0]
    fmla v29.4s, v0.4s, v7.s[0]
    prfm pldl1keep, [x1, #56]
    fmla v28.4s, v1.4s, v7.s[0]
    str q18, [x12, #64]
    str q19, [x12, #80]
    fmla v11.4s, v2.4s, v4.s[0]
    fmla v10.4s, v3.4s, v4.s[0]
    ldp q20, q21, [x1]
    ldr s0, [x2, #8]
    add x1, x1, x6, lsl #2
    fmla v9.4s, v2.4s, v16.s[0]
    ldr s1, [x2, #24]
    fmla v8.4s, v3.4s, v16.s[0]
    fmla v31.4s, v2.4s, v5.s[0]
    ldr s4, [x2, #40]
    ldr s6, [x2, #56]
    fmla v30.4s, v3.4s, v5.s[0]
    fmla v29.4s, v2.4s, v17.s[0]
    prfm pldl1keep, [x1, #56]
    fmla v28.4s, v3.4s, v17.s[0]
    str q20, [x12, #96]
    str q21, [x12, #112]
    fmla v11.4s, v18.4s, v0.s[0]
    fmla v10.4s, v19.4s, v0.s[0]
    ldp q16, q22, [x1]
    ldr s0, [x2, #12]
    add x1, x1, x6, lsl #2
    fmla v9.4s, v18.4s, v1.s[0]
    ldr s2, [x2, #28]
    fmla v8.4s, v19.4s, v1.s[0]
    fmla v31.4s, v18.4s, v4.s[0]
    ldr s1, [x2, #44]
    ldr s3, [x2, #60]
    fmla v30.4s, v19.4s, v4.s[0]
    fmla v29.4s, v18.4s, v6.s[0]
    prfm pldl1keep, [x1, #56]
    fmla v28.4s, v19.4s, v6.s[0]
    str q16, [x12, #128]
    str q22, [x12, #144]
    fmla v11.4s, v20.4s, v0.s[0]
    fmla v10.4s, v21.4s, v0.s[0]
    ldp q6, q7, [x1]
    ldr s0, [x2, #128]
    add x1, x1, x6, lsl #2
    fmla v9.4s, v20.4s, v2.s[0]
    ldr s4, [x2, #144]
    fmla v8.4s, v21.4s, v2.s[0]
    fmla v31.4s, v20.4s, v1.s[0]
    ldr s2, [x2, #160]
    ldr s5, [x2, #176]
    fmla v30.4s, v21.4s, v1.s[0]
    fmla v29.4s, v20.4s, v3.s[0]
    prfm pldl1keep, [x1, #56]
    fmla v28.4s, v21.4s, v3.s[0]
    str q6, [x12, #160]
    str q7, [x12, #176]
    fmla v11.4s, v16.4s, v0.s[0]
    fmla v10.4s, v22.4s, v0.s[0]
    ldp q17, q18, [x1]
    ldr s0, [x2, #132]
    add x1, x1, x6, lsl #2
    fmla v9.4s, v16.4s, v4.s[0]
    ldr s1, [x2, #148]
    fmla v8.4s, v22.4s, v4.s[0]
    fmla v31.4s, v16.4s, v2.s[0]
    ldr s3, [x2, #164]
    ldr s4, [x2, #180]
    fmla v30.4s, v22.4s, v2.s[0]
    fmla v29.4s, v16.4s, v5.s[0]
    prfm pldl1keep, [x1, #56]
    fmla v28.4s, v22.4s, v5.s[0]
    str q17, [x12, #192]
    str q18, [x12, #208]
    fmla v11.4s, v6.4s, v0.s[0]
    fmla v10.4s, v7.4s, v0.s[0]
    ldp q16, q19, [x1]
    ldr s0, [x2, #136]
    add x1, x1, x6, lsl #2
    fmla v9.4s, v6.4s, v1.s[0]
    ldr s2, [x2, #152]
    fmla v8.4s, v7.4s, v1.s[0]
    fmla v31.4s, v6.4s, v3.s[0]
    ldr s1, [x2, #168]
    ldr s5, [x2, #184]
    fmla v30.4s, v7.4s, v3.s[0]
    fmla v29.4s, v6.4s, v4.s[0]
    prfm pldl1keep, [x1, #56]
    fmla v28.4s, v7.4s, v4.s[0]
    str q16, [x12, #224]
    str q19, [x12, #240]
    fmla v11.4s, v17.4s, v0.s[0]
    fmla v10.4s, v18.4s, v0.s[0]
    ldp q6, q7, [x1]
    ldr s0, [x2, #140]
    add x1, x1, x6, lsl #2
    fmla v9.4s, v17.4s, v2.s[0]
    ldr s3, [x2, #156]
    fmla v8.4s, v18.4s, v2.s[0]
    fmla v31.4s, v17.4s, v1.s[0]
    ldr s2, [x2, #172]
    ldr s4, [x2, #188]
    fmla v30.4s, v18.4s, v1.s[0]
    fmla v29.4s, v17.4s, v5.s[0]
    prfm pldl1keep, [x1, #56]
    fmla v28.4s, v18.4s, v5.s[0]
    str q6, [x12, #256]
    str q7, [x12, #272]
    fmla v11.4s, v16.4s, v0.s[0]
    fmla v10.4s, v19.4s, v0.s[0]
    ldp q17, q18, [x1]
    ldr s0, [x2, #256]
    add x1, x1, x6, lsl #2
    fmla v9.4s, v16.4s, v3.s[0]
    ldr s1, [x2, #272]
    fmla v8.4s, v19.4s, v3.s[0]
    fmla v31.4s, v16.4s, v2.s[0]
    ldr s3, [x2, #288]
    ldr s5, [x2, #304]
    fmla v30.4s, v19.4s, v2.s[0]
    fmla v29.4s, v16.4s, v4.s[0]
    prfm pldl1keep, [x1, #56]
    fmla v28.4s, v19.4s, v4.s[0]
    str q17, [x12, #288]
    str q18, [x12, #304]
    fmla v11.4s, v6.4s, v0.s[0]
    fmla v10.4s, v7.4s, v0.s[0]
    ldp q16, q19, [x1]
    ldr s0, [x2, #260]
    add x1, x1, x6, lsl #2
    fmla v9.4s, v6.4s, v1.s[0]
    ldr s2, [x2, #276]
    fmla v8.4s, v7.4s, v1.s[0]
    fmla v31.4s, v6.4s, v3.s[0]
    ldr s1, [x2, #292]
    ldr s4, [x2, #308]
    fmla v30.4s, v7.4s, v3.s[0]
    fmla v29.4s, v6.4s, v5.s[0]
    prfm pldl1keep, [x1, #56]
    fmla v28.4s, v7.4s, v5.s[0]
    str q16, [x12, #320]
    str q19, [x12, #336]
    fmla v11.4s, v17.4s, v0.s[0]
    fmla v10.4s, v18.4s, v0.s[0]
    ldp q6, q7, [x1]
    ldr s0, [x2, #264]
    add x1, x1, x6, lsl #2
    fmla v9.4s, v17.4s, v2.s[0]
    ldr s3, [x2, #280]
    fmla v8.4s, v18.4s, v2.s[0]
    fmla v31.4s, v17.4s, v1.s[0]
    ldr s2, [x2, #296]
    ldr s5, [x2, #312]
    fmla v30.4s, v18.4s, v1.s[0]
    fmla v29.4s, v17.4s, v4.s[0]
    prfm pldl1keep, [x1, #56]
    fmla v28.4s, v18.4s, v4.s[0]
    str q6, [x12, #352]
    str q7, [x12, #368]
    fmla v11.4s, v16.4s, v0.s[0]
    fmla v10.4s, v19.4s, v0.s[0]
    ldp q17, q18, [x1]
    ldr s0, [x2, #268]
    add x1, x1, x6, lsl #2
    fmla v9.4s, v16.4s, v3.s[0]
    ldr s1, [x2, #284]
    fmla v8.4s, v19.4s, v3.s[0]
    fmla v31.4s, v16.4s, v2.s[0]
    ldr s3, [x2, #300]
    ldr s4, [x2, #316]
    fmla v30.4s, v19.4s, v2.s[0]
    fmla v29.4s, v16.4s, v5.s[0]
    prfm pldl1keep, [x1, #56]
    fmla v28.4s, v19.4s, v5.s[0]
    str q17, [x12, #384]
    str q18, [x12, #400]
    fmla v11.4s, v6.4s, v0.s[0]
    fmla v10.4s, v7.4s, v0.s[0]
    ldp q16, q19, [x1]
    ldr s0, [x2, #384]
    add x1, x1, x6, lsl #2
    fmla v9.4s, v6.4s, v1.s[0]
    ldr s2, [x2, #400]
    fmla v8.4s, v7.4s, v1.s[0]
    fmla v31.4s, v6.4s, v3.s[0]
    ldr s1, [x2, #416]
    ldr s5, [x2, #432]
    fmla v30.4s, v7.4s, v3.s[0]
    fmla v29.4s, v6.4s, v4.s[0]
    prfm pldl1keep, [x1, #56]
    fmla v28.4s, v7.4s, v4.s[0]
    str q16, [x12, #416]
    str q19, [x12, #432]
    fmla v11.4s, v17.4s, v0.s[0]
    fmla v10.4s, v18.4s, v0.s[0]
    ldp q0, q3, [x1]
    ldr s4, [x2, #388]
    add x1, x1, x6, lsl #2
    fmla v9.4s, v17.4s, v2.s[0]
    ldr s6, [x2, #404]
    fmla v8.4s, v18.4s, v2.s[0]
    fmla v31.4s, v17.4s, v1.s[0]
    ldr s2, [x2, #420]
    ldr s7, [x2, #436]
    fmla v30.4s, v18.4s, v1.s[0]
    fmla v29.4s, v17.4s, v5.s[0]
    fmla v28.4s, v18.4s, v5.s[0]
    prfm pldl1keep, [x1, #56]
    str q0, [x12, #448]
    str q3, [x12, #464]
    fmla v11.4s, v16.4s, v4.s[0]
    fmla v10.4s, v19.4s, v4.s[0]
    ldp q1, q4, [x1]
    ldr s5, [x2, #392]
    fmla v9.4s, v16.4s, v6.s[0]
    fmla v8.4s, v19.4s, v6.s[0]
    ldr s6, [x2, #408]
    fmla v31.4s, v16.4s, v2.s[0]
    fmla v30.4s, v19.4s, v2.s[0]
    add x1, x1, x6, lsl #2
    ldr s2, [x2, #424]
    ldr s17, [x2, #440]
    fmla v29.4s, v16.4s, v7.s[0]
    fmla v28.4s, v19.4s, v7.s[0]
    str q1, [x12, #480]
    str q4, [x12, #496]
    fmla v11.4s, v0.4s, v5.s[0]
    fmla v10.4s, v3.4s, v5.s[0]
    ldr s5, [x2, #396]
    ldr s7, [x2, #412]
    fmla v9.4s, v0.4s, v6.s[0]
    fmla v8.4s, v3.4s, v6.s[0]
    ldr s6, [x2, #428]
    ldr s16, [x2, #444]
    fmla v31.4s, v0.4s, v2.s[0]
    fmla v30.4s, v3.4s, v2.s[0]
    fmla v29.4s, v0.4s, v17.s[0]
    fmla v28.4s, v3.4s, v17.s[0]
    add x2, x2, #512
    add x12, x12, #512
    fmla v11.4s, v1.4s, v5.s[0]
    fmla v10.4s, v4.4s, v5.s[0]
    fmla v9.4s, v1.4s, v7.s[0]
    fmla v8.4s, v4.4s, v7.s[0]
    fmla v31.4s, v1.4s, v6.s[0]
    fmla v30.4s, v4.4s, v6.s[0]
    fmla v29.4s, v1.4s, v16.s[0]
    fmla v28.4s, v4.4s, v16.s[0]
    cbnz x3, .Lloop_361
.Lloop_end_360:
    lsr x3, x0, #2
    ubfx x0, x0, #0, #2
    cbz x3, .Lloop_end_362
.Lloop_363:
    ldp q0, q1, [x1]
    prfm pldl1keep, [x1, #56]
    add x1, x1, x6, lsl #2
    sub x3, x3, #1
    prfm pldl1keep, [x1, #56]
    str q0, [x12]
    str q1, [x12, #16]
    ldp q2, q3, [x1]
    ldr s4, [x2]
    add x1, x1, x6, lsl #2
    ldr s5, [x2, #16]
    ldr s6, [x2, #32]
    ldr s7, [x2, #48]
    prfm pldl1keep, [x1, #56]
    str q2, [x12, #32]
    str q3, [x12, #48]
    fmla v11.4s, v0.4s, v4.s[0]
    fmla v10.4s, v1.4s, v4.s[0]
    ldp q4, q16, [x1]
    ldr s17, [x2, #4]
    add x1, x1, x6, lsl #2
    fmla v9.4s, v0.4s, v5.s[0]
    ldr s18, [x2, #20]
    fmla v8.4s, v1.4s, v5.s[0]
    fmla v31.4s, v0.4s, v6.s[0]
    ldr s5, [x2, #36]
    ldr s19, [x2, #52]
    fmla v30.4s, v1.4s, v6.s[0]
    fmla v29.4s, v0.4s, v7.s[0]
    fmla v28.4s, v1.4s, v7.s[0]
    prfm pldl1keep, [x1, #56]
    str q4, [x12, #64]
    str q16, [x12, #80]
    fmla v11.4s, v2.4s, v17.s[0]
    fmla v10.4s, v3.4s, v17.s[0]
    ldp q0, q1, [x1]
    ldr s6, [x2, #8]
    fmla v9.4s, v2.4s, v18.s[0]
    fmla v8.4s, v3.4s, v18.s[0]
    ldr s7, [x2, #24]
    fmla v31.4s, v2.4s, v5.s[0]
    fmla v30.4s, v3.4s, v5.s[0]
    add x1, x1, x6, lsl #2
    ldr s5, [x2, #40]
    ldr s17, [x2, #56]
    fmla v29.4s, v2.4s, v19.s[0]
    fmla v28.4s, v3.4s, v19.s[0]
    str q0, [x12, #96]
    str q1, [x12, #112]
    fmla v11.4s, v4.4s, v6.s[0]
    fmla v10.4s, v16.4s, v6.s[0]
    ldr s2, [x2, #12]
    ldr s3, [x2, #28]
    fmla v9.4s, v4.4s, v7.s[0]
    fmla v8.4s, v16.4s, v7.s[0]
    ldr s6, [x2, #44]
    ldr s7, [x2, #60]
    fmla v31.4s, v4.4s, v5.s[0]
    fmla v30.4s, v16.4s, v5.s[0]
    fmla v29.4s, v4.4s, v17.s[0]
    fmla v28.4s, v16.4s, v17.s[0]
    add x2, x2, #128
    add x12, x12, #128
    fmla v11.4s, v0.4s, v2.s[0]
    fmla v10.4s, v1.4s, v2.s[0]
    fmla v9.4s, v0.4s, v3.s[0]
    fmla v8.4s, v1.4s, v3.s[0]
    fmla v31.4s, v0.4s, v6.s[0]
    fmla v30.4s, v1.4s, v6.s[0]
    fmla v29.4s, v0.4s, v7.s[0]
    fmla v28.4s, v1.4s, v7.s[0]
    cbnz x3, .Lloop_363
.Lloop_end_362:
    cbz x0, .Lloop_end_364
.Lloop_365:
    ldp q0, q1, [x1]
    sub x0, x0, #1
    prfm pldl1keep, [x1, #56]
    add x1, x1, x6, lsl #2
    str q0, [x12]
    str q1, [x12, #16]
    add x12, x12, #32
    ldr s2, [x2]
    ldr s3, [x2, #16]
    ldr s4, [x2, #32]
    ldr s5, [x2, #48]
    add x2, x2, #4
    fmla v11.4s, v0.4s, v2.s[0]
    fmla v10.4s, v1.4s, v2.s[0]
    fmla v9.4s, v0.4s, v3.s[0]
    fmla v8.4s, v1.4s, v3.s[0]
    fmla v31.4s, v0.4s, v4.s[0]
    fmla v30.4s, v1.4s, v4.s[0]
    fmla v29.4s, v0.4s, v5.s[0]
    fmla v28.4s, v1.4s, v5.s[0]
    cbnz x0, .Lloop_365
.Lloop_end_364:
    add x11, x11, #32
.Lend_359:
    ldr x0, [x7, #16]
    ldr x1, [x7]
    cbnz x0, .Lotherwise_366
    mov x0, x8
    ldp q0, q1, [x0]
    add x0, x0, x1, lsl #2
    ldp q2, q3, [x0]
    add x0, x0, x1, lsl #2
    ldp q4, q5, [x0]
    add x0, x0, x1, lsl #2
    ldp q6, q7, [x0]
    fadd v11.4s, v11.4s, v0.4s
    fadd v10.4s, v10.4s, v1.4s
    fadd v9.4s, v9.4s, v2.4s
    fadd v8.4s, v8.4s, v3.4s
    fadd v31.4s, v31.4s, v4.4s
    fadd v30.4s, v30.4s, v5.4s
    fadd v29.4s, v29.4s, v6.4s
    fadd v28.4s, v28.4s, v7.4s
    b .Lend_367
.Lotherwise_366:
.Lend_367:
    mov x0, x8
    sub x13, x13, #1
    ldr s0, [x7, #40]
    add x8, x8, #32
    dup v0.4s, v0.s[0]
    fmax v1.4s, v0.4s, v11.4s
    fmax v2.4s, v0.4s, v10.4s
    fmax v3.4s, v0.4s, v9.4s
    fmax v4.4s, v0.4s, v8.4s
    fmax v5.4s, v0.4s, v31.4s
    fmax v6.4s, v0.4s, v30.4s
    str q1, [x0]
    str q2, [x0, #16]
    add x0, x0, x1, lsl #2
    fmax v1.4s, v0.4s, v29.4s
    fmax v0.4s, v0.4s, v28.4s
    str q3, [x0]
    str q4, [x0, #16]
    add x0, x0, x1, lsl #2
    str q5, [x0]
    str q6, [x0, #16]
    add x0, x0, x1, lsl #2
    str q1, [x0]
    str q0, [x0, #16]
    cbnz x13, .Lloop_349
.Lloop_end_348:
    ldr x0, [x7, #8]
    ubfx x0, x0, #0, #3
    cbnz x0, .Lotherwise_368
    b .Lend_369
.Lotherwise_368:
    sub x0, x0, #1
    lsr x0, x0, #2
    cbnz x0, .Lotherwise_370
    ldr x0, [x7, #16]
    movi v26.4s, #0
    movi v27.4s, #0
    movi v28.4s, #0
    movi v29.4s, #0
    cbnz x0, .Lotherwise_371
    b .Lend_372
.Lotherwise_371:
    ldr q0, [x0]
    dup v1.4s, v0.s[0]
    dup v2.4s, v0.s[1]
    dup v3.4s, v0.s[2]
    dup v0.4s, v0.s[3]
    mov v26.16b, v1.16b
    mov v27.16b, v2.16b
    mov v28.16b, v3.16b
    mov v29.16b, v0.16b
.Lend_372:
    ldr x0, [x7, #24]
    lsr x1, x9, #4
    ubfx x2, x9, #0, #4
    cbz x1, .Lloop_end_373
.Lloop_374:
    ld1 {v0.4s, v1.4s, v2.4s, v3.4s}, [x10]
    ldr q16, [x11]
    add x10, x10, #128
    add x3, x11, x0, lsl #2
    ldr q20, [x11, #32]
    sub x1, x1, #1
    ldr q21, [x11, #64]
    ldr q22, [x11, #96]
    ld1 {v4.4s, v5.4s, v6.4s, v7.4s}, [x10]
    ldr q23, [x11, #128]
    add x10, x10, #128
    ldr q24, [x11, #160]
    fmla v26.4s, v16.4s, v0.s[0]
    fmla v27.4s, v16.4s, v1.s[0]
    ldr q25, [x11, #192]
    fmla v28.4s, v16.4s, v2.s[0]
    fmla v29.4s, v16.4s, v3.s[0]
    ldr q31, [x11, #224]
    fmla v26.4s, v20.4s, v0.s[1]
    fmla v27.4s, v20.4s, v1.s[1]
    ld1 {v16.4s, v17.4s, v18.4s, v19.4s}, [x10]
    ldr q8, [x11, #256]
    fmla v28.4s, v20.4s, v2.s[1]
    fmla v29.4s, v20.4s, v3.s[1]
    ldr q9, [x11, #288]
    add x10, x10, #128
    fmla v26.4s, v21.4s, v0.s[2]
    fmla v27.4s, v21.4s, v1.s[2]
    prfm pldl1keep, [x3]
    fmla v28.4s, v21.4s, v2.s[2]
    fmla v29.4s, v21.4s, v3.s[2]
    ldr q10, [x11, #320]
    fmla v26.4s, v22.4s, v0.s[3]
    fmla v27.4s, v22.4s, v1.s[3]
    ldr q20, [x11, #352]
    ldr q21, [x11, #384]
    fmla v28.4s, v22.4s, v2.s[3]
    fmla v29.4s, v22.4s, v3.s[3]
    ldr q22, [x11, #416]
    ldr q30, [x11, #448]
    fmla v26.4s, v23.4s, v4.s[0]
    fmla v27.4s, v23.4s, v5.s[0]
    ldr q11, [x11, #480]
    prfm pldl1keep, [x3, #32]
    fmla v28.4s, v23.4s, v6.s[0]
    fmla v29.4s, v23.4s, v7.s[0]
    prfm pldl1keep, [x3, #64]
    prfm pldl1keep, [x3, #96]
    fmla v26.4s, v24.4s, v4.s[1]
    fmla v27.4s, v24.4s, v5.s[1]
    prfm pldl1keep, [x3, #128]
    prfm pldl1keep, [x3, #160]
    fmla v28.4s, v24.4s, v6.s[1]
    fmla v29.4s, v24.4s, v7.s[1]
    prfm pldl1keep, [x3, #192]
    prfm pldl1keep, [x3, #224]
    fmla v26.4s, v25.4s, v4.s[2]
    fmla v27.4s, v25.4s, v5.s[2]
    prfm pldl1keep, [x3, #256]
    prfm pldl1keep, [x3, #288]
    fmla v28.4s, v25.4s, v6.s[2]
    fmla v29.4s, v25.4s, v7.s[2]
    prfm pldl1keep, [x3, #320]
    prfm pldl1keep, [x3, #352]
    fmla v26.4s, v31.4s, v4.s[3]
    fmla v27.4s, v31.4s, v5.s[3]
    ld1 {v0.4s, v1.4s, v2.4s, v3.4s}, [x10]
    prfm pldl1keep, [x3, #384]
    fmla v28.4s, v31.4s, v6.s[3]
    fmla v29.4s, v31.4s, v7.s[3]
    prfm pldl1keep, [x3, #416]
    add x10, x10, #128
    fmla v26.4s, v8.4s, v16.s[0]
    fmla v27.4s, v8.4s, v17.s[0]
    prfm pldl1keep, [x3, #448]
    add x11, x11, #512
    fmla v28.4s, v8.4s, v18.s[0]
    fmla v29.4s, v8.4s, v19.s[0]
    prfm pldl1keep, [x3, #480]
    fmla v26.4s, v9.4s, v16.s[1]
    fmla v27.4s, v9.4s, v17.s[1]
    fmla v28.4s, v9.4s, v18.s[1]
    fmla v29.4s, v9.4s, v19.s[1]
    fmla v26.4s, v10.4s, v16.s[2]
    fmla v27.4s, v10.4s, v17.s[2]
    fmla v28.4s, v10.4s, v18.s[2]
    fmla v29.4s, v10.4s, v19.s[2]
    fmla v26.4s, v20.4s, v16.s[3]
    fmla v27.4s, v20.4s, v17.s[3]
    fmla v28.4s, v20.4s, v18.s[3]
    fmla v29.4s, v20.4s, v19.s[3]
    fmla v26.4s, v21.4s, v0.s[0]
    fmla v27.4s, v21.4s, v1.s[0]
    fmla v28.4s, v21.4s, v2.s[0]
    fmla v29.4s, v21.4s, v3.s[0]
    fmla v26.4s, v22.4s, v0.s[1]
    fmla v27.4s, v22.4s, v1.s[1]
    fmla v28.4s, v22.4s, v2.s[1]
    fmla v29.4s, v22.4s, v3.s[1]
    fmla v26.4s, v30.4s, v0.s[2]
    fmla v27.4s, v30.4s, v1.s[2]
    fmla v28.4s, v30.4s, v2.s[2]
    fmla v29.4s, v30.4s, v3.s[2]
    fmla v26.4s, v11.4s, v0.s[3]
    fmla v27.4s, v11.4s, v1.s[3]
    fmla v28.4s, v11.4s, v2.s[3]
    fmla v29.4s, v11.4s, v3.s[3]
    cbnz x1, .Lloop_374
.Lloop_end_373:
    lsr x1, x2, #2
    ubfx x2, x2, #0, #2
    cbz x1, .Lloop_end_375
.Lloop_376:
    ld1 {v0.4s, v1.4s, v2.4s, v3.4s}, [x10]
    ldr q4, [x11]
    add x3, x11, x0, lsl #2
    sub x1, x1, #1
    ldr q5, [x11, #32]
    add x10, x10, #128
    ldr q6, [x11, #64]
    ldr q7, [x11, #96]
    add x11, x11, #128
    prfm pldl1keep, [x3]
    prfm pldl1keep, [x3, #32]
    prfm pldl1keep, [x3, #64]
    prfm pldl1keep, [x3, #96]
    fmla v26.4s, v4.4s, v0.s[0]
    fmla v27.4s, v4.4s, v1.s[0]
    fmla v28.4s, v4.4s, v2.s[0]
    fmla v29.4s, v4.4s, v3.s[0]
    fmla v26.4s, v5.4s, v0.s[1]
    fmla v27.4s, v5.4s, v1.s[1]
    fmla v28.4s, v5.4s, v2.s[1]
    fmla v29.4s, v5.4s, v3.s[1]
    fmla v26.4s, v6.4s, v0.s[2]
    fmla v27.4s, v6.4s, v1.s[2]
    fmla v28.4s, v6.4s, v2.s[2]
    fmla v29.4s, v6.4s, v3.s[2]
    fmla v26.4s, v7.4s, v0.s[3]
    fmla v27.4s, v7.4s, v1.s[3]
    fmla v28.4s, v7.4s, v2.s[3]
    fmla v29.4s, v7.4s, v3.s[3]
    cbnz x1, .Lloop_376
.Lloop_end_375:
    cbz x2, .Lloop_end_377
.Lloop_378:
    ldr q0, [x11]
    ldr s1, [x10]
    add x1, x11, x0, lsl #2
    sub x2, x2, #1
    ldr s2, [x10, #16]
    ldr s3, [x10, #32]
    add x11, x11, #32
    ldr s4, [x10, #48]
    prfm pldl1keep, [x1]
    add x10, x10, #4
    fmla v26.4s, v0.4s, v1.s[0]
    fmla v27.4s, v0.4s, v2.s[0]
    fmla v28.4s, v0.4s, v3.s[0]
    fmla v29.4s, v0.4s, v4.s[0]
    cbnz x2, .Lloop_378
.Lloop_end_377:
    ldr x0, [x7, #8]
    ldr x1, [x7, #16]
    mov w2, #4
    mov w3, #1
    ldr x4, [x7]
    ubfx x0, x0, #0, #3
    cmp x0, x2
    csel x0, x0, x2, ls
    lsl x0, x3, x0
    sub x2, x0, #1
    cbnz x1, .Lotherwise_379
    ubfx x0, x2, #0, #4
    mov x1, x8
    cmp x0, #15
    bne .Lotherwise_380
    ldr q0, [x1]
    b .Lend_381
.Lotherwise_380:
    movi v0.4s, #0
    tst x2, #1
    beq .Lotherwise_382
    ld1 {v0.s}[0], [x1]
.Lotherwise_382:
    tst x2, #2
    beq .Lotherwise_383
    add x0, x1, #4
    ld1 {v0.s}[1], [x0]
.Lotherwise_383:
    tst x2, #4
    beq .Lotherwise_384
    add x0, x1, #8
    ld1 {v0.s}[2], [x0]
.Lotherwise_384:
    tst x2, #8
    beq .Lotherwise_385
    add x0, x1, #12
    ld1 {v0.s}[3], [x0]
.Lotherwise_385:
.Lend_381:
    ubfx x0, x2, #0, #4
    fadd v26.4s, v26.4s, v0.4s
    add x1, x1, x4, lsl #2
    cmp x0, #15
    bne .Lotherwise_386
    ldr q0, [x1]
    b .Lend_387
.Lotherwise_386:
    movi v0.4s, #0
    tst x2, #1
    beq .Lotherwise_388
    ld1 {v0.s}[0], [x1]
.Lotherwise_388:
    tst x2, #2
    beq .Lotherwise_389
    add x0, x1, #4
    ld1 {v0.s}[1], [x0]
.Lotherwise_389:
    tst x2, #4
    beq .Lotherwise_390
    add x0, x1, #8
    ld1 {v0.s}[2], [x0]
.Lotherwise_390:
    tst x2, #8
    beq .Lotherwise_391
    add x0, x1, #12
    ld1 {v0.s}[3], [x0]
.Lotherwise_391:
.Lend_387:
    ubfx x0, x2, #0, #4
    fadd v27.4s, v27.4s, v0.4s
    add x1, x1, x4, lsl #2
    cmp x0, #15
    bne .Lotherwise_392
    ldr q0, [x1]
    b .Lend_393
.Lotherwise_392:
    movi v0.4s, #0
    tst x2, #1
    beq .Lotherwise_394
    ld1 {v0.s}[0], [x1]
.Lotherwise_394:
    tst x2, #2
    beq .Lotherwise_395
    add x0, x1, #4
    ld1 {v0.s}[1], [x0]
.Lotherwise_395:
    tst x2, #4
    beq .Lotherwise_396
    add x0, x1, #8
    ld1 {v0.s}[2], [x0]
.Lotherwise_396:
    tst x2, #8
    beq .Lotherwise_397
    add x0, x1, #12
    ld1 {v0.s}[3], [x0]
.Lotherwise_397:
.Lend_393:
    ubfx x0, x2, #0, #4
    fadd v28.4s, v28.4s, v0.4s
    add x1, x1, x4, lsl #2
    cmp x0, #15
    bne .Lotherwise_398
    ldr q0, [x1]
    b .Lend_399
.Lotherwise_398:
    movi v0.4s, #0
    tst x2, #1
    beq .Lotherwise_400
    ld1 {v0.s}[0], [x1]
.Lotherwise_400:
    tst x2, #2
    beq .Lotherwise_401
    add x0, x1, #4
    ld1 {v0.s}[1], [x0]
.Lotherwise_401:
    tst x2, #4
    beq .Lotherwise_402
    add x0, x1, #8
    ld1 {v0.s}[2], [x0]
.Lotherwise_402:
    tst x2, #8
    beq .Lotherwise_403
    add x0, x1, #12
    ld1 {v0.s}[3], [x0]
.Lotherwise_403:
.Lend_399:
    fadd v29.4s, v29.4s, v0.4s
    b .Lend_404
.Lotherwise_379:
.Lend_404:
    ubfx x0, x2, #0, #4
    ldr s0, [x7, #40]
    dup v0.4s, v0.s[0]
    fmax v1.4s, v0.4s, v26.4s
    cmp x0, #15
    bne .Lotherwise_405
    str q1, [x8]
    b .Lend_406
.Lotherwise_405:
    tst x2, #1
    beq .Lotherwise_407
    st1 {v1.s}[0], [x8]
.Lotherwise_407:
    tst x2, #2
    beq .Lotherwise_408
    add x0, x8, #4
    st1 {v1.s}[1], [x0]
.Lotherwise_408:
    tst x2, #4
    beq .Lotherwise_409
    add x0, x8, #8
    st1 {v1.s}[2], [x0]
.Lotherwise_409:
    tst x2, #8
    beq .Lotherwise_410
    add x0, x8, #12
    st1 {v1.s}[3], [x0]
.Lotherwise_410:
.Lend_406:
    ubfx x0, x2, #0, #4
    add x8, x8, x4, lsl #2
    fmax v1.4s, v0.4s, v27.4s
    cmp x0, #15
    bne .Lotherwise_411
    str q1, [x8]
    b .Lend_412
.Lotherwise_411:
    tst x2, #1
    beq .Lotherwise_413
    st1 {v1.s}[0], [x8]
.Lotherwise_413:
    tst x2, #2
    beq .Lotherwise_414
    add x0, x8, #4
    st1 {v1.s}[1], [x0]
.Lotherwise_414:
    tst x2, #4
    beq .Lotherwise_415
    add x0, x8, #8
    st1 {v1.s}[2], [x0]
.Lotherwise_415:
    tst x2, #8
    beq .Lotherwise_416
    add x0, x8, #12
    st1 {v1.s}[3], [x0]
.Lotherwise_416:
.Lend_412:
    ubfx x0, x2, #0, #4
    add x8, x8, x4, lsl #2
    fmax v1.4s, v0.4s, v28.4s
    cmp x0, #15
    bne .Lotherwise_417
    str q1, [x8]
    b .Lend_418
.Lotherwise_417:
    tst x2, #1
    beq .Lotherwise_419
    st1 {v1.s}[0], [x8]
.Lotherwise_419:
    tst x2, #2
    beq .Lotherwise_420
    add x0, x8, #4
    st1 {v1.s}[1], [x0]
.Lotherwise_420:
    tst x2, #4
    beq .Lotherwise_421
    add x0, x8, #8
    st1 {v1.s}[2], [x0]
.Lotherwise_421:
    tst x2, #8
    beq .Lotherwise_422
    add x0, x8, #12
    st1 {v1.s}[3], [x0]
.Lotherwise_422:
.Lend_418:
    ubfx x0, x2, #0, #4
    add x8, x8, x4, lsl #2
    fmax v0.4s, v0.4s, v29.4s
    cmp x0, #15
    bne .Lotherwise_423
    str q0, [x8]
    b .Lend_424
.Lotherwise_423:
    tst x2, #1
    beq .Lotherwise_425
    st1 {v0.s}[0], [x8]
.Lotherwise_425:
    tst x2, #2
    beq .Lotherwise_426
    add x0, x8, #4
    st1 {v0.s}[1], [x0]
.Lotherwise_426:
    tst x2, #4
    beq .Lotherwise_427
    add x0, x8, #8
    st1 {v0.s}[2], [x0]
.Lotherwise_427:
    tst x2, #8
    beq .Lotherwise_428
    add x0, x8, #12
    st1 {v0.s}[3], [x0]
.Lotherwise_428:
.Lend_424:
    b .Lend_429
.Lotherwise_370:
    ldr x0, [x7, #16]
    movi v11.4s, #0
    movi v10.4s, #0
    movi v9.4s, #0
    movi v8.4s, #0
    movi v31.4s, #0
    movi v30.4s, #0
    movi v29.4s, #0
    movi v28.4s, #0
    cbnz x0, .Lotherwise_430
    b .Lend_431
.Lotherwise_430:
    ldr q0, [x0]
    dup v11.4s, v0.s[0]
    dup v9.4s, v0.s[1]
    dup v31.4s, v0.s[2]
    dup v29.4s, v0.s[3]
    mov v10.16b, v11.16b
    mov v8.16b, v9.16b
    mov v30.16b, v31.16b
    mov v28.16b, v29.16b
.Lend_431:
    ldr x0, [x7, #24]
    lsr x1, x9, #4
    ubfx x2, x9, #0, #4
    cbz x1, .Lloop_end_432
.Lloop_433:
    add x3, x11, x0, lsl #2
    ld1 {v4.4s, v5.4s, v6.4s, v7.4s}, [x11], #64
    ld1 {v0.4s, v1.4s, v2.4s, v3.4s}, [x10]
    add x10, x10, #128
    sub x1, x1, #1
    ld1 {v20.4s, v21.4s, v22.4s, v23.4s}, [x11], #64
    ld1 {v16.4s, v17.4s, v18.4s, v19.4s}, [x10]
    add x10, x10, #128
    fmla v11.4s, v4.4s, v0.s[0]
    fmla v10.4s, v5.4s, v0.s[0]
    fmla v9.4s, v4.4s, v1.s[0]
    fmla v8.4s, v5.4s, v1.s[0]
    fmla v31.4s, v4.4s, v2.s[0]
    fmla v30.4s, v5.4s, v2.s[0]
    prfm pldl1keep, [x3]
    prfm pldl1keep, [x3, #32]
    fmla v29.4s, v4.4s, v3.s[0]
    fmla v28.4s, v5.4s, v3.s[0]
    prfm pldl1keep, [x3, #64]
    prfm pldl1keep, [x3, #96]
    fmla v11.4s, v6.4s, v0.s[1]
    fmla v10.4s, v7.4s, v0.s[1]
    prfm pldl1keep, [x3, #128]
    prfm pldl1keep, [x3, #160]
    fmla v9.4s, v6.4s, v1.s[1]
    fmla v8.4s, v7.4s, v1.s[1]
    prfm pldl1keep, [x3, #192]
    prfm pldl1keep, [x3, #224]
    fmla v31.4s, v6.4s, v2.s[1]
    fmla v30.4s, v7.4s, v2.s[1]
    prfm pldl1keep, [x3, #256]
    prfm pldl1keep, [x3, #288]
    fmla v29.4s, v6.4s, v3.s[1]
    fmla v28.4s, v7.4s, v3.s[1]
    ld1 {v4.4s, v5.4s, v6.4s, v7.4s}, [x11], #64
    prfm pldl1keep, [x3, #320]
    fmla v11.4s, v20.4s, v0.s[2]
    fmla v10.4s, v21.4s, v0.s[2]
    prfm pldl1keep, [x3, #352]
    fmla v9.4s, v20.4s, v1.s[2]
    fmla v8.4s, v21.4s, v1.s[2]
    prfm pldl1keep, [x3, #384]
    fmla v31.4s, v20.4s, v2.s[2]
    fmla v30.4s, v21.4s, v2.s[2]
    prfm pldl1keep, [x3, #416]
    fmla v29.4s, v20.4s, v3.s[2]
    fmla v28.4s, v21.4s, v3.s[2]
    prfm pldl1keep, [x3, #448]
    prfm pldl1keep, [x3, #480]
    fmla v11.4s, v22.4s, v0.s[3]
    fmla v10.4s, v23.4s, v0.s[3]
    fmla v9.4s, v22.4s, v1.s[3]
    fmla v8.4s, v23.4s, v1.s[3]
    ld1 {v24.4s, v25.4s, v26.4s, v27.4s}, [x11], #64
    fmla v31.4s, v22.4s, v2.s[3]
    fmla v30.4s, v23.4s, v2.s[3]
    fmla v29.4s, v22.4s, v3.s[3]
    fmla v28.4s, v23.4s, v3.s[3]
    ld1 {v0.4s, v1.4s, v2.4s, v3.4s}, [x11], #64
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
    ld1 {v4.4s, v5.4s, v6.4s, v7.4s}, [x10]
    add x10, x10, #128
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
    ld1 {v20.4s, v21.4s, v22.4s, v23.4s}, [x11], #64
    fmla v31.4s, v26.4s, v18.s[3]
    fmla v30.4s, v27.4s, v18.s[3]
    fmla v29.4s, v26.4s, v19.s[3]
    fmla v28.4s, v27.4s, v19.s[3]
    ld1 {v24.4s, v25.4s, v26.4s, v27.4s}, [x11], #64
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
    ld1 {v0.4s, v1.4s, v2.4s, v3.4s}, [x10]
    add x10, x10, #128
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
    ld1 {v16.4s, v17.4s, v18.4s, v19.4s}, [x11], #64
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
    cbnz x1, .Lloop_433
.Lloop_end_432:
    lsr x1, x2, #2
    ubfx x2, x2, #0, #2
    cbz x1, .Lloop_end_434
.Lloop_435:
    add x3, x11, x0, lsl #2
    ld1 {v16.4s, v17.4s, v18.4s, v19.4s}, [x11], #64
    ld1 {v0.4s, v1.4s, v2.4s, v3.4s}, [x10]
    sub x1, x1, #1
    add x10, x10, #128
    ld1 {v4.4s, v5.4s, v6.4s, v7.4s}, [x11], #64
    prfm pldl1keep, [x3]
    prfm pldl1keep, [x3, #32]
    fmla v11.4s, v16.4s, v0.s[0]
    fmla v10.4s, v17.4s, v0.s[0]
    prfm pldl1keep, [x3, #64]
    fmla v9.4s, v16.4s, v1.s[0]
    fmla v8.4s, v17.4s, v1.s[0]
    prfm pldl1keep, [x3, #96]
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
    cbnz x1, .Lloop_435
.Lloop_end_434:
    cbz x2, .Lloop_end_436
.Lloop_437:
    ldp q0, q1, [x11]
    ldr s2, [x10]
    add x1, x11, x0, lsl #2
    sub x2, x2, #1
    ldr s3, [x10, #16]
    add x11, x11, #32
    ldr s4, [x10, #32]
    ldr s5, [x10, #48]
    add x10, x10, #4
    prfm pldl1keep, [x1]
    fmla v11.4s, v0.4s, v2.s[0]
    fmla v10.4s, v1.4s, v2.s[0]
    fmla v9.4s, v0.4s, v3.s[0]
    fmla v8.4s, v1.4s, v3.s[0]
    fmla v31.4s, v0.4s, v4.s[0]
    fmla v30.4s, v1.4s, v4.s[0]
    fmla v29.4s, v0.4s, v5.s[0]
    fmla v28.4s, v1.4s, v5.s[0]
    cbnz x2, .Lloop_437
.Lloop_end_436:
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
    cbnz x1, .Lotherwise_438
    ubfx x0, x2, #0, #4
    mov x1, x8
    cmp x0, #15
    bne .Lotherwise_439
    ldr q0, [x1]
    b .Lend_440
.Lotherwise_439:
    movi v0.4s, #0
    tst x2, #1
    beq .Lotherwise_441
    ld1 {v0.s}[0], [x1]
.Lotherwise_441:
    tst x2, #2
    beq .Lotherwise_442
    add x0, x1, #4
    ld1 {v0.s}[1], [x0]
.Lotherwise_442:
    tst x2, #4
    beq .Lotherwise_443
    add x0, x1, #8
    ld1 {v0.s}[2], [x0]
.Lotherwise_443:
    tst x2, #8
    beq .Lotherwise_444
    add x0, x1, #12
    ld1 {v0.s}[3], [x0]
.Lotherwise_444:
.Lend_440:
    ubfx x0, x2, #4, #4
    fadd v11.4s, v11.4s, v0.4s
    cmp x0, #15
    bne .Lotherwise_445
    ldr q0, [x1, #16]
    b .Lend_446
.Lotherwise_445:
    movi v0.4s, #0
    tst x2, #16
    beq .Lotherwise_447
    add x0, x1, #16
    ld1 {v0.s}[0], [x0]
.Lotherwise_447:
    tst x2, #32
    beq .Lotherwise_448
    add x0, x1, #20
    ld1 {v0.s}[1], [x0]
.Lotherwise_448:
    tst x2, #64
    beq .Lotherwise_449
    add x0, x1, #24
    ld1 {v0.s}[2], [x0]
.Lotherwise_449:
    tst x2, #128
    beq .Lotherwise_450
    add x0, x1, #28
    ld1 {v0.s}[3], [x0]
.Lotherwise_450:
.Lend_446:
    ubfx x0, x2, #0, #4
    fadd v10.4s, v10.4s, v0.4s
    add x1, x1, x4, lsl #2
    cmp x0, #15
    bne .Lotherwise_451
    ldr q0, [x1]
    b .Lend_452
.Lotherwise_451:
    movi v0.4s, #0
    tst x2, #1
    beq .Lotherwise_453
    ld1 {v0.s}[0], [x1]
.Lotherwise_453:
    tst x2, #2
    beq .Lotherwise_454
    add x0, x1, #4
    ld1 {v0.s}[1], [x0]
.Lotherwise_454:
    tst x2, #4
    beq .Lotherwise_455
    add x0, x1, #8
    ld1 {v0.s}[2], [x0]
.Lotherwise_455:
    tst x2, #8
    beq .Lotherwise_456
    add x0, x1, #12
    ld1 {v0.s}[3], [x0]
.Lotherwise_456:
.Lend_452:
    ubfx x0, x2, #4, #4
    fadd v9.4s, v9.4s, v0.4s
    cmp x0, #15
    bne .Lotherwise_457
    ldr q0, [x1, #16]
    b .Lend_458
.Lotherwise_457:
    movi v0.4s, #0
    tst x2, #16
    beq .Lotherwise_459
    add x0, x1, #16
    ld1 {v0.s}[0], [x0]
.Lotherwise_459:
    tst x2, #32
    beq .Lotherwise_460
    add x0, x1, #20
    ld1 {v0.s}[1], [x0]
.Lotherwise_460:
    tst x2, #64
    beq .Lotherwise_461
    add x0, x1, #24
    ld1 {v0.s}[2], [x0]
.Lotherwise_461:
    tst x2, #128
    beq .Lotherwise_462
    add x0, x1, #28
    ld1 {v0.s}[3], [x0]
.Lotherwise_462:
.Lend_458:
    ubfx x0, x2, #0, #4
    fadd v8.4s, v8.4s, v0.4s
    add x1, x1, x4, lsl #2
    cmp x0, #15
    bne .Lotherwise_463
    ldr q0, [x1]
    b .Lend_464
.Lotherwise_463:
    movi v0.4s, #0
    tst x2, #1
    beq .Lotherwise_465
    ld1 {v0.s}[0], [x1]
.Lotherwise_465:
    tst x2, #2
    beq .Lotherwise_466
    add x0, x1, #4
    ld1 {v0.s}[1], [x0]
.Lotherwise_466:
    tst x2, #4
    beq .Lotherwise_467
    add x0, x1, #8
    ld1 {v0.s}[2], [x0]
.Lotherwise_467:
    tst x2, #8
    beq .Lotherwise_468
    add x0, x1, #12
    ld1 {v0.s}[3], [x0]
.Lotherwise_468:
.Lend_464:
    ubfx x0, x2, #4, #4
    fadd v31.4s, v31.4s, v0.4s
    cmp x0, #15
    bne .Lotherwise_469
    ldr q0, [x1, #16]
    b .Lend_470
.Lotherwise_469:
    movi v0.4s, #0
    tst x2, #16
    beq .Lotherwise_471
    add x0, x1, #16
    ld1 {v0.s}[0], [x0]
.Lotherwise_471:
    tst x2, #32
    beq .Lotherwise_472
    add x0, x1, #20
    ld1 {v0.s}[1], [x0]
.Lotherwise_472:
    tst x2, #64
    beq .Lotherwise_473
    add x0, x1, #24
    ld1 {v0.s}[2], [x0]
.Lotherwise_473:
    tst x2, #128
    beq .Lotherwise_474
    add x0, x1, #28
    ld1 {v0.s}[3], [x0]
.Lotherwise_474:
.Lend_470:
    ubfx x0, x2, #0, #4
    fadd v30.4s, v30.4s, v0.4s
    add x1, x1, x4, lsl #2
    cmp x0, #15
    bne .Lotherwise_475
    ldr q0, [x1]
    b .Lend_476
.Lotherwise_475:
    movi v0.4s, #0
    tst x2, #1
    beq .Lotherwise_477
    ld1 {v0.s}[0], [x1]
.Lotherwise_477:
    tst x2, #2
    beq .Lotherwise_478
    add x0, x1, #4
    ld1 {v0.s}[1], [x0]
.Lotherwise_478:
    tst x2, #4
    beq .Lotherwise_479
    add x0, x1, #8
    ld1 {v0.s}[2], [x0]
.Lotherwise_479:
    tst x2, #8
    beq .Lotherwise_480
    add x0, x1, #12
    ld1 {v0.s}[3], [x0]
.Lotherwise_480:
.Lend_476:
    ubfx x0, x2, #4, #4
    fadd v29.4s, v29.4s, v0.4s
    cmp x0, #15
    bne .Lotherwise_481
    ldr q0, [x1, #16]
    b .Lend_482
.Lotherwise_481:
    movi v0.4s, #0
    tst x2, #16
    beq .Lotherwise_483
    add x0, x1, #16
    ld1 {v0.s}[0], [x0]
.Lotherwise_483:
    tst x2, #32
    beq .Lotherwise_484
    add x0, x1, #20
    ld1 {v0.s}[1], [x0]
.Lotherwise_484:
    tst x2, #64
    beq .Lotherwise_485
    add x0, x1, #24
    ld1 {v0.s}[2], [x0]
.Lotherwise_485:
    tst x2, #128
    beq .Lotherwise_486
    add x0, x1, #28
    ld1 {v0.s}[3], [x0]
.Lotherwise_486:
.Lend_482:
    fadd v28.4s, v28.4s, v0.4s
    b .Lend_487
.Lotherwise_438:
.Lend_487:
    ubfx x0, x2, #0, #4
    ldr s0, [x7, #40]
    dup v0.4s, v0.s[0]
    fmax v1.4s, v0.4s, v11.4s
    cmp x0, #15
    bne .Lotherwise_488
    str q1, [x8]
    b .Lend_489
.Lotherwise_488:
    tst x2, #1
    beq .Lotherwise_490
    st1 {v1.s}[0], [x8]
.Lotherwise_490:
    tst x2, #2
    beq .Lotherwise_491
    add x0, x8, #4
    st1 {v1.s}[1], [x0]
.Lotherwise_491:
    tst x2, #4
    beq .Lotherwise_492
    add x0, x8, #8
    st1 {v1.s}[2], [x0]
.Lotherwise_492:
    tst x2, #8
    beq .Lotherwise_493
    add x0, x8, #12
    st1 {v1.s}[3], [x0]
.Lotherwise_493:
.Lend_489:
    ubfx x0, x2, #4, #4
    fmax v1.4s, v0.4s, v10.4s
    cmp x0, #15
    bne .Lotherwise_494
    str q1, [x8, #16]
    b .Lend_495
.Lotherwise_494:
    tst x2, #16
    beq .Lotherwise_496
    add x0, x8, #16
    st1 {v1.s}[0], [x0]
.Lotherwise_496:
    tst x2, #32
    beq .Lotherwise_497
    add x0, x8, #20
    st1 {v1.s}[1], [x0]
.Lotherwise_497:
    tst x2, #64
    beq .Lotherwise_498
    add x0, x8, #24
    st1 {v1.s}[2], [x0]
.Lotherwise_498:
    tst x2, #128
    beq .Lotherwise_499
    add x0, x8, #28
    st1 {v1.s}[3], [x0]
.Lotherwise_499:
.Lend_495:
    ubfx x0, x2, #0, #4
    add x8, x8, x4, lsl #2
    fmax v1.4s, v0.4s, v9.4s
    cmp x0, #15
    bne .Lotherwise_500
    str q1, [x8]
    b .Lend_501
.Lotherwise_500:
    tst x2, #1
    beq .Lotherwise_502
    st1 {v1.s}[0], [x8]
.Lotherwise_502:
    tst x2, #2
    beq .Lotherwise_503
    add x0, x8, #4
    st1 {v1.s}[1], [x0]
.Lotherwise_503:
    tst x2, #4
    beq .Lotherwise_504
    add x0, x8, #8
    st1 {v1.s}[2], [x0]
.Lotherwise_504:
    tst x2, #8
    beq .Lotherwise_505
    add x0, x8, #12
    st1 {v1.s}[3], [x0]
.Lotherwise_505:
.Lend_501:
    ubfx x0, x2, #4, #4
    fmax v1.4s, v0.4s, v8.4s
    cmp x0, #15
    bne .Lotherwise_506
    str q1, [x8, #16]
    b .Lend_507
.Lotherwise_506:
    tst x2, #16
    beq .Lotherwise_508
    add x0, x8, #16
    st1 {v1.s}[0], [x0]
.Lotherwise_508:
    tst x2, #32
    beq .Lotherwise_509
    add x0, x8, #20
    st1 {v1.s}[1], [x0]
.Lotherwise_509:
    tst x2, #64
    beq .Lotherwise_510
    add x0, x8, #24
    st1 {v1.s}[2], [x0]
.Lotherwise_510:
    tst x2, #128
    beq .Lotherwise_511
    add x0, x8, #28
    st1 {v1.s}[3], [x0]
.Lotherwise_511:
.Lend_507:
    ubfx x0, x2, #0, #4
    add x8, x8, x4, lsl #2
    fmax v1.4s, v0.4s, v31.4s
    cmp x0, #15
    bne .Lotherwise_512
    str q1, [x8]
    b .Lend_513
.Lotherwise_512:
    tst x2, #1
    beq .Lotherwise_514
    st1 {v1.s}[0], [x8]
.Lotherwise_514:
    tst x2, #2
    beq .Lotherwise_515
    add x0, x8, #4
    st1 {v1.s}[1], [x0]
.Lotherwise_515:
    tst x2, #4
    beq .Lotherwise_516
    add x0, x8, #8
    st1 {v1.s}[2], [x0]
.Lotherwise_516:
    tst x2, #8
    beq .Lotherwise_517
    add x0, x8, #12
    st1 {v1.s}[3], [x0]
.Lotherwise_517:
.Lend_513:
    ubfx x0, x2, #4, #4
    fmax v1.4s, v0.4s, v30.4s
    cmp x0, #15
    bne .Lotherwise_518
    str q1, [x8, #16]
    b .Lend_519
.Lotherwise_518:
    tst x2, #16
    beq .Lotherwise_520
    add x0, x8, #16
    st1 {v1.s}[0], [x0]
.Lotherwise_520:
    tst x2, #32
    beq .Lotherwise_521
    add x0, x8, #20
    st1 {v1.s}[1], [x0]
.Lotherwise_521:
    tst x2, #64
    beq .Lotherwise_522
    add x0, x8, #24
    st1 {v1.s}[2], [x0]
.Lotherwise_522:
    tst x2, #128
    beq .Lotherwise_523
    add x0, x8, #28
    st1 {v1.s}[3], [x0]
.Lotherwise_523:
.Lend_519:
    ubfx x0, x2, #0, #4
    add x8, x8, x4, lsl #2
    fmax v1.4s, v0.4s, v29.4s
    cmp x0, #15
    bne .Lotherwise_524
    str q1, [x8]
    b .Lend_525
.Lotherwise_524:
    tst x2, #1
    beq .Lotherwise_526
    st1 {v1.s}[0], [x8]
.Lotherwise_526:
    tst x2, #2
    beq .Lotherwise_527
    add x0, x8, #4
    st1 {v1.s}[1], [x0]
.Lotherwise_527:
    tst x2, #4
    beq .Lotherwise_528
    add x0, x8, #8
    st1 {v1.s}[2], [x0]
.Lotherwise_528:
    tst x2, #8
    beq .Lotherwise_529
    add x0, x8, #12
    st1 {v1.s}[3], [x0]
.Lotherwise_529:
.Lend_525:
    ubfx x0, x2, #4, #4
    fmax v0.4s, v0.4s, v28.4s
    cmp x0, #15
    bne .Lotherwise_530
    str q0, [x8, #16]
    b .Lend_531
.Lotherwise_530:
    tst x2, #16
    beq .Lotherwise_532
    add x0, x8, #16
    st1 {v0.s}[0], [x0]
.Lotherwise_532:
    tst x2, #32
    beq .Lotherwise_533
    add x0, x8, #20
    st1 {v0.s}[1], [x0]
.Lotherwise_533:
    tst x2, #64
    beq .Lotherwise_534
    add x0, x8, #24
    st1 {v0.s}[2], [x0]
.Lotherwise_534:
    tst x2, #128
    beq .Lotherwise_535
    add x0, x8, #28
    st1 {v0.s}[3], [x0]
.Lotherwise_535:
.Lend_531:
.Lend_429:
.Lend_369:
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
    sub sp, sp, #48
    stp d8, d9, [sp, #0]
    stp d10, d11, [sp, #16]
    stp d12, d13, [sp, #32]
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
    mov x6, x3
    ldr x12, [x7, #32]
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
    cbz x13, .Lloop_end_536
.Lloop_537:
    ldr x0, [x7]
    mov x1, x8
    ldr x2, [x7, #16]
    movi v9.4s, #0
    prfm pldl1keep, [x1, #88]
    movi v8.4s, #0
    movi v31.4s, #0
    movi v30.4s, #0
    movi v29.4s, #0
    movi v28.4s, #0
    movi v27.4s, #0
    movi v26.4s, #0
    movi v25.4s, #0
    add x1, x1, x0, lsl #2
    movi v24.4s, #0
    prfm pldl1keep, [x1, #88]
    add x1, x1, x0, lsl #2
    prfm pldl1keep, [x1, #88]
    add x1, x1, x0, lsl #2
    prfm pldl1keep, [x1, #88]
    add x1, x1, x0, lsl #2
    prfm pldl1keep, [x1, #88]
    cbnz x2, .Lotherwise_538
    b .Lend_539
.Lotherwise_538:
    ldr q0, [x2]
    ldr s1, [x2, #16]
    dup v9.4s, v0.s[0]
    dup v31.4s, v0.s[1]
    dup v29.4s, v0.s[2]
    dup v27.4s, v0.s[3]
    dup v25.4s, v1.s[0]
    mov v8.16b, v9.16b
    mov v30.16b, v31.16b
    mov v28.16b, v29.16b
    mov v26.16b, v27.16b
    mov v24.16b, v25.16b
.Lend_539:
    cbnz x12, .Lotherwise_540
    mov x0, x9
    ldr x1, [x7, #24]
    mov x2, x10
    lsr x3, x0, #4
    ubfx x0, x0, #0, #4
    cbz x3, .Lloop_end_541
.Lloop_542:
    add x4, x11, x1, lsl #2
    ld1 {v16.4s, v17.4s, v18.4s, v19.4s}, [x11], #64
    ld1 {v0.4s, v1.4s, v2.4s, v3.4s}, [x2], #64
    sub x3, x3, #1
    ldr q10, [x2], #64
    ld1 {v4.4s, v5.4s, v6.4s, v7.4s}, [x11], #64
    prfm pldl1keep, [x4]
    fmla v9.4s, v16.4s, v0.s[0]
    fmla v8.4s, v17.4s, v0.s[0]
    prfm pldl1keep, [x4, #32]
    fmla v31.4s, v16.4s, v1.s[0]
    fmla v30.4s, v17.4s, v1.s[0]
    prfm pldl1keep, [x4, #64]
    fmla v29.4s, v16.4s, v2.s[0]
    fmla v28.4s, v17.4s, v2.s[0]
    prfm pldl1keep, [x4, #96]
    prfm pldl1keep, [x4, #128]
    fmla v27.4s, v16.4s, v3.s[0]
    fmla v26.4s, v17.4s, v3.s[0]
    prfm pldl1keep, [x4, #160]
    prfm pldl1keep, [x4, #192]
    fmla v25.4s, v16.4s, v10.s[0]
    fmla v24.4s, v17.4s, v10.s[0]
    prfm pldl1keep, [x4, #224]
    prfm pldl1keep, [x4, #256]
    fmla v9.4s, v18.4s, v0.s[1]
    fmla v8.4s, v19.4s, v0.s[1]
    prfm pldl1keep, [x4, #288]
    prfm pldl1keep, [x4, #320]
    fmla v31.4s, v18.4s, v1.s[1]
    fmla v30.4s, v19.4s, v1.s[1]
    prfm pldl1keep, [x4, #352]
    prfm pldl1keep, [x4, #384]
    fmla v29.4s, v18.4s, v2.s[1]
    fmla v28.4s, v19.4s, v2.s[1]
    prfm pldl1keep, [x4, #416]
    prfm pldl1keep, [x4, #448]
    fmla v27.4s, v18.4s, v3.s[1]
    fmla v26.4s, v19.4s, v3.s[1]
    prfm pldl1keep, [x4, #480]
    fmla v25.4s, v18.4s, v10.s[1]
    fmla v24.4s, v19.4s, v10.s[1]
    ld1 {v20.4s, v21.4s, v22.4s, v23.4s}, [x11], #64
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
    ld1 {v16.4s, v17.4s, v18.4s, v19.4s}, [x2], #64
    fmla v31.4s, v6.4s, v1.s[3]
    fmla v30.4s, v7.4s, v1.s[3]
    ldr q11, [x2], #64
    fmla v29.4s, v6.4s, v2.s[3]
    fmla v28.4s, v7.4s, v2.s[3]
    fmla v27.4s, v6.4s, v3.s[3]
    fmla v26.4s, v7.4s, v3.s[3]
    fmla v25.4s, v6.4s, v10.s[3]
    fmla v24.4s, v7.4s, v10.s[3]
    ld1 {v0.4s, v1.4s, v2.4s, v3.4s}, [x11], #64
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
    ld1 {v20.4s, v21.4s, v22.4s, v23.4s}, [x11], #64
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
    ld1 {v4.4s, v5.4s, v6.4s, v7.4s}, [x2], #64
    fmla v31.4s, v2.4s, v17.s[3]
    fmla v30.4s, v3.4s, v17.s[3]
    ldr q10, [x2], #64
    fmla v29.4s, v2.4s, v18.s[3]
    fmla v28.4s, v3.4s, v18.s[3]
    fmla v27.4s, v2.4s, v19.s[3]
    fmla v26.4s, v3.4s, v19.s[3]
    fmla v25.4s, v2.4s, v11.s[3]
    fmla v24.4s, v3.4s, v11.s[3]
    ld1 {v16.4s, v17.4s, v18.4s, v19.4s}, [x11], #64
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
    ld1 {v20.4s, v21.4s, v22.4s, v23.4s}, [x11], #64
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
    ld1 {v0.4s, v1.4s, v2.4s, v3.4s}, [x2], #64
    fmla v31.4s, v18.4s, v5.s[3]
    fmla v30.4s, v19.4s, v5.s[3]
    ldr q16, [x2], #64
    fmla v29.4s, v18.4s, v6.s[3]
    fmla v28.4s, v19.4s, v6.s[3]
    fmla v27.4s, v18.4s, v7.s[3]
    fmla v26.4s, v19.4s, v7.s[3]
    fmla v25.4s, v18.4s, v10.s[3]
    fmla v24.4s, v19.4s, v10.s[3]
    ld1 {v4.4s, v5.4s, v6.4s, v7.4s}, [x11], #64
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
    cbnz x3, .Lloop_542
.Lloop_end_541:
    lsr x3, x0, #2
    ubfx x0, x0, #0, #2
    cbz x3, .Lloop_end_543
.Lloop_544:
    add x4, x11, x1, lsl #2
    ld1 {v16.4s, v17.4s, v18.4s, v19.4s}, [x11], #64
    ld1 {v0.4s, v1.4s, v2.4s, v3.4s}, [x2], #64
    sub x3, x3, #1
    ldr q20, [x2], #64
    ld1 {v4.4s, v5.4s, v6.4s, v7.4s}, [x11], #64
    prfm pldl1keep, [x4]
    fmla v9.4s, v16.4s, v0.s[0]
    fmla v8.4s, v17.4s, v0.s[0]
    prfm pldl1keep, [x4, #32]
    fmla v31.4s, v16.4s, v1.s[0]
    fmla v30.4s, v17.4s, v1.s[0]
    prfm pldl1keep, [x4, #64]
    fmla v29.4s, v16.4s, v2.s[0]
    fmla v28.4s, v17.4s, v2.s[0]
    prfm pldl1keep, [x4, #96]
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
    cbnz x3, .Lloop_544
.Lloop_end_543:
    cbz x0, .Lloop_end_545
.Lloop_546:
    ldp q0, q1, [x11]
    ldr s2, [x2]
    add x3, x11, x1, lsl #2
    sub x0, x0, #1
    ldr s3, [x2, #16]
    add x11, x11, #32
    ldr s4, [x2, #32]
    ldr s5, [x2, #48]
    ldr s6, [x2, #64]
    prfm pldl1keep, [x3]
    add x2, x2, #4
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
    cbnz x0, .Lloop_546
.Lloop_end_545:
    b .Lend_547
.Lotherwise_540:
    mov x0, x9
    mov x1, x11
    mov x2, x10
    lsr x3, x0, #4
    ubfx x0, x0, #0, #4
    cbz x3, .Lloop_end_548
.Lloop_549:
    ldp q0, q1, [x1]
    prfm pldl1keep, [x1, #56]
    add x1, x1, x6, lsl #2
    sub x3, x3, #1
    prfm pldl1keep, [x1, #56]
    str q0, [x12]
    str q1, [x12, #16]
    ldp q20, q21, [x1]
    ldr s2, [x2]
    add x1, x1, x6, lsl #2
    ldr s3, [x2, #16]
    ldr s4, [x2, #32]
    ldr s5, [x2, #48]
    ldr s6, [x2, #64]
    prfm pldl1keep, [x1, #56]
    str q20, [x12, #32]
    str q21, [x12, #48]
    fmla v9.4s, v0.4s, v2.s[0]
    fmla v8.4s, v1.4s, v2.s[0]
    ldp q17, q18, [x1]
    ldr s2, [x2, #4]
    add x1, x1, x6, lsl #2
    fmla v31.4s, v0.4s, v3.s[0]
    ldr s7, [x2, #20]
    fmla v30.4s, v1.4s, v3.s[0]
    fmla v29.4s, v0.4s, v4.s[0]
    ldr s3, [x2, #36]
    ldr s16, [x2, #52]
    fmla v28.4s, v1.4s, v4.s[0]
    fmla v27.4s, v0.4s, v5.s[0]
    ldr s4, [x2, #68]
    prfm pldl1keep, [x1, #56]
    fmla v26.4s, v1.4s, v5.s[0]
    fmla v25.4s, v0.4s, v6.s[0]
    fmla v24.4s, v1.4s, v6.s[0]
    str q17, [x12, #64]
    str q18, [x12, #80]
    fmla v9.4s, v20.4s, v2.s[0]
    fmla v8.4s, v21.4s, v2.s[0]
    ldp q19, q22, [x1]
    ldr s0, [x2, #8]
    add x1, x1, x6, lsl #2
    fmla v31.4s, v20.4s, v7.s[0]
    ldr s1, [x2, #24]
    fmla v30.4s, v21.4s, v7.s[0]
    fmla v29.4s, v20.4s, v3.s[0]
    ldr s2, [x2, #40]
    ldr s5, [x2, #56]
    fmla v28.4s, v21.4s, v3.s[0]
    fmla v27.4s, v20.4s, v16.s[0]
    ldr s3, [x2, #72]
    prfm pldl1keep, [x1, #56]
    fmla v26.4s, v21.4s, v16.s[0]
    fmla v25.4s, v20.4s, v4.s[0]
    fmla v24.4s, v21.4s, v4.s[0]
    str q19, [x12, #96]
    str q22, [x12, #112]
    fmla v9.4s, v17.4s, v0.s[0]
    fmla v8.4s, v18.4s, v0.s[0]
    ldp q7, q16, [x1]
    ldr s0, [x2, #12]
    add x1, x1, x6, lsl #2
    fmla v31.4s, v17.4s, v1.s[0]
    ldr s4, [x2, #28]
    fmla v30.4s, v18.4s, v1.s[0]
    fmla v29.4s, v17.4s, v2.s[0]
    ldr s1, [x2, #44]
    ldr s6, [x2, #60]
    fmla v28.4s, v18.4s, v2.s[0]
    fmla v27.4s, v17.4s, v5.s[0]
    ldr s2, [x2, #76]
    prfm pldl1keep, [x1, #56]
    fmla v26.4s, v18.4s, v5.s[0]
    fmla v25.4s, v17.4s, v3.s[0]
    fmla v24.4s, v18.4s, v3.s[0]
    str q7, [x12, #128]
    str q16, [x12, #144]
    fmla v9.4s, v19.4s, v0.s[0]
    fmla v8.4s, v22.4s, v0.s[0]
    ldp q17, q18, [x1]
    ldr s0, [x2, #128]
    add x1, x1, x6, lsl #2
    fmla v31.4s, v19.4s, v4.s[0]
    ldr s3, [x2, #144]
    fmla v30.4s, v22.4s, v4.s[0]
    fmla v29.4s, v19.4s, v1.s[0]
    ldr s4, [x2, #160]
    ldr s5, [x2, #176]
    fmla v28.4s, v22.4s, v1.s[0]
    fmla v27.4s, v19.4s, v6.s[0]
    ldr s1, [x2, #192]
    prfm pldl1keep, [x1, #56]
    fmla v26.4s, v22.4s, v6.s[0]
    fmla v25.4s, v19.4s, v2.s[0]
    fmla v24.4s, v22.4s, v2.s[0]
    str q17, [x12, #160]
    str q18, [x12, #176]
    fmla v9.4s, v7.4s, v0.s[0]
    fmla v8.4s, v16.4s, v0.s[0]
    ldp q19, q20, [x1]
    ldr s0, [x2, #132]
    add x1, x1, x6, lsl #2
    fmla v31.4s, v7.4s, v3.s[0]
    ldr s2, [x2, #148]
    fmla v30.4s, v16.4s, v3.s[0]
    fmla v29.4s, v7.4s, v4.s[0]
    ldr s3, [x2, #164]
    ldr s6, [x2, #180]
    fmla v28.4s, v16.4s, v4.s[0]
    fmla v27.4s, v7.4s, v5.s[0]
    ldr s4, [x2, #196]
    prfm pldl1keep, [x1, #56]
    fmla v26.4s, v16.4s, v5.s[0]
    fmla v25.4s, v7.4s, v1.s[0]
    fmla v24.4s, v16.4s, v1.s[0]
    str q19, [x12, #192]
    str q20, [x12, #208]
    fmla v9.4s, v17.4s, v0.s[0]
    fmla v8.4s, v18.4s, v0.s[0]
    ldp q7, q16, [x1]
    ldr s0, [x2, #136]
    add x1, x1, x6, lsl #2
    fmla v31.4s, v17.4s, v2.s[0]
    ldr s1, [x2, #152]
    fmla v30.4s, v18.4s, v2.s[0]
    fmla v29.4s, v17.4s, v3.s[0]
    ldr s2, [x2, #168]
    ldr s5, [x2, #184]
    fmla v28.4s, v18.4s, v3.s[0]
    fmla v27.4s, v17.4s, v6.s[0]
    ldr s3, [x2, #200]
    prfm pldl1keep, [x1, #56]
    fmla v26.4s, v18.4s, v6.s[0]
    fmla v25.4s, v17.4s, v4.s[0]
    fmla v24.4s, v18.4s, v4.s[0]
    str q7, [x12, #224]
    str q16, [x12, #240]
    fmla v9.4s, v19.4s, v0.s[0]
    fmla v8.4s, v20.4s, v0.s[0]
    ldp q17, q18, [x1]
    ldr s0, [x2, #140]
    add x1, x1, x6, lsl #2
    fmla v31.4s, v19.4s, v1.s[0]
    ldr s4, [x2, #156]
    fmla v30.4s, v20.4s, v1.s[0]
    fmla v29.4s, v19.4s, v2.s[0]
    ldr s1, [x2, #172]
    ldr s6, [x2, #188]
    fmla v28.4s, v20.4s, v2.s[0]
    fmla v27.4s, v19.4s, v5.s[0]
    ldr s2, [x2, #204]
    prfm pldl1keep, [x1, #56]
    fmla v26.4s, v20.4s, v5.s[0]
    fmla v25.4s, v19.4s, v3.s[0]
    fmla v24.4s, v20.4s, v3.s[0]
    str q17, [x12, #256]
    str q18, [x12, #272]
    fmla v9.4s, v7.4s, v0.s[0]
    fmla v8.4s, v16.4s, v0.s[0]
    ldp q19, q20, [x1]
    ldr s0, [x2, #256]
    add x1, x1, x6, lsl #2
    fmla v31.4s, v7.4s, v4.s[0]
    ldr s3, [x2, #272]
    fmla v30.4s, v16.4s, v4.s[0]
    fmla v29.4s, v7.4s, v1.s[0]
    ldr s4, [x2, #288]
    ldr s5, [x2, #304]
    fmla v28.4s, v16.4s, v1.s[0]
    fmla v27.4s, v7.4s, v6.s[0]
    ldr s1, [x2, #320]
    prfm pldl1keep, [x1, #56]
    fmla v26.4s, v16.4s, v6.s[0]
    fmla v25.4s, v7.4s, v2.s[0]
    fmla v24.4s, v16.4s, v2.s[0]
    str q19, [x12, #288]
    str q20, [x12, #304]
    fmla v9.4s, v17.4s, v0.s[0]
    fmla v8.4s, v18.4s, v0.s[0]
    ldp q7, q16, [x1]
    ldr s0, [x2, #260]
    add x1, x1, x6, lsl #2
    fmla v31.4s, v17.4s, v3.s[0]
    ldr s2, [x2, #276]
    fmla v30.4s, v18.4s, v3.s[0]
    fmla v29.4s, v17.4s, v4.s[0]
    ldr s3, [x2, #292]
    ldr s6, [x2, #308]
    fmla v28.4s, v18.4s, v4.s[0]
    fmla v27.4s, v17.4s, v5.s[0]
    ldr s4, [x2, #324]
    prfm pldl1keep, [x1, #56]
    fmla v26.4s, v18.4s, v5.s[0]
    fmla v25.4s, v17.4s, v1.s[0]
    fmla v24.4s, v18.4s, v1.s[0]
    str q7, [x12, #320]
    str q16, [x12, #336]
    fmla v9.4s, v19.4s, v0.s[0]
    fmla v8.4s, v20.4s, v0.s[0]
    ldp q17, q18, [x1]
    ldr s0, [x2, #264]
    add x1, x1, x6, lsl #2
    fmla v31.4s, v19.4s, v2.s[0]
    ldr s1, [x2, #280]
    fmla v30.4s, v20.4s, v2.s[0]
    fmla v29.4s, v19.4s, v3.s[0]
    ldr s2, [x2, #296]
    ldr s5, [x2, #312]
    fmla v28.4s, v20.4s, v3.s[0]
    fmla v27.4s, v19.4s, v6.s[0]
    ldr s3, [x2, #328]
    prfm pldl1keep, [x1, #56]
    fmla v26.4s, v20.4s, v6.s[0]
    fmla v25.4s, v19.4s, v4.s[0]
    fmla v24.4s, v20.4s, v4.s[0]
    str q17, [x12, #352]
    str q18, [x12, #368]
    fmla v9.4s, v7.4s, v0.s[0]
    fmla v8.4s, v16.4s, v0.s[0]
    ldp q19, q20, [x1]
    ldr s0, [x2, #268]
    add x1, x1, x6, lsl #2
    fmla v31.4s, v7.4s, v1.s[0]
    ldr s4, [x2, #284]
    fmla v30.4s, v16.4s, v1.s[0]
    fmla v29.4s, v7.4s, v2.s[0]
    ldr s1, [x2, #300]
    ldr s6, [x2, #316]
    fmla v28.4s, v16.4s, v2.s[0]
    fmla v27.4s, v7.4s, v5.s[0]
    ldr s2, [x2, #332]
    prfm pldl1keep, [x1, #56]
    fmla v26.4s, v16.4s, v5.s[0]
    fmla v25.4s, v7.4s, v3.s[0]
    fmla v24.4s, v16.4s, v3.s[0]
    str q19, [x12, #384]
    str q20, [x12, #400]
    fmla v9.4s, v17.4s, v0.s[0]
    fmla v8.4s, v18.4s, v0.s[0]
    ldp q7, q16, [x1]
    ldr s0, [x2, #384]
    add x1, x1, x6, lsl #2
    fmla v31.4s, v17.4s, v4.s[0]
    ldr s3, [x2, #400]
    fmla v30.4s, v18.4s, v4.s[0]
    fmla v29.4s, v17.4s, v1.s[0]
    ldr s4, [x2, #416]
    ldr s5, [x2, #432]
    fmla v28.4s, v18.4s, v1.s[0]
    fmla v27.4s, v17.4s, v6.s[0]
    ldr s1, [x2, #448]
    prfm pldl1keep, [x1, #56]
    fmla v26.4s, v18.4s, v6.s[0]
    fmla v25.4s, v17.4s, v2.s[0]
    fmla v24.4s, v18.4s, v2.s[0]
    str q7, [x12, #416]
    str q16, [x12, #432]
    fmla v9.4s, v19.4s, v0.s[0]
    fmla v8.4s, v20.4s, v0.s[0]
    ldp q18, q21, [x1]
    ldr s0, [x2, #388]
    add x1, x1, x6, lsl #2
    fmla v31.4s, v19.4s, v3.s[0]
    ldr s2, [x2, #404]
    fmla v30.4s, v20.4s, v3.s[0]
    fmla v29.4s, v19.4s, v4.s[0]
    ldr s3, [x2, #420]
    ldr s6, [x2, #436]
    fmla v28.4s, v20.4s, v4.s[0]
    fmla v27.4s, v19.4s, v5.s[0]
    ldr s4, [x2, #452]
    fmla v26.4s, v20.4s, v5.s[0]
    fmla v25.4s, v19.4s, v1.s[0]
    prfm pldl1keep, [x1, #56]
    fmla v24.4s, v20.4s, v1.s[0]
    str q18, [x12, #448]
    str q21, [x12, #464]
    fmla v9.4s, v7.4s, v0.s[0]
    fmla v8.4s, v16.4s, v0.s[0]
    ldp q0, q1, [x1]
    ldr s5, [x2, #392]
    fmla v31.4s, v7.4s, v2.s[0]
    fmla v30.4s, v16.4s, v2.s[0]
    ldr s2, [x2, #408]
    fmla v29.4s, v7.4s, v3.s[0]
    fmla v28.4s, v16.4s, v3.s[0]
    add x1, x1, x6, lsl #2
    ldr s3, [x2, #424]
    ldr s17, [x2, #440]
    fmla v27.4s, v7.4s, v6.s[0]
    fmla v26.4s, v16.4s, v6.s[0]
    ldr s6, [x2, #456]
    fmla v25.4s, v7.4s, v4.s[0]
    fmla v24.4s, v16.4s, v4.s[0]
    str q0, [x12, #480]
    str q1, [x12, #496]
    fmla v9.4s, v18.4s, v5.s[0]
    fmla v8.4s, v21.4s, v5.s[0]
    ldr s4, [x2, #396]
    ldr s5, [x2, #412]
    fmla v31.4s, v18.4s, v2.s[0]
    fmla v30.4s, v21.4s, v2.s[0]
    ldr s2, [x2, #428]
    ldr s7, [x2, #444]
    fmla v29.4s, v18.4s, v3.s[0]
    fmla v28.4s, v21.4s, v3.s[0]
    ldr s3, [x2, #460]
    fmla v27.4s, v18.4s, v17.s[0]
    fmla v26.4s, v21.4s, v17.s[0]
    add x2, x2, #512
    fmla v25.4s, v18.4s, v6.s[0]
    fmla v24.4s, v21.4s, v6.s[0]
    add x12, x12, #512
    fmla v9.4s, v0.4s, v4.s[0]
    fmla v8.4s, v1.4s, v4.s[0]
    fmla v31.4s, v0.4s, v5.s[0]
    fmla v30.4s, v1.4s, v5.s[0]
    fmla v29.4s, v0.4s, v2.s[0]
    fmla v28.4s, v1.4s, v2.s[0]
    fmla v27.4s, v0.4s, v7.s[0]
    fmla v26.4s, v1.4s, v7.s[0]
    fmla v25.4s, v0.4s, v3.s[0]
    fmla v24.4s, v1.4s, v3.s[0]
    cbnz x3, .Lloop_549
.Lloop_end_548:
    lsr x3, x0, #2
    ubfx x0, x0, #0, #2
    cbz x3, .Lloop_end_550
.Lloop_551:
    ldp q0, q1, [x1]
    prfm pldl1keep, [x1, #56]
    add x1, x1, x6, lsl #2
    sub x3, x3, #1
    prfm pldl1keep, [x1, #56]
    str q0, [x12]
    str q1, [x12, #16]
    ldp q18, q19, [x1]
    ldr s2, [x2]
    add x1, x1, x6, lsl #2
    ldr s3, [x2, #16]
    ldr s4, [x2, #32]
    ldr s5, [x2, #48]
    ldr s6, [x2, #64]
    prfm pldl1keep, [x1, #56]
    str q18, [x12, #32]
    str q19, [x12, #48]
    fmla v9.4s, v0.4s, v2.s[0]
    fmla v8.4s, v1.4s, v2.s[0]
    ldp q17, q20, [x1]
    ldr s2, [x2, #4]
    add x1, x1, x6, lsl #2
    fmla v31.4s, v0.4s, v3.s[0]
    ldr s7, [x2, #20]
    fmla v30.4s, v1.4s, v3.s[0]
    fmla v29.4s, v0.4s, v4.s[0]
    ldr s3, [x2, #36]
    ldr s16, [x2, #52]
    fmla v28.4s, v1.4s, v4.s[0]
    fmla v27.4s, v0.4s, v5.s[0]
    ldr s4, [x2, #68]
    fmla v26.4s, v1.4s, v5.s[0]
    fmla v25.4s, v0.4s, v6.s[0]
    prfm pldl1keep, [x1, #56]
    fmla v24.4s, v1.4s, v6.s[0]
    str q17, [x12, #64]
    str q20, [x12, #80]
    fmla v9.4s, v18.4s, v2.s[0]
    fmla v8.4s, v19.4s, v2.s[0]
    ldp q0, q1, [x1]
    ldr s2, [x2, #8]
    fmla v31.4s, v18.4s, v7.s[0]
    fmla v30.4s, v19.4s, v7.s[0]
    ldr s5, [x2, #24]
    fmla v29.4s, v18.4s, v3.s[0]
    fmla v28.4s, v19.4s, v3.s[0]
    add x1, x1, x6, lsl #2
    ldr s3, [x2, #40]
    ldr s6, [x2, #56]
    fmla v27.4s, v18.4s, v16.s[0]
    fmla v26.4s, v19.4s, v16.s[0]
    ldr s7, [x2, #72]
    fmla v25.4s, v18.4s, v4.s[0]
    fmla v24.4s, v19.4s, v4.s[0]
    str q0, [x12, #96]
    str q1, [x12, #112]
    fmla v9.4s, v17.4s, v2.s[0]
    fmla v8.4s, v20.4s, v2.s[0]
    ldr s2, [x2, #12]
    ldr s4, [x2, #28]
    fmla v31.4s, v17.4s, v5.s[0]
    fmla v30.4s, v20.4s, v5.s[0]
    ldr s5, [x2, #44]
    ldr s16, [x2, #60]
    fmla v29.4s, v17.4s, v3.s[0]
    fmla v28.4s, v20.4s, v3.s[0]
    ldr s3, [x2, #76]
    fmla v27.4s, v17.4s, v6.s[0]
    fmla v26.4s, v20.4s, v6.s[0]
    add x2, x2, #128
    fmla v25.4s, v17.4s, v7.s[0]
    fmla v24.4s, v20.4s, v7.s[0]
    add x12, x12, #128
    fmla v9.4s, v0.4s, v2.s[0]
    fmla v8.4s, v1.4s, v2.s[0]
    fmla v31.4s, v0.4s, v4.s[0]
    fmla v30.4s, v1.4s, v4.s[0]
    fmla v29.4s, v0.4s, v5.s[0]
    fmla v28.4s, v1.4s, v5.s[0]
    fmla v27.4s, v0.4s, v16.s[0]
    fmla v26.4s, v1.4s, v16.s[0]
    fmla v25.4s, v0.4s, v3.s[0]
    fmla v24.4s, v1.4s, v3.s[0]
    cbnz x3, .Lloop_551
.Lloop_end_550:
    cbz x0, .Lloop_end_552
.Lloop_553:
    ldp q0, q1, [x1]
    sub x0, x0, #1
    prfm pldl1keep, [x1, #56]
    add x1, x1, x6, lsl #2
    str q0, [x12]
    str q1, [x12, #16]
    add x12, x12, #32
    ldr s2, [x2]
    ldr s3, [x2, #16]
    ldr s4, [x2, #32]
    ldr s5, [x2, #48]
    ldr s6, [x2, #64]
    add x2, x2, #4
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
    cbnz x0, .Lloop_553
.Lloop_end_552:
    add x11, x11, #32
.Lend_547:
    ldr x0, [x7, #16]
    ldr x1, [x7]
    cbnz x0, .Lotherwise_554
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
    fadd v9.4s, v9.4s, v0.4s
    fadd v8.4s, v8.4s, v1.4s
    fadd v31.4s, v31.4s, v2.4s
    fadd v30.4s, v30.4s, v3.4s
    fadd v29.4s, v29.4s, v4.4s
    fadd v28.4s, v28.4s, v5.4s
    fadd v27.4s, v27.4s, v6.4s
    fadd v26.4s, v26.4s, v7.4s
    fadd v25.4s, v25.4s, v16.4s
    fadd v24.4s, v24.4s, v17.4s
    b .Lend_555
.Lotherwise_554:
.Lend_555:
    mov x0, x8
    sub x13, x13, #1
    ldr s0, [x7, #40]
    add x8, x8, #32
    dup v0.4s, v0.s[0]
    fmax v1.4s, v0.4s, v9.4s
    fmax v2.4s, v0.4s, v8.4s
    fmax v3.4s, v0.4s, v31.4s
    fmax v4.4s, v0.4s, v30.4s
    fmax v5.4s, v0.4s, v29.4s
    fmax v6.4s, v0.4s, v28.4s
    str q1, [x0]
    str q2, [x0, #16]
    add x0, x0, x1, lsl #2
    fmax v1.4s, v0.4s, v27.4s
    fmax v2.4s, v0.4s, v26.4s
    str q3, [x0]
    str q4, [x0, #16]
    add x0, x0, x1, lsl #2
    fmax v3.4s, v0.4s, v25.4s
    fmax v0.4s, v0.4s, v24.4s
    str q5, [x0]
    str q6, [x0, #16]
    add x0, x0, x1, lsl #2
    str q1, [x0]
    str q2, [x0, #16]
    add x0, x0, x1, lsl #2
    str q3, [x0]
    str q0, [x0, #16]
    cbnz x13, .Lloop_537
.Lloop_end_536:
    ldr x0, [x7, #8]
    ubfx x0, x0, #0, #3
    cbnz x0, .Lotherwise_556
    b .Lend_557
.Lotherwise_556:
    sub x0, x0, #1
    lsr x0, x0, #2
    cbnz x0, .Lotherwise_558
    ldr x0, [x7, #16]
    movi v23.4s, #0
    movi v24.4s, #0
    movi v25.4s, #0
    movi v26.4s, #0
    movi v27.4s, #0
    cbnz x0, .Lotherwise_559
    b .Lend_560
.Lotherwise_559:
    ldr q0, [x0]
    ldr s1, [x0, #16]
    dup v2.4s, v0.s[0]
    dup v3.4s, v0.s[1]
    dup v4.4s, v0.s[2]
    dup v0.4s, v0.s[3]
    dup v1.4s, v1.s[0]
    mov v23.16b, v2.16b
    mov v24.16b, v3.16b
    mov v25.16b, v4.16b
    mov v26.16b, v0.16b
    mov v27.16b, v1.16b
.Lend_560:
    ldr x0, [x7, #24]
    lsr x1, x9, #4
    ubfx x2, x9, #0, #4
    cbz x1, .Lloop_end_561
.Lloop_562:
    ld1 {v0.4s, v1.4s, v2.4s, v3.4s}, [x10], #64
    ldr q4, [x11]
    add x3, x11, x0, lsl #2
    sub x1, x1, #1
    ldr q5, [x10], #64
    ldr q6, [x11, #32]
    ldr q7, [x11, #64]
    ldr q20, [x11, #96]
    ld1 {v16.4s, v17.4s, v18.4s, v19.4s}, [x10], #64
    ldr q21, [x11, #128]
    fmla v23.4s, v4.4s, v0.s[0]
    fmla v24.4s, v4.4s, v1.s[0]
    ldr q30, [x10], #64
    fmla v25.4s, v4.4s, v2.s[0]
    fmla v26.4s, v4.4s, v3.s[0]
    ldr q22, [x11, #160]
    fmla v27.4s, v4.4s, v5.s[0]
    fmla v23.4s, v6.4s, v0.s[1]
    ldr q29, [x11, #192]
    ldr q12, [x11, #224]
    fmla v24.4s, v6.4s, v1.s[1]
    fmla v25.4s, v6.4s, v2.s[1]
    ldr q31, [x11, #256]
    ldr q8, [x11, #288]
    fmla v26.4s, v6.4s, v3.s[1]
    fmla v27.4s, v6.4s, v5.s[1]
    ldr q9, [x11, #320]
    prfm pldl1keep, [x3]
    fmla v23.4s, v7.4s, v0.s[2]
    fmla v24.4s, v7.4s, v1.s[2]
    prfm pldl1keep, [x3, #32]
    prfm pldl1keep, [x3, #64]
    fmla v25.4s, v7.4s, v2.s[2]
    fmla v26.4s, v7.4s, v3.s[2]
    prfm pldl1keep, [x3, #96]
    prfm pldl1keep, [x3, #128]
    fmla v27.4s, v7.4s, v5.s[2]
    fmla v23.4s, v20.4s, v0.s[3]
    ldr q10, [x11, #352]
    ldr q11, [x11, #384]
    fmla v24.4s, v20.4s, v1.s[3]
    fmla v25.4s, v20.4s, v2.s[3]
    ldr q28, [x11, #416]
    ldr q13, [x11, #448]
    fmla v26.4s, v20.4s, v3.s[3]
    fmla v27.4s, v20.4s, v5.s[3]
    ldr q20, [x11, #480]
    prfm pldl1keep, [x3, #160]
    fmla v23.4s, v21.4s, v16.s[0]
    fmla v24.4s, v21.4s, v17.s[0]
    prfm pldl1keep, [x3, #192]
    prfm pldl1keep, [x3, #224]
    fmla v25.4s, v21.4s, v18.s[0]
    fmla v26.4s, v21.4s, v19.s[0]
    prfm pldl1keep, [x3, #256]
    prfm pldl1keep, [x3, #288]
    fmla v27.4s, v21.4s, v30.s[0]
    fmla v23.4s, v22.4s, v16.s[1]
    prfm pldl1keep, [x3, #320]
    prfm pldl1keep, [x3, #352]
    fmla v24.4s, v22.4s, v17.s[1]
    fmla v25.4s, v22.4s, v18.s[1]
    prfm pldl1keep, [x3, #384]
    prfm pldl1keep, [x3, #416]
    fmla v26.4s, v22.4s, v19.s[1]
    fmla v27.4s, v22.4s, v30.s[1]
    ld1 {v4.4s, v5.4s, v6.4s, v7.4s}, [x10], #64
    prfm pldl1keep, [x3, #448]
    fmla v23.4s, v29.4s, v16.s[2]
    fmla v24.4s, v29.4s, v17.s[2]
    prfm pldl1keep, [x3, #480]
    add x11, x11, #512
    fmla v25.4s, v29.4s, v18.s[2]
    fmla v26.4s, v29.4s, v19.s[2]
    fmla v27.4s, v29.4s, v30.s[2]
    ldr q21, [x10], #64
    fmla v23.4s, v12.4s, v16.s[3]
    fmla v24.4s, v12.4s, v17.s[3]
    fmla v25.4s, v12.4s, v18.s[3]
    fmla v26.4s, v12.4s, v19.s[3]
    fmla v27.4s, v12.4s, v30.s[3]
    ld1 {v0.4s, v1.4s, v2.4s, v3.4s}, [x10], #64
    fmla v23.4s, v31.4s, v4.s[0]
    fmla v24.4s, v31.4s, v5.s[0]
    ldr q16, [x10], #64
    fmla v25.4s, v31.4s, v6.s[0]
    fmla v26.4s, v31.4s, v7.s[0]
    fmla v27.4s, v31.4s, v21.s[0]
    fmla v23.4s, v8.4s, v4.s[1]
    fmla v24.4s, v8.4s, v5.s[1]
    fmla v25.4s, v8.4s, v6.s[1]
    fmla v26.4s, v8.4s, v7.s[1]
    fmla v27.4s, v8.4s, v21.s[1]
    fmla v23.4s, v9.4s, v4.s[2]
    fmla v24.4s, v9.4s, v5.s[2]
    fmla v25.4s, v9.4s, v6.s[2]
    fmla v26.4s, v9.4s, v7.s[2]
    fmla v27.4s, v9.4s, v21.s[2]
    fmla v23.4s, v10.4s, v4.s[3]
    fmla v24.4s, v10.4s, v5.s[3]
    fmla v25.4s, v10.4s, v6.s[3]
    fmla v26.4s, v10.4s, v7.s[3]
    fmla v27.4s, v10.4s, v21.s[3]
    fmla v23.4s, v11.4s, v0.s[0]
    fmla v24.4s, v11.4s, v1.s[0]
    fmla v25.4s, v11.4s, v2.s[0]
    fmla v26.4s, v11.4s, v3.s[0]
    fmla v27.4s, v11.4s, v16.s[0]
    fmla v23.4s, v28.4s, v0.s[1]
    fmla v24.4s, v28.4s, v1.s[1]
    fmla v25.4s, v28.4s, v2.s[1]
    fmla v26.4s, v28.4s, v3.s[1]
    fmla v27.4s, v28.4s, v16.s[1]
    fmla v23.4s, v13.4s, v0.s[2]
    fmla v24.4s, v13.4s, v1.s[2]
    fmla v25.4s, v13.4s, v2.s[2]
    fmla v26.4s, v13.4s, v3.s[2]
    fmla v27.4s, v13.4s, v16.s[2]
    fmla v23.4s, v20.4s, v0.s[3]
    fmla v24.4s, v20.4s, v1.s[3]
    fmla v25.4s, v20.4s, v2.s[3]
    fmla v26.4s, v20.4s, v3.s[3]
    fmla v27.4s, v20.4s, v16.s[3]
    cbnz x1, .Lloop_562
.Lloop_end_561:
    lsr x1, x2, #2
    ubfx x2, x2, #0, #2
    cbz x1, .Lloop_end_563
.Lloop_564:
    ld1 {v0.4s, v1.4s, v2.4s, v3.4s}, [x10], #64
    ldr q4, [x11]
    add x3, x11, x0, lsl #2
    sub x1, x1, #1
    ldr q5, [x10], #64
    ldr q6, [x11, #32]
    ldr q7, [x11, #64]
    ldr q16, [x11, #96]
    prfm pldl1keep, [x3]
    add x11, x11, #128
    prfm pldl1keep, [x3, #32]
    prfm pldl1keep, [x3, #64]
    fmla v23.4s, v4.4s, v0.s[0]
    fmla v24.4s, v4.4s, v1.s[0]
    prfm pldl1keep, [x3, #96]
    fmla v25.4s, v4.4s, v2.s[0]
    fmla v26.4s, v4.4s, v3.s[0]
    fmla v27.4s, v4.4s, v5.s[0]
    fmla v23.4s, v6.4s, v0.s[1]
    fmla v24.4s, v6.4s, v1.s[1]
    fmla v25.4s, v6.4s, v2.s[1]
    fmla v26.4s, v6.4s, v3.s[1]
    fmla v27.4s, v6.4s, v5.s[1]
    fmla v23.4s, v7.4s, v0.s[2]
    fmla v24.4s, v7.4s, v1.s[2]
    fmla v25.4s, v7.4s, v2.s[2]
    fmla v26.4s, v7.4s, v3.s[2]
    fmla v27.4s, v7.4s, v5.s[2]
    fmla v23.4s, v16.4s, v0.s[3]
    fmla v24.4s, v16.4s, v1.s[3]
    fmla v25.4s, v16.4s, v2.s[3]
    fmla v26.4s, v16.4s, v3.s[3]
    fmla v27.4s, v16.4s, v5.s[3]
    cbnz x1, .Lloop_564
.Lloop_end_563:
    cbz x2, .Lloop_end_565
.Lloop_566:
    ldr q0, [x11]
    ldr s1, [x10]
    add x1, x11, x0, lsl #2
    sub x2, x2, #1
    ldr s2, [x10, #16]
    ldr s3, [x10, #32]
    add x11, x11, #32
    ldr s4, [x10, #48]
    ldr s5, [x10, #64]
    add x10, x10, #4
    prfm pldl1keep, [x1]
    fmla v23.4s, v0.4s, v1.s[0]
    fmla v24.4s, v0.4s, v2.s[0]
    fmla v25.4s, v0.4s, v3.s[0]
    fmla v26.4s, v0.4s, v4.s[0]
    fmla v27.4s, v0.4s, v5.s[0]
    cbnz x2, .Lloop_566
.Lloop_end_565:
    ldr x0, [x7, #8]
    ldr x1, [x7, #16]
    mov w2, #4
    mov w3, #1
    ldr x4, [x7]
    ubfx x0, x0, #0, #3
    cmp x0, x2
    csel x0, x0, x2, ls
    lsl x0, x3, x0
    sub x2, x0, #1
    cbnz x1, .Lotherwise_567
    ubfx x0, x2, #0, #4
    mov x1, x8
    cmp x0, #15
    bne .Lotherwise_568
    ldr q0, [x1]
    b .Lend_569
.Lotherwise_568:
    movi v0.4s, #0
    tst x2, #1
    beq .Lotherwise_570
    ld1 {v0.s}[0], [x1]
.Lotherwise_570:
    tst x2, #2
    beq .Lotherwise_571
    add x0, x1, #4
    ld1 {v0.s}[1], [x0]
.Lotherwise_571:
    tst x2, #4
    beq .Lotherwise_572
    add x0, x1, #8
    ld1 {v0.s}[2], [x0]
.Lotherwise_572:
    tst x2, #8
    beq .Lotherwise_573
    add x0, x1, #12
    ld1 {v0.s}[3], [x0]
.Lotherwise_573:
.Lend_569:
    ubfx x0, x2, #0, #4
    fadd v23.4s, v23.4s, v0.4s
    add x1, x1, x4, lsl #2
    cmp x0, #15
    bne .Lotherwise_574
    ldr q0, [x1]
    b .Lend_575
.Lotherwise_574:
    movi v0.4s, #0
    tst x2, #1
    beq .Lotherwise_576
    ld1 {v0.s}[0], [x1]
.Lotherwise_576:
    tst x2, #2
    beq .Lotherwise_577
    add x0, x1, #4
    ld1 {v0.s}[1], [x0]
.Lotherwise_577:
    tst x2, #4
    beq .Lotherwise_578
    add x0, x1, #8
    ld1 {v0.s}[2], [x0]
.Lotherwise_578:
    tst x2, #8
    beq .Lotherwise_579
    add x0, x1, #12
    ld1 {v0.s}[3], [x0]
.Lotherwise_579:
.Lend_575:
    ubfx x0, x2, #0, #4
    fadd v24.4s, v24.4s, v0.4s
    add x1, x1, x4, lsl #2
    cmp x0, #15
    bne .Lotherwise_580
    ldr q0, [x1]
    b .Lend_581
.Lotherwise_580:
    movi v0.4s, #0
    tst x2, #1
    beq .Lotherwise_582
    ld1 {v0.s}[0], [x1]
.Lotherwise_582:
    tst x2, #2
    beq .Lotherwise_583
    add x0, x1, #4
    ld1 {v0.s}[1], [x0]
.Lotherwise_583:
    tst x2, #4
    beq .Lotherwise_584
    add x0, x1, #8
    ld1 {v0.s}[2], [x0]
.Lotherwise_584:
    tst x2, #8
    beq .Lotherwise_585
    add x0, x1, #12
    ld1 {v0.s}[3], [x0]
.Lotherwise_585:
.Lend_581:
    ubfx x0, x2, #0, #4
    fadd v25.4s, v25.4s, v0.4s
    add x1, x1, x4, lsl #2
    cmp x0, #15
    bne .Lotherwise_586
    ldr q0, [x1]
    b .Lend_587
.Lotherwise_586:
    movi v0.4s, #0
    tst x2, #1
    beq .Lotherwise_588
    ld1 {v0.s}[0], [x1]
.Lotherwise_588:
    tst x2, #2
    beq .Lotherwise_589
    add x0, x1, #4
    ld1 {v0.s}[1], [x0]
.Lotherwise_589:
    tst x2, #4
    beq .Lotherwise_590
    add x0, x1, #8
    ld1 {v0.s}[2], [x0]
.Lotherwise_590:
    tst x2, #8
    beq .Lotherwise_591
    add x0, x1, #12
    ld1 {v0.s}[3], [x0]
.Lotherwise_591:
.Lend_587:
    ubfx x0, x2, #0, #4
    fadd v26.4s, v26.4s, v0.4s
    add x1, x1, x4, lsl #2
    cmp x0, #15
    bne .Lotherwise_592
    ldr q0, [x1]
    b .Lend_593
.Lotherwise_592:
    movi v0.4s, #0
    tst x2, #1
    beq .Lotherwise_594
    ld1 {v0.s}[0], [x1]
.Lotherwise_594:
    tst x2, #2
    beq .Lotherwise_595
    add x0, x1, #4
    ld1 {v0.s}[1], [x0]
.Lotherwise_595:
    tst x2, #4
    beq .Lotherwise_596
    add x0, x1, #8
    ld1 {v0.s}[2], [x0]
.Lotherwise_596:
    tst x2, #8
    beq .Lotherwise_597
    add x0, x1, #12
    ld1 {v0.s}[3], [x0]
.Lotherwise_597:
.Lend_593:
    fadd v27.4s, v27.4s, v0.4s
    b .Lend_598
.Lotherwise_567:
.Lend_598:
    ubfx x0, x2, #0, #4
    ldr s0, [x7, #40]
    dup v0.4s, v0.s[0]
    fmax v1.4s, v0.4s, v23.4s
    cmp x0, #15
    bne .Lotherwise_599
    str q1, [x8]
    b .Lend_600
.Lotherwise_599:
    tst x2, #1
    beq .Lotherwise_601
    st1 {v1.s}[0], [x8]
.Lotherwise_601:
    tst x2, #2
    beq .Lotherwise_602
    add x0, x8, #4
    st1 {v1.s}[1], [x0]
.Lotherwise_602:
    tst x2, #4
    beq .Lotherwise_603
    add x0, x8, #8
    st1 {v1.s}[2], [x0]
.Lotherwise_603:
    tst x2, #8
    beq .Lotherwise_604
    add x0, x8, #12
    st1 {v1.s}[3], [x0]
.Lotherwise_604:
.Lend_600:
    ubfx x0, x2, #0, #4
    add x8, x8, x4, lsl #2
    fmax v1.4s, v0.4s, v24.4s
    cmp x0, #15
    bne .Lotherwise_605
    str q1, [x8]
    b .Lend_606
.Lotherwise_605:
    tst x2, #1
    beq .Lotherwise_607
    st1 {v1.s}[0], [x8]
.Lotherwise_607:
    tst x2, #2
    beq .Lotherwise_608
    add x0, x8, #4
    st1 {v1.s}[1], [x0]
.Lotherwise_608:
    tst x2, #4
    beq .Lotherwise_609
    add x0, x8, #8
    st1 {v1.s}[2], [x0]
.Lotherwise_609:
    tst x2, #8
    beq .Lotherwise_610
    add x0, x8, #12
    st1 {v1.s}[3], [x0]
.Lotherwise_610:
.Lend_606:
    ubfx x0, x2, #0, #4
    add x8, x8, x4, lsl #2
    fmax v1.4s, v0.4s, v25.4s
    cmp x0, #15
    bne .Lotherwise_611
    str q1, [x8]
    b .Lend_612
.Lotherwise_611:
    tst x2, #1
    beq .Lotherwise_613
    st1 {v1.s}[0], [x8]
.Lotherwise_613:
    tst x2, #2
    beq .Lotherwise_614
    add x0, x8, #4
    st1 {v1.s}[1], [x0]
.Lotherwise_614:
    tst x2, #4
    beq .Lotherwise_615
    add x0, x8, #8
    st1 {v1.s}[2], [x0]
.Lotherwise_615:
    tst x2, #8
    beq .Lotherwise_616
    add x0, x8, #12
    st1 {v1.s}[3], [x0]
.Lotherwise_616:
.Lend_612:
    ubfx x0, x2, #0, #4
    add x8, x8, x4, lsl #2
    fmax v1.4s, v0.4s, v26.4s
    cmp x0, #15
    bne .Lotherwise_617
    str q1, [x8]
    b .Lend_618
.Lotherwise_617:
    tst x2, #1
    beq .Lotherwise_619
    st1 {v1.s}[0], [x8]
.Lotherwise_619:
    tst x2, #2
    beq .Lotherwise_620
    add x0, x8, #4
    st1 {v1.s}[1], [x0]
.Lotherwise_620:
    tst x2, #4
    beq .Lotherwise_621
    add x0, x8, #8
    st1 {v1.s}[2], [x0]
.Lotherwise_621:
    tst x2, #8
    beq .Lotherwise_622
    add x0, x8, #12
    st1 {v1.s}[3], [x0]
.Lotherwise_622:
.Lend_618:
    ubfx x0, x2, #0, #4
    add x8, x8, x4, lsl #2
    fmax v0.4s, v0.4s, v27.4s
    cmp x0, #15
    bne .Lotherwise_623
    str q0, [x8]
    b .Lend_624
.Lotherwise_623:
    tst x2, #1
    beq .Lotherwise_625
    st1 {v0.s}[0], [x8]
.Lotherwise_625:
    tst x2, #2
    beq .Lotherwise_626
    add x0, x8, #4
    st1 {v0.s}[1], [x0]
.Lotherwise_626:
    tst x2, #4
    beq .Lotherwise_627
    add x0, x8, #8
    st1 {v0.s}[2], [x0]
.Lotherwise_627:
    tst x2, #8
    beq .Lotherwise_628
    add x0, x8, #12
    st1 {v0.s}[3], [x0]
.Lotherwise_628:
.Lend_624:
    b .Lend_629
.Lotherwise_558:
    ldr x0, [x7, #16]
    movi v9.4s, #0
    movi v8.4s, #0
    movi v31.4s, #0
    movi v30.4s, #0
    movi v29.4s, #0
    movi v28.4s, #0
    movi v27.4s, #0
    movi v26.4s, #0
    movi v25.4s, #0
    movi v24.4s, #0
    cbnz x0, .Lotherwise_630
    b .Lend_631
.Lotherwise_630:
    ldr q0, [x0]
    ldr s1, [x0, #16]
    dup v9.4s, v0.s[0]
    dup v31.4s, v0.s[1]
    dup v29.4s, v0.s[2]
    dup v27.4s, v0.s[3]
    dup v25.4s, v1.s[0]
    mov v8.16b, v9.16b
    mov v30.16b, v31.16b
    mov v28.16b, v29.16b
    mov v26.16b, v27.16b
    mov v24.16b, v25.16b
.Lend_631:
    ldr x0, [x7, #24]
    lsr x1, x9, #4
    ubfx x2, x9, #0, #4
    cbz x1, .Lloop_end_632
.Lloop_633:
    add x3, x11, x0, lsl #2
    ld1 {v16.4s, v17.4s, v18.4s, v19.4s}, [x11], #64
    ld1 {v0.4s, v1.4s, v2.4s, v3.4s}, [x10], #64
    sub x1, x1, #1
    ldr q10, [x10], #64
    ld1 {v4.4s, v5.4s, v6.4s, v7.4s}, [x11], #64
    prfm pldl1keep, [x3]
    fmla v9.4s, v16.4s, v0.s[0]
    fmla v8.4s, v17.4s, v0.s[0]
    prfm pldl1keep, [x3, #32]
    fmla v31.4s, v16.4s, v1.s[0]
    fmla v30.4s, v17.4s, v1.s[0]
    prfm pldl1keep, [x3, #64]
    fmla v29.4s, v16.4s, v2.s[0]
    fmla v28.4s, v17.4s, v2.s[0]
    prfm pldl1keep, [x3, #96]
    prfm pldl1keep, [x3, #128]
    fmla v27.4s, v16.4s, v3.s[0]
    fmla v26.4s, v17.4s, v3.s[0]
    prfm pldl1keep, [x3, #160]
    prfm pldl1keep, [x3, #192]
    fmla v25.4s, v16.4s, v10.s[0]
    fmla v24.4s, v17.4s, v10.s[0]
    prfm pldl1keep, [x3, #224]
    prfm pldl1keep, [x3, #256]
    fmla v9.4s, v18.4s, v0.s[1]
    fmla v8.4s, v19.4s, v0.s[1]
    prfm pldl1keep, [x3, #288]
    prfm pldl1keep, [x3, #320]
    fmla v31.4s, v18.4s, v1.s[1]
    fmla v30.4s, v19.4s, v1.s[1]
    prfm pldl1keep, [x3, #352]
    prfm pldl1keep, [x3, #384]
    fmla v29.4s, v18.4s, v2.s[1]
    fmla v28.4s, v19.4s, v2.s[1]
    prfm pldl1keep, [x3, #416]
    prfm pldl1keep, [x3, #448]
    fmla v27.4s, v18.4s, v3.s[1]
    fmla v26.4s, v19.4s, v3.s[1]
    prfm pldl1keep, [x3, #480]
    fmla v25.4s, v18.4s, v10.s[1]
    fmla v24.4s, v19.4s, v10.s[1]
    ld1 {v20.4s, v21.4s, v22.4s, v23.4s}, [x11], #64
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
    ld1 {v16.4s, v17.4s, v18.4s, v19.4s}, [x10], #64
    fmla v31.4s, v6.4s, v1.s[3]
    fmla v30.4s, v7.4s, v1.s[3]
    ldr q11, [x10], #64
    fmla v29.4s, v6.4s, v2.s[3]
    fmla v28.4s, v7.4s, v2.s[3]
    fmla v27.4s, v6.4s, v3.s[3]
    fmla v26.4s, v7.4s, v3.s[3]
    fmla v25.4s, v6.4s, v10.s[3]
    fmla v24.4s, v7.4s, v10.s[3]
    ld1 {v0.4s, v1.4s, v2.4s, v3.4s}, [x11], #64
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
    ld1 {v20.4s, v21.4s, v22.4s, v23.4s}, [x11], #64
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
    ld1 {v4.4s, v5.4s, v6.4s, v7.4s}, [x10], #64
    fmla v31.4s, v2.4s, v17.s[3]
    fmla v30.4s, v3.4s, v17.s[3]
    ldr q10, [x10], #64
    fmla v29.4s, v2.4s, v18.s[3]
    fmla v28.4s, v3.4s, v18.s[3]
    fmla v27.4s, v2.4s, v19.s[3]
    fmla v26.4s, v3.4s, v19.s[3]
    fmla v25.4s, v2.4s, v11.s[3]
    fmla v24.4s, v3.4s, v11.s[3]
    ld1 {v16.4s, v17.4s, v18.4s, v19.4s}, [x11], #64
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
    ld1 {v20.4s, v21.4s, v22.4s, v23.4s}, [x11], #64
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
    ld1 {v0.4s, v1.4s, v2.4s, v3.4s}, [x10], #64
    fmla v31.4s, v18.4s, v5.s[3]
    fmla v30.4s, v19.4s, v5.s[3]
    ldr q16, [x10], #64
    fmla v29.4s, v18.4s, v6.s[3]
    fmla v28.4s, v19.4s, v6.s[3]
    fmla v27.4s, v18.4s, v7.s[3]
    fmla v26.4s, v19.4s, v7.s[3]
    fmla v25.4s, v18.4s, v10.s[3]
    fmla v24.4s, v19.4s, v10.s[3]
    ld1 {v4.4s, v5.4s, v6.4s, v7.4s}, [x11], #64
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
    cbnz x1, .Lloop_633
.Lloop_end_632:
    lsr x1, x2, #2
    ubfx x2, x2, #0, #2
    cbz x1, .Lloop_end_634
.Lloop_635:
    add x3, x11, x0, lsl #2
    ld1 {v16.4s, v17.4s, v18.4s, v19.4s}, [x11], #64
    ld1 {v0.4s, v1.4s, v2.4s, v3.4s}, [x10], #64
    sub x1, x1, #1
    ldr q20, [x10], #64
    ld1 {v4.4s, v5.4s, v6.4s, v7.4s}, [x11], #64
    prfm pldl1keep, [x3]
    fmla v9.4s, v16.4s, v0.s[0]
    fmla v8.4s, v17.4s, v0.s[0]
    prfm pldl1keep, [x3, #32]
    fmla v31.4s, v16.4s, v1.s[0]
    fmla v30.4s, v17.4s, v1.s[0]
    prfm pldl1keep, [x3, #64]
    fmla v29.4s, v16.4s, v2.s[0]
    fmla v28.4s, v17.4s, v2.s[0]
    prfm pldl1keep, [x3, #96]
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
    cbnz x1, .Lloop_635
.Lloop_end_634:
    cbz x2, .Lloop_end_636
.Lloop_637:
    ldp q0, q1, [x11]
    ldr s2, [x10]
    add x1, x11, x0, lsl #2
    sub x2, x2, #1
    ldr s3, [x10, #16]
    add x11, x11, #32
    ldr s4, [x10, #32]
    ldr s5, [x10, #48]
    ldr s6, [x10, #64]
    prfm pldl1keep, [x1]
    add x10, x10, #4
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
    cbnz x2, .Lloop_637
.Lloop_end_636:
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
    cbnz x1, .Lotherwise_638
    ubfx x0, x2, #0, #4
    mov x1, x8
    cmp x0, #15
    bne .Lotherwise_639
    ldr q0, [x1]
    b .Lend_640
.Lotherwise_639:
    movi v0.4s, #0
    tst x2, #1
    beq .Lotherwise_641
    ld1 {v0.s}[0], [x1]
.Lotherwise_641:
    tst x2, #2
    beq .Lotherwise_642
    add x0, x1, #4
    ld1 {v0.s}[1], [x0]
.Lotherwise_642:
    tst x2, #4
    beq .Lotherwise_643
    add x0, x1, #8
    ld1 {v0.s}[2], [x0]
.Lotherwise_643:
    tst x2, #8
    beq .Lotherwise_644
    add x0, x1, #12
    ld1 {v0.s}[3], [x0]
.Lotherwise_644:
.Lend_640:
    ubfx x0, x2, #4, #4
    fadd v9.4s, v9.4s, v0.4s
    cmp x0, #15
    bne .Lotherwise_645
    ldr q0, [x1, #16]
    b .Lend_646
.Lotherwise_645:
    movi v0.4s, #0
    tst x2, #16
    beq .Lotherwise_647
    add x0, x1, #16
    ld1 {v0.s}[0], [x0]
.Lotherwise_647:
    tst x2, #32
    beq .Lotherwise_648
    add x0, x1, #20
    ld1 {v0.s}[1], [x0]
.Lotherwise_648:
    tst x2, #64
    beq .Lotherwise_649
    add x0, x1, #24
    ld1 {v0.s}[2], [x0]
.Lotherwise_649:
    tst x2, #128
    beq .Lotherwise_650
    add x0, x1, #28
    ld1 {v0.s}[3], [x0]
.Lotherwise_650:
.Lend_646:
    ubfx x0, x2, #0, #4
    fadd v8.4s, v8.4s, v0.4s
    add x1, x1, x4, lsl #2
    cmp x0, #15
    bne .Lotherwise_651
    ldr q0, [x1]
    b .Lend_652
.Lotherwise_651:
    movi v0.4s, #0
    tst x2, #1
    beq .Lotherwise_653
    ld1 {v0.s}[0], [x1]
.Lotherwise_653:
    tst x2, #2
    beq .Lotherwise_654
    add x0, x1, #4
    ld1 {v0.s}[1], [x0]
.Lotherwise_654:
    tst x2, #4
    beq .Lotherwise_655
    add x0, x1, #8
    ld1 {v0.s}[2], [x0]
.Lotherwise_655:
    tst x2, #8
    beq .Lotherwise_656
    add x0, x1, #12
    ld1 {v0.s}[3], [x0]
.Lotherwise_656:
.Lend_652:
    ubfx x0, x2, #4, #4
    fadd v31.4s, v31.4s, v0.4s
    cmp x0, #15
    bne .Lotherwise_657
    ldr q0, [x1, #16]
    b .Lend_658
.Lotherwise_657:
    movi v0.4s, #0
    tst x2, #16
    beq .Lotherwise_659
    add x0, x1, #16
    ld1 {v0.s}[0], [x0]
.Lotherwise_659:
    tst x2, #32
    beq .Lotherwise_660
    add x0, x1, #20
    ld1 {v0.s}[1], [x0]
.Lotherwise_660:
    tst x2, #64
    beq .Lotherwise_661
    add x0, x1, #24
    ld1 {v0.s}[2], [x0]
.Lotherwise_661:
    tst x2, #128
    beq .Lotherwise_662
    add x0, x1, #28
    ld1 {v0.s}[3], [x0]
.Lotherwise_662:
.Lend_658:
    ubfx x0, x2, #0, #4
    fadd v30.4s, v30.4s, v0.4s
    add x1, x1, x4, lsl #2
    cmp x0, #15
    bne .Lotherwise_663
    ldr q0, [x1]
    b .Lend_664
.Lotherwise_663:
    movi v0.4s, #0
    tst x2, #1
    beq .Lotherwise_665
    ld1 {v0.s}[0], [x1]
.Lotherwise_665:
    tst x2, #2
    beq .Lotherwise_666
    add x0, x1, #4
    ld1 {v0.s}[1], [x0]
.Lotherwise_666:
    tst x2, #4
    beq .Lotherwise_667
    add x0, x1, #8
    ld1 {v0.s}[2], [x0]
.Lotherwise_667:
    tst x2, #8
    beq .Lotherwise_668
    add x0, x1, #12
    ld1 {v0.s}[3], [x0]
.Lotherwise_668:
.Lend_664:
    ubfx x0, x2, #4, #4
    fadd v29.4s, v29.4s, v0.4s
    cmp x0, #15
    bne .Lotherwise_669
    ldr q0, [x1, #16]
    b .Lend_670
.Lotherwise_669:
    movi v0.4s, #0
    tst x2, #16
    beq .Lotherwise_671
    add x0, x1, #16
    ld1 {v0.s}[0], [x0]
.Lotherwise_671:
    tst x2, #32
    beq .Lotherwise_672
    add x0, x1, #20
    ld1 {v0.s}[1], [x0]
.Lotherwise_672:
    tst x2, #64
    beq .Lotherwise_673
    add x0, x1, #24
    ld1 {v0.s}[2], [x0]
.Lotherwise_673:
    tst x2, #128
    beq .Lotherwise_674
    add x0, x1, #28
    ld1 {v0.s}[3], [x0]
.Lotherwise_674:
.Lend_670:
    ubfx x0, x2, #0, #4
    fadd v28.4s, v28.4s, v0.4s
    add x1, x1, x4, lsl #2
    cmp x0, #15
    bne .Lotherwise_675
    ldr q0, [x1]
    b .Lend_676
.Lotherwise_675:
    movi v0.4s, #0
    tst x2, #1
    beq .Lotherwise_677
    ld1 {v0.s}[0], [x1]
.Lotherwise_677:
    tst x2, #2
    beq .Lotherwise_678
    add x0, x1, #4
    ld1 {v0.s}[1], [x0]
.Lotherwise_678:
    tst x2, #4
    beq .Lotherwise_679
    add x0, x1, #8
    ld1 {v0.s}[2], [x0]
.Lotherwise_679:
    tst x2, #8
    beq .Lotherwise_680
    add x0, x1, #12
    ld1 {v0.s}[3], [x0]
.Lotherwise_680:
.Lend_676:
    ubfx x0, x2, #4, #4
    fadd v27.4s, v27.4s, v0.4s
    cmp x0, #15
    bne .Lotherwise_681
    ldr q0, [x1, #16]
    b .Lend_682
.Lotherwise_681:
    movi v0.4s, #0
    tst x2, #16
    beq .Lotherwise_683
    add x0, x1, #16
    ld1 {v0.s}[0], [x0]
.Lotherwise_683:
    tst x2, #32
    beq .Lotherwise_684
    add x0, x1, #20
    ld1 {v0.s}[1], [x0]
.Lotherwise_684:
    tst x2, #64
    beq .Lotherwise_685
    add x0, x1, #24
    ld1 {v0.s}[2], [x0]
.Lotherwise_685:
    tst x2, #128
    beq .Lotherwise_686
    add x0, x1, #28
    ld1 {v0.s}[3], [x0]
.Lotherwise_686:
.Lend_682:
    ubfx x0, x2, #0, #4
    fadd v26.4s, v26.4s, v0.4s
    add x1, x1, x4, lsl #2
    cmp x0, #15
    bne .Lotherwise_687
    ldr q0, [x1]
    b .Lend_688
.Lotherwise_687:
    movi v0.4s, #0
    tst x2, #1
    beq .Lotherwise_689
    ld1 {v0.s}[0], [x1]
.Lotherwise_689:
    tst x2, #2
    beq .Lotherwise_690
    add x0, x1, #4
    ld1 {v0.s}[1], [x0]
.Lotherwise_690:
    tst x2, #4
    beq .Lotherwise_691
    add x0, x1, #8
    ld1 {v0.s}[2], [x0]
.Lotherwise_691:
    tst x2, #8
    beq .Lotherwise_692
    add x0, x1, #12
    ld1 {v0.s}[3], [x0]
.Lotherwise_692:
.Lend_688:
    ubfx x0, x2, #4, #4
    fadd v25.4s, v25.4s, v0.4s
    cmp x0, #15
    bne .Lotherwise_693
    ldr q0, [x1, #16]
    b .Lend_694
.Lotherwise_693:
    movi v0.4s, #0
    tst x2, #16
    beq .Lotherwise_695
    add x0, x1, #16
    ld1 {v0.s}[0], [x0]
.Lotherwise_695:
    tst x2, #32
    beq .Lotherwise_696
    add x0, x1, #20
    ld1 {v0.s}[1], [x0]
.Lotherwise_696:
    tst x2, #64
    beq .Lotherwise_697
    add x0, x1, #24
    ld1 {v0.s}[2], [x0]
.Lotherwise_697:
    tst x2, #128
    beq .Lotherwise_698
    add x0, x1, #28
    ld1 {v0.s}[3], [x0]
.Lotherwise_698:
.Lend_694:
    fadd v24.4s, v24.4s, v0.4s
    b .Lend_699
.Lotherwise_638:
.Lend_699:
    ubfx x0, x2, #0, #4
    ldr s0, [x7, #40]
    dup v0.4s, v0.s[0]
    fmax v1.4s, v0.4s, v9.4s
    cmp x0, #15
    bne .Lotherwise_700
    str q1, [x8]
    b .Lend_701
.Lotherwise_700:
    tst x2, #1
    beq .Lotherwise_702
    st1 {v1.s}[0], [x8]
.Lotherwise_702:
    tst x2, #2
    beq .Lotherwise_703
    add x0, x8, #4
    st1 {v1.s}[1], [x0]
.Lotherwise_703:
    tst x2, #4
    beq .Lotherwise_704
    add x0, x8, #8
    st1 {v1.s}[2], [x0]
.Lotherwise_704:
    tst x2, #8
    beq .Lotherwise_705
    add x0, x8, #12
    st1 {v1.s}[3], [x0]
.Lotherwise_705:
.Lend_701:
    ubfx x0, x2, #4, #4
    fmax v1.4s, v0.4s, v8.4s
    cmp x0, #15
    bne .Lotherwise_706
    str q1, [x8, #16]
    b .Lend_707
.Lotherwise_706:
    tst x2, #16
    beq .Lotherwise_708
    add x0, x8, #16
    st1 {v1.s}[0], [x0]
.Lotherwise_708:
    tst x2, #32
    beq .Lotherwise_709
    add x0, x8, #20
    st1 {v1.s}[1], [x0]
.Lotherwise_709:
    tst x2, #64
    beq .Lotherwise_710
    add x0, x8, #24
    st1 {v1.s}[2], [x0]
.Lotherwise_710:
    tst x2, #128
    beq .Lotherwise_711
    add x0, x8, #28
    st1 {v1.s}[3], [x0]
.Lotherwise_711:
.Lend_707:
    ubfx x0, x2, #0, #4
    add x8, x8, x4, lsl #2
    fmax v1.4s, v0.4s, v31.4s
    cmp x0, #15
    bne .Lotherwise_712
    str q1, [x8]
    b .Lend_713
.Lotherwise_712:
    tst x2, #1
    beq .Lotherwise_714
    st1 {v1.s}[0], [x8]
.Lotherwise_714:
    tst x2, #2
    beq .Lotherwise_715
    add x0, x8, #4
    st1 {v1.s}[1], [x0]
.Lotherwise_715:
    tst x2, #4
    beq .Lotherwise_716
    add x0, x8, #8
    st1 {v1.s}[2], [x0]
.Lotherwise_716:
    tst x2, #8
    beq .Lotherwise_717
    add x0, x8, #12
    st1 {v1.s}[3], [x0]
.Lotherwise_717:
.Lend_713:
    ubfx x0, x2, #4, #4
    fmax v1.4s, v0.4s, v30.4s
    cmp x0, #15
    bne .Lotherwise_718
    str q1, [x8, #16]
    b .Lend_719
.Lotherwise_718:
    tst x2, #16
    beq .Lotherwise_720
    add x0, x8, #16
    st1 {v1.s}[0], [x0]
.Lotherwise_720:
    tst x2, #32
    beq .Lotherwise_721
    add x0, x8, #20
    st1 {v1.s}[1], [x0]
.Lotherwise_721:
    tst x2, #64
    beq .Lotherwise_722
    add x0, x8, #24
    st1 {v1.s}[2], [x0]
.Lotherwise_722:
    tst x2, #128
    beq .Lotherwise_723
    add x0, x8, #28
    st1 {v1.s}[3], [x0]
.Lotherwise_723:
.Lend_719:
    ubfx x0, x2, #0, #4
    add x8, x8, x4, lsl #2
    fmax v1.4s, v0.4s, v29.4s
    cmp x0, #15
    bne .Lotherwise_724
    str q1, [x8]
    b .Lend_725
.Lotherwise_724:
    tst x2, #1
    beq .Lotherwise_726
    st1 {v1.s}[0], [x8]
.Lotherwise_726:
    tst x2, #2
    beq .Lotherwise_727
    add x0, x8, #4
    st1 {v1.s}[1], [x0]
.Lotherwise_727:
    tst x2, #4
    beq .Lotherwise_728
    add x0, x8, #8
    st1 {v1.s}[2], [x0]
.Lotherwise_728:
    tst x2, #8
    beq .Lotherwise_729
    add x0, x8, #12
    st1 {v1.s}[3], [x0]
.Lotherwise_729:
.Lend_725:
    ubfx x0, x2, #4, #4
    fmax v1.4s, v0.4s, v28.4s
    cmp x0, #15
    bne .Lotherwise_730
    str q1, [x8, #16]
    b .Lend_731
.Lotherwise_730:
    tst x2, #16
    beq .Lotherwise_732
    add x0, x8, #16
    st1 {v1.s}[0], [x0]
.Lotherwise_732:
    tst x2, #32
    beq .Lotherwise_733
    add x0, x8, #20
    st1 {v1.s}[1], [x0]
.Lotherwise_733:
    tst x2, #64
    beq .Lotherwise_734
    add x0, x8, #24
    st1 {v1.s}[2], [x0]
.Lotherwise_734:
    tst x2, #128
    beq .Lotherwise_735
    add x0, x8, #28
    st1 {v1.s}[3], [x0]
.Lotherwise_735:
.Lend_731:
    ubfx x0, x2, #0, #4
    add x8, x8, x4, lsl #2
    fmax v1.4s, v0.4s, v27.4s
    cmp x0, #15
    bne .Lotherwise_736
    str q1, [x8]
    b .Lend_737
.Lotherwise_736:
    tst x2, #1
    beq .Lotherwise_738
    st1 {v1.s}[0], [x8]
.Lotherwise_738:
    tst x2, #2
    beq .Lotherwise_739
    add x0, x8, #4
    st1 {v1.s}[1], [x0]
.Lotherwise_739:
    tst x2, #4
    beq .Lotherwise_740
    add x0, x8, #8
    st1 {v1.s}[2], [x0]
.Lotherwise_740:
    tst x2, #8
    beq .Lotherwise_741
    add x0, x8, #12
    st1 {v1.s}[3], [x0]
.Lotherwise_741:
.Lend_737:
    ubfx x0, x2, #4, #4
    fmax v1.4s, v0.4s, v26.4s
    cmp x0, #15
    bne .Lotherwise_742
    str q1, [x8, #16]
    b .Lend_743
.Lotherwise_742:
    tst x2, #16
    beq .Lotherwise_744
    add x0, x8, #16
    st1 {v1.s}[0], [x0]
.Lotherwise_744:
    tst x2, #32
    beq .Lotherwise_745
    add x0, x8, #20
    st1 {v1.s}[1], [x0]
.Lotherwise_745:
    tst x2, #64
    beq .Lotherwise_746
    add x0, x8, #24
    st1 {v1.s}[2], [x0]
.Lotherwise_746:
    tst x2, #128
    beq .Lotherwise_747
    add x0, x8, #28
    st1 {v1.s}[3], [x0]
.Lotherwise_747:
.Lend_743:
    ubfx x0, x2, #0, #4
    add x8, x8, x4, lsl #2
    fmax v1.4s, v0.4s, v25.4s
    cmp x0, #15
    bne .Lotherwise_748
    str q1, [x8]
    b .Lend_749
.Lotherwise_748:
    tst x2, #1
    beq .Lotherwise_750
    st1 {v1.s}[0], [x8]
.Lotherwise_750:
    tst x2, #2
    beq .Lotherwise_751
    add x0, x8, #4
    st1 {v1.s}[1], [x0]
.Lotherwise_751:
    tst x2, #4
    beq .Lotherwise_752
    add x0, x8, #8
    st1 {v1.s}[2], [x0]
.Lotherwise_752:
    tst x2, #8
    beq .Lotherwise_753
    add x0, x8, #12
    st1 {v1.s}[3], [x0]
.Lotherwise_753:
.Lend_749:
    ubfx x0, x2, #4, #4
    fmax v0.4s, v0.4s, v24.4s
    cmp x0, #15
    bne .Lotherwise_754
    str q0, [x8, #16]
    b .Lend_755
.Lotherwise_754:
    tst x2, #16
    beq .Lotherwise_756
    add x0, x8, #16
    st1 {v0.s}[0], [x0]
.Lotherwise_756:
    tst x2, #32
    beq .Lotherwise_757
    add x0, x8, #20
    st1 {v0.s}[1], [x0]
.Lotherwise_757:
    tst x2, #64
    beq .Lotherwise_758
    add x0, x8, #24
    st1 {v0.s}[2], [x0]
.Lotherwise_758:
    tst x2, #128
    beq .Lotherwise_759
    add x0, x8, #28
    st1 {v0.s}[3], [x0]
.Lotherwise_759:
.Lend_755:
.Lend_629:
.Lend_557:
    ldp d8, d9, [sp, #0]
    ldp d10, d11, [sp, #16]
    ldp d12, d13, [sp, #32]
    add sp, sp, #48
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
    mov x6, x3
    ldr x12, [x7, #32]
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
    cbz x5, .Lloop_end_760
.Lloop_761:
    ldr x0, [x7]
    mov x1, x8
    ldr x2, [x7, #16]
    movi v11.4s, #0
    prfm pldl1keep, [x1, #88]
    movi v10.4s, #0
    movi v9.4s, #0
    movi v8.4s, #0
    movi v31.4s, #0
    movi v30.4s, #0
    movi v29.4s, #0
    movi v28.4s, #0
    movi v27.4s, #0
    add x1, x1, x0, lsl #2
    movi v26.4s, #0
    movi v25.4s, #0
    prfm pldl1keep, [x1, #88]
    add x1, x1, x0, lsl #2
    movi v24.4s, #0
    prfm pldl1keep, [x1, #88]
    add x1, x1, x0, lsl #2
    prfm pldl1keep, [x1, #88]
    add x1, x1, x0, lsl #2
    prfm pldl1keep, [x1, #88]
    add x1, x1, x0, lsl #2
    prfm pldl1keep, [x1, #88]
    cbnz x2, .Lotherwise_762
    b .Lend_763
.Lotherwise_762:
    ldr q0, [x2]
    ldr d1, [x2, #16]
    dup v11.4s, v0.s[0]
    dup v9.4s, v0.s[1]
    dup v31.4s, v0.s[2]
    dup v29.4s, v0.s[3]
    dup v27.4s, v1.s[0]
    dup v25.4s, v1.s[1]
    mov v10.16b, v11.16b
    mov v8.16b, v9.16b
    mov v30.16b, v31.16b
    mov v28.16b, v29.16b
    mov v26.16b, v27.16b
    mov v24.16b, v25.16b
.Lend_763:
    cbnz x12, .Lotherwise_764
    mov x0, x9
    ldr x1, [x7, #24]
    mov x2, x10
    lsr x3, x0, #4
    ubfx x0, x0, #0, #4
    cbz x3, .Lloop_end_765
.Lloop_766:
    add x4, x11, x1, lsl #2
    ld1 {v0.4s, v1.4s, v2.4s, v3.4s}, [x11], #64
    ld1 {v4.4s, v5.4s, v6.4s, v7.4s}, [x2], #64
    sub x3, x3, #1
    ldp q13, q12, [x2], #64
    ld1 {v16.4s, v17.4s, v18.4s, v19.4s}, [x11], #64
    fmla v11.4s, v0.4s, v4.s[0]
    fmla v10.4s, v1.4s, v4.s[0]
    prfm pldl1keep, [x4]
    fmla v9.4s, v0.4s, v5.s[0]
    fmla v8.4s, v1.4s, v5.s[0]
    prfm pldl1keep, [x4, #32]
    fmla v31.4s, v0.4s, v6.s[0]
    fmla v30.4s, v1.4s, v6.s[0]
    prfm pldl1keep, [x4, #64]
    prfm pldl1keep, [x4, #96]
    fmla v29.4s, v0.4s, v7.s[0]
    fmla v28.4s, v1.4s, v7.s[0]
    prfm pldl1keep, [x4, #128]
    prfm pldl1keep, [x4, #160]
    fmla v27.4s, v0.4s, v13.s[0]
    fmla v26.4s, v1.4s, v13.s[0]
    prfm pldl1keep, [x4, #192]
    prfm pldl1keep, [x4, #224]
    fmla v25.4s, v0.4s, v12.s[0]
    fmla v24.4s, v1.4s, v12.s[0]
    prfm pldl1keep, [x4, #256]
    prfm pldl1keep, [x4, #288]
    fmla v11.4s, v2.4s, v4.s[1]
    fmla v10.4s, v3.4s, v4.s[1]
    prfm pldl1keep, [x4, #320]
    prfm pldl1keep, [x4, #352]
    fmla v9.4s, v2.4s, v5.s[1]
    fmla v8.4s, v3.4s, v5.s[1]
    prfm pldl1keep, [x4, #384]
    prfm pldl1keep, [x4, #416]
    fmla v31.4s, v2.4s, v6.s[1]
    fmla v30.4s, v3.4s, v6.s[1]
    prfm pldl1keep, [x4, #448]
    prfm pldl1keep, [x4, #480]
    fmla v29.4s, v2.4s, v7.s[1]
    fmla v28.4s, v3.4s, v7.s[1]
    fmla v27.4s, v2.4s, v13.s[1]
    fmla v26.4s, v3.4s, v13.s[1]
    fmla v25.4s, v2.4s, v12.s[1]
    fmla v24.4s, v3.4s, v12.s[1]
    ld1 {v20.4s, v21.4s, v22.4s, v23.4s}, [x11], #64
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
    ld1 {v0.4s, v1.4s, v2.4s, v3.4s}, [x2], #64
    fmla v31.4s, v18.4s, v6.s[3]
    fmla v30.4s, v19.4s, v6.s[3]
    fmla v29.4s, v18.4s, v7.s[3]
    fmla v28.4s, v19.4s, v7.s[3]
    ldp q15, q14, [x2], #64
    fmla v27.4s, v18.4s, v13.s[3]
    fmla v26.4s, v19.4s, v13.s[3]
    fmla v25.4s, v18.4s, v12.s[3]
    fmla v24.4s, v19.4s, v12.s[3]
    ld1 {v16.4s, v17.4s, v18.4s, v19.4s}, [x11], #64
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
    ld1 {v20.4s, v21.4s, v22.4s, v23.4s}, [x11], #64
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
    ld1 {v4.4s, v5.4s, v6.4s, v7.4s}, [x2], #64
    fmla v31.4s, v18.4s, v2.s[3]
    fmla v30.4s, v19.4s, v2.s[3]
    fmla v29.4s, v18.4s, v3.s[3]
    fmla v28.4s, v19.4s, v3.s[3]
    ldp q13, q12, [x2], #64
    fmla v27.4s, v18.4s, v15.s[3]
    fmla v26.4s, v19.4s, v15.s[3]
    fmla v25.4s, v18.4s, v14.s[3]
    fmla v24.4s, v19.4s, v14.s[3]
    ld1 {v16.4s, v17.4s, v18.4s, v19.4s}, [x11], #64
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
    ld1 {v20.4s, v21.4s, v22.4s, v23.4s}, [x11], #64
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
    ld1 {v0.4s, v1.4s, v2.4s, v3.4s}, [x2], #64
    fmla v31.4s, v18.4s, v6.s[3]
    fmla v30.4s, v19.4s, v6.s[3]
    fmla v29.4s, v18.4s, v7.s[3]
    fmla v28.4s, v19.4s, v7.s[3]
    ldp q16, q17, [x2], #64
    fmla v27.4s, v18.4s, v13.s[3]
    fmla v26.4s, v19.4s, v13.s[3]
    fmla v25.4s, v18.4s, v12.s[3]
    fmla v24.4s, v19.4s, v12.s[3]
    ld1 {v4.4s, v5.4s, v6.4s, v7.4s}, [x11], #64
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
    cbnz x3, .Lloop_766
.Lloop_end_765:
    lsr x3, x0, #2
    ubfx x0, x0, #0, #2
    cbz x3, .Lloop_end_767
.Lloop_768:
    add x4, x11, x1, lsl #2
    ld1 {v16.4s, v17.4s, v18.4s, v19.4s}, [x11], #64
    ld1 {v0.4s, v1.4s, v2.4s, v3.4s}, [x2], #64
    sub x3, x3, #1
    ldp q20, q21, [x2], #64
    ld1 {v4.4s, v5.4s, v6.4s, v7.4s}, [x11], #64
    fmla v11.4s, v16.4s, v0.s[0]
    fmla v10.4s, v17.4s, v0.s[0]
    prfm pldl1keep, [x4]
    fmla v9.4s, v16.4s, v1.s[0]
    fmla v8.4s, v17.4s, v1.s[0]
    prfm pldl1keep, [x4, #32]
    fmla v31.4s, v16.4s, v2.s[0]
    fmla v30.4s, v17.4s, v2.s[0]
    prfm pldl1keep, [x4, #64]
    prfm pldl1keep, [x4, #96]
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
    cbnz x3, .Lloop_768
.Lloop_end_767:
    cbz x0, .Lloop_end_769
.Lloop_770:
    ldp q0, q1, [x11]
    ldr s2, [x2]
    add x3, x11, x1, lsl #2
    sub x0, x0, #1
    ldr s3, [x2, #16]
    add x11, x11, #32
    ldr s4, [x2, #32]
    ldr s5, [x2, #48]
    ldr s6, [x2, #64]
    ldr s7, [x2, #80]
    add x2, x2, #4
    prfm pldl1keep, [x3]
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
    cbnz x0, .Lloop_770
.Lloop_end_769:
    b .Lend_771
.Lotherwise_764:
    mov x0, x9
    mov x1, x11
    mov x2, x10
    lsr x3, x0, #4
    ubfx x0, x0, #0, #4
    cbz x3, .Lloop_end_772
.Lloop_773:
    ldp q0, q1, [x1]
    prfm pldl1keep, [x1, #56]
    add x1, x1, x6, lsl #2
    sub x3, x3, #1
    prfm pldl1keep, [x1, #56]
    str q0, [x12]
    str q1, [x12, #16]
    ldp q17, q18, [x1]
    ldr s2, [x2]
    add x1, x1, x6, lsl #2
    ldr s3, [x2, #16]
    ldr s4, [x2, #32]
    ldr s5, [x2, #48]
    ldr s6, [x2, #64]
    ldr s7, [x2, #80]
    prfm pldl1keep, [x1, #56]
    str q17, [x12, #32]
    str q18, [x12, #48]
    fmla v11.4s, v0.4s, v2.s[0]
    fmla v10.4s, v1.4s, v2.s[0]
    ldp q20, q19, [x1]
    ldr s2, [x2, #4]
    add x1, x1, x6, lsl #2
    fmla v9.4s, v0.4s, v3.s[0]
    ldr s16, [x2, #20]
    fmla v8.4s, v1.4s, v3.s[0]
    fmla v31.4s, v0.4s, v4.s[0]
    ldr s3, [x2, #36]
    ldr s22, [x2, #52]
    fmla v30.4s, v1.4s, v4.s[0]
    fmla v29.4s, v0.4s, v5.s[0]
    ldr s4, [x2, #68]
    prfm pldl1keep, [x1, #56]
    fmla v28.4s, v1.4s, v5.s[0]
    fmla v27.4s, v0.4s, v6.s[0]
    ldr s23, [x2, #84]
    fmla v26.4s, v1.4s, v6.s[0]
    fmla v25.4s, v0.4s, v7.s[0]
    str q20, [x12, #64]
    str q19, [x12, #80]
    fmla v24.4s, v1.4s, v7.s[0]
    fmla v11.4s, v17.4s, v2.s[0]
    ldp q7, q21, [x1]
    ldr s0, [x2, #8]
    add x1, x1, x6, lsl #2
    fmla v10.4s, v18.4s, v2.s[0]
    ldr s2, [x2, #24]
    fmla v9.4s, v17.4s, v16.s[0]
    fmla v8.4s, v18.4s, v16.s[0]
    ldr s5, [x2, #40]
    ldr s6, [x2, #56]
    fmla v31.4s, v17.4s, v3.s[0]
    fmla v30.4s, v18.4s, v3.s[0]
    ldr s1, [x2, #72]
    prfm pldl1keep, [x1, #56]
    fmla v29.4s, v17.4s, v22.s[0]
    fmla v28.4s, v18.4s, v22.s[0]
    ldr s22, [x2, #88]
    fmla v27.4s, v17.4s, v4.s[0]
    fmla v26.4s, v18.4s, v4.s[0]
    str q7, [x12, #96]
    str q21, [x12, #112]
    fmla v25.4s, v17.4s, v23.s[0]
    fmla v24.4s, v18.4s, v23.s[0]
    ldp q16, q17, [x1]
    ldr s3, [x2, #12]
    add x1, x1, x6, lsl #2
    fmla v11.4s, v20.4s, v0.s[0]
    ldr s18, [x2, #28]
    fmla v10.4s, v19.4s, v0.s[0]
    fmla v9.4s, v20.4s, v2.s[0]
    ldr s4, [x2, #44]
    prfm pldl1keep, [x1, #56]
    fmla v8.4s, v19.4s, v2.s[0]
    fmla v31.4s, v20.4s, v5.s[0]
    ldr s0, [x2, #60]
    fmla v30.4s, v19.4s, v5.s[0]
    ldr s5, [x2, #76]
    fmla v29.4s, v20.4s, v6.s[0]
    fmla v28.4s, v19.4s, v6.s[0]
    ldr s23, [x2, #92]
    fmla v27.4s, v20.4s, v1.s[0]
    str q16, [x12, #128]
    str q17, [x12, #144]
    fmla v26.4s, v19.4s, v1.s[0]
    fmla v25.4s, v20.4s, v22.s[0]
    ldp q6, q20, [x1]
    add x1, x1, x6, lsl #2
    fmla v24.4s, v19.4s, v22.s[0]
    ldr s1, [x2, #128]
    ldr s2, [x2, #144]
    fmla v11.4s, v7.4s, v3.s[0]
    fmla v10.4s, v21.4s, v3.s[0]
    ldr s3, [x2, #160]
    prfm pldl1keep, [x1, #56]
    fmla v9.4s, v7.4s, v18.s[0]
    fmla v8.4s, v21.4s, v18.s[0]
    ldr s12, [x2, #176]
    fmla v31.4s, v7.4s, v4.s[0]
    fmla v30.4s, v21.4s, v4.s[0]
    ldr s13, [x2, #192]
    fmla v29.4s, v7.4s, v0.s[0]
    fmla v28.4s, v21.4s, v0.s[0]
    ldr s0, [x2, #208]
    str q6, [x12, #160]
    str q20, [x12, #176]
    fmla v27.4s, v7.4s, v5.s[0]
    fmla v26.4s, v21.4s, v5.s[0]
    ldr s4, [x2, #132]
    fmla v25.4s, v7.4s, v23.s[0]
    ldr s22, [x2, #148]
    fmla v24.4s, v21.4s, v23.s[0]
    ldp q18, q19, [x1]
    add x1, x1, x6, lsl #2
    fmla v11.4s, v16.4s, v1.s[0]
    fmla v10.4s, v17.4s, v1.s[0]
    ldr s23, [x2, #164]
    fmla v9.4s, v16.4s, v2.s[0]
    fmla v8.4s, v17.4s, v2.s[0]
    ldr s1, [x2, #180]
    prfm pldl1keep, [x1, #56]
    fmla v31.4s, v16.4s, v3.s[0]
    fmla v30.4s, v17.4s, v3.s[0]
    ldr s14, [x2, #196]
    fmla v29.4s, v16.4s, v12.s[0]
    fmla v28.4s, v17.4s, v12.s[0]
    ldr s2, [x2, #212]
    fmla v27.4s, v16.4s, v13.s[0]
    fmla v26.4s, v17.4s, v13.s[0]
    str q18, [x12, #192]
    str q19, [x12, #208]
    fmla v25.4s, v16.4s, v0.s[0]
    fmla v24.4s, v17.4s, v0.s[0]
    ldp q7, q21, [x1]
    ldr s0, [x2, #136]
    add x1, x1, x6, lsl #2
    fmla v11.4s, v6.4s, v4.s[0]
    ldr s3, [x2, #152]
    fmla v10.4s, v20.4s, v4.s[0]
    fmla v9.4s, v6.4s, v22.s[0]
    ldr s5, [x2, #168]
    prfm pldl1keep, [x1, #56]
    fmla v8.4s, v20.4s, v22.s[0]
    fmla v31.4s, v6.4s, v23.s[0]
    ldr s17, [x2, #184]
    fmla v30.4s, v20.4s, v23.s[0]
    ldr s22, [x2, #200]
    fmla v29.4s, v6.4s, v1.s[0]
    fmla v28.4s, v20.4s, v1.s[0]
    ldr s23, [x2, #216]
    fmla v27.4s, v6.4s, v14.s[0]
    str q7, [x12, #224]
    str q21, [x12, #240]
    fmla v26.4s, v20.4s, v14.s[0]
    fmla v25.4s, v6.4s, v2.s[0]
    ldp q6, q16, [x1]
    add x1, x1, x6, lsl #2
    fmla v24.4s, v20.4s, v2.s[0]
    ldr s1, [x2, #140]
    ldr s20, [x2, #156]
    fmla v11.4s, v18.4s, v0.s[0]
    fmla v10.4s, v19.4s, v0.s[0]
    ldr s2, [x2, #172]
    prfm pldl1keep, [x1, #56]
    fmla v9.4s, v18.4s, v3.s[0]
    fmla v8.4s, v19.4s, v3.s[0]
    ldr s4, [x2, #188]
    fmla v31.4s, v18.4s, v5.s[0]
    fmla v30.4s, v19.4s, v5.s[0]
    ldr s0, [x2, #204]
    fmla v29.4s, v18.4s, v17.s[0]
    fmla v28.4s, v19.4s, v17.s[0]
    ldr s5, [x2, #220]
    str q6, [x12, #256]
    str q16, [x12, #272]
    fmla v27.4s, v18.4s, v22.s[0]
    fmla v26.4s, v19.4s, v22.s[0]
    ldr s22, [x2, #256]
    fmla v25.4s, v18.4s, v23.s[0]
    ldr s12, [x2, #272]
    fmla v24.4s, v19.4s, v23.s[0]
    ldp q17, q18, [x1]
    add x1, x1, x6, lsl #2
    fmla v11.4s, v7.4s, v1.s[0]
    fmla v10.4s, v21.4s, v1.s[0]
    ldr s3, [x2, #288]
    fmla v9.4s, v7.4s, v20.s[0]
    fmla v8.4s, v21.4s, v20.s[0]
    ldr s19, [x2, #304]
    prfm pldl1keep, [x1, #56]
    fmla v31.4s, v7.4s, v2.s[0]
    fmla v30.4s, v21.4s, v2.s[0]
    ldr s2, [x2, #320]
    fmla v29.4s, v7.4s, v4.s[0]
    fmla v28.4s, v21.4s, v4.s[0]
    ldr s20, [x2, #336]
    fmla v27.4s, v7.4s, v0.s[0]
    fmla v26.4s, v21.4s, v0.s[0]
    str q17, [x12, #288]
    str q18, [x12, #304]
    fmla v25.4s, v7.4s, v5.s[0]
    fmla v24.4s, v21.4s, v5.s[0]
    ldp q5, q7, [x1]
    ldr s1, [x2, #260]
    add x1, x1, x6, lsl #2
    fmla v11.4s, v6.4s, v22.s[0]
    ldr s4, [x2, #276]
    fmla v10.4s, v16.4s, v22.s[0]
    fmla v9.4s, v6.4s, v12.s[0]
    ldr s21, [x2, #292]
    prfm pldl1keep, [x1, #56]
    fmla v8.4s, v16.4s, v12.s[0]
    fmla v31.4s, v6.4s, v3.s[0]
    ldr s0, [x2, #308]
    fmla v30.4s, v16.4s, v3.s[0]
    ldr s3, [x2, #324]
    fmla v29.4s, v6.4s, v19.s[0]
    fmla v28.4s, v16.4s, v19.s[0]
    ldr s22, [x2, #340]
    fmla v27.4s, v6.4s, v2.s[0]
    str q5, [x12, #320]
    str q7, [x12, #336]
    fmla v26.4s, v16.4s, v2.s[0]
    fmla v25.4s, v6.4s, v20.s[0]
    ldp q6, q19, [x1]
    add x1, x1, x6, lsl #2
    fmla v24.4s, v16.4s, v20.s[0]
    ldr s2, [x2, #264]
    ldr s16, [x2, #280]
    fmla v11.4s, v17.4s, v1.s[0]
    fmla v10.4s, v18.4s, v1.s[0]
    ldr s20, [x2, #296]
    prfm pldl1keep, [x1, #56]
    fmla v9.4s, v17.4s, v4.s[0]
    fmla v8.4s, v18.4s, v4.s[0]
    ldr s1, [x2, #312]
    fmla v31.4s, v17.4s, v21.s[0]
    fmla v30.4s, v18.4s, v21.s[0]
    ldr s21, [x2, #328]
    fmla v29.4s, v17.4s, v0.s[0]
    fmla v28.4s, v18.4s, v0.s[0]
    ldr s0, [x2, #344]
    str q6, [x12, #352]
    str q19, [x12, #368]
    fmla v27.4s, v17.4s, v3.s[0]
    fmla v26.4s, v18.4s, v3.s[0]
    ldr s3, [x2, #268]
    fmla v25.4s, v17.4s, v22.s[0]
    ldr s4, [x2, #284]
    fmla v24.4s, v18.4s, v22.s[0]
    ldp q17, q18, [x1]
    add x1, x1, x6, lsl #2
    fmla v11.4s, v5.4s, v2.s[0]
    fmla v10.4s, v7.4s, v2.s[0]
    ldr s22, [x2, #300]
    fmla v9.4s, v5.4s, v16.s[0]
    fmla v8.4s, v7.4s, v16.s[0]
    ldr s2, [x2, #316]
    prfm pldl1keep, [x1, #56]
    fmla v31.4s, v5.4s, v20.s[0]
    fmla v30.4s, v7.4s, v20.s[0]
    ldr s16, [x2, #332]
    fmla v29.4s, v5.4s, v1.s[0]
    fmla v28.4s, v7.4s, v1.s[0]
    ldr s23, [x2, #348]
    fmla v27.4s, v5.4s, v21.s[0]
    fmla v26.4s, v7.4s, v21.s[0]
    str q17, [x12, #384]
    str q18, [x12, #400]
    fmla v25.4s, v5.4s, v0.s[0]
    fmla v24.4s, v7.4s, v0.s[0]
    ldp q5, q20, [x1]
    ldr s12, [x2, #384]
    add x1, x1, x6, lsl #2
    fmla v11.4s, v6.4s, v3.s[0]
    ldr s0, [x2, #400]
    fmla v10.4s, v19.4s, v3.s[0]
    fmla v9.4s, v6.4s, v4.s[0]
    ldr s1, [x2, #416]
    prfm pldl1keep, [x1, #56]
    fmla v8.4s, v19.4s, v4.s[0]
    fmla v31.4s, v6.4s, v22.s[0]
    ldr s3, [x2, #432]
    fmla v30.4s, v19.4s, v22.s[0]
    ldr s21, [x2, #448]
    fmla v29.4s, v6.4s, v2.s[0]
    fmla v28.4s, v19.4s, v2.s[0]
    ldr s22, [x2, #464]
    fmla v27.4s, v6.4s, v16.s[0]
    str q5, [x12, #416]
    str q20, [x12, #432]
    fmla v26.4s, v19.4s, v16.s[0]
    fmla v25.4s, v6.4s, v23.s[0]
    ldp q7, q16, [x1]
    add x1, x1, x6, lsl #2
    fmla v24.4s, v19.4s, v23.s[0]
    ldr s19, [x2, #388]
    ldr s23, [x2, #404]
    fmla v11.4s, v17.4s, v12.s[0]
    fmla v10.4s, v18.4s, v12.s[0]
    ldr s4, [x2, #420]
    fmla v9.4s, v17.4s, v0.s[0]
    fmla v8.4s, v18.4s, v0.s[0]
    ldr s0, [x2, #436]
    fmla v31.4s, v17.4s, v1.s[0]
    fmla v30.4s, v18.4s, v1.s[0]
    ldr s2, [x2, #452]
    prfm pldl1keep, [x1, #56]
    fmla v29.4s, v17.4s, v3.s[0]
    fmla v28.4s, v18.4s, v3.s[0]
    ldr s1, [x2, #468]
    str q7, [x12, #448]
    str q16, [x12, #464]
    fmla v27.4s, v17.4s, v21.s[0]
    fmla v26.4s, v18.4s, v21.s[0]
    ldr s3, [x2, #392]
    fmla v25.4s, v17.4s, v22.s[0]
    ldr s17, [x2, #408]
    fmla v24.4s, v18.4s, v22.s[0]
    ldp q6, q18, [x1]
    fmla v11.4s, v5.4s, v19.s[0]
    fmla v10.4s, v20.4s, v19.s[0]
    ldr s19, [x2, #424]
    fmla v9.4s, v5.4s, v23.s[0]
    fmla v8.4s, v20.4s, v23.s[0]
    ldr s21, [x2, #440]
    add x1, x1, x6, lsl #2
    fmla v31.4s, v5.4s, v4.s[0]
    fmla v30.4s, v20.4s, v4.s[0]
    ldr s22, [x2, #456]
    fmla v29.4s, v5.4s, v0.s[0]
    fmla v28.4s, v20.4s, v0.s[0]
    ldr s0, [x2, #472]
    fmla v27.4s, v5.4s, v2.s[0]
    fmla v26.4s, v20.4s, v2.s[0]
    str q6, [x12, #480]
    str q18, [x12, #496]
    fmla v25.4s, v5.4s, v1.s[0]
    fmla v24.4s, v20.4s, v1.s[0]
    ldr s1, [x2, #396]
    ldr s2, [x2, #412]
    fmla v11.4s, v7.4s, v3.s[0]
    fmla v10.4s, v16.4s, v3.s[0]
    ldr s3, [x2, #428]
    ldr s4, [x2, #444]
    fmla v9.4s, v7.4s, v17.s[0]
    fmla v8.4s, v16.4s, v17.s[0]
    ldr s5, [x2, #460]
    ldr s17, [x2, #476]
    fmla v31.4s, v7.4s, v19.s[0]
    fmla v30.4s, v16.4s, v19.s[0]
    fmla v29.4s, v7.4s, v21.s[0]
    fmla v28.4s, v16.4s, v21.s[0]
    add x2, x2, #512
    add x12, x12, #512
    fmla v27.4s, v7.4s, v22.s[0]
    fmla v26.4s, v16.4s, v22.s[0]
    fmla v25.4s, v7.4s, v0.s[0]
    fmla v24.4s, v16.4s, v0.s[0]
    fmla v11.4s, v6.4s, v1.s[0]
    fmla v10.4s, v18.4s, v1.s[0]
    fmla v9.4s, v6.4s, v2.s[0]
    fmla v8.4s, v18.4s, v2.s[0]
    fmla v31.4s, v6.4s, v3.s[0]
    fmla v30.4s, v18.4s, v3.s[0]
    fmla v29.4s, v6.4s, v4.s[0]
    fmla v28.4s, v18.4s, v4.s[0]
    fmla v27.4s, v6.4s, v5.s[0]
    fmla v26.4s, v18.4s, v5.s[0]
    fmla v25.4s, v6.4s, v17.s[0]
    fmla v24.4s, v18.4s, v17.s[0]
    cbnz x3, .Lloop_773
.Lloop_end_772:
    lsr x3, x0, #2
    ubfx x0, x0, #0, #2
    cbz x3, .Lloop_end_774
.Lloop_775:
    ldp q0, q1, [x1]
    prfm pldl1keep, [x1, #56]
    add x1, x1, x6, lsl #2
    sub x3, x3, #1
    prfm pldl1keep, [x1, #56]
    str q0, [x12]
    str q1, [x12, #16]
    ldp q20, q21, [x1]
    ldr s2, [x2]
    add x1, x1, x6, lsl #2
    ldr s3, [x2, #16]
    ldr s4, [x2, #32]
    ldr s5, [x2, #48]
    ldr s6, [x2, #64]
    ldr s7, [x2, #80]
    prfm pldl1keep, [x1, #56]
    str q20, [x12, #32]
    str q21, [x12, #48]
    fmla v11.4s, v0.4s, v2.s[0]
    fmla v10.4s, v1.4s, v2.s[0]
    ldp q17, q18, [x1]
    ldr s2, [x2, #4]
    add x1, x1, x6, lsl #2
    fmla v9.4s, v0.4s, v3.s[0]
    ldr s16, [x2, #20]
    fmla v8.4s, v1.4s, v3.s[0]
    fmla v31.4s, v0.4s, v4.s[0]
    ldr s3, [x2, #36]
    ldr s19, [x2, #52]
    fmla v30.4s, v1.4s, v4.s[0]
    fmla v29.4s, v0.4s, v5.s[0]
    ldr s4, [x2, #68]
    fmla v28.4s, v1.4s, v5.s[0]
    ldr s23, [x2, #84]
    fmla v27.4s, v0.4s, v6.s[0]
    fmla v26.4s, v1.4s, v6.s[0]
    fmla v25.4s, v0.4s, v7.s[0]
    prfm pldl1keep, [x1, #56]
    str q17, [x12, #64]
    str q18, [x12, #80]
    fmla v24.4s, v1.4s, v7.s[0]
    fmla v11.4s, v20.4s, v2.s[0]
    ldp q7, q22, [x1]
    ldr s0, [x2, #8]
    fmla v10.4s, v21.4s, v2.s[0]
    fmla v9.4s, v20.4s, v16.s[0]
    ldr s5, [x2, #24]
    fmla v8.4s, v21.4s, v16.s[0]
    fmla v31.4s, v20.4s, v3.s[0]
    add x1, x1, x6, lsl #2
    ldr s6, [x2, #40]
    ldr s16, [x2, #56]
    fmla v30.4s, v21.4s, v3.s[0]
    fmla v29.4s, v20.4s, v19.s[0]
    ldr s12, [x2, #72]
    fmla v28.4s, v21.4s, v19.s[0]
    ldr s1, [x2, #88]
    fmla v27.4s, v20.4s, v4.s[0]
    fmla v26.4s, v21.4s, v4.s[0]
    fmla v25.4s, v20.4s, v23.s[0]
    str q7, [x12, #96]
    str q22, [x12, #112]
    fmla v24.4s, v21.4s, v23.s[0]
    fmla v11.4s, v17.4s, v0.s[0]
    ldr s2, [x2, #12]
    ldr s3, [x2, #28]
    fmla v10.4s, v18.4s, v0.s[0]
    fmla v9.4s, v17.4s, v5.s[0]
    ldr s0, [x2, #44]
    ldr s4, [x2, #60]
    fmla v8.4s, v18.4s, v5.s[0]
    fmla v31.4s, v17.4s, v6.s[0]
    ldr s5, [x2, #76]
    ldr s19, [x2, #92]
    fmla v30.4s, v18.4s, v6.s[0]
    fmla v29.4s, v17.4s, v16.s[0]
    fmla v28.4s, v18.4s, v16.s[0]
    fmla v27.4s, v17.4s, v12.s[0]
    add x2, x2, #128
    add x12, x12, #128
    fmla v26.4s, v18.4s, v12.s[0]
    fmla v25.4s, v17.4s, v1.s[0]
    fmla v24.4s, v18.4s, v1.s[0]
    fmla v11.4s, v7.4s, v2.s[0]
    fmla v10.4s, v22.4s, v2.s[0]
    fmla v9.4s, v7.4s, v3.s[0]
    fmla v8.4s, v22.4s, v3.s[0]
    fmla v31.4s, v7.4s, v0.s[0]
    fmla v30.4s, v22.4s, v0.s[0]
    fmla v29.4s, v7.4s, v4.s[0]
    fmla v28.4s, v22.4s, v4.s[0]
    fmla v27.4s, v7.4s, v5.s[0]
    fmla v26.4s, v22.4s, v5.s[0]
    fmla v25.4s, v7.4s, v19.s[0]
    fmla v24.4s, v22.4s, v19.s[0]
    cbnz x3, .Lloop_775
.Lloop_end_774:
    cbz x0, .Lloop_end_776
.Lloop_777:
    ldp q0, q1, [x1]
    sub x0, x0, #1
    prfm pldl1keep, [x1, #56]
    add x1, x1, x6, lsl #2
    str q0, [x12]
    str q1, [x12, #16]
    add x12, x12, #32
    ldr s2, [x2]
    ldr s3, [x2, #16]
    ldr s4, [x2, #32]
    ldr s5, [x2, #48]
    ldr s6, [x2, #64]
    ldr s7, [x2, #80]
    add x2, x2, #4
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
    cbnz x0, .Lloop_777
.Lloop_end_776:
    add x11, x11, #32
.Lend_771:
    ldr x0, [x7, #16]
    ldr x1, [x7]
    cbnz x0, .Lotherwise_778
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
    fadd v11.4s, v11.4s, v0.4s
    fadd v10.4s, v10.4s, v1.4s
    fadd v9.4s, v9.4s, v2.4s
    fadd v8.4s, v8.4s, v3.4s
    fadd v31.4s, v31.4s, v4.4s
    fadd v30.4s, v30.4s, v5.4s
    fadd v29.4s, v29.4s, v6.4s
    fadd v28.4s, v28.4s, v7.4s
    fadd v27.4s, v27.4s, v16.4s
    fadd v26.4s, v26.4s, v17.4s
    fadd v25.4s, v25.4s, v18.4s
    fadd v24.4s, v24.4s, v19.4s
    b .Lend_779
.Lotherwise_778:
.Lend_779:
    mov x0, x8
    sub x5, x5, #1
    ldr s0, [x7, #40]
    add x8, x8, #32
    dup v0.4s, v0.s[0]
    fmax v1.4s, v0.4s, v11.4s
    fmax v2.4s, v0.4s, v10.4s
    fmax v3.4s, v0.4s, v9.4s
    fmax v4.4s, v0.4s, v8.4s
    fmax v5.4s, v0.4s, v31.4s
    fmax v6.4s, v0.4s, v30.4s
    str q1, [x0]
    str q2, [x0, #16]
    add x0, x0, x1, lsl #2
    fmax v1.4s, v0.4s, v29.4s
    fmax v2.4s, v0.4s, v28.4s
    str q3, [x0]
    str q4, [x0, #16]
    add x0, x0, x1, lsl #2
    fmax v3.4s, v0.4s, v27.4s
    fmax v4.4s, v0.4s, v26.4s
    str q5, [x0]
    str q6, [x0, #16]
    add x0, x0, x1, lsl #2
    fmax v5.4s, v0.4s, v25.4s
    fmax v0.4s, v0.4s, v24.4s
    str q1, [x0]
    str q2, [x0, #16]
    add x0, x0, x1, lsl #2
    str q3, [x0]
    str q4, [x0, #16]
    add x0, x0, x1, lsl #2
    str q5, [x0]
    str q0, [x0, #16]
    cbnz x5, .Lloop_761
.Lloop_end_760:
    ldr x0, [x7, #8]
    ubfx x0, x0, #0, #3
    cbnz x0, .Lotherwise_780
    b .Lend_781
.Lotherwise_780:
    sub x0, x0, #1
    lsr x0, x0, #2
    cbnz x0, .Lotherwise_782
    ldr x0, [x7, #16]
    movi v22.4s, #0
    movi v23.4s, #0
    movi v24.4s, #0
    movi v25.4s, #0
    movi v26.4s, #0
    movi v27.4s, #0
    cbnz x0, .Lotherwise_783
    b .Lend_784
.Lotherwise_783:
    ldr q0, [x0]
    ldr d1, [x0, #16]
    dup v2.4s, v0.s[0]
    dup v3.4s, v0.s[1]
    dup v4.4s, v0.s[2]
    dup v0.4s, v0.s[3]
    dup v5.4s, v1.s[0]
    dup v1.4s, v1.s[1]
    mov v22.16b, v2.16b
    mov v23.16b, v3.16b
    mov v24.16b, v4.16b
    mov v25.16b, v0.16b
    mov v26.16b, v5.16b
    mov v27.16b, v1.16b
.Lend_784:
    ldr x0, [x7, #24]
    lsr x1, x9, #4
    ubfx x2, x9, #0, #4
    cbz x1, .Lloop_end_785
.Lloop_786:
    ld1 {v0.4s, v1.4s, v2.4s, v3.4s}, [x10], #64
    ldr q4, [x11]
    add x3, x11, x0, lsl #2
    sub x1, x1, #1
    ldp q7, q20, [x10], #64
    ldr q5, [x11, #32]
    ldr q6, [x11, #64]
    ldr q21, [x11, #96]
    ld1 {v16.4s, v17.4s, v18.4s, v19.4s}, [x10], #64
    ldr q15, [x11, #128]
    fmla v22.4s, v4.4s, v0.s[0]
    fmla v23.4s, v4.4s, v1.s[0]
    ldp q31, q11, [x10], #64
    fmla v24.4s, v4.4s, v2.s[0]
    fmla v25.4s, v4.4s, v3.s[0]
    fmla v26.4s, v4.4s, v7.s[0]
    fmla v27.4s, v4.4s, v20.s[0]
    ldr q4, [x11, #160]
    fmla v22.4s, v5.4s, v0.s[1]
    fmla v23.4s, v5.4s, v1.s[1]
    ldr q28, [x11, #192]
    ldr q29, [x11, #224]
    fmla v24.4s, v5.4s, v2.s[1]
    fmla v25.4s, v5.4s, v3.s[1]
    ldr q8, [x11, #256]
    prfm pldl1keep, [x3]
    fmla v26.4s, v5.4s, v7.s[1]
    fmla v27.4s, v5.4s, v20.s[1]
    ldr q9, [x11, #288]
    prfm pldl1keep, [x3, #32]
    fmla v22.4s, v6.4s, v0.s[2]
    fmla v23.4s, v6.4s, v1.s[2]
    prfm pldl1keep, [x3, #64]
    prfm pldl1keep, [x3, #96]
    fmla v24.4s, v6.4s, v2.s[2]
    fmla v25.4s, v6.4s, v3.s[2]
    prfm pldl1keep, [x3, #128]
    prfm pldl1keep, [x3, #160]
    fmla v26.4s, v6.4s, v7.s[2]
    fmla v27.4s, v6.4s, v20.s[2]
    ldr q10, [x11, #320]
    prfm pldl1keep, [x3, #192]
    fmla v22.4s, v21.4s, v0.s[3]
    fmla v23.4s, v21.4s, v1.s[3]
    ldr q30, [x11, #352]
    ldr q12, [x11, #384]
    fmla v24.4s, v21.4s, v2.s[3]
    fmla v25.4s, v21.4s, v3.s[3]
    ldr q13, [x11, #416]
    ldr q14, [x11, #448]
    fmla v26.4s, v21.4s, v7.s[3]
    fmla v27.4s, v21.4s, v20.s[3]
    ldr q20, [x11, #480]
    prfm pldl1keep, [x3, #224]
    fmla v22.4s, v15.4s, v16.s[0]
    fmla v23.4s, v15.4s, v17.s[0]
    prfm pldl1keep, [x3, #256]
    prfm pldl1keep, [x3, #288]
    fmla v24.4s, v15.4s, v18.s[0]
    fmla v25.4s, v15.4s, v19.s[0]
    prfm pldl1keep, [x3, #320]
    prfm pldl1keep, [x3, #352]
    fmla v26.4s, v15.4s, v31.s[0]
    fmla v27.4s, v15.4s, v11.s[0]
    prfm pldl1keep, [x3, #384]
    prfm pldl1keep, [x3, #416]
    fmla v22.4s, v4.4s, v16.s[1]
    fmla v23.4s, v4.4s, v17.s[1]
    prfm pldl1keep, [x3, #448]
    prfm pldl1keep, [x3, #480]
    fmla v24.4s, v4.4s, v18.s[1]
    fmla v25.4s, v4.4s, v19.s[1]
    add x11, x11, #512
    fmla v26.4s, v4.4s, v31.s[1]
    fmla v27.4s, v4.4s, v11.s[1]
    ld1 {v4.4s, v5.4s, v6.4s, v7.4s}, [x10], #64
    fmla v22.4s, v28.4s, v16.s[2]
    fmla v23.4s, v28.4s, v17.s[2]
    fmla v24.4s, v28.4s, v18.s[2]
    fmla v25.4s, v28.4s, v19.s[2]
    fmla v26.4s, v28.4s, v31.s[2]
    fmla v27.4s, v28.4s, v11.s[2]
    fmla v22.4s, v29.4s, v16.s[3]
    ldp q16, q21, [x10], #64
    fmla v23.4s, v29.4s, v17.s[3]
    fmla v24.4s, v29.4s, v18.s[3]
    fmla v25.4s, v29.4s, v19.s[3]
    fmla v26.4s, v29.4s, v31.s[3]
    fmla v27.4s, v29.4s, v11.s[3]
    ld1 {v0.4s, v1.4s, v2.4s, v3.4s}, [x10], #64
    fmla v22.4s, v8.4s, v4.s[0]
    fmla v23.4s, v8.4s, v5.s[0]
    ldp q17, q18, [x10], #64
    fmla v24.4s, v8.4s, v6.s[0]
    fmla v25.4s, v8.4s, v7.s[0]
    fmla v26.4s, v8.4s, v16.s[0]
    fmla v27.4s, v8.4s, v21.s[0]
    fmla v22.4s, v9.4s, v4.s[1]
    fmla v23.4s, v9.4s, v5.s[1]
    fmla v24.4s, v9.4s, v6.s[1]
    fmla v25.4s, v9.4s, v7.s[1]
    fmla v26.4s, v9.4s, v16.s[1]
    fmla v27.4s, v9.4s, v21.s[1]
    fmla v22.4s, v10.4s, v4.s[2]
    fmla v23.4s, v10.4s, v5.s[2]
    fmla v24.4s, v10.4s, v6.s[2]
    fmla v25.4s, v10.4s, v7.s[2]
    fmla v26.4s, v10.4s, v16.s[2]
    fmla v27.4s, v10.4s, v21.s[2]
    fmla v22.4s, v30.4s, v4.s[3]
    fmla v23.4s, v30.4s, v5.s[3]
    fmla v24.4s, v30.4s, v6.s[3]
    fmla v25.4s, v30.4s, v7.s[3]
    fmla v26.4s, v30.4s, v16.s[3]
    fmla v27.4s, v30.4s, v21.s[3]
    fmla v22.4s, v12.4s, v0.s[0]
    fmla v23.4s, v12.4s, v1.s[0]
    fmla v24.4s, v12.4s, v2.s[0]
    fmla v25.4s, v12.4s, v3.s[0]
    fmla v26.4s, v12.4s, v17.s[0]
    fmla v27.4s, v12.4s, v18.s[0]
    fmla v22.4s, v13.4s, v0.s[1]
    fmla v23.4s, v13.4s, v1.s[1]
    fmla v24.4s, v13.4s, v2.s[1]
    fmla v25.4s, v13.4s, v3.s[1]
    fmla v26.4s, v13.4s, v17.s[1]
    fmla v27.4s, v13.4s, v18.s[1]
    fmla v22.4s, v14.4s, v0.s[2]
    fmla v23.4s, v14.4s, v1.s[2]
    fmla v24.4s, v14.4s, v2.s[2]
    fmla v25.4s, v14.4s, v3.s[2]
    fmla v26.4s, v14.4s, v17.s[2]
    fmla v27.4s, v14.4s, v18.s[2]
    fmla v22.4s, v20.4s, v0.s[3]
    fmla v23.4s, v20.4s, v1.s[3]
    fmla v24.4s, v20.4s, v2.s[3]
    fmla v25.4s, v20.4s, v3.s[3]
    fmla v26.4s, v20.4s, v17.s[3]
    fmla v27.4s, v20.4s, v18.s[3]
    cbnz x1, .Lloop_786
.Lloop_end_785:
    lsr x1, x2, #2
    ubfx x2, x2, #0, #2
    cbz x1, .Lloop_end_787
.Lloop_788:
    ld1 {v0.4s, v1.4s, v2.4s, v3.4s}, [x10], #64
    ldr q4, [x11]
    add x3, x11, x0, lsl #2
    sub x1, x1, #1
    ldp q5, q6, [x10], #64
    ldr q7, [x11, #32]
    ldr q16, [x11, #64]
    ldr q17, [x11, #96]
    add x11, x11, #128
    prfm pldl1keep, [x3]
    prfm pldl1keep, [x3, #32]
    fmla v22.4s, v4.4s, v0.s[0]
    fmla v23.4s, v4.4s, v1.s[0]
    prfm pldl1keep, [x3, #64]
    prfm pldl1keep, [x3, #96]
    fmla v24.4s, v4.4s, v2.s[0]
    fmla v25.4s, v4.4s, v3.s[0]
    fmla v26.4s, v4.4s, v5.s[0]
    fmla v27.4s, v4.4s, v6.s[0]
    fmla v22.4s, v7.4s, v0.s[1]
    fmla v23.4s, v7.4s, v1.s[1]
    fmla v24.4s, v7.4s, v2.s[1]
    fmla v25.4s, v7.4s, v3.s[1]
    fmla v26.4s, v7.4s, v5.s[1]
    fmla v27.4s, v7.4s, v6.s[1]
    fmla v22.4s, v16.4s, v0.s[2]
    fmla v23.4s, v16.4s, v1.s[2]
    fmla v24.4s, v16.4s, v2.s[2]
    fmla v25.4s, v16.4s, v3.s[2]
    fmla v26.4s, v16.4s, v5.s[2]
    fmla v27.4s, v16.4s, v6.s[2]
    fmla v22.4s, v17.4s, v0.s[3]
    fmla v23.4s, v17.4s, v1.s[3]
    fmla v24.4s, v17.4s, v2.s[3]
    fmla v25.4s, v17.4s, v3.s[3]
    fmla v26.4s, v17.4s, v5.s[3]
    fmla v27.4s, v17.4s, v6.s[3]
    cbnz x1, .Lloop_788
.Lloop_end_787:
    cbz x2, .Lloop_end_789
.Lloop_790:
    ldr q0, [x11]
    ldr s1, [x10]
    add x1, x11, x0, lsl #2
    sub x2, x2, #1
    ldr s2, [x10, #16]
    ldr s3, [x10, #32]
    add x11, x11, #32
    ldr s4, [x10, #48]
    ldr s5, [x10, #64]
    ldr s6, [x10, #80]
    prfm pldl1keep, [x1]
    add x10, x10, #4
    fmla v22.4s, v0.4s, v1.s[0]
    fmla v23.4s, v0.4s, v2.s[0]
    fmla v24.4s, v0.4s, v3.s[0]
    fmla v25.4s, v0.4s, v4.s[0]
    fmla v26.4s, v0.4s, v5.s[0]
    fmla v27.4s, v0.4s, v6.s[0]
    cbnz x2, .Lloop_790
.Lloop_end_789:
    ldr x0, [x7, #8]
    ldr x1, [x7, #16]
    mov w2, #4
    mov w3, #1
    ldr x4, [x7]
    ubfx x0, x0, #0, #3
    cmp x0, x2
    csel x0, x0, x2, ls
    lsl x0, x3, x0
    sub x2, x0, #1
    cbnz x1, .Lotherwise_791
    ubfx x0, x2, #0, #4
    mov x1, x8
    cmp x0, #15
    bne .Lotherwise_792
    ldr q0, [x1]
    b .Lend_793
.Lotherwise_792:
    movi v0.4s, #0
    tst x2, #1
    beq .Lotherwise_794
    ld1 {v0.s}[0], [x1]
.Lotherwise_794:
    tst x2, #2
    beq .Lotherwise_795
    add x0, x1, #4
    ld1 {v0.s}[1], [x0]
.Lotherwise_795:
    tst x2, #4
    beq .Lotherwise_796
    add x0, x1, #8
    ld1 {v0.s}[2], [x0]
.Lotherwise_796:
    tst x2, #8
    beq .Lotherwise_797
    add x0, x1, #12
    ld1 {v0.s}[3], [x0]
.Lotherwise_797:
.Lend_793:
    ubfx x0, x2, #0, #4
    fadd v22.4s, v22.4s, v0.4s
    add x1, x1, x4, lsl #2
    cmp x0, #15
    bne .Lotherwise_798
    ldr q0, [x1]
    b .Lend_799
.Lotherwise_798:
    movi v0.4s, #0
    tst x2, #1
    beq .Lotherwise_800
    ld1 {v0.s}[0], [x1]
.Lotherwise_800:
    tst x2, #2
    beq .Lotherwise_801
    add x0, x1, #4
    ld1 {v0.s}[1], [x0]
.Lotherwise_801:
    tst x2, #4
    beq .Lotherwise_802
    add x0, x1, #8
    ld1 {v0.s}[2], [x0]
.Lotherwise_802:
    tst x2, #8
    beq .Lotherwise_803
    add x0, x1, #12
    ld1 {v0.s}[3], [x0]
.Lotherwise_803:
.Lend_799:
    ubfx x0, x2, #0, #4
    fadd v23.4s, v23.4s, v0.4s
    add x1, x1, x4, lsl #2
    cmp x0, #15
    bne .Lotherwise_804
    ldr q0, [x1]
    b .Lend_805
.Lotherwise_804:
    movi v0.4s, #0
    tst x2, #1
    beq .Lotherwise_806
    ld1 {v0.s}[0], [x1]
.Lotherwise_806:
    tst x2, #2
    beq .Lotherwise_807
    add x0, x1, #4
    ld1 {v0.s}[1], [x0]
.Lotherwise_807:
    tst x2, #4
    beq .Lotherwise_808
    add x0, x1, #8
    ld1 {v0.s}[2], [x0]
.Lotherwise_808:
    tst x2, #8
    beq .Lotherwise_809
    add x0, x1, #12
    ld1 {v0.s}[3], [x0]
.Lotherwise_809:
.Lend_805:
    ubfx x0, x2, #0, #4
    fadd v24.4s, v24.4s, v0.4s
    add x1, x1, x4, lsl #2
    cmp x0, #15
    bne .Lotherwise_810
    ldr q0, [x1]
    b .Lend_811
.Lotherwise_810:
    movi v0.4s, #0
    tst x2, #1
    beq .Lotherwise_812
    ld1 {v0.s}[0], [x1]
.Lotherwise_812:
    tst x2, #2
    beq .Lotherwise_813
    add x0, x1, #4
    ld1 {v0.s}[1], [x0]
.Lotherwise_813:
    tst x2, #4
    beq .Lotherwise_814
    add x0, x1, #8
    ld1 {v0.s}[2], [x0]
.Lotherwise_814:
    tst x2, #8
    beq .Lotherwise_815
    add x0, x1, #12
    ld1 {v0.s}[3], [x0]
.Lotherwise_815:
.Lend_811:
    ubfx x0, x2, #0, #4
    fadd v25.4s, v25.4s, v0.4s
    add x1, x1, x4, lsl #2
    cmp x0, #15
    bne .Lotherwise_816
    ldr q0, [x1]
    b .Lend_817
.Lotherwise_816:
    movi v0.4s, #0
    tst x2, #1
    beq .Lotherwise_818
    ld1 {v0.s}[0], [x1]
.Lotherwise_818:
    tst x2, #2
    beq .Lotherwise_819
    add x0, x1, #4
    ld1 {v0.s}[1], [x0]
.Lotherwise_819:
    tst x2, #4
    beq .Lotherwise_820
    add x0, x1, #8
    ld1 {v0.s}[2], [x0]
.Lotherwise_820:
    tst x2, #8
    beq .Lotherwise_821
    add x0, x1, #12
    ld1 {v0.s}[3], [x0]
.Lotherwise_821:
.Lend_817:
    ubfx x0, x2, #0, #4
    fadd v26.4s, v26.4s, v0.4s
    add x1, x1, x4, lsl #2
    cmp x0, #15
    bne .Lotherwise_822
    ldr q0, [x1]
    b .Lend_823
.Lotherwise_822:
    movi v0.4s, #0
    tst x2, #1
    beq .Lotherwise_824
    ld1 {v0.s}[0], [x1]
.Lotherwise_824:
    tst x2, #2
    beq .Lotherwise_825
    add x0, x1, #4
    ld1 {v0.s}[1], [x0]
.Lotherwise_825:
    tst x2, #4
    beq .Lotherwise_826
    add x0, x1, #8
    ld1 {v0.s}[2], [x0]
.Lotherwise_826:
    tst x2, #8
    beq .Lotherwise_827
    add x0, x1, #12
    ld1 {v0.s}[3], [x0]
.Lotherwise_827:
.Lend_823:
    fadd v27.4s, v27.4s, v0.4s
    b .Lend_828
.Lotherwise_791:
.Lend_828:
    ubfx x0, x2, #0, #4
    ldr s0, [x7, #40]
    dup v0.4s, v0.s[0]
    fmax v1.4s, v0.4s, v22.4s
    cmp x0, #15
    bne .Lotherwise_829
    str q1, [x8]
    b .Lend_830
.Lotherwise_829:
    tst x2, #1
    beq .Lotherwise_831
    st1 {v1.s}[0], [x8]
.Lotherwise_831:
    tst x2, #2
    beq .Lotherwise_832
    add x0, x8, #4
    st1 {v1.s}[1], [x0]
.Lotherwise_832:
    tst x2, #4
    beq .Lotherwise_833
    add x0, x8, #8
    st1 {v1.s}[2], [x0]
.Lotherwise_833:
    tst x2, #8
    beq .Lotherwise_834
    add x0, x8, #12
    st1 {v1.s}[3], [x0]
.Lotherwise_834:
.Lend_830:
    ubfx x0, x2, #0, #4
    add x8, x8, x4, lsl #2
    fmax v1.4s, v0.4s, v23.4s
    cmp x0, #15
    bne .Lotherwise_835
    str q1, [x8]
    b .Lend_836
.Lotherwise_835:
    tst x2, #1
    beq .Lotherwise_837
    st1 {v1.s}[0], [x8]
.Lotherwise_837:
    tst x2, #2
    beq .Lotherwise_838
    add x0, x8, #4
    st1 {v1.s}[1], [x0]
.Lotherwise_838:
    tst x2, #4
    beq .Lotherwise_839
    add x0, x8, #8
    st1 {v1.s}[2], [x0]
.Lotherwise_839:
    tst x2, #8
    beq .Lotherwise_840
    add x0, x8, #12
    st1 {v1.s}[3], [x0]
.Lotherwise_840:
.Lend_836:
    ubfx x0, x2, #0, #4
    add x8, x8, x4, lsl #2
    fmax v1.4s, v0.4s, v24.4s
    cmp x0, #15
    bne .Lotherwise_841
    str q1, [x8]
    b .Lend_842
.Lotherwise_841:
    tst x2, #1
    beq .Lotherwise_843
    st1 {v1.s}[0], [x8]
.Lotherwise_843:
    tst x2, #2
    beq .Lotherwise_844
    add x0, x8, #4
    st1 {v1.s}[1], [x0]
.Lotherwise_844:
    tst x2, #4
    beq .Lotherwise_845
    add x0, x8, #8
    st1 {v1.s}[2], [x0]
.Lotherwise_845:
    tst x2, #8
    beq .Lotherwise_846
    add x0, x8, #12
    st1 {v1.s}[3], [x0]
.Lotherwise_846:
.Lend_842:
    ubfx x0, x2, #0, #4
    add x8, x8, x4, lsl #2
    fmax v1.4s, v0.4s, v25.4s
    cmp x0, #15
    bne .Lotherwise_847
    str q1, [x8]
    b .Lend_848
.Lotherwise_847:
    tst x2, #1
    beq .Lotherwise_849
    st1 {v1.s}[0], [x8]
.Lotherwise_849:
    tst x2, #2
    beq .Lotherwise_850
    add x0, x8, #4
    st1 {v1.s}[1], [x0]
.Lotherwise_850:
    tst x2, #4
    beq .Lotherwise_851
    add x0, x8, #8
    st1 {v1.s}[2], [x0]
.Lotherwise_851:
    tst x2, #8
    beq .Lotherwise_852
    add x0, x8, #12
    st1 {v1.s}[3], [x0]
.Lotherwise_852:
.Lend_848:
    ubfx x0, x2, #0, #4
    add x8, x8, x4, lsl #2
    fmax v1.4s, v0.4s, v26.4s
    cmp x0, #15
    bne .Lotherwise_853
    str q1, [x8]
    b .Lend_854
.Lotherwise_853:
    tst x2, #1
    beq .Lotherwise_855
    st1 {v1.s}[0], [x8]
.Lotherwise_855:
    tst x2, #2
    beq .Lotherwise_856
    add x0, x8, #4
    st1 {v1.s}[1], [x0]
.Lotherwise_856:
    tst x2, #4
    beq .Lotherwise_857
    add x0, x8, #8
    st1 {v1.s}[2], [x0]
.Lotherwise_857:
    tst x2, #8
    beq .Lotherwise_858
    add x0, x8, #12
    st1 {v1.s}[3], [x0]
.Lotherwise_858:
.Lend_854:
    ubfx x0, x2, #0, #4
    add x8, x8, x4, lsl #2
    fmax v0.4s, v0.4s, v27.4s
    cmp x0, #15
    bne .Lotherwise_859
    str q0, [x8]
    b .Lend_860
.Lotherwise_859:
    tst x2, #1
    beq .Lotherwise_861
    st1 {v0.s}[0], [x8]
.Lotherwise_861:
    tst x2, #2
    beq .Lotherwise_862
    add x0, x8, #4
    st1 {v0.s}[1], [x0]
.Lotherwise_862:
    tst x2, #4
    beq .Lotherwise_863
    add x0, x8, #8
    st1 {v0.s}[2], [x0]
.Lotherwise_863:
    tst x2, #8
    beq .Lotherwise_864
    add x0, x8, #12
    st1 {v0.s}[3], [x0]
.Lotherwise_864:
.Lend_860:
    b .Lend_865
.Lotherwise_782:
    ldr x0, [x7, #16]
    movi v11.4s, #0
    movi v10.4s, #0
    movi v9.4s, #0
    movi v8.4s, #0
    movi v31.4s, #0
    movi v30.4s, #0
    movi v29.4s, #0
    movi v28.4s, #0
    movi v27.4s, #0
    movi v26.4s, #0
    movi v25.4s, #0
    movi v24.4s, #0
    cbnz x0, .Lotherwise_866
    b .Lend_867
.Lotherwise_866:
    ldr q0, [x0]
    ldr d1, [x0, #16]
    dup v11.4s, v0.s[0]
    dup v9.4s, v0.s[1]
    dup v31.4s, v0.s[2]
    dup v29.4s, v0.s[3]
    dup v27.4s, v1.s[0]
    dup v25.4s, v1.s[1]
    mov v10.16b, v11.16b
    mov v8.16b, v9.16b
    mov v30.16b, v31.16b
    mov v28.16b, v29.16b
    mov v26.16b, v27.16b
    mov v24.16b, v25.16b
.Lend_867:
    ldr x0, [x7, #24]
    lsr x1, x9, #4
    ubfx x2, x9, #0, #4
    cbz x1, .Lloop_end_868
.Lloop_869:
    add x3, x11, x0, lsl #2
    ld1 {v0.4s, v1.4s, v2.4s, v3.4s}, [x11], #64
    ld1 {v4.4s, v5.4s, v6.4s, v7.4s}, [x10], #64
    sub x1, x1, #1
    ldp q13, q12, [x10], #64
    ld1 {v16.4s, v17.4s, v18.4s, v19.4s}, [x11], #64
    fmla v11.4s, v0.4s, v4.s[0]
    fmla v10.4s, v1.4s, v4.s[0]
    prfm pldl1keep, [x3]
    fmla v9.4s, v0.4s, v5.s[0]
    fmla v8.4s, v1.4s, v5.s[0]
    prfm pldl1keep, [x3, #32]
    fmla v31.4s, v0.4s, v6.s[0]
    fmla v30.4s, v1.4s, v6.s[0]
    prfm pldl1keep, [x3, #64]
    prfm pldl1keep, [x3, #96]
    fmla v29.4s, v0.4s, v7.s[0]
    fmla v28.4s, v1.4s, v7.s[0]
    prfm pldl1keep, [x3, #128]
    prfm pldl1keep, [x3, #160]
    fmla v27.4s, v0.4s, v13.s[0]
    fmla v26.4s, v1.4s, v13.s[0]
    prfm pldl1keep, [x3, #192]
    prfm pldl1keep, [x3, #224]
    fmla v25.4s, v0.4s, v12.s[0]
    fmla v24.4s, v1.4s, v12.s[0]
    prfm pldl1keep, [x3, #256]
    prfm pldl1keep, [x3, #288]
    fmla v11.4s, v2.4s, v4.s[1]
    fmla v10.4s, v3.4s, v4.s[1]
    prfm pldl1keep, [x3, #320]
    prfm pldl1keep, [x3, #352]
    fmla v9.4s, v2.4s, v5.s[1]
    fmla v8.4s, v3.4s, v5.s[1]
    prfm pldl1keep, [x3, #384]
    prfm pldl1keep, [x3, #416]
    fmla v31.4s, v2.4s, v6.s[1]
    fmla v30.4s, v3.4s, v6.s[1]
    prfm pldl1keep, [x3, #448]
    prfm pldl1keep, [x3, #480]
    fmla v29.4s, v2.4s, v7.s[1]
    fmla v28.4s, v3.4s, v7.s[1]
    fmla v27.4s, v2.4s, v13.s[1]
    fmla v26.4s, v3.4s, v13.s[1]
    fmla v25.4s, v2.4s, v12.s[1]
    fmla v24.4s, v3.4s, v12.s[1]
    ld1 {v20.4s, v21.4s, v22.4s, v23.4s}, [x11], #64
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
    ld1 {v0.4s, v1.4s, v2.4s, v3.4s}, [x10], #64
    fmla v31.4s, v18.4s, v6.s[3]
    fmla v30.4s, v19.4s, v6.s[3]
    fmla v29.4s, v18.4s, v7.s[3]
    fmla v28.4s, v19.4s, v7.s[3]
    ldp q15, q14, [x10], #64
    fmla v27.4s, v18.4s, v13.s[3]
    fmla v26.4s, v19.4s, v13.s[3]
    fmla v25.4s, v18.4s, v12.s[3]
    fmla v24.4s, v19.4s, v12.s[3]
    ld1 {v16.4s, v17.4s, v18.4s, v19.4s}, [x11], #64
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
    ld1 {v20.4s, v21.4s, v22.4s, v23.4s}, [x11], #64
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
    ld1 {v4.4s, v5.4s, v6.4s, v7.4s}, [x10], #64
    fmla v31.4s, v18.4s, v2.s[3]
    fmla v30.4s, v19.4s, v2.s[3]
    fmla v29.4s, v18.4s, v3.s[3]
    fmla v28.4s, v19.4s, v3.s[3]
    ldp q13, q12, [x10], #64
    fmla v27.4s, v18.4s, v15.s[3]
    fmla v26.4s, v19.4s, v15.s[3]
    fmla v25.4s, v18.4s, v14.s[3]
    fmla v24.4s, v19.4s, v14.s[3]
    ld1 {v16.4s, v17.4s, v18.4s, v19.4s}, [x11], #64
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
    ld1 {v20.4s, v21.4s, v22.4s, v23.4s}, [x11], #64
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
    ld1 {v0.4s, v1.4s, v2.4s, v3.4s}, [x10], #64
    fmla v31.4s, v18.4s, v6.s[3]
    fmla v30.4s, v19.4s, v6.s[3]
    fmla v29.4s, v18.4s, v7.s[3]
    fmla v28.4s, v19.4s, v7.s[3]
    ldp q16, q17, [x10], #64
    fmla v27.4s, v18.4s, v13.s[3]
    fmla v26.4s, v19.4s, v13.s[3]
    fmla v25.4s, v18.4s, v12.s[3]
    fmla v24.4s, v19.4s, v12.s[3]
    ld1 {v4.4s, v5.4s, v6.4s, v7.4s}, [x11], #64
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
    cbnz x1, .Lloop_869
.Lloop_end_868:
    lsr x1, x2, #2
    ubfx x2, x2, #0, #2
    cbz x1, .Lloop_end_870
.Lloop_871:
    add x3, x11, x0, lsl #2
    ld1 {v16.4s, v17.4s, v18.4s, v19.4s}, [x11], #64
    ld1 {v0.4s, v1.4s, v2.4s, v3.4s}, [x10], #64
    sub x1, x1, #1
    ldp q20, q21, [x10], #64
    ld1 {v4.4s, v5.4s, v6.4s, v7.4s}, [x11], #64
    fmla v11.4s, v16.4s, v0.s[0]
    fmla v10.4s, v17.4s, v0.s[0]
    prfm pldl1keep, [x3]
    fmla v9.4s, v16.4s, v1.s[0]
    fmla v8.4s, v17.4s, v1.s[0]
    prfm pldl1keep, [x3, #32]
    fmla v31.4s, v16.4s, v2.s[0]
    fmla v30.4s, v17.4s, v2.s[0]
    prfm pldl1keep, [x3, #64]
    prfm pldl1keep, [x3, #96]
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
    cbnz x1, .Lloop_871
.Lloop_end_870:
    cbz x2, .Lloop_end_872
.Lloop_873:
    ldp q0, q1, [x11]
    ldr s2, [x10]
    add x1, x11, x0, lsl #2
    sub x2, x2, #1
    ldr s3, [x10, #16]
    add x11, x11, #32
    ldr s4, [x10, #32]
    ldr s5, [x10, #48]
    ldr s6, [x10, #64]
    ldr s7, [x10, #80]
    add x10, x10, #4
    prfm pldl1keep, [x1]
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
    cbnz x2, .Lloop_873
.Lloop_end_872:
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
    cbnz x1, .Lotherwise_874
    ubfx x0, x2, #0, #4
    mov x1, x8
    cmp x0, #15
    bne .Lotherwise_875
    ldr q0, [x1]
    b .Lend_876
.Lotherwise_875:
    movi v0.4s, #0
    tst x2, #1
    beq .Lotherwise_877
    ld1 {v0.s}[0], [x1]
.Lotherwise_877:
    tst x2, #2
    beq .Lotherwise_878
    add x0, x1, #4
    ld1 {v0.s}[1], [x0]
.Lotherwise_878:
    tst x2, #4
    beq .Lotherwise_879
    add x0, x1, #8
    ld1 {v0.s}[2], [x0]
.Lotherwise_879:
    tst x2, #8
    beq .Lotherwise_880
    add x0, x1, #12
    ld1 {v0.s}[3], [x0]
.Lotherwise_880:
.Lend_876:
    ubfx x0, x2, #4, #4
    fadd v11.4s, v11.4s, v0.4s
    cmp x0, #15
    bne .Lotherwise_881
    ldr q0, [x1, #16]
    b .Lend_882
.Lotherwise_881:
    movi v0.4s, #0
    tst x2, #16
    beq .Lotherwise_883
    add x0, x1, #16
    ld1 {v0.s}[0], [x0]
.Lotherwise_883:
    tst x2, #32
    beq .Lotherwise_884
    add x0, x1, #20
    ld1 {v0.s}[1], [x0]
.Lotherwise_884:
    tst x2, #64
    beq .Lotherwise_885
    add x0, x1, #24
    ld1 {v0.s}[2], [x0]
.Lotherwise_885:
    tst x2, #128
    beq .Lotherwise_886
    add x0, x1, #28
    ld1 {v0.s}[3], [x0]
.Lotherwise_886:
.Lend_882:
    ubfx x0, x2, #0, #4
    fadd v10.4s, v10.4s, v0.4s
    add x1, x1, x4, lsl #2
    cmp x0, #15
    bne .Lotherwise_887
    ldr q0, [x1]
    b .Lend_888
.Lotherwise_887:
    movi v0.4s, #0
    tst x2, #1
    beq .Lotherwise_889
    ld1 {v0.s}[0], [x1]
.Lotherwise_889:
    tst x2, #2
    beq .Lotherwise_890
    add x0, x1, #4
    ld1 {v0.s}[1], [x0]
.Lotherwise_890:
    tst x2, #4
    beq .Lotherwise_891
    add x0, x1, #8
    ld1 {v0.s}[2], [x0]
.Lotherwise_891:
    tst x2, #8
    beq .Lotherwise_892
    add x0, x1, #12
    ld1 {v0.s}[3], [x0]
.Lotherwise_892:
.Lend_888:
    ubfx x0, x2, #4, #4
    fadd v9.4s, v9.4s, v0.4s
    cmp x0, #15
    bne .Lotherwise_893
    ldr q0, [x1, #16]
    b .Lend_894
.Lotherwise_893:
    movi v0.4s, #0
    tst x2, #16
    beq .Lotherwise_895
    add x0, x1, #16
    ld1 {v0.s}[0], [x0]
.Lotherwise_895:
    tst x2, #32
    beq .Lotherwise_896
    add x0, x1, #20
    ld1 {v0.s}[1], [x0]
.Lotherwise_896:
    tst x2, #64
    beq .Lotherwise_897
    add x0, x1, #24
    ld1 {v0.s}[2], [x0]
.Lotherwise_897:
    tst x2, #128
    beq .Lotherwise_898
    add x0, x1, #28
    ld1 {v0.s}[3], [x0]
.Lotherwise_898:
.Lend_894:
    ubfx x0, x2, #0, #4
    fadd v8.4s, v8.4s, v0.4s
    add x1, x1, x4, lsl #2
    cmp x0, #15
    bne .Lotherwise_899
    ldr q0, [x1]
    b .Lend_900
.Lotherwise_899:
    movi v0.4s, #0
    tst x2, #1
    beq .Lotherwise_901
    ld1 {v0.s}[0], [x1]
.Lotherwise_901:
    tst x2, #2
    beq .Lotherwise_902
    add x0, x1, #4
    ld1 {v0.s}[1], [x0]
.Lotherwise_902:
    tst x2, #4
    beq .Lotherwise_903
    add x0, x1, #8
    ld1 {v0.s}[2], [x0]
.Lotherwise_903:
    tst x2, #8
    beq .Lotherwise_904
    add x0, x1, #12
    ld1 {v0.s}[3], [x0]
.Lotherwise_904:
.Lend_900:
    ubfx x0, x2, #4, #4
    fadd v31.4s, v31.4s, v0.4s
    cmp x0, #15
    bne .Lotherwise_905
    ldr q0, [x1, #16]
    b .Lend_906
.Lotherwise_905:
    movi v0.4s, #0
    tst x2, #16
    beq .Lotherwise_907
    add x0, x1, #16
    ld1 {v0.s}[0], [x0]
.Lotherwise_907:
    tst x2, #32
    beq .Lotherwise_908
    add x0, x1, #20
    ld1 {v0.s}[1], [x0]
.Lotherwise_908:
    tst x2, #64
    beq .Lotherwise_909
    add x0, x1, #24
    ld1 {v0.s}[2], [x0]
.Lotherwise_909:
    tst x2, #128
    beq .Lotherwise_910
    add x0, x1, #28
    ld1 {v0.s}[3], [x0]
.Lotherwise_910:
.Lend_906:
    ubfx x0, x2, #0, #4
    fadd v30.4s, v30.4s, v0.4s
    add x1, x1, x4, lsl #2
    cmp x0, #15
    bne .Lotherwise_911
    ldr q0, [x1]
    b .Lend_912
.Lotherwise_911:
    movi v0.4s, #0
    tst x2, #1
    beq .Lotherwise_913
    ld1 {v0.s}[0], [x1]
.Lotherwise_913:
    tst x2, #2
    beq .Lotherwise_914
    add x0, x1, #4
    ld1 {v0.s}[1], [x0]
.Lotherwise_914:
    tst x2, #4
    beq .Lotherwise_915
    add x0, x1, #8
    ld1 {v0.s}[2], [x0]
.Lotherwise_915:
    tst x2, #8
    beq .Lotherwise_916
    add x0, x1, #12
    ld1 {v0.s}[3], [x0]
.Lotherwise_916:
.Lend_912:
    ubfx x0, x2, #4, #4
    fadd v29.4s, v29.4s, v0.4s
    cmp x0, #15
    bne .Lotherwise_917
    ldr q0, [x1, #16]
    b .Lend_918
.Lotherwise_917:
    movi v0.4s, #0
    tst x2, #16
    beq .Lotherwise_919
    add x0, x1, #16
    ld1 {v0.s}[0], [x0]
.Lotherwise_919:
    tst x2, #32
    beq .Lotherwise_920
    add x0, x1, #20
    ld1 {v0.s}[1], [x0]
.Lotherwise_920:
    tst x2, #64
    beq .Lotherwise_921
    add x0, x1, #24
    ld1 {v0.s}[2], [x0]
.Lotherwise_921:
    tst x2, #128
    beq .Lotherwise_922
    add x0, x1, #28
    ld1 {v0.s}[3], [x0]
.Lotherwise_922:
.Lend_918:
    ubfx x0, x2, #0, #4
    fadd v28.4s, v28.4s, v0.4s
    add x1, x1, x4, lsl #2
    cmp x0, #15
    bne .Lotherwise_923
    ldr q0, [x1]
    b .Lend_924
.Lotherwise_923:
    movi v0.4s, #0
    tst x2, #1
    beq .Lotherwise_925
    ld1 {v0.s}[0], [x1]
.Lotherwise_925:
    tst x2, #2
    beq .Lotherwise_926
    add x0, x1, #4
    ld1 {v0.s}[1], [x0]
.Lotherwise_926:
    tst x2, #4
    beq .Lotherwise_927
    add x0, x1, #8
    ld1 {v0.s}[2], [x0]
.Lotherwise_927:
    tst x2, #8
    beq .Lotherwise_928
    add x0, x1, #12
    ld1 {v0.s}[3], [x0]
.Lotherwise_928:
.Lend_924:
    ubfx x0, x2, #4, #4
    fadd v27.4s, v27.4s, v0.4s
    cmp x0, #15
    bne .Lotherwise_929
    ldr q0, [x1, #16]
    b .Lend_930
.Lotherwise_929:
    movi v0.4s, #0
    tst x2, #16
    beq .Lotherwise_931
    add x0, x1, #16
    ld1 {v0.s}[0], [x0]
.Lotherwise_931:
    tst x2, #32
    beq .Lotherwise_932
    add x0, x1, #20
    ld1 {v0.s}[1], [x0]
.Lotherwise_932:
    tst x2, #64
    beq .Lotherwise_933
    add x0, x1, #24
    ld1 {v0.s}[2], [x0]
.Lotherwise_933:
    tst x2, #128
    beq .Lotherwise_934
    add x0, x1, #28
    ld1 {v0.s}[3], [x0]
.Lotherwise_934:
.Lend_930:
    ubfx x0, x2, #0, #4
    fadd v26.4s, v26.4s, v0.4s
    add x1, x1, x4, lsl #2
    cmp x0, #15
    bne .Lotherwise_935
    ldr q0, [x1]
    b .Lend_936
.Lotherwise_935:
    movi v0.4s, #0
    tst x2, #1
    beq .Lotherwise_937
    ld1 {v0.s}[0], [x1]
.Lotherwise_937:
    tst x2, #2
    beq .Lotherwise_938
    add x0, x1, #4
    ld1 {v0.s}[1], [x0]
.Lotherwise_938:
    tst x2, #4
    beq .Lotherwise_939
    add x0, x1, #8
    ld1 {v0.s}[2], [x0]
.Lotherwise_939:
    tst x2, #8
    beq .Lotherwise_940
    add x0, x1, #12
    ld1 {v0.s}[3], [x0]
.Lotherwise_940:
.Lend_936:
    ubfx x0, x2, #4, #4
    fadd v25.4s, v25.4s, v0.4s
    cmp x0, #15
    bne .Lotherwise_941
    ldr q0, [x1, #16]
    b .Lend_942
.Lotherwise_941:
    movi v0.4s, #0
    tst x2, #16
    beq .Lotherwise_943
    add x0, x1, #16
    ld1 {v0.s}[0], [x0]
.Lotherwise_943:
    tst x2, #32
    beq .Lotherwise_944
    add x0, x1, #20
    ld1 {v0.s}[1], [x0]
.Lotherwise_944:
    tst x2, #64
    beq .Lotherwise_945
    add x0, x1, #24
    ld1 {v0.s}[2], [x0]
.Lotherwise_945:
    tst x2, #128
    beq .Lotherwise_946
    add x0, x1, #28
    ld1 {v0.s}[3], [x0]
.Lotherwise_946:
.Lend_942:
    fadd v24.4s, v24.4s, v0.4s
    b .Lend_947
.Lotherwise_874:
.Lend_947:
    ubfx x0, x2, #0, #4
    ldr s0, [x7, #40]
    dup v0.4s, v0.s[0]
    fmax v1.4s, v0.4s, v11.4s
    cmp x0, #15
    bne .Lotherwise_948
    str q1, [x8]
    b .Lend_949
.Lotherwise_948:
    tst x2, #1
    beq .Lotherwise_950
    st1 {v1.s}[0], [x8]
.Lotherwise_950:
    tst x2, #2
    beq .Lotherwise_951
    add x0, x8, #4
    st1 {v1.s}[1], [x0]
.Lotherwise_951:
    tst x2, #4
    beq .Lotherwise_952
    add x0, x8, #8
    st1 {v1.s}[2], [x0]
.Lotherwise_952:
    tst x2, #8
    beq .Lotherwise_953
    add x0, x8, #12
    st1 {v1.s}[3], [x0]
.Lotherwise_953:
.Lend_949:
    ubfx x0, x2, #4, #4
    fmax v1.4s, v0.4s, v10.4s
    cmp x0, #15
    bne .Lotherwise_954
    str q1, [x8, #16]
    b .Lend_955
.Lotherwise_954:
    tst x2, #16
    beq .Lotherwise_956
    add x0, x8, #16
    st1 {v1.s}[0], [x0]
.Lotherwise_956:
    tst x2, #32
    beq .Lotherwise_957
    add x0, x8, #20
    st1 {v1.s}[1], [x0]
.Lotherwise_957:
    tst x2, #64
    beq .Lotherwise_958
    add x0, x8, #24
    st1 {v1.s}[2], [x0]
.Lotherwise_958:
    tst x2, #128
    beq .Lotherwise_959
    add x0, x8, #28
    st1 {v1.s}[3], [x0]
.Lotherwise_959:
.Lend_955:
    ubfx x0, x2, #0, #4
    add x8, x8, x4, lsl #2
    fmax v1.4s, v0.4s, v9.4s
    cmp x0, #15
    bne .Lotherwise_960
    str q1, [x8]
    b .Lend_961
.Lotherwise_960:
    tst x2, #1
    beq .Lotherwise_962
    st1 {v1.s}[0], [x8]
.Lotherwise_962:
    tst x2, #2
    beq .Lotherwise_963
    add x0, x8, #4
    st1 {v1.s}[1], [x0]
.Lotherwise_963:
    tst x2, #4
    beq .Lotherwise_964
    add x0, x8, #8
    st1 {v1.s}[2], [x0]
.Lotherwise_964:
    tst x2, #8
    beq .Lotherwise_965
    add x0, x8, #12
    st1 {v1.s}[3], [x0]
.Lotherwise_965:
.Lend_961:
    ubfx x0, x2, #4, #4
    fmax v1.4s, v0.4s, v8.4s
    cmp x0, #15
    bne .Lotherwise_966
    str q1, [x8, #16]
    b .Lend_967
.Lotherwise_966:
    tst x2, #16
    beq .Lotherwise_968
    add x0, x8, #16
    st1 {v1.s}[0], [x0]
.Lotherwise_968:
    tst x2, #32
    beq .Lotherwise_969
    add x0, x8, #20
    st1 {v1.s}[1], [x0]
.Lotherwise_969:
    tst x2, #64
    beq .Lotherwise_970
    add x0, x8, #24
    st1 {v1.s}[2], [x0]
.Lotherwise_970:
    tst x2, #128
    beq .Lotherwise_971
    add x0, x8, #28
    st1 {v1.s}[3], [x0]
.Lotherwise_971:
.Lend_967:
    ubfx x0, x2, #0, #4
    add x8, x8, x4, lsl #2
    fmax v1.4s, v0.4s, v31.4s
    cmp x0, #15
    bne .Lotherwise_972
    str q1, [x8]
    b .Lend_973
.Lotherwise_972:
    tst x2, #1
    beq .Lotherwise_974
    st1 {v1.s}[0], [x8]
.Lotherwise_974:
    tst x2, #2
    beq .Lotherwise_975
    add x0, x8, #4
    st1 {v1.s}[1], [x0]
.Lotherwise_975:
    tst x2, #4
    beq .Lotherwise_976
    add x0, x8, #8
    st1 {v1.s}[2], [x0]
.Lotherwise_976:
    tst x2, #8
    beq .Lotherwise_977
    add x0, x8, #12
    st1 {v1.s}[3], [x0]
.Lotherwise_977:
.Lend_973:
    ubfx x0, x2, #4, #4
    fmax v1.4s, v0.4s, v30.4s
    cmp x0, #15
    bne .Lotherwise_978
    str q1, [x8, #16]
    b .Lend_979
.Lotherwise_978:
    tst x2, #16
    beq .Lotherwise_980
    add x0, x8, #16
    st1 {v1.s}[0], [x0]
.Lotherwise_980:
    tst x2, #32
    beq .Lotherwise_981
    add x0, x8, #20
    st1 {v1.s}[1], [x0]
.Lotherwise_981:
    tst x2, #64
    beq .Lotherwise_982
    add x0, x8, #24
    st1 {v1.s}[2], [x0]
.Lotherwise_982:
    tst x2, #128
    beq .Lotherwise_983
    add x0, x8, #28
    st1 {v1.s}[3], [x0]
.Lotherwise_983:
.Lend_979:
    ubfx x0, x2, #0, #4
    add x8, x8, x4, lsl #2
    fmax v1.4s, v0.4s, v29.4s
    cmp x0, #15
    bne .Lotherwise_984
    str q1, [x8]
    b .Lend_985
.Lotherwise_984:
    tst x2, #1
    beq .Lotherwise_986
    st1 {v1.s}[0], [x8]
.Lotherwise_986:
    tst x2, #2
    beq .Lotherwise_987
    add x0, x8, #4
    st1 {v1.s}[1], [x0]
.Lotherwise_987:
    tst x2, #4
    beq .Lotherwise_988
    add x0, x8, #8
    st1 {v1.s}[2], [x0]
.Lotherwise_988:
    tst x2, #8
    beq .Lotherwise_989
    add x0, x8, #12
    st1 {v1.s}[3], [x0]
.Lotherwise_989:
.Lend_985:
    ubfx x0, x2, #4, #4
    fmax v1.4s, v0.4s, v28.4s
    cmp x0, #15
    bne .Lotherwise_990
    str q1, [x8, #16]
    b .Lend_991
.Lotherwise_990:
    tst x2, #16
    beq .Lotherwise_992
    add x0, x8, #16
    st1 {v1.s}[0], [x0]
.Lotherwise_992:
    tst x2, #32
    beq .Lotherwise_993
    add x0, x8, #20
    st1 {v1.s}[1], [x0]
.Lotherwise_993:
    tst x2, #64
    beq .Lotherwise_994
    add x0, x8, #24
    st1 {v1.s}[2], [x0]
.Lotherwise_994:
    tst x2, #128
    beq .Lotherwise_995
    add x0, x8, #28
    st1 {v1.s}[3], [x0]
.Lotherwise_995:
.Lend_991:
    ubfx x0, x2, #0, #4
    add x8, x8, x4, lsl #2
    fmax v1.4s, v0.4s, v27.4s
    cmp x0, #15
    bne .Lotherwise_996
    str q1, [x8]
    b .Lend_997
.Lotherwise_996:
    tst x2, #1
    beq .Lotherwise_998
    st1 {v1.s}[0], [x8]
.Lotherwise_998:
    tst x2, #2
    beq .Lotherwise_999
    add x0, x8, #4
    st1 {v1.s}[1], [x0]
.Lotherwise_999:
    tst x2, #4
    beq .Lotherwise_1000
    add x0, x8, #8
    st1 {v1.s}[2], [x0]
.Lotherwise_1000:
    tst x2, #8
    beq .Lotherwise_1001
    add x0, x8, #12
    st1 {v1.s}[3], [x0]
.Lotherwise_1001:
.Lend_997:
    ubfx x0, x2, #4, #4
    fmax v1.4s, v0.4s, v26.4s
    cmp x0, #15
    bne .Lotherwise_1002
    str q1, [x8, #16]
    b .Lend_1003
.Lotherwise_1002:
    tst x2, #16
    beq .Lotherwise_1004
    add x0, x8, #16
    st1 {v1.s}[0], [x0]
.Lotherwise_1004:
    tst x2, #32
    beq .Lotherwise_1005
    add x0, x8, #20
    st1 {v1.s}[1], [x0]
.Lotherwise_1005:
    tst x2, #64
    beq .Lotherwise_1006
    add x0, x8, #24
    st1 {v1.s}[2], [x0]
.Lotherwise_1006:
    tst x2, #128
    beq .Lotherwise_1007
    add x0, x8, #28
    st1 {v1.s}[3], [x0]
.Lotherwise_1007:
.Lend_1003:
    ubfx x0, x2, #0, #4
    add x8, x8, x4, lsl #2
    fmax v1.4s, v0.4s, v25.4s
    cmp x0, #15
    bne .Lotherwise_1008
    str q1, [x8]
    b .Lend_1009
.Lotherwise_1008:
    tst x2, #1
    beq .Lotherwise_1010
    st1 {v1.s}[0], [x8]
.Lotherwise_1010:
    tst x2, #2
    beq .Lotherwise_1011
    add x0, x8, #4
    st1 {v1.s}[1], [x0]
.Lotherwise_1011:
    tst x2, #4
    beq .Lotherwise_1012
    add x0, x8, #8
    st1 {v1.s}[2], [x0]
.Lotherwise_1012:
    tst x2, #8
    beq .Lotherwise_1013
    add x0, x8, #12
    st1 {v1.s}[3], [x0]
.Lotherwise_1013:
.Lend_1009:
    ubfx x0, x2, #4, #4
    fmax v0.4s, v0.4s, v24.4s
    cmp x0, #15
    bne .Lotherwise_1014
    str q0, [x8, #16]
    b .Lend_1015
.Lotherwise_1014:
    tst x2, #16
    beq .Lotherwise_1016
    add x0, x8, #16
    st1 {v0.s}[0], [x0]
.Lotherwise_1016:
    tst x2, #32
    beq .Lotherwise_1017
    add x0, x8, #20
    st1 {v0.s}[1], [x0]
.Lotherwise_1017:
    tst x2, #64
    beq .Lotherwise_1018
    add x0, x8, #24
    st1 {v0.s}[2], [x0]
.Lotherwise_1018:
    tst x2, #128
    beq .Lotherwise_1019
    add x0, x8, #28
    st1 {v0.s}[3], [x0]
.Lotherwise_1019:
.Lend_1015:
.Lend_865:
.Lend_781:
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
    mov x6, x3
    ldr x12, [x7, #32]
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
    cbz x5, .Lloop_end_1020
.Lloop_1021:
    ldr x0, [x7]
    mov x1, x8
    ldr x2, [x7, #16]
    movi v13.4s, #0
    prfm pldl1keep, [x1, #88]
    movi v12.4s, #0
    movi v11.4s, #0
    movi v10.4s, #0
    movi v9.4s, #0
    movi v8.4s, #0
    movi v31.4s, #0
    movi v30.4s, #0
    movi v29.4s, #0
    add x1, x1, x0, lsl #2
    movi v28.4s, #0
    movi v27.4s, #0
    prfm pldl1keep, [x1, #88]
    add x1, x1, x0, lsl #2
    movi v26.4s, #0
    movi v25.4s, #0
    prfm pldl1keep, [x1, #88]
    add x1, x1, x0, lsl #2
    movi v24.4s, #0
    prfm pldl1keep, [x1, #88]
    add x1, x1, x0, lsl #2
    prfm pldl1keep, [x1, #88]
    add x1, x1, x0, lsl #2
    prfm pldl1keep, [x1, #88]
    add x1, x1, x0, lsl #2
    prfm pldl1keep, [x1, #88]
    cbnz x2, .Lotherwise_1022
    b .Lend_1023
.Lotherwise_1022:
    ldr q0, [x2]
    ldr d1, [x2, #16]
    ldr s2, [x2, #24]
    dup v13.4s, v0.s[0]
    dup v11.4s, v0.s[1]
    dup v9.4s, v0.s[2]
    dup v31.4s, v0.s[3]
    dup v29.4s, v1.s[0]
    dup v27.4s, v1.s[1]
    dup v25.4s, v2.s[0]
    mov v12.16b, v13.16b
    mov v10.16b, v11.16b
    mov v8.16b, v9.16b
    mov v30.16b, v31.16b
    mov v28.16b, v29.16b
    mov v26.16b, v27.16b
    mov v24.16b, v25.16b
.Lend_1023:
    cbnz x12, .Lotherwise_1024
    mov x0, x9
    ldr x1, [x7, #24]
    mov x2, x10
    lsr x3, x0, #4
    ubfx x0, x0, #0, #4
    cbz x3, .Lloop_end_1025
.Lloop_1026:
    ld1 {v4.4s, v5.4s, v6.4s, v7.4s}, [x2], #64
    add x4, x11, x1, lsl #2
    ld1 {v0.4s, v1.4s, v2.4s, v3.4s}, [x11], #64
    sub x3, x3, #1
    ldp q18, q16, [x2], #32
    prfm pldl1keep, [x4]
    prfm pldl1keep, [x4, #32]
    fmla v13.4s, v0.4s, v4.s[0]
    fmla v12.4s, v1.4s, v4.s[0]
    prfm pldl1keep, [x4, #64]
    prfm pldl1keep, [x4, #96]
    fmla v11.4s, v0.4s, v5.s[0]
    fmla v10.4s, v1.4s, v5.s[0]
    prfm pldl1keep, [x4, #128]
    prfm pldl1keep, [x4, #160]
    fmla v9.4s, v0.4s, v6.s[0]
    fmla v8.4s, v1.4s, v6.s[0]
    prfm pldl1keep, [x4, #192]
    prfm pldl1keep, [x4, #224]
    fmla v31.4s, v0.4s, v7.s[0]
    fmla v30.4s, v1.4s, v7.s[0]
    prfm pldl1keep, [x4, #256]
    prfm pldl1keep, [x4, #288]
    fmla v29.4s, v0.4s, v18.s[0]
    fmla v28.4s, v1.4s, v18.s[0]
    prfm pldl1keep, [x4, #320]
    prfm pldl1keep, [x4, #352]
    fmla v27.4s, v0.4s, v16.s[0]
    fmla v26.4s, v1.4s, v16.s[0]
    prfm pldl1keep, [x4, #384]
    prfm pldl1keep, [x4, #416]
    fmla v13.4s, v2.4s, v4.s[1]
    fmla v12.4s, v3.4s, v4.s[1]
    prfm pldl1keep, [x4, #448]
    prfm pldl1keep, [x4, #480]
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
    ldr q17, [x2], #32
    fmla v25.4s, v0.4s, v17.s[0]
    fmla v24.4s, v1.4s, v17.s[0]
    fmla v25.4s, v2.4s, v17.s[1]
    fmla v24.4s, v3.4s, v17.s[1]
    ld1 {v0.4s, v1.4s, v2.4s, v3.4s}, [x11], #64
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
    ld1 {v20.4s, v21.4s, v22.4s, v23.4s}, [x2], #64
    fmla v31.4s, v2.4s, v7.s[3]
    fmla v30.4s, v3.4s, v7.s[3]
    fmla v29.4s, v2.4s, v18.s[3]
    fmla v28.4s, v3.4s, v18.s[3]
    ldp q4, q6, [x2], #32
    fmla v27.4s, v2.4s, v16.s[3]
    fmla v26.4s, v3.4s, v16.s[3]
    ldr q5, [x2], #32
    fmla v25.4s, v2.4s, v17.s[3]
    fmla v24.4s, v3.4s, v17.s[3]
    ld1 {v0.4s, v1.4s, v2.4s, v3.4s}, [x11], #64
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
    ld1 {v0.4s, v1.4s, v2.4s, v3.4s}, [x11], #64
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
    ld1 {v16.4s, v17.4s, v18.4s, v19.4s}, [x2], #64
    fmla v31.4s, v2.4s, v23.s[3]
    fmla v30.4s, v3.4s, v23.s[3]
    fmla v29.4s, v2.4s, v4.s[3]
    fmla v28.4s, v3.4s, v4.s[3]
    ldp q22, q21, [x2], #32
    fmla v27.4s, v2.4s, v6.s[3]
    fmla v26.4s, v3.4s, v6.s[3]
    ldr q20, [x2], #32
    fmla v25.4s, v2.4s, v5.s[3]
    fmla v24.4s, v3.4s, v5.s[3]
    ld1 {v0.4s, v1.4s, v2.4s, v3.4s}, [x11], #64
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
    ld1 {v0.4s, v1.4s, v2.4s, v3.4s}, [x11], #64
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
    ld1 {v4.4s, v5.4s, v6.4s, v7.4s}, [x2], #64
    fmla v31.4s, v2.4s, v19.s[3]
    fmla v30.4s, v3.4s, v19.s[3]
    fmla v29.4s, v2.4s, v22.s[3]
    fmla v28.4s, v3.4s, v22.s[3]
    ldp q16, q17, [x2], #32
    fmla v27.4s, v2.4s, v21.s[3]
    fmla v26.4s, v3.4s, v21.s[3]
    ldr q18, [x2], #32
    fmla v25.4s, v2.4s, v20.s[3]
    fmla v24.4s, v3.4s, v20.s[3]
    ld1 {v0.4s, v1.4s, v2.4s, v3.4s}, [x11], #64
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
    ld1 {v0.4s, v1.4s, v2.4s, v3.4s}, [x11], #64
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
    cbnz x3, .Lloop_1026
.Lloop_end_1025:
    lsr x3, x0, #2
    ubfx x0, x0, #0, #2
    cbz x3, .Lloop_end_1027
.Lloop_1028:
    ld1 {v4.4s, v5.4s, v6.4s, v7.4s}, [x2], #64
    add x4, x11, x1, lsl #2
    ld1 {v0.4s, v1.4s, v2.4s, v3.4s}, [x11], #64
    sub x3, x3, #1
    ldp q16, q17, [x2], #32
    prfm pldl1keep, [x4]
    prfm pldl1keep, [x4, #32]
    fmla v13.4s, v0.4s, v4.s[0]
    fmla v12.4s, v1.4s, v4.s[0]
    prfm pldl1keep, [x4, #64]
    prfm pldl1keep, [x4, #96]
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
    ldr q18, [x2], #32
    fmla v25.4s, v0.4s, v18.s[0]
    fmla v24.4s, v1.4s, v18.s[0]
    fmla v25.4s, v2.4s, v18.s[1]
    fmla v24.4s, v3.4s, v18.s[1]
    ld1 {v0.4s, v1.4s, v2.4s, v3.4s}, [x11], #64
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
    cbnz x3, .Lloop_1028
.Lloop_end_1027:
    cbz x0, .Lloop_end_1029
.Lloop_1030:
    ldp q0, q1, [x11]
    ldr s2, [x2]
    add x3, x11, x1, lsl #2
    sub x0, x0, #1
    ldr s3, [x2, #16]
    add x11, x11, #32
    ldr s4, [x2, #32]
    ldr s5, [x2, #48]
    ldr s6, [x2, #64]
    ldr s7, [x2, #80]
    ldr s16, [x2, #96]
    prfm pldl1keep, [x3]
    add x2, x2, #4
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
    cbnz x0, .Lloop_1030
.Lloop_end_1029:
    b .Lend_1031
.Lotherwise_1024:
    mov x0, x9
    mov x1, x11
    mov x2, x10
    lsr x3, x0, #4
    ubfx x0, x0, #0, #4
    cbz x3, .Lloop_end_1032
.Lloop_1033:
    ldp q0, q1, [x1]
    prfm pldl1keep, [x1, #56]
    add x1, x1, x6, lsl #2
    sub x3, x3, #1
    prfm pldl1keep, [x1, #56]
    str q0, [x12]
    str q1, [x12, #16]
    ldp q16, q17, [x1]
    ldr s2, [x2]
    add x1, x1, x6, lsl #2
    ldr s3, [x2, #16]
    ldr s4, [x2, #32]
    ldr s5, [x2, #48]
    ldr s6, [x2, #64]
    ldr s7, [x2, #80]
    prfm pldl1keep, [x1, #56]
    fmla v13.4s, v0.4s, v2.s[0]
    fmla v12.4s, v1.4s, v2.s[0]
    ldr s2, [x2, #96]
    str q16, [x12, #32]
    str q17, [x12, #48]
    fmla v11.4s, v0.4s, v3.s[0]
    fmla v10.4s, v1.4s, v3.s[0]
    ldr s3, [x2, #4]
    fmla v9.4s, v0.4s, v4.s[0]
    fmla v8.4s, v1.4s, v4.s[0]
    ldr s4, [x2, #20]
    fmla v31.4s, v0.4s, v5.s[0]
    fmla v30.4s, v1.4s, v5.s[0]
    ldr s5, [x2, #36]
    fmla v29.4s, v0.4s, v6.s[0]
    fmla v28.4s, v1.4s, v6.s[0]
    ldr s6, [x2, #52]
    fmla v27.4s, v0.4s, v7.s[0]
    fmla v26.4s, v1.4s, v7.s[0]
    ldr s7, [x2, #68]
    fmla v25.4s, v0.4s, v2.s[0]
    ldr s0, [x2, #84]
    fmla v24.4s, v1.4s, v2.s[0]
    ldp q18, q19, [x1]
    add x1, x1, x6, lsl #2
    fmla v13.4s, v16.4s, v3.s[0]
    fmla v12.4s, v17.4s, v3.s[0]
    ldr s1, [x2, #100]
    prfm pldl1keep, [x1, #56]
    fmla v11.4s, v16.4s, v4.s[0]
    fmla v10.4s, v17.4s, v4.s[0]
    fmla v9.4s, v16.4s, v5.s[0]
    fmla v8.4s, v17.4s, v5.s[0]
    fmla v31.4s, v16.4s, v6.s[0]
    fmla v30.4s, v17.4s, v6.s[0]
    str q18, [x12, #64]
    str q19, [x12, #80]
    fmla v29.4s, v16.4s, v7.s[0]
    fmla v28.4s, v17.4s, v7.s[0]
    ldp q6, q7, [x1]
    ldr s2, [x2, #8]
    add x1, x1, x6, lsl #2
    fmla v27.4s, v16.4s, v0.s[0]
    ldr s3, [x2, #24]
    fmla v26.4s, v17.4s, v0.s[0]
    fmla v25.4s, v16.4s, v1.s[0]
    ldr s0, [x2, #40]
    ldr s4, [x2, #56]
    fmla v24.4s, v17.4s, v1.s[0]
    ldr s1, [x2, #72]
    ldr s5, [x2, #88]
    prfm pldl1keep, [x1, #56]
    fmla v13.4s, v18.4s, v2.s[0]
    fmla v12.4s, v19.4s, v2.s[0]
    ldr s2, [x2, #104]
    str q6, [x12, #96]
    str q7, [x12, #112]
    fmla v11.4s, v18.4s, v3.s[0]
    fmla v10.4s, v19.4s, v3.s[0]
    ldr s3, [x2, #12]
    fmla v9.4s, v18.4s, v0.s[0]
    fmla v8.4s, v19.4s, v0.s[0]
    ldr s0, [x2, #28]
    fmla v31.4s, v18.4s, v4.s[0]
    fmla v30.4s, v19.4s, v4.s[0]
    ldr s4, [x2, #44]
    fmla v29.4s, v18.4s, v1.s[0]
    fmla v28.4s, v19.4s, v1.s[0]
    ldr s1, [x2, #60]
    fmla v27.4s, v18.4s, v5.s[0]
    fmla v26.4s, v19.4s, v5.s[0]
    ldr s5, [x2, #76]
    fmla v25.4s, v18.4s, v2.s[0]
    ldr s16, [x2, #92]
    fmla v24.4s, v19.4s, v2.s[0]
    ldp q17, q18, [x1]
    add x1, x1, x6, lsl #2
    fmla v13.4s, v6.4s, v3.s[0]
    fmla v12.4s, v7.4s, v3.s[0]
    ldr s2, [x2, #108]
    prfm pldl1keep, [x1, #56]
    fmla v11.4s, v6.4s, v0.s[0]
    fmla v10.4s, v7.4s, v0.s[0]
    fmla v9.4s, v6.4s, v4.s[0]
    fmla v8.4s, v7.4s, v4.s[0]
    fmla v31.4s, v6.4s, v1.s[0]
    fmla v30.4s, v7.4s, v1.s[0]
    str q17, [x12, #128]
    str q18, [x12, #144]
    fmla v29.4s, v6.4s, v5.s[0]
    fmla v28.4s, v7.4s, v5.s[0]
    ldp q19, q20, [x1]
    ldr s0, [x2, #128]
    add x1, x1, x6, lsl #2
    fmla v27.4s, v6.4s, v16.s[0]
    ldr s1, [x2, #144]
    fmla v26.4s, v7.4s, v16.s[0]
    fmla v25.4s, v6.4s, v2.s[0]
    ldr s3, [x2, #160]
    ldr s4, [x2, #176]
    fmla v24.4s, v7.4s, v2.s[0]
    ldr s2, [x2, #192]
    ldr s5, [x2, #208]
    prfm pldl1keep, [x1, #56]
    fmla v13.4s, v17.4s, v0.s[0]
    fmla v12.4s, v18.4s, v0.s[0]
    ldr s0, [x2, #224]
    str q19, [x12, #160]
    str q20, [x12, #176]
    fmla v11.4s, v17.4s, v1.s[0]
    fmla v10.4s, v18.4s, v1.s[0]
    ldr s1, [x2, #132]
    fmla v9.4s, v17.4s, v3.s[0]
    fmla v8.4s, v18.4s, v3.s[0]
    ldr s3, [x2, #148]
    fmla v31.4s, v17.4s, v4.s[0]
    fmla v30.4s, v18.4s, v4.s[0]
    ldr s4, [x2, #164]
    fmla v29.4s, v17.4s, v2.s[0]
    fmla v28.4s, v18.4s, v2.s[0]
    ldr s2, [x2, #180]
    fmla v27.4s, v17.4s, v5.s[0]
    fmla v26.4s, v18.4s, v5.s[0]
    ldr s5, [x2, #196]
    fmla v25.4s, v17.4s, v0.s[0]
    ldr s6, [x2, #212]
    fmla v24.4s, v18.4s, v0.s[0]
    ldp q7, q16, [x1]
    add x1, x1, x6, lsl #2
    fmla v13.4s, v19.4s, v1.s[0]
    fmla v12.4s, v20.4s, v1.s[0]
    ldr s0, [x2, #228]
    prfm pldl1keep, [x1, #56]
    fmla v11.4s, v19.4s, v3.s[0]
    fmla v10.4s, v20.4s, v3.s[0]
    fmla v9.4s, v19.4s, v4.s[0]
    fmla v8.4s, v20.4s, v4.s[0]
    fmla v31.4s, v19.4s, v2.s[0]
    fmla v30.4s, v20.4s, v2.s[0]
    str q7, [x12, #192]
    str q16, [x12, #208]
    fmla v29.4s, v19.4s, v5.s[0]
    fmla v28.4s, v20.4s, v5.s[0]
    ldp q17, q18, [x1]
    ldr s1, [x2, #136]
    add x1, x1, x6, lsl #2
    fmla v27.4s, v19.4s, v6.s[0]
    ldr s2, [x2, #152]
    fmla v26.4s, v20.4s, v6.s[0]
    fmla v25.4s, v19.4s, v0.s[0]
    ldr s3, [x2, #168]
    ldr s4, [x2, #184]
    fmla v24.4s, v20.4s, v0.s[0]
    ldr s0, [x2, #200]
    ldr s5, [x2, #216]
    prfm pldl1keep, [x1, #56]
    fmla v13.4s, v7.4s, v1.s[0]
    fmla v12.4s, v16.4s, v1.s[0]
    ldr s1, [x2, #232]
    str q17, [x12, #224]
    str q18, [x12, #240]
    fmla v11.4s, v7.4s, v2.s[0]
    fmla v10.4s, v16.4s, v2.s[0]
    ldr s2, [x2, #140]
    fmla v9.4s, v7.4s, v3.s[0]
    fmla v8.4s, v16.4s, v3.s[0]
    ldr s3, [x2, #156]
    fmla v31.4s, v7.4s, v4.s[0]
    fmla v30.4s, v16.4s, v4.s[0]
    ldr s4, [x2, #172]
    fmla v29.4s, v7.4s, v0.s[0]
    fmla v28.4s, v16.4s, v0.s[0]
    ldr s0, [x2, #188]
    fmla v27.4s, v7.4s, v5.s[0]
    fmla v26.4s, v16.4s, v5.s[0]
    ldr s5, [x2, #204]
    fmla v25.4s, v7.4s, v1.s[0]
    ldr s6, [x2, #220]
    fmla v24.4s, v16.4s, v1.s[0]
    ldp q7, q16, [x1]
    add x1, x1, x6, lsl #2
    fmla v13.4s, v17.4s, v2.s[0]
    fmla v12.4s, v18.4s, v2.s[0]
    ldr s1, [x2, #236]
    prfm pldl1keep, [x1, #56]
    fmla v11.4s, v17.4s, v3.s[0]
    fmla v10.4s, v18.4s, v3.s[0]
    fmla v9.4s, v17.4s, v4.s[0]
    fmla v8.4s, v18.4s, v4.s[0]
    fmla v31.4s, v17.4s, v0.s[0]
    fmla v30.4s, v18.4s, v0.s[0]
    str q7, [x12, #256]
    str q16, [x12, #272]
    fmla v29.4s, v17.4s, v5.s[0]
    fmla v28.4s, v18.4s, v5.s[0]
    ldp q19, q20, [x1]
    ldr s0, [x2, #256]
    add x1, x1, x6, lsl #2
    fmla v27.4s, v17.4s, v6.s[0]
    ldr s2, [x2, #272]
    fmla v26.4s, v18.4s, v6.s[0]
    fmla v25.4s, v17.4s, v1.s[0]
    ldr s3, [x2, #288]
    ldr s4, [x2, #304]
    fmla v24.4s, v18.4s, v1.s[0]
    ldr s1, [x2, #320]
    ldr s5, [x2, #336]
    prfm pldl1keep, [x1, #56]
    fmla v13.4s, v7.4s, v0.s[0]
    fmla v12.4s, v16.4s, v0.s[0]
    ldr s0, [x2, #352]
    str q19, [x12, #288]
    str q20, [x12, #304]
    fmla v11.4s, v7.4s, v2.s[0]
    fmla v10.4s, v16.4s, v2.s[0]
    ldr s2, [x2, #260]
    fmla v9.4s, v7.4s, v3.s[0]
    fmla v8.4s, v16.4s, v3.s[0]
    ldr s3, [x2, #276]
    fmla v31.4s, v7.4s, v4.s[0]
    fmla v30.4s, v16.4s, v4.s[0]
    ldr s4, [x2, #292]
    fmla v29.4s, v7.4s, v1.s[0]
    fmla v28.4s, v16.4s, v1.s[0]
    ldr s1, [x2, #308]
    fmla v27.4s, v7.4s, v5.s[0]
    fmla v26.4s, v16.4s, v5.s[0]
    ldr s5, [x2, #324]
    fmla v25.4s, v7.4s, v0.s[0]
    ldr s6, [x2, #340]
    fmla v24.4s, v16.4s, v0.s[0]
    ldp q7, q16, [x1]
    add x1, x1, x6, lsl #2
    fmla v13.4s, v19.4s, v2.s[0]
    fmla v12.4s, v20.4s, v2.s[0]
    ldr s0, [x2, #356]
    prfm pldl1keep, [x1, #56]
    fmla v11.4s, v19.4s, v3.s[0]
    fmla v10.4s, v20.4s, v3.s[0]
    fmla v9.4s, v19.4s, v4.s[0]
    fmla v8.4s, v20.4s, v4.s[0]
    fmla v31.4s, v19.4s, v1.s[0]
    fmla v30.4s, v20.4s, v1.s[0]
    str q7, [x12, #320]
    str q16, [x12, #336]
    fmla v29.4s, v19.4s, v5.s[0]
    fmla v28.4s, v20.4s, v5.s[0]
    ldp q17, q18, [x1]
    ldr s1, [x2, #264]
    add x1, x1, x6, lsl #2
    fmla v27.4s, v19.4s, v6.s[0]
    ldr s2, [x2, #280]
    fmla v26.4s, v20.4s, v6.s[0]
    fmla v25.4s, v19.4s, v0.s[0]
    ldr s3, [x2, #296]
    ldr s4, [x2, #312]
    fmla v24.4s, v20.4s, v0.s[0]
    ldr s0, [x2, #328]
    ldr s5, [x2, #344]
    prfm pldl1keep, [x1, #56]
    fmla v13.4s, v7.4s, v1.s[0]
    fmla v12.4s, v16.4s, v1.s[0]
    ldr s1, [x2, #360]
    str q17, [x12, #352]
    str q18, [x12, #368]
    fmla v11.4s, v7.4s, v2.s[0]
    fmla v10.4s, v16.4s, v2.s[0]
    ldr s2, [x2, #268]
    fmla v9.4s, v7.4s, v3.s[0]
    fmla v8.4s, v16.4s, v3.s[0]
    ldr s3, [x2, #284]
    fmla v31.4s, v7.4s, v4.s[0]
    fmla v30.4s, v16.4s, v4.s[0]
    ldr s4, [x2, #300]
    fmla v29.4s, v7.4s, v0.s[0]
    fmla v28.4s, v16.4s, v0.s[0]
    ldr s0, [x2, #316]
    fmla v27.4s, v7.4s, v5.s[0]
    fmla v26.4s, v16.4s, v5.s[0]
    ldr s5, [x2, #332]
    fmla v25.4s, v7.4s, v1.s[0]
    ldr s6, [x2, #348]
    fmla v24.4s, v16.4s, v1.s[0]
    ldp q7, q16, [x1]
    add x1, x1, x6, lsl #2
    fmla v13.4s, v17.4s, v2.s[0]
    fmla v12.4s, v18.4s, v2.s[0]
    ldr s1, [x2, #364]
    prfm pldl1keep, [x1, #56]
    fmla v11.4s, v17.4s, v3.s[0]
    fmla v10.4s, v18.4s, v3.s[0]
    fmla v9.4s, v17.4s, v4.s[0]
    fmla v8.4s, v18.4s, v4.s[0]
    fmla v31.4s, v17.4s, v0.s[0]
    fmla v30.4s, v18.4s, v0.s[0]
    str q7, [x12, #384]
    str q16, [x12, #400]
    fmla v29.4s, v17.4s, v5.s[0]
    fmla v28.4s, v18.4s, v5.s[0]
    ldp q19, q20, [x1]
    ldr s0, [x2, #384]
    add x1, x1, x6, lsl #2
    fmla v27.4s, v17.4s, v6.s[0]
    ldr s2, [x2, #400]
    fmla v26.4s, v18.4s, v6.s[0]
    fmla v25.4s, v17.4s, v1.s[0]
    ldr s3, [x2, #416]
    ldr s4, [x2, #432]
    fmla v24.4s, v18.4s, v1.s[0]
    ldr s1, [x2, #448]
    ldr s5, [x2, #464]
    prfm pldl1keep, [x1, #56]
    fmla v13.4s, v7.4s, v0.s[0]
    fmla v12.4s, v16.4s, v0.s[0]
    ldr s0, [x2, #480]
    str q19, [x12, #416]
    str q20, [x12, #432]
    fmla v11.4s, v7.4s, v2.s[0]
    fmla v10.4s, v16.4s, v2.s[0]
    ldr s2, [x2, #388]
    fmla v9.4s, v7.4s, v3.s[0]
    fmla v8.4s, v16.4s, v3.s[0]
    ldr s3, [x2, #404]
    fmla v31.4s, v7.4s, v4.s[0]
    fmla v30.4s, v16.4s, v4.s[0]
    ldr s4, [x2, #420]
    fmla v29.4s, v7.4s, v1.s[0]
    fmla v28.4s, v16.4s, v1.s[0]
    ldr s1, [x2, #436]
    fmla v27.4s, v7.4s, v5.s[0]
    fmla v26.4s, v16.4s, v5.s[0]
    ldr s5, [x2, #452]
    fmla v25.4s, v7.4s, v0.s[0]
    ldr s6, [x2, #468]
    fmla v24.4s, v16.4s, v0.s[0]
    ldp q7, q16, [x1]
    add x1, x1, x6, lsl #2
    fmla v13.4s, v19.4s, v2.s[0]
    fmla v12.4s, v20.4s, v2.s[0]
    ldr s0, [x2, #484]
    fmla v11.4s, v19.4s, v3.s[0]
    fmla v10.4s, v20.4s, v3.s[0]
    prfm pldl1keep, [x1, #56]
    fmla v9.4s, v19.4s, v4.s[0]
    fmla v8.4s, v20.4s, v4.s[0]
    fmla v31.4s, v19.4s, v1.s[0]
    fmla v30.4s, v20.4s, v1.s[0]
    str q7, [x12, #448]
    str q16, [x12, #464]
    fmla v29.4s, v19.4s, v5.s[0]
    fmla v28.4s, v20.4s, v5.s[0]
    ldp q17, q18, [x1]
    ldr s1, [x2, #392]
    fmla v27.4s, v19.4s, v6.s[0]
    fmla v26.4s, v20.4s, v6.s[0]
    ldr s2, [x2, #408]
    fmla v25.4s, v19.4s, v0.s[0]
    fmla v24.4s, v20.4s, v0.s[0]
    add x1, x1, x6, lsl #2
    ldr s0, [x2, #424]
    ldr s3, [x2, #440]
    ldr s4, [x2, #456]
    ldr s5, [x2, #472]
    fmla v13.4s, v7.4s, v1.s[0]
    fmla v12.4s, v16.4s, v1.s[0]
    ldr s1, [x2, #488]
    str q17, [x12, #480]
    str q18, [x12, #496]
    fmla v11.4s, v7.4s, v2.s[0]
    fmla v10.4s, v16.4s, v2.s[0]
    ldr s2, [x2, #396]
    fmla v9.4s, v7.4s, v0.s[0]
    fmla v8.4s, v16.4s, v0.s[0]
    ldr s0, [x2, #412]
    fmla v31.4s, v7.4s, v3.s[0]
    fmla v30.4s, v16.4s, v3.s[0]
    ldr s3, [x2, #428]
    add x12, x12, #512
    fmla v29.4s, v7.4s, v4.s[0]
    fmla v28.4s, v16.4s, v4.s[0]
    ldr s4, [x2, #444]
    fmla v27.4s, v7.4s, v5.s[0]
    fmla v26.4s, v16.4s, v5.s[0]
    ldr s5, [x2, #460]
    fmla v25.4s, v7.4s, v1.s[0]
    ldr s6, [x2, #476]
    fmla v24.4s, v16.4s, v1.s[0]
    ldr s1, [x2, #492]
    fmla v13.4s, v17.4s, v2.s[0]
    fmla v12.4s, v18.4s, v2.s[0]
    add x2, x2, #512
    fmla v11.4s, v17.4s, v0.s[0]
    fmla v10.4s, v18.4s, v0.s[0]
    fmla v9.4s, v17.4s, v3.s[0]
    fmla v8.4s, v18.4s, v3.s[0]
    fmla v31.4s, v17.4s, v4.s[0]
    fmla v30.4s, v18.4s, v4.s[0]
    fmla v29.4s, v17.4s, v5.s[0]
    fmla v28.4s, v18.4s, v5.s[0]
    fmla v27.4s, v17.4s, v6.s[0]
    fmla v26.4s, v18.4s, v6.s[0]
    fmla v25.4s, v17.4s, v1.s[0]
    fmla v24.4s, v18.4s, v1.s[0]
    cbnz x3, .Lloop_1033
.Lloop_end_1032:
    lsr x3, x0, #2
    ubfx x0, x0, #0, #2
    cbz x3, .Lloop_end_1034
.Lloop_1035:
    ldp q0, q1, [x1]
    prfm pldl1keep, [x1, #56]
    add x1, x1, x6, lsl #2
    sub x3, x3, #1
    prfm pldl1keep, [x1, #56]
    str q0, [x12]
    str q1, [x12, #16]
    ldp q16, q17, [x1]
    ldr s2, [x2]
    add x1, x1, x6, lsl #2
    ldr s3, [x2, #16]
    ldr s4, [x2, #32]
    ldr s5, [x2, #48]
    ldr s6, [x2, #64]
    ldr s7, [x2, #80]
    prfm pldl1keep, [x1, #56]
    fmla v13.4s, v0.4s, v2.s[0]
    fmla v12.4s, v1.4s, v2.s[0]
    ldr s2, [x2, #96]
    str q16, [x12, #32]
    str q17, [x12, #48]
    fmla v11.4s, v0.4s, v3.s[0]
    fmla v10.4s, v1.4s, v3.s[0]
    ldr s3, [x2, #4]
    fmla v9.4s, v0.4s, v4.s[0]
    fmla v8.4s, v1.4s, v4.s[0]
    ldr s4, [x2, #20]
    fmla v31.4s, v0.4s, v5.s[0]
    fmla v30.4s, v1.4s, v5.s[0]
    ldr s5, [x2, #36]
    fmla v29.4s, v0.4s, v6.s[0]
    fmla v28.4s, v1.4s, v6.s[0]
    ldr s6, [x2, #52]
    fmla v27.4s, v0.4s, v7.s[0]
    fmla v26.4s, v1.4s, v7.s[0]
    ldr s7, [x2, #68]
    fmla v25.4s, v0.4s, v2.s[0]
    ldr s0, [x2, #84]
    fmla v24.4s, v1.4s, v2.s[0]
    ldp q18, q19, [x1]
    add x1, x1, x6, lsl #2
    fmla v13.4s, v16.4s, v3.s[0]
    fmla v12.4s, v17.4s, v3.s[0]
    ldr s1, [x2, #100]
    fmla v11.4s, v16.4s, v4.s[0]
    fmla v10.4s, v17.4s, v4.s[0]
    prfm pldl1keep, [x1, #56]
    fmla v9.4s, v16.4s, v5.s[0]
    fmla v8.4s, v17.4s, v5.s[0]
    fmla v31.4s, v16.4s, v6.s[0]
    fmla v30.4s, v17.4s, v6.s[0]
    str q18, [x12, #64]
    str q19, [x12, #80]
    fmla v29.4s, v16.4s, v7.s[0]
    fmla v28.4s, v17.4s, v7.s[0]
    ldp q6, q7, [x1]
    ldr s2, [x2, #8]
    fmla v27.4s, v16.4s, v0.s[0]
    fmla v26.4s, v17.4s, v0.s[0]
    ldr s0, [x2, #24]
    fmla v25.4s, v16.4s, v1.s[0]
    fmla v24.4s, v17.4s, v1.s[0]
    add x1, x1, x6, lsl #2
    ldr s1, [x2, #40]
    ldr s3, [x2, #56]
    ldr s4, [x2, #72]
    ldr s5, [x2, #88]
    fmla v13.4s, v18.4s, v2.s[0]
    fmla v12.4s, v19.4s, v2.s[0]
    ldr s2, [x2, #104]
    str q6, [x12, #96]
    str q7, [x12, #112]
    fmla v11.4s, v18.4s, v0.s[0]
    fmla v10.4s, v19.4s, v0.s[0]
    ldr s0, [x2, #12]
    fmla v9.4s, v18.4s, v1.s[0]
    fmla v8.4s, v19.4s, v1.s[0]
    ldr s1, [x2, #28]
    fmla v31.4s, v18.4s, v3.s[0]
    fmla v30.4s, v19.4s, v3.s[0]
    ldr s3, [x2, #44]
    add x12, x12, #128
    fmla v29.4s, v18.4s, v4.s[0]
    fmla v28.4s, v19.4s, v4.s[0]
    ldr s4, [x2, #60]
    fmla v27.4s, v18.4s, v5.s[0]
    fmla v26.4s, v19.4s, v5.s[0]
    ldr s5, [x2, #76]
    fmla v25.4s, v18.4s, v2.s[0]
    ldr s16, [x2, #92]
    fmla v24.4s, v19.4s, v2.s[0]
    ldr s2, [x2, #108]
    fmla v13.4s, v6.4s, v0.s[0]
    fmla v12.4s, v7.4s, v0.s[0]
    add x2, x2, #128
    fmla v11.4s, v6.4s, v1.s[0]
    fmla v10.4s, v7.4s, v1.s[0]
    fmla v9.4s, v6.4s, v3.s[0]
    fmla v8.4s, v7.4s, v3.s[0]
    fmla v31.4s, v6.4s, v4.s[0]
    fmla v30.4s, v7.4s, v4.s[0]
    fmla v29.4s, v6.4s, v5.s[0]
    fmla v28.4s, v7.4s, v5.s[0]
    fmla v27.4s, v6.4s, v16.s[0]
    fmla v26.4s, v7.4s, v16.s[0]
    fmla v25.4s, v6.4s, v2.s[0]
    fmla v24.4s, v7.4s, v2.s[0]
    cbnz x3, .Lloop_1035
.Lloop_end_1034:
    cbz x0, .Lloop_end_1036
.Lloop_1037:
    ldp q0, q1, [x1]
    sub x0, x0, #1
    prfm pldl1keep, [x1, #56]
    add x1, x1, x6, lsl #2
    str q0, [x12]
    str q1, [x12, #16]
    add x12, x12, #32
    ldr s2, [x2]
    ldr s3, [x2, #16]
    ldr s4, [x2, #32]
    ldr s5, [x2, #48]
    ldr s6, [x2, #64]
    ldr s7, [x2, #80]
    ldr s16, [x2, #96]
    add x2, x2, #4
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
    cbnz x0, .Lloop_1037
.Lloop_end_1036:
    add x11, x11, #32
.Lend_1031:
    ldr x0, [x7, #16]
    ldr x1, [x7]
    cbnz x0, .Lotherwise_1038
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
    fadd v13.4s, v13.4s, v0.4s
    fadd v12.4s, v12.4s, v1.4s
    ldp q0, q1, [x0]
    add x0, x0, x1, lsl #2
    fadd v11.4s, v11.4s, v2.4s
    fadd v10.4s, v10.4s, v3.4s
    ldp q2, q3, [x0]
    fadd v9.4s, v9.4s, v4.4s
    fadd v8.4s, v8.4s, v5.4s
    fadd v31.4s, v31.4s, v6.4s
    fadd v30.4s, v30.4s, v7.4s
    fadd v29.4s, v29.4s, v16.4s
    fadd v28.4s, v28.4s, v17.4s
    fadd v27.4s, v27.4s, v0.4s
    fadd v26.4s, v26.4s, v1.4s
    fadd v25.4s, v25.4s, v2.4s
    fadd v24.4s, v24.4s, v3.4s
    b .Lend_1039
.Lotherwise_1038:
.Lend_1039:
    mov x0, x8
    sub x5, x5, #1
    ldr s0, [x7, #40]
    add x8, x8, #32
    dup v0.4s, v0.s[0]
    fmax v1.4s, v0.4s, v13.4s
    fmax v2.4s, v0.4s, v12.4s
    fmax v3.4s, v0.4s, v11.4s
    fmax v4.4s, v0.4s, v10.4s
    fmax v5.4s, v0.4s, v9.4s
    fmax v6.4s, v0.4s, v8.4s
    str q1, [x0]
    str q2, [x0, #16]
    add x0, x0, x1, lsl #2
    fmax v1.4s, v0.4s, v31.4s
    fmax v2.4s, v0.4s, v30.4s
    str q3, [x0]
    str q4, [x0, #16]
    add x0, x0, x1, lsl #2
    fmax v3.4s, v0.4s, v29.4s
    fmax v4.4s, v0.4s, v28.4s
    str q5, [x0]
    str q6, [x0, #16]
    add x0, x0, x1, lsl #2
    fmax v5.4s, v0.4s, v27.4s
    fmax v6.4s, v0.4s, v26.4s
    str q1, [x0]
    str q2, [x0, #16]
    add x0, x0, x1, lsl #2
    fmax v1.4s, v0.4s, v25.4s
    fmax v0.4s, v0.4s, v24.4s
    str q3, [x0]
    str q4, [x0, #16]
    add x0, x0, x1, lsl #2
    str q5, [x0]
    str q6, [x0, #16]
    add x0, x0, x1, lsl #2
    str q1, [x0]
    str q0, [x0, #16]
    cbnz x5, .Lloop_1021
.Lloop_end_1020:
    ldr x0, [x7, #8]
    ubfx x0, x0, #0, #3
    cbnz x0, .Lotherwise_1040
    b .Lend_1041
.Lotherwise_1040:
    sub x0, x0, #1
    lsr x0, x0, #2
    cbnz x0, .Lotherwise_1042
    ldr x0, [x7, #16]
    movi v21.4s, #0
    movi v22.4s, #0
    movi v23.4s, #0
    movi v24.4s, #0
    movi v25.4s, #0
    movi v26.4s, #0
    movi v27.4s, #0
    cbnz x0, .Lotherwise_1043
    b .Lend_1044
.Lotherwise_1043:
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
    mov v21.16b, v3.16b
    mov v22.16b, v4.16b
    mov v23.16b, v5.16b
    mov v24.16b, v0.16b
    mov v25.16b, v6.16b
    mov v26.16b, v1.16b
    mov v27.16b, v2.16b
.Lend_1044:
    ldr x0, [x7, #24]
    lsr x1, x9, #4
    ubfx x2, x9, #0, #4
    cbz x1, .Lloop_end_1045
.Lloop_1046:
    ld1 {v4.4s, v5.4s, v6.4s, v7.4s}, [x10], #64
    ldr q16, [x11]
    add x3, x11, x0, lsl #2
    sub x1, x1, #1
    ldp q17, q18, [x10], #32
    ldr q19, [x10], #32
    ldr q20, [x11, #32]
    ldr q28, [x11, #64]
    ldr q29, [x11, #96]
    ld1 {v0.4s, v1.4s, v2.4s, v3.4s}, [x10], #64
    fmla v21.4s, v16.4s, v4.s[0]
    fmla v22.4s, v16.4s, v5.s[0]
    ldp q30, q31, [x10], #32
    fmla v23.4s, v16.4s, v6.s[0]
    fmla v24.4s, v16.4s, v7.s[0]
    fmla v25.4s, v16.4s, v17.s[0]
    fmla v26.4s, v16.4s, v18.s[0]
    prfm pldl1keep, [x3]
    fmla v27.4s, v16.4s, v19.s[0]
    fmla v21.4s, v20.4s, v4.s[1]
    ldr q10, [x11, #128]
    prfm pldl1keep, [x3, #32]
    fmla v22.4s, v20.4s, v5.s[1]
    fmla v23.4s, v20.4s, v6.s[1]
    prfm pldl1keep, [x3, #64]
    prfm pldl1keep, [x3, #96]
    fmla v24.4s, v20.4s, v7.s[1]
    fmla v25.4s, v20.4s, v17.s[1]
    prfm pldl1keep, [x3, #128]
    prfm pldl1keep, [x3, #160]
    fmla v26.4s, v20.4s, v18.s[1]
    fmla v27.4s, v20.4s, v19.s[1]
    ldr q8, [x10], #32
    prfm pldl1keep, [x3, #192]
    fmla v21.4s, v28.4s, v4.s[2]
    fmla v22.4s, v28.4s, v5.s[2]
    prfm pldl1keep, [x3, #224]
    prfm pldl1keep, [x3, #256]
    fmla v23.4s, v28.4s, v6.s[2]
    fmla v24.4s, v28.4s, v7.s[2]
    prfm pldl1keep, [x3, #288]
    prfm pldl1keep, [x3, #320]
    fmla v25.4s, v28.4s, v17.s[2]
    fmla v26.4s, v28.4s, v18.s[2]
    prfm pldl1keep, [x3, #352]
    prfm pldl1keep, [x3, #384]
    fmla v27.4s, v28.4s, v19.s[2]
    ldr q20, [x11, #160]
    fmla v21.4s, v29.4s, v4.s[3]
    ldr q4, [x11, #192]
    fmla v22.4s, v29.4s, v5.s[3]
    fmla v23.4s, v29.4s, v6.s[3]
    ldr q28, [x11, #224]
    ldr q11, [x11, #256]
    fmla v24.4s, v29.4s, v7.s[3]
    fmla v25.4s, v29.4s, v17.s[3]
    ldr q16, [x11, #288]
    ldr q9, [x11, #320]
    fmla v26.4s, v29.4s, v18.s[3]
    fmla v27.4s, v29.4s, v19.s[3]
    ldr q17, [x11, #352]
    ldr q18, [x11, #384]
    fmla v21.4s, v10.4s, v0.s[0]
    fmla v22.4s, v10.4s, v1.s[0]
    ldr q19, [x11, #416]
    prfm pldl1keep, [x3, #416]
    fmla v23.4s, v10.4s, v2.s[0]
    fmla v24.4s, v10.4s, v3.s[0]
    prfm pldl1keep, [x3, #448]
    prfm pldl1keep, [x3, #480]
    fmla v25.4s, v10.4s, v30.s[0]
    fmla v26.4s, v10.4s, v31.s[0]
    fmla v27.4s, v10.4s, v8.s[0]
    fmla v21.4s, v20.4s, v0.s[1]
    ldr q29, [x11, #448]
    fmla v22.4s, v20.4s, v1.s[1]
    fmla v23.4s, v20.4s, v2.s[1]
    fmla v24.4s, v20.4s, v3.s[1]
    fmla v25.4s, v20.4s, v30.s[1]
    fmla v26.4s, v20.4s, v31.s[1]
    fmla v27.4s, v20.4s, v8.s[1]
    ldr q20, [x11, #480]
    add x11, x11, #512
    fmla v21.4s, v4.4s, v0.s[2]
    fmla v22.4s, v4.4s, v1.s[2]
    fmla v23.4s, v4.4s, v2.s[2]
    fmla v24.4s, v4.4s, v3.s[2]
    fmla v25.4s, v4.4s, v30.s[2]
    fmla v26.4s, v4.4s, v31.s[2]
    fmla v27.4s, v4.4s, v8.s[2]
    fmla v21.4s, v28.4s, v0.s[3]
    fmla v22.4s, v28.4s, v1.s[3]
    fmla v23.4s, v28.4s, v2.s[3]
    ld1 {v4.4s, v5.4s, v6.4s, v7.4s}, [x10], #64
    fmla v24.4s, v28.4s, v3.s[3]
    fmla v25.4s, v28.4s, v30.s[3]
    ldp q30, q10, [x10], #32
    fmla v26.4s, v28.4s, v31.s[3]
    fmla v27.4s, v28.4s, v8.s[3]
    ldr q28, [x10], #32
    fmla v21.4s, v11.4s, v4.s[0]
    fmla v22.4s, v11.4s, v5.s[0]
    fmla v23.4s, v11.4s, v6.s[0]
    fmla v24.4s, v11.4s, v7.s[0]
    fmla v25.4s, v11.4s, v30.s[0]
    fmla v26.4s, v11.4s, v10.s[0]
    fmla v27.4s, v11.4s, v28.s[0]
    fmla v21.4s, v16.4s, v4.s[1]
    fmla v22.4s, v16.4s, v5.s[1]
    fmla v23.4s, v16.4s, v6.s[1]
    fmla v24.4s, v16.4s, v7.s[1]
    fmla v25.4s, v16.4s, v30.s[1]
    fmla v26.4s, v16.4s, v10.s[1]
    fmla v27.4s, v16.4s, v28.s[1]
    ld1 {v0.4s, v1.4s, v2.4s, v3.4s}, [x10], #64
    fmla v21.4s, v9.4s, v4.s[2]
    fmla v22.4s, v9.4s, v5.s[2]
    fmla v23.4s, v9.4s, v6.s[2]
    fmla v24.4s, v9.4s, v7.s[2]
    fmla v25.4s, v9.4s, v30.s[2]
    fmla v26.4s, v9.4s, v10.s[2]
    fmla v27.4s, v9.4s, v28.s[2]
    fmla v21.4s, v17.4s, v4.s[3]
    ldp q4, q16, [x10], #32
    fmla v22.4s, v17.4s, v5.s[3]
    ldr q5, [x10], #32
    fmla v23.4s, v17.4s, v6.s[3]
    fmla v24.4s, v17.4s, v7.s[3]
    fmla v25.4s, v17.4s, v30.s[3]
    fmla v26.4s, v17.4s, v10.s[3]
    fmla v27.4s, v17.4s, v28.s[3]
    fmla v21.4s, v18.4s, v0.s[0]
    fmla v22.4s, v18.4s, v1.s[0]
    fmla v23.4s, v18.4s, v2.s[0]
    fmla v24.4s, v18.4s, v3.s[0]
    fmla v25.4s, v18.4s, v4.s[0]
    fmla v26.4s, v18.4s, v16.s[0]
    fmla v27.4s, v18.4s, v5.s[0]
    fmla v21.4s, v19.4s, v0.s[1]
    fmla v22.4s, v19.4s, v1.s[1]
    fmla v23.4s, v19.4s, v2.s[1]
    fmla v24.4s, v19.4s, v3.s[1]
    fmla v25.4s, v19.4s, v4.s[1]
    fmla v26.4s, v19.4s, v16.s[1]
    fmla v27.4s, v19.4s, v5.s[1]
    fmla v21.4s, v29.4s, v0.s[2]
    fmla v22.4s, v29.4s, v1.s[2]
    fmla v23.4s, v29.4s, v2.s[2]
    fmla v24.4s, v29.4s, v3.s[2]
    fmla v25.4s, v29.4s, v4.s[2]
    fmla v26.4s, v29.4s, v16.s[2]
    fmla v27.4s, v29.4s, v5.s[2]
    fmla v21.4s, v20.4s, v0.s[3]
    fmla v22.4s, v20.4s, v1.s[3]
    fmla v23.4s, v20.4s, v2.s[3]
    fmla v24.4s, v20.4s, v3.s[3]
    fmla v25.4s, v20.4s, v4.s[3]
    fmla v26.4s, v20.4s, v16.s[3]
    fmla v27.4s, v20.4s, v5.s[3]
    cbnz x1, .Lloop_1046
.Lloop_end_1045:
    lsr x1, x2, #2
    ubfx x2, x2, #0, #2
    cbz x1, .Lloop_end_1047
.Lloop_1048:
    ld1 {v0.4s, v1.4s, v2.4s, v3.4s}, [x10], #64
    ldr q4, [x11]
    add x3, x11, x0, lsl #2
    sub x1, x1, #1
    ldp q5, q6, [x10], #32
    ldr q7, [x10], #32
    ldr q16, [x11, #32]
    ldr q17, [x11, #64]
    ldr q18, [x11, #96]
    prfm pldl1keep, [x3]
    add x11, x11, #128
    fmla v21.4s, v4.4s, v0.s[0]
    fmla v22.4s, v4.4s, v1.s[0]
    prfm pldl1keep, [x3, #32]
    prfm pldl1keep, [x3, #64]
    fmla v23.4s, v4.4s, v2.s[0]
    fmla v24.4s, v4.4s, v3.s[0]
    prfm pldl1keep, [x3, #96]
    fmla v25.4s, v4.4s, v5.s[0]
    fmla v26.4s, v4.4s, v6.s[0]
    fmla v27.4s, v4.4s, v7.s[0]
    fmla v21.4s, v16.4s, v0.s[1]
    fmla v22.4s, v16.4s, v1.s[1]
    fmla v23.4s, v16.4s, v2.s[1]
    fmla v24.4s, v16.4s, v3.s[1]
    fmla v25.4s, v16.4s, v5.s[1]
    fmla v26.4s, v16.4s, v6.s[1]
    fmla v27.4s, v16.4s, v7.s[1]
    fmla v21.4s, v17.4s, v0.s[2]
    fmla v22.4s, v17.4s, v1.s[2]
    fmla v23.4s, v17.4s, v2.s[2]
    fmla v24.4s, v17.4s, v3.s[2]
    fmla v25.4s, v17.4s, v5.s[2]
    fmla v26.4s, v17.4s, v6.s[2]
    fmla v27.4s, v17.4s, v7.s[2]
    fmla v21.4s, v18.4s, v0.s[3]
    fmla v22.4s, v18.4s, v1.s[3]
    fmla v23.4s, v18.4s, v2.s[3]
    fmla v24.4s, v18.4s, v3.s[3]
    fmla v25.4s, v18.4s, v5.s[3]
    fmla v26.4s, v18.4s, v6.s[3]
    fmla v27.4s, v18.4s, v7.s[3]
    cbnz x1, .Lloop_1048
.Lloop_end_1047:
    cbz x2, .Lloop_end_1049
.Lloop_1050:
    ldr q0, [x11]
    ldr s1, [x10]
    add x1, x11, x0, lsl #2
    sub x2, x2, #1
    ldr s2, [x10, #16]
    ldr s3, [x10, #32]
    add x11, x11, #32
    ldr s4, [x10, #48]
    ldr s5, [x10, #64]
    ldr s6, [x10, #80]
    ldr s7, [x10, #96]
    add x10, x10, #4
    prfm pldl1keep, [x1]
    fmla v21.4s, v0.4s, v1.s[0]
    fmla v22.4s, v0.4s, v2.s[0]
    fmla v23.4s, v0.4s, v3.s[0]
    fmla v24.4s, v0.4s, v4.s[0]
    fmla v25.4s, v0.4s, v5.s[0]
    fmla v26.4s, v0.4s, v6.s[0]
    fmla v27.4s, v0.4s, v7.s[0]
    cbnz x2, .Lloop_1050
.Lloop_end_1049:
    ldr x0, [x7, #8]
    ldr x1, [x7, #16]
    mov w2, #4
    mov w3, #1
    ldr x4, [x7]
    ubfx x0, x0, #0, #3
    cmp x0, x2
    csel x0, x0, x2, ls
    lsl x0, x3, x0
    sub x2, x0, #1
    cbnz x1, .Lotherwise_1051
    ubfx x0, x2, #0, #4
    mov x1, x8
    cmp x0, #15
    bne .Lotherwise_1052
    ldr q0, [x1]
    b .Lend_1053
.Lotherwise_1052:
    movi v0.4s, #0
    tst x2, #1
    beq .Lotherwise_1054
    ld1 {v0.s}[0], [x1]
.Lotherwise_1054:
    tst x2, #2
    beq .Lotherwise_1055
    add x0, x1, #4
    ld1 {v0.s}[1], [x0]
.Lotherwise_1055:
    tst x2, #4
    beq .Lotherwise_1056
    add x0, x1, #8
    ld1 {v0.s}[2], [x0]
.Lotherwise_1056:
    tst x2, #8
    beq .Lotherwise_1057
    add x0, x1, #12
    ld1 {v0.s}[3], [x0]
.Lotherwise_1057:
.Lend_1053:
    ubfx x0, x2, #0, #4
    fadd v21.4s, v21.4s, v0.4s
    add x1, x1, x4, lsl #2
    cmp x0, #15
    bne .Lotherwise_1058
    ldr q0, [x1]
    b .Lend_1059
.Lotherwise_1058:
    movi v0.4s, #0
    tst x2, #1
    beq .Lotherwise_1060
    ld1 {v0.s}[0], [x1]
.Lotherwise_1060:
    tst x2, #2
    beq .Lotherwise_1061
    add x0, x1, #4
    ld1 {v0.s}[1], [x0]
.Lotherwise_1061:
    tst x2, #4
    beq .Lotherwise_1062
    add x0, x1, #8
    ld1 {v0.s}[2], [x0]
.Lotherwise_1062:
    tst x2, #8
    beq .Lotherwise_1063
    add x0, x1, #12
    ld1 {v0.s}[3], [x0]
.Lotherwise_1063:
.Lend_1059:
    ubfx x0, x2, #0, #4
    fadd v22.4s, v22.4s, v0.4s
    add x1, x1, x4, lsl #2
    cmp x0, #15
    bne .Lotherwise_1064
    ldr q0, [x1]
    b .Lend_1065
.Lotherwise_1064:
    movi v0.4s, #0
    tst x2, #1
    beq .Lotherwise_1066
    ld1 {v0.s}[0], [x1]
.Lotherwise_1066:
    tst x2, #2
    beq .Lotherwise_1067
    add x0, x1, #4
    ld1 {v0.s}[1], [x0]
.Lotherwise_1067:
    tst x2, #4
    beq .Lotherwise_1068
    add x0, x1, #8
    ld1 {v0.s}[2], [x0]
.Lotherwise_1068:
    tst x2, #8
    beq .Lotherwise_1069
    add x0, x1, #12
    ld1 {v0.s}[3], [x0]
.Lotherwise_1069:
.Lend_1065:
    ubfx x0, x2, #0, #4
    fadd v23.4s, v23.4s, v0.4s
    add x1, x1, x4, lsl #2
    cmp x0, #15
    bne .Lotherwise_1070
    ldr q0, [x1]
    b .Lend_1071
.Lotherwise_1070:
    movi v0.4s, #0
    tst x2, #1
    beq .Lotherwise_1072
    ld1 {v0.s}[0], [x1]
.Lotherwise_1072:
    tst x2, #2
    beq .Lotherwise_1073
    add x0, x1, #4
    ld1 {v0.s}[1], [x0]
.Lotherwise_1073:
    tst x2, #4
    beq .Lotherwise_1074
    add x0, x1, #8
    ld1 {v0.s}[2], [x0]
.Lotherwise_1074:
    tst x2, #8
    beq .Lotherwise_1075
    add x0, x1, #12
    ld1 {v0.s}[3], [x0]
.Lotherwise_1075:
.Lend_1071:
    ubfx x0, x2, #0, #4
    fadd v24.4s, v24.4s, v0.4s
    add x1, x1, x4, lsl #2
    cmp x0, #15
    bne .Lotherwise_1076
    ldr q0, [x1]
    b .Lend_1077
.Lotherwise_1076:
    movi v0.4s, #0
    tst x2, #1
    beq .Lotherwise_1078
    ld1 {v0.s}[0], [x1]
.Lotherwise_1078:
    tst x2, #2
    beq .Lotherwise_1079
    add x0, x1, #4
    ld1 {v0.s}[1], [x0]
.Lotherwise_1079:
    tst x2, #4
    beq .Lotherwise_1080
    add x0, x1, #8
    ld1 {v0.s}[2], [x0]
.Lotherwise_1080:
    tst x2, #8
    beq .Lotherwise_1081
    add x0, x1, #12
    ld1 {v0.s}[3], [x0]
.Lotherwise_1081:
.Lend_1077:
    ubfx x0, x2, #0, #4
    fadd v25.4s, v25.4s, v0.4s
    add x1, x1, x4, lsl #2
    cmp x0, #15
    bne .Lotherwise_1082
    ldr q0, [x1]
    b .Lend_1083
.Lotherwise_1082:
    movi v0.4s, #0
    tst x2, #1
    beq .Lotherwise_1084
    ld1 {v0.s}[0], [x1]
.Lotherwise_1084:
    tst x2, #2
    beq .Lotherwise_1085
    add x0, x1, #4
    ld1 {v0.s}[1], [x0]
.Lotherwise_1085:
    tst x2, #4
    beq .Lotherwise_1086
    add x0, x1, #8
    ld1 {v0.s}[2], [x0]
.Lotherwise_1086:
    tst x2, #8
    beq .Lotherwise_1087
    add x0, x1, #12
    ld1 {v0.s}[3], [x0]
.Lotherwise_1087:
.Lend_1083:
    ubfx x0, x2, #0, #4
    fadd v26.4s, v26.4s, v0.4s
    add x1, x1, x4, lsl #2
    cmp x0, #15
    bne .Lotherwise_1088
    ldr q0, [x1]
    b .Lend_1089
.Lotherwise_1088:
    movi v0.4s, #0
    tst x2, #1
    beq .Lotherwise_1090
    ld1 {v0.s}[0], [x1]
.Lotherwise_1090:
    tst x2, #2
    beq .Lotherwise_1091
    add x0, x1, #4
    ld1 {v0.s}[1], [x0]
.Lotherwise_1091:
    tst x2, #4
    beq .Lotherwise_1092
    add x0, x1, #8
    ld1 {v0.s}[2], [x0]
.Lotherwise_1092:
    tst x2, #8
    beq .Lotherwise_1093
    add x0, x1, #12
    ld1 {v0.s}[3], [x0]
.Lotherwise_1093:
.Lend_1089:
    fadd v27.4s, v27.4s, v0.4s
    b .Lend_1094
.Lotherwise_1051:
.Lend_1094:
    ubfx x0, x2, #0, #4
    ldr s0, [x7, #40]
    dup v0.4s, v0.s[0]
    fmax v1.4s, v0.4s, v21.4s
    cmp x0, #15
    bne .Lotherwise_1095
    str q1, [x8]
    b .Lend_1096
.Lotherwise_1095:
    tst x2, #1
    beq .Lotherwise_1097
    st1 {v1.s}[0], [x8]
.Lotherwise_1097:
    tst x2, #2
    beq .Lotherwise_1098
    add x0, x8, #4
    st1 {v1.s}[1], [x0]
.Lotherwise_1098:
    tst x2, #4
    beq .Lotherwise_1099
    add x0, x8, #8
    st1 {v1.s}[2], [x0]
.Lotherwise_1099:
    tst x2, #8
    beq .Lotherwise_1100
    add x0, x8, #12
    st1 {v1.s}[3], [x0]
.Lotherwise_1100:
.Lend_1096:
    ubfx x0, x2, #0, #4
    add x8, x8, x4, lsl #2
    fmax v1.4s, v0.4s, v22.4s
    cmp x0, #15
    bne .Lotherwise_1101
    str q1, [x8]
    b .Lend_1102
.Lotherwise_1101:
    tst x2, #1
    beq .Lotherwise_1103
    st1 {v1.s}[0], [x8]
.Lotherwise_1103:
    tst x2, #2
    beq .Lotherwise_1104
    add x0, x8, #4
    st1 {v1.s}[1], [x0]
.Lotherwise_1104:
    tst x2, #4
    beq .Lotherwise_1105
    add x0, x8, #8
    st1 {v1.s}[2], [x0]
.Lotherwise_1105:
    tst x2, #8
    beq .Lotherwise_1106
    add x0, x8, #12
    st1 {v1.s}[3], [x0]
.Lotherwise_1106:
.Lend_1102:
    ubfx x0, x2, #0, #4
    add x8, x8, x4, lsl #2
    fmax v1.4s, v0.4s, v23.4s
    cmp x0, #15
    bne .Lotherwise_1107
    str q1, [x8]
    b .Lend_1108
.Lotherwise_1107:
    tst x2, #1
    beq .Lotherwise_1109
    st1 {v1.s}[0], [x8]
.Lotherwise_1109:
    tst x2, #2
    beq .Lotherwise_1110
    add x0, x8, #4
    st1 {v1.s}[1], [x0]
.Lotherwise_1110:
    tst x2, #4
    beq .Lotherwise_1111
    add x0, x8, #8
    st1 {v1.s}[2], [x0]
.Lotherwise_1111:
    tst x2, #8
    beq .Lotherwise_1112
    add x0, x8, #12
    st1 {v1.s}[3], [x0]
.Lotherwise_1112:
.Lend_1108:
    ubfx x0, x2, #0, #4
    add x8, x8, x4, lsl #2
    fmax v1.4s, v0.4s, v24.4s
    cmp x0, #15
    bne .Lotherwise_1113
    str q1, [x8]
    b .Lend_1114
.Lotherwise_1113:
    tst x2, #1
    beq .Lotherwise_1115
    st1 {v1.s}[0], [x8]
.Lotherwise_1115:
    tst x2, #2
    beq .Lotherwise_1116
    add x0, x8, #4
    st1 {v1.s}[1], [x0]
.Lotherwise_1116:
    tst x2, #4
    beq .Lotherwise_1117
    add x0, x8, #8
    st1 {v1.s}[2], [x0]
.Lotherwise_1117:
    tst x2, #8
    beq .Lotherwise_1118
    add x0, x8, #12
    st1 {v1.s}[3], [x0]
.Lotherwise_1118:
.Lend_1114:
    ubfx x0, x2, #0, #4
    add x8, x8, x4, lsl #2
    fmax v1.4s, v0.4s, v25.4s
    cmp x0, #15
    bne .Lotherwise_1119
    str q1, [x8]
    b .Lend_1120
.Lotherwise_1119:
    tst x2, #1
    beq .Lotherwise_1121
    st1 {v1.s}[0], [x8]
.Lotherwise_1121:
    tst x2, #2
    beq .Lotherwise_1122
    add x0, x8, #4
    st1 {v1.s}[1], [x0]
.Lotherwise_1122:
    tst x2, #4
    beq .Lotherwise_1123
    add x0, x8, #8
    st1 {v1.s}[2], [x0]
.Lotherwise_1123:
    tst x2, #8
    beq .Lotherwise_1124
    add x0, x8, #12
    st1 {v1.s}[3], [x0]
.Lotherwise_1124:
.Lend_1120:
    ubfx x0, x2, #0, #4
    add x8, x8, x4, lsl #2
    fmax v1.4s, v0.4s, v26.4s
    cmp x0, #15
    bne .Lotherwise_1125
    str q1, [x8]
    b .Lend_1126
.Lotherwise_1125:
    tst x2, #1
    beq .Lotherwise_1127
    st1 {v1.s}[0], [x8]
.Lotherwise_1127:
    tst x2, #2
    beq .Lotherwise_1128
    add x0, x8, #4
    st1 {v1.s}[1], [x0]
.Lotherwise_1128:
    tst x2, #4
    beq .Lotherwise_1129
    add x0, x8, #8
    st1 {v1.s}[2], [x0]
.Lotherwise_1129:
    tst x2, #8
    beq .Lotherwise_1130
    add x0, x8, #12
    st1 {v1.s}[3], [x0]
.Lotherwise_1130:
.Lend_1126:
    ubfx x0, x2, #0, #4
    add x8, x8, x4, lsl #2
    fmax v0.4s, v0.4s, v27.4s
    cmp x0, #15
    bne .Lotherwise_1131
    str q0, [x8]
    b .Lend_1132
.Lotherwise_1131:
    tst x2, #1
    beq .Lotherwise_1133
    st1 {v0.s}[0], [x8]
.Lotherwise_1133:
    tst x2, #2
    beq .Lotherwise_1134
    add x0, x8, #4
    st1 {v0.s}[1], [x0]
.Lotherwise_1134:
    tst x2, #4
    beq .Lotherwise_1135
    add x0, x8, #8
    st1 {v0.s}[2], [x0]
.Lotherwise_1135:
    tst x2, #8
    beq .Lotherwise_1136
    add x0, x8, #12
    st1 {v0.s}[3], [x0]
.Lotherwise_1136:
.Lend_1132:
    b .Lend_1137
.Lotherwise_1042:
    ldr x0, [x7, #16]
    movi v13.4s, #0
    movi v12.4s, #0
    movi v11.4s, #0
    movi v10.4s, #0
    movi v9.4s, #0
    movi v8.4s, #0
    movi v31.4s, #0
    movi v30.4s, #0
    movi v29.4s, #0
    movi v28.4s, #0
    movi v27.4s, #0
    movi v26.4s, #0
    movi v25.4s, #0
    movi v24.4s, #0
    cbnz x0, .Lotherwise_1138
    b .Lend_1139
.Lotherwise_1138:
    ldr q0, [x0]
    ldr d1, [x0, #16]
    ldr s2, [x0, #24]
    dup v13.4s, v0.s[0]
    dup v11.4s, v0.s[1]
    dup v9.4s, v0.s[2]
    dup v31.4s, v0.s[3]
    dup v29.4s, v1.s[0]
    dup v27.4s, v1.s[1]
    dup v25.4s, v2.s[0]
    mov v12.16b, v13.16b
    mov v10.16b, v11.16b
    mov v8.16b, v9.16b
    mov v30.16b, v31.16b
    mov v28.16b, v29.16b
    mov v26.16b, v27.16b
    mov v24.16b, v25.16b
.Lend_1139:
    ldr x0, [x7, #24]
    lsr x1, x9, #4
    ubfx x2, x9, #0, #4
    cbz x1, .Lloop_end_1140
.Lloop_1141:
    ld1 {v4.4s, v5.4s, v6.4s, v7.4s}, [x10], #64
    add x3, x11, x0, lsl #2
    ld1 {v0.4s, v1.4s, v2.4s, v3.4s}, [x11], #64
    sub x1, x1, #1
    ldp q18, q16, [x10], #32
    prfm pldl1keep, [x3]
    prfm pldl1keep, [x3, #32]
    fmla v13.4s, v0.4s, v4.s[0]
    fmla v12.4s, v1.4s, v4.s[0]
    prfm pldl1keep, [x3, #64]
    prfm pldl1keep, [x3, #96]
    fmla v11.4s, v0.4s, v5.s[0]
    fmla v10.4s, v1.4s, v5.s[0]
    prfm pldl1keep, [x3, #128]
    prfm pldl1keep, [x3, #160]
    fmla v9.4s, v0.4s, v6.s[0]
    fmla v8.4s, v1.4s, v6.s[0]
    prfm pldl1keep, [x3, #192]
    prfm pldl1keep, [x3, #224]
    fmla v31.4s, v0.4s, v7.s[0]
    fmla v30.4s, v1.4s, v7.s[0]
    prfm pldl1keep, [x3, #256]
    prfm pldl1keep, [x3, #288]
    fmla v29.4s, v0.4s, v18.s[0]
    fmla v28.4s, v1.4s, v18.s[0]
    prfm pldl1keep, [x3, #320]
    prfm pldl1keep, [x3, #352]
    fmla v27.4s, v0.4s, v16.s[0]
    fmla v26.4s, v1.4s, v16.s[0]
    prfm pldl1keep, [x3, #384]
    prfm pldl1keep, [x3, #416]
    fmla v13.4s, v2.4s, v4.s[1]
    fmla v12.4s, v3.4s, v4.s[1]
    prfm pldl1keep, [x3, #448]
    prfm pldl1keep, [x3, #480]
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
    ldr q17, [x10], #32
    fmla v25.4s, v0.4s, v17.s[0]
    fmla v24.4s, v1.4s, v17.s[0]
    fmla v25.4s, v2.4s, v17.s[1]
    fmla v24.4s, v3.4s, v17.s[1]
    ld1 {v0.4s, v1.4s, v2.4s, v3.4s}, [x11], #64
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
    ld1 {v20.4s, v21.4s, v22.4s, v23.4s}, [x10], #64
    fmla v31.4s, v2.4s, v7.s[3]
    fmla v30.4s, v3.4s, v7.s[3]
    fmla v29.4s, v2.4s, v18.s[3]
    fmla v28.4s, v3.4s, v18.s[3]
    ldp q4, q6, [x10], #32
    fmla v27.4s, v2.4s, v16.s[3]
    fmla v26.4s, v3.4s, v16.s[3]
    ldr q5, [x10], #32
    fmla v25.4s, v2.4s, v17.s[3]
    fmla v24.4s, v3.4s, v17.s[3]
    ld1 {v0.4s, v1.4s, v2.4s, v3.4s}, [x11], #64
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
    ld1 {v0.4s, v1.4s, v2.4s, v3.4s}, [x11], #64
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
    ld1 {v16.4s, v17.4s, v18.4s, v19.4s}, [x10], #64
    fmla v31.4s, v2.4s, v23.s[3]
    fmla v30.4s, v3.4s, v23.s[3]
    fmla v29.4s, v2.4s, v4.s[3]
    fmla v28.4s, v3.4s, v4.s[3]
    ldp q22, q21, [x10], #32
    fmla v27.4s, v2.4s, v6.s[3]
    fmla v26.4s, v3.4s, v6.s[3]
    ldr q20, [x10], #32
    fmla v25.4s, v2.4s, v5.s[3]
    fmla v24.4s, v3.4s, v5.s[3]
    ld1 {v0.4s, v1.4s, v2.4s, v3.4s}, [x11], #64
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
    ld1 {v0.4s, v1.4s, v2.4s, v3.4s}, [x11], #64
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
    ld1 {v4.4s, v5.4s, v6.4s, v7.4s}, [x10], #64
    fmla v31.4s, v2.4s, v19.s[3]
    fmla v30.4s, v3.4s, v19.s[3]
    fmla v29.4s, v2.4s, v22.s[3]
    fmla v28.4s, v3.4s, v22.s[3]
    ldp q16, q17, [x10], #32
    fmla v27.4s, v2.4s, v21.s[3]
    fmla v26.4s, v3.4s, v21.s[3]
    ldr q18, [x10], #32
    fmla v25.4s, v2.4s, v20.s[3]
    fmla v24.4s, v3.4s, v20.s[3]
    ld1 {v0.4s, v1.4s, v2.4s, v3.4s}, [x11], #64
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
    ld1 {v0.4s, v1.4s, v2.4s, v3.4s}, [x11], #64
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
    cbnz x1, .Lloop_1141
.Lloop_end_1140:
    lsr x1, x2, #2
    ubfx x2, x2, #0, #2
    cbz x1, .Lloop_end_1142
.Lloop_1143:
    ld1 {v4.4s, v5.4s, v6.4s, v7.4s}, [x10], #64
    add x3, x11, x0, lsl #2
    ld1 {v0.4s, v1.4s, v2.4s, v3.4s}, [x11], #64
    sub x1, x1, #1
    ldp q16, q17, [x10], #32
    prfm pldl1keep, [x3]
    prfm pldl1keep, [x3, #32]
    fmla v13.4s, v0.4s, v4.s[0]
    fmla v12.4s, v1.4s, v4.s[0]
    prfm pldl1keep, [x3, #64]
    prfm pldl1keep, [x3, #96]
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
    ldr q18, [x10], #32
    fmla v25.4s, v0.4s, v18.s[0]
    fmla v24.4s, v1.4s, v18.s[0]
    fmla v25.4s, v2.4s, v18.s[1]
    fmla v24.4s, v3.4s, v18.s[1]
    ld1 {v0.4s, v1.4s, v2.4s, v3.4s}, [x11], #64
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
    cbnz x1, .Lloop_1143
.Lloop_end_1142:
    cbz x2, .Lloop_end_1144
.Lloop_1145:
    ldp q0, q1, [x11]
    ldr s2, [x10]
    add x1, x11, x0, lsl #2
    sub x2, x2, #1
    ldr s3, [x10, #16]
    add x11, x11, #32
    ldr s4, [x10, #32]
    ldr s5, [x10, #48]
    ldr s6, [x10, #64]
    ldr s7, [x10, #80]
    ldr s16, [x10, #96]
    prfm pldl1keep, [x1]
    add x10, x10, #4
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
    cbnz x2, .Lloop_1145
.Lloop_end_1144:
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
    cbnz x1, .Lotherwise_1146
    ubfx x0, x2, #0, #4
    mov x1, x8
    cmp x0, #15
    bne .Lotherwise_1147
    ldr q0, [x1]
    b .Lend_1148
.Lotherwise_1147:
    movi v0.4s, #0
    tst x2, #1
    beq .Lotherwise_1149
    ld1 {v0.s}[0], [x1]
.Lotherwise_1149:
    tst x2, #2
    beq .Lotherwise_1150
    add x0, x1, #4
    ld1 {v0.s}[1], [x0]
.Lotherwise_1150:
    tst x2, #4
    beq .Lotherwise_1151
    add x0, x1, #8
    ld1 {v0.s}[2], [x0]
.Lotherwise_1151:
    tst x2, #8
    beq .Lotherwise_1152
    add x0, x1, #12
    ld1 {v0.s}[3], [x0]
.Lotherwise_1152:
.Lend_1148:
    ubfx x0, x2, #4, #4
    fadd v13.4s, v13.4s, v0.4s
    cmp x0, #15
    bne .Lotherwise_1153
    ldr q0, [x1, #16]
    b .Lend_1154
.Lotherwise_1153:
    movi v0.4s, #0
    tst x2, #16
    beq .Lotherwise_1155
    add x0, x1, #16
    ld1 {v0.s}[0], [x0]
.Lotherwise_1155:
    tst x2, #32
    beq .Lotherwise_1156
    add x0, x1, #20
    ld1 {v0.s}[1], [x0]
.Lotherwise_1156:
    tst x2, #64
    beq .Lotherwise_1157
    add x0, x1, #24
    ld1 {v0.s}[2], [x0]
.Lotherwise_1157:
    tst x2, #128
    beq .Lotherwise_1158
    add x0, x1, #28
    ld1 {v0.s}[3], [x0]
.Lotherwise_1158:
.Lend_1154:
    ubfx x0, x2, #0, #4
    fadd v12.4s, v12.4s, v0.4s
    add x1, x1, x4, lsl #2
    cmp x0, #15
    bne .Lotherwise_1159
    ldr q0, [x1]
    b .Lend_1160
.Lotherwise_1159:
    movi v0.4s, #0
    tst x2, #1
    beq .Lotherwise_1161
    ld1 {v0.s}[0], [x1]
.Lotherwise_1161:
    tst x2, #2
    beq .Lotherwise_1162
    add x0, x1, #4
    ld1 {v0.s}[1], [x0]
.Lotherwise_1162:
    tst x2, #4
    beq .Lotherwise_1163
    add x0, x1, #8
    ld1 {v0.s}[2], [x0]
.Lotherwise_1163:
    tst x2, #8
    beq .Lotherwise_1164
    add x0, x1, #12
    ld1 {v0.s}[3], [x0]
.Lotherwise_1164:
.Lend_1160:
    ubfx x0, x2, #4, #4
    fadd v11.4s, v11.4s, v0.4s
    cmp x0, #15
    bne .Lotherwise_1165
    ldr q0, [x1, #16]
    b .Lend_1166
.Lotherwise_1165:
    movi v0.4s, #0
    tst x2, #16
    beq .Lotherwise_1167
    add x0, x1, #16
    ld1 {v0.s}[0], [x0]
.Lotherwise_1167:
    tst x2, #32
    beq .Lotherwise_1168
    add x0, x1, #20
    ld1 {v0.s}[1], [x0]
.Lotherwise_1168:
    tst x2, #64
    beq .Lotherwise_1169
    add x0, x1, #24
    ld1 {v0.s}[2], [x0]
.Lotherwise_1169:
    tst x2, #128
    beq .Lotherwise_1170
    add x0, x1, #28
    ld1 {v0.s}[3], [x0]
.Lotherwise_1170:
.Lend_1166:
    ubfx x0, x2, #0, #4
    fadd v10.4s, v10.4s, v0.4s
    add x1, x1, x4, lsl #2
    cmp x0, #15
    bne .Lotherwise_1171
    ldr q0, [x1]
    b .Lend_1172
.Lotherwise_1171:
    movi v0.4s, #0
    tst x2, #1
    beq .Lotherwise_1173
    ld1 {v0.s}[0], [x1]
.Lotherwise_1173:
    tst x2, #2
    beq .Lotherwise_1174
    add x0, x1, #4
    ld1 {v0.s}[1], [x0]
.Lotherwise_1174:
    tst x2, #4
    beq .Lotherwise_1175
    add x0, x1, #8
    ld1 {v0.s}[2], [x0]
.Lotherwise_1175:
    tst x2, #8
    beq .Lotherwise_1176
    add x0, x1, #12
    ld1 {v0.s}[3], [x0]
.Lotherwise_1176:
.Lend_1172:
    ubfx x0, x2, #4, #4
    fadd v9.4s, v9.4s, v0.4s
    cmp x0, #15
    bne .Lotherwise_1177
    ldr q0, [x1, #16]
    b .Lend_1178
.Lotherwise_1177:
    movi v0.4s, #0
    tst x2, #16
    beq .Lotherwise_1179
    add x0, x1, #16
    ld1 {v0.s}[0], [x0]
.Lotherwise_1179:
    tst x2, #32
    beq .Lotherwise_1180
    add x0, x1, #20
    ld1 {v0.s}[1], [x0]
.Lotherwise_1180:
    tst x2, #64
    beq .Lotherwise_1181
    add x0, x1, #24
    ld1 {v0.s}[2], [x0]
.Lotherwise_1181:
    tst x2, #128
    beq .Lotherwise_1182
    add x0, x1, #28
    ld1 {v0.s}[3], [x0]
.Lotherwise_1182:
.Lend_1178:
    ubfx x0, x2, #0, #4
    fadd v8.4s, v8.4s, v0.4s
    add x1, x1, x4, lsl #2
    cmp x0, #15
    bne .Lotherwise_1183
    ldr q0, [x1]
    b .Lend_1184
.Lotherwise_1183:
    movi v0.4s, #0
    tst x2, #1
    beq .Lotherwise_1185
    ld1 {v0.s}[0], [x1]
.Lotherwise_1185:
    tst x2, #2
    beq .Lotherwise_1186
    add x0, x1, #4
    ld1 {v0.s}[1], [x0]
.Lotherwise_1186:
    tst x2, #4
    beq .Lotherwise_1187
    add x0, x1, #8
    ld1 {v0.s}[2], [x0]
.Lotherwise_1187:
    tst x2, #8
    beq .Lotherwise_1188
    add x0, x1, #12
    ld1 {v0.s}[3], [x0]
.Lotherwise_1188:
.Lend_1184:
    ubfx x0, x2, #4, #4
    fadd v31.4s, v31.4s, v0.4s
    cmp x0, #15
    bne .Lotherwise_1189
    ldr q0, [x1, #16]
    b .Lend_1190
.Lotherwise_1189:
    movi v0.4s, #0
    tst x2, #16
    beq .Lotherwise_1191
    add x0, x1, #16
    ld1 {v0.s}[0], [x0]
.Lotherwise_1191:
    tst x2, #32
    beq .Lotherwise_1192
    add x0, x1, #20
    ld1 {v0.s}[1], [x0]
.Lotherwise_1192:
    tst x2, #64
    beq .Lotherwise_1193
    add x0, x1, #24
    ld1 {v0.s}[2], [x0]
.Lotherwise_1193:
    tst x2, #128
    beq .Lotherwise_1194
    add x0, x1, #28
    ld1 {v0.s}[3], [x0]
.Lotherwise_1194:
.Lend_1190:
    ubfx x0, x2, #0, #4
    fadd v30.4s, v30.4s, v0.4s
    add x1, x1, x4, lsl #2
    cmp x0, #15
    bne .Lotherwise_1195
    ldr q0, [x1]
    b .Lend_1196
.Lotherwise_1195:
    movi v0.4s, #0
    tst x2, #1
    beq .Lotherwise_1197
    ld1 {v0.s}[0], [x1]
.Lotherwise_1197:
    tst x2, #2
    beq .Lotherwise_1198
    add x0, x1, #4
    ld1 {v0.s}[1], [x0]
.Lotherwise_1198:
    tst x2, #4
    beq .Lotherwise_1199
    add x0, x1, #8
    ld1 {v0.s}[2], [x0]
.Lotherwise_1199:
    tst x2, #8
    beq .Lotherwise_1200
    add x0, x1, #12
    ld1 {v0.s}[3], [x0]
.Lotherwise_1200:
.Lend_1196:
    ubfx x0, x2, #4, #4
    fadd v29.4s, v29.4s, v0.4s
    cmp x0, #15
    bne .Lotherwise_1201
    ldr q0, [x1, #16]
    b .Lend_1202
.Lotherwise_1201:
    movi v0.4s, #0
    tst x2, #16
    beq .Lotherwise_1203
    add x0, x1, #16
    ld1 {v0.s}[0], [x0]
.Lotherwise_1203:
    tst x2, #32
    beq .Lotherwise_1204
    add x0, x1, #20
    ld1 {v0.s}[1], [x0]
.Lotherwise_1204:
    tst x2, #64
    beq .Lotherwise_1205
    add x0, x1, #24
    ld1 {v0.s}[2], [x0]
.Lotherwise_1205:
    tst x2, #128
    beq .Lotherwise_1206
    add x0, x1, #28
    ld1 {v0.s}[3], [x0]
.Lotherwise_1206:
.Lend_1202:
    ubfx x0, x2, #0, #4
    fadd v28.4s, v28.4s, v0.4s
    add x1, x1, x4, lsl #2
    cmp x0, #15
    bne .Lotherwise_1207
    ldr q0, [x1]
    b .Lend_1208
.Lotherwise_1207:
    movi v0.4s, #0
    tst x2, #1
    beq .Lotherwise_1209
    ld1 {v0.s}[0], [x1]
.Lotherwise_1209:
    tst x2, #2
    beq .Lotherwise_1210
    add x0, x1, #4
    ld1 {v0.s}[1], [x0]
.Lotherwise_1210:
    tst x2, #4
    beq .Lotherwise_1211
    add x0, x1, #8
    ld1 {v0.s}[2], [x0]
.Lotherwise_1211:
    tst x2, #8
    beq .Lotherwise_1212
    add x0, x1, #12
    ld1 {v0.s}[3], [x0]
.Lotherwise_1212:
.Lend_1208:
    ubfx x0, x2, #4, #4
    fadd v27.4s, v27.4s, v0.4s
    cmp x0, #15
    bne .Lotherwise_1213
    ldr q0, [x1, #16]
    b .Lend_1214
.Lotherwise_1213:
    movi v0.4s, #0
    tst x2, #16
    beq .Lotherwise_1215
    add x0, x1, #16
    ld1 {v0.s}[0], [x0]
.Lotherwise_1215:
    tst x2, #32
    beq .Lotherwise_1216
    add x0, x1, #20
    ld1 {v0.s}[1], [x0]
.Lotherwise_1216:
    tst x2, #64
    beq .Lotherwise_1217
    add x0, x1, #24
    ld1 {v0.s}[2], [x0]
.Lotherwise_1217:
    tst x2, #128
    beq .Lotherwise_1218
    add x0, x1, #28
    ld1 {v0.s}[3], [x0]
.Lotherwise_1218:
.Lend_1214:
    ubfx x0, x2, #0, #4
    fadd v26.4s, v26.4s, v0.4s
    add x1, x1, x4, lsl #2
    cmp x0, #15
    bne .Lotherwise_1219
    ldr q0, [x1]
    b .Lend_1220
.Lotherwise_1219:
    movi v0.4s, #0
    tst x2, #1
    beq .Lotherwise_1221
    ld1 {v0.s}[0], [x1]
.Lotherwise_1221:
    tst x2, #2
    beq .Lotherwise_1222
    add x0, x1, #4
    ld1 {v0.s}[1], [x0]
.Lotherwise_1222:
    tst x2, #4
    beq .Lotherwise_1223
    add x0, x1, #8
    ld1 {v0.s}[2], [x0]
.Lotherwise_1223:
    tst x2, #8
    beq .Lotherwise_1224
    add x0, x1, #12
    ld1 {v0.s}[3], [x0]
.Lotherwise_1224:
.Lend_1220:
    ubfx x0, x2, #4, #4
    fadd v25.4s, v25.4s, v0.4s
    cmp x0, #15
    bne .Lotherwise_1225
    ldr q0, [x1, #16]
    b .Lend_1226
.Lotherwise_1225:
    movi v0.4s, #0
    tst x2, #16
    beq .Lotherwise_1227
    add x0, x1, #16
    ld1 {v0.s}[0], [x0]
.Lotherwise_1227:
    tst x2, #32
    beq .Lotherwise_1228
    add x0, x1, #20
    ld1 {v0.s}[1], [x0]
.Lotherwise_1228:
    tst x2, #64
    beq .Lotherwise_1229
    add x0, x1, #24
    ld1 {v0.s}[2], [x0]
.Lotherwise_1229:
    tst x2, #128
    beq .Lotherwise_1230
    add x0, x1, #28
    ld1 {v0.s}[3], [x0]
.Lotherwise_1230:
.Lend_1226:
    fadd v24.4s, v24.4s, v0.4s
    b .Lend_1231
.Lotherwise_1146:
.Lend_1231:
    ubfx x0, x2, #0, #4
    ldr s0, [x7, #40]
    dup v0.4s, v0.s[0]
    fmax v1.4s, v0.4s, v13.4s
    cmp x0, #15
    bne .Lotherwise_1232
    str q1, [x8]
    b .Lend_1233
.Lotherwise_1232:
    tst x2, #1
    beq .Lotherwise_1234
    st1 {v1.s}[0], [x8]
.Lotherwise_1234:
    tst x2, #2
    beq .Lotherwise_1235
    add x0, x8, #4
    st1 {v1.s}[1], [x0]
.Lotherwise_1235:
    tst x2, #4
    beq .Lotherwise_1236
    add x0, x8, #8
    st1 {v1.s}[2], [x0]
.Lotherwise_1236:
    tst x2, #8
    beq .Lotherwise_1237
    add x0, x8, #12
    st1 {v1.s}[3], [x0]
.Lotherwise_1237:
.Lend_1233:
    ubfx x0, x2, #4, #4
    fmax v1.4s, v0.4s, v12.4s
    cmp x0, #15
    bne .Lotherwise_1238
    str q1, [x8, #16]
    b .Lend_1239
.Lotherwise_1238:
    tst x2, #16
    beq .Lotherwise_1240
    add x0, x8, #16
    st1 {v1.s}[0], [x0]
.Lotherwise_1240:
    tst x2, #32
    beq .Lotherwise_1241
    add x0, x8, #20
    st1 {v1.s}[1], [x0]
.Lotherwise_1241:
    tst x2, #64
    beq .Lotherwise_1242
    add x0, x8, #24
    st1 {v1.s}[2], [x0]
.Lotherwise_1242:
    tst x2, #128
    beq .Lotherwise_1243
    add x0, x8, #28
    st1 {v1.s}[3], [x0]
.Lotherwise_1243:
.Lend_1239:
    ubfx x0, x2, #0, #4
    add x8, x8, x4, lsl #2
    fmax v1.4s, v0.4s, v11.4s
    cmp x0, #15
    bne .Lotherwise_1244
    str q1, [x8]
    b .Lend_1245
.Lotherwise_1244:
    tst x2, #1
    beq .Lotherwise_1246
    st1 {v1.s}[0], [x8]
.Lotherwise_1246:
    tst x2, #2
    beq .Lotherwise_1247
    add x0, x8, #4
    st1 {v1.s}[1], [x0]
.Lotherwise_1247:
    tst x2, #4
    beq .Lotherwise_1248
    add x0, x8, #8
    st1 {v1.s}[2], [x0]
.Lotherwise_1248:
    tst x2, #8
    beq .Lotherwise_1249
    add x0, x8, #12
    st1 {v1.s}[3], [x0]
.Lotherwise_1249:
.Lend_1245:
    ubfx x0, x2, #4, #4
    fmax v1.4s, v0.4s, v10.4s
    cmp x0, #15
    bne .Lotherwise_1250
    str q1, [x8, #16]
    b .Lend_1251
.Lotherwise_1250:
    tst x2, #16
    beq .Lotherwise_1252
    add x0, x8, #16
    st1 {v1.s}[0], [x0]
.Lotherwise_1252:
    tst x2, #32
    beq .Lotherwise_1253
    add x0, x8, #20
    st1 {v1.s}[1], [x0]
.Lotherwise_1253:
    tst x2, #64
    beq .Lotherwise_1254
    add x0, x8, #24
    st1 {v1.s}[2], [x0]
.Lotherwise_1254:
    tst x2, #128
    beq .Lotherwise_1255
    add x0, x8, #28
    st1 {v1.s}[3], [x0]
.Lotherwise_1255:
.Lend_1251:
    ubfx x0, x2, #0, #4
    add x8, x8, x4, lsl #2
    fmax v1.4s, v0.4s, v9.4s
    cmp x0, #15
    bne .Lotherwise_1256
    str q1, [x8]
    b .Lend_1257
.Lotherwise_1256:
    tst x2, #1
    beq .Lotherwise_1258
    st1 {v1.s}[0], [x8]
.Lotherwise_1258:
    tst x2, #2
    beq .Lotherwise_1259
    add x0, x8, #4
    st1 {v1.s}[1], [x0]
.Lotherwise_1259:
    tst x2, #4
    beq .Lotherwise_1260
    add x0, x8, #8
    st1 {v1.s}[2], [x0]
.Lotherwise_1260:
    tst x2, #8
    beq .Lotherwise_1261
    add x0, x8, #12
    st1 {v1.s}[3], [x0]
.Lotherwise_1261:
.Lend_1257:
    ubfx x0, x2, #4, #4
    fmax v1.4s, v0.4s, v8.4s
    cmp x0, #15
    bne .Lotherwise_1262
    str q1, [x8, #16]
    b .Lend_1263
.Lotherwise_1262:
    tst x2, #16
    beq .Lotherwise_1264
    add x0, x8, #16
    st1 {v1.s}[0], [x0]
.Lotherwise_1264:
    tst x2, #32
    beq .Lotherwise_1265
    add x0, x8, #20
    st1 {v1.s}[1], [x0]
.Lotherwise_1265:
    tst x2, #64
    beq .Lotherwise_1266
    add x0, x8, #24
    st1 {v1.s}[2], [x0]
.Lotherwise_1266:
    tst x2, #128
    beq .Lotherwise_1267
    add x0, x8, #28
    st1 {v1.s}[3], [x0]
.Lotherwise_1267:
.Lend_1263:
    ubfx x0, x2, #0, #4
    add x8, x8, x4, lsl #2
    fmax v1.4s, v0.4s, v31.4s
    cmp x0, #15
    bne .Lotherwise_1268
    str q1, [x8]
    b .Lend_1269
.Lotherwise_1268:
    tst x2, #1
    beq .Lotherwise_1270
    st1 {v1.s}[0], [x8]
.Lotherwise_1270:
    tst x2, #2
    beq .Lotherwise_1271
    add x0, x8, #4
    st1 {v1.s}[1], [x0]
.Lotherwise_1271:
    tst x2, #4
    beq .Lotherwise_1272
    add x0, x8, #8
    st1 {v1.s}[2], [x0]
.Lotherwise_1272:
    tst x2, #8
    beq .Lotherwise_1273
    add x0, x8, #12
    st1 {v1.s}[3], [x0]
.Lotherwise_1273:
.Lend_1269:
    ubfx x0, x2, #4, #4
    fmax v1.4s, v0.4s, v30.4s
    cmp x0, #15
    bne .Lotherwise_1274
    str q1, [x8, #16]
    b .Lend_1275
.Lotherwise_1274:
    tst x2, #16
    beq .Lotherwise_1276
    add x0, x8, #16
    st1 {v1.s}[0], [x0]
.Lotherwise_1276:
    tst x2, #32
    beq .Lotherwise_1277
    add x0, x8, #20
    st1 {v1.s}[1], [x0]
.Lotherwise_1277:
    tst x2, #64
    beq .Lotherwise_1278
    add x0, x8, #24
    st1 {v1.s}[2], [x0]
.Lotherwise_1278:
    tst x2, #128
    beq .Lotherwise_1279
    add x0, x8, #28
    st1 {v1.s}[3], [x0]
.Lotherwise_1279:
.Lend_1275:
    ubfx x0, x2, #0, #4
    add x8, x8, x4, lsl #2
    fmax v1.4s, v0.4s, v29.4s
    cmp x0, #15
    bne .Lotherwise_1280
    str q1, [x8]
    b .Lend_1281
.Lotherwise_1280:
    tst x2, #1
    beq .Lotherwise_1282
    st1 {v1.s}[0], [x8]
.Lotherwise_1282:
    tst x2, #2
    beq .Lotherwise_1283
    add x0, x8, #4
    st1 {v1.s}[1], [x0]
.Lotherwise_1283:
    tst x2, #4
    beq .Lotherwise_1284
    add x0, x8, #8
    st1 {v1.s}[2], [x0]
.Lotherwise_1284:
    tst x2, #8
    beq .Lotherwise_1285
    add x0, x8, #12
    st1 {v1.s}[3], [x0]
.Lotherwise_1285:
.Lend_1281:
    ubfx x0, x2, #4, #4
    fmax v1.4s, v0.4s, v28.4s
    cmp x0, #15
    bne .Lotherwise_1286
    str q1, [x8, #16]
    b .Lend_1287
.Lotherwise_1286:
    tst x2, #16
    beq .Lotherwise_1288
    add x0, x8, #16
    st1 {v1.s}[0], [x0]
.Lotherwise_1288:
    tst x2, #32
    beq .Lotherwise_1289
    add x0, x8, #20
    st1 {v1.s}[1], [x0]
.Lotherwise_1289:
    tst x2, #64
    beq .Lotherwise_1290
    add x0, x8, #24
    st1 {v1.s}[2], [x0]
.Lotherwise_1290:
    tst x2, #128
    beq .Lotherwise_1291
    add x0, x8, #28
    st1 {v1.s}[3], [x0]
.Lotherwise_1291:
.Lend_1287:
    ubfx x0, x2, #0, #4
    add x8, x8, x4, lsl #2
    fmax v1.4s, v0.4s, v27.4s
    cmp x0, #15
    bne .Lotherwise_1292
    str q1, [x8]
    b .Lend_1293
.Lotherwise_1292:
    tst x2, #1
    beq .Lotherwise_1294
    st1 {v1.s}[0], [x8]
.Lotherwise_1294:
    tst x2, #2
    beq .Lotherwise_1295
    add x0, x8, #4
    st1 {v1.s}[1], [x0]
.Lotherwise_1295:
    tst x2, #4
    beq .Lotherwise_1296
    add x0, x8, #8
    st1 {v1.s}[2], [x0]
.Lotherwise_1296:
    tst x2, #8
    beq .Lotherwise_1297
    add x0, x8, #12
    st1 {v1.s}[3], [x0]
.Lotherwise_1297:
.Lend_1293:
    ubfx x0, x2, #4, #4
    fmax v1.4s, v0.4s, v26.4s
    cmp x0, #15
    bne .Lotherwise_1298
    str q1, [x8, #16]
    b .Lend_1299
.Lotherwise_1298:
    tst x2, #16
    beq .Lotherwise_1300
    add x0, x8, #16
    st1 {v1.s}[0], [x0]
.Lotherwise_1300:
    tst x2, #32
    beq .Lotherwise_1301
    add x0, x8, #20
    st1 {v1.s}[1], [x0]
.Lotherwise_1301:
    tst x2, #64
    beq .Lotherwise_1302
    add x0, x8, #24
    st1 {v1.s}[2], [x0]
.Lotherwise_1302:
    tst x2, #128
    beq .Lotherwise_1303
    add x0, x8, #28
    st1 {v1.s}[3], [x0]
.Lotherwise_1303:
.Lend_1299:
    ubfx x0, x2, #0, #4
    add x8, x8, x4, lsl #2
    fmax v1.4s, v0.4s, v25.4s
    cmp x0, #15
    bne .Lotherwise_1304
    str q1, [x8]
    b .Lend_1305
.Lotherwise_1304:
    tst x2, #1
    beq .Lotherwise_1306
    st1 {v1.s}[0], [x8]
.Lotherwise_1306:
    tst x2, #2
    beq .Lotherwise_1307
    add x0, x8, #4
    st1 {v1.s}[1], [x0]
.Lotherwise_1307:
    tst x2, #4
    beq .Lotherwise_1308
    add x0, x8, #8
    st1 {v1.s}[2], [x0]
.Lotherwise_1308:
    tst x2, #8
    beq .Lotherwise_1309
    add x0, x8, #12
    st1 {v1.s}[3], [x0]
.Lotherwise_1309:
.Lend_1305:
    ubfx x0, x2, #4, #4
    fmax v0.4s, v0.4s, v24.4s
    cmp x0, #15
    bne .Lotherwise_1310
    str q0, [x8, #16]
    b .Lend_1311
.Lotherwise_1310:
    tst x2, #16
    beq .Lotherwise_1312
    add x0, x8, #16
    st1 {v0.s}[0], [x0]
.Lotherwise_1312:
    tst x2, #32
    beq .Lotherwise_1313
    add x0, x8, #20
    st1 {v0.s}[1], [x0]
.Lotherwise_1313:
    tst x2, #64
    beq .Lotherwise_1314
    add x0, x8, #24
    st1 {v0.s}[2], [x0]
.Lotherwise_1314:
    tst x2, #128
    beq .Lotherwise_1315
    add x0, x8, #28
    st1 {v0.s}[3], [x0]
.Lotherwise_1315:
.Lend_1311:
.Lend_1137:
.Lend_1041:
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
    mov x6, x3
    ldr x12, [x7, #32]
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
    cbz x5, .Lloop_end_1316
.Lloop_1317:
    ldr x0, [x7]
    mov x1, x8
    ldr x2, [x7, #16]
    movi v11.4s, #0
    prfm pldl1keep, [x1, #88]
    movi v10.4s, #0
    movi v9.4s, #0
    movi v8.4s, #0
    movi v31.4s, #0
    movi v30.4s, #0
    movi v29.4s, #0
    movi v28.4s, #0
    movi v27.4s, #0
    add x1, x1, x0, lsl #2
    movi v26.4s, #0
    movi v25.4s, #0
    prfm pldl1keep, [x1, #88]
    add x1, x1, x0, lsl #2
    movi v24.4s, #0
    movi v23.4s, #0
    prfm pldl1keep, [x1, #88]
    add x1, x1, x0, lsl #2
    movi v22.4s, #0
    movi v21.4s, #0
    prfm pldl1keep, [x1, #88]
    add x1, x1, x0, lsl #2
    movi v20.4s, #0
    prfm pldl1keep, [x1, #88]
    add x1, x1, x0, lsl #2
    prfm pldl1keep, [x1, #88]
    add x1, x1, x0, lsl #2
    prfm pldl1keep, [x1, #88]
    add x1, x1, x0, lsl #2
    prfm pldl1keep, [x1, #88]
    cbnz x2, .Lotherwise_1318
    b .Lend_1319
.Lotherwise_1318:
    ldp q0, q1, [x2]
    dup v11.4s, v0.s[0]
    dup v9.4s, v0.s[1]
    dup v31.4s, v0.s[2]
    dup v29.4s, v0.s[3]
    dup v27.4s, v1.s[0]
    dup v25.4s, v1.s[1]
    dup v23.4s, v1.s[2]
    dup v21.4s, v1.s[3]
    mov v10.16b, v11.16b
    mov v8.16b, v9.16b
    mov v30.16b, v31.16b
    mov v28.16b, v29.16b
    mov v26.16b, v27.16b
    mov v24.16b, v25.16b
    mov v22.16b, v23.16b
    mov v20.16b, v21.16b
.Lend_1319:
    cbnz x12, .Lotherwise_1320
    mov x0, x9
    ldr x1, [x7, #24]
    mov x2, x10
    lsr x3, x0, #4
    ubfx x0, x0, #0, #4
    cbz x3, .Lloop_end_1321
.Lloop_1322:
    ld1 {v16.4s, v17.4s, v18.4s, v19.4s}, [x2], #64
    add x4, x11, x1, lsl #2
    ld1 {v0.4s, v1.4s, v2.4s, v3.4s}, [x11], #64
    sub x3, x3, #1
    prfm pldl1keep, [x4]
    prfm pldl1keep, [x4, #32]
    prfm pldl1keep, [x4, #64]
    prfm pldl1keep, [x4, #96]
    fmla v11.4s, v0.4s, v16.s[0]
    fmla v10.4s, v1.4s, v16.s[0]
    prfm pldl1keep, [x4, #128]
    prfm pldl1keep, [x4, #160]
    fmla v9.4s, v0.4s, v17.s[0]
    fmla v8.4s, v1.4s, v17.s[0]
    prfm pldl1keep, [x4, #192]
    prfm pldl1keep, [x4, #224]
    fmla v31.4s, v0.4s, v18.s[0]
    fmla v30.4s, v1.4s, v18.s[0]
    prfm pldl1keep, [x4, #256]
    prfm pldl1keep, [x4, #288]
    fmla v29.4s, v0.4s, v19.s[0]
    fmla v28.4s, v1.4s, v19.s[0]
    prfm pldl1keep, [x4, #320]
    prfm pldl1keep, [x4, #352]
    fmla v11.4s, v2.4s, v16.s[1]
    fmla v10.4s, v3.4s, v16.s[1]
    prfm pldl1keep, [x4, #384]
    prfm pldl1keep, [x4, #416]
    fmla v9.4s, v2.4s, v17.s[1]
    fmla v8.4s, v3.4s, v17.s[1]
    prfm pldl1keep, [x4, #448]
    prfm pldl1keep, [x4, #480]
    fmla v31.4s, v2.4s, v18.s[1]
    fmla v30.4s, v3.4s, v18.s[1]
    fmla v29.4s, v2.4s, v19.s[1]
    fmla v28.4s, v3.4s, v19.s[1]
    ld1 {v4.4s, v5.4s, v6.4s, v7.4s}, [x2], #64
    fmla v27.4s, v0.4s, v4.s[0]
    fmla v26.4s, v1.4s, v4.s[0]
    fmla v25.4s, v0.4s, v5.s[0]
    fmla v24.4s, v1.4s, v5.s[0]
    fmla v23.4s, v0.4s, v6.s[0]
    fmla v22.4s, v1.4s, v6.s[0]
    fmla v21.4s, v0.4s, v7.s[0]
    fmla v20.4s, v1.4s, v7.s[0]
    fmla v27.4s, v2.4s, v4.s[1]
    fmla v26.4s, v3.4s, v4.s[1]
    fmla v25.4s, v2.4s, v5.s[1]
    fmla v24.4s, v3.4s, v5.s[1]
    fmla v23.4s, v2.4s, v6.s[1]
    fmla v22.4s, v3.4s, v6.s[1]
    fmla v21.4s, v2.4s, v7.s[1]
    fmla v20.4s, v3.4s, v7.s[1]
    ld1 {v0.4s, v1.4s, v2.4s, v3.4s}, [x11], #64
    fmla v11.4s, v0.4s, v16.s[2]
    fmla v10.4s, v1.4s, v16.s[2]
    fmla v9.4s, v0.4s, v17.s[2]
    fmla v8.4s, v1.4s, v17.s[2]
    fmla v31.4s, v0.4s, v18.s[2]
    fmla v30.4s, v1.4s, v18.s[2]
    fmla v29.4s, v0.4s, v19.s[2]
    fmla v28.4s, v1.4s, v19.s[2]
    fmla v27.4s, v0.4s, v4.s[2]
    fmla v26.4s, v1.4s, v4.s[2]
    fmla v25.4s, v0.4s, v5.s[2]
    fmla v24.4s, v1.4s, v5.s[2]
    fmla v23.4s, v0.4s, v6.s[2]
    fmla v22.4s, v1.4s, v6.s[2]
    fmla v21.4s, v0.4s, v7.s[2]
    fmla v20.4s, v1.4s, v7.s[2]
    fmla v11.4s, v2.4s, v16.s[3]
    fmla v10.4s, v3.4s, v16.s[3]
    fmla v9.4s, v2.4s, v17.s[3]
    fmla v8.4s, v3.4s, v17.s[3]
    fmla v31.4s, v2.4s, v18.s[3]
    fmla v30.4s, v3.4s, v18.s[3]
    fmla v29.4s, v2.4s, v19.s[3]
    fmla v28.4s, v3.4s, v19.s[3]
    fmla v27.4s, v2.4s, v4.s[3]
    fmla v26.4s, v3.4s, v4.s[3]
    fmla v25.4s, v2.4s, v5.s[3]
    fmla v24.4s, v3.4s, v5.s[3]
    ld1 {v16.4s, v17.4s, v18.4s, v19.4s}, [x2], #64
    fmla v23.4s, v2.4s, v6.s[3]
    fmla v22.4s, v3.4s, v6.s[3]
    fmla v21.4s, v2.4s, v7.s[3]
    fmla v20.4s, v3.4s, v7.s[3]
    ld1 {v0.4s, v1.4s, v2.4s, v3.4s}, [x11], #64
    fmla v11.4s, v0.4s, v16.s[0]
    fmla v10.4s, v1.4s, v16.s[0]
    fmla v9.4s, v0.4s, v17.s[0]
    fmla v8.4s, v1.4s, v17.s[0]
    fmla v31.4s, v0.4s, v18.s[0]
    fmla v30.4s, v1.4s, v18.s[0]
    fmla v29.4s, v0.4s, v19.s[0]
    fmla v28.4s, v1.4s, v19.s[0]
    fmla v11.4s, v2.4s, v16.s[1]
    fmla v10.4s, v3.4s, v16.s[1]
    fmla v9.4s, v2.4s, v17.s[1]
    fmla v8.4s, v3.4s, v17.s[1]
    fmla v31.4s, v2.4s, v18.s[1]
    fmla v30.4s, v3.4s, v18.s[1]
    fmla v29.4s, v2.4s, v19.s[1]
    fmla v28.4s, v3.4s, v19.s[1]
    ld1 {v4.4s, v5.4s, v6.4s, v7.4s}, [x2], #64
    fmla v27.4s, v0.4s, v4.s[0]
    fmla v26.4s, v1.4s, v4.s[0]
    fmla v25.4s, v0.4s, v5.s[0]
    fmla v24.4s, v1.4s, v5.s[0]
    fmla v23.4s, v0.4s, v6.s[0]
    fmla v22.4s, v1.4s, v6.s[0]
    fmla v21.4s, v0.4s, v7.s[0]
    fmla v20.4s, v1.4s, v7.s[0]
    fmla v27.4s, v2.4s, v4.s[1]
    fmla v26.4s, v3.4s, v4.s[1]
    fmla v25.4s, v2.4s, v5.s[1]
    fmla v24.4s, v3.4s, v5.s[1]
    fmla v23.4s, v2.4s, v6.s[1]
    fmla v22.4s, v3.4s, v6.s[1]
    fmla v21.4s, v2.4s, v7.s[1]
    fmla v20.4s, v3.4s, v7.s[1]
    ld1 {v0.4s, v1.4s, v2.4s, v3.4s}, [x11], #64
    fmla v11.4s, v0.4s, v16.s[2]
    fmla v10.4s, v1.4s, v16.s[2]
    fmla v9.4s, v0.4s, v17.s[2]
    fmla v8.4s, v1.4s, v17.s[2]
    fmla v31.4s, v0.4s, v18.s[2]
    fmla v30.4s, v1.4s, v18.s[2]
    fmla v29.4s, v0.4s, v19.s[2]
    fmla v28.4s, v1.4s, v19.s[2]
    fmla v27.4s, v0.4s, v4.s[2]
    fmla v26.4s, v1.4s, v4.s[2]
    fmla v25.4s, v0.4s, v5.s[2]
    fmla v24.4s, v1.4s, v5.s[2]
    fmla v23.4s, v0.4s, v6.s[2]
    fmla v22.4s, v1.4s, v6.s[2]
    fmla v21.4s, v0.4s, v7.s[2]
    fmla v20.4s, v1.4s, v7.s[2]
    fmla v11.4s, v2.4s, v16.s[3]
    fmla v10.4s, v3.4s, v16.s[3]
    fmla v9.4s, v2.4s, v17.s[3]
    fmla v8.4s, v3.4s, v17.s[3]
    fmla v31.4s, v2.4s, v18.s[3]
    fmla v30.4s, v3.4s, v18.s[3]
    fmla v29.4s, v2.4s, v19.s[3]
    fmla v28.4s, v3.4s, v19.s[3]
    fmla v27.4s, v2.4s, v4.s[3]
    fmla v26.4s, v3.4s, v4.s[3]
    fmla v25.4s, v2.4s, v5.s[3]
    fmla v24.4s, v3.4s, v5.s[3]
    ld1 {v16.4s, v17.4s, v18.4s, v19.4s}, [x2], #64
    fmla v23.4s, v2.4s, v6.s[3]
    fmla v22.4s, v3.4s, v6.s[3]
    fmla v21.4s, v2.4s, v7.s[3]
    fmla v20.4s, v3.4s, v7.s[3]
    ld1 {v0.4s, v1.4s, v2.4s, v3.4s}, [x11], #64
    fmla v11.4s, v0.4s, v16.s[0]
    fmla v10.4s, v1.4s, v16.s[0]
    fmla v9.4s, v0.4s, v17.s[0]
    fmla v8.4s, v1.4s, v17.s[0]
    fmla v31.4s, v0.4s, v18.s[0]
    fmla v30.4s, v1.4s, v18.s[0]
    fmla v29.4s, v0.4s, v19.s[0]
    fmla v28.4s, v1.4s, v19.s[0]
    fmla v11.4s, v2.4s, v16.s[1]
    fmla v10.4s, v3.4s, v16.s[1]
    fmla v9.4s, v2.4s, v17.s[1]
    fmla v8.4s, v3.4s, v17.s[1]
    fmla v31.4s, v2.4s, v18.s[1]
    fmla v30.4s, v3.4s, v18.s[1]
    fmla v29.4s, v2.4s, v19.s[1]
    fmla v28.4s, v3.4s, v19.s[1]
    ld1 {v4.4s, v5.4s, v6.4s, v7.4s}, [x2], #64
    fmla v27.4s, v0.4s, v4.s[0]
    fmla v26.4s, v1.4s, v4.s[0]
    fmla v25.4s, v0.4s, v5.s[0]
    fmla v24.4s, v1.4s, v5.s[0]
    fmla v23.4s, v0.4s, v6.s[0]
    fmla v22.4s, v1.4s, v6.s[0]
    fmla v21.4s, v0.4s, v7.s[0]
    fmla v20.4s, v1.4s, v7.s[0]
    fmla v27.4s, v2.4s, v4.s[1]
    fmla v26.4s, v3.4s, v4.s[1]
    fmla v25.4s, v2.4s, v5.s[1]
    fmla v24.4s, v3.4s, v5.s[1]
    fmla v23.4s, v2.4s, v6.s[1]
    fmla v22.4s, v3.4s, v6.s[1]
    fmla v21.4s, v2.4s, v7.s[1]
    fmla v20.4s, v3.4s, v7.s[1]
    ld1 {v0.4s, v1.4s, v2.4s, v3.4s}, [x11], #64
    fmla v11.4s, v0.4s, v16.s[2]
    fmla v10.4s, v1.4s, v16.s[2]
    fmla v9.4s, v0.4s, v17.s[2]
    fmla v8.4s, v1.4s, v17.s[2]
    fmla v31.4s, v0.4s, v18.s[2]
    fmla v30.4s, v1.4s, v18.s[2]
    fmla v29.4s, v0.4s, v19.s[2]
    fmla v28.4s, v1.4s, v19.s[2]
    fmla v27.4s, v0.4s, v4.s[2]
    fmla v26.4s, v1.4s, v4.s[2]
    fmla v25.4s, v0.4s, v5.s[2]
    fmla v24.4s, v1.4s, v5.s[2]
    fmla v23.4s, v0.4s, v6.s[2]
    fmla v22.4s, v1.4s, v6.s[2]
    fmla v21.4s, v0.4s, v7.s[2]
    fmla v20.4s, v1.4s, v7.s[2]
    fmla v11.4s, v2.4s, v16.s[3]
    fmla v10.4s, v3.4s, v16.s[3]
    fmla v9.4s, v2.4s, v17.s[3]
    fmla v8.4s, v3.4s, v17.s[3]
    fmla v31.4s, v2.4s, v18.s[3]
    fmla v30.4s, v3.4s, v18.s[3]
    fmla v29.4s, v2.4s, v19.s[3]
    fmla v28.4s, v3.4s, v19.s[3]
    fmla v27.4s, v2.4s, v4.s[3]
    fmla v26.4s, v3.4s, v4.s[3]
    fmla v25.4s, v2.4s, v5.s[3]
    fmla v24.4s, v3.4s, v5.s[3]
    ld1 {v16.4s, v17.4s, v18.4s, v19.4s}, [x2], #64
    fmla v23.4s, v2.4s, v6.s[3]
    fmla v22.4s, v3.4s, v6.s[3]
    fmla v21.4s, v2.4s, v7.s[3]
    fmla v20.4s, v3.4s, v7.s[3]
    ld1 {v0.4s, v1.4s, v2.4s, v3.4s}, [x11], #64
    fmla v11.4s, v0.4s, v16.s[0]
    fmla v10.4s, v1.4s, v16.s[0]
    fmla v9.4s, v0.4s, v17.s[0]
    fmla v8.4s, v1.4s, v17.s[0]
    fmla v31.4s, v0.4s, v18.s[0]
    fmla v30.4s, v1.4s, v18.s[0]
    fmla v29.4s, v0.4s, v19.s[0]
    fmla v28.4s, v1.4s, v19.s[0]
    fmla v11.4s, v2.4s, v16.s[1]
    fmla v10.4s, v3.4s, v16.s[1]
    fmla v9.4s, v2.4s, v17.s[1]
    fmla v8.4s, v3.4s, v17.s[1]
    fmla v31.4s, v2.4s, v18.s[1]
    fmla v30.4s, v3.4s, v18.s[1]
    fmla v29.4s, v2.4s, v19.s[1]
    fmla v28.4s, v3.4s, v19.s[1]
    ld1 {v4.4s, v5.4s, v6.4s, v7.4s}, [x2], #64
    fmla v27.4s, v0.4s, v4.s[0]
    fmla v26.4s, v1.4s, v4.s[0]
    fmla v25.4s, v0.4s, v5.s[0]
    fmla v24.4s, v1.4s, v5.s[0]
    fmla v23.4s, v0.4s, v6.s[0]
    fmla v22.4s, v1.4s, v6.s[0]
    fmla v21.4s, v0.4s, v7.s[0]
    fmla v20.4s, v1.4s, v7.s[0]
    fmla v27.4s, v2.4s, v4.s[1]
    fmla v26.4s, v3.4s, v4.s[1]
    fmla v25.4s, v2.4s, v5.s[1]
    fmla v24.4s, v3.4s, v5.s[1]
    fmla v23.4s, v2.4s, v6.s[1]
    fmla v22.4s, v3.4s, v6.s[1]
    fmla v21.4s, v2.4s, v7.s[1]
    fmla v20.4s, v3.4s, v7.s[1]
    ld1 {v0.4s, v1.4s, v2.4s, v3.4s}, [x11], #64
    fmla v11.4s, v0.4s, v16.s[2]
    fmla v10.4s, v1.4s, v16.s[2]
    fmla v9.4s, v0.4s, v17.s[2]
    fmla v8.4s, v1.4s, v17.s[2]
    fmla v31.4s, v0.4s, v18.s[2]
    fmla v30.4s, v1.4s, v18.s[2]
    fmla v29.4s, v0.4s, v19.s[2]
    fmla v28.4s, v1.4s, v19.s[2]
    fmla v27.4s, v0.4s, v4.s[2]
    fmla v26.4s, v1.4s, v4.s[2]
    fmla v25.4s, v0.4s, v5.s[2]
    fmla v24.4s, v1.4s, v5.s[2]
    fmla v23.4s, v0.4s, v6.s[2]
    fmla v22.4s, v1.4s, v6.s[2]
    fmla v21.4s, v0.4s, v7.s[2]
    fmla v20.4s, v1.4s, v7.s[2]
    fmla v11.4s, v2.4s, v16.s[3]
    fmla v10.4s, v3.4s, v16.s[3]
    fmla v9.4s, v2.4s, v17.s[3]
    fmla v8.4s, v3.4s, v17.s[3]
    fmla v31.4s, v2.4s, v18.s[3]
    fmla v30.4s, v3.4s, v18.s[3]
    fmla v29.4s, v2.4s, v19.s[3]
    fmla v28.4s, v3.4s, v19.s[3]
    fmla v27.4s, v2.4s, v4.s[3]
    fmla v26.4s, v3.4s, v4.s[3]
    fmla v25.4s, v2.4s, v5.s[3]
    fmla v24.4s, v3.4s, v5.s[3]
    fmla v23.4s, v2.4s, v6.s[3]
    fmla v22.4s, v3.4s, v6.s[3]
    fmla v21.4s, v2.4s, v7.s[3]
    fmla v20.4s, v3.4s, v7.s[3]
    cbnz x3, .Lloop_1322
.Lloop_end_1321:
    lsr x3, x0, #2
    ubfx x0, x0, #0, #2
    cbz x3, .Lloop_end_1323
.Lloop_1324:
    ld1 {v16.4s, v17.4s, v18.4s, v19.4s}, [x2], #64
    add x4, x11, x1, lsl #2
    ld1 {v0.4s, v1.4s, v2.4s, v3.4s}, [x11], #64
    sub x3, x3, #1
    prfm pldl1keep, [x4]
    prfm pldl1keep, [x4, #32]
    prfm pldl1keep, [x4, #64]
    prfm pldl1keep, [x4, #96]
    fmla v11.4s, v0.4s, v16.s[0]
    fmla v10.4s, v1.4s, v16.s[0]
    fmla v9.4s, v0.4s, v17.s[0]
    fmla v8.4s, v1.4s, v17.s[0]
    fmla v31.4s, v0.4s, v18.s[0]
    fmla v30.4s, v1.4s, v18.s[0]
    fmla v29.4s, v0.4s, v19.s[0]
    fmla v28.4s, v1.4s, v19.s[0]
    fmla v11.4s, v2.4s, v16.s[1]
    fmla v10.4s, v3.4s, v16.s[1]
    fmla v9.4s, v2.4s, v17.s[1]
    fmla v8.4s, v3.4s, v17.s[1]
    fmla v31.4s, v2.4s, v18.s[1]
    fmla v30.4s, v3.4s, v18.s[1]
    fmla v29.4s, v2.4s, v19.s[1]
    fmla v28.4s, v3.4s, v19.s[1]
    ld1 {v4.4s, v5.4s, v6.4s, v7.4s}, [x2], #64
    fmla v27.4s, v0.4s, v4.s[0]
    fmla v26.4s, v1.4s, v4.s[0]
    fmla v25.4s, v0.4s, v5.s[0]
    fmla v24.4s, v1.4s, v5.s[0]
    fmla v23.4s, v0.4s, v6.s[0]
    fmla v22.4s, v1.4s, v6.s[0]
    fmla v21.4s, v0.4s, v7.s[0]
    fmla v20.4s, v1.4s, v7.s[0]
    fmla v27.4s, v2.4s, v4.s[1]
    fmla v26.4s, v3.4s, v4.s[1]
    fmla v25.4s, v2.4s, v5.s[1]
    fmla v24.4s, v3.4s, v5.s[1]
    fmla v23.4s, v2.4s, v6.s[1]
    fmla v22.4s, v3.4s, v6.s[1]
    fmla v21.4s, v2.4s, v7.s[1]
    fmla v20.4s, v3.4s, v7.s[1]
    ld1 {v0.4s, v1.4s, v2.4s, v3.4s}, [x11], #64
    fmla v11.4s, v0.4s, v16.s[2]
    fmla v10.4s, v1.4s, v16.s[2]
    fmla v9.4s, v0.4s, v17.s[2]
    fmla v8.4s, v1.4s, v17.s[2]
    fmla v31.4s, v0.4s, v18.s[2]
    fmla v30.4s, v1.4s, v18.s[2]
    fmla v29.4s, v0.4s, v19.s[2]
    fmla v28.4s, v1.4s, v19.s[2]
    fmla v27.4s, v0.4s, v4.s[2]
    fmla v26.4s, v1.4s, v4.s[2]
    fmla v25.4s, v0.4s, v5.s[2]
    fmla v24.4s, v1.4s, v5.s[2]
    fmla v23.4s, v0.4s, v6.s[2]
    fmla v22.4s, v1.4s, v6.s[2]
    fmla v21.4s, v0.4s, v7.s[2]
    fmla v20.4s, v1.4s, v7.s[2]
    fmla v11.4s, v2.4s, v16.s[3]
    fmla v10.4s, v3.4s, v16.s[3]
    fmla v9.4s, v2.4s, v17.s[3]
    fmla v8.4s, v3.4s, v17.s[3]
    fmla v31.4s, v2.4s, v18.s[3]
    fmla v30.4s, v3.4s, v18.s[3]
    fmla v29.4s, v2.4s, v19.s[3]
    fmla v28.4s, v3.4s, v19.s[3]
    fmla v27.4s, v2.4s, v4.s[3]
    fmla v26.4s, v3.4s, v4.s[3]
    fmla v25.4s, v2.4s, v5.s[3]
    fmla v24.4s, v3.4s, v5.s[3]
    fmla v23.4s, v2.4s, v6.s[3]
    fmla v22.4s, v3.4s, v6.s[3]
    fmla v21.4s, v2.4s, v7.s[3]
    fmla v20.4s, v3.4s, v7.s[3]
    cbnz x3, .Lloop_1324
.Lloop_end_1323:
    cbz x0, .Lloop_end_1325
.Lloop_1326:
    ldp q0, q1, [x11]
    ldr s2, [x2]
    add x3, x11, x1, lsl #2
    sub x0, x0, #1
    ldr s3, [x2, #16]
    add x11, x11, #32
    ldr s4, [x2, #32]
    ldr s5, [x2, #48]
    ldr s6, [x2, #64]
    ldr s7, [x2, #80]
    prfm pldl1keep, [x3]
    fmla v11.4s, v0.4s, v2.s[0]
    fmla v10.4s, v1.4s, v2.s[0]
    ldr s2, [x2, #96]
    fmla v9.4s, v0.4s, v3.s[0]
    fmla v8.4s, v1.4s, v3.s[0]
    ldr s3, [x2, #112]
    add x2, x2, #4
    fmla v31.4s, v0.4s, v4.s[0]
    fmla v30.4s, v1.4s, v4.s[0]
    fmla v29.4s, v0.4s, v5.s[0]
    fmla v28.4s, v1.4s, v5.s[0]
    fmla v27.4s, v0.4s, v6.s[0]
    fmla v26.4s, v1.4s, v6.s[0]
    fmla v25.4s, v0.4s, v7.s[0]
    fmla v24.4s, v1.4s, v7.s[0]
    fmla v23.4s, v0.4s, v2.s[0]
    fmla v22.4s, v1.4s, v2.s[0]
    fmla v21.4s, v0.4s, v3.s[0]
    fmla v20.4s, v1.4s, v3.s[0]
    cbnz x0, .Lloop_1326
.Lloop_end_1325:
    b .Lend_1327
.Lotherwise_1320:
    mov x0, x9
    mov x1, x11
    mov x2, x10
    lsr x3, x0, #4
    ubfx x0, x0, #0, #4
    cbz x3, .Lloop_end_1328
.Lloop_1329:
    ldp q0, q1, [x1]
    prfm pldl1keep, [x1, #56]
    add x1, x1, x6, lsl #2
    sub x3, x3, #1
    prfm pldl1keep, [x1, #56]
    str q0, [x12]
    str q1, [x12, #16]
    ldp q6, q7, [x1]
    ldr s2, [x2]
    add x1, x1, x6, lsl #2
    ldr s3, [x2, #16]
    ldr s4, [x2, #32]
    ldr s5, [x2, #48]
    prfm pldl1keep, [x1, #56]
    fmla v11.4s, v0.4s, v2.s[0]
    fmla v10.4s, v1.4s, v2.s[0]
    ldr s2, [x2, #64]
    fmla v9.4s, v0.4s, v3.s[0]
    fmla v8.4s, v1.4s, v3.s[0]
    ldr s3, [x2, #80]
    fmla v31.4s, v0.4s, v4.s[0]
    fmla v30.4s, v1.4s, v4.s[0]
    ldr s4, [x2, #96]
    fmla v29.4s, v0.4s, v5.s[0]
    fmla v28.4s, v1.4s, v5.s[0]
    ldr s5, [x2, #112]
    str q6, [x12, #32]
    str q7, [x12, #48]
    fmla v27.4s, v0.4s, v2.s[0]
    fmla v26.4s, v1.4s, v2.s[0]
    ldr s2, [x2, #4]
    fmla v25.4s, v0.4s, v3.s[0]
    fmla v24.4s, v1.4s, v3.s[0]
    ldr s3, [x2, #20]
    fmla v23.4s, v0.4s, v4.s[0]
    fmla v22.4s, v1.4s, v4.s[0]
    ldr s4, [x2, #36]
    fmla v21.4s, v0.4s, v5.s[0]
    ldr s0, [x2, #52]
    fmla v20.4s, v1.4s, v5.s[0]
    ldp q5, q16, [x1]
    add x1, x1, x6, lsl #2
    prfm pldl1keep, [x1, #56]
    fmla v11.4s, v6.4s, v2.s[0]
    fmla v10.4s, v7.4s, v2.s[0]
    ldr s1, [x2, #68]
    fmla v9.4s, v6.4s, v3.s[0]
    fmla v8.4s, v7.4s, v3.s[0]
    ldr s2, [x2, #84]
    fmla v31.4s, v6.4s, v4.s[0]
    fmla v30.4s, v7.4s, v4.s[0]
    ldr s3, [x2, #100]
    fmla v29.4s, v6.4s, v0.s[0]
    fmla v28.4s, v7.4s, v0.s[0]
    ldr s0, [x2, #116]
    str q5, [x12, #64]
    str q16, [x12, #80]
    fmla v27.4s, v6.4s, v1.s[0]
    fmla v26.4s, v7.4s, v1.s[0]
    ldr s1, [x2, #8]
    fmla v25.4s, v6.4s, v2.s[0]
    fmla v24.4s, v7.4s, v2.s[0]
    ldr s2, [x2, #24]
    fmla v23.4s, v6.4s, v3.s[0]
    fmla v22.4s, v7.4s, v3.s[0]
    ldr s3, [x2, #40]
    fmla v21.4s, v6.4s, v0.s[0]
    ldr s4, [x2, #56]
    fmla v20.4s, v7.4s, v0.s[0]
    ldp q6, q7, [x1]
    add x1, x1, x6, lsl #2
    prfm pldl1keep, [x1, #56]
    fmla v11.4s, v5.4s, v1.s[0]
    fmla v10.4s, v16.4s, v1.s[0]
    ldr s0, [x2, #72]
    fmla v9.4s, v5.4s, v2.s[0]
    fmla v8.4s, v16.4s, v2.s[0]
    ldr s1, [x2, #88]
    fmla v31.4s, v5.4s, v3.s[0]
    fmla v30.4s, v16.4s, v3.s[0]
    ldr s2, [x2, #104]
    fmla v29.4s, v5.4s, v4.s[0]
    fmla v28.4s, v16.4s, v4.s[0]
    ldr s3, [x2, #120]
    str q6, [x12, #96]
    str q7, [x12, #112]
    fmla v27.4s, v5.4s, v0.s[0]
    fmla v26.4s, v16.4s, v0.s[0]
    ldr s0, [x2, #12]
    fmla v25.4s, v5.4s, v1.s[0]
    fmla v24.4s, v16.4s, v1.s[0]
    ldr s1, [x2, #28]
    fmla v23.4s, v5.4s, v2.s[0]
    fmla v22.4s, v16.4s, v2.s[0]
    ldr s2, [x2, #44]
    fmla v21.4s, v5.4s, v3.s[0]
    ldr s4, [x2, #60]
    fmla v20.4s, v16.4s, v3.s[0]
    ldp q5, q16, [x1]
    add x1, x1, x6, lsl #2
    prfm pldl1keep, [x1, #56]
    fmla v11.4s, v6.4s, v0.s[0]
    fmla v10.4s, v7.4s, v0.s[0]
    ldr s0, [x2, #76]
    fmla v9.4s, v6.4s, v1.s[0]
    fmla v8.4s, v7.4s, v1.s[0]
    ldr s1, [x2, #92]
    fmla v31.4s, v6.4s, v2.s[0]
    fmla v30.4s, v7.4s, v2.s[0]
    ldr s2, [x2, #108]
    fmla v29.4s, v6.4s, v4.s[0]
    fmla v28.4s, v7.4s, v4.s[0]
    ldr s3, [x2, #124]
    str q5, [x12, #128]
    str q16, [x12, #144]
    fmla v27.4s, v6.4s, v0.s[0]
    fmla v26.4s, v7.4s, v0.s[0]
    ldr s0, [x2, #128]
    fmla v25.4s, v6.4s, v1.s[0]
    fmla v24.4s, v7.4s, v1.s[0]
    ldr s1, [x2, #144]
    fmla v23.4s, v6.4s, v2.s[0]
    fmla v22.4s, v7.4s, v2.s[0]
    ldr s2, [x2, #160]
    fmla v21.4s, v6.4s, v3.s[0]
    ldr s4, [x2, #176]
    fmla v20.4s, v7.4s, v3.s[0]
    ldp q6, q7, [x1]
    add x1, x1, x6, lsl #2
    prfm pldl1keep, [x1, #56]
    fmla v11.4s, v5.4s, v0.s[0]
    fmla v10.4s, v16.4s, v0.s[0]
    ldr s0, [x2, #192]
    fmla v9.4s, v5.4s, v1.s[0]
    fmla v8.4s, v16.4s, v1.s[0]
    ldr s1, [x2, #208]
    fmla v31.4s, v5.4s, v2.s[0]
    fmla v30.4s, v16.4s, v2.s[0]
    ldr s2, [x2, #224]
    fmla v29.4s, v5.4s, v4.s[0]
    fmla v28.4s, v16.4s, v4.s[0]
    ldr s3, [x2, #240]
    str q6, [x12, #160]
    str q7, [x12, #176]
    fmla v27.4s, v5.4s, v0.s[0]
    fmla v26.4s, v16.4s, v0.s[0]
    ldr s0, [x2, #132]
    fmla v25.4s, v5.4s, v1.s[0]
    fmla v24.4s, v16.4s, v1.s[0]
    ldr s1, [x2, #148]
    fmla v23.4s, v5.4s, v2.s[0]
    fmla v22.4s, v16.4s, v2.s[0]
    ldr s2, [x2, #164]
    fmla v21.4s, v5.4s, v3.s[0]
    ldr s4, [x2, #180]
    fmla v20.4s, v16.4s, v3.s[0]
    ldp q5, q16, [x1]
    add x1, x1, x6, lsl #2
    prfm pldl1keep, [x1, #56]
    fmla v11.4s, v6.4s, v0.s[0]
    fmla v10.4s, v7.4s, v0.s[0]
    ldr s0, [x2, #196]
    fmla v9.4s, v6.4s, v1.s[0]
    fmla v8.4s, v7.4s, v1.s[0]
    ldr s1, [x2, #212]
    fmla v31.4s, v6.4s, v2.s[0]
    fmla v30.4s, v7.4s, v2.s[0]
    ldr s2, [x2, #228]
    fmla v29.4s, v6.4s, v4.s[0]
    fmla v28.4s, v7.4s, v4.s[0]
    ldr s3, [x2, #244]
    str q5, [x12, #192]
    str q16, [x12, #208]
    fmla v27.4s, v6.4s, v0.s[0]
    fmla v26.4s, v7.4s, v0.s[0]
    ldr s0, [x2, #136]
    fmla v25.4s, v6.4s, v1.s[0]
    fmla v24.4s, v7.4s, v1.s[0]
    ldr s1, [x2, #152]
    fmla v23.4s, v6.4s, v2.s[0]
    fmla v22.4s, v7.4s, v2.s[0]
    ldr s2, [x2, #168]
    fmla v21.4s, v6.4s, v3.s[0]
    ldr s4, [x2, #184]
    fmla v20.4s, v7.4s, v3.s[0]
    ldp q6, q7, [x1]
    add x1, x1, x6, lsl #2
    prfm pldl1keep, [x1, #56]
    fmla v11.4s, v5.4s, v0.s[0]
    fmla v10.4s, v16.4s, v0.s[0]
    ldr s0, [x2, #200]
    fmla v9.4s, v5.4s, v1.s[0]
    fmla v8.4s, v16.4s, v1.s[0]
    ldr s1, [x2, #216]
    fmla v31.4s, v5.4s, v2.s[0]
    fmla v30.4s, v16.4s, v2.s[0]
    ldr s2, [x2, #232]
    fmla v29.4s, v5.4s, v4.s[0]
    fmla v28.4s, v16.4s, v4.s[0]
    ldr s3, [x2, #248]
    str q6, [x12, #224]
    str q7, [x12, #240]
    fmla v27.4s, v5.4s, v0.s[0]
    fmla v26.4s, v16.4s, v0.s[0]
    ldr s0, [x2, #140]
    fmla v25.4s, v5.4s, v1.s[0]
    fmla v24.4s, v16.4s, v1.s[0]
    ldr s1, [x2, #156]
    fmla v23.4s, v5.4s, v2.s[0]
    fmla v22.4s, v16.4s, v2.s[0]
    ldr s2, [x2, #172]
    fmla v21.4s, v5.4s, v3.s[0]
    ldr s4, [x2, #188]
    fmla v20.4s, v16.4s, v3.s[0]
    ldp q5, q16, [x1]
    add x1, x1, x6, lsl #2
    prfm pldl1keep, [x1, #56]
    fmla v11.4s, v6.4s, v0.s[0]
    fmla v10.4s, v7.4s, v0.s[0]
    ldr s0, [x2, #204]
    fmla v9.4s, v6.4s, v1.s[0]
    fmla v8.4s, v7.4s, v1.s[0]
    ldr s1, [x2, #220]
    fmla v31.4s, v6.4s, v2.s[0]
    fmla v30.4s, v7.4s, v2.s[0]
    ldr s2, [x2, #236]
    fmla v29.4s, v6.4s, v4.s[0]
    fmla v28.4s, v7.4s, v4.s[0]
    ldr s3, [x2, #252]
    str q5, [x12, #256]
    str q16, [x12, #272]
    fmla v27.4s, v6.4s, v0.s[0]
    fmla v26.4s, v7.4s, v0.s[0]
    ldr s0, [x2, #256]
    fmla v25.4s, v6.4s, v1.s[0]
    fmla v24.4s, v7.4s, v1.s[0]
    ldr s1, [x2, #272]
    fmla v23.4s, v6.4s, v2.s[0]
    fmla v22.4s, v7.4s, v2.s[0]
    ldr s2, [x2, #288]
    fmla v21.4s, v6.4s, v3.s[0]
    ldr s4, [x2, #304]
    fmla v20.4s, v7.4s, v3.s[0]
    ldp q6, q7, [x1]
    add x1, x1, x6, lsl #2
    prfm pldl1keep, [x1, #56]
    fmla v11.4s, v5.4s, v0.s[0]
    fmla v10.4s, v16.4s, v0.s[0]
    ldr s0, [x2, #320]
    fmla v9.4s, v5.4s, v1.s[0]
    fmla v8.4s, v16.4s, v1.s[0]
    ldr s1, [x2, #336]
    fmla v31.4s, v5.4s, v2.s[0]
    fmla v30.4s, v16.4s, v2.s[0]
    ldr s2, [x2, #352]
    fmla v29.4s, v5.4s, v4.s[0]
    fmla v28.4s, v16.4s, v4.s[0]
    ldr s3, [x2, #368]
    str q6, [x12, #288]
    str q7, [x12, #304]
    fmla v27.4s, v5.4s, v0.s[0]
    fmla v26.4s, v16.4s, v0.s[0]
    ldr s0, [x2, #260]
    fmla v25.4s, v5.4s, v1.s[0]
    fmla v24.4s, v16.4s, v1.s[0]
    ldr s1, [x2, #276]
    fmla v23.4s, v5.4s, v2.s[0]
    fmla v22.4s, v16.4s, v2.s[0]
    ldr s2, [x2, #292]
    fmla v21.4s, v5.4s, v3.s[0]
    ldr s4, [x2, #308]
    fmla v20.4s, v16.4s, v3.s[0]
    ldp q5, q16, [x1]
    add x1, x1, x6, lsl #2
    prfm pldl1keep, [x1, #56]
    fmla v11.4s, v6.4s, v0.s[0]
    fmla v10.4s, v7.4s, v0.s[0]
    ldr s0, [x2, #324]
    fmla v9.4s, v6.4s, v1.s[0]
    fmla v8.4s, v7.4s, v1.s[0]
    ldr s1, [x2, #340]
    fmla v31.4s, v6.4s, v2.s[0]
    fmla v30.4s, v7.4s, v2.s[0]
    ldr s2, [x2, #356]
    fmla v29.4s, v6.4s, v4.s[0]
    fmla v28.4s, v7.4s, v4.s[0]
    ldr s3, [x2, #372]
    str q5, [x12, #320]
    str q16, [x12, #336]
    fmla v27.4s, v6.4s, v0.s[0]
    fmla v26.4s, v7.4s, v0.s[0]
    ldr s0, [x2, #264]
    fmla v25.4s, v6.4s, v1.s[0]
    fmla v24.4s, v7.4s, v1.s[0]
    ldr s1, [x2, #280]
    fmla v23.4s, v6.4s, v2.s[0]
    fmla v22.4s, v7.4s, v2.s[0]
    ldr s2, [x2, #296]
    fmla v21.4s, v6.4s, v3.s[0]
    ldr s4, [x2, #312]
    fmla v20.4s, v7.4s, v3.s[0]
    ldp q6, q7, [x1]
    add x1, x1, x6, lsl #2
    prfm pldl1keep, [x1, #56]
    fmla v11.4s, v5.4s, v0.s[0]
    fmla v10.4s, v16.4s, v0.s[0]
    ldr s0, [x2, #328]
    fmla v9.4s, v5.4s, v1.s[0]
    fmla v8.4s, v16.4s, v1.s[0]
    ldr s1, [x2, #344]
    fmla v31.4s, v5.4s, v2.s[0]
    fmla v30.4s, v16.4s, v2.s[0]
    ldr s2, [x2, #360]
    fmla v29.4s, v5.4s, v4.s[0]
    fmla v28.4s, v16.4s, v4.s[0]
    ldr s3, [x2, #376]
    str q6, [x12, #352]
    str q7, [x12, #368]
    fmla v27.4s, v5.4s, v0.s[0]
    fmla v26.4s, v16.4s, v0.s[0]
    ldr s0, [x2, #268]
    fmla v25.4s, v5.4s, v1.s[0]
    fmla v24.4s, v16.4s, v1.s[0]
    ldr s1, [x2, #284]
    fmla v23.4s, v5.4s, v2.s[0]
    fmla v22.4s, v16.4s, v2.s[0]
    ldr s2, [x2, #300]
    fmla v21.4s, v5.4s, v3.s[0]
    ldr s4, [x2, #316]
    fmla v20.4s, v16.4s, v3.s[0]
    ldp q5, q16, [x1]
    add x1, x1, x6, lsl #2
    prfm pldl1keep, [x1, #56]
    fmla v11.4s, v6.4s, v0.s[0]
    fmla v10.4s, v7.4s, v0.s[0]
    ldr s0, [x2, #332]
    fmla v9.4s, v6.4s, v1.s[0]
    fmla v8.4s, v7.4s, v1.s[0]
    ldr s1, [x2, #348]
    fmla v31.4s, v6.4s, v2.s[0]
    fmla v30.4s, v7.4s, v2.s[0]
    ldr s2, [x2, #364]
    fmla v29.4s, v6.4s, v4.s[0]
    fmla v28.4s, v7.4s, v4.s[0]
    ldr s3, [x2, #380]
    str q5, [x12, #384]
    str q16, [x12, #400]
    fmla v27.4s, v6.4s, v0.s[0]
    fmla v26.4s, v7.4s, v0.s[0]
    ldr s0, [x2, #384]
    fmla v25.4s, v6.4s, v1.s[0]
    fmla v24.4s, v7.4s, v1.s[0]
    ldr s1, [x2, #400]
    fmla v23.4s, v6.4s, v2.s[0]
    fmla v22.4s, v7.4s, v2.s[0]
    ldr s2, [x2, #416]
    fmla v21.4s, v6.4s, v3.s[0]
    ldr s4, [x2, #432]
    fmla v20.4s, v7.4s, v3.s[0]
    ldp q6, q7, [x1]
    add x1, x1, x6, lsl #2
    prfm pldl1keep, [x1, #56]
    fmla v11.4s, v5.4s, v0.s[0]
    fmla v10.4s, v16.4s, v0.s[0]
    ldr s0, [x2, #448]
    fmla v9.4s, v5.4s, v1.s[0]
    fmla v8.4s, v16.4s, v1.s[0]
    ldr s1, [x2, #464]
    fmla v31.4s, v5.4s, v2.s[0]
    fmla v30.4s, v16.4s, v2.s[0]
    ldr s2, [x2, #480]
    fmla v29.4s, v5.4s, v4.s[0]
    fmla v28.4s, v16.4s, v4.s[0]
    ldr s3, [x2, #496]
    str q6, [x12, #416]
    str q7, [x12, #432]
    fmla v27.4s, v5.4s, v0.s[0]
    fmla v26.4s, v16.4s, v0.s[0]
    ldr s0, [x2, #388]
    fmla v25.4s, v5.4s, v1.s[0]
    fmla v24.4s, v16.4s, v1.s[0]
    ldr s1, [x2, #404]
    fmla v23.4s, v5.4s, v2.s[0]
    fmla v22.4s, v16.4s, v2.s[0]
    ldr s2, [x2, #420]
    fmla v21.4s, v5.4s, v3.s[0]
    ldr s4, [x2, #436]
    fmla v20.4s, v16.4s, v3.s[0]
    ldp q5, q16, [x1]
    add x1, x1, x6, lsl #2
    fmla v11.4s, v6.4s, v0.s[0]
    fmla v10.4s, v7.4s, v0.s[0]
    ldr s0, [x2, #452]
    prfm pldl1keep, [x1, #56]
    fmla v9.4s, v6.4s, v1.s[0]
    fmla v8.4s, v7.4s, v1.s[0]
    ldr s1, [x2, #468]
    fmla v31.4s, v6.4s, v2.s[0]
    fmla v30.4s, v7.4s, v2.s[0]
    ldr s2, [x2, #484]
    fmla v29.4s, v6.4s, v4.s[0]
    fmla v28.4s, v7.4s, v4.s[0]
    ldr s3, [x2, #500]
    str q5, [x12, #448]
    str q16, [x12, #464]
    fmla v27.4s, v6.4s, v0.s[0]
    fmla v26.4s, v7.4s, v0.s[0]
    ldr s0, [x2, #392]
    fmla v25.4s, v6.4s, v1.s[0]
    fmla v24.4s, v7.4s, v1.s[0]
    ldr s1, [x2, #408]
    fmla v23.4s, v6.4s, v2.s[0]
    fmla v22.4s, v7.4s, v2.s[0]
    ldr s2, [x2, #424]
    fmla v21.4s, v6.4s, v3.s[0]
    ldr s4, [x2, #440]
    fmla v20.4s, v7.4s, v3.s[0]
    ldp q6, q7, [x1]
    add x1, x1, x6, lsl #2
    fmla v11.4s, v5.4s, v0.s[0]
    fmla v10.4s, v16.4s, v0.s[0]
    ldr s0, [x2, #456]
    fmla v9.4s, v5.4s, v1.s[0]
    fmla v8.4s, v16.4s, v1.s[0]
    ldr s1, [x2, #472]
    fmla v31.4s, v5.4s, v2.s[0]
    fmla v30.4s, v16.4s, v2.s[0]
    ldr s2, [x2, #488]
    fmla v29.4s, v5.4s, v4.s[0]
    fmla v28.4s, v16.4s, v4.s[0]
    ldr s3, [x2, #504]
    str q6, [x12, #480]
    str q7, [x12, #496]
    add x12, x12, #512
    fmla v27.4s, v5.4s, v0.s[0]
    fmla v26.4s, v16.4s, v0.s[0]
    ldr s0, [x2, #396]
    fmla v25.4s, v5.4s, v1.s[0]
    fmla v24.4s, v16.4s, v1.s[0]
    ldr s1, [x2, #412]
    fmla v23.4s, v5.4s, v2.s[0]
    fmla v22.4s, v16.4s, v2.s[0]
    ldr s2, [x2, #428]
    fmla v21.4s, v5.4s, v3.s[0]
    ldr s4, [x2, #444]
    fmla v20.4s, v16.4s, v3.s[0]
    ldr s3, [x2, #460]
    ldr s5, [x2, #476]
    fmla v11.4s, v6.4s, v0.s[0]
    fmla v10.4s, v7.4s, v0.s[0]
    ldr s0, [x2, #492]
    fmla v9.4s, v6.4s, v1.s[0]
    fmla v8.4s, v7.4s, v1.s[0]
    ldr s1, [x2, #508]
    add x2, x2, #512
    fmla v31.4s, v6.4s, v2.s[0]
    fmla v30.4s, v7.4s, v2.s[0]
    fmla v29.4s, v6.4s, v4.s[0]
    fmla v28.4s, v7.4s, v4.s[0]
    fmla v27.4s, v6.4s, v3.s[0]
    fmla v26.4s, v7.4s, v3.s[0]
    fmla v25.4s, v6.4s, v5.s[0]
    fmla v24.4s, v7.4s, v5.s[0]
    fmla v23.4s, v6.4s, v0.s[0]
    fmla v22.4s, v7.4s, v0.s[0]
    fmla v21.4s, v6.4s, v1.s[0]
    fmla v20.4s, v7.4s, v1.s[0]
    cbnz x3, .Lloop_1329
.Lloop_end_1328:
    lsr x3, x0, #2
    ubfx x0, x0, #0, #2
    cbz x3, .Lloop_end_1330
.Lloop_1331:
    ldp q0, q1, [x1]
    prfm pldl1keep, [x1, #56]
    add x1, x1, x6, lsl #2
    sub x3, x3, #1
    prfm pldl1keep, [x1, #56]
    str q0, [x12]
    str q1, [x12, #16]
    ldp q6, q7, [x1]
    ldr s2, [x2]
    add x1, x1, x6, lsl #2
    ldr s3, [x2, #16]
    ldr s4, [x2, #32]
    ldr s5, [x2, #48]
    prfm pldl1keep, [x1, #56]
    fmla v11.4s, v0.4s, v2.s[0]
    fmla v10.4s, v1.4s, v2.s[0]
    ldr s2, [x2, #64]
    fmla v9.4s, v0.4s, v3.s[0]
    fmla v8.4s, v1.4s, v3.s[0]
    ldr s3, [x2, #80]
    fmla v31.4s, v0.4s, v4.s[0]
    fmla v30.4s, v1.4s, v4.s[0]
    ldr s4, [x2, #96]
    fmla v29.4s, v0.4s, v5.s[0]
    fmla v28.4s, v1.4s, v5.s[0]
    ldr s5, [x2, #112]
    str q6, [x12, #32]
    str q7, [x12, #48]
    fmla v27.4s, v0.4s, v2.s[0]
    fmla v26.4s, v1.4s, v2.s[0]
    ldr s2, [x2, #4]
    fmla v25.4s, v0.4s, v3.s[0]
    fmla v24.4s, v1.4s, v3.s[0]
    ldr s3, [x2, #20]
    fmla v23.4s, v0.4s, v4.s[0]
    fmla v22.4s, v1.4s, v4.s[0]
    ldr s4, [x2, #36]
    fmla v21.4s, v0.4s, v5.s[0]
    ldr s0, [x2, #52]
    fmla v20.4s, v1.4s, v5.s[0]
    ldp q5, q16, [x1]
    add x1, x1, x6, lsl #2
    fmla v11.4s, v6.4s, v2.s[0]
    fmla v10.4s, v7.4s, v2.s[0]
    ldr s1, [x2, #68]
    prfm pldl1keep, [x1, #56]
    fmla v9.4s, v6.4s, v3.s[0]
    fmla v8.4s, v7.4s, v3.s[0]
    ldr s2, [x2, #84]
    fmla v31.4s, v6.4s, v4.s[0]
    fmla v30.4s, v7.4s, v4.s[0]
    ldr s3, [x2, #100]
    fmla v29.4s, v6.4s, v0.s[0]
    fmla v28.4s, v7.4s, v0.s[0]
    ldr s0, [x2, #116]
    str q5, [x12, #64]
    str q16, [x12, #80]
    fmla v27.4s, v6.4s, v1.s[0]
    fmla v26.4s, v7.4s, v1.s[0]
    ldr s1, [x2, #8]
    fmla v25.4s, v6.4s, v2.s[0]
    fmla v24.4s, v7.4s, v2.s[0]
    ldr s2, [x2, #24]
    fmla v23.4s, v6.4s, v3.s[0]
    fmla v22.4s, v7.4s, v3.s[0]
    ldr s3, [x2, #40]
    fmla v21.4s, v6.4s, v0.s[0]
    ldr s4, [x2, #56]
    fmla v20.4s, v7.4s, v0.s[0]
    ldp q6, q7, [x1]
    add x1, x1, x6, lsl #2
    fmla v11.4s, v5.4s, v1.s[0]
    fmla v10.4s, v16.4s, v1.s[0]
    ldr s0, [x2, #72]
    fmla v9.4s, v5.4s, v2.s[0]
    fmla v8.4s, v16.4s, v2.s[0]
    ldr s1, [x2, #88]
    fmla v31.4s, v5.4s, v3.s[0]
    fmla v30.4s, v16.4s, v3.s[0]
    ldr s2, [x2, #104]
    fmla v29.4s, v5.4s, v4.s[0]
    fmla v28.4s, v16.4s, v4.s[0]
    ldr s3, [x2, #120]
    str q6, [x12, #96]
    str q7, [x12, #112]
    add x12, x12, #128
    fmla v27.4s, v5.4s, v0.s[0]
    fmla v26.4s, v16.4s, v0.s[0]
    ldr s0, [x2, #12]
    fmla v25.4s, v5.4s, v1.s[0]
    fmla v24.4s, v16.4s, v1.s[0]
    ldr s1, [x2, #28]
    fmla v23.4s, v5.4s, v2.s[0]
    fmla v22.4s, v16.4s, v2.s[0]
    ldr s2, [x2, #44]
    fmla v21.4s, v5.4s, v3.s[0]
    ldr s4, [x2, #60]
    fmla v20.4s, v16.4s, v3.s[0]
    ldr s3, [x2, #76]
    ldr s5, [x2, #92]
    fmla v11.4s, v6.4s, v0.s[0]
    fmla v10.4s, v7.4s, v0.s[0]
    ldr s0, [x2, #108]
    fmla v9.4s, v6.4s, v1.s[0]
    fmla v8.4s, v7.4s, v1.s[0]
    ldr s1, [x2, #124]
    add x2, x2, #128
    fmla v31.4s, v6.4s, v2.s[0]
    fmla v30.4s, v7.4s, v2.s[0]
    fmla v29.4s, v6.4s, v4.s[0]
    fmla v28.4s, v7.4s, v4.s[0]
    fmla v27.4s, v6.4s, v3.s[0]
    fmla v26.4s, v7.4s, v3.s[0]
    fmla v25.4s, v6.4s, v5.s[0]
    fmla v24.4s, v7.4s, v5.s[0]
    fmla v23.4s, v6.4s, v0.s[0]
    fmla v22.4s, v7.4s, v0.s[0]
    fmla v21.4s, v6.4s, v1.s[0]
    fmla v20.4s, v7.4s, v1.s[0]
    cbnz x3, .Lloop_1331
.Lloop_end_1330:
    cbz x0, .Lloop_end_1332
.Lloop_1333:
    ldp q0, q1, [x1]
    sub x0, x0, #1
    prfm pldl1keep, [x1, #56]
    add x1, x1, x6, lsl #2
    str q0, [x12]
    str q1, [x12, #16]
    add x12, x12, #32
    ldr s2, [x2]
    ldr s3, [x2, #16]
    ldr s4, [x2, #32]
    ldr s5, [x2, #48]
    ldr s6, [x2, #64]
    ldr s7, [x2, #80]
    fmla v11.4s, v0.4s, v2.s[0]
    fmla v10.4s, v1.4s, v2.s[0]
    ldr s2, [x2, #96]
    fmla v9.4s, v0.4s, v3.s[0]
    fmla v8.4s, v1.4s, v3.s[0]
    ldr s3, [x2, #112]
    add x2, x2, #4
    fmla v31.4s, v0.4s, v4.s[0]
    fmla v30.4s, v1.4s, v4.s[0]
    fmla v29.4s, v0.4s, v5.s[0]
    fmla v28.4s, v1.4s, v5.s[0]
    fmla v27.4s, v0.4s, v6.s[0]
    fmla v26.4s, v1.4s, v6.s[0]
    fmla v25.4s, v0.4s, v7.s[0]
    fmla v24.4s, v1.4s, v7.s[0]
    fmla v23.4s, v0.4s, v2.s[0]
    fmla v22.4s, v1.4s, v2.s[0]
    fmla v21.4s, v0.4s, v3.s[0]
    fmla v20.4s, v1.4s, v3.s[0]
    cbnz x0, .Lloop_1333
.Lloop_end_1332:
    add x11, x11, #32
.Lend_1327:
    ldr x0, [x7, #16]
    ldr x1, [x7]
    cbnz x0, .Lotherwise_1334
    mov x0, x8
    ldp q0, q1, [x0]
    add x0, x0, x1, lsl #2
    ldp q2, q3, [x0]
    add x0, x0, x1, lsl #2
    ldp q4, q5, [x0]
    add x0, x0, x1, lsl #2
    ldp q6, q7, [x0]
    add x0, x0, x1, lsl #2
    fadd v11.4s, v11.4s, v0.4s
    fadd v10.4s, v10.4s, v1.4s
    ldp q0, q1, [x0]
    add x0, x0, x1, lsl #2
    fadd v9.4s, v9.4s, v2.4s
    fadd v8.4s, v8.4s, v3.4s
    ldp q2, q3, [x0]
    add x0, x0, x1, lsl #2
    fadd v31.4s, v31.4s, v4.4s
    fadd v30.4s, v30.4s, v5.4s
    ldp q4, q5, [x0]
    add x0, x0, x1, lsl #2
    fadd v29.4s, v29.4s, v6.4s
    fadd v28.4s, v28.4s, v7.4s
    ldp q6, q7, [x0]
    fadd v27.4s, v27.4s, v0.4s
    fadd v26.4s, v26.4s, v1.4s
    fadd v25.4s, v25.4s, v2.4s
    fadd v24.4s, v24.4s, v3.4s
    fadd v23.4s, v23.4s, v4.4s
    fadd v22.4s, v22.4s, v5.4s
    fadd v21.4s, v21.4s, v6.4s
    fadd v20.4s, v20.4s, v7.4s
    b .Lend_1335
.Lotherwise_1334:
.Lend_1335:
    mov x0, x8
    sub x5, x5, #1
    ldr s0, [x7, #40]
    add x8, x8, #32
    dup v0.4s, v0.s[0]
    fmax v1.4s, v0.4s, v11.4s
    fmax v2.4s, v0.4s, v10.4s
    fmax v3.4s, v0.4s, v9.4s
    fmax v4.4s, v0.4s, v8.4s
    fmax v5.4s, v0.4s, v31.4s
    fmax v6.4s, v0.4s, v30.4s
    str q1, [x0]
    str q2, [x0, #16]
    add x0, x0, x1, lsl #2
    fmax v1.4s, v0.4s, v29.4s
    fmax v2.4s, v0.4s, v28.4s
    str q3, [x0]
    str q4, [x0, #16]
    add x0, x0, x1, lsl #2
    fmax v3.4s, v0.4s, v27.4s
    fmax v4.4s, v0.4s, v26.4s
    str q5, [x0]
    str q6, [x0, #16]
    add x0, x0, x1, lsl #2
    fmax v5.4s, v0.4s, v25.4s
    fmax v6.4s, v0.4s, v24.4s
    str q1, [x0]
    str q2, [x0, #16]
    add x0, x0, x1, lsl #2
    fmax v1.4s, v0.4s, v23.4s
    fmax v2.4s, v0.4s, v22.4s
    str q3, [x0]
    str q4, [x0, #16]
    add x0, x0, x1, lsl #2
    fmax v3.4s, v0.4s, v21.4s
    fmax v0.4s, v0.4s, v20.4s
    str q5, [x0]
    str q6, [x0, #16]
    add x0, x0, x1, lsl #2
    str q1, [x0]
    str q2, [x0, #16]
    add x0, x0, x1, lsl #2
    str q3, [x0]
    str q0, [x0, #16]
    cbnz x5, .Lloop_1317
.Lloop_end_1316:
    ldr x0, [x7, #8]
    ubfx x0, x0, #0, #3
    cbnz x0, .Lotherwise_1336
    b .Lend_1337
.Lotherwise_1336:
    sub x0, x0, #1
    lsr x0, x0, #2
    cbnz x0, .Lotherwise_1338
    ldr x0, [x7, #16]
    movi v31.4s, #0
    movi v30.4s, #0
    movi v29.4s, #0
    movi v28.4s, #0
    movi v27.4s, #0
    movi v26.4s, #0
    movi v25.4s, #0
    movi v24.4s, #0
    cbnz x0, .Lotherwise_1339
    b .Lend_1340
.Lotherwise_1339:
    ldp q0, q1, [x0]
    dup v31.4s, v0.s[0]
    dup v30.4s, v0.s[1]
    dup v29.4s, v0.s[2]
    dup v28.4s, v0.s[3]
    dup v27.4s, v1.s[0]
    dup v26.4s, v1.s[1]
    dup v25.4s, v1.s[2]
    dup v24.4s, v1.s[3]
.Lend_1340:
    ldr x0, [x7, #24]
    lsr x1, x9, #4
    ubfx x2, x9, #0, #4
    cbz x1, .Lloop_end_1341
.Lloop_1342:
    ld1 {v16.4s, v17.4s, v18.4s, v19.4s}, [x10], #64
    ldr q20, [x11]
    add x3, x11, x0, lsl #2
    sub x1, x1, #1
    ld1 {v4.4s, v5.4s, v6.4s, v7.4s}, [x10], #64
    ldr q21, [x11, #32]
    ldr q22, [x11, #64]
    ldr q8, [x11, #96]
    fmla v31.4s, v20.4s, v16.s[0]
    fmla v30.4s, v20.4s, v17.s[0]
    ld1 {v0.4s, v1.4s, v2.4s, v3.4s}, [x10], #64
    prfm pldl1keep, [x3]
    fmla v29.4s, v20.4s, v18.s[0]
    fmla v28.4s, v20.4s, v19.s[0]
    prfm pldl1keep, [x3, #32]
    fmla v27.4s, v20.4s, v4.s[0]
    fmla v26.4s, v20.4s, v5.s[0]
    prfm pldl1keep, [x3, #64]
    fmla v25.4s, v20.4s, v6.s[0]
    fmla v24.4s, v20.4s, v7.s[0]
    ldr q23, [x11, #128]
    fmla v31.4s, v21.4s, v16.s[1]
    fmla v30.4s, v21.4s, v17.s[1]
    prfm pldl1keep, [x3, #96]
    prfm pldl1keep, [x3, #128]
    fmla v29.4s, v21.4s, v18.s[1]
    fmla v28.4s, v21.4s, v19.s[1]
    prfm pldl1keep, [x3, #160]
    prfm pldl1keep, [x3, #192]
    fmla v27.4s, v21.4s, v4.s[1]
    fmla v26.4s, v21.4s, v5.s[1]
    prfm pldl1keep, [x3, #224]
    prfm pldl1keep, [x3, #256]
    fmla v25.4s, v21.4s, v6.s[1]
    fmla v24.4s, v21.4s, v7.s[1]
    ldr q10, [x11, #160]
    prfm pldl1keep, [x3, #288]
    fmla v31.4s, v22.4s, v16.s[2]
    fmla v30.4s, v22.4s, v17.s[2]
    prfm pldl1keep, [x3, #320]
    prfm pldl1keep, [x3, #352]
    fmla v29.4s, v22.4s, v18.s[2]
    fmla v28.4s, v22.4s, v19.s[2]
    prfm pldl1keep, [x3, #384]
    prfm pldl1keep, [x3, #416]
    fmla v27.4s, v22.4s, v4.s[2]
    fmla v26.4s, v22.4s, v5.s[2]
    prfm pldl1keep, [x3, #448]
    prfm pldl1keep, [x3, #480]
    fmla v25.4s, v22.4s, v6.s[2]
    fmla v24.4s, v22.4s, v7.s[2]
    ldr q11, [x11, #192]
    fmla v31.4s, v8.4s, v16.s[3]
    fmla v30.4s, v8.4s, v17.s[3]
    ldr q9, [x11, #224]
    ldr q20, [x11, #256]
    fmla v29.4s, v8.4s, v18.s[3]
    fmla v28.4s, v8.4s, v19.s[3]
    ldr q21, [x11, #288]
    ldr q22, [x11, #320]
    fmla v27.4s, v8.4s, v4.s[3]
    fmla v26.4s, v8.4s, v5.s[3]
    ldr q15, [x11, #352]
    ldr q14, [x11, #384]
    fmla v25.4s, v8.4s, v6.s[3]
    fmla v24.4s, v8.4s, v7.s[3]
    ldr q13, [x11, #416]
    ldr q12, [x11, #448]
    fmla v31.4s, v23.4s, v0.s[0]
    fmla v30.4s, v23.4s, v1.s[0]
    ldr q8, [x11, #480]
    add x11, x11, #512
    fmla v29.4s, v23.4s, v2.s[0]
    fmla v28.4s, v23.4s, v3.s[0]
    fmla v31.4s, v10.4s, v0.s[1]
    fmla v30.4s, v10.4s, v1.s[1]
    fmla v29.4s, v10.4s, v2.s[1]
    fmla v28.4s, v10.4s, v3.s[1]
    fmla v31.4s, v11.4s, v0.s[2]
    fmla v30.4s, v11.4s, v1.s[2]
    fmla v29.4s, v11.4s, v2.s[2]
    fmla v28.4s, v11.4s, v3.s[2]
    fmla v31.4s, v9.4s, v0.s[3]
    fmla v30.4s, v9.4s, v1.s[3]
    fmla v29.4s, v9.4s, v2.s[3]
    fmla v28.4s, v9.4s, v3.s[3]
    ld1 {v0.4s, v1.4s, v2.4s, v3.4s}, [x10], #64
    fmla v27.4s, v23.4s, v0.s[0]
    fmla v26.4s, v23.4s, v1.s[0]
    fmla v25.4s, v23.4s, v2.s[0]
    fmla v24.4s, v23.4s, v3.s[0]
    fmla v27.4s, v10.4s, v0.s[1]
    fmla v26.4s, v10.4s, v1.s[1]
    fmla v25.4s, v10.4s, v2.s[1]
    fmla v24.4s, v10.4s, v3.s[1]
    fmla v27.4s, v11.4s, v0.s[2]
    fmla v26.4s, v11.4s, v1.s[2]
    fmla v25.4s, v11.4s, v2.s[2]
    fmla v24.4s, v11.4s, v3.s[2]
    fmla v27.4s, v9.4s, v0.s[3]
    ld1 {v16.4s, v17.4s, v18.4s, v19.4s}, [x10], #64
    fmla v26.4s, v9.4s, v1.s[3]
    fmla v25.4s, v9.4s, v2.s[3]
    fmla v24.4s, v9.4s, v3.s[3]
    ld1 {v4.4s, v5.4s, v6.4s, v7.4s}, [x10], #64
    fmla v31.4s, v20.4s, v16.s[0]
    fmla v30.4s, v20.4s, v17.s[0]
    fmla v29.4s, v20.4s, v18.s[0]
    fmla v28.4s, v20.4s, v19.s[0]
    fmla v27.4s, v20.4s, v4.s[0]
    fmla v26.4s, v20.4s, v5.s[0]
    fmla v25.4s, v20.4s, v6.s[0]
    fmla v24.4s, v20.4s, v7.s[0]
    fmla v31.4s, v21.4s, v16.s[1]
    fmla v30.4s, v21.4s, v17.s[1]
    fmla v29.4s, v21.4s, v18.s[1]
    fmla v28.4s, v21.4s, v19.s[1]
    fmla v27.4s, v21.4s, v4.s[1]
    fmla v26.4s, v21.4s, v5.s[1]
    fmla v25.4s, v21.4s, v6.s[1]
    fmla v24.4s, v21.4s, v7.s[1]
    fmla v31.4s, v22.4s, v16.s[2]
    fmla v30.4s, v22.4s, v17.s[2]
    fmla v29.4s, v22.4s, v18.s[2]
    fmla v28.4s, v22.4s, v19.s[2]
    fmla v27.4s, v22.4s, v4.s[2]
    fmla v26.4s, v22.4s, v5.s[2]
    fmla v25.4s, v22.4s, v6.s[2]
    fmla v24.4s, v22.4s, v7.s[2]
    fmla v31.4s, v15.4s, v16.s[3]
    ld1 {v20.4s, v21.4s, v22.4s, v23.4s}, [x10], #64
    fmla v30.4s, v15.4s, v17.s[3]
    fmla v29.4s, v15.4s, v18.s[3]
    fmla v28.4s, v15.4s, v19.s[3]
    fmla v27.4s, v15.4s, v4.s[3]
    ld1 {v0.4s, v1.4s, v2.4s, v3.4s}, [x10], #64
    fmla v26.4s, v15.4s, v5.s[3]
    fmla v25.4s, v15.4s, v6.s[3]
    fmla v24.4s, v15.4s, v7.s[3]
    fmla v31.4s, v14.4s, v20.s[0]
    fmla v30.4s, v14.4s, v21.s[0]
    fmla v29.4s, v14.4s, v22.s[0]
    fmla v28.4s, v14.4s, v23.s[0]
    fmla v27.4s, v14.4s, v0.s[0]
    fmla v26.4s, v14.4s, v1.s[0]
    fmla v25.4s, v14.4s, v2.s[0]
    fmla v24.4s, v14.4s, v3.s[0]
    fmla v31.4s, v13.4s, v20.s[1]
    fmla v30.4s, v13.4s, v21.s[1]
    fmla v29.4s, v13.4s, v22.s[1]
    fmla v28.4s, v13.4s, v23.s[1]
    fmla v27.4s, v13.4s, v0.s[1]
    fmla v26.4s, v13.4s, v1.s[1]
    fmla v25.4s, v13.4s, v2.s[1]
    fmla v24.4s, v13.4s, v3.s[1]
    fmla v31.4s, v12.4s, v20.s[2]
    fmla v30.4s, v12.4s, v21.s[2]
    fmla v29.4s, v12.4s, v22.s[2]
    fmla v28.4s, v12.4s, v23.s[2]
    fmla v27.4s, v12.4s, v0.s[2]
    fmla v26.4s, v12.4s, v1.s[2]
    fmla v25.4s, v12.4s, v2.s[2]
    fmla v24.4s, v12.4s, v3.s[2]
    fmla v31.4s, v8.4s, v20.s[3]
    fmla v30.4s, v8.4s, v21.s[3]
    fmla v29.4s, v8.4s, v22.s[3]
    fmla v28.4s, v8.4s, v23.s[3]
    fmla v27.4s, v8.4s, v0.s[3]
    fmla v26.4s, v8.4s, v1.s[3]
    fmla v25.4s, v8.4s, v2.s[3]
    fmla v24.4s, v8.4s, v3.s[3]
    cbnz x1, .Lloop_1342
.Lloop_end_1341:
    lsr x1, x2, #2
    ubfx x2, x2, #0, #2
    cbz x1, .Lloop_end_1343
.Lloop_1344:
    ld1 {v4.4s, v5.4s, v6.4s, v7.4s}, [x10], #64
    ldr q16, [x11]
    add x3, x11, x0, lsl #2
    sub x1, x1, #1
    ld1 {v0.4s, v1.4s, v2.4s, v3.4s}, [x10], #64
    ldr q17, [x11, #32]
    ldr q18, [x11, #64]
    ldr q19, [x11, #96]
    add x11, x11, #128
    fmla v31.4s, v16.4s, v4.s[0]
    fmla v30.4s, v16.4s, v5.s[0]
    prfm pldl1keep, [x3]
    prfm pldl1keep, [x3, #32]
    fmla v29.4s, v16.4s, v6.s[0]
    fmla v28.4s, v16.4s, v7.s[0]
    prfm pldl1keep, [x3, #64]
    prfm pldl1keep, [x3, #96]
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
    cbnz x1, .Lloop_1344
.Lloop_end_1343:
    cbz x2, .Lloop_end_1345
.Lloop_1346:
    ldr q0, [x11]
    ldr s1, [x10]
    add x1, x11, x0, lsl #2
    sub x2, x2, #1
    ldr s2, [x10, #16]
    ldr s3, [x10, #32]
    add x11, x11, #32
    ldr s4, [x10, #48]
    ldr s5, [x10, #64]
    ldr s6, [x10, #80]
    ldr s7, [x10, #96]
    ldr s16, [x10, #112]
    prfm pldl1keep, [x1]
    add x10, x10, #4
    fmla v31.4s, v0.4s, v1.s[0]
    fmla v30.4s, v0.4s, v2.s[0]
    fmla v29.4s, v0.4s, v3.s[0]
    fmla v28.4s, v0.4s, v4.s[0]
    fmla v27.4s, v0.4s, v5.s[0]
    fmla v26.4s, v0.4s, v6.s[0]
    fmla v25.4s, v0.4s, v7.s[0]
    fmla v24.4s, v0.4s, v16.s[0]
    cbnz x2, .Lloop_1346
.Lloop_end_1345:
    ldr x0, [x7, #8]
    ldr x1, [x7, #16]
    mov w2, #4
    mov w3, #1
    ldr x4, [x7]
    ubfx x0, x0, #0, #3
    cmp x0, x2
    csel x0, x0, x2, ls
    lsl x0, x3, x0
    sub x2, x0, #1
    cbnz x1, .Lotherwise_1347
    ubfx x0, x2, #0, #4
    mov x1, x8
    cmp x0, #15
    bne .Lotherwise_1348
    ldr q0, [x1]
    b .Lend_1349
.Lotherwise_1348:
    movi v0.4s, #0
    tst x2, #1
    beq .Lotherwise_1350
    ld1 {v0.s}[0], [x1]
.Lotherwise_1350:
    tst x2, #2
    beq .Lotherwise_1351
    add x0, x1, #4
    ld1 {v0.s}[1], [x0]
.Lotherwise_1351:
    tst x2, #4
    beq .Lotherwise_1352
    add x0, x1, #8
    ld1 {v0.s}[2], [x0]
.Lotherwise_1352:
    tst x2, #8
    beq .Lotherwise_1353
    add x0, x1, #12
    ld1 {v0.s}[3], [x0]
.Lotherwise_1353:
.Lend_1349:
    ubfx x0, x2, #0, #4
    fadd v31.4s, v31.4s, v0.4s
    add x1, x1, x4, lsl #2
    cmp x0, #15
    bne .Lotherwise_1354
    ldr q0, [x1]
    b .Lend_1355
.Lotherwise_1354:
    movi v0.4s, #0
    tst x2, #1
    beq .Lotherwise_1356
    ld1 {v0.s}[0], [x1]
.Lotherwise_1356:
    tst x2, #2
    beq .Lotherwise_1357
    add x0, x1, #4
    ld1 {v0.s}[1], [x0]
.Lotherwise_1357:
    tst x2, #4
    beq .Lotherwise_1358
    add x0, x1, #8
    ld1 {v0.s}[2], [x0]
.Lotherwise_1358:
    tst x2, #8
    beq .Lotherwise_1359
    add x0, x1, #12
    ld1 {v0.s}[3], [x0]
.Lotherwise_1359:
.Lend_1355:
    ubfx x0, x2, #0, #4
    fadd v30.4s, v30.4s, v0.4s
    add x1, x1, x4, lsl #2
    cmp x0, #15
    bne .Lotherwise_1360
    ldr q0, [x1]
    b .Lend_1361
.Lotherwise_1360:
    movi v0.4s, #0
    tst x2, #1
    beq .Lotherwise_1362
    ld1 {v0.s}[0], [x1]
.Lotherwise_1362:
    tst x2, #2
    beq .Lotherwise_1363
    add x0, x1, #4
    ld1 {v0.s}[1], [x0]
.Lotherwise_1363:
    tst x2, #4
    beq .Lotherwise_1364
    add x0, x1, #8
    ld1 {v0.s}[2], [x0]
.Lotherwise_1364:
    tst x2, #8
    beq .Lotherwise_1365
    add x0, x1, #12
    ld1 {v0.s}[3], [x0]
.Lotherwise_1365:
.Lend_1361:
    ubfx x0, x2, #0, #4
    fadd v29.4s, v29.4s, v0.4s
    add x1, x1, x4, lsl #2
    cmp x0, #15
    bne .Lotherwise_1366
    ldr q0, [x1]
    b .Lend_1367
.Lotherwise_1366:
    movi v0.4s, #0
    tst x2, #1
    beq .Lotherwise_1368
    ld1 {v0.s}[0], [x1]
.Lotherwise_1368:
    tst x2, #2
    beq .Lotherwise_1369
    add x0, x1, #4
    ld1 {v0.s}[1], [x0]
.Lotherwise_1369:
    tst x2, #4
    beq .Lotherwise_1370
    add x0, x1, #8
    ld1 {v0.s}[2], [x0]
.Lotherwise_1370:
    tst x2, #8
    beq .Lotherwise_1371
    add x0, x1, #12
    ld1 {v0.s}[3], [x0]
.Lotherwise_1371:
.Lend_1367:
    ubfx x0, x2, #0, #4
    fadd v28.4s, v28.4s, v0.4s
    add x1, x1, x4, lsl #2
    cmp x0, #15
    bne .Lotherwise_1372
    ldr q0, [x1]
    b .Lend_1373
.Lotherwise_1372:
    movi v0.4s, #0
    tst x2, #1
    beq .Lotherwise_1374
    ld1 {v0.s}[0], [x1]
.Lotherwise_1374:
    tst x2, #2
    beq .Lotherwise_1375
    add x0, x1, #4
    ld1 {v0.s}[1], [x0]
.Lotherwise_1375:
    tst x2, #4
    beq .Lotherwise_1376
    add x0, x1, #8
    ld1 {v0.s}[2], [x0]
.Lotherwise_1376:
    tst x2, #8
    beq .Lotherwise_1377
    add x0, x1, #12
    ld1 {v0.s}[3], [x0]
.Lotherwise_1377:
.Lend_1373:
    ubfx x0, x2, #0, #4
    fadd v27.4s, v27.4s, v0.4s
    add x1, x1, x4, lsl #2
    cmp x0, #15
    bne .Lotherwise_1378
    ldr q0, [x1]
    b .Lend_1379
.Lotherwise_1378:
    movi v0.4s, #0
    tst x2, #1
    beq .Lotherwise_1380
    ld1 {v0.s}[0], [x1]
.Lotherwise_1380:
    tst x2, #2
    beq .Lotherwise_1381
    add x0, x1, #4
    ld1 {v0.s}[1], [x0]
.Lotherwise_1381:
    tst x2, #4
    beq .Lotherwise_1382
    add x0, x1, #8
    ld1 {v0.s}[2], [x0]
.Lotherwise_1382:
    tst x2, #8
    beq .Lotherwise_1383
    add x0, x1, #12
    ld1 {v0.s}[3], [x0]
.Lotherwise_1383:
.Lend_1379:
    ubfx x0, x2, #0, #4
    fadd v26.4s, v26.4s, v0.4s
    add x1, x1, x4, lsl #2
    cmp x0, #15
    bne .Lotherwise_1384
    ldr q0, [x1]
    b .Lend_1385
.Lotherwise_1384:
    movi v0.4s, #0
    tst x2, #1
    beq .Lotherwise_1386
    ld1 {v0.s}[0], [x1]
.Lotherwise_1386:
    tst x2, #2
    beq .Lotherwise_1387
    add x0, x1, #4
    ld1 {v0.s}[1], [x0]
.Lotherwise_1387:
    tst x2, #4
    beq .Lotherwise_1388
    add x0, x1, #8
    ld1 {v0.s}[2], [x0]
.Lotherwise_1388:
    tst x2, #8
    beq .Lotherwise_1389
    add x0, x1, #12
    ld1 {v0.s}[3], [x0]
.Lotherwise_1389:
.Lend_1385:
    ubfx x0, x2, #0, #4
    fadd v25.4s, v25.4s, v0.4s
    add x1, x1, x4, lsl #2
    cmp x0, #15
    bne .Lotherwise_1390
    ldr q0, [x1]
    b .Lend_1391
.Lotherwise_1390:
    movi v0.4s, #0
    tst x2, #1
    beq .Lotherwise_1392
    ld1 {v0.s}[0], [x1]
.Lotherwise_1392:
    tst x2, #2
    beq .Lotherwise_1393
    add x0, x1, #4
    ld1 {v0.s}[1], [x0]
.Lotherwise_1393:
    tst x2, #4
    beq .Lotherwise_1394
    add x0, x1, #8
    ld1 {v0.s}[2], [x0]
.Lotherwise_1394:
    tst x2, #8
    beq .Lotherwise_1395
    add x0, x1, #12
    ld1 {v0.s}[3], [x0]
.Lotherwise_1395:
.Lend_1391:
    fadd v24.4s, v24.4s, v0.4s
    b .Lend_1396
.Lotherwise_1347:
.Lend_1396:
    ubfx x0, x2, #0, #4
    ldr s0, [x7, #40]
    dup v0.4s, v0.s[0]
    fmax v1.4s, v0.4s, v31.4s
    cmp x0, #15
    bne .Lotherwise_1397
    str q1, [x8]
    b .Lend_1398
.Lotherwise_1397:
    tst x2, #1
    beq .Lotherwise_1399
    st1 {v1.s}[0], [x8]
.Lotherwise_1399:
    tst x2, #2
    beq .Lotherwise_1400
    add x0, x8, #4
    st1 {v1.s}[1], [x0]
.Lotherwise_1400:
    tst x2, #4
    beq .Lotherwise_1401
    add x0, x8, #8
    st1 {v1.s}[2], [x0]
.Lotherwise_1401:
    tst x2, #8
    beq .Lotherwise_1402
    add x0, x8, #12
    st1 {v1.s}[3], [x0]
.Lotherwise_1402:
.Lend_1398:
    ubfx x0, x2, #0, #4
    add x8, x8, x4, lsl #2
    fmax v1.4s, v0.4s, v30.4s
    cmp x0, #15
    bne .Lotherwise_1403
    str q1, [x8]
    b .Lend_1404
.Lotherwise_1403:
    tst x2, #1
    beq .Lotherwise_1405
    st1 {v1.s}[0], [x8]
.Lotherwise_1405:
    tst x2, #2
    beq .Lotherwise_1406
    add x0, x8, #4
    st1 {v1.s}[1], [x0]
.Lotherwise_1406:
    tst x2, #4
    beq .Lotherwise_1407
    add x0, x8, #8
    st1 {v1.s}[2], [x0]
.Lotherwise_1407:
    tst x2, #8
    beq .Lotherwise_1408
    add x0, x8, #12
    st1 {v1.s}[3], [x0]
.Lotherwise_1408:
.Lend_1404:
    ubfx x0, x2, #0, #4
    add x8, x8, x4, lsl #2
    fmax v1.4s, v0.4s, v29.4s
    cmp x0, #15
    bne .Lotherwise_1409
    str q1, [x8]
    b .Lend_1410
.Lotherwise_1409:
    tst x2, #1
    beq .Lotherwise_1411
    st1 {v1.s}[0], [x8]
.Lotherwise_1411:
    tst x2, #2
    beq .Lotherwise_1412
    add x0, x8, #4
    st1 {v1.s}[1], [x0]
.Lotherwise_1412:
    tst x2, #4
    beq .Lotherwise_1413
    add x0, x8, #8
    st1 {v1.s}[2], [x0]
.Lotherwise_1413:
    tst x2, #8
    beq .Lotherwise_1414
    add x0, x8, #12
    st1 {v1.s}[3], [x0]
.Lotherwise_1414:
.Lend_1410:
    ubfx x0, x2, #0, #4
    add x8, x8, x4, lsl #2
    fmax v1.4s, v0.4s, v28.4s
    cmp x0, #15
    bne .Lotherwise_1415
    str q1, [x8]
    b .Lend_1416
.Lotherwise_1415:
    tst x2, #1
    beq .Lotherwise_1417
    st1 {v1.s}[0], [x8]
.Lotherwise_1417:
    tst x2, #2
    beq .Lotherwise_1418
    add x0, x8, #4
    st1 {v1.s}[1], [x0]
.Lotherwise_1418:
    tst x2, #4
    beq .Lotherwise_1419
    add x0, x8, #8
    st1 {v1.s}[2], [x0]
.Lotherwise_1419:
    tst x2, #8
    beq .Lotherwise_1420
    add x0, x8, #12
    st1 {v1.s}[3], [x0]
.Lotherwise_1420:
.Lend_1416:
    ubfx x0, x2, #0, #4
    add x8, x8, x4, lsl #2
    fmax v1.4s, v0.4s, v27.4s
    cmp x0, #15
    bne .Lotherwise_1421
    str q1, [x8]
    b .Lend_1422
.Lotherwise_1421:
    tst x2, #1
    beq .Lotherwise_1423
    st1 {v1.s}[0], [x8]
.Lotherwise_1423:
    tst x2, #2
    beq .Lotherwise_1424
    add x0, x8, #4
    st1 {v1.s}[1], [x0]
.Lotherwise_1424:
    tst x2, #4
    beq .Lotherwise_1425
    add x0, x8, #8
    st1 {v1.s}[2], [x0]
.Lotherwise_1425:
    tst x2, #8
    beq .Lotherwise_1426
    add x0, x8, #12
    st1 {v1.s}[3], [x0]
.Lotherwise_1426:
.Lend_1422:
    ubfx x0, x2, #0, #4
    add x8, x8, x4, lsl #2
    fmax v1.4s, v0.4s, v26.4s
    cmp x0, #15
    bne .Lotherwise_1427
    str q1, [x8]
    b .Lend_1428
.Lotherwise_1427:
    tst x2, #1
    beq .Lotherwise_1429
    st1 {v1.s}[0], [x8]
.Lotherwise_1429:
    tst x2, #2
    beq .Lotherwise_1430
    add x0, x8, #4
    st1 {v1.s}[1], [x0]
.Lotherwise_1430:
    tst x2, #4
    beq .Lotherwise_1431
    add x0, x8, #8
    st1 {v1.s}[2], [x0]
.Lotherwise_1431:
    tst x2, #8
    beq .Lotherwise_1432
    add x0, x8, #12
    st1 {v1.s}[3], [x0]
.Lotherwise_1432:
.Lend_1428:
    ubfx x0, x2, #0, #4
    add x8, x8, x4, lsl #2
    fmax v1.4s, v0.4s, v25.4s
    cmp x0, #15
    bne .Lotherwise_1433
    str q1, [x8]
    b .Lend_1434
.Lotherwise_1433:
    tst x2, #1
    beq .Lotherwise_1435
    st1 {v1.s}[0], [x8]
.Lotherwise_1435:
    tst x2, #2
    beq .Lotherwise_1436
    add x0, x8, #4
    st1 {v1.s}[1], [x0]
.Lotherwise_1436:
    tst x2, #4
    beq .Lotherwise_1437
    add x0, x8, #8
    st1 {v1.s}[2], [x0]
.Lotherwise_1437:
    tst x2, #8
    beq .Lotherwise_1438
    add x0, x8, #12
    st1 {v1.s}[3], [x0]
.Lotherwise_1438:
.Lend_1434:
    ubfx x0, x2, #0, #4
    add x8, x8, x4, lsl #2
    fmax v0.4s, v0.4s, v24.4s
    cmp x0, #15
    bne .Lotherwise_1439
    str q0, [x8]
    b .Lend_1440
.Lotherwise_1439:
    tst x2, #1
    beq .Lotherwise_1441
    st1 {v0.s}[0], [x8]
.Lotherwise_1441:
    tst x2, #2
    beq .Lotherwise_1442
    add x0, x8, #4
    st1 {v0.s}[1], [x0]
.Lotherwise_1442:
    tst x2, #4
    beq .Lotherwise_1443
    add x0, x8, #8
    st1 {v0.s}[2], [x0]
.Lotherwise_1443:
    tst x2, #8
    beq .Lotherwise_1444
    add x0, x8, #12
    st1 {v0.s}[3], [x0]
.Lotherwise_1444:
.Lend_1440:
    b .Lend_1445
.Lotherwise_1338:
    ldr x0, [x7, #16]
    movi v11.4s, #0
    movi v10.4s, #0
    movi v9.4s, #0
    movi v8.4s, #0
    movi v31.4s, #0
    movi v30.4s, #0
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
    cbnz x0, .Lotherwise_1446
    b .Lend_1447
.Lotherwise_1446:
    ldp q0, q1, [x0]
    dup v11.4s, v0.s[0]
    dup v9.4s, v0.s[1]
    dup v31.4s, v0.s[2]
    dup v29.4s, v0.s[3]
    dup v27.4s, v1.s[0]
    dup v25.4s, v1.s[1]
    dup v23.4s, v1.s[2]
    dup v21.4s, v1.s[3]
    mov v10.16b, v11.16b
    mov v8.16b, v9.16b
    mov v30.16b, v31.16b
    mov v28.16b, v29.16b
    mov v26.16b, v27.16b
    mov v24.16b, v25.16b
    mov v22.16b, v23.16b
    mov v20.16b, v21.16b
.Lend_1447:
    ldr x0, [x7, #24]
    lsr x1, x9, #4
    ubfx x2, x9, #0, #4
    cbz x1, .Lloop_end_1448
.Lloop_1449:
    ld1 {v16.4s, v17.4s, v18.4s, v19.4s}, [x10], #64
    add x3, x11, x0, lsl #2
    ld1 {v0.4s, v1.4s, v2.4s, v3.4s}, [x11], #64
    sub x1, x1, #1
    prfm pldl1keep, [x3]
    prfm pldl1keep, [x3, #32]
    prfm pldl1keep, [x3, #64]
    prfm pldl1keep, [x3, #96]
    fmla v11.4s, v0.4s, v16.s[0]
    fmla v10.4s, v1.4s, v16.s[0]
    prfm pldl1keep, [x3, #128]
    prfm pldl1keep, [x3, #160]
    fmla v9.4s, v0.4s, v17.s[0]
    fmla v8.4s, v1.4s, v17.s[0]
    prfm pldl1keep, [x3, #192]
    prfm pldl1keep, [x3, #224]
    fmla v31.4s, v0.4s, v18.s[0]
    fmla v30.4s, v1.4s, v18.s[0]
    prfm pldl1keep, [x3, #256]
    prfm pldl1keep, [x3, #288]
    fmla v29.4s, v0.4s, v19.s[0]
    fmla v28.4s, v1.4s, v19.s[0]
    prfm pldl1keep, [x3, #320]
    prfm pldl1keep, [x3, #352]
    fmla v11.4s, v2.4s, v16.s[1]
    fmla v10.4s, v3.4s, v16.s[1]
    prfm pldl1keep, [x3, #384]
    prfm pldl1keep, [x3, #416]
    fmla v9.4s, v2.4s, v17.s[1]
    fmla v8.4s, v3.4s, v17.s[1]
    prfm pldl1keep, [x3, #448]
    prfm pldl1keep, [x3, #480]
    fmla v31.4s, v2.4s, v18.s[1]
    fmla v30.4s, v3.4s, v18.s[1]
    fmla v29.4s, v2.4s, v19.s[1]
    fmla v28.4s, v3.4s, v19.s[1]
    ld1 {v4.4s, v5.4s, v6.4s, v7.4s}, [x10], #64
    fmla v27.4s, v0.4s, v4.s[0]
    fmla v26.4s, v1.4s, v4.s[0]
    fmla v25.4s, v0.4s, v5.s[0]
    fmla v24.4s, v1.4s, v5.s[0]
    fmla v23.4s, v0.4s, v6.s[0]
    fmla v22.4s, v1.4s, v6.s[0]
    fmla v21.4s, v0.4s, v7.s[0]
    fmla v20.4s, v1.4s, v7.s[0]
    fmla v27.4s, v2.4s, v4.s[1]
    fmla v26.4s, v3.4s, v4.s[1]
    fmla v25.4s, v2.4s, v5.s[1]
    fmla v24.4s, v3.4s, v5.s[1]
    fmla v23.4s, v2.4s, v6.s[1]
    fmla v22.4s, v3.4s, v6.s[1]
    fmla v21.4s, v2.4s, v7.s[1]
    fmla v20.4s, v3.4s, v7.s[1]
    ld1 {v0.4s, v1.4s, v2.4s, v3.4s}, [x11], #64
    fmla v11.4s, v0.4s, v16.s[2]
    fmla v10.4s, v1.4s, v16.s[2]
    fmla v9.4s, v0.4s, v17.s[2]
    fmla v8.4s, v1.4s, v17.s[2]
    fmla v31.4s, v0.4s, v18.s[2]
    fmla v30.4s, v1.4s, v18.s[2]
    fmla v29.4s, v0.4s, v19.s[2]
    fmla v28.4s, v1.4s, v19.s[2]
    fmla v27.4s, v0.4s, v4.s[2]
    fmla v26.4s, v1.4s, v4.s[2]
    fmla v25.4s, v0.4s, v5.s[2]
    fmla v24.4s, v1.4s, v5.s[2]
    fmla v23.4s, v0.4s, v6.s[2]
    fmla v22.4s, v1.4s, v6.s[2]
    fmla v21.4s, v0.4s, v7.s[2]
    fmla v20.4s, v1.4s, v7.s[2]
    fmla v11.4s, v2.4s, v16.s[3]
    fmla v10.4s, v3.4s, v16.s[3]
    fmla v9.4s, v2.4s, v17.s[3]
    fmla v8.4s, v3.4s, v17.s[3]
    fmla v31.4s, v2.4s, v18.s[3]
    fmla v30.4s, v3.4s, v18.s[3]
    fmla v29.4s, v2.4s, v19.s[3]
    fmla v28.4s, v3.4s, v19.s[3]
    fmla v27.4s, v2.4s, v4.s[3]
    fmla v26.4s, v3.4s, v4.s[3]
    fmla v25.4s, v2.4s, v5.s[3]
    fmla v24.4s, v3.4s, v5.s[3]
    ld1 {v16.4s, v17.4s, v18.4s, v19.4s}, [x10], #64
    fmla v23.4s, v2.4s, v6.s[3]
    fmla v22.4s, v3.4s, v6.s[3]
    fmla v21.4s, v2.4s, v7.s[3]
    fmla v20.4s, v3.4s, v7.s[3]
    ld1 {v0.4s, v1.4s, v2.4s, v3.4s}, [x11], #64
    fmla v11.4s, v0.4s, v16.s[0]
    fmla v10.4s, v1.4s, v16.s[0]
    fmla v9.4s, v0.4s, v17.s[0]
    fmla v8.4s, v1.4s, v17.s[0]
    fmla v31.4s, v0.4s, v18.s[0]
    fmla v30.4s, v1.4s, v18.s[0]
    fmla v29.4s, v0.4s, v19.s[0]
    fmla v28.4s, v1.4s, v19.s[0]
    fmla v11.4s, v2.4s, v16.s[1]
    fmla v10.4s, v3.4s, v16.s[1]
    fmla v9.4s, v2.4s, v17.s[1]
    fmla v8.4s, v3.4s, v17.s[1]
    fmla v31.4s, v2.4s, v18.s[1]
    fmla v30.4s, v3.4s, v18.s[1]
    fmla v29.4s, v2.4s, v19.s[1]
    fmla v28.4s, v3.4s, v19.s[1]
    ld1 {v4.4s, v5.4s, v6.4s, v7.4s}, [x10], #64
    fmla v27.4s, v0.4s, v4.s[0]
    fmla v26.4s, v1.4s, v4.s[0]
    fmla v25.4s, v0.4s, v5.s[0]
    fmla v24.4s, v1.4s, v5.s[0]
    fmla v23.4s, v0.4s, v6.s[0]
    fmla v22.4s, v1.4s, v6.s[0]
    fmla v21.4s, v0.4s, v7.s[0]
    fmla v20.4s, v1.4s, v7.s[0]
    fmla v27.4s, v2.4s, v4.s[1]
    fmla v26.4s, v3.4s, v4.s[1]
    fmla v25.4s, v2.4s, v5.s[1]
    fmla v24.4s, v3.4s, v5.s[1]
    fmla v23.4s, v2.4s, v6.s[1]
    fmla v22.4s, v3.4s, v6.s[1]
    fmla v21.4s, v2.4s, v7.s[1]
    fmla v20.4s, v3.4s, v7.s[1]
    ld1 {v0.4s, v1.4s, v2.4s, v3.4s}, [x11], #64
    fmla v11.4s, v0.4s, v16.s[2]
    fmla v10.4s, v1.4s, v16.s[2]
    fmla v9.4s, v0.4s, v17.s[2]
    fmla v8.4s, v1.4s, v17.s[2]
    fmla v31.4s, v0.4s, v18.s[2]
    fmla v30.4s, v1.4s, v18.s[2]
    fmla v29.4s, v0.4s, v19.s[2]
    fmla v28.4s, v1.4s, v19.s[2]
    fmla v27.4s, v0.4s, v4.s[2]
    fmla v26.4s, v1.4s, v4.s[2]
    fmla v25.4s, v0.4s, v5.s[2]
    fmla v24.4s, v1.4s, v5.s[2]
    fmla v23.4s, v0.4s, v6.s[2]
    fmla v22.4s, v1.4s, v6.s[2]
    fmla v21.4s, v0.4s, v7.s[2]
    fmla v20.4s, v1.4s, v7.s[2]
    fmla v11.4s, v2.4s, v16.s[3]
    fmla v10.4s, v3.4s, v16.s[3]
    fmla v9.4s, v2.4s, v17.s[3]
    fmla v8.4s, v3.4s, v17.s[3]
    fmla v31.4s, v2.4s, v18.s[3]
    fmla v30.4s, v3.4s, v18.s[3]
    fmla v29.4s, v2.4s, v19.s[3]
    fmla v28.4s, v3.4s, v19.s[3]
    fmla v27.4s, v2.4s, v4.s[3]
    fmla v26.4s, v3.4s, v4.s[3]
    fmla v25.4s, v2.4s, v5.s[3]
    fmla v24.4s, v3.4s, v5.s[3]
    ld1 {v16.4s, v17.4s, v18.4s, v19.4s}, [x10], #64
    fmla v23.4s, v2.4s, v6.s[3]
    fmla v22.4s, v3.4s, v6.s[3]
    fmla v21.4s, v2.4s, v7.s[3]
    fmla v20.4s, v3.4s, v7.s[3]
    ld1 {v0.4s, v1.4s, v2.4s, v3.4s}, [x11], #64
    fmla v11.4s, v0.4s, v16.s[0]
    fmla v10.4s, v1.4s, v16.s[0]
    fmla v9.4s, v0.4s, v17.s[0]
    fmla v8.4s, v1.4s, v17.s[0]
    fmla v31.4s, v0.4s, v18.s[0]
    fmla v30.4s, v1.4s, v18.s[0]
    fmla v29.4s, v0.4s, v19.s[0]
    fmla v28.4s, v1.4s, v19.s[0]
    fmla v11.4s, v2.4s, v16.s[1]
    fmla v10.4s, v3.4s, v16.s[1]
    fmla v9.4s, v2.4s, v17.s[1]
    fmla v8.4s, v3.4s, v17.s[1]
    fmla v31.4s, v2.4s, v18.s[1]
    fmla v30.4s, v3.4s, v18.s[1]
    fmla v29.4s, v2.4s, v19.s[1]
    fmla v28.4s, v3.4s, v19.s[1]
    ld1 {v4.4s, v5.4s, v6.4s, v7.4s}, [x10], #64
    fmla v27.4s, v0.4s, v4.s[0]
    fmla v26.4s, v1.4s, v4.s[0]
    fmla v25.4s, v0.4s, v5.s[0]
    fmla v24.4s, v1.4s, v5.s[0]
    fmla v23.4s, v0.4s, v6.s[0]
    fmla v22.4s, v1.4s, v6.s[0]
    fmla v21.4s, v0.4s, v7.s[0]
    fmla v20.4s, v1.4s, v7.s[0]
    fmla v27.4s, v2.4s, v4.s[1]
    fmla v26.4s, v3.4s, v4.s[1]
    fmla v25.4s, v2.4s, v5.s[1]
    fmla v24.4s, v3.4s, v5.s[1]
    fmla v23.4s, v2.4s, v6.s[1]
    fmla v22.4s, v3.4s, v6.s[1]
    fmla v21.4s, v2.4s, v7.s[1]
    fmla v20.4s, v3.4s, v7.s[1]
    ld1 {v0.4s, v1.4s, v2.4s, v3.4s}, [x11], #64
    fmla v11.4s, v0.4s, v16.s[2]
    fmla v10.4s, v1.4s, v16.s[2]
    fmla v9.4s, v0.4s, v17.s[2]
    fmla v8.4s, v1.4s, v17.s[2]
    fmla v31.4s, v0.4s, v18.s[2]
    fmla v30.4s, v1.4s, v18.s[2]
    fmla v29.4s, v0.4s, v19.s[2]
    fmla v28.4s, v1.4s, v19.s[2]
    fmla v27.4s, v0.4s, v4.s[2]
    fmla v26.4s, v1.4s, v4.s[2]
    fmla v25.4s, v0.4s, v5.s[2]
    fmla v24.4s, v1.4s, v5.s[2]
    fmla v23.4s, v0.4s, v6.s[2]
    fmla v22.4s, v1.4s, v6.s[2]
    fmla v21.4s, v0.4s, v7.s[2]
    fmla v20.4s, v1.4s, v7.s[2]
    fmla v11.4s, v2.4s, v16.s[3]
    fmla v10.4s, v3.4s, v16.s[3]
    fmla v9.4s, v2.4s, v17.s[3]
    fmla v8.4s, v3.4s, v17.s[3]
    fmla v31.4s, v2.4s, v18.s[3]
    fmla v30.4s, v3.4s, v18.s[3]
    fmla v29.4s, v2.4s, v19.s[3]
    fmla v28.4s, v3.4s, v19.s[3]
    fmla v27.4s, v2.4s, v4.s[3]
    fmla v26.4s, v3.4s, v4.s[3]
    fmla v25.4s, v2.4s, v5.s[3]
    fmla v24.4s, v3.4s, v5.s[3]
    ld1 {v16.4s, v17.4s, v18.4s, v19.4s}, [x10], #64
    fmla v23.4s, v2.4s, v6.s[3]
    fmla v22.4s, v3.4s, v6.s[3]
    fmla v21.4s, v2.4s, v7.s[3]
    fmla v20.4s, v3.4s, v7.s[3]
    ld1 {v0.4s, v1.4s, v2.4s, v3.4s}, [x11], #64
    fmla v11.4s, v0.4s, v16.s[0]
    fmla v10.4s, v1.4s, v16.s[0]
    fmla v9.4s, v0.4s, v17.s[0]
    fmla v8.4s, v1.4s, v17.s[0]
    fmla v31.4s, v0.4s, v18.s[0]
    fmla v30.4s, v1.4s, v18.s[0]
    fmla v29.4s, v0.4s, v19.s[0]
    fmla v28.4s, v1.4s, v19.s[0]
    fmla v11.4s, v2.4s, v16.s[1]
    fmla v10.4s, v3.4s, v16.s[1]
    fmla v9.4s, v2.4s, v17.s[1]
    fmla v8.4s, v3.4s, v17.s[1]
    fmla v31.4s, v2.4s, v18.s[1]
    fmla v30.4s, v3.4s, v18.s[1]
    fmla v29.4s, v2.4s, v19.s[1]
    fmla v28.4s, v3.4s, v19.s[1]
    ld1 {v4.4s, v5.4s, v6.4s, v7.4s}, [x10], #64
    fmla v27.4s, v0.4s, v4.s[0]
    fmla v26.4s, v1.4s, v4.s[0]
    fmla v25.4s, v0.4s, v5.s[0]
    fmla v24.4s, v1.4s, v5.s[0]
    fmla v23.4s, v0.4s, v6.s[0]
    fmla v22.4s, v1.4s, v6.s[0]
    fmla v21.4s, v0.4s, v7.s[0]
    fmla v20.4s, v1.4s, v7.s[0]
    fmla v27.4s, v2.4s, v4.s[1]
    fmla v26.4s, v3.4s, v4.s[1]
    fmla v25.4s, v2.4s, v5.s[1]
    fmla v24.4s, v3.4s, v5.s[1]
    fmla v23.4s, v2.4s, v6.s[1]
    fmla v22.4s, v3.4s, v6.s[1]
    fmla v21.4s, v2.4s, v7.s[1]
    fmla v20.4s, v3.4s, v7.s[1]
    ld1 {v0.4s, v1.4s, v2.4s, v3.4s}, [x11], #64
    fmla v11.4s, v0.4s, v16.s[2]
    fmla v10.4s, v1.4s, v16.s[2]
    fmla v9.4s, v0.4s, v17.s[2]
    fmla v8.4s, v1.4s, v17.s[2]
    fmla v31.4s, v0.4s, v18.s[2]
    fmla v30.4s, v1.4s, v18.s[2]
    fmla v29.4s, v0.4s, v19.s[2]
    fmla v28.4s, v1.4s, v19.s[2]
    fmla v27.4s, v0.4s, v4.s[2]
    fmla v26.4s, v1.4s, v4.s[2]
    fmla v25.4s, v0.4s, v5.s[2]
    fmla v24.4s, v1.4s, v5.s[2]
    fmla v23.4s, v0.4s, v6.s[2]
    fmla v22.4s, v1.4s, v6.s[2]
    fmla v21.4s, v0.4s, v7.s[2]
    fmla v20.4s, v1.4s, v7.s[2]
    fmla v11.4s, v2.4s, v16.s[3]
    fmla v10.4s, v3.4s, v16.s[3]
    fmla v9.4s, v2.4s, v17.s[3]
    fmla v8.4s, v3.4s, v17.s[3]
    fmla v31.4s, v2.4s, v18.s[3]
    fmla v30.4s, v3.4s, v18.s[3]
    fmla v29.4s, v2.4s, v19.s[3]
    fmla v28.4s, v3.4s, v19.s[3]
    fmla v27.4s, v2.4s, v4.s[3]
    fmla v26.4s, v3.4s, v4.s[3]
    fmla v25.4s, v2.4s, v5.s[3]
    fmla v24.4s, v3.4s, v5.s[3]
    fmla v23.4s, v2.4s, v6.s[3]
    fmla v22.4s, v3.4s, v6.s[3]
    fmla v21.4s, v2.4s, v7.s[3]
    fmla v20.4s, v3.4s, v7.s[3]
    cbnz x1, .Lloop_1449
.Lloop_end_1448:
    lsr x1, x2, #2
    ubfx x2, x2, #0, #2
    cbz x1, .Lloop_end_1450
.Lloop_1451:
    ld1 {v16.4s, v17.4s, v18.4s, v19.4s}, [x10], #64
    add x3, x11, x0, lsl #2
    ld1 {v0.4s, v1.4s, v2.4s, v3.4s}, [x11], #64
    sub x1, x1, #1
    prfm pldl1keep, [x3]
    prfm pldl1keep, [x3, #32]
    prfm pldl1keep, [x3, #64]
    prfm pldl1keep, [x3, #96]
    fmla v11.4s, v0.4s, v16.s[0]
    fmla v10.4s, v1.4s, v16.s[0]
    fmla v9.4s, v0.4s, v17.s[0]
    fmla v8.4s, v1.4s, v17.s[0]
    fmla v31.4s, v0.4s, v18.s[0]
    fmla v30.4s, v1.4s, v18.s[0]
    fmla v29.4s, v0.4s, v19.s[0]
    fmla v28.4s, v1.4s, v19.s[0]
    fmla v11.4s, v2.4s, v16.s[1]
    fmla v10.4s, v3.4s, v16.s[1]
    fmla v9.4s, v2.4s, v17.s[1]
    fmla v8.4s, v3.4s, v17.s[1]
    fmla v31.4s, v2.4s, v18.s[1]
    fmla v30.4s, v3.4s, v18.s[1]
    fmla v29.4s, v2.4s, v19.s[1]
    fmla v28.4s, v3.4s, v19.s[1]
    ld1 {v4.4s, v5.4s, v6.4s, v7.4s}, [x10], #64
    fmla v27.4s, v0.4s, v4.s[0]
    fmla v26.4s, v1.4s, v4.s[0]
    fmla v25.4s, v0.4s, v5.s[0]
    fmla v24.4s, v1.4s, v5.s[0]
    fmla v23.4s, v0.4s, v6.s[0]
    fmla v22.4s, v1.4s, v6.s[0]
    fmla v21.4s, v0.4s, v7.s[0]
    fmla v20.4s, v1.4s, v7.s[0]
    fmla v27.4s, v2.4s, v4.s[1]
    fmla v26.4s, v3.4s, v4.s[1]
    fmla v25.4s, v2.4s, v5.s[1]
    fmla v24.4s, v3.4s, v5.s[1]
    fmla v23.4s, v2.4s, v6.s[1]
    fmla v22.4s, v3.4s, v6.s[1]
    fmla v21.4s, v2.4s, v7.s[1]
    fmla v20.4s, v3.4s, v7.s[1]
    ld1 {v0.4s, v1.4s, v2.4s, v3.4s}, [x11], #64
    fmla v11.4s, v0.4s, v16.s[2]
    fmla v10.4s, v1.4s, v16.s[2]
    fmla v9.4s, v0.4s, v17.s[2]
    fmla v8.4s, v1.4s, v17.s[2]
    fmla v31.4s, v0.4s, v18.s[2]
    fmla v30.4s, v1.4s, v18.s[2]
    fmla v29.4s, v0.4s, v19.s[2]
    fmla v28.4s, v1.4s, v19.s[2]
    fmla v27.4s, v0.4s, v4.s[2]
    fmla v26.4s, v1.4s, v4.s[2]
    fmla v25.4s, v0.4s, v5.s[2]
    fmla v24.4s, v1.4s, v5.s[2]
    fmla v23.4s, v0.4s, v6.s[2]
    fmla v22.4s, v1.4s, v6.s[2]
    fmla v21.4s, v0.4s, v7.s[2]
    fmla v20.4s, v1.4s, v7.s[2]
    fmla v11.4s, v2.4s, v16.s[3]
    fmla v10.4s, v3.4s, v16.s[3]
    fmla v9.4s, v2.4s, v17.s[3]
    fmla v8.4s, v3.4s, v17.s[3]
    fmla v31.4s, v2.4s, v18.s[3]
    fmla v30.4s, v3.4s, v18.s[3]
    fmla v29.4s, v2.4s, v19.s[3]
    fmla v28.4s, v3.4s, v19.s[3]
    fmla v27.4s, v2.4s, v4.s[3]
    fmla v26.4s, v3.4s, v4.s[3]
    fmla v25.4s, v2.4s, v5.s[3]
    fmla v24.4s, v3.4s, v5.s[3]
    fmla v23.4s, v2.4s, v6.s[3]
    fmla v22.4s, v3.4s, v6.s[3]
    fmla v21.4s, v2.4s, v7.s[3]
    fmla v20.4s, v3.4s, v7.s[3]
    cbnz x1, .Lloop_1451
.Lloop_end_1450:
    cbz x2, .Lloop_end_1452
.Lloop_1453:
    ldp q0, q1, [x11]
    ldr s2, [x10]
    add x1, x11, x0, lsl #2
    sub x2, x2, #1
    ldr s3, [x10, #16]
    add x11, x11, #32
    ldr s4, [x10, #32]
    ldr s5, [x10, #48]
    ldr s6, [x10, #64]
    ldr s7, [x10, #80]
    prfm pldl1keep, [x1]
    fmla v11.4s, v0.4s, v2.s[0]
    fmla v10.4s, v1.4s, v2.s[0]
    ldr s2, [x10, #96]
    fmla v9.4s, v0.4s, v3.s[0]
    fmla v8.4s, v1.4s, v3.s[0]
    ldr s3, [x10, #112]
    add x10, x10, #4
    fmla v31.4s, v0.4s, v4.s[0]
    fmla v30.4s, v1.4s, v4.s[0]
    fmla v29.4s, v0.4s, v5.s[0]
    fmla v28.4s, v1.4s, v5.s[0]
    fmla v27.4s, v0.4s, v6.s[0]
    fmla v26.4s, v1.4s, v6.s[0]
    fmla v25.4s, v0.4s, v7.s[0]
    fmla v24.4s, v1.4s, v7.s[0]
    fmla v23.4s, v0.4s, v2.s[0]
    fmla v22.4s, v1.4s, v2.s[0]
    fmla v21.4s, v0.4s, v3.s[0]
    fmla v20.4s, v1.4s, v3.s[0]
    cbnz x2, .Lloop_1453
.Lloop_end_1452:
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
    cbnz x1, .Lotherwise_1454
    ubfx x0, x2, #0, #4
    mov x1, x8
    cmp x0, #15
    bne .Lotherwise_1455
    ldr q0, [x1]
    b .Lend_1456
.Lotherwise_1455:
    movi v0.4s, #0
    tst x2, #1
    beq .Lotherwise_1457
    ld1 {v0.s}[0], [x1]
.Lotherwise_1457:
    tst x2, #2
    beq .Lotherwise_1458
    add x0, x1, #4
    ld1 {v0.s}[1], [x0]
.Lotherwise_1458:
    tst x2, #4
    beq .Lotherwise_1459
    add x0, x1, #8
    ld1 {v0.s}[2], [x0]
.Lotherwise_1459:
    tst x2, #8
    beq .Lotherwise_1460
    add x0, x1, #12
    ld1 {v0.s}[3], [x0]
.Lotherwise_1460:
.Lend_1456:
    ubfx x0, x2, #4, #4
    fadd v11.4s, v11.4s, v0.4s
    cmp x0, #15
    bne .Lotherwise_1461
    ldr q0, [x1, #16]
    b .Lend_1462
.Lotherwise_1461:
    movi v0.4s, #0
    tst x2, #16
    beq .Lotherwise_1463
    add x0, x1, #16
    ld1 {v0.s}[0], [x0]
.Lotherwise_1463:
    tst x2, #32
    beq .Lotherwise_1464
    add x0, x1, #20
    ld1 {v0.s}[1], [x0]
.Lotherwise_1464:
    tst x2, #64
    beq .Lotherwise_1465
    add x0, x1, #24
    ld1 {v0.s}[2], [x0]
.Lotherwise_1465:
    tst x2, #128
    beq .Lotherwise_1466
    add x0, x1, #28
    ld1 {v0.s}[3], [x0]
.Lotherwise_1466:
.Lend_1462:
    ubfx x0, x2, #0, #4
    fadd v10.4s, v10.4s, v0.4s
    add x1, x1, x4, lsl #2
    cmp x0, #15
    bne .Lotherwise_1467
    ldr q0, [x1]
    b .Lend_1468
.Lotherwise_1467:
    movi v0.4s, #0
    tst x2, #1
    beq .Lotherwise_1469
    ld1 {v0.s}[0], [x1]
.Lotherwise_1469:
    tst x2, #2
    beq .Lotherwise_1470
    add x0, x1, #4
    ld1 {v0.s}[1], [x0]
.Lotherwise_1470:
    tst x2, #4
    beq .Lotherwise_1471
    add x0, x1, #8
    ld1 {v0.s}[2], [x0]
.Lotherwise_1471:
    tst x2, #8
    beq .Lotherwise_1472
    add x0, x1, #12
    ld1 {v0.s}[3], [x0]
.Lotherwise_1472:
.Lend_1468:
    ubfx x0, x2, #4, #4
    fadd v9.4s, v9.4s, v0.4s
    cmp x0, #15
    bne .Lotherwise_1473
    ldr q0, [x1, #16]
    b .Lend_1474
.Lotherwise_1473:
    movi v0.4s, #0
    tst x2, #16
    beq .Lotherwise_1475
    add x0, x1, #16
    ld1 {v0.s}[0], [x0]
.Lotherwise_1475:
    tst x2, #32
    beq .Lotherwise_1476
    add x0, x1, #20
    ld1 {v0.s}[1], [x0]
.Lotherwise_1476:
    tst x2, #64
    beq .Lotherwise_1477
    add x0, x1, #24
    ld1 {v0.s}[2], [x0]
.Lotherwise_1477:
    tst x2, #128
    beq .Lotherwise_1478
    add x0, x1, #28
    ld1 {v0.s}[3], [x0]
.Lotherwise_1478:
.Lend_1474:
    ubfx x0, x2, #0, #4
    fadd v8.4s, v8.4s, v0.4s
    add x1, x1, x4, lsl #2
    cmp x0, #15
    bne .Lotherwise_1479
    ldr q0, [x1]
    b .Lend_1480
.Lotherwise_1479:
    movi v0.4s, #0
    tst x2, #1
    beq .Lotherwise_1481
    ld1 {v0.s}[0], [x1]
.Lotherwise_1481:
    tst x2, #2
    beq .Lotherwise_1482
    add x0, x1, #4
    ld1 {v0.s}[1], [x0]
.Lotherwise_1482:
    tst x2, #4
    beq .Lotherwise_1483
    add x0, x1, #8
    ld1 {v0.s}[2], [x0]
.Lotherwise_1483:
    tst x2, #8
    beq .Lotherwise_1484
    add x0, x1, #12
    ld1 {v0.s}[3], [x0]
.Lotherwise_1484:
.Lend_1480:
    ubfx x0, x2, #4, #4
    fadd v31.4s, v31.4s, v0.4s
    cmp x0, #15
    bne .Lotherwise_1485
    ldr q0, [x1, #16]
    b .Lend_1486
.Lotherwise_1485:
    movi v0.4s, #0
    tst x2, #16
    beq .Lotherwise_1487
    add x0, x1, #16
    ld1 {v0.s}[0], [x0]
.Lotherwise_1487:
    tst x2, #32
    beq .Lotherwise_1488
    add x0, x1, #20
    ld1 {v0.s}[1], [x0]
.Lotherwise_1488:
    tst x2, #64
    beq .Lotherwise_1489
    add x0, x1, #24
    ld1 {v0.s}[2], [x0]
.Lotherwise_1489:
    tst x2, #128
    beq .Lotherwise_1490
    add x0, x1, #28
    ld1 {v0.s}[3], [x0]
.Lotherwise_1490:
.Lend_1486:
    ubfx x0, x2, #0, #4
    fadd v30.4s, v30.4s, v0.4s
    add x1, x1, x4, lsl #2
    cmp x0, #15
    bne .Lotherwise_1491
    ldr q0, [x1]
    b .Lend_1492
.Lotherwise_1491:
    movi v0.4s, #0
    tst x2, #1
    beq .Lotherwise_1493
    ld1 {v0.s}[0], [x1]
.Lotherwise_1493:
    tst x2, #2
    beq .Lotherwise_1494
    add x0, x1, #4
    ld1 {v0.s}[1], [x0]
.Lotherwise_1494:
    tst x2, #4
    beq .Lotherwise_1495
    add x0, x1, #8
    ld1 {v0.s}[2], [x0]
.Lotherwise_1495:
    tst x2, #8
    beq .Lotherwise_1496
    add x0, x1, #12
    ld1 {v0.s}[3], [x0]
.Lotherwise_1496:
.Lend_1492:
    ubfx x0, x2, #4, #4
    fadd v29.4s, v29.4s, v0.4s
    cmp x0, #15
    bne .Lotherwise_1497
    ldr q0, [x1, #16]
    b .Lend_1498
.Lotherwise_1497:
    movi v0.4s, #0
    tst x2, #16
    beq .Lotherwise_1499
    add x0, x1, #16
    ld1 {v0.s}[0], [x0]
.Lotherwise_1499:
    tst x2, #32
    beq .Lotherwise_1500
    add x0, x1, #20
    ld1 {v0.s}[1], [x0]
.Lotherwise_1500:
    tst x2, #64
    beq .Lotherwise_1501
    add x0, x1, #24
    ld1 {v0.s}[2], [x0]
.Lotherwise_1501:
    tst x2, #128
    beq .Lotherwise_1502
    add x0, x1, #28
    ld1 {v0.s}[3], [x0]
.Lotherwise_1502:
.Lend_1498:
    ubfx x0, x2, #0, #4
    fadd v28.4s, v28.4s, v0.4s
    add x1, x1, x4, lsl #2
    cmp x0, #15
    bne .Lotherwise_1503
    ldr q0, [x1]
    b .Lend_1504
.Lotherwise_1503:
    movi v0.4s, #0
    tst x2, #1
    beq .Lotherwise_1505
    ld1 {v0.s}[0], [x1]
.Lotherwise_1505:
    tst x2, #2
    beq .Lotherwise_1506
    add x0, x1, #4
    ld1 {v0.s}[1], [x0]
.Lotherwise_1506:
    tst x2, #4
    beq .Lotherwise_1507
    add x0, x1, #8
    ld1 {v0.s}[2], [x0]
.Lotherwise_1507:
    tst x2, #8
    beq .Lotherwise_1508
    add x0, x1, #12
    ld1 {v0.s}[3], [x0]
.Lotherwise_1508:
.Lend_1504:
    ubfx x0, x2, #4, #4
    fadd v27.4s, v27.4s, v0.4s
    cmp x0, #15
    bne .Lotherwise_1509
    ldr q0, [x1, #16]
    b .Lend_1510
.Lotherwise_1509:
    movi v0.4s, #0
    tst x2, #16
    beq .Lotherwise_1511
    add x0, x1, #16
    ld1 {v0.s}[0], [x0]
.Lotherwise_1511:
    tst x2, #32
    beq .Lotherwise_1512
    add x0, x1, #20
    ld1 {v0.s}[1], [x0]
.Lotherwise_1512:
    tst x2, #64
    beq .Lotherwise_1513
    add x0, x1, #24
    ld1 {v0.s}[2], [x0]
.Lotherwise_1513:
    tst x2, #128
    beq .Lotherwise_1514
    add x0, x1, #28
    ld1 {v0.s}[3], [x0]
.Lotherwise_1514:
.Lend_1510:
    ubfx x0, x2, #0, #4
    fadd v26.4s, v26.4s, v0.4s
    add x1, x1, x4, lsl #2
    cmp x0, #15
    bne .Lotherwise_1515
    ldr q0, [x1]
    b .Lend_1516
.Lotherwise_1515:
    movi v0.4s, #0
    tst x2, #1
    beq .Lotherwise_1517
    ld1 {v0.s}[0], [x1]
.Lotherwise_1517:
    tst x2, #2
    beq .Lotherwise_1518
    add x0, x1, #4
    ld1 {v0.s}[1], [x0]
.Lotherwise_1518:
    tst x2, #4
    beq .Lotherwise_1519
    add x0, x1, #8
    ld1 {v0.s}[2], [x0]
.Lotherwise_1519:
    tst x2, #8
    beq .Lotherwise_1520
    add x0, x1, #12
    ld1 {v0.s}[3], [x0]
.Lotherwise_1520:
.Lend_1516:
    ubfx x0, x2, #4, #4
    fadd v25.4s, v25.4s, v0.4s
    cmp x0, #15
    bne .Lotherwise_1521
    ldr q0, [x1, #16]
    b .Lend_1522
.Lotherwise_1521:
    movi v0.4s, #0
    tst x2, #16
    beq .Lotherwise_1523
    add x0, x1, #16
    ld1 {v0.s}[0], [x0]
.Lotherwise_1523:
    tst x2, #32
    beq .Lotherwise_1524
    add x0, x1, #20
    ld1 {v0.s}[1], [x0]
.Lotherwise_1524:
    tst x2, #64
    beq .Lotherwise_1525
    add x0, x1, #24
    ld1 {v0.s}[2], [x0]
.Lotherwise_1525:
    tst x2, #128
    beq .Lotherwise_1526
    add x0, x1, #28
    ld1 {v0.s}[3], [x0]
.Lotherwise_1526:
.Lend_1522:
    ubfx x0, x2, #0, #4
    fadd v24.4s, v24.4s, v0.4s
    add x1, x1, x4, lsl #2
    cmp x0, #15
    bne .Lotherwise_1527
    ldr q0, [x1]
    b .Lend_1528
.Lotherwise_1527:
    movi v0.4s, #0
    tst x2, #1
    beq .Lotherwise_1529
    ld1 {v0.s}[0], [x1]
.Lotherwise_1529:
    tst x2, #2
    beq .Lotherwise_1530
    add x0, x1, #4
    ld1 {v0.s}[1], [x0]
.Lotherwise_1530:
    tst x2, #4
    beq .Lotherwise_1531
    add x0, x1, #8
    ld1 {v0.s}[2], [x0]
.Lotherwise_1531:
    tst x2, #8
    beq .Lotherwise_1532
    add x0, x1, #12
    ld1 {v0.s}[3], [x0]
.Lotherwise_1532:
.Lend_1528:
    ubfx x0, x2, #4, #4
    fadd v23.4s, v23.4s, v0.4s
    cmp x0, #15
    bne .Lotherwise_1533
    ldr q0, [x1, #16]
    b .Lend_1534
.Lotherwise_1533:
    movi v0.4s, #0
    tst x2, #16
    beq .Lotherwise_1535
    add x0, x1, #16
    ld1 {v0.s}[0], [x0]
.Lotherwise_1535:
    tst x2, #32
    beq .Lotherwise_1536
    add x0, x1, #20
    ld1 {v0.s}[1], [x0]
.Lotherwise_1536:
    tst x2, #64
    beq .Lotherwise_1537
    add x0, x1, #24
    ld1 {v0.s}[2], [x0]
.Lotherwise_1537:
    tst x2, #128
    beq .Lotherwise_1538
    add x0, x1, #28
    ld1 {v0.s}[3], [x0]
.Lotherwise_1538:
.Lend_1534:
    ubfx x0, x2, #0, #4
    fadd v22.4s, v22.4s, v0.4s
    add x1, x1, x4, lsl #2
    cmp x0, #15
    bne .Lotherwise_1539
    ldr q0, [x1]
    b .Lend_1540
.Lotherwise_1539:
    movi v0.4s, #0
    tst x2, #1
    beq .Lotherwise_1541
    ld1 {v0.s}[0], [x1]
.Lotherwise_1541:
    tst x2, #2
    beq .Lotherwise_1542
    add x0, x1, #4
    ld1 {v0.s}[1], [x0]
.Lotherwise_1542:
    tst x2, #4
    beq .Lotherwise_1543
    add x0, x1, #8
    ld1 {v0.s}[2], [x0]
.Lotherwise_1543:
    tst x2, #8
    beq .Lotherwise_1544
    add x0, x1, #12
    ld1 {v0.s}[3], [x0]
.Lotherwise_1544:
.Lend_1540:
    ubfx x0, x2, #4, #4
    fadd v21.4s, v21.4s, v0.4s
    cmp x0, #15
    bne .Lotherwise_1545
    ldr q0, [x1, #16]
    b .Lend_1546
.Lotherwise_1545:
    movi v0.4s, #0
    tst x2, #16
    beq .Lotherwise_1547
    add x0, x1, #16
    ld1 {v0.s}[0], [x0]
.Lotherwise_1547:
    tst x2, #32
    beq .Lotherwise_1548
    add x0, x1, #20
    ld1 {v0.s}[1], [x0]
.Lotherwise_1548:
    tst x2, #64
    beq .Lotherwise_1549
    add x0, x1, #24
    ld1 {v0.s}[2], [x0]
.Lotherwise_1549:
    tst x2, #128
    beq .Lotherwise_1550
    add x0, x1, #28
    ld1 {v0.s}[3], [x0]
.Lotherwise_1550:
.Lend_1546:
    fadd v20.4s, v20.4s, v0.4s
    b .Lend_1551
.Lotherwise_1454:
.Lend_1551:
    ubfx x0, x2, #0, #4
    ldr s0, [x7, #40]
    dup v0.4s, v0.s[0]
    fmax v1.4s, v0.4s, v11.4s
    cmp x0, #15
    bne .Lotherwise_1552
    str q1, [x8]
    b .Lend_1553
.Lotherwise_1552:
    tst x2, #1
    beq .Lotherwise_1554
    st1 {v1.s}[0], [x8]
.Lotherwise_1554:
    tst x2, #2
    beq .Lotherwise_1555
    add x0, x8, #4
    st1 {v1.s}[1], [x0]
.Lotherwise_1555:
    tst x2, #4
    beq .Lotherwise_1556
    add x0, x8, #8
    st1 {v1.s}[2], [x0]
.Lotherwise_1556:
    tst x2, #8
    beq .Lotherwise_1557
    add x0, x8, #12
    st1 {v1.s}[3], [x0]
.Lotherwise_1557:
.Lend_1553:
    ubfx x0, x2, #4, #4
    fmax v1.4s, v0.4s, v10.4s
    cmp x0, #15
    bne .Lotherwise_1558
    str q1, [x8, #16]
    b .Lend_1559
.Lotherwise_1558:
    tst x2, #16
    beq .Lotherwise_1560
    add x0, x8, #16
    st1 {v1.s}[0], [x0]
.Lotherwise_1560:
    tst x2, #32
    beq .Lotherwise_1561
    add x0, x8, #20
    st1 {v1.s}[1], [x0]
.Lotherwise_1561:
    tst x2, #64
    beq .Lotherwise_1562
    add x0, x8, #24
    st1 {v1.s}[2], [x0]
.Lotherwise_1562:
    tst x2, #128
    beq .Lotherwise_1563
    add x0, x8, #28
    st1 {v1.s}[3], [x0]
.Lotherwise_1563:
.Lend_1559:
    ubfx x0, x2, #0, #4
    add x8, x8, x4, lsl #2
    fmax v1.4s, v0.4s, v9.4s
    cmp x0, #15
    bne .Lotherwise_1564
    str q1, [x8]
    b .Lend_1565
.Lotherwise_1564:
    tst x2, #1
    beq .Lotherwise_1566
    st1 {v1.s}[0], [x8]
.Lotherwise_1566:
    tst x2, #2
    beq .Lotherwise_1567
    add x0, x8, #4
    st1 {v1.s}[1], [x0]
.Lotherwise_1567:
    tst x2, #4
    beq .Lotherwise_1568
    add x0, x8, #8
    st1 {v1.s}[2], [x0]
.Lotherwise_1568:
    tst x2, #8
    beq .Lotherwise_1569
    add x0, x8, #12
    st1 {v1.s}[3], [x0]
.Lotherwise_1569:
.Lend_1565:
    ubfx x0, x2, #4, #4
    fmax v1.4s, v0.4s, v8.4s
    cmp x0, #15
    bne .Lotherwise_1570
    str q1, [x8, #16]
    b .Lend_1571
.Lotherwise_1570:
    tst x2, #16
    beq .Lotherwise_1572
    add x0, x8, #16
    st1 {v1.s}[0], [x0]
.Lotherwise_1572:
    tst x2, #32
    beq .Lotherwise_1573
    add x0, x8, #20
    st1 {v1.s}[1], [x0]
.Lotherwise_1573:
    tst x2, #64
    beq .Lotherwise_1574
    add x0, x8, #24
    st1 {v1.s}[2], [x0]
.Lotherwise_1574:
    tst x2, #128
    beq .Lotherwise_1575
    add x0, x8, #28
    st1 {v1.s}[3], [x0]
.Lotherwise_1575:
.Lend_1571:
    ubfx x0, x2, #0, #4
    add x8, x8, x4, lsl #2
    fmax v1.4s, v0.4s, v31.4s
    cmp x0, #15
    bne .Lotherwise_1576
    str q1, [x8]
    b .Lend_1577
.Lotherwise_1576:
    tst x2, #1
    beq .Lotherwise_1578
    st1 {v1.s}[0], [x8]
.Lotherwise_1578:
    tst x2, #2
    beq .Lotherwise_1579
    add x0, x8, #4
    st1 {v1.s}[1], [x0]
.Lotherwise_1579:
    tst x2, #4
    beq .Lotherwise_1580
    add x0, x8, #8
    st1 {v1.s}[2], [x0]
.Lotherwise_1580:
    tst x2, #8
    beq .Lotherwise_1581
    add x0, x8, #12
    st1 {v1.s}[3], [x0]
.Lotherwise_1581:
.Lend_1577:
    ubfx x0, x2, #4, #4
    fmax v1.4s, v0.4s, v30.4s
    cmp x0, #15
    bne .Lotherwise_1582
    str q1, [x8, #16]
    b .Lend_1583
.Lotherwise_1582:
    tst x2, #16
    beq .Lotherwise_1584
    add x0, x8, #16
    st1 {v1.s}[0], [x0]
.Lotherwise_1584:
    tst x2, #32
    beq .Lotherwise_1585
    add x0, x8, #20
    st1 {v1.s}[1], [x0]
.Lotherwise_1585:
    tst x2, #64
    beq .Lotherwise_1586
    add x0, x8, #24
    st1 {v1.s}[2], [x0]
.Lotherwise_1586:
    tst x2, #128
    beq .Lotherwise_1587
    add x0, x8, #28
    st1 {v1.s}[3], [x0]
.Lotherwise_1587:
.Lend_1583:
    ubfx x0, x2, #0, #4
    add x8, x8, x4, lsl #2
    fmax v1.4s, v0.4s, v29.4s
    cmp x0, #15
    bne .Lotherwise_1588
    str q1, [x8]
    b .Lend_1589
.Lotherwise_1588:
    tst x2, #1
    beq .Lotherwise_1590
    st1 {v1.s}[0], [x8]
.Lotherwise_1590:
    tst x2, #2
    beq .Lotherwise_1591
    add x0, x8, #4
    st1 {v1.s}[1], [x0]
.Lotherwise_1591:
    tst x2, #4
    beq .Lotherwise_1592
    add x0, x8, #8
    st1 {v1.s}[2], [x0]
.Lotherwise_1592:
    tst x2, #8
    beq .Lotherwise_1593
    add x0, x8, #12
    st1 {v1.s}[3], [x0]
.Lotherwise_1593:
.Lend_1589:
    ubfx x0, x2, #4, #4
    fmax v1.4s, v0.4s, v28.4s
    cmp x0, #15
    bne .Lotherwise_1594
    str q1, [x8, #16]
    b .Lend_1595
.Lotherwise_1594:
    tst x2, #16
    beq .Lotherwise_1596
    add x0, x8, #16
    st1 {v1.s}[0], [x0]
.Lotherwise_1596:
    tst x2, #32
    beq .Lotherwise_1597
    add x0, x8, #20
    st1 {v1.s}[1], [x0]
.Lotherwise_1597:
    tst x2, #64
    beq .Lotherwise_1598
    add x0, x8, #24
    st1 {v1.s}[2], [x0]
.Lotherwise_1598:
    tst x2, #128
    beq .Lotherwise_1599
    add x0, x8, #28
    st1 {v1.s}[3], [x0]
.Lotherwise_1599:
.Lend_1595:
    ubfx x0, x2, #0, #4
    add x8, x8, x4, lsl #2
    fmax v1.4s, v0.4s, v27.4s
    cmp x0, #15
    bne .Lotherwise_1600
    str q1, [x8]
    b .Lend_1601
.Lotherwise_1600:
    tst x2, #1
    beq .Lotherwise_1602
    st1 {v1.s}[0], [x8]
.Lotherwise_1602:
    tst x2, #2
    beq .Lotherwise_1603
    add x0, x8, #4
    st1 {v1.s}[1], [x0]
.Lotherwise_1603:
    tst x2, #4
    beq .Lotherwise_1604
    add x0, x8, #8
    st1 {v1.s}[2], [x0]
.Lotherwise_1604:
    tst x2, #8
    beq .Lotherwise_1605
    add x0, x8, #12
    st1 {v1.s}[3], [x0]
.Lotherwise_1605:
.Lend_1601:
    ubfx x0, x2, #4, #4
    fmax v1.4s, v0.4s, v26.4s
    cmp x0, #15
    bne .Lotherwise_1606
    str q1, [x8, #16]
    b .Lend_1607
.Lotherwise_1606:
    tst x2, #16
    beq .Lotherwise_1608
    add x0, x8, #16
    st1 {v1.s}[0], [x0]
.Lotherwise_1608:
    tst x2, #32
    beq .Lotherwise_1609
    add x0, x8, #20
    st1 {v1.s}[1], [x0]
.Lotherwise_1609:
    tst x2, #64
    beq .Lotherwise_1610
    add x0, x8, #24
    st1 {v1.s}[2], [x0]
.Lotherwise_1610:
    tst x2, #128
    beq .Lotherwise_1611
    add x0, x8, #28
    st1 {v1.s}[3], [x0]
.Lotherwise_1611:
.Lend_1607:
    ubfx x0, x2, #0, #4
    add x8, x8, x4, lsl #2
    fmax v1.4s, v0.4s, v25.4s
    cmp x0, #15
    bne .Lotherwise_1612
    str q1, [x8]
    b .Lend_1613
.Lotherwise_1612:
    tst x2, #1
    beq .Lotherwise_1614
    st1 {v1.s}[0], [x8]
.Lotherwise_1614:
    tst x2, #2
    beq .Lotherwise_1615
    add x0, x8, #4
    st1 {v1.s}[1], [x0]
.Lotherwise_1615:
    tst x2, #4
    beq .Lotherwise_1616
    add x0, x8, #8
    st1 {v1.s}[2], [x0]
.Lotherwise_1616:
    tst x2, #8
    beq .Lotherwise_1617
    add x0, x8, #12
    st1 {v1.s}[3], [x0]
.Lotherwise_1617:
.Lend_1613:
    ubfx x0, x2, #4, #4
    fmax v1.4s, v0.4s, v24.4s
    cmp x0, #15
    bne .Lotherwise_1618
    str q1, [x8, #16]
    b .Lend_1619
.Lotherwise_1618:
    tst x2, #16
    beq .Lotherwise_1620
    add x0, x8, #16
    st1 {v1.s}[0], [x0]
.Lotherwise_1620:
    tst x2, #32
    beq .Lotherwise_1621
    add x0, x8, #20
    st1 {v1.s}[1], [x0]
.Lotherwise_1621:
    tst x2, #64
    beq .Lotherwise_1622
    add x0, x8, #24
    st1 {v1.s}[2], [x0]
.Lotherwise_1622:
    tst x2, #128
    beq .Lotherwise_1623
    add x0, x8, #28
    st1 {v1.s}[3], [x0]
.Lotherwise_1623:
.Lend_1619:
    ubfx x0, x2, #0, #4
    add x8, x8, x4, lsl #2
    fmax v1.4s, v0.4s, v23.4s
    cmp x0, #15
    bne .Lotherwise_1624
    str q1, [x8]
    b .Lend_1625
.Lotherwise_1624:
    tst x2, #1
    beq .Lotherwise_1626
    st1 {v1.s}[0], [x8]
.Lotherwise_1626:
    tst x2, #2
    beq .Lotherwise_1627
    add x0, x8, #4
    st1 {v1.s}[1], [x0]
.Lotherwise_1627:
    tst x2, #4
    beq .Lotherwise_1628
    add x0, x8, #8
    st1 {v1.s}[2], [x0]
.Lotherwise_1628:
    tst x2, #8
    beq .Lotherwise_1629
    add x0, x8, #12
    st1 {v1.s}[3], [x0]
.Lotherwise_1629:
.Lend_1625:
    ubfx x0, x2, #4, #4
    fmax v1.4s, v0.4s, v22.4s
    cmp x0, #15
    bne .Lotherwise_1630
    str q1, [x8, #16]
    b .Lend_1631
.Lotherwise_1630:
    tst x2, #16
    beq .Lotherwise_1632
    add x0, x8, #16
    st1 {v1.s}[0], [x0]
.Lotherwise_1632:
    tst x2, #32
    beq .Lotherwise_1633
    add x0, x8, #20
    st1 {v1.s}[1], [x0]
.Lotherwise_1633:
    tst x2, #64
    beq .Lotherwise_1634
    add x0, x8, #24
    st1 {v1.s}[2], [x0]
.Lotherwise_1634:
    tst x2, #128
    beq .Lotherwise_1635
    add x0, x8, #28
    st1 {v1.s}[3], [x0]
.Lotherwise_1635:
.Lend_1631:
    ubfx x0, x2, #0, #4
    add x8, x8, x4, lsl #2
    fmax v1.4s, v0.4s, v21.4s
    cmp x0, #15
    bne .Lotherwise_1636
    str q1, [x8]
    b .Lend_1637
.Lotherwise_1636:
    tst x2, #1
    beq .Lotherwise_1638
    st1 {v1.s}[0], [x8]
.Lotherwise_1638:
    tst x2, #2
    beq .Lotherwise_1639
    add x0, x8, #4
    st1 {v1.s}[1], [x0]
.Lotherwise_1639:
    tst x2, #4
    beq .Lotherwise_1640
    add x0, x8, #8
    st1 {v1.s}[2], [x0]
.Lotherwise_1640:
    tst x2, #8
    beq .Lotherwise_1641
    add x0, x8, #12
    st1 {v1.s}[3], [x0]
.Lotherwise_1641:
.Lend_1637:
    ubfx x0, x2, #4, #4
    fmax v0.4s, v0.4s, v20.4s
    cmp x0, #15
    bne .Lotherwise_1642
    str q0, [x8, #16]
    b .Lend_1643
.Lotherwise_1642:
    tst x2, #16
    beq .Lotherwise_1644
    add x0, x8, #16
    st1 {v0.s}[0], [x0]
.Lotherwise_1644:
    tst x2, #32
    beq .Lotherwise_1645
    add x0, x8, #20
    st1 {v0.s}[1], [x0]
.Lotherwise_1645:
    tst x2, #64
    beq .Lotherwise_1646
    add x0, x8, #24
    st1 {v0.s}[2], [x0]
.Lotherwise_1646:
    tst x2, #128
    beq .Lotherwise_1647
    add x0, x8, #28
    st1 {v0.s}[3], [x0]
.Lotherwise_1647:
.Lend_1643:
.Lend_1445:
.Lend_1337:
    ldp d8, d9, [sp, #0]
    ldp d10, d11, [sp, #16]
    ldp d12, d13, [sp, #32]
    ldp d14, d15, [sp, #48]
    add sp, sp, #64
    ret
    .size nnp_sgemm_8x8__aarch64_neon, . - nnp_sgemm_8x8__aarch64_neon

    .section .note.GNU-stack, "", %progbits
