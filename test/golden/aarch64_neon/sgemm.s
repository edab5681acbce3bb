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
    mov x6, x5
    mov x5, x4
    mov x7, x0
    ldr x0, [x6, #8]
    mov x4, x5
    mov x8, x1
    mov x9, x2
    mov x10, x3
    prfm pldl1keep, [x4]
    prfm pldl1keep, [x4, #56]
    ldr x11, [x6, #32]
    lsr x12, x0, #3
    cbz x12, .Lloop_end_0
.Lloop_1:
    ldr x0, [x6, #16]
    movi v9.4s, #0
    movi v8.4s, #0
    cbnz x0, .Lotherwise_2
    b .Lend_3
.Lotherwise_2:
    ldr s0, [x0]
    dup v9.4s, v0.s[0]
    mov v8.16b, v9.16b
.Lend_3:
    cbnz x10, .Lotherwise_4
    lsr x0, x7, #4
    ldr x1, [x6, #24]
    mov x2, x8
    ubfx x3, x7, #0, #4
    cbz x0, .Lloop_end_5
.Lloop_6:
    add x4, x9, x1, lsl #2
    ld1 {v4.4s, v5.4s, v6.4s, v7.4s}, [x9], #64
    ldr q11, [x2]
    sub x0, x0, #1
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
    cbnz x0, .Lloop_6
.Lloop_end_5:
    lsr x0, x3, #2
    ubfx x3, x3, #0, #2
    cbz x0, .Lloop_end_7
.Lloop_8:
    add x4, x9, x1, lsl #2
    ld1 {v4.4s, v5.4s, v6.4s, v7.4s}, [x9], #64
    ldr q16, [x2]
    sub x0, x0, #1
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
    cbnz x0, .Lloop_8
.Lloop_end_7:
    cbz x3, .Lloop_end_9
.Lloop_10:
    ldp q0, q1, [x9]
    ldr s2, [x2]
    add x0, x9, x1, lsl #2
    sub x3, x3, #1
    prfm pldl1keep, [x0]
    add x2, x2, #4
    add x9, x9, #32
    fmla v9.4s, v0.4s, v2.s[0]
    fmla v8.4s, v1.4s, v2.s[0]
    cbnz x3, .Lloop_10
.Lloop_end_9:
    ldr x0, [x6, #16]
    mov x1, x5
    cbnz x0, .Lotherwise_11
    ldp q0, q1, [x1]
    fadd v9.4s, v9.4s, v0.4s
    fadd v8.4s, v8.4s, v1.4s
    b .Lend_12
.Lotherwise_11:
.Lend_12:
    mov x0, x6
    prfm pldl1keep, [x1, #88]
    ldr s0, [x0, #40]
    dup v0.4s, v0.s[0]
    fmax v1.4s, v0.4s, v9.4s
    fmax v0.4s, v0.4s, v8.4s
    str q1, [x1]
    str q0, [x1, #16]
    b .Lend_13
.Lotherwise_4:
    cbnz x11, .Lotherwise_14
    lsr x0, x7, #4
    mov x1, x9
    mov x2, x8
    ubfx x3, x7, #0, #4
    cbz x0, .Lloop_end_15
.Lloop_16:
    ldp q0, q1, [x1]
    ldr q2, [x2]
    sub x0, x0, #1
    prfm pldl1keep, [x1, #56]
    add x1, x1, x10, lsl #2
    ldp q3, q4, [x1]
    prfm pldl1keep, [x1, #56]
    add x1, x1, x10, lsl #2
    ldp q5, q6, [x1]
    prfm pldl1keep, [x1, #56]
    add x1, x1, x10, lsl #2
    fmla v9.4s, v0.4s, v2.s[0]
    fmla v8.4s, v1.4s, v2.s[0]
    ldp q0, q1, [x1]
    prfm pldl1keep, [x1, #56]
    add x1, x1, x10, lsl #2
    ldr q7, [x2, #128]
    fmla v9.4s, v3.4s, v2.s[1]
    fmla v8.4s, v4.4s, v2.s[1]
    ldp q3, q4, [x1]
    prfm pldl1keep, [x1, #56]
    add x1, x1, x10, lsl #2
    ldr q16, [x2, #256]
    fmla v9.4s, v5.4s, v2.s[2]
    fmla v8.4s, v6.4s, v2.s[2]
    ldp q5, q6, [x1]
    prfm pldl1keep, [x1, #56]
    add x1, x1, x10, lsl #2
    ldr q17, [x2, #384]
    add x2, x2, #512
    fmla v9.4s, v0.4s, v2.s[3]
    fmla v8.4s, v1.4s, v2.s[3]
    ldp q0, q1, [x1]
    prfm pldl1keep, [x1, #56]
    add x1, x1, x10, lsl #2
    fmla v9.4s, v3.4s, v7.s[0]
    fmla v8.4s, v4.4s, v7.s[0]
    ldp q2, q3, [x1]
    prfm pldl1keep, [x1, #56]
    add x1, x1, x10, lsl #2
    fmla v9.4s, v5.4s, v7.s[1]
    fmla v8.4s, v6.4s, v7.s[1]
    ldp q4, q5, [x1]
    prfm pldl1keep, [x1, #56]
    add x1, x1, x10, lsl #2
    fmla v9.4s, v0.4s, v7.s[2]
    fmla v8.4s, v1.4s, v7.s[2]
    ldp q0, q1, [x1]
    prfm pldl1keep, [x1, #56]
    add x1, x1, x10, lsl #2
    fmla v9.4s, v2.4s, v7.s[3]
    fmla v8.4s, v3.4s, v7.s[3]
    ldp q2, q3, [x1]
    prfm pldl1keep, [x1, #56]
    add x1, x1, x10, lsl #2
    fmla v9.4s, v4.4s, v16.s[0]
    fmla v8.4s, v5.4s, v16.s[0]
    ldp q4, q5, [x1]
    prfm pldl1keep, [x1, #56]
    add x1, x1, x10, lsl #2
    fmla v9.4s, v0.4s, v16.s[1]
    fmla v8.4s, v1.4s, v16.s[1]
    ldp q0, q1, [x1]
    prfm pldl1keep, [x1, #56]
    add x1, x1, x10, lsl #2
    fmla v9.4s, v2.4s, v16.s[2]
    fmla v8.4s, v3.4s, v16.s[2]
    ldp q2, q3, [x1]
    prfm pldl1keep, [x1, #56]
    add x1, x1, x10, lsl #2
    fmla v9.4s, v4.4s, v16.s[3]
    fmla v8.4s, v5.4s, v16.s[3]
    ldp q4, q5, [x1]
    prfm pldl1keep, [x1, #56]
    add x1, x1, x10, lsl #2
    fmla v9.4s, v0.4s, v17.s[0]
    fmla v8.4s, v1.4s, v17.s[0]
    ldp q0, q1, [x1]
    prfm pldl1keep, [x1, #56]
    add x1, x1, x10, lsl #2
    fmla v9.4s, v2.4s, v17.s[1]
    fmla v8.4s, v3.4s, v17.s[1]
    fmla v9.4s, v4.4s, v17.s[2]
    fmla v8.4s, v5.4s, v17.s[2]
    fmla v9.4s, v0.4s, v17.s[3]
    fmla v8.4s, v1.4s, v17.s[3]
    cbnz x0, .Lloop_16
.Lloop_end_15:
    lsr x0, x3, #2
    ubfx x3, x3, #0, #2
    cbz x0, .Lloop_end_17
.Lloop_18:
    ldp q0, q1, [x1]
    ldr q2, [x2]
    sub x0, x0, #1
    add x2, x2, #128
    prfm pldl1keep, [x1, #56]
    add x1, x1, x10, lsl #2
    ldp q3, q4, [x1]
    prfm pldl1keep, [x1, #56]
    add x1, x1, x10, lsl #2
    ldp q5, q6, [x1]
    prfm pldl1keep, [x1, #56]
    add x1, x1, x10, lsl #2
    fmla v9.4s, v0.4s, v2.s[0]
    fmla v8.4s, v1.4s, v2.s[0]
    ldp q0, q1, [x1]
    prfm pldl1keep, [x1, #56]
    add x1, x1, x10, lsl #2
    fmla v9.4s, v3.4s, v2.s[1]
    fmla v8.4s, v4.4s, v2.s[1]
    fmla v9.4s, v5.4s, v2.s[2]
    fmla v8.4s, v6.4s, v2.s[2]
    fmla v9.4s, v0.4s, v2.s[3]
    fmla v8.4s, v1.4s, v2.s[3]
    cbnz x0, .Lloop_18
.Lloop_end_17:
    cbz x3, .Lloop_end_19
.Lloop_20:
    ldp q0, q1, [x1]
    ldr s2, [x2]
    sub x3, x3, #1
    add x2, x2, #4
    prfm pldl1keep, [x1, #56]
    add x1, x1, x10, lsl #2
    fmla v9.4s, v0.4s, v2.s[0]
    fmla v8.4s, v1.4s, v2.s[0]
    cbnz x3, .Lloop_20
.Lloop_end_19:
    ldr x0, [x6, #16]
    cbnz x0, .Lotherwise_21
    mov x0, x5
    ldp q0, q1, [x0]
    fadd v9.4s, v9.4s, v0.4s
    fadd v8.4s, v8.4s, v1.4s
    b .Lend_22
.Lotherwise_21:
.Lend_22:
    prfm pldl1keep, [x5, #88]
    ldr s0, [x6, #40]
    dup v0.4s, v0.s[0]
    fmax v1.4s, v0.4s, v9.4s
    fmax v0.4s, v0.4s, v8.4s
    str q1, [x5]
    str q0, [x5, #16]
    b .Lend_23
.Lotherwise_14:
    lsr x0, x7, #4
    mov x1, x9
    mov x2, x8
    ubfx x3, x7, #0, #4
    cbz x0, .Lloop_end_24
.Lloop_25:
    ldp q0, q1, [x1]
    prfm pldl1keep, [x1, #56]
    add x1, x1, x10, lsl #2
    sub x0, x0, #1
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
    cbnz x0, .Lloop_25
.Lloop_end_24:
    lsr x0, x3, #2
    ubfx x3, x3, #0, #2
    cbz x0, .Lloop_end_26
.Lloop_27:
    ldp q0, q1, [x1]
    prfm pldl1keep, [x1, #56]
    add x1, x1, x10, lsl #2
    sub x0, x0, #1
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
    cbnz x0, .Lloop_27
.Lloop_end_26:
    cbz x3, .Lloop_end_28
.Lloop_29:
    ldp q0, q1, [x1]
    sub x3, x3, #1
    prfm pldl1keep, [x1, #56]
    add x1, x1, x10, lsl #2
    str q0, [x11]
    str q1, [x11, #16]
    add x11, x11, #32
    ldr s2, [x2]
    add x2, x2, #4
    fmla v9.4s, v0.4s, v2.s[0]
    fmla v8.4s, v1.4s, v2.s[0]
    cbnz x3, .Lloop_29
.Lloop_end_28:
    ldr x0, [x6, #16]
    cbnz x0, .Lotherwise_30
    mov x0, x5
    ldp q0, q1, [x0]
    fadd v9.4s, v9.4s, v0.4s
    fadd v8.4s, v8.4s, v1.4s
    b .Lend_31
.Lotherwise_30:
.Lend_31:
    prfm pldl1keep, [x5, #88]
    ldr s0, [x6, #40]
    dup v0.4s, v0.s[0]
    fmax v1.4s, v0.4s, v9.4s
    fmax v0.4s, v0.4s, v8.4s
    str q1, [x5]
    str q0, [x5, #16]
.Lend_23:
    add x9, x9, #32
.Lend_13:
    sub x12, x12, #1
    add x5, x5, #32
    cbnz x12, .Lloop_1
.Lloop_end_0:
    ldr x0, [x6, #8]
    ubfx x0, x0, #0, #3
    cbnz x0, .Lotherwise_32
    b .Lend_33
.Lotherwise_32:
    sub x0, x0, #1
    lsr x0, x0, #2
    cbnz x0, .Lotherwise_34
    ldr x0, [x6, #16]
    ldr x1, [x6, #24]
    movi v0.4s, #0
    cbnz x0, .Lotherwise_35
    b .Lend_36
.Lotherwise_35:
    ldr s0, [x0]
    dup v0.4s, v0.s[0]
.Lend_36:
    lsr x0, x7, #4
    ubfx x2, x7, #0, #4
    cbz x0, .Lloop_end_37
.Lloop_38:
    ldr q1, [x9]
    ldr q2, [x8]
    add x3, x9, x1, lsl #2
    sub x0, x0, #1
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
    cbnz x0, .Lloop_38
.Lloop_end_37:
    lsr x0, x2, #2
    ubfx x2, x2, #0, #2
    cbz x0, .Lloop_end_39
.Lloop_40:
    ldr q1, [x9]
    ldr q2, [x8]
    add x3, x9, x1, lsl #2
    sub x0, x0, #1
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
    cbnz x0, .Lloop_40
.Lloop_end_39:
    cbz x2, .Lloop_end_41
.Lloop_42:
    ldr q1, [x9]
    ldr s2, [x8]
    add x0, x9, x1, lsl #2
    sub x2, x2, #1
    prfm pldl1keep, [x0]
    add x8, x8, #4
    add x9, x9, #32
    fmla v0.4s, v1.4s, v2.s[0]
    cbnz x2, .Lloop_42
.Lloop_end_41:
    ldr x0, [x6, #8]
    ldr x1, [x6, #16]
    mov w2, #4
    mov w3, #1
    ubfx x0, x0, #0, #3
    cmp x0, x2
    csel x0, x0, x2, ls
    lsl x0, x3, x0
    sub x0, x0, #1
    cbnz x1, .Lotherwise_43
    ubfx x1, x0, #0, #4
    cmp x1, #15
    bne .Lotherwise_44
    ldr q1, [x5]
    b .Lend_45
.Lotherwise_44:
    movi v1.4s, #0
    tst x0, #1
    beq .Lotherwise_46
    ld1 {v1.s}[0], [x5]
.Lotherwise_46:
    tst x0, #2
    beq .Lotherwise_47
    add x1, x5, #4
    ld1 {v1.s}[1], [x1]
.Lotherwise_47:
    tst x0, #4
    beq .Lotherwise_48
    add x1, x5, #8
    ld1 {v1.s}[2], [x1]
.Lotherwise_48:
    tst x0, #8
    beq .Lotherwise_49
    add x1, x5, #12
    ld1 {v1.s}[3], [x1]
.Lotherwise_49:
.Lend_45:
    fadd v0.4s, v0.4s, v1.4s
    b .Lend_50
.Lotherwise_43:
.Lend_50:
    ubfx x1, x0, #0, #4
    ldr s1, [x6, #40]
    dup v1.4s, v1.s[0]
    fmax v0.4s, v1.4s, v0.4s
    cmp x1, #15
    bne .Lotherwise_51
    str q0, [x5]
    b .Lend_52
.Lotherwise_51:
    tst x0, #1
    beq .Lotherwise_53
    st1 {v0.s}[0], [x5]
.Lotherwise_53:
    tst x0, #2
    beq .Lotherwise_54
    add x1, x5, #4
    st1 {v0.s}[1], [x1]
.Lotherwise_54:
    tst x0, #4
    beq .Lotherwise_55
    add x1, x5, #8
    st1 {v0.s}[2], [x1]
.Lotherwise_55:
    tst x0, #8
    beq .Lotherwise_56
    add x0, x5, #12
    st1 {v0.s}[3], [x0]
.Lotherwise_56:
.Lend_52:
    b .Lend_57
.Lotherwise_34:
    ldr x0, [x6, #16]
    ldr x1, [x6, #24]
    movi v9.4s, #0
    movi v8.4s, #0
    cbnz x0, .Lotherwise_58
    b .Lend_59
.Lotherwise_58:
    ldr s0, [x0]
    dup v9.4s, v0.s[0]
    mov v8.16b, v9.16b
.Lend_59:
    lsr x0, x7, #4
    ubfx x2, x7, #0, #4
    cbz x0, .Lloop_end_60
.Lloop_61:
    add x3, x9, x1, lsl #2
    ld1 {v4.4s, v5.4s, v6.4s, v7.4s}, [x9], #64
    ldr q11, [x8]
    sub x0, x0, #1
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
    cbnz x0, .Lloop_61
.Lloop_end_60:
    lsr x0, x2, #2
    ubfx x2, x2, #0, #2
    cbz x0, .Lloop_end_62
.Lloop_63:
    add x3, x9, x1, lsl #2
    ld1 {v4.4s, v5.4s, v6.4s, v7.4s}, [x9], #64
    ldr q16, [x8]
    sub x0, x0, #1
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
    cbnz x0, .Lloop_63
.Lloop_end_62:
    cbz x2, .Lloop_end_64
.Lloop_65:
    ldp q0, q1, [x9]
    ldr s2, [x8]
    add x0, x9, x1, lsl #2
    sub x2, x2, #1
    prfm pldl1keep, [x0]
    add x8, x8, #4
    add x9, x9, #32
    fmla v9.4s, v0.4s, v2.s[0]
    fmla v8.4s, v1.4s, v2.s[0]
    cbnz x2, .Lloop_65
.Lloop_end_64:
    ldr x0, [x6, #8]
    ldr x1, [x6, #16]
    mov w2, #8
    mov w3, #1
    ubfx x0, x0, #0, #3
    cmp x0, x2
    csel x0, x0, x2, ls
    lsl x0, x3, x0
    sub x0, x0, #1
    cbnz x1, .Lotherwise_66
    ubfx x1, x0, #0, #4
    cmp x1, #15
    bne .Lotherwise_67
    ldr q0, [x5]
    b .Lend_68
.Lotherwise_67:
    movi v0.4s, #0
    tst x0, #1
    beq .Lotherwise_69
    ld1 {v0.s}[0], [x5]
.Lotherwise_69:
    tst x0, #2
    beq .Lotherwise_70
    add x1, x5, #4
    ld1 {v0.s}[1], [x1]
.Lotherwise_70:
    tst x0, #4
    beq .Lotherwise_71
    add x1, x5, #8
    ld1 {v0.s}[2], [x1]
.Lotherwise_71:
    tst x0, #8
    beq .Lotherwise_72
    add x1, x5, #12
    ld1 {v0.s}[3], [x1]
.Lotherwise_72:
.Lend_68:
    ubfx x1, x0, #4, #4
    fadd v9.4s, v9.4s, v0.4s
    cmp x1, #15
    bne .Lotherwise_73
    ldr q0, [x5, #16]
    b .Lend_74
.Lotherwise_73:
    movi v0.4s, #0
    tst x0, #16
    beq .Lotherwise_75
    add x1, x5, #16
    ld1 {v0.s}[0], [x1]
.Lotherwise_75:
    tst x0, #32
    beq .Lotherwise_76
    add x1, x5, #20
    ld1 {v0.s}[1], [x1]
.Lotherwise_76:
    tst x0, #64
    beq .Lotherwise_77
    add x1, x5, #24
    ld1 {v0.s}[2], [x1]
.Lotherwise_77:
    tst x0, #128
    beq .Lotherwise_78
    add x1, x5, #28
    ld1 {v0.s}[3], [x1]
.Lotherwise_78:
.Lend_74:
    fadd v8.4s, v8.4s, v0.4s
    b .Lend_79
.Lotherwise_66:
.Lend_79:
    ubfx x1, x0, #0, #4
    ldr s0, [x6, #40]
    dup v0.4s, v0.s[0]
    fmax v1.4s, v0.4s, v9.4s
    cmp x1, #15
    bne .Lotherwise_80
    str q1, [x5]
    b .Lend_81
.Lotherwise_80:
    tst x0, #1
    beq .Lotherwise_82
    st1 {v1.s}[0], [x5]
.Lotherwise_82:
    tst x0, #2
    beq .Lotherwise_83
    add x1, x5, #4
    st1 {v1.s}[1], [x1]
.Lotherwise_83:
    tst x0, #4
    beq .Lotherwise_84
    add x1, x5, #8
    st1 {v1.s}[2], [x1]
.Lotherwise_84:
    tst x0, #8
    beq .Lotherwise_85
    add x1, x5, #12
    st1 {v1.s}[3], [x1]
.Lotherwise_85:
.Lend_81:
    ubfx x1, x0, #4, #4
    fmax v0.4s, v0.4s, v8.4s
    cmp x1, #15
    bne .Lotherwise_86
    str q0, [x5, #16]
    b .Lend_87
.Lotherwise_86:
    tst x0, #16
    beq .Lotherwise_88
    add x1, x5, #16
    st1 {v0.s}[0], [x1]
.Lotherwise_88:
    tst x0, #32
    beq .Lotherwise_89
    add x1, x5, #20
    st1 {v0.s}[1], [x1]
.Lotherwise_89:
    tst x0, #64
    beq .Lotherwise_90
    add x1, x5, #24
    st1 {v0.s}[2], [x1]
.Lotherwise_90:
    tst x0, #128
    beq .Lotherwise_91
    add x0, x5, #28
    st1 {v0.s}[3], [x0]
.Lotherwise_91:
.Lend_87:
.Lend_57:
.Lend_33:
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
    cbz x13, .Lloop_end_92
.Lloop_93:
    ldr x0, [x7, #16]
    movi v31.4s, #0
    movi v30.4s, #0
    movi v29.4s, #0
    movi v28.4s, #0
    cbnz x0, .Lotherwise_94
    b .Lend_95
.Lotherwise_94:
    ldr d0, [x0]
    dup v31.4s, v0.s[0]
    dup v29.4s, v0.s[1]
    mov v30.16b, v31.16b
    mov v28.16b, v29.16b
.Lend_95:
    cbnz x6, .Lotherwise_96
    lsr x0, x9, #4
    ldr x1, [x7, #24]
    mov x2, x10
    ubfx x3, x9, #0, #4
    cbz x0, .Lloop_end_97
.Lloop_98:
    add x4, x11, x1, lsl #2
    ld1 {v16.4s, v17.4s, v18.4s, v19.4s}, [x11], #64
    ldp q24, q25, [x2]
    sub x0, x0, #1
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
    cbnz x0, .Lloop_98
.Lloop_end_97:
    lsr x0, x3, #2
    ubfx x3, x3, #0, #2
    cbz x0, .Lloop_end_99
.Lloop_100:
    add x4, x11, x1, lsl #2
    ld1 {v4.4s, v5.4s, v6.4s, v7.4s}, [x11], #64
    ldp q16, q17, [x2]
    sub x0, x0, #1
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
    cbnz x0, .Lloop_100
.Lloop_end_99:
    cbz x3, .Lloop_end_101
.Lloop_102:
    ldp q0, q1, [x11]
    ldr s2, [x2]
    add x0, x11, x1, lsl #2
    sub x3, x3, #1
    ldr s3, [x2, #16]
    add x2, x2, #4
    add x11, x11, #32
    prfm pldl1keep, [x0]
    fmla v31.4s, v0.4s, v2.s[0]
    fmla v30.4s, v1.4s, v2.s[0]
    fmla v29.4s, v0.4s, v3.s[0]
    fmla v28.4s, v1.4s, v3.s[0]
    cbnz x3, .Lloop_102
.Lloop_end_101:
    ldr x0, [x7, #16]
    ldr x1, [x7]
    mov x2, x8
    cbnz x0, .Lotherwise_103
    mov x0, x2
    ldp q0, q1, [x0]
    add x0, x0, x1, lsl #2
    ldp q2, q3, [x0]
    fadd v31.4s, v31.4s, v0.4s
    fadd v30.4s, v30.4s, v1.4s
    fadd v29.4s, v29.4s, v2.4s
    fadd v28.4s, v28.4s, v3.4s
    b .Lend_104
.Lotherwise_103:
.Lend_104:
    mov x0, x7
    prfm pldl1keep, [x2, #88]
    ldr s0, [x0, #40]
    dup v0.4s, v0.s[0]
    fmax v1.4s, v0.4s, v31.4s
    fmax v2.4s, v0.4s, v30.4s
    fmax v3.4s, v0.4s, v29.4s
    fmax v0.4s, v0.4s, v28.4s
    str q1, [x2]
    str q2, [x2, #16]
    add x2, x2, x1, lsl #2
    str q3, [x2]
    str q0, [x2, #16]
    prfm pldl1keep, [x2, #88]
    b .Lend_105
.Lotherwise_96:
    cbnz x12, .Lotherwise_106
    lsr x0, x9, #4
    mov x1, x11
    mov x2, x10
    ubfx x3, x9, #0, #4
    cbz x0, .Lloop_end_107
.Lloop_108:
    ldp q0, q1, [x1]
    ldp q2, q3, [x2]
    sub x0, x0, #1
    prfm pldl1keep, [x1, #56]
    add x1, x1, x6, lsl #2
    ldp q4, q5, [x2, #128]
    ldp q6, q7, [x1]
    prfm pldl1keep, [x1, #56]
    add x1, x1, x6, lsl #2
    ldp q16, q17, [x1]
    fmla v31.4s, v0.4s, v2.s[0]
    fmla v30.4s, v1.4s, v2.s[0]
    prfm pldl1keep, [x1, #56]
    fmla v29.4s, v0.4s, v3.s[0]
    fmla v28.4s, v1.4s, v3.s[0]
    add x1, x1, x6, lsl #2
    ldp q18, q19, [x2, #256]
    ldp q0, q1, [x1]
    fmla v31.4s, v6.4s, v2.s[1]
    fmla v30.4s, v7.4s, v2.s[1]
    prfm pldl1keep, [x1, #56]
    add x1, x1, x6, lsl #2
    fmla v29.4s, v6.4s, v3.s[1]
    fmla v28.4s, v7.4s, v3.s[1]
    ldp q6, q7, [x1]
    prfm pldl1keep, [x1, #56]
    fmla v31.4s, v16.4s, v2.s[2]
    fmla v30.4s, v17.4s, v2.s[2]
    add x1, x1, x6, lsl #2
    ldp q20, q21, [x2, #384]
    fmla v29.4s, v16.4s, v3.s[2]
    fmla v28.4s, v17.4s, v3.s[2]
    ldp q16, q17, [x1]
    add x2, x2, #512
    fmla v31.4s, v0.4s, v2.s[3]
    fmla v30.4s, v1.4s, v2.s[3]
    prfm pldl1keep, [x1, #56]
    add x1, x1, x6, lsl #2
    fmla v29.4s, v0.4s, v3.s[3]
    fmla v28.4s, v1.4s, v3.s[3]
    ldp q0, q1, [x1]
    prfm pldl1keep, [x1, #56]
    fmla v31.4s, v6.4s, v4.s[0]
    fmla v30.4s, v7.4s, v4.s[0]
    add x1, x1, x6, lsl #2
    fmla v29.4s, v6.4s, v5.s[0]
    fmla v28.4s, v7.4s, v5.s[0]
    ldp q2, q3, [x1]
    prfm pldl1keep, [x1, #56]
    fmla v31.4s, v16.4s, v4.s[1]
    fmla v30.4s, v17.4s, v4.s[1]
    add x1, x1, x6, lsl #2
    fmla v29.4s, v16.4s, v5.s[1]
    fmla v28.4s, v17.4s, v5.s[1]
    ldp q6, q7, [x1]
    prfm pldl1keep, [x1, #56]
    fmla v31.4s, v0.4s, v4.s[2]
    fmla v30.4s, v1.4s, v4.s[2]
    add x1, x1, x6, lsl #2
    fmla v29.4s, v0.4s, v5.s[2]
    fmla v28.4s, v1.4s, v5.s[2]
    ldp q0, q1, [x1]
    prfm pldl1keep, [x1, #56]
    fmla v31.4s, v2.4s, v4.s[3]
    fmla v30.4s, v3.4s, v4.s[3]
    add x1, x1, x6, lsl #2
    fmla v29.4s, v2.4s, v5.s[3]
    fmla v28.4s, v3.4s, v5.s[3]
    ldp q2, q3, [x1]
    prfm pldl1keep, [x1, #56]
    fmla v31.4s, v6.4s, v18.s[0]
    fmla v30.4s, v7.4s, v18.s[0]
    add x1, x1, x6, lsl #2
    fmla v29.4s, v6.4s, v19.s[0]
    fmla v28.4s, v7.4s, v19.s[0]
    ldp q4, q5, [x1]
    prfm pldl1keep, [x1, #56]
    fmla v31.4s, v0.4s, v18.s[1]
    fmla v30.4s, v1.4s, v18.s[1]
    add x1, x1, x6, lsl #2
    fmla v29.4s, v0.4s, v19.s[1]
    fmla v28.4s, v1.4s, v19.s[1]
    ldp q0, q1, [x1]
    prfm pldl1keep, [x1, #56]
    fmla v31.4s, v2.4s, v18.s[2]
    fmla v30.4s, v3.4s, v18.s[2]
    add x1, x1, x6, lsl #2
    fmla v29.4s, v2.4s, v19.s[2]
    fmla v28.4s, v3.4s, v19.s[2]
    ldp q2, q3, [x1]
    prfm pldl1keep, [x1, #56]
    fmla v31.4s, v4.4s, v18.s[3]
    fmla v30.4s, v5.4s, v18.s[3]
    add x1, x1, x6, lsl #2
    fmla v29.4s, v4.4s, v19.s[3]
    fmla v28.4s, v5.4s, v19.s[3]
    ldp q4, q5, [x1]
    prfm pldl1keep, [x1, #56]
    fmla v31.4s, v0.4s, v20.s[0]
    fmla v30.4s, v1.4s, v20.s[0]
    add x1, x1, x6, lsl #2
    fmla v29.4s, v0.4s, v21.s[0]
    fmla v28.4s, v1.4s, v21.s[0]
    ldp q0, q1, [x1]
    prfm pldl1keep, [x1, #56]
    fmla v31.4s, v2.4s, v20.s[1]
    fmla v30.4s, v3.4s, v20.s[1]
    add x1, x1, x6, lsl #2
    fmla v29.4s, v2.4s, v21.s[1]
    fmla v28.4s, v3.4s, v21.s[1]
    fmla v31.4s, v4.4s, v20.s[2]
    fmla v30.4s, v5.4s, v20.s[2]
    fmla v29.4s, v4.4s, v21.s[2]
    fmla v28.4s, v5.4s, v21.s[2]
    fmla v31.4s, v0.4s, v20.s[3]
    fmla v30.4s, v1.4s, v20.s[3]
    fmla v29.4s, v0.4s, v21.s[3]
    fmla v28.4s, v1.4s, v21.s[3]
    cbnz x0, .Lloop_108
.Lloop_end_107:
    lsr x0, x3, #2
    ubfx x3, x3, #0, #2
    cbz x0, .Lloop_end_109
.Lloop_110:
    ldp q0, q1, [x1]
    ldp q2, q3, [x2]
    sub x0, x0, #1
    add x2, x2, #128
    prfm pldl1keep, [x1, #56]
    add x1, x1, x6, lsl #2
    ldp q4, q5, [x1]
    prfm pldl1keep, [x1, #56]
    add x1, x1, x6, lsl #2
    ldp q6, q7, [x1]
    fmla v31.4s, v0.4s, v2.s[0]
    fmla v30.4s, v1.4s, v2.s[0]
    prfm pldl1keep, [x1, #56]
    add x1, x1, x6, lsl #2
    fmla v29.4s, v0.4s, v3.s[0]
    fmla v28.4s, v1.4s, v3.s[0]
    ldp q0, q1, [x1]
    prfm pldl1keep, [x1, #56]
    add x1, x1, x6, lsl #2
    fmla v31.4s, v4.4s, v2.s[1]
    fmla v30.4s, v5.4s, v2.s[1]
    fmla v29.4s, v4.4s, v3.s[1]
    fmla v28.4s, v5.4s, v3.s[1]
    fmla v31.4s, v6.4s, v2.s[2]
    fmla v30.4s, v7.4s, v2.s[2]
    fmla v29.4s, v6.4s, v3.s[2]
    fmla v28.4s, v7.4s, v3.s[2]
    fmla v31.4s, v0.4s, v2.s[3]
    fmla v30.4s, v1.4s, v2.s[3]
    fmla v29.4s, v0.4s, v3.s[3]
    fmla v28.4s, v1.4s, v3.s[3]
    cbnz x0, .Lloop_110
.Lloop_end_109:
    cbz x3, .Lloop_end_111
.Lloop_112:
    ldp q0, q1, [x1]
    ldr s2, [x2]
    sub x3, x3, #1
    ldr s3, [x2, #16]
    add x2, x2, #4
    prfm pldl1keep, [x1, #56]
    add x1, x1, x6, lsl #2
    fmla v31.4s, v0.4s, v2.s[0]
    fmla v30.4s, v1.4s, v2.s[0]
    fmla v29.4s, v0.4s, v3.s[0]
    fmla v28.4s, v1.4s, v3.s[0]
    cbnz x3, .Lloop_112
.Lloop_end_111:
    ldr x0, [x7, #16]
    ldr x1, [x7]
    mov x2, x8
    cbnz x0, .Lotherwise_113
    mov x0, x2
    ldp q0, q1, [x0]
    add x0, x0, x1, lsl #2
    ldp q2, q3, [x0]
    fadd v31.4s, v31.4s, v0.4s
    fadd v30.4s, v30.4s, v1.4s
    fadd v29.4s, v29.4s, v2.4s
    fadd v28.4s, v28.4s, v3.4s
    b .Lend_114
.Lotherwise_113:
.Lend_114:
    prfm pldl1keep, [x2, #88]
    ldr s0, [x7, #40]
    dup v0.4s, v0.s[0]
    fmax v1.4s, v0.4s, v31.4s
    fmax v2.4s, v0.4s, v30.4s
    fmax v3.4s, v0.4s, v29.4s
    fmax v0.4s, v0.4s, v28.4s
    str q1, [x2]
    str q2, [x2, #16]
    add x2, x2, x1, lsl #2
    str q3, [x2]
    str q0, [x2, #16]
    prfm pldl1keep, [x2, #88]
    b .Lend_115
.Lotherwise_106:
    lsr x0, x9, #4
    mov x1, x11
    mov x2, x10
    ubfx x3, x9, #0, #4
    cbz x0, .Lloop_end_116
.Lloop_117:
    ldp q0, q1, [x1]
    prfm pldl1keep, [x1, #56]
    add x1, x1, x6, lsl #2
    sub x0, x0, #1
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
    cbnz x0, .Lloop_117
.Lloop_end_116:
    lsr x0, x3, #2
    ubfx x3, x3, #0, #2
    cbz x0, .Lloop_end_118
.Lloop_119:
    ldp q0, q1, [x1]
    prfm pldl1keep, [x1, #56]
    add x1, x1, x6, lsl #2
    sub x0, x0, #1
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
    cbnz x0, .Lloop_119
.Lloop_end_118:
    cbz x3, .Lloop_end_120
.Lloop_121:
    ldp q0, q1, [x1]
    sub x3, x3, #1
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
    cbnz x3, .Lloop_121
.Lloop_end_120:
    ldr x0, [x7, #16]
    ldr x1, [x7]
    mov x2, x8
    cbnz x0, .Lotherwise_122
    mov x0, x2
    ldp q0, q1, [x0]
    add x0, x0, x1, lsl #2
    ldp q2, q3, [x0]
    fadd v31.4s, v31.4s, v0.4s
    fadd v30.4s, v30.4s, v1.4s
    fadd v29.4s, v29.4s, v2.4s
    fadd v28.4s, v28.4s, v3.4s
    b .Lend_123
.Lotherwise_122:
.Lend_123:
    prfm pldl1keep, [x2, #88]
    ldr s0, [x7, #40]
    dup v0.4s, v0.s[0]
    fmax v1.4s, v0.4s, v31.4s
    fmax v2.4s, v0.4s, v30.4s
    fmax v3.4s, v0.4s, v29.4s
    fmax v0.4s, v0.4s, v28.4s
    str q1, [x2]
    str q2, [x2, #16]
    add x2, x2, x1, lsl #2
    str q3, [x2]
    str q0, [x2, #16]
    prfm pldl1keep, [x2, #88]
.Lend_115:
    add x11, x11, #32
.Lend_105:
    sub x13, x13, #1
    add x8, x8, #32
    cbnz x13, .Lloop_93
.Lloop_end_92:
    ldr x0, [x7, #8]
    ubfx x0, x0, #0, #3
    cbnz x0, .Lotherwise_124
    b .Lend_125
.Lotherwise_124:
    sub x0, x0, #1
    lsr x0, x0, #2
    cbnz x0, .Lotherwise_126
    ldr x0, [x7, #16]
    ldr x1, [x7, #24]
    movi v27.4s, #0
    movi v28.4s, #0
    cbnz x0, .Lotherwise_127
    b .Lend_128
.Lotherwise_127:
    ldr d0, [x0]
    dup v1.4s, v0.s[0]
    dup v0.4s, v0.s[1]
    mov v27.16b, v1.16b
    mov v28.16b, v0.16b
.Lend_128:
    lsr x0, x9, #4
    ubfx x2, x9, #0, #4
    cbz x0, .Lloop_end_129
.Lloop_130:
    ldr q0, [x11]
    ldp q1, q2, [x10]
    add x3, x11, x1, lsl #2
    sub x0, x0, #1
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
    cbnz x0, .Lloop_130
.Lloop_end_129:
    lsr x0, x2, #2
    ubfx x2, x2, #0, #2
    cbz x0, .Lloop_end_131
.Lloop_132:
    ldr q0, [x11]
    ldp q1, q2, [x10]
    add x3, x11, x1, lsl #2
    sub x0, x0, #1
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
    cbnz x0, .Lloop_132
.Lloop_end_131:
    cbz x2, .Lloop_end_133
.Lloop_134:
    ldr q0, [x11]
    ldr s1, [x10]
    add x0, x11, x1, lsl #2
    sub x2, x2, #1
    ldr s2, [x10, #16]
    prfm pldl1keep, [x0]
    add x10, x10, #4
    add x11, x11, #32
    fmla v27.4s, v0.4s, v1.s[0]
    fmla v28.4s, v0.4s, v2.s[0]
    cbnz x2, .Lloop_134
.Lloop_end_133:
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
    cbnz x1, .Lotherwise_135
    ubfx x1, x0, #0, #4
    mov x2, x8
    cmp x1, #15
    bne .Lotherwise_136
    ldr q0, [x2]
    b .Lend_137
.Lotherwise_136:
    movi v0.4s, #0
    tst x0, #1
    beq .Lotherwise_138
    ld1 {v0.s}[0], [x2]
.Lotherwise_138:
    tst x0, #2
    beq .Lotherwise_139
    add x1, x2, #4
    ld1 {v0.s}[1], [x1]
.Lotherwise_139:
    tst x0, #4
    beq .Lotherwise_140
    add x1, x2, #8
    ld1 {v0.s}[2], [x1]
.Lotherwise_140:
    tst x0, #8
    beq .Lotherwise_141
    add x1, x2, #12
    ld1 {v0.s}[3], [x1]
.Lotherwise_141:
.Lend_137:
    ubfx x1, x0, #0, #4
    fadd v27.4s, v27.4s, v0.4s
    add x2, x2, x4, lsl #2
    cmp x1, #15
    bne .Lotherwise_142
    ldr q0, [x2]
    b .Lend_143
.Lotherwise_142:
    movi v0.4s, #0
    tst x0, #1
    beq .Lotherwise_144
    ld1 {v0.s}[0], [x2]
.Lotherwise_144:
    tst x0, #2
    beq .Lotherwise_145
    add x1, x2, #4
    ld1 {v0.s}[1], [x1]
.Lotherwise_145:
    tst x0, #4
    beq .Lotherwise_146
    add x1, x2, #8
    ld1 {v0.s}[2], [x1]
.Lotherwise_146:
    tst x0, #8
    beq .Lotherwise_147
    add x1, x2, #12
    ld1 {v0.s}[3], [x1]
.Lotherwise_147:
.Lend_143:
    fadd v28.4s, v28.4s, v0.4s
    b .Lend_148
.Lotherwise_135:
.Lend_148:
    ubfx x1, x0, #0, #4
    ldr s0, [x7, #40]
    dup v0.4s, v0.s[0]
    fmax v1.4s, v0.4s, v27.4s
    cmp x1, #15
    bne .Lotherwise_149
    str q1, [x8]
    b .Lend_150
.Lotherwise_149:
    tst x0, #1
    beq .Lotherwise_151
    st1 {v1.s}[0], [x8]
.Lotherwise_151:
    tst x0, #2
    beq .Lotherwise_152
    add x1, x8, #4
    st1 {v1.s}[1], [x1]
.Lotherwise_152:
    tst x0, #4
    beq .Lotherwise_153
    add x1, x8, #8
    st1 {v1.s}[2], [x1]
.Lotherwise_153:
    tst x0, #8
    beq .Lotherwise_154
    add x1, x8, #12
    st1 {v1.s}[3], [x1]
.Lotherwise_154:
.Lend_150:
    ubfx x1, x0, #0, #4
    add x8, x8, x4, lsl #2
    fmax v0.4s, v0.4s, v28.4s
    cmp x1, #15
    bne .Lotherwise_155
    str q0, [x8]
    b .Lend_156
.Lotherwise_155:
    tst x0, #1
    beq .Lotherwise_157
    st1 {v0.s}[0], [x8]
.Lotherwise_157:
    tst x0, #2
    beq .Lotherwise_158
    add x1, x8, #4
    st1 {v0.s}[1], [x1]
.Lotherwise_158:
    tst x0, #4
    beq .Lotherwise_159
    add x1, x8, #8
    st1 {v0.s}[2], [x1]
.Lotherwise_159:
    tst x0, #8
    beq .Lotherwise_160
    add x0, x8, #12
    st1 {v0.s}[3], [x0]
.Lotherwise_160:
.Lend_156:
    b .Lend_161
.Lotherwise_126:
    ldr x0, [x7, #16]
    ldr x1, [x7, #24]
    movi v31.4s, #0
    movi v30.4s, #0
    movi v29.4s, #0
    movi v28.4s, #0
    cbnz x0, .Lotherwise_162
    b .Lend_163
.Lotherwise_162:
    ldr d0, [x0]
    dup v31.4s, v0.s[0]
    dup v29.4s, v0.s[1]
    mov v30.16b, v31.16b
    mov v28.16b, v29.16b
.Lend_163:
    lsr x0, x9, #4
    ubfx x2, x9, #0, #4
    cbz x0, .Lloop_end_164
.Lloop_165:
    add x3, x11, x1, lsl #2
    ld1 {v16.4s, v17.4s, v18.4s, v19.4s}, [x11], #64
    ldp q24, q25, [x10]
    sub x0, x0, #1
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
    cbnz x0, .Lloop_165
.Lloop_end_164:
    lsr x0, x2, #2
    ubfx x2, x2, #0, #2
    cbz x0, .Lloop_end_166
.Lloop_167:
    add x3, x11, x1, lsl #2
    ld1 {v4.4s, v5.4s, v6.4s, v7.4s}, [x11], #64
    ldp q16, q17, [x10]
    sub x0, x0, #1
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
    cbnz x0, .Lloop_167
.Lloop_end_166:
    cbz x2, .Lloop_end_168
.Lloop_169:
    ldp q0, q1, [x11]
    ldr s2, [x10]
    add x0, x11, x1, lsl #2
    sub x2, x2, #1
    ldr s3, [x10, #16]
    add x10, x10, #4
    add x11, x11, #32
    prfm pldl1keep, [x0]
    fmla v31.4s, v0.4s, v2.s[0]
    fmla v30.4s, v1.4s, v2.s[0]
    fmla v29.4s, v0.4s, v3.s[0]
    fmla v28.4s, v1.4s, v3.s[0]
    cbnz x2, .Lloop_169
.Lloop_end_168:
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
    cbnz x1, .Lotherwise_170
    ubfx x0, x2, #0, #4
    mov x1, x8
    cmp x0, #15
    bne .Lotherwise_171
    ldr q0, [x1]
    b .Lend_172
.Lotherwise_171:
    movi v0.4s, #0
    tst x2, #1
    beq .Lotherwise_173
    ld1 {v0.s}[0], [x1]
.Lotherwise_173:
    tst x2, #2
    beq .Lotherwise_174
    add x0, x1, #4
    ld1 {v0.s}[1], [x0]
.Lotherwise_174:
    tst x2, #4
    beq .Lotherwise_175
    add x0, x1, #8
    ld1 {v0.s}[2], [x0]
.Lotherwise_175:
    tst x2, #8
    beq .Lotherwise_176
    add x0, x1, #12
    ld1 {v0.s}[3], [x0]
.Lotherwise_176:
.Lend_172:
    ubfx x0, x2, #4, #4
    fadd v31.4s, v31.4s, v0.4s
    cmp x0, #15
    bne .Lotherwise_177
    ldr q0, [x1, #16]
    b .Lend_178
.Lotherwise_177:
    movi v0.4s, #0
    tst x2, #16
    beq .Lotherwise_179
    add x0, x1, #16
    ld1 {v0.s}[0], [x0]
.Lotherwise_179:
    tst x2, #32
    beq .Lotherwise_180
    add x0, x1, #20
    ld1 {v0.s}[1], [x0]
.Lotherwise_180:
    tst x2, #64
    beq .Lotherwise_181
    add x0, x1, #24
    ld1 {v0.s}[2], [x0]
.Lotherwise_181:
    tst x2, #128
    beq .Lotherwise_182
    add x0, x1, #28
    ld1 {v0.s}[3], [x0]
.Lotherwise_182:
.Lend_178:
    ubfx x0, x2, #0, #4
    fadd v30.4s, v30.4s, v0.4s
    add x1, x1, x4, lsl #2
    cmp x0, #15
    bne .Lotherwise_183
    ldr q0, [x1]
    b .Lend_184
.Lotherwise_183:
    movi v0.4s, #0
    tst x2, #1
    beq .Lotherwise_185
    ld1 {v0.s}[0], [x1]
.Lotherwise_185:
    tst x2, #2
    beq .Lotherwise_186
    add x0, x1, #4
    ld1 {v0.s}[1], [x0]
.Lotherwise_186:
    tst x2, #4
    beq .Lotherwise_187
    add x0, x1, #8
    ld1 {v0.s}[2], [x0]
.Lotherwise_187:
    tst x2, #8
    beq .Lotherwise_188
    add x0, x1, #12
    ld1 {v0.s}[3], [x0]
.Lotherwise_188:
.Lend_184:
    ubfx x0, x2, #4, #4
    fadd v29.4s, v29.4s, v0.4s
    cmp x0, #15
    bne .Lotherwise_189
    ldr q0, [x1, #16]
    b .Lend_190
.Lotherwise_189:
    movi v0.4s, #0
    tst x2, #16
    beq .Lotherwise_191
    add x0, x1, #16
    ld1 {v0.s}[0], [x0]
.Lotherwise_191:
    tst x2, #32
    beq .Lotherwise_192
    add x0, x1, #20
    ld1 {v0.s}[1], [x0]
.Lotherwise_192:
    tst x2, #64
    beq .Lotherwise_193
    add x0, x1, #24
    ld1 {v0.s}[2], [x0]
.Lotherwise_193:
    tst x2, #128
    beq .Lotherwise_194
    add x0, x1, #28
    ld1 {v0.s}[3], [x0]
.Lotherwise_194:
.Lend_190:
    fadd v28.4s, v28.4s, v0.4s
    b .Lend_195
.Lotherwise_170:
.Lend_195:
    ubfx x0, x2, #0, #4
    ldr s0, [x7, #40]
    dup v0.4s, v0.s[0]
    fmax v1.4s, v0.4s, v31.4s
    cmp x0, #15
    bne .Lotherwise_196
    str q1, [x8]
    b .Lend_197
.Lotherwise_196:
    tst x2, #1
    beq .Lotherwise_198
    st1 {v1.s}[0], [x8]
.Lotherwise_198:
    tst x2, #2
    beq .Lotherwise_199
    add x0, x8, #4
    st1 {v1.s}[1], [x0]
.Lotherwise_199:
    tst x2, #4
    beq .Lotherwise_200
    add x0, x8, #8
    st1 {v1.s}[2], [x0]
.Lotherwise_200:
    tst x2, #8
    beq .Lotherwise_201
    add x0, x8, #12
    st1 {v1.s}[3], [x0]
.Lotherwise_201:
.Lend_197:
    ubfx x0, x2, #4, #4
    fmax v1.4s, v0.4s, v30.4s
    cmp x0, #15
    bne .Lotherwise_202
    str q1, [x8, #16]
    b .Lend_203
.Lotherwise_202:
    tst x2, #16
    beq .Lotherwise_204
    add x0, x8, #16
    st1 {v1.s}[0], [x0]
.Lotherwise_204:
    tst x2, #32
    beq .Lotherwise_205
    add x0, x8, #20
    st1 {v1.s}[1], [x0]
.Lotherwise_205:
    tst x2, #64
    beq .Lotherwise_206
    add x0, x8, #24
    st1 {v1.s}[2], [x0]
.Lotherwise_206:
    tst x2, #128
    beq .Lotherwise_207
    add x0, x8, #28
    st1 {v1.s}[3], [x0]
.Lotherwise_207:
.Lend_203:
    ubfx x0, x2, #0, #4
    add x8, x8, x4, lsl #2
    fmax v1.4s, v0.4s, v29.4s
    cmp x0, #15
    bne .Lotherwise_208
    str q1, [x8]
    b .Lend_209
.Lotherwise_208:
    tst x2, #1
    beq .Lotherwise_210
    st1 {v1.s}[0], [x8]
.Lotherwise_210:
    tst x2, #2
    beq .Lotherwise_211
    add x0, x8, #4
    st1 {v1.s}[1], [x0]
.Lotherwise_211:
    tst x2, #4
    beq .Lotherwise_212
    add x0, x8, #8
    st1 {v1.s}[2], [x0]
.Lotherwise_212:
    tst x2, #8
    beq .Lotherwise_213
    add x0, x8, #12
    st1 {v1.s}[3], [x0]
.Lotherwise_213:
.Lend_209:
    ubfx x0, x2, #4, #4
    fmax v0.4s, v0.4s, v28.4s
    cmp x0, #15
    bne .Lotherwise_214
    str q0, [x8, #16]
    b .Lend_215
.Lotherwise_214:
    tst x2, #16
    beq .Lotherwise_216
    add x0, x8, #16
    st1 {v0.s}[0], [x0]
.Lotherwise_216:
    tst x2, #32
    beq .Lotherwise_217
    add x0, x8, #20
    st1 {v0.s}[1], [x0]
.Lotherwise_217:
    tst x2, #64
    beq .Lotherwise_218
    add x0, x8, #24
    st1 {v0.s}[2], [x0]
.Lotherwise_218:
    tst x2, #128
    beq .Lotherwise_219
    add x0, x8, #28
    st1 {v0.s}[3], [x0]
.Lotherwise_219:
.Lend_215:
.Lend_161:
.Lend_125:
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
    cbz x13, .Lloop_end_220
.Lloop_221:
    ldr x0, [x7, #16]
    movi v29.4s, #0
    movi v28.4s, #0
    movi v27.4s, #0
    movi v26.4s, #0
    movi v25.4s, #0
    movi v24.4s, #0
    cbnz x0, .Lotherwise_222
    b .Lend_223
.Lotherwise_222:
    ldr d0, [x0]
    ldr s1, [x0, #8]
    dup v29.4s, v0.s[0]
    dup v27.4s, v0.s[1]
    dup v25.4s, v1.s[0]
    mov v28.16b, v29.16b
    mov v26.16b, v27.16b
    mov v24.16b, v25.16b
.Lend_223:
    cbnz x6, .Lotherwise_224
    lsr x0, x9, #4
    ldr x1, [x7, #24]
    mov x2, x10
    ubfx x3, x9, #0, #4
    cbz x0, .Lloop_end_225
.Lloop_226:
    add x4, x11, x1, lsl #2
    ld1 {v0.4s, v1.4s, v2.4s, v3.4s}, [x11], #64
    ldp q8, q9, [x2]
    sub x0, x0, #1
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
    cbnz x0, .Lloop_226
.Lloop_end_225:
    lsr x0, x3, #2
    ubfx x3, x3, #0, #2
    cbz x0, .Lloop_end_227
.Lloop_228:
    add x4, x11, x1, lsl #2
    ld1 {v4.4s, v5.4s, v6.4s, v7.4s}, [x11], #64
    ldp q16, q17, [x2]
    sub x0, x0, #1
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
    cbnz x0, .Lloop_228
.Lloop_end_227:
    cbz x3, .Lloop_end_229
.Lloop_230:
    ldp q0, q1, [x11]
    ldr s2, [x2]
    add x0, x11, x1, lsl #2
    sub x3, x3, #1
    ldr s3, [x2, #16]
    add x11, x11, #32
    ldr s4, [x2, #32]
    prfm pldl1keep, [x0]
    add x2, x2, #4
    fmla v29.4s, v0.4s, v2.s[0]
    fmla v28.4s, v1.4s, v2.s[0]
    fmla v27.4s, v0.4s, v3.s[0]
    fmla v26.4s, v1.4s, v3.s[0]
    fmla v25.4s, v0.4s, v4.s[0]
    fmla v24.4s, v1.4s, v4.s[0]
    cbnz x3, .Lloop_230
.Lloop_end_229:
    ldr x0, [x7, #16]
    ldr x1, [x7]
    mov x2, x8
    cbnz x0, .Lotherwise_231
    mov x0, x2
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
    b .Lend_232
.Lotherwise_231:
.Lend_232:
    mov x0, x7
    prfm pldl1keep, [x2, #88]
    ldr s0, [x0, #40]
    dup v0.4s, v0.s[0]
    fmax v1.4s, v0.4s, v29.4s
    fmax v2.4s, v0.4s, v28.4s
    fmax v3.4s, v0.4s, v27.4s
    fmax v4.4s, v0.4s, v26.4s
    fmax v5.4s, v0.4s, v25.4s
    fmax v0.4s, v0.4s, v24.4s
    str q1, [x2]
    str q2, [x2, #16]
    add x2, x2, x1, lsl #2
    str q3, [x2]
    str q4, [x2, #16]
    prfm pldl1keep, [x2, #88]
    add x2, x2, x1, lsl #2
    str q5, [x2]
    str q0, [x2, #16]
    prfm pldl1keep, [x2, #88]
    b .Lend_233
.Lotherwise_224:
    cbnz x12, .Lotherwise_234
    lsr x0, x9, #4
    mov x1, x11
    mov x2, x10
    ubfx x3, x9, #0, #4
    cbz x0, .Lloop_end_235
.Lloop_236:
    ldp q0, q1, [x1]
    ldp q2, q3, [x2]
    sub x0, x0, #1
    ldr q4, [x2, #32]
    prfm pldl1keep, [x1, #56]
    add x1, x1, x6, lsl #2
    ldp q5, q6, [x1]
    prfm pldl1keep, [x1, #56]
    add x1, x1, x6, lsl #2
    ldp q7, q16, [x1]
    fmla v29.4s, v0.4s, v2.s[0]
    fmla v28.4s, v1.4s, v2.s[0]
    prfm pldl1keep, [x1, #56]
    add x1, x1, x6, lsl #2
    fmla v27.4s, v0.4s, v3.s[0]
    fmla v26.4s, v1.4s, v3.s[0]
    ldp q17, q18, [x1]
    prfm pldl1keep, [x1, #56]
    fmla v25.4s, v0.4s, v4.s[0]
    fmla v24.4s, v1.4s, v4.s[0]
    add x1, x1, x6, lsl #2
    ldp q9, q30, [x2, #128]
    fmla v29.4s, v5.4s, v2.s[1]
    fmla v28.4s, v6.4s, v2.s[1]
    ldp q19, q20, [x1]
    fmla v27.4s, v5.4s, v3.s[1]
    fmla v26.4s, v6.4s, v3.s[1]
    ldr q31, [x2, #160]
    fmla v25.4s, v5.4s, v4.s[1]
    fmla v24.4s, v6.4s, v4.s[1]
    prfm pldl1keep, [x1, #56]
    add x1, x1, x6, lsl #2
    fmla v29.4s, v7.4s, v2.s[2]
    fmla v28.4s, v16.4s, v2.s[2]
    ldp q5, q10, [x1]
    prfm pldl1keep, [x1, #56]
    fmla v27.4s, v7.4s, v3.s[2]
    fmla v26.4s, v16.4s, v3.s[2]
    add x1, x1, x6, lsl #2
    ldp q22, q23, [x2, #256]
    fmla v25.4s, v7.4s, v4.s[2]
    fmla v24.4s, v16.4s, v4.s[2]
    ldp q0, q1, [x1]
    fmla v29.4s, v17.4s, v2.s[3]
    fmla v28.4s, v18.4s, v2.s[3]
    prfm pldl1keep, [x1, #56]
    add x1, x1, x6, lsl #2
    fmla v27.4s, v17.4s, v3.s[3]
    fmla v26.4s, v18.4s, v3.s[3]
    ldp q2, q3, [x1]
    prfm pldl1keep, [x1, #56]
    fmla v25.4s, v17.4s, v4.s[3]
    fmla v24.4s, v18.4s, v4.s[3]
    add x1, x1, x6, lsl #2
    ldr q17, [x2, #288]
    fmla v29.4s, v19.4s, v9.s[0]
    fmla v28.4s, v20.4s, v9.s[0]
    ldp q18, q21, [x1]
    prfm pldl1keep, [x1, #56]
    fmla v27.4s, v19.4s, v30.s[0]
    fmla v26.4s, v20.4s, v30.s[0]
    add x1, x1, x6, lsl #2
    ldp q8, q11, [x2, #384]
    fmla v25.4s, v19.4s, v31.s[0]
    fmla v24.4s, v20.4s, v31.s[0]
    ldp q6, q7, [x1]
    fmla v29.4s, v5.4s, v9.s[1]
    fmla v28.4s, v10.4s, v9.s[1]
    prfm pldl1keep, [x1, #56]
    add x1, x1, x6, lsl #2
    fmla v27.4s, v5.4s, v30.s[1]
    fmla v26.4s, v10.4s, v30.s[1]
    ldp q16, q19, [x1]
    prfm pldl1keep, [x1, #56]
    fmla v25.4s, v5.4s, v31.s[1]
    fmla v24.4s, v10.4s, v31.s[1]
    add x1, x1, x6, lsl #2
    ldr q20, [x2, #416]
    fmla v29.4s, v0.4s, v9.s[2]
    fmla v28.4s, v1.4s, v9.s[2]
    prfm pldl1keep, [x1, #56]
    add x2, x2, #512
    fmla v27.4s, v0.4s, v30.s[2]
    fmla v26.4s, v1.4s, v30.s[2]
    fmla v25.4s, v0.4s, v31.s[2]
    fmla v24.4s, v1.4s, v31.s[2]
    ldp q10, q12, [x1]
    add x1, x1, x6, lsl #2
    fmla v29.4s, v2.4s, v9.s[3]
    fmla v28.4s, v3.4s, v9.s[3]
    ldp q0, q1, [x1]
    fmla v27.4s, v2.4s, v30.s[3]
    fmla v26.4s, v3.4s, v30.s[3]
    prfm pldl1keep, [x1, #56]
    add x1, x1, x6, lsl #2
    fmla v25.4s, v2.4s, v31.s[3]
    fmla v24.4s, v3.4s, v31.s[3]
    ldp q2, q3, [x1]
    prfm pldl1keep, [x1, #56]
    fmla v29.4s, v18.4s, v22.s[0]
    fmla v28.4s, v21.4s, v22.s[0]
    add x1, x1, x6, lsl #2
    fmla v27.4s, v18.4s, v23.s[0]
    fmla v26.4s, v21.4s, v23.s[0]
    ldp q4, q5, [x1]
    prfm pldl1keep, [x1, #56]
    fmla v25.4s, v18.4s, v17.s[0]
    fmla v24.4s, v21.4s, v17.s[0]
    add x1, x1, x6, lsl #2
    fmla v29.4s, v6.4s, v22.s[1]
    fmla v28.4s, v7.4s, v22.s[1]
    ldp q18, q21, [x1]
    prfm pldl1keep, [x1, #56]
    fmla v27.4s, v6.4s, v23.s[1]
    fmla v26.4s, v7.4s, v23.s[1]
    add x1, x1, x6, lsl #2
    fmla v25.4s, v6.4s, v17.s[1]
    fmla v24.4s, v7.4s, v17.s[1]
    fmla v29.4s, v16.4s, v22.s[2]
    fmla v28.4s, v19.4s, v22.s[2]
    fmla v27.4s, v16.4s, v23.s[2]
    fmla v26.4s, v19.4s, v23.s[2]
    fmla v25.4s, v16.4s, v17.s[2]
    fmla v24.4s, v19.4s, v17.s[2]
    fmla v29.4s, v10.4s, v22.s[3]
    fmla v28.4s, v12.4s, v22.s[3]
    fmla v27.4s, v10.4s, v23.s[3]
    fmla v26.4s, v12.4s, v23.s[3]
    fmla v25.4s, v10.4s, v17.s[3]
    fmla v24.4s, v12.4s, v17.s[3]
    fmla v29.4s, v0.4s, v8.s[0]
    fmla v28.4s, v1.4s, v8.s[0]
    fmla v27.4s, v0.4s, v11.s[0]
    fmla v26.4s, v1.4s, v11.s[0]
    fmla v25.4s, v0.4s, v20.s[0]
    fmla v24.4s, v1.4s, v20.s[0]
    fmla v29.4s, v2.4s, v8.s[1]
    fmla v28.4s, v3.4s, v8.s[1]
    fmla v27.4s, v2.4s, v11.s[1]
    fmla v26.4s, v3.4s, v11.s[1]
    fmla v25.4s, v2.4s, v20.s[1]
    fmla v24.4s, v3.4s, v20.s[1]
    fmla v29.4s, v4.4s, v8.s[2]
    fmla v28.4s, v5.4s, v8.s[2]
    fmla v27.4s, v4.4s, v11.s[2]
    fmla v26.4s, v5.4s, v11.s[2]
    fmla v25.4s, v4.4s, v20.s[2]
    fmla v24.4s, v5.4s, v20.s[2]
    fmla v29.4s, v18.4s, v8.s[3]
    fmla v28.4s, v21.4s, v8.s[3]
    fmla v27.4s, v18.4s, v11.s[3]
    fmla v26.4s, v21.4s, v11.s[3]
    fmla v25.4s, v18.4s, v20.s[3]
    fmla v24.4s, v21.4s, v20.s[3]
    cbnz x0, .Lloop_236
.Lloop_end_235:
    lsr x0, x3, #2
    ubfx x3, x3, #0, #2
    cbz x0, .Lloop_end_237
.Lloop_238:
    ldp q0, q1, [x1]
    ldp q2, q3, [x2]
    sub x0, x0, #1
    ldr q4, [x2, #32]
    prfm pldl1keep, [x1, #56]
    add x1, x1, x6, lsl #2
    add x2, x2, #128
    ldp q5, q6, [x1]
    prfm pldl1keep, [x1, #56]
    add x1, x1, x6, lsl #2
    ldp q7, q16, [x1]
    fmla v29.4s, v0.4s, v2.s[0]
    fmla v28.4s, v1.4s, v2.s[0]
    prfm pldl1keep, [x1, #56]
    add x1, x1, x6, lsl #2
    fmla v27.4s, v0.4s, v3.s[0]
    fmla v26.4s, v1.4s, v3.s[0]
    ldp q17, q18, [x1]
    prfm pldl1keep, [x1, #56]
    fmla v25.4s, v0.4s, v4.s[0]
    fmla v24.4s, v1.4s, v4.s[0]
    add x1, x1, x6, lsl #2
    fmla v29.4s, v5.4s, v2.s[1]
    fmla v28.4s, v6.4s, v2.s[1]
    fmla v27.4s, v5.4s, v3.s[1]
    fmla v26.4s, v6.4s, v3.s[1]
    fmla v25.4s, v5.4s, v4.s[1]
    fmla v24.4s, v6.4s, v4.s[1]
    fmla v29.4s, v7.4s, v2.s[2]
    fmla v28.4s, v16.4s, v2.s[2]
    fmla v27.4s, v7.4s, v3.s[2]
    fmla v26.4s, v16.4s, v3.s[2]
    fmla v25.4s, v7.4s, v4.s[2]
    fmla v24.4s, v16.4s, v4.s[2]
    fmla v29.4s, v17.4s, v2.s[3]
    fmla v28.4s, v18.4s, v2.s[3]
    fmla v27.4s, v17.4s, v3.s[3]
    fmla v26.4s, v18.4s, v3.s[3]
    fmla v25.4s, v17.4s, v4.s[3]
    fmla v24.4s, v18.4s, v4.s[3]
    cbnz x0, .Lloop_238
.Lloop_end_237:
    cbz x3, .Lloop_end_239
.Lloop_240:
    ldp q0, q1, [x1]
    ldr s2, [x2]
    sub x3, x3, #1
    ldr s3, [x2, #16]
    ldr s4, [x2, #32]
    prfm pldl1keep, [x1, #56]
    add x1, x1, x6, lsl #2
    add x2, x2, #4
    fmla v29.4s, v0.4s, v2.s[0]
    fmla v28.4s, v1.4s, v2.s[0]
    fmla v27.4s, v0.4s, v3.s[0]
    fmla v26.4s, v1.4s, v3.s[0]
    fmla v25.4s, v0.4s, v4.s[0]
    fmla v24.4s, v1.4s, v4.s[0]
    cbnz x3, .Lloop_240
.Lloop_end_239:
    ldr x0, [x7, #16]
    ldr x1, [x7]
    mov x2, x8
    cbnz x0, .Lotherwise_241
    mov x0, x2
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
    b .Lend_242
.Lotherwise_241:
.Lend_242:
    prfm pldl1keep, [x2, #88]
    ldr s0, [x7, #40]
    dup v0.4s, v0.s[0]
    fmax v1.4s, v0.4s, v29.4s
    fmax v2.4s, v0.4s, v28.4s
    fmax v3.4s, v0.4s, v27.4s
    fmax v4.4s, v0.4s, v26.4s
    fmax v5.4s, v0.4s, v25.4s
    fmax v0.4s, v0.4s, v24.4s
    str q1, [x2]
    str q2, [x2, #16]
    add x2, x2, x1, lsl #2
    str q3, [x2]
    str q4, [x2, #16]
    prfm pldl1keep, [x2, #88]
    add x2, x2, x1, lsl #2
    str q5, [x2]
    str q0, [x2, #16]
    prfm pldl1keep, [x2, #88]
    b .Lend_243
.Lotherwise_234:
    lsr x0, x9, #4
    mov x1, x11
    mov x2, x10
    ubfx x3, x9, #0, #4
    cbz x0, .Lloop_end_244
.Lloop_245:
    ldp q0, q1, [x1]
    prfm pldl1keep, [x1, #56]
    add x1, x1, x6, lsl #2
    sub x0, x0, #1
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
    cbnz x0, .Lloop_245
.Lloop_end_244:
    lsr x0, x3, #2
    ubfx x3, x3, #0, #2
    cbz x0, .Lloop_end_246
.Lloop_247:
    ldp q0, q1, [x1]
    prfm pldl1keep, [x1, #56]
    add x1, x1, x6, lsl #2
    sub x0, x0, #1
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
    cbnz x0, .Lloop_247
.Lloop_end_246:
    cbz x3, .Lloop_end_248
.Lloop_249:
    ldp q0, q1, [x1]
    sub x3, x3, #1
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
    cbnz x3, .Lloop_249
.Lloop_end_248:
    ldr x0, [x7, #16]
    ldr x1, [x7]
    mov x2, x8
    cbnz x0, .Lotherwise_250
    mov x0, x2
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
    b .Lend_251
.Lotherwise_250:
.Lend_251:
    prfm pldl1keep, [x2, #88]
    ldr s0, [x7, #40]
    dup v0.4s, v0.s[0]
    fmax v1.4s, v0.4s, v29.4s
    fmax v2.4s, v0.4s, v28.4s
    fmax v3.4s, v0.4s, v27.4s
    fmax v4.4s, v0.4s, v26.4s
    fmax v5.4s, v0.4s, v25.4s
    fmax v0.4s, v0.4s, v24.4s
    str q1, [x2]
    str q2, [x2, #16]
    add x2, x2, x1, lsl #2
    str q3, [x2]
    str q4, [x2, #16]
    prfm pldl1keep, [x2, #88]
    add x2, x2, x1, lsl #2
    str q5, [x2]
    str q0, [x2, #16]
    prfm pldl1keep, [x2, #88]
.Lend_243:
    add x11, x11, #32
.Lend_233:
    sub x13, x13, #1
    add x8, x8, #32
    cbnz x13, .Lloop_221
.Lloop_end_220:
    ldr x0, [x7, #8]
    ubfx x0, x0, #0, #3
    cbnz x0, .Lotherwise_252
    b .Lend_253
.Lotherwise_252:
    sub x0, x0, #1
    lsr x0, x0, #2
    cbnz x0, .Lotherwise_254
    ldr x0, [x7, #16]
    ldr x1, [x7, #24]
    movi v29.4s, #0
    movi v30.4s, #0
    movi v31.4s, #0
    cbnz x0, .Lotherwise_255
    b .Lend_256
.Lotherwise_255:
    ldr d0, [x0]
    ldr s1, [x0, #8]
    dup v2.4s, v0.s[0]
    dup v0.4s, v0.s[1]
    dup v1.4s, v1.s[0]
    mov v29.16b, v2.16b
    mov v30.16b, v0.16b
    mov v31.16b, v1.16b
.Lend_256:
    lsr x0, x9, #4
    ubfx x2, x9, #0, #4
    cbz x0, .Lloop_end_257
.Lloop_258:
    ldr q0, [x11]
    ldp q1, q2, [x10]
    add x3, x11, x1, lsl #2
    sub x0, x0, #1
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
    cbnz x0, .Lloop_258
.Lloop_end_257:
    lsr x0, x2, #2
    ubfx x2, x2, #0, #2
    cbz x0, .Lloop_end_259
.Lloop_260:
    ldr q0, [x11]
    ldp q1, q2, [x10]
    add x3, x11, x1, lsl #2
    sub x0, x0, #1
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
    cbnz x0, .Lloop_260
.Lloop_end_259:
    cbz x2, .Lloop_end_261
.Lloop_262:
    ldr q0, [x11]
    ldr s1, [x10]
    add x0, x11, x1, lsl #2
    sub x2, x2, #1
    ldr s2, [x10, #16]
    ldr s3, [x10, #32]
    add x10, x10, #4
    add x11, x11, #32
    prfm pldl1keep, [x0]
    fmla v29.4s, v0.4s, v1.s[0]
    fmla v30.4s, v0.4s, v2.s[0]
    fmla v31.4s, v0.4s, v3.s[0]
    cbnz x2, .Lloop_262
.Lloop_end_261:
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
    cbnz x1, .Lotherwise_263
    ubfx x0, x2, #0, #4
    mov x1, x8
    cmp x0, #15
    bne .Lotherwise_264
    ldr q0, [x1]
    b .Lend_265
.Lotherwise_264:
    movi v0.4s, #0
    tst x2, #1
    beq .Lotherwise_266
    ld1 {v0.s}[0], [x1]
.Lotherwise_266:
    tst x2, #2
    beq .Lotherwise_267
    add x0, x1, #4
    ld1 {v0.s}[1], [x0]
.Lotherwise_267:
    tst x2, #4
    beq .Lotherwise_268
    add x0, x1, #8
    ld1 {v0.s}[2], [x0]
.Lotherwise_268:
    tst x2, #8
    beq .Lotherwise_269
    add x0, x1, #12
    ld1 {v0.s}[3], [x0]
.Lotherwise_269:
.Lend_265:
    ubfx x0, x2, #0, #4
    fadd v29.4s, v29.4s, v0.4s
    add x1, x1, x4, lsl #2
    cmp x0, #15
    bne .Lotherwise_270
    ldr q0, [x1]
    b .Lend_271
.Lotherwise_270:
    movi v0.4s, #0
    tst x2, #1
    beq .Lotherwise_272
    ld1 {v0.s}[0], [x1]
.Lotherwise_272:
    tst x2, #2
    beq .Lotherwise_273
    add x0, x1, #4
    ld1 {v0.s}[1], [x0]
.Lotherwise_273:
    tst x2, #4
    beq .Lotherwise_274
    add x0, x1, #8
    ld1 {v0.s}[2], [x0]
.Lotherwise_274:
    tst x2, #8
    beq .Lotherwise_275
    add x0, x1, #12
    ld1 {v0.s}[3], [x0]
.Lotherwise_275:
.Lend_271:
    ubfx x0, x2, #0, #4
    fadd v30.4s, v30.4s, v0.4s
    add x1, x1, x4, lsl #2
    cmp x0, #15
    bne .Lotherwise_276
    ldr q0, [x1]
    b .Lend_277
.Lotherwise_276:
    movi v0.4s, #0
    tst x2, #1
    beq .Lotherwise_278
    ld1 {v0.s}[0], [x1]
.Lotherwise_278:
    tst x2, #2
    beq .Lotherwise_279
    add x0, x1, #4
    ld1 {v0.s}[1], [x0]
.Lotherwise_279:
    tst x2, #4
    beq .Lotherwise_280
    add x0, x1, #8
    ld1 {v0.s}[2], [x0]
.Lotherwise_280:
    tst x2, #8
    beq .Lotherwise_281
    add x0, x1, #12
    ld1 {v0.s}[3], [x0]
.Lotherwise_281:
.Lend_277:
    fadd v31.4s, v31.4s, v0.4s
    b .Lend_282
.Lotherwise_263:
.Lend_282:
    ubfx x0, x2, #0, #4
    ldr s0, [x7, #40]
    dup v0.4s, v0.s[0]
    fmax v1.4s, v0.4s, v29.4s
    cmp x0, #15
    bne .Lotherwise_283
    str q1, [x8]
    b .Lend_284
.Lotherwise_283:
    tst x2, #1
    beq .Lotherwise_285
    st1 {v1.s}[0], [x8]
.Lotherwise_285:
    tst x2, #2
    beq .Lotherwise_286
    add x0, x8, #4
    st1 {v1.s}[1], [x0]
.Lotherwise_286:
    tst x2, #4
    beq .Lotherwise_287
    add x0, x8, #8
    st1 {v1.s}[2], [x0]
.Lotherwise_287:
    tst x2, #8
    beq .Lotherwise_288
    add x0, x8, #12
    st1 {v1.s}[3], [x0]
.Lotherwise_288:
.Lend_284:
    ubfx x0, x2, #0, #4
    add x8, x8, x4, lsl #2
    fmax v1.4s, v0.4s, v30.4s
    cmp x0, #15
    bne .Lotherwise_289
    str q1, [x8]
    b .Lend_290
.Lotherwise_289:
    tst x2, #1
    beq .Lotherwise_291
    st1 {v1.s}[0], [x8]
.Lotherwise_291:
    tst x2, #2
    beq .Lotherwise_292
    add x0, x8, #4
    st1 {v1.s}[1], [x0]
.Lotherwise_292:
    tst x2, #4
    beq .Lotherwise_293
    add x0, x8, #8
    st1 {v1.s}[2], [x0]
.Lotherwise_293:
    tst x2, #8
    beq .Lotherwise_294
    add x0, x8, #12
    st1 {v1.s}[3], [x0]
.Lotherwise_294:
.Lend_290:
    ubfx x0, x2, #0, #4
    add x8, x8, x4, lsl #2
    fmax v0.4s, v0.4s, v31.4s
    cmp x0, #15
    bne .Lotherwise_295
    str q0, [x8]
    b .Lend_296
.Lotherwise_295:
    tst x2, #1
    beq .Lotherwise_297
    st1 {v0.s}[0], [x8]
.Lotherwise_297:
    tst x2, #2
    beq .Lotherwise_298
    add x0, x8, #4
    st1 {v0.s}[1], [x0]
.Lotherwise_298:
    tst x2, #4
    beq .Lotherwise_299
    add x0, x8, #8
    st1 {v0.s}[2], [x0]
.Lotherwise_299:
    tst x2, #8
    beq .Lotherwise_300
    add x0, x8, #12
    st1 {v0.s}[3], [x0]
.Lotherwise_300:
.Lend_296:
    b .Lend_301
.Lotherwise_254:
    ldr x0, [x7, #16]
    ldr x1, [x7, #24]
    movi v29.4s, #0
    movi v28.4s, #0
    movi v27.4s, #0
    movi v26.4s, #0
    movi v25.4s, #0
    movi v24.4s, #0
    cbnz x0, .Lotherwise_302
    b .Lend_303
.Lotherwise_302:
    ldr d0, [x0]
    ldr s1, [x0, #8]
    dup v29.4s, v0.s[0]
    dup v27.4s, v0.s[1]
    dup v25.4s, v1.s[0]
    mov v28.16b, v29.16b
    mov v26.16b, v27.16b
    mov v24.16b, v25.16b
.Lend_303:
    lsr x0, x9, #4
    ubfx x2, x9, #0, #4
    cbz x0, .Lloop_end_304
.Lloop_305:
    add x3, x11, x1, lsl #2
    ld1 {v0.4s, v1.4s, v2.4s, v3.4s}, [x11], #64
    ldp q8, q9, [x10]
    sub x0, x0, #1
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
    cbnz x0, .Lloop_305
.Lloop_end_304:
    lsr x0, x2, #2
    ubfx x2, x2, #0, #2
    cbz x0, .Lloop_end_306
.Lloop_307:
    add x3, x11, x1, lsl #2
    ld1 {v4.4s, v5.4s, v6.4s, v7.4s}, [x11], #64
    ldp q16, q17, [x10]
    sub x0, x0, #1
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
    cbnz x0, .Lloop_307
.Lloop_end_306:
    cbz x2, .Lloop_end_308
.Lloop_309:
    ldp q0, q1, [x11]
    ldr s2, [x10]
    add x0, x11, x1, lsl #2
    sub x2, x2, #1
    ldr s3, [x10, #16]
    add x11, x11, #32
    ldr s4, [x10, #32]
    prfm pldl1keep, [x0]
    add x10, x10, #4
    fmla v29.4s, v0.4s, v2.s[0]
    fmla v28.4s, v1.4s, v2.s[0]
    fmla v27.4s, v0.4s, v3.s[0]
    fmla v26.4s, v1.4s, v3.s[0]
    fmla v25.4s, v0.4s, v4.s[0]
    fmla v24.4s, v1.4s, v4.s[0]
    cbnz x2, .Lloop_309
.Lloop_end_308:
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
    cbnz x1, .Lotherwise_310
    ubfx x0, x2, #0, #4
    mov x1, x8
    cmp x0, #15
    bne .Lotherwise_311
    ldr q0, [x1]
    b .Lend_312
.Lotherwise_311:
    movi v0.4s, #0
    tst x2, #1
    beq .Lotherwise_313
    ld1 {v0.s}[0], [x1]
.Lotherwise_313:
    tst x2, #2
    beq .Lotherwise_314
    add x0, x1, #4
    ld1 {v0.s}[1], [x0]
.Lotherwise_314:
    tst x2, #4
    beq .Lotherwise_315
    add x0, x1, #8
    ld1 {v0.s}[2], [x0]
.Lotherwise_315:
    tst x2, #8
    beq .Lotherwise_316
    add x0, x1, #12
    ld1 {v0.s}[3], [x0]
.Lotherwise_316:
.Lend_312:
    ubfx x0, x2, #4, #4
    fadd v29.4s, v29.4s, v0.4s
    cmp x0, #15
    bne .Lotherwise_317
    ldr q0, [x1, #16]
    b .Lend_318
.Lotherwise_317:
    movi v0.4s, #0
    tst x2, #16
    beq .Lotherwise_319
    add x0, x1, #16
    ld1 {v0.s}[0], [x0]
.Lotherwise_319:
    tst x2, #32
    beq .Lotherwise_320
    add x0, x1, #20
    ld1 {v0.s}[1], [x0]
.Lotherwise_320:
    tst x2, #64
    beq .Lotherwise_321
    add x0, x1, #24
    ld1 {v0.s}[2], [x0]
.Lotherwise_321:
    tst x2, #128
    beq .Lotherwise_322
    add x0, x1, #28
    ld1 {v0.s}[3], [x0]
.Lotherwise_322:
.Lend_318:
    ubfx x0, x2, #0, #4
    fadd v28.4s, v28.4s, v0.4s
    add x1, x1, x4, lsl #2
    cmp x0, #15
    bne .Lotherwise_323
    ldr q0, [x1]
    b .Lend_324
.Lotherwise_323:
    movi v0.4s, #0
    tst x2, #1
    beq .Lotherwise_325
    ld1 {v0.s}[0], [x1]
.Lotherwise_325:
    tst x2, #2
    beq .Lotherwise_326
    add x0, x1, #4
    ld1 {v0.s}[1], [x0]
.Lotherwise_326:
    tst x2, #4
    beq .Lotherwise_327
    add x0, x1, #8
    ld1 {v0.s}[2], [x0]
.Lotherwise_327:
    tst x2, #8
    beq .Lotherwise_328
    add x0, x1, #12
    ld1 {v0.s}[3], [x0]
.Lotherwise_328:
.Lend_324:
    ubfx x0, x2, #4, #4
    fadd v27.4s, v27.4s, v0.4s
    cmp x0, #15
    bne .Lotherwise_329
    ldr q0, [x1, #16]
    b .Lend_330
.Lotherwise_329:
    movi v0.4s, #0
    tst x2, #16
    beq .Lotherwise_331
    add x0, x1, #16
    ld1 {v0.s}[0], [x0]
.Lotherwise_331:
    tst x2, #32
    beq .Lotherwise_332
    add x0, x1, #20
    ld1 {v0.s}[1], [x0]
.Lotherwise_332:
    tst x2, #64
    beq .Lotherwise_333
    add x0, x1, #24
    ld1 {v0.s}[2], [x0]
.Lotherwise_333:
    tst x2, #128
    beq .Lotherwise_334
    add x0, x1, #28
    ld1 {v0.s}[3], [x0]
.Lotherwise_334:
.Lend_330:
    ubfx x0, x2, #0, #4
    fadd v26.4s, v26.4s, v0.4s
    add x1, x1, x4, lsl #2
    cmp x0, #15
    bne .Lotherwise_335
    ldr q0, [x1]
    b .Lend_336
.Lotherwise_335:
    movi v0.4s, #0
    tst x2, #1
    beq .Lotherwise_337
    ld1 {v0.s}[0], [x1]
.Lotherwise_337:
    tst x2, #2
    beq .Lotherwise_338
    add x0, x1, #4
    ld1 {v0.s}[1], [x0]
.Lotherwise_338:
    tst x2, #4
    beq .Lotherwise_339
    add x0, x1, #8
    ld1 {v0.s}[2], [x0]
.Lotherwise_339:
    tst x2, #8
    beq .Lotherwise_340
    add x0, x1, #12
    ld1 {v0.s}[3], [x0]
.Lotherwise_340:
.Lend_336:
    ubfx x0, x2, #4, #4
    fadd v25.4s, v25.4s, v0.4s
    cmp x0, #15
    bne .Lotherwise_341
    ldr q0, [x1, #16]
    b .Lend_342
.Lotherwise_341:
    movi v0.4s, #0
    tst x2, #16
    beq .Lotherwise_343
    add x0, x1, #16
    ld1 {v0.s}[0], [x0]
.Lotherwise_343:
    tst x2, #32
    beq .Lotherwise_344
    add x0, x1, #20
    ld1 {v0.s}[1], [x0]
.Lotherwise_344:
    tst x2, #64
    beq .Lotherwise_345
    add x0, x1, #24
    ld1 {v0.s}[2], [x0]
.Lotherwise_345:
    tst x2, #128
    beq .Lotherwise_346
    add x0, x1, #28
    ld1 {v0.s}[3], [x0]
.Lotherwise_346:
.Lend_342:
    fadd v24.4s, v24.4s, v0.4s
    b .Lend_347
.Lotherwise_310:
.Lend_347:
    ubfx x0, x2, #0, #4
    ldr s0, [x7, #40]
    dup v0.4s, v0.s[0]
    fmax v1.4s, v0.4s, v29.4s
    cmp x0, #15
    bne .Lotherwise_348
    str q1, [x8]
    b .Lend_349
.Lotherwise_348:
    tst x2, #1
    beq .Lotherwise_350
    st1 {v1.s}[0], [x8]
.Lotherwise_350:
    tst x2, #2
    beq .Lotherwise_351
    add x0, x8, #4
    st1 {v1.s}[1], [x0]
.Lotherwise_351:
    tst x2, #4
    beq .Lotherwise_352
    add x0, x8, #8
    st1 {v1.s}[2], [x0]
.Lotherwise_352:
    tst x2, #8
    beq .Lotherwise_353
    add x0, x8, #12
    st1 {v1.s}[3], [x0]
.Lotherwise_353:
.Lend_349:
    ubfx x0, x2, #4, #4
    fmax v1.4s, v0.4s, v28.4s
    cmp x0, #15
    bne .Lotherwise_354
    str q1, [x8, #16]
    b .Lend_355
.Lotherwise_354:
    tst x2, #16
    beq .Lotherwise_356
    add x0, x8, #16
    st1 {v1.s}[0], [x0]
.Lotherwise_356:
    tst x2, #32
    beq .Lotherwise_357
    add x0, x8, #20
    st1 {v1.s}[1], [x0]
.Lotherwise_357:
    tst x2, #64
    beq .Lotherwise_358
    add x0, x8, #24
    st1 {v1.s}[2], [x0]
.Lotherwise_358:
    tst x2, #128
    beq .Lotherwise_359
    add x0, x8, #28
    st1 {v1.s}[3], [x0]
.Lotherwise_359:
.Lend_355:
    ubfx x0, x2, #0, #4
    add x8, x8, x4, lsl #2
    fmax v1.4s, v0.4s, v27.4s
    cmp x0, #15
    bne .Lotherwise_360
    str q1, [x8]
    b .Lend_361
.Lotherwise_360:
    tst x2, #1
    beq .Lotherwise_362
    st1 {v1.s}[0], [x8]
.Lotherwise_362:
    tst x2, #2
    beq .Lotherwise_363
    add x0, x8, #4
    st1 {v1.s}[1], [x0]
.Lotherwise_363:
    tst x2, #4
    beq .Lotherwise_364
    add x0, x8, #8
    st1 {v1.s}[2], [x0]
.Lotherwise_364:
    tst x2, #8
    beq .Lotherwise_365
    add x0, x8, #12
    st1 {v1.s}[3], [x0]
.Lotherwise_365:
.Lend_361:
    ubfx x0, x2, #4, #4
    fmax v1.4s, v0.4s, v26.4s
    cmp x0, #15
    bne .Lotherwise_366
    str q1, [x8, #16]
    b .Lend_367
.Lotherwise_366:
    tst x2, #16
    beq .Lotherwise_368
    add x0, x8, #16
    st1 {v1.s}[0], [x0]
.Lotherwise_368:
    tst x2, #32
    beq .Lotherwise_369
    add x0, x8, #20
    st1 {v1.s}[1], [x0]
.Lotherwise_369:
    tst x2, #64
    beq .Lotherwise_370
    add x0, x8, #24
    st1 {v1.s}[2], [x0]
.Lotherwise_370:
    tst x2, #128
    beq .Lotherwise_371
    add x0, x8, #28
    st1 {v1.s}[3], [x0]
.Lotherwise_371:
.Lend_367:
    ubfx x0, x2, #0, #4
    add x8, x8, x4, lsl #2
    fmax v1.4s, v0.4s, v25.4s
    cmp x0, #15
    bne .Lotherwise_372
    str q1, [x8]
    b .Lend_373
.Lotherwise_372:
    tst x2, #1
    beq .Lotherwise_374
    st1 {v1.s}[0], [x8]
.Lotherwise_374:
    tst x2, #2
    beq .Lotherwise_375
    add x0, x8, #4
    st1 {v1.s}[1], [x0]
.Lotherwise_375:
    tst x2, #4
    beq .Lotherwise_376
    add x0, x8, #8
    st1 {v1.s}[2], [x0]
.Lotherwise_376:
    tst x2, #8
    beq .Lotherwise_377
    add x0, x8, #12
    st1 {v1.s}[3], [x0]
.Lotherwise_377:
.Lend_373:
    ubfx x0, x2, #4, #4
    fmax v0.4s, v0.4s, v24.4s
    cmp x0, #15
    bne .Lotherwise_378
    str q0, [x8, #16]
    b .Lend_379
.Lotherwise_378:
    tst x2, #16
    beq .Lotherwise_380
    add x0, x8, #16
    st1 {v0.s}[0], [x0]
.Lotherwise_380:
    tst x2, #32
    beq .Lotherwise_381
    add x0, x8, #20
    st1 {v0.s}[1], [x0]
.Lotherwise_381:
    tst x2, #64
    beq .Lotherwise_382
    add x0, x8, #24
    st1 {v0.s}[2], [x0]
.Lotherwise_382:
    tst x2, #128
    beq .Lotherwise_383
    add x0, x8, #28
    st1 {v0.s}[3], [x0]
.Lotherwise_383:
.Lend_379:
.Lend_301:
.Lend_253:
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
    cbz x13, .Lloop_end_384
.Lloop_385:
    ldr x0, [x7, #16]
    movi v11.4s, #0
    movi v10.4s, #0
    movi v9.4s, #0
    movi v8.4s, #0
    movi v31.4s, #0
    movi v30.4s, #0
    movi v29.4s, #0
    movi v28.4s, #0
    cbnz x0, .Lotherwise_386
    b .Lend_387
.Lotherwise_386:
    ldr q0, [x0]
    dup v11.4s, v0.s[0]
    dup v9.4s, v0.s[1]
    dup v31.4s, v0.s[2]
    dup v29.4s, v0.s[3]
    mov v10.16b, v11.16b
    mov v8.16b, v9.16b
    mov v30.16b, v31.16b
    mov v28.16b, v29.16b
.Lend_387:
    cbnz x6, .Lotherwise_388
    lsr x0, x9, #4
    ldr x1, [x7, #24]
    mov x2, x10
    ubfx x3, x9, #0, #4
    cbz x0, .Lloop_end_389
.Lloop_390:
    add x4, x11, x1, lsl #2
    ld1 {v4.4s, v5.4s, v6.4s, v7.4s}, [x11], #64
    ld1 {v0.4s, v1.4s, v2.4s, v3.4s}, [x2]
    add x2, x2, #128
    sub x0, x0, #1
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
    cbnz x0, .Lloop_390
.Lloop_end_389:
    lsr x0, x3, #2
    ubfx x3, x3, #0, #2
    cbz x0, .Lloop_end_391
.Lloop_392:
    add x4, x11, x1, lsl #2
    ld1 {v16.4s, v17.4s, v18.4s, v19.4s}, [x11], #64
    ld1 {v0.4s, v1.4s, v2.4s, v3.4s}, [x2]
    sub x0, x0, #1
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
    cbnz x0, .Lloop_392
.Lloop_end_391:
    cbz x3, .Lloop_end_393
.Lloop_394:
    ldp q0, q1, [x11]
    ldr s2, [x2]
    add x0, x11, x1, lsl #2
    sub x3, x3, #1
    ldr s3, [x2, #16]
    add x11, x11, #32
    ldr s4, [x2, #32]
    ldr s5, [x2, #48]
    add x2, x2, #4
    prfm pldl1keep, [x0]
    fmla v11.4s, v0.4s, v2.s[0]
    fmla v10.4s, v1.4s, v2.s[0]
    fmla v9.4s, v0.4s, v3.s[0]
    fmla v8.4s, v1.4s, v3.s[0]
    fmla v31.4s, v0.4s, v4.s[0]
    fmla v30.4s, v1.4s, v4.s[0]
    fmla v29.4s, v0.4s, v5.s[0]
    fmla v28.4s, v1.4s, v5.s[0]
    cbnz x3, .Lloop_394
.Lloop_end_393:
    ldr x0, [x7, #16]
    ldr x1, [x7]
    mov x2, x8
    cbnz x0, .Lotherwise_395
    mov x0, x2
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
    b .Lend_396
.Lotherwise_395:
.Lend_396:
    mov x0, x7
    prfm pldl1keep, [x2, #88]
    ldr s0, [x0, #40]
    dup v0.4s, v0.s[0]
    fmax v1.4s, v0.4s, v11.4s
    fmax v2.4s, v0.4s, v10.4s
    fmax v3.4s, v0.4s, v9.4s
    fmax v4.4s, v0.4s, v8.4s
    fmax v5.4s, v0.4s, v31.4s
    fmax v6.4s, v0.4s, v30.4s
    str q1, [x2]
    str q2, [x2, #16]
    add x2, x2, x1, lsl #2
    fmax v1.4s, v0.4s, v29.4s
    fmax v0.4s, v0.4s, v28.4s
    str q3, [x2]
    str q4, [x2, #16]
    prfm pldl1keep, [x2, #88]
    add x2, x2, x1, lsl #2
    str q5, [x2]
    str q6, [x2, #16]
    prfm pldl1keep, [x2, #88]
    add x2, x2, x1, lsl #2
    str q1, [x2]
    str q0, [x2, #16]
    prfm pldl1keep, [x2, #88]
    b .Lend_397
.Lotherwise_388:
    cbnz x12, .Lotherwise_398
    lsr x0, x9, #4
    mov x1, x11
    mov x2, x10
    ubfx x3, x9, #0, #4
    cbz x0, .Lloop_end_399
.Lloop_400:
    ld1 {v0.4s, v1.4s, v2.4s, v3.4s}, [x2]
    ldp q4, q5, [x1]
    add x2, x2, #128
    sub x0, x0, #1
    prfm pldl1keep, [x1, #56]
    add x1, x1, x6, lsl #2
    ldp q6, q7, [x1]
    prfm pldl1keep, [x1, #56]
    add x1, x1, x6, lsl #2
    ldp q20, q21, [x1]
    prfm pldl1keep, [x1, #56]
    add x1, x1, x6, lsl #2
    fmla v11.4s, v4.4s, v0.s[0]
    fmla v10.4s, v5.4s, v0.s[0]
    ldp q22, q23, [x1]
    fmla v9.4s, v4.4s, v1.s[0]
    fmla v8.4s, v5.4s, v1.s[0]
    prfm pldl1keep, [x1, #56]
    add x1, x1, x6, lsl #2
    fmla v31.4s, v4.4s, v2.s[0]
    fmla v30.4s, v5.4s, v2.s[0]
    ld1 {v16.4s, v17.4s, v18.4s, v19.4s}, [x2]
    prfm pldl1keep, [x1, #56]
    fmla v29.4s, v4.4s, v3.s[0]
    fmla v28.4s, v5.4s, v3.s[0]
    ldp q24, q25, [x1]
    add x1, x1, x6, lsl #2
    fmla v11.4s, v6.4s, v0.s[1]
    fmla v10.4s, v7.4s, v0.s[1]
    add x2, x2, #128
    fmla v9.4s, v6.4s, v1.s[1]
    fmla v8.4s, v7.4s, v1.s[1]
    prfm pldl1keep, [x1, #56]
    fmla v31.4s, v6.4s, v2.s[1]
    fmla v30.4s, v7.4s, v2.s[1]
    fmla v29.4s, v6.4s, v3.s[1]
    fmla v28.4s, v7.4s, v3.s[1]
    ldp q26, q27, [x1]
    add x1, x1, x6, lsl #2
    fmla v11.4s, v20.4s, v0.s[2]
    fmla v10.4s, v21.4s, v0.s[2]
    prfm pldl1keep, [x1, #56]
    fmla v9.4s, v20.4s, v1.s[2]
    fmla v8.4s, v21.4s, v1.s[2]
    fmla v31.4s, v20.4s, v2.s[2]
    fmla v30.4s, v21.4s, v2.s[2]
    fmla v29.4s, v20.4s, v3.s[2]
    fmla v28.4s, v21.4s, v3.s[2]
    ldp q12, q13, [x1]
    add x1, x1, x6, lsl #2
    fmla v11.4s, v22.4s, v0.s[3]
    fmla v10.4s, v23.4s, v0.s[3]
    prfm pldl1keep, [x1, #56]
    fmla v9.4s, v22.4s, v1.s[3]
    fmla v8.4s, v23.4s, v1.s[3]
    ldp q0, q1, [x1]
    add x1, x1, x6, lsl #2
    fmla v31.4s, v22.4s, v2.s[3]
    fmla v30.4s, v23.4s, v2.s[3]
    prfm pldl1keep, [x1, #56]
    fmla v29.4s, v22.4s, v3.s[3]
    fmla v28.4s, v23.4s, v3.s[3]
    ld1 {v4.4s, v5.4s, v6.4s, v7.4s}, [x2]
    add x2, x2, #128
    fmla v11.4s, v24.4s, v16.s[0]
    fmla v10.4s, v25.4s, v16.s[0]
    fmla v9.4s, v24.4s, v17.s[0]
    fmla v8.4s, v25.4s, v17.s[0]
    fmla v31.4s, v24.4s, v18.s[0]
    fmla v30.4s, v25.4s, v18.s[0]
    fmla v29.4s, v24.4s, v19.s[0]
    fmla v28.4s, v25.4s, v19.s[0]
    ldp q20, q21, [x1]
    add x1, x1, x6, lsl #2
    fmla v11.4s, v26.4s, v16.s[1]
    fmla v10.4s, v27.4s, v16.s[1]
    prfm pldl1keep, [x1, #56]
    fmla v9.4s, v26.4s, v17.s[1]
    fmla v8.4s, v27.4s, v17.s[1]
    fmla v31.4s, v26.4s, v18.s[1]
    fmla v30.4s, v27.4s, v18.s[1]
    fmla v29.4s, v26.4s, v19.s[1]
    fmla v28.4s, v27.4s, v19.s[1]
    ldp q22, q23, [x1]
    add x1, x1, x6, lsl #2
    fmla v11.4s, v12.4s, v16.s[2]
    fmla v10.4s, v13.4s, v16.s[2]
    prfm pldl1keep, [x1, #56]
    fmla v9.4s, v12.4s, v17.s[2]
    fmla v8.4s, v13.4s, v17.s[2]
    fmla v31.4s, v12.4s, v18.s[2]
    fmla v30.4s, v13.4s, v18.s[2]
    fmla v29.4s, v12.4s, v19.s[2]
    fmla v28.4s, v13.4s, v19.s[2]
    ldp q24, q25, [x1]
    add x1, x1, x6, lsl #2
    fmla v11.4s, v0.4s, v16.s[3]
    fmla v10.4s, v1.4s, v16.s[3]
    prfm pldl1keep, [x1, #56]
    fmla v9.4s, v0.4s, v17.s[3]
    fmla v8.4s, v1.4s, v17.s[3]
    ldp q26, q27, [x1]
    add x1, x1, x6, lsl #2
    fmla v31.4s, v0.4s, v18.s[3]
    fmla v30.4s, v1.4s, v18.s[3]
    prfm pldl1keep, [x1, #56]
    fmla v29.4s, v0.4s, v19.s[3]
    fmla v28.4s, v1.4s, v19.s[3]
    ld1 {v0.4s, v1.4s, v2.4s, v3.4s}, [x2]
    add x2, x2, #128
    fmla v11.4s, v20.4s, v4.s[0]
    fmla v10.4s, v21.4s, v4.s[0]
    fmla v9.4s, v20.4s, v5.s[0]
    fmla v8.4s, v21.4s, v5.s[0]
    fmla v31.4s, v20.4s, v6.s[0]
    fmla v30.4s, v21.4s, v6.s[0]
    fmla v29.4s, v20.4s, v7.s[0]
    fmla v28.4s, v21.4s, v7.s[0]
    ldp q16, q17, [x1]
    add x1, x1, x6, lsl #2
    fmla v11.4s, v22.4s, v4.s[1]
    fmla v10.4s, v23.4s, v4.s[1]
    prfm pldl1keep, [x1, #56]
    fmla v9.4s, v22.4s, v5.s[1]
    fmla v8.4s, v23.4s, v5.s[1]
    fmla v31.4s, v22.4s, v6.s[1]
    fmla v30.4s, v23.4s, v6.s[1]
    fmla v29.4s, v22.4s, v7.s[1]
    fmla v28.4s, v23.4s, v7.s[1]
    ldp q18, q19, [x1]
    add x1, x1, x6, lsl #2
    fmla v11.4s, v24.4s, v4.s[2]
    fmla v10.4s, v25.4s, v4.s[2]
    prfm pldl1keep, [x1, #56]
    fmla v9.4s, v24.4s, v5.s[2]
    fmla v8.4s, v25.4s, v5.s[2]
    fmla v31.4s, v24.4s, v6.s[2]
    fmla v30.4s, v25.4s, v6.s[2]
    fmla v29.4s, v24.4s, v7.s[2]
    fmla v28.4s, v25.4s, v7.s[2]
    ldp q20, q21, [x1]
    add x1, x1, x6, lsl #2
    fmla v11.4s, v26.4s, v4.s[3]
    fmla v10.4s, v27.4s, v4.s[3]
    prfm pldl1keep, [x1, #56]
    fmla v9.4s, v26.4s, v5.s[3]
    fmla v8.4s, v27.4s, v5.s[3]
    ldp q4, q5, [x1]
    add x1, x1, x6, lsl #2
    fmla v31.4s, v26.4s, v6.s[3]
    fmla v30.4s, v27.4s, v6.s[3]
    fmla v29.4s, v26.4s, v7.s[3]
    fmla v28.4s, v27.4s, v7.s[3]
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
    fmla v11.4s, v20.4s, v0.s[2]
    fmla v10.4s, v21.4s, v0.s[2]
    fmla v9.4s, v20.4s, v1.s[2]
    fmla v8.4s, v21.4s, v1.s[2]
    fmla v31.4s, v20.4s, v2.s[2]
    fmla v30.4s, v21.4s, v2.s[2]
    fmla v29.4s, v20.4s, v3.s[2]
    fmla v28.4s, v21.4s, v3.s[2]
    fmla v11.4s, v4.4s, v0.s[3]
    fmla v10.4s, v5.4s, v0.s[3]
    fmla v9.4s, v4.4s, v1.s[3]
    fmla v8.4s, v5.4s, v1.s[3]
    fmla v31.4s, v4.4s, v2.s[3]
    fmla v30.4s, v5.4s, v2.s[3]
    fmla v29.4s, v4.4s, v3.s[3]
    fmla v28.4s, v5.4s, v3.s[3]
    cbnz x0, .Lloop_400
.Lloop_end_399:
    lsr x0, x3, #2
    ubfx x3, x3, #0, #2
    cbz x0, .Lloop_end_401
.Lloop_402:
    ld1 {v0.4s, v1.4s, v2.4s, v3.4s}, [x2]
    ldp q4, q5, [x1]
    sub x0, x0, #1
    add x2, x2, #128
    prfm pldl1keep, [x1, #56]
    add x1, x1, x6, lsl #2
    ldp q6, q7, [x1]
    prfm pldl1keep, [x1, #56]
    add x1, x1, x6, lsl #2
    ldp q16, q17, [x1]
    prfm pldl1keep, [x1, #56]
    add x1, x1, x6, lsl #2
    fmla v11.4s, v4.4s, v0.s[0]
    fmla v10.4s, v5.4s, v0.s[0]
    ldp q18, q19, [x1]
    fmla v9.4s, v4.4s, v1.s[0]
    fmla v8.4s, v5.4s, v1.s[0]
    prfm pldl1keep, [x1, #56]
    add x1, x1, x6, lsl #2
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
    cbnz x0, .Lloop_402
.Lloop_end_401:
    cbz x3, .Lloop_end_403
.Lloop_404:
    ldp q0, q1, [x1]
    ldr s2, [x2]
    sub x3, x3, #1
    ldr s3, [x2, #16]
    ldr s4, [x2, #32]
    ldr s5, [x2, #48]
    add x2, x2, #4
    prfm pldl1keep, [x1, #56]
    add x1, x1, x6, lsl #2
    fmla v11.4s, v0.4s, v2.s[0]
    fmla v10.4s, v1.4s, v2.s[0]
    fmla v9.4s, v0.4s, v3.s[0]
    fmla v8.4s, v1.4s, v3.s[0]
    fmla v31.4s, v0.4s, v4.s[0]
    fmla v30.4s, v1.4s, v4.s[0]
    fmla v29.4s, v0.4s, v5.s[0]
    fmla v28.4s, v1.4s, v5.s[0]
    cbnz x3, .Lloop_404
.Lloop_end_403:
    ldr x0, [x7, #16]
    ldr x1, [x7]
    mov x2, x8
    cbnz x0, .Lotherwise_405
    mov x0, x2
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
    b .Lend_406
.Lotherwise_405:
.Lend_406:
    prfm pldl1keep, [x2, #88]
    ldr s0, [x7, #40]
    dup v0.4s, v0.s[0]
    fmax v1.4s, v0.4s, v11.4s
    fmax v2.4s, v0.4s, v10.4s
    fmax v3.4s, v0.4s, v9.4s
    fmax v4.4s, v0.4s, v8.4s
    fmax v5.4s, v0.4s, v31.4s
    fmax v6.4s, v0.4s, v30.4s
    str q1, [x2]
    str q2, [x2, #16]
    add x2, x2, x1, lsl #2
    fmax v1.4s, v0.4s, v29.4s
    fmax v0.4s, v0.4s, v28.4s
    str q3, [x2]
    str q4, [x2, #16]
    prfm pldl1keep, [x2, #88]
    add x2, x2, x1, lsl #2
    str q5, [x2]
    str q6, [x2, #16]
    prfm pldl1keep, [x2, #88]
    add x2, x2, x1, lsl #2
    str q1, [x2]
    str q0, [x2, #16]
    prfm pldl1keep, [x2, #88]
    b .Lend_407
.Lotherwise_398:
    lsr x0, x9, #4
    mov x1, x11
    mov x2, x10
    ubfx x3, x9, #0, #4
    cbz x0, .Lloop_end_408
.Lloop_409:
    ldp q0, q1, [x1]
    prfm pldl1keep, [x1, #56]
    add x1, x1, x6, lsl #2
    sub x0, x0, #1
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
    cbnz x0, .Lloop_409
.Lloop_end_408:
    lsr x0, x3, #2
    ubfx x3, x3, #0, #2
    cbz x0, .Lloop_end_410
.Lloop_411:
    ldp q0, q1, [x1]
    prfm pldl1keep, [x1, #56]
    add x1, x1, x6, lsl #2
    sub x0, x0, #1
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
    cbnz x0, .Lloop_411
.Lloop_end_410:
    cbz x3, .Lloop_end_412
.Lloop_413:
    ldp q0, q1, [x1]
    sub x3, x3, #1
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
    cbnz x3, .Lloop_413
.Lloop_end_412:
    ldr x0, [x7, #16]
    ldr x1, [x7]
    mov x2, x8
    cbnz x0, .Lotherwise_414
    mov x0, x2
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
    b .Lend_415
.Lotherwise_414:
.Lend_415:
    prfm pldl1keep, [x2, #88]
    ldr s0, [x7, #40]
    dup v0.4s, v0.s[0]
    fmax v1.4s, v0.4s, v11.4s
    fmax v2.4s, v0.4s, v10.4s
    fmax v3.4s, v0.4s, v9.4s
    fmax v4.4s, v0.4s, v8.4s
    fmax v5.4s, v0.4s, v31.4s
    fmax v6.4s, v0.4s, v30.4s
    str q1, [x2]
    str q2, [x2, #16]
    add x2, x2, x1, lsl #2
    fmax v1.4s, v0.4s, v29.4s
    fmax v0.4s, v0.4s, v28.4s
    str q3, [x2]
    str q4, [x2, #16]
    prfm pldl1keep, [x2, #88]
    add x2, x2, x1, lsl #2
    str q5, [x2]
    str q6, [x2, #16]
    prfm pldl1keep, [x2, #88]
    add x2, x2, x1, lsl #2
    str q1, [x2]
    str q0, [x2, #16]
    prfm pldl1keep, [x2, #88]
.Lend_407:
    add x11, x11, #32
.Lend_397:
    sub x13, x13, #1
    add x8, x8, #32
    cbnz x13, .Lloop_385
.Lloop_end_384:
    ldr x0, [x7, #8]
    ubfx x0, x0, #0, #3
    cbnz x0, .Lotherwise_416
    b .Lend_417
.Lotherwise_416:
    sub x0, x0, #1
    lsr x0, x0, #2
    cbnz x0, .Lotherwise_418
    ldr x0, [x7, #16]
    ldr x1, [x7, #24]
    movi v26.4s, #0
    movi v27.4s, #0
    movi v28.4s, #0
    movi v29.4s, #0
    cbnz x0, .Lotherwise_419
    b .Lend_420
.Lotherwise_419:
    ldr q0, [x0]
    dup v1.4s, v0.s[0]
    dup v2.4s, v0.s[1]
    dup v3.4s, v0.s[2]
    dup v0.4s, v0.s[3]
    mov v26.16b, v1.16b
    mov v27.16b, v2.16b
    mov v28.16b, v3.16b
    mov v29.16b, v0.16b
.Lend_420:
    lsr x0, x9, #4
    ubfx x2, x9, #0, #4
    cbz x0, .Lloop_end_421
.Lloop_422:
    ld1 {v0.4s, v1.4s, v2.4s, v3.4s}, [x10]
    ldr q16, [x11]
    add x10, x10, #128
    add x3, x11, x1, lsl #2
    ldr q20, [x11, #32]
    sub x0, x0, #1
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
    cbnz x0, .Lloop_422
.Lloop_end_421:
    lsr x0, x2, #2
    ubfx x2, x2, #0, #2
    cbz x0, .Lloop_end_423
.Lloop_424:
    ld1 {v0.4s, v1.4s, v2.4s, v3.4s}, [x10]
    ldr q4, [x11]
    add x3, x11, x1, lsl #2
    sub x0, x0, #1
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
    cbnz x0, .Lloop_424
.Lloop_end_423:
    cbz x2, .Lloop_end_425
.Lloop_426:
    ldr q0, [x11]
    ldr s1, [x10]
    add x0, x11, x1, lsl #2
    sub x2, x2, #1
    ldr s2, [x10, #16]
    ldr s3, [x10, #32]
    add x11, x11, #32
    ldr s4, [x10, #48]
    prfm pldl1keep, [x0]
    add x10, x10, #4
    fmla v26.4s, v0.4s, v1.s[0]
    fmla v27.4s, v0.4s, v2.s[0]
    fmla v28.4s, v0.4s, v3.s[0]
    fmla v29.4s, v0.4s, v4.s[0]
    cbnz x2, .Lloop_426
.Lloop_end_425:
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
    cbnz x1, .Lotherwise_427
    ubfx x0, x2, #0, #4
    mov x1, x8
    cmp x0, #15
    bne .Lotherwise_428
    ldr q0, [x1]
    b .Lend_429
.Lotherwise_428:
    movi v0.4s, #0
    tst x2, #1
    beq .Lotherwise_430
    ld1 {v0.s}[0], [x1]
.Lotherwise_430:
    tst x2, #2
    beq .Lotherwise_431
    add x0, x1, #4
    ld1 {v0.s}[1], [x0]
.Lotherwise_431:
    tst x2, #4
    beq .Lotherwise_432
    add x0, x1, #8
    ld1 {v0.s}[2], [x0]
.Lotherwise_432:
    tst x2, #8
    beq .Lotherwise_433
    add x0, x1, #12
    ld1 {v0.s}[3], [x0]
.Lotherwise_433:
.Lend_429:
    ubfx x0, x2, #0, #4
    fadd v26.4s, v26.4s, v0.4s
    add x1, x1, x4, lsl #2
    cmp x0, #15
    bne .Lotherwise_434
    ldr q0, [x1]
    b .Lend_435
.Lotherwise_434:
    movi v0.4s, #0
    tst x2, #1
    beq .Lotherwise_436
    ld1 {v0.s}[0], [x1]
.Lotherwise_436:
    tst x2, #2
    beq .Lotherwise_437
    add x0, x1, #4
    ld1 {v0.s}[1], [x0]
.Lotherwise_437:
    tst x2, #4
    beq .Lotherwise_438
    add x0, x1, #8
    ld1 {v0.s}[2], [x0]
.Lotherwise_438:
    tst x2, #8
    beq .Lotherwise_439
    add x0, x1, #12
    ld1 {v0.s}[3], [x0]
.Lotherwise_439:
.Lend_435:
    ubfx x0, x2, #0, #4
    fadd v27.4s, v27.4s, v0.4s
    add x1, x1, x4, lsl #2
    cmp x0, #15
    bne .Lotherwise_440
    ldr q0, [x1]
    b .Lend_441
.Lotherwise_440:
    movi v0.4s, #0
    tst x2, #1
    beq .Lotherwise_442
    ld1 {v0.s}[0], [x1]
.Lotherwise_442:
    tst x2, #2
    beq .Lotherwise_443
    add x0, x1, #4
    ld1 {v0.s}[1], [x0]
.Lotherwise_443:
    tst x2, #4
    beq .Lotherwise_444
    add x0, x1, #8
    ld1 {v0.s}[2], [x0]
.Lotherwise_444:
    tst x2, #8
    beq .Lotherwise_445
    add x0, x1, #12
    ld1 {v0.s}[3], [x0]
.Lotherwise_445:
.Lend_441:
    ubfx x0, x2, #0, #4
    fadd v28.4s, v28.4s, v0.4s
    add x1, x1, x4, lsl #2
    cmp x0, #15
    bne .Lotherwise_446
    ldr q0, [x1]
    b .Lend_447
.Lotherwise_446:
    movi v0.4s, #0
    tst x2, #1
    beq .Lotherwise_448
    ld1 {v0.s}[0], [x1]
.Lotherwise_448:
    tst x2, #2
    beq .Lotherwise_449
    add x0, x1, #4
    ld1 {v0.s}[1], [x0]
.Lotherwise_449:
    tst x2, #4
    beq .Lotherwise_450
    add x0, x1, #8
    ld1 {v0.s}[2], [x0]
.Lotherwise_450:
    tst x2, #8
    beq .Lotherwise_451
    add x0, x1, #12
    ld1 {v0.s}[3], [x0]
.Lotherwise_451:
.Lend_447:
    fadd v29.4s, v29.4s, v0.4s
    b .Lend_452
.Lotherwise_427:
.Lend_452:
    ubfx x0, x2, #0, #4
    ldr s0, [x7, #40]
    dup v0.4s, v0.s[0]
    fmax v1.4s, v0.4s, v26.4s
    cmp x0, #15
    bne .Lotherwise_453
    str q1, [x8]
    b .Lend_454
.Lotherwise_453:
    tst x2, #1
    beq .Lotherwise_455
    st1 {v1.s}[0], [x8]
.Lotherwise_455:
    tst x2, #2
    beq .Lotherwise_456
    add x0, x8, #4
    st1 {v1.s}[1], [x0]
.Lotherwise_456:
    tst x2, #4
    beq .Lotherwise_457
    add x0, x8, #8
    st1 {v1.s}[2], [x0]
.Lotherwise_457:
    tst x2, #8
    beq .Lotherwise_458
    add x0, x8, #12
    st1 {v1.s}[3], [x0]
.Lotherwise_458:
.Lend_454:
    ubfx x0, x2, #0, #4
    add x8, x8, x4, lsl #2
    fmax v1.4s, v0.4s, v27.4s
    cmp x0, #15
    bne .Lotherwise_459
    str q1, [x8]
    b .Lend_460
.Lotherwise_459:
    tst x2, #1
    beq .Lotherwise_461
    st1 {v1.s}[0], [x8]
.Lotherwise_461:
    tst x2, #2
    beq .Lotherwise_462
    add x0, x8, #4
    st1 {v1.s}[1], [x0]
.Lotherwise_462:
    tst x2, #4
    beq .Lotherwise_463
    add x0, x8, #8
    st1 {v1.s}[2], [x0]
.Lotherwise_463:
    tst x2, #8
    beq .Lotherwise_464
    add x0, x8, #12
    st1 {v1.s}[3], [x0]
.Lotherwise_464:
.Lend_460:
    ubfx x0, x2, #0, #4
    add x8, x8, x4, lsl #2
    fmax v1.4s, v0.4s, v28.4s
    cmp x0, #15
    bne .Lotherwise_465
    str q1, [x8]
    b .Lend_466
.Lotherwise_465:
    tst x2, #1
    beq .Lotherwise_467
    st1 {v1.s}[0], [x8]
.Lotherwise_467:
    tst x2, #2
    beq .Lotherwise_468
    add x0, x8, #4
    st1 {v1.s}[1], [x0]
.Lotherwise_468:
    tst x2, #4
    beq .Lotherwise_469
    add x0, x8, #8
    st1 {v1.s}[2], [x0]
.Lotherwise_469:
    tst x2, #8
    beq .Lotherwise_470
    add x0, x8, #12
    st1 {v1.s}[3], [x0]
.Lotherwise_470:
.Lend_466:
    ubfx x0, x2, #0, #4
    add x8, x8, x4, lsl #2
    fmax v0.4s, v0.4s, v29.4s
    cmp x0, #15
    bne .Lotherwise_471
    str q0, [x8]
    b .Lend_472
.Lotherwise_471:
    tst x2, #1
    beq .Lotherwise_473
    st1 {v0.s}[0], [x8]
.Lotherwise_473:
    tst x2, #2
    beq .Lotherwise_474
    add x0, x8, #4
    st1 {v0.s}[1], [x0]
.Lotherwise_474:
    tst x2, #4
    beq .Lotherwise_475
    add x0, x8, #8
    st1 {v0.s}[2], [x0]
.Lotherwise_475:
    tst x2, #8
    beq .Lotherwise_476
    add x0, x8, #12
    st1 {v0.s}[3], [x0]
.Lotherwise_476:
.Lend_472:
    b .Lend_477
.Lotherwise_418:
    ldr x0, [x7, #16]
    ldr x1, [x7, #24]
    movi v11.4s, #0
    movi v10.4s, #0
    movi v9.4s, #0
    movi v8.4s, #0
    movi v31.4s, #0
    movi v30.4s, #0
    movi v29.4s, #0
    movi v28.4s, #0
    cbnz x0, .Lotherwise_478
    b .Lend_479
.Lotherwise_478:
    ldr q0, [x0]
    dup v11.4s, v0.s[0]
    dup v9.4s, v0.s[1]
    dup v31.4s, v0.s[2]
    dup v29.4s, v0.s[3]
    mov v10.16b, v11.16b
    mov v8.16b, v9.16b
    mov v30.16b, v31.16b
    mov v28.16b, v29.16b
.Lend_479:
    lsr x0, x9, #4
    ubfx x2, x9, #0, #4
    cbz x0, .Lloop_end_480
.Lloop_481:
    add x3, x11, x1, lsl #2
    ld1 {v4.4s, v5.4s, v6.4s, v7.4s}, [x11], #64
    ld1 {v0.4s, v1.4s, v2.4s, v3.4s}, [x10]
    add x10, x10, #128
    sub x0, x0, #1
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
    cbnz x0, .Lloop_481
.Lloop_end_480:
    lsr x0, x2, #2
    ubfx x2, x2, #0, #2
    cbz x0, .Lloop_end_482
.Lloop_483:
    add x3, x11, x1, lsl #2
    ld1 {v16.4s, v17.4s, v18.4s, v19.4s}, [x11], #64
    ld1 {v0.4s, v1.4s, v2.4s, v3.4s}, [x10]
    sub x0, x0, #1
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
    cbnz x0, .Lloop_483
.Lloop_end_482:
    cbz x2, .Lloop_end_484
.Lloop_485:
    ldp q0, q1, [x11]
    ldr s2, [x10]
    add x0, x11, x1, lsl #2
    sub x2, x2, #1
    ldr s3, [x10, #16]
    add x11, x11, #32
    ldr s4, [x10, #32]
    ldr s5, [x10, #48]
    add x10, x10, #4
    prfm pldl1keep, [x0]
    fmla v11.4s, v0.4s, v2.s[0]
    fmla v10.4s, v1.4s, v2.s[0]
    fmla v9.4s, v0.4s, v3.s[0]
    fmla v8.4s, v1.4s, v3.s[0]
    fmla v31.4s, v0.4s, v4.s[0]
    fmla v30.4s, v1.4s, v4.s[0]
    fmla v29.4s, v0.4s, v5.s[0]
    fmla v28.4s, v1.4s, v5.s[0]
    cbnz x2, .Lloop_485
.Lloop_end_484:
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
    cbnz x1, .Lotherwise_486
    ubfx x0, x2, #0, #4
    mov x1, x8
    cmp x0, #15
    bne .Lotherwise_487
    ldr q0, [x1]
    b .Lend_488
.Lotherwise_487:
    movi v0.4s, #0
    tst x2, #1
    beq .Lotherwise_489
    ld1 {v0.s}[0], [x1]
.Lotherwise_489:
    tst x2, #2
    beq .Lotherwise_490
    add x0, x1, #4
    ld1 {v0.s}[1], [x0]
.Lotherwise_490:
    tst x2, #4
    beq .Lotherwise_491
    add x0, x1, #8
    ld1 {v0.s}[2], [x0]
.Lotherwise_491:
    tst x2, #8
    beq .Lotherwise_492
    add x0, x1, #12
    ld1 {v0.s}[3], [x0]
.Lotherwise_492:
.Lend_488:
    ubfx x0, x2, #4, #4
    fadd v11.4s, v11.4s, v0.4s
    cmp x0, #15
    bne .Lotherwise_493
    ldr q0, [x1, #16]
    b .Lend_494
.Lotherwise_493:
    movi v0.4s, #0
    tst x2, #16
    beq .Lotherwise_495
    add x0, x1, #16
    ld1 {v0.s}[0], [x0]
.Lotherwise_495:
    tst x2, #32
    beq .Lotherwise_496
    add x0, x1, #20
    ld1 {v0.s}[1], [x0]
.Lotherwise_496:
    tst x2, #64
    beq .Lotherwise_497
    add x0, x1, #24
    ld1 {v0.s}[2], [x0]
.Lotherwise_497:
    tst x2, #128
    beq .Lotherwise_498
    add x0, x1, #28
    ld1 {v0.s}[3], [x0]
.Lotherwise_498:
.Lend_494:
    ubfx x0, x2, #0, #4
    fadd v10.4s, v10.4s, v0.4s
    add x1, x1, x4, lsl #2
    cmp x0, #15
    bne .Lotherwise_499
    ldr q0, [x1]
    b .Lend_500
.Lotherwise_499:
    movi v0.4s, #0
    tst x2, #1
    beq .Lotherwise_501
    ld1 {v0.s}[0], [x1]
.Lotherwise_501:
    tst x2, #2
    beq .Lotherwise_502
    add x0, x1, #4
    ld1 {v0.s}[1], [x0]
.Lotherwise_502:
    tst x2, #4
    beq .Lotherwise_503
    add x0, x1, #8
    ld1 {v0.s}[2], [x0]
.Lotherwise_503:
    tst x2, #8
    beq .Lotherwise_504
    add x0, x1, #12
    ld1 {v0.s}[3], [x0]
.Lotherwise_504:
.Lend_500:
    ubfx x0, x2, #4, #4
    fadd v9.4s, v9.4s, v0.4s
    cmp x0, #15
    bne .Lotherwise_505
    ldr q0, [x1, #16]
    b .Lend_506
.Lotherwise_505:
    movi v0.4s, #0
    tst x2, #16
    beq .Lotherwise_507
    add x0, x1, #16
    ld1 {v0.s}[0], [x0]
.Lotherwise_507:
    tst x2, #32
    beq .Lotherwise_508
    add x0, x1, #20
    ld1 {v0.s}[1], [x0]
.Lotherwise_508:
    tst x2, #64
    beq .Lotherwise_509
    add x0, x1, #24
    ld1 {v0.s}[2], [x0]
.Lotherwise_509:
    tst x2, #128
    beq .Lotherwise_510
    add x0, x1, #28
    ld1 {v0.s}[3], [x0]
.Lotherwise_510:
.Lend_506:
    ubfx x0, x2, #0, #4
    fadd v8.4s, v8.4s, v0.4s
    add x1, x1, x4, lsl #2
    cmp x0, #15
    bne .Lotherwise_511
    ldr q0, [x1]
    b .Lend_512
.Lotherwise_511:
    movi v0.4s, #0
    tst x2, #1
    beq .Lotherwise_513
    ld1 {v0.s}[0], [x1]
.Lotherwise_513:
    tst x2, #2
    beq .Lotherwise_514
    add x0, x1, #4
    ld1 {v0.s}[1], [x0]
.Lotherwise_514:
    tst x2, #4
    beq .Lotherwise_515
    add x0, x1, #8
    ld1 {v0.s}[2], [x0]
.Lotherwise_515:
    tst x2, #8
    beq .Lotherwise_516
    add x0, x1, #12
    ld1 {v0.s}[3], [x0]
.Lotherwise_516:
.Lend_512:
    ubfx x0, x2, #4, #4
    fadd v31.4s, v31.4s, v0.4s
    cmp x0, #15
    bne .Lotherwise_517
    ldr q0, [x1, #16]
    b .Lend_518
.Lotherwise_517:
    movi v0.4s, #0
    tst x2, #16
    beq .Lotherwise_519
    add x0, x1, #16
    ld1 {v0.s}[0], [x0]
.Lotherwise_519:
    tst x2, #32
    beq .Lotherwise_520
    add x0, x1, #20
    ld1 {v0.s}[1], [x0]
.Lotherwise_520:
    tst x2, #64
    beq .Lotherwise_521
    add x0, x1, #24
    ld1 {v0.s}[2], [x0]
.Lotherwise_521:
    tst x2, #128
    beq .Lotherwise_522
    add x0, x1, #28
    ld1 {v0.s}[3], [x0]
.Lotherwise_522:
.Lend_518:
    ubfx x0, x2, #0, #4
    fadd v30.4s, v30.4s, v0.4s
    add x1, x1, x4, lsl #2
    cmp x0, #15
    bne .Lotherwise_523
    ldr q0, [x1]
    b .Lend_524
.Lotherwise_523:
    movi v0.4s, #0
    tst x2, #1
    beq .Lotherwise_525
    ld1 {v0.s}[0], [x1]
.Lotherwise_525:
    tst x2, #2
    beq .Lotherwise_526
    add x0, x1, #4
    ld1 {v0.s}[1], [x0]
.Lotherwise_526:
    tst x2, #4
    beq .Lotherwise_527
    add x0, x1, #8
    ld1 {v0.s}[2], [x0]
.Lotherwise_527:
    tst x2, #8
    beq .Lotherwise_528
    add x0, x1, #12
    ld1 {v0.s}[3], [x0]
.Lotherwise_528:
.Lend_524:
    ubfx x0, x2, #4, #4
    fadd v29.4s, v29.4s, v0.4s
    cmp x0, #15
    bne .Lotherwise_529
    ldr q0, [x1, #16]
    b .Lend_530
.Lotherwise_529:
    movi v0.4s, #0
    tst x2, #16
    beq .Lotherwise_531
    add x0, x1, #16
    ld1 {v0.s}[0], [x0]
.Lotherwise_531:
    tst x2, #32
    beq .Lotherwise_532
    add x0, x1, #20
    ld1 {v0.s}[1], [x0]
.Lotherwise_532:
    tst x2, #64
    beq .Lotherwise_533
    add x0, x1, #24
    ld1 {v0.s}[2], [x0]
.Lotherwise_533:
    tst x2, #128
    beq .Lotherwise_534
    add x0, x1, #28
    ld1 {v0.s}[3], [x0]
.Lotherwise_534:
.Lend_530:
    fadd v28.4s, v28.4s, v0.4s
    b .Lend_535
.Lotherwise_486:
.Lend_535:
    ubfx x0, x2, #0, #4
    ldr s0, [x7, #40]
    dup v0.4s, v0.s[0]
    fmax v1.4s, v0.4s, v11.4s
    cmp x0, #15
    bne .Lotherwise_536
    str q1, [x8]
    b .Lend_537
.Lotherwise_536:
    tst x2, #1
    beq .Lotherwise_538
    st1 {v1.s}[0], [x8]
.Lotherwise_538:
    tst x2, #2
    beq .Lotherwise_539
    add x0, x8, #4
    st1 {v1.s}[1], [x0]
.Lotherwise_539:
    tst x2, #4
    beq .Lotherwise_540
    add x0, x8, #8
    st1 {v1.s}[2], [x0]
.Lotherwise_540:
    tst x2, #8
    beq .Lotherwise_541
    add x0, x8, #12
    st1 {v1.s}[3], [x0]
.Lotherwise_541:
.Lend_537:
    ubfx x0, x2, #4, #4
    fmax v1.4s, v0.4s, v10.4s
    cmp x0, #15
    bne .Lotherwise_542
    str q1, [x8, #16]
    b .Lend_543
.Lotherwise_542:
    tst x2, #16
    beq .Lotherwise_544
    add x0, x8, #16
    st1 {v1.s}[0], [x0]
.Lotherwise_544:
    tst x2, #32
    beq .Lotherwise_545
    add x0, x8, #20
    st1 {v1.s}[1], [x0]
.Lotherwise_545:
    tst x2, #64
    beq .Lotherwise_546
    add x0, x8, #24
    st1 {v1.s}[2], [x0]
.Lotherwise_546:
    tst x2, #128
    beq .Lotherwise_547
    add x0, x8, #28
    st1 {v1.s}[3], [x0]
.Lotherwise_547:
.Lend_543:
    ubfx x0, x2, #0, #4
    add x8, x8, x4, lsl #2
    fmax v1.4s, v0.4s, v9.4s
    cmp x0, #15
    bne .Lotherwise_548
    str q1, [x8]
    b .Lend_549
.Lotherwise_548:
    tst x2, #1
    beq .Lotherwise_550
    st1 {v1.s}[0], [x8]
.Lotherwise_550:
    tst x2, #2
    beq .Lotherwise_551
    add x0, x8, #4
    st1 {v1.s}[1], [x0]
.Lotherwise_551:
    tst x2, #4
    beq .Lotherwise_552
    add x0, x8, #8
    st1 {v1.s}[2], [x0]
.Lotherwise_552:
    tst x2, #8
    beq .Lotherwise_553
    add x0, x8, #12
    st1 {v1.s}[3], [x0]
.Lotherwise_553:
.Lend_549:
    ubfx x0, x2, #4, #4
    fmax v1.4s, v0.4s, v8.4s
    cmp x0, #15
    bne .Lotherwise_554
    str q1, [x8, #16]
    b .Lend_555
.Lotherwise_554:
    tst x2, #16
    beq .Lotherwise_556
    add x0, x8, #16
    st1 {v1.s}[0], [x0]
.Lotherwise_556:
    tst x2, #32
    beq .Lotherwise_557
    add x0, x8, #20
    st1 {v1.s}[1], [x0]
.Lotherwise_557:
    tst x2, #64
    beq .Lotherwise_558
    add x0, x8, #24
    st1 {v1.s}[2], [x0]
.Lotherwise_558:
    tst x2, #128
    beq .Lotherwise_559
    add x0, x8, #28
    st1 {v1.s}[3], [x0]
.Lotherwise_559:
.Lend_555:
    ubfx x0, x2, #0, #4
    add x8, x8, x4, lsl #2
    fmax v1.4s, v0.4s, v31.4s
    cmp x0, #15
    bne .Lotherwise_560
    str q1, [x8]
    b .Lend_561
.Lotherwise_560:
    tst x2, #1
    beq .Lotherwise_562
    st1 {v1.s}[0], [x8]
.Lotherwise_562:
    tst x2, #2
    beq .Lotherwise_563
    add x0, x8, #4
    st1 {v1.s}[1], [x0]
.Lotherwise_563:
    tst x2, #4
    beq .Lotherwise_564
    add x0, x8, #8
    st1 {v1.s}[2], [x0]
.Lotherwise_564:
    tst x2, #8
    beq .Lotherwise_565
    add x0, x8, #12
    st1 {v1.s}[3], [x0]
.Lotherwise_565:
.Lend_561:
    ubfx x0, x2, #4, #4
    fmax v1.4s, v0.4s, v30.4s
    cmp x0, #15
    bne .Lotherwise_566
    str q1, [x8, #16]
    b .Lend_567
.Lotherwise_566:
    tst x2, #16
    beq .Lotherwise_568
    add x0, x8, #16
    st1 {v1.s}[0], [x0]
.Lotherwise_568:
    tst x2, #32
    beq .Lotherwise_569
    add x0, x8, #20
    st1 {v1.s}[1], [x0]
.Lotherwise_569:
    tst x2, #64
    beq .Lotherwise_570
    add x0, x8, #24
    st1 {v1.s}[2], [x0]
.Lotherwise_570:
    tst x2, #128
    beq .Lotherwise_571
    add x0, x8, #28
    st1 {v1.s}[3], [x0]
.Lotherwise_571:
.Lend_567:
    ubfx x0, x2, #0, #4
    add x8, x8, x4, lsl #2
    fmax v1.4s, v0.4s, v29.4s
    cmp x0, #15
    bne .Lotherwise_572
    str q1, [x8]
    b .Lend_573
.Lotherwise_572:
    tst x2, #1
    beq .Lotherwise_574
    st1 {v1.s}[0], [x8]
.Lotherwise_574:
    tst x2, #2
    beq .Lotherwise_575
    add x0, x8, #4
    st1 {v1.s}[1], [x0]
.Lotherwise_575:
    tst x2, #4
    beq .Lotherwise_576
    add x0, x8, #8
    st1 {v1.s}[2], [x0]
.Lotherwise_576:
    tst x2, #8
    beq .Lotherwise_577
    add x0, x8, #12
    st1 {v1.s}[3], [x0]
.Lotherwise_577:
.Lend_573:
    ubfx x0, x2, #4, #4
    fmax v0.4s, v0.4s, v28.4s
    cmp x0, #15
    bne .Lotherwise_578
    str q0, [x8, #16]
    b .Lend_579
.Lotherwise_578:
    tst x2, #16
    beq .Lotherwise_580
    add x0, x8, #16
    st1 {v0.s}[0], [x0]
.Lotherwise_580:
    tst x2, #32
    beq .Lotherwise_581
    add x0, x8, #20
    st1 {v0.s}[1], [x0]
.Lotherwise_581:
    tst x2, #64
    beq .Lotherwise_582
    add x0, x8, #24
    st1 {v0.s}[2], [x0]
.Lotherwise_582:
    tst x2, #128
    beq .Lotherwise_583
    add x0, x8, #28
    st1 {v0.s}[3], [x0]
.Lotherwise_583:
.Lend_579:
.Lend_477:
.Lend_417:
    ldp d8, d9, [sp, #0]
    ldp d10, d11, [sp, #16]
    ldp d12, d13, [sp, #32]
    add sp, sp, #48
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
    cbz x13, .Lloop_end_584
.Lloop_585:
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
    cbnz x0, .Lotherwise_586
    b .Lend_587
.Lotherwise_586:
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
.Lend_587:
    cbnz x6, .Lotherwise_588
    lsr x0, x9, #4
    ldr x1, [x7, #24]
    mov x2, x10
    ubfx x3, x9, #0, #4
    cbz x0, .Lloop_end_589
.Lloop_590:
    add x4, x11, x1, lsl #2
    ld1 {v16.4s, v17.4s, v18.4s, v19.4s}, [x11], #64
    ld1 {v0.4s, v1.4s, v2.4s, v3.4s}, [x2], #64
    sub x0, x0, #1
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
    cbnz x0, .Lloop_590
.Lloop_end_589:
    lsr x0, x3, #2
    ubfx x3, x3, #0, #2
    cbz x0, .Lloop_end_591
.Lloop_592:
    add x4, x11, x1, lsl #2
    ld1 {v16.4s, v17.4s, v18.4s, v19.4s}, [x11], #64
    ld1 {v0.4s, v1.4s, v2.4s, v3.4s}, [x2], #64
    sub x0, x0, #1
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
    cbnz x0, .Lloop_592
.Lloop_end_591:
    cbz x3, .Lloop_end_593
.Lloop_594:
    ldp q0, q1, [x11]
    ldr s2, [x2]
    add x0, x11, x1, lsl #2
    sub x3, x3, #1
    ldr s3, [x2, #16]
    add x11, x11, #32
    ldr s4, [x2, #32]
    ldr s5, [x2, #48]
    ldr s6, [x2, #64]
    prfm pldl1keep, [x0]
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
    cbnz x3, .Lloop_594
.Lloop_end_593:
    ldr x0, [x7, #16]
    ldr x1, [x7]
    mov x2, x8
    cbnz x0, .Lotherwise_595
    mov x0, x2
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
    b .Lend_596
.Lotherwise_595:
.Lend_596:
    mov x0, x7
    prfm pldl1keep, [x2, #88]
    ldr s0, [x0, #40]
    dup v0.4s, v0.s[0]
    fmax v1.4s, v0.4s, v9.4s
    fmax v2.4s, v0.4s, v8.4s
    fmax v3.4s, v0.4s, v31.4s
    fmax v4.4s, v0.4s, v30.4s
    fmax v5.4s, v0.4s, v29.4s
    fmax v6.4s, v0.4s, v28.4s
    str q1, [x2]
    str q2, [x2, #16]
    add x2, x2, x1, lsl #2
    fmax v1.4s, v0.4s, v27.4s
    fmax v2.4s, v0.4s, v26.4s
    str q3, [x2]
    str q4, [x2, #16]
    fmax v3.4s, v0.4s, v25.4s
    prfm pldl1keep, [x2, #88]
    add x2, x2, x1, lsl #2
    fmax v0.4s, v0.4s, v24.4s
    str q5, [x2]
    str q6, [x2, #16]
    prfm pldl1keep, [x2, #88]
    add x2, x2, x1, lsl #2
    str q1, [x2]
    str q2, [x2, #16]
    prfm pldl1keep, [x2, #88]
    add x2, x2, x1, lsl #2
    str q3, [x2]
    str q0, [x2, #16]
    prfm pldl1keep, [x2, #88]
    b .Lend_597
.Lotherwise_588:
    cbnz x12, .Lotherwise_598
    lsr x0, x9, #4
    mov x1, x11
    mov x2, x10
    ubfx x3, x9, #0, #4
    cbz x0, .Lloop_end_599
.Lloop_600:
    ld1 {v0.4s, v1.4s, v2.4s, v3.4s}, [x2], #64
    ldp q4, q5, [x1]
    sub x0, x0, #1
    ldr q18, [x2], #64
    prfm pldl1keep, [x1, #56]
    add x1, x1, x6, lsl #2
    ldp q6, q7, [x1]
    prfm pldl1keep, [x1, #56]
    add x1, x1, x6, lsl #2
    ldp q16, q17, [x1]
    fmla v9.4s, v4.4s, v0.s[0]
    fmla v8.4s, v5.4s, v0.s[0]
    prfm pldl1keep, [x1, #56]
    add x1, x1, x6, lsl #2
    fmla v31.4s, v4.4s, v1.s[0]
    fmla v30.4s, v5.4s, v1.s[0]
    ldp q19, q20, [x1]
    prfm pldl1keep, [x1, #56]
    fmla v29.4s, v4.4s, v2.s[0]
    fmla v28.4s, v5.4s, v2.s[0]
    add x1, x1, x6, lsl #2
    fmla v27.4s, v4.4s, v3.s[0]
    fmla v26.4s, v5.4s, v3.s[0]
    prfm pldl1keep, [x1, #56]
    fmla v25.4s, v4.4s, v18.s[0]
    fmla v24.4s, v5.4s, v18.s[0]
    ldp q22, q23, [x1]
    add x1, x1, x6, lsl #2
    fmla v9.4s, v6.4s, v0.s[1]
    fmla v8.4s, v7.4s, v0.s[1]
    prfm pldl1keep, [x1, #56]
    fmla v31.4s, v6.4s, v1.s[1]
    fmla v30.4s, v7.4s, v1.s[1]
    fmla v29.4s, v6.4s, v2.s[1]
    fmla v28.4s, v7.4s, v2.s[1]
    fmla v27.4s, v6.4s, v3.s[1]
    fmla v26.4s, v7.4s, v3.s[1]
    fmla v25.4s, v6.4s, v18.s[1]
    fmla v24.4s, v7.4s, v18.s[1]
    ldp q21, q10, [x1]
    add x1, x1, x6, lsl #2
    fmla v9.4s, v16.4s, v0.s[2]
    fmla v8.4s, v17.4s, v0.s[2]
    prfm pldl1keep, [x1, #56]
    fmla v31.4s, v16.4s, v1.s[2]
    fmla v30.4s, v17.4s, v1.s[2]
    fmla v29.4s, v16.4s, v2.s[2]
    fmla v28.4s, v17.4s, v2.s[2]
    fmla v27.4s, v16.4s, v3.s[2]
    fmla v26.4s, v17.4s, v3.s[2]
    fmla v25.4s, v16.4s, v18.s[2]
    fmla v24.4s, v17.4s, v18.s[2]
    ldp q5, q17, [x1]
    add x1, x1, x6, lsl #2
    fmla v9.4s, v19.4s, v0.s[3]
    fmla v8.4s, v20.4s, v0.s[3]
    ldp q4, q11, [x1]
    fmla v31.4s, v19.4s, v1.s[3]
    fmla v30.4s, v20.4s, v1.s[3]
    prfm pldl1keep, [x1, #56]
    add x1, x1, x6, lsl #2
    fmla v29.4s, v19.4s, v2.s[3]
    fmla v28.4s, v20.4s, v2.s[3]
    ldp q7, q16, [x1]
    prfm pldl1keep, [x1, #56]
    fmla v27.4s, v19.4s, v3.s[3]
    fmla v26.4s, v20.4s, v3.s[3]
    add x1, x1, x6, lsl #2
    fmla v25.4s, v19.4s, v18.s[3]
    fmla v24.4s, v20.4s, v18.s[3]
    ld1 {v0.4s, v1.4s, v2.4s, v3.4s}, [x2], #64
    prfm pldl1keep, [x1, #56]
    fmla v9.4s, v22.4s, v0.s[0]
    fmla v8.4s, v23.4s, v0.s[0]
    fmla v31.4s, v22.4s, v1.s[0]
    fmla v30.4s, v23.4s, v1.s[0]
    fmla v29.4s, v22.4s, v2.s[0]
    fmla v28.4s, v23.4s, v2.s[0]
    fmla v27.4s, v22.4s, v3.s[0]
    fmla v26.4s, v23.4s, v3.s[0]
    fmla v9.4s, v21.4s, v0.s[1]
    fmla v8.4s, v10.4s, v0.s[1]
    fmla v31.4s, v21.4s, v1.s[1]
    fmla v30.4s, v10.4s, v1.s[1]
    fmla v29.4s, v21.4s, v2.s[1]
    fmla v28.4s, v10.4s, v2.s[1]
    fmla v27.4s, v21.4s, v3.s[1]
    fmla v26.4s, v10.4s, v3.s[1]
    fmla v9.4s, v5.4s, v0.s[2]
    fmla v8.4s, v17.4s, v0.s[2]
    fmla v31.4s, v5.4s, v1.s[2]
    fmla v30.4s, v17.4s, v1.s[2]
    fmla v29.4s, v5.4s, v2.s[2]
    fmla v28.4s, v17.4s, v2.s[2]
    fmla v27.4s, v5.4s, v3.s[2]
    fmla v26.4s, v17.4s, v3.s[2]
    fmla v9.4s, v4.4s, v0.s[3]
    fmla v8.4s, v11.4s, v0.s[3]
    ldr q0, [x2], #64
    fmla v31.4s, v4.4s, v1.s[3]
    fmla v30.4s, v11.4s, v1.s[3]
    fmla v29.4s, v4.4s, v2.s[3]
    fmla v28.4s, v11.4s, v2.s[3]
    ldp q19, q20, [x1]
    add x1, x1, x6, lsl #2
    fmla v27.4s, v4.4s, v3.s[3]
    fmla v26.4s, v11.4s, v3.s[3]
    prfm pldl1keep, [x1, #56]
    fmla v25.4s, v22.4s, v0.s[0]
    fmla v24.4s, v23.4s, v0.s[0]
    ldp q6, q18, [x1]
    add x1, x1, x6, lsl #2
    prfm pldl1keep, [x1, #56]
    fmla v25.4s, v21.4s, v0.s[1]
    fmla v24.4s, v10.4s, v0.s[1]
    ldp q23, q21, [x1]
    add x1, x1, x6, lsl #2
    prfm pldl1keep, [x1, #56]
    fmla v25.4s, v5.4s, v0.s[2]
    fmla v24.4s, v17.4s, v0.s[2]
    ldp q17, q22, [x1]
    add x1, x1, x6, lsl #2
    prfm pldl1keep, [x1, #56]
    fmla v25.4s, v4.4s, v0.s[3]
    fmla v24.4s, v11.4s, v0.s[3]
    ld1 {v0.4s, v1.4s, v2.4s, v3.4s}, [x2], #64
    fmla v9.4s, v7.4s, v0.s[0]
    fmla v8.4s, v16.4s, v0.s[0]
    fmla v31.4s, v7.4s, v1.s[0]
    fmla v30.4s, v16.4s, v1.s[0]
    fmla v29.4s, v7.4s, v2.s[0]
    fmla v28.4s, v16.4s, v2.s[0]
    fmla v27.4s, v7.4s, v3.s[0]
    fmla v26.4s, v16.4s, v3.s[0]
    fmla v9.4s, v19.4s, v0.s[1]
    fmla v8.4s, v20.4s, v0.s[1]
    fmla v31.4s, v19.4s, v1.s[1]
    fmla v30.4s, v20.4s, v1.s[1]
    fmla v29.4s, v19.4s, v2.s[1]
    fmla v28.4s, v20.4s, v2.s[1]
    fmla v27.4s, v19.4s, v3.s[1]
    fmla v26.4s, v20.4s, v3.s[1]
    fmla v9.4s, v6.4s, v0.s[2]
    fmla v8.4s, v18.4s, v0.s[2]
    fmla v31.4s, v6.4s, v1.s[2]
    fmla v30.4s, v18.4s, v1.s[2]
    fmla v29.4s, v6.4s, v2.s[2]
    fmla v28.4s, v18.4s, v2.s[2]
    fmla v27.4s, v6.4s, v3.s[2]
    fmla v26.4s, v18.4s, v3.s[2]
    fmla v9.4s, v23.4s, v0.s[3]
    fmla v8.4s, v21.4s, v0.s[3]
    ldr q10, [x2], #64
    fmla v31.4s, v23.4s, v1.s[3]
    fmla v30.4s, v21.4s, v1.s[3]
    fmla v29.4s, v23.4s, v2.s[3]
    fmla v28.4s, v21.4s, v2.s[3]
    ldp q11, q12, [x1]
    add x1, x1, x6, lsl #2
    fmla v27.4s, v23.4s, v3.s[3]
    fmla v26.4s, v21.4s, v3.s[3]
    prfm pldl1keep, [x1, #56]
    fmla v25.4s, v7.4s, v10.s[0]
    fmla v24.4s, v16.4s, v10.s[0]
    ldp q4, q5, [x1]
    add x1, x1, x6, lsl #2
    prfm pldl1keep, [x1, #56]
    fmla v25.4s, v19.4s, v10.s[1]
    fmla v24.4s, v20.4s, v10.s[1]
    ldp q7, q16, [x1]
    add x1, x1, x6, lsl #2
    fmla v25.4s, v6.4s, v10.s[2]
    fmla v24.4s, v18.4s, v10.s[2]
    fmla v25.4s, v23.4s, v10.s[3]
    ld1 {v0.4s, v1.4s, v2.4s, v3.4s}, [x2], #64
    fmla v24.4s, v21.4s, v10.s[3]
    ldr q6, [x2], #64
    fmla v9.4s, v17.4s, v0.s[0]
    fmla v8.4s, v22.4s, v0.s[0]
    fmla v31.4s, v17.4s, v1.s[0]
    fmla v30.4s, v22.4s, v1.s[0]
    fmla v29.4s, v17.4s, v2.s[0]
    fmla v28.4s, v22.4s, v2.s[0]
    fmla v27.4s, v17.4s, v3.s[0]
    fmla v26.4s, v22.4s, v3.s[0]
    fmla v25.4s, v17.4s, v6.s[0]
    fmla v24.4s, v22.4s, v6.s[0]
    fmla v9.4s, v11.4s, v0.s[1]
    fmla v8.4s, v12.4s, v0.s[1]
    fmla v31.4s, v11.4s, v1.s[1]
    fmla v30.4s, v12.4s, v1.s[1]
    fmla v29.4s, v11.4s, v2.s[1]
    fmla v28.4s, v12.4s, v2.s[1]
    fmla v27.4s, v11.4s, v3.s[1]
    fmla v26.4s, v12.4s, v3.s[1]
    fmla v25.4s, v11.4s, v6.s[1]
    fmla v24.4s, v12.4s, v6.s[1]
    fmla v9.4s, v4.4s, v0.s[2]
    fmla v8.4s, v5.4s, v0.s[2]
    fmla v31.4s, v4.4s, v1.s[2]
    fmla v30.4s, v5.4s, v1.s[2]
    fmla v29.4s, v4.4s, v2.s[2]
    fmla v28.4s, v5.4s, v2.s[2]
    fmla v27.4s, v4.4s, v3.s[2]
    fmla v26.4s, v5.4s, v3.s[2]
    fmla v25.4s, v4.4s, v6.s[2]
    fmla v24.4s, v5.4s, v6.s[2]
    fmla v9.4s, v7.4s, v0.s[3]
    fmla v8.4s, v16.4s, v0.s[3]
    fmla v31.4s, v7.4s, v1.s[3]
    fmla v30.4s, v16.4s, v1.s[3]
    fmla v29.4s, v7.4s, v2.s[3]
    fmla v28.4s, v16.4s, v2.s[3]
    fmla v27.4s, v7.4s, v3.s[3]
    fmla v26.4s, v16.4s, v3.s[3]
    fmla v25.4s, v7.4s, v6.s[3]
    fmla v24.4s, v16.4s, v6.s[3]
    cbnz x0, .Lloop_600
.Lloop_end_599:
    lsr x0, x3, #2
    ubfx x3, x3, #0, #2
    cbz x0, .Lloop_end_601
.Lloop_602:
    ld1 {v0.4s, v1.4s, v2.4s, v3.4s}, [x2], #64
    ldp q4, q5, [x1]
    sub x0, x0, #1
    ldr q6, [x2], #64
    prfm pldl1keep, [x1, #56]
    add x1, x1, x6, lsl #2
    ldp q7, q16, [x1]
    prfm pldl1keep, [x1, #56]
    add x1, x1, x6, lsl #2
    ldp q17, q18, [x1]
    fmla v9.4s, v4.4s, v0.s[0]
    fmla v8.4s, v5.4s, v0.s[0]
    prfm pldl1keep, [x1, #56]
    add x1, x1, x6, lsl #2
    fmla v31.4s, v4.4s, v1.s[0]
    fmla v30.4s, v5.4s, v1.s[0]
    ldp q19, q20, [x1]
    prfm pldl1keep, [x1, #56]
    fmla v29.4s, v4.4s, v2.s[0]
    fmla v28.4s, v5.4s, v2.s[0]
    add x1, x1, x6, lsl #2
    fmla v27.4s, v4.4s, v3.s[0]
    fmla v26.4s, v5.4s, v3.s[0]
    fmla v25.4s, v4.4s, v6.s[0]
    fmla v24.4s, v5.4s, v6.s[0]
    fmla v9.4s, v7.4s, v0.s[1]
    fmla v8.4s, v16.4s, v0.s[1]
    fmla v31.4s, v7.4s, v1.s[1]
    fmla v30.4s, v16.4s, v1.s[1]
    fmla v29.4s, v7.4s, v2.s[1]
    fmla v28.4s, v16.4s, v2.s[1]
    fmla v27.4s, v7.4s, v3.s[1]
    fmla v26.4s, v16.4s, v3.s[1]
    fmla v25.4s, v7.4s, v6.s[1]
    fmla v24.4s, v16.4s, v6.s[1]
    fmla v9.4s, v17.4s, v0.s[2]
    fmla v8.4s, v18.4s, v0.s[2]
    fmla v31.4s, v17.4s, v1.s[2]
    fmla v30.4s, v18.4s, v1.s[2]
    fmla v29.4s, v17.4s, v2.s[2]
    fmla v28.4s, v18.4s, v2.s[2]
    fmla v27.4s, v17.4s, v3.s[2]
    fmla v26.4s, v18.4s, v3.s[2]
    fmla v25.4s, v17.4s, v6.s[2]
    fmla v24.4s, v18.4s, v6.s[2]
    fmla v9.4s, v19.4s, v0.s[3]
    fmla v8.4s, v20.4s, v0.s[3]
    fmla v31.4s, v19.4s, v1.s[3]
    fmla v30.4s, v20.4s, v1.s[3]
    fmla v29.4s, v19.4s, v2.s[3]
    fmla v28.4s, v20.4s, v2.s[3]
    fmla v27.4s, v19.4s, v3.s[3]
    fmla v26.4s, v20.4s, v3.s[3]
    fmla v25.4s, v19.4s, v6.s[3]
    fmla v24.4s, v20.4s, v6.s[3]
    cbnz x0, .Lloop_602
.Lloop_end_601:
    cbz x3, .Lloop_end_603
.Lloop_604:
    ldp q0, q1, [x1]
    ldr s2, [x2]
    sub x3, x3, #1
    ldr s3, [x2, #16]
    ldr s4, [x2, #32]
    ldr s5, [x2, #48]
    ldr s6, [x2, #64]
    prfm pldl1keep, [x1, #56]
    add x1, x1, x6, lsl #2
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
    cbnz x3, .Lloop_604
.Lloop_end_603:
    ldr x0, [x7, #16]
    ldr x1, [x7]
    mov x2, x8
    cbnz x0, .Lotherwise_605
    mov x0, x2
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
    b .Lend_606
.Lotherwise_605:
.Lend_606:
    prfm pldl1keep, [x2, #88]
    ldr s0, [x7, #40]
    dup v0.4s, v0.s[0]
    fmax v1.4s, v0.4s, v9.4s
    fmax v2.4s, v0.4s, v8.4s
    fmax v3.4s, v0.4s, v31.4s
    fmax v4.4s, v0.4s, v30.4s
    fmax v5.4s, v0.4s, v29.4s
    fmax v6.4s, v0.4s, v28.4s
    str q1, [x2]
    str q2, [x2, #16]
    add x2, x2, x1, lsl #2
    fmax v1.4s, v0.4s, v27.4s
    fmax v2.4s, v0.4s, v26.4s
    str q3, [x2]
    str q4, [x2, #16]
    fmax v3.4s, v0.4s, v25.4s
    prfm pldl1keep, [x2, #88]
    add x2, x2, x1, lsl #2
    fmax v0.4s, v0.4s, v24.4s
    str q5, [x2]
    str q6, [x2, #16]
    prfm pldl1keep, [x2, #88]
    add x2, x2, x1, lsl #2
    str q1, [x2]
    str q2, [x2, #16]
    prfm pldl1keep, [x2, #88]
    add x2, x2, x1, lsl #2
    str q3, [x2]
    str q0, [x2, #16]
    prfm pldl1keep, [x2, #88]
    b .Lend_607
.Lotherwise_598:
    lsr x0, x9, #4
    mov x1, x11
    mov x2, x10
    ubfx x3, x9, #0, #4
    cbz x0, .Lloop_end_608
.Lloop_609:
    ldp q0, q1, [x1]
    prfm pldl1keep, [x1, #56]
    add x1, x1, x6, lsl #2
    sub x0, x0, #1
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
    cbnz x0, .Lloop_609
.Lloop_end_608:
    lsr x0, x3, #2
    ubfx x3, x3, #0, #2
    cbz x0, .Lloop_end_610
.Lloop_611:
    ldp q0, q1, [x1]
    prfm pldl1keep, [x1, #56]
    add x1, x1, x6, lsl #2
    sub x0, x0, #1
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
    cbnz x0, .Lloop_611
.Lloop_end_610:
    cbz x3, .Lloop_end_612
.Lloop_613:
    ldp q0, q1, [x1]
    sub x3, x3, #1
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
    cbnz x3, .Lloop_613
.Lloop_end_612:
    ldr x0, [x7, #16]
    ldr x1, [x7]
    mov x2, x8
    cbnz x0, .Lotherwise_614
    mov x0, x2
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
    b .Lend_615
.Lotherwise_614:
.Lend_615:
    prfm pldl1keep, [x2, #88]
    ldr s0, [x7, #40]
    dup v0.4s, v0.s[0]
    fmax v1.4s, v0.4s, v9.4s
    fmax v2.4s, v0.4s, v8.4s
    fmax v3.4s, v0.4s, v31.4s
    fmax v4.4s, v0.4s, v30.4s
    fmax v5.4s, v0.4s, v29.4s
    fmax v6.4s, v0.4s, v28.4s
    str q1, [x2]
    str q2, [x2, #16]
    add x2, x2, x1, lsl #2
    fmax v1.4s, v0.4s, v27.4s
    fmax v2.4s, v0.4s, v26.4s
    str q3, [x2]
    str q4, [x2, #16]
    fmax v3.4s, v0.4s, v25.4s
    prfm pldl1keep, [x2, #88]
    add x2, x2, x1, lsl #2
    fmax v0.4s, v0.4s, v24.4s
    str q5, [x2]
    str q6, [x2, #16]
    prfm pldl1keep, [x2, #88]
    add x2, x2, x1, lsl #2
    str q1, [x2]
    str q2, [x2, #16]
    prfm pldl1keep, [x2, #88]
    add x2, x2, x1, lsl #2
    str q3, [x2]
    str q0, [x2, #16]
    prfm pldl1keep, [x2, #88]
.Lend_607:
    add x11, x11, #32
.Lend_597:
    sub x13, x13, #1
    add x8, x8, #32
    cbnz x13, .Lloop_585
.Lloop_end_584:
    ldr x0, [x7, #8]
    ubfx x0, x0, #0, #3
    cbnz x0, .Lotherwise_616
    b .Lend_617
.Lotherwise_616:
    sub x0, x0, #1
    lsr x0, x0, #2
    cbnz x0, .Lotherwise_618
    ldr x0, [x7, #16]
    ldr x1, [x7, #24]
    movi v23.4s, #0
    movi v24.4s, #0
    movi v25.4s, #0
    movi v26.4s, #0
    movi v27.4s, #0
    cbnz x0, .Lotherwise_619
    b .Lend_620
.Lotherwise_619:
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
.Lend_620:
    lsr x0, x9, #4
    ubfx x2, x9, #0, #4
    cbz x0, .Lloop_end_621
.Lloop_622:
    ld1 {v0.4s, v1.4s, v2.4s, v3.4s}, [x10], #64
    ldr q4, [x11]
    add x3, x11, x1, lsl #2
    sub x0, x0, #1
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
    cbnz x0, .Lloop_622
.Lloop_end_621:
    lsr x0, x2, #2
    ubfx x2, x2, #0, #2
    cbz x0, .Lloop_end_623
.Lloop_624:
    ld1 {v0.4s, v1.4s, v2.4s, v3.4s}, [x10], #64
    ldr q4, [x11]
    add x3, x11, x1, lsl #2
    sub x0, x0, #1
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
    cbnz x0, .Lloop_624
.Lloop_end_623:
    cbz x2, .Lloop_end_625
.Lloop_626:
    ldr q0, [x11]
    ldr s1, [x10]
    add x0, x11, x1, lsl #2
    sub x2, x2, #1
    ldr s2, [x10, #16]
    ldr s3, [x10, #32]
    add x11, x11, #32
    ldr s4, [x10, #48]
    ldr s5, [x10, #64]
    add x10, x10, #4
    prfm pldl1keep, [x0]
    fmla v23.4s, v0.4s, v1.s[0]
    fmla v24.4s, v0.4s, v2.s[0]
    fmla v25.4s, v0.4s, v3.s[0]
    fmla v26.4s, v0.4s, v4.s[0]
    fmla v27.4s, v0.4s, v5.s[0]
    cbnz x2, .Lloop_626
.Lloop_end_625:
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
    cbnz x1, .Lotherwise_627
    ubfx x0, x2, #0, #4
    mov x1, x8
    cmp x0, #15
    bne .Lotherwise_628
    ldr q0, [x1]
    b .Lend_629
.Lotherwise_628:
    movi v0.4s, #0
    tst x2, #1
    beq .Lotherwise_630
    ld1 {v0.s}[0], [x1]
.Lotherwise_630:
    tst x2, #2
    beq .Lotherwise_631
    add x0, x1, #4
    ld1 {v0.s}[1], [x0]
.Lotherwise_631:
    tst x2, #4
    beq .Lotherwise_632
    add x0, x1, #8
    ld1 {v0.s}[2], [x0]
.Lotherwise_632:
    tst x2, #8
    beq .Lotherwise_633
    add x0, x1, #12
    ld1 {v0.s}[3], [x0]
.Lotherwise_633:
.Lend_629:
    ubfx x0, x2, #0, #4
    fadd v23.4s, v23.4s, v0.4s
    add x1, x1, x4, lsl #2
    cmp x0, #15
    bne .Lotherwise_634
    ldr q0, [x1]
    b .Lend_635
.Lotherwise_634:
    movi v0.4s, #0
    tst x2, #1
    beq .Lotherwise_636
    ld1 {v0.s}[0], [x1]
.Lotherwise_636:
    tst x2, #2
    beq .Lotherwise_637
    add x0, x1, #4
    ld1 {v0.s}[1], [x0]
.Lotherwise_637:
    tst x2, #4
    beq .Lotherwise_638
    add x0, x1, #8
    ld1 {v0.s}[2], [x0]
.Lotherwise_638:
    tst x2, #8
    beq .Lotherwise_639
    add x0, x1, #12
    ld1 {v0.s}[3], [x0]
.Lotherwise_639:
.Lend_635:
    ubfx x0, x2, #0, #4
    fadd v24.4s, v24.4s, v0.4s
    add x1, x1, x4, lsl #2
    cmp x0, #15
    bne .Lotherwise_640
    ldr q0, [x1]
    b .Lend_641
.Lotherwise_640:
    movi v0.4s, #0
    tst x2, #1
    beq .Lotherwise_642
    ld1 {v0.s}[0], [x1]
.Lotherwise_642:
    tst x2, #2
    beq .Lotherwise_643
    add x0, x1, #4
    ld1 {v0.s}[1], [x0]
.Lotherwise_643:
    tst x2, #4
    beq .Lotherwise_644
    add x0, x1, #8
    ld1 {v0.s}[2], [x0]
.Lotherwise_644:
    tst x2, #8
    beq .Lotherwise_645
    add x0, x1, #12
    ld1 {v0.s}[3], [x0]
.Lotherwise_645:
.Lend_641:
    ubfx x0, x2, #0, #4
    fadd v25.4s, v25.4s, v0.4s
    add x1, x1, x4, lsl #2
    cmp x0, #15
    bne .Lotherwise_646
    ldr q0, [x1]
    b .Lend_647
.Lotherwise_646:
    movi v0.4s, #0
    tst x2, #1
    beq .Lotherwise_648
    ld1 {v0.s}[0], [x1]
.Lotherwise_648:
    tst x2, #2
    beq .Lotherwise_649
    add x0, x1, #4
    ld1 {v0.s}[1], [x0]
.Lotherwise_649:
    tst x2, #4
    beq .Lotherwise_650
    add x0, x1, #8
    ld1 {v0.s}[2], [x0]
.Lotherwise_650:
    tst x2, #8
    beq .Lotherwise_651
    add x0, x1, #12
    ld1 {v0.s}[3], [x0]
.Lotherwise_651:
.Lend_647:
    ubfx x0, x2, #0, #4
    fadd v26.4s, v26.4s, v0.4s
    add x1, x1, x4, lsl #2
    cmp x0, #15
    bne .Lotherwise_652
    ldr q0, [x1]
    b .Lend_653
.Lotherwise_652:
    movi v0.4s, #0
    tst x2, #1
    beq .Lotherwise_654
    ld1 {v0.s}[0], [x1]
.Lotherwise_654:
    tst x2, #2
    beq .Lotherwise_655
    add x0, x1, #4
    ld1 {v0.s}[1], [x0]
.Lotherwise_655:
    tst x2, #4
    beq .Lotherwise_656
    add x0, x1, #8
    ld1 {v0.s}[2], [x0]
.Lotherwise_656:
    tst x2, #8
    beq .Lotherwise_657
    add x0, x1, #12
    ld1 {v0.s}[3], [x0]
.Lotherwise_657:
.Lend_653:
    fadd v27.4s, v27.4s, v0.4s
    b .Lend_658
.Lotherwise_627:
.Lend_658:
    ubfx x0, x2, #0, #4
    ldr s0, [x7, #40]
    dup v0.4s, v0.s[0]
    fmax v1.4s, v0.4s, v23.4s
    cmp x0, #15
    bne .Lotherwise_659
    str q1, [x8]
    b .Lend_660
.Lotherwise_659:
    tst x2, #1
    beq .Lotherwise_661
    st1 {v1.s}[0], [x8]
.Lotherwise_661:
    tst x2, #2
    beq .Lotherwise_662
    add x0, x8, #4
    st1 {v1.s}[1], [x0]
.Lotherwise_662:
    tst x2, #4
    beq .Lotherwise_663
    add x0, x8, #8
    st1 {v1.s}[2], [x0]
.Lotherwise_663:
    tst x2, #8
    beq .Lotherwise_664
    add x0, x8, #12
    st1 {v1.s}[3], [x0]
.Lotherwise_664:
.Lend_660:
    ubfx x0, x2, #0, #4
    add x8, x8, x4, lsl #2
    fmax v1.4s, v0.4s, v24.4s
    cmp x0, #15
    bne .Lotherwise_665
    str q1, [x8]
    b .Lend_666
.Lotherwise_665:
    tst x2, #1
    beq .Lotherwise_667
    st1 {v1.s}[0], [x8]
.Lotherwise_667:
    tst x2, #2
    beq .Lotherwise_668
    add x0, x8, #4
    st1 {v1.s}[1], [x0]
.Lotherwise_668:
    tst x2, #4
    beq .Lotherwise_669
    add x0, x8, #8
    st1 {v1.s}[2], [x0]
.Lotherwise_669:
    tst x2, #8
    beq .Lotherwise_670
    add x0, x8, #12
    st1 {v1.s}[3], [x0]
.Lotherwise_670:
.Lend_666:
    ubfx x0, x2, #0, #4
    add x8, x8, x4, lsl #2
    fmax v1.4s, v0.4s, v25.4s
    cmp x0, #15
    bne .Lotherwise_671
    str q1, [x8]
    b .Lend_672
.Lotherwise_671:
    tst x2, #1
    beq .Lotherwise_673
    st1 {v1.s}[0], [x8]
.Lotherwise_673:
    tst x2, #2
    beq .Lotherwise_674
    add x0, x8, #4
    st1 {v1.s}[1], [x0]
.Lotherwise_674:
    tst x2, #4
    beq .Lotherwise_675
    add x0, x8, #8
    st1 {v1.s}[2], [x0]
.Lotherwise_675:
    tst x2, #8
    beq .Lotherwise_676
    add x0, x8, #12
    st1 {v1.s}[3], [x0]
.Lotherwise_676:
.Lend_672:
    ubfx x0, x2, #0, #4
    add x8, x8, x4, lsl #2
    fmax v1.4s, v0.4s, v26.4s
    cmp x0, #15
    bne .Lotherwise_677
    str q1, [x8]
    b .Lend_678
.Lotherwise_677:
    tst x2, #1
    beq .Lotherwise_679
    st1 {v1.s}[0], [x8]
.Lotherwise_679:
    tst x2, #2
    beq .Lotherwise_680
    add x0, x8, #4
    st1 {v1.s}[1], [x0]
.Lotherwise_680:
    tst x2, #4
    beq .Lotherwise_681
    add x0, x8, #8
    st1 {v1.s}[2], [x0]
.Lotherwise_681:
    tst x2, #8
    beq .Lotherwise_682
    add x0, x8, #12
    st1 {v1.s}[3], [x0]
.Lotherwise_682:
.Lend_678:
    ubfx x0, x2, #0, #4
    add x8, x8, x4, lsl #2
    fmax v0.4s, v0.4s, v27.4s
    cmp x0, #15
    bne .Lotherwise_683
    str q0, [x8]
    b .Lend_684
.Lotherwise_683:
    tst x2, #1
    beq .Lotherwise_685
    st1 {v0.s}[0], [x8]
.Lotherwise_685:
    tst x2, #2
    beq .Lotherwise_686
    add x0, x8, #4
    st1 {v0.s}[1], [x0]
.Lotherwise_686:
    tst x2, #4
    beq .Lotherwise_687
    add x0, x8, #8
    st1 {v0.s}[2], [x0]
.Lotherwise_687:
    tst x2, #8
    beq .Lotherwise_688
    add x0, x8, #12
    st1 {v0.s}[3], [x0]
.Lotherwise_688:
.Lend_684:
    b .Lend_689
.Lotherwise_618:
    ldr x0, [x7, #16]
    ldr x1, [x7, #24]
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
    cbnz x0, .Lotherwise_690
    b .Lend_691
.Lotherwise_690:
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
.Lend_691:
    lsr x0, x9, #4
    ubfx x2, x9, #0, #4
    cbz x0, .Lloop_end_692
.Lloop_693:
    add x3, x11, x1, lsl #2
    ld1 {v16.4s, v17.4s, v18.4s, v19.4s}, [x11], #64
    ld1 {v0.4s, v1.4s, v2.4s, v3.4s}, [x10], #64
    sub x0, x0, #1
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
    cbnz x0, .Lloop_693
.Lloop_end_692:
    lsr x0, x2, #2
    ubfx x2, x2, #0, #2
    cbz x0, .Lloop_end_694
.Lloop_695:
    add x3, x11, x1, lsl #2
    ld1 {v16.4s, v17.4s, v18.4s, v19.4s}, [x11], #64
    ld1 {v0.4s, v1.4s, v2.4s, v3.4s}, [x10], #64
    sub x0, x0, #1
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
    cbnz x0, .Lloop_695
.Lloop_end_694:
    cbz x2, .Lloop_end_696
.Lloop_697:
    ldp q0, q1, [x11]
    ldr s2, [x10]
    add x0, x11, x1, lsl #2
    sub x2, x2, #1
    ldr s3, [x10, #16]
    add x11, x11, #32
    ldr s4, [x10, #32]
    ldr s5, [x10, #48]
    ldr s6, [x10, #64]
    prfm pldl1keep, [x0]
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
    cbnz x2, .Lloop_697
.Lloop_end_696:
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
    cbnz x1, .Lotherwise_698
    ubfx x0, x2, #0, #4
    mov x1, x8
    cmp x0, #15
    bne .Lotherwise_699
    ldr q0, [x1]
    b .Lend_700
.Lotherwise_699:
    movi v0.4s, #0
    tst x2, #1
    beq .Lotherwise_701
    ld1 {v0.s}[0], [x1]
.Lotherwise_701:
    tst x2, #2
    beq .Lotherwise_702
    add x0, x1, #4
    ld1 {v0.s}[1], [x0]
.Lotherwise_702:
    tst x2, #4
    beq .Lotherwise_703
    add x0, x1, #8
    ld1 {v0.s}[2], [x0]
.Lotherwise_703:
    tst x2, #8
    beq .Lotherwise_704
    add x0, x1, #12
    ld1 {v0.s}[3], [x0]
.Lotherwise_704:
.Lend_700:
    ubfx x0, x2, #4, #4
    fadd v9.4s, v9.4s, v0.4s
    cmp x0, #15
    bne .Lotherwise_705
    ldr q0, [x1, #16]
    b .Lend_706
.Lotherwise_705:
    movi v0.4s, #0
    tst x2, #16
    beq .Lotherwise_707
    add x0, x1, #16
    ld1 {v0.s}[0], [x0]
.Lotherwise_707:
    tst x2, #32
    beq .Lotherwise_708
    add x0, x1, #20
    ld1 {v0.s}[1], [x0]
.Lotherwise_708:
    tst x2, #64
    beq .Lotherwise_709
    add x0, x1, #24
    ld1 {v0.s}[2], [x0]
.Lotherwise_709:
    tst x2, #128
    beq .Lotherwise_710
    add x0, x1, #28
    ld1 {v0.s}[3], [x0]
.Lotherwise_710:
.Lend_706:
    ubfx x0, x2, #0, #4
    fadd v8.4s, v8.4s, v0.4s
    add x1, x1, x4, lsl #2
    cmp x0, #15
    bne .Lotherwise_711
    ldr q0, [x1]
    b .Lend_712
.Lotherwise_711:
    movi v0.4s, #0
    tst x2, #1
    beq .Lotherwise_713
    ld1 {v0.s}[0], [x1]
.Lotherwise_713:
    tst x2, #2
    beq .Lotherwise_714
    add x0, x1, #4
    ld1 {v0.s}[1], [x0]
.Lotherwise_714:
    tst x2, #4
    beq .Lotherwise_715
    add x0, x1, #8
    ld1 {v0.s}[2], [x0]
.Lotherwise_715:
    tst x2, #8
    beq .Lotherwise_716
    add x0, x1, #12
    ld1 {v0.s}[3], [x0]
.Lotherwise_716:
.Lend_712:
    ubfx x0, x2, #4, #4
    fadd v31.4s, v31.4s, v0.4s
    cmp x0, #15
    bne .Lotherwise_717
    ldr q0, [x1, #16]
    b .Lend_718
.Lotherwise_717:
    movi v0.4s, #0
    tst x2, #16
    beq .Lotherwise_719
    add x0, x1, #16
    ld1 {v0.s}[0], [x0]
.Lotherwise_719:
    tst x2, #32
    beq .Lotherwise_720
    add x0, x1, #20
    ld1 {v0.s}[1], [x0]
.Lotherwise_720:
    tst x2, #64
    beq .Lotherwise_721
    add x0, x1, #24
    ld1 {v0.s}[2], [x0]
.Lotherwise_721:
    tst x2, #128
    beq .Lotherwise_722
    add x0, x1, #28
    ld1 {v0.s}[3], [x0]
.Lotherwise_722:
.Lend_718:
    ubfx x0, x2, #0, #4
    fadd v30.4s, v30.4s, v0.4s
    add x1, x1, x4, lsl #2
    cmp x0, #15
    bne .Lotherwise_723
    ldr q0, [x1]
    b .Lend_724
.Lotherwise_723:
    movi v0.4s, #0
    tst x2, #1
    beq .Lotherwise_725
    ld1 {v0.s}[0], [x1]
.Lotherwise_725:
    tst x2, #2
    beq .Lotherwise_726
    add x0, x1, #4
    ld1 {v0.s}[1], [x0]
.Lotherwise_726:
    tst x2, #4
    beq .Lotherwise_727
    add x0, x1, #8
    ld1 {v0.s}[2], [x0]
.Lotherwise_727:
    tst x2, #8
    beq .Lotherwise_728
    add x0, x1, #12
    ld1 {v0.s}[3], [x0]
.Lotherwise_728:
.Lend_724:
    ubfx x0, x2, #4, #4
    fadd v29.4s, v29.4s, v0.4s
    cmp x0, #15
    bne .Lotherwise_729
    ldr q0, [x1, #16]
    b .Lend_730
.Lotherwise_729:
    movi v0.4s, #0
    tst x2, #16
    beq .Lotherwise_731
    add x0, x1, #16
    ld1 {v0.s}[0], [x0]
.Lotherwise_731:
    tst x2, #32
    beq .Lotherwise_732
    add x0, x1, #20
    ld1 {v0.s}[1], [x0]
.Lotherwise_732:
    tst x2, #64
    beq .Lotherwise_733
    add x0, x1, #24
    ld1 {v0.s}[2], [x0]
.Lotherwise_733:
    tst x2, #128
    beq .Lotherwise_734
    add x0, x1, #28
    ld1 {v0.s}[3], [x0]
.Lotherwise_734:
.Lend_730:
    ubfx x0, x2, #0, #4
    fadd v28.4s, v28.4s, v0.4s
    add x1, x1, x4, lsl #2
    cmp x0, #15
    bne .Lotherwise_735
    ldr q0, [x1]
    b .Lend_736
.Lotherwise_735:
    movi v0.4s, #0
    tst x2, #1
    beq .Lotherwise_737
    ld1 {v0.s}[0], [x1]
.Lotherwise_737:
    tst x2, #2
    beq .Lotherwise_738
    add x0, x1, #4
    ld1 {v0.s}[1], [x0]
.Lotherwise_738:
    tst x2, #4
    beq .Lotherwise_739
    add x0, x1, #8
    ld1 {v0.s}[2], [x0]
.Lotherwise_739:
    tst x2, #8
    beq .Lotherwise_740
    add x0, x1, #12
    ld1 {v0.s}[3], [x0]
.Lotherwise_740:
.Lend_736:
    ubfx x0, x2, #4, #4
    fadd v27.4s, v27.4s, v0.4s
    cmp x0, #15
    bne .Lotherwise_741
    ldr q0, [x1, #16]
    b .Lend_742
.Lotherwise_741:
    movi v0.4s, #0
    tst x2, #16
    beq .Lotherwise_743
    add x0, x1, #16
    ld1 {v0.s}[0], [x0]
.Lotherwise_743:
    tst x2, #32
    beq .Lotherwise_744
    add x0, x1, #20
    ld1 {v0.s}[1], [x0]
.Lotherwise_744:
    tst x2, #64
    beq .Lotherwise_745
    add x0, x1, #24
    ld1 {v0.s}[2], [x0]
.Lotherwise_745:
    tst x2, #128
    beq .Lotherwise_746
    add x0, x1, #28
    ld1 {v0.s}[3], [x0]
.Lotherwise_746:
.Lend_742:
    ubfx x0, x2, #0, #4
    fadd v26.4s, v26.4s, v0.4s
    add x1, x1, x4, lsl #2
    cmp x0, #15
    bne .Lotherwise_747
    ldr q0, [x1]
    b .Lend_748
.Lotherwise_747:
    movi v0.4s, #0
    tst x2, #1
    beq .Lotherwise_749
    ld1 {v0.s}[0], [x1]
.Lotherwise_749:
    tst x2, #2
    beq .Lotherwise_750
    add x0, x1, #4
    ld1 {v0.s}[1], [x0]
.Lotherwise_750:
    tst x2, #4
    beq .Lotherwise_751
    add x0, x1, #8
    ld1 {v0.s}[2], [x0]
.Lotherwise_751:
    tst x2, #8
    beq .Lotherwise_752
    add x0, x1, #12
    ld1 {v0.s}[3], [x0]
.Lotherwise_752:
.Lend_748:
    ubfx x0, x2, #4, #4
    fadd v25.4s, v25.4s, v0.4s
    cmp x0, #15
    bne .Lotherwise_753
    ldr q0, [x1, #16]
    b .Lend_754
.Lotherwise_753:
    movi v0.4s, #0
    tst x2, #16
    beq .Lotherwise_755
    add x0, x1, #16
    ld1 {v0.s}[0], [x0]
.Lotherwise_755:
    tst x2, #32
    beq .Lotherwise_756
    add x0, x1, #20
    ld1 {v0.s}[1], [x0]
.Lotherwise_756:
    tst x2, #64
    beq .Lotherwise_757
    add x0, x1, #24
    ld1 {v0.s}[2], [x0]
.Lotherwise_757:
    tst x2, #128
    beq .Lotherwise_758
    add x0, x1, #28
    ld1 {v0.s}[3], [x0]
.Lotherwise_758:
.Lend_754:
    fadd v24.4s, v24.4s, v0.4s
    b .Lend_759
.Lotherwise_698:
.Lend_759:
    ubfx x0, x2, #0, #4
    ldr s0, [x7, #40]
    dup v0.4s, v0.s[0]
    fmax v1.4s, v0.4s, v9.4s
    cmp x0, #15
    bne .Lotherwise_760
    str q1, [x8]
    b .Lend_761
.Lotherwise_760:
    tst x2, #1
    beq .Lotherwise_762
    st1 {v1.s}[0], [x8]
.Lotherwise_762:
    tst x2, #2
    beq .Lotherwise_763
    add x0, x8, #4
    st1 {v1.s}[1], [x0]
.Lotherwise_763:
    tst x2, #4
    beq .Lotherwise_764
    add x0, x8, #8
    st1 {v1.s}[2], [x0]
.Lotherwise_764:
    tst x2, #8
    beq .Lotherwise_765
    add x0, x8, #12
    st1 {v1.s}[3], [x0]
.Lotherwise_765:
.Lend_761:
    ubfx x0, x2, #4, #4
    fmax v1.4s, v0.4s, v8.4s
    cmp x0, #15
    bne .Lotherwise_766
    str q1, [x8, #16]
    b .Lend_767
.Lotherwise_766:
    tst x2, #16
    beq .Lotherwise_768
    add x0, x8, #16
    st1 {v1.s}[0], [x0]
.Lotherwise_768:
    tst x2, #32
    beq .Lotherwise_769
    add x0, x8, #20
    st1 {v1.s}[1], [x0]
.Lotherwise_769:
    tst x2, #64
    beq .Lotherwise_770
    add x0, x8, #24
    st1 {v1.s}[2], [x0]
.Lotherwise_770:
    tst x2, #128
    beq .Lotherwise_771
    add x0, x8, #28
    st1 {v1.s}[3], [x0]
.Lotherwise_771:
.Lend_767:
    ubfx x0, x2, #0, #4
    add x8, x8, x4, lsl #2
    fmax v1.4s, v0.4s, v31.4s
    cmp x0, #15
    bne .Lotherwise_772
    str q1, [x8]
    b .Lend_773
.Lotherwise_772:
    tst x2, #1
    beq .Lotherwise_774
    st1 {v1.s}[0], [x8]
.Lotherwise_774:
    tst x2, #2
    beq .Lotherwise_775
    add x0, x8, #4
    st1 {v1.s}[1], [x0]
.Lotherwise_775:
    tst x2, #4
    beq .Lotherwise_776
    add x0, x8, #8
    st1 {v1.s}[2], [x0]
.Lotherwise_776:
    tst x2, #8
    beq .Lotherwise_777
    add x0, x8, #12
    st1 {v1.s}[3], [x0]
.Lotherwise_777:
.Lend_773:
    ubfx x0, x2, #4, #4
    fmax v1.4s, v0.4s, v30.4s
    cmp x0, #15
    bne .Lotherwise_778
    str q1, [x8, #16]
    b .Lend_779
.Lotherwise_778:
    tst x2, #16
    beq .Lotherwise_780
    add x0, x8, #16
    st1 {v1.s}[0], [x0]
.Lotherwise_780:
    tst x2, #32
    beq .Lotherwise_781
    add x0, x8, #20
    st1 {v1.s}[1], [x0]
.Lotherwise_781:
    tst x2, #64
    beq .Lotherwise_782
    add x0, x8, #24
    st1 {v1.s}[2], [x0]
.Lotherwise_782:
    tst x2, #128
    beq .Lotherwise_783
    add x0, x8, #28
    st1 {v1.s}[3], [x0]
.Lotherwise_783:
.Lend_779:
    ubfx x0, x2, #0, #4
    add x8, x8, x4, lsl #2
    fmax v1.4s, v0.4s, v29.4s
    cmp x0, #15
    bne .Lotherwise_784
    str q1, [x8]
    b .Lend_785
.Lotherwise_784:
    tst x2, #1
    beq .Lotherwise_786
    st1 {v1.s}[0], [x8]
.Lotherwise_786:
    tst x2, #2
    beq .Lotherwise_787
    add x0, x8, #4
    st1 {v1.s}[1], [x0]
.Lotherwise_787:
    tst x2, #4
    beq .Lotherwise_788
    add x0, x8, #8
    st1 {v1.s}[2], [x0]
.Lotherwise_788:
    tst x2, #8
    beq .Lotherwise_789
    add x0, x8, #12
    st1 {v1.s}[3], [x0]
.Lotherwise_789:
.Lend_785:
    ubfx x0, x2, #4, #4
    fmax v1.4s, v0.4s, v28.4s
    cmp x0, #15
    bne .Lotherwise_790
    str q1, [x8, #16]
    b .Lend_791
.Lotherwise_790:
    tst x2, #16
    beq .Lotherwise_792
    add x0, x8, #16
    st1 {v1.s}[0], [x0]
.Lotherwise_792:
    tst x2, #32
    beq .Lotherwise_793
    add x0, x8, #20
    st1 {v1.s}[1], [x0]
.Lotherwise_793:
    tst x2, #64
    beq .Lotherwise_794
    add x0, x8, #24
    st1 {v1.s}[2], [x0]
.Lotherwise_794:
    tst x2, #128
    beq .Lotherwise_795
    add x0, x8, #28
    st1 {v1.s}[3], [x0]
.Lotherwise_795:
.Lend_791:
    ubfx x0, x2, #0, #4
    add x8, x8, x4, lsl #2
    fmax v1.4s, v0.4s, v27.4s
    cmp x0, #15
    bne .Lotherwise_796
    str q1, [x8]
    b .Lend_797
.Lotherwise_796:
    tst x2, #1
    beq .Lotherwise_798
    st1 {v1.s}[0], [x8]
.Lotherwise_798:
    tst x2, #2
    beq .Lotherwise_799
    add x0, x8, #4
    st1 {v1.s}[1], [x0]
.Lotherwise_799:
    tst x2, #4
    beq .Lotherwise_800
    add x0, x8, #8
    st1 {v1.s}[2], [x0]
.Lotherwise_800:
    tst x2, #8
    beq .Lotherwise_801
    add x0, x8, #12
    st1 {v1.s}[3], [x0]
.Lotherwise_801:
.Lend_797:
    ubfx x0, x2, #4, #4
    fmax v1.4s, v0.4s, v26.4s
    cmp x0, #15
    bne .Lotherwise_802
    str q1, [x8, #16]
    b .Lend_803
.Lotherwise_802:
    tst x2, #16
    beq .Lotherwise_804
    add x0, x8, #16
    st1 {v1.s}[0], [x0]
.Lotherwise_804:
    tst x2, #32
    beq .Lotherwise_805
    add x0, x8, #20
    st1 {v1.s}[1], [x0]
.Lotherwise_805:
    tst x2, #64
    beq .Lotherwise_806
    add x0, x8, #24
    st1 {v1.s}[2], [x0]
.Lotherwise_806:
    tst x2, #128
    beq .Lotherwise_807
    add x0, x8, #28
    st1 {v1.s}[3], [x0]
.Lotherwise_807:
.Lend_803:
    ubfx x0, x2, #0, #4
    add x8, x8, x4, lsl #2
    fmax v1.4s, v0.4s, v25.4s
    cmp x0, #15
    bne .Lotherwise_808
    str q1, [x8]
    b .Lend_809
.Lotherwise_808:
    tst x2, #1
    beq .Lotherwise_810
    st1 {v1.s}[0], [x8]
.Lotherwise_810:
    tst x2, #2
    beq .Lotherwise_811
    add x0, x8, #4
    st1 {v1.s}[1], [x0]
.Lotherwise_811:
    tst x2, #4
    beq .Lotherwise_812
    add x0, x8, #8
    st1 {v1.s}[2], [x0]
.Lotherwise_812:
    tst x2, #8
    beq .Lotherwise_813
    add x0, x8, #12
    st1 {v1.s}[3], [x0]
.Lotherwise_813:
.Lend_809:
    ubfx x0, x2, #4, #4
    fmax v0.4s, v0.4s, v24.4s
    cmp x0, #15
    bne .Lotherwise_814
    str q0, [x8, #16]
    b .Lend_815
.Lotherwise_814:
    tst x2, #16
    beq .Lotherwise_816
    add x0, x8, #16
    st1 {v0.s}[0], [x0]
.Lotherwise_816:
    tst x2, #32
    beq .Lotherwise_817
    add x0, x8, #20
    st1 {v0.s}[1], [x0]
.Lotherwise_817:
    tst x2, #64
    beq .Lotherwise_818
    add x0, x8, #24
    st1 {v0.s}[2], [x0]
.Lotherwise_818:
    tst x2, #128
    beq .Lotherwise_819
    add x0, x8, #28
    st1 {v0.s}[3], [x0]
.Lotherwise_819:
.Lend_815:
.Lend_689:
.Lend_617:
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
    cbz x5, .Lloop_end_820
.Lloop_821:
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
    cbnz x0, .Lotherwise_822
    b .Lend_823
.Lotherwise_822:
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
.Lend_823:
    cbnz x6, .Lotherwise_824
    lsr x0, x9, #4
    ldr x1, [x7, #24]
    mov x2, x10
    ubfx x3, x9, #0, #4
    cbz x0, .Lloop_end_825
.Lloop_826:
    add x4, x11, x1, lsl #2
    ld1 {v0.4s, v1.4s, v2.4s, v3.4s}, [x11], #64
    ld1 {v4.4s, v5.4s, v6.4s, v7.4s}, [x2], #64
    sub x0, x0, #1
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
    cbnz x0, .Lloop_826
.Lloop_end_825:
    lsr x0, x3, #2
    ubfx x3, x3, #0, #2
    cbz x0, .Lloop_end_827
.Lloop_828:
    add x4, x11, x1, lsl #2
    ld1 {v16.4s, v17.4s, v18.4s, v19.4s}, [x11], #64
    ld1 {v0.4s, v1.4s, v2.4s, v3.4s}, [x2], #64
    sub x0, x0, #1
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
    cbnz x0, .Lloop_828
.Lloop_end_827:
    cbz x3, .Lloop_end_829
.Lloop_830:
    ldp q0, q1, [x11]
    ldr s2, [x2]
    add x0, x11, x1, lsl #2
    sub x3, x3, #1
    ldr s3, [x2, #16]
    add x11, x11, #32
    ldr s4, [x2, #32]
    ldr s5, [x2, #48]
    ldr s6, [x2, #64]
    ldr s7, [x2, #80]
    add x2, x2, #4
    prfm pldl1keep, [x0]
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
    cbnz x3, .Lloop_830
.Lloop_end_829:
    ldr x0, [x7, #16]
    ldr x1, [x7]
    mov x2, x8
    cbnz x0, .Lotherwise_831
    mov x0, x2
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
    b .Lend_832
.Lotherwise_831:
.Lend_832:
    mov x0, x7
    prfm pldl1keep, [x2, #88]
    ldr s0, [x0, #40]
    dup v0.4s, v0.s[0]
    fmax v1.4s, v0.4s, v11.4s
    fmax v2.4s, v0.4s, v10.4s
    fmax v3.4s, v0.4s, v9.4s
    fmax v4.4s, v0.4s, v8.4s
    fmax v5.4s, v0.4s, v31.4s
    fmax v6.4s, v0.4s, v30.4s
    str q1, [x2]
    str q2, [x2, #16]
    add x2, x2, x1, lsl #2
    fmax v1.4s, v0.4s, v29.4s
    fmax v2.4s, v0.4s, v28.4s
    str q3, [x2]
    str q4, [x2, #16]
    fmax v3.4s, v0.4s, v27.4s
    prfm pldl1keep, [x2, #88]
    add x2, x2, x1, lsl #2
    fmax v4.4s, v0.4s, v26.4s
    fmax v7.4s, v0.4s, v25.4s
    str q5, [x2]
    str q6, [x2, #16]
    fmax v0.4s, v0.4s, v24.4s
    prfm pldl1keep, [x2, #88]
    add x2, x2, x1, lsl #2
    str q1, [x2]
    str q2, [x2, #16]
    prfm pldl1keep, [x2, #88]
    add x2, x2, x1, lsl #2
    str q3, [x2]
    str q4, [x2, #16]
    prfm pldl1keep, [x2, #88]
    add x2, x2, x1, lsl #2
    str q7, [x2]
    str q0, [x2, #16]
    prfm pldl1keep, [x2, #88]
    b .Lend_833
.Lotherwise_824:
    cbnz x12, .Lotherwise_834
    lsr x0, x9, #4
    mov x1, x11
    mov x2, x10
    ubfx x3, x9, #0, #4
    cbz x0, .Lloop_end_835
.Lloop_836:
    ld1 {v4.4s, v5.4s, v6.4s, v7.4s}, [x2], #64
    ldp q16, q17, [x1]
    sub x0, x0, #1
    ldp q20, q21, [x2], #64
    prfm pldl1keep, [x1, #56]
    add x1, x1, x6, lsl #2
    ld1 {v0.4s, v1.4s, v2.4s, v3.4s}, [x2], #64
    ldp q18, q19, [x1]
    fmla v11.4s, v16.4s, v4.s[0]
    fmla v10.4s, v17.4s, v4.s[0]
    prfm pldl1keep, [x1, #56]
    add x1, x1, x6, lsl #2
    fmla v9.4s, v16.4s, v5.s[0]
    fmla v8.4s, v17.4s, v5.s[0]
    fmla v31.4s, v16.4s, v6.s[0]
    fmla v30.4s, v17.4s, v6.s[0]
    prfm pldl1keep, [x1, #56]
    fmla v29.4s, v16.4s, v7.s[0]
    fmla v28.4s, v17.4s, v7.s[0]
    fmla v27.4s, v16.4s, v20.s[0]
    fmla v26.4s, v17.4s, v20.s[0]
    fmla v25.4s, v16.4s, v21.s[0]
    fmla v24.4s, v17.4s, v21.s[0]
    ldp q16, q17, [x1]
    add x1, x1, x6, lsl #2
    fmla v11.4s, v18.4s, v4.s[1]
    fmla v10.4s, v19.4s, v4.s[1]
    prfm pldl1keep, [x1, #56]
    fmla v9.4s, v18.4s, v5.s[1]
    fmla v8.4s, v19.4s, v5.s[1]
    fmla v31.4s, v18.4s, v6.s[1]
    fmla v30.4s, v19.4s, v6.s[1]
    fmla v29.4s, v18.4s, v7.s[1]
    fmla v28.4s, v19.4s, v7.s[1]
    fmla v27.4s, v18.4s, v20.s[1]
    fmla v26.4s, v19.4s, v20.s[1]
    fmla v25.4s, v18.4s, v21.s[1]
    fmla v24.4s, v19.4s, v21.s[1]
    ldp q18, q19, [x1]
    add x1, x1, x6, lsl #2
    fmla v11.4s, v16.4s, v4.s[2]
    fmla v10.4s, v17.4s, v4.s[2]
    prfm pldl1keep, [x1, #56]
    fmla v9.4s, v16.4s, v5.s[2]
    fmla v8.4s, v17.4s, v5.s[2]
    fmla v31.4s, v16.4s, v6.s[2]
    fmla v30.4s, v17.4s, v6.s[2]
    fmla v29.4s, v16.4s, v7.s[2]
    fmla v28.4s, v17.4s, v7.s[2]
    fmla v27.4s, v16.4s, v20.s[2]
    fmla v26.4s, v17.4s, v20.s[2]
    fmla v25.4s, v16.4s, v21.s[2]
    fmla v24.4s, v17.4s, v21.s[2]
    ldp q16, q23, [x1]
    add x1, x1, x6, lsl #2
    fmla v11.4s, v18.4s, v4.s[3]
    fmla v10.4s, v19.4s, v4.s[3]
    prfm pldl1keep, [x1, #56]
    fmla v9.4s, v18.4s, v5.s[3]
    fmla v8.4s, v19.4s, v5.s[3]
    ldp q17, q22, [x2], #64
    fmla v31.4s, v18.4s, v6.s[3]
    fmla v30.4s, v19.4s, v6.s[3]
    fmla v29.4s, v18.4s, v7.s[3]
    fmla v28.4s, v19.4s, v7.s[3]
    ldp q4, q5, [x1]
    add x1, x1, x6, lsl #2
    fmla v27.4s, v18.4s, v20.s[3]
    fmla v26.4s, v19.4s, v20.s[3]
    prfm pldl1keep, [x1, #56]
    fmla v25.4s, v18.4s, v21.s[3]
    fmla v24.4s, v19.4s, v21.s[3]
    ldp q7, q20, [x1]
    add x1, x1, x6, lsl #2
    fmla v11.4s, v16.4s, v0.s[0]
    fmla v10.4s, v23.4s, v0.s[0]
    ldp q6, q12, [x1]
    fmla v9.4s, v16.4s, v1.s[0]
    fmla v8.4s, v23.4s, v1.s[0]
    prfm pldl1keep, [x1, #56]
    add x1, x1, x6, lsl #2
    fmla v31.4s, v16.4s, v2.s[0]
    fmla v30.4s, v23.4s, v2.s[0]
    prfm pldl1keep, [x1, #56]
    fmla v29.4s, v16.4s, v3.s[0]
    fmla v28.4s, v23.4s, v3.s[0]
    fmla v27.4s, v16.4s, v17.s[0]
    fmla v26.4s, v23.4s, v17.s[0]
    fmla v25.4s, v16.4s, v22.s[0]
    fmla v24.4s, v23.4s, v22.s[0]
    ldp q18, q19, [x1]
    add x1, x1, x6, lsl #2
    fmla v11.4s, v4.4s, v0.s[1]
    fmla v10.4s, v5.4s, v0.s[1]
    prfm pldl1keep, [x1, #56]
    fmla v9.4s, v4.4s, v1.s[1]
    fmla v8.4s, v5.4s, v1.s[1]
    fmla v31.4s, v4.4s, v2.s[1]
    fmla v30.4s, v5.4s, v2.s[1]
    fmla v29.4s, v4.4s, v3.s[1]
    fmla v28.4s, v5.4s, v3.s[1]
    fmla v27.4s, v4.4s, v17.s[1]
    fmla v26.4s, v5.4s, v17.s[1]
    fmla v25.4s, v4.4s, v22.s[1]
    fmla v24.4s, v5.4s, v22.s[1]
    ldp q4, q5, [x1]
    add x1, x1, x6, lsl #2
    fmla v11.4s, v7.4s, v0.s[2]
    fmla v10.4s, v20.4s, v0.s[2]
    prfm pldl1keep, [x1, #56]
    fmla v9.4s, v7.4s, v1.s[2]
    fmla v8.4s, v20.4s, v1.s[2]
    fmla v31.4s, v7.4s, v2.s[2]
    fmla v30.4s, v20.4s, v2.s[2]
    fmla v29.4s, v7.4s, v3.s[2]
    fmla v28.4s, v20.4s, v3.s[2]
    fmla v27.4s, v7.4s, v17.s[2]
    fmla v26.4s, v20.4s, v17.s[2]
    fmla v25.4s, v7.4s, v22.s[2]
    fmla v24.4s, v20.4s, v22.s[2]
    ldp q7, q16, [x1]
    add x1, x1, x6, lsl #2
    fmla v11.4s, v6.4s, v0.s[3]
    fmla v10.4s, v12.4s, v0.s[3]
    prfm pldl1keep, [x1, #56]
    fmla v9.4s, v6.4s, v1.s[3]
    fmla v8.4s, v12.4s, v1.s[3]
    ldp q13, q20, [x1]
    add x1, x1, x6, lsl #2
    fmla v31.4s, v6.4s, v2.s[3]
    fmla v30.4s, v12.4s, v2.s[3]
    prfm pldl1keep, [x1, #56]
    fmla v29.4s, v6.4s, v3.s[3]
    fmla v28.4s, v12.4s, v3.s[3]
    ldp q21, q23, [x1]
    add x1, x1, x6, lsl #2
    fmla v27.4s, v6.4s, v17.s[3]
    fmla v26.4s, v12.4s, v17.s[3]
    prfm pldl1keep, [x1, #56]
    fmla v25.4s, v6.4s, v22.s[3]
    fmla v24.4s, v12.4s, v22.s[3]
    ld1 {v0.4s, v1.4s, v2.4s, v3.4s}, [x2], #64
    fmla v11.4s, v18.4s, v0.s[0]
    fmla v10.4s, v19.4s, v0.s[0]
    fmla v9.4s, v18.4s, v1.s[0]
    fmla v8.4s, v19.4s, v1.s[0]
    fmla v31.4s, v18.4s, v2.s[0]
    fmla v30.4s, v19.4s, v2.s[0]
    fmla v29.4s, v18.4s, v3.s[0]
    fmla v28.4s, v19.4s, v3.s[0]
    fmla v11.4s, v4.4s, v0.s[1]
    fmla v10.4s, v5.4s, v0.s[1]
    fmla v9.4s, v4.4s, v1.s[1]
    fmla v8.4s, v5.4s, v1.s[1]
    fmla v31.4s, v4.4s, v2.s[1]
    fmla v30.4s, v5.4s, v2.s[1]
    fmla v29.4s, v4.4s, v3.s[1]
    fmla v28.4s, v5.4s, v3.s[1]
    fmla v11.4s, v7.4s, v0.s[2]
    fmla v10.4s, v16.4s, v0.s[2]
    fmla v9.4s, v7.4s, v1.s[2]
    fmla v8.4s, v16.4s, v1.s[2]
    fmla v31.4s, v7.4s, v2.s[2]
    fmla v30.4s, v16.4s, v2.s[2]
    fmla v29.4s, v7.4s, v3.s[2]
    fmla v28.4s, v16.4s, v3.s[2]
    fmla v11.4s, v13.4s, v0.s[3]
    fmla v10.4s, v20.4s, v0.s[3]
    fmla v9.4s, v13.4s, v1.s[3]
    fmla v8.4s, v20.4s, v1.s[3]
    ldp q0, q6, [x2], #64
    fmla v31.4s, v13.4s, v2.s[3]
    fmla v30.4s, v20.4s, v2.s[3]
    fmla v29.4s, v13.4s, v3.s[3]
    fmla v28.4s, v20.4s, v3.s[3]
    ldp q17, q22, [x1]
    add x1, x1, x6, lsl #2
    prfm pldl1keep, [x1, #56]
    fmla v27.4s, v18.4s, v0.s[0]
    fmla v26.4s, v19.4s, v0.s[0]
    fmla v25.4s, v18.4s, v6.s[0]
    fmla v24.4s, v19.4s, v6.s[0]
    ldp q18, q19, [x1]
    add x1, x1, x6, lsl #2
    fmla v27.4s, v4.4s, v0.s[1]
    fmla v26.4s, v5.4s, v0.s[1]
    prfm pldl1keep, [x1, #56]
    fmla v25.4s, v4.4s, v6.s[1]
    fmla v24.4s, v5.4s, v6.s[1]
    ldp q4, q5, [x1]
    add x1, x1, x6, lsl #2
    fmla v27.4s, v7.4s, v0.s[2]
    fmla v26.4s, v16.4s, v0.s[2]
    fmla v25.4s, v7.4s, v6.s[2]
    fmla v24.4s, v16.4s, v6.s[2]
    fmla v27.4s, v13.4s, v0.s[3]
    fmla v26.4s, v20.4s, v0.s[3]
    fmla v25.4s, v13.4s, v6.s[3]
    ld1 {v0.4s, v1.4s, v2.4s, v3.4s}, [x2], #64
    fmla v24.4s, v20.4s, v6.s[3]
    ldp q6, q7, [x2], #64
    fmla v11.4s, v21.4s, v0.s[0]
    fmla v10.4s, v23.4s, v0.s[0]
    fmla v9.4s, v21.4s, v1.s[0]
    fmla v8.4s, v23.4s, v1.s[0]
    fmla v31.4s, v21.4s, v2.s[0]
    fmla v30.4s, v23.4s, v2.s[0]
    fmla v29.4s, v21.4s, v3.s[0]
    fmla v28.4s, v23.4s, v3.s[0]
    fmla v27.4s, v21.4s, v6.s[0]
    fmla v26.4s, v23.4s, v6.s[0]
    fmla v25.4s, v21.4s, v7.s[0]
    fmla v24.4s, v23.4s, v7.s[0]
    fmla v11.4s, v17.4s, v0.s[1]
    fmla v10.4s, v22.4s, v0.s[1]
    fmla v9.4s, v17.4s, v1.s[1]
    fmla v8.4s, v22.4s, v1.s[1]
    fmla v31.4s, v17.4s, v2.s[1]
    fmla v30.4s, v22.4s, v2.s[1]
    fmla v29.4s, v17.4s, v3.s[1]
    fmla v28.4s, v22.4s, v3.s[1]
    fmla v27.4s, v17.4s, v6.s[1]
    fmla v26.4s, v22.4s, v6.s[1]
    fmla v25.4s, v17.4s, v7.s[1]
    fmla v24.4s, v22.4s, v7.s[1]
    fmla v11.4s, v18.4s, v0.s[2]
    fmla v10.4s, v19.4s, v0.s[2]
    fmla v9.4s, v18.4s, v1.s[2]
    fmla v8.4s, v19.4s, v1.s[2]
    fmla v31.4s, v18.4s, v2.s[2]
    fmla v30.4s, v19.4s, v2.s[2]
    fmla v29.4s, v18.4s, v3.s[2]
    fmla v28.4s, v19.4s, v3.s[2]
    fmla v27.4s, v18.4s, v6.s[2]
    fmla v26.4s, v19.4s, v6.s[2]
    fmla v25.4s, v18.4s, v7.s[2]
    fmla v24.4s, v19.4s, v7.s[2]
    fmla v11.4s, v4.4s, v0.s[3]
    fmla v10.4s, v5.4s, v0.s[3]
    fmla v9.4s, v4.4s, v1.s[3]
    fmla v8.4s, v5.4s, v1.s[3]
    fmla v31.4s, v4.4s, v2.s[3]
    fmla v30.4s, v5.4s, v2.s[3]
    fmla v29.4s, v4.4s, v3.s[3]
    fmla v28.4s, v5.4s, v3.s[3]
    fmla v27.4s, v4.4s, v6.s[3]
    fmla v26.4s, v5.4s, v6.s[3]
    fmla v25.4s, v4.4s, v7.s[3]
    fmla v24.4s, v5.4s, v7.s[3]
    cbnz x0, .Lloop_836
.Lloop_end_835:
    lsr x0, x3, #2
    ubfx x3, x3, #0, #2
    cbz x0, .Lloop_end_837
.Lloop_838:
    ld1 {v0.4s, v1.4s, v2.4s, v3.4s}, [x2], #64
    ldp q4, q5, [x1]
    sub x0, x0, #1
    ldp q6, q7, [x2], #64
    prfm pldl1keep, [x1, #56]
    add x1, x1, x6, lsl #2
    ldp q16, q17, [x1]
    prfm pldl1keep, [x1, #56]
    add x1, x1, x6, lsl #2
    ldp q18, q19, [x1]
    fmla v11.4s, v4.4s, v0.s[0]
    fmla v10.4s, v5.4s, v0.s[0]
    fmla v9.4s, v4.4s, v1.s[0]
    fmla v8.4s, v5.4s, v1.s[0]
    prfm pldl1keep, [x1, #56]
    add x1, x1, x6, lsl #2
    fmla v31.4s, v4.4s, v2.s[0]
    fmla v30.4s, v5.4s, v2.s[0]
    ldp q20, q21, [x1]
    prfm pldl1keep, [x1, #56]
    fmla v29.4s, v4.4s, v3.s[0]
    fmla v28.4s, v5.4s, v3.s[0]
    add x1, x1, x6, lsl #2
    fmla v27.4s, v4.4s, v6.s[0]
    fmla v26.4s, v5.4s, v6.s[0]
    fmla v25.4s, v4.4s, v7.s[0]
    fmla v24.4s, v5.4s, v7.s[0]
    fmla v11.4s, v16.4s, v0.s[1]
    fmla v10.4s, v17.4s, v0.s[1]
    fmla v9.4s, v16.4s, v1.s[1]
    fmla v8.4s, v17.4s, v1.s[1]
    fmla v31.4s, v16.4s, v2.s[1]
    fmla v30.4s, v17.4s, v2.s[1]
    fmla v29.4s, v16.4s, v3.s[1]
    fmla v28.4s, v17.4s, v3.s[1]
    fmla v27.4s, v16.4s, v6.s[1]
    fmla v26.4s, v17.4s, v6.s[1]
    fmla v25.4s, v16.4s, v7.s[1]
    fmla v24.4s, v17.4s, v7.s[1]
    fmla v11.4s, v18.4s, v0.s[2]
    fmla v10.4s, v19.4s, v0.s[2]
    fmla v9.4s, v18.4s, v1.s[2]
    fmla v8.4s, v19.4s, v1.s[2]
    fmla v31.4s, v18.4s, v2.s[2]
    fmla v30.4s, v19.4s, v2.s[2]
    fmla v29.4s, v18.4s, v3.s[2]
    fmla v28.4s, v19.4s, v3.s[2]
    fmla v27.4s, v18.4s, v6.s[2]
    fmla v26.4s, v19.4s, v6.s[2]
    fmla v25.4s, v18.4s, v7.s[2]
    fmla v24.4s, v19.4s, v7.s[2]
    fmla v11.4s, v20.4s, v0.s[3]
    fmla v10.4s, v21.4s, v0.s[3]
    fmla v9.4s, v20.4s, v1.s[3]
    fmla v8.4s, v21.4s, v1.s[3]
    fmla v31.4s, v20.4s, v2.s[3]
    fmla v30.4s, v21.4s, v2.s[3]
    fmla v29.4s, v20.4s, v3.s[3]
    fmla v28.4s, v21.4s, v3.s[3]
    fmla v27.4s, v20.4s, v6.s[3]
    fmla v26.4s, v21.4s, v6.s[3]
    fmla v25.4s, v20.4s, v7.s[3]
    fmla v24.4s, v21.4s, v7.s[3]
    cbnz x0, .Lloop_838
.Lloop_end_837:
    cbz x3, .Lloop_end_839
.Lloop_840:
    ldp q0, q1, [x1]
    ldr s2, [x2]
    sub x3, x3, #1
    ldr s3, [x2, #16]
    ldr s4, [x2, #32]
    ldr s5, [x2, #48]
    ldr s6, [x2, #64]
    ldr s7, [x2, #80]
    add x2, x2, #4
    prfm pldl1keep, [x1, #56]
    add x1, x1, x6, lsl #2
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
    cbnz x3, .Lloop_840
.Lloop_end_839:
    ldr x0, [x7, #16]
    ldr x1, [x7]
    mov x2, x8
    cbnz x0, .Lotherwise_841
    mov x0, x2
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
    b .Lend_842
.Lotherwise_841:
.Lend_842:
    prfm pldl1keep, [x2, #88]
    ldr s0, [x7, #40]
    dup v0.4s, v0.s[0]
    fmax v1.4s, v0.4s, v11.4s
    fmax v2.4s, v0.4s, v10.4s
    fmax v3.4s, v0.4s, v9.4s
    fmax v4.4s, v0.4s, v8.4s
    fmax v5.4s, v0.4s, v31.4s
    fmax v6.4s, v0.4s, v30.4s
    str q1, [x2]
    str q2, [x2, #16]
    add x2, x2, x1, lsl #2
    fmax v1.4s, v0.4s, v29.4s
    fmax v2.4s, v0.4s, v28.4s
    str q3, [x2]
    str q4, [x2, #16]
    fmax v3.4s, v0.4s, v27.4s
    prfm pldl1keep, [x2, #88]
    add x2, x2, x1, lsl #2
    fmax v4.4s, v0.4s, v26.4s
    fmax v7.4s, v0.4s, v25.4s
    str q5, [x2]
    str q6, [x2, #16]
    fmax v0.4s, v0.4s, v24.4s
    prfm pldl1keep, [x2, #88]
    add x2, x2, x1, lsl #2
    str q1, [x2]
    str q2, [x2, #16]
    prfm pldl1keep, [x2, #88]
    add x2, x2, x1, lsl #2
    str q3, [x2]
    str q4, [x2, #16]
    prfm pldl1keep, [x2, #88]
    add x2, x2, x1, lsl #2
    str q7, [x2]
    str q0, [x2, #16]
    prfm pldl1keep, [x2, #88]
    b .Lend_843
.Lotherwise_834:
    lsr x0, x9, #4
    mov x1, x11
    mov x2, x10
    ubfx x3, x9, #0, #4
    cbz x0, .Lloop_end_844
.Lloop_845:
    ldp q0, q1, [x1]
    prfm pldl1keep, [x1, #56]
    add x1, x1, x6, lsl #2
    sub x0, x0, #1
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
    cbnz x0, .Lloop_845
.Lloop_end_844:
    lsr x0, x3, #2
    ubfx x3, x3, #0, #2
    cbz x0, .Lloop_end_846
.Lloop_847:
    ldp q0, q1, [x1]
    prfm pldl1keep, [x1, #56]
    add x1, x1, x6, lsl #2
    sub x0, x0, #1
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
    cbnz x0, .Lloop_847
.Lloop_end_846:
    cbz x3, .Lloop_end_848
.Lloop_849:
    ldp q0, q1, [x1]
    sub x3, x3, #1
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
    cbnz x3, .Lloop_849
.Lloop_end_848:
    ldr x0, [x7, #16]
    ldr x1, [x7]
    mov x2, x8
    cbnz x0, .Lotherwise_850
    mov x0, x2
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
    b .Lend_851
.Lotherwise_850:
.Lend_851:
    prfm pldl1keep, [x2, #88]
    ldr s0, [x7, #40]
    dup v0.4s, v0.s[0]
    fmax v1.4s, v0.4s, v11.4s
    fmax v2.4s, v0.4s, v10.4s
    fmax v3.4s, v0.4s, v9.4s
    fmax v4.4s, v0.4s, v8.4s
    fmax v5.4s, v0.4s, v31.4s
    fmax v6.4s, v0.4s, v30.4s
    str q1, [x2]
    str q2, [x2, #16]
    add x2, x2, x1, lsl #2
    fmax v1.4s, v0.4s, v29.4s
    fmax v2.4s, v0.4s, v28.4s
    str q3, [x2]
    str q4, [x2, #16]
    fmax v3.4s, v0.4s, v27.4s
    prfm pldl1keep, [x2, #88]
    add x2, x2, x1, lsl #2
    fmax v4.4s, v0.4s, v26.4s
    fmax v7.4s, v0.4s, v25.4s
    str q5, [x2]
    str q6, [x2, #16]
    fmax v0.4s, v0.4s, v24.4s
    prfm pldl1keep, [x2, #88]
    add x2, x2, x1, lsl #2
    str q1, [x2]
    str q2, [x2, #16]
    prfm pldl1keep, [x2, #88]
    add x2, x2, x1, lsl #2
    str q3, [x2]
    str q4, [x2, #16]
    prfm pldl1keep, [x2, #88]
    add x2, x2, x1, lsl #2
    str q7, [x2]
    str q0, [x2, #16]
    prfm pldl1keep, [x2, #88]
.Lend_843:
    add x11, x11, #32
.Lend_833:
    sub x5, x5, #1
    add x8, x8, #32
    cbnz x5, .Lloop_821
.Lloop_end_820:
    ldr x0, [x7, #8]
    ubfx x0, x0, #0, #3
    cbnz x0, .Lotherwise_852
    b .Lend_853
.Lotherwise_852:
    sub x0, x0, #1
    lsr x0, x0, #2
    cbnz x0, .Lotherwise_854
    ldr x0, [x7, #16]
    ldr x1, [x7, #24]
    movi v22.4s, #0
    movi v23.4s, #0
    movi v24.4s, #0
    movi v25.4s, #0
    movi v26.4s, #0
    movi v27.4s, #0
    cbnz x0, .Lotherwise_855
    b .Lend_856
.Lotherwise_855:
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
.Lend_856:
    lsr x0, x9, #4
    ubfx x2, x9, #0, #4
    cbz x0, .Lloop_end_857
.Lloop_858:
    ld1 {v0.4s, v1.4s, v2.4s, v3.4s}, [x10], #64
    ldr q4, [x11]
    add x3, x11, x1, lsl #2
    sub x0, x0, #1
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
    cbnz x0, .Lloop_858
.Lloop_end_857:
    lsr x0, x2, #2
    ubfx x2, x2, #0, #2
    cbz x0, .Lloop_end_859
.Lloop_860:
    ld1 {v0.4s, v1.4s, v2.4s, v3.4s}, [x10], #64
    ldr q4, [x11]
    add x3, x11, x1, lsl #2
    sub x0, x0, #1
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
    cbnz x0, .Lloop_860
.Lloop_end_859:
    cbz x2, .Lloop_end_861
.Lloop_862:
    ldr q0, [x11]
    ldr s1, [x10]
    add x0, x11, x1, lsl #2
    sub x2, x2, #1
    ldr s2, [x10, #16]
    ldr s3, [x10, #32]
    add x11, x11, #32
    ldr s4, [x10, #48]
    ldr s5, [x10, #64]
    ldr s6, [x10, #80]
    prfm pldl1keep, [x0]
    add x10, x10, #4
    fmla v22.4s, v0.4s, v1.s[0]
    fmla v23.4s, v0.4s, v2.s[0]
    fmla v24.4s, v0.4s, v3.s[0]
    fmla v25.4s, v0.4s, v4.s[0]
    fmla v26.4s, v0.4s, v5.s[0]
    fmla v27.4s, v0.4s, v6.s[0]
    cbnz x2, .Lloop_862
.Lloop_end_861:
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
    cbnz x1, .Lotherwise_863
    ubfx x0, x2, #0, #4
    mov x1, x8
    cmp x0, #15
    bne .Lotherwise_864
    ldr q0, [x1]
    b .Lend_865
.Lotherwise_864:
    movi v0.4s, #0
    tst x2, #1
    beq .Lotherwise_866
    ld1 {v0.s}[0], [x1]
.Lotherwise_866:
    tst x2, #2
    beq .Lotherwise_867
    add x0, x1, #4
    ld1 {v0.s}[1], [x0]
.Lotherwise_867:
    tst x2, #4
    beq .Lotherwise_868
    add x0, x1, #8
    ld1 {v0.s}[2], [x0]
.Lotherwise_868:
    tst x2, #8
    beq .Lotherwise_869
    add x0, x1, #12
    ld1 {v0.s}[3], [x0]
.Lotherwise_869:
.Lend_865:
    ubfx x0, x2, #0, #4
    fadd v22.4s, v22.4s, v0.4s
    add x1, x1, x4, lsl #2
    cmp x0, #15
    bne .Lotherwise_870
    ldr q0, [x1]
    b .Lend_871
.Lotherwise_870:
    movi v0.4s, #0
    tst x2, #1
    beq .Lotherwise_872
    ld1 {v0.s}[0], [x1]
.Lotherwise_872:
    tst x2, #2
    beq .Lotherwise_873
    add x0, x1, #4
    ld1 {v0.s}[1], [x0]
.Lotherwise_873:
    tst x2, #4
    beq .Lotherwise_874
    add x0, x1, #8
    ld1 {v0.s}[2], [x0]
.Lotherwise_874:
    tst x2, #8
    beq .Lotherwise_875
    add x0, x1, #12
    ld1 {v0.s}[3], [x0]
.Lotherwise_875:
.Lend_871:
    ubfx x0, x2, #0, #4
    fadd v23.4s, v23.4s, v0.4s
    add x1, x1, x4, lsl #2
    cmp x0, #15
    bne .Lotherwise_876
    ldr q0, [x1]
    b .Lend_877
.Lotherwise_876:
    movi v0.4s, #0
    tst x2, #1
    beq .Lotherwise_878
    ld1 {v0.s}[0], [x1]
.Lotherwise_878:
    tst x2, #2
    beq .Lotherwise_879
    add x0, x1, #4
    ld1 {v0.s}[1], [x0]
.Lotherwise_879:
    tst x2, #4
    beq .Lotherwise_880
    add x0, x1, #8
    ld1 {v0.s}[2], [x0]
.Lotherwise_880:
    tst x2, #8
    beq .Lotherwise_881
    add x0, x1, #12
    ld1 {v0.s}[3], [x0]
.Lotherwise_881:
.Lend_877:
    ubfx x0, x2, #0, #4
    fadd v24.4s, v24.4s, v0.4s
    add x1, x1, x4, lsl #2
    cmp x0, #15
    bne .Lotherwise_882
    ldr q0, [x1]
    b .Lend_883
.Lotherwise_882:
    movi v0.4s, #0
    tst x2, #1
    beq .Lotherwise_884
    ld1 {v0.s}[0], [x1]
.Lotherwise_884:
    tst x2, #2
    beq .Lotherwise_885
    add x0, x1, #4
    ld1 {v0.s}[1], [x0]
.Lotherwise_885:
    tst x2, #4
    beq .Lotherwise_886
    add x0, x1, #8
    ld1 {v0.s}[2], [x0]
.Lotherwise_886:
    tst x2, #8
    beq .Lotherwise_887
    add x0, x1, #12
    ld1 {v0.s}[3], [x0]
.Lotherwise_887:
.Lend_883:
    ubfx x0, x2, #0, #4
    fadd v25.4s, v25.4s, v0.4s
    add x1, x1, x4, lsl #2
    cmp x0, #15
    bne .Lotherwise_888
    ldr q0, [x1]
    b .Lend_889
.Lotherwise_888:
    movi v0.4s, #0
    tst x2, #1
    beq .Lotherwise_890
    ld1 {v0.s}[0], [x1]
.Lotherwise_890:
    tst x2, #2
    beq .Lotherwise_891
    add x0, x1, #4
    ld1 {v0.s}[1], [x0]
.Lotherwise_891:
    tst x2, #4
    beq .Lotherwise_892
    add x0, x1, #8
    ld1 {v0.s}[2], [x0]
.Lotherwise_892:
    tst x2, #8
    beq .Lotherwise_893
    add x0, x1, #12
    ld1 {v0.s}[3], [x0]
.Lotherwise_893:
.Lend_889:
    ubfx x0, x2, #0, #4
    fadd v26.4s, v26.4s, v0.4s
    add x1, x1, x4, lsl #2
    cmp x0, #15
    bne .Lotherwise_894
    ldr q0, [x1]
    b .Lend_895
.Lotherwise_894:
    movi v0.4s, #0
    tst x2, #1
    beq .Lotherwise_896
    ld1 {v0.s}[0], [x1]
.Lotherwise_896:
    tst x2, #2
    beq .Lotherwise_897
    add x0, x1, #4
    ld1 {v0.s}[1], [x0]
.Lotherwise_897:
    tst x2, #4
    beq .Lotherwise_898
    add x0, x1, #8
    ld1 {v0.s}[2], [x0]
.Lotherwise_898:
    tst x2, #8
    beq .Lotherwise_899
    add x0, x1, #12
    ld1 {v0.s}[3], [x0]
.Lotherwise_899:
.Lend_895:
    fadd v27.4s, v27.4s, v0.4s
    b .Lend_900
.Lotherwise_863:
.Lend_900:
    ubfx x0, x2, #0, #4
    ldr s0, [x7, #40]
    dup v0.4s, v0.s[0]
    fmax v1.4s, v0.4s, v22.4s
    cmp x0, #15
    bne .Lotherwise_901
    str q1, [x8]
    b .Lend_902
.Lotherwise_901:
    tst x2, #1
    beq .Lotherwise_903
    st1 {v1.s}[0], [x8]
.Lotherwise_903:
    tst x2, #2
    beq .Lotherwise_904
    add x0, x8, #4
    st1 {v1.s}[1], [x0]
.Lotherwise_904:
    tst x2, #4
    beq .Lotherwise_905
    add x0, x8, #8
    st1 {v1.s}[2], [x0]
.Lotherwise_905:
    tst x2, #8
    beq .Lotherwise_906
    add x0, x8, #12
    st1 {v1.s}[3], [x0]
.Lotherwise_906:
.Lend_902:
    ubfx x0, x2, #0, #4
    add x8, x8, x4, lsl #2
    fmax v1.4s, v0.4s, v23.4s
    cmp x0, #15
    bne .Lotherwise_907
    str q1, [x8]
    b .Lend_908
.Lotherwise_907:
    tst x2, #1
    beq .Lotherwise_909
    st1 {v1.s}[0], [x8]
.Lotherwise_909:
    tst x2, #2
    beq .Lotherwise_910
    add x0, x8, #4
    st1 {v1.s}[1], [x0]
.Lotherwise_910:
    tst x2, #4
    beq .Lotherwise_911
    add x0, x8, #8
    st1 {v1.s}[2], [x0]
.Lotherwise_911:
    tst x2, #8
    beq .Lotherwise_912
    add x0, x8, #12
    st1 {v1.s}[3], [x0]
.Lotherwise_912:
.Lend_908:
    ubfx x0, x2, #0, #4
    add x8, x8, x4, lsl #2
    fmax v1.4s, v0.4s, v24.4s
    cmp x0, #15
    bne .Lotherwise_913
    str q1, [x8]
    b .Lend_914
.Lotherwise_913:
    tst x2, #1
    beq .Lotherwise_915
    st1 {v1.s}[0], [x8]
.Lotherwise_915:
    tst x2, #2
    beq .Lotherwise_916
    add x0, x8, #4
    st1 {v1.s}[1], [x0]
.Lotherwise_916:
    tst x2, #4
    beq .Lotherwise_917
    add x0, x8, #8
    st1 {v1.s}[2], [x0]
.Lotherwise_917:
    tst x2, #8
    beq .Lotherwise_918
    add x0, x8, #12
    st1 {v1.s}[3], [x0]
.Lotherwise_918:
.Lend_914:
    ubfx x0, x2, #0, #4
    add x8, x8, x4, lsl #2
    fmax v1.4s, v0.4s, v25.4s
    cmp x0, #15
    bne .Lotherwise_919
    str q1, [x8]
    b .Lend_920
.Lotherwise_919:
    tst x2, #1
    beq .Lotherwise_921
    st1 {v1.s}[0], [x8]
.Lotherwise_921:
    tst x2, #2
    beq .Lotherwise_922
    add x0, x8, #4
    st1 {v1.s}[1], [x0]
.Lotherwise_922:
    tst x2, #4
    beq .Lotherwise_923
    add x0, x8, #8
    st1 {v1.s}[2], [x0]
.Lotherwise_923:
    tst x2, #8
    beq .Lotherwise_924
    add x0, x8, #12
    st1 {v1.s}[3], [x0]
.Lotherwise_924:
.Lend_920:
    ubfx x0, x2, #0, #4
    add x8, x8, x4, lsl #2
    fmax v1.4s, v0.4s, v26.4s
    cmp x0, #15
    bne .Lotherwise_925
    str q1, [x8]
    b .Lend_926
.Lotherwise_925:
    tst x2, #1
    beq .Lotherwise_927
    st1 {v1.s}[0], [x8]
.Lotherwise_927:
    tst x2, #2
    beq .Lotherwise_928
    add x0, x8, #4
    st1 {v1.s}[1], [x0]
.Lotherwise_928:
    tst x2, #4
    beq .Lotherwise_929
    add x0, x8, #8
    st1 {v1.s}[2], [x0]
.Lotherwise_929:
    tst x2, #8
    beq .Lotherwise_930
    add x0, x8, #12
    st1 {v1.s}[3], [x0]
.Lotherwise_930:
.Lend_926:
    ubfx x0, x2, #0, #4
    add x8, x8, x4, lsl #2
    fmax v0.4s, v0.4s, v27.4s
    cmp x0, #15
    bne .Lotherwise_931
    str q0, [x8]
    b .Lend_932
.Lotherwise_931:
    tst x2, #1
    beq .Lotherwise_933
    st1 {v0.s}[0], [x8]
.Lotherwise_933:
    tst x2, #2
    beq .Lotherwise_934
    add x0, x8, #4
    st1 {v0.s}[1], [x0]
.Lotherwise_934:
    tst x2, #4
    beq .Lotherwise_935
    add x0, x8, #8
    st1 {v0.s}[2], [x0]
.Lotherwise_935:
    tst x2, #8
    beq .Lotherwise_936
    add x0, x8, #12
    st1 {v0.s}[3], [x0]
.Lotherwise_936:
.Lend_932:
    b .Lend_937
.Lotherwise_854:
    ldr x0, [x7, #16]
    ldr x1, [x7, #24]
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
    cbnz x0, .Lotherwise_938
    b .Lend_939
.Lotherwise_938:
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
.Lend_939:
    lsr x0, x9, #4
    ubfx x2, x9, #0, #4
    cbz x0, .Lloop_end_940
.Lloop_941:
    add x3, x11, x1, lsl #2
    ld1 {v0.4s, v1.4s, v2.4s, v3.4s}, [x11], #64
    ld1 {v4.4s, v5.4s, v6.4s, v7.4s}, [x10], #64
    sub x0, x0, #1
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
    cbnz x0, .Lloop_941
.Lloop_end_940:
    lsr x0, x2, #2
    ubfx x2, x2, #0, #2
    cbz x0, .Lloop_end_942
.Lloop_943:
    add x3, x11, x1, lsl #2
    ld1 {v16.4s, v17.4s, v18.4s, v19.4s}, [x11], #64
    ld1 {v0.4s, v1.4s, v2.4s, v3.4s}, [x10], #64
    sub x0, x0, #1
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
    cbnz x0, .Lloop_943
.Lloop_end_942:
    cbz x2, .Lloop_end_944
.Lloop_945:
    ldp q0, q1, [x11]
    ldr s2, [x10]
    add x0, x11, x1, lsl #2
    sub x2, x2, #1
    ldr s3, [x10, #16]
    add x11, x11, #32
    ldr s4, [x10, #32]
    ldr s5, [x10, #48]
    ldr s6, [x10, #64]
    ldr s7, [x10, #80]
    add x10, x10, #4
    prfm pldl1keep, [x0]
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
    cbnz x2, .Lloop_945
.Lloop_end_944:
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
    cbnz x1, .Lotherwise_946
    ubfx x0, x2, #0, #4
    mov x1, x8
    cmp x0, #15
    bne .Lotherwise_947
    ldr q0, [x1]
    b .Lend_948
.Lotherwise_947:
    movi v0.4s, #0
    tst x2, #1
    beq .Lotherwise_949
    ld1 {v0.s}[0], [x1]
.Lotherwise_949:
    tst x2, #2
    beq .Lotherwise_950
    add x0, x1, #4
    ld1 {v0.s}[1], [x0]
.Lotherwise_950:
    tst x2, #4
    beq .Lotherwise_951
    add x0, x1, #8
    ld1 {v0.s}[2], [x0]
.Lotherwise_951:
    tst x2, #8
    beq .Lotherwise_952
    add x0, x1, #12
    ld1 {v0.s}[3], [x0]
.Lotherwise_952:
.Lend_948:
    ubfx x0, x2, #4, #4
    fadd v11.4s, v11.4s, v0.4s
    cmp x0, #15
    bne .Lotherwise_953
    ldr q0, [x1, #16]
    b .Lend_954
.Lotherwise_953:
    movi v0.4s, #0
    tst x2, #16
    beq .Lotherwise_955
    add x0, x1, #16
    ld1 {v0.s}[0], [x0]
.Lotherwise_955:
    tst x2, #32
    beq .Lotherwise_956
    add x0, x1, #20
    ld1 {v0.s}[1], [x0]
.Lotherwise_956:
    tst x2, #64
    beq .Lotherwise_957
    add x0, x1, #24
    ld1 {v0.s}[2], [x0]
.Lotherwise_957:
    tst x2, #128
    beq .Lotherwise_958
    add x0, x1, #28
    ld1 {v0.s}[3], [x0]
.Lotherwise_958:
.Lend_954:
    ubfx x0, x2, #0, #4
    fadd v10.4s, v10.4s, v0.4s
    add x1, x1, x4, lsl #2
    cmp x0, #15
    bne .Lotherwise_959
    ldr q0, [x1]
    b .Lend_960
.Lotherwise_959:
    movi v0.4s, #0
    tst x2, #1
    beq .Lotherwise_961
    ld1 {v0.s}[0], [x1]
.Lotherwise_961:
    tst x2, #2
    beq .Lotherwise_962
    add x0, x1, #4
    ld1 {v0.s}[1], [x0]
.Lotherwise_962:
    tst x2, #4
    beq .Lotherwise_963
    add x0, x1, #8
    ld1 {v0.s}[2], [x0]
.Lotherwise_963:
    tst x2, #8
    beq .Lotherwise_964
    add x0, x1, #12
    ld1 {v0.s}[3], [x0]
.Lotherwise_964:
.Lend_960:
    ubfx x0, x2, #4, #4
    fadd v9.4s, v9.4s, v0.4s
    cmp x0, #15
    bne .Lotherwise_965
    ldr q0, [x1, #16]
    b .Lend_966
.Lotherwise_965:
    movi v0.4s, #0
    tst x2, #16
    beq .Lotherwise_967
    add x0, x1, #16
    ld1 {v0.s}[0], [x0]
.Lotherwise_967:
    tst x2, #32
    beq .Lotherwise_968
    add x0, x1, #20
    ld1 {v0.s}[1], [x0]
.Lotherwise_968:
    tst x2, #64
    beq .Lotherwise_969
    add x0, x1, #24
    ld1 {v0.s}[2], [x0]
.Lotherwise_969:
    tst x2, #128
    beq .Lotherwise_970
    add x0, x1, #28
    ld1 {v0.s}[3], [x0]
.Lotherwise_970:
.Lend_966:
    ubfx x0, x2, #0, #4
    fadd v8.4s, v8.4s, v0.4s
    add x1, x1, x4, lsl #2
    cmp x0, #15
    bne .Lotherwise_971
    ldr q0, [x1]
    b .Lend_972
.Lotherwise_971:
    movi v0.4s, #0
    tst x2, #1
    beq .Lotherwise_973
    ld1 {v0.s}[0], [x1]
.Lotherwise_973:
    tst x2, #2
    beq .Lotherwise_974
    add x0, x1, #4
    ld1 {v0.s}[1], [x0]
.Lotherwise_974:
    tst x2, #4
    beq .Lotherwise_975
    add x0, x1, #8
    ld1 {v0.s}[2], [x0]
.Lotherwise_975:
    tst x2, #8
    beq .Lotherwise_976
    add x0, x1, #12
    ld1 {v0.s}[3], [x0]
.Lotherwise_976:
.Lend_972:
    ubfx x0, x2, #4, #4
    fadd v31.4s, v31.4s, v0.4s
    cmp x0, #15
    bne .Lotherwise_977
    ldr q0, [x1, #16]
    b .Lend_978
.Lotherwise_977:
    movi v0.4s, #0
    tst x2, #16
    beq .Lotherwise_979
    add x0, x1, #16
    ld1 {v0.s}[0], [x0]
.Lotherwise_979:
    tst x2, #32
    beq .Lotherwise_980
    add x0, x1, #20
    ld1 {v0.s}[1], [x0]
.Lotherwise_980:
    tst x2, #64
    beq .Lotherwise_981
    add x0, x1, #24
    ld1 {v0.s}[2], [x0]
.Lotherwise_981:
    tst x2, #128
    beq .Lotherwise_982
    add x0, x1, #28
    ld1 {v0.s}[3], [x0]
.Lotherwise_982:
.Lend_978:
    ubfx x0, x2, #0, #4
    fadd v30.4s, v30.4s, v0.4s
    add x1, x1, x4, lsl #2
    cmp x0, #15
    bne .Lotherwise_983
    ldr q0, [x1]
    b .Lend_984
.Lotherwise_983:
    movi v0.4s, #0
    tst x2, #1
    beq .Lotherwise_985
    ld1 {v0.s}[0], [x1]
.Lotherwise_985:
    tst x2, #2
    beq .Lotherwise_986
    add x0, x1, #4
    ld1 {v0.s}[1], [x0]
.Lotherwise_986:
    tst x2, #4
    beq .Lotherwise_987
    add x0, x1, #8
    ld1 {v0.s}[2], [x0]
.Lotherwise_987:
    tst x2, #8
    beq .Lotherwise_988
    add x0, x1, #12
    ld1 {v0.s}[3], [x0]
.Lotherwise_988:
.Lend_984:
    ubfx x0, x2, #4, #4
    fadd v29.4s, v29.4s, v0.4s
    cmp x0, #15
    bne .Lotherwise_989
    ldr q0, [x1, #16]
    b .Lend_990
.Lotherwise_989:
    movi v0.4s, #0
    tst x2, #16
    beq .Lotherwise_991
    add x0, x1, #16
    ld1 {v0.s}[0], [x0]
.Lotherwise_991:
    tst x2, #32
    beq .Lotherwise_992
    add x0, x1, #20
    ld1 {v0.s}[1], [x0]
.Lotherwise_992:
    tst x2, #64
    beq .Lotherwise_993
    add x0, x1, #24
    ld1 {v0.s}[2], [x0]
.Lotherwise_993:
    tst x2, #128
    beq .Lotherwise_994
    add x0, x1, #28
    ld1 {v0.s}[3], [x0]
.Lotherwise_994:
.Lend_990:
    ubfx x0, x2, #0, #4
    fadd v28.4s, v28.4s, v0.4s
    add x1, x1, x4, lsl #2
    cmp x0, #15
    bne .Lotherwise_995
    ldr q0, [x1]
    b .Lend_996
.Lotherwise_995:
    movi v0.4s, #0
    tst x2, #1
    beq .Lotherwise_997
    ld1 {v0.s}[0], [x1]
.Lotherwise_997:
    tst x2, #2
    beq .Lotherwise_998
    add x0, x1, #4
    ld1 {v0.s}[1], [x0]
.Lotherwise_998:
    tst x2, #4
    beq .Lotherwise_999
    add x0, x1, #8
    ld1 {v0.s}[2], [x0]
.Lotherwise_999:
    tst x2, #8
    beq .Lotherwise_1000
    add x0, x1, #12
    ld1 {v0.s}[3], [x0]
.Lotherwise_1000:
.Lend_996:
    ubfx x0, x2, #4, #4
    fadd v27.4s, v27.4s, v0.4s
    cmp x0, #15
    bne .Lotherwise_1001
    ldr q0, [x1, #16]
    b .Lend_1002
.Lotherwise_1001:
    movi v0.4s, #0
    tst x2, #16
    beq .Lotherwise_1003
    add x0, x1, #16
    ld1 {v0.s}[0], [x0]
.Lotherwise_1003:
    tst x2, #32
    beq .Lotherwise_1004
    add x0, x1, #20
    ld1 {v0.s}[1], [x0]
.Lotherwise_1004:
    tst x2, #64
    beq .Lotherwise_1005
    add x0, x1, #24
    ld1 {v0.s}[2], [x0]
.Lotherwise_1005:
    tst x2, #128
    beq .Lotherwise_1006
    add x0, x1, #28
    ld1 {v0.s}[3], [x0]
.Lotherwise_1006:
.Lend_1002:
    ubfx x0, x2, #0, #4
    fadd v26.4s, v26.4s, v0.4s
    add x1, x1, x4, lsl #2
    cmp x0, #15
    bne .Lotherwise_1007
    ldr q0, [x1]
    b .Lend_1008
.Lotherwise_1007:
    movi v0.4s, #0
    tst x2, #1
    beq .Lotherwise_1009
    ld1 {v0.s}[0], [x1]
.Lotherwise_1009:
    tst x2, #2
    beq .Lotherwise_1010
    add x0, x1, #4
    ld1 {v0.s}[1], [x0]
.Lotherwise_1010:
    tst x2, #4
    beq .Lotherwise_1011
    add x0, x1, #8
    ld1 {v0.s}[2], [x0]
.Lotherwise_1011:
    tst x2, #8
    beq .Lotherwise_1012
    add x0, x1, #12
    ld1 {v0.s}[3], [x0]
.Lotherwise_1012:
.Lend_1008:
    ubfx x0, x2, #4, #4
    fadd v25.4s, v25.4s, v0.4s
    cmp x0, #15
    bne .Lotherwise_1013
    ldr q0, [x1, #16]
    b .Lend_1014
.Lotherwise_1013:
    movi v0.4s, #0
    tst x2, #16
    beq .Lotherwise_1015
    add x0, x1, #16
    ld1 {v0.s}[0], [x0]
.Lotherwise_1015:
    tst x2, #32
    beq .Lotherwise_1016
    add x0, x1, #20
    ld1 {v0.s}[1], [x0]
.Lotherwise_1016:
    tst x2, #64
    beq .Lotherwise_1017
    add x0, x1, #24
    ld1 {v0.s}[2], [x0]
.Lotherwise_1017:
    tst x2, #128
    beq .Lotherwise_1018
    add x0, x1, #28
    ld1 {v0.s}[3], [x0]
.Lotherwise_1018:
.Lend_1014:
    fadd v24.4s, v24.4s, v0.4s
    b .Lend_1019
.Lotherwise_946:
.Lend_1019:
    ubfx x0, x2, #0, #4
    ldr s0, [x7, #40]
    dup v0.4s, v0.s[0]
    fmax v1.4s, v0.4s, v11.4s
    cmp x0, #15
    bne .Lotherwise_1020
    str q1, [x8]
    b .Lend_1021
.Lotherwise_1020:
    tst x2, #1
    beq .Lotherwise_1022
    st1 {v1.s}[0], [x8]
.Lotherwise_1022:
    tst x2, #2
    beq .Lotherwise_1023
    add x0, x8, #4
    st1 {v1.s}[1], [x0]
.Lotherwise_1023:
    tst x2, #4
    beq .Lotherwise_1024
    add x0, x8, #8
    st1 {v1.s}[2], [x0]
.Lotherwise_1024:
    tst x2, #8
    beq .Lotherwise_1025
    add x0, x8, #12
    st1 {v1.s}[3], [x0]
.Lotherwise_1025:
.Lend_1021:
    ubfx x0, x2, #4, #4
    fmax v1.4s, v0.4s, v10.4s
    cmp x0, #15
    bne .Lotherwise_1026
    str q1, [x8, #16]
    b .Lend_1027
.Lotherwise_1026:
    tst x2, #16
    beq .Lotherwise_1028
    add x0, x8, #16
    st1 {v1.s}[0], [x0]
.Lotherwise_1028:
    tst x2, #32
    beq .Lotherwise_1029
    add x0, x8, #20
    st1 {v1.s}[1], [x0]
.Lotherwise_1029:
    tst x2, #64
    beq .Lotherwise_1030
    add x0, x8, #24
    st1 {v1.s}[2], [x0]
.Lotherwise_1030:
    tst x2, #128
    beq .Lotherwise_1031
    add x0, x8, #28
    st1 {v1.s}[3], [x0]
.Lotherwise_1031:
.Lend_1027:
    ubfx x0, x2, #0, #4
    add x8, x8, x4, lsl #2
    fmax v1.4s, v0.4s, v9.4s
    cmp x0, #15
    bne .Lotherwise_1032
    str q1, [x8]
    b .Lend_1033
.Lotherwise_1032:
    tst x2, #1
    beq .Lotherwise_1034
    st1 {v1.s}[0], [x8]
.Lotherwise_1034:
    tst x2, #2
    beq .Lotherwise_1035
    add x0, x8, #4
    st1 {v1.s}[1], [x0]
.Lotherwise_1035:
    tst x2, #4
    beq .Lotherwise_1036
    add x0, x8, #8
    st1 {v1.s}[2], [x0]
.Lotherwise_1036:
    tst x2, #8
    beq .Lotherwise_1037
    add x0, x8, #12
    st1 {v1.s}[3], [x0]
.Lotherwise_1037:
.Lend_1033:
    ubfx x0, x2, #4, #4
    fmax v1.4s, v0.4s, v8.4s
    cmp x0, #15
    bne .Lotherwise_1038
    str q1, [x8, #16]
    b .Lend_1039
.Lotherwise_1038:
    tst x2, #16
    beq .Lotherwise_1040
    add x0, x8, #16
    st1 {v1.s}[0], [x0]
.Lotherwise_1040:
    tst x2, #32
    beq .Lotherwise_1041
    add x0, x8, #20
    st1 {v1.s}[1], [x0]
.Lotherwise_1041:
    tst x2, #64
    beq .Lotherwise_1042
    add x0, x8, #24
    st1 {v1.s}[2], [x0]
.Lotherwise_1042:
    tst x2, #128
    beq .Lotherwise_1043
    add x0, x8, #28
    st1 {v1.s}[3], [x0]
.Lotherwise_1043:
.Lend_1039:
    ubfx x0, x2, #0, #4
    add x8, x8, x4, lsl #2
    fmax v1.4s, v0.4s, v31.4s
    cmp x0, #15
    bne .Lotherwise_1044
    str q1, [x8]
    b .Lend_1045
.Lotherwise_1044:
    tst x2, #1
    beq .Lotherwise_1046
    st1 {v1.s}[0], [x8]
.Lotherwise_1046:
    tst x2, #2
    beq .Lotherwise_1047
    add x0, x8, #4
    st1 {v1.s}[1], [x0]
.Lotherwise_1047:
    tst x2, #4
    beq .Lotherwise_1048
    add x0, x8, #8
    st1 {v1.s}[2], [x0]
.Lotherwise_1048:
    tst x2, #8
    beq .Lotherwise_1049
    add x0, x8, #12
    st1 {v1.s}[3], [x0]
.Lotherwise_1049:
.Lend_1045:
    ubfx x0, x2, #4, #4
    fmax v1.4s, v0.4s, v30.4s
    cmp x0, #15
    bne .Lotherwise_1050
    str q1, [x8, #16]
    b .Lend_1051
.Lotherwise_1050:
    tst x2, #16
    beq .Lotherwise_1052
    add x0, x8, #16
    st1 {v1.s}[0], [x0]
.Lotherwise_1052:
    tst x2, #32
    beq .Lotherwise_1053
    add x0, x8, #20
    st1 {v1.s}[1], [x0]
.Lotherwise_1053:
    tst x2, #64
    beq .Lotherwise_1054
    add x0, x8, #24
    st1 {v1.s}[2], [x0]
.Lotherwise_1054:
    tst x2, #128
    beq .Lotherwise_1055
    add x0, x8, #28
    st1 {v1.s}[3], [x0]
.Lotherwise_1055:
.Lend_1051:
    ubfx x0, x2, #0, #4
    add x8, x8, x4, lsl #2
    fmax v1.4s, v0.4s, v29.4s
    cmp x0, #15
    bne .Lotherwise_1056
    str q1, [x8]
    b .Lend_1057
.Lotherwise_1056:
    tst x2, #1
    beq .Lotherwise_1058
    st1 {v1.s}[0], [x8]
.Lotherwise_1058:
    tst x2, #2
    beq .Lotherwise_1059
    add x0, x8, #4
    st1 {v1.s}[1], [x0]
.Lotherwise_1059:
    tst x2, #4
    beq .Lotherwise_1060
    add x0, x8, #8
    st1 {v1.s}[2], [x0]
.Lotherwise_1060:
    tst x2, #8
    beq .Lotherwise_1061
    add x0, x8, #12
    st1 {v1.s}[3], [x0]
.Lotherwise_1061:
.Lend_1057:
    ubfx x0, x2, #4, #4
    fmax v1.4s, v0.4s, v28.4s
    cmp x0, #15
    bne .Lotherwise_1062
    str q1, [x8, #16]
    b .Lend_1063
.Lotherwise_1062:
    tst x2, #16
    beq .Lotherwise_1064
    add x0, x8, #16
    st1 {v1.s}[0], [x0]
.Lotherwise_1064:
    tst x2, #32
    beq .Lotherwise_1065
    add x0, x8, #20
    st1 {v1.s}[1], [x0]
.Lotherwise_1065:
    tst x2, #64
    beq .Lotherwise_1066
    add x0, x8, #24
    st1 {v1.s}[2], [x0]
.Lotherwise_1066:
    tst x2, #128
    beq .Lotherwise_1067
    add x0, x8, #28
    st1 {v1.s}[3], [x0]
.Lotherwise_1067:
.Lend_1063:
    ubfx x0, x2, #0, #4
    add x8, x8, x4, lsl #2
    fmax v1.4s, v0.4s, v27.4s
    cmp x0, #15
    bne .Lotherwise_1068
    str q1, [x8]
    b .Lend_1069
.Lotherwise_1068:
    tst x2, #1
    beq .Lotherwise_1070
    st1 {v1.s}[0], [x8]
.Lotherwise_1070:
    tst x2, #2
    beq .Lotherwise_1071
    add x0, x8, #4
    st1 {v1.s}[1], [x0]
.Lotherwise_1071:
    tst x2, #4
    beq .Lotherwise_1072
    add x0, x8, #8
    st1 {v1.s}[2], [x0]
.Lotherwise_1072:
    tst x2, #8
    beq .Lotherwise_1073
    add x0, x8, #12
    st1 {v1.s}[3], [x0]
.Lotherwise_1073:
.Lend_1069:
    ubfx x0, x2, #4, #4
    fmax v1.4s, v0.4s, v26.4s
    cmp x0, #15
    bne .Lotherwise_1074
    str q1, [x8, #16]
    b .Lend_1075
.Lotherwise_1074:
    tst x2, #16
    beq .Lotherwise_1076
    add x0, x8, #16
    st1 {v1.s}[0], [x0]
.Lotherwise_1076:
    tst x2, #32
    beq .Lotherwise_1077
    add x0, x8, #20
    st1 {v1.s}[1], [x0]
.Lotherwise_1077:
    tst x2, #64
    beq .Lotherwise_1078
    add x0, x8, #24
    st1 {v1.s}[2], [x0]
.Lotherwise_1078:
    tst x2, #128
    beq .Lotherwise_1079
    add x0, x8, #28
    st1 {v1.s}[3], [x0]
.Lotherwise_1079:
.Lend_1075:
    ubfx x0, x2, #0, #4
    add x8, x8, x4, lsl #2
    fmax v1.4s, v0.4s, v25.4s
    cmp x0, #15
    bne .Lotherwise_1080
    str q1, [x8]
    b .Lend_1081
.Lotherwise_1080:
    tst x2, #1
    beq .Lotherwise_1082
    st1 {v1.s}[0], [x8]
.Lotherwise_1082:
    tst x2, #2
    beq .Lotherwise_1083
    add x0, x8, #4
    st1 {v1.s}[1], [x0]
.Lotherwise_1083:
    tst x2, #4
    beq .Lotherwise_1084
    add x0, x8, #8
    st1 {v1.s}[2], [x0]
.Lotherwise_1084:
    tst x2, #8
    beq .Lotherwise_1085
    add x0, x8, #12
    st1 {v1.s}[3], [x0]
.Lotherwise_1085:
.Lend_1081:
    ubfx x0, x2, #4, #4
    fmax v0.4s, v0.4s, v24.4s
    cmp x0, #15
    bne .Lotherwise_1086
    str q0, [x8, #16]
    b .Lend_1087
.Lotherwise_1086:
    tst x2, #16
    beq .Lotherwise_1088
    add x0, x8, #16
    st1 {v0.s}[0], [x0]
.Lotherwise_1088:
    tst x2, #32
    beq .Lotherwise_1089
    add x0, x8, #20
    st1 {v0.s}[1], [x0]
.Lotherwise_1089:
    tst x2, #64
    beq .Lotherwise_1090
    add x0, x8, #24
    st1 {v0.s}[2], [x0]
.Lotherwise_1090:
    tst x2, #128
    beq .Lotherwise_1091
    add x0, x8, #28
    st1 {v0.s}[3], [x0]
.Lotherwise_1091:
.Lend_1087:
.Lend_937:
.Lend_853:
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
    cbz x5, .Lloop_end_1092
.Lloop_1093:
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
    cbnz x0, .Lotherwise_1094
    b .Lend_1095
.Lotherwise_1094:
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
.Lend_1095:
    cbnz x6, .Lotherwise_1096
    lsr x0, x9, #4
    ldr x1, [x7, #24]
    mov x2, x10
    ubfx x3, x9, #0, #4
    cbz x0, .Lloop_end_1097
.Lloop_1098:
    ld1 {v4.4s, v5.4s, v6.4s, v7.4s}, [x2], #64
    add x4, x11, x1, lsl #2
    ld1 {v0.4s, v1.4s, v2.4s, v3.4s}, [x11], #64
    sub x0, x0, #1
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
    cbnz x0, .Lloop_1098
.Lloop_end_1097:
    lsr x0, x3, #2
    ubfx x3, x3, #0, #2
    cbz x0, .Lloop_end_1099
.Lloop_1100:
    ld1 {v4.4s, v5.4s, v6.4s, v7.4s}, [x2], #64
    add x4, x11, x1, lsl #2
    ld1 {v0.4s, v1.4s, v2.4s, v3.4s}, [x11], #64
    sub x0, x0, #1
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
    cbnz x0, .Lloop_1100
.Lloop_end_1099:
    cbz x3, .Lloop_end_1101
.Lloop_1102:
    ldp q0, q1, [x11]
    ldr s2, [x2]
    add x0, x11, x1, lsl #2
    sub x3, x3, #1
    ldr s3, [x2, #16]
    add x11, x11, #32
    ldr s4, [x2, #32]
    ldr s5, [x2, #48]
    ldr s6, [x2, #64]
    ldr s7, [x2, #80]
    ldr s16, [x2, #96]
    prfm pldl1keep, [x0]
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
    cbnz x3, .Lloop_1102
.Lloop_end_1101:
    ldr x0, [x7, #16]
    ldr x1, [x7]
    mov x2, x8
    cbnz x0, .Lotherwise_1103
    mov x0, x2
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
    b .Lend_1104
.Lotherwise_1103:
.Lend_1104:
    mov x0, x7
    prfm pldl1keep, [x2, #88]
    ldr s0, [x0, #40]
    dup v0.4s, v0.s[0]
    fmax v1.4s, v0.4s, v13.4s
    fmax v2.4s, v0.4s, v12.4s
    fmax v3.4s, v0.4s, v11.4s
    fmax v4.4s, v0.4s, v10.4s
    fmax v5.4s, v0.4s, v9.4s
    fmax v6.4s, v0.4s, v8.4s
    str q1, [x2]
    str q2, [x2, #16]
    add x2, x2, x1, lsl #2
    fmax v1.4s, v0.4s, v31.4s
    fmax v2.4s, v0.4s, v30.4s
    str q3, [x2]
    str q4, [x2, #16]
    fmax v3.4s, v0.4s, v29.4s
    prfm pldl1keep, [x2, #88]
    add x2, x2, x1, lsl #2
    fmax v4.4s, v0.4s, v28.4s
    fmax v7.4s, v0.4s, v27.4s
    str q5, [x2]
    str q6, [x2, #16]
    fmax v5.4s, v0.4s, v26.4s
    fmax v6.4s, v0.4s, v25.4s
    prfm pldl1keep, [x2, #88]
    add x2, x2, x1, lsl #2
    fmax v0.4s, v0.4s, v24.4s
    str q1, [x2]
    str q2, [x2, #16]
    prfm pldl1keep, [x2, #88]
    add x2, x2, x1, lsl #2
    str q3, [x2]
    str q4, [x2, #16]
    prfm pldl1keep, [x2, #88]
    add x2, x2, x1, lsl #2
    str q7, [x2]
    str q5, [x2, #16]
    prfm pldl1keep, [x2, #88]
    add x2, x2, x1, lsl #2
    str q6, [x2]
    str q0, [x2, #16]
    prfm pldl1keep, [x2, #88]
    b .Lend_1105
.Lotherwise_1096:
    cbnz x12, .Lotherwise_1106
    lsr x0, x9, #4
    mov x1, x11
    mov x2, x10
    ubfx x3, x9, #0, #4
    cbz x0, .Lloop_end_1107
.Lloop_1108:
    ld1 {v0.4s, v1.4s, v2.4s, v3.4s}, [x2], #64
    ldp q4, q5, [x1]
    sub x0, x0, #1
    ldp q20, q18, [x2], #32
    ldr q19, [x2], #32
    prfm pldl1keep, [x1, #56]
    add x1, x1, x6, lsl #2
    prfm pldl1keep, [x1, #56]
    fmla v13.4s, v4.4s, v0.s[0]
    fmla v12.4s, v5.4s, v0.s[0]
    fmla v11.4s, v4.4s, v1.s[0]
    fmla v10.4s, v5.4s, v1.s[0]
    fmla v9.4s, v4.4s, v2.s[0]
    fmla v8.4s, v5.4s, v2.s[0]
    fmla v31.4s, v4.4s, v3.s[0]
    fmla v30.4s, v5.4s, v3.s[0]
    fmla v29.4s, v4.4s, v20.s[0]
    fmla v28.4s, v5.4s, v20.s[0]
    fmla v27.4s, v4.4s, v18.s[0]
    fmla v26.4s, v5.4s, v18.s[0]
    fmla v25.4s, v4.4s, v19.s[0]
    ldp q4, q6, [x1]
    add x1, x1, x6, lsl #2
    fmla v24.4s, v5.4s, v19.s[0]
    prfm pldl1keep, [x1, #56]
    fmla v13.4s, v4.4s, v0.s[1]
    fmla v12.4s, v6.4s, v0.s[1]
    fmla v11.4s, v4.4s, v1.s[1]
    fmla v10.4s, v6.4s, v1.s[1]
    fmla v9.4s, v4.4s, v2.s[1]
    fmla v8.4s, v6.4s, v2.s[1]
    fmla v31.4s, v4.4s, v3.s[1]
    fmla v30.4s, v6.4s, v3.s[1]
    fmla v29.4s, v4.4s, v20.s[1]
    fmla v28.4s, v6.4s, v20.s[1]
    fmla v27.4s, v4.4s, v18.s[1]
    fmla v26.4s, v6.4s, v18.s[1]
    fmla v25.4s, v4.4s, v19.s[1]
    ldp q4, q5, [x1]
    add x1, x1, x6, lsl #2
    fmla v24.4s, v6.4s, v19.s[1]
    prfm pldl1keep, [x1, #56]
    fmla v13.4s, v4.4s, v0.s[2]
    fmla v12.4s, v5.4s, v0.s[2]
    fmla v11.4s, v4.4s, v1.s[2]
    fmla v10.4s, v5.4s, v1.s[2]
    fmla v9.4s, v4.4s, v2.s[2]
    fmla v8.4s, v5.4s, v2.s[2]
    fmla v31.4s, v4.4s, v3.s[2]
    fmla v30.4s, v5.4s, v3.s[2]
    fmla v29.4s, v4.4s, v20.s[2]
    fmla v28.4s, v5.4s, v20.s[2]
    fmla v27.4s, v4.4s, v18.s[2]
    fmla v26.4s, v5.4s, v18.s[2]
    fmla v25.4s, v4.4s, v19.s[2]
    ldp q4, q6, [x1]
    add x1, x1, x6, lsl #2
    fmla v24.4s, v5.4s, v19.s[2]
    prfm pldl1keep, [x1, #56]
    fmla v13.4s, v4.4s, v0.s[3]
    fmla v12.4s, v6.4s, v0.s[3]
    ldp q17, q21, [x1]
    add x1, x1, x6, lsl #2
    fmla v11.4s, v4.4s, v1.s[3]
    fmla v10.4s, v6.4s, v1.s[3]
    prfm pldl1keep, [x1, #56]
    fmla v9.4s, v4.4s, v2.s[3]
    fmla v8.4s, v6.4s, v2.s[3]
    ldp q7, q16, [x1]
    add x1, x1, x6, lsl #2
    fmla v31.4s, v4.4s, v3.s[3]
    fmla v30.4s, v6.4s, v3.s[3]
    prfm pldl1keep, [x1, #56]
    fmla v29.4s, v4.4s, v20.s[3]
    fmla v28.4s, v6.4s, v20.s[3]
    ldp q5, q22, [x1]
    add x1, x1, x6, lsl #2
    fmla v27.4s, v4.4s, v18.s[3]
    fmla v26.4s, v6.4s, v18.s[3]
    prfm pldl1keep, [x1, #56]
    fmla v25.4s, v4.4s, v19.s[3]
    fmla v24.4s, v6.4s, v19.s[3]
    ld1 {v0.4s, v1.4s, v2.4s, v3.4s}, [x2], #64
    fmla v13.4s, v17.4s, v0.s[0]
    fmla v12.4s, v21.4s, v0.s[0]
    fmla v11.4s, v17.4s, v1.s[0]
    fmla v10.4s, v21.4s, v1.s[0]
    fmla v9.4s, v17.4s, v2.s[0]
    fmla v8.4s, v21.4s, v2.s[0]
    fmla v31.4s, v17.4s, v3.s[0]
    fmla v30.4s, v21.4s, v3.s[0]
    fmla v13.4s, v7.4s, v0.s[1]
    fmla v12.4s, v16.4s, v0.s[1]
    fmla v11.4s, v7.4s, v1.s[1]
    fmla v10.4s, v16.4s, v1.s[1]
    fmla v9.4s, v7.4s, v2.s[1]
    fmla v8.4s, v16.4s, v2.s[1]
    fmla v31.4s, v7.4s, v3.s[1]
    fmla v30.4s, v16.4s, v3.s[1]
    fmla v13.4s, v5.4s, v0.s[2]
    fmla v12.4s, v22.4s, v0.s[2]
    fmla v11.4s, v5.4s, v1.s[2]
    fmla v10.4s, v22.4s, v1.s[2]
    fmla v9.4s, v5.4s, v2.s[2]
    fmla v8.4s, v22.4s, v2.s[2]
    fmla v31.4s, v5.4s, v3.s[2]
    fmla v30.4s, v22.4s, v3.s[2]
    ldp q6, q19, [x2], #32
    fmla v29.4s, v17.4s, v6.s[0]
    fmla v28.4s, v21.4s, v6.s[0]
    fmla v27.4s, v17.4s, v19.s[0]
    fmla v26.4s, v21.4s, v19.s[0]
    fmla v29.4s, v7.4s, v6.s[1]
    fmla v28.4s, v16.4s, v6.s[1]
    fmla v27.4s, v7.4s, v19.s[1]
    fmla v26.4s, v16.4s, v19.s[1]
    fmla v29.4s, v5.4s, v6.s[2]
    fmla v28.4s, v22.4s, v6.s[2]
    fmla v27.4s, v5.4s, v19.s[2]
    fmla v26.4s, v22.4s, v19.s[2]
    ldr q20, [x2], #32
    fmla v25.4s, v17.4s, v20.s[0]
    fmla v24.4s, v21.4s, v20.s[0]
    fmla v25.4s, v7.4s, v20.s[1]
    fmla v24.4s, v16.4s, v20.s[1]
    fmla v25.4s, v5.4s, v20.s[2]
    ldp q4, q5, [x1]
    add x1, x1, x6, lsl #2
    fmla v24.4s, v22.4s, v20.s[2]
    prfm pldl1keep, [x1, #56]
    fmla v13.4s, v4.4s, v0.s[3]
    fmla v12.4s, v5.4s, v0.s[3]
    ldp q18, q21, [x1]
    add x1, x1, x6, lsl #2
    fmla v11.4s, v4.4s, v1.s[3]
    fmla v10.4s, v5.4s, v1.s[3]
    prfm pldl1keep, [x1, #56]
    fmla v9.4s, v4.4s, v2.s[3]
    fmla v8.4s, v5.4s, v2.s[3]
    ldp q7, q16, [x1]
    add x1, x1, x6, lsl #2
    fmla v31.4s, v4.4s, v3.s[3]
    fmla v30.4s, v5.4s, v3.s[3]
    prfm pldl1keep, [x1, #56]
    fmla v29.4s, v4.4s, v6.s[3]
    fmla v28.4s, v5.4s, v6.s[3]
    ldp q6, q17, [x1]
    add x1, x1, x6, lsl #2
    fmla v27.4s, v4.4s, v19.s[3]
    fmla v26.4s, v5.4s, v19.s[3]
    prfm pldl1keep, [x1, #56]
    fmla v25.4s, v4.4s, v20.s[3]
    fmla v24.4s, v5.4s, v20.s[3]
    ld1 {v0.4s, v1.4s, v2.4s, v3.4s}, [x2], #64
    fmla v13.4s, v18.4s, v0.s[0]
    fmla v12.4s, v21.4s, v0.s[0]
    fmla v11.4s, v18.4s, v1.s[0]
    fmla v10.4s, v21.4s, v1.s[0]
    fmla v9.4s, v18.4s, v2.s[0]
    fmla v8.4s, v21.4s, v2.s[0]
    fmla v31.4s, v18.4s, v3.s[0]
    fmla v30.4s, v21.4s, v3.s[0]
    fmla v13.4s, v7.4s, v0.s[1]
    fmla v12.4s, v16.4s, v0.s[1]
    fmla v11.4s, v7.4s, v1.s[1]
    fmla v10.4s, v16.4s, v1.s[1]
    fmla v9.4s, v7.4s, v2.s[1]
    fmla v8.4s, v16.4s, v2.s[1]
    fmla v31.4s, v7.4s, v3.s[1]
    fmla v30.4s, v16.4s, v3.s[1]
    fmla v13.4s, v6.4s, v0.s[2]
    fmla v12.4s, v17.4s, v0.s[2]
    fmla v11.4s, v6.4s, v1.s[2]
    fmla v10.4s, v17.4s, v1.s[2]
    fmla v9.4s, v6.4s, v2.s[2]
    fmla v8.4s, v17.4s, v2.s[2]
    fmla v31.4s, v6.4s, v3.s[2]
    fmla v30.4s, v17.4s, v3.s[2]
    ldp q22, q19, [x2], #32
    fmla v29.4s, v18.4s, v22.s[0]
    fmla v28.4s, v21.4s, v22.s[0]
    fmla v27.4s, v18.4s, v19.s[0]
    fmla v26.4s, v21.4s, v19.s[0]
    fmla v29.4s, v7.4s, v22.s[1]
    fmla v28.4s, v16.4s, v22.s[1]
    fmla v27.4s, v7.4s, v19.s[1]
    fmla v26.4s, v16.4s, v19.s[1]
    fmla v29.4s, v6.4s, v22.s[2]
    fmla v28.4s, v17.4s, v22.s[2]
    fmla v27.4s, v6.4s, v19.s[2]
    fmla v26.4s, v17.4s, v19.s[2]
    ldr q20, [x2], #32
    fmla v25.4s, v18.4s, v20.s[0]
    fmla v24.4s, v21.4s, v20.s[0]
    fmla v25.4s, v7.4s, v20.s[1]
    fmla v24.4s, v16.4s, v20.s[1]
    fmla v25.4s, v6.4s, v20.s[2]
    ldp q4, q5, [x1]
    add x1, x1, x6, lsl #2
    fmla v24.4s, v17.4s, v20.s[2]
    prfm pldl1keep, [x1, #56]
    fmla v13.4s, v4.4s, v0.s[3]
    fmla v12.4s, v5.4s, v0.s[3]
    ldp q17, q18, [x1]
    add x1, x1, x6, lsl #2
    fmla v11.4s, v4.4s, v1.s[3]
    fmla v10.4s, v5.4s, v1.s[3]
    prfm pldl1keep, [x1, #56]
    fmla v9.4s, v4.4s, v2.s[3]
    fmla v8.4s, v5.4s, v2.s[3]
    ldp q16, q21, [x1]
    add x1, x1, x6, lsl #2
    fmla v31.4s, v4.4s, v3.s[3]
    fmla v30.4s, v5.4s, v3.s[3]
    prfm pldl1keep, [x1, #56]
    fmla v29.4s, v4.4s, v22.s[3]
    fmla v28.4s, v5.4s, v22.s[3]
    ldp q6, q22, [x1]
    add x1, x1, x6, lsl #2
    fmla v27.4s, v4.4s, v19.s[3]
    fmla v26.4s, v5.4s, v19.s[3]
    prfm pldl1keep, [x1, #56]
    fmla v25.4s, v4.4s, v20.s[3]
    fmla v24.4s, v5.4s, v20.s[3]
    ld1 {v0.4s, v1.4s, v2.4s, v3.4s}, [x2], #64
    fmla v13.4s, v17.4s, v0.s[0]
    fmla v12.4s, v18.4s, v0.s[0]
    fmla v11.4s, v17.4s, v1.s[0]
    fmla v10.4s, v18.4s, v1.s[0]
    fmla v9.4s, v17.4s, v2.s[0]
    fmla v8.4s, v18.4s, v2.s[0]
    fmla v31.4s, v17.4s, v3.s[0]
    fmla v30.4s, v18.4s, v3.s[0]
    fmla v13.4s, v16.4s, v0.s[1]
    fmla v12.4s, v21.4s, v0.s[1]
    fmla v11.4s, v16.4s, v1.s[1]
    fmla v10.4s, v21.4s, v1.s[1]
    fmla v9.4s, v16.4s, v2.s[1]
    fmla v8.4s, v21.4s, v2.s[1]
    fmla v31.4s, v16.4s, v3.s[1]
    fmla v30.4s, v21.4s, v3.s[1]
    fmla v13.4s, v6.4s, v0.s[2]
    fmla v12.4s, v22.4s, v0.s[2]
    fmla v11.4s, v6.4s, v1.s[2]
    fmla v10.4s, v22.4s, v1.s[2]
    fmla v9.4s, v6.4s, v2.s[2]
    fmla v8.4s, v22.4s, v2.s[2]
    fmla v31.4s, v6.4s, v3.s[2]
    fmla v30.4s, v22.4s, v3.s[2]
    ldp q4, q5, [x2], #32
    fmla v29.4s, v17.4s, v4.s[0]
    fmla v28.4s, v18.4s, v4.s[0]
    fmla v27.4s, v17.4s, v5.s[0]
    fmla v26.4s, v18.4s, v5.s[0]
    fmla v29.4s, v16.4s, v4.s[1]
    fmla v28.4s, v21.4s, v4.s[1]
    fmla v27.4s, v16.4s, v5.s[1]
    fmla v26.4s, v21.4s, v5.s[1]
    fmla v29.4s, v6.4s, v4.s[2]
    fmla v28.4s, v22.4s, v4.s[2]
    fmla v27.4s, v6.4s, v5.s[2]
    fmla v26.4s, v22.4s, v5.s[2]
    ldr q7, [x2], #32
    fmla v25.4s, v17.4s, v7.s[0]
    fmla v24.4s, v18.4s, v7.s[0]
    fmla v25.4s, v16.4s, v7.s[1]
    fmla v24.4s, v21.4s, v7.s[1]
    fmla v25.4s, v6.4s, v7.s[2]
    ldp q6, q16, [x1]
    fmla v24.4s, v22.4s, v7.s[2]
    add x1, x1, x6, lsl #2
    fmla v13.4s, v6.4s, v0.s[3]
    fmla v12.4s, v16.4s, v0.s[3]
    fmla v11.4s, v6.4s, v1.s[3]
    fmla v10.4s, v16.4s, v1.s[3]
    fmla v9.4s, v6.4s, v2.s[3]
    fmla v8.4s, v16.4s, v2.s[3]
    fmla v31.4s, v6.4s, v3.s[3]
    fmla v30.4s, v16.4s, v3.s[3]
    fmla v29.4s, v6.4s, v4.s[3]
    fmla v28.4s, v16.4s, v4.s[3]
    fmla v27.4s, v6.4s, v5.s[3]
    fmla v26.4s, v16.4s, v5.s[3]
    fmla v25.4s, v6.4s, v7.s[3]
    fmla v24.4s, v16.4s, v7.s[3]
    cbnz x0, .Lloop_1108
.Lloop_end_1107:
    lsr x0, x3, #2
    ubfx x3, x3, #0, #2
    cbz x0, .Lloop_end_1109
.Lloop_1110:
    ld1 {v0.4s, v1.4s, v2.4s, v3.4s}, [x2], #64
    ldp q4, q5, [x1]
    sub x0, x0, #1
    ldp q6, q7, [x2], #32
    ldr q16, [x2], #32
    prfm pldl1keep, [x1, #56]
    add x1, x1, x6, lsl #2
    prfm pldl1keep, [x1, #56]
    fmla v13.4s, v4.4s, v0.s[0]
    fmla v12.4s, v5.4s, v0.s[0]
    fmla v11.4s, v4.4s, v1.s[0]
    fmla v10.4s, v5.4s, v1.s[0]
    fmla v9.4s, v4.4s, v2.s[0]
    fmla v8.4s, v5.4s, v2.s[0]
    fmla v31.4s, v4.4s, v3.s[0]
    fmla v30.4s, v5.4s, v3.s[0]
    fmla v29.4s, v4.4s, v6.s[0]
    fmla v28.4s, v5.4s, v6.s[0]
    fmla v27.4s, v4.4s, v7.s[0]
    fmla v26.4s, v5.4s, v7.s[0]
    fmla v25.4s, v4.4s, v16.s[0]
    ldp q4, q17, [x1]
    add x1, x1, x6, lsl #2
    fmla v24.4s, v5.4s, v16.s[0]
    prfm pldl1keep, [x1, #56]
    fmla v13.4s, v4.4s, v0.s[1]
    fmla v12.4s, v17.4s, v0.s[1]
    fmla v11.4s, v4.4s, v1.s[1]
    fmla v10.4s, v17.4s, v1.s[1]
    fmla v9.4s, v4.4s, v2.s[1]
    fmla v8.4s, v17.4s, v2.s[1]
    fmla v31.4s, v4.4s, v3.s[1]
    fmla v30.4s, v17.4s, v3.s[1]
    fmla v29.4s, v4.4s, v6.s[1]
    fmla v28.4s, v17.4s, v6.s[1]
    fmla v27.4s, v4.4s, v7.s[1]
    fmla v26.4s, v17.4s, v7.s[1]
    fmla v25.4s, v4.4s, v16.s[1]
    ldp q4, q5, [x1]
    add x1, x1, x6, lsl #2
    fmla v24.4s, v17.4s, v16.s[1]
    prfm pldl1keep, [x1, #56]
    fmla v13.4s, v4.4s, v0.s[2]
    fmla v12.4s, v5.4s, v0.s[2]
    fmla v11.4s, v4.4s, v1.s[2]
    fmla v10.4s, v5.4s, v1.s[2]
    fmla v9.4s, v4.4s, v2.s[2]
    fmla v8.4s, v5.4s, v2.s[2]
    fmla v31.4s, v4.4s, v3.s[2]
    fmla v30.4s, v5.4s, v3.s[2]
    fmla v29.4s, v4.4s, v6.s[2]
    fmla v28.4s, v5.4s, v6.s[2]
    fmla v27.4s, v4.4s, v7.s[2]
    fmla v26.4s, v5.4s, v7.s[2]
    fmla v25.4s, v4.4s, v16.s[2]
    ldp q4, q17, [x1]
    fmla v24.4s, v5.4s, v16.s[2]
    add x1, x1, x6, lsl #2
    fmla v13.4s, v4.4s, v0.s[3]
    fmla v12.4s, v17.4s, v0.s[3]
    fmla v11.4s, v4.4s, v1.s[3]
    fmla v10.4s, v17.4s, v1.s[3]
    fmla v9.4s, v4.4s, v2.s[3]
    fmla v8.4s, v17.4s, v2.s[3]
    fmla v31.4s, v4.4s, v3.s[3]
    fmla v30.4s, v17.4s, v3.s[3]
    fmla v29.4s, v4.4s, v6.s[3]
    fmla v28.4s, v17.4s, v6.s[3]
    fmla v27.4s, v4.4s, v7.s[3]
    fmla v26.4s, v17.4s, v7.s[3]
    fmla v25.4s, v4.4s, v16.s[3]
    fmla v24.4s, v17.4s, v16.s[3]
    cbnz x0, .Lloop_1110
.Lloop_end_1109:
    cbz x3, .Lloop_end_1111
.Lloop_1112:
    ldp q0, q1, [x1]
    ldr s2, [x2]
    sub x3, x3, #1
    ldr s3, [x2, #16]
    ldr s4, [x2, #32]
    ldr s5, [x2, #48]
    ldr s6, [x2, #64]
    ldr s7, [x2, #80]
    ldr s16, [x2, #96]
    prfm pldl1keep, [x1, #56]
    add x1, x1, x6, lsl #2
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
    cbnz x3, .Lloop_1112
.Lloop_end_1111:
    ldr x0, [x7, #16]
    ldr x1, [x7]
    mov x2, x8
    cbnz x0, .Lotherwise_1113
    mov x0, x2
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
    b .Lend_1114
.Lotherwise_1113:
.Lend_1114:
    prfm pldl1keep, [x2, #88]
    ldr s0, [x7, #40]
    dup v0.4s, v0.s[0]
    fmax v1.4s, v0.4s, v13.4s
    fmax v2.4s, v0.4s, v12.4s
    fmax v3.4s, v0.4s, v11.4s
    fmax v4.4s, v0.4s, v10.4s
    fmax v5.4s, v0.4s, v9.4s
    fmax v6.4s, v0.4s, v8.4s
    str q1, [x2]
    str q2, [x2, #16]
    add x2, x2, x1, lsl #2
    fmax v1.4s, v0.4s, v31.4s
    fmax v2.4s, v0.4s, v30.4s
    str q3, [x2]
    str q4, [x2, #16]
    fmax v3.4s, v0.4s, v29.4s
    prfm pldl1keep, [x2, #88]
    add x2, x2, x1, lsl #2
    fmax v4.4s, v0.4s, v28.4s
    fmax v7.4s, v0.4s, v27.4s
    str q5, [x2]
    str q6, [x2, #16]
    fmax v5.4s, v0.4s, v26.4s
    fmax v6.4s, v0.4s, v25.4s
    prfm pldl1keep, [x2, #88]
    add x2, x2, x1, lsl #2
    fmax v0.4s, v0.4s, v24.4s
    str q1, [x2]
    str q2, [x2, #16]
    prfm pldl1keep, [x2, #88]
    add x2, x2, x1, lsl #2
    str q3, [x2]
    str q4, [x2, #16]
    prfm pldl1keep, [x2, #88]
    add x2, x2, x1, lsl #2
    str q7, [x2]
    str q5, [x2, #16]
    prfm pldl1keep, [x2, #88]
    add x2, x2, x1, lsl #2
    str q6, [x2]
    str q0, [x2, #16]
    prfm pldl1keep, [x2, #88]
    b .Lend_1115
.Lotherwise_1106:
    lsr x0, x9, #4
    mov x1, x11
    mov x2, x10
    ubfx x3, x9, #0, #4
    cbz x0, .Lloop_end_1116
.Lloop_1117:
    ldp q0, q1, [x1]
    prfm pldl1keep, [x1, #56]
    add x1, x1, x6, lsl #2
    sub x0, x0, #1
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
    cbnz x0, .Lloop_1117
.Lloop_end_1116:
    lsr x0, x3, #2
    ubfx x3, x3, #0, #2
    cbz x0, .Lloop_end_1118
.Lloop_1119:
    ldp q0, q1, [x1]
    prfm pldl1keep, [x1, #56]
    add x1, x1, x6, lsl #2
    sub x0, x0, #1
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
    cbnz x0, .Lloop_1119
.Lloop_end_1118:
    cbz x3, .Lloop_end_1120
.Lloop_1121:
    ldp q0, q1, [x1]
    sub x3, x3, #1
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
    cbnz x3, .Lloop_1121
.Lloop_end_1120:
    ldr x0, [x7, #16]
    ldr x1, [x7]
    mov x2, x8
    cbnz x0, .Lotherwise_1122
    mov x0, x2
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
    b .Lend_1123
.Lotherwise_1122:
.Lend_1123:
    prfm pldl1keep, [x2, #88]
    ldr s0, [x7, #40]
    dup v0.4s, v0.s[0]
    fmax v1.4s, v0.4s, v13.4s
    fmax v2.4s, v0.4s, v12.4s
    fmax v3.4s, v0.4s, v11.4s
    fmax v4.4s, v0.4s, v10.4s
    fmax v5.4s, v0.4s, v9.4s
    fmax v6.4s, v0.4s, v8.4s
    str q1, [x2]
    str q2, [x2, #16]
    add x2, x2, x1, lsl #2
    fmax v1.4s, v0.4s, v31.4s
    fmax v2.4s, v0.4s, v30.4s
    str q3, [x2]
    str q4, [x2, #16]
    fmax v3.4s, v0.4s, v29.4s
    prfm pldl1keep, [x2, #88]
    add x2, x2, x1, lsl #2
    fmax v4.4s, v0.4s, v28.4s
    fmax v7.4s, v0.4s, v27.4s
    str q5, [x2]
    str q6, [x2, #16]
    fmax v5.4s, v0.4s, v26.4s
    fmax v6.4s, v0.4s, v25.4s
    prfm pldl1keep, [x2, #88]
    add x2, x2, x1, lsl #2
    fmax v0.4s, v0.4s, v24.4s
    str q1, [x2]
    str q2, [x2, #16]
    prfm pldl1keep, [x2, #88]
    add x2, x2, x1, lsl #2
    str q3, [x2]
    str q4, [x2, #16]
    prfm pldl1keep, [x2, #88]
    add x2, x2, x1, lsl #2
    str q7, [x2]
    str q5, [x2, #16]
    prfm pldl1keep, [x2, #88]
    add x2, x2, x1, lsl #2
    str q6, [x2]
    str q0, [x2, #16]
    prfm pldl1keep, [x2, #88]
.Lend_1115:
    add x11, x11, #32
.Lend_1105:
    sub x5, x5, #1
    add x8, x8, #32
    cbnz x5, .Lloop_1093
.Lloop_end_1092:
    ldr x0, [x7, #8]
    ubfx x0, x0, #0, #3
    cbnz x0, .Lotherwise_1124
    b .Lend_1125
.Lotherwise_1124:
    sub x0, x0, #1
    lsr x0, x0, #2
    cbnz x0, .Lotherwise_1126
    ldr x0, [x7, #16]
    ldr x1, [x7, #24]
    movi v21.4s, #0
    movi v22.4s, #0
    movi v23.4s, #0
    movi v24.4s, #0
    movi v25.4s, #0
    movi v26.4s, #0
    movi v27.4s, #0
    cbnz x0, .Lotherwise_1127
    b .Lend_1128
.Lotherwise_1127:
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
.Lend_1128:
    lsr x0, x9, #4
    ubfx x2, x9, #0, #4
    cbz x0, .Lloop_end_1129
.Lloop_1130:
    ld1 {v4.4s, v5.4s, v6.4s, v7.4s}, [x10], #64
    ldr q16, [x11]
    add x3, x11, x1, lsl #2
    sub x0, x0, #1
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
    cbnz x0, .Lloop_1130
.Lloop_end_1129:
    lsr x0, x2, #2
    ubfx x2, x2, #0, #2
    cbz x0, .Lloop_end_1131
.Lloop_1132:
    ld1 {v0.4s, v1.4s, v2.4s, v3.4s}, [x10], #64
    ldr q4, [x11]
    add x3, x11, x1, lsl #2
    sub x0, x0, #1
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
    cbnz x0, .Lloop_1132
.Lloop_end_1131:
    cbz x2, .Lloop_end_1133
.Lloop_1134:
    ldr q0, [x11]
    ldr s1, [x10]
    add x0, x11, x1, lsl #2
    sub x2, x2, #1
    ldr s2, [x10, #16]
    ldr s3, [x10, #32]
    add x11, x11, #32
    ldr s4, [x10, #48]
    ldr s5, [x10, #64]
    ldr s6, [x10, #80]
    ldr s7, [x10, #96]
    add x10, x10, #4
    prfm pldl1keep, [x0]
    fmla v21.4s, v0.4s, v1.s[0]
    fmla v22.4s, v0.4s, v2.s[0]
    fmla v23.4s, v0.4s, v3.s[0]
    fmla v24.4s, v0.4s, v4.s[0]
    fmla v25.4s, v0.4s, v5.s[0]
    fmla v26.4s, v0.4s, v6.s[0]
    fmla v27.4s, v0.4s, v7.s[0]
    cbnz x2, .Lloop_1134
.Lloop_end_1133:
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
    cbnz x1, .Lotherwise_1135
    ubfx x0, x2, #0, #4
    mov x1, x8
    cmp x0, #15
    bne .Lotherwise_1136
    ldr q0, [x1]
    b .Lend_1137
.Lotherwise_1136:
    movi v0.4s, #0
    tst x2, #1
    beq .Lotherwise_1138
    ld1 {v0.s}[0], [x1]
.Lotherwise_1138:
    tst x2, #2
    beq .Lotherwise_1139
    add x0, x1, #4
    ld1 {v0.s}[1], [x0]
.Lotherwise_1139:
    tst x2, #4
    beq .Lotherwise_1140
    add x0, x1, #8
    ld1 {v0.s}[2], [x0]
.Lotherwise_1140:
    tst x2, #8
    beq .Lotherwise_1141
    add x0, x1, #12
    ld1 {v0.s}[3], [x0]
.Lotherwise_1141:
.Lend_1137:
    ubfx x0, x2, #0, #4
    fadd v21.4s, v21.4s, v0.4s
    add x1, x1, x4, lsl #2
    cmp x0, #15
    bne .Lotherwise_1142
    ldr q0, [x1]
    b .Lend_1143
.Lotherwise_1142:
    movi v0.4s, #0
    tst x2, #1
    beq .Lotherwise_1144
    ld1 {v0.s}[0], [x1]
.Lotherwise_1144:
    tst x2, #2
    beq .Lotherwise_1145
    add x0, x1, #4
    ld1 {v0.s}[1], [x0]
.Lotherwise_1145:
    tst x2, #4
    beq .Lotherwise_1146
    add x0, x1, #8
    ld1 {v0.s}[2], [x0]
.Lotherwise_1146:
    tst x2, #8
    beq .Lotherwise_1147
    add x0, x1, #12
    ld1 {v0.s}[3], [x0]
.Lotherwise_1147:
.Lend_1143:
    ubfx x0, x2, #0, #4
    fadd v22.4s, v22.4s, v0.4s
    add x1, x1, x4, lsl #2
    cmp x0, #15
    bne .Lotherwise_1148
    ldr q0, [x1]
    b .Lend_1149
.Lotherwise_1148:
    movi v0.4s, #0
    tst x2, #1
    beq .Lotherwise_1150
    ld1 {v0.s}[0], [x1]
.Lotherwise_1150:
    tst x2, #2
    beq .Lotherwise_1151
    add x0, x1, #4
    ld1 {v0.s}[1], [x0]
.Lotherwise_1151:
    tst x2, #4
    beq .Lotherwise_1152
    add x0, x1, #8
    ld1 {v0.s}[2], [x0]
.Lotherwise_1152:
    tst x2, #8
    beq .Lotherwise_1153
    add x0, x1, #12
    ld1 {v0.s}[3], [x0]
.Lotherwise_1153:
.Lend_1149:
    ubfx x0, x2, #0, #4
    fadd v23.4s, v23.4s, v0.4s
    add x1, x1, x4, lsl #2
    cmp x0, #15
    bne .Lotherwise_1154
    ldr q0, [x1]
    b .Lend_1155
.Lotherwise_1154:
    movi v0.4s, #0
    tst x2, #1
    beq .Lotherwise_1156
    ld1 {v0.s}[0], [x1]
.Lotherwise_1156:
    tst x2, #2
    beq .Lotherwise_1157
    add x0, x1, #4
    ld1 {v0.s}[1], [x0]
.Lotherwise_1157:
    tst x2, #4
    beq .Lotherwise_1158
    add x0, x1, #8
    ld1 {v0.s}[2], [x0]
.Lotherwise_1158:
    tst x2, #8
    beq .Lotherwise_1159
    add x0, x1, #12
    ld1 {v0.s}[3], [x0]
.Lotherwise_1159:
.Lend_1155:
    ubfx x0, x2, #0, #4
    fadd v24.4s, v24.4s, v0.4s
    add x1, x1, x4, lsl #2
    cmp x0, #15
    bne .Lotherwise_1160
    ldr q0, [x1]
    b .Lend_1161
.Lotherwise_1160:
    movi v0.4s, #0
    tst x2, #1
    beq .Lotherwise_1162
    ld1 {v0.s}[0], [x1]
.Lotherwise_1162:
    tst x2, #2
    beq .Lotherwise_1163
    add x0, x1, #4
    ld1 {v0.s}[1], [x0]
.Lotherwise_1163:
    tst x2, #4
    beq .Lotherwise_1164
    add x0, x1, #8
    ld1 {v0.s}[2], [x0]
.Lotherwise_1164:
    tst x2, #8
    beq .Lotherwise_1165
    add x0, x1, #12
    ld1 {v0.s}[3], [x0]
.Lotherwise_1165:
.Lend_1161:
    ubfx x0, x2, #0, #4
    fadd v25.4s, v25.4s, v0.4s
    add x1, x1, x4, lsl #2
    cmp x0, #15
    bne .Lotherwise_1166
    ldr q0, [x1]
    b .Lend_1167
.Lotherwise_1166:
    movi v0.4s, #0
    tst x2, #1
    beq .Lotherwise_1168
    ld1 {v0.s}[0], [x1]
.Lotherwise_1168:
    tst x2, #2
    beq .Lotherwise_1169
    add x0, x1, #4
    ld1 {v0.s}[1], [x0]
.Lotherwise_1169:
    tst x2, #4
    beq .Lotherwise_1170
    add x0, x1, #8
    ld1 {v0.s}[2], [x0]
.Lotherwise_1170:
    tst x2, #8
    beq .Lotherwise_1171
    add x0, x1, #12
    ld1 {v0.s}[3], [x0]
.Lotherwise_1171:
.Lend_1167:
    ubfx x0, x2, #0, #4
    fadd v26.4s, v26.4s, v0.4s
    add x1, x1, x4, lsl #2
    cmp x0, #15
    bne .Lotherwise_1172
    ldr q0, [x1]
    b .Lend_1173
.Lotherwise_1172:
    movi v0.4s, #0
    tst x2, #1
    beq .Lotherwise_1174
    ld1 {v0.s}[0], [x1]
.Lotherwise_1174:
    tst x2, #2
    beq .Lotherwise_1175
    add x0, x1, #4
    ld1 {v0.s}[1], [x0]
.Lotherwise_1175:
    tst x2, #4
    beq .Lotherwise_1176
    add x0, x1, #8
    ld1 {v0.s}[2], [x0]
.Lotherwise_1176:
    tst x2, #8
    beq .Lotherwise_1177
    add x0, x1, #12
    ld1 {v0.s}[3], [x0]
.Lotherwise_1177:
.Lend_1173:
    fadd v27.4s, v27.4s, v0.4s
    b .Lend_1178
.Lotherwise_1135:
.Lend_1178:
    ubfx x0, x2, #0, #4
    ldr s0, [x7, #40]
    dup v0.4s, v0.s[0]
    fmax v1.4s, v0.4s, v21.4s
    cmp x0, #15
    bne .Lotherwise_1179
    str q1, [x8]
    b .Lend_1180
.Lotherwise_1179:
    tst x2, #1
    beq .Lotherwise_1181
    st1 {v1.s}[0], [x8]
.Lotherwise_1181:
    tst x2, #2
    beq .Lotherwise_1182
    add x0, x8, #4
    st1 {v1.s}[1], [x0]
.Lotherwise_1182:
    tst x2, #4
    beq .Lotherwise_1183
    add x0, x8, #8
    st1 {v1.s}[2], [x0]
.Lotherwise_1183:
    tst x2, #8
    beq .Lotherwise_1184
    add x0, x8, #12
    st1 {v1.s}[3], [x0]
.Lotherwise_1184:
.Lend_1180:
    ubfx x0, x2, #0, #4
    add x8, x8, x4, lsl #2
    fmax v1.4s, v0.4s, v22.4s
    cmp x0, #15
    bne .Lotherwise_1185
    str q1, [x8]
    b .Lend_1186
.Lotherwise_1185:
    tst x2, #1
    beq .Lotherwise_1187
    st1 {v1.s}[0], [x8]
.Lotherwise_1187:
    tst x2, #2
    beq .Lotherwise_1188
    add x0, x8, #4
    st1 {v1.s}[1], [x0]
.Lotherwise_1188:
    tst x2, #4
    beq .Lotherwise_1189
    add x0, x8, #8
    st1 {v1.s}[2], [x0]
.Lotherwise_1189:
    tst x2, #8
    beq .Lotherwise_1190
    add x0, x8, #12
    st1 {v1.s}[3], [x0]
.Lotherwise_1190:
.Lend_1186:
    ubfx x0, x2, #0, #4
    add x8, x8, x4, lsl #2
    fmax v1.4s, v0.4s, v23.4s
    cmp x0, #15
    bne .Lotherwise_1191
    str q1, [x8]
    b .Lend_1192
.Lotherwise_1191:
    tst x2, #1
    beq .Lotherwise_1193
    st1 {v1.s}[0], [x8]
.Lotherwise_1193:
    tst x2, #2
    beq .Lotherwise_1194
    add x0, x8, #4
    st1 {v1.s}[1], [x0]
.Lotherwise_1194:
    tst x2, #4
    beq .Lotherwise_1195
    add x0, x8, #8
    st1 {v1.s}[2], [x0]
.Lotherwise_1195:
    tst x2, #8
    beq .Lotherwise_1196
    add x0, x8, #12
    st1 {v1.s}[3], [x0]
.Lotherwise_1196:
.Lend_1192:
    ubfx x0, x2, #0, #4
    add x8, x8, x4, lsl #2
    fmax v1.4s, v0.4s, v24.4s
    cmp x0, #15
    bne .Lotherwise_1197
    str q1, [x8]
    b .Lend_1198
.Lotherwise_1197:
    tst x2, #1
    beq .Lotherwise_1199
    st1 {v1.s}[0], [x8]
.Lotherwise_1199:
    tst x2, #2
    beq .Lotherwise_1200
    add x0, x8, #4
    st1 {v1.s}[1], [x0]
.Lotherwise_1200:
    tst x2, #4
    beq .Lotherwise_1201
    add x0, x8, #8
    st1 {v1.s}[2], [x0]
.Lotherwise_1201:
    tst x2, #8
    beq .Lotherwise_1202
    add x0, x8, #12
    st1 {v1.s}[3], [x0]
.Lotherwise_1202:
.Lend_1198:
    ubfx x0, x2, #0, #4
    add x8, x8, x4, lsl #2
    fmax v1.4s, v0.4s, v25.4s
    cmp x0, #15
    bne .Lotherwise_1203
    str q1, [x8]
    b .Lend_1204
.Lotherwise_1203:
    tst x2, #1
    beq .Lotherwise_1205
    st1 {v1.s}[0], [x8]
.Lotherwise_1205:
    tst x2, #2
    beq .Lotherwise_1206
    add x0, x8, #4
    st1 {v1.s}[1], [x0]
.Lotherwise_1206:
    tst x2, #4
    beq .Lotherwise_1207
    add x0, x8, #8
    st1 {v1.s}[2], [x0]
.Lotherwise_1207:
    tst x2, #8
    beq .Lotherwise_1208
    add x0, x8, #12
    st1 {v1.s}[3], [x0]
.Lotherwise_1208:
.Lend_1204:
    ubfx x0, x2, #0, #4
    add x8, x8, x4, lsl #2
    fmax v1.4s, v0.4s, v26.4s
    cmp x0, #15
    bne .Lotherwise_1209
    str q1, [x8]
    b .Lend_1210
.Lotherwise_1209:
    tst x2, #1
    beq .Lotherwise_1211
    st1 {v1.s}[0], [x8]
.Lotherwise_1211:
    tst x2, #2
    beq .Lotherwise_1212
    add x0, x8, #4
    st1 {v1.s}[1], [x0]
.Lotherwise_1212:
    tst x2, #4
    beq .Lotherwise_1213
    add x0, x8, #8
    st1 {v1.s}[2], [x0]
.Lotherwise_1213:
    tst x2, #8
    beq .Lotherwise_1214
    add x0, x8, #12
    st1 {v1.s}[3], [x0]
.Lotherwise_1214:
.Lend_1210:
    ubfx x0, x2, #0, #4
    add x8, x8, x4, lsl #2
    fmax v0.4s, v0.4s, v27.4s
    cmp x0, #15
    bne .Lotherwise_1215
    str q0, [x8]
    b .Lend_1216
.Lotherwise_1215:
    tst x2, #1
    beq .Lotherwise_1217
    st1 {v0.s}[0], [x8]
.Lotherwise_1217:
    tst x2, #2
    beq .Lotherwise_1218
    add x0, x8, #4
    st1 {v0.s}[1], [x0]
.Lotherwise_1218:
    tst x2, #4
    beq .Lotherwise_1219
    add x0, x8, #8
    st1 {v0.s}[2], [x0]
.Lotherwise_1219:
    tst x2, #8
    beq .Lotherwise_1220
    add x0, x8, #12
    st1 {v0.s}[3], [x0]
.Lotherwise_1220:
.Lend_1216:
    b .Lend_1221
.Lotherwise_1126:
    ldr x0, [x7, #16]
    ldr x1, [x7, #24]
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
    cbnz x0, .Lotherwise_1222
    b .Lend_1223
.Lotherwise_1222:
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
.Lend_1223:
    lsr x0, x9, #4
    ubfx x2, x9, #0, #4
    cbz x0, .Lloop_end_1224
.Lloop_1225:
    ld1 {v4.4s, v5.4s, v6.4s, v7.4s}, [x10], #64
    add x3, x11, x1, lsl #2
    ld1 {v0.4s, v1.4s, v2.4s, v3.4s}, [x11], #64
    sub x0, x0, #1
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
    cbnz x0, .Lloop_1225
.Lloop_end_1224:
    lsr x0, x2, #2
    ubfx x2, x2, #0, #2
    cbz x0, .Lloop_end_1226
.Lloop_1227:
    ld1 {v4.4s, v5.4s, v6.4s, v7.4s}, [x10], #64
    add x3, x11, x1, lsl #2
    ld1 {v0.4s, v1.4s, v2.4s, v3.4s}, [x11], #64
    sub x0, x0, #1
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
    cbnz x0, .Lloop_1227
.Lloop_end_1226:
    cbz x2, .Lloop_end_1228
.Lloop_1229:
    ldp q0, q1, [x11]
    ldr s2, [x10]
    add x0, x11, x1, lsl #2
    sub x2, x2, #1
    ldr s3, [x10, #16]
    add x11, x11, #32
    ldr s4, [x10, #32]
    ldr s5, [x10, #48]
    ldr s6, [x10, #64]
    ldr s7, [x10, #80]
    ldr s16, [x10, #96]
    prfm pldl1keep, [x0]
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
    cbnz x2, .Lloop_1229
.Lloop_end_1228:
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
    cbnz x1, .Lotherwise_1230
    ubfx x0, x2, #0, #4
    mov x1, x8
    cmp x0, #15
    bne .Lotherwise_1231
    ldr q0, [x1]
    b .Lend_1232
.Lotherwise_1231:
    movi v0.4s, #0
    tst x2, #1
    beq .Lotherwise_1233
    ld1 {v0.s}[0], [x1]
.Lotherwise_1233:
    tst x2, #2
    beq .Lotherwise_1234
    add x0, x1, #4
    ld1 {v0.s}[1], [x0]
.Lotherwise_1234:
    tst x2, #4
    beq .Lotherwise_1235
    add x0, x1, #8
    ld1 {v0.s}[2], [x0]
.Lotherwise_1235:
    tst x2, #8
    beq .Lotherwise_1236
    add x0, x1, #12
    ld1 {v0.s}[3], [x0]
.Lotherwise_1236:
.Lend_1232:
    ubfx x0, x2, #4, #4
    fadd v13.4s, v13.4s, v0.4s
    cmp x0, #15
    bne .Lotherwise_1237
    ldr q0, [x1, #16]
    b .Lend_1238
.Lotherwise_1237:
    movi v0.4s, #0
    tst x2, #16
    beq .Lotherwise_1239
    add x0, x1, #16
    ld1 {v0.s}[0], [x0]
.Lotherwise_1239:
    tst x2, #32
    beq .Lotherwise_1240
    add x0, x1, #20
    ld1 {v0.s}[1], [x0]
.Lotherwise_1240:
    tst x2, #64
    beq .Lotherwise_1241
    add x0, x1, #24
    ld1 {v0.s}[2], [x0]
.Lotherwise_1241:
    tst x2, #128
    beq .Lotherwise_1242
    add x0, x1, #28
    ld1 {v0.s}[3], [x0]
.Lotherwise_1242:
.Lend_1238:
    ubfx x0, x2, #0, #4
    fadd v12.4s, v12.4s, v0.4s
    add x1, x1, x4, lsl #2
    cmp x0, #15
    bne .Lotherwise_1243
    ldr q0, [x1]
    b .Lend_1244
.Lotherwise_1243:
    movi v0.4s, #0
    tst x2, #1
    beq .Lotherwise_1245
    ld1 {v0.s}[0], [x1]
.Lotherwise_1245:
    tst x2, #2
    beq .Lotherwise_1246
    add x0, x1, #4
    ld1 {v0.s}[1], [x0]
.Lotherwise_1246:
    tst x2, #4
    beq .Lotherwise_1247
    add x0, x1, #8
    ld1 {v0.s}[2], [x0]
.Lotherwise_1247:
    tst x2, #8
    beq .Lotherwise_1248
    add x0, x1, #12
    ld1 {v0.s}[3], [x0]
.Lotherwise_1248:
.Lend_1244:
    ubfx x0, x2, #4, #4
    fadd v11.4s, v11.4s, v0.4s
    cmp x0, #15
    bne .Lotherwise_1249
    ldr q0, [x1, #16]
    b .Lend_1250
.Lotherwise_1249:
    movi v0.4s, #0
    tst x2, #16
    beq .Lotherwise_1251
    add x0, x1, #16
    ld1 {v0.s}[0], [x0]
.Lotherwise_1251:
    tst x2, #32
    beq .Lotherwise_1252
    add x0, x1, #20
    ld1 {v0.s}[1], [x0]
.Lotherwise_1252:
    tst x2, #64
    beq .Lotherwise_1253
    add x0, x1, #24
    ld1 {v0.s}[2], [x0]
.Lotherwise_1253:
    tst x2, #128
    beq .Lotherwise_1254
    add x0, x1, #28
    ld1 {v0.s}[3], [x0]
.Lotherwise_1254:
.Lend_1250:
    ubfx x0, x2, #0, #4
    fadd v10.4s, v10.4s, v0.4s
    add x1, x1, x4, lsl #2
    cmp x0, #15
    bne .Lotherwise_1255
    ldr q0, [x1]
    b .Lend_1256
.Lotherwise_1255:
    movi v0.4s, #0
    tst x2, #1
    beq .Lotherwise_1257
    ld1 {v0.s}[0], [x1]
.Lotherwise_1257:
    tst x2, #2
    beq .Lotherwise_1258
    add x0, x1, #4
    ld1 {v0.s}[1], [x0]
.Lotherwise_1258:
    tst x2, #4
    beq .Lotherwise_1259
    add x0, x1, #8
    ld1 {v0.s}[2], [x0]
.Lotherwise_1259:
    tst x2, #8
    beq .Lotherwise_1260
    add x0, x1, #12
    ld1 {v0.s}[3], [x0]
.Lotherwise_1260:
.Lend_1256:
    ubfx x0, x2, #4, #4
    fadd v9.4s, v9.4s, v0.4s
    cmp x0, #15
    bne .Lotherwise_1261
    ldr q0, [x1, #16]
    b .Lend_1262
.Lotherwise_1261:
    movi v0.4s, #0
    tst x2, #16
    beq .Lotherwise_1263
    add x0, x1, #16
    ld1 {v0.s}[0], [x0]
.Lotherwise_1263:
    tst x2, #32
    beq .Lotherwise_1264
    add x0, x1, #20
    ld1 {v0.s}[1], [x0]
.Lotherwise_1264:
    tst x2, #64
    beq .Lotherwise_1265
    add x0, x1, #24
    ld1 {v0.s}[2], [x0]
.Lotherwise_1265:
    tst x2, #128
    beq .Lotherwise_1266
    add x0, x1, #28
    ld1 {v0.s}[3], [x0]
.Lotherwise_1266:
.Lend_1262:
    ubfx x0, x2, #0, #4
    fadd v8.4s, v8.4s, v0.4s
    add x1, x1, x4, lsl #2
    cmp x0, #15
    bne .Lotherwise_1267
    ldr q0, [x1]
    b .Lend_1268
.Lotherwise_1267:
    movi v0.4s, #0
    tst x2, #1
    beq .Lotherwise_1269
    ld1 {v0.s}[0], [x1]
.Lotherwise_1269:
    tst x2, #2
    beq .Lotherwise_1270
    add x0, x1, #4
    ld1 {v0.s}[1], [x0]
.Lotherwise_1270:
    tst x2, #4
    beq .Lotherwise_1271
    add x0, x1, #8
    ld1 {v0.s}[2], [x0]
.Lotherwise_1271:
    tst x2, #8
    beq .Lotherwise_1272
    add x0, x1, #12
    ld1 {v0.s}[3], [x0]
.Lotherwise_1272:
.Lend_1268:
    ubfx x0, x2, #4, #4
    fadd v31.4s, v31.4s, v0.4s
    cmp x0, #15
    bne .Lotherwise_1273
    ldr q0, [x1, #16]
    b .Lend_1274
.Lotherwise_1273:
    movi v0.4s, #0
    tst x2, #16
    beq .Lotherwise_1275
    add x0, x1, #16
    ld1 {v0.s}[0], [x0]
.Lotherwise_1275:
    tst x2, #32
    beq .Lotherwise_1276
    add x0, x1, #20
    ld1 {v0.s}[1], [x0]
.Lotherwise_1276:
    tst x2, #64
    beq .Lotherwise_1277
    add x0, x1, #24
    ld1 {v0.s}[2], [x0]
.Lotherwise_1277:
    tst x2, #128
    beq .Lotherwise_1278
    add x0, x1, #28
    ld1 {v0.s}[3], [x0]
.Lotherwise_1278:
.Lend_1274:
    ubfx x0, x2, #0, #4
    fadd v30.4s, v30.4s, v0.4s
    add x1, x1, x4, lsl #2
    cmp x0, #15
    bne .Lotherwise_1279
    ldr q0, [x1]
    b .Lend_1280
.Lotherwise_1279:
    movi v0.4s, #0
    tst x2, #1
    beq .Lotherwise_1281
    ld1 {v0.s}[0], [x1]
.Lotherwise_1281:
    tst x2, #2
    beq .Lotherwise_1282
    add x0, x1, #4
    ld1 {v0.s}[1], [x0]
.Lotherwise_1282:
    tst x2, #4
    beq .Lotherwise_1283
    add x0, x1, #8
    ld1 {v0.s}[2], [x0]
.Lotherwise_1283:
    tst x2, #8
    beq .Lotherwise_1284
    add x0, x1, #12
    ld1 {v0.s}[3], [x0]
.Lotherwise_1284:
.Lend_1280:
    ubfx x0, x2, #4, #4
    fadd v29.4s, v29.4s, v0.4s
    cmp x0, #15
    bne .Lotherwise_1285
    ldr q0, [x1, #16]
    b .Lend_1286
.Lotherwise_1285:
    movi v0.4s, #0
    tst x2, #16
    beq .Lotherwise_1287
    add x0, x1, #16
    ld1 {v0.s}[0], [x0]
.Lotherwise_1287:
    tst x2, #32
    beq .Lotherwise_1288
    add x0, x1, #20
    ld1 {v0.s}[1], [x0]
.Lotherwise_1288:
    tst x2, #64
    beq .Lotherwise_1289
    add x0, x1, #24
    ld1 {v0.s}[2], [x0]
.Lotherwise_1289:
    tst x2, #128
    beq .Lotherwise_1290
    add x0, x1, #28
    ld1 {v0.s}[3], [x0]
.Lotherwise_1290:
.Lend_1286:
    ubfx x0, x2, #0, #4
    fadd v28.4s, v28.4s, v0.4s
    add x1, x1, x4, lsl #2
    cmp x0, #15
    bne .Lotherwise_1291
    ldr q0, [x1]
    b .Lend_1292
.Lotherwise_1291:
    movi v0.4s, #0
    tst x2, #1
    beq .Lotherwise_1293
    ld1 {v0.s}[0], [x1]
.Lotherwise_1293:
    tst x2, #2
    beq .Lotherwise_1294
    add x0, x1, #4
    ld1 {v0.s}[1], [x0]
.Lotherwise_1294:
    tst x2, #4
    beq .Lotherwise_1295
    add x0, x1, #8
    ld1 {v0.s}[2], [x0]
.Lotherwise_1295:
    tst x2, #8
    beq .Lotherwise_1296
    add x0, x1, #12
    ld1 {v0.s}[3], [x0]
.Lotherwise_1296:
.Lend_1292:
    ubfx x0, x2, #4, #4
    fadd v27.4s, v27.4s, v0.4s
    cmp x0, #15
    bne .Lotherwise_1297
    ldr q0, [x1, #16]
    b .Lend_1298
.Lotherwise_1297:
    movi v0.4s, #0
    tst x2, #16
    beq .Lotherwise_1299
    add x0, x1, #16
    ld1 {v0.s}[0], [x0]
.Lotherwise_1299:
    tst x2, #32
    beq .Lotherwise_1300
    add x0, x1, #20
    ld1 {v0.s}[1], [x0]
.Lotherwise_1300:
    tst x2, #64
    beq .Lotherwise_1301
    add x0, x1, #24
    ld1 {v0.s}[2], [x0]
.Lotherwise_1301:
    tst x2, #128
    beq .Lotherwise_1302
    add x0, x1, #28
    ld1 {v0.s}[3], [x0]
.Lotherwise_1302:
.Lend_1298:
    ubfx x0, x2, #0, #4
    fadd v26.4s, v26.4s, v0.4s
    add x1, x1, x4, lsl #2
    cmp x0, #15
    bne .Lotherwise_1303
    ldr q0, [x1]
    b .Lend_1304
.Lotherwise_1303:
    movi v0.4s, #0
    tst x2, #1
    beq .Lotherwise_1305
    ld1 {v0.s}[0], [x1]
.Lotherwise_1305:
    tst x2, #2
    beq .Lotherwise_1306
    add x0, x1, #4
    ld1 {v0.s}[1], [x0]
.Lotherwise_1306:
    tst x2, #4
    beq .Lotherwise_1307
    add x0, x1, #8
    ld1 {v0.s}[2], [x0]
.Lotherwise_1307:
    tst x2, #8
    beq .Lotherwise_1308
    add x0, x1, #12
    ld1 {v0.s}[3], [x0]
.Lotherwise_1308:
.Lend_1304:
    ubfx x0, x2, #4, #4
    fadd v25.4s, v25.4s, v0.4s
    cmp x0, #15
    bne .Lotherwise_1309
    ldr q0, [x1, #16]
    b .Lend_1310
.Lotherwise_1309:
    movi v0.4s, #0
    tst x2, #16
    beq .Lotherwise_1311
    add x0, x1, #16
    ld1 {v0.s}[0], [x0]
.Lotherwise_1311:
    tst x2, #32
    beq .Lotherwise_1312
    add x0, x1, #20
    ld1 {v0.s}[1], [x0]
.Lotherwise_1312:
    tst x2, #64
    beq .Lotherwise_1313
    add x0, x1, #24
    ld1 {v0.s}[2], [x0]
.Lotherwise_1313:
    tst x2, #128
    beq .Lotherwise_1314
    add x0, x1, #28
    ld1 {v0.s}[3], [x0]
.Lotherwise_1314:
.Lend_1310:
    fadd v24.4s, v24.4s, v0.4s
    b .Lend_1315
.Lotherwise_1230:
.Lend_1315:
    ubfx x0, x2, #0, #4
    ldr s0, [x7, #40]
    dup v0.4s, v0.s[0]
    fmax v1.4s, v0.4s, v13.4s
    cmp x0, #15
    bne .Lotherwise_1316
    str q1, [x8]
    b .Lend_1317
.Lotherwise_1316:
    tst x2, #1
    beq .Lotherwise_1318
    st1 {v1.s}[0], [x8]
.Lotherwise_1318:
    tst x2, #2
    beq .Lotherwise_1319
    add x0, x8, #4
    st1 {v1.s}[1], [x0]
.Lotherwise_1319:
    tst x2, #4
    beq .Lotherwise_1320
    add x0, x8, #8
    st1 {v1.s}[2], [x0]
.Lotherwise_1320:
    tst x2, #8
    beq .Lotherwise_1321
    add x0, x8, #12
    st1 {v1.s}[3], [x0]
.Lotherwise_1321:
.Lend_1317:
    ubfx x0, x2, #4, #4
    fmax v1.4s, v0.4s, v12.4s
    cmp x0, #15
    bne .Lotherwise_1322
    str q1, [x8, #16]
    b .Lend_1323
.Lotherwise_1322:
    tst x2, #16
    beq .Lotherwise_1324
    add x0, x8, #16
    st1 {v1.s}[0], [x0]
.Lotherwise_1324:
    tst x2, #32
    beq .Lotherwise_1325
    add x0, x8, #20
    st1 {v1.s}[1], [x0]
.Lotherwise_1325:
    tst x2, #64
    beq .Lotherwise_1326
    add x0, x8, #24
    st1 {v1.s}[2], [x0]
.Lotherwise_1326:
    tst x2, #128
    beq .Lotherwise_1327
    add x0, x8, #28
    st1 {v1.s}[3], [x0]
.Lotherwise_1327:
.Lend_1323:
    ubfx x0, x2, #0, #4
    add x8, x8, x4, lsl #2
    fmax v1.4s, v0.4s, v11.4s
    cmp x0, #15
    bne .Lotherwise_1328
    str q1, [x8]
    b .Lend_1329
.Lotherwise_1328:
    tst x2, #1
    beq .Lotherwise_1330
    st1 {v1.s}[0], [x8]
.Lotherwise_1330:
    tst x2, #2
    beq .Lotherwise_1331
    add x0, x8, #4
    st1 {v1.s}[1], [x0]
.Lotherwise_1331:
    tst x2, #4
    beq .Lotherwise_1332
    add x0, x8, #8
    st1 {v1.s}[2], [x0]
.Lotherwise_1332:
    tst x2, #8
    beq .Lotherwise_1333
    add x0, x8, #12
    st1 {v1.s}[3], [x0]
.Lotherwise_1333:
.Lend_1329:
    ubfx x0, x2, #4, #4
    fmax v1.4s, v0.4s, v10.4s
    cmp x0, #15
    bne .Lotherwise_1334
    str q1, [x8, #16]
    b .Lend_1335
.Lotherwise_1334:
    tst x2, #16
    beq .Lotherwise_1336
    add x0, x8, #16
    st1 {v1.s}[0], [x0]
.Lotherwise_1336:
    tst x2, #32
    beq .Lotherwise_1337
    add x0, x8, #20
    st1 {v1.s}[1], [x0]
.Lotherwise_1337:
    tst x2, #64
    beq .Lotherwise_1338
    add x0, x8, #24
    st1 {v1.s}[2], [x0]
.Lotherwise_1338:
    tst x2, #128
    beq .Lotherwise_1339
    add x0, x8, #28
    st1 {v1.s}[3], [x0]
.Lotherwise_1339:
.Lend_1335:
    ubfx x0, x2, #0, #4
    add x8, x8, x4, lsl #2
    fmax v1.4s, v0.4s, v9.4s
    cmp x0, #15
    bne .Lotherwise_1340
    str q1, [x8]
    b .Lend_1341
.Lotherwise_1340:
    tst x2, #1
    beq .Lotherwise_1342
    st1 {v1.s}[0], [x8]
.Lotherwise_1342:
    tst x2, #2
    beq .Lotherwise_1343
    add x0, x8, #4
    st1 {v1.s}[1], [x0]
.Lotherwise_1343:
    tst x2, #4
    beq .Lotherwise_1344
    add x0, x8, #8
    st1 {v1.s}[2], [x0]
.Lotherwise_1344:
    tst x2, #8
    beq .Lotherwise_1345
    add x0, x8, #12
    st1 {v1.s}[3], [x0]
.Lotherwise_1345:
.Lend_1341:
    ubfx x0, x2, #4, #4
    fmax v1.4s, v0.4s, v8.4s
    cmp x0, #15
    bne .Lotherwise_1346
    str q1, [x8, #16]
    b .Lend_1347
.Lotherwise_1346:
    tst x2, #16
    beq .Lotherwise_1348
    add x0, x8, #16
    st1 {v1.s}[0], [x0]
.Lotherwise_1348:
    tst x2, #32
    beq .Lotherwise_1349
    add x0, x8, #20
    st1 {v1.s}[1], [x0]
.Lotherwise_1349:
    tst x2, #64
    beq .Lotherwise_1350
    add x0, x8, #24
    st1 {v1.s}[2], [x0]
.Lotherwise_1350:
    tst x2, #128
    beq .Lotherwise_1351
    add x0, x8, #28
    st1 {v1.s}[3], [x0]
.Lotherwise_1351:
.Lend_1347:
    ubfx x0, x2, #0, #4
    add x8, x8, x4, lsl #2
    fmax v1.4s, v0.4s, v31.4s
    cmp x0, #15
    bne .Lotherwise_1352
    str q1, [x8]
    b .Lend_1353
.Lotherwise_1352:
    tst x2, #1
    beq .Lotherwise_1354
    st1 {v1.s}[0], [x8]
.Lotherwise_1354:
    tst x2, #2
    beq .Lotherwise_1355
    add x0, x8, #4
    st1 {v1.s}[1], [x0]
.Lotherwise_1355:
    tst x2, #4
    beq .Lotherwise_1356
    add x0, x8, #8
    st1 {v1.s}[2], [x0]
.Lotherwise_1356:
    tst x2, #8
    beq .Lotherwise_1357
    add x0, x8, #12
    st1 {v1.s}[3], [x0]
.Lotherwise_1357:
.Lend_1353:
    ubfx x0, x2, #4, #4
    fmax v1.4s, v0.4s, v30.4s
    cmp x0, #15
    bne .Lotherwise_1358
    str q1, [x8, #16]
    b .Lend_1359
.Lotherwise_1358:
    tst x2, #16
    beq .Lotherwise_1360
    add x0, x8, #16
    st1 {v1.s}[0], [x0]
.Lotherwise_1360:
    tst x2, #32
    beq .Lotherwise_1361
    add x0, x8, #20
    st1 {v1.s}[1], [x0]
.Lotherwise_1361:
    tst x2, #64
    beq .Lotherwise_1362
    add x0, x8, #24
    st1 {v1.s}[2], [x0]
.Lotherwise_1362:
    tst x2, #128
    beq .Lotherwise_1363
    add x0, x8, #28
    st1 {v1.s}[3], [x0]
.Lotherwise_1363:
.Lend_1359:
    ubfx x0, x2, #0, #4
    add x8, x8, x4, lsl #2
    fmax v1.4s, v0.4s, v29.4s
    cmp x0, #15
    bne .Lotherwise_1364
    str q1, [x8]
    b .Lend_1365
.Lotherwise_1364:
    tst x2, #1
    beq .Lotherwise_1366
    st1 {v1.s}[0], [x8]
.Lotherwise_1366:
    tst x2, #2
    beq .Lotherwise_1367
    add x0, x8, #4
    st1 {v1.s}[1], [x0]
.Lotherwise_1367:
    tst x2, #4
    beq .Lotherwise_1368
    add x0, x8, #8
    st1 {v1.s}[2], [x0]
.Lotherwise_1368:
    tst x2, #8
    beq .Lotherwise_1369
    add x0, x8, #12
    st1 {v1.s}[3], [x0]
.Lotherwise_1369:
.Lend_1365:
    ubfx x0, x2, #4, #4
    fmax v1.4s, v0.4s, v28.4s
    cmp x0, #15
    bne .Lotherwise_1370
    str q1, [x8, #16]
    b .Lend_1371
.Lotherwise_1370:
    tst x2, #16
    beq .Lotherwise_1372
    add x0, x8, #16
    st1 {v1.s}[0], [x0]
.Lotherwise_1372:
    tst x2, #32
    beq .Lotherwise_1373
    add x0, x8, #20
    st1 {v1.s}[1], [x0]
.Lotherwise_1373:
    tst x2, #64
    beq .Lotherwise_1374
    add x0, x8, #24
    st1 {v1.s}[2], [x0]
.Lotherwise_1374:
    tst x2, #128
    beq .Lotherwise_1375
    add x0, x8, #28
    st1 {v1.s}[3], [x0]
.Lotherwise_1375:
.Lend_1371:
    ubfx x0, x2, #0, #4
    add x8, x8, x4, lsl #2
    fmax v1.4s, v0.4s, v27.4s
    cmp x0, #15
    bne .Lotherwise_1376
    str q1, [x8]
    b .Lend_1377
.Lotherwise_1376:
    tst x2, #1
    beq .Lotherwise_1378
    st1 {v1.s}[0], [x8]
.Lotherwise_1378:
    tst x2, #2
    beq .Lotherwise_1379
    add x0, x8, #4
    st1 {v1.s}[1], [x0]
.Lotherwise_1379:
    tst x2, #4
    beq .Lotherwise_1380
    add x0, x8, #8
    st1 {v1.s}[2], [x0]
.Lotherwise_1380:
    tst x2, #8
    beq .Lotherwise_1381
    add x0, x8, #12
    st1 {v1.s}[3], [x0]
.Lotherwise_1381:
.Lend_1377:
    ubfx x0, x2, #4, #4
    fmax v1.4s, v0.4s, v26.4s
    cmp x0, #15
    bne .Lotherwise_1382
    str q1, [x8, #16]
    b .Lend_1383
.Lotherwise_1382:
    tst x2, #16
    beq .Lotherwise_1384
    add x0, x8, #16
    st1 {v1.s}[0], [x0]
.Lotherwise_1384:
    tst x2, #32
    beq .Lotherwise_1385
    add x0, x8, #20
    st1 {v1.s}[1], [x0]
.Lotherwise_1385:
    tst x2, #64
    beq .Lotherwise_1386
    add x0, x8, #24
    st1 {v1.s}[2], [x0]
.Lotherwise_1386:
    tst x2, #128
    beq .Lotherwise_1387
    add x0, x8, #28
    st1 {v1.s}[3], [x0]
.Lotherwise_1387:
.Lend_1383:
    ubfx x0, x2, #0, #4
    add x8, x8, x4, lsl #2
    fmax v1.4s, v0.4s, v25.4s
    cmp x0, #15
    bne .Lotherwise_1388
    str q1, [x8]
    b .Lend_1389
.Lotherwise_1388:
    tst x2, #1
    beq .Lotherwise_1390
    st1 {v1.s}[0], [x8]
.Lotherwise_1390:
    tst x2, #2
    beq .Lotherwise_1391
    add x0, x8, #4
    st1 {v1.s}[1], [x0]
.Lotherwise_1391:
    tst x2, #4
    beq .Lotherwise_1392
    add x0, x8, #8
    st1 {v1.s}[2], [x0]
.Lotherwise_1392:
    tst x2, #8
    beq .Lotherwise_1393
    add x0, x8, #12
    st1 {v1.s}[3], [x0]
.Lotherwise_1393:
.Lend_1389:
    ubfx x0, x2, #4, #4
    fmax v0.4s, v0.4s, v24.4s
    cmp x0, #15
    bne .Lotherwise_1394
    str q0, [x8, #16]
    b .Lend_1395
.Lotherwise_1394:
    tst x2, #16
    beq .Lotherwise_1396
    add x0, x8, #16
    st1 {v0.s}[0], [x0]
.Lotherwise_1396:
    tst x2, #32
    beq .Lotherwise_1397
    add x0, x8, #20
    st1 {v0.s}[1], [x0]
.Lotherwise_1397:
    tst x2, #64
    beq .Lotherwise_1398
    add x0, x8, #24
    st1 {v0.s}[2], [x0]
.Lotherwise_1398:
    tst x2, #128
    beq .Lotherwise_1399
    add x0, x8, #28
    st1 {v0.s}[3], [x0]
.Lotherwise_1399:
.Lend_1395:
.Lend_1221:
.Lend_1125:
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
    cbz x5, .Lloop_end_1400
.Lloop_1401:
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
    cbnz x0, .Lotherwise_1402
    b .Lend_1403
.Lotherwise_1402:
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
.Lend_1403:
    cbnz x6, .Lotherwise_1404
    lsr x0, x9, #4
    ldr x1, [x7, #24]
    mov x2, x10
    ubfx x3, x9, #0, #4
    cbz x0, .Lloop_end_1405
.Lloop_1406:
    ld1 {v16.4s, v17.4s, v18.4s, v19.4s}, [x2], #64
    add x4, x11, x1, lsl #2
    ld1 {v0.4s, v1.4s, v2.4s, v3.4s}, [x11], #64
    sub x0, x0, #1
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
    cbnz x0, .Lloop_1406
.Lloop_end_1405:
    lsr x0, x3, #2
    ubfx x3, x3, #0, #2
    cbz x0, .Lloop_end_1407
.Lloop_1408:
    ld1 {v16.4s, v17.4s, v18.4s, v19.4s}, [x2], #64
    add x4, x11, x1, lsl #2
    ld1 {v0.4s, v1.4s, v2.4s, v3.4s}, [x11], #64
    sub x0, x0, #1
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
    cbnz x0, .Lloop_1408
.Lloop_end_1407:
    cbz x3, .Lloop_end_1409
.Lloop_1410:
    ldp q0, q1, [x11]
    ldr s2, [x2]
    add x0, x11, x1, lsl #2
    sub x3, x3, #1
    ldr s3, [x2, #16]
    add x11, x11, #32
    ldr s4, [x2, #32]
    ldr s5, [x2, #48]
    ldr s6, [x2, #64]
    ldr s7, [x2, #80]
    prfm pldl1keep, [x0]
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
    cbnz x3, .Lloop_1410
.Lloop_end_1409:
    ldr x0, [x7, #16]
    ldr x1, [x7]
    mov x2, x8
    cbnz x0, .Lotherwise_1411
    mov x0, x2
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
    b .Lend_1412
.Lotherwise_1411:
.Lend_1412:
    mov x0, x7
    prfm pldl1keep, [x2, #88]
    ldr s0, [x0, #40]
    dup v0.4s, v0.s[0]
    fmax v1.4s, v0.4s, v11.4s
    fmax v2.4s, v0.4s, v10.4s
    fmax v3.4s, v0.4s, v9.4s
    fmax v4.4s, v0.4s, v8.4s
    fmax v5.4s, v0.4s, v31.4s
    fmax v6.4s, v0.4s, v30.4s
    str q1, [x2]
    str q2, [x2, #16]
    add x2, x2, x1, lsl #2
    fmax v1.4s, v0.4s, v29.4s
    fmax v2.4s, v0.4s, v28.4s
    str q3, [x2]
    str q4, [x2, #16]
    fmax v3.4s, v0.4s, v27.4s
    prfm pldl1keep, [x2, #88]
    add x2, x2, x1, lsl #2
    fmax v4.4s, v0.4s, v26.4s
    fmax v7.4s, v0.4s, v25.4s
    str q5, [x2]
    str q6, [x2, #16]
    fmax v5.4s, v0.4s, v24.4s
    fmax v6.4s, v0.4s, v23.4s
    prfm pldl1keep, [x2, #88]
    add x2, x2, x1, lsl #2
    fmax v16.4s, v0.4s, v22.4s
    fmax v17.4s, v0.4s, v21.4s
    str q1, [x2]
    str q2, [x2, #16]
    fmax v0.4s, v0.4s, v20.4s
    prfm pldl1keep, [x2, #88]
    add x2, x2, x1, lsl #2
    str q3, [x2]
    str q4, [x2, #16]
    prfm pldl1keep, [x2, #88]
    add x2, x2, x1, lsl #2
    str q7, [x2]
    str q5, [x2, #16]
    prfm pldl1keep, [x2, #88]
    add x2, x2, x1, lsl #2
    str q6, [x2]
    str q16, [x2, #16]
    prfm pldl1keep, [x2, #88]
    add x2, x2, x1, lsl #2
    str q17, [x2]
    str q0, [x2, #16]
    prfm pldl1keep, [x2, #88]
    b .Lend_1413
.Lotherwise_1404:
    cbnz x12, .Lotherwise_1414
    lsr x0, x9, #4
    mov x1, x11
    mov x2, x10
    ubfx x3, x9, #0, #4
    cbz x0, .Lloop_end_1415
.Lloop_1416:
    ld1 {v4.4s, v5.4s, v6.4s, v7.4s}, [x2], #64
    ldp q16, q17, [x1]
    sub x0, x0, #1
    prfm pldl1keep, [x1, #56]
    add x1, x1, x6, lsl #2
    ldp q18, q19, [x1]
    prfm pldl1keep, [x1, #56]
    add x1, x1, x6, lsl #2
    prfm pldl1keep, [x1, #56]
    fmla v11.4s, v16.4s, v4.s[0]
    fmla v10.4s, v17.4s, v4.s[0]
    fmla v9.4s, v16.4s, v5.s[0]
    fmla v8.4s, v17.4s, v5.s[0]
    fmla v31.4s, v16.4s, v6.s[0]
    fmla v30.4s, v17.4s, v6.s[0]
    fmla v29.4s, v16.4s, v7.s[0]
    fmla v28.4s, v17.4s, v7.s[0]
    fmla v11.4s, v18.4s, v4.s[1]
    fmla v10.4s, v19.4s, v4.s[1]
    fmla v9.4s, v18.4s, v5.s[1]
    fmla v8.4s, v19.4s, v5.s[1]
    fmla v31.4s, v18.4s, v6.s[1]
    fmla v30.4s, v19.4s, v6.s[1]
    fmla v29.4s, v18.4s, v7.s[1]
    fmla v28.4s, v19.4s, v7.s[1]
    ld1 {v0.4s, v1.4s, v2.4s, v3.4s}, [x2], #64
    fmla v27.4s, v16.4s, v0.s[0]
    fmla v26.4s, v17.4s, v0.s[0]
    fmla v25.4s, v16.4s, v1.s[0]
    fmla v24.4s, v17.4s, v1.s[0]
    fmla v23.4s, v16.4s, v2.s[0]
    fmla v22.4s, v17.4s, v2.s[0]
    fmla v21.4s, v16.4s, v3.s[0]
    fmla v20.4s, v17.4s, v3.s[0]
    fmla v27.4s, v18.4s, v0.s[1]
    fmla v26.4s, v19.4s, v0.s[1]
    fmla v25.4s, v18.4s, v1.s[1]
    fmla v24.4s, v19.4s, v1.s[1]
    fmla v23.4s, v18.4s, v2.s[1]
    fmla v22.4s, v19.4s, v2.s[1]
    fmla v21.4s, v18.4s, v3.s[1]
    fmla v20.4s, v19.4s, v3.s[1]
    ldp q16, q17, [x1]
    add x1, x1, x6, lsl #2
    prfm pldl1keep, [x1, #56]
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
    ldp q16, q17, [x1]
    add x1, x1, x6, lsl #2
    prfm pldl1keep, [x1, #56]
    fmla v11.4s, v16.4s, v4.s[3]
    fmla v10.4s, v17.4s, v4.s[3]
    fmla v9.4s, v16.4s, v5.s[3]
    fmla v8.4s, v17.4s, v5.s[3]
    fmla v31.4s, v16.4s, v6.s[3]
    fmla v30.4s, v17.4s, v6.s[3]
    fmla v29.4s, v16.4s, v7.s[3]
    fmla v28.4s, v17.4s, v7.s[3]
    ldp q18, q19, [x1]
    add x1, x1, x6, lsl #2
    fmla v27.4s, v16.4s, v0.s[3]
    fmla v26.4s, v17.4s, v0.s[3]
    prfm pldl1keep, [x1, #56]
    fmla v25.4s, v16.4s, v1.s[3]
    fmla v24.4s, v17.4s, v1.s[3]
    ldp q12, q13, [x1]
    add x1, x1, x6, lsl #2
    fmla v23.4s, v16.4s, v2.s[3]
    fmla v22.4s, v17.4s, v2.s[3]
    prfm pldl1keep, [x1, #56]
    fmla v21.4s, v16.4s, v3.s[3]
    fmla v20.4s, v17.4s, v3.s[3]
    ld1 {v4.4s, v5.4s, v6.4s, v7.4s}, [x2], #64
    fmla v11.4s, v18.4s, v4.s[0]
    fmla v10.4s, v19.4s, v4.s[0]
    fmla v9.4s, v18.4s, v5.s[0]
    fmla v8.4s, v19.4s, v5.s[0]
    fmla v31.4s, v18.4s, v6.s[0]
    fmla v30.4s, v19.4s, v6.s[0]
    fmla v29.4s, v18.4s, v7.s[0]
    fmla v28.4s, v19.4s, v7.s[0]
    fmla v11.4s, v12.4s, v4.s[1]
    fmla v10.4s, v13.4s, v4.s[1]
    fmla v9.4s, v12.4s, v5.s[1]
    fmla v8.4s, v13.4s, v5.s[1]
    fmla v31.4s, v12.4s, v6.s[1]
    fmla v30.4s, v13.4s, v6.s[1]
    fmla v29.4s, v12.4s, v7.s[1]
    fmla v28.4s, v13.4s, v7.s[1]
    ld1 {v0.4s, v1.4s, v2.4s, v3.4s}, [x2], #64
    fmla v27.4s, v18.4s, v0.s[0]
    fmla v26.4s, v19.4s, v0.s[0]
    fmla v25.4s, v18.4s, v1.s[0]
    fmla v24.4s, v19.4s, v1.s[0]
    fmla v23.4s, v18.4s, v2.s[0]
    fmla v22.4s, v19.4s, v2.s[0]
    fmla v21.4s, v18.4s, v3.s[0]
    fmla v20.4s, v19.4s, v3.s[0]
    fmla v27.4s, v12.4s, v0.s[1]
    fmla v26.4s, v13.4s, v0.s[1]
    fmla v25.4s, v12.4s, v1.s[1]
    fmla v24.4s, v13.4s, v1.s[1]
    fmla v23.4s, v12.4s, v2.s[1]
    fmla v22.4s, v13.4s, v2.s[1]
    fmla v21.4s, v12.4s, v3.s[1]
    fmla v20.4s, v13.4s, v3.s[1]
    ldp q16, q17, [x1]
    add x1, x1, x6, lsl #2
    prfm pldl1keep, [x1, #56]
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
    ldp q16, q17, [x1]
    add x1, x1, x6, lsl #2
    prfm pldl1keep, [x1, #56]
    fmla v11.4s, v16.4s, v4.s[3]
    fmla v10.4s, v17.4s, v4.s[3]
    fmla v9.4s, v16.4s, v5.s[3]
    fmla v8.4s, v17.4s, v5.s[3]
    fmla v31.4s, v16.4s, v6.s[3]
    fmla v30.4s, v17.4s, v6.s[3]
    fmla v29.4s, v16.4s, v7.s[3]
    fmla v28.4s, v17.4s, v7.s[3]
    ldp q18, q19, [x1]
    add x1, x1, x6, lsl #2
    fmla v27.4s, v16.4s, v0.s[3]
    fmla v26.4s, v17.4s, v0.s[3]
    prfm pldl1keep, [x1, #56]
    fmla v25.4s, v16.4s, v1.s[3]
    fmla v24.4s, v17.4s, v1.s[3]
    ldp q12, q13, [x1]
    add x1, x1, x6, lsl #2
    fmla v23.4s, v16.4s, v2.s[3]
    fmla v22.4s, v17.4s, v2.s[3]
    prfm pldl1keep, [x1, #56]
    fmla v21.4s, v16.4s, v3.s[3]
    fmla v20.4s, v17.4s, v3.s[3]
    ld1 {v4.4s, v5.4s, v6.4s, v7.4s}, [x2], #64
    fmla v11.4s, v18.4s, v4.s[0]
    fmla v10.4s, v19.4s, v4.s[0]
    fmla v9.4s, v18.4s, v5.s[0]
    fmla v8.4s, v19.4s, v5.s[0]
    fmla v31.4s, v18.4s, v6.s[0]
    fmla v30.4s, v19.4s, v6.s[0]
    fmla v29.4s, v18.4s, v7.s[0]
    fmla v28.4s, v19.4s, v7.s[0]
    fmla v11.4s, v12.4s, v4.s[1]
    fmla v10.4s, v13.4s, v4.s[1]
    fmla v9.4s, v12.4s, v5.s[1]
    fmla v8.4s, v13.4s, v5.s[1]
    fmla v31.4s, v12.4s, v6.s[1]
    fmla v30.4s, v13.4s, v6.s[1]
    fmla v29.4s, v12.4s, v7.s[1]
    fmla v28.4s, v13.4s, v7.s[1]
    ld1 {v0.4s, v1.4s, v2.4s, v3.4s}, [x2], #64
    fmla v27.4s, v18.4s, v0.s[0]
    fmla v26.4s, v19.4s, v0.s[0]
    fmla v25.4s, v18.4s, v1.s[0]
    fmla v24.4s, v19.4s, v1.s[0]
    fmla v23.4s, v18.4s, v2.s[0]
    fmla v22.4s, v19.4s, v2.s[0]
    fmla v21.4s, v18.4s, v3.s[0]
    fmla v20.4s, v19.4s, v3.s[0]
    fmla v27.4s, v12.4s, v0.s[1]
    fmla v26.4s, v13.4s, v0.s[1]
    fmla v25.4s, v12.4s, v1.s[1]
    fmla v24.4s, v13.4s, v1.s[1]
    fmla v23.4s, v12.4s, v2.s[1]
    fmla v22.4s, v13.4s, v2.s[1]
    fmla v21.4s, v12.4s, v3.s[1]
    fmla v20.4s, v13.4s, v3.s[1]
    ldp q16, q17, [x1]
    add x1, x1, x6, lsl #2
    prfm pldl1keep, [x1, #56]
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
    ldp q16, q17, [x1]
    add x1, x1, x6, lsl #2
    prfm pldl1keep, [x1, #56]
    fmla v11.4s, v16.4s, v4.s[3]
    fmla v10.4s, v17.4s, v4.s[3]
    fmla v9.4s, v16.4s, v5.s[3]
    fmla v8.4s, v17.4s, v5.s[3]
    fmla v31.4s, v16.4s, v6.s[3]
    fmla v30.4s, v17.4s, v6.s[3]
    fmla v29.4s, v16.4s, v7.s[3]
    fmla v28.4s, v17.4s, v7.s[3]
    ldp q18, q19, [x1]
    add x1, x1, x6, lsl #2
    fmla v27.4s, v16.4s, v0.s[3]
    fmla v26.4s, v17.4s, v0.s[3]
    prfm pldl1keep, [x1, #56]
    fmla v25.4s, v16.4s, v1.s[3]
    fmla v24.4s, v17.4s, v1.s[3]
    ldp q12, q13, [x1]
    add x1, x1, x6, lsl #2
    fmla v23.4s, v16.4s, v2.s[3]
    fmla v22.4s, v17.4s, v2.s[3]
    prfm pldl1keep, [x1, #56]
    fmla v21.4s, v16.4s, v3.s[3]
    fmla v20.4s, v17.4s, v3.s[3]
    ld1 {v4.4s, v5.4s, v6.4s, v7.4s}, [x2], #64
    fmla v11.4s, v18.4s, v4.s[0]
    fmla v10.4s, v19.4s, v4.s[0]
    fmla v9.4s, v18.4s, v5.s[0]
    fmla v8.4s, v19.4s, v5.s[0]
    fmla v31.4s, v18.4s, v6.s[0]
    fmla v30.4s, v19.4s, v6.s[0]
    fmla v29.4s, v18.4s, v7.s[0]
    fmla v28.4s, v19.4s, v7.s[0]
    fmla v11.4s, v12.4s, v4.s[1]
    fmla v10.4s, v13.4s, v4.s[1]
    fmla v9.4s, v12.4s, v5.s[1]
    fmla v8.4s, v13.4s, v5.s[1]
    fmla v31.4s, v12.4s, v6.s[1]
    fmla v30.4s, v13.4s, v6.s[1]
    fmla v29.4s, v12.4s, v7.s[1]
    fmla v28.4s, v13.4s, v7.s[1]
    ld1 {v0.4s, v1.4s, v2.4s, v3.4s}, [x2], #64
    fmla v27.4s, v18.4s, v0.s[0]
    fmla v26.4s, v19.4s, v0.s[0]
    fmla v25.4s, v18.4s, v1.s[0]
    fmla v24.4s, v19.4s, v1.s[0]
    fmla v23.4s, v18.4s, v2.s[0]
    fmla v22.4s, v19.4s, v2.s[0]
    fmla v21.4s, v18.4s, v3.s[0]
    fmla v20.4s, v19.4s, v3.s[0]
    fmla v27.4s, v12.4s, v0.s[1]
    fmla v26.4s, v13.4s, v0.s[1]
    fmla v25.4s, v12.4s, v1.s[1]
    fmla v24.4s, v13.4s, v1.s[1]
    fmla v23.4s, v12.4s, v2.s[1]
    fmla v22.4s, v13.4s, v2.s[1]
    fmla v21.4s, v12.4s, v3.s[1]
    fmla v20.4s, v13.4s, v3.s[1]
    ldp q16, q17, [x1]
    add x1, x1, x6, lsl #2
    prfm pldl1keep, [x1, #56]
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
    ldp q16, q17, [x1]
    add x1, x1, x6, lsl #2
    fmla v11.4s, v16.4s, v4.s[3]
    fmla v10.4s, v17.4s, v4.s[3]
    fmla v9.4s, v16.4s, v5.s[3]
    fmla v8.4s, v17.4s, v5.s[3]
    fmla v31.4s, v16.4s, v6.s[3]
    fmla v30.4s, v17.4s, v6.s[3]
    fmla v29.4s, v16.4s, v7.s[3]
    fmla v28.4s, v17.4s, v7.s[3]
    fmla v27.4s, v16.4s, v0.s[3]
    fmla v26.4s, v17.4s, v0.s[3]
    fmla v25.4s, v16.4s, v1.s[3]
    fmla v24.4s, v17.4s, v1.s[3]
    fmla v23.4s, v16.4s, v2.s[3]
    fmla v22.4s, v17.4s, v2.s[3]
    fmla v21.4s, v16.4s, v3.s[3]
    fmla v20.4s, v17.4s, v3.s[3]
    cbnz x0, .Lloop_1416
.Lloop_end_1415:
    lsr x0, x3, #2
    ubfx x3, x3, #0, #2
    cbz x0, .Lloop_end_1417
.Lloop_1418:
    ld1 {v4.4s, v5.4s, v6.4s, v7.4s}, [x2], #64
    ldp q16, q17, [x1]
    sub x0, x0, #1
    prfm pldl1keep, [x1, #56]
    add x1, x1, x6, lsl #2
    ldp q18, q19, [x1]
    prfm pldl1keep, [x1, #56]
    add x1, x1, x6, lsl #2
    prfm pldl1keep, [x1, #56]
    fmla v11.4s, v16.4s, v4.s[0]
    fmla v10.4s, v17.4s, v4.s[0]
    fmla v9.4s, v16.4s, v5.s[0]
    fmla v8.4s, v17.4s, v5.s[0]
    fmla v31.4s, v16.4s, v6.s[0]
    fmla v30.4s, v17.4s, v6.s[0]
    fmla v29.4s, v16.4s, v7.s[0]
    fmla v28.4s, v17.4s, v7.s[0]
    fmla v11.4s, v18.4s, v4.s[1]
    fmla v10.4s, v19.4s, v4.s[1]
    fmla v9.4s, v18.4s, v5.s[1]
    fmla v8.4s, v19.4s, v5.s[1]
    fmla v31.4s, v18.4s, v6.s[1]
    fmla v30.4s, v19.4s, v6.s[1]
    fmla v29.4s, v18.4s, v7.s[1]
    fmla v28.4s, v19.4s, v7.s[1]
    ld1 {v0.4s, v1.4s, v2.4s, v3.4s}, [x2], #64
    fmla v27.4s, v16.4s, v0.s[0]
    fmla v26.4s, v17.4s, v0.s[0]
    fmla v25.4s, v16.4s, v1.s[0]
    fmla v24.4s, v17.4s, v1.s[0]
    fmla v23.4s, v16.4s, v2.s[0]
    fmla v22.4s, v17.4s, v2.s[0]
    fmla v21.4s, v16.4s, v3.s[0]
    fmla v20.4s, v17.4s, v3.s[0]
    fmla v27.4s, v18.4s, v0.s[1]
    fmla v26.4s, v19.4s, v0.s[1]
    fmla v25.4s, v18.4s, v1.s[1]
    fmla v24.4s, v19.4s, v1.s[1]
    fmla v23.4s, v18.4s, v2.s[1]
    fmla v22.4s, v19.4s, v2.s[1]
    fmla v21.4s, v18.4s, v3.s[1]
    fmla v20.4s, v19.4s, v3.s[1]
    ldp q16, q17, [x1]
    add x1, x1, x6, lsl #2
    prfm pldl1keep, [x1, #56]
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
    ldp q16, q17, [x1]
    add x1, x1, x6, lsl #2
    fmla v11.4s, v16.4s, v4.s[3]
    fmla v10.4s, v17.4s, v4.s[3]
    fmla v9.4s, v16.4s, v5.s[3]
    fmla v8.4s, v17.4s, v5.s[3]
    fmla v31.4s, v16.4s, v6.s[3]
    fmla v30.4s, v17.4s, v6.s[3]
    fmla v29.4s, v16.4s, v7.s[3]
    fmla v28.4s, v17.4s, v7.s[3]
    fmla v27.4s, v16.4s, v0.s[3]
    fmla v26.4s, v17.4s, v0.s[3]
    fmla v25.4s, v16.4s, v1.s[3]
    fmla v24.4s, v17.4s, v1.s[3]
    fmla v23.4s, v16.4s, v2.s[3]
    fmla v22.4s, v17.4s, v2.s[3]
    fmla v21.4s, v16.4s, v3.s[3]
    fmla v20.4s, v17.4s, v3.s[3]
    cbnz x0, .Lloop_1418
.Lloop_end_1417:
    cbz x3, .Lloop_end_1419
.Lloop_1420:
    ldp q0, q1, [x1]
    ldr s2, [x2]
    sub x3, x3, #1
    ldr s3, [x2, #16]
    ldr s4, [x2, #32]
    ldr s5, [x2, #48]
    ldr s6, [x2, #64]
    ldr s7, [x2, #80]
    prfm pldl1keep, [x1, #56]
    add x1, x1, x6, lsl #2
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
    cbnz x3, .Lloop_1420
.Lloop_end_1419:
    ldr x0, [x7, #16]
    ldr x1, [x7]
    mov x2, x8
    cbnz x0, .Lotherwise_1421
    mov x0, x2
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
    b .Lend_1422
.Lotherwise_1421:
.Lend_1422:
    prfm pldl1keep, [x2, #88]
    ldr s0, [x7, #40]
    dup v0.4s, v0.s[0]
    fmax v1.4s, v0.4s, v11.4s
    fmax v2.4s, v0.4s, v10.4s
    fmax v3.4s, v0.4s, v9.4s
    fmax v4.4s, v0.4s, v8.4s
    fmax v5.4s, v0.4s, v31.4s
    fmax v6.4s, v0.4s, v30.4s
    str q1, [x2]
    str q2, [x2, #16]
    add x2, x2, x1, lsl #2
    fmax v1.4s, v0.4s, v29.4s
    fmax v2.4s, v0.4s, v28.4s
    str q3, [x2]
    str q4, [x2, #16]
    fmax v3.4s, v0.4s, v27.4s
    prfm pldl1keep, [x2, #88]
    add x2, x2, x1, lsl #2
    fmax v4.4s, v0.4s, v26.4s
    fmax v7.4s, v0.4s, v25.4s
    str q5, [x2]
    str q6, [x2, #16]
    fmax v5.4s, v0.4s, v24.4s
    fmax v6.4s, v0.4s, v23.4s
    prfm pldl1keep, [x2, #88]
    add x2, x2, x1, lsl #2
    fmax v16.4s, v0.4s, v22.4s
    fmax v17.4s, v0.4s, v21.4s
    str q1, [x2]
    str q2, [x2, #16]
    fmax v0.4s, v0.4s, v20.4s
    prfm pldl1keep, [x2, #88]
    add x2, x2, x1, lsl #2
    str q3, [x2]
    str q4, [x2, #16]
    prfm pldl1keep, [x2, #88]
    add x2, x2, x1, lsl #2
    str q7, [x2]
    str q5, [x2, #16]
    prfm pldl1keep, [x2, #88]
    add x2, x2, x1, lsl #2
    str q6, [x2]
    str q16, [x2, #16]
    prfm pldl1keep, [x2, #88]
    add x2, x2, x1, lsl #2
    str q17, [x2]
    str q0, [x2, #16]
    prfm pldl1keep, [x2, #88]
    b .Lend_1423
.Lotherwise_1414:
    lsr x0, x9, #4
    mov x1, x11
    mov x2, x10
    ubfx x3, x9, #0, #4
    cbz x0, .Lloop_end_1424
.Lloop_1425:
    ldp q0, q1, [x1]
    prfm pldl1keep, [x1, #56]
    add x1, x1, x6, lsl #2
    sub x0, x0, #1
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
    cbnz x0, .Lloop_1425
.Lloop_end_1424:
    lsr x0, x3, #2
    ubfx x3, x3, #0, #2
    cbz x0, .Lloop_end_1426
.Lloop_1427:
    ldp q0, q1, [x1]
    prfm pldl1keep, [x1, #56]
    add x1, x1, x6, lsl #2
    sub x0, x0, #1
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
    cbnz x0, .Lloop_1427
.Lloop_end_1426:
    cbz x3, .Lloop_end_1428
.Lloop_1429:
    ldp q0, q1, [x1]
    sub x3, x3, #1
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
    cbnz x3, .Lloop_1429
.Lloop_end_1428:
    ldr x0, [x7, #16]
    ldr x1, [x7]
    mov x2, x8
    cbnz x0, .Lotherwise_1430
    mov x0, x2
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
    b .Lend_1431
.Lotherwise_1430:
.Lend_1431:
    prfm pldl1keep, [x2, #88]
    ldr s0, [x7, #40]
    dup v0.4s, v0.s[0]
    fmax v1.4s, v0.4s, v11.4s
    fmax v2.4s, v0.4s, v10.4s
    fmax v3.4s, v0.4s, v9.4s
    fmax v4.4s, v0.4s, v8.4s
    fmax v5.4s, v0.4s, v31.4s
    fmax v6.4s, v0.4s, v30.4s
    str q1, [x2]
    str q2, [x2, #16]
    add x2, x2, x1, lsl #2
    fmax v1.4s, v0.4s, v29.4s
    fmax v2.4s, v0.4s, v28.4s
    str q3, [x2]
    str q4, [x2, #16]
    fmax v3.4s, v0.4s, v27.4s
    prfm pldl1keep, [x2, #88]
    add x2, x2, x1, lsl #2
    fmax v4.4s, v0.4s, v26.4s
    fmax v7.4s, v0.4s, v25.4s
    str q5, [x2]
    str q6, [x2, #16]
    fmax v5.4s, v0.4s, v24.4s
    fmax v6.4s, v0.4s, v23.4s
    prfm pldl1keep, [x2, #88]
    add x2, x2, x1, lsl #2
    fmax v16.4s, v0.4s, v22.4s
    fmax v17.4s, v0.4s, v21.4s
    str q1, [x2]
    str q2, [x2, #16]
    fmax v0.4s, v0.4s, v20.4s
    prfm pldl1keep, [x2, #88]
    add x2, x2, x1, lsl #2
    str q3, [x2]
    str q4, [x2, #16]
    prfm pldl1keep, [x2, #88]
    add x2, x2, x1, lsl #2
    str q7, [x2]
    str q5, [x2, #16]
    prfm pldl1keep, [x2, #88]
    add x2, x2, x1, lsl #2
    str q6, [x2]
    str q16, [x2, #16]
    prfm pldl1keep, [x2, #88]
    add x2, x2, x1, lsl #2
    str q17, [x2]
    str q0, [x2, #16]
    prfm pldl1keep, [x2, #88]
.Lend_1423:
    add x11, x11, #32
.Lend_1413:
    sub x5, x5, #1
    add x8, x8, #32
    cbnz x5, .Lloop_1401
.Lloop_end_1400:
    ldr x0, [x7, #8]
    ubfx x0, x0, #0, #3
    cbnz x0, .Lotherwise_1432
    b .Lend_1433
.Lotherwise_1432:
    sub x0, x0, #1
    lsr x0, x0, #2
    cbnz x0, .Lotherwise_1434
    ldr x0, [x7, #16]
    ldr x1, [x7, #24]
    movi v31.4s, #0
    movi v30.4s, #0
    movi v29.4s, #0
    movi v28.4s, #0
    movi v27.4s, #0
    movi v26.4s, #0
    movi v25.4s, #0
    movi v24.4s, #0
    cbnz x0, .Lotherwise_1435
    b .Lend_1436
.Lotherwise_1435:
    ldp q0, q1, [x0]
    dup v31.4s, v0.s[0]
    dup v30.4s, v0.s[1]
    dup v29.4s, v0.s[2]
    dup v28.4s, v0.s[3]
    dup v27.4s, v1.s[0]
    dup v26.4s, v1.s[1]
    dup v25.4s, v1.s[2]
    dup v24.4s, v1.s[3]
.Lend_1436:
    lsr x0, x9, #4
    ubfx x2, x9, #0, #4
    cbz x0, .Lloop_end_1437
.Lloop_1438:
    ld1 {v16.4s, v17.4s, v18.4s, v19.4s}, [x10], #64
    ldr q20, [x11]
    add x3, x11, x1, lsl #2
    sub x0, x0, #1
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
    cbnz x0, .Lloop_1438
.Lloop_end_1437:
    lsr x0, x2, #2
    ubfx x2, x2, #0, #2
    cbz x0, .Lloop_end_1439
.Lloop_1440:
    ld1 {v4.4s, v5.4s, v6.4s, v7.4s}, [x10], #64
    ldr q16, [x11]
    add x3, x11, x1, lsl #2
    sub x0, x0, #1
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
    cbnz x0, .Lloop_1440
.Lloop_end_1439:
    cbz x2, .Lloop_end_1441
.Lloop_1442:
    ldr q0, [x11]
    ldr s1, [x10]
    add x0, x11, x1, lsl #2
    sub x2, x2, #1
    ldr s2, [x10, #16]
    ldr s3, [x10, #32]
    add x11, x11, #32
    ldr s4, [x10, #48]
    ldr s5, [x10, #64]
    ldr s6, [x10, #80]
    ldr s7, [x10, #96]
    ldr s16, [x10, #112]
    prfm pldl1keep, [x0]
    add x10, x10, #4
    fmla v31.4s, v0.4s, v1.s[0]
    fmla v30.4s, v0.4s, v2.s[0]
    fmla v29.4s, v0.4s, v3.s[0]
    fmla v28.4s, v0.4s, v4.s[0]
    fmla v27.4s, v0.4s, v5.s[0]
    fmla v26.4s, v0.4s, v6.s[0]
    fmla v25.4s, v0.4s, v7.s[0]
    fmla v24.4s, v0.4s, v16.s[0]
    cbnz x2, .Lloop_1442
.Lloop_end_1441:
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
    cbnz x1, .Lotherwise_1443
    ubfx x0, x2, #0, #4
    mov x1, x8
    cmp x0, #15
    bne .Lotherwise_1444
    ldr q0, [x1]
    b .Lend_1445
.Lotherwise_1444:
    movi v0.4s, #0
    tst x2, #1
    beq .Lotherwise_1446
    ld1 {v0.s}[0], [x1]
.Lotherwise_1446:
    tst x2, #2
    beq .Lotherwise_1447
    add x0, x1, #4
    ld1 {v0.s}[1], [x0]
.Lotherwise_1447:
    tst x2, #4
    beq .Lotherwise_1448
    add x0, x1, #8
    ld1 {v0.s}[2], [x0]
.Lotherwise_1448:
    tst x2, #8
    beq .Lotherwise_1449
    add x0, x1, #12
    ld1 {v0.s}[3], [x0]
.Lotherwise_1449:
.Lend_1445:
    ubfx x0, x2, #0, #4
    fadd v31.4s, v31.4s, v0.4s
    add x1, x1, x4, lsl #2
    cmp x0, #15
    bne .Lotherwise_1450
    ldr q0, [x1]
    b .Lend_1451
.Lotherwise_1450:
    movi v0.4s, #0
    tst x2, #1
    beq .Lotherwise_1452
    ld1 {v0.s}[0], [x1]
.Lotherwise_1452:
    tst x2, #2
    beq .Lotherwise_1453
    add x0, x1, #4
    ld1 {v0.s}[1], [x0]
.Lotherwise_1453:
    tst x2, #4
    beq .Lotherwise_1454
    add x0, x1, #8
    ld1 {v0.s}[2], [x0]
.Lotherwise_1454:
    tst x2, #8
    beq .Lotherwise_1455
    add x0, x1, #12
    ld1 {v0.s}[3], [x0]
.Lotherwise_1455:
.Lend_1451:
    ubfx x0, x2, #0, #4
    fadd v30.4s, v30.4s, v0.4s
    add x1, x1, x4, lsl #2
    cmp x0, #15
    bne .Lotherwise_1456
    ldr q0, [x1]
    b .Lend_1457
.Lotherwise_1456:
    movi v0.4s, #0
    tst x2, #1
    beq .Lotherwise_1458
    ld1 {v0.s}[0], [x1]
.Lotherwise_1458:
    tst x2, #2
    beq .Lotherwise_1459
    add x0, x1, #4
    ld1 {v0.s}[1], [x0]
.Lotherwise_1459:
    tst x2, #4
    beq .Lotherwise_1460
    add x0, x1, #8
    ld1 {v0.s}[2], [x0]
.Lotherwise_1460:
    tst x2, #8
    beq .Lotherwise_1461
    add x0, x1, #12
    ld1 {v0.s}[3], [x0]
.Lotherwise_1461:
.Lend_1457:
    ubfx x0, x2, #0, #4
    fadd v29.4s, v29.4s, v0.4s
    add x1, x1, x4, lsl #2
    cmp x0, #15
    bne .Lotherwise_1462
    ldr q0, [x1]
    b .Lend_1463
.Lotherwise_1462:
    movi v0.4s, #0
    tst x2, #1
    beq .Lotherwise_1464
    ld1 {v0.s}[0], [x1]
.Lotherwise_1464:
    tst x2, #2
    beq .Lotherwise_1465
    add x0, x1, #4
    ld1 {v0.s}[1], [x0]
.Lotherwise_1465:
    tst x2, #4
    beq .Lotherwise_1466
    add x0, x1, #8
    ld1 {v0.s}[2], [x0]
.Lotherwise_1466:
    tst x2, #8
    beq .Lotherwise_1467
    add x0, x1, #12
    ld1 {v0.s}[3], [x0]
.Lotherwise_1467:
.Lend_1463:
    ubfx x0, x2, #0, #4
    fadd v28.4s, v28.4s, v0.4s
    add x1, x1, x4, lsl #2
    cmp x0, #15
    bne .Lotherwise_1468
    ldr q0, [x1]
    b .Lend_1469
.Lotherwise_1468:
    movi v0.4s, #0
    tst x2, #1
    beq .Lotherwise_1470
    ld1 {v0.s}[0], [x1]
.Lotherwise_1470:
    tst x2, #2
    beq .Lotherwise_1471
    add x0, x1, #4
    ld1 {v0.s}[1], [x0]
.Lotherwise_1471:
    tst x2, #4
    beq .Lotherwise_1472
    add x0, x1, #8
    ld1 {v0.s}[2], [x0]
.Lotherwise_1472:
    tst x2, #8
    beq .Lotherwise_1473
    add x0, x1, #12
    ld1 {v0.s}[3], [x0]
.Lotherwise_1473:
.Lend_1469:
    ubfx x0, x2, #0, #4
    fadd v27.4s, v27.4s, v0.4s
    add x1, x1, x4, lsl #2
    cmp x0, #15
    bne .Lotherwise_1474
    ldr q0, [x1]
    b .Lend_1475
.Lotherwise_1474:
    movi v0.4s, #0
    tst x2, #1
    beq .Lotherwise_1476
    ld1 {v0.s}[0], [x1]
.Lotherwise_1476:
    tst x2, #2
    beq .Lotherwise_1477
    add x0, x1, #4
    ld1 {v0.s}[1], [x0]
.Lotherwise_1477:
    tst x2, #4
    beq .Lotherwise_1478
    add x0, x1, #8
    ld1 {v0.s}[2], [x0]
.Lotherwise_1478:
    tst x2, #8
    beq .Lotherwise_1479
    add x0, x1, #12
    ld1 {v0.s}[3], [x0]
.Lotherwise_1479:
.Lend_1475:
    ubfx x0, x2, #0, #4
    fadd v26.4s, v26.4s, v0.4s
    add x1, x1, x4, lsl #2
    cmp x0, #15
    bne .Lotherwise_1480
    ldr q0, [x1]
    b .Lend_1481
.Lotherwise_1480:
    movi v0.4s, #0
    tst x2, #1
    beq .Lotherwise_1482
    ld1 {v0.s}[0], [x1]
.Lotherwise_1482:
    tst x2, #2
    beq .Lotherwise_1483
    add x0, x1, #4
    ld1 {v0.s}[1], [x0]
.Lotherwise_1483:
    tst x2, #4
    beq .Lotherwise_1484
    add x0, x1, #8
    ld1 {v0.s}[2], [x0]
.Lotherwise_1484:
    tst x2, #8
    beq .Lotherwise_1485
    add x0, x1, #12
    ld1 {v0.s}[3], [x0]
.Lotherwise_1485:
.Lend_1481:
    ubfx x0, x2, #0, #4
    fadd v25.4s, v25.4s, v0.4s
    add x1, x1, x4, lsl #2
    cmp x0, #15
    bne .Lotherwise_1486
    ldr q0, [x1]
    b .Lend_1487
.Lotherwise_1486:
    movi v0.4s, #0
    tst x2, #1
    beq .Lotherwise_1488
    ld1 {v0.s}[0], [x1]
.Lotherwise_1488:
    tst x2, #2
    beq .Lotherwise_1489
    add x0, x1, #4
    ld1 {v0.s}[1], [x0]
.Lotherwise_1489:
    tst x2, #4
    beq .Lotherwise_1490
    add x0, x1, #8
    ld1 {v0.s}[2], [x0]
.Lotherwise_1490:
    tst x2, #8
    beq .Lotherwise_1491
    add x0, x1, #12
    ld1 {v0.s}[3], [x0]
.Lotherwise_1491:
.Lend_1487:
    fadd v24.4s, v24.4s, v0.4s
    b .Lend_1492
.Lotherwise_1443:
.Lend_1492:
    ubfx x0, x2, #0, #4
    ldr s0, [x7, #40]
    dup v0.4s, v0.s[0]
    fmax v1.4s, v0.4s, v31.4s
    cmp x0, #15
    bne .Lotherwise_1493
    str q1, [x8]
    b .Lend_1494
.Lotherwise_1493:
    tst x2, #1
    beq .Lotherwise_1495
    st1 {v1.s}[0], [x8]
.Lotherwise_1495:
    tst x2, #2
    beq .Lotherwise_1496
    add x0, x8, #4
    st1 {v1.s}[1], [x0]
.Lotherwise_1496:
    tst x2, #4
    beq .Lotherwise_1497
    add x0, x8, #8
    st1 {v1.s}[2], [x0]
.Lotherwise_1497:
    tst x2, #8
    beq .Lotherwise_1498
    add x0, x8, #12
    st1 {v1.s}[3], [x0]
.Lotherwise_1498:
.Lend_1494:
    ubfx x0, x2, #0, #4
    add x8, x8, x4, lsl #2
    fmax v1.4s, v0.4s, v30.4s
    cmp x0, #15
    bne .Lotherwise_1499
    str q1, [x8]
    b .Lend_1500
.Lotherwise_1499:
    tst x2, #1
    beq .Lotherwise_1501
    st1 {v1.s}[0], [x8]
.Lotherwise_1501:
    tst x2, #2
    beq .Lotherwise_1502
    add x0, x8, #4
    st1 {v1.s}[1], [x0]
.Lotherwise_1502:
    tst x2, #4
    beq .Lotherwise_1503
    add x0, x8, #8
    st1 {v1.s}[2], [x0]
.Lotherwise_1503:
    tst x2, #8
    beq .Lotherwise_1504
    add x0, x8, #12
    st1 {v1.s}[3], [x0]
.Lotherwise_1504:
.Lend_1500:
    ubfx x0, x2, #0, #4
    add x8, x8, x4, lsl #2
    fmax v1.4s, v0.4s, v29.4s
    cmp x0, #15
    bne .Lotherwise_1505
    str q1, [x8]
    b .Lend_1506
.Lotherwise_1505:
    tst x2, #1
    beq .Lotherwise_1507
    st1 {v1.s}[0], [x8]
.Lotherwise_1507:
    tst x2, #2
    beq .Lotherwise_1508
    add x0, x8, #4
    st1 {v1.s}[1], [x0]
.Lotherwise_1508:
    tst x2, #4
    beq .Lotherwise_1509
    add x0, x8, #8
    st1 {v1.s}[2], [x0]
.Lotherwise_1509:
    tst x2, #8
    beq .Lotherwise_1510
    add x0, x8, #12
    st1 {v1.s}[3], [x0]
.Lotherwise_1510:
.Lend_1506:
    ubfx x0, x2, #0, #4
    add x8, x8, x4, lsl #2
    fmax v1.4s, v0.4s, v28.4s
    cmp x0, #15
    bne .Lotherwise_1511
    str q1, [x8]
    b .Lend_1512
.Lotherwise_1511:
    tst x2, #1
    beq .Lotherwise_1513
    st1 {v1.s}[0], [x8]
.Lotherwise_1513:
    tst x2, #2
    beq .Lotherwise_1514
    add x0, x8, #4
    st1 {v1.s}[1], [x0]
.Lotherwise_1514:
    tst x2, #4
    beq .Lotherwise_1515
    add x0, x8, #8
    st1 {v1.s}[2], [x0]
.Lotherwise_1515:
    tst x2, #8
    beq .Lotherwise_1516
    add x0, x8, #12
    st1 {v1.s}[3], [x0]
.Lotherwise_1516:
.Lend_1512:
    ubfx x0, x2, #0, #4
    add x8, x8, x4, lsl #2
    fmax v1.4s, v0.4s, v27.4s
    cmp x0, #15
    bne .Lotherwise_1517
    str q1, [x8]
    b .Lend_1518
.Lotherwise_1517:
    tst x2, #1
    beq .Lotherwise_1519
    st1 {v1.s}[0], [x8]
.Lotherwise_1519:
    tst x2, #2
    beq .Lotherwise_1520
    add x0, x8, #4
    st1 {v1.s}[1], [x0]
.Lotherwise_1520:
    tst x2, #4
    beq .Lotherwise_1521
    add x0, x8, #8
    st1 {v1.s}[2], [x0]
.Lotherwise_1521:
    tst x2, #8
    beq .Lotherwise_1522
    add x0, x8, #12
    st1 {v1.s}[3], [x0]
.Lotherwise_1522:
.Lend_1518:
    ubfx x0, x2, #0, #4
    add x8, x8, x4, lsl #2
    fmax v1.4s, v0.4s, v26.4s
    cmp x0, #15
    bne .Lotherwise_1523
    str q1, [x8]
    b .Lend_1524
.Lotherwise_1523:
    tst x2, #1
    beq .Lotherwise_1525
    st1 {v1.s}[0], [x8]
.Lotherwise_1525:
    tst x2, #2
    beq .Lotherwise_1526
    add x0, x8, #4
    st1 {v1.s}[1], [x0]
.Lotherwise_1526:
    tst x2, #4
    beq .Lotherwise_1527
    add x0, x8, #8
    st1 {v1.s}[2], [x0]
.Lotherwise_1527:
    tst x2, #8
    beq .Lotherwise_1528
    add x0, x8, #12
    st1 {v1.s}[3], [x0]
.Lotherwise_1528:
.Lend_1524:
    ubfx x0, x2, #0, #4
    add x8, x8, x4, lsl #2
    fmax v1.4s, v0.4s, v25.4s
    cmp x0, #15
    bne .Lotherwise_1529
    str q1, [x8]
    b .Lend_1530
.Lotherwise_1529:
    tst x2, #1
    beq .Lotherwise_1531
    st1 {v1.s}[0], [x8]
.Lotherwise_1531:
    tst x2, #2
    beq .Lotherwise_1532
    add x0, x8, #4
    st1 {v1.s}[1], [x0]
.Lotherwise_1532:
    tst x2, #4
    beq .Lotherwise_1533
    add x0, x8, #8
    st1 {v1.s}[2], [x0]
.Lotherwise_1533:
    tst x2, #8
    beq .Lotherwise_1534
    add x0, x8, #12
    st1 {v1.s}[3], [x0]
.Lotherwise_1534:
.Lend_1530:
    ubfx x0, x2, #0, #4
    add x8, x8, x4, lsl #2
    fmax v0.4s, v0.4s, v24.4s
    cmp x0, #15
    bne .Lotherwise_1535
    str q0, [x8]
    b .Lend_1536
.Lotherwise_1535:
    tst x2, #1
    beq .Lotherwise_1537
    st1 {v0.s}[0], [x8]
.Lotherwise_1537:
    tst x2, #2
    beq .Lotherwise_1538
    add x0, x8, #4
    st1 {v0.s}[1], [x0]
.Lotherwise_1538:
    tst x2, #4
    beq .Lotherwise_1539
    add x0, x8, #8
    st1 {v0.s}[2], [x0]
.Lotherwise_1539:
    tst x2, #8
    beq .Lotherwise_1540
    add x0, x8, #12
    st1 {v0.s}[3], [x0]
.Lotherwise_1540:
.Lend_1536:
    b .Lend_1541
.Lotherwise_1434:
    ldr x0, [x7, #16]
    ldr x1, [x7, #24]
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
    cbnz x0, .Lotherwise_1542
    b .Lend_1543
.Lotherwise_1542:
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
.Lend_1543:
    lsr x0, x9, #4
    ubfx x2, x9, #0, #4
    cbz x0, .Lloop_end_1544
.Lloop_1545:
    ld1 {v16.4s, v17.4s, v18.4s, v19.4s}, [x10], #64
    add x3, x11, x1, lsl #2
    ld1 {v0.4s, v1.4s, v2.4s, v3.4s}, [x11], #64
    sub x0, x0, #1
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
    cbnz x0, .Lloop_1545
.Lloop_end_1544:
    lsr x0, x2, #2
    ubfx x2, x2, #0, #2
    cbz x0, .Lloop_end_1546
.Lloop_1547:
    ld1 {v16.4s, v17.4s, v18.4s, v19.4s}, [x10], #64
    add x3, x11, x1, lsl #2
    ld1 {v0.4s, v1.4s, v2.4s, v3.4s}, [x11], #64
    sub x0, x0, #1
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
    cbnz x0, .Lloop_1547
.Lloop_end_1546:
    cbz x2, .Lloop_end_1548
.Lloop_1549:
    ldp q0, q1, [x11]
    ldr s2, [x10]
    add x0, x11, x1, lsl #2
    sub x2, x2, #1
    ldr s3, [x10, #16]
    add x11, x11, #32
    ldr s4, [x10, #32]
    ldr s5, [x10, #48]
    ldr s6, [x10, #64]
    ldr s7, [x10, #80]
    prfm pldl1keep, [x0]
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
    cbnz x2, .Lloop_1549
.Lloop_end_1548:
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
    cbnz x1, .Lotherwise_1550
    ubfx x0, x2, #0, #4
    mov x1, x8
    cmp x0, #15
    bne .Lotherwise_1551
    ldr q0, [x1]
    b .Lend_1552
.Lotherwise_1551:
    movi v0.4s, #0
    tst x2, #1
    beq .Lotherwise_1553
    ld1 {v0.s}[0], [x1]
.Lotherwise_1553:
    tst x2, #2
    beq .Lotherwise_1554
    add x0, x1, #4
    ld1 {v0.s}[1], [x0]
.Lotherwise_1554:
    tst x2, #4
    beq .Lotherwise_1555
    add x0, x1, #8
    ld1 {v0.s}[2], [x0]
.Lotherwise_1555:
    tst x2, #8
    beq .Lotherwise_1556
    add x0, x1, #12
    ld1 {v0.s}[3], [x0]
.Lotherwise_1556:
.Lend_1552:
    ubfx x0, x2, #4, #4
    fadd v11.4s, v11.4s, v0.4s
    cmp x0, #15
    bne .Lotherwise_1557
    ldr q0, [x1, #16]
    b .Lend_1558
.Lotherwise_1557:
    movi v0.4s, #0
    tst x2, #16
    beq .Lotherwise_1559
    add x0, x1, #16
    ld1 {v0.s}[0], [x0]
.Lotherwise_1559:
    tst x2, #32
    beq .Lotherwise_1560
    add x0, x1, #20
    ld1 {v0.s}[1], [x0]
.Lotherwise_1560:
    tst x2, #64
    beq .Lotherwise_1561
    add x0, x1, #24
    ld1 {v0.s}[2], [x0]
.Lotherwise_1561:
    tst x2, #128
    beq .Lotherwise_1562
    add x0, x1, #28
    ld1 {v0.s}[3], [x0]
.Lotherwise_1562:
.Lend_1558:
    ubfx x0, x2, #0, #4
    fadd v10.4s, v10.4s, v0.4s
    add x1, x1, x4, lsl #2
    cmp x0, #15
    bne .Lotherwise_1563
    ldr q0, [x1]
    b .Lend_1564
.Lotherwise_1563:
    movi v0.4s, #0
    tst x2, #1
    beq .Lotherwise_1565
    ld1 {v0.s}[0], [x1]
.Lotherwise_1565:
    tst x2, #2
    beq .Lotherwise_1566
    add x0, x1, #4
    ld1 {v0.s}[1], [x0]
.Lotherwise_1566:
    tst x2, #4
    beq .Lotherwise_1567
    add x0, x1, #8
    ld1 {v0.s}[2], [x0]
.Lotherwise_1567:
    tst x2, #8
    beq .Lotherwise_1568
    add x0, x1, #12
    ld1 {v0.s}[3], [x0]
.Lotherwise_1568:
.Lend_1564:
    ubfx x0, x2, #4, #4
    fadd v9.4s, v9.4s, v0.4s
    cmp x0, #15
    bne .Lotherwise_1569
    ldr q0, [x1, #16]
    b .Lend_1570
.Lotherwise_1569:
    movi v0.4s, #0
    tst x2, #16
    beq .Lotherwise_1571
    add x0, x1, #16
    ld1 {v0.s}[0], [x0]
.Lotherwise_1571:
    tst x2, #32
    beq .Lotherwise_1572
    add x0, x1, #20
    ld1 {v0.s}[1], [x0]
.Lotherwise_1572:
    tst x2, #64
    beq .Lotherwise_1573
    add x0, x1, #24
    ld1 {v0.s}[2], [x0]
.Lotherwise_1573:
    tst x2, #128
    beq .Lotherwise_1574
    add x0, x1, #28
    ld1 {v0.s}[3], [x0]
.Lotherwise_1574:
.Lend_1570:
    ubfx x0, x2, #0, #4
    fadd v8.4s, v8.4s, v0.4s
    add x1, x1, x4, lsl #2
    cmp x0, #15
    bne .Lotherwise_1575
    ldr q0, [x1]
    b .Lend_1576
.Lotherwise_1575:
    movi v0.4s, #0
    tst x2, #1
    beq .Lotherwise_1577
    ld1 {v0.s}[0], [x1]
.Lotherwise_1577:
    tst x2, #2
    beq .Lotherwise_1578
    add x0, x1, #4
    ld1 {v0.s}[1], [x0]
.Lotherwise_1578:
    tst x2, #4
    beq .Lotherwise_1579
    add x0, x1, #8
    ld1 {v0.s}[2], [x0]
.Lotherwise_1579:
    tst x2, #8
    beq .Lotherwise_1580
    add x0, x1, #12
    ld1 {v0.s}[3], [x0]
.Lotherwise_1580:
.Lend_1576:
    ubfx x0, x2, #4, #4
    fadd v31.4s, v31.4s, v0.4s
    cmp x0, #15
    bne .Lotherwise_1581
    ldr q0, [x1, #16]
    b .Lend_1582
.Lotherwise_1581:
    movi v0.4s, #0
    tst x2, #16
    beq .Lotherwise_1583
    add x0, x1, #16
    ld1 {v0.s}[0], [x0]
.Lotherwise_1583:
    tst x2, #32
    beq .Lotherwise_1584
    add x0, x1, #20
    ld1 {v0.s}[1], [x0]
.Lotherwise_1584:
    tst x2, #64
    beq .Lotherwise_1585
    add x0, x1, #24
    ld1 {v0.s}[2], [x0]
.Lotherwise_1585:
    tst x2, #128
    beq .Lotherwise_1586
    add x0, x1, #28
    ld1 {v0.s}[3], [x0]
.Lotherwise_1586:
.Lend_1582:
    ubfx x0, x2, #0, #4
    fadd v30.4s, v30.4s, v0.4s
    add x1, x1, x4, lsl #2
    cmp x0, #15
    bne .Lotherwise_1587
    ldr q0, [x1]
    b .Lend_1588
.Lotherwise_1587:
    movi v0.4s, #0
    tst x2, #1
    beq .Lotherwise_1589
    ld1 {v0.s}[0], [x1]
.Lotherwise_1589:
    tst x2, #2
    beq .Lotherwise_1590
    add x0, x1, #4
    ld1 {v0.s}[1], [x0]
.Lotherwise_1590:
    tst x2, #4
    beq .Lotherwise_1591
    add x0, x1, #8
    ld1 {v0.s}[2], [x0]
.Lotherwise_1591:
    tst x2, #8
    beq .Lotherwise_1592
    add x0, x1, #12
    ld1 {v0.s}[3], [x0]
.Lotherwise_1592:
.Lend_1588:
    ubfx x0, x2, #4, #4
    fadd v29.4s, v29.4s, v0.4s
    cmp x0, #15
    bne .Lotherwise_1593
    ldr q0, [x1, #16]
    b .Lend_1594
.Lotherwise_1593:
    movi v0.4s, #0
    tst x2, #16
    beq .Lotherwise_1595
    add x0, x1, #16
    ld1 {v0.s}[0], [x0]
.Lotherwise_1595:
    tst x2, #32
    beq .Lotherwise_1596
    add x0, x1, #20
    ld1 {v0.s}[1], [x0]
.Lotherwise_1596:
    tst x2, #64
    beq .Lotherwise_1597
    add x0, x1, #24
    ld1 {v0.s}[2], [x0]
.Lotherwise_1597:
    tst x2, #128
    beq .Lotherwise_1598
    add x0, x1, #28
    ld1 {v0.s}[3], [x0]
.Lotherwise_1598:
.Lend_1594:
    ubfx x0, x2, #0, #4
    fadd v28.4s, v28.4s, v0.4s
    add x1, x1, x4, lsl #2
    cmp x0, #15
    bne .Lotherwise_1599
    ldr q0, [x1]
    b .Lend_1600
.Lotherwise_1599:
    movi v0.4s, #0
    tst x2, #1
    beq .Lotherwise_1601
    ld1 {v0.s}[0], [x1]
.Lotherwise_1601:
    tst x2, #2
    beq .Lotherwise_1602
    add x0, x1, #4
    ld1 {v0.s}[1], [x0]
.Lotherwise_1602:
    tst x2, #4
    beq .Lotherwise_1603
    add x0, x1, #8
    ld1 {v0.s}[2], [x0]
.Lotherwise_1603:
    tst x2, #8
    beq .Lotherwise_1604
    add x0, x1, #12
    ld1 {v0.s}[3], [x0]
.Lotherwise_1604:
.Lend_1600:
    ubfx x0, x2, #4, #4
    fadd v27.4s, v27.4s, v0.4s
    cmp x0, #15
    bne .Lotherwise_1605
    ldr q0, [x1, #16]
    b .Lend_1606
.Lotherwise_1605:
    movi v0.4s, #0
    tst x2, #16
    beq .Lotherwise_1607
    add x0, x1, #16
    ld1 {v0.s}[0], [x0]
.Lotherwise_1607:
    tst x2, #32
    beq .Lotherwise_1608
    add x0, x1, #20
    ld1 {v0.s}[1], [x0]
.Lotherwise_1608:
    tst x2, #64
    beq .Lotherwise_1609
    add x0, x1, #24
    ld1 {v0.s}[2], [x0]
.Lotherwise_1609:
    tst x2, #128
    beq .Lotherwise_1610
    add x0, x1, #28
    ld1 {v0.s}[3], [x0]
.Lotherwise_1610:
.Lend_1606:
    ubfx x0, x2, #0, #4
    fadd v26.4s, v26.4s, v0.4s
    add x1, x1, x4, lsl #2
    cmp x0, #15
    bne .Lotherwise_1611
    ldr q0, [x1]
    b .Lend_1612
.Lotherwise_1611:
    movi v0.4s, #0
    tst x2, #1
    beq .Lotherwise_1613
    ld1 {v0.s}[0], [x1]
.Lotherwise_1613:
    tst x2, #2
    beq .Lotherwise_1614
    add x0, x1, #4
    ld1 {v0.s}[1], [x0]
.Lotherwise_1614:
    tst x2, #4
    beq .Lotherwise_1615
    add x0, x1, #8
    ld1 {v0.s}[2], [x0]
.Lotherwise_1615:
    tst x2, #8
    beq .Lotherwise_1616
    add x0, x1, #12
    ld1 {v0.s}[3], [x0]
.Lotherwise_1616:
.Lend_1612:
    ubfx x0, x2, #4, #4
    fadd v25.4s, v25.4s, v0.4s
    cmp x0, #15
    bne .Lotherwise_1617
    ldr q0, [x1, #16]
    b .Lend_1618
.Lotherwise_1617:
    movi v0.4s, #0
    tst x2, #16
    beq .Lotherwise_1619
    add x0, x1, #16
    ld1 {v0.s}[0], [x0]
.Lotherwise_1619:
    tst x2, #32
    beq .Lotherwise_1620
    add x0, x1, #20
    ld1 {v0.s}[1], [x0]
.Lotherwise_1620:
    tst x2, #64
    beq .Lotherwise_1621
    add x0, x1, #24
    ld1 {v0.s}[2], [x0]
.Lotherwise_1621:
    tst x2, #128
    beq .Lotherwise_1622
    add x0, x1, #28
    ld1 {v0.s}[3], [x0]
.Lotherwise_1622:
.Lend_1618:
    ubfx x0, x2, #0, #4
    fadd v24.4s, v24.4s, v0.4s
    add x1, x1, x4, lsl #2
    cmp x0, #15
    bne .Lotherwise_1623
    ldr q0, [x1]
    b .Lend_1624
.Lotherwise_1623:
    movi v0.4s, #0
    tst x2, #1
    beq .Lotherwise_1625
    ld1 {v0.s}[0], [x1]
.Lotherwise_1625:
    tst x2, #2
    beq .Lotherwise_1626
    add x0, x1, #4
    ld1 {v0.s}[1], [x0]
.Lotherwise_1626:
    tst x2, #4
    beq .Lotherwise_1627
    add x0, x1, #8
    ld1 {v0.s}[2], [x0]
.Lotherwise_1627:
    tst x2, #8
    beq .Lotherwise_1628
    add x0, x1, #12
    ld1 {v0.s}[3], [x0]
.Lotherwise_1628:
.Lend_1624:
    ubfx x0, x2, #4, #4
    fadd v23.4s, v23.4s, v0.4s
    cmp x0, #15
    bne .Lotherwise_1629
    ldr q0, [x1, #16]
    b .Lend_1630
.Lotherwise_1629:
    movi v0.4s, #0
    tst x2, #16
    beq .Lotherwise_1631
    add x0, x1, #16
    ld1 {v0.s}[0], [x0]
.Lotherwise_1631:
    tst x2, #32
    beq .Lotherwise_1632
    add x0, x1, #20
    ld1 {v0.s}[1], [x0]
.Lotherwise_1632:
    tst x2, #64
    beq .Lotherwise_1633
    add x0, x1, #24
    ld1 {v0.s}[2], [x0]
.Lotherwise_1633:
    tst x2, #128
    beq .Lotherwise_1634
    add x0, x1, #28
    ld1 {v0.s}[3], [x0]
.Lotherwise_1634:
.Lend_1630:
    ubfx x0, x2, #0, #4
    fadd v22.4s, v22.4s, v0.4s
    add x1, x1, x4, lsl #2
    cmp x0, #15
    bne .Lotherwise_1635
    ldr q0, [x1]
    b .Lend_1636
.Lotherwise_1635:
    movi v0.4s, #0
    tst x2, #1
    beq .Lotherwise_1637
    ld1 {v0.s}[0], [x1]
.Lotherwise_1637:
    tst x2, #2
    beq .Lotherwise_1638
    add x0, x1, #4
    ld1 {v0.s}[1], [x0]
.Lotherwise_1638:
    tst x2, #4
    beq .Lotherwise_1639
    add x0, x1, #8
    ld1 {v0.s}[2], [x0]
.Lotherwise_1639:
    tst x2, #8
    beq .Lotherwise_1640
    add x0, x1, #12
    ld1 {v0.s}[3], [x0]
.Lotherwise_1640:
.Lend_1636:
    ubfx x0, x2, #4, #4
    fadd v21.4s, v21.4s, v0.4s
    cmp x0, #15
    bne .Lotherwise_1641
    ldr q0, [x1, #16]
    b .Lend_1642
.Lotherwise_1641:
    movi v0.4s, #0
    tst x2, #16
    beq .Lotherwise_1643
    add x0, x1, #16
    ld1 {v0.s}[0], [x0]
.Lotherwise_1643:
    tst x2, #32
    beq .Lotherwise_1644
    add x0, x1, #20
    ld1 {v0.s}[1], [x0]
.Lotherwise_1644:
    tst x2, #64
    beq .Lotherwise_1645
    add x0, x1, #24
    ld1 {v0.s}[2], [x0]
.Lotherwise_1645:
    tst x2, #128
    beq .Lotherwise_1646
    add x0, x1, #28
    ld1 {v0.s}[3], [x0]
.Lotherwise_1646:
.Lend_1642:
    fadd v20.4s, v20.4s, v0.4s
    b .Lend_1647
.Lotherwise_1550:
.Lend_1647:
    ubfx x0, x2, #0, #4
    ldr s0, [x7, #40]
    dup v0.4s, v0.s[0]
    fmax v1.4s, v0.4s, v11.4s
    cmp x0, #15
    bne .Lotherwise_1648
    str q1, [x8]
    b .Lend_1649
.Lotherwise_1648:
    tst x2, #1
    beq .Lotherwise_1650
    st1 {v1.s}[0], [x8]
.Lotherwise_1650:
    tst x2, #2
    beq .Lotherwise_1651
    add x0, x8, #4
    st1 {v1.s}[1], [x0]
.Lotherwise_1651:
    tst x2, #4
    beq .Lotherwise_1652
    add x0, x8, #8
    st1 {v1.s}[2], [x0]
.Lotherwise_1652:
    tst x2, #8
    beq .Lotherwise_1653
    add x0, x8, #12
    st1 {v1.s}[3], [x0]
.Lotherwise_1653:
.Lend_1649:
    ubfx x0, x2, #4, #4
    fmax v1.4s, v0.4s, v10.4s
    cmp x0, #15
    bne .Lotherwise_1654
    str q1, [x8, #16]
    b .Lend_1655
.Lotherwise_1654:
    tst x2, #16
    beq .Lotherwise_1656
    add x0, x8, #16
    st1 {v1.s}[0], [x0]
.Lotherwise_1656:
    tst x2, #32
    beq .Lotherwise_1657
    add x0, x8, #20
    st1 {v1.s}[1], [x0]
.Lotherwise_1657:
    tst x2, #64
    beq .Lotherwise_1658
    add x0, x8, #24
    st1 {v1.s}[2], [x0]
.Lotherwise_1658:
    tst x2, #128
    beq .Lotherwise_1659
    add x0, x8, #28
    st1 {v1.s}[3], [x0]
.Lotherwise_1659:
.Lend_1655:
    ubfx x0, x2, #0, #4
    add x8, x8, x4, lsl #2
    fmax v1.4s, v0.4s, v9.4s
    cmp x0, #15
    bne .Lotherwise_1660
    str q1, [x8]
    b .Lend_1661
.Lotherwise_1660:
    tst x2, #1
    beq .Lotherwise_1662
    st1 {v1.s}[0], [x8]
.Lotherwise_1662:
    tst x2, #2
    beq .Lotherwise_1663
    add x0, x8, #4
    st1 {v1.s}[1], [x0]
.Lotherwise_1663:
    tst x2, #4
    beq .Lotherwise_1664
    add x0, x8, #8
    st1 {v1.s}[2], [x0]
.Lotherwise_1664:
    tst x2, #8
    beq .Lotherwise_1665
    add x0, x8, #12
    st1 {v1.s}[3], [x0]
.Lotherwise_1665:
.Lend_1661:
    ubfx x0, x2, #4, #4
    fmax v1.4s, v0.4s, v8.4s
    cmp x0, #15
    bne .Lotherwise_1666
    str q1, [x8, #16]
    b .Lend_1667
.Lotherwise_1666:
    tst x2, #16
    beq .Lotherwise_1668
    add x0, x8, #16
    st1 {v1.s}[0], [x0]
.Lotherwise_1668:
    tst x2, #32
    beq .Lotherwise_1669
    add x0, x8, #20
    st1 {v1.s}[1], [x0]
.Lotherwise_1669:
    tst x2, #64
    beq .Lotherwise_1670
    add x0, x8, #24
    st1 {v1.s}[2], [x0]
.Lotherwise_1670:
    tst x2, #128
    beq .Lotherwise_1671
    add x0, x8, #28
    st1 {v1.s}[3], [x0]
.Lotherwise_1671:
.Lend_1667:
    ubfx x0, x2, #0, #4
    add x8, x8, x4, lsl #2
    fmax v1.4s, v0.4s, v31.4s
    cmp x0, #15
    bne .Lotherwise_1672
    str q1, [x8]
    b .Lend_1673
.Lotherwise_1672:
    tst x2, #1
    beq .Lotherwise_1674
    st1 {v1.s}[0], [x8]
.Lotherwise_1674:
    tst x2, #2
    beq .Lotherwise_1675
    add x0, x8, #4
    st1 {v1.s}[1], [x0]
.Lotherwise_1675:
    tst x2, #4
    beq .Lotherwise_1676
    add x0, x8, #8
    st1 {v1.s}[2], [x0]
.Lotherwise_1676:
    tst x2, #8
    beq .Lotherwise_1677
    add x0, x8, #12
    st1 {v1.s}[3], [x0]
.Lotherwise_1677:
.Lend_1673:
    ubfx x0, x2, #4, #4
    fmax v1.4s, v0.4s, v30.4s
    cmp x0, #15
    bne .Lotherwise_1678
    str q1, [x8, #16]
    b .Lend_1679
.Lotherwise_1678:
    tst x2, #16
    beq .Lotherwise_1680
    add x0, x8, #16
    st1 {v1.s}[0], [x0]
.Lotherwise_1680:
    tst x2, #32
    beq .Lotherwise_1681
    add x0, x8, #20
    st1 {v1.s}[1], [x0]
.Lotherwise_1681:
    tst x2, #64
    beq .Lotherwise_1682
    add x0, x8, #24
    st1 {v1.s}[2], [x0]
.Lotherwise_1682:
    tst x2, #128
    beq .Lotherwise_1683
    add x0, x8, #28
    st1 {v1.s}[3], [x0]
.Lotherwise_1683:
.Lend_1679:
    ubfx x0, x2, #0, #4
    add x8, x8, x4, lsl #2
    fmax v1.4s, v0.4s, v29.4s
    cmp x0, #15
    bne .Lotherwise_1684
    str q1, [x8]
    b .Lend_1685
.Lotherwise_1684:
    tst x2, #1
    beq .Lotherwise_1686
    st1 {v1.s}[0], [x8]
.Lotherwise_1686:
    tst x2, #2
    beq .Lotherwise_1687
    add x0, x8, #4
    st1 {v1.s}[1], [x0]
.Lotherwise_1687:
    tst x2, #4
    beq .Lotherwise_1688
    add x0, x8, #8
    st1 {v1.s}[2], [x0]
.Lotherwise_1688:
    tst x2, #8
    beq .Lotherwise_1689
    add x0, x8, #12
    st1 {v1.s}[3], [x0]
.Lotherwise_1689:
.Lend_1685:
    ubfx x0, x2, #4, #4
    fmax v1.4s, v0.4s, v28.4s
    cmp x0, #15
    bne .Lotherwise_1690
    str q1, [x8, #16]
    b .Lend_1691
.Lotherwise_1690:
    tst x2, #16
    beq .Lotherwise_1692
    add x0, x8, #16
    st1 {v1.s}[0], [x0]
.Lotherwise_1692:
    tst x2, #32
    beq .Lotherwise_1693
    add x0, x8, #20
    st1 {v1.s}[1], [x0]
.Lotherwise_1693:
    tst x2, #64
    beq .Lotherwise_1694
    add x0, x8, #24
    st1 {v1.s}[2], [x0]
.Lotherwise_1694:
    tst x2, #128
    beq .Lotherwise_1695
    add x0, x8, #28
    st1 {v1.s}[3], [x0]
.Lotherwise_1695:
.Lend_1691:
    ubfx x0, x2, #0, #4
    add x8, x8, x4, lsl #2
    fmax v1.4s, v0.4s, v27.4s
    cmp x0, #15
    bne .Lotherwise_1696
    str q1, [x8]
    b .Lend_1697
.Lotherwise_1696:
    tst x2, #1
    beq .Lotherwise_1698
    st1 {v1.s}[0], [x8]
.Lotherwise_1698:
    tst x2, #2
    beq .Lotherwise_1699
    add x0, x8, #4
    st1 {v1.s}[1], [x0]
.Lotherwise_1699:
    tst x2, #4
    beq .Lotherwise_1700
    add x0, x8, #8
    st1 {v1.s}[2], [x0]
.Lotherwise_1700:
    tst x2, #8
    beq .Lotherwise_1701
    add x0, x8, #12
    st1 {v1.s}[3], [x0]
.Lotherwise_1701:
.Lend_1697:
    ubfx x0, x2, #4, #4
    fmax v1.4s, v0.4s, v26.4s
    cmp x0, #15
    bne .Lotherwise_1702
    str q1, [x8, #16]
    b .Lend_1703
.Lotherwise_1702:
    tst x2, #16
    beq .Lotherwise_1704
    add x0, x8, #16
    st1 {v1.s}[0], [x0]
.Lotherwise_1704:
    tst x2, #32
    beq .Lotherwise_1705
    add x0, x8, #20
    st1 {v1.s}[1], [x0]
.Lotherwise_1705:
    tst x2, #64
    beq .Lotherwise_1706
    add x0, x8, #24
    st1 {v1.s}[2], [x0]
.Lotherwise_1706:
    tst x2, #128
    beq .Lotherwise_1707
    add x0, x8, #28
    st1 {v1.s}[3], [x0]
.Lotherwise_1707:
.Lend_1703:
    ubfx x0, x2, #0, #4
    add x8, x8, x4, lsl #2
    fmax v1.4s, v0.4s, v25.4s
    cmp x0, #15
    bne .Lotherwise_1708
    str q1, [x8]
    b .Lend_1709
.Lotherwise_1708:
    tst x2, #1
    beq .Lotherwise_1710
    st1 {v1.s}[0], [x8]
.Lotherwise_1710:
    tst x2, #2
    beq .Lotherwise_1711
    add x0, x8, #4
    st1 {v1.s}[1], [x0]
.Lotherwise_1711:
    tst x2, #4
    beq .Lotherwise_1712
    add x0, x8, #8
    st1 {v1.s}[2], [x0]
.Lotherwise_1712:
    tst x2, #8
    beq .Lotherwise_1713
    add x0, x8, #12
    st1 {v1.s}[3], [x0]
.Lotherwise_1713:
.Lend_1709:
    ubfx x0, x2, #4, #4
    fmax v1.4s, v0.4s, v24.4s
    cmp x0, #15
    bne .Lotherwise_1714
    str q1, [x8, #16]
    b .Lend_1715
.Lotherwise_1714:
    tst x2, #16
    beq .Lotherwise_1716
    add x0, x8, #16
    st1 {v1.s}[0], [x0]
.Lotherwise_1716:
    tst x2, #32
    beq .Lotherwise_1717
    add x0, x8, #20
    st1 {v1.s}[1], [x0]
.Lotherwise_1717:
    tst x2, #64
    beq .Lotherwise_1718
    add x0, x8, #24
    st1 {v1.s}[2], [x0]
.Lotherwise_1718:
    tst x2, #128
    beq .Lotherwise_1719
    add x0, x8, #28
    st1 {v1.s}[3], [x0]
.Lotherwise_1719:
.Lend_1715:
    ubfx x0, x2, #0, #4
    add x8, x8, x4, lsl #2
    fmax v1.4s, v0.4s, v23.4s
    cmp x0, #15
    bne .Lotherwise_1720
    str q1, [x8]
    b .Lend_1721
.Lotherwise_1720:
    tst x2, #1
    beq .Lotherwise_1722
    st1 {v1.s}[0], [x8]
.Lotherwise_1722:
    tst x2, #2
    beq .Lotherwise_1723
    add x0, x8, #4
    st1 {v1.s}[1], [x0]
.Lotherwise_1723:
    tst x2, #4
    beq .Lotherwise_1724
    add x0, x8, #8
    st1 {v1.s}[2], [x0]
.Lotherwise_1724:
    tst x2, #8
    beq .Lotherwise_1725
    add x0, x8, #12
    st1 {v1.s}[3], [x0]
.Lotherwise_1725:
.Lend_1721:
    ubfx x0, x2, #4, #4
    fmax v1.4s, v0.4s, v22.4s
    cmp x0, #15
    bne .Lotherwise_1726
    str q1, [x8, #16]
    b .Lend_1727
.Lotherwise_1726:
    tst x2, #16
    beq .Lotherwise_1728
    add x0, x8, #16
    st1 {v1.s}[0], [x0]
.Lotherwise_1728:
    tst x2, #32
    beq .Lotherwise_1729
    add x0, x8, #20
    st1 {v1.s}[1], [x0]
.Lotherwise_1729:
    tst x2, #64
    beq .Lotherwise_1730
    add x0, x8, #24
    st1 {v1.s}[2], [x0]
.Lotherwise_1730:
    tst x2, #128
    beq .Lotherwise_1731
    add x0, x8, #28
    st1 {v1.s}[3], [x0]
.Lotherwise_1731:
.Lend_1727:
    ubfx x0, x2, #0, #4
    add x8, x8, x4, lsl #2
    fmax v1.4s, v0.4s, v21.4s
    cmp x0, #15
    bne .Lotherwise_1732
    str q1, [x8]
    b .Lend_1733
.Lotherwise_1732:
    tst x2, #1
    beq .Lotherwise_1734
    st1 {v1.s}[0], [x8]
.Lotherwise_1734:
    tst x2, #2
    beq .Lotherwise_1735
    add x0, x8, #4
    st1 {v1.s}[1], [x0]
.Lotherwise_1735:
    tst x2, #4
    beq .Lotherwise_1736
    add x0, x8, #8
    st1 {v1.s}[2], [x0]
.Lotherwise_1736:
    tst x2, #8
    beq .Lotherwise_1737
    add x0, x8, #12
    st1 {v1.s}[3], [x0]
.Lotherwise_1737:
.Lend_1733:
    ubfx x0, x2, #4, #4
    fmax v0.4s, v0.4s, v20.4s
    cmp x0, #15
    bne .Lotherwise_1738
    str q0, [x8, #16]
    b .Lend_1739
.Lotherwise_1738:
    tst x2, #16
    beq .Lotherwise_1740
    add x0, x8, #16
    st1 {v0.s}[0], [x0]
.Lotherwise_1740:
    tst x2, #32
    beq .Lotherwise_1741
    add x0, x8, #20
    st1 {v0.s}[1], [x0]
.Lotherwise_1741:
    tst x2, #64
    beq .Lotherwise_1742
    add x0, x8, #24
    st1 {v0.s}[2], [x0]
.Lotherwise_1742:
    tst x2, #128
    beq .Lotherwise_1743
    add x0, x8, #28
    st1 {v0.s}[3], [x0]
.Lotherwise_1743:
.Lend_1739:
.Lend_1541:
.Lend_1433:
    ldp d8, d9, [sp, #0]
    ldp d10, d11, [sp, #16]
    ldp d12, d13, [sp, #32]
    ldp d14, d15, [sp, #48]
    add sp, sp, #64
    ret
    .size nnp_sgemm_8x8__aarch64_neon, . - nnp_sgemm_8x8__aarch64_neon

    .section .note.GNU-stack, "", %progbits
