    .syntax unified
    .arch armv7-a
    .fpu neon-vfpv4
    .eabi_attribute 28, 3
    .arm

.section .rodata
    .p2align 4
.Lconstants_nnp_fourier_8x8_complex_left__armv7_neon:
    .long 0x3f3504f3, 0x00000000, 0x00000000, 0x00000000

    .text
    .p2align 4
    .globl nnp_fourier_8x8_complex_left__armv7_neon
    .type nnp_fourier_8x8_complex_left__armv7_neon, %function
nnp_fourier_8x8_complex_left__armv7_neon:
    push {r4, r5, r6, r7, r8, r9, r10, r11, r14}
    vpush {d8, d9, d10, d11, d12, d13, d14, d15}
    mov r4, r1
    ldr r14, [sp, #100]
    ldr r1, [r4]
    mov r5, r0
    mov r6, r2
    ldr r2, [r4, #12]
    mov r7, r3
    lsl r0, r1, #2
    ldr r3, [r4, #4]
    add r12, r5, r0
    add r8, r12, r0
    ldr r4, [r4, #8]
    add r9, r8, r0
    cmp r2, #255
    bne .Lotherwise_0
    mov r0, r14
    movw r1, #8
.Lrepeat_1:
    tst r4, #1
    beq .Lotherwise_2
    vld1.32 {d16, d17}, [r5]!
    add r14, r14, #1024
    add r0, r0, #64
    vld1.32 {d18, d19}, [r12]!
    vld1.32 {d20, d21}, [r8]!
    vmov q13, q8
    vld1.32 {d16, d17}, [r9]!
    vmov q1, q9
    vmov q2, q10
    vld1.32 {d18, d19}, [r5]
    sub r5, r5, #16
    vld1.32 {d20, d21}, [r12]
    sub r12, r12, #16
    vld1.32 {d22, d23}, [r8]
    vtrn.32 q13, q1
    sub r8, r8, #16
    vld1.32 {d24, d25}, [r9]
    vtrn.32 q2, q8
    sub r9, r9, #16
    movw r2, #:lower16:(.Lconstants_nnp_fourier_8x8_complex_left__armv7_neon - (1f + 8))
    movt r2, #:upper16:(.Lconstants_nnp_fourier_8x8_complex_left__armv7_neon - (1f + 8))
1:
    add r2, pc, r2
    vld1.32 {d0, d1}, [r2]
    vswp d3, d16
    vtrn.32 q9, q10
    vtrn.32 q11, q12
    vst1.32 {d16, d17}, [r14]
    vswp d27, d4
    vld1.32 {d16, d17}, [r14]
    sub r14, r14, #1024
    vswp d19, d22
    vswp d21, d24
    vsub.f32 q15, q13, q9
    vsub.f32 q14, q1, q10
    vsub.f32 q3, q12, q8
    vadd.f32 q4, q13, q9
    vadd.f32 q1, q1, q10
    vadd.f32 q5, q2, q11
    vsub.f32 q9, q11, q2
    vadd.f32 q12, q8, q12
    vadd.f32 q13, q14, q3
    vmov q2, q15
    vadd.f32 q11, q4, q5
    vadd.f32 q6, q1, q12
    vsub.f32 q14, q3, q14
    vmov q10, q9
    vneg.f32 q3, q9
    vsub.f32 q8, q4, q5
    vmla.f32 q2, q13, d0[0]
    vadd.f32 q9, q11, q6
    vst1.32 {d16, d17}, [r0]
    sub r0, r0, #64
    vmla.f32 q10, q14, d0[0]
    vsub.f32 q8, q11, q6
    vst1.32 {d18, d19}, [r0]!
    vmls.f32 q15, q13, d0[0]
    vsub.f32 q9, q12, q1
    vst1.32 {d16, d17}, [r0]
    add r0, r0, #64
    vmla.f32 q3, q14, d0[0]
    vst1.32 {d18, d19}, [r0]
    sub r0, r0, #48
    vst1.32 {d4, d5}, [r0]!
    vst1.32 {d20, d21}, [r0]
    add r0, r0, #48
    vst1.32 {d30, d31}, [r0]!
    vst1.32 {d6, d7}, [r0]
    sub r0, r0, #112
    b .Lend_3
.Lotherwise_2:
    vmov.i32 q8, #0
    vst1.32 {d16, d17}, [r0]!
    vst1.32 {d16, d17}, [r0]!
    vst1.32 {d16, d17}, [r0]!
    vst1.32 {d16, d17}, [r0]!
    vst1.32 {d16, d17}, [r0]!
    vst1.32 {d16, d17}, [r0]!
    vst1.32 {d16, d17}, [r0]!
    vst1.32 {d16, d17}, [r0]
    sub r0, r0, #112
.Lend_3:
    sub r1, r1, #1
    lsr r4, r4, #1
    add r5, r5, r3, lsl #2
    add r12, r12, r3, lsl #2
    add r8, r8, r3, lsl #2
    add r9, r9, r3, lsl #2
    add r0, r0, #128
    cmp r1, #0
    bne .Lrepeat_1
    b .Lend_4
.Lotherwise_0:
    mov r1, r14
    movw r10, #8
.Lrepeat_5:
    tst r4, #1
    beq .Lotherwise_6
    ubfx r0, r2, #0, #4
    cmp r0, #15
    bne .Lotherwise_7
    vld1.32 {d16, d17}, [r5]
    vld1.32 {d18, d19}, [r12]
    vld1.32 {d20, d21}, [r8]
    vld1.32 {d22, d23}, [r9]
    vtrn.32 q8, q9
    vtrn.32 q10, q11
    vswp d17, d20
    vswp d19, d22
    vmov q12, q8
    vmov q13, q9
    vmov q14, q10
    b .Lend_8
.Lotherwise_7:
    vmov.i32 q12, #0
    tst r2, #1
    beq .Lotherwise_9
    vld1.32 {d24[0]}, [r5]
    vld1.32 {d24[1]}, [r12]
    vld1.32 {d25[0]}, [r8]
    vld1.32 {d25[1]}, [r9]
.Lotherwise_9:
    vmov.i32 q13, #0
    tst r2, #2
    beq .Lotherwise_10
    add r0, r5, #4
    vld1.32 {d26[0]}, [r0]
    add r0, r12, #4
    vld1.32 {d26[1]}, [r0]
    add r0, r8, #4
    vld1.32 {d27[0]}, [r0]
    add r0, r9, #4
    vld1.32 {d27[1]}, [r0]
.Lotherwise_10:
    vmov.i32 q14, #0
    tst r2, #4
    beq .Lotherwise_11
    add r0, r5, #8
    vld1.32 {d28[0]}, [r0]
    add r0, r12, #8
    vld1.32 {d28[1]}, [r0]
    add r0, r8, #8
    vld1.32 {d29[0]}, [r0]
    add r0, r9, #8
    vld1.32 {d29[1]}, [r0]
.Lotherwise_11:
    vmov.i32 q11, #0
    tst r2, #8
    beq .Lotherwise_12
    add r0, r5, #12
    vld1.32 {d22[0]}, [r0]
    add r0, r12, #12
    vld1.32 {d22[1]}, [r0]
    add r0, r8, #12
    vld1.32 {d23[0]}, [r0]
    add r0, r9, #12
    vld1.32 {d23[1]}, [r0]
.Lotherwise_12:
.Lend_8:
    add r0, r14, #1024
    vst1.32 {d22, d23}, [r0]
    ubfx r0, r2, #4, #4
    cmp r0, #15
    bne .Lotherwise_13
    add r0, r5, #16
    vld1.32 {d16, d17}, [r0]
    add r0, r12, #16
    vld1.32 {d18, d19}, [r0]
    add r0, r8, #16
    vld1.32 {d20, d21}, [r0]
    add r0, r9, #16
    vld1.32 {d22, d23}, [r0]
    vtrn.32 q8, q9
    vtrn.32 q10, q11
    vswp d17, d20
    vswp d19, d22
    b .Lend_14
.Lotherwise_13:
    vmov.i32 q8, #0
    tst r2, #16
    beq .Lotherwise_15
    add r0, r5, #16
    vld1.32 {d16[0]}, [r0]
    add r0, r12, #16
    vld1.32 {d16[1]}, [r0]
    add r0, r8, #16
    vld1.32 {d17[0]}, [r0]
    add r0, r9, #16
    vld1.32 {d17[1]}, [r0]
.Lotherwise_15:
    vmov.i32 q9, #0
    tst r2, #32
    beq .Lotherwise_16
    add r0, r5, #20
    vld1.32 {d18[0]}, [r0]
    add r0, r12, #20
    vld1.32 {d18[1]}, [r0]
    add r0, r8, #20
    vld1.32 {d19[0]}, [r0]
    add r0, r9, #20
    vld1.32 {d19[1]}, [r0]
.Lotherwise_16:
    vmov.i32 q10, #0
    tst r2, #64
    beq .Lotherwise_17
    add r0, r5, #24
    vld1.32 {d20[0]}, [r0]
    add r0, r12, #24
    vld1.32 {d20[1]}, [r0]
    add r0, r8, #24
    vld1.32 {d21[0]}, [r0]
    add r0, r9, #24
    vld1.32 {d21[1]}, [r0]
.Lotherwise_17:
    vmov.i32 q11, #0
    tst r2, #128
    beq .Lotherwise_18
    add r0, r5, #28
    vld1.32 {d22[0]}, [r0]
    add r0, r12, #28
    vld1.32 {d22[1]}, [r0]
    add r0, r8, #28
    vld1.32 {d23[0]}, [r0]
    add r0, r9, #28
    vld1.32 {d23[1]}, [r0]
.Lotherwise_18:
.Lend_14:
    add r0, r14, #1024
    vsub.f32 q1, q12, q8
    vld1.32 {d30, d31}, [r0]
    add r1, r1, #64
    vsub.f32 q2, q13, q9
    movw r0, #:lower16:(.Lconstants_nnp_fourier_8x8_complex_left__armv7_neon - (1f + 8))
    movt r0, #:upper16:(.Lconstants_nnp_fourier_8x8_complex_left__armv7_neon - (1f + 8))
1:
    add r0, pc, r0
    vld1.32 {d0, d1}, [r0]
    vadd.f32 q4, q12, q8
    vsub.f32 q5, q11, q15
    vadd.f32 q3, q13, q9
    vadd.f32 q9, q14, q10
    vsub.f32 q8, q10, q14
    vadd.f32 q12, q15, q11
    vadd.f32 q13, q2, q5
    vmov q14, q1
    vadd.f32 q11, q4, q9
    vadd.f32 q15, q3, q12
    vsub.f32 q2, q5, q2
    vmov q10, q8
    vneg.f32 q5, q8
    vsub.f32 q8, q4, q9
    vmla.f32 q14, q13, d0[0]
    vadd.f32 q9, q11, q15
    vst1.32 {d16, d17}, [r1]
    sub r1, r1, #64
    vmla.f32 q10, q2, d0[0]
    vsub.f32 q8, q11, q15
    vst1.32 {d18, d19}, [r1]!
    vmls.f32 q1, q13, d0[0]
    vsub.f32 q9, q12, q3
    vst1.32 {d16, d17}, [r1]
    add r1, r1, #64
    vmla.f32 q5, q2, d0[0]
    vst1.32 {d18, d19}, [r1]
    sub r1, r1, #48
    vst1.32 {d28, d29}, [r1]!
    vst1.32 {d20, d21}, [r1]
    add r1, r1, #48
    vst1.32 {d2, d3}, [r1]!
    vst1.32 {d10, d11}, [r1]
    sub r1, r1, #112
    b .Lend_19
.Lotherwise_6:
    vmov.i32 q8, #0
    vst1.32 {d16, d17}, [r1]!
    vst1.32 {d16, d17}, [r1]!
    vst1.32 {d16, d17}, [r1]!
    vst1.32 {d16, d17}, [r1]!
    vst1.32 {d16, d17}, [r1]!
    vst1.32 {d16, d17}, [r1]!
    vst1.32 {d16, d17}, [r1]!
    vst1.32 {d16, d17}, [r1]
    sub r1, r1, #112
.Lend_19:
    sub r10, r10, #1
    lsr r4, r4, #1
    add r5, r5, r3, lsl #2
    add r12, r12, r3, lsl #2
    add r8, r8, r3, lsl #2
    add r9, r9, r3, lsl #2
    add r1, r1, #128
    cmp r10, #0
    bne .Lrepeat_5
.Lend_4:
    vld1.32 {d16, d17}, [r14]
    add r14, r14, #512
    lsl r4, r7, #2
    vld1.32 {d18, d19}, [r14]
    sub r14, r14, #256
    add r5, r4, r4, lsl #1
    vld1.32 {d20, d21}, [r14]
    add r14, r14, #512
    vld1.32 {d22, d23}, [r14]
    sub r14, r14, #640
    vsub.f32 q14, q8, q9
    add r2, r6, r5, lsl #1
    vld1.32 {d24, d25}, [r14]
    add r14, r14, #512
    vadd.f32 q15, q8, q9
    add r3, r6, r4
    vld1.32 {d16, d17}, [r14]
    sub r14, r14, #256
    vadd.f32 q0, q10, q11
    add r0, r6, r4
    vld1.32 {d18, d19}, [r14]
    add r14, r14, #512
    vsub.f32 q1, q11, q10
    add r12, r0, r5, lsl #1
    vld1.32 {d20, d21}, [r14]
    sub r14, r14, #880
    vsub.f32 q13, q12, q8
    add r8, r6, r4, lsl #2
    vld1.32 {d4, d5}, [r14]
    add r14, r14, #512
    vadd.f32 q4, q12, q8
    add r0, r6, r4
    vld1.32 {d24, d25}, [r14]
    sub r14, r14, #256
    vsub.f32 q8, q10, q9
    add r1, r0, r4, lsl #2
    vld1.32 {d6, d7}, [r14]
    add r14, r14, #512
    vadd.f32 q6, q9, q10
    add r9, r6, r4, lsl #3
    vld1.32 {d18, d19}, [r14]
    sub r14, r14, #640
    vadd.f32 q10, q13, q8
    add r0, r6, r4
    vld1.32 {d22, d23}, [r14]
    add r14, r14, #512
    vmov q5, q14
    add r10, r0, r4, lsl #3
    vsub.f32 q8, q8, q13
    vld1.32 {d26, d27}, [r14]
    sub r14, r14, #256
    vadd.f32 q7, q15, q0
    vsub.f32 q15, q15, q0
    vst1.32 {d30, d31}, [r2]
    vadd.f32 q0, q4, q6
    add r2, r6, r5, lsl #2
    vsub.f32 q15, q6, q4
    vld1.32 {d8, d9}, [r14]
    add r14, r14, #512
    vadd.f32 q6, q7, q0
    vsub.f32 q0, q7, q0
    vst1.32 {d12, d13}, [r6]
    vneg.f32 q6, q1
    vst1.32 {d0, d1}, [r3]
    add r3, r6, r4, lsl #1
    movw r0, #:lower16:(.Lconstants_nnp_fourier_8x8_complex_left__armv7_neon - (1f + 8))
    movt r0, #:upper16:(.Lconstants_nnp_fourier_8x8_complex_left__armv7_neon - (1f + 8))
1:
    add r0, pc, r0
    vld1.32 {d0, d1}, [r0]
    vst1.32 {d30, d31}, [r12]
    vsub.f32 q15, q2, q12
    add r12, r6, r5
    vmla.f32 q5, q10, d0[0]
    vmla.f32 q1, q8, d0[0]
    vadd.f32 q2, q2, q12
    vld1.32 {d24, d25}, [r14]
    sub r14, r14, #912
    vmls.f32 q14, q10, d0[0]
    vsub.f32 q7, q11, q13
    vst1.32 {d10, d11}, [r8]
    add r0, r6, r4
    vsub.f32 q5, q12, q4
    vst1.32 {d2, d3}, [r1]
    add r1, r0, r5, lsl #2
    vadd.f32 q1, q3, q9
    add r0, r6, r4, lsl #1
    add r8, r0, r4, lsl #3
    vsub.f32 q9, q9, q3
    vst1.32 {d28, d29}, [r9]
    add r0, r6, r4, lsl #3
    vadd.f32 q11, q11, q13
    add r9, r0, r5
    add r0, r6, r4, lsl #1
    vadd.f32 q13, q4, q12
    add r4, r0, r5, lsl #2
    add r0, r6, r5
    vmla.f32 q6, q8, d0[0]
    add r11, r0, r5, lsl #2
    lsl r0, r7, #4
    vadd.f32 q12, q7, q5
    add r6, r6, r0, lsl #2
    lsl r5, r7, #2
    vmov q14, q15
    add r7, r5, r5, lsl #1
    vadd.f32 q10, q2, q1
    vadd.f32 q3, q11, q13
    vst1.32 {d12, d13}, [r10]
    mov r10, r14
    vsub.f32 q5, q5, q7
    vmov q4, q9
    vneg.f32 q6, q9
    vsub.f32 q8, q2, q1
    vmla.f32 q14, q12, d0[0]
    vadd.f32 q9, q10, q3
    vst1.32 {d16, d17}, [r2]
    movw r2, #3
    vmla.f32 q4, q5, d0[0]
    vsub.f32 q8, q10, q3
    vst1.32 {d18, d19}, [r3]
    vmls.f32 q15, q12, d0[0]
    vsub.f32 q9, q13, q11
    vst1.32 {d16, d17}, [r12]
    vmla.f32 q6, q5, d0[0]
    vst1.32 {d18, d19}, [r1]
    vst1.32 {d28, d29}, [r8]
    vst1.32 {d8, d9}, [r9]
    vst1.32 {d30, d31}, [r4]
    vst1.32 {d12, d13}, [r11]
.Lrepeat_20:
    add r10, r10, #32
    vld1.32 {d16, d17}, [r10]
    add r10, r10, #512
    add r14, r14, #1024
    vld1.32 {d18, d19}, [r10]
    sub r10, r10, #496
    add r3, r6, r5
    vld1.32 {d20, d21}, [r10]
    add r10, r10, #512
    add r12, r6, r5, lsl #3
    vld1.32 {d22, d23}, [r10]
    sub r10, r10, #272
    vadd.f32 q14, q8, q9
    add r0, r6, r5
    vld1.32 {d24, d25}, [r10]
    add r10, r10, #512
    vsub.f32 q2, q8, q9
    add r4, r0, r5, lsl #3
    vld1.32 {d16, d17}, [r10]
    sub r10, r10, #496
    vsub.f32 q4, q10, q11
    add r8, r6, r5, lsl #2
    vld1.32 {d30, d31}, [r10]
    add r10, r10, #512
    vadd.f32 q1, q10, q11
    add r0, r6, r5
    vld1.32 {d26, d27}, [r10]
    sub r10, r10, #656
    vadd.f32 q3, q12, q8
    add r1, r0, r5, lsl #2
    add r9, r6, r7, lsl #2
    vsub.f32 q8, q8, q12
    add r0, r6, r5
    add r11, r0, r7, lsl #2
    vadd.f32 q9, q14, q3
    sub r2, r2, #1
    vsub.f32 q12, q15, q13
    vst1.32 {d18, d19}, [r14]!
    vsub.f32 q10, q4, q8
    vld1.32 {d22, d23}, [r10]
    add r10, r10, #512
    vsub.f32 q5, q2, q12
    vld1.32 {d12, d13}, [r10]
    sub r10, r10, #496
    vadd.f32 q8, q4, q8
    vld1.32 {d18, d19}, [r10]
    add r10, r10, #512
    vadd.f32 q2, q2, q12
    vld1.32 {d8, d9}, [r10]
    sub r10, r10, #272
    vsub.f32 q12, q11, q6
    vst1.32 {d20, d21}, [r14]!
    vadd.f32 q10, q11, q6
    vld1.32 {d12, d13}, [r10]
    add r10, r10, #512
    vsub.f32 q11, q9, q4
    vst1.32 {d10, d11}, [r14]!
    vadd.f32 q13, q15, q13
    vld1.32 {d10, d11}, [r10]
    sub r10, r10, #496
    vadd.f32 q4, q9, q4
    vst1.32 {d16, d17}, [r14]!
    vadd.f32 q15, q1, q13
    vld1.32 {d18, d19}, [r10]
    add r10, r10, #512
    vsub.f32 q8, q5, q6
    vst1.32 {d4, d5}, [r14]!
    vadd.f32 q2, q6, q5
    vld1.32 {d10, d11}, [r10]
    sub r10, r10, #912
    vsub.f32 q14, q14, q3
    vst1.32 {d16, d17}, [r14]!
    vadd.f32 q3, q10, q2
    vsub.f32 q8, q5, q9
    vadd.f32 q9, q9, q5
    vst1.32 {d16, d17}, [r14]!
    vsub.f32 q13, q1, q13
    vst1.32 {d24, d25}, [r14]
    sub r14, r14, #112
    vadd.f32 q12, q4, q9
    vld1.32 {d10, d11}, [r14]
    add r14, r14, #128
    vsub.f32 q1, q4, q9
    vst1.32 {d22, d23}, [r14]
    sub r14, r14, #16
    vadd.f32 q11, q15, q12
    vld1.32 {d16, d17}, [r14]!
    vadd.f32 q9, q5, q3
    vld1.32 {d8, d9}, [r14]
    sub r14, r14, #48
    vsub.f32 q2, q2, q10
    vld1.32 {d12, d13}, [r14]!
    vsub.f32 q10, q5, q3
    vld1.32 {d10, d11}, [r14]
    sub r14, r14, #32
    vadd.f32 q3, q8, q4
    vst1.32 {d18, d19}, [r6]
    vsub.f32 q9, q4, q8
    vld1.32 {d8, d9}, [r14]
    sub r14, r14, #16
    vsub.f32 q7, q6, q5
    vst1.32 {d22, d23}, [r3]
    add r3, r6, r5, lsl #1
    vadd.f32 q8, q6, q5
    vld1.32 {d10, d11}, [r14]
    sub r14, r14, #16
    vadd.f32 q11, q3, q7
    vst1.32 {d20, d21}, [r12]
    sub r0, r14, #16
    vmov q10, q4
    vsub.f32 q6, q15, q12
    vld1.32 {d30, d31}, [r14]
    sub r14, r14, #1056
    vmla.f32 q10, q11, d0[0]
    vsub.f32 q12, q7, q3
    vld1.32 {d6, d7}, [r0]
    add r12, r6, r7
    vmls.f32 q4, q11, d0[0]
    vst1.32 {d12, d13}, [r4]
    add r0, r6, r5, lsl #1
    vadd.f32 q11, q9, q8
    add r4, r0, r5, lsl #3
    vmov q6, q5
    vsub.f32 q9, q9, q8
    vadd.f32 q8, q14, q1
    vmla.f32 q6, q11, d0[0]
    vsub.f32 q1, q14, q1
    vst1.32 {d16, d17}, [r8]
    add r0, r6, r5, lsl #3
    vmov q14, q15
    add r8, r0, r7
    vadd.f32 q7, q13, q2
    vsub.f32 q8, q13, q2
    vmov q13, q3
    vst1.32 {d14, d15}, [r1]
    add r1, r6, r7, lsl #1
    vmls.f32 q5, q11, d0[0]
    vst1.32 {d2, d3}, [r9]
    add r0, r6, r5
    vmla.f32 q14, q9, d0[0]
    vst1.32 {d16, d17}, [r11]
    add r9, r0, r7, lsl #1
    vmla.f32 q13, q12, d0[0]
    vst1.32 {d20, d21}, [r3]
    add r0, r6, r5, lsl #1
    vmls.f32 q15, q9, d0[0]
    vst1.32 {d12, d13}, [r12]
    add r0, r0, r7, lsl #2
    vmls.f32 q3, q12, d0[0]
    vst1.32 {d8, d9}, [r4]
    add r3, r6, r7
    vst1.32 {d10, d11}, [r8]
    add r3, r3, r7, lsl #2
    lsl r12, r5, #4
    vst1.32 {d28, d29}, [r1]
    add r6, r6, r12
    vst1.32 {d26, d27}, [r9]
    vst1.32 {d30, d31}, [r0]
    vst1.32 {d6, d7}, [r3]
    cmp r2, #0
    bne .Lrepeat_20
    vpop {d8, d9, d10, d11, d12, d13, d14, d15}
    pop {r4, r5, r6, r7, r8, r9, r10, r11, pc}
    .size nnp_fourier_8x8_complex_left__armv7_neon, . - nnp_fourier_8x8_complex_left__armv7_neon

.section .rodata
    .p2align 4
.Lconstants_nnp_fourier_8x8_complex_right__armv7_neon:
    .long 0x3f3504f3, 0x00000000, 0x00000000, 0x00000000

    .text
    .p2align 4
    .globl nnp_fourier_8x8_complex_right__armv7_neon
    .type nnp_fourier_8x8_complex_right__armv7_neon, %function
nnp_fourier_8x8_complex_right__armv7_neon:
    push {r4, r5, r6, r7, r8, r9, r10, r11, r14}
    vpush {d8, d9, d10, d11, d12, d13, d14, d15}
    mov r4, r1
    ldr r14, [sp, #100]
    ldr r1, [r4]
    mov r5, r0
    mov r6, r2
    ldr r2, [r4, #12]
    mov r7, r3
    lsl r0, r1, #2
    ldr r3, [r4, #4]
    add r12, r5, r0
    add r8, r12, r0
    ldr r4, [r4, #8]
    add r9, r8, r0
    cmp r2, #255
    bne .Lotherwise_21
    mov r0, r14
    movw r1, #8
.Lrepeat_22:
    tst r4, #1
    beq .Lotherwise_23
    vld1.32 {d16, d17}, [r5]!
    add r14, r14, #1024
    add r0, r0, #64
    vld1.32 {d18, d19}, [r12]!
    vld1.32 {d20, d21}, [r8]!
    vmov q13, q8
    vld1.32 {d16, d17}, [r9]!
    vmov q1, q9
    vmov q2, q10
    vld1.32 {d18, d19}, [r5]
    sub r5, r5, #16
    vld1.32 {d20, d21}, [r12]
    sub r12, r12, #16
    vld1.32 {d22, d23}, [r8]
    vtrn.32 q13, q1
    sub r8, r8, #16
    vld1.32 {d24, d25}, [r9]
    vtrn.32 q2, q8
    sub r9, r9, #16
    movw r2, #:lower16:(.Lconstants_nnp_fourier_8x8_complex_right__armv7_neon - (1f + 8))
    movt r2, #:upper16:(.Lconstants_nnp_fourier_8x8_complex_right__armv7_neon - (1f + 8))
1:
    add r2, pc, r2
    vld1.32 {d0, d1}, [r2]
    vswp d3, d16
    vtrn.32 q9, q10
    vtrn.32 q11, q12
    vst1.32 {d16, d17}, [r14]
    vswp d27, d4
    vld1.32 {d16, d17}, [r14]
    sub r14, r14, #1024
    vswp d19, d22
    vswp d21, d24
    vsub.f32 q15, q13, q9
    vsub.f32 q14, q1, q10
    vsub.f32 q3, q12, q8
    vadd.f32 q4, q13, q9
    vadd.f32 q1, q1, q10
    vadd.f32 q5, q2, q11
    vsub.f32 q9, q2, q11
    vadd.f32 q12, q8, q12
    vadd.f32 q13, q14, q3
    vmov q2, q15
    vadd.f32 q11, q4, q5
    vadd.f32 q6, q1, q12
    vsub.f32 q14, q14, q3
    vmov q10, q9
    vneg.f32 q3, q9
    vsub.f32 q8, q4, q5
    vmla.f32 q2, q13, d0[0]
    vadd.f32 q9, q11, q6
    vst1.32 {d16, d17}, [r0]
    sub r0, r0, #64
    vmla.f32 q10, q14, d0[0]
    vsub.f32 q8, q11, q6
    vst1.32 {d18, d19}, [r0]!
    vmls.f32 q15, q13, d0[0]
    vsub.f32 q9, q1, q12
    vst1.32 {d16, d17}, [r0]
    add r0, r0, #64
    vmla.f32 q3, q14, d0[0]
    vst1.32 {d18, d19}, [r0]
    sub r0, r0, #48
    vst1.32 {d4, d5}, [r0]!
    vst1.32 {d20, d21}, [r0]
    add r0, r0, #48
    vst1.32 {d30, d31}, [r0]!
    vst1.32 {d6, d7}, [r0]
    sub r0, r0, #112
    b .Lend_24
.Lotherwise_23:
    vmov.i32 q8, #0
    vst1.32 {d16, d17}, [r0]!
    vst1.32 {d16, d17}, [r0]!
    vst1.32 {d16, d17}, [r0]!
    vst1.32 {d16, d17}, [r0]!
    vst1.32 {d16, d17}, [r0]!
    vst1.32 {d16, d17}, [r0]!
    vst1.32 {d16, d17}, [r0]!
    vst1.32 {d16, d17}, [r0]
    sub r0, r0, #112
.Lend_24:
    sub r1, r1, #1
    lsr r4, r4, #1
    add r5, r5, r3, lsl #2
    add r12, r12, r3, lsl #2
    add r8, r8, r3, lsl #2
    add r9, r9, r3, lsl #2
    add r0, r0, #128
    cmp r1, #0
    bne .Lrepeat_22
    b .Lend_25
.Lotherwise_21:
    mov r1, r14
    movw r10, #8
.Lrepeat_26:
    tst r4, #1
    beq .Lotherwise_27
    ubfx r0, r2, #0, #4
    cmp r0, #15
    bne .Lotherwise_28
    vld1.32 {d16, d17}, [r5]
    vld1.32 {d18, d19}, [r12]
    vld1.32 {d20, d21}, [r8]
    vld1.32 {d22, d23}, [r9]
    vtrn.32 q8, q9
    vtrn.32 q10, q11
    vswp d17, d20
    vswp d19, d22
    vmov q12, q8
    vmov q13, q9
    vmov q14, q10
    b .Lend_29
.Lotherwise_28:
    vmov.i32 q12, #0
    tst r2, #1
    beq .Lotherwise_30
    vld1.32 {d24[0]}, [r5]
    vld1.32 {d24[1]}, [r12]
    vld1.32 {d25[0]}, [r8]
    vld1.32 {d25[1]}, [r9]
.Lotherwise_30:
    vmov.i32 q13, #0
    tst r2, #2
    beq .Lotherwise_31
    add r0, r5, #4
    vld1.32 {d26[0]}, [r0]
    add r0, r12, #4
    vld1.32 {d26[1]}, [r0]
    add r0, r8, #4
    vld1.32 {d27[0]}, [r0]
    add r0, r9, #4
    vld1.32 {d27[1]}, [r0]
.Lotherwise_31:
    vmov.i32 q14, #0
    tst r2, #4
    beq .Lotherwise_32
    add r0, r5, #8
    vld1.32 {d28[0]}, [r0]
    add r0, r12, #8
    vld1.32 {d28[1]}, [r0]
    add r0, r8, #8
    vld1.32 {d29[0]}, [r0]
    add r0, r9, #8
    vld1.32 {d29[1]}, [r0]
.Lotherwise_32:
    vmov.i32 q11, #0
    tst r2, #8
    beq .Lotherwise_33
    add r0, r5, #12
    vld1.32 {d22[0]}, [r0]
    add r0, r12, #12
    vld1.32 {d22[1]}, [r0]
    add r0, r8, #12
    vld1.32 {d23[0]}, [r0]
    add r0, r9, #12
    vld1.32 {d23[1]}, [r0]
.Lotherwise_33:
.Lend_29:
    add r0, r14, #1024
    vst1.32 {d22, d23}, [r0]
    ubfx r0, r2, #4, #4
    cmp r0, #15
    bne .Lotherwise_34
    add r0, r5, #16
    vld1.32 {d16, d17}, [r0]
    add r0, r12, #16
    vld1.32 {d18, d19}, [r0]
    add r0, r8, #16
    vld1.32 {d20, d21}, [r0]
    add r0, r9, #16
    vld1.32 {d22, d23}, [r0]
    vtrn.32 q8, q9
    vtrn.32 q10, q11
    vswp d17, d20
    vswp d19, d22
    b .Lend_35
.Lotherwise_34:
    vmov.i32 q8, #0
    tst r2, #16
    beq .Lotherwise_36
    add r0, r5, #16
    vld1.32 {d16[0]}, [r0]
    add r0, r12, #16
    vld1.32 {d16[1]}, [r0]
    add r0, r8, #16
    vld1.32 {d17[0]}, [r0]
    add r0, r9, #16
    vld1.32 {d17[1]}, [r0]
.Lotherwise_36:
    vmov.i32 q9, #0
    tst r2, #32
    beq .Lotherwise_37
    add r0, r5, #20
    vld1.32 {d18[0]}, [r0]
    add r0, r12, #20
    vld1.32 {d18[1]}, [r0]
    add r0, r8, #20
    vld1.32 {d19[0]}, [r0]
    add r0, r9, #20
    vld1.32 {d19[1]}, [r0]
.Lotherwise_37:
    vmov.i32 q10, #0
    tst r2, #64
    beq .Lotherwise_38
    add r0, r5, #24
    vld1.32 {d20[0]}, [r0]
    add r0, r12, #24
    vld1.32 {d20[1]}, [r0]
    add r0, r8, #24
    vld1.32 {d21[0]}, [r0]
    add r0, r9, #24
    vld1.32 {d21[1]}, [r0]
.Lotherwise_38:
    vmov.i32 q11, #0
    tst r2, #128
    beq .Lotherwise_39
    add r0, r5, #28
    vld1.32 {d22[0]}, [r0]
    add r0, r12, #28
    vld1.32 {d22[1]}, [r0]
    add r0, r8, #28
    vld1.32 {d23[0]}, [r0]
    add r0, r9, #28
    vld1.32 {d23[1]}, [r0]
.Lotherwise_39:
.Lend_35:
    add r0, r14, #1024
    vsub.f32 q1, q12, q8
    vld1.32 {d30, d31}, [r0]
    add r1, r1, #64
    vsub.f32 q2, q13, q9
    movw r0, #:lower16:(.Lconstants_nnp_fourier_8x8_complex_right__armv7_neon - (1f + 8))
    movt r0, #:upper16:(.Lconstants_nnp_fourier_8x8_complex_right__armv7_neon - (1f + 8))
1:
    add r0, pc, r0
    vld1.32 {d0, d1}, [r0]
    vadd.f32 q4, q12, q8
    vsub.f32 q5, q11, q15
    vadd.f32 q3, q13, q9
    vadd.f32 q9, q14, q10
    vsub.f32 q8, q14, q10
    vadd.f32 q12, q15, q11
    vadd.f32 q13, q2, q5
    vmov q14, q1
    vadd.f32 q11, q4, q9
    vadd.f32 q15, q3, q12
    vsub.f32 q2, q2, q5
    vmov q10, q8
    vneg.f32 q5, q8
    vsub.f32 q8, q4, q9
    vmla.f32 q14, q13, d0[0]
    vadd.f32 q9, q11, q15
    vst1.32 {d16, d17}, [r1]
    sub r1, r1, #64
    vmla.f32 q10, q2, d0[0]
    vsub.f32 q8, q11, q15
    vst1.32 {d18, d19}, [r1]!
    vmls.f32 q1, q13, d0[0]
    vsub.f32 q9, q3, q12
    vst1.32 {d16, d17}, [r1]
    add r1, r1, #64
    vmla.f32 q5, q2, d0[0]
    vst1.32 {d18, d19}, [r1]
    sub r1, r1, #48
    vst1.32 {d28, d29}, [r1]!
    vst1.32 {d20, d21}, [r1]
    add r1, r1, #48
    vst1.32 {d2, d3}, [r1]!
    vst1.32 {d10, d11}, [r1]
    sub r1, r1, #112
    b .Lend_40
.Lotherwise_27:
    vmov.i32 q8, #0
    vst1.32 {d16, d17}, [r1]!
    vst1.32 {d16, d17}, [r1]!
    vst1.32 {d16, d17}, [r1]!
    vst1.32 {d16, d17}, [r1]!
    vst1.32 {d16, d17}, [r1]!
    vst1.32 {d16, d17}, [r1]!
    vst1.32 {d16, d17}, [r1]!
    vst1.32 {d16, d17}, [r1]
    sub r1, r1, #112
.Lend_40:
    sub r10, r10, #1
    lsr r4, r4, #1
    add r5, r5, r3, lsl #2
    add r12, r12, r3, lsl #2
    add r8, r8, r3, lsl #2
    add r9, r9, r3, lsl #2
    add r1, r1, #128
    cmp r10, #0
    bne .Lrepeat_26
.Lend_25:
    vld1.32 {d16, d17}, [r14]
    add r14, r14, #512
    lsl r4, r7, #2
    vld1.32 {d18, d19}, [r14]
    sub r14, r14, #256
    add r5, r4, r4, lsl #1
    vld1.32 {d20, d21}, [r14]
    add r14, r14, #512
    vld1.32 {d22, d23}, [r14]
    sub r14, r14, #640
    vsub.f32 q14, q8, q9
    add r2, r6, r5, lsl #1
    vld1.32 {d24, d25}, [r14]
    add r14, r14, #512
    vadd.f32 q15, q8, q9
    add r3, r6, r4
    vld1.32 {d16, d17}, [r14]
    sub r14, r14, #256
    vadd.f32 q0, q10, q11
    add r0, r6, r4
    vld1.32 {d18, d19}, [r14]
    add r14, r14, #512
    vsub.f32 q1, q10, q11
    add r12, r0, r5, lsl #1
    vld1.32 {d20, d21}, [r14]
    sub r14, r14, #880
    vsub.f32 q13, q12, q8
    add r8, r6, r4, lsl #2
    vld1.32 {d4, d5}, [r14]
    add r14, r14, #512
    vadd.f32 q4, q12, q8
    add r0, r6, r4
    vld1.32 {d24, d25}, [r14]
    sub r14, r14, #256
    vsub.f32 q8, q10, q9
    add r1, r0, r4, lsl #2
    vld1.32 {d6, d7}, [r14]
    add r14, r14, #512
    vadd.f32 q6, q9, q10
    add r9, r6, r4, lsl #3
    vld1.32 {d18, d19}, [r14]
    sub r14, r14, #640
    vadd.f32 q10, q13, q8
    add r0, r6, r4
    vld1.32 {d22, d23}, [r14]
    add r14, r14, #512
    vmov q5, q14
    add r10, r0, r4, lsl #3
    vsub.f32 q8, q13, q8
    vld1.32 {d26, d27}, [r14]
    sub r14, r14, #256
    vadd.f32 q7, q15, q0
    vsub.f32 q15, q15, q0
    vst1.32 {d30, d31}, [r2]
    vadd.f32 q0, q4, q6
    add r2, r6, r5, lsl #2
    vsub.f32 q15, q4, q6
    vld1.32 {d8, d9}, [r14]
    add r14, r14, #512
    vadd.f32 q6, q7, q0
    vsub.f32 q0, q7, q0
    vst1.32 {d12, d13}, [r6]
    vneg.f32 q6, q1
    vst1.32 {d0, d1}, [r3]
    add r3, r6, r4, lsl #1
    movw r0, #:lower16:(.Lconstants_nnp_fourier_8x8_complex_right__armv7_neon - (1f + 8))
    movt r0, #:upper16:(.Lconstants_nnp_fourier_8x8_complex_right__armv7_neon - (1f + 8))
1:
    add r0, pc, r0
    vld1.32 {d0, d1}, [r0]
    vst1.32 {d30, d31}, [r12]
    vsub.f32 q15, q2, q12
    add r12, r6, r5
    vmla.f32 q5, q10, d0[0]
    vmla.f32 q1, q8, d0[0]
    vadd.f32 q2, q2, q12
    vld1.32 {d24, d25}, [r14]
    sub r14, r14, #912
    vmls.f32 q14, q10, d0[0]
    vsub.f32 q7, q11, q13
    vst1.32 {d10, d11}, [r8]
    add r0, r6, r4
    vsub.f32 q5, q12, q4
    vst1.32 {d2, d3}, [r1]
    add r1, r0, r5, lsl #2
    vadd.f32 q1, q3, q9
    add r0, r6, r4, lsl #1
    add r8, r0, r4, lsl #3
    vsub.f32 q9, q3, q9
    vst1.32 {d28, d29}, [r9]
    add r0, r6, r4, lsl #3
    vadd.f32 q11, q11, q13
    add r9, r0, r5
    add r0, r6, r4, lsl #1
    vadd.f32 q13, q4, q12
    add r4, r0, r5, lsl #2
    add r0, r6, r5
    vmla.f32 q6, q8, d0[0]
    add r11, r0, r5, lsl #2
    lsl r0, r7, #4
    vadd.f32 q12, q7, q5
    add r6, r6, r0, lsl #2
    lsl r5, r7, #2
    vmov q14, q15
    add r7, r5, r5, lsl #1
    vadd.f32 q10, q2, q1
    vadd.f32 q3, q11, q13
    vst1.32 {d12, d13}, [r10]
    mov r10, r14
    vsub.f32 q5, q7, q5
    vmov q4, q9
    vneg.f32 q6, q9
    vsub.f32 q8, q2, q1
    vmla.f32 q14, q12, d0[0]
    vadd.f32 q9, q10, q3
    vst1.32 {d16, d17}, [r2]
    movw r2, #3
    vmla.f32 q4, q5, d0[0]
    vsub.f32 q8, q10, q3
    vst1.32 {d18, d19}, [r3]
    vmls.f32 q15, q12, d0[0]
    vsub.f32 q9, q11, q13
    vst1.32 {d16, d17}, [r12]
    vmla.f32 q6, q5, d0[0]
    vst1.32 {d18, d19}, [r1]
    vst1.32 {d28, d29}, [r8]
    vst1.32 {d8, d9}, [r9]
    vst1.32 {d30, d31}, [r4]
    vst1.32 {d12, d13}, [r11]
.Lrepeat_41:
    add r10, r10, #32
    vld1.32 {d16, d17}, [r10]
    add r10, r10, #512
    add r14, r14, #1024
    vld1.32 {d18, d19}, [r10]
    sub r10, r10, #496
    add r3, r6, r5
    vld1.32 {d20, d21}, [r10]
    add r10, r10, #512
    add r12, r6, r5, lsl #3
    vld1.32 {d22, d23}, [r10]
    sub r10, r10, #272
    vadd.f32 q14, q8, q9
    add r0, r6, r5
    vld1.32 {d24, d25}, [r10]
    add r10, r10, #512
    vsub.f32 q2, q8, q9
    add r4, r0, r5, lsl #3
    vld1.32 {d16, d17}, [r10]
    sub r10, r10, #496
    vsub.f32 q4, q10, q11
    add r8, r6, r5, lsl #2
    vld1.32 {d30, d31}, [r10]
    add r10, r10, #512
    vadd.f32 q1, q10, q11
    add r0, r6, r5
    vld1.32 {d26, d27}, [r10]
    sub r10, r10, #656
    vadd.f32 q3, q12, q8
    add r1, r0, r5, lsl #2
    add r9, r6, r7, lsl #2
    vsub.f32 q8, q12, q8
    add r0, r6, r5
    add r11, r0, r7, lsl #2
    vadd.f32 q9, q14, q3
    sub r2, r2, #1
    vsub.f32 q12, q13, q15
    vst1.32 {d18, d19}, [r14]!
    vsub.f32 q10, q4, q8
    vld1.32 {d22, d23}, [r10]
    add r10, r10, #512
    vsub.f32 q5, q2, q12
    vld1.32 {d12, d13}, [r10]
    sub r10, r10, #496
    vadd.f32 q8, q4, q8
    vld1.32 {d18, d19}, [r10]
    add r10, r10, #512
    vadd.f32 q2, q2, q12
    vld1.32 {d8, d9}, [r10]
    sub r10, r10, #272
    vsub.f32 q12, q11, q6
    vst1.32 {d20, d21}, [r14]!
    vadd.f32 q10, q11, q6
    vld1.32 {d12, d13}, [r10]
    add r10, r10, #512
    vsub.f32 q11, q9, q4
    vst1.32 {d10, d11}, [r14]!
    vadd.f32 q13, q15, q13
    vld1.32 {d10, d11}, [r10]
    sub r10, r10, #496
    vadd.f32 q4, q9, q4
    vst1.32 {d16, d17}, [r14]!
    vadd.f32 q15, q1, q13
    vld1.32 {d18, d19}, [r10]
    add r10, r10, #512
    vsub.f32 q8, q5, q6
    vst1.32 {d4, d5}, [r14]!
    vadd.f32 q2, q6, q5
    vld1.32 {d10, d11}, [r10]
    sub r10, r10, #912
    vsub.f32 q14, q14, q3
    vst1.32 {d16, d17}, [r14]!
    vadd.f32 q3, q10, q2
    vsub.f32 q8, q5, q9
    vadd.f32 q9, q9, q5
    vst1.32 {d16, d17}, [r14]!
    vsub.f32 q13, q1, q13
    vst1.32 {d24, d25}, [r14]
    sub r14, r14, #112
    vadd.f32 q12, q4, q9
    vld1.32 {d10, d11}, [r14]
    add r14, r14, #128
    vsub.f32 q1, q9, q4
    vst1.32 {d22, d23}, [r14]
    sub r14, r14, #16
    vadd.f32 q11, q15, q12
    vld1.32 {d16, d17}, [r14]!
    vadd.f32 q9, q5, q3
    vld1.32 {d8, d9}, [r14]
    sub r14, r14, #48
    vsub.f32 q2, q10, q2
    vld1.32 {d12, d13}, [r14]!
    vsub.f32 q10, q5, q3
    vld1.32 {d10, d11}, [r14]
    sub r14, r14, #32
    vsub.f32 q3, q8, q4
    vst1.32 {d18, d19}, [r6]
    vadd.f32 q9, q8, q4
    vld1.32 {d8, d9}, [r14]
    sub r14, r14, #16
    vadd.f32 q7, q6, q5
    vst1.32 {d22, d23}, [r3]
    add r3, r6, r5, lsl #1
    vsub.f32 q8, q5, q6
    vld1.32 {d10, d11}, [r14]
    sub r14, r14, #16
    vadd.f32 q11, q3, q7
    vst1.32 {d20, d21}, [r12]
    sub r0, r14, #16
    vmov q10, q4
    vsub.f32 q6, q15, q12
    vld1.32 {d30, d31}, [r14]
    sub r14, r14, #1056
    vmla.f32 q10, q11, d0[0]
    vsub.f32 q12, q3, q7
    vld1.32 {d6, d7}, [r0]
    add r12, r6, r7
    vmls.f32 q4, q11, d0[0]
    vst1.32 {d12, d13}, [r4]
    add r0, r6, r5, lsl #1
    vadd.f32 q11, q9, q8
    add r4, r0, r5, lsl #3
    vmov q6, q5
    vsub.f32 q9, q8, q9
    vadd.f32 q8, q14, q1
    vmla.f32 q6, q11, d0[0]
    vsub.f32 q1, q14, q1
    vst1.32 {d16, d17}, [r8]
    add r0, r6, r5, lsl #3
    vmov q14, q15
    add r8, r0, r7
    vadd.f32 q7, q13, q2
    vsub.f32 q8, q13, q2
    vmov q13, q3
    vst1.32 {d14, d15}, [r1]
    add r1, r6, r7, lsl #1
    vmls.f32 q5, q11, d0[0]
    vst1.32 {d2, d3}, [r9]
    add r0, r6, r5
    vmla.f32 q14, q9, d0[0]
    vst1.32 {d16, d17}, [r11]
    add r9, r0, r7, lsl #1
    vmla.f32 q13, q12, d0[0]
    vst1.32 {d20, d21}, [r3]
    add r0, r6, r5, lsl #1
    vmls.f32 q15, q9, d0[0]
    vst1.32 {d12, d13}, [r12]
    add r0, r0, r7, lsl #2
    vmls.f32 q3, q12, d0[0]
    vst1.32 {d8, d9}, [r4]
    add r3, r6, r7
    vst1.32 {d10, d11}, [r8]
    add r3, r3, r7, lsl #2
    lsl r12, r5, #4
    vst1.32 {d28, d29}, [r1]
    add r6, r6, r12
    vst1.32 {d26, d27}, [r9]
    vst1.32 {d30, d31}, [r0]
    vst1.32 {d6, d7}, [r3]
    cmp r2, #0
    bne .Lrepeat_41
    vpop {d8, d9, d10, d11, d12, d13, d14, d15}
    pop {r4, r5, r6, r7, r8, r9, r10, r11, pc}
    .size nnp_fourier_8x8_complex_right__armv7_neon, . - nnp_fourier_8x8_complex_right__armv7_neon

.section .rodata
    .p2align 4
.Lconstants_nnp_fourier_8x8_complex_output_with_bias__armv7_neon:
    .long 0x40000000, 0x3fb504f3, 0x3f3504f3, 0x3c800000
    .long 0x3d000000, 0x3cb504f3, 0x00000000, 0x00000000

    .text
    .p2align 4
    .globl nnp_fourier_8x8_complex_output_with_bias__armv7_neon
    .type nnp_fourier_8x8_complex_output_with_bias__armv7_neon, %function
nnp_fourier_8x8_complex_output_with_bias__armv7_neon:
    push {r4, r5, r6, r7, r8, r9, r10, r14}
    vpush {d8, d9, d10, d11, d12, d13, d14, d15}
    mov r6, r0
    movw r0, #:lower16:(.Lconstants_nnp_fourier_8x8_complex_output_with_bias__armv7_neon - (1f + 8))
    movt r0, #:upper16:(.Lconstants_nnp_fourier_8x8_complex_output_with_bias__armv7_neon - (1f + 8))
1:
    add r0, pc, r0
    vld1.32 {d0, d1}, [r0]
    mov r4, r1
    lsl r5, r4, #2
    ldr r7, [sp, #100]
    add r0, r6, r5
    vld1.32 {d16, d17}, [r6]
    add r8, r5, r5, lsl #1
    vld1.32 {d18, d19}, [r0]
    add r0, r6, r5
    add r0, r0, r8, lsl #1
    vld1.32 {d20, d21}, [r0]
    add r0, r6, r5, lsl #1
    add r1, r6, r8
    vsub.f32 q3, q8, q9
    add r12, r6, r5
    add r14, r6, r5
    vld1.32 {d4, d5}, [r0]
    vadd.f32 q4, q8, q9
    add r0, r12, r5, lsl #2
    vld1.32 {d16, d17}, [r1]
    add r1, r14, r5, lsl #3
    vmov q5, q3
    add r12, r6, r5, lsl #2
    add r14, r6, r5, lsl #3
    vld1.32 {d22, d23}, [r0]
    add r9, r6, r8, lsl #1
    vmla.f32 q3, q10, d0[0]
    vld1.32 {d24, d25}, [r1]
    add r0, r6, r5
    vmls.f32 q5, q10, d0[0]
    add r1, r0, r8, lsl #2
    vld1.32 {d20, d21}, [r12]
    add r0, r6, r5, lsl #3
    vmov q13, q4
    add r12, r6, r8
    vld1.32 {d28, d29}, [r14]
    add r14, r6, r5, lsl #1
    vsub.f32 q15, q2, q8
    add r10, r0, r8
    vld1.32 {d14, d15}, [r9]
    add r0, r6, r5, lsl #1
    vadd.f32 q1, q11, q12
    add r12, r12, r8, lsl #2
    vld1.32 {d12, d13}, [r1]
    add r5, r14, r5, lsl #3
    vadd.f32 q9, q2, q8
    add r1, r0, r8, lsl #2
    add r8, r6, r8, lsl #2
    vld1.32 {d4, d5}, [r10]
    vmls.f32 q4, q7, d0[0]
    add r7, r7, #1024
    ldr r14, [sp, #96]
    vmla.f32 q13, q7, d0[0]
    lsl r0, r4, #4
    vld1.32 {d14, d15}, [r12]
    add r6, r6, r0, lsl #2
    vsub.f32 q11, q11, q12
    lsl r12, r4, #2
    vld1.32 {d24, d25}, [r5]
    add r4, r12, r12, lsl #1
    movw r5, #3
    vld1.32 {d16, d17}, [r2]
    vst1.32 {d16, d17}, [r7]
    sub r7, r7, #640
    vsub.f32 q8, q10, q14
    vadd.f32 q10, q10, q14
    vsub.f32 q14, q8, q1
    vadd.f32 q8, q1, q8
    vmov q1, q3
    vmla.f32 q3, q8, d0[1]
    vmls.f32 q1, q8, d0[1]
    vst1.32 {d2, d3}, [r7]
    vmov q1, q15
    add r7, r7, #512
    vmla.f32 q15, q6, d0[0]
    vst1.32 {d6, d7}, [r7]
    sub r7, r7, #768
    vld1.32 {d6, d7}, [r1]
    vmls.f32 q1, q6, d0[0]
    vld1.32 {d12, d13}, [r8]
    vmov q8, q5
    vmls.f32 q5, q14, d0[1]
    vmla.f32 q8, q14, d0[1]
    vst1.32 {d16, d17}, [r7]
    vmov q14, q9
    add r7, r7, #512
    vmls.f32 q9, q6, d0[0]
    vst1.32 {d10, d11}, [r7]
    sub r7, r7, #384
    vmov q5, q4
    vmla.f32 q14, q6, d0[0]
    vadd.f32 q6, q2, q7
    vmls.f32 q5, q11, d0[0]
    vmla.f32 q4, q11, d0[0]
    vsub.f32 q11, q12, q3
    vsub.f32 q2, q2, q7
    vmov q8, q13
    vst1.32 {d10, d11}, [r7]
    add r7, r7, #512
    vadd.f32 q5, q6, q11
    vst1.32 {d8, d9}, [r7]
    sub r7, r7, #768
    vmov q4, q15
    vmla.f32 q8, q10, d0[0]
    vsub.f32 q11, q11, q6
    vmov q6, q1
    vmls.f32 q13, q10, d0[0]
    vmls.f32 q4, q5, d0[1]
    vst1.32 {d16, d17}, [r7]
    add r7, r7, #512
    vmov q8, q9
    vmla.f32 q15, q5, d0[1]
    vadd.f32 q10, q12, q3
    vst1.32 {d26, d27}, [r7]
    sub r7, r7, #112
    vmla.f32 q6, q11, d0[1]
    vst1.32 {d8, d9}, [r7]
    add r7, r7, #512
    vmov q12, q14
    vmls.f32 q1, q11, d0[1]
    vst1.32 {d30, d31}, [r7]
    sub r7, r7, #768
    vmls.f32 q8, q2, d0[0]
    vmla.f32 q9, q2, d0[0]
    vst1.32 {d12, d13}, [r7]
    add r7, r7, #512
    vmla.f32 q12, q10, d0[0]
    vmls.f32 q14, q10, d0[0]
    vst1.32 {d2, d3}, [r7]
    sub r7, r7, #384
    vst1.32 {d16, d17}, [r7]
    add r7, r7, #512
    vst1.32 {d18, d19}, [r7]
    sub r7, r7, #768
    vst1.32 {d24, d25}, [r7]
    add r7, r7, #512
    vst1.32 {d28, d29}, [r7]
    sub r7, r7, #528
    mov r8, r7
.Lrepeat_42:
    add r0, r6, r12, lsl #3
    vld1.32 {d16, d17}, [r6]
    add r1, r6, r12
    add r2, r6, r12, lsl #2
    vld1.32 {d18, d19}, [r0]
    add r0, r6, r4, lsl #2
    add r9, r6, r12
    vld1.32 {d20, d21}, [r2]
    add r2, r1, r12, lsl #3
    vld1.32 {d22, d23}, [r0]
    add r0, r6, r12
    add r1, r6, r12
    vadd.f32 q2, q8, q9
    vld1.32 {d6, d7}, [r9]
    add r0, r0, r12, lsl #2
    add r9, r1, r4, lsl #2
    vsub.f32 q15, q8, q9
    vld1.32 {d2, d3}, [r2]
    add r1, r6, r12, lsl #1
    vadd.f32 q4, q10, q11
    add r2, r6, r4, lsl #1
    vld1.32 {d10, d11}, [r0]
    add r10, r1, r4, lsl #2
    vsub.f32 q8, q10, q11
    add r0, r6, r12
    vld1.32 {d18, d19}, [r9]
    add r1, r6, r4
    vsub.f32 q10, q3, q1
    add r9, r6, r12, lsl #1
    vld1.32 {d22, d23}, [r2]
    add r0, r0, r4, lsl #1
    vadd.f32 q12, q2, q4
    add r1, r1, r4, lsl #2
    vld1.32 {d26, d27}, [r10]
    add r2, r6, r12, lsl #1
    vsub.f32 q14, q9, q5
    add r9, r9, r12, lsl #3
    vld1.32 {d12, d13}, [r0]
    add r7, r7, #1040
    add r0, r6, r12, lsl #3
    vadd.f32 q1, q3, q1
    vld1.32 {d6, d7}, [r1]
    add r1, r6, r4
    add r0, r0, r4
    vadd.f32 q9, q5, q9
    vld1.32 {d10, d11}, [r2]
    add r8, r8, #32
    vsub.f32 q2, q2, q4
    lsl r2, r12, #4
    vld1.32 {d8, d9}, [r9]
    sub r5, r5, #1
    add r6, r6, r2
    vst1.32 {d24, d25}, [r7]!
    vsub.f32 q12, q10, q8
    vadd.f32 q7, q10, q8
    vld1.32 {d20, d21}, [r1]
    vst1.32 {d24, d25}, [r7]!
    vsub.f32 q8, q15, q14
    vadd.f32 q14, q15, q14
    vld1.32 {d24, d25}, [r0]
    vst1.32 {d16, d17}, [r7]!
    vsub.f32 q15, q13, q11
    vst1.32 {d14, d15}, [r7]!
    vsub.f32 q7, q3, q6
    vadd.f32 q11, q11, q13
    vst1.32 {d28, d29}, [r7]!
    vsub.f32 q8, q5, q4
    vst1.32 {d30, d31}, [r7]!
    vadd.f32 q14, q5, q4
    vst1.32 {d14, d15}, [r7]!
    vadd.f32 q15, q10, q12
    vst1.32 {d16, d17}, [r7]
    sub r7, r7, #112
    vadd.f32 q8, q6, q3
    vld1.32 {d26, d27}, [r7]
    add r7, r7, #128
    vadd.f32 q3, q14, q11
    vadd.f32 q4, q1, q9
    vadd.f32 q5, q15, q8
    vsub.f32 q10, q10, q12
    vadd.f32 q12, q13, q3
    vsub.f32 q15, q8, q15
    vst1.32 {d20, d21}, [r7]
    sub r7, r7, #16
    vsub.f32 q1, q1, q9
    vst1.32 {d24, d25}, [r8]!
    vadd.f32 q8, q4, q5
    vsub.f32 q9, q14, q11
    vsub.f32 q10, q13, q3
    vst1.32 {d16, d17}, [r8]
    add r8, r8, #496
    vsub.f32 q8, q4, q5
    vadd.f32 q11, q2, q15
    vst1.32 {d20, d21}, [r8]!
    vadd.f32 q10, q1, q9
    vst1.32 {d16, d17}, [r8]
    sub r8, r8, #272
    vsub.f32 q8, q2, q15
    vst1.32 {d22, d23}, [r8]!
    vsub.f32 q9, q1, q9
    vst1.32 {d20, d21}, [r8]
    add r8, r8, #496
    vst1.32 {d16, d17}, [r8]!
    vst1.32 {d18, d19}, [r8]
    sub r8, r8, #656
    vld1.32 {d16, d17}, [r7]!
    vld1.32 {d18, d19}, [r7]
    sub r7, r7, #48
    vld1.32 {d20, d21}, [r7]!
    vld1.32 {d22, d23}, [r7]
    sub r7, r7, #32
    vsub.f32 q12, q8, q9
    vld1.32 {d30, d31}, [r7]
    sub r7, r7, #16
    vadd.f32 q8, q8, q9
    vadd.f32 q9, q10, q11
    vmov q13, q15
    vadd.f32 q14, q12, q9
    vsub.f32 q10, q11, q10
    vmla.f32 q13, q14, d1[0]
    vadd.f32 q11, q8, q10
    vmls.f32 q15, q14, d1[0]
    vsub.f32 q8, q10, q8
    vst1.32 {d26, d27}, [r8]!
    vsub.f32 q9, q12, q9
    vld1.32 {d20, d21}, [r7]
    sub r7, r7, #16
    sub r0, r7, #16
    vmov q12, q10
    vmls.f32 q10, q11, d1[0]
    vmla.f32 q12, q11, d1[0]
    vst1.32 {d24, d25}, [r8]
    add r8, r8, #496
    vst1.32 {d30, d31}, [r8]!
    vst1.32 {d20, d21}, [r8]
    sub r8, r8, #272
    vld1.32 {d20, d21}, [r7]
    sub r7, r7, #1072
    vmov q11, q10
    vmls.f32 q10, q8, d1[0]
    vmla.f32 q11, q8, d1[0]
    vst1.32 {d22, d23}, [r8]!
    vld1.32 {d16, d17}, [r0]
    vmov q11, q8
    vmls.f32 q8, q9, d1[0]
    vmla.f32 q11, q9, d1[0]
    vst1.32 {d22, d23}, [r8]
    add r8, r8, #496
    vst1.32 {d20, d21}, [r8]!
    vst1.32 {d16, d17}, [r8]
    sub r8, r8, #912
    cmp r5, #0
    bne .Lrepeat_42
    ldr r0, [r14]
    mov r12, r3
    mov r4, r7
    ldr r5, [r14, #4]
    movw r6, #8
    lsl r0, r0, #2
    ldr r2, [r14, #8]
    add r3, r12, r0
    add r8, r3, r0
    ldr r14, [r14, #12]
    add r9, r8, r0
.Lrepeat_43:
    tst r2, #1
    beq .Lotherwise_44
    add r7, r7, #1024
    vld1.32 {d16, d17}, [r4]
    add r4, r4, #48
    vld1.32 {d26, d27}, [r7]!
    mov r0, r14
    ubfx r10, r0, #0, #4
    vld1.32 {d18, d19}, [r4]
    add r4, r4, #64
    vmla.f32 q13, q8, d1[1]
    vld1.32 {d16, d17}, [r4]
    sub r4, r4, #80
    vld1.32 {d20, d21}, [r4]
    add r4, r4, #64
    vld1.32 {d22, d23}, [r4]
    sub r4, r4, #80
    vadd.f32 q15, q9, q8
    vld1.32 {d24, d25}, [r4]
    add r4, r4, #64
    sub r0, r4, #16
    vsub.f32 q2, q9, q8
    vld1.32 {d16, d17}, [r4]
    sub r4, r4, #80
    vmov q14, q13
    movw r1, #:lower16:(.Lconstants_nnp_fourier_8x8_complex_output_with_bias__armv7_neon+16 - (1f + 8))
    movt r1, #:upper16:(.Lconstants_nnp_fourier_8x8_complex_output_with_bias__armv7_neon+16 - (1f + 8))
1:
    add r1, pc, r1
    vld1.32 {d2, d3}, [r1]
    vmls.f32 q13, q12, d1[1]
    vld1.32 {d18, d19}, [r0]
    vmla.f32 q14, q12, d1[1]
    vsub.f32 q12, q10, q11
    vadd.f32 q4, q10, q11
    vmov q11, q13
    vmov q3, q14
    vmls.f32 q11, q8, d2[0]
    vmla.f32 q13, q8, d2[0]
    vmla.f32 q3, q9, d2[0]
    vmls.f32 q14, q9, d2[0]
    vadd.f32 q8, q15, q12
    vsub.f32 q9, q12, q15
    vmov q10, q3
    vst1.32 {d16, d17}, [r7]!
    vmov q12, q11
    vst1.32 {d26, d27}, [r7]
    sub r7, r7, #1056
    vmov q15, q14
    vmla.f32 q10, q4, d2[0]
    vmls.f32 q3, q4, d2[0]
    vmla.f32 q12, q9, d2[1]
    vmls.f32 q11, q9, d2[1]
    vmls.f32 q15, q2, d2[0]
    vmla.f32 q14, q2, d2[0]
    vmls.f32 q13, q8, d2[1]
    cmp r10, #15
    bne .Lotherwise_45
    vmov q8, q12
    vmov q9, q15
    vmov q12, q13
    vtrn.32 q10, q8
    vtrn.32 q9, q12
    vswp d21, d18
    vswp d17, d24
    vst1.32 {d20, d21}, [r12]
    vst1.32 {d16, d17}, [r3]
    vst1.32 {d18, d19}, [r8]
    vst1.32 {d24, d25}, [r9]
    b .Lend_46
.Lotherwise_45:
    cmp r10, #3
    bne .Lotherwise_47
    vmov q8, q12
    vzip.32 q10, q8
    vstr d20, [r12]
    vstr d21, [r3]
    vstr d16, [r8]
    vstr d17, [r9]
    b .Lend_48
.Lotherwise_47:
    cmp r10, #0
    bne .Lotherwise_49
    b .Lend_50
.Lotherwise_49:
    ubfx r0, r10, #0, #4
    cmp r0, #15
    bne .Lotherwise_51
    vtrn.32 q10, q12
    vtrn.32 q15, q13
    vswp d21, d30
    vswp d25, d26
    vst1.32 {d20, d21}, [r12]
    vst1.32 {d24, d25}, [r3]
    vst1.32 {d30, d31}, [r8]
    vst1.32 {d26, d27}, [r9]
    b .Lend_52
.Lotherwise_51:
    tst r10, #1
    beq .Lotherwise_53
    vst1.32 {d20[0]}, [r12]
    vst1.32 {d20[1]}, [r3]
    vst1.32 {d21[0]}, [r8]
    vst1.32 {d21[1]}, [r9]
.Lotherwise_53:
    tst r10, #2
    beq .Lotherwise_54
    add r0, r12, #4
    vst1.32 {d24[0]}, [r0]
    add r0, r3, #4
    add r1, r8, #4
    vst1.32 {d24[1]}, [r0]
    add r0, r9, #4
    vst1.32 {d25[0]}, [r1]
    vst1.32 {d25[1]}, [r0]
.Lotherwise_54:
    tst r10, #4
    beq .Lotherwise_55
    add r0, r12, #8
    vst1.32 {d30[0]}, [r0]
    add r0, r3, #8
    add r1, r8, #8
    vst1.32 {d30[1]}, [r0]
    add r0, r9, #8
    vst1.32 {d31[0]}, [r1]
    vst1.32 {d31[1]}, [r0]
.Lotherwise_55:
    tst r10, #8
    beq .Lotherwise_56
    add r0, r12, #12
    vst1.32 {d26[0]}, [r0]
    add r0, r3, #12
    add r1, r8, #12
    vst1.32 {d26[1]}, [r0]
    add r0, r9, #12
    vst1.32 {d27[0]}, [r1]
    vst1.32 {d27[1]}, [r0]
.Lotherwise_56:
.Lend_52:
.Lend_50:
.Lend_48:
.Lend_46:
    add r7, r7, #1040
    vld1.32 {d16, d17}, [r7]!
    lsr r0, r14, #4
    ubfx r1, r0, #0, #4
    vld1.32 {d18, d19}, [r7]
    sub r7, r7, #1056
    vmla.f32 q9, q8, d2[1]
    cmp r1, #15
    bne .Lotherwise_57
    add r0, r12, #16
    add r1, r3, #16
    add r10, r8, #16
    vtrn.32 q3, q11
    vtrn.32 q14, q9
    vswp d7, d28
    vswp d23, d18
    vst1.32 {d6, d7}, [r0]
    add r0, r9, #16
    vst1.32 {d22, d23}, [r1]
    vst1.32 {d28, d29}, [r10]
    vst1.32 {d18, d19}, [r0]
    b .Lend_58
.Lotherwise_57:
    cmp r1, #3
    bne .Lotherwise_59
    vzip.32 q3, q11
    vstr d6, [r12, #16]
    vstr d7, [r3, #16]
    vstr d22, [r8, #16]
    vstr d23, [r9, #16]
    b .Lend_60
.Lotherwise_59:
    cmp r1, #0
    bne .Lotherwise_61
    b .Lend_62
.Lotherwise_61:
    ubfx r0, r1, #0, #4
    cmp r0, #15
    bne .Lotherwise_63
    add r0, r12, #16
    add r1, r3, #16
    add r10, r8, #16
    vtrn.32 q3, q11
    vtrn.32 q14, q9
    vswp d7, d28
    vswp d23, d18
    vst1.32 {d6, d7}, [r0]
    add r0, r9, #16
    vst1.32 {d22, d23}, [r1]
    vst1.32 {d28, d29}, [r10]
    vst1.32 {d18, d19}, [r0]
    b .Lend_64
.Lotherwise_63:
    tst r1, #1
    beq .Lotherwise_65
    add r0, r12, #16
    vst1.32 {d6[0]}, [r0]
    add r0, r3, #16
    add r10, r8, #16
    vst1.32 {d6[1]}, [r0]
    add r0, r9, #16
    vst1.32 {d7[0]}, [r10]
    vst1.32 {d7[1]}, [r0]
.Lotherwise_65:
    tst r1, #2
    beq .Lotherwise_66
    add r0, r12, #20
    vst1.32 {d22[0]}, [r0]
    add r0, r3, #20
    add r10, r8, #20
    vst1.32 {d22[1]}, [r0]
    add r0, r9, #20
    vst1.32 {d23[0]}, [r10]
    vst1.32 {d23[1]}, [r0]
.Lotherwise_66:
    tst r1, #4
    beq .Lotherwise_67
    add r0, r12, #24
    vst1.32 {d28[0]}, [r0]
    add r0, r3, #24
    add r10, r8, #24
    vst1.32 {d28[1]}, [r0]
    add r0, r9, #24
    vst1.32 {d29[0]}, [r10]
    vst1.32 {d29[1]}, [r0]
.Lotherwise_67:
    tst r1, #8
    beq .Lotherwise_68
    add r0, r12, #28
    vst1.32 {d18[0]}, [r0]
    add r0, r3, #28
    add r1, r8, #28
    vst1.32 {d18[1]}, [r0]
    add r0, r9, #28
    vst1.32 {d19[0]}, [r1]
    vst1.32 {d19[1]}, [r0]
.Lotherwise_68:
.Lend_64:
.Lend_62:
.Lend_60:
.Lend_58:
.Lotherwise_44:
    sub r6, r6, #1
    lsr r2, r2, #1
    add r12, r12, r5, lsl #2
    add r3, r3, r5, lsl #2
    add r8, r8, r5, lsl #2
    add r9, r9, r5, lsl #2
    add r4, r4, #128
    cmp r6, #0
    bne .Lrepeat_43
    vpop {d8, d9, d10, d11, d12, d13, d14, d15}
    pop {r4, r5, r6, r7, r8, r9, r10, pc}
    .size nnp_fourier_8x8_complex_output_with_bias__armv7_neon, . - nnp_fourier_8x8_complex_output_with_bias__armv7_neon

.section .rodata
    .p2align 4
.Lconstants_nnp_fourier_8x8_complex_output_with_bias_with_relu__armv7_neon:
    .long 0x40000000, 0x3fb504f3, 0x3f3504f3, 0x3c800000
    .long 0x3d000000, 0x3cb504f3, 0x00000000, 0x00000000

    .text
    .p2align 4
    .globl nnp_fourier_8x8_complex_output_with_bias_with_relu__armv7_neon
    .type nnp_fourier_8x8_complex_output_with_bias_with_relu__armv7_neon, %function
nnp_fourier_8x8_complex_output_with_bias_with_relu__armv7_neon:
    push {r4, r5, r6, r7, r8, r9, r10, r14}
    vpush {d8, d9, d10, d11, d12, d13, d14, d15}
    mov r6, r0
    movw r0, #:lower16:(.Lconstants_nnp_fourier_8x8_complex_output_with_bias_with_relu__armv7_neon - (1f + 8))
    movt r0, #:upper16:(.Lconstants_nnp_fourier_8x8_complex_output_with_bias_with_relu__armv7_neon - (1f + 8))
1:
    add r0, pc, r0
    vld1.32 {d0, d1}, [r0]
    mov r4, r1
    lsl r5, r4, #2
    ldr r7, [sp, #100]
    add r0, r6, r5
    vld1.32 {d16, d17}, [r6]
    add r8, r5, r5, lsl #1
    vld1.32 {d18, d19}, [r0]
    add r0, r6, r5
    add r0, r0, r8, lsl #1
    vld1.32 {d20, d21}, [r0]
    add r0, r6, r5, lsl #1
    add r1, r6, r8
    vsub.f32 q3, q8, q9
    add r12, r6, r5
    add r14, r6, r5
    vld1.32 {d4, d5}, [r0]
    vadd.f32 q4, q8, q9
    add r0, r12, r5, lsl #2
    vld1.32 {d16, d17}, [r1]
    add r1, r14, r5, lsl #3
    vmov q5, q3
    add r12, r6, r5, lsl #2
    add r14, r6, r5, lsl #3
    vld1.32 {d22, d23}, [r0]
    add r9, r6, r8, lsl #1
    vmla.f32 q3, q10, d0[0]
    vld1.32 {d24, d25}, [r1]
    add r0, r6, r5
    vmls.f32 q5, q10, d0[0]
    add r1, r0, r8, lsl #2
    vld1.32 {d20, d21}, [r12]
    add r0, r6, r5, lsl #3
    vmov q13, q4
    add r12, r6, r8
    vld1.32 {d28, d29}, [r14]
    add r14, r6, r5, lsl #1
    vsub.f32 q15, q2, q8
    add r10, r0, r8
    vld1.32 {d14, d15}, [r9]
    add r0, r6, r5, lsl #1
    vadd.f32 q1, q11, q12
    add r12, r12, r8, lsl #2
    vld1.32 {d12, d13}, [r1]
    add r5, r14, r5, lsl #3
    vadd.f32 q9, q2, q8
    add r1, r0, r8, lsl #2
    add r8, r6, r8, lsl #2
    vld1.32 {d4, d5}, [r10]
    vmls.f32 q4, q7, d0[0]
    add r7, r7, #1024
    ldr r14, [sp, #96]
    vmla.f32 q13, q7, d0[0]
    lsl r0, r4, #4
    vld1.32 {d14, d15}, [r12]
    add r6, r6, r0, lsl #2
    vsub.f32 q11, q11, q12
    lsl r12, r4, #2
    vld1.32 {d24, d25}, [r5]
    add r4, r12, r12, lsl #1
    movw r5, #3
    vld1.32 {d16, d17}, [r2]
    vst1.32 {d16, d17}, [r7]
    sub r7, r7, #640
    vsub.f32 q8, q10, q14
    vadd.f32 q10, q10, q14
    vsub.f32 q14, q8, q1
    vadd.f32 q8, q1, q8
    vmov q1, q3
    vmla.f32 q3, q8, d0[1]
    vmls.f32 q1, q8, d0[1]
    vst1.32 {d2, d3}, [r7]
    vmov q1, q15
    add r7, r7, #512
    vmla.f32 q15, q6, d0[0]
    vst1.32 {d6, d7}, [r7]
    sub r7, r7, #768
    vld1.32 {d6, d7}, [r1]
    vmls.f32 q1, q6, d0[0]
    vld1.32 {d12, d13}, [r8]
    vmov q8, q5
    vmls.f32 q5, q14, d0[1]
    vmla.f32 q8, q14, d0[1]
    vst1.32 {d16, d17}, [r7]
    vmov q14, q9
    add r7, r7, #512
    vmls.f32 q9, q6, d0[0]
    vst1.32 {d10, d11}, [r7]
    sub r7, r7, #384
    vmov q5, q4
    vmla.f32 q14, q6, d0[0]
    vadd.f32 q6, q2, q7
    vmls.f32 q5, q11, d0[0]
    vmla.f32 q4, q11, d0[0]
    vsub.f32 q11, q12, q3
    vsub.f32 q2, q2, q7
    vmov q8, q13
    vst1.32 {d10, d11}, [r7]
    add r7, r7, #512
    vadd.f32 q5, q6, q11
    vst1.32 {d8, d9}, [r7]
    sub r7, r7, #768
    vmov q4, q15
    vmla.f32 q8, q10, d0[0]
    vsub.f32 q11, q11, q6
    vmov q6, q1
    vmls.f32 q13, q10, d0[0]
    vmls.f32 q4, q5, d0[1]
    vst1.32 {d16, d17}, [r7]
    add r7, r7, #512
    vmov q8, q9
    vmla.f32 q15, q5, d0[1]
    vadd.f32 q10, q12, q3
    vst1.32 {d26, d27}, [r7]
    sub r7, r7, #112
    vmla.f32 q6, q11, d0[1]
    vst1.32 {d8, d9}, [r7]
    add r7, r7, #512
    vmov q12, q14
    vmls.f32 q1, q11, d0[1]
    vst1.32 {d30, d31}, [r7]
    sub r7, r7, #768
    vmls.f32 q8, q2, d0[0]
    vmla.f32 q9, q2, d0[0]
    vst1.32 {d12, d13}, [r7]
    add r7, r7, #512
    vmla.f32 q12, q10, d0[0]
    vmls.f32 q14, q10, d0[0]
    vst1.32 {d2, d3}, [r7]
    sub r7, r7, #384
    vst1.32 {d16, d17}, [r7]
    add r7, r7, #512
    vst1.32 {d18, d19}, [r7]
    sub r7, r7, #768
    vst1.32 {d24, d25}, [r7]
    add r7, r7, #512
    vst1.32 {d28, d29}, [r7]
    sub r7, r7, #528
    mov r8, r7
.Lrepeat_69:
    add r0, r6, r12, lsl #3
    vld1.32 {d16, d17}, [r6]
    add r1, r6, r12
    add r2, r6, r12, lsl #2
    vld1.32 {d18, d19}, [r0]
    add r0, r6, r4, lsl #2
    add r9, r6, r12
    vld1.32 {d20, d21}, [r2]
    add r2, r1, r12, lsl #3
    vld1.32 {d22, d23}, [r0]
    add r0, r6, r12
    add r1, r6, r12
    vadd.f32 q2, q8, q9
    vld1.32 {d6, d7}, [r9]
    add r0, r0, r12, lsl #2
    add r9, r1, r4, lsl #2
    vsub.f32 q15, q8, q9
    vld1.32 {d2, d3}, [r2]
    add r1, r6, r12, lsl #1
    vadd.f32 q4, q10, q11
    add r2, r6, r4, lsl #1
    vld1.32 {d10, d11}, [r0]
    add r10, r1, r4, lsl #2
    vsub.f32 q8, q10, q11
    add r0, r6, r12
    vld1.32 {d18, d19}, [r9]
    add r1, r6, r4
    vsub.f32 q10, q3, q1
    add r9, r6, r12, lsl #1
    vld1.32 {d22, d23}, [r2]
    add r0, r0, r4, lsl #1
    vadd.f32 q12, q2, q4
    add r1, r1, r4, lsl #2
    vld1.32 {d26, d27}, [r10]
    add r2, r6, r12, lsl #1
    vsub.f32 q14, q9, q5
    add r9, r9, r12, lsl #3
    vld1.32 {d12, d13}, [r0]
    add r7, r7, #1040
    add r0, r6, r12, lsl #3
    vadd.f32 q1, q3, q1
    vld1.32 {d6, d7}, [r1]
    add r1, r6, r4
    add r0, r0, r4
    vadd.f32 q9, q5, q9
    vld1.32 {d10, d11}, [r2]
    add r8, r8, #32
    vsub.f32 q2, q2, q4
    lsl r2, r12, #4
    vld1.32 {d8, d9}, [r9]
    sub r5, r5, #1
    add r6, r6, r2
    vst1.32 {d24, d25}, [r7]!
    vsub.f32 q12, q10, q8
    vadd.f32 q7, q10, q8
    vld1.32 {d20, d21}, [r1]
    vst1.32 {d24, d25}, [r7]!
    vsub.f32 q8, q15, q14
    vadd.f32 q14, q15, q14
    vld1.32 {d24, d25}, [r0]
    vst1.32 {d16, d17}, [r7]!
    vsub.f32 q15, q13, q11
    vst1.32 {d14, d15}, [r7]!
    vsub.f32 q7, q3, q6
    vadd.f32 q11, q11, q13
    vst1.32 {d28, d29}, [r7]!
    vsub.f32 q8, q5, q4
    vst1.32 {d30, d31}, [r7]!
    vadd.f32 q14, q5, q4
    vst1.32 {d14, d15}, [r7]!
    vadd.f32 q15, q10, q12
    vst1.32 {d16, d17}, [r7]
    sub r7, r7, #112
    vadd.f32 q8, q6, q3
    vld1.32 {d26, d27}, [r7]
    add r7, r7, #128
    vadd.f32 q3, q14, q11
    vadd.f32 q4, q1, q9
    vadd.f32 q5, q15, q8
    vsub.f32 q10, q10, q12
    vadd.f32 q12, q13, q3
    vsub.f32 q15, q8, q15
    vst1.32 {d20, d21}, [r7]
    sub r7, r7, #16
    vsub.f32 q1, q1, q9
    vst1.32 {d24, d25}, [r8]!
    vadd.f32 q8, q4, q5
    vsub.f32 q9, q14, q11
    vsub.f32 q10, q13, q3
    vst1.32 {d16, d17}, [r8]
    add r8, r8, #496
    vsub.f32 q8, q4, q5
    vadd.f32 q11, q2, q15
    vst1.32 {d20, d21}, [r8]!
    vadd.f32 q10, q1, q9
    vst1.32 {d16, d17}, [r8]
    sub r8, r8, #272
    vsub.f32 q8, q2, q15
    vst1.32 {d22, d23}, [r8]!
    vsub.f32 q9, q1, q9
    vst1.32 {d20, d21}, [r8]
    add r8, r8, #496
    vst1.32 {d16, d17}, [r8]!
    vst1.32 {d18, d19}, [r8]
    sub r8, r8, #656
    vld1.32 {d16, d17}, [r7]!
    vld1.32 {d18, d19}, [r7]
    sub r7, r7, #48
    vld1.32 {d20, d21}, [r7]!
    vld1.32 {d22, d23}, [r7]
    sub r7, r7, #32
    vsub.f32 q12, q8, q9
    vld1.32 {d30, d31}, [r7]
    sub r7, r7, #16
    vadd.f32 q8, q8, q9
    vadd.f32 q9, q10, q11
    vmov q13, q15
    vadd.f32 q14, q12, q9
    vsub.f32 q10, q11, q10
    vmla.f32 q13, q14, d1[0]
    vadd.f32 q11, q8, q10
    vmls.f32 q15, q14, d1[0]
    vsub.f32 q8, q10, q8
    vst1.32 {d26, d27}, [r8]!
    vsub.f32 q9, q12, q9
    vld1.32 {d20, d21}, [r7]
    sub r7, r7, #16
    sub r0, r7, #16
    vmov q12, q10
    vmls.f32 q10, q11, d1[0]
    vmla.f32 q12, q11, d1[0]
    vst1.32 {d24, d25}, [r8]
    add r8, r8, #496
    vst1.32 {d30, d31}, [r8]!
    vst1.32 {d20, d21}, [r8]
    sub r8, r8, #272
    vld1.32 {d20, d21}, [r7]
    sub r7, r7, #1072
    vmov q11, q10
    vmls.f32 q10, q8, d1[0]
    vmla.f32 q11, q8, d1[0]
    vst1.32 {d22, d23}, [r8]!
    vld1.32 {d16, d17}, [r0]
    vmov q11, q8
    vmls.f32 q8, q9, d1[0]
    vmla.f32 q11, q9, d1[0]
    vst1.32 {d22, d23}, [r8]
    add r8, r8, #496
    vst1.32 {d20, d21}, [r8]!
    vst1.32 {d16, d17}, [r8]
    sub r8, r8, #912
    cmp r5, #0
    bne .Lrepeat_69
    ldr r0, [r14]
    mov r12, r3
    mov r4, r7
    ldr r5, [r14, #4]
    movw r6, #8
    lsl r0, r0, #2
    ldr r2, [r14, #8]
    add r3, r12, r0
    add r8, r3, r0
    ldr r14, [r14, #12]
    add r9, r8, r0
.Lrepeat_70:
    tst r2, #1
    beq .Lotherwise_71
    add r7, r7, #1024
    vld1.32 {d16, d17}, [r4]
    add r4, r4, #48
    vmov.i32 q13, #0
    vld1.32 {d28, d29}, [r7]!
    mov r0, r14
    ubfx r10, r0, #0, #4
    vld1.32 {d18, d19}, [r4]
    add r4, r4, #64
    vmla.f32 q14, q8, d1[1]
    vld1.32 {d16, d17}, [r4]
    sub r4, r4, #80
    vld1.32 {d20, d21}, [r4]
    add r4, r4, #64
    vld1.32 {d22, d23}, [r4]
    sub r4, r4, #80
    vadd.f32 q3, q9, q8
    vld1.32 {d24, d25}, [r4]
    add r4, r4, #64
    sub r0, r4, #16
    vsub.f32 q2, q9, q8
    vld1.32 {d16, d17}, [r4]
    sub r4, r4, #80
    vmov q15, q14
    movw r1, #:lower16:(.Lconstants_nnp_fourier_8x8_complex_output_with_bias_with_relu__armv7_neon+16 - (1f + 8))
    movt r1, #:upper16:(.Lconstants_nnp_fourier_8x8_complex_output_with_bias_with_relu__armv7_neon+16 - (1f + 8))
1:
    add r1, pc, r1
    vld1.32 {d2, d3}, [r1]
    vmls.f32 q14, q12, d1[1]
    vld1.32 {d18, d19}, [r0]
    vmla.f32 q15, q12, d1[1]
    vsub.f32 q12, q10, q11
    vadd.f32 q5, q10, q11
    vmov q11, q14
    vmov q4, q15
    vmls.f32 q11, q8, d2[0]
    vmla.f32 q14, q8, d2[0]
    vmla.f32 q4, q9, d2[0]
    vmls.f32 q15, q9, d2[0]
    vsub.f32 q6, q12, q3
    vadd.f32 q8, q3, q12
    vmov q9, q4
    vmov q10, q11
    vst1.32 {d16, d17}, [r7]!
    vmov q12, q15
    vst1.32 {d28, d29}, [r7]
    sub r7, r7, #1056
    vmla.f32 q9, q5, d2[0]
    vmla.f32 q10, q6, d2[1]
    vmls.f32 q12, q2, d2[0]
    vmls.f32 q14, q8, d2[1]
    vmls.f32 q4, q5, d2[0]
    vmls.f32 q11, q6, d2[1]
    vmla.f32 q15, q2, d2[0]
    vmax.f32 q8, q13, q9
    vmax.f32 q9, q13, q10
    vmax.f32 q10, q13, q12
    vmax.f32 q12, q13, q14
    cmp r10, #15
    bne .Lotherwise_72
    vtrn.32 q8, q9
    vtrn.32 q10, q12
    vswp d17, d20
    vswp d19, d24
    vst1.32 {d16, d17}, [r12]
    vst1.32 {d18, d19}, [r3]
    vst1.32 {d20, d21}, [r8]
    vst1.32 {d24, d25}, [r9]
    b .Lend_73
.Lotherwise_72:
    cmp r10, #3
    bne .Lotherwise_74
    vzip.32 q8, q9
    vstr d16, [r12]
    vstr d17, [r3]
    vstr d18, [r8]
    vstr d19, [r9]
    b .Lend_75
.Lotherwise_74:
    cmp r10, #0
    bne .Lotherwise_76
    b .Lend_77
.Lotherwise_76:
    ubfx r0, r10, #0, #4
    cmp r0, #15
    bne .Lotherwise_78
    vtrn.32 q8, q9
    vtrn.32 q10, q12
    vswp d17, d20
    vswp d19, d24
    vst1.32 {d16, d17}, [r12]
    vst1.32 {d18, d19}, [r3]
    vst1.32 {d20, d21}, [r8]
    vst1.32 {d24, d25}, [r9]
    b .Lend_79
.Lotherwise_78:
    tst r10, #1
    beq .Lotherwise_80
    vst1.32 {d16[0]}, [r12]
    vst1.32 {d16[1]}, [r3]
    vst1.32 {d17[0]}, [r8]
    vst1.32 {d17[1]}, [r9]
.Lotherwise_80:
    tst r10, #2
    beq .Lotherwise_81
    add r0, r12, #4
    vst1.32 {d18[0]}, [r0]
    add r0, r3, #4
    add r1, r8, #4
    vst1.32 {d18[1]}, [r0]
    add r0, r9, #4
    vst1.32 {d19[0]}, [r1]
    vst1.32 {d19[1]}, [r0]
.Lotherwise_81:
    tst r10, #4
    beq .Lotherwise_82
    add r0, r12, #8
    vst1.32 {d20[0]}, [r0]
    add r0, r3, #8
    add r1, r8, #8
    vst1.32 {d20[1]}, [r0]
    add r0, r9, #8
    vst1.32 {d21[0]}, [r1]
    vst1.32 {d21[1]}, [r0]
.Lotherwise_82:
    tst r10, #8
    beq .Lotherwise_83
    add r0, r12, #12
    vst1.32 {d24[0]}, [r0]
    add r0, r3, #12
    add r1, r8, #12
    vst1.32 {d24[1]}, [r0]
    add r0, r9, #12
    vst1.32 {d25[0]}, [r1]
    vst1.32 {d25[1]}, [r0]
.Lotherwise_83:
.Lend_79:
.Lend_77:
.Lend_75:
.Lend_73:
    add r7, r7, #1040
    vmov.i32 q8, #0
    vld1.32 {d18, d19}, [r7]!
    lsr r0, r14, #4
    ubfx r1, r0, #0, #4
    vld1.32 {d20, d21}, [r7]
    sub r7, r7, #1056
    vmax.f32 q12, q8, q4
    vmax.f32 q11, q8, q11
    vmla.f32 q10, q9, d2[1]
    vmax.f32 q9, q8, q15
    vmax.f32 q8, q8, q10
    cmp r1, #15
    bne .Lotherwise_84
    add r0, r12, #16
    add r1, r3, #16
    add r10, r8, #16
    vtrn.32 q12, q11
    vtrn.32 q9, q8
    vswp d25, d18
    vswp d23, d16
    vst1.32 {d24, d25}, [r0]
    add r0, r9, #16
    vst1.32 {d22, d23}, [r1]
    vst1.32 {d18, d19}, [r10]
    vst1.32 {d16, d17}, [r0]
    b .Lend_85
.Lotherwise_84:
    cmp r1, #3
    bne .Lotherwise_86
    vzip.32 q12, q11
    vstr d24, [r12, #16]
    vstr d25, [r3, #16]
    vstr d22, [r8, #16]
    vstr d23, [r9, #16]
    b .Lend_87
.Lotherwise_86:
    cmp r1, #0
    bne .Lotherwise_88
    b .Lend_89
.Lotherwise_88:
    ubfx r0, r1, #0, #4
    cmp r0, #15
    bne .Lotherwise_90
    add r0, r12, #16
    add r1, r3, #16
    add r10, r8, #16
    vtrn.32 q12, q11
    vtrn.32 q9, q8
    vswp d25, d18
    vswp d23, d16
    vst1.32 {d24, d25}, [r0]
    add r0, r9, #16
    vst1.32 {d22, d23}, [r1]
    vst1.32 {d18, d19}, [r10]
    vst1.32 {d16, d17}, [r0]
    b .Lend_91
.Lotherwise_90:
    tst r1, #1
    beq .Lotherwise_92
    add r0, r12, #16
    vst1.32 {d24[0]}, [r0]
    add r0, r3, #16
    add r10, r8, #16
    vst1.32 {d24[1]}, [r0]
    add r0, r9, #16
    vst1.32 {d25[0]}, [r10]
    vst1.32 {d25[1]}, [r0]
.Lotherwise_92:
    tst r1, #2
    beq .Lotherwise_93
    add r0, r12, #20
    vst1.32 {d22[0]}, [r0]
    add r0, r3, #20
    add r10, r8, #20
    vst1.32 {d22[1]}, [r0]
    add r0, r9, #20
    vst1.32 {d23[0]}, [r10]
    vst1.32 {d23[1]}, [r0]
.Lotherwise_93:
    tst r1, #4
    beq .Lotherwise_94
    add r0, r12, #24
    vst1.32 {d18[0]}, [r0]
    add r0, r3, #24
    add r10, r8, #24
    vst1.32 {d18[1]}, [r0]
    add r0, r9, #24
    vst1.32 {d19[0]}, [r10]
    vst1.32 {d19[1]}, [r0]
.Lotherwise_94:
    tst r1, #8
    beq .Lotherwise_95
    add r0, r12, #28
    vst1.32 {d16[0]}, [r0]
    add r0, r3, #28
    add r1, r8, #28
    vst1.32 {d16[1]}, [r0]
    add r0, r9, #28
    vst1.32 {d17[0]}, [r1]
    vst1.32 {d17[1]}, [r0]
.Lotherwise_95:
.Lend_91:
.Lend_89:
.Lend_87:
.Lend_85:
.Lotherwise_71:
    sub r6, r6, #1
    lsr r2, r2, #1
    add r12, r12, r5, lsl #2
    add r3, r3, r5, lsl #2
    add r8, r8, r5, lsl #2
    add r9, r9, r5, lsl #2
    add r4, r4, #128
    cmp r6, #0
    bne .Lrepeat_70
    vpop {d8, d9, d10, d11, d12, d13, d14, d15}
    pop {r4, r5, r6, r7, r8, r9, r10, pc}
    .size nnp_fourier_8x8_complex_output_with_bias_with_relu__armv7_neon, . - nnp_fourier_8x8_complex_output_with_bias_with_relu__armv7_neon

.section .rodata
    .p2align 4
.Lconstants_nnp_fourier_8x8_gauss_left__armv7_neon:
    .long 0x3f3504f3, 0x00000000, 0x00000000, 0x00000000

    .text
    .p2align 4
    .globl nnp_fourier_8x8_gauss_left__armv7_neon
    .type nnp_fourier_8x8_gauss_left__armv7_neon, %function
nnp_fourier_8x8_gauss_left__armv7_neon:
    push {r4, r5, r6, r7, r8, r9, r10, r11, r14}
    vpush {d8, d9, d10, d11, d12, d13, d14, d15}
    mov r4, r1
    ldr r14, [sp, #100]
    ldr r1, [r4]
    mov r5, r0
    mov r6, r2
    ldr r2, [r4, #12]
    mov r7, r3
    lsl r0, r1, #2
    ldr r3, [r4, #4]
    add r12, r5, r0
    add r8, r12, r0
    ldr r4, [r4, #8]
    add r9, r8, r0
    cmp r2, #255
    bne .Lotherwise_96
    mov r0, r14
    movw r1, #8
.Lrepeat_97:
    tst r4, #1
    beq .Lotherwise_98
    vld1.32 {d16, d17}, [r5]!
    add r14, r14, #1024
    add r0, r0, #64
    vld1.32 {d18, d19}, [r12]!
    vld1.32 {d20, d21}, [r8]!
    vmov q13, q8
    vld1.32 {d16, d17}, [r9]!
    vmov q1, q9
    vmov q2, q10
    vld1.32 {d18, d19}, [r5]
    sub r5, r5, #16
    vld1.32 {d20, d21}, [r12]
    sub r12, r12, #16
    vld1.32 {d22, d23}, [r8]
    vtrn.32 q13, q1
    sub r8, r8, #16
    vld1.32 {d24, d25}, [r9]
    vtrn.32 q2, q8
    sub r9, r9, #16
    movw r2, #:lower16:(.Lconstants_nnp_fourier_8x8_gauss_left__armv7_neon - (1f + 8))
    movt r2, #:upper16:(.Lconstants_nnp_fourier_8x8_gauss_left__armv7_neon - (1f + 8))
1:
    add r2, pc, r2
    vld1.32 {d0, d1}, [r2]
    vswp d3, d16
    vtrn.32 q9, q10
    vtrn.32 q11, q12
    vst1.32 {d16, d17}, [r14]
    vswp d27, d4
    vld1.32 {d16, d17}, [r14]
    sub r14, r14, #1024
    vswp d19, d22
    vswp d21, d24
    vsub.f32 q15, q13, q9
    vsub.f32 q14, q1, q10
    vsub.f32 q3, q12, q8
    vadd.f32 q4, q13, q9
    vadd.f32 q1, q1, q10
    vadd.f32 q5, q2, q11
    vsub.f32 q9, q11, q2
    vadd.f32 q12, q8, q12
    vadd.f32 q13, q14, q3
    vmov q2, q15
    vadd.f32 q11, q4, q5
    vadd.f32 q6, q1, q12
    vsub.f32 q14, q3, q14
    vmov q10, q9
    vneg.f32 q3, q9
    vsub.f32 q8, q4, q5
    vmla.f32 q2, q13, d0[0]
    vadd.f32 q9, q11, q6
    vst1.32 {d16, d17}, [r0]
    sub r0, r0, #64
    vmla.f32 q10, q14, d0[0]
    vsub.f32 q8, q11, q6
    vst1.32 {d18, d19}, [r0]!
    vmls.f32 q15, q13, d0[0]
    vsub.f32 q9, q12, q1
    vst1.32 {d16, d17}, [r0]
    add r0, r0, #64
    vmla.f32 q3, q14, d0[0]
    vst1.32 {d18, d19}, [r0]
    sub r0, r0, #48
    vst1.32 {d4, d5}, [r0]!
    vst1.32 {d20, d21}, [r0]
    add r0, r0, #48
    vst1.32 {d30, d31}, [r0]!
    vst1.32 {d6, d7}, [r0]
    sub r0, r0, #112
    b .Lend_99
.Lotherwise_98:
    vmov.i32 q8, #0
    vst1.32 {d16, d17}, [r0]!
    vst1.32 {d16, d17}, [r0]!
    vst1.32 {d16, d17}, [r0]!
    vst1.32 {d16, d17}, [r0]!
    vst1.32 {d16, d17}, [r0]!
    vst1.32 {d16, d17}, [r0]!
    vst1.32 {d16, d17}, [r0]!
    vst1.32 {d16, d17}, [r0]
    sub r0, r0, #112
.Lend_99:
    sub r1, r1, #1
    lsr r4, r4, #1
    add r5, r5, r3, lsl #2
    add r12, r12, r3, lsl #2
    add r8, r8, r3, lsl #2
    add r9, r9, r3, lsl #2
    add r0, r0, #128
    cmp r1, #0
    bne .Lrepeat_97
    b .Lend_100
.Lotherwise_96:
    mov r1, r14
    movw r10, #8
.Lrepeat_101:
    tst r4, #1
    beq .Lotherwise_102
    ubfx r0, r2, #0, #4
    cmp r0, #15
    bne .Lotherwise_103
    vld1.32 {d16, d17}, [r5]
    vld1.32 {d18, d19}, [r12]
    vld1.32 {d20, d21}, [r8]
    vld1.32 {d22, d23}, [r9]
    vtrn.32 q8, q9
    vtrn.32 q10, q11
    vswp d17, d20
    vswp d19, d22
    vmov q12, q8
    vmov q13, q9
    vmov q14, q10
    b .Lend_104
.Lotherwise_103:
    vmov.i32 q12, #0
    tst r2, #1
    beq .Lotherwise_105
    vld1.32 {d24[0]}, [r5]
    vld1.32 {d24[1]}, [r12]
    vld1.32 {d25[0]}, [r8]
    vld1.32 {d25[1]}, [r9]
.Lotherwise_105:
    vmov.i32 q13, #0
    tst r2, #2
    beq .Lotherwise_106
    add r0, r5, #4
    vld1.32 {d26[0]}, [r0]
    add r0, r12, #4
    vld1.32 {d26[1]}, [r0]
    add r0, r8, #4
    vld1.32 {d27[0]}, [r0]
    add r0, r9, #4
    vld1.32 {d27[1]}, [r0]
.Lotherwise_106:
    vmov.i32 q14, #0
    tst r2, #4
    beq .Lotherwise_107
    add r0, r5, #8
    vld1.32 {d28[0]}, [r0]
    add r0, r12, #8
    vld1.32 {d28[1]}, [r0]
    add r0, r8, #8
    vld1.32 {d29[0]}, [r0]
    add r0, r9, #8
    vld1.32 {d29[1]}, [r0]
.Lotherwise_107:
    vmov.i32 q11, #0
    tst r2, #8
    beq .Lotherwise_108
    add r0, r5, #12
    vld1.32 {d22[0]}, [r0]
    add r0, r12, #12
    vld1.32 {d22[1]}, [r0]
    add r0, r8, #12
    vld1.32 {d23[0]}, [r0]
    add r0, r9, #12
    vld1.32 {d23[1]}, [r0]
.Lotherwise_108:
.Lend_104:
    add r0, r14, #1024
    vst1.32 {d22, d23}, [r0]
    ubfx r0, r2, #4, #4
    cmp r0, #15
    bne .Lotherwise_109
    add r0, r5, #16
    vld1.32 {d16, d17}, [r0]
    add r0, r12, #16
    vld1.32 {d18, d19}, [r0]
    add r0, r8, #16
    vld1.32 {d20, d21}, [r0]
    add r0, r9, #16
    vld1.32 {d22, d23}, [r0]
    vtrn.32 q8, q9
    vtrn.32 q10, q11
    vswp d17, d20
    vswp d19, d22
    b .Lend_110
.Lotherwise_109:
    vmov.i32 q8, #0
    tst r2, #16
    beq .Lotherwise_111
    add r0, r5, #16
    vld1.32 {d16[0]}, [r0]
    add r0, r12, #16
    vld1.32 {d16[1]}, [r0]
    add r0, r8, #16
    vld1.32 {d17[0]}, [r0]
    add r0, r9, #16
    vld1.32 {d17[1]}, [r0]
.Lotherwise_111:
    vmov.i32 q9, #0
    tst r2, #32
    beq .Lotherwise_112
    add r0, r5, #20
    vld1.32 {d18[0]}, [r0]
    add r0, r12, #20
    vld1.32 {d18[1]}, [r0]
    add r0, r8, #20
    vld1.32 {d19[0]}, [r0]
    add r0, r9, #20
    vld1.32 {d19[1]}, [r0]
.Lotherwise_112:
    vmov.i32 q10, #0
    tst r2, #64
    beq .Lotherwise_113
    add r0, r5, #24
    vld1.32 {d20[0]}, [r0]
    add r0, r12, #24
    vld1.32 {d20[1]}, [r0]
    add r0, r8, #24
    vld1.32 {d21[0]}, [r0]
    add r0, r9, #24
    vld1.32 {d21[1]}, [r0]
.Lotherwise_113:
    vmov.i32 q11, #0
    tst r2, #128
    beq .Lotherwise_114
    add r0, r5, #28
    vld1.32 {d22[0]}, [r0]
    add r0, r12, #28
    vld1.32 {d22[1]}, [r0]
    add r0, r8, #28
    vld1.32 {d23[0]}, [r0]
    add r0, r9, #28
    vld1.32 {d23[1]}, [r0]
.Lotherwise_114:
.Lend_110:
    add r0, r14, #1024
    vsub.f32 q1, q12, q8
    vld1.32 {d30, d31}, [r0]
    add r1, r1, #64
    vsub.f32 q2, q13, q9
    movw r0, #:lower16:(.Lconstants_nnp_fourier_8x8_gauss_left__armv7_neon - (1f + 8))
    movt r0, #:upper16:(.Lconstants_nnp_fourier_8x8_gauss_left__armv7_neon - (1f + 8))
1:
    add r0, pc, r0
    vld1.32 {d0, d1}, [r0]
    vadd.f32 q4, q12, q8
    vsub.f32 q5, q11, q15
    vadd.f32 q3, q13, q9
    vadd.f32 q9, q14, q10
    vsub.f32 q8, q10, q14
    vadd.f32 q12, q15, q11
    vadd.f32 q13, q2, q5
    vmov q14, q1
    vadd.f32 q11, q4, q9
    vadd.f32 q15, q3, q12
    vsub.f32 q2, q5, q2
    vmov q10, q8
    vneg.f32 q5, q8
    vsub.f32 q8, q4, q9
    vmla.f32 q14, q13, d0[0]
    vadd.f32 q9, q11, q15
    vst1.32 {d16, d17}, [r1]
    sub r1, r1, #64
    vmla.f32 q10, q2, d0[0]
    vsub.f32 q8, q11, q15
    vst1.32 {d18, d19}, [r1]!
    vmls.f32 q1, q13, d0[0]
    vsub.f32 q9, q12, q3
    vst1.32 {d16, d17}, [r1]
    add r1, r1, #64
    vmla.f32 q5, q2, d0[0]
    vst1.32 {d18, d19}, [r1]
    sub r1, r1, #48
    vst1.32 {d28, d29}, [r1]!
    vst1.32 {d20, d21}, [r1]
    add r1, r1, #48
    vst1.32 {d2, d3}, [r1]!
    vst1.32 {d10, d11}, [r1]
    sub r1, r1, #112
    b .Lend_115
.Lotherwise_102:
    vmov.i32 q8, #0
    vst1.32 {d16, d17}, [r1]!
    vst1.32 {d16, d17}, [r1]!
    vst1.32 {d16, d17}, [r1]!
    vst1.32 {d16, d17}, [r1]!
    vst1.32 {d16, d17}, [r1]!
    vst1.32 {d16, d17}, [r1]!
    vst1.32 {d16, d17}, [r1]!
    vst1.32 {d16, d17}, [r1]
    sub r1, r1, #112
.Lend_115:
    sub r10, r10, #1
    lsr r4, r4, #1
    add r5, r5, r3, lsl #2
    add r12, r12, r3, lsl #2
    add r8, r8, r3, lsl #2
    add r9, r9, r3, lsl #2
    add r1, r1, #128
    cmp r10, #0
    bne .Lrepeat_101
.Lend_100:
    vld1.32 {d16, d17}, [r14]
    add r14, r14, #512
    lsl r3, r7, #2
    vld1.32 {d18, d19}, [r14]
    sub r14, r14, #256
    vld1.32 {d20, d21}, [r14]
    add r14, r14, #512
    add r12, r6, r3, lsl #3
    vld1.32 {d22, d23}, [r14]
    sub r14, r14, #640
    vsub.f32 q13, q8, q9
    add r4, r6, r3
    vld1.32 {d24, d25}, [r14]
    add r14, r14, #512
    vadd.f32 q14, q8, q9
    add r0, r6, r3
    vld1.32 {d16, d17}, [r14]
    sub r14, r14, #256
    vsub.f32 q15, q11, q10
    add r2, r0, r3, lsl #3
    vld1.32 {d18, d19}, [r14]
    add r14, r14, #512
    vadd.f32 q1, q10, q11
    add r0, r6, r3
    vld1.32 {d20, d21}, [r14]
    sub r14, r14, #880
    vsub.f32 q5, q12, q8
    add r5, r3, r3, lsl #1
    vld1.32 {d4, d5}, [r14]
    add r14, r14, #512
    vadd.f32 q12, q12, q8
    add r1, r0, r3, lsl #2
    vld1.32 {d6, d7}, [r14]
    sub r14, r14, #256
    vsub.f32 q8, q10, q9
    add r8, r6, r5, lsl #1
    vld1.32 {d8, d9}, [r14]
    add r14, r14, #512
    vadd.f32 q11, q9, q10
    add r0, r6, r3, lsl #3
    vld1.32 {d12, d13}, [r14]
    sub r14, r14, #640
    vadd.f32 q7, q5, q8
    add r9, r0, r5
    movw r0, #:lower16:(.Lconstants_nnp_fourier_8x8_gauss_left__armv7_neon - (1f + 8))
    movt r0, #:upper16:(.Lconstants_nnp_fourier_8x8_gauss_left__armv7_neon - (1f + 8))
1:
    add r0, pc, r0
    vld1.32 {d0, d1}, [r0]
    add r0, r6, r3, lsl #2
    vsub.f32 q9, q8, q5
    vld1.32 {d20, d21}, [r14]
    add r14, r14, #512
    vmov q5, q13
    vmls.f32 q13, q7, d0[0]
    vmla.f32 q5, q7, d0[0]
    vld1.32 {d16, d17}, [r14]
    sub r14, r14, #256
    add r10, r6, r3, lsl #4
    vadd.f32 q7, q14, q1
    vsub.f32 q1, q14, q1
    vst1.32 {d2, d3}, [r12]
    vadd.f32 q14, q12, q11
    vsub.f32 q12, q11, q12
    vadd.f32 q11, q1, q12
    vadd.f32 q1, q7, q14
    vsub.f32 q14, q7, q14
    vst1.32 {d2, d3}, [r6]
    vmov q1, q15
    vst1.32 {d28, d29}, [r4]
    vmov q14, q15
    add r12, r6, r3
    vmla.f32 q1, q9, d0[0]
    vst1.32 {d24, d25}, [r2]
    add r12, r12, r5, lsl #1
    vld1.32 {d14, d15}, [r14]
    add r14, r14, #512
    vmls.f32 q14, q9, d0[0]
    add r2, r6, r3, lsl #1
    vst1.32 {d10, d11}, [r1]
    add r1, r2, r3, lsl #3
    vneg.f32 q12, q15
    add r2, r6, r5, lsl #2
    vadd.f32 q15, q5, q1
    vst1.32 {d2, d3}, [r8]
    add r4, r10, r3
    vld1.32 {d10, d11}, [r14]
    vmla.f32 q12, q9, d0[0]
    sub r14, r14, #912
    vsub.f32 q1, q2, q3
    vst1.32 {d26, d27}, [r9]
    add r8, r6, r3, lsl #1
    vadd.f32 q2, q2, q3
    vst1.32 {d30, d31}, [r0]
    add r9, r6, r5
    vsub.f32 q15, q6, q4
    vst1.32 {d22, d23}, [r12]
    add r12, r10, r3, lsl #1
    vsub.f32 q9, q10, q8
    vsub.f32 q3, q5, q7
    vadd.f32 q11, q4, q6
    vadd.f32 q4, q10, q8
    vadd.f32 q5, q7, q5
    vadd.f32 q6, q9, q3
    vsub.f32 q9, q3, q9
    vmov q10, q1
    vmov q3, q15
    vadd.f32 q7, q2, q11
    vsub.f32 q8, q13, q14
    vadd.f32 q13, q4, q5
    vmla.f32 q10, q6, d0[0]
    vst1.32 {d16, d17}, [r1]
    add r0, r6, r3, lsl #1
    vmov q14, q15
    vst1.32 {d24, d25}, [r2]
    add r1, r0, r5, lsl #2
    vmla.f32 q3, q9, d0[0]
    add r0, r6, r5
    add r2, r0, r5, lsl #2
    vsub.f32 q12, q2, q11
    add r0, r6, r3
    add r11, r0, r5, lsl #2
    vadd.f32 q8, q7, q13
    add r5, r10, r5
    vmls.f32 q1, q6, d0[0]
    vst1.32 {d24, d25}, [r4]
    add r4, r10, r3, lsl #2
    vmls.f32 q14, q9, d0[0]
    vst1.32 {d16, d17}, [r8]
    movw r0, #22
    vsub.f32 q8, q7, q13
    mul r0, r7, r0
    add r6, r6, r0, lsl #2
    vneg.f32 q11, q15
    add r0, r10, r3
    add r0, r0, r3, lsl #2
    vsub.f32 q13, q5, q4
    vst1.32 {d16, d17}, [r9]
    lsl r3, r7, #2
    vmla.f32 q11, q9, d0[0]
    add r7, r3, r3, lsl #1
    vst1.32 {d26, d27}, [r12]
    vadd.f32 q8, q10, q3
    add r12, r6, r3, lsl #4
    vst1.32 {d20, d21}, [r1]
    vadd.f32 q9, q12, q13
    mov r1, r14
    vst1.32 {d6, d7}, [r2]
    vsub.f32 q10, q1, q14
    movw r2, #3
    vst1.32 {d2, d3}, [r4]
    vst1.32 {d16, d17}, [r11]
    vst1.32 {d18, d19}, [r10]
    vst1.32 {d20, d21}, [r5]
    vst1.32 {d22, d23}, [r0]
.Lrepeat_116:
    add r1, r1, #32
    vld1.32 {d16, d17}, [r1]
    add r1, r1, #512
    add r14, r14, #1024
    vld1.32 {d18, d19}, [r1]
    sub r1, r1, #496
    add r8, r6, r3
    vld1.32 {d20, d21}, [r1]
    add r1, r1, #512
    add r9, r6, r3, lsl #1
    vld1.32 {d22, d23}, [r1]
    sub r1, r1, #272
    vadd.f32 q14, q8, q9
    add r0, r6, r3
    vld1.32 {d24, d25}, [r1]
    add r1, r1, #512
    vsub.f32 q2, q8, q9
    add r10, r0, r7, lsl #2
    vld1.32 {d16, d17}, [r1]
    sub r1, r1, #496
    vsub.f32 q4, q10, q11
    add r0, r6, r3, lsl #1
    vld1.32 {d30, d31}, [r1]
    add r1, r1, #512
    vadd.f32 q1, q10, q11
    add r4, r0, r7, lsl #2
    vld1.32 {d26, d27}, [r1]
    sub r1, r1, #656
    vadd.f32 q3, q12, q8
    add r0, r6, r3
    add r5, r0, r7, lsl #1
    vsub.f32 q8, q8, q12
    add r11, r6, r3, lsl #3
    sub r2, r2, #1
    vadd.f32 q9, q14, q3
    vsub.f32 q12, q15, q13
    vst1.32 {d18, d19}, [r14]!
    vsub.f32 q10, q4, q8
    vld1.32 {d22, d23}, [r1]
    add r1, r1, #512
    vsub.f32 q5, q2, q12
    vld1.32 {d12, d13}, [r1]
    sub r1, r1, #496
    vadd.f32 q8, q4, q8
    vld1.32 {d18, d19}, [r1]
    add r1, r1, #512
    vadd.f32 q2, q2, q12
    vld1.32 {d8, d9}, [r1]
    sub r1, r1, #272
    vsub.f32 q12, q11, q6
    vst1.32 {d20, d21}, [r14]!
    vadd.f32 q10, q11, q6
    vld1.32 {d12, d13}, [r1]
    add r1, r1, #512
    vadd.f32 q11, q9, q4
    vst1.32 {d10, d11}, [r14]!
    vadd.f32 q15, q15, q13
    vld1.32 {d26, d27}, [r1]
    sub r1, r1, #496
    vsub.f32 q4, q9, q4
    vst1.32 {d16, d17}, [r14]!
    vsub.f32 q14, q14, q3
    vld1.32 {d6, d7}, [r1]
    add r1, r1, #512
    vsub.f32 q8, q13, q6
    vst1.32 {d4, d5}, [r14]!
    vadd.f32 q9, q6, q13
    vld1.32 {d26, d27}, [r1]
    sub r1, r1, #912
    vsub.f32 q2, q1, q15
    vst1.32 {d16, d17}, [r14]!
    vadd.f32 q5, q10, q9
    vsub.f32 q8, q13, q3
    vadd.f32 q13, q3, q13
    vst1.32 {d16, d17}, [r14]!
    vsub.f32 q8, q9, q10
    vst1.32 {d24, d25}, [r14]
    sub r14, r14, #112
    vsub.f32 q3, q11, q13
    vld1.32 {d18, d19}, [r14]
    add r14, r14, #128
    vadd.f32 q15, q1, q15
    vst1.32 {d8, d9}, [r14]!
    vadd.f32 q11, q11, q13
    vadd.f32 q12, q9, q5
    vsub.f32 q13, q14, q3
    vst1.32 {d24, d25}, [r14]
    sub r14, r14, #32
    vsub.f32 q1, q2, q8
    vld1.32 {d8, d9}, [r14]!
    vsub.f32 q10, q9, q5
    vld1.32 {d18, d19}, [r14]
    sub r14, r14, #48
    vsub.f32 q5, q15, q11
    vld1.32 {d12, d13}, [r14]!
    vadd.f32 q14, q14, q3
    vld1.32 {d6, d7}, [r14]
    sub r14, r14, #96
    vadd.f32 q8, q2, q8
    vst1.32 {d26, d27}, [r14]
    add r14, r14, #80
    vadd.f32 q2, q4, q9
    vst1.32 {d2, d3}, [r14]!
    vsub.f32 q4, q9, q4
    vst1.32 {d20, d21}, [r14]
    sub r14, r14, #32
    vsub.f32 q7, q6, q3
    vst1.32 {d24, d25}, [r8]
    add r8, r12, r7
    vadd.f32 q12, q6, q3
    vld1.32 {d6, d7}, [r14]
    add r14, r14, #48
    vadd.f32 q6, q2, q7
    vst1.32 {d10, d11}, [r14]!
    vadd.f32 q9, q15, q11
    vst1.32 {d28, d29}, [r14]
    sub r14, r14, #80
    vmov q11, q3
    vst1.32 {d18, d19}, [r9]
    vsub.f32 q15, q7, q2
    add r9, r12, r3, lsl #2
    vld1.32 {d4, d5}, [r14]
    add r14, r14, #112
    vmla.f32 q11, q6, d0[0]
    vst1.32 {d16, d17}, [r14]
    sub r14, r14, #128
    vmls.f32 q3, q6, d0[0]
    vld1.32 {d12, d13}, [r14]
    sub r14, r14, #16
    vst1.32 {d20, d21}, [r10]
    vadd.f32 q7, q4, q12
    add r10, r6, r3, lsl #2
    vsub.f32 q10, q4, q12
    vld1.32 {d24, d25}, [r14]
    add r14, r14, #128
    vst1.32 {d10, d11}, [r4]
    vmov q4, q2
    add r0, r6, r3
    vmls.f32 q2, q7, d0[0]
    vst1.32 {d28, d29}, [r5]
    add r4, r0, r3, lsl #2
    vmov q14, q6
    vst1.32 {d16, d17}, [r11]
    add r5, r12, r3
    vmla.f32 q4, q7, d0[0]
    vst1.32 {d26, d27}, [r8]
    add r0, r6, r3, lsl #1
    vmov q13, q12
    vst1.32 {d2, d3}, [r9]
    add r8, r0, r3, lsl #3
    vmla.f32 q14, q10, d0[0]
    vst1.32 {d22, d23}, [r10]
    add r0, r6, r3, lsl #3
    vmla.f32 q13, q15, d0[0]
    vld1.32 {d16, d17}, [r14]
    sub r14, r14, #16
    vmls.f32 q6, q10, d0[0]
    vst1.32 {d8, d9}, [r4]
    add r9, r0, r7
    vmls.f32 q12, q15, d0[0]
    vld1.32 {d20, d21}, [r14]
    add r14, r14, #32
    vst1.32 {d6, d7}, [r12]
    vadd.f32 q15, q8, q9
    add r10, r12, r7, lsl #1
    vld1.32 {d16, d17}, [r14]
    sub r14, r14, #64
    add r0, r12, r3
    vadd.f32 q11, q11, q4
    vst1.32 {d4, d5}, [r5]
    add r4, r0, r7, lsl #1
    vadd.f32 q1, q14, q13
    add r5, r6, r7
    vld1.32 {d8, d9}, [r14]!
    add r11, r6, r7, lsl #1
    vadd.f32 q5, q10, q8
    vst1.32 {d28, d29}, [r8]
    add r0, r6, r3
    vadd.f32 q8, q3, q2
    add r8, r0, r3, lsl #3
    vld1.32 {d18, d19}, [r14]
    sub r14, r14, #112
    vadd.f32 q10, q6, q12
    vst1.32 {d26, d27}, [r9]
    add r0, r14, #80
    vst1.32 {d12, d13}, [r10]
    vadd.f32 q9, q4, q9
    add r9, r6, r7, lsl #2
    vld1.32 {d26, d27}, [r14]
    sub r14, r14, #1024
    vld1.32 {d28, d29}, [r0]
    add r0, r6, r7
    add r10, r0, r7, lsl #2
    vst1.32 {d24, d25}, [r4]
    add r4, r12, r3, lsl #1
    vst1.32 {d30, d31}, [r6]
    vadd.f32 q12, q13, q14
    vst1.32 {d22, d23}, [r5]
    add r0, r12, r3
    add r5, r0, r3, lsl #2
    vst1.32 {d10, d11}, [r11]
    movw r0, #24
    mul r0, r3, r0
    vst1.32 {d2, d3}, [r8]
    add r6, r6, r0
    add r12, r12, r0
    vst1.32 {d18, d19}, [r9]
    vst1.32 {d16, d17}, [r10]
    vst1.32 {d24, d25}, [r4]
    vst1.32 {d20, d21}, [r5]
    cmp r2, #0
    bne .Lrepeat_116
    vpop {d8, d9, d10, d11, d12, d13, d14, d15}
    pop {r4, r5, r6, r7, r8, r9, r10, r11, pc}
    .size nnp_fourier_8x8_gauss_left__armv7_neon, . - nnp_fourier_8x8_gauss_left__armv7_neon

.section .rodata
    .p2align 4
.Lconstants_nnp_fourier_8x8_gauss_right__armv7_neon:
    .long 0x3f3504f3, 0xbf800000, 0x00000000, 0x00000000

    .text
    .p2align 4
    .globl nnp_fourier_8x8_gauss_right__armv7_neon
    .type nnp_fourier_8x8_gauss_right__armv7_neon, %function
nnp_fourier_8x8_gauss_right__armv7_neon:
    push {r4, r5, r6, r7, r8, r9, r10, r11, r14}
    vpush {d8, d9, d10, d11, d12, d13, d14, d15}
    mov r4, r1
    ldr r14, [sp, #100]
    ldr r1, [r4]
    mov r5, r0
    mov r6, r2
    ldr r2, [r4, #12]
    mov r7, r3
    lsl r0, r1, #2
    ldr r3, [r4, #4]
    add r12, r5, r0
    add r8, r12, r0
    ldr r4, [r4, #8]
    add r9, r8, r0
    cmp r2, #255
    bne .Lotherwise_117
    mov r0, r14
    movw r1, #8
.Lrepeat_118:
    tst r4, #1
    beq .Lotherwise_119
    vld1.32 {d16, d17}, [r5]!
    add r14, r14, #1024
    add r0, r0, #64
    vld1.32 {d18, d19}, [r12]!
    vld1.32 {d20, d21}, [r8]!
    vmov q13, q8
    vld1.32 {d16, d17}, [r9]!
    vmov q1, q9
    vmov q2, q10
    vld1.32 {d18, d19}, [r5]
    sub r5, r5, #16
    vld1.32 {d20, d21}, [r12]
    sub r12, r12, #16
    vld1.32 {d22, d23}, [r8]
    vtrn.32 q13, q1
    sub r8, r8, #16
    vld1.32 {d24, d25}, [r9]
    vtrn.32 q2, q8
    sub r9, r9, #16
    movw r2, #:lower16:(.Lconstants_nnp_fourier_8x8_gauss_right__armv7_neon - (1f + 8))
    movt r2, #:upper16:(.Lconstants_nnp_fourier_8x8_gauss_right__armv7_neon - (1f + 8))
1:
    add r2, pc, r2
    vld1.32 {d0, d1}, [r2]
    vswp d3, d16
    vtrn.32 q9, q10
    vtrn.32 q11, q12
    vst1.32 {d16, d17}, [r14]
    vswp d27, d4
    vld1.32 {d16, d17}, [r14]
    sub r14, r14, #1024
    vswp d19, d22
    vswp d21, d24
    vsub.f32 q15, q13, q9
    vsub.f32 q14, q1, q10
    vsub.f32 q3, q12, q8
    vadd.f32 q4, q13, q9
    vadd.f32 q1, q1, q10
    vadd.f32 q5, q2, q11
    vsub.f32 q9, q2, q11
    vadd.f32 q12, q8, q12
    vadd.f32 q13, q14, q3
    vmov q2, q15
    vadd.f32 q11, q4, q5
    vadd.f32 q6, q1, q12
    vsub.f32 q14, q14, q3
    vmov q10, q9
    vneg.f32 q3, q9
    vsub.f32 q8, q4, q5
    vmla.f32 q2, q13, d0[0]
    vadd.f32 q9, q11, q6
    vst1.32 {d16, d17}, [r0]
    sub r0, r0, #64
    vmla.f32 q10, q14, d0[0]
    vsub.f32 q8, q11, q6
    vst1.32 {d18, d19}, [r0]!
    vmls.f32 q15, q13, d0[0]
    vsub.f32 q9, q1, q12
    vst1.32 {d16, d17}, [r0]
    add r0, r0, #64
    vmla.f32 q3, q14, d0[0]
    vst1.32 {d18, d19}, [r0]
    sub r0, r0, #48
    vst1.32 {d4, d5}, [r0]!
    vst1.32 {d20, d21}, [r0]
    add r0, r0, #48
    vst1.32 {d30, d31}, [r0]!
    vst1.32 {d6, d7}, [r0]
    sub r0, r0, #112
    b .Lend_120
.Lotherwise_119:
    vmov.i32 q8, #0
    vst1.32 {d16, d17}, [r0]!
    vst1.32 {d16, d17}, [r0]!
    vst1.32 {d16, d17}, [r0]!
    vst1.32 {d16, d17}, [r0]!
    vst1.32 {d16, d17}, [r0]!
    vst1.32 {d16, d17}, [r0]!
    vst1.32 {d16, d17}, [r0]!
    vst1.32 {d16, d17}, [r0]
    sub r0, r0, #112
.Lend_120:
    sub r1, r1, #1
    lsr r4, r4, #1
    add r5, r5, r3, lsl #2
    add r12, r12, r3, lsl #2
    add r8, r8, r3, lsl #2
    add r9, r9, r3, lsl #2
    add r0, r0, #128
    cmp r1, #0
    bne .Lrepeat_118
    b .Lend_121
.Lotherwise_117:
    mov r1, r14
    movw r10, #8
.Lrepeat_122:
    tst r4, #1
    beq .Lotherwise_123
    ubfx r0, r2, #0, #4
    cmp r0, #15
    bne .Lotherwise_124
    vld1.32 {d16, d17}, [r5]
    vld1.32 {d18, d19}, [r12]
    vld1.32 {d20, d21}, [r8]
    vld1.32 {d22, d23}, [r9]
    vtrn.32 q8, q9
    vtrn.32 q10, q11
    vswp d17, d20
    vswp d19, d22
    vmov q12, q8
    vmov q13, q9
    vmov q14, q10
    b .Lend_125
.Lotherwise_124:
    vmov.i32 q12, #0
    tst r2, #1
    beq .Lotherwise_126
    vld1.32 {d24[0]}, [r5]
    vld1.32 {d24[1]}, [r12]
    vld1.32 {d25[0]}, [r8]
    vld1.32 {d25[1]}, [r9]
.Lotherwise_126:
    vmov.i32 q13, #0
    tst r2, #2
    beq .Lotherwise_127
    add r0, r5, #4
    vld1.32 {d26[0]}, [r0]
    add r0, r12, #4
    vld1.32 {d26[1]}, [r0]
    add r0, r8, #4
    vld1.32 {d27[0]}, [r0]
    add r0, r9, #4
    vld1.32 {d27[1]}, [r0]
.Lotherwise_127:
    vmov.i32 q14, #0
    tst r2, #4
    beq .Lotherwise_128
    add r0, r5, #8
    vld1.32 {d28[0]}, [r0]
    add r0, r12, #8
    vld1.32 {d28[1]}, [r0]
    add r0, r8, #8
    vld1.32 {d29[0]}, [r0]
    add r0, r9, #8
    vld1.32 {d29[1]}, [r0]
.Lotherwise_128:
    vmov.i32 q11, #0
    tst r2, #8
    beq .Lotherwise_129
    add r0, r5, #12
    vld1.32 {d22[0]}, [r0]
    add r0, r12, #12
    vld1.32 {d22[1]}, [r0]
    add r0, r8, #12
    vld1.32 {d23[0]}, [r0]
    add r0, r9, #12
    vld1.32 {d23[1]}, [r0]
.Lotherwise_129:
.Lend_125:
    add r0, r14, #1024
    vst1.32 {d22, d23}, [r0]
    ubfx r0, r2, #4, #4
    cmp r0, #15
    bne .Lotherwise_130
    add r0, r5, #16
    vld1.32 {d16, d17}, [r0]
    add r0, r12, #16
    vld1.32 {d18, d19}, [r0]
    add r0, r8, #16
    vld1.32 {d20, d21}, [r0]
    add r0, r9, #16
    vld1.32 {d22, d23}, [r0]
    vtrn.32 q8, q9
    vtrn.32 q10, q11
    vswp d17, d20
    vswp d19, d22
    b .Lend_131
.Lotherwise_130:
    vmov.i32 q8, #0
    tst r2, #16
    beq .Lotherwise_132
    add r0, r5, #16
    vld1.32 {d16[0]}, [r0]
    add r0, r12, #16
    vld1.32 {d16[1]}, [r0]
    add r0, r8, #16
    vld1.32 {d17[0]}, [r0]
    add r0, r9, #16
    vld1.32 {d17[1]}, [r0]
.Lotherwise_132:
    vmov.i32 q9, #0
    tst r2, #32
    beq .Lotherwise_133
    add r0, r5, #20
    vld1.32 {d18[0]}, [r0]
    add r0, r12, #20
    vld1.32 {d18[1]}, [r0]
    add r0, r8, #20
    vld1.32 {d19[0]}, [r0]
    add r0, r9, #20
    vld1.32 {d19[1]}, [r0]
.Lotherwise_133:
    vmov.i32 q10, #0
    tst r2, #64
    beq .Lotherwise_134
    add r0, r5, #24
    vld1.32 {d20[0]}, [r0]
    add r0, r12, #24
    vld1.32 {d20[1]}, [r0]
    add r0, r8, #24
    vld1.32 {d21[0]}, [r0]
    add r0, r9, #24
    vld1.32 {d21[1]}, [r0]
.Lotherwise_134:
    vmov.i32 q11, #0
    tst r2, #128
    beq .Lotherwise_135
    add r0, r5, #28
    vld1.32 {d22[0]}, [r0]
    add r0, r12, #28
    vld1.32 {d22[1]}, [r0]
    add r0, r8, #28
    vld1.32 {d23[0]}, [r0]
    add r0, r9, #28
    vld1.32 {d23[1]}, [r0]
.Lotherwise_135:
.Lend_131:
    add r0, r14, #1024
    vsub.f32 q1, q12, q8
    vld1.32 {d30, d31}, [r0]
    add r1, r1, #64
    vsub.f32 q2, q13, q9
    movw r0, #:lower16:(.Lconstants_nnp_fourier_8x8_gauss_right__armv7_neon - (1f + 8))
    movt r0, #:upper16:(.Lconstants_nnp_fourier_8x8_gauss_right__armv7_neon - (1f + 8))
1:
    add r0, pc, r0
    vld1.32 {d0, d1}, [r0]
    vadd.f32 q4, q12, q8
    vsub.f32 q5, q11, q15
    vadd.f32 q3, q13, q9
    vadd.f32 q9, q14, q10
    vsub.f32 q8, q14, q10
    vadd.f32 q12, q15, q11
    vadd.f32 q13, q2, q5
    vmov q14, q1
    vadd.f32 q11, q4, q9
    vadd.f32 q15, q3, q12
    vsub.f32 q2, q2, q5
    vmov q10, q8
    vneg.f32 q5, q8
    vsub.f32 q8, q4, q9
    vmla.f32 q14, q13, d0[0]
    vadd.f32 q9, q11, q15
    vst1.32 {d16, d17}, [r1]
    sub r1, r1, #64
    vmla.f32 q10, q2, d0[0]
    vsub.f32 q8, q11, q15
    vst1.32 {d18, d19}, [r1]!
    vmls.f32 q1, q13, d0[0]
    vsub.f32 q9, q3, q12
    vst1.32 {d16, d17}, [r1]
    add r1, r1, #64
    vmla.f32 q5, q2, d0[0]
    vst1.32 {d18, d19}, [r1]
    sub r1, r1, #48
    vst1.32 {d28, d29}, [r1]!
    vst1.32 {d20, d21}, [r1]
    add r1, r1, #48
    vst1.32 {d2, d3}, [r1]!
    vst1.32 {d10, d11}, [r1]
    sub r1, r1, #112
    b .Lend_136
.Lotherwise_123:
    vmov.i32 q8, #0
    vst1.32 {d16, d17}, [r1]!
    vst1.32 {d16, d17}, [r1]!
    vst1.32 {d16, d17}, [r1]!
    vst1.32 {d16, d17}, [r1]!
    vst1.32 {d16, d17}, [r1]!
    vst1.32 {d16, d17}, [r1]!
    vst1.32 {d16, d17}, [r1]!
    vst1.32 {d16, d17}, [r1]
    sub r1, r1, #112
.Lend_136:
    sub r10, r10, #1
    lsr r4, r4, #1
    add r5, r5, r3, lsl #2
    add r12, r12, r3, lsl #2
    add r8, r8, r3, lsl #2
    add r9, r9, r3, lsl #2
    add r1, r1, #128
    cmp r10, #0
    bne .Lrepeat_122
.Lend_121:
    vld1.32 {d16, d17}, [r14]
    add r14, r14, #512
    lsl r12, r7, #2
    vld1.32 {d18, d19}, [r14]
    sub r14, r14, #256
    vld1.32 {d20, d21}, [r14]
    add r14, r14, #512
    add r4, r12, r12, lsl #1
    vld1.32 {d22, d23}, [r14]
    sub r14, r14, #640
    vsub.f32 q13, q8, q9
    add r0, r6, r12
    vld1.32 {d24, d25}, [r14]
    add r14, r14, #512
    vadd.f32 q14, q8, q9
    add r2, r0, r4, lsl #1
    vld1.32 {d16, d17}, [r14]
    sub r14, r14, #256
    vsub.f32 q15, q10, q11
    add r3, r6, r12
    vld1.32 {d18, d19}, [r14]
    add r14, r14, #512
    vadd.f32 q1, q10, q11
    add r5, r6, r12, lsl #2
    vld1.32 {d20, d21}, [r14]
    sub r14, r14, #880
    vsub.f32 q5, q12, q8
    add r0, r6, r12, lsl #1
    vld1.32 {d4, d5}, [r14]
    add r14, r14, #512
    vadd.f32 q12, q12, q8
    add r8, r0, r12, lsl #3
    vld1.32 {d6, d7}, [r14]
    sub r14, r14, #256
    vsub.f32 q8, q10, q9
    add r0, r6, r12
    vld1.32 {d8, d9}, [r14]
    add r14, r14, #512
    vadd.f32 q11, q9, q10
    add r1, r0, r12, lsl #2
    vld1.32 {d12, d13}, [r14]
    sub r14, r14, #640
    vadd.f32 q7, q5, q8
    add r9, r6, r4, lsl #1
    movw r0, #:lower16:(.Lconstants_nnp_fourier_8x8_gauss_right__armv7_neon - (1f + 8))
    movt r0, #:upper16:(.Lconstants_nnp_fourier_8x8_gauss_right__armv7_neon - (1f + 8))
1:
    add r0, pc, r0
    vld1.32 {d0, d1}, [r0]
    add r0, r6, r12, lsl #3
    vsub.f32 q9, q5, q8
    vld1.32 {d20, d21}, [r14]
    add r14, r14, #512
    vmov q5, q13
    vmls.f32 q13, q7, d0[0]
    vmla.f32 q5, q7, d0[0]
    vld1.32 {d16, d17}, [r14]
    sub r14, r14, #256
    add r10, r6, r12, lsl #4
    vadd.f32 q7, q14, q1
    vsub.f32 q14, q14, q1
    vst1.32 {d28, d29}, [r2]
    vadd.f32 q1, q12, q11
    vsub.f32 q11, q12, q11
    vadd.f32 q12, q7, q1
    vsub.f32 q1, q7, q1
    vst1.32 {d24, d25}, [r6]
    vmov q12, q15
    vmls.f32 q15, q9, d0[0]
    vst1.32 {d2, d3}, [r3]
    add r2, r6, r12
    vld1.32 {d2, d3}, [r14]
    add r14, r14, #512
    vmla.f32 q12, q9, d0[0]
    add r3, r2, r12, lsl #3
    vld1.32 {d14, d15}, [r14]
    sub r14, r14, #912
    vst1.32 {d10, d11}, [r5]
    add r5, r6, r4, lsl #2
    vst1.32 {d26, d27}, [r8]
    add r2, r6, r12, lsl #3
    add r2, r2, r4
    vsub.f32 q9, q12, q5
    vadd.f32 q12, q5, q12
    vst1.32 {d18, d19}, [r1]
    vsub.f32 q9, q2, q3
    add r1, r6, r12, lsl #1
    vadd.f32 q2, q2, q3
    vst1.32 {d24, d25}, [r9]
    add r8, r6, r4
    vsub.f32 q12, q4, q6
    vsub.f32 q3, q10, q8
    vadd.f32 q4, q4, q6
    vsub.f32 q5, q7, q1
    vadd.f32 q10, q10, q8
    vadd.f32 q1, q1, q7
    vadd.f32 q8, q3, q5
    vsub.f32 q6, q3, q5
    vmov q3, q9
    vmov q5, q12
    vmla.f32 q3, q8, d0[0]
    vmla.f32 q5, q6, d0[0]
    vmls.f32 q9, q8, d0[0]
    vadd.f32 q7, q13, q15
    vsub.f32 q13, q13, q15
    vsub.f32 q15, q11, q14
    vadd.f32 q8, q14, q11
    vadd.f32 q11, q2, q4
    vst1.32 {d30, d31}, [r0]
    add r0, r6, r12
    vadd.f32 q14, q10, q1
    vst1.32 {d16, d17}, [r3]
    add r3, r0, r4, lsl #2
    vmls.f32 q12, q6, d0[0]
    vst1.32 {d26, d27}, [r5]
    add r5, r10, r4
    vmul.f32 q8, q7, d0[1]
    add r0, r6, r12, lsl #1
    add r9, r0, r4, lsl #2
    vsub.f32 q15, q2, q4
    add r0, r6, r4
    add r4, r0, r4, lsl #2
    vadd.f32 q13, q11, q14
    vst1.32 {d16, d17}, [r2]
    add r2, r10, r12
    vsub.f32 q8, q11, q14
    vst1.32 {d30, d31}, [r10]
    movw r11, #22
    vsub.f32 q10, q10, q1
    vst1.32 {d26, d27}, [r1]
    add r1, r10, r12, lsl #1
    vsub.f32 q11, q5, q3
    vst1.32 {d16, d17}, [r8]
    add r0, r10, r12
    vadd.f32 q8, q3, q5
    vst1.32 {d6, d7}, [r3]
    mul r3, r7, r11
    vadd.f32 q13, q9, q12
    vst1.32 {d18, d19}, [r5]
    add r0, r0, r12, lsl #2
    vsub.f32 q14, q10, q15
    vst1.32 {d22, d23}, [r9]
    add r6, r6, r3, lsl #2
    vadd.f32 q10, q15, q10
    vst1.32 {d16, d17}, [r4]
    add r3, r10, r12, lsl #2
    vsub.f32 q8, q9, q12
    vst1.32 {d28, d29}, [r2]
    lsl r5, r7, #2
    vmul.f32 q9, q13, d0[1]
    vst1.32 {d20, d21}, [r1]
    mov r7, r6
    vst1.32 {d16, d17}, [r0]
    add r6, r5, r5, lsl #1
    add r8, r7, r5, lsl #4
    vst1.32 {d18, d19}, [r3]
    mov r2, r14
    movw r3, #3
.Lrepeat_137:
    add r2, r2, #32
    vld1.32 {d16, d17}, [r2]
    add r2, r2, #512
    add r14, r14, #1024
    vld1.32 {d18, d19}, [r2]
    sub r2, r2, #496
    add r1, r7, r6, lsl #2
    vld1.32 {d20, d21}, [r2]
    add r2, r2, #512
    add r12, r7, r6, lsl #1
    vld1.32 {d22, d23}, [r2]
    sub r2, r2, #272
    vadd.f32 q14, q8, q9
    add r4, r8, r5, lsl #1
    vld1.32 {d24, d25}, [r2]
    add r2, r2, #512
    vsub.f32 q2, q8, q9
    add r9, r7, r6
    vld1.32 {d16, d17}, [r2]
    sub r2, r2, #496
    vsub.f32 q4, q10, q11
    add r0, r7, r6
    vld1.32 {d30, d31}, [r2]
    add r2, r2, #512
    vadd.f32 q1, q10, q11
    add r10, r0, r6, lsl #2
    vld1.32 {d26, d27}, [r2]
    sub r2, r2, #656
    vadd.f32 q3, q12, q8
    add r0, r7, r5
    add r11, r0, r5, lsl #3
    vsub.f32 q8, q12, q8
    sub r3, r3, #1
    vadd.f32 q9, q14, q3
    vsub.f32 q12, q13, q15
    vst1.32 {d18, d19}, [r14]!
    vsub.f32 q10, q4, q8
    vld1.32 {d22, d23}, [r2]
    add r2, r2, #512
    vsub.f32 q5, q2, q12
    vld1.32 {d12, d13}, [r2]
    sub r2, r2, #496
    vadd.f32 q8, q4, q8
    vld1.32 {d18, d19}, [r2]
    add r2, r2, #512
    vadd.f32 q2, q2, q12
    vld1.32 {d8, d9}, [r2]
    sub r2, r2, #272
    vsub.f32 q12, q11, q6
    vst1.32 {d20, d21}, [r14]!
    vadd.f32 q10, q11, q6
    vld1.32 {d12, d13}, [r2]
    add r2, r2, #512
    vadd.f32 q11, q9, q4
    vst1.32 {d10, d11}, [r14]!
    vadd.f32 q15, q15, q13
    vld1.32 {d26, d27}, [r2]
    sub r2, r2, #496
    vsub.f32 q4, q9, q4
    vst1.32 {d16, d17}, [r14]!
    vsub.f32 q14, q14, q3
    vld1.32 {d6, d7}, [r2]
    add r2, r2, #512
    vsub.f32 q8, q13, q6
    vst1.32 {d4, d5}, [r14]!
    vadd.f32 q9, q6, q13
    vld1.32 {d26, d27}, [r2]
    sub r2, r2, #912
    vsub.f32 q2, q1, q15
    vst1.32 {d16, d17}, [r14]!
    vadd.f32 q5, q10, q9
    vsub.f32 q8, q13, q3
    vadd.f32 q13, q3, q13
    vst1.32 {d16, d17}, [r14]!
    vsub.f32 q8, q10, q9
    vst1.32 {d24, d25}, [r14]
    sub r14, r14, #112
    vsub.f32 q3, q13, q11
    vld1.32 {d18, d19}, [r14]
    add r14, r14, #128
    vadd.f32 q15, q1, q15
    vst1.32 {d8, d9}, [r14]!
    vadd.f32 q11, q11, q13
    vadd.f32 q12, q9, q5
    vsub.f32 q13, q14, q3
    vst1.32 {d24, d25}, [r14]
    sub r14, r14, #32
    vsub.f32 q1, q2, q8
    vld1.32 {d8, d9}, [r14]!
    vsub.f32 q9, q9, q5
    vld1.32 {d20, d21}, [r14]
    sub r14, r14, #48
    vsub.f32 q5, q15, q11
    vld1.32 {d12, d13}, [r14]!
    vadd.f32 q14, q14, q3
    vld1.32 {d6, d7}, [r14]
    sub r14, r14, #96
    vadd.f32 q8, q2, q8
    vst1.32 {d26, d27}, [r14]
    add r14, r14, #80
    vsub.f32 q2, q4, q10
    vst1.32 {d2, d3}, [r14]!
    vadd.f32 q1, q6, q3
    vst1.32 {d18, d19}, [r14]
    sub r14, r14, #32
    vadd.f32 q4, q4, q10
    vld1.32 {d20, d21}, [r14]
    add r14, r14, #48
    vsub.f32 q6, q3, q6
    vst1.32 {d10, d11}, [r14]!
    vadd.f32 q3, q2, q1
    vst1.32 {d28, d29}, [r14]
    sub r14, r14, #80
    vmov q5, q10
    vst1.32 {d24, d25}, [r7]
    vadd.f32 q12, q4, q6
    vst1.32 {d18, d19}, [r1]
    add r0, r8, r5
    vsub.f32 q9, q6, q4
    add r1, r0, r5, lsl #2
    vld1.32 {d8, d9}, [r14]
    add r14, r14, #112
    vmla.f32 q5, q3, d0[0]
    vst1.32 {d16, d17}, [r14]
    sub r14, r14, #128
    vmls.f32 q10, q3, d0[0]
    vld1.32 {d6, d7}, [r14]
    sub r14, r14, #16
    vmov q7, q4
    vld1.32 {d12, d13}, [r14]
    add r14, r14, #128
    vsub.f32 q1, q2, q1
    vld1.32 {d4, d5}, [r14]!
    vmla.f32 q7, q12, d0[0]
    vst1.32 {d28, d29}, [r12]
    add r12, r7, r5
    vmov q14, q3
    vst1.32 {d26, d27}, [r4]
    add r4, r7, r5, lsl #1
    vmov q13, q6
    vst1.32 {d10, d11}, [r9]
    add r9, r7, r5, lsl #2
    vmla.f32 q14, q9, d0[0]
    vst1.32 {d20, d21}, [r10]
    add r0, r7, r5
    vmls.f32 q3, q9, d0[0]
    add r10, r0, r5, lsl #2
    vld1.32 {d18, d19}, [r14]
    sub r14, r14, #32
    vadd.f32 q8, q15, q11
    vld1.32 {d22, d23}, [r14]
    sub r14, r14, #16
    vmla.f32 q13, q1, d0[0]
    vmls.f32 q4, q12, d0[0]
    vst1.32 {d28, d29}, [r11]
    add r0, r7, r5
    vsub.f32 q15, q8, q2
    vst1.32 {d6, d7}, [r1]
    add r1, r0, r6, lsl #1
    vadd.f32 q8, q2, q8
    vld1.32 {d24, d25}, [r14]
    sub r14, r14, #16
    vst1.32 {d30, d31}, [r12]
    vsub.f32 q2, q7, q5
    add r12, r7, r5, lsl #3
    vadd.f32 q5, q5, q7
    vld1.32 {d30, d31}, [r14]
    sub r14, r14, #16
    vst1.32 {d16, d17}, [r4]
    vsub.f32 q8, q9, q11
    sub r4, r14, #80
    vadd.f32 q11, q11, q9
    vst1.32 {d4, d5}, [r9]
    add r0, r7, r5, lsl #1
    vmls.f32 q6, q1, d0[0]
    vst1.32 {d10, d11}, [r10]
    add r9, r0, r5, lsl #3
    vsub.f32 q1, q13, q14
    vst1.32 {d16, d17}, [r1]
    add r0, r7, r5, lsl #3
    vadd.f32 q8, q14, q13
    vld1.32 {d26, d27}, [r14]
    add r0, r0, r6
    vsub.f32 q9, q12, q15
    vld1.32 {d28, d29}, [r4]
    add r1, r7, r5
    vst1.32 {d22, d23}, [r12]
    vadd.f32 q11, q15, q12
    add r1, r1, r6, lsl #2
    vst1.32 {d2, d3}, [r9]
    vsub.f32 q12, q4, q10
    add r12, r7, r5, lsl #1
    vst1.32 {d16, d17}, [r0]
    vadd.f32 q8, q10, q4
    add r0, r12, r6, lsl #2
    vst1.32 {d18, d19}, [r1]
    vsub.f32 q9, q13, q14
    add r1, r8, r5
    vst1.32 {d22, d23}, [r0]
    vadd.f32 q10, q14, q13
    add r0, r8, r6
    vst1.32 {d24, d25}, [r8]
    vsub.f32 q11, q6, q3
    add r12, r8, r5, lsl #2
    vst1.32 {d16, d17}, [r1]
    vadd.f32 q8, q3, q6
    add r1, r8, r6, lsl #1
    vst1.32 {d18, d19}, [r0]
    add r0, r8, r5
    movw r4, #24
    vst1.32 {d20, d21}, [r12]
    add r0, r0, r6, lsl #1
    mul r12, r5, r4
    vst1.32 {d22, d23}, [r1]
    add r7, r7, r12
    add r8, r8, r12
    vst1.32 {d16, d17}, [r0]
    sub r14, r14, #1104
    cmp r3, #0
    bne .Lrepeat_137
    vpop {d8, d9, d10, d11, d12, d13, d14, d15}
    pop {r4, r5, r6, r7, r8, r9, r10, r11, pc}
    .size nnp_fourier_8x8_gauss_right__armv7_neon, . - nnp_fourier_8x8_gauss_right__armv7_neon

.section .rodata
    .p2align 4
.Lconstants_nnp_fourier_8x8_gauss_output_with_bias__armv7_neon:
    .long 0x40000000, 0x3fb504f3, 0x3f3504f3, 0x3c800000
    .long 0x3d000000, 0x3cb504f3, 0x00000000, 0x00000000

    .text
    .p2align 4
    .globl nnp_fourier_8x8_gauss_output_with_bias__armv7_neon
    .type nnp_fourier_8x8_gauss_output_with_bias__armv7_neon, %function
nnp_fourier_8x8_gauss_output_with_bias__armv7_neon:
    push {r4, r5, r6, r7, r8, r9, r10, r11, r14}
    vpush {d8, d9, d10, d11, d12, d13, d14, d15}
    mov r4, r0
    movw r0, #:lower16:(.Lconstants_nnp_fourier_8x8_gauss_output_with_bias__armv7_neon - (1f + 8))
    movt r0, #:upper16:(.Lconstants_nnp_fourier_8x8_gauss_output_with_bias__armv7_neon - (1f + 8))
1:
    add r0, pc, r0
    vld1.32 {d0, d1}, [r0]
    mov r12, r1
    lsl r14, r12, #2
    ldr r5, [sp, #104]
    add r0, r4, r14
    vld1.32 {d16, d17}, [r4]
    add r6, r14, r14, lsl #1
    add r1, r4, r14
    vld1.32 {d18, d19}, [r0]
    add r0, r1, r6, lsl #1
    add r1, r4, r14, lsl #3
    vld1.32 {d6, d7}, [r0]
    add r0, r4, r14
    vld1.32 {d20, d21}, [r1]
    add r1, r4, r14
    add r7, r4, r14, lsl #1
    vsub.f32 q13, q8, q9
    add r8, r4, r14, lsl #3
    ldr r9, [sp, #100]
    add r0, r0, r14, lsl #2
    vadd.f32 q14, q8, q9
    add r1, r1, r14, lsl #3
    vld1.32 {d16, d17}, [r0]
    add r0, r4, r14, lsl #2
    vadd.f32 q9, q3, q10
    add r7, r7, r14, lsl #3
    vld1.32 {d20, d21}, [r0]
    add r0, r4, r6, lsl #1
    vmov q15, q13
    add r8, r8, r6
    vld1.32 {d22, d23}, [r0]
    add r10, r4, r6, lsl #2
    vmla.f32 q13, q9, d0[0]
    vld1.32 {d24, d25}, [r1]
    add r0, r4, r14, lsl #1
    vadd.f32 q1, q10, q8
    vld1.32 {d8, d9}, [r7]
    add r1, r4, r6
    vsub.f32 q2, q10, q11
    add r5, r5, #1024
    vld1.32 {d16, d17}, [r10]
    add r7, r4, r14, lsl #4
    vsub.f32 q3, q3, q12
    vld1.32 {d20, d21}, [r8]
    add r8, r7, r14
    vmls.f32 q15, q9, d0[0]
    vld1.32 {d24, d25}, [r0]
    add r0, r4, r14
    vsub.f32 q5, q4, q8
    add r10, r0, r6, lsl #2
    vld1.32 {d12, d13}, [r1]
    add r0, r4, r6
    vadd.f32 q9, q4, q10
    add r1, r4, r14, lsl #1
    vld1.32 {d20, d21}, [r7]
    add r11, r0, r6, lsl #2
    vmov q11, q14
    add r1, r1, r6, lsl #2
    vld1.32 {d16, d17}, [r8]
    add r0, r7, r14
    vsub.f32 q4, q12, q6
    add r6, r7, r6
    add r8, r0, r14, lsl #2
    vmls.f32 q14, q3, d0[0]
    vadd.f32 q7, q10, q8
    vmla.f32 q11, q3, d0[0]
    vld1.32 {d6, d7}, [r10]
    add r10, r7, r14, lsl #1
    add r14, r7, r14, lsl #2
    vadd.f32 q12, q12, q6
    vld1.32 {d16, d17}, [r11]
    movw r0, #22
    mul r0, r12, r0
    add r4, r4, r0, lsl #2
    lsl r7, r12, #2
    vsub.f32 q6, q3, q8
    add r12, r7, r7, lsl #1
    add r11, r4, r7, lsl #4
    vld1.32 {d16, d17}, [r2]
    movw r2, #3
    vst1.32 {d16, d17}, [r5]
    sub r5, r5, #640
    vadd.f32 q8, q1, q9
    vsub.f32 q9, q1, q9
    vsub.f32 q1, q2, q5
    vadd.f32 q2, q2, q5
    vsub.f32 q5, q1, q8
    vadd.f32 q8, q8, q1
    vmov q1, q13
    vmla.f32 q13, q8, d0[1]
    vmls.f32 q1, q8, d0[1]
    vst1.32 {d2, d3}, [r5]
    vmov q1, q4
    add r5, r5, #512
    vmla.f32 q4, q7, d0[0]
    vst1.32 {d26, d27}, [r5]
    sub r5, r5, #768
    vld1.32 {d16, d17}, [r1]
    vmls.f32 q1, q7, d0[0]
    vld1.32 {d14, d15}, [r10]
    vadd.f32 q13, q3, q8
    vld1.32 {d6, d7}, [r6]
    vsub.f32 q10, q10, q7
    vld1.32 {d16, d17}, [r8]
    vsub.f32 q7, q3, q8
    vmov q8, q15
    vmls.f32 q15, q5, d0[1]
    vmla.f32 q8, q5, d0[1]
    vst1.32 {d16, d17}, [r5]
    vmov q5, q12
    add r5, r5, #512
    vmls.f32 q12, q10, d0[0]
    vst1.32 {d30, d31}, [r5]
    sub r5, r5, #384
    vld1.32 {d16, d17}, [r14]
    vmla.f32 q5, q10, d0[0]
    vmov q10, q14
    vadd.f32 q8, q3, q8
    vsub.f32 q15, q6, q7
    vmls.f32 q10, q9, d0[0]
    vmla.f32 q14, q9, d0[0]
    vadd.f32 q9, q13, q8
    vsub.f32 q13, q13, q8
    vmov q8, q11
    vst1.32 {d20, d21}, [r5]
    add r5, r5, #512
    vadd.f32 q10, q9, q15
    vst1.32 {d28, d29}, [r5]
    sub r5, r5, #768
    vmov q14, q4
    vmla.f32 q8, q2, d0[0]
    vsub.f32 q9, q15, q9
    vmov q15, q1
    vmls.f32 q11, q2, d0[0]
    vmls.f32 q14, q10, d0[1]
    vst1.32 {d16, d17}, [r5]
    add r5, r5, #512
    vmov q8, q12
    vmla.f32 q4, q10, d0[1]
    vadd.f32 q10, q6, q7
    vst1.32 {d22, d23}, [r5]
    sub r5, r5, #112
    vmla.f32 q15, q9, d0[1]
    vst1.32 {d28, d29}, [r5]
    add r5, r5, #512
    vmov q11, q5
    vmls.f32 q1, q9, d0[1]
    vst1.32 {d8, d9}, [r5]
    sub r5, r5, #768
    vmls.f32 q8, q13, d0[0]
    vmla.f32 q12, q13, d0[0]
    vst1.32 {d30, d31}, [r5]
    add r5, r5, #512
    vmla.f32 q11, q10, d0[0]
    vmls.f32 q5, q10, d0[0]
    vst1.32 {d2, d3}, [r5]
    sub r5, r5, #384
    vst1.32 {d16, d17}, [r5]
    add r5, r5, #512
    vst1.32 {d24, d25}, [r5]
    sub r5, r5, #768
    vst1.32 {d22, d23}, [r5]
    add r5, r5, #512
    vst1.32 {d10, d11}, [r5]
    sub r5, r5, #528
    mov r14, r5
.Lrepeat_138:
    add r0, r4, r7
    vld1.32 {d28, d29}, [r4]
    add r6, r4, r7, lsl #1
    add r8, r4, r7, lsl #1
    vld1.32 {d2, d3}, [r11]
    add r1, r4, r7, lsl #1
    add r10, r0, r7, lsl #3
    vld1.32 {d16, d17}, [r1]
    add r0, r4, r12, lsl #1
    add r1, r6, r7, lsl #3
    vld1.32 {d30, d31}, [r0]
    add r0, r4, r7, lsl #3
    add r6, r8, r12, lsl #2
    vld1.32 {d18, d19}, [r0]
    add r0, r4, r7, lsl #3
    vsub.f32 q13, q14, q8
    vld1.32 {d6, d7}, [r10]
    add r10, r4, r12, lsl #2
    add r8, r0, r12
    vld1.32 {d16, d17}, [r1]
    add r1, r11, r7, lsl #1
    vsub.f32 q12, q15, q9
    add r5, r5, #1040
    vld1.32 {d8, d9}, [r10]
    add r0, r11, r7, lsl #2
    add r14, r14, #32
    vld1.32 {d18, d19}, [r6]
    add r6, r4, r12
    vadd.f32 q5, q3, q8
    sub r2, r2, #1
    vld1.32 {d4, d5}, [r1]
    add r1, r4, r7, lsl #2
    vld1.32 {d16, d17}, [r0]
    add r0, r4, r12
    add r10, r0, r12, lsl #2
    vsub.f32 q10, q4, q9
    vld1.32 {d18, d19}, [r8]
    add r0, r4, r7
    add r8, r0, r7, lsl #2
    vld1.32 {d22, d23}, [r6]
    add r0, r4, r7
    add r6, r0, r12, lsl #2
    vsub.f32 q8, q2, q8
    vld1.32 {d12, d13}, [r1]
    add r0, r11, r7
    add r1, r0, r7, lsl #2
    vsub.f32 q3, q3, q9
    vld1.32 {d18, d19}, [r10]
    add r0, r11, r7
    add r10, r0, r12, lsl #1
    vadd.f32 q6, q11, q6
    vst1.32 {d10, d11}, [r5]!
    vld1.32 {d10, d11}, [r8]
    add r0, r4, r7
    vadd.f32 q7, q9, q1
    vst1.32 {d6, d7}, [r5]!
    vadd.f32 q1, q13, q10
    vst1.32 {d12, d13}, [r5]!
    vsub.f32 q5, q11, q5
    vld1.32 {d6, d7}, [r0]
    add r0, r4, r7
    add r8, r0, r12, lsl #1
    vadd.f32 q11, q12, q8
    vst1.32 {d14, d15}, [r5]!
    vsub.f32 q6, q12, q8
    vld1.32 {d16, d17}, [r6]
    add r0, r11, r12, lsl #1
    vadd.f32 q12, q14, q3
    vld1.32 {d6, d7}, [r1]
    add r1, r11, r7
    vadd.f32 q14, q1, q11
    vst1.32 {d10, d11}, [r5]!
    vadd.f32 q4, q4, q8
    vld1.32 {d10, d11}, [r10]
    add r6, r11, r12
    vsub.f32 q10, q13, q10
    vld1.32 {d16, d17}, [r0]
    movw r0, #24
    vsub.f32 q13, q12, q4
    mul r0, r7, r0
    add r4, r4, r0
    vsub.f32 q5, q3, q5
    add r11, r11, r0
    vadd.f32 q7, q3, q8
    vld1.32 {d16, d17}, [r8]
    vst1.32 {d10, d11}, [r5]!
    vsub.f32 q3, q13, q6
    vadd.f32 q15, q15, q8
    vld1.32 {d10, d11}, [r1]
    vst1.32 {d14, d15}, [r5]!
    vadd.f32 q13, q13, q6
    vld1.32 {d16, d17}, [r6]
    vsub.f32 q9, q9, q5
    vadd.f32 q12, q12, q4
    vadd.f32 q8, q2, q8
    vst1.32 {d18, d19}, [r5]!
    vst1.32 {d28, d29}, [r5]
    sub r5, r5, #64
    vsub.f32 q11, q1, q11
    vld1.32 {d28, d29}, [r5]
    add r5, r5, #48
    vsub.f32 q9, q8, q15
    vld1.32 {d4, d5}, [r5]
    sub r5, r5, #80
    vadd.f32 q4, q15, q8
    vld1.32 {d30, d31}, [r5]!
    vsub.f32 q8, q10, q9
    vld1.32 {d2, d3}, [r5]!
    vadd.f32 q9, q10, q9
    vst1.32 {d6, d7}, [r5]
    sub r5, r5, #48
    vsub.f32 q10, q14, q2
    vld1.32 {d10, d11}, [r5]!
    vadd.f32 q3, q14, q2
    vst1.32 {d16, d17}, [r5]
    add r5, r5, #48
    vadd.f32 q14, q15, q1
    vld1.32 {d16, d17}, [r5]
    sub r5, r5, #32
    vadd.f32 q2, q12, q4
    vst1.32 {d26, d27}, [r5]
    sub r5, r5, #48
    vsub.f32 q13, q15, q1
    vld1.32 {d2, d3}, [r5]!
    vsub.f32 q6, q8, q5
    vst1.32 {d18, d19}, [r5]
    add r5, r5, #80
    vadd.f32 q15, q5, q8
    vld1.32 {d16, d17}, [r5]
    sub r5, r5, #16
    vsub.f32 q12, q12, q4
    vst1.32 {d12, d13}, [r5]
    sub r5, r5, #80
    vadd.f32 q4, q3, q15
    vsub.f32 q9, q8, q1
    vadd.f32 q8, q1, q8
    vst1.32 {d18, d19}, [r5]
    add r5, r5, #96
    vsub.f32 q15, q3, q15
    vst1.32 {d20, d21}, [r5]
    add r5, r5, #32
    vadd.f32 q9, q14, q8
    vld1.32 {d20, d21}, [r5]
    sub r5, r5, #16
    vsub.f32 q8, q8, q14
    vst1.32 {d26, d27}, [r5]
    sub r5, r5, #16
    vadd.f32 q13, q2, q9
    vadd.f32 q14, q10, q4
    vsub.f32 q10, q10, q4
    vsub.f32 q9, q2, q9
    vst1.32 {d28, d29}, [r14]!
    vadd.f32 q14, q11, q8
    vst1.32 {d26, d27}, [r14]
    add r14, r14, #496
    vadd.f32 q13, q12, q15
    vst1.32 {d20, d21}, [r14]!
    vsub.f32 q8, q11, q8
    vst1.32 {d18, d19}, [r14]
    sub r14, r14, #272
    vsub.f32 q9, q12, q15
    vst1.32 {d28, d29}, [r14]!
    vst1.32 {d26, d27}, [r14]
    add r14, r14, #496
    vst1.32 {d16, d17}, [r14]!
    vst1.32 {d18, d19}, [r14]
    sub r14, r14, #656
    vld1.32 {d16, d17}, [r5]!
    vld1.32 {d18, d19}, [r5]
    sub r5, r5, #32
    vld1.32 {d20, d21}, [r5]
    sub r5, r5, #80
    vld1.32 {d22, d23}, [r5]!
    vsub.f32 q12, q8, q9
    vld1.32 {d30, d31}, [r5]
    add r5, r5, #32
    vadd.f32 q8, q8, q9
    vadd.f32 q9, q10, q11
    vmov q13, q15
    vadd.f32 q14, q12, q9
    vsub.f32 q10, q11, q10
    vmla.f32 q13, q14, d1[0]
    vadd.f32 q11, q8, q10
    vmls.f32 q15, q14, d1[0]
    vsub.f32 q8, q10, q8
    vst1.32 {d26, d27}, [r14]!
    vsub.f32 q9, q12, q9
    vld1.32 {d20, d21}, [r5]
    sub r5, r5, #16
    add r0, r5, #32
    vmov q12, q10
    vmls.f32 q10, q11, d1[0]
    vmla.f32 q12, q11, d1[0]
    vst1.32 {d24, d25}, [r14]
    add r14, r14, #496
    vst1.32 {d30, d31}, [r14]!
    vst1.32 {d20, d21}, [r14]
    sub r14, r14, #272
    vld1.32 {d20, d21}, [r5]
    sub r5, r5, #1072
    vmov q11, q10
    vmls.f32 q10, q8, d1[0]
    vmla.f32 q11, q8, d1[0]
    vst1.32 {d22, d23}, [r14]!
    vld1.32 {d16, d17}, [r0]
    vmov q11, q8
    vmls.f32 q8, q9, d1[0]
    vmla.f32 q11, q9, d1[0]
    vst1.32 {d22, d23}, [r14]
    add r14, r14, #496
    vst1.32 {d20, d21}, [r14]!
    vst1.32 {d16, d17}, [r14]
    sub r14, r14, #912
    cmp r2, #0
    bne .Lrepeat_138
    ldr r0, [r9]
    mov r12, r3
    mov r14, r5
    ldr r4, [r9, #4]
    movw r6, #8
    lsl r0, r0, #2
    ldr r2, [r9, #8]
    add r3, r12, r0
    add r7, r3, r0
    ldr r8, [r9, #12]
    add r9, r7, r0
.Lrepeat_139:
    tst r2, #1
    beq .Lotherwise_140
    add r5, r5, #1024
    vld1.32 {d16, d17}, [r14]
    add r14, r14, #48
    vld1.32 {d26, d27}, [r5]!
    mov r0, r8
    ubfx r10, r0, #0, #4
    vld1.32 {d18, d19}, [r14]
    add r14, r14, #64
    vmla.f32 q13, q8, d1[1]
    vld1.32 {d16, d17}, [r14]
    sub r14, r14, #80
    vld1.32 {d20, d21}, [r14]
    add r14, r14, #64
    vld1.32 {d22, d23}, [r14]
    sub r14, r14, #80
    vadd.f32 q15, q9, q8
    vld1.32 {d24, d25}, [r14]
    add r14, r14, #64
    sub r0, r14, #16
    vsub.f32 q2, q9, q8
    vld1.32 {d16, d17}, [r14]
    sub r14, r14, #80
    vmov q14, q13
    movw r1, #:lower16:(.Lconstants_nnp_fourier_8x8_gauss_output_with_bias__armv7_neon+16 - (1f + 8))
    movt r1, #:upper16:(.Lconstants_nnp_fourier_8x8_gauss_output_with_bias__armv7_neon+16 - (1f + 8))
1:
    add r1, pc, r1
    vld1.32 {d2, d3}, [r1]
    vmls.f32 q13, q12, d1[1]
    vld1.32 {d18, d19}, [r0]
    vmla.f32 q14, q12, d1[1]
    vsub.f32 q12, q10, q11
    vadd.f32 q4, q10, q11
    vmov q11, q13
    vmov q3, q14
    vmls.f32 q11, q8, d2[0]
    vmla.f32 q13, q8, d2[0]
    vmla.f32 q3, q9, d2[0]
    vmls.f32 q14, q9, d2[0]
    vadd.f32 q8, q15, q12
    vsub.f32 q9, q12, q15
    vmov q10, q3
    vst1.32 {d16, d17}, [r5]!
    vmov q12, q11
    vst1.32 {d26, d27}, [r5]
    sub r5, r5, #1056
    vmov q15, q14
    vmla.f32 q10, q4, d2[0]
    vmls.f32 q3, q4, d2[0]
    vmla.f32 q12, q9, d2[1]
    vmls.f32 q11, q9, d2[1]
    vmls.f32 q15, q2, d2[0]
    vmla.f32 q14, q2, d2[0]
    vmls.f32 q13, q8, d2[1]
    cmp r10, #15
    bne .Lotherwise_141
    vmov q8, q12
    vmov q9, q15
    vmov q12, q13
    vtrn.32 q10, q8
    vtrn.32 q9, q12
    vswp d21, d18
    vswp d17, d24
    vst1.32 {d20, d21}, [r12]
    vst1.32 {d16, d17}, [r3]
    vst1.32 {d18, d19}, [r7]
    vst1.32 {d24, d25}, [r9]
    b .Lend_142
.Lotherwise_141:
    cmp r10, #3
    bne .Lotherwise_143
    vmov q8, q12
    vzip.32 q10, q8
    vstr d20, [r12]
    vstr d21, [r3]
    vstr d16, [r7]
    vstr d17, [r9]
    b .Lend_144
.Lotherwise_143:
    cmp r10, #0
    bne .Lotherwise_145
    b .Lend_146
.Lotherwise_145:
    ubfx r0, r10, #0, #4
    cmp r0, #15
    bne .Lotherwise_147
    vtrn.32 q10, q12
    vtrn.32 q15, q13
    vswp d21, d30
    vswp d25, d26
    vst1.32 {d20, d21}, [r12]
    vst1.32 {d24, d25}, [r3]
    vst1.32 {d30, d31}, [r7]
    vst1.32 {d26, d27}, [r9]
    b .Lend_148
.Lotherwise_147:
    tst r10, #1
    beq .Lotherwise_149
    vst1.32 {d20[0]}, [r12]
    vst1.32 {d20[1]}, [r3]
    vst1.32 {d21[0]}, [r7]
    vst1.32 {d21[1]}, [r9]
.Lotherwise_149:
    tst r10, #2
    beq .Lotherwise_150
    add r0, r12, #4
    vst1.32 {d24[0]}, [r0]
    add r0, r3, #4
    add r1, r7, #4
    vst1.32 {d24[1]}, [r0]
    add r0, r9, #4
    vst1.32 {d25[0]}, [r1]
    vst1.32 {d25[1]}, [r0]
.Lotherwise_150:
    tst r10, #4
    beq .Lotherwise_151
    add r0, r12, #8
    vst1.32 {d30[0]}, [r0]
    add r0, r3, #8
    add r1, r7, #8
    vst1.32 {d30[1]}, [r0]
    add r0, r9, #8
    vst1.32 {d31[0]}, [r1]
    vst1.32 {d31[1]}, [r0]
.Lotherwise_151:
    tst r10, #8
    beq .Lotherwise_152
    add r0, r12, #12
    vst1.32 {d26[0]}, [r0]
    add r0, r3, #12
    add r1, r7, #12
    vst1.32 {d26[1]}, [r0]
    add r0, r9, #12
    vst1.32 {d27[0]}, [r1]
    vst1.32 {d27[1]}, [r0]
.Lotherwise_152:
.Lend_148:
.Lend_146:
.Lend_144:
.Lend_142:
    add r5, r5, #1040
    vld1.32 {d16, d17}, [r5]!
    lsr r0, r8, #4
    ubfx r1, r0, #0, #4
    vld1.32 {d18, d19}, [r5]
    sub r5, r5, #1056
    vmla.f32 q9, q8, d2[1]
    cmp r1, #15
    bne .Lotherwise_153
    add r0, r12, #16
    add r1, r3, #16
    add r10, r7, #16
    vtrn.32 q3, q11
    vtrn.32 q14, q9
    vswp d7, d28
    vswp d23, d18
    vst1.32 {d6, d7}, [r0]
    add r0, r9, #16
    vst1.32 {d22, d23}, [r1]
    vst1.32 {d28, d29}, [r10]
    vst1.32 {d18, d19}, [r0]
    b .Lend_154
.Lotherwise_153:
    cmp r1, #3
    bne .Lotherwise_155
    vzip.32 q3, q11
    vstr d6, [r12, #16]
    vstr d7, [r3, #16]
    vstr d22, [r7, #16]
    vstr d23, [r9, #16]
    b .Lend_156
.Lotherwise_155:
    cmp r1, #0
    bne .Lotherwise_157
    b .Lend_158
.Lotherwise_157:
    ubfx r0, r1, #0, #4
    cmp r0, #15
    bne .Lotherwise_159
    add r0, r12, #16
    add r1, r3, #16
    add r10, r7, #16
    vtrn.32 q3, q11
    vtrn.32 q14, q9
    vswp d7, d28
    vswp d23, d18
    vst1.32 {d6, d7}, [r0]
    add r0, r9, #16
    vst1.32 {d22, d23}, [r1]
    vst1.32 {d28, d29}, [r10]
    vst1.32 {d18, d19}, [r0]
    b .Lend_160
.Lotherwise_159:
    tst r1, #1
    beq .Lotherwise_161
    add r0, r12, #16
    vst1.32 {d6[0]}, [r0]
    add r0, r3, #16
    add r10, r7, #16
    vst1.32 {d6[1]}, [r0]
    add r0, r9, #16
    vst1.32 {d7[0]}, [r10]
    vst1.32 {d7[1]}, [r0]
.Lotherwise_161:
    tst r1, #2
    beq .Lotherwise_162
    add r0, r12, #20
    vst1.32 {d22[0]}, [r0]
    add r0, r3, #20
    add r10, r7, #20
    vst1.32 {d22[1]}, [r0]
    add r0, r9, #20
    vst1.32 {d23[0]}, [r10]
    vst1.32 {d23[1]}, [r0]
.Lotherwise_162:
    tst r1, #4
    beq .Lotherwise_163
    add r0, r12, #24
    vst1.32 {d28[0]}, [r0]
    add r0, r3, #24
    add r10, r7, #24
    vst1.32 {d28[1]}, [r0]
    add r0, r9, #24
    vst1.32 {d29[0]}, [r10]
    vst1.32 {d29[1]}, [r0]
.Lotherwise_163:
    tst r1, #8
    beq .Lotherwise_164
    add r0, r12, #28
    vst1.32 {d18[0]}, [r0]
    add r0, r3, #28
    add r1, r7, #28
    vst1.32 {d18[1]}, [r0]
    add r0, r9, #28
    vst1.32 {d19[0]}, [r1]
    vst1.32 {d19[1]}, [r0]
.Lotherwise_164:
.Lend_160:
.Lend_158:
.Lend_156:
.Lend_154:
.Lotherwise_140:
    sub r6, r6, #1
    lsr r2, r2, #1
    add r12, r12, r4, lsl #2
    add r3, r3, r4, lsl #2
    add r7, r7, r4, lsl #2
    add r9, r9, r4, lsl #2
    add r14, r14, #128
    cmp r6, #0
    bne .Lrepeat_139
    vpop {d8, d9, d10, d11, d12, d13, d14, d15}
    pop {r4, r5, r6, r7, r8, r9, r10, r11, pc}
    .size nnp_fourier_8x8_gauss_output_with_bias__armv7_neon, . - nnp_fourier_8x8_gauss_output_with_bias__armv7_neon

.section .rodata
    .p2align 4
.Lconstants_nnp_fourier_8x8_gauss_output_with_bias_with_relu__armv7_neon:
    .long 0x40000000, 0x3fb504f3, 0x3f3504f3, 0x3c800000
    .long 0x3d000000, 0x3cb504f3, 0x00000000, 0x00000000

    .text
    .p2align 4
    .globl nnp_fourier_8x8_gauss_output_with_bias_with_relu__armv7_neon
    .type nnp_fourier_8x8_gauss_output_with_bias_with_relu__armv7_neon, %function
nnp_fourier_8x8_gauss_output_with_bias_with_relu__armv7_neon:
    push {r4, r5, r6, r7, r8, r9, r10, r11, r14}
    vpush {d8, d9, d10, d11, d12, d13, d14, d15}
    mov r4, r0
    movw r0, #:lower16:(.Lconstants_nnp_fourier_8x8_gauss_output_with_bias_with_relu__armv7_neon - (1f + 8))
    movt r0, #:upper16:(.Lconstants_nnp_fourier_8x8_gauss_output_with_bias_with_relu__armv7_neon - (1f + 8))
1:
    add r0, pc, r0
    vld1.32 {d0, d1}, [r0]
    mov r12, r1
    lsl r14, r12, #2
    ldr r5, [sp, #104]
    add r0, r4, r14
    vld1.32 {d16, d17}, [r4]
    add r6, r14, r14, lsl #1
    add r1, r4, r14
    vld1.32 {d18, d19}, [r0]
    add r0, r1, r6, lsl #1
    add r1, r4, r14, lsl #3
    vld1.32 {d6, d7}, [r0]
    add r0, r4, r14
    vld1.32 {d20, d21}, [r1]
    add r1, r4, r14
    add r7, r4, r14, lsl #1
    vsub.f32 q13, q8, q9
    add r8, r4, r14, lsl #3
    ldr r9, [sp, #100]
    add r0, r0, r14, lsl #2
    vadd.f32 q14, q8, q9
    add r1, r1, r14, lsl #3
    vld1.32 {d16, d17}, [r0]
    add r0, r4, r14, lsl #2
    vadd.f32 q9, q3, q10
    add r7, r7, r14, lsl #3
    vld1.32 {d20, d21}, [r0]
    add r0, r4, r6, lsl #1
    vmov q15, q13
    add r8, r8, r6
    vld1.32 {d22, d23}, [r0]
    add r10, r4, r6, lsl #2
    vmla.f32 q13, q9, d0[0]
    vld1.32 {d24, d25}, [r1]
    add r0, r4, r14, lsl #1
    vadd.f32 q1, q10, q8
    vld1.32 {d8, d9}, [r7]
    add r1, r4, r6
    vsub.f32 q2, q10, q11
    add r5, r5, #1024
    vld1.32 {d16, d17}, [r10]
    add r7, r4, r14, lsl #4
    vsub.f32 q3, q3, q12
    vld1.32 {d20, d21}, [r8]
    add r8, r7, r14
    vmls.f32 q15, q9, d0[0]
    vld1.32 {d24, d25}, [r0]
    add r0, r4, r14
    vsub.f32 q5, q4, q8
    add r10, r0, r6, lsl #2
    vld1.32 {d12, d13}, [r1]
    add r0, r4, r6
    vadd.f32 q9, q4, q10
    add r1, r4, r14, lsl #1
    vld1.32 {d20, d21}, [r7]
    add r11, r0, r6, lsl #2
    vmov q11, q14
    add r1, r1, r6, lsl #2
    vld1.32 {d16, d17}, [r8]
    add r0, r7, r14
    vsub.f32 q4, q12, q6
    add r6, r7, r6
    add r8, r0, r14, lsl #2
    vmls.f32 q14, q3, d0[0]
    vadd.f32 q7, q10, q8
    vmla.f32 q11, q3, d0[0]
    vld1.32 {d6, d7}, [r10]
    add r10, r7, r14, lsl #1
    add r14, r7, r14, lsl #2
    vadd.f32 q12, q12, q6
    vld1.32 {d16, d17}, [r11]
    movw r0, #22
    mul r0, r12, r0
    add r4, r4, r0, lsl #2
    lsl r7, r12, #2
    vsub.f32 q6, q3, q8
    add r12, r7, r7, lsl #1
    add r11, r4, r7, lsl #4
    vld1.32 {d16, d17}, [r2]
    movw r2, #3
    vst1.32 {d16, d17}, [r5]
    sub r5, r5, #640
    vadd.f32 q8, q1, q9
    vsub.f32 q9, q1, q9
    vsub.f32 q1, q2, q5
    vadd.f32 q2, q2, q5
    vsub.f32 q5, q1, q8
    vadd.f32 q8, q8, q1
    vmov q1, q13
    vmla.f32 q13, q8, d0[1]
    vmls.f32 q1, q8, d0[1]
    vst1.32 {d2, d3}, [r5]
    vmov q1, q4
    add r5, r5, #512
    vmla.f32 q4, q7, d0[0]
    vst1.32 {d26, d27}, [r5]
    sub r5, r5, #768
    vld1.32 {d16, d17}, [r1]
    vmls.f32 q1, q7, d0[0]
    vld1.32 {d14, d15}, [r10]
    vadd.f32 q13, q3, q8
    vld1.32 {d6, d7}, [r6]
    vsub.f32 q10, q10, q7
    vld1.32 {d16, d17}, [r8]
    vsub.f32 q7, q3, q8
    vmov q8, q15
    vmls.f32 q15, q5, d0[1]
    vmla.f32 q8, q5, d0[1]
    vst1.32 {d16, d17}, [r5]
    vmov q5, q12
    add r5, r5, #512
    vmls.f32 q12, q10, d0[0]
    vst1.32 {d30, d31}, [r5]
    sub r5, r5, #384
    vld1.32 {d16, d17}, [r14]
    vmla.f32 q5, q10, d0[0]
    vmov q10, q14
    vadd.f32 q8, q3, q8
    vsub.f32 q15, q6, q7
    vmls.f32 q10, q9, d0[0]
    vmla.f32 q14, q9, d0[0]
    vadd.f32 q9, q13, q8
    vsub.f32 q13, q13, q8
    vmov q8, q11
    vst1.32 {d20, d21}, [r5]
    add r5, r5, #512
    vadd.f32 q10, q9, q15
    vst1.32 {d28, d29}, [r5]
    sub r5, r5, #768
    vmov q14, q4
    vmla.f32 q8, q2, d0[0]
    vsub.f32 q9, q15, q9
    vmov q15, q1
    vmls.f32 q11, q2, d0[0]
    vmls.f32 q14, q10, d0[1]
    vst1.32 {d16, d17}, [r5]
    add r5, r5, #512
    vmov q8, q12
    vmla.f32 q4, q10, d0[1]
    vadd.f32 q10, q6, q7
    vst1.32 {d22, d23}, [r5]
    sub r5, r5, #112
    vmla.f32 q15, q9, d0[1]
    vst1.32 {d28, d29}, [r5]
    add r5, r5, #512
    vmov q11, q5
    vmls.f32 q1, q9, d0[1]
    vst1.32 {d8, d9}, [r5]
    sub r5, r5, #768
    vmls.f32 q8, q13, d0[0]
    vmla.f32 q12, q13, d0[0]
    vst1.32 {d30, d31}, [r5]
    add r5, r5, #512
    vmla.f32 q11, q10, d0[0]
    vmls.f32 q5, q10, d0[0]
    vst1.32 {d2, d3}, [r5]
    sub r5, r5, #384
    vst1.32 {d16, d17}, [r5]
    add r5, r5, #512
    vst1.32 {d24, d25}, [r5]
    sub r5, r5, #768
    vst1.32 {d22, d23}, [r5]
    add r5, r5, #512
    vst1.32 {d10, d11}, [r5]
    sub r5, r5, #528
    mov r14, r5
.Lrepeat_165:
    add r0, r4, r7
    vld1.32 {d28, d29}, [r4]
    add r6, r4, r7, lsl #1
    add r8, r4, r7, lsl #1
    vld1.32 {d2, d3}, [r11]
    add r1, r4, r7, lsl #1
    add r10, r0, r7, lsl #3
    vld1.32 {d16, d17}, [r1]
    add r0, r4, r12, lsl #1
    add r1, r6, r7, lsl #3
    vld1.32 {d30, d31}, [r0]
    add r0, r4, r7, lsl #3
    add r6, r8, r12, lsl #2
    vld1.32 {d18, d19}, [r0]
    add r0, r4, r7, lsl #3
    vsub.f32 q13, q14, q8
    vld1.32 {d6, d7}, [r10]
    add r10, r4, r12, lsl #2
    add r8, r0, r12
    vld1.32 {d16, d17}, [r1]
    add r1, r11, r7, lsl #1
    vsub.f32 q12, q15, q9
    add r5, r5, #1040
    vld1.32 {d8, d9}, [r10]
    add r0, r11, r7, lsl #2
    add r14, r14, #32
    vld1.32 {d18, d19}, [r6]
    add r6, r4, r12
    vadd.f32 q5, q3, q8
    sub r2, r2, #1
    vld1.32 {d4, d5}, [r1]
    add r1, r4, r7, lsl #2
    vld1.32 {d16, d17}, [r0]
    add r0, r4, r12
    add r10, r0, r12, lsl #2
    vsub.f32 q10, q4, q9
    vld1.32 {d18, d19}, [r8]
    add r0, r4, r7
    add r8, r0, r7, lsl #2
    vld1.32 {d22, d23}, [r6]
    add r0, r4, r7
    add r6, r0, r12, lsl #2
    vsub.f32 q8, q2, q8
    vld1.32 {d12, d13}, [r1]
    add r0, r11, r7
    add r1, r0, r7, lsl #2
    vsub.f32 q3, q3, q9
    vld1.32 {d18, d19}, [r10]
    add r0, r11, r7
    add r10, r0, r12, lsl #1
    vadd.f32 q6, q11, q6
    vst1.32 {d10, d11}, [r5]!
    vld1.32 {d10, d11}, [r8]
    add r0, r4, r7
    vadd.f32 q7, q9, q1
    vst1.32 {d6, d7}, [r5]!
    vadd.f32 q1, q13, q10
    vst1.32 {d12, d13}, [r5]!
    vsub.f32 q5, q11, q5
    vld1.32 {d6, d7}, [r0]
    add r0, r4, r7
    add r8, r0, r12, lsl #1
    vadd.f32 q11, q12, q8
    vst1.32 {d14, d15}, [r5]!
    vsub.f32 q6, q12, q8
    vld1.32 {d16, d17}, [r6]
    add r0, r11, r12, lsl #1
    vadd.f32 q12, q14, q3
    vld1.32 {d6, d7}, [r1]
    add r1, r11, r7
    vadd.f32 q14, q1, q11
    vst1.32 {d10, d11}, [r5]!
    vadd.f32 q4, q4, q8
    vld1.32 {d10, d11}, [r10]
    add r6, r11, r12
    vsub.f32 q10, q13, q10
    vld1.32 {d16, d17}, [r0]
    movw r0, #24
    vsub.f32 q13, q12, q4
    mul r0, r7, r0
    add r4, r4, r0
    vsub.f32 q5, q3, q5
    add r11, r11, r0
    vadd.f32 q7, q3, q8
    vld1.32 {d16, d17}, [r8]
    vst1.32 {d10, d11}, [r5]!
    vsub.f32 q3, q13, q6
    vadd.f32 q15, q15, q8
    vld1.32 {d10, d11}, [r1]
    vst1.32 {d14, d15}, [r5]!
    vadd.f32 q13, q13, q6
    vld1.32 {d16, d17}, [r6]
    vsub.f32 q9, q9, q5
    vadd.f32 q12, q12, q4
    vadd.f32 q8, q2, q8
    vst1.32 {d18, d19}, [r5]!
    vst1.32 {d28, d29}, [r5]
    sub r5, r5, #64
    vsub.f32 q11, q1, q11
    vld1.32 {d28, d29}, [r5]
    add r5, r5, #48
    vsub.f32 q9, q8, q15
    vld1.32 {d4, d5}, [r5]
    sub r5, r5, #80
    vadd.f32 q4, q15, q8
    vld1.32 {d30, d31}, [r5]!
    vsub.f32 q8, q10, q9
    vld1.32 {d2, d3}, [r5]!
    vadd.f32 q9, q10, q9
    vst1.32 {d6, d7}, [r5]
    sub r5, r5, #48
    vsub.f32 q10, q14, q2
    vld1.32 {d10, d11}, [r5]!
    vadd.f32 q3, q14, q2
    vst1.32 {d16, d17}, [r5]
    add r5, r5, #48
    vadd.f32 q14, q15, q1
    vld1.32 {d16, d17}, [r5]
    sub r5, r5, #32
    vadd.f32 q2, q12, q4
    vst1.32 {d26, d27}, [r5]
    sub r5, r5, #48
    vsub.f32 q13, q15, q1
    vld1.32 {d2, d3}, [r5]!
    vsub.f32 q6, q8, q5
    vst1.32 {d18, d19}, [r5]
    add r5, r5, #80
    vadd.f32 q15, q5, q8
    vld1.32 {d16, d17}, [r5]
    sub r5, r5, #16
    vsub.f32 q12, q12, q4
    vst1.32 {d12, d13}, [r5]
    sub r5, r5, #80
    vadd.f32 q4, q3, q15
    vsub.f32 q9, q8, q1
    vadd.f32 q8, q1, q8
    vst1.32 {d18, d19}, [r5]
    add r5, r5, #96
    vsub.f32 q15, q3, q15
    vst1.32 {d20, d21}, [r5]
    add r5, r5, #32
    vadd.f32 q9, q14, q8
    vld1.32 {d20, d21}, [r5]
    sub r5, r5, #16
    vsub.f32 q8, q8, q14
    vst1.32 {d26, d27}, [r5]
    sub r5, r5, #16
    vadd.f32 q13, q2, q9
    vadd.f32 q14, q10, q4
    vsub.f32 q10, q10, q4
    vsub.f32 q9, q2, q9
    vst1.32 {d28, d29}, [r14]!
    vadd.f32 q14, q11, q8
    vst1.32 {d26, d27}, [r14]
    add r14, r14, #496
    vadd.f32 q13, q12, q15
    vst1.32 {d20, d21}, [r14]!
    vsub.f32 q8, q11, q8
    vst1.32 {d18, d19}, [r14]
    sub r14, r14, #272
    vsub.f32 q9, q12, q15
    vst1.32 {d28, d29}, [r14]!
    vst1.32 {d26, d27}, [r14]
    add r14, r14, #496
    vst1.32 {d16, d17}, [r14]!
    vst1.32 {d18, d19}, [r14]
    sub r14, r14, #656
    vld1.32 {d16, d17}, [r5]!
    vld1.32 {d18, d19}, [r5]
    sub r5, r5, #32
    vld1.32 {d20, d21}, [r5]
    sub r5, r5, #80
    vld1.32 {d22, d23}, [r5]!
    vsub.f32 q12, q8, q9
    vld1.32 {d30, d31}, [r5]
    add r5, r5, #32
    vadd.f32 q8, q8, q9
    vadd.f32 q9, q10, q11
    vmov q13, q15
    vadd.f32 q14, q12, q9
    vsub.f32 q10, q11, q10
    vmla.f32 q13, q14, d1[0]
    vadd.f32 q11, q8, q10
    vmls.f32 q15, q14, d1[0]
    vsub.f32 q8, q10, q8
    vst1.32 {d26, d27}, [r14]!
    vsub.f32 q9, q12, q9
    vld1.32 {d20, d21}, [r5]
    sub r5, r5, #16
    add r0, r5, #32
    vmov q12, q10
    vmls.f32 q10, q11, d1[0]
    vmla.f32 q12, q11, d1[0]
    vst1.32 {d24, d25}, [r14]
    add r14, r14, #496
    vst1.32 {d30, d31}, [r14]!
    vst1.32 {d20, d21}, [r14]
    sub r14, r14, #272
    vld1.32 {d20, d21}, [r5]
    sub r5, r5, #1072
    vmov q11, q10
    vmls.f32 q10, q8, d1[0]
    vmla.f32 q11, q8, d1[0]
    vst1.32 {d22, d23}, [r14]!
    vld1.32 {d16, d17}, [r0]
    vmov q11, q8
    vmls.f32 q8, q9, d1[0]
    vmla.f32 q11, q9, d1[0]
    vst1.32 {d22, d23}, [r14]
    add r14, r14, #496
    vst1.32 {d20, d21}, [r14]!
    vst1.32 {d16, d17}, [r14]
    sub r14, r14, #912
    cmp r2, #0
    bne .Lrepeat_165
    ldr r0, [r9]
    mov r12, r3
    mov r14, r5
    ldr r4, [r9, #4]
    movw r6, #8
    lsl r0, r0, #2
    ldr r2, [r9, #8]
    add r3, r12, r0
    add r7, r3, r0
    ldr r8, [r9, #12]
    add r9, r7, r0
.Lrepeat_166:
    tst r2, #1
    beq .Lotherwise_167
    add r5, r5, #1024
    vld1.32 {d16, d17}, [r14]
    add r14, r14, #48
    vmov.i32 q13, #0
    vld1.32 {d28, d29}, [r5]!
    mov r0, r8
    ubfx r10, r0, #0, #4
    vld1.32 {d18, d19}, [r14]
    add r14, r14, #64
    vmla.f32 q14, q8, d1[1]
    vld1.32 {d16, d17}, [r14]
    sub r14, r14, #80
    vld1.32 {d20, d21}, [r14]
    add r14, r14, #64
    vld1.32 {d22, d23}, [r14]
    sub r14, r14, #80
    vadd.f32 q3, q9, q8
    vld1.32 {d24, d25}, [r14]
    add r14, r14, #64
    sub r0, r14, #16
    vsub.f32 q2, q9, q8
    vld1.32 {d16, d17}, [r14]
    sub r14, r14, #80
    vmov q15, q14
    movw r1, #:lower16:(.Lconstants_nnp_fourier_8x8_gauss_output_with_bias_with_relu__armv7_neon+16 - (1f + 8))
    movt r1, #:upper16:(.Lconstants_nnp_fourier_8x8_gauss_output_with_bias_with_relu__armv7_neon+16 - (1f + 8))
1:
    add r1, pc, r1
    vld1.32 {d2, d3}, [r1]
    vmls.f32 q14, q12, d1[1]
    vld1.32 {d18, d19}, [r0]
    vmla.f32 q15, q12, d1[1]
    vsub.f32 q12, q10, q11
    vadd.f32 q5, q10, q11
    vmov q11, q14
    vmov q4, q15
    vmls.f32 q11, q8, d2[0]
    vmla.f32 q14, q8, d2[0]
    vmla.f32 q4, q9, d2[0]
    vmls.f32 q15, q9, d2[0]
    vsub.f32 q6, q12, q3
    vadd.f32 q8, q3, q12
    vmov q9, q4
    vmov q10, q11
    vst1.32 {d16, d17}, [r5]!
    vmov q12, q15
    vst1.32 {d28, d29}, [r5]
    sub r5, r5, #1056
    vmla.f32 q9, q5, d2[0]
    vmla.f32 q10, q6, d2[1]
    vmls.f32 q12, q2, d2[0]
    vmls.f32 q14, q8, d2[1]
    vmls.f32 q4, q5, d2[0]
    vmls.f32 q11, q6, d2[1]
    vmla.f32 q15, q2, d2[0]
    vmax.f32 q8, q13, q9
    vmax.f32 q9, q13, q10
    vmax.f32 q10, q13, q12
    vmax.f32 q12, q13, q14
    cmp r10, #15
    bne .Lotherwise_168
    vtrn.32 q8, q9
    vtrn.32 q10, q12
    vswp d17, d20
    vswp d19, d24
    vst1.32 {d16, d17}, [r12]
    vst1.32 {d18, d19}, [r3]
    vst1.32 {d20, d21}, [r7]
    vst1.32 {d24, d25}, [r9]
    b .Lend_169
.Lotherwise_168:
    cmp r10, #3
    bne .Lotherwise_170
    vzip.32 q8, q9
    vstr d16, [r12]
    vstr d17, [r3]
    vstr d18, [r7]
    vstr d19, [r9]
    b .Lend_171
.Lotherwise_170:
    cmp r10, #0
    bne .Lotherwise_172
    b .Lend_173
.Lotherwise_172:
    ubfx r0, r10, #0, #4
    cmp r0, #15
    bne .Lotherwise_174
    vtrn.32 q8, q9
    vtrn.32 q10, q12
    vswp d17, d20
    vswp d19, d24
    vst1.32 {d16, d17}, [r12]
    vst1.32 {d18, d19}, [r3]
    vst1.32 {d20, d21}, [r7]
    vst1.32 {d24, d25}, [r9]
    b .Lend_175
.Lotherwise_174:
    tst r10, #1
    beq .Lotherwise_176
    vst1.32 {d16[0]}, [r12]
    vst1.32 {d16[1]}, [r3]
    vst1.32 {d17[0]}, [r7]
    vst1.32 {d17[1]}, [r9]
.Lotherwise_176:
    tst r10, #2
    beq .Lotherwise_177
    add r0, r12, #4
    vst1.32 {d18[0]}, [r0]
    add r0, r3, #4
    add r1, r7, #4
    vst1.32 {d18[1]}, [r0]
    add r0, r9, #4
    vst1.32 {d19[0]}, [r1]
    vst1.32 {d19[1]}, [r0]
.Lotherwise_177:
    tst r10, #4
    beq .Lotherwise_178
    add r0, r12, #8
    vst1.32 {d20[0]}, [r0]
    add r0, r3, #8
    add r1, r7, #8
    vst1.32 {d20[1]}, [r0]
    add r0, r9, #8
    vst1.32 {d21[0]}, [r1]
    vst1.32 {d21[1]}, [r0]
.Lotherwise_178:
    tst r10, #8
    beq .Lotherwise_179
    add r0, r12, #12
    vst1.32 {d24[0]}, [r0]
    add r0, r3, #12
    add r1, r7, #12
    vst1.32 {d24[1]}, [r0]
    add r0, r9, #12
    vst1.32 {d25[0]}, [r1]
    vst1.32 {d25[1]}, [r0]
.Lotherwise_179:
.Lend_175:
.Lend_173:
.Lend_171:
.Lend_169:
    add r5, r5, #1040
    vmov.i32 q8, #0
    vld1.32 {d18, d19}, [r5]!
    lsr r0, r8, #4
    ubfx r1, r0, #0, #4
    vld1.32 {d20, d21}, [r5]
    sub r5, r5, #1056
    vmax.f32 q12, q8, q4
    vmax.f32 q11, q8, q11
    vmla.f32 q10, q9, d2[1]
    vmax.f32 q9, q8, q15
    vmax.f32 q8, q8, q10
    cmp r1, #15
    bne .Lotherwise_180
    add r0, r12, #16
    add r1, r3, #16
    add r10, r7, #16
    vtrn.32 q12, q11
    vtrn.32 q9, q8
    vswp d25, d18
    vswp d23, d16
    vst1.32 {d24, d25}, [r0]
    add r0, r9, #16
    vst1.32 {d22, d23}, [r1]
    vst1.32 {d18, d19}, [r10]
    vst1.32 {d16, d17}, [r0]
    b .Lend_181
.Lotherwise_180:
    cmp r1, #3
    bne .Lotherwise_182
    vzip.32 q12, q11
    vstr d24, [r12, #16]
    vstr d25, [r3, #16]
    vstr d22, [r7, #16]
    vstr d23, [r9, #16]
    b .Lend_183
.Lotherwise_182:
    cmp r1, #0
    bne .Lotherwise_184
    b .Lend_185
.Lotherwise_184:
    ubfx r0, r1, #0, #4
    cmp r0, #15
    bne .Lotherwise_186
    add r0, r12, #16
    add r1, r3, #16
    add r10, r7, #16
    vtrn.32 q12, q11
    vtrn.32 q9, q8
    vswp d25, d18
    vswp d23, d16
    vst1.32 {d24, d25}, [r0]
    add r0, r9, #16
    vst1.32 {d22, d23}, [r1]
    vst1.32 {d18, d19}, [r10]
    vst1.32 {d16, d17}, [r0]
    b .Lend_187
.Lotherwise_186:
    tst r1, #1
    beq .Lotherwise_188
    add r0, r12, #16
    vst1.32 {d24[0]}, [r0]
    add r0, r3, #16
    add r10, r7, #16
    vst1.32 {d24[1]}, [r0]
    add r0, r9, #16
    vst1.32 {d25[0]}, [r10]
    vst1.32 {d25[1]}, [r0]
.Lotherwise_188:
    tst r1, #2
    beq .Lotherwise_189
    add r0, r12, #20
    vst1.32 {d22[0]}, [r0]
    add r0, r3, #20
    add r10, r7, #20
    vst1.32 {d22[1]}, [r0]
    add r0, r9, #20
    vst1.32 {d23[0]}, [r10]
    vst1.32 {d23[1]}, [r0]
.Lotherwise_189:
    tst r1, #4
    beq .Lotherwise_190
    add r0, r12, #24
    vst1.32 {d18[0]}, [r0]
    add r0, r3, #24
    add r10, r7, #24
    vst1.32 {d18[1]}, [r0]
    add r0, r9, #24
    vst1.32 {d19[0]}, [r10]
    vst1.32 {d19[1]}, [r0]
.Lotherwise_190:
    tst r1, #8
    beq .Lotherwise_191
    add r0, r12, #28
    vst1.32 {d16[0]}, [r0]
    add r0, r3, #28
    add r1, r7, #28
    vst1.32 {d16[1]}, [r0]
    add r0, r9, #28
    vst1.32 {d17[0]}, [r1]
    vst1.32 {d17[1]}, [r0]
.Lotherwise_191:
.Lend_187:
.Lend_185:
.Lend_183:
.Lend_181:
.Lotherwise_167:
    sub r6, r6, #1
    lsr r2, r2, #1
    add r12, r12, r4, lsl #2
    add r3, r3, r4, lsl #2
    add r7, r7, r4, lsl #2
    add r9, r9, r4, lsl #2
    add r14, r14, #128
    cmp r6, #0
    bne .Lrepeat_166
    vpop {d8, d9, d10, d11, d12, d13, d14, d15}
    pop {r4, r5, r6, r7, r8, r9, r10, r11, pc}
    .size nnp_fourier_8x8_gauss_output_with_bias_with_relu__armv7_neon, . - nnp_fourier_8x8_gauss_output_with_bias_with_relu__armv7_neon

.section .rodata
    .p2align 4
.Lconstants_nnp_fourier_16x16_complex_left__armv7_neon:
    .long 0x3f3504f3, 0x3ed413cd, 0x3f6c835e, 0x00000000

    .text
    .p2align 4
    .globl nnp_fourier_16x16_complex_left__armv7_neon
    .type nnp_fourier_16x16_complex_left__armv7_neon, %function
nnp_fourier_16x16_complex_left__armv7_neon:
    push {r4, r5, r6, r7, r8, r9, r10, r11, r14}
    vpush {d8, d9, d10, d11, d12, d13, d14, d15}
    mov r5, r1
    ldr r4, [sp, #100]
    ldr r1, [r5]
    mov r6, r0
    movw r12, #65535
    ldr r14, [r5, #12]
    mov r7, r2
    mov r8, r3
    lsl r0, r1, #2
    ldr r2, [r5, #4]
    add r3, r6, r0
    add r9, r3, r0
    ldr r5, [r5, #8]
    eor r1, r14, r12
    add r12, r9, r0
    cmp r1, #0
    bne .Lotherwise_192
    mov r14, r4
    movw r10, #16
.Lrepeat_193:
    tst r5, #1
    beq .Lotherwise_194
    vld1.32 {d16, d17}, [r6]
    add r6, r6, #32
    add r4, r4, #4096
    vld1.32 {d18, d19}, [r3]
    add r3, r3, #32
    add r14, r14, #128
    vld1.32 {d20, d21}, [r9]
    vmov q15, q8
    add r9, r9, #32
    vld1.32 {d16, d17}, [r12]
    vmov q0, q9
    add r12, r12, #32
    vmov q1, q10
    vld1.32 {d18, d19}, [r6]
    sub r6, r6, #16
    vmov q14, q8
    vld1.32 {d16, d17}, [r3]
    sub r3, r3, #16
    vld1.32 {d20, d21}, [r9]
    vtrn.32 q15, q0
    sub r9, r9, #16
    vld1.32 {d22, d23}, [r12]
    vtrn.32 q1, q14
    sub r12, r12, #16
    vmov q3, q9
    vld1.32 {d4, d5}, [r6]
    add r0, r6, #32
    vmov q4, q8
    vld1.32 {d26, d27}, [r3]
    add r1, r3, #32
    vmov q5, q10
    vld1.32 {d24, d25}, [r9]
    sub r6, r6, #16
    vmov q6, q11
    vld1.32 {d18, d19}, [r12]
    sub r3, r3, #16
    vswp d1, d28
    vld1.32 {d20, d21}, [r0]
    add r0, r9, #32
    vtrn.32 q3, q4
    vld1.32 {d22, d23}, [r1]
    add r1, r12, #32
    vtrn.32 q5, q6
    vst1.32 {d28, d29}, [r4]
    sub r9, r9, #16
    vld1.32 {d28, d29}, [r4]
    vswp d31, d2
    sub r12, r12, #16
    vswp d9, d12
    vld1.32 {d16, d17}, [r0]
    vswp d7, d10
    vtrn.32 q2, q13
    vtrn.32 q12, q9
    vtrn.32 q10, q11
    vswp d27, d18
    vswp d5, d24
    vadd.f32 q7, q15, q3
    vsub.f32 q15, q15, q3
    vadd.f32 q3, q0, q4
    vsub.f32 q0, q0, q4
    vadd.f32 q4, q1, q5
    vsub.f32 q1, q1, q5
    vadd.f32 q5, q14, q6
    vsub.f32 q14, q6, q14
    vst1.32 {d28, d29}, [r4]!
    vld1.32 {d28, d29}, [r1]
    vst1.32 {d0, d1}, [r4]!
    vst1.32 {d10, d11}, [r4]!
    vst1.32 {d6, d7}, [r4]!
    vtrn.32 q8, q14
    vst1.32 {d30, d31}, [r4]!
    vst1.32 {d2, d3}, [r4]!
    vst1.32 {d8, d9}, [r4]!
    vswp d21, d16
    vst1.32 {d14, d15}, [r4]!
    vswp d23, d28
    vst1.32 {d18, d19}, [r4]
    vadd.f32 q15, q2, q10
    vld1.32 {d2, d3}, [r4]
    sub r4, r4, #16
    vadd.f32 q3, q12, q8
    vld1.32 {d14, d15}, [r4]
    sub r4, r4, #16
    vadd.f32 q4, q13, q11
    vld1.32 {d10, d11}, [r4]!
    vadd.f32 q6, q1, q14
    movw r0, #:lower16:(.Lconstants_nnp_fourier_16x16_complex_left__armv7_neon - (1f + 8))
    movt r0, #:upper16:(.Lconstants_nnp_fourier_16x16_complex_left__armv7_neon - (1f + 8))
1:
    add r0, pc, r0
    vld1.32 {d0, d1}, [r0]
    vsub.f32 q9, q8, q12
    vadd.f32 q12, q7, q15
    vsub.f32 q8, q7, q15
    vadd.f32 q15, q5, q3
    vst1.32 {d16, d17}, [r4]
    vsub.f32 q3, q3, q5
    sub r4, r4, #32
    vsub.f32 q8, q12, q15
    vadd.f32 q12, q12, q15
    vst1.32 {d16, d17}, [r14]
    sub r14, r14, #128
    vsub.f32 q14, q14, q1
    vld1.32 {d16, d17}, [r4]
    sub r4, r4, #16
    vsub.f32 q15, q10, q2
    vld1.32 {d2, d3}, [r4]!
    vsub.f32 q2, q11, q13
    vst1.32 {d6, d7}, [r4]
    sub r4, r4, #32
    vadd.f32 q10, q8, q9
    vld1.32 {d10, d11}, [r4]
    sub r4, r4, #16
    vmov q11, q1
    vld1.32 {d26, d27}, [r4]!
    vmov q3, q14
    vsub.f32 q9, q9, q8
    vadd.f32 q7, q5, q4
    vsub.f32 q8, q5, q4
    vadd.f32 q4, q6, q13
    vsub.f32 q13, q6, q13
    vst1.32 {d16, d17}, [r4]
    sub r4, r4, #16
    vadd.f32 q8, q7, q4
    vsub.f32 q4, q4, q7
    vst1.32 {d26, d27}, [r4]
    sub r4, r4, #16
    vadd.f32 q13, q12, q8
    vsub.f32 q8, q12, q8
    vst1.32 {d26, d27}, [r14]!
    vmov q12, q15
    vst1.32 {d16, d17}, [r14]
    add r14, r14, #128
    vmla.f32 q11, q10, d0[0]
    vst1.32 {d8, d9}, [r14]
    sub r14, r14, #112
    vmla.f32 q12, q9, d0[0]
    vld1.32 {d16, d17}, [r4]
    sub r4, r4, #16
    vmls.f32 q1, q10, d0[0]
    vld1.32 {d20, d21}, [r4]
    add r4, r4, #48
    vmls.f32 q15, q9, d0[0]
    vmov q5, q8
    vmls.f32 q3, q10, d0[1]
    vmla.f32 q5, q2, d0[1]
    vmls.f32 q2, q8, d0[1]
    vmla.f32 q10, q14, d0[1]
    vmov q13, q11
    vadd.f32 q14, q5, q3
    vmov q4, q12
    vadd.f32 q6, q2, q10
    vsub.f32 q8, q2, q10
    vmov q9, q1
    vmla.f32 q13, q14, d1[0]
    vsub.f32 q10, q3, q5
    vmov q2, q15
    vmla.f32 q4, q6, d1[0]
    vmls.f32 q11, q14, d1[0]
    vst1.32 {d26, d27}, [r14]!
    vmla.f32 q9, q8, d1[0]
    vmla.f32 q2, q10, d1[0]
    vmls.f32 q1, q8, d1[0]
    vst1.32 {d8, d9}, [r14]
    add r14, r14, #176
    vst1.32 {d22, d23}, [r14]
    sub r14, r14, #64
    vneg.f32 q14, q15
    vst1.32 {d18, d19}, [r14]!
    vneg.f32 q8, q12
    vst1.32 {d4, d5}, [r14]
    sub r14, r14, #80
    vmla.f32 q14, q10, d1[0]
    vst1.32 {d2, d3}, [r14]
    sub r14, r14, #32
    vmla.f32 q8, q6, d1[0]
    vld1.32 {d18, d19}, [r4]
    sub r4, r4, #16
    vld1.32 {d20, d21}, [r4]
    add r4, r4, #80
    sub r0, r4, #32
    vld1.32 {d22, d23}, [r4]
    sub r4, r4, #112
    sub r4, r4, #4096
    vadd.f32 q12, q9, q10
    vmov q13, q11
    vsub.f32 q9, q10, q9
    vmla.f32 q13, q12, d0[0]
    vmls.f32 q11, q12, d0[0]
    vst1.32 {d26, d27}, [r14]!
    vld1.32 {d20, d21}, [r0]
    vneg.f32 q12, q10
    vmla.f32 q10, q9, d0[0]
    vmla.f32 q12, q9, d0[0]
    vst1.32 {d20, d21}, [r14]
    add r14, r14, #112
    vst1.32 {d22, d23}, [r14]
    sub r14, r14, #80
    vst1.32 {d28, d29}, [r14]
    add r14, r14, #96
    add r0, r14, #32
    vst1.32 {d24, d25}, [r14]
    sub r14, r14, #208
    vst1.32 {d16, d17}, [r0]
    b .Lend_195
.Lotherwise_194:
    vmov.i32 q8, #0
    vst1.32 {d16, d17}, [r14]!
    vst1.32 {d16, d17}, [r14]!
    vst1.32 {d16, d17}, [r14]!
    vst1.32 {d16, d17}, [r14]!
    vst1.32 {d16, d17}, [r14]!
    vst1.32 {d16, d17}, [r14]!
    vst1.32 {d16, d17}, [r14]!
    vst1.32 {d16, d17}, [r14]!
    vst1.32 {d16, d17}, [r14]!
    vst1.32 {d16, d17}, [r14]!
    vst1.32 {d16, d17}, [r14]!
    vst1.32 {d16, d17}, [r14]!
    vst1.32 {d16, d17}, [r14]!
    vst1.32 {d16, d17}, [r14]!
    vst1.32 {d16, d17}, [r14]!
    vst1.32 {d16, d17}, [r14]
    sub r14, r14, #240
.Lend_195:
    sub r10, r10, #1
    lsr r5, r5, #1
    add r6, r6, r2, lsl #2
    add r3, r3, r2, lsl #2
    add r9, r9, r2, lsl #2
    add r12, r12, r2, lsl #2
    add r14, r14, #256
    cmp r10, #0
    bne .Lrepeat_193
    b .Lend_196
.Lotherwise_192:
    mov r1, r4
    movw r10, #16
.Lrepeat_197:
    tst r5, #1
    beq .Lotherwise_198
    ubfx r0, r14, #0, #4
    cmp r0, #15
    bne .Lotherwise_199
    vld1.32 {d16, d17}, [r6]
    vld1.32 {d18, d19}, [r3]
    vld1.32 {d20, d21}, [r9]
    vld1.32 {d22, d23}, [r12]
    vtrn.32 q8, q9
    vtrn.32 q10, q11
    vswp d17, d20
    vswp d19, d22
    vmov q12, q8
    vmov q13, q9
    vmov q14, q10
    b .Lend_200
.Lotherwise_199:
    vmov.i32 q12, #0
    tst r14, #1
    beq .Lotherwise_201
    vld1.32 {d24[0]}, [r6]
    vld1.32 {d24[1]}, [r3]
    vld1.32 {d25[0]}, [r9]
    vld1.32 {d25[1]}, [r12]
.Lotherwise_201:
    vmov.i32 q13, #0
    tst r14, #2
    beq .Lotherwise_202
    add r0, r6, #4
    vld1.32 {d26[0]}, [r0]
    add r0, r3, #4
    vld1.32 {d26[1]}, [r0]
    add r0, r9, #4
    vld1.32 {d27[0]}, [r0]
    add r0, r12, #4
    vld1.32 {d27[1]}, [r0]
.Lotherwise_202:
    vmov.i32 q14, #0
    tst r14, #4
    beq .Lotherwise_203
    add r0, r6, #8
    vld1.32 {d28[0]}, [r0]
    add r0, r3, #8
    vld1.32 {d28[1]}, [r0]
    add r0, r9, #8
    vld1.32 {d29[0]}, [r0]
    add r0, r12, #8
    vld1.32 {d29[1]}, [r0]
.Lotherwise_203:
    vmov.i32 q11, #0
    tst r14, #8
    beq .Lotherwise_204
    add r0, r6, #12
    vld1.32 {d22[0]}, [r0]
    add r0, r3, #12
    vld1.32 {d22[1]}, [r0]
    add r0, r9, #12
    vld1.32 {d23[0]}, [r0]
    add r0, r12, #12
    vld1.32 {d23[1]}, [r0]
.Lotherwise_204:
.Lend_200:
    add r0, r4, #4096
    vst1.32 {d22, d23}, [r0]
    ubfx r0, r14, #8, #4
    cmp r0, #15
    bne .Lotherwise_205
    add r0, r6, #32
    vld1.32 {d16, d17}, [r0]
    add r0, r3, #32
    vld1.32 {d18, d19}, [r0]
    add r0, r9, #32
    vld1.32 {d20, d21}, [r0]
    add r0, r12, #32
    vld1.32 {d22, d23}, [r0]
    vtrn.32 q8, q9
    vtrn.32 q10, q11
    vswp d17, d20
    vswp d19, d22
    b .Lend_206
.Lotherwise_205:
    vmov.i32 q8, #0
    tst r14, #256
    beq .Lotherwise_207
    add r0, r6, #32
    vld1.32 {d16[0]}, [r0]
    add r0, r3, #32
    vld1.32 {d16[1]}, [r0]
    add r0, r9, #32
    vld1.32 {d17[0]}, [r0]
    add r0, r12, #32
    vld1.32 {d17[1]}, [r0]
.Lotherwise_207:
    vmov.i32 q9, #0
    tst r14, #512
    beq .Lotherwise_208
    add r0, r6, #36
    vld1.32 {d18[0]}, [r0]
    add r0, r3, #36
    vld1.32 {d18[1]}, [r0]
    add r0, r9, #36
    vld1.32 {d19[0]}, [r0]
    add r0, r12, #36
    vld1.32 {d19[1]}, [r0]
.Lotherwise_208:
    vmov.i32 q10, #0
    tst r14, #1024
    beq .Lotherwise_209
    add r0, r6, #40
    vld1.32 {d20[0]}, [r0]
    add r0, r3, #40
    vld1.32 {d20[1]}, [r0]
    add r0, r9, #40
    vld1.32 {d21[0]}, [r0]
    add r0, r12, #40
    vld1.32 {d21[1]}, [r0]
.Lotherwise_209:
    vmov.i32 q11, #0
    tst r14, #2048
    beq .Lotherwise_210
    add r0, r6, #44
    vld1.32 {d22[0]}, [r0]
    add r0, r3, #44
    vld1.32 {d22[1]}, [r0]
    add r0, r9, #44
    vld1.32 {d23[0]}, [r0]
    add r0, r12, #44
    vld1.32 {d23[1]}, [r0]
.Lotherwise_210:
.Lend_206:
    add r4, r4, #4096
    vsub.f32 q15, q13, q9
    vld1.32 {d0, d1}, [r4]
    ubfx r0, r14, #4, #4
    vadd.f32 q9, q13, q9
    vsub.f32 q13, q12, q8
    vsub.f32 q1, q11, q0
    vadd.f32 q11, q0, q11
    vst1.32 {d2, d3}, [r4]!
    vadd.f32 q12, q12, q8
    vst1.32 {d30, d31}, [r4]!
    vadd.f32 q15, q14, q10
    vst1.32 {d22, d23}, [r4]!
    vsub.f32 q14, q14, q10
    vst1.32 {d18, d19}, [r4]!
    vst1.32 {d26, d27}, [r4]
    sub r4, r4, #4160
    cmp r0, #15
    bne .Lotherwise_211
    add r0, r6, #16
    vld1.32 {d16, d17}, [r0]
    add r0, r3, #16
    vld1.32 {d18, d19}, [r0]
    add r0, r9, #16
    vld1.32 {d20, d21}, [r0]
    add r0, r12, #16
    vld1.32 {d22, d23}, [r0]
    vtrn.32 q8, q9
    vtrn.32 q10, q11
    vswp d17, d20
    vswp d19, d22
    vmov q13, q8
    vmov q0, q9
    vmov q1, q10
    b .Lend_212
.Lotherwise_211:
    vmov.i32 q13, #0
    tst r14, #16
    beq .Lotherwise_213
    add r0, r6, #16
    vld1.32 {d26[0]}, [r0]
    add r0, r3, #16
    vld1.32 {d26[1]}, [r0]
    add r0, r9, #16
    vld1.32 {d27[0]}, [r0]
    add r0, r12, #16
    vld1.32 {d27[1]}, [r0]
.Lotherwise_213:
    vmov.i32 q0, #0
    tst r14, #32
    beq .Lotherwise_214
    add r0, r6, #20
    vld1.32 {d0[0]}, [r0]
    add r0, r3, #20
    vld1.32 {d0[1]}, [r0]
    add r0, r9, #20
    vld1.32 {d1[0]}, [r0]
    add r0, r12, #20
    vld1.32 {d1[1]}, [r0]
.Lotherwise_214:
    vmov.i32 q1, #0
    tst r14, #64
    beq .Lotherwise_215
    add r0, r6, #24
    vld1.32 {d2[0]}, [r0]
    add r0, r3, #24
    vld1.32 {d2[1]}, [r0]
    add r0, r9, #24
    vld1.32 {d3[0]}, [r0]
    add r0, r12, #24
    vld1.32 {d3[1]}, [r0]
.Lotherwise_215:
    vmov.i32 q11, #0
    tst r14, #128
    beq .Lotherwise_216
    add r0, r6, #28
    vld1.32 {d22[0]}, [r0]
    add r0, r3, #28
    vld1.32 {d22[1]}, [r0]
    add r0, r9, #28
    vld1.32 {d23[0]}, [r0]
    add r0, r12, #28
    vld1.32 {d23[1]}, [r0]
.Lotherwise_216:
.Lend_212:
    add r4, r4, #80
    add r4, r4, #4096
    vst1.32 {d28, d29}, [r4]!
    ubfx r0, r14, #12, #4
    vst1.32 {d30, d31}, [r4]!
    vst1.32 {d24, d25}, [r4]!
    vst1.32 {d22, d23}, [r4]
    sub r4, r4, #4224
    cmp r0, #15
    bne .Lotherwise_217
    add r0, r6, #48
    vld1.32 {d16, d17}, [r0]
    add r0, r3, #48
    vld1.32 {d18, d19}, [r0]
    add r0, r9, #48
    vld1.32 {d20, d21}, [r0]
    add r0, r12, #48
    vld1.32 {d22, d23}, [r0]
    vtrn.32 q8, q9
    vtrn.32 q10, q11
    vswp d17, d20
    vswp d19, d22
    vmov q3, q8
    vmov q4, q9
    b .Lend_218
.Lotherwise_217:
    vmov.i32 q3, #0
    tst r14, #4096
    beq .Lotherwise_219
    add r0, r6, #48
    vld1.32 {d6[0]}, [r0]
    add r0, r3, #48
    vld1.32 {d6[1]}, [r0]
    add r0, r9, #48
    vld1.32 {d7[0]}, [r0]
    add r0, r12, #48
    vld1.32 {d7[1]}, [r0]
.Lotherwise_219:
    vmov.i32 q4, #0
    tst r14, #8192
    beq .Lotherwise_220
    add r0, r6, #52
    vld1.32 {d8[0]}, [r0]
    add r0, r3, #52
    vld1.32 {d8[1]}, [r0]
    add r0, r9, #52
    vld1.32 {d9[0]}, [r0]
    add r0, r12, #52
    vld1.32 {d9[1]}, [r0]
.Lotherwise_220:
    vmov.i32 q10, #0
    tst r14, #16384
    beq .Lotherwise_221
    add r0, r6, #56
    vld1.32 {d20[0]}, [r0]
    add r0, r3, #56
    vld1.32 {d20[1]}, [r0]
    add r0, r9, #56
    vld1.32 {d21[0]}, [r0]
    add r0, r12, #56
    vld1.32 {d21[1]}, [r0]
.Lotherwise_221:
    vmov.i32 q11, #0
    tst r14, #32768
    beq .Lotherwise_222
    add r0, r6, #60
    vld1.32 {d22[0]}, [r0]
    add r0, r3, #60
    vld1.32 {d22[1]}, [r0]
    add r0, r9, #60
    vld1.32 {d23[0]}, [r0]
    add r0, r12, #60
    vld1.32 {d23[1]}, [r0]
.Lotherwise_222:
.Lend_218:
    add r4, r4, #4224
    vadd.f32 q8, q13, q3
    vld1.32 {d24, d25}, [r4]
    sub r4, r4, #16
    vadd.f32 q14, q1, q10
    add r1, r1, #128
    vld1.32 {d14, d15}, [r4]
    sub r4, r4, #16
    vadd.f32 q15, q0, q4
    vld1.32 {d10, d11}, [r4]!
    vadd.f32 q6, q12, q11
    movw r0, #:lower16:(.Lconstants_nnp_fourier_16x16_complex_left__armv7_neon - (1f + 8))
    movt r0, #:upper16:(.Lconstants_nnp_fourier_16x16_complex_left__armv7_neon - (1f + 8))
1:
    add r0, pc, r0
    vld1.32 {d4, d5}, [r0]
    vsub.f32 q9, q10, q1
    vadd.f32 q10, q7, q8
    vsub.f32 q8, q7, q8
    vadd.f32 q1, q5, q14
    vst1.32 {d16, d17}, [r4]
    vsub.f32 q5, q14, q5
    sub r4, r4, #32
    vsub.f32 q8, q10, q1
    vadd.f32 q14, q10, q1
    vst1.32 {d16, d17}, [r1]
    sub r1, r1, #128
    vsub.f32 q12, q11, q12
    vld1.32 {d16, d17}, [r4]
    sub r4, r4, #16
    vsub.f32 q13, q3, q13
    vld1.32 {d2, d3}, [r4]!
    vsub.f32 q3, q4, q0
    vst1.32 {d10, d11}, [r4]
    sub r4, r4, #32
    vadd.f32 q10, q8, q9
    vld1.32 {d10, d11}, [r4]
    sub r4, r4, #16
    vmov q11, q1
    vld1.32 {d0, d1}, [r4]!
    vmov q4, q12
    vsub.f32 q9, q9, q8
    vadd.f32 q7, q5, q15
    vsub.f32 q8, q5, q15
    vadd.f32 q5, q6, q0
    vsub.f32 q15, q6, q0
    vst1.32 {d16, d17}, [r4]
    sub r4, r4, #16
    vadd.f32 q8, q7, q5
    vsub.f32 q0, q5, q7
    vst1.32 {d30, d31}, [r4]
    sub r4, r4, #16
    vadd.f32 q15, q14, q8
    vsub.f32 q8, q14, q8
    vst1.32 {d30, d31}, [r1]!
    vmov q14, q13
    vst1.32 {d16, d17}, [r1]
    add r1, r1, #128
    vmla.f32 q11, q10, d4[0]
    vst1.32 {d0, d1}, [r1]
    sub r1, r1, #112
    vmla.f32 q14, q9, d4[0]
    vld1.32 {d16, d17}, [r4]
    sub r4, r4, #16
    vmls.f32 q1, q10, d4[0]
    vld1.32 {d20, d21}, [r4]
    add r4, r4, #48
    vmls.f32 q13, q9, d4[0]
    vmov q5, q8
    vmls.f32 q4, q10, d4[1]
    vmla.f32 q5, q3, d4[1]
    vmls.f32 q3, q8, d4[1]
    vmla.f32 q10, q12, d4[1]
    vmov q12, q11
    vadd.f32 q15, q5, q4
    vmov q0, q14
    vadd.f32 q6, q3, q10
    vsub.f32 q8, q3, q10
    vmov q9, q1
    vmla.f32 q12, q15, d5[0]
    vsub.f32 q10, q4, q5
    vmov q3, q13
    vmla.f32 q0, q6, d5[0]
    vmls.f32 q11, q15, d5[0]
    vst1.32 {d24, d25}, [r1]!
    vmla.f32 q9, q8, d5[0]
    vmla.f32 q3, q10, d5[0]
    vmls.f32 q1, q8, d5[0]
    vst1.32 {d0, d1}, [r1]
    add r1, r1, #176
    vst1.32 {d22, d23}, [r1]
    sub r1, r1, #64
    vneg.f32 q15, q13
    vst1.32 {d18, d19}, [r1]!
    vneg.f32 q8, q14
    vst1.32 {d6, d7}, [r1]
    sub r1, r1, #80
    vmla.f32 q15, q10, d5[0]
    vst1.32 {d2, d3}, [r1]
    sub r1, r1, #32
    vmla.f32 q8, q6, d5[0]
    vld1.32 {d18, d19}, [r4]
    sub r4, r4, #16
    vld1.32 {d20, d21}, [r4]
    add r4, r4, #80
    sub r0, r4, #32
    vld1.32 {d22, d23}, [r4]
    sub r4, r4, #112
    sub r4, r4, #4096
    vadd.f32 q12, q9, q10
    vmov q13, q11
    vsub.f32 q9, q10, q9
    vmla.f32 q13, q12, d4[0]
    vmls.f32 q11, q12, d4[0]
    vst1.32 {d26, d27}, [r1]!
    vld1.32 {d20, d21}, [r0]
    vneg.f32 q12, q10
    vmla.f32 q10, q9, d4[0]
    vmla.f32 q12, q9, d4[0]
    vst1.32 {d20, d21}, [r1]
    add r1, r1, #112
    vst1.32 {d22, d23}, [r1]
    sub r1, r1, #80
    vst1.32 {d30, d31}, [r1]
    add r1, r1, #96
    add r0, r1, #32
    vst1.32 {d24, d25}, [r1]
    sub r1, r1, #208
    vst1.32 {d16, d17}, [r0]
    b .Lend_223
.Lotherwise_198:
    vmov.i32 q8, #0
    vst1.32 {d16, d17}, [r1]!
    vst1.32 {d16, d17}, [r1]!
    vst1.32 {d16, d17}, [r1]!
    vst1.32 {d16, d17}, [r1]!
    vst1.32 {d16, d17}, [r1]!
    vst1.32 {d16, d17}, [r1]!
    vst1.32 {d16, d17}, [r1]!
    vst1.32 {d16, d17}, [r1]!
    vst1.32 {d16, d17}, [r1]!
    vst1.32 {d16, d17}, [r1]!
    vst1.32 {d16, d17}, [r1]!
    vst1.32 {d16, d17}, [r1]!
    vst1.32 {d16, d17}, [r1]!
    vst1.32 {d16, d17}, [r1]!
    vst1.32 {d16, d17}, [r1]!
    vst1.32 {d16, d17}, [r1]
    sub r1, r1, #240
.Lend_223:
    sub r10, r10, #1
    lsr r5, r5, #1
    add r6, r6, r2, lsl #2
    add r3, r3, r2, lsl #2
    add r9, r9, r2, lsl #2
    add r12, r12, r2, lsl #2
    add r1, r1, #256
    cmp r10, #0
    bne .Lrepeat_197
.Lend_196:
    vld1.32 {d16, d17}, [r4]
    add r4, r4, #2048
    lsl r14, r8, #2
    vld1.32 {d18, d19}, [r4]
    sub r4, r4, #1024
    vld1.32 {d20, d21}, [r4]
    add r4, r4, #2048
    add r0, r7, r14, lsl #1
    vld1.32 {d22, d23}, [r4]
    sub r4, r4, #2560
    vadd.f32 q14, q8, q9
    add r2, r0, r14, lsl #3
    vld1.32 {d24, d25}, [r4]
    add r4, r4, #2048
    vsub.f32 q15, q8, q9
    add r12, r14, r14, lsl #1
    vld1.32 {d16, d17}, [r4]
    sub r4, r4, #1024
    vadd.f32 q1, q10, q11
    add r5, r7, r14
    vld1.32 {d18, d19}, [r4]
    add r4, r4, #2048
    vsub.f32 q2, q11, q10
    add r0, r7, r14, lsl #3
    vld1.32 {d20, d21}, [r4]
    sub r4, r4, #3328
    vsub.f32 q13, q12, q8
    add r3, r0, r12
    vld1.32 {d6, d7}, [r4]
    add r4, r4, #2048
    vadd.f32 q12, q12, q8
    add r6, r7, r14, lsl #2
    vld1.32 {d22, d23}, [r4]
    sub r4, r4, #1024
    vsub.f32 q8, q10, q9
    add r0, r7, r14
    vld1.32 {d8, d9}, [r4]
    add r4, r4, #2048
    vadd.f32 q5, q9, q10
    add r1, r0, r14, lsl #2
    vld1.32 {d18, d19}, [r4]
    add r4, r4, #768
    vsub.f32 q10, q8, q13
    add r9, r7, r14, lsl #4
    movw r0, #:lower16:(.Lconstants_nnp_fourier_16x16_complex_left__armv7_neon - (1f + 8))
    movt r0, #:upper16:(.Lconstants_nnp_fourier_16x16_complex_left__armv7_neon - (1f + 8))
1:
    add r0, pc, r0
    vld1.32 {d0, d1}, [r0]
    add r10, r7, r12, lsl #2
    vsub.f32 q6, q5, q12
    vadd.f32 q8, q13, q8
    vadd.f32 q13, q3, q11
    vst1.32 {d12, d13}, [r4]!
    vadd.f32 q6, q4, q9
    vsub.f32 q11, q3, q11
    vsub.f32 q3, q14, q1
    vsub.f32 q9, q9, q4
    vmov q4, q2
    vst1.32 {d6, d7}, [r4]
    sub r4, r4, #2320
    vmls.f32 q2, q10, d0[0]
    vld1.32 {d6, d7}, [r4]
    add r4, r4, #2048
    vmla.f32 q4, q10, d0[0]
    vld1.32 {d20, d21}, [r4]
    add r4, r4, #288
    vadd.f32 q14, q14, q1
    vmov q1, q15
    vmls.f32 q15, q8, d0[0]
    vmla.f32 q1, q8, d0[0]
    vsub.f32 q8, q13, q6
    vadd.f32 q12, q12, q5
    vst1.32 {d16, d17}, [r4]
    sub r4, r4, #3360
    vsub.f32 q8, q10, q3
    vld1.32 {d10, d11}, [r4]
    add r4, r4, #3376
    vadd.f32 q3, q3, q10
    vst1.32 {d4, d5}, [r4]
    sub r4, r4, #1328
    vmov q2, q11
    vld1.32 {d14, d15}, [r4]
    add r4, r4, #1344
    vadd.f32 q13, q13, q6
    vst1.32 {d30, d31}, [r4]!
    vmov q15, q8
    vst1.32 {d8, d9}, [r4]
    vsub.f32 q10, q7, q5
    vld1.32 {d8, d9}, [r4]
    sub r4, r4, #16
    vmla.f32 q2, q9, d0[1]
    vmls.f32 q15, q10, d0[1]
    vadd.f32 q5, q5, q7
    vld1.32 {d12, d13}, [r4]
    sub r4, r4, #16
    vmls.f32 q9, q11, d0[1]
    vld1.32 {d22, d23}, [r4]
    sub r4, r4, #16
    vmla.f32 q10, q8, d0[1]
    vld1.32 {d16, d17}, [r4]
    sub r4, r4, #16
    vadd.f32 q7, q14, q12
    vsub.f32 q12, q14, q12
    vst1.32 {d24, d25}, [r2]
    vadd.f32 q12, q3, q5
    add r0, r7, r14
    vsub.f32 q14, q3, q5
    vld1.32 {d6, d7}, [r4]
    sub r4, r4, #16
    add r2, r0, r12, lsl #2
    vadd.f32 q5, q13, q12
    vsub.f32 q12, q12, q13
    vadd.f32 q13, q7, q5
    vsub.f32 q5, q7, q5
    vst1.32 {d26, d27}, [r7]
    vadd.f32 q7, q2, q15
    vsub.f32 q13, q15, q2
    vld1.32 {d30, d31}, [r4]
    sub r4, r4, #4080
    vst1.32 {d10, d11}, [r5]
    vmov q2, q1
    add r5, r7, r14, lsl #3
    vmls.f32 q1, q7, d1[0]
    vst1.32 {d24, d25}, [r3]
    add r3, r7, r12, lsl #1
    vld1.32 {d10, d11}, [r4]
    add r4, r4, #2048
    vmla.f32 q2, q7, d1[0]
    vld1.32 {d24, d25}, [r4]
    sub r4, r4, #1024
    vst1.32 {d4, d5}, [r6]
    vadd.f32 q2, q5, q12
    add r0, r7, r14
    vsub.f32 q12, q5, q12
    vld1.32 {d10, d11}, [r4]
    add r4, r4, #2048
    add r6, r0, r12, lsl #1
    vadd.f32 q7, q9, q10
    vsub.f32 q9, q9, q10
    vneg.f32 q10, q4
    vmla.f32 q4, q7, d1[0]
    vmla.f32 q10, q7, d1[0]
    vst1.32 {d8, d9}, [r1]
    vmov q4, q6
    add r0, r7, r14, lsl #1
    vmls.f32 q6, q9, d1[0]
    vst1.32 {d2, d3}, [r9]
    add r1, r0, r12, lsl #2
    vld1.32 {d2, d3}, [r4]
    sub r4, r4, #2560
    vmla.f32 q4, q9, d1[0]
    vld1.32 {d18, d19}, [r4]
    add r4, r4, #2048
    vst1.32 {d8, d9}, [r10]
    vadd.f32 q4, q5, q1
    add r0, r7, r14
    vsub.f32 q1, q1, q5
    vld1.32 {d10, d11}, [r4]
    sub r4, r4, #1024
    add r10, r0, r14, lsl #3
    vneg.f32 q7, q11
    vmla.f32 q11, q13, d1[0]
    vmla.f32 q7, q13, d1[0]
    vst1.32 {d22, d23}, [r2]
    vsub.f32 q11, q9, q5
    add r0, r7, r12
    vadd.f32 q13, q9, q5
    vld1.32 {d10, d11}, [r4]
    add r4, r4, #2048
    vst1.32 {d12, d13}, [r5]
    vsub.f32 q6, q2, q4
    add r2, r0, r12, lsl #2
    vadd.f32 q9, q2, q4
    vld1.32 {d4, d5}, [r4]
    sub r4, r4, #3328
    add r5, r9, r14
    vadd.f32 q4, q8, q14
    vsub.f32 q14, q14, q8
    vmov q8, q3
    vmls.f32 q3, q4, d0[0]
    vmla.f32 q8, q4, d0[0]
    vst1.32 {d16, d17}, [r3]
    vsub.f32 q8, q2, q5
    add r3, r9, r14, lsl #3
    vadd.f32 q2, q5, q2
    vld1.32 {d8, d9}, [r4]
    add r4, r4, #2048
    vneg.f32 q5, q15
    vmla.f32 q15, q14, d0[0]
    vmla.f32 q5, q14, d0[0]
    vst1.32 {d30, d31}, [r6]
    vsub.f32 q14, q8, q11
    add r6, r7, r14, lsl #1
    vadd.f32 q11, q11, q8
    vld1.32 {d30, d31}, [r4]
    sub r4, r4, #1024
    vst1.32 {d6, d7}, [r1]
    vsub.f32 q8, q2, q13
    add r1, r7, r12
    vadd.f32 q13, q13, q2
    vld1.32 {d4, d5}, [r4]
    add r4, r4, #2048
    vst1.32 {d14, d15}, [r10]
    vadd.f32 q3, q4, q15
    add r0, r9, r14
    vsub.f32 q4, q4, q15
    vld1.32 {d30, d31}, [r4]
    add r4, r4, #752
    vst1.32 {d16, d17}, [r4]!
    vmov q7, q1
    add r10, r0, r14, lsl #3
    vmls.f32 q1, q14, d0[0]
    vst1.32 {d12, d13}, [r4]
    sub r4, r4, #2304
    vadd.f32 q6, q2, q15
    vst1.32 {d10, d11}, [r2]
    add r2, r9, r14, lsl #1
    vld1.32 {d10, d11}, [r4]
    add r4, r4, #2048
    vmla.f32 q7, q14, d0[0]
    add r11, r9, r12
    vld1.32 {d28, d29}, [r4]
    add r4, r4, #272
    vsub.f32 q15, q15, q2
    vst1.32 {d20, d21}, [r5]
    add r0, r9, r14, lsl #1
    vsub.f32 q8, q3, q6
    add r5, r0, r12, lsl #2
    vsub.f32 q10, q14, q5
    vst1.32 {d16, d17}, [r4]
    sub r4, r4, #3344
    vmov q2, q12
    vmls.f32 q12, q11, d0[0]
    vmla.f32 q2, q11, d0[0]
    vld1.32 {d16, d17}, [r4]
    add r4, r4, #3360
    vst1.32 {d2, d3}, [r4]
    sub r4, r4, #1312
    vmov q11, q4
    vadd.f32 q1, q5, q14
    vld1.32 {d28, d29}, [r4]
    add r4, r4, #1328
    vmla.f32 q11, q15, d0[1]
    vst1.32 {d24, d25}, [r4]!
    vsub.f32 q12, q14, q8
    vst1.32 {d14, d15}, [r4]
    vmov q5, q10
    vadd.f32 q14, q8, q14
    vld1.32 {d14, d15}, [r4]
    sub r4, r4, #16
    vmls.f32 q5, q12, d0[1]
    vmls.f32 q15, q4, d0[1]
    vld1.32 {d8, d9}, [r4]
    sub r4, r4, #16
    vmla.f32 q12, q10, d0[1]
    vld1.32 {d20, d21}, [r4]
    sub r4, r4, #16
    vadd.f32 q8, q3, q6
    vld1.32 {d6, d7}, [r4]
    sub r4, r4, #16
    vadd.f32 q6, q9, q13
    vsub.f32 q9, q9, q13
    vst1.32 {d18, d19}, [r3]
    vadd.f32 q13, q1, q14
    add r0, r9, r14, lsl #1
    vsub.f32 q9, q1, q14
    vld1.32 {d28, d29}, [r4]
    sub r4, r4, #16
    add r3, r0, r14, lsl #3
    vadd.f32 q1, q8, q13
    vsub.f32 q8, q13, q8
    vadd.f32 q13, q6, q1
    vsub.f32 q1, q6, q1
    vst1.32 {d26, d27}, [r6]
    vadd.f32 q13, q11, q5
    add r0, r9, r14, lsl #3
    vsub.f32 q11, q5, q11
    vld1.32 {d10, d11}, [r4]
    add r6, r0, r12
    vst1.32 {d2, d3}, [r1]
    vmov q1, q2
    add r1, r9, r12, lsl #1
    vmls.f32 q2, q13, d1[0]
    vst1.32 {d16, d17}, [r10]
    add r10, r9, r14, lsl #2
    vadd.f32 q6, q15, q12
    sub r4, r4, #4096
    vsub.f32 q8, q15, q12
    vmov q12, q7
    vmla.f32 q1, q13, d1[0]
    vmov q13, q4
    vmla.f32 q12, q6, d1[0]
    vmla.f32 q13, q8, d1[0]
    vmls.f32 q4, q8, d1[0]
    vst1.32 {d2, d3}, [r2]
    add r0, r9, r14
    vmov q8, q10
    add r2, r0, r14, lsl #2
    vadd.f32 q15, q3, q9
    vst1.32 {d24, d25}, [r11]
    add r11, r9, r12, lsl #2
    vmov q12, q14
    vst1.32 {d4, d5}, [r5]
    add r0, r9, r14
    vsub.f32 q1, q9, q3
    vst1.32 {d26, d27}, [r3]
    add r3, r0, r12, lsl #1
    add r0, r9, r14
    lsl r14, r8, #5
    vmla.f32 q8, q11, d1[0]
    add r5, r0, r12, lsl #2
    add r0, r9, r12
    vneg.f32 q9, q10
    add r7, r7, r14, lsl #2
    add r0, r0, r12, lsl #2
    vmla.f32 q12, q15, d0[0]
    lsl r14, r8, #2
    vneg.f32 q10, q5
    add r12, r14, r14, lsl #1
    add r8, r7, r14, lsl #4
    vmla.f32 q5, q1, d0[0]
    vst1.32 {d16, d17}, [r6]
    mov r6, r4
    vneg.f32 q8, q7
    vst1.32 {d8, d9}, [r1]
    movw r1, #7
    vmls.f32 q14, q15, d0[0]
    vst1.32 {d24, d25}, [r10]
    vmla.f32 q9, q11, d1[0]
    vmla.f32 q10, q1, d0[0]
    vst1.32 {d10, d11}, [r2]
    vmla.f32 q8, q6, d1[0]
    vst1.32 {d28, d29}, [r11]
    vst1.32 {d18, d19}, [r3]
    vst1.32 {d20, d21}, [r5]
    vst1.32 {d16, d17}, [r0]
.Lrepeat_224:
    add r6, r6, #32
    vld1.32 {d16, d17}, [r6]
    add r6, r6, #2048
    add r4, r4, #4096
    vld1.32 {d18, d19}, [r6]
    sub r6, r6, #2032
    add r5, r7, r14
    vld1.32 {d20, d21}, [r6]
    add r6, r6, #2048
    add r9, r8, r14
    vld1.32 {d22, d23}, [r6]
    sub r6, r6, #1040
    vadd.f32 q14, q8, q9
    add r10, r7, r14, lsl #3
    vld1.32 {d24, d25}, [r6]
    add r6, r6, #2048
    vsub.f32 q15, q8, q9
    add r0, r7, r14
    vld1.32 {d16, d17}, [r6]
    sub r6, r6, #2032
    vsub.f32 q13, q10, q11
    add r2, r0, r14, lsl #3
    vld1.32 {d2, d3}, [r6]
    add r6, r6, #2048
    vadd.f32 q11, q10, q11
    add r3, r8, r14, lsl #3
    vld1.32 {d6, d7}, [r6]
    sub r6, r6, #2576
    vadd.f32 q2, q12, q8
    add r0, r8, r14
    add r11, r0, r14, lsl #3
    vsub.f32 q8, q8, q12
    sub r1, r1, #1
    vadd.f32 q9, q14, q2
    vsub.f32 q10, q1, q3
    vst1.32 {d18, d19}, [r4]!
    vsub.f32 q9, q13, q8
    vld1.32 {d24, d25}, [r6]
    add r6, r6, #2048
    vsub.f32 q5, q15, q10
    vld1.32 {d8, d9}, [r6]
    sub r6, r6, #2032
    vadd.f32 q8, q13, q8
    vld1.32 {d12, d13}, [r6]
    add r6, r6, #2048
    vadd.f32 q15, q15, q10
    vld1.32 {d14, d15}, [r6]
    sub r6, r6, #1040
    vsub.f32 q13, q12, q4
    vst1.32 {d18, d19}, [r4]!
    vadd.f32 q10, q12, q4
    vld1.32 {d18, d19}, [r6]
    add r6, r6, #2048
    vadd.f32 q12, q1, q3
    vst1.32 {d10, d11}, [r4]!
    vadd.f32 q1, q6, q7
    vld1.32 {d10, d11}, [r6]
    sub r6, r6, #2032
    vsub.f32 q3, q6, q7
    vst1.32 {d16, d17}, [r4]!
    vsub.f32 q4, q11, q12
    vld1.32 {d12, d13}, [r6]
    add r6, r6, #2048
    vsub.f32 q8, q5, q9
    vst1.32 {d30, d31}, [r4]!
    vadd.f32 q9, q9, q5
    vld1.32 {d30, d31}, [r6]
    sub r6, r6, #3344
    vsub.f32 q14, q14, q2
    vst1.32 {d16, d17}, [r4]!
    vadd.f32 q2, q10, q9
    vsub.f32 q8, q15, q6
    vadd.f32 q15, q6, q15
    vst1.32 {d16, d17}, [r4]!
    vsub.f32 q8, q9, q10
    vst1.32 {d26, d27}, [r4]
    sub r4, r4, #112
    vsub.f32 q13, q1, q15
    vld1.32 {d20, d21}, [r4]
    add r4, r4, #128
    vsub.f32 q5, q4, q8
    vst1.32 {d6, d7}, [r4]!
    vsub.f32 q3, q14, q13
    vadd.f32 q9, q10, q2
    vadd.f32 q4, q4, q8
    vst1.32 {d18, d19}, [r4]
    sub r4, r4, #32
    vadd.f32 q11, q11, q12
    vld1.32 {d12, d13}, [r4]!
    vadd.f32 q15, q1, q15
    vld1.32 {d16, d17}, [r4]
    sub r4, r4, #48
    vadd.f32 q12, q14, q13
    vld1.32 {d18, d19}, [r4]!
    vsub.f32 q13, q11, q15
    vld1.32 {d2, d3}, [r4]
    sub r4, r4, #96
    vadd.f32 q14, q6, q8
    vst1.32 {d10, d11}, [r4]
    add r4, r4, #80
    vsub.f32 q5, q8, q6
    vst1.32 {d6, d7}, [r4]!
    vsub.f32 q8, q9, q1
    vst1.32 {d8, d9}, [r4]
    sub r4, r4, #32
    vadd.f32 q9, q9, q1
    vld1.32 {d2, d3}, [r4]
    add r4, r4, #48
    vadd.f32 q3, q14, q8
    vst1.32 {d24, d25}, [r4]!
    vsub.f32 q12, q8, q14
    vmov q8, q1
    vsub.f32 q14, q5, q9
    vmla.f32 q8, q3, d0[0]
    vadd.f32 q4, q5, q9
    vmls.f32 q1, q3, d0[0]
    vsub.f32 q2, q10, q2
    vst1.32 {d16, d17}, [r4]
    sub r4, r4, #80
    vadd.f32 q11, q11, q15
    vld1.32 {d18, d19}, [r4]
    add r4, r4, #112
    vst1.32 {d26, d27}, [r4]
    sub r4, r4, #128
    vld1.32 {d26, d27}, [r4]
    sub r4, r4, #16
    vmov q10, q9
    vld1.32 {d16, d17}, [r4]
    vmls.f32 q9, q4, d0[0]
    vld1.32 {d12, d13}, [r6]
    add r6, r6, #2048
    vmov q3, q13
    vld1.32 {d14, d15}, [r6]
    sub r6, r6, #2032
    vmov q5, q8
    vmls.f32 q8, q12, d0[0]
    vmls.f32 q13, q14, d0[0]
    vmla.f32 q5, q12, d0[0]
    vmla.f32 q3, q14, d0[0]
    vst1.32 {d16, d17}, [r4]!
    vmla.f32 q10, q4, d0[0]
    vld1.32 {d28, d29}, [r6]
    add r6, r6, #2048
    vadd.f32 q15, q6, q7
    vst1.32 {d26, d27}, [r4]!
    vsub.f32 q12, q6, q7
    vld1.32 {d16, d17}, [r6]
    sub r6, r6, #1040
    vst1.32 {d10, d11}, [r4]!
    vld1.32 {d8, d9}, [r6]
    add r6, r6, #2048
    vsub.f32 q13, q14, q8
    vst1.32 {d6, d7}, [r4]
    add r4, r4, #112
    vadd.f32 q14, q14, q8
    vld1.32 {d16, d17}, [r6]
    sub r6, r6, #2032
    vst1.32 {d18, d19}, [r4]!
    vst1.32 {d2, d3}, [r4]!
    vadd.f32 q9, q4, q8
    vld1.32 {d10, d11}, [r6]
    add r6, r6, #2048
    vsub.f32 q1, q8, q4
    vst1.32 {d20, d21}, [r4]!
    vadd.f32 q8, q15, q9
    vld1.32 {d20, d21}, [r6]
    sub r6, r6, #1552
    vsub.f32 q3, q13, q1
    vst1.32 {d4, d5}, [r4]!
    vsub.f32 q15, q15, q9
    vst1.32 {d22, d23}, [r4]!
    vsub.f32 q4, q5, q10
    vst1.32 {d16, d17}, [r4]!
    vadd.f32 q8, q5, q10
    vld1.32 {d18, d19}, [r6]
    add r6, r6, #2048
    vsub.f32 q10, q12, q4
    vld1.32 {d22, d23}, [r6]
    sub r6, r6, #2032
    vsub.f32 q2, q14, q8
    vld1.32 {d10, d11}, [r6]
    add r6, r6, #2048
    vadd.f32 q4, q12, q4
    vld1.32 {d12, d13}, [r6]
    sub r6, r6, #3088
    vadd.f32 q12, q9, q11
    vst1.32 {d20, d21}, [r4]!
    vadd.f32 q10, q13, q1
    vld1.32 {d26, d27}, [r6]
    add r6, r6, #2048
    vadd.f32 q14, q14, q8
    vst1.32 {d6, d7}, [r4]!
    vsub.f32 q1, q11, q9
    vld1.32 {d16, d17}, [r6]
    sub r6, r6, #2032
    vsub.f32 q3, q6, q5
    vst1.32 {d30, d31}, [r4]!
    vadd.f32 q15, q5, q6
    vst1.32 {d4, d5}, [r4]!
    vadd.f32 q9, q13, q8
    vld1.32 {d4, d5}, [r6]
    add r6, r6, #2048
    vsub.f32 q13, q8, q13
    vst1.32 {d8, d9}, [r4]!
    vadd.f32 q8, q12, q9
    vld1.32 {d22, d23}, [r6]
    sub r6, r6, #2832
    vsub.f32 q4, q3, q13
    vst1.32 {d20, d21}, [r4]!
    vsub.f32 q9, q12, q9
    vst1.32 {d28, d29}, [r4]!
    vsub.f32 q12, q2, q11
    vst1.32 {d16, d17}, [r4]
    sub r4, r4, #128
    vadd.f32 q10, q2, q11
    vld1.32 {d28, d29}, [r4]
    add r4, r4, #128
    vsub.f32 q8, q1, q12
    vld1.32 {d4, d5}, [r4]
    sub r4, r4, #16
    vsub.f32 q11, q15, q10
    vld1.32 {d10, d11}, [r4]
    add r4, r4, #32
    vadd.f32 q12, q1, q12
    vst1.32 {d16, d17}, [r4]!
    vadd.f32 q1, q3, q13
    vst1.32 {d8, d9}, [r4]
    sub r4, r4, #272
    vmov q13, q12
    vld1.32 {d6, d7}, [r4]
    add r4, r4, #288
    vadd.f32 q8, q15, q10
    vst1.32 {d18, d19}, [r4]
    sub r4, r4, #192
    vmls.f32 q13, q1, d0[1]
    vld1.32 {d30, d31}, [r4]
    add r4, r4, #208
    vmla.f32 q1, q12, d0[1]
    vst1.32 {d22, d23}, [r4]
    sub r4, r4, #224
    vadd.f32 q9, q14, q2
    vld1.32 {d22, d23}, [r4]
    sub r4, r4, #64
    vadd.f32 q10, q5, q8
    vld1.32 {d24, d25}, [r4]
    add r4, r4, #192
    vadd.f32 q6, q3, q9
    vld1.32 {d8, d9}, [r4]
    sub r4, r4, #16
    vsub.f32 q5, q5, q8
    vld1.32 {d16, d17}, [r4]
    sub r4, r4, #208
    vsub.f32 q2, q2, q14
    vld1.32 {d28, d29}, [r4]
    add r4, r4, #80
    vsub.f32 q7, q3, q9
    vld1.32 {d6, d7}, [r4]
    sub r4, r4, #16
    vst1.32 {d12, d13}, [r7]
    vmov q9, q8
    vmla.f32 q9, q4, d0[1]
    vmls.f32 q4, q8, d0[1]
    vld1.32 {d12, d13}, [r4]
    sub r4, r4, #16
    vadd.f32 q8, q15, q10
    vsub.f32 q10, q15, q10
    vst1.32 {d16, d17}, [r5]
    vadd.f32 q8, q9, q13
    add r5, r7, r14, lsl #1
    vsub.f32 q9, q13, q9
    vld1.32 {d26, d27}, [r4]
    add r4, r4, #128
    vst1.32 {d14, d15}, [r8]
    vmov q15, q14
    vmls.f32 q14, q8, d1[0]
    vst1.32 {d20, d21}, [r9]
    add r9, r7, r12
    vld1.32 {d20, d21}, [r4]!
    vmla.f32 q15, q8, d1[0]
    vld1.32 {d14, d15}, [r4]
    add r4, r4, #112
    vadd.f32 q8, q11, q5
    vsub.f32 q11, q11, q5
    vst1.32 {d16, d17}, [r10]
    vadd.f32 q5, q4, q1
    add r10, r8, r14, lsl #1
    vsub.f32 q1, q4, q1
    vld1.32 {d8, d9}, [r4]!
    vadd.f32 q8, q12, q2
    vsub.f32 q12, q12, q2
    vst1.32 {d16, d17}, [r2]
    vmov q2, q3
    add r2, r8, r12
    vmls.f32 q3, q5, d1[0]
    vst1.32 {d22, d23}, [r3]
    add r0, r7, r14, lsl #1
    vld1.32 {d16, d17}, [r4]
    sub r4, r4, #336
    vmla.f32 q2, q5, d1[0]
    add r3, r0, r14, lsl #3
    vld1.32 {d22, d23}, [r4]
    sub r4, r4, #16
    vst1.32 {d24, d25}, [r11]
    vmov q12, q6
    add r0, r7, r14, lsl #3
    vmls.f32 q6, q1, d1[0]
    vst1.32 {d30, d31}, [r5]
    add r5, r0, r12
    vld1.32 {d30, d31}, [r4]
    sub r4, r4, #16
    vmla.f32 q12, q1, d1[0]
    add r0, r8, r14, lsl #1
    vld1.32 {d2, d3}, [r4]
    sub r4, r4, #80
    add r11, r0, r14, lsl #3
    vst1.32 {d4, d5}, [r9]
    vadd.f32 q2, q10, q7
    add r0, r8, r14, lsl #3
    vsub.f32 q10, q7, q10
    vld1.32 {d10, d11}, [r4]
    add r4, r4, #272
    vst1.32 {d28, d29}, [r10]
    vsub.f32 q14, q4, q8
    add r9, r0, r12
    vadd.f32 q4, q4, q8
    vld1.32 {d14, d15}, [r4]!
    add r10, r7, r14, lsl #2
    vst1.32 {d6, d7}, [r2]
    vmov q3, q13
    add r0, r7, r14
    vmls.f32 q13, q9, d1[0]
    vst1.32 {d24, d25}, [r3]
    add r2, r0, r14, lsl #2
    vld1.32 {d16, d17}, [r4]
    add r4, r4, #112
    vmla.f32 q3, q9, d1[0]
    add r3, r8, r14, lsl #2
    vld1.32 {d18, d19}, [r4]!
    vst1.32 {d6, d7}, [r5]
    vmov q12, q8
    add r0, r8, r14
    vst1.32 {d12, d13}, [r11]
    vneg.f32 q3, q7
    add r5, r0, r14, lsl #2
    vmla.f32 q12, q7, d0[1]
    vld1.32 {d12, d13}, [r4]
    sub r4, r4, #352
    vmla.f32 q3, q8, d0[1]
    vld1.32 {d14, d15}, [r4]
    sub r4, r4, #16
    vst1.32 {d26, d27}, [r9]
    vneg.f32 q13, q6
    add r9, r7, r12, lsl #2
    add r0, r7, r14
    add r11, r0, r12, lsl #2
    vmla.f32 q13, q9, d0[1]
    vmla.f32 q9, q6, d0[1]
    vld1.32 {d16, d17}, [r4]
    sub r4, r4, #16
    vadd.f32 q6, q2, q14
    vsub.f32 q14, q14, q2
    vadd.f32 q2, q10, q4
    vsub.f32 q4, q10, q4
    vmov q10, q11
    vmls.f32 q11, q6, d0[0]
    vmla.f32 q10, q6, d0[0]
    vst1.32 {d20, d21}, [r10]
    vmov q10, q15
    sub r10, r4, #16
    vmls.f32 q15, q2, d0[0]
    vmla.f32 q10, q2, d0[0]
    vld1.32 {d4, d5}, [r4]
    sub r4, r4, #32
    sub r4, r4, #4096
    vst1.32 {d20, d21}, [r2]
    vmov q6, q1
    add r2, r8, r12, lsl #2
    vmls.f32 q1, q4, d0[0]
    vst1.32 {d22, d23}, [r3]
    add r0, r8, r14
    vmov q11, q5
    vst1.32 {d30, d31}, [r5]
    add r3, r0, r12, lsl #2
    vmla.f32 q6, q4, d0[0]
    vld1.32 {d20, d21}, [r10]
    add r5, r7, r12, lsl #1
    vadd.f32 q15, q12, q13
    add r0, r7, r14
    add r10, r0, r12, lsl #1
    vmla.f32 q11, q14, d0[0]
    vmls.f32 q5, q14, d0[0]
    vmov q14, q7
    vst1.32 {d12, d13}, [r9]
    add r9, r8, r12, lsl #1
    vadd.f32 q4, q3, q9
    vmla.f32 q14, q15, d1[0]
    vst1.32 {d22, d23}, [r11]
    add r0, r8, r14
    vmov q11, q8
    vst1.32 {d2, d3}, [r2]
    add r2, r0, r12, lsl #1
    vsub.f32 q9, q3, q9
    vst1.32 {d10, d11}, [r3]
    add r0, r7, r14, lsl #1
    vmov q1, q2
    add r3, r0, r12, lsl #2
    add r0, r7, r12
    vmla.f32 q11, q4, d1[0]
    vst1.32 {d28, d29}, [r5]
    add r5, r0, r12, lsl #2
    vsub.f32 q12, q13, q12
    add r0, r8, r14, lsl #1
    add r11, r0, r12, lsl #2
    vmov q13, q10
    vmls.f32 q7, q15, d1[0]
    vmls.f32 q8, q4, d1[0]
    vst1.32 {d22, d23}, [r10]
    add r0, r8, r12
    vmla.f32 q1, q9, d1[0]
    add r0, r0, r12, lsl #2
    vmla.f32 q13, q12, d1[0]
    vmls.f32 q2, q9, d1[0]
    vst1.32 {d14, d15}, [r9]
    lsl r9, r14, #5
    vmls.f32 q10, q12, d1[0]
    vst1.32 {d16, d17}, [r2]
    add r7, r7, r9
    vst1.32 {d2, d3}, [r3]
    add r8, r8, r9
    vst1.32 {d26, d27}, [r5]
    vst1.32 {d4, d5}, [r11]
    vst1.32 {d20, d21}, [r0]
    cmp r1, #0
    bne .Lrepeat_224
    vpop {d8, d9, d10, d11, d12, d13, d14, d15}
    pop {r4, r5, r6, r7, r8, r9, r10, r11, pc}
    .size nnp_fourier_16x16_complex_left__armv7_neon, . - nnp_fourier_16x16_complex_left__armv7_neon

.section .rodata
    .p2align 4
.Lconstants_nnp_fourier_16x16_complex_right__armv7_neon:
    .long 0x3f3504f3, 0x3ed413cd, 0x3f6c835e, 0x00000000

    .text
    .p2align 4
    .globl nnp_fourier_16x16_complex_right__armv7_neon
    .type nnp_fourier_16x16_complex_right__armv7_neon, %function
nnp_fourier_16x16_complex_right__armv7_neon:
    push {r4, r5, r6, r7, r8, r9, r10, r11, r14}
    vpush {d8, d9, d10, d11, d12, d13, d14, d15}
    mov r5, r1
    ldr r4, [sp, #100]
    ldr r1, [r5]
    mov r6, r0
    movw r12, #65535
    ldr r14, [r5, #12]
    mov r7, r2
    mov r8, r3
    lsl r0, r1, #2
    ldr r2, [r5, #4]
    add r3, r6, r0
    add r9, r3, r0
    ldr r5, [r5, #8]
    eor r1, r14, r12
    add r12, r9, r0
    cmp r1, #0
    bne .Lotherwise_225
    mov r14, r4
    movw r10, #16
.Lrepeat_226:
    tst r5, #1
    beq .Lotherwise_227
    vld1.32 {d16, d17}, [r6]
    add r6, r6, #32
    add r4, r4, #4096
    vld1.32 {d18, d19}, [r3]
    add r3, r3, #32
    add r14, r14, #128
    vld1.32 {d20, d21}, [r9]
    vmov q15, q8
    add r9, r9, #32
    vld1.32 {d16, d17}, [r12]
    vmov q0, q9
    add r12, r12, #32
    vmov q1, q10
    vld1.32 {d18, d19}, [r6]
    sub r6, r6, #16
    vmov q14, q8
    vld1.32 {d16, d17}, [r3]
    sub r3, r3, #16
    vld1.32 {d20, d21}, [r9]
    vtrn.32 q15, q0
    sub r9, r9, #16
    vld1.32 {d22, d23}, [r12]
    vtrn.32 q1, q14
    sub r12, r12, #16
    vmov q3, q9
    vld1.32 {d4, d5}, [r6]
    add r0, r6, #32
    vmov q4, q8
    vld1.32 {d26, d27}, [r3]
    add r1, r3, #32
    vmov q5, q10
    vld1.32 {d24, d25}, [r9]
    sub r6, r6, #16
    vmov q6, q11
    vld1.32 {d18, d19}, [r12]
    sub r3, r3, #16
    vswp d1, d28
    vld1.32 {d20, d21}, [r0]
    add r0, r9, #32
    vtrn.32 q3, q4
    vld1.32 {d22, d23}, [r1]
    add r1, r12, #32
    vtrn.32 q5, q6
    vst1.32 {d28, d29}, [r4]
    sub r9, r9, #16
    vld1.32 {d28, d29}, [r4]
    vswp d31, d2
    sub r12, r12, #16
    vswp d9, d12
    vld1.32 {d16, d17}, [r0]
    vswp d7, d10
    vtrn.32 q2, q13
    vtrn.32 q12, q9
    vtrn.32 q10, q11
    vswp d27, d18
    vswp d5, d24
    vadd.f32 q7, q15, q3
    vsub.f32 q15, q15, q3
    vadd.f32 q3, q0, q4
    vsub.f32 q0, q0, q4
    vadd.f32 q4, q1, q5
    vsub.f32 q1, q1, q5
    vadd.f32 q5, q14, q6
    vsub.f32 q14, q14, q6
    vst1.32 {d28, d29}, [r4]!
    vld1.32 {d28, d29}, [r1]
    vst1.32 {d0, d1}, [r4]!
    vst1.32 {d10, d11}, [r4]!
    vst1.32 {d6, d7}, [r4]!
    vtrn.32 q8, q14
    vst1.32 {d30, d31}, [r4]!
    vst1.32 {d2, d3}, [r4]!
    vst1.32 {d8, d9}, [r4]!
    vswp d21, d16
    vst1.32 {d14, d15}, [r4]!
    vswp d23, d28
    vst1.32 {d18, d19}, [r4]
    vadd.f32 q15, q2, q10
    vld1.32 {d2, d3}, [r4]
    sub r4, r4, #16
    vadd.f32 q3, q12, q8
    vld1.32 {d14, d15}, [r4]
    sub r4, r4, #16
    vadd.f32 q4, q13, q11
    vld1.32 {d10, d11}, [r4]!
    vadd.f32 q6, q1, q14
    movw r0, #:lower16:(.Lconstants_nnp_fourier_16x16_complex_right__armv7_neon - (1f + 8))
    movt r0, #:upper16:(.Lconstants_nnp_fourier_16x16_complex_right__armv7_neon - (1f + 8))
1:
    add r0, pc, r0
    vld1.32 {d0, d1}, [r0]
    vsub.f32 q9, q8, q12
    vadd.f32 q12, q7, q15
    vsub.f32 q8, q7, q15
    vadd.f32 q15, q5, q3
    vst1.32 {d16, d17}, [r4]
    vsub.f32 q3, q5, q3
    sub r4, r4, #32
    vsub.f32 q8, q12, q15
    vadd.f32 q12, q12, q15
    vst1.32 {d16, d17}, [r14]
    sub r14, r14, #128
    vsub.f32 q14, q14, q1
    vld1.32 {d16, d17}, [r4]
    sub r4, r4, #16
    vsub.f32 q15, q2, q10
    vld1.32 {d2, d3}, [r4]!
    vsub.f32 q2, q13, q11
    vst1.32 {d6, d7}, [r4]
    sub r4, r4, #32
    vadd.f32 q10, q8, q9
    vld1.32 {d10, d11}, [r4]
    sub r4, r4, #16
    vmov q11, q1
    vld1.32 {d26, d27}, [r4]!
    vmov q3, q14
    vsub.f32 q9, q8, q9
    vadd.f32 q7, q5, q4
    vsub.f32 q8, q5, q4
    vadd.f32 q4, q6, q13
    vsub.f32 q13, q6, q13
    vst1.32 {d16, d17}, [r4]
    sub r4, r4, #16
    vadd.f32 q8, q7, q4
    vsub.f32 q4, q7, q4
    vst1.32 {d26, d27}, [r4]
    sub r4, r4, #16
    vadd.f32 q13, q12, q8
    vsub.f32 q8, q12, q8
    vst1.32 {d26, d27}, [r14]!
    vmov q12, q15
    vst1.32 {d16, d17}, [r14]
    add r14, r14, #128
    vmla.f32 q11, q10, d0[0]
    vst1.32 {d8, d9}, [r14]
    sub r14, r14, #112
    vmla.f32 q12, q9, d0[0]
    vld1.32 {d16, d17}, [r4]
    sub r4, r4, #16
    vmls.f32 q1, q10, d0[0]
    vld1.32 {d20, d21}, [r4]
    add r4, r4, #48
    vmls.f32 q15, q9, d0[0]
    vmov q5, q8
    vmla.f32 q3, q10, d0[1]
    vmls.f32 q5, q2, d0[1]
    vmla.f32 q2, q8, d0[1]
    vmls.f32 q10, q14, d0[1]
    vmov q13, q11
    vadd.f32 q14, q5, q3
    vmov q4, q12
    vadd.f32 q6, q2, q10
    vsub.f32 q8, q10, q2
    vmov q9, q1
    vmla.f32 q13, q14, d1[0]
    vsub.f32 q10, q5, q3
    vmov q2, q15
    vmla.f32 q4, q6, d1[0]
    vmls.f32 q11, q14, d1[0]
    vst1.32 {d26, d27}, [r14]!
    vmla.f32 q9, q8, d1[0]
    vmla.f32 q2, q10, d1[0]
    vmls.f32 q1, q8, d1[0]
    vst1.32 {d8, d9}, [r14]
    add r14, r14, #176
    vst1.32 {d22, d23}, [r14]
    sub r14, r14, #64
    vneg.f32 q14, q15
    vst1.32 {d18, d19}, [r14]!
    vneg.f32 q8, q12
    vst1.32 {d4, d5}, [r14]
    sub r14, r14, #80
    vmla.f32 q14, q10, d1[0]
    vst1.32 {d2, d3}, [r14]
    sub r14, r14, #32
    vmla.f32 q8, q6, d1[0]
    vld1.32 {d18, d19}, [r4]
    sub r4, r4, #16
    vld1.32 {d20, d21}, [r4]
    add r4, r4, #80
    sub r0, r4, #32
    vld1.32 {d22, d23}, [r4]
    sub r4, r4, #112
    sub r4, r4, #4096
    vadd.f32 q12, q9, q10
    vmov q13, q11
    vsub.f32 q9, q9, q10
    vmla.f32 q13, q12, d0[0]
    vmls.f32 q11, q12, d0[0]
    vst1.32 {d26, d27}, [r14]!
    vld1.32 {d20, d21}, [r0]
    vneg.f32 q12, q10
    vmla.f32 q10, q9, d0[0]
    vmla.f32 q12, q9, d0[0]
    vst1.32 {d20, d21}, [r14]
    add r14, r14, #112
    vst1.32 {d22, d23}, [r14]
    sub r14, r14, #80
    vst1.32 {d28, d29}, [r14]
    add r14, r14, #96
    add r0, r14, #32
    vst1.32 {d24, d25}, [r14]
    sub r14, r14, #208
    vst1.32 {d16, d17}, [r0]
    b .Lend_228
.Lotherwise_227:
    vmov.i32 q8, #0
    vst1.32 {d16, d17}, [r14]!
    vst1.32 {d16, d17}, [r14]!
    vst1.32 {d16, d17}, [r14]!
    vst1.32 {d16, d17}, [r14]!
    vst1.32 {d16, d17}, [r14]!
    vst1.32 {d16, d17}, [r14]!
    vst1.32 {d16, d17}, [r14]!
    vst1.32 {d16, d17}, [r14]!
    vst1.32 {d16, d17}, [r14]!
    vst1.32 {d16, d17}, [r14]!
    vst1.32 {d16, d17}, [r14]!
    vst1.32 {d16, d17}, [r14]!
    vst1.32 {d16, d17}, [r14]!
    vst1.32 {d16, d17}, [r14]!
    vst1.32 {d16, d17}, [r14]!
    vst1.32 {d16, d17}, [r14]
    sub r14, r14, #240
.Lend_228:
    sub r10, r10, #1
    lsr r5, r5, #1
    add r6, r6, r2, lsl #2
    add r3, r3, r2, lsl #2
    add r9, r9, r2, lsl #2
    add r12, r12, r2, lsl #2
    add r14, r14, #256
    cmp r10, #0
    bne .Lrepeat_226
    b .Lend_229
.Lotherwise_225:
    mov r1, r4
    movw r10, #16
.Lrepeat_230:
    tst r5, #1
    beq .Lotherwise_231
    ubfx r0, r14, #0, #4
    cmp r0, #15
    bne .Lotherwise_232
    vld1.32 {d16, d17}, [r6]
    vld1.32 {d18, d19}, [r3]
    vld1.32 {d20, d21}, [r9]
    vld1.32 {d22, d23}, [r12]
    vtrn.32 q8, q9
    vtrn.32 q10, q11
    vswp d17, d20
    vswp d19, d22
    vmov q12, q8
    vmov q13, q9
    vmov q14, q10
    b .Lend_233
.Lotherwise_232:
    vmov.i32 q12, #0
    tst r14, #1
    beq .Lotherwise_234
    vld1.32 {d24[0]}, [r6]
    vld1.32 {d24[1]}, [r3]
    vld1.32 {d25[0]}, [r9]
    vld1.32 {d25[1]}, [r12]
.Lotherwise_234:
    vmov.i32 q13, #0
    tst r14, #2
    beq .Lotherwise_235
    add r0, r6, #4
    vld1.32 {d26[0]}, [r0]
    add r0, r3, #4
    vld1.32 {d26[1]}, [r0]
    add r0, r9, #4
    vld1.32 {d27[0]}, [r0]
    add r0, r12, #4
    vld1.32 {d27[1]}, [r0]
.Lotherwise_235:
    vmov.i32 q14, #0
    tst r14, #4
    beq .Lotherwise_236
    add r0, r6, #8
    vld1.32 {d28[0]}, [r0]
    add r0, r3, #8
    vld1.32 {d28[1]}, [r0]
    add r0, r9, #8
    vld1.32 {d29[0]}, [r0]
    add r0, r12, #8
    vld1.32 {d29[1]}, [r0]
.Lotherwise_236:
    vmov.i32 q11, #0
    tst r14, #8
    beq .Lotherwise_237
    add r0, r6, #12
    vld1.32 {d22[0]}, [r0]
    add r0, r3, #12
    vld1.32 {d22[1]}, [r0]
    add r0, r9, #12
    vld1.32 {d23[0]}, [r0]
    add r0, r12, #12
    vld1.32 {d23[1]}, [r0]
.Lotherwise_237:
.Lend_233:
    add r0, r4, #4096
    vst1.32 {d22, d23}, [r0]
    ubfx r0, r14, #8, #4
    cmp r0, #15
    bne .Lotherwise_238
    add r0, r6, #32
    vld1.32 {d16, d17}, [r0]
    add r0, r3, #32
    vld1.32 {d18, d19}, [r0]
    add r0, r9, #32
    vld1.32 {d20, d21}, [r0]
    add r0, r12, #32
    vld1.32 {d22, d23}, [r0]
    vtrn.32 q8, q9
    vtrn.32 q10, q11
    vswp d17, d20
    vswp d19, d22
    b .Lend_239
.Lotherwise_238:
    vmov.i32 q8, #0
    tst r14, #256
    beq .Lotherwise_240
    add r0, r6, #32
    vld1.32 {d16[0]}, [r0]
    add r0, r3, #32
    vld1.32 {d16[1]}, [r0]
    add r0, r9, #32
    vld1.32 {d17[0]}, [r0]
    add r0, r12, #32
    vld1.32 {d17[1]}, [r0]
.Lotherwise_240:
    vmov.i32 q9, #0
    tst r14, #512
    beq .Lotherwise_241
    add r0, r6, #36
    vld1.32 {d18[0]}, [r0]
    add r0, r3, #36
    vld1.32 {d18[1]}, [r0]
    add r0, r9, #36
    vld1.32 {d19[0]}, [r0]
    add r0, r12, #36
    vld1.32 {d19[1]}, [r0]
.Lotherwise_241:
    vmov.i32 q10, #0
    tst r14, #1024
    beq .Lotherwise_242
    add r0, r6, #40
    vld1.32 {d20[0]}, [r0]
    add r0, r3, #40
    vld1.32 {d20[1]}, [r0]
    add r0, r9, #40
    vld1.32 {d21[0]}, [r0]
    add r0, r12, #40
    vld1.32 {d21[1]}, [r0]
.Lotherwise_242:
    vmov.i32 q11, #0
    tst r14, #2048
    beq .Lotherwise_243
    add r0, r6, #44
    vld1.32 {d22[0]}, [r0]
    add r0, r3, #44
    vld1.32 {d22[1]}, [r0]
    add r0, r9, #44
    vld1.32 {d23[0]}, [r0]
    add r0, r12, #44
    vld1.32 {d23[1]}, [r0]
.Lotherwise_243:
.Lend_239:
    add r4, r4, #4096
    vsub.f32 q15, q13, q9
    vld1.32 {d0, d1}, [r4]
    ubfx r0, r14, #4, #4
    vadd.f32 q9, q13, q9
    vsub.f32 q13, q12, q8
    vsub.f32 q1, q0, q11
    vadd.f32 q11, q0, q11
    vst1.32 {d2, d3}, [r4]!
    vadd.f32 q12, q12, q8
    vst1.32 {d30, d31}, [r4]!
    vadd.f32 q15, q14, q10
    vst1.32 {d22, d23}, [r4]!
    vsub.f32 q14, q14, q10
    vst1.32 {d18, d19}, [r4]!
    vst1.32 {d26, d27}, [r4]
    sub r4, r4, #4160
    cmp r0, #15
    bne .Lotherwise_244
    add r0, r6, #16
    vld1.32 {d16, d17}, [r0]
    add r0, r3, #16
    vld1.32 {d18, d19}, [r0]
    add r0, r9, #16
    vld1.32 {d20, d21}, [r0]
    add r0, r12, #16
    vld1.32 {d22, d23}, [r0]
    vtrn.32 q8, q9
    vtrn.32 q10, q11
    vswp d17, d20
    vswp d19, d22
    vmov q13, q8
    vmov q0, q9
    vmov q1, q10
    b .Lend_245
.Lotherwise_244:
    vmov.i32 q13, #0
    tst r14, #16
    beq .Lotherwise_246
    add r0, r6, #16
    vld1.32 {d26[0]}, [r0]
    add r0, r3, #16
    vld1.32 {d26[1]}, [r0]
    add r0, r9, #16
    vld1.32 {d27[0]}, [r0]
    add r0, r12, #16
    vld1.32 {d27[1]}, [r0]
.Lotherwise_246:
    vmov.i32 q0, #0
    tst r14, #32
    beq .Lotherwise_247
    add r0, r6, #20
    vld1.32 {d0[0]}, [r0]
    add r0, r3, #20
    vld1.32 {d0[1]}, [r0]
    add r0, r9, #20
    vld1.32 {d1[0]}, [r0]
    add r0, r12, #20
    vld1.32 {d1[1]}, [r0]
.Lotherwise_247:
    vmov.i32 q1, #0
    tst r14, #64
    beq .Lotherwise_248
    add r0, r6, #24
    vld1.32 {d2[0]}, [r0]
    add r0, r3, #24
    vld1.32 {d2[1]}, [r0]
    add r0, r9, #24
    vld1.32 {d3[0]}, [r0]
    add r0, r12, #24
    vld1.32 {d3[1]}, [r0]
.Lotherwise_248:
    vmov.i32 q11, #0
    tst r14, #128
    beq .Lotherwise_249
    add r0, r6, #28
    vld1.32 {d22[0]}, [r0]
    add r0, r3, #28
    vld1.32 {d22[1]}, [r0]
    add r0, r9, #28
    vld1.32 {d23[0]}, [r0]
    add r0, r12, #28
    vld1.32 {d23[1]}, [r0]
.Lotherwise_249:
.Lend_245:
    add r4, r4, #80
    add r4, r4, #4096
    vst1.32 {d28, d29}, [r4]!
    ubfx r0, r14, #12, #4
    vst1.32 {d30, d31}, [r4]!
    vst1.32 {d24, d25}, [r4]!
    vst1.32 {d22, d23}, [r4]
    sub r4, r4, #4224
    cmp r0, #15
    bne .Lotherwise_250
    add r0, r6, #48
    vld1.32 {d16, d17}, [r0]
    add r0, r3, #48
    vld1.32 {d18, d19}, [r0]
    add r0, r9, #48
    vld1.32 {d20, d21}, [r0]
    add r0, r12, #48
    vld1.32 {d22, d23}, [r0]
    vtrn.32 q8, q9
    vtrn.32 q10, q11
    vswp d17, d20
    vswp d19, d22
    vmov q3, q8
    vmov q4, q9
    b .Lend_251
.Lotherwise_250:
    vmov.i32 q3, #0
    tst r14, #4096
    beq .Lotherwise_252
    add r0, r6, #48
    vld1.32 {d6[0]}, [r0]
    add r0, r3, #48
    vld1.32 {d6[1]}, [r0]
    add r0, r9, #48
    vld1.32 {d7[0]}, [r0]
    add r0, r12, #48
    vld1.32 {d7[1]}, [r0]
.Lotherwise_252:
    vmov.i32 q4, #0
    tst r14, #8192
    beq .Lotherwise_253
    add r0, r6, #52
    vld1.32 {d8[0]}, [r0]
    add r0, r3, #52
    vld1.32 {d8[1]}, [r0]
    add r0, r9, #52
    vld1.32 {d9[0]}, [r0]
    add r0, r12, #52
    vld1.32 {d9[1]}, [r0]
.Lotherwise_253:
    vmov.i32 q10, #0
    tst r14, #16384
    beq .Lotherwise_254
    add r0, r6, #56
    vld1.32 {d20[0]}, [r0]
    add r0, r3, #56
    vld1.32 {d20[1]}, [r0]
    add r0, r9, #56
    vld1.32 {d21[0]}, [r0]
    add r0, r12, #56
    vld1.32 {d21[1]}, [r0]
.Lotherwise_254:
    vmov.i32 q11, #0
    tst r14, #32768
    beq .Lotherwise_255
    add r0, r6, #60
    vld1.32 {d22[0]}, [r0]
    add r0, r3, #60
    vld1.32 {d22[1]}, [r0]
    add r0, r9, #60
    vld1.32 {d23[0]}, [r0]
    add r0, r12, #60
    vld1.32 {d23[1]}, [r0]
.Lotherwise_255:
.Lend_251:
    add r4, r4, #4224
    vadd.f32 q8, q13, q3
    vld1.32 {d24, d25}, [r4]
    sub r4, r4, #16
    vadd.f32 q14, q1, q10
    add r1, r1, #128
    vld1.32 {d14, d15}, [r4]
    sub r4, r4, #16
    vadd.f32 q15, q0, q4
    vld1.32 {d10, d11}, [r4]!
    vadd.f32 q6, q12, q11
    movw r0, #:lower16:(.Lconstants_nnp_fourier_16x16_complex_right__armv7_neon - (1f + 8))
    movt r0, #:upper16:(.Lconstants_nnp_fourier_16x16_complex_right__armv7_neon - (1f + 8))
1:
    add r0, pc, r0
    vld1.32 {d4, d5}, [r0]
    vsub.f32 q9, q10, q1
    vadd.f32 q10, q7, q8
    vsub.f32 q8, q7, q8
    vadd.f32 q1, q5, q14
    vst1.32 {d16, d17}, [r4]
    vsub.f32 q5, q5, q14
    sub r4, r4, #32
    vsub.f32 q8, q10, q1
    vadd.f32 q14, q10, q1
    vst1.32 {d16, d17}, [r1]
    sub r1, r1, #128
    vsub.f32 q12, q11, q12
    vld1.32 {d16, d17}, [r4]
    sub r4, r4, #16
    vsub.f32 q13, q13, q3
    vld1.32 {d2, d3}, [r4]!
    vsub.f32 q3, q0, q4
    vst1.32 {d10, d11}, [r4]
    sub r4, r4, #32
    vadd.f32 q10, q8, q9
    vld1.32 {d10, d11}, [r4]
    sub r4, r4, #16
    vmov q11, q1
    vld1.32 {d0, d1}, [r4]!
    vmov q4, q12
    vsub.f32 q9, q8, q9
    vadd.f32 q7, q5, q15
    vsub.f32 q8, q5, q15
    vadd.f32 q5, q6, q0
    vsub.f32 q15, q6, q0
    vst1.32 {d16, d17}, [r4]
    sub r4, r4, #16
    vadd.f32 q8, q7, q5
    vsub.f32 q0, q7, q5
    vst1.32 {d30, d31}, [r4]
    sub r4, r4, #16
    vadd.f32 q15, q14, q8
    vsub.f32 q8, q14, q8
    vst1.32 {d30, d31}, [r1]!
    vmov q14, q13
    vst1.32 {d16, d17}, [r1]
    add r1, r1, #128
    vmla.f32 q11, q10, d4[0]
    vst1.32 {d0, d1}, [r1]
    sub r1, r1, #112
    vmla.f32 q14, q9, d4[0]
    vld1.32 {d16, d17}, [r4]
    sub r4, r4, #16
    vmls.f32 q1, q10, d4[0]
    vld1.32 {d20, d21}, [r4]
    add r4, r4, #48
    vmls.f32 q13, q9, d4[0]
    vmov q5, q8
    vmla.f32 q4, q10, d4[1]
    vmls.f32 q5, q3, d4[1]
    vmla.f32 q3, q8, d4[1]
    vmls.f32 q10, q12, d4[1]
    vmov q12, q11
    vadd.f32 q15, q5, q4
    vmov q0, q14
    vadd.f32 q6, q3, q10
    vsub.f32 q8, q10, q3
    vmov q9, q1
    vmla.f32 q12, q15, d5[0]
    vsub.f32 q10, q5, q4
    vmov q3, q13
    vmla.f32 q0, q6, d5[0]
    vmls.f32 q11, q15, d5[0]
    vst1.32 {d24, d25}, [r1]!
    vmla.f32 q9, q8, d5[0]
    vmla.f32 q3, q10, d5[0]
    vmls.f32 q1, q8, d5[0]
    vst1.32 {d0, d1}, [r1]
    add r1, r1, #176
    vst1.32 {d22, d23}, [r1]
    sub r1, r1, #64
    vneg.f32 q15, q13
    vst1.32 {d18, d19}, [r1]!
    vneg.f32 q8, q14
    vst1.32 {d6, d7}, [r1]
    sub r1, r1, #80
    vmla.f32 q15, q10, d5[0]
    vst1.32 {d2, d3}, [r1]
    sub r1, r1, #32
    vmla.f32 q8, q6, d5[0]
    vld1.32 {d18, d19}, [r4]
    sub r4, r4, #16
    vld1.32 {d20, d21}, [r4]
    add r4, r4, #80
    sub r0, r4, #32
    vld1.32 {d22, d23}, [r4]
    sub r4, r4, #112
    sub r4, r4, #4096
    vadd.f32 q12, q9, q10
    vmov q13, q11
    vsub.f32 q9, q9, q10
    vmla.f32 q13, q12, d4[0]
    vmls.f32 q11, q12, d4[0]
    vst1.32 {d26, d27}, [r1]!
    vld1.32 {d20, d21}, [r0]
    vneg.f32 q12, q10
    vmla.f32 q10, q9, d4[0]
    vmla.f32 q12, q9, d4[0]
    vst1.32 {d20, d21}, [r1]
    add r1, r1, #112
    vst1.32 {d22, d23}, [r1]
    sub r1, r1, #80
    vst1.32 {d30, d31}, [r1]
    add r1, r1, #96
    add r0, r1, #32
    vst1.32 {d24, d25}, [r1]
    sub r1, r1, #208
    vst1.32 {d16, d17}, [r0]
    b .Lend_256
.Lotherwise_231:
    vmov.i32 q8, #0
    vst1.32 {d16, d17}, [r1]!
    vst1.32 {d16, d17}, [r1]!
    vst1.32 {d16, d17}, [r1]!
    vst1.32 {d16, d17}, [r1]!
    vst1.32 {d16, d17}, [r1]!
    vst1.32 {d16, d17}, [r1]!
    vst1.32 {d16, d17}, [r1]!
    vst1.32 {d16, d17}, [r1]!
    vst1.32 {d16, d17}, [r1]!
    vst1.32 {d16, d17}, [r1]!
    vst1.32 {d16, d17}, [r1]!
    vst1.32 {d16, d17}, [r1]!
    vst1.32 {d16, d17}, [r1]!
    vst1.32 {d16, d17}, [r1]!
    vst1.32 {d16, d17}, [r1]!
    vst1.32 {d16, d17}, [r1]
    sub r1, r1, #240
.Lend_256:
    sub r10, r10, #1
    lsr r5, r5, #1
    add r6, r6, r2, lsl #2
    add r3, r3, r2, lsl #2
    add r9, r9, r2, lsl #2
    add r12, r12, r2, lsl #2
    add r1, r1, #256
    cmp r10, #0
    bne .Lrepeat_230
.Lend_229:
    vld1.32 {d16, d17}, [r4]
    add r4, r4, #2048
    lsl r14, r8, #2
    vld1.32 {d18, d19}, [r4]
    sub r4, r4, #1024
    vld1.32 {d20, d21}, [r4]
    add r4, r4, #2048
    add r0, r7, r14, lsl #1
    vld1.32 {d22, d23}, [r4]
    sub r4, r4, #2560
    vadd.f32 q14, q8, q9
    add r2, r0, r14, lsl #3
    vld1.32 {d24, d25}, [r4]
    add r4, r4, #2048
    vsub.f32 q15, q8, q9
    add r12, r14, r14, lsl #1
    vld1.32 {d16, d17}, [r4]
    sub r4, r4, #1024
    vadd.f32 q1, q10, q11
    add r5, r7, r14
    vld1.32 {d18, d19}, [r4]
    add r4, r4, #2048
    vsub.f32 q2, q10, q11
    add r0, r7, r14, lsl #3
    vld1.32 {d20, d21}, [r4]
    sub r4, r4, #3328
    vsub.f32 q13, q12, q8
    add r3, r0, r12
    vld1.32 {d6, d7}, [r4]
    add r4, r4, #2048
    vadd.f32 q12, q12, q8
    add r6, r7, r14, lsl #2
    vld1.32 {d22, d23}, [r4]
    sub r4, r4, #1024
    vsub.f32 q8, q10, q9
    add r0, r7, r14
    vld1.32 {d8, d9}, [r4]
    add r4, r4, #2048
    vadd.f32 q5, q9, q10
    add r1, r0, r14, lsl #2
    vld1.32 {d18, d19}, [r4]
    add r4, r4, #768
    vsub.f32 q10, q13, q8
    add r9, r7, r14, lsl #4
    movw r0, #:lower16:(.Lconstants_nnp_fourier_16x16_complex_right__armv7_neon - (1f + 8))
    movt r0, #:upper16:(.Lconstants_nnp_fourier_16x16_complex_right__armv7_neon - (1f + 8))
1:
    add r0, pc, r0
    vld1.32 {d0, d1}, [r0]
    add r10, r7, r12, lsl #2
    vsub.f32 q6, q12, q5
    vadd.f32 q8, q13, q8
    vadd.f32 q13, q3, q11
    vst1.32 {d12, d13}, [r4]!
    vadd.f32 q6, q4, q9
    vsub.f32 q11, q3, q11
    vsub.f32 q3, q14, q1
    vsub.f32 q9, q4, q9
    vmov q4, q2
    vst1.32 {d6, d7}, [r4]
    sub r4, r4, #2320
    vmls.f32 q2, q10, d0[0]
    vld1.32 {d6, d7}, [r4]
    add r4, r4, #2048
    vmla.f32 q4, q10, d0[0]
    vld1.32 {d20, d21}, [r4]
    add r4, r4, #288
    vadd.f32 q14, q14, q1
    vmov q1, q15
    vmls.f32 q15, q8, d0[0]
    vmla.f32 q1, q8, d0[0]
    vsub.f32 q8, q13, q6
    vadd.f32 q12, q12, q5
    vst1.32 {d16, d17}, [r4]
    sub r4, r4, #3360
    vsub.f32 q8, q10, q3
    vld1.32 {d10, d11}, [r4]
    add r4, r4, #3376
    vadd.f32 q3, q3, q10
    vst1.32 {d4, d5}, [r4]
    sub r4, r4, #1328
    vmov q2, q11
    vld1.32 {d14, d15}, [r4]
    add r4, r4, #1344
    vadd.f32 q13, q13, q6
    vst1.32 {d30, d31}, [r4]!
    vmov q15, q8
    vst1.32 {d8, d9}, [r4]
    vsub.f32 q10, q5, q7
    vld1.32 {d8, d9}, [r4]
    sub r4, r4, #16
    vmls.f32 q2, q9, d0[1]
    vmla.f32 q15, q10, d0[1]
    vadd.f32 q5, q5, q7
    vld1.32 {d12, d13}, [r4]
    sub r4, r4, #16
    vmla.f32 q9, q11, d0[1]
    vld1.32 {d22, d23}, [r4]
    sub r4, r4, #16
    vmls.f32 q10, q8, d0[1]
    vld1.32 {d16, d17}, [r4]
    sub r4, r4, #16
    vadd.f32 q7, q14, q12
    vsub.f32 q12, q14, q12
    vst1.32 {d24, d25}, [r2]
    vadd.f32 q12, q3, q5
    add r0, r7, r14
    vsub.f32 q14, q3, q5
    vld1.32 {d6, d7}, [r4]
    sub r4, r4, #16
    add r2, r0, r12, lsl #2
    vadd.f32 q5, q13, q12
    vsub.f32 q12, q13, q12
    vadd.f32 q13, q7, q5
    vsub.f32 q5, q7, q5
    vst1.32 {d26, d27}, [r7]
    vadd.f32 q7, q2, q15
    vsub.f32 q13, q2, q15
    vld1.32 {d30, d31}, [r4]
    sub r4, r4, #4080
    vst1.32 {d10, d11}, [r5]
    vmov q2, q1
    add r5, r7, r14, lsl #3
    vmls.f32 q1, q7, d1[0]
    vst1.32 {d24, d25}, [r3]
    add r3, r7, r12, lsl #1
    vld1.32 {d10, d11}, [r4]
    add r4, r4, #2048
    vmla.f32 q2, q7, d1[0]
    vld1.32 {d24, d25}, [r4]
    sub r4, r4, #1024
    vst1.32 {d4, d5}, [r6]
    vadd.f32 q2, q5, q12
    add r0, r7, r14
    vsub.f32 q12, q5, q12
    vld1.32 {d10, d11}, [r4]
    add r4, r4, #2048
    add r6, r0, r12, lsl #1
    vadd.f32 q7, q9, q10
    vsub.f32 q9, q10, q9
    vneg.f32 q10, q4
    vmla.f32 q4, q7, d1[0]
    vmla.f32 q10, q7, d1[0]
    vst1.32 {d8, d9}, [r1]
    vmov q4, q6
    add r0, r7, r14, lsl #1
    vmls.f32 q6, q9, d1[0]
    vst1.32 {d2, d3}, [r9]
    add r1, r0, r12, lsl #2
    vld1.32 {d2, d3}, [r4]
    sub r4, r4, #2560
    vmla.f32 q4, q9, d1[0]
    vld1.32 {d18, d19}, [r4]
    add r4, r4, #2048
    vst1.32 {d8, d9}, [r10]
    vadd.f32 q4, q5, q1
    add r0, r7, r14
    vsub.f32 q1, q5, q1
    vld1.32 {d10, d11}, [r4]
    sub r4, r4, #1024
    add r10, r0, r14, lsl #3
    vneg.f32 q7, q11
    vmla.f32 q11, q13, d1[0]
    vmla.f32 q7, q13, d1[0]
    vst1.32 {d22, d23}, [r2]
    vsub.f32 q11, q9, q5
    add r0, r7, r12
    vadd.f32 q13, q9, q5
    vld1.32 {d10, d11}, [r4]
    add r4, r4, #2048
    vst1.32 {d12, d13}, [r5]
    vsub.f32 q6, q2, q4
    add r2, r0, r12, lsl #2
    vadd.f32 q9, q2, q4
    vld1.32 {d4, d5}, [r4]
    sub r4, r4, #3328
    add r5, r9, r14
    vadd.f32 q4, q8, q14
    vsub.f32 q14, q8, q14
    vmov q8, q3
    vmls.f32 q3, q4, d0[0]
    vmla.f32 q8, q4, d0[0]
    vst1.32 {d16, d17}, [r3]
    vsub.f32 q8, q2, q5
    add r3, r9, r14, lsl #3
    vadd.f32 q2, q5, q2
    vld1.32 {d8, d9}, [r4]
    add r4, r4, #2048
    vneg.f32 q5, q15
    vmla.f32 q15, q14, d0[0]
    vmla.f32 q5, q14, d0[0]
    vst1.32 {d30, d31}, [r6]
    vsub.f32 q14, q11, q8
    add r6, r7, r14, lsl #1
    vadd.f32 q11, q11, q8
    vld1.32 {d30, d31}, [r4]
    sub r4, r4, #1024
    vst1.32 {d6, d7}, [r1]
    vsub.f32 q8, q13, q2
    add r1, r7, r12
    vadd.f32 q13, q13, q2
    vld1.32 {d4, d5}, [r4]
    add r4, r4, #2048
    vst1.32 {d14, d15}, [r10]
    vadd.f32 q3, q4, q15
    add r0, r9, r14
    vsub.f32 q4, q4, q15
    vld1.32 {d30, d31}, [r4]
    add r4, r4, #752
    vst1.32 {d16, d17}, [r4]!
    vmov q7, q1
    add r10, r0, r14, lsl #3
    vmls.f32 q1, q14, d0[0]
    vst1.32 {d12, d13}, [r4]
    sub r4, r4, #2304
    vadd.f32 q6, q2, q15
    vst1.32 {d10, d11}, [r2]
    add r2, r9, r14, lsl #1
    vld1.32 {d10, d11}, [r4]
    add r4, r4, #2048
    vmla.f32 q7, q14, d0[0]
    add r11, r9, r12
    vld1.32 {d28, d29}, [r4]
    add r4, r4, #272
    vsub.f32 q15, q2, q15
    vst1.32 {d20, d21}, [r5]
    add r0, r9, r14, lsl #1
    vsub.f32 q8, q3, q6
    add r5, r0, r12, lsl #2
    vsub.f32 q10, q14, q5
    vst1.32 {d16, d17}, [r4]
    sub r4, r4, #3344
    vmov q2, q12
    vmls.f32 q12, q11, d0[0]
    vmla.f32 q2, q11, d0[0]
    vld1.32 {d16, d17}, [r4]
    add r4, r4, #3360
    vst1.32 {d2, d3}, [r4]
    sub r4, r4, #1312
    vmov q11, q4
    vadd.f32 q1, q5, q14
    vld1.32 {d28, d29}, [r4]
    add r4, r4, #1328
    vmls.f32 q11, q15, d0[1]
    vst1.32 {d24, d25}, [r4]!
    vsub.f32 q12, q8, q14
    vst1.32 {d14, d15}, [r4]
    vmov q5, q10
    vadd.f32 q14, q8, q14
    vld1.32 {d14, d15}, [r4]
    sub r4, r4, #16
    vmla.f32 q5, q12, d0[1]
    vmla.f32 q15, q4, d0[1]
    vld1.32 {d8, d9}, [r4]
    sub r4, r4, #16
    vmls.f32 q12, q10, d0[1]
    vld1.32 {d20, d21}, [r4]
    sub r4, r4, #16
    vadd.f32 q8, q3, q6
    vld1.32 {d6, d7}, [r4]
    sub r4, r4, #16
    vadd.f32 q6, q9, q13
    vsub.f32 q9, q9, q13
    vst1.32 {d18, d19}, [r3]
    vadd.f32 q13, q1, q14
    add r0, r9, r14, lsl #1
    vsub.f32 q9, q1, q14
    vld1.32 {d28, d29}, [r4]
    sub r4, r4, #16
    add r3, r0, r14, lsl #3
    vadd.f32 q1, q8, q13
    vsub.f32 q8, q8, q13
    vadd.f32 q13, q6, q1
    vsub.f32 q1, q6, q1
    vst1.32 {d26, d27}, [r6]
    vadd.f32 q13, q11, q5
    add r0, r9, r14, lsl #3
    vsub.f32 q11, q11, q5
    vld1.32 {d10, d11}, [r4]
    add r6, r0, r12
    vst1.32 {d2, d3}, [r1]
    vmov q1, q2
    add r1, r9, r12, lsl #1
    vmls.f32 q2, q13, d1[0]
    vst1.32 {d16, d17}, [r10]
    add r10, r9, r14, lsl #2
    vadd.f32 q6, q15, q12
    sub r4, r4, #4096
    vsub.f32 q8, q12, q15
    vmov q12, q7
    vmla.f32 q1, q13, d1[0]
    vmov q13, q4
    vmla.f32 q12, q6, d1[0]
    vmla.f32 q13, q8, d1[0]
    vmls.f32 q4, q8, d1[0]
    vst1.32 {d2, d3}, [r2]
    add r0, r9, r14
    vmov q8, q10
    add r2, r0, r14, lsl #2
    vadd.f32 q15, q3, q9
    vst1.32 {d24, d25}, [r11]
    add r11, r9, r12, lsl #2
    vmov q12, q14
    vst1.32 {d4, d5}, [r5]
    add r0, r9, r14
    vsub.f32 q1, q3, q9
    vst1.32 {d26, d27}, [r3]
    add r3, r0, r12, lsl #1
    add r0, r9, r14
    lsl r14, r8, #5
    vmla.f32 q8, q11, d1[0]
    add r5, r0, r12, lsl #2
    add r0, r9, r12
    vneg.f32 q9, q10
    add r7, r7, r14, lsl #2
    add r0, r0, r12, lsl #2
    vmla.f32 q12, q15, d0[0]
    lsl r14, r8, #2
    vneg.f32 q10, q5
    add r12, r14, r14, lsl #1
    add r8, r7, r14, lsl #4
    vmla.f32 q5, q1, d0[0]
    vst1.32 {d16, d17}, [r6]
    mov r6, r4
    vneg.f32 q8, q7
    vst1.32 {d8, d9}, [r1]
    movw r1, #7
    vmls.f32 q14, q15, d0[0]
    vst1.32 {d24, d25}, [r10]
    vmla.f32 q9, q11, d1[0]
    vmla.f32 q10, q1, d0[0]
    vst1.32 {d10, d11}, [r2]
    vmla.f32 q8, q6, d1[0]
    vst1.32 {d28, d29}, [r11]
    vst1.32 {d18, d19}, [r3]
    vst1.32 {d20, d21}, [r5]
    vst1.32 {d16, d17}, [r0]
.Lrepeat_257:
    add r6, r6, #32
    vld1.32 {d16, d17}, [r6]
    add r6, r6, #2048
    add r4, r4, #4096
    vld1.32 {d18, d19}, [r6]
    sub r6, r6, #2032
    add r5, r7, r14
    vld1.32 {d20, d21}, [r6]
    add r6, r6, #2048
    add r9, r8, r14
    vld1.32 {d22, d23}, [r6]
    sub r6, r6, #1040
    vadd.f32 q14, q8, q9
    add r10, r7, r14, lsl #3
    vld1.32 {d24, d25}, [r6]
    add r6, r6, #2048
    vsub.f32 q15, q8, q9
    add r0, r7, r14
    vld1.32 {d16, d17}, [r6]
    sub r6, r6, #2032
    vsub.f32 q13, q10, q11
    add r2, r0, r14, lsl #3
    vld1.32 {d2, d3}, [r6]
    add r6, r6, #2048
    vadd.f32 q11, q10, q11
    add r3, r8, r14, lsl #3
    vld1.32 {d6, d7}, [r6]
    sub r6, r6, #2576
    vadd.f32 q2, q12, q8
    add r0, r8, r14
    add r11, r0, r14, lsl #3
    vsub.f32 q8, q12, q8
    sub r1, r1, #1
    vadd.f32 q9, q14, q2
    vsub.f32 q10, q3, q1
    vst1.32 {d18, d19}, [r4]!
    vsub.f32 q9, q13, q8
    vld1.32 {d24, d25}, [r6]
    add r6, r6, #2048
    vsub.f32 q5, q15, q10
    vld1.32 {d8, d9}, [r6]
    sub r6, r6, #2032
    vadd.f32 q8, q13, q8
    vld1.32 {d12, d13}, [r6]
    add r6, r6, #2048
    vadd.f32 q15, q15, q10
    vld1.32 {d14, d15}, [r6]
    sub r6, r6, #1040
    vsub.f32 q13, q12, q4
    vst1.32 {d18, d19}, [r4]!
    vadd.f32 q10, q12, q4
    vld1.32 {d18, d19}, [r6]
    add r6, r6, #2048
    vadd.f32 q12, q1, q3
    vst1.32 {d10, d11}, [r4]!
    vadd.f32 q1, q6, q7
    vld1.32 {d10, d11}, [r6]
    sub r6, r6, #2032
    vsub.f32 q3, q6, q7
    vst1.32 {d16, d17}, [r4]!
    vsub.f32 q4, q11, q12
    vld1.32 {d12, d13}, [r6]
    add r6, r6, #2048
    vsub.f32 q8, q5, q9
    vst1.32 {d30, d31}, [r4]!
    vadd.f32 q9, q9, q5
    vld1.32 {d30, d31}, [r6]
    sub r6, r6, #3344
    vsub.f32 q14, q14, q2
    vst1.32 {d16, d17}, [r4]!
    vadd.f32 q2, q10, q9
    vsub.f32 q8, q15, q6
    vadd.f32 q15, q6, q15
    vst1.32 {d16, d17}, [r4]!
    vsub.f32 q8, q10, q9
    vst1.32 {d26, d27}, [r4]
    sub r4, r4, #112
    vsub.f32 q13, q15, q1
    vld1.32 {d20, d21}, [r4]
    add r4, r4, #128
    vsub.f32 q5, q4, q8
    vst1.32 {d6, d7}, [r4]!
    vsub.f32 q3, q14, q13
    vadd.f32 q9, q10, q2
    vadd.f32 q4, q4, q8
    vst1.32 {d18, d19}, [r4]
    sub r4, r4, #32
    vadd.f32 q11, q11, q12
    vld1.32 {d12, d13}, [r4]!
    vadd.f32 q15, q1, q15
    vld1.32 {d16, d17}, [r4]
    sub r4, r4, #48
    vadd.f32 q12, q14, q13
    vld1.32 {d18, d19}, [r4]!
    vsub.f32 q13, q11, q15
    vld1.32 {d2, d3}, [r4]
    sub r4, r4, #96
    vsub.f32 q14, q6, q8
    vst1.32 {d10, d11}, [r4]
    add r4, r4, #80
    vadd.f32 q5, q6, q8
    vst1.32 {d6, d7}, [r4]!
    vadd.f32 q8, q9, q1
    vst1.32 {d8, d9}, [r4]
    sub r4, r4, #32
    vsub.f32 q9, q1, q9
    vld1.32 {d2, d3}, [r4]
    add r4, r4, #48
    vadd.f32 q3, q14, q8
    vst1.32 {d24, d25}, [r4]!
    vsub.f32 q12, q14, q8
    vmov q8, q1
    vsub.f32 q14, q9, q5
    vmla.f32 q8, q3, d0[0]
    vadd.f32 q4, q5, q9
    vmls.f32 q1, q3, d0[0]
    vsub.f32 q2, q10, q2
    vst1.32 {d16, d17}, [r4]
    sub r4, r4, #80
    vadd.f32 q11, q11, q15
    vld1.32 {d18, d19}, [r4]
    add r4, r4, #112
    vst1.32 {d26, d27}, [r4]
    sub r4, r4, #128
    vld1.32 {d26, d27}, [r4]
    sub r4, r4, #16
    vmov q10, q9
    vld1.32 {d16, d17}, [r4]
    vmls.f32 q9, q4, d0[0]
    vld1.32 {d12, d13}, [r6]
    add r6, r6, #2048
    vmov q3, q13
    vld1.32 {d14, d15}, [r6]
    sub r6, r6, #2032
    vmov q5, q8
    vmls.f32 q8, q12, d0[0]
    vmls.f32 q13, q14, d0[0]
    vmla.f32 q5, q12, d0[0]
    vmla.f32 q3, q14, d0[0]
    vst1.32 {d16, d17}, [r4]!
    vmla.f32 q10, q4, d0[0]
    vld1.32 {d28, d29}, [r6]
    add r6, r6, #2048
    vadd.f32 q15, q6, q7
    vst1.32 {d26, d27}, [r4]!
    vsub.f32 q12, q6, q7
    vld1.32 {d16, d17}, [r6]
    sub r6, r6, #1040
    vst1.32 {d10, d11}, [r4]!
    vld1.32 {d8, d9}, [r6]
    add r6, r6, #2048
    vsub.f32 q13, q14, q8
    vst1.32 {d6, d7}, [r4]
    add r4, r4, #112
    vadd.f32 q14, q14, q8
    vld1.32 {d16, d17}, [r6]
    sub r6, r6, #2032
    vst1.32 {d18, d19}, [r4]!
    vst1.32 {d2, d3}, [r4]!
    vadd.f32 q9, q4, q8
    vld1.32 {d10, d11}, [r6]
    add r6, r6, #2048
    vsub.f32 q1, q4, q8
    vst1.32 {d20, d21}, [r4]!
    vadd.f32 q8, q15, q9
    vld1.32 {d20, d21}, [r6]
    sub r6, r6, #1552
    vsub.f32 q3, q13, q1
    vst1.32 {d4, d5}, [r4]!
    vsub.f32 q15, q15, q9
    vst1.32 {d22, d23}, [r4]!
    vsub.f32 q4, q10, q5
    vst1.32 {d16, d17}, [r4]!
    vadd.f32 q8, q5, q10
    vld1.32 {d18, d19}, [r6]
    add r6, r6, #2048
    vsub.f32 q10, q12, q4
    vld1.32 {d22, d23}, [r6]
    sub r6, r6, #2032
    vsub.f32 q2, q14, q8
    vld1.32 {d10, d11}, [r6]
    add r6, r6, #2048
    vadd.f32 q4, q12, q4
    vld1.32 {d12, d13}, [r6]
    sub r6, r6, #3088
    vadd.f32 q12, q9, q11
    vst1.32 {d20, d21}, [r4]!
    vadd.f32 q10, q13, q1
    vld1.32 {d26, d27}, [r6]
    add r6, r6, #2048
    vadd.f32 q14, q14, q8
    vst1.32 {d6, d7}, [r4]!
    vsub.f32 q1, q11, q9
    vld1.32 {d16, d17}, [r6]
    sub r6, r6, #2032
    vsub.f32 q3, q6, q5
    vst1.32 {d30, d31}, [r4]!
    vadd.f32 q15, q5, q6
    vst1.32 {d4, d5}, [r4]!
    vadd.f32 q9, q13, q8
    vld1.32 {d4, d5}, [r6]
    add r6, r6, #2048
    vsub.f32 q13, q13, q8
    vst1.32 {d8, d9}, [r4]!
    vadd.f32 q8, q12, q9
    vld1.32 {d22, d23}, [r6]
    sub r6, r6, #2832
    vsub.f32 q4, q3, q13
    vst1.32 {d20, d21}, [r4]!
    vsub.f32 q9, q12, q9
    vst1.32 {d28, d29}, [r4]!
    vsub.f32 q12, q11, q2
    vst1.32 {d16, d17}, [r4]
    sub r4, r4, #128
    vadd.f32 q10, q2, q11
    vld1.32 {d28, d29}, [r4]
    add r4, r4, #128
    vsub.f32 q8, q1, q12
    vld1.32 {d4, d5}, [r4]
    sub r4, r4, #16
    vsub.f32 q11, q15, q10
    vld1.32 {d10, d11}, [r4]
    add r4, r4, #32
    vadd.f32 q12, q1, q12
    vst1.32 {d16, d17}, [r4]!
    vadd.f32 q1, q3, q13
    vst1.32 {d8, d9}, [r4]
    sub r4, r4, #272
    vmov q13, q12
    vld1.32 {d6, d7}, [r4]
    add r4, r4, #288
    vadd.f32 q8, q15, q10
    vst1.32 {d18, d19}, [r4]
    sub r4, r4, #192
    vmla.f32 q13, q1, d0[1]
    vld1.32 {d30, d31}, [r4]
    add r4, r4, #208
    vmls.f32 q1, q12, d0[1]
    vst1.32 {d22, d23}, [r4]
    sub r4, r4, #224
    vadd.f32 q9, q14, q2
    vld1.32 {d22, d23}, [r4]
    sub r4, r4, #64
    vadd.f32 q10, q5, q8
    vld1.32 {d24, d25}, [r4]
    add r4, r4, #192
    vadd.f32 q6, q3, q9
    vld1.32 {d8, d9}, [r4]
    sub r4, r4, #16
    vsub.f32 q5, q8, q5
    vld1.32 {d16, d17}, [r4]
    sub r4, r4, #208
    vsub.f32 q2, q14, q2
    vld1.32 {d28, d29}, [r4]
    add r4, r4, #80
    vsub.f32 q7, q3, q9
    vld1.32 {d6, d7}, [r4]
    sub r4, r4, #16
    vst1.32 {d12, d13}, [r7]
    vmov q9, q8
    vmls.f32 q9, q4, d0[1]
    vmla.f32 q4, q8, d0[1]
    vld1.32 {d12, d13}, [r4]
    sub r4, r4, #16
    vadd.f32 q8, q15, q10
    vsub.f32 q10, q15, q10
    vst1.32 {d16, d17}, [r5]
    vadd.f32 q8, q9, q13
    add r5, r7, r14, lsl #1
    vsub.f32 q9, q9, q13
    vld1.32 {d26, d27}, [r4]
    add r4, r4, #128
    vst1.32 {d14, d15}, [r8]
    vmov q15, q14
    vmls.f32 q14, q8, d1[0]
    vst1.32 {d20, d21}, [r9]
    add r9, r7, r12
    vld1.32 {d20, d21}, [r4]!
    vmla.f32 q15, q8, d1[0]
    vld1.32 {d14, d15}, [r4]
    add r4, r4, #112
    vadd.f32 q8, q11, q5
    vsub.f32 q11, q11, q5
    vst1.32 {d16, d17}, [r10]
    vadd.f32 q5, q4, q1
    add r10, r8, r14, lsl #1
    vsub.f32 q1, q1, q4
    vld1.32 {d8, d9}, [r4]!
    vadd.f32 q8, q12, q2
    vsub.f32 q12, q12, q2
    vst1.32 {d16, d17}, [r2]
    vmov q2, q3
    add r2, r8, r12
    vmls.f32 q3, q5, d1[0]
    vst1.32 {d22, d23}, [r3]
    add r0, r7, r14, lsl #1
    vld1.32 {d16, d17}, [r4]
    sub r4, r4, #336
    vmla.f32 q2, q5, d1[0]
    add r3, r0, r14, lsl #3
    vld1.32 {d22, d23}, [r4]
    sub r4, r4, #16
    vst1.32 {d24, d25}, [r11]
    vmov q12, q6
    add r0, r7, r14, lsl #3
    vmls.f32 q6, q1, d1[0]
    vst1.32 {d30, d31}, [r5]
    add r5, r0, r12
    vld1.32 {d30, d31}, [r4]
    sub r4, r4, #16
    vmla.f32 q12, q1, d1[0]
    add r0, r8, r14, lsl #1
    vld1.32 {d2, d3}, [r4]
    sub r4, r4, #80
    add r11, r0, r14, lsl #3
    vst1.32 {d4, d5}, [r9]
    vsub.f32 q2, q10, q7
    add r0, r8, r14, lsl #3
    vadd.f32 q10, q10, q7
    vld1.32 {d10, d11}, [r4]
    add r4, r4, #272
    vst1.32 {d28, d29}, [r10]
    vadd.f32 q14, q4, q8
    add r9, r0, r12
    vsub.f32 q4, q8, q4
    vld1.32 {d14, d15}, [r4]!
    add r10, r7, r14, lsl #2
    vst1.32 {d6, d7}, [r2]
    vmov q8, q13
    add r0, r7, r14
    vmls.f32 q13, q9, d1[0]
    vst1.32 {d24, d25}, [r3]
    add r2, r0, r14, lsl #2
    vld1.32 {d24, d25}, [r4]
    add r4, r4, #112
    vmla.f32 q8, q9, d1[0]
    add r3, r8, r14, lsl #2
    vld1.32 {d18, d19}, [r4]!
    vst1.32 {d16, d17}, [r5]
    vneg.f32 q3, q12
    add r0, r8, r14
    vst1.32 {d12, d13}, [r11]
    vneg.f32 q6, q9
    add r5, r0, r14, lsl #2
    vmla.f32 q3, q7, d0[1]
    vst1.32 {d26, d27}, [r9]
    add r9, r7, r12, lsl #2
    vld1.32 {d16, d17}, [r4]
    vmla.f32 q7, q12, d0[1]
    sub r4, r4, #352
    vadd.f32 q12, q2, q14
    add r0, r7, r14
    add r11, r0, r12, lsl #2
    vmla.f32 q6, q8, d0[1]
    vmov q13, q8
    vsub.f32 q14, q2, q14
    vld1.32 {d4, d5}, [r4]
    sub r4, r4, #16
    vmla.f32 q13, q9, d0[1]
    vld1.32 {d16, d17}, [r4]
    sub r4, r4, #16
    vadd.f32 q9, q10, q4
    vsub.f32 q4, q4, q10
    vmov q10, q11
    vmls.f32 q11, q12, d0[0]
    vmla.f32 q10, q12, d0[0]
    vst1.32 {d20, d21}, [r10]
    vmov q10, q15
    sub r10, r4, #16
    vmls.f32 q15, q9, d0[0]
    vmla.f32 q10, q9, d0[0]
    vld1.32 {d24, d25}, [r4]
    sub r4, r4, #32
    sub r4, r4, #4096
    vst1.32 {d20, d21}, [r2]
    vmov q9, q1
    add r2, r8, r12, lsl #2
    vmls.f32 q1, q4, d0[0]
    vst1.32 {d22, d23}, [r3]
    add r0, r8, r14
    vmov q11, q5
    vst1.32 {d30, d31}, [r5]
    add r3, r0, r12, lsl #2
    vmla.f32 q9, q4, d0[0]
    vld1.32 {d20, d21}, [r10]
    add r5, r7, r12, lsl #1
    vadd.f32 q15, q3, q13
    add r0, r7, r14
    add r10, r0, r12, lsl #1
    vmla.f32 q11, q14, d0[0]
    vmls.f32 q5, q14, d0[0]
    vmov q14, q2
    vst1.32 {d18, d19}, [r9]
    add r9, r8, r12, lsl #1
    vadd.f32 q4, q7, q6
    vmla.f32 q14, q15, d1[0]
    vst1.32 {d22, d23}, [r11]
    add r0, r8, r14
    vmov q11, q8
    vst1.32 {d2, d3}, [r2]
    add r2, r0, r12, lsl #1
    vsub.f32 q9, q6, q7
    vst1.32 {d10, d11}, [r3]
    add r0, r7, r14, lsl #1
    vmov q1, q12
    add r3, r0, r12, lsl #2
    add r0, r7, r12
    vmla.f32 q11, q4, d1[0]
    vst1.32 {d28, d29}, [r5]
    add r5, r0, r12, lsl #2
    vsub.f32 q13, q3, q13
    add r0, r8, r14, lsl #1
    add r11, r0, r12, lsl #2
    vmov q14, q10
    vmls.f32 q2, q15, d1[0]
    vmls.f32 q8, q4, d1[0]
    vst1.32 {d22, d23}, [r10]
    add r0, r8, r12
    vmla.f32 q1, q9, d1[0]
    add r0, r0, r12, lsl #2
    vmla.f32 q14, q13, d1[0]
    vmls.f32 q12, q9, d1[0]
    vst1.32 {d4, d5}, [r9]
    lsl r9, r14, #5
    vmls.f32 q10, q13, d1[0]
    vst1.32 {d16, d17}, [r2]
    add r7, r7, r9
    vst1.32 {d2, d3}, [r3]
    add r8, r8, r9
    vst1.32 {d28, d29}, [r5]
    vst1.32 {d24, d25}, [r11]
    vst1.32 {d20, d21}, [r0]
    cmp r1, #0
    bne .Lrepeat_257
    vpop {d8, d9, d10, d11, d12, d13, d14, d15}
    pop {r4, r5, r6, r7, r8, r9, r10, r11, pc}
    .size nnp_fourier_16x16_complex_right__armv7_neon, . - nnp_fourier_16x16_complex_right__armv7_neon

.section .rodata
    .p2align 4
.Lconstants_nnp_fourier_16x16_complex_output_with_bias__armv7_neon:
    .long 0x3ed413cd, 0x40000000, 0x3fb504f3, 0x3fec835e
    .long 0x3f3504f3, 0x3f6c835e, 0x3b800000, 0x3c000000
    .long 0x3bb504f3, 0x3bec835e, 0x00000000, 0x00000000

    .text
    .p2align 4
    .globl nnp_fourier_16x16_complex_output_with_bias__armv7_neon
    .type nnp_fourier_16x16_complex_output_with_bias__armv7_neon, %function
nnp_fourier_16x16_complex_output_with_bias__armv7_neon:
    push {r4, r5, r6, r7, r8, r9, r10, r11, r14}
    vpush {d8, d9, d10, d11, d12, d13, d14, d15}
    mov r4, r0
    movw r0, #:lower16:(.Lconstants_nnp_fourier_16x16_complex_output_with_bias__armv7_neon - (1f + 8))
    movt r0, #:upper16:(.Lconstants_nnp_fourier_16x16_complex_output_with_bias__armv7_neon - (1f + 8))
1:
    add r0, pc, r0
    vld1.32 {d0, d1}, [r0]
    mov r12, r1
    lsl r14, r12, #2
    ldr r5, [sp, #104]
    add r0, r4, r14
    vld1.32 {d16, d17}, [r4]
    add r6, r14, r14, lsl #1
    vld1.32 {d18, d19}, [r0]
    add r0, r4, r14, lsl #3
    add r0, r0, r6
    add r7, r4, r14, lsl #4
    vld1.32 {d20, d21}, [r0]
    add r0, r4, r14
    add r1, r4, r6
    vsub.f32 q15, q8, q9
    add r8, r4, r14, lsl #1
    vld1.32 {d2, d3}, [r7]
    add r0, r0, r6, lsl #1
    vadd.f32 q2, q8, q9
    add r1, r1, r6, lsl #2
    vld1.32 {d16, d17}, [r0]
    add r0, r4, r14
    vmov q3, q15
    add r8, r8, r6, lsl #2
    vld1.32 {d18, d19}, [r1]
    add r1, r4, r6, lsl #1
    vmla.f32 q15, q10, d0[1]
    add r9, r0, r14, lsl #2
    vld1.32 {d22, d23}, [r1]
    add r0, r4, r6, lsl #2
    vmls.f32 q3, q10, d0[1]
    vld1.32 {d20, d21}, [r8]
    add r1, r4, r14, lsl #3
    vadd.f32 q4, q8, q9
    vld1.32 {d10, d11}, [r0]
    add r8, r7, r14
    vsub.f32 q12, q8, q9
    add r5, r5, #4096
    vld1.32 {d14, d15}, [r1]
    add r0, r4, r14
    add r10, r0, r14, lsl #3
    vsub.f32 q13, q11, q10
    vld1.32 {d28, d29}, [r9]
    add r0, r4, r14
    add r1, r0, r6, lsl #2
    vmov q6, q15
    vadd.f32 q8, q11, q10
    vld1.32 {d20, d21}, [r8]
    add r9, r4, r14, lsl #2
    ldr r8, [sp, #100]
    vld1.32 {d18, d19}, [r2]
    vst1.32 {d18, d19}, [r5]!
    vst1.32 {d16, d17}, [r5]!
    vsub.f32 q9, q5, q7
    vadd.f32 q8, q7, q5
    vld1.32 {d22, d23}, [r10]
    add r0, r4, r14, lsl #1
    vst1.32 {d24, d25}, [r5]!
    vadd.f32 q12, q14, q10
    add r2, r0, r14, lsl #3
    vst1.32 {d16, d17}, [r5]!
    vadd.f32 q8, q4, q13
    vsub.f32 q13, q13, q4
    vld1.32 {d8, d9}, [r1]
    add r1, r4, r14, lsl #1
    vmls.f32 q15, q8, d1[0]
    add r10, r4, r6
    vmla.f32 q6, q8, d1[0]
    vld1.32 {d16, d17}, [r9]
    add r0, r7, r14
    vsub.f32 q10, q14, q10
    vld1.32 {d28, d29}, [r2]
    add r2, r0, r14, lsl #3
    add r0, r7, r14
    add r9, r0, r14, lsl #2
    vadd.f32 q5, q11, q4
    vsub.f32 q11, q4, q11
    vsub.f32 q4, q8, q1
    vadd.f32 q8, q8, q1
    vst1.32 {d16, d17}, [r5]!
    vsub.f32 q1, q12, q9
    vadd.f32 q8, q9, q12
    vst1.32 {d4, d5}, [r5]
    sub r5, r5, #3408
    vadd.f32 q12, q5, q4
    vld1.32 {d4, d5}, [r1]
    add r0, r7, r14
    vsub.f32 q9, q4, q5
    vld1.32 {d8, d9}, [r10]
    add r1, r7, r14, lsl #1
    add r10, r0, r6, lsl #2
    add r1, r1, r14, lsl #3
    vmov q5, q1
    vmls.f32 q5, q12, d0[0]
    vmla.f32 q12, q1, d0[0]
    vmov q1, q8
    vmla.f32 q1, q9, d0[0]
    vmls.f32 q9, q8, d0[0]
    vmov q8, q15
    vmla.f32 q15, q5, d1[1]
    vmls.f32 q8, q5, d1[1]
    vst1.32 {d16, d17}, [r5]
    vmov q5, q3
    add r5, r5, #2048
    vmls.f32 q3, q13, d1[0]
    vst1.32 {d30, d31}, [r5]
    sub r5, r5, #1024
    vmla.f32 q5, q13, d1[0]
    vld1.32 {d26, d27}, [r2]
    add r0, r7, r6
    vmov q8, q6
    add r11, r0, r6, lsl #2
    vmla.f32 q6, q12, d1[1]
    vmls.f32 q8, q12, d1[1]
    vld1.32 {d24, d25}, [r9]
    add r0, r7, r14, lsl #2
    vst1.32 {d16, d17}, [r5]
    vmov q8, q3
    add r5, r5, #2048
    vmla.f32 q3, q1, d1[1]
    vst1.32 {d12, d13}, [r5]
    sub r5, r5, #2560
    vmov q15, q5
    vmls.f32 q8, q1, d1[1]
    vld1.32 {d12, d13}, [r10]
    add r2, r7, r6, lsl #2
    vmla.f32 q15, q9, d1[1]
    vmls.f32 q5, q9, d1[1]
    vld1.32 {d2, d3}, [r0]
    add r9, r7, r6, lsl #1
    vst1.32 {d16, d17}, [r5]
    add r5, r5, #2048
    vsub.f32 q8, q10, q11
    vst1.32 {d6, d7}, [r5]
    sub r5, r5, #3072
    vsub.f32 q3, q2, q4
    vst1.32 {d30, d31}, [r5]
    add r5, r5, #2048
    vadd.f32 q15, q12, q6
    vst1.32 {d10, d11}, [r5]
    add r5, r5, #1856
    vmov q5, q3
    vmla.f32 q3, q13, d0[1]
    vmls.f32 q5, q13, d0[1]
    vld1.32 {d26, d27}, [r5]
    sub r5, r5, #16
    vadd.f32 q10, q11, q10
    vld1.32 {d18, d19}, [r5]
    add r5, r5, #32
    vsub.f32 q11, q12, q6
    vld1.32 {d24, d25}, [r5]
    sub r5, r5, #48
    vadd.f32 q4, q2, q4
    vld1.32 {d4, d5}, [r5]
    sub r5, r5, #2592
    vsub.f32 q6, q13, q9
    vadd.f32 q9, q9, q13
    vsub.f32 q13, q6, q8
    vadd.f32 q6, q8, q6
    vmov q7, q12
    vmls.f32 q12, q14, d0[1]
    vmla.f32 q7, q14, d0[1]
    vmov q14, q12
    vmla.f32 q12, q2, d0[1]
    vmls.f32 q14, q2, d0[1]
    vmov q8, q12
    vmla.f32 q12, q6, d1[0]
    vmls.f32 q8, q6, d1[0]
    vst1.32 {d16, d17}, [r5]
    vmov q8, q14
    add r5, r5, #2048
    vmls.f32 q14, q13, d1[0]
    vst1.32 {d24, d25}, [r5]
    sub r5, r5, #3072
    vmla.f32 q8, q13, d1[0]
    vld1.32 {d24, d25}, [r2]
    add r2, r7, r6
    vld1.32 {d26, d27}, [r1]
    add r0, r7, r14
    add r1, r0, r6, lsl #1
    vst1.32 {d16, d17}, [r5]
    add r5, r5, #2048
    vmov q2, q7
    vst1.32 {d28, d29}, [r5]
    add r5, r5, #1552
    vsub.f32 q14, q1, q12
    vadd.f32 q12, q1, q12
    vld1.32 {d16, d17}, [r5]
    sub r5, r5, #3088
    vmls.f32 q7, q8, d0[1]
    vmla.f32 q2, q8, d0[1]
    vld1.32 {d2, d3}, [r9]
    add r0, r7, r14, lsl #3
    add r9, r0, r6
    vmov q8, q7
    vmla.f32 q7, q10, d0[1]
    vmls.f32 q8, q10, d0[1]
    vst1.32 {d16, d17}, [r5]
    vsub.f32 q10, q13, q1
    add r5, r5, #2048
    vst1.32 {d14, d15}, [r5]
    vadd.f32 q6, q15, q14
    sub r5, r5, #3072
    vsub.f32 q14, q14, q15
    vld1.32 {d30, d31}, [r2]
    add r0, r7, r14, lsl #1
    add r6, r0, r6, lsl #2
    vadd.f32 q1, q1, q13
    vld1.32 {d14, d15}, [r11]
    add r10, r7, r14, lsl #1
    add r14, r7, r14, lsl #3
    lsl r0, r12, #5
    add r4, r4, r0, lsl #2
    lsl r12, r12, #2
    add r2, r12, r12, lsl #1
    add r7, r4, r12, lsl #4
    vmov q8, q2
    vmls.f32 q2, q9, d0[1]
    vmla.f32 q8, q9, d0[1]
    vst1.32 {d16, d17}, [r5]
    vadd.f32 q9, q15, q7
    add r5, r5, #2048
    vst1.32 {d4, d5}, [r5]
    vmov q13, q3
    add r5, r5, #2064
    vmls.f32 q3, q6, d1[0]
    vst1.32 {d24, d25}, [r5]!
    vld1.32 {d4, d5}, [r1]
    vmla.f32 q13, q6, d1[0]
    movw r11, #7
    vld1.32 {d12, d13}, [r9]
    vsub.f32 q12, q15, q7
    vld1.32 {d16, d17}, [r10]
    vst1.32 {d22, d23}, [r5]!
    vadd.f32 q11, q2, q6
    vst1.32 {d2, d3}, [r5]!
    vsub.f32 q15, q9, q10
    vadd.f32 q9, q10, q9
    vld1.32 {d14, d15}, [r6]
    vsub.f32 q10, q6, q2
    vld1.32 {d2, d3}, [r14]
    vsub.f32 q2, q8, q7
    vadd.f32 q8, q8, q7
    vst1.32 {d16, d17}, [r5]!
    vadd.f32 q6, q11, q2
    vsub.f32 q2, q2, q11
    vst1.32 {d8, d9}, [r5]
    sub r5, r5, #3392
    vmov q11, q15
    vmov q4, q5
    vmls.f32 q11, q6, d0[0]
    vmls.f32 q5, q14, d1[0]
    vmla.f32 q6, q15, d0[0]
    vmov q15, q9
    vmla.f32 q4, q14, d1[0]
    vmla.f32 q15, q2, d0[0]
    vmov q8, q3
    vmls.f32 q2, q9, d0[0]
    vmov q9, q13
    vmls.f32 q8, q11, d1[1]
    vmla.f32 q3, q11, d1[1]
    vmov q11, q5
    vmls.f32 q9, q6, d1[1]
    vmla.f32 q13, q6, d1[1]
    vst1.32 {d16, d17}, [r5]
    add r5, r5, #2048
    vmov q8, q4
    vst1.32 {d6, d7}, [r5]
    sub r5, r5, #1024
    vmls.f32 q11, q15, d1[1]
    vmla.f32 q5, q15, d1[1]
    vst1.32 {d18, d19}, [r5]
    add r5, r5, #2048
    vmla.f32 q8, q2, d1[1]
    vst1.32 {d26, d27}, [r5]
    sub r5, r5, #2560
    vmls.f32 q4, q2, d1[1]
    vst1.32 {d22, d23}, [r5]
    add r5, r5, #2048
    vsub.f32 q9, q12, q10
    vst1.32 {d10, d11}, [r5]
    sub r5, r5, #3072
    vadd.f32 q14, q10, q12
    vst1.32 {d16, d17}, [r5]
    add r5, r5, #2048
    vst1.32 {d8, d9}, [r5]
    add r5, r5, #1840
    vld1.32 {d16, d17}, [r5]
    sub r5, r5, #16
    vld1.32 {d20, d21}, [r5]
    add r5, r5, #32
    vld1.32 {d26, d27}, [r5]
    sub r5, r5, #48
    vld1.32 {d22, d23}, [r5]
    vsub.f32 q12, q8, q10
    sub r5, r5, #2576
    vmov q15, q13
    vmls.f32 q13, q1, d0[1]
    vadd.f32 q2, q9, q12
    vsub.f32 q9, q12, q9
    vmla.f32 q15, q1, d0[1]
    vmov q12, q13
    vmla.f32 q13, q11, d0[1]
    vmls.f32 q12, q11, d0[1]
    vmov q11, q15
    vadd.f32 q8, q10, q8
    vmov q10, q13
    vmov q1, q12
    vmls.f32 q10, q2, d1[0]
    vmla.f32 q13, q2, d1[0]
    vmla.f32 q1, q9, d1[0]
    vmls.f32 q12, q9, d1[0]
    vst1.32 {d20, d21}, [r5]
    add r5, r5, #2048
    vst1.32 {d26, d27}, [r5]
    sub r5, r5, #3072
    vst1.32 {d2, d3}, [r5]
    add r5, r5, #2048
    vst1.32 {d24, d25}, [r5]
    add r5, r5, #1536
    vld1.32 {d18, d19}, [r5]
    sub r5, r5, #3072
    vmls.f32 q15, q9, d0[1]
    vmla.f32 q11, q9, d0[1]
    vmov q9, q15
    vmov q10, q11
    vmls.f32 q9, q14, d0[1]
    vmla.f32 q15, q14, d0[1]
    vmla.f32 q10, q8, d0[1]
    vmls.f32 q11, q8, d0[1]
    vst1.32 {d18, d19}, [r5]
    add r5, r5, #2048
    vst1.32 {d30, d31}, [r5]
    sub r5, r5, #3072
    vst1.32 {d20, d21}, [r5]
    add r5, r5, #2048
    vst1.32 {d22, d23}, [r5]
    sub r5, r5, #2064
    mov r14, r5
.Lrepeat_258:
    add r0, r4, r12, lsl #3
    vld1.32 {d16, d17}, [r4]
    add r1, r7, r12, lsl #3
    vld1.32 {d18, d19}, [r7]
    add r9, r4, r12
    add r5, r5, #16
    vld1.32 {d20, d21}, [r0]
    add r6, r7, r12
    add r5, r5, #4096
    vld1.32 {d22, d23}, [r1]
    add r0, r4, r12
    add r1, r0, r12, lsl #3
    vadd.f32 q12, q8, q9
    vld1.32 {d30, d31}, [r9]
    add r0, r7, r12
    add r0, r0, r12, lsl #3
    vsub.f32 q3, q8, q9
    vld1.32 {d2, d3}, [r6]
    add r6, r4, r2, lsl #2
    vadd.f32 q13, q10, q11
    add r14, r14, #32
    vld1.32 {d4, d5}, [r1]
    add r1, r7, r2, lsl #2
    vsub.f32 q8, q10, q11
    sub r11, r11, #1
    vld1.32 {d22, d23}, [r0]
    add r0, r4, r12
    vsub.f32 q9, q15, q1
    add r9, r0, r2, lsl #2
    vld1.32 {d28, d29}, [r6]
    add r0, r7, r12
    vadd.f32 q10, q12, q13
    add r0, r0, r2, lsl #2
    vld1.32 {d8, d9}, [r1]
    add r1, r4, r12, lsl #2
    vsub.f32 q5, q11, q2
    vst1.32 {d20, d21}, [r5]!
    vsub.f32 q10, q9, q8
    vadd.f32 q9, q9, q8
    vld1.32 {d12, d13}, [r9]
    add r6, r7, r12, lsl #2
    vst1.32 {d20, d21}, [r5]!
    vsub.f32 q8, q3, q5
    vadd.f32 q10, q3, q5
    vld1.32 {d6, d7}, [r0]
    add r0, r4, r12
    vst1.32 {d16, d17}, [r5]!
    vsub.f32 q8, q4, q14
    add r9, r0, r12, lsl #2
    vst1.32 {d18, d19}, [r5]!
    vsub.f32 q9, q3, q6
    vadd.f32 q14, q14, q4
    vld1.32 {d8, d9}, [r1]
    add r0, r7, r12
    vst1.32 {d20, d21}, [r5]!
    add r1, r0, r12, lsl #2
    vadd.f32 q15, q15, q1
    vld1.32 {d20, d21}, [r6]
    add r0, r4, r12, lsl #1
    vadd.f32 q11, q2, q11
    add r6, r0, r12, lsl #3
    vst1.32 {d16, d17}, [r5]!
    vadd.f32 q3, q6, q3
    vld1.32 {d2, d3}, [r9]
    add r0, r7, r12, lsl #1
    vsub.f32 q8, q4, q10
    add r9, r0, r12, lsl #3
    vld1.32 {d10, d11}, [r1]
    add r0, r4, r12, lsl #1
    vadd.f32 q2, q4, q10
    vst1.32 {d18, d19}, [r5]!
    vsub.f32 q4, q15, q11
    vst1.32 {d16, d17}, [r5]
    sub r5, r5, #112
    vadd.f32 q9, q2, q14
    vld1.32 {d20, d21}, [r5]
    add r5, r5, #128
    vadd.f32 q6, q1, q5
    vsub.f32 q8, q1, q5
    movw r1, #:lower16:(.Lconstants_nnp_fourier_16x16_complex_output_with_bias__armv7_neon+16 - (1f + 8))
    movt r1, #:upper16:(.Lconstants_nnp_fourier_16x16_complex_output_with_bias__armv7_neon+16 - (1f + 8))
1:
    add r1, pc, r1
    vld1.32 {d2, d3}, [r1]
    vsub.f32 q2, q2, q14
    vld1.32 {d28, d29}, [r0]
    add r0, r7, r12, lsl #1
    vsub.f32 q13, q12, q13
    vst1.32 {d16, d17}, [r5]!
    vadd.f32 q8, q10, q9
    vld1.32 {d24, d25}, [r0]
    add r0, r4, r12, lsl #3
    vadd.f32 q15, q15, q11
    vld1.32 {d22, d23}, [r6]
    add r1, r7, r12, lsl #3
    vst1.32 {d16, d17}, [r5]
    vsub.f32 q8, q3, q6
    sub r5, r5, #32
    vadd.f32 q5, q6, q3
    vld1.32 {d12, d13}, [r5]!
    add r0, r0, r2
    add r1, r1, r2
    vsub.f32 q10, q10, q9
    vld1.32 {d18, d19}, [r5]
    sub r5, r5, #48
    vadd.f32 q3, q15, q5
    vsub.f32 q15, q15, q5
    vadd.f32 q5, q13, q8
    vsub.f32 q13, q13, q8
    vadd.f32 q7, q4, q2
    vsub.f32 q4, q4, q2
    vsub.f32 q2, q6, q9
    vadd.f32 q9, q6, q9
    vld1.32 {d16, d17}, [r5]!
    vld1.32 {d12, d13}, [r5]
    sub r5, r5, #96
    vst1.32 {d8, d9}, [r5]
    add r5, r5, #80
    vst1.32 {d26, d27}, [r5]!
    vst1.32 {d14, d15}, [r5]
    sub r5, r5, #32
    vadd.f32 q4, q8, q6
    vsub.f32 q8, q6, q8
    vld1.32 {d26, d27}, [r5]
    add r5, r5, #48
    vst1.32 {d10, d11}, [r5]!
    vadd.f32 q5, q2, q4
    vsub.f32 q2, q2, q4
    vld1.32 {d12, d13}, [r9]
    add r9, r4, r2
    vadd.f32 q4, q9, q8
    vsub.f32 q7, q8, q9
    vmov q8, q13
    vmls.f32 q13, q5, d2[0]
    vmla.f32 q8, q5, d2[0]
    vst1.32 {d16, d17}, [r5]
    sub r5, r5, #80
    vadd.f32 q5, q14, q12
    vsub.f32 q12, q14, q12
    vld1.32 {d28, d29}, [r5]
    add r5, r5, #112
    vst1.32 {d30, d31}, [r5]
    sub r5, r5, #128
    vadd.f32 q15, q11, q6
    vsub.f32 q9, q11, q6
    vld1.32 {d22, d23}, [r5]
    sub r5, r5, #16
    vmov q6, q14
    vmls.f32 q14, q4, d2[0]
    vmla.f32 q6, q4, d2[0]
    vmov q4, q11
    vmls.f32 q11, q7, d2[0]
    vmla.f32 q4, q7, d2[0]
    vld1.32 {d16, d17}, [r5]
    vmov q7, q8
    vmls.f32 q8, q2, d2[0]
    vmla.f32 q7, q2, d2[0]
    vst1.32 {d16, d17}, [r5]!
    vst1.32 {d22, d23}, [r5]!
    vadd.f32 q2, q5, q15
    vst1.32 {d14, d15}, [r5]!
    vsub.f32 q15, q5, q15
    vld1.32 {d16, d17}, [r0]
    add r6, r7, r2
    vld1.32 {d22, d23}, [r1]
    add r0, r4, r12, lsl #1
    add r1, r0, r2, lsl #2
    vst1.32 {d8, d9}, [r5]
    add r5, r5, #112
    vld1.32 {d8, d9}, [r9]
    add r0, r7, r12, lsl #1
    add r0, r0, r2, lsl #2
    vst1.32 {d28, d29}, [r5]!
    vsub.f32 q14, q11, q8
    vst1.32 {d26, d27}, [r5]!
    vadd.f32 q13, q8, q11
    vld1.32 {d16, d17}, [r6]
    add r6, r4, r2, lsl #1
    vsub.f32 q5, q12, q14
    vst1.32 {d12, d13}, [r5]!
    vadd.f32 q12, q12, q14
    vld1.32 {d28, d29}, [r1]
    add r1, r7, r2, lsl #1
    vsub.f32 q6, q4, q8
    vst1.32 {d20, d21}, [r5]!
    vadd.f32 q8, q4, q8
    vld1.32 {d20, d21}, [r0]
    add r0, r4, r12
    vsub.f32 q4, q6, q9
    add r9, r0, r2, lsl #1
    vst1.32 {d6, d7}, [r5]!
    vsub.f32 q11, q8, q13
    vst1.32 {d4, d5}, [r5]!
    vadd.f32 q2, q14, q10
    vst1.32 {d10, d11}, [r5]!
    vadd.f32 q3, q6, q9
    vld1.32 {d10, d11}, [r6]
    add r0, r7, r12
    add r6, r0, r2, lsl #1
    vadd.f32 q13, q8, q13
    vld1.32 {d16, d17}, [r1]
    add r0, r4, r2
    add r1, r0, r2, lsl #2
    vsub.f32 q10, q10, q14
    vld1.32 {d18, d19}, [r9]
    add r0, r7, r2
    add r0, r0, r2, lsl #2
    vadd.f32 q6, q5, q8
    vst1.32 {d8, d9}, [r5]!
    vld1.32 {d8, d9}, [r6]
    vsub.f32 q14, q5, q8
    lsl r6, r12, #5
    vld1.32 {d10, d11}, [r1]
    add r4, r4, r6
    add r7, r7, r6
    vst1.32 {d30, d31}, [r5]!
    vadd.f32 q15, q2, q6
    vst1.32 {d22, d23}, [r5]!
    vsub.f32 q11, q4, q9
    vst1.32 {d24, d25}, [r5]!
    vadd.f32 q9, q9, q4
    vld1.32 {d16, d17}, [r0]
    vsub.f32 q12, q10, q11
    vst1.32 {d6, d7}, [r5]!
    vsub.f32 q3, q2, q6
    vsub.f32 q2, q8, q5
    vst1.32 {d26, d27}, [r5]!
    vst1.32 {d30, d31}, [r5]
    sub r5, r5, #128
    vadd.f32 q8, q5, q8
    vld1.32 {d8, d9}, [r5]
    add r5, r5, #128
    vsub.f32 q13, q2, q14
    vld1.32 {d10, d11}, [r5]
    sub r5, r5, #16
    vadd.f32 q15, q8, q9
    vsub.f32 q6, q8, q9
    vld1.32 {d16, d17}, [r5]
    add r5, r5, #32
    vst1.32 {d24, d25}, [r5]!
    vadd.f32 q12, q4, q5
    vst1.32 {d26, d27}, [r5]
    sub r5, r5, #272
    vadd.f32 q13, q8, q15
    vsub.f32 q15, q15, q8
    vld1.32 {d16, d17}, [r5]
    add r5, r5, #288
    vst1.32 {d6, d7}, [r5]
    sub r5, r5, #192
    vsub.f32 q3, q4, q5
    vadd.f32 q9, q8, q12
    vsub.f32 q12, q8, q12
    vst1.32 {d18, d19}, [r14]!
    vadd.f32 q8, q10, q11
    vld1.32 {d18, d19}, [r5]
    add r5, r5, #208
    vadd.f32 q11, q2, q14
    vst1.32 {d12, d13}, [r5]
    sub r5, r5, #224
    vmov q14, q8
    vadd.f32 q10, q9, q13
    vsub.f32 q9, q9, q13
    vst1.32 {d20, d21}, [r14]
    add r14, r14, #2032
    vmla.f32 q14, q11, d0[0]
    vst1.32 {d24, d25}, [r14]!
    vmls.f32 q11, q8, d0[0]
    vst1.32 {d18, d19}, [r14]
    sub r14, r14, #1040
    vld1.32 {d16, d17}, [r5]
    sub r5, r5, #64
    vadd.f32 q9, q8, q15
    vsub.f32 q8, q8, q15
    vst1.32 {d18, d19}, [r14]!
    vld1.32 {d18, d19}, [r5]
    add r5, r5, #192
    vadd.f32 q10, q9, q3
    vsub.f32 q9, q9, q3
    vst1.32 {d20, d21}, [r14]
    add r14, r14, #2032
    vst1.32 {d16, d17}, [r14]!
    vst1.32 {d18, d19}, [r14]
    sub r14, r14, #2832
    vld1.32 {d16, d17}, [r5]
    sub r5, r5, #16
    vld1.32 {d18, d19}, [r5]
    sub r5, r5, #208
    vld1.32 {d20, d21}, [r5]
    add r5, r5, #80
    vmov q12, q9
    vmov q13, q10
    vmls.f32 q12, q8, d0[0]
    vmla.f32 q8, q9, d0[0]
    vadd.f32 q9, q12, q14
    vadd.f32 q15, q8, q11
    vmla.f32 q13, q9, d2[1]
    vmls.f32 q10, q9, d2[1]
    vsub.f32 q8, q11, q8
    vsub.f32 q9, q12, q14
    vst1.32 {d26, d27}, [r14]!
    vld1.32 {d22, d23}, [r5]
    sub r5, r5, #16
    vmov q12, q11
    vmls.f32 q11, q15, d2[1]
    vmla.f32 q12, q15, d2[1]
    vst1.32 {d24, d25}, [r14]
    add r14, r14, #2032
    vst1.32 {d20, d21}, [r14]!
    vst1.32 {d22, d23}, [r14]
    sub r14, r14, #1040
    vld1.32 {d20, d21}, [r5]
    sub r5, r5, #16
    vmov q11, q10
    vmls.f32 q10, q8, d2[1]
    vmla.f32 q11, q8, d2[1]
    vst1.32 {d22, d23}, [r14]!
    vld1.32 {d16, d17}, [r5]
    add r5, r5, #128
    vmov q11, q8
    vmls.f32 q8, q9, d2[1]
    vmla.f32 q11, q9, d2[1]
    vst1.32 {d22, d23}, [r14]
    add r14, r14, #2032
    vst1.32 {d20, d21}, [r14]!
    vst1.32 {d16, d17}, [r14]
    sub r14, r14, #2832
    vld1.32 {d16, d17}, [r5]!
    vld1.32 {d18, d19}, [r5]
    add r5, r5, #112
    vld1.32 {d20, d21}, [r5]!
    vld1.32 {d22, d23}, [r5]
    sub r5, r5, #336
    vsub.f32 q12, q8, q9
    vld1.32 {d30, d31}, [r5]
    sub r5, r5, #16
    vadd.f32 q8, q8, q9
    vadd.f32 q9, q10, q11
    vmov q13, q15
    vadd.f32 q14, q12, q9
    vsub.f32 q10, q11, q10
    vmla.f32 q13, q14, d2[0]
    vadd.f32 q11, q8, q10
    vmls.f32 q15, q14, d2[0]
    vsub.f32 q8, q10, q8
    vst1.32 {d26, d27}, [r14]!
    vsub.f32 q9, q12, q9
    vld1.32 {d20, d21}, [r5]
    sub r5, r5, #16
    vmov q12, q10
    vmls.f32 q10, q11, d2[0]
    vmla.f32 q12, q11, d2[0]
    vst1.32 {d24, d25}, [r14]
    add r14, r14, #2032
    vst1.32 {d30, d31}, [r14]!
    vst1.32 {d20, d21}, [r14]
    sub r14, r14, #1040
    vld1.32 {d20, d21}, [r5]
    sub r5, r5, #80
    vmov q11, q10
    vmls.f32 q10, q8, d2[0]
    vmla.f32 q11, q8, d2[0]
    vst1.32 {d22, d23}, [r14]!
    vld1.32 {d16, d17}, [r5]
    add r5, r5, #272
    vmov q11, q8
    vmls.f32 q8, q9, d2[0]
    vmla.f32 q11, q9, d2[0]
    vst1.32 {d22, d23}, [r14]
    add r14, r14, #2032
    vst1.32 {d20, d21}, [r14]!
    vst1.32 {d16, d17}, [r14]
    sub r14, r14, #2832
    vld1.32 {d16, d17}, [r5]!
    vld1.32 {d18, d19}, [r5]
    add r5, r5, #112
    vld1.32 {d20, d21}, [r5]!
    vld1.32 {d22, d23}, [r5]
    vneg.f32 q12, q9
    sub r5, r5, #352
    vld1.32 {d30, d31}, [r5]
    vneg.f32 q13, q10
    sub r5, r5, #16
    vmov q14, q11
    vmla.f32 q12, q8, d0[0]
    vmla.f32 q14, q10, d0[0]
    vmov q10, q15
    vmla.f32 q8, q9, d0[0]
    vmla.f32 q13, q11, d0[0]
    vadd.f32 q9, q12, q14
    vsub.f32 q11, q12, q14
    vmla.f32 q10, q9, d2[1]
    vadd.f32 q12, q8, q13
    vmls.f32 q15, q9, d2[1]
    vsub.f32 q8, q13, q8
    vst1.32 {d20, d21}, [r14]!
    vld1.32 {d18, d19}, [r5]
    sub r5, r5, #16
    sub r0, r5, #16
    vmov q10, q9
    vmls.f32 q9, q12, d2[1]
    vmla.f32 q10, q12, d2[1]
    vst1.32 {d20, d21}, [r14]
    add r14, r14, #2032
    vst1.32 {d30, d31}, [r14]!
    vst1.32 {d18, d19}, [r14]
    sub r14, r14, #1040
    vld1.32 {d18, d19}, [r5]
    sub r5, r5, #48
    sub r5, r5, #4096
    vmov q10, q9
    vmls.f32 q9, q8, d2[1]
    vmla.f32 q10, q8, d2[1]
    vst1.32 {d20, d21}, [r14]!
    vld1.32 {d16, d17}, [r0]
    vmov q10, q8
    vmls.f32 q8, q11, d2[1]
    vmla.f32 q10, q11, d2[1]
    vst1.32 {d20, d21}, [r14]
    add r14, r14, #2032
    vst1.32 {d18, d19}, [r14]!
    vst1.32 {d16, d17}, [r14]
    sub r14, r14, #3856
    cmp r11, #0
    bne .Lrepeat_258
    ldr r0, [r8]
    mov r12, r5
    ldr r14, [r8, #4]
    movw r4, #16
    lsl r0, r0, #2
    ldr r1, [r8, #8]
    add r2, r3, r0
    add r6, r2, r0
    ldr r7, [r8, #12]
    add r8, r6, r0
.Lrepeat_259:
    tst r1, #1
    beq .Lotherwise_260
    vld1.32 {d4, d5}, [r12]
    add r12, r12, #80
    add r5, r5, #4096
    vld1.32 {d16, d17}, [r12]
    add r12, r12, #128
    mov r0, r7
    vld1.32 {d18, d19}, [r12]
    sub r12, r12, #144
    ubfx r9, r0, #0, #4
    vld1.32 {d20, d21}, [r12]
    add r12, r12, #128
    vld1.32 {d22, d23}, [r12]
    sub r12, r12, #80
    vsub.f32 q1, q8, q9
    vld1.32 {d6, d7}, [r12]
    add r12, r12, #64
    vadd.f32 q12, q8, q9
    vld1.32 {d16, d17}, [r12]
    sub r12, r12, #16
    vadd.f32 q13, q10, q11
    vld1.32 {d28, d29}, [r12]
    sub r12, r12, #64
    vsub.f32 q9, q10, q11
    vld1.32 {d20, d21}, [r12]
    sub r12, r12, #48
    vadd.f32 q15, q3, q8
    vld1.32 {d22, d23}, [r12]
    add r12, r12, #192
    vadd.f32 q4, q12, q9
    vld1.32 {d10, d11}, [r5]!
    vsub.f32 q3, q8, q3
    vld1.32 {d12, d13}, [r12]
    sub r12, r12, #208
    vsub.f32 q9, q9, q12
    vst1.32 {d26, d27}, [r5]!
    vsub.f32 q12, q14, q10
    vld1.32 {d26, d27}, [r12]
    add r12, r12, #192
    vadd.f32 q10, q10, q14
    vst1.32 {d2, d3}, [r5]!
    vadd.f32 q14, q11, q6
    vld1.32 {d16, d17}, [r12]
    sub r12, r12, #208
    vsub.f32 q11, q11, q6
    movw r0, #:lower16:(.Lconstants_nnp_fourier_16x16_complex_output_with_bias__armv7_neon+16 - (1f + 8))
    movt r0, #:upper16:(.Lconstants_nnp_fourier_16x16_complex_output_with_bias__armv7_neon+16 - (1f + 8))
1:
    add r0, pc, r0
    vld1.32 {d2, d3}, [r0]
    vst1.32 {d20, d21}, [r5]!
    vsub.f32 q10, q13, q8
    vmla.f32 q5, q2, d3[0]
    vld1.32 {d12, d13}, [r12]
    add r12, r12, #128
    vadd.f32 q13, q13, q8
    movw r0, #:lower16:(.Lconstants_nnp_fourier_16x16_complex_output_with_bias__armv7_neon+32 - (1f + 8))
    movt r0, #:upper16:(.Lconstants_nnp_fourier_16x16_complex_output_with_bias__armv7_neon+32 - (1f + 8))
1:
    add r0, pc, r0
    vld1.32 {d4, d5}, [r0]
    sub r0, r12, #16
    vadd.f32 q7, q12, q14
    vsub.f32 q14, q14, q12
    vsub.f32 q12, q10, q15
    vadd.f32 q8, q15, q10
    vmov q10, q14
    vmls.f32 q10, q8, d0[0]
    vmla.f32 q8, q14, d0[0]
    vst1.32 {d16, d17}, [r5]!
    vmov q15, q5
    vmls.f32 q5, q6, d3[0]
    vmla.f32 q15, q6, d3[0]
    vld1.32 {d16, d17}, [r12]
    sub r12, r12, #144
    vmov q14, q7
    vmla.f32 q14, q12, d0[0]
    vmls.f32 q12, q7, d0[0]
    vst1.32 {d28, d29}, [r5]
    vmov q14, q5
    sub r5, r5, #32
    vmla.f32 q5, q8, d3[1]
    vmls.f32 q14, q8, d3[1]
    vld1.32 {d12, d13}, [r5]
    add r5, r5, #48
    vmov q8, q5
    vmls.f32 q5, q4, d4[0]
    vmla.f32 q8, q4, d4[0]
    vst1.32 {d16, d17}, [r5]
    vmov q4, q15
    sub r5, r5, #48
    vmov q7, q14
    vmls.f32 q14, q9, d4[0]
    vmla.f32 q7, q9, d4[0]
    vsub.f32 q8, q11, q3
    vadd.f32 q11, q3, q11
    vsub.f32 q3, q13, q6
    vadd.f32 q9, q6, q13
    vsub.f32 q13, q3, q8
    vadd.f32 q8, q8, q3
    vld1.32 {d6, d7}, [r0]
    vst1.32 {d16, d17}, [r5]
    sub r5, r5, #16
    vmla.f32 q4, q3, d3[1]
    vmls.f32 q15, q3, d3[1]
    vld1.32 {d6, d7}, [r5]
    add r5, r5, #80
    vst1.32 {d28, d29}, [r5]
    sub r5, r5, #96
    vmov q14, q7
    vmls.f32 q7, q12, d4[1]
    vmla.f32 q14, q12, d4[1]
    vld1.32 {d16, d17}, [r5]!
    vmov q12, q15
    vmla.f32 q15, q3, d3[1]
    vmls.f32 q12, q3, d3[1]
    vst1.32 {d30, d31}, [r5]
    vmov q15, q4
    sub r5, r5, #16
    vmls.f32 q4, q8, d3[1]
    vst1.32 {d22, d23}, [r5]
    add r5, r5, #112
    vmla.f32 q15, q8, d3[1]
    vmov q11, q12
    vst1.32 {d8, d9}, [r5]!
    vmla.f32 q11, q13, d4[0]
    vmov q8, q15
    vst1.32 {d20, d21}, [r5]!
    vst1.32 {d10, d11}, [r5]
    sub r5, r5, #160
    vmls.f32 q15, q9, d3[1]
    sub r5, r5, #4096
    vmla.f32 q8, q9, d3[1]
    vmls.f32 q12, q13, d4[0]
    vmls.f32 q5, q10, d4[1]
    cmp r9, #15
    bne .Lotherwise_261
    vtrn.32 q8, q14
    vtrn.32 q11, q5
    vswp d17, d22
    vswp d29, d10
    vst1.32 {d16, d17}, [r3]
    vst1.32 {d28, d29}, [r2]
    vst1.32 {d22, d23}, [r6]
    vst1.32 {d10, d11}, [r8]
    b .Lend_262
.Lotherwise_261:
    cmp r9, #3
    bne .Lotherwise_263
    vzip.32 q8, q14
    vstr d16, [r3]
    vstr d17, [r2]
    vstr d28, [r6]
    vstr d29, [r8]
    b .Lend_264
.Lotherwise_263:
    cmp r9, #0
    bne .Lotherwise_265
    b .Lend_266
.Lotherwise_265:
    ubfx r0, r9, #0, #4
    cmp r0, #15
    bne .Lotherwise_267
    vtrn.32 q8, q14
    vtrn.32 q11, q5
    vswp d17, d22
    vswp d29, d10
    vst1.32 {d16, d17}, [r3]
    vst1.32 {d28, d29}, [r2]
    vst1.32 {d22, d23}, [r6]
    vst1.32 {d10, d11}, [r8]
    b .Lend_268
.Lotherwise_267:
    tst r9, #1
    beq .Lotherwise_269
    vst1.32 {d16[0]}, [r3]
    vst1.32 {d16[1]}, [r2]
    vst1.32 {d17[0]}, [r6]
    vst1.32 {d17[1]}, [r8]
.Lotherwise_269:
    tst r9, #2
    beq .Lotherwise_270
    add r0, r3, #4
    vst1.32 {d28[0]}, [r0]
    add r0, r2, #4
    vst1.32 {d28[1]}, [r0]
    add r0, r6, #4
    vst1.32 {d29[0]}, [r0]
    add r0, r8, #4
    vst1.32 {d29[1]}, [r0]
.Lotherwise_270:
    tst r9, #4
    beq .Lotherwise_271
    add r0, r3, #8
    vst1.32 {d22[0]}, [r0]
    add r0, r2, #8
    vst1.32 {d22[1]}, [r0]
    add r0, r6, #8
    vst1.32 {d23[0]}, [r0]
    add r0, r8, #8
    vst1.32 {d23[1]}, [r0]
.Lotherwise_271:
    tst r9, #8
    beq .Lotherwise_272
    add r0, r3, #12
    vst1.32 {d10[0]}, [r0]
    add r0, r2, #12
    add r9, r6, #12
    vst1.32 {d10[1]}, [r0]
    add r0, r8, #12
    vst1.32 {d11[0]}, [r9]
    vst1.32 {d11[1]}, [r0]
.Lotherwise_272:
.Lend_268:
.Lend_266:
.Lend_264:
.Lend_262:
    add r5, r5, #144
    add r5, r5, #4096
    vld1.32 {d16, d17}, [r5]!
    lsr r0, r7, #8
    ubfx r9, r0, #0, #4
    vld1.32 {d18, d19}, [r5]
    sub r5, r5, #160
    sub r5, r5, #4096
    vmla.f32 q9, q8, d4[1]
    cmp r9, #15
    bne .Lotherwise_273
    add r0, r3, #32
    add r9, r2, #32
    vtrn.32 q15, q7
    vtrn.32 q12, q9
    vswp d31, d24
    vswp d15, d18
    vst1.32 {d30, d31}, [r0]
    add r0, r6, #32
    vst1.32 {d14, d15}, [r9]
    add r9, r8, #32
    vst1.32 {d24, d25}, [r0]
    vst1.32 {d18, d19}, [r9]
    b .Lend_274
.Lotherwise_273:
    cmp r9, #3
    bne .Lotherwise_275
    vzip.32 q15, q7
    vstr d30, [r3, #32]
    vstr d31, [r2, #32]
    vstr d14, [r6, #32]
    vstr d15, [r8, #32]
    b .Lend_276
.Lotherwise_275:
    cmp r9, #0
    bne .Lotherwise_277
    b .Lend_278
.Lotherwise_277:
    ubfx r0, r9, #0, #4
    cmp r0, #15
    bne .Lotherwise_279
    add r0, r3, #32
    add r9, r2, #32
    vtrn.32 q15, q7
    vtrn.32 q12, q9
    vswp d31, d24
    vswp d15, d18
    vst1.32 {d30, d31}, [r0]
    add r0, r6, #32
    vst1.32 {d14, d15}, [r9]
    add r9, r8, #32
    vst1.32 {d24, d25}, [r0]
    vst1.32 {d18, d19}, [r9]
    b .Lend_280
.Lotherwise_279:
    tst r9, #1
    beq .Lotherwise_281
    add r0, r3, #32
    vst1.32 {d30[0]}, [r0]
    add r0, r2, #32
    vst1.32 {d30[1]}, [r0]
    add r0, r6, #32
    vst1.32 {d31[0]}, [r0]
    add r0, r8, #32
    vst1.32 {d31[1]}, [r0]
.Lotherwise_281:
    tst r9, #2
    beq .Lotherwise_282
    add r0, r3, #36
    vst1.32 {d14[0]}, [r0]
    add r0, r2, #36
    vst1.32 {d14[1]}, [r0]
    add r0, r6, #36
    vst1.32 {d15[0]}, [r0]
    add r0, r8, #36
    vst1.32 {d15[1]}, [r0]
.Lotherwise_282:
    tst r9, #4
    beq .Lotherwise_283
    add r0, r3, #40
    vst1.32 {d24[0]}, [r0]
    add r0, r2, #40
    vst1.32 {d24[1]}, [r0]
    add r0, r6, #40
    vst1.32 {d25[0]}, [r0]
    add r0, r8, #40
    vst1.32 {d25[1]}, [r0]
.Lotherwise_283:
    tst r9, #8
    beq .Lotherwise_284
    add r0, r3, #44
    vst1.32 {d18[0]}, [r0]
    add r0, r2, #44
    add r9, r6, #44
    vst1.32 {d18[1]}, [r0]
    add r0, r8, #44
    vst1.32 {d19[0]}, [r9]
    vst1.32 {d19[1]}, [r0]
.Lotherwise_284:
.Lend_280:
.Lend_278:
.Lend_276:
.Lend_274:
    add r5, r5, #16
    add r5, r5, #4096
    vld1.32 {d16, d17}, [r5]
    add r5, r5, #112
    lsr r0, r7, #4
    vld1.32 {d18, d19}, [r5]
    sub r5, r5, #48
    ubfx r9, r0, #0, #4
    vld1.32 {d20, d21}, [r5]
    add r5, r5, #32
    vld1.32 {d22, d23}, [r5]
    sub r5, r5, #64
    vmov q12, q9
    vld1.32 {d26, d27}, [r5]
    sub r5, r5, #16
    vmla.f32 q9, q8, d3[1]
    vld1.32 {d28, d29}, [r5]
    add r5, r5, #32
    vmov q4, q11
    vld1.32 {d30, d31}, [r5]
    add r5, r5, #32
    vmla.f32 q11, q10, d4[1]
    vld1.32 {d6, d7}, [r5]
    sub r5, r5, #80
    vmov q5, q14
    vst1.32 {d18, d19}, [r5]!
    vmls.f32 q12, q8, d3[1]
    vmov q1, q3
    vst1.32 {d22, d23}, [r5]
    sub r5, r5, #32
    vmls.f32 q4, q10, d4[1]
    sub r5, r5, #4096
    vmls.f32 q5, q13, d4[0]
    vmla.f32 q14, q13, d4[0]
    vmls.f32 q1, q15, d4[1]
    cmp r9, #15
    bne .Lotherwise_285
    add r0, r3, #16
    add r9, r2, #16
    vmov q8, q4
    vmov q9, q5
    vmov q10, q1
    vtrn.32 q12, q8
    vtrn.32 q9, q10
    vswp d25, d18
    vswp d17, d20
    vst1.32 {d24, d25}, [r0]
    add r0, r6, #16
    vst1.32 {d16, d17}, [r9]
    add r9, r8, #16
    vst1.32 {d18, d19}, [r0]
    vst1.32 {d20, d21}, [r9]
    b .Lend_286
.Lotherwise_285:
    cmp r9, #3
    bne .Lotherwise_287
    vmov q8, q4
    vzip.32 q12, q8
    vstr d24, [r3, #16]
    vstr d25, [r2, #16]
    vstr d16, [r6, #16]
    vstr d17, [r8, #16]
    b .Lend_288
.Lotherwise_287:
    cmp r9, #0
    bne .Lotherwise_289
    b .Lend_290
.Lotherwise_289:
    ubfx r0, r9, #0, #4
    cmp r0, #15
    bne .Lotherwise_291
    add r0, r3, #16
    add r9, r2, #16
    vtrn.32 q12, q4
    vtrn.32 q5, q1
    vswp d25, d10
    vswp d9, d2
    vst1.32 {d24, d25}, [r0]
    add r0, r6, #16
    vst1.32 {d8, d9}, [r9]
    add r9, r8, #16
    vst1.32 {d10, d11}, [r0]
    vst1.32 {d2, d3}, [r9]
    b .Lend_292
.Lotherwise_291:
    tst r9, #1
    beq .Lotherwise_293
    add r0, r3, #16
    vst1.32 {d24[0]}, [r0]
    add r0, r2, #16
    vst1.32 {d24[1]}, [r0]
    add r0, r6, #16
    vst1.32 {d25[0]}, [r0]
    add r0, r8, #16
    vst1.32 {d25[1]}, [r0]
.Lotherwise_293:
    tst r9, #2
    beq .Lotherwise_294
    add r0, r3, #20
    vst1.32 {d8[0]}, [r0]
    add r0, r2, #20
    vst1.32 {d8[1]}, [r0]
    add r0, r6, #20
    vst1.32 {d9[0]}, [r0]
    add r0, r8, #20
    vst1.32 {d9[1]}, [r0]
.Lotherwise_294:
    tst r9, #4
    beq .Lotherwise_295
    add r0, r3, #24
    vst1.32 {d10[0]}, [r0]
    add r0, r2, #24
    vst1.32 {d10[1]}, [r0]
    add r0, r6, #24
    vst1.32 {d11[0]}, [r0]
    add r0, r8, #24
    vst1.32 {d11[1]}, [r0]
.Lotherwise_295:
    tst r9, #8
    beq .Lotherwise_296
    add r0, r3, #28
    vst1.32 {d2[0]}, [r0]
    add r0, r2, #28
    add r9, r6, #28
    vst1.32 {d2[1]}, [r0]
    add r0, r8, #28
    vst1.32 {d3[0]}, [r9]
    vst1.32 {d3[1]}, [r0]
.Lotherwise_296:
.Lend_292:
.Lend_290:
.Lend_288:
.Lend_286:
    add r5, r5, #16
    vmla.f32 q3, q15, d4[1]
    add r5, r5, #4096
    vld1.32 {d16, d17}, [r5]!
    lsr r0, r7, #12
    ubfx r9, r0, #0, #4
    vld1.32 {d18, d19}, [r5]
    sub r5, r5, #32
    sub r5, r5, #4096
    cmp r9, #15
    bne .Lotherwise_297
    add r0, r3, #48
    add r9, r2, #48
    vtrn.32 q8, q9
    vtrn.32 q14, q3
    vswp d17, d28
    vswp d19, d6
    vst1.32 {d16, d17}, [r0]
    add r0, r6, #48
    vst1.32 {d18, d19}, [r9]
    add r9, r8, #48
    vst1.32 {d28, d29}, [r0]
    vst1.32 {d6, d7}, [r9]
    b .Lend_298
.Lotherwise_297:
    cmp r9, #3
    bne .Lotherwise_299
    vzip.32 q8, q9
    vstr d16, [r3, #48]
    vstr d17, [r2, #48]
    vstr d18, [r6, #48]
    vstr d19, [r8, #48]
    b .Lend_300
.Lotherwise_299:
    cmp r9, #0
    bne .Lotherwise_301
    b .Lend_302
.Lotherwise_301:
    ubfx r0, r9, #0, #4
    cmp r0, #15
    bne .Lotherwise_303
    add r0, r3, #48
    add r9, r2, #48
    vtrn.32 q8, q9
    vtrn.32 q14, q3
    vswp d17, d28
    vswp d19, d6
    vst1.32 {d16, d17}, [r0]
    add r0, r6, #48
    vst1.32 {d18, d19}, [r9]
    add r9, r8, #48
    vst1.32 {d28, d29}, [r0]
    vst1.32 {d6, d7}, [r9]
    b .Lend_304
.Lotherwise_303:
    tst r9, #1
    beq .Lotherwise_305
    add r0, r3, #48
    vst1.32 {d16[0]}, [r0]
    add r0, r2, #48
    vst1.32 {d16[1]}, [r0]
    add r0, r6, #48
    vst1.32 {d17[0]}, [r0]
    add r0, r8, #48
    vst1.32 {d17[1]}, [r0]
.Lotherwise_305:
    tst r9, #2
    beq .Lotherwise_306
    add r0, r3, #52
    vst1.32 {d18[0]}, [r0]
    add r0, r2, #52
    vst1.32 {d18[1]}, [r0]
    add r0, r6, #52
    vst1.32 {d19[0]}, [r0]
    add r0, r8, #52
    vst1.32 {d19[1]}, [r0]
.Lotherwise_306:
    tst r9, #4
    beq .Lotherwise_307
    add r0, r3, #56
    vst1.32 {d28[0]}, [r0]
    add r0, r2, #56
    vst1.32 {d28[1]}, [r0]
    add r0, r6, #56
    vst1.32 {d29[0]}, [r0]
    add r0, r8, #56
    vst1.32 {d29[1]}, [r0]
.Lotherwise_307:
    tst r9, #8
    beq .Lotherwise_308
    add r0, r3, #60
    vst1.32 {d6[0]}, [r0]
    add r0, r2, #60
    add r9, r6, #60
    vst1.32 {d6[1]}, [r0]
    add r0, r8, #60
    vst1.32 {d7[0]}, [r9]
    vst1.32 {d7[1]}, [r0]
.Lotherwise_308:
.Lend_304:
.Lend_302:
.Lend_300:
.Lend_298:
.Lotherwise_260:
    sub r4, r4, #1
    lsr r1, r1, #1
    add r3, r3, r14, lsl #2
    add r2, r2, r14, lsl #2
    add r6, r6, r14, lsl #2
    add r8, r8, r14, lsl #2
    add r12, r12, #256
    cmp r4, #0
    bne .Lrepeat_259
    vpop {d8, d9, d10, d11, d12, d13, d14, d15}
    pop {r4, r5, r6, r7, r8, r9, r10, r11, pc}
    .size nnp_fourier_16x16_complex_output_with_bias__armv7_neon, . - nnp_fourier_16x16_complex_output_with_bias__armv7_neon

.section .rodata
    .p2align 4
.Lconstants_nnp_fourier_16x16_complex_output_with_bias_with_relu__armv7_neon:
    .long 0x3ed413cd, 0x40000000, 0x3fb504f3, 0x3fec835e
    .long 0x3f3504f3, 0x3f6c835e, 0x3b800000, 0x3c000000
    .long 0x3bb504f3, 0x3bec835e, 0x00000000, 0x00000000

    .text
    .p2align 4
    .globl nnp_fourier_16x16_complex_output_with_bias_with_relu__armv7_neon
    .type nnp_fourier_16x16_complex_output_with_bias_with_relu__armv7_neon, %function
nnp_fourier_16x16_complex_output_with_bias_with_relu__armv7_neon:
    push {r4, r5, r6, r7, r8, r9, r10, r11, r14}
    vpush {d8, d9, d10, d11, d12, d13, d14, d15}
    mov r4, r0
    movw r0, #:lower16:(.Lconstants_nnp_fourier_16x16_complex_output_with_bias_with_relu__armv7_neon - (1f + 8))
    movt r0, #:upper16:(.Lconstants_nnp_fourier_16x16_complex_output_with_bias_with_relu__armv7_neon - (1f + 8))
1:
    add r0, pc, r0
    vld1.32 {d0, d1}, [r0]
    mov r12, r1
    lsl r14, r12, #2
    ldr r5, [sp, #104]
    add r0, r4, r14
    vld1.32 {d16, d17}, [r4]
    add r6, r14, r14, lsl #1
    vld1.32 {d18, d19}, [r0]
    add r0, r4, r14, lsl #3
    add r0, r0, r6
    add r7, r4, r14, lsl #4
    vld1.32 {d20, d21}, [r0]
    add r0, r4, r14
    add r1, r4, r6
    vsub.f32 q15, q8, q9
    add r8, r4, r14, lsl #1
    vld1.32 {d2, d3}, [r7]
    add r0, r0, r6, lsl #1
    vadd.f32 q2, q8, q9
    add r1, r1, r6, lsl #2
    vld1.32 {d16, d17}, [r0]
    add r0, r4, r14
    vmov q3, q15
    add r8, r8, r6, lsl #2
    vld1.32 {d18, d19}, [r1]
    add r1, r4, r6, lsl #1
    vmla.f32 q15, q10, d0[1]
    add r9, r0, r14, lsl #2
    vld1.32 {d22, d23}, [r1]
    add r0, r4, r6, lsl #2
    vmls.f32 q3, q10, d0[1]
    vld1.32 {d20, d21}, [r8]
    add r1, r4, r14, lsl #3
    vadd.f32 q4, q8, q9
    vld1.32 {d10, d11}, [r0]
    add r8, r7, r14
    vsub.f32 q12, q8, q9
    add r5, r5, #4096
    vld1.32 {d14, d15}, [r1]
    add r0, r4, r14
    add r10, r0, r14, lsl #3
    vsub.f32 q13, q11, q10
    vld1.32 {d28, d29}, [r9]
    add r0, r4, r14
    add r1, r0, r6, lsl #2
    vmov q6, q15
    vadd.f32 q8, q11, q10
    vld1.32 {d20, d21}, [r8]
    add r9, r4, r14, lsl #2
    ldr r8, [sp, #100]
    vld1.32 {d18, d19}, [r2]
    vst1.32 {d18, d19}, [r5]!
    vst1.32 {d16, d17}, [r5]!
    vsub.f32 q9, q5, q7
    vadd.f32 q8, q7, q5
    vld1.32 {d22, d23}, [r10]
    add r0, r4, r14, lsl #1
    vst1.32 {d24, d25}, [r5]!
    vadd.f32 q12, q14, q10
    add r2, r0, r14, lsl #3
    vst1.32 {d16, d17}, [r5]!
    vadd.f32 q8, q4, q13
    vsub.f32 q13, q13, q4
    vld1.32 {d8, d9}, [r1]
    add r1, r4, r14, lsl #1
    vmls.f32 q15, q8, d1[0]
    add r10, r4, r6
    vmla.f32 q6, q8, d1[0]
    vld1.32 {d16, d17}, [r9]
    add r0, r7, r14
    vsub.f32 q10, q14, q10
    vld1.32 {d28, d29}, [r2]
    add r2, r0, r14, lsl #3
    add r0, r7, r14
    add r9, r0, r14, lsl #2
    vadd.f32 q5, q11, q4
    vsub.f32 q11, q4, q11
    vsub.f32 q4, q8, q1
    vadd.f32 q8, q8, q1
    vst1.32 {d16, d17}, [r5]!
    vsub.f32 q1, q12, q9
    vadd.f32 q8, q9, q12
    vst1.32 {d4, d5}, [r5]
    sub r5, r5, #3408
    vadd.f32 q12, q5, q4
    vld1.32 {d4, d5}, [r1]
    add r0, r7, r14
    vsub.f32 q9, q4, q5
    vld1.32 {d8, d9}, [r10]
    add r1, r7, r14, lsl #1
    add r10, r0, r6, lsl #2
    add r1, r1, r14, lsl #3
    vmov q5, q1
    vmls.f32 q5, q12, d0[0]
    vmla.f32 q12, q1, d0[0]
    vmov q1, q8
    vmla.f32 q1, q9, d0[0]
    vmls.f32 q9, q8, d0[0]
    vmov q8, q15
    vmla.f32 q15, q5, d1[1]
    vmls.f32 q8, q5, d1[1]
    vst1.32 {d16, d17}, [r5]
    vmov q5, q3
    add r5, r5, #2048
    vmls.f32 q3, q13, d1[0]
    vst1.32 {d30, d31}, [r5]
    sub r5, r5, #1024
    vmla.f32 q5, q13, d1[0]
    vld1.32 {d26, d27}, [r2]
    add r0, r7, r6
    vmov q8, q6
    add r11, r0, r6, lsl #2
    vmla.f32 q6, q12, d1[1]
    vmls.f32 q8, q12, d1[1]
    vld1.32 {d24, d25}, [r9]
    add r0, r7, r14, lsl #2
    vst1.32 {d16, d17}, [r5]
    vmov q8, q3
    add r5, r5, #2048
    vmla.f32 q3, q1, d1[1]
    vst1.32 {d12, d13}, [r5]
    sub r5, r5, #2560
    vmov q15, q5
    vmls.f32 q8, q1, d1[1]
    vld1.32 {d12, d13}, [r10]
    add r2, r7, r6, lsl #2
    vmla.f32 q15, q9, d1[1]
    vmls.f32 q5, q9, d1[1]
    vld1.32 {d2, d3}, [r0]
    add r9, r7, r6, lsl #1
    vst1.32 {d16, d17}, [r5]
    add r5, r5, #2048
    vsub.f32 q8, q10, q11
    vst1.32 {d6, d7}, [r5]
    sub r5, r5, #3072
    vsub.f32 q3, q2, q4
    vst1.32 {d30, d31}, [r5]
    add r5, r5, #2048
    vadd.f32 q15, q12, q6
    vst1.32 {d10, d11}, [r5]
    add r5, r5, #1856
    vmov q5, q3
    vmla.f32 q3, q13, d0[1]
    vmls.f32 q5, q13, d0[1]
    vld1.32 {d26, d27}, [r5]
    sub r5, r5, #16
    vadd.f32 q10, q11, q10
    vld1.32 {d18, d19}, [r5]
    add r5, r5, #32
    vsub.f32 q11, q12, q6
    vld1.32 {d24, d25}, [r5]
    sub r5, r5, #48
    vadd.f32 q4, q2, q4
    vld1.32 {d4, d5}, [r5]
    sub r5, r5, #2592
    vsub.f32 q6, q13, q9
    vadd.f32 q9, q9, q13
    vsub.f32 q13, q6, q8
    vadd.f32 q6, q8, q6
    vmov q7, q12
    vmls.f32 q12, q14, d0[1]
    vmla.f32 q7, q14, d0[1]
    vmov q14, q12
    vmla.f32 q12, q2, d0[1]
    vmls.f32 q14, q2, d0[1]
    vmov q8, q12
    vmla.f32 q12, q6, d1[0]
    vmls.f32 q8, q6, d1[0]
    vst1.32 {d16, d17}, [r5]
    vmov q8, q14
    add r5, r5, #2048
    vmls.f32 q14, q13, d1[0]
    vst1.32 {d24, d25}, [r5]
    sub r5, r5, #3072
    vmla.f32 q8, q13, d1[0]
    vld1.32 {d24, d25}, [r2]
    add r2, r7, r6
    vld1.32 {d26, d27}, [r1]
    add r0, r7, r14
    add r1, r0, r6, lsl #1
    vst1.32 {d16, d17}, [r5]
    add r5, r5, #2048
    vmov q2, q7
    vst1.32 {d28, d29}, [r5]
    add r5, r5, #1552
    vsub.f32 q14, q1, q12
    vadd.f32 q12, q1, q12
    vld1.32 {d16, d17}, [r5]
    sub r5, r5, #3088
    vmls.f32 q7, q8, d0[1]
    vmla.f32 q2, q8, d0[1]
    vld1.32 {d2, d3}, [r9]
    add r0, r7, r14, lsl #3
    add r9, r0, r6
    vmov q8, q7
    vmla.f32 q7, q10, d0[1]
    vmls.f32 q8, q10, d0[1]
    vst1.32 {d16, d17}, [r5]
    vsub.f32 q10, q13, q1
    add r5, r5, #2048
    vst1.32 {d14, d15}, [r5]
    vadd.f32 q6, q15, q14
    sub r5, r5, #3072
    vsub.f32 q14, q14, q15
    vld1.32 {d30, d31}, [r2]
    add r0, r7, r14, lsl #1
    add r6, r0, r6, lsl #2
    vadd.f32 q1, q1, q13
    vld1.32 {d14, d15}, [r11]
    add r10, r7, r14, lsl #1
    add r14, r7, r14, lsl #3
    lsl r0, r12, #5
    add r4, r4, r0, lsl #2
    lsl r12, r12, #2
    add r2, r12, r12, lsl #1
    add r7, r4, r12, lsl #4
    vmov q8, q2
    vmls.f32 q2, q9, d0[1]
    vmla.f32 q8, q9, d0[1]
    vst1.32 {d16, d17}, [r5]
    vadd.f32 q9, q15, q7
    add r5, r5, #2048
    vst1.32 {d4, d5}, [r5]
    vmov q13, q3
    add r5, r5, #2064
    vmls.f32 q3, q6, d1[0]
    vst1.32 {d24, d25}, [r5]!
    vld1.32 {d4, d5}, [r1]
    vmla.f32 q13, q6, d1[0]
    movw r11, #7
    vld1.32 {d12, d13}, [r9]
    vsub.f32 q12, q15, q7
    vld1.32 {d16, d17}, [r10]
    vst1.32 {d22, d23}, [r5]!
    vadd.f32 q11, q2, q6
    vst1.32 {d2, d3}, [r5]!
    vsub.f32 q15, q9, q10
    vadd.f32 q9, q10, q9
    vld1.32 {d14, d15}, [r6]
    vsub.f32 q10, q6, q2
    vld1.32 {d2, d3}, [r14]
    vsub.f32 q2, q8, q7
    vadd.f32 q8, q8, q7
    vst1.32 {d16, d17}, [r5]!
    vadd.f32 q6, q11, q2
    vsub.f32 q2, q2, q11
    vst1.32 {d8, d9}, [r5]
    sub r5, r5, #3392
    vmov q11, q15
    vmov q4, q5
    vmls.f32 q11, q6, d0[0]
    vmls.f32 q5, q14, d1[0]
    vmla.f32 q6, q15, d0[0]
    vmov q15, q9
    vmla.f32 q4, q14, d1[0]
    vmla.f32 q15, q2, d0[0]
    vmov q8, q3
    vmls.f32 q2, q9, d0[0]
    vmov q9, q13
    vmls.f32 q8, q11, d1[1]
    vmla.f32 q3, q11, d1[1]
    vmov q11, q5
    vmls.f32 q9, q6, d1[1]
    vmla.f32 q13, q6, d1[1]
    vst1.32 {d16, d17}, [r5]
    add r5, r5, #2048
    vmov q8, q4
    vst1.32 {d6, d7}, [r5]
    sub r5, r5, #1024
    vmls.f32 q11, q15, d1[1]
    vmla.f32 q5, q15, d1[1]
    vst1.32 {d18, d19}, [r5]
    add r5, r5, #2048
    vmla.f32 q8, q2, d1[1]
    vst1.32 {d26, d27}, [r5]
    sub r5, r5, #2560
    vmls.f32 q4, q2, d1[1]
    vst1.32 {d22, d23}, [r5]
    add r5, r5, #2048
    vsub.f32 q9, q12, q10
    vst1.32 {d10, d11}, [r5]
    sub r5, r5, #3072
    vadd.f32 q14, q10, q12
    vst1.32 {d16, d17}, [r5]
    add r5, r5, #2048
    vst1.32 {d8, d9}, [r5]
    add r5, r5, #1840
    vld1.32 {d16, d17}, [r5]
    sub r5, r5, #16
    vld1.32 {d20, d21}, [r5]
    add r5, r5, #32
    vld1.32 {d26, d27}, [r5]
    sub r5, r5, #48
    vld1.32 {d22, d23}, [r5]
    vsub.f32 q12, q8, q10
    sub r5, r5, #2576
    vmov q15, q13
    vmls.f32 q13, q1, d0[1]
    vadd.f32 q2, q9, q12
    vsub.f32 q9, q12, q9
    vmla.f32 q15, q1, d0[1]
    vmov q12, q13
    vmla.f32 q13, q11, d0[1]
    vmls.f32 q12, q11, d0[1]
    vmov q11, q15
    vadd.f32 q8, q10, q8
    vmov q10, q13
    vmov q1, q12
    vmls.f32 q10, q2, d1[0]
    vmla.f32 q13, q2, d1[0]
    vmla.f32 q1, q9, d1[0]
    vmls.f32 q12, q9, d1[0]
    vst1.32 {d20, d21}, [r5]
    add r5, r5, #2048
    vst1.32 {d26, d27}, [r5]
    sub r5, r5, #3072
    vst1.32 {d2, d3}, [r5]
    add r5, r5, #2048
    vst1.32 {d24, d25}, [r5]
    add r5, r5, #1536
    vld1.32 {d18, d19}, [r5]
    sub r5, r5, #3072
    vmls.f32 q15, q9, d0[1]
    vmla.f32 q11, q9, d0[1]
    vmov q9, q15
    vmov q10, q11
    vmls.f32 q9, q14, d0[1]
    vmla.f32 q15, q14, d0[1]
    vmla.f32 q10, q8, d0[1]
    vmls.f32 q11, q8, d0[1]
    vst1.32 {d18, d19}, [r5]
    add r5, r5, #2048
    vst1.32 {d30, d31}, [r5]
    sub r5, r5, #3072
    vst1.32 {d20, d21}, [r5]
    add r5, r5, #2048
    vst1.32 {d22, d23}, [r5]
    sub r5, r5, #2064
    mov r14, r5
.Lrepeat_309:
    add r0, r4, r12, lsl #3
    vld1.32 {d16, d17}, [r4]
    add r1, r7, r12, lsl #3
    vld1.32 {d18, d19}, [r7]
    add r9, r4, r12
    add r5, r5, #16
    vld1.32 {d20, d21}, [r0]
    add r6, r7, r12
    add r5, r5, #4096
    vld1.32 {d22, d23}, [r1]
    add r0, r4, r12
    add r1, r0, r12, lsl #3
    vadd.f32 q12, q8, q9
    vld1.32 {d30, d31}, [r9]
    add r0, r7, r12
    add r0, r0, r12, lsl #3
    vsub.f32 q3, q8, q9
    vld1.32 {d2, d3}, [r6]
    add r6, r4, r2, lsl #2
    vadd.f32 q13, q10, q11
    add r14, r14, #32
    vld1.32 {d4, d5}, [r1]
    add r1, r7, r2, lsl #2
    vsub.f32 q8, q10, q11
    sub r11, r11, #1
    vld1.32 {d22, d23}, [r0]
    add r0, r4, r12
    vsub.f32 q9, q15, q1
    add r9, r0, r2, lsl #2
    vld1.32 {d28, d29}, [r6]
    add r0, r7, r12
    vadd.f32 q10, q12, q13
    add r0, r0, r2, lsl #2
    vld1.32 {d8, d9}, [r1]
    add r1, r4, r12, lsl #2
    vsub.f32 q5, q11, q2
    vst1.32 {d20, d21}, [r5]!
    vsub.f32 q10, q9, q8
    vadd.f32 q9, q9, q8
    vld1.32 {d12, d13}, [r9]
    add r6, r7, r12, lsl #2
    vst1.32 {d20, d21}, [r5]!
    vsub.f32 q8, q3, q5
    vadd.f32 q10, q3, q5
    vld1.32 {d6, d7}, [r0]
    add r0, r4, r12
    vst1.32 {d16, d17}, [r5]!
    vsub.f32 q8, q4, q14
    add r9, r0, r12, lsl #2
    vst1.32 {d18, d19}, [r5]!
    vsub.f32 q9, q3, q6
    vadd.f32 q14, q14, q4
    vld1.32 {d8, d9}, [r1]
    add r0, r7, r12
    vst1.32 {d20, d21}, [r5]!
    add r1, r0, r12, lsl #2
    vadd.f32 q15, q15, q1
    vld1.32 {d20, d21}, [r6]
    add r0, r4, r12, lsl #1
    vadd.f32 q11, q2, q11
    add r6, r0, r12, lsl #3
    vst1.32 {d16, d17}, [r5]!
    vadd.f32 q3, q6, q3
    vld1.32 {d2, d3}, [r9]
    add r0, r7, r12, lsl #1
    vsub.f32 q8, q4, q10
    add r9, r0, r12, lsl #3
    vld1.32 {d10, d11}, [r1]
    add r0, r4, r12, lsl #1
    vadd.f32 q2, q4, q10
    vst1.32 {d18, d19}, [r5]!
    vsub.f32 q4, q15, q11
    vst1.32 {d16, d17}, [r5]
    sub r5, r5, #112
    vadd.f32 q9, q2, q14
    vld1.32 {d20, d21}, [r5]
    add r5, r5, #128
    vadd.f32 q6, q1, q5
    vsub.f32 q8, q1, q5
    movw r1, #:lower16:(.Lconstants_nnp_fourier_16x16_complex_output_with_bias_with_relu__armv7_neon+16 - (1f + 8))
    movt r1, #:upper16:(.Lconstants_nnp_fourier_16x16_complex_output_with_bias_with_relu__armv7_neon+16 - (1f + 8))
1:
    add r1, pc, r1
    vld1.32 {d2, d3}, [r1]
    vsub.f32 q2, q2, q14
    vld1.32 {d28, d29}, [r0]
    add r0, r7, r12, lsl #1
    vsub.f32 q13, q12, q13
    vst1.32 {d16, d17}, [r5]!
    vadd.f32 q8, q10, q9
    vld1.32 {d24, d25}, [r0]
    add r0, r4, r12, lsl #3
    vadd.f32 q15, q15, q11
    vld1.32 {d22, d23}, [r6]
    add r1, r7, r12, lsl #3
    vst1.32 {d16, d17}, [r5]
    vsub.f32 q8, q3, q6
    sub r5, r5, #32
    vadd.f32 q5, q6, q3
    vld1.32 {d12, d13}, [r5]!
    add r0, r0, r2
    add r1, r1, r2
    vsub.f32 q10, q10, q9
    vld1.32 {d18, d19}, [r5]
    sub r5, r5, #48
    vadd.f32 q3, q15, q5
    vsub.f32 q15, q15, q5
    vadd.f32 q5, q13, q8
    vsub.f32 q13, q13, q8
    vadd.f32 q7, q4, q2
    vsub.f32 q4, q4, q2
    vsub.f32 q2, q6, q9
    vadd.f32 q9, q6, q9
    vld1.32 {d16, d17}, [r5]!
    vld1.32 {d12, d13}, [r5]
    sub r5, r5, #96
    vst1.32 {d8, d9}, [r5]
    add r5, r5, #80
    vst1.32 {d26, d27}, [r5]!
    vst1.32 {d14, d15}, [r5]
    sub r5, r5, #32
    vadd.f32 q4, q8, q6
    vsub.f32 q8, q6, q8
    vld1.32 {d26, d27}, [r5]
    add r5, r5, #48
    vst1.32 {d10, d11}, [r5]!
    vadd.f32 q5, q2, q4
    vsub.f32 q2, q2, q4
    vld1.32 {d12, d13}, [r9]
    add r9, r4, r2
    vadd.f32 q4, q9, q8
    vsub.f32 q7, q8, q9
    vmov q8, q13
    vmls.f32 q13, q5, d2[0]
    vmla.f32 q8, q5, d2[0]
    vst1.32 {d16, d17}, [r5]
    sub r5, r5, #80
    vadd.f32 q5, q14, q12
    vsub.f32 q12, q14, q12
    vld1.32 {d28, d29}, [r5]
    add r5, r5, #112
    vst1.32 {d30, d31}, [r5]
    sub r5, r5, #128
    vadd.f32 q15, q11, q6
    vsub.f32 q9, q11, q6
    vld1.32 {d22, d23}, [r5]
    sub r5, r5, #16
    vmov q6, q14
    vmls.f32 q14, q4, d2[0]
    vmla.f32 q6, q4, d2[0]
    vmov q4, q11
    vmls.f32 q11, q7, d2[0]
    vmla.f32 q4, q7, d2[0]
    vld1.32 {d16, d17}, [r5]
    vmov q7, q8
    vmls.f32 q8, q2, d2[0]
    vmla.f32 q7, q2, d2[0]
    vst1.32 {d16, d17}, [r5]!
    vst1.32 {d22, d23}, [r5]!
    vadd.f32 q2, q5, q15
    vst1.32 {d14, d15}, [r5]!
    vsub.f32 q15, q5, q15
    vld1.32 {d16, d17}, [r0]
    add r6, r7, r2
    vld1.32 {d22, d23}, [r1]
    add r0, r4, r12, lsl #1
    add r1, r0, r2, lsl #2
    vst1.32 {d8, d9}, [r5]
    add r5, r5, #112
    vld1.32 {d8, d9}, [r9]
    add r0, r7, r12, lsl #1
    add r0, r0, r2, lsl #2
    vst1.32 {d28, d29}, [r5]!
    vsub.f32 q14, q11, q8
    vst1.32 {d26, d27}, [r5]!
    vadd.f32 q13, q8, q11
    vld1.32 {d16, d17}, [r6]
    add r6, r4, r2, lsl #1
    vsub.f32 q5, q12, q14
    vst1.32 {d12, d13}, [r5]!
    vadd.f32 q12, q12, q14
    vld1.32 {d28, d29}, [r1]
    add r1, r7, r2, lsl #1
    vsub.f32 q6, q4, q8
    vst1.32 {d20, d21}, [r5]!
    vadd.f32 q8, q4, q8
    vld1.32 {d20, d21}, [r0]
    add r0, r4, r12
    vsub.f32 q4, q6, q9
    add r9, r0, r2, lsl #1
    vst1.32 {d6, d7}, [r5]!
    vsub.f32 q11, q8, q13
    vst1.32 {d4, d5}, [r5]!
    vadd.f32 q2, q14, q10
    vst1.32 {d10, d11}, [r5]!
    vadd.f32 q3, q6, q9
    vld1.32 {d10, d11}, [r6]
    add r0, r7, r12
    add r6, r0, r2, lsl #1
    vadd.f32 q13, q8, q13
    vld1.32 {d16, d17}, [r1]
    add r0, r4, r2
    add r1, r0, r2, lsl #2
    vsub.f32 q10, q10, q14
    vld1.32 {d18, d19}, [r9]
    add r0, r7, r2
    add r0, r0, r2, lsl #2
    vadd.f32 q6, q5, q8
    vst1.32 {d8, d9}, [r5]!
    vld1.32 {d8, d9}, [r6]
    vsub.f32 q14, q5, q8
    lsl r6, r12, #5
    vld1.32 {d10, d11}, [r1]
    add r4, r4, r6
    add r7, r7, r6
    vst1.32 {d30, d31}, [r5]!
    vadd.f32 q15, q2, q6
    vst1.32 {d22, d23}, [r5]!
    vsub.f32 q11, q4, q9
    vst1.32 {d24, d25}, [r5]!
    vadd.f32 q9, q9, q4
    vld1.32 {d16, d17}, [r0]
    vsub.f32 q12, q10, q11
    vst1.32 {d6, d7}, [r5]!
    vsub.f32 q3, q2, q6
    vsub.f32 q2, q8, q5
    vst1.32 {d26, d27}, [r5]!
    vst1.32 {d30, d31}, [r5]
    sub r5, r5, #128
    vadd.f32 q8, q5, q8
    vld1.32 {d8, d9}, [r5]
    add r5, r5, #128
    vsub.f32 q13, q2, q14
    vld1.32 {d10, d11}, [r5]
    sub r5, r5, #16
    vadd.f32 q15, q8, q9
    vsub.f32 q6, q8, q9
    vld1.32 {d16, d17}, [r5]
    add r5, r5, #32
    vst1.32 {d24, d25}, [r5]!
    vadd.f32 q12, q4, q5
    vst1.32 {d26, d27}, [r5]
    sub r5, r5, #272
    vadd.f32 q13, q8, q15
    vsub.f32 q15, q15, q8
    vld1.32 {d16, d17}, [r5]
    add r5, r5, #288
    vst1.32 {d6, d7}, [r5]
    sub r5, r5, #192
    vsub.f32 q3, q4, q5
    vadd.f32 q9, q8, q12
    vsub.f32 q12, q8, q12
    vst1.32 {d18, d19}, [r14]!
    vadd.f32 q8, q10, q11
    vld1.32 {d18, d19}, [r5]
    add r5, r5, #208
    vadd.f32 q11, q2, q14
    vst1.32 {d12, d13}, [r5]
    sub r5, r5, #224
    vmov q14, q8
    vadd.f32 q10, q9, q13
    vsub.f32 q9, q9, q13
    vst1.32 {d20, d21}, [r14]
    add r14, r14, #2032
    vmla.f32 q14, q11, d0[0]
    vst1.32 {d24, d25}, [r14]!
    vmls.f32 q11, q8, d0[0]
    vst1.32 {d18, d19}, [r14]
    sub r14, r14, #1040
    vld1.32 {d16, d17}, [r5]
    sub r5, r5, #64
    vadd.f32 q9, q8, q15
    vsub.f32 q8, q8, q15
    vst1.32 {d18, d19}, [r14]!
    vld1.32 {d18, d19}, [r5]
    add r5, r5, #192
    vadd.f32 q10, q9, q3
    vsub.f32 q9, q9, q3
    vst1.32 {d20, d21}, [r14]
    add r14, r14, #2032
    vst1.32 {d16, d17}, [r14]!
    vst1.32 {d18, d19}, [r14]
    sub r14, r14, #2832
    vld1.32 {d16, d17}, [r5]
    sub r5, r5, #16
    vld1.32 {d18, d19}, [r5]
    sub r5, r5, #208
    vld1.32 {d20, d21}, [r5]
    add r5, r5, #80
    vmov q12, q9
    vmov q13, q10
    vmls.f32 q12, q8, d0[0]
    vmla.f32 q8, q9, d0[0]
    vadd.f32 q9, q12, q14
    vadd.f32 q15, q8, q11
    vmla.f32 q13, q9, d2[1]
    vmls.f32 q10, q9, d2[1]
    vsub.f32 q8, q11, q8
    vsub.f32 q9, q12, q14
    vst1.32 {d26, d27}, [r14]!
    vld1.32 {d22, d23}, [r5]
    sub r5, r5, #16
    vmov q12, q11
    vmls.f32 q11, q15, d2[1]
    vmla.f32 q12, q15, d2[1]
    vst1.32 {d24, d25}, [r14]
    add r14, r14, #2032
    vst1.32 {d20, d21}, [r14]!
    vst1.32 {d22, d23}, [r14]
    sub r14, r14, #1040
    vld1.32 {d20, d21}, [r5]
    sub r5, r5, #16
    vmov q11, q10
    vmls.f32 q10, q8, d2[1]
    vmla.f32 q11, q8, d2[1]
    vst1.32 {d22, d23}, [r14]!
    vld1.32 {d16, d17}, [r5]
    add r5, r5, #128
    vmov q11, q8
    vmls.f32 q8, q9, d2[1]
    vmla.f32 q11, q9, d2[1]
    vst1.32 {d22, d23}, [r14]
    add r14, r14, #2032
    vst1.32 {d20, d21}, [r14]!
    vst1.32 {d16, d17}, [r14]
    sub r14, r14, #2832
    vld1.32 {d16, d17}, [r5]!
    vld1.32 {d18, d19}, [r5]
    add r5, r5, #112
    vld1.32 {d20, d21}, [r5]!
    vld1.32 {d22, d23}, [r5]
    sub r5, r5, #336
    vsub.f32 q12, q8, q9
    vld1.32 {d30, d31}, [r5]
    sub r5, r5, #16
    vadd.f32 q8, q8, q9
    vadd.f32 q9, q10, q11
    vmov q13, q15
    vadd.f32 q14, q12, q9
    vsub.f32 q10, q11, q10
    vmla.f32 q13, q14, d2[0]
    vadd.f32 q11, q8, q10
    vmls.f32 q15, q14, d2[0]
    vsub.f32 q8, q10, q8
    vst1.32 {d26, d27}, [r14]!
    vsub.f32 q9, q12, q9
    vld1.32 {d20, d21}, [r5]
    sub r5, r5, #16
    vmov q12, q10
    vmls.f32 q10, q11, d2[0]
    vmla.f32 q12, q11, d2[0]
    vst1.32 {d24, d25}, [r14]
    add r14, r14, #2032
    vst1.32 {d30, d31}, [r14]!
    vst1.32 {d20, d21}, [r14]
    sub r14, r14, #1040
    vld1.32 {d20, d21}, [r5]
    sub r5, r5, #80
    vmov q11, q10
    vmls.f32 q10, q8, d2[0]
    vmla.f32 q11, q8, d2[0]
    vst1.32 {d22, d23}, [r14]!
    vld1.32 {d16, d17}, [r5]
    add r5, r5, #272
    vmov q11, q8
    vmls.f32 q8, q9, d2[0]
    vmla.f32 q11, q9, d2[0]
    vst1.32 {d22, d23}, [r14]
    add r14, r14, #2032
    vst1.32 {d20, d21}, [r14]!
    vst1.32 {d16, d17}, [r14]
    sub r14, r14, #2832
    vld1.32 {d16, d17}, [r5]!
    vld1.32 {d18, d19}, [r5]
    add r5, r5, #112
    vld1.32 {d20, d21}, [r5]!
    vld1.32 {d22, d23}, [r5]
    vneg.f32 q12, q9
    sub r5, r5, #352
    vld1.32 {d30, d31}, [r5]
    vneg.f32 q13, q10
    sub r5, r5, #16
    vmov q14, q11
    vmla.f32 q12, q8, d0[0]
    vmla.f32 q14, q10, d0[0]
    vmov q10, q15
    vmla.f32 q8, q9, d0[0]
    vmla.f32 q13, q11, d0[0]
    vadd.f32 q9, q12, q14
    vsub.f32 q11, q12, q14
    vmla.f32 q10, q9, d2[1]
    vadd.f32 q12, q8, q13
    vmls.f32 q15, q9, d2[1]
    vsub.f32 q8, q13, q8
    vst1.32 {d20, d21}, [r14]!
    vld1.32 {d18, d19}, [r5]
    sub r5, r5, #16
    sub r0, r5, #16
    vmov q10, q9
    vmls.f32 q9, q12, d2[1]
    vmla.f32 q10, q12, d2[1]
    vst1.32 {d20, d21}, [r14]
    add r14, r14, #2032
    vst1.32 {d30, d31}, [r14]!
    vst1.32 {d18, d19}, [r14]
    sub r14, r14, #1040
    vld1.32 {d18, d19}, [r5]
    sub r5, r5, #48
    sub r5, r5, #4096
    vmov q10, q9
    vmls.f32 q9, q8, d2[1]
    vmla.f32 q10, q8, d2[1]
    vst1.32 {d20, d21}, [r14]!
    vld1.32 {d16, d17}, [r0]
    vmov q10, q8
    vmls.f32 q8, q11, d2[1]
    vmla.f32 q10, q11, d2[1]
    vst1.32 {d20, d21}, [r14]
    add r14, r14, #2032
    vst1.32 {d18, d19}, [r14]!
    vst1.32 {d16, d17}, [r14]
    sub r14, r14, #3856
    cmp r11, #0
    bne .Lrepeat_309
    ldr r0, [r8]
    mov r12, r3
    mov r14, r5
    ldr r4, [r8, #4]
    movw r6, #16
    lsl r0, r0, #2
    ldr r2, [r8, #8]
    add r3, r12, r0
    add r7, r3, r0
    ldr r8, [r8, #12]
    add r9, r7, r0
.Lrepeat_310:
    tst r2, #1
    beq .Lotherwise_311
    vld1.32 {d2, d3}, [r14]
    add r14, r14, #80
    add r5, r5, #4096
    vmov.i32 q2, #0
    vld1.32 {d16, d17}, [r14]
    add r14, r14, #128
    mov r0, r8
    vld1.32 {d18, d19}, [r14]
    sub r14, r14, #144
    ubfx r10, r0, #0, #4
    vld1.32 {d20, d21}, [r14]
    add r14, r14, #128
    vld1.32 {d22, d23}, [r14]
    sub r14, r14, #80
    vsub.f32 q3, q8, q9
    vld1.32 {d24, d25}, [r14]
    add r14, r14, #64
    vadd.f32 q14, q8, q9
    vld1.32 {d16, d17}, [r14]
    sub r14, r14, #16
    vadd.f32 q15, q10, q11
    vld1.32 {d8, d9}, [r14]
    sub r14, r14, #64
    vsub.f32 q9, q10, q11
    vld1.32 {d20, d21}, [r14]
    sub r14, r14, #48
    vadd.f32 q13, q12, q8
    vld1.32 {d22, d23}, [r14]
    add r14, r14, #192
    vadd.f32 q5, q14, q9
    vsub.f32 q12, q8, q12
    vld1.32 {d12, d13}, [r5]!
    vsub.f32 q9, q9, q14
    vld1.32 {d16, d17}, [r14]
    sub r14, r14, #208
    vst1.32 {d30, d31}, [r5]!
    vsub.f32 q14, q4, q10
    vadd.f32 q10, q10, q4
    vld1.32 {d30, d31}, [r14]
    add r14, r14, #192
    vst1.32 {d6, d7}, [r5]!
    vadd.f32 q3, q11, q8
    vsub.f32 q11, q11, q8
    vld1.32 {d16, d17}, [r14]
    sub r14, r14, #208
    vst1.32 {d20, d21}, [r5]!
    vsub.f32 q10, q3, q14
    vadd.f32 q4, q14, q3
    movw r0, #:lower16:(.Lconstants_nnp_fourier_16x16_complex_output_with_bias_with_relu__armv7_neon+16 - (1f + 8))
    movt r0, #:upper16:(.Lconstants_nnp_fourier_16x16_complex_output_with_bias_with_relu__armv7_neon+16 - (1f + 8))
1:
    add r0, pc, r0
    vld1.32 {d6, d7}, [r0]
    vmla.f32 q6, q1, d7[0]
    vld1.32 {d28, d29}, [r14]
    add r14, r14, #128
    sub r0, r14, #16
    vsub.f32 q1, q15, q8
    vadd.f32 q8, q15, q8
    vsub.f32 q15, q1, q13
    vadd.f32 q13, q13, q1
    vmov q7, q10
    vmls.f32 q7, q13, d0[0]
    vmla.f32 q13, q10, d0[0]
    vst1.32 {d26, d27}, [r5]!
    vmov q13, q6
    vmls.f32 q6, q14, d7[0]
    vmla.f32 q13, q14, d7[0]
    vld1.32 {d20, d21}, [r14]
    sub r14, r14, #144
    vmov q14, q4
    vmla.f32 q14, q15, d0[0]
    vmls.f32 q15, q4, d0[0]
    vst1.32 {d28, d29}, [r5]
    vmov q14, q6
    sub r5, r5, #32
    vmla.f32 q6, q10, d7[1]
    vmls.f32 q14, q10, d7[1]
    movw r1, #:lower16:(.Lconstants_nnp_fourier_16x16_complex_output_with_bias_with_relu__armv7_neon+32 - (1f + 8))
    movt r1, #:upper16:(.Lconstants_nnp_fourier_16x16_complex_output_with_bias_with_relu__armv7_neon+32 - (1f + 8))
1:
    add r1, pc, r1
    vld1.32 {d2, d3}, [r1]
    vmov q10, q6
    vmls.f32 q6, q5, d2[0]
    vmla.f32 q10, q5, d2[0]
    vmov q4, q14
    vmls.f32 q14, q9, d2[0]
    vmla.f32 q4, q9, d2[0]
    vsub.f32 q5, q11, q12
    vadd.f32 q11, q12, q11
    vld1.32 {d18, d19}, [r5]
    add r5, r5, #48
    vst1.32 {d20, d21}, [r5]
    sub r5, r5, #48
    vsub.f32 q10, q8, q9
    vadd.f32 q9, q9, q8
    vsub.f32 q12, q10, q5
    vadd.f32 q8, q5, q10
    vld1.32 {d20, d21}, [r0]
    vst1.32 {d16, d17}, [r5]
    sub r5, r5, #16
    vmov q5, q13
    vmls.f32 q13, q10, d7[1]
    vmla.f32 q5, q10, d7[1]
    vld1.32 {d16, d17}, [r5]
    add r5, r5, #80
    vst1.32 {d28, d29}, [r5]
    sub r5, r5, #96
    vmov q10, q13
    vmla.f32 q13, q8, d7[1]
    vmls.f32 q10, q8, d7[1]
    vld1.32 {d16, d17}, [r5]!
    vst1.32 {d26, d27}, [r5]
    sub r5, r5, #16
    vst1.32 {d22, d23}, [r5]
    vmov q11, q5
    add r5, r5, #112
    vmls.f32 q5, q8, d7[1]
    vmla.f32 q11, q8, d7[1]
    vmov q13, q4
    vmls.f32 q4, q15, d2[1]
    vmla.f32 q13, q15, d2[1]
    vst1.32 {d10, d11}, [r5]!
    vmov q8, q11
    vst1.32 {d14, d15}, [r5]!
    vmov q14, q10
    vst1.32 {d12, d13}, [r5]
    sub r5, r5, #160
    sub r5, r5, #4096
    vmla.f32 q8, q9, d7[1]
    vmla.f32 q14, q12, d2[0]
    vmls.f32 q6, q7, d2[1]
    vmls.f32 q11, q9, d7[1]
    vmls.f32 q10, q12, d2[0]
    vmax.f32 q8, q2, q8
    vmax.f32 q9, q2, q13
    vmax.f32 q12, q2, q14
    vmax.f32 q13, q2, q6
    cmp r10, #15
    bne .Lotherwise_312
    vtrn.32 q8, q9
    vtrn.32 q12, q13
    vswp d17, d24
    vswp d19, d26
    vst1.32 {d16, d17}, [r12]
    vst1.32 {d18, d19}, [r3]
    vst1.32 {d24, d25}, [r7]
    vst1.32 {d26, d27}, [r9]
    b .Lend_313
.Lotherwise_312:
    cmp r10, #3
    bne .Lotherwise_314
    vzip.32 q8, q9
    vstr d16, [r12]
    vstr d17, [r3]
    vstr d18, [r7]
    vstr d19, [r9]
    b .Lend_315
.Lotherwise_314:
    cmp r10, #0
    bne .Lotherwise_316
    b .Lend_317
.Lotherwise_316:
    ubfx r0, r10, #0, #4
    cmp r0, #15
    bne .Lotherwise_318
    vtrn.32 q8, q9
    vtrn.32 q12, q13
    vswp d17, d24
    vswp d19, d26
    vst1.32 {d16, d17}, [r12]
    vst1.32 {d18, d19}, [r3]
    vst1.32 {d24, d25}, [r7]
    vst1.32 {d26, d27}, [r9]
    b .Lend_319
.Lotherwise_318:
    tst r10, #1
    beq .Lotherwise_320
    vst1.32 {d16[0]}, [r12]
    vst1.32 {d16[1]}, [r3]
    vst1.32 {d17[0]}, [r7]
    vst1.32 {d17[1]}, [r9]
.Lotherwise_320:
    tst r10, #2
    beq .Lotherwise_321
    add r0, r12, #4
    vst1.32 {d18[0]}, [r0]
    add r0, r3, #4
    vst1.32 {d18[1]}, [r0]
    add r0, r7, #4
    vst1.32 {d19[0]}, [r0]
    add r0, r9, #4
    vst1.32 {d19[1]}, [r0]
.Lotherwise_321:
    tst r10, #4
    beq .Lotherwise_322
    add r0, r12, #8
    vst1.32 {d24[0]}, [r0]
    add r0, r3, #8
    vst1.32 {d24[1]}, [r0]
    add r0, r7, #8
    vst1.32 {d25[0]}, [r0]
    add r0, r9, #8
    vst1.32 {d25[1]}, [r0]
.Lotherwise_322:
    tst r10, #8
    beq .Lotherwise_323
    add r0, r12, #12
    vst1.32 {d26[0]}, [r0]
    add r0, r3, #12
    add r1, r7, #12
    vst1.32 {d26[1]}, [r0]
    add r0, r9, #12
    vst1.32 {d27[0]}, [r1]
    vst1.32 {d27[1]}, [r0]
.Lotherwise_323:
.Lend_319:
.Lend_317:
.Lend_315:
.Lend_313:
    add r5, r5, #144
    vmov.i32 q8, #0
    add r5, r5, #4096
    vld1.32 {d18, d19}, [r5]!
    lsr r0, r8, #8
    ubfx r1, r0, #0, #4
    vld1.32 {d24, d25}, [r5]
    sub r5, r5, #160
    vmax.f32 q11, q8, q11
    sub r5, r5, #4096
    vmax.f32 q13, q8, q4
    vmla.f32 q12, q9, d2[1]
    vmax.f32 q9, q8, q10
    vmax.f32 q8, q8, q12
    cmp r1, #15
    bne .Lotherwise_324
    add r0, r12, #32
    add r1, r3, #32
    vtrn.32 q11, q13
    vtrn.32 q9, q8
    vswp d23, d18
    vswp d27, d16
    vst1.32 {d22, d23}, [r0]
    add r0, r7, #32
    vst1.32 {d26, d27}, [r1]
    add r1, r9, #32
    vst1.32 {d18, d19}, [r0]
    vst1.32 {d16, d17}, [r1]
    b .Lend_325
.Lotherwise_324:
    cmp r1, #3
    bne .Lotherwise_326
    vzip.32 q11, q13
    vstr d22, [r12, #32]
    vstr d23, [r3, #32]
    vstr d26, [r7, #32]
    vstr d27, [r9, #32]
    b .Lend_327
.Lotherwise_326:
    cmp r1, #0
    bne .Lotherwise_328
    b .Lend_329
.Lotherwise_328:
    ubfx r0, r1, #0, #4
    cmp r0, #15
    bne .Lotherwise_330
    add r0, r12, #32
    add r1, r3, #32
    vtrn.32 q11, q13
    vtrn.32 q9, q8
    vswp d23, d18
    vswp d27, d16
    vst1.32 {d22, d23}, [r0]
    add r0, r7, #32
    vst1.32 {d26, d27}, [r1]
    add r1, r9, #32
    vst1.32 {d18, d19}, [r0]
    vst1.32 {d16, d17}, [r1]
    b .Lend_331
.Lotherwise_330:
    tst r1, #1
    beq .Lotherwise_332
    add r0, r12, #32
    vst1.32 {d22[0]}, [r0]
    add r0, r3, #32
    vst1.32 {d22[1]}, [r0]
    add r0, r7, #32
    vst1.32 {d23[0]}, [r0]
    add r0, r9, #32
    vst1.32 {d23[1]}, [r0]
.Lotherwise_332:
    tst r1, #2
    beq .Lotherwise_333
    add r0, r12, #36
    vst1.32 {d26[0]}, [r0]
    add r0, r3, #36
    vst1.32 {d26[1]}, [r0]
    add r0, r7, #36
    vst1.32 {d27[0]}, [r0]
    add r0, r9, #36
    vst1.32 {d27[1]}, [r0]
.Lotherwise_333:
    tst r1, #4
    beq .Lotherwise_334
    add r0, r12, #40
    vst1.32 {d18[0]}, [r0]
    add r0, r3, #40
    vst1.32 {d18[1]}, [r0]
    add r0, r7, #40
    vst1.32 {d19[0]}, [r0]
    add r0, r9, #40
    vst1.32 {d19[1]}, [r0]
.Lotherwise_334:
    tst r1, #8
    beq .Lotherwise_335
    add r0, r12, #44
    vst1.32 {d16[0]}, [r0]
    add r0, r3, #44
    add r1, r7, #44
    vst1.32 {d16[1]}, [r0]
    add r0, r9, #44
    vst1.32 {d17[0]}, [r1]
    vst1.32 {d17[1]}, [r0]
.Lotherwise_335:
.Lend_331:
.Lend_329:
.Lend_327:
.Lend_325:
    add r5, r5, #16
    vmov.i32 q14, #0
    add r5, r5, #4096
    vld1.32 {d16, d17}, [r5]
    add r5, r5, #112
    lsr r0, r8, #4
    vld1.32 {d18, d19}, [r5]
    sub r5, r5, #48
    ubfx r1, r0, #0, #4
    vld1.32 {d20, d21}, [r5]
    add r5, r5, #32
    vld1.32 {d22, d23}, [r5]
    sub r5, r5, #64
    vmov q12, q9
    vld1.32 {d26, d27}, [r5]
    sub r5, r5, #16
    vmla.f32 q9, q8, d7[1]
    vld1.32 {d30, d31}, [r5]
    add r5, r5, #32
    vmov q2, q11
    vld1.32 {d8, d9}, [r5]
    add r5, r5, #32
    vmla.f32 q11, q10, d2[1]
    vld1.32 {d10, d11}, [r5]
    sub r5, r5, #80
    vmls.f32 q12, q8, d7[1]
    vmov q8, q15
    vst1.32 {d18, d19}, [r5]!
    vmov q9, q5
    vmls.f32 q2, q10, d2[1]
    vst1.32 {d22, d23}, [r5]
    sub r5, r5, #32
    vmls.f32 q8, q13, d2[0]
    sub r5, r5, #4096
    vmls.f32 q9, q4, d2[1]
    vmla.f32 q15, q13, d2[0]
    vmax.f32 q10, q14, q12
    vmax.f32 q11, q14, q2
    vmax.f32 q8, q14, q8
    vmax.f32 q9, q14, q9
    cmp r1, #15
    bne .Lotherwise_336
    add r0, r12, #16
    add r1, r3, #16
    vtrn.32 q10, q11
    vtrn.32 q8, q9
    vswp d21, d16
    vswp d23, d18
    vst1.32 {d20, d21}, [r0]
    add r0, r7, #16
    vst1.32 {d22, d23}, [r1]
    add r1, r9, #16
    vst1.32 {d16, d17}, [r0]
    vst1.32 {d18, d19}, [r1]
    b .Lend_337
.Lotherwise_336:
    cmp r1, #3
    bne .Lotherwise_338
    vzip.32 q10, q11
    vstr d20, [r12, #16]
    vstr d21, [r3, #16]
    vstr d22, [r7, #16]
    vstr d23, [r9, #16]
    b .Lend_339
.Lotherwise_338:
    cmp r1, #0
    bne .Lotherwise_340
    b .Lend_341
.Lotherwise_340:
    ubfx r0, r1, #0, #4
    cmp r0, #15
    bne .Lotherwise_342
    add r0, r12, #16
    add r1, r3, #16
    vtrn.32 q10, q11
    vtrn.32 q8, q9
    vswp d21, d16
    vswp d23, d18
    vst1.32 {d20, d21}, [r0]
    add r0, r7, #16
    vst1.32 {d22, d23}, [r1]
    add r1, r9, #16
    vst1.32 {d16, d17}, [r0]
    vst1.32 {d18, d19}, [r1]
    b .Lend_343
.Lotherwise_342:
    tst r1, #1
    beq .Lotherwise_344
    add r0, r12, #16
    vst1.32 {d20[0]}, [r0]
    add r0, r3, #16
    vst1.32 {d20[1]}, [r0]
    add r0, r7, #16
    vst1.32 {d21[0]}, [r0]
    add r0, r9, #16
    vst1.32 {d21[1]}, [r0]
.Lotherwise_344:
    tst r1, #2
    beq .Lotherwise_345
    add r0, r12, #20
    vst1.32 {d22[0]}, [r0]
    add r0, r3, #20
    vst1.32 {d22[1]}, [r0]
    add r0, r7, #20
    vst1.32 {d23[0]}, [r0]
    add r0, r9, #20
    vst1.32 {d23[1]}, [r0]
.Lotherwise_345:
    tst r1, #4
    beq .Lotherwise_346
    add r0, r12, #24
    vst1.32 {d16[0]}, [r0]
    add r0, r3, #24
    vst1.32 {d16[1]}, [r0]
    add r0, r7, #24
    vst1.32 {d17[0]}, [r0]
    add r0, r9, #24
    vst1.32 {d17[1]}, [r0]
.Lotherwise_346:
    tst r1, #8
    beq .Lotherwise_347
    add r0, r12, #28
    vst1.32 {d18[0]}, [r0]
    add r0, r3, #28
    add r1, r7, #28
    vst1.32 {d18[1]}, [r0]
    add r0, r9, #28
    vst1.32 {d19[0]}, [r1]
    vst1.32 {d19[1]}, [r0]
.Lotherwise_347:
.Lend_343:
.Lend_341:
.Lend_339:
.Lend_337:
    vmla.f32 q5, q4, d2[1]
    add r5, r5, #16
    add r5, r5, #4096
    vld1.32 {d16, d17}, [r5]!
    vmov.i32 q9, #0
    lsr r0, r8, #12
    vld1.32 {d20, d21}, [r5]
    ubfx r1, r0, #0, #4
    sub r5, r5, #32
    vmax.f32 q8, q9, q8
    sub r5, r5, #4096
    vmax.f32 q10, q9, q10
    vmax.f32 q11, q9, q15
    vmax.f32 q9, q9, q5
    cmp r1, #15
    bne .Lotherwise_348
    add r0, r12, #48
    add r1, r3, #48
    vtrn.32 q8, q10
    vtrn.32 q11, q9
    vswp d17, d22
    vswp d21, d18
    vst1.32 {d16, d17}, [r0]
    add r0, r7, #48
    vst1.32 {d20, d21}, [r1]
    add r1, r9, #48
    vst1.32 {d22, d23}, [r0]
    vst1.32 {d18, d19}, [r1]
    b .Lend_349
.Lotherwise_348:
    cmp r1, #3
    bne .Lotherwise_350
    vzip.32 q8, q10
    vstr d16, [r12, #48]
    vstr d17, [r3, #48]
    vstr d20, [r7, #48]
    vstr d21, [r9, #48]
    b .Lend_351
.Lotherwise_350:
    cmp r1, #0
    bne .Lotherwise_352
    b .Lend_353
.Lotherwise_352:
    ubfx r0, r1, #0, #4
    cmp r0, #15
    bne .Lotherwise_354
    add r0, r12, #48
    add r1, r3, #48
    vtrn.32 q8, q10
    vtrn.32 q11, q9
    vswp d17, d22
    vswp d21, d18
    vst1.32 {d16, d17}, [r0]
    add r0, r7, #48
    vst1.32 {d20, d21}, [r1]
    add r1, r9, #48
    vst1.32 {d22, d23}, [r0]
    vst1.32 {d18, d19}, [r1]
    b .Lend_355
.Lotherwise_354:
    tst r1, #1
    beq .Lotherwise_356
    add r0, r12, #48
    vst1.32 {d16[0]}, [r0]
    add r0, r3, #48
    vst1.32 {d16[1]}, [r0]
    add r0, r7, #48
    vst1.32 {d17[0]}, [r0]
    add r0, r9, #48
    vst1.32 {d17[1]}, [r0]
.Lotherwise_356:
    tst r1, #2
    beq .Lotherwise_357
    add r0, r12, #52
    vst1.32 {d20[0]}, [r0]
    add r0, r3, #52
    vst1.32 {d20[1]}, [r0]
    add r0, r7, #52
    vst1.32 {d21[0]}, [r0]
    add r0, r9, #52
    vst1.32 {d21[1]}, [r0]
.Lotherwise_357:
    tst r1, #4
    beq .Lotherwise_358
    add r0, r12, #56
    vst1.32 {d22[0]}, [r0]
    add r0, r3, #56
    vst1.32 {d22[1]}, [r0]
    add r0, r7, #56
    vst1.32 {d23[0]}, [r0]
    add r0, r9, #56
    vst1.32 {d23[1]}, [r0]
.Lotherwise_358:
    tst r1, #8
    beq .Lotherwise_359
    add r0, r12, #60
    vst1.32 {d18[0]}, [r0]
    add r0, r3, #60
    add r1, r7, #60
    vst1.32 {d18[1]}, [r0]
    add r0, r9, #60
    vst1.32 {d19[0]}, [r1]
    vst1.32 {d19[1]}, [r0]
.Lotherwise_359:
.Lend_355:
.Lend_353:
.Lend_351:
.Lend_349:
.Lotherwise_311:
    sub r6, r6, #1
    lsr r2, r2, #1
    add r12, r12, r4, lsl #2
    add r3, r3, r4, lsl #2
    add r7, r7, r4, lsl #2
    add r9, r9, r4, lsl #2
    add r14, r14, #256
    cmp r6, #0
    bne .Lrepeat_310
    vpop {d8, d9, d10, d11, d12, d13, d14, d15}
    pop {r4, r5, r6, r7, r8, r9, r10, r11, pc}
    .size nnp_fourier_16x16_complex_output_with_bias_with_relu__armv7_neon, . - nnp_fourier_16x16_complex_output_with_bias_with_relu__armv7_neon

.section .rodata
    .p2align 4
.Lconstants_nnp_fourier_16x16_gauss_left__armv7_neon:
    .long 0x3f3504f3, 0x3ed413cd, 0x3f6c835e, 0x00000000

    .text
    .p2align 4
    .globl nnp_fourier_16x16_gauss_left__armv7_neon
    .type nnp_fourier_16x16_gauss_left__armv7_neon, %function
nnp_fourier_16x16_gauss_left__armv7_neon:
    push {r4, r5, r6, r7, r8, r9, r10, r11, r14}
    vpush {d8, d9, d10, d11, d12, d13, d14, d15}
    mov r5, r1
    ldr r4, [sp, #100]
    ldr r1, [r5]
    mov r6, r0
    movw r12, #65535
    ldr r14, [r5, #12]
    mov r7, r2
    mov r8, r3
    lsl r0, r1, #2
    ldr r2, [r5, #4]
    add r3, r6, r0
    add r9, r3, r0
    ldr r5, [r5, #8]
    eor r1, r14, r12
    add r12, r9, r0
    cmp r1, #0
    bne .Lotherwise_360
    mov r14, r4
    movw r10, #16
.Lrepeat_361:
    tst r5, #1
    beq .Lotherwise_362
    vld1.32 {d16, d17}, [r6]
    add r6, r6, #32
    add r4, r4, #4096
    vld1.32 {d18, d19}, [r3]
    add r3, r3, #32
    add r14, r14, #128
    vld1.32 {d20, d21}, [r9]
    vmov q15, q8
    add r9, r9, #32
    vld1.32 {d16, d17}, [r12]
    vmov q0, q9
    add r12, r12, #32
    vmov q1, q10
    vld1.32 {d18, d19}, [r6]
    sub r6, r6, #16
    vmov q14, q8
    vld1.32 {d16, d17}, [r3]
    sub r3, r3, #16
    vld1.32 {d20, d21}, [r9]
    vtrn.32 q15, q0
    sub r9, r9, #16
    vld1.32 {d22, d23}, [r12]
    vtrn.32 q1, q14
    sub r12, r12, #16
    vmov q3, q9
    vld1.32 {d4, d5}, [r6]
    add r0, r6, #32
    vmov q4, q8
    vld1.32 {d26, d27}, [r3]
    add r1, r3, #32
    vmov q5, q10
    vld1.32 {d24, d25}, [r9]
    sub r6, r6, #16
    vmov q6, q11
    vld1.32 {d18, d19}, [r12]
    sub r3, r3, #16
    vswp d1, d28
    vld1.32 {d20, d21}, [r0]
    add r0, r9, #32
    vtrn.32 q3, q4
    vld1.32 {d22, d23}, [r1]
    add r1, r12, #32
    vtrn.32 q5, q6
    vst1.32 {d28, d29}, [r4]
    sub r9, r9, #16
    vld1.32 {d28, d29}, [r4]
    vswp d31, d2
    sub r12, r12, #16
    vswp d9, d12
    vld1.32 {d16, d17}, [r0]
    vswp d7, d10
    vtrn.32 q2, q13
    vtrn.32 q12, q9
    vtrn.32 q10, q11
    vswp d27, d18
    vswp d5, d24
    vadd.f32 q7, q15, q3
    vsub.f32 q15, q15, q3
    vadd.f32 q3, q0, q4
    vsub.f32 q0, q0, q4
    vadd.f32 q4, q1, q5
    vsub.f32 q1, q1, q5
    vadd.f32 q5, q14, q6
    vsub.f32 q14, q6, q14
    vst1.32 {d28, d29}, [r4]!
    vld1.32 {d28, d29}, [r1]
    vst1.32 {d0, d1}, [r4]!
    vst1.32 {d10, d11}, [r4]!
    vst1.32 {d6, d7}, [r4]!
    vtrn.32 q8, q14
    vst1.32 {d30, d31}, [r4]!
    vst1.32 {d2, d3}, [r4]!
    vst1.32 {d8, d9}, [r4]!
    vswp d21, d16
    vst1.32 {d14, d15}, [r4]!
    vswp d23, d28
    vst1.32 {d18, d19}, [r4]
    vadd.f32 q15, q2, q10
    vld1.32 {d2, d3}, [r4]
    sub r4, r4, #16
    vadd.f32 q3, q12, q8
    vld1.32 {d14, d15}, [r4]
    sub r4, r4, #16
    vadd.f32 q4, q13, q11
    vld1.32 {d10, d11}, [r4]!
    vadd.f32 q6, q1, q14
    movw r0, #:lower16:(.Lconstants_nnp_fourier_16x16_gauss_left__armv7_neon - (1f + 8))
    movt r0, #:upper16:(.Lconstants_nnp_fourier_16x16_gauss_left__armv7_neon - (1f + 8))
1:
    add r0, pc, r0
    vld1.32 {d0, d1}, [r0]
    vsub.f32 q9, q8, q12
    vadd.f32 q12, q7, q15
    vsub.f32 q8, q7, q15
    vadd.f32 q15, q5, q3
    vst1.32 {d16, d17}, [r4]
    vsub.f32 q3, q3, q5
    sub r4, r4, #32
    vsub.f32 q8, q12, q15
    vadd.f32 q12, q12, q15
    vst1.32 {d16, d17}, [r14]
    sub r14, r14, #128
    vsub.f32 q14, q14, q1
    vld1.32 {d16, d17}, [r4]
    sub r4, r4, #16
    vsub.f32 q15, q10, q2
    vld1.32 {d2, d3}, [r4]!
    vsub.f32 q2, q11, q13
    vst1.32 {d6, d7}, [r4]
    sub r4, r4, #32
    vadd.f32 q10, q8, q9
    vld1.32 {d10, d11}, [r4]
    sub r4, r4, #16
    vmov q11, q1
    vld1.32 {d26, d27}, [r4]!
    vmov q3, q14
    vsub.f32 q9, q9, q8
    vadd.f32 q7, q5, q4
    vsub.f32 q8, q5, q4
    vadd.f32 q4, q6, q13
    vsub.f32 q13, q6, q13
    vst1.32 {d16, d17}, [r4]
    sub r4, r4, #16
    vadd.f32 q8, q7, q4
    vsub.f32 q4, q4, q7
    vst1.32 {d26, d27}, [r4]
    sub r4, r4, #16
    vadd.f32 q13, q12, q8
    vsub.f32 q8, q12, q8
    vst1.32 {d26, d27}, [r14]!
    vmov q12, q15
    vst1.32 {d16, d17}, [r14]
    add r14, r14, #128
    vmla.f32 q11, q10, d0[0]
    vst1.32 {d8, d9}, [r14]
    sub r14, r14, #112
    vmla.f32 q12, q9, d0[0]
    vld1.32 {d16, d17}, [r4]
    sub r4, r4, #16
    vmls.f32 q1, q10, d0[0]
    vld1.32 {d20, d21}, [r4]
    add r4, r4, #48
    vmls.f32 q15, q9, d0[0]
    vmov q5, q8
    vmls.f32 q3, q10, d0[1]
    vmla.f32 q5, q2, d0[1]
    vmls.f32 q2, q8, d0[1]
    vmla.f32 q10, q14, d0[1]
    vmov q13, q11
    vadd.f32 q14, q5, q3
    vmov q4, q12
    vadd.f32 q6, q2, q10
    vsub.f32 q8, q2, q10
    vmov q9, q1
    vmla.f32 q13, q14, d1[0]
    vsub.f32 q10, q3, q5
    vmov q2, q15
    vmla.f32 q4, q6, d1[0]
    vmls.f32 q11, q14, d1[0]
    vst1.32 {d26, d27}, [r14]!
    vmla.f32 q9, q8, d1[0]
    vmla.f32 q2, q10, d1[0]
    vmls.f32 q1, q8, d1[0]
    vst1.32 {d8, d9}, [r14]
    add r14, r14, #176
    vst1.32 {d22, d23}, [r14]
    sub r14, r14, #64
    vneg.f32 q14, q15
    vst1.32 {d18, d19}, [r14]!
    vneg.f32 q8, q12
    vst1.32 {d4, d5}, [r14]
    sub r14, r14, #80
    vmla.f32 q14, q10, d1[0]
    vst1.32 {d2, d3}, [r14]
    sub r14, r14, #32
    vmla.f32 q8, q6, d1[0]
    vld1.32 {d18, d19}, [r4]
    sub r4, r4, #16
    vld1.32 {d20, d21}, [r4]
    add r4, r4, #80
    sub r0, r4, #32
    vld1.32 {d22, d23}, [r4]
    sub r4, r4, #112
    sub r4, r4, #4096
    vadd.f32 q12, q9, q10
    vmov q13, q11
    vsub.f32 q9, q10, q9
    vmla.f32 q13, q12, d0[0]
    vmls.f32 q11, q12, d0[0]
    vst1.32 {d26, d27}, [r14]!
    vld1.32 {d20, d21}, [r0]
    vneg.f32 q12, q10
    vmla.f32 q10, q9, d0[0]
    vmla.f32 q12, q9, d0[0]
    vst1.32 {d20, d21}, [r14]
    add r14, r14, #112
    vst1.32 {d22, d23}, [r14]
    sub r14, r14, #80
    vst1.32 {d28, d29}, [r14]
    add r14, r14, #96
    add r0, r14, #32
    vst1.32 {d24, d25}, [r14]
    sub r14, r14, #208
    vst1.32 {d16, d17}, [r0]
    b .Lend_363
.Lotherwise_362:
    vmov.i32 q8, #0
    vst1.32 {d16, d17}, [r14]!
    vst1.32 {d16, d17}, [r14]!
    vst1.32 {d16, d17}, [r14]!
    vst1.32 {d16, d17}, [r14]!
    vst1.32 {d16, d17}, [r14]!
    vst1.32 {d16, d17}, [r14]!
    vst1.32 {d16, d17}, [r14]!
    vst1.32 {d16, d17}, [r14]!
    vst1.32 {d16, d17}, [r14]!
    vst1.32 {d16, d17}, [r14]!
    vst1.32 {d16, d17}, [r14]!
    vst1.32 {d16, d17}, [r14]!
    vst1.32 {d16, d17}, [r14]!
    vst1.32 {d16, d17}, [r14]!
    vst1.32 {d16, d17}, [r14]!
    vst1.32 {d16, d17}, [r14]
    sub r14, r14, #240
.Lend_363:
    sub r10, r10, #1
    lsr r5, r5, #1
    add r6, r6, r2, lsl #2
    add r3, r3, r2, lsl #2
    add r9, r9, r2, lsl #2
    add r12, r12, r2, lsl #2
    add r14, r14, #256
    cmp r10, #0
    bne .Lrepeat_361
    b .Lend_364
.Lotherwise_360:
    mov r1, r4
    movw r10, #16
.Lrepeat_365:
    tst r5, #1
    beq .Lotherwise_366
    ubfx r0, r14, #0, #4
    cmp r0, #15
    bne .Lotherwise_367
    vld1.32 {d16, d17}, [r6]
    vld1.32 {d18, d19}, [r3]
    vld1.32 {d20, d21}, [r9]
    vld1.32 {d22, d23}, [r12]
    vtrn.32 q8, q9
    vtrn.32 q10, q11
    vswp d17, d20
    vswp d19, d22
    vmov q12, q8
    vmov q13, q9
    vmov q14, q10
    b .Lend_368
.Lotherwise_367:
    vmov.i32 q12, #0
    tst r14, #1
    beq .Lotherwise_369
    vld1.32 {d24[0]}, [r6]
    vld1.32 {d24[1]}, [r3]
    vld1.32 {d25[0]}, [r9]
    vld1.32 {d25[1]}, [r12]
.Lotherwise_369:
    vmov.i32 q13, #0
    tst r14, #2
    beq .Lotherwise_370
    add r0, r6, #4
    vld1.32 {d26[0]}, [r0]
    add r0, r3, #4
    vld1.32 {d26[1]}, [r0]
    add r0, r9, #4
    vld1.32 {d27[0]}, [r0]
    add r0, r12, #4
    vld1.32 {d27[1]}, [r0]
.Lotherwise_370:
    vmov.i32 q14, #0
    tst r14, #4
    beq .Lotherwise_371
    add r0, r6, #8
    vld1.32 {d28[0]}, [r0]
    add r0, r3, #8
    vld1.32 {d28[1]}, [r0]
    add r0, r9, #8
    vld1.32 {d29[0]}, [r0]
    add r0, r12, #8
    vld1.32 {d29[1]}, [r0]
.Lotherwise_371:
    vmov.i32 q11, #0
    tst r14, #8
    beq .Lotherwise_372
    add r0, r6, #12
    vld1.32 {d22[0]}, [r0]
    add r0, r3, #12
    vld1.32 {d22[1]}, [r0]
    add r0, r9, #12
    vld1.32 {d23[0]}, [r0]
    add r0, r12, #12
    vld1.32 {d23[1]}, [r0]
.Lotherwise_372:
.Lend_368:
    add r0, r4, #4096
    vst1.32 {d22, d23}, [r0]
    ubfx r0, r14, #8, #4
    cmp r0, #15
    bne .Lotherwise_373
    add r0, r6, #32
    vld1.32 {d16, d17}, [r0]
    add r0, r3, #32
    vld1.32 {d18, d19}, [r0]
    add r0, r9, #32
    vld1.32 {d20, d21}, [r0]
    add r0, r12, #32
    vld1.32 {d22, d23}, [r0]
    vtrn.32 q8, q9
    vtrn.32 q10, q11
    vswp d17, d20
    vswp d19, d22
    b .Lend_374
.Lotherwise_373:
    vmov.i32 q8, #0
    tst r14, #256
    beq .Lotherwise_375
    add r0, r6, #32
    vld1.32 {d16[0]}, [r0]
    add r0, r3, #32
    vld1.32 {d16[1]}, [r0]
    add r0, r9, #32
    vld1.32 {d17[0]}, [r0]
    add r0, r12, #32
    vld1.32 {d17[1]}, [r0]
.Lotherwise_375:
    vmov.i32 q9, #0
    tst r14, #512
    beq .Lotherwise_376
    add r0, r6, #36
    vld1.32 {d18[0]}, [r0]
    add r0, r3, #36
    vld1.32 {d18[1]}, [r0]
    add r0, r9, #36
    vld1.32 {d19[0]}, [r0]
    add r0, r12, #36
    vld1.32 {d19[1]}, [r0]
.Lotherwise_376:
    vmov.i32 q10, #0
    tst r14, #1024
    beq .Lotherwise_377
    add r0, r6, #40
    vld1.32 {d20[0]}, [r0]
    add r0, r3, #40
    vld1.32 {d20[1]}, [r0]
    add r0, r9, #40
    vld1.32 {d21[0]}, [r0]
    add r0, r12, #40
    vld1.32 {d21[1]}, [r0]
.Lotherwise_377:
    vmov.i32 q11, #0
    tst r14, #2048
    beq .Lotherwise_378
    add r0, r6, #44
    vld1.32 {d22[0]}, [r0]
    add r0, r3, #44
    vld1.32 {d22[1]}, [r0]
    add r0, r9, #44
    vld1.32 {d23[0]}, [r0]
    add r0, r12, #44
    vld1.32 {d23[1]}, [r0]
.Lotherwise_378:
.Lend_374:
    add r4, r4, #4096
    vsub.f32 q15, q13, q9
    vld1.32 {d0, d1}, [r4]
    ubfx r0, r14, #4, #4
    vadd.f32 q9, q13, q9
    vsub.f32 q13, q12, q8
    vsub.f32 q1, q11, q0
    vadd.f32 q11, q0, q11
    vst1.32 {d2, d3}, [r4]!
    vadd.f32 q12, q12, q8
    vst1.32 {d30, d31}, [r4]!
    vadd.f32 q15, q14, q10
    vst1.32 {d22, d23}, [r4]!
    vsub.f32 q14, q14, q10
    vst1.32 {d18, d19}, [r4]!
    vst1.32 {d26, d27}, [r4]
    sub r4, r4, #4160
    cmp r0, #15
    bne .Lotherwise_379
    add r0, r6, #16
    vld1.32 {d16, d17}, [r0]
    add r0, r3, #16
    vld1.32 {d18, d19}, [r0]
    add r0, r9, #16
    vld1.32 {d20, d21}, [r0]
    add r0, r12, #16
    vld1.32 {d22, d23}, [r0]
    vtrn.32 q8, q9
    vtrn.32 q10, q11
    vswp d17, d20
    vswp d19, d22
    vmov q13, q8
    vmov q0, q9
    vmov q1, q10
    b .Lend_380
.Lotherwise_379:
    vmov.i32 q13, #0
    tst r14, #16
    beq .Lotherwise_381
    add r0, r6, #16
    vld1.32 {d26[0]}, [r0]
    add r0, r3, #16
    vld1.32 {d26[1]}, [r0]
    add r0, r9, #16
    vld1.32 {d27[0]}, [r0]
    add r0, r12, #16
    vld1.32 {d27[1]}, [r0]
.Lotherwise_381:
    vmov.i32 q0, #0
    tst r14, #32
    beq .Lotherwise_382
    add r0, r6, #20
    vld1.32 {d0[0]}, [r0]
    add r0, r3, #20
    vld1.32 {d0[1]}, [r0]
    add r0, r9, #20
    vld1.32 {d1[0]}, [r0]
    add r0, r12, #20
    vld1.32 {d1[1]}, [r0]
.Lotherwise_382:
    vmov.i32 q1, #0
    tst r14, #64
    beq .Lotherwise_383
    add r0, r6, #24
    vld1.32 {d2[0]}, [r0]
    add r0, r3, #24
    vld1.32 {d2[1]}, [r0]
    add r0, r9, #24
    vld1.32 {d3[0]}, [r0]
    add r0, r12, #24
    vld1.32 {d3[1]}, [r0]
.Lotherwise_383:
    vmov.i32 q11, #0
    tst r14, #128
    beq .Lotherwise_384
    add r0, r6, #28
    vld1.32 {d22[0]}, [r0]
    add r0, r3, #28
    vld1.32 {d22[1]}, [r0]
    add r0, r9, #28
    vld1.32 {d23[0]}, [r0]
    add r0, r12, #28
    vld1.32 {d23[1]}, [r0]
.Lotherwise_384:
.Lend_380:
    add r4, r4, #80
    add r4, r4, #4096
    vst1.32 {d28, d29}, [r4]!
    ubfx r0, r14, #12, #4
    vst1.32 {d30, d31}, [r4]!
    vst1.32 {d24, d25}, [r4]!
    vst1.32 {d22, d23}, [r4]
    sub r4, r4, #4224
    cmp r0, #15
    bne .Lotherwise_385
    add r0, r6, #48
    vld1.32 {d16, d17}, [r0]
    add r0, r3, #48
    vld1.32 {d18, d19}, [r0]
    add r0, r9, #48
    vld1.32 {d20, d21}, [r0]
    add r0, r12, #48
    vld1.32 {d22, d23}, [r0]
    vtrn.32 q8, q9
    vtrn.32 q10, q11
    vswp d17, d20
    vswp d19, d22
    vmov q3, q8
    vmov q4, q9
    b .Lend_386
.Lotherwise_385:
    vmov.i32 q3, #0
    tst r14, #4096
    beq .Lotherwise_387
    add r0, r6, #48
    vld1.32 {d6[0]}, [r0]
    add r0, r3, #48
    vld1.32 {d6[1]}, [r0]
    add r0, r9, #48
    vld1.32 {d7[0]}, [r0]
    add r0, r12, #48
    vld1.32 {d7[1]}, [r0]
.Lotherwise_387:
    vmov.i32 q4, #0
    tst r14, #8192
    beq .Lotherwise_388
    add r0, r6, #52
    vld1.32 {d8[0]}, [r0]
    add r0, r3, #52
    vld1.32 {d8[1]}, [r0]
    add r0, r9, #52
    vld1.32 {d9[0]}, [r0]
    add r0, r12, #52
    vld1.32 {d9[1]}, [r0]
.Lotherwise_388:
    vmov.i32 q10, #0
    tst r14, #16384
    beq .Lotherwise_389
    add r0, r6, #56
    vld1.32 {d20[0]}, [r0]
    add r0, r3, #56
    vld1.32 {d20[1]}, [r0]
    add r0, r9, #56
    vld1.32 {d21[0]}, [r0]
    add r0, r12, #56
    vld1.32 {d21[1]}, [r0]
.Lotherwise_389:
    vmov.i32 q11, #0
    tst r14, #32768
    beq .Lotherwise_390
    add r0, r6, #60
    vld1.32 {d22[0]}, [r0]
    add r0, r3, #60
    vld1.32 {d22[1]}, [r0]
    add r0, r9, #60
    vld1.32 {d23[0]}, [r0]
    add r0, r12, #60
    vld1.32 {d23[1]}, [r0]
.Lotherwise_390:
.Lend_386:
    add r4, r4, #4224
    vadd.f32 q8, q13, q3
    vld1.32 {d24, d25}, [r4]
    sub r4, r4, #16
    vadd.f32 q14, q1, q10
    add r1, r1, #128
    vld1.32 {d14, d15}, [r4]
    sub r4, r4, #16
    vadd.f32 q15, q0, q4
    vld1.32 {d10, d11}, [r4]!
    vadd.f32 q6, q12, q11
    movw r0, #:lower16:(.Lconstants_nnp_fourier_16x16_gauss_left__armv7_neon - (1f + 8))
    movt r0, #:upper16:(.Lconstants_nnp_fourier_16x16_gauss_left__armv7_neon - (1f + 8))
1:
    add r0, pc, r0
    vld1.32 {d4, d5}, [r0]
    vsub.f32 q9, q10, q1
    vadd.f32 q10, q7, q8
    vsub.f32 q8, q7, q8
    vadd.f32 q1, q5, q14
    vst1.32 {d16, d17}, [r4]
    vsub.f32 q5, q14, q5
    sub r4, r4, #32
    vsub.f32 q8, q10, q1
    vadd.f32 q14, q10, q1
    vst1.32 {d16, d17}, [r1]
    sub r1, r1, #128
    vsub.f32 q12, q11, q12
    vld1.32 {d16, d17}, [r4]
    sub r4, r4, #16
    vsub.f32 q13, q3, q13
    vld1.32 {d2, d3}, [r4]!
    vsub.f32 q3, q4, q0
    vst1.32 {d10, d11}, [r4]
    sub r4, r4, #32
    vadd.f32 q10, q8, q9
    vld1.32 {d10, d11}, [r4]
    sub r4, r4, #16
    vmov q11, q1
    vld1.32 {d0, d1}, [r4]!
    vmov q4, q12
    vsub.f32 q9, q9, q8
    vadd.f32 q7, q5, q15
    vsub.f32 q8, q5, q15
    vadd.f32 q5, q6, q0
    vsub.f32 q15, q6, q0
    vst1.32 {d16, d17}, [r4]
    sub r4, r4, #16
    vadd.f32 q8, q7, q5
    vsub.f32 q0, q5, q7
    vst1.32 {d30, d31}, [r4]
    sub r4, r4, #16
    vadd.f32 q15, q14, q8
    vsub.f32 q8, q14, q8
    vst1.32 {d30, d31}, [r1]!
    vmov q14, q13
    vst1.32 {d16, d17}, [r1]
    add r1, r1, #128
    vmla.f32 q11, q10, d4[0]
    vst1.32 {d0, d1}, [r1]
    sub r1, r1, #112
    vmla.f32 q14, q9, d4[0]
    vld1.32 {d16, d17}, [r4]
    sub r4, r4, #16
    vmls.f32 q1, q10, d4[0]
    vld1.32 {d20, d21}, [r4]
    add r4, r4, #48
    vmls.f32 q13, q9, d4[0]
    vmov q5, q8
    vmls.f32 q4, q10, d4[1]
    vmla.f32 q5, q3, d4[1]
    vmls.f32 q3, q8, d4[1]
    vmla.f32 q10, q12, d4[1]
    vmov q12, q11
    vadd.f32 q15, q5, q4
    vmov q0, q14
    vadd.f32 q6, q3, q10
    vsub.f32 q8, q3, q10
    vmov q9, q1
    vmla.f32 q12, q15, d5[0]
    vsub.f32 q10, q4, q5
    vmov q3, q13
    vmla.f32 q0, q6, d5[0]
    vmls.f32 q11, q15, d5[0]
    vst1.32 {d24, d25}, [r1]!
    vmla.f32 q9, q8, d5[0]
    vmla.f32 q3, q10, d5[0]
    vmls.f32 q1, q8, d5[0]
    vst1.32 {d0, d1}, [r1]
    add r1, r1, #176
    vst1.32 {d22, d23}, [r1]
    sub r1, r1, #64
    vneg.f32 q15, q13
    vst1.32 {d18, d19}, [r1]!
    vneg.f32 q8, q14
    vst1.32 {d6, d7}, [r1]
    sub r1, r1, #80
    vmla.f32 q15, q10, d5[0]
    vst1.32 {d2, d3}, [r1]
    sub r1, r1, #32
    vmla.f32 q8, q6, d5[0]
    vld1.32 {d18, d19}, [r4]
    sub r4, r4, #16
    vld1.32 {d20, d21}, [r4]
    add r4, r4, #80
    sub r0, r4, #32
    vld1.32 {d22, d23}, [r4]
    sub r4, r4, #112
    sub r4, r4, #4096
    vadd.f32 q12, q9, q10
    vmov q13, q11
    vsub.f32 q9, q10, q9
    vmla.f32 q13, q12, d4[0]
    vmls.f32 q11, q12, d4[0]
    vst1.32 {d26, d27}, [r1]!
    vld1.32 {d20, d21}, [r0]
    vneg.f32 q12, q10
    vmla.f32 q10, q9, d4[0]
    vmla.f32 q12, q9, d4[0]
    vst1.32 {d20, d21}, [r1]
    add r1, r1, #112
    vst1.32 {d22, d23}, [r1]
    sub r1, r1, #80
    vst1.32 {d30, d31}, [r1]
    add r1, r1, #96
    add r0, r1, #32
    vst1.32 {d24, d25}, [r1]
    sub r1, r1, #208
    vst1.32 {d16, d17}, [r0]
    b .Lend_391
.Lotherwise_366:
    vmov.i32 q8, #0
    vst1.32 {d16, d17}, [r1]!
    vst1.32 {d16, d17}, [r1]!
    vst1.32 {d16, d17}, [r1]!
    vst1.32 {d16, d17}, [r1]!
    vst1.32 {d16, d17}, [r1]!
    vst1.32 {d16, d17}, [r1]!
    vst1.32 {d16, d17}, [r1]!
    vst1.32 {d16, d17}, [r1]!
    vst1.32 {d16, d17}, [r1]!
    vst1.32 {d16, d17}, [r1]!
    vst1.32 {d16, d17}, [r1]!
    vst1.32 {d16, d17}, [r1]!
    vst1.32 {d16, d17}, [r1]!
    vst1.32 {d16, d17}, [r1]!
    vst1.32 {d16, d17}, [r1]!
    vst1.32 {d16, d17}, [r1]
    sub r1, r1, #240
.Lend_391:
    sub r10, r10, #1
    lsr r5, r5, #1
    add r6, r6, r2, lsl #2
    add r3, r3, r2, lsl #2
    add r9, r9, r2, lsl #2
    add r12, r12, r2, lsl #2
    add r1, r1, #256
    cmp r10, #0
    bne .Lrepeat_365
.Lend_364:
    vld1.32 {d16, d17}, [r4]
    add r4, r4, #2048
    lsl r3, r8, #2
    vld1.32 {d18, d19}, [r4]
    sub r4, r4, #1024
    vld1.32 {d20, d21}, [r4]
    add r4, r4, #2048
    add r12, r3, r3, lsl #1
    vld1.32 {d22, d23}, [r4]
    sub r4, r4, #2560
    vadd.f32 q2, q8, q9
    add r0, r7, r3, lsl #1
    vld1.32 {d0, d1}, [r4]
    add r4, r4, #2048
    vsub.f32 q3, q8, q9
    add r1, r0, r12, lsl #2
    vld1.32 {d16, d17}, [r4]
    sub r4, r4, #1024
    vadd.f32 q1, q10, q11
    add r14, r7, r3
    vld1.32 {d8, d9}, [r4]
    add r4, r4, #2048
    vsub.f32 q12, q11, q10
    add r0, r7, r12
    vld1.32 {d20, d21}, [r4]
    sub r4, r4, #3328
    vadd.f32 q11, q0, q8
    add r2, r0, r12, lsl #2
    vld1.32 {d26, d27}, [r4]
    add r4, r4, #2048
    vadd.f32 q14, q2, q1
    add r0, r7, r3
    vld1.32 {d30, d31}, [r4]
    sub r4, r4, #1024
    vadd.f32 q6, q4, q10
    add r5, r7, r3, lsl #4
    vld1.32 {d10, d11}, [r4]
    add r4, r4, #2816
    vsub.f32 q9, q0, q8
    add r6, r0, r3, lsl #2
    movw r0, #:lower16:(.Lconstants_nnp_fourier_16x16_gauss_left__armv7_neon - (1f + 8))
    movt r0, #:upper16:(.Lconstants_nnp_fourier_16x16_gauss_left__armv7_neon - (1f + 8))
1:
    add r0, pc, r0
    vld1.32 {d0, d1}, [r0]
    add r9, r7, r12, lsl #1
    vadd.f32 q7, q11, q6
    add r0, r5, r3
    add r10, r0, r12, lsl #1
    vsub.f32 q4, q10, q4
    vsub.f32 q8, q14, q7
    vsub.f32 q10, q6, q11
    vst1.32 {d16, d17}, [r4]
    sub r4, r4, #768
    vsub.f32 q11, q4, q9
    vst1.32 {d16, d17}, [r1]
    add r0, r5, r3
    vadd.f32 q6, q13, q15
    vsub.f32 q8, q2, q1
    vld1.32 {d2, d3}, [r4]
    add r4, r4, #784
    vst1.32 {d20, d21}, [r4]!
    vmov q10, q12
    vmls.f32 q12, q11, d0[0]
    vst1.32 {d16, d17}, [r4]
    sub r4, r4, #2336
    vadd.f32 q2, q5, q1
    vadd.f32 q9, q9, q4
    vld1.32 {d8, d9}, [r4]
    add r4, r4, #2048
    vsub.f32 q13, q13, q15
    vld1.32 {d30, d31}, [r4]
    add r4, r4, #304
    vmla.f32 q10, q11, d0[0]
    vsub.f32 q8, q6, q2
    vsub.f32 q1, q1, q5
    vst1.32 {d16, d17}, [r4]
    sub r4, r4, #3376
    vsub.f32 q5, q15, q4
    vld1.32 {d16, d17}, [r4]
    add r4, r4, #3392
    vadd.f32 q11, q4, q15
    vst1.32 {d24, d25}, [r4]
    sub r4, r4, #1344
    vmov q12, q3
    vld1.32 {d8, d9}, [r4]
    add r4, r4, #1360
    vmls.f32 q3, q9, d0[0]
    vadd.f32 q15, q6, q2
    vadd.f32 q2, q8, q4
    vsub.f32 q4, q4, q8
    vmov q6, q13
    vst1.32 {d6, d7}, [r4]!
    vmov q3, q5
    vst1.32 {d20, d21}, [r4]
    vadd.f32 q10, q11, q2
    vmla.f32 q6, q1, d0[1]
    vmls.f32 q3, q4, d0[1]
    vmls.f32 q1, q13, d0[1]
    vld1.32 {d16, d17}, [r4]!
    vmla.f32 q4, q5, d0[1]
    vsub.f32 q13, q10, q15
    vmla.f32 q12, q9, d0[0]
    vst1.32 {d26, d27}, [r4]
    sub r4, r4, #32
    vadd.f32 q9, q6, q3
    vsub.f32 q3, q3, q6
    vld1.32 {d10, d11}, [r4]
    add r4, r4, #48
    vadd.f32 q6, q14, q7
    vadd.f32 q7, q1, q4
    vsub.f32 q14, q1, q4
    vmov q1, q8
    vst1.32 {d14, d15}, [r4]
    sub r4, r4, #64
    vadd.f32 q10, q15, q10
    vld1.32 {d30, d31}, [r4]!
    vmls.f32 q1, q7, d1[0]
    vst1.32 {d6, d7}, [r4]
    sub r4, r4, #32
    vmov q4, q8
    vsub.f32 q11, q11, q2
    vld1.32 {d4, d5}, [r4]
    sub r4, r4, #16
    vmla.f32 q4, q7, d1[0]
    vld1.32 {d16, d17}, [r4]!
    add r1, r5, r3, lsl #4
    vadd.f32 q7, q6, q10
    vsub.f32 q10, q6, q10
    vst1.32 {d14, d15}, [r7]
    vmov q6, q5
    vmls.f32 q5, q14, d1[0]
    vst1.32 {d20, d21}, [r14]
    vmov q10, q12
    vst1.32 {d26, d27}, [r2]
    add r14, r5, r3, lsl #1
    vmls.f32 q12, q9, d1[0]
    vmla.f32 q6, q14, d1[0]
    vmla.f32 q10, q9, d1[0]
    vst1.32 {d24, d25}, [r4]
    add r4, r4, #96
    vadd.f32 q13, q2, q11
    vst1.32 {d2, d3}, [r4]
    sub r4, r4, #128
    vsub.f32 q11, q11, q2
    vld1.32 {d28, d29}, [r4]
    add r4, r4, #144
    vmov q1, q8
    vst1.32 {d12, d13}, [r4]
    sub r4, r4, #160
    vmov q2, q15
    vld1.32 {d14, d15}, [r4]
    add r4, r4, #112
    vmla.f32 q15, q3, d1[0]
    vst1.32 {d20, d21}, [r6]
    add r2, r7, r3, lsl #3
    vmla.f32 q1, q13, d0[0]
    add r6, r2, r12
    vst1.32 {d8, d9}, [r9]
    add r9, r7, r3, lsl #3
    vmls.f32 q2, q3, d1[0]
    vld1.32 {d18, d19}, [r4]
    add r4, r4, #48
    vmls.f32 q8, q13, d0[0]
    vld1.32 {d26, d27}, [r4]
    sub r4, r4, #112
    vadd.f32 q10, q10, q4
    vld1.32 {d6, d7}, [r4]
    add r4, r4, #96
    vadd.f32 q4, q7, q9
    vld1.32 {d18, d19}, [r4]
    sub r4, r4, #64
    vsub.f32 q2, q5, q2
    vst1.32 {d24, d25}, [r10]
    add r2, r7, r3
    vmov q12, q14
    add r2, r2, r3, lsl #3
    vst1.32 {d12, d13}, [r0]
    add r10, r5, r3, lsl #2
    vmov q6, q14
    vst1.32 {d30, d31}, [r14]
    add r14, r7, r3, lsl #2
    vmla.f32 q12, q11, d0[0]
    vst1.32 {d10, d11}, [r6]
    add r0, r7, r3
    vmls.f32 q6, q11, d0[0]
    add r6, r0, r12, lsl #1
    vld1.32 {d10, d11}, [r4]
    sub r4, r4, #16
    vneg.f32 q14, q14
    vst1.32 {d2, d3}, [r9]
    add r0, r7, r3, lsl #1
    vadd.f32 q13, q13, q15
    add r9, r0, r3, lsl #3
    vld1.32 {d30, d31}, [r4]
    add r4, r4, #64
    vadd.f32 q1, q1, q12
    vst1.32 {d24, d25}, [r2]
    add r0, r7, r3
    vmla.f32 q14, q11, d0[0]
    add r2, r0, r12, lsl #2
    vld1.32 {d24, d25}, [r4]
    sub r4, r4, #32
    vneg.f32 q11, q15
    vld1.32 {d14, d15}, [r4]
    sub r4, r4, #80
    sub r4, r4, #4096
    vsub.f32 q15, q8, q6
    vst1.32 {d16, d17}, [r10]
    add r10, r5, r12
    vmla.f32 q11, q5, d1[0]
    vld1.32 {d12, d13}, [r4]
    add r4, r4, #2048
    vneg.f32 q5, q7
    vld1.32 {d14, d15}, [r4]
    sub r4, r4, #1024
    vsub.f32 q3, q3, q9
    vld1.32 {d18, d19}, [r4]
    add r4, r4, #2048
    vmla.f32 q5, q12, d1[0]
    vld1.32 {d16, d17}, [r4]
    sub r4, r4, #2560
    vst1.32 {d20, d21}, [r14]
    vadd.f32 q12, q6, q7
    add r14, r5, r12, lsl #1
    vsub.f32 q10, q6, q7
    vld1.32 {d12, d13}, [r4]
    add r4, r4, #2048
    vst1.32 {d2, d3}, [r6]
    vadd.f32 q7, q9, q8
    add r6, r7, r12, lsl #2
    vsub.f32 q1, q8, q9
    vld1.32 {d16, d17}, [r4]
    sub r4, r4, #1024
    vst1.32 {d4, d5}, [r9]
    vadd.f32 q2, q12, q7
    add r0, r5, r3
    vsub.f32 q12, q12, q7
    vld1.32 {d14, d15}, [r4]
    add r4, r4, #2048
    vst1.32 {d8, d9}, [r2]
    vadd.f32 q4, q6, q8
    add r0, r0, r3, lsl #2
    vsub.f32 q9, q6, q8
    vld1.32 {d16, d17}, [r4]
    sub r4, r4, #3328
    vst1.32 {d26, d27}, [r5]
    vmov q13, q1
    add r2, r5, r3, lsl #3
    vst1.32 {d30, d31}, [r10]
    vadd.f32 q6, q7, q8
    add r9, r1, r12
    vsub.f32 q15, q8, q7
    vld1.32 {d14, d15}, [r4]
    add r4, r4, #2048
    vst1.32 {d6, d7}, [r14]
    vadd.f32 q3, q4, q6
    add r14, r7, r3, lsl #1
    vsub.f32 q8, q6, q4
    vld1.32 {d8, d9}, [r4]
    sub r4, r4, #1024
    vst1.32 {d22, d23}, [r6]
    vsub.f32 q6, q2, q3
    add r6, r7, r12
    vadd.f32 q11, q2, q3
    vld1.32 {d4, d5}, [r4]
    add r4, r4, #2800
    vst1.32 {d12, d13}, [r4]
    sub r4, r4, #752
    add r10, r1, r3, lsl #2
    vst1.32 {d28, d29}, [r0]
    vsub.f32 q14, q15, q9
    add r0, r5, r3, lsl #1
    vadd.f32 q9, q9, q15
    vld1.32 {d30, d31}, [r4]
    add r4, r4, #768
    vmls.f32 q1, q14, d0[0]
    vst1.32 {d16, d17}, [r4]!
    add r11, r0, r3, lsl #3
    vadd.f32 q3, q7, q4
    vst1.32 {d24, d25}, [r4]
    sub r4, r4, #2320
    vadd.f32 q12, q2, q15
    vst1.32 {d10, d11}, [r2]
    add r0, r5, r3, lsl #3
    vld1.32 {d10, d11}, [r4]
    add r4, r4, #2048
    vsub.f32 q4, q7, q4
    add r2, r0, r12
    vld1.32 {d14, d15}, [r4]
    add r4, r4, #288
    vmla.f32 q13, q14, d0[0]
    vst1.32 {d12, d13}, [r9]
    add r9, r1, r12, lsl #2
    vsub.f32 q8, q3, q12
    vsub.f32 q6, q7, q5
    vst1.32 {d16, d17}, [r4]
    sub r4, r4, #3360
    vmov q14, q10
    vmls.f32 q10, q9, d0[0]
    vsub.f32 q15, q15, q2
    vld1.32 {d4, d5}, [r4]
    add r4, r4, #3376
    vst1.32 {d2, d3}, [r4]
    sub r4, r4, #1328
    vadd.f32 q1, q5, q7
    vld1.32 {d16, d17}, [r4]
    add r4, r4, #1344
    vmov q5, q4
    vst1.32 {d20, d21}, [r4]!
    vmov q10, q6
    vst1.32 {d26, d27}, [r4]
    vadd.f32 q13, q2, q8
    vsub.f32 q7, q8, q2
    vld1.32 {d4, d5}, [r4]!
    vadd.f32 q8, q3, q12
    vadd.f32 q12, q1, q13
    vmla.f32 q5, q15, d0[1]
    vmls.f32 q10, q7, d0[1]
    vmls.f32 q15, q4, d0[1]
    vmla.f32 q7, q6, d0[1]
    vmla.f32 q14, q9, d0[0]
    vsub.f32 q3, q12, q8
    vadd.f32 q4, q5, q10
    vst1.32 {d6, d7}, [r4]
    sub r4, r4, #32
    vadd.f32 q6, q15, q7
    vsub.f32 q9, q15, q7
    vld1.32 {d30, d31}, [r4]
    add r4, r4, #48
    vsub.f32 q10, q10, q5
    vst1.32 {d12, d13}, [r4]
    sub r4, r4, #64
    vmov q5, q2
    vadd.f32 q12, q8, q12
    vld1.32 {d14, d15}, [r4]!
    vmls.f32 q5, q6, d1[0]
    vst1.32 {d20, d21}, [r4]
    sub r4, r4, #32
    vsub.f32 q13, q1, q13
    vld1.32 {d2, d3}, [r4]
    sub r4, r4, #16
    vmla.f32 q2, q6, d1[0]
    vld1.32 {d16, d17}, [r4]!
    vadd.f32 q6, q11, q12
    vsub.f32 q11, q11, q12
    vst1.32 {d12, d13}, [r14]
    vmov q12, q14
    add r14, r1, r12, lsl #1
    vmls.f32 q14, q4, d1[0]
    vst1.32 {d22, d23}, [r6]
    add r0, r1, r3
    vmov q11, q15
    vst1.32 {d6, d7}, [r10]
    add r6, r0, r12, lsl #1
    vmla.f32 q12, q4, d1[0]
    add r0, r5, r3
    add r10, r0, r12, lsl #2
    vmla.f32 q11, q9, d1[0]
    vst1.32 {d28, d29}, [r4]
    add r4, r4, #96
    vst1.32 {d10, d11}, [r4]
    sub r4, r4, #128
    vadd.f32 q3, q1, q13
    vld1.32 {d8, d9}, [r4]
    add r4, r4, #144
    vsub.f32 q13, q13, q1
    vst1.32 {d22, d23}, [r4]
    sub r4, r4, #160
    vmov q1, q8
    vst1.32 {d24, d25}, [r11]
    add r0, r5, r3, lsl #1
    vmov q5, q7
    add r11, r0, r12, lsl #2
    vst1.32 {d4, d5}, [r2]
    add r0, r1, r3
    vmla.f32 q7, q10, d1[0]
    add r2, r0, r3, lsl #3
    vst1.32 {d28, d29}, [r9]
    add r0, r5, r3
    vmov q14, q4
    add r9, r0, r3, lsl #3
    vst1.32 {d22, d23}, [r14]
    add r14, r5, r12, lsl #2
    vmls.f32 q15, q9, d1[0]
    add r0, r5, r12
    vld1.32 {d22, d23}, [r4]
    add r4, r4, #112
    vmla.f32 q1, q3, d0[0]
    add r5, r0, r12, lsl #2
    vld1.32 {d12, d13}, [r4]
    add r4, r4, #48
    vmla.f32 q14, q13, d0[0]
    vst1.32 {d14, d15}, [r6]
    add r6, r1, r3, lsl #1
    vmls.f32 q5, q10, d1[0]
    vld1.32 {d18, d19}, [r4]
    sub r4, r4, #112
    vmls.f32 q8, q3, d0[0]
    vld1.32 {d20, d21}, [r4]
    add r4, r4, #96
    vadd.f32 q2, q12, q2
    vld1.32 {d24, d25}, [r4]
    sub r4, r4, #64
    vadd.f32 q11, q11, q6
    vld1.32 {d6, d7}, [r4]
    sub r4, r4, #16
    vsub.f32 q5, q15, q5
    vst1.32 {d30, d31}, [r1]
    vst1.32 {d2, d3}, [r10]
    add r0, r1, r3
    vneg.f32 q15, q4
    add r10, r0, r3, lsl #2
    vst1.32 {d28, d29}, [r11]
    add r11, r1, r3, lsl #3
    vmls.f32 q4, q13, d0[0]
    vst1.32 {d16, d17}, [r2]
    add r0, r1, r3, lsl #3
    vadd.f32 q14, q1, q14
    add r2, r0, r12
    vld1.32 {d2, d3}, [r4]
    add r4, r4, #64
    vadd.f32 q9, q9, q7
    vld1.32 {d12, d13}, [r4]
    sub r4, r4, #32
    vmla.f32 q15, q13, d0[0]
    vld1.32 {d26, d27}, [r4]
    sub r4, r4, #96
    vneg.f32 q1, q1
    sub r4, r4, #4096
    vst1.32 {d4, d5}, [r9]
    movw r0, #46
    vsub.f32 q8, q8, q4
    mul r0, r8, r0
    vst1.32 {d28, d29}, [r14]
    add r14, r1, r3
    vneg.f32 q13, q13
    add r7, r7, r0, lsl #2
    vst1.32 {d10, d11}, [r5]
    add r0, r1, r3, lsl #1
    vmla.f32 q1, q3, d1[0]
    add r5, r0, r3, lsl #3
    vst1.32 {d22, d23}, [r6]
    add r0, r1, r3
    vmla.f32 q13, q6, d1[0]
    lsl r1, r8, #2
    vst1.32 {d18, d19}, [r10]
    vsub.f32 q9, q10, q12
    add r0, r0, r12, lsl #2
    vst1.32 {d16, d17}, [r11]
    add r3, r7, r1, lsl #4
    add r12, r1, r1, lsl #1
    add r6, r3, r1, lsl #4
    vst1.32 {d18, d19}, [r2]
    mov r2, r4
    movw r8, #7
    vst1.32 {d2, d3}, [r14]
    vst1.32 {d30, d31}, [r5]
    vst1.32 {d26, d27}, [r0]
.Lrepeat_392:
    add r2, r2, #32
    vld1.32 {d16, d17}, [r2]
    add r2, r2, #2048
    add r4, r4, #4096
    vld1.32 {d18, d19}, [r2]
    sub r2, r2, #2032
    add r14, r7, r1
    vld1.32 {d20, d21}, [r2]
    add r2, r2, #2048
    add r5, r7, r1, lsl #1
    vld1.32 {d22, d23}, [r2]
    sub r2, r2, #1040
    vadd.f32 q14, q8, q9
    add r0, r3, r1
    vld1.32 {d24, d25}, [r2]
    add r2, r2, #2048
    vsub.f32 q15, q8, q9
    add r9, r0, r1, lsl #3
    vld1.32 {d16, d17}, [r2]
    sub r2, r2, #2032
    vsub.f32 q13, q10, q11
    add r0, r3, r1, lsl #1
    vld1.32 {d2, d3}, [r2]
    add r2, r2, #2048
    vadd.f32 q11, q10, q11
    add r10, r0, r1, lsl #3
    vld1.32 {d6, d7}, [r2]
    sub r2, r2, #2576
    vadd.f32 q2, q12, q8
    add r0, r7, r1
    add r11, r0, r12, lsl #2
    vsub.f32 q8, q8, q12
    sub r8, r8, #1
    vadd.f32 q9, q14, q2
    vsub.f32 q10, q1, q3
    vst1.32 {d18, d19}, [r4]!
    vsub.f32 q9, q13, q8
    vld1.32 {d24, d25}, [r2]
    add r2, r2, #2048
    vsub.f32 q5, q15, q10
    vld1.32 {d8, d9}, [r2]
    sub r2, r2, #2032
    vadd.f32 q8, q13, q8
    vld1.32 {d12, d13}, [r2]
    add r2, r2, #2048
    vadd.f32 q15, q15, q10
    vld1.32 {d14, d15}, [r2]
    sub r2, r2, #1040
    vsub.f32 q13, q12, q4
    vst1.32 {d18, d19}, [r4]!
    vadd.f32 q10, q12, q4
    vld1.32 {d18, d19}, [r2]
    add r2, r2, #2048
    vadd.f32 q12, q1, q3
    vst1.32 {d10, d11}, [r4]!
    vadd.f32 q1, q6, q7
    vld1.32 {d10, d11}, [r2]
    sub r2, r2, #2032
    vsub.f32 q3, q6, q7
    vst1.32 {d16, d17}, [r4]!
    vsub.f32 q4, q11, q12
    vld1.32 {d12, d13}, [r2]
    add r2, r2, #2048
    vsub.f32 q8, q5, q9
    vst1.32 {d30, d31}, [r4]!
    vadd.f32 q9, q9, q5
    vld1.32 {d30, d31}, [r2]
    sub r2, r2, #3344
    vsub.f32 q14, q14, q2
    vst1.32 {d16, d17}, [r4]!
    vadd.f32 q2, q10, q9
    vsub.f32 q8, q15, q6
    vadd.f32 q15, q6, q15
    vst1.32 {d16, d17}, [r4]!
    vsub.f32 q8, q9, q10
    vst1.32 {d26, d27}, [r4]
    sub r4, r4, #112
    vsub.f32 q13, q1, q15
    vld1.32 {d20, d21}, [r4]
    add r4, r4, #128
    vsub.f32 q5, q4, q8
    vst1.32 {d6, d7}, [r4]!
    vsub.f32 q3, q14, q13
    vadd.f32 q9, q10, q2
    vadd.f32 q4, q4, q8
    vst1.32 {d18, d19}, [r4]
    sub r4, r4, #32
    vadd.f32 q11, q11, q12
    vld1.32 {d12, d13}, [r4]!
    vadd.f32 q15, q1, q15
    vld1.32 {d16, d17}, [r4]
    sub r4, r4, #48
    vadd.f32 q12, q14, q13
    vld1.32 {d18, d19}, [r4]!
    vsub.f32 q13, q11, q15
    vld1.32 {d2, d3}, [r4]
    sub r4, r4, #96
    vadd.f32 q14, q6, q8
    vst1.32 {d10, d11}, [r4]
    add r4, r4, #80
    vsub.f32 q5, q8, q6
    vst1.32 {d6, d7}, [r4]!
    vsub.f32 q8, q9, q1
    vst1.32 {d8, d9}, [r4]
    sub r4, r4, #32
    vadd.f32 q9, q9, q1
    vld1.32 {d2, d3}, [r4]
    add r4, r4, #48
    vadd.f32 q3, q14, q8
    vst1.32 {d24, d25}, [r4]!
    vsub.f32 q12, q8, q14
    vmov q8, q1
    vsub.f32 q14, q5, q9
    vmla.f32 q8, q3, d0[0]
    vadd.f32 q4, q5, q9
    vmls.f32 q1, q3, d0[0]
    vsub.f32 q2, q10, q2
    vst1.32 {d16, d17}, [r4]
    sub r4, r4, #80
    vadd.f32 q11, q11, q15
    vld1.32 {d18, d19}, [r4]
    add r4, r4, #112
    vst1.32 {d26, d27}, [r4]
    sub r4, r4, #128
    vld1.32 {d26, d27}, [r4]
    sub r4, r4, #16
    vmov q10, q9
    vld1.32 {d16, d17}, [r4]
    vmls.f32 q9, q4, d0[0]
    vld1.32 {d12, d13}, [r2]
    add r2, r2, #2048
    vmov q3, q13
    vld1.32 {d14, d15}, [r2]
    sub r2, r2, #2032
    vmov q5, q8
    vmls.f32 q8, q12, d0[0]
    vmls.f32 q13, q14, d0[0]
    vmla.f32 q5, q12, d0[0]
    vmla.f32 q3, q14, d0[0]
    vst1.32 {d16, d17}, [r4]!
    vmla.f32 q10, q4, d0[0]
    vld1.32 {d28, d29}, [r2]
    add r2, r2, #2048
    vadd.f32 q15, q6, q7
    vst1.32 {d26, d27}, [r4]!
    vsub.f32 q12, q6, q7
    vld1.32 {d16, d17}, [r2]
    sub r2, r2, #1040
    vst1.32 {d10, d11}, [r4]!
    vld1.32 {d8, d9}, [r2]
    add r2, r2, #2048
    vsub.f32 q13, q14, q8
    vst1.32 {d6, d7}, [r4]
    add r4, r4, #112
    vadd.f32 q14, q14, q8
    vld1.32 {d16, d17}, [r2]
    sub r2, r2, #2032
    vst1.32 {d18, d19}, [r4]!
    vst1.32 {d2, d3}, [r4]!
    vadd.f32 q9, q4, q8
    vld1.32 {d10, d11}, [r2]
    add r2, r2, #2048
    vsub.f32 q1, q8, q4
    vst1.32 {d20, d21}, [r4]!
    vadd.f32 q8, q15, q9
    vld1.32 {d20, d21}, [r2]
    sub r2, r2, #1552
    vsub.f32 q3, q13, q1
    vst1.32 {d4, d5}, [r4]!
    vsub.f32 q15, q15, q9
    vst1.32 {d22, d23}, [r4]!
    vsub.f32 q4, q5, q10
    vst1.32 {d16, d17}, [r4]!
    vadd.f32 q8, q5, q10
    vld1.32 {d18, d19}, [r2]
    add r2, r2, #2048
    vsub.f32 q10, q12, q4
    vld1.32 {d22, d23}, [r2]
    sub r2, r2, #2032
    vsub.f32 q2, q14, q8
    vld1.32 {d10, d11}, [r2]
    add r2, r2, #2048
    vadd.f32 q4, q12, q4
    vld1.32 {d12, d13}, [r2]
    sub r2, r2, #3088
    vadd.f32 q12, q9, q11
    vst1.32 {d20, d21}, [r4]!
    vadd.f32 q10, q13, q1
    vld1.32 {d26, d27}, [r2]
    add r2, r2, #2048
    vadd.f32 q14, q14, q8
    vst1.32 {d6, d7}, [r4]!
    vsub.f32 q1, q11, q9
    vld1.32 {d16, d17}, [r2]
    sub r2, r2, #2032
    vsub.f32 q3, q6, q5
    vst1.32 {d30, d31}, [r4]!
    vadd.f32 q15, q5, q6
    vst1.32 {d4, d5}, [r4]!
    vadd.f32 q9, q13, q8
    vld1.32 {d10, d11}, [r2]
    add r2, r2, #2048
    vsub.f32 q13, q8, q13
    vst1.32 {d8, d9}, [r4]!
    vadd.f32 q8, q12, q9
    vld1.32 {d22, d23}, [r2]
    sub r2, r2, #2832
    vsub.f32 q2, q3, q13
    vst1.32 {d20, d21}, [r4]!
    vsub.f32 q12, q12, q9
    vst1.32 {d28, d29}, [r4]!
    vsub.f32 q14, q5, q11
    vst1.32 {d16, d17}, [r4]
    sub r4, r4, #128
    vadd.f32 q8, q5, q11
    vld1.32 {d20, d21}, [r4]
    add r4, r4, #128
    vsub.f32 q9, q1, q14
    vld1.32 {d22, d23}, [r4]
    sub r4, r4, #16
    vsub.f32 q4, q15, q8
    vld1.32 {d10, d11}, [r4]
    add r4, r4, #32
    vadd.f32 q8, q15, q8
    vst1.32 {d18, d19}, [r4]!
    vadd.f32 q9, q10, q11
    vst1.32 {d4, d5}, [r4]
    sub r4, r4, #272
    vadd.f32 q14, q1, q14
    vld1.32 {d2, d3}, [r4]
    add r4, r4, #288
    vsub.f32 q15, q5, q8
    vst1.32 {d24, d25}, [r4]!
    vsub.f32 q12, q11, q10
    vadd.f32 q2, q1, q9
    vadd.f32 q13, q3, q13
    vst1.32 {d4, d5}, [r4]
    sub r4, r4, #208
    vadd.f32 q11, q5, q8
    vld1.32 {d6, d7}, [r4]
    add r4, r4, #224
    vmov q5, q14
    vst1.32 {d8, d9}, [r4]
    sub r4, r4, #240
    vsub.f32 q10, q1, q9
    vld1.32 {d16, d17}, [r4]
    sub r4, r4, #64
    vsub.f32 q1, q3, q11
    vld1.32 {d18, d19}, [r4]
    add r4, r4, #192
    vmls.f32 q5, q13, d0[1]
    vld1.32 {d8, d9}, [r4]
    sub r4, r4, #16
    vsub.f32 q6, q8, q15
    vst1.32 {d4, d5}, [r14]
    add r0, r7, r1, lsl #1
    vsub.f32 q2, q9, q12
    add r14, r0, r12, lsl #2
    vmla.f32 q13, q14, d0[1]
    vld1.32 {d28, d29}, [r4]
    sub r4, r4, #192
    vst1.32 {d12, d13}, [r4]!
    vadd.f32 q15, q8, q15
    vmov q7, q14
    vst1.32 {d4, d5}, [r4]
    add r4, r4, #64
    vst1.32 {d20, d21}, [r4]
    sub r4, r4, #96
    vadd.f32 q8, q9, q12
    vld1.32 {d18, d19}, [r4]
    add r4, r4, #112
    vmla.f32 q7, q4, d0[1]
    vst1.32 {d2, d3}, [r4]!
    vmls.f32 q4, q14, d0[1]
    vst1.32 {d30, d31}, [r4]
    sub r4, r4, #48
    vmov q12, q9
    vadd.f32 q11, q3, q11
    vld1.32 {d28, d29}, [r4]
    add r4, r4, #128
    vst1.32 {d16, d17}, [r4]
    sub r4, r4, #144
    vst1.32 {d22, d23}, [r5]
    add r0, r6, r1
    add r5, r0, r1, lsl #2
    vst1.32 {d20, d21}, [r9]
    vsub.f32 q3, q4, q13
    add r9, r6, r12, lsl #1
    vadd.f32 q10, q4, q13
    vld1.32 {d26, d27}, [r4]
    sub r4, r4, #16
    vst1.32 {d2, d3}, [r10]
    vsub.f32 q4, q5, q7
    add r10, r7, r1, lsl #2
    vadd.f32 q1, q7, q5
    vld1.32 {d10, d11}, [r4]
    add r4, r4, #128
    vst1.32 {d30, d31}, [r11]
    vmov q15, q13
    add r0, r7, r1
    vmls.f32 q13, q3, d1[0]
    vst1.32 {d16, d17}, [r14]
    add r14, r0, r1, lsl #2
    vmov q7, q5
    vst1.32 {d12, d13}, [r5]
    add r5, r3, r12, lsl #2
    vmls.f32 q5, q4, d1[0]
    vld1.32 {d16, d17}, [r4]!
    add r0, r3, r1
    vmls.f32 q9, q1, d1[0]
    vst1.32 {d4, d5}, [r9]
    add r9, r0, r12, lsl #2
    vmov q2, q14
    add r11, r3, r1
    vmls.f32 q14, q10, d1[0]
    vmla.f32 q15, q3, d1[0]
    vld1.32 {d6, d7}, [r4]
    sub r4, r4, #192
    vst1.32 {d26, d27}, [r4]
    add r4, r4, #304
    vmla.f32 q7, q4, d1[0]
    vld1.32 {d8, d9}, [r4]
    sub r4, r4, #256
    vmla.f32 q12, q1, d1[0]
    vst1.32 {d10, d11}, [r4]
    add r4, r4, #288
    vadd.f32 q1, q8, q3
    vsub.f32 q3, q3, q8
    vld1.32 {d16, d17}, [r4]
    sub r4, r4, #272
    vst1.32 {d18, d19}, [r4]!
    vmla.f32 q2, q10, d1[0]
    vst1.32 {d28, d29}, [r4]
    add r4, r4, #96
    vsub.f32 q6, q4, q8
    vst1.32 {d30, d31}, [r4]
    sub r4, r4, #192
    vadd.f32 q4, q4, q8
    vld1.32 {d20, d21}, [r4]
    add r4, r4, #208
    vst1.32 {d14, d15}, [r4]
    add r4, r4, #32
    vst1.32 {d24, d25}, [r10]
    add r10, r6, r1, lsl #3
    vst1.32 {d4, d5}, [r14]
    add r0, r6, r1
    add r14, r0, r1, lsl #3
    vst1.32 {d18, d19}, [r5]
    vadd.f32 q8, q1, q6
    add r0, r7, r1
    vsub.f32 q1, q6, q1
    vst1.32 {d28, d29}, [r9]
    add r9, r0, r12, lsl #1
    vmov q14, q10
    vst1.32 {d30, d31}, [r3]
    add r5, r7, r1, lsl #3
    vsub.f32 q15, q3, q4
    vst1.32 {d14, d15}, [r11]
    add r0, r3, r12
    vmla.f32 q14, q8, d0[0]
    vst1.32 {d26, d27}, [r10]
    add r10, r0, r12, lsl #2
    vadd.f32 q4, q3, q4
    vst1.32 {d10, d11}, [r14]
    add r14, r3, r12
    vmls.f32 q10, q8, d0[0]
    add r11, r3, r1, lsl #2
    vst1.32 {d28, d29}, [r4]
    sub r4, r4, #256
    vld1.32 {d10, d11}, [r4]
    add r4, r4, #272
    vst1.32 {d24, d25}, [r4]
    sub r4, r4, #288
    vld1.32 {d18, d19}, [r4]
    sub r4, r4, #80
    vmov q12, q5
    vld1.32 {d26, d27}, [r4]
    add r4, r4, #272
    vmls.f32 q5, q4, d0[0]
    vld1.32 {d16, d17}, [r4]!
    vmov q3, q9
    vld1.32 {d12, d13}, [r4]
    sub r4, r4, #288
    vmls.f32 q9, q15, d0[0]
    vst1.32 {d28, d29}, [r9]
    add r0, r6, r1, lsl #3
    vmov q14, q13
    add r9, r0, r12
    vmls.f32 q13, q1, d0[0]
    vmla.f32 q3, q15, d0[0]
    vst1.32 {d18, d19}, [r4]
    add r4, r4, #400
    vmov q15, q6
    vmla.f32 q14, q1, d0[0]
    vld1.32 {d2, d3}, [r4]
    sub r4, r4, #320
    vst1.32 {d26, d27}, [r4]
    add r4, r4, #336
    vmla.f32 q15, q8, d0[1]
    vneg.f32 q7, q8
    vmla.f32 q12, q4, d0[0]
    vld1.32 {d16, d17}, [r4]
    sub r4, r4, #320
    vst1.32 {d20, d21}, [r4]!
    vmla.f32 q7, q6, d0[1]
    vneg.f32 q6, q8
    vst1.32 {d10, d11}, [r4]
    add r4, r4, #160
    vst1.32 {d6, d7}, [r4]
    sub r4, r4, #208
    vmla.f32 q6, q1, d0[1]
    vst1.32 {d24, d25}, [r5]
    add r5, r6, r12, lsl #2
    vmla.f32 q1, q8, d0[1]
    vld1.32 {d8, d9}, [r4]
    add r4, r4, #224
    vst1.32 {d28, d29}, [r4]
    add r4, r4, #96
    vst1.32 {d20, d21}, [r10]
    vmov q10, q4
    add r0, r7, r1, lsl #1
    vst1.32 {d10, d11}, [r6]
    vadd.f32 q8, q15, q6
    add r10, r0, r1, lsl #3
    vsub.f32 q15, q6, q15
    vst1.32 {d6, d7}, [r14]
    add r0, r7, r1, lsl #3
    vmla.f32 q10, q8, d1[0]
    vst1.32 {d28, d29}, [r11]
    add r11, r0, r12
    vadd.f32 q14, q7, q1
    vst1.32 {d18, d19}, [r9]
    add r9, r6, r1, lsl #1
    vsub.f32 q3, q7, q1
    vst1.32 {d26, d27}, [r5]
    add r14, r6, r12
    vmls.f32 q4, q8, d1[0]
    add r5, r3, r12, lsl #1
    vst1.32 {d20, d21}, [r4]
    sub r4, r4, #336
    vld1.32 {d26, d27}, [r4]
    add r4, r4, #352
    vst1.32 {d24, d25}, [r4]
    sub r4, r4, #368
    vld1.32 {d24, d25}, [r4]
    sub r4, r4, #16
    vmov q8, q13
    vld1.32 {d2, d3}, [r4]
    add r4, r4, #432
    vmls.f32 q13, q14, d1[0]
    vld1.32 {d18, d19}, [r4]
    sub r4, r4, #80
    vmov q5, q12
    vld1.32 {d12, d13}, [r4]
    sub r4, r4, #16
    vmla.f32 q8, q14, d1[0]
    vld1.32 {d28, d29}, [r4]
    add r4, r4, #48
    vmla.f32 q5, q3, d1[0]
    vst1.32 {d20, d21}, [r10]
    add r0, r3, r1
    vmov q10, q1
    add r10, r0, r12, lsl #1
    vmls.f32 q12, q3, d1[0]
    vld1.32 {d6, d7}, [r4]
    sub r4, r4, #16
    vmla.f32 q10, q15, d1[0]
    vst1.32 {d16, d17}, [r11]
    add r0, r6, r1, lsl #1
    vmls.f32 q1, q15, d1[0]
    vld1.32 {d30, d31}, [r4]
    sub r4, r4, #128
    vst1.32 {d8, d9}, [r9]
    vadd.f32 q11, q9, q11
    add r9, r0, r12, lsl #2
    vld1.32 {d18, d19}, [r4]
    add r4, r4, #80
    add r0, r6, r12
    vadd.f32 q2, q6, q2
    vld1.32 {d12, d13}, [r4]
    sub r4, r4, #32
    add r11, r0, r12, lsl #2
    vadd.f32 q14, q14, q3
    vld1.32 {d6, d7}, [r4]!
    vadd.f32 q15, q15, q8
    vld1.32 {d16, d17}, [r4]
    sub r4, r4, #48
    vadd.f32 q9, q9, q6
    vld1.32 {d12, d13}, [r4]!
    vadd.f32 q4, q4, q13
    vst1.32 {d26, d27}, [r14]
    add r14, r7, r12
    vadd.f32 q13, q3, q8
    vld1.32 {d16, d17}, [r4]
    sub r4, r4, #64
    vadd.f32 q3, q5, q10
    vst1.32 {d10, d11}, [r5]
    add r5, r7, r12, lsl #1
    vadd.f32 q5, q12, q1
    vst1.32 {d20, d21}, [r10]
    add r0, r7, r1
    add r10, r0, r1, lsl #3
    vadd.f32 q6, q6, q8
    vld1.32 {d16, d17}, [r4]!
    vld1.32 {d20, d21}, [r4]
    sub r4, r4, #48
    vst1.32 {d24, d25}, [r9]
    add r9, r7, r12, lsl #2
    vld1.32 {d24, d25}, [r4]!
    vadd.f32 q10, q8, q10
    vld1.32 {d16, d17}, [r4]
    sub r4, r4, #112
    vst1.32 {d2, d3}, [r11]
    add r0, r7, r12
    add r11, r0, r12, lsl #2
    vld1.32 {d2, d3}, [r4]!
    vadd.f32 q12, q12, q8
    vst1.32 {d22, d23}, [r7]
    vld1.32 {d16, d17}, [r4]
    add r4, r4, #32
    vst1.32 {d4, d5}, [r14]
    add r14, r3, r1, lsl #1
    vld1.32 {d4, d5}, [r4]!
    vadd.f32 q1, q1, q8
    vst1.32 {d28, d29}, [r5]
    add r0, r3, r1
    add r5, r0, r1, lsl #2
    vld1.32 {d16, d17}, [r4]
    sub r4, r4, #32
    vst1.32 {d30, d31}, [r10]
    add r10, r3, r1, lsl #3
    vld1.32 {d22, d23}, [r4]
    add r4, r4, #48
    vadd.f32 q14, q2, q8
    vst1.32 {d18, d19}, [r9]
    add r0, r3, r1, lsl #3
    add r9, r0, r12
    vld1.32 {d16, d17}, [r4]
    sub r4, r4, #176
    vst1.32 {d26, d27}, [r11]
    add r11, r4, #80
    vst1.32 {d12, d13}, [r14]
    add r0, r3, r1, lsl #1
    add r14, r0, r12, lsl #2
    vadd.f32 q8, q11, q8
    vld1.32 {d18, d19}, [r4]
    sub r4, r4, #4096
    vld1.32 {d22, d23}, [r11]
    add r11, r6, r1
    vst1.32 {d6, d7}, [r5]
    add r5, r6, r1, lsl #2
    vst1.32 {d20, d21}, [r10]
    vadd.f32 q9, q9, q11
    add r0, r6, r1
    vst1.32 {d24, d25}, [r9]
    add r9, r0, r12, lsl #1
    add r0, r6, r1, lsl #1
    vst1.32 {d2, d3}, [r14]
    add r10, r0, r1, lsl #3
    add r0, r6, r1
    vst1.32 {d8, d9}, [r11]
    movw r14, #48
    add r0, r0, r12, lsl #2
    vst1.32 {d28, d29}, [r5]
    mul r14, r1, r14
    add r7, r7, r14
    vst1.32 {d16, d17}, [r9]
    add r3, r3, r14
    add r6, r6, r14
    vst1.32 {d18, d19}, [r10]
    vst1.32 {d10, d11}, [r0]
    cmp r8, #0
    bne .Lrepeat_392
    vpop {d8, d9, d10, d11, d12, d13, d14, d15}
    pop {r4, r5, r6, r7, r8, r9, r10, r11, pc}
    .size nnp_fourier_16x16_gauss_left__armv7_neon, . - nnp_fourier_16x16_gauss_left__armv7_neon

.section .rodata
    .p2align 4
.Lconstants_nnp_fourier_16x16_gauss_right__armv7_neon:
    .long 0x3f3504f3, 0x3ed413cd, 0x3f6c835e, 0xbf800000

    .text
    .p2align 4
    .globl nnp_fourier_16x16_gauss_right__armv7_neon
    .type nnp_fourier_16x16_gauss_right__armv7_neon, %function
nnp_fourier_16x16_gauss_right__armv7_neon:
    push {r4, r5, r6, r7, r8, r9, r10, r11, r14}
    vpush {d8, d9, d10, d11, d12, d13, d14, d15}
    mov r5, r1
    ldr r4, [sp, #100]
    ldr r1, [r5]
    mov r6, r0
    movw r12, #65535
    ldr r14, [r5, #12]
    mov r7, r2
    mov r8, r3
    lsl r0, r1, #2
    ldr r2, [r5, #4]
    add r3, r6, r0
    add r9, r3, r0
    ldr r5, [r5, #8]
    eor r1, r14, r12
    add r12, r9, r0
    cmp r1, #0
    bne .Lotherwise_393
    mov r14, r4
    movw r10, #16
.Lrepeat_394:
    tst r5, #1
    beq .Lotherwise_395
    vld1.32 {d16, d17}, [r6]
    add r6, r6, #32
    add r4, r4, #4096
    vld1.32 {d18, d19}, [r3]
    add r3, r3, #32
    add r14, r14, #128
    vld1.32 {d20, d21}, [r9]
    vmov q15, q8
    add r9, r9, #32
    vld1.32 {d16, d17}, [r12]
    vmov q0, q9
    add r12, r12, #32
    vmov q1, q10
    vld1.32 {d18, d19}, [r6]
    sub r6, r6, #16
    vmov q14, q8
    vld1.32 {d16, d17}, [r3]
    sub r3, r3, #16
    vld1.32 {d20, d21}, [r9]
    vtrn.32 q15, q0
    sub r9, r9, #16
    vld1.32 {d22, d23}, [r12]
    vtrn.32 q1, q14
    sub r12, r12, #16
    vmov q3, q9
    vld1.32 {d4, d5}, [r6]
    add r0, r6, #32
    vmov q4, q8
    vld1.32 {d26, d27}, [r3]
    add r1, r3, #32
    vmov q5, q10
    vld1.32 {d24, d25}, [r9]
    sub r6, r6, #16
    vmov q6, q11
    vld1.32 {d18, d19}, [r12]
    sub r3, r3, #16
    vswp d1, d28
    vld1.32 {d20, d21}, [r0]
    add r0, r9, #32
    vtrn.32 q3, q4
    vld1.32 {d22, d23}, [r1]
    add r1, r12, #32
    vtrn.32 q5, q6
    vst1.32 {d28, d29}, [r4]
    sub r9, r9, #16
    vld1.32 {d28, d29}, [r4]
    vswp d31, d2
    sub r12, r12, #16
    vswp d9, d12
    vld1.32 {d16, d17}, [r0]
    vswp d7, d10
    vtrn.32 q2, q13
    vtrn.32 q12, q9
    vtrn.32 q10, q11
    vswp d27, d18
    vswp d5, d24
    vadd.f32 q7, q15, q3
    vsub.f32 q15, q15, q3
    vadd.f32 q3, q0, q4
    vsub.f32 q0, q0, q4
    vadd.f32 q4, q1, q5
    vsub.f32 q1, q1, q5
    vadd.f32 q5, q14, q6
    vsub.f32 q14, q14, q6
    vst1.32 {d28, d29}, [r4]!
    vld1.32 {d28, d29}, [r1]
    vst1.32 {d0, d1}, [r4]!
    vst1.32 {d10, d11}, [r4]!
    vst1.32 {d6, d7}, [r4]!
    vtrn.32 q8, q14
    vst1.32 {d30, d31}, [r4]!
    vst1.32 {d2, d3}, [r4]!
    vst1.32 {d8, d9}, [r4]!
    vswp d21, d16
    vst1.32 {d14, d15}, [r4]!
    vswp d23, d28
    vst1.32 {d18, d19}, [r4]
    vadd.f32 q15, q2, q10
    vld1.32 {d2, d3}, [r4]
    sub r4, r4, #16
    vadd.f32 q3, q12, q8
    vld1.32 {d14, d15}, [r4]
    sub r4, r4, #16
    vadd.f32 q4, q13, q11
    vld1.32 {d10, d11}, [r4]!
    vadd.f32 q6, q1, q14
    movw r0, #:lower16:(.Lconstants_nnp_fourier_16x16_gauss_right__armv7_neon - (1f + 8))
    movt r0, #:upper16:(.Lconstants_nnp_fourier_16x16_gauss_right__armv7_neon - (1f + 8))
1:
    add r0, pc, r0
    vld1.32 {d0, d1}, [r0]
    vsub.f32 q9, q8, q12
    vadd.f32 q12, q7, q15
    vsub.f32 q8, q7, q15
    vadd.f32 q15, q5, q3
    vst1.32 {d16, d17}, [r4]
    vsub.f32 q3, q5, q3
    sub r4, r4, #32
    vsub.f32 q8, q12, q15
    vadd.f32 q12, q12, q15
    vst1.32 {d16, d17}, [r14]
    sub r14, r14, #128
    vsub.f32 q14, q14, q1
    vld1.32 {d16, d17}, [r4]
    sub r4, r4, #16
    vsub.f32 q15, q2, q10
    vld1.32 {d2, d3}, [r4]!
    vsub.f32 q2, q13, q11
    vst1.32 {d6, d7}, [r4]
    sub r4, r4, #32
    vadd.f32 q10, q8, q9
    vld1.32 {d10, d11}, [r4]
    sub r4, r4, #16
    vmov q11, q1
    vld1.32 {d26, d27}, [r4]!
    vmov q3, q14
    vsub.f32 q9, q8, q9
    vadd.f32 q7, q5, q4
    vsub.f32 q8, q5, q4
    vadd.f32 q4, q6, q13
    vsub.f32 q13, q6, q13
    vst1.32 {d16, d17}, [r4]
    sub r4, r4, #16
    vadd.f32 q8, q7, q4
    vsub.f32 q4, q7, q4
    vst1.32 {d26, d27}, [r4]
    sub r4, r4, #16
    vadd.f32 q13, q12, q8
    vsub.f32 q8, q12, q8
    vst1.32 {d26, d27}, [r14]!
    vmov q12, q15
    vst1.32 {d16, d17}, [r14]
    add r14, r14, #128
    vmla.f32 q11, q10, d0[0]
    vst1.32 {d8, d9}, [r14]
    sub r14, r14, #112
    vmla.f32 q12, q9, d0[0]
    vld1.32 {d16, d17}, [r4]
    sub r4, r4, #16
    vmls.f32 q1, q10, d0[0]
    vld1.32 {d20, d21}, [r4]
    add r4, r4, #48
    vmls.f32 q15, q9, d0[0]
    vmov q5, q8
    vmla.f32 q3, q10, d0[1]
    vmls.f32 q5, q2, d0[1]
    vmla.f32 q2, q8, d0[1]
    vmls.f32 q10, q14, d0[1]
    vmov q13, q11
    vadd.f32 q14, q5, q3
    vmov q4, q12
    vadd.f32 q6, q2, q10
    vsub.f32 q8, q10, q2
    vmov q9, q1
    vmla.f32 q13, q14, d1[0]
    vsub.f32 q10, q5, q3
    vmov q2, q15
    vmla.f32 q4, q6, d1[0]
    vmls.f32 q11, q14, d1[0]
    vst1.32 {d26, d27}, [r14]!
    vmla.f32 q9, q8, d1[0]
    vmla.f32 q2, q10, d1[0]
    vmls.f32 q1, q8, d1[0]
    vst1.32 {d8, d9}, [r14]
    add r14, r14, #176
    vst1.32 {d22, d23}, [r14]
    sub r14, r14, #64
    vneg.f32 q14, q15
    vst1.32 {d18, d19}, [r14]!
    vneg.f32 q8, q12
    vst1.32 {d4, d5}, [r14]
    sub r14, r14, #80
    vmla.f32 q14, q10, d1[0]
    vst1.32 {d2, d3}, [r14]
    sub r14, r14, #32
    vmla.f32 q8, q6, d1[0]
    vld1.32 {d18, d19}, [r4]
    sub r4, r4, #16
    vld1.32 {d20, d21}, [r4]
    add r4, r4, #80
    sub r0, r4, #32
    vld1.32 {d22, d23}, [r4]
    sub r4, r4, #112
    sub r4, r4, #4096
    vadd.f32 q12, q9, q10
    vmov q13, q11
    vsub.f32 q9, q9, q10
    vmla.f32 q13, q12, d0[0]
    vmls.f32 q11, q12, d0[0]
    vst1.32 {d26, d27}, [r14]!
    vld1.32 {d20, d21}, [r0]
    vneg.f32 q12, q10
    vmla.f32 q10, q9, d0[0]
    vmla.f32 q12, q9, d0[0]
    vst1.32 {d20, d21}, [r14]
    add r14, r14, #112
    vst1.32 {d22, d23}, [r14]
    sub r14, r14, #80
    vst1.32 {d28, d29}, [r14]
    add r14, r14, #96
    add r0, r14, #32
    vst1.32 {d24, d25}, [r14]
    sub r14, r14, #208
    vst1.32 {d16, d17}, [r0]
    b .Lend_396
.Lotherwise_395:
    vmov.i32 q8, #0
    vst1.32 {d16, d17}, [r14]!
    vst1.32 {d16, d17}, [r14]!
    vst1.32 {d16, d17}, [r14]!
    vst1.32 {d16, d17}, [r14]!
    vst1.32 {d16, d17}, [r14]!
    vst1.32 {d16, d17}, [r14]!
    vst1.32 {d16, d17}, [r14]!
    vst1.32 {d16, d17}, [r14]!
    vst1.32 {d16, d17}, [r14]!
    vst1.32 {d16, d17}, [r14]!
    vst1.32 {d16, d17}, [r14]!
    vst1.32 {d16, d17}, [r14]!
    vst1.32 {d16, d17}, [r14]!
    vst1.32 {d16, d17}, [r14]!
    vst1.32 {d16, d17}, [r14]!
    vst1.32 {d16, d17}, [r14]
    sub r14, r14, #240
.Lend_396:
    sub r10, r10, #1
    lsr r5, r5, #1
    add r6, r6, r2, lsl #2
    add r3, r3, r2, lsl #2
    add r9, r9, r2, lsl #2
    add r12, r12, r2, lsl #2
    add r14, r14, #256
    cmp r10, #0
    bne .Lrepeat_394
    b .Lend_397
.Lotherwise_393:
    mov r1, r4
    movw r10, #16
.Lrepeat_398:
    tst r5, #1
    beq .Lotherwise_399
    ubfx r0, r14, #0, #4
    cmp r0, #15
    bne .Lotherwise_400
    vld1.32 {d16, d17}, [r6]
    vld1.32 {d18, d19}, [r3]
    vld1.32 {d20, d21}, [r9]
    vld1.32 {d22, d23}, [r12]
    vtrn.32 q8, q9
    vtrn.32 q10, q11
    vswp d17, d20
    vswp d19, d22
    vmov q12, q8
    vmov q13, q9
    vmov q14, q10
    b .Lend_401
.Lotherwise_400:
    vmov.i32 q12, #0
    tst r14, #1
    beq .Lotherwise_402
    vld1.32 {d24[0]}, [r6]
    vld1.32 {d24[1]}, [r3]
    vld1.32 {d25[0]}, [r9]
    vld1.32 {d25[1]}, [r12]
.Lotherwise_402:
    vmov.i32 q13, #0
    tst r14, #2
    beq .Lotherwise_403
    add r0, r6, #4
    vld1.32 {d26[0]}, [r0]
    add r0, r3, #4
    vld1.32 {d26[1]}, [r0]
    add r0, r9, #4
    vld1.32 {d27[0]}, [r0]
    add r0, r12, #4
    vld1.32 {d27[1]}, [r0]
.Lotherwise_403:
    vmov.i32 q14, #0
    tst r14, #4
    beq .Lotherwise_404
    add r0, r6, #8
    vld1.32 {d28[0]}, [r0]
    add r0, r3, #8
    vld1.32 {d28[1]}, [r0]
    add r0, r9, #8
    vld1.32 {d29[0]}, [r0]
    add r0, r12, #8
    vld1.32 {d29[1]}, [r0]
.Lotherwise_404:
    vmov.i32 q11, #0
    tst r14, #8
    beq .Lotherwise_405
    add r0, r6, #12
    vld1.32 {d22[0]}, [r0]
    add r0, r3, #12
    vld1.32 {d22[1]}, [r0]
    add r0, r9, #12
    vld1.32 {d23[0]}, [r0]
    add r0, r12, #12
    vld1.32 {d23[1]}, [r0]
.Lotherwise_405:
.Lend_401:
    add r0, r4, #4096
    vst1.32 {d22, d23}, [r0]
    ubfx r0, r14, #8, #4
    cmp r0, #15
    bne .Lotherwise_406
    add r0, r6, #32
    vld1.32 {d16, d17}, [r0]
    add r0, r3, #32
    vld1.32 {d18, d19}, [r0]
    add r0, r9, #32
    vld1.32 {d20, d21}, [r0]
    add r0, r12, #32
    vld1.32 {d22, d23}, [r0]
    vtrn.32 q8, q9
    vtrn.32 q10, q11
    vswp d17, d20
    vswp d19, d22
    b .Lend_407
.Lotherwise_406:
    vmov.i32 q8, #0
    tst r14, #256
    beq .Lotherwise_408
    add r0, r6, #32
    vld1.32 {d16[0]}, [r0]
    add r0, r3, #32
    vld1.32 {d16[1]}, [r0]
    add r0, r9, #32
    vld1.32 {d17[0]}, [r0]
    add r0, r12, #32
    vld1.32 {d17[1]}, [r0]
.Lotherwise_408:
    vmov.i32 q9, #0
    tst r14, #512
    beq .Lotherwise_409
    add r0, r6, #36
    vld1.32 {d18[0]}, [r0]
    add r0, r3, #36
    vld1.32 {d18[1]}, [r0]
    add r0, r9, #36
    vld1.32 {d19[0]}, [r0]
    add r0, r12, #36
    vld1.32 {d19[1]}, [r0]
.Lotherwise_409:
    vmov.i32 q10, #0
    tst r14, #1024
    beq .Lotherwise_410
    add r0, r6, #40
    vld1.32 {d20[0]}, [r0]
    add r0, r3, #40
    vld1.32 {d20[1]}, [r0]
    add r0, r9, #40
    vld1.32 {d21[0]}, [r0]
    add r0, r12, #40
    vld1.32 {d21[1]}, [r0]
.Lotherwise_410:
    vmov.i32 q11, #0
    tst r14, #2048
    beq .Lotherwise_411
    add r0, r6, #44
    vld1.32 {d22[0]}, [r0]
    add r0, r3, #44
    vld1.32 {d22[1]}, [r0]
    add r0, r9, #44
    vld1.32 {d23[0]}, [r0]
    add r0, r12, #44
    vld1.32 {d23[1]}, [r0]
.Lotherwise_411:
.Lend_407:
    add r4, r4, #4096
    vsub.f32 q15, q13, q9
    vld1.32 {d0, d1}, [r4]
    ubfx r0, r14, #4, #4
    vadd.f32 q9, q13, q9
    vsub.f32 q13, q12, q8
    vsub.f32 q1, q0, q11
    vadd.f32 q11, q0, q11
    vst1.32 {d2, d3}, [r4]!
    vadd.f32 q12, q12, q8
    vst1.32 {d30, d31}, [r4]!
    vadd.f32 q15, q14, q10
    vst1.32 {d22, d23}, [r4]!
    vsub.f32 q14, q14, q10
    vst1.32 {d18, d19}, [r4]!
    vst1.32 {d26, d27}, [r4]
    sub r4, r4, #4160
    cmp r0, #15
    bne .Lotherwise_412
    add r0, r6, #16
    vld1.32 {d16, d17}, [r0]
    add r0, r3, #16
    vld1.32 {d18, d19}, [r0]
    add r0, r9, #16
    vld1.32 {d20, d21}, [r0]
    add r0, r12, #16
    vld1.32 {d22, d23}, [r0]
    vtrn.32 q8, q9
    vtrn.32 q10, q11
    vswp d17, d20
    vswp d19, d22
    vmov q13, q8
    vmov q0, q9
    vmov q1, q10
    b .Lend_413
.Lotherwise_412:
    vmov.i32 q13, #0
    tst r14, #16
    beq .Lotherwise_414
    add r0, r6, #16
    vld1.32 {d26[0]}, [r0]
    add r0, r3, #16
    vld1.32 {d26[1]}, [r0]
    add r0, r9, #16
    vld1.32 {d27[0]}, [r0]
    add r0, r12, #16
    vld1.32 {d27[1]}, [r0]
.Lotherwise_414:
    vmov.i32 q0, #0
    tst r14, #32
    beq .Lotherwise_415
    add r0, r6, #20
    vld1.32 {d0[0]}, [r0]
    add r0, r3, #20
    vld1.32 {d0[1]}, [r0]
    add r0, r9, #20
    vld1.32 {d1[0]}, [r0]
    add r0, r12, #20
    vld1.32 {d1[1]}, [r0]
.Lotherwise_415:
    vmov.i32 q1, #0
    tst r14, #64
    beq .Lotherwise_416
    add r0, r6, #24
    vld1.32 {d2[0]}, [r0]
    add r0, r3, #24
    vld1.32 {d2[1]}, [r0]
    add r0, r9, #24
    vld1.32 {d3[0]}, [r0]
    add r0, r12, #24
    vld1.32 {d3[1]}, [r0]
.Lotherwise_416:
    vmov.i32 q11, #0
    tst r14, #128
    beq .Lotherwise_417
    add r0, r6, #28
    vld1.32 {d22[0]}, [r0]
    add r0, r3, #28
    vld1.32 {d22[1]}, [r0]
    add r0, r9, #28
    vld1.32 {d23[0]}, [r0]
    add r0, r12, #28
    vld1.32 {d23[1]}, [r0]
.Lotherwise_417:
.Lend_413:
    add r4, r4, #80
    add r4, r4, #4096
    vst1.32 {d28, d29}, [r4]!
    ubfx r0, r14, #12, #4
    vst1.32 {d30, d31}, [r4]!
    vst1.32 {d24, d25}, [r4]!
    vst1.32 {d22, d23}, [r4]
    sub r4, r4, #4224
    cmp r0, #15
    bne .Lotherwise_418
    add r0, r6, #48
    vld1.32 {d16, d17}, [r0]
    add r0, r3, #48
    vld1.32 {d18, d19}, [r0]
    add r0, r9, #48
    vld1.32 {d20, d21}, [r0]
    add r0, r12, #48
    vld1.32 {d22, d23}, [r0]
    vtrn.32 q8, q9
    vtrn.32 q10, q11
    vswp d17, d20
    vswp d19, d22
    vmov q3, q8
    vmov q4, q9
    b .Lend_419
.Lotherwise_418:
    vmov.i32 q3, #0
    tst r14, #4096
    beq .Lotherwise_420
    add r0, r6, #48
    vld1.32 {d6[0]}, [r0]
    add r0, r3, #48
    vld1.32 {d6[1]}, [r0]
    add r0, r9, #48
    vld1.32 {d7[0]}, [r0]
    add r0, r12, #48
    vld1.32 {d7[1]}, [r0]
.Lotherwise_420:
    vmov.i32 q4, #0
    tst r14, #8192
    beq .Lotherwise_421
    add r0, r6, #52
    vld1.32 {d8[0]}, [r0]
    add r0, r3, #52
    vld1.32 {d8[1]}, [r0]
    add r0, r9, #52
    vld1.32 {d9[0]}, [r0]
    add r0, r12, #52
    vld1.32 {d9[1]}, [r0]
.Lotherwise_421:
    vmov.i32 q10, #0
    tst r14, #16384
    beq .Lotherwise_422
    add r0, r6, #56
    vld1.32 {d20[0]}, [r0]
    add r0, r3, #56
    vld1.32 {d20[1]}, [r0]
    add r0, r9, #56
    vld1.32 {d21[0]}, [r0]
    add r0, r12, #56
    vld1.32 {d21[1]}, [r0]
.Lotherwise_422:
    vmov.i32 q11, #0
    tst r14, #32768
    beq .Lotherwise_423
    add r0, r6, #60
    vld1.32 {d22[0]}, [r0]
    add r0, r3, #60
    vld1.32 {d22[1]}, [r0]
    add r0, r9, #60
    vld1.32 {d23[0]}, [r0]
    add r0, r12, #60
    vld1.32 {d23[1]}, [r0]
.Lotherwise_423:
.Lend_419:
    add r4, r4, #4224
    vadd.f32 q8, q13, q3
    vld1.32 {d24, d25}, [r4]
    sub r4, r4, #16
    vadd.f32 q14, q1, q10
    add r1, r1, #128
    vld1.32 {d14, d15}, [r4]
    sub r4, r4, #16
    vadd.f32 q15, q0, q4
    vld1.32 {d10, d11}, [r4]!
    vadd.f32 q6, q12, q11
    movw r0, #:lower16:(.Lconstants_nnp_fourier_16x16_gauss_right__armv7_neon - (1f + 8))
    movt r0, #:upper16:(.Lconstants_nnp_fourier_16x16_gauss_right__armv7_neon - (1f + 8))
1:
    add r0, pc, r0
    vld1.32 {d4, d5}, [r0]
    vsub.f32 q9, q10, q1
    vadd.f32 q10, q7, q8
    vsub.f32 q8, q7, q8
    vadd.f32 q1, q5, q14
    vst1.32 {d16, d17}, [r4]
    vsub.f32 q5, q5, q14
    sub r4, r4, #32
    vsub.f32 q8, q10, q1
    vadd.f32 q14, q10, q1
    vst1.32 {d16, d17}, [r1]
    sub r1, r1, #128
    vsub.f32 q12, q11, q12
    vld1.32 {d16, d17}, [r4]
    sub r4, r4, #16
    vsub.f32 q13, q13, q3
    vld1.32 {d2, d3}, [r4]!
    vsub.f32 q3, q0, q4
    vst1.32 {d10, d11}, [r4]
    sub r4, r4, #32
    vadd.f32 q10, q8, q9
    vld1.32 {d10, d11}, [r4]
    sub r4, r4, #16
    vmov q11, q1
    vld1.32 {d0, d1}, [r4]!
    vmov q4, q12
    vsub.f32 q9, q8, q9
    vadd.f32 q7, q5, q15
    vsub.f32 q8, q5, q15
    vadd.f32 q5, q6, q0
    vsub.f32 q15, q6, q0
    vst1.32 {d16, d17}, [r4]
    sub r4, r4, #16
    vadd.f32 q8, q7, q5
    vsub.f32 q0, q7, q5
    vst1.32 {d30, d31}, [r4]
    sub r4, r4, #16
    vadd.f32 q15, q14, q8
    vsub.f32 q8, q14, q8
    vst1.32 {d30, d31}, [r1]!
    vmov q14, q13
    vst1.32 {d16, d17}, [r1]
    add r1, r1, #128
    vmla.f32 q11, q10, d4[0]
    vst1.32 {d0, d1}, [r1]
    sub r1, r1, #112
    vmla.f32 q14, q9, d4[0]
    vld1.32 {d16, d17}, [r4]
    sub r4, r4, #16
    vmls.f32 q1, q10, d4[0]
    vld1.32 {d20, d21}, [r4]
    add r4, r4, #48
    vmls.f32 q13, q9, d4[0]
    vmov q5, q8
    vmla.f32 q4, q10, d4[1]
    vmls.f32 q5, q3, d4[1]
    vmla.f32 q3, q8, d4[1]
    vmls.f32 q10, q12, d4[1]
    vmov q12, q11
    vadd.f32 q15, q5, q4
    vmov q0, q14
    vadd.f32 q6, q3, q10
    vsub.f32 q8, q10, q3
    vmov q9, q1
    vmla.f32 q12, q15, d5[0]
    vsub.f32 q10, q5, q4
    vmov q3, q13
    vmla.f32 q0, q6, d5[0]
    vmls.f32 q11, q15, d5[0]
    vst1.32 {d24, d25}, [r1]!
    vmla.f32 q9, q8, d5[0]
    vmla.f32 q3, q10, d5[0]
    vmls.f32 q1, q8, d5[0]
    vst1.32 {d0, d1}, [r1]
    add r1, r1, #176
    vst1.32 {d22, d23}, [r1]
    sub r1, r1, #64
    vneg.f32 q15, q13
    vst1.32 {d18, d19}, [r1]!
    vneg.f32 q8, q14
    vst1.32 {d6, d7}, [r1]
    sub r1, r1, #80
    vmla.f32 q15, q10, d5[0]
    vst1.32 {d2, d3}, [r1]
    sub r1, r1, #32
    vmla.f32 q8, q6, d5[0]
    vld1.32 {d18, d19}, [r4]
    sub r4, r4, #16
    vld1.32 {d20, d21}, [r4]
    add r4, r4, #80
    sub r0, r4, #32
    vld1.32 {d22, d23}, [r4]
    sub r4, r4, #112
    sub r4, r4, #4096
    vadd.f32 q12, q9, q10
    vmov q13, q11
    vsub.f32 q9, q9, q10
    vmla.f32 q13, q12, d4[0]
    vmls.f32 q11, q12, d4[0]
    vst1.32 {d26, d27}, [r1]!
    vld1.32 {d20, d21}, [r0]
    vneg.f32 q12, q10
    vmla.f32 q10, q9, d4[0]
    vmla.f32 q12, q9, d4[0]
    vst1.32 {d20, d21}, [r1]
    add r1, r1, #112
    vst1.32 {d22, d23}, [r1]
    sub r1, r1, #80
    vst1.32 {d30, d31}, [r1]
    add r1, r1, #96
    add r0, r1, #32
    vst1.32 {d24, d25}, [r1]
    sub r1, r1, #208
    vst1.32 {d16, d17}, [r0]
    b .Lend_424
.Lotherwise_399:
    vmov.i32 q8, #0
    vst1.32 {d16, d17}, [r1]!
    vst1.32 {d16, d17}, [r1]!
    vst1.32 {d16, d17}, [r1]!
    vst1.32 {d16, d17}, [r1]!
    vst1.32 {d16, d17}, [r1]!
    vst1.32 {d16, d17}, [r1]!
    vst1.32 {d16, d17}, [r1]!
    vst1.32 {d16, d17}, [r1]!
    vst1.32 {d16, d17}, [r1]!
    vst1.32 {d16, d17}, [r1]!
    vst1.32 {d16, d17}, [r1]!
    vst1.32 {d16, d17}, [r1]!
    vst1.32 {d16, d17}, [r1]!
    vst1.32 {d16, d17}, [r1]!
    vst1.32 {d16, d17}, [r1]!
    vst1.32 {d16, d17}, [r1]
    sub r1, r1, #240
.Lend_424:
    sub r10, r10, #1
    lsr r5, r5, #1
    add r6, r6, r2, lsl #2
    add r3, r3, r2, lsl #2
    add r9, r9, r2, lsl #2
    add r12, r12, r2, lsl #2
    add r1, r1, #256
    cmp r10, #0
    bne .Lrepeat_398
.Lend_397:
    vld1.32 {d16, d17}, [r4]
    add r4, r4, #2048
    lsl r14, r8, #2
    vld1.32 {d18, d19}, [r4]
    sub r4, r4, #1024
    vld1.32 {d20, d21}, [r4]
    add r4, r4, #2048
    add r5, r14, r14, lsl #1
    vld1.32 {d22, d23}, [r4]
    sub r4, r4, #2560
    vadd.f32 q2, q8, q9
    add r0, r7, r14
    vld1.32 {d0, d1}, [r4]
    add r4, r4, #2048
    vsub.f32 q3, q8, q9
    add r1, r0, r5, lsl #2
    vld1.32 {d16, d17}, [r4]
    sub r4, r4, #1024
    vadd.f32 q1, q10, q11
    add r2, r7, r14
    vld1.32 {d8, d9}, [r4]
    add r4, r4, #2048
    vsub.f32 q12, q10, q11
    add r3, r7, r14, lsl #4
    vld1.32 {d20, d21}, [r4]
    sub r4, r4, #3328
    vadd.f32 q11, q0, q8
    add r12, r7, r14, lsl #2
    vld1.32 {d26, d27}, [r4]
    add r4, r4, #2048
    vadd.f32 q14, q2, q1
    add r6, r3, r5, lsl #1
    vld1.32 {d30, d31}, [r4]
    sub r4, r4, #1024
    vadd.f32 q6, q4, q10
    add r0, r7, r14, lsl #1
    vld1.32 {d10, d11}, [r4]
    add r4, r4, #2816
    vsub.f32 q9, q0, q8
    add r9, r0, r14, lsl #3
    movw r0, #:lower16:(.Lconstants_nnp_fourier_16x16_gauss_right__armv7_neon - (1f + 8))
    movt r0, #:upper16:(.Lconstants_nnp_fourier_16x16_gauss_right__armv7_neon - (1f + 8))
1:
    add r0, pc, r0
    vld1.32 {d0, d1}, [r0]
    add r0, r7, r14
    vadd.f32 q7, q11, q6
    add r10, r0, r5, lsl #1
    vsub.f32 q4, q10, q4
    vsub.f32 q8, q14, q7
    vsub.f32 q10, q11, q6
    vst1.32 {d16, d17}, [r4]
    sub r4, r4, #768
    vsub.f32 q11, q9, q4
    vst1.32 {d16, d17}, [r1]
    add r0, r3, r5
    vadd.f32 q6, q13, q15
    vsub.f32 q8, q2, q1
    vld1.32 {d2, d3}, [r4]
    add r4, r4, #784
    vst1.32 {d20, d21}, [r4]!
    vmov q10, q12
    vmls.f32 q12, q11, d0[0]
    vst1.32 {d16, d17}, [r4]
    sub r4, r4, #2336
    vadd.f32 q2, q5, q1
    vadd.f32 q9, q9, q4
    vld1.32 {d8, d9}, [r4]
    add r4, r4, #2048
    vsub.f32 q13, q13, q15
    vld1.32 {d30, d31}, [r4]
    add r4, r4, #304
    vmla.f32 q10, q11, d0[0]
    vsub.f32 q8, q6, q2
    vsub.f32 q1, q5, q1
    vst1.32 {d16, d17}, [r4]
    sub r4, r4, #3376
    vsub.f32 q8, q15, q4
    vld1.32 {d10, d11}, [r4]
    add r4, r4, #3392
    vadd.f32 q15, q4, q15
    vst1.32 {d24, d25}, [r4]
    sub r4, r4, #1344
    vmov q12, q3
    vld1.32 {d8, d9}, [r4]
    add r4, r4, #1360
    vmls.f32 q3, q9, d0[0]
    vadd.f32 q11, q6, q2
    vadd.f32 q2, q5, q4
    vsub.f32 q4, q5, q4
    vmov q5, q13
    vst1.32 {d6, d7}, [r4]!
    vmov q3, q8
    vst1.32 {d20, d21}, [r4]
    vadd.f32 q10, q15, q2
    vmls.f32 q5, q1, d0[1]
    vmla.f32 q3, q4, d0[1]
    vmla.f32 q1, q13, d0[1]
    vld1.32 {d26, d27}, [r4]!
    vmls.f32 q4, q8, d0[1]
    vsub.f32 q8, q11, q10
    vmla.f32 q12, q9, d0[0]
    vst1.32 {d16, d17}, [r4]
    sub r4, r4, #32
    vadd.f32 q9, q5, q3
    vld1.32 {d12, d13}, [r4]
    sub r4, r4, #16
    vsub.f32 q15, q15, q2
    vld1.32 {d4, d5}, [r4]
    sub r4, r4, #16
    vadd.f32 q14, q14, q7
    vld1.32 {d14, d15}, [r4]
    sub r4, r4, #16
    vadd.f32 q10, q11, q10
    vld1.32 {d22, d23}, [r4]!
    vsub.f32 q3, q5, q3
    vadd.f32 q5, q1, q4
    vsub.f32 q8, q4, q1
    vmov q1, q6
    vmls.f32 q6, q8, d1[0]
    vmla.f32 q1, q8, d1[0]
    vmov q4, q12
    vmls.f32 q12, q9, d1[0]
    vmla.f32 q4, q9, d1[0]
    vmov q9, q13
    vmls.f32 q13, q5, d1[0]
    vst1.32 {d24, d25}, [r4]!
    vmla.f32 q9, q5, d1[0]
    vadd.f32 q8, q7, q15
    vsub.f32 q15, q7, q15
    vst1.32 {d26, d27}, [r4]
    sub r4, r4, #48
    vmov q13, q11
    vld1.32 {d10, d11}, [r4]
    add r4, r4, #64
    vmls.f32 q11, q8, d0[0]
    vst1.32 {d2, d3}, [r4]
    add r4, r4, #32
    vmla.f32 q13, q8, d0[0]
    vld1.32 {d16, d17}, [r4]
    sub r4, r4, #112
    add r1, r3, r14, lsl #4
    vadd.f32 q7, q14, q10
    vsub.f32 q10, q14, q10
    vst1.32 {d14, d15}, [r7]
    vmov q14, q5
    vst1.32 {d20, d21}, [r2]
    vmov q7, q2
    vmla.f32 q14, q15, d0[0]
    vst1.32 {d8, d9}, [r12]
    add r2, r7, r14
    vmls.f32 q2, q3, d1[0]
    vst1.32 {d24, d25}, [r6]
    add r12, r2, r14, lsl #2
    vld1.32 {d20, d21}, [r4]
    add r4, r4, #80
    vmla.f32 q7, q3, d1[0]
    add r6, r7, r5, lsl #1
    vld1.32 {d6, d7}, [r4]
    sub r4, r4, #32
    vmls.f32 q5, q15, d0[0]
    vld1.32 {d24, d25}, [r4]!
    vst1.32 {d2, d3}, [r3]
    vsub.f32 q1, q9, q4
    vst1.32 {d12, d13}, [r9]
    vadd.f32 q4, q4, q9
    add r9, r7, r14, lsl #3
    vld1.32 {d30, d31}, [r4]
    sub r4, r4, #48
    sub r4, r4, #4096
    vst1.32 {d26, d27}, [r10]
    add r2, r7, r14
    add r2, r2, r14, lsl #3
    vst1.32 {d22, d23}, [r0]
    add r10, r7, r5, lsl #2
    vst1.32 {d2, d3}, [r12]
    vsub.f32 q1, q14, q13
    add r0, r7, r14, lsl #1
    vadd.f32 q9, q13, q14
    vld1.32 {d26, d27}, [r4]
    add r4, r4, #2048
    vst1.32 {d8, d9}, [r6]
    vsub.f32 q14, q6, q2
    add r12, r0, r5, lsl #2
    vst1.32 {d2, d3}, [r9]
    vsub.f32 q1, q8, q10
    add r0, r7, r5
    vadd.f32 q10, q10, q8
    vld1.32 {d8, d9}, [r4]
    sub r4, r4, #1024
    vst1.32 {d18, d19}, [r2]
    vadd.f32 q2, q6, q2
    add r2, r0, r5, lsl #2
    vld1.32 {d16, d17}, [r4]
    add r4, r4, #2048
    vadd.f32 q6, q13, q4
    add r6, r3, r14
    vst1.32 {d28, d29}, [r10]
    add r9, r3, r14, lsl #1
    vsub.f32 q13, q13, q4
    add r0, r3, r14
    vld1.32 {d18, d19}, [r4]
    sub r4, r4, #2560
    vsub.f32 q4, q7, q3
    add r10, r0, r14, lsl #2
    vst1.32 {d2, d3}, [r12]
    add r12, r3, r14, lsl #3
    vmov q14, q13
    vst1.32 {d20, d21}, [r2]
    add r0, r7, r14, lsl #3
    vadd.f32 q10, q8, q9
    add r2, r0, r5
    vst1.32 {d8, d9}, [r6]
    add r6, r3, r14, lsl #2
    vsub.f32 q9, q8, q9
    vld1.32 {d8, d9}, [r4]
    add r4, r4, #2048
    vadd.f32 q1, q6, q10
    vsub.f32 q10, q6, q10
    vld1.32 {d12, d13}, [r4]
    sub r4, r4, #1024
    vadd.f32 q8, q3, q7
    vld1.32 {d6, d7}, [r4]
    add r4, r4, #2048
    vmul.f32 q2, q2, d1[1]
    vst1.32 {d16, d17}, [r9]
    vadd.f32 q7, q4, q6
    add r0, r3, r14
    vsub.f32 q8, q4, q6
    vld1.32 {d8, d9}, [r4]
    sub r4, r4, #3328
    add r9, r0, r5, lsl #1
    vadd.f32 q6, q11, q5
    vsub.f32 q11, q11, q5
    vmul.f32 q5, q6, d1[1]
    vst1.32 {d22, d23}, [r10]
    vadd.f32 q6, q3, q4
    add r10, r1, r14, lsl #1
    vsub.f32 q11, q4, q3
    vld1.32 {d6, d7}, [r4]
    add r4, r4, #2048
    vadd.f32 q4, q12, q15
    vsub.f32 q12, q12, q15
    vmul.f32 q15, q4, d1[1]
    vst1.32 {d24, d25}, [r12]
    vadd.f32 q4, q7, q6
    add r12, r7, r14, lsl #1
    vsub.f32 q12, q7, q6
    vld1.32 {d12, d13}, [r4]
    sub r4, r4, #1024
    vst1.32 {d4, d5}, [r2]
    vsub.f32 q2, q1, q4
    add r2, r7, r5
    vadd.f32 q1, q1, q4
    vld1.32 {d8, d9}, [r4]
    add r4, r4, #2800
    vst1.32 {d4, d5}, [r4]
    sub r4, r4, #752
    add r0, r3, r14
    vst1.32 {d10, d11}, [r6]
    vsub.f32 q5, q8, q11
    add r6, r0, r14, lsl #3
    vadd.f32 q11, q8, q11
    vld1.32 {d16, d17}, [r4]
    add r4, r4, #768
    vst1.32 {d24, d25}, [r4]!
    vadd.f32 q12, q3, q6
    add r0, r1, r14, lsl #3
    vst1.32 {d20, d21}, [r4]
    vadd.f32 q10, q4, q8
    sub r4, r4, #2320
    vsub.f32 q3, q3, q6
    vld1.32 {d12, d13}, [r4]
    add r4, r4, #2048
    vsub.f32 q4, q4, q8
    vld1.32 {d14, d15}, [r4]
    add r4, r4, #288
    vmls.f32 q13, q11, d0[0]
    vst1.32 {d30, d31}, [r9]
    add r9, r0, r5
    vmov q15, q9
    vst1.32 {d4, d5}, [r10]
    add r0, r1, r14
    vmls.f32 q9, q5, d0[0]
    add r10, r0, r14, lsl #2
    add r0, r3, r5
    vsub.f32 q8, q12, q10
    add r11, r0, r5, lsl #2
    vmla.f32 q15, q5, d0[0]
    vst1.32 {d16, d17}, [r4]
    sub r4, r4, #3360
    vsub.f32 q8, q7, q6
    vld1.32 {d4, d5}, [r4]
    add r4, r4, #3376
    vadd.f32 q5, q6, q7
    vst1.32 {d18, d19}, [r4]
    sub r4, r4, #1328
    vmov q6, q3
    vld1.32 {d14, d15}, [r4]
    add r4, r4, #1344
    vmla.f32 q14, q11, d0[0]
    vst1.32 {d26, d27}, [r4]!
    vmov q11, q8
    vst1.32 {d30, d31}, [r4]
    vsub.f32 q9, q2, q7
    vld1.32 {d26, d27}, [r4]!
    vmls.f32 q6, q4, d0[1]
    vmla.f32 q11, q9, d0[1]
    vmla.f32 q4, q3, d0[1]
    vmls.f32 q9, q8, d0[1]
    vadd.f32 q8, q2, q7
    vadd.f32 q10, q12, q10
    vadd.f32 q12, q5, q8
    vadd.f32 q15, q6, q11
    vadd.f32 q2, q4, q9
    vsub.f32 q3, q10, q12
    vsub.f32 q8, q5, q8
    vmov q5, q14
    vst1.32 {d6, d7}, [r4]
    sub r4, r4, #32
    vmls.f32 q14, q15, d1[0]
    vld1.32 {d6, d7}, [r4]
    sub r4, r4, #16
    vsub.f32 q7, q9, q4
    vld1.32 {d8, d9}, [r4]
    sub r4, r4, #16
    vadd.f32 q10, q10, q12
    vld1.32 {d18, d19}, [r4]
    sub r4, r4, #16
    vmla.f32 q5, q15, d1[0]
    vld1.32 {d24, d25}, [r4]!
    vst1.32 {d28, d29}, [r4]!
    vsub.f32 q11, q6, q11
    vmov q15, q13
    vmls.f32 q13, q2, d1[0]
    vmla.f32 q15, q2, d1[0]
    vmov q2, q3
    vmls.f32 q3, q7, d1[0]
    vst1.32 {d26, d27}, [r4]
    sub r4, r4, #48
    vadd.f32 q13, q9, q8
    vsub.f32 q8, q9, q8
    vld1.32 {d18, d19}, [r4]
    add r4, r4, #64
    vmla.f32 q2, q7, d1[0]
    vmov q6, q12
    vmls.f32 q12, q13, d0[0]
    vmla.f32 q6, q13, d0[0]
    vmov q13, q9
    vst1.32 {d4, d5}, [r4]
    add r4, r4, #32
    vmls.f32 q9, q8, d0[0]
    vmla.f32 q13, q8, d0[0]
    vld1.32 {d16, d17}, [r4]
    sub r4, r4, #112
    vadd.f32 q7, q1, q10
    vsub.f32 q10, q1, q10
    vst1.32 {d14, d15}, [r12]
    vmov q1, q4
    add r12, r3, r5, lsl #2
    vmls.f32 q4, q11, d1[0]
    vst1.32 {d20, d21}, [r2]
    add r2, r1, r14, lsl #3
    vst1.32 {d10, d11}, [r6]
    vmla.f32 q1, q11, d1[0]
    add r0, r3, r14, lsl #1
    vst1.32 {d28, d29}, [r9]
    vsub.f32 q14, q15, q5
    add r6, r0, r14, lsl #3
    vst1.32 {d4, d5}, [r10]
    vadd.f32 q11, q5, q15
    add r0, r3, r14, lsl #3
    vst1.32 {d6, d7}, [r11]
    vsub.f32 q15, q13, q6
    add r9, r0, r5
    vld1.32 {d20, d21}, [r4]
    add r4, r4, #80
    vadd.f32 q13, q6, q13
    add r0, r3, r14
    vst1.32 {d12, d13}, [r12]
    add r12, r0, r5, lsl #2
    vsub.f32 q5, q3, q4
    add r0, r3, r14, lsl #1
    vst1.32 {d24, d25}, [r2]
    add r3, r0, r5, lsl #2
    vsub.f32 q2, q8, q10
    add r10, r1, r14
    vld1.32 {d12, d13}, [r4]
    sub r4, r4, #32
    vadd.f32 q10, q10, q8
    add r11, r1, r5
    vst1.32 {d28, d29}, [r6]
    add r2, r1, r14, lsl #2
    vadd.f32 q14, q3, q4
    add r6, r1, r5, lsl #1
    vld1.32 {d8, d9}, [r4]!
    vsub.f32 q3, q1, q6
    vst1.32 {d22, d23}, [r9]
    add r0, r1, r14
    vadd.f32 q11, q6, q1
    add r9, r0, r5, lsl #1
    vld1.32 {d16, d17}, [r4]
    sub r4, r4, #4160
    vadd.f32 q1, q12, q9
    vst1.32 {d30, d31}, [r12]
    add r0, r1, r14, lsl #1
    vsub.f32 q15, q12, q9
    add r12, r0, r14, lsl #3
    vst1.32 {d26, d27}, [r3]
    add r0, r1, r14
    vadd.f32 q9, q4, q8
    add r3, r0, r5, lsl #2
    vst1.32 {d10, d11}, [r10]
    movw r0, #46
    vsub.f32 q8, q4, q8
    mul r0, r8, r0
    vst1.32 {d4, d5}, [r11]
    add r10, r1, r14
    vmul.f32 q12, q14, d1[1]
    add r7, r7, r0, lsl #2
    vst1.32 {d20, d21}, [r2]
    add r10, r10, r14, lsl #3
    vmul.f32 q10, q1, d1[1]
    lsl r14, r8, #2
    vst1.32 {d6, d7}, [r6]
    vmul.f32 q9, q9, d1[1]
    add r0, r1, r5, lsl #2
    vst1.32 {d22, d23}, [r9]
    add r5, r7, r14, lsl #4
    add r6, r14, r14, lsl #1
    vst1.32 {d30, d31}, [r12]
    add r2, r5, r14, lsl #4
    mov r12, r4
    vst1.32 {d16, d17}, [r3]
    movw r3, #7
    vst1.32 {d24, d25}, [r1]
    vst1.32 {d20, d21}, [r10]
    vst1.32 {d18, d19}, [r0]
.Lrepeat_425:
    add r12, r12, #32
    vld1.32 {d16, d17}, [r12]
    add r12, r12, #2048
    add r4, r4, #4096
    vld1.32 {d18, d19}, [r12]
    sub r12, r12, #2032
    add r0, r5, r14, lsl #3
    vld1.32 {d20, d21}, [r12]
    add r12, r12, #2048
    add r8, r7, r6, lsl #2
    vld1.32 {d22, d23}, [r12]
    sub r12, r12, #1040
    vadd.f32 q14, q8, q9
    add r9, r2, r14, lsl #2
    vld1.32 {d24, d25}, [r12]
    add r12, r12, #2048
    vsub.f32 q15, q8, q9
    add r10, r7, r6
    vld1.32 {d16, d17}, [r12]
    sub r12, r12, #2032
    vsub.f32 q13, q10, q11
    add r1, r5, r14, lsl #3
    vld1.32 {d2, d3}, [r12]
    add r12, r12, #2048
    vadd.f32 q11, q10, q11
    add r1, r1, r6
    vld1.32 {d6, d7}, [r12]
    sub r12, r12, #2576
    vadd.f32 q2, q12, q8
    sub r3, r3, #1
    vsub.f32 q8, q12, q8
    vadd.f32 q9, q14, q2
    vsub.f32 q10, q3, q1
    vst1.32 {d18, d19}, [r4]!
    vsub.f32 q9, q13, q8
    vld1.32 {d24, d25}, [r12]
    add r12, r12, #2048
    vsub.f32 q5, q15, q10
    vld1.32 {d8, d9}, [r12]
    sub r12, r12, #2032
    vadd.f32 q8, q13, q8
    vld1.32 {d12, d13}, [r12]
    add r12, r12, #2048
    vadd.f32 q15, q15, q10
    vld1.32 {d14, d15}, [r12]
    sub r12, r12, #1040
    vsub.f32 q13, q12, q4
    vst1.32 {d18, d19}, [r4]!
    vadd.f32 q10, q12, q4
    vld1.32 {d18, d19}, [r12]
    add r12, r12, #2048
    vadd.f32 q12, q1, q3
    vst1.32 {d10, d11}, [r4]!
    vadd.f32 q1, q6, q7
    vld1.32 {d10, d11}, [r12]
    sub r12, r12, #2032
    vsub.f32 q3, q6, q7
    vst1.32 {d16, d17}, [r4]!
    vsub.f32 q4, q11, q12
    vld1.32 {d12, d13}, [r12]
    add r12, r12, #2048
    vsub.f32 q8, q5, q9
    vst1.32 {d30, d31}, [r4]!
    vadd.f32 q9, q9, q5
    vld1.32 {d30, d31}, [r12]
    sub r12, r12, #3344
    vsub.f32 q14, q14, q2
    vst1.32 {d16, d17}, [r4]!
    vadd.f32 q2, q10, q9
    vsub.f32 q8, q15, q6
    vadd.f32 q15, q6, q15
    vst1.32 {d16, d17}, [r4]!
    vsub.f32 q8, q10, q9
    vst1.32 {d26, d27}, [r4]
    sub r4, r4, #112
    vsub.f32 q13, q15, q1
    vld1.32 {d20, d21}, [r4]
    add r4, r4, #128
    vsub.f32 q5, q4, q8
    vst1.32 {d6, d7}, [r4]!
    vsub.f32 q3, q14, q13
    vadd.f32 q9, q10, q2
    vadd.f32 q4, q4, q8
    vst1.32 {d18, d19}, [r4]
    sub r4, r4, #32
    vadd.f32 q11, q11, q12
    vld1.32 {d12, d13}, [r4]!
    vadd.f32 q15, q1, q15
    vld1.32 {d16, d17}, [r4]
    sub r4, r4, #48
    vadd.f32 q12, q14, q13
    vld1.32 {d18, d19}, [r4]!
    vsub.f32 q13, q11, q15
    vld1.32 {d2, d3}, [r4]
    sub r4, r4, #96
    vsub.f32 q14, q6, q8
    vst1.32 {d10, d11}, [r4]
    add r4, r4, #80
    vadd.f32 q5, q6, q8
    vst1.32 {d6, d7}, [r4]!
    vadd.f32 q8, q9, q1
    vst1.32 {d8, d9}, [r4]
    sub r4, r4, #32
    vsub.f32 q9, q1, q9
    vld1.32 {d2, d3}, [r4]
    add r4, r4, #48
    vadd.f32 q3, q14, q8
    vst1.32 {d24, d25}, [r4]!
    vsub.f32 q12, q14, q8
    vmov q8, q1
    vsub.f32 q14, q9, q5
    vmla.f32 q8, q3, d0[0]
    vadd.f32 q4, q5, q9
    vmls.f32 q1, q3, d0[0]
    vsub.f32 q2, q10, q2
    vst1.32 {d16, d17}, [r4]
    sub r4, r4, #80
    vadd.f32 q11, q11, q15
    vld1.32 {d18, d19}, [r4]
    add r4, r4, #112
    vst1.32 {d26, d27}, [r4]
    sub r4, r4, #128
    vld1.32 {d26, d27}, [r4]
    sub r4, r4, #16
    vmov q10, q9
    vld1.32 {d16, d17}, [r4]
    vmls.f32 q9, q4, d0[0]
    vld1.32 {d12, d13}, [r12]
    add r12, r12, #2048
    vmov q3, q13
    vld1.32 {d14, d15}, [r12]
    sub r12, r12, #2032
    vmov q5, q8
    vmls.f32 q8, q12, d0[0]
    vmls.f32 q13, q14, d0[0]
    vmla.f32 q5, q12, d0[0]
    vmla.f32 q3, q14, d0[0]
    vst1.32 {d16, d17}, [r4]!
    vmla.f32 q10, q4, d0[0]
    vld1.32 {d28, d29}, [r12]
    add r12, r12, #2048
    vadd.f32 q15, q6, q7
    vst1.32 {d26, d27}, [r4]!
    vsub.f32 q12, q6, q7
    vld1.32 {d16, d17}, [r12]
    sub r12, r12, #1040
    vst1.32 {d10, d11}, [r4]!
    vld1.32 {d8, d9}, [r12]
    add r12, r12, #2048
    vsub.f32 q13, q14, q8
    vst1.32 {d6, d7}, [r4]
    add r4, r4, #112
    vadd.f32 q14, q14, q8
    vld1.32 {d16, d17}, [r12]
    sub r12, r12, #2032
    vst1.32 {d18, d19}, [r4]!
    vst1.32 {d2, d3}, [r4]!
    vadd.f32 q9, q4, q8
    vld1.32 {d10, d11}, [r12]
    add r12, r12, #2048
    vsub.f32 q1, q4, q8
    vst1.32 {d20, d21}, [r4]!
    vadd.f32 q8, q15, q9
    vld1.32 {d20, d21}, [r12]
    sub r12, r12, #1552
    vsub.f32 q3, q13, q1
    vst1.32 {d4, d5}, [r4]!
    vsub.f32 q15, q15, q9
    vst1.32 {d22, d23}, [r4]!
    vsub.f32 q4, q10, q5
    vst1.32 {d16, d17}, [r4]!
    vadd.f32 q8, q5, q10
    vld1.32 {d18, d19}, [r12]
    add r12, r12, #2048
    vsub.f32 q10, q12, q4
    vld1.32 {d22, d23}, [r12]
    sub r12, r12, #2032
    vsub.f32 q2, q14, q8
    vld1.32 {d10, d11}, [r12]
    add r12, r12, #2048
    vadd.f32 q4, q12, q4
    vld1.32 {d12, d13}, [r12]
    sub r12, r12, #3088
    vadd.f32 q12, q9, q11
    vst1.32 {d20, d21}, [r4]!
    vadd.f32 q10, q13, q1
    vld1.32 {d26, d27}, [r12]
    add r12, r12, #2048
    vadd.f32 q14, q14, q8
    vst1.32 {d6, d7}, [r4]!
    vsub.f32 q1, q11, q9
    vld1.32 {d16, d17}, [r12]
    sub r12, r12, #2032
    vsub.f32 q3, q6, q5
    vst1.32 {d30, d31}, [r4]!
    vadd.f32 q15, q5, q6
    vst1.32 {d4, d5}, [r4]!
    vadd.f32 q9, q13, q8
    vld1.32 {d10, d11}, [r12]
    add r12, r12, #2048
    vsub.f32 q13, q13, q8
    vst1.32 {d8, d9}, [r4]!
    vadd.f32 q8, q12, q9
    vld1.32 {d22, d23}, [r12]
    sub r12, r12, #2832
    vsub.f32 q2, q3, q13
    vst1.32 {d20, d21}, [r4]!
    vsub.f32 q4, q12, q9
    vst1.32 {d28, d29}, [r4]!
    vsub.f32 q12, q11, q5
    vst1.32 {d16, d17}, [r4]
    sub r4, r4, #128
    vadd.f32 q8, q5, q11
    vld1.32 {d20, d21}, [r4]
    add r4, r4, #128
    vsub.f32 q9, q1, q12
    vld1.32 {d22, d23}, [r4]
    sub r4, r4, #16
    vsub.f32 q14, q15, q8
    vld1.32 {d10, d11}, [r4]
    add r4, r4, #32
    vadd.f32 q8, q15, q8
    vst1.32 {d18, d19}, [r4]!
    vadd.f32 q9, q10, q11
    vst1.32 {d4, d5}, [r4]
    sub r4, r4, #272
    vadd.f32 q12, q1, q12
    vld1.32 {d2, d3}, [r4]
    add r4, r4, #288
    vsub.f32 q15, q8, q5
    vst1.32 {d8, d9}, [r4]!
    vsub.f32 q2, q10, q11
    vadd.f32 q4, q1, q9
    vadd.f32 q13, q3, q13
    vst1.32 {d8, d9}, [r4]
    sub r4, r4, #208
    vadd.f32 q10, q5, q8
    vld1.32 {d22, d23}, [r4]
    add r4, r4, #224
    vmov q3, q12
    vst1.32 {d28, d29}, [r4]
    sub r4, r4, #240
    vsub.f32 q5, q1, q9
    vld1.32 {d16, d17}, [r4]
    sub r4, r4, #64
    vsub.f32 q6, q11, q10
    vld1.32 {d14, d15}, [r4]
    add r4, r4, #192
    vmla.f32 q3, q13, d0[1]
    vld1.32 {d28, d29}, [r4]
    sub r4, r4, #16
    vsub.f32 q1, q8, q15
    vst1.32 {d8, d9}, [r7]
    vsub.f32 q9, q7, q2
    vst1.32 {d10, d11}, [r0]
    add r0, r7, r6
    vmls.f32 q13, q12, d0[1]
    add r11, r0, r6, lsl #2
    vld1.32 {d8, d9}, [r4]
    sub r4, r4, #192
    vadd.f32 q12, q8, q15
    vst1.32 {d2, d3}, [r4]!
    vadd.f32 q15, q7, q2
    vst1.32 {d18, d19}, [r4]
    add r4, r4, #64
    vmov q8, q4
    vst1.32 {d10, d11}, [r4]
    sub r4, r4, #96
    vadd.f32 q11, q11, q10
    vld1.32 {d4, d5}, [r4]
    add r4, r4, #112
    vmls.f32 q8, q14, d0[1]
    vst1.32 {d12, d13}, [r4]!
    vmla.f32 q14, q4, d0[1]
    vst1.32 {d24, d25}, [r4]
    sub r4, r4, #48
    vmov q4, q2
    vld1.32 {d10, d11}, [r4]
    add r4, r4, #128
    vst1.32 {d30, d31}, [r4]
    sub r4, r4, #144
    vsub.f32 q9, q8, q3
    vld1.32 {d20, d21}, [r4]
    sub r4, r4, #16
    vsub.f32 q15, q13, q14
    vld1.32 {d12, d13}, [r4]
    add r4, r4, #128
    vadd.f32 q8, q8, q3
    vld1.32 {d6, d7}, [r4]!
    vadd.f32 q13, q14, q13
    vld1.32 {d28, d29}, [r4]
    sub r4, r4, #192
    vmls.f32 q2, q8, d1[0]
    vst1.32 {d24, d25}, [r8]
    add r0, r2, r14
    vmov q7, q10
    add r8, r0, r6, lsl #1
    vst1.32 {d2, d3}, [r9]
    add r9, r7, r6, lsl #1
    vmls.f32 q10, q15, d1[0]
    vmov q1, q6
    vmls.f32 q6, q9, d1[0]
    vmla.f32 q7, q15, d1[0]
    vmov q12, q5
    vst1.32 {d20, d21}, [r4]
    add r4, r4, #304
    vmls.f32 q5, q13, d1[0]
    vmla.f32 q1, q9, d1[0]
    vld1.32 {d18, d19}, [r4]
    sub r4, r4, #256
    vst1.32 {d12, d13}, [r4]
    add r4, r4, #288
    vsub.f32 q15, q3, q14
    vmla.f32 q4, q8, d1[0]
    vld1.32 {d16, d17}, [r4]
    sub r4, r4, #272
    vst1.32 {d4, d5}, [r4]!
    vadd.f32 q3, q3, q14
    vst1.32 {d10, d11}, [r4]
    add r4, r4, #96
    vadd.f32 q14, q9, q8
    vst1.32 {d14, d15}, [r4]
    sub r4, r4, #192
    vsub.f32 q8, q8, q9
    vld1.32 {d10, d11}, [r4]
    add r4, r4, #208
    vadd.f32 q9, q15, q14
    vst1.32 {d2, d3}, [r4]
    add r4, r4, #32
    vsub.f32 q1, q8, q3
    vst1.32 {d8, d9}, [r10]
    add r0, r5, r14, lsl #1
    vsub.f32 q14, q15, q14
    add r10, r0, r6, lsl #2
    vst1.32 {d4, d5}, [r1]
    add r1, r5, r14, lsl #1
    vmov q15, q5
    vst1.32 {d14, d15}, [r11]
    add r0, r2, r14, lsl #1
    vadd.f32 q2, q3, q8
    add r11, r0, r14, lsl #3
    vst1.32 {d20, d21}, [r8]
    add r0, r7, r14
    vmla.f32 q15, q9, d0[0]
    add r8, r0, r14, lsl #3
    vmls.f32 q5, q9, d0[0]
    vmla.f32 q12, q13, d1[0]
    vst1.32 {d30, d31}, [r4]
    sub r4, r4, #256
    vld1.32 {d6, d7}, [r4]
    add r4, r4, #272
    vst1.32 {d8, d9}, [r4]
    sub r4, r4, #288
    vld1.32 {d18, d19}, [r4]
    sub r4, r4, #80
    vmov q4, q3
    vld1.32 {d20, d21}, [r4]
    add r4, r4, #272
    vmls.f32 q3, q2, d0[0]
    vld1.32 {d12, d13}, [r4]!
    vmov q13, q9
    vld1.32 {d14, d15}, [r4]
    sub r4, r4, #288
    vmls.f32 q9, q1, d0[0]
    vst1.32 {d30, d31}, [r9]
    add r9, r2, r14
    vmov q8, q10
    vst1.32 {d10, d11}, [r10]
    add r0, r5, r14
    vmls.f32 q10, q14, d0[0]
    add r10, r0, r14, lsl #2
    vmla.f32 q13, q1, d0[0]
    vst1.32 {d18, d19}, [r4]
    add r4, r4, #400
    vneg.f32 q15, q7
    vmla.f32 q8, q14, d0[0]
    vld1.32 {d2, d3}, [r4]
    sub r4, r4, #320
    vst1.32 {d20, d21}, [r4]
    add r4, r4, #336
    vmla.f32 q15, q6, d0[1]
    vld1.32 {d20, d21}, [r4]
    sub r4, r4, #320
    vmla.f32 q4, q2, d0[0]
    vst1.32 {d10, d11}, [r4]!
    vneg.f32 q2, q1
    vst1.32 {d6, d7}, [r4]
    add r4, r4, #160
    vmov q3, q10
    vst1.32 {d26, d27}, [r4]
    sub r4, r4, #208
    vmla.f32 q6, q7, d0[1]
    vld1.32 {d28, d29}, [r4]
    add r4, r4, #224
    vmla.f32 q3, q1, d0[1]
    vst1.32 {d16, d17}, [r4]
    add r4, r4, #96
    vmla.f32 q2, q10, d0[1]
    vst1.32 {d26, d27}, [r1]
    add r0, r2, r14
    vmov q1, q14
    add r1, r0, r6, lsl #2
    vst1.32 {d18, d19}, [r11]
    add r11, r7, r14
    vadd.f32 q8, q15, q3
    vsub.f32 q5, q2, q6
    vmla.f32 q1, q8, d1[0]
    vmls.f32 q14, q8, d1[0]
    vadd.f32 q10, q6, q2
    vsub.f32 q3, q15, q3
    vst1.32 {d2, d3}, [r4]
    sub r4, r4, #336
    vld1.32 {d30, d31}, [r4]
    add r4, r4, #352
    vst1.32 {d8, d9}, [r4]
    sub r4, r4, #368
    vld1.32 {d26, d27}, [r4]
    vmov q9, q15
    sub r4, r4, #16
    vld1.32 {d4, d5}, [r4]
    add r4, r4, #432
    vmls.f32 q15, q10, d1[0]
    vld1.32 {d16, d17}, [r4]
    sub r4, r4, #80
    vmov q4, q13
    vld1.32 {d12, d13}, [r4]
    add r4, r4, #32
    vmls.f32 q13, q5, d1[0]
    vst1.32 {d2, d3}, [r8]
    add r8, r7, r14, lsl #1
    vmla.f32 q4, q5, d1[0]
    vld1.32 {d2, d3}, [r4]
    sub r4, r4, #48
    vmla.f32 q9, q10, d1[0]
    vld1.32 {d20, d21}, [r4]
    add r4, r4, #32
    vsub.f32 q5, q11, q8
    vst1.32 {d28, d29}, [r9]
    add r9, r7, r14, lsl #2
    vadd.f32 q8, q8, q11
    vld1.32 {d22, d23}, [r4]
    sub r4, r4, #48
    vst1.32 {d8, d9}, [r10]
    add r0, r7, r14
    add r10, r0, r14, lsl #2
    vst1.32 {d26, d27}, [r1]
    add r0, r7, r14
    add r1, r0, r6, lsl #1
    vst1.32 {d10, d11}, [r11]
    vmov q5, q2
    add r11, r7, r14, lsl #3
    vst1.32 {d16, d17}, [r8]
    vsub.f32 q7, q12, q6
    add r0, r7, r14, lsl #1
    vadd.f32 q8, q6, q12
    vld1.32 {d24, d25}, [r4]
    sub r4, r4, #80
    vmla.f32 q5, q3, d1[0]
    vst1.32 {d14, d15}, [r9]
    add r8, r0, r14, lsl #3
    vsub.f32 q6, q1, q10
    vst1.32 {d16, d17}, [r10]
    add r0, r7, r14, lsl #3
    vld1.32 {d14, d15}, [r4]
    add r4, r4, #64
    vadd.f32 q8, q10, q1
    add r9, r0, r6
    vld1.32 {d20, d21}, [r4]
    sub r4, r4, #16
    add r0, r7, r14
    vmls.f32 q2, q3, d1[0]
    vld1.32 {d2, d3}, [r4]
    sub r4, r4, #16
    add r10, r0, r6, lsl #2
    vst1.32 {d12, d13}, [r1]
    vsub.f32 q3, q9, q11
    add r0, r7, r14, lsl #1
    vadd.f32 q9, q11, q9
    vld1.32 {d22, d23}, [r4]
    sub r4, r4, #16
    vst1.32 {d16, d17}, [r11]
    vsub.f32 q6, q12, q7
    add r0, r0, r6, lsl #2
    vadd.f32 q8, q7, q12
    vld1.32 {d24, d25}, [r4]
    sub r4, r4, #32
    vst1.32 {d6, d7}, [r8]
    vsub.f32 q3, q10, q1
    add r8, r5, r14
    vst1.32 {d18, d19}, [r9]
    vadd.f32 q9, q1, q10
    add r1, r5, r6
    vld1.32 {d20, d21}, [r4]
    sub r4, r4, #16
    vsub.f32 q1, q11, q12
    add r9, r5, r14, lsl #2
    vst1.32 {d12, d13}, [r10]
    add r10, r5, r6, lsl #1
    vadd.f32 q11, q12, q11
    vld1.32 {d12, d13}, [r4]
    sub r4, r4, #16
    vsub.f32 q12, q5, q4
    vst1.32 {d16, d17}, [r0]
    add r0, r5, r14
    vadd.f32 q8, q4, q5
    add r11, r0, r6, lsl #1
    vld1.32 {d10, d11}, [r4]
    sub r4, r4, #16
    vsub.f32 q4, q10, q6
    vst1.32 {d6, d7}, [r5]
    vadd.f32 q10, q6, q10
    vld1.32 {d12, d13}, [r4]
    sub r4, r4, #80
    vsub.f32 q3, q15, q14
    vst1.32 {d18, d19}, [r8]
    add r0, r5, r14
    add r8, r0, r14, lsl #3
    vadd.f32 q14, q14, q15
    vld1.32 {d18, d19}, [r4]
    sub r4, r4, #16
    vsub.f32 q15, q5, q6
    vst1.32 {d2, d3}, [r1]
    add r0, r5, r14, lsl #1
    vadd.f32 q1, q6, q5
    add r1, r0, r14, lsl #3
    vld1.32 {d12, d13}, [r4]
    add r4, r4, #64
    vsub.f32 q5, q2, q13
    vst1.32 {d22, d23}, [r9]
    add r9, r5, r6, lsl #2
    vadd.f32 q11, q13, q2
    vst1.32 {d24, d25}, [r10]
    add r0, r5, r14
    vsub.f32 q12, q9, q6
    add r10, r0, r6, lsl #2
    vst1.32 {d16, d17}, [r11]
    add r0, r5, r6
    vadd.f32 q13, q6, q9
    add r11, r0, r6, lsl #2
    vld1.32 {d16, d17}, [r4]
    sub r4, r4, #16
    vst1.32 {d8, d9}, [r8]
    add r8, r2, r14, lsl #1
    vld1.32 {d18, d19}, [r4]
    add r4, r4, #32
    vst1.32 {d20, d21}, [r1]
    add r1, r2, r6
    vld1.32 {d8, d9}, [r4]
    sub r4, r4, #48
    vsub.f32 q2, q8, q9
    vst1.32 {d30, d31}, [r9]
    add r0, r2, r14
    vadd.f32 q15, q9, q8
    add r9, r0, r14, lsl #2
    vld1.32 {d16, d17}, [r4]
    sub r4, r4, #48
    vst1.32 {d2, d3}, [r10]
    sub r0, r4, #80
    vst1.32 {d24, d25}, [r11]
    vsub.f32 q9, q4, q8
    add r10, r2, r6, lsl #1
    vld1.32 {d20, d21}, [r4]
    vadd.f32 q8, q8, q4
    sub r4, r4, #80
    vld1.32 {d24, d25}, [r0]
    add r11, r2, r14, lsl #3
    sub r4, r4, #4096
    vst1.32 {d26, d27}, [r2]
    vst1.32 {d6, d7}, [r8]
    vsub.f32 q13, q10, q12
    add r0, r2, r14
    vst1.32 {d28, d29}, [r1]
    vadd.f32 q10, q12, q10
    add r1, r0, r14, lsl #3
    vst1.32 {d4, d5}, [r9]
    add r0, r2, r14, lsl #3
    add r8, r0, r6
    vst1.32 {d30, d31}, [r10]
    add r9, r2, r6, lsl #2
    add r0, r2, r14, lsl #1
    vst1.32 {d18, d19}, [r11]
    add r10, r0, r6, lsl #2
    add r0, r2, r6
    vst1.32 {d16, d17}, [r1]
    movw r1, #48
    add r0, r0, r6, lsl #2
    vst1.32 {d26, d27}, [r8]
    mul r1, r14, r1
    add r7, r7, r1
    vst1.32 {d20, d21}, [r9]
    add r5, r5, r1
    add r2, r2, r1
    vst1.32 {d10, d11}, [r10]
    vst1.32 {d22, d23}, [r0]
    cmp r3, #0
    bne .Lrepeat_425
    vpop {d8, d9, d10, d11, d12, d13, d14, d15}
    pop {r4, r5, r6, r7, r8, r9, r10, r11, pc}
    .size nnp_fourier_16x16_gauss_right__armv7_neon, . - nnp_fourier_16x16_gauss_right__armv7_neon

.section .rodata
    .p2align 4
.Lconstants_nnp_fourier_16x16_gauss_output_with_bias__armv7_neon:
    .long 0x3ed413cd, 0x40000000, 0x3fb504f3, 0x3fec835e
    .long 0x3f3504f3, 0x3f6c835e, 0x3b800000, 0x3c000000
    .long 0x3bb504f3, 0x3bec835e, 0x00000000, 0x00000000

    .text
    .p2align 4
    .globl nnp_fourier_16x16_gauss_output_with_bias__armv7_neon
    .type nnp_fourier_16x16_gauss_output_with_bias__armv7_neon, %function
nnp_fourier_16x16_gauss_output_with_bias__armv7_neon:
    push {r4, r5, r6, r7, r8, r9, r10, r11, r14}
    vpush {d8, d9, d10, d11, d12, d13, d14, d15}
    mov r5, r1
    ldr r6, [sp, #104]
    mov r4, r0
    lsl r7, r5, #2
    movw r0, #:lower16:(.Lconstants_nnp_fourier_16x16_gauss_output_with_bias__armv7_neon - (1f + 8))
    movt r0, #:upper16:(.Lconstants_nnp_fourier_16x16_gauss_output_with_bias__armv7_neon - (1f + 8))
1:
    add r0, pc, r0
    vld1.32 {d0, d1}, [r0]
    add r12, r7, r7, lsl #1
    ldr r14, [sp, #100]
    add r8, r4, r7, lsl #4
    add r0, r4, r7
    vld1.32 {d24, d25}, [r8]
    add r1, r4, r12
    add r0, r0, r12, lsl #2
    vld1.32 {d26, d27}, [r4]
    add r1, r1, r12, lsl #2
    vld1.32 {d16, d17}, [r0]
    add r0, r4, r7
    add r0, r0, r12, lsl #1
    vld1.32 {d18, d19}, [r1]
    add r1, r4, r7
    add r1, r1, r7, lsl #3
    vld1.32 {d28, d29}, [r0]
    add r0, r4, r7, lsl #1
    add r0, r0, r12, lsl #2
    vld1.32 {d20, d21}, [r1]
    add r1, r8, r7
    add r1, r1, r7, lsl #2
    vsub.f32 q1, q8, q9
    vld1.32 {d18, d19}, [r0]
    add r0, r8, r12
    vld1.32 {d30, d31}, [r0]
    add r0, r4, r7, lsl #2
    vsub.f32 q2, q14, q10
    add r6, r6, #4096
    vld1.32 {d20, d21}, [r1]
    add r1, r4, r12, lsl #1
    vadd.f32 q11, q8, q9
    vld1.32 {d6, d7}, [r0]
    add r0, r8, r12, lsl #1
    vld1.32 {d16, d17}, [r1]
    add r1, r8, r7, lsl #3
    vsub.f32 q10, q15, q10
    vld1.32 {d18, d19}, [r2]
    add r2, r4, r7, lsl #3
    vld1.32 {d8, d9}, [r0]
    vsub.f32 q5, q3, q8
    add r0, r4, r7, lsl #1
    vld1.32 {d16, d17}, [r1]
    add r1, r8, r7, lsl #2
    add r0, r0, r7, lsl #3
    vst1.32 {d18, d19}, [r6]!
    vadd.f32 q6, q2, q10
    vsub.f32 q7, q4, q8
    vst1.32 {d2, d3}, [r6]!
    vld1.32 {d16, d17}, [r2]
    add r2, r4, r12, lsl #2
    vsub.f32 q10, q2, q10
    vld1.32 {d18, d19}, [r1]
    add r1, r8, r7, lsl #1
    vst1.32 {d22, d23}, [r6]!
    vadd.f32 q14, q14, q8
    vld1.32 {d22, d23}, [r0]
    vadd.f32 q15, q15, q9
    add r9, r4, r7
    vld1.32 {d16, d17}, [r2]
    add r0, r4, r7
    add r2, r0, r7, lsl #2
    vld1.32 {d18, d19}, [r1]
    add r0, r8, r7
    add r1, r0, r12, lsl #1
    vst1.32 {d10, d11}, [r6]!
    vsub.f32 q1, q11, q8
    vst1.32 {d14, d15}, [r6]
    sub r6, r6, #16
    vsub.f32 q8, q12, q9
    vld1.32 {d4, d5}, [r6]
    add r6, r6, #32
    vsub.f32 q9, q14, q15
    vst1.32 {d12, d13}, [r6]
    sub r6, r6, #16
    vadd.f32 q5, q1, q8
    vadd.f32 q15, q14, q15
    vld1.32 {d12, d13}, [r6]
    add r6, r6, #32
    vst1.32 {d18, d19}, [r6]
    sub r6, r6, #48
    vsub.f32 q14, q8, q1
    vld1.32 {d2, d3}, [r9]
    add r0, r4, r7, lsl #3
    vadd.f32 q8, q2, q6
    add r0, r0, r12
    vst1.32 {d10, d11}, [r6]!
    vadd.f32 q5, q15, q10
    vst1.32 {d16, d17}, [r6]
    sub r6, r6, #32
    vsub.f32 q7, q13, q1
    vsub.f32 q2, q2, q6
    vld1.32 {d16, d17}, [r2]
    add r2, r8, r7
    vsub.f32 q10, q10, q15
    vld1.32 {d18, d19}, [r1]
    add r9, r8, r7, lsl #4
    vadd.f32 q15, q3, q8
    vld1.32 {d6, d7}, [r6]
    add r6, r6, #80
    vadd.f32 q4, q4, q9
    vld1.32 {d16, d17}, [r0]
    add r0, r8, r7, lsl #1
    vadd.f32 q13, q13, q1
    vld1.32 {d18, d19}, [r2]
    add r1, r9, r7, lsl #1
    vadd.f32 q1, q11, q8
    add r2, r0, r12, lsl #2
    vld1.32 {d22, d23}, [r1]
    add r0, r9, r7, lsl #2
    vadd.f32 q9, q12, q9
    vst1.32 {d26, d27}, [r6]
    sub r6, r6, #3440
    vmov q12, q7
    vld1.32 {d16, d17}, [r0]
    add r0, r9, r7, lsl #1
    vmla.f32 q7, q3, d0[1]
    add r0, r0, r7, lsl #3
    vmls.f32 q12, q3, d0[1]
    vld1.32 {d26, d27}, [r2]
    add r1, r8, r7
    add r1, r1, r7, lsl #3
    vsub.f32 q3, q11, q8
    vadd.f32 q8, q1, q9
    vsub.f32 q1, q9, q1
    vadd.f32 q9, q15, q4
    vsub.f32 q15, q15, q4
    vadd.f32 q4, q14, q9
    vsub.f32 q6, q9, q14
    vsub.f32 q14, q2, q8
    vadd.f32 q9, q8, q2
    vmov q2, q6
    vmls.f32 q2, q9, d0[0]
    vmla.f32 q9, q6, d0[0]
    vmov q6, q4
    vmla.f32 q6, q14, d0[0]
    vmls.f32 q14, q4, d0[0]
    vmov q4, q7
    vmls.f32 q7, q5, d1[0]
    vmla.f32 q4, q5, d1[0]
    vmov q8, q7
    vmla.f32 q7, q2, d1[1]
    vmls.f32 q8, q2, d1[1]
    vst1.32 {d16, d17}, [r6]
    vmov q2, q12
    add r6, r6, #2048
    vmls.f32 q12, q10, d1[0]
    vst1.32 {d14, d15}, [r6]
    sub r6, r6, #1024
    vmla.f32 q2, q10, d1[0]
    vld1.32 {d20, d21}, [r0]
    add r0, r8, r7, lsl #3
    vmov q8, q4
    add r2, r0, r12
    vmla.f32 q4, q9, d1[1]
    vmls.f32 q8, q9, d1[1]
    vld1.32 {d10, d11}, [r1]
    add r0, r8, r12, lsl #2
    vst1.32 {d16, d17}, [r6]
    vmov q8, q12
    add r6, r6, #2048
    vmla.f32 q12, q6, d1[1]
    vst1.32 {d8, d9}, [r6]
    sub r6, r6, #2560
    vmov q9, q2
    vmls.f32 q8, q6, d1[1]
    vld1.32 {d8, d9}, [r0]
    add r0, r9, r12
    vmla.f32 q9, q14, d1[1]
    vmls.f32 q2, q14, d1[1]
    vld1.32 {d28, d29}, [r0]
    add r0, r9, r7, lsl #3
    vsub.f32 q13, q4, q13
    vst1.32 {d16, d17}, [r6]
    add r6, r6, #2048
    vsub.f32 q6, q15, q1
    vst1.32 {d24, d25}, [r6]
    sub r6, r6, #3072
    vadd.f32 q12, q1, q15
    vst1.32 {d18, d19}, [r6]
    add r6, r6, #2048
    vadd.f32 q15, q11, q14
    vst1.32 {d4, d5}, [r6]
    add r6, r6, #1856
    vld1.32 {d16, d17}, [r6]
    sub r6, r6, #16
    vld1.32 {d18, d19}, [r6]
    sub r6, r6, #32
    vld1.32 {d4, d5}, [r6]
    add r6, r6, #96
    vld1.32 {d2, d3}, [r6]
    sub r6, r6, #16
    vsub.f32 q11, q8, q9
    vadd.f32 q14, q9, q8
    vld1.32 {d16, d17}, [r6]
    sub r6, r6, #2656
    vsub.f32 q7, q11, q6
    vadd.f32 q9, q6, q11
    vmov q11, q1
    vmls.f32 q1, q2, d0[1]
    vmla.f32 q11, q2, d0[1]
    vmov q2, q1
    vmla.f32 q1, q8, d0[1]
    vmls.f32 q2, q8, d0[1]
    vmov q8, q1
    vmla.f32 q1, q9, d1[0]
    vmls.f32 q8, q9, d1[0]
    vst1.32 {d16, d17}, [r6]
    vmov q6, q2
    add r6, r6, #2048
    vmls.f32 q2, q7, d1[0]
    vst1.32 {d2, d3}, [r6]
    sub r6, r6, #3072
    vmla.f32 q6, q7, d1[0]
    vld1.32 {d18, d19}, [r0]
    add r0, r9, r7, lsl #3
    vmov q1, q11
    add r0, r0, r12
    vsub.f32 q8, q9, q10
    vst1.32 {d12, d13}, [r6]
    add r6, r6, #2048
    vadd.f32 q6, q13, q8
    vst1.32 {d4, d5}, [r6]
    add r6, r6, #1616
    vsub.f32 q13, q13, q8
    vld1.32 {d16, d17}, [r6]
    sub r6, r6, #3152
    vld1.32 {d20, d21}, [r2]
    add r1, r9, r7
    add r1, r1, r12, lsl #2
    vmls.f32 q11, q8, d0[1]
    vmla.f32 q1, q8, d0[1]
    vld1.32 {d4, d5}, [r0]
    add r0, r8, r7
    vsub.f32 q10, q5, q10
    add r0, r0, r12, lsl #2
    vmov q8, q11
    vmla.f32 q11, q12, d0[1]
    vmls.f32 q8, q12, d0[1]
    vst1.32 {d16, d17}, [r6]
    vmov q12, q1
    add r6, r6, #2048
    vmls.f32 q1, q14, d0[1]
    vst1.32 {d22, d23}, [r6]
    sub r6, r6, #3072
    vmla.f32 q12, q14, d0[1]
    vld1.32 {d16, d17}, [r1]
    add r1, r9, r7
    add r1, r1, r7, lsl #3
    vld1.32 {d22, d23}, [r0]
    add r0, r8, r12
    vsub.f32 q14, q2, q8
    add r2, r0, r12, lsl #2
    add r0, r8, r7, lsl #1
    vadd.f32 q4, q4, q11
    vld1.32 {d16, d17}, [r1]
    add r1, r9, r7
    vst1.32 {d24, d25}, [r6]
    add r6, r6, #2048
    add r8, r1, r7, lsl #2
    vst1.32 {d2, d3}, [r6]
    add r6, r6, #2064
    vadd.f32 q8, q9, q8
    add r1, r0, r7, lsl #3
    vst1.32 {d6, d7}, [r6]!
    vld1.32 {d22, d23}, [r2]
    add r0, r9, r7
    add r2, r0, r12, lsl #1
    vsub.f32 q1, q4, q8
    vld1.32 {d24, d25}, [r8]
    add r0, r9, r7
    add r7, r4, r7, lsl #1
    vadd.f32 q3, q4, q8
    vld1.32 {d16, d17}, [r0]
    add r8, r4, r12
    add r10, r9, r12, lsl #2
    vld1.32 {d18, d19}, [r2]
    add r2, r9, r12, lsl #1
    movw r0, #46
    vst1.32 {d30, d31}, [r6]!
    vsub.f32 q15, q11, q8
    mul r0, r5, r0
    vst1.32 {d20, d21}, [r6]!
    vsub.f32 q8, q12, q9
    add r4, r4, r0, lsl #2
    vst1.32 {d28, d29}, [r6]
    sub r6, r6, #16
    vadd.f32 q14, q3, q13
    lsl r12, r5, #2
    vld1.32 {d20, d21}, [r6]
    add r6, r6, #32
    vadd.f32 q4, q15, q8
    vst1.32 {d12, d13}, [r6]
    sub r6, r6, #16
    vsub.f32 q15, q8, q15
    add r5, r4, r12, lsl #4
    vld1.32 {d16, d17}, [r6]
    add r6, r6, #32
    vsub.f32 q13, q13, q3
    vld1.32 {d6, d7}, [r7]
    add r7, r12, r12, lsl #1
    vadd.f32 q9, q10, q8
    vst1.32 {d2, d3}, [r6]
    sub r6, r6, #48
    vld1.32 {d2, d3}, [r8]
    vsub.f32 q10, q10, q8
    add r8, r5, r12, lsl #4
    vld1.32 {d16, d17}, [r1]
    movw r11, #7
    vst1.32 {d8, d9}, [r6]!
    vsub.f32 q4, q3, q1
    vst1.32 {d18, d19}, [r6]
    sub r6, r6, #32
    vadd.f32 q5, q5, q8
    vld1.32 {d16, d17}, [r10]
    vmov q6, q4
    vadd.f32 q9, q3, q1
    vld1.32 {d2, d3}, [r6]
    add r6, r6, #80
    vadd.f32 q2, q2, q8
    vld1.32 {d16, d17}, [r9]
    vmla.f32 q4, q1, d0[1]
    vst1.32 {d18, d19}, [r6]
    sub r6, r6, #3424
    vld1.32 {d18, d19}, [r2]
    vadd.f32 q3, q11, q8
    vadd.f32 q7, q5, q2
    vadd.f32 q12, q12, q9
    vmls.f32 q6, q1, d0[1]
    vadd.f32 q8, q3, q12
    vsub.f32 q11, q7, q15
    vadd.f32 q9, q15, q7
    vmov q15, q4
    vmls.f32 q4, q14, d1[0]
    vmla.f32 q15, q14, d1[0]
    vadd.f32 q14, q8, q10
    vsub.f32 q10, q10, q8
    vmov q1, q11
    vsub.f32 q12, q12, q3
    vmov q3, q6
    vmls.f32 q1, q14, d0[0]
    vmls.f32 q6, q13, d1[0]
    vmla.f32 q14, q11, d0[0]
    vmov q11, q9
    vmla.f32 q3, q13, d1[0]
    vmla.f32 q11, q10, d0[0]
    vmov q8, q4
    vmls.f32 q10, q9, d0[0]
    vmov q9, q15
    vmls.f32 q8, q1, d1[1]
    vmla.f32 q4, q1, d1[1]
    vmov q13, q6
    vmls.f32 q9, q14, d1[1]
    vmla.f32 q15, q14, d1[1]
    vst1.32 {d16, d17}, [r6]
    add r6, r6, #2048
    vmov q8, q3
    vst1.32 {d8, d9}, [r6]
    sub r6, r6, #1024
    vmls.f32 q13, q11, d1[1]
    vmla.f32 q6, q11, d1[1]
    vst1.32 {d18, d19}, [r6]
    add r6, r6, #2048
    vmla.f32 q8, q10, d1[1]
    vst1.32 {d30, d31}, [r6]
    sub r6, r6, #2560
    vmls.f32 q3, q10, d1[1]
    vst1.32 {d26, d27}, [r6]
    add r6, r6, #2048
    vsub.f32 q9, q5, q2
    vst1.32 {d12, d13}, [r6]
    sub r6, r6, #3072
    vst1.32 {d16, d17}, [r6]
    add r6, r6, #2048
    vsub.f32 q8, q9, q12
    vst1.32 {d6, d7}, [r6]
    add r6, r6, #1840
    vadd.f32 q15, q12, q9
    vld1.32 {d18, d19}, [r6]
    sub r6, r6, #16
    vld1.32 {d20, d21}, [r6]
    sub r6, r6, #32
    vld1.32 {d22, d23}, [r6]
    add r6, r6, #96
    vld1.32 {d2, d3}, [r6]
    sub r6, r6, #16
    vsub.f32 q12, q9, q10
    vld1.32 {d26, d27}, [r6]
    sub r6, r6, #2640
    vadd.f32 q14, q10, q9
    vmov q2, q1
    vmls.f32 q1, q11, d0[1]
    vadd.f32 q9, q8, q12
    vsub.f32 q8, q12, q8
    vmla.f32 q2, q11, d0[1]
    vmov q10, q1
    vmla.f32 q1, q13, d0[1]
    vmls.f32 q10, q13, d0[1]
    vmov q11, q2
    vmov q12, q1
    vmov q13, q10
    vmls.f32 q12, q9, d1[0]
    vmla.f32 q1, q9, d1[0]
    vmla.f32 q13, q8, d1[0]
    vmls.f32 q10, q8, d1[0]
    vst1.32 {d24, d25}, [r6]
    add r6, r6, #2048
    vst1.32 {d2, d3}, [r6]
    sub r6, r6, #3072
    vst1.32 {d26, d27}, [r6]
    add r6, r6, #2048
    vst1.32 {d20, d21}, [r6]
    add r6, r6, #1600
    vld1.32 {d16, d17}, [r6]
    sub r6, r6, #3136
    vmls.f32 q2, q8, d0[1]
    vmla.f32 q11, q8, d0[1]
    vmov q8, q2
    vmov q9, q11
    vmls.f32 q8, q15, d0[1]
    vmla.f32 q2, q15, d0[1]
    vmla.f32 q9, q14, d0[1]
    vmls.f32 q11, q14, d0[1]
    vst1.32 {d16, d17}, [r6]
    add r6, r6, #2048
    vst1.32 {d4, d5}, [r6]
    sub r6, r6, #3072
    vst1.32 {d18, d19}, [r6]
    add r6, r6, #2048
    vst1.32 {d22, d23}, [r6]
    sub r6, r6, #2064
    mov r2, r6
.Lrepeat_426:
    add r0, r4, r12
    vld1.32 {d16, d17}, [r5]
    add r1, r4, r12, lsl #1
    add r0, r0, r12, lsl #3
    vld1.32 {d26, d27}, [r4]
    add r1, r1, r12, lsl #3
    vld1.32 {d18, d19}, [r0]
    add r0, r4, r12, lsl #3
    add r0, r0, r7
    vld1.32 {d20, d21}, [r1]
    add r1, r4, r7
    add r1, r1, r7, lsl #2
    vld1.32 {d22, d23}, [r0]
    add r0, r5, r12
    add r6, r6, #16
    vld1.32 {d24, d25}, [r1]
    add r1, r4, r7
    vadd.f32 q1, q9, q10
    add r6, r6, #4096
    vld1.32 {d20, d21}, [r0]
    add r0, r4, r12, lsl #2
    vsub.f32 q15, q9, q11
    add r2, r2, #32
    vld1.32 {d28, d29}, [r1]
    add r1, r5, r12
    add r1, r1, r12, lsl #2
    vadd.f32 q2, q12, q8
    vld1.32 {d16, d17}, [r0]
    add r0, r5, r12
    add r0, r0, r7, lsl #1
    vsub.f32 q12, q12, q10
    vld1.32 {d18, d19}, [r1]
    add r1, r4, r12
    add r1, r1, r12, lsl #2
    vld1.32 {d20, d21}, [r0]
    add r0, r5, r7, lsl #1
    vadd.f32 q3, q14, q8
    sub r11, r11, #1
    vld1.32 {d16, d17}, [r0]
    add r0, r5, r12, lsl #1
    vld1.32 {d22, d23}, [r1]
    add r1, r5, r7
    vsub.f32 q4, q9, q10
    vst1.32 {d2, d3}, [r6]!
    vadd.f32 q1, q9, q8
    vld1.32 {d10, d11}, [r0]
    add r0, r5, r12, lsl #3
    add r0, r0, r7
    vsub.f32 q11, q14, q11
    vld1.32 {d16, d17}, [r1]
    add r1, r5, r12
    add r1, r1, r7, lsl #2
    vst1.32 {d30, d31}, [r6]!
    vld1.32 {d18, d19}, [r0]
    add r0, r5, r7, lsl #2
    vadd.f32 q14, q5, q8
    vld1.32 {d16, d17}, [r1]
    add r1, r4, r12
    add r1, r1, r7, lsl #1
    vst1.32 {d4, d5}, [r6]!
    vld1.32 {d20, d21}, [r0]
    add r0, r5, r12, lsl #2
    vsub.f32 q15, q9, q8
    vld1.32 {d16, d17}, [r0]
    add r0, r4, r7, lsl #1
    vst1.32 {d24, d25}, [r6]!
    vadd.f32 q10, q9, q10
    vld1.32 {d24, d25}, [r0]
    add r0, r8, r12
    vsub.f32 q2, q5, q8
    vld1.32 {d16, d17}, [r1]
    add r1, r8, r7
    vst1.32 {d6, d7}, [r6]!
    vst1.32 {d8, d9}, [r6]!
    vadd.f32 q3, q12, q8
    vld1.32 {d8, d9}, [r0]
    add r0, r5, r12, lsl #1
    add r0, r0, r7, lsl #2
    vld1.32 {d16, d17}, [r1]
    add r1, r5, r7
    add r1, r1, r7, lsl #2
    vst1.32 {d2, d3}, [r6]!
    vst1.32 {d22, d23}, [r6]!
    vsub.f32 q11, q4, q8
    vld1.32 {d2, d3}, [r0]
    add r0, r8, r12, lsl #1
    vld1.32 {d16, d17}, [r0]
    add r0, r4, r12, lsl #1
    add r0, r0, r7, lsl #2
    vld1.32 {d18, d19}, [r1]
    add r1, r5, r12, lsl #1
    add r1, r1, r12, lsl #3
    vld1.32 {d10, d11}, [r0]
    add r0, r4, r12, lsl #1
    vadd.f32 q4, q4, q8
    vld1.32 {d16, d17}, [r0]
    add r0, r4, r12, lsl #3
    vadd.f32 q6, q1, q9
    vst1.32 {d28, d29}, [r6]!
    vld1.32 {d18, d19}, [r0]
    add r0, r4, r7, lsl #2
    vsub.f32 q14, q13, q8
    vst1.32 {d30, d31}, [r6]!
    vld1.32 {d30, d31}, [r0]
    add r0, r5, r12, lsl #3
    vsub.f32 q9, q12, q9
    vld1.32 {d24, d25}, [r0]
    add r0, r8, r12, lsl #2
    vst1.32 {d20, d21}, [r6]!
    vsub.f32 q10, q15, q5
    vld1.32 {d16, d17}, [r1]
    add r1, r8, r7, lsl #1
    vst1.32 {d4, d5}, [r6]!
    vld1.32 {d4, d5}, [r0]
    add r0, r8, r12
    add r0, r0, r7, lsl #1
    vsub.f32 q5, q12, q8
    vst1.32 {d6, d7}, [r6]!
    vld1.32 {d16, d17}, [r1]
    add r1, r8, r12
    add r1, r1, r12, lsl #3
    vst1.32 {d22, d23}, [r6]!
    vadd.f32 q11, q14, q5
    vsub.f32 q3, q2, q8
    vst1.32 {d8, d9}, [r6]!
    vld1.32 {d8, d9}, [r0]
    add r0, r8, r12, lsl #3
    vsub.f32 q14, q14, q5
    vld1.32 {d16, d17}, [r1]
    add r1, r8, r12, lsl #1
    add r1, r1, r12, lsl #3
    vst1.32 {d12, d13}, [r6]!
    vadd.f32 q5, q10, q3
    vsub.f32 q6, q4, q8
    vst1.32 {d18, d19}, [r6]!
    vld1.32 {d16, d17}, [r0]
    add r0, r8, r7, lsl #2
    vsub.f32 q10, q10, q3
    vld1.32 {d6, d7}, [r1]
    add r1, r8, r12, lsl #3
    add r1, r1, r7
    vadd.f32 q8, q4, q8
    vld1.32 {d18, d19}, [r0]
    add r0, r5, r12
    add r0, r0, r12, lsl #3
    vst1.32 {d12, d13}, [r6]!
    vadd.f32 q4, q11, q5
    vst1.32 {d16, d17}, [r6]!
    vsub.f32 q6, q3, q9
    vld1.32 {d16, d17}, [r1]
    add r1, r8, r12
    add r1, r1, r7, lsl #2
    vsub.f32 q11, q11, q5
    vld1.32 {d18, d19}, [r0]
    add r0, r8, r7
    add r9, r0, r7, lsl #2
    vadd.f32 q3, q3, q8
    vld1.32 {d10, d11}, [r1]
    add r0, r4, r12
    vadd.f32 q12, q12, q9
    vld1.32 {d16, d17}, [r0]
    add r0, r8, r12, lsl #1
    add r0, r0, r7, lsl #2
    vst1.32 {d12, d13}, [r6]!
    vld1.32 {d18, d19}, [r9]
    add r1, r4, r12
    add r1, r1, r7, lsl #2
    vadd.f32 q13, q13, q8
    vld1.32 {d16, d17}, [r0]
    add r0, r8, r12
    add r0, r0, r12, lsl #2
    vsub.f32 q6, q5, q9
    vst1.32 {d6, d7}, [r6]!
    vld1.32 {d18, d19}, [r1]
    vadd.f32 q3, q5, q8
    movw r1, #48
    vld1.32 {d16, d17}, [r8]
    mul r1, r12, r1
    add r4, r4, r1
    vadd.f32 q15, q15, q9
    vld1.32 {d18, d19}, [r0]
    add r5, r5, r1
    vsub.f32 q8, q1, q8
    vst1.32 {d12, d13}, [r6]!
    add r8, r8, r1
    vadd.f32 q2, q2, q9
    vst1.32 {d6, d7}, [r6]!
    vsub.f32 q9, q13, q12
    vst1.32 {d16, d17}, [r6]!
    vsub.f32 q8, q2, q15
    vst1.32 {d8, d9}, [r6]
    sub r6, r6, #128
    vsub.f32 q1, q9, q10
    vld1.32 {d6, d7}, [r6]
    add r6, r6, #112
    vld1.32 {d8, d9}, [r6]
    sub r6, r6, #176
    vsub.f32 q5, q14, q8
    vadd.f32 q9, q9, q10
    vld1.32 {d12, d13}, [r6]
    add r6, r6, #48
    vadd.f32 q8, q14, q8
    vld1.32 {d14, d15}, [r6]!
    vst1.32 {d2, d3}, [r6]
    sub r6, r6, #80
    vsub.f32 q14, q3, q4
    vadd.f32 q3, q3, q4
    vld1.32 {d2, d3}, [r6]!
    vst1.32 {d10, d11}, [r6]
    add r6, r6, #112
    vadd.f32 q12, q13, q12
    vld1.32 {d8, d9}, [r6]
    sub r6, r6, #64
    vadd.f32 q10, q15, q2
    vst1.32 {d18, d19}, [r6]
    sub r6, r6, #112
    vadd.f32 q13, q6, q7
    vld1.32 {d30, d31}, [r6]
    add r6, r6, #48
    vsub.f32 q9, q4, q1
    vst1.32 {d16, d17}, [r6]
    add r6, r6, #144
    vadd.f32 q2, q1, q4
    vld1.32 {d8, d9}, [r6]
    sub r6, r6, #16
    vsub.f32 q6, q6, q7
    vst1.32 {d18, d19}, [r6]
    sub r6, r6, #176
    vadd.f32 q5, q3, q2
    movw r0, #:lower16:(.Lconstants_nnp_fourier_16x16_gauss_output_with_bias__armv7_neon+16 - (1f + 8))
    movt r0, #:upper16:(.Lconstants_nnp_fourier_16x16_gauss_output_with_bias__armv7_neon+16 - (1f + 8))
1:
    add r0, pc, r0
    vld1.32 {d2, d3}, [r0]
    vsub.f32 q8, q4, q15
    vadd.f32 q15, q15, q4
    vst1.32 {d16, d17}, [r6]
    add r6, r6, #192
    vsub.f32 q4, q12, q10
    vst1.32 {d28, d29}, [r6]
    add r6, r6, #64
    vsub.f32 q8, q3, q2
    vld1.32 {d28, d29}, [r6]
    sub r6, r6, #16
    vsub.f32 q2, q15, q13
    vst1.32 {d12, d13}, [r6]
    add r6, r6, #32
    vsub.f32 q3, q4, q8
    vadd.f32 q9, q14, q5
    vadd.f32 q6, q4, q8
    vst1.32 {d18, d19}, [r6]
    sub r6, r6, #80
    vsub.f32 q9, q11, q2
    vld1.32 {d8, d9}, [r6]
    add r6, r6, #48
    vadd.f32 q10, q12, q10
    vld1.32 {d16, d17}, [r6]
    sub r6, r6, #64
    vadd.f32 q13, q13, q15
    vld1.32 {d30, d31}, [r6]
    sub r6, r6, #176
    vadd.f32 q11, q11, q2
    vld1.32 {d4, d5}, [r6]
    add r6, r6, #192
    vsub.f32 q12, q14, q5
    vst1.32 {d6, d7}, [r6]
    sub r6, r6, #192
    vsub.f32 q3, q4, q8
    vst1.32 {d18, d19}, [r6]
    add r6, r6, #176
    vadd.f32 q9, q15, q2
    vst1.32 {d12, d13}, [r6]
    sub r6, r6, #128
    vsub.f32 q5, q10, q13
    vld1.32 {d28, d29}, [r6]
    add r6, r6, #192
    vadd.f32 q4, q4, q8
    vst1.32 {d22, d23}, [r6]!
    vadd.f32 q6, q3, q9
    vmov q7, q14
    vsub.f32 q8, q2, q15
    vmla.f32 q7, q6, d2[0]
    vsub.f32 q15, q3, q9
    vsub.f32 q2, q8, q4
    vadd.f32 q11, q4, q8
    vst1.32 {d14, d15}, [r6]
    sub r6, r6, #144
    vmls.f32 q14, q6, d2[0]
    vld1.32 {d6, d7}, [r6]
    add r6, r6, #176
    vadd.f32 q4, q10, q13
    vst1.32 {d10, d11}, [r6]
    sub r6, r6, #224
    vld1.32 {d12, d13}, [r6]
    add r6, r6, #64
    vmov q13, q3
    vld1.32 {d18, d19}, [r6]
    sub r6, r6, #144
    vmls.f32 q3, q11, d2[0]
    vld1.32 {d20, d21}, [r6]
    add r6, r6, #32
    vmov q5, q6
    vmls.f32 q6, q2, d2[0]
    vmla.f32 q5, q2, d2[0]
    vld1.32 {d16, d17}, [r6]
    add r6, r6, #32
    vmla.f32 q13, q11, d2[0]
    vmov q11, q9
    vmls.f32 q9, q15, d2[0]
    vmla.f32 q11, q15, d2[0]
    vadd.f32 q15, q10, q8
    vsub.f32 q10, q10, q8
    vst1.32 {d18, d19}, [r6]
    sub r6, r6, #112
    vld1.32 {d16, d17}, [r6]
    add r6, r6, #48
    vst1.32 {d12, d13}, [r6]
    add r6, r6, #48
    vld1.32 {d18, d19}, [r6]
    sub r6, r6, #16
    vst1.32 {d22, d23}, [r6]
    sub r6, r6, #96
    vld1.32 {d12, d13}, [r6]!
    vsub.f32 q11, q8, q9
    vst1.32 {d10, d11}, [r6]
    add r6, r6, #208
    vadd.f32 q2, q8, q9
    vld1.32 {d16, d17}, [r6]
    sub r6, r6, #112
    vst1.32 {d6, d7}, [r6]
    add r6, r6, #32
    vst1.32 {d28, d29}, [r6]
    sub r6, r6, #160
    vadd.f32 q14, q6, q8
    vld1.32 {d6, d7}, [r6]
    add r6, r6, #208
    vsub.f32 q5, q6, q8
    vst1.32 {d26, d27}, [r6]
    add r6, r6, #48
    vadd.f32 q8, q15, q14
    vld1.32 {d18, d19}, [r6]
    sub r6, r6, #32
    vsub.f32 q13, q11, q5
    vst1.32 {d24, d25}, [r6]
    add r6, r6, #176
    vsub.f32 q14, q15, q14
    vst1.32 {d8, d9}, [r6]!
    vsub.f32 q4, q9, q3
    vst1.32 {d16, d17}, [r6]
    sub r6, r6, #368
    vadd.f32 q12, q3, q9
    vld1.32 {d30, d31}, [r6]
    add r6, r6, #256
    vsub.f32 q3, q10, q4
    vld1.32 {d14, d15}, [r6]
    sub r6, r6, #240
    vsub.f32 q6, q2, q12
    vadd.f32 q8, q10, q4
    vld1.32 {d18, d19}, [r6]
    add r6, r6, #256
    vadd.f32 q11, q11, q5
    vld1.32 {d8, d9}, [r6]
    sub r6, r6, #320
    vst1.32 {d6, d7}, [r6]
    sub r6, r6, #16
    vadd.f32 q3, q15, q7
    vadd.f32 q12, q2, q12
    vld1.32 {d4, d5}, [r6]
    add r6, r6, #32
    vst1.32 {d26, d27}, [r6]
    add r6, r6, #160
    vsub.f32 q10, q7, q15
    vld1.32 {d10, d11}, [r6]
    sub r6, r6, #128
    vsub.f32 q13, q4, q9
    vst1.32 {d28, d29}, [r6]!
    vadd.f32 q15, q9, q4
    vst1.32 {d12, d13}, [r6]
    sub r6, r6, #96
    vadd.f32 q14, q2, q5
    vld1.32 {d8, d9}, [r6]
    add r6, r6, #272
    vsub.f32 q2, q2, q5
    vst1.32 {d16, d17}, [r6]
    sub r6, r6, #48
    vadd.f32 q8, q3, q14
    vld1.32 {d18, d19}, [r6]
    add r6, r6, #64
    vsub.f32 q5, q13, q2
    vst1.32 {d22, d23}, [r6]
    add r6, r6, #48
    vsub.f32 q11, q3, q14
    vst1.32 {d24, d25}, [r6]!
    vsub.f32 q12, q9, q4
    vst1.32 {d16, d17}, [r6]
    add r6, r6, #96
    vadd.f32 q8, q4, q9
    vld1.32 {d6, d7}, [r6]
    sub r6, r6, #96
    vsub.f32 q9, q10, q12
    vld1.32 {d8, d9}, [r6]
    sub r6, r6, #16
    vadd.f32 q14, q15, q8
    vsub.f32 q15, q15, q8
    vld1.32 {d16, d17}, [r6]
    sub r6, r6, #336
    vst1.32 {d18, d19}, [r6]!
    vadd.f32 q6, q3, q4
    vst1.32 {d10, d11}, [r6]
    add r6, r6, #384
    vadd.f32 q5, q8, q14
    vsub.f32 q14, q14, q8
    vld1.32 {d16, d17}, [r6]
    sub r6, r6, #192
    vst1.32 {d22, d23}, [r6]
    add r6, r6, #224
    vsub.f32 q11, q3, q4
    vadd.f32 q9, q8, q6
    vsub.f32 q3, q8, q6
    vst1.32 {d18, d19}, [r2]!
    vadd.f32 q8, q10, q12
    vld1.32 {d18, d19}, [r6]
    sub r6, r6, #208
    vadd.f32 q12, q13, q2
    vst1.32 {d30, d31}, [r6]
    add r6, r6, #32
    vmov q13, q8
    vadd.f32 q10, q9, q5
    vsub.f32 q9, q9, q5
    vst1.32 {d20, d21}, [r2]
    add r2, r2, #2032
    vmla.f32 q13, q12, d0[0]
    vst1.32 {d6, d7}, [r2]!
    vmls.f32 q12, q8, d0[0]
    vst1.32 {d18, d19}, [r2]
    sub r2, r2, #1040
    vld1.32 {d16, d17}, [r6]
    add r6, r6, #160
    vadd.f32 q9, q8, q14
    vsub.f32 q8, q8, q14
    vst1.32 {d18, d19}, [r2]!
    vld1.32 {d18, d19}, [r6]
    sub r6, r6, #128
    vadd.f32 q10, q9, q11
    vsub.f32 q9, q9, q11
    vst1.32 {d20, d21}, [r2]
    add r2, r2, #2032
    vst1.32 {d16, d17}, [r2]!
    vst1.32 {d18, d19}, [r2]
    sub r2, r2, #2832
    vld1.32 {d16, d17}, [r6]
    sub r6, r6, #16
    vld1.32 {d18, d19}, [r6]
    add r6, r6, #112
    vld1.32 {d20, d21}, [r6]
    sub r6, r6, #144
    vmov q11, q9
    vmov q14, q10
    vmls.f32 q11, q8, d0[0]
    vmla.f32 q8, q9, d0[0]
    vadd.f32 q9, q11, q13
    vadd.f32 q15, q8, q12
    vmla.f32 q14, q9, d2[1]
    vmls.f32 q10, q9, d2[1]
    vsub.f32 q8, q12, q8
    vsub.f32 q9, q11, q13
    vst1.32 {d28, d29}, [r2]!
    vld1.32 {d22, d23}, [r6]
    sub r6, r6, #48
    vmov q12, q11
    vmls.f32 q11, q15, d2[1]
    vmla.f32 q12, q15, d2[1]
    vst1.32 {d24, d25}, [r2]
    add r2, r2, #2032
    vst1.32 {d20, d21}, [r2]!
    vst1.32 {d22, d23}, [r2]
    sub r2, r2, #1040
    vld1.32 {d20, d21}, [r6]
    sub r6, r6, #32
    vmov q11, q10
    vmls.f32 q10, q8, d2[1]
    vmla.f32 q11, q8, d2[1]
    vst1.32 {d22, d23}, [r2]!
    vld1.32 {d16, d17}, [r6]
    sub r6, r6, #80
    vmov q11, q8
    vmls.f32 q8, q9, d2[1]
    vmla.f32 q11, q9, d2[1]
    vst1.32 {d22, d23}, [r2]
    add r2, r2, #2032
    vst1.32 {d20, d21}, [r2]!
    vst1.32 {d16, d17}, [r2]
    sub r2, r2, #2832
    vld1.32 {d16, d17}, [r6]!
    vld1.32 {d18, d19}, [r6]
    add r6, r6, #112
    vld1.32 {d20, d21}, [r6]!
    vld1.32 {d22, d23}, [r6]
    add r6, r6, #144
    vsub.f32 q12, q8, q9
    vld1.32 {d30, d31}, [r6]
    sub r6, r6, #64
    vadd.f32 q8, q8, q9
    vadd.f32 q9, q10, q11
    vmov q13, q15
    vadd.f32 q14, q12, q9
    vsub.f32 q10, q11, q10
    vmla.f32 q13, q14, d2[0]
    vadd.f32 q11, q8, q10
    vmls.f32 q15, q14, d2[0]
    vsub.f32 q8, q10, q8
    vst1.32 {d26, d27}, [r2]!
    vsub.f32 q9, q12, q9
    vld1.32 {d20, d21}, [r6]
    sub r6, r6, #176
    vmov q12, q10
    vmls.f32 q10, q11, d2[0]
    vmla.f32 q12, q11, d2[0]
    vst1.32 {d24, d25}, [r2]
    add r2, r2, #2032
    vst1.32 {d30, d31}, [r2]!
    vst1.32 {d20, d21}, [r2]
    sub r2, r2, #1040
    vld1.32 {d20, d21}, [r6]
    add r6, r6, #192
    vmov q11, q10
    vmls.f32 q10, q8, d2[0]
    vmla.f32 q11, q8, d2[0]
    vst1.32 {d22, d23}, [r2]!
    vld1.32 {d16, d17}, [r6]
    sub r6, r6, #288
    vmov q11, q8
    vmls.f32 q8, q9, d2[0]
    vmla.f32 q11, q9, d2[0]
    vst1.32 {d22, d23}, [r2]
    add r2, r2, #2032
    vst1.32 {d20, d21}, [r2]!
    vst1.32 {d16, d17}, [r2]
    sub r2, r2, #2832
    vld1.32 {d16, d17}, [r6]!
    vld1.32 {d18, d19}, [r6]
    sub r6, r6, #48
    vld1.32 {d20, d21}, [r6]!
    vld1.32 {d22, d23}, [r6]
    vneg.f32 q12, q9
    add r6, r6, #48
    vld1.32 {d30, d31}, [r6]
    vneg.f32 q13, q10
    add r6, r6, #80
    vmov q14, q11
    vmla.f32 q12, q8, d0[0]
    vmla.f32 q14, q10, d0[0]
    vmov q10, q15
    vmla.f32 q8, q9, d0[0]
    vmla.f32 q13, q11, d0[0]
    vadd.f32 q9, q12, q14
    vsub.f32 q11, q12, q14
    vmla.f32 q10, q9, d2[1]
    vadd.f32 q12, q8, q13
    vmls.f32 q15, q9, d2[1]
    vsub.f32 q8, q13, q8
    vst1.32 {d20, d21}, [r2]!
    vld1.32 {d18, d19}, [r6]
    sub r6, r6, #32
    add r0, r6, #64
    vmov q10, q9
    vmls.f32 q9, q12, d2[1]
    vmla.f32 q10, q12, d2[1]
    vst1.32 {d20, d21}, [r2]
    add r2, r2, #2032
    vst1.32 {d30, d31}, [r2]!
    vst1.32 {d18, d19}, [r2]
    sub r2, r2, #1040
    vld1.32 {d18, d19}, [r6]
    sub r6, r6, #4224
    vmov q10, q9
    vmls.f32 q9, q8, d2[1]
    vmla.f32 q10, q8, d2[1]
    vst1.32 {d20, d21}, [r2]!
    vld1.32 {d16, d17}, [r0]
    vmov q10, q8
    vmls.f32 q8, q11, d2[1]
    vmla.f32 q10, q11, d2[1]
    vst1.32 {d20, d21}, [r2]
    add r2, r2, #2032
    vst1.32 {d18, d19}, [r2]!
    vst1.32 {d16, d17}, [r2]
    sub r2, r2, #3856
    cmp r11, #0
    bne .Lrepeat_426
    ldr r0, [r14]
    mov r12, r6
    ldr r4, [r14, #4]
    movw r5, #16
    lsl r0, r0, #2
    ldr r1, [r14, #8]
    add r2, r3, r0
    add r7, r2, r0
    ldr r14, [r14, #12]
    add r8, r7, r0
.Lrepeat_427:
    tst r1, #1
    beq .Lotherwise_428
    vld1.32 {d4, d5}, [r12]
    add r12, r12, #80
    add r6, r6, #4096
    vld1.32 {d16, d17}, [r12]
    add r12, r12, #128
    mov r0, r14
    vld1.32 {d18, d19}, [r12]
    sub r12, r12, #144
    ubfx r9, r0, #0, #4
    vld1.32 {d20, d21}, [r12]
    add r12, r12, #128
    vld1.32 {d22, d23}, [r12]
    sub r12, r12, #80
    vsub.f32 q1, q8, q9
    vld1.32 {d6, d7}, [r12]
    add r12, r12, #64
    vadd.f32 q12, q8, q9
    vld1.32 {d16, d17}, [r12]
    sub r12, r12, #16
    vadd.f32 q13, q10, q11
    vld1.32 {d28, d29}, [r12]
    sub r12, r12, #64
    vsub.f32 q9, q10, q11
    vld1.32 {d20, d21}, [r12]
    sub r12, r12, #48
    vadd.f32 q15, q3, q8
    vld1.32 {d22, d23}, [r12]
    add r12, r12, #192
    vadd.f32 q4, q12, q9
    vld1.32 {d10, d11}, [r6]!
    vsub.f32 q3, q8, q3
    vld1.32 {d12, d13}, [r12]
    sub r12, r12, #208
    vsub.f32 q9, q9, q12
    vst1.32 {d26, d27}, [r6]!
    vsub.f32 q12, q14, q10
    vld1.32 {d26, d27}, [r12]
    add r12, r12, #192
    vadd.f32 q10, q10, q14
    vst1.32 {d2, d3}, [r6]!
    vadd.f32 q14, q11, q6
    vld1.32 {d16, d17}, [r12]
    sub r12, r12, #208
    vsub.f32 q11, q11, q6
    movw r0, #:lower16:(.Lconstants_nnp_fourier_16x16_gauss_output_with_bias__armv7_neon+16 - (1f + 8))
    movt r0, #:upper16:(.Lconstants_nnp_fourier_16x16_gauss_output_with_bias__armv7_neon+16 - (1f + 8))
1:
    add r0, pc, r0
    vld1.32 {d2, d3}, [r0]
    vst1.32 {d20, d21}, [r6]!
    vsub.f32 q10, q13, q8
    vmla.f32 q5, q2, d3[0]
    vld1.32 {d12, d13}, [r12]
    add r12, r12, #128
    vadd.f32 q13, q13, q8
    movw r0, #:lower16:(.Lconstants_nnp_fourier_16x16_gauss_output_with_bias__armv7_neon+32 - (1f + 8))
    movt r0, #:upper16:(.Lconstants_nnp_fourier_16x16_gauss_output_with_bias__armv7_neon+32 - (1f + 8))
1:
    add r0, pc, r0
    vld1.32 {d4, d5}, [r0]
    sub r0, r12, #16
    vadd.f32 q7, q12, q14
    vsub.f32 q14, q14, q12
    vsub.f32 q12, q10, q15
    vadd.f32 q8, q15, q10
    vmov q10, q14
    vmls.f32 q10, q8, d0[0]
    vmla.f32 q8, q14, d0[0]
    vst1.32 {d16, d17}, [r6]!
    vmov q15, q5
    vmls.f32 q5, q6, d3[0]
    vmla.f32 q15, q6, d3[0]
    vld1.32 {d16, d17}, [r12]
    sub r12, r12, #144
    vmov q14, q7
    vmla.f32 q14, q12, d0[0]
    vmls.f32 q12, q7, d0[0]
    vst1.32 {d28, d29}, [r6]
    vmov q14, q5
    sub r6, r6, #32
    vmla.f32 q5, q8, d3[1]
    vmls.f32 q14, q8, d3[1]
    vld1.32 {d12, d13}, [r6]
    add r6, r6, #48
    vmov q8, q5
    vmls.f32 q5, q4, d4[0]
    vmla.f32 q8, q4, d4[0]
    vst1.32 {d16, d17}, [r6]
    vmov q4, q15
    sub r6, r6, #48
    vmov q7, q14
    vmls.f32 q14, q9, d4[0]
    vmla.f32 q7, q9, d4[0]
    vsub.f32 q8, q11, q3
    vadd.f32 q11, q3, q11
    vsub.f32 q3, q13, q6
    vadd.f32 q9, q6, q13
    vsub.f32 q13, q3, q8
    vadd.f32 q8, q8, q3
    vld1.32 {d6, d7}, [r0]
    vst1.32 {d16, d17}, [r6]
    sub r6, r6, #16
    vmla.f32 q4, q3, d3[1]
    vmls.f32 q15, q3, d3[1]
    vld1.32 {d6, d7}, [r6]
    add r6, r6, #80
    vst1.32 {d28, d29}, [r6]
    sub r6, r6, #96
    vmov q14, q7
    vmls.f32 q7, q12, d4[1]
    vmla.f32 q14, q12, d4[1]
    vld1.32 {d16, d17}, [r6]!
    vmov q12, q15
    vmla.f32 q15, q3, d3[1]
    vmls.f32 q12, q3, d3[1]
    vst1.32 {d30, d31}, [r6]
    vmov q15, q4
    sub r6, r6, #16
    vmls.f32 q4, q8, d3[1]
    vst1.32 {d22, d23}, [r6]
    add r6, r6, #112
    vmla.f32 q15, q8, d3[1]
    vmov q11, q12
    vst1.32 {d8, d9}, [r6]!
    vmla.f32 q11, q13, d4[0]
    vmov q8, q15
    vst1.32 {d20, d21}, [r6]!
    vst1.32 {d10, d11}, [r6]
    sub r6, r6, #160
    vmls.f32 q15, q9, d3[1]
    sub r6, r6, #4096
    vmla.f32 q8, q9, d3[1]
    vmls.f32 q12, q13, d4[0]
    vmls.f32 q5, q10, d4[1]
    cmp r9, #15
    bne .Lotherwise_429
    vtrn.32 q8, q14
    vtrn.32 q11, q5
    vswp d17, d22
    vswp d29, d10
    vst1.32 {d16, d17}, [r3]
    vst1.32 {d28, d29}, [r2]
    vst1.32 {d22, d23}, [r7]
    vst1.32 {d10, d11}, [r8]
    b .Lend_430
.Lotherwise_429:
    cmp r9, #3
    bne .Lotherwise_431
    vzip.32 q8, q14
    vstr d16, [r3]
    vstr d17, [r2]
    vstr d28, [r7]
    vstr d29, [r8]
    b .Lend_432
.Lotherwise_431:
    cmp r9, #0
    bne .Lotherwise_433
    b .Lend_434
.Lotherwise_433:
    ubfx r0, r9, #0, #4
    cmp r0, #15
    bne .Lotherwise_435
    vtrn.32 q8, q14
    vtrn.32 q11, q5
    vswp d17, d22
    vswp d29, d10
    vst1.32 {d16, d17}, [r3]
    vst1.32 {d28, d29}, [r2]
    vst1.32 {d22, d23}, [r7]
    vst1.32 {d10, d11}, [r8]
    b .Lend_436
.Lotherwise_435:
    tst r9, #1
    beq .Lotherwise_437
    vst1.32 {d16[0]}, [r3]
    vst1.32 {d16[1]}, [r2]
    vst1.32 {d17[0]}, [r7]
    vst1.32 {d17[1]}, [r8]
.Lotherwise_437:
    tst r9, #2
    beq .Lotherwise_438
    add r0, r3, #4
    vst1.32 {d28[0]}, [r0]
    add r0, r2, #4
    vst1.32 {d28[1]}, [r0]
    add r0, r7, #4
    vst1.32 {d29[0]}, [r0]
    add r0, r8, #4
    vst1.32 {d29[1]}, [r0]
.Lotherwise_438:
    tst r9, #4
    beq .Lotherwise_439
    add r0, r3, #8
    vst1.32 {d22[0]}, [r0]
    add r0, r2, #8
    vst1.32 {d22[1]}, [r0]
    add r0, r7, #8
    vst1.32 {d23[0]}, [r0]
    add r0, r8, #8
    vst1.32 {d23[1]}, [r0]
.Lotherwise_439:
    tst r9, #8
    beq .Lotherwise_440
    add r0, r3, #12
    vst1.32 {d10[0]}, [r0]
    add r0, r2, #12
    add r9, r7, #12
    vst1.32 {d10[1]}, [r0]
    add r0, r8, #12
    vst1.32 {d11[0]}, [r9]
    vst1.32 {d11[1]}, [r0]
.Lotherwise_440:
.Lend_436:
.Lend_434:
.Lend_432:
.Lend_430:
    add r6, r6, #144
    add r6, r6, #4096
    vld1.32 {d16, d17}, [r6]!
    lsr r0, r14, #8
    ubfx r9, r0, #0, #4
    vld1.32 {d18, d19}, [r6]
    sub r6, r6, #160
    sub r6, r6, #4096
    vmla.f32 q9, q8, d4[1]
    cmp r9, #15
    bne .Lotherwise_441
    add r0, r3, #32
    add r9, r2, #32
    vtrn.32 q15, q7
    vtrn.32 q12, q9
    vswp d31, d24
    vswp d15, d18
    vst1.32 {d30, d31}, [r0]
    add r0, r7, #32
    vst1.32 {d14, d15}, [r9]
    add r9, r8, #32
    vst1.32 {d24, d25}, [r0]
    vst1.32 {d18, d19}, [r9]
    b .Lend_442
.Lotherwise_441:
    cmp r9, #3
    bne .Lotherwise_443
    vzip.32 q15, q7
    vstr d30, [r3, #32]
    vstr d31, [r2, #32]
    vstr d14, [r7, #32]
    vstr d15, [r8, #32]
    b .Lend_444
.Lotherwise_443:
    cmp r9, #0
    bne .Lotherwise_445
    b .Lend_446
.Lotherwise_445:
    ubfx r0, r9, #0, #4
    cmp r0, #15
    bne .Lotherwise_447
    add r0, r3, #32
    add r9, r2, #32
    vtrn.32 q15, q7
    vtrn.32 q12, q9
    vswp d31, d24
    vswp d15, d18
    vst1.32 {d30, d31}, [r0]
    add r0, r7, #32
    vst1.32 {d14, d15}, [r9]
    add r9, r8, #32
    vst1.32 {d24, d25}, [r0]
    vst1.32 {d18, d19}, [r9]
    b .Lend_448
.Lotherwise_447:
    tst r9, #1
    beq .Lotherwise_449
    add r0, r3, #32
    vst1.32 {d30[0]}, [r0]
    add r0, r2, #32
    vst1.32 {d30[1]}, [r0]
    add r0, r7, #32
    vst1.32 {d31[0]}, [r0]
    add r0, r8, #32
    vst1.32 {d31[1]}, [r0]
.Lotherwise_449:
    tst r9, #2
    beq .Lotherwise_450
    add r0, r3, #36
    vst1.32 {d14[0]}, [r0]
    add r0, r2, #36
    vst1.32 {d14[1]}, [r0]
    add r0, r7, #36
    vst1.32 {d15[0]}, [r0]
    add r0, r8, #36
    vst1.32 {d15[1]}, [r0]
.Lotherwise_450:
    tst r9, #4
    beq .Lotherwise_451
    add r0, r3, #40
    vst1.32 {d24[0]}, [r0]
    add r0, r2, #40
    vst1.32 {d24[1]}, [r0]
    add r0, r7, #40
    vst1.32 {d25[0]}, [r0]
    add r0, r8, #40
    vst1.32 {d25[1]}, [r0]
.Lotherwise_451:
    tst r9, #8
    beq .Lotherwise_452
    add r0, r3, #44
    vst1.32 {d18[0]}, [r0]
    add r0, r2, #44
    add r9, r7, #44
    vst1.32 {d18[1]}, [r0]
    add r0, r8, #44
    vst1.32 {d19[0]}, [r9]
    vst1.32 {d19[1]}, [r0]
.Lotherwise_452:
.Lend_448:
.Lend_446:
.Lend_444:
.Lend_442:
    add r6, r6, #16
    add r6, r6, #4096
    vld1.32 {d16, d17}, [r6]
    add r6, r6, #112
    lsr r0, r14, #4
    vld1.32 {d18, d19}, [r6]
    sub r6, r6, #48
    ubfx r9, r0, #0, #4
    vld1.32 {d20, d21}, [r6]
    add r6, r6, #32
    vld1.32 {d22, d23}, [r6]
    sub r6, r6, #64
    vmov q12, q9
    vld1.32 {d26, d27}, [r6]
    sub r6, r6, #16
    vmla.f32 q9, q8, d3[1]
    vld1.32 {d28, d29}, [r6]
    add r6, r6, #32
    vmov q4, q11
    vld1.32 {d30, d31}, [r6]
    add r6, r6, #32
    vmla.f32 q11, q10, d4[1]
    vld1.32 {d6, d7}, [r6]
    sub r6, r6, #80
    vmov q5, q14
    vst1.32 {d18, d19}, [r6]!
    vmls.f32 q12, q8, d3[1]
    vmov q1, q3
    vst1.32 {d22, d23}, [r6]
    sub r6, r6, #32
    vmls.f32 q4, q10, d4[1]
    sub r6, r6, #4096
    vmls.f32 q5, q13, d4[0]
    vmla.f32 q14, q13, d4[0]
    vmls.f32 q1, q15, d4[1]
    cmp r9, #15
    bne .Lotherwise_453
    add r0, r3, #16
    add r9, r2, #16
    vmov q8, q4
    vmov q9, q5
    vmov q10, q1
    vtrn.32 q12, q8
    vtrn.32 q9, q10
    vswp d25, d18
    vswp d17, d20
    vst1.32 {d24, d25}, [r0]
    add r0, r7, #16
    vst1.32 {d16, d17}, [r9]
    add r9, r8, #16
    vst1.32 {d18, d19}, [r0]
    vst1.32 {d20, d21}, [r9]
    b .Lend_454
.Lotherwise_453:
    cmp r9, #3
    bne .Lotherwise_455
    vmov q8, q4
    vzip.32 q12, q8
    vstr d24, [r3, #16]
    vstr d25, [r2, #16]
    vstr d16, [r7, #16]
    vstr d17, [r8, #16]
    b .Lend_456
.Lotherwise_455:
    cmp r9, #0
    bne .Lotherwise_457
    b .Lend_458
.Lotherwise_457:
    ubfx r0, r9, #0, #4
    cmp r0, #15
    bne .Lotherwise_459
    add r0, r3, #16
    add r9, r2, #16
    vtrn.32 q12, q4
    vtrn.32 q5, q1
    vswp d25, d10
    vswp d9, d2
    vst1.32 {d24, d25}, [r0]
    add r0, r7, #16
    vst1.32 {d8, d9}, [r9]
    add r9, r8, #16
    vst1.32 {d10, d11}, [r0]
    vst1.32 {d2, d3}, [r9]
    b .Lend_460
.Lotherwise_459:
    tst r9, #1
    beq .Lotherwise_461
    add r0, r3, #16
    vst1.32 {d24[0]}, [r0]
    add r0, r2, #16
    vst1.32 {d24[1]}, [r0]
    add r0, r7, #16
    vst1.32 {d25[0]}, [r0]
    add r0, r8, #16
    vst1.32 {d25[1]}, [r0]
.Lotherwise_461:
    tst r9, #2
    beq .Lotherwise_462
    add r0, r3, #20
    vst1.32 {d8[0]}, [r0]
    add r0, r2, #20
    vst1.32 {d8[1]}, [r0]
    add r0, r7, #20
    vst1.32 {d9[0]}, [r0]
    add r0, r8, #20
    vst1.32 {d9[1]}, [r0]
.Lotherwise_462:
    tst r9, #4
    beq .Lotherwise_463
    add r0, r3, #24
    vst1.32 {d10[0]}, [r0]
    add r0, r2, #24
    vst1.32 {d10[1]}, [r0]
    add r0, r7, #24
    vst1.32 {d11[0]}, [r0]
    add r0, r8, #24
    vst1.32 {d11[1]}, [r0]
.Lotherwise_463:
    tst r9, #8
    beq .Lotherwise_464
    add r0, r3, #28
    vst1.32 {d2[0]}, [r0]
    add r0, r2, #28
    add r9, r7, #28
    vst1.32 {d2[1]}, [r0]
    add r0, r8, #28
    vst1.32 {d3[0]}, [r9]
    vst1.32 {d3[1]}, [r0]
.Lotherwise_464:
.Lend_460:
.Lend_458:
.Lend_456:
.Lend_454:
    add r6, r6, #16
    vmla.f32 q3, q15, d4[1]
    add r6, r6, #4096
    vld1.32 {d16, d17}, [r6]!
    lsr r0, r14, #12
    ubfx r9, r0, #0, #4
    vld1.32 {d18, d19}, [r6]
    sub r6, r6, #32
    sub r6, r6, #4096
    cmp r9, #15
    bne .Lotherwise_465
    add r0, r3, #48
    add r9, r2, #48
    vtrn.32 q8, q9
    vtrn.32 q14, q3
    vswp d17, d28
    vswp d19, d6
    vst1.32 {d16, d17}, [r0]
    add r0, r7, #48
    vst1.32 {d18, d19}, [r9]
    add r9, r8, #48
    vst1.32 {d28, d29}, [r0]
    vst1.32 {d6, d7}, [r9]
    b .Lend_466
.Lotherwise_465:
    cmp r9, #3
    bne .Lotherwise_467
    vzip.32 q8, q9
    vstr d16, [r3, #48]
    vstr d17, [r2, #48]
    vstr d18, [r7, #48]
    vstr d19, [r8, #48]
    b .Lend_468
.Lotherwise_467:
    cmp r9, #0
    bne .Lotherwise_469
    b .Lend_470
.Lotherwise_469:
    ubfx r0, r9, #0, #4
    cmp r0, #15
    bne .Lotherwise_471
    add r0, r3, #48
    add r9, r2, #48
    vtrn.32 q8, q9
    vtrn.32 q14, q3
    vswp d17, d28
    vswp d19, d6
    vst1.32 {d16, d17}, [r0]
    add r0, r7, #48
    vst1.32 {d18, d19}, [r9]
    add r9, r8, #48
    vst1.32 {d28, d29}, [r0]
    vst1.32 {d6, d7}, [r9]
    b .Lend_472
.Lotherwise_471:
    tst r9, #1
    beq .Lotherwise_473
    add r0, r3, #48
    vst1.32 {d16[0]}, [r0]
    add r0, r2, #48
    vst1.32 {d16[1]}, [r0]
    add r0, r7, #48
    vst1.32 {d17[0]}, [r0]
    add r0, r8, #48
    vst1.32 {d17[1]}, [r0]
.Lotherwise_473:
    tst r9, #2
    beq .Lotherwise_474
    add r0, r3, #52
    vst1.32 {d18[0]}, [r0]
    add r0, r2, #52
    vst1.32 {d18[1]}, [r0]
    add r0, r7, #52
    vst1.32 {d19[0]}, [r0]
    add r0, r8, #52
    vst1.32 {d19[1]}, [r0]
.Lotherwise_474:
    tst r9, #4
    beq .Lotherwise_475
    add r0, r3, #56
    vst1.32 {d28[0]}, [r0]
    add r0, r2, #56
    vst1.32 {d28[1]}, [r0]
    add r0, r7, #56
    vst1.32 {d29[0]}, [r0]
    add r0, r8, #56
    vst1.32 {d29[1]}, [r0]
.Lotherwise_475:
    tst r9, #8
    beq .Lotherwise_476
    add r0, r3, #60
    vst1.32 {d6[0]}, [r0]
    add r0, r2, #60
    add r9, r7, #60
    vst1.32 {d6[1]}, [r0]
    add r0, r8, #60
    vst1.32 {d7[0]}, [r9]
    vst1.32 {d7[1]}, [r0]
.Lotherwise_476:
.Lend_472:
.Lend_470:
.Lend_468:
.Lend_466:
.Lotherwise_428:
    sub r5, r5, #1
    lsr r1, r1, #1
    add r3, r3, r4, lsl #2
    add r2, r2, r4, lsl #2
    add r7, r7, r4, lsl #2
    add r8, r8, r4, lsl #2
    add r12, r12, #256
    cmp r5, #0
    bne .Lrepeat_427
    vpop {d8, d9, d10, d11, d12, d13, d14, d15}
    pop {r4, r5, r6, r7, r8, r9, r10, r11, pc}
    .size nnp_fourier_16x16_gauss_output_with_bias__armv7_neon, . - nnp_fourier_16x16_gauss_output_with_bias__armv7_neon

.section .rodata
    .p2align 4
.Lconstants_nnp_fourier_16x16_gauss_output_with_bias_with_relu__armv7_neon:
    .long 0x3ed413cd, 0x40000000, 0x3fb504f3, 0x3fec835e
    .long 0x3f3504f3, 0x3f6c835e, 0x3b800000, 0x3c000000
    .long 0x3bb504f3, 0x3bec835e, 0x00000000, 0x00000000

    .text
    .p2align 4
    .globl nnp_fourier_16x16_gauss_output_with_bias_with_relu__armv7_neon
    .type nnp_fourier_16x16_gauss_output_with_bias_with_relu__armv7_neon, %function
nnp_fourier_16x16_gauss_output_with_bias_with_relu__armv7_neon:
    push {r4, r5, r6, r7, r8, r9, r10, r11, r14}
    vpush {d8, d9, d10, d11, d12, d13, d14, d15}
    mov r5, r1
    ldr r6, [sp, #104]
    mov r4, r0
    lsl r7, r5, #2
    movw r0, #:lower16:(.Lconstants_nnp_fourier_16x16_gauss_output_with_bias_with_relu__armv7_neon - (1f + 8))
    movt r0, #:upper16:(.Lconstants_nnp_fourier_16x16_gauss_output_with_bias_with_relu__armv7_neon - (1f + 8))
1:
    add r0, pc, r0
    vld1.32 {d0, d1}, [r0]
    add r12, r7, r7, lsl #1
    ldr r14, [sp, #100]
    add r8, r4, r7, lsl #4
    add r0, r4, r7
    vld1.32 {d24, d25}, [r8]
    add r1, r4, r12
    add r0, r0, r12, lsl #2
    vld1.32 {d26, d27}, [r4]
    add r1, r1, r12, lsl #2
    vld1.32 {d16, d17}, [r0]
    add r0, r4, r7
    add r0, r0, r12, lsl #1
    vld1.32 {d18, d19}, [r1]
    add r1, r4, r7
    add r1, r1, r7, lsl #3
    vld1.32 {d28, d29}, [r0]
    add r0, r4, r7, lsl #1
    add r0, r0, r12, lsl #2
    vld1.32 {d20, d21}, [r1]
    add r1, r8, r7
    add r1, r1, r7, lsl #2
    vsub.f32 q1, q8, q9
    vld1.32 {d18, d19}, [r0]
    add r0, r8, r12
    vld1.32 {d30, d31}, [r0]
    add r0, r4, r7, lsl #2
    vsub.f32 q2, q14, q10
    add r6, r6, #4096
    vld1.32 {d20, d21}, [r1]
    add r1, r4, r12, lsl #1
    vadd.f32 q11, q8, q9
    vld1.32 {d6, d7}, [r0]
    add r0, r8, r12, lsl #1
    vld1.32 {d16, d17}, [r1]
    add r1, r8, r7, lsl #3
    vsub.f32 q10, q15, q10
    vld1.32 {d18, d19}, [r2]
    add r2, r4, r7, lsl #3
    vld1.32 {d8, d9}, [r0]
    vsub.f32 q5, q3, q8
    add r0, r4, r7, lsl #1
    vld1.32 {d16, d17}, [r1]
    add r1, r8, r7, lsl #2
    add r0, r0, r7, lsl #3
    vst1.32 {d18, d19}, [r6]!
    vadd.f32 q6, q2, q10
    vsub.f32 q7, q4, q8
    vst1.32 {d2, d3}, [r6]!
    vld1.32 {d16, d17}, [r2]
    add r2, r4, r12, lsl #2
    vsub.f32 q10, q2, q10
    vld1.32 {d18, d19}, [r1]
    add r1, r8, r7, lsl #1
    vst1.32 {d22, d23}, [r6]!
    vadd.f32 q14, q14, q8
    vld1.32 {d22, d23}, [r0]
    vadd.f32 q15, q15, q9
    add r9, r4, r7
    vld1.32 {d16, d17}, [r2]
    add r0, r4, r7
    add r2, r0, r7, lsl #2
    vld1.32 {d18, d19}, [r1]
    add r0, r8, r7
    add r1, r0, r12, lsl #1
    vst1.32 {d10, d11}, [r6]!
    vsub.f32 q1, q11, q8
    vst1.32 {d14, d15}, [r6]
    sub r6, r6, #16
    vsub.f32 q8, q12, q9
    vld1.32 {d4, d5}, [r6]
    add r6, r6, #32
    vsub.f32 q9, q14, q15
    vst1.32 {d12, d13}, [r6]
    sub r6, r6, #16
    vadd.f32 q5, q1, q8
    vadd.f32 q15, q14, q15
    vld1.32 {d12, d13}, [r6]
    add r6, r6, #32
    vst1.32 {d18, d19}, [r6]
    sub r6, r6, #48
    vsub.f32 q14, q8, q1
    vld1.32 {d2, d3}, [r9]
    add r0, r4, r7, lsl #3
    vadd.f32 q8, q2, q6
    add r0, r0, r12
    vst1.32 {d10, d11}, [r6]!
    vadd.f32 q5, q15, q10
    vst1.32 {d16, d17}, [r6]
    sub r6, r6, #32
    vsub.f32 q7, q13, q1
    vsub.f32 q2, q2, q6
    vld1.32 {d16, d17}, [r2]
    add r2, r8, r7
    vsub.f32 q10, q10, q15
    vld1.32 {d18, d19}, [r1]
    add r9, r8, r7, lsl #4
    vadd.f32 q15, q3, q8
    vld1.32 {d6, d7}, [r6]
    add r6, r6, #80
    vadd.f32 q4, q4, q9
    vld1.32 {d16, d17}, [r0]
    add r0, r8, r7, lsl #1
    vadd.f32 q13, q13, q1
    vld1.32 {d18, d19}, [r2]
    add r1, r9, r7, lsl #1
    vadd.f32 q1, q11, q8
    add r2, r0, r12, lsl #2
    vld1.32 {d22, d23}, [r1]
    add r0, r9, r7, lsl #2
    vadd.f32 q9, q12, q9
    vst1.32 {d26, d27}, [r6]
    sub r6, r6, #3440
    vmov q12, q7
    vld1.32 {d16, d17}, [r0]
    add r0, r9, r7, lsl #1
    vmla.f32 q7, q3, d0[1]
    add r0, r0, r7, lsl #3
    vmls.f32 q12, q3, d0[1]
    vld1.32 {d26, d27}, [r2]
    add r1, r8, r7
    add r1, r1, r7, lsl #3
    vsub.f32 q3, q11, q8
    vadd.f32 q8, q1, q9
    vsub.f32 q1, q9, q1
    vadd.f32 q9, q15, q4
    vsub.f32 q15, q15, q4
    vadd.f32 q4, q14, q9
    vsub.f32 q6, q9, q14
    vsub.f32 q14, q2, q8
    vadd.f32 q9, q8, q2
    vmov q2, q6
    vmls.f32 q2, q9, d0[0]
    vmla.f32 q9, q6, d0[0]
    vmov q6, q4
    vmla.f32 q6, q14, d0[0]
    vmls.f32 q14, q4, d0[0]
    vmov q4, q7
    vmls.f32 q7, q5, d1[0]
    vmla.f32 q4, q5, d1[0]
    vmov q8, q7
    vmla.f32 q7, q2, d1[1]
    vmls.f32 q8, q2, d1[1]
    vst1.32 {d16, d17}, [r6]
    vmov q2, q12
    add r6, r6, #2048
    vmls.f32 q12, q10, d1[0]
    vst1.32 {d14, d15}, [r6]
    sub r6, r6, #1024
    vmla.f32 q2, q10, d1[0]
    vld1.32 {d20, d21}, [r0]
    add r0, r8, r7, lsl #3
    vmov q8, q4
    add r2, r0, r12
    vmla.f32 q4, q9, d1[1]
    vmls.f32 q8, q9, d1[1]
    vld1.32 {d10, d11}, [r1]
    add r0, r8, r12, lsl #2
    vst1.32 {d16, d17}, [r6]
    vmov q8, q12
    add r6, r6, #2048
    vmla.f32 q12, q6, d1[1]
    vst1.32 {d8, d9}, [r6]
    sub r6, r6, #2560
    vmov q9, q2
    vmls.f32 q8, q6, d1[1]
    vld1.32 {d8, d9}, [r0]
    add r0, r9, r12
    vmla.f32 q9, q14, d1[1]
    vmls.f32 q2, q14, d1[1]
    vld1.32 {d28, d29}, [r0]
    add r0, r9, r7, lsl #3
    vsub.f32 q13, q4, q13
    vst1.32 {d16, d17}, [r6]
    add r6, r6, #2048
    vsub.f32 q6, q15, q1
    vst1.32 {d24, d25}, [r6]
    sub r6, r6, #3072
    vadd.f32 q12, q1, q15
    vst1.32 {d18, d19}, [r6]
    add r6, r6, #2048
    vadd.f32 q15, q11, q14
    vst1.32 {d4, d5}, [r6]
    add r6, r6, #1856
    vld1.32 {d16, d17}, [r6]
    sub r6, r6, #16
    vld1.32 {d18, d19}, [r6]
    sub r6, r6, #32
    vld1.32 {d4, d5}, [r6]
    add r6, r6, #96
    vld1.32 {d2, d3}, [r6]
    sub r6, r6, #16
    vsub.f32 q11, q8, q9
    vadd.f32 q14, q9, q8
    vld1.32 {d16, d17}, [r6]
    sub r6, r6, #2656
    vsub.f32 q7, q11, q6
    vadd.f32 q9, q6, q11
    vmov q11, q1
    vmls.f32 q1, q2, d0[1]
    vmla.f32 q11, q2, d0[1]
    vmov q2, q1
    vmla.f32 q1, q8, d0[1]
    vmls.f32 q2, q8, d0[1]
    vmov q8, q1
    vmla.f32 q1, q9, d1[0]
    vmls.f32 q8, q9, d1[0]
    vst1.32 {d16, d17}, [r6]
    vmov q6, q2
    add r6, r6, #2048
    vmls.f32 q2, q7, d1[0]
    vst1.32 {d2, d3}, [r6]
    sub r6, r6, #3072
    vmla.f32 q6, q7, d1[0]
    vld1.32 {d18, d19}, [r0]
    add r0, r9, r7, lsl #3
    vmov q1, q11
    add r0, r0, r12
    vsub.f32 q8, q9, q10
    vst1.32 {d12, d13}, [r6]
    add r6, r6, #2048
    vadd.f32 q6, q13, q8
    vst1.32 {d4, d5}, [r6]
    add r6, r6, #1616
    vsub.f32 q13, q13, q8
    vld1.32 {d16, d17}, [r6]
    sub r6, r6, #3152
    vld1.32 {d20, d21}, [r2]
    add r1, r9, r7
    add r1, r1, r12, lsl #2
    vmls.f32 q11, q8, d0[1]
    vmla.f32 q1, q8, d0[1]
    vld1.32 {d4, d5}, [r0]
    add r0, r8, r7
    vsub.f32 q10, q5, q10
    add r0, r0, r12, lsl #2
    vmov q8, q11
    vmla.f32 q11, q12, d0[1]
    vmls.f32 q8, q12, d0[1]
    vst1.32 {d16, d17}, [r6]
    vmov q12, q1
    add r6, r6, #2048
    vmls.f32 q1, q14, d0[1]
    vst1.32 {d22, d23}, [r6]
    sub r6, r6, #3072
    vmla.f32 q12, q14, d0[1]
    vld1.32 {d16, d17}, [r1]
    add r1, r9, r7
    add r1, r1, r7, lsl #3
    vld1.32 {d22, d23}, [r0]
    add r0, r8, r12
    vsub.f32 q14, q2, q8
    add r2, r0, r12, lsl #2
    add r0, r8, r7, lsl #1
    vadd.f32 q4, q4, q11
    vld1.32 {d16, d17}, [r1]
    add r1, r9, r7
    vst1.32 {d24, d25}, [r6]
    add r6, r6, #2048
    add r8, r1, r7, lsl #2
    vst1.32 {d2, d3}, [r6]
    add r6, r6, #2064
    vadd.f32 q8, q9, q8
    add r1, r0, r7, lsl #3
    vst1.32 {d6, d7}, [r6]!
    vld1.32 {d22, d23}, [r2]
    add r0, r9, r7
    add r2, r0, r12, lsl #1
    vsub.f32 q1, q4, q8
    vld1.32 {d24, d25}, [r8]
    add r0, r9, r7
    add r7, r4, r7, lsl #1
    vadd.f32 q3, q4, q8
    vld1.32 {d16, d17}, [r0]
    add r8, r4, r12
    add r10, r9, r12, lsl #2
    vld1.32 {d18, d19}, [r2]
    add r2, r9, r12, lsl #1
    movw r0, #46
    vst1.32 {d30, d31}, [r6]!
    vsub.f32 q15, q11, q8
    mul r0, r5, r0
    vst1.32 {d20, d21}, [r6]!
    vsub.f32 q8, q12, q9
    add r4, r4, r0, lsl #2
    vst1.32 {d28, d29}, [r6]
    sub r6, r6, #16
    vadd.f32 q14, q3, q13
    lsl r12, r5, #2
    vld1.32 {d20, d21}, [r6]
    add r6, r6, #32
    vadd.f32 q4, q15, q8
    vst1.32 {d12, d13}, [r6]
    sub r6, r6, #16
    vsub.f32 q15, q8, q15
    add r5, r4, r12, lsl #4
    vld1.32 {d16, d17}, [r6]
    add r6, r6, #32
    vsub.f32 q13, q13, q3
    vld1.32 {d6, d7}, [r7]
    add r7, r12, r12, lsl #1
    vadd.f32 q9, q10, q8
    vst1.32 {d2, d3}, [r6]
    sub r6, r6, #48
    vld1.32 {d2, d3}, [r8]
    vsub.f32 q10, q10, q8
    add r8, r5, r12, lsl #4
    vld1.32 {d16, d17}, [r1]
    movw r11, #7
    vst1.32 {d8, d9}, [r6]!
    vsub.f32 q4, q3, q1
    vst1.32 {d18, d19}, [r6]
    sub r6, r6, #32
    vadd.f32 q5, q5, q8
    vld1.32 {d16, d17}, [r10]
    vmov q6, q4
    vadd.f32 q9, q3, q1
    vld1.32 {d2, d3}, [r6]
    add r6, r6, #80
    vadd.f32 q2, q2, q8
    vld1.32 {d16, d17}, [r9]
    vmla.f32 q4, q1, d0[1]
    vst1.32 {d18, d19}, [r6]
    sub r6, r6, #3424
    vld1.32 {d18, d19}, [r2]
    vadd.f32 q3, q11, q8
    vadd.f32 q7, q5, q2
    vadd.f32 q12, q12, q9
    vmls.f32 q6, q1, d0[1]
    vadd.f32 q8, q3, q12
    vsub.f32 q11, q7, q15
    vadd.f32 q9, q15, q7
    vmov q15, q4
    vmls.f32 q4, q14, d1[0]
    vmla.f32 q15, q14, d1[0]
    vadd.f32 q14, q8, q10
    vsub.f32 q10, q10, q8
    vmov q1, q11
    vsub.f32 q12, q12, q3
    vmov q3, q6
    vmls.f32 q1, q14, d0[0]
    vmls.f32 q6, q13, d1[0]
    vmla.f32 q14, q11, d0[0]
    vmov q11, q9
    vmla.f32 q3, q13, d1[0]
    vmla.f32 q11, q10, d0[0]
    vmov q8, q4
    vmls.f32 q10, q9, d0[0]
    vmov q9, q15
    vmls.f32 q8, q1, d1[1]
    vmla.f32 q4, q1, d1[1]
    vmov q13, q6
    vmls.f32 q9, q14, d1[1]
    vmla.f32 q15, q14, d1[1]
    vst1.32 {d16, d17}, [r6]
    add r6, r6, #2048
    vmov q8, q3
    vst1.32 {d8, d9}, [r6]
    sub r6, r6, #1024
    vmls.f32 q13, q11, d1[1]
    vmla.f32 q6, q11, d1[1]
    vst1.32 {d18, d19}, [r6]
    add r6, r6, #2048
    vmla.f32 q8, q10, d1[1]
    vst1.32 {d30, d31}, [r6]
    sub r6, r6, #2560
    vmls.f32 q3, q10, d1[1]
    vst1.32 {d26, d27}, [r6]
    add r6, r6, #2048
    vsub.f32 q9, q5, q2
    vst1.32 {d12, d13}, [r6]
    sub r6, r6, #3072
    vst1.32 {d16, d17}, [r6]
    add r6, r6, #2048
    vsub.f32 q8, q9, q12
    vst1.32 {d6, d7}, [r6]
    add r6, r6, #1840
    vadd.f32 q15, q12, q9
    vld1.32 {d18, d19}, [r6]
    sub r6, r6, #16
    vld1.32 {d20, d21}, [r6]
    sub r6, r6, #32
    vld1.32 {d22, d23}, [r6]
    add r6, r6, #96
    vld1.32 {d2, d3}, [r6]
    sub r6, r6, #16
    vsub.f32 q12, q9, q10
    vld1.32 {d26, d27}, [r6]
    sub r6, r6, #2640
    vadd.f32 q14, q10, q9
    vmov q2, q1
    vmls.f32 q1, q11, d0[1]
    vadd.f32 q9, q8, q12
    vsub.f32 q8, q12, q8
    vmla.f32 q2, q11, d0[1]
    vmov q10, q1
    vmla.f32 q1, q13, d0[1]
    vmls.f32 q10, q13, d0[1]
    vmov q11, q2
    vmov q12, q1
    vmov q13, q10
    vmls.f32 q12, q9, d1[0]
    vmla.f32 q1, q9, d1[0]
    vmla.f32 q13, q8, d1[0]
    vmls.f32 q10, q8, d1[0]
    vst1.32 {d24, d25}, [r6]
    add r6, r6, #2048
    vst1.32 {d2, d3}, [r6]
    sub r6, r6, #3072
    vst1.32 {d26, d27}, [r6]
    add r6, r6, #2048
    vst1.32 {d20, d21}, [r6]
    add r6, r6, #1600
    vld1.32 {d16, d17}, [r6]
    sub r6, r6, #3136
    vmls.f32 q2, q8, d0[1]
    vmla.f32 q11, q8, d0[1]
    vmov q8, q2
    vmov q9, q11
    vmls.f32 q8, q15, d0[1]
    vmla.f32 q2, q15, d0[1]
    vmla.f32 q9, q14, d0[1]
    vmls.f32 q11, q14, d0[1]
    vst1.32 {d16, d17}, [r6]
    add r6, r6, #2048
    vst1.32 {d4, d5}, [r6]
    sub r6, r6, #3072
    vst1.32 {d18, d19}, [r6]
    add r6, r6, #2048
    vst1.32 {d22, d23}, [r6]
    sub r6, r6, #2064
    mov r2, r6
.Lrepeat_477:
    add r0, r4, r12
    vld1.32 {d16, d17}, [r5]
    add r1, r4, r12, lsl #1
    add r0, r0, r12, lsl #3
    vld1.32 {d26, d27}, [r4]
    add r1, r1, r12, lsl #3
    vld1.32 {d18, d19}, [r0]
    add r0, r4, r12, lsl #3
    add r0, r0, r7
    vld1.32 {d20, d21}, [r1]
    add r1, r4, r7
    add r1, r1, r7, lsl #2
    vld1.32 {d22, d23}, [r0]
    add r0, r5, r12
    add r6, r6, #16
    vld1.32 {d24, d25}, [r1]
    add r1, r4, r7
    vadd.f32 q1, q9, q10
    add r6, r6, #4096
    vld1.32 {d20, d21}, [r0]
    add r0, r4, r12, lsl #2
    vsub.f32 q15, q9, q11
    add r2, r2, #32
    vld1.32 {d28, d29}, [r1]
    add r1, r5, r12
    add r1, r1, r12, lsl #2
    vadd.f32 q2, q12, q8
    vld1.32 {d16, d17}, [r0]
    add r0, r5, r12
    add r0, r0, r7, lsl #1
    vsub.f32 q12, q12, q10
    vld1.32 {d18, d19}, [r1]
    add r1, r4, r12
    add r1, r1, r12, lsl #2
    vld1.32 {d20, d21}, [r0]
    add r0, r5, r7, lsl #1
    vadd.f32 q3, q14, q8
    sub r11, r11, #1
    vld1.32 {d16, d17}, [r0]
    add r0, r5, r12, lsl #1
    vld1.32 {d22, d23}, [r1]
    add r1, r5, r7
    vsub.f32 q4, q9, q10
    vst1.32 {d2, d3}, [r6]!
    vadd.f32 q1, q9, q8
    vld1.32 {d10, d11}, [r0]
    add r0, r5, r12, lsl #3
    add r0, r0, r7
    vsub.f32 q11, q14, q11
    vld1.32 {d16, d17}, [r1]
    add r1, r5, r12
    add r1, r1, r7, lsl #2
    vst1.32 {d30, d31}, [r6]!
    vld1.32 {d18, d19}, [r0]
    add r0, r5, r7, lsl #2
    vadd.f32 q14, q5, q8
    vld1.32 {d16, d17}, [r1]
    add r1, r4, r12
    add r1, r1, r7, lsl #1
    vst1.32 {d4, d5}, [r6]!
    vld1.32 {d20, d21}, [r0]
    add r0, r5, r12, lsl #2
    vsub.f32 q15, q9, q8
    vld1.32 {d16, d17}, [r0]
    add r0, r4, r7, lsl #1
    vst1.32 {d24, d25}, [r6]!
    vadd.f32 q10, q9, q10
    vld1.32 {d24, d25}, [r0]
    add r0, r8, r12
    vsub.f32 q2, q5, q8
    vld1.32 {d16, d17}, [r1]
    add r1, r8, r7
    vst1.32 {d6, d7}, [r6]!
    vst1.32 {d8, d9}, [r6]!
    vadd.f32 q3, q12, q8
    vld1.32 {d8, d9}, [r0]
    add r0, r5, r12, lsl #1
    add r0, r0, r7, lsl #2
    vld1.32 {d16, d17}, [r1]
    add r1, r5, r7
    add r1, r1, r7, lsl #2
    vst1.32 {d2, d3}, [r6]!
    vst1.32 {d22, d23}, [r6]!
    vsub.f32 q11, q4, q8
    vld1.32 {d2, d3}, [r0]
    add r0, r8, r12, lsl #1
    vld1.32 {d16, d17}, [r0]
    add r0, r4, r12, lsl #1
    add r0, r0, r7, lsl #2
    vld1.32 {d18, d19}, [r1]
    add r1, r5, r12, lsl #1
    add r1, r1, r12, lsl #3
    vld1.32 {d10, d11}, [r0]
    add r0, r4, r12, lsl #1
    vadd.f32 q4, q4, q8
    vld1.32 {d16, d17}, [r0]
    add r0, r4, r12, lsl #3
    vadd.f32 q6, q1, q9
    vst1.32 {d28, d29}, [r6]!
    vld1.32 {d18, d19}, [r0]
    add r0, r4, r7, lsl #2
    vsub.f32 q14, q13, q8
    vst1.32 {d30, d31}, [r6]!
    vld1.32 {d30, d31}, [r0]
    add r0, r5, r12, lsl #3
    vsub.f32 q9, q12, q9
    vld1.32 {d24, d25}, [r0]
    add r0, r8, r12, lsl #2
    vst1.32 {d20, d21}, [r6]!
    vsub.f32 q10, q15, q5
    vld1.32 {d16, d17}, [r1]
    add r1, r8, r7, lsl #1
    vst1.32 {d4, d5}, [r6]!
    vld1.32 {d4, d5}, [r0]
    add r0, r8, r12
    add r0, r0, r7, lsl #1
    vsub.f32 q5, q12, q8
    vst1.32 {d6, d7}, [r6]!
    vld1.32 {d16, d17}, [r1]
    add r1, r8, r12
    add r1, r1, r12, lsl #3
    vst1.32 {d22, d23}, [r6]!
    vadd.f32 q11, q14, q5
    vsub.f32 q3, q2, q8
    vst1.32 {d8, d9}, [r6]!
    vld1.32 {d8, d9}, [r0]
    add r0, r8, r12, lsl #3
    vsub.f32 q14, q14, q5
    vld1.32 {d16, d17}, [r1]
    add r1, r8, r12, lsl #1
    add r1, r1, r12, lsl #3
    vst1.32 {d12, d13}, [r6]!
    vadd.f32 q5, q10, q3
    vsub.f32 q6, q4, q8
    vst1.32 {d18, d19}, [r6]!
    vld1.32 {d16, d17}, [r0]
    add r0, r8, r7, lsl #2
    vsub.f32 q10, q10, q3
    vld1.32 {d6, d7}, [r1]
    add r1, r8, r12, lsl #3
    add r1, r1, r7
    vadd.f32 q8, q4, q8
    vld1.32 {d18, d19}, [r0]
    add r0, r5, r12
    add r0, r0, r12, lsl #3
    vst1.32 {d12, d13}, [r6]!
    vadd.f32 q4, q11, q5
    vst1.32 {d16, d17}, [r6]!
    vsub.f32 q6, q3, q9
    vld1.32 {d16, d17}, [r1]
    add r1, r8, r12
    add r1, r1, r7, lsl #2
    vsub.f32 q11, q11, q5
    vld1.32 {d18, d19}, [r0]
    add r0, r8, r7
    add r9, r0, r7, lsl #2
    vadd.f32 q3, q3, q8
    vld1.32 {d10, d11}, [r1]
    add r0, r4, r12
    vadd.f32 q12, q12, q9
    vld1.32 {d16, d17}, [r0]
    add r0, r8, r12, lsl #1
    add r0, r0, r7, lsl #2
    vst1.32 {d12, d13}, [r6]!
    vld1.32 {d18, d19}, [r9]
    add r1, r4, r12
    add r1, r1, r7, lsl #2
    vadd.f32 q13, q13, q8
    vld1.32 {d16, d17}, [r0]
    add r0, r8, r12
    add r0, r0, r12, lsl #2
    vsub.f32 q6, q5, q9
    vst1.32 {d6, d7}, [r6]!
    vld1.32 {d18, d19}, [r1]
    vadd.f32 q3, q5, q8
    movw r1, #48
    vld1.32 {d16, d17}, [r8]
    mul r1, r12, r1
    add r4, r4, r1
    vadd.f32 q15, q15, q9
    vld1.32 {d18, d19}, [r0]
    add r5, r5, r1
    vsub.f32 q8, q1, q8
    vst1.32 {d12, d13}, [r6]!
    add r8, r8, r1
    vadd.f32 q2, q2, q9
    vst1.32 {d6, d7}, [r6]!
    vsub.f32 q9, q13, q12
    vst1.32 {d16, d17}, [r6]!
    vsub.f32 q8, q2, q15
    vst1.32 {d8, d9}, [r6]
    sub r6, r6, #128
    vsub.f32 q1, q9, q10
    vld1.32 {d6, d7}, [r6]
    add r6, r6, #112
    vld1.32 {d8, d9}, [r6]
    sub r6, r6, #176
    vsub.f32 q5, q14, q8
    vadd.f32 q9, q9, q10
    vld1.32 {d12, d13}, [r6]
    add r6, r6, #48
    vadd.f32 q8, q14, q8
    vld1.32 {d14, d15}, [r6]!
    vst1.32 {d2, d3}, [r6]
    sub r6, r6, #80
    vsub.f32 q14, q3, q4
    vadd.f32 q3, q3, q4
    vld1.32 {d2, d3}, [r6]!
    vst1.32 {d10, d11}, [r6]
    add r6, r6, #112
    vadd.f32 q12, q13, q12
    vld1.32 {d8, d9}, [r6]
    sub r6, r6, #64
    vadd.f32 q10, q15, q2
    vst1.32 {d18, d19}, [r6]
    sub r6, r6, #112
    vadd.f32 q13, q6, q7
    vld1.32 {d30, d31}, [r6]
    add r6, r6, #48
    vsub.f32 q9, q4, q1
    vst1.32 {d16, d17}, [r6]
    add r6, r6, #144
    vadd.f32 q2, q1, q4
    vld1.32 {d8, d9}, [r6]
    sub r6, r6, #16
    vsub.f32 q6, q6, q7
    vst1.32 {d18, d19}, [r6]
    sub r6, r6, #176
    vadd.f32 q5, q3, q2
    movw r0, #:lower16:(.Lconstants_nnp_fourier_16x16_gauss_output_with_bias_with_relu__armv7_neon+16 - (1f + 8))
    movt r0, #:upper16:(.Lconstants_nnp_fourier_16x16_gauss_output_with_bias_with_relu__armv7_neon+16 - (1f + 8))
1:
    add r0, pc, r0
    vld1.32 {d2, d3}, [r0]
    vsub.f32 q8, q4, q15
    vadd.f32 q15, q15, q4
    vst1.32 {d16, d17}, [r6]
    add r6, r6, #192
    vsub.f32 q4, q12, q10
    vst1.32 {d28, d29}, [r6]
    add r6, r6, #64
    vsub.f32 q8, q3, q2
    vld1.32 {d28, d29}, [r6]
    sub r6, r6, #16
    vsub.f32 q2, q15, q13
    vst1.32 {d12, d13}, [r6]
    add r6, r6, #32
    vsub.f32 q3, q4, q8
    vadd.f32 q9, q14, q5
    vadd.f32 q6, q4, q8
    vst1.32 {d18, d19}, [r6]
    sub r6, r6, #80
    vsub.f32 q9, q11, q2
    vld1.32 {d8, d9}, [r6]
    add r6, r6, #48
    vadd.f32 q10, q12, q10
    vld1.32 {d16, d17}, [r6]
    sub r6, r6, #64
    vadd.f32 q13, q13, q15
    vld1.32 {d30, d31}, [r6]
    sub r6, r6, #176
    vadd.f32 q11, q11, q2
    vld1.32 {d4, d5}, [r6]
    add r6, r6, #192
    vsub.f32 q12, q14, q5
    vst1.32 {d6, d7}, [r6]
    sub r6, r6, #192
    vsub.f32 q3, q4, q8
    vst1.32 {d18, d19}, [r6]
    add r6, r6, #176
    vadd.f32 q9, q15, q2
    vst1.32 {d12, d13}, [r6]
    sub r6, r6, #128
    vsub.f32 q5, q10, q13
    vld1.32 {d28, d29}, [r6]
    add r6, r6, #192
    vadd.f32 q4, q4, q8
    vst1.32 {d22, d23}, [r6]!
    vadd.f32 q6, q3, q9
    vmov q7, q14
    vsub.f32 q8, q2, q15
    vmla.f32 q7, q6, d2[0]
    vsub.f32 q15, q3, q9
    vsub.f32 q2, q8, q4
    vadd.f32 q11, q4, q8
    vst1.32 {d14, d15}, [r6]
    sub r6, r6, #144
    vmls.f32 q14, q6, d2[0]
    vld1.32 {d6, d7}, [r6]
    add r6, r6, #176
    vadd.f32 q4, q10, q13
    vst1.32 {d10, d11}, [r6]
    sub r6, r6, #224
    vld1.32 {d12, d13}, [r6]
    add r6, r6, #64
    vmov q13, q3
    vld1.32 {d18, d19}, [r6]
    sub r6, r6, #144
    vmls.f32 q3, q11, d2[0]
    vld1.32 {d20, d21}, [r6]
    add r6, r6, #32
    vmov q5, q6
    vmls.f32 q6, q2, d2[0]
    vmla.f32 q5, q2, d2[0]
    vld1.32 {d16, d17}, [r6]
    add r6, r6, #32
    vmla.f32 q13, q11, d2[0]
    vmov q11, q9
    vmls.f32 q9, q15, d2[0]
    vmla.f32 q11, q15, d2[0]
    vadd.f32 q15, q10, q8
    vsub.f32 q10, q10, q8
    vst1.32 {d18, d19}, [r6]
    sub r6, r6, #112
    vld1.32 {d16, d17}, [r6]
    add r6, r6, #48
    vst1.32 {d12, d13}, [r6]
    add r6, r6, #48
    vld1.32 {d18, d19}, [r6]
    sub r6, r6, #16
    vst1.32 {d22, d23}, [r6]
    sub r6, r6, #96
    vld1.32 {d12, d13}, [r6]!
    vsub.f32 q11, q8, q9
    vst1.32 {d10, d11}, [r6]
    add r6, r6, #208
    vadd.f32 q2, q8, q9
    vld1.32 {d16, d17}, [r6]
    sub r6, r6, #112
    vst1.32 {d6, d7}, [r6]
    add r6, r6, #32
    vst1.32 {d28, d29}, [r6]
    sub r6, r6, #160
    vadd.f32 q14, q6, q8
    vld1.32 {d6, d7}, [r6]
    add r6, r6, #208
    vsub.f32 q5, q6, q8
    vst1.32 {d26, d27}, [r6]
    add r6, r6, #48
    vadd.f32 q8, q15, q14
    vld1.32 {d18, d19}, [r6]
    sub r6, r6, #32
    vsub.f32 q13, q11, q5
    vst1.32 {d24, d25}, [r6]
    add r6, r6, #176
    vsub.f32 q14, q15, q14
    vst1.32 {d8, d9}, [r6]!
    vsub.f32 q4, q9, q3
    vst1.32 {d16, d17}, [r6]
    sub r6, r6, #368
    vadd.f32 q12, q3, q9
    vld1.32 {d30, d31}, [r6]
    add r6, r6, #256
    vsub.f32 q3, q10, q4
    vld1.32 {d14, d15}, [r6]
    sub r6, r6, #240
    vsub.f32 q6, q2, q12
    vadd.f32 q8, q10, q4
    vld1.32 {d18, d19}, [r6]
    add r6, r6, #256
    vadd.f32 q11, q11, q5
    vld1.32 {d8, d9}, [r6]
    sub r6, r6, #320
    vst1.32 {d6, d7}, [r6]
    sub r6, r6, #16
    vadd.f32 q3, q15, q7
    vadd.f32 q12, q2, q12
    vld1.32 {d4, d5}, [r6]
    add r6, r6, #32
    vst1.32 {d26, d27}, [r6]
    add r6, r6, #160
    vsub.f32 q10, q7, q15
    vld1.32 {d10, d11}, [r6]
    sub r6, r6, #128
    vsub.f32 q13, q4, q9
    vst1.32 {d28, d29}, [r6]!
    vadd.f32 q15, q9, q4
    vst1.32 {d12, d13}, [r6]
    sub r6, r6, #96
    vadd.f32 q14, q2, q5
    vld1.32 {d8, d9}, [r6]
    add r6, r6, #272
    vsub.f32 q2, q2, q5
    vst1.32 {d16, d17}, [r6]
    sub r6, r6, #48
    vadd.f32 q8, q3, q14
    vld1.32 {d18, d19}, [r6]
    add r6, r6, #64
    vsub.f32 q5, q13, q2
    vst1.32 {d22, d23}, [r6]
    add r6, r6, #48
    vsub.f32 q11, q3, q14
    vst1.32 {d24, d25}, [r6]!
    vsub.f32 q12, q9, q4
    vst1.32 {d16, d17}, [r6]
    add r6, r6, #96
    vadd.f32 q8, q4, q9
    vld1.32 {d6, d7}, [r6]
    sub r6, r6, #96
    vsub.f32 q9, q10, q12
    vld1.32 {d8, d9}, [r6]
    sub r6, r6, #16
    vadd.f32 q14, q15, q8
    vsub.f32 q15, q15, q8
    vld1.32 {d16, d17}, [r6]
    sub r6, r6, #336
    vst1.32 {d18, d19}, [r6]!
    vadd.f32 q6, q3, q4
    vst1.32 {d10, d11}, [r6]
    add r6, r6, #384
    vadd.f32 q5, q8, q14
    vsub.f32 q14, q14, q8
    vld1.32 {d16, d17}, [r6]
    sub r6, r6, #192
    vst1.32 {d22, d23}, [r6]
    add r6, r6, #224
    vsub.f32 q11, q3, q4
    vadd.f32 q9, q8, q6
    vsub.f32 q3, q8, q6
    vst1.32 {d18, d19}, [r2]!
    vadd.f32 q8, q10, q12
    vld1.32 {d18, d19}, [r6]
    sub r6, r6, #208
    vadd.f32 q12, q13, q2
    vst1.32 {d30, d31}, [r6]
    add r6, r6, #32
    vmov q13, q8
    vadd.f32 q10, q9, q5
    vsub.f32 q9, q9, q5
    vst1.32 {d20, d21}, [r2]
    add r2, r2, #2032
    vmla.f32 q13, q12, d0[0]
    vst1.32 {d6, d7}, [r2]!
    vmls.f32 q12, q8, d0[0]
    vst1.32 {d18, d19}, [r2]
    sub r2, r2, #1040
    vld1.32 {d16, d17}, [r6]
    add r6, r6, #160
    vadd.f32 q9, q8, q14
    vsub.f32 q8, q8, q14
    vst1.32 {d18, d19}, [r2]!
    vld1.32 {d18, d19}, [r6]
    sub r6, r6, #128
    vadd.f32 q10, q9, q11
    vsub.f32 q9, q9, q11
    vst1.32 {d20, d21}, [r2]
    add r2, r2, #2032
    vst1.32 {d16, d17}, [r2]!
    vst1.32 {d18, d19}, [r2]
    sub r2, r2, #2832
    vld1.32 {d16, d17}, [r6]
    sub r6, r6, #16
    vld1.32 {d18, d19}, [r6]
    add r6, r6, #112
    vld1.32 {d20, d21}, [r6]
    sub r6, r6, #144
    vmov q11, q9
    vmov q14, q10
    vmls.f32 q11, q8, d0[0]
    vmla.f32 q8, q9, d0[0]
    vadd.f32 q9, q11, q13
    vadd.f32 q15, q8, q12
    vmla.f32 q14, q9, d2[1]
    vmls.f32 q10, q9, d2[1]
    vsub.f32 q8, q12, q8
    vsub.f32 q9, q11, q13
    vst1.32 {d28, d29}, [r2]!
    vld1.32 {d22, d23}, [r6]
    sub r6, r6, #48
    vmov q12, q11
    vmls.f32 q11, q15, d2[1]
    vmla.f32 q12, q15, d2[1]
    vst1.32 {d24, d25}, [r2]
    add r2, r2, #2032
    vst1.32 {d20, d21}, [r2]!
    vst1.32 {d22, d23}, [r2]
    sub r2, r2, #1040
    vld1.32 {d20, d21}, [r6]
    sub r6, r6, #32
    vmov q11, q10
    vmls.f32 q10, q8, d2[1]
    vmla.f32 q11, q8, d2[1]
    vst1.32 {d22, d23}, [r2]!
    vld1.32 {d16, d17}, [r6]
    sub r6, r6, #80
    vmov q11, q8
    vmls.f32 q8, q9, d2[1]
    vmla.f32 q11, q9, d2[1]
    vst1.32 {d22, d23}, [r2]
    add r2, r2, #2032
    vst1.32 {d20, d21}, [r2]!
    vst1.32 {d16, d17}, [r2]
    sub r2, r2, #2832
    vld1.32 {d16, d17}, [r6]!
    vld1.32 {d18, d19}, [r6]
    add r6, r6, #112
    vld1.32 {d20, d21}, [r6]!
    vld1.32 {d22, d23}, [r6]
    add r6, r6, #144
    vsub.f32 q12, q8, q9
    vld1.32 {d30, d31}, [r6]
    sub r6, r6, #64
    vadd.f32 q8, q8, q9
    vadd.f32 q9, q10, q11
    vmov q13, q15
    vadd.f32 q14, q12, q9
    vsub.f32 q10, q11, q10
    vmla.f32 q13, q14, d2[0]
    vadd.f32 q11, q8, q10
    vmls.f32 q15, q14, d2[0]
    vsub.f32 q8, q10, q8
    vst1.32 {d26, d27}, [r2]!
    vsub.f32 q9, q12, q9
    vld1.32 {d20, d21}, [r6]
    sub r6, r6, #176
    vmov q12, q10
    vmls.f32 q10, q11, d2[0]
    vmla.f32 q12, q11, d2[0]
    vst1.32 {d24, d25}, [r2]
    add r2, r2, #2032
    vst1.32 {d30, d31}, [r2]!
    vst1.32 {d20, d21}, [r2]
    sub r2, r2, #1040
    vld1.32 {d20, d21}, [r6]
    add r6, r6, #192
    vmov q11, q10
    vmls.f32 q10, q8, d2[0]
    vmla.f32 q11, q8, d2[0]
    vst1.32 {d22, d23}, [r2]!
    vld1.32 {d16, d17}, [r6]
    sub r6, r6, #288
    vmov q11, q8
    vmls.f32 q8, q9, d2[0]
    vmla.f32 q11, q9, d2[0]
    vst1.32 {d22, d23}, [r2]
    add r2, r2, #2032
    vst1.32 {d20, d21}, [r2]!
    vst1.32 {d16, d17}, [r2]
    sub r2, r2, #2832
    vld1.32 {d16, d17}, [r6]!
    vld1.32 {d18, d19}, [r6]
    sub r6, r6, #48
    vld1.32 {d20, d21}, [r6]!
    vld1.32 {d22, d23}, [r6]
    vneg.f32 q12, q9
    add r6, r6, #48
    vld1.32 {d30, d31}, [r6]
    vneg.f32 q13, q10
    add r6, r6, #80
    vmov q14, q11
    vmla.f32 q12, q8, d0[0]
    vmla.f32 q14, q10, d0[0]
    vmov q10, q15
    vmla.f32 q8, q9, d0[0]
    vmla.f32 q13, q11, d0[0]
    vadd.f32 q9, q12, q14
    vsub.f32 q11, q12, q14
    vmla.f32 q10, q9, d2[1]
    vadd.f32 q12, q8, q13
    vmls.f32 q15, q9, d2[1]
    vsub.f32 q8, q13, q8
    vst1.32 {d20, d21}, [r2]!
    vld1.32 {d18, d19}, [r6]
    sub r6, r6, #32
    add r0, r6, #64
    vmov q10, q9
    vmls.f32 q9, q12, d2[1]
    vmla.f32 q10, q12, d2[1]
    vst1.32 {d20, d21}, [r2]
    add r2, r2, #2032
    vst1.32 {d30, d31}, [r2]!
    vst1.32 {d18, d19}, [r2]
    sub r2, r2, #1040
    vld1.32 {d18, d19}, [r6]
    sub r6, r6, #4224
    vmov q10, q9
    vmls.f32 q9, q8, d2[1]
    vmla.f32 q10, q8, d2[1]
    vst1.32 {d20, d21}, [r2]!
    vld1.32 {d16, d17}, [r0]
    vmov q10, q8
    vmls.f32 q8, q11, d2[1]
    vmla.f32 q10, q11, d2[1]
    vst1.32 {d20, d21}, [r2]
    add r2, r2, #2032
    vst1.32 {d18, d19}, [r2]!
    vst1.32 {d16, d17}, [r2]
    sub r2, r2, #3856
    cmp r11, #0
    bne .Lrepeat_477
    ldr r0, [r14]
    mov r12, r3
    mov r4, r6
    ldr r5, [r14, #4]
    movw r7, #16
    lsl r0, r0, #2
    ldr r2, [r14, #8]
    add r3, r12, r0
    add r8, r3, r0
    ldr r14, [r14, #12]
    add r9, r8, r0
.Lrepeat_478:
    tst r2, #1
    beq .Lotherwise_479
    vld1.32 {d2, d3}, [r4]
    add r4, r4, #80
    add r6, r6, #4096
    vmov.i32 q2, #0
    vld1.32 {d16, d17}, [r4]
    add r4, r4, #128
    mov r0, r14
    vld1.32 {d18, d19}, [r4]
    sub r4, r4, #144
    ubfx r10, r0, #0, #4
    vld1.32 {d20, d21}, [r4]
    add r4, r4, #128
    vld1.32 {d22, d23}, [r4]
    sub r4, r4, #80
    vsub.f32 q3, q8, q9
    vld1.32 {d24, d25}, [r4]
    add r4, r4, #64
    vadd.f32 q14, q8, q9
    vld1.32 {d16, d17}, [r4]
    sub r4, r4, #16
    vadd.f32 q15, q10, q11
    vld1.32 {d8, d9}, [r4]
    sub r4, r4, #64
    vsub.f32 q9, q10, q11
    vld1.32 {d20, d21}, [r4]
    sub r4, r4, #48
    vadd.f32 q13, q12, q8
    vld1.32 {d22, d23}, [r4]
    add r4, r4, #192
    vadd.f32 q5, q14, q9
    vsub.f32 q12, q8, q12
    vld1.32 {d12, d13}, [r6]!
    vsub.f32 q9, q9, q14
    vld1.32 {d16, d17}, [r4]
    sub r4, r4, #208
    vst1.32 {d30, d31}, [r6]!
    vsub.f32 q14, q4, q10
    vadd.f32 q10, q10, q4
    vld1.32 {d30, d31}, [r4]
    add r4, r4, #192
    vst1.32 {d6, d7}, [r6]!
    vadd.f32 q3, q11, q8
    vsub.f32 q11, q11, q8
    vld1.32 {d16, d17}, [r4]
    sub r4, r4, #208
    vst1.32 {d20, d21}, [r6]!
    vsub.f32 q10, q3, q14
    vadd.f32 q4, q14, q3
    movw r0, #:lower16:(.Lconstants_nnp_fourier_16x16_gauss_output_with_bias_with_relu__armv7_neon+16 - (1f + 8))
    movt r0, #:upper16:(.Lconstants_nnp_fourier_16x16_gauss_output_with_bias_with_relu__armv7_neon+16 - (1f + 8))
1:
    add r0, pc, r0
    vld1.32 {d6, d7}, [r0]
    vmla.f32 q6, q1, d7[0]
    vld1.32 {d28, d29}, [r4]
    add r4, r4, #128
    sub r0, r4, #16
    vsub.f32 q1, q15, q8
    vadd.f32 q8, q15, q8
    vsub.f32 q15, q1, q13
    vadd.f32 q13, q13, q1
    vmov q7, q10
    vmls.f32 q7, q13, d0[0]
    vmla.f32 q13, q10, d0[0]
    vst1.32 {d26, d27}, [r6]!
    vmov q13, q6
    vmls.f32 q6, q14, d7[0]
    vmla.f32 q13, q14, d7[0]
    vld1.32 {d20, d21}, [r4]
    sub r4, r4, #144
    vmov q14, q4
    vmla.f32 q14, q15, d0[0]
    vmls.f32 q15, q4, d0[0]
    vst1.32 {d28, d29}, [r6]
    vmov q14, q6
    sub r6, r6, #32
    vmla.f32 q6, q10, d7[1]
    vmls.f32 q14, q10, d7[1]
    movw r1, #:lower16:(.Lconstants_nnp_fourier_16x16_gauss_output_with_bias_with_relu__armv7_neon+32 - (1f + 8))
    movt r1, #:upper16:(.Lconstants_nnp_fourier_16x16_gauss_output_with_bias_with_relu__armv7_neon+32 - (1f + 8))
1:
    add r1, pc, r1
    vld1.32 {d2, d3}, [r1]
    vmov q10, q6
    vmls.f32 q6, q5, d2[0]
    vmla.f32 q10, q5, d2[0]
    vmov q4, q14
    vmls.f32 q14, q9, d2[0]
    vmla.f32 q4, q9, d2[0]
    vsub.f32 q5, q11, q12
    vadd.f32 q11, q12, q11
    vld1.32 {d18, d19}, [r6]
    add r6, r6, #48
    vst1.32 {d20, d21}, [r6]
    sub r6, r6, #48
    vsub.f32 q10, q8, q9
    vadd.f32 q9, q9, q8
    vsub.f32 q12, q10, q5
    vadd.f32 q8, q5, q10
    vld1.32 {d20, d21}, [r0]
    vst1.32 {d16, d17}, [r6]
    sub r6, r6, #16
    vmov q5, q13
    vmls.f32 q13, q10, d7[1]
    vmla.f32 q5, q10, d7[1]
    vld1.32 {d16, d17}, [r6]
    add r6, r6, #80
    vst1.32 {d28, d29}, [r6]
    sub r6, r6, #96
    vmov q10, q13
    vmla.f32 q13, q8, d7[1]
    vmls.f32 q10, q8, d7[1]
    vld1.32 {d16, d17}, [r6]!
    vst1.32 {d26, d27}, [r6]
    sub r6, r6, #16
    vst1.32 {d22, d23}, [r6]
    vmov q11, q5
    add r6, r6, #112
    vmls.f32 q5, q8, d7[1]
    vmla.f32 q11, q8, d7[1]
    vmov q13, q4
    vmls.f32 q4, q15, d2[1]
    vmla.f32 q13, q15, d2[1]
    vst1.32 {d10, d11}, [r6]!
    vmov q8, q11
    vst1.32 {d14, d15}, [r6]!
    vmov q14, q10
    vst1.32 {d12, d13}, [r6]
    sub r6, r6, #160
    sub r6, r6, #4096
    vmla.f32 q8, q9, d7[1]
    vmla.f32 q14, q12, d2[0]
    vmls.f32 q6, q7, d2[1]
    vmls.f32 q11, q9, d7[1]
    vmls.f32 q10, q12, d2[0]
    vmax.f32 q8, q2, q8
    vmax.f32 q9, q2, q13
    vmax.f32 q12, q2, q14
    vmax.f32 q13, q2, q6
    cmp r10, #15
    bne .Lotherwise_480
    vtrn.32 q8, q9
    vtrn.32 q12, q13
    vswp d17, d24
    vswp d19, d26
    vst1.32 {d16, d17}, [r12]
    vst1.32 {d18, d19}, [r3]
    vst1.32 {d24, d25}, [r8]
    vst1.32 {d26, d27}, [r9]
    b .Lend_481
.Lotherwise_480:
    cmp r10, #3
    bne .Lotherwise_482
    vzip.32 q8, q9
    vstr d16, [r12]
    vstr d17, [r3]
    vstr d18, [r8]
    vstr d19, [r9]
    b .Lend_483
.Lotherwise_482:
    cmp r10, #0
    bne .Lotherwise_484
    b .Lend_485
.Lotherwise_484:
    ubfx r0, r10, #0, #4
    cmp r0, #15
    bne .Lotherwise_486
    vtrn.32 q8, q9
    vtrn.32 q12, q13
    vswp d17, d24
    vswp d19, d26
    vst1.32 {d16, d17}, [r12]
    vst1.32 {d18, d19}, [r3]
    vst1.32 {d24, d25}, [r8]
    vst1.32 {d26, d27}, [r9]
    b .Lend_487
.Lotherwise_486:
    tst r10, #1
    beq .Lotherwise_488
    vst1.32 {d16[0]}, [r12]
    vst1.32 {d16[1]}, [r3]
    vst1.32 {d17[0]}, [r8]
    vst1.32 {d17[1]}, [r9]
.Lotherwise_488:
    tst r10, #2
    beq .Lotherwise_489
    add r0, r12, #4
    vst1.32 {d18[0]}, [r0]
    add r0, r3, #4
    vst1.32 {d18[1]}, [r0]
    add r0, r8, #4
    vst1.32 {d19[0]}, [r0]
    add r0, r9, #4
    vst1.32 {d19[1]}, [r0]
.Lotherwise_489:
    tst r10, #4
    beq .Lotherwise_490
    add r0, r12, #8
    vst1.32 {d24[0]}, [r0]
    add r0, r3, #8
    vst1.32 {d24[1]}, [r0]
    add r0, r8, #8
    vst1.32 {d25[0]}, [r0]
    add r0, r9, #8
    vst1.32 {d25[1]}, [r0]
.Lotherwise_490:
    tst r10, #8
    beq .Lotherwise_491
    add r0, r12, #12
    vst1.32 {d26[0]}, [r0]
    add r0, r3, #12
    add r1, r8, #12
    vst1.32 {d26[1]}, [r0]
    add r0, r9, #12
    vst1.32 {d27[0]}, [r1]
    vst1.32 {d27[1]}, [r0]
.Lotherwise_491:
.Lend_487:
.Lend_485:
.Lend_483:
.Lend_481:
    add r6, r6, #144
    vmov.i32 q8, #0
    add r6, r6, #4096
    vld1.32 {d18, d19}, [r6]!
    lsr r0, r14, #8
    ubfx r1, r0, #0, #4
    vld1.32 {d24, d25}, [r6]
    sub r6, r6, #160
    vmax.f32 q11, q8, q11
    sub r6, r6, #4096
    vmax.f32 q13, q8, q4
    vmla.f32 q12, q9, d2[1]
    vmax.f32 q9, q8, q10
    vmax.f32 q8, q8, q12
    cmp r1, #15
    bne .Lotherwise_492
    add r0, r12, #32
    add r1, r3, #32
    vtrn.32 q11, q13
    vtrn.32 q9, q8
    vswp d23, d18
    vswp d27, d16
    vst1.32 {d22, d23}, [r0]
    add r0, r8, #32
    vst1.32 {d26, d27}, [r1]
    add r1, r9, #32
    vst1.32 {d18, d19}, [r0]
    vst1.32 {d16, d17}, [r1]
    b .Lend_493
.Lotherwise_492:
    cmp r1, #3
    bne .Lotherwise_494
    vzip.32 q11, q13
    vstr d22, [r12, #32]
    vstr d23, [r3, #32]
    vstr d26, [r8, #32]
    vstr d27, [r9, #32]
    b .Lend_495
.Lotherwise_494:
    cmp r1, #0
    bne .Lotherwise_496
    b .Lend_497
.Lotherwise_496:
    ubfx r0, r1, #0, #4
    cmp r0, #15
    bne .Lotherwise_498
    add r0, r12, #32
    add r1, r3, #32
    vtrn.32 q11, q13
    vtrn.32 q9, q8
    vswp d23, d18
    vswp d27, d16
    vst1.32 {d22, d23}, [r0]
    add r0, r8, #32
    vst1.32 {d26, d27}, [r1]
    add r1, r9, #32
    vst1.32 {d18, d19}, [r0]
    vst1.32 {d16, d17}, [r1]
    b .Lend_499
.Lotherwise_498:
    tst r1, #1
    beq .Lotherwise_500
    add r0, r12, #32
    vst1.32 {d22[0]}, [r0]
    add r0, r3, #32
    vst1.32 {d22[1]}, [r0]
    add r0, r8, #32
    vst1.32 {d23[0]}, [r0]
    add r0, r9, #32
    vst1.32 {d23[1]}, [r0]
.Lotherwise_500:
    tst r1, #2
    beq .Lotherwise_501
    add r0, r12, #36
    vst1.32 {d26[0]}, [r0]
    add r0, r3, #36
    vst1.32 {d26[1]}, [r0]
    add r0, r8, #36
    vst1.32 {d27[0]}, [r0]
    add r0, r9, #36
    vst1.32 {d27[1]}, [r0]
.Lotherwise_501:
    tst r1, #4
    beq .Lotherwise_502
    add r0, r12, #40
    vst1.32 {d18[0]}, [r0]
    add r0, r3, #40
    vst1.32 {d18[1]}, [r0]
    add r0, r8, #40
    vst1.32 {d19[0]}, [r0]
    add r0, r9, #40
    vst1.32 {d19[1]}, [r0]
.Lotherwise_502:
    tst r1, #8
    beq .Lotherwise_503
    add r0, r12, #44
    vst1.32 {d16[0]}, [r0]
    add r0, r3, #44
    add r1, r8, #44
    vst1.32 {d16[1]}, [r0]
    add r0, r9, #44
    vst1.32 {d17[0]}, [r1]
    vst1.32 {d17[1]}, [r0]
.Lotherwise_503:
.Lend_499:
.Lend_497:
.Lend_495:
.Lend_493:
    add r6, r6, #16
    vmov.i32 q14, #0
    add r6, r6, #4096
    vld1.32 {d16, d17}, [r6]
    add r6, r6, #112
    lsr r0, r14, #4
    vld1.32 {d18, d19}, [r6]
    sub r6, r6, #48
    ubfx r1, r0, #0, #4
    vld1.32 {d20, d21}, [r6]
    add r6, r6, #32
    vld1.32 {d22, d23}, [r6]
    sub r6, r6, #64
    vmov q12, q9
    vld1.32 {d26, d27}, [r6]
    sub r6, r6, #16
    vmla.f32 q9, q8, d7[1]
    vld1.32 {d30, d31}, [r6]
    add r6, r6, #32
    vmov q2, q11
    vld1.32 {d8, d9}, [r6]
    add r6, r6, #32
    vmla.f32 q11, q10, d2[1]
    vld1.32 {d10, d11}, [r6]
    sub r6, r6, #80
    vmls.f32 q12, q8, d7[1]
    vmov q8, q15
    vst1.32 {d18, d19}, [r6]!
    vmov q9, q5
    vmls.f32 q2, q10, d2[1]
    vst1.32 {d22, d23}, [r6]
    sub r6, r6, #32
    vmls.f32 q8, q13, d2[0]
    sub r6, r6, #4096
    vmls.f32 q9, q4, d2[1]
    vmla.f32 q15, q13, d2[0]
    vmax.f32 q10, q14, q12
    vmax.f32 q11, q14, q2
    vmax.f32 q8, q14, q8
    vmax.f32 q9, q14, q9
    cmp r1, #15
    bne .Lotherwise_504
    add r0, r12, #16
    add r1, r3, #16
    vtrn.32 q10, q11
    vtrn.32 q8, q9
    vswp d21, d16
    vswp d23, d18
    vst1.32 {d20, d21}, [r0]
    add r0, r8, #16
    vst1.32 {d22, d23}, [r1]
    add r1, r9, #16
    vst1.32 {d16, d17}, [r0]
    vst1.32 {d18, d19}, [r1]
    b .Lend_505
.Lotherwise_504:
    cmp r1, #3
    bne .Lotherwise_506
    vzip.32 q10, q11
    vstr d20, [r12, #16]
    vstr d21, [r3, #16]
    vstr d22, [r8, #16]
    vstr d23, [r9, #16]
    b .Lend_507
.Lotherwise_506:
    cmp r1, #0
    bne .Lotherwise_508
    b .Lend_509
.Lotherwise_508:
    ubfx r0, r1, #0, #4
    cmp r0, #15
    bne .Lotherwise_510
    add r0, r12, #16
    add r1, r3, #16
    vtrn.32 q10, q11
    vtrn.32 q8, q9
    vswp d21, d16
    vswp d23, d18
    vst1.32 {d20, d21}, [r0]
    add r0, r8, #16
    vst1.32 {d22, d23}, [r1]
    add r1, r9, #16
    vst1.32 {d16, d17}, [r0]
    vst1.32 {d18, d19}, [r1]
    b .Lend_511
.Lotherwise_510:
    tst r1, #1
    beq .Lotherwise_512
    add r0, r12, #16
    vst1.32 {d20[0]}, [r0]
    add r0, r3, #16
    vst1.32 {d20[1]}, [r0]
    add r0, r8, #16
    vst1.32 {d21[0]}, [r0]
    add r0, r9, #16
    vst1.32 {d21[1]}, [r0]
.Lotherwise_512:
    tst r1, #2
    beq .Lotherwise_513
    add r0, r12, #20
    vst1.32 {d22[0]}, [r0]
    add r0, r3, #20
    vst1.32 {d22[1]}, [r0]
    add r0, r8, #20
    vst1.32 {d23[0]}, [r0]
    add r0, r9, #20
    vst1.32 {d23[1]}, [r0]
.Lotherwise_513:
    tst r1, #4
    beq .Lotherwise_514
    add r0, r12, #24
    vst1.32 {d16[0]}, [r0]
    add r0, r3, #24
    vst1.32 {d16[1]}, [r0]
    add r0, r8, #24
    vst1.32 {d17[0]}, [r0]
    add r0, r9, #24
    vst1.32 {d17[1]}, [r0]
.Lotherwise_514:
    tst r1, #8
    beq .Lotherwise_515
    add r0, r12, #28
    vst1.32 {d18[0]}, [r0]
    add r0, r3, #28
    add r1, r8, #28
    vst1.32 {d18[1]}, [r0]
    add r0, r9, #28
    vst1.32 {d19[0]}, [r1]
    vst1.32 {d19[1]}, [r0]
.Lotherwise_515:
.Lend_511:
.Lend_509:
.Lend_507:
.Lend_505:
    vmla.f32 q5, q4, d2[1]
    add r6, r6, #16
    add r6, r6, #4096
    vld1.32 {d16, d17}, [r6]!
    vmov.i32 q9, #0
    lsr r0, r14, #12
    vld1.32 {d20, d21}, [r6]
    ubfx r1, r0, #0, #4
    sub r6, r6, #32
    vmax.f32 q8, q9, q8
    sub r6, r6, #4096
    vmax.f32 q10, q9, q10
    vmax.f32 q11, q9, q15
    vmax.f32 q9, q9, q5
    cmp r1, #15
    bne .Lotherwise_516
    add r0, r12, #48
    add r1, r3, #48
    vtrn.32 q8, q10
    vtrn.32 q11, q9
    vswp d17, d22
    vswp d21, d18
    vst1.32 {d16, d17}, [r0]
    add r0, r8, #48
    vst1.32 {d20, d21}, [r1]
    add r1, r9, #48
    vst1.32 {d22, d23}, [r0]
    vst1.32 {d18, d19}, [r1]
    b .Lend_517
.Lotherwise_516:
    cmp r1, #3
    bne .Lotherwise_518
    vzip.32 q8, q10
    vstr d16, [r12, #48]
    vstr d17, [r3, #48]
    vstr d20, [r8, #48]
    vstr d21, [r9, #48]
    b .Lend_519
.Lotherwise_518:
    cmp r1, #0
    bne .Lotherwise_520
    b .Lend_521
.Lotherwise_520:
    ubfx r0, r1, #0, #4
    cmp r0, #15
    bne .Lotherwise_522
    add r0, r12, #48
    add r1, r3, #48
    vtrn.32 q8, q10
    vtrn.32 q11, q9
    vswp d17, d22
    vswp d21, d18
    vst1.32 {d16, d17}, [r0]
    add r0, r8, #48
    vst1.32 {d20, d21}, [r1]
    add r1, r9, #48
    vst1.32 {d22, d23}, [r0]
    vst1.32 {d18, d19}, [r1]
    b .Lend_523
.Lotherwise_522:
    tst r1, #1
    beq .Lotherwise_524
    add r0, r12, #48
    vst1.32 {d16[0]}, [r0]
    add r0, r3, #48
    vst1.32 {d16[1]}, [r0]
    add r0, r8, #48
    vst1.32 {d17[0]}, [r0]
    add r0, r9, #48
    vst1.32 {d17[1]}, [r0]
.Lotherwise_524:
    tst r1, #2
    beq .Lotherwise_525
    add r0, r12, #52
    vst1.32 {d20[0]}, [r0]
    add r0, r3, #52
    vst1.32 {d20[1]}, [r0]
    add r0, r8, #52
    vst1.32 {d21[0]}, [r0]
    add r0, r9, #52
    vst1.32 {d21[1]}, [r0]
.Lotherwise_525:
    tst r1, #4
    beq .Lotherwise_526
    add r0, r12, #56
    vst1.32 {d22[0]}, [r0]
    add r0, r3, #56
    vst1.32 {d22[1]}, [r0]
    add r0, r8, #56
    vst1.32 {d23[0]}, [r0]
    add r0, r9, #56
    vst1.32 {d23[1]}, [r0]
.Lotherwise_526:
    tst r1, #8
    beq .Lotherwise_527
    add r0, r12, #60
    vst1.32 {d18[0]}, [r0]
    add r0, r3, #60
    add r1, r8, #60
    vst1.32 {d18[1]}, [r0]
    add r0, r9, #60
    vst1.32 {d19[0]}, [r1]
    vst1.32 {d19[1]}, [r0]
.Lotherwise_527:
.Lend_523:
.Lend_521:
.Lend_519:
.Lend_517:
.Lotherwise_479:
    sub r7, r7, #1
    lsr r2, r2, #1
    add r12, r12, r5, lsl #2
    add r3, r3, r5, lsl #2
    add r8, r8, r5, lsl #2
    add r9, r9, r5, lsl #2
    add r4, r4, #256
    cmp r7, #0
    bne .Lrepeat_478
    vpop {d8, d9, d10, d11, d12, d13, d14, d15}
    pop {r4, r5, r6, r7, r8, r9, r10, r11, pc}
    .size nnp_fourier_16x16_gauss_output_with_bias_with_relu__armv7_neon, . - nnp_fourier_16x16_gauss_output_with_bias_with_relu__armv7_neon

    .section .note.GNU-stack, "", %progbits
