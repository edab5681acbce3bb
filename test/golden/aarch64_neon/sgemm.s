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
    mov x7, x4
    mov x6, x0
    ldr x0, [x5, #8]
    mov x4, x7
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
    mov x1, x7
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
    cbnz x10, .Lotherwise_4
    mov x0, x6
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
    cbnz x11, .Lotherwise_12
    mov x0, x6
    mov x1, x9
    mov x2, x8
    lsr x3, x0, #4
    ubfx x0, x0, #0, #4
    cbz x3, .Lloop_end_13
.Lloop_14:
    ldp q0, q1, [x1]
    ldr q2, [x2]
    sub x3, x3, #1
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
    cbnz x3, .Lloop_14
.Lloop_end_13:
    lsr x3, x0, #2
    ubfx x0, x0, #0, #2
    cbz x3, .Lloop_end_15
.Lloop_16:
    ldp q0, q1, [x1]
    ldr q2, [x2]
    sub x3, x3, #1
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
    cbnz x3, .Lloop_16
.Lloop_end_15:
    cbz x0, .Lloop_end_17
.Lloop_18:
    ldp q0, q1, [x1]
    ldr s2, [x2]
    sub x0, x0, #1
    add x2, x2, #4
    prfm pldl1keep, [x1, #56]
    add x1, x1, x10, lsl #2
    fmla v9.4s, v0.4s, v2.s[0]
    fmla v8.4s, v1.4s, v2.s[0]
    cbnz x0, .Lloop_18
.Lloop_end_17:
    b .Lend_19
.Lotherwise_12:
    mov x0, x6
    mov x1, x9
    mov x2, x8
    lsr x3, x0, #4
    ubfx x0, x0, #0, #4
    cbz x3, .Lloop_end_20
.Lloop_21:
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
    cbnz x3, .Lloop_21
.Lloop_end_20:
    lsr x3, x0, #2
    ubfx x0, x0, #0, #2
    cbz x3, .Lloop_end_22
.Lloop_23:
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
    cbnz x3, .Lloop_23
.Lloop_end_22:
    cbz x0, .Lloop_end_24
.Lloop_25:
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
    cbnz x0, .Lloop_25
.Lloop_end_24:
.Lend_19:
    add x9, x9, #32
.Lend_11:
    ldr x0, [x5, #16]
    cbnz x0, .Lotherwise_26
    ldp q0, q1, [x7]
    fadd v9.4s, v9.4s, v0.4s
    fadd v8.4s, v8.4s, v1.4s
    b .Lend_27
.Lotherwise_26:
.Lend_27:
    mov x0, x7
    sub x12, x12, #1
    ldr s0, [x5, #40]
    add x7, x7, #32
    dup v0.4s, v0.s[0]
    fmax v1.4s, v0.4s, v9.4s
    fmax v0.4s, v0.4s, v8.4s
    str q1, [x0]
    str q0, [x0, #16]
    cbnz x12, .Lloop_1
.Lloop_end_0:
    ldr x0, [x5, #8]
    ubfx x0, x0, #0, #3
    cbnz x0, .Lotherwise_28
    b .Lend_29
.Lotherwise_28:
    sub x0, x0, #1
    lsr x0, x0, #2
    cbnz x0, .Lotherwise_30
    ldr x0, [x5, #16]
    movi v0.4s, #0
    cbnz x0, .Lotherwise_31
    b .Lend_32
.Lotherwise_31:
    ldr s0, [x0]
    dup v0.4s, v0.s[0]
.Lend_32:
    ldr x0, [x5, #24]
    lsr x1, x6, #4
    ubfx x2, x6, #0, #4
    cbz x1, .Lloop_end_33
.Lloop_34:
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
    cbnz x1, .Lloop_34
.Lloop_end_33:
    lsr x1, x2, #2
    ubfx x2, x2, #0, #2
    cbz x1, .Lloop_end_35
.Lloop_36:
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
    cbnz x1, .Lloop_36
.Lloop_end_35:
    cbz x2, .Lloop_end_37
.Lloop_38:
    ldr q1, [x9]
    ldr s2, [x8]
    add x1, x9, x0, lsl #2
    sub x2, x2, #1
    prfm pldl1keep, [x1]
    add x8, x8, #4
    add x9, x9, #32
    fmla v0.4s, v1.4s, v2.s[0]
    cbnz x2, .Lloop_38
.Lloop_end_37:
    ldr x0, [x5, #8]
    ldr x1, [x5, #16]
    mov w2, #4
    mov w3, #1
    ubfx x0, x0, #0, #3
    cmp x0, x2
    csel x0, x0, x2, ls
    lsl x0, x3, x0
    sub x0, x0, #1
    cbnz x1, .Lotherwise_39
    ubfx x1, x0, #0, #4
    cmp x1, #15
    bne .Lotherwise_40
    ldr q1, [x7]
    b .Lend_41
.Lotherwise_40:
    movi v1.4s, #0
    tst x0, #1
    beq .Lotherwise_42
    ld1 {v1.s}[0], [x7]
.Lotherwise_42:
    tst x0, #2
    beq .Lotherwise_43
    add x1, x7, #4
    ld1 {v1.s}[1], [x1]
.Lotherwise_43:
    tst x0, #4
    beq .Lotherwise_44
    add x1, x7, #8
    ld1 {v1.s}[2], [x1]
.Lotherwise_44:
    tst x0, #8
    beq .Lotherwise_45
    add x1, x7, #12
    ld1 {v1.s}[3], [x1]
.Lotherwise_45:
.Lend_41:
    fadd v0.4s, v0.4s, v1.4s
    b .Lend_46
.Lotherwise_39:
.Lend_46:
    ubfx x1, x0, #0, #4
    ldr s1, [x5, #40]
    dup v1.4s, v1.s[0]
    fmax v0.4s, v1.4s, v0.4s
    cmp x1, #15
    bne .Lotherwise_47
    str q0, [x7]
    b .Lend_48
.Lotherwise_47:
    tst x0, #1
    beq .Lotherwise_49
    st1 {v0.s}[0], [x7]
.Lotherwise_49:
    tst x0, #2
    beq .Lotherwise_50
    add x1, x7, #4
    st1 {v0.s}[1], [x1]
.Lotherwise_50:
    tst x0, #4
    beq .Lotherwise_51
    add x1, x7, #8
    st1 {v0.s}[2], [x1]
.Lotherwise_51:
    tst x0, #8
    beq .Lotherwise_52
    add x0, x7, #12
    st1 {v0.s}[3], [x0]
.Lotherwise_52:
.Lend_48:
    b .Lend_53
.Lotherwise_30:
    ldr x0, [x5, #16]
    movi v9.4s, #0
    movi v8.4s, #0
    cbnz x0, .Lotherwise_54
    b .Lend_55
.Lotherwise_54:
    ldr s0, [x0]
    dup v9.4s, v0.s[0]
    mov v8.16b, v9.16b
.Lend_55:
    ldr x0, [x5, #24]
    lsr x1, x6, #4
    ubfx x2, x6, #0, #4
    cbz x1, .Lloop_end_56
.Lloop_57:
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
    cbnz x1, .Lloop_57
.Lloop_end_56:
    lsr x1, x2, #2
    ubfx x2, x2, #0, #2
    cbz x1, .Lloop_end_58
.Lloop_59:
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
    cbnz x1, .Lloop_59
.Lloop_end_58:
    cbz x2, .Lloop_end_60
.Lloop_61:
    ldp q0, q1, [x9]
    ldr s2, [x8]
    add x1, x9, x0, lsl #2
    sub x2, x2, #1
    prfm pldl1keep, [x1]
    add x8, x8, #4
    add x9, x9, #32
    fmla v9.4s, v0.4s, v2.s[0]
    fmla v8.4s, v1.4s, v2.s[0]
    cbnz x2, .Lloop_61
.Lloop_end_60:
    ldr x0, [x5, #8]
    ldr x1, [x5, #16]
    mov w2, #8
    mov w3, #1
    ubfx x0, x0, #0, #3
    cmp x0, x2
    csel x0, x0, x2, ls
    lsl x0, x3, x0
    sub x0, x0, #1
    cbnz x1, .Lotherwise_62
    ubfx x1, x0, #0, #4
    cmp x1, #15
    bne .Lotherwise_63
    ldr q0, [x7]
    b .Lend_64
.Lotherwise_63:
    movi v0.4s, #0
    tst x0, #1
    beq .Lotherwise_65
    ld1 {v0.s}[0], [x7]
.Lotherwise_65:
    tst x0, #2
    beq .Lotherwise_66
    add x1, x7, #4
    ld1 {v0.s}[1], [x1]
.Lotherwise_66:
    tst x0, #4
    beq .Lotherwise_67
    add x1, x7, #8
    ld1 {v0.s}[2], [x1]
.Lotherwise_67:
    tst x0, #8
    beq .Lotherwise_68
    add x1, x7, #12
    ld1 {v0.s}[3], [x1]
.Lotherwise_68:
.Lend_64:
    ubfx x1, x0, #4, #4
    fadd v9.4s, v9.4s, v0.4s
    cmp x1, #15
    bne .Lotherwise_69
    ldr q0, [x7, #16]
    b .Lend_70
.Lotherwise_69:
    movi v0.4s, #0
    tst x0, #16
    beq .Lotherwise_71
    add x1, x7, #16
    ld1 {v0.s}[0], [x1]
.Lotherwise_71:
    tst x0, #32
    beq .Lotherwise_72
    add x1, x7, #20
    ld1 {v0.s}[1], [x1]
.Lotherwise_72:
    tst x0, #64
    beq .Lotherwise_73
    add x1, x7, #24
    ld1 {v0.s}[2], [x1]
.Lotherwise_73:
    tst x0, #128
    beq .Lotherwise_74
    add x1, x7, #28
    ld1 {v0.s}[3], [x1]
.Lotherwise_74:
.Lend_70:
    fadd v8.4s, v8.4s, v0.4s
    b .Lend_75
.Lotherwise_62:
.Lend_75:
    ubfx x1, x0, #0, #4
    ldr s0, [x5, #40]
    dup v0.4s, v0.s[0]
    fmax v1.4s, v0.4s, v9.4s
    cmp x1, #15
    bne .Lotherwise_76
    str q1, [x7]
    b .Lend_77
.Lotherwise_76:
    tst x0, #1
    beq .Lotherwise_78
    st1 {v1.s}[0], [x7]
.Lotherwise_78:
    tst x0, #2
    beq .Lotherwise_79
    add x1, x7, #4
    st1 {v1.s}[1], [x1]
.Lotherwise_79:
    tst x0, #4
    beq .Lotherwise_80
    add x1, x7, #8
    st1 {v1.s}[2], [x1]
.Lotherwise_80:
    tst x0, #8
    beq .Lotherwise_81
    add x1, x7, #12
    st1 {v1.s}[3], [x1]
.Lotherwise_81:
.Lend_77:
    ubfx x1, x0, #4, #4
    fmax v0.4s, v0.4s, v8.4s
    cmp x1, #15
    bne .Lotherwise_82
    str q0, [x7, #16]
    b .Lend_83
.Lotherwise_82:
    tst x0, #16
    beq .Lotherwise_84
    add x1, x7, #16
    st1 {v0.s}[0], [x1]
.Lotherwise_84:
    tst x0, #32
    beq .Lotherwise_85
    add x1, x7, #20
    st1 {v0.s}[1], [x1]
.Lotherwise_85:
    tst x0, #64
    beq .Lotherwise_86
    add x1, x7, #24
    st1 {v0.s}[2], [x1]
.Lotherwise_86:
    tst x0, #128
    beq .Lotherwise_87
    add x0, x7, #28
    st1 {v0.s}[3], [x0]
.Lotherwise_87:
.Lend_83:
.Lend_53:
.Lend_29:
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
    cbz x13, .Lloop_end_88
.Lloop_89:
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
    cbnz x1, .Lotherwise_90
    b .Lend_91
.Lotherwise_90:
    ldr d0, [x1]
    dup v31.4s, v0.s[0]
    dup v29.4s, v0.s[1]
    mov v30.16b, v31.16b
    mov v28.16b, v29.16b
.Lend_91:
    cbnz x6, .Lotherwise_92
    mov x0, x9
    ldr x1, [x7, #24]
    mov x2, x10
    lsr x3, x0, #4
    ubfx x0, x0, #0, #4
    cbz x3, .Lloop_end_93
.Lloop_94:
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
    cbnz x3, .Lloop_94
.Lloop_end_93:
    lsr x3, x0, #2
    ubfx x0, x0, #0, #2
    cbz x3, .Lloop_end_95
.Lloop_96:
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
    cbnz x3, .Lloop_96
.Lloop_end_95:
    cbz x0, .Lloop_end_97
.Lloop_98:
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
    cbnz x0, .Lloop_98
.Lloop_end_97:
    b .Lend_99
.Lotherwise_92:
    cbnz x12, .Lotherwise_100
    mov x0, x9
    mov x1, x11
    mov x2, x10
    lsr x3, x0, #4
    ubfx x0, x0, #0, #4
    cbz x3, .Lloop_end_101
.Lloop_102:
    ldp q0, q1, [x1]
    ldp q2, q3, [x2]
    sub x3, x3, #1
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
    cbnz x3, .Lloop_102
.Lloop_end_101:
    lsr x3, x0, #2
    ubfx x0, x0, #0, #2
    cbz x3, .Lloop_end_103
.Lloop_104:
    ldp q0, q1, [x1]
    ldp q2, q3, [x2]
    sub x3, x3, #1
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
    cbnz x3, .Lloop_104
.Lloop_end_103:
    cbz x0, .Lloop_end_105
.Lloop_106:
    ldp q0, q1, [x1]
    ldr s2, [x2]
    sub x0, x0, #1
    ldr s3, [x2, #16]
    add x2, x2, #4
    prfm pldl1keep, [x1, #56]
    add x1, x1, x6, lsl #2
    fmla v31.4s, v0.4s, v2.s[0]
    fmla v30.4s, v1.4s, v2.s[0]
    fmla v29.4s, v0.4s, v3.s[0]
    fmla v28.4s, v1.4s, v3.s[0]
    cbnz x0, .Lloop_106
.Lloop_end_105:
    b .Lend_107
.Lotherwise_100:
    mov x0, x11
    mov x1, x10
    lsr x2, x9, #4
    ubfx x3, x9, #0, #4
    cbz x2, .Lloop_end_108
.Lloop_109:
    ldp q0, q1, [x0]
    prfm pldl1keep, [x0, #56]
    add x0, x0, x6, lsl #2
    sub x2, x2, #1
    prfm pldl1keep, [x0, #56]
    str q0, [x12]
    str q1, [x12, #16]
    ldp q2, q3, [x0]
    ldr s4, [x1]
    add x0, x0, x6, lsl #2
    ldr s5, [x1, #16]
    prfm pldl1keep, [x0, #56]
    str q2, [x12, #32]
    str q3, [x12, #48]
    fmla v31.4s, v0.4s, v4.s[0]
    fmla v30.4s, v1.4s, v4.s[0]
    ldp q4, q6, [x0]
    ldr s7, [x1, #4]
    add x0, x0, x6, lsl #2
    fmla v29.4s, v0.4s, v5.s[0]
    ldr s0, [x1, #20]
    fmla v28.4s, v1.4s, v5.s[0]
    prfm pldl1keep, [x0, #56]
    str q4, [x12, #64]
    str q6, [x12, #80]
    fmla v31.4s, v2.4s, v7.s[0]
    fmla v30.4s, v3.4s, v7.s[0]
    ldp q1, q5, [x0]
    ldr s7, [x1, #8]
    add x0, x0, x6, lsl #2
    fmla v29.4s, v2.4s, v0.s[0]
    ldr s2, [x1, #24]
    fmla v28.4s, v3.4s, v0.s[0]
    prfm pldl1keep, [x0, #56]
    str q1, [x12, #96]
    str q5, [x12, #112]
    fmla v31.4s, v4.4s, v7.s[0]
    fmla v30.4s, v6.4s, v7.s[0]
    ldp q0, q3, [x0]
    ldr s7, [x1, #12]
    add x0, x0, x6, lsl #2
    fmla v29.4s, v4.4s, v2.s[0]
    ldr s4, [x1, #28]
    fmla v28.4s, v6.4s, v2.s[0]
    prfm pldl1keep, [x0, #56]
    str q0, [x12, #128]
    str q3, [x12, #144]
    fmla v31.4s, v1.4s, v7.s[0]
    fmla v30.4s, v5.4s, v7.s[0]
    ldp q2, q6, [x0]
    ldr s7, [x1, #128]
    add x0, x0, x6, lsl #2
    fmla v29.4s, v1.4s, v4.s[0]
    ldr s1, [x1, #144]
    fmla v28.4s, v5.4s, v4.s[0]
    prfm pldl1keep, [x0, #56]
    str q2, [x12, #160]
    str q6, [x12, #176]
    fmla v31.4s, v0.4s, v7.s[0]
    fmla v30.4s, v3.4s, v7.s[0]
    ldp q4, q5, [x0]
    ldr s7, [x1, #132]
    add x0, x0, x6, lsl #2
    fmla v29.4s, v0.4s, v1.s[0]
    ldr s0, [x1, #148]
    fmla v28.4s, v3.4s, v1.s[0]
    prfm pldl1keep, [x0, #56]
    str q4, [x12, #192]
    str q5, [x12, #208]
    fmla v31.4s, v2.4s, v7.s[0]
    fmla v30.4s, v6.4s, v7.s[0]
    ldp q1, q3, [x0]
    ldr s7, [x1, #136]
    add x0, x0, x6, lsl #2
    fmla v29.4s, v2.4s, v0.s[0]
    ldr s2, [x1, #152]
    fmla v28.4s, v6.4s, v0.s[0]
    prfm pldl1keep, [x0, #56]
    str q1, [x12, #224]
    str q3, [x12, #240]
    fmla v31.4s, v4.4s, v7.s[0]
    fmla v30.4s, v5.4s, v7.s[0]
    ldp q0, q6, [x0]
    ldr s7, [x1, #140]
    add x0, x0, x6, lsl #2
    fmla v29.4s, v4.4s, v2.s[0]
    ldr s4, [x1, #156]
    fmla v28.4s, v5.4s, v2.s[0]
    prfm pldl1keep, [x0, #56]
    str q0, [x12, #256]
    str q6, [x12, #272]
    fmla v31.4s, v1.4s, v7.s[0]
    fmla v30.4s, v3.4s, v7.s[0]
    ldp q2, q5, [x0]
    ldr s7, [x1, #256]
    add x0, x0, x6, lsl #2
    fmla v29.4s, v1.4s, v4.s[0]
    ldr s1, [x1, #272]
    fmla v28.4s, v3.4s, v4.s[0]
    prfm pldl1keep, [x0, #56]
    str q2, [x12, #288]
    str q5, [x12, #304]
    fmla v31.4s, v0.4s, v7.s[0]
    fmla v30.4s, v6.4s, v7.s[0]
    ldp q3, q4, [x0]
    ldr s7, [x1, #260]
    add x0, x0, x6, lsl #2
    fmla v29.4s, v0.4s, v1.s[0]
    ldr s0, [x1, #276]
    fmla v28.4s, v6.4s, v1.s[0]
    prfm pldl1keep, [x0, #56]
    str q3, [x12, #320]
    str q4, [x12, #336]
    fmla v31.4s, v2.4s, v7.s[0]
    fmla v30.4s, v5.4s, v7.s[0]
    ldp q1, q6, [x0]
    ldr s7, [x1, #264]
    add x0, x0, x6, lsl #2
    fmla v29.4s, v2.4s, v0.s[0]
    ldr s2, [x1, #280]
    fmla v28.4s, v5.4s, v0.s[0]
    prfm pldl1keep, [x0, #56]
    str q1, [x12, #352]
    str q6, [x12, #368]
    fmla v31.4s, v3.4s, v7.s[0]
    fmla v30.4s, v4.4s, v7.s[0]
    ldp q0, q5, [x0]
    ldr s7, [x1, #268]
    add x0, x0, x6, lsl #2
    fmla v29.4s, v3.4s, v2.s[0]
    ldr s3, [x1, #284]
    fmla v28.4s, v4.4s, v2.s[0]
    prfm pldl1keep, [x0, #56]
    str q0, [x12, #384]
    str q5, [x12, #400]
    fmla v31.4s, v1.4s, v7.s[0]
    fmla v30.4s, v6.4s, v7.s[0]
    ldp q2, q4, [x0]
    ldr s7, [x1, #384]
    add x0, x0, x6, lsl #2
    fmla v29.4s, v1.4s, v3.s[0]
    ldr s1, [x1, #400]
    fmla v28.4s, v6.4s, v3.s[0]
    prfm pldl1keep, [x0, #56]
    str q2, [x12, #416]
    str q4, [x12, #432]
    fmla v31.4s, v0.4s, v7.s[0]
    fmla v30.4s, v5.4s, v7.s[0]
    ldp q3, q6, [x0]
    ldr s7, [x1, #388]
    add x0, x0, x6, lsl #2
    fmla v29.4s, v0.4s, v1.s[0]
    ldr s0, [x1, #404]
    fmla v28.4s, v5.4s, v1.s[0]
    prfm pldl1keep, [x0, #56]
    str q3, [x12, #448]
    str q6, [x12, #464]
    fmla v31.4s, v2.4s, v7.s[0]
    fmla v30.4s, v4.4s, v7.s[0]
    ldp q1, q5, [x0]
    ldr s7, [x1, #392]
    fmla v29.4s, v2.4s, v0.s[0]
    fmla v28.4s, v4.4s, v0.s[0]
    ldr s0, [x1, #408]
    add x0, x0, x6, lsl #2
    str q1, [x12, #480]
    str q5, [x12, #496]
    fmla v31.4s, v3.4s, v7.s[0]
    fmla v30.4s, v6.4s, v7.s[0]
    ldr s2, [x1, #396]
    ldr s4, [x1, #412]
    fmla v29.4s, v3.4s, v0.s[0]
    fmla v28.4s, v6.4s, v0.s[0]
    add x1, x1, #512
    add x12, x12, #512
    fmla v31.4s, v1.4s, v2.s[0]
    fmla v30.4s, v5.4s, v2.s[0]
    fmla v29.4s, v1.4s, v4.s[0]
    fmla v28.4s, v5.4s, v4.s[0]
    cbnz x2, .Lloop_109
.Lloop_end_108:
    lsr x2, x3, #2
    ubfx x3, x3, #0, #2
    cbz x2, .Lloop_end_110
.Lloop_111:
    ldp q0, q1, [x0]
    prfm pldl1keep, [x0, #56]
    add x0, x0, x6, lsl #2
    sub x2, x2, #1
    prfm pldl1keep, [x0, #56]
    str q0, [x12]
    str q1, [x12, #16]
    ldp q2, q3, [x0]
    ldr s4, [x1]
    add x0, x0, x6, lsl #2
    ldr s5, [x1, #16]
    prfm pldl1keep, [x0, #56]
    str q2, [x12, #32]
    str q3, [x12, #48]
    fmla v31.4s, v0.4s, v4.s[0]
    fmla v30.4s, v1.4s, v4.s[0]
    ldp q4, q6, [x0]
    ldr s7, [x1, #4]
    add x0, x0, x6, lsl #2
    fmla v29.4s, v0.4s, v5.s[0]
    ldr s0, [x1, #20]
    fmla v28.4s, v1.4s, v5.s[0]
    prfm pldl1keep, [x0, #56]
    str q4, [x12, #64]
    str q6, [x12, #80]
    fmla v31.4s, v2.4s, v7.s[0]
    fmla v30.4s, v3.4s, v7.s[0]
    ldp q1, q5, [x0]
    ldr s7, [x1, #8]
    fmla v29.4s, v2.4s, v0.s[0]
    fmla v28.4s, v3.4s, v0.s[0]
    ldr s0, [x1, #24]
    add x0, x0, x6, lsl #2
    str q1, [x12, #96]
    str q5, [x12, #112]
    fmla v31.4s, v4.4s, v7.s[0]
    fmla v30.4s, v6.4s, v7.s[0]
    ldr s2, [x1, #12]
    ldr s3, [x1, #28]
    fmla v29.4s, v4.4s, v0.s[0]
    fmla v28.4s, v6.4s, v0.s[0]
    add x1, x1, #128
    add x12, x12, #128
    fmla v31.4s, v1.4s, v2.s[0]
    fmla v30.4s, v5.4s, v2.s[0]
    fmla v29.4s, v1.4s, v3.s[0]
    fmla v28.4s, v5.4s, v3.s[0]
    cbnz x2, .Lloop_111
.Lloop_end_110:
    cbz x3, .Lloop_end_112
.Lloop_113:
    ldp q0, q1, [x0]
    sub x3, x3, #1
    prfm pldl1keep, [x0, #56]
    add x0, x0, x6, lsl #2
    str q0, [x12]
    str q1, [x12, #16]
    add x12, x12, #32
    ldr s2, [x1]
    ldr s3, [x1, #16]
    add x1, x1, #4
    fmla v31.4s, v0.4s, v2.s[0]
    fmla v30.4s, v1.4s, v2.s[0]
    fmla v29.4s, v0.4s, v3.s[0]
    fmla v28.4s, v1.4s, v3.s[0]
    cbnz x3, .Lloop_113
.Lloop_end_112:
.Lend_107:
    add x11, x11, #32
.Lend_99:
    ldr x0, [x7, #16]
    ldr x1, [x7]
    cbnz x0, .Lotherwise_114
    mov x0, x8
    ldp q0, q1, [x0]
    add x0, x0, x1, lsl #2
    ldp q2, q3, [x0]
    fadd v31.4s, v31.4s, v0.4s
    fadd v30.4s, v30.4s, v1.4s
    fadd v29.4s, v29.4s, v2.4s
    fadd v28.4s, v28.4s, v3.4s
    b .Lend_115
.Lotherwise_114:
.Lend_115:
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
    cbnz x13, .Lloop_89
.Lloop_end_88:
    ldr x0, [x7, #8]
    ubfx x0, x0, #0, #3
    cbnz x0, .Lotherwise_116
    b .Lend_117
.Lotherwise_116:
    sub x0, x0, #1
    lsr x0, x0, #2
    cbnz x0, .Lotherwise_118
    ldr x0, [x7, #16]
    movi v27.4s, #0
    movi v28.4s, #0
    cbnz x0, .Lotherwise_119
    b .Lend_120
.Lotherwise_119:
    ldr d0, [x0]
    dup v1.4s, v0.s[0]
    dup v0.4s, v0.s[1]
    mov v27.16b, v1.16b
    mov v28.16b, v0.16b
.Lend_120:
    ldr x0, [x7, #24]
    lsr x1, x9, #4
    ubfx x2, x9, #0, #4
    cbz x1, .Lloop_end_121
.Lloop_122:
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
    cbnz x1, .Lloop_122
.Lloop_end_121:
    lsr x1, x2, #2
    ubfx x2, x2, #0, #2
    cbz x1, .Lloop_end_123
.Lloop_124:
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
    cbnz x1, .Lloop_124
.Lloop_end_123:
    cbz x2, .Lloop_end_125
.Lloop_126:
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
    cbnz x2, .Lloop_126
.Lloop_end_125:
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
    cbnz x1, .Lotherwise_127
    ubfx x1, x0, #0, #4
    mov x2, x8
    cmp x1, #15
    bne .Lotherwise_128
    ldr q0, [x2]
    b .Lend_129
.Lotherwise_128:
    movi v0.4s, #0
    tst x0, #1
    beq .Lotherwise_130
    ld1 {v0.s}[0], [x2]
.Lotherwise_130:
    tst x0, #2
    beq .Lotherwise_131
    add x1, x2, #4
    ld1 {v0.s}[1], [x1]
.Lotherwise_131:
    tst x0, #4
    beq .Lotherwise_132
    add x1, x2, #8
    ld1 {v0.s}[2], [x1]
.Lotherwise_132:
    tst x0, #8
    beq .Lotherwise_133
    add x1, x2, #12
    ld1 {v0.s}[3], [x1]
.Lotherwise_133:
.Lend_129:
    ubfx x1, x0, #0, #4
    fadd v27.4s, v27.4s, v0.4s
    add x2, x2, x4, lsl #2
    cmp x1, #15
    bne .Lotherwise_134
    ldr q0, [x2]
    b .Lend_135
.Lotherwise_134:
    movi v0.4s, #0
    tst x0, #1
    beq .Lotherwise_136
    ld1 {v0.s}[0], [x2]
.Lotherwise_136:
    tst x0, #2
    beq .Lotherwise_137
    add x1, x2, #4
    ld1 {v0.s}[1], [x1]
.Lotherwise_137:
    tst x0, #4
    beq .Lotherwise_138
    add x1, x2, #8
    ld1 {v0.s}[2], [x1]
.Lotherwise_138:
    tst x0, #8
    beq .Lotherwise_139
    add x1, x2, #12
    ld1 {v0.s}[3], [x1]
.Lotherwise_139:
.Lend_135:
    fadd v28.4s, v28.4s, v0.4s
    b .Lend_140
.Lotherwise_127:
.Lend_140:
    ubfx x1, x0, #0, #4
    ldr s0, [x7, #40]
    dup v0.4s, v0.s[0]
    fmax v1.4s, v0.4s, v27.4s
    cmp x1, #15
    bne .Lotherwise_141
    str q1, [x8]
    b .Lend_142
.Lotherwise_141:
    tst x0, #1
    beq .Lotherwise_143
    st1 {v1.s}[0], [x8]
.Lotherwise_143:
    tst x0, #2
    beq .Lotherwise_144
    add x1, x8, #4
    st1 {v1.s}[1], [x1]
.Lotherwise_144:
    tst x0, #4
    beq .Lotherwise_145
    add x1, x8, #8
    st1 {v1.s}[2], [x1]
.Lotherwise_145:
    tst x0, #8
    beq .Lotherwise_146
    add x1, x8, #12
    st1 {v1.s}[3], [x1]
.Lotherwise_146:
.Lend_142:
    ubfx x1, x0, #0, #4
    add x8, x8, x4, lsl #2
    fmax v0.4s, v0.4s, v28.4s
    cmp x1, #15
    bne .Lotherwise_147
    str q0, [x8]
    b .Lend_148
.Lotherwise_147:
    tst x0, #1
    beq .Lotherwise_149
    st1 {v0.s}[0], [x8]
.Lotherwise_149:
    tst x0, #2
    beq .Lotherwise_150
    add x1, x8, #4
    st1 {v0.s}[1], [x1]
.Lotherwise_150:
    tst x0, #4
    beq .Lotherwise_151
    add x1, x8, #8
    st1 {v0.s}[2], [x1]
.Lotherwise_151:
    tst x0, #8
    beq .Lotherwise_152
    add x0, x8, #12
    st1 {v0.s}[3], [x0]
.Lotherwise_152:
.Lend_148:
    b .Lend_153
.Lotherwise_118:
    ldr x0, [x7, #16]
    movi v31.4s, #0
    movi v30.4s, #0
    movi v29.4s, #0
    movi v28.4s, #0
    cbnz x0, .Lotherwise_154
    b .Lend_155
.Lotherwise_154:
    ldr d0, [x0]
    dup v31.4s, v0.s[0]
    dup v29.4s, v0.s[1]
    mov v30.16b, v31.16b
    mov v28.16b, v29.16b
.Lend_155:
    ldr x0, [x7, #24]
    lsr x1, x9, #4
    ubfx x2, x9, #0, #4
    cbz x1, .Lloop_end_156
.Lloop_157:
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
    cbnz x1, .Lloop_157
.Lloop_end_156:
    lsr x1, x2, #2
    ubfx x2, x2, #0, #2
    cbz x1, .Lloop_end_158
.Lloop_159:
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
    cbnz x1, .Lloop_159
.Lloop_end_158:
    cbz x2, .Lloop_end_160
.Lloop_161:
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
    cbnz x2, .Lloop_161
.Lloop_end_160:
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
    cbnz x1, .Lotherwise_162
    ubfx x0, x2, #0, #4
    mov x1, x8
    cmp x0, #15
    bne .Lotherwise_163
    ldr q0, [x1]
    b .Lend_164
.Lotherwise_163:
    movi v0.4s, #0
    tst x2, #1
    beq .Lotherwise_165
    ld1 {v0.s}[0], [x1]
.Lotherwise_165:
    tst x2, #2
    beq .Lotherwise_166
    add x0, x1, #4
    ld1 {v0.s}[1], [x0]
.Lotherwise_166:
    tst x2, #4
    beq .Lotherwise_167
    add x0, x1, #8
    ld1 {v0.s}[2], [x0]
.Lotherwise_167:
    tst x2, #8
    beq .Lotherwise_168
    add x0, x1, #12
    ld1 {v0.s}[3], [x0]
.Lotherwise_168:
.Lend_164:
    ubfx x0, x2, #4, #4
    fadd v31.4s, v31.4s, v0.4s
    cmp x0, #15
    bne .Lotherwise_169
    ldr q0, [x1, #16]
    b .Lend_170
.Lotherwise_169:
    movi v0.4s, #0
    tst x2, #16
    beq .Lotherwise_171
    add x0, x1, #16
    ld1 {v0.s}[0], [x0]
.Lotherwise_171:
    tst x2, #32
    beq .Lotherwise_172
    add x0, x1, #20
    ld1 {v0.s}[1], [x0]
.Lotherwise_172:
    tst x2, #64
    beq .Lotherwise_173
    add x0, x1, #24
    ld1 {v0.s}[2], [x0]
.Lotherwise_173:
    tst x2, #128
    beq .Lotherwise_174
    add x0, x1, #28
    ld1 {v0.s}[3], [x0]
.Lotherwise_174:
.Lend_170:
    ubfx x0, x2, #0, #4
    fadd v30.4s, v30.4s, v0.4s
    add x1, x1, x4, lsl #2
    cmp x0, #15
    bne .Lotherwise_175
    ldr q0, [x1]
    b .Lend_176
.Lotherwise_175:
    movi v0.4s, #0
    tst x2, #1
    beq .Lotherwise_177
    ld1 {v0.s}[0], [x1]
.Lotherwise_177:
    tst x2, #2
    beq .Lotherwise_178
    add x0, x1, #4
    ld1 {v0.s}[1], [x0]
.Lotherwise_178:
    tst x2, #4
    beq .Lotherwise_179
    add x0, x1, #8
    ld1 {v0.s}[2], [x0]
.Lotherwise_179:
    tst x2, #8
    beq .Lotherwise_180
    add x0, x1, #12
    ld1 {v0.s}[3], [x0]
.Lotherwise_180:
.Lend_176:
    ubfx x0, x2, #4, #4
    fadd v29.4s, v29.4s, v0.4s
    cmp x0, #15
    bne .Lotherwise_181
    ldr q0, [x1, #16]
    b .Lend_182
.Lotherwise_181:
    movi v0.4s, #0
    tst x2, #16
    beq .Lotherwise_183
    add x0, x1, #16
    ld1 {v0.s}[0], [x0]
.Lotherwise_183:
    tst x2, #32
    beq .Lotherwise_184
    add x0, x1, #20
    ld1 {v0.s}[1], [x0]
.Lotherwise_184:
    tst x2, #64
    beq .Lotherwise_185
    add x0, x1, #24
    ld1 {v0.s}[2], [x0]
.Lotherwise_185:
    tst x2, #128
    beq .Lotherwise_186
    add x0, x1, #28
    ld1 {v0.s}[3], [x0]
.Lotherwise_186:
.Lend_182:
    fadd v28.4s, v28.4s, v0.4s
    b .Lend_187
.Lotherwise_162:
.Lend_187:
    ubfx x0, x2, #0, #4
    ldr s0, [x7, #40]
    dup v0.4s, v0.s[0]
    fmax v1.4s, v0.4s, v31.4s
    cmp x0, #15
    bne .Lotherwise_188
    str q1, [x8]
    b .Lend_189
.Lotherwise_188:
    tst x2, #1
    beq .Lotherwise_190
    st1 {v1.s}[0], [x8]
.Lotherwise_190:
    tst x2, #2
    beq .Lotherwise_191
    add x0, x8, #4
    st1 {v1.s}[1], [x0]
.Lotherwise_191:
    tst x2, #4
    beq .Lotherwise_192
    add x0, x8, #8
    st1 {v1.s}[2], [x0]
.Lotherwise_192:
    tst x2, #8
    beq .Lotherwise_193
    add x0, x8, #12
    st1 {v1.s}[3], [x0]
.Lotherwise_193:
.Lend_189:
    ubfx x0, x2, #4, #4
    fmax v1.4s, v0.4s, v30.4s
    cmp x0, #15
    bne .Lotherwise_194
    str q1, [x8, #16]
    b .Lend_195
.Lotherwise_194:
    tst x2, #16
    beq .Lotherwise_196
    add x0, x8, #16
    st1 {v1.s}[0], [x0]
.Lotherwise_196:
    tst x2, #32
    beq .Lotherwise_197
    add x0, x8, #20
    st1 {v1.s}[1], [x0]
.Lotherwise_197:
    tst x2, #64
    beq .Lotherwise_198
    add x0, x8, #24
    st1 {v1.s}[2], [x0]
.Lotherwise_198:
    tst x2, #128
    beq .Lotherwise_199
    add x0, x8, #28
    st1 {v1.s}[3], [x0]
.Lotherwise_199:
.Lend_195:
    ubfx x0, x2, #0, #4
    add x8, x8, x4, lsl #2
    fmax v1.4s, v0.4s, v29.4s
    cmp x0, #15
    bne .Lotherwise_200
    str q1, [x8]
    b .Lend_201
.Lotherwise_200:
    tst x2, #1
    beq .Lotherwise_202
    st1 {v1.s}[0], [x8]
.Lotherwise_202:
    tst x2, #2
    beq .Lotherwise_203
    add x0, x8, #4
    st1 {v1.s}[1], [x0]
.Lotherwise_203:
    tst x2, #4
    beq .Lotherwise_204
    add x0, x8, #8
    st1 {v1.s}[2], [x0]
.Lotherwise_204:
    tst x2, #8
    beq .Lotherwise_205
    add x0, x8, #12
    st1 {v1.s}[3], [x0]
.Lotherwise_205:
.Lend_201:
    ubfx x0, x2, #4, #4
    fmax v0.4s, v0.4s, v28.4s
    cmp x0, #15
    bne .Lotherwise_206
    str q0, [x8, #16]
    b .Lend_207
.Lotherwise_206:
    tst x2, #16
    beq .Lotherwise_208
    add x0, x8, #16
    st1 {v0.s}[0], [x0]
.Lotherwise_208:
    tst x2, #32
    beq .Lotherwise_209
    add x0, x8, #20
    st1 {v0.s}[1], [x0]
.Lotherwise_209:
    tst x2, #64
    beq .Lotherwise_210
    add x0, x8, #24
    st1 {v0.s}[2], [x0]
.Lotherwise_210:
    tst x2, #128
    beq .Lotherwise_211
    add x0, x8, #28
    st1 {v0.s}[3], [x0]
.Lotherwise_211:
.Lend_207:
.Lend_153:
.Lend_117:
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
    cbz x13, .Lloop_end_212
.Lloop_213:
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
    cbnz x1, .Lotherwise_214
    b .Lend_215
.Lotherwise_214:
    ldr d0, [x1]
    ldr s1, [x1, #8]
    dup v29.4s, v0.s[0]
    dup v27.4s, v0.s[1]
    dup v25.4s, v1.s[0]
    mov v28.16b, v29.16b
    mov v26.16b, v27.16b
    mov v24.16b, v25.16b
.Lend_215:
    cbnz x6, .Lotherwise_216
    mov x0, x9
    ldr x1, [x7, #24]
    mov x2, x10
    lsr x3, x0, #4
    ubfx x0, x0, #0, #4
    cbz x3, .Lloop_end_217
.Lloop_218:
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
    cbnz x3, .Lloop_218
.Lloop_end_217:
    lsr x3, x0, #2
    ubfx x0, x0, #0, #2
    cbz x3, .Lloop_end_219
.Lloop_220:
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
    cbnz x3, .Lloop_220
.Lloop_end_219:
    cbz x0, .Lloop_end_221
.Lloop_222:
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
    cbnz x0, .Lloop_222
.Lloop_end_221:
    b .Lend_223
.Lotherwise_216:
    cbnz x12, .Lotherwise_224
    mov x0, x9
    mov x1, x11
    mov x2, x10
    lsr x3, x0, #4
    ubfx x0, x0, #0, #4
    cbz x3, .Lloop_end_225
.Lloop_226:
    ldp q0, q1, [x1]
    ldp q2, q3, [x2]
    sub x3, x3, #1
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
    cbnz x3, .Lloop_226
.Lloop_end_225:
    lsr x3, x0, #2
    ubfx x0, x0, #0, #2
    cbz x3, .Lloop_end_227
.Lloop_228:
    ldp q0, q1, [x1]
    ldp q2, q3, [x2]
    sub x3, x3, #1
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
    cbnz x3, .Lloop_228
.Lloop_end_227:
    cbz x0, .Lloop_end_229
.Lloop_230:
    ldp q0, q1, [x1]
    ldr s2, [x2]
    sub x0, x0, #1
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
    cbnz x0, .Lloop_230
.Lloop_end_229:
    b .Lend_231
.Lotherwise_224:
    mov x0, x11
    mov x1, x10
    lsr x2, x9, #4
    ubfx x3, x9, #0, #4
    cbz x2, .Lloop_end_232
.Lloop_233:
    ldp q0, q1, [x0]
    prfm pldl1keep, [x0, #56]
    add x0, x0, x6, lsl #2
    sub x2, x2, #1
    prfm pldl1keep, [x0, #56]
    str q0, [x12]
    str q1, [x12, #16]
    ldp q2, q3, [x0]
    ldr s4, [x1]
    add x0, x0, x6, lsl #2
    ldr s5, [x1, #16]
    ldr s6, [x1, #32]
    prfm pldl1keep, [x0, #56]
    str q2, [x12, #32]
    str q3, [x12, #48]
    fmla v29.4s, v0.4s, v4.s[0]
    fmla v28.4s, v1.4s, v4.s[0]
    ldp q4, q7, [x0]
    ldr s16, [x1, #4]
    add x0, x0, x6, lsl #2
    fmla v27.4s, v0.4s, v5.s[0]
    ldr s17, [x1, #20]
    fmla v26.4s, v1.4s, v5.s[0]
    fmla v25.4s, v0.4s, v6.s[0]
    ldr s0, [x1, #36]
    prfm pldl1keep, [x0, #56]
    fmla v24.4s, v1.4s, v6.s[0]
    str q4, [x12, #64]
    str q7, [x12, #80]
    fmla v29.4s, v2.4s, v16.s[0]
    fmla v28.4s, v3.4s, v16.s[0]
    ldp q1, q5, [x0]
    ldr s6, [x1, #8]
    add x0, x0, x6, lsl #2
    fmla v27.4s, v2.4s, v17.s[0]
    ldr s16, [x1, #24]
    fmla v26.4s, v3.4s, v17.s[0]
    fmla v25.4s, v2.4s, v0.s[0]
    ldr s2, [x1, #40]
    prfm pldl1keep, [x0, #56]
    fmla v24.4s, v3.4s, v0.s[0]
    str q1, [x12, #96]
    str q5, [x12, #112]
    fmla v29.4s, v4.4s, v6.s[0]
    fmla v28.4s, v7.4s, v6.s[0]
    ldp q0, q3, [x0]
    ldr s6, [x1, #12]
    add x0, x0, x6, lsl #2
    fmla v27.4s, v4.4s, v16.s[0]
    ldr s17, [x1, #28]
    fmla v26.4s, v7.4s, v16.s[0]
    fmla v25.4s, v4.4s, v2.s[0]
    ldr s4, [x1, #44]
    prfm pldl1keep, [x0, #56]
    fmla v24.4s, v7.4s, v2.s[0]
    str q0, [x12, #128]
    str q3, [x12, #144]
    fmla v29.4s, v1.4s, v6.s[0]
    fmla v28.4s, v5.4s, v6.s[0]
    ldp q2, q6, [x0]
    ldr s7, [x1, #128]
    add x0, x0, x6, lsl #2
    fmla v27.4s, v1.4s, v17.s[0]
    ldr s16, [x1, #144]
    fmla v26.4s, v5.4s, v17.s[0]
    fmla v25.4s, v1.4s, v4.s[0]
    ldr s1, [x1, #160]
    prfm pldl1keep, [x0, #56]
    fmla v24.4s, v5.4s, v4.s[0]
    str q2, [x12, #160]
    str q6, [x12, #176]
    fmla v29.4s, v0.4s, v7.s[0]
    fmla v28.4s, v3.4s, v7.s[0]
    ldp q4, q5, [x0]
    ldr s7, [x1, #132]
    add x0, x0, x6, lsl #2
    fmla v27.4s, v0.4s, v16.s[0]
    ldr s17, [x1, #148]
    fmla v26.4s, v3.4s, v16.s[0]
    fmla v25.4s, v0.4s, v1.s[0]
    ldr s0, [x1, #164]
    prfm pldl1keep, [x0, #56]
    fmla v24.4s, v3.4s, v1.s[0]
    str q4, [x12, #192]
    str q5, [x12, #208]
    fmla v29.4s, v2.4s, v7.s[0]
    fmla v28.4s, v6.4s, v7.s[0]
    ldp q1, q3, [x0]
    ldr s7, [x1, #136]
    add x0, x0, x6, lsl #2
    fmla v27.4s, v2.4s, v17.s[0]
    ldr s16, [x1, #152]
    fmla v26.4s, v6.4s, v17.s[0]
    fmla v25.4s, v2.4s, v0.s[0]
    ldr s2, [x1, #168]
    prfm pldl1keep, [x0, #56]
    fmla v24.4s, v6.4s, v0.s[0]
    str q1, [x12, #224]
    str q3, [x12, #240]
    fmla v29.4s, v4.4s, v7.s[0]
    fmla v28.4s, v5.4s, v7.s[0]
    ldp q0, q6, [x0]
    ldr s7, [x1, #140]
    add x0, x0, x6, lsl #2
    fmla v27.4s, v4.4s, v16.s[0]
    ldr s17, [x1, #156]
    fmla v26.4s, v5.4s, v16.s[0]
    fmla v25.4s, v4.4s, v2.s[0]
    ldr s4, [x1, #172]
    prfm pldl1keep, [x0, #56]
    fmla v24.4s, v5.4s, v2.s[0]
    str q0, [x12, #256]
    str q6, [x12, #272]
    fmla v29.4s, v1.4s, v7.s[0]
    fmla v28.4s, v3.4s, v7.s[0]
    ldp q2, q5, [x0]
    ldr s7, [x1, #256]
    add x0, x0, x6, lsl #2
    fmla v27.4s, v1.4s, v17.s[0]
    ldr s16, [x1, #272]
    fmla v26.4s, v3.4s, v17.s[0]
    fmla v25.4s, v1.4s, v4.s[0]
    ldr s1, [x1, #288]
    prfm pldl1keep, [x0, #56]
    fmla v24.4s, v3.4s, v4.s[0]
    str q2, [x12, #288]
    str q5, [x12, #304]
    fmla v29.4s, v0.4s, v7.s[0]
    fmla v28.4s, v6.4s, v7.s[0]
    ldp q3, q4, [x0]
    ldr s7, [x1, #260]
    add x0, x0, x6, lsl #2
    fmla v27.4s, v0.4s, v16.s[0]
    ldr s17, [x1, #276]
    fmla v26.4s, v6.4s, v16.s[0]
    fmla v25.4s, v0.4s, v1.s[0]
    ldr s0, [x1, #292]
    prfm pldl1keep, [x0, #56]
    fmla v24.4s, v6.4s, v1.s[0]
    str q3, [x12, #320]
    str q4, [x12, #336]
    fmla v29.4s, v2.4s, v7.s[0]
    fmla v28.4s, v5.4s, v7.s[0]
    ldp q1, q6, [x0]
    ldr s7, [x1, #264]
    add x0, x0, x6, lsl #2
    fmla v27.4s, v2.4s, v17.s[0]
    ldr s16, [x1, #280]
    fmla v26.4s, v5.4s, v17.s[0]
    fmla v25.4s, v2.4s, v0.s[0]
    ldr s2, [x1, #296]
    prfm pldl1keep, [x0, #56]
    fmla v24.4s, v5.4s, v0.s[0]
    str q1, [x12, #352]
    str q6, [x12, #368]
    fmla v29.4s, v3.4s, v7.s[0]
    fmla v28.4s, v4.4s, v7.s[0]
    ldp q0, q5, [x0]
    ldr s7, [x1, #268]
    add x0, x0, x6, lsl #2
    fmla v27.4s, v3.4s, v16.s[0]
    ldr s17, [x1, #284]
    fmla v26.4s, v4.4s, v16.s[0]
    fmla v25.4s, v3.4s, v2.s[0]
    ldr s3, [x1, #300]
    prfm pldl1keep, [x0, #56]
    fmla v24.4s, v4.4s, v2.s[0]
    str q0, [x12, #384]
    str q5, [x12, #400]
    fmla v29.4s, v1.4s, v7.s[0]
    fmla v28.4s, v6.4s, v7.s[0]
    ldp q2, q4, [x0]
    ldr s7, [x1, #384]
    add x0, x0, x6, lsl #2
    fmla v27.4s, v1.4s, v17.s[0]
    ldr s16, [x1, #400]
    fmla v26.4s, v6.4s, v17.s[0]
    fmla v25.4s, v1.4s, v3.s[0]
    ldr s1, [x1, #416]
    prfm pldl1keep, [x0, #56]
    fmla v24.4s, v6.4s, v3.s[0]
    str q2, [x12, #416]
    str q4, [x12, #432]
    fmla v29.4s, v0.4s, v7.s[0]
    fmla v28.4s, v5.4s, v7.s[0]
    ldp q3, q6, [x0]
    ldr s7, [x1, #388]
    add x0, x0, x6, lsl #2
    fmla v27.4s, v0.4s, v16.s[0]
    ldr s17, [x1, #404]
    fmla v26.4s, v5.4s, v16.s[0]
    fmla v25.4s, v0.4s, v1.s[0]
    ldr s0, [x1, #420]
    fmla v24.4s, v5.4s, v1.s[0]
    prfm pldl1keep, [x0, #56]
    str q3, [x12, #448]
    str q6, [x12, #464]
    fmla v29.4s, v2.4s, v7.s[0]
    fmla v28.4s, v4.4s, v7.s[0]
    ldp q1, q5, [x0]
    ldr s7, [x1, #392]
    fmla v27.4s, v2.4s, v17.s[0]
    fmla v26.4s, v4.4s, v17.s[0]
    ldr s16, [x1, #408]
    fmla v25.4s, v2.4s, v0.s[0]
    fmla v24.4s, v4.4s, v0.s[0]
    add x0, x0, x6, lsl #2
    ldr s0, [x1, #424]
    str q1, [x12, #480]
    str q5, [x12, #496]
    fmla v29.4s, v3.4s, v7.s[0]
    fmla v28.4s, v6.4s, v7.s[0]
    ldr s2, [x1, #396]
    ldr s4, [x1, #412]
    fmla v27.4s, v3.4s, v16.s[0]
    fmla v26.4s, v6.4s, v16.s[0]
    ldr s7, [x1, #428]
    fmla v25.4s, v3.4s, v0.s[0]
    fmla v24.4s, v6.4s, v0.s[0]
    add x1, x1, #512
    add x12, x12, #512
    fmla v29.4s, v1.4s, v2.s[0]
    fmla v28.4s, v5.4s, v2.s[0]
    fmla v27.4s, v1.4s, v4.s[0]
    fmla v26.4s, v5.4s, v4.s[0]
    fmla v25.4s, v1.4s, v7.s[0]
    fmla v24.4s, v5.4s, v7.s[0]
    cbnz x2, .Lloop_233
.Lloop_end_232:
    lsr x2, x3, #2
    ubfx x3, x3, #0, #2
    cbz x2, .Lloop_end_234
.Lloop_235:
    ldp q0, q1, [x0]
    prfm pldl1keep, [x0, #56]
    add x0, x0, x6, lsl #2
    sub x2, x2, #1
    prfm pldl1keep, [x0, #56]
    str q0, [x12]
    str q1, [x12, #16]
    ldp q2, q3, [x0]
    ldr s4, [x1]
    add x0, x0, x6, lsl #2
    ldr s5, [x1, #16]
    ldr s6, [x1, #32]
    prfm pldl1keep, [x0, #56]
    str q2, [x12, #32]
    str q3, [x12, #48]
    fmla v29.4s, v0.4s, v4.s[0]
    fmla v28.4s, v1.4s, v4.s[0]
    ldp q4, q7, [x0]
    ldr s16, [x1, #4]
    add x0, x0, x6, lsl #2
    fmla v27.4s, v0.4s, v5.s[0]
    ldr s17, [x1, #20]
    fmla v26.4s, v1.4s, v5.s[0]
    fmla v25.4s, v0.4s, v6.s[0]
    ldr s0, [x1, #36]
    fmla v24.4s, v1.4s, v6.s[0]
    prfm pldl1keep, [x0, #56]
    str q4, [x12, #64]
    str q7, [x12, #80]
    fmla v29.4s, v2.4s, v16.s[0]
    fmla v28.4s, v3.4s, v16.s[0]
    ldp q1, q5, [x0]
    ldr s6, [x1, #8]
    fmla v27.4s, v2.4s, v17.s[0]
    fmla v26.4s, v3.4s, v17.s[0]
    ldr s16, [x1, #24]
    fmla v25.4s, v2.4s, v0.s[0]
    fmla v24.4s, v3.4s, v0.s[0]
    add x0, x0, x6, lsl #2
    ldr s0, [x1, #40]
    str q1, [x12, #96]
    str q5, [x12, #112]
    fmla v29.4s, v4.4s, v6.s[0]
    fmla v28.4s, v7.4s, v6.s[0]
    ldr s2, [x1, #12]
    ldr s3, [x1, #28]
    fmla v27.4s, v4.4s, v16.s[0]
    fmla v26.4s, v7.4s, v16.s[0]
    ldr s6, [x1, #44]
    fmla v25.4s, v4.4s, v0.s[0]
    fmla v24.4s, v7.4s, v0.s[0]
    add x1, x1, #128
    add x12, x12, #128
    fmla v29.4s, v1.4s, v2.s[0]
    fmla v28.4s, v5.4s, v2.s[0]
    fmla v27.4s, v1.4s, v3.s[0]
    fmla v26.4s, v5.4s, v3.s[0]
    fmla v25.4s, v1.4s, v6.s[0]
    fmla v24.4s, v5.4s, v6.s[0]
    cbnz x2, .Lloop_235
.Lloop_end_234:
    cbz x3, .Lloop_end_236
.Lloop_237:
    ldp q0, q1, [x0]
    sub x3, x3, #1
    prfm pldl1keep, [x0, #56]
    add x0, x0, x6, lsl #2
    str q0, [x12]
    str q1, [x12, #16]
    add x12, x12, #32
    ldr s2, [x1]
    ldr s3, [x1, #16]
    ldr s4, [x1, #32]
    add x1, x1, #4
    fmla v29.4s, v0.4s, v2.s[0]
    fmla v28.4s, v1.4s, v2.s[0]
    fmla v27.4s, v0.4s, v3.s[0]
    fmla v26.4s, v1.4s, v3.s[0]
    fmla v25.4s, v0.4s, v4.s[0]
    fmla v24.4s, v1.4s, v4.s[0]
    cbnz x3, .Lloop_237
.Lloop_end_236:
.Lend_231:
    add x11, x11, #32
.Lend_223:
    ldr x0, [x7, #16]
    ldr x1, [x7]
    cbnz x0, .Lotherwise_238
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
    b .Lend_239
.Lotherwise_238:
.Lend_239:
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
    cbnz x13, .Lloop_213
.Lloop_end_212:
    ldr x0, [x7, #8]
    ubfx x0, x0, #0, #3
    cbnz x0, .Lotherwise_240
    b .Lend_241
.Lotherwise_240:
    sub x0, x0, #1
    lsr x0, x0, #2
    cbnz x0, .Lotherwise_242
    ldr x0, [x7, #16]
    movi v29.4s, #0
    movi v30.4s, #0
    movi v31.4s, #0
    cbnz x0, .Lotherwise_243
    b .Lend_244
.Lotherwise_243:
    ldr d0, [x0]
    ldr s1, [x0, #8]
    dup v2.4s, v0.s[0]
    dup v0.4s, v0.s[1]
    dup v1.4s, v1.s[0]
    mov v29.16b, v2.16b
    mov v30.16b, v0.16b
    mov v31.16b, v1.16b
.Lend_244:
    ldr x0, [x7, #24]
    lsr x1, x9, #4
    ubfx x2, x9, #0, #4
    cbz x1, .Lloop_end_245
.Lloop_246:
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
    cbnz x1, .Lloop_246
.Lloop_end_245:
    lsr x1, x2, #2
    ubfx x2, x2, #0, #2
    cbz x1, .Lloop_end_247
.Lloop_248:
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
    cbnz x1, .Lloop_248
.Lloop_end_247:
    cbz x2, .Lloop_end_249
.Lloop_250:
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
    cbnz x2, .Lloop_250
.Lloop_end_249:
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
    cbnz x1, .Lotherwise_251
    ubfx x0, x2, #0, #4
    mov x1, x8
    cmp x0, #15
    bne .Lotherwise_252
    ldr q0, [x1]
    b .Lend_253
.Lotherwise_252:
    movi v0.4s, #0
    tst x2, #1
    beq .Lotherwise_254
    ld1 {v0.s}[0], [x1]
.Lotherwise_254:
    tst x2, #2
    beq .Lotherwise_255
    add x0, x1, #4
    ld1 {v0.s}[1], [x0]
.Lotherwise_255:
    tst x2, #4
    beq .Lotherwise_256
    add x0, x1, #8
    ld1 {v0.s}[2], [x0]
.Lotherwise_256:
    tst x2, #8
    beq .Lotherwise_257
    add x0, x1, #12
    ld1 {v0.s}[3], [x0]
.Lotherwise_257:
.Lend_253:
    ubfx x0, x2, #0, #4
    fadd v29.4s, v29.4s, v0.4s
    add x1, x1, x4, lsl #2
    cmp x0, #15
    bne .Lotherwise_258
    ldr q0, [x1]
    b .Lend_259
.Lotherwise_258:
    movi v0.4s, #0
    tst x2, #1
    beq .Lotherwise_260
    ld1 {v0.s}[0], [x1]
.Lotherwise_260:
    tst x2, #2
    beq .Lotherwise_261
    add x0, x1, #4
    ld1 {v0.s}[1], [x0]
.Lotherwise_261:
    tst x2, #4
    beq .Lotherwise_262
    add x0, x1, #8
    ld1 {v0.s}[2], [x0]
.Lotherwise_262:
    tst x2, #8
    beq .Lotherwise_263
    add x0, x1, #12
    ld1 {v0.s}[3], [x0]
.Lotherwise_263:
.Lend_259:
    ubfx x0, x2, #0, #4
    fadd v30.4s, v30.4s, v0.4s
    add x1, x1, x4, lsl #2
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
    fadd v31.4s, v31.4s, v0.4s
    b .Lend_270
.Lotherwise_251:
.Lend_270:
    ubfx x0, x2, #0, #4
    ldr s0, [x7, #40]
    dup v0.4s, v0.s[0]
    fmax v1.4s, v0.4s, v29.4s
    cmp x0, #15
    bne .Lotherwise_271
    str q1, [x8]
    b .Lend_272
.Lotherwise_271:
    tst x2, #1
    beq .Lotherwise_273
    st1 {v1.s}[0], [x8]
.Lotherwise_273:
    tst x2, #2
    beq .Lotherwise_274
    add x0, x8, #4
    st1 {v1.s}[1], [x0]
.Lotherwise_274:
    tst x2, #4
    beq .Lotherwise_275
    add x0, x8, #8
    st1 {v1.s}[2], [x0]
.Lotherwise_275:
    tst x2, #8
    beq .Lotherwise_276
    add x0, x8, #12
    st1 {v1.s}[3], [x0]
.Lotherwise_276:
.Lend_272:
    ubfx x0, x2, #0, #4
    add x8, x8, x4, lsl #2
    fmax v1.4s, v0.4s, v30.4s
    cmp x0, #15
    bne .Lotherwise_277
    str q1, [x8]
    b .Lend_278
.Lotherwise_277:
    tst x2, #1
    beq .Lotherwise_279
    st1 {v1.s}[0], [x8]
.Lotherwise_279:
    tst x2, #2
    beq .Lotherwise_280
    add x0, x8, #4
    st1 {v1.s}[1], [x0]
.Lotherwise_280:
    tst x2, #4
    beq .Lotherwise_281
    add x0, x8, #8
    st1 {v1.s}[2], [x0]
.Lotherwise_281:
    tst x2, #8
    beq .Lotherwise_282
    add x0, x8, #12
    st1 {v1.s}[3], [x0]
.Lotherwise_282:
.Lend_278:
    ubfx x0, x2, #0, #4
    add x8, x8, x4, lsl #2
    fmax v0.4s, v0.4s, v31.4s
    cmp x0, #15
    bne .Lotherwise_283
    str q0, [x8]
    b .Lend_284
.Lotherwise_283:
    tst x2, #1
    beq .Lotherwise_285
    st1 {v0.s}[0], [x8]
.Lotherwise_285:
    tst x2, #2
    beq .Lotherwise_286
    add x0, x8, #4
    st1 {v0.s}[1], [x0]
.Lotherwise_286:
    tst x2, #4
    beq .Lotherwise_287
    add x0, x8, #8
    st1 {v0.s}[2], [x0]
.Lotherwise_287:
    tst x2, #8
    beq .Lotherwise_288
    add x0, x8, #12
    st1 {v0.s}[3], [x0]
.Lotherwise_288:
.Lend_284:
    b .Lend_289
.Lotherwise_242:
    ldr x0, [x7, #16]
    movi v29.4s, #0
    movi v28.4s, #0
    movi v27.4s, #0
    movi v26.4s, #0
    movi v25.4s, #0
    movi v24.4s, #0
    cbnz x0, .Lotherwise_290
    b .Lend_291
.Lotherwise_290:
    ldr d0, [x0]
    ldr s1, [x0, #8]
    dup v29.4s, v0.s[0]
    dup v27.4s, v0.s[1]
    dup v25.4s, v1.s[0]
    mov v28.16b, v29.16b
    mov v26.16b, v27.16b
    mov v24.16b, v25.16b
.Lend_291:
    ldr x0, [x7, #24]
    lsr x1, x9, #4
    ubfx x2, x9, #0, #4
    cbz x1, .Lloop_end_292
.Lloop_293:
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
    cbnz x1, .Lloop_293
.Lloop_end_292:
    lsr x1, x2, #2
    ubfx x2, x2, #0, #2
    cbz x1, .Lloop_end_294
.Lloop_295:
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
    cbnz x1, .Lloop_295
.Lloop_end_294:
    cbz x2, .Lloop_end_296
.Lloop_297:
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
    cbnz x2, .Lloop_297
.Lloop_end_296:
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
    cbnz x1, .Lotherwise_298
    ubfx x0, x2, #0, #4
    mov x1, x8
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
    fadd v29.4s, v29.4s, v0.4s
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
    ubfx x0, x2, #0, #4
    fadd v28.4s, v28.4s, v0.4s
    add x1, x1, x4, lsl #2
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
    fadd v27.4s, v27.4s, v0.4s
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
    fadd v26.4s, v26.4s, v0.4s
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
    fadd v25.4s, v25.4s, v0.4s
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
    fadd v24.4s, v24.4s, v0.4s
    b .Lend_335
.Lotherwise_298:
.Lend_335:
    ubfx x0, x2, #0, #4
    ldr s0, [x7, #40]
    dup v0.4s, v0.s[0]
    fmax v1.4s, v0.4s, v29.4s
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
    fmax v1.4s, v0.4s, v28.4s
    cmp x0, #15
    bne .Lotherwise_342
    str q1, [x8, #16]
    b .Lend_343
.Lotherwise_342:
    tst x2, #16
    beq .Lotherwise_344
    add x0, x8, #16
    st1 {v1.s}[0], [x0]
.Lotherwise_344:
    tst x2, #32
    beq .Lotherwise_345
    add x0, x8, #20
    st1 {v1.s}[1], [x0]
.Lotherwise_345:
    tst x2, #64
    beq .Lotherwise_346
    add x0, x8, #24
    st1 {v1.s}[2], [x0]
.Lotherwise_346:
    tst x2, #128
    beq .Lotherwise_347
    add x0, x8, #28
    st1 {v1.s}[3], [x0]
.Lotherwise_347:
.Lend_343:
    ubfx x0, x2, #0, #4
    add x8, x8, x4, lsl #2
    fmax v1.4s, v0.4s, v27.4s
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
    fmax v1.4s, v0.4s, v26.4s
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
    fmax v1.4s, v0.4s, v25.4s
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
    fmax v0.4s, v0.4s, v24.4s
    cmp x0, #15
    bne .Lotherwise_366
    str q0, [x8, #16]
    b .Lend_367
.Lotherwise_366:
    tst x2, #16
    beq .Lotherwise_368
    add x0, x8, #16
    st1 {v0.s}[0], [x0]
.Lotherwise_368:
    tst x2, #32
    beq .Lotherwise_369
    add x0, x8, #20
    st1 {v0.s}[1], [x0]
.Lotherwise_369:
    tst x2, #64
    beq .Lotherwise_370
    add x0, x8, #24
    st1 {v0.s}[2], [x0]
.Lotherwise_370:
    tst x2, #128
    beq .Lotherwise_371
    add x0, x8, #28
    st1 {v0.s}[3], [x0]
.Lotherwise_371:
.Lend_367:
.Lend_289:
.Lend_241:
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
    cbz x13, .Lloop_end_372
.Lloop_373:
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
    cbnz x1, .Lotherwise_374
    b .Lend_375
.Lotherwise_374:
    ldr q0, [x1]
    dup v11.4s, v0.s[0]
    dup v9.4s, v0.s[1]
    dup v31.4s, v0.s[2]
    dup v29.4s, v0.s[3]
    mov v10.16b, v11.16b
    mov v8.16b, v9.16b
    mov v30.16b, v31.16b
    mov v28.16b, v29.16b
.Lend_375:
    cbnz x6, .Lotherwise_376
    mov x0, x9
    ldr x1, [x7, #24]
    mov x2, x10
    lsr x3, x0, #4
    ubfx x0, x0, #0, #4
    cbz x3, .Lloop_end_377
.Lloop_378:
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
    cbnz x3, .Lloop_378
.Lloop_end_377:
    lsr x3, x0, #2
    ubfx x0, x0, #0, #2
    cbz x3, .Lloop_end_379
.Lloop_380:
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
    cbnz x3, .Lloop_380
.Lloop_end_379:
    cbz x0, .Lloop_end_381
.Lloop_382:
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
    cbnz x0, .Lloop_382
.Lloop_end_381:
    b .Lend_383
.Lotherwise_376:
    cbnz x12, .Lotherwise_384
    mov x0, x9
    mov x1, x11
    mov x2, x10
    lsr x3, x0, #4
    ubfx x0, x0, #0, #4
    cbz x3, .Lloop_end_385
.Lloop_386:
    ld1 {v0.4s, v1.4s, v2.4s, v3.4s}, [x2]
    ldp q4, q5, [x1]
    add x2, x2, #128
    sub x3, x3, #1
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
    cbnz x3, .Lloop_386
.Lloop_end_385:
    lsr x3, x0, #2
    ubfx x0, x0, #0, #2
    cbz x3, .Lloop_end_387
.Lloop_388:
    ld1 {v0.4s, v1.4s, v2.4s, v3.4s}, [x2]
    ldp q4, q5, [x1]
    sub x3, x3, #1
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
    cbnz x3, .Lloop_388
.Lloop_end_387:
    cbz x0, .Lloop_end_389
.Lloop_390:
    ldp q0, q1, [x1]
    ldr s2, [x2]
    sub x0, x0, #1
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
    cbnz x0, .Lloop_390
.Lloop_end_389:
    b .Lend_391
.Lotherwise_384:
    mov x0, x11
    mov x1, x10
    lsr x2, x9, #4
    ubfx x3, x9, #0, #4
    cbz x2, .Lloop_end_392
.Lloop_393:
    ldp q0, q1, [x0]
    prfm pldl1keep, [x0, #56]
    add x0, x0, x6, lsl #2
    sub x2, x2, #1
    prfm pldl1keep, [x0, #56]
    str q0, [x12]
    str q1, [x12, #16]
    ldp q2, q3, [x0]
    ldr s4, [x1]
    add x0, x0, x6, lsl #2
    ldr s5, [x1, #16]
    ldr s6, [x1, #32]
    ldr s7, [x1, #48]
    prfm pldl1keep, [x0, #56]
    str q2, [x12, #32]
    str q3, [x12, #48]
    fmla v11.4s, v0.4s, v4.s[0]
    fmla v10.4s, v1.4s, v4.s[0]
    ldp q18, q19, [x0]
    ldr s4, [x1, #4]
    add x0, x0, x6, lsl #2
    fmla v9.4s, v0.4s, v5.s[0]
    ldr s16, [x1, #20]
    fmla v8.4s, v1.4s, v5.s[0]
    fmla v31.4s, v0.4s, v6.s[0]
    ldr s5, [x1, #36]
    ldr s17, [x1, #52]
    fmla v30.4s, v1.4s, v6.s[0]
    fmla v29.4s, v0.4s, v7.s[0]
    prfm pldl1keep, [x0, #56]
    fmla v28.4s, v1.4s, v7.s[0]
    str q18, [x12, #64]
    str q19, [x12, #80]
    fmla v11.4s, v2.4s, v4.s[0]
    fmla v10.4s, v3.4s, v4.s[0]
    ldp q20, q21, [x0]
    ldr s0, [x1, #8]
    add x0, x0, x6, lsl #2
    fmla v9.4s, v2.4s, v16.s[0]
    ldr s1, [x1, #24]
    fmla v8.4s, v3.4s, v16.s[0]
    fmla v31.4s, v2.4s, v5.s[0]
    ldr s4, [x1, #40]
    ldr s6, [x1, #56]
    fmla v30.4s, v3.4s, v5.s[0]
    fmla v29.4s, v2.4s, v17.s[0]
    prfm pldl1keep, [x0, #56]
    fmla v28.4s, v3.4s, v17.s[0]
    str q20, [x12, #96]
    str q21, [x12, #112]
    fmla v11.4s, v18.4s, v0.s[0]
    fmla v10.4s, v19.4s, v0.s[0]
    ldp q16, q22, [x0]
    ldr s0, [x1, #12]
    add x0, x0, x6, lsl #2
    fmla v9.4s, v18.4s, v1.s[0]
    ldr s2, [x1, #28]
    fmla v8.4s, v19.4s, v1.s[0]
    fmla v31.4s, v18.4s, v4.s[0]
    ldr s1, [x1, #44]
    ldr s3, [x1, #60]
    fmla v30.4s, v19.4s, v4.s[0]
    fmla v29.4s, v18.4s, v6.s[0]
    prfm pldl1keep, [x0, #56]
    fmla v28.4s, v19.4s, v6.s[0]
    str q16, [x12, #128]
    str q22, [x12, #144]
    fmla v11.4s, v20.4s, v0.s[0]
    fmla v10.4s, v21.4s, v0.s[0]
    ldp q6, q7, [x0]
    ldr s0, [x1, #128]
    add x0, x0, x6, lsl #2
    fmla v9.4s, v20.4s, v2.s[0]
    ldr s4, [x1, #144]
    fmla v8.4s, v21.4s, v2.s[0]
    fmla v31.4s, v20.4s, v1.s[0]
    ldr s2, [x1, #160]
    ldr s5, [x1, #176]
    fmla v30.4s, v21.4s, v1.s[0]
    fmla v29.4s, v20.4s, v3.s[0]
    prfm pldl1keep, [x0, #56]
    fmla v28.4s, v21.4s, v3.s[0]
    str q6, [x12, #160]
    str q7, [x12, #176]
    fmla v11.4s, v16.4s, v0.s[0]
    fmla v10.4s, v22.4s, v0.s[0]
    ldp q17, q18, [x0]
    ldr s0, [x1, #132]
    add x0, x0, x6, lsl #2
    fmla v9.4s, v16.4s, v4.s[0]
    ldr s1, [x1, #148]
    fmla v8.4s, v22.4s, v4.s[0]
    fmla v31.4s, v16.4s, v2.s[0]
    ldr s3, [x1, #164]
    ldr s4, [x1, #180]
    fmla v30.4s, v22.4s, v2.s[0]
    fmla v29.4s, v16.4s, v5.s[0]
    prfm pldl1keep, [x0, #56]
    fmla v28.4s, v22.4s, v5.s[0]
    str q17, [x12, #192]
    str q18, [x12, #208]
    fmla v11.4s, v6.4s, v0.s[0]
    fmla v10.4s, v7.4s, v0.s[0]
    ldp q16, q19, [x0]
    ldr s0, [x1, #136]
    add x0, x0, x6, lsl #2
    fmla v9.4s, v6.4s, v1.s[0]
    ldr s2, [x1, #152]
    fmla v8.4s, v7.4s, v1.s[0]
    fmla v31.4s, v6.4s, v3.s[0]
    ldr s1, [x1, #168]
    ldr s5, [x1, #184]
    fmla v30.4s, v7.4s, v3.s[0]
    fmla v29.4s, v6.4s, v4.s[0]
    prfm pldl1keep, [x0, #56]
    fmla v28.4s, v7.4s, v4.s[0]
    str q16, [x12, #224]
    str q19, [x12, #240]
    fmla v11.4s, v17.4s, v0.s[0]
    fmla v10.4s, v18.4s, v0.s[0]
    ldp q6, q7, [x0]
    ldr s0, [x1, #140]
    add x0, x0, x6, lsl #2
    fmla v9.4s, v17.4s, v2.s[0]
    ldr s3, [x1, #156]
    fmla v8.4s, v18.4s, v2.s[0]
    fmla v31.4s, v17.4s, v1.s[0]
    ldr s2, [x1, #172]
    ldr s4, [x1, #188]
    fmla v30.4s, v18.4s, v1.s[0]
    fmla v29.4s, v17.4s, v5.s[0]
    prfm pldl1keep, [x0, #56]
    fmla v28.4s, v18.4s, v5.s[0]
    str q6, [x12, #256]
    str q7, [x12, #272]
    fmla v11.4s, v16.4s, v0.s[0]
    fmla v10.4s, v19.4s, v0.s[0]
    ldp q17, q18, [x0]
    ldr s0, [x1, #256]
    add x0, x0, x6, lsl #2
    fmla v9.4s, v16.4s, v3.s[0]
    ldr s1, [x1, #272]
    fmla v8.4s, v19.4s, v3.s[0]
    fmla v31.4s, v16.4s, v2.s[0]
    ldr s3, [x1, #288]
    ldr s5, [x1, #304]
    fmla v30.4s, v19.4s, v2.s[0]
    fmla v29.4s, v16.4s, v4.s[0]
    prfm pldl1keep, [x0, #56]
    fmla v28.4s, v19.4s, v4.s[0]
    str q17, [x12, #288]
    str q18, [x12, #304]
    fmla v11.4s, v6.4s, v0.s[0]
    fmla v10.4s, v7.4s, v0.s[0]
    ldp q16, q19, [x0]
    ldr s0, [x1, #260]
    add x0, x0, x6, lsl #2
    fmla v9.4s, v6.4s, v1.s[0]
    ldr s2, [x1, #276]
    fmla v8.4s, v7.4s, v1.s[0]
    fmla v31.4s, v6.4s, v3.s[0]
    ldr s1, [x1, #292]
    ldr s4, [x1, #308]
    fmla v30.4s, v7.4s, v3.s[0]
    fmla v29.4s, v6.4s, v5.s[0]
    prfm pldl1keep, [x0, #56]
    fmla v28.4s, v7.4s, v5.s[0]
    str q16, [x12, #320]
    str q19, [x12, #336]
    fmla v11.4s, v17.4s, v0.s[0]
    fmla v10.4s, v18.4s, v0.s[0]
    ldp q6, q7, [x0]
    ldr s0, [x1, #264]
    add x0, x0, x6, lsl #2
    fmla v9.4s, v17.4s, v2.s[0]
    ldr s3, [x1, #280]
    fmla v8.4s, v18.4s, v2.s[0]
    fmla v31.4s, v17.4s, v1.s[0]
    ldr s2, [x1, #296]
    ldr s5, [x1, #312]
    fmla v30.4s, v18.4s, v1.s[0]
    fmla v29.4s, v17.4s, v4.s[0]
    prfm pldl1keep, [x0, #56]
    fmla v28.4s, v18.4s, v4.s[0]
    str q6, [x12, #352]
    str q7, [x12, #368]
    fmla v11.4s, v16.4s, v0.s[0]
    fmla v10.4s, v19.4s, v0.s[0]
    ldp q17, q18, [x0]
    ldr s0, [x1, #268]
    add x0, x0, x6, lsl #2
    fmla v9.4s, v16.4s, v3.s[0]
    ldr s1, [x1, #284]
    fmla v8.4s, v19.4s, v3.s[0]
    fmla v31.4s, v16.4s, v2.s[0]
    ldr s3, [x1, #300]
    ldr s4, [x1, #316]
    fmla v30.4s, v19.4s, v2.s[0]
    fmla v29.4s, v16.4s, v5.s[0]
    prfm pldl1keep, [x0, #56]
    fmla v28.4s, v19.4s, v5.s[0]
    str q17, [x12, #384]
    str q18, [x12, #400]
    fmla v11.4s, v6.4s, v0.s[0]
    fmla v10.4s, v7.4s, v0.s[0]
    ldp q16, q19, [x0]
    ldr s0, [x1, #384]
    add x0, x0, x6, lsl #2
    fmla v9.4s, v6.4s, v1.s[0]
    ldr s2, [x1, #400]
    fmla v8.4s, v7.4s, v1.s[0]
    fmla v31.4s, v6.4s, v3.s[0]
    ldr s1, [x1, #416]
    ldr s5, [x1, #432]
    fmla v30.4s, v7.4s, v3.s[0]
    fmla v29.4s, v6.4s, v4.s[0]
    prfm pldl1keep, [x0, #56]
    fmla v28.4s, v7.4s, v4.s[0]
    str q16, [x12, #416]
    str q19, [x12, #432]
    fmla v11.4s, v17.4s, v0.s[0]
    fmla v10.4s, v18.4s, v0.s[0]
    ldp q0, q3, [x0]
    ldr s4, [x1, #388]
    add x0, x0, x6, lsl #2
    fmla v9.4s, v17.4s, v2.s[0]
    ldr s6, [x1, #404]
    fmla v8.4s, v18.4s, v2.s[0]
    fmla v31.4s, v17.4s, v1.s[0]
    ldr s2, [x1, #420]
    ldr s7, [x1, #436]
    fmla v30.4s, v18.4s, v1.s[0]
    fmla v29.4s, v17.4s, v5.s[0]
    fmla v28.4s, v18.4s, v5.s[0]
    prfm pldl1keep, [x0, #56]
    str q0, [x12, #448]
    str q3, [x12, #464]
    fmla v11.4s, v16.4s, v4.s[0]
    fmla v10.4s, v19.4s, v4.s[0]
    ldp q1, q4, [x0]
    ldr s5, [x1, #392]
    fmla v9.4s, v16.4s, v6.s[0]
    fmla v8.4s, v19.4s, v6.s[0]
    ldr s6, [x1, #408]
    fmla v31.4s, v16.4s, v2.s[0]
    fmla v30.4s, v19.4s, v2.s[0]
    add x0, x0, x6, lsl #2
    ldr s2, [x1, #424]
    ldr s17, [x1, #440]
    fmla v29.4s, v16.4s, v7.s[0]
    fmla v28.4s, v19.4s, v7.s[0]
    str q1, [x12, #480]
    str q4, [x12, #496]
    fmla v11.4s, v0.4s, v5.s[0]
    fmla v10.4s, v3.4s, v5.s[0]
    ldr s5, [x1, #396]
    ldr s7, [x1, #412]
    fmla v9.4s, v0.4s, v6.s[0]
    fmla v8.4s, v3.4s, v6.s[0]
    ldr s6, [x1, #428]
    ldr s16, [x1, #444]
    fmla v31.4s, v0.4s, v2.s[0]
    fmla v30.4s, v3.4s, v2.s[0]
    fmla v29.4s, v0.4s, v17.s[0]
    fmla v28.4s, v3.4s, v17.s[0]
    add x1, x1, #512
    add x12, x12, #512
    fmla v11.4s, v1.4s, v5.s[0]
    fmla v10.4s, v4.4s, v5.s[0]
    fmla v9.4s, v1.4s, v7.s[0]
    fmla v8.4s, v4.4s, v7.s[0]
    fmla v31.4s, v1.4s, v6.s[0]
    fmla v30.4s, v4.4s, v6.s[0]
    fmla v29.4s, v1.4s, v16.s[0]
    fmla v28.4s, v4.4s, v16.s[0]
    cbnz x2, .Lloop_393
.Lloop_end_392:
    lsr x2, x3, #2
    ubfx x3, x3, #0, #2
    cbz x2, .Lloop_end_394
.Lloop_395:
    ldp q0, q1, [x0]
    prfm pldl1keep, [x0, #56]
    add x0, x0, x6, lsl #2
    sub x2, x2, #1
    prfm pldl1keep, [x0, #56]
    str q0, [x12]
    str q1, [x12, #16]
    ldp q2, q3, [x0]
    ldr s4, [x1]
    add x0, x0, x6, lsl #2
    ldr s5, [x1, #16]
    ldr s6, [x1, #32]
    ldr s7, [x1, #48]
    prfm pldl1keep, [x0, #56]
    str q2, [x12, #32]
    str q3, [x12, #48]
    fmla v11.4s, v0.4s, v4.s[0]
    fmla v10.4s, v1.4s, v4.s[0]
    ldp q4, q16, [x0]
    ldr s17, [x1, #4]
    add x0, x0, x6, lsl #2
    fmla v9.4s, v0.4s, v5.s[0]
    ldr s18, [x1, #20]
    fmla v8.4s, v1.4s, v5.s[0]
    fmla v31.4s, v0.4s, v6.s[0]
    ldr s5, [x1, #36]
    ldr s19, [x1, #52]
    fmla v30.4s, v1.4s, v6.s[0]
    fmla v29.4s, v0.4s, v7.s[0]
    fmla v28.4s, v1.4s, v7.s[0]
    prfm pldl1keep, [x0, #56]
    str q4, [x12, #64]
    str q16, [x12, #80]
    fmla v11.4s, v2.4s, v17.s[0]
    fmla v10.4s, v3.4s, v17.s[0]
    ldp q0, q1, [x0]
    ldr s6, [x1, #8]
    fmla v9.4s, v2.4s, v18.s[0]
    fmla v8.4s, v3.4s, v18.s[0]
    ldr s7, [x1, #24]
    fmla v31.4s, v2.4s, v5.s[0]
    fmla v30.4s, v3.4s, v5.s[0]
    add x0, x0, x6, lsl #2
    ldr s5, [x1, #40]
    ldr s17, [x1, #56]
    fmla v29.4s, v2.4s, v19.s[0]
    fmla v28.4s, v3.4s, v19.s[0]
    str q0, [x12, #96]
    str q1, [x12, #112]
    fmla v11.4s, v4.4s, v6.s[0]
    fmla v10.4s, v16.4s, v6.s[0]
    ldr s2, [x1, #12]
    ldr s3, [x1, #28]
    fmla v9.4s, v4.4s, v7.s[0]
    fmla v8.4s, v16.4s, v7.s[0]
    ldr s6, [x1, #44]
    ldr s7, [x1, #60]
    fmla v31.4s, v4.4s, v5.s[0]
    fmla v30.4s, v16.4s, v5.s[0]
    fmla v29.4s, v4.4s, v17.s[0]
    fmla v28.4s, v16.4s, v17.s[0]
    add x1, x1, #128
    add x12, x12, #128
    fmla v11.4s, v0.4s, v2.s[0]
    fmla v10.4s, v1.4s, v2.s[0]
    fmla v9.4s, v0.4s, v3.s[0]
    fmla v8.4s, v1.4s, v3.s[0]
    fmla v31.4s, v0.4s, v6.s[0]
    fmla v30.4s, v1.4s, v6.s[0]
    fmla v29.4s, v0.4s, v7.s[0]
    fmla v28.4s, v1.4s, v7.s[0]
    cbnz x2, .Lloop_395
.Lloop_end_394:
    cbz x3, .Lloop_end_396
.Lloop_397:
    ldp q0, q1, [x0]
    sub x3, x3, #1
    prfm pldl1keep, [x0, #56]
    add x0, x0, x6, lsl #2
    str q0, [x12]
    str q1, [x12, #16]
    add x12, x12, #32
    ldr s2, [x1]
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
    cbnz x3, .Lloop_397
.Lloop_end_396:
.Lend_391:
    add x11, x11, #32
.Lend_383:
    ldr x0, [x7, #16]
    ldr x1, [x7]
    cbnz x0, .Lotherwise_398
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
    b .Lend_399
.Lotherwise_398:
.Lend_399:
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
    cbnz x13, .Lloop_373
.Lloop_end_372:
    ldr x0, [x7, #8]
    ubfx x0, x0, #0, #3
    cbnz x0, .Lotherwise_400
    b .Lend_401
.Lotherwise_400:
    sub x0, x0, #1
    lsr x0, x0, #2
    cbnz x0, .Lotherwise_402
    ldr x0, [x7, #16]
    movi v26.4s, #0
    movi v27.4s, #0
    movi v28.4s, #0
    movi v29.4s, #0
    cbnz x0, .Lotherwise_403
    b .Lend_404
.Lotherwise_403:
    ldr q0, [x0]
    dup v1.4s, v0.s[0]
    dup v2.4s, v0.s[1]
    dup v3.4s, v0.s[2]
    dup v0.4s, v0.s[3]
    mov v26.16b, v1.16b
    mov v27.16b, v2.16b
    mov v28.16b, v3.16b
    mov v29.16b, v0.16b
.Lend_404:
    ldr x0, [x7, #24]
    lsr x1, x9, #4
    ubfx x2, x9, #0, #4
    cbz x1, .Lloop_end_405
.Lloop_406:
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
    cbnz x1, .Lloop_406
.Lloop_end_405:
    lsr x1, x2, #2
    ubfx x2, x2, #0, #2
    cbz x1, .Lloop_end_407
.Lloop_408:
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
    cbnz x1, .Lloop_408
.Lloop_end_407:
    cbz x2, .Lloop_end_409
.Lloop_410:
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
    cbnz x2, .Lloop_410
.Lloop_end_409:
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
    cbnz x1, .Lotherwise_411
    ubfx x0, x2, #0, #4
    mov x1, x8
    cmp x0, #15
    bne .Lotherwise_412
    ldr q0, [x1]
    b .Lend_413
.Lotherwise_412:
    movi v0.4s, #0
    tst x2, #1
    beq .Lotherwise_414
    ld1 {v0.s}[0], [x1]
.Lotherwise_414:
    tst x2, #2
    beq .Lotherwise_415
    add x0, x1, #4
    ld1 {v0.s}[1], [x0]
.Lotherwise_415:
    tst x2, #4
    beq .Lotherwise_416
    add x0, x1, #8
    ld1 {v0.s}[2], [x0]
.Lotherwise_416:
    tst x2, #8
    beq .Lotherwise_417
    add x0, x1, #12
    ld1 {v0.s}[3], [x0]
.Lotherwise_417:
.Lend_413:
    ubfx x0, x2, #0, #4
    fadd v26.4s, v26.4s, v0.4s
    add x1, x1, x4, lsl #2
    cmp x0, #15
    bne .Lotherwise_418
    ldr q0, [x1]
    b .Lend_419
.Lotherwise_418:
    movi v0.4s, #0
    tst x2, #1
    beq .Lotherwise_420
    ld1 {v0.s}[0], [x1]
.Lotherwise_420:
    tst x2, #2
    beq .Lotherwise_421
    add x0, x1, #4
    ld1 {v0.s}[1], [x0]
.Lotherwise_421:
    tst x2, #4
    beq .Lotherwise_422
    add x0, x1, #8
    ld1 {v0.s}[2], [x0]
.Lotherwise_422:
    tst x2, #8
    beq .Lotherwise_423
    add x0, x1, #12
    ld1 {v0.s}[3], [x0]
.Lotherwise_423:
.Lend_419:
    ubfx x0, x2, #0, #4
    fadd v27.4s, v27.4s, v0.4s
    add x1, x1, x4, lsl #2
    cmp x0, #15
    bne .Lotherwise_424
    ldr q0, [x1]
    b .Lend_425
.Lotherwise_424:
    movi v0.4s, #0
    tst x2, #1
    beq .Lotherwise_426
    ld1 {v0.s}[0], [x1]
.Lotherwise_426:
    tst x2, #2
    beq .Lotherwise_427
    add x0, x1, #4
    ld1 {v0.s}[1], [x0]
.Lotherwise_427:
    tst x2, #4
    beq .Lotherwise_428
    add x0, x1, #8
    ld1 {v0.s}[2], [x0]
.Lotherwise_428:
    tst x2, #8
    beq .Lotherwise_429
    add x0, x1, #12
    ld1 {v0.s}[3], [x0]
.Lotherwise_429:
.Lend_425:
    ubfx x0, x2, #0, #4
    fadd v28.4s, v28.4s, v0.4s
    add x1, x1, x4, lsl #2
    cmp x0, #15
    bne .Lotherwise_430
    ldr q0, [x1]
    b .Lend_431
.Lotherwise_430:
    movi v0.4s, #0
    tst x2, #1
    beq .Lotherwise_432
    ld1 {v0.s}[0], [x1]
.Lotherwise_432:
    tst x2, #2
    beq .Lotherwise_433
    add x0, x1, #4
    ld1 {v0.s}[1], [x0]
.Lotherwise_433:
    tst x2, #4
    beq .Lotherwise_434
    add x0, x1, #8
    ld1 {v0.s}[2], [x0]
.Lotherwise_434:
    tst x2, #8
    beq .Lotherwise_435
    add x0, x1, #12
    ld1 {v0.s}[3], [x0]
.Lotherwise_435:
.Lend_431:
    fadd v29.4s, v29.4s, v0.4s
    b .Lend_436
.Lotherwise_411:
.Lend_436:
    ubfx x0, x2, #0, #4
    ldr s0, [x7, #40]
    dup v0.4s, v0.s[0]
    fmax v1.4s, v0.4s, v26.4s
    cmp x0, #15
    bne .Lotherwise_437
    str q1, [x8]
    b .Lend_438
.Lotherwise_437:
    tst x2, #1
    beq .Lotherwise_439
    st1 {v1.s}[0], [x8]
.Lotherwise_439:
    tst x2, #2
    beq .Lotherwise_440
    add x0, x8, #4
    st1 {v1.s}[1], [x0]
.Lotherwise_440:
    tst x2, #4
    beq .Lotherwise_441
    add x0, x8, #8
    st1 {v1.s}[2], [x0]
.Lotherwise_441:
    tst x2, #8
    beq .Lotherwise_442
    add x0, x8, #12
    st1 {v1.s}[3], [x0]
.Lotherwise_442:
.Lend_438:
    ubfx x0, x2, #0, #4
    add x8, x8, x4, lsl #2
    fmax v1.4s, v0.4s, v27.4s
    cmp x0, #15
    bne .Lotherwise_443
    str q1, [x8]
    b .Lend_444
.Lotherwise_443:
    tst x2, #1
    beq .Lotherwise_445
    st1 {v1.s}[0], [x8]
.Lotherwise_445:
    tst x2, #2
    beq .Lotherwise_446
    add x0, x8, #4
    st1 {v1.s}[1], [x0]
.Lotherwise_446:
    tst x2, #4
    beq .Lotherwise_447
    add x0, x8, #8
    st1 {v1.s}[2], [x0]
.Lotherwise_447:
    tst x2, #8
    beq .Lotherwise_448
    add x0, x8, #12
    st1 {v1.s}[3], [x0]
.Lotherwise_448:
.Lend_444:
    ubfx x0, x2, #0, #4
    add x8, x8, x4, lsl #2
    fmax v1.4s, v0.4s, v28.4s
    cmp x0, #15
    bne .Lotherwise_449
    str q1, [x8]
    b .Lend_450
.Lotherwise_449:
    tst x2, #1
    beq .Lotherwise_451
    st1 {v1.s}[0], [x8]
.Lotherwise_451:
    tst x2, #2
    beq .Lotherwise_452
    add x0, x8, #4
    st1 {v1.s}[1], [x0]
.Lotherwise_452:
    tst x2, #4
    beq .Lotherwise_453
    add x0, x8, #8
    st1 {v1.s}[2], [x0]
.Lotherwise_453:
    tst x2, #8
    beq .Lotherwise_454
    add x0, x8, #12
    st1 {v1.s}[3], [x0]
.Lotherwise_454:
.Lend_450:
    ubfx x0, x2, #0, #4
    add x8, x8, x4, lsl #2
    fmax v0.4s, v0.4s, v29.4s
    cmp x0, #15
    bne .Lotherwise_455
    str q0, [x8]
    b .Lend_456
.Lotherwise_455:
    tst x2, #1
    beq .Lotherwise_457
    st1 {v0.s}[0], [x8]
.Lotherwise_457:
    tst x2, #2
    beq .Lotherwise_458
    add x0, x8, #4
    st1 {v0.s}[1], [x0]
.Lotherwise_458:
    tst x2, #4
    beq .Lotherwise_459
    add x0, x8, #8
    st1 {v0.s}[2], [x0]
.Lotherwise_459:
    tst x2, #8
    beq .Lotherwise_460
    add x0, x8, #12
    st1 {v0.s}[3], [x0]
.Lotherwise_460:
.Lend_456:
    b .Lend_461
.Lotherwise_402:
    ldr x0, [x7, #16]
    movi v11.4s, #0
    movi v10.4s, #0
    movi v9.4s, #0
    movi v8.4s, #0
    movi v31.4s, #0
    movi v30.4s, #0
    movi v29.4s, #0
    movi v28.4s, #0
    cbnz x0, .Lotherwise_462
    b .Lend_463
.Lotherwise_462:
    ldr q0, [x0]
    dup v11.4s, v0.s[0]
    dup v9.4s, v0.s[1]
    dup v31.4s, v0.s[2]
    dup v29.4s, v0.s[3]
    mov v10.16b, v11.16b
    mov v8.16b, v9.16b
    mov v30.16b, v31.16b
    mov v28.16b, v29.16b
.Lend_463:
    ldr x0, [x7, #24]
    lsr x1, x9, #4
    ubfx x2, x9, #0, #4
    cbz x1, .Lloop_end_464
.Lloop_465:
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
    cbnz x1, .Lloop_465
.Lloop_end_464:
    lsr x1, x2, #2
    ubfx x2, x2, #0, #2
    cbz x1, .Lloop_end_466
.Lloop_467:
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
    cbnz x1, .Lloop_467
.Lloop_end_466:
    cbz x2, .Lloop_end_468
.Lloop_469:
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
    cbnz x2, .Lloop_469
.Lloop_end_468:
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
    cbnz x1, .Lotherwise_470
    ubfx x0, x2, #0, #4
    mov x1, x8
    cmp x0, #15
    bne .Lotherwise_471
    ldr q0, [x1]
    b .Lend_472
.Lotherwise_471:
    movi v0.4s, #0
    tst x2, #1
    beq .Lotherwise_473
    ld1 {v0.s}[0], [x1]
.Lotherwise_473:
    tst x2, #2
    beq .Lotherwise_474
    add x0, x1, #4
    ld1 {v0.s}[1], [x0]
.Lotherwise_474:
    tst x2, #4
    beq .Lotherwise_475
    add x0, x1, #8
    ld1 {v0.s}[2], [x0]
.Lotherwise_475:
    tst x2, #8
    beq .Lotherwise_476
    add x0, x1, #12
    ld1 {v0.s}[3], [x0]
.Lotherwise_476:
.Lend_472:
    ubfx x0, x2, #4, #4
    fadd v11.4s, v11.4s, v0.4s
    cmp x0, #15
    bne .Lotherwise_477
    ldr q0, [x1, #16]
    b .Lend_478
.Lotherwise_477:
    movi v0.4s, #0
    tst x2, #16
    beq .Lotherwise_479
    add x0, x1, #16
    ld1 {v0.s}[0], [x0]
.Lotherwise_479:
    tst x2, #32
    beq .Lotherwise_480
    add x0, x1, #20
    ld1 {v0.s}[1], [x0]
.Lotherwise_480:
    tst x2, #64
    beq .Lotherwise_481
    add x0, x1, #24
    ld1 {v0.s}[2], [x0]
.Lotherwise_481:
    tst x2, #128
    beq .Lotherwise_482
    add x0, x1, #28
    ld1 {v0.s}[3], [x0]
.Lotherwise_482:
.Lend_478:
    ubfx x0, x2, #0, #4
    fadd v10.4s, v10.4s, v0.4s
    add x1, x1, x4, lsl #2
    cmp x0, #15
    bne .Lotherwise_483
    ldr q0, [x1]
    b .Lend_484
.Lotherwise_483:
    movi v0.4s, #0
    tst x2, #1
    beq .Lotherwise_485
    ld1 {v0.s}[0], [x1]
.Lotherwise_485:
    tst x2, #2
    beq .Lotherwise_486
    add x0, x1, #4
    ld1 {v0.s}[1], [x0]
.Lotherwise_486:
    tst x2, #4
    beq .Lotherwise_487
    add x0, x1, #8
    ld1 {v0.s}[2], [x0]
.Lotherwise_487:
    tst x2, #8
    beq .Lotherwise_488
    add x0, x1, #12
    ld1 {v0.s}[3], [x0]
.Lotherwise_488:
.Lend_484:
    ubfx x0, x2, #4, #4
    fadd v9.4s, v9.4s, v0.4s
    cmp x0, #15
    bne .Lotherwise_489
    ldr q0, [x1, #16]
    b .Lend_490
.Lotherwise_489:
    movi v0.4s, #0
    tst x2, #16
    beq .Lotherwise_491
    add x0, x1, #16
    ld1 {v0.s}[0], [x0]
.Lotherwise_491:
    tst x2, #32
    beq .Lotherwise_492
    add x0, x1, #20
    ld1 {v0.s}[1], [x0]
.Lotherwise_492:
    tst x2, #64
    beq .Lotherwise_493
    add x0, x1, #24
    ld1 {v0.s}[2], [x0]
.Lotherwise_493:
    tst x2, #128
    beq .Lotherwise_494
    add x0, x1, #28
    ld1 {v0.s}[3], [x0]
.Lotherwise_494:
.Lend_490:
    ubfx x0, x2, #0, #4
    fadd v8.4s, v8.4s, v0.4s
    add x1, x1, x4, lsl #2
    cmp x0, #15
    bne .Lotherwise_495
    ldr q0, [x1]
    b .Lend_496
.Lotherwise_495:
    movi v0.4s, #0
    tst x2, #1
    beq .Lotherwise_497
    ld1 {v0.s}[0], [x1]
.Lotherwise_497:
    tst x2, #2
    beq .Lotherwise_498
    add x0, x1, #4
    ld1 {v0.s}[1], [x0]
.Lotherwise_498:
    tst x2, #4
    beq .Lotherwise_499
    add x0, x1, #8
    ld1 {v0.s}[2], [x0]
.Lotherwise_499:
    tst x2, #8
    beq .Lotherwise_500
    add x0, x1, #12
    ld1 {v0.s}[3], [x0]
.Lotherwise_500:
.Lend_496:
    ubfx x0, x2, #4, #4
    fadd v31.4s, v31.4s, v0.4s
    cmp x0, #15
    bne .Lotherwise_501
    ldr q0, [x1, #16]
    b .Lend_502
.Lotherwise_501:
    movi v0.4s, #0
    tst x2, #16
    beq .Lotherwise_503
    add x0, x1, #16
    ld1 {v0.s}[0], [x0]
.Lotherwise_503:
    tst x2, #32
    beq .Lotherwise_504
    add x0, x1, #20
    ld1 {v0.s}[1], [x0]
.Lotherwise_504:
    tst x2, #64
    beq .Lotherwise_505
    add x0, x1, #24
    ld1 {v0.s}[2], [x0]
.Lotherwise_505:
    tst x2, #128
    beq .Lotherwise_506
    add x0, x1, #28
    ld1 {v0.s}[3], [x0]
.Lotherwise_506:
.Lend_502:
    ubfx x0, x2, #0, #4
    fadd v30.4s, v30.4s, v0.4s
    add x1, x1, x4, lsl #2
    cmp x0, #15
    bne .Lotherwise_507
    ldr q0, [x1]
    b .Lend_508
.Lotherwise_507:
    movi v0.4s, #0
    tst x2, #1
    beq .Lotherwise_509
    ld1 {v0.s}[0], [x1]
.Lotherwise_509:
    tst x2, #2
    beq .Lotherwise_510
    add x0, x1, #4
    ld1 {v0.s}[1], [x0]
.Lotherwise_510:
    tst x2, #4
    beq .Lotherwise_511
    add x0, x1, #8
    ld1 {v0.s}[2], [x0]
.Lotherwise_511:
    tst x2, #8
    beq .Lotherwise_512
    add x0, x1, #12
    ld1 {v0.s}[3], [x0]
.Lotherwise_512:
.Lend_508:
    ubfx x0, x2, #4, #4
    fadd v29.4s, v29.4s, v0.4s
    cmp x0, #15
    bne .Lotherwise_513
    ldr q0, [x1, #16]
    b .Lend_514
.Lotherwise_513:
    movi v0.4s, #0
    tst x2, #16
    beq .Lotherwise_515
    add x0, x1, #16
    ld1 {v0.s}[0], [x0]
.Lotherwise_515:
    tst x2, #32
    beq .Lotherwise_516
    add x0, x1, #20
    ld1 {v0.s}[1], [x0]
.Lotherwise_516:
    tst x2, #64
    beq .Lotherwise_517
    add x0, x1, #24
    ld1 {v0.s}[2], [x0]
.Lotherwise_517:
    tst x2, #128
    beq .Lotherwise_518
    add x0, x1, #28
    ld1 {v0.s}[3], [x0]
.Lotherwise_518:
.Lend_514:
    fadd v28.4s, v28.4s, v0.4s
    b .Lend_519
.Lotherwise_470:
.Lend_519:
    ubfx x0, x2, #0, #4
    ldr s0, [x7, #40]
    dup v0.4s, v0.s[0]
    fmax v1.4s, v0.4s, v11.4s
    cmp x0, #15
    bne .Lotherwise_520
    str q1, [x8]
    b .Lend_521
.Lotherwise_520:
    tst x2, #1
    beq .Lotherwise_522
    st1 {v1.s}[0], [x8]
.Lotherwise_522:
    tst x2, #2
    beq .Lotherwise_523
    add x0, x8, #4
    st1 {v1.s}[1], [x0]
.Lotherwise_523:
    tst x2, #4
    beq .Lotherwise_524
    add x0, x8, #8
    st1 {v1.s}[2], [x0]
.Lotherwise_524:
    tst x2, #8
    beq .Lotherwise_525
    add x0, x8, #12
    st1 {v1.s}[3], [x0]
.Lotherwise_525:
.Lend_521:
    ubfx x0, x2, #4, #4
    fmax v1.4s, v0.4s, v10.4s
    cmp x0, #15
    bne .Lotherwise_526
    str q1, [x8, #16]
    b .Lend_527
.Lotherwise_526:
    tst x2, #16
    beq .Lotherwise_528
    add x0, x8, #16
    st1 {v1.s}[0], [x0]
.Lotherwise_528:
    tst x2, #32
    beq .Lotherwise_529
    add x0, x8, #20
    st1 {v1.s}[1], [x0]
.Lotherwise_529:
    tst x2, #64
    beq .Lotherwise_530
    add x0, x8, #24
    st1 {v1.s}[2], [x0]
.Lotherwise_530:
    tst x2, #128
    beq .Lotherwise_531
    add x0, x8, #28
    st1 {v1.s}[3], [x0]
.Lotherwise_531:
.Lend_527:
    ubfx x0, x2, #0, #4
    add x8, x8, x4, lsl #2
    fmax v1.4s, v0.4s, v9.4s
    cmp x0, #15
    bne .Lotherwise_532
    str q1, [x8]
    b .Lend_533
.Lotherwise_532:
    tst x2, #1
    beq .Lotherwise_534
    st1 {v1.s}[0], [x8]
.Lotherwise_534:
    tst x2, #2
    beq .Lotherwise_535
    add x0, x8, #4
    st1 {v1.s}[1], [x0]
.Lotherwise_535:
    tst x2, #4
    beq .Lotherwise_536
    add x0, x8, #8
    st1 {v1.s}[2], [x0]
.Lotherwise_536:
    tst x2, #8
    beq .Lotherwise_537
    add x0, x8, #12
    st1 {v1.s}[3], [x0]
.Lotherwise_537:
.Lend_533:
    ubfx x0, x2, #4, #4
    fmax v1.4s, v0.4s, v8.4s
    cmp x0, #15
    bne .Lotherwise_538
    str q1, [x8, #16]
    b .Lend_539
.Lotherwise_538:
    tst x2, #16
    beq .Lotherwise_540
    add x0, x8, #16
    st1 {v1.s}[0], [x0]
.Lotherwise_540:
    tst x2, #32
    beq .Lotherwise_541
    add x0, x8, #20
    st1 {v1.s}[1], [x0]
.Lotherwise_541:
    tst x2, #64
    beq .Lotherwise_542
    add x0, x8, #24
    st1 {v1.s}[2], [x0]
.Lotherwise_542:
    tst x2, #128
    beq .Lotherwise_543
    add x0, x8, #28
    st1 {v1.s}[3], [x0]
.Lotherwise_543:
.Lend_539:
    ubfx x0, x2, #0, #4
    add x8, x8, x4, lsl #2
    fmax v1.4s, v0.4s, v31.4s
    cmp x0, #15
    bne .Lotherwise_544
    str q1, [x8]
    b .Lend_545
.Lotherwise_544:
    tst x2, #1
    beq .Lotherwise_546
    st1 {v1.s}[0], [x8]
.Lotherwise_546:
    tst x2, #2
    beq .Lotherwise_547
    add x0, x8, #4
    st1 {v1.s}[1], [x0]
.Lotherwise_547:
    tst x2, #4
    beq .Lotherwise_548
    add x0, x8, #8
    st1 {v1.s}[2], [x0]
.Lotherwise_548:
    tst x2, #8
    beq .Lotherwise_549
    add x0, x8, #12
    st1 {v1.s}[3], [x0]
.Lotherwise_549:
.Lend_545:
    ubfx x0, x2, #4, #4
    fmax v1.4s, v0.4s, v30.4s
    cmp x0, #15
    bne .Lotherwise_550
    str q1, [x8, #16]
    b .Lend_551
.Lotherwise_550:
    tst x2, #16
    beq .Lotherwise_552
    add x0, x8, #16
    st1 {v1.s}[0], [x0]
.Lotherwise_552:
    tst x2, #32
    beq .Lotherwise_553
    add x0, x8, #20
    st1 {v1.s}[1], [x0]
.Lotherwise_553:
    tst x2, #64
    beq .Lotherwise_554
    add x0, x8, #24
    st1 {v1.s}[2], [x0]
.Lotherwise_554:
    tst x2, #128
    beq .Lotherwise_555
    add x0, x8, #28
    st1 {v1.s}[3], [x0]
.Lotherwise_555:
.Lend_551:
    ubfx x0, x2, #0, #4
    add x8, x8, x4, lsl #2
    fmax v1.4s, v0.4s, v29.4s
    cmp x0, #15
    bne .Lotherwise_556
    str q1, [x8]
    b .Lend_557
.Lotherwise_556:
    tst x2, #1
    beq .Lotherwise_558
    st1 {v1.s}[0], [x8]
.Lotherwise_558:
    tst x2, #2
    beq .Lotherwise_559
    add x0, x8, #4
    st1 {v1.s}[1], [x0]
.Lotherwise_559:
    tst x2, #4
    beq .Lotherwise_560
    add x0, x8, #8
    st1 {v1.s}[2], [x0]
.Lotherwise_560:
    tst x2, #8
    beq .Lotherwise_561
    add x0, x8, #12
    st1 {v1.s}[3], [x0]
.Lotherwise_561:
.Lend_557:
    ubfx x0, x2, #4, #4
    fmax v0.4s, v0.4s, v28.4s
    cmp x0, #15
    bne .Lotherwise_562
    str q0, [x8, #16]
    b .Lend_563
.Lotherwise_562:
    tst x2, #16
    beq .Lotherwise_564
    add x0, x8, #16
    st1 {v0.s}[0], [x0]
.Lotherwise_564:
    tst x2, #32
    beq .Lotherwise_565
    add x0, x8, #20
    st1 {v0.s}[1], [x0]
.Lotherwise_565:
    tst x2, #64
    beq .Lotherwise_566
    add x0, x8, #24
    st1 {v0.s}[2], [x0]
.Lotherwise_566:
    tst x2, #128
    beq .Lotherwise_567
    add x0, x8, #28
    st1 {v0.s}[3], [x0]
.Lotherwise_567:
.Lend_563:
.Lend_461:
.Lend_401:
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
    cbz x13, .Lloop_end_568
.Lloop_569:
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
    cbnz x2, .Lotherwise_570
    b .Lend_571
.Lotherwise_570:
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
.Lend_571:
    cbnz x6, .Lotherwise_572
    mov x0, x9
    ldr x1, [x7, #24]
    mov x2, x10
    lsr x3, x0, #4
    ubfx x0, x0, #0, #4
    cbz x3, .Lloop_end_573
.Lloop_574:
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
    cbnz x3, .Lloop_574
.Lloop_end_573:
    lsr x3, x0, #2
    ubfx x0, x0, #0, #2
    cbz x3, .Lloop_end_575
.Lloop_576:
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
    cbnz x3, .Lloop_576
.Lloop_end_575:
    cbz x0, .Lloop_end_577
.Lloop_578:
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
    cbnz x0, .Lloop_578
.Lloop_end_577:
    b .Lend_579
.Lotherwise_572:
    cbnz x12, .Lotherwise_580
    mov x0, x9
    mov x1, x11
    mov x2, x10
    lsr x3, x0, #4
    ubfx x0, x0, #0, #4
    cbz x3, .Lloop_end_581
.Lloop_582:
    ld1 {v0.4s, v1.4s, v2.4s, v3.4s}, [x2], #64
    ldp q4, q5, [x1]
    sub x3, x3, #1
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
    cbnz x3, .Lloop_582
.Lloop_end_581:
    lsr x3, x0, #2
    ubfx x0, x0, #0, #2
    cbz x3, .Lloop_end_583
.Lloop_584:
    ld1 {v0.4s, v1.4s, v2.4s, v3.4s}, [x2], #64
    ldp q4, q5, [x1]
    sub x3, x3, #1
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
    cbnz x3, .Lloop_584
.Lloop_end_583:
    cbz x0, .Lloop_end_585
.Lloop_586:
    ldp q0, q1, [x1]
    ldr s2, [x2]
    sub x0, x0, #1
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
    cbnz x0, .Lloop_586
.Lloop_end_585:
    b .Lend_587
.Lotherwise_580:
    mov x0, x11
    mov x1, x10
    lsr x2, x9, #4
    ubfx x3, x9, #0, #4
    cbz x2, .Lloop_end_588
.Lloop_589:
    ldp q0, q1, [x0]
    prfm pldl1keep, [x0, #56]
    add x0, x0, x6, lsl #2
    sub x2, x2, #1
    prfm pldl1keep, [x0, #56]
    str q0, [x12]
    str q1, [x12, #16]
    ldp q20, q21, [x0]
    ldr s2, [x1]
    add x0, x0, x6, lsl #2
    ldr s3, [x1, #16]
    ldr s4, [x1, #32]
    ldr s5, [x1, #48]
    ldr s6, [x1, #64]
    prfm pldl1keep, [x0, #56]
    str q20, [x12, #32]
    str q21, [x12, #48]
    fmla v9.4s, v0.4s, v2.s[0]
    fmla v8.4s, v1.4s, v2.s[0]
    ldp q17, q18, [x0]
    ldr s2, [x1, #4]
    add x0, x0, x6, lsl #2
    fmla v31.4s, v0.4s, v3.s[0]
    ldr s7, [x1, #20]
    fmla v30.4s, v1.4s, v3.s[0]
    fmla v29.4s, v0.4s, v4.s[0]
    ldr s3, [x1, #36]
    ldr s16, [x1, #52]
    fmla v28.4s, v1.4s, v4.s[0]
    fmla v27.4s, v0.4s, v5.s[0]
    ldr s4, [x1, #68]
    prfm pldl1keep, [x0, #56]
    fmla v26.4s, v1.4s, v5.s[0]
    fmla v25.4s, v0.4s, v6.s[0]
    fmla v24.4s, v1.4s, v6.s[0]
    str q17, [x12, #64]
    str q18, [x12, #80]
    fmla v9.4s, v20.4s, v2.s[0]
    fmla v8.4s, v21.4s, v2.s[0]
    ldp q19, q22, [x0]
    ldr s0, [x1, #8]
    add x0, x0, x6, lsl #2
    fmla v31.4s, v20.4s, v7.s[0]
    ldr s1, [x1, #24]
    fmla v30.4s, v21.4s, v7.s[0]
    fmla v29.4s, v20.4s, v3.s[0]
    ldr s2, [x1, #40]
    ldr s5, [x1, #56]
    fmla v28.4s, v21.4s, v3.s[0]
    fmla v27.4s, v20.4s, v16.s[0]
    ldr s3, [x1, #72]
    prfm pldl1keep, [x0, #56]
    fmla v26.4s, v21.4s, v16.s[0]
    fmla v25.4s, v20.4s, v4.s[0]
    fmla v24.4s, v21.4s, v4.s[0]
    str q19, [x12, #96]
    str q22, [x12, #112]
    fmla v9.4s, v17.4s, v0.s[0]
    fmla v8.4s, v18.4s, v0.s[0]
    ldp q7, q16, [x0]
    ldr s0, [x1, #12]
    add x0, x0, x6, lsl #2
    fmla v31.4s, v17.4s, v1.s[0]
    ldr s4, [x1, #28]
    fmla v30.4s, v18.4s, v1.s[0]
    fmla v29.4s, v17.4s, v2.s[0]
    ldr s1, [x1, #44]
    ldr s6, [x1, #60]
    fmla v28.4s, v18.4s, v2.s[0]
    fmla v27.4s, v17.4s, v5.s[0]
    ldr s2, [x1, #76]
    prfm pldl1keep, [x0, #56]
    fmla v26.4s, v18.4s, v5.s[0]
    fmla v25.4s, v17.4s, v3.s[0]
    fmla v24.4s, v18.4s, v3.s[0]
    str q7, [x12, #128]
    str q16, [x12, #144]
    fmla v9.4s, v19.4s, v0.s[0]
    fmla v8.4s, v22.4s, v0.s[0]
    ldp q17, q18, [x0]
    ldr s0, [x1, #128]
    add x0, x0, x6, lsl #2
    fmla v31.4s, v19.4s, v4.s[0]
    ldr s3, [x1, #144]
    fmla v30.4s, v22.4s, v4.s[0]
    fmla v29.4s, v19.4s, v1.s[0]
    ldr s4, [x1, #160]
    ldr s5, [x1, #176]
    fmla v28.4s, v22.4s, v1.s[0]
    fmla v27.4s, v19.4s, v6.s[0]
    ldr s1, [x1, #192]
    prfm pldl1keep, [x0, #56]
    fmla v26.4s, v22.4s, v6.s[0]
    fmla v25.4s, v19.4s, v2.s[0]
    fmla v24.4s, v22.4s, v2.s[0]
    str q17, [x12, #160]
    str q18, [x12, #176]
    fmla v9.4s, v7.4s, v0.s[0]
    fmla v8.4s, v16.4s, v0.s[0]
    ldp q19, q20, [x0]
    ldr s0, [x1, #132]
    add x0, x0, x6, lsl #2
    fmla v31.4s, v7.4s, v3.s[0]
    ldr s2, [x1, #148]
    fmla v30.4s, v16.4s, v3.s[0]
    fmla v29.4s, v7.4s, v4.s[0]
    ldr s3, [x1, #164]
    ldr s6, [x1, #180]
    fmla v28.4s, v16.4s, v4.s[0]
    fmla v27.4s, v7.4s, v5.s[0]
    ldr s4, [x1, #196]
    prfm pldl1keep, [x0, #56]
    fmla v26.4s, v16.4s, v5.s[0]
    fmla v25.4s, v7.4s, v1.s[0]
    fmla v24.4s, v16.4s, v1.s[0]
    str q19, [x12, #192]
    str q20, [x12, #208]
    fmla v9.4s, v17.4s, v0.s[0]
    fmla v8.4s, v18.4s, v0.s[0]
    ldp q7, q16, [x0]
    ldr s0, [x1, #136]
    add x0, x0, x6, lsl #2
    fmla v31.4s, v17.4s, v2.s[0]
    ldr s1, [x1, #152]
    fmla v30.4s, v18.4s, v2.s[0]
    fmla v29.4s, v17.4s, v3.s[0]
    ldr s2, [x1, #168]
    ldr s5, [x1, #184]
    fmla v28.4s, v18.4s, v3.s[0]
    fmla v27.4s, v17.4s, v6.s[0]
    ldr s3, [x1, #200]
    prfm pldl1keep, [x0, #56]
    fmla v26.4s, v18.4s, v6.s[0]
    fmla v25.4s, v17.4s, v4.s[0]
    fmla v24.4s, v18.4s, v4.s[0]
    str q7, [x12, #224]
    str q16, [x12, #240]
    fmla v9.4s, v19.4s, v0.s[0]
    fmla v8.4s, v20.4s, v0.s[0]
    ldp q17, q18, [x0]
    ldr s0, [x1, #140]
    add x0, x0, x6, lsl #2
    fmla v31.4s, v19.4s, v1.s[0]
    ldr s4, [x1, #156]
    fmla v30.4s, v20.4s, v1.s[0]
    fmla v29.4s, v19.4s, v2.s[0]
    ldr s1, [x1, #172]
    ldr s6, [x1, #188]
    fmla v28.4s, v20.4s, v2.s[0]
    fmla v27.4s, v19.4s, v5.s[0]
    ldr s2, [x1, #204]
    prfm pldl1keep, [x0, #56]
    fmla v26.4s, v20.4s, v5.s[0]
    fmla v25.4s, v19.4s, v3.s[0]
    fmla v24.4s, v20.4s, v3.s[0]
    str q17, [x12, #256]
    str q18, [x12, #272]
    fmla v9.4s, v7.4s, v0.s[0]
    fmla v8.4s, v16.4s, v0.s[0]
    ldp q19, q20, [x0]
    ldr s0, [x1, #256]
    add x0, x0, x6, lsl #2
    fmla v31.4s, v7.4s, v4.s[0]
    ldr s3, [x1, #272]
    fmla v30.4s, v16.4s, v4.s[0]
    fmla v29.4s, v7.4s, v1.s[0]
    ldr s4, [x1, #288]
    ldr s5, [x1, #304]
    fmla v28.4s, v16.4s, v1.s[0]
    fmla v27.4s, v7.4s, v6.s[0]
    ldr s1, [x1, #320]
    prfm pldl1keep, [x0, #56]
    fmla v26.4s, v16.4s, v6.s[0]
    fmla v25.4s, v7.4s, v2.s[0]
    fmla v24.4s, v16.4s, v2.s[0]
    str q19, [x12, #288]
    str q20, [x12, #304]
    fmla v9.4s, v17.4s, v0.s[0]
    fmla v8.4s, v18.4s, v0.s[0]
    ldp q7, q16, [x0]
    ldr s0, [x1, #260]
    add x0, x0, x6, lsl #2
    fmla v31.4s, v17.4s, v3.s[0]
    ldr s2, [x1, #276]
    fmla v30.4s, v18.4s, v3.s[0]
    fmla v29.4s, v17.4s, v4.s[0]
    ldr s3, [x1, #292]
    ldr s6, [x1, #308]
    fmla v28.4s, v18.4s, v4.s[0]
    fmla v27.4s, v17.4s, v5.s[0]
    ldr s4, [x1, #324]
    prfm pldl1keep, [x0, #56]
    fmla v26.4s, v18.4s, v5.s[0]
    fmla v25.4s, v17.4s, v1.s[0]
    fmla v24.4s, v18.4s, v1.s[0]
    str q7, [x12, #320]
    str q16, [x12, #336]
    fmla v9.4s, v19.4s, v0.s[0]
    fmla v8.4s, v20.4s, v0.s[0]
    ldp q17, q18, [x0]
    ldr s0, [x1, #264]
    add x0, x0, x6, lsl #2
    fmla v31.4s, v19.4s, v2.s[0]
    ldr s1, [x1, #280]
    fmla v30.4s, v20.4s, v2.s[0]
    fmla v29.4s, v19.4s, v3.s[0]
    ldr s2, [x1, #296]
    ldr s5, [x1, #312]
    fmla v28.4s, v20.4s, v3.s[0]
    fmla v27.4s, v19.4s, v6.s[0]
    ldr s3, [x1, #328]
    prfm pldl1keep, [x0, #56]
    fmla v26.4s, v20.4s, v6.s[0]
    fmla v25.4s, v19.4s, v4.s[0]
    fmla v24.4s, v20.4s, v4.s[0]
    str q17, [x12, #352]
    str q18, [x12, #368]
    fmla v9.4s, v7.4s, v0.s[0]
    fmla v8.4s, v16.4s, v0.s[0]
    ldp q19, q20, [x0]
    ldr s0, [x1, #268]
    add x0, x0, x6, lsl #2
    fmla v31.4s, v7.4s, v1.s[0]
    ldr s4, [x1, #284]
    fmla v30.4s, v16.4s, v1.s[0]
    fmla v29.4s, v7.4s, v2.s[0]
    ldr s1, [x1, #300]
    ldr s6, [x1, #316]
    fmla v28.4s, v16.4s, v2.s[0]
    fmla v27.4s, v7.4s, v5.s[0]
    ldr s2, [x1, #332]
    prfm pldl1keep, [x0, #56]
    fmla v26.4s, v16.4s, v5.s[0]
    fmla v25.4s, v7.4s, v3.s[0]
    fmla v24.4s, v16.4s, v3.s[0]
    str q19, [x12, #384]
    str q20, [x12, #400]
    fmla v9.4s, v17.4s, v0.s[0]
    fmla v8.4s, v18.4s, v0.s[0]
    ldp q7, q16, [x0]
    ldr s0, [x1, #384]
    add x0, x0, x6, lsl #2
    fmla v31.4s, v17.4s, v4.s[0]
    ldr s3, [x1, #400]
    fmla v30.4s, v18.4s, v4.s[0]
    fmla v29.4s, v17.4s, v1.s[0]
    ldr s4, [x1, #416]
    ldr s5, [x1, #432]
    fmla v28.4s, v18.4s, v1.s[0]
    fmla v27.4s, v17.4s, v6.s[0]
    ldr s1, [x1, #448]
    prfm pldl1keep, [x0, #56]
    fmla v26.4s, v18.4s, v6.s[0]
    fmla v25.4s, v17.4s, v2.s[0]
    fmla v24.4s, v18.4s, v2.s[0]
    str q7, [x12, #416]
    str q16, [x12, #432]
    fmla v9.4s, v19.4s, v0.s[0]
    fmla v8.4s, v20.4s, v0.s[0]
    ldp q18, q21, [x0]
    ldr s0, [x1, #388]
    add x0, x0, x6, lsl #2
    fmla v31.4s, v19.4s, v3.s[0]
    ldr s2, [x1, #404]
    fmla v30.4s, v20.4s, v3.s[0]
    fmla v29.4s, v19.4s, v4.s[0]
    ldr s3, [x1, #420]
    ldr s6, [x1, #436]
    fmla v28.4s, v20.4s, v4.s[0]
    fmla v27.4s, v19.4s, v5.s[0]
    ldr s4, [x1, #452]
    fmla v26.4s, v20.4s, v5.s[0]
    fmla v25.4s, v19.4s, v1.s[0]
    prfm pldl1keep, [x0, #56]
    fmla v24.4s, v20.4s, v1.s[0]
    str q18, [x12, #448]
    str q21, [x12, #464]
    fmla v9.4s, v7.4s, v0.s[0]
    fmla v8.4s, v16.4s, v0.s[0]
    ldp q0, q1, [x0]
    ldr s5, [x1, #392]
    fmla v31.4s, v7.4s, v2.s[0]
    fmla v30.4s, v16.4s, v2.s[0]
    ldr s2, [x1, #408]
    fmla v29.4s, v7.4s, v3.s[0]
    fmla v28.4s, v16.4s, v3.s[0]
    add x0, x0, x6, lsl #2
    ldr s3, [x1, #424]
    ldr s17, [x1, #440]
    fmla v27.4s, v7.4s, v6.s[0]
    fmla v26.4s, v16.4s, v6.s[0]
    ldr s6, [x1, #456]
    fmla v25.4s, v7.4s, v4.s[0]
    fmla v24.4s, v16.4s, v4.s[0]
    str q0, [x12, #480]
    str q1, [x12, #496]
    fmla v9.4s, v18.4s, v5.s[0]
    fmla v8.4s, v21.4s, v5.s[0]
    ldr s4, [x1, #396]
    ldr s5, [x1, #412]
    fmla v31.4s, v18.4s, v2.s[0]
    fmla v30.4s, v21.4s, v2.s[0]
    ldr s2, [x1, #428]
    ldr s7, [x1, #444]
    fmla v29.4s, v18.4s, v3.s[0]
    fmla v28.4s, v21.4s, v3.s[0]
    ldr s3, [x1, #460]
    fmla v27.4s, v18.4s, v17.s[0]
    fmla v26.4s, v21.4s, v17.s[0]
    add x1, x1, #512
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
    cbnz x2, .Lloop_589
.Lloop_end_588:
    lsr x2, x3, #2
    ubfx x3, x3, #0, #2
    cbz x2, .Lloop_end_590
.Lloop_591:
    ldp q0, q1, [x0]
    prfm pldl1keep, [x0, #56]
    add x0, x0, x6, lsl #2
    sub x2, x2, #1
    prfm pldl1keep, [x0, #56]
    str q0, [x12]
    str q1, [x12, #16]
    ldp q18, q19, [x0]
    ldr s2, [x1]
    add x0, x0, x6, lsl #2
    ldr s3, [x1, #16]
    ldr s4, [x1, #32]
    ldr s5, [x1, #48]
    ldr s6, [x1, #64]
    prfm pldl1keep, [x0, #56]
    str q18, [x12, #32]
    str q19, [x12, #48]
    fmla v9.4s, v0.4s, v2.s[0]
    fmla v8.4s, v1.4s, v2.s[0]
    ldp q17, q20, [x0]
    ldr s2, [x1, #4]
    add x0, x0, x6, lsl #2
    fmla v31.4s, v0.4s, v3.s[0]
    ldr s7, [x1, #20]
    fmla v30.4s, v1.4s, v3.s[0]
    fmla v29.4s, v0.4s, v4.s[0]
    ldr s3, [x1, #36]
    ldr s16, [x1, #52]
    fmla v28.4s, v1.4s, v4.s[0]
    fmla v27.4s, v0.4s, v5.s[0]
    ldr s4, [x1, #68]
    fmla v26.4s, v1.4s, v5.s[0]
    fmla v25.4s, v0.4s, v6.s[0]
    prfm pldl1keep, [x0, #56]
    fmla v24.4s, v1.4s, v6.s[0]
    str q17, [x12, #64]
    str q20, [x12, #80]
    fmla v9.4s, v18.4s, v2.s[0]
    fmla v8.4s, v19.4s, v2.s[0]
    ldp q0, q1, [x0]
    ldr s2, [x1, #8]
    fmla v31.4s, v18.4s, v7.s[0]
    fmla v30.4s, v19.4s, v7.s[0]
    ldr s5, [x1, #24]
    fmla v29.4s, v18.4s, v3.s[0]
    fmla v28.4s, v19.4s, v3.s[0]
    add x0, x0, x6, lsl #2
    ldr s3, [x1, #40]
    ldr s6, [x1, #56]
    fmla v27.4s, v18.4s, v16.s[0]
    fmla v26.4s, v19.4s, v16.s[0]
    ldr s7, [x1, #72]
    fmla v25.4s, v18.4s, v4.s[0]
    fmla v24.4s, v19.4s, v4.s[0]
    str q0, [x12, #96]
    str q1, [x12, #112]
    fmla v9.4s, v17.4s, v2.s[0]
    fmla v8.4s, v20.4s, v2.s[0]
    ldr s2, [x1, #12]
    ldr s4, [x1, #28]
    fmla v31.4s, v17.4s, v5.s[0]
    fmla v30.4s, v20.4s, v5.s[0]
    ldr s5, [x1, #44]
    ldr s16, [x1, #60]
    fmla v29.4s, v17.4s, v3.s[0]
    fmla v28.4s, v20.4s, v3.s[0]
    ldr s3, [x1, #76]
    fmla v27.4s, v17.4s, v6.s[0]
    fmla v26.4s, v20.4s, v6.s[0]
    add x1, x1, #128
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
    cbnz x2, .Lloop_591
.Lloop_end_590:
    cbz x3, .Lloop_end_592
.Lloop_593:
    ldp q0, q1, [x0]
    sub x3, x3, #1
    prfm pldl1keep, [x0, #56]
    add x0, x0, x6, lsl #2
    str q0, [x12]
    str q1, [x12, #16]
    add x12, x12, #32
    ldr s2, [x1]
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
    cbnz x3, .Lloop_593
.Lloop_end_592:
.Lend_587:
    add x11, x11, #32
.Lend_579:
    ldr x0, [x7, #16]
    ldr x1, [x7]
    cbnz x0, .Lotherwise_594
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
    b .Lend_595
.Lotherwise_594:
.Lend_595:
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
    cbnz x13, .Lloop_569
.Lloop_end_568:
    ldr x0, [x7, #8]
    ubfx x0, x0, #0, #3
    cbnz x0, .Lotherwise_596
    b .Lend_597
.Lotherwise_596:
    sub x0, x0, #1
    lsr x0, x0, #2
    cbnz x0, .Lotherwise_598
    ldr x0, [x7, #16]
    movi v23.4s, #0
    movi v24.4s, #0
    movi v25.4s, #0
    movi v26.4s, #0
    movi v27.4s, #0
    cbnz x0, .Lotherwise_599
    b .Lend_600
.Lotherwise_599:
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
.Lend_600:
    ldr x0, [x7, #24]
    lsr x1, x9, #4
    ubfx x2, x9, #0, #4
    cbz x1, .Lloop_end_601
.Lloop_602:
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
    cbnz x1, .Lloop_602
.Lloop_end_601:
    lsr x1, x2, #2
    ubfx x2, x2, #0, #2
    cbz x1, .Lloop_end_603
.Lloop_604:
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
    cbnz x1, .Lloop_604
.Lloop_end_603:
    cbz x2, .Lloop_end_605
.Lloop_606:
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
    cbnz x2, .Lloop_606
.Lloop_end_605:
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
    cbnz x1, .Lotherwise_607
    ubfx x0, x2, #0, #4
    mov x1, x8
    cmp x0, #15
    bne .Lotherwise_608
    ldr q0, [x1]
    b .Lend_609
.Lotherwise_608:
    movi v0.4s, #0
    tst x2, #1
    beq .Lotherwise_610
    ld1 {v0.s}[0], [x1]
.Lotherwise_610:
    tst x2, #2
    beq .Lotherwise_611
    add x0, x1, #4
    ld1 {v0.s}[1], [x0]
.Lotherwise_611:
    tst x2, #4
    beq .Lotherwise_612
    add x0, x1, #8
    ld1 {v0.s}[2], [x0]
.Lotherwise_612:
    tst x2, #8
    beq .Lotherwise_613
    add x0, x1, #12
    ld1 {v0.s}[3], [x0]
.Lotherwise_613:
.Lend_609:
    ubfx x0, x2, #0, #4
    fadd v23.4s, v23.4s, v0.4s
    add x1, x1, x4, lsl #2
    cmp x0, #15
    bne .Lotherwise_614
    ldr q0, [x1]
    b .Lend_615
.Lotherwise_614:
    movi v0.4s, #0
    tst x2, #1
    beq .Lotherwise_616
    ld1 {v0.s}[0], [x1]
.Lotherwise_616:
    tst x2, #2
    beq .Lotherwise_617
    add x0, x1, #4
    ld1 {v0.s}[1], [x0]
.Lotherwise_617:
    tst x2, #4
    beq .Lotherwise_618
    add x0, x1, #8
    ld1 {v0.s}[2], [x0]
.Lotherwise_618:
    tst x2, #8
    beq .Lotherwise_619
    add x0, x1, #12
    ld1 {v0.s}[3], [x0]
.Lotherwise_619:
.Lend_615:
    ubfx x0, x2, #0, #4
    fadd v24.4s, v24.4s, v0.4s
    add x1, x1, x4, lsl #2
    cmp x0, #15
    bne .Lotherwise_620
    ldr q0, [x1]
    b .Lend_621
.Lotherwise_620:
    movi v0.4s, #0
    tst x2, #1
    beq .Lotherwise_622
    ld1 {v0.s}[0], [x1]
.Lotherwise_622:
    tst x2, #2
    beq .Lotherwise_623
    add x0, x1, #4
    ld1 {v0.s}[1], [x0]
.Lotherwise_623:
    tst x2, #4
    beq .Lotherwise_624
    add x0, x1, #8
    ld1 {v0.s}[2], [x0]
.Lotherwise_624:
    tst x2, #8
    beq .Lotherwise_625
    add x0, x1, #12
    ld1 {v0.s}[3], [x0]
.Lotherwise_625:
.Lend_621:
    ubfx x0, x2, #0, #4
    fadd v25.4s, v25.4s, v0.4s
    add x1, x1, x4, lsl #2
    cmp x0, #15
    bne .Lotherwise_626
    ldr q0, [x1]
    b .Lend_627
.Lotherwise_626:
    movi v0.4s, #0
    tst x2, #1
    beq .Lotherwise_628
    ld1 {v0.s}[0], [x1]
.Lotherwise_628:
    tst x2, #2
    beq .Lotherwise_629
    add x0, x1, #4
    ld1 {v0.s}[1], [x0]
.Lotherwise_629:
    tst x2, #4
    beq .Lotherwise_630
    add x0, x1, #8
    ld1 {v0.s}[2], [x0]
.Lotherwise_630:
    tst x2, #8
    beq .Lotherwise_631
    add x0, x1, #12
    ld1 {v0.s}[3], [x0]
.Lotherwise_631:
.Lend_627:
    ubfx x0, x2, #0, #4
    fadd v26.4s, v26.4s, v0.4s
    add x1, x1, x4, lsl #2
    cmp x0, #15
    bne .Lotherwise_632
    ldr q0, [x1]
    b .Lend_633
.Lotherwise_632:
    movi v0.4s, #0
    tst x2, #1
    beq .Lotherwise_634
    ld1 {v0.s}[0], [x1]
.Lotherwise_634:
    tst x2, #2
    beq .Lotherwise_635
    add x0, x1, #4
    ld1 {v0.s}[1], [x0]
.Lotherwise_635:
    tst x2, #4
    beq .Lotherwise_636
    add x0, x1, #8
    ld1 {v0.s}[2], [x0]
.Lotherwise_636:
    tst x2, #8
    beq .Lotherwise_637
    add x0, x1, #12
    ld1 {v0.s}[3], [x0]
.Lotherwise_637:
.Lend_633:
    fadd v27.4s, v27.4s, v0.4s
    b .Lend_638
.Lotherwise_607:
.Lend_638:
    ubfx x0, x2, #0, #4
    ldr s0, [x7, #40]
    dup v0.4s, v0.s[0]
    fmax v1.4s, v0.4s, v23.4s
    cmp x0, #15
    bne .Lotherwise_639
    str q1, [x8]
    b .Lend_640
.Lotherwise_639:
    tst x2, #1
    beq .Lotherwise_641
    st1 {v1.s}[0], [x8]
.Lotherwise_641:
    tst x2, #2
    beq .Lotherwise_642
    add x0, x8, #4
    st1 {v1.s}[1], [x0]
.Lotherwise_642:
    tst x2, #4
    beq .Lotherwise_643
    add x0, x8, #8
    st1 {v1.s}[2], [x0]
.Lotherwise_643:
    tst x2, #8
    beq .Lotherwise_644
    add x0, x8, #12
    st1 {v1.s}[3], [x0]
.Lotherwise_644:
.Lend_640:
    ubfx x0, x2, #0, #4
    add x8, x8, x4, lsl #2
    fmax v1.4s, v0.4s, v24.4s
    cmp x0, #15
    bne .Lotherwise_645
    str q1, [x8]
    b .Lend_646
.Lotherwise_645:
    tst x2, #1
    beq .Lotherwise_647
    st1 {v1.s}[0], [x8]
.Lotherwise_647:
    tst x2, #2
    beq .Lotherwise_648
    add x0, x8, #4
    st1 {v1.s}[1], [x0]
.Lotherwise_648:
    tst x2, #4
    beq .Lotherwise_649
    add x0, x8, #8
    st1 {v1.s}[2], [x0]
.Lotherwise_649:
    tst x2, #8
    beq .Lotherwise_650
    add x0, x8, #12
    st1 {v1.s}[3], [x0]
.Lotherwise_650:
.Lend_646:
    ubfx x0, x2, #0, #4
    add x8, x8, x4, lsl #2
    fmax v1.4s, v0.4s, v25.4s
    cmp x0, #15
    bne .Lotherwise_651
    str q1, [x8]
    b .Lend_652
.Lotherwise_651:
    tst x2, #1
    beq .Lotherwise_653
    st1 {v1.s}[0], [x8]
.Lotherwise_653:
    tst x2, #2
    beq .Lotherwise_654
    add x0, x8, #4
    st1 {v1.s}[1], [x0]
.Lotherwise_654:
    tst x2, #4
    beq .Lotherwise_655
    add x0, x8, #8
    st1 {v1.s}[2], [x0]
.Lotherwise_655:
    tst x2, #8
    beq .Lotherwise_656
    add x0, x8, #12
    st1 {v1.s}[3], [x0]
.Lotherwise_656:
.Lend_652:
    ubfx x0, x2, #0, #4
    add x8, x8, x4, lsl #2
    fmax v1.4s, v0.4s, v26.4s
    cmp x0, #15
    bne .Lotherwise_657
    str q1, [x8]
    b .Lend_658
.Lotherwise_657:
    tst x2, #1
    beq .Lotherwise_659
    st1 {v1.s}[0], [x8]
.Lotherwise_659:
    tst x2, #2
    beq .Lotherwise_660
    add x0, x8, #4
    st1 {v1.s}[1], [x0]
.Lotherwise_660:
    tst x2, #4
    beq .Lotherwise_661
    add x0, x8, #8
    st1 {v1.s}[2], [x0]
.Lotherwise_661:
    tst x2, #8
    beq .Lotherwise_662
    add x0, x8, #12
    st1 {v1.s}[3], [x0]
.Lotherwise_662:
.Lend_658:
    ubfx x0, x2, #0, #4
    add x8, x8, x4, lsl #2
    fmax v0.4s, v0.4s, v27.4s
    cmp x0, #15
    bne .Lotherwise_663
    str q0, [x8]
    b .Lend_664
.Lotherwise_663:
    tst x2, #1
    beq .Lotherwise_665
    st1 {v0.s}[0], [x8]
.Lotherwise_665:
    tst x2, #2
    beq .Lotherwise_666
    add x0, x8, #4
    st1 {v0.s}[1], [x0]
.Lotherwise_666:
    tst x2, #4
    beq .Lotherwise_667
    add x0, x8, #8
    st1 {v0.s}[2], [x0]
.Lotherwise_667:
    tst x2, #8
    beq .Lotherwise_668
    add x0, x8, #12
    st1 {v0.s}[3], [x0]
.Lotherwise_668:
.Lend_664:
    b .Lend_669
.Lotherwise_598:
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
    cbnz x0, .Lotherwise_670
    b .Lend_671
.Lotherwise_670:
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
.Lend_671:
    ldr x0, [x7, #24]
    lsr x1, x9, #4
    ubfx x2, x9, #0, #4
    cbz x1, .Lloop_end_672
.Lloop_673:
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
    cbnz x1, .Lloop_673
.Lloop_end_672:
    lsr x1, x2, #2
    ubfx x2, x2, #0, #2
    cbz x1, .Lloop_end_674
.Lloop_675:
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
    cbnz x1, .Lloop_675
.Lloop_end_674:
    cbz x2, .Lloop_end_676
.Lloop_677:
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
    cbnz x2, .Lloop_677
.Lloop_end_676:
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
    cbnz x1, .Lotherwise_678
    ubfx x0, x2, #0, #4
    mov x1, x8
    cmp x0, #15
    bne .Lotherwise_679
    ldr q0, [x1]
    b .Lend_680
.Lotherwise_679:
    movi v0.4s, #0
    tst x2, #1
    beq .Lotherwise_681
    ld1 {v0.s}[0], [x1]
.Lotherwise_681:
    tst x2, #2
    beq .Lotherwise_682
    add x0, x1, #4
    ld1 {v0.s}[1], [x0]
.Lotherwise_682:
    tst x2, #4
    beq .Lotherwise_683
    add x0, x1, #8
    ld1 {v0.s}[2], [x0]
.Lotherwise_683:
    tst x2, #8
    beq .Lotherwise_684
    add x0, x1, #12
    ld1 {v0.s}[3], [x0]
.Lotherwise_684:
.Lend_680:
    ubfx x0, x2, #4, #4
    fadd v9.4s, v9.4s, v0.4s
    cmp x0, #15
    bne .Lotherwise_685
    ldr q0, [x1, #16]
    b .Lend_686
.Lotherwise_685:
    movi v0.4s, #0
    tst x2, #16
    beq .Lotherwise_687
    add x0, x1, #16
    ld1 {v0.s}[0], [x0]
.Lotherwise_687:
    tst x2, #32
    beq .Lotherwise_688
    add x0, x1, #20
    ld1 {v0.s}[1], [x0]
.Lotherwise_688:
    tst x2, #64
    beq .Lotherwise_689
    add x0, x1, #24
    ld1 {v0.s}[2], [x0]
.Lotherwise_689:
    tst x2, #128
    beq .Lotherwise_690
    add x0, x1, #28
    ld1 {v0.s}[3], [x0]
.Lotherwise_690:
.Lend_686:
    ubfx x0, x2, #0, #4
    fadd v8.4s, v8.4s, v0.4s
    add x1, x1, x4, lsl #2
    cmp x0, #15
    bne .Lotherwise_691
    ldr q0, [x1]
    b .Lend_692
.Lotherwise_691:
    movi v0.4s, #0
    tst x2, #1
    beq .Lotherwise_693
    ld1 {v0.s}[0], [x1]
.Lotherwise_693:
    tst x2, #2
    beq .Lotherwise_694
    add x0, x1, #4
    ld1 {v0.s}[1], [x0]
.Lotherwise_694:
    tst x2, #4
    beq .Lotherwise_695
    add x0, x1, #8
    ld1 {v0.s}[2], [x0]
.Lotherwise_695:
    tst x2, #8
    beq .Lotherwise_696
    add x0, x1, #12
    ld1 {v0.s}[3], [x0]
.Lotherwise_696:
.Lend_692:
    ubfx x0, x2, #4, #4
    fadd v31.4s, v31.4s, v0.4s
    cmp x0, #15
    bne .Lotherwise_697
    ldr q0, [x1, #16]
    b .Lend_698
.Lotherwise_697:
    movi v0.4s, #0
    tst x2, #16
    beq .Lotherwise_699
    add x0, x1, #16
    ld1 {v0.s}[0], [x0]
.Lotherwise_699:
    tst x2, #32
    beq .Lotherwise_700
    add x0, x1, #20
    ld1 {v0.s}[1], [x0]
.Lotherwise_700:
    tst x2, #64
    beq .Lotherwise_701
    add x0, x1, #24
    ld1 {v0.s}[2], [x0]
.Lotherwise_701:
    tst x2, #128
    beq .Lotherwise_702
    add x0, x1, #28
    ld1 {v0.s}[3], [x0]
.Lotherwise_702:
.Lend_698:
    ubfx x0, x2, #0, #4
    fadd v30.4s, v30.4s, v0.4s
    add x1, x1, x4, lsl #2
    cmp x0, #15
    bne .Lotherwise_703
    ldr q0, [x1]
    b .Lend_704
.Lotherwise_703:
    movi v0.4s, #0
    tst x2, #1
    beq .Lotherwise_705
    ld1 {v0.s}[0], [x1]
.Lotherwise_705:
    tst x2, #2
    beq .Lotherwise_706
    add x0, x1, #4
    ld1 {v0.s}[1], [x0]
.Lotherwise_706:
    tst x2, #4
    beq .Lotherwise_707
    add x0, x1, #8
    ld1 {v0.s}[2], [x0]
.Lotherwise_707:
    tst x2, #8
    beq .Lotherwise_708
    add x0, x1, #12
    ld1 {v0.s}[3], [x0]
.Lotherwise_708:
.Lend_704:
    ubfx x0, x2, #4, #4
    fadd v29.4s, v29.4s, v0.4s
    cmp x0, #15
    bne .Lotherwise_709
    ldr q0, [x1, #16]
    b .Lend_710
.Lotherwise_709:
    movi v0.4s, #0
    tst x2, #16
    beq .Lotherwise_711
    add x0, x1, #16
    ld1 {v0.s}[0], [x0]
.Lotherwise_711:
    tst x2, #32
    beq .Lotherwise_712
    add x0, x1, #20
    ld1 {v0.s}[1], [x0]
.Lotherwise_712:
    tst x2, #64
    beq .Lotherwise_713
    add x0, x1, #24
    ld1 {v0.s}[2], [x0]
.Lotherwise_713:
    tst x2, #128
    beq .Lotherwise_714
    add x0, x1, #28
    ld1 {v0.s}[3], [x0]
.Lotherwise_714:
.Lend_710:
    ubfx x0, x2, #0, #4
    fadd v28.4s, v28.4s, v0.4s
    add x1, x1, x4, lsl #2
    cmp x0, #15
    bne .Lotherwise_715
    ldr q0, [x1]
    b .Lend_716
.Lotherwise_715:
    movi v0.4s, #0
    tst x2, #1
    beq .Lotherwise_717
    ld1 {v0.s}[0], [x1]
.Lotherwise_717:
    tst x2, #2
    beq .Lotherwise_718
    add x0, x1, #4
    ld1 {v0.s}[1], [x0]
.Lotherwise_718:
    tst x2, #4
    beq .Lotherwise_719
    add x0, x1, #8
    ld1 {v0.s}[2], [x0]
.Lotherwise_719:
    tst x2, #8
    beq .Lotherwise_720
    add x0, x1, #12
    ld1 {v0.s}[3], [x0]
.Lotherwise_720:
.Lend_716:
    ubfx x0, x2, #4, #4
    fadd v27.4s, v27.4s, v0.4s
    cmp x0, #15
    bne .Lotherwise_721
    ldr q0, [x1, #16]
    b .Lend_722
.Lotherwise_721:
    movi v0.4s, #0
    tst x2, #16
    beq .Lotherwise_723
    add x0, x1, #16
    ld1 {v0.s}[0], [x0]
.Lotherwise_723:
    tst x2, #32
    beq .Lotherwise_724
    add x0, x1, #20
    ld1 {v0.s}[1], [x0]
.Lotherwise_724:
    tst x2, #64
    beq .Lotherwise_725
    add x0, x1, #24
    ld1 {v0.s}[2], [x0]
.Lotherwise_725:
    tst x2, #128
    beq .Lotherwise_726
    add x0, x1, #28
    ld1 {v0.s}[3], [x0]
.Lotherwise_726:
.Lend_722:
    ubfx x0, x2, #0, #4
    fadd v26.4s, v26.4s, v0.4s
    add x1, x1, x4, lsl #2
    cmp x0, #15
    bne .Lotherwise_727
    ldr q0, [x1]
    b .Lend_728
.Lotherwise_727:
    movi v0.4s, #0
    tst x2, #1
    beq .Lotherwise_729
    ld1 {v0.s}[0], [x1]
.Lotherwise_729:
    tst x2, #2
    beq .Lotherwise_730
    add x0, x1, #4
    ld1 {v0.s}[1], [x0]
.Lotherwise_730:
    tst x2, #4
    beq .Lotherwise_731
    add x0, x1, #8
    ld1 {v0.s}[2], [x0]
.Lotherwise_731:
    tst x2, #8
    beq .Lotherwise_732
    add x0, x1, #12
    ld1 {v0.s}[3], [x0]
.Lotherwise_732:
.Lend_728:
    ubfx x0, x2, #4, #4
    fadd v25.4s, v25.4s, v0.4s
    cmp x0, #15
    bne .Lotherwise_733
    ldr q0, [x1, #16]
    b .Lend_734
.Lotherwise_733:
    movi v0.4s, #0
    tst x2, #16
    beq .Lotherwise_735
    add x0, x1, #16
    ld1 {v0.s}[0], [x0]
.Lotherwise_735:
    tst x2, #32
    beq .Lotherwise_736
    add x0, x1, #20
    ld1 {v0.s}[1], [x0]
.Lotherwise_736:
    tst x2, #64
    beq .Lotherwise_737
    add x0, x1, #24
    ld1 {v0.s}[2], [x0]
.Lotherwise_737:
    tst x2, #128
    beq .Lotherwise_738
    add x0, x1, #28
    ld1 {v0.s}[3], [x0]
.Lotherwise_738:
.Lend_734:
    fadd v24.4s, v24.4s, v0.4s
    b .Lend_739
.Lotherwise_678:
.Lend_739:
    ubfx x0, x2, #0, #4
    ldr s0, [x7, #40]
    dup v0.4s, v0.s[0]
    fmax v1.4s, v0.4s, v9.4s
    cmp x0, #15
    bne .Lotherwise_740
    str q1, [x8]
    b .Lend_741
.Lotherwise_740:
    tst x2, #1
    beq .Lotherwise_742
    st1 {v1.s}[0], [x8]
.Lotherwise_742:
    tst x2, #2
    beq .Lotherwise_743
    add x0, x8, #4
    st1 {v1.s}[1], [x0]
.Lotherwise_743:
    tst x2, #4
    beq .Lotherwise_744
    add x0, x8, #8
    st1 {v1.s}[2], [x0]
.Lotherwise_744:
    tst x2, #8
    beq .Lotherwise_745
    add x0, x8, #12
    st1 {v1.s}[3], [x0]
.Lotherwise_745:
.Lend_741:
    ubfx x0, x2, #4, #4
    fmax v1.4s, v0.4s, v8.4s
    cmp x0, #15
    bne .Lotherwise_746
    str q1, [x8, #16]
    b .Lend_747
.Lotherwise_746:
    tst x2, #16
    beq .Lotherwise_748
    add x0, x8, #16
    st1 {v1.s}[0], [x0]
.Lotherwise_748:
    tst x2, #32
    beq .Lotherwise_749
    add x0, x8, #20
    st1 {v1.s}[1], [x0]
.Lotherwise_749:
    tst x2, #64
    beq .Lotherwise_750
    add x0, x8, #24
    st1 {v1.s}[2], [x0]
.Lotherwise_750:
    tst x2, #128
    beq .Lotherwise_751
    add x0, x8, #28
    st1 {v1.s}[3], [x0]
.Lotherwise_751:
.Lend_747:
    ubfx x0, x2, #0, #4
    add x8, x8, x4, lsl #2
    fmax v1.4s, v0.4s, v31.4s
    cmp x0, #15
    bne .Lotherwise_752
    str q1, [x8]
    b .Lend_753
.Lotherwise_752:
    tst x2, #1
    beq .Lotherwise_754
    st1 {v1.s}[0], [x8]
.Lotherwise_754:
    tst x2, #2
    beq .Lotherwise_755
    add x0, x8, #4
    st1 {v1.s}[1], [x0]
.Lotherwise_755:
    tst x2, #4
    beq .Lotherwise_756
    add x0, x8, #8
    st1 {v1.s}[2], [x0]
.Lotherwise_756:
    tst x2, #8
    beq .Lotherwise_757
    add x0, x8, #12
    st1 {v1.s}[3], [x0]
.Lotherwise_757:
.Lend_753:
    ubfx x0, x2, #4, #4
    fmax v1.4s, v0.4s, v30.4s
    cmp x0, #15
    bne .Lotherwise_758
    str q1, [x8, #16]
    b .Lend_759
.Lotherwise_758:
    tst x2, #16
    beq .Lotherwise_760
    add x0, x8, #16
    st1 {v1.s}[0], [x0]
.Lotherwise_760:
    tst x2, #32
    beq .Lotherwise_761
    add x0, x8, #20
    st1 {v1.s}[1], [x0]
.Lotherwise_761:
    tst x2, #64
    beq .Lotherwise_762
    add x0, x8, #24
    st1 {v1.s}[2], [x0]
.Lotherwise_762:
    tst x2, #128
    beq .Lotherwise_763
    add x0, x8, #28
    st1 {v1.s}[3], [x0]
.Lotherwise_763:
.Lend_759:
    ubfx x0, x2, #0, #4
    add x8, x8, x4, lsl #2
    fmax v1.4s, v0.4s, v29.4s
    cmp x0, #15
    bne .Lotherwise_764
    str q1, [x8]
    b .Lend_765
.Lotherwise_764:
    tst x2, #1
    beq .Lotherwise_766
    st1 {v1.s}[0], [x8]
.Lotherwise_766:
    tst x2, #2
    beq .Lotherwise_767
    add x0, x8, #4
    st1 {v1.s}[1], [x0]
.Lotherwise_767:
    tst x2, #4
    beq .Lotherwise_768
    add x0, x8, #8
    st1 {v1.s}[2], [x0]
.Lotherwise_768:
    tst x2, #8
    beq .Lotherwise_769
    add x0, x8, #12
    st1 {v1.s}[3], [x0]
.Lotherwise_769:
.Lend_765:
    ubfx x0, x2, #4, #4
    fmax v1.4s, v0.4s, v28.4s
    cmp x0, #15
    bne .Lotherwise_770
    str q1, [x8, #16]
    b .Lend_771
.Lotherwise_770:
    tst x2, #16
    beq .Lotherwise_772
    add x0, x8, #16
    st1 {v1.s}[0], [x0]
.Lotherwise_772:
    tst x2, #32
    beq .Lotherwise_773
    add x0, x8, #20
    st1 {v1.s}[1], [x0]
.Lotherwise_773:
    tst x2, #64
    beq .Lotherwise_774
    add x0, x8, #24
    st1 {v1.s}[2], [x0]
.Lotherwise_774:
    tst x2, #128
    beq .Lotherwise_775
    add x0, x8, #28
    st1 {v1.s}[3], [x0]
.Lotherwise_775:
.Lend_771:
    ubfx x0, x2, #0, #4
    add x8, x8, x4, lsl #2
    fmax v1.4s, v0.4s, v27.4s
    cmp x0, #15
    bne .Lotherwise_776
    str q1, [x8]
    b .Lend_777
.Lotherwise_776:
    tst x2, #1
    beq .Lotherwise_778
    st1 {v1.s}[0], [x8]
.Lotherwise_778:
    tst x2, #2
    beq .Lotherwise_779
    add x0, x8, #4
    st1 {v1.s}[1], [x0]
.Lotherwise_779:
    tst x2, #4
    beq .Lotherwise_780
    add x0, x8, #8
    st1 {v1.s}[2], [x0]
.Lotherwise_780:
    tst x2, #8
    beq .Lotherwise_781
    add x0, x8, #12
    st1 {v1.s}[3], [x0]
.Lotherwise_781:
.Lend_777:
    ubfx x0, x2, #4, #4
    fmax v1.4s, v0.4s, v26.4s
    cmp x0, #15
    bne .Lotherwise_782
    str q1, [x8, #16]
    b .Lend_783
.Lotherwise_782:
    tst x2, #16
    beq .Lotherwise_784
    add x0, x8, #16
    st1 {v1.s}[0], [x0]
.Lotherwise_784:
    tst x2, #32
    beq .Lotherwise_785
    add x0, x8, #20
    st1 {v1.s}[1], [x0]
.Lotherwise_785:
    tst x2, #64
    beq .Lotherwise_786
    add x0, x8, #24
    st1 {v1.s}[2], [x0]
.Lotherwise_786:
    tst x2, #128
    beq .Lotherwise_787
    add x0, x8, #28
    st1 {v1.s}[3], [x0]
.Lotherwise_787:
.Lend_783:
    ubfx x0, x2, #0, #4
    add x8, x8, x4, lsl #2
    fmax v1.4s, v0.4s, v25.4s
    cmp x0, #15
    bne .Lotherwise_788
    str q1, [x8]
    b .Lend_789
.Lotherwise_788:
    tst x2, #1
    beq .Lotherwise_790
    st1 {v1.s}[0], [x8]
.Lotherwise_790:
    tst x2, #2
    beq .Lotherwise_791
    add x0, x8, #4
    st1 {v1.s}[1], [x0]
.Lotherwise_791:
    tst x2, #4
    beq .Lotherwise_792
    add x0, x8, #8
    st1 {v1.s}[2], [x0]
.Lotherwise_792:
    tst x2, #8
    beq .Lotherwise_793
    add x0, x8, #12
    st1 {v1.s}[3], [x0]
.Lotherwise_793:
.Lend_789:
    ubfx x0, x2, #4, #4
    fmax v0.4s, v0.4s, v24.4s
    cmp x0, #15
    bne .Lotherwise_794
    str q0, [x8, #16]
    b .Lend_795
.Lotherwise_794:
    tst x2, #16
    beq .Lotherwise_796
    add x0, x8, #16
    st1 {v0.s}[0], [x0]
.Lotherwise_796:
    tst x2, #32
    beq .Lotherwise_797
    add x0, x8, #20
    st1 {v0.s}[1], [x0]
.Lotherwise_797:
    tst x2, #64
    beq .Lotherwise_798
    add x0, x8, #24
    st1 {v0.s}[2], [x0]
.Lotherwise_798:
    tst x2, #128
    beq .Lotherwise_799
    add x0, x8, #28
    st1 {v0.s}[3], [x0]
.Lotherwise_799:
.Lend_795:
.Lend_669:
.Lend_597:
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
    cbz x5, .Lloop_end_800
.Lloop_801:
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
    cbnz x2, .Lotherwise_802
    b .Lend_803
.Lotherwise_802:
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
.Lend_803:
    cbnz x6, .Lotherwise_804
    mov x0, x9
    ldr x1, [x7, #24]
    mov x2, x10
    lsr x3, x0, #4
    ubfx x0, x0, #0, #4
    cbz x3, .Lloop_end_805
.Lloop_806:
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
    cbnz x3, .Lloop_806
.Lloop_end_805:
    lsr x3, x0, #2
    ubfx x0, x0, #0, #2
    cbz x3, .Lloop_end_807
.Lloop_808:
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
    cbnz x3, .Lloop_808
.Lloop_end_807:
    cbz x0, .Lloop_end_809
.Lloop_810:
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
    cbnz x0, .Lloop_810
.Lloop_end_809:
    b .Lend_811
.Lotherwise_804:
    cbnz x12, .Lotherwise_812
    mov x0, x9
    mov x1, x11
    mov x2, x10
    lsr x3, x0, #4
    ubfx x0, x0, #0, #4
    cbz x3, .Lloop_end_813
.Lloop_814:
    ld1 {v4.4s, v5.4s, v6.4s, v7.4s}, [x2], #64
    ldp q16, q17, [x1]
    sub x3, x3, #1
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
    cbnz x3, .Lloop_814
.Lloop_end_813:
    lsr x3, x0, #2
    ubfx x0, x0, #0, #2
    cbz x3, .Lloop_end_815
.Lloop_816:
    ld1 {v0.4s, v1.4s, v2.4s, v3.4s}, [x2], #64
    ldp q4, q5, [x1]
    sub x3, x3, #1
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
    cbnz x3, .Lloop_816
.Lloop_end_815:
    cbz x0, .Lloop_end_817
.Lloop_818:
    ldp q0, q1, [x1]
    ldr s2, [x2]
    sub x0, x0, #1
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
    cbnz x0, .Lloop_818
.Lloop_end_817:
    b .Lend_819
.Lotherwise_812:
    mov x0, x11
    mov x1, x10
    lsr x2, x9, #4
    ubfx x3, x9, #0, #4
    cbz x2, .Lloop_end_820
.Lloop_821:
    ldp q0, q1, [x0]
    prfm pldl1keep, [x0, #56]
    add x0, x0, x6, lsl #2
    sub x2, x2, #1
    prfm pldl1keep, [x0, #56]
    str q0, [x12]
    str q1, [x12, #16]
    ldp q17, q18, [x0]
    ldr s2, [x1]
    add x0, x0, x6, lsl #2
    ldr s3, [x1, #16]
    ldr s4, [x1, #32]
    ldr s5, [x1, #48]
    ldr s6, [x1, #64]
    ldr s7, [x1, #80]
    prfm pldl1keep, [x0, #56]
    str q17, [x12, #32]
    str q18, [x12, #48]
    fmla v11.4s, v0.4s, v2.s[0]
    fmla v10.4s, v1.4s, v2.s[0]
    ldp q20, q19, [x0]
    ldr s2, [x1, #4]
    add x0, x0, x6, lsl #2
    fmla v9.4s, v0.4s, v3.s[0]
    ldr s16, [x1, #20]
    fmla v8.4s, v1.4s, v3.s[0]
    fmla v31.4s, v0.4s, v4.s[0]
    ldr s3, [x1, #36]
    ldr s22, [x1, #52]
    fmla v30.4s, v1.4s, v4.s[0]
    fmla v29.4s, v0.4s, v5.s[0]
    ldr s4, [x1, #68]
    prfm pldl1keep, [x0, #56]
    fmla v28.4s, v1.4s, v5.s[0]
    fmla v27.4s, v0.4s, v6.s[0]
    ldr s23, [x1, #84]
    fmla v26.4s, v1.4s, v6.s[0]
    fmla v25.4s, v0.4s, v7.s[0]
    str q20, [x12, #64]
    str q19, [x12, #80]
    fmla v24.4s, v1.4s, v7.s[0]
    fmla v11.4s, v17.4s, v2.s[0]
    ldp q7, q21, [x0]
    ldr s0, [x1, #8]
    add x0, x0, x6, lsl #2
    fmla v10.4s, v18.4s, v2.s[0]
    ldr s2, [x1, #24]
    fmla v9.4s, v17.4s, v16.s[0]
    fmla v8.4s, v18.4s, v16.s[0]
    ldr s5, [x1, #40]
    ldr s6, [x1, #56]
    fmla v31.4s, v17.4s, v3.s[0]
    fmla v30.4s, v18.4s, v3.s[0]
    ldr s1, [x1, #72]
    prfm pldl1keep, [x0, #56]
    fmla v29.4s, v17.4s, v22.s[0]
    fmla v28.4s, v18.4s, v22.s[0]
    ldr s22, [x1, #88]
    fmla v27.4s, v17.4s, v4.s[0]
    fmla v26.4s, v18.4s, v4.s[0]
    str q7, [x12, #96]
    str q21, [x12, #112]
    fmla v25.4s, v17.4s, v23.s[0]
    fmla v24.4s, v18.4s, v23.s[0]
    ldp q16, q17, [x0]
    ldr s3, [x1, #12]
    add x0, x0, x6, lsl #2
    fmla v11.4s, v20.4s, v0.s[0]
    ldr s18, [x1, #28]
    fmla v10.4s, v19.4s, v0.s[0]
    fmla v9.4s, v20.4s, v2.s[0]
    ldr s4, [x1, #44]
    prfm pldl1keep, [x0, #56]
    fmla v8.4s, v19.4s, v2.s[0]
    fmla v31.4s, v20.4s, v5.s[0]
    ldr s0, [x1, #60]
    fmla v30.4s, v19.4s, v5.s[0]
    ldr s5, [x1, #76]
    fmla v29.4s, v20.4s, v6.s[0]
    fmla v28.4s, v19.4s, v6.s[0]
    ldr s23, [x1, #92]
    fmla v27.4s, v20.4s, v1.s[0]
    str q16, [x12, #128]
    str q17, [x12, #144]
    fmla v26.4s, v19.4s, v1.s[0]
    fmla v25.4s, v20.4s, v22.s[0]
    ldp q6, q20, [x0]
    add x0, x0, x6, lsl #2
    fmla v24.4s, v19.4s, v22.s[0]
    ldr s1, [x1, #128]
    ldr s2, [x1, #144]
    fmla v11.4s, v7.4s, v3.s[0]
    fmla v10.4s, v21.4s, v3.s[0]
    ldr s3, [x1, #160]
    prfm pldl1keep, [x0, #56]
    fmla v9.4s, v7.4s, v18.s[0]
    fmla v8.4s, v21.4s, v18.s[0]
    ldr s12, [x1, #176]
    fmla v31.4s, v7.4s, v4.s[0]
    fmla v30.4s, v21.4s, v4.s[0]
    ldr s13, [x1, #192]
    fmla v29.4s, v7.4s, v0.s[0]
    fmla v28.4s, v21.4s, v0.s[0]
    ldr s0, [x1, #208]
    str q6, [x12, #160]
    str q20, [x12, #176]
    fmla v27.4s, v7.4s, v5.s[0]
    fmla v26.4s, v21.4s, v5.s[0]
    ldr s4, [x1, #132]
    fmla v25.4s, v7.4s, v23.s[0]
    ldr s22, [x1, #148]
    fmla v24.4s, v21.4s, v23.s[0]
    ldp q18, q19, [x0]
    add x0, x0, x6, lsl #2
    fmla v11.4s, v16.4s, v1.s[0]
    fmla v10.4s, v17.4s, v1.s[0]
    ldr s23, [x1, #164]
    fmla v9.4s, v16.4s, v2.s[0]
    fmla v8.4s, v17.4s, v2.s[0]
    ldr s1, [x1, #180]
    prfm pldl1keep, [x0, #56]
    fmla v31.4s, v16.4s, v3.s[0]
    fmla v30.4s, v17.4s, v3.s[0]
    ldr s14, [x1, #196]
    fmla v29.4s, v16.4s, v12.s[0]
    fmla v28.4s, v17.4s, v12.s[0]
    ldr s2, [x1, #212]
    fmla v27.4s, v16.4s, v13.s[0]
    fmla v26.4s, v17.4s, v13.s[0]
    str q18, [x12, #192]
    str q19, [x12, #208]
    fmla v25.4s, v16.4s, v0.s[0]
    fmla v24.4s, v17.4s, v0.s[0]
    ldp q7, q21, [x0]
    ldr s0, [x1, #136]
    add x0, x0, x6, lsl #2
    fmla v11.4s, v6.4s, v4.s[0]
    ldr s3, [x1, #152]
    fmla v10.4s, v20.4s, v4.s[0]
    fmla v9.4s, v6.4s, v22.s[0]
    ldr s5, [x1, #168]
    prfm pldl1keep, [x0, #56]
    fmla v8.4s, v20.4s, v22.s[0]
    fmla v31.4s, v6.4s, v23.s[0]
    ldr s17, [x1, #184]
    fmla v30.4s, v20.4s, v23.s[0]
    ldr s22, [x1, #200]
    fmla v29.4s, v6.4s, v1.s[0]
    fmla v28.4s, v20.4s, v1.s[0]
    ldr s23, [x1, #216]
    fmla v27.4s, v6.4s, v14.s[0]
    str q7, [x12, #224]
    str q21, [x12, #240]
    fmla v26.4s, v20.4s, v14.s[0]
    fmla v25.4s, v6.4s, v2.s[0]
    ldp q6, q16, [x0]
    add x0, x0, x6, lsl #2
    fmla v24.4s, v20.4s, v2.s[0]
    ldr s1, [x1, #140]
    ldr s20, [x1, #156]
    fmla v11.4s, v18.4s, v0.s[0]
    fmla v10.4s, v19.4s, v0.s[0]
    ldr s2, [x1, #172]
    prfm pldl1keep, [x0, #56]
    fmla v9.4s, v18.4s, v3.s[0]
    fmla v8.4s, v19.4s, v3.s[0]
    ldr s4, [x1, #188]
    fmla v31.4s, v18.4s, v5.s[0]
    fmla v30.4s, v19.4s, v5.s[0]
    ldr s0, [x1, #204]
    fmla v29.4s, v18.4s, v17.s[0]
    fmla v28.4s, v19.4s, v17.s[0]
    ldr s5, [x1, #220]
    str q6, [x12, #256]
    str q16, [x12, #272]
    fmla v27.4s, v18.4s, v22.s[0]
    fmla v26.4s, v19.4s, v22.s[0]
    ldr s22, [x1, #256]
    fmla v25.4s, v18.4s, v23.s[0]
    ldr s12, [x1, #272]
    fmla v24.4s, v19.4s, v23.s[0]
    ldp q17, q18, [x0]
    add x0, x0, x6, lsl #2
    fmla v11.4s, v7.4s, v1.s[0]
    fmla v10.4s, v21.4s, v1.s[0]
    ldr s3, [x1, #288]
    fmla v9.4s, v7.4s, v20.s[0]
    fmla v8.4s, v21.4s, v20.s[0]
    ldr s19, [x1, #304]
    prfm pldl1keep, [x0, #56]
    fmla v31.4s, v7.4s, v2.s[0]
    fmla v30.4s, v21.4s, v2.s[0]
    ldr s2, [x1, #320]
    fmla v29.4s, v7.4s, v4.s[0]
    fmla v28.4s, v21.4s, v4.s[0]
    ldr s20, [x1, #336]
    fmla v27.4s, v7.4s, v0.s[0]
    fmla v26.4s, v21.4s, v0.s[0]
    str q17, [x12, #288]
    str q18, [x12, #304]
    fmla v25.4s, v7.4s, v5.s[0]
    fmla v24.4s, v21.4s, v5.s[0]
    ldp q5, q7, [x0]
    ldr s1, [x1, #260]
    add x0, x0, x6, lsl #2
    fmla v11.4s, v6.4s, v22.s[0]
    ldr s4, [x1, #276]
    fmla v10.4s, v16.4s, v22.s[0]
    fmla v9.4s, v6.4s, v12.s[0]
    ldr s21, [x1, #292]
    prfm pldl1keep, [x0, #56]
    fmla v8.4s, v16.4s, v12.s[0]
    fmla v31.4s, v6.4s, v3.s[0]
    ldr s0, [x1, #308]
    fmla v30.4s, v16.4s, v3.s[0]
    ldr s3, [x1, #324]
    fmla v29.4s, v6.4s, v19.s[0]
    fmla v28.4s, v16.4s, v19.s[0]
    ldr s22, [x1, #340]
    fmla v27.4s, v6.4s, v2.s[0]
    str q5, [x12, #320]
    str q7, [x12, #336]
    fmla v26.4s, v16.4s, v2.s[0]
    fmla v25.4s, v6.4s, v20.s[0]
    ldp q6, q19, [x0]
    add x0, x0, x6, lsl #2
    fmla v24.4s, v16.4s, v20.s[0]
    ldr s2, [x1, #264]
    ldr s16, [x1, #280]
    fmla v11.4s, v17.4s, v1.s[0]
    fmla v10.4s, v18.4s, v1.s[0]
    ldr s20, [x1, #296]
    prfm pldl1keep, [x0, #56]
    fmla v9.4s, v17.4s, v4.s[0]
    fmla v8.4s, v18.4s, v4.s[0]
    ldr s1, [x1, #312]
    fmla v31.4s, v17.4s, v21.s[0]
    fmla v30.4s, v18.4s, v21.s[0]
    ldr s21, [x1, #328]
    fmla v29.4s, v17.4s, v0.s[0]
    fmla v28.4s, v18.4s, v0.s[0]
    ldr s0, [x1, #344]
    str q6, [x12, #352]
    str q19, [x12, #368]
    fmla v27.4s, v17.4s, v3.s[0]
    fmla v26.4s, v18.4s, v3.s[0]
    ldr s3, [x1, #268]
    fmla v25.4s, v17.4s, v22.s[0]
    ldr s4, [x1, #284]
    fmla v24.4s, v18.4s, v22.s[0]
    ldp q17, q18, [x0]
    add x0, x0, x6, lsl #2
    fmla v11.4s, v5.4s, v2.s[0]
    fmla v10.4s, v7.4s, v2.s[0]
    ldr s22, [x1, #300]
    fmla v9.4s, v5.4s, v16.s[0]
    fmla v8.4s, v7.4s, v16.s[0]
    ldr s2, [x1, #316]
    prfm pldl1keep, [x0, #56]
    fmla v31.4s, v5.4s, v20.s[0]
    fmla v30.4s, v7.4s, v20.s[0]
    ldr s16, [x1, #332]
    fmla v29.4s, v5.4s, v1.s[0]
    fmla v28.4s, v7.4s, v1.s[0]
    ldr s23, [x1, #348]
    fmla v27.4s, v5.4s, v21.s[0]
    fmla v26.4s, v7.4s, v21.s[0]
    str q17, [x12, #384]
    str q18, [x12, #400]
    fmla v25.4s, v5.4s, v0.s[0]
    fmla v24.4s, v7.4s, v0.s[0]
    ldp q5, q20, [x0]
    ldr s12, [x1, #384]
    add x0, x0, x6, lsl #2
    fmla v11.4s, v6.4s, v3.s[0]
    ldr s0, [x1, #400]
    fmla v10.4s, v19.4s, v3.s[0]
    fmla v9.4s, v6.4s, v4.s[0]
    ldr s1, [x1, #416]
    prfm pldl1keep, [x0, #56]
    fmla v8.4s, v19.4s, v4.s[0]
    fmla v31.4s, v6.4s, v22.s[0]
    ldr s3, [x1, #432]
    fmla v30.4s, v19.4s, v22.s[0]
    ldr s21, [x1, #448]
    fmla v29.4s, v6.4s, v2.s[0]
    fmla v28.4s, v19.4s, v2.s[0]
    ldr s22, [x1, #464]
    fmla v27.4s, v6.4s, v16.s[0]
    str q5, [x12, #416]
    str q20, [x12, #432]
    fmla v26.4s, v19.4s, v16.s[0]
    fmla v25.4s, v6.4s, v23.s[0]
    ldp q7, q16, [x0]
    add x0, x0, x6, lsl #2
    fmla v24.4s, v19.4s, v23.s[0]
    ldr s19, [x1, #388]
    ldr s23, [x1, #404]
    fmla v11.4s, v17.4s, v12.s[0]
    fmla v10.4s, v18.4s, v12.s[0]
    ldr s4, [x1, #420]
    fmla v9.4s, v17.4s, v0.s[0]
    fmla v8.4s, v18.4s, v0.s[0]
    ldr s0, [x1, #436]
    fmla v31.4s, v17.4s, v1.s[0]
    fmla v30.4s, v18.4s, v1.s[0]
    ldr s2, [x1, #452]
    prfm pldl1keep, [x0, #56]
    fmla v29.4s, v17.4s, v3.s[0]
    fmla v28.4s, v18.4s, v3.s[0]
    ldr s1, [x1, #468]
    str q7, [x12, #448]
    str q16, [x12, #464]
    fmla v27.4s, v17.4s, v21.s[0]
    fmla v26.4s, v18.4s, v21.s[0]
    ldr s3, [x1, #392]
    fmla v25.4s, v17.4s, v22.s[0]
    ldr s17, [x1, #408]
    fmla v24.4s, v18.4s, v22.s[0]
    ldp q6, q18, [x0]
    fmla v11.4s, v5.4s, v19.s[0]
    fmla v10.4s, v20.4s, v19.s[0]
    ldr s19, [x1, #424]
    fmla v9.4s, v5.4s, v23.s[0]
    fmla v8.4s, v20.4s, v23.s[0]
    ldr s21, [x1, #440]
    add x0, x0, x6, lsl #2
    fmla v31.4s, v5.4s, v4.s[0]
    fmla v30.4s, v20.4s, v4.s[0]
    ldr s22, [x1, #456]
    fmla v29.4s, v5.4s, v0.s[0]
    fmla v28.4s, v20.4s, v0.s[0]
    ldr s0, [x1, #472]
    fmla v27.4s, v5.4s, v2.s[0]
    fmla v26.4s, v20.4s, v2.s[0]
    str q6, [x12, #480]
    str q18, [x12, #496]
    fmla v25.4s, v5.4s, v1.s[0]
    fmla v24.4s, v20.4s, v1.s[0]
    ldr s1, [x1, #396]
    ldr s2, [x1, #412]
    fmla v11.4s, v7.4s, v3.s[0]
    fmla v10.4s, v16.4s, v3.s[0]
    ldr s3, [x1, #428]
    ldr s4, [x1, #444]
    fmla v9.4s, v7.4s, v17.s[0]
    fmla v8.4s, v16.4s, v17.s[0]
    ldr s5, [x1, #460]
    ldr s17, [x1, #476]
    fmla v31.4s, v7.4s, v19.s[0]
    fmla v30.4s, v16.4s, v19.s[0]
    fmla v29.4s, v7.4s, v21.s[0]
    fmla v28.4s, v16.4s, v21.s[0]
    add x1, x1, #512
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
    cbnz x2, .Lloop_821
.Lloop_end_820:
    lsr x2, x3, #2
    ubfx x3, x3, #0, #2
    cbz x2, .Lloop_end_822
.Lloop_823:
    ldp q0, q1, [x0]
    prfm pldl1keep, [x0, #56]
    add x0, x0, x6, lsl #2
    sub x2, x2, #1
    prfm pldl1keep, [x0, #56]
    str q0, [x12]
    str q1, [x12, #16]
    ldp q20, q21, [x0]
    ldr s2, [x1]
    add x0, x0, x6, lsl #2
    ldr s3, [x1, #16]
    ldr s4, [x1, #32]
    ldr s5, [x1, #48]
    ldr s6, [x1, #64]
    ldr s7, [x1, #80]
    prfm pldl1keep, [x0, #56]
    str q20, [x12, #32]
    str q21, [x12, #48]
    fmla v11.4s, v0.4s, v2.s[0]
    fmla v10.4s, v1.4s, v2.s[0]
    ldp q17, q18, [x0]
    ldr s2, [x1, #4]
    add x0, x0, x6, lsl #2
    fmla v9.4s, v0.4s, v3.s[0]
    ldr s16, [x1, #20]
    fmla v8.4s, v1.4s, v3.s[0]
    fmla v31.4s, v0.4s, v4.s[0]
    ldr s3, [x1, #36]
    ldr s19, [x1, #52]
    fmla v30.4s, v1.4s, v4.s[0]
    fmla v29.4s, v0.4s, v5.s[0]
    ldr s4, [x1, #68]
    fmla v28.4s, v1.4s, v5.s[0]
    ldr s23, [x1, #84]
    fmla v27.4s, v0.4s, v6.s[0]
    fmla v26.4s, v1.4s, v6.s[0]
    fmla v25.4s, v0.4s, v7.s[0]
    prfm pldl1keep, [x0, #56]
    str q17, [x12, #64]
    str q18, [x12, #80]
    fmla v24.4s, v1.4s, v7.s[0]
    fmla v11.4s, v20.4s, v2.s[0]
    ldp q7, q22, [x0]
    ldr s0, [x1, #8]
    fmla v10.4s, v21.4s, v2.s[0]
    fmla v9.4s, v20.4s, v16.s[0]
    ldr s5, [x1, #24]
    fmla v8.4s, v21.4s, v16.s[0]
    fmla v31.4s, v20.4s, v3.s[0]
    add x0, x0, x6, lsl #2
    ldr s6, [x1, #40]
    ldr s16, [x1, #56]
    fmla v30.4s, v21.4s, v3.s[0]
    fmla v29.4s, v20.4s, v19.s[0]
    ldr s12, [x1, #72]
    fmla v28.4s, v21.4s, v19.s[0]
    ldr s1, [x1, #88]
    fmla v27.4s, v20.4s, v4.s[0]
    fmla v26.4s, v21.4s, v4.s[0]
    fmla v25.4s, v20.4s, v23.s[0]
    str q7, [x12, #96]
    str q22, [x12, #112]
    fmla v24.4s, v21.4s, v23.s[0]
    fmla v11.4s, v17.4s, v0.s[0]
    ldr s2, [x1, #12]
    ldr s3, [x1, #28]
    fmla v10.4s, v18.4s, v0.s[0]
    fmla v9.4s, v17.4s, v5.s[0]
    ldr s0, [x1, #44]
    ldr s4, [x1, #60]
    fmla v8.4s, v18.4s, v5.s[0]
    fmla v31.4s, v17.4s, v6.s[0]
    ldr s5, [x1, #76]
    ldr s19, [x1, #92]
    fmla v30.4s, v18.4s, v6.s[0]
    fmla v29.4s, v17.4s, v16.s[0]
    fmla v28.4s, v18.4s, v16.s[0]
    fmla v27.4s, v17.4s, v12.s[0]
    add x1, x1, #128
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
    cbnz x2, .Lloop_823
.Lloop_end_822:
    cbz x3, .Lloop_end_824
.Lloop_825:
    ldp q0, q1, [x0]
    sub x3, x3, #1
    prfm pldl1keep, [x0, #56]
    add x0, x0, x6, lsl #2
    str q0, [x12]
    str q1, [x12, #16]
    add x12, x12, #32
    ldr s2, [x1]
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
    cbnz x3, .Lloop_825
.Lloop_end_824:
.Lend_819:
    add x11, x11, #32
.Lend_811:
    ldr x0, [x7, #16]
    ldr x1, [x7]
    cbnz x0, .Lotherwise_826
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
    b .Lend_827
.Lotherwise_826:
.Lend_827:
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
    cbnz x5, .Lloop_801
.Lloop_end_800:
    ldr x0, [x7, #8]
    ubfx x0, x0, #0, #3
    cbnz x0, .Lotherwise_828
    b .Lend_829
.Lotherwise_828:
    sub x0, x0, #1
    lsr x0, x0, #2
    cbnz x0, .Lotherwise_830
    ldr x0, [x7, #16]
    movi v22.4s, #0
    movi v23.4s, #0
    movi v24.4s, #0
    movi v25.4s, #0
    movi v26.4s, #0
    movi v27.4s, #0
    cbnz x0, .Lotherwise_831
    b .Lend_832
.Lotherwise_831:
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
.Lend_832:
    ldr x0, [x7, #24]
    lsr x1, x9, #4
    ubfx x2, x9, #0, #4
    cbz x1, .Lloop_end_833
.Lloop_834:
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
    cbnz x1, .Lloop_834
.Lloop_end_833:
    lsr x1, x2, #2
    ubfx x2, x2, #0, #2
    cbz x1, .Lloop_end_835
.Lloop_836:
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
    cbnz x1, .Lloop_836
.Lloop_end_835:
    cbz x2, .Lloop_end_837
.Lloop_838:
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
    cbnz x2, .Lloop_838
.Lloop_end_837:
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
    cbnz x1, .Lotherwise_839
    ubfx x0, x2, #0, #4
    mov x1, x8
    cmp x0, #15
    bne .Lotherwise_840
    ldr q0, [x1]
    b .Lend_841
.Lotherwise_840:
    movi v0.4s, #0
    tst x2, #1
    beq .Lotherwise_842
    ld1 {v0.s}[0], [x1]
.Lotherwise_842:
    tst x2, #2
    beq .Lotherwise_843
    add x0, x1, #4
    ld1 {v0.s}[1], [x0]
.Lotherwise_843:
    tst x2, #4
    beq .Lotherwise_844
    add x0, x1, #8
    ld1 {v0.s}[2], [x0]
.Lotherwise_844:
    tst x2, #8
    beq .Lotherwise_845
    add x0, x1, #12
    ld1 {v0.s}[3], [x0]
.Lotherwise_845:
.Lend_841:
    ubfx x0, x2, #0, #4
    fadd v22.4s, v22.4s, v0.4s
    add x1, x1, x4, lsl #2
    cmp x0, #15
    bne .Lotherwise_846
    ldr q0, [x1]
    b .Lend_847
.Lotherwise_846:
    movi v0.4s, #0
    tst x2, #1
    beq .Lotherwise_848
    ld1 {v0.s}[0], [x1]
.Lotherwise_848:
    tst x2, #2
    beq .Lotherwise_849
    add x0, x1, #4
    ld1 {v0.s}[1], [x0]
.Lotherwise_849:
    tst x2, #4
    beq .Lotherwise_850
    add x0, x1, #8
    ld1 {v0.s}[2], [x0]
.Lotherwise_850:
    tst x2, #8
    beq .Lotherwise_851
    add x0, x1, #12
    ld1 {v0.s}[3], [x0]
.Lotherwise_851:
.Lend_847:
    ubfx x0, x2, #0, #4
    fadd v23.4s, v23.4s, v0.4s
    add x1, x1, x4, lsl #2
    cmp x0, #15
    bne .Lotherwise_852
    ldr q0, [x1]
    b .Lend_853
.Lotherwise_852:
    movi v0.4s, #0
    tst x2, #1
    beq .Lotherwise_854
    ld1 {v0.s}[0], [x1]
.Lotherwise_854:
    tst x2, #2
    beq .Lotherwise_855
    add x0, x1, #4
    ld1 {v0.s}[1], [x0]
.Lotherwise_855:
    tst x2, #4
    beq .Lotherwise_856
    add x0, x1, #8
    ld1 {v0.s}[2], [x0]
.Lotherwise_856:
    tst x2, #8
    beq .Lotherwise_857
    add x0, x1, #12
    ld1 {v0.s}[3], [x0]
.Lotherwise_857:
.Lend_853:
    ubfx x0, x2, #0, #4
    fadd v24.4s, v24.4s, v0.4s
    add x1, x1, x4, lsl #2
    cmp x0, #15
    bne .Lotherwise_858
    ldr q0, [x1]
    b .Lend_859
.Lotherwise_858:
    movi v0.4s, #0
    tst x2, #1
    beq .Lotherwise_860
    ld1 {v0.s}[0], [x1]
.Lotherwise_860:
    tst x2, #2
    beq .Lotherwise_861
    add x0, x1, #4
    ld1 {v0.s}[1], [x0]
.Lotherwise_861:
    tst x2, #4
    beq .Lotherwise_862
    add x0, x1, #8
    ld1 {v0.s}[2], [x0]
.Lotherwise_862:
    tst x2, #8
    beq .Lotherwise_863
    add x0, x1, #12
    ld1 {v0.s}[3], [x0]
.Lotherwise_863:
.Lend_859:
    ubfx x0, x2, #0, #4
    fadd v25.4s, v25.4s, v0.4s
    add x1, x1, x4, lsl #2
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
    fadd v26.4s, v26.4s, v0.4s
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
    fadd v27.4s, v27.4s, v0.4s
    b .Lend_876
.Lotherwise_839:
.Lend_876:
    ubfx x0, x2, #0, #4
    ldr s0, [x7, #40]
    dup v0.4s, v0.s[0]
    fmax v1.4s, v0.4s, v22.4s
    cmp x0, #15
    bne .Lotherwise_877
    str q1, [x8]
    b .Lend_878
.Lotherwise_877:
    tst x2, #1
    beq .Lotherwise_879
    st1 {v1.s}[0], [x8]
.Lotherwise_879:
    tst x2, #2
    beq .Lotherwise_880
    add x0, x8, #4
    st1 {v1.s}[1], [x0]
.Lotherwise_880:
    tst x2, #4
    beq .Lotherwise_881
    add x0, x8, #8
    st1 {v1.s}[2], [x0]
.Lotherwise_881:
    tst x2, #8
    beq .Lotherwise_882
    add x0, x8, #12
    st1 {v1.s}[3], [x0]
.Lotherwise_882:
.Lend_878:
    ubfx x0, x2, #0, #4
    add x8, x8, x4, lsl #2
    fmax v1.4s, v0.4s, v23.4s
    cmp x0, #15
    bne .Lotherwise_883
    str q1, [x8]
    b .Lend_884
.Lotherwise_883:
    tst x2, #1
    beq .Lotherwise_885
    st1 {v1.s}[0], [x8]
.Lotherwise_885:
    tst x2, #2
    beq .Lotherwise_886
    add x0, x8, #4
    st1 {v1.s}[1], [x0]
.Lotherwise_886:
    tst x2, #4
    beq .Lotherwise_887
    add x0, x8, #8
    st1 {v1.s}[2], [x0]
.Lotherwise_887:
    tst x2, #8
    beq .Lotherwise_888
    add x0, x8, #12
    st1 {v1.s}[3], [x0]
.Lotherwise_888:
.Lend_884:
    ubfx x0, x2, #0, #4
    add x8, x8, x4, lsl #2
    fmax v1.4s, v0.4s, v24.4s
    cmp x0, #15
    bne .Lotherwise_889
    str q1, [x8]
    b .Lend_890
.Lotherwise_889:
    tst x2, #1
    beq .Lotherwise_891
    st1 {v1.s}[0], [x8]
.Lotherwise_891:
    tst x2, #2
    beq .Lotherwise_892
    add x0, x8, #4
    st1 {v1.s}[1], [x0]
.Lotherwise_892:
    tst x2, #4
    beq .Lotherwise_893
    add x0, x8, #8
    st1 {v1.s}[2], [x0]
.Lotherwise_893:
    tst x2, #8
    beq .Lotherwise_894
    add x0, x8, #12
    st1 {v1.s}[3], [x0]
.Lotherwise_894:
.Lend_890:
    ubfx x0, x2, #0, #4
    add x8, x8, x4, lsl #2
    fmax v1.4s, v0.4s, v25.4s
    cmp x0, #15
    bne .Lotherwise_895
    str q1, [x8]
    b .Lend_896
.Lotherwise_895:
    tst x2, #1
    beq .Lotherwise_897
    st1 {v1.s}[0], [x8]
.Lotherwise_897:
    tst x2, #2
    beq .Lotherwise_898
    add x0, x8, #4
    st1 {v1.s}[1], [x0]
.Lotherwise_898:
    tst x2, #4
    beq .Lotherwise_899
    add x0, x8, #8
    st1 {v1.s}[2], [x0]
.Lotherwise_899:
    tst x2, #8
    beq .Lotherwise_900
    add x0, x8, #12
    st1 {v1.s}[3], [x0]
.Lotherwise_900:
.Lend_896:
    ubfx x0, x2, #0, #4
    add x8, x8, x4, lsl #2
    fmax v1.4s, v0.4s, v26.4s
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
    fmax v0.4s, v0.4s, v27.4s
    cmp x0, #15
    bne .Lotherwise_907
    str q0, [x8]
    b .Lend_908
.Lotherwise_907:
    tst x2, #1
    beq .Lotherwise_909
    st1 {v0.s}[0], [x8]
.Lotherwise_909:
    tst x2, #2
    beq .Lotherwise_910
    add x0, x8, #4
    st1 {v0.s}[1], [x0]
.Lotherwise_910:
    tst x2, #4
    beq .Lotherwise_911
    add x0, x8, #8
    st1 {v0.s}[2], [x0]
.Lotherwise_911:
    tst x2, #8
    beq .Lotherwise_912
    add x0, x8, #12
    st1 {v0.s}[3], [x0]
.Lotherwise_912:
.Lend_908:
    b .Lend_913
.Lotherwise_830:
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
    cbnz x0, .Lotherwise_914
    b .Lend_915
.Lotherwise_914:
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
.Lend_915:
    ldr x0, [x7, #24]
    lsr x1, x9, #4
    ubfx x2, x9, #0, #4
    cbz x1, .Lloop_end_916
.Lloop_917:
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
    cbnz x1, .Lloop_917
.Lloop_end_916:
    lsr x1, x2, #2
    ubfx x2, x2, #0, #2
    cbz x1, .Lloop_end_918
.Lloop_919:
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
    cbnz x1, .Lloop_919
.Lloop_end_918:
    cbz x2, .Lloop_end_920
.Lloop_921:
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
    cbnz x2, .Lloop_921
.Lloop_end_920:
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
    cbnz x1, .Lotherwise_922
    ubfx x0, x2, #0, #4
    mov x1, x8
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
    fadd v11.4s, v11.4s, v0.4s
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
    fadd v10.4s, v10.4s, v0.4s
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
    fadd v9.4s, v9.4s, v0.4s
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
    ubfx x0, x2, #0, #4
    fadd v8.4s, v8.4s, v0.4s
    add x1, x1, x4, lsl #2
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
    fadd v31.4s, v31.4s, v0.4s
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
    fadd v30.4s, v30.4s, v0.4s
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
    fadd v29.4s, v29.4s, v0.4s
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
    fadd v28.4s, v28.4s, v0.4s
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
    fadd v27.4s, v27.4s, v0.4s
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
    fadd v26.4s, v26.4s, v0.4s
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
    fadd v25.4s, v25.4s, v0.4s
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
    fadd v24.4s, v24.4s, v0.4s
    b .Lend_995
.Lotherwise_922:
.Lend_995:
    ubfx x0, x2, #0, #4
    ldr s0, [x7, #40]
    dup v0.4s, v0.s[0]
    fmax v1.4s, v0.4s, v11.4s
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
    fmax v1.4s, v0.4s, v10.4s
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
    fmax v1.4s, v0.4s, v9.4s
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
    fmax v1.4s, v0.4s, v8.4s
    cmp x0, #15
    bne .Lotherwise_1014
    str q1, [x8, #16]
    b .Lend_1015
.Lotherwise_1014:
    tst x2, #16
    beq .Lotherwise_1016
    add x0, x8, #16
    st1 {v1.s}[0], [x0]
.Lotherwise_1016:
    tst x2, #32
    beq .Lotherwise_1017
    add x0, x8, #20
    st1 {v1.s}[1], [x0]
.Lotherwise_1017:
    tst x2, #64
    beq .Lotherwise_1018
    add x0, x8, #24
    st1 {v1.s}[2], [x0]
.Lotherwise_1018:
    tst x2, #128
    beq .Lotherwise_1019
    add x0, x8, #28
    st1 {v1.s}[3], [x0]
.Lotherwise_1019:
.Lend_1015:
    ubfx x0, x2, #0, #4
    add x8, x8, x4, lsl #2
    fmax v1.4s, v0.4s, v31.4s
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
    fmax v1.4s, v0.4s, v30.4s
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
    fmax v1.4s, v0.4s, v29.4s
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
    fmax v1.4s, v0.4s, v28.4s
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
    fmax v1.4s, v0.4s, v27.4s
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
    fmax v1.4s, v0.4s, v26.4s
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
    fmax v1.4s, v0.4s, v25.4s
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
    fmax v0.4s, v0.4s, v24.4s
    cmp x0, #15
    bne .Lotherwise_1062
    str q0, [x8, #16]
    b .Lend_1063
.Lotherwise_1062:
    tst x2, #16
    beq .Lotherwise_1064
    add x0, x8, #16
    st1 {v0.s}[0], [x0]
.Lotherwise_1064:
    tst x2, #32
    beq .Lotherwise_1065
    add x0, x8, #20
    st1 {v0.s}[1], [x0]
.Lotherwise_1065:
    tst x2, #64
    beq .Lotherwise_1066
    add x0, x8, #24
    st1 {v0.s}[2], [x0]
.Lotherwise_1066:
    tst x2, #128
    beq .Lotherwise_1067
    add x0, x8, #28
    st1 {v0.s}[3], [x0]
.Lotherwise_1067:
.Lend_1063:
.Lend_913:
.Lend_829:
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
    cbz x5, .Lloop_end_1068
.Lloop_1069:
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
    cbnz x2, .Lotherwise_1070
    b .Lend_1071
.Lotherwise_1070:
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
.Lend_1071:
    cbnz x6, .Lotherwise_1072
    mov x0, x9
    ldr x1, [x7, #24]
    mov x2, x10
    lsr x3, x0, #4
    ubfx x0, x0, #0, #4
    cbz x3, .Lloop_end_1073
.Lloop_1074:
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
    cbnz x3, .Lloop_1074
.Lloop_end_1073:
    lsr x3, x0, #2
    ubfx x0, x0, #0, #2
    cbz x3, .Lloop_end_1075
.Lloop_1076:
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
    cbnz x3, .Lloop_1076
.Lloop_end_1075:
    cbz x0, .Lloop_end_1077
.Lloop_1078:
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
    cbnz x0, .Lloop_1078
.Lloop_end_1077:
    b .Lend_1079
.Lotherwise_1072:
    cbnz x12, .Lotherwise_1080
    mov x0, x9
    mov x1, x11
    mov x2, x10
    lsr x3, x0, #4
    ubfx x0, x0, #0, #4
    cbz x3, .Lloop_end_1081
.Lloop_1082:
    ld1 {v0.4s, v1.4s, v2.4s, v3.4s}, [x2], #64
    ldp q4, q5, [x1]
    sub x3, x3, #1
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
    cbnz x3, .Lloop_1082
.Lloop_end_1081:
    lsr x3, x0, #2
    ubfx x0, x0, #0, #2
    cbz x3, .Lloop_end_1083
.Lloop_1084:
    ld1 {v0.4s, v1.4s, v2.4s, v3.4s}, [x2], #64
    ldp q4, q5, [x1]
    sub x3, x3, #1
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
    cbnz x3, .Lloop_1084
.Lloop_end_1083:
    cbz x0, .Lloop_end_1085
.Lloop_1086:
    ldp q0, q1, [x1]
    ldr s2, [x2]
    sub x0, x0, #1
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
    cbnz x0, .Lloop_1086
.Lloop_end_1085:
    b .Lend_1087
.Lotherwise_1080:
    mov x0, x11
    mov x1, x10
    lsr x2, x9, #4
    ubfx x3, x9, #0, #4
    cbz x2, .Lloop_end_1088
.Lloop_1089:
    ldp q0, q1, [x0]
    prfm pldl1keep, [x0, #56]
    add x0, x0, x6, lsl #2
    sub x2, x2, #1
    prfm pldl1keep, [x0, #56]
    str q0, [x12]
    str q1, [x12, #16]
    ldp q16, q17, [x0]
    ldr s2, [x1]
    add x0, x0, x6, lsl #2
    ldr s3, [x1, #16]
    ldr s4, [x1, #32]
    ldr s5, [x1, #48]
    ldr s6, [x1, #64]
    ldr s7, [x1, #80]
    prfm pldl1keep, [x0, #56]
    fmla v13.4s, v0.4s, v2.s[0]
    fmla v12.4s, v1.4s, v2.s[0]
    ldr s2, [x1, #96]
    str q16, [x12, #32]
    str q17, [x12, #48]
    fmla v11.4s, v0.4s, v3.s[0]
    fmla v10.4s, v1.4s, v3.s[0]
    ldr s3, [x1, #4]
    fmla v9.4s, v0.4s, v4.s[0]
    fmla v8.4s, v1.4s, v4.s[0]
    ldr s4, [x1, #20]
    fmla v31.4s, v0.4s, v5.s[0]
    fmla v30.4s, v1.4s, v5.s[0]
    ldr s5, [x1, #36]
    fmla v29.4s, v0.4s, v6.s[0]
    fmla v28.4s, v1.4s, v6.s[0]
    ldr s6, [x1, #52]
    fmla v27.4s, v0.4s, v7.s[0]
    fmla v26.4s, v1.4s, v7.s[0]
    ldr s7, [x1, #68]
    fmla v25.4s, v0.4s, v2.s[0]
    ldr s0, [x1, #84]
    fmla v24.4s, v1.4s, v2.s[0]
    ldp q18, q19, [x0]
    add x0, x0, x6, lsl #2
    fmla v13.4s, v16.4s, v3.s[0]
    fmla v12.4s, v17.4s, v3.s[0]
    ldr s1, [x1, #100]
    prfm pldl1keep, [x0, #56]
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
    ldp q6, q7, [x0]
    ldr s2, [x1, #8]
    add x0, x0, x6, lsl #2
    fmla v27.4s, v16.4s, v0.s[0]
    ldr s3, [x1, #24]
    fmla v26.4s, v17.4s, v0.s[0]
    fmla v25.4s, v16.4s, v1.s[0]
    ldr s0, [x1, #40]
    ldr s4, [x1, #56]
    fmla v24.4s, v17.4s, v1.s[0]
    ldr s1, [x1, #72]
    ldr s5, [x1, #88]
    prfm pldl1keep, [x0, #56]
    fmla v13.4s, v18.4s, v2.s[0]
    fmla v12.4s, v19.4s, v2.s[0]
    ldr s2, [x1, #104]
    str q6, [x12, #96]
    str q7, [x12, #112]
    fmla v11.4s, v18.4s, v3.s[0]
    fmla v10.4s, v19.4s, v3.s[0]
    ldr s3, [x1, #12]
    fmla v9.4s, v18.4s, v0.s[0]
    fmla v8.4s, v19.4s, v0.s[0]
    ldr s0, [x1, #28]
    fmla v31.4s, v18.4s, v4.s[0]
    fmla v30.4s, v19.4s, v4.s[0]
    ldr s4, [x1, #44]
    fmla v29.4s, v18.4s, v1.s[0]
    fmla v28.4s, v19.4s, v1.s[0]
    ldr s1, [x1, #60]
    fmla v27.4s, v18.4s, v5.s[0]
    fmla v26.4s, v19.4s, v5.s[0]
    ldr s5, [x1, #76]
    fmla v25.4s, v18.4s, v2.s[0]
    ldr s16, [x1, #92]
    fmla v24.4s, v19.4s, v2.s[0]
    ldp q17, q18, [x0]
    add x0, x0, x6, lsl #2
    fmla v13.4s, v6.4s, v3.s[0]
    fmla v12.4s, v7.4s, v3.s[0]
    ldr s2, [x1, #108]
    prfm pldl1keep, [x0, #56]
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
    ldp q19, q20, [x0]
    ldr s0, [x1, #128]
    add x0, x0, x6, lsl #2
    fmla v27.4s, v6.4s, v16.s[0]
    ldr s1, [x1, #144]
    fmla v26.4s, v7.4s, v16.s[0]
    fmla v25.4s, v6.4s, v2.s[0]
    ldr s3, [x1, #160]
    ldr s4, [x1, #176]
    fmla v24.4s, v7.4s, v2.s[0]
    ldr s2, [x1, #192]
    ldr s5, [x1, #208]
    prfm pldl1keep, [x0, #56]
    fmla v13.4s, v17.4s, v0.s[0]
    fmla v12.4s, v18.4s, v0.s[0]
    ldr s0, [x1, #224]
    str q19, [x12, #160]
    str q20, [x12, #176]
    fmla v11.4s, v17.4s, v1.s[0]
    fmla v10.4s, v18.4s, v1.s[0]
    ldr s1, [x1, #132]
    fmla v9.4s, v17.4s, v3.s[0]
    fmla v8.4s, v18.4s, v3.s[0]
    ldr s3, [x1, #148]
    fmla v31.4s, v17.4s, v4.s[0]
    fmla v30.4s, v18.4s, v4.s[0]
    ldr s4, [x1, #164]
    fmla v29.4s, v17.4s, v2.s[0]
    fmla v28.4s, v18.4s, v2.s[0]
    ldr s2, [x1, #180]
    fmla v27.4s, v17.4s, v5.s[0]
    fmla v26.4s, v18.4s, v5.s[0]
    ldr s5, [x1, #196]
    fmla v25.4s, v17.4s, v0.s[0]
    ldr s6, [x1, #212]
    fmla v24.4s, v18.4s, v0.s[0]
    ldp q7, q16, [x0]
    add x0, x0, x6, lsl #2
    fmla v13.4s, v19.4s, v1.s[0]
    fmla v12.4s, v20.4s, v1.s[0]
    ldr s0, [x1, #228]
    prfm pldl1keep, [x0, #56]
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
    ldp q17, q18, [x0]
    ldr s1, [x1, #136]
    add x0, x0, x6, lsl #2
    fmla v27.4s, v19.4s, v6.s[0]
    ldr s2, [x1, #152]
    fmla v26.4s, v20.4s, v6.s[0]
    fmla v25.4s, v19.4s, v0.s[0]
    ldr s3, [x1, #168]
    ldr s4, [x1, #184]
    fmla v24.4s, v20.4s, v0.s[0]
    ldr s0, [x1, #200]
    ldr s5, [x1, #216]
    prfm pldl1keep, [x0, #56]
    fmla v13.4s, v7.4s, v1.s[0]
    fmla v12.4s, v16.4s, v1.s[0]
    ldr s1, [x1, #232]
    str q17, [x12, #224]
    str q18, [x12, #240]
    fmla v11.4s, v7.4s, v2.s[0]
    fmla v10.4s, v16.4s, v2.s[0]
    ldr s2, [x1, #140]
    fmla v9.4s, v7.4s, v3.s[0]
    fmla v8.4s, v16.4s, v3.s[0]
    ldr s3, [x1, #156]
    fmla v31.4s, v7.4s, v4.s[0]
    fmla v30.4s, v16.4s, v4.s[0]
    ldr s4, [x1, #172]
    fmla v29.4s, v7.4s, v0.s[0]
    fmla v28.4s, v16.4s, v0.s[0]
    ldr s0, [x1, #188]
    fmla v27.4s, v7.4s, v5.s[0]
    fmla v26.4s, v16.4s, v5.s[0]
    ldr s5, [x1, #204]
    fmla v25.4s, v7.4s, v1.s[0]
    ldr s6, [x1, #220]
    fmla v24.4s, v16.4s, v1.s[0]
    ldp q7, q16, [x0]
    add x0, x0, x6, lsl #2
    fmla v13.4s, v17.4s, v2.s[0]
    fmla v12.4s, v18.4s, v2.s[0]
    ldr s1, [x1, #236]
    prfm pldl1keep, [x0, #56]
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
    ldp q19, q20, [x0]
    ldr s0, [x1, #256]
    add x0, x0, x6, lsl #2
    fmla v27.4s, v17.4s, v6.s[0]
    ldr s2, [x1, #272]
    fmla v26.4s, v18.4s, v6.s[0]
    fmla v25.4s, v17.4s, v1.s[0]
    ldr s3, [x1, #288]
    ldr s4, [x1, #304]
    fmla v24.4s, v18.4s, v1.s[0]
    ldr s1, [x1, #320]
    ldr s5, [x1, #336]
    prfm pldl1keep, [x0, #56]
    fmla v13.4s, v7.4s, v0.s[0]
    fmla v12.4s, v16.4s, v0.s[0]
    ldr s0, [x1, #352]
    str q19, [x12, #288]
    str q20, [x12, #304]
    fmla v11.4s, v7.4s, v2.s[0]
    fmla v10.4s, v16.4s, v2.s[0]
    ldr s2, [x1, #260]
    fmla v9.4s, v7.4s, v3.s[0]
    fmla v8.4s, v16.4s, v3.s[0]
    ldr s3, [x1, #276]
    fmla v31.4s, v7.4s, v4.s[0]
    fmla v30.4s, v16.4s, v4.s[0]
    ldr s4, [x1, #292]
    fmla v29.4s, v7.4s, v1.s[0]
    fmla v28.4s, v16.4s, v1.s[0]
    ldr s1, [x1, #308]
    fmla v27.4s, v7.4s, v5.s[0]
    fmla v26.4s, v16.4s, v5.s[0]
    ldr s5, [x1, #324]
    fmla v25.4s, v7.4s, v0.s[0]
    ldr s6, [x1, #340]
    fmla v24.4s, v16.4s, v0.s[0]
    ldp q7, q16, [x0]
    add x0, x0, x6, lsl #2
    fmla v13.4s, v19.4s, v2.s[0]
    fmla v12.4s, v20.4s, v2.s[0]
    ldr s0, [x1, #356]
    prfm pldl1keep, [x0, #56]
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
    ldp q17, q18, [x0]
    ldr s1, [x1, #264]
    add x0, x0, x6, lsl #2
    fmla v27.4s, v19.4s, v6.s[0]
    ldr s2, [x1, #280]
    fmla v26.4s, v20.4s, v6.s[0]
    fmla v25.4s, v19.4s, v0.s[0]
    ldr s3, [x1, #296]
    ldr s4, [x1, #312]
    fmla v24.4s, v20.4s, v0.s[0]
    ldr s0, [x1, #328]
    ldr s5, [x1, #344]
    prfm pldl1keep, [x0, #56]
    fmla v13.4s, v7.4s, v1.s[0]
    fmla v12.4s, v16.4s, v1.s[0]
    ldr s1, [x1, #360]
    str q17, [x12, #352]
    str q18, [x12, #368]
    fmla v11.4s, v7.4s, v2.s[0]
    fmla v10.4s, v16.4s, v2.s[0]
    ldr s2, [x1, #268]
    fmla v9.4s, v7.4s, v3.s[0]
    fmla v8.4s, v16.4s, v3.s[0]
    ldr s3, [x1, #284]
    fmla v31.4s, v7.4s, v4.s[0]
    fmla v30.4s, v16.4s, v4.s[0]
    ldr s4, [x1, #300]
    fmla v29.4s, v7.4s, v0.s[0]
    fmla v28.4s, v16.4s, v0.s[0]
    ldr s0, [x1, #316]
    fmla v27.4s, v7.4s, v5.s[0]
    fmla v26.4s, v16.4s, v5.s[0]
    ldr s5, [x1, #332]
    fmla v25.4s, v7.4s, v1.s[0]
    ldr s6, [x1, #348]
    fmla v24.4s, v16.4s, v1.s[0]
    ldp q7, q16, [x0]
    add x0, x0, x6, lsl #2
    fmla v13.4s, v17.4s, v2.s[0]
    fmla v12.4s, v18.4s, v2.s[0]
    ldr s1, [x1, #364]
    prfm pldl1keep, [x0, #56]
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
    ldp q19, q20, [x0]
    ldr s0, [x1, #384]
    add x0, x0, x6, lsl #2
    fmla v27.4s, v17.4s, v6.s[0]
    ldr s2, [x1, #400]
    fmla v26.4s, v18.4s, v6.s[0]
    fmla v25.4s, v17.4s, v1.s[0]
    ldr s3, [x1, #416]
    ldr s4, [x1, #432]
    fmla v24.4s, v18.4s, v1.s[0]
    ldr s1, [x1, #448]
    ldr s5, [x1, #464]
    prfm pldl1keep, [x0, #56]
    fmla v13.4s, v7.4s, v0.s[0]
    fmla v12.4s, v16.4s, v0.s[0]
    ldr s0, [x1, #480]
    str q19, [x12, #416]
    str q20, [x12, #432]
    fmla v11.4s, v7.4s, v2.s[0]
    fmla v10.4s, v16.4s, v2.s[0]
    ldr s2, [x1, #388]
    fmla v9.4s, v7.4s, v3.s[0]
    fmla v8.4s, v16.4s, v3.s[0]
    ldr s3, [x1, #404]
    fmla v31.4s, v7.4s, v4.s[0]
    fmla v30.4s, v16.4s, v4.s[0]
    ldr s4, [x1, #420]
    fmla v29.4s, v7.4s, v1.s[0]
    fmla v28.4s, v16.4s, v1.s[0]
    ldr s1, [x1, #436]
    fmla v27.4s, v7.4s, v5.s[0]
    fmla v26.4s, v16.4s, v5.s[0]
    ldr s5, [x1, #452]
    fmla v25.4s, v7.4s, v0.s[0]
    ldr s6, [x1, #468]
    fmla v24.4s, v16.4s, v0.s[0]
    ldp q7, q16, [x0]
    add x0, x0, x6, lsl #2
    fmla v13.4s, v19.4s, v2.s[0]
    fmla v12.4s, v20.4s, v2.s[0]
    ldr s0, [x1, #484]
    fmla v11.4s, v19.4s, v3.s[0]
    fmla v10.4s, v20.4s, v3.s[0]
    prfm pldl1keep, [x0, #56]
    fmla v9.4s, v19.4s, v4.s[0]
    fmla v8.4s, v20.4s, v4.s[0]
    fmla v31.4s, v19.4s, v1.s[0]
    fmla v30.4s, v20.4s, v1.s[0]
    str q7, [x12, #448]
    str q16, [x12, #464]
    fmla v29.4s, v19.4s, v5.s[0]
    fmla v28.4s, v20.4s, v5.s[0]
    ldp q17, q18, [x0]
    ldr s1, [x1, #392]
    fmla v27.4s, v19.4s, v6.s[0]
    fmla v26.4s, v20.4s, v6.s[0]
    ldr s2, [x1, #408]
    fmla v25.4s, v19.4s, v0.s[0]
    fmla v24.4s, v20.4s, v0.s[0]
    add x0, x0, x6, lsl #2
    ldr s0, [x1, #424]
    ldr s3, [x1, #440]
    ldr s4, [x1, #456]
    ldr s5, [x1, #472]
    fmla v13.4s, v7.4s, v1.s[0]
    fmla v12.4s, v16.4s, v1.s[0]
    ldr s1, [x1, #488]
    str q17, [x12, #480]
    str q18, [x12, #496]
    fmla v11.4s, v7.4s, v2.s[0]
    fmla v10.4s, v16.4s, v2.s[0]
    ldr s2, [x1, #396]
    fmla v9.4s, v7.4s, v0.s[0]
    fmla v8.4s, v16.4s, v0.s[0]
    ldr s0, [x1, #412]
    fmla v31.4s, v7.4s, v3.s[0]
    fmla v30.4s, v16.4s, v3.s[0]
    ldr s3, [x1, #428]
    add x12, x12, #512
    fmla v29.4s, v7.4s, v4.s[0]
    fmla v28.4s, v16.4s, v4.s[0]
    ldr s4, [x1, #444]
    fmla v27.4s, v7.4s, v5.s[0]
    fmla v26.4s, v16.4s, v5.s[0]
    ldr s5, [x1, #460]
    fmla v25.4s, v7.4s, v1.s[0]
    ldr s6, [x1, #476]
    fmla v24.4s, v16.4s, v1.s[0]
    ldr s1, [x1, #492]
    fmla v13.4s, v17.4s, v2.s[0]
    fmla v12.4s, v18.4s, v2.s[0]
    add x1, x1, #512
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
    cbnz x2, .Lloop_1089
.Lloop_end_1088:
    lsr x2, x3, #2
    ubfx x3, x3, #0, #2
    cbz x2, .Lloop_end_1090
.Lloop_1091:
    ldp q0, q1, [x0]
    prfm pldl1keep, [x0, #56]
    add x0, x0, x6, lsl #2
    sub x2, x2, #1
    prfm pldl1keep, [x0, #56]
    str q0, [x12]
    str q1, [x12, #16]
    ldp q16, q17, [x0]
    ldr s2, [x1]
    add x0, x0, x6, lsl #2
    ldr s3, [x1, #16]
    ldr s4, [x1, #32]
    ldr s5, [x1, #48]
    ldr s6, [x1, #64]
    ldr s7, [x1, #80]
    prfm pldl1keep, [x0, #56]
    fmla v13.4s, v0.4s, v2.s[0]
    fmla v12.4s, v1.4s, v2.s[0]
    ldr s2, [x1, #96]
    str q16, [x12, #32]
    str q17, [x12, #48]
    fmla v11.4s, v0.4s, v3.s[0]
    fmla v10.4s, v1.4s, v3.s[0]
    ldr s3, [x1, #4]
    fmla v9.4s, v0.4s, v4.s[0]
    fmla v8.4s, v1.4s, v4.s[0]
    ldr s4, [x1, #20]
    fmla v31.4s, v0.4s, v5.s[0]
    fmla v30.4s, v1.4s, v5.s[0]
    ldr s5, [x1, #36]
    fmla v29.4s, v0.4s, v6.s[0]
    fmla v28.4s, v1.4s, v6.s[0]
    ldr s6, [x1, #52]
    fmla v27.4s, v0.4s, v7.s[0]
    fmla v26.4s, v1.4s, v7.s[0]
    ldr s7, [x1, #68]
    fmla v25.4s, v0.4s, v2.s[0]
    ldr s0, [x1, #84]
    fmla v24.4s, v1.4s, v2.s[0]
    ldp q18, q19, [x0]
    add x0, x0, x6, lsl #2
    fmla v13.4s, v16.4s, v3.s[0]
    fmla v12.4s, v17.4s, v3.s[0]
    ldr s1, [x1, #100]
    fmla v11.4s, v16.4s, v4.s[0]
    fmla v10.4s, v17.4s, v4.s[0]
    prfm pldl1keep, [x0, #56]
    fmla v9.4s, v16.4s, v5.s[0]
    fmla v8.4s, v17.4s, v5.s[0]
    fmla v31.4s, v16.4s, v6.s[0]
    fmla v30.4s, v17.4s, v6.s[0]
    str q18, [x12, #64]
    str q19, [x12, #80]
    fmla v29.4s, v16.4s, v7.s[0]
    fmla v28.4s, v17.4s, v7.s[0]
    ldp q6, q7, [x0]
    ldr s2, [x1, #8]
    fmla v27.4s, v16.4s, v0.s[0]
    fmla v26.4s, v17.4s, v0.s[0]
    ldr s0, [x1, #24]
    fmla v25.4s, v16.4s, v1.s[0]
    fmla v24.4s, v17.4s, v1.s[0]
    add x0, x0, x6, lsl #2
    ldr s1, [x1, #40]
    ldr s3, [x1, #56]
    ldr s4, [x1, #72]
    ldr s5, [x1, #88]
    fmla v13.4s, v18.4s, v2.s[0]
    fmla v12.4s, v19.4s, v2.s[0]
    ldr s2, [x1, #104]
    str q6, [x12, #96]
    str q7, [x12, #112]
    fmla v11.4s, v18.4s, v0.s[0]
    fmla v10.4s, v19.4s, v0.s[0]
    ldr s0, [x1, #12]
    fmla v9.4s, v18.4s, v1.s[0]
    fmla v8.4s, v19.4s, v1.s[0]
    ldr s1, [x1, #28]
    fmla v31.4s, v18.4s, v3.s[0]
    fmla v30.4s, v19.4s, v3.s[0]
    ldr s3, [x1, #44]
    add x12, x12, #128
    fmla v29.4s, v18.4s, v4.s[0]
    fmla v28.4s, v19.4s, v4.s[0]
    ldr s4, [x1, #60]
    fmla v27.4s, v18.4s, v5.s[0]
    fmla v26.4s, v19.4s, v5.s[0]
    ldr s5, [x1, #76]
    fmla v25.4s, v18.4s, v2.s[0]
    ldr s16, [x1, #92]
    fmla v24.4s, v19.4s, v2.s[0]
    ldr s2, [x1, #108]
    fmla v13.4s, v6.4s, v0.s[0]
    fmla v12.4s, v7.4s, v0.s[0]
    add x1, x1, #128
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
    cbnz x2, .Lloop_1091
.Lloop_end_1090:
    cbz x3, .Lloop_end_1092
.Lloop_1093:
    ldp q0, q1, [x0]
    sub x3, x3, #1
    prfm pldl1keep, [x0, #56]
    add x0, x0, x6, lsl #2
    str q0, [x12]
    str q1, [x12, #16]
    add x12, x12, #32
    ldr s2, [x1]
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
    cbnz x3, .Lloop_1093
.Lloop_end_1092:
.Lend_1087:
    add x11, x11, #32
.Lend_1079:
    ldr x0, [x7, #16]
    ldr x1, [x7]
    cbnz x0, .Lotherwise_1094
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
    b .Lend_1095
.Lotherwise_1094:
.Lend_1095:
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
    cbnz x5, .Lloop_1069
.Lloop_end_1068:
    ldr x0, [x7, #8]
    ubfx x0, x0, #0, #3
    cbnz x0, .Lotherwise_1096
    b .Lend_1097
.Lotherwise_1096:
    sub x0, x0, #1
    lsr x0, x0, #2
    cbnz x0, .Lotherwise_1098
    ldr x0, [x7, #16]
    movi v21.4s, #0
    movi v22.4s, #0
    movi v23.4s, #0
    movi v24.4s, #0
    movi v25.4s, #0
    movi v26.4s, #0
    movi v27.4s, #0
    cbnz x0, .Lotherwise_1099
    b .Lend_1100
.Lotherwise_1099:
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
.Lend_1100:
    ldr x0, [x7, #24]
    lsr x1, x9, #4
    ubfx x2, x9, #0, #4
    cbz x1, .Lloop_end_1101
.Lloop_1102:
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
    cbnz x1, .Lloop_1102
.Lloop_end_1101:
    lsr x1, x2, #2
    ubfx x2, x2, #0, #2
    cbz x1, .Lloop_end_1103
.Lloop_1104:
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
    cbnz x1, .Lloop_1104
.Lloop_end_1103:
    cbz x2, .Lloop_end_1105
.Lloop_1106:
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
    cbnz x2, .Lloop_1106
.Lloop_end_1105:
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
    cbnz x1, .Lotherwise_1107
    ubfx x0, x2, #0, #4
    mov x1, x8
    cmp x0, #15
    bne .Lotherwise_1108
    ldr q0, [x1]
    b .Lend_1109
.Lotherwise_1108:
    movi v0.4s, #0
    tst x2, #1
    beq .Lotherwise_1110
    ld1 {v0.s}[0], [x1]
.Lotherwise_1110:
    tst x2, #2
    beq .Lotherwise_1111
    add x0, x1, #4
    ld1 {v0.s}[1], [x0]
.Lotherwise_1111:
    tst x2, #4
    beq .Lotherwise_1112
    add x0, x1, #8
    ld1 {v0.s}[2], [x0]
.Lotherwise_1112:
    tst x2, #8
    beq .Lotherwise_1113
    add x0, x1, #12
    ld1 {v0.s}[3], [x0]
.Lotherwise_1113:
.Lend_1109:
    ubfx x0, x2, #0, #4
    fadd v21.4s, v21.4s, v0.4s
    add x1, x1, x4, lsl #2
    cmp x0, #15
    bne .Lotherwise_1114
    ldr q0, [x1]
    b .Lend_1115
.Lotherwise_1114:
    movi v0.4s, #0
    tst x2, #1
    beq .Lotherwise_1116
    ld1 {v0.s}[0], [x1]
.Lotherwise_1116:
    tst x2, #2
    beq .Lotherwise_1117
    add x0, x1, #4
    ld1 {v0.s}[1], [x0]
.Lotherwise_1117:
    tst x2, #4
    beq .Lotherwise_1118
    add x0, x1, #8
    ld1 {v0.s}[2], [x0]
.Lotherwise_1118:
    tst x2, #8
    beq .Lotherwise_1119
    add x0, x1, #12
    ld1 {v0.s}[3], [x0]
.Lotherwise_1119:
.Lend_1115:
    ubfx x0, x2, #0, #4
    fadd v22.4s, v22.4s, v0.4s
    add x1, x1, x4, lsl #2
    cmp x0, #15
    bne .Lotherwise_1120
    ldr q0, [x1]
    b .Lend_1121
.Lotherwise_1120:
    movi v0.4s, #0
    tst x2, #1
    beq .Lotherwise_1122
    ld1 {v0.s}[0], [x1]
.Lotherwise_1122:
    tst x2, #2
    beq .Lotherwise_1123
    add x0, x1, #4
    ld1 {v0.s}[1], [x0]
.Lotherwise_1123:
    tst x2, #4
    beq .Lotherwise_1124
    add x0, x1, #8
    ld1 {v0.s}[2], [x0]
.Lotherwise_1124:
    tst x2, #8
    beq .Lotherwise_1125
    add x0, x1, #12
    ld1 {v0.s}[3], [x0]
.Lotherwise_1125:
.Lend_1121:
    ubfx x0, x2, #0, #4
    fadd v23.4s, v23.4s, v0.4s
    add x1, x1, x4, lsl #2
    cmp x0, #15
    bne .Lotherwise_1126
    ldr q0, [x1]
    b .Lend_1127
.Lotherwise_1126:
    movi v0.4s, #0
    tst x2, #1
    beq .Lotherwise_1128
    ld1 {v0.s}[0], [x1]
.Lotherwise_1128:
    tst x2, #2
    beq .Lotherwise_1129
    add x0, x1, #4
    ld1 {v0.s}[1], [x0]
.Lotherwise_1129:
    tst x2, #4
    beq .Lotherwise_1130
    add x0, x1, #8
    ld1 {v0.s}[2], [x0]
.Lotherwise_1130:
    tst x2, #8
    beq .Lotherwise_1131
    add x0, x1, #12
    ld1 {v0.s}[3], [x0]
.Lotherwise_1131:
.Lend_1127:
    ubfx x0, x2, #0, #4
    fadd v24.4s, v24.4s, v0.4s
    add x1, x1, x4, lsl #2
    cmp x0, #15
    bne .Lotherwise_1132
    ldr q0, [x1]
    b .Lend_1133
.Lotherwise_1132:
    movi v0.4s, #0
    tst x2, #1
    beq .Lotherwise_1134
    ld1 {v0.s}[0], [x1]
.Lotherwise_1134:
    tst x2, #2
    beq .Lotherwise_1135
    add x0, x1, #4
    ld1 {v0.s}[1], [x0]
.Lotherwise_1135:
    tst x2, #4
    beq .Lotherwise_1136
    add x0, x1, #8
    ld1 {v0.s}[2], [x0]
.Lotherwise_1136:
    tst x2, #8
    beq .Lotherwise_1137
    add x0, x1, #12
    ld1 {v0.s}[3], [x0]
.Lotherwise_1137:
.Lend_1133:
    ubfx x0, x2, #0, #4
    fadd v25.4s, v25.4s, v0.4s
    add x1, x1, x4, lsl #2
    cmp x0, #15
    bne .Lotherwise_1138
    ldr q0, [x1]
    b .Lend_1139
.Lotherwise_1138:
    movi v0.4s, #0
    tst x2, #1
    beq .Lotherwise_1140
    ld1 {v0.s}[0], [x1]
.Lotherwise_1140:
    tst x2, #2
    beq .Lotherwise_1141
    add x0, x1, #4
    ld1 {v0.s}[1], [x0]
.Lotherwise_1141:
    tst x2, #4
    beq .Lotherwise_1142
    add x0, x1, #8
    ld1 {v0.s}[2], [x0]
.Lotherwise_1142:
    tst x2, #8
    beq .Lotherwise_1143
    add x0, x1, #12
    ld1 {v0.s}[3], [x0]
.Lotherwise_1143:
.Lend_1139:
    ubfx x0, x2, #0, #4
    fadd v26.4s, v26.4s, v0.4s
    add x1, x1, x4, lsl #2
    cmp x0, #15
    bne .Lotherwise_1144
    ldr q0, [x1]
    b .Lend_1145
.Lotherwise_1144:
    movi v0.4s, #0
    tst x2, #1
    beq .Lotherwise_1146
    ld1 {v0.s}[0], [x1]
.Lotherwise_1146:
    tst x2, #2
    beq .Lotherwise_1147
    add x0, x1, #4
    ld1 {v0.s}[1], [x0]
.Lotherwise_1147:
    tst x2, #4
    beq .Lotherwise_1148
    add x0, x1, #8
    ld1 {v0.s}[2], [x0]
.Lotherwise_1148:
    tst x2, #8
    beq .Lotherwise_1149
    add x0, x1, #12
    ld1 {v0.s}[3], [x0]
.Lotherwise_1149:
.Lend_1145:
    fadd v27.4s, v27.4s, v0.4s
    b .Lend_1150
.Lotherwise_1107:
.Lend_1150:
    ubfx x0, x2, #0, #4
    ldr s0, [x7, #40]
    dup v0.4s, v0.s[0]
    fmax v1.4s, v0.4s, v21.4s
    cmp x0, #15
    bne .Lotherwise_1151
    str q1, [x8]
    b .Lend_1152
.Lotherwise_1151:
    tst x2, #1
    beq .Lotherwise_1153
    st1 {v1.s}[0], [x8]
.Lotherwise_1153:
    tst x2, #2
    beq .Lotherwise_1154
    add x0, x8, #4
    st1 {v1.s}[1], [x0]
.Lotherwise_1154:
    tst x2, #4
    beq .Lotherwise_1155
    add x0, x8, #8
    st1 {v1.s}[2], [x0]
.Lotherwise_1155:
    tst x2, #8
    beq .Lotherwise_1156
    add x0, x8, #12
    st1 {v1.s}[3], [x0]
.Lotherwise_1156:
.Lend_1152:
    ubfx x0, x2, #0, #4
    add x8, x8, x4, lsl #2
    fmax v1.4s, v0.4s, v22.4s
    cmp x0, #15
    bne .Lotherwise_1157
    str q1, [x8]
    b .Lend_1158
.Lotherwise_1157:
    tst x2, #1
    beq .Lotherwise_1159
    st1 {v1.s}[0], [x8]
.Lotherwise_1159:
    tst x2, #2
    beq .Lotherwise_1160
    add x0, x8, #4
    st1 {v1.s}[1], [x0]
.Lotherwise_1160:
    tst x2, #4
    beq .Lotherwise_1161
    add x0, x8, #8
    st1 {v1.s}[2], [x0]
.Lotherwise_1161:
    tst x2, #8
    beq .Lotherwise_1162
    add x0, x8, #12
    st1 {v1.s}[3], [x0]
.Lotherwise_1162:
.Lend_1158:
    ubfx x0, x2, #0, #4
    add x8, x8, x4, lsl #2
    fmax v1.4s, v0.4s, v23.4s
    cmp x0, #15
    bne .Lotherwise_1163
    str q1, [x8]
    b .Lend_1164
.Lotherwise_1163:
    tst x2, #1
    beq .Lotherwise_1165
    st1 {v1.s}[0], [x8]
.Lotherwise_1165:
    tst x2, #2
    beq .Lotherwise_1166
    add x0, x8, #4
    st1 {v1.s}[1], [x0]
.Lotherwise_1166:
    tst x2, #4
    beq .Lotherwise_1167
    add x0, x8, #8
    st1 {v1.s}[2], [x0]
.Lotherwise_1167:
    tst x2, #8
    beq .Lotherwise_1168
    add x0, x8, #12
    st1 {v1.s}[3], [x0]
.Lotherwise_1168:
.Lend_1164:
    ubfx x0, x2, #0, #4
    add x8, x8, x4, lsl #2
    fmax v1.4s, v0.4s, v24.4s
    cmp x0, #15
    bne .Lotherwise_1169
    str q1, [x8]
    b .Lend_1170
.Lotherwise_1169:
    tst x2, #1
    beq .Lotherwise_1171
    st1 {v1.s}[0], [x8]
.Lotherwise_1171:
    tst x2, #2
    beq .Lotherwise_1172
    add x0, x8, #4
    st1 {v1.s}[1], [x0]
.Lotherwise_1172:
    tst x2, #4
    beq .Lotherwise_1173
    add x0, x8, #8
    st1 {v1.s}[2], [x0]
.Lotherwise_1173:
    tst x2, #8
    beq .Lotherwise_1174
    add x0, x8, #12
    st1 {v1.s}[3], [x0]
.Lotherwise_1174:
.Lend_1170:
    ubfx x0, x2, #0, #4
    add x8, x8, x4, lsl #2
    fmax v1.4s, v0.4s, v25.4s
    cmp x0, #15
    bne .Lotherwise_1175
    str q1, [x8]
    b .Lend_1176
.Lotherwise_1175:
    tst x2, #1
    beq .Lotherwise_1177
    st1 {v1.s}[0], [x8]
.Lotherwise_1177:
    tst x2, #2
    beq .Lotherwise_1178
    add x0, x8, #4
    st1 {v1.s}[1], [x0]
.Lotherwise_1178:
    tst x2, #4
    beq .Lotherwise_1179
    add x0, x8, #8
    st1 {v1.s}[2], [x0]
.Lotherwise_1179:
    tst x2, #8
    beq .Lotherwise_1180
    add x0, x8, #12
    st1 {v1.s}[3], [x0]
.Lotherwise_1180:
.Lend_1176:
    ubfx x0, x2, #0, #4
    add x8, x8, x4, lsl #2
    fmax v1.4s, v0.4s, v26.4s
    cmp x0, #15
    bne .Lotherwise_1181
    str q1, [x8]
    b .Lend_1182
.Lotherwise_1181:
    tst x2, #1
    beq .Lotherwise_1183
    st1 {v1.s}[0], [x8]
.Lotherwise_1183:
    tst x2, #2
    beq .Lotherwise_1184
    add x0, x8, #4
    st1 {v1.s}[1], [x0]
.Lotherwise_1184:
    tst x2, #4
    beq .Lotherwise_1185
    add x0, x8, #8
    st1 {v1.s}[2], [x0]
.Lotherwise_1185:
    tst x2, #8
    beq .Lotherwise_1186
    add x0, x8, #12
    st1 {v1.s}[3], [x0]
.Lotherwise_1186:
.Lend_1182:
    ubfx x0, x2, #0, #4
    add x8, x8, x4, lsl #2
    fmax v0.4s, v0.4s, v27.4s
    cmp x0, #15
    bne .Lotherwise_1187
    str q0, [x8]
    b .Lend_1188
.Lotherwise_1187:
    tst x2, #1
    beq .Lotherwise_1189
    st1 {v0.s}[0], [x8]
.Lotherwise_1189:
    tst x2, #2
    beq .Lotherwise_1190
    add x0, x8, #4
    st1 {v0.s}[1], [x0]
.Lotherwise_1190:
    tst x2, #4
    beq .Lotherwise_1191
    add x0, x8, #8
    st1 {v0.s}[2], [x0]
.Lotherwise_1191:
    tst x2, #8
    beq .Lotherwise_1192
    add x0, x8, #12
    st1 {v0.s}[3], [x0]
.Lotherwise_1192:
.Lend_1188:
    b .Lend_1193
.Lotherwise_1098:
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
    cbnz x0, .Lotherwise_1194
    b .Lend_1195
.Lotherwise_1194:
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
.Lend_1195:
    ldr x0, [x7, #24]
    lsr x1, x9, #4
    ubfx x2, x9, #0, #4
    cbz x1, .Lloop_end_1196
.Lloop_1197:
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
    cbnz x1, .Lloop_1197
.Lloop_end_1196:
    lsr x1, x2, #2
    ubfx x2, x2, #0, #2
    cbz x1, .Lloop_end_1198
.Lloop_1199:
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
    cbnz x1, .Lloop_1199
.Lloop_end_1198:
    cbz x2, .Lloop_end_1200
.Lloop_1201:
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
    cbnz x2, .Lloop_1201
.Lloop_end_1200:
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
    cbnz x1, .Lotherwise_1202
    ubfx x0, x2, #0, #4
    mov x1, x8
    cmp x0, #15
    bne .Lotherwise_1203
    ldr q0, [x1]
    b .Lend_1204
.Lotherwise_1203:
    movi v0.4s, #0
    tst x2, #1
    beq .Lotherwise_1205
    ld1 {v0.s}[0], [x1]
.Lotherwise_1205:
    tst x2, #2
    beq .Lotherwise_1206
    add x0, x1, #4
    ld1 {v0.s}[1], [x0]
.Lotherwise_1206:
    tst x2, #4
    beq .Lotherwise_1207
    add x0, x1, #8
    ld1 {v0.s}[2], [x0]
.Lotherwise_1207:
    tst x2, #8
    beq .Lotherwise_1208
    add x0, x1, #12
    ld1 {v0.s}[3], [x0]
.Lotherwise_1208:
.Lend_1204:
    ubfx x0, x2, #4, #4
    fadd v13.4s, v13.4s, v0.4s
    cmp x0, #15
    bne .Lotherwise_1209
    ldr q0, [x1, #16]
    b .Lend_1210
.Lotherwise_1209:
    movi v0.4s, #0
    tst x2, #16
    beq .Lotherwise_1211
    add x0, x1, #16
    ld1 {v0.s}[0], [x0]
.Lotherwise_1211:
    tst x2, #32
    beq .Lotherwise_1212
    add x0, x1, #20
    ld1 {v0.s}[1], [x0]
.Lotherwise_1212:
    tst x2, #64
    beq .Lotherwise_1213
    add x0, x1, #24
    ld1 {v0.s}[2], [x0]
.Lotherwise_1213:
    tst x2, #128
    beq .Lotherwise_1214
    add x0, x1, #28
    ld1 {v0.s}[3], [x0]
.Lotherwise_1214:
.Lend_1210:
    ubfx x0, x2, #0, #4
    fadd v12.4s, v12.4s, v0.4s
    add x1, x1, x4, lsl #2
    cmp x0, #15
    bne .Lotherwise_1215
    ldr q0, [x1]
    b .Lend_1216
.Lotherwise_1215:
    movi v0.4s, #0
    tst x2, #1
    beq .Lotherwise_1217
    ld1 {v0.s}[0], [x1]
.Lotherwise_1217:
    tst x2, #2
    beq .Lotherwise_1218
    add x0, x1, #4
    ld1 {v0.s}[1], [x0]
.Lotherwise_1218:
    tst x2, #4
    beq .Lotherwise_1219
    add x0, x1, #8
    ld1 {v0.s}[2], [x0]
.Lotherwise_1219:
    tst x2, #8
    beq .Lotherwise_1220
    add x0, x1, #12
    ld1 {v0.s}[3], [x0]
.Lotherwise_1220:
.Lend_1216:
    ubfx x0, x2, #4, #4
    fadd v11.4s, v11.4s, v0.4s
    cmp x0, #15
    bne .Lotherwise_1221
    ldr q0, [x1, #16]
    b .Lend_1222
.Lotherwise_1221:
    movi v0.4s, #0
    tst x2, #16
    beq .Lotherwise_1223
    add x0, x1, #16
    ld1 {v0.s}[0], [x0]
.Lotherwise_1223:
    tst x2, #32
    beq .Lotherwise_1224
    add x0, x1, #20
    ld1 {v0.s}[1], [x0]
.Lotherwise_1224:
    tst x2, #64
    beq .Lotherwise_1225
    add x0, x1, #24
    ld1 {v0.s}[2], [x0]
.Lotherwise_1225:
    tst x2, #128
    beq .Lotherwise_1226
    add x0, x1, #28
    ld1 {v0.s}[3], [x0]
.Lotherwise_1226:
.Lend_1222:
    ubfx x0, x2, #0, #4
    fadd v10.4s, v10.4s, v0.4s
    add x1, x1, x4, lsl #2
    cmp x0, #15
    bne .Lotherwise_1227
    ldr q0, [x1]
    b .Lend_1228
.Lotherwise_1227:
    movi v0.4s, #0
    tst x2, #1
    beq .Lotherwise_1229
    ld1 {v0.s}[0], [x1]
.Lotherwise_1229:
    tst x2, #2
    beq .Lotherwise_1230
    add x0, x1, #4
    ld1 {v0.s}[1], [x0]
.Lotherwise_1230:
    tst x2, #4
    beq .Lotherwise_1231
    add x0, x1, #8
    ld1 {v0.s}[2], [x0]
.Lotherwise_1231:
    tst x2, #8
    beq .Lotherwise_1232
    add x0, x1, #12
    ld1 {v0.s}[3], [x0]
.Lotherwise_1232:
.Lend_1228:
    ubfx x0, x2, #4, #4
    fadd v9.4s, v9.4s, v0.4s
    cmp x0, #15
    bne .Lotherwise_1233
    ldr q0, [x1, #16]
    b .Lend_1234
.Lotherwise_1233:
    movi v0.4s, #0
    tst x2, #16
    beq .Lotherwise_1235
    add x0, x1, #16
    ld1 {v0.s}[0], [x0]
.Lotherwise_1235:
    tst x2, #32
    beq .Lotherwise_1236
    add x0, x1, #20
    ld1 {v0.s}[1], [x0]
.Lotherwise_1236:
    tst x2, #64
    beq .Lotherwise_1237
    add x0, x1, #24
    ld1 {v0.s}[2], [x0]
.Lotherwise_1237:
    tst x2, #128
    beq .Lotherwise_1238
    add x0, x1, #28
    ld1 {v0.s}[3], [x0]
.Lotherwise_1238:
.Lend_1234:
    ubfx x0, x2, #0, #4
    fadd v8.4s, v8.4s, v0.4s
    add x1, x1, x4, lsl #2
    cmp x0, #15
    bne .Lotherwise_1239
    ldr q0, [x1]
    b .Lend_1240
.Lotherwise_1239:
    movi v0.4s, #0
    tst x2, #1
    beq .Lotherwise_1241
    ld1 {v0.s}[0], [x1]
.Lotherwise_1241:
    tst x2, #2
    beq .Lotherwise_1242
    add x0, x1, #4
    ld1 {v0.s}[1], [x0]
.Lotherwise_1242:
    tst x2, #4
    beq .Lotherwise_1243
    add x0, x1, #8
    ld1 {v0.s}[2], [x0]
.Lotherwise_1243:
    tst x2, #8
    beq .Lotherwise_1244
    add x0, x1, #12
    ld1 {v0.s}[3], [x0]
.Lotherwise_1244:
.Lend_1240:
    ubfx x0, x2, #4, #4
    fadd v31.4s, v31.4s, v0.4s
    cmp x0, #15
    bne .Lotherwise_1245
    ldr q0, [x1, #16]
    b .Lend_1246
.Lotherwise_1245:
    movi v0.4s, #0
    tst x2, #16
    beq .Lotherwise_1247
    add x0, x1, #16
    ld1 {v0.s}[0], [x0]
.Lotherwise_1247:
    tst x2, #32
    beq .Lotherwise_1248
    add x0, x1, #20
    ld1 {v0.s}[1], [x0]
.Lotherwise_1248:
    tst x2, #64
    beq .Lotherwise_1249
    add x0, x1, #24
    ld1 {v0.s}[2], [x0]
.Lotherwise_1249:
    tst x2, #128
    beq .Lotherwise_1250
    add x0, x1, #28
    ld1 {v0.s}[3], [x0]
.Lotherwise_1250:
.Lend_1246:
    ubfx x0, x2, #0, #4
    fadd v30.4s, v30.4s, v0.4s
    add x1, x1, x4, lsl #2
    cmp x0, #15
    bne .Lotherwise_1251
    ldr q0, [x1]
    b .Lend_1252
.Lotherwise_1251:
    movi v0.4s, #0
    tst x2, #1
    beq .Lotherwise_1253
    ld1 {v0.s}[0], [x1]
.Lotherwise_1253:
    tst x2, #2
    beq .Lotherwise_1254
    add x0, x1, #4
    ld1 {v0.s}[1], [x0]
.Lotherwise_1254:
    tst x2, #4
    beq .Lotherwise_1255
    add x0, x1, #8
    ld1 {v0.s}[2], [x0]
.Lotherwise_1255:
    tst x2, #8
    beq .Lotherwise_1256
    add x0, x1, #12
    ld1 {v0.s}[3], [x0]
.Lotherwise_1256:
.Lend_1252:
    ubfx x0, x2, #4, #4
    fadd v29.4s, v29.4s, v0.4s
    cmp x0, #15
    bne .Lotherwise_1257
    ldr q0, [x1, #16]
    b .Lend_1258
.Lotherwise_1257:
    movi v0.4s, #0
    tst x2, #16
    beq .Lotherwise_1259
    add x0, x1, #16
    ld1 {v0.s}[0], [x0]
.Lotherwise_1259:
    tst x2, #32
    beq .Lotherwise_1260
    add x0, x1, #20
    ld1 {v0.s}[1], [x0]
.Lotherwise_1260:
    tst x2, #64
    beq .Lotherwise_1261
    add x0, x1, #24
    ld1 {v0.s}[2], [x0]
.Lotherwise_1261:
    tst x2, #128
    beq .Lotherwise_1262
    add x0, x1, #28
    ld1 {v0.s}[3], [x0]
.Lotherwise_1262:
.Lend_1258:
    ubfx x0, x2, #0, #4
    fadd v28.4s, v28.4s, v0.4s
    add x1, x1, x4, lsl #2
    cmp x0, #15
    bne .Lotherwise_1263
    ldr q0, [x1]
    b .Lend_1264
.Lotherwise_1263:
    movi v0.4s, #0
    tst x2, #1
    beq .Lotherwise_1265
    ld1 {v0.s}[0], [x1]
.Lotherwise_1265:
    tst x2, #2
    beq .Lotherwise_1266
    add x0, x1, #4
    ld1 {v0.s}[1], [x0]
.Lotherwise_1266:
    tst x2, #4
    beq .Lotherwise_1267
    add x0, x1, #8
    ld1 {v0.s}[2], [x0]
.Lotherwise_1267:
    tst x2, #8
    beq .Lotherwise_1268
    add x0, x1, #12
    ld1 {v0.s}[3], [x0]
.Lotherwise_1268:
.Lend_1264:
    ubfx x0, x2, #4, #4
    fadd v27.4s, v27.4s, v0.4s
    cmp x0, #15
    bne .Lotherwise_1269
    ldr q0, [x1, #16]
    b .Lend_1270
.Lotherwise_1269:
    movi v0.4s, #0
    tst x2, #16
    beq .Lotherwise_1271
    add x0, x1, #16
    ld1 {v0.s}[0], [x0]
.Lotherwise_1271:
    tst x2, #32
    beq .Lotherwise_1272
    add x0, x1, #20
    ld1 {v0.s}[1], [x0]
.Lotherwise_1272:
    tst x2, #64
    beq .Lotherwise_1273
    add x0, x1, #24
    ld1 {v0.s}[2], [x0]
.Lotherwise_1273:
    tst x2, #128
    beq .Lotherwise_1274
    add x0, x1, #28
    ld1 {v0.s}[3], [x0]
.Lotherwise_1274:
.Lend_1270:
    ubfx x0, x2, #0, #4
    fadd v26.4s, v26.4s, v0.4s
    add x1, x1, x4, lsl #2
    cmp x0, #15
    bne .Lotherwise_1275
    ldr q0, [x1]
    b .Lend_1276
.Lotherwise_1275:
    movi v0.4s, #0
    tst x2, #1
    beq .Lotherwise_1277
    ld1 {v0.s}[0], [x1]
.Lotherwise_1277:
    tst x2, #2
    beq .Lotherwise_1278
    add x0, x1, #4
    ld1 {v0.s}[1], [x0]
.Lotherwise_1278:
    tst x2, #4
    beq .Lotherwise_1279
    add x0, x1, #8
    ld1 {v0.s}[2], [x0]
.Lotherwise_1279:
    tst x2, #8
    beq .Lotherwise_1280
    add x0, x1, #12
    ld1 {v0.s}[3], [x0]
.Lotherwise_1280:
.Lend_1276:
    ubfx x0, x2, #4, #4
    fadd v25.4s, v25.4s, v0.4s
    cmp x0, #15
    bne .Lotherwise_1281
    ldr q0, [x1, #16]
    b .Lend_1282
.Lotherwise_1281:
    movi v0.4s, #0
    tst x2, #16
    beq .Lotherwise_1283
    add x0, x1, #16
    ld1 {v0.s}[0], [x0]
.Lotherwise_1283:
    tst x2, #32
    beq .Lotherwise_1284
    add x0, x1, #20
    ld1 {v0.s}[1], [x0]
.Lotherwise_1284:
    tst x2, #64
    beq .Lotherwise_1285
    add x0, x1, #24
    ld1 {v0.s}[2], [x0]
.Lotherwise_1285:
    tst x2, #128
    beq .Lotherwise_1286
    add x0, x1, #28
    ld1 {v0.s}[3], [x0]
.Lotherwise_1286:
.Lend_1282:
    fadd v24.4s, v24.4s, v0.4s
    b .Lend_1287
.Lotherwise_1202:
.Lend_1287:
    ubfx x0, x2, #0, #4
    ldr s0, [x7, #40]
    dup v0.4s, v0.s[0]
    fmax v1.4s, v0.4s, v13.4s
    cmp x0, #15
    bne .Lotherwise_1288
    str q1, [x8]
    b .Lend_1289
.Lotherwise_1288:
    tst x2, #1
    beq .Lotherwise_1290
    st1 {v1.s}[0], [x8]
.Lotherwise_1290:
    tst x2, #2
    beq .Lotherwise_1291
    add x0, x8, #4
    st1 {v1.s}[1], [x0]
.Lotherwise_1291:
    tst x2, #4
    beq .Lotherwise_1292
    add x0, x8, #8
    st1 {v1.s}[2], [x0]
.Lotherwise_1292:
    tst x2, #8
    beq .Lotherwise_1293
    add x0, x8, #12
    st1 {v1.s}[3], [x0]
.Lotherwise_1293:
.Lend_1289:
    ubfx x0, x2, #4, #4
    fmax v1.4s, v0.4s, v12.4s
    cmp x0, #15
    bne .Lotherwise_1294
    str q1, [x8, #16]
    b .Lend_1295
.Lotherwise_1294:
    tst x2, #16
    beq .Lotherwise_1296
    add x0, x8, #16
    st1 {v1.s}[0], [x0]
.Lotherwise_1296:
    tst x2, #32
    beq .Lotherwise_1297
    add x0, x8, #20
    st1 {v1.s}[1], [x0]
.Lotherwise_1297:
    tst x2, #64
    beq .Lotherwise_1298
    add x0, x8, #24
    st1 {v1.s}[2], [x0]
.Lotherwise_1298:
    tst x2, #128
    beq .Lotherwise_1299
    add x0, x8, #28
    st1 {v1.s}[3], [x0]
.Lotherwise_1299:
.Lend_1295:
    ubfx x0, x2, #0, #4
    add x8, x8, x4, lsl #2
    fmax v1.4s, v0.4s, v11.4s
    cmp x0, #15
    bne .Lotherwise_1300
    str q1, [x8]
    b .Lend_1301
.Lotherwise_1300:
    tst x2, #1
    beq .Lotherwise_1302
    st1 {v1.s}[0], [x8]
.Lotherwise_1302:
    tst x2, #2
    beq .Lotherwise_1303
    add x0, x8, #4
    st1 {v1.s}[1], [x0]
.Lotherwise_1303:
    tst x2, #4
    beq .Lotherwise_1304
    add x0, x8, #8
    st1 {v1.s}[2], [x0]
.Lotherwise_1304:
    tst x2, #8
    beq .Lotherwise_1305
    add x0, x8, #12
    st1 {v1.s}[3], [x0]
.Lotherwise_1305:
.Lend_1301:
    ubfx x0, x2, #4, #4
    fmax v1.4s, v0.4s, v10.4s
    cmp x0, #15
    bne .Lotherwise_1306
    str q1, [x8, #16]
    b .Lend_1307
.Lotherwise_1306:
    tst x2, #16
    beq .Lotherwise_1308
    add x0, x8, #16
    st1 {v1.s}[0], [x0]
.Lotherwise_1308:
    tst x2, #32
    beq .Lotherwise_1309
    add x0, x8, #20
    st1 {v1.s}[1], [x0]
.Lotherwise_1309:
    tst x2, #64
    beq .Lotherwise_1310
    add x0, x8, #24
    st1 {v1.s}[2], [x0]
.Lotherwise_1310:
    tst x2, #128
    beq .Lotherwise_1311
    add x0, x8, #28
    st1 {v1.s}[3], [x0]
.Lotherwise_1311:
.Lend_1307:
    ubfx x0, x2, #0, #4
    add x8, x8, x4, lsl #2
    fmax v1.4s, v0.4s, v9.4s
    cmp x0, #15
    bne .Lotherwise_1312
    str q1, [x8]
    b .Lend_1313
.Lotherwise_1312:
    tst x2, #1
    beq .Lotherwise_1314
    st1 {v1.s}[0], [x8]
.Lotherwise_1314:
    tst x2, #2
    beq .Lotherwise_1315
    add x0, x8, #4
    st1 {v1.s}[1], [x0]
.Lotherwise_1315:
    tst x2, #4
    beq .Lotherwise_1316
    add x0, x8, #8
    st1 {v1.s}[2], [x0]
.Lotherwise_1316:
    tst x2, #8
    beq .Lotherwise_1317
    add x0, x8, #12
    st1 {v1.s}[3], [x0]
.Lotherwise_1317:
.Lend_1313:
    ubfx x0, x2, #4, #4
    fmax v1.4s, v0.4s, v8.4s
    cmp x0, #15
    bne .Lotherwise_1318
    str q1, [x8, #16]
    b .Lend_1319
.Lotherwise_1318:
    tst x2, #16
    beq .Lotherwise_1320
    add x0, x8, #16
    st1 {v1.s}[0], [x0]
.Lotherwise_1320:
    tst x2, #32
    beq .Lotherwise_1321
    add x0, x8, #20
    st1 {v1.s}[1], [x0]
.Lotherwise_1321:
    tst x2, #64
    beq .Lotherwise_1322
    add x0, x8, #24
    st1 {v1.s}[2], [x0]
.Lotherwise_1322:
    tst x2, #128
    beq .Lotherwise_1323
    add x0, x8, #28
    st1 {v1.s}[3], [x0]
.Lotherwise_1323:
.Lend_1319:
    ubfx x0, x2, #0, #4
    add x8, x8, x4, lsl #2
    fmax v1.4s, v0.4s, v31.4s
    cmp x0, #15
    bne .Lotherwise_1324
    str q1, [x8]
    b .Lend_1325
.Lotherwise_1324:
    tst x2, #1
    beq .Lotherwise_1326
    st1 {v1.s}[0], [x8]
.Lotherwise_1326:
    tst x2, #2
    beq .Lotherwise_1327
    add x0, x8, #4
    st1 {v1.s}[1], [x0]
.Lotherwise_1327:
    tst x2, #4
    beq .Lotherwise_1328
    add x0, x8, #8
    st1 {v1.s}[2], [x0]
.Lotherwise_1328:
    tst x2, #8
    beq .Lotherwise_1329
    add x0, x8, #12
    st1 {v1.s}[3], [x0]
.Lotherwise_1329:
.Lend_1325:
    ubfx x0, x2, #4, #4
    fmax v1.4s, v0.4s, v30.4s
    cmp x0, #15
    bne .Lotherwise_1330
    str q1, [x8, #16]
    b .Lend_1331
.Lotherwise_1330:
    tst x2, #16
    beq .Lotherwise_1332
    add x0, x8, #16
    st1 {v1.s}[0], [x0]
.Lotherwise_1332:
    tst x2, #32
    beq .Lotherwise_1333
    add x0, x8, #20
    st1 {v1.s}[1], [x0]
.Lotherwise_1333:
    tst x2, #64
    beq .Lotherwise_1334
    add x0, x8, #24
    st1 {v1.s}[2], [x0]
.Lotherwise_1334:
    tst x2, #128
    beq .Lotherwise_1335
    add x0, x8, #28
    st1 {v1.s}[3], [x0]
.Lotherwise_1335:
.Lend_1331:
    ubfx x0, x2, #0, #4
    add x8, x8, x4, lsl #2
    fmax v1.4s, v0.4s, v29.4s
    cmp x0, #15
    bne .Lotherwise_1336
    str q1, [x8]
    b .Lend_1337
.Lotherwise_1336:
    tst x2, #1
    beq .Lotherwise_1338
    st1 {v1.s}[0], [x8]
.Lotherwise_1338:
    tst x2, #2
    beq .Lotherwise_1339
    add x0, x8, #4
    st1 {v1.s}[1], [x0]
.Lotherwise_1339:
    tst x2, #4
    beq .Lotherwise_1340
    add x0, x8, #8
    st1 {v1.s}[2], [x0]
.Lotherwise_1340:
    tst x2, #8
    beq .Lotherwise_1341
    add x0, x8, #12
    st1 {v1.s}[3], [x0]
.Lotherwise_1341:
.Lend_1337:
    ubfx x0, x2, #4, #4
    fmax v1.4s, v0.4s, v28.4s
    cmp x0, #15
    bne .Lotherwise_1342
    str q1, [x8, #16]
    b .Lend_1343
.Lotherwise_1342:
    tst x2, #16
    beq .Lotherwise_1344
    add x0, x8, #16
    st1 {v1.s}[0], [x0]
.Lotherwise_1344:
    tst x2, #32
    beq .Lotherwise_1345
    add x0, x8, #20
    st1 {v1.s}[1], [x0]
.Lotherwise_1345:
    tst x2, #64
    beq .Lotherwise_1346
    add x0, x8, #24
    st1 {v1.s}[2], [x0]
.Lotherwise_1346:
    tst x2, #128
    beq .Lotherwise_1347
    add x0, x8, #28
    st1 {v1.s}[3], [x0]
.Lotherwise_1347:
.Lend_1343:
    ubfx x0, x2, #0, #4
    add x8, x8, x4, lsl #2
    fmax v1.4s, v0.4s, v27.4s
    cmp x0, #15
    bne .Lotherwise_1348
    str q1, [x8]
    b .Lend_1349
.Lotherwise_1348:
    tst x2, #1
    beq .Lotherwise_1350
    st1 {v1.s}[0], [x8]
.Lotherwise_1350:
    tst x2, #2
    beq .Lotherwise_1351
    add x0, x8, #4
    st1 {v1.s}[1], [x0]
.Lotherwise_1351:
    tst x2, #4
    beq .Lotherwise_1352
    add x0, x8, #8
    st1 {v1.s}[2], [x0]
.Lotherwise_1352:
    tst x2, #8
    beq .Lotherwise_1353
    add x0, x8, #12
    st1 {v1.s}[3], [x0]
.Lotherwise_1353:
.Lend_1349:
    ubfx x0, x2, #4, #4
    fmax v1.4s, v0.4s, v26.4s
    cmp x0, #15
    bne .Lotherwise_1354
    str q1, [x8, #16]
    b .Lend_1355
.Lotherwise_1354:
    tst x2, #16
    beq .Lotherwise_1356
    add x0, x8, #16
    st1 {v1.s}[0], [x0]
.Lotherwise_1356:
    tst x2, #32
    beq .Lotherwise_1357
    add x0, x8, #20
    st1 {v1.s}[1], [x0]
.Lotherwise_1357:
    tst x2, #64
    beq .Lotherwise_1358
    add x0, x8, #24
    st1 {v1.s}[2], [x0]
.Lotherwise_1358:
    tst x2, #128
    beq .Lotherwise_1359
    add x0, x8, #28
    st1 {v1.s}[3], [x0]
.Lotherwise_1359:
.Lend_1355:
    ubfx x0, x2, #0, #4
    add x8, x8, x4, lsl #2
    fmax v1.4s, v0.4s, v25.4s
    cmp x0, #15
    bne .Lotherwise_1360
    str q1, [x8]
    b .Lend_1361
.Lotherwise_1360:
    tst x2, #1
    beq .Lotherwise_1362
    st1 {v1.s}[0], [x8]
.Lotherwise_1362:
    tst x2, #2
    beq .Lotherwise_1363
    add x0, x8, #4
    st1 {v1.s}[1], [x0]
.Lotherwise_1363:
    tst x2, #4
    beq .Lotherwise_1364
    add x0, x8, #8
    st1 {v1.s}[2], [x0]
.Lotherwise_1364:
    tst x2, #8
    beq .Lotherwise_1365
    add x0, x8, #12
    st1 {v1.s}[3], [x0]
.Lotherwise_1365:
.Lend_1361:
    ubfx x0, x2, #4, #4
    fmax v0.4s, v0.4s, v24.4s
    cmp x0, #15
    bne .Lotherwise_1366
    str q0, [x8, #16]
    b .Lend_1367
.Lotherwise_1366:
    tst x2, #16
    beq .Lotherwise_1368
    add x0, x8, #16
    st1 {v0.s}[0], [x0]
.Lotherwise_1368:
    tst x2, #32
    beq .Lotherwise_1369
    add x0, x8, #20
    st1 {v0.s}[1], [x0]
.Lotherwise_1369:
    tst x2, #64
    beq .Lotherwise_1370
    add x0, x8, #24
    st1 {v0.s}[2], [x0]
.Lotherwise_1370:
    tst x2, #128
    beq .Lotherwise_1371
    add x0, x8, #28
    st1 {v0.s}[3], [x0]
.Lotherwise_1371:
.Lend_1367:
.Lend_1193:
.Lend_1097:
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
    cbz x5, .Lloop_end_1372
.Lloop_1373:
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
    cbnz x2, .Lotherwise_1374
    b .Lend_1375
.Lotherwise_1374:
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
.Lend_1375:
    cbnz x6, .Lotherwise_1376
    mov x0, x9
    ldr x1, [x7, #24]
    mov x2, x10
    lsr x3, x0, #4
    ubfx x0, x0, #0, #4
    cbz x3, .Lloop_end_1377
.Lloop_1378:
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
    cbnz x3, .Lloop_1378
.Lloop_end_1377:
    lsr x3, x0, #2
    ubfx x0, x0, #0, #2
    cbz x3, .Lloop_end_1379
.Lloop_1380:
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
    cbnz x3, .Lloop_1380
.Lloop_end_1379:
    cbz x0, .Lloop_end_1381
.Lloop_1382:
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
    cbnz x0, .Lloop_1382
.Lloop_end_1381:
    b .Lend_1383
.Lotherwise_1376:
    cbnz x12, .Lotherwise_1384
    mov x0, x9
    mov x1, x11
    mov x2, x10
    lsr x3, x0, #4
    ubfx x0, x0, #0, #4
    cbz x3, .Lloop_end_1385
.Lloop_1386:
    ld1 {v4.4s, v5.4s, v6.4s, v7.4s}, [x2], #64
    ldp q16, q17, [x1]
    sub x3, x3, #1
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
    cbnz x3, .Lloop_1386
.Lloop_end_1385:
    lsr x3, x0, #2
    ubfx x0, x0, #0, #2
    cbz x3, .Lloop_end_1387
.Lloop_1388:
    ld1 {v4.4s, v5.4s, v6.4s, v7.4s}, [x2], #64
    ldp q16, q17, [x1]
    sub x3, x3, #1
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
    cbnz x3, .Lloop_1388
.Lloop_end_1387:
    cbz x0, .Lloop_end_1389
.Lloop_1390:
    ldp q0, q1, [x1]
    ldr s2, [x2]
    sub x0, x0, #1
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
    cbnz x0, .Lloop_1390
.Lloop_end_1389:
    b .Lend_1391
.Lotherwise_1384:
    mov x0, x11
    mov x1, x10
    lsr x2, x9, #4
    ubfx x3, x9, #0, #4
    cbz x2, .Lloop_end_1392
.Lloop_1393:
    ldp q0, q1, [x0]
    prfm pldl1keep, [x0, #56]
    add x0, x0, x6, lsl #2
    sub x2, x2, #1
    prfm pldl1keep, [x0, #56]
    str q0, [x12]
    str q1, [x12, #16]
    ldp q6, q7, [x0]
    ldr s2, [x1]
    add x0, x0, x6, lsl #2
    ldr s3, [x1, #16]
    ldr s4, [x1, #32]
    ldr s5, [x1, #48]
    prfm pldl1keep, [x0, #56]
    fmla v11.4s, v0.4s, v2.s[0]
    fmla v10.4s, v1.4s, v2.s[0]
    ldr s2, [x1, #64]
    fmla v9.4s, v0.4s, v3.s[0]
    fmla v8.4s, v1.4s, v3.s[0]
    ldr s3, [x1, #80]
    fmla v31.4s, v0.4s, v4.s[0]
    fmla v30.4s, v1.4s, v4.s[0]
    ldr s4, [x1, #96]
    fmla v29.4s, v0.4s, v5.s[0]
    fmla v28.4s, v1.4s, v5.s[0]
    ldr s5, [x1, #112]
    str q6, [x12, #32]
    str q7, [x12, #48]
    fmla v27.4s, v0.4s, v2.s[0]
    fmla v26.4s, v1.4s, v2.s[0]
    ldr s2, [x1, #4]
    fmla v25.4s, v0.4s, v3.s[0]
    fmla v24.4s, v1.4s, v3.s[0]
    ldr s3, [x1, #20]
    fmla v23.4s, v0.4s, v4.s[0]
    fmla v22.4s, v1.4s, v4.s[0]
    ldr s4, [x1, #36]
    fmla v21.4s, v0.4s, v5.s[0]
    ldr s0, [x1, #52]
    fmla v20.4s, v1.4s, v5.s[0]
    ldp q5, q16, [x0]
    add x0, x0, x6, lsl #2
    prfm pldl1keep, [x0, #56]
    fmla v11.4s, v6.4s, v2.s[0]
    fmla v10.4s, v7.4s, v2.s[0]
    ldr s1, [x1, #68]
    fmla v9.4s, v6.4s, v3.s[0]
    fmla v8.4s, v7.4s, v3.s[0]
    ldr s2, [x1, #84]
    fmla v31.4s, v6.4s, v4.s[0]
    fmla v30.4s, v7.4s, v4.s[0]
    ldr s3, [x1, #100]
    fmla v29.4s, v6.4s, v0.s[0]
    fmla v28.4s, v7.4s, v0.s[0]
    ldr s0, [x1, #116]
    str q5, [x12, #64]
    str q16, [x12, #80]
    fmla v27.4s, v6.4s, v1.s[0]
    fmla v26.4s, v7.4s, v1.s[0]
    ldr s1, [x1, #8]
    fmla v25.4s, v6.4s, v2.s[0]
    fmla v24.4s, v7.4s, v2.s[0]
    ldr s2, [x1, #24]
    fmla v23.4s, v6.4s, v3.s[0]
    fmla v22.4s, v7.4s, v3.s[0]
    ldr s3, [x1, #40]
    fmla v21.4s, v6.4s, v0.s[0]
    ldr s4, [x1, #56]
    fmla v20.4s, v7.4s, v0.s[0]
    ldp q6, q7, [x0]
    add x0, x0, x6, lsl #2
    prfm pldl1keep, [x0, #56]
    fmla v11.4s, v5.4s, v1.s[0]
    fmla v10.4s, v16.4s, v1.s[0]
    ldr s0, [x1, #72]
    fmla v9.4s, v5.4s, v2.s[0]
    fmla v8.4s, v16.4s, v2.s[0]
    ldr s1, [x1, #88]
    fmla v31.4s, v5.4s, v3.s[0]
    fmla v30.4s, v16.4s, v3.s[0]
    ldr s2, [x1, #104]
    fmla v29.4s, v5.4s, v4.s[0]
    fmla v28.4s, v16.4s, v4.s[0]
    ldr s3, [x1, #120]
    str q6, [x12, #96]
    str q7, [x12, #112]
    fmla v27.4s, v5.4s, v0.s[0]
    fmla v26.4s, v16.4s, v0.s[0]
    ldr s0, [x1, #12]
    fmla v25.4s, v5.4s, v1.s[0]
    fmla v24.4s, v16.4s, v1.s[0]
    ldr s1, [x1, #28]
    fmla v23.4s, v5.4s, v2.s[0]
    fmla v22.4s, v16.4s, v2.s[0]
    ldr s2, [x1, #44]
    fmla v21.4s, v5.4s, v3.s[0]
    ldr s4, [x1, #60]
    fmla v20.4s, v16.4s, v3.s[0]
    ldp q5, q16, [x0]
    add x0, x0, x6, lsl #2
    prfm pldl1keep, [x0, #56]
    fmla v11.4s, v6.4s, v0.s[0]
    fmla v10.4s, v7.4s, v0.s[0]
    ldr s0, [x1, #76]
    fmla v9.4s, v6.4s, v1.s[0]
    fmla v8.4s, v7.4s, v1.s[0]
    ldr s1, [x1, #92]
    fmla v31.4s, v6.4s, v2.s[0]
    fmla v30.4s, v7.4s, v2.s[0]
    ldr s2, [x1, #108]
    fmla v29.4s, v6.4s, v4.s[0]
    fmla v28.4s, v7.4s, v4.s[0]
    ldr s3, [x1, #124]
    str q5, [x12, #128]
    str q16, [x12, #144]
    fmla v27.4s, v6.4s, v0.s[0]
    fmla v26.4s, v7.4s, v0.s[0]
    ldr s0, [x1, #128]
    fmla v25.4s, v6.4s, v1.s[0]
    fmla v24.4s, v7.4s, v1.s[0]
    ldr s1, [x1, #144]
    fmla v23.4s, v6.4s, v2.s[0]
    fmla v22.4s, v7.4s, v2.s[0]
    ldr s2, [x1, #160]
    fmla v21.4s, v6.4s, v3.s[0]
    ldr s4, [x1, #176]
    fmla v20.4s, v7.4s, v3.s[0]
    ldp q6, q7, [x0]
    add x0, x0, x6, lsl #2
    prfm pldl1keep, [x0, #56]
    fmla v11.4s, v5.4s, v0.s[0]
    fmla v10.4s, v16.4s, v0.s[0]
    ldr s0, [x1, #192]
    fmla v9.4s, v5.4s, v1.s[0]
    fmla v8.4s, v16.4s, v1.s[0]
    ldr s1, [x1, #208]
    fmla v31.4s, v5.4s, v2.s[0]
    fmla v30.4s, v16.4s, v2.s[0]
    ldr s2, [x1, #224]
    fmla v29.4s, v5.4s, v4.s[0]
    fmla v28.4s, v16.4s, v4.s[0]
    ldr s3, [x1, #240]
    str q6, [x12, #160]
    str q7, [x12, #176]
    fmla v27.4s, v5.4s, v0.s[0]
    fmla v26.4s, v16.4s, v0.s[0]
    ldr s0, [x1, #132]
    fmla v25.4s, v5.4s, v1.s[0]
    fmla v24.4s, v16.4s, v1.s[0]
    ldr s1, [x1, #148]
    fmla v23.4s, v5.4s, v2.s[0]
    fmla v22.4s, v16.4s, v2.s[0]
    ldr s2, [x1, #164]
    fmla v21.4s, v5.4s, v3.s[0]
    ldr s4, [x1, #180]
    fmla v20.4s, v16.4s, v3.s[0]
    ldp q5, q16, [x0]
    add x0, x0, x6, lsl #2
    prfm pldl1keep, [x0, #56]
    fmla v11.4s, v6.4s, v0.s[0]
    fmla v10.4s, v7.4s, v0.s[0]
    ldr s0, [x1, #196]
    fmla v9.4s, v6.4s, v1.s[0]
    fmla v8.4s, v7.4s, v1.s[0]
    ldr s1, [x1, #212]
    fmla v31.4s, v6.4s, v2.s[0]
    fmla v30.4s, v7.4s, v2.s[0]
    ldr s2, [x1, #228]
    fmla v29.4s, v6.4s, v4.s[0]
    fmla v28.4s, v7.4s, v4.s[0]
    ldr s3, [x1, #244]
    str q5, [x12, #192]
    str q16, [x12, #208]
    fmla v27.4s, v6.4s, v0.s[0]
    fmla v26.4s, v7.4s, v0.s[0]
    ldr s0, [x1, #136]
    fmla v25.4s, v6.4s, v1.s[0]
    fmla v24.4s, v7.4s, v1.s[0]
    ldr s1, [x1, #152]
    fmla v23.4s, v6.4s, v2.s[0]
    fmla v22.4s, v7.4s, v2.s[0]
    ldr s2, [x1, #168]
    fmla v21.4s, v6.4s, v3.s[0]
    ldr s4, [x1, #184]
    fmla v20.4s, v7.4s, v3.s[0]
    ldp q6, q7, [x0]
    add x0, x0, x6, lsl #2
    prfm pldl1keep, [x0, #56]
    fmla v11.4s, v5.4s, v0.s[0]
    fmla v10.4s, v16.4s, v0.s[0]
    ldr s0, [x1, #200]
    fmla v9.4s, v5.4s, v1.s[0]
    fmla v8.4s, v16.4s, v1.s[0]
    ldr s1, [x1, #216]
    fmla v31.4s, v5.4s, v2.s[0]
    fmla v30.4s, v16.4s, v2.s[0]
    ldr s2, [x1, #232]
    fmla v29.4s, v5.4s, v4.s[0]
    fmla v28.4s, v16.4s, v4.s[0]
    ldr s3, [x1, #248]
    str q6, [x12, #224]
    str q7, [x12, #240]
    fmla v27.4s, v5.4s, v0.s[0]
    fmla v26.4s, v16.4s, v0.s[0]
    ldr s0, [x1, #140]
    fmla v25.4s, v5.4s, v1.s[0]
    fmla v24.4s, v16.4s, v1.s[0]
    ldr s1, [x1, #156]
    fmla v23.4s, v5.4s, v2.s[0]
    fmla v22.4s, v16.4s, v2.s[0]
    ldr s2, [x1, #172]
    fmla v21.4s, v5.4s, v3.s[0]
    ldr s4, [x1, #188]
    fmla v20.4s, v16.4s, v3.s[0]
    ldp q5, q16, [x0]
    add x0, x0, x6, lsl #2
    prfm pldl1keep, [x0, #56]
    fmla v11.4s, v6.4s, v0.s[0]
    fmla v10.4s, v7.4s, v0.s[0]
    ldr s0, [x1, #204]
    fmla v9.4s, v6.4s, v1.s[0]
    fmla v8.4s, v7.4s, v1.s[0]
    ldr s1, [x1, #220]
    fmla v31.4s, v6.4s, v2.s[0]
    fmla v30.4s, v7.4s, v2.s[0]
    ldr s2, [x1, #236]
    fmla v29.4s, v6.4s, v4.s[0]
    fmla v28.4s, v7.4s, v4.s[0]
    ldr s3, [x1, #252]
    str q5, [x12, #256]
    str q16, [x12, #272]
    fmla v27.4s, v6.4s, v0.s[0]
    fmla v26.4s, v7.4s, v0.s[0]
    ldr s0, [x1, #256]
    fmla v25.4s, v6.4s, v1.s[0]
    fmla v24.4s, v7.4s, v1.s[0]
    ldr s1, [x1, #272]
    fmla v23.4s, v6.4s, v2.s[0]
    fmla v22.4s, v7.4s, v2.s[0]
    ldr s2, [x1, #288]
    fmla v21.4s, v6.4s, v3.s[0]
    ldr s4, [x1, #304]
    fmla v20.4s, v7.4s, v3.s[0]
    ldp q6, q7, [x0]
    add x0, x0, x6, lsl #2
    prfm pldl1keep, [x0, #56]
    fmla v11.4s, v5.4s, v0.s[0]
    fmla v10.4s, v16.4s, v0.s[0]
    ldr s0, [x1, #320]
    fmla v9.4s, v5.4s, v1.s[0]
    fmla v8.4s, v16.4s, v1.s[0]
    ldr s1, [x1, #336]
    fmla v31.4s, v5.4s, v2.s[0]
    fmla v30.4s, v16.4s, v2.s[0]
    ldr s2, [x1, #352]
    fmla v29.4s, v5.4s, v4.s[0]
    fmla v28.4s, v16.4s, v4.s[0]
    ldr s3, [x1, #368]
    str q6, [x12, #288]
    str q7, [x12, #304]
    fmla v27.4s, v5.4s, v0.s[0]
    fmla v26.4s, v16.4s, v0.s[0]
    ldr s0, [x1, #260]
    fmla v25.4s, v5.4s, v1.s[0]
    fmla v24.4s, v16.4s, v1.s[0]
    ldr s1, [x1, #276]
    fmla v23.4s, v5.4s, v2.s[0]
    fmla v22.4s, v16.4s, v2.s[0]
    ldr s2, [x1, #292]
    fmla v21.4s, v5.4s, v3.s[0]
    ldr s4, [x1, #308]
    fmla v20.4s, v16.4s, v3.s[0]
    ldp q5, q16, [x0]
    add x0, x0, x6, lsl #2
    prfm pldl1keep, [x0, #56]
    fmla v11.4s, v6.4s, v0.s[0]
    fmla v10.4s, v7.4s, v0.s[0]
    ldr s0, [x1, #324]
    fmla v9.4s, v6.4s, v1.s[0]
    fmla v8.4s, v7.4s, v1.s[0]
    ldr s1, [x1, #340]
    fmla v31.4s, v6.4s, v2.s[0]
    fmla v30.4s, v7.4s, v2.s[0]
    ldr s2, [x1, #356]
    fmla v29.4s, v6.4s, v4.s[0]
    fmla v28.4s, v7.4s, v4.s[0]
    ldr s3, [x1, #372]
    str q5, [x12, #320]
    str q16, [x12, #336]
    fmla v27.4s, v6.4s, v0.s[0]
    fmla v26.4s, v7.4s, v0.s[0]
    ldr s0, [x1, #264]
    fmla v25.4s, v6.4s, v1.s[0]
    fmla v24.4s, v7.4s, v1.s[0]
    ldr s1, [x1, #280]
    fmla v23.4s, v6.4s, v2.s[0]
    fmla v22.4s, v7.4s, v2.s[0]
    ldr s2, [x1, #296]
    fmla v21.4s, v6.4s, v3.s[0]
    ldr s4, [x1, #312]
    fmla v20.4s, v7.4s, v3.s[0]
    ldp q6, q7, [x0]
    add x0, x0, x6, lsl #2
    prfm pldl1keep, [x0, #56]
    fmla v11.4s, v5.4s, v0.s[0]
    fmla v10.4s, v16.4s, v0.s[0]
    ldr s0, [x1, #328]
    fmla v9.4s, v5.4s, v1.s[0]
    fmla v8.4s, v16.4s, v1.s[0]
    ldr s1, [x1, #344]
    fmla v31.4s, v5.4s, v2.s[0]
    fmla v30.4s, v16.4s, v2.s[0]
    ldr s2, [x1, #360]
    fmla v29.4s, v5.4s, v4.s[0]
    fmla v28.4s, v16.4s, v4.s[0]
    ldr s3, [x1, #376]
    str q6, [x12, #352]
    str q7, [x12, #368]
    fmla v27.4s, v5.4s, v0.s[0]
    fmla v26.4s, v16.4s, v0.s[0]
    ldr s0, [x1, #268]
    fmla v25.4s, v5.4s, v1.s[0]
    fmla v24.4s, v16.4s, v1.s[0]
    ldr s1, [x1, #284]
    fmla v23.4s, v5.4s, v2.s[0]
    fmla v22.4s, v16.4s, v2.s[0]
    ldr s2, [x1, #300]
    fmla v21.4s, v5.4s, v3.s[0]
    ldr s4, [x1, #316]
    fmla v20.4s, v16.4s, v3.s[0]
    ldp q5, q16, [x0]
    add x0, x0, x6, lsl #2
    prfm pldl1keep, [x0, #56]
    fmla v11.4s, v6.4s, v0.s[0]
    fmla v10.4s, v7.4s, v0.s[0]
    ldr s0, [x1, #332]
    fmla v9.4s, v6.4s, v1.s[0]
    fmla v8.4s, v7.4s, v1.s[0]
    ldr s1, [x1, #348]
    fmla v31.4s, v6.4s, v2.s[0]
    fmla v30.4s, v7.4s, v2.s[0]
    ldr s2, [x1, #364]
    fmla v29.4s, v6.4s, v4.s[0]
    fmla v28.4s, v7.4s, v4.s[0]
    ldr s3, [x1, #380]
    str q5, [x12, #384]
    str q16, [x12, #400]
    fmla v27.4s, v6.4s, v0.s[0]
    fmla v26.4s, v7.4s, v0.s[0]
    ldr s0, [x1, #384]
    fmla v25.4s, v6.4s, v1.s[0]
    fmla v24.4s, v7.4s, v1.s[0]
    ldr s1, [x1, #400]
    fmla v23.4s, v6.4s, v2.s[0]
    fmla v22.4s, v7.4s, v2.s[0]
    ldr s2, [x1, #416]
    fmla v21.4s, v6.4s, v3.s[0]
    ldr s4, [x1, #432]
    fmla v20.4s, v7.4s, v3.s[0]
    ldp q6, q7, [x0]
    add x0, x0, x6, lsl #2
    prfm pldl1keep, [x0, #56]
    fmla v11.4s, v5.4s, v0.s[0]
    fmla v10.4s, v16.4s, v0.s[0]
    ldr s0, [x1, #448]
    fmla v9.4s, v5.4s, v1.s[0]
    fmla v8.4s, v16.4s, v1.s[0]
    ldr s1, [x1, #464]
    fmla v31.4s, v5.4s, v2.s[0]
    fmla v30.4s, v16.4s, v2.s[0]
    ldr s2, [x1, #480]
    fmla v29.4s, v5.4s, v4.s[0]
    fmla v28.4s, v16.4s, v4.s[0]
    ldr s3, [x1, #496]
    str q6, [x12, #416]
    str q7, [x12, #432]
    fmla v27.4s, v5.4s, v0.s[0]
    fmla v26.4s, v16.4s, v0.s[0]
    ldr s0, [x1, #388]
    fmla v25.4s, v5.4s, v1.s[0]
    fmla v24.4s, v16.4s, v1.s[0]
    ldr s1, [x1, #404]
    fmla v23.4s, v5.4s, v2.s[0]
    fmla v22.4s, v16.4s, v2.s[0]
    ldr s2, [x1, #420]
    fmla v21.4s, v5.4s, v3.s[0]
    ldr s4, [x1, #436]
    fmla v20.4s, v16.4s, v3.s[0]
    ldp q5, q16, [x0]
    add x0, x0, x6, lsl #2
    fmla v11.4s, v6.4s, v0.s[0]
    fmla v10.4s, v7.4s, v0.s[0]
    ldr s0, [x1, #452]
    prfm pldl1keep, [x0, #56]
    fmla v9.4s, v6.4s, v1.s[0]
    fmla v8.4s, v7.4s, v1.s[0]
    ldr s1, [x1, #468]
    fmla v31.4s, v6.4s, v2.s[0]
    fmla v30.4s, v7.4s, v2.s[0]
    ldr s2, [x1, #484]
    fmla v29.4s, v6.4s, v4.s[0]
    fmla v28.4s, v7.4s, v4.s[0]
    ldr s3, [x1, #500]
    str q5, [x12, #448]
    str q16, [x12, #464]
    fmla v27.4s, v6.4s, v0.s[0]
    fmla v26.4s, v7.4s, v0.s[0]
    ldr s0, [x1, #392]
    fmla v25.4s, v6.4s, v1.s[0]
    fmla v24.4s, v7.4s, v1.s[0]
    ldr s1, [x1, #408]
    fmla v23.4s, v6.4s, v2.s[0]
    fmla v22.4s, v7.4s, v2.s[0]
    ldr s2, [x1, #424]
    fmla v21.4s, v6.4s, v3.s[0]
    ldr s4, [x1, #440]
    fmla v20.4s, v7.4s, v3.s[0]
    ldp q6, q7, [x0]
    add x0, x0, x6, lsl #2
    fmla v11.4s, v5.4s, v0.s[0]
    fmla v10.4s, v16.4s, v0.s[0]
    ldr s0, [x1, #456]
    fmla v9.4s, v5.4s, v1.s[0]
    fmla v8.4s, v16.4s, v1.s[0]
    ldr s1, [x1, #472]
    fmla v31.4s, v5.4s, v2.s[0]
    fmla v30.4s, v16.4s, v2.s[0]
    ldr s2, [x1, #488]
    fmla v29.4s, v5.4s, v4.s[0]
    fmla v28.4s, v16.4s, v4.s[0]
    ldr s3, [x1, #504]
    str q6, [x12, #480]
    str q7, [x12, #496]
    add x12, x12, #512
    fmla v27.4s, v5.4s, v0.s[0]
    fmla v26.4s, v16.4s, v0.s[0]
    ldr s0, [x1, #396]
    fmla v25.4s, v5.4s, v1.s[0]
    fmla v24.4s, v16.4s, v1.s[0]
    ldr s1, [x1, #412]
    fmla v23.4s, v5.4s, v2.s[0]
    fmla v22.4s, v16.4s, v2.s[0]
    ldr s2, [x1, #428]
    fmla v21.4s, v5.4s, v3.s[0]
    ldr s4, [x1, #444]
    fmla v20.4s, v16.4s, v3.s[0]
    ldr s3, [x1, #460]
    ldr s5, [x1, #476]
    fmla v11.4s, v6.4s, v0.s[0]
    fmla v10.4s, v7.4s, v0.s[0]
    ldr s0, [x1, #492]
    fmla v9.4s, v6.4s, v1.s[0]
    fmla v8.4s, v7.4s, v1.s[0]
    ldr s1, [x1, #508]
    add x1, x1, #512
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
    cbnz x2, .Lloop_1393
.Lloop_end_1392:
    lsr x2, x3, #2
    ubfx x3, x3, #0, #2
    cbz x2, .Lloop_end_1394
.Lloop_1395:
    ldp q0, q1, [x0]
    prfm pldl1keep, [x0, #56]
    add x0, x0, x6, lsl #2
    sub x2, x2, #1
    prfm pldl1keep, [x0, #56]
    str q0, [x12]
    str q1, [x12, #16]
    ldp q6, q7, [x0]
    ldr s2, [x1]
    add x0, x0, x6, lsl #2
    ldr s3, [x1, #16]
    ldr s4, [x1, #32]
    ldr s5, [x1, #48]
    prfm pldl1keep, [x0, #56]
    fmla v11.4s, v0.4s, v2.s[0]
    fmla v10.4s, v1.4s, v2.s[0]
    ldr s2, [x1, #64]
    fmla v9.4s, v0.4s, v3.s[0]
    fmla v8.4s, v1.4s, v3.s[0]
    ldr s3, [x1, #80]
    fmla v31.4s, v0.4s, v4.s[0]
    fmla v30.4s, v1.4s, v4.s[0]
    ldr s4, [x1, #96]
    fmla v29.4s, v0.4s, v5.s[0]
    fmla v28.4s, v1.4s, v5.s[0]
    ldr s5, [x1, #112]
    str q6, [x12, #32]
    str q7, [x12, #48]
    fmla v27.4s, v0.4s, v2.s[0]
    fmla v26.4s, v1.4s, v2.s[0]
    ldr s2, [x1, #4]
    fmla v25.4s, v0.4s, v3.s[0]
    fmla v24.4s, v1.4s, v3.s[0]
    ldr s3, [x1, #20]
    fmla v23.4s, v0.4s, v4.s[0]
    fmla v22.4s, v1.4s, v4.s[0]
    ldr s4, [x1, #36]
    fmla v21.4s, v0.4s, v5.s[0]
    ldr s0, [x1, #52]
    fmla v20.4s, v1.4s, v5.s[0]
    ldp q5, q16, [x0]
    add x0, x0, x6, lsl #2
    fmla v11.4s, v6.4s, v2.s[0]
    fmla v10.4s, v7.4s, v2.s[0]
    ldr s1, [x1, #68]
    prfm pldl1keep, [x0, #56]
    fmla v9.4s, v6.4s, v3.s[0]
    fmla v8.4s, v7.4s, v3.s[0]
    ldr s2, [x1, #84]
    fmla v31.4s, v6.4s, v4.s[0]
    fmla v30.4s, v7.4s, v4.s[0]
    ldr s3, [x1, #100]
    fmla v29.4s, v6.4s, v0.s[0]
    fmla v28.4s, v7.4s, v0.s[0]
    ldr s0, [x1, #116]
    str q5, [x12, #64]
    str q16, [x12, #80]
    fmla v27.4s, v6.4s, v1.s[0]
    fmla v26.4s, v7.4s, v1.s[0]
    ldr s1, [x1, #8]
    fmla v25.4s, v6.4s, v2.s[0]
    fmla v24.4s, v7.4s, v2.s[0]
    ldr s2, [x1, #24]
    fmla v23.4s, v6.4s, v3.s[0]
    fmla v22.4s, v7.4s, v3.s[0]
    ldr s3, [x1, #40]
    fmla v21.4s, v6.4s, v0.s[0]
    ldr s4, [x1, #56]
    fmla v20.4s, v7.4s, v0.s[0]
    ldp q6, q7, [x0]
    add x0, x0, x6, lsl #2
    fmla v11.4s, v5.4s, v1.s[0]
    fmla v10.4s, v16.4s, v1.s[0]
    ldr s0, [x1, #72]
    fmla v9.4s, v5.4s, v2.s[0]
    fmla v8.4s, v16.4s, v2.s[0]
    ldr s1, [x1, #88]
    fmla v31.4s, v5.4s, v3.s[0]
    fmla v30.4s, v16.4s, v3.s[0]
    ldr s2, [x1, #104]
    fmla v29.4s, v5.4s, v4.s[0]
    fmla v28.4s, v16.4s, v4.s[0]
    ldr s3, [x1, #120]
    str q6, [x12, #96]
    str q7, [x12, #112]
    add x12, x12, #128
    fmla v27.4s, v5.4s, v0.s[0]
    fmla v26.4s, v16.4s, v0.s[0]
    ldr s0, [x1, #12]
    fmla v25.4s, v5.4s, v1.s[0]
    fmla v24.4s, v16.4s, v1.s[0]
    ldr s1, [x1, #28]
    fmla v23.4s, v5.4s, v2.s[0]
    fmla v22.4s, v16.4s, v2.s[0]
    ldr s2, [x1, #44]
    fmla v21.4s, v5.4s, v3.s[0]
    ldr s4, [x1, #60]
    fmla v20.4s, v16.4s, v3.s[0]
    ldr s3, [x1, #76]
    ldr s5, [x1, #92]
    fmla v11.4s, v6.4s, v0.s[0]
    fmla v10.4s, v7.4s, v0.s[0]
    ldr s0, [x1, #108]
    fmla v9.4s, v6.4s, v1.s[0]
    fmla v8.4s, v7.4s, v1.s[0]
    ldr s1, [x1, #124]
    add x1, x1, #128
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
    cbnz x2, .Lloop_1395
.Lloop_end_1394:
    cbz x3, .Lloop_end_1396
.Lloop_1397:
    ldp q0, q1, [x0]
    sub x3, x3, #1
    prfm pldl1keep, [x0, #56]
    add x0, x0, x6, lsl #2
    str q0, [x12]
    str q1, [x12, #16]
    add x12, x12, #32
    ldr s2, [x1]
    ldr s3, [x1, #16]
    ldr s4, [x1, #32]
    ldr s5, [x1, #48]
    ldr s6, [x1, #64]
    ldr s7, [x1, #80]
    fmla v11.4s, v0.4s, v2.s[0]
    fmla v10.4s, v1.4s, v2.s[0]
    ldr s2, [x1, #96]
    fmla v9.4s, v0.4s, v3.s[0]
    fmla v8.4s, v1.4s, v3.s[0]
    ldr s3, [x1, #112]
    add x1, x1, #4
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
    cbnz x3, .Lloop_1397
.Lloop_end_1396:
.Lend_1391:
    add x11, x11, #32
.Lend_1383:
    ldr x0, [x7, #16]
    ldr x1, [x7]
    cbnz x0, .Lotherwise_1398
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
    b .Lend_1399
.Lotherwise_1398:
.Lend_1399:
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
    cbnz x5, .Lloop_1373
.Lloop_end_1372:
    ldr x0, [x7, #8]
    ubfx x0, x0, #0, #3
    cbnz x0, .Lotherwise_1400
    b .Lend_1401
.Lotherwise_1400:
    sub x0, x0, #1
    lsr x0, x0, #2
    cbnz x0, .Lotherwise_1402
    ldr x0, [x7, #16]
    movi v31.4s, #0
    movi v30.4s, #0
    movi v29.4s, #0
    movi v28.4s, #0
    movi v27.4s, #0
    movi v26.4s, #0
    movi v25.4s, #0
    movi v24.4s, #0
    cbnz x0, .Lotherwise_1403
    b .Lend_1404
.Lotherwise_1403:
    ldp q0, q1, [x0]
    dup v31.4s, v0.s[0]
    dup v30.4s, v0.s[1]
    dup v29.4s, v0.s[2]
    dup v28.4s, v0.s[3]
    dup v27.4s, v1.s[0]
    dup v26.4s, v1.s[1]
    dup v25.4s, v1.s[2]
    dup v24.4s, v1.s[3]
.Lend_1404:
    ldr x0, [x7, #24]
    lsr x1, x9, #4
    ubfx x2, x9, #0, #4
    cbz x1, .Lloop_end_1405
.Lloop_1406:
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
    cbnz x1, .Lloop_1406
.Lloop_end_1405:
    lsr x1, x2, #2
    ubfx x2, x2, #0, #2
    cbz x1, .Lloop_end_1407
.Lloop_1408:
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
    cbnz x1, .Lloop_1408
.Lloop_end_1407:
    cbz x2, .Lloop_end_1409
.Lloop_1410:
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
    cbnz x2, .Lloop_1410
.Lloop_end_1409:
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
    cbnz x1, .Lotherwise_1411
    ubfx x0, x2, #0, #4
    mov x1, x8
    cmp x0, #15
    bne .Lotherwise_1412
    ldr q0, [x1]
    b .Lend_1413
.Lotherwise_1412:
    movi v0.4s, #0
    tst x2, #1
    beq .Lotherwise_1414
    ld1 {v0.s}[0], [x1]
.Lotherwise_1414:
    tst x2, #2
    beq .Lotherwise_1415
    add x0, x1, #4
    ld1 {v0.s}[1], [x0]
.Lotherwise_1415:
    tst x2, #4
    beq .Lotherwise_1416
    add x0, x1, #8
    ld1 {v0.s}[2], [x0]
.Lotherwise_1416:
    tst x2, #8
    beq .Lotherwise_1417
    add x0, x1, #12
    ld1 {v0.s}[3], [x0]
.Lotherwise_1417:
.Lend_1413:
    ubfx x0, x2, #0, #4
    fadd v31.4s, v31.4s, v0.4s
    add x1, x1, x4, lsl #2
    cmp x0, #15
    bne .Lotherwise_1418
    ldr q0, [x1]
    b .Lend_1419
.Lotherwise_1418:
    movi v0.4s, #0
    tst x2, #1
    beq .Lotherwise_1420
    ld1 {v0.s}[0], [x1]
.Lotherwise_1420:
    tst x2, #2
    beq .Lotherwise_1421
    add x0, x1, #4
    ld1 {v0.s}[1], [x0]
.Lotherwise_1421:
    tst x2, #4
    beq .Lotherwise_1422
    add x0, x1, #8
    ld1 {v0.s}[2], [x0]
.Lotherwise_1422:
    tst x2, #8
    beq .Lotherwise_1423
    add x0, x1, #12
    ld1 {v0.s}[3], [x0]
.Lotherwise_1423:
.Lend_1419:
    ubfx x0, x2, #0, #4
    fadd v30.4s, v30.4s, v0.4s
    add x1, x1, x4, lsl #2
    cmp x0, #15
    bne .Lotherwise_1424
    ldr q0, [x1]
    b .Lend_1425
.Lotherwise_1424:
    movi v0.4s, #0
    tst x2, #1
    beq .Lotherwise_1426
    ld1 {v0.s}[0], [x1]
.Lotherwise_1426:
    tst x2, #2
    beq .Lotherwise_1427
    add x0, x1, #4
    ld1 {v0.s}[1], [x0]
.Lotherwise_1427:
    tst x2, #4
    beq .Lotherwise_1428
    add x0, x1, #8
    ld1 {v0.s}[2], [x0]
.Lotherwise_1428:
    tst x2, #8
    beq .Lotherwise_1429
    add x0, x1, #12
    ld1 {v0.s}[3], [x0]
.Lotherwise_1429:
.Lend_1425:
    ubfx x0, x2, #0, #4
    fadd v29.4s, v29.4s, v0.4s
    add x1, x1, x4, lsl #2
    cmp x0, #15
    bne .Lotherwise_1430
    ldr q0, [x1]
    b .Lend_1431
.Lotherwise_1430:
    movi v0.4s, #0
    tst x2, #1
    beq .Lotherwise_1432
    ld1 {v0.s}[0], [x1]
.Lotherwise_1432:
    tst x2, #2
    beq .Lotherwise_1433
    add x0, x1, #4
    ld1 {v0.s}[1], [x0]
.Lotherwise_1433:
    tst x2, #4
    beq .Lotherwise_1434
    add x0, x1, #8
    ld1 {v0.s}[2], [x0]
.Lotherwise_1434:
    tst x2, #8
    beq .Lotherwise_1435
    add x0, x1, #12
    ld1 {v0.s}[3], [x0]
.Lotherwise_1435:
.Lend_1431:
    ubfx x0, x2, #0, #4
    fadd v28.4s, v28.4s, v0.4s
    add x1, x1, x4, lsl #2
    cmp x0, #15
    bne .Lotherwise_1436
    ldr q0, [x1]
    b .Lend_1437
.Lotherwise_1436:
    movi v0.4s, #0
    tst x2, #1
    beq .Lotherwise_1438
    ld1 {v0.s}[0], [x1]
.Lotherwise_1438:
    tst x2, #2
    beq .Lotherwise_1439
    add x0, x1, #4
    ld1 {v0.s}[1], [x0]
.Lotherwise_1439:
    tst x2, #4
    beq .Lotherwise_1440
    add x0, x1, #8
    ld1 {v0.s}[2], [x0]
.Lotherwise_1440:
    tst x2, #8
    beq .Lotherwise_1441
    add x0, x1, #12
    ld1 {v0.s}[3], [x0]
.Lotherwise_1441:
.Lend_1437:
    ubfx x0, x2, #0, #4
    fadd v27.4s, v27.4s, v0.4s
    add x1, x1, x4, lsl #2
    cmp x0, #15
    bne .Lotherwise_1442
    ldr q0, [x1]
    b .Lend_1443
.Lotherwise_1442:
    movi v0.4s, #0
    tst x2, #1
    beq .Lotherwise_1444
    ld1 {v0.s}[0], [x1]
.Lotherwise_1444:
    tst x2, #2
    beq .Lotherwise_1445
    add x0, x1, #4
    ld1 {v0.s}[1], [x0]
.Lotherwise_1445:
    tst x2, #4
    beq .Lotherwise_1446
    add x0, x1, #8
    ld1 {v0.s}[2], [x0]
.Lotherwise_1446:
    tst x2, #8
    beq .Lotherwise_1447
    add x0, x1, #12
    ld1 {v0.s}[3], [x0]
.Lotherwise_1447:
.Lend_1443:
    ubfx x0, x2, #0, #4
    fadd v26.4s, v26.4s, v0.4s
    add x1, x1, x4, lsl #2
    cmp x0, #15
    bne .Lotherwise_1448
    ldr q0, [x1]
    b .Lend_1449
.Lotherwise_1448:
    movi v0.4s, #0
    tst x2, #1
    beq .Lotherwise_1450
    ld1 {v0.s}[0], [x1]
.Lotherwise_1450:
    tst x2, #2
    beq .Lotherwise_1451
    add x0, x1, #4
    ld1 {v0.s}[1], [x0]
.Lotherwise_1451:
    tst x2, #4
    beq .Lotherwise_1452
    add x0, x1, #8
    ld1 {v0.s}[2], [x0]
.Lotherwise_1452:
    tst x2, #8
    beq .Lotherwise_1453
    add x0, x1, #12
    ld1 {v0.s}[3], [x0]
.Lotherwise_1453:
.Lend_1449:
    ubfx x0, x2, #0, #4
    fadd v25.4s, v25.4s, v0.4s
    add x1, x1, x4, lsl #2
    cmp x0, #15
    bne .Lotherwise_1454
    ldr q0, [x1]
    b .Lend_1455
.Lotherwise_1454:
    movi v0.4s, #0
    tst x2, #1
    beq .Lotherwise_1456
    ld1 {v0.s}[0], [x1]
.Lotherwise_1456:
    tst x2, #2
    beq .Lotherwise_1457
    add x0, x1, #4
    ld1 {v0.s}[1], [x0]
.Lotherwise_1457:
    tst x2, #4
    beq .Lotherwise_1458
    add x0, x1, #8
    ld1 {v0.s}[2], [x0]
.Lotherwise_1458:
    tst x2, #8
    beq .Lotherwise_1459
    add x0, x1, #12
    ld1 {v0.s}[3], [x0]
.Lotherwise_1459:
.Lend_1455:
    fadd v24.4s, v24.4s, v0.4s
    b .Lend_1460
.Lotherwise_1411:
.Lend_1460:
    ubfx x0, x2, #0, #4
    ldr s0, [x7, #40]
    dup v0.4s, v0.s[0]
    fmax v1.4s, v0.4s, v31.4s
    cmp x0, #15
    bne .Lotherwise_1461
    str q1, [x8]
    b .Lend_1462
.Lotherwise_1461:
    tst x2, #1
    beq .Lotherwise_1463
    st1 {v1.s}[0], [x8]
.Lotherwise_1463:
    tst x2, #2
    beq .Lotherwise_1464
    add x0, x8, #4
    st1 {v1.s}[1], [x0]
.Lotherwise_1464:
    tst x2, #4
    beq .Lotherwise_1465
    add x0, x8, #8
    st1 {v1.s}[2], [x0]
.Lotherwise_1465:
    tst x2, #8
    beq .Lotherwise_1466
    add x0, x8, #12
    st1 {v1.s}[3], [x0]
.Lotherwise_1466:
.Lend_1462:
    ubfx x0, x2, #0, #4
    add x8, x8, x4, lsl #2
    fmax v1.4s, v0.4s, v30.4s
    cmp x0, #15
    bne .Lotherwise_1467
    str q1, [x8]
    b .Lend_1468
.Lotherwise_1467:
    tst x2, #1
    beq .Lotherwise_1469
    st1 {v1.s}[0], [x8]
.Lotherwise_1469:
    tst x2, #2
    beq .Lotherwise_1470
    add x0, x8, #4
    st1 {v1.s}[1], [x0]
.Lotherwise_1470:
    tst x2, #4
    beq .Lotherwise_1471
    add x0, x8, #8
    st1 {v1.s}[2], [x0]
.Lotherwise_1471:
    tst x2, #8
    beq .Lotherwise_1472
    add x0, x8, #12
    st1 {v1.s}[3], [x0]
.Lotherwise_1472:
.Lend_1468:
    ubfx x0, x2, #0, #4
    add x8, x8, x4, lsl #2
    fmax v1.4s, v0.4s, v29.4s
    cmp x0, #15
    bne .Lotherwise_1473
    str q1, [x8]
    b .Lend_1474
.Lotherwise_1473:
    tst x2, #1
    beq .Lotherwise_1475
    st1 {v1.s}[0], [x8]
.Lotherwise_1475:
    tst x2, #2
    beq .Lotherwise_1476
    add x0, x8, #4
    st1 {v1.s}[1], [x0]
.Lotherwise_1476:
    tst x2, #4
    beq .Lotherwise_1477
    add x0, x8, #8
    st1 {v1.s}[2], [x0]
.Lotherwise_1477:
    tst x2, #8
    beq .Lotherwise_1478
    add x0, x8, #12
    st1 {v1.s}[3], [x0]
.Lotherwise_1478:
.Lend_1474:
    ubfx x0, x2, #0, #4
    add x8, x8, x4, lsl #2
    fmax v1.4s, v0.4s, v28.4s
    cmp x0, #15
    bne .Lotherwise_1479
    str q1, [x8]
    b .Lend_1480
.Lotherwise_1479:
    tst x2, #1
    beq .Lotherwise_1481
    st1 {v1.s}[0], [x8]
.Lotherwise_1481:
    tst x2, #2
    beq .Lotherwise_1482
    add x0, x8, #4
    st1 {v1.s}[1], [x0]
.Lotherwise_1482:
    tst x2, #4
    beq .Lotherwise_1483
    add x0, x8, #8
    st1 {v1.s}[2], [x0]
.Lotherwise_1483:
    tst x2, #8
    beq .Lotherwise_1484
    add x0, x8, #12
    st1 {v1.s}[3], [x0]
.Lotherwise_1484:
.Lend_1480:
    ubfx x0, x2, #0, #4
    add x8, x8, x4, lsl #2
    fmax v1.4s, v0.4s, v27.4s
    cmp x0, #15
    bne .Lotherwise_1485
    str q1, [x8]
    b .Lend_1486
.Lotherwise_1485:
    tst x2, #1
    beq .Lotherwise_1487
    st1 {v1.s}[0], [x8]
.Lotherwise_1487:
    tst x2, #2
    beq .Lotherwise_1488
    add x0, x8, #4
    st1 {v1.s}[1], [x0]
.Lotherwise_1488:
    tst x2, #4
    beq .Lotherwise_1489
    add x0, x8, #8
    st1 {v1.s}[2], [x0]
.Lotherwise_1489:
    tst x2, #8
    beq .Lotherwise_1490
    add x0, x8, #12
    st1 {v1.s}[3], [x0]
.Lotherwise_1490:
.Lend_1486:
    ubfx x0, x2, #0, #4
    add x8, x8, x4, lsl #2
    fmax v1.4s, v0.4s, v26.4s
    cmp x0, #15
    bne .Lotherwise_1491
    str q1, [x8]
    b .Lend_1492
.Lotherwise_1491:
    tst x2, #1
    beq .Lotherwise_1493
    st1 {v1.s}[0], [x8]
.Lotherwise_1493:
    tst x2, #2
    beq .Lotherwise_1494
    add x0, x8, #4
    st1 {v1.s}[1], [x0]
.Lotherwise_1494:
    tst x2, #4
    beq .Lotherwise_1495
    add x0, x8, #8
    st1 {v1.s}[2], [x0]
.Lotherwise_1495:
    tst x2, #8
    beq .Lotherwise_1496
    add x0, x8, #12
    st1 {v1.s}[3], [x0]
.Lotherwise_1496:
.Lend_1492:
    ubfx x0, x2, #0, #4
    add x8, x8, x4, lsl #2
    fmax v1.4s, v0.4s, v25.4s
    cmp x0, #15
    bne .Lotherwise_1497
    str q1, [x8]
    b .Lend_1498
.Lotherwise_1497:
    tst x2, #1
    beq .Lotherwise_1499
    st1 {v1.s}[0], [x8]
.Lotherwise_1499:
    tst x2, #2
    beq .Lotherwise_1500
    add x0, x8, #4
    st1 {v1.s}[1], [x0]
.Lotherwise_1500:
    tst x2, #4
    beq .Lotherwise_1501
    add x0, x8, #8
    st1 {v1.s}[2], [x0]
.Lotherwise_1501:
    tst x2, #8
    beq .Lotherwise_1502
    add x0, x8, #12
    st1 {v1.s}[3], [x0]
.Lotherwise_1502:
.Lend_1498:
    ubfx x0, x2, #0, #4
    add x8, x8, x4, lsl #2
    fmax v0.4s, v0.4s, v24.4s
    cmp x0, #15
    bne .Lotherwise_1503
    str q0, [x8]
    b .Lend_1504
.Lotherwise_1503:
    tst x2, #1
    beq .Lotherwise_1505
    st1 {v0.s}[0], [x8]
.Lotherwise_1505:
    tst x2, #2
    beq .Lotherwise_1506
    add x0, x8, #4
    st1 {v0.s}[1], [x0]
.Lotherwise_1506:
    tst x2, #4
    beq .Lotherwise_1507
    add x0, x8, #8
    st1 {v0.s}[2], [x0]
.Lotherwise_1507:
    tst x2, #8
    beq .Lotherwise_1508
    add x0, x8, #12
    st1 {v0.s}[3], [x0]
.Lotherwise_1508:
.Lend_1504:
    b .Lend_1509
.Lotherwise_1402:
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
    cbnz x0, .Lotherwise_1510
    b .Lend_1511
.Lotherwise_1510:
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
.Lend_1511:
    ldr x0, [x7, #24]
    lsr x1, x9, #4
    ubfx x2, x9, #0, #4
    cbz x1, .Lloop_end_1512
.Lloop_1513:
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
    cbnz x1, .Lloop_1513
.Lloop_end_1512:
    lsr x1, x2, #2
    ubfx x2, x2, #0, #2
    cbz x1, .Lloop_end_1514
.Lloop_1515:
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
    cbnz x1, .Lloop_1515
.Lloop_end_1514:
    cbz x2, .Lloop_end_1516
.Lloop_1517:
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
    cbnz x2, .Lloop_1517
.Lloop_end_1516:
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
    cbnz x1, .Lotherwise_1518
    ubfx x0, x2, #0, #4
    mov x1, x8
    cmp x0, #15
    bne .Lotherwise_1519
    ldr q0, [x1]
    b .Lend_1520
.Lotherwise_1519:
    movi v0.4s, #0
    tst x2, #1
    beq .Lotherwise_1521
    ld1 {v0.s}[0], [x1]
.Lotherwise_1521:
    tst x2, #2
    beq .Lotherwise_1522
    add x0, x1, #4
    ld1 {v0.s}[1], [x0]
.Lotherwise_1522:
    tst x2, #4
    beq .Lotherwise_1523
    add x0, x1, #8
    ld1 {v0.s}[2], [x0]
.Lotherwise_1523:
    tst x2, #8
    beq .Lotherwise_1524
    add x0, x1, #12
    ld1 {v0.s}[3], [x0]
.Lotherwise_1524:
.Lend_1520:
    ubfx x0, x2, #4, #4
    fadd v11.4s, v11.4s, v0.4s
    cmp x0, #15
    bne .Lotherwise_1525
    ldr q0, [x1, #16]
    b .Lend_1526
.Lotherwise_1525:
    movi v0.4s, #0
    tst x2, #16
    beq .Lotherwise_1527
    add x0, x1, #16
    ld1 {v0.s}[0], [x0]
.Lotherwise_1527:
    tst x2, #32
    beq .Lotherwise_1528
    add x0, x1, #20
    ld1 {v0.s}[1], [x0]
.Lotherwise_1528:
    tst x2, #64
    beq .Lotherwise_1529
    add x0, x1, #24
    ld1 {v0.s}[2], [x0]
.Lotherwise_1529:
    tst x2, #128
    beq .Lotherwise_1530
    add x0, x1, #28
    ld1 {v0.s}[3], [x0]
.Lotherwise_1530:
.Lend_1526:
    ubfx x0, x2, #0, #4
    fadd v10.4s, v10.4s, v0.4s
    add x1, x1, x4, lsl #2
    cmp x0, #15
    bne .Lotherwise_1531
    ldr q0, [x1]
    b .Lend_1532
.Lotherwise_1531:
    movi v0.4s, #0
    tst x2, #1
    beq .Lotherwise_1533
    ld1 {v0.s}[0], [x1]
.Lotherwise_1533:
    tst x2, #2
    beq .Lotherwise_1534
    add x0, x1, #4
    ld1 {v0.s}[1], [x0]
.Lotherwise_1534:
    tst x2, #4
    beq .Lotherwise_1535
    add x0, x1, #8
    ld1 {v0.s}[2], [x0]
.Lotherwise_1535:
    tst x2, #8
    beq .Lotherwise_1536
    add x0, x1, #12
    ld1 {v0.s}[3], [x0]
.Lotherwise_1536:
.Lend_1532:
    ubfx x0, x2, #4, #4
    fadd v9.4s, v9.4s, v0.4s
    cmp x0, #15
    bne .Lotherwise_1537
    ldr q0, [x1, #16]
    b .Lend_1538
.Lotherwise_1537:
    movi v0.4s, #0
    tst x2, #16
    beq .Lotherwise_1539
    add x0, x1, #16
    ld1 {v0.s}[0], [x0]
.Lotherwise_1539:
    tst x2, #32
    beq .Lotherwise_1540
    add x0, x1, #20
    ld1 {v0.s}[1], [x0]
.Lotherwise_1540:
    tst x2, #64
    beq .Lotherwise_1541
    add x0, x1, #24
    ld1 {v0.s}[2], [x0]
.Lotherwise_1541:
    tst x2, #128
    beq .Lotherwise_1542
    add x0, x1, #28
    ld1 {v0.s}[3], [x0]
.Lotherwise_1542:
.Lend_1538:
    ubfx x0, x2, #0, #4
    fadd v8.4s, v8.4s, v0.4s
    add x1, x1, x4, lsl #2
    cmp x0, #15
    bne .Lotherwise_1543
    ldr q0, [x1]
    b .Lend_1544
.Lotherwise_1543:
    movi v0.4s, #0
    tst x2, #1
    beq .Lotherwise_1545
    ld1 {v0.s}[0], [x1]
.Lotherwise_1545:
    tst x2, #2
    beq .Lotherwise_1546
    add x0, x1, #4
    ld1 {v0.s}[1], [x0]
.Lotherwise_1546:
    tst x2, #4
    beq .Lotherwise_1547
    add x0, x1, #8
    ld1 {v0.s}[2], [x0]
.Lotherwise_1547:
    tst x2, #8
    beq .Lotherwise_1548
    add x0, x1, #12
    ld1 {v0.s}[3], [x0]
.Lotherwise_1548:
.Lend_1544:
    ubfx x0, x2, #4, #4
    fadd v31.4s, v31.4s, v0.4s
    cmp x0, #15
    bne .Lotherwise_1549
    ldr q0, [x1, #16]
    b .Lend_1550
.Lotherwise_1549:
    movi v0.4s, #0
    tst x2, #16
    beq .Lotherwise_1551
    add x0, x1, #16
    ld1 {v0.s}[0], [x0]
.Lotherwise_1551:
    tst x2, #32
    beq .Lotherwise_1552
    add x0, x1, #20
    ld1 {v0.s}[1], [x0]
.Lotherwise_1552:
    tst x2, #64
    beq .Lotherwise_1553
    add x0, x1, #24
    ld1 {v0.s}[2], [x0]
.Lotherwise_1553:
    tst x2, #128
    beq .Lotherwise_1554
    add x0, x1, #28
    ld1 {v0.s}[3], [x0]
.Lotherwise_1554:
.Lend_1550:
    ubfx x0, x2, #0, #4
    fadd v30.4s, v30.4s, v0.4s
    add x1, x1, x4, lsl #2
    cmp x0, #15
    bne .Lotherwise_1555
    ldr q0, [x1]
    b .Lend_1556
.Lotherwise_1555:
    movi v0.4s, #0
    tst x2, #1
    beq .Lotherwise_1557
    ld1 {v0.s}[0], [x1]
.Lotherwise_1557:
    tst x2, #2
    beq .Lotherwise_1558
    add x0, x1, #4
    ld1 {v0.s}[1], [x0]
.Lotherwise_1558:
    tst x2, #4
    beq .Lotherwise_1559
    add x0, x1, #8
    ld1 {v0.s}[2], [x0]
.Lotherwise_1559:
    tst x2, #8
    beq .Lotherwise_1560
    add x0, x1, #12
    ld1 {v0.s}[3], [x0]
.Lotherwise_1560:
.Lend_1556:
    ubfx x0, x2, #4, #4
    fadd v29.4s, v29.4s, v0.4s
    cmp x0, #15
    bne .Lotherwise_1561
    ldr q0, [x1, #16]
    b .Lend_1562
.Lotherwise_1561:
    movi v0.4s, #0
    tst x2, #16
    beq .Lotherwise_1563
    add x0, x1, #16
    ld1 {v0.s}[0], [x0]
.Lotherwise_1563:
    tst x2, #32
    beq .Lotherwise_1564
    add x0, x1, #20
    ld1 {v0.s}[1], [x0]
.Lotherwise_1564:
    tst x2, #64
    beq .Lotherwise_1565
    add x0, x1, #24
    ld1 {v0.s}[2], [x0]
.Lotherwise_1565:
    tst x2, #128
    beq .Lotherwise_1566
    add x0, x1, #28
    ld1 {v0.s}[3], [x0]
.Lotherwise_1566:
.Lend_1562:
    ubfx x0, x2, #0, #4
    fadd v28.4s, v28.4s, v0.4s
    add x1, x1, x4, lsl #2
    cmp x0, #15
    bne .Lotherwise_1567
    ldr q0, [x1]
    b .Lend_1568
.Lotherwise_1567:
    movi v0.4s, #0
    tst x2, #1
    beq .Lotherwise_1569
    ld1 {v0.s}[0], [x1]
.Lotherwise_1569:
    tst x2, #2
    beq .Lotherwise_1570
    add x0, x1, #4
    ld1 {v0.s}[1], [x0]
.Lotherwise_1570:
    tst x2, #4
    beq .Lotherwise_1571
    add x0, x1, #8
    ld1 {v0.s}[2], [x0]
.Lotherwise_1571:
    tst x2, #8
    beq .Lotherwise_1572
    add x0, x1, #12
    ld1 {v0.s}[3], [x0]
.Lotherwise_1572:
.Lend_1568:
    ubfx x0, x2, #4, #4
    fadd v27.4s, v27.4s, v0.4s
    cmp x0, #15
    bne .Lotherwise_1573
    ldr q0, [x1, #16]
    b .Lend_1574
.Lotherwise_1573:
    movi v0.4s, #0
    tst x2, #16
    beq .Lotherwise_1575
    add x0, x1, #16
    ld1 {v0.s}[0], [x0]
.Lotherwise_1575:
    tst x2, #32
    beq .Lotherwise_1576
    add x0, x1, #20
    ld1 {v0.s}[1], [x0]
.Lotherwise_1576:
    tst x2, #64
    beq .Lotherwise_1577
    add x0, x1, #24
    ld1 {v0.s}[2], [x0]
.Lotherwise_1577:
    tst x2, #128
    beq .Lotherwise_1578
    add x0, x1, #28
    ld1 {v0.s}[3], [x0]
.Lotherwise_1578:
.Lend_1574:
    ubfx x0, x2, #0, #4
    fadd v26.4s, v26.4s, v0.4s
    add x1, x1, x4, lsl #2
    cmp x0, #15
    bne .Lotherwise_1579
    ldr q0, [x1]
    b .Lend_1580
.Lotherwise_1579:
    movi v0.4s, #0
    tst x2, #1
    beq .Lotherwise_1581
    ld1 {v0.s}[0], [x1]
.Lotherwise_1581:
    tst x2, #2
    beq .Lotherwise_1582
    add x0, x1, #4
    ld1 {v0.s}[1], [x0]
.Lotherwise_1582:
    tst x2, #4
    beq .Lotherwise_1583
    add x0, x1, #8
    ld1 {v0.s}[2], [x0]
.Lotherwise_1583:
    tst x2, #8
    beq .Lotherwise_1584
    add x0, x1, #12
    ld1 {v0.s}[3], [x0]
.Lotherwise_1584:
.Lend_1580:
    ubfx x0, x2, #4, #4
    fadd v25.4s, v25.4s, v0.4s
    cmp x0, #15
    bne .Lotherwise_1585
    ldr q0, [x1, #16]
    b .Lend_1586
.Lotherwise_1585:
    movi v0.4s, #0
    tst x2, #16
    beq .Lotherwise_1587
    add x0, x1, #16
    ld1 {v0.s}[0], [x0]
.Lotherwise_1587:
    tst x2, #32
    beq .Lotherwise_1588
    add x0, x1, #20
    ld1 {v0.s}[1], [x0]
.Lotherwise_1588:
    tst x2, #64
    beq .Lotherwise_1589
    add x0, x1, #24
    ld1 {v0.s}[2], [x0]
.Lotherwise_1589:
    tst x2, #128
    beq .Lotherwise_1590
    add x0, x1, #28
    ld1 {v0.s}[3], [x0]
.Lotherwise_1590:
.Lend_1586:
    ubfx x0, x2, #0, #4
    fadd v24.4s, v24.4s, v0.4s
    add x1, x1, x4, lsl #2
    cmp x0, #15
    bne .Lotherwise_1591
    ldr q0, [x1]
    b .Lend_1592
.Lotherwise_1591:
    movi v0.4s, #0
    tst x2, #1
    beq .Lotherwise_1593
    ld1 {v0.s}[0], [x1]
.Lotherwise_1593:
    tst x2, #2
    beq .Lotherwise_1594
    add x0, x1, #4
    ld1 {v0.s}[1], [x0]
.Lotherwise_1594:
    tst x2, #4
    beq .Lotherwise_1595
    add x0, x1, #8
    ld1 {v0.s}[2], [x0]
.Lotherwise_1595:
    tst x2, #8
    beq .Lotherwise_1596
    add x0, x1, #12
    ld1 {v0.s}[3], [x0]
.Lotherwise_1596:
.Lend_1592:
    ubfx x0, x2, #4, #4
    fadd v23.4s, v23.4s, v0.4s
    cmp x0, #15
    bne .Lotherwise_1597
    ldr q0, [x1, #16]
    b .Lend_1598
.Lotherwise_1597:
    movi v0.4s, #0
    tst x2, #16
    beq .Lotherwise_1599
    add x0, x1, #16
    ld1 {v0.s}[0], [x0]
.Lotherwise_1599:
    tst x2, #32
    beq .Lotherwise_1600
    add x0, x1, #20
    ld1 {v0.s}[1], [x0]
.Lotherwise_1600:
    tst x2, #64
    beq .Lotherwise_1601
    add x0, x1, #24
    ld1 {v0.s}[2], [x0]
.Lotherwise_1601:
    tst x2, #128
    beq .Lotherwise_1602
    add x0, x1, #28
    ld1 {v0.s}[3], [x0]
.Lotherwise_1602:
.Lend_1598:
    ubfx x0, x2, #0, #4
    fadd v22.4s, v22.4s, v0.4s
    add x1, x1, x4, lsl #2
    cmp x0, #15
    bne .Lotherwise_1603
    ldr q0, [x1]
    b .Lend_1604
.Lotherwise_1603:
    movi v0.4s, #0
    tst x2, #1
    beq .Lotherwise_1605
    ld1 {v0.s}[0], [x1]
.Lotherwise_1605:
    tst x2, #2
    beq .Lotherwise_1606
    add x0, x1, #4
    ld1 {v0.s}[1], [x0]
.Lotherwise_1606:
    tst x2, #4
    beq .Lotherwise_1607
    add x0, x1, #8
    ld1 {v0.s}[2], [x0]
.Lotherwise_1607:
    tst x2, #8
    beq .Lotherwise_1608
    add x0, x1, #12
    ld1 {v0.s}[3], [x0]
.Lotherwise_1608:
.Lend_1604:
    ubfx x0, x2, #4, #4
    fadd v21.4s, v21.4s, v0.4s
    cmp x0, #15
    bne .Lotherwise_1609
    ldr q0, [x1, #16]
    b .Lend_1610
.Lotherwise_1609:
    movi v0.4s, #0
    tst x2, #16
    beq .Lotherwise_1611
    add x0, x1, #16
    ld1 {v0.s}[0], [x0]
.Lotherwise_1611:
    tst x2, #32
    beq .Lotherwise_1612
    add x0, x1, #20
    ld1 {v0.s}[1], [x0]
.Lotherwise_1612:
    tst x2, #64
    beq .Lotherwise_1613
    add x0, x1, #24
    ld1 {v0.s}[2], [x0]
.Lotherwise_1613:
    tst x2, #128
    beq .Lotherwise_1614
    add x0, x1, #28
    ld1 {v0.s}[3], [x0]
.Lotherwise_1614:
.Lend_1610:
    fadd v20.4s, v20.4s, v0.4s
    b .Lend_1615
.Lotherwise_1518:
.Lend_1615:
    ubfx x0, x2, #0, #4
    ldr s0, [x7, #40]
    dup v0.4s, v0.s[0]
    fmax v1.4s, v0.4s, v11.4s
    cmp x0, #15
    bne .Lotherwise_1616
    str q1, [x8]
    b .Lend_1617
.Lotherwise_1616:
    tst x2, #1
    beq .Lotherwise_1618
    st1 {v1.s}[0], [x8]
.Lotherwise_1618:
    tst x2, #2
    beq .Lotherwise_1619
    add x0, x8, #4
    st1 {v1.s}[1], [x0]
.Lotherwise_1619:
    tst x2, #4
    beq .Lotherwise_1620
    add x0, x8, #8
    st1 {v1.s}[2], [x0]
.Lotherwise_1620:
    tst x2, #8
    beq .Lotherwise_1621
    add x0, x8, #12
    st1 {v1.s}[3], [x0]
.Lotherwise_1621:
.Lend_1617:
    ubfx x0, x2, #4, #4
    fmax v1.4s, v0.4s, v10.4s
    cmp x0, #15
    bne .Lotherwise_1622
    str q1, [x8, #16]
    b .Lend_1623
.Lotherwise_1622:
    tst x2, #16
    beq .Lotherwise_1624
    add x0, x8, #16
    st1 {v1.s}[0], [x0]
.Lotherwise_1624:
    tst x2, #32
    beq .Lotherwise_1625
    add x0, x8, #20
    st1 {v1.s}[1], [x0]
.Lotherwise_1625:
    tst x2, #64
    beq .Lotherwise_1626
    add x0, x8, #24
    st1 {v1.s}[2], [x0]
.Lotherwise_1626:
    tst x2, #128
    beq .Lotherwise_1627
    add x0, x8, #28
    st1 {v1.s}[3], [x0]
.Lotherwise_1627:
.Lend_1623:
    ubfx x0, x2, #0, #4
    add x8, x8, x4, lsl #2
    fmax v1.4s, v0.4s, v9.4s
    cmp x0, #15
    bne .Lotherwise_1628
    str q1, [x8]
    b .Lend_1629
.Lotherwise_1628:
    tst x2, #1
    beq .Lotherwise_1630
    st1 {v1.s}[0], [x8]
.Lotherwise_1630:
    tst x2, #2
    beq .Lotherwise_1631
    add x0, x8, #4
    st1 {v1.s}[1], [x0]
.Lotherwise_1631:
    tst x2, #4
    beq .Lotherwise_1632
    add x0, x8, #8
    st1 {v1.s}[2], [x0]
.Lotherwise_1632:
    tst x2, #8
    beq .Lotherwise_1633
    add x0, x8, #12
    st1 {v1.s}[3], [x0]
.Lotherwise_1633:
.Lend_1629:
    ubfx x0, x2, #4, #4
    fmax v1.4s, v0.4s, v8.4s
    cmp x0, #15
    bne .Lotherwise_1634
    str q1, [x8, #16]
    b .Lend_1635
.Lotherwise_1634:
    tst x2, #16
    beq .Lotherwise_1636
    add x0, x8, #16
    st1 {v1.s}[0], [x0]
.Lotherwise_1636:
    tst x2, #32
    beq .Lotherwise_1637
    add x0, x8, #20
    st1 {v1.s}[1], [x0]
.Lotherwise_1637:
    tst x2, #64
    beq .Lotherwise_1638
    add x0, x8, #24
    st1 {v1.s}[2], [x0]
.Lotherwise_1638:
    tst x2, #128
    beq .Lotherwise_1639
    add x0, x8, #28
    st1 {v1.s}[3], [x0]
.Lotherwise_1639:
.Lend_1635:
    ubfx x0, x2, #0, #4
    add x8, x8, x4, lsl #2
    fmax v1.4s, v0.4s, v31.4s
    cmp x0, #15
    bne .Lotherwise_1640
    str q1, [x8]
    b .Lend_1641
.Lotherwise_1640:
    tst x2, #1
    beq .Lotherwise_1642
    st1 {v1.s}[0], [x8]
.Lotherwise_1642:
    tst x2, #2
    beq .Lotherwise_1643
    add x0, x8, #4
    st1 {v1.s}[1], [x0]
.Lotherwise_1643:
    tst x2, #4
    beq .Lotherwise_1644
    add x0, x8, #8
    st1 {v1.s}[2], [x0]
.Lotherwise_1644:
    tst x2, #8
    beq .Lotherwise_1645
    add x0, x8, #12
    st1 {v1.s}[3], [x0]
.Lotherwise_1645:
.Lend_1641:
    ubfx x0, x2, #4, #4
    fmax v1.4s, v0.4s, v30.4s
    cmp x0, #15
    bne .Lotherwise_1646
    str q1, [x8, #16]
    b .Lend_1647
.Lotherwise_1646:
    tst x2, #16
    beq .Lotherwise_1648
    add x0, x8, #16
    st1 {v1.s}[0], [x0]
.Lotherwise_1648:
    tst x2, #32
    beq .Lotherwise_1649
    add x0, x8, #20
    st1 {v1.s}[1], [x0]
.Lotherwise_1649:
    tst x2, #64
    beq .Lotherwise_1650
    add x0, x8, #24
    st1 {v1.s}[2], [x0]
.Lotherwise_1650:
    tst x2, #128
    beq .Lotherwise_1651
    add x0, x8, #28
    st1 {v1.s}[3], [x0]
.Lotherwise_1651:
.Lend_1647:
    ubfx x0, x2, #0, #4
    add x8, x8, x4, lsl #2
    fmax v1.4s, v0.4s, v29.4s
    cmp x0, #15
    bne .Lotherwise_1652
    str q1, [x8]
    b .Lend_1653
.Lotherwise_1652:
    tst x2, #1
    beq .Lotherwise_1654
    st1 {v1.s}[0], [x8]
.Lotherwise_1654:
    tst x2, #2
    beq .Lotherwise_1655
    add x0, x8, #4
    st1 {v1.s}[1], [x0]
.Lotherwise_1655:
    tst x2, #4
    beq .Lotherwise_1656
    add x0, x8, #8
    st1 {v1.s}[2], [x0]
.Lotherwise_1656:
    tst x2, #8
    beq .Lotherwise_1657
    add x0, x8, #12
    st1 {v1.s}[3], [x0]
.Lotherwise_1657:
.Lend_1653:
    ubfx x0, x2, #4, #4
    fmax v1.4s, v0.4s, v28.4s
    cmp x0, #15
    bne .Lotherwise_1658
    str q1, [x8, #16]
    b .Lend_1659
.Lotherwise_1658:
    tst x2, #16
    beq .Lotherwise_1660
    add x0, x8, #16
    st1 {v1.s}[0], [x0]
.Lotherwise_1660:
    tst x2, #32
    beq .Lotherwise_1661
    add x0, x8, #20
    st1 {v1.s}[1], [x0]
.Lotherwise_1661:
    tst x2, #64
    beq .Lotherwise_1662
    add x0, x8, #24
    st1 {v1.s}[2], [x0]
.Lotherwise_1662:
    tst x2, #128
    beq .Lotherwise_1663
    add x0, x8, #28
    st1 {v1.s}[3], [x0]
.Lotherwise_1663:
.Lend_1659:
    ubfx x0, x2, #0, #4
    add x8, x8, x4, lsl #2
    fmax v1.4s, v0.4s, v27.4s
    cmp x0, #15
    bne .Lotherwise_1664
    str q1, [x8]
    b .Lend_1665
.Lotherwise_1664:
    tst x2, #1
    beq .Lotherwise_1666
    st1 {v1.s}[0], [x8]
.Lotherwise_1666:
    tst x2, #2
    beq .Lotherwise_1667
    add x0, x8, #4
    st1 {v1.s}[1], [x0]
.Lotherwise_1667:
    tst x2, #4
    beq .Lotherwise_1668
    add x0, x8, #8
    st1 {v1.s}[2], [x0]
.Lotherwise_1668:
    tst x2, #8
    beq .Lotherwise_1669
    add x0, x8, #12
    st1 {v1.s}[3], [x0]
.Lotherwise_1669:
.Lend_1665:
    ubfx x0, x2, #4, #4
    fmax v1.4s, v0.4s, v26.4s
    cmp x0, #15
    bne .Lotherwise_1670
    str q1, [x8, #16]
    b .Lend_1671
.Lotherwise_1670:
    tst x2, #16
    beq .Lotherwise_1672
    add x0, x8, #16
    st1 {v1.s}[0], [x0]
.Lotherwise_1672:
    tst x2, #32
    beq .Lotherwise_1673
    add x0, x8, #20
    st1 {v1.s}[1], [x0]
.Lotherwise_1673:
    tst x2, #64
    beq .Lotherwise_1674
    add x0, x8, #24
    st1 {v1.s}[2], [x0]
.Lotherwise_1674:
    tst x2, #128
    beq .Lotherwise_1675
    add x0, x8, #28
    st1 {v1.s}[3], [x0]
.Lotherwise_1675:
.Lend_1671:
    ubfx x0, x2, #0, #4
    add x8, x8, x4, lsl #2
    fmax v1.4s, v0.4s, v25.4s
    cmp x0, #15
    bne .Lotherwise_1676
    str q1, [x8]
    b .Lend_1677
.Lotherwise_1676:
    tst x2, #1
    beq .Lotherwise_1678
    st1 {v1.s}[0], [x8]
.Lotherwise_1678:
    tst x2, #2
    beq .Lotherwise_1679
    add x0, x8, #4
    st1 {v1.s}[1], [x0]
.Lotherwise_1679:
    tst x2, #4
    beq .Lotherwise_1680
    add x0, x8, #8
    st1 {v1.s}[2], [x0]
.Lotherwise_1680:
    tst x2, #8
    beq .Lotherwise_1681
    add x0, x8, #12
    st1 {v1.s}[3], [x0]
.Lotherwise_1681:
.Lend_1677:
    ubfx x0, x2, #4, #4
    fmax v1.4s, v0.4s, v24.4s
    cmp x0, #15
    bne .Lotherwise_1682
    str q1, [x8, #16]
    b .Lend_1683
.Lotherwise_1682:
    tst x2, #16
    beq .Lotherwise_1684
    add x0, x8, #16
    st1 {v1.s}[0], [x0]
.Lotherwise_1684:
    tst x2, #32
    beq .Lotherwise_1685
    add x0, x8, #20
    st1 {v1.s}[1], [x0]
.Lotherwise_1685:
    tst x2, #64
    beq .Lotherwise_1686
    add x0, x8, #24
    st1 {v1.s}[2], [x0]
.Lotherwise_1686:
    tst x2, #128
    beq .Lotherwise_1687
    add x0, x8, #28
    st1 {v1.s}[3], [x0]
.Lotherwise_1687:
.Lend_1683:
    ubfx x0, x2, #0, #4
    add x8, x8, x4, lsl #2
    fmax v1.4s, v0.4s, v23.4s
    cmp x0, #15
    bne .Lotherwise_1688
    str q1, [x8]
    b .Lend_1689
.Lotherwise_1688:
    tst x2, #1
    beq .Lotherwise_1690
    st1 {v1.s}[0], [x8]
.Lotherwise_1690:
    tst x2, #2
    beq .Lotherwise_1691
    add x0, x8, #4
    st1 {v1.s}[1], [x0]
.Lotherwise_1691:
    tst x2, #4
    beq .Lotherwise_1692
    add x0, x8, #8
    st1 {v1.s}[2], [x0]
.Lotherwise_1692:
    tst x2, #8
    beq .Lotherwise_1693
    add x0, x8, #12
    st1 {v1.s}[3], [x0]
.Lotherwise_1693:
.Lend_1689:
    ubfx x0, x2, #4, #4
    fmax v1.4s, v0.4s, v22.4s
    cmp x0, #15
    bne .Lotherwise_1694
    str q1, [x8, #16]
    b .Lend_1695
.Lotherwise_1694:
    tst x2, #16
    beq .Lotherwise_1696
    add x0, x8, #16
    st1 {v1.s}[0], [x0]
.Lotherwise_1696:
    tst x2, #32
    beq .Lotherwise_1697
    add x0, x8, #20
    st1 {v1.s}[1], [x0]
.Lotherwise_1697:
    tst x2, #64
    beq .Lotherwise_1698
    add x0, x8, #24
    st1 {v1.s}[2], [x0]
.Lotherwise_1698:
    tst x2, #128
    beq .Lotherwise_1699
    add x0, x8, #28
    st1 {v1.s}[3], [x0]
.Lotherwise_1699:
.Lend_1695:
    ubfx x0, x2, #0, #4
    add x8, x8, x4, lsl #2
    fmax v1.4s, v0.4s, v21.4s
    cmp x0, #15
    bne .Lotherwise_1700
    str q1, [x8]
    b .Lend_1701
.Lotherwise_1700:
    tst x2, #1
    beq .Lotherwise_1702
    st1 {v1.s}[0], [x8]
.Lotherwise_1702:
    tst x2, #2
    beq .Lotherwise_1703
    add x0, x8, #4
    st1 {v1.s}[1], [x0]
.Lotherwise_1703:
    tst x2, #4
    beq .Lotherwise_1704
    add x0, x8, #8
    st1 {v1.s}[2], [x0]
.Lotherwise_1704:
    tst x2, #8
    beq .Lotherwise_1705
    add x0, x8, #12
    st1 {v1.s}[3], [x0]
.Lotherwise_1705:
.Lend_1701:
    ubfx x0, x2, #4, #4
    fmax v0.4s, v0.4s, v20.4s
    cmp x0, #15
    bne .Lotherwise_1706
    str q0, [x8, #16]
    b .Lend_1707
.Lotherwise_1706:
    tst x2, #16
    beq .Lotherwise_1708
    add x0, x8, #16
    st1 {v0.s}[0], [x0]
.Lotherwise_1708:
    tst x2, #32
    beq .Lotherwise_1709
    add x0, x8, #20
    st1 {v0.s}[1], [x0]
.Lotherwise_1709:
    tst x2, #64
    beq .Lotherwise_1710
    add x0, x8, #24
    st1 {v0.s}[2], [x0]
.Lotherwise_1710:
    tst x2, #128
    beq .Lotherwise_1711
    add x0, x8, #28
    st1 {v0.s}[3], [x0]
.Lotherwise_1711:
.Lend_1707:
.Lend_1509:
.Lend_1401:
    ldp d8, d9, [sp, #0]
    ldp d10, d11, [sp, #16]
    ldp d12, d13, [sp, #32]
    ldp d14, d15, [sp, #48]
    add sp, sp, #64
    ret
    .size nnp_sgemm_8x8__aarch64_neon, . - nnp_sgemm_8x8__aarch64_neon

    .section .note.GNU-stack, "", %progbits
