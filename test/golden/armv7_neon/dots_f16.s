    .syntax unified
    .arch armv7-a
    .fpu neon-vfpv4
    .eabi_attribute 28, 3
    .arm

    .text
    .p2align 4
    .globl nnp_dots_f16_fast__armv7_neon
    .type nnp_dots_f16_fast__armv7_neon, %function
nnp_dots_f16_fast__armv7_neon:
    push {r4, r5, r6, r7, r8, r9, r10, r11, r14}
    vpush {d8, d9, d10, d11, d12, d13, d14, d15}
    ldr r5, [sp, #100]
    mov r6, r2
    mov r4, r6
    add r4, r4, r3, lsl #1
    vld1.32 {d28, d29}, [r5]!
    mov r7, r4
    mov r8, r0
    vld1.32 {d30, d31}, [r5]!
    add r7, r7, r3, lsl #1
    vld1.32 {d0, d1}, [r5]!
    mov r14, r7
    lsr r9, r8, #3
    vld1.32 {d2, d3}, [r5]
    mov r10, r1
    add r14, r14, r3, lsl #1
    sub r5, r5, #48
    cmp r9, #0
    beq .Lloop_end_0
.Lloop_1:
    vld1.16 {d16}, [r6]
    add r0, r6, #8
    add r1, r4, #8
    vld1.16 {d18}, [r4]
    add r2, r7, #8
    add r3, r14, #8
    vld1.16 {d20}, [r7]
    vcvt.f32.f16 q8, d16
    add r12, r6, #16
    vld1.16 {d22}, [r14]
    vcvt.f32.f16 q9, d18
    add r11, r4, #16
    vld1.32 {d24, d25}, [r10]!
    vcvt.f32.f16 q10, d20
    sub r9, r9, #1
    vcvt.f32.f16 q11, d22
    vld1.16 {d26}, [r0]
    add r0, r7, #16
    vld1.16 {d8}, [r1]
    add r1, r14, #16
    vfma.f32 q14, q12, q8
    vld1.16 {d16}, [r2]
    add r2, r6, #24
    vfma.f32 q15, q12, q9
    vld1.16 {d4}, [r3]
    add r3, r4, #24
    vfma.f32 q0, q12, q10
    vld1.32 {d6, d7}, [r10]!
    vfma.f32 q1, q12, q11
    vld1.16 {d10}, [r12]
    add r12, r7, #24
    vcvt.f32.f16 q11, d26
    vld1.16 {d24}, [r11]
    add r11, r14, #24
    vcvt.f32.f16 q10, d8
    vld1.16 {d26}, [r0]
    add r0, r6, #32
    vcvt.f32.f16 q9, d16
    vld1.16 {d8}, [r1]
    add r1, r4, #32
    vcvt.f32.f16 q8, d4
    vld1.32 {d4, d5}, [r10]!
    vfma.f32 q14, q3, q11
    vld1.16 {d22}, [r2]
    add r2, r7, #32
    vfma.f32 q15, q3, q10
    vld1.16 {d20}, [r3]
    add r3, r14, #32
    vfma.f32 q0, q3, q9
    vld1.16 {d12}, [r12]
    add r12, r6, #40
    vfma.f32 q1, q3, q8
    vld1.16 {d14}, [r11]
    add r11, r4, #40
    vcvt.f32.f16 q3, d10
    vld1.32 {d10, d11}, [r10]!
    vcvt.f32.f16 q9, d24
    vld1.16 {d24}, [r0]
    add r0, r7, #40
    vcvt.f32.f16 q8, d26
    vld1.16 {d26}, [r1]
    add r1, r14, #40
    vcvt.f32.f16 q4, d8
    pld [r6, #128]
    vfma.f32 q14, q2, q3
    vld1.16 {d6}, [r2]
    add r2, r6, #48
    vfma.f32 q15, q2, q9
    vld1.16 {d18}, [r3]
    add r3, r4, #48
    vfma.f32 q0, q2, q8
    vld1.32 {d16, d17}, [r10]!
    vfma.f32 q1, q2, q4
    vld1.16 {d4}, [r12]
    add r12, r7, #48
    vcvt.f32.f16 q11, d22
    vld1.16 {d8}, [r11]
    add r11, r14, #48
    vcvt.f32.f16 q10, d20
    pld [r4, #128]
    vcvt.f32.f16 q6, d12
    pld [r7, #128]
    vcvt.f32.f16 q7, d14
    pld [r14, #128]
    vfma.f32 q14, q5, q11
    vld1.16 {d22}, [r0]
    add r0, r6, #56
    vfma.f32 q15, q5, q10
    add r6, r6, #64
    vld1.16 {d20}, [r1]
    add r1, r4, #56
    vfma.f32 q0, q5, q6
    add r4, r4, #64
    vld1.32 {d12, d13}, [r10]!
    vfma.f32 q1, q5, q7
    vld1.16 {d10}, [r2]
    add r2, r7, #56
    vcvt.f32.f16 q12, d24
    add r7, r7, #64
    vld1.16 {d14}, [r3]
    add r3, r14, #56
    vcvt.f32.f16 q13, d26
    add r14, r14, #64
    vcvt.f32.f16 q3, d6
    vcvt.f32.f16 q9, d18
    vfma.f32 q14, q8, q12
    vld1.16 {d24}, [r12]
    vfma.f32 q15, q8, q13
    vld1.16 {d26}, [r11]
    vfma.f32 q0, q8, q3
    vld1.32 {d6, d7}, [r10]!
    vfma.f32 q1, q8, q9
    vld1.16 {d18}, [r0]
    vcvt.f32.f16 q8, d4
    vld1.16 {d4}, [r1]
    vcvt.f32.f16 q4, d8
    vcvt.f32.f16 q11, d22
    vcvt.f32.f16 q10, d20
    vfma.f32 q14, q6, q8
    vld1.16 {d16}, [r2]
    vfma.f32 q15, q6, q4
    vld1.16 {d8}, [r3]
    vfma.f32 q0, q6, q11
    vld1.32 {d22, d23}, [r10]!
    vfma.f32 q1, q6, q10
    vcvt.f32.f16 q5, d10
    vcvt.f32.f16 q10, d14
    vcvt.f32.f16 q12, d24
    vcvt.f32.f16 q13, d26
    vfma.f32 q14, q3, q5
    vfma.f32 q15, q3, q10
    vfma.f32 q0, q3, q12
    vfma.f32 q1, q3, q13
    vcvt.f32.f16 q9, d18
    vcvt.f32.f16 q10, d4
    vcvt.f32.f16 q8, d16
    vcvt.f32.f16 q12, d8
    vfma.f32 q14, q11, q9
    vfma.f32 q15, q11, q10
    vfma.f32 q0, q11, q8
    vfma.f32 q1, q11, q12
    cmp r9, #0
    bne .Lloop_1
.Lloop_end_0:
    ubfx r0, r8, #0, #3
    cmp r0, #0
    beq .Lloop_end_2
.Lloop_3:
    vld1.16 {d16}, [r6]
    sub r0, r0, #1
    add r6, r6, #8
    vld1.16 {d18}, [r4]
    add r4, r4, #8
    vld1.16 {d20}, [r7]
    vcvt.f32.f16 q8, d16
    add r7, r7, #8
    vld1.16 {d22}, [r14]
    vcvt.f32.f16 q9, d18
    add r14, r14, #8
    vld1.32 {d24, d25}, [r10]!
    vcvt.f32.f16 q10, d20
    vcvt.f32.f16 q11, d22
    vfma.f32 q14, q12, q8
    vfma.f32 q15, q12, q9
    vfma.f32 q0, q12, q10
    vfma.f32 q1, q12, q11
    cmp r0, #0
    bne .Lloop_3
.Lloop_end_2:
    vst1.32 {d28, d29}, [r5]!
    vst1.32 {d30, d31}, [r5]!
    vst1.32 {d0, d1}, [r5]!
    vst1.32 {d2, d3}, [r5]
    sub r5, r5, #48
    vpop {d8, d9, d10, d11, d12, d13, d14, d15}
    pop {r4, r5, r6, r7, r8, r9, r10, r11, pc}
    .size nnp_dots_f16_fast__armv7_neon, . - nnp_dots_f16_fast__armv7_neon

    .text
    .p2align 4
    .globl nnp_dots_f16_fast_groups__armv7_neon
    .type nnp_dots_f16_fast_groups__armv7_neon, %function
nnp_dots_f16_fast_groups__armv7_neon:
    push {r4, r5, r6, r7, r8, r9, r10, r11, r14}
    vpush {d8, d9, d10, d11, d12, d13, d14, d15}
    ldr r6, [sp, #100]
    mov r7, r0
    mov r8, r2
    mov r4, r3
    lsl r0, r4, #2
    vld1.32 {d22, d23}, [r6]!
    mov r5, r8
    lsr r9, r7, #6
    vld1.32 {d24, d25}, [r6]!
    mov r10, r1
    add r5, r5, r0, lsl #1
    vld1.32 {d26, d27}, [r6]!
    vld1.32 {d28, d29}, [r6]!
    vld1.32 {d30, d31}, [r6]!
    vld1.32 {d0, d1}, [r6]!
    vld1.32 {d2, d3}, [r6]!
    vld1.32 {d4, d5}, [r6]
    sub r6, r6, #112
    cmp r9, #0
    beq .Lloop_end_4
.Lloop_5:
    mov r1, r8
    mov r2, r1
    add r2, r2, r4, lsl #1
    mov r3, r2
    add r3, r3, r4, lsl #1
    mov r12, r3
    mov r14, r10
    add r12, r12, r4, lsl #1
    movw r11, #8
.Lrepeat_6:
    vld1.16 {d16}, [r1]
    add r0, r1, #8
    sub r11, r11, #1
    vld1.16 {d18}, [r2]
    vld1.16 {d20}, [r3]
    vcvt.f32.f16 q4, d16
    vld1.16 {d16}, [r12]
    vcvt.f32.f16 q3, d18
    vld1.32 {d10, d11}, [r14]!
    vcvt.f32.f16 q6, d20
    vcvt.f32.f16 q8, d16
    vld1.16 {d18}, [r0]
    add r0, r2, #8
    vld1.16 {d20}, [r0]
    add r0, r3, #8
    vfma.f32 q11, q5, q4
    vld1.16 {d8}, [r0]
    add r0, r12, #8
    vfma.f32 q12, q5, q3
    vld1.16 {d6}, [r0]
    add r0, r1, #16
    vfma.f32 q13, q5, q6
    vld1.32 {d12, d13}, [r14]!
    vfma.f32 q14, q5, q8
    vld1.16 {d10}, [r0]
    add r0, r2, #16
    vcvt.f32.f16 q9, d18
    vld1.16 {d14}, [r0]
    add r0, r3, #16
    vcvt.f32.f16 q8, d20
    vld1.16 {d20}, [r0]
    add r0, r12, #16
    vcvt.f32.f16 q4, d8
    pld [r1, #128]
    vcvt.f32.f16 q3, d6
    pld [r2, #128]
    vfma.f32 q11, q6, q9
    vld1.16 {d18}, [r0]
    add r0, r1, #24
    vfma.f32 q12, q6, q8
    vld1.32 {d16, d17}, [r14]!
    vfma.f32 q13, q6, q4
    vld1.16 {d8}, [r0]
    add r0, r2, #24
    vfma.f32 q14, q6, q3
    vld1.16 {d12}, [r0]
    add r0, r3, #24
    vcvt.f32.f16 q3, d10
    vld1.16 {d10}, [r0]
    add r0, r12, #24
    vcvt.f32.f16 q7, d14
    pld [r3, #128]
    vcvt.f32.f16 q10, d20
    pld [r12, #128]
    vcvt.f32.f16 q9, d18
    vfma.f32 q11, q8, q3
    vld1.16 {d6}, [r0]
    add r0, r1, #32
    vfma.f32 q12, q8, q7
    vld1.32 {d14, d15}, [r14]!
    vfma.f32 q13, q8, q10
    vld1.16 {d20}, [r0]
    add r0, r2, #32
    vfma.f32 q14, q8, q9
    vld1.16 {d18}, [r0]
    add r0, r3, #32
    vcvt.f32.f16 q8, d8
    vld1.16 {d8}, [r0]
    add r0, r12, #32
    vcvt.f32.f16 q6, d12
    vcvt.f32.f16 q5, d10
    vcvt.f32.f16 q3, d6
    vfma.f32 q11, q7, q8
    vld1.16 {d16}, [r0]
    add r0, r1, #40
    vfma.f32 q12, q7, q6
    vld1.32 {d12, d13}, [r14]!
    vfma.f32 q13, q7, q5
    vld1.16 {d10}, [r0]
    add r0, r2, #40
    vfma.f32 q14, q7, q3
    vld1.16 {d6}, [r0]
    add r0, r3, #40
    vcvt.f32.f16 q10, d20
    vld1.16 {d14}, [r0]
    add r0, r12, #40
    vcvt.f32.f16 q9, d18
    vcvt.f32.f16 q4, d8
    vcvt.f32.f16 q8, d16
    vfma.f32 q11, q6, q10
    vld1.16 {d20}, [r0]
    add r0, r1, #48
    vfma.f32 q12, q6, q9
    vld1.32 {d18, d19}, [r14]!
    vfma.f32 q13, q6, q4
    vld1.16 {d8}, [r0]
    add r0, r2, #48
    vfma.f32 q14, q6, q8
    vld1.16 {d12}, [r0]
    add r0, r3, #48
    vcvt.f32.f16 q8, d10
    vld1.16 {d10}, [r0]
    add r0, r12, #48
    vcvt.f32.f16 q3, d6
    vcvt.f32.f16 q7, d14
    vcvt.f32.f16 q10, d20
    vfma.f32 q11, q9, q8
    vld1.16 {d16}, [r0]
    add r0, r1, #56
    vfma.f32 q12, q9, q3
    vld1.32 {d6, d7}, [r14]!
    add r1, r1, #64
    vfma.f32 q13, q9, q7
    vld1.16 {d14}, [r0]
    add r0, r2, #56
    vfma.f32 q14, q9, q10
    vld1.16 {d20}, [r0]
    add r0, r3, #56
    vcvt.f32.f16 q9, d8
    vld1.16 {d8}, [r0]
    add r0, r12, #56
    vcvt.f32.f16 q6, d12
    add r2, r2, #64
    add r3, r3, #64
    vcvt.f32.f16 q5, d10
    add r12, r12, #64
    vcvt.f32.f16 q8, d16
    vfma.f32 q11, q3, q9
    vld1.16 {d18}, [r0]
    vfma.f32 q12, q3, q6
    vld1.32 {d12, d13}, [r14]!
    vfma.f32 q13, q3, q5
    vfma.f32 q14, q3, q8
    vcvt.f32.f16 q8, d14
    vcvt.f32.f16 q10, d20
    vcvt.f32.f16 q3, d8
    vcvt.f32.f16 q9, d18
    vfma.f32 q11, q6, q8
    vfma.f32 q12, q6, q10
    vfma.f32 q13, q6, q3
    vfma.f32 q14, q6, q9
    cmp r11, #0
    bne .Lrepeat_6
    mov r1, r5
    mov r2, r1
    add r2, r2, r4, lsl #1
    mov r3, r2
    add r3, r3, r4, lsl #1
    mov r12, r3
    mov r14, r10
    add r12, r12, r4, lsl #1
    movw r11, #8
.Lrepeat_7:
    vld1.16 {d16}, [r1]
    add r0, r1, #8
    sub r11, r11, #1
    vld1.16 {d18}, [r2]
    vld1.16 {d20}, [r3]
    vcvt.f32.f16 q4, d16
    vld1.16 {d16}, [r12]
    vcvt.f32.f16 q3, d18
    vld1.32 {d10, d11}, [r14]!
    vcvt.f32.f16 q6, d20
    vcvt.f32.f16 q8, d16
    vld1.16 {d18}, [r0]
    add r0, r2, #8
    vld1.16 {d20}, [r0]
    add r0, r3, #8
    vfma.f32 q15, q5, q4
    vld1.16 {d8}, [r0]
    add r0, r12, #8
    vfma.f32 q0, q5, q3
    vld1.16 {d6}, [r0]
    add r0, r1, #16
    vfma.f32 q1, q5, q6
    vld1.32 {d12, d13}, [r14]!
    vfma.f32 q2, q5, q8
    vld1.16 {d10}, [r0]
    add r0, r2, #16
    vcvt.f32.f16 q9, d18
    vld1.16 {d14}, [r0]
    add r0, r3, #16
    vcvt.f32.f16 q8, d20
    vld1.16 {d20}, [r0]
    add r0, r12, #16
    vcvt.f32.f16 q4, d8
    pld [r1, #128]
    vcvt.f32.f16 q3, d6
    pld [r2, #128]
    vfma.f32 q15, q6, q9
    vld1.16 {d18}, [r0]
    add r0, r1, #24
    vfma.f32 q0, q6, q8
    vld1.32 {d16, d17}, [r14]!
    vfma.f32 q1, q6, q4
    vld1.16 {d8}, [r0]
    add r0, r2, #24
    vfma.f32 q2, q6, q3
    vld1.16 {d12}, [r0]
    add r0, r3, #24
    vcvt.f32.f16 q3, d10
    vld1.16 {d10}, [r0]
    add r0, r12, #24
    vcvt.f32.f16 q7, d14
    pld [r3, #128]
    vcvt.f32.f16 q10, d20
    pld [r12, #128]
    vcvt.f32.f16 q9, d18
    vfma.f32 q15, q8, q3
    vld1.16 {d6}, [r0]
    add r0, r1, #32
    vfma.f32 q0, q8, q7
    vld1.32 {d14, d15}, [r14]!
    vfma.f32 q1, q8, q10
    vld1.16 {d20}, [r0]
    add r0, r2, #32
    vfma.f32 q2, q8, q9
    vld1.16 {d18}, [r0]
    add r0, r3, #32
    vcvt.f32.f16 q8, d8
    vld1.16 {d8}, [r0]
    add r0, r12, #32
    vcvt.f32.f16 q6, d12
    vcvt.f32.f16 q5, d10
    vcvt.f32.f16 q3, d6
    vfma.f32 q15, q7, q8
    vld1.16 {d16}, [r0]
    add r0, r1, #40
    vfma.f32 q0, q7, q6
    vld1.32 {d12, d13}, [r14]!
    vfma.f32 q1, q7, q5
    vld1.16 {d10}, [r0]
    add r0, r2, #40
    vfma.f32 q2, q7, q3
    vld1.16 {d6}, [r0]
    add r0, r3, #40
    vcvt.f32.f16 q10, d20
    vld1.16 {d14}, [r0]
    add r0, r12, #40
    vcvt.f32.f16 q9, d18
    vcvt.f32.f16 q4, d8
    vcvt.f32.f16 q8, d16
    vfma.f32 q15, q6, q10
    vld1.16 {d20}, [r0]
    add r0, r1, #48
    vfma.f32 q0, q6, q9
    vld1.32 {d18, d19}, [r14]!
    vfma.f32 q1, q6, q4
    vld1.16 {d8}, [r0]
    add r0, r2, #48
    vfma.f32 q2, q6, q8
    vld1.16 {d12}, [r0]
    add r0, r3, #48
    vcvt.f32.f16 q8, d10
    vld1.16 {d10}, [r0]
    add r0, r12, #48
    vcvt.f32.f16 q3, d6
    vcvt.f32.f16 q7, d14
    vcvt.f32.f16 q10, d20
    vfma.f32 q15, q9, q8
    vld1.16 {d16}, [r0]
    add r0, r1, #56
    vfma.f32 q0, q9, q3
    vld1.32 {d6, d7}, [r14]!
    add r1, r1, #64
    vfma.f32 q1, q9, q7
    vld1.16 {d14}, [r0]
    add r0, r2, #56
    vfma.f32 q2, q9, q10
    vld1.16 {d20}, [r0]
    add r0, r3, #56
    vcvt.f32.f16 q9, d8
    vld1.16 {d8}, [r0]
    add r0, r12, #56
    vcvt.f32.f16 q6, d12
    add r2, r2, #64
    add r3, r3, #64
    vcvt.f32.f16 q5, d10
    add r12, r12, #64
    vcvt.f32.f16 q8, d16
    vfma.f32 q15, q3, q9
    vld1.16 {d18}, [r0]
    vfma.f32 q0, q3, q6
    vld1.32 {d12, d13}, [r14]!
    vfma.f32 q1, q3, q5
    vfma.f32 q2, q3, q8
    vcvt.f32.f16 q8, d14
    vcvt.f32.f16 q10, d20
    vcvt.f32.f16 q3, d8
    vcvt.f32.f16 q9, d18
    vfma.f32 q15, q6, q8
    vfma.f32 q0, q6, q10
    vfma.f32 q1, q6, q3
    vfma.f32 q2, q6, q9
    cmp r11, #0
    bne .Lrepeat_7
    sub r9, r9, #1
    add r10, r10, #1024
    add r8, r8, #512
    add r5, r5, #512
    cmp r9, #0
    bne .Lloop_5
.Lloop_end_4:
    mov r9, r8
    add r9, r9, r4, lsl #1
    mov r11, r9
    ubfx r1, r7, #0, #6
    add r11, r11, r4, lsl #1
    mov r2, r11
    lsr r3, r1, #3
    mov r12, r10
    add r2, r2, r4, lsl #1
    cmp r3, #0
    beq .Lloop_end_8
.Lloop_9:
    vld1.16 {d16}, [r8]
    add r0, r8, #8
    add r14, r9, #8
    vld1.16 {d18}, [r9]
    add r7, r11, #8
    sub r3, r3, #1
    vld1.16 {d20}, [r11]
    vcvt.f32.f16 q4, d16
    vld1.16 {d16}, [r2]
    vcvt.f32.f16 q3, d18
    vld1.32 {d10, d11}, [r12]!
    vcvt.f32.f16 q6, d20
    vcvt.f32.f16 q8, d16
    vld1.16 {d18}, [r0]
    add r0, r2, #8
    vld1.16 {d20}, [r14]
    add r14, r8, #16
    vfma.f32 q11, q5, q4
    vld1.16 {d8}, [r7]
    add r7, r9, #16
    vfma.f32 q12, q5, q3
    vld1.16 {d6}, [r0]
    add r0, r11, #16
    vfma.f32 q13, q5, q6
    vld1.32 {d12, d13}, [r12]!
    vfma.f32 q14, q5, q8
    vld1.16 {d10}, [r14]
    add r14, r2, #16
    vcvt.f32.f16 q9, d18
    vld1.16 {d14}, [r7]
    add r7, r8, #24
    vcvt.f32.f16 q8, d20
    vld1.16 {d20}, [r0]
    add r0, r9, #24
    vcvt.f32.f16 q4, d8
    pld [r8, #128]
    vcvt.f32.f16 q3, d6
    pld [r9, #128]
    vfma.f32 q11, q6, q9
    vld1.16 {d18}, [r14]
    add r14, r11, #24
    vfma.f32 q12, q6, q8
    vld1.32 {d16, d17}, [r12]!
    vfma.f32 q13, q6, q4
    vld1.16 {d8}, [r7]
    add r7, r2, #24
    vfma.f32 q14, q6, q3
    vld1.16 {d12}, [r0]
    add r0, r8, #32
    vcvt.f32.f16 q3, d10
    vld1.16 {d10}, [r14]
    add r14, r9, #32
    vcvt.f32.f16 q7, d14
    pld [r11, #128]
    vcvt.f32.f16 q10, d20
    pld [r2, #128]
    vcvt.f32.f16 q9, d18
    vfma.f32 q11, q8, q3
    vld1.16 {d6}, [r7]
    add r7, r11, #32
    vfma.f32 q12, q8, q7
    vld1.32 {d14, d15}, [r12]!
    vfma.f32 q13, q8, q10
    vld1.16 {d20}, [r0]
    add r0, r2, #32
    vfma.f32 q14, q8, q9
    vld1.16 {d18}, [r14]
    add r14, r8, #40
    vcvt.f32.f16 q8, d8
    vld1.16 {d8}, [r7]
    add r7, r9, #40
    vcvt.f32.f16 q6, d12
    vcvt.f32.f16 q5, d10
    vcvt.f32.f16 q3, d6
    vfma.f32 q11, q7, q8
    vld1.16 {d16}, [r0]
    add r0, r11, #40
    vfma.f32 q12, q7, q6
    vld1.32 {d12, d13}, [r12]!
    vfma.f32 q13, q7, q5
    vld1.16 {d10}, [r14]
    add r14, r2, #40
    vfma.f32 q14, q7, q3
    vld1.16 {d6}, [r7]
    add r7, r8, #48
    vcvt.f32.f16 q10, d20
    vld1.16 {d14}, [r0]
    add r0, r9, #48
    vcvt.f32.f16 q9, d18
    vcvt.f32.f16 q4, d8
    vcvt.f32.f16 q8, d16
    vfma.f32 q11, q6, q10
    vld1.16 {d20}, [r14]
    add r14, r11, #48
    vfma.f32 q12, q6, q9
    vld1.32 {d18, d19}, [r12]!
    vfma.f32 q13, q6, q4
    vld1.16 {d8}, [r7]
    add r7, r2, #48
    vfma.f32 q14, q6, q8
    vld1.16 {d12}, [r0]
    add r0, r8, #56
    vcvt.f32.f16 q8, d10
    vld1.16 {d10}, [r14]
    add r14, r9, #56
    vcvt.f32.f16 q3, d6
    add r8, r8, #64
    add r9, r9, #64
    vcvt.f32.f16 q7, d14
    vcvt.f32.f16 q10, d20
    vfma.f32 q11, q9, q8
    vld1.16 {d16}, [r7]
    add r7, r11, #56
    vfma.f32 q12, q9, q3
    vld1.32 {d6, d7}, [r12]!
    add r11, r11, #64
    vfma.f32 q13, q9, q7
    vld1.16 {d14}, [r0]
    add r0, r2, #56
    vfma.f32 q14, q9, q10
    vld1.16 {d20}, [r14]
    add r2, r2, #64
    vcvt.f32.f16 q9, d8
    vld1.16 {d8}, [r7]
    vcvt.f32.f16 q6, d12
    vcvt.f32.f16 q5, d10
    vcvt.f32.f16 q8, d16
    vfma.f32 q11, q3, q9
    vld1.16 {d18}, [r0]
    vfma.f32 q12, q3, q6
    vld1.32 {d12, d13}, [r12]!
    vfma.f32 q13, q3, q5
    vfma.f32 q14, q3, q8
    vcvt.f32.f16 q8, d14
    vcvt.f32.f16 q10, d20
    vcvt.f32.f16 q3, d8
    vcvt.f32.f16 q9, d18
    vfma.f32 q11, q6, q8
    vfma.f32 q12, q6, q10
    vfma.f32 q13, q6, q3
    vfma.f32 q14, q6, q9
    cmp r3, #0
    bne .Lloop_9
.Lloop_end_8:
    ubfx r0, r1, #0, #3
    cmp r0, #0
    beq .Lloop_end_10
.Lloop_11:
    vld1.16 {d16}, [r8]
    sub r0, r0, #1
    add r8, r8, #8
    vld1.16 {d18}, [r9]
    add r9, r9, #8
    vld1.16 {d20}, [r11]
    vcvt.f32.f16 q8, d16
    add r11, r11, #8
    vld1.16 {d6}, [r2]
    vcvt.f32.f16 q9, d18
    add r2, r2, #8
    vld1.32 {d8, d9}, [r12]!
    vcvt.f32.f16 q10, d20
    vcvt.f32.f16 q3, d6
    vfma.f32 q11, q4, q8
    vfma.f32 q12, q4, q9
    vfma.f32 q13, q4, q10
    vfma.f32 q14, q4, q3
    cmp r0, #0
    bne .Lloop_11
.Lloop_end_10:
    mov r7, r5
    add r7, r7, r4, lsl #1
    mov r8, r7
    add r8, r8, r4, lsl #1
    mov r9, r8
    lsr r11, r1, #3
    add r9, r9, r4, lsl #1
    cmp r11, #0
    beq .Lloop_end_12
.Lloop_13:
    vld1.16 {d16}, [r5]
    add r0, r5, #8
    add r2, r7, #8
    vld1.16 {d18}, [r7]
    add r3, r8, #8
    add r12, r9, #8
    vld1.16 {d20}, [r8]
    vcvt.f32.f16 q4, d16
    add r14, r5, #16
    vld1.16 {d16}, [r9]
    vcvt.f32.f16 q3, d18
    add r4, r7, #16
    vld1.32 {d10, d11}, [r10]!
    vcvt.f32.f16 q6, d20
    sub r11, r11, #1
    vcvt.f32.f16 q8, d16
    vld1.16 {d18}, [r0]
    add r0, r8, #16
    vld1.16 {d20}, [r2]
    add r2, r9, #16
    vfma.f32 q15, q5, q4
    vld1.16 {d8}, [r3]
    add r3, r5, #24
    vfma.f32 q0, q5, q3
    vld1.16 {d6}, [r12]
    add r12, r7, #24
    vfma.f32 q1, q5, q6
    vld1.32 {d12, d13}, [r10]!
    vfma.f32 q2, q5, q8
    vld1.16 {d10}, [r14]
    add r14, r8, #24
    vcvt.f32.f16 q9, d18
    vld1.16 {d14}, [r4]
    add r4, r9, #24
    vcvt.f32.f16 q8, d20
    vld1.16 {d20}, [r0]
    add r0, r5, #32
    vcvt.f32.f16 q4, d8
    pld [r5, #128]
    vcvt.f32.f16 q3, d6
    pld [r7, #128]
    vfma.f32 q15, q6, q9
    vld1.16 {d18}, [r2]
    add r2, r7, #32
    vfma.f32 q0, q6, q8
    vld1.32 {d16, d17}, [r10]!
    vfma.f32 q1, q6, q4
    vld1.16 {d8}, [r3]
    add r3, r8, #32
    vfma.f32 q2, q6, q3
    vld1.16 {d12}, [r12]
    add r12, r9, #32
    vcvt.f32.f16 q3, d10
    vld1.16 {d10}, [r14]
    add r14, r5, #40
    vcvt.f32.f16 q7, d14
    pld [r8, #128]
    vcvt.f32.f16 q10, d20
    pld [r9, #128]
    vcvt.f32.f16 q9, d18
    vfma.f32 q15, q8, q3
    vld1.16 {d6}, [r4]
    add r4, r7, #40
    vfma.f32 q0, q8, q7
    vld1.32 {d14, d15}, [r10]!
    vfma.f32 q1, q8, q10
    vld1.16 {d20}, [r0]
    add r0, r8, #40
    vfma.f32 q2, q8, q9
    vld1.16 {d18}, [r2]
    add r2, r9, #40
    vcvt.f32.f16 q8, d8
    vld1.16 {d8}, [r3]
    add r3, r5, #48
    vcvt.f32.f16 q6, d12
    vcvt.f32.f16 q5, d10
    vcvt.f32.f16 q3, d6
    vfma.f32 q15, q7, q8
    vld1.16 {d16}, [r12]
    add r12, r7, #48
    vfma.f32 q0, q7, q6
    vld1.32 {d12, d13}, [r10]!
    vfma.f32 q1, q7, q5
    vld1.16 {d10}, [r14]
    add r14, r8, #48
    vfma.f32 q2, q7, q3
    vld1.16 {d6}, [r4]
    add r4, r9, #48
    vcvt.f32.f16 q10, d20
    vld1.16 {d14}, [r0]
    add r0, r5, #56
    vcvt.f32.f16 q9, d18
    add r5, r5, #64
    vcvt.f32.f16 q4, d8
    vcvt.f32.f16 q8, d16
    vfma.f32 q15, q6, q10
    vld1.16 {d20}, [r2]
    add r2, r7, #56
    vfma.f32 q0, q6, q9
    vld1.32 {d18, d19}, [r10]!
    add r7, r7, #64
    vfma.f32 q1, q6, q4
    vld1.16 {d8}, [r3]
    add r3, r8, #56
    vfma.f32 q2, q6, q8
    vld1.16 {d12}, [r12]
    add r12, r9, #56
    vcvt.f32.f16 q8, d10
    vld1.16 {d10}, [r14]
    add r8, r8, #64
    vcvt.f32.f16 q3, d6
    add r9, r9, #64
    vcvt.f32.f16 q7, d14
    vcvt.f32.f16 q10, d20
    vfma.f32 q15, q9, q8
    vld1.16 {d16}, [r4]
    vfma.f32 q0, q9, q3
    vld1.32 {d6, d7}, [r10]!
    vfma.f32 q1, q9, q7
    vld1.16 {d14}, [r0]
    vfma.f32 q2, q9, q10
    vld1.16 {d20}, [r2]
    vcvt.f32.f16 q9, d8
    vld1.16 {d8}, [r3]
    vcvt.f32.f16 q6, d12
    vcvt.f32.f16 q5, d10
    vcvt.f32.f16 q8, d16
    vfma.f32 q15, q3, q9
    vld1.16 {d18}, [r12]
    vfma.f32 q0, q3, q6
    vld1.32 {d12, d13}, [r10]!
    vfma.f32 q1, q3, q5
    vfma.f32 q2, q3, q8
    vcvt.f32.f16 q8, d14
    vcvt.f32.f16 q10, d20
    vcvt.f32.f16 q3, d8
    vcvt.f32.f16 q9, d18
    vfma.f32 q15, q6, q8
    vfma.f32 q0, q6, q10
    vfma.f32 q1, q6, q3
    vfma.f32 q2, q6, q9
    cmp r11, #0
    bne .Lloop_13
.Lloop_end_12:
    ubfx r0, r1, #0, #3
    cmp r0, #0
    beq .Lloop_end_14
.Lloop_15:
    vld1.16 {d16}, [r5]
    sub r0, r0, #1
    add r5, r5, #8
    vld1.16 {d18}, [r7]
    add r7, r7, #8
    vld1.16 {d20}, [r8]
    vcvt.f32.f16 q8, d16
    add r8, r8, #8
    vld1.16 {d6}, [r9]
    vcvt.f32.f16 q9, d18
    add r9, r9, #8
    vld1.32 {d8, d9}, [r10]!
    vcvt.f32.f16 q10, d20
    vcvt.f32.f16 q3, d6
    vfma.f32 q15, q4, q8
    vfma.f32 q0, q4, q9
    vfma.f32 q1, q4, q10
    vfma.f32 q2, q4, q3
    cmp r0, #0
    bne .Lloop_15
.Lloop_end_14:
    vst1.32 {d22, d23}, [r6]!
    vst1.32 {d24, d25}, [r6]!
    vst1.32 {d26, d27}, [r6]!
    vst1.32 {d28, d29}, [r6]!
    vst1.32 {d30, d31}, [r6]!
    vst1.32 {d0, d1}, [r6]!
    vst1.32 {d2, d3}, [r6]!
    vst1.32 {d4, d5}, [r6]
    sub r6, r6, #112
    vpop {d8, d9, d10, d11, d12, d13, d14, d15}
    pop {r4, r5, r6, r7, r8, r9, r10, r11, pc}
    .size nnp_dots_f16_fast_groups__armv7_neon, . - nnp_dots_f16_fast_groups__armv7_neon

.section .rodata
    .p2align 4
.Lconstants_nnp_dots_f16_exact__armv7_neon:
    .long 0x0fffe000, 0x80000000, 0x38000000, 0xb8800000

    .text
    .p2align 4
    .globl nnp_dots_f16_exact__armv7_neon
    .type nnp_dots_f16_exact__armv7_neon, %function
nnp_dots_f16_exact__armv7_neon:
    push {r4, r5, r6, r7, r8, r14}
    vpush {d8, d9, d10, d11, d12, d13}
    ldr r12, [sp, #72]
    mov r14, r2
    movw r2, #:lower16:(.Lconstants_nnp_dots_f16_exact__armv7_neon - (1f + 8))
    movt r2, #:upper16:(.Lconstants_nnp_dots_f16_exact__armv7_neon - (1f + 8))
1:
    add r2, pc, r2
    vld1.32 {d0, d1}, [r2]
    mov r4, r14
    add r4, r4, r3, lsl #1
    vld1.32 {d22, d23}, [r12]!
    mov r5, r4
    mov r6, r0
    vld1.32 {d24, d25}, [r12]!
    add r5, r5, r3, lsl #1
    vdup.32 q13, d0[0]
    vld1.32 {d28, d29}, [r12]!
    mov r2, r5
    vdup.32 q15, d0[1]
    lsr r7, r6, #3
    vld1.32 {d2, d3}, [r12]
    vdup.32 q2, d1[0]
    mov r8, r1
    add r2, r2, r3, lsl #1
    vdup.32 q0, d1[1]
    sub r12, r12, #48
    cmp r7, #0
    beq .Lloop_end_16
.Lloop_17:
    vld1.16 {d16}, [r14]
    add r0, r14, #8
    add r1, r4, #8
    vld1.16 {d18}, [r4]
    sub r7, r7, #1
    vld1.16 {d20}, [r5]
    vmovl.s16 q3, d16
    vld1.16 {d16}, [r2]
    vmovl.s16 q4, d18
    vmovl.s16 q10, d20
    pld [r14, #128]
    vmovl.s16 q9, d16
    pld [r4, #128]
    pld [r5, #128]
    pld [r2, #128]
    vld1.32 {d10, d11}, [r8]!
    vshl.i32 q8, q3, #13
    vand q3, q3, q15
    vand q8, q8, q13
    vadd.i32 q8, q8, q2
    vadd.f32 q6, q8, q8
    vadd.f32 q6, q6, q0
    vmin.f32 q8, q8, q6
    vorr q8, q8, q3
    vfma.f32 q11, q5, q8
    vshl.i32 q8, q4, #13
    vand q4, q4, q15
    vand q8, q8, q13
    vadd.i32 q8, q8, q2
    vadd.f32 q3, q8, q8
    vadd.f32 q3, q3, q0
    vmin.f32 q8, q8, q3
    vorr q8, q8, q4
    vfma.f32 q12, q5, q8
    vld1.16 {d16}, [r0]
    add r0, r5, #8
    vmovl.s16 q3, d16
    vshl.i32 q8, q10, #13
    vand q4, q10, q15
    vand q8, q8, q13
    vadd.i32 q8, q8, q2
    vadd.f32 q10, q8, q8
    vadd.f32 q10, q10, q0
    vmin.f32 q8, q8, q10
    vorr q8, q8, q4
    vfma.f32 q14, q5, q8
    vld1.16 {d16}, [r1]
    add r1, r2, #8
    vmovl.s16 q10, d16
    vshl.i32 q8, q9, #13
    vand q4, q9, q15
    vand q8, q8, q13
    vadd.i32 q8, q8, q2
    vadd.f32 q9, q8, q8
    vadd.f32 q9, q9, q0
    vmin.f32 q8, q8, q9
    vorr q8, q8, q4
    vfma.f32 q1, q5, q8
    vld1.16 {d16}, [r0]
    add r0, r14, #16
    vld1.16 {d18}, [r1]
    add r1, r4, #16
    vmovl.s16 q4, d16
    vmovl.s16 q9, d18
    vld1.32 {d10, d11}, [r8]!
    vshl.i32 q8, q3, #13
    vand q3, q3, q15
    vand q8, q8, q13
    vadd.i32 q8, q8, q2
    vadd.f32 q6, q8, q8
    vadd.f32 q6, q6, q0
    vmin.f32 q8, q8, q6
    vorr q8, q8, q3
    vfma.f32 q11, q5, q8
    vshl.i32 q8, q10, #13
    vand q3, q10, q15
    vand q8, q8, q13
    vadd.i32 q8, q8, q2
    vadd.f32 q10, q8, q8
    vadd.f32 q10, q10, q0
    vmin.f32 q8, q8, q10
    vorr q8, q8, q3
    vfma.f32 q12, q5, q8
    vld1.16 {d16}, [r0]
    add r0, r5, #16
    vmovl.s16 q3, d16
    vshl.i32 q8, q4, #13
    vand q4, q4, q15
    vand q8, q8, q13
    vadd.i32 q8, q8, q2
    vadd.f32 q10, q8, q8
    vadd.f32 q10, q10, q0
    vmin.f32 q8, q8, q10
    vorr q8, q8, q4
    vfma.f32 q14, q5, q8
    vld1.16 {d16}, [r1]
    add r1, r2, #16
    vmovl.s16 q10, d16
    vshl.i32 q8, q9, #13
    vand q4, q9, q15
    vand q8, q8, q13
    vadd.i32 q8, q8, q2
    vadd.f32 q9, q8, q8
    vadd.f32 q9, q9, q0
    vmin.f32 q8, q8, q9
    vorr q8, q8, q4
    vfma.f32 q1, q5, q8
    vld1.16 {d16}, [r0]
    add r0, r14, #24
    vld1.16 {d18}, [r1]
    add r1, r4, #24
    vmovl.s16 q4, d16
    vmovl.s16 q9, d18
    vld1.32 {d10, d11}, [r8]!
    vshl.i32 q8, q3, #13
    vand q3, q3, q15
    vand q8, q8, q13
    vadd.i32 q8, q8, q2
    vadd.f32 q6, q8, q8
    vadd.f32 q6, q6, q0
    vmin.f32 q8, q8, q6
    vorr q8, q8, q3
    vfma.f32 q11, q5, q8
    vshl.i32 q8, q10, #13
    vand q3, q10, q15
    vand q8, q8, q13
    vadd.i32 q8, q8, q2
    vadd.f32 q10, q8, q8
    vadd.f32 q10, q10, q0
    vmin.f32 q8, q8, q10
    vorr q8, q8, q3
    vfma.f32 q12, q5, q8
    vld1.16 {d16}, [r0]
    add r0, r5, #24
    vmovl.s16 q3, d16
    vshl.i32 q8, q4, #13
    vand q4, q4, q15
    vand q8, q8, q13
    vadd.i32 q8, q8, q2
    vadd.f32 q10, q8, q8
    vadd.f32 q10, q10, q0
    vmin.f32 q8, q8, q10
    vorr q8, q8, q4
    vfma.f32 q14, q5, q8
    vld1.16 {d16}, [r1]
    add r1, r2, #24
    vmovl.s16 q10, d16
    vshl.i32 q8, q9, #13
    vand q4, q9, q15
    vand q8, q8, q13
    vadd.i32 q8, q8, q2
    vadd.f32 q9, q8, q8
    vadd.f32 q9, q9, q0
    vmin.f32 q8, q8, q9
    vorr q8, q8, q4
    vfma.f32 q1, q5, q8
    vld1.16 {d16}, [r0]
    add r0, r14, #32
    vld1.16 {d18}, [r1]
    add r1, r4, #32
    vmovl.s16 q4, d16
    vmovl.s16 q9, d18
    vld1.32 {d10, d11}, [r8]!
    vshl.i32 q8, q3, #13
    vand q3, q3, q15
    vand q8, q8, q13
    vadd.i32 q8, q8, q2
    vadd.f32 q6, q8, q8
    vadd.f32 q6, q6, q0
    vmin.f32 q8, q8, q6
    vorr q8, q8, q3
    vfma.f32 q11, q5, q8
    vshl.i32 q8, q10, #13
    vand q3, q10, q15
    vand q8, q8, q13
    vadd.i32 q8, q8, q2
    vadd.f32 q10, q8, q8
    vadd.f32 q10, q10, q0
    vmin.f32 q8, q8, q10
    vorr q8, q8, q3
    vfma.f32 q12, q5, q8
    vld1.16 {d16}, [r0]
    add r0, r5, #32
    vmovl.s16 q3, d16
    vshl.i32 q8, q4, #13
    vand q4, q4, q15
    vand q8, q8, q13
    vadd.i32 q8, q8, q2
    vadd.f32 q10, q8, q8
    vadd.f32 q10, q10, q0
    vmin.f32 q8, q8, q10
    vorr q8, q8, q4
    vfma.f32 q14, q5, q8
    vld1.16 {d16}, [r1]
    add r1, r2, #32
    vmovl.s16 q10, d16
    vshl.i32 q8, q9, #13
    vand q4, q9, q15
    vand q8, q8, q13
    vadd.i32 q8, q8, q2
    vadd.f32 q9, q8, q8
    vadd.f32 q9, q9, q0
    vmin.f32 q8, q8, q9
    vorr q8, q8, q4
    vfma.f32 q1, q5, q8
    vld1.16 {d16}, [r0]
    add r0, r14, #40
    vld1.16 {d18}, [r1]
    add r1, r4, #40
    vmovl.s16 q4, d16
    vmovl.s16 q9, d18
    vld1.32 {d10, d11}, [r8]!
    vshl.i32 q8, q3, #13
    vand q3, q3, q15
    vand q8, q8, q13
    vadd.i32 q8, q8, q2
    vadd.f32 q6, q8, q8
    vadd.f32 q6, q6, q0
    vmin.f32 q8, q8, q6
    vorr q8, q8, q3
    vfma.f32 q11, q5, q8
    vshl.i32 q8, q10, #13
    vand q3, q10, q15
    vand q8, q8, q13
    vadd.i32 q8, q8, q2
    vadd.f32 q10, q8, q8
    vadd.f32 q10, q10, q0
    vmin.f32 q8, q8, q10
    vorr q8, q8, q3
    vfma.f32 q12, q5, q8
    vld1.16 {d16}, [r0]
    add r0, r5, #40
    vmovl.s16 q3, d16
    vshl.i32 q8, q4, #13
    vand q4, q4, q15
    vand q8, q8, q13
    vadd.i32 q8, q8, q2
    vadd.f32 q10, q8, q8
    vadd.f32 q10, q10, q0
    vmin.f32 q8, q8, q10
    vorr q8, q8, q4
    vfma.f32 q14, q5, q8
    vld1.16 {d16}, [r1]
    add r1, r2, #40
    vmovl.s16 q10, d16
    vshl.i32 q8, q9, #13
    vand q4, q9, q15
    vand q8, q8, q13
    vadd.i32 q8, q8, q2
    vadd.f32 q9, q8, q8
    vadd.f32 q9, q9, q0
    vmin.f32 q8, q8, q9
    vorr q8, q8, q4
    vfma.f32 q1, q5, q8
    vld1.16 {d16}, [r0]
    add r0, r14, #48
    vld1.16 {d18}, [r1]
    add r1, r4, #48
    vmovl.s16 q4, d16
    vmovl.s16 q9, d18
    vld1.32 {d10, d11}, [r8]!
    vshl.i32 q8, q3, #13
    vand q3, q3, q15
    vand q8, q8, q13
    vadd.i32 q8, q8, q2
    vadd.f32 q6, q8, q8
    vadd.f32 q6, q6, q0
    vmin.f32 q8, q8, q6
    vorr q8, q8, q3
    vfma.f32 q11, q5, q8
    vshl.i32 q8, q10, #13
    vand q3, q10, q15
    vand q8, q8, q13
    vadd.i32 q8, q8, q2
    vadd.f32 q10, q8, q8
    vadd.f32 q10, q10, q0
    vmin.f32 q8, q8, q10
    vorr q8, q8, q3
    vfma.f32 q12, q5, q8
    vld1.16 {d16}, [r0]
    add r0, r5, #48
    vmovl.s16 q3, d16
    vshl.i32 q8, q4, #13
    vand q4, q4, q15
    vand q8, q8, q13
    vadd.i32 q8, q8, q2
    vadd.f32 q10, q8, q8
    vadd.f32 q10, q10, q0
    vmin.f32 q8, q8, q10
    vorr q8, q8, q4
    vfma.f32 q14, q5, q8
    vld1.16 {d16}, [r1]
    add r1, r2, #48
    vmovl.s16 q10, d16
    vshl.i32 q8, q9, #13
    vand q4, q9, q15
    vand q8, q8, q13
    vadd.i32 q8, q8, q2
    vadd.f32 q9, q8, q8
    vadd.f32 q9, q9, q0
    vmin.f32 q8, q8, q9
    vorr q8, q8, q4
    vfma.f32 q1, q5, q8
    vld1.16 {d16}, [r0]
    add r0, r14, #56
    vld1.16 {d18}, [r1]
    add r1, r4, #56
    add r14, r14, #64
    vmovl.s16 q4, d16
    add r4, r4, #64
    vmovl.s16 q9, d18
    vld1.32 {d10, d11}, [r8]!
    vshl.i32 q8, q3, #13
    vand q3, q3, q15
    vand q8, q8, q13
    vadd.i32 q8, q8, q2
    vadd.f32 q6, q8, q8
    vadd.f32 q6, q6, q0
    vmin.f32 q8, q8, q6
    vorr q8, q8, q3
    vfma.f32 q11, q5, q8
    vshl.i32 q8, q10, #13
    vand q3, q10, q15
    vand q8, q8, q13
    vadd.i32 q8, q8, q2
    vadd.f32 q10, q8, q8
    vadd.f32 q10, q10, q0
    vmin.f32 q8, q8, q10
    vorr q8, q8, q3
    vfma.f32 q12, q5, q8
    vld1.16 {d16}, [r0]
    add r0, r5, #56
    add r5, r5, #64
    vmovl.s16 q3, d16
    vshl.i32 q8, q4, #13
    vand q4, q4, q15
    vand q8, q8, q13
    vadd.i32 q8, q8, q2
    vadd.f32 q10, q8, q8
    vadd.f32 q10, q10, q0
    vmin.f32 q8, q8, q10
    vorr q8, q8, q4
    vfma.f32 q14, q5, q8
    vld1.16 {d16}, [r1]
    add r1, r2, #56
    add r2, r2, #64
    vmovl.s16 q10, d16
    vshl.i32 q8, q9, #13
    vand q4, q9, q15
    vand q8, q8, q13
    vadd.i32 q8, q8, q2
    vadd.f32 q9, q8, q8
    vadd.f32 q9, q9, q0
    vmin.f32 q8, q8, q9
    vorr q8, q8, q4
    vfma.f32 q1, q5, q8
    vld1.16 {d16}, [r0]
    vld1.16 {d18}, [r1]
    vmovl.s16 q4, d16
    vmovl.s16 q9, d18
    vld1.32 {d10, d11}, [r8]!
    vshl.i32 q8, q3, #13
    vand q3, q3, q15
    vand q8, q8, q13
    vadd.i32 q8, q8, q2
    vadd.f32 q6, q8, q8
    vadd.f32 q6, q6, q0
    vmin.f32 q8, q8, q6
    vorr q8, q8, q3
    vfma.f32 q11, q5, q8
    vshl.i32 q8, q10, #13
    vand q3, q10, q15
    vand q8, q8, q13
    vadd.i32 q8, q8, q2
    vadd.f32 q10, q8, q8
    vadd.f32 q10, q10, q0
    vmin.f32 q8, q8, q10
    vorr q8, q8, q3
    vfma.f32 q12, q5, q8
    vshl.i32 q8, q4, #13
    vand q3, q4, q15
    vand q8, q8, q13
    vadd.i32 q8, q8, q2
    vadd.f32 q10, q8, q8
    vadd.f32 q10, q10, q0
    vmin.f32 q8, q8, q10
    vorr q8, q8, q3
    vshl.i32 q10, q9, #13
    vand q3, q9, q15
    vand q9, q10, q13
    vfma.f32 q14, q5, q8
    vadd.i32 q8, q9, q2
    vadd.f32 q9, q8, q8
    vadd.f32 q9, q9, q0
    vmin.f32 q8, q8, q9
    vorr q8, q8, q3
    vfma.f32 q1, q5, q8
    cmp r7, #0
    bne .Lloop_17
.Lloop_end_16:
    ubfx r0, r6, #0, #3
    cmp r0, #0
    beq .Lloop_end_18
.Lloop_19:
    vld1.16 {d16}, [r14]
    sub r0, r0, #1
    add r14, r14, #8
    vld1.16 {d18}, [r4]
    add r4, r4, #8
    vld1.16 {d20}, [r5]
    vmovl.s16 q3, d16
    add r5, r5, #8
    vld1.16 {d16}, [r2]
    vmovl.s16 q4, d18
    add r2, r2, #8
    vmovl.s16 q10, d20
    vmovl.s16 q9, d16
    vld1.32 {d10, d11}, [r8]!
    vshl.i32 q8, q3, #13
    vand q3, q3, q15
    vand q8, q8, q13
    vadd.i32 q8, q8, q2
    vadd.f32 q6, q8, q8
    vadd.f32 q6, q6, q0
    vmin.f32 q8, q8, q6
    vorr q8, q8, q3
    vfma.f32 q11, q5, q8
    vshl.i32 q8, q4, #13
    vand q4, q4, q15
    vand q8, q8, q13
    vadd.i32 q8, q8, q2
    vadd.f32 q3, q8, q8
    vadd.f32 q3, q3, q0
    vmin.f32 q8, q8, q3
    vorr q8, q8, q4
    vfma.f32 q12, q5, q8
    vshl.i32 q8, q10, #13
    vand q3, q10, q15
    vand q8, q8, q13
    vadd.i32 q8, q8, q2
    vadd.f32 q10, q8, q8
    vadd.f32 q10, q10, q0
    vmin.f32 q8, q8, q10
    vorr q8, q8, q3
    vshl.i32 q10, q9, #13
    vand q3, q9, q15
    vand q9, q10, q13
    vfma.f32 q14, q5, q8
    vadd.i32 q8, q9, q2
    vadd.f32 q9, q8, q8
    vadd.f32 q9, q9, q0
    vmin.f32 q8, q8, q9
    vorr q8, q8, q3
    vfma.f32 q1, q5, q8
    cmp r0, #0
    bne .Lloop_19
.Lloop_end_18:
    vst1.32 {d22, d23}, [r12]!
    vst1.32 {d24, d25}, [r12]!
    vst1.32 {d28, d29}, [r12]!
    vst1.32 {d2, d3}, [r12]
    sub r12, r12, #48
    vpop {d8, d9, d10, d11, d12, d13}
    pop {r4, r5, r6, r7, r8, pc}
    .size nnp_dots_f16_exact__armv7_neon, . - nnp_dots_f16_exact__armv7_neon

    .section .note.GNU-stack, "", %progbits
