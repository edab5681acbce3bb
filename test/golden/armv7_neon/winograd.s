    .syntax unified
    .arch armv7-a
    .fpu neon-vfpv4
    .eabi_attribute 28, 3
    .arm

.section .rodata
    .p2align 4
.Lconstants_nnp_winograd_f6x6_3x3_input__armv7_neon:
    .long 0x40880000, 0x3e800000, 0x3fa00000, 0x40a00000
    .long 0x40800000, 0x3f000000, 0x40000000, 0x40a80000

    .text
    .p2align 4
    .globl nnp_winograd_f6x6_3x3_input__armv7_neon
    .type nnp_winograd_f6x6_3x3_input__armv7_neon, %function
nnp_winograd_f6x6_3x3_input__armv7_neon:
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
    vld1.32 {d18, d19}, [r12]!
    vld1.32 {d20, d21}, [r8]!
    vmov q14, q8
    vld1.32 {d16, d17}, [r9]!
    vmov q15, q9
    vld1.32 {d18, d19}, [r5]
    vmov q2, q10
    sub r5, r5, #16
    vld1.32 {d20, d21}, [r12]
    vmov q3, q8
    sub r12, r12, #16
    vld1.32 {d16, d17}, [r8]
    vmov q4, q9
    sub r8, r8, #16
    vld1.32 {d18, d19}, [r9]
    vmov q5, q10
    sub r9, r9, #16
    vmov q6, q8
    movw r2, #:lower16:(.Lconstants_nnp_winograd_f6x6_3x3_input__armv7_neon - (1f + 8))
    movt r2, #:upper16:(.Lconstants_nnp_winograd_f6x6_3x3_input__armv7_neon - (1f + 8))
1:
    add r2, pc, r2
    vld1.32 {d0, d1}, [r2]
    movw r2, #:lower16:(.Lconstants_nnp_winograd_f6x6_3x3_input__armv7_neon+16 - (1f + 8))
    movt r2, #:upper16:(.Lconstants_nnp_winograd_f6x6_3x3_input__armv7_neon+16 - (1f + 8))
1:
    add r2, pc, r2
    vld1.32 {d2, d3}, [r2]
    vtrn.32 q4, q5
    vtrn.32 q6, q9
    vtrn.32 q14, q15
    vtrn.32 q2, q3
    vswp d9, d12
    vswp d29, d4
    vswp d31, d6
    vmov q8, q6
    vmov q10, q6
    vmla.f32 q8, q2, d0[1]
    vmov q11, q15
    vswp d11, d18
    vmla.f32 q10, q2, d2[0]
    vmov q12, q15
    vmls.f32 q8, q4, d1[0]
    vmls.f32 q11, q3, d1[1]
    vadd.f32 q13, q2, q6
    vadd.f32 q7, q15, q5
    vmls.f32 q10, q4, d1[1]
    vmls.f32 q12, q3, d1[0]
    vmla.f32 q11, q5, d2[0]
    vmls.f32 q13, q4, d0[0]
    vmls.f32 q7, q3, d0[0]
    vmla.f32 q12, q5, d0[1]
    vmov q0, q8
    vsub.f32 q15, q9, q15
    vsub.f32 q14, q14, q6
    vmov q6, q10
    vmla.f32 q0, q11, d2[1]
    vmla.f32 q15, q3, d3[1]
    vmls.f32 q8, q11, d2[1]
    vmls.f32 q14, q2, d3[1]
    vadd.f32 q9, q13, q7
    vmla.f32 q6, q12, d3[0]
    vsub.f32 q11, q13, q7
    vst1.32 {d18, d19}, [r0]!
    vmls.f32 q10, q12, d3[0]
    vmls.f32 q15, q5, d3[1]
    vst1.32 {d22, d23}, [r0]!
    vmla.f32 q14, q4, d3[1]
    vst1.32 {d0, d1}, [r0]!
    vst1.32 {d16, d17}, [r0]!
    vst1.32 {d12, d13}, [r0]!
    vst1.32 {d20, d21}, [r0]!
    vst1.32 {d30, d31}, [r0]!
    vst1.32 {d28, d29}, [r0]
    sub r0, r0, #112
    b .Lend_3
.Lotherwise_2:
    vmov.i32 q8, #0
    vmov.i32 q9, #0
    vmov.i32 q10, #0
    vst1.32 {d16, d17}, [r0]!
    vmov.i32 q8, #0
    vst1.32 {d18, d19}, [r0]!
    vmov.i32 q9, #0
    vst1.32 {d20, d21}, [r0]!
    vmov.i32 q10, #0
    vst1.32 {d16, d17}, [r0]!
    vmov.i32 q8, #0
    vst1.32 {d18, d19}, [r0]!
    vmov.i32 q9, #0
    vst1.32 {d20, d21}, [r0]!
    vst1.32 {d16, d17}, [r0]!
    vst1.32 {d18, d19}, [r0]
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
    vmov q13, q8
    vmov q14, q9
    vmov q15, q10
    vmov q12, q11
    b .Lend_8
.Lotherwise_7:
    vmov.i32 q13, #0
    tst r2, #1
    beq .Lotherwise_9
    vld1.32 {d26[0]}, [r5]
    vld1.32 {d26[1]}, [r12]
    vld1.32 {d27[0]}, [r8]
    vld1.32 {d27[1]}, [r9]
.Lotherwise_9:
    vmov.i32 q14, #0
    tst r2, #2
    beq .Lotherwise_10
    add r0, r5, #4
    vld1.32 {d28[0]}, [r0]
    add r0, r12, #4
    add r11, r8, #4
    vld1.32 {d28[1]}, [r0]
    add r0, r9, #4
    vld1.32 {d29[0]}, [r11]
    vld1.32 {d29[1]}, [r0]
.Lotherwise_10:
    vmov.i32 q15, #0
    tst r2, #4
    beq .Lotherwise_11
    add r0, r5, #8
    vld1.32 {d30[0]}, [r0]
    add r0, r12, #8
    add r11, r8, #8
    vld1.32 {d30[1]}, [r0]
    add r0, r9, #8
    vld1.32 {d31[0]}, [r11]
    vld1.32 {d31[1]}, [r0]
.Lotherwise_11:
    vmov.i32 q12, #0
    tst r2, #8
    beq .Lotherwise_12
    add r0, r5, #12
    vld1.32 {d24[0]}, [r0]
    add r0, r12, #12
    add r11, r8, #12
    vld1.32 {d24[1]}, [r0]
    add r0, r9, #12
    vld1.32 {d25[0]}, [r11]
    vld1.32 {d25[1]}, [r0]
.Lotherwise_12:
.Lend_8:
    ubfx r0, r2, #4, #4
    cmp r0, #15
    bne .Lotherwise_13
    add r0, r5, #16
    add r11, r12, #16
    vld1.32 {d16, d17}, [r0]
    add r0, r8, #16
    vld1.32 {d18, d19}, [r11]
    add r11, r9, #16
    vld1.32 {d20, d21}, [r0]
    vld1.32 {d22, d23}, [r11]
    vtrn.32 q8, q9
    vtrn.32 q10, q11
    vswp d17, d20
    vswp d19, d22
    vmov q4, q8
    vmov q5, q9
    vmov q6, q10
    b .Lend_14
.Lotherwise_13:
    vmov.i32 q4, #0
    tst r2, #16
    beq .Lotherwise_15
    add r0, r5, #16
    vld1.32 {d8[0]}, [r0]
    add r0, r12, #16
    add r11, r8, #16
    vld1.32 {d8[1]}, [r0]
    add r0, r9, #16
    vld1.32 {d9[0]}, [r11]
    vld1.32 {d9[1]}, [r0]
.Lotherwise_15:
    vmov.i32 q5, #0
    tst r2, #32
    beq .Lotherwise_16
    add r0, r5, #20
    vld1.32 {d10[0]}, [r0]
    add r0, r12, #20
    add r11, r8, #20
    vld1.32 {d10[1]}, [r0]
    add r0, r9, #20
    vld1.32 {d11[0]}, [r11]
    vld1.32 {d11[1]}, [r0]
.Lotherwise_16:
    vmov.i32 q6, #0
    tst r2, #64
    beq .Lotherwise_17
    add r0, r5, #24
    vld1.32 {d12[0]}, [r0]
    add r0, r12, #24
    add r11, r8, #24
    vld1.32 {d12[1]}, [r0]
    add r0, r9, #24
    vld1.32 {d13[0]}, [r11]
    vld1.32 {d13[1]}, [r0]
.Lotherwise_17:
    vmov.i32 q11, #0
    tst r2, #128
    beq .Lotherwise_18
    add r0, r5, #28
    vld1.32 {d22[0]}, [r0]
    add r0, r12, #28
    add r11, r8, #28
    vld1.32 {d22[1]}, [r0]
    add r0, r9, #28
    vld1.32 {d23[0]}, [r11]
    vld1.32 {d23[1]}, [r0]
.Lotherwise_18:
.Lend_14:
    movw r0, #:lower16:(.Lconstants_nnp_winograd_f6x6_3x3_input__armv7_neon - (1f + 8))
    movt r0, #:upper16:(.Lconstants_nnp_winograd_f6x6_3x3_input__armv7_neon - (1f + 8))
1:
    add r0, pc, r0
    vld1.32 {d0, d1}, [r0]
    vmov q8, q6
    movw r0, #:lower16:(.Lconstants_nnp_winograd_f6x6_3x3_input__armv7_neon+16 - (1f + 8))
    movt r0, #:upper16:(.Lconstants_nnp_winograd_f6x6_3x3_input__armv7_neon+16 - (1f + 8))
1:
    add r0, pc, r0
    vld1.32 {d2, d3}, [r0]
    vmov q9, q6
    vmla.f32 q8, q15, d0[1]
    vmov q10, q14
    vmla.f32 q9, q15, d2[0]
    vmov q2, q14
    vmls.f32 q8, q4, d1[0]
    vmls.f32 q10, q12, d1[1]
    vadd.f32 q3, q15, q6
    vadd.f32 q7, q14, q5
    vmls.f32 q9, q4, d1[1]
    vmls.f32 q2, q12, d1[0]
    vmla.f32 q10, q5, d2[0]
    vmls.f32 q3, q4, d0[0]
    vmls.f32 q7, q12, d0[0]
    vmla.f32 q2, q5, d0[1]
    vmov q0, q8
    vsub.f32 q11, q11, q14
    vsub.f32 q13, q13, q6
    vmov q14, q9
    vmla.f32 q0, q10, d2[1]
    vmla.f32 q11, q12, d3[1]
    vmls.f32 q8, q10, d2[1]
    vmls.f32 q13, q15, d3[1]
    vadd.f32 q10, q3, q7
    vmla.f32 q14, q2, d3[0]
    vsub.f32 q12, q3, q7
    vst1.32 {d20, d21}, [r1]!
    vmls.f32 q9, q2, d3[0]
    vmls.f32 q11, q5, d3[1]
    vst1.32 {d24, d25}, [r1]!
    vmla.f32 q13, q4, d3[1]
    vst1.32 {d0, d1}, [r1]!
    vst1.32 {d16, d17}, [r1]!
    vst1.32 {d28, d29}, [r1]!
    vst1.32 {d18, d19}, [r1]!
    vst1.32 {d22, d23}, [r1]!
    vst1.32 {d26, d27}, [r1]
    sub r1, r1, #112
    b .Lend_19
.Lotherwise_6:
    vmov.i32 q8, #0
    vmov.i32 q9, #0
    vmov.i32 q10, #0
    vst1.32 {d16, d17}, [r1]!
    vmov.i32 q8, #0
    vst1.32 {d18, d19}, [r1]!
    vmov.i32 q9, #0
    vst1.32 {d20, d21}, [r1]!
    vmov.i32 q10, #0
    vst1.32 {d16, d17}, [r1]!
    vmov.i32 q8, #0
    vst1.32 {d18, d19}, [r1]!
    vmov.i32 q9, #0
    vst1.32 {d20, d21}, [r1]!
    vst1.32 {d16, d17}, [r1]!
    vst1.32 {d18, d19}, [r1]
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
    lsl r5, r7, #2
    add r8, r5, r5, lsl #1
    lsl r7, r7, #3
    movw r2, #8
.Lrepeat_20:
    vld1.32 {d16, d17}, [r14]
    add r14, r14, #128
    add r3, r6, r5
    vld1.32 {d18, d19}, [r14]
    add r14, r14, #128
    add r12, r6, r5, lsl #1
    vld1.32 {d20, d21}, [r14]
    add r14, r14, #128
    add r4, r6, r8
    vld1.32 {d22, d23}, [r14]
    add r14, r14, #128
    vmov q12, q9
    add r9, r6, r5, lsl #2
    vld1.32 {d26, d27}, [r14]
    add r14, r14, #128
    vmov q14, q9
    add r0, r6, r5
    vld1.32 {d30, d31}, [r14]
    add r14, r14, #128
    add r1, r0, r5, lsl #2
    vld1.32 {d4, d5}, [r14]
    add r14, r14, #128
    add r10, r6, r8, lsl #1
    movw r0, #:lower16:(.Lconstants_nnp_winograd_f6x6_3x3_input__armv7_neon - (1f + 8))
    movt r0, #:upper16:(.Lconstants_nnp_winograd_f6x6_3x3_input__armv7_neon - (1f + 8))
1:
    add r0, pc, r0
    vld1.32 {d0, d1}, [r0]
    vadd.f32 q3, q9, q15
    add r0, r6, r5
    vmov q4, q2
    movw r11, #:lower16:(.Lconstants_nnp_winograd_f6x6_3x3_input__armv7_neon+16 - (1f + 8))
    movt r11, #:upper16:(.Lconstants_nnp_winograd_f6x6_3x3_input__armv7_neon+16 - (1f + 8))
1:
    add r11, pc, r11
    vld1.32 {d2, d3}, [r11]
    add r0, r0, r8, lsl #1
    vmov q5, q2
    vld1.32 {d12, d13}, [r14]
    sub r2, r2, #1
    vmla.f32 q4, q10, d0[1]
    sub r14, r14, #880
    vmla.f32 q5, q10, d2[0]
    vmls.f32 q4, q13, d1[0]
    vmls.f32 q12, q11, d1[1]
    vadd.f32 q7, q10, q2
    vmls.f32 q5, q13, d1[1]
    vmls.f32 q14, q11, d1[0]
    vmla.f32 q12, q15, d2[0]
    vmls.f32 q7, q13, d0[0]
    vmls.f32 q3, q11, d0[0]
    vmla.f32 q14, q15, d0[1]
    vmov q0, q4
    vsub.f32 q9, q6, q9
    vsub.f32 q2, q8, q2
    vmov q6, q5
    vmla.f32 q0, q12, d2[1]
    vmla.f32 q9, q11, d3[1]
    vmls.f32 q4, q12, d2[1]
    vmls.f32 q2, q10, d3[1]
    vadd.f32 q8, q7, q3
    vmla.f32 q6, q14, d3[0]
    vsub.f32 q10, q7, q3
    vst1.32 {d16, d17}, [r6]
    add r6, r6, r7, lsl #2
    vmls.f32 q5, q14, d3[0]
    vmls.f32 q9, q15, d3[1]
    vst1.32 {d20, d21}, [r3]
    vmla.f32 q2, q13, d3[1]
    vst1.32 {d0, d1}, [r12]
    vst1.32 {d8, d9}, [r4]
    vst1.32 {d12, d13}, [r9]
    vst1.32 {d10, d11}, [r1]
    vst1.32 {d18, d19}, [r10]
    vst1.32 {d4, d5}, [r0]
    cmp r2, #0
    bne .Lrepeat_20
    vpop {d8, d9, d10, d11, d12, d13, d14, d15}
    pop {r4, r5, r6, r7, r8, r9, r10, r11, pc}
    .size nnp_winograd_f6x6_3x3_input__armv7_neon, . - nnp_winograd_f6x6_3x3_input__armv7_neon

.section .rodata
    .p2align 4
.Lconstants_nnp_winograd_f6x6_3x3_kernel__armv7_neon:
    .long 0xbe638e39, 0x3e638e39, 0x40800000, 0x3c360b61
    .long 0x3cb60b61, 0x3e800000, 0x3f360b61, 0x3eb60b61

    .text
    .p2align 4
    .globl nnp_winograd_f6x6_3x3_kernel__armv7_neon
    .type nnp_winograd_f6x6_3x3_kernel__armv7_neon, %function
nnp_winograd_f6x6_3x3_kernel__armv7_neon:
    push {r4, r5, r6, r7, r8, r9, r10, r11, r14}
    ldr r5, [sp, #36]
    lsl r1, r1, #2
    add r12, r0, r1
    add r14, r12, r1
    add r1, r14, r1
    mov r6, r5
    movw r4, #9
.Lrepeat_21:
    vld1.32 {d16, d17}, [r0]!
    sub r4, r4, #1
    vld1.32 {d18, d19}, [r12]!
    vld1.32 {d20, d21}, [r14]!
    vld1.32 {d22, d23}, [r1]!
    vtrn.32 q8, q9
    vtrn.32 q10, q11
    vswp d17, d20
    vswp d19, d22
    vst1.32 {d16, d17}, [r6]!
    vst1.32 {d18, d19}, [r6]!
    vst1.32 {d20, d21}, [r6]!
    vst1.32 {d22, d23}, [r6]!
    cmp r4, #0
    bne .Lrepeat_21
    lsl r4, r3, #2
    add r7, r4, r4, lsl #1
    mov r8, r2
    lsl r12, r3, #3
    movw r14, #4
.Lrepeat_22:
    vld1.32 {d16, d17}, [r5]!
    movw r9, #8
    vld1.32 {d18, d19}, [r5]!
    vld1.32 {d20, d21}, [r5]!
    vmov q11, q8
    movw r0, #:lower16:(.Lconstants_nnp_winograd_f6x6_3x3_kernel__armv7_neon - (1f + 8))
    movt r0, #:upper16:(.Lconstants_nnp_winograd_f6x6_3x3_kernel__armv7_neon - (1f + 8))
1:
    add r0, pc, r0
    vld1.32 {d0, d1}, [r0]
    vmov q12, q8
    movw r0, #:lower16:(.Lconstants_nnp_winograd_f6x6_3x3_kernel__armv7_neon+16 - (1f + 8))
    movt r0, #:upper16:(.Lconstants_nnp_winograd_f6x6_3x3_kernel__armv7_neon+16 - (1f + 8))
1:
    add r0, pc, r0
    vld1.32 {d2, d3}, [r0]
    vadd.f32 q13, q8, q10
    vmla.f32 q11, q10, d1[0]
    vmla.f32 q12, q10, d2[1]
    vmul.f32 q13, q13, d0[0]
    vmul.f32 q11, q11, d1[1]
    vmov q14, q13
    vmul.f32 q12, q12, d3[0]
    vmov q15, q11
    vmls.f32 q14, q9, d0[1]
    vmov q2, q12
    vmla.f32 q13, q9, d0[1]
    vmla.f32 q15, q9, d2[0]
    vmls.f32 q11, q9, d2[0]
    vst1.32 {d28, d29}, [r6]!
    vmla.f32 q2, q9, d3[1]
    vmls.f32 q12, q9, d3[1]
    vst1.32 {d26, d27}, [r6]!
    vst1.32 {d30, d31}, [r6]!
    vst1.32 {d22, d23}, [r6]!
    vst1.32 {d4, d5}, [r6]!
    vst1.32 {d24, d25}, [r6]!
    vst1.32 {d20, d21}, [r6]!
    vst1.32 {d16, d17}, [r6]!
    vld1.32 {d16, d17}, [r5]!
    vld1.32 {d18, d19}, [r5]!
    vld1.32 {d20, d21}, [r5]!
    vmov q11, q8
    vmov q12, q8
    vmla.f32 q11, q10, d1[0]
    vadd.f32 q13, q8, q10
    vmla.f32 q12, q10, d2[1]
    vmul.f32 q13, q13, d0[0]
    vmul.f32 q11, q11, d1[1]
    vmov q14, q13
    vmul.f32 q12, q12, d3[0]
    vmov q15, q11
    vmls.f32 q14, q9, d0[1]
    vmov q2, q12
    vmla.f32 q13, q9, d0[1]
    vmla.f32 q15, q9, d2[0]
    vmls.f32 q11, q9, d2[0]
    vst1.32 {d28, d29}, [r6]!
    vmla.f32 q2, q9, d3[1]
    vmls.f32 q12, q9, d3[1]
    vst1.32 {d26, d27}, [r6]!
    vst1.32 {d30, d31}, [r6]!
    vst1.32 {d22, d23}, [r6]!
    vst1.32 {d4, d5}, [r6]!
    vst1.32 {d24, d25}, [r6]!
    vst1.32 {d20, d21}, [r6]!
    vst1.32 {d16, d17}, [r6]!
    vld1.32 {d16, d17}, [r5]!
    vld1.32 {d18, d19}, [r5]!
    vld1.32 {d20, d21}, [r5]
    vmov q11, q8
    sub r5, r5, #128
    vmov q12, q8
    vmla.f32 q11, q10, d1[0]
    vadd.f32 q13, q8, q10
    vmla.f32 q12, q10, d2[1]
    vmul.f32 q13, q13, d0[0]
    vmul.f32 q11, q11, d1[1]
    vmov q14, q13
    vmul.f32 q12, q12, d3[0]
    vmov q15, q11
    vmls.f32 q14, q9, d0[1]
    vmov q2, q12
    vmla.f32 q13, q9, d0[1]
    vmla.f32 q15, q9, d2[0]
    vmls.f32 q11, q9, d2[0]
    vst1.32 {d28, d29}, [r6]!
    vmla.f32 q2, q9, d3[1]
    vmls.f32 q12, q9, d3[1]
    vst1.32 {d26, d27}, [r6]!
    vst1.32 {d30, d31}, [r6]!
    vst1.32 {d22, d23}, [r6]!
    vst1.32 {d4, d5}, [r6]!
    vst1.32 {d24, d25}, [r6]!
    vst1.32 {d20, d21}, [r6]!
    vst1.32 {d16, d17}, [r6]
    sub r6, r6, #368
    mov r1, r6
.Lrepeat_23:
    vld1.32 {d16, d17}, [r1]
    add r1, r1, #128
    add r2, r8, r4
    vld1.32 {d18, d19}, [r1]
    add r1, r1, #128
    add r3, r8, r4, lsl #1
    vld1.32 {d20, d21}, [r1]
    vmov q11, q8
    add r10, r8, r7
    vmov q12, q8
    add r11, r8, r4, lsl #2
    add r0, r8, r4
    vmla.f32 q11, q10, d1[0]
    add r0, r0, r4, lsl #2
    sub r9, r9, #1
    vadd.f32 q13, q8, q10
    sub r1, r1, #240
    vmla.f32 q12, q10, d2[1]
    vmul.f32 q13, q13, d0[0]
    vmul.f32 q11, q11, d1[1]
    vmov q14, q13
    vmul.f32 q12, q12, d3[0]
    vmov q15, q11
    vmls.f32 q14, q9, d0[1]
    vmov q2, q12
    vmla.f32 q13, q9, d0[1]
    vmla.f32 q15, q9, d2[0]
    vmls.f32 q11, q9, d2[0]
    vst1.32 {d28, d29}, [r8]
    vmla.f32 q2, q9, d3[1]
    vmls.f32 q12, q9, d3[1]
    vst1.32 {d26, d27}, [r2]
    add r2, r8, r7, lsl #1
    vst1.32 {d30, d31}, [r3]
    add r3, r8, r4
    add r3, r3, r7, lsl #1
    vst1.32 {d22, d23}, [r10]
    add r8, r8, r12, lsl #2
    vst1.32 {d4, d5}, [r11]
    vst1.32 {d24, d25}, [r0]
    vst1.32 {d20, d21}, [r2]
    vst1.32 {d16, d17}, [r3]
    cmp r9, #0
    bne .Lrepeat_23
    lsl r0, r12, #3
    sub r8, r8, r0, lsl #2
    sub r14, r14, #1
    add r8, r8, #32
    add r5, r5, #144
    cmp r14, #0
    bne .Lrepeat_22
    pop {r4, r5, r6, r7, r8, r9, r10, r11, pc}
    .size nnp_winograd_f6x6_3x3_kernel__armv7_neon, . - nnp_winograd_f6x6_3x3_kernel__armv7_neon

.section .rodata
    .p2align 4
.Lconstants_nnp_winograd_f6x6_3x3_output_with_bias__armv7_neon:
    .long 0x40000000, 0x3f000000, 0x40800000, 0x3e800000
    .long 0x41000000, 0x3e000000, 0x41800000, 0x3d800000
    .long 0x42000000, 0x3d000000, 0x00000000, 0x00000000

    .text
    .p2align 4
    .globl nnp_winograd_f6x6_3x3_output_with_bias__armv7_neon
    .type nnp_winograd_f6x6_3x3_output_with_bias__armv7_neon, %function
nnp_winograd_f6x6_3x3_output_with_bias__armv7_neon:
    push {r4, r5, r6, r7, r8, r9, r10, r11, r14}
    vpush {d8, d9, d10, d11, d12, d13, d14, d15}
    ldr r14, [sp, #104]
    lsl r4, r1, #2
    ldr r5, [sp, #100]
    mov r6, r2
    mov r12, r3
    add r7, r4, r4, lsl #1
    mov r8, r0
    lsl r2, r1, #3
    mov r3, r14
    movw r9, #8
.Lrepeat_24:
    add r0, r8, r4
    vld1.32 {d16, d17}, [r8]
    add r1, r8, r4, lsl #1
    vld1.32 {d18, d19}, [r0]
    add r10, r8, r7
    add r0, r8, r4
    vld1.32 {d20, d21}, [r1]
    add r1, r8, r4
    add r11, r0, r7, lsl #1
    vld1.32 {d22, d23}, [r10]
    vsub.f32 q4, q8, q9
    add r10, r8, r4, lsl #2
    vadd.f32 q14, q8, q9
    add r0, r1, r4, lsl #2
    add r1, r8, r7, lsl #1
    vld1.32 {d16, d17}, [r11]
    vsub.f32 q15, q10, q11
    sub r9, r9, #1
    vld1.32 {d24, d25}, [r10]
    add r8, r8, r2, lsl #2
    vmov q3, q4
    vld1.32 {d26, d27}, [r0]
    vadd.f32 q11, q10, q11
    vld1.32 {d18, d19}, [r1]
    vmov q5, q14
    movw r0, #:lower16:(.Lconstants_nnp_winograd_f6x6_3x3_output_with_bias__armv7_neon - (1f + 8))
    movt r0, #:upper16:(.Lconstants_nnp_winograd_f6x6_3x3_output_with_bias__armv7_neon - (1f + 8))
1:
    add r0, pc, r0
    vld1.32 {d0, d1}, [r0]
    vmov q10, q4
    movw r0, #:lower16:(.Lconstants_nnp_winograd_f6x6_3x3_output_with_bias__armv7_neon+16 - (1f + 8))
    movt r0, #:upper16:(.Lconstants_nnp_winograd_f6x6_3x3_output_with_bias__armv7_neon+16 - (1f + 8))
1:
    add r0, pc, r0
    vld1.32 {d2, d3}, [r0]
    vadd.f32 q7, q8, q14
    movw r0, #:lower16:(.Lconstants_nnp_winograd_f6x6_3x3_output_with_bias__armv7_neon+32 - (1f + 8))
    movt r0, #:upper16:(.Lconstants_nnp_winograd_f6x6_3x3_output_with_bias__armv7_neon+32 - (1f + 8))
1:
    add r0, pc, r0
    vld1.32 {d4, d5}, [r0]
    vsub.f32 q6, q12, q13
    vmla.f32 q3, q15, d0[0]
    vadd.f32 q4, q9, q4
    vadd.f32 q8, q12, q13
    vmla.f32 q5, q11, d1[0]
    vmla.f32 q10, q15, d2[0]
    vadd.f32 q9, q7, q11
    vmla.f32 q14, q11, d3[0]
    vmla.f32 q3, q6, d0[1]
    vmla.f32 q4, q15, d4[0]
    vmla.f32 q5, q8, d1[1]
    vmla.f32 q10, q6, d2[1]
    vadd.f32 q9, q9, q8
    vmla.f32 q14, q8, d3[1]
    vmla.f32 q4, q6, d4[1]
    vst1.32 {d18, d19}, [r3]
    add r3, r3, #128
    vst1.32 {d6, d7}, [r3]
    add r3, r3, #128
    vst1.32 {d10, d11}, [r3]
    add r3, r3, #128
    vst1.32 {d20, d21}, [r3]
    add r3, r3, #128
    vst1.32 {d28, d29}, [r3]
    add r3, r3, #128
    vst1.32 {d8, d9}, [r3]
    sub r3, r3, #624
    cmp r9, #0
    bne .Lrepeat_24
    ldr r0, [r5]
    ldr r8, [r5, #12]
    lsl r0, r0, #2
    ldr r2, [r5, #4]
    add r3, r12, r0
    add r4, r3, r0
    ldr r5, [r5, #8]
    add r7, r4, r0
    cmp r8, #63
    bne .Lotherwise_25
    movw r0, #6
.Lrepeat_26:
    tst r5, #1
    beq .Lotherwise_27
    vld1.32 {d16, d17}, [r14]!
    vld1.32 {d18, d19}, [r6]
    vld1.32 {d20, d21}, [r14]!
    vadd.f32 q8, q8, q9
    vld1.32 {d18, d19}, [r14]!
    vld1.32 {d22, d23}, [r14]!
    vadd.f32 q15, q8, q10
    vld1.32 {d6, d7}, [r14]!
    vsub.f32 q13, q8, q10
    vld1.32 {d16, d17}, [r14]!
    vld1.32 {d28, d29}, [r14]!
    vadd.f32 q4, q9, q11
    vld1.32 {d10, d11}, [r14]
    vsub.f32 q9, q9, q11
    sub r14, r14, #112
    vmov q10, q13
    movw r1, #:lower16:(.Lconstants_nnp_winograd_f6x6_3x3_output_with_bias__armv7_neon - (1f + 8))
    movt r1, #:upper16:(.Lconstants_nnp_winograd_f6x6_3x3_output_with_bias__armv7_neon - (1f + 8))
1:
    add r1, pc, r1
    vld1.32 {d0, d1}, [r1]
    vmov q11, q15
    movw r1, #:lower16:(.Lconstants_nnp_winograd_f6x6_3x3_output_with_bias__armv7_neon+16 - (1f + 8))
    movt r1, #:upper16:(.Lconstants_nnp_winograd_f6x6_3x3_output_with_bias__armv7_neon+16 - (1f + 8))
1:
    add r1, pc, r1
    vld1.32 {d2, d3}, [r1]
    vmov q12, q13
    movw r1, #:lower16:(.Lconstants_nnp_winograd_f6x6_3x3_output_with_bias__armv7_neon+32 - (1f + 8))
    movt r1, #:upper16:(.Lconstants_nnp_winograd_f6x6_3x3_output_with_bias__armv7_neon+32 - (1f + 8))
1:
    add r1, pc, r1
    vld1.32 {d4, d5}, [r1]
    vadd.f32 q6, q3, q8
    vsub.f32 q3, q3, q8
    vadd.f32 q8, q5, q15
    vmla.f32 q10, q9, d0[0]
    vmla.f32 q11, q4, d1[0]
    vmla.f32 q12, q9, d2[0]
    vadd.f32 q8, q8, q4
    vmla.f32 q10, q3, d0[1]
    vmla.f32 q11, q6, d1[1]
    vmla.f32 q12, q3, d2[1]
    vadd.f32 q13, q14, q13
    vadd.f32 q8, q8, q6
    vmla.f32 q15, q4, d3[0]
    vmla.f32 q13, q9, d4[0]
    vmla.f32 q15, q6, d3[1]
    vmla.f32 q13, q3, d4[1]
    vtrn.32 q8, q10
    vtrn.32 q11, q12
    vswp d17, d22
    vswp d21, d24
    vst1.32 {d16, d17}, [r12]
    vzip.32 q15, q13
    vst1.32 {d20, d21}, [r3]
    vst1.32 {d22, d23}, [r4]
    vst1.32 {d24, d25}, [r7]
    vstr d30, [r12, #16]
    vstr d31, [r3, #16]
    vstr d26, [r4, #16]
    vstr d27, [r7, #16]
.Lotherwise_27:
    sub r0, r0, #1
    lsr r5, r5, #1
    add r12, r12, r2, lsl #2
    add r3, r3, r2, lsl #2
    add r4, r4, r2, lsl #2
    add r7, r7, r2, lsl #2
    add r14, r14, #128
    cmp r0, #0
    bne .Lrepeat_26
    b .Lend_28
.Lotherwise_25:
    movw r9, #6
.Lrepeat_29:
    tst r5, #1
    beq .Lotherwise_30
    vld1.32 {d16, d17}, [r14]!
    ubfx r0, r8, #0, #4
    vld1.32 {d18, d19}, [r6]
    vld1.32 {d20, d21}, [r14]!
    vld1.32 {d22, d23}, [r14]!
    vadd.f32 q8, q8, q9
    vld1.32 {d18, d19}, [r14]!
    vld1.32 {d26, d27}, [r14]!
    vadd.f32 q14, q8, q10
    vld1.32 {d30, d31}, [r14]!
    vsub.f32 q8, q8, q10
    vld1.32 {d24, d25}, [r14]!
    vadd.f32 q3, q11, q9
    vld1.32 {d20, d21}, [r14]
    vsub.f32 q4, q11, q9
    sub r14, r14, #112
    vmov q11, q8
    movw r1, #:lower16:(.Lconstants_nnp_winograd_f6x6_3x3_output_with_bias__armv7_neon - (1f + 8))
    movt r1, #:upper16:(.Lconstants_nnp_winograd_f6x6_3x3_output_with_bias__armv7_neon - (1f + 8))
1:
    add r1, pc, r1
    vld1.32 {d2, d3}, [r1]
    vadd.f32 q9, q10, q14
    movw r1, #:lower16:(.Lconstants_nnp_winograd_f6x6_3x3_output_with_bias__armv7_neon+16 - (1f + 8))
    movt r1, #:upper16:(.Lconstants_nnp_winograd_f6x6_3x3_output_with_bias__armv7_neon+16 - (1f + 8))
1:
    add r1, pc, r1
    vld1.32 {d0, d1}, [r1]
    vmov q5, q14
    movw r1, #:lower16:(.Lconstants_nnp_winograd_f6x6_3x3_output_with_bias__armv7_neon+32 - (1f + 8))
    movt r1, #:upper16:(.Lconstants_nnp_winograd_f6x6_3x3_output_with_bias__armv7_neon+32 - (1f + 8))
1:
    add r1, pc, r1
    vld1.32 {d4, d5}, [r1]
    vmov q6, q8
    vadd.f32 q10, q12, q8
    vadd.f32 q12, q13, q15
    vsub.f32 q8, q13, q15
    vadd.f32 q9, q9, q3
    vmla.f32 q11, q4, d2[0]
    vmla.f32 q5, q3, d3[0]
    vmla.f32 q6, q4, d0[0]
    vmla.f32 q14, q3, d1[0]
    vmla.f32 q10, q4, d4[0]
    vadd.f32 q9, q9, q12
    vmla.f32 q11, q8, d2[1]
    vmla.f32 q5, q12, d3[1]
    vmla.f32 q6, q8, d0[1]
    vmla.f32 q14, q12, d1[1]
    vmla.f32 q10, q8, d4[1]
    cmp r0, #15
    bne .Lotherwise_31
    vtrn.32 q9, q11
    vtrn.32 q5, q6
    vswp d19, d10
    vswp d23, d12
    vst1.32 {d18, d19}, [r12]
    vst1.32 {d22, d23}, [r3]
    vst1.32 {d10, d11}, [r4]
    vst1.32 {d12, d13}, [r7]
    b .Lend_32
.Lotherwise_31:
    tst r8, #1
    beq .Lotherwise_33
    vst1.32 {d18[0]}, [r12]
    vst1.32 {d18[1]}, [r3]
    vst1.32 {d19[0]}, [r4]
    vst1.32 {d19[1]}, [r7]
.Lotherwise_33:
    tst r8, #2
    beq .Lotherwise_34
    add r0, r12, #4
    vst1.32 {d22[0]}, [r0]
    add r0, r3, #4
    add r1, r4, #4
    vst1.32 {d22[1]}, [r0]
    add r0, r7, #4
    vst1.32 {d23[0]}, [r1]
    vst1.32 {d23[1]}, [r0]
.Lotherwise_34:
    tst r8, #4
    beq .Lotherwise_35
    add r0, r12, #8
    vst1.32 {d10[0]}, [r0]
    add r0, r3, #8
    add r1, r4, #8
    vst1.32 {d10[1]}, [r0]
    add r0, r7, #8
    vst1.32 {d11[0]}, [r1]
    vst1.32 {d11[1]}, [r0]
.Lotherwise_35:
    tst r8, #8
    beq .Lotherwise_36
    add r0, r12, #12
    vst1.32 {d12[0]}, [r0]
    add r0, r3, #12
    add r1, r4, #12
    vst1.32 {d12[1]}, [r0]
    add r0, r7, #12
    vst1.32 {d13[0]}, [r1]
    vst1.32 {d13[1]}, [r0]
.Lotherwise_36:
.Lend_32:
    ubfx r0, r8, #4, #2
    cmp r0, #3
    bne .Lotherwise_37
    vzip.32 q14, q10
    vstr d28, [r12, #16]
    vstr d29, [r3, #16]
    vstr d20, [r4, #16]
    vstr d21, [r7, #16]
    b .Lend_38
.Lotherwise_37:
    tst r8, #16
    beq .Lotherwise_39
    add r0, r12, #16
    vst1.32 {d28[0]}, [r0]
    add r0, r3, #16
    add r1, r4, #16
    vst1.32 {d28[1]}, [r0]
    add r0, r7, #16
    vst1.32 {d29[0]}, [r1]
    vst1.32 {d29[1]}, [r0]
.Lotherwise_39:
    tst r8, #32
    beq .Lotherwise_40
    add r0, r12, #20
    vst1.32 {d20[0]}, [r0]
    add r0, r3, #20
    add r1, r4, #20
    vst1.32 {d20[1]}, [r0]
    add r0, r7, #20
    vst1.32 {d21[0]}, [r1]
    vst1.32 {d21[1]}, [r0]
.Lotherwise_40:
.Lend_38:
.Lotherwise_30:
    sub r9, r9, #1
    lsr r5, r5, #1
    add r12, r12, r2, lsl #2
    add r3, r3, r2, lsl #2
    add r4, r4, r2, lsl #2
    add r7, r7, r2, lsl #2
    add r14, r14, #128
    cmp r9, #0
    bne .Lrepeat_29
.Lend_28:
    vpop {d8, d9, d10, d11, d12, d13, d14, d15}
    pop {r4, r5, r6, r7, r8, r9, r10, r11, pc}
    .size nnp_winograd_f6x6_3x3_output_with_bias__armv7_neon, . - nnp_winograd_f6x6_3x3_output_with_bias__armv7_neon

.section .rodata
    .p2align 4
.Lconstants_nnp_winograd_f6x6_3x3_output_with_bias_with_relu__armv7_neon:
    .long 0x40000000, 0x3f000000, 0x40800000, 0x3e800000
    .long 0x41000000, 0x3e000000, 0x41800000, 0x3d800000
    .long 0x42000000, 0x3d000000, 0x00000000, 0x00000000

    .text
    .p2align 4
    .globl nnp_winograd_f6x6_3x3_output_with_bias_with_relu__armv7_neon
    .type nnp_winograd_f6x6_3x3_output_with_bias_with_relu__armv7_neon, %function
nnp_winograd_f6x6_3x3_output_with_bias_with_relu__armv7_neon:
    push {r4, r5, r6, r7, r8, r9, r10, r11, r14}
    vpush {d8, d9, d10, d11, d12, d13, d14, d15}
    ldr r14, [sp, #104]
    lsl r4, r1, #2
    ldr r5, [sp, #100]
    mov r6, r2
    mov r12, r3
    add r7, r4, r4, lsl #1
    mov r8, r0
    lsl r2, r1, #3
    mov r3, r14
    movw r9, #8
.Lrepeat_41:
    add r0, r8, r4
    vld1.32 {d16, d17}, [r8]
    add r1, r8, r4, lsl #1
    vld1.32 {d18, d19}, [r0]
    add r10, r8, r7
    add r0, r8, r4
    vld1.32 {d20, d21}, [r1]
    add r1, r8, r4
    add r11, r0, r7, lsl #1
    vld1.32 {d22, d23}, [r10]
    vsub.f32 q4, q8, q9
    add r10, r8, r4, lsl #2
    vadd.f32 q14, q8, q9
    add r0, r1, r4, lsl #2
    add r1, r8, r7, lsl #1
    vld1.32 {d16, d17}, [r11]
    vsub.f32 q15, q10, q11
    sub r9, r9, #1
    vld1.32 {d24, d25}, [r10]
    add r8, r8, r2, lsl #2
    vmov q3, q4
    vld1.32 {d26, d27}, [r0]
    vadd.f32 q11, q10, q11
    vld1.32 {d18, d19}, [r1]
    vmov q5, q14
    movw r0, #:lower16:(.Lconstants_nnp_winograd_f6x6_3x3_output_with_bias_with_relu__armv7_neon - (1f + 8))
    movt r0, #:upper16:(.Lconstants_nnp_winograd_f6x6_3x3_output_with_bias_with_relu__armv7_neon - (1f + 8))
1:
    add r0, pc, r0
    vld1.32 {d0, d1}, [r0]
    vmov q10, q4
    movw r0, #:lower16:(.Lconstants_nnp_winograd_f6x6_3x3_output_with_bias_with_relu__armv7_neon+16 - (1f + 8))
    movt r0, #:upper16:(.Lconstants_nnp_winograd_f6x6_3x3_output_with_bias_with_relu__armv7_neon+16 - (1f + 8))
1:
    add r0, pc, r0
    vld1.32 {d2, d3}, [r0]
    vadd.f32 q7, q8, q14
    movw r0, #:lower16:(.Lconstants_nnp_winograd_f6x6_3x3_output_with_bias_with_relu__armv7_neon+32 - (1f + 8))
    movt r0, #:upper16:(.Lconstants_nnp_winograd_f6x6_3x3_output_with_bias_with_relu__armv7_neon+32 - (1f + 8))
1:
    add r0, pc, r0
    vld1.32 {d4, d5}, [r0]
    vsub.f32 q6, q12, q13
    vmla.f32 q3, q15, d0[0]
    vadd.f32 q4, q9, q4
    vadd.f32 q8, q12, q13
    vmla.f32 q5, q11, d1[0]
    vmla.f32 q10, q15, d2[0]
    vadd.f32 q9, q7, q11
    vmla.f32 q14, q11, d3[0]
    vmla.f32 q3, q6, d0[1]
    vmla.f32 q4, q15, d4[0]
    vmla.f32 q5, q8, d1[1]
    vmla.f32 q10, q6, d2[1]
    vadd.f32 q9, q9, q8
    vmla.f32 q14, q8, d3[1]
    vmla.f32 q4, q6, d4[1]
    vst1.32 {d18, d19}, [r3]
    add r3, r3, #128
    vst1.32 {d6, d7}, [r3]
    add r3, r3, #128
    vst1.32 {d10, d11}, [r3]
    add r3, r3, #128
    vst1.32 {d20, d21}, [r3]
    add r3, r3, #128
    vst1.32 {d28, d29}, [r3]
    add r3, r3, #128
    vst1.32 {d8, d9}, [r3]
    sub r3, r3, #624
    cmp r9, #0
    bne .Lrepeat_41
    ldr r0, [r5]
    ldr r8, [r5, #12]
    lsl r0, r0, #2
    ldr r2, [r5, #4]
    add r3, r12, r0
    add r4, r3, r0
    ldr r5, [r5, #8]
    add r7, r4, r0
    cmp r8, #63
    bne .Lotherwise_42
    movw r0, #6
.Lrepeat_43:
    tst r5, #1
    beq .Lotherwise_44
    vld1.32 {d16, d17}, [r14]!
    vmov.i32 q15, #0
    vld1.32 {d18, d19}, [r6]
    vld1.32 {d20, d21}, [r14]!
    vadd.f32 q8, q8, q9
    vld1.32 {d18, d19}, [r14]!
    vld1.32 {d22, d23}, [r14]!
    vadd.f32 q3, q8, q10
    vld1.32 {d8, d9}, [r14]!
    vsub.f32 q12, q8, q10
    vld1.32 {d26, d27}, [r14]!
    vld1.32 {d28, d29}, [r14]!
    vadd.f32 q5, q9, q11
    vld1.32 {d12, d13}, [r14]
    vsub.f32 q8, q9, q11
    sub r14, r14, #112
    vmov q9, q12
    movw r1, #:lower16:(.Lconstants_nnp_winograd_f6x6_3x3_output_with_bias_with_relu__armv7_neon - (1f + 8))
    movt r1, #:upper16:(.Lconstants_nnp_winograd_f6x6_3x3_output_with_bias_with_relu__armv7_neon - (1f + 8))
1:
    add r1, pc, r1
    vld1.32 {d0, d1}, [r1]
    vmov q10, q3
    movw r1, #:lower16:(.Lconstants_nnp_winograd_f6x6_3x3_output_with_bias_with_relu__armv7_neon+16 - (1f + 8))
    movt r1, #:upper16:(.Lconstants_nnp_winograd_f6x6_3x3_output_with_bias_with_relu__armv7_neon+16 - (1f + 8))
1:
    add r1, pc, r1
    vld1.32 {d2, d3}, [r1]
    vmov q11, q12
    movw r1, #:lower16:(.Lconstants_nnp_winograd_f6x6_3x3_output_with_bias_with_relu__armv7_neon+32 - (1f + 8))
    movt r1, #:upper16:(.Lconstants_nnp_winograd_f6x6_3x3_output_with_bias_with_relu__armv7_neon+32 - (1f + 8))
1:
    add r1, pc, r1
    vld1.32 {d4, d5}, [r1]
    vadd.f32 q7, q4, q13
    vsub.f32 q4, q4, q13
    vadd.f32 q13, q6, q3
    vmla.f32 q9, q8, d0[0]
    vmla.f32 q10, q5, d1[0]
    vmla.f32 q11, q8, d2[0]
    vadd.f32 q13, q13, q5
    vmla.f32 q9, q4, d0[1]
    vmla.f32 q10, q7, d1[1]
    vmla.f32 q11, q4, d2[1]
    vadd.f32 q14, q14, q12
    vadd.f32 q12, q13, q7
    vmla.f32 q3, q5, d3[0]
    vmla.f32 q14, q8, d4[0]
    vmla.f32 q3, q7, d3[1]
    vmla.f32 q14, q4, d4[1]
    vmax.f32 q8, q15, q12
    vmax.f32 q9, q15, q9
    vmax.f32 q10, q15, q10
    vmax.f32 q11, q15, q11
    vmax.f32 q12, q15, q3
    vmax.f32 q13, q15, q14
    vtrn.32 q8, q9
    vtrn.32 q10, q11
    vswp d17, d20
    vswp d19, d22
    vst1.32 {d16, d17}, [r12]
    vzip.32 q12, q13
    vst1.32 {d18, d19}, [r3]
    vst1.32 {d20, d21}, [r4]
    vst1.32 {d22, d23}, [r7]
    vstr d24, [r12, #16]
    vstr d25, [r3, #16]
    vstr d26, [r4, #16]
    vstr d27, [r7, #16]
.Lotherwise_44:
    sub r0, r0, #1
    lsr r5, r5, #1
    add r12, r12, r2, lsl #2
    add r3, r3, r2, lsl #2
    add r4, r4, r2, lsl #2
    add r7, r7, r2, lsl #2
    add r14, r14, #128
    cmp r0, #0
    bne .Lrepeat_43
    b .Lend_45
.Lotherwise_42:
    movw r9, #6
.Lrepeat_46:
    tst r5, #1
    beq .Lotherwise_47
    vld1.32 {d16, d17}, [r14]!
    vmov.i32 q14, #0
    ubfx r0, r8, #0, #4
    vld1.32 {d18, d19}, [r6]
    vld1.32 {d20, d21}, [r14]!
    vld1.32 {d22, d23}, [r14]!
    vadd.f32 q8, q8, q9
    vld1.32 {d18, d19}, [r14]!
    vld1.32 {d30, d31}, [r14]!
    vadd.f32 q3, q8, q10
    vld1.32 {d8, d9}, [r14]!
    vsub.f32 q8, q8, q10
    vld1.32 {d24, d25}, [r14]!
    vadd.f32 q13, q11, q9
    vld1.32 {d10, d11}, [r14]
    vsub.f32 q11, q11, q9
    sub r14, r14, #112
    vmov q10, q8
    movw r1, #:lower16:(.Lconstants_nnp_winograd_f6x6_3x3_output_with_bias_with_relu__armv7_neon - (1f + 8))
    movt r1, #:upper16:(.Lconstants_nnp_winograd_f6x6_3x3_output_with_bias_with_relu__armv7_neon - (1f + 8))
1:
    add r1, pc, r1
    vld1.32 {d0, d1}, [r1]
    vmov q6, q3
    movw r1, #:lower16:(.Lconstants_nnp_winograd_f6x6_3x3_output_with_bias_with_relu__armv7_neon+16 - (1f + 8))
    movt r1, #:upper16:(.Lconstants_nnp_winograd_f6x6_3x3_output_with_bias_with_relu__armv7_neon+16 - (1f + 8))
1:
    add r1, pc, r1
    vld1.32 {d2, d3}, [r1]
    vmov q7, q8
    movw r1, #:lower16:(.Lconstants_nnp_winograd_f6x6_3x3_output_with_bias_with_relu__armv7_neon+32 - (1f + 8))
    movt r1, #:upper16:(.Lconstants_nnp_winograd_f6x6_3x3_output_with_bias_with_relu__armv7_neon+32 - (1f + 8))
1:
    add r1, pc, r1
    vld1.32 {d4, d5}, [r1]
    vadd.f32 q9, q12, q8
    vadd.f32 q12, q15, q4
    vsub.f32 q8, q15, q4
    vadd.f32 q15, q5, q3
    vmla.f32 q10, q11, d0[0]
    vmla.f32 q6, q13, d1[0]
    vmla.f32 q7, q11, d2[0]
    vmla.f32 q3, q13, d3[0]
    vmla.f32 q9, q11, d4[0]
    vadd.f32 q11, q15, q13
    vmla.f32 q10, q8, d0[1]
    vmla.f32 q6, q12, d1[1]
    vmla.f32 q7, q8, d2[1]
    vmla.f32 q3, q12, d3[1]
    vmla.f32 q9, q8, d4[1]
    vadd.f32 q8, q11, q12
    vmax.f32 q10, q14, q10
    vmax.f32 q8, q14, q8
    vmax.f32 q11, q14, q6
    vmax.f32 q12, q14, q7
    vmax.f32 q13, q14, q3
    vmax.f32 q9, q14, q9
    cmp r0, #15
    bne .Lotherwise_48
    vtrn.32 q8, q10
    vtrn.32 q11, q12
    vswp d17, d22
    vswp d21, d24
    vst1.32 {d16, d17}, [r12]
    vst1.32 {d20, d21}, [r3]
    vst1.32 {d22, d23}, [r4]
    vst1.32 {d24, d25}, [r7]
    b .Lend_49
.Lotherwise_48:
    tst r8, #1
    beq .Lotherwise_50
    vst1.32 {d16[0]}, [r12]
    vst1.32 {d16[1]}, [r3]
    vst1.32 {d17[0]}, [r4]
    vst1.32 {d17[1]}, [r7]
.Lotherwise_50:
    tst r8, #2
    beq .Lotherwise_51
    add r0, r12, #4
    vst1.32 {d20[0]}, [r0]
    add r0, r3, #4
    add r1, r4, #4
    vst1.32 {d20[1]}, [r0]
    add r0, r7, #4
    vst1.32 {d21[0]}, [r1]
    vst1.32 {d21[1]}, [r0]
.Lotherwise_51:
    tst r8, #4
    beq .Lotherwise_52
    add r0, r12, #8
    vst1.32 {d22[0]}, [r0]
    add r0, r3, #8
    add r1, r4, #8
    vst1.32 {d22[1]}, [r0]
    add r0, r7, #8
    vst1.32 {d23[0]}, [r1]
    vst1.32 {d23[1]}, [r0]
.Lotherwise_52:
    tst r8, #8
    beq .Lotherwise_53
    add r0, r12, #12
    vst1.32 {d24[0]}, [r0]
    add r0, r3, #12
    add r1, r4, #12
    vst1.32 {d24[1]}, [r0]
    add r0, r7, #12
    vst1.32 {d25[0]}, [r1]
    vst1.32 {d25[1]}, [r0]
.Lotherwise_53:
.Lend_49:
    ubfx r0, r8, #4, #2
    cmp r0, #3
    bne .Lotherwise_54
    vzip.32 q13, q9
    vstr d26, [r12, #16]
    vstr d27, [r3, #16]
    vstr d18, [r4, #16]
    vstr d19, [r7, #16]
    b .Lend_55
.Lotherwise_54:
    tst r8, #16
    beq .Lotherwise_56
    add r0, r12, #16
    vst1.32 {d26[0]}, [r0]
    add r0, r3, #16
    add r1, r4, #16
    vst1.32 {d26[1]}, [r0]
    add r0, r7, #16
    vst1.32 {d27[0]}, [r1]
    vst1.32 {d27[1]}, [r0]
.Lotherwise_56:
    tst r8, #32
    beq .Lotherwise_57
    add r0, r12, #20
    vst1.32 {d18[0]}, [r0]
    add r0, r3, #20
    add r1, r4, #20
    vst1.32 {d18[1]}, [r0]
    add r0, r7, #20
    vst1.32 {d19[0]}, [r1]
    vst1.32 {d19[1]}, [r0]
.Lotherwise_57:
.Lend_55:
.Lotherwise_47:
    sub r9, r9, #1
    lsr r5, r5, #1
    add r12, r12, r2, lsl #2
    add r3, r3, r2, lsl #2
    add r4, r4, r2, lsl #2
    add r7, r7, r2, lsl #2
    add r14, r14, #128
    cmp r9, #0
    bne .Lrepeat_46
.Lend_45:
    vpop {d8, d9, d10, d11, d12, d13, d14, d15}
    pop {r4, r5, r6, r7, r8, r9, r10, r11, pc}
    .size nnp_winograd_f6x6_3x3_output_with_bias_with_relu__armv7_neon, . - nnp_winograd_f6x6_3x3_output_with_bias_with_relu__armv7_neon

.section .rodata
    .p2align 4
.Lconstants_nnp_winograd_f4x4_5x5_kernel__armv7_neon:
    .long 0xbe638e39, 0x3e638e39, 0x40800000, 0x41800000
    .long 0x3c360b61, 0x3cb60b61, 0x3e800000, 0x3d800000
    .long 0x3f360b61, 0x3eb60b61, 0x00000000, 0x00000000

    .text
    .p2align 4
    .globl nnp_winograd_f4x4_5x5_kernel__armv7_neon
    .type nnp_winograd_f4x4_5x5_kernel__armv7_neon, %function
nnp_winograd_f4x4_5x5_kernel__armv7_neon:
    push {r4, r5, r6, r7, r8, r9, r10, r11, r14}
    vpush {d8, d9, d10, d11}
    ldr r5, [sp, #68]
    lsl r1, r1, #2
    add r12, r0, r1
    add r14, r12, r1
    add r1, r14, r1
    mov r6, r5
    movw r4, #25
.Lrepeat_58:
    vld1.32 {d16, d17}, [r0]!
    sub r4, r4, #1
    vld1.32 {d18, d19}, [r12]!
    vld1.32 {d20, d21}, [r14]!
    vld1.32 {d22, d23}, [r1]!
    vtrn.32 q8, q9
    vtrn.32 q10, q11
    vswp d17, d20
    vswp d19, d22
    vst1.32 {d16, d17}, [r6]!
    vst1.32 {d18, d19}, [r6]!
    vst1.32 {d20, d21}, [r6]!
    vst1.32 {d22, d23}, [r6]!
    cmp r4, #0
    bne .Lrepeat_58
    lsl r14, r3, #2
    add r4, r14, r14, lsl #1
    mov r7, r2
    lsl r3, r3, #3
    movw r12, #4
.Lrepeat_59:
    vld1.32 {d26, d27}, [r5]!
    movw r8, #8
    vld1.32 {d28, d29}, [r5]!
    vld1.32 {d16, d17}, [r5]!
    vmov q9, q13
    movw r0, #:lower16:(.Lconstants_nnp_winograd_f4x4_5x5_kernel__armv7_neon - (1f + 8))
    movt r0, #:upper16:(.Lconstants_nnp_winograd_f4x4_5x5_kernel__armv7_neon - (1f + 8))
1:
    add r0, pc, r0
    vld1.32 {d0, d1}, [r0]
    vmov q11, q13
    movw r0, #:lower16:(.Lconstants_nnp_winograd_f4x4_5x5_kernel__armv7_neon+16 - (1f + 8))
    movt r0, #:upper16:(.Lconstants_nnp_winograd_f4x4_5x5_kernel__armv7_neon+16 - (1f + 8))
1:
    add r0, pc, r0
    vld1.32 {d2, d3}, [r0]
    vadd.f32 q10, q13, q8
    vld1.32 {d24, d25}, [r5]!
    vmla.f32 q9, q8, d1[0]
    vld1.32 {d30, d31}, [r5]!
    vmla.f32 q11, q8, d3[0]
    vmov q3, q14
    movw r0, #:lower16:(.Lconstants_nnp_winograd_f4x4_5x5_kernel__armv7_neon+32 - (1f + 8))
    movt r0, #:upper16:(.Lconstants_nnp_winograd_f4x4_5x5_kernel__armv7_neon+32 - (1f + 8))
1:
    add r0, pc, r0
    vld1.32 {d4, d5}, [r0]
    vmla.f32 q9, q15, d1[1]
    vadd.f32 q8, q10, q15
    vmla.f32 q11, q15, d3[1]
    vmul.f32 q4, q8, d0[0]
    vmul.f32 q8, q9, d2[0]
    vmla.f32 q3, q12, d1[0]
    vadd.f32 q9, q14, q12
    vmov q10, q4
    vmul.f32 q11, q11, d4[0]
    vmla.f32 q14, q12, d3[0]
    vmov q12, q8
    vmls.f32 q10, q9, d0[1]
    vmov q5, q11
    vmla.f32 q4, q9, d0[1]
    vmla.f32 q12, q3, d2[1]
    vmls.f32 q8, q3, d2[1]
    vst1.32 {d20, d21}, [r6]!
    vmla.f32 q5, q14, d4[1]
    vmls.f32 q11, q14, d4[1]
    vst1.32 {d8, d9}, [r6]!
    vst1.32 {d24, d25}, [r6]!
    vst1.32 {d16, d17}, [r6]!
    vst1.32 {d10, d11}, [r6]!
    vst1.32 {d22, d23}, [r6]!
    vst1.32 {d30, d31}, [r6]!
    vst1.32 {d26, d27}, [r6]!
    vld1.32 {d26, d27}, [r5]!
    vld1.32 {d28, d29}, [r5]!
    vld1.32 {d16, d17}, [r5]!
    vmov q9, q13
    vmov q11, q13
    vld1.32 {d24, d25}, [r5]!
    vld1.32 {d30, d31}, [r5]!
    vmla.f32 q9, q8, d1[0]
    vadd.f32 q10, q13, q8
    vmla.f32 q11, q8, d3[0]
    vmla.f32 q9, q15, d1[1]
    vadd.f32 q8, q10, q15
    vmla.f32 q11, q15, d3[1]
    vmov q3, q14
    vmul.f32 q4, q8, d0[0]
    vmul.f32 q8, q9, d2[0]
    vmla.f32 q3, q12, d1[0]
    vadd.f32 q9, q14, q12
    vmov q10, q4
    vmul.f32 q11, q11, d4[0]
    vmla.f32 q14, q12, d3[0]
    vmov q12, q8
    vmls.f32 q10, q9, d0[1]
    vmov q5, q11
    vmla.f32 q4, q9, d0[1]
    vmla.f32 q12, q3, d2[1]
    vmls.f32 q8, q3, d2[1]
    vst1.32 {d20, d21}, [r6]!
    vmla.f32 q5, q14, d4[1]
    vmls.f32 q11, q14, d4[1]
    vst1.32 {d8, d9}, [r6]!
    vst1.32 {d24, d25}, [r6]!
    vst1.32 {d16, d17}, [r6]!
    vst1.32 {d10, d11}, [r6]!
    vst1.32 {d22, d23}, [r6]!
    vst1.32 {d30, d31}, [r6]!
    vst1.32 {d26, d27}, [r6]!
    vld1.32 {d26, d27}, [r5]!
    vld1.32 {d28, d29}, [r5]!
    vld1.32 {d16, d17}, [r5]!
    vmov q9, q13
    vmov q11, q13
    vld1.32 {d24, d25}, [r5]!
    vld1.32 {d30, d31}, [r5]!
    vmla.f32 q9, q8, d1[0]
    vadd.f32 q10, q13, q8
    vmla.f32 q11, q8, d3[0]
    vmla.f32 q9, q15, d1[1]
    vadd.f32 q8, q10, q15
    vmla.f32 q11, q15, d3[1]
    vmov q3, q14
    vmul.f32 q4, q8, d0[0]
    vmul.f32 q8, q9, d2[0]
    vmla.f32 q3, q12, d1[0]
    vadd.f32 q9, q14, q12
    vmov q10, q4
    vmul.f32 q11, q11, d4[0]
    vmla.f32 q14, q12, d3[0]
    vmov q12, q8
    vmls.f32 q10, q9, d0[1]
    vmov q5, q11
    vmla.f32 q4, q9, d0[1]
    vmla.f32 q12, q3, d2[1]
    vmls.f32 q8, q3, d2[1]
    vst1.32 {d20, d21}, [r6]!
    vmla.f32 q5, q14, d4[1]
    vmls.f32 q11, q14, d4[1]
    vst1.32 {d8, d9}, [r6]!
    vst1.32 {d24, d25}, [r6]!
    vst1.32 {d16, d17}, [r6]!
    vst1.32 {d10, d11}, [r6]!
    vst1.32 {d22, d23}, [r6]!
    vst1.32 {d30, d31}, [r6]!
    vst1.32 {d26, d27}, [r6]!
    vld1.32 {d26, d27}, [r5]!
    vld1.32 {d28, d29}, [r5]!
    vld1.32 {d16, d17}, [r5]!
    vmov q9, q13
    vmov q11, q13
    vld1.32 {d24, d25}, [r5]!
    vld1.32 {d30, d31}, [r5]!
    vmla.f32 q9, q8, d1[0]
    vadd.f32 q10, q13, q8
    vmla.f32 q11, q8, d3[0]
    vmla.f32 q9, q15, d1[1]
    vadd.f32 q8, q10, q15
    vmla.f32 q11, q15, d3[1]
    vmov q3, q14
    vmul.f32 q4, q8, d0[0]
    vmul.f32 q8, q9, d2[0]
    vmla.f32 q3, q12, d1[0]
    vadd.f32 q9, q14, q12
    vmov q10, q4
    vmul.f32 q11, q11, d4[0]
    vmla.f32 q14, q12, d3[0]
    vmov q12, q8
    vmls.f32 q10, q9, d0[1]
    vmov q5, q11
    vmla.f32 q4, q9, d0[1]
    vmla.f32 q12, q3, d2[1]
    vmls.f32 q8, q3, d2[1]
    vst1.32 {d20, d21}, [r6]!
    vmla.f32 q5, q14, d4[1]
    vmls.f32 q11, q14, d4[1]
    vst1.32 {d8, d9}, [r6]!
    vst1.32 {d24, d25}, [r6]!
    vst1.32 {d16, d17}, [r6]!
    vst1.32 {d10, d11}, [r6]!
    vst1.32 {d22, d23}, [r6]!
    vst1.32 {d30, d31}, [r6]!
    vst1.32 {d26, d27}, [r6]!
    vld1.32 {d26, d27}, [r5]!
    vld1.32 {d28, d29}, [r5]!
    vld1.32 {d16, d17}, [r5]!
    vmov q9, q13
    vmov q11, q13
    vld1.32 {d24, d25}, [r5]!
    vld1.32 {d30, d31}, [r5]
    vmla.f32 q9, q8, d1[0]
    sub r5, r5, #384
    vadd.f32 q10, q13, q8
    vmla.f32 q11, q8, d3[0]
    vmla.f32 q9, q15, d1[1]
    vadd.f32 q8, q10, q15
    vmla.f32 q11, q15, d3[1]
    vmov q3, q14
    vmul.f32 q4, q8, d0[0]
    vmul.f32 q8, q9, d2[0]
    vmla.f32 q3, q12, d1[0]
    vadd.f32 q9, q14, q12
    vmov q10, q4
    vmul.f32 q11, q11, d4[0]
    vmla.f32 q14, q12, d3[0]
    vmov q12, q8
    vmls.f32 q10, q9, d0[1]
    vmov q5, q11
    vmla.f32 q4, q9, d0[1]
    vmla.f32 q12, q3, d2[1]
    vmls.f32 q8, q3, d2[1]
    vst1.32 {d20, d21}, [r6]!
    vmla.f32 q5, q14, d4[1]
    vmls.f32 q11, q14, d4[1]
    vst1.32 {d8, d9}, [r6]!
    vst1.32 {d24, d25}, [r6]!
    vst1.32 {d16, d17}, [r6]!
    vst1.32 {d10, d11}, [r6]!
    vst1.32 {d22, d23}, [r6]!
    vst1.32 {d30, d31}, [r6]!
    vst1.32 {d26, d27}, [r6]
    sub r6, r6, #624
    mov r1, r6
.Lrepeat_60:
    vld1.32 {d26, d27}, [r1]
    add r1, r1, #128
    add r2, r7, r14
    vld1.32 {d28, d29}, [r1]
    add r1, r1, #128
    add r9, r7, r14, lsl #1
    vld1.32 {d16, d17}, [r1]
    vmov q9, q13
    add r1, r1, #128
    vmov q11, q13
    vld1.32 {d24, d25}, [r1]
    add r1, r1, #128
    vld1.32 {d30, d31}, [r1]
    vmla.f32 q9, q8, d1[0]
    add r10, r7, r4
    vadd.f32 q10, q13, q8
    add r11, r7, r14, lsl #2
    add r0, r7, r14
    vmla.f32 q11, q8, d3[0]
    add r0, r0, r14, lsl #2
    sub r8, r8, #1
    vmla.f32 q9, q15, d1[1]
    sub r1, r1, #496
    vadd.f32 q8, q10, q15
    vmla.f32 q11, q15, d3[1]
    vmov q3, q14
    vmul.f32 q4, q8, d0[0]
    vmul.f32 q8, q9, d2[0]
    vmla.f32 q3, q12, d1[0]
    vadd.f32 q9, q14, q12
    vmov q10, q4
    vmul.f32 q11, q11, d4[0]
    vmla.f32 q14, q12, d3[0]
    vmov q12, q8
    vmls.f32 q10, q9, d0[1]
    vmov q5, q11
    vmla.f32 q4, q9, d0[1]
    vmla.f32 q12, q3, d2[1]
    vmls.f32 q8, q3, d2[1]
    vst1.32 {d20, d21}, [r7]
    vmla.f32 q5, q14, d4[1]
    vmls.f32 q11, q14, d4[1]
    vst1.32 {d8, d9}, [r2]
    add r2, r7, r4, lsl #1
    vst1.32 {d24, d25}, [r9]
    add r9, r7, r14
    add r9, r9, r4, lsl #1
    vst1.32 {d16, d17}, [r10]
    add r7, r7, r3, lsl #2
    vst1.32 {d10, d11}, [r11]
    vst1.32 {d22, d23}, [r0]
    vst1.32 {d30, d31}, [r2]
    vst1.32 {d26, d27}, [r9]
    cmp r8, #0
    bne .Lrepeat_60
    lsl r0, r3, #3
    sub r7, r7, r0, lsl #2
    sub r12, r12, #1
    add r7, r7, #32
    add r5, r5, #400
    cmp r12, #0
    bne .Lrepeat_59
    vpop {d8, d9, d10, d11}
    pop {r4, r5, r6, r7, r8, r9, r10, r11, pc}
    .size nnp_winograd_f4x4_5x5_kernel__armv7_neon, . - nnp_winograd_f4x4_5x5_kernel__armv7_neon

.section .rodata
    .p2align 4
.Lconstants_nnp_winograd_f4x4_5x5_output_with_bias__armv7_neon:
    .long 0x40000000, 0x3f000000, 0x40800000, 0x3e800000
    .long 0x41000000, 0x3e000000, 0x00000000, 0x00000000

    .text
    .p2align 4
    .globl nnp_winograd_f4x4_5x5_output_with_bias__armv7_neon
    .type nnp_winograd_f4x4_5x5_output_with_bias__armv7_neon, %function
nnp_winograd_f4x4_5x5_output_with_bias__armv7_neon:
    push {r4, r5, r6, r7, r8, r9, r10, r11, r14}
    ldr r4, [sp, #40]
    lsl r5, r1, #2
    ldr r6, [sp, #36]
    mov r7, r2
    mov r14, r3
    add r8, r5, r5, lsl #1
    mov r9, r0
    lsl r3, r1, #3
    mov r12, r4
    movw r10, #8
.Lrepeat_61:
    add r0, r9, r5
    vld1.32 {d16, d17}, [r9]
    add r1, r9, r5, lsl #1
    vld1.32 {d18, d19}, [r0]
    add r2, r9, r8
    add r11, r9, r8, lsl #1
    vld1.32 {d20, d21}, [r1]
    add r0, r9, r5
    add r1, r9, r5
    vld1.32 {d22, d23}, [r2]
    vsub.f32 q12, q8, q9
    add r2, r0, r8, lsl #1
    vld1.32 {d26, d27}, [r11]
    add r0, r9, r5, lsl #2
    add r1, r1, r5, lsl #2
    vadd.f32 q15, q8, q9
    vld1.32 {d16, d17}, [r2]
    sub r10, r10, #1
    vsub.f32 q2, q10, q11
    add r9, r9, r3, lsl #2
    vld1.32 {d18, d19}, [r0]
    vmov q3, q12
    vld1.32 {d28, d29}, [r1]
    vadd.f32 q10, q10, q11
    movw r0, #:lower16:(.Lconstants_nnp_winograd_f4x4_5x5_output_with_bias__armv7_neon - (1f + 8))
    movt r0, #:upper16:(.Lconstants_nnp_winograd_f4x4_5x5_output_with_bias__armv7_neon - (1f + 8))
1:
    add r0, pc, r0
    vld1.32 {d0, d1}, [r0]
    vadd.f32 q11, q13, q12
    movw r0, #:lower16:(.Lconstants_nnp_winograd_f4x4_5x5_output_with_bias__armv7_neon+16 - (1f + 8))
    movt r0, #:upper16:(.Lconstants_nnp_winograd_f4x4_5x5_output_with_bias__armv7_neon+16 - (1f + 8))
1:
    add r0, pc, r0
    vld1.32 {d2, d3}, [r0]
    vadd.f32 q8, q8, q15
    vsub.f32 q12, q9, q14
    vmla.f32 q3, q2, d0[0]
    vadd.f32 q9, q9, q14
    vmla.f32 q15, q10, d1[0]
    vmla.f32 q11, q2, d2[0]
    vadd.f32 q8, q8, q10
    vmla.f32 q3, q12, d0[1]
    vmla.f32 q15, q9, d1[1]
    vmla.f32 q11, q12, d2[1]
    vadd.f32 q8, q8, q9
    vst1.32 {d16, d17}, [r12]
    add r12, r12, #128
    vst1.32 {d6, d7}, [r12]
    add r12, r12, #128
    vst1.32 {d30, d31}, [r12]
    add r12, r12, #128
    vst1.32 {d22, d23}, [r12]
    sub r12, r12, #368
    cmp r10, #0
    bne .Lrepeat_61
    ldr r0, [r6]
    ldr r2, [r6, #12]
    lsl r0, r0, #2
    ldr r3, [r6, #4]
    add r12, r14, r0
    add r5, r12, r0
    ldr r6, [r6, #8]
    add r8, r5, r0
    cmp r2, #15
    bne .Lotherwise_62
    movw r0, #4
.Lrepeat_63:
    tst r6, #1
    beq .Lotherwise_64
    vld1.32 {d16, d17}, [r4]!
    vld1.32 {d18, d19}, [r7]
    vld1.32 {d20, d21}, [r4]!
    vld1.32 {d22, d23}, [r4]!
    vadd.f32 q8, q8, q9
    vld1.32 {d18, d19}, [r4]!
    vld1.32 {d28, d29}, [r4]!
    vsub.f32 q12, q8, q10
    vld1.32 {d30, d31}, [r4]!
    vadd.f32 q13, q8, q10
    vld1.32 {d16, d17}, [r4]!
    vadd.f32 q2, q11, q9
    vld1.32 {d20, d21}, [r4]
    vsub.f32 q9, q11, q9
    sub r4, r4, #112
    movw r1, #:lower16:(.Lconstants_nnp_winograd_f4x4_5x5_output_with_bias__armv7_neon - (1f + 8))
    movt r1, #:upper16:(.Lconstants_nnp_winograd_f4x4_5x5_output_with_bias__armv7_neon - (1f + 8))
1:
    add r1, pc, r1
    vld1.32 {d0, d1}, [r1]
    vadd.f32 q3, q8, q12
    movw r1, #:lower16:(.Lconstants_nnp_winograd_f4x4_5x5_output_with_bias__armv7_neon+16 - (1f + 8))
    movt r1, #:upper16:(.Lconstants_nnp_winograd_f4x4_5x5_output_with_bias__armv7_neon+16 - (1f + 8))
1:
    add r1, pc, r1
    vld1.32 {d2, d3}, [r1]
    vadd.f32 q8, q14, q15
    vsub.f32 q11, q14, q15
    vadd.f32 q10, q10, q13
    vmla.f32 q12, q9, d0[0]
    vmla.f32 q13, q2, d1[0]
    vmla.f32 q3, q9, d2[0]
    vadd.f32 q9, q10, q2
    vmla.f32 q12, q11, d0[1]
    vmla.f32 q13, q8, d1[1]
    vmla.f32 q3, q11, d2[1]
    vadd.f32 q8, q9, q8
    vtrn.32 q8, q12
    vtrn.32 q13, q3
    vswp d17, d26
    vswp d25, d6
    vst1.32 {d16, d17}, [r14]
    vst1.32 {d24, d25}, [r12]
    vst1.32 {d26, d27}, [r5]
    vst1.32 {d6, d7}, [r8]
.Lotherwise_64:
    sub r0, r0, #1
    lsr r6, r6, #1
    add r14, r14, r3, lsl #2
    add r12, r12, r3, lsl #2
    add r5, r5, r3, lsl #2
    add r8, r8, r3, lsl #2
    add r4, r4, #128
    cmp r0, #0
    bne .Lrepeat_63
    b .Lend_65
.Lotherwise_62:
    movw r9, #4
.Lrepeat_66:
    tst r6, #1
    beq .Lotherwise_67
    vld1.32 {d16, d17}, [r4]!
    ubfx r0, r2, #0, #4
    vld1.32 {d18, d19}, [r7]
    vld1.32 {d20, d21}, [r4]!
    vld1.32 {d22, d23}, [r4]!
    vadd.f32 q8, q8, q9
    vld1.32 {d18, d19}, [r4]!
    vld1.32 {d28, d29}, [r4]!
    vadd.f32 q13, q8, q10
    vld1.32 {d30, d31}, [r4]!
    vsub.f32 q8, q8, q10
    vld1.32 {d20, d21}, [r4]!
    vadd.f32 q2, q11, q9
    vld1.32 {d24, d25}, [r4]
    vsub.f32 q9, q11, q9
    sub r4, r4, #112
    vmov q3, q8
    movw r1, #:lower16:(.Lconstants_nnp_winograd_f4x4_5x5_output_with_bias__armv7_neon - (1f + 8))
    movt r1, #:upper16:(.Lconstants_nnp_winograd_f4x4_5x5_output_with_bias__armv7_neon - (1f + 8))
1:
    add r1, pc, r1
    vld1.32 {d0, d1}, [r1]
    vadd.f32 q11, q12, q13
    movw r1, #:lower16:(.Lconstants_nnp_winograd_f4x4_5x5_output_with_bias__armv7_neon+16 - (1f + 8))
    movt r1, #:upper16:(.Lconstants_nnp_winograd_f4x4_5x5_output_with_bias__armv7_neon+16 - (1f + 8))
1:
    add r1, pc, r1
    vld1.32 {d2, d3}, [r1]
    vadd.f32 q12, q10, q8
    vadd.f32 q8, q14, q15
    vsub.f32 q10, q14, q15
    vadd.f32 q11, q11, q2
    vmla.f32 q3, q9, d0[0]
    vmla.f32 q13, q2, d1[0]
    vmla.f32 q12, q9, d2[0]
    vadd.f32 q9, q11, q8
    vmla.f32 q3, q10, d0[1]
    vmla.f32 q13, q8, d1[1]
    vmla.f32 q12, q10, d2[1]
    cmp r0, #15
    bne .Lotherwise_68
    vmov q8, q3
    vtrn.32 q9, q8
    vtrn.32 q13, q12
    vswp d19, d26
    vswp d17, d24
    vst1.32 {d18, d19}, [r14]
    vst1.32 {d16, d17}, [r12]
    vst1.32 {d26, d27}, [r5]
    vst1.32 {d24, d25}, [r8]
    b .Lend_69
.Lotherwise_68:
    tst r2, #1
    beq .Lotherwise_70
    vst1.32 {d18[0]}, [r14]
    vst1.32 {d18[1]}, [r12]
    vst1.32 {d19[0]}, [r5]
    vst1.32 {d19[1]}, [r8]
.Lotherwise_70:
    tst r2, #2
    beq .Lotherwise_71
    add r0, r14, #4
    vst1.32 {d6[0]}, [r0]
    add r0, r12, #4
    add r1, r5, #4
    vst1.32 {d6[1]}, [r0]
    add r0, r8, #4
    vst1.32 {d7[0]}, [r1]
    vst1.32 {d7[1]}, [r0]
.Lotherwise_71:
    tst r2, #4
    beq .Lotherwise_72
    add r0, r14, #8
    vst1.32 {d26[0]}, [r0]
    add r0, r12, #8
    add r1, r5, #8
    vst1.32 {d26[1]}, [r0]
    add r0, r8, #8
    vst1.32 {d27[0]}, [r1]
    vst1.32 {d27[1]}, [r0]
.Lotherwise_72:
    tst r2, #8
    beq .Lotherwise_73
    add r0, r14, #12
    vst1.32 {d24[0]}, [r0]
    add r0, r12, #12
    add r1, r5, #12
    vst1.32 {d24[1]}, [r0]
    add r0, r8, #12
    vst1.32 {d25[0]}, [r1]
    vst1.32 {d25[1]}, [r0]
.Lotherwise_73:
.Lend_69:
.Lotherwise_67:
    sub r9, r9, #1
    lsr r6, r6, #1
    add r14, r14, r3, lsl #2
    add r12, r12, r3, lsl #2
    add r5, r5, r3, lsl #2
    add r8, r8, r3, lsl #2
    add r4, r4, #128
    cmp r9, #0
    bne .Lrepeat_66
.Lend_65:
    pop {r4, r5, r6, r7, r8, r9, r10, r11, pc}
    .size nnp_winograd_f4x4_5x5_output_with_bias__armv7_neon, . - nnp_winograd_f4x4_5x5_output_with_bias__armv7_neon

.section .rodata
    .p2align 4
.Lconstants_nnp_winograd_f4x4_5x5_output_with_bias_with_relu__armv7_neon:
    .long 0x40000000, 0x3f000000, 0x40800000, 0x3e800000
    .long 0x41000000, 0x3e000000, 0x00000000, 0x00000000

    .text
    .p2align 4
    .globl nnp_winograd_f4x4_5x5_output_with_bias_with_relu__armv7_neon
    .type nnp_winograd_f4x4_5x5_output_with_bias_with_relu__armv7_neon, %function
nnp_winograd_f4x4_5x5_output_with_bias_with_relu__armv7_neon:
    push {r4, r5, r6, r7, r8, r9, r10, r11, r14}
    vpush {d8, d9, d10, d11}
    ldr r4, [sp, #72]
    lsl r5, r1, #2
    ldr r6, [sp, #68]
    mov r7, r2
    mov r14, r3
    add r8, r5, r5, lsl #1
    mov r9, r0
    lsl r3, r1, #3
    mov r12, r4
    movw r10, #8
.Lrepeat_74:
    add r0, r9, r5
    vld1.32 {d16, d17}, [r9]
    add r1, r9, r5, lsl #1
    vld1.32 {d18, d19}, [r0]
    add r2, r9, r8
    add r11, r9, r8, lsl #1
    vld1.32 {d20, d21}, [r1]
    add r0, r9, r5
    add r1, r9, r5
    vld1.32 {d22, d23}, [r2]
    vsub.f32 q12, q8, q9
    add r2, r0, r8, lsl #1
    vld1.32 {d26, d27}, [r11]
    add r0, r9, r5, lsl #2
    add r1, r1, r5, lsl #2
    vadd.f32 q15, q8, q9
    vld1.32 {d16, d17}, [r2]
    sub r10, r10, #1
    vsub.f32 q2, q10, q11
    add r9, r9, r3, lsl #2
    vld1.32 {d18, d19}, [r0]
    vmov q3, q12
    vld1.32 {d28, d29}, [r1]
    vadd.f32 q10, q10, q11
    movw r0, #:lower16:(.Lconstants_nnp_winograd_f4x4_5x5_output_with_bias_with_relu__armv7_neon - (1f + 8))
    movt r0, #:upper16:(.Lconstants_nnp_winograd_f4x4_5x5_output_with_bias_with_relu__armv7_neon - (1f + 8))
1:
    add r0, pc, r0
    vld1.32 {d0, d1}, [r0]
    vadd.f32 q11, q13, q12
    movw r0, #:lower16:(.Lconstants_nnp_winograd_f4x4_5x5_output_with_bias_with_relu__armv7_neon+16 - (1f + 8))
    movt r0, #:upper16:(.Lconstants_nnp_winograd_f4x4_5x5_output_with_bias_with_relu__armv7_neon+16 - (1f + 8))
1:
    add r0, pc, r0
    vld1.32 {d2, d3}, [r0]
    vadd.f32 q8, q8, q15
    vsub.f32 q12, q9, q14
    vmla.f32 q3, q2, d0[0]
    vadd.f32 q9, q9, q14
    vmla.f32 q15, q10, d1[0]
    vmla.f32 q11, q2, d2[0]
    vadd.f32 q8, q8, q10
    vmla.f32 q3, q12, d0[1]
    vmla.f32 q15, q9, d1[1]
    vmla.f32 q11, q12, d2[1]
    vadd.f32 q8, q8, q9
    vst1.32 {d16, d17}, [r12]
    add r12, r12, #128
    vst1.32 {d6, d7}, [r12]
    add r12, r12, #128
    vst1.32 {d30, d31}, [r12]
    add r12, r12, #128
    vst1.32 {d22, d23}, [r12]
    sub r12, r12, #368
    cmp r10, #0
    bne .Lrepeat_74
    ldr r0, [r6]
    ldr r2, [r6, #12]
    lsl r0, r0, #2
    ldr r3, [r6, #4]
    add r12, r14, r0
    add r5, r12, r0
    ldr r6, [r6, #8]
    add r8, r5, r0
    cmp r2, #15
    bne .Lotherwise_75
    movw r0, #4
.Lrepeat_76:
    tst r6, #1
    beq .Lotherwise_77
    vld1.32 {d16, d17}, [r4]!
    vmov.i32 q13, #0
    vld1.32 {d18, d19}, [r7]
    vld1.32 {d20, d21}, [r4]!
    vld1.32 {d22, d23}, [r4]!
    vadd.f32 q8, q8, q9
    vld1.32 {d18, d19}, [r4]!
    vld1.32 {d30, d31}, [r4]!
    vsub.f32 q12, q8, q10
    vld1.32 {d6, d7}, [r4]!
    vadd.f32 q2, q8, q10
    vld1.32 {d16, d17}, [r4]!
    vadd.f32 q4, q11, q9
    vld1.32 {d28, d29}, [r4]
    vsub.f32 q9, q11, q9
    sub r4, r4, #112
    movw r1, #:lower16:(.Lconstants_nnp_winograd_f4x4_5x5_output_with_bias_with_relu__armv7_neon - (1f + 8))
    movt r1, #:upper16:(.Lconstants_nnp_winograd_f4x4_5x5_output_with_bias_with_relu__armv7_neon - (1f + 8))
1:
    add r1, pc, r1
    vld1.32 {d0, d1}, [r1]
    vadd.f32 q5, q8, q12
    movw r1, #:lower16:(.Lconstants_nnp_winograd_f4x4_5x5_output_with_bias_with_relu__armv7_neon+16 - (1f + 8))
    movt r1, #:upper16:(.Lconstants_nnp_winograd_f4x4_5x5_output_with_bias_with_relu__armv7_neon+16 - (1f + 8))
1:
    add r1, pc, r1
    vld1.32 {d2, d3}, [r1]
    vadd.f32 q8, q15, q3
    vsub.f32 q10, q15, q3
    vadd.f32 q11, q14, q2
    vmla.f32 q12, q9, d0[0]
    vmla.f32 q2, q4, d1[0]
    vmla.f32 q5, q9, d2[0]
    vadd.f32 q9, q11, q4
    vmla.f32 q12, q10, d0[1]
    vmla.f32 q2, q8, d1[1]
    vmla.f32 q5, q10, d2[1]
    vadd.f32 q8, q9, q8
    vmax.f32 q9, q13, q12
    vmax.f32 q8, q13, q8
    vmax.f32 q10, q13, q2
    vmax.f32 q11, q13, q5
    vtrn.32 q8, q9
    vtrn.32 q10, q11
    vswp d17, d20
    vswp d19, d22
    vst1.32 {d16, d17}, [r14]
    vst1.32 {d18, d19}, [r12]
    vst1.32 {d20, d21}, [r5]
    vst1.32 {d22, d23}, [r8]
.Lotherwise_77:
    sub r0, r0, #1
    lsr r6, r6, #1
    add r14, r14, r3, lsl #2
    add r12, r12, r3, lsl #2
    add r5, r5, r3, lsl #2
    add r8, r8, r3, lsl #2
    add r4, r4, #128
    cmp r0, #0
    bne .Lrepeat_76
    b .Lend_78
.Lotherwise_75:
    movw r9, #4
.Lrepeat_79:
    tst r6, #1
    beq .Lotherwise_80
    vld1.32 {d16, d17}, [r4]!
    vmov.i32 q13, #0
    ubfx r0, r2, #0, #4
    vld1.32 {d18, d19}, [r7]
    vld1.32 {d20, d21}, [r4]!
    vld1.32 {d22, d23}, [r4]!
    vadd.f32 q8, q8, q9
    vld1.32 {d18, d19}, [r4]!
    vld1.32 {d30, d31}, [r4]!
    vsub.f32 q12, q8, q10
    vld1.32 {d6, d7}, [r4]!
    vadd.f32 q2, q8, q10
    vld1.32 {d16, d17}, [r4]!
    vadd.f32 q4, q11, q9
    vld1.32 {d28, d29}, [r4]
    vsub.f32 q9, q11, q9
    sub r4, r4, #112
    movw r1, #:lower16:(.Lconstants_nnp_winograd_f4x4_5x5_output_with_bias_with_relu__armv7_neon - (1f + 8))
    movt r1, #:upper16:(.Lconstants_nnp_winograd_f4x4_5x5_output_with_bias_with_relu__armv7_neon - (1f + 8))
1:
    add r1, pc, r1
    vld1.32 {d0, d1}, [r1]
    vadd.f32 q5, q8, q12
    movw r1, #:lower16:(.Lconstants_nnp_winograd_f4x4_5x5_output_with_bias_with_relu__armv7_neon+16 - (1f + 8))
    movt r1, #:upper16:(.Lconstants_nnp_winograd_f4x4_5x5_output_with_bias_with_relu__armv7_neon+16 - (1f + 8))
1:
    add r1, pc, r1
    vld1.32 {d2, d3}, [r1]
    vadd.f32 q8, q15, q3
    vsub.f32 q10, q15, q3
    vadd.f32 q11, q14, q2
    vmla.f32 q12, q9, d0[0]
    vmla.f32 q2, q4, d1[0]
    vmla.f32 q5, q9, d2[0]
    vadd.f32 q9, q11, q4
    vmla.f32 q12, q10, d0[1]
    vmla.f32 q2, q8, d1[1]
    vmla.f32 q5, q10, d2[1]
    vadd.f32 q8, q9, q8
    vmax.f32 q9, q13, q12
    vmax.f32 q8, q13, q8
    vmax.f32 q10, q13, q2
    vmax.f32 q11, q13, q5
    cmp r0, #15
    bne .Lotherwise_81
    vtrn.32 q8, q9
    vtrn.32 q10, q11
    vswp d17, d20
    vswp d19, d22
    vst1.32 {d16, d17}, [r14]
    vst1.32 {d18, d19}, [r12]
    vst1.32 {d20, d21}, [r5]
    vst1.32 {d22, d23}, [r8]
    b .Lend_82
.Lotherwise_81:
    tst r2, #1
    beq .Lotherwise_83
    vst1.32 {d16[0]}, [r14]
    vst1.32 {d16[1]}, [r12]
    vst1.32 {d17[0]}, [r5]
    vst1.32 {d17[1]}, [r8]
.Lotherwise_83:
    tst r2, #2
    beq .Lotherwise_84
    add r0, r14, #4
    vst1.32 {d18[0]}, [r0]
    add r0, r12, #4
    add r1, r5, #4
    vst1.32 {d18[1]}, [r0]
    add r0, r8, #4
    vst1.32 {d19[0]}, [r1]
    vst1.32 {d19[1]}, [r0]
.Lotherwise_84:
    tst r2, #4
    beq .Lotherwise_85
    add r0, r14, #8
    vst1.32 {d20[0]}, [r0]
    add r0, r12, #8
    add r1, r5, #8
    vst1.32 {d20[1]}, [r0]
    add r0, r8, #8
    vst1.32 {d21[0]}, [r1]
    vst1.32 {d21[1]}, [r0]
.Lotherwise_85:
    tst r2, #8
    beq .Lotherwise_86
    add r0, r14, #12
    vst1.32 {d22[0]}, [r0]
    add r0, r12, #12
    add r1, r5, #12
    vst1.32 {d22[1]}, [r0]
    add r0, r8, #12
    vst1.32 {d23[0]}, [r1]
    vst1.32 {d23[1]}, [r0]
.Lotherwise_86:
.Lend_82:
.Lotherwise_80:
    sub r9, r9, #1
    lsr r6, r6, #1
    add r14, r14, r3, lsl #2
    add r12, r12, r3, lsl #2
    add r5, r5, r3, lsl #2
    add r8, r8, r3, lsl #2
    add r4, r4, #128
    cmp r9, #0
    bne .Lrepeat_79
.Lend_78:
    vpop {d8, d9, d10, d11}
    pop {r4, r5, r6, r7, r8, r9, r10, r11, pc}
    .size nnp_winograd_f4x4_5x5_output_with_bias_with_relu__armv7_neon, . - nnp_winograd_f4x4_5x5_output_with_bias_with_relu__armv7_neon

.section .rodata
    .p2align 4
.Lconstants_nnp_winograd_f5x5_4x4_kernel__armv7_neon:
    .long 0xbe638e39, 0x3e638e39, 0x40800000, 0x3c360b61
    .long 0x3cb60b61, 0x3e800000, 0x3f360b61, 0x3eb60b61

    .text
    .p2align 4
    .globl nnp_winograd_f5x5_4x4_kernel__armv7_neon
    .type nnp_winograd_f5x5_4x4_kernel__armv7_neon, %function
nnp_winograd_f5x5_4x4_kernel__armv7_neon:
    push {r4, r5, r6, r7, r8, r9, r10, r11, r14}
    vpush {d8, d9}
    ldr r5, [sp, #52]
    lsl r1, r1, #2
    add r12, r0, r1
    add r14, r12, r1
    add r1, r14, r1
    mov r6, r5
    movw r4, #16
.Lrepeat_87:
    vld1.32 {d16, d17}, [r0]!
    sub r4, r4, #1
    vld1.32 {d18, d19}, [r12]!
    vld1.32 {d20, d21}, [r14]!
    vld1.32 {d22, d23}, [r1]!
    vtrn.32 q8, q9
    vtrn.32 q10, q11
    vswp d17, d20
    vswp d19, d22
    vst1.32 {d16, d17}, [r6]!
    vst1.32 {d18, d19}, [r6]!
    vst1.32 {d20, d21}, [r6]!
    vst1.32 {d22, d23}, [r6]!
    cmp r4, #0
    bne .Lrepeat_87
    lsl r4, r3, #2
    add r7, r4, r4, lsl #1
    mov r8, r2
    lsl r12, r3, #3
    movw r14, #4
.Lrepeat_88:
    vld1.32 {d30, d31}, [r5]!
    movw r9, #8
    vld1.32 {d4, d5}, [r5]!
    vld1.32 {d16, d17}, [r5]!
    vmov q9, q15
    movw r0, #:lower16:(.Lconstants_nnp_winograd_f5x5_4x4_kernel__armv7_neon - (1f + 8))
    movt r0, #:upper16:(.Lconstants_nnp_winograd_f5x5_4x4_kernel__armv7_neon - (1f + 8))
1:
    add r0, pc, r0
    vld1.32 {d0, d1}, [r0]
    vmov q10, q15
    movw r0, #:lower16:(.Lconstants_nnp_winograd_f5x5_4x4_kernel__armv7_neon+16 - (1f + 8))
    movt r0, #:upper16:(.Lconstants_nnp_winograd_f5x5_4x4_kernel__armv7_neon+16 - (1f + 8))
1:
    add r0, pc, r0
    vld1.32 {d2, d3}, [r0]
    vadd.f32 q11, q15, q8
    vmla.f32 q9, q8, d1[0]
    vld1.32 {d6, d7}, [r5]!
    vmla.f32 q10, q8, d2[1]
    vmov q8, q2
    vmul.f32 q11, q11, d0[0]
    vmul.f32 q9, q9, d1[1]
    vmla.f32 q8, q3, d1[0]
    vadd.f32 q12, q2, q3
    vmov q13, q11
    vmul.f32 q10, q10, d3[0]
    vmla.f32 q2, q3, d2[1]
    vmov q14, q9
    vmls.f32 q13, q12, d0[1]
    vmov q4, q10
    vmla.f32 q11, q12, d0[1]
    vmla.f32 q14, q8, d2[0]
    vmls.f32 q9, q8, d2[0]
    vst1.32 {d26, d27}, [r6]!
    vmla.f32 q4, q2, d3[1]
    vmls.f32 q10, q2, d3[1]
    vst1.32 {d22, d23}, [r6]!
    vst1.32 {d28, d29}, [r6]!
    vst1.32 {d18, d19}, [r6]!
    vst1.32 {d8, d9}, [r6]!
    vst1.32 {d20, d21}, [r6]!
    vst1.32 {d6, d7}, [r6]!
    vst1.32 {d30, d31}, [r6]!
    vld1.32 {d30, d31}, [r5]!
    vld1.32 {d4, d5}, [r5]!
    vld1.32 {d16, d17}, [r5]!
    vmov q9, q15
    vmov q10, q15
    vld1.32 {d6, d7}, [r5]!
    vmla.f32 q9, q8, d1[0]
    vadd.f32 q11, q15, q8
    vmla.f32 q10, q8, d2[1]
    vmov q8, q2
    vmul.f32 q11, q11, d0[0]
    vmul.f32 q9, q9, d1[1]
    vmla.f32 q8, q3, d1[0]
    vadd.f32 q12, q2, q3
    vmov q13, q11
    vmul.f32 q10, q10, d3[0]
    vmla.f32 q2, q3, d2[1]
    vmov q14, q9
    vmls.f32 q13, q12, d0[1]
    vmov q4, q10
    vmla.f32 q11, q12, d0[1]
    vmla.f32 q14, q8, d2[0]
    vmls.f32 q9, q8, d2[0]
    vst1.32 {d26, d27}, [r6]!
    vmla.f32 q4, q2, d3[1]
    vmls.f32 q10, q2, d3[1]
    vst1.32 {d22, d23}, [r6]!
    vst1.32 {d28, d29}, [r6]!
    vst1.32 {d18, d19}, [r6]!
    vst1.32 {d8, d9}, [r6]!
    vst1.32 {d20, d21}, [r6]!
    vst1.32 {d6, d7}, [r6]!
    vst1.32 {d30, d31}, [r6]!
    vld1.32 {d30, d31}, [r5]!
    vld1.32 {d4, d5}, [r5]!
    vld1.32 {d16, d17}, [r5]!
    vmov q9, q15
    vmov q10, q15
    vld1.32 {d6, d7}, [r5]!
    vmla.f32 q9, q8, d1[0]
    vadd.f32 q11, q15, q8
    vmla.f32 q10, q8, d2[1]
    vmov q8, q2
    vmul.f32 q11, q11, d0[0]
    vmul.f32 q9, q9, d1[1]
    vmla.f32 q8, q3, d1[0]
    vadd.f32 q12, q2, q3
    vmov q13, q11
    vmul.f32 q10, q10, d3[0]
    vmla.f32 q2, q3, d2[1]
    vmov q14, q9
    vmls.f32 q13, q12, d0[1]
    vmov q4, q10
    vmla.f32 q11, q12, d0[1]
    vmla.f32 q14, q8, d2[0]
    vmls.f32 q9, q8, d2[0]
    vst1.32 {d26, d27}, [r6]!
    vmla.f32 q4, q2, d3[1]
    vmls.f32 q10, q2, d3[1]
    vst1.32 {d22, d23}, [r6]!
    vst1.32 {d28, d29}, [r6]!
    vst1.32 {d18, d19}, [r6]!
    vst1.32 {d8, d9}, [r6]!
    vst1.32 {d20, d21}, [r6]!
    vst1.32 {d6, d7}, [r6]!
    vst1.32 {d30, d31}, [r6]!
    vld1.32 {d30, d31}, [r5]!
    vld1.32 {d4, d5}, [r5]!
    vld1.32 {d16, d17}, [r5]!
    vmov q9, q15
    vmov q10, q15
    vld1.32 {d6, d7}, [r5]
    sub r5, r5, #240
    vmla.f32 q9, q8, d1[0]
    vadd.f32 q11, q15, q8
    vmla.f32 q10, q8, d2[1]
    vmov q8, q2
    vmul.f32 q11, q11, d0[0]
    vmul.f32 q9, q9, d1[1]
    vmla.f32 q8, q3, d1[0]
    vadd.f32 q12, q2, q3
    vmov q13, q11
    vmul.f32 q10, q10, d3[0]
    vmla.f32 q2, q3, d2[1]
    vmov q14, q9
    vmls.f32 q13, q12, d0[1]
    vmov q4, q10
    vmla.f32 q11, q12, d0[1]
    vmla.f32 q14, q8, d2[0]
    vmls.f32 q9, q8, d2[0]
    vst1.32 {d26, d27}, [r6]!
    vmla.f32 q4, q2, d3[1]
    vmls.f32 q10, q2, d3[1]
    vst1.32 {d22, d23}, [r6]!
    vst1.32 {d28, d29}, [r6]!
    vst1.32 {d18, d19}, [r6]!
    vst1.32 {d8, d9}, [r6]!
    vst1.32 {d20, d21}, [r6]!
    vst1.32 {d6, d7}, [r6]!
    vst1.32 {d30, d31}, [r6]
    sub r6, r6, #496
    mov r1, r6
.Lrepeat_89:
    vld1.32 {d30, d31}, [r1]
    add r1, r1, #128
    add r2, r8, r4
    vld1.32 {d4, d5}, [r1]
    add r1, r1, #128
    add r3, r8, r4, lsl #1
    vld1.32 {d16, d17}, [r1]
    vmov q9, q15
    add r1, r1, #128
    vmov q10, q15
    vld1.32 {d6, d7}, [r1]
    add r10, r8, r7
    vmla.f32 q9, q8, d1[0]
    add r11, r8, r4, lsl #2
    add r0, r8, r4
    vadd.f32 q11, q15, q8
    add r0, r0, r4, lsl #2
    sub r9, r9, #1
    vmla.f32 q10, q8, d2[1]
    sub r1, r1, #368
    vmov q8, q2
    vmul.f32 q11, q11, d0[0]
    vmul.f32 q9, q9, d1[1]
    vmla.f32 q8, q3, d1[0]
    vadd.f32 q12, q2, q3
    vmov q13, q11
    vmul.f32 q10, q10, d3[0]
    vmla.f32 q2, q3, d2[1]
    vmov q14, q9
    vmls.f32 q13, q12, d0[1]
    vmov q4, q10
    vmla.f32 q11, q12, d0[1]
    vmla.f32 q14, q8, d2[0]
    vmls.f32 q9, q8, d2[0]
    vst1.32 {d26, d27}, [r8]
    vmla.f32 q4, q2, d3[1]
    vmls.f32 q10, q2, d3[1]
    vst1.32 {d22, d23}, [r2]
    add r2, r8, r7, lsl #1
    vst1.32 {d28, d29}, [r3]
    add r3, r8, r4
    add r3, r3, r7, lsl #1
    vst1.32 {d18, d19}, [r10]
    add r8, r8, r12, lsl #2
    vst1.32 {d8, d9}, [r11]
    vst1.32 {d20, d21}, [r0]
    vst1.32 {d6, d7}, [r2]
    vst1.32 {d30, d31}, [r3]
    cmp r9, #0
    bne .Lrepeat_89
    lsl r0, r12, #3
    sub r8, r8, r0, lsl #2
    sub r14, r14, #1
    add r8, r8, #32
    add r5, r5, #256
    cmp r14, #0
    bne .Lrepeat_88
    vpop {d8, d9}
    pop {r4, r5, r6, r7, r8, r9, r10, r11, pc}
    .size nnp_winograd_f5x5_4x4_kernel__armv7_neon, . - nnp_winograd_f5x5_4x4_kernel__armv7_neon

.section .rodata
    .p2align 4
.Lconstants_nnp_winograd_f5x5_4x4_output_with_bias__armv7_neon:
    .long 0x40000000, 0x3f000000, 0x40800000, 0x3e800000
    .long 0x41000000, 0x3e000000, 0x41800000, 0x3d800000

    .text
    .p2align 4
    .globl nnp_winograd_f5x5_4x4_output_with_bias__armv7_neon
    .type nnp_winograd_f5x5_4x4_output_with_bias__armv7_neon, %function
nnp_winograd_f5x5_4x4_output_with_bias__armv7_neon:
    push {r4, r5, r6, r7, r8, r9, r10, r11, r14}
    vpush {d8, d9}
    ldr r4, [sp, #56]
    lsl r5, r1, #2
    ldr r6, [sp, #52]
    mov r7, r2
    mov r14, r3
    add r8, r5, r5, lsl #1
    mov r9, r0
    lsl r3, r1, #3
    mov r12, r4
    movw r10, #8
.Lrepeat_90:
    add r0, r9, r5
    vld1.32 {d16, d17}, [r9]
    add r1, r9, r5, lsl #1
    vld1.32 {d18, d19}, [r0]
    add r2, r9, r8
    add r11, r9, r5
    vld1.32 {d20, d21}, [r1]
    add r0, r9, r5
    add r1, r9, r8, lsl #1
    vld1.32 {d22, d23}, [r2]
    vsub.f32 q13, q8, q9
    add r2, r11, r8, lsl #1
    vadd.f32 q8, q8, q9
    add r11, r9, r5, lsl #2
    add r0, r0, r5, lsl #2
    vld1.32 {d18, d19}, [r1]
    vsub.f32 q2, q10, q11
    sub r10, r10, #1
    vld1.32 {d24, d25}, [r2]
    add r9, r9, r3, lsl #2
    vmov q15, q13
    vld1.32 {d28, d29}, [r11]
    vadd.f32 q3, q10, q11
    vld1.32 {d20, d21}, [r0]
    vmov q4, q8
    movw r0, #:lower16:(.Lconstants_nnp_winograd_f5x5_4x4_output_with_bias__armv7_neon - (1f + 8))
    movt r0, #:upper16:(.Lconstants_nnp_winograd_f5x5_4x4_output_with_bias__armv7_neon - (1f + 8))
1:
    add r0, pc, r0
    vld1.32 {d0, d1}, [r0]
    vadd.f32 q11, q12, q8
    movw r0, #:lower16:(.Lconstants_nnp_winograd_f5x5_4x4_output_with_bias__armv7_neon+16 - (1f + 8))
    movt r0, #:upper16:(.Lconstants_nnp_winograd_f5x5_4x4_output_with_bias__armv7_neon+16 - (1f + 8))
1:
    add r0, pc, r0
    vld1.32 {d2, d3}, [r0]
    vadd.f32 q8, q9, q8
    vsub.f32 q9, q14, q10
    vmla.f32 q15, q2, d0[0]
    vadd.f32 q10, q14, q10
    vmla.f32 q4, q3, d1[0]
    vmla.f32 q13, q2, d2[0]
    vadd.f32 q11, q11, q3
    vmla.f32 q8, q3, d3[0]
    vmla.f32 q15, q9, d0[1]
    vmla.f32 q4, q10, d1[1]
    vmla.f32 q13, q9, d2[1]
    vadd.f32 q9, q11, q10
    vmla.f32 q8, q10, d3[1]
    vst1.32 {d18, d19}, [r12]
    add r12, r12, #128
    vst1.32 {d30, d31}, [r12]
    add r12, r12, #128
    vst1.32 {d8, d9}, [r12]
    add r12, r12, #128
    vst1.32 {d26, d27}, [r12]
    add r12, r12, #128
    vst1.32 {d16, d17}, [r12]
    sub r12, r12, #496
    cmp r10, #0
    bne .Lrepeat_90
    ldr r0, [r6]
    mov r8, r14
    mov r9, r4
    ldr r3, [r6, #12]
    lsl r0, r0, #2
    ldr r4, [r6, #4]
    add r5, r8, r0
    add r10, r5, r0
    ldr r6, [r6, #8]
    add r1, r10, r0
    cmp r3, #31
    bne .Lotherwise_91
    movw r2, #5
.Lrepeat_92:
    tst r6, #1
    beq .Lotherwise_93
    vld1.32 {d16, d17}, [r9]!
    add r3, r8, #4
    add r12, r5, #4
    vld1.32 {d18, d19}, [r7]
    add r14, r10, #4
    add r11, r1, #4
    vld1.32 {d20, d21}, [r9]!
    vadd.f32 q8, q8, q9
    vld1.32 {d18, d19}, [r9]!
    vld1.32 {d22, d23}, [r9]!
    vadd.f32 q15, q8, q10
    vld1.32 {d26, d27}, [r9]!
    vsub.f32 q14, q8, q10
    vld1.32 {d16, d17}, [r9]!
    vld1.32 {d6, d7}, [r9]!
    vadd.f32 q2, q9, q11
    vld1.32 {d20, d21}, [r9]
    vsub.f32 q9, q9, q11
    sub r9, r9, #112
    vmov q11, q14
    movw r0, #:lower16:(.Lconstants_nnp_winograd_f5x5_4x4_output_with_bias__armv7_neon - (1f + 8))
    movt r0, #:upper16:(.Lconstants_nnp_winograd_f5x5_4x4_output_with_bias__armv7_neon - (1f + 8))
1:
    add r0, pc, r0
    vld1.32 {d0, d1}, [r0]
    vmov q12, q15
    movw r0, #:lower16:(.Lconstants_nnp_winograd_f5x5_4x4_output_with_bias__armv7_neon+16 - (1f + 8))
    movt r0, #:upper16:(.Lconstants_nnp_winograd_f5x5_4x4_output_with_bias__armv7_neon+16 - (1f + 8))
1:
    add r0, pc, r0
    vld1.32 {d2, d3}, [r0]
    vadd.f32 q4, q13, q8
    vsub.f32 q8, q13, q8
    vadd.f32 q10, q10, q15
    vmla.f32 q11, q9, d0[0]
    vmla.f32 q12, q2, d1[0]
    vmla.f32 q14, q9, d2[0]
    vadd.f32 q15, q3, q15
    vadd.f32 q9, q10, q2
    vmla.f32 q11, q8, d0[1]
    vmla.f32 q12, q4, d1[1]
    vmla.f32 q14, q8, d2[1]
    vmla.f32 q15, q2, d3[0]
    vadd.f32 q8, q9, q4
    vmla.f32 q15, q4, d3[1]
    vmov q9, q11
    vmov q10, q12
    vmov q13, q14
    vtrn.32 q8, q9
    vtrn.32 q10, q13
    vswp d17, d20
    vtrn.32 q11, q12
    vtrn.32 q14, q15
    vst1.32 {d16, d17}, [r8]
    vswp d19, d26
    vswp d23, d28
    vst1.32 {d18, d19}, [r5]
    vswp d25, d30
    vst1.32 {d20, d21}, [r10]
    vst1.32 {d26, d27}, [r1]
    vst1.32 {d22, d23}, [r3]
    vst1.32 {d24, d25}, [r12]
    vst1.32 {d28, d29}, [r14]
    vst1.32 {d30, d31}, [r11]
.Lotherwise_93:
    sub r2, r2, #1
    lsr r6, r6, #1
    add r8, r8, r4, lsl #2
    add r5, r5, r4, lsl #2
    add r10, r10, r4, lsl #2
    add r1, r1, r4, lsl #2
    add r9, r9, #128
    cmp r2, #0
    bne .Lrepeat_92
    b .Lend_94
.Lotherwise_91:
    movw r12, #5
.Lrepeat_95:
    tst r6, #1
    beq .Lotherwise_96
    vld1.32 {d16, d17}, [r9]!
    ubfx r0, r3, #0, #4
    vld1.32 {d18, d19}, [r7]
    vld1.32 {d20, d21}, [r9]!
    vld1.32 {d22, d23}, [r9]!
    vadd.f32 q8, q8, q9
    vld1.32 {d18, d19}, [r9]!
    vld1.32 {d26, d27}, [r9]!
    vadd.f32 q12, q8, q10
    vld1.32 {d28, d29}, [r9]!
    vsub.f32 q15, q8, q10
    vld1.32 {d16, d17}, [r9]!
    vadd.f32 q2, q11, q9
    vld1.32 {d20, d21}, [r9]
    vsub.f32 q3, q11, q9
    sub r9, r9, #112
    vmov q11, q15
    movw r2, #:lower16:(.Lconstants_nnp_winograd_f5x5_4x4_output_with_bias__armv7_neon - (1f + 8))
    movt r2, #:upper16:(.Lconstants_nnp_winograd_f5x5_4x4_output_with_bias__armv7_neon - (1f + 8))
1:
    add r2, pc, r2
    vld1.32 {d0, d1}, [r2]
    vadd.f32 q9, q10, q12
    movw r2, #:lower16:(.Lconstants_nnp_winograd_f5x5_4x4_output_with_bias__armv7_neon+16 - (1f + 8))
    movt r2, #:upper16:(.Lconstants_nnp_winograd_f5x5_4x4_output_with_bias__armv7_neon+16 - (1f + 8))
1:
    add r2, pc, r2
    vld1.32 {d2, d3}, [r2]
    vadd.f32 q4, q8, q12
    vadd.f32 q8, q13, q14
    vsub.f32 q10, q13, q14
    vadd.f32 q9, q9, q2
    vmla.f32 q11, q3, d0[0]
    vmla.f32 q12, q2, d1[0]
    vmla.f32 q15, q3, d2[0]
    vmla.f32 q4, q2, d3[0]
    vadd.f32 q9, q9, q8
    vmla.f32 q11, q10, d0[1]
    vmla.f32 q12, q8, d1[1]
    vmla.f32 q15, q10, d2[1]
    vmla.f32 q4, q8, d3[1]
    cmp r0, #15
    bne .Lotherwise_97
    vtrn.32 q9, q11
    vtrn.32 q12, q15
    vswp d19, d24
    vswp d23, d30
    vst1.32 {d18, d19}, [r8]
    vst1.32 {d22, d23}, [r5]
    vst1.32 {d24, d25}, [r10]
    vst1.32 {d30, d31}, [r1]
    b .Lend_98
.Lotherwise_97:
    tst r3, #1
    beq .Lotherwise_99
    vst1.32 {d18[0]}, [r8]
    vst1.32 {d18[1]}, [r5]
    vst1.32 {d19[0]}, [r10]
    vst1.32 {d19[1]}, [r1]
.Lotherwise_99:
    tst r3, #2
    beq .Lotherwise_100
    add r0, r8, #4
    vst1.32 {d22[0]}, [r0]
    add r0, r5, #4
    add r2, r10, #4
    vst1.32 {d22[1]}, [r0]
    add r0, r1, #4
    vst1.32 {d23[0]}, [r2]
    vst1.32 {d23[1]}, [r0]
.Lotherwise_100:
    tst r3, #4
    beq .Lotherwise_101
    add r0, r8, #8
    vst1.32 {d24[0]}, [r0]
    add r0, r5, #8
    add r2, r10, #8
    vst1.32 {d24[1]}, [r0]
    add r0, r1, #8
    vst1.32 {d25[0]}, [r2]
    vst1.32 {d25[1]}, [r0]
.Lotherwise_101:
    tst r3, #8
    beq .Lotherwise_102
    add r0, r8, #12
    vst1.32 {d30[0]}, [r0]
    add r0, r5, #12
    add r2, r10, #12
    vst1.32 {d30[1]}, [r0]
    add r0, r1, #12
    vst1.32 {d31[0]}, [r2]
    vst1.32 {d31[1]}, [r0]
.Lotherwise_102:
.Lend_98:
    ubfx r0, r3, #4, #4
    cmp r0, #15
    bne .Lotherwise_103
    add r0, r8, #16
    add r2, r5, #16
    vmov q8, q4
    add r14, r10, #16
    add r11, r1, #16
    vmov q9, q4
    vmov q10, q4
    vtrn.32 q4, q8
    vtrn.32 q9, q10
    vswp d9, d18
    vswp d17, d20
    vst1.32 {d8, d9}, [r0]
    vst1.32 {d16, d17}, [r2]
    vst1.32 {d18, d19}, [r14]
    vst1.32 {d20, d21}, [r11]
    b .Lend_104
.Lotherwise_103:
    tst r3, #16
    beq .Lotherwise_105
    add r0, r8, #16
    vst1.32 {d8[0]}, [r0]
    add r0, r5, #16
    add r2, r10, #16
    vst1.32 {d8[1]}, [r0]
    add r0, r1, #16
    vst1.32 {d9[0]}, [r2]
    vst1.32 {d9[1]}, [r0]
.Lotherwise_105:
    tst r3, #32
    beq .Lotherwise_106
    add r0, r8, #20
    vst1.32 {d8[0]}, [r0]
    add r0, r5, #20
    add r2, r10, #20
    vst1.32 {d8[1]}, [r0]
    add r0, r1, #20
    vst1.32 {d9[0]}, [r2]
    vst1.32 {d9[1]}, [r0]
.Lotherwise_106:
    tst r3, #64
    beq .Lotherwise_107
    add r0, r8, #24
    vst1.32 {d8[0]}, [r0]
    add r0, r5, #24
    add r2, r10, #24
    vst1.32 {d8[1]}, [r0]
    add r0, r1, #24
    vst1.32 {d9[0]}, [r2]
    vst1.32 {d9[1]}, [r0]
.Lotherwise_107:
    tst r3, #128
    beq .Lotherwise_108
    add r0, r8, #28
    vst1.32 {d8[0]}, [r0]
    add r0, r5, #28
    add r2, r10, #28
    vst1.32 {d8[1]}, [r0]
    add r0, r1, #28
    vst1.32 {d9[0]}, [r2]
    vst1.32 {d9[1]}, [r0]
.Lotherwise_108:
.Lend_104:
.Lotherwise_96:
    sub r12, r12, #1
    lsr r6, r6, #1
    add r8, r8, r4, lsl #2
    add r5, r5, r4, lsl #2
    add r10, r10, r4, lsl #2
    add r1, r1, r4, lsl #2
    add r9, r9, #128
    cmp r12, #0
    bne .Lrepeat_95
.Lend_94:
    vpop {d8, d9}
    pop {r4, r5, r6, r7, r8, r9, r10, r11, pc}
    .size nnp_winograd_f5x5_4x4_output_with_bias__armv7_neon, . - nnp_winograd_f5x5_4x4_output_with_bias__armv7_neon

.section .rodata
    .p2align 4
.Lconstants_nnp_winograd_f5x5_4x4_output_with_bias_with_relu__armv7_neon:
    .long 0x40000000, 0x3f000000, 0x40800000, 0x3e800000
    .long 0x41000000, 0x3e000000, 0x41800000, 0x3d800000

    .text
    .p2align 4
    .globl nnp_winograd_f5x5_4x4_output_with_bias_with_relu__armv7_neon
    .type nnp_winograd_f5x5_4x4_output_with_bias_with_relu__armv7_neon, %function
nnp_winograd_f5x5_4x4_output_with_bias_with_relu__armv7_neon:
    push {r4, r5, r6, r7, r8, r9, r10, r11, r14}
    vpush {d8, d9, d10, d11, d12, d13, d14, d15}
    ldr r4, [sp, #104]
    lsl r5, r1, #2
    ldr r6, [sp, #100]
    mov r7, r2
    mov r14, r3
    add r8, r5, r5, lsl #1
    mov r9, r0
    lsl r3, r1, #3
    mov r12, r4
    movw r10, #8
.Lrepeat_109:
    add r0, r9, r5
    vld1.32 {d16, d17}, [r9]
    add r1, r9, r5, lsl #1
    vld1.32 {d18, d19}, [r0]
    add r2, r9, r8
    add r11, r9, r5
    vld1.32 {d20, d21}, [r1]
    add r0, r9, r5
    add r1, r9, r8, lsl #1
    vld1.32 {d22, d23}, [r2]
    vsub.f32 q13, q8, q9
    add r2, r11, r8, lsl #1
    vadd.f32 q8, q8, q9
    add r11, r9, r5, lsl #2
    add r0, r0, r5, lsl #2
    vld1.32 {d18, d19}, [r1]
    vsub.f32 q2, q10, q11
    sub r10, r10, #1
    vld1.32 {d24, d25}, [r2]
    add r9, r9, r3, lsl #2
    vmov q15, q13
    vld1.32 {d28, d29}, [r11]
    vadd.f32 q3, q10, q11
    vld1.32 {d20, d21}, [r0]
    vmov q4, q8
    movw r0, #:lower16:(.Lconstants_nnp_winograd_f5x5_4x4_output_with_bias_with_relu__armv7_neon - (1f + 8))
    movt r0, #:upper16:(.Lconstants_nnp_winograd_f5x5_4x4_output_with_bias_with_relu__armv7_neon - (1f + 8))
1:
    add r0, pc, r0
    vld1.32 {d0, d1}, [r0]
    vadd.f32 q11, q12, q8
    movw r0, #:lower16:(.Lconstants_nnp_winograd_f5x5_4x4_output_with_bias_with_relu__armv7_neon+16 - (1f + 8))
    movt r0, #:upper16:(.Lconstants_nnp_winograd_f5x5_4x4_output_with_bias_with_relu__armv7_neon+16 - (1f + 8))
1:
    add r0, pc, r0
    vld1.32 {d2, d3}, [r0]
    vadd.f32 q8, q9, q8
    vsub.f32 q9, q14, q10
    vmla.f32 q15, q2, d0[0]
    vadd.f32 q10, q14, q10
    vmla.f32 q4, q3, d1[0]
    vmla.f32 q13, q2, d2[0]
    vadd.f32 q11, q11, q3
    vmla.f32 q8, q3, d3[0]
    vmla.f32 q15, q9, d0[1]
    vmla.f32 q4, q10, d1[1]
    vmla.f32 q13, q9, d2[1]
    vadd.f32 q9, q11, q10
    vmla.f32 q8, q10, d3[1]
    vst1.32 {d18, d19}, [r12]
    add r12, r12, #128
    vst1.32 {d30, d31}, [r12]
    add r12, r12, #128
    vst1.32 {d8, d9}, [r12]
    add r12, r12, #128
    vst1.32 {d26, d27}, [r12]
    add r12, r12, #128
    vst1.32 {d16, d17}, [r12]
    sub r12, r12, #496
    cmp r10, #0
    bne .Lrepeat_109
    ldr r0, [r6]
    mov r8, r14
    mov r9, r4
    ldr r3, [r6, #12]
    lsl r0, r0, #2
    ldr r4, [r6, #4]
    add r5, r8, r0
    add r10, r5, r0
    ldr r6, [r6, #8]
    add r1, r10, r0
    cmp r3, #31
    bne .Lotherwise_110
    movw r2, #5
.Lrepeat_111:
    tst r6, #1
    beq .Lotherwise_112
    vld1.32 {d16, d17}, [r9]!
    vmov.i32 q14, #0
    add r3, r8, #4
    vld1.32 {d18, d19}, [r7]
    add r12, r5, #4
    add r14, r10, #4
    vld1.32 {d20, d21}, [r9]!
    add r11, r1, #4
    vadd.f32 q8, q8, q9
    vld1.32 {d18, d19}, [r9]!
    vld1.32 {d22, d23}, [r9]!
    vadd.f32 q2, q8, q10
    vld1.32 {d26, d27}, [r9]!
    vsub.f32 q15, q8, q10
    vld1.32 {d16, d17}, [r9]!
    vld1.32 {d6, d7}, [r9]!
    vadd.f32 q4, q9, q11
    vld1.32 {d20, d21}, [r9]
    vsub.f32 q9, q9, q11
    sub r9, r9, #112
    vmov q11, q15
    movw r0, #:lower16:(.Lconstants_nnp_winograd_f5x5_4x4_output_with_bias_with_relu__armv7_neon - (1f + 8))
    movt r0, #:upper16:(.Lconstants_nnp_winograd_f5x5_4x4_output_with_bias_with_relu__armv7_neon - (1f + 8))
1:
    add r0, pc, r0
    vld1.32 {d0, d1}, [r0]
    vmov q12, q2
    movw r0, #:lower16:(.Lconstants_nnp_winograd_f5x5_4x4_output_with_bias_with_relu__armv7_neon+16 - (1f + 8))
    movt r0, #:upper16:(.Lconstants_nnp_winograd_f5x5_4x4_output_with_bias_with_relu__armv7_neon+16 - (1f + 8))
1:
    add r0, pc, r0
    vld1.32 {d2, d3}, [r0]
    vadd.f32 q5, q13, q8
    vsub.f32 q8, q13, q8
    vadd.f32 q10, q10, q2
    vmla.f32 q11, q9, d0[0]
    vmla.f32 q12, q4, d1[0]
    vmla.f32 q15, q9, d2[0]
    vadd.f32 q13, q3, q2
    vadd.f32 q9, q10, q4
    vmla.f32 q11, q8, d0[1]
    vmla.f32 q12, q5, d1[1]
    vmla.f32 q15, q8, d2[1]
    vmla.f32 q13, q4, d3[0]
    vadd.f32 q8, q9, q5
    vmla.f32 q13, q5, d3[1]
    vmax.f32 q8, q14, q8
    vmax.f32 q9, q14, q11
    vmax.f32 q10, q14, q12
    vmax.f32 q11, q14, q15
    vmax.f32 q12, q14, q13
    vmov q13, q9
    vmov q14, q10
    vmov q15, q11
    vtrn.32 q8, q13
    vtrn.32 q14, q15
    vswp d17, d28
    vtrn.32 q9, q10
    vtrn.32 q11, q12
    vst1.32 {d16, d17}, [r8]
    vswp d27, d30
    vswp d19, d22
    vst1.32 {d26, d27}, [r5]
    vswp d21, d24
    vst1.32 {d28, d29}, [r10]
    vst1.32 {d30, d31}, [r1]
    vst1.32 {d18, d19}, [r3]
    vst1.32 {d20, d21}, [r12]
    vst1.32 {d22, d23}, [r14]
    vst1.32 {d24, d25}, [r11]
.Lotherwise_112:
    sub r2, r2, #1
    lsr r6, r6, #1
    add r8, r8, r4, lsl #2
    add r5, r5, r4, lsl #2
    add r10, r10, r4, lsl #2
    add r1, r1, r4, lsl #2
    add r9, r9, #128
    cmp r2, #0
    bne .Lrepeat_111
    b .Lend_113
.Lotherwise_110:
    movw r12, #5
.Lrepeat_114:
    tst r6, #1
    beq .Lotherwise_115
    vld1.32 {d16, d17}, [r9]!
    vmov.i32 q14, #0
    ubfx r0, r3, #0, #4
    vld1.32 {d18, d19}, [r7]
    vld1.32 {d20, d21}, [r9]!
    vld1.32 {d22, d23}, [r9]!
    vadd.f32 q8, q8, q9
    vld1.32 {d18, d19}, [r9]!
    vld1.32 {d26, d27}, [r9]!
    vadd.f32 q15, q8, q10
    vld1.32 {d4, d5}, [r9]!
    vsub.f32 q3, q8, q10
    vld1.32 {d16, d17}, [r9]!
    vadd.f32 q4, q11, q9
    vld1.32 {d10, d11}, [r9]
    vsub.f32 q12, q11, q9
    sub r9, r9, #112
    vmov q6, q3
    movw r2, #:lower16:(.Lconstants_nnp_winograd_f5x5_4x4_output_with_bias_with_relu__armv7_neon - (1f + 8))
    movt r2, #:upper16:(.Lconstants_nnp_winograd_f5x5_4x4_output_with_bias_with_relu__armv7_neon - (1f + 8))
1:
    add r2, pc, r2
    vld1.32 {d0, d1}, [r2]
    vmov q10, q15
    movw r2, #:lower16:(.Lconstants_nnp_winograd_f5x5_4x4_output_with_bias_with_relu__armv7_neon+16 - (1f + 8))
    movt r2, #:upper16:(.Lconstants_nnp_winograd_f5x5_4x4_output_with_bias_with_relu__armv7_neon+16 - (1f + 8))
1:
    add r2, pc, r2
    vld1.32 {d2, d3}, [r2]
    vadd.f32 q11, q8, q15
    vadd.f32 q7, q13, q2
    vsub.f32 q8, q13, q2
    vadd.f32 q9, q5, q15
    vmla.f32 q6, q12, d0[0]
    vmla.f32 q10, q4, d1[0]
    vmla.f32 q3, q12, d2[0]
    vmla.f32 q11, q4, d3[0]
    vadd.f32 q9, q9, q4
    vmla.f32 q6, q8, d0[1]
    vmla.f32 q10, q7, d1[1]
    vmla.f32 q3, q8, d2[1]
    vmla.f32 q11, q7, d3[1]
    vadd.f32 q8, q9, q7
    vmax.f32 q9, q14, q6
    vmax.f32 q8, q14, q8
    vmax.f32 q10, q14, q10
    vmax.f32 q12, q14, q3
    vmax.f32 q11, q14, q11
    cmp r0, #15
    bne .Lotherwise_116
    vtrn.32 q8, q9
    vtrn.32 q10, q12
    vswp d17, d20
    vswp d19, d24
    vst1.32 {d16, d17}, [r8]
    vst1.32 {d18, d19}, [r5]
    vst1.32 {d20, d21}, [r10]
    vst1.32 {d24, d25}, [r1]
    b .Lend_117
.Lotherwise_116:
    tst r3, #1
    beq .Lotherwise_118
    vst1.32 {d16[0]}, [r8]
    vst1.32 {d16[1]}, [r5]
    vst1.32 {d17[0]}, [r10]
    vst1.32 {d17[1]}, [r1]
.Lotherwise_118:
    tst r3, #2
    beq .Lotherwise_119
    add r0, r8, #4
    vst1.32 {d18[0]}, [r0]
    add r0, r5, #4
    add r2, r10, #4
    vst1.32 {d18[1]}, [r0]
    add r0, r1, #4
    vst1.32 {d19[0]}, [r2]
    vst1.32 {d19[1]}, [r0]
.Lotherwise_119:
    tst r3, #4
    beq .Lotherwise_120
    add r0, r8, #8
    vst1.32 {d20[0]}, [r0]
    add r0, r5, #8
    add r2, r10, #8
    vst1.32 {d20[1]}, [r0]
    add r0, r1, #8
    vst1.32 {d21[0]}, [r2]
    vst1.32 {d21[1]}, [r0]
.Lotherwise_120:
    tst r3, #8
    beq .Lotherwise_121
    add r0, r8, #12
    vst1.32 {d24[0]}, [r0]
    add r0, r5, #12
    add r2, r10, #12
    vst1.32 {d24[1]}, [r0]
    add r0, r1, #12
    vst1.32 {d25[0]}, [r2]
    vst1.32 {d25[1]}, [r0]
.Lotherwise_121:
.Lend_117:
    ubfx r0, r3, #4, #4
    cmp r0, #15
    bne .Lotherwise_122
    add r0, r8, #16
    add r2, r5, #16
    vmov q8, q11
    add r14, r10, #16
    add r11, r1, #16
    vmov q9, q11
    vmov q10, q11
    vtrn.32 q11, q8
    vtrn.32 q9, q10
    vswp d23, d18
    vswp d17, d20
    vst1.32 {d22, d23}, [r0]
    vst1.32 {d16, d17}, [r2]
    vst1.32 {d18, d19}, [r14]
    vst1.32 {d20, d21}, [r11]
    b .Lend_123
.Lotherwise_122:
    tst r3, #16
    beq .Lotherwise_124
    add r0, r8, #16
    vst1.32 {d22[0]}, [r0]
    add r0, r5, #16
    add r2, r10, #16
    vst1.32 {d22[1]}, [r0]
    add r0, r1, #16
    vst1.32 {d23[0]}, [r2]
    vst1.32 {d23[1]}, [r0]
.Lotherwise_124:
    tst r3, #32
    beq .Lotherwise_125
    add r0, r8, #20
    vst1.32 {d22[0]}, [r0]
    add r0, r5, #20
    add r2, r10, #20
    vst1.32 {d22[1]}, [r0]
    add r0, r1, #20
    vst1.32 {d23[0]}, [r2]
    vst1.32 {d23[1]}, [r0]
.Lotherwise_125:
    tst r3, #64
    beq .Lotherwise_126
    add r0, r8, #24
    vst1.32 {d22[0]}, [r0]
    add r0, r5, #24
    add r2, r10, #24
    vst1.32 {d22[1]}, [r0]
    add r0, r1, #24
    vst1.32 {d23[0]}, [r2]
    vst1.32 {d23[1]}, [r0]
.Lotherwise_126:
    tst r3, #128
    beq .Lotherwise_127
    add r0, r8, #28
    vst1.32 {d22[0]}, [r0]
    add r0, r5, #28
    add r2, r10, #28
    vst1.32 {d22[1]}, [r0]
    add r0, r1, #28
    vst1.32 {d23[0]}, [r2]
    vst1.32 {d23[1]}, [r0]
.Lotherwise_127:
.Lend_123:
.Lotherwise_115:
    sub r12, r12, #1
    lsr r6, r6, #1
    add r8, r8, r4, lsl #2
    add r5, r5, r4, lsl #2
    add r10, r10, r4, lsl #2
    add r1, r1, r4, lsl #2
    add r9, r9, #128
    cmp r12, #0
    bne .Lrepeat_114
.Lend_113:
    vpop {d8, d9, d10, d11, d12, d13, d14, d15}
    pop {r4, r5, r6, r7, r8, r9, r10, r11, pc}
    .size nnp_winograd_f5x5_4x4_output_with_bias_with_relu__armv7_neon, . - nnp_winograd_f5x5_4x4_output_with_bias_with_relu__armv7_neon

.section .rodata
    .p2align 4
.Lconstants_nnp_winograd_f7x7_2x2_kernel__armv7_neon:
    .long 0xbe638e39, 0x3e638e39, 0x3c360b61, 0x3cb60b61
    .long 0x3f360b61, 0x3eb60b61, 0x00000000, 0x00000000

    .text
    .p2align 4
    .globl nnp_winograd_f7x7_2x2_kernel__armv7_neon
    .type nnp_winograd_f7x7_2x2_kernel__armv7_neon, %function
nnp_winograd_f7x7_2x2_kernel__armv7_neon:
    push {r4, r5, r6, r7, r8, r9, r10, r11, r14}
    ldr r5, [sp, #36]
    lsl r1, r1, #2
    add r12, r0, r1
    add r14, r12, r1
    add r1, r14, r1
    mov r6, r5
    movw r4, #4
.Lrepeat_128:
    vld1.32 {d16, d17}, [r0]!
    sub r4, r4, #1
    vld1.32 {d18, d19}, [r12]!
    vld1.32 {d20, d21}, [r14]!
    vld1.32 {d22, d23}, [r1]!
    vtrn.32 q8, q9
    vtrn.32 q10, q11
    vswp d17, d20
    vswp d19, d22
    vst1.32 {d16, d17}, [r6]!
    vst1.32 {d18, d19}, [r6]!
    vst1.32 {d20, d21}, [r6]!
    vst1.32 {d22, d23}, [r6]!
    cmp r4, #0
    bne .Lrepeat_128
    lsl r4, r3, #2
    add r7, r4, r4, lsl #1
    mov r8, r2
    lsl r12, r3, #3
    movw r14, #4
.Lrepeat_129:
    vld1.32 {d16, d17}, [r5]!
    movw r9, #8
    movw r0, #:lower16:(.Lconstants_nnp_winograd_f7x7_2x2_kernel__armv7_neon - (1f + 8))
    movt r0, #:upper16:(.Lconstants_nnp_winograd_f7x7_2x2_kernel__armv7_neon - (1f + 8))
1:
    add r0, pc, r0
    vld1.32 {d0, d1}, [r0]
    movw r0, #:lower16:(.Lconstants_nnp_winograd_f7x7_2x2_kernel__armv7_neon+16 - (1f + 8))
    movt r0, #:upper16:(.Lconstants_nnp_winograd_f7x7_2x2_kernel__armv7_neon+16 - (1f + 8))
1:
    add r0, pc, r0
    vld1.32 {d2, d3}, [r0]
    vmul.f32 q9, q8, d0[0]
    vld1.32 {d20, d21}, [r5]!
    vmul.f32 q11, q8, d1[0]
    vmov q12, q9
    vmul.f32 q13, q8, d2[0]
    vmov q14, q11
    vmls.f32 q12, q10, d0[1]
    vmov q15, q13
    vmla.f32 q9, q10, d0[1]
    vmla.f32 q14, q10, d1[1]
    vmls.f32 q11, q10, d1[1]
    vst1.32 {d24, d25}, [r6]!
    vmla.f32 q15, q10, d2[1]
    vmls.f32 q13, q10, d2[1]
    vst1.32 {d18, d19}, [r6]!
    vst1.32 {d28, d29}, [r6]!
    vst1.32 {d22, d23}, [r6]!
    vst1.32 {d30, d31}, [r6]!
    vst1.32 {d26, d27}, [r6]!
    vst1.32 {d20, d21}, [r6]!
    vst1.32 {d16, d17}, [r6]!
    vld1.32 {d16, d17}, [r5]!
    vld1.32 {d18, d19}, [r5]
    sub r5, r5, #48
    vmul.f32 q10, q8, d0[0]
    vmul.f32 q11, q8, d1[0]
    vmov q12, q10
    vmul.f32 q13, q8, d2[0]
    vmov q14, q11
    vmls.f32 q12, q9, d0[1]
    vmov q15, q13
    vmla.f32 q10, q9, d0[1]
    vmla.f32 q14, q9, d1[1]
    vmls.f32 q11, q9, d1[1]
    vst1.32 {d24, d25}, [r6]!
    vmla.f32 q15, q9, d2[1]
    vmls.f32 q13, q9, d2[1]
    vst1.32 {d20, d21}, [r6]!
    vst1.32 {d28, d29}, [r6]!
    vst1.32 {d22, d23}, [r6]!
    vst1.32 {d30, d31}, [r6]!
    vst1.32 {d26, d27}, [r6]!
    vst1.32 {d18, d19}, [r6]!
    vst1.32 {d16, d17}, [r6]
    sub r6, r6, #240
    mov r1, r6
.Lrepeat_130:
    vld1.32 {d16, d17}, [r1]
    add r1, r1, #128
    add r2, r8, r4
    vld1.32 {d18, d19}, [r1]
    add r3, r8, r4, lsl #1
    add r10, r8, r7
    vmul.f32 q10, q8, d0[0]
    add r11, r8, r4, lsl #2
    add r0, r8, r4
    vmul.f32 q11, q8, d1[0]
    add r0, r0, r4, lsl #2
    sub r9, r9, #1
    vmov q12, q10
    sub r1, r1, #112
    vmul.f32 q13, q8, d2[0]
    vmov q14, q11
    vmls.f32 q12, q9, d0[1]
    vmov q15, q13
    vmla.f32 q10, q9, d0[1]
    vmla.f32 q14, q9, d1[1]
    vmls.f32 q11, q9, d1[1]
    vst1.32 {d24, d25}, [r8]
    vmla.f32 q15, q9, d2[1]
    vmls.f32 q13, q9, d2[1]
    vst1.32 {d20, d21}, [r2]
    add r2, r8, r7, lsl #1
    vst1.32 {d28, d29}, [r3]
    add r3, r8, r4
    add r3, r3, r7, lsl #1
    vst1.32 {d22, d23}, [r10]
    add r8, r8, r12, lsl #2
    vst1.32 {d30, d31}, [r11]
    vst1.32 {d26, d27}, [r0]
    vst1.32 {d18, d19}, [r2]
    vst1.32 {d16, d17}, [r3]
    cmp r9, #0
    bne .Lrepeat_130
    lsl r0, r12, #3
    sub r8, r8, r0, lsl #2
    sub r14, r14, #1
    add r8, r8, #32
    add r5, r5, #64
    cmp r14, #0
    bne .Lrepeat_129
    pop {r4, r5, r6, r7, r8, r9, r10, r11, pc}
    .size nnp_winograd_f7x7_2x2_kernel__armv7_neon, . - nnp_winograd_f7x7_2x2_kernel__armv7_neon

.section .rodata
    .p2align 4
.Lconstants_nnp_winograd_f7x7_2x2_output_with_bias__armv7_neon:
    .long 0x40000000, 0x3f000000, 0x40800000, 0x3e800000
    .long 0x41000000, 0x3e000000, 0x41800000, 0x3d800000
    .long 0x42000000, 0x3d000000, 0x42800000, 0x3c800000

    .text
    .p2align 4
    .globl nnp_winograd_f7x7_2x2_output_with_bias__armv7_neon
    .type nnp_winograd_f7x7_2x2_output_with_bias__armv7_neon, %function
nnp_winograd_f7x7_2x2_output_with_bias__armv7_neon:
    push {r4, r5, r6, r7, r8, r9, r10, r11, r14}
    vpush {d8, d9, d10, d11, d12, d13, d14, d15}
    ldr r14, [sp, #104]
    lsl r4, r1, #2
    ldr r5, [sp, #100]
    mov r6, r2
    mov r12, r3
    add r7, r4, r4, lsl #1
    mov r8, r0
    lsl r2, r1, #3
    mov r3, r14
    movw r9, #8
.Lrepeat_131:
    add r0, r8, r4
    vld1.32 {d16, d17}, [r8]
    add r1, r8, r4, lsl #1
    vld1.32 {d18, d19}, [r0]
    add r10, r8, r7
    add r0, r8, r4
    vld1.32 {d20, d21}, [r1]
    add r1, r8, r4
    add r11, r0, r7, lsl #1
    vld1.32 {d22, d23}, [r10]
    vsub.f32 q15, q8, q9
    add r10, r8, r4, lsl #2
    vadd.f32 q13, q8, q9
    add r0, r1, r4, lsl #2
    vld1.32 {d16, d17}, [r11]
    add r1, r8, r7, lsl #1
    vsub.f32 q3, q10, q11
    sub r9, r9, #1
    vld1.32 {d28, d29}, [r10]
    add r8, r8, r2, lsl #2
    vmov q4, q15
    vld1.32 {d10, d11}, [r0]
    vadd.f32 q11, q10, q11
    movw r0, #:lower16:(.Lconstants_nnp_winograd_f7x7_2x2_output_with_bias__armv7_neon - (1f + 8))
    movt r0, #:upper16:(.Lconstants_nnp_winograd_f7x7_2x2_output_with_bias__armv7_neon - (1f + 8))
1:
    add r0, pc, r0
    vld1.32 {d0, d1}, [r0]
    vmov q12, q13
    vld1.32 {d18, d19}, [r1]
    vmov q6, q15
    movw r0, #:lower16:(.Lconstants_nnp_winograd_f7x7_2x2_output_with_bias__armv7_neon+16 - (1f + 8))
    movt r0, #:upper16:(.Lconstants_nnp_winograd_f7x7_2x2_output_with_bias__armv7_neon+16 - (1f + 8))
1:
    add r0, pc, r0
    vld1.32 {d2, d3}, [r0]
    vadd.f32 q10, q8, q13
    movw r0, #:lower16:(.Lconstants_nnp_winograd_f7x7_2x2_output_with_bias__armv7_neon+32 - (1f + 8))
    movt r0, #:upper16:(.Lconstants_nnp_winograd_f7x7_2x2_output_with_bias__armv7_neon+32 - (1f + 8))
1:
    add r0, pc, r0
    vld1.32 {d4, d5}, [r0]
    vsub.f32 q7, q14, q5
    vmla.f32 q4, q3, d0[0]
    vadd.f32 q14, q14, q5
    vmla.f32 q12, q11, d1[0]
    vadd.f32 q8, q9, q13
    vmla.f32 q6, q3, d2[0]
    vadd.f32 q9, q10, q11
    vmla.f32 q13, q11, d3[0]
    vmla.f32 q4, q7, d0[1]
    vmla.f32 q15, q3, d4[0]
    vmla.f32 q12, q14, d1[1]
    vmla.f32 q8, q11, d5[0]
    vmla.f32 q6, q7, d2[1]
    vadd.f32 q9, q9, q14
    vmla.f32 q13, q14, d3[1]
    vmla.f32 q15, q7, d4[1]
    vst1.32 {d18, d19}, [r3]
    add r3, r3, #128
    vmla.f32 q8, q14, d5[1]
    vst1.32 {d8, d9}, [r3]
    add r3, r3, #128
    vst1.32 {d24, d25}, [r3]
    add r3, r3, #128
    vst1.32 {d12, d13}, [r3]
    add r3, r3, #128
    vst1.32 {d26, d27}, [r3]
    add r3, r3, #128
    vst1.32 {d30, d31}, [r3]
    add r3, r3, #128
    vst1.32 {d16, d17}, [r3]
    sub r3, r3, #752
    cmp r9, #0
    bne .Lrepeat_131
    ldr r0, [r5]
    mov r8, r12
    mov r9, r14
    ldr r3, [r5, #12]
    lsl r0, r0, #2
    ldr r4, [r5, #4]
    add r7, r8, r0
    add r10, r7, r0
    ldr r5, [r5, #8]
    add r1, r10, r0
    cmp r3, #127
    bne .Lotherwise_132
    movw r2, #7
.Lrepeat_133:
    tst r5, #1
    beq .Lotherwise_134
    vld1.32 {d16, d17}, [r9]!
    add r3, r8, #12
    add r12, r7, #12
    vld1.32 {d18, d19}, [r6]
    add r14, r10, #12
    add r11, r1, #12
    vld1.32 {d20, d21}, [r9]!
    vadd.f32 q8, q8, q9
    vld1.32 {d18, d19}, [r9]!
    vld1.32 {d22, d23}, [r9]!
    vadd.f32 q15, q8, q10
    vld1.32 {d6, d7}, [r9]!
    vsub.f32 q13, q8, q10
    vld1.32 {d16, d17}, [r9]!
    vld1.32 {d28, d29}, [r9]!
    vadd.f32 q4, q9, q11
    vld1.32 {d10, d11}, [r9]
    vsub.f32 q9, q9, q11
    sub r9, r9, #112
    vmov q10, q13
    movw r0, #:lower16:(.Lconstants_nnp_winograd_f7x7_2x2_output_with_bias__armv7_neon - (1f + 8))
    movt r0, #:upper16:(.Lconstants_nnp_winograd_f7x7_2x2_output_with_bias__armv7_neon - (1f + 8))
1:
    add r0, pc, r0
    vld1.32 {d0, d1}, [r0]
    vmov q11, q15
    movw r0, #:lower16:(.Lconstants_nnp_winograd_f7x7_2x2_output_with_bias__armv7_neon+16 - (1f + 8))
    movt r0, #:upper16:(.Lconstants_nnp_winograd_f7x7_2x2_output_with_bias__armv7_neon+16 - (1f + 8))
1:
    add r0, pc, r0
    vld1.32 {d2, d3}, [r0]
    vmov q12, q13
    movw r0, #:lower16:(.Lconstants_nnp_winograd_f7x7_2x2_output_with_bias__armv7_neon+32 - (1f + 8))
    movt r0, #:upper16:(.Lconstants_nnp_winograd_f7x7_2x2_output_with_bias__armv7_neon+32 - (1f + 8))
1:
    add r0, pc, r0
    vld1.32 {d4, d5}, [r0]
    vadd.f32 q6, q3, q8
    vsub.f32 q3, q3, q8
    vadd.f32 q8, q5, q15
    vmla.f32 q10, q9, d0[0]
    vmla.f32 q11, q4, d1[0]
    vmla.f32 q12, q9, d2[0]
    vadd.f32 q14, q14, q15
    vadd.f32 q8, q8, q4
    vmla.f32 q10, q3, d0[1]
    vmla.f32 q11, q6, d1[1]
    vmla.f32 q12, q3, d2[1]
    vmla.f32 q15, q4, d3[0]
    vmla.f32 q13, q9, d4[0]
    vmla.f32 q14, q4, d5[0]
    vadd.f32 q8, q8, q6
    vmla.f32 q15, q6, d3[1]
    vmla.f32 q13, q3, d4[1]
    vmla.f32 q14, q6, d5[1]
    vmov q9, q12
    vtrn.32 q8, q10
    vtrn.32 q11, q9
    vswp d17, d22
    vtrn.32 q12, q15
    vtrn.32 q13, q14
    vst1.32 {d16, d17}, [r8]
    vswp d21, d18
    vswp d25, d26
    vst1.32 {d20, d21}, [r7]
    vswp d31, d28
    vst1.32 {d22, d23}, [r10]
    vst1.32 {d18, d19}, [r1]
    vst1.32 {d24, d25}, [r3]
    vst1.32 {d30, d31}, [r12]
    vst1.32 {d26, d27}, [r14]
    vst1.32 {d28, d29}, [r11]
.Lotherwise_134:
    sub r2, r2, #1
    lsr r5, r5, #1
    add r8, r8, r4, lsl #2
    add r7, r7, r4, lsl #2
    add r10, r10, r4, lsl #2
    add r1, r1, r4, lsl #2
    add r9, r9, #128
    cmp r2, #0
    bne .Lrepeat_133
    b .Lend_135
.Lotherwise_132:
    movw r12, #7
.Lrepeat_136:
    tst r5, #1
    beq .Lotherwise_137
    vld1.32 {d16, d17}, [r9]!
    ubfx r0, r3, #0, #4
    vld1.32 {d18, d19}, [r6]
    vld1.32 {d20, d21}, [r9]!
    vld1.32 {d22, d23}, [r9]!
    vadd.f32 q8, q8, q9
    vld1.32 {d18, d19}, [r9]!
    vld1.32 {d30, d31}, [r9]!
    vadd.f32 q5, q8, q10
    vld1.32 {d6, d7}, [r9]!
    vsub.f32 q14, q8, q10
    vld1.32 {d24, d25}, [r9]!
    vadd.f32 q4, q11, q9
    vld1.32 {d16, d17}, [r9]
    vsub.f32 q13, q11, q9
    sub r9, r9, #112
    vmov q6, q14
    movw r2, #:lower16:(.Lconstants_nnp_winograd_f7x7_2x2_output_with_bias__armv7_neon - (1f + 8))
    movt r2, #:upper16:(.Lconstants_nnp_winograd_f7x7_2x2_output_with_bias__armv7_neon - (1f + 8))
1:
    add r2, pc, r2
    vld1.32 {d2, d3}, [r2]
    vadd.f32 q11, q8, q5
    movw r2, #:lower16:(.Lconstants_nnp_winograd_f7x7_2x2_output_with_bias__armv7_neon+16 - (1f + 8))
    movt r2, #:upper16:(.Lconstants_nnp_winograd_f7x7_2x2_output_with_bias__armv7_neon+16 - (1f + 8))
1:
    add r2, pc, r2
    vld1.32 {d0, d1}, [r2]
    vmov q10, q5
    movw r2, #:lower16:(.Lconstants_nnp_winograd_f7x7_2x2_output_with_bias__armv7_neon+32 - (1f + 8))
    movt r2, #:upper16:(.Lconstants_nnp_winograd_f7x7_2x2_output_with_bias__armv7_neon+32 - (1f + 8))
1:
    add r2, pc, r2
    vld1.32 {d4, d5}, [r2]
    vmov q7, q14
    vadd.f32 q9, q12, q5
    vadd.f32 q12, q15, q3
    vsub.f32 q8, q15, q3
    vadd.f32 q11, q11, q4
    vmla.f32 q6, q13, d2[0]
    vmla.f32 q10, q4, d3[0]
    vmla.f32 q7, q13, d0[0]
    vmla.f32 q5, q4, d1[0]
    vmla.f32 q14, q13, d4[0]
    vmla.f32 q9, q4, d5[0]
    vadd.f32 q11, q11, q12
    vmla.f32 q6, q8, d2[1]
    vmla.f32 q10, q12, d3[1]
    vmla.f32 q7, q8, d0[1]
    vmla.f32 q5, q12, d1[1]
    vmla.f32 q14, q8, d4[1]
    vmla.f32 q9, q12, d5[1]
    cmp r0, #15
    bne .Lotherwise_138
    vtrn.32 q11, q6
    vtrn.32 q10, q7
    vswp d23, d20
    vswp d13, d14
    vst1.32 {d22, d23}, [r8]
    vst1.32 {d12, d13}, [r7]
    vst1.32 {d20, d21}, [r10]
    vst1.32 {d14, d15}, [r1]
    b .Lend_139
.Lotherwise_138:
    tst r3, #1
    beq .Lotherwise_140
    vst1.32 {d22[0]}, [r8]
    vst1.32 {d22[1]}, [r7]
    vst1.32 {d23[0]}, [r10]
    vst1.32 {d23[1]}, [r1]
.Lotherwise_140:
    tst r3, #2
    beq .Lotherwise_141
    add r0, r8, #4
    vst1.32 {d12[0]}, [r0]
    add r0, r7, #4
    add r2, r10, #4
    vst1.32 {d12[1]}, [r0]
    add r0, r1, #4
    vst1.32 {d13[0]}, [r2]
    vst1.32 {d13[1]}, [r0]
.Lotherwise_141:
    tst r3, #4
    beq .Lotherwise_142
    add r0, r8, #8
    vst1.32 {d20[0]}, [r0]
    add r0, r7, #8
    add r2, r10, #8
    vst1.32 {d20[1]}, [r0]
    add r0, r1, #8
    vst1.32 {d21[0]}, [r2]
    vst1.32 {d21[1]}, [r0]
.Lotherwise_142:
    tst r3, #8
    beq .Lotherwise_143
    add r0, r8, #12
    vst1.32 {d14[0]}, [r0]
    add r0, r7, #12
    add r2, r10, #12
    vst1.32 {d14[1]}, [r0]
    add r0, r1, #12
    vst1.32 {d15[0]}, [r2]
    vst1.32 {d15[1]}, [r0]
.Lotherwise_143:
.Lend_139:
    ubfx r0, r3, #4, #4
    cmp r0, #15
    bne .Lotherwise_144
    add r0, r8, #16
    add r2, r7, #16
    add r14, r10, #16
    add r11, r1, #16
    vmov q8, q9
    vtrn.32 q5, q14
    vtrn.32 q9, q8
    vswp d11, d18
    vswp d29, d16
    vst1.32 {d10, d11}, [r0]
    vst1.32 {d28, d29}, [r2]
    vst1.32 {d18, d19}, [r14]
    vst1.32 {d16, d17}, [r11]
    b .Lend_145
.Lotherwise_144:
    tst r3, #16
    beq .Lotherwise_146
    add r0, r8, #16
    vst1.32 {d10[0]}, [r0]
    add r0, r7, #16
    add r2, r10, #16
    vst1.32 {d10[1]}, [r0]
    add r0, r1, #16
    vst1.32 {d11[0]}, [r2]
    vst1.32 {d11[1]}, [r0]
.Lotherwise_146:
    tst r3, #32
    beq .Lotherwise_147
    add r0, r8, #20
    vst1.32 {d28[0]}, [r0]
    add r0, r7, #20
    add r2, r10, #20
    vst1.32 {d28[1]}, [r0]
    add r0, r1, #20
    vst1.32 {d29[0]}, [r2]
    vst1.32 {d29[1]}, [r0]
.Lotherwise_147:
    tst r3, #64
    beq .Lotherwise_148
    add r0, r8, #24
    vst1.32 {d18[0]}, [r0]
    add r0, r7, #24
    add r2, r10, #24
    vst1.32 {d18[1]}, [r0]
    add r0, r1, #24
    vst1.32 {d19[0]}, [r2]
    vst1.32 {d19[1]}, [r0]
.Lotherwise_148:
    tst r3, #128
    beq .Lotherwise_149
    add r0, r8, #28
    vst1.32 {d18[0]}, [r0]
    add r0, r7, #28
    add r2, r10, #28
    vst1.32 {d18[1]}, [r0]
    add r0, r1, #28
    vst1.32 {d19[0]}, [r2]
    vst1.32 {d19[1]}, [r0]
.Lotherwise_149:
.Lend_145:
.Lotherwise_137:
    sub r12, r12, #1
    lsr r5, r5, #1
    add r8, r8, r4, lsl #2
    add r7, r7, r4, lsl #2
    add r10, r10, r4, lsl #2
    add r1, r1, r4, lsl #2
    add r9, r9, #128
    cmp r12, #0
    bne .Lrepeat_136
.Lend_135:
    vpop {d8, d9, d10, d11, d12, d13, d14, d15}
    pop {r4, r5, r6, r7, r8, r9, r10, r11, pc}
    .size nnp_winograd_f7x7_2x2_output_with_bias__armv7_neon, . - nnp_winograd_f7x7_2x2_output_with_bias__armv7_neon

.section .rodata
    .p2align 4
.Lconstants_nnp_winograd_f7x7_2x2_output_with_bias_with_relu__armv7_neon:
    .long 0x40000000, 0x3f000000, 0x40800000, 0x3e800000
    .long 0x41000000, 0x3e000000, 0x41800000, 0x3d800000
    .long 0x42000000, 0x3d000000, 0x42800000, 0x3c800000

    .text
    .p2align 4
    .globl nnp_winograd_f7x7_2x2_output_with_bias_with_relu__armv7_neon
    .type nnp_winograd_f7x7_2x2_output_with_bias_with_relu__armv7_neon, %function
nnp_winograd_f7x7_2x2_output_with_bias_with_relu__armv7_neon:
    push {r4, r5, r6, r7, r8, r9, r10, r11, r14}
    vpush {d8, d9, d10, d11, d12, d13, d14, d15}
    ldr r14, [sp, #104]
    lsl r4, r1, #2
    ldr r5, [sp, #100]
    mov r6, r2
    mov r12, r3
    add r7, r4, r4, lsl #1
    mov r8, r0
    lsl r2, r1, #3
    mov r3, r14
    movw r9, #8
.Lrepeat_150:
    add r0, r8, r4
    vld1.32 {d16, d17}, [r8]
    add r1, r8, r4, lsl #1
    vld1.32 {d18, d19}, [r0]
    add r10, r8, r7
    add r0, r8, r4
    vld1.32 {d20, d21}, [r1]
    add r1, r8, r4
    add r11, r0, r7, lsl #1
    vld1.32 {d22, d23}, [r10]
    vsub.f32 q15, q8, q9
    add r10, r8, r4, lsl #2
    vadd.f32 q13, q8, q9
    add r0, r1, r4, lsl #2
    vld1.32 {d16, d17}, [r11]
    add r1, r8, r7, lsl #1
    vsub.f32 q3, q10, q11
    sub r9, r9, #1
    vld1.32 {d28, d29}, [r10]
    add r8, r8, r2, lsl #2
    vmov q4, q15
    vld1.32 {d10, d11}, [r0]
    vadd.f32 q11, q10, q11
    movw r0, #:lower16:(.Lconstants_nnp_winograd_f7x7_2x2_output_with_bias_with_relu__armv7_neon - (1f + 8))
    movt r0, #:upper16:(.Lconstants_nnp_winograd_f7x7_2x2_output_with_bias_with_relu__armv7_neon - (1f + 8))
1:
    add r0, pc, r0
    vld1.32 {d0, d1}, [r0]
    vmov q12, q13
    vld1.32 {d18, d19}, [r1]
    vmov q6, q15
    movw r0, #:lower16:(.Lconstants_nnp_winograd_f7x7_2x2_output_with_bias_with_relu__armv7_neon+16 - (1f + 8))
    movt r0, #:upper16:(.Lconstants_nnp_winograd_f7x7_2x2_output_with_bias_with_relu__armv7_neon+16 - (1f + 8))
1:
    add r0, pc, r0
    vld1.32 {d2, d3}, [r0]
    vadd.f32 q10, q8, q13
    movw r0, #:lower16:(.Lconstants_nnp_winograd_f7x7_2x2_output_with_bias_with_relu__armv7_neon+32 - (1f + 8))
    movt r0, #:upper16:(.Lconstants_nnp_winograd_f7x7_2x2_output_with_bias_with_relu__armv7_neon+32 - (1f + 8))
1:
    add r0, pc, r0
    vld1.32 {d4, d5}, [r0]
    vsub.f32 q7, q14, q5
    vmla.f32 q4, q3, d0[0]
    vadd.f32 q14, q14, q5
    vmla.f32 q12, q11, d1[0]
    vadd.f32 q8, q9, q13
    vmla.f32 q6, q3, d2[0]
    vadd.f32 q9, q10, q11
    vmla.f32 q13, q11, d3[0]
    vmla.f32 q4, q7, d0[1]
    vmla.f32 q15, q3, d4[0]
    vmla.f32 q12, q14, d1[1]
    vmla.f32 q8, q11, d5[0]
    vmla.f32 q6, q7, d2[1]
    vadd.f32 q9, q9, q14
    vmla.f32 q13, q14, d3[1]
    vmla.f32 q15, q7, d4[1]
    vst1.32 {d18, d19}, [r3]
    add r3, r3, #128
    vmla.f32 q8, q14, d5[1]
    vst1.32 {d8, d9}, [r3]
    add r3, r3, #128
    vst1.32 {d24, d25}, [r3]
    add r3, r3, #128
    vst1.32 {d12, d13}, [r3]
    add r3, r3, #128
    vst1.32 {d26, d27}, [r3]
    add r3, r3, #128
    vst1.32 {d30, d31}, [r3]
    add r3, r3, #128
    vst1.32 {d16, d17}, [r3]
    sub r3, r3, #752
    cmp r9, #0
    bne .Lrepeat_150
    ldr r0, [r5]
    mov r8, r12
    mov r9, r14
    ldr r3, [r5, #12]
    lsl r0, r0, #2
    ldr r4, [r5, #4]
    add r7, r8, r0
    add r10, r7, r0
    ldr r5, [r5, #8]
    add r1, r10, r0
    cmp r3, #127
    bne .Lotherwise_151
    movw r2, #7
.Lrepeat_152:
    tst r5, #1
    beq .Lotherwise_153
    vld1.32 {d16, d17}, [r9]!
    vmov.i32 q15, #0
    add r3, r8, #12
    vld1.32 {d18, d19}, [r6]
    add r12, r7, #12
    add r14, r10, #12
    vld1.32 {d20, d21}, [r9]!
    add r11, r1, #12
    vadd.f32 q8, q8, q9
    vld1.32 {d18, d19}, [r9]!
    vld1.32 {d22, d23}, [r9]!
    vadd.f32 q3, q8, q10
    vld1.32 {d8, d9}, [r9]!
    vsub.f32 q12, q8, q10
    vld1.32 {d26, d27}, [r9]!
    vld1.32 {d28, d29}, [r9]!
    vadd.f32 q5, q9, q11
    vld1.32 {d12, d13}, [r9]
    vsub.f32 q8, q9, q11
    sub r9, r9, #112
    vmov q9, q12
    movw r0, #:lower16:(.Lconstants_nnp_winograd_f7x7_2x2_output_with_bias_with_relu__armv7_neon - (1f + 8))
    movt r0, #:upper16:(.Lconstants_nnp_winograd_f7x7_2x2_output_with_bias_with_relu__armv7_neon - (1f + 8))
1:
    add r0, pc, r0
    vld1.32 {d0, d1}, [r0]
    vmov q10, q3
    movw r0, #:lower16:(.Lconstants_nnp_winograd_f7x7_2x2_output_with_bias_with_relu__armv7_neon+16 - (1f + 8))
    movt r0, #:upper16:(.Lconstants_nnp_winograd_f7x7_2x2_output_with_bias_with_relu__armv7_neon+16 - (1f + 8))
1:
    add r0, pc, r0
    vld1.32 {d2, d3}, [r0]
    vmov q11, q12
    movw r0, #:lower16:(.Lconstants_nnp_winograd_f7x7_2x2_output_with_bias_with_relu__armv7_neon+32 - (1f + 8))
    movt r0, #:upper16:(.Lconstants_nnp_winograd_f7x7_2x2_output_with_bias_with_relu__armv7_neon+32 - (1f + 8))
1:
    add r0, pc, r0
    vld1.32 {d4, d5}, [r0]
    vadd.f32 q7, q4, q13
    vsub.f32 q4, q4, q13
    vadd.f32 q13, q6, q3
    vmla.f32 q9, q8, d0[0]
    vmla.f32 q10, q5, d1[0]
    vmla.f32 q11, q8, d2[0]
    vadd.f32 q14, q14, q3
    vadd.f32 q13, q13, q5
    vmla.f32 q9, q4, d0[1]
    vmla.f32 q10, q7, d1[1]
    vmla.f32 q11, q4, d2[1]
    vmla.f32 q3, q5, d3[0]
    vmla.f32 q12, q8, d4[0]
    vmla.f32 q14, q5, d5[0]
    vadd.f32 q8, q13, q7
    vmla.f32 q3, q7, d3[1]
    vmla.f32 q12, q4, d4[1]
    vmla.f32 q14, q7, d5[1]
    vmax.f32 q8, q15, q8
    vmax.f32 q9, q15, q9
    vmax.f32 q10, q15, q10
    vmax.f32 q11, q15, q11
    vmax.f32 q13, q15, q3
    vmax.f32 q12, q15, q12
    vmax.f32 q14, q15, q14
    vmov q15, q11
    vtrn.32 q8, q9
    vtrn.32 q10, q15
    vswp d17, d20
    vtrn.32 q11, q13
    vtrn.32 q12, q14
    vst1.32 {d16, d17}, [r8]
    vswp d19, d30
    vswp d23, d24
    vst1.32 {d18, d19}, [r7]
    vswp d27, d28
    vst1.32 {d20, d21}, [r10]
    vst1.32 {d30, d31}, [r1]
    vst1.32 {d22, d23}, [r3]
    vst1.32 {d26, d27}, [r12]
    vst1.32 {d24, d25}, [r14]
    vst1.32 {d28, d29}, [r11]
.Lotherwise_153:
    sub r2, r2, #1
    lsr r5, r5, #1
    add r8, r8, r4, lsl #2
    add r7, r7, r4, lsl #2
    add r10, r10, r4, lsl #2
    add r1, r1, r4, lsl #2
    add r9, r9, #128
    cmp r2, #0
    bne .Lrepeat_152
    b .Lend_154
.Lotherwise_151:
    movw r12, #7
.Lrepeat_155:
    tst r5, #1
    beq .Lotherwise_156
    vld1.32 {d16, d17}, [r9]!
    vmov.i32 q15, #0
    ubfx r0, r3, #0, #4
    vld1.32 {d18, d19}, [r6]
    vld1.32 {d20, d21}, [r9]!
    vld1.32 {d22, d23}, [r9]!
    vadd.f32 q8, q8, q9
    vld1.32 {d18, d19}, [r9]!
    vld1.32 {d6, d7}, [r9]!
    vadd.f32 q12, q8, q10
    vld1.32 {d8, d9}, [r9]!
    vsub.f32 q13, q8, q10
    vld1.32 {d28, d29}, [r9]!
    vadd.f32 q5, q11, q9
    vld1.32 {d12, d13}, [r9]
    vsub.f32 q10, q11, q9
    sub r9, r9, #112
    vmov q11, q13
    movw r2, #:lower16:(.Lconstants_nnp_winograd_f7x7_2x2_output_with_bias_with_relu__armv7_neon - (1f + 8))
    movt r2, #:upper16:(.Lconstants_nnp_winograd_f7x7_2x2_output_with_bias_with_relu__armv7_neon - (1f + 8))
1:
    add r2, pc, r2
    vld1.32 {d0, d1}, [r2]
    vmov q8, q12
    movw r2, #:lower16:(.Lconstants_nnp_winograd_f7x7_2x2_output_with_bias_with_relu__armv7_neon+16 - (1f + 8))
    movt r2, #:upper16:(.Lconstants_nnp_winograd_f7x7_2x2_output_with_bias_with_relu__armv7_neon+16 - (1f + 8))
1:
    add r2, pc, r2
    vld1.32 {d2, d3}, [r2]
    vmov q7, q13
    movw r2, #:lower16:(.Lconstants_nnp_winograd_f7x7_2x2_output_with_bias_with_relu__armv7_neon+32 - (1f + 8))
    movt r2, #:upper16:(.Lconstants_nnp_winograd_f7x7_2x2_output_with_bias_with_relu__armv7_neon+32 - (1f + 8))
1:
    add r2, pc, r2
    vld1.32 {d4, d5}, [r2]
    vmov q9, q12
    vadd.f32 q14, q14, q12
    vadd.f32 q12, q6, q12
    vadd.f32 q6, q3, q4
    vsub.f32 q3, q3, q4
    vmla.f32 q11, q10, d0[0]
    vmla.f32 q8, q5, d1[0]
    vmla.f32 q7, q10, d2[0]
    vmla.f32 q9, q5, d3[0]
    vmla.f32 q13, q10, d4[0]
    vmla.f32 q14, q5, d5[0]
    vadd.f32 q10, q12, q5
    vmla.f32 q11, q3, d0[1]
    vmla.f32 q8, q6, d1[1]
    vmla.f32 q7, q3, d2[1]
    vmla.f32 q9, q6, d3[1]
    vmla.f32 q13, q3, d4[1]
    vmla.f32 q14, q6, d5[1]
    vadd.f32 q10, q10, q6
    vmax.f32 q11, q15, q11
    vmax.f32 q10, q15, q10
    vmax.f32 q8, q15, q8
    vmax.f32 q12, q15, q7
    vmax.f32 q9, q15, q9
    vmax.f32 q13, q15, q13
    vmax.f32 q14, q15, q14
    cmp r0, #15
    bne .Lotherwise_157
    vtrn.32 q10, q11
    vtrn.32 q8, q12
    vswp d21, d16
    vswp d23, d24
    vst1.32 {d20, d21}, [r8]
    vst1.32 {d22, d23}, [r7]
    vst1.32 {d16, d17}, [r10]
    vst1.32 {d24, d25}, [r1]
    b .Lend_158
.Lotherwise_157:
    tst r3, #1
    beq .Lotherwise_159
    vst1.32 {d20[0]}, [r8]
    vst1.32 {d20[1]}, [r7]
    vst1.32 {d21[0]}, [r10]
    vst1.32 {d21[1]}, [r1]
.Lotherwise_159:
    tst r3, #2
    beq .Lotherwise_160
    add r0, r8, #4
    vst1.32 {d22[0]}, [r0]
    add r0, r7, #4
    add r2, r10, #4
    vst1.32 {d22[1]}, [r0]
    add r0, r1, #4
    vst1.32 {d23[0]}, [r2]
    vst1.32 {d23[1]}, [r0]
.Lotherwise_160:
    tst r3, #4
    beq .Lotherwise_161
    add r0, r8, #8
    vst1.32 {d16[0]}, [r0]
    add r0, r7, #8
    add r2, r10, #8
    vst1.32 {d16[1]}, [r0]
    add r0, r1, #8
    vst1.32 {d17[0]}, [r2]
    vst1.32 {d17[1]}, [r0]
.Lotherwise_161:
    tst r3, #8
    beq .Lotherwise_162
    add r0, r8, #12
    vst1.32 {d24[0]}, [r0]
    add r0, r7, #12
    add r2, r10, #12
    vst1.32 {d24[1]}, [r0]
    add r0, r1, #12
    vst1.32 {d25[0]}, [r2]
    vst1.32 {d25[1]}, [r0]
.Lotherwise_162:
.Lend_158:
    ubfx r0, r3, #4, #4
    cmp r0, #15
    bne .Lotherwise_163
    add r0, r8, #16
    add r2, r7, #16
    add r14, r10, #16
    add r11, r1, #16
    vmov q8, q14
    vtrn.32 q9, q13
    vtrn.32 q14, q8
    vswp d19, d28
    vswp d27, d16
    vst1.32 {d18, d19}, [r0]
    vst1.32 {d26, d27}, [r2]
    vst1.32 {d28, d29}, [r14]
    vst1.32 {d16, d17}, [r11]
    b .Lend_164
.Lotherwise_163:
    tst r3, #16
    beq .Lotherwise_165
    add r0, r8, #16
    vst1.32 {d18[0]}, [r0]
    add r0, r7, #16
    add r2, r10, #16
    vst1.32 {d18[1]}, [r0]
    add r0, r1, #16
    vst1.32 {d19[0]}, [r2]
    vst1.32 {d19[1]}, [r0]
.Lotherwise_165:
    tst r3, #32
    beq .Lotherwise_166
    add r0, r8, #20
    vst1.32 {d26[0]}, [r0]
    add r0, r7, #20
    add r2, r10, #20
    vst1.32 {d26[1]}, [r0]
    add r0, r1, #20
    vst1.32 {d27[0]}, [r2]
    vst1.32 {d27[1]}, [r0]
.Lotherwise_166:
    tst r3, #64
    beq .Lotherwise_167
    add r0, r8, #24
    vst1.32 {d28[0]}, [r0]
    add r0, r7, #24
    add r2, r10, #24
    vst1.32 {d28[1]}, [r0]
    add r0, r1, #24
    vst1.32 {d29[0]}, [r2]
    vst1.32 {d29[1]}, [r0]
.Lotherwise_167:
    tst r3, #128
    beq .Lotherwise_168
    add r0, r8, #28
    vst1.32 {d28[0]}, [r0]
    add r0, r7, #28
    add r2, r10, #28
    vst1.32 {d28[1]}, [r0]
    add r0, r1, #28
    vst1.32 {d29[0]}, [r2]
    vst1.32 {d29[1]}, [r0]
.Lotherwise_168:
.Lend_164:
.Lotherwise_156:
    sub r12, r12, #1
    lsr r5, r5, #1
    add r8, r8, r4, lsl #2
    add r7, r7, r4, lsl #2
    add r10, r10, r4, lsl #2
    add r1, r1, r4, lsl #2
    add r9, r9, #128
    cmp r12, #0
    bne .Lrepeat_155
.Lend_154:
    vpop {d8, d9, d10, d11, d12, d13, d14, d15}
    pop {r4, r5, r6, r7, r8, r9, r10, r11, pc}
    .size nnp_winograd_f7x7_2x2_output_with_bias_with_relu__armv7_neon, . - nnp_winograd_f7x7_2x2_output_with_bias_with_relu__armv7_neon

.section .rodata
    .p2align 4
.Lconstants_nnp_winograd_f5x5_3x3_input__armv7_neon:
    .long 0x40800000, 0x40a00000, 0x3fa00000, 0x3e800000
    .long 0x40820000, 0x3d800000, 0x3f880000, 0x41880000
    .long 0x41800000, 0x3e000000, 0x408a0000, 0x40a20000

    .text
    .p2align 4
    .globl nnp_winograd_f5x5_3x3_input__armv7_neon
    .type nnp_winograd_f5x5_3x3_input__armv7_neon, %function
nnp_winograd_f5x5_3x3_input__armv7_neon:
    push {r4, r5, r6, r7, r8, r9, r10, r11, r14}
    vpush {d8, d9, d10, d11, d12, d13, d14, d15}
    mov r12, r1
    ldr r5, [sp, #100]
    ldr r1, [r12]
    mov r7, r0
    mov r8, r2
    ldr r2, [r12, #12]
    mov r9, r3
    lsl r0, r1, #2
    ldr r14, [r12, #4]
    add r4, r7, r0
    add r6, r4, r0
    ldr r10, [r12, #8]
    add r1, r6, r0
    cmp r2, #127
    bne .Lotherwise_169
    mov r2, r5
    movw r3, #7
.Lrepeat_170:
    tst r10, #1
    beq .Lotherwise_171
    add r0, r7, #12
    vld1.32 {d16, d17}, [r7]
    add r12, r4, #12
    add r11, r6, #12
    vld1.32 {d18, d19}, [r4]
    vld1.32 {d20, d21}, [r6]
    vmov q13, q8
    vld1.32 {d16, d17}, [r1]
    vmov q12, q9
    vld1.32 {d18, d19}, [r0]
    add r0, r1, #12
    vmov q14, q10
    vld1.32 {d20, d21}, [r12]
    vmov q3, q8
    vld1.32 {d16, d17}, [r11]
    vld1.32 {d22, d23}, [r0]
    vmov q4, q10
    movw r0, #:lower16:(.Lconstants_nnp_winograd_f5x5_3x3_input__armv7_neon+16 - (1f + 8))
    movt r0, #:upper16:(.Lconstants_nnp_winograd_f5x5_3x3_input__armv7_neon+16 - (1f + 8))
1:
    add r0, pc, r0
    vld1.32 {d2, d3}, [r0]
    vmov q5, q8
    movw r0, #:lower16:(.Lconstants_nnp_winograd_f5x5_3x3_input__armv7_neon - (1f + 8))
    movt r0, #:upper16:(.Lconstants_nnp_winograd_f5x5_3x3_input__armv7_neon - (1f + 8))
1:
    add r0, pc, r0
    vld1.32 {d0, d1}, [r0]
    vmov q6, q11
    movw r0, #:lower16:(.Lconstants_nnp_winograd_f5x5_3x3_input__armv7_neon+32 - (1f + 8))
    movt r0, #:upper16:(.Lconstants_nnp_winograd_f5x5_3x3_input__armv7_neon+32 - (1f + 8))
1:
    add r0, pc, r0
    vld1.32 {d4, d5}, [r0]
    vtrn.32 q13, q12
    vtrn.32 q14, q3
    vtrn.32 q9, q4
    vtrn.32 q5, q6
    vswp d27, d28
    vswp d25, d6
    vswp d19, d10
    vswp d9, d12
    vmov q9, q5
    vmov q10, q13
    vmov q11, q5
    vmla.f32 q5, q12, d2[1]
    vmov q15, q13
    vmov q7, q4
    vmla.f32 q9, q12, d0[0]
    vmls.f32 q10, q14, d1[0]
    vmls.f32 q5, q3, d3[0]
    vmls.f32 q15, q14, d3[1]
    vmla.f32 q11, q12, d1[1]
    vmla.f32 q7, q13, d1[1]
    vmls.f32 q9, q3, d0[1]
    vmla.f32 q10, q4, d1[1]
    vmla.f32 q15, q4, d4[0]
    vmls.f32 q11, q3, d2[0]
    vmls.f32 q7, q14, d2[0]
    vmls.f32 q6, q13, d1[1]
    vmov q8, q5
    vmla.f32 q6, q14, d5[0]
    vadd.f32 q12, q9, q10
    vmla.f32 q8, q15, d4[1]
    vsub.f32 q9, q9, q10
    vst1.32 {d24, d25}, [r2]!
    vadd.f32 q10, q11, q7
    vmls.f32 q5, q15, d4[1]
    vst1.32 {d18, d19}, [r2]!
    vmls.f32 q6, q4, d5[1]
    vst1.32 {d20, d21}, [r2]!
    vsub.f32 q9, q11, q7
    vst1.32 {d18, d19}, [r2]!
    vst1.32 {d16, d17}, [r2]
    add r2, r2, #32
    sub r0, r2, #16
    vst1.32 {d10, d11}, [r2]
    sub r2, r2, #96
    vst1.32 {d12, d13}, [r0]
    b .Lend_172
.Lotherwise_171:
    vmov.i32 q8, #0
    vmov.i32 q9, #0
    vmov.i32 q10, #0
    vst1.32 {d16, d17}, [r2]!
    vmov.i32 q8, #0
    vst1.32 {d18, d19}, [r2]!
    vmov.i32 q9, #0
    vst1.32 {d20, d21}, [r2]!
    vmov.i32 q10, #0
    vst1.32 {d16, d17}, [r2]!
    vmov.i32 q8, #0
    vst1.32 {d18, d19}, [r2]!
    vst1.32 {d20, d21}, [r2]!
    vst1.32 {d16, d17}, [r2]
    sub r2, r2, #96
.Lend_172:
    sub r3, r3, #1
    lsr r10, r10, #1
    add r7, r7, r14, lsl #2
    add r4, r4, r14, lsl #2
    add r6, r6, r14, lsl #2
    add r1, r1, r14, lsl #2
    add r2, r2, #112
    cmp r3, #0
    bne .Lrepeat_170
    b .Lend_173
.Lotherwise_169:
    mov r3, r5
    movw r12, #7
.Lrepeat_174:
    tst r10, #1
    beq .Lotherwise_175
    ubfx r0, r2, #0, #4
    cmp r0, #15
    bne .Lotherwise_176
    vld1.32 {d16, d17}, [r7]
    vld1.32 {d18, d19}, [r4]
    vld1.32 {d20, d21}, [r6]
    vld1.32 {d22, d23}, [r1]
    vtrn.32 q8, q9
    vtrn.32 q10, q11
    vswp d17, d20
    vswp d19, d22
    vmov q4, q8
    vmov q8, q9
    vmov q5, q10
    b .Lend_177
.Lotherwise_176:
    vmov.i32 q4, #0
    tst r2, #1
    beq .Lotherwise_178
    vld1.32 {d8[0]}, [r7]
    vld1.32 {d8[1]}, [r4]
    vld1.32 {d9[0]}, [r6]
    vld1.32 {d9[1]}, [r1]
.Lotherwise_178:
    vmov.i32 q8, #0
    tst r2, #2
    beq .Lotherwise_179
    add r0, r7, #4
    vld1.32 {d16[0]}, [r0]
    add r0, r4, #4
    add r11, r6, #4
    vld1.32 {d16[1]}, [r0]
    add r0, r1, #4
    vld1.32 {d17[0]}, [r11]
    vld1.32 {d17[1]}, [r0]
.Lotherwise_179:
    vmov.i32 q5, #0
    tst r2, #4
    beq .Lotherwise_180
    add r0, r7, #8
    vld1.32 {d10[0]}, [r0]
    add r0, r4, #8
    add r11, r6, #8
    vld1.32 {d10[1]}, [r0]
    add r0, r1, #8
    vld1.32 {d11[0]}, [r11]
    vld1.32 {d11[1]}, [r0]
.Lotherwise_180:
    vmov.i32 q11, #0
    tst r2, #8
    beq .Lotherwise_181
    add r0, r7, #12
    vld1.32 {d22[0]}, [r0]
    add r0, r4, #12
    add r11, r6, #12
    vld1.32 {d22[1]}, [r0]
    add r0, r1, #12
    vld1.32 {d23[0]}, [r11]
    vld1.32 {d23[1]}, [r0]
.Lotherwise_181:
.Lend_177:
    vmov.i32 q9, #0
    tst r2, #16
    beq .Lotherwise_182
    add r0, r7, #16
    vld1.32 {d18[0]}, [r0]
    add r0, r4, #16
    add r11, r6, #16
    vld1.32 {d18[1]}, [r0]
    add r0, r1, #16
    vld1.32 {d19[0]}, [r11]
    vld1.32 {d19[1]}, [r0]
.Lotherwise_182:
    vmov.i32 q10, #0
    tst r2, #32
    beq .Lotherwise_183
    add r0, r7, #20
    vld1.32 {d20[0]}, [r0]
    add r0, r4, #20
    add r11, r6, #20
    vld1.32 {d20[1]}, [r0]
    add r0, r1, #20
    vld1.32 {d21[0]}, [r11]
    vld1.32 {d21[1]}, [r0]
.Lotherwise_183:
    vmov.i32 q12, #0
    tst r2, #64
    beq .Lotherwise_184
    add r0, r7, #24
    vld1.32 {d24[0]}, [r0]
    add r0, r4, #24
    add r11, r6, #24
    vld1.32 {d24[1]}, [r0]
    add r0, r1, #24
    vld1.32 {d25[0]}, [r11]
    vld1.32 {d25[1]}, [r0]
.Lotherwise_184:
    movw r0, #:lower16:(.Lconstants_nnp_winograd_f5x5_3x3_input__armv7_neon+16 - (1f + 8))
    movt r0, #:upper16:(.Lconstants_nnp_winograd_f5x5_3x3_input__armv7_neon+16 - (1f + 8))
1:
    add r0, pc, r0
    vld1.32 {d0, d1}, [r0]
    vmov q13, q10
    movw r0, #:lower16:(.Lconstants_nnp_winograd_f5x5_3x3_input__armv7_neon - (1f + 8))
    movt r0, #:upper16:(.Lconstants_nnp_winograd_f5x5_3x3_input__armv7_neon - (1f + 8))
1:
    add r0, pc, r0
    vld1.32 {d4, d5}, [r0]
    vmov q14, q4
    vmov q15, q10
    movw r0, #:lower16:(.Lconstants_nnp_winograd_f5x5_3x3_input__armv7_neon+32 - (1f + 8))
    movt r0, #:upper16:(.Lconstants_nnp_winograd_f5x5_3x3_input__armv7_neon+32 - (1f + 8))
1:
    add r0, pc, r0
    vld1.32 {d2, d3}, [r0]
    vmla.f32 q10, q8, d0[1]
    vmov q3, q4
    vmov q6, q9
    vmla.f32 q13, q8, d4[0]
    vmls.f32 q14, q5, d5[0]
    vmls.f32 q10, q11, d1[0]
    vmls.f32 q3, q5, d1[1]
    vmla.f32 q15, q8, d5[1]
    vmla.f32 q6, q4, d5[1]
    vmls.f32 q13, q11, d4[1]
    vmla.f32 q14, q9, d5[1]
    vmla.f32 q3, q9, d2[0]
    vmls.f32 q15, q11, d0[0]
    vmls.f32 q6, q5, d0[0]
    vmls.f32 q12, q4, d5[1]
    vmov q8, q10
    vmla.f32 q12, q5, d3[0]
    vadd.f32 q11, q13, q14
    vmla.f32 q8, q3, d2[1]
    vsub.f32 q13, q13, q14
    vst1.32 {d22, d23}, [r3]!
    vadd.f32 q11, q15, q6
    vmls.f32 q10, q3, d2[1]
    vst1.32 {d26, d27}, [r3]!
    vmls.f32 q12, q9, d3[1]
    vst1.32 {d22, d23}, [r3]!
    vsub.f32 q9, q15, q6
    vst1.32 {d18, d19}, [r3]!
    vst1.32 {d16, d17}, [r3]
    add r3, r3, #32
    sub r0, r3, #16
    vst1.32 {d20, d21}, [r3]
    sub r3, r3, #96
    vst1.32 {d24, d25}, [r0]
    b .Lend_185
.Lotherwise_175:
    vmov.i32 q8, #0
    vmov.i32 q9, #0
    vmov.i32 q10, #0
    vst1.32 {d16, d17}, [r3]!
    vmov.i32 q8, #0
    vst1.32 {d18, d19}, [r3]!
    vmov.i32 q9, #0
    vst1.32 {d20, d21}, [r3]!
    vmov.i32 q10, #0
    vst1.32 {d16, d17}, [r3]!
    vmov.i32 q8, #0
    vst1.32 {d18, d19}, [r3]!
    vst1.32 {d20, d21}, [r3]!
    vst1.32 {d16, d17}, [r3]
    sub r3, r3, #96
.Lend_185:
    sub r12, r12, #1
    lsr r10, r10, #1
    add r7, r7, r14, lsl #2
    add r4, r4, r14, lsl #2
    add r6, r6, r14, lsl #2
    add r1, r1, r14, lsl #2
    add r3, r3, #112
    cmp r12, #0
    bne .Lrepeat_174
.Lend_173:
    lsl r4, r9, #2
    movw r0, #7
    add r6, r4, r4, lsl #1
    mul r9, r9, r0
    movw r2, #7
.Lrepeat_186:
    vld1.32 {d16, d17}, [r5]
    add r5, r5, #112
    add r3, r8, r4
    vld1.32 {d18, d19}, [r5]
    add r5, r5, #112
    add r12, r8, r4, lsl #1
    vld1.32 {d20, d21}, [r5]
    add r5, r5, #112
    vmov q12, q8
    add r14, r8, r6
    vld1.32 {d22, d23}, [r5]
    add r5, r5, #112
    vmov q13, q8
    add r7, r8, r4, lsl #2
    vld1.32 {d28, d29}, [r5]
    add r5, r5, #112
    add r10, r8, r6, lsl #1
    vld1.32 {d30, d31}, [r5]
    add r5, r5, #112
    add r0, r8, r4
    movw r1, #:lower16:(.Lconstants_nnp_winograd_f5x5_3x3_input__armv7_neon+16 - (1f + 8))
    movt r1, #:upper16:(.Lconstants_nnp_winograd_f5x5_3x3_input__armv7_neon+16 - (1f + 8))
1:
    add r1, pc, r1
    vld1.32 {d0, d1}, [r1]
    vmov q3, q14
    add r0, r0, r4, lsl #2
    vmov q4, q15
    movw r1, #:lower16:(.Lconstants_nnp_winograd_f5x5_3x3_input__armv7_neon - (1f + 8))
    movt r1, #:upper16:(.Lconstants_nnp_winograd_f5x5_3x3_input__armv7_neon - (1f + 8))
1:
    add r1, pc, r1
    vld1.32 {d4, d5}, [r1]
    sub r2, r2, #1
    vmov q5, q15
    movw r1, #:lower16:(.Lconstants_nnp_winograd_f5x5_3x3_input__armv7_neon+32 - (1f + 8))
    movt r1, #:upper16:(.Lconstants_nnp_winograd_f5x5_3x3_input__armv7_neon+32 - (1f + 8))
1:
    add r1, pc, r1
    vld1.32 {d2, d3}, [r1]
    vmla.f32 q15, q9, d0[1]
    vld1.32 {d12, d13}, [r5]
    sub r5, r5, #656
    vmla.f32 q4, q9, d4[0]
    vmls.f32 q12, q10, d5[0]
    vmls.f32 q15, q11, d1[0]
    vmls.f32 q13, q10, d1[1]
    vmla.f32 q5, q9, d5[1]
    vmla.f32 q3, q8, d5[1]
    vmls.f32 q4, q11, d4[1]
    vmla.f32 q12, q14, d5[1]
    vmla.f32 q13, q14, d2[0]
    vmls.f32 q5, q11, d0[0]
    vmls.f32 q3, q10, d0[0]
    vmls.f32 q6, q8, d5[1]
    vmov q8, q15
    vmla.f32 q6, q10, d3[0]
    vadd.f32 q9, q4, q12
    vmla.f32 q8, q13, d2[1]
    vsub.f32 q10, q4, q12
    vst1.32 {d18, d19}, [r8]
    add r8, r8, r9, lsl #2
    vmls.f32 q15, q13, d2[1]
    vadd.f32 q9, q5, q3
    vst1.32 {d20, d21}, [r3]
    vmls.f32 q6, q14, d3[1]
    vsub.f32 q10, q5, q3
    vst1.32 {d18, d19}, [r12]
    vst1.32 {d20, d21}, [r14]
    vst1.32 {d16, d17}, [r7]
    vst1.32 {d30, d31}, [r10]
    vst1.32 {d12, d13}, [r0]
    cmp r2, #0
    bne .Lrepeat_186
    vpop {d8, d9, d10, d11, d12, d13, d14, d15}
    pop {r4, r5, r6, r7, r8, r9, r10, r11, pc}
    .size nnp_winograd_f5x5_3x3_input__armv7_neon, . - nnp_winograd_f5x5_3x3_input__armv7_neon

.section .rodata
    .p2align 4
.Lconstants_nnp_winograd_f5x5_3x3_kernel__armv7_neon:
    .long 0x3e0ab356, 0x3d800000, 0x3f0ab356, 0xbe360b61
    .long 0x3e360b61, 0x3d2d602b, 0x40800000, 0x3cad602b

    .text
    .p2align 4
    .globl nnp_winograd_f5x5_3x3_kernel__armv7_neon
    .type nnp_winograd_f5x5_3x3_kernel__armv7_neon, %function
nnp_winograd_f5x5_3x3_kernel__armv7_neon:
    push {r4, r5, r6, r7, r8, r9, r10, r11, r14}
    ldr r5, [sp, #36]
    lsl r1, r1, #2
    add r12, r0, r1
    add r14, r12, r1
    mov r6, r2
    add r1, r14, r1
    mov r4, r5
    movw r2, #9
.Lrepeat_187:
    vld1.32 {d16, d17}, [r0]!
    sub r2, r2, #1
    vld1.32 {d18, d19}, [r12]!
    vld1.32 {d20, d21}, [r14]!
    vld1.32 {d22, d23}, [r1]!
    vtrn.32 q8, q9
    vtrn.32 q10, q11
    vswp d17, d20
    vswp d19, d22
    vst1.32 {d16, d17}, [r4]!
    vst1.32 {d18, d19}, [r4]!
    vst1.32 {d20, d21}, [r4]!
    vst1.32 {d22, d23}, [r4]!
    cmp r2, #0
    bne .Lrepeat_187
    lsl r14, r3, #2
    movw r0, #7
    add r7, r14, r14, lsl #1
    mul r12, r3, r0
    movw r8, #4
.Lrepeat_188:
    vld1.32 {d16, d17}, [r5]!
    movw r9, #7
    vld1.32 {d18, d19}, [r5]!
    vld1.32 {d20, d21}, [r5]!
    vmov q11, q8
    movw r0, #:lower16:(.Lconstants_nnp_winograd_f5x5_3x3_kernel__armv7_neon - (1f + 8))
    movt r0, #:upper16:(.Lconstants_nnp_winograd_f5x5_3x3_kernel__armv7_neon - (1f + 8))
1:
    add r0, pc, r0
    vld1.32 {d0, d1}, [r0]
    movw r0, #:lower16:(.Lconstants_nnp_winograd_f5x5_3x3_kernel__armv7_neon+16 - (1f + 8))
    movt r0, #:upper16:(.Lconstants_nnp_winograd_f5x5_3x3_kernel__armv7_neon+16 - (1f + 8))
1:
    add r0, pc, r0
    vld1.32 {d2, d3}, [r0]
    vadd.f32 q12, q8, q10
    vmul.f32 q13, q9, d0[0]
    vmla.f32 q11, q10, d0[1]
    vmul.f32 q14, q9, d1[1]
    vmov q15, q13
    vmul.f32 q9, q9, d2[1]
    vmla.f32 q8, q10, d3[0]
    vmov q2, q14
    vmla.f32 q15, q11, d1[0]
    vmov q3, q9
    vmls.f32 q13, q11, d1[0]
    vmls.f32 q2, q12, d2[0]
    vmla.f32 q14, q12, d2[0]
    vst1.32 {d30, d31}, [r4]!
    vmla.f32 q3, q8, d3[1]
    vmls.f32 q9, q8, d3[1]
    vst1.32 {d26, d27}, [r4]!
    vst1.32 {d4, d5}, [r4]!
    vst1.32 {d28, d29}, [r4]!
    vst1.32 {d6, d7}, [r4]!
    vst1.32 {d20, d21}, [r4]!
    vst1.32 {d18, d19}, [r4]!
    vld1.32 {d16, d17}, [r5]!
    vld1.32 {d18, d19}, [r5]!
    vld1.32 {d20, d21}, [r5]!
    vmov q11, q8
    vmul.f32 q12, q9, d0[0]
    vmla.f32 q11, q10, d0[1]
    vmul.f32 q13, q9, d1[1]
    vmov q14, q12
    vadd.f32 q15, q8, q10
    vmul.f32 q9, q9, d2[1]
    vmla.f32 q8, q10, d3[0]
    vmov q2, q13
    vmla.f32 q14, q11, d1[0]
    vmov q3, q9
    vmls.f32 q12, q11, d1[0]
    vmls.f32 q2, q15, d2[0]
    vmla.f32 q13, q15, d2[0]
    vst1.32 {d28, d29}, [r4]!
    vmla.f32 q3, q8, d3[1]
    vmls.f32 q9, q8, d3[1]
    vst1.32 {d24, d25}, [r4]!
    vst1.32 {d4, d5}, [r4]!
    vst1.32 {d26, d27}, [r4]!
    vst1.32 {d6, d7}, [r4]!
    vst1.32 {d20, d21}, [r4]!
    vst1.32 {d18, d19}, [r4]!
    vld1.32 {d16, d17}, [r5]!
    vld1.32 {d18, d19}, [r5]!
    vld1.32 {d20, d21}, [r5]
    vmov q11, q8
    sub r5, r5, #128
    vmul.f32 q12, q9, d0[0]
    vmla.f32 q11, q10, d0[1]
    vmul.f32 q13, q9, d1[1]
    vmov q14, q12
    vadd.f32 q15, q8, q10
    vmul.f32 q9, q9, d2[1]
    vmla.f32 q8, q10, d3[0]
    vmov q2, q13
    vmla.f32 q14, q11, d1[0]
    vmov q3, q9
    vmls.f32 q12, q11, d1[0]
    vmls.f32 q2, q15, d2[0]
    vmla.f32 q13, q15, d2[0]
    vst1.32 {d28, d29}, [r4]!
    vmla.f32 q3, q8, d3[1]
    vmls.f32 q9, q8, d3[1]
    vst1.32 {d24, d25}, [r4]!
    vst1.32 {d4, d5}, [r4]!
    vst1.32 {d26, d27}, [r4]!
    vst1.32 {d6, d7}, [r4]!
    vst1.32 {d20, d21}, [r4]!
    vst1.32 {d18, d19}, [r4]
    sub r4, r4, #320
    mov r1, r4
.Lrepeat_189:
    vld1.32 {d16, d17}, [r1]
    add r1, r1, #112
    add r2, r6, r14
    vld1.32 {d18, d19}, [r1]
    add r1, r1, #112
    add r3, r6, r14, lsl #1
    vld1.32 {d20, d21}, [r1]
    vmov q11, q8
    add r10, r6, r7
    vmul.f32 q12, q9, d0[0]
    add r11, r6, r14, lsl #2
    add r0, r6, r14
    vmla.f32 q11, q10, d0[1]
    add r0, r0, r14, lsl #2
    sub r9, r9, #1
    vmul.f32 q13, q9, d1[1]
    sub r1, r1, #208
    vmov q14, q12
    vadd.f32 q15, q8, q10
    vmul.f32 q9, q9, d2[1]
    vmla.f32 q8, q10, d3[0]
    vmov q2, q13
    vmla.f32 q14, q11, d1[0]
    vmov q3, q9
    vmls.f32 q12, q11, d1[0]
    vmls.f32 q2, q15, d2[0]
    vmla.f32 q13, q15, d2[0]
    vst1.32 {d28, d29}, [r6]
    vmla.f32 q3, q8, d3[1]
    vmls.f32 q9, q8, d3[1]
    vst1.32 {d24, d25}, [r2]
    add r2, r6, r7, lsl #1
    vst1.32 {d4, d5}, [r3]
    add r6, r6, r12, lsl #2
    vst1.32 {d26, d27}, [r10]
    vst1.32 {d6, d7}, [r11]
    vst1.32 {d20, d21}, [r0]
    vst1.32 {d18, d19}, [r2]
    cmp r9, #0
    bne .Lrepeat_189
    movw r0, #7
    mul r0, r12, r0
    sub r6, r6, r0, lsl #2
    sub r8, r8, #1
    add r6, r6, #32
    add r5, r5, #144
    cmp r8, #0
    bne .Lrepeat_188
    pop {r4, r5, r6, r7, r8, r9, r10, r11, pc}
    .size nnp_winograd_f5x5_3x3_kernel__armv7_neon, . - nnp_winograd_f5x5_3x3_kernel__armv7_neon

.section .rodata
    .p2align 4
.Lconstants_nnp_winograd_f5x5_3x3_output_with_bias__armv7_neon:
    .long 0x3e800000, 0x40000000, 0x3d800000, 0x40800000
    .long 0x3c800000, 0x41000000, 0x3b800000, 0x41800000

    .text
    .p2align 4
    .globl nnp_winograd_f5x5_3x3_output_with_bias__armv7_neon
    .type nnp_winograd_f5x5_3x3_output_with_bias__armv7_neon, %function
nnp_winograd_f5x5_3x3_output_with_bias__armv7_neon:
    push {r4, r5, r6, r7, r8, r9, r10, r11, r14}
    ldr r14, [sp, #40]
    lsl r4, r1, #2
    ldr r5, [sp, #36]
    movw r12, #7
    mov r6, r2
    add r7, r4, r4, lsl #1
    mov r8, r0
    mul r2, r1, r12
    mov r12, r14
    movw r9, #7
.Lrepeat_190:
    add r0, r8, r4, lsl #1
    vld1.32 {d16, d17}, [r8]
    add r1, r8, r7
    vld1.32 {d18, d19}, [r0]
    add r10, r8, r4
    add r0, r8, r4
    vld1.32 {d20, d21}, [r1]
    add r0, r0, r4, lsl #2
    add r1, r8, r4, lsl #2
    vld1.32 {d22, d23}, [r10]
    add r10, r8, r7, lsl #1
    sub r9, r9, #1
    vsub.f32 q2, q9, q10
    vld1.32 {d24, d25}, [r0]
    add r8, r8, r2, lsl #2
    vadd.f32 q9, q9, q10
    vld1.32 {d20, d21}, [r1]
    vld1.32 {d26, d27}, [r10]
    vsub.f32 q14, q8, q11
    vmov q3, q2
    movw r0, #:lower16:(.Lconstants_nnp_winograd_f5x5_3x3_output_with_bias__armv7_neon - (1f + 8))
    movt r0, #:upper16:(.Lconstants_nnp_winograd_f5x5_3x3_output_with_bias__armv7_neon - (1f + 8))
1:
    add r0, pc, r0
    vld1.32 {d0, d1}, [r0]
    vadd.f32 q8, q8, q11
    movw r0, #:lower16:(.Lconstants_nnp_winograd_f5x5_3x3_output_with_bias__armv7_neon+16 - (1f + 8))
    movt r0, #:upper16:(.Lconstants_nnp_winograd_f5x5_3x3_output_with_bias__armv7_neon+16 - (1f + 8))
1:
    add r0, pc, r0
    vld1.32 {d2, d3}, [r0]
    vmov q11, q9
    vadd.f32 q12, q12, q9
    vsub.f32 q15, q10, q13
    vmla.f32 q3, q14, d0[0]
    vadd.f32 q10, q10, q13
    vmla.f32 q11, q8, d1[0]
    vmla.f32 q2, q14, d2[0]
    vadd.f32 q9, q8, q9
    vmla.f32 q12, q8, d3[0]
    vmla.f32 q3, q15, d0[1]
    vmla.f32 q11, q10, d1[1]
    vmla.f32 q2, q15, d2[1]
    vadd.f32 q8, q9, q10
    vmla.f32 q12, q10, d3[1]
    vst1.32 {d16, d17}, [r12]
    add r12, r12, #112
    vst1.32 {d6, d7}, [r12]
    add r12, r12, #112
    vst1.32 {d22, d23}, [r12]
    add r12, r12, #112
    vst1.32 {d4, d5}, [r12]
    add r12, r12, #112
    vst1.32 {d24, d25}, [r12]
    sub r12, r12, #432
    cmp r9, #0
    bne .Lrepeat_190
    ldr r0, [r5]
    mov r8, r3
    mov r9, r14
    ldr r3, [r5, #12]
    lsl r0, r0, #2
    ldr r4, [r5, #4]
    add r7, r8, r0
    add r10, r7, r0
    ldr r5, [r5, #8]
    add r1, r10, r0
    cmp r3, #31
    bne .Lotherwise_191
    movw r2, #5
.Lrepeat_192:
    tst r5, #1
    beq .Lotherwise_193
    vld1.32 {d16, d17}, [r9]!
    add r3, r8, #4
    add r12, r7, #4
    vld1.32 {d18, d19}, [r9]!
    add r14, r10, #4
    add r11, r1, #4
    vld1.32 {d20, d21}, [r9]!
    vld1.32 {d22, d23}, [r6]
    vadd.f32 q14, q8, q9
    vld1.32 {d24, d25}, [r9]!
    vsub.f32 q2, q8, q9
    vadd.f32 q8, q10, q11
    vld1.32 {d18, d19}, [r9]!
    vld1.32 {d20, d21}, [r9]!
    vadd.f32 q11, q8, q12
    vld1.32 {d26, d27}, [r9]
    sub r9, r9, #96
    vsub.f32 q12, q8, q12
    movw r0, #:lower16:(.Lconstants_nnp_winograd_f5x5_3x3_output_with_bias__armv7_neon - (1f + 8))
    movt r0, #:upper16:(.Lconstants_nnp_winograd_f5x5_3x3_output_with_bias__armv7_neon - (1f + 8))
1:
    add r0, pc, r0
    vld1.32 {d0, d1}, [r0]
    vmov q15, q11
    movw r0, #:lower16:(.Lconstants_nnp_winograd_f5x5_3x3_output_with_bias__armv7_neon+16 - (1f + 8))
    movt r0, #:upper16:(.Lconstants_nnp_winograd_f5x5_3x3_output_with_bias__armv7_neon+16 - (1f + 8))
1:
    add r0, pc, r0
    vld1.32 {d2, d3}, [r0]
    vmov q3, q12
    vadd.f32 q8, q9, q13
    vsub.f32 q9, q9, q13
    vmla.f32 q3, q2, d0[0]
    vmla.f32 q15, q14, d1[0]
    vmla.f32 q12, q2, d2[0]
    vadd.f32 q13, q10, q11
    vadd.f32 q10, q14, q11
    vmla.f32 q3, q9, d0[1]
    vmla.f32 q15, q8, d1[1]
    vmla.f32 q12, q9, d2[1]
    vmla.f32 q13, q14, d3[0]
    vadd.f32 q9, q10, q8
    vmla.f32 q13, q8, d3[1]
    vmov q8, q3
    vmov q10, q15
    vmov q11, q12
    vtrn.32 q9, q8
    vtrn.32 q10, q11
    vswp d19, d20
    vtrn.32 q3, q15
    vtrn.32 q12, q13
    vst1.32 {d18, d19}, [r8]
    vswp d17, d22
    vswp d7, d24
    vst1.32 {d16, d17}, [r7]
    vswp d31, d26
    vst1.32 {d20, d21}, [r10]
    vst1.32 {d22, d23}, [r1]
    vst1.32 {d6, d7}, [r3]
    vst1.32 {d30, d31}, [r12]
    vst1.32 {d24, d25}, [r14]
    vst1.32 {d26, d27}, [r11]
.Lotherwise_193:
    sub r2, r2, #1
    lsr r5, r5, #1
    add r8, r8, r4, lsl #2
    add r7, r7, r4, lsl #2
    add r10, r10, r4, lsl #2
    add r1, r1, r4, lsl #2
    add r9, r9, #112
    cmp r2, #0
    bne .Lrepeat_192
    b .Lend_194
.Lotherwise_191:
    movw r12, #5
.Lrepeat_195:
    tst r5, #1
    beq .Lotherwise_196
    vld1.32 {d16, d17}, [r9]!
    ubfx r0, r3, #0, #4
    vld1.32 {d18, d19}, [r9]!
    vld1.32 {d20, d21}, [r9]!
    vld1.32 {d22, d23}, [r6]
    vadd.f32 q14, q8, q9
    vld1.32 {d24, d25}, [r9]!
    vsub.f32 q15, q8, q9
    vadd.f32 q8, q10, q11
    vld1.32 {d18, d19}, [r9]!
    vld1.32 {d20, d21}, [r9]!
    vadd.f32 q11, q8, q12
    vld1.32 {d26, d27}, [r9]
    sub r9, r9, #96
    vsub.f32 q12, q8, q12
    movw r2, #:lower16:(.Lconstants_nnp_winograd_f5x5_3x3_output_with_bias__armv7_neon - (1f + 8))
    movt r2, #:upper16:(.Lconstants_nnp_winograd_f5x5_3x3_output_with_bias__armv7_neon - (1f + 8))
1:
    add r2, pc, r2
    vld1.32 {d0, d1}, [r2]
    movw r2, #:lower16:(.Lconstants_nnp_winograd_f5x5_3x3_output_with_bias__armv7_neon+16 - (1f + 8))
    movt r2, #:upper16:(.Lconstants_nnp_winograd_f5x5_3x3_output_with_bias__armv7_neon+16 - (1f + 8))
1:
    add r2, pc, r2
    vld1.32 {d2, d3}, [r2]
    vmov q2, q12
    vadd.f32 q3, q10, q11
    vadd.f32 q8, q9, q13
    vsub.f32 q9, q9, q13
    vadd.f32 q10, q14, q11
    vmla.f32 q2, q15, d0[0]
    vmla.f32 q11, q14, d1[0]
    vmla.f32 q12, q15, d2[0]
    vmla.f32 q3, q14, d3[0]
    vadd.f32 q10, q10, q8
    vmla.f32 q2, q9, d0[1]
    vmla.f32 q11, q8, d1[1]
    vmla.f32 q12, q9, d2[1]
    vmla.f32 q3, q8, d3[1]
    cmp r0, #15
    bne .Lotherwise_197
    vtrn.32 q10, q2
    vtrn.32 q11, q12
    vswp d21, d22
    vswp d5, d24
    vst1.32 {d20, d21}, [r8]
    vst1.32 {d4, d5}, [r7]
    vst1.32 {d22, d23}, [r10]
    vst1.32 {d24, d25}, [r1]
    b .Lend_198
.Lotherwise_197:
    tst r3, #1
    beq .Lotherwise_199
    vst1.32 {d20[0]}, [r8]
    vst1.32 {d20[1]}, [r7]
    vst1.32 {d21[0]}, [r10]
    vst1.32 {d21[1]}, [r1]
.Lotherwise_199:
    tst r3, #2
    beq .Lotherwise_200
    add r0, r8, #4
    vst1.32 {d4[0]}, [r0]
    add r0, r7, #4
    add r2, r10, #4
    vst1.32 {d4[1]}, [r0]
    add r0, r1, #4
    vst1.32 {d5[0]}, [r2]
    vst1.32 {d5[1]}, [r0]
.Lotherwise_200:
    tst r3, #4
    beq .Lotherwise_201
    add r0, r8, #8
    vst1.32 {d22[0]}, [r0]
    add r0, r7, #8
    add r2, r10, #8
    vst1.32 {d22[1]}, [r0]
    add r0, r1, #8
    vst1.32 {d23[0]}, [r2]
    vst1.32 {d23[1]}, [r0]
.Lotherwise_201:
    tst r3, #8
    beq .Lotherwise_202
    add r0, r8, #12
    vst1.32 {d24[0]}, [r0]
    add r0, r7, #12
    add r2, r10, #12
    vst1.32 {d24[1]}, [r0]
    add r0, r1, #12
    vst1.32 {d25[0]}, [r2]
    vst1.32 {d25[1]}, [r0]
.Lotherwise_202:
.Lend_198:
    ubfx r0, r3, #4, #4
    cmp r0, #15
    bne .Lotherwise_203
    add r0, r8, #16
    add r2, r7, #16
    vmov q8, q3
    add r14, r10, #16
    add r11, r1, #16
    vmov q9, q3
    vmov q10, q3
    vtrn.32 q3, q8
    vtrn.32 q9, q10
    vswp d7, d18
    vswp d17, d20
    vst1.32 {d6, d7}, [r0]
    vst1.32 {d16, d17}, [r2]
    vst1.32 {d18, d19}, [r14]
    vst1.32 {d20, d21}, [r11]
    b .Lend_204
.Lotherwise_203:
    tst r3, #16
    beq .Lotherwise_205
    add r0, r8, #16
    vst1.32 {d6[0]}, [r0]
    add r0, r7, #16
    add r2, r10, #16
    vst1.32 {d6[1]}, [r0]
    add r0, r1, #16
    vst1.32 {d7[0]}, [r2]
    vst1.32 {d7[1]}, [r0]
.Lotherwise_205:
    tst r3, #32
    beq .Lotherwise_206
    add r0, r8, #20
    vst1.32 {d6[0]}, [r0]
    add r0, r7, #20
    add r2, r10, #20
    vst1.32 {d6[1]}, [r0]
    add r0, r1, #20
    vst1.32 {d7[0]}, [r2]
    vst1.32 {d7[1]}, [r0]
.Lotherwise_206:
    tst r3, #64
    beq .Lotherwise_207
    add r0, r8, #24
    vst1.32 {d6[0]}, [r0]
    add r0, r7, #24
    add r2, r10, #24
    vst1.32 {d6[1]}, [r0]
    add r0, r1, #24
    vst1.32 {d7[0]}, [r2]
    vst1.32 {d7[1]}, [r0]
.Lotherwise_207:
    tst r3, #128
    beq .Lotherwise_208
    add r0, r8, #28
    vst1.32 {d6[0]}, [r0]
    add r0, r7, #28
    add r2, r10, #28
    vst1.32 {d6[1]}, [r0]
    add r0, r1, #28
    vst1.32 {d7[0]}, [r2]
    vst1.32 {d7[1]}, [r0]
.Lotherwise_208:
.Lend_204:
.Lotherwise_196:
    sub r12, r12, #1
    lsr r5, r5, #1
    add r8, r8, r4, lsl #2
    add r7, r7, r4, lsl #2
    add r10, r10, r4, lsl #2
    add r1, r1, r4, lsl #2
    add r9, r9, #112
    cmp r12, #0
    bne .Lrepeat_195
.Lend_194:
    pop {r4, r5, r6, r7, r8, r9, r10, r11, pc}
    .size nnp_winograd_f5x5_3x3_output_with_bias__armv7_neon, . - nnp_winograd_f5x5_3x3_output_with_bias__armv7_neon

.section .rodata
    .p2align 4
.Lconstants_nnp_winograd_f5x5_3x3_output_with_bias_with_relu__armv7_neon:
    .long 0x3e800000, 0x40000000, 0x3d800000, 0x40800000
    .long 0x3c800000, 0x41000000, 0x3b800000, 0x41800000

    .text
    .p2align 4
    .globl nnp_winograd_f5x5_3x3_output_with_bias_with_relu__armv7_neon
    .type nnp_winograd_f5x5_3x3_output_with_bias_with_relu__armv7_neon, %function
nnp_winograd_f5x5_3x3_output_with_bias_with_relu__armv7_neon:
    push {r4, r5, r6, r7, r8, r9, r10, r11, r14}
    vpush {d8, d9, d10, d11}
    ldr r14, [sp, #72]
    lsl r4, r1, #2
    ldr r5, [sp, #68]
    movw r12, #7
    mov r6, r2
    add r7, r4, r4, lsl #1
    mov r8, r0
    mul r2, r1, r12
    mov r12, r14
    movw r9, #7
.Lrepeat_209:
    add r0, r8, r4, lsl #1
    vld1.32 {d16, d17}, [r8]
    add r1, r8, r7
    vld1.32 {d18, d19}, [r0]
    add r10, r8, r4
    add r0, r8, r4
    vld1.32 {d20, d21}, [r1]
    add r0, r0, r4, lsl #2
    add r1, r8, r4, lsl #2
    vld1.32 {d22, d23}, [r10]
    add r10, r8, r7, lsl #1
    sub r9, r9, #1
    vsub.f32 q2, q9, q10
    vld1.32 {d24, d25}, [r0]
    add r8, r8, r2, lsl #2
    vadd.f32 q9, q9, q10
    vld1.32 {d20, d21}, [r1]
    vld1.32 {d26, d27}, [r10]
    vsub.f32 q14, q8, q11
    vmov q3, q2
    movw r0, #:lower16:(.Lconstants_nnp_winograd_f5x5_3x3_output_with_bias_with_relu__armv7_neon - (1f + 8))
    movt r0, #:upper16:(.Lconstants_nnp_winograd_f5x5_3x3_output_with_bias_with_relu__armv7_neon - (1f + 8))
1:
    add r0, pc, r0
    vld1.32 {d0, d1}, [r0]
    vadd.f32 q8, q8, q11
    movw r0, #:lower16:(.Lconstants_nnp_winograd_f5x5_3x3_output_with_bias_with_relu__armv7_neon+16 - (1f + 8))
    movt r0, #:upper16:(.Lconstants_nnp_winograd_f5x5_3x3_output_with_bias_with_relu__armv7_neon+16 - (1f + 8))
1:
    add r0, pc, r0
    vld1.32 {d2, d3}, [r0]
    vmov q11, q9
    vadd.f32 q12, q12, q9
    vsub.f32 q15, q10, q13
    vmla.f32 q3, q14, d0[0]
    vadd.f32 q10, q10, q13
    vmla.f32 q11, q8, d1[0]
    vmla.f32 q2, q14, d2[0]
    vadd.f32 q9, q8, q9
    vmla.f32 q12, q8, d3[0]
    vmla.f32 q3, q15, d0[1]
    vmla.f32 q11, q10, d1[1]
    vmla.f32 q2, q15, d2[1]
    vadd.f32 q8, q9, q10
    vmla.f32 q12, q10, d3[1]
    vst1.32 {d16, d17}, [r12]
    add r12, r12, #112
    vst1.32 {d6, d7}, [r12]
    add r12, r12, #112
    vst1.32 {d22, d23}, [r12]
    add r12, r12, #112
    vst1.32 {d4, d5}, [r12]
    add r12, r12, #112
    vst1.32 {d24, d25}, [r12]
    sub r12, r12, #432
    cmp r9, #0
    bne .Lrepeat_209
    ldr r0, [r5]
    mov r8, r3
    mov r9, r14
    ldr r3, [r5, #12]
    lsl r0, r0, #2
    ldr r4, [r5, #4]
    add r7, r8, r0
    add r10, r7, r0
    ldr r5, [r5, #8]
    add r1, r10, r0
    cmp r3, #31
    bne .Lotherwise_210
    movw r2, #5
.Lrepeat_211:
    tst r5, #1
    beq .Lotherwise_212
    vld1.32 {d16, d17}, [r9]!
    vmov.i32 q13, #0
    add r3, r8, #4
    vld1.32 {d18, d19}, [r9]!
    add r12, r7, #4
    add r14, r10, #4
    vld1.32 {d20, d21}, [r9]!
    add r11, r1, #4
    vld1.32 {d22, d23}, [r6]
    vadd.f32 q15, q8, q9
    vld1.32 {d24, d25}, [r9]!
    vsub.f32 q2, q8, q9
    vadd.f32 q8, q10, q11
    vld1.32 {d18, d19}, [r9]!
    vld1.32 {d20, d21}, [r9]!
    vadd.f32 q14, q8, q12
    vld1.32 {d22, d23}, [r9]
    sub r9, r9, #96
    vsub.f32 q12, q8, q12
    movw r0, #:lower16:(.Lconstants_nnp_winograd_f5x5_3x3_output_with_bias_with_relu__armv7_neon - (1f + 8))
    movt r0, #:upper16:(.Lconstants_nnp_winograd_f5x5_3x3_output_with_bias_with_relu__armv7_neon - (1f + 8))
1:
    add r0, pc, r0
    vld1.32 {d2, d3}, [r0]
    vmov q3, q14
    movw r0, #:lower16:(.Lconstants_nnp_winograd_f5x5_3x3_output_with_bias_with_relu__armv7_neon+16 - (1f + 8))
    movt r0, #:upper16:(.Lconstants_nnp_winograd_f5x5_3x3_output_with_bias_with_relu__armv7_neon+16 - (1f + 8))
1:
    add r0, pc, r0
    vld1.32 {d0, d1}, [r0]
    vmov q4, q12
    vadd.f32 q5, q9, q11
    vsub.f32 q8, q9, q11
    vmla.f32 q4, q2, d2[0]
    vmla.f32 q3, q15, d3[0]
    vmla.f32 q12, q2, d0[0]
    vadd.f32 q11, q10, q14
    vadd.f32 q9, q15, q14
    vmla.f32 q4, q8, d2[1]
    vmla.f32 q3, q5, d3[1]
    vmla.f32 q12, q8, d0[1]
    vmla.f32 q11, q15, d1[0]
    vadd.f32 q8, q9, q5
    vmla.f32 q11, q5, d1[1]
    vmax.f32 q8, q13, q8
    vmax.f32 q9, q13, q4
    vmax.f32 q10, q13, q3
    vmax.f32 q12, q13, q12
    vmax.f32 q11, q13, q11
    vmov q13, q9
    vmov q14, q10
    vmov q15, q12
    vtrn.32 q8, q13
    vtrn.32 q14, q15
    vswp d17, d28
    vtrn.32 q9, q10
    vtrn.32 q12, q11
    vst1.32 {d16, d17}, [r8]
    vswp d27, d30
    vswp d19, d24
    vst1.32 {d26, d27}, [r7]
    vswp d21, d22
    vst1.32 {d28, d29}, [r10]
    vst1.32 {d30, d31}, [r1]
    vst1.32 {d18, d19}, [r3]
    vst1.32 {d20, d21}, [r12]
    vst1.32 {d24, d25}, [r14]
    vst1.32 {d22, d23}, [r11]
.Lotherwise_212:
    sub r2, r2, #1
    lsr r5, r5, #1
    add r8, r8, r4, lsl #2
    add r7, r7, r4, lsl #2
    add r10, r10, r4, lsl #2
    add r1, r1, r4, lsl #2
    add r9, r9, #112
    cmp r2, #0
    bne .Lrepeat_211
    b .Lend_213
.Lotherwise_210:
    movw r12, #5
.Lrepeat_214:
    tst r5, #1
    beq .Lotherwise_215
    vld1.32 {d16, d17}, [r9]!
    vmov.i32 q13, #0
    ubfx r0, r3, #0, #4
    vld1.32 {d18, d19}, [r9]!
    vld1.32 {d20, d21}, [r9]!
    vld1.32 {d22, d23}, [r6]
    vadd.f32 q15, q8, q9
    vld1.32 {d24, d25}, [r9]!
    vsub.f32 q2, q8, q9
    vadd.f32 q8, q10, q11
    vld1.32 {d18, d19}, [r9]!
    vld1.32 {d20, d21}, [r9]!
    vadd.f32 q14, q8, q12
    vld1.32 {d22, d23}, [r9]
    sub r9, r9, #96
    vsub.f32 q12, q8, q12
    movw r2, #:lower16:(.Lconstants_nnp_winograd_f5x5_3x3_output_with_bias_with_relu__armv7_neon - (1f + 8))
    movt r2, #:upper16:(.Lconstants_nnp_winograd_f5x5_3x3_output_with_bias_with_relu__armv7_neon - (1f + 8))
1:
    add r2, pc, r2
    vld1.32 {d0, d1}, [r2]
    vmov q3, q14
    movw r2, #:lower16:(.Lconstants_nnp_winograd_f5x5_3x3_output_with_bias_with_relu__armv7_neon+16 - (1f + 8))
    movt r2, #:upper16:(.Lconstants_nnp_winograd_f5x5_3x3_output_with_bias_with_relu__armv7_neon+16 - (1f + 8))
1:
    add r2, pc, r2
    vld1.32 {d2, d3}, [r2]
    vmov q4, q12
    vadd.f32 q5, q10, q14
    vadd.f32 q8, q9, q11
    vsub.f32 q9, q9, q11
    vmla.f32 q4, q2, d0[0]
    vmla.f32 q3, q15, d1[0]
    vmla.f32 q12, q2, d2[0]
    vmla.f32 q5, q15, d3[0]
    vadd.f32 q10, q15, q14
    vmla.f32 q4, q9, d0[1]
    vmla.f32 q3, q8, d1[1]
    vmla.f32 q12, q9, d2[1]
    vmla.f32 q5, q8, d3[1]
    vadd.f32 q8, q10, q8
    vmax.f32 q9, q13, q4
    vmax.f32 q8, q13, q8
    vmax.f32 q10, q13, q3
    vmax.f32 q11, q13, q12
    vmax.f32 q12, q13, q5
    cmp r0, #15
    bne .Lotherwise_216
    vtrn.32 q8, q9
    vtrn.32 q10, q11
    vswp d17, d20
    vswp d19, d22
    vst1.32 {d16, d17}, [r8]
    vst1.32 {d18, d19}, [r7]
    vst1.32 {d20, d21}, [r10]
    vst1.32 {d22, d23}, [r1]
    b .Lend_217
.Lotherwise_216:
    tst r3, #1
    beq .Lotherwise_218
    vst1.32 {d16[0]}, [r8]
    vst1.32 {d16[1]}, [r7]
    vst1.32 {d17[0]}, [r10]
    vst1.32 {d17[1]}, [r1]
.Lotherwise_218:
    tst r3, #2
    beq .Lotherwise_219
    add r0, r8, #4
    vst1.32 {d18[0]}, [r0]
    add r0, r7, #4
    add r2, r10, #4
    vst1.32 {d18[1]}, [r0]
    add r0, r1, #4
    vst1.32 {d19[0]}, [r2]
    vst1.32 {d19[1]}, [r0]
.Lotherwise_219:
    tst r3, #4
    beq .Lotherwise_220
    add r0, r8, #8
    vst1.32 {d20[0]}, [r0]
    add r0, r7, #8
    add r2, r10, #8
    vst1.32 {d20[1]}, [r0]
    add r0, r1, #8
    vst1.32 {d21[0]}, [r2]
    vst1.32 {d21[1]}, [r0]
.Lotherwise_220:
    tst r3, #8
    beq .Lotherwise_221
    add r0, r8, #12
    vst1.32 {d22[0]}, [r0]
    add r0, r7, #12
    add r2, r10, #12
    vst1.32 {d22[1]}, [r0]
    add r0, r1, #12
    vst1.32 {d23[0]}, [r2]
    vst1.32 {d23[1]}, [r0]
.Lotherwise_221:
.Lend_217:
    ubfx r0, r3, #4, #4
    cmp r0, #15
    bne .Lotherwise_222
    add r0, r8, #16
    add r2, r7, #16
    vmov q8, q12
    add r14, r10, #16
    add r11, r1, #16
    vmov q9, q12
    vmov q10, q12
    vtrn.32 q12, q8
    vtrn.32 q9, q10
    vswp d25, d18
    vswp d17, d20
    vst1.32 {d24, d25}, [r0]
    vst1.32 {d16, d17}, [r2]
    vst1.32 {d18, d19}, [r14]
    vst1.32 {d20, d21}, [r11]
    b .Lend_223
.Lotherwise_222:
    tst r3, #16
    beq .Lotherwise_224
    add r0, r8, #16
    vst1.32 {d24[0]}, [r0]
    add r0, r7, #16
    add r2, r10, #16
    vst1.32 {d24[1]}, [r0]
    add r0, r1, #16
    vst1.32 {d25[0]}, [r2]
    vst1.32 {d25[1]}, [r0]
.Lotherwise_224:
    tst r3, #32
    beq .Lotherwise_225
    add r0, r8, #20
    vst1.32 {d24[0]}, [r0]
    add r0, r7, #20
    add r2, r10, #20
    vst1.32 {d24[1]}, [r0]
    add r0, r1, #20
    vst1.32 {d25[0]}, [r2]
    vst1.32 {d25[1]}, [r0]
.Lotherwise_225:
    tst r3, #64
    beq .Lotherwise_226
    add r0, r8, #24
    vst1.32 {d24[0]}, [r0]
    add r0, r7, #24
    add r2, r10, #24
    vst1.32 {d24[1]}, [r0]
    add r0, r1, #24
    vst1.32 {d25[0]}, [r2]
    vst1.32 {d25[1]}, [r0]
.Lotherwise_226:
    tst r3, #128
    beq .Lotherwise_227
    add r0, r8, #28
    vst1.32 {d24[0]}, [r0]
    add r0, r7, #28
    add r2, r10, #28
    vst1.32 {d24[1]}, [r0]
    add r0, r1, #28
    vst1.32 {d25[0]}, [r2]
    vst1.32 {d25[1]}, [r0]
.Lotherwise_227:
.Lend_223:
.Lotherwise_215:
    sub r12, r12, #1
    lsr r5, r5, #1
    add r8, r8, r4, lsl #2
    add r7, r7, r4, lsl #2
    add r10, r10, r4, lsl #2
    add r1, r1, r4, lsl #2
    add r9, r9, #112
    cmp r12, #0
    bne .Lrepeat_214
.Lend_213:
    vpop {d8, d9, d10, d11}
    pop {r4, r5, r6, r7, r8, r9, r10, r11, pc}
    .size nnp_winograd_f5x5_3x3_output_with_bias_with_relu__armv7_neon, . - nnp_winograd_f5x5_3x3_output_with_bias_with_relu__armv7_neon

.section .rodata
    .p2align 4
.Lconstants_nnp_winograd_f4x4_3x3_input__armv7_neon:
    .long 0x40100000, 0x3f200000, 0x3ec80000, 0x3fc00000
    .long 0x3f610000, 0x40290000, 0x00000000, 0x00000000

    .text
    .p2align 4
    .globl nnp_winograd_f4x4_3x3_input__armv7_neon
    .type nnp_winograd_f4x4_3x3_input__armv7_neon, %function
nnp_winograd_f4x4_3x3_input__armv7_neon:
    push {r4, r5, r6, r7, r8, r9, r10, r11, r14}
    vpush {d8, d9, d10, d11}
    mov r14, r1
    ldr r4, [sp, #68]
    ldr r1, [r14]
    mov r6, r0
    mov r5, r2
    ldr r7, [r14, #12]
    mov r8, r3
    lsl r0, r1, #2
    ldr r3, [r14, #4]
    add r12, r6, r0
    add r9, r12, r0
    ldr r14, [r14, #8]
    add r1, r9, r0
    cmp r7, #63
    bne .Lotherwise_228
    mov r2, r4
    movw r10, #6
.Lrepeat_229:
    tst r14, #1
    beq .Lotherwise_230
    vld1.32 {d16, d17}, [r6]
    ubfx r0, r7, #4, #2
    vld1.32 {d18, d19}, [r12]
    vld1.32 {d20, d21}, [r9]
    vmov q14, q8
    vld1.32 {d16, d17}, [r1]
    vmov q15, q9
    vmov q2, q10
    vmov q3, q8
    vtrn.32 q14, q15
    vtrn.32 q2, q3
    vswp d29, d4
    vswp d31, d6
    cmp r0, #3
    bne .Lotherwise_231
    vldr d16, [r6, #16]
    vldr d18, [r9, #16]
    vldr d17, [r12, #16]
    vldr d19, [r1, #16]
    vuzp.32 q8, q9
    b .Lend_232
.Lotherwise_231:
    vmov.i32 q8, #0
    tst r7, #16
    beq .Lotherwise_233
    add r0, r6, #16
    vld1.32 {d16[0]}, [r0]
    add r0, r12, #16
    add r11, r9, #16
    vld1.32 {d16[1]}, [r0]
    add r0, r1, #16
    vld1.32 {d17[0]}, [r11]
    vld1.32 {d17[1]}, [r0]
.Lotherwise_233:
    vmov.i32 q9, #0
    tst r7, #32
    beq .Lotherwise_234
    add r0, r6, #20
    vld1.32 {d18[0]}, [r0]
    add r0, r12, #20
    add r11, r9, #20
    vld1.32 {d18[1]}, [r0]
    add r0, r1, #20
    vld1.32 {d19[0]}, [r11]
    vld1.32 {d19[1]}, [r0]
.Lotherwise_234:
.Lend_232:
    vmov q10, q8
    movw r0, #:lower16:(.Lconstants_nnp_winograd_f4x4_3x3_input__armv7_neon - (1f + 8))
    movt r0, #:upper16:(.Lconstants_nnp_winograd_f4x4_3x3_input__armv7_neon - (1f + 8))
1:
    add r0, pc, r0
    vld1.32 {d0, d1}, [r0]
    vmov q11, q8
    movw r0, #:lower16:(.Lconstants_nnp_winograd_f4x4_3x3_input__armv7_neon+16 - (1f + 8))
    movt r0, #:upper16:(.Lconstants_nnp_winograd_f4x4_3x3_input__armv7_neon+16 - (1f + 8))
1:
    add r0, pc, r0
    vld1.32 {d2, d3}, [r0]
    vmls.f32 q10, q2, d0[0]
    vmov q12, q3
    vmls.f32 q11, q2, d1[0]
    vmov q13, q3
    vmls.f32 q12, q15, d0[0]
    vmls.f32 q13, q15, d1[0]
    vmov q4, q10
    vmov q5, q11
    vmla.f32 q4, q12, d0[1]
    vmla.f32 q9, q15, d2[0]
    vmls.f32 q10, q12, d0[1]
    vmla.f32 q8, q14, d2[0]
    vmla.f32 q5, q13, d1[1]
    vst1.32 {d8, d9}, [r2]!
    vmls.f32 q11, q13, d1[1]
    vmls.f32 q9, q3, d2[1]
    vst1.32 {d20, d21}, [r2]!
    vmls.f32 q8, q2, d2[1]
    vst1.32 {d10, d11}, [r2]!
    vst1.32 {d22, d23}, [r2]!
    vst1.32 {d18, d19}, [r2]!
    vst1.32 {d16, d17}, [r2]
    sub r2, r2, #80
    b .Lend_235
.Lotherwise_230:
    vmov.i32 q8, #0
    vmov.i32 q9, #0
    vmov.i32 q10, #0
    vst1.32 {d16, d17}, [r2]!
    vmov.i32 q8, #0
    vst1.32 {d18, d19}, [r2]!
    vmov.i32 q9, #0
    vst1.32 {d20, d21}, [r2]!
    vmov.i32 q10, #0
    vst1.32 {d16, d17}, [r2]!
    vst1.32 {d18, d19}, [r2]!
    vst1.32 {d20, d21}, [r2]
    sub r2, r2, #80
.Lend_235:
    sub r10, r10, #1
    lsr r14, r14, #1
    add r6, r6, r3, lsl #2
    add r12, r12, r3, lsl #2
    add r9, r9, r3, lsl #2
    add r1, r1, r3, lsl #2
    add r2, r2, #96
    cmp r10, #0
    bne .Lrepeat_229
    b .Lend_236
.Lotherwise_228:
    mov r2, r4
    movw r10, #6
.Lrepeat_237:
    tst r14, #1
    beq .Lotherwise_238
    ubfx r0, r7, #0, #4
    cmp r0, #15
    bne .Lotherwise_239
    vld1.32 {d16, d17}, [r6]
    vld1.32 {d18, d19}, [r12]
    vld1.32 {d20, d21}, [r9]
    vld1.32 {d22, d23}, [r1]
    vtrn.32 q8, q9
    vtrn.32 q10, q11
    vswp d17, d20
    vswp d19, d22
    vmov q14, q8
    vmov q15, q9
    vmov q2, q10
    vmov q3, q11
    b .Lend_240
.Lotherwise_239:
    vmov.i32 q14, #0
    tst r7, #1
    beq .Lotherwise_241
    vld1.32 {d28[0]}, [r6]
    vld1.32 {d28[1]}, [r12]
    vld1.32 {d29[0]}, [r9]
    vld1.32 {d29[1]}, [r1]
.Lotherwise_241:
    vmov.i32 q15, #0
    tst r7, #2
    beq .Lotherwise_242
    add r0, r6, #4
    vld1.32 {d30[0]}, [r0]
    add r0, r12, #4
    add r11, r9, #4
    vld1.32 {d30[1]}, [r0]
    add r0, r1, #4
    vld1.32 {d31[0]}, [r11]
    vld1.32 {d31[1]}, [r0]
.Lotherwise_242:
    vmov.i32 q2, #0
    tst r7, #4
    beq .Lotherwise_243
    add r0, r6, #8
    vld1.32 {d4[0]}, [r0]
    add r0, r12, #8
    add r11, r9, #8
    vld1.32 {d4[1]}, [r0]
    add r0, r1, #8
    vld1.32 {d5[0]}, [r11]
    vld1.32 {d5[1]}, [r0]
.Lotherwise_243:
    vmov.i32 q3, #0
    tst r7, #8
    beq .Lotherwise_244
    add r0, r6, #12
    vld1.32 {d6[0]}, [r0]
    add r0, r12, #12
    add r11, r9, #12
    vld1.32 {d6[1]}, [r0]
    add r0, r1, #12
    vld1.32 {d7[0]}, [r11]
    vld1.32 {d7[1]}, [r0]
.Lotherwise_244:
.Lend_240:
    ubfx r0, r7, #4, #2
    cmp r0, #3
    bne .Lotherwise_245
    vldr d16, [r6, #16]
    vldr d18, [r9, #16]
    vldr d17, [r12, #16]
    vldr d19, [r1, #16]
    vuzp.32 q8, q9
    b .Lend_246
.Lotherwise_245:
    vmov.i32 q8, #0
    tst r7, #16
    beq .Lotherwise_247
    add r0, r6, #16
    vld1.32 {d16[0]}, [r0]
    add r0, r12, #16
    add r11, r9, #16
    vld1.32 {d16[1]}, [r0]
    add r0, r1, #16
    vld1.32 {d17[0]}, [r11]
    vld1.32 {d17[1]}, [r0]
.Lotherwise_247:
    vmov.i32 q9, #0
    tst r7, #32
    beq .Lotherwise_248
    add r0, r6, #20
    vld1.32 {d18[0]}, [r0]
    add r0, r12, #20
    add r11, r9, #20
    vld1.32 {d18[1]}, [r0]
    add r0, r1, #20
    vld1.32 {d19[0]}, [r11]
    vld1.32 {d19[1]}, [r0]
.Lotherwise_248:
.Lend_246:
    vmov q10, q8
    movw r0, #:lower16:(.Lconstants_nnp_winograd_f4x4_3x3_input__armv7_neon - (1f + 8))
    movt r0, #:upper16:(.Lconstants_nnp_winograd_f4x4_3x3_input__armv7_neon - (1f + 8))
1:
    add r0, pc, r0
    vld1.32 {d0, d1}, [r0]
    vmov q11, q8
    movw r0, #:lower16:(.Lconstants_nnp_winograd_f4x4_3x3_input__armv7_neon+16 - (1f + 8))
    movt r0, #:upper16:(.Lconstants_nnp_winograd_f4x4_3x3_input__armv7_neon+16 - (1f + 8))
1:
    add r0, pc, r0
    vld1.32 {d2, d3}, [r0]
    vmls.f32 q10, q2, d0[0]
    vmov q12, q3
    vmls.f32 q11, q2, d1[0]
    vmov q13, q3
    vmls.f32 q12, q15, d0[0]
    vmls.f32 q13, q15, d1[0]
    vmov q4, q10
    vmov q5, q11
    vmla.f32 q4, q12, d0[1]
    vmla.f32 q9, q15, d2[0]
    vmls.f32 q10, q12, d0[1]
    vmla.f32 q8, q14, d2[0]
    vmla.f32 q5, q13, d1[1]
    vst1.32 {d8, d9}, [r2]!
    vmls.f32 q11, q13, d1[1]
    vmls.f32 q9, q3, d2[1]
    vst1.32 {d20, d21}, [r2]!
    vmls.f32 q8, q2, d2[1]
    vst1.32 {d10, d11}, [r2]!
    vst1.32 {d22, d23}, [r2]!
    vst1.32 {d18, d19}, [r2]!
    vst1.32 {d16, d17}, [r2]
    sub r2, r2, #80
    b .Lend_249
.Lotherwise_238:
    vmov.i32 q8, #0
    vmov.i32 q9, #0
    vmov.i32 q10, #0
    vst1.32 {d16, d17}, [r2]!
    vmov.i32 q8, #0
    vst1.32 {d18, d19}, [r2]!
    vmov.i32 q9, #0
    vst1.32 {d20, d21}, [r2]!
    vmov.i32 q10, #0
    vst1.32 {d16, d17}, [r2]!
    vst1.32 {d18, d19}, [r2]!
    vst1.32 {d20, d21}, [r2]
    sub r2, r2, #80
.Lend_249:
    sub r10, r10, #1
    lsr r14, r14, #1
    add r6, r6, r3, lsl #2
    add r12, r12, r3, lsl #2
    add r9, r9, r3, lsl #2
    add r1, r1, r3, lsl #2
    add r2, r2, #96
    cmp r10, #0
    bne .Lrepeat_237
.Lend_236:
    lsl r6, r8, #2
    movw r0, #6
    add r7, r6, r6, lsl #1
    mov r9, r5
    mul r8, r8, r0
    movw r0, #6
.Lrepeat_250:
    vld1.32 {d16, d17}, [r4]
    add r4, r4, #96
    add r1, r9, r6
    vld1.32 {d18, d19}, [r4]
    add r4, r4, #96
    add r2, r9, r6, lsl #1
    vld1.32 {d20, d21}, [r4]
    add r4, r4, #96
    add r3, r9, r7
    vld1.32 {d22, d23}, [r4]
    add r4, r4, #96
    add r12, r9, r6, lsl #2
    vld1.32 {d24, d25}, [r4]
    add r4, r4, #96
    add r14, r9, r6
    movw r5, #:lower16:(.Lconstants_nnp_winograd_f4x4_3x3_input__armv7_neon - (1f + 8))
    movt r5, #:upper16:(.Lconstants_nnp_winograd_f4x4_3x3_input__armv7_neon - (1f + 8))
1:
    add r5, pc, r5
    vld1.32 {d0, d1}, [r5]
    vmov q13, q11
    add r14, r14, r6, lsl #2
    vmov q14, q12
    vld1.32 {d30, d31}, [r4]
    sub r0, r0, #1
    vmov q2, q12
    movw r5, #:lower16:(.Lconstants_nnp_winograd_f4x4_3x3_input__armv7_neon+16 - (1f + 8))
    movt r5, #:upper16:(.Lconstants_nnp_winograd_f4x4_3x3_input__armv7_neon+16 - (1f + 8))
1:
    add r5, pc, r5
    vld1.32 {d2, d3}, [r5]
    sub r4, r4, #464
    vmls.f32 q14, q10, d0[0]
    vmls.f32 q2, q10, d1[0]
    vmov q3, q11
    vmls.f32 q13, q9, d0[0]
    vmls.f32 q3, q9, d1[0]
    vmov q4, q14
    vmov q5, q2
    vmla.f32 q4, q13, d0[1]
    vmla.f32 q15, q9, d2[0]
    vmls.f32 q14, q13, d0[1]
    vmla.f32 q12, q8, d2[0]
    vmla.f32 q5, q3, d1[1]
    vst1.32 {d8, d9}, [r9]
    add r9, r9, r8, lsl #2
    vmls.f32 q2, q3, d1[1]
    vmls.f32 q15, q11, d2[1]
    vst1.32 {d28, d29}, [r1]
    vmls.f32 q12, q10, d2[1]
    vst1.32 {d10, d11}, [r2]
    vst1.32 {d4, d5}, [r3]
    vst1.32 {d30, d31}, [r12]
    vst1.32 {d24, d25}, [r14]
    cmp r0, #0
    bne .Lrepeat_250
    vpop {d8, d9, d10, d11}
    pop {r4, r5, r6, r7, r8, r9, r10, r11, pc}
    .size nnp_winograd_f4x4_3x3_input__armv7_neon, . - nnp_winograd_f4x4_3x3_input__armv7_neon

.section .rodata
    .p2align 4
.Lconstants_nnp_winograd_f4x4_3x3_kernel__armv7_neon:
    .long 0x3ec80000, 0xbf303b34, 0x3edc4a01, 0x40100000
    .long 0x3df4c401, 0x3e379301, 0x3f91a2b4, 0x00000000

    .text
    .p2align 4
    .globl nnp_winograd_f4x4_3x3_kernel__armv7_neon
    .type nnp_winograd_f4x4_3x3_kernel__armv7_neon, %function
nnp_winograd_f4x4_3x3_kernel__armv7_neon:
    push {r4, r5, r6, r7, r8, r9, r10, r11, r14}
    ldr r5, [sp, #36]
    lsl r1, r1, #2
    add r12, r0, r1
    add r14, r12, r1
    mov r6, r2
    add r1, r14, r1
    mov r4, r5
    movw r2, #9
.Lrepeat_251:
    vld1.32 {d16, d17}, [r0]!
    sub r2, r2, #1
    vld1.32 {d18, d19}, [r12]!
    vld1.32 {d20, d21}, [r14]!
    vld1.32 {d22, d23}, [r1]!
    vtrn.32 q8, q9
    vtrn.32 q10, q11
    vswp d17, d20
    vswp d19, d22
    vst1.32 {d16, d17}, [r4]!
    vst1.32 {d18, d19}, [r4]!
    vst1.32 {d20, d21}, [r4]!
    vst1.32 {d22, d23}, [r4]!
    cmp r2, #0
    bne .Lrepeat_251
    lsl r14, r3, #2
    movw r0, #6
    add r7, r14, r14, lsl #1
    mul r12, r3, r0
    movw r8, #4
.Lrepeat_252:
    vld1.32 {d16, d17}, [r5]!
    movw r9, #6
    vld1.32 {d18, d19}, [r5]!
    vld1.32 {d20, d21}, [r5]!
    vmov q11, q8
    movw r0, #:lower16:(.Lconstants_nnp_winograd_f4x4_3x3_kernel__armv7_neon - (1f + 8))
    movt r0, #:upper16:(.Lconstants_nnp_winograd_f4x4_3x3_kernel__armv7_neon - (1f + 8))
1:
    add r0, pc, r0
    vld1.32 {d0, d1}, [r0]
    vmov q12, q8
    movw r0, #:lower16:(.Lconstants_nnp_winograd_f4x4_3x3_kernel__armv7_neon+16 - (1f + 8))
    movt r0, #:upper16:(.Lconstants_nnp_winograd_f4x4_3x3_kernel__armv7_neon+16 - (1f + 8))
1:
    add r0, pc, r0
    vld1.32 {d2, d3}, [r0]
    vmla.f32 q11, q10, d0[0]
    vmla.f32 q12, q10, d1[1]
    vmul.f32 q8, q8, d3[0]
    vmul.f32 q11, q11, d0[1]
    vmul.f32 q12, q12, d2[0]
    vmov q13, q11
    vmov q14, q12
    vmls.f32 q13, q9, d1[0]
    vmla.f32 q11, q9, d1[0]
    vmla.f32 q14, q9, d2[1]
    vmls.f32 q12, q9, d2[1]
    vst1.32 {d26, d27}, [r4]!
    vst1.32 {d22, d23}, [r4]!
    vst1.32 {d28, d29}, [r4]!
    vst1.32 {d24, d25}, [r4]!
    vst1.32 {d20, d21}, [r4]!
    vst1.32 {d16, d17}, [r4]!
    vld1.32 {d16, d17}, [r5]!
    vld1.32 {d18, d19}, [r5]!
    vld1.32 {d20, d21}, [r5]!
    vmov q11, q8
    vmov q12, q8
    vmla.f32 q11, q10, d0[0]
    vmla.f32 q12, q10, d1[1]
    vmul.f32 q8, q8, d3[0]
    vmul.f32 q11, q11, d0[1]
    vmul.f32 q12, q12, d2[0]
    vmov q13, q11
    vmov q14, q12
    vmls.f32 q13, q9, d1[0]
    vmla.f32 q11, q9, d1[0]
    vmla.f32 q14, q9, d2[1]
    vmls.f32 q12, q9, d2[1]
    vst1.32 {d26, d27}, [r4]!
    vst1.32 {d22, d23}, [r4]!
    vst1.32 {d28, d29}, [r4]!
    vst1.32 {d24, d25}, [r4]!
    vst1.32 {d20, d21}, [r4]!
    vst1.32 {d16, d17}, [r4]!
    vld1.32 {d16, d17}, [r5]!
    vld1.32 {d18, d19}, [r5]!
    vld1.32 {d20, d21}, [r5]
    vmov q11, q8
    sub r5, r5, #128
    vmov q12, q8
    vmla.f32 q11, q10, d0[0]
    vmla.f32 q12, q10, d1[1]
    vmul.f32 q8, q8, d3[0]
    vmul.f32 q11, q11, d0[1]
    vmul.f32 q12, q12, d2[0]
    vmov q13, q11
    vmov q14, q12
    vmls.f32 q13, q9, d1[0]
    vmla.f32 q11, q9, d1[0]
    vmla.f32 q14, q9, d2[1]
    vmls.f32 q12, q9, d2[1]
    vst1.32 {d26, d27}, [r4]!
    vst1.32 {d22, d23}, [r4]!
    vst1.32 {d28, d29}, [r4]!
    vst1.32 {d24, d25}, [r4]!
    vst1.32 {d20, d21}, [r4]!
    vst1.32 {d16, d17}, [r4]
    sub r4, r4, #272
    mov r1, r4
.Lrepeat_253:
    vld1.32 {d16, d17}, [r1]
    add r1, r1, #96
    add r2, r6, r14
    vld1.32 {d18, d19}, [r1]
    add r1, r1, #96
    add r3, r6, r14, lsl #1
    vld1.32 {d20, d21}, [r1]
    vmov q11, q8
    add r10, r6, r7
    vmov q12, q8
    add r11, r6, r14, lsl #2
    add r0, r6, r14
    vmla.f32 q11, q10, d0[0]
    add r0, r0, r14, lsl #2
    sub r9, r9, #1
    vmla.f32 q12, q10, d1[1]
    sub r1, r1, #176
    vmul.f32 q8, q8, d3[0]
    vmul.f32 q11, q11, d0[1]
    vmul.f32 q12, q12, d2[0]
    vmov q13, q11
    vmov q14, q12
    vmls.f32 q13, q9, d1[0]
    vmla.f32 q11, q9, d1[0]
    vmla.f32 q14, q9, d2[1]
    vmls.f32 q12, q9, d2[1]
    vst1.32 {d26, d27}, [r6]
    add r6, r6, r12, lsl #2
    vst1.32 {d22, d23}, [r2]
    vst1.32 {d28, d29}, [r3]
    vst1.32 {d24, d25}, [r10]
    vst1.32 {d20, d21}, [r11]
    vst1.32 {d16, d17}, [r0]
    cmp r9, #0
    bne .Lrepeat_253
    movw r0, #6
    mul r0, r12, r0
    sub r6, r6, r0, lsl #2
    sub r8, r8, #1
    add r6, r6, #32
    add r5, r5, #144
    cmp r8, #0
    bne .Lrepeat_252
    pop {r4, r5, r6, r7, r8, r9, r10, r11, pc}
    .size nnp_winograd_f4x4_3x3_kernel__armv7_neon, . - nnp_winograd_f4x4_3x3_kernel__armv7_neon

.section .rodata
    .p2align 4
.Lconstants_nnp_winograd_f4x4_3x3_output_with_bias__armv7_neon:
    .long 0x3f200000, 0x3fc00000, 0x3ec80000, 0x40100000
    .long 0x3e7a0000, 0x40580000, 0x00000000, 0x00000000

    .text
    .p2align 4
    .globl nnp_winograd_f4x4_3x3_output_with_bias__armv7_neon
    .type nnp_winograd_f4x4_3x3_output_with_bias__armv7_neon, %function
nnp_winograd_f4x4_3x3_output_with_bias__armv7_neon:
    push {r4, r5, r6, r7, r8, r9, r10, r11, r14}
    ldr r14, [sp, #40]
    lsl r4, r1, #2
    ldr r5, [sp, #36]
    movw r12, #6
    mov r6, r2
    add r7, r4, r4, lsl #1
    mov r8, r0
    mul r2, r1, r12
    mov r12, r14
    movw r9, #6
.Lrepeat_254:
    add r0, r8, r4
    vld1.32 {d16, d17}, [r8]
    add r1, r8, r4, lsl #1
    vld1.32 {d18, d19}, [r0]
    add r11, r8, r7
    add r10, r8, r4, lsl #2
    vld1.32 {d20, d21}, [r1]
    add r0, r8, r4
    add r1, r0, r4, lsl #2
    vld1.32 {d22, d23}, [r11]
    vsub.f32 q12, q8, q9
    sub r9, r9, #1
    movw r0, #:lower16:(.Lconstants_nnp_winograd_f4x4_3x3_output_with_bias__armv7_neon - (1f + 8))
    movt r0, #:upper16:(.Lconstants_nnp_winograd_f4x4_3x3_output_with_bias__armv7_neon - (1f + 8))
1:
    add r0, pc, r0
    vld1.32 {d0, d1}, [r0]
    vadd.f32 q8, q8, q9
    add r8, r8, r2, lsl #2
    vld1.32 {d18, d19}, [r10]
    vsub.f32 q13, q10, q11
    movw r0, #:lower16:(.Lconstants_nnp_winograd_f4x4_3x3_output_with_bias__armv7_neon+16 - (1f + 8))
    movt r0, #:upper16:(.Lconstants_nnp_winograd_f4x4_3x3_output_with_bias__armv7_neon+16 - (1f + 8))
1:
    add r0, pc, r0
    vld1.32 {d2, d3}, [r0]
    vmul.f32 q14, q12, d0[0]
    vld1.32 {d30, d31}, [r1]
    vadd.f32 q10, q10, q11
    vmul.f32 q11, q8, d1[0]
    vmla.f32 q9, q12, d2[0]
    vadd.f32 q8, q15, q8
    vmla.f32 q14, q13, d0[1]
    vmla.f32 q11, q10, d1[1]
    vmla.f32 q9, q13, d2[1]
    vadd.f32 q8, q8, q10
    vst1.32 {d16, d17}, [r12]
    add r12, r12, #96
    vst1.32 {d28, d29}, [r12]
    add r12, r12, #96
    vst1.32 {d22, d23}, [r12]
    add r12, r12, #96
    vst1.32 {d18, d19}, [r12]
    sub r12, r12, #272
    cmp r9, #0
    bne .Lrepeat_254
    ldr r0, [r5]
    mov r4, r3
    ldr r2, [r5, #12]
    lsl r0, r0, #2
    ldr r3, [r5, #4]
    add r12, r4, r0
    add r7, r12, r0
    ldr r5, [r5, #8]
    add r8, r7, r0
    cmp r2, #15
    bne .Lotherwise_255
    movw r0, #4
.Lrepeat_256:
    tst r5, #1
    beq .Lotherwise_257
    vld1.32 {d16, d17}, [r14]!
    vld1.32 {d18, d19}, [r14]!
    vld1.32 {d20, d21}, [r14]!
    vld1.32 {d22, d23}, [r14]!
    vadd.f32 q12, q8, q9
    vld1.32 {d4, d5}, [r14]!
    vsub.f32 q8, q8, q9
    movw r1, #:lower16:(.Lconstants_nnp_winograd_f4x4_3x3_output_with_bias__armv7_neon - (1f + 8))
    movt r1, #:upper16:(.Lconstants_nnp_winograd_f4x4_3x3_output_with_bias__armv7_neon - (1f + 8))
1:
    add r1, pc, r1
    vld1.32 {d0, d1}, [r1]
    vadd.f32 q9, q10, q11
    movw r1, #:lower16:(.Lconstants_nnp_winograd_f4x4_3x3_output_with_bias__armv7_neon+16 - (1f + 8))
    movt r1, #:upper16:(.Lconstants_nnp_winograd_f4x4_3x3_output_with_bias__armv7_neon+16 - (1f + 8))
1:
    add r1, pc, r1
    vld1.32 {d2, d3}, [r1]
    vsub.f32 q10, q10, q11
    vld1.32 {d22, d23}, [r14]
    vmul.f32 q13, q8, d0[0]
    sub r14, r14, #80
    vmul.f32 q14, q12, d1[0]
    vld1.32 {d30, d31}, [r6]
    vmla.f32 q2, q8, d2[0]
    vadd.f32 q8, q11, q12
    vmla.f32 q13, q10, d0[1]
    vmla.f32 q14, q9, d1[1]
    vmla.f32 q2, q10, d2[1]
    vadd.f32 q8, q8, q9
    vadd.f32 q9, q13, q15
    vadd.f32 q8, q8, q15
    vadd.f32 q10, q14, q15
    vadd.f32 q11, q2, q15
    vtrn.32 q8, q9
    vtrn.32 q10, q11
    vswp d17, d20
    vswp d19, d22
    vst1.32 {d16, d17}, [r4]
    vst1.32 {d18, d19}, [r12]
    vst1.32 {d20, d21}, [r7]
    vst1.32 {d22, d23}, [r8]
.Lotherwise_257:
    sub r0, r0, #1
    lsr r5, r5, #1
    add r4, r4, r3, lsl #2
    add r12, r12, r3, lsl #2
    add r7, r7, r3, lsl #2
    add r8, r8, r3, lsl #2
    add r14, r14, #96
    cmp r0, #0
    bne .Lrepeat_256
    b .Lend_258
.Lotherwise_255:
    movw r9, #4
.Lrepeat_259:
    tst r5, #1
    beq .Lotherwise_260
    vld1.32 {d16, d17}, [r14]!
    ubfx r0, r2, #0, #4
    vld1.32 {d18, d19}, [r14]!
    vld1.32 {d20, d21}, [r14]!
    vld1.32 {d22, d23}, [r14]!
    vadd.f32 q12, q8, q9
    vld1.32 {d4, d5}, [r14]!
    vsub.f32 q8, q8, q9
    movw r1, #:lower16:(.Lconstants_nnp_winograd_f4x4_3x3_output_with_bias__armv7_neon - (1f + 8))
    movt r1, #:upper16:(.Lconstants_nnp_winograd_f4x4_3x3_output_with_bias__armv7_neon - (1f + 8))
1:
    add r1, pc, r1
    vld1.32 {d0, d1}, [r1]
    vadd.f32 q9, q10, q11
    movw r1, #:lower16:(.Lconstants_nnp_winograd_f4x4_3x3_output_with_bias__armv7_neon+16 - (1f + 8))
    movt r1, #:upper16:(.Lconstants_nnp_winograd_f4x4_3x3_output_with_bias__armv7_neon+16 - (1f + 8))
1:
    add r1, pc, r1
    vld1.32 {d2, d3}, [r1]
    vsub.f32 q10, q10, q11
    vld1.32 {d22, d23}, [r14]
    vmul.f32 q13, q8, d0[0]
    sub r14, r14, #80
    vmul.f32 q14, q12, d1[0]
    vld1.32 {d30, d31}, [r6]
    vmla.f32 q2, q8, d2[0]
    vadd.f32 q8, q11, q12
    vmla.f32 q13, q10, d0[1]
    vmla.f32 q14, q9, d1[1]
    vmla.f32 q2, q10, d2[1]
    vadd.f32 q8, q8, q9
    vadd.f32 q9, q13, q15
    vadd.f32 q8, q8, q15
    vadd.f32 q10, q14, q15
    vadd.f32 q11, q2, q15
    cmp r0, #15
    bne .Lotherwise_261
    vtrn.32 q8, q9
    vtrn.32 q10, q11
    vswp d17, d20
    vswp d19, d22
    vst1.32 {d16, d17}, [r4]
    vst1.32 {d18, d19}, [r12]
    vst1.32 {d20, d21}, [r7]
    vst1.32 {d22, d23}, [r8]
    b .Lend_262
.Lotherwise_261:
    tst r2, #1
    beq .Lotherwise_263
    vst1.32 {d16[0]}, [r4]
    vst1.32 {d16[1]}, [r12]
    vst1.32 {d17[0]}, [r7]
    vst1.32 {d17[1]}, [r8]
.Lotherwise_263:
    tst r2, #2
    beq .Lotherwise_264
    add r0, r4, #4
    vst1.32 {d18[0]}, [r0]
    add r0, r12, #4
    add r1, r7, #4
    vst1.32 {d18[1]}, [r0]
    add r0, r8, #4
    vst1.32 {d19[0]}, [r1]
    vst1.32 {d19[1]}, [r0]
.Lotherwise_264:
    tst r2, #4
    beq .Lotherwise_265
    add r0, r4, #8
    vst1.32 {d20[0]}, [r0]
    add r0, r12, #8
    add r1, r7, #8
    vst1.32 {d20[1]}, [r0]
    add r0, r8, #8
    vst1.32 {d21[0]}, [r1]
    vst1.32 {d21[1]}, [r0]
.Lotherwise_265:
    tst r2, #8
    beq .Lotherwise_266
    add r0, r4, #12
    vst1.32 {d22[0]}, [r0]
    add r0, r12, #12
    add r1, r7, #12
    vst1.32 {d22[1]}, [r0]
    add r0, r8, #12
    vst1.32 {d23[0]}, [r1]
    vst1.32 {d23[1]}, [r0]
.Lotherwise_266:
.Lend_262:
.Lotherwise_260:
    sub r9, r9, #1
    lsr r5, r5, #1
    add r4, r4, r3, lsl #2
    add r12, r12, r3, lsl #2
    add r7, r7, r3, lsl #2
    add r8, r8, r3, lsl #2
    add r14, r14, #96
    cmp r9, #0
    bne .Lrepeat_259
.Lend_258:
    pop {r4, r5, r6, r7, r8, r9, r10, r11, pc}
    .size nnp_winograd_f4x4_3x3_output_with_bias__armv7_neon, . - nnp_winograd_f4x4_3x3_output_with_bias__armv7_neon

.section .rodata
    .p2align 4
.Lconstants_nnp_winograd_f4x4_3x3_output_with_bias_with_relu__armv7_neon:
    .long 0x3f200000, 0x3fc00000, 0x3ec80000, 0x40100000
    .long 0x3e7a0000, 0x40580000, 0x00000000, 0x00000000

    .text
    .p2align 4
    .globl nnp_winograd_f4x4_3x3_output_with_bias_with_relu__armv7_neon
    .type nnp_winograd_f4x4_3x3_output_with_bias_with_relu__armv7_neon, %function
nnp_winograd_f4x4_3x3_output_with_bias_with_relu__armv7_neon:
    push {r4, r5, r6, r7, r8, r9, r10, r11, r14}
    ldr r14, [sp, #40]
    lsl r4, r1, #2
    ldr r5, [sp, #36]
    movw r12, #6
    mov r6, r2
    add r7, r4, r4, lsl #1
    mov r8, r0
    mul r2, r1, r12
    mov r12, r14
    movw r9, #6
.Lrepeat_267:
    add r0, r8, r4
    vld1.32 {d16, d17}, [r8]
    add r1, r8, r4, lsl #1
    vld1.32 {d18, d19}, [r0]
    add r11, r8, r7
    add r10, r8, r4, lsl #2
    vld1.32 {d20, d21}, [r1]
    add r0, r8, r4
    add r1, r0, r4, lsl #2
    vld1.32 {d22, d23}, [r11]
    vsub.f32 q12, q8, q9
    sub r9, r9, #1
    movw r0, #:lower16:(.Lconstants_nnp_winograd_f4x4_3x3_output_with_bias_with_relu__armv7_neon - (1f + 8))
    movt r0, #:upper16:(.Lconstants_nnp_winograd_f4x4_3x3_output_with_bias_with_relu__armv7_neon - (1f + 8))
1:
    add r0, pc, r0
    vld1.32 {d0, d1}, [r0]
    vadd.f32 q8, q8, q9
    add r8, r8, r2, lsl #2
    vld1.32 {d18, d19}, [r10]
    vsub.f32 q13, q10, q11
    movw r0, #:lower16:(.Lconstants_nnp_winograd_f4x4_3x3_output_with_bias_with_relu__armv7_neon+16 - (1f + 8))
    movt r0, #:upper16:(.Lconstants_nnp_winograd_f4x4_3x3_output_with_bias_with_relu__armv7_neon+16 - (1f + 8))
1:
    add r0, pc, r0
    vld1.32 {d2, d3}, [r0]
    vmul.f32 q14, q12, d0[0]
    vld1.32 {d30, d31}, [r1]
    vadd.f32 q10, q10, q11
    vmul.f32 q11, q8, d1[0]
    vmla.f32 q9, q12, d2[0]
    vadd.f32 q8, q15, q8
    vmla.f32 q14, q13, d0[1]
    vmla.f32 q11, q10, d1[1]
    vmla.f32 q9, q13, d2[1]
    vadd.f32 q8, q8, q10
    vst1.32 {d16, d17}, [r12]
    add r12, r12, #96
    vst1.32 {d28, d29}, [r12]
    add r12, r12, #96
    vst1.32 {d22, d23}, [r12]
    add r12, r12, #96
    vst1.32 {d18, d19}, [r12]
    sub r12, r12, #272
    cmp r9, #0
    bne .Lrepeat_267
    ldr r0, [r5]
    mov r4, r3
    ldr r2, [r5, #12]
    lsl r0, r0, #2
    ldr r3, [r5, #4]
    add r12, r4, r0
    add r7, r12, r0
    ldr r5, [r5, #8]
    add r8, r7, r0
    cmp r2, #15
    bne .Lotherwise_268
    movw r0, #4
.Lrepeat_269:
    tst r5, #1
    beq .Lotherwise_270
    vld1.32 {d16, d17}, [r14]!
    vmov.i32 q15, #0
    vld1.32 {d18, d19}, [r14]!
    vld1.32 {d20, d21}, [r14]!
    vld1.32 {d22, d23}, [r14]!
    vadd.f32 q12, q8, q9
    vld1.32 {d4, d5}, [r14]!
    vsub.f32 q8, q8, q9
    movw r1, #:lower16:(.Lconstants_nnp_winograd_f4x4_3x3_output_with_bias_with_relu__armv7_neon - (1f + 8))
    movt r1, #:upper16:(.Lconstants_nnp_winograd_f4x4_3x3_output_with_bias_with_relu__armv7_neon - (1f + 8))
1:
    add r1, pc, r1
    vld1.32 {d0, d1}, [r1]
    vadd.f32 q9, q10, q11
    movw r1, #:lower16:(.Lconstants_nnp_winograd_f4x4_3x3_output_with_bias_with_relu__armv7_neon+16 - (1f + 8))
    movt r1, #:upper16:(.Lconstants_nnp_winograd_f4x4_3x3_output_with_bias_with_relu__armv7_neon+16 - (1f + 8))
1:
    add r1, pc, r1
    vld1.32 {d2, d3}, [r1]
    vsub.f32 q10, q10, q11
    vld1.32 {d22, d23}, [r14]
    vmul.f32 q13, q8, d0[0]
    sub r14, r14, #80
    vmul.f32 q14, q12, d1[0]
    vld1.32 {d6, d7}, [r6]
    vmla.f32 q2, q8, d2[0]
    vadd.f32 q8, q11, q12
    vmla.f32 q13, q10, d0[1]
    vmla.f32 q14, q9, d1[1]
    vmla.f32 q2, q10, d2[1]
    vadd.f32 q8, q8, q9
    vadd.f32 q9, q13, q3
    vadd.f32 q8, q8, q3
    vadd.f32 q10, q14, q3
    vadd.f32 q11, q2, q3
    vmax.f32 q8, q15, q8
    vmax.f32 q9, q15, q9
    vmax.f32 q10, q15, q10
    vmax.f32 q11, q15, q11
    vtrn.32 q8, q9
    vtrn.32 q10, q11
    vswp d17, d20
    vswp d19, d22
    vst1.32 {d16, d17}, [r4]
    vst1.32 {d18, d19}, [r12]
    vst1.32 {d20, d21}, [r7]
    vst1.32 {d22, d23}, [r8]
.Lotherwise_270:
    sub r0, r0, #1
    lsr r5, r5, #1
    add r4, r4, r3, lsl #2
    add r12, r12, r3, lsl #2
    add r7, r7, r3, lsl #2
    add r8, r8, r3, lsl #2
    add r14, r14, #96
    cmp r0, #0
    bne .Lrepeat_269
    b .Lend_271
.Lotherwise_268:
    movw r9, #4
.Lrepeat_272:
    tst r5, #1
    beq .Lotherwise_273
    vld1.32 {d16, d17}, [r14]!
    vmov.i32 q15, #0
    ubfx r0, r2, #0, #4
    vld1.32 {d18, d19}, [r14]!
    vld1.32 {d20, d21}, [r14]!
    vld1.32 {d22, d23}, [r14]!
    vadd.f32 q12, q8, q9
    vld1.32 {d4, d5}, [r14]!
    vsub.f32 q8, q8, q9
    movw r1, #:lower16:(.Lconstants_nnp_winograd_f4x4_3x3_output_with_bias_with_relu__armv7_neon - (1f + 8))
    movt r1, #:upper16:(.Lconstants_nnp_winograd_f4x4_3x3_output_with_bias_with_relu__armv7_neon - (1f + 8))
1:
    add r1, pc, r1
    vld1.32 {d0, d1}, [r1]
    vadd.f32 q9, q10, q11
    movw r1, #:lower16:(.Lconstants_nnp_winograd_f4x4_3x3_output_with_bias_with_relu__armv7_neon+16 - (1f + 8))
    movt r1, #:upper16:(.Lconstants_nnp_winograd_f4x4_3x3_output_with_bias_with_relu__armv7_neon+16 - (1f + 8))
1:
    add r1, pc, r1
    vld1.32 {d2, d3}, [r1]
    vsub.f32 q10, q10, q11
    vld1.32 {d22, d23}, [r14]
    vmul.f32 q13, q8, d0[0]
    sub r14, r14, #80
    vmul.f32 q14, q12, d1[0]
    vld1.32 {d6, d7}, [r6]
    vmla.f32 q2, q8, d2[0]
    vadd.f32 q8, q11, q12
    vmla.f32 q13, q10, d0[1]
    vmla.f32 q14, q9, d1[1]
    vmla.f32 q2, q10, d2[1]
    vadd.f32 q8, q8, q9
    vadd.f32 q9, q13, q3
    vadd.f32 q8, q8, q3
    vadd.f32 q10, q14, q3
    vadd.f32 q11, q2, q3
    vmax.f32 q8, q15, q8
    vmax.f32 q9, q15, q9
    vmax.f32 q10, q15, q10
    vmax.f32 q11, q15, q11
    cmp r0, #15
    bne .Lotherwise_274
    vtrn.32 q8, q9
    vtrn.32 q10, q11
    vswp d17, d20
    vswp d19, d22
    vst1.32 {d16, d17}, [r4]
    vst1.32 {d18, d19}, [r12]
    vst1.32 {d20, d21}, [r7]
    vst1.32 {d22, d23}, [r8]
    b .Lend_275
.Lotherwise_274:
    tst r2, #1
    beq .Lotherwise_276
    vst1.32 {d16[0]}, [r4]
    vst1.32 {d16[1]}, [r12]
    vst1.32 {d17[0]}, [r7]
    vst1.32 {d17[1]}, [r8]
.Lotherwise_276:
    tst r2, #2
    beq .Lotherwise_277
    add r0, r4, #4
    vst1.32 {d18[0]}, [r0]
    add r0, r12, #4
    add r1, r7, #4
    vst1.32 {d18[1]}, [r0]
    add r0, r8, #4
    vst1.32 {d19[0]}, [r1]
    vst1.32 {d19[1]}, [r0]
.Lotherwise_277:
    tst r2, #4
    beq .Lotherwise_278
    add r0, r4, #8
    vst1.32 {d20[0]}, [r0]
    add r0, r12, #8
    add r1, r7, #8
    vst1.32 {d20[1]}, [r0]
    add r0, r8, #8
    vst1.32 {d21[0]}, [r1]
    vst1.32 {d21[1]}, [r0]
.Lotherwise_278:
    tst r2, #8
    beq .Lotherwise_279
    add r0, r4, #12
    vst1.32 {d22[0]}, [r0]
    add r0, r12, #12
    add r1, r7, #12
    vst1.32 {d22[1]}, [r0]
    add r0, r8, #12
    vst1.32 {d23[0]}, [r1]
    vst1.32 {d23[1]}, [r0]
.Lotherwise_279:
.Lend_275:
.Lotherwise_273:
    sub r9, r9, #1
    lsr r5, r5, #1
    add r4, r4, r3, lsl #2
    add r12, r12, r3, lsl #2
    add r7, r7, r3, lsl #2
    add r8, r8, r3, lsl #2
    add r14, r14, #96
    cmp r9, #0
    bne .Lrepeat_272
.Lend_271:
    pop {r4, r5, r6, r7, r8, r9, r10, r11, pc}
    .size nnp_winograd_f4x4_3x3_output_with_bias_with_relu__armv7_neon, . - nnp_winograd_f4x4_3x3_output_with_bias_with_relu__armv7_neon

.section .rodata
    .p2align 4
.Lconstants_nnp_winograd_f5x5_2x2_kernel__armv7_neon:
    .long 0xbf303b34, 0x3edc4a01, 0x3df4c401, 0x3e379301
    .long 0x3f91a2b4, 0x00000000, 0x00000000, 0x00000000

    .text
    .p2align 4
    .globl nnp_winograd_f5x5_2x2_kernel__armv7_neon
    .type nnp_winograd_f5x5_2x2_kernel__armv7_neon, %function
nnp_winograd_f5x5_2x2_kernel__armv7_neon:
    push {r4, r5, r6, r7, r8, r9, r10, r11, r14}
    ldr r5, [sp, #36]
    lsl r1, r1, #2
    add r12, r0, r1
    add r14, r12, r1
    mov r6, r2
    add r1, r14, r1
    mov r4, r5
    movw r2, #4
.Lrepeat_280:
    vld1.32 {d16, d17}, [r0]!
    sub r2, r2, #1
    vld1.32 {d18, d19}, [r12]!
    vld1.32 {d20, d21}, [r14]!
    vld1.32 {d22, d23}, [r1]!
    vtrn.32 q8, q9
    vtrn.32 q10, q11
    vswp d17, d20
    vswp d19, d22
    vst1.32 {d16, d17}, [r4]!
    vst1.32 {d18, d19}, [r4]!
    vst1.32 {d20, d21}, [r4]!
    vst1.32 {d22, d23}, [r4]!
    cmp r2, #0
    bne .Lrepeat_280
    lsl r14, r3, #2
    movw r0, #6
    add r7, r14, r14, lsl #1
    mul r12, r3, r0
    movw r8, #4
.Lrepeat_281:
    vld1.32 {d16, d17}, [r5]!
    movw r9, #6
    movw r0, #:lower16:(.Lconstants_nnp_winograd_f5x5_2x2_kernel__armv7_neon - (1f + 8))
    movt r0, #:upper16:(.Lconstants_nnp_winograd_f5x5_2x2_kernel__armv7_neon - (1f + 8))
1:
    add r0, pc, r0
    vld1.32 {d0, d1}, [r0]
    vld1.32 {d18, d19}, [r5]!
    vmul.f32 q10, q8, d0[0]
    movw r0, #:lower16:(.Lconstants_nnp_winograd_f5x5_2x2_kernel__armv7_neon+16 - (1f + 8))
    movt r0, #:upper16:(.Lconstants_nnp_winograd_f5x5_2x2_kernel__armv7_neon+16 - (1f + 8))
1:
    add r0, pc, r0
    vld1.32 {d2, d3}, [r0]
    vmul.f32 q11, q8, d1[0]
    vmov q12, q10
    vmov q13, q11
    vmls.f32 q12, q9, d0[1]
    vmla.f32 q10, q9, d0[1]
    vmla.f32 q13, q9, d1[1]
    vmls.f32 q11, q9, d1[1]
    vst1.32 {d24, d25}, [r4]!
    vmul.f32 q8, q8, d2[0]
    vst1.32 {d20, d21}, [r4]!
    vst1.32 {d26, d27}, [r4]!
    vst1.32 {d22, d23}, [r4]!
    vst1.32 {d18, d19}, [r4]!
    vst1.32 {d16, d17}, [r4]!
    vld1.32 {d16, d17}, [r5]!
    vld1.32 {d18, d19}, [r5]
    sub r5, r5, #48
    vmul.f32 q10, q8, d0[0]
    vmul.f32 q11, q8, d1[0]
    vmov q12, q10
    vmov q13, q11
    vmls.f32 q12, q9, d0[1]
    vmla.f32 q10, q9, d0[1]
    vmla.f32 q13, q9, d1[1]
    vmls.f32 q11, q9, d1[1]
    vst1.32 {d24, d25}, [r4]!
    vmul.f32 q8, q8, d2[0]
    vst1.32 {d20, d21}, [r4]!
    vst1.32 {d26, d27}, [r4]!
    vst1.32 {d22, d23}, [r4]!
    vst1.32 {d18, d19}, [r4]!
    vst1.32 {d16, d17}, [r4]
    sub r4, r4, #176
    mov r1, r4
.Lrepeat_282:
    vld1.32 {d16, d17}, [r1]
    add r1, r1, #96
    add r2, r6, r14
    vld1.32 {d18, d19}, [r1]
    add r3, r6, r14, lsl #1
    add r10, r6, r7
    vmul.f32 q10, q8, d0[0]
    add r11, r6, r14, lsl #2
    add r0, r6, r14
    vmul.f32 q11, q8, d1[0]
    add r0, r0, r14, lsl #2
    sub r9, r9, #1
    vmov q12, q10
    sub r1, r1, #80
    vmov q13, q11
    vmls.f32 q12, q9, d0[1]
    vmla.f32 q10, q9, d0[1]
    vmla.f32 q13, q9, d1[1]
    vmls.f32 q11, q9, d1[1]
    vst1.32 {d24, d25}, [r6]
    vmul.f32 q8, q8, d2[0]
    add r6, r6, r12, lsl #2
    vst1.32 {d20, d21}, [r2]
    vst1.32 {d26, d27}, [r3]
    vst1.32 {d22, d23}, [r10]
    vst1.32 {d18, d19}, [r11]
    vst1.32 {d16, d17}, [r0]
    cmp r9, #0
    bne .Lrepeat_282
    movw r0, #6
    mul r0, r12, r0
    sub r6, r6, r0, lsl #2
    sub r8, r8, #1
    add r6, r6, #32
    add r5, r5, #64
    cmp r8, #0
    bne .Lrepeat_281
    pop {r4, r5, r6, r7, r8, r9, r10, r11, pc}
    .size nnp_winograd_f5x5_2x2_kernel__armv7_neon, . - nnp_winograd_f5x5_2x2_kernel__armv7_neon

.section .rodata
    .p2align 4
.Lconstants_nnp_winograd_f5x5_2x2_output_with_bias__armv7_neon:
    .long 0x3f200000, 0x3fc00000, 0x3ec80000, 0x40100000
    .long 0x3e7a0000, 0x40580000, 0x3e1c4000, 0x40a20000

    .text
    .p2align 4
    .globl nnp_winograd_f5x5_2x2_output_with_bias__armv7_neon
    .type nnp_winograd_f5x5_2x2_output_with_bias__armv7_neon, %function
nnp_winograd_f5x5_2x2_output_with_bias__armv7_neon:
    push {r4, r5, r6, r7, r8, r9, r10, r11, r14}
    ldr r14, [sp, #40]
    lsl r4, r1, #2
    ldr r5, [sp, #36]
    movw r12, #6
    mov r6, r2
    add r7, r4, r4, lsl #1
    mov r8, r0
    mul r2, r1, r12
    mov r12, r14
    movw r9, #6
.Lrepeat_283:
    add r0, r8, r4
    vld1.32 {d16, d17}, [r8]
    add r1, r8, r4, lsl #1
    vld1.32 {d18, d19}, [r0]
    add r10, r8, r7
    add r0, r8, r4
    vld1.32 {d20, d21}, [r1]
    add r1, r8, r4, lsl #2
    add r11, r0, r4, lsl #2
    vld1.32 {d22, d23}, [r10]
    vsub.f32 q12, q8, q9
    sub r9, r9, #1
    movw r0, #:lower16:(.Lconstants_nnp_winograd_f5x5_2x2_output_with_bias__armv7_neon - (1f + 8))
    movt r0, #:upper16:(.Lconstants_nnp_winograd_f5x5_2x2_output_with_bias__armv7_neon - (1f + 8))
1:
    add r0, pc, r0
    vld1.32 {d0, d1}, [r0]
    vadd.f32 q8, q8, q9
    add r8, r8, r2, lsl #2
    movw r0, #:lower16:(.Lconstants_nnp_winograd_f5x5_2x2_output_with_bias__armv7_neon+16 - (1f + 8))
    movt r0, #:upper16:(.Lconstants_nnp_winograd_f5x5_2x2_output_with_bias__armv7_neon+16 - (1f + 8))
1:
    add r0, pc, r0
    vld1.32 {d2, d3}, [r0]
    vsub.f32 q9, q10, q11
    vld1.32 {d26, d27}, [r1]
    vmul.f32 q14, q12, d0[0]
    vld1.32 {d30, d31}, [r11]
    vadd.f32 q10, q10, q11
    vmul.f32 q11, q8, d1[0]
    vmul.f32 q12, q12, d2[0]
    vadd.f32 q15, q15, q8
    vmla.f32 q13, q8, d3[0]
    vmla.f32 q14, q9, d0[1]
    vmla.f32 q11, q10, d1[1]
    vmla.f32 q12, q9, d2[1]
    vadd.f32 q8, q15, q10
    vmla.f32 q13, q10, d3[1]
    vst1.32 {d16, d17}, [r12]
    add r12, r12, #96
    vst1.32 {d28, d29}, [r12]
    add r12, r12, #96
    vst1.32 {d22, d23}, [r12]
    add r12, r12, #96
    vst1.32 {d24, d25}, [r12]
    add r12, r12, #96
    vst1.32 {d26, d27}, [r12]
    sub r12, r12, #368
    cmp r9, #0
    bne .Lrepeat_283
    ldr r0, [r5]
    mov r8, r3
    mov r9, r14
    ldr r3, [r5, #12]
    lsl r0, r0, #2
    ldr r4, [r5, #4]
    add r7, r8, r0
    add r10, r7, r0
    ldr r5, [r5, #8]
    add r1, r10, r0
    cmp r3, #31
    bne .Lotherwise_284
    movw r2, #5
.Lrepeat_285:
    tst r5, #1
    beq .Lotherwise_286
    vld1.32 {d16, d17}, [r9]!
    add r3, r8, #4
    add r12, r7, #4
    vld1.32 {d18, d19}, [r9]!
    add r14, r10, #4
    add r11, r1, #4
    vld1.32 {d20, d21}, [r9]!
    vld1.32 {d22, d23}, [r9]!
    vadd.f32 q15, q8, q9
    vsub.f32 q8, q8, q9
    movw r0, #:lower16:(.Lconstants_nnp_winograd_f5x5_2x2_output_with_bias__armv7_neon - (1f + 8))
    movt r0, #:upper16:(.Lconstants_nnp_winograd_f5x5_2x2_output_with_bias__armv7_neon - (1f + 8))
1:
    add r0, pc, r0
    vld1.32 {d0, d1}, [r0]
    movw r0, #:lower16:(.Lconstants_nnp_winograd_f5x5_2x2_output_with_bias__armv7_neon+16 - (1f + 8))
    movt r0, #:upper16:(.Lconstants_nnp_winograd_f5x5_2x2_output_with_bias__armv7_neon+16 - (1f + 8))
1:
    add r0, pc, r0
    vld1.32 {d2, d3}, [r0]
    vadd.f32 q9, q10, q11
    vld1.32 {d28, d29}, [r9]!
    vsub.f32 q10, q10, q11
    vld1.32 {d22, d23}, [r9]
    vmul.f32 q12, q8, d0[0]
    sub r9, r9, #80
    vmul.f32 q13, q15, d1[0]
    vld1.32 {d4, d5}, [r6]
    vmul.f32 q8, q8, d2[0]
    vadd.f32 q11, q11, q15
    vmla.f32 q12, q10, d0[1]
    vmla.f32 q13, q9, d1[1]
    vmla.f32 q8, q10, d2[1]
    vmla.f32 q14, q15, d3[0]
    vadd.f32 q10, q11, q9
    vmla.f32 q14, q9, d3[1]
    vadd.f32 q9, q10, q2
    vadd.f32 q10, q12, q2
    vadd.f32 q11, q13, q2
    vadd.f32 q8, q8, q2
    vadd.f32 q12, q14, q2
    vmov q13, q10
    vmov q14, q11
    vmov q15, q8
    vtrn.32 q9, q13
    vtrn.32 q14, q15
    vswp d19, d28
    vtrn.32 q10, q11
    vtrn.32 q8, q12
    vst1.32 {d18, d19}, [r8]
    vswp d27, d30
    vswp d21, d16
    vst1.32 {d26, d27}, [r7]
    vswp d23, d24
    vst1.32 {d28, d29}, [r10]
    vst1.32 {d30, d31}, [r1]
    vst1.32 {d20, d21}, [r3]
    vst1.32 {d22, d23}, [r12]
    vst1.32 {d16, d17}, [r14]
    vst1.32 {d24, d25}, [r11]
.Lotherwise_286:
    sub r2, r2, #1
    lsr r5, r5, #1
    add r8, r8, r4, lsl #2
    add r7, r7, r4, lsl #2
    add r10, r10, r4, lsl #2
    add r1, r1, r4, lsl #2
    add r9, r9, #96
    cmp r2, #0
    bne .Lrepeat_285
    b .Lend_287
.Lotherwise_284:
    movw r12, #5
.Lrepeat_288:
    tst r5, #1
    beq .Lotherwise_289
    vld1.32 {d16, d17}, [r9]!
    ubfx r0, r3, #0, #4
    vld1.32 {d18, d19}, [r9]!
    vld1.32 {d20, d21}, [r9]!
    vld1.32 {d22, d23}, [r9]!
    vadd.f32 q12, q8, q9
    vld1.32 {d30, d31}, [r9]!
    vsub.f32 q8, q8, q9
    movw r2, #:lower16:(.Lconstants_nnp_winograd_f5x5_2x2_output_with_bias__armv7_neon - (1f + 8))
    movt r2, #:upper16:(.Lconstants_nnp_winograd_f5x5_2x2_output_with_bias__armv7_neon - (1f + 8))
1:
    add r2, pc, r2
    vld1.32 {d0, d1}, [r2]
    vadd.f32 q9, q10, q11
    movw r2, #:lower16:(.Lconstants_nnp_winograd_f5x5_2x2_output_with_bias__armv7_neon+16 - (1f + 8))
    movt r2, #:upper16:(.Lconstants_nnp_winograd_f5x5_2x2_output_with_bias__armv7_neon+16 - (1f + 8))
1:
    add r2, pc, r2
    vld1.32 {d2, d3}, [r2]
    vsub.f32 q10, q10, q11
    vld1.32 {d22, d23}, [r9]
    vmul.f32 q13, q8, d0[0]
    sub r9, r9, #80
    vmul.f32 q14, q12, d1[0]
    vld1.32 {d4, d5}, [r6]
    vmul.f32 q8, q8, d2[0]
    vmla.f32 q15, q12, d3[0]
    vadd.f32 q11, q11, q12
    vmla.f32 q13, q10, d0[1]
    vmla.f32 q14, q9, d1[1]
    vmla.f32 q8, q10, d2[1]
    vmla.f32 q15, q9, d3[1]
    vadd.f32 q9, q11, q9
    vadd.f32 q10, q13, q2
    vadd.f32 q9, q9, q2
    vadd.f32 q11, q14, q2
    vadd.f32 q8, q8, q2
    vadd.f32 q12, q15, q2
    cmp r0, #15
    bne .Lotherwise_290
    vtrn.32 q9, q10
    vtrn.32 q11, q8
    vswp d19, d22
    vswp d21, d16
    vst1.32 {d18, d19}, [r8]
    vst1.32 {d20, d21}, [r7]
    vst1.32 {d22, d23}, [r10]
    vst1.32 {d16, d17}, [r1]
    b .Lend_291
.Lotherwise_290:
    tst r3, #1
    beq .Lotherwise_292
    vst1.32 {d18[0]}, [r8]
    vst1.32 {d18[1]}, [r7]
    vst1.32 {d19[0]}, [r10]
    vst1.32 {d19[1]}, [r1]
.Lotherwise_292:
    tst r3, #2
    beq .Lotherwise_293
    add r0, r8, #4
    vst1.32 {d20[0]}, [r0]
    add r0, r7, #4
    add r2, r10, #4
    vst1.32 {d20[1]}, [r0]
    add r0, r1, #4
    vst1.32 {d21[0]}, [r2]
    vst1.32 {d21[1]}, [r0]
.Lotherwise_293:
    tst r3, #4
    beq .Lotherwise_294
    add r0, r8, #8
    vst1.32 {d22[0]}, [r0]
    add r0, r7, #8
    add r2, r10, #8
    vst1.32 {d22[1]}, [r0]
    add r0, r1, #8
    vst1.32 {d23[0]}, [r2]
    vst1.32 {d23[1]}, [r0]
.Lotherwise_294:
    tst r3, #8
    beq .Lotherwise_295
    add r0, r8, #12
    vst1.32 {d16[0]}, [r0]
    add r0, r7, #12
    add r2, r10, #12
    vst1.32 {d16[1]}, [r0]
    add r0, r1, #12
    vst1.32 {d17[0]}, [r2]
    vst1.32 {d17[1]}, [r0]
.Lotherwise_295:
.Lend_291:
    ubfx r0, r3, #4, #4
    cmp r0, #15
    bne .Lotherwise_296
    add r0, r8, #16
    add r2, r7, #16
    vmov q8, q12
    add r14, r10, #16
    add r11, r1, #16
    vmov q9, q12
    vmov q10, q12
    vtrn.32 q12, q8
    vtrn.32 q9, q10
    vswp d25, d18
    vswp d17, d20
    vst1.32 {d24, d25}, [r0]
    vst1.32 {d16, d17}, [r2]
    vst1.32 {d18, d19}, [r14]
    vst1.32 {d20, d21}, [r11]
    b .Lend_297
.Lotherwise_296:
    tst r3, #16
    beq .Lotherwise_298
    add r0, r8, #16
    vst1.32 {d24[0]}, [r0]
    add r0, r7, #16
    add r2, r10, #16
    vst1.32 {d24[1]}, [r0]
    add r0, r1, #16
    vst1.32 {d25[0]}, [r2]
    vst1.32 {d25[1]}, [r0]
.Lotherwise_298:
    tst r3, #32
    beq .Lotherwise_299
    add r0, r8, #20
    vst1.32 {d24[0]}, [r0]
    add r0, r7, #20
    add r2, r10, #20
    vst1.32 {d24[1]}, [r0]
    add r0, r1, #20
    vst1.32 {d25[0]}, [r2]
    vst1.32 {d25[1]}, [r0]
.Lotherwise_299:
    tst r3, #64
    beq .Lotherwise_300
    add r0, r8, #24
    vst1.32 {d24[0]}, [r0]
    add r0, r7, #24
    add r2, r10, #24
    vst1.32 {d24[1]}, [r0]
    add r0, r1, #24
    vst1.32 {d25[0]}, [r2]
    vst1.32 {d25[1]}, [r0]
.Lotherwise_300:
    tst r3, #128
    beq .Lotherwise_301
    add r0, r8, #28
    vst1.32 {d24[0]}, [r0]
    add r0, r7, #28
    add r2, r10, #28
    vst1.32 {d24[1]}, [r0]
    add r0, r1, #28
    vst1.32 {d25[0]}, [r2]
    vst1.32 {d25[1]}, [r0]
.Lotherwise_301:
.Lend_297:
.Lotherwise_289:
    sub r12, r12, #1
    lsr r5, r5, #1
    add r8, r8, r4, lsl #2
    add r7, r7, r4, lsl #2
    add r10, r10, r4, lsl #2
    add r1, r1, r4, lsl #2
    add r9, r9, #96
    cmp r12, #0
    bne .Lrepeat_288
.Lend_287:
    pop {r4, r5, r6, r7, r8, r9, r10, r11, pc}
    .size nnp_winograd_f5x5_2x2_output_with_bias__armv7_neon, . - nnp_winograd_f5x5_2x2_output_with_bias__armv7_neon

.section .rodata
    .p2align 4
.Lconstants_nnp_winograd_f5x5_2x2_output_with_bias_with_relu__armv7_neon:
    .long 0x3f200000, 0x3fc00000, 0x3ec80000, 0x40100000
    .long 0x3e7a0000, 0x40580000, 0x3e1c4000, 0x40a20000

    .text
    .p2align 4
    .globl nnp_winograd_f5x5_2x2_output_with_bias_with_relu__armv7_neon
    .type nnp_winograd_f5x5_2x2_output_with_bias_with_relu__armv7_neon, %function
nnp_winograd_f5x5_2x2_output_with_bias_with_relu__armv7_neon:
    push {r4, r5, r6, r7, r8, r9, r10, r11, r14}
    vpush {d8, d9}
    ldr r14, [sp, #56]
    lsl r4, r1, #2
    ldr r5, [sp, #52]
    movw r12, #6
    mov r6, r2
    add r7, r4, r4, lsl #1
    mov r8, r0
    mul r2, r1, r12
    mov r12, r14
    movw r9, #6
.Lrepeat_302:
    add r0, r8, r4
    vld1.32 {d16, d17}, [r8]
    add r1, r8, r4, lsl #1
    vld1.32 {d18, d19}, [r0]
    add r10, r8, r7
    add r0, r8, r4
    vld1.32 {d20, d21}, [r1]
    add r1, r8, r4, lsl #2
    add r11, r0, r4, lsl #2
    vld1.32 {d22, d23}, [r10]
    vsub.f32 q12, q8, q9
    sub r9, r9, #1
    movw r0, #:lower16:(.Lconstants_nnp_winograd_f5x5_2x2_output_with_bias_with_relu__armv7_neon - (1f + 8))
    movt r0, #:upper16:(.Lconstants_nnp_winograd_f5x5_2x2_output_with_bias_with_relu__armv7_neon - (1f + 8))
1:
    add r0, pc, r0
    vld1.32 {d0, d1}, [r0]
    vadd.f32 q8, q8, q9
    add r8, r8, r2, lsl #2
    movw r0, #:lower16:(.Lconstants_nnp_winograd_f5x5_2x2_output_with_bias_with_relu__armv7_neon+16 - (1f + 8))
    movt r0, #:upper16:(.Lconstants_nnp_winograd_f5x5_2x2_output_with_bias_with_relu__armv7_neon+16 - (1f + 8))
1:
    add r0, pc, r0
    vld1.32 {d2, d3}, [r0]
    vsub.f32 q9, q10, q11
    vld1.32 {d26, d27}, [r1]
    vmul.f32 q14, q12, d0[0]
    vld1.32 {d30, d31}, [r11]
    vadd.f32 q10, q10, q11
    vmul.f32 q11, q8, d1[0]
    vmul.f32 q12, q12, d2[0]
    vadd.f32 q15, q15, q8
    vmla.f32 q13, q8, d3[0]
    vmla.f32 q14, q9, d0[1]
    vmla.f32 q11, q10, d1[1]
    vmla.f32 q12, q9, d2[1]
    vadd.f32 q8, q15, q10
    vmla.f32 q13, q10, d3[1]
    vst1.32 {d16, d17}, [r12]
    add r12, r12, #96
    vst1.32 {d28, d29}, [r12]
    add r12, r12, #96
    vst1.32 {d22, d23}, [r12]
    add r12, r12, #96
    vst1.32 {d24, d25}, [r12]
    add r12, r12, #96
    vst1.32 {d26, d27}, [r12]
    sub r12, r12, #368
    cmp r9, #0
    bne .Lrepeat_302
    ldr r0, [r5]
    mov r8, r3
    mov r9, r14
    ldr r3, [r5, #12]
    lsl r0, r0, #2
    ldr r4, [r5, #4]
    add r7, r8, r0
    add r10, r7, r0
    ldr r5, [r5, #8]
    add r1, r10, r0
    cmp r3, #31
    bne .Lotherwise_303
    movw r2, #5
.Lrepeat_304:
    tst r5, #1
    beq .Lotherwise_305
    vld1.32 {d16, d17}, [r9]!
    vmov.i32 q13, #0
    add r3, r8, #4
    vld1.32 {d18, d19}, [r9]!
    add r12, r7, #4
    add r14, r10, #4
    vld1.32 {d20, d21}, [r9]!
    add r11, r1, #4
    vld1.32 {d22, d23}, [r9]!
    vadd.f32 q2, q8, q9
    vsub.f32 q8, q8, q9
    movw r0, #:lower16:(.Lconstants_nnp_winograd_f5x5_2x2_output_with_bias_with_relu__armv7_neon - (1f + 8))
    movt r0, #:upper16:(.Lconstants_nnp_winograd_f5x5_2x2_output_with_bias_with_relu__armv7_neon - (1f + 8))
1:
    add r0, pc, r0
    vld1.32 {d0, d1}, [r0]
    movw r0, #:lower16:(.Lconstants_nnp_winograd_f5x5_2x2_output_with_bias_with_relu__armv7_neon+16 - (1f + 8))
    movt r0, #:upper16:(.Lconstants_nnp_winograd_f5x5_2x2_output_with_bias_with_relu__armv7_neon+16 - (1f + 8))
1:
    add r0, pc, r0
    vld1.32 {d2, d3}, [r0]
    vadd.f32 q12, q10, q11
    vld1.32 {d30, d31}, [r9]!
    vsub.f32 q9, q10, q11
    vld1.32 {d20, d21}, [r9]
    vmul.f32 q11, q8, d0[0]
    sub r9, r9, #80
    vmul.f32 q14, q2, d1[0]
    vld1.32 {d6, d7}, [r6]
    vmul.f32 q4, q8, d2[0]
    vadd.f32 q8, q10, q2
    vmla.f32 q11, q9, d0[1]
    vmla.f32 q14, q12, d1[1]
    vmla.f32 q4, q9, d2[1]
    vmla.f32 q15, q2, d3[0]
    vadd.f32 q8, q8, q12
    vmla.f32 q15, q12, d3[1]
    vadd.f32 q8, q8, q3
    vadd.f32 q9, q11, q3
    vadd.f32 q10, q14, q3
    vadd.f32 q11, q4, q3
    vadd.f32 q12, q15, q3
    vmax.f32 q8, q13, q8
    vmax.f32 q9, q13, q9
    vmax.f32 q10, q13, q10
    vmax.f32 q11, q13, q11
    vmax.f32 q12, q13, q12
    vmov q13, q9
    vmov q14, q10
    vmov q15, q11
    vtrn.32 q8, q13
    vtrn.32 q14, q15
    vswp d17, d28
    vtrn.32 q9, q10
    vtrn.32 q11, q12
    vst1.32 {d16, d17}, [r8]
    vswp d27, d30
    vswp d19, d22
    vst1.32 {d26, d27}, [r7]
    vswp d21, d24
    vst1.32 {d28, d29}, [r10]
    vst1.32 {d30, d31}, [r1]
    vst1.32 {d18, d19}, [r3]
    vst1.32 {d20, d21}, [r12]
    vst1.32 {d22, d23}, [r14]
    vst1.32 {d24, d25}, [r11]
.Lotherwise_305:
    sub r2, r2, #1
    lsr r5, r5, #1
    add r8, r8, r4, lsl #2
    add r7, r7, r4, lsl #2
    add r10, r10, r4, lsl #2
    add r1, r1, r4, lsl #2
    add r9, r9, #96
    cmp r2, #0
    bne .Lrepeat_304
    b .Lend_306
.Lotherwise_303:
    movw r12, #5
.Lrepeat_307:
    tst r5, #1
    beq .Lotherwise_308
    vld1.32 {d16, d17}, [r9]!
    vmov.i32 q13, #0
    ubfx r0, r3, #0, #4
    vld1.32 {d18, d19}, [r9]!
    vld1.32 {d20, d21}, [r9]!
    vld1.32 {d22, d23}, [r9]!
    vadd.f32 q15, q8, q9
    vld1.32 {d28, d29}, [r9]!
    vsub.f32 q8, q8, q9
    movw r2, #:lower16:(.Lconstants_nnp_winograd_f5x5_2x2_output_with_bias_with_relu__armv7_neon - (1f + 8))
    movt r2, #:upper16:(.Lconstants_nnp_winograd_f5x5_2x2_output_with_bias_with_relu__armv7_neon - (1f + 8))
1:
    add r2, pc, r2
    vld1.32 {d0, d1}, [r2]
    vadd.f32 q9, q10, q11
    movw r2, #:lower16:(.Lconstants_nnp_winograd_f5x5_2x2_output_with_bias_with_relu__armv7_neon+16 - (1f + 8))
    movt r2, #:upper16:(.Lconstants_nnp_winograd_f5x5_2x2_output_with_bias_with_relu__armv7_neon+16 - (1f + 8))
1:
    add r2, pc, r2
    vld1.32 {d2, d3}, [r2]
    vsub.f32 q10, q10, q11
    vld1.32 {d22, d23}, [r9]
    vmul.f32 q12, q8, d0[0]
    sub r9, r9, #80
    vmul.f32 q2, q15, d1[0]
    vld1.32 {d6, d7}, [r6]
    vmul.f32 q4, q8, d2[0]
    vmla.f32 q14, q15, d3[0]
    vadd.f32 q8, q11, q15
    vmla.f32 q12, q10, d0[1]
    vmla.f32 q2, q9, d1[1]
    vmla.f32 q4, q10, d2[1]
    vmla.f32 q14, q9, d3[1]
    vadd.f32 q8, q8, q9
    vadd.f32 q9, q12, q3
    vadd.f32 q8, q8, q3
    vadd.f32 q10, q2, q3
    vadd.f32 q11, q4, q3
    vadd.f32 q12, q14, q3
    vmax.f32 q8, q13, q8
    vmax.f32 q9, q13, q9
    vmax.f32 q10, q13, q10
    vmax.f32 q11, q13, q11
    vmax.f32 q12, q13, q12
    cmp r0, #15
    bne .Lotherwise_309
    vtrn.32 q8, q9
    vtrn.32 q10, q11
    vswp d17, d20
    vswp d19, d22
    vst1.32 {d16, d17}, [r8]
    vst1.32 {d18, d19}, [r7]
    vst1.32 {d20, d21}, [r10]
    vst1.32 {d22, d23}, [r1]
    b .Lend_310
.Lotherwise_309:
    tst r3, #1
    beq .Lotherwise_311
    vst1.32 {d16[0]}, [r8]
    vst1.32 {d16[1]}, [r7]
    vst1.32 {d17[0]}, [r10]
    vst1.32 {d17[1]}, [r1]
.Lotherwise_311:
    tst r3, #2
    beq .Lotherwise_312
    add r0, r8, #4
    vst1.32 {d18[0]}, [r0]
    add r0, r7, #4
    add r2, r10, #4
    vst1.32 {d18[1]}, [r0]
    add r0, r1, #4
    vst1.32 {d19[0]}, [r2]
    vst1.32 {d19[1]}, [r0]
.Lotherwise_312:
    tst r3, #4
    beq .Lotherwise_313
    add r0, r8, #8
    vst1.32 {d20[0]}, [r0]
    add r0, r7, #8
    add r2, r10, #8
    vst1.32 {d20[1]}, [r0]
    add r0, r1, #8
    vst1.32 {d21[0]}, [r2]
    vst1.32 {d21[1]}, [r0]
.Lotherwise_313:
    tst r3, #8
    beq .Lotherwise_314
    add r0, r8, #12
    vst1.32 {d22[0]}, [r0]
    add r0, r7, #12
    add r2, r10, #12
    vst1.32 {d22[1]}, [r0]
    add r0, r1, #12
    vst1.32 {d23[0]}, [r2]
    vst1.32 {d23[1]}, [r0]
.Lotherwise_314:
.Lend_310:
    ubfx r0, r3, #4, #4
    cmp r0, #15
    bne .Lotherwise_315
    add r0, r8, #16
    add r2, r7, #16
    vmov q8, q12
    add r14, r10, #16
    add r11, r1, #16
    vmov q9, q12
    vmov q10, q12
    vtrn.32 q12, q8
    vtrn.32 q9, q10
    vswp d25, d18
    vswp d17, d20
    vst1.32 {d24, d25}, [r0]
    vst1.32 {d16, d17}, [r2]
    vst1.32 {d18, d19}, [r14]
    vst1.32 {d20, d21}, [r11]
    b .Lend_316
.Lotherwise_315:
    tst r3, #16
    beq .Lotherwise_317
    add r0, r8, #16
    vst1.32 {d24[0]}, [r0]
    add r0, r7, #16
    add r2, r10, #16
    vst1.32 {d24[1]}, [r0]
    add r0, r1, #16
    vst1.32 {d25[0]}, [r2]
    vst1.32 {d25[1]}, [r0]
.Lotherwise_317:
    tst r3, #32
    beq .Lotherwise_318
    add r0, r8, #20
    vst1.32 {d24[0]}, [r0]
    add r0, r7, #20
    add r2, r10, #20
    vst1.32 {d24[1]}, [r0]
    add r0, r1, #20
    vst1.32 {d25[0]}, [r2]
    vst1.32 {d25[1]}, [r0]
.Lotherwise_318:
    tst r3, #64
    beq .Lotherwise_319
    add r0, r8, #24
    vst1.32 {d24[0]}, [r0]
    add r0, r7, #24
    add r2, r10, #24
    vst1.32 {d24[1]}, [r0]
    add r0, r1, #24
    vst1.32 {d25[0]}, [r2]
    vst1.32 {d25[1]}, [r0]
.Lotherwise_319:
    tst r3, #128
    beq .Lotherwise_320
    add r0, r8, #28
    vst1.32 {d24[0]}, [r0]
    add r0, r7, #28
    add r2, r10, #28
    vst1.32 {d24[1]}, [r0]
    add r0, r1, #28
    vst1.32 {d25[0]}, [r2]
    vst1.32 {d25[1]}, [r0]
.Lotherwise_320:
.Lend_316:
.Lotherwise_308:
    sub r12, r12, #1
    lsr r5, r5, #1
    add r8, r8, r4, lsl #2
    add r7, r7, r4, lsl #2
    add r10, r10, r4, lsl #2
    add r1, r1, r4, lsl #2
    add r9, r9, #96
    cmp r12, #0
    bne .Lrepeat_307
.Lend_306:
    vpop {d8, d9}
    pop {r4, r5, r6, r7, r8, r9, r10, r11, pc}
    .size nnp_winograd_f5x5_2x2_output_with_bias_with_relu__armv7_neon, . - nnp_winograd_f5x5_2x2_output_with_bias_with_relu__armv7_neon

    .text
    .p2align 4
    .globl nnp_winograd_f2x2_3x3_input__armv7_neon
    .type nnp_winograd_f2x2_3x3_input__armv7_neon, %function
nnp_winograd_f2x2_3x3_input__armv7_neon:
    push {r4, r5, r6, r7, r8, r9, r10, r11, r14}
    mov r4, r1
    ldr r14, [sp, #36]
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
    cmp r2, #15
    bne .Lotherwise_321
    mov r0, r14
    movw r1, #4
.Lrepeat_322:
    tst r4, #1
    beq .Lotherwise_323
    vld1.32 {d16, d17}, [r5]
    vld1.32 {d18, d19}, [r12]
    vld1.32 {d20, d21}, [r8]
    vld1.32 {d22, d23}, [r9]
    vtrn.32 q8, q9
    vtrn.32 q10, q11
    vswp d17, d20
    vswp d19, d22
    vsub.f32 q8, q8, q10
    vadd.f32 q12, q10, q9
    vsub.f32 q10, q10, q9
    vsub.f32 q9, q11, q9
    vst1.32 {d24, d25}, [r0]!
    vst1.32 {d20, d21}, [r0]!
    vst1.32 {d18, d19}, [r0]!
    vst1.32 {d16, d17}, [r0]
    sub r0, r0, #48
    b .Lend_324
.Lotherwise_323:
    vmov.i32 q8, #0
    vmov.i32 q9, #0
    vmov.i32 q10, #0
    vst1.32 {d16, d17}, [r0]!
    vmov.i32 q8, #0
    vst1.32 {d18, d19}, [r0]!
    vst1.32 {d20, d21}, [r0]!
    vst1.32 {d16, d17}, [r0]
    sub r0, r0, #48
.Lend_324:
    sub r1, r1, #1
    lsr r4, r4, #1
    add r5, r5, r3, lsl #2
    add r12, r12, r3, lsl #2
    add r8, r8, r3, lsl #2
    add r9, r9, r3, lsl #2
    add r0, r0, #64
    cmp r1, #0
    bne .Lrepeat_322
    b .Lend_325
.Lotherwise_321:
    mov r1, r14
    movw r10, #4
.Lrepeat_326:
    tst r4, #1
    beq .Lotherwise_327
    ubfx r0, r2, #0, #4
    cmp r0, #15
    bne .Lotherwise_328
    vld1.32 {d16, d17}, [r5]
    vld1.32 {d18, d19}, [r12]
    vld1.32 {d20, d21}, [r8]
    vld1.32 {d22, d23}, [r9]
    vtrn.32 q8, q9
    vtrn.32 q10, q11
    vswp d17, d20
    vswp d19, d22
    b .Lend_329
.Lotherwise_328:
    vmov.i32 q8, #0
    tst r2, #1
    beq .Lotherwise_330
    vld1.32 {d16[0]}, [r5]
    vld1.32 {d16[1]}, [r12]
    vld1.32 {d17[0]}, [r8]
    vld1.32 {d17[1]}, [r9]
.Lotherwise_330:
    vmov.i32 q9, #0
    tst r2, #2
    beq .Lotherwise_331
    add r0, r5, #4
    vld1.32 {d18[0]}, [r0]
    add r0, r12, #4
    add r11, r8, #4
    vld1.32 {d18[1]}, [r0]
    add r0, r9, #4
    vld1.32 {d19[0]}, [r11]
    vld1.32 {d19[1]}, [r0]
.Lotherwise_331:
    vmov.i32 q10, #0
    tst r2, #4
    beq .Lotherwise_332
    add r0, r5, #8
    vld1.32 {d20[0]}, [r0]
    add r0, r12, #8
    add r11, r8, #8
    vld1.32 {d20[1]}, [r0]
    add r0, r9, #8
    vld1.32 {d21[0]}, [r11]
    vld1.32 {d21[1]}, [r0]
.Lotherwise_332:
    vmov.i32 q11, #0
    tst r2, #8
    beq .Lotherwise_333
    add r0, r5, #12
    vld1.32 {d22[0]}, [r0]
    add r0, r12, #12
    add r11, r8, #12
    vld1.32 {d22[1]}, [r0]
    add r0, r9, #12
    vld1.32 {d23[0]}, [r11]
    vld1.32 {d23[1]}, [r0]
.Lotherwise_333:
.Lend_329:
    vadd.f32 q12, q10, q9
    vsub.f32 q13, q10, q9
    vsub.f32 q9, q11, q9
    vst1.32 {d24, d25}, [r1]!
    vsub.f32 q8, q8, q10
    vst1.32 {d26, d27}, [r1]!
    vst1.32 {d18, d19}, [r1]!
    vst1.32 {d16, d17}, [r1]
    sub r1, r1, #48
    b .Lend_334
.Lotherwise_327:
    vmov.i32 q8, #0
    vmov.i32 q9, #0
    vmov.i32 q10, #0
    vst1.32 {d16, d17}, [r1]!
    vmov.i32 q8, #0
    vst1.32 {d18, d19}, [r1]!
    vst1.32 {d20, d21}, [r1]!
    vst1.32 {d16, d17}, [r1]
    sub r1, r1, #48
.Lend_334:
    sub r10, r10, #1
    lsr r4, r4, #1
    add r5, r5, r3, lsl #2
    add r12, r12, r3, lsl #2
    add r8, r8, r3, lsl #2
    add r9, r9, r3, lsl #2
    add r1, r1, #64
    cmp r10, #0
    bne .Lrepeat_326
.Lend_325:
    lsl r0, r7, #2
    add r1, r6, r0
    add r2, r1, r0
    add r0, r2, r0
    lsl r3, r7, #2
    movw r12, #4
.Lrepeat_335:
    vld1.32 {d16, d17}, [r14]
    add r14, r14, #64
    sub r12, r12, #1
    vld1.32 {d18, d19}, [r14]
    add r14, r14, #64
    vld1.32 {d20, d21}, [r14]
    add r14, r14, #64
    vld1.32 {d22, d23}, [r14]
    sub r14, r14, #176
    vadd.f32 q12, q10, q9
    vsub.f32 q13, q10, q9
    vsub.f32 q9, q11, q9
    vst1.32 {d24, d25}, [r6]
    add r6, r6, r3, lsl #2
    vsub.f32 q8, q8, q10
    vst1.32 {d26, d27}, [r1]
    add r1, r1, r3, lsl #2
    vst1.32 {d18, d19}, [r2]
    add r2, r2, r3, lsl #2
    vst1.32 {d16, d17}, [r0]
    add r0, r0, r3, lsl #2
    cmp r12, #0
    bne .Lrepeat_335
    pop {r4, r5, r6, r7, r8, r9, r10, r11, pc}
    .size nnp_winograd_f2x2_3x3_input__armv7_neon, . - nnp_winograd_f2x2_3x3_input__armv7_neon

.section .rodata
    .p2align 4
.Lconstants_nnp_winograd_f2x2_3x3_kernel__armv7_neon:
    .long 0x3f000000, 0x00000000, 0x00000000, 0x00000000

    .text
    .p2align 4
    .globl nnp_winograd_f2x2_3x3_kernel__armv7_neon
    .type nnp_winograd_f2x2_3x3_kernel__armv7_neon, %function
nnp_winograd_f2x2_3x3_kernel__armv7_neon:
    push {r4, r5, r6, r7, r8, r9, r14}
    ldr r4, [sp, #28]
    lsl r1, r1, #2
    add r12, r0, r1
    add r14, r12, r1
    mov r7, r3
    add r1, r14, r1
    mov r5, r4
    movw r3, #9
.Lrepeat_336:
    vld1.32 {d16, d17}, [r0]!
    sub r3, r3, #1
    vld1.32 {d18, d19}, [r12]!
    vld1.32 {d20, d21}, [r14]!
    vld1.32 {d22, d23}, [r1]!
    vtrn.32 q8, q9
    vtrn.32 q10, q11
    vswp d17, d20
    vswp d19, d22
    vst1.32 {d16, d17}, [r5]!
    vst1.32 {d18, d19}, [r5]!
    vst1.32 {d20, d21}, [r5]!
    vst1.32 {d22, d23}, [r5]!
    cmp r3, #0
    bne .Lrepeat_336
    lsl r0, r7, #2
    mov r6, r2
    add r8, r6, r0
    add r9, r8, r0
    mov r1, r4
    add r0, r9, r0
    lsl r2, r7, #2
    movw r3, #4
.Lrepeat_337:
    vld1.32 {d16, d17}, [r1]!
    movw r12, #4
    vld1.32 {d18, d19}, [r1]!
    vld1.32 {d20, d21}, [r1]!
    movw r14, #:lower16:(.Lconstants_nnp_winograd_f2x2_3x3_kernel__armv7_neon - (1f + 8))
    movt r14, #:upper16:(.Lconstants_nnp_winograd_f2x2_3x3_kernel__armv7_neon - (1f + 8))
1:
    add r14, pc, r14
    vld1.32 {d0, d1}, [r14]
    vadd.f32 q11, q8, q10
    vmul.f32 q11, q11, d0[0]
    vmov q12, q11
    vmls.f32 q11, q9, d0[0]
    vmla.f32 q12, q9, d0[0]
    vst1.32 {d24, d25}, [r5]!
    vst1.32 {d22, d23}, [r5]!
    vst1.32 {d20, d21}, [r5]!
    vst1.32 {d16, d17}, [r5]!
    vld1.32 {d16, d17}, [r1]!
    vld1.32 {d18, d19}, [r1]!
    vld1.32 {d20, d21}, [r1]!
    vadd.f32 q11, q8, q10
    vmul.f32 q11, q11, d0[0]
    vmov q12, q11
    vmls.f32 q11, q9, d0[0]
    vmla.f32 q12, q9, d0[0]
    vst1.32 {d24, d25}, [r5]!
    vst1.32 {d22, d23}, [r5]!
    vst1.32 {d20, d21}, [r5]!
    vst1.32 {d16, d17}, [r5]!
    vld1.32 {d16, d17}, [r1]!
    vld1.32 {d18, d19}, [r1]!
    vld1.32 {d20, d21}, [r1]
    sub r1, r1, #128
    vadd.f32 q11, q8, q10
    vmul.f32 q11, q11, d0[0]
    vmov q12, q11
    vmls.f32 q11, q9, d0[0]
    vmla.f32 q12, q9, d0[0]
    vst1.32 {d24, d25}, [r5]!
    vst1.32 {d22, d23}, [r5]!
    vst1.32 {d20, d21}, [r5]!
    vst1.32 {d16, d17}, [r5]
    sub r5, r5, #176
    mov r14, r5
.Lrepeat_338:
    vld1.32 {d16, d17}, [r14]
    add r14, r14, #64
    sub r12, r12, #1
    vld1.32 {d18, d19}, [r14]
    add r14, r14, #64
    vld1.32 {d20, d21}, [r14]
    sub r14, r14, #112
    vadd.f32 q11, q8, q10
    vmul.f32 q11, q11, d0[0]
    vmov q12, q11
    vmls.f32 q11, q9, d0[0]
    vmla.f32 q12, q9, d0[0]
    vst1.32 {d24, d25}, [r6]
    add r6, r6, r2, lsl #2
    vst1.32 {d22, d23}, [r8]
    add r8, r8, r2, lsl #2
    vst1.32 {d20, d21}, [r9]
    add r9, r9, r2, lsl #2
    vst1.32 {d16, d17}, [r0]
    add r0, r0, r2, lsl #2
    cmp r12, #0
    bne .Lrepeat_338
    lsl r12, r2, #2
    sub r6, r6, r12, lsl #2
    sub r8, r8, r12, lsl #2
    sub r9, r9, r12, lsl #2
    sub r0, r0, r12, lsl #2
    sub r3, r3, #1
    add r6, r6, #32
    add r8, r8, #32
    add r9, r9, #32
    add r0, r0, #32
    add r1, r1, #144
    cmp r3, #0
    bne .Lrepeat_337
    pop {r4, r5, r6, r7, r8, r9, pc}
    .size nnp_winograd_f2x2_3x3_kernel__armv7_neon, . - nnp_winograd_f2x2_3x3_kernel__armv7_neon

    .text
    .p2align 4
    .globl nnp_winograd_f2x2_3x3_output_with_bias__armv7_neon
    .type nnp_winograd_f2x2_3x3_output_with_bias__armv7_neon, %function
nnp_winograd_f2x2_3x3_output_with_bias__armv7_neon:
    push {r4, r5, r6, r7, r8, r9, r14}
    ldr r5, [sp, #32]
    lsl r12, r1, #2
    ldr r6, [sp, #28]
    mov r14, r0
    add r4, r14, r12
    add r7, r4, r12
    mov r8, r2
    add r0, r7, r12
    lsl r1, r1, #2
    mov r2, r5
    movw r12, #4
.Lrepeat_339:
    vld1.32 {d16, d17}, [r14]
    sub r12, r12, #1
    add r14, r14, r1, lsl #2
    vld1.32 {d18, d19}, [r4]
    add r4, r4, r1, lsl #2
    vld1.32 {d20, d21}, [r0]
    add r0, r0, r1, lsl #2
    vadd.f32 q11, q8, q9
    vld1.32 {d24, d25}, [r7]
    add r7, r7, r1, lsl #2
    vsub.f32 q8, q8, q9
    vadd.f32 q9, q10, q11
    vadd.f32 q8, q12, q8
    vst1.32 {d18, d19}, [r2]
    add r2, r2, #64
    vst1.32 {d16, d17}, [r2]
    sub r2, r2, #48
    cmp r12, #0
    bne .Lrepeat_339
    ldr r0, [r6]
    mov r14, r3
    ldr r2, [r6, #12]
    lsl r0, r0, #2
    ldr r3, [r6, #4]
    add r12, r14, r0
    add r4, r12, r0
    ldr r6, [r6, #8]
    add r7, r4, r0
    cmp r2, #3
    bne .Lotherwise_340
    movw r0, #2
.Lrepeat_341:
    tst r6, #1
    beq .Lotherwise_342
    vld1.32 {d16, d17}, [r5]!
    vld1.32 {d18, d19}, [r8]
    vld1.32 {d20, d21}, [r5]!
    vadd.f32 q8, q8, q9
    vld1.32 {d18, d19}, [r5]!
    vld1.32 {d22, d23}, [r5]
    sub r5, r5, #48
    vadd.f32 q12, q8, q10
    vsub.f32 q8, q8, q10
    vadd.f32 q10, q11, q12
    vadd.f32 q8, q9, q8
    vzip.32 q10, q8
    vstr d20, [r14]
    vstr d21, [r12]
    vstr d16, [r4]
    vstr d17, [r7]
.Lotherwise_342:
    sub r0, r0, #1
    lsr r6, r6, #1
    add r14, r14, r3, lsl #2
    add r12, r12, r3, lsl #2
    add r4, r4, r3, lsl #2
    add r7, r7, r3, lsl #2
    add r5, r5, #64
    cmp r0, #0
    bne .Lrepeat_341
    b .Lend_343
.Lotherwise_340:
    movw r9, #2
.Lrepeat_344:
    tst r6, #1
    beq .Lotherwise_345
    vld1.32 {d16, d17}, [r5]!
    ubfx r0, r2, #0, #2
    vld1.32 {d18, d19}, [r8]
    vld1.32 {d20, d21}, [r5]!
    vadd.f32 q8, q8, q9
    vld1.32 {d18, d19}, [r5]!
    vld1.32 {d22, d23}, [r5]
    sub r5, r5, #48
    vadd.f32 q12, q8, q10
    vsub.f32 q8, q8, q10
    vadd.f32 q10, q11, q12
    vadd.f32 q8, q9, q8
    cmp r0, #3
    bne .Lotherwise_346
    vzip.32 q10, q8
    vstr d20, [r14]
    vstr d21, [r12]
    vstr d16, [r4]
    vstr d17, [r7]
    b .Lend_347
.Lotherwise_346:
    tst r2, #1
    beq .Lotherwise_348
    vst1.32 {d20[0]}, [r14]
    vst1.32 {d20[1]}, [r12]
    vst1.32 {d21[0]}, [r4]
    vst1.32 {d21[1]}, [r7]
.Lotherwise_348:
    tst r2, #2
    beq .Lotherwise_349
    add r0, r14, #4
    vst1.32 {d16[0]}, [r0]
    add r0, r12, #4
    add r1, r4, #4
    vst1.32 {d16[1]}, [r0]
    add r0, r7, #4
    vst1.32 {d17[0]}, [r1]
    vst1.32 {d17[1]}, [r0]
.Lotherwise_349:
.Lend_347:
.Lotherwise_345:
    sub r9, r9, #1
    lsr r6, r6, #1
    add r14, r14, r3, lsl #2
    add r12, r12, r3, lsl #2
    add r4, r4, r3, lsl #2
    add r7, r7, r3, lsl #2
    add r5, r5, #64
    cmp r9, #0
    bne .Lrepeat_344
.Lend_343:
    pop {r4, r5, r6, r7, r8, r9, pc}
    .size nnp_winograd_f2x2_3x3_output_with_bias__armv7_neon, . - nnp_winograd_f2x2_3x3_output_with_bias__armv7_neon

    .text
    .p2align 4
    .globl nnp_winograd_f2x2_3x3_output_with_bias_with_relu__armv7_neon
    .type nnp_winograd_f2x2_3x3_output_with_bias_with_relu__armv7_neon, %function
nnp_winograd_f2x2_3x3_output_with_bias_with_relu__armv7_neon:
    push {r4, r5, r6, r7, r8, r9, r14}
    ldr r5, [sp, #32]
    lsl r12, r1, #2
    ldr r6, [sp, #28]
    mov r14, r0
    add r4, r14, r12
    add r7, r4, r12
    mov r8, r2
    add r0, r7, r12
    lsl r1, r1, #2
    mov r2, r5
    movw r12, #4
.Lrepeat_350:
    vld1.32 {d16, d17}, [r14]
    sub r12, r12, #1
    add r14, r14, r1, lsl #2
    vld1.32 {d18, d19}, [r4]
    add r4, r4, r1, lsl #2
    vld1.32 {d20, d21}, [r0]
    add r0, r0, r1, lsl #2
    vadd.f32 q11, q8, q9
    vld1.32 {d24, d25}, [r7]
    add r7, r7, r1, lsl #2
    vsub.f32 q8, q8, q9
    vadd.f32 q9, q10, q11
    vadd.f32 q8, q12, q8
    vst1.32 {d18, d19}, [r2]
    add r2, r2, #64
    vst1.32 {d16, d17}, [r2]
    sub r2, r2, #48
    cmp r12, #0
    bne .Lrepeat_350
    ldr r0, [r6]
    mov r14, r3
    ldr r2, [r6, #12]
    lsl r0, r0, #2
    ldr r3, [r6, #4]
    add r12, r14, r0
    add r4, r12, r0
    ldr r6, [r6, #8]
    add r7, r4, r0
    cmp r2, #3
    bne .Lotherwise_351
    movw r0, #2
.Lrepeat_352:
    tst r6, #1
    beq .Lotherwise_353
    vld1.32 {d16, d17}, [r5]!
    vmov.i32 q9, #0
    vld1.32 {d20, d21}, [r8]
    vld1.32 {d22, d23}, [r5]!
    vadd.f32 q8, q8, q10
    vld1.32 {d20, d21}, [r5]!
    vld1.32 {d24, d25}, [r5]
    sub r5, r5, #48
    vadd.f32 q13, q8, q11
    vsub.f32 q8, q8, q11
    vadd.f32 q11, q12, q13
    vadd.f32 q8, q10, q8
    vmax.f32 q10, q9, q11
    vmax.f32 q8, q9, q8
    vzip.32 q10, q8
    vstr d20, [r14]
    vstr d21, [r12]
    vstr d16, [r4]
    vstr d17, [r7]
.Lotherwise_353:
    sub r0, r0, #1
    lsr r6, r6, #1
    add r14, r14, r3, lsl #2
    add r12, r12, r3, lsl #2
    add r4, r4, r3, lsl #2
    add r7, r7, r3, lsl #2
    add r5, r5, #64
    cmp r0, #0
    bne .Lrepeat_352
    b .Lend_354
.Lotherwise_351:
    movw r9, #2
.Lrepeat_355:
    tst r6, #1
    beq .Lotherwise_356
    vld1.32 {d16, d17}, [r5]!
    vmov.i32 q9, #0
    ubfx r0, r2, #0, #2
    vld1.32 {d20, d21}, [r8]
    vld1.32 {d22, d23}, [r5]!
    vadd.f32 q8, q8, q10
    vld1.32 {d20, d21}, [r5]!
    vld1.32 {d24, d25}, [r5]
    sub r5, r5, #48
    vadd.f32 q13, q8, q11
    vsub.f32 q8, q8, q11
    vadd.f32 q11, q12, q13
    vadd.f32 q8, q10, q8
    vmax.f32 q10, q9, q11
    vmax.f32 q8, q9, q8
    cmp r0, #3
    bne .Lotherwise_357
    vzip.32 q10, q8
    vstr d20, [r14]
    vstr d21, [r12]
    vstr d16, [r4]
    vstr d17, [r7]
    b .Lend_358
.Lotherwise_357:
    tst r2, #1
    beq .Lotherwise_359
    vst1.32 {d20[0]}, [r14]
    vst1.32 {d20[1]}, [r12]
    vst1.32 {d21[0]}, [r4]
    vst1.32 {d21[1]}, [r7]
.Lotherwise_359:
    tst r2, #2
    beq .Lotherwise_360
    add r0, r14, #4
    vst1.32 {d16[0]}, [r0]
    add r0, r12, #4
    add r1, r4, #4
    vst1.32 {d16[1]}, [r0]
    add r0, r7, #4
    vst1.32 {d17[0]}, [r1]
    vst1.32 {d17[1]}, [r0]
.Lotherwise_360:
.Lend_358:
.Lotherwise_356:
    sub r9, r9, #1
    lsr r6, r6, #1
    add r14, r14, r3, lsl #2
    add r12, r12, r3, lsl #2
    add r4, r4, r3, lsl #2
    add r7, r7, r3, lsl #2
    add r5, r5, #64
    cmp r9, #0
    bne .Lrepeat_355
.Lend_354:
    pop {r4, r5, r6, r7, r8, r9, pc}
    .size nnp_winograd_f2x2_3x3_output_with_bias_with_relu__armv7_neon, . - nnp_winograd_f2x2_3x3_output_with_bias_with_relu__armv7_neon

.section .rodata
    .p2align 4
.Lconstants_nnp_winograd_f3x3_2x2_kernel__armv7_neon:
    .long 0x3f000000, 0x00000000, 0x00000000, 0x00000000

    .text
    .p2align 4
    .globl nnp_winograd_f3x3_2x2_kernel__armv7_neon
    .type nnp_winograd_f3x3_2x2_kernel__armv7_neon, %function
nnp_winograd_f3x3_2x2_kernel__armv7_neon:
    push {r4, r5, r6, r7, r8, r9, r14}
    ldr r4, [sp, #28]
    lsl r1, r1, #2
    add r12, r0, r1
    add r14, r12, r1
    mov r7, r3
    add r1, r14, r1
    mov r5, r4
    movw r3, #4
.Lrepeat_361:
    vld1.32 {d16, d17}, [r0]!
    sub r3, r3, #1
    vld1.32 {d18, d19}, [r12]!
    vld1.32 {d20, d21}, [r14]!
    vld1.32 {d22, d23}, [r1]!
    vtrn.32 q8, q9
    vtrn.32 q10, q11
    vswp d17, d20
    vswp d19, d22
    vst1.32 {d16, d17}, [r5]!
    vst1.32 {d18, d19}, [r5]!
    vst1.32 {d20, d21}, [r5]!
    vst1.32 {d22, d23}, [r5]!
    cmp r3, #0
    bne .Lrepeat_361
    lsl r0, r7, #2
    mov r6, r2
    add r8, r6, r0
    add r9, r8, r0
    mov r1, r4
    add r0, r9, r0
    lsl r2, r7, #2
    movw r3, #4
.Lrepeat_362:
    vld1.32 {d16, d17}, [r1]!
    movw r12, #4
    movw r14, #:lower16:(.Lconstants_nnp_winograd_f3x3_2x2_kernel__armv7_neon - (1f + 8))
    movt r14, #:upper16:(.Lconstants_nnp_winograd_f3x3_2x2_kernel__armv7_neon - (1f + 8))
1:
    add r14, pc, r14
    vld1.32 {d0, d1}, [r14]
    vld1.32 {d18, d19}, [r1]!
    vmul.f32 q10, q8, d0[0]
    vmov q11, q10
    vmls.f32 q10, q9, d0[0]
    vmla.f32 q11, q9, d0[0]
    vst1.32 {d22, d23}, [r5]!
    vst1.32 {d20, d21}, [r5]!
    vst1.32 {d18, d19}, [r5]!
    vst1.32 {d16, d17}, [r5]!
    vld1.32 {d16, d17}, [r1]!
    vld1.32 {d18, d19}, [r1]
    sub r1, r1, #48
    vmul.f32 q10, q8, d0[0]
    vmov q11, q10
    vmls.f32 q10, q9, d0[0]
    vmla.f32 q11, q9, d0[0]
    vst1.32 {d22, d23}, [r5]!
    vst1.32 {d20, d21}, [r5]!
    vst1.32 {d18, d19}, [r5]!
    vst1.32 {d16, d17}, [r5]
    sub r5, r5, #112
    mov r14, r5
.Lrepeat_363:
    vld1.32 {d16, d17}, [r14]
    add r14, r14, #64
    sub r12, r12, #1
    vld1.32 {d18, d19}, [r14]
    sub r14, r14, #48
    vmul.f32 q10, q8, d0[0]
    vmov q11, q10
    vmls.f32 q10, q9, d0[0]
    vmla.f32 q11, q9, d0[0]
    vst1.32 {d22, d23}, [r6]
    add r6, r6, r2, lsl #2
    vst1.32 {d20, d21}, [r8]
    add r8, r8, r2, lsl #2
    vst1.32 {d18, d19}, [r9]
    add r9, r9, r2, lsl #2
    vst1.32 {d16, d17}, [r0]
    add r0, r0, r2, lsl #2
    cmp r12, #0
    bne .Lrepeat_363
    lsl r12, r2, #2
    sub r6, r6, r12, lsl #2
    sub r8, r8, r12, lsl #2
    sub r9, r9, r12, lsl #2
    sub r0, r0, r12, lsl #2
    sub r3, r3, #1
    add r6, r6, #32
    add r8, r8, #32
    add r9, r9, #32
    add r0, r0, #32
    add r1, r1, #64
    cmp r3, #0
    bne .Lrepeat_362
    pop {r4, r5, r6, r7, r8, r9, pc}
    .size nnp_winograd_f3x3_2x2_kernel__armv7_neon, . - nnp_winograd_f3x3_2x2_kernel__armv7_neon

    .text
    .p2align 4
    .globl nnp_winograd_f3x3_2x2_output_with_bias__armv7_neon
    .type nnp_winograd_f3x3_2x2_output_with_bias__armv7_neon, %function
nnp_winograd_f3x3_2x2_output_with_bias__armv7_neon:
    push {r4, r5, r6, r7, r8, r9, r14}
    ldr r5, [sp, #32]
    lsl r12, r1, #2
    ldr r6, [sp, #28]
    mov r14, r0
    add r4, r14, r12
    add r7, r4, r12
    mov r8, r2
    add r0, r7, r12
    lsl r1, r1, #2
    mov r2, r5
    movw r12, #4
.Lrepeat_364:
    vld1.32 {d16, d17}, [r14]
    sub r12, r12, #1
    add r14, r14, r1, lsl #2
    vld1.32 {d18, d19}, [r4]
    add r4, r4, r1, lsl #2
    vld1.32 {d20, d21}, [r0]
    add r0, r0, r1, lsl #2
    vadd.f32 q11, q8, q9
    vld1.32 {d24, d25}, [r7]
    add r7, r7, r1, lsl #2
    vsub.f32 q8, q8, q9
    vadd.f32 q9, q10, q11
    vadd.f32 q10, q12, q11
    vst1.32 {d18, d19}, [r2]
    add r2, r2, #64
    vst1.32 {d16, d17}, [r2]
    add r2, r2, #64
    vst1.32 {d20, d21}, [r2]
    sub r2, r2, #112
    cmp r12, #0
    bne .Lrepeat_364
    ldr r0, [r6]
    mov r14, r3
    ldr r2, [r6, #12]
    lsl r0, r0, #2
    ldr r3, [r6, #4]
    add r12, r14, r0
    add r4, r12, r0
    ldr r6, [r6, #8]
    add r7, r4, r0
    cmp r2, #7
    bne .Lotherwise_365
    movw r0, #3
.Lrepeat_366:
    tst r6, #1
    beq .Lotherwise_367
    vld1.32 {d16, d17}, [r5]!
    vld1.32 {d18, d19}, [r8]
    vld1.32 {d20, d21}, [r5]!
    vadd.f32 q8, q8, q9
    vld1.32 {d18, d19}, [r5]!
    vld1.32 {d22, d23}, [r5]
    sub r5, r5, #48
    vadd.f32 q12, q8, q10
    vsub.f32 q8, q8, q10
    vadd.f32 q10, q11, q12
    vadd.f32 q9, q9, q12
    vmov q11, q8
    vzip.32 q10, q8
    vstr d20, [r14]
    vzip.32 q11, q9
    vstr d21, [r12]
    vstr d16, [r4]
    vstr d17, [r7]
    vstr d22, [r14, #4]
    vstr d23, [r12, #4]
    vstr d18, [r4, #4]
    vstr d19, [r7, #4]
.Lotherwise_367:
    sub r0, r0, #1
    lsr r6, r6, #1
    add r14, r14, r3, lsl #2
    add r12, r12, r3, lsl #2
    add r4, r4, r3, lsl #2
    add r7, r7, r3, lsl #2
    add r5, r5, #64
    cmp r0, #0
    bne .Lrepeat_366
    b .Lend_368
.Lotherwise_365:
    movw r9, #3
.Lrepeat_369:
    tst r6, #1
    beq .Lotherwise_370
    vld1.32 {d16, d17}, [r5]!
    ubfx r0, r2, #0, #4
    vld1.32 {d18, d19}, [r8]
    vld1.32 {d20, d21}, [r5]!
    vadd.f32 q8, q8, q9
    vld1.32 {d18, d19}, [r5]!
    vld1.32 {d22, d23}, [r5]
    sub r5, r5, #48
    vadd.f32 q12, q8, q10
    vsub.f32 q8, q8, q10
    vadd.f32 q10, q11, q12
    vadd.f32 q9, q9, q12
    cmp r0, #15
    bne .Lotherwise_371
    vmov q11, q9
    vtrn.32 q10, q8
    vtrn.32 q9, q11
    vswp d21, d18
    vswp d17, d22
    vst1.32 {d20, d21}, [r14]
    vst1.32 {d16, d17}, [r12]
    vst1.32 {d18, d19}, [r4]
    vst1.32 {d22, d23}, [r7]
    b .Lend_372
.Lotherwise_371:
    tst r2, #1
    beq .Lotherwise_373
    vst1.32 {d20[0]}, [r14]
    vst1.32 {d20[1]}, [r12]
    vst1.32 {d21[0]}, [r4]
    vst1.32 {d21[1]}, [r7]
.Lotherwise_373:
    tst r2, #2
    beq .Lotherwise_374
    add r0, r14, #4
    vst1.32 {d16[0]}, [r0]
    add r0, r12, #4
    add r1, r4, #4
    vst1.32 {d16[1]}, [r0]
    add r0, r7, #4
    vst1.32 {d17[0]}, [r1]
    vst1.32 {d17[1]}, [r0]
.Lotherwise_374:
    tst r2, #4
    beq .Lotherwise_375
    add r0, r14, #8
    vst1.32 {d18[0]}, [r0]
    add r0, r12, #8
    add r1, r4, #8
    vst1.32 {d18[1]}, [r0]
    add r0, r7, #8
    vst1.32 {d19[0]}, [r1]
    vst1.32 {d19[1]}, [r0]
.Lotherwise_375:
    tst r2, #8
    beq .Lotherwise_376
    add r0, r14, #12
    vst1.32 {d18[0]}, [r0]
    add r0, r12, #12
    add r1, r4, #12
    vst1.32 {d18[1]}, [r0]
    add r0, r7, #12
    vst1.32 {d19[0]}, [r1]
    vst1.32 {d19[1]}, [r0]
.Lotherwise_376:
.Lend_372:
.Lotherwise_370:
    sub r9, r9, #1
    lsr r6, r6, #1
    add r14, r14, r3, lsl #2
    add r12, r12, r3, lsl #2
    add r4, r4, r3, lsl #2
    add r7, r7, r3, lsl #2
    add r5, r5, #64
    cmp r9, #0
    bne .Lrepeat_369
.Lend_368:
    pop {r4, r5, r6, r7, r8, r9, pc}
    .size nnp_winograd_f3x3_2x2_output_with_bias__armv7_neon, . - nnp_winograd_f3x3_2x2_output_with_bias__armv7_neon

    .text
    .p2align 4
    .globl nnp_winograd_f3x3_2x2_output_with_bias_with_relu__armv7_neon
    .type nnp_winograd_f3x3_2x2_output_with_bias_with_relu__armv7_neon, %function
nnp_winograd_f3x3_2x2_output_with_bias_with_relu__armv7_neon:
    push {r4, r5, r6, r7, r8, r9, r14}
    ldr r5, [sp, #32]
    lsl r12, r1, #2
    ldr r6, [sp, #28]
    mov r14, r0
    add r4, r14, r12
    add r7, r4, r12
    mov r8, r2
    add r0, r7, r12
    lsl r1, r1, #2
    mov r2, r5
    movw r12, #4
.Lrepeat_377:
    vld1.32 {d16, d17}, [r14]
    sub r12, r12, #1
    add r14, r14, r1, lsl #2
    vld1.32 {d18, d19}, [r4]
    add r4, r4, r1, lsl #2
    vld1.32 {d20, d21}, [r0]
    add r0, r0, r1, lsl #2
    vadd.f32 q11, q8, q9
    vld1.32 {d24, d25}, [r7]
    add r7, r7, r1, lsl #2
    vsub.f32 q8, q8, q9
    vadd.f32 q9, q10, q11
    vadd.f32 q10, q12, q11
    vst1.32 {d18, d19}, [r2]
    add r2, r2, #64
    vst1.32 {d16, d17}, [r2]
    add r2, r2, #64
    vst1.32 {d20, d21}, [r2]
    sub r2, r2, #112
    cmp r12, #0
    bne .Lrepeat_377
    ldr r0, [r6]
    mov r14, r3
    ldr r2, [r6, #12]
    lsl r0, r0, #2
    ldr r3, [r6, #4]
    add r12, r14, r0
    add r4, r12, r0
    ldr r6, [r6, #8]
    add r7, r4, r0
    cmp r2, #7
    bne .Lotherwise_378
    movw r0, #3
.Lrepeat_379:
    tst r6, #1
    beq .Lotherwise_380
    vld1.32 {d16, d17}, [r5]!
    vmov.i32 q9, #0
    vld1.32 {d20, d21}, [r8]
    vld1.32 {d22, d23}, [r5]!
    vadd.f32 q8, q8, q10
    vld1.32 {d20, d21}, [r5]!
    vld1.32 {d24, d25}, [r5]
    sub r5, r5, #48
    vadd.f32 q13, q8, q11
    vsub.f32 q8, q8, q11
    vadd.f32 q11, q12, q13
    vadd.f32 q10, q10, q13
    vmax.f32 q11, q9, q11
    vmax.f32 q8, q9, q8
    vmax.f32 q9, q9, q10
    vmov q10, q8
    vzip.32 q11, q8
    vstr d22, [r14]
    vzip.32 q10, q9
    vstr d23, [r12]
    vstr d16, [r4]
    vstr d17, [r7]
    vstr d20, [r14, #4]
    vstr d21, [r12, #4]
    vstr d18, [r4, #4]
    vstr d19, [r7, #4]
.Lotherwise_380:
    sub r0, r0, #1
    lsr r6, r6, #1
    add r14, r14, r3, lsl #2
    add r12, r12, r3, lsl #2
    add r4, r4, r3, lsl #2
    add r7, r7, r3, lsl #2
    add r5, r5, #64
    cmp r0, #0
    bne .Lrepeat_379
    b .Lend_381
.Lotherwise_378:
    movw r9, #3
.Lrepeat_382:
    tst r6, #1
    beq .Lotherwise_383
    vld1.32 {d16, d17}, [r5]!
    vmov.i32 q9, #0
    ubfx r0, r2, #0, #4
    vld1.32 {d20, d21}, [r8]
    vld1.32 {d22, d23}, [r5]!
    vadd.f32 q8, q8, q10
    vld1.32 {d20, d21}, [r5]!
    vld1.32 {d24, d25}, [r5]
    sub r5, r5, #48
    vadd.f32 q13, q8, q11
    vsub.f32 q8, q8, q11
    vadd.f32 q11, q12, q13
    vadd.f32 q10, q10, q13
    vmax.f32 q11, q9, q11
    vmax.f32 q8, q9, q8
    vmax.f32 q9, q9, q10
    cmp r0, #15
    bne .Lotherwise_384
    vmov q10, q9
    vtrn.32 q11, q8
    vtrn.32 q9, q10
    vswp d23, d18
    vswp d17, d20
    vst1.32 {d22, d23}, [r14]
    vst1.32 {d16, d17}, [r12]
    vst1.32 {d18, d19}, [r4]
    vst1.32 {d20, d21}, [r7]
    b .Lend_385
.Lotherwise_384:
    tst r2, #1
    beq .Lotherwise_386
    vst1.32 {d22[0]}, [r14]
    vst1.32 {d22[1]}, [r12]
    vst1.32 {d23[0]}, [r4]
    vst1.32 {d23[1]}, [r7]
.Lotherwise_386:
    tst r2, #2
    beq .Lotherwise_387
    add r0, r14, #4
    vst1.32 {d16[0]}, [r0]
    add r0, r12, #4
    add r1, r4, #4
    vst1.32 {d16[1]}, [r0]
    add r0, r7, #4
    vst1.32 {d17[0]}, [r1]
    vst1.32 {d17[1]}, [r0]
.Lotherwise_387:
    tst r2, #4
    beq .Lotherwise_388
    add r0, r14, #8
    vst1.32 {d18[0]}, [r0]
    add r0, r12, #8
    add r1, r4, #8
    vst1.32 {d18[1]}, [r0]
    add r0, r7, #8
    vst1.32 {d19[0]}, [r1]
    vst1.32 {d19[1]}, [r0]
.Lotherwise_388:
    tst r2, #8
    beq .Lotherwise_389
    add r0, r14, #12
    vst1.32 {d18[0]}, [r0]
    add r0, r12, #12
    add r1, r4, #12
    vst1.32 {d18[1]}, [r0]
    add r0, r7, #12
    vst1.32 {d19[0]}, [r1]
    vst1.32 {d19[1]}, [r0]
.Lotherwise_389:
.Lend_385:
.Lotherwise_383:
    sub r9, r9, #1
    lsr r6, r6, #1
    add r14, r14, r3, lsl #2
    add r12, r12, r3, lsl #2
    add r4, r4, r3, lsl #2
    add r7, r7, r3, lsl #2
    add r5, r5, #64
    cmp r9, #0
    bne .Lrepeat_382
.Lend_381:
    pop {r4, r5, r6, r7, r8, r9, pc}
    .size nnp_winograd_f3x3_2x2_output_with_bias_with_relu__armv7_neon, . - nnp_winograd_f3x3_2x2_output_with_bias_with_relu__armv7_neon

.section .rodata
    .p2align 4
.Lconstants_nnp_winograd_f6x5_3x3_of_8x8_input__armv7_neon:
    .long 0x40880000, 0x40a00000, 0x40800000, 0x3f000000
    .long 0x3fa00000, 0x3e800000, 0x40000000, 0x40a80000

    .text
    .p2align 4
    .globl nnp_winograd_f6x5_3x3_of_8x8_input__armv7_neon
    .type nnp_winograd_f6x5_3x3_of_8x8_input__armv7_neon, %function
nnp_winograd_f6x5_3x3_of_8x8_input__armv7_neon:
    push {r4, r5, r6, r7, r8, r9, r10, r11, r14}
    vpush {d8, d9, d10, d11, d12, d13, d14, d15}
    mov r12, r1
    ldr r5, [sp, #100]
    ldr r1, [r12]
    mov r7, r0
    mov r8, r2
    ldr r2, [r12, #12]
    mov r9, r3
    lsl r0, r1, #2
    ldr r14, [r12, #4]
    add r4, r7, r0
    add r6, r4, r0
    ldr r10, [r12, #8]
    add r1, r6, r0
    cmp r2, #127
    bne .Lotherwise_390
    mov r2, r5
    movw r3, #8
.Lrepeat_391:
    tst r10, #1
    beq .Lotherwise_392
    vld1.32 {d16, d17}, [r7]
    add r0, r7, #12
    add r12, r4, #12
    vld1.32 {d18, d19}, [r4]
    add r11, r6, #12
    vld1.32 {d20, d21}, [r6]
    vmov q13, q8
    vld1.32 {d16, d17}, [r1]
    vmov q14, q9
    vmov q15, q10
    vld1.32 {d18, d19}, [r0]
    add r0, r1, #12
    vmov q3, q8
    vld1.32 {d16, d17}, [r12]
    vtrn.32 q13, q14
    vld1.32 {d20, d21}, [r11]
    vtrn.32 q15, q3
    vld1.32 {d22, d23}, [r0]
    movw r0, #:lower16:(.Lconstants_nnp_winograd_f6x5_3x3_of_8x8_input__armv7_neon - (1f + 8))
    movt r0, #:upper16:(.Lconstants_nnp_winograd_f6x5_3x3_of_8x8_input__armv7_neon - (1f + 8))
1:
    add r0, pc, r0
    vld1.32 {d0, d1}, [r0]
    vswp d27, d30
    movw r0, #:lower16:(.Lconstants_nnp_winograd_f6x5_3x3_of_8x8_input__armv7_neon+16 - (1f + 8))
    movt r0, #:upper16:(.Lconstants_nnp_winograd_f6x5_3x3_of_8x8_input__armv7_neon+16 - (1f + 8))
1:
    add r0, pc, r0
    vld1.32 {d2, d3}, [r0]
    vmov q4, q8
    vswp d29, d6
    vtrn.32 q9, q4
    vtrn.32 q10, q11
    vmov q2, q13
    vmov q5, q13
    vswp d9, d22
    vmls.f32 q2, q15, d0[1]
    vmov q6, q14
    vswp d19, d20
    vmls.f32 q5, q15, d2[0]
    vmla.f32 q2, q4, d1[0]
    vmls.f32 q6, q3, d0[1]
    vadd.f32 q12, q13, q4
    vadd.f32 q7, q14, q10
    vmla.f32 q5, q4, d2[1]
    vmls.f32 q14, q3, d2[0]
    vmla.f32 q6, q10, d1[0]
    vmls.f32 q12, q15, d0[0]
    vmls.f32 q7, q3, d0[0]
    vmla.f32 q14, q10, d2[1]
    vmov q3, q2
    vsub.f32 q8, q11, q13
    vmov q9, q5
    vmla.f32 q3, q6, d1[1]
    vmla.f32 q8, q15, d3[1]
    vmls.f32 q2, q6, d1[1]
    vadd.f32 q10, q12, q7
    vmla.f32 q9, q14, d3[0]
    vsub.f32 q11, q12, q7
    vst1.32 {d20, d21}, [r2]!
    vmls.f32 q5, q14, d3[0]
    vmls.f32 q8, q4, d3[1]
    vst1.32 {d22, d23}, [r2]!
    vst1.32 {d6, d7}, [r2]!
    vst1.32 {d4, d5}, [r2]!
    vst1.32 {d18, d19}, [r2]!
    vst1.32 {d10, d11}, [r2]!
    vst1.32 {d16, d17}, [r2]
    sub r2, r2, #96
    b .Lend_393
.Lotherwise_392:
    vmov.i32 q8, #0
    vmov.i32 q9, #0
    vmov.i32 q10, #0
    vst1.32 {d16, d17}, [r2]!
    vmov.i32 q8, #0
    vst1.32 {d18, d19}, [r2]!
    vmov.i32 q9, #0
    vst1.32 {d20, d21}, [r2]!
    vmov.i32 q10, #0
    vst1.32 {d16, d17}, [r2]!
    vmov.i32 q8, #0
    vst1.32 {d18, d19}, [r2]!
    vst1.32 {d20, d21}, [r2]!
    vst1.32 {d16, d17}, [r2]
    sub r2, r2, #96
.Lend_393:
    sub r3, r3, #1
    lsr r10, r10, #1
    add r7, r7, r14, lsl #2
    add r4, r4, r14, lsl #2
    add r6, r6, r14, lsl #2
    add r1, r1, r14, lsl #2
    add r2, r2, #112
    cmp r3, #0
    bne .Lrepeat_391
    b .Lend_394
.Lotherwise_390:
    mov r3, r5
    movw r12, #8
.Lrepeat_395:
    tst r10, #1
    beq .Lotherwise_396
    ubfx r0, r2, #0, #4
    cmp r0, #15
    bne .Lotherwise_397
    vld1.32 {d16, d17}, [r7]
    vld1.32 {d18, d19}, [r4]
    vld1.32 {d20, d21}, [r6]
    vld1.32 {d22, d23}, [r1]
    vtrn.32 q8, q9
    vtrn.32 q10, q11
    vswp d17, d20
    vswp d19, d22
    vmov q12, q8
    vmov q2, q9
    b .Lend_398
.Lotherwise_397:
    vmov.i32 q12, #0
    tst r2, #1
    beq .Lotherwise_399
    vld1.32 {d24[0]}, [r7]
    vld1.32 {d24[1]}, [r4]
    vld1.32 {d25[0]}, [r6]
    vld1.32 {d25[1]}, [r1]
.Lotherwise_399:
    vmov.i32 q2, #0
    tst r2, #2
    beq .Lotherwise_400
    add r0, r7, #4
    vld1.32 {d4[0]}, [r0]
    add r0, r4, #4
    add r11, r6, #4
    vld1.32 {d4[1]}, [r0]
    add r0, r1, #4
    vld1.32 {d5[0]}, [r11]
    vld1.32 {d5[1]}, [r0]
.Lotherwise_400:
    vmov.i32 q10, #0
    tst r2, #4
    beq .Lotherwise_401
    add r0, r7, #8
    vld1.32 {d20[0]}, [r0]
    add r0, r4, #8
    add r11, r6, #8
    vld1.32 {d20[1]}, [r0]
    add r0, r1, #8
    vld1.32 {d21[0]}, [r11]
    vld1.32 {d21[1]}, [r0]
.Lotherwise_401:
    vmov.i32 q11, #0
    tst r2, #8
    beq .Lotherwise_402
    add r0, r7, #12
    vld1.32 {d22[0]}, [r0]
    add r0, r4, #12
    add r11, r6, #12
    vld1.32 {d22[1]}, [r0]
    add r0, r1, #12
    vld1.32 {d23[0]}, [r11]
    vld1.32 {d23[1]}, [r0]
.Lotherwise_402:
.Lend_398:
    vmov.i32 q13, #0
    tst r2, #16
    beq .Lotherwise_403
    add r0, r7, #16
    vld1.32 {d26[0]}, [r0]
    add r0, r4, #16
    add r11, r6, #16
    vld1.32 {d26[1]}, [r0]
    add r0, r1, #16
    vld1.32 {d27[0]}, [r11]
    vld1.32 {d27[1]}, [r0]
.Lotherwise_403:
    vmov.i32 q8, #0
    tst r2, #32
    beq .Lotherwise_404
    add r0, r7, #20
    vld1.32 {d16[0]}, [r0]
    add r0, r4, #20
    add r11, r6, #20
    vld1.32 {d16[1]}, [r0]
    add r0, r1, #20
    vld1.32 {d17[0]}, [r11]
    vld1.32 {d17[1]}, [r0]
.Lotherwise_404:
    vmov.i32 q9, #0
    tst r2, #64
    beq .Lotherwise_405
    add r0, r7, #24
    vld1.32 {d18[0]}, [r0]
    add r0, r4, #24
    add r11, r6, #24
    vld1.32 {d18[1]}, [r0]
    add r0, r1, #24
    vld1.32 {d19[0]}, [r11]
    vld1.32 {d19[1]}, [r0]
.Lotherwise_405:
    movw r0, #:lower16:(.Lconstants_nnp_winograd_f6x5_3x3_of_8x8_input__armv7_neon - (1f + 8))
    movt r0, #:upper16:(.Lconstants_nnp_winograd_f6x5_3x3_of_8x8_input__armv7_neon - (1f + 8))
1:
    add r0, pc, r0
    vld1.32 {d2, d3}, [r0]
    vmov q14, q12
    vmov q15, q12
    movw r0, #:lower16:(.Lconstants_nnp_winograd_f6x5_3x3_of_8x8_input__armv7_neon+16 - (1f + 8))
    movt r0, #:upper16:(.Lconstants_nnp_winograd_f6x5_3x3_of_8x8_input__armv7_neon+16 - (1f + 8))
1:
    add r0, pc, r0
    vld1.32 {d0, d1}, [r0]
    vmls.f32 q14, q10, d2[1]
    vmov q5, q2
    vmls.f32 q15, q10, d0[0]
    vmla.f32 q14, q13, d3[0]
    vmls.f32 q5, q11, d2[1]
    vadd.f32 q3, q12, q13
    vadd.f32 q4, q2, q8
    vmla.f32 q15, q13, d0[1]
    vmls.f32 q2, q11, d0[0]
    vmla.f32 q5, q8, d3[0]
    vmls.f32 q3, q10, d2[0]
    vmls.f32 q4, q11, d2[0]
    vmla.f32 q2, q8, d0[1]
    vmov q11, q14
    vsub.f32 q8, q9, q12
    vmov q9, q15
    vmla.f32 q11, q5, d3[1]
    vmla.f32 q8, q10, d1[1]
    vmls.f32 q14, q5, d3[1]
    vadd.f32 q10, q3, q4
    vmla.f32 q9, q2, d1[0]
    vsub.f32 q12, q3, q4
    vst1.32 {d20, d21}, [r3]!
    vmls.f32 q15, q2, d1[0]
    vmls.f32 q8, q13, d1[1]
    vst1.32 {d24, d25}, [r3]!
    vst1.32 {d22, d23}, [r3]!
    vst1.32 {d28, d29}, [r3]!
    vst1.32 {d18, d19}, [r3]!
    vst1.32 {d30, d31}, [r3]!
    vst1.32 {d16, d17}, [r3]
    sub r3, r3, #96
    b .Lend_406
.Lotherwise_396:
    vmov.i32 q8, #0
    vmov.i32 q9, #0
    vmov.i32 q10, #0
    vst1.32 {d16, d17}, [r3]!
    vmov.i32 q8, #0
    vst1.32 {d18, d19}, [r3]!
    vmov.i32 q9, #0
    vst1.32 {d20, d21}, [r3]!
    vmov.i32 q10, #0
    vst1.32 {d16, d17}, [r3]!
    vmov.i32 q8, #0
    vst1.32 {d18, d19}, [r3]!
    vst1.32 {d20, d21}, [r3]!
    vst1.32 {d16, d17}, [r3]
    sub r3, r3, #96
.Lend_406:
    sub r12, r12, #1
    lsr r10, r10, #1
    add r7, r7, r14, lsl #2
    add r4, r4, r14, lsl #2
    add r6, r6, r14, lsl #2
    add r1, r1, r14, lsl #2
    add r3, r3, #112
    cmp r12, #0
    bne .Lrepeat_395
.Lend_394:
    lsl r4, r9, #2
    add r6, r4, r4, lsl #1
    lsl r7, r9, #3
    movw r2, #7
.Lrepeat_407:
    vld1.32 {d20, d21}, [r5]
    add r5, r5, #112
    add r3, r8, r4
    vld1.32 {d16, d17}, [r5]
    add r5, r5, #112
    add r12, r8, r4, lsl #1
    vld1.32 {d22, d23}, [r5]
    add r5, r5, #112
    add r14, r8, r6
    vld1.32 {d24, d25}, [r5]
    add r5, r5, #112
    vmov q13, q8
    add r9, r8, r4, lsl #2
    vld1.32 {d28, d29}, [r5]
    add r5, r5, #112
    vmov q15, q8
    add r0, r8, r4
    vld1.32 {d4, d5}, [r5]
    add r5, r5, #112
    add r1, r0, r4, lsl #2
    vld1.32 {d6, d7}, [r5]
    add r5, r5, #112
    add r10, r8, r6, lsl #1
    movw r0, #:lower16:(.Lconstants_nnp_winograd_f6x5_3x3_of_8x8_input__armv7_neon+16 - (1f + 8))
    movt r0, #:upper16:(.Lconstants_nnp_winograd_f6x5_3x3_of_8x8_input__armv7_neon+16 - (1f + 8))
1:
    add r0, pc, r0
    vld1.32 {d0, d1}, [r0]
    vadd.f32 q4, q8, q2
    add r0, r8, r4
    vmov q5, q3
    movw r11, #:lower16:(.Lconstants_nnp_winograd_f6x5_3x3_of_8x8_input__armv7_neon - (1f + 8))
    movt r11, #:upper16:(.Lconstants_nnp_winograd_f6x5_3x3_of_8x8_input__armv7_neon - (1f + 8))
1:
    add r11, pc, r11
    vld1.32 {d2, d3}, [r11]
    add r0, r0, r6, lsl #1
    vmov q6, q3
    vld1.32 {d18, d19}, [r5]
    sub r2, r2, #1
    vmla.f32 q5, q11, d0[1]
    sub r5, r5, #768
    vmla.f32 q6, q11, d3[0]
    vmls.f32 q5, q14, d0[0]
    vmls.f32 q13, q12, d2[1]
    vadd.f32 q7, q11, q3
    vmls.f32 q6, q14, d2[1]
    vmls.f32 q15, q12, d0[0]
    vmla.f32 q13, q2, d3[0]
    vmls.f32 q7, q14, d2[0]
    vmls.f32 q4, q12, d2[0]
    vmla.f32 q15, q2, d0[1]
    vsub.f32 q8, q9, q8
    vmov q9, q5
    vsub.f32 q10, q10, q3
    vmov q3, q6
    vmla.f32 q9, q13, d3[1]
    vmla.f32 q8, q12, d1[1]
    vmls.f32 q5, q13, d3[1]
    vmls.f32 q10, q11, d1[1]
    vadd.f32 q11, q7, q4
    vmla.f32 q3, q15, d1[0]
    vsub.f32 q12, q7, q4
    vst1.32 {d22, d23}, [r8]
    add r8, r8, r7, lsl #2
    vmls.f32 q6, q15, d1[0]
    vmls.f32 q8, q2, d1[1]
    vst1.32 {d24, d25}, [r3]
    vmla.f32 q10, q14, d1[1]
    vst1.32 {d18, d19}, [r12]
    vst1.32 {d10, d11}, [r14]
    vst1.32 {d6, d7}, [r9]
    vst1.32 {d12, d13}, [r1]
    vst1.32 {d16, d17}, [r10]
    vst1.32 {d20, d21}, [r0]
    cmp r2, #0
    bne .Lrepeat_407
    vpop {d8, d9, d10, d11, d12, d13, d14, d15}
    pop {r4, r5, r6, r7, r8, r9, r10, r11, pc}
    .size nnp_winograd_f6x5_3x3_of_8x8_input__armv7_neon, . - nnp_winograd_f6x5_3x3_of_8x8_input__armv7_neon

.section .rodata
    .p2align 4
.Lconstants_nnp_winograd_f6x5_3x3_of_8x8_output_with_bias__armv7_neon:
    .long 0x40000000, 0x3f000000, 0x40800000, 0x3e800000
    .long 0x41000000, 0x3e000000, 0x41800000, 0x3d800000
    .long 0x42000000, 0x3d000000, 0x00000000, 0x00000000

    .text
    .p2align 4
    .globl nnp_winograd_f6x5_3x3_of_8x8_output_with_bias__armv7_neon
    .type nnp_winograd_f6x5_3x3_of_8x8_output_with_bias__armv7_neon, %function
nnp_winograd_f6x5_3x3_of_8x8_output_with_bias__armv7_neon:
    push {r4, r5, r6, r7, r8, r9, r10, r11, r14}
    vpush {d8, d9, d10, d11, d12, d13, d14, d15}
    ldr r14, [sp, #104]
    lsl r4, r1, #2
    ldr r5, [sp, #100]
    mov r6, r2
    mov r12, r3
    add r7, r4, r4, lsl #1
    mov r8, r0
    lsl r2, r1, #3
    mov r3, r14
    movw r9, #7
.Lrepeat_408:
    add r0, r8, r4
    vld1.32 {d16, d17}, [r8]
    add r1, r8, r4, lsl #1
    vld1.32 {d18, d19}, [r0]
    add r10, r8, r7
    add r0, r8, r4
    vld1.32 {d20, d21}, [r1]
    add r1, r8, r4
    add r11, r0, r7, lsl #1
    vld1.32 {d22, d23}, [r10]
    vsub.f32 q4, q8, q9
    add r10, r8, r4, lsl #2
    vadd.f32 q14, q8, q9
    add r0, r1, r4, lsl #2
    add r1, r8, r7, lsl #1
    vld1.32 {d16, d17}, [r11]
    vsub.f32 q15, q10, q11
    sub r9, r9, #1
    vld1.32 {d24, d25}, [r10]
    add r8, r8, r2, lsl #2
    vmov q3, q4
    vld1.32 {d26, d27}, [r0]
    vadd.f32 q11, q10, q11
    vld1.32 {d18, d19}, [r1]
    vmov q5, q14
    movw r0, #:lower16:(.Lconstants_nnp_winograd_f6x5_3x3_of_8x8_output_with_bias__armv7_neon - (1f + 8))
    movt r0, #:upper16:(.Lconstants_nnp_winograd_f6x5_3x3_of_8x8_output_with_bias__armv7_neon - (1f + 8))
1:
    add r0, pc, r0
    vld1.32 {d0, d1}, [r0]
    vmov q10, q4
    movw r0, #:lower16:(.Lconstants_nnp_winograd_f6x5_3x3_of_8x8_output_with_bias__armv7_neon+16 - (1f + 8))
    movt r0, #:upper16:(.Lconstants_nnp_winograd_f6x5_3x3_of_8x8_output_with_bias__armv7_neon+16 - (1f + 8))
1:
    add r0, pc, r0
    vld1.32 {d2, d3}, [r0]
    vadd.f32 q7, q8, q14
    movw r0, #:lower16:(.Lconstants_nnp_winograd_f6x5_3x3_of_8x8_output_with_bias__armv7_neon+32 - (1f + 8))
    movt r0, #:upper16:(.Lconstants_nnp_winograd_f6x5_3x3_of_8x8_output_with_bias__armv7_neon+32 - (1f + 8))
1:
    add r0, pc, r0
    vld1.32 {d4, d5}, [r0]
    vsub.f32 q6, q12, q13
    vmla.f32 q3, q15, d0[0]
    vadd.f32 q4, q9, q4
    vadd.f32 q8, q12, q13
    vmla.f32 q5, q11, d1[0]
    vmla.f32 q10, q15, d2[0]
    vadd.f32 q9, q7, q11
    vmla.f32 q14, q11, d3[0]
    vmla.f32 q3, q6, d0[1]
    vmla.f32 q4, q15, d4[0]
    vmla.f32 q5, q8, d1[1]
    vmla.f32 q10, q6, d2[1]
    vadd.f32 q9, q9, q8
    vmla.f32 q14, q8, d3[1]
    vmla.f32 q4, q6, d4[1]
    vst1.32 {d18, d19}, [r3]
    add r3, r3, #112
    vst1.32 {d6, d7}, [r3]
    add r3, r3, #112
    vst1.32 {d10, d11}, [r3]
    add r3, r3, #112
    vst1.32 {d20, d21}, [r3]
    add r3, r3, #112
    vst1.32 {d28, d29}, [r3]
    add r3, r3, #112
    vst1.32 {d8, d9}, [r3]
    sub r3, r3, #544
    cmp r9, #0
    bne .Lrepeat_408
    ldr r0, [r5]
    mov r8, r12
    mov r9, r14
    ldr r3, [r5, #12]
    lsl r0, r0, #2
    ldr r4, [r5, #4]
    add r7, r8, r0
    add r10, r7, r0
    ldr r5, [r5, #8]
    add r1, r10, r0
    cmp r3, #31
    bne .Lotherwise_409
    movw r2, #6
.Lrepeat_410:
    tst r5, #1
    beq .Lotherwise_411
    vld1.32 {d16, d17}, [r9]!
    add r3, r8, #4
    add r12, r7, #4
    vld1.32 {d18, d19}, [r6]
    add r14, r10, #4
    add r11, r1, #4
    vld1.32 {d20, d21}, [r9]!
    vadd.f32 q8, q8, q9
    vld1.32 {d18, d19}, [r9]!
    vld1.32 {d22, d23}, [r9]!
    vadd.f32 q2, q8, q10
    vld1.32 {d24, d25}, [r9]!
    vsub.f32 q13, q8, q10
    vld1.32 {d16, d17}, [r9]!
    vld1.32 {d20, d21}, [r9]
    vadd.f32 q3, q9, q11
    sub r9, r9, #96
    vsub.f32 q9, q9, q11
    movw r0, #:lower16:(.Lconstants_nnp_winograd_f6x5_3x3_of_8x8_output_with_bias__armv7_neon - (1f + 8))
    movt r0, #:upper16:(.Lconstants_nnp_winograd_f6x5_3x3_of_8x8_output_with_bias__armv7_neon - (1f + 8))
1:
    add r0, pc, r0
    vld1.32 {d0, d1}, [r0]
    vmov q14, q13
    movw r0, #:lower16:(.Lconstants_nnp_winograd_f6x5_3x3_of_8x8_output_with_bias__armv7_neon+16 - (1f + 8))
    movt r0, #:upper16:(.Lconstants_nnp_winograd_f6x5_3x3_of_8x8_output_with_bias__armv7_neon+16 - (1f + 8))
1:
    add r0, pc, r0
    vld1.32 {d2, d3}, [r0]
    vmov q15, q2
    vadd.f32 q11, q12, q8
    vsub.f32 q8, q12, q8
    vmla.f32 q14, q9, d0[0]
    vmla.f32 q15, q3, d1[0]
    vmla.f32 q13, q9, d2[0]
    vadd.f32 q12, q10, q2
    vadd.f32 q9, q2, q3
    vmla.f32 q14, q8, d0[1]
    vmla.f32 q15, q11, d1[1]
    vmla.f32 q13, q8, d2[1]
    vmla.f32 q12, q3, d3[0]
    vadd.f32 q8, q9, q11
    vmla.f32 q12, q11, d3[1]
    vmov q9, q14
    vmov q10, q15
    vmov q11, q13
    vtrn.32 q8, q9
    vtrn.32 q10, q11
    vswp d17, d20
    vtrn.32 q14, q15
    vtrn.32 q13, q12
    vst1.32 {d16, d17}, [r8]
    vswp d19, d22
    vswp d29, d26
    vst1.32 {d18, d19}, [r7]
    vswp d31, d24
    vst1.32 {d20, d21}, [r10]
    vst1.32 {d22, d23}, [r1]
    vst1.32 {d28, d29}, [r3]
    vst1.32 {d30, d31}, [r12]
    vst1.32 {d26, d27}, [r14]
    vst1.32 {d24, d25}, [r11]
.Lotherwise_411:
    sub r2, r2, #1
    lsr r5, r5, #1
    add r8, r8, r4, lsl #2
    add r7, r7, r4, lsl #2
    add r10, r10, r4, lsl #2
    add r1, r1, r4, lsl #2
    add r9, r9, #112
    cmp r2, #0
    bne .Lrepeat_410
    b .Lend_412
.Lotherwise_409:
    movw r12, #6
.Lrepeat_413:
    tst r5, #1
    beq .Lotherwise_414
    vld1.32 {d16, d17}, [r9]!
    ubfx r0, r3, #0, #4
    vld1.32 {d18, d19}, [r6]
    vld1.32 {d20, d21}, [r9]!
    vld1.32 {d22, d23}, [r9]!
    vadd.f32 q8, q8, q9
    vld1.32 {d18, d19}, [r9]!
    vld1.32 {d26, d27}, [r9]!
    vadd.f32 q12, q8, q10
    vld1.32 {d28, d29}, [r9]!
    vsub.f32 q15, q8, q10
    vld1.32 {d16, d17}, [r9]
    vadd.f32 q2, q11, q9
    sub r9, r9, #96
    vsub.f32 q9, q11, q9
    movw r2, #:lower16:(.Lconstants_nnp_winograd_f6x5_3x3_of_8x8_output_with_bias__armv7_neon - (1f + 8))
    movt r2, #:upper16:(.Lconstants_nnp_winograd_f6x5_3x3_of_8x8_output_with_bias__armv7_neon - (1f + 8))
1:
    add r2, pc, r2
    vld1.32 {d0, d1}, [r2]
    vmov q3, q15
    movw r2, #:lower16:(.Lconstants_nnp_winograd_f6x5_3x3_of_8x8_output_with_bias__armv7_neon+16 - (1f + 8))
    movt r2, #:upper16:(.Lconstants_nnp_winograd_f6x5_3x3_of_8x8_output_with_bias__armv7_neon+16 - (1f + 8))
1:
    add r2, pc, r2
    vld1.32 {d2, d3}, [r2]
    vadd.f32 q4, q8, q12
    vadd.f32 q8, q13, q14
    vsub.f32 q10, q13, q14
    vadd.f32 q11, q12, q2
    vmla.f32 q3, q9, d0[0]
    vmla.f32 q12, q2, d1[0]
    vmla.f32 q15, q9, d2[0]
    vmla.f32 q4, q2, d3[0]
    vadd.f32 q9, q11, q8
    vmla.f32 q3, q10, d0[1]
    vmla.f32 q12, q8, d1[1]
    vmla.f32 q15, q10, d2[1]
    vmla.f32 q4, q8, d3[1]
    cmp r0, #15
    bne .Lotherwise_415
    vtrn.32 q9, q3
    vtrn.32 q12, q15
    vswp d19, d24
    vswp d7, d30
    vst1.32 {d18, d19}, [r8]
    vst1.32 {d6, d7}, [r7]
    vst1.32 {d24, d25}, [r10]
    vst1.32 {d30, d31}, [r1]
    b .Lend_416
.Lotherwise_415:
    tst r3, #1
    beq .Lotherwise_417
    vst1.32 {d18[0]}, [r8]
    vst1.32 {d18[1]}, [r7]
    vst1.32 {d19[0]}, [r10]
    vst1.32 {d19[1]}, [r1]
.Lotherwise_417:
    tst r3, #2
    beq .Lotherwise_418
    add r0, r8, #4
    vst1.32 {d6[0]}, [r0]
    add r0, r7, #4
    add r2, r10, #4
    vst1.32 {d6[1]}, [r0]
    add r0, r1, #4
    vst1.32 {d7[0]}, [r2]
    vst1.32 {d7[1]}, [r0]
.Lotherwise_418:
    tst r3, #4
    beq .Lotherwise_419
    add r0, r8, #8
    vst1.32 {d24[0]}, [r0]
    add r0, r7, #8
    add r2, r10, #8
    vst1.32 {d24[1]}, [r0]
    add r0, r1, #8
    vst1.32 {d25[0]}, [r2]
    vst1.32 {d25[1]}, [r0]
.Lotherwise_419:
    tst r3, #8
    beq .Lotherwise_420
    add r0, r8, #12
    vst1.32 {d30[0]}, [r0]
    add r0, r7, #12
    add r2, r10, #12
    vst1.32 {d30[1]}, [r0]
    add r0, r1, #12
    vst1.32 {d31[0]}, [r2]
    vst1.32 {d31[1]}, [r0]
.Lotherwise_420:
.Lend_416:
    ubfx r0, r3, #4, #4
    cmp r0, #15
    bne .Lotherwise_421
    add r0, r8, #16
    add r2, r7, #16
    vmov q8, q4
    add r14, r10, #16
    add r11, r1, #16
    vmov q9, q4
    vmov q10, q4
    vtrn.32 q4, q8
    vtrn.32 q9, q10
    vswp d9, d18
    vswp d17, d20
    vst1.32 {d8, d9}, [r0]
    vst1.32 {d16, d17}, [r2]
    vst1.32 {d18, d19}, [r14]
    vst1.32 {d20, d21}, [r11]
    b .Lend_422
.Lotherwise_421:
    tst r3, #16
    beq .Lotherwise_423
    add r0, r8, #16
    vst1.32 {d8[0]}, [r0]
    add r0, r7, #16
    add r2, r10, #16
    vst1.32 {d8[1]}, [r0]
    add r0, r1, #16
    vst1.32 {d9[0]}, [r2]
    vst1.32 {d9[1]}, [r0]
.Lotherwise_423:
    tst r3, #32
    beq .Lotherwise_424
    add r0, r8, #20
    vst1.32 {d8[0]}, [r0]
    add r0, r7, #20
    add r2, r10, #20
    vst1.32 {d8[1]}, [r0]
    add r0, r1, #20
    vst1.32 {d9[0]}, [r2]
    vst1.32 {d9[1]}, [r0]
.Lotherwise_424:
    tst r3, #64
    beq .Lotherwise_425
    add r0, r8, #24
    vst1.32 {d8[0]}, [r0]
    add r0, r7, #24
    add r2, r10, #24
    vst1.32 {d8[1]}, [r0]
    add r0, r1, #24
    vst1.32 {d9[0]}, [r2]
    vst1.32 {d9[1]}, [r0]
.Lotherwise_425:
    tst r3, #128
    beq .Lotherwise_426
    add r0, r8, #28
    vst1.32 {d8[0]}, [r0]
    add r0, r7, #28
    add r2, r10, #28
    vst1.32 {d8[1]}, [r0]
    add r0, r1, #28
    vst1.32 {d9[0]}, [r2]
    vst1.32 {d9[1]}, [r0]
.Lotherwise_426:
.Lend_422:
.Lotherwise_414:
    sub r12, r12, #1
    lsr r5, r5, #1
    add r8, r8, r4, lsl #2
    add r7, r7, r4, lsl #2
    add r10, r10, r4, lsl #2
    add r1, r1, r4, lsl #2
    add r9, r9, #112
    cmp r12, #0
    bne .Lrepeat_413
.Lend_412:
    vpop {d8, d9, d10, d11, d12, d13, d14, d15}
    pop {r4, r5, r6, r7, r8, r9, r10, r11, pc}
    .size nnp_winograd_f6x5_3x3_of_8x8_output_with_bias__armv7_neon, . - nnp_winograd_f6x5_3x3_of_8x8_output_with_bias__armv7_neon

.section .rodata
    .p2align 4
.Lconstants_nnp_winograd_f6x5_3x3_of_8x8_output_with_bias_with_relu__armv7_neon:
    .long 0x40000000, 0x3f000000, 0x40800000, 0x3e800000
    .long 0x41000000, 0x3e000000, 0x41800000, 0x3d800000
    .long 0x42000000, 0x3d000000, 0x00000000, 0x00000000

    .text
    .p2align 4
    .globl nnp_winograd_f6x5_3x3_of_8x8_output_with_bias_with_relu__armv7_neon
    .type nnp_winograd_f6x5_3x3_of_8x8_output_with_bias_with_relu__armv7_neon, %function
nnp_winograd_f6x5_3x3_of_8x8_output_with_bias_with_relu__armv7_neon:
    push {r4, r5, r6, r7, r8, r9, r10, r11, r14}
    vpush {d8, d9, d10, d11, d12, d13, d14, d15}
    ldr r14, [sp, #104]
    lsl r4, r1, #2
    ldr r5, [sp, #100]
    mov r6, r2
    mov r12, r3
    add r7, r4, r4, lsl #1
    mov r8, r0
    lsl r2, r1, #3
    mov r3, r14
    movw r9, #7
.Lrepeat_427:
    add r0, r8, r4
    vld1.32 {d16, d17}, [r8]
    add r1, r8, r4, lsl #1
    vld1.32 {d18, d19}, [r0]
    add r10, r8, r7
    add r0, r8, r4
    vld1.32 {d20, d21}, [r1]
    add r1, r8, r4
    add r11, r0, r7, lsl #1
    vld1.32 {d22, d23}, [r10]
    vsub.f32 q4, q8, q9
    add r10, r8, r4, lsl #2
    vadd.f32 q14, q8, q9
    add r0, r1, r4, lsl #2
    add r1, r8, r7, lsl #1
    vld1.32 {d16, d17}, [r11]
    vsub.f32 q15, q10, q11
    sub r9, r9, #1
    vld1.32 {d24, d25}, [r10]
    add r8, r8, r2, lsl #2
    vmov q3, q4
    vld1.32 {d26, d27}, [r0]
    vadd.f32 q11, q10, q11
    vld1.32 {d18, d19}, [r1]
    vmov q5, q14
    movw r0, #:lower16:(.Lconstants_nnp_winograd_f6x5_3x3_of_8x8_output_with_bias_with_relu__armv7_neon - (1f + 8))
    movt r0, #:upper16:(.Lconstants_nnp_winograd_f6x5_3x3_of_8x8_output_with_bias_with_relu__armv7_neon - (1f + 8))
1:
    add r0, pc, r0
    vld1.32 {d0, d1}, [r0]
    vmov q10, q4
    movw r0, #:lower16:(.Lconstants_nnp_winograd_f6x5_3x3_of_8x8_output_with_bias_with_relu__armv7_neon+16 - (1f + 8))
    movt r0, #:upper16:(.Lconstants_nnp_winograd_f6x5_3x3_of_8x8_output_with_bias_with_relu__armv7_neon+16 - (1f + 8))
1:
    add r0, pc, r0
    vld1.32 {d2, d3}, [r0]
    vadd.f32 q7, q8, q14
    movw r0, #:lower16:(.Lconstants_nnp_winograd_f6x5_3x3_of_8x8_output_with_bias_with_relu__armv7_neon+32 - (1f + 8))
    movt r0, #:upper16:(.Lconstants_nnp_winograd_f6x5_3x3_of_8x8_output_with_bias_with_relu__armv7_neon+32 - (1f + 8))
1:
    add r0, pc, r0
    vld1.32 {d4, d5}, [r0]
    vsub.f32 q6, q12, q13
    vmla.f32 q3, q15, d0[0]
    vadd.f32 q4, q9, q4
    vadd.f32 q8, q12, q13
    vmla.f32 q5, q11, d1[0]
    vmla.f32 q10, q15, d2[0]
    vadd.f32 q9, q7, q11
    vmla.f32 q14, q11, d3[0]
    vmla.f32 q3, q6, d0[1]
    vmla.f32 q4, q15, d4[0]
    vmla.f32 q5, q8, d1[1]
    vmla.f32 q10, q6, d2[1]
    vadd.f32 q9, q9, q8
    vmla.f32 q14, q8, d3[1]
    vmla.f32 q4, q6, d4[1]
    vst1.32 {d18, d19}, [r3]
    add r3, r3, #112
    vst1.32 {d6, d7}, [r3]
    add r3, r3, #112
    vst1.32 {d10, d11}, [r3]
    add r3, r3, #112
    vst1.32 {d20, d21}, [r3]
    add r3, r3, #112
    vst1.32 {d28, d29}, [r3]
    add r3, r3, #112
    vst1.32 {d8, d9}, [r3]
    sub r3, r3, #544
    cmp r9, #0
    bne .Lrepeat_427
    ldr r0, [r5]
    mov r8, r12
    mov r9, r14
    ldr r3, [r5, #12]
    lsl r0, r0, #2
    ldr r4, [r5, #4]
    add r7, r8, r0
    add r10, r7, r0
    ldr r5, [r5, #8]
    add r1, r10, r0
    cmp r3, #31
    bne .Lotherwise_428
    movw r2, #6
.Lrepeat_429:
    tst r5, #1
    beq .Lotherwise_430
    vld1.32 {d16, d17}, [r9]!
    vmov.i32 q12, #0
    add r3, r8, #4
    vld1.32 {d18, d19}, [r6]
    add r12, r7, #4
    add r14, r10, #4
    vld1.32 {d20, d21}, [r9]!
    add r11, r1, #4
    vadd.f32 q8, q8, q9
    vld1.32 {d18, d19}, [r9]!
    vld1.32 {d22, d23}, [r9]!
    vadd.f32 q2, q8, q10
    vld1.32 {d26, d27}, [r9]!
    vsub.f32 q14, q8, q10
    vld1.32 {d16, d17}, [r9]!
    vld1.32 {d20, d21}, [r9]
    vadd.f32 q15, q9, q11
    sub r9, r9, #96
    vsub.f32 q9, q9, q11
    movw r0, #:lower16:(.Lconstants_nnp_winograd_f6x5_3x3_of_8x8_output_with_bias_with_relu__armv7_neon - (1f + 8))
    movt r0, #:upper16:(.Lconstants_nnp_winograd_f6x5_3x3_of_8x8_output_with_bias_with_relu__armv7_neon - (1f + 8))
1:
    add r0, pc, r0
    vld1.32 {d2, d3}, [r0]
    vmov q3, q14
    movw r0, #:lower16:(.Lconstants_nnp_winograd_f6x5_3x3_of_8x8_output_with_bias_with_relu__armv7_neon+16 - (1f + 8))
    movt r0, #:upper16:(.Lconstants_nnp_winograd_f6x5_3x3_of_8x8_output_with_bias_with_relu__armv7_neon+16 - (1f + 8))
1:
    add r0, pc, r0
    vld1.32 {d0, d1}, [r0]
    vmov q11, q2
    vadd.f32 q4, q13, q8
    vsub.f32 q8, q13, q8
    vmla.f32 q3, q9, d2[0]
    vmla.f32 q11, q15, d3[0]
    vmla.f32 q14, q9, d0[0]
    vadd.f32 q13, q10, q2
    vadd.f32 q9, q2, q15
    vmla.f32 q3, q8, d2[1]
    vmla.f32 q11, q4, d3[1]
    vmla.f32 q14, q8, d0[1]
    vmla.f32 q13, q15, d1[0]
    vadd.f32 q8, q9, q4
    vmla.f32 q13, q4, d1[1]
    vmax.f32 q8, q12, q8
    vmax.f32 q9, q12, q3
    vmax.f32 q10, q12, q11
    vmax.f32 q11, q12, q14
    vmax.f32 q12, q12, q13
    vmov q13, q9
    vmov q14, q10
    vmov q15, q11
    vtrn.32 q8, q13
    vtrn.32 q14, q15
    vswp d17, d28
    vtrn.32 q9, q10
    vtrn.32 q11, q12
    vst1.32 {d16, d17}, [r8]
    vswp d27, d30
    vswp d19, d22
    vst1.32 {d26, d27}, [r7]
    vswp d21, d24
    vst1.32 {d28, d29}, [r10]
    vst1.32 {d30, d31}, [r1]
    vst1.32 {d18, d19}, [r3]
    vst1.32 {d20, d21}, [r12]
    vst1.32 {d22, d23}, [r14]
    vst1.32 {d24, d25}, [r11]
.Lotherwise_430:
    sub r2, r2, #1
    lsr r5, r5, #1
    add r8, r8, r4, lsl #2
    add r7, r7, r4, lsl #2
    add r10, r10, r4, lsl #2
    add r1, r1, r4, lsl #2
    add r9, r9, #112
    cmp r2, #0
    bne .Lrepeat_429
    b .Lend_431
.Lotherwise_428:
    movw r12, #6
.Lrepeat_432:
    tst r5, #1
    beq .Lotherwise_433
    vld1.32 {d16, d17}, [r9]!
    vmov.i32 q13, #0
    ubfx r0, r3, #0, #4
    vld1.32 {d18, d19}, [r6]
    vld1.32 {d20, d21}, [r9]!
    vld1.32 {d22, d23}, [r9]!
    vadd.f32 q8, q8, q9
    vld1.32 {d18, d19}, [r9]!
    vld1.32 {d28, d29}, [r9]!
    vadd.f32 q15, q8, q10
    vld1.32 {d6, d7}, [r9]!
    vsub.f32 q2, q8, q10
    vld1.32 {d16, d17}, [r9]
    vadd.f32 q12, q11, q9
    sub r9, r9, #96
    vsub.f32 q9, q11, q9
    movw r2, #:lower16:(.Lconstants_nnp_winograd_f6x5_3x3_of_8x8_output_with_bias_with_relu__armv7_neon - (1f + 8))
    movt r2, #:upper16:(.Lconstants_nnp_winograd_f6x5_3x3_of_8x8_output_with_bias_with_relu__armv7_neon - (1f + 8))
1:
    add r2, pc, r2
    vld1.32 {d0, d1}, [r2]
    vmov q11, q2
    movw r2, #:lower16:(.Lconstants_nnp_winograd_f6x5_3x3_of_8x8_output_with_bias_with_relu__armv7_neon+16 - (1f + 8))
    movt r2, #:upper16:(.Lconstants_nnp_winograd_f6x5_3x3_of_8x8_output_with_bias_with_relu__armv7_neon+16 - (1f + 8))
1:
    add r2, pc, r2
    vld1.32 {d2, d3}, [r2]
    vmov q4, q15
    vadd.f32 q5, q8, q15
    vadd.f32 q8, q14, q3
    vsub.f32 q10, q14, q3
    vmla.f32 q11, q9, d0[0]
    vmla.f32 q4, q12, d1[0]
    vmla.f32 q2, q9, d2[0]
    vmla.f32 q5, q12, d3[0]
    vadd.f32 q9, q15, q12
    vmla.f32 q11, q10, d0[1]
    vmla.f32 q4, q8, d1[1]
    vmla.f32 q2, q10, d2[1]
    vmla.f32 q5, q8, d3[1]
    vadd.f32 q8, q9, q8
    vmax.f32 q9, q13, q11
    vmax.f32 q8, q13, q8
    vmax.f32 q10, q13, q4
    vmax.f32 q11, q13, q2
    vmax.f32 q12, q13, q5
    cmp r0, #15
    bne .Lotherwise_434
    vtrn.32 q8, q9
    vtrn.32 q10, q11
    vswp d17, d20
    vswp d19, d22
    vst1.32 {d16, d17}, [r8]
    vst1.32 {d18, d19}, [r7]
    vst1.32 {d20, d21}, [r10]
    vst1.32 {d22, d23}, [r1]
    b .Lend_435
.Lotherwise_434:
    tst r3, #1
    beq .Lotherwise_436
    vst1.32 {d16[0]}, [r8]
    vst1.32 {d16[1]}, [r7]
    vst1.32 {d17[0]}, [r10]
    vst1.32 {d17[1]}, [r1]
.Lotherwise_436:
    tst r3, #2
    beq .Lotherwise_437
    add r0, r8, #4
    vst1.32 {d18[0]}, [r0]
    add r0, r7, #4
    add r2, r10, #4
    vst1.32 {d18[1]}, [r0]
    add r0, r1, #4
    vst1.32 {d19[0]}, [r2]
    vst1.32 {d19[1]}, [r0]
.Lotherwise_437:
    tst r3, #4
    beq .Lotherwise_438
    add r0, r8, #8
    vst1.32 {d20[0]}, [r0]
    add r0, r7, #8
    add r2, r10, #8
    vst1.32 {d20[1]}, [r0]
    add r0, r1, #8
    vst1.32 {d21[0]}, [r2]
    vst1.32 {d21[1]}, [r0]
.Lotherwise_438:
    tst r3, #8
    beq .Lotherwise_439
    add r0, r8, #12
    vst1.32 {d22[0]}, [r0]
    add r0, r7, #12
    add r2, r10, #12
    vst1.32 {d22[1]}, [r0]
    add r0, r1, #12
    vst1.32 {d23[0]}, [r2]
    vst1.32 {d23[1]}, [r0]
.Lotherwise_439:
.Lend_435:
    ubfx r0, r3, #4, #4
    cmp r0, #15
    bne .Lotherwise_440
    add r0, r8, #16
    add r2, r7, #16
    vmov q8, q12
    add r14, r10, #16
    add r11, r1, #16
    vmov q9, q12
    vmov q10, q12
    vtrn.32 q12, q8
    vtrn.32 q9, q10
    vswp d25, d18
    vswp d17, d20
    vst1.32 {d24, d25}, [r0]
    vst1.32 {d16, d17}, [r2]
    vst1.32 {d18, d19}, [r14]
    vst1.32 {d20, d21}, [r11]
    b .Lend_441
.Lotherwise_440:
    tst r3, #16
    beq .Lotherwise_442
    add r0, r8, #16
    vst1.32 {d24[0]}, [r0]
    add r0, r7, #16
    add r2, r10, #16
    vst1.32 {d24[1]}, [r0]
    add r0, r1, #16
    vst1.32 {d25[0]}, [r2]
    vst1.32 {d25[1]}, [r0]
.Lotherwise_442:
    tst r3, #32
    beq .Lotherwise_443
    add r0, r8, #20
    vst1.32 {d24[0]}, [r0]
    add r0, r7, #20
    add r2, r10, #20
    vst1.32 {d24[1]}, [r0]
    add r0, r1, #20
    vst1.32 {d25[0]}, [r2]
    vst1.32 {d25[1]}, [r0]
.Lotherwise_443:
    tst r3, #64
    beq .Lotherwise_444
    add r0, r8, #24
    vst1.32 {d24[0]}, [r0]
    add r0, r7, #24
    add r2, r10, #24
    vst1.32 {d24[1]}, [r0]
    add r0, r1, #24
    vst1.32 {d25[0]}, [r2]
    vst1.32 {d25[1]}, [r0]
.Lotherwise_444:
    tst r3, #128
    beq .Lotherwise_445
    add r0, r8, #28
    vst1.32 {d24[0]}, [r0]
    add r0, r7, #28
    add r2, r10, #28
    vst1.32 {d24[1]}, [r0]
    add r0, r1, #28
    vst1.32 {d25[0]}, [r2]
    vst1.32 {d25[1]}, [r0]
.Lotherwise_445:
.Lend_441:
.Lotherwise_433:
    sub r12, r12, #1
    lsr r5, r5, #1
    add r8, r8, r4, lsl #2
    add r7, r7, r4, lsl #2
    add r10, r10, r4, lsl #2
    add r1, r1, r4, lsl #2
    add r9, r9, #112
    cmp r12, #0
    bne .Lrepeat_432
.Lend_431:
    vpop {d8, d9, d10, d11, d12, d13, d14, d15}
    pop {r4, r5, r6, r7, r8, r9, r10, r11, pc}
    .size nnp_winograd_f6x5_3x3_of_8x8_output_with_bias_with_relu__armv7_neon, . - nnp_winograd_f6x5_3x3_of_8x8_output_with_bias_with_relu__armv7_neon

.section .rodata
    .p2align 4
.Lconstants_nnp_winograd_f5x6_3x3_of_8x8_input__armv7_neon:
    .long 0x40880000, 0x3e800000, 0x3fa00000, 0x40a00000
    .long 0x40800000, 0x3f000000, 0x40000000, 0x40a80000

    .text
    .p2align 4
    .globl nnp_winograd_f5x6_3x3_of_8x8_input__armv7_neon
    .type nnp_winograd_f5x6_3x3_of_8x8_input__armv7_neon, %function
nnp_winograd_f5x6_3x3_of_8x8_input__armv7_neon:
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
    bne .Lotherwise_446
    mov r0, r14
    movw r1, #7
.Lrepeat_447:
    tst r4, #1
    beq .Lotherwise_448
    vld1.32 {d16, d17}, [r5]!
    vld1.32 {d18, d19}, [r12]!
    vld1.32 {d20, d21}, [r8]!
    vmov q14, q8
    vld1.32 {d16, d17}, [r9]!
    vmov q15, q9
    vld1.32 {d18, d19}, [r5]
    vmov q2, q10
    sub r5, r5, #16
    vld1.32 {d20, d21}, [r12]
    vmov q3, q8
    sub r12, r12, #16
    vld1.32 {d16, d17}, [r8]
    vmov q4, q9
    sub r8, r8, #16
    vld1.32 {d18, d19}, [r9]
    vmov q5, q10
    sub r9, r9, #16
    vmov q6, q8
    movw r2, #:lower16:(.Lconstants_nnp_winograd_f5x6_3x3_of_8x8_input__armv7_neon - (1f + 8))
    movt r2, #:upper16:(.Lconstants_nnp_winograd_f5x6_3x3_of_8x8_input__armv7_neon - (1f + 8))
1:
    add r2, pc, r2
    vld1.32 {d0, d1}, [r2]
    movw r2, #:lower16:(.Lconstants_nnp_winograd_f5x6_3x3_of_8x8_input__armv7_neon+16 - (1f + 8))
    movt r2, #:upper16:(.Lconstants_nnp_winograd_f5x6_3x3_of_8x8_input__armv7_neon+16 - (1f + 8))
1:
    add r2, pc, r2
    vld1.32 {d2, d3}, [r2]
    vtrn.32 q4, q5
    vtrn.32 q6, q9
    vtrn.32 q14, q15
    vtrn.32 q2, q3
    vswp d9, d12
    vswp d29, d4
    vswp d31, d6
    vmov q8, q6
    vmov q10, q6
    vmla.f32 q8, q2, d0[1]
    vmov q11, q15
    vswp d11, d18
    vmla.f32 q10, q2, d2[0]
    vmov q12, q15
    vmls.f32 q8, q4, d1[0]
    vmls.f32 q11, q3, d1[1]
    vadd.f32 q13, q2, q6
    vadd.f32 q7, q15, q5
    vmls.f32 q10, q4, d1[1]
    vmls.f32 q12, q3, d1[0]
    vmla.f32 q11, q5, d2[0]
    vmls.f32 q13, q4, d0[0]
    vmls.f32 q7, q3, d0[0]
    vmla.f32 q12, q5, d0[1]
    vmov q0, q8
    vsub.f32 q15, q9, q15
    vsub.f32 q14, q14, q6
    vmov q6, q10
    vmla.f32 q0, q11, d2[1]
    vmla.f32 q15, q3, d3[1]
    vmls.f32 q8, q11, d2[1]
    vmls.f32 q14, q2, d3[1]
    vadd.f32 q9, q13, q7
    vmla.f32 q6, q12, d3[0]
    vsub.f32 q11, q13, q7
    vst1.32 {d18, d19}, [r0]!
    vmls.f32 q10, q12, d3[0]
    vmls.f32 q15, q5, d3[1]
    vst1.32 {d22, d23}, [r0]!
    vmla.f32 q14, q4, d3[1]
    vst1.32 {d0, d1}, [r0]!
    vst1.32 {d16, d17}, [r0]!
    vst1.32 {d12, d13}, [r0]!
    vst1.32 {d20, d21}, [r0]!
    vst1.32 {d30, d31}, [r0]!
    vst1.32 {d28, d29}, [r0]
    sub r0, r0, #112
    b .Lend_449
.Lotherwise_448:
    vmov.i32 q8, #0
    vmov.i32 q9, #0
    vmov.i32 q10, #0
    vst1.32 {d16, d17}, [r0]!
    vmov.i32 q8, #0
    vst1.32 {d18, d19}, [r0]!
    vmov.i32 q9, #0
    vst1.32 {d20, d21}, [r0]!
    vmov.i32 q10, #0
    vst1.32 {d16, d17}, [r0]!
    vmov.i32 q8, #0
    vst1.32 {d18, d19}, [r0]!
    vmov.i32 q9, #0
    vst1.32 {d20, d21}, [r0]!
    vst1.32 {d16, d17}, [r0]!
    vst1.32 {d18, d19}, [r0]
    sub r0, r0, #112
.Lend_449:
    sub r1, r1, #1
    lsr r4, r4, #1
    add r5, r5, r3, lsl #2
    add r12, r12, r3, lsl #2
    add r8, r8, r3, lsl #2
    add r9, r9, r3, lsl #2
    add r0, r0, #128
    cmp r1, #0
    bne .Lrepeat_447
    b .Lend_450
.Lotherwise_446:
    mov r1, r14
    movw r10, #7
.Lrepeat_451:
    tst r4, #1
    beq .Lotherwise_452
    ubfx r0, r2, #0, #4
    cmp r0, #15
    bne .Lotherwise_453
    vld1.32 {d16, d17}, [r5]
    vld1.32 {d18, d19}, [r12]
    vld1.32 {d20, d21}, [r8]
    vld1.32 {d22, d23}, [r9]
    vtrn.32 q8, q9
    vtrn.32 q10, q11
    vswp d17, d20
    vswp d19, d22
    vmov q13, q8
    vmov q14, q9
    vmov q15, q10
    vmov q12, q11
    b .Lend_454
.Lotherwise_453:
    vmov.i32 q13, #0
    tst r2, #1
    beq .Lotherwise_455
    vld1.32 {d26[0]}, [r5]
    vld1.32 {d26[1]}, [r12]
    vld1.32 {d27[0]}, [r8]
    vld1.32 {d27[1]}, [r9]
.Lotherwise_455:
    vmov.i32 q14, #0
    tst r2, #2
    beq .Lotherwise_456
    add r0, r5, #4
    vld1.32 {d28[0]}, [r0]
    add r0, r12, #4
    add r11, r8, #4
    vld1.32 {d28[1]}, [r0]
    add r0, r9, #4
    vld1.32 {d29[0]}, [r11]
    vld1.32 {d29[1]}, [r0]
.Lotherwise_456:
    vmov.i32 q15, #0
    tst r2, #4
    beq .Lotherwise_457
    add r0, r5, #8
    vld1.32 {d30[0]}, [r0]
    add r0, r12, #8
    add r11, r8, #8
    vld1.32 {d30[1]}, [r0]
    add r0, r9, #8
    vld1.32 {d31[0]}, [r11]
    vld1.32 {d31[1]}, [r0]
.Lotherwise_457:
    vmov.i32 q12, #0
    tst r2, #8
    beq .Lotherwise_458
    add r0, r5, #12
    vld1.32 {d24[0]}, [r0]
    add r0, r12, #12
    add r11, r8, #12
    vld1.32 {d24[1]}, [r0]
    add r0, r9, #12
    vld1.32 {d25[0]}, [r11]
    vld1.32 {d25[1]}, [r0]
.Lotherwise_458:
.Lend_454:
    ubfx r0, r2, #4, #4
    cmp r0, #15
    bne .Lotherwise_459
    add r0, r5, #16
    add r11, r12, #16
    vld1.32 {d16, d17}, [r0]
    add r0, r8, #16
    vld1.32 {d18, d19}, [r11]
    add r11, r9, #16
    vld1.32 {d20, d21}, [r0]
    vld1.32 {d22, d23}, [r11]
    vtrn.32 q8, q9
    vtrn.32 q10, q11
    vswp d17, d20
    vswp d19, d22
    vmov q4, q8
    vmov q5, q9
    vmov q6, q10
    b .Lend_460
.Lotherwise_459:
    vmov.i32 q4, #0
    tst r2, #16
    beq .Lotherwise_461
    add r0, r5, #16
    vld1.32 {d8[0]}, [r0]
    add r0, r12, #16
    add r11, r8, #16
    vld1.32 {d8[1]}, [r0]
    add r0, r9, #16
    vld1.32 {d9[0]}, [r11]
    vld1.32 {d9[1]}, [r0]
.Lotherwise_461:
    vmov.i32 q5, #0
    tst r2, #32
    beq .Lotherwise_462
    add r0, r5, #20
    vld1.32 {d10[0]}, [r0]
    add r0, r12, #20
    add r11, r8, #20
    vld1.32 {d10[1]}, [r0]
    add r0, r9, #20
    vld1.32 {d11[0]}, [r11]
    vld1.32 {d11[1]}, [r0]
.Lotherwise_462:
    vmov.i32 q6, #0
    tst r2, #64
    beq .Lotherwise_463
    add r0, r5, #24
    vld1.32 {d12[0]}, [r0]
    add r0, r12, #24
    add r11, r8, #24
    vld1.32 {d12[1]}, [r0]
    add r0, r9, #24
    vld1.32 {d13[0]}, [r11]
    vld1.32 {d13[1]}, [r0]
.Lotherwise_463:
    vmov.i32 q11, #0
    tst r2, #128
    beq .Lotherwise_464
    add r0, r5, #28
    vld1.32 {d22[0]}, [r0]
    add r0, r12, #28
    add r11, r8, #28
    vld1.32 {d22[1]}, [r0]
    add r0, r9, #28
    vld1.32 {d23[0]}, [r11]
    vld1.32 {d23[1]}, [r0]
.Lotherwise_464:
.Lend_460:
    movw r0, #:lower16:(.Lconstants_nnp_winograd_f5x6_3x3_of_8x8_input__armv7_neon - (1f + 8))
    movt r0, #:upper16:(.Lconstants_nnp_winograd_f5x6_3x3_of_8x8_input__armv7_neon - (1f + 8))
1:
    add r0, pc, r0
    vld1.32 {d0, d1}, [r0]
    vmov q8, q6
    movw r0, #:lower16:(.Lconstants_nnp_winograd_f5x6_3x3_of_8x8_input__armv7_neon+16 - (1f + 8))
    movt r0, #:upper16:(.Lconstants_nnp_winograd_f5x6_3x3_of_8x8_input__armv7_neon+16 - (1f + 8))
1:
    add r0, pc, r0
    vld1.32 {d2, d3}, [r0]
    vmov q9, q6
    vmla.f32 q8, q15, d0[1]
    vmov q10, q14
    vmla.f32 q9, q15, d2[0]
    vmov q2, q14
    vmls.f32 q8, q4, d1[0]
    vmls.f32 q10, q12, d1[1]
    vadd.f32 q3, q15, q6
    vadd.f32 q7, q14, q5
    vmls.f32 q9, q4, d1[1]
    vmls.f32 q2, q12, d1[0]
    vmla.f32 q10, q5, d2[0]
    vmls.f32 q3, q4, d0[0]
    vmls.f32 q7, q12, d0[0]
    vmla.f32 q2, q5, d0[1]
    vmov q0, q8
    vsub.f32 q11, q11, q14
    vsub.f32 q13, q13, q6
    vmov q14, q9
    vmla.f32 q0, q10, d2[1]
    vmla.f32 q11, q12, d3[1]
    vmls.f32 q8, q10, d2[1]
    vmls.f32 q13, q15, d3[1]
    vadd.f32 q10, q3, q7
    vmla.f32 q14, q2, d3[0]
    vsub.f32 q12, q3, q7
    vst1.32 {d20, d21}, [r1]!
    vmls.f32 q9, q2, d3[0]
    vmls.f32 q11, q5, d3[1]
    vst1.32 {d24, d25}, [r1]!
    vmla.f32 q13, q4, d3[1]
    vst1.32 {d0, d1}, [r1]!
    vst1.32 {d16, d17}, [r1]!
    vst1.32 {d28, d29}, [r1]!
    vst1.32 {d18, d19}, [r1]!
    vst1.32 {d22, d23}, [r1]!
    vst1.32 {d26, d27}, [r1]
    sub r1, r1, #112
    b .Lend_465
.Lotherwise_452:
    vmov.i32 q8, #0
    vmov.i32 q9, #0
    vmov.i32 q10, #0
    vst1.32 {d16, d17}, [r1]!
    vmov.i32 q8, #0
    vst1.32 {d18, d19}, [r1]!
    vmov.i32 q9, #0
    vst1.32 {d20, d21}, [r1]!
    vmov.i32 q10, #0
    vst1.32 {d16, d17}, [r1]!
    vmov.i32 q8, #0
    vst1.32 {d18, d19}, [r1]!
    vmov.i32 q9, #0
    vst1.32 {d20, d21}, [r1]!
    vst1.32 {d16, d17}, [r1]!
    vst1.32 {d18, d19}, [r1]
    sub r1, r1, #112
.Lend_465:
    sub r10, r10, #1
    lsr r4, r4, #1
    add r5, r5, r3, lsl #2
    add r12, r12, r3, lsl #2
    add r8, r8, r3, lsl #2
    add r9, r9, r3, lsl #2
    add r1, r1, #128
    cmp r10, #0
    bne .Lrepeat_451
.Lend_450:
    lsl r5, r7, #2
    add r8, r5, r5, lsl #1
    lsl r7, r7, #3
    movw r12, #8
.Lrepeat_466:
    vld1.32 {d16, d17}, [r14]
    add r14, r14, #128
    add r4, r6, r5
    vld1.32 {d24, d25}, [r14]
    add r14, r14, #128
    add r9, r6, r5, lsl #1
    vld1.32 {d26, d27}, [r14]
    vmov q14, q8
    add r14, r14, #128
    movw r0, #:lower16:(.Lconstants_nnp_winograd_f5x6_3x3_of_8x8_input__armv7_neon - (1f + 8))
    movt r0, #:upper16:(.Lconstants_nnp_winograd_f5x6_3x3_of_8x8_input__armv7_neon - (1f + 8))
1:
    add r0, pc, r0
    vld1.32 {d2, d3}, [r0]
    vmov q15, q8
    add r0, r6, r8
    vld1.32 {d18, d19}, [r14]
    add r14, r14, #128
    vmov q2, q12
    add r1, r6, r5, lsl #2
    vld1.32 {d6, d7}, [r14]
    add r14, r14, #128
    vmls.f32 q14, q13, d3[1]
    add r2, r6, r5
    movw r3, #:lower16:(.Lconstants_nnp_winograd_f5x6_3x3_of_8x8_input__armv7_neon+16 - (1f + 8))
    movt r3, #:upper16:(.Lconstants_nnp_winograd_f5x6_3x3_of_8x8_input__armv7_neon+16 - (1f + 8))
1:
    add r3, pc, r3
    vld1.32 {d0, d1}, [r3]
    add r2, r2, r5, lsl #2
    vmls.f32 q15, q13, d3[0]
    add r3, r6, r8, lsl #1
    vld1.32 {d20, d21}, [r14]
    add r14, r14, #128
    vmls.f32 q2, q9, d3[1]
    sub r12, r12, #1
    vld1.32 {d22, d23}, [r14]
    sub r14, r14, #752
    vmla.f32 q14, q3, d0[0]
    vadd.f32 q4, q8, q3
    vadd.f32 q5, q12, q10
    vmla.f32 q15, q3, d2[1]
    vmls.f32 q12, q9, d3[0]
    vmla.f32 q2, q10, d0[0]
    vmls.f32 q4, q13, d2[0]
    vmls.f32 q5, q9, d2[0]
    vmla.f32 q12, q10, d2[1]
    vmov q9, q14
    vsub.f32 q8, q11, q8
    vmov q10, q15
    vmla.f32 q9, q2, d0[1]
    vmla.f32 q8, q13, d1[1]
    vmls.f32 q14, q2, d0[1]
    vadd.f32 q11, q4, q5
    vmla.f32 q10, q12, d1[0]
    vsub.f32 q13, q4, q5
    vst1.32 {d22, d23}, [r6]
    add r6, r6, r7, lsl #2
    vmls.f32 q15, q12, d1[0]
    vmls.f32 q8, q3, d1[1]
    vst1.32 {d26, d27}, [r4]
    vst1.32 {d18, d19}, [r9]
    vst1.32 {d28, d29}, [r0]
    vst1.32 {d20, d21}, [r1]
    vst1.32 {d30, d31}, [r2]
    vst1.32 {d16, d17}, [r3]
    cmp r12, #0
    bne .Lrepeat_466
    vpop {d8, d9, d10, d11, d12, d13, d14, d15}
    pop {r4, r5, r6, r7, r8, r9, r10, r11, pc}
    .size nnp_winograd_f5x6_3x3_of_8x8_input__armv7_neon, . - nnp_winograd_f5x6_3x3_of_8x8_input__armv7_neon

.section .rodata
    .p2align 4
.Lconstants_nnp_winograd_f5x6_3x3_of_8x8_output_with_bias__armv7_neon:
    .long 0x40000000, 0x3f000000, 0x40800000, 0x3e800000
    .long 0x41000000, 0x3e000000, 0x41800000, 0x3d800000
    .long 0x42000000, 0x3d000000, 0x00000000, 0x00000000

    .text
    .p2align 4
    .globl nnp_winograd_f5x6_3x3_of_8x8_output_with_bias__armv7_neon
    .type nnp_winograd_f5x6_3x3_of_8x8_output_with_bias__armv7_neon, %function
nnp_winograd_f5x6_3x3_of_8x8_output_with_bias__armv7_neon:
    push {r4, r5, r6, r7, r8, r9, r10, r11, r14}
    vpush {d8, d9, d10, d11, d12, d13}
    ldr r4, [sp, #88]
    lsl r5, r1, #2
    ldr r6, [sp, #84]
    mov r7, r2
    mov r14, r3
    add r8, r5, r5, lsl #1
    mov r9, r0
    lsl r3, r1, #3
    mov r12, r4
    movw r10, #8
.Lrepeat_467:
    add r0, r9, r5
    vld1.32 {d16, d17}, [r9]
    add r1, r9, r5, lsl #1
    vld1.32 {d18, d19}, [r0]
    add r2, r9, r8
    add r11, r9, r5
    vld1.32 {d20, d21}, [r1]
    add r0, r9, r8, lsl #1
    add r1, r9, r5, lsl #2
    vld1.32 {d22, d23}, [r2]
    vsub.f32 q2, q8, q9
    add r2, r11, r5, lsl #2
    vadd.f32 q8, q8, q9
    vld1.32 {d18, d19}, [r0]
    sub r10, r10, #1
    vld1.32 {d24, d25}, [r1]
    vsub.f32 q13, q10, q11
    add r9, r9, r3, lsl #2
    vld1.32 {d28, d29}, [r2]
    vmov q3, q2
    movw r0, #:lower16:(.Lconstants_nnp_winograd_f5x6_3x3_of_8x8_output_with_bias__armv7_neon - (1f + 8))
    movt r0, #:upper16:(.Lconstants_nnp_winograd_f5x6_3x3_of_8x8_output_with_bias__armv7_neon - (1f + 8))
1:
    add r0, pc, r0
    vld1.32 {d0, d1}, [r0]
    vadd.f32 q10, q10, q11
    vmov q11, q8
    movw r0, #:lower16:(.Lconstants_nnp_winograd_f5x6_3x3_of_8x8_output_with_bias__armv7_neon+16 - (1f + 8))
    movt r0, #:upper16:(.Lconstants_nnp_winograd_f5x6_3x3_of_8x8_output_with_bias__armv7_neon+16 - (1f + 8))
1:
    add r0, pc, r0
    vld1.32 {d2, d3}, [r0]
    vadd.f32 q9, q9, q8
    vsub.f32 q15, q12, q14
    vmla.f32 q3, q13, d0[0]
    vadd.f32 q12, q12, q14
    vmla.f32 q11, q10, d1[0]
    vmla.f32 q2, q13, d2[0]
    vadd.f32 q8, q8, q10
    vmla.f32 q9, q10, d3[0]
    vmla.f32 q3, q15, d0[1]
    vmla.f32 q11, q12, d1[1]
    vmla.f32 q2, q15, d2[1]
    vadd.f32 q8, q8, q12
    vmla.f32 q9, q12, d3[1]
    vst1.32 {d16, d17}, [r12]
    add r12, r12, #128
    vst1.32 {d6, d7}, [r12]
    add r12, r12, #128
    vst1.32 {d22, d23}, [r12]
    add r12, r12, #128
    vst1.32 {d4, d5}, [r12]
    add r12, r12, #128
    vst1.32 {d18, d19}, [r12]
    sub r12, r12, #496
    cmp r10, #0
    bne .Lrepeat_467
    ldr r0, [r6]
    ldr r8, [r6, #12]
    lsl r0, r0, #2
    ldr r2, [r6, #4]
    add r3, r14, r0
    add r12, r3, r0
    ldr r5, [r6, #8]
    add r6, r12, r0
    cmp r8, #63
    bne .Lotherwise_468
    movw r0, #5
.Lrepeat_469:
    tst r5, #1
    beq .Lotherwise_470
    vld1.32 {d16, d17}, [r4]!
    vld1.32 {d18, d19}, [r7]
    vld1.32 {d20, d21}, [r4]!
    vadd.f32 q8, q8, q9
    vld1.32 {d18, d19}, [r4]!
    vld1.32 {d22, d23}, [r4]!
    vadd.f32 q15, q8, q10
    vld1.32 {d6, d7}, [r4]!
    vsub.f32 q13, q8, q10
    vld1.32 {d16, d17}, [r4]!
    vld1.32 {d28, d29}, [r4]!
    vadd.f32 q4, q9, q11
    vld1.32 {d10, d11}, [r4]
    vsub.f32 q9, q9, q11
    sub r4, r4, #112
    vmov q10, q13
    movw r1, #:lower16:(.Lconstants_nnp_winograd_f5x6_3x3_of_8x8_output_with_bias__armv7_neon - (1f + 8))
    movt r1, #:upper16:(.Lconstants_nnp_winograd_f5x6_3x3_of_8x8_output_with_bias__armv7_neon - (1f + 8))
1:
    add r1, pc, r1
    vld1.32 {d0, d1}, [r1]
    vmov q11, q15
    movw r1, #:lower16:(.Lconstants_nnp_winograd_f5x6_3x3_of_8x8_output_with_bias__armv7_neon+16 - (1f + 8))
    movt r1, #:upper16:(.Lconstants_nnp_winograd_f5x6_3x3_of_8x8_output_with_bias__armv7_neon+16 - (1f + 8))
1:
    add r1, pc, r1
    vld1.32 {d2, d3}, [r1]
    vmov q12, q13
    movw r1, #:lower16:(.Lconstants_nnp_winograd_f5x6_3x3_of_8x8_output_with_bias__armv7_neon+32 - (1f + 8))
    movt r1, #:upper16:(.Lconstants_nnp_winograd_f5x6_3x3_of_8x8_output_with_bias__armv7_neon+32 - (1f + 8))
1:
    add r1, pc, r1
    vld1.32 {d4, d5}, [r1]
    vadd.f32 q6, q3, q8
    vsub.f32 q3, q3, q8
    vadd.f32 q8, q5, q15
    vmla.f32 q10, q9, d0[0]
    vmla.f32 q11, q4, d1[0]
    vmla.f32 q12, q9, d2[0]
    vadd.f32 q8, q8, q4
    vmla.f32 q10, q3, d0[1]
    vmla.f32 q11, q6, d1[1]
    vmla.f32 q12, q3, d2[1]
    vadd.f32 q13, q14, q13
    vadd.f32 q8, q8, q6
    vmla.f32 q15, q4, d3[0]
    vmla.f32 q13, q9, d4[0]
    vmla.f32 q15, q6, d3[1]
    vmla.f32 q13, q3, d4[1]
    vtrn.32 q8, q10
    vtrn.32 q11, q12
    vswp d17, d22
    vswp d21, d24
    vst1.32 {d16, d17}, [r14]
    vzip.32 q15, q13
    vst1.32 {d20, d21}, [r3]
    vst1.32 {d22, d23}, [r12]
    vst1.32 {d24, d25}, [r6]
    vstr d30, [r14, #16]
    vstr d31, [r3, #16]
    vstr d26, [r12, #16]
    vstr d27, [r6, #16]
.Lotherwise_470:
    sub r0, r0, #1
    lsr r5, r5, #1
    add r14, r14, r2, lsl #2
    add r3, r3, r2, lsl #2
    add r12, r12, r2, lsl #2
    add r6, r6, r2, lsl #2
    add r4, r4, #128
    cmp r0, #0
    bne .Lrepeat_469
    b .Lend_471
.Lotherwise_468:
    movw r9, #5
.Lrepeat_472:
    tst r5, #1
    beq .Lotherwise_473
    vld1.32 {d16, d17}, [r4]!
    ubfx r0, r8, #0, #4
    vld1.32 {d18, d19}, [r7]
    vld1.32 {d20, d21}, [r4]!
    vld1.32 {d22, d23}, [r4]!
    vadd.f32 q8, q8, q9
    vld1.32 {d18, d19}, [r4]!
    vld1.32 {d26, d27}, [r4]!
    vadd.f32 q14, q8, q10
    vld1.32 {d30, d31}, [r4]!
    vsub.f32 q8, q8, q10
    vld1.32 {d24, d25}, [r4]!
    vadd.f32 q3, q11, q9
    vld1.32 {d20, d21}, [r4]
    vsub.f32 q4, q11, q9
    sub r4, r4, #112
    vmov q11, q8
    movw r1, #:lower16:(.Lconstants_nnp_winograd_f5x6_3x3_of_8x8_output_with_bias__armv7_neon - (1f + 8))
    movt r1, #:upper16:(.Lconstants_nnp_winograd_f5x6_3x3_of_8x8_output_with_bias__armv7_neon - (1f + 8))
1:
    add r1, pc, r1
    vld1.32 {d2, d3}, [r1]
    vadd.f32 q9, q10, q14
    movw r1, #:lower16:(.Lconstants_nnp_winograd_f5x6_3x3_of_8x8_output_with_bias__armv7_neon+16 - (1f + 8))
    movt r1, #:upper16:(.Lconstants_nnp_winograd_f5x6_3x3_of_8x8_output_with_bias__armv7_neon+16 - (1f + 8))
1:
    add r1, pc, r1
    vld1.32 {d0, d1}, [r1]
    vmov q5, q14
    movw r1, #:lower16:(.Lconstants_nnp_winograd_f5x6_3x3_of_8x8_output_with_bias__armv7_neon+32 - (1f + 8))
    movt r1, #:upper16:(.Lconstants_nnp_winograd_f5x6_3x3_of_8x8_output_with_bias__armv7_neon+32 - (1f + 8))
1:
    add r1, pc, r1
    vld1.32 {d4, d5}, [r1]
    vmov q6, q8
    vadd.f32 q10, q12, q8
    vadd.f32 q12, q13, q15
    vsub.f32 q8, q13, q15
    vadd.f32 q9, q9, q3
    vmla.f32 q11, q4, d2[0]
    vmla.f32 q5, q3, d3[0]
    vmla.f32 q6, q4, d0[0]
    vmla.f32 q14, q3, d1[0]
    vmla.f32 q10, q4, d4[0]
    vadd.f32 q9, q9, q12
    vmla.f32 q11, q8, d2[1]
    vmla.f32 q5, q12, d3[1]
    vmla.f32 q6, q8, d0[1]
    vmla.f32 q14, q12, d1[1]
    vmla.f32 q10, q8, d4[1]
    cmp r0, #15
    bne .Lotherwise_474
    vtrn.32 q9, q11
    vtrn.32 q5, q6
    vswp d19, d10
    vswp d23, d12
    vst1.32 {d18, d19}, [r14]
    vst1.32 {d22, d23}, [r3]
    vst1.32 {d10, d11}, [r12]
    vst1.32 {d12, d13}, [r6]
    b .Lend_475
.Lotherwise_474:
    tst r8, #1
    beq .Lotherwise_476
    vst1.32 {d18[0]}, [r14]
    vst1.32 {d18[1]}, [r3]
    vst1.32 {d19[0]}, [r12]
    vst1.32 {d19[1]}, [r6]
.Lotherwise_476:
    tst r8, #2
    beq .Lotherwise_477
    add r0, r14, #4
    vst1.32 {d22[0]}, [r0]
    add r0, r3, #4
    add r1, r12, #4
    vst1.32 {d22[1]}, [r0]
    add r0, r6, #4
    vst1.32 {d23[0]}, [r1]
    vst1.32 {d23[1]}, [r0]
.Lotherwise_477:
    tst r8, #4
    beq .Lotherwise_478
    add r0, r14, #8
    vst1.32 {d10[0]}, [r0]
    add r0, r3, #8
    add r1, r12, #8
    vst1.32 {d10[1]}, [r0]
    add r0, r6, #8
    vst1.32 {d11[0]}, [r1]
    vst1.32 {d11[1]}, [r0]
.Lotherwise_478:
    tst r8, #8
    beq .Lotherwise_479
    add r0, r14, #12
    vst1.32 {d12[0]}, [r0]
    add r0, r3, #12
    add r1, r12, #12
    vst1.32 {d12[1]}, [r0]
    add r0, r6, #12
    vst1.32 {d13[0]}, [r1]
    vst1.32 {d13[1]}, [r0]
.Lotherwise_479:
.Lend_475:
    ubfx r0, r8, #4, #2
    cmp r0, #3
    bne .Lotherwise_480
    vzip.32 q14, q10
    vstr d28, [r14, #16]
    vstr d29, [r3, #16]
    vstr d20, [r12, #16]
    vstr d21, [r6, #16]
    b .Lend_481
.Lotherwise_480:
    tst r8, #16
    beq .Lotherwise_482
    add r0, r14, #16
    vst1.32 {d28[0]}, [r0]
    add r0, r3, #16
    add r1, r12, #16
    vst1.32 {d28[1]}, [r0]
    add r0, r6, #16
    vst1.32 {d29[0]}, [r1]
    vst1.32 {d29[1]}, [r0]
.Lotherwise_482:
    tst r8, #32
    beq .Lotherwise_483
    add r0, r14, #20
    vst1.32 {d20[0]}, [r0]
    add r0, r3, #20
    add r1, r12, #20
    vst1.32 {d20[1]}, [r0]
    add r0, r6, #20
    vst1.32 {d21[0]}, [r1]
    vst1.32 {d21[1]}, [r0]
.Lotherwise_483:
.Lend_481:
.Lotherwise_473:
    sub r9, r9, #1
    lsr r5, r5, #1
    add r14, r14, r2, lsl #2
    add r3, r3, r2, lsl #2
    add r12, r12, r2, lsl #2
    add r6, r6, r2, lsl #2
    add r4, r4, #128
    cmp r9, #0
    bne .Lrepeat_472
.Lend_471:
    vpop {d8, d9, d10, d11, d12, d13}
    pop {r4, r5, r6, r7, r8, r9, r10, r11, pc}
    .size nnp_winograd_f5x6_3x3_of_8x8_output_with_bias__armv7_neon, . - nnp_winograd_f5x6_3x3_of_8x8_output_with_bias__armv7_neon

.section .rodata
    .p2align 4
.Lconstants_nnp_winograd_f5x6_3x3_of_8x8_output_with_bias_with_relu__armv7_neon:
    .long 0x40000000, 0x3f000000, 0x40800000, 0x3e800000
    .long 0x41000000, 0x3e000000, 0x41800000, 0x3d800000
    .long 0x42000000, 0x3d000000, 0x00000000, 0x00000000

    .text
    .p2align 4
    .globl nnp_winograd_f5x6_3x3_of_8x8_output_with_bias_with_relu__armv7_neon
    .type nnp_winograd_f5x6_3x3_of_8x8_output_with_bias_with_relu__armv7_neon, %function
nnp_winograd_f5x6_3x3_of_8x8_output_with_bias_with_relu__armv7_neon:
    push {r4, r5, r6, r7, r8, r9, r10, r11, r14}
    vpush {d8, d9, d10, d11, d12, d13, d14, d15}
    ldr r4, [sp, #104]
    lsl r5, r1, #2
    ldr r6, [sp, #100]
    mov r7, r2
    mov r14, r3
    add r8, r5, r5, lsl #1
    mov r9, r0
    lsl r3, r1, #3
    mov r12, r4
    movw r10, #8
.Lrepeat_484:
    add r0, r9, r5
    vld1.32 {d16, d17}, [r9]
    add r1, r9, r5, lsl #1
    vld1.32 {d18, d19}, [r0]
    add r2, r9, r8
    add r11, r9, r5
    vld1.32 {d20, d21}, [r1]
    add r0, r9, r8, lsl #1
    add r1, r9, r5, lsl #2
    vld1.32 {d22, d23}, [r2]
    vsub.f32 q2, q8, q9
    add r2, r11, r5, lsl #2
    vadd.f32 q8, q8, q9
    vld1.32 {d18, d19}, [r0]
    sub r10, r10, #1
    vld1.32 {d24, d25}, [r1]
    vsub.f32 q13, q10, q11
    add r9, r9, r3, lsl #2
    vld1.32 {d28, d29}, [r2]
    vmov q3, q2
    movw r0, #:lower16:(.Lconstants_nnp_winograd_f5x6_3x3_of_8x8_output_with_bias_with_relu__armv7_neon - (1f + 8))
    movt r0, #:upper16:(.Lconstants_nnp_winograd_f5x6_3x3_of_8x8_output_with_bias_with_relu__armv7_neon - (1f + 8))
1:
    add r0, pc, r0
    vld1.32 {d0, d1}, [r0]
    vadd.f32 q10, q10, q11
    vmov q11, q8
    movw r0, #:lower16:(.Lconstants_nnp_winograd_f5x6_3x3_of_8x8_output_with_bias_with_relu__armv7_neon+16 - (1f + 8))
    movt r0, #:upper16:(.Lconstants_nnp_winograd_f5x6_3x3_of_8x8_output_with_bias_with_relu__armv7_neon+16 - (1f + 8))
1:
    add r0, pc, r0
    vld1.32 {d2, d3}, [r0]
    vadd.f32 q9, q9, q8
    vsub.f32 q15, q12, q14
    vmla.f32 q3, q13, d0[0]
    vadd.f32 q12, q12, q14
    vmla.f32 q11, q10, d1[0]
    vmla.f32 q2, q13, d2[0]
    vadd.f32 q8, q8, q10
    vmla.f32 q9, q10, d3[0]
    vmla.f32 q3, q15, d0[1]
    vmla.f32 q11, q12, d1[1]
    vmla.f32 q2, q15, d2[1]
    vadd.f32 q8, q8, q12
    vmla.f32 q9, q12, d3[1]
    vst1.32 {d16, d17}, [r12]
    add r12, r12, #128
    vst1.32 {d6, d7}, [r12]
    add r12, r12, #128
    vst1.32 {d22, d23}, [r12]
    add r12, r12, #128
    vst1.32 {d4, d5}, [r12]
    add r12, r12, #128
    vst1.32 {d18, d19}, [r12]
    sub r12, r12, #496
    cmp r10, #0
    bne .Lrepeat_484
    ldr r0, [r6]
    ldr r8, [r6, #12]
    lsl r0, r0, #2
    ldr r2, [r6, #4]
    add r3, r14, r0
    add r12, r3, r0
    ldr r5, [r6, #8]
    add r6, r12, r0
    cmp r8, #63
    bne .Lotherwise_485
    movw r0, #5
.Lrepeat_486:
    tst r5, #1
    beq .Lotherwise_487
    vld1.32 {d16, d17}, [r4]!
    vmov.i32 q15, #0
    vld1.32 {d18, d19}, [r7]
    vld1.32 {d20, d21}, [r4]!
    vadd.f32 q8, q8, q9
    vld1.32 {d18, d19}, [r4]!
    vld1.32 {d22, d23}, [r4]!
    vadd.f32 q3, q8, q10
    vld1.32 {d8, d9}, [r4]!
    vsub.f32 q12, q8, q10
    vld1.32 {d26, d27}, [r4]!
    vld1.32 {d28, d29}, [r4]!
    vadd.f32 q5, q9, q11
    vld1.32 {d12, d13}, [r4]
    vsub.f32 q8, q9, q11
    sub r4, r4, #112
    vmov q9, q12
    movw r1, #:lower16:(.Lconstants_nnp_winograd_f5x6_3x3_of_8x8_output_with_bias_with_relu__armv7_neon - (1f + 8))
    movt r1, #:upper16:(.Lconstants_nnp_winograd_f5x6_3x3_of_8x8_output_with_bias_with_relu__armv7_neon - (1f + 8))
1:
    add r1, pc, r1
    vld1.32 {d0, d1}, [r1]
    vmov q10, q3
    movw r1, #:lower16:(.Lconstants_nnp_winograd_f5x6_3x3_of_8x8_output_with_bias_with_relu__armv7_neon+16 - (1f + 8))
    movt r1, #:upper16:(.Lconstants_nnp_winograd_f5x6_3x3_of_8x8_output_with_bias_with_relu__armv7_neon+16 - (1f + 8))
1:
    add r1, pc, r1
    vld1.32 {d2, d3}, [r1]
    vmov q11, q12
    movw r1, #:lower16:(.Lconstants_nnp_winograd_f5x6_3x3_of_8x8_output_with_bias_with_relu__armv7_neon+32 - (1f + 8))
    movt r1, #:upper16:(.Lconstants_nnp_winograd_f5x6_3x3_of_8x8_output_with_bias_with_relu__armv7_neon+32 - (1f + 8))
1:
    add r1, pc, r1
    vld1.32 {d4, d5}, [r1]
    vadd.f32 q7, q4, q13
    vsub.f32 q4, q4, q13
    vadd.f32 q13, q6, q3
    vmla.f32 q9, q8, d0[0]
    vmla.f32 q10, q5, d1[0]
    vmla.f32 q11, q8, d2[0]
    vadd.f32 q13, q13, q5
    vmla.f32 q9, q4, d0[1]
    vmla.f32 q10, q7, d1[1]
    vmla.f32 q11, q4, d2[1]
    vadd.f32 q14, q14, q12
    vadd.f32 q12, q13, q7
    vmla.f32 q3, q5, d3[0]
    vmla.f32 q14, q8, d4[0]
    vmla.f32 q3, q7, d3[1]
    vmla.f32 q14, q4, d4[1]
    vmax.f32 q8, q15, q12
    vmax.f32 q9, q15, q9
    vmax.f32 q10, q15, q10
    vmax.f32 q11, q15, q11
    vmax.f32 q12, q15, q3
    vmax.f32 q13, q15, q14
    vtrn.32 q8, q9
    vtrn.32 q10, q11
    vswp d17, d20
    vswp d19, d22
    vst1.32 {d16, d17}, [r14]
    vzip.32 q12, q13
    vst1.32 {d18, d19}, [r3]
    vst1.32 {d20, d21}, [r12]
    vst1.32 {d22, d23}, [r6]
    vstr d24, [r14, #16]
    vstr d25, [r3, #16]
    vstr d26, [r12, #16]
    vstr d27, [r6, #16]
.Lotherwise_487:
    sub r0, r0, #1
    lsr r5, r5, #1
    add r14, r14, r2, lsl #2
    add r3, r3, r2, lsl #2
    add r12, r12, r2, lsl #2
    add r6, r6, r2, lsl #2
    add r4, r4, #128
    cmp r0, #0
    bne .Lrepeat_486
    b .Lend_488
.Lotherwise_485:
    movw r9, #5
.Lrepeat_489:
    tst r5, #1
    beq .Lotherwise_490
    vld1.32 {d16, d17}, [r4]!
    vmov.i32 q14, #0
    ubfx r0, r8, #0, #4
    vld1.32 {d18, d19}, [r7]
    vld1.32 {d20, d21}, [r4]!
    vld1.32 {d22, d23}, [r4]!
    vadd.f32 q8, q8, q9
    vld1.32 {d18, d19}, [r4]!
    vld1.32 {d30, d31}, [r4]!
    vadd.f32 q3, q8, q10
    vld1.32 {d8, d9}, [r4]!
    vsub.f32 q8, q8, q10
    vld1.32 {d24, d25}, [r4]!
    vadd.f32 q13, q11, q9
    vld1.32 {d10, d11}, [r4]
    vsub.f32 q11, q11, q9
    sub r4, r4, #112
    vmov q10, q8
    movw r1, #:lower16:(.Lconstants_nnp_winograd_f5x6_3x3_of_8x8_output_with_bias_with_relu__armv7_neon - (1f + 8))
    movt r1, #:upper16:(.Lconstants_nnp_winograd_f5x6_3x3_of_8x8_output_with_bias_with_relu__armv7_neon - (1f + 8))
1:
    add r1, pc, r1
    vld1.32 {d0, d1}, [r1]
    vmov q6, q3
    movw r1, #:lower16:(.Lconstants_nnp_winograd_f5x6_3x3_of_8x8_output_with_bias_with_relu__armv7_neon+16 - (1f + 8))
    movt r1, #:upper16:(.Lconstants_nnp_winograd_f5x6_3x3_of_8x8_output_with_bias_with_relu__armv7_neon+16 - (1f + 8))
1:
    add r1, pc, r1
    vld1.32 {d2, d3}, [r1]
    vmov q7, q8
    movw r1, #:lower16:(.Lconstants_nnp_winograd_f5x6_3x3_of_8x8_output_with_bias_with_relu__armv7_neon+32 - (1f + 8))
    movt r1, #:upper16:(.Lconstants_nnp_winograd_f5x6_3x3_of_8x8_output_with_bias_with_relu__armv7_neon+32 - (1f + 8))
1:
    add r1, pc, r1
    vld1.32 {d4, d5}, [r1]
    vadd.f32 q9, q12, q8
    vadd.f32 q12, q15, q4
    vsub.f32 q8, q15, q4
    vadd.f32 q15, q5, q3
    vmla.f32 q10, q11, d0[0]
    vmla.f32 q6, q13, d1[0]
    vmla.f32 q7, q11, d2[0]
    vmla.f32 q3, q13, d3[0]
    vmla.f32 q9, q11, d4[0]
    vadd.f32 q11, q15, q13
    vmla.f32 q10, q8, d0[1]
    vmla.f32 q6, q12, d1[1]
    vmla.f32 q7, q8, d2[1]
    vmla.f32 q3, q12, d3[1]
    vmla.f32 q9, q8, d4[1]
    vadd.f32 q8, q11, q12
    vmax.f32 q10, q14, q10
    vmax.f32 q8, q14, q8
    vmax.f32 q11, q14, q6
    vmax.f32 q12, q14, q7
    vmax.f32 q13, q14, q3
    vmax.f32 q9, q14, q9
    cmp r0, #15
    bne .Lotherwise_491
    vtrn.32 q8, q10
    vtrn.32 q11, q12
    vswp d17, d22
    vswp d21, d24
    vst1.32 {d16, d17}, [r14]
    vst1.32 {d20, d21}, [r3]
    vst1.32 {d22, d23}, [r12]
    vst1.32 {d24, d25}, [r6]
    b .Lend_492
.Lotherwise_491:
    tst r8, #1
    beq .Lotherwise_493
    vst1.32 {d16[0]}, [r14]
    vst1.32 {d16[1]}, [r3]
    vst1.32 {d17[0]}, [r12]
    vst1.32 {d17[1]}, [r6]
.Lotherwise_493:
    tst r8, #2
    beq .Lotherwise_494
    add r0, r14, #4
    vst1.32 {d20[0]}, [r0]
    add r0, r3, #4
    add r1, r12, #4
    vst1.32 {d20[1]}, [r0]
    add r0, r6, #4
    vst1.32 {d21[0]}, [r1]
    vst1.32 {d21[1]}, [r0]
.Lotherwise_494:
    tst r8, #4
    beq .Lotherwise_495
    add r0, r14, #8
    vst1.32 {d22[0]}, [r0]
    add r0, r3, #8
    add r1, r12, #8
    vst1.32 {d22[1]}, [r0]
    add r0, r6, #8
    vst1.32 {d23[0]}, [r1]
    vst1.32 {d23[1]}, [r0]
.Lotherwise_495:
    tst r8, #8
    beq .Lotherwise_496
    add r0, r14, #12
    vst1.32 {d24[0]}, [r0]
    add r0, r3, #12
    add r1, r12, #12
    vst1.32 {d24[1]}, [r0]
    add r0, r6, #12
    vst1.32 {d25[0]}, [r1]
    vst1.32 {d25[1]}, [r0]
.Lotherwise_496:
.Lend_492:
    ubfx r0, r8, #4, #2
    cmp r0, #3
    bne .Lotherwise_497
    vzip.32 q13, q9
    vstr d26, [r14, #16]
    vstr d27, [r3, #16]
    vstr d18, [r12, #16]
    vstr d19, [r6, #16]
    b .Lend_498
.Lotherwise_497:
    tst r8, #16
    beq .Lotherwise_499
    add r0, r14, #16
    vst1.32 {d26[0]}, [r0]
    add r0, r3, #16
    add r1, r12, #16
    vst1.32 {d26[1]}, [r0]
    add r0, r6, #16
    vst1.32 {d27[0]}, [r1]
    vst1.32 {d27[1]}, [r0]
.Lotherwise_499:
    tst r8, #32
    beq .Lotherwise_500
    add r0, r14, #20
    vst1.32 {d18[0]}, [r0]
    add r0, r3, #20
    add r1, r12, #20
    vst1.32 {d18[1]}, [r0]
    add r0, r6, #20
    vst1.32 {d19[0]}, [r1]
    vst1.32 {d19[1]}, [r0]
.Lotherwise_500:
.Lend_498:
.Lotherwise_490:
    sub r9, r9, #1
    lsr r5, r5, #1
    add r14, r14, r2, lsl #2
    add r3, r3, r2, lsl #2
    add r12, r12, r2, lsl #2
    add r6, r6, r2, lsl #2
    add r4, r4, #128
    cmp r9, #0
    bne .Lrepeat_489
.Lend_488:
    vpop {d8, d9, d10, d11, d12, d13, d14, d15}
    pop {r4, r5, r6, r7, r8, r9, r10, r11, pc}
    .size nnp_winograd_f5x6_3x3_of_8x8_output_with_bias_with_relu__armv7_neon, . - nnp_winograd_f5x6_3x3_of_8x8_output_with_bias_with_relu__armv7_neon

.section .rodata
    .p2align 4
.Lconstants_nnp_winograd_f5x5_3x3_of_8x8_input__armv7_neon:
    .long 0x40880000, 0x40a00000, 0x40800000, 0x3f000000
    .long 0x3fa00000, 0x3e800000, 0x40000000, 0x40a80000

    .text
    .p2align 4
    .globl nnp_winograd_f5x5_3x3_of_8x8_input__armv7_neon
    .type nnp_winograd_f5x5_3x3_of_8x8_input__armv7_neon, %function
nnp_winograd_f5x5_3x3_of_8x8_input__armv7_neon:
    push {r4, r5, r6, r7, r8, r9, r10, r11, r14}
    vpush {d8, d9, d10, d11, d12, d13, d14, d15}
    mov r12, r1
    ldr r5, [sp, #100]
    ldr r1, [r12]
    mov r7, r0
    mov r8, r2
    ldr r2, [r12, #12]
    mov r9, r3
    lsl r0, r1, #2
    ldr r14, [r12, #4]
    add r4, r7, r0
    add r6, r4, r0
    ldr r10, [r12, #8]
    add r1, r6, r0
    cmp r2, #127
    bne .Lotherwise_501
    mov r2, r5
    movw r3, #7
.Lrepeat_502:
    tst r10, #1
    beq .Lotherwise_503
    vld1.32 {d16, d17}, [r7]
    add r0, r7, #12
    add r12, r4, #12
    vld1.32 {d18, d19}, [r4]
    add r11, r6, #12
    vld1.32 {d20, d21}, [r6]
    vmov q13, q8
    vld1.32 {d16, d17}, [r1]
    vmov q14, q9
    vmov q15, q10
    vld1.32 {d18, d19}, [r0]
    add r0, r1, #12
    vmov q3, q8
    vld1.32 {d16, d17}, [r12]
    vtrn.32 q13, q14
    vld1.32 {d20, d21}, [r11]
    vtrn.32 q15, q3
    vld1.32 {d22, d23}, [r0]
    movw r0, #:lower16:(.Lconstants_nnp_winograd_f5x5_3x3_of_8x8_input__armv7_neon - (1f + 8))
    movt r0, #:upper16:(.Lconstants_nnp_winograd_f5x5_3x3_of_8x8_input__armv7_neon - (1f + 8))
1:
    add r0, pc, r0
    vld1.32 {d0, d1}, [r0]
    vswp d27, d30
    movw r0, #:lower16:(.Lconstants_nnp_winograd_f5x5_3x3_of_8x8_input__armv7_neon+16 - (1f + 8))
    movt r0, #:upper16:(.Lconstants_nnp_winograd_f5x5_3x3_of_8x8_input__armv7_neon+16 - (1f + 8))
1:
    add r0, pc, r0
    vld1.32 {d2, d3}, [r0]
    vmov q4, q8
    vswp d29, d6
    vtrn.32 q9, q4
    vtrn.32 q10, q11
    vmov q2, q13
    vmov q5, q13
    vswp d9, d22
    vmls.f32 q2, q15, d0[1]
    vmov q6, q14
    vswp d19, d20
    vmls.f32 q5, q15, d2[0]
    vmla.f32 q2, q4, d1[0]
    vmls.f32 q6, q3, d0[1]
    vadd.f32 q12, q13, q4
    vadd.f32 q7, q14, q10
    vmla.f32 q5, q4, d2[1]
    vmls.f32 q14, q3, d2[0]
    vmla.f32 q6, q10, d1[0]
    vmls.f32 q12, q15, d0[0]
    vmls.f32 q7, q3, d0[0]
    vmla.f32 q14, q10, d2[1]
    vmov q3, q2
    vsub.f32 q8, q11, q13
    vmov q9, q5
    vmla.f32 q3, q6, d1[1]
    vmla.f32 q8, q15, d3[1]
    vmls.f32 q2, q6, d1[1]
    vadd.f32 q10, q12, q7
    vmla.f32 q9, q14, d3[0]
    vsub.f32 q11, q12, q7
    vst1.32 {d20, d21}, [r2]!
    vmls.f32 q5, q14, d3[0]
    vmls.f32 q8, q4, d3[1]
    vst1.32 {d22, d23}, [r2]!
    vst1.32 {d6, d7}, [r2]!
    vst1.32 {d4, d5}, [r2]!
    vst1.32 {d18, d19}, [r2]!
    vst1.32 {d10, d11}, [r2]!
    vst1.32 {d16, d17}, [r2]
    sub r2, r2, #96
    b .Lend_504
.Lotherwise_503:
    vmov.i32 q8, #0
    vmov.i32 q9, #0
    vmov.i32 q10, #0
    vst1.32 {d16, d17}, [r2]!
    vmov.i32 q8, #0
    vst1.32 {d18, d19}, [r2]!
    vmov.i32 q9, #0
    vst1.32 {d20, d21}, [r2]!
    vmov.i32 q10, #0
    vst1.32 {d16, d17}, [r2]!
    vmov.i32 q8, #0
    vst1.32 {d18, d19}, [r2]!
    vst1.32 {d20, d21}, [r2]!
    vst1.32 {d16, d17}, [r2]
    sub r2, r2, #96
.Lend_504:
    sub r3, r3, #1
    lsr r10, r10, #1
    add r7, r7, r14, lsl #2
    add r4, r4, r14, lsl #2
    add r6, r6, r14, lsl #2
    add r1, r1, r14, lsl #2
    add r2, r2, #112
    cmp r3, #0
    bne .Lrepeat_502
    b .Lend_505
.Lotherwise_501:
    mov r3, r5
    movw r12, #7
.Lrepeat_506:
    tst r10, #1
    beq .Lotherwise_507
    ubfx r0, r2, #0, #4
    cmp r0, #15
    bne .Lotherwise_508
    vld1.32 {d16, d17}, [r7]
    vld1.32 {d18, d19}, [r4]
    vld1.32 {d20, d21}, [r6]
    vld1.32 {d22, d23}, [r1]
    vtrn.32 q8, q9
    vtrn.32 q10, q11
    vswp d17, d20
    vswp d19, d22
    vmov q12, q8
    vmov q2, q9
    b .Lend_509
.Lotherwise_508:
    vmov.i32 q12, #0
    tst r2, #1
    beq .Lotherwise_510
    vld1.32 {d24[0]}, [r7]
    vld1.32 {d24[1]}, [r4]
    vld1.32 {d25[0]}, [r6]
    vld1.32 {d25[1]}, [r1]
.Lotherwise_510:
    vmov.i32 q2, #0
    tst r2, #2
    beq .Lotherwise_511
    add r0, r7, #4
    vld1.32 {d4[0]}, [r0]
    add r0, r4, #4
    add r11, r6, #4
    vld1.32 {d4[1]}, [r0]
    add r0, r1, #4
    vld1.32 {d5[0]}, [r11]
    vld1.32 {d5[1]}, [r0]
.Lotherwise_511:
    vmov.i32 q10, #0
    tst r2, #4
    beq .Lotherwise_512
    add r0, r7, #8
    vld1.32 {d20[0]}, [r0]
    add r0, r4, #8
    add r11, r6, #8
    vld1.32 {d20[1]}, [r0]
    add r0, r1, #8
    vld1.32 {d21[0]}, [r11]
    vld1.32 {d21[1]}, [r0]
.Lotherwise_512:
    vmov.i32 q11, #0
    tst r2, #8
    beq .Lotherwise_513
    add r0, r7, #12
    vld1.32 {d22[0]}, [r0]
    add r0, r4, #12
    add r11, r6, #12
    vld1.32 {d22[1]}, [r0]
    add r0, r1, #12
    vld1.32 {d23[0]}, [r11]
    vld1.32 {d23[1]}, [r0]
.Lotherwise_513:
.Lend_509:
    vmov.i32 q13, #0
    tst r2, #16
    beq .Lotherwise_514
    add r0, r7, #16
    vld1.32 {d26[0]}, [r0]
    add r0, r4, #16
    add r11, r6, #16
    vld1.32 {d26[1]}, [r0]
    add r0, r1, #16
    vld1.32 {d27[0]}, [r11]
    vld1.32 {d27[1]}, [r0]
.Lotherwise_514:
    vmov.i32 q8, #0
    tst r2, #32
    beq .Lotherwise_515
    add r0, r7, #20
    vld1.32 {d16[0]}, [r0]
    add r0, r4, #20
    add r11, r6, #20
    vld1.32 {d16[1]}, [r0]
    add r0, r1, #20
    vld1.32 {d17[0]}, [r11]
    vld1.32 {d17[1]}, [r0]
.Lotherwise_515:
    vmov.i32 q9, #0
    tst r2, #64
    beq .Lotherwise_516
    add r0, r7, #24
    vld1.32 {d18[0]}, [r0]
    add r0, r4, #24
    add r11, r6, #24
    vld1.32 {d18[1]}, [r0]
    add r0, r1, #24
    vld1.32 {d19[0]}, [r11]
    vld1.32 {d19[1]}, [r0]
.Lotherwise_516:
    movw r0, #:lower16:(.Lconstants_nnp_winograd_f5x5_3x3_of_8x8_input__armv7_neon - (1f + 8))
    movt r0, #:upper16:(.Lconstants_nnp_winograd_f5x5_3x3_of_8x8_input__armv7_neon - (1f + 8))
1:
    add r0, pc, r0
    vld1.32 {d2, d3}, [r0]
    vmov q14, q12
    vmov q15, q12
    movw r0, #:lower16:(.Lconstants_nnp_winograd_f5x5_3x3_of_8x8_input__armv7_neon+16 - (1f + 8))
    movt r0, #:upper16:(.Lconstants_nnp_winograd_f5x5_3x3_of_8x8_input__armv7_neon+16 - (1f + 8))
1:
    add r0, pc, r0
    vld1.32 {d0, d1}, [r0]
    vmls.f32 q14, q10, d2[1]
    vmov q5, q2
    vmls.f32 q15, q10, d0[0]
    vmla.f32 q14, q13, d3[0]
    vmls.f32 q5, q11, d2[1]
    vadd.f32 q3, q12, q13
    vadd.f32 q4, q2, q8
    vmla.f32 q15, q13, d0[1]
    vmls.f32 q2, q11, d0[0]
    vmla.f32 q5, q8, d3[0]
    vmls.f32 q3, q10, d2[0]
    vmls.f32 q4, q11, d2[0]
    vmla.f32 q2, q8, d0[1]
    vmov q11, q14
    vsub.f32 q8, q9, q12
    vmov q9, q15
    vmla.f32 q11, q5, d3[1]
    vmla.f32 q8, q10, d1[1]
    vmls.f32 q14, q5, d3[1]
    vadd.f32 q10, q3, q4
    vmla.f32 q9, q2, d1[0]
    vsub.f32 q12, q3, q4
    vst1.32 {d20, d21}, [r3]!
    vmls.f32 q15, q2, d1[0]
    vmls.f32 q8, q13, d1[1]
    vst1.32 {d24, d25}, [r3]!
    vst1.32 {d22, d23}, [r3]!
    vst1.32 {d28, d29}, [r3]!
    vst1.32 {d18, d19}, [r3]!
    vst1.32 {d30, d31}, [r3]!
    vst1.32 {d16, d17}, [r3]
    sub r3, r3, #96
    b .Lend_517
.Lotherwise_507:
    vmov.i32 q8, #0
    vmov.i32 q9, #0
    vmov.i32 q10, #0
    vst1.32 {d16, d17}, [r3]!
    vmov.i32 q8, #0
    vst1.32 {d18, d19}, [r3]!
    vmov.i32 q9, #0
    vst1.32 {d20, d21}, [r3]!
    vmov.i32 q10, #0
    vst1.32 {d16, d17}, [r3]!
    vmov.i32 q8, #0
    vst1.32 {d18, d19}, [r3]!
    vst1.32 {d20, d21}, [r3]!
    vst1.32 {d16, d17}, [r3]
    sub r3, r3, #96
.Lend_517:
    sub r12, r12, #1
    lsr r10, r10, #1
    add r7, r7, r14, lsl #2
    add r4, r4, r14, lsl #2
    add r6, r6, r14, lsl #2
    add r1, r1, r14, lsl #2
    add r3, r3, #112
    cmp r12, #0
    bne .Lrepeat_506
.Lend_505:
    lsl r14, r9, #2
    add r4, r14, r14, lsl #1
    lsl r6, r9, #3
    movw r3, #7
.Lrepeat_518:
    vld1.32 {d16, d17}, [r5]
    add r5, r5, #112
    add r12, r8, r14
    vld1.32 {d26, d27}, [r5]
    add r5, r5, #112
    add r7, r8, r14, lsl #1
    vld1.32 {d24, d25}, [r5]
    vmov q14, q8
    add r5, r5, #112
    movw r0, #:lower16:(.Lconstants_nnp_winograd_f5x5_3x3_of_8x8_input__armv7_neon - (1f + 8))
    movt r0, #:upper16:(.Lconstants_nnp_winograd_f5x5_3x3_of_8x8_input__armv7_neon - (1f + 8))
1:
    add r0, pc, r0
    vld1.32 {d2, d3}, [r0]
    vmov q15, q8
    add r0, r8, r4
    movw r1, #:lower16:(.Lconstants_nnp_winograd_f5x5_3x3_of_8x8_input__armv7_neon+16 - (1f + 8))
    movt r1, #:upper16:(.Lconstants_nnp_winograd_f5x5_3x3_of_8x8_input__armv7_neon+16 - (1f + 8))
1:
    add r1, pc, r1
    vld1.32 {d0, d1}, [r1]
    vmov q5, q13
    add r1, r8, r14, lsl #2
    vld1.32 {d18, d19}, [r5]
    add r5, r5, #112
    vmls.f32 q14, q12, d2[1]
    add r2, r8, r14
    vld1.32 {d4, d5}, [r5]
    add r5, r5, #112
    vmls.f32 q15, q12, d0[0]
    add r2, r2, r14, lsl #2
    vld1.32 {d20, d21}, [r5]
    add r5, r5, #112
    vmls.f32 q5, q9, d2[1]
    add r9, r8, r4, lsl #1
    vld1.32 {d22, d23}, [r5]
    sub r3, r3, #1
    vmla.f32 q14, q2, d3[0]
    sub r5, r5, #656
    vadd.f32 q3, q8, q2
    vadd.f32 q4, q13, q10
    vmla.f32 q15, q2, d0[1]
    vmls.f32 q13, q9, d0[0]
    vmla.f32 q5, q10, d3[0]
    vmls.f32 q3, q12, d2[0]
    vmls.f32 q4, q9, d2[0]
    vmla.f32 q13, q10, d0[1]
    vmov q6, q14
    vsub.f32 q8, q11, q8
    vmov q9, q15
    vmla.f32 q6, q5, d3[1]
    vmla.f32 q8, q12, d1[1]
    vmls.f32 q14, q5, d3[1]
    vadd.f32 q10, q3, q4
    vmla.f32 q9, q13, d1[0]
    vsub.f32 q11, q3, q4
    vst1.32 {d20, d21}, [r8]
    add r8, r8, r6, lsl #2
    vmls.f32 q15, q13, d1[0]
    vmls.f32 q8, q2, d1[1]
    vst1.32 {d22, d23}, [r12]
    vst1.32 {d12, d13}, [r7]
    vst1.32 {d28, d29}, [r0]
    vst1.32 {d18, d19}, [r1]
    vst1.32 {d30, d31}, [r2]
    vst1.32 {d16, d17}, [r9]
    cmp r3, #0
    bne .Lrepeat_518
    vpop {d8, d9, d10, d11, d12, d13, d14, d15}
    pop {r4, r5, r6, r7, r8, r9, r10, r11, pc}
    .size nnp_winograd_f5x5_3x3_of_8x8_input__armv7_neon, . - nnp_winograd_f5x5_3x3_of_8x8_input__armv7_neon

.section .rodata
    .p2align 4
.Lconstants_nnp_winograd_f5x5_3x3_of_8x8_output_with_bias__armv7_neon:
    .long 0x40000000, 0x3f000000, 0x40800000, 0x3e800000
    .long 0x41000000, 0x3e000000, 0x41800000, 0x3d800000

    .text
    .p2align 4
    .globl nnp_winograd_f5x5_3x3_of_8x8_output_with_bias__armv7_neon
    .type nnp_winograd_f5x5_3x3_of_8x8_output_with_bias__armv7_neon, %function
nnp_winograd_f5x5_3x3_of_8x8_output_with_bias__armv7_neon:
    push {r4, r5, r6, r7, r8, r9, r10, r11, r14}
    vpush {d8, d9}
    ldr r4, [sp, #56]
    lsl r5, r1, #2
    ldr r6, [sp, #52]
    mov r7, r2
    mov r14, r3
    add r8, r5, r5, lsl #1
    mov r9, r0
    lsl r3, r1, #3
    mov r12, r4
    movw r10, #7
.Lrepeat_519:
    add r0, r9, r5
    vld1.32 {d16, d17}, [r9]
    add r1, r9, r5, lsl #1
    vld1.32 {d18, d19}, [r0]
    add r2, r9, r8
    add r11, r9, r5
    vld1.32 {d20, d21}, [r1]
    add r0, r9, r8, lsl #1
    add r1, r9, r5, lsl #2
    vld1.32 {d22, d23}, [r2]
    vsub.f32 q2, q8, q9
    add r2, r11, r5, lsl #2
    vadd.f32 q8, q8, q9
    vld1.32 {d18, d19}, [r0]
    sub r10, r10, #1
    vld1.32 {d24, d25}, [r1]
    vsub.f32 q13, q10, q11
    add r9, r9, r3, lsl #2
    vld1.32 {d28, d29}, [r2]
    vmov q3, q2
    movw r0, #:lower16:(.Lconstants_nnp_winograd_f5x5_3x3_of_8x8_output_with_bias__armv7_neon - (1f + 8))
    movt r0, #:upper16:(.Lconstants_nnp_winograd_f5x5_3x3_of_8x8_output_with_bias__armv7_neon - (1f + 8))
1:
    add r0, pc, r0
    vld1.32 {d0, d1}, [r0]
    vadd.f32 q10, q10, q11
    vmov q11, q8
    movw r0, #:lower16:(.Lconstants_nnp_winograd_f5x5_3x3_of_8x8_output_with_bias__armv7_neon+16 - (1f + 8))
    movt r0, #:upper16:(.Lconstants_nnp_winograd_f5x5_3x3_of_8x8_output_with_bias__armv7_neon+16 - (1f + 8))
1:
    add r0, pc, r0
    vld1.32 {d2, d3}, [r0]
    vadd.f32 q9, q9, q8
    vsub.f32 q15, q12, q14
    vmla.f32 q3, q13, d0[0]
    vadd.f32 q12, q12, q14
    vmla.f32 q11, q10, d1[0]
    vmla.f32 q2, q13, d2[0]
    vadd.f32 q8, q8, q10
    vmla.f32 q9, q10, d3[0]
    vmla.f32 q3, q15, d0[1]
    vmla.f32 q11, q12, d1[1]
    vmla.f32 q2, q15, d2[1]
    vadd.f32 q8, q8, q12
    vmla.f32 q9, q12, d3[1]
    vst1.32 {d16, d17}, [r12]
    add r12, r12, #112
    vst1.32 {d6, d7}, [r12]
    add r12, r12, #112
    vst1.32 {d22, d23}, [r12]
    add r12, r12, #112
    vst1.32 {d4, d5}, [r12]
    add r12, r12, #112
    vst1.32 {d18, d19}, [r12]
    sub r12, r12, #432
    cmp r10, #0
    bne .Lrepeat_519
    ldr r0, [r6]
    mov r8, r14
    mov r9, r4
    ldr r3, [r6, #12]
    lsl r0, r0, #2
    ldr r4, [r6, #4]
    add r5, r8, r0
    add r10, r5, r0
    ldr r6, [r6, #8]
    add r1, r10, r0
    cmp r3, #31
    bne .Lotherwise_520
    movw r2, #5
.Lrepeat_521:
    tst r6, #1
    beq .Lotherwise_522
    vld1.32 {d16, d17}, [r9]!
    add r3, r8, #4
    add r12, r5, #4
    vld1.32 {d18, d19}, [r7]
    add r14, r10, #4
    add r11, r1, #4
    vld1.32 {d20, d21}, [r9]!
    vadd.f32 q8, q8, q9
    vld1.32 {d18, d19}, [r9]!
    vld1.32 {d22, d23}, [r9]!
    vadd.f32 q2, q8, q10
    vld1.32 {d24, d25}, [r9]!
    vsub.f32 q13, q8, q10
    vld1.32 {d16, d17}, [r9]!
    vld1.32 {d20, d21}, [r9]
    vadd.f32 q3, q9, q11
    sub r9, r9, #96
    vsub.f32 q9, q9, q11
    movw r0, #:lower16:(.Lconstants_nnp_winograd_f5x5_3x3_of_8x8_output_with_bias__armv7_neon - (1f + 8))
    movt r0, #:upper16:(.Lconstants_nnp_winograd_f5x5_3x3_of_8x8_output_with_bias__armv7_neon - (1f + 8))
1:
    add r0, pc, r0
    vld1.32 {d0, d1}, [r0]
    vmov q14, q13
    movw r0, #:lower16:(.Lconstants_nnp_winograd_f5x5_3x3_of_8x8_output_with_bias__armv7_neon+16 - (1f + 8))
    movt r0, #:upper16:(.Lconstants_nnp_winograd_f5x5_3x3_of_8x8_output_with_bias__armv7_neon+16 - (1f + 8))
1:
    add r0, pc, r0
    vld1.32 {d2, d3}, [r0]
    vmov q15, q2
    vadd.f32 q11, q12, q8
    vsub.f32 q8, q12, q8
    vmla.f32 q14, q9, d0[0]
    vmla.f32 q15, q3, d1[0]
    vmla.f32 q13, q9, d2[0]
    vadd.f32 q12, q10, q2
    vadd.f32 q9, q2, q3
    vmla.f32 q14, q8, d0[1]
    vmla.f32 q15, q11, d1[1]
    vmla.f32 q13, q8, d2[1]
    vmla.f32 q12, q3, d3[0]
    vadd.f32 q8, q9, q11
    vmla.f32 q12, q11, d3[1]
    vmov q9, q14
    vmov q10, q15
    vmov q11, q13
    vtrn.32 q8, q9
    vtrn.32 q10, q11
    vswp d17, d20
    vtrn.32 q14, q15
    vtrn.32 q13, q12
    vst1.32 {d16, d17}, [r8]
    vswp d19, d22
    vswp d29, d26
    vst1.32 {d18, d19}, [r5]
    vswp d31, d24
    vst1.32 {d20, d21}, [r10]
    vst1.32 {d22, d23}, [r1]
    vst1.32 {d28, d29}, [r3]
    vst1.32 {d30, d31}, [r12]
    vst1.32 {d26, d27}, [r14]
    vst1.32 {d24, d25}, [r11]
.Lotherwise_522:
    sub r2, r2, #1
    lsr r6, r6, #1
    add r8, r8, r4, lsl #2
    add r5, r5, r4, lsl #2
    add r10, r10, r4, lsl #2
    add r1, r1, r4, lsl #2
    add r9, r9, #112
    cmp r2, #0
    bne .Lrepeat_521
    b .Lend_523
.Lotherwise_520:
    movw r12, #5
.Lrepeat_524:
    tst r6, #1
    beq .Lotherwise_525
    vld1.32 {d16, d17}, [r9]!
    ubfx r0, r3, #0, #4
    vld1.32 {d18, d19}, [r7]
    vld1.32 {d20, d21}, [r9]!
    vld1.32 {d22, d23}, [r9]!
    vadd.f32 q8, q8, q9
    vld1.32 {d18, d19}, [r9]!
    vld1.32 {d26, d27}, [r9]!
    vadd.f32 q12, q8, q10
    vld1.32 {d28, d29}, [r9]!
    vsub.f32 q15, q8, q10
    vld1.32 {d16, d17}, [r9]
    vadd.f32 q2, q11, q9
    sub r9, r9, #96
    vsub.f32 q9, q11, q9
    movw r2, #:lower16:(.Lconstants_nnp_winograd_f5x5_3x3_of_8x8_output_with_bias__armv7_neon - (1f + 8))
    movt r2, #:upper16:(.Lconstants_nnp_winograd_f5x5_3x3_of_8x8_output_with_bias__armv7_neon - (1f + 8))
1:
    add r2, pc, r2
    vld1.32 {d0, d1}, [r2]
    vmov q3, q15
    movw r2, #:lower16:(.Lconstants_nnp_winograd_f5x5_3x3_of_8x8_output_with_bias__armv7_neon+16 - (1f + 8))
    movt r2, #:upper16:(.Lconstants_nnp_winograd_f5x5_3x3_of_8x8_output_with_bias__armv7_neon+16 - (1f + 8))
1:
    add r2, pc, r2
    vld1.32 {d2, d3}, [r2]
    vadd.f32 q4, q8, q12
    vadd.f32 q8, q13, q14
    vsub.f32 q10, q13, q14
    vadd.f32 q11, q12, q2
    vmla.f32 q3, q9, d0[0]
    vmla.f32 q12, q2, d1[0]
    vmla.f32 q15, q9, d2[0]
    vmla.f32 q4, q2, d3[0]
    vadd.f32 q9, q11, q8
    vmla.f32 q3, q10, d0[1]
    vmla.f32 q12, q8, d1[1]
    vmla.f32 q15, q10, d2[1]
    vmla.f32 q4, q8, d3[1]
    cmp r0, #15
    bne .Lotherwise_526
    vtrn.32 q9, q3
    vtrn.32 q12, q15
    vswp d19, d24
    vswp d7, d30
    vst1.32 {d18, d19}, [r8]
    vst1.32 {d6, d7}, [r5]
    vst1.32 {d24, d25}, [r10]
    vst1.32 {d30, d31}, [r1]
    b .Lend_527
.Lotherwise_526:
    tst r3, #1
    beq .Lotherwise_528
    vst1.32 {d18[0]}, [r8]
    vst1.32 {d18[1]}, [r5]
    vst1.32 {d19[0]}, [r10]
    vst1.32 {d19[1]}, [r1]
.Lotherwise_528:
    tst r3, #2
    beq .Lotherwise_529
    add r0, r8, #4
    vst1.32 {d6[0]}, [r0]
    add r0, r5, #4
    add r2, r10, #4
    vst1.32 {d6[1]}, [r0]
    add r0, r1, #4
    vst1.32 {d7[0]}, [r2]
    vst1.32 {d7[1]}, [r0]
.Lotherwise_529:
    tst r3, #4
    beq .Lotherwise_530
    add r0, r8, #8
    vst1.32 {d24[0]}, [r0]
    add r0, r5, #8
    add r2, r10, #8
    vst1.32 {d24[1]}, [r0]
    add r0, r1, #8
    vst1.32 {d25[0]}, [r2]
    vst1.32 {d25[1]}, [r0]
.Lotherwise_530:
    tst r3, #8
    beq .Lotherwise_531
    add r0, r8, #12
    vst1.32 {d30[0]}, [r0]
    add r0, r5, #12
    add r2, r10, #12
    vst1.32 {d30[1]}, [r0]
    add r0, r1, #12
    vst1.32 {d31[0]}, [r2]
    vst1.32 {d31[1]}, [r0]
.Lotherwise_531:
.Lend_527:
    ubfx r0, r3, #4, #4
    cmp r0, #15
    bne .Lotherwise_532
    add r0, r8, #16
    add r2, r5, #16
    vmov q8, q4
    add r14, r10, #16
    add r11, r1, #16
    vmov q9, q4
    vmov q10, q4
    vtrn.32 q4, q8
    vtrn.32 q9, q10
    vswp d9, d18
    vswp d17, d20
    vst1.32 {d8, d9}, [r0]
    vst1.32 {d16, d17}, [r2]
    vst1.32 {d18, d19}, [r14]
    vst1.32 {d20, d21}, [r11]
    b .Lend_533
.Lotherwise_532:
    tst r3, #16
    beq .Lotherwise_534
    add r0, r8, #16
    vst1.32 {d8[0]}, [r0]
    add r0, r5, #16
    add r2, r10, #16
    vst1.32 {d8[1]}, [r0]
    add r0, r1, #16
    vst1.32 {d9[0]}, [r2]
    vst1.32 {d9[1]}, [r0]
.Lotherwise_534:
    tst r3, #32
    beq .Lotherwise_535
    add r0, r8, #20
    vst1.32 {d8[0]}, [r0]
    add r0, r5, #20
    add r2, r10, #20
    vst1.32 {d8[1]}, [r0]
    add r0, r1, #20
    vst1.32 {d9[0]}, [r2]
    vst1.32 {d9[1]}, [r0]
.Lotherwise_535:
    tst r3, #64
    beq .Lotherwise_536
    add r0, r8, #24
    vst1.32 {d8[0]}, [r0]
    add r0, r5, #24
    add r2, r10, #24
    vst1.32 {d8[1]}, [r0]
    add r0, r1, #24
    vst1.32 {d9[0]}, [r2]
    vst1.32 {d9[1]}, [r0]
.Lotherwise_536:
    tst r3, #128
    beq .Lotherwise_537
    add r0, r8, #28
    vst1.32 {d8[0]}, [r0]
    add r0, r5, #28
    add r2, r10, #28
    vst1.32 {d8[1]}, [r0]
    add r0, r1, #28
    vst1.32 {d9[0]}, [r2]
    vst1.32 {d9[1]}, [r0]
.Lotherwise_537:
.Lend_533:
.Lotherwise_525:
    sub r12, r12, #1
    lsr r6, r6, #1
    add r8, r8, r4, lsl #2
    add r5, r5, r4, lsl #2
    add r10, r10, r4, lsl #2
    add r1, r1, r4, lsl #2
    add r9, r9, #112
    cmp r12, #0
    bne .Lrepeat_524
.Lend_523:
    vpop {d8, d9}
    pop {r4, r5, r6, r7, r8, r9, r10, r11, pc}
    .size nnp_winograd_f5x5_3x3_of_8x8_output_with_bias__armv7_neon, . - nnp_winograd_f5x5_3x3_of_8x8_output_with_bias__armv7_neon

.section .rodata
    .p2align 4
.Lconstants_nnp_winograd_f5x5_3x3_of_8x8_output_with_bias_with_relu__armv7_neon:
    .long 0x40000000, 0x3f000000, 0x40800000, 0x3e800000
    .long 0x41000000, 0x3e000000, 0x41800000, 0x3d800000

    .text
    .p2align 4
    .globl nnp_winograd_f5x5_3x3_of_8x8_output_with_bias_with_relu__armv7_neon
    .type nnp_winograd_f5x5_3x3_of_8x8_output_with_bias_with_relu__armv7_neon, %function
nnp_winograd_f5x5_3x3_of_8x8_output_with_bias_with_relu__armv7_neon:
    push {r4, r5, r6, r7, r8, r9, r10, r11, r14}
    vpush {d8, d9, d10, d11}
    ldr r4, [sp, #72]
    lsl r5, r1, #2
    ldr r6, [sp, #68]
    mov r7, r2
    mov r14, r3
    add r8, r5, r5, lsl #1
    mov r9, r0
    lsl r3, r1, #3
    mov r12, r4
    movw r10, #7
.Lrepeat_538:
    add r0, r9, r5
    vld1.32 {d16, d17}, [r9]
    add r1, r9, r5, lsl #1
    vld1.32 {d18, d19}, [r0]
    add r2, r9, r8
    add r11, r9, r5
    vld1.32 {d20, d21}, [r1]
    add r0, r9, r8, lsl #1
    add r1, r9, r5, lsl #2
    vld1.32 {d22, d23}, [r2]
    vsub.f32 q2, q8, q9
    add r2, r11, r5, lsl #2
    vadd.f32 q8, q8, q9
    vld1.32 {d18, d19}, [r0]
    sub r10, r10, #1
    vld1.32 {d24, d25}, [r1]
    vsub.f32 q13, q10, q11
    add r9, r9, r3, lsl #2
    vld1.32 {d28, d29}, [r2]
    vmov q3, q2
    movw r0, #:lower16:(.Lconstants_nnp_winograd_f5x5_3x3_of_8x8_output_with_bias_with_relu__armv7_neon - (1f + 8))
    movt r0, #:upper16:(.Lconstants_nnp_winograd_f5x5_3x3_of_8x8_output_with_bias_with_relu__armv7_neon - (1f + 8))
1:
    add r0, pc, r0
    vld1.32 {d0, d1}, [r0]
    vadd.f32 q10, q10, q11
    vmov q11, q8
    movw r0, #:lower16:(.Lconstants_nnp_winograd_f5x5_3x3_of_8x8_output_with_bias_with_relu__armv7_neon+16 - (1f + 8))
    movt r0, #:upper16:(.Lconstants_nnp_winograd_f5x5_3x3_of_8x8_output_with_bias_with_relu__armv7_neon+16 - (1f + 8))
1:
    add r0, pc, r0
    vld1.32 {d2, d3}, [r0]
    vadd.f32 q9, q9, q8
    vsub.f32 q15, q12, q14
    vmla.f32 q3, q13, d0[0]
    vadd.f32 q12, q12, q14
    vmla.f32 q11, q10, d1[0]
    vmla.f32 q2, q13, d2[0]
    vadd.f32 q8, q8, q10
    vmla.f32 q9, q10, d3[0]
    vmla.f32 q3, q15, d0[1]
    vmla.f32 q11, q12, d1[1]
    vmla.f32 q2, q15, d2[1]
    vadd.f32 q8, q8, q12
    vmla.f32 q9, q12, d3[1]
    vst1.32 {d16, d17}, [r12]
    add r12, r12, #112
    vst1.32 {d6, d7}, [r12]
    add r12, r12, #112
    vst1.32 {d22, d23}, [r12]
    add r12, r12, #112
    vst1.32 {d4, d5}, [r12]
    add r12, r12, #112
    vst1.32 {d18, d19}, [r12]
    sub r12, r12, #432
    cmp r10, #0
    bne .Lrepeat_538
    ldr r0, [r6]
    mov r8, r14
    mov r9, r4
    ldr r3, [r6, #12]
    lsl r0, r0, #2
    ldr r4, [r6, #4]
    add r5, r8, r0
    add r10, r5, r0
    ldr r6, [r6, #8]
    add r1, r10, r0
    cmp r3, #31
    bne .Lotherwise_539
    movw r2, #5
.Lrepeat_540:
    tst r6, #1
    beq .Lotherwise_541
    vld1.32 {d16, d17}, [r9]!
    vmov.i32 q12, #0
    add r3, r8, #4
    vld1.32 {d18, d19}, [r7]
    add r12, r5, #4
    add r14, r10, #4
    vld1.32 {d20, d21}, [r9]!
    add r11, r1, #4
    vadd.f32 q8, q8, q9
    vld1.32 {d18, d19}, [r9]!
    vld1.32 {d22, d23}, [r9]!
    vadd.f32 q2, q8, q10
    vld1.32 {d26, d27}, [r9]!
    vsub.f32 q14, q8, q10
    vld1.32 {d16, d17}, [r9]!
    vld1.32 {d20, d21}, [r9]
    vadd.f32 q15, q9, q11
    sub r9, r9, #96
    vsub.f32 q9, q9, q11
    movw r0, #:lower16:(.Lconstants_nnp_winograd_f5x5_3x3_of_8x8_output_with_bias_with_relu__armv7_neon - (1f + 8))
    movt r0, #:upper16:(.Lconstants_nnp_winograd_f5x5_3x3_of_8x8_output_with_bias_with_relu__armv7_neon - (1f + 8))
1:
    add r0, pc, r0
    vld1.32 {d2, d3}, [r0]
    vmov q3, q14
    movw r0, #:lower16:(.Lconstants_nnp_winograd_f5x5_3x3_of_8x8_output_with_bias_with_relu__armv7_neon+16 - (1f + 8))
    movt r0, #:upper16:(.Lconstants_nnp_winograd_f5x5_3x3_of_8x8_output_with_bias_with_relu__armv7_neon+16 - (1f + 8))
1:
    add r0, pc, r0
    vld1.32 {d0, d1}, [r0]
    vmov q11, q2
    vadd.f32 q4, q13, q8
    vsub.f32 q8, q13, q8
    vmla.f32 q3, q9, d2[0]
    vmla.f32 q11, q15, d3[0]
    vmla.f32 q14, q9, d0[0]
    vadd.f32 q13, q10, q2
    vadd.f32 q9, q2, q15
    vmla.f32 q3, q8, d2[1]
    vmla.f32 q11, q4, d3[1]
    vmla.f32 q14, q8, d0[1]
    vmla.f32 q13, q15, d1[0]
    vadd.f32 q8, q9, q4
    vmla.f32 q13, q4, d1[1]
    vmax.f32 q8, q12, q8
    vmax.f32 q9, q12, q3
    vmax.f32 q10, q12, q11
    vmax.f32 q11, q12, q14
    vmax.f32 q12, q12, q13
    vmov q13, q9
    vmov q14, q10
    vmov q15, q11
    vtrn.32 q8, q13
    vtrn.32 q14, q15
    vswp d17, d28
    vtrn.32 q9, q10
    vtrn.32 q11, q12
    vst1.32 {d16, d17}, [r8]
    vswp d27, d30
    vswp d19, d22
    vst1.32 {d26, d27}, [r5]
    vswp d21, d24
    vst1.32 {d28, d29}, [r10]
    vst1.32 {d30, d31}, [r1]
    vst1.32 {d18, d19}, [r3]
    vst1.32 {d20, d21}, [r12]
    vst1.32 {d22, d23}, [r14]
    vst1.32 {d24, d25}, [r11]
.Lotherwise_541:
    sub r2, r2, #1
    lsr r6, r6, #1
    add r8, r8, r4, lsl #2
    add r5, r5, r4, lsl #2
    add r10, r10, r4, lsl #2
    add r1, r1, r4, lsl #2
    add r9, r9, #112
    cmp r2, #0
    bne .Lrepeat_540
    b .Lend_542
.Lotherwise_539:
    movw r12, #5
.Lrepeat_543:
    tst r6, #1
    beq .Lotherwise_544
    vld1.32 {d16, d17}, [r9]!
    vmov.i32 q13, #0
    ubfx r0, r3, #0, #4
    vld1.32 {d18, d19}, [r7]
    vld1.32 {d20, d21}, [r9]!
    vld1.32 {d22, d23}, [r9]!
    vadd.f32 q8, q8, q9
    vld1.32 {d18, d19}, [r9]!
    vld1.32 {d28, d29}, [r9]!
    vadd.f32 q15, q8, q10
    vld1.32 {d6, d7}, [r9]!
    vsub.f32 q2, q8, q10
    vld1.32 {d16, d17}, [r9]
    vadd.f32 q12, q11, q9
    sub r9, r9, #96
    vsub.f32 q9, q11, q9
    movw r2, #:lower16:(.Lconstants_nnp_winograd_f5x5_3x3_of_8x8_output_with_bias_with_relu__armv7_neon - (1f + 8))
    movt r2, #:upper16:(.Lconstants_nnp_winograd_f5x5_3x3_of_8x8_output_with_bias_with_relu__armv7_neon - (1f + 8))
1:
    add r2, pc, r2
    vld1.32 {d0, d1}, [r2]
    vmov q11, q2
    movw r2, #:lower16:(.Lconstants_nnp_winograd_f5x5_3x3_of_8x8_output_with_bias_with_relu__armv7_neon+16 - (1f + 8))
    movt r2, #:upper16:(.Lconstants_nnp_winograd_f5x5_3x3_of_8x8_output_with_bias_with_relu__armv7_neon+16 - (1f + 8))
1:
    add r2, pc, r2
    vld1.32 {d2, d3}, [r2]
    vmov q4, q15
    vadd.f32 q5, q8, q15
    vadd.f32 q8, q14, q3
    vsub.f32 q10, q14, q3
    vmla.f32 q11, q9, d0[0]
    vmla.f32 q4, q12, d1[0]
    vmla.f32 q2, q9, d2[0]
    vmla.f32 q5, q12, d3[0]
    vadd.f32 q9, q15, q12
    vmla.f32 q11, q10, d0[1]
    vmla.f32 q4, q8, d1[1]
    vmla.f32 q2, q10, d2[1]
    vmla.f32 q5, q8, d3[1]
    vadd.f32 q8, q9, q8
    vmax.f32 q9, q13, q11
    vmax.f32 q8, q13, q8
    vmax.f32 q10, q13, q4
    vmax.f32 q11, q13, q2
    vmax.f32 q12, q13, q5
    cmp r0, #15
    bne .Lotherwise_545
    vtrn.32 q8, q9
    vtrn.32 q10, q11
    vswp d17, d20
    vswp d19, d22
    vst1.32 {d16, d17}, [r8]
    vst1.32 {d18, d19}, [r5]
    vst1.32 {d20, d21}, [r10]
    vst1.32 {d22, d23}, [r1]
    b .Lend_546
.Lotherwise_545:
    tst r3, #1
    beq .Lotherwise_547
    vst1.32 {d16[0]}, [r8]
    vst1.32 {d16[1]}, [r5]
    vst1.32 {d17[0]}, [r10]
    vst1.32 {d17[1]}, [r1]
.Lotherwise_547:
    tst r3, #2
    beq .Lotherwise_548
    add r0, r8, #4
    vst1.32 {d18[0]}, [r0]
    add r0, r5, #4
    add r2, r10, #4
    vst1.32 {d18[1]}, [r0]
    add r0, r1, #4
    vst1.32 {d19[0]}, [r2]
    vst1.32 {d19[1]}, [r0]
.Lotherwise_548:
    tst r3, #4
    beq .Lotherwise_549
    add r0, r8, #8
    vst1.32 {d20[0]}, [r0]
    add r0, r5, #8
    add r2, r10, #8
    vst1.32 {d20[1]}, [r0]
    add r0, r1, #8
    vst1.32 {d21[0]}, [r2]
    vst1.32 {d21[1]}, [r0]
.Lotherwise_549:
    tst r3, #8
    beq .Lotherwise_550
    add r0, r8, #12
    vst1.32 {d22[0]}, [r0]
    add r0, r5, #12
    add r2, r10, #12
    vst1.32 {d22[1]}, [r0]
    add r0, r1, #12
    vst1.32 {d23[0]}, [r2]
    vst1.32 {d23[1]}, [r0]
.Lotherwise_550:
.Lend_546:
    ubfx r0, r3, #4, #4
    cmp r0, #15
    bne .Lotherwise_551
    add r0, r8, #16
    add r2, r5, #16
    vmov q8, q12
    add r14, r10, #16
    add r11, r1, #16
    vmov q9, q12
    vmov q10, q12
    vtrn.32 q12, q8
    vtrn.32 q9, q10
    vswp d25, d18
    vswp d17, d20
    vst1.32 {d24, d25}, [r0]
    vst1.32 {d16, d17}, [r2]
    vst1.32 {d18, d19}, [r14]
    vst1.32 {d20, d21}, [r11]
    b .Lend_552
.Lotherwise_551:
    tst r3, #16
    beq .Lotherwise_553
    add r0, r8, #16
    vst1.32 {d24[0]}, [r0]
    add r0, r5, #16
    add r2, r10, #16
    vst1.32 {d24[1]}, [r0]
    add r0, r1, #16
    vst1.32 {d25[0]}, [r2]
    vst1.32 {d25[1]}, [r0]
.Lotherwise_553:
    tst r3, #32
    beq .Lotherwise_554
    add r0, r8, #20
    vst1.32 {d24[0]}, [r0]
    add r0, r5, #20
    add r2, r10, #20
    vst1.32 {d24[1]}, [r0]
    add r0, r1, #20
    vst1.32 {d25[0]}, [r2]
    vst1.32 {d25[1]}, [r0]
.Lotherwise_554:
    tst r3, #64
    beq .Lotherwise_555
    add r0, r8, #24
    vst1.32 {d24[0]}, [r0]
    add r0, r5, #24
    add r2, r10, #24
    vst1.32 {d24[1]}, [r0]
    add r0, r1, #24
    vst1.32 {d25[0]}, [r2]
    vst1.32 {d25[1]}, [r0]
.Lotherwise_555:
    tst r3, #128
    beq .Lotherwise_556
    add r0, r8, #28
    vst1.32 {d24[0]}, [r0]
    add r0, r5, #28
    add r2, r10, #28
    vst1.32 {d24[1]}, [r0]
    add r0, r1, #28
    vst1.32 {d25[0]}, [r2]
    vst1.32 {d25[1]}, [r0]
.Lotherwise_556:
.Lend_552:
.Lotherwise_544:
    sub r12, r12, #1
    lsr r6, r6, #1
    add r8, r8, r4, lsl #2
    add r5, r5, r4, lsl #2
    add r10, r10, r4, lsl #2
    add r1, r1, r4, lsl #2
    add r9, r9, #112
    cmp r12, #0
    bne .Lrepeat_543
.Lend_542:
    vpop {d8, d9, d10, d11}
    pop {r4, r5, r6, r7, r8, r9, r10, r11, pc}
    .size nnp_winograd_f5x5_3x3_of_8x8_output_with_bias_with_relu__armv7_neon, . - nnp_winograd_f5x5_3x3_of_8x8_output_with_bias_with_relu__armv7_neon

.section .rodata
    .p2align 4
.Lconstants_nnp_winograd_f4x3_5x5_of_8x8_output_with_bias__armv7_neon:
    .long 0x40000000, 0x3f000000, 0x40800000, 0x3e800000
    .long 0x41000000, 0x3e000000, 0x00000000, 0x00000000

    .text
    .p2align 4
    .globl nnp_winograd_f4x3_5x5_of_8x8_output_with_bias__armv7_neon
    .type nnp_winograd_f4x3_5x5_of_8x8_output_with_bias__armv7_neon, %function
nnp_winograd_f4x3_5x5_of_8x8_output_with_bias__armv7_neon:
    push {r4, r5, r6, r7, r8, r9, r10, r11, r14}
    ldr r4, [sp, #40]
    lsl r5, r1, #2
    ldr r6, [sp, #36]
    mov r7, r2
    mov r14, r3
    add r8, r5, r5, lsl #1
    mov r9, r0
    lsl r3, r1, #3
    mov r12, r4
    movw r10, #7
.Lrepeat_557:
    add r0, r9, r5
    vld1.32 {d16, d17}, [r9]
    add r1, r9, r5, lsl #1
    vld1.32 {d18, d19}, [r0]
    add r2, r9, r8
    add r11, r9, r8, lsl #1
    vld1.32 {d20, d21}, [r1]
    add r0, r9, r5
    add r1, r9, r5
    vld1.32 {d22, d23}, [r2]
    vsub.f32 q12, q8, q9
    add r2, r0, r8, lsl #1
    vld1.32 {d26, d27}, [r11]
    add r0, r9, r5, lsl #2
    add r1, r1, r5, lsl #2
    vadd.f32 q15, q8, q9
    vld1.32 {d16, d17}, [r2]
    sub r10, r10, #1
    vsub.f32 q2, q10, q11
    add r9, r9, r3, lsl #2
    vld1.32 {d18, d19}, [r0]
    vmov q3, q12
    vld1.32 {d28, d29}, [r1]
    vadd.f32 q10, q10, q11
    movw r0, #:lower16:(.Lconstants_nnp_winograd_f4x3_5x5_of_8x8_output_with_bias__armv7_neon - (1f + 8))
    movt r0, #:upper16:(.Lconstants_nnp_winograd_f4x3_5x5_of_8x8_output_with_bias__armv7_neon - (1f + 8))
1:
    add r0, pc, r0
    vld1.32 {d0, d1}, [r0]
    vadd.f32 q11, q13, q12
    movw r0, #:lower16:(.Lconstants_nnp_winograd_f4x3_5x5_of_8x8_output_with_bias__armv7_neon+16 - (1f + 8))
    movt r0, #:upper16:(.Lconstants_nnp_winograd_f4x3_5x5_of_8x8_output_with_bias__armv7_neon+16 - (1f + 8))
1:
    add r0, pc, r0
    vld1.32 {d2, d3}, [r0]
    vadd.f32 q8, q8, q15
    vsub.f32 q12, q9, q14
    vmla.f32 q3, q2, d0[0]
    vadd.f32 q9, q9, q14
    vmla.f32 q15, q10, d1[0]
    vmla.f32 q11, q2, d2[0]
    vadd.f32 q8, q8, q10
    vmla.f32 q3, q12, d0[1]
    vmla.f32 q15, q9, d1[1]
    vmla.f32 q11, q12, d2[1]
    vadd.f32 q8, q8, q9
    vst1.32 {d16, d17}, [r12]
    add r12, r12, #112
    vst1.32 {d6, d7}, [r12]
    add r12, r12, #112
    vst1.32 {d30, d31}, [r12]
    add r12, r12, #112
    vst1.32 {d22, d23}, [r12]
    sub r12, r12, #320
    cmp r10, #0
    bne .Lrepeat_557
    ldr r0, [r6]
    ldr r2, [r6, #12]
    lsl r0, r0, #2
    ldr r3, [r6, #4]
    add r12, r14, r0
    add r5, r12, r0
    ldr r6, [r6, #8]
    add r8, r5, r0
    cmp r2, #7
    bne .Lotherwise_558
    movw r0, #4
.Lrepeat_559:
    tst r6, #1
    beq .Lotherwise_560
    vld1.32 {d16, d17}, [r4]!
    vld1.32 {d18, d19}, [r7]
    vld1.32 {d20, d21}, [r4]!
    vld1.32 {d22, d23}, [r4]!
    vadd.f32 q8, q8, q9
    vld1.32 {d18, d19}, [r4]!
    vld1.32 {d24, d25}, [r4]!
    vadd.f32 q13, q8, q10
    vld1.32 {d28, d29}, [r4]!
    vsub.f32 q8, q8, q10
    vld1.32 {d20, d21}, [r4]
    vsub.f32 q15, q11, q9
    sub r4, r4, #96
    movw r1, #:lower16:(.Lconstants_nnp_winograd_f4x3_5x5_of_8x8_output_with_bias__armv7_neon - (1f + 8))
    movt r1, #:upper16:(.Lconstants_nnp_winograd_f4x3_5x5_of_8x8_output_with_bias__armv7_neon - (1f + 8))
1:
    add r1, pc, r1
    vld1.32 {d0, d1}, [r1]
    vadd.f32 q9, q11, q9
    vsub.f32 q11, q12, q14
    vmla.f32 q8, q15, d0[0]
    vadd.f32 q10, q10, q13
    vadd.f32 q12, q12, q14
    vadd.f32 q13, q13, q9
    vmla.f32 q8, q11, d0[1]
    vmla.f32 q10, q9, d1[0]
    vadd.f32 q9, q13, q12
    vmla.f32 q10, q12, d1[1]
    vmov q11, q8
    vzip.32 q9, q8
    vstr d18, [r14]
    vzip.32 q11, q10
    vstr d19, [r12]
    vstr d16, [r5]
    vstr d17, [r8]
    vstr d22, [r14, #4]
    vstr d23, [r12, #4]
    vstr d20, [r5, #4]
    vstr d21, [r8, #4]
.Lotherwise_560:
    sub r0, r0, #1
    lsr r6, r6, #1
    add r14, r14, r3, lsl #2
    add r12, r12, r3, lsl #2
    add r5, r5, r3, lsl #2
    add r8, r8, r3, lsl #2
    add r4, r4, #112
    cmp r0, #0
    bne .Lrepeat_559
    b .Lend_561
.Lotherwise_558:
    movw r9, #4
.Lrepeat_562:
    tst r6, #1
    beq .Lotherwise_563
    vld1.32 {d16, d17}, [r4]!
    ubfx r0, r2, #0, #4
    vld1.32 {d18, d19}, [r7]
    vld1.32 {d20, d21}, [r4]!
    vld1.32 {d22, d23}, [r4]!
    vadd.f32 q8, q8, q9
    vld1.32 {d18, d19}, [r4]!
    vld1.32 {d24, d25}, [r4]!
    vadd.f32 q13, q8, q10
    vld1.32 {d28, d29}, [r4]!
    vsub.f32 q8, q8, q10
    vld1.32 {d20, d21}, [r4]
    vadd.f32 q15, q11, q9
    sub r4, r4, #96
    vsub.f32 q9, q11, q9
    movw r1, #:lower16:(.Lconstants_nnp_winograd_f4x3_5x5_of_8x8_output_with_bias__armv7_neon - (1f + 8))
    movt r1, #:upper16:(.Lconstants_nnp_winograd_f4x3_5x5_of_8x8_output_with_bias__armv7_neon - (1f + 8))
1:
    add r1, pc, r1
    vld1.32 {d0, d1}, [r1]
    vadd.f32 q10, q10, q13
    vadd.f32 q11, q12, q14
    vsub.f32 q12, q12, q14
    vadd.f32 q13, q13, q15
    vmla.f32 q8, q9, d0[0]
    vmla.f32 q10, q15, d1[0]
    vadd.f32 q9, q13, q11
    vmla.f32 q8, q12, d0[1]
    vmla.f32 q10, q11, d1[1]
    cmp r0, #15
    bne .Lotherwise_564
    vmov q11, q10
    vtrn.32 q9, q8
    vtrn.32 q10, q11
    vswp d19, d20
    vswp d17, d22
    vst1.32 {d18, d19}, [r14]
    vst1.32 {d16, d17}, [r12]
    vst1.32 {d20, d21}, [r5]
    vst1.32 {d22, d23}, [r8]
    b .Lend_565
.Lotherwise_564:
    tst r2, #1
    beq .Lotherwise_566
    vst1.32 {d18[0]}, [r14]
    vst1.32 {d18[1]}, [r12]
    vst1.32 {d19[0]}, [r5]
    vst1.32 {d19[1]}, [r8]
.Lotherwise_566:
    tst r2, #2
    beq .Lotherwise_567
    add r0, r14, #4
    vst1.32 {d16[0]}, [r0]
    add r0, r12, #4
    add r1, r5, #4
    vst1.32 {d16[1]}, [r0]
    add r0, r8, #4
    vst1.32 {d17[0]}, [r1]
    vst1.32 {d17[1]}, [r0]
.Lotherwise_567:
    tst r2, #4
    beq .Lotherwise_568
    add r0, r14, #8
    vst1.32 {d20[0]}, [r0]
    add r0, r12, #8
    add r1, r5, #8
    vst1.32 {d20[1]}, [r0]
    add r0, r8, #8
    vst1.32 {d21[0]}, [r1]
    vst1.32 {d21[1]}, [r0]
.Lotherwise_568:
    tst r2, #8
    beq .Lotherwise_569
    add r0, r14, #12
    vst1.32 {d20[0]}, [r0]
    add r0, r12, #12
    add r1, r5, #12
    vst1.32 {d20[1]}, [r0]
    add r0, r8, #12
    vst1.32 {d21[0]}, [r1]
    vst1.32 {d21[1]}, [r0]
.Lotherwise_569:
.Lend_565:
.Lotherwise_563:
    sub r9, r9, #1
    lsr r6, r6, #1
    add r14, r14, r3, lsl #2
    add r12, r12, r3, lsl #2
    add r5, r5, r3, lsl #2
    add r8, r8, r3, lsl #2
    add r4, r4, #112
    cmp r9, #0
    bne .Lrepeat_562
.Lend_561:
    pop {r4, r5, r6, r7, r8, r9, r10, r11, pc}
    .size nnp_winograd_f4x3_5x5_of_8x8_output_with_bias__armv7_neon, . - nnp_winograd_f4x3_5x5_of_8x8_output_with_bias__armv7_neon

.section .rodata
    .p2align 4
.Lconstants_nnp_winograd_f4x3_5x5_of_8x8_output_with_bias_with_relu__armv7_neon:
    .long 0x40000000, 0x3f000000, 0x40800000, 0x3e800000
    .long 0x41000000, 0x3e000000, 0x00000000, 0x00000000

    .text
    .p2align 4
    .globl nnp_winograd_f4x3_5x5_of_8x8_output_with_bias_with_relu__armv7_neon
    .type nnp_winograd_f4x3_5x5_of_8x8_output_with_bias_with_relu__armv7_neon, %function
nnp_winograd_f4x3_5x5_of_8x8_output_with_bias_with_relu__armv7_neon:
    push {r4, r5, r6, r7, r8, r9, r10, r11, r14}
    ldr r4, [sp, #40]
    lsl r5, r1, #2
    ldr r6, [sp, #36]
    mov r7, r2
    mov r14, r3
    add r8, r5, r5, lsl #1
    mov r9, r0
    lsl r3, r1, #3
    mov r12, r4
    movw r10, #7
.Lrepeat_570:
    add r0, r9, r5
    vld1.32 {d16, d17}, [r9]
    add r1, r9, r5, lsl #1
    vld1.32 {d18, d19}, [r0]
    add r2, r9, r8
    add r11, r9, r8, lsl #1
    vld1.32 {d20, d21}, [r1]
    add r0, r9, r5
    add r1, r9, r5
    vld1.32 {d22, d23}, [r2]
    vsub.f32 q12, q8, q9
    add r2, r0, r8, lsl #1
    vld1.32 {d26, d27}, [r11]
    add r0, r9, r5, lsl #2
    add r1, r1, r5, lsl #2
    vadd.f32 q15, q8, q9
    vld1.32 {d16, d17}, [r2]
    sub r10, r10, #1
    vsub.f32 q2, q10, q11
    add r9, r9, r3, lsl #2
    vld1.32 {d18, d19}, [r0]
    vmov q3, q12
    vld1.32 {d28, d29}, [r1]
    vadd.f32 q10, q10, q11
    movw r0, #:lower16:(.Lconstants_nnp_winograd_f4x3_5x5_of_8x8_output_with_bias_with_relu__armv7_neon - (1f + 8))
    movt r0, #:upper16:(.Lconstants_nnp_winograd_f4x3_5x5_of_8x8_output_with_bias_with_relu__armv7_neon - (1f + 8))
1:
    add r0, pc, r0
    vld1.32 {d0, d1}, [r0]
    vadd.f32 q11, q13, q12
    movw r0, #:lower16:(.Lconstants_nnp_winograd_f4x3_5x5_of_8x8_output_with_bias_with_relu__armv7_neon+16 - (1f + 8))
    movt r0, #:upper16:(.Lconstants_nnp_winograd_f4x3_5x5_of_8x8_output_with_bias_with_relu__armv7_neon+16 - (1f + 8))
1:
    add r0, pc, r0
    vld1.32 {d2, d3}, [r0]
    vadd.f32 q8, q8, q15
    vsub.f32 q12, q9, q14
    vmla.f32 q3, q2, d0[0]
    vadd.f32 q9, q9, q14
    vmla.f32 q15, q10, d1[0]
    vmla.f32 q11, q2, d2[0]
    vadd.f32 q8, q8, q10
    vmla.f32 q3, q12, d0[1]
    vmla.f32 q15, q9, d1[1]
    vmla.f32 q11, q12, d2[1]
    vadd.f32 q8, q8, q9
    vst1.32 {d16, d17}, [r12]
    add r12, r12, #112
    vst1.32 {d6, d7}, [r12]
    add r12, r12, #112
    vst1.32 {d30, d31}, [r12]
    add r12, r12, #112
    vst1.32 {d22, d23}, [r12]
    sub r12, r12, #320
    cmp r10, #0
    bne .Lrepeat_570
    ldr r0, [r6]
    ldr r2, [r6, #12]
    lsl r0, r0, #2
    ldr r3, [r6, #4]
    add r12, r14, r0
    add r5, r12, r0
    ldr r6, [r6, #8]
    add r8, r5, r0
    cmp r2, #7
    bne .Lotherwise_571
    movw r0, #4
.Lrepeat_572:
    tst r6, #1
    beq .Lotherwise_573
    vld1.32 {d16, d17}, [r4]!
    vmov.i32 q15, #0
    vld1.32 {d18, d19}, [r7]
    vld1.32 {d20, d21}, [r4]!
    vld1.32 {d22, d23}, [r4]!
    vadd.f32 q8, q8, q9
    vld1.32 {d18, d19}, [r4]!
    vld1.32 {d24, d25}, [r4]!
    vadd.f32 q13, q8, q10
    vld1.32 {d28, d29}, [r4]!
    vsub.f32 q1, q8, q10
    vld1.32 {d16, d17}, [r4]
    vsub.f32 q10, q11, q9
    sub r4, r4, #96
    movw r1, #:lower16:(.Lconstants_nnp_winograd_f4x3_5x5_of_8x8_output_with_bias_with_relu__armv7_neon - (1f + 8))
    movt r1, #:upper16:(.Lconstants_nnp_winograd_f4x3_5x5_of_8x8_output_with_bias_with_relu__armv7_neon - (1f + 8))
1:
    add r1, pc, r1
    vld1.32 {d0, d1}, [r1]
    vadd.f32 q9, q11, q9
    vsub.f32 q11, q12, q14
    vmla.f32 q1, q10, d0[0]
    vadd.f32 q8, q8, q13
    vadd.f32 q10, q12, q14
    vadd.f32 q12, q13, q9
    vmla.f32 q1, q11, d0[1]
    vmla.f32 q8, q9, d1[0]
    vadd.f32 q9, q12, q10
    vmla.f32 q8, q10, d1[1]
    vmax.f32 q9, q15, q9
    vmax.f32 q10, q15, q1
    vmax.f32 q8, q15, q8
    vmov q11, q10
    vzip.32 q9, q10
    vstr d18, [r14]
    vzip.32 q11, q8
    vstr d19, [r12]
    vstr d20, [r5]
    vstr d21, [r8]
    vstr d22, [r14, #4]
    vstr d23, [r12, #4]
    vstr d16, [r5, #4]
    vstr d17, [r8, #4]
.Lotherwise_573:
    sub r0, r0, #1
    lsr r6, r6, #1
    add r14, r14, r3, lsl #2
    add r12, r12, r3, lsl #2
    add r5, r5, r3, lsl #2
    add r8, r8, r3, lsl #2
    add r4, r4, #112
    cmp r0, #0
    bne .Lrepeat_572
    b .Lend_574
.Lotherwise_571:
    movw r9, #4
.Lrepeat_575:
    tst r6, #1
    beq .Lotherwise_576
    vld1.32 {d16, d17}, [r4]!
    vmov.i32 q15, #0
    ubfx r0, r2, #0, #4
    vld1.32 {d18, d19}, [r7]
    vld1.32 {d20, d21}, [r4]!
    vld1.32 {d22, d23}, [r4]!
    vadd.f32 q8, q8, q9
    vld1.32 {d18, d19}, [r4]!
    vld1.32 {d24, d25}, [r4]!
    vadd.f32 q13, q8, q10
    vld1.32 {d28, d29}, [r4]!
    vsub.f32 q1, q8, q10
    vld1.32 {d16, d17}, [r4]
    vadd.f32 q10, q11, q9
    sub r4, r4, #96
    vsub.f32 q9, q11, q9
    movw r1, #:lower16:(.Lconstants_nnp_winograd_f4x3_5x5_of_8x8_output_with_bias_with_relu__armv7_neon - (1f + 8))
    movt r1, #:upper16:(.Lconstants_nnp_winograd_f4x3_5x5_of_8x8_output_with_bias_with_relu__armv7_neon - (1f + 8))
1:
    add r1, pc, r1
    vld1.32 {d0, d1}, [r1]
    vadd.f32 q8, q8, q13
    vadd.f32 q11, q12, q14
    vsub.f32 q12, q12, q14
    vmla.f32 q1, q9, d0[0]
    vmla.f32 q8, q10, d1[0]
    vadd.f32 q9, q13, q10
    vmla.f32 q1, q12, d0[1]
    vmla.f32 q8, q11, d1[1]
    vadd.f32 q9, q9, q11
    vmax.f32 q9, q15, q9
    vmax.f32 q10, q15, q1
    vmax.f32 q8, q15, q8
    cmp r0, #15
    bne .Lotherwise_577
    vmov q11, q8
    vtrn.32 q9, q10
    vtrn.32 q8, q11
    vswp d19, d16
    vswp d21, d22
    vst1.32 {d18, d19}, [r14]
    vst1.32 {d20, d21}, [r12]
    vst1.32 {d16, d17}, [r5]
    vst1.32 {d22, d23}, [r8]
    b .Lend_578
.Lotherwise_577:
    tst r2, #1
    beq .Lotherwise_579
    vst1.32 {d18[0]}, [r14]
    vst1.32 {d18[1]}, [r12]
    vst1.32 {d19[0]}, [r5]
    vst1.32 {d19[1]}, [r8]
.Lotherwise_579:
    tst r2, #2
    beq .Lotherwise_580
    add r0, r14, #4
    vst1.32 {d20[0]}, [r0]
    add r0, r12, #4
    add r1, r5, #4
    vst1.32 {d20[1]}, [r0]
    add r0, r8, #4
    vst1.32 {d21[0]}, [r1]
    vst1.32 {d21[1]}, [r0]
.Lotherwise_580:
    tst r2, #4
    beq .Lotherwise_581
    add r0, r14, #8
    vst1.32 {d16[0]}, [r0]
    add r0, r12, #8
    add r1, r5, #8
    vst1.32 {d16[1]}, [r0]
    add r0, r8, #8
    vst1.32 {d17[0]}, [r1]
    vst1.32 {d17[1]}, [r0]
.Lotherwise_581:
    tst r2, #8
    beq .Lotherwise_582
    add r0, r14, #12
    vst1.32 {d16[0]}, [r0]
    add r0, r12, #12
    add r1, r5, #12
    vst1.32 {d16[1]}, [r0]
    add r0, r8, #12
    vst1.32 {d17[0]}, [r1]
    vst1.32 {d17[1]}, [r0]
.Lotherwise_582:
.Lend_578:
.Lotherwise_576:
    sub r9, r9, #1
    lsr r6, r6, #1
    add r14, r14, r3, lsl #2
    add r12, r12, r3, lsl #2
    add r5, r5, r3, lsl #2
    add r8, r8, r3, lsl #2
    add r4, r4, #112
    cmp r9, #0
    bne .Lrepeat_575
.Lend_574:
    pop {r4, r5, r6, r7, r8, r9, r10, r11, pc}
    .size nnp_winograd_f4x3_5x5_of_8x8_output_with_bias_with_relu__armv7_neon, . - nnp_winograd_f4x3_5x5_of_8x8_output_with_bias_with_relu__armv7_neon

.section .rodata
    .p2align 4
.Lconstants_nnp_winograd_f3x4_5x5_of_8x8_output_with_bias__armv7_neon:
    .long 0x40000000, 0x3f000000, 0x40800000, 0x3e800000
    .long 0x41000000, 0x3e000000, 0x00000000, 0x00000000

    .text
    .p2align 4
    .globl nnp_winograd_f3x4_5x5_of_8x8_output_with_bias__armv7_neon
    .type nnp_winograd_f3x4_5x5_of_8x8_output_with_bias__armv7_neon, %function
nnp_winograd_f3x4_5x5_of_8x8_output_with_bias__armv7_neon:
    push {r4, r5, r6, r7, r8, r9, r10, r11, r14}
    ldr r4, [sp, #40]
    lsl r5, r1, #2
    ldr r6, [sp, #36]
    mov r7, r2
    mov r14, r3
    add r8, r5, r5, lsl #1
    mov r9, r0
    lsl r3, r1, #3
    mov r12, r4
    movw r10, #8
.Lrepeat_583:
    add r0, r9, r5
    vld1.32 {d16, d17}, [r9]
    add r1, r9, r5, lsl #1
    vld1.32 {d18, d19}, [r0]
    add r2, r9, r8
    add r11, r9, r8, lsl #1
    vld1.32 {d20, d21}, [r1]
    add r0, r9, r5
    add r1, r9, r5, lsl #2
    vld1.32 {d22, d23}, [r2]
    vadd.f32 q12, q8, q9
    add r0, r0, r5, lsl #2
    vld1.32 {d26, d27}, [r11]
    vsub.f32 q8, q8, q9
    sub r10, r10, #1
    vld1.32 {d18, d19}, [r1]
    vsub.f32 q14, q10, q11
    add r9, r9, r3, lsl #2
    vld1.32 {d30, d31}, [r0]
    vadd.f32 q10, q10, q11
    movw r0, #:lower16:(.Lconstants_nnp_winograd_f3x4_5x5_of_8x8_output_with_bias__armv7_neon - (1f + 8))
    movt r0, #:upper16:(.Lconstants_nnp_winograd_f3x4_5x5_of_8x8_output_with_bias__armv7_neon - (1f + 8))
1:
    add r0, pc, r0
    vld1.32 {d0, d1}, [r0]
    vadd.f32 q11, q13, q12
    vsub.f32 q13, q9, q15
    vmla.f32 q8, q14, d0[0]
    vadd.f32 q9, q9, q15
    vmla.f32 q11, q10, d1[0]
    vadd.f32 q10, q12, q10
    vmla.f32 q8, q13, d0[1]
    vmla.f32 q11, q9, d1[1]
    vadd.f32 q9, q10, q9
    vst1.32 {d18, d19}, [r12]
    add r12, r12, #128
    vst1.32 {d16, d17}, [r12]
    add r12, r12, #128
    vst1.32 {d22, d23}, [r12]
    sub r12, r12, #240
    cmp r10, #0
    bne .Lrepeat_583
    ldr r0, [r6]
    ldr r2, [r6, #12]
    lsl r0, r0, #2
    ldr r3, [r6, #4]
    add r12, r14, r0
    add r5, r12, r0
    ldr r6, [r6, #8]
    add r8, r5, r0
    cmp r2, #15
    bne .Lotherwise_584
    movw r0, #3
.Lrepeat_585:
    tst r6, #1
    beq .Lotherwise_586
    vld1.32 {d16, d17}, [r4]!
    vld1.32 {d18, d19}, [r7]
    vld1.32 {d20, d21}, [r4]!
    vld1.32 {d22, d23}, [r4]!
    vadd.f32 q8, q8, q9
    vld1.32 {d18, d19}, [r4]!
    vld1.32 {d28, d29}, [r4]!
    vsub.f32 q12, q8, q10
    vld1.32 {d30, d31}, [r4]!
    vadd.f32 q13, q8, q10
    vld1.32 {d16, d17}, [r4]!
    vadd.f32 q2, q11, q9
    vld1.32 {d20, d21}, [r4]
    vsub.f32 q9, q11, q9
    sub r4, r4, #112
    movw r1, #:lower16:(.Lconstants_nnp_winograd_f3x4_5x5_of_8x8_output_with_bias__armv7_neon - (1f + 8))
    movt r1, #:upper16:(.Lconstants_nnp_winograd_f3x4_5x5_of_8x8_output_with_bias__armv7_neon - (1f + 8))
1:
    add r1, pc, r1
    vld1.32 {d0, d1}, [r1]
    vadd.f32 q3, q8, q12
    movw r1, #:lower16:(.Lconstants_nnp_winograd_f3x4_5x5_of_8x8_output_with_bias__armv7_neon+16 - (1f + 8))
    movt r1, #:upper16:(.Lconstants_nnp_winograd_f3x4_5x5_of_8x8_output_with_bias__armv7_neon+16 - (1f + 8))
1:
    add r1, pc, r1
    vld1.32 {d2, d3}, [r1]
    vadd.f32 q8, q14, q15
    vsub.f32 q11, q14, q15
    vadd.f32 q10, q10, q13
    vmla.f32 q12, q9, d0[0]
    vmla.f32 q13, q2, d1[0]
    vmla.f32 q3, q9, d2[0]
    vadd.f32 q9, q10, q2
    vmla.f32 q12, q11, d0[1]
    vmla.f32 q13, q8, d1[1]
    vmla.f32 q3, q11, d2[1]
    vadd.f32 q8, q9, q8
    vtrn.32 q8, q12
    vtrn.32 q13, q3
    vswp d17, d26
    vswp d25, d6
    vst1.32 {d16, d17}, [r14]
    vst1.32 {d24, d25}, [r12]
    vst1.32 {d26, d27}, [r5]
    vst1.32 {d6, d7}, [r8]
.Lotherwise_586:
    sub r0, r0, #1
    lsr r6, r6, #1
    add r14, r14, r3, lsl #2
    add r12, r12, r3, lsl #2
    add r5, r5, r3, lsl #2
    add r8, r8, r3, lsl #2
    add r4, r4, #128
    cmp r0, #0
    bne .Lrepeat_585
    b .Lend_587
.Lotherwise_584:
    movw r9, #3
.Lrepeat_588:
    tst r6, #1
    beq .Lotherwise_589
    vld1.32 {d16, d17}, [r4]!
    ubfx r0, r2, #0, #4
    vld1.32 {d18, d19}, [r7]
    vld1.32 {d20, d21}, [r4]!
    vld1.32 {d22, d23}, [r4]!
    vadd.f32 q8, q8, q9
    vld1.32 {d18, d19}, [r4]!
    vld1.32 {d28, d29}, [r4]!
    vadd.f32 q13, q8, q10
    vld1.32 {d30, d31}, [r4]!
    vsub.f32 q8, q8, q10
    vld1.32 {d20, d21}, [r4]!
    vadd.f32 q2, q11, q9
    vld1.32 {d24, d25}, [r4]
    vsub.f32 q9, q11, q9
    sub r4, r4, #112
    vmov q3, q8
    movw r1, #:lower16:(.Lconstants_nnp_winograd_f3x4_5x5_of_8x8_output_with_bias__armv7_neon - (1f + 8))
    movt r1, #:upper16:(.Lconstants_nnp_winograd_f3x4_5x5_of_8x8_output_with_bias__armv7_neon - (1f + 8))
1:
    add r1, pc, r1
    vld1.32 {d0, d1}, [r1]
    vadd.f32 q11, q12, q13
    movw r1, #:lower16:(.Lconstants_nnp_winograd_f3x4_5x5_of_8x8_output_with_bias__armv7_neon+16 - (1f + 8))
    movt r1, #:upper16:(.Lconstants_nnp_winograd_f3x4_5x5_of_8x8_output_with_bias__armv7_neon+16 - (1f + 8))
1:
    add r1, pc, r1
    vld1.32 {d2, d3}, [r1]
    vadd.f32 q12, q10, q8
    vadd.f32 q8, q14, q15
    vsub.f32 q10, q14, q15
    vadd.f32 q11, q11, q2
    vmla.f32 q3, q9, d0[0]
    vmla.f32 q13, q2, d1[0]
    vmla.f32 q12, q9, d2[0]
    vadd.f32 q9, q11, q8
    vmla.f32 q3, q10, d0[1]
    vmla.f32 q13, q8, d1[1]
    vmla.f32 q12, q10, d2[1]
    cmp r0, #15
    bne .Lotherwise_590
    vmov q8, q3
    vtrn.32 q9, q8
    vtrn.32 q13, q12
    vswp d19, d26
    vswp d17, d24
    vst1.32 {d18, d19}, [r14]
    vst1.32 {d16, d17}, [r12]
    vst1.32 {d26, d27}, [r5]
    vst1.32 {d24, d25}, [r8]
    b .Lend_591
.Lotherwise_590:
    tst r2, #1
    beq .Lotherwise_592
    vst1.32 {d18[0]}, [r14]
    vst1.32 {d18[1]}, [r12]
    vst1.32 {d19[0]}, [r5]
    vst1.32 {d19[1]}, [r8]
.Lotherwise_592:
    tst r2, #2
    beq .Lotherwise_593
    add r0, r14, #4
    vst1.32 {d6[0]}, [r0]
    add r0, r12, #4
    add r1, r5, #4
    vst1.32 {d6[1]}, [r0]
    add r0, r8, #4
    vst1.32 {d7[0]}, [r1]
    vst1.32 {d7[1]}, [r0]
.Lotherwise_593:
    tst r2, #4
    beq .Lotherwise_594
    add r0, r14, #8
    vst1.32 {d26[0]}, [r0]
    add r0, r12, #8
    add r1, r5, #8
    vst1.32 {d26[1]}, [r0]
    add r0, r8, #8
    vst1.32 {d27[0]}, [r1]
    vst1.32 {d27[1]}, [r0]
.Lotherwise_594:
    tst r2, #8
    beq .Lotherwise_595
    add r0, r14, #12
    vst1.32 {d24[0]}, [r0]
    add r0, r12, #12
    add r1, r5, #12
    vst1.32 {d24[1]}, [r0]
    add r0, r8, #12
    vst1.32 {d25[0]}, [r1]
    vst1.32 {d25[1]}, [r0]
.Lotherwise_595:
.Lend_591:
.Lotherwise_589:
    sub r9, r9, #1
    lsr r6, r6, #1
    add r14, r14, r3, lsl #2
    add r12, r12, r3, lsl #2
    add r5, r5, r3, lsl #2
    add r8, r8, r3, lsl #2
    add r4, r4, #128
    cmp r9, #0
    bne .Lrepeat_588
.Lend_587:
    pop {r4, r5, r6, r7, r8, r9, r10, r11, pc}
    .size nnp_winograd_f3x4_5x5_of_8x8_output_with_bias__armv7_neon, . - nnp_winograd_f3x4_5x5_of_8x8_output_with_bias__armv7_neon

.section .rodata
    .p2align 4
.Lconstants_nnp_winograd_f3x4_5x5_of_8x8_output_with_bias_with_relu__armv7_neon:
    .long 0x40000000, 0x3f000000, 0x40800000, 0x3e800000
    .long 0x41000000, 0x3e000000, 0x00000000, 0x00000000

    .text
    .p2align 4
    .globl nnp_winograd_f3x4_5x5_of_8x8_output_with_bias_with_relu__armv7_neon
    .type nnp_winograd_f3x4_5x5_of_8x8_output_with_bias_with_relu__armv7_neon, %function
nnp_winograd_f3x4_5x5_of_8x8_output_with_bias_with_relu__armv7_neon:
    push {r4, r5, r6, r7, r8, r9, r10, r11, r14}
    vpush {d8, d9, d10, d11}
    ldr r4, [sp, #72]
    lsl r5, r1, #2
    ldr r6, [sp, #68]
    mov r7, r2
    mov r14, r3
    add r8, r5, r5, lsl #1
    mov r9, r0
    lsl r3, r1, #3
    mov r12, r4
    movw r10, #8
.Lrepeat_596:
    add r0, r9, r5
    vld1.32 {d16, d17}, [r9]
    add r1, r9, r5, lsl #1
    vld1.32 {d18, d19}, [r0]
    add r2, r9, r8
    add r11, r9, r8, lsl #1
    vld1.32 {d20, d21}, [r1]
    add r0, r9, r5
    add r1, r9, r5, lsl #2
    vld1.32 {d22, d23}, [r2]
    vadd.f32 q12, q8, q9
    add r0, r0, r5, lsl #2
    vld1.32 {d26, d27}, [r11]
    vsub.f32 q8, q8, q9
    sub r10, r10, #1
    vld1.32 {d18, d19}, [r1]
    vsub.f32 q14, q10, q11
    add r9, r9, r3, lsl #2
    vld1.32 {d30, d31}, [r0]
    vadd.f32 q10, q10, q11
    movw r0, #:lower16:(.Lconstants_nnp_winograd_f3x4_5x5_of_8x8_output_with_bias_with_relu__armv7_neon - (1f + 8))
    movt r0, #:upper16:(.Lconstants_nnp_winograd_f3x4_5x5_of_8x8_output_with_bias_with_relu__armv7_neon - (1f + 8))
1:
    add r0, pc, r0
    vld1.32 {d0, d1}, [r0]
    vadd.f32 q11, q13, q12
    vsub.f32 q13, q9, q15
    vmla.f32 q8, q14, d0[0]
    vadd.f32 q9, q9, q15
    vmla.f32 q11, q10, d1[0]
    vadd.f32 q10, q12, q10
    vmla.f32 q8, q13, d0[1]
    vmla.f32 q11, q9, d1[1]
    vadd.f32 q9, q10, q9
    vst1.32 {d18, d19}, [r12]
    add r12, r12, #128
    vst1.32 {d16, d17}, [r12]
    add r12, r12, #128
    vst1.32 {d22, d23}, [r12]
    sub r12, r12, #240
    cmp r10, #0
    bne .Lrepeat_596
    ldr r0, [r6]
    ldr r2, [r6, #12]
    lsl r0, r0, #2
    ldr r3, [r6, #4]
    add r12, r14, r0
    add r5, r12, r0
    ldr r6, [r6, #8]
    add r8, r5, r0
    cmp r2, #15
    bne .Lotherwise_597
    movw r0, #3
.Lrepeat_598:
    tst r6, #1
    beq .Lotherwise_599
    vld1.32 {d16, d17}, [r4]!
    vmov.i32 q13, #0
    vld1.32 {d18, d19}, [r7]
    vld1.32 {d20, d21}, [r4]!
    vld1.32 {d22, d23}, [r4]!
    vadd.f32 q8, q8, q9
    vld1.32 {d18, d19}, [r4]!
    vld1.32 {d30, d31}, [r4]!
    vsub.f32 q12, q8, q10
    vld1.32 {d6, d7}, [r4]!
    vadd.f32 q2, q8, q10
    vld1.32 {d16, d17}, [r4]!
    vadd.f32 q4, q11, q9
    vld1.32 {d28, d29}, [r4]
    vsub.f32 q9, q11, q9
    sub r4, r4, #112
    movw r1, #:lower16:(.Lconstants_nnp_winograd_f3x4_5x5_of_8x8_output_with_bias_with_relu__armv7_neon - (1f + 8))
    movt r1, #:upper16:(.Lconstants_nnp_winograd_f3x4_5x5_of_8x8_output_with_bias_with_relu__armv7_neon - (1f + 8))
1:
    add r1, pc, r1
    vld1.32 {d0, d1}, [r1]
    vadd.f32 q5, q8, q12
    movw r1, #:lower16:(.Lconstants_nnp_winograd_f3x4_5x5_of_8x8_output_with_bias_with_relu__armv7_neon+16 - (1f + 8))
    movt r1, #:upper16:(.Lconstants_nnp_winograd_f3x4_5x5_of_8x8_output_with_bias_with_relu__armv7_neon+16 - (1f + 8))
1:
    add r1, pc, r1
    vld1.32 {d2, d3}, [r1]
    vadd.f32 q8, q15, q3
    vsub.f32 q10, q15, q3
    vadd.f32 q11, q14, q2
    vmla.f32 q12, q9, d0[0]
    vmla.f32 q2, q4, d1[0]
    vmla.f32 q5, q9, d2[0]
    vadd.f32 q9, q11, q4
    vmla.f32 q12, q10, d0[1]
    vmla.f32 q2, q8, d1[1]
    vmla.f32 q5, q10, d2[1]
    vadd.f32 q8, q9, q8
    vmax.f32 q9, q13, q12
    vmax.f32 q8, q13, q8
    vmax.f32 q10, q13, q2
    vmax.f32 q11, q13, q5
    vtrn.32 q8, q9
    vtrn.32 q10, q11
    vswp d17, d20
    vswp d19, d22
    vst1.32 {d16, d17}, [r14]
    vst1.32 {d18, d19}, [r12]
    vst1.32 {d20, d21}, [r5]
    vst1.32 {d22, d23}, [r8]
.Lotherwise_599:
    sub r0, r0, #1
    lsr r6, r6, #1
    add r14, r14, r3, lsl #2
    add r12, r12, r3, lsl #2
    add r5, r5, r3, lsl #2
    add r8, r8, r3, lsl #2
    add r4, r4, #128
    cmp r0, #0
    bne .Lrepeat_598
    b .Lend_600
.Lotherwise_597:
    movw r9, #3
.Lrepeat_601:
    tst r6, #1
    beq .Lotherwise_602
    vld1.32 {d16, d17}, [r4]!
    vmov.i32 q13, #0
    ubfx r0, r2, #0, #4
    vld1.32 {d18, d19}, [r7]
    vld1.32 {d20, d21}, [r4]!
    vld1.32 {d22, d23}, [r4]!
    vadd.f32 q8, q8, q9
    vld1.32 {d18, d19}, [r4]!
    vld1.32 {d30, d31}, [r4]!
    vsub.f32 q12, q8, q10
    vld1.32 {d6, d7}, [r4]!
    vadd.f32 q2, q8, q10
    vld1.32 {d16, d17}, [r4]!
    vadd.f32 q4, q11, q9
    vld1.32 {d28, d29}, [r4]
    vsub.f32 q9, q11, q9
    sub r4, r4, #112
    movw r1, #:lower16:(.Lconstants_nnp_winograd_f3x4_5x5_of_8x8_output_with_bias_with_relu__armv7_neon - (1f + 8))
    movt r1, #:upper16:(.Lconstants_nnp_winograd_f3x4_5x5_of_8x8_output_with_bias_with_relu__armv7_neon - (1f + 8))
1:
    add r1, pc, r1
    vld1.32 {d0, d1}, [r1]
    vadd.f32 q5, q8, q12
    movw r1, #:lower16:(.Lconstants_nnp_winograd_f3x4_5x5_of_8x8_output_with_bias_with_relu__armv7_neon+16 - (1f + 8))
    movt r1, #:upper16:(.Lconstants_nnp_winograd_f3x4_5x5_of_8x8_output_with_bias_with_relu__armv7_neon+16 - (1f + 8))
1:
    add r1, pc, r1
    vld1.32 {d2, d3}, [r1]
    vadd.f32 q8, q15, q3
    vsub.f32 q10, q15, q3
    vadd.f32 q11, q14, q2
    vmla.f32 q12, q9, d0[0]
    vmla.f32 q2, q4, d1[0]
    vmla.f32 q5, q9, d2[0]
    vadd.f32 q9, q11, q4
    vmla.f32 q12, q10, d0[1]
    vmla.f32 q2, q8, d1[1]
    vmla.f32 q5, q10, d2[1]
    vadd.f32 q8, q9, q8
    vmax.f32 q9, q13, q12
    vmax.f32 q8, q13, q8
    vmax.f32 q10, q13, q2
    vmax.f32 q11, q13, q5
    cmp r0, #15
    bne .Lotherwise_603
    vtrn.32 q8, q9
    vtrn.32 q10, q11
    vswp d17, d20
    vswp d19, d22
    vst1.32 {d16, d17}, [r14]
    vst1.32 {d18, d19}, [r12]
    vst1.32 {d20, d21}, [r5]
    vst1.32 {d22, d23}, [r8]
    b .Lend_604
.Lotherwise_603:
    tst r2, #1
    beq .Lotherwise_605
    vst1.32 {d16[0]}, [r14]
    vst1.32 {d16[1]}, [r12]
    vst1.32 {d17[0]}, [r5]
    vst1.32 {d17[1]}, [r8]
.Lotherwise_605:
    tst r2, #2
    beq .Lotherwise_606
    add r0, r14, #4
    vst1.32 {d18[0]}, [r0]
    add r0, r12, #4
    add r1, r5, #4
    vst1.32 {d18[1]}, [r0]
    add r0, r8, #4
    vst1.32 {d19[0]}, [r1]
    vst1.32 {d19[1]}, [r0]
.Lotherwise_606:
    tst r2, #4
    beq .Lotherwise_607
    add r0, r14, #8
    vst1.32 {d20[0]}, [r0]
    add r0, r12, #8
    add r1, r5, #8
    vst1.32 {d20[1]}, [r0]
    add r0, r8, #8
    vst1.32 {d21[0]}, [r1]
    vst1.32 {d21[1]}, [r0]
.Lotherwise_607:
    tst r2, #8
    beq .Lotherwise_608
    add r0, r14, #12
    vst1.32 {d22[0]}, [r0]
    add r0, r12, #12
    add r1, r5, #12
    vst1.32 {d22[1]}, [r0]
    add r0, r8, #12
    vst1.32 {d23[0]}, [r1]
    vst1.32 {d23[1]}, [r0]
.Lotherwise_608:
.Lend_604:
.Lotherwise_602:
    sub r9, r9, #1
    lsr r6, r6, #1
    add r14, r14, r3, lsl #2
    add r12, r12, r3, lsl #2
    add r5, r5, r3, lsl #2
    add r8, r8, r3, lsl #2
    add r4, r4, #128
    cmp r9, #0
    bne .Lrepeat_601
.Lend_600:
    vpop {d8, d9, d10, d11}
    pop {r4, r5, r6, r7, r8, r9, r10, r11, pc}
    .size nnp_winograd_f3x4_5x5_of_8x8_output_with_bias_with_relu__armv7_neon, . - nnp_winograd_f3x4_5x5_of_8x8_output_with_bias_with_relu__armv7_neon

.section .rodata
    .p2align 4
.Lconstants_nnp_winograd_f3x3_5x5_of_8x8_output_with_bias__armv7_neon:
    .long 0x40000000, 0x3f000000, 0x40800000, 0x3e800000

    .text
    .p2align 4
    .globl nnp_winograd_f3x3_5x5_of_8x8_output_with_bias__armv7_neon
    .type nnp_winograd_f3x3_5x5_of_8x8_output_with_bias__armv7_neon, %function
nnp_winograd_f3x3_5x5_of_8x8_output_with_bias__armv7_neon:
    push {r4, r5, r6, r7, r8, r9, r10, r11, r14}
    ldr r4, [sp, #40]
    lsl r5, r1, #2
    ldr r6, [sp, #36]
    mov r7, r2
    mov r14, r3
    add r8, r5, r5, lsl #1
    mov r9, r0
    lsl r3, r1, #3
    mov r12, r4
    movw r10, #7
.Lrepeat_609:
    add r0, r9, r5
    vld1.32 {d16, d17}, [r9]
    add r1, r9, r5, lsl #1
    vld1.32 {d18, d19}, [r0]
    add r2, r9, r8
    add r11, r9, r8, lsl #1
    vld1.32 {d20, d21}, [r1]
    add r0, r9, r5
    add r1, r9, r5, lsl #2
    vld1.32 {d22, d23}, [r2]
    vadd.f32 q12, q8, q9
    add r0, r0, r5, lsl #2
    vld1.32 {d26, d27}, [r11]
    vsub.f32 q8, q8, q9
    sub r10, r10, #1
    vld1.32 {d18, d19}, [r1]
    vsub.f32 q14, q10, q11
    add r9, r9, r3, lsl #2
    vld1.32 {d30, d31}, [r0]
    vadd.f32 q10, q10, q11
    movw r0, #:lower16:(.Lconstants_nnp_winograd_f3x3_5x5_of_8x8_output_with_bias__armv7_neon - (1f + 8))
    movt r0, #:upper16:(.Lconstants_nnp_winograd_f3x3_5x5_of_8x8_output_with_bias__armv7_neon - (1f + 8))
1:
    add r0, pc, r0
    vld1.32 {d0, d1}, [r0]
    vadd.f32 q11, q13, q12
    vsub.f32 q13, q9, q15
    vmla.f32 q8, q14, d0[0]
    vadd.f32 q9, q9, q15
    vmla.f32 q11, q10, d1[0]
    vadd.f32 q10, q12, q10
    vmla.f32 q8, q13, d0[1]
    vmla.f32 q11, q9, d1[1]
    vadd.f32 q9, q10, q9
    vst1.32 {d18, d19}, [r12]
    add r12, r12, #112
    vst1.32 {d16, d17}, [r12]
    add r12, r12, #112
    vst1.32 {d22, d23}, [r12]
    sub r12, r12, #208
    cmp r10, #0
    bne .Lrepeat_609
    ldr r0, [r6]
    ldr r2, [r6, #12]
    lsl r0, r0, #2
    ldr r3, [r6, #4]
    add r12, r14, r0
    add r5, r12, r0
    ldr r6, [r6, #8]
    add r8, r5, r0
    cmp r2, #7
    bne .Lotherwise_610
    movw r0, #3
.Lrepeat_611:
    tst r6, #1
    beq .Lotherwise_612
    vld1.32 {d16, d17}, [r4]!
    vld1.32 {d18, d19}, [r7]
    vld1.32 {d20, d21}, [r4]!
    vld1.32 {d22, d23}, [r4]!
    vadd.f32 q8, q8, q9
    vld1.32 {d18, d19}, [r4]!
    vld1.32 {d24, d25}, [r4]!
    vadd.f32 q13, q8, q10
    vld1.32 {d28, d29}, [r4]!
    vsub.f32 q8, q8, q10
    vld1.32 {d20, d21}, [r4]
    vsub.f32 q15, q11, q9
    sub r4, r4, #96
    movw r1, #:lower16:(.Lconstants_nnp_winograd_f3x3_5x5_of_8x8_output_with_bias__armv7_neon - (1f + 8))
    movt r1, #:upper16:(.Lconstants_nnp_winograd_f3x3_5x5_of_8x8_output_with_bias__armv7_neon - (1f + 8))
1:
    add r1, pc, r1
    vld1.32 {d0, d1}, [r1]
    vadd.f32 q9, q11, q9
    vsub.f32 q11, q12, q14
    vmla.f32 q8, q15, d0[0]
    vadd.f32 q10, q10, q13
    vadd.f32 q12, q12, q14
    vadd.f32 q13, q13, q9
    vmla.f32 q8, q11, d0[1]
    vmla.f32 q10, q9, d1[0]
    vadd.f32 q9, q13, q12
    vmla.f32 q10, q12, d1[1]
    vmov q11, q8
    vzip.32 q9, q8
    vstr d18, [r14]
    vzip.32 q11, q10
    vstr d19, [r12]
    vstr d16, [r5]
    vstr d17, [r8]
    vstr d22, [r14, #4]
    vstr d23, [r12, #4]
    vstr d20, [r5, #4]
    vstr d21, [r8, #4]
.Lotherwise_612:
    sub r0, r0, #1
    lsr r6, r6, #1
    add r14, r14, r3, lsl #2
    add r12, r12, r3, lsl #2
    add r5, r5, r3, lsl #2
    add r8, r8, r3, lsl #2
    add r4, r4, #112
    cmp r0, #0
    bne .Lrepeat_611
    b .Lend_613
.Lotherwise_610:
    movw r9, #3
.Lrepeat_614:
    tst r6, #1
    beq .Lotherwise_615
    vld1.32 {d16, d17}, [r4]!
    ubfx r0, r2, #0, #4
    vld1.32 {d18, d19}, [r7]
    vld1.32 {d20, d21}, [r4]!
    vld1.32 {d22, d23}, [r4]!
    vadd.f32 q8, q8, q9
    vld1.32 {d18, d19}, [r4]!
    vld1.32 {d24, d25}, [r4]!
    vadd.f32 q13, q8, q10
    vld1.32 {d28, d29}, [r4]!
    vsub.f32 q8, q8, q10
    vld1.32 {d20, d21}, [r4]
    vadd.f32 q15, q11, q9
    sub r4, r4, #96
    vsub.f32 q9, q11, q9
    movw r1, #:lower16:(.Lconstants_nnp_winograd_f3x3_5x5_of_8x8_output_with_bias__armv7_neon - (1f + 8))
    movt r1, #:upper16:(.Lconstants_nnp_winograd_f3x3_5x5_of_8x8_output_with_bias__armv7_neon - (1f + 8))
1:
    add r1, pc, r1
    vld1.32 {d0, d1}, [r1]
    vadd.f32 q10, q10, q13
    vadd.f32 q11, q12, q14
    vsub.f32 q12, q12, q14
    vadd.f32 q13, q13, q15
    vmla.f32 q8, q9, d0[0]
    vmla.f32 q10, q15, d1[0]
    vadd.f32 q9, q13, q11
    vmla.f32 q8, q12, d0[1]
    vmla.f32 q10, q11, d1[1]
    cmp r0, #15
    bne .Lotherwise_616
    vmov q11, q10
    vtrn.32 q9, q8
    vtrn.32 q10, q11
    vswp d19, d20
    vswp d17, d22
    vst1.32 {d18, d19}, [r14]
    vst1.32 {d16, d17}, [r12]
    vst1.32 {d20, d21}, [r5]
    vst1.32 {d22, d23}, [r8]
    b .Lend_617
.Lotherwise_616:
    tst r2, #1
    beq .Lotherwise_618
    vst1.32 {d18[0]}, [r14]
    vst1.32 {d18[1]}, [r12]
    vst1.32 {d19[0]}, [r5]
    vst1.32 {d19[1]}, [r8]
.Lotherwise_618:
    tst r2, #2
    beq .Lotherwise_619
    add r0, r14, #4
    vst1.32 {d16[0]}, [r0]
    add r0, r12, #4
    add r1, r5, #4
    vst1.32 {d16[1]}, [r0]
    add r0, r8, #4
    vst1.32 {d17[0]}, [r1]
    vst1.32 {d17[1]}, [r0]
.Lotherwise_619:
    tst r2, #4
    beq .Lotherwise_620
    add r0, r14, #8
    vst1.32 {d20[0]}, [r0]
    add r0, r12, #8
    add r1, r5, #8
    vst1.32 {d20[1]}, [r0]
    add r0, r8, #8
    vst1.32 {d21[0]}, [r1]
    vst1.32 {d21[1]}, [r0]
.Lotherwise_620:
    tst r2, #8
    beq .Lotherwise_621
    add r0, r14, #12
    vst1.32 {d20[0]}, [r0]
    add r0, r12, #12
    add r1, r5, #12
    vst1.32 {d20[1]}, [r0]
    add r0, r8, #12
    vst1.32 {d21[0]}, [r1]
    vst1.32 {d21[1]}, [r0]
.Lotherwise_621:
.Lend_617:
.Lotherwise_615:
    sub r9, r9, #1
    lsr r6, r6, #1
    add r14, r14, r3, lsl #2
    add r12, r12, r3, lsl #2
    add r5, r5, r3, lsl #2
    add r8, r8, r3, lsl #2
    add r4, r4, #112
    cmp r9, #0
    bne .Lrepeat_614
.Lend_613:
    pop {r4, r5, r6, r7, r8, r9, r10, r11, pc}
    .size nnp_winograd_f3x3_5x5_of_8x8_output_with_bias__armv7_neon, . - nnp_winograd_f3x3_5x5_of_8x8_output_with_bias__armv7_neon

.section .rodata
    .p2align 4
.Lconstants_nnp_winograd_f3x3_5x5_of_8x8_output_with_bias_with_relu__armv7_neon:
    .long 0x40000000, 0x3f000000, 0x40800000, 0x3e800000

    .text
    .p2align 4
    .globl nnp_winograd_f3x3_5x5_of_8x8_output_with_bias_with_relu__armv7_neon
    .type nnp_winograd_f3x3_5x5_of_8x8_output_with_bias_with_relu__armv7_neon, %function
nnp_winograd_f3x3_5x5_of_8x8_output_with_bias_with_relu__armv7_neon:
    push {r4, r5, r6, r7, r8, r9, r10, r11, r14}
    ldr r4, [sp, #40]
    lsl r5, r1, #2
    ldr r6, [sp, #36]
    mov r7, r2
    mov r14, r3
    add r8, r5, r5, lsl #1
    mov r9, r0
    lsl r3, r1, #3
    mov r12, r4
    movw r10, #7
.Lrepeat_622:
    add r0, r9, r5
    vld1.32 {d16, d17}, [r9]
    add r1, r9, r5, lsl #1
    vld1.32 {d18, d19}, [r0]
    add r2, r9, r8
    add r11, r9, r8, lsl #1
    vld1.32 {d20, d21}, [r1]
    add r0, r9, r5
    add r1, r9, r5, lsl #2
    vld1.32 {d22, d23}, [r2]
    vadd.f32 q12, q8, q9
    add r0, r0, r5, lsl #2
    vld1.32 {d26, d27}, [r11]
    vsub.f32 q8, q8, q9
    sub r10, r10, #1
    vld1.32 {d18, d19}, [r1]
    vsub.f32 q14, q10, q11
    add r9, r9, r3, lsl #2
    vld1.32 {d30, d31}, [r0]
    vadd.f32 q10, q10, q11
    movw r0, #:lower16:(.Lconstants_nnp_winograd_f3x3_5x5_of_8x8_output_with_bias_with_relu__armv7_neon - (1f + 8))
    movt r0, #:upper16:(.Lconstants_nnp_winograd_f3x3_5x5_of_8x8_output_with_bias_with_relu__armv7_neon - (1f + 8))
1:
    add r0, pc, r0
    vld1.32 {d0, d1}, [r0]
    vadd.f32 q11, q13, q12
    vsub.f32 q13, q9, q15
    vmla.f32 q8, q14, d0[0]
    vadd.f32 q9, q9, q15
    vmla.f32 q11, q10, d1[0]
    vadd.f32 q10, q12, q10
    vmla.f32 q8, q13, d0[1]
    vmla.f32 q11, q9, d1[1]
    vadd.f32 q9, q10, q9
    vst1.32 {d18, d19}, [r12]
    add r12, r12, #112
    vst1.32 {d16, d17}, [r12]
    add r12, r12, #112
    vst1.32 {d22, d23}, [r12]
    sub r12, r12, #208
    cmp r10, #0
    bne .Lrepeat_622
    ldr r0, [r6]
    ldr r2, [r6, #12]
    lsl r0, r0, #2
    ldr r3, [r6, #4]
    add r12, r14, r0
    add r5, r12, r0
    ldr r6, [r6, #8]
    add r8, r5, r0
    cmp r2, #7
    bne .Lotherwise_623
    movw r0, #3
.Lrepeat_624:
    tst r6, #1
    beq .Lotherwise_625
    vld1.32 {d16, d17}, [r4]!
    vmov.i32 q15, #0
    vld1.32 {d18, d19}, [r7]
    vld1.32 {d20, d21}, [r4]!
    vld1.32 {d22, d23}, [r4]!
    vadd.f32 q8, q8, q9
    vld1.32 {d18, d19}, [r4]!
    vld1.32 {d24, d25}, [r4]!
    vadd.f32 q13, q8, q10
    vld1.32 {d28, d29}, [r4]!
    vsub.f32 q1, q8, q10
    vld1.32 {d16, d17}, [r4]
    vsub.f32 q10, q11, q9
    sub r4, r4, #96
    movw r1, #:lower16:(.Lconstants_nnp_winograd_f3x3_5x5_of_8x8_output_with_bias_with_relu__armv7_neon - (1f + 8))
    movt r1, #:upper16:(.Lconstants_nnp_winograd_f3x3_5x5_of_8x8_output_with_bias_with_relu__armv7_neon - (1f + 8))
1:
    add r1, pc, r1
    vld1.32 {d0, d1}, [r1]
    vadd.f32 q9, q11, q9
    vsub.f32 q11, q12, q14
    vmla.f32 q1, q10, d0[0]
    vadd.f32 q8, q8, q13
    vadd.f32 q10, q12, q14
    vadd.f32 q12, q13, q9
    vmla.f32 q1, q11, d0[1]
    vmla.f32 q8, q9, d1[0]
    vadd.f32 q9, q12, q10
    vmla.f32 q8, q10, d1[1]
    vmax.f32 q9, q15, q9
    vmax.f32 q10, q15, q1
    vmax.f32 q8, q15, q8
    vmov q11, q10
    vzip.32 q9, q10
    vstr d18, [r14]
    vzip.32 q11, q8
    vstr d19, [r12]
    vstr d20, [r5]
    vstr d21, [r8]
    vstr d22, [r14, #4]
    vstr d23, [r12, #4]
    vstr d16, [r5, #4]
    vstr d17, [r8, #4]
.Lotherwise_625:
    sub r0, r0, #1
    lsr r6, r6, #1
    add r14, r14, r3, lsl #2
    add r12, r12, r3, lsl #2
    add r5, r5, r3, lsl #2
    add r8, r8, r3, lsl #2
    add r4, r4, #112
    cmp r0, #0
    bne .Lrepeat_624
    b .Lend_626
.Lotherwise_623:
    movw r9, #3
.Lrepeat_627:
    tst r6, #1
    beq .Lotherwise_628
    vld1.32 {d16, d17}, [r4]!
    vmov.i32 q15, #0
    ubfx r0, r2, #0, #4
    vld1.32 {d18, d19}, [r7]
    vld1.32 {d20, d21}, [r4]!
    vld1.32 {d22, d23}, [r4]!
    vadd.f32 q8, q8, q9
    vld1.32 {d18, d19}, [r4]!
    vld1.32 {d24, d25}, [r4]!
    vadd.f32 q13, q8, q10
    vld1.32 {d28, d29}, [r4]!
    vsub.f32 q1, q8, q10
    vld1.32 {d16, d17}, [r4]
    vadd.f32 q10, q11, q9
    sub r4, r4, #96
    vsub.f32 q9, q11, q9
    movw r1, #:lower16:(.Lconstants_nnp_winograd_f3x3_5x5_of_8x8_output_with_bias_with_relu__armv7_neon - (1f + 8))
    movt r1, #:upper16:(.Lconstants_nnp_winograd_f3x3_5x5_of_8x8_output_with_bias_with_relu__armv7_neon - (1f + 8))
1:
    add r1, pc, r1
    vld1.32 {d0, d1}, [r1]
    vadd.f32 q8, q8, q13
    vadd.f32 q11, q12, q14
    vsub.f32 q12, q12, q14
    vmla.f32 q1, q9, d0[0]
    vmla.f32 q8, q10, d1[0]
    vadd.f32 q9, q13, q10
    vmla.f32 q1, q12, d0[1]
    vmla.f32 q8, q11, d1[1]
    vadd.f32 q9, q9, q11
    vmax.f32 q9, q15, q9
    vmax.f32 q10, q15, q1
    vmax.f32 q8, q15, q8
    cmp r0, #15
    bne .Lotherwise_629
    vmov q11, q8
    vtrn.32 q9, q10
    vtrn.32 q8, q11
    vswp d19, d16
    vswp d21, d22
    vst1.32 {d18, d19}, [r14]
    vst1.32 {d20, d21}, [r12]
    vst1.32 {d16, d17}, [r5]
    vst1.32 {d22, d23}, [r8]
    b .Lend_630
.Lotherwise_629:
    tst r2, #1
    beq .Lotherwise_631
    vst1.32 {d18[0]}, [r14]
    vst1.32 {d18[1]}, [r12]
    vst1.32 {d19[0]}, [r5]
    vst1.32 {d19[1]}, [r8]
.Lotherwise_631:
    tst r2, #2
    beq .Lotherwise_632
    add r0, r14, #4
    vst1.32 {d20[0]}, [r0]
    add r0, r12, #4
    add r1, r5, #4
    vst1.32 {d20[1]}, [r0]
    add r0, r8, #4
    vst1.32 {d21[0]}, [r1]
    vst1.32 {d21[1]}, [r0]
.Lotherwise_632:
    tst r2, #4
    beq .Lotherwise_633
    add r0, r14, #8
    vst1.32 {d16[0]}, [r0]
    add r0, r12, #8
    add r1, r5, #8
    vst1.32 {d16[1]}, [r0]
    add r0, r8, #8
    vst1.32 {d17[0]}, [r1]
    vst1.32 {d17[1]}, [r0]
.Lotherwise_633:
    tst r2, #8
    beq .Lotherwise_634
    add r0, r14, #12
    vst1.32 {d16[0]}, [r0]
    add r0, r12, #12
    add r1, r5, #12
    vst1.32 {d16[1]}, [r0]
    add r0, r8, #12
    vst1.32 {d17[0]}, [r1]
    vst1.32 {d17[1]}, [r0]
.Lotherwise_634:
.Lend_630:
.Lotherwise_628:
    sub r9, r9, #1
    lsr r6, r6, #1
    add r14, r14, r3, lsl #2
    add r12, r12, r3, lsl #2
    add r5, r5, r3, lsl #2
    add r8, r8, r3, lsl #2
    add r4, r4, #112
    cmp r9, #0
    bne .Lrepeat_627
.Lend_626:
    pop {r4, r5, r6, r7, r8, r9, r10, r11, pc}
    .size nnp_winograd_f3x3_5x5_of_8x8_output_with_bias_with_relu__armv7_neon, . - nnp_winograd_f3x3_5x5_of_8x8_output_with_bias_with_relu__armv7_neon

.section .rodata
    .p2align 4
.Lconstants_nnp_winograd_f5x4_3x3_of_7x7_input__armv7_neon:
    .long 0x40600000, 0x40400000, 0x40000000, 0x3f900000
    .long 0x40900000, 0xbf600000, 0x3e000000, 0x3d800000
    .long 0x40040000, 0xc0400000, 0x3e400000, 0x3ff80000
    .long 0x41880000, 0x41800000, 0x3e800000, 0x40080000
    .long 0x3f880000, 0x40800000, 0x40a00000, 0x3fa00000
    .long 0x40820000, 0x408a0000, 0x40a20000, 0x00000000

    .text
    .p2align 4
    .globl nnp_winograd_f5x4_3x3_of_7x7_input__armv7_neon
    .type nnp_winograd_f5x4_3x3_of_7x7_input__armv7_neon, %function
nnp_winograd_f5x4_3x3_of_7x7_input__armv7_neon:
    push {r4, r5, r6, r7, r8, r9, r10, r11, r14}
    vpush {d8, d9, d10, d11, d12, d13, d14, d15}
    mov r14, r1
    ldr r4, [sp, #100]
    ldr r1, [r14]
    mov r6, r0
    mov r5, r2
    ldr r7, [r14, #12]
    mov r8, r3
    lsl r0, r1, #2
    ldr r3, [r14, #4]
    add r12, r6, r0
    add r9, r12, r0
    ldr r14, [r14, #8]
    add r1, r9, r0
    cmp r7, #63
    bne .Lotherwise_635
    mov r2, r4
    movw r10, #7
.Lrepeat_636:
    tst r14, #1
    beq .Lotherwise_637
    vld1.32 {d16, d17}, [r6]
    ubfx r0, r7, #4, #2
    vld1.32 {d18, d19}, [r12]
    vld1.32 {d20, d21}, [r9]
    vmov q11, q8
    vld1.32 {d16, d17}, [r1]
    vmov q12, q9
    vmov q13, q10
    vmov q14, q8
    vtrn.32 q11, q12
    vtrn.32 q13, q14
    vswp d23, d26
    vswp d25, d28
    cmp r0, #3
    bne .Lotherwise_638
    vldr d16, [r6, #16]
    vldr d18, [r9, #16]
    vldr d17, [r12, #16]
    vldr d19, [r1, #16]
    vuzp.32 q8, q9
    vmov q5, q8
    b .Lend_639
.Lotherwise_638:
    vmov.i32 q5, #0
    tst r7, #16
    beq .Lotherwise_640
    add r0, r6, #16
    vld1.32 {d10[0]}, [r0]
    add r0, r12, #16
    add r11, r9, #16
    vld1.32 {d10[1]}, [r0]
    add r0, r1, #16
    vld1.32 {d11[0]}, [r11]
    vld1.32 {d11[1]}, [r0]
.Lotherwise_640:
    vmov.i32 q9, #0
    tst r7, #32
    beq .Lotherwise_641
    add r0, r6, #20
    vld1.32 {d18[0]}, [r0]
    add r0, r12, #20
    add r11, r9, #20
    vld1.32 {d18[1]}, [r0]
    add r0, r1, #20
    vld1.32 {d19[0]}, [r11]
    vld1.32 {d19[1]}, [r0]
.Lotherwise_641:
.Lend_639:
    vmov q8, q11
    movw r0, #:lower16:(.Lconstants_nnp_winograd_f5x4_3x3_of_7x7_input__armv7_neon - (1f + 8))
    movt r0, #:upper16:(.Lconstants_nnp_winograd_f5x4_3x3_of_7x7_input__armv7_neon - (1f + 8))
1:
    add r0, pc, r0
    vld1.32 {d0, d1}, [r0]
    vadd.f32 q10, q11, q13
    movw r0, #:lower16:(.Lconstants_nnp_winograd_f5x4_3x3_of_7x7_input__armv7_neon+16 - (1f + 8))
    movt r0, #:upper16:(.Lconstants_nnp_winograd_f5x4_3x3_of_7x7_input__armv7_neon+16 - (1f + 8))
1:
    add r0, pc, r0
    vld1.32 {d2, d3}, [r0]
    vmla.f32 q8, q12, d0[0]
    movw r0, #:lower16:(.Lconstants_nnp_winograd_f5x4_3x3_of_7x7_input__armv7_neon+32 - (1f + 8))
    movt r0, #:upper16:(.Lconstants_nnp_winograd_f5x4_3x3_of_7x7_input__armv7_neon+32 - (1f + 8))
1:
    add r0, pc, r0
    vld1.32 {d4, d5}, [r0]
    vsub.f32 q15, q14, q5
    movw r0, #:lower16:(.Lconstants_nnp_winograd_f5x4_3x3_of_7x7_input__armv7_neon+48 - (1f + 8))
    movt r0, #:upper16:(.Lconstants_nnp_winograd_f5x4_3x3_of_7x7_input__armv7_neon+48 - (1f + 8))
1:
    add r0, pc, r0
    vld1.32 {d6, d7}, [r0]
    vmov q6, q5
    movw r0, #:lower16:(.Lconstants_nnp_winograd_f5x4_3x3_of_7x7_input__armv7_neon+64 - (1f + 8))
    movt r0, #:upper16:(.Lconstants_nnp_winograd_f5x4_3x3_of_7x7_input__armv7_neon+64 - (1f + 8))
1:
    add r0, pc, r0
    vld1.32 {d8, d9}, [r0]
    vmls.f32 q8, q13, d0[1]
    vmls.f32 q10, q12, d2[0]
    vmls.f32 q9, q11, d3[0]
    vmls.f32 q15, q11, d3[0]
    vmls.f32 q6, q11, d3[0]
    vmls.f32 q8, q14, d0[0]
    vmla.f32 q10, q14, d2[0]
    vmla.f32 q9, q12, d3[1]
    vmls.f32 q15, q12, d3[1]
    vmla.f32 q6, q12, d5[0]
    vmla.f32 q8, q5, d1[0]
    vmls.f32 q11, q13, d6[0]
    vmls.f32 q10, q5, d1[0]
    vmla.f32 q9, q13, d7[1]
    vmla.f32 q15, q13, d4[0]
    vmla.f32 q6, q13, d5[1]
    vmla.f32 q11, q5, d6[1]
    vmls.f32 q9, q14, d8[0]
    vmls.f32 q6, q14, d0[1]
    vmul.f32 q8, q8, d1[1]
    vmul.f32 q10, q10, d2[1]
    vmls.f32 q9, q5, d1[0]
    vst1.32 {d16, d17}, [r2]!
    vmul.f32 q8, q15, d4[1]
    vst1.32 {d20, d21}, [r2]!
    vmul.f32 q10, q11, d7[0]
    vst1.32 {d16, d17}, [r2]!
    vst1.32 {d12, d13}, [r2]!
    vst1.32 {d20, d21}, [r2]!
    vst1.32 {d18, d19}, [r2]
    sub r2, r2, #80
    b .Lend_642
.Lotherwise_637:
    vmov.i32 q8, #0
    vmov.i32 q9, #0
    vmov.i32 q10, #0
    vst1.32 {d16, d17}, [r2]!
    vmov.i32 q8, #0
    vst1.32 {d18, d19}, [r2]!
    vmov.i32 q9, #0
    vst1.32 {d20, d21}, [r2]!
    vmov.i32 q10, #0
    vst1.32 {d16, d17}, [r2]!
    vst1.32 {d18, d19}, [r2]!
    vst1.32 {d20, d21}, [r2]
    sub r2, r2, #80
.Lend_642:
    sub r10, r10, #1
    lsr r14, r14, #1
    add r6, r6, r3, lsl #2
    add r12, r12, r3, lsl #2
    add r9, r9, r3, lsl #2
    add r1, r1, r3, lsl #2
    add r2, r2, #96
    cmp r10, #0
    bne .Lrepeat_636
    b .Lend_643
.Lotherwise_635:
    mov r2, r4
    movw r10, #7
.Lrepeat_644:
    tst r14, #1
    beq .Lotherwise_645
    ubfx r0, r7, #0, #4
    cmp r0, #15
    bne .Lotherwise_646
    vld1.32 {d16, d17}, [r6]
    vld1.32 {d18, d19}, [r12]
    vld1.32 {d20, d21}, [r9]
    vld1.32 {d22, d23}, [r1]
    vtrn.32 q8, q9
    vtrn.32 q10, q11
    vswp d17, d20
    vswp d19, d22
    vmov q12, q8
    vmov q13, q9
    vmov q14, q10
    b .Lend_647
.Lotherwise_646:
    vmov.i32 q12, #0
    tst r7, #1
    beq .Lotherwise_648
    vld1.32 {d24[0]}, [r6]
    vld1.32 {d24[1]}, [r12]
    vld1.32 {d25[0]}, [r9]
    vld1.32 {d25[1]}, [r1]
.Lotherwise_648:
    vmov.i32 q13, #0
    tst r7, #2
    beq .Lotherwise_649
    add r0, r6, #4
    vld1.32 {d26[0]}, [r0]
    add r0, r12, #4
    add r11, r9, #4
    vld1.32 {d26[1]}, [r0]
    add r0, r1, #4
    vld1.32 {d27[0]}, [r11]
    vld1.32 {d27[1]}, [r0]
.Lotherwise_649:
    vmov.i32 q14, #0
    tst r7, #4
    beq .Lotherwise_650
    add r0, r6, #8
    vld1.32 {d28[0]}, [r0]
    add r0, r12, #8
    add r11, r9, #8
    vld1.32 {d28[1]}, [r0]
    add r0, r1, #8
    vld1.32 {d29[0]}, [r11]
    vld1.32 {d29[1]}, [r0]
.Lotherwise_650:
    vmov.i32 q11, #0
    tst r7, #8
    beq .Lotherwise_651
    add r0, r6, #12
    vld1.32 {d22[0]}, [r0]
    add r0, r12, #12
    add r11, r9, #12
    vld1.32 {d22[1]}, [r0]
    add r0, r1, #12
    vld1.32 {d23[0]}, [r11]
    vld1.32 {d23[1]}, [r0]
.Lotherwise_651:
.Lend_647:
    ubfx r0, r7, #4, #2
    cmp r0, #3
    bne .Lotherwise_652
    vldr d16, [r6, #16]
    vldr d18, [r9, #16]
    vldr d17, [r12, #16]
    vldr d19, [r1, #16]
    vuzp.32 q8, q9
    vmov q5, q8
    b .Lend_653
.Lotherwise_652:
    vmov.i32 q5, #0
    tst r7, #16
    beq .Lotherwise_654
    add r0, r6, #16
    vld1.32 {d10[0]}, [r0]
    add r0, r12, #16
    add r11, r9, #16
    vld1.32 {d10[1]}, [r0]
    add r0, r1, #16
    vld1.32 {d11[0]}, [r11]
    vld1.32 {d11[1]}, [r0]
.Lotherwise_654:
    vmov.i32 q9, #0
    tst r7, #32
    beq .Lotherwise_655
    add r0, r6, #20
    vld1.32 {d18[0]}, [r0]
    add r0, r12, #20
    add r11, r9, #20
    vld1.32 {d18[1]}, [r0]
    add r0, r1, #20
    vld1.32 {d19[0]}, [r11]
    vld1.32 {d19[1]}, [r0]
.Lotherwise_655:
.Lend_653:
    vmov q8, q12
    movw r0, #:lower16:(.Lconstants_nnp_winograd_f5x4_3x3_of_7x7_input__armv7_neon - (1f + 8))
    movt r0, #:upper16:(.Lconstants_nnp_winograd_f5x4_3x3_of_7x7_input__armv7_neon - (1f + 8))
1:
    add r0, pc, r0
    vld1.32 {d0, d1}, [r0]
    vadd.f32 q10, q12, q14
    movw r0, #:lower16:(.Lconstants_nnp_winograd_f5x4_3x3_of_7x7_input__armv7_neon+16 - (1f + 8))
    movt r0, #:upper16:(.Lconstants_nnp_winograd_f5x4_3x3_of_7x7_input__armv7_neon+16 - (1f + 8))
1:
    add r0, pc, r0
    vld1.32 {d2, d3}, [r0]
    vmla.f32 q8, q13, d0[0]
    movw r0, #:lower16:(.Lconstants_nnp_winograd_f5x4_3x3_of_7x7_input__armv7_neon+32 - (1f + 8))
    movt r0, #:upper16:(.Lconstants_nnp_winograd_f5x4_3x3_of_7x7_input__armv7_neon+32 - (1f + 8))
1:
    add r0, pc, r0
    vld1.32 {d4, d5}, [r0]
    vsub.f32 q15, q11, q5
    movw r0, #:lower16:(.Lconstants_nnp_winograd_f5x4_3x3_of_7x7_input__armv7_neon+48 - (1f + 8))
    movt r0, #:upper16:(.Lconstants_nnp_winograd_f5x4_3x3_of_7x7_input__armv7_neon+48 - (1f + 8))
1:
    add r0, pc, r0
    vld1.32 {d6, d7}, [r0]
    vmov q6, q5
    movw r0, #:lower16:(.Lconstants_nnp_winograd_f5x4_3x3_of_7x7_input__armv7_neon+64 - (1f + 8))
    movt r0, #:upper16:(.Lconstants_nnp_winograd_f5x4_3x3_of_7x7_input__armv7_neon+64 - (1f + 8))
1:
    add r0, pc, r0
    vld1.32 {d8, d9}, [r0]
    vmls.f32 q8, q14, d0[1]
    vmls.f32 q10, q13, d2[0]
    vmls.f32 q9, q12, d3[0]
    vmls.f32 q15, q12, d3[0]
    vmls.f32 q6, q12, d3[0]
    vmls.f32 q8, q11, d0[0]
    vmla.f32 q10, q11, d2[0]
    vmla.f32 q9, q13, d3[1]
    vmls.f32 q15, q13, d3[1]
    vmla.f32 q6, q13, d5[0]
    vmla.f32 q8, q5, d1[0]
    vmls.f32 q12, q14, d6[0]
    vmls.f32 q10, q5, d1[0]
    vmla.f32 q9, q14, d7[1]
    vmla.f32 q15, q14, d4[0]
    vmla.f32 q6, q14, d5[1]
    vmla.f32 q12, q5, d6[1]
    vmls.f32 q9, q11, d8[0]
    vmls.f32 q6, q11, d0[1]
    vmul.f32 q8, q8, d1[1]
    vmul.f32 q10, q10, d2[1]
    vmls.f32 q9, q5, d1[0]
    vst1.32 {d16, d17}, [r2]!
    vmul.f32 q8, q15, d4[1]
    vst1.32 {d20, d21}, [r2]!
    vmul.f32 q10, q12, d7[0]
    vst1.32 {d16, d17}, [r2]!
    vst1.32 {d12, d13}, [r2]!
    vst1.32 {d20, d21}, [r2]!
    vst1.32 {d18, d19}, [r2]
    sub r2, r2, #80
    b .Lend_656
.Lotherwise_645:
    vmov.i32 q8, #0
    vmov.i32 q9, #0
    vmov.i32 q10, #0
    vst1.32 {d16, d17}, [r2]!
    vmov.i32 q8, #0
    vst1.32 {d18, d19}, [r2]!
    vmov.i32 q9, #0
    vst1.32 {d20, d21}, [r2]!
    vmov.i32 q10, #0
    vst1.32 {d16, d17}, [r2]!
    vst1.32 {d18, d19}, [r2]!
    vst1.32 {d20, d21}, [r2]
    sub r2, r2, #80
.Lend_656:
    sub r10, r10, #1
    lsr r14, r14, #1
    add r6, r6, r3, lsl #2
    add r12, r12, r3, lsl #2
    add r9, r9, r3, lsl #2
    add r1, r1, r3, lsl #2
    add r2, r2, #96
    cmp r10, #0
    bne .Lrepeat_644
.Lend_643:
    lsl r6, r8, #2
    movw r0, #7
    add r7, r6, r6, lsl #1
    mul r9, r8, r0
    movw r2, #6
.Lrepeat_657:
    vld1.32 {d16, d17}, [r4]
    add r4, r4, #96
    add r3, r5, r6
    vld1.32 {d18, d19}, [r4]
    add r4, r4, #96
    add r12, r5, r6, lsl #1
    vld1.32 {d22, d23}, [r4]
    add r4, r4, #96
    vmov q12, q8
    add r14, r5, r7
    vld1.32 {d20, d21}, [r4]
    add r4, r4, #96
    vmov q13, q8
    add r8, r5, r6, lsl #2
    vld1.32 {d28, d29}, [r4]
    add r4, r4, #96
    add r10, r5, r7, lsl #1
    vld1.32 {d30, d31}, [r4]
    add r4, r4, #96
    add r0, r5, r6
    movw r1, #:lower16:(.Lconstants_nnp_winograd_f5x4_3x3_of_7x7_input__armv7_neon+16 - (1f + 8))
    movt r1, #:upper16:(.Lconstants_nnp_winograd_f5x4_3x3_of_7x7_input__armv7_neon+16 - (1f + 8))
1:
    add r1, pc, r1
    vld1.32 {d0, d1}, [r1]
    vmov q4, q14
    add r1, r0, r6, lsl #2
    vmov q5, q15
    movw r0, #:lower16:(.Lconstants_nnp_winograd_f5x4_3x3_of_7x7_input__armv7_neon+64 - (1f + 8))
    movt r0, #:upper16:(.Lconstants_nnp_winograd_f5x4_3x3_of_7x7_input__armv7_neon+64 - (1f + 8))
1:
    add r0, pc, r0
    vld1.32 {d2, d3}, [r0]
    sub r2, r2, #1
    movw r0, #:lower16:(.Lconstants_nnp_winograd_f5x4_3x3_of_7x7_input__armv7_neon+48 - (1f + 8))
    movt r0, #:upper16:(.Lconstants_nnp_winograd_f5x4_3x3_of_7x7_input__armv7_neon+48 - (1f + 8))
1:
    add r0, pc, r0
    vld1.32 {d4, d5}, [r0]
    vmov q6, q15
    vmla.f32 q15, q9, d1[1]
    vld1.32 {d14, d15}, [r4]
    sub r4, r4, #560
    vmla.f32 q5, q9, d2[1]
    movw r0, #:lower16:(.Lconstants_nnp_winograd_f5x4_3x3_of_7x7_input__armv7_neon+80 - (1f + 8))
    movt r0, #:upper16:(.Lconstants_nnp_winograd_f5x4_3x3_of_7x7_input__armv7_neon+80 - (1f + 8))
1:
    add r0, pc, r0
    vld1.32 {d6, d7}, [r0]
    vmls.f32 q12, q11, d3[1]
    vmls.f32 q15, q10, d2[0]
    vmls.f32 q13, q11, d4[0]
    vmla.f32 q6, q9, d5[0]
    vmla.f32 q4, q8, d5[0]
    vmls.f32 q5, q10, d3[0]
    vmla.f32 q12, q14, d5[0]
    vmla.f32 q13, q14, d4[1]
    vmls.f32 q6, q10, d6[0]
    vmls.f32 q4, q11, d6[0]
    vmls.f32 q7, q8, d5[0]
    vmov q8, q15
    vmla.f32 q7, q11, d6[1]
    vadd.f32 q9, q5, q12
    vmla.f32 q8, q13, d1[0]
    vsub.f32 q10, q5, q12
    vst1.32 {d18, d19}, [r5]
    add r5, r5, r9, lsl #2
    vmls.f32 q15, q13, d1[0]
    vadd.f32 q9, q6, q4
    vst1.32 {d20, d21}, [r3]
    vmls.f32 q7, q14, d7[0]
    vsub.f32 q10, q6, q4
    vst1.32 {d18, d19}, [r12]
    vst1.32 {d20, d21}, [r14]
    vst1.32 {d16, d17}, [r8]
    vst1.32 {d30, d31}, [r10]
    vst1.32 {d14, d15}, [r1]
    cmp r2, #0
    bne .Lrepeat_657
    vpop {d8, d9, d10, d11, d12, d13, d14, d15}
    pop {r4, r5, r6, r7, r8, r9, r10, r11, pc}
    .size nnp_winograd_f5x4_3x3_of_7x7_input__armv7_neon, . - nnp_winograd_f5x4_3x3_of_7x7_input__armv7_neon

.section .rodata
    .p2align 4
.Lconstants_nnp_winograd_f5x4_3x3_of_7x7_output_with_bias__armv7_neon:
    .long 0x3e800000, 0x40000000, 0x3d800000, 0x40800000
    .long 0x3c800000, 0x41000000, 0x3b800000, 0x41800000

    .text
    .p2align 4
    .globl nnp_winograd_f5x4_3x3_of_7x7_output_with_bias__armv7_neon
    .type nnp_winograd_f5x4_3x3_of_7x7_output_with_bias__armv7_neon, %function
nnp_winograd_f5x4_3x3_of_7x7_output_with_bias__armv7_neon:
    push {r4, r5, r6, r7, r8, r9, r10, r14}
    ldr r14, [sp, #36]
    lsl r4, r1, #2
    ldr r5, [sp, #32]
    movw r12, #7
    mov r6, r2
    add r7, r4, r4, lsl #1
    mov r8, r0
    mul r2, r1, r12
    mov r12, r14
    movw r9, #6
.Lrepeat_658:
    add r0, r8, r4, lsl #1
    vld1.32 {d16, d17}, [r8]
    add r1, r8, r7
    vld1.32 {d18, d19}, [r0]
    add r10, r8, r4
    add r0, r8, r4
    vld1.32 {d20, d21}, [r1]
    add r0, r0, r4, lsl #2
    add r1, r8, r4, lsl #2
    vld1.32 {d22, d23}, [r10]
    add r10, r8, r7, lsl #1
    sub r9, r9, #1
    vsub.f32 q2, q9, q10
    vld1.32 {d24, d25}, [r0]
    add r8, r8, r2, lsl #2
    vadd.f32 q9, q9, q10
    vld1.32 {d20, d21}, [r1]
    vld1.32 {d26, d27}, [r10]
    vsub.f32 q14, q8, q11
    vmov q3, q2
    movw r0, #:lower16:(.Lconstants_nnp_winograd_f5x4_3x3_of_7x7_output_with_bias__armv7_neon - (1f + 8))
    movt r0, #:upper16:(.Lconstants_nnp_winograd_f5x4_3x3_of_7x7_output_with_bias__armv7_neon - (1f + 8))
1:
    add r0, pc, r0
    vld1.32 {d0, d1}, [r0]
    vadd.f32 q8, q8, q11
    movw r0, #:lower16:(.Lconstants_nnp_winograd_f5x4_3x3_of_7x7_output_with_bias__armv7_neon+16 - (1f + 8))
    movt r0, #:upper16:(.Lconstants_nnp_winograd_f5x4_3x3_of_7x7_output_with_bias__armv7_neon+16 - (1f + 8))
1:
    add r0, pc, r0
    vld1.32 {d2, d3}, [r0]
    vmov q11, q9
    vadd.f32 q12, q12, q9
    vsub.f32 q15, q10, q13
    vmla.f32 q3, q14, d0[0]
    vadd.f32 q10, q10, q13
    vmla.f32 q11, q8, d1[0]
    vmla.f32 q2, q14, d2[0]
    vadd.f32 q9, q8, q9
    vmla.f32 q12, q8, d3[0]
    vmla.f32 q3, q15, d0[1]
    vmla.f32 q11, q10, d1[1]
    vmla.f32 q2, q15, d2[1]
    vadd.f32 q8, q9, q10
    vmla.f32 q12, q10, d3[1]
    vst1.32 {d16, d17}, [r12]
    add r12, r12, #96
    vst1.32 {d6, d7}, [r12]
    add r12, r12, #96
    vst1.32 {d22, d23}, [r12]
    add r12, r12, #96
    vst1.32 {d4, d5}, [r12]
    add r12, r12, #96
    vst1.32 {d24, d25}, [r12]
    sub r12, r12, #368
    cmp r9, #0
    bne .Lrepeat_658
    ldr r0, [r5]
    mov r4, r3
    ldr r2, [r5, #12]
    lsl r0, r0, #2
    ldr r3, [r5, #4]
    add r12, r4, r0
    add r7, r12, r0
    ldr r5, [r5, #8]
    add r8, r7, r0
    cmp r2, #15
    bne .Lotherwise_659
    movw r0, #5
.Lrepeat_660:
    tst r5, #1
    beq .Lotherwise_661
    vld1.32 {d16, d17}, [r14]!
    vld1.32 {d18, d19}, [r14]!
    vld1.32 {d20, d21}, [r14]!
    vld1.32 {d22, d23}, [r6]
    vadd.f32 q14, q8, q9
    vld1.32 {d24, d25}, [r14]!
    vsub.f32 q8, q8, q9
    vadd.f32 q9, q10, q11
    vld1.32 {d20, d21}, [r14]!
    vld1.32 {d22, d23}, [r14]
    sub r14, r14, #80
    vsub.f32 q13, q9, q12
    movw r1, #:lower16:(.Lconstants_nnp_winograd_f5x4_3x3_of_7x7_output_with_bias__armv7_neon - (1f + 8))
    movt r1, #:upper16:(.Lconstants_nnp_winograd_f5x4_3x3_of_7x7_output_with_bias__armv7_neon - (1f + 8))
1:
    add r1, pc, r1
    vld1.32 {d0, d1}, [r1]
    vadd.f32 q9, q9, q12
    movw r1, #:lower16:(.Lconstants_nnp_winograd_f5x4_3x3_of_7x7_output_with_bias__armv7_neon+16 - (1f + 8))
    movt r1, #:upper16:(.Lconstants_nnp_winograd_f5x4_3x3_of_7x7_output_with_bias__armv7_neon+16 - (1f + 8))
1:
    add r1, pc, r1
    vld1.32 {d2, d3}, [r1]
    vadd.f32 q12, q10, q14
    vadd.f32 q11, q11, q13
    vadd.f32 q12, q12, q9
    vmla.f32 q13, q10, d0[1]
    vmla.f32 q9, q10, d1[1]
    vmla.f32 q11, q10, d2[1]
    vmla.f32 q13, q8, d0[0]
    vmla.f32 q9, q14, d1[0]
    vmla.f32 q11, q8, d2[0]
    vtrn.32 q12, q13
    vtrn.32 q9, q11
    vswp d25, d18
    vswp d27, d22
    vst1.32 {d24, d25}, [r4]
    vst1.32 {d26, d27}, [r12]
    vst1.32 {d18, d19}, [r7]
    vst1.32 {d22, d23}, [r8]
.Lotherwise_661:
    sub r0, r0, #1
    lsr r5, r5, #1
    add r4, r4, r3, lsl #2
    add r12, r12, r3, lsl #2
    add r7, r7, r3, lsl #2
    add r8, r8, r3, lsl #2
    add r14, r14, #96
    cmp r0, #0
    bne .Lrepeat_660
    b .Lend_662
.Lotherwise_659:
    movw r9, #5
.Lrepeat_663:
    tst r5, #1
    beq .Lotherwise_664
    vld1.32 {d16, d17}, [r14]!
    ubfx r0, r2, #0, #4
    vld1.32 {d18, d19}, [r14]!
    vld1.32 {d20, d21}, [r14]!
    vld1.32 {d22, d23}, [r6]
    vadd.f32 q14, q8, q9
    vld1.32 {d24, d25}, [r14]!
    vsub.f32 q8, q8, q9
    vadd.f32 q9, q10, q11
    vld1.32 {d20, d21}, [r14]!
    vld1.32 {d22, d23}, [r14]
    sub r14, r14, #80
    vsub.f32 q13, q9, q12
    movw r1, #:lower16:(.Lconstants_nnp_winograd_f5x4_3x3_of_7x7_output_with_bias__armv7_neon - (1f + 8))
    movt r1, #:upper16:(.Lconstants_nnp_winograd_f5x4_3x3_of_7x7_output_with_bias__armv7_neon - (1f + 8))
1:
    add r1, pc, r1
    vld1.32 {d0, d1}, [r1]
    vadd.f32 q9, q9, q12
    movw r1, #:lower16:(.Lconstants_nnp_winograd_f5x4_3x3_of_7x7_output_with_bias__armv7_neon+16 - (1f + 8))
    movt r1, #:upper16:(.Lconstants_nnp_winograd_f5x4_3x3_of_7x7_output_with_bias__armv7_neon+16 - (1f + 8))
1:
    add r1, pc, r1
    vld1.32 {d2, d3}, [r1]
    vadd.f32 q12, q10, q14
    vadd.f32 q11, q11, q13
    vadd.f32 q12, q12, q9
    vmla.f32 q13, q10, d0[1]
    vmla.f32 q9, q10, d1[1]
    vmla.f32 q11, q10, d2[1]
    vmla.f32 q13, q8, d0[0]
    vmla.f32 q9, q14, d1[0]
    vmla.f32 q11, q8, d2[0]
    cmp r0, #15
    bne .Lotherwise_665
    vtrn.32 q12, q13
    vtrn.32 q9, q11
    vswp d25, d18
    vswp d27, d22
    vst1.32 {d24, d25}, [r4]
    vst1.32 {d26, d27}, [r12]
    vst1.32 {d18, d19}, [r7]
    vst1.32 {d22, d23}, [r8]
    b .Lend_666
.Lotherwise_665:
    tst r2, #1
    beq .Lotherwise_667
    vst1.32 {d24[0]}, [r4]
    vst1.32 {d24[1]}, [r12]
    vst1.32 {d25[0]}, [r7]
    vst1.32 {d25[1]}, [r8]
.Lotherwise_667:
    tst r2, #2
    beq .Lotherwise_668
    add r0, r4, #4
    vst1.32 {d26[0]}, [r0]
    add r0, r12, #4
    add r1, r7, #4
    vst1.32 {d26[1]}, [r0]
    add r0, r8, #4
    vst1.32 {d27[0]}, [r1]
    vst1.32 {d27[1]}, [r0]
.Lotherwise_668:
    tst r2, #4
    beq .Lotherwise_669
    add r0, r4, #8
    vst1.32 {d18[0]}, [r0]
    add r0, r12, #8
    add r1, r7, #8
    vst1.32 {d18[1]}, [r0]
    add r0, r8, #8
    vst1.32 {d19[0]}, [r1]
    vst1.32 {d19[1]}, [r0]
.Lotherwise_669:
    tst r2, #8
    beq .Lotherwise_670
    add r0, r4, #12
    vst1.32 {d22[0]}, [r0]
    add r0, r12, #12
    add r1, r7, #12
    vst1.32 {d22[1]}, [r0]
    add r0, r8, #12
    vst1.32 {d23[0]}, [r1]
    vst1.32 {d23[1]}, [r0]
.Lotherwise_670:
.Lend_666:
.Lotherwise_664:
    sub r9, r9, #1
    lsr r5, r5, #1
    add r4, r4, r3, lsl #2
    add r12, r12, r3, lsl #2
    add r7, r7, r3, lsl #2
    add r8, r8, r3, lsl #2
    add r14, r14, #96
    cmp r9, #0
    bne .Lrepeat_663
.Lend_662:
    pop {r4, r5, r6, r7, r8, r9, r10, pc}
    .size nnp_winograd_f5x4_3x3_of_7x7_output_with_bias__armv7_neon, . - nnp_winograd_f5x4_3x3_of_7x7_output_with_bias__armv7_neon

.section .rodata
    .p2align 4
.Lconstants_nnp_winograd_f5x4_3x3_of_7x7_output_with_bias_with_relu__armv7_neon:
    .long 0x3e800000, 0x40000000, 0x3d800000, 0x40800000
    .long 0x3c800000, 0x41000000, 0x3b800000, 0x41800000

    .text
    .p2align 4
    .globl nnp_winograd_f5x4_3x3_of_7x7_output_with_bias_with_relu__armv7_neon
    .type nnp_winograd_f5x4_3x3_of_7x7_output_with_bias_with_relu__armv7_neon, %function
nnp_winograd_f5x4_3x3_of_7x7_output_with_bias_with_relu__armv7_neon:
    push {r4, r5, r6, r7, r8, r9, r10, r14}
    ldr r14, [sp, #36]
    lsl r4, r1, #2
    ldr r5, [sp, #32]
    movw r12, #7
    mov r6, r2
    add r7, r4, r4, lsl #1
    mov r8, r0
    mul r2, r1, r12
    mov r12, r14
    movw r9, #6
.Lrepeat_671:
    add r0, r8, r4, lsl #1
    vld1.32 {d16, d17}, [r8]
    add r1, r8, r7
    vld1.32 {d18, d19}, [r0]
    add r10, r8, r4
    add r0, r8, r4
    vld1.32 {d20, d21}, [r1]
    add r0, r0, r4, lsl #2
    add r1, r8, r4, lsl #2
    vld1.32 {d22, d23}, [r10]
    add r10, r8, r7, lsl #1
    sub r9, r9, #1
    vsub.f32 q2, q9, q10
    vld1.32 {d24, d25}, [r0]
    add r8, r8, r2, lsl #2
    vadd.f32 q9, q9, q10
    vld1.32 {d20, d21}, [r1]
    vld1.32 {d26, d27}, [r10]
    vsub.f32 q14, q8, q11
    vmov q3, q2
    movw r0, #:lower16:(.Lconstants_nnp_winograd_f5x4_3x3_of_7x7_output_with_bias_with_relu__armv7_neon - (1f + 8))
    movt r0, #:upper16:(.Lconstants_nnp_winograd_f5x4_3x3_of_7x7_output_with_bias_with_relu__armv7_neon - (1f + 8))
1:
    add r0, pc, r0
    vld1.32 {d0, d1}, [r0]
    vadd.f32 q8, q8, q11
    movw r0, #:lower16:(.Lconstants_nnp_winograd_f5x4_3x3_of_7x7_output_with_bias_with_relu__armv7_neon+16 - (1f + 8))
    movt r0, #:upper16:(.Lconstants_nnp_winograd_f5x4_3x3_of_7x7_output_with_bias_with_relu__armv7_neon+16 - (1f + 8))
1:
    add r0, pc, r0
    vld1.32 {d2, d3}, [r0]
    vmov q11, q9
    vadd.f32 q12, q12, q9
    vsub.f32 q15, q10, q13
    vmla.f32 q3, q14, d0[0]
    vadd.f32 q10, q10, q13
    vmla.f32 q11, q8, d1[0]
    vmla.f32 q2, q14, d2[0]
    vadd.f32 q9, q8, q9
    vmla.f32 q12, q8, d3[0]
    vmla.f32 q3, q15, d0[1]
    vmla.f32 q11, q10, d1[1]
    vmla.f32 q2, q15, d2[1]
    vadd.f32 q8, q9, q10
    vmla.f32 q12, q10, d3[1]
    vst1.32 {d16, d17}, [r12]
    add r12, r12, #96
    vst1.32 {d6, d7}, [r12]
    add r12, r12, #96
    vst1.32 {d22, d23}, [r12]
    add r12, r12, #96
    vst1.32 {d4, d5}, [r12]
    add r12, r12, #96
    vst1.32 {d24, d25}, [r12]
    sub r12, r12, #368
    cmp r9, #0
    bne .Lrepeat_671
    ldr r0, [r5]
    mov r4, r3
    ldr r2, [r5, #12]
    lsl r0, r0, #2
    ldr r3, [r5, #4]
    add r12, r4, r0
    add r7, r12, r0
    ldr r5, [r5, #8]
    add r8, r7, r0
    cmp r2, #15
    bne .Lotherwise_672
    movw r0, #5
.Lrepeat_673:
    tst r5, #1
    beq .Lotherwise_674
    vld1.32 {d16, d17}, [r14]!
    vmov.i32 q13, #0
    vld1.32 {d18, d19}, [r14]!
    vld1.32 {d20, d21}, [r14]!
    vld1.32 {d22, d23}, [r6]
    vadd.f32 q14, q8, q9
    vld1.32 {d24, d25}, [r14]!
    vsub.f32 q15, q8, q9
    vadd.f32 q8, q10, q11
    vld1.32 {d18, d19}, [r14]!
    vld1.32 {d20, d21}, [r14]
    sub r14, r14, #80
    vsub.f32 q11, q8, q12
    movw r1, #:lower16:(.Lconstants_nnp_winograd_f5x4_3x3_of_7x7_output_with_bias_with_relu__armv7_neon - (1f + 8))
    movt r1, #:upper16:(.Lconstants_nnp_winograd_f5x4_3x3_of_7x7_output_with_bias_with_relu__armv7_neon - (1f + 8))
1:
    add r1, pc, r1
    vld1.32 {d0, d1}, [r1]
    vadd.f32 q8, q8, q12
    movw r1, #:lower16:(.Lconstants_nnp_winograd_f5x4_3x3_of_7x7_output_with_bias_with_relu__armv7_neon+16 - (1f + 8))
    movt r1, #:upper16:(.Lconstants_nnp_winograd_f5x4_3x3_of_7x7_output_with_bias_with_relu__armv7_neon+16 - (1f + 8))
1:
    add r1, pc, r1
    vld1.32 {d2, d3}, [r1]
    vadd.f32 q12, q9, q14
    vadd.f32 q10, q10, q11
    vadd.f32 q12, q12, q8
    vmla.f32 q11, q9, d0[1]
    vmla.f32 q8, q9, d1[1]
    vmla.f32 q10, q9, d2[1]
    vmla.f32 q11, q15, d0[0]
    vmla.f32 q8, q14, d1[0]
    vmla.f32 q10, q15, d2[0]
    vmax.f32 q9, q13, q12
    vmax.f32 q11, q13, q11
    vmax.f32 q8, q13, q8
    vmax.f32 q10, q13, q10
    vtrn.32 q9, q11
    vtrn.32 q8, q10
    vswp d19, d16
    vswp d23, d20
    vst1.32 {d18, d19}, [r4]
    vst1.32 {d22, d23}, [r12]
    vst1.32 {d16, d17}, [r7]
    vst1.32 {d20, d21}, [r8]
.Lotherwise_674:
    sub r0, r0, #1
    lsr r5, r5, #1
    add r4, r4, r3, lsl #2
    add r12, r12, r3, lsl #2
    add r7, r7, r3, lsl #2
    add r8, r8, r3, lsl #2
    add r14, r14, #96
    cmp r0, #0
    bne .Lrepeat_673
    b .Lend_675
.Lotherwise_672:
    movw r9, #5
.Lrepeat_676:
    tst r5, #1
    beq .Lotherwise_677
    vld1.32 {d16, d17}, [r14]!
    vmov.i32 q13, #0
    ubfx r0, r2, #0, #4
    vld1.32 {d18, d19}, [r14]!
    vld1.32 {d20, d21}, [r14]!
    vld1.32 {d22, d23}, [r6]
    vadd.f32 q14, q8, q9
    vld1.32 {d24, d25}, [r14]!
    vsub.f32 q15, q8, q9
    vadd.f32 q8, q10, q11
    vld1.32 {d18, d19}, [r14]!
    vld1.32 {d20, d21}, [r14]
    sub r14, r14, #80
    vsub.f32 q11, q8, q12
    movw r1, #:lower16:(.Lconstants_nnp_winograd_f5x4_3x3_of_7x7_output_with_bias_with_relu__armv7_neon - (1f + 8))
    movt r1, #:upper16:(.Lconstants_nnp_winograd_f5x4_3x3_of_7x7_output_with_bias_with_relu__armv7_neon - (1f + 8))
1:
    add r1, pc, r1
    vld1.32 {d0, d1}, [r1]
    vadd.f32 q8, q8, q12
    movw r1, #:lower16:(.Lconstants_nnp_winograd_f5x4_3x3_of_7x7_output_with_bias_with_relu__armv7_neon+16 - (1f + 8))
    movt r1, #:upper16:(.Lconstants_nnp_winograd_f5x4_3x3_of_7x7_output_with_bias_with_relu__armv7_neon+16 - (1f + 8))
1:
    add r1, pc, r1
    vld1.32 {d2, d3}, [r1]
    vadd.f32 q12, q9, q14
    vadd.f32 q10, q10, q11
    vadd.f32 q12, q12, q8
    vmla.f32 q11, q9, d0[1]
    vmla.f32 q8, q9, d1[1]
    vmla.f32 q10, q9, d2[1]
    vmla.f32 q11, q15, d0[0]
    vmla.f32 q8, q14, d1[0]
    vmla.f32 q10, q15, d2[0]
    vmax.f32 q9, q13, q12
    vmax.f32 q11, q13, q11
    vmax.f32 q8, q13, q8
    vmax.f32 q10, q13, q10
    cmp r0, #15
    bne .Lotherwise_678
    vtrn.32 q9, q11
    vtrn.32 q8, q10
    vswp d19, d16
    vswp d23, d20
    vst1.32 {d18, d19}, [r4]
    vst1.32 {d22, d23}, [r12]
    vst1.32 {d16, d17}, [r7]
    vst1.32 {d20, d21}, [r8]
    b .Lend_679
.Lotherwise_678:
    tst r2, #1
    beq .Lotherwise_680
    vst1.32 {d18[0]}, [r4]
    vst1.32 {d18[1]}, [r12]
    vst1.32 {d19[0]}, [r7]
    vst1.32 {d19[1]}, [r8]
.Lotherwise_680:
    tst r2, #2
    beq .Lotherwise_681
    add r0, r4, #4
    vst1.32 {d22[0]}, [r0]
    add r0, r12, #4
    add r1, r7, #4
    vst1.32 {d22[1]}, [r0]
    add r0, r8, #4
    vst1.32 {d23[0]}, [r1]
    vst1.32 {d23[1]}, [r0]
.Lotherwise_681:
    tst r2, #4
    beq .Lotherwise_682
    add r0, r4, #8
    vst1.32 {d16[0]}, [r0]
    add r0, r12, #8
    add r1, r7, #8
    vst1.32 {d16[1]}, [r0]
    add r0, r8, #8
    vst1.32 {d17[0]}, [r1]
    vst1.32 {d17[1]}, [r0]
.Lotherwise_682:
    tst r2, #8
    beq .Lotherwise_683
    add r0, r4, #12
    vst1.32 {d20[0]}, [r0]
    add r0, r12, #12
    add r1, r7, #12
    vst1.32 {d20[1]}, [r0]
    add r0, r8, #12
    vst1.32 {d21[0]}, [r1]
    vst1.32 {d21[1]}, [r0]
.Lotherwise_683:
.Lend_679:
.Lotherwise_677:
    sub r9, r9, #1
    lsr r5, r5, #1
    add r4, r4, r3, lsl #2
    add r12, r12, r3, lsl #2
    add r7, r7, r3, lsl #2
    add r8, r8, r3, lsl #2
    add r14, r14, #96
    cmp r9, #0
    bne .Lrepeat_676
.Lend_675:
    pop {r4, r5, r6, r7, r8, r9, r10, pc}
    .size nnp_winograd_f5x4_3x3_of_7x7_output_with_bias_with_relu__armv7_neon, . - nnp_winograd_f5x4_3x3_of_7x7_output_with_bias_with_relu__armv7_neon

.section .rodata
    .p2align 4
.Lconstants_nnp_winograd_f4x5_3x3_of_7x7_input__armv7_neon:
    .long 0x40800000, 0x40a00000, 0x3fa00000, 0x3e800000
    .long 0x40820000, 0x3d800000, 0x3f880000, 0x41880000
    .long 0x41800000, 0x3e000000, 0x408a0000, 0x40a20000
    .long 0x40600000, 0x40400000, 0x40000000, 0x3f900000
    .long 0x40900000, 0xbf600000, 0x40040000, 0xc0400000
    .long 0x3e400000, 0x3ff80000, 0x40080000, 0x00000000

    .text
    .p2align 4
    .globl nnp_winograd_f4x5_3x3_of_7x7_input__armv7_neon
    .type nnp_winograd_f4x5_3x3_of_7x7_input__armv7_neon, %function
nnp_winograd_f4x5_3x3_of_7x7_input__armv7_neon:
    push {r4, r5, r6, r7, r8, r9, r10, r11, r14}
    vpush {d8, d9, d10, d11, d12, d13, d14, d15}
    mov r12, r1
    ldr r5, [sp, #100]
    ldr r1, [r12]
    mov r7, r0
    mov r8, r2
    ldr r2, [r12, #12]
    mov r9, r3
    lsl r0, r1, #2
    ldr r14, [r12, #4]
    add r4, r7, r0
    add r6, r4, r0
    ldr r10, [r12, #8]
    add r1, r6, r0
    cmp r2, #127
    bne .Lotherwise_684
    mov r2, r5
    movw r3, #6
.Lrepeat_685:
    tst r10, #1
    beq .Lotherwise_686
    add r0, r7, #12
    vld1.32 {d16, d17}, [r7]
    add r12, r4, #12
    add r11, r6, #12
    vld1.32 {d18, d19}, [r4]
    vld1.32 {d20, d21}, [r6]
    vmov q13, q8
    vld1.32 {d16, d17}, [r1]
    vmov q12, q9
    vld1.32 {d18, d19}, [r0]
    add r0, r1, #12
    vmov q14, q10
    vld1.32 {d20, d21}, [r12]
    vmov q3, q8
    vld1.32 {d16, d17}, [r11]
    vld1.32 {d22, d23}, [r0]
    vmov q4, q10
    movw r0, #:lower16:(.Lconstants_nnp_winograd_f4x5_3x3_of_7x7_input__armv7_neon+16 - (1f + 8))
    movt r0, #:upper16:(.Lconstants_nnp_winograd_f4x5_3x3_of_7x7_input__armv7_neon+16 - (1f + 8))
1:
    add r0, pc, r0
    vld1.32 {d2, d3}, [r0]
    vmov q5, q8
    movw r0, #:lower16:(.Lconstants_nnp_winograd_f4x5_3x3_of_7x7_input__armv7_neon - (1f + 8))
    movt r0, #:upper16:(.Lconstants_nnp_winograd_f4x5_3x3_of_7x7_input__armv7_neon - (1f + 8))
1:
    add r0, pc, r0
    vld1.32 {d0, d1}, [r0]
    vmov q6, q11
    movw r0, #:lower16:(.Lconstants_nnp_winograd_f4x5_3x3_of_7x7_input__armv7_neon+32 - (1f + 8))
    movt r0, #:upper16:(.Lconstants_nnp_winograd_f4x5_3x3_of_7x7_input__armv7_neon+32 - (1f + 8))
1:
    add r0, pc, r0
    vld1.32 {d4, d5}, [r0]
    vtrn.32 q13, q12
    vtrn.32 q14, q3
    vtrn.32 q9, q4
    vtrn.32 q5, q6
    vswp d27, d28
    vswp d25, d6
    vswp d19, d10
    vswp d9, d12
    vmov q9, q5
    vmov q10, q13
    vmov q11, q5
    vmla.f32 q5, q12, d2[1]
    vmov q15, q13
    vmov q7, q4
    vmla.f32 q9, q12, d0[0]
    vmls.f32 q10, q14, d1[0]
    vmls.f32 q5, q3, d3[0]
    vmls.f32 q15, q14, d3[1]
    vmla.f32 q11, q12, d1[1]
    vmla.f32 q7, q13, d1[1]
    vmls.f32 q9, q3, d0[1]
    vmla.f32 q10, q4, d1[1]
    vmla.f32 q15, q4, d4[0]
    vmls.f32 q11, q3, d2[0]
    vmls.f32 q7, q14, d2[0]
    vmls.f32 q6, q13, d1[1]
    vmov q8, q5
    vmla.f32 q6, q14, d5[0]
    vadd.f32 q12, q9, q10
    vmla.f32 q8, q15, d4[1]
    vsub.f32 q9, q9, q10
    vst1.32 {d24, d25}, [r2]!
    vadd.f32 q10, q11, q7
    vmls.f32 q5, q15, d4[1]
    vst1.32 {d18, d19}, [r2]!
    vmls.f32 q6, q4, d5[1]
    vst1.32 {d20, d21}, [r2]!
    vsub.f32 q9, q11, q7
    vst1.32 {d18, d19}, [r2]!
    vst1.32 {d16, d17}, [r2]
    add r2, r2, #32
    sub r0, r2, #16
    vst1.32 {d10, d11}, [r2]
    sub r2, r2, #96
    vst1.32 {d12, d13}, [r0]
    b .Lend_687
.Lotherwise_686:
    vmov.i32 q8, #0
    vmov.i32 q9, #0
    vmov.i32 q10, #0
    vst1.32 {d16, d17}, [r2]!
    vmov.i32 q8, #0
    vst1.32 {d18, d19}, [r2]!
    vmov.i32 q9, #0
    vst1.32 {d20, d21}, [r2]!
    vmov.i32 q10, #0
    vst1.32 {d16, d17}, [r2]!
    vmov.i32 q8, #0
    vst1.32 {d18, d19}, [r2]!
    vst1.32 {d20, d21}, [r2]!
    vst1.32 {d16, d17}, [r2]
    sub r2, r2, #96
.Lend_687:
    sub r3, r3, #1
    lsr r10, r10, #1
    add r7, r7, r14, lsl #2
    add r4, r4, r14, lsl #2
    add r6, r6, r14, lsl #2
    add r1, r1, r14, lsl #2
    add r2, r2, #112
    cmp r3, #0
    bne .Lrepeat_685
    b .Lend_688
.Lotherwise_684:
    mov r3, r5
    movw r12, #6
.Lrepeat_689:
    tst r10, #1
    beq .Lotherwise_690
    ubfx r0, r2, #0, #4
    cmp r0, #15
    bne .Lotherwise_691
    vld1.32 {d16, d17}, [r7]
    vld1.32 {d18, d19}, [r4]
    vld1.32 {d20, d21}, [r6]
    vld1.32 {d22, d23}, [r1]
    vtrn.32 q8, q9
    vtrn.32 q10, q11
    vswp d17, d20
    vswp d19, d22
    vmov q4, q8
    vmov q8, q9
    vmov q5, q10
    b .Lend_692
.Lotherwise_691:
    vmov.i32 q4, #0
    tst r2, #1
    beq .Lotherwise_693
    vld1.32 {d8[0]}, [r7]
    vld1.32 {d8[1]}, [r4]
    vld1.32 {d9[0]}, [r6]
    vld1.32 {d9[1]}, [r1]
.Lotherwise_693:
    vmov.i32 q8, #0
    tst r2, #2
    beq .Lotherwise_694
    add r0, r7, #4
    vld1.32 {d16[0]}, [r0]
    add r0, r4, #4
    add r11, r6, #4
    vld1.32 {d16[1]}, [r0]
    add r0, r1, #4
    vld1.32 {d17[0]}, [r11]
    vld1.32 {d17[1]}, [r0]
.Lotherwise_694:
    vmov.i32 q5, #0
    tst r2, #4
    beq .Lotherwise_695
    add r0, r7, #8
    vld1.32 {d10[0]}, [r0]
    add r0, r4, #8
    add r11, r6, #8
    vld1.32 {d10[1]}, [r0]
    add r0, r1, #8
    vld1.32 {d11[0]}, [r11]
    vld1.32 {d11[1]}, [r0]
.Lotherwise_695:
    vmov.i32 q11, #0
    tst r2, #8
    beq .Lotherwise_696
    add r0, r7, #12
    vld1.32 {d22[0]}, [r0]
    add r0, r4, #12
    add r11, r6, #12
    vld1.32 {d22[1]}, [r0]
    add r0, r1, #12
    vld1.32 {d23[0]}, [r11]
    vld1.32 {d23[1]}, [r0]
.Lotherwise_696:
.Lend_692:
    vmov.i32 q9, #0
    tst r2, #16
    beq .Lotherwise_697
    add r0, r7, #16
    vld1.32 {d18[0]}, [r0]
    add r0, r4, #16
    add r11, r6, #16
    vld1.32 {d18[1]}, [r0]
    add r0, r1, #16
    vld1.32 {d19[0]}, [r11]
    vld1.32 {d19[1]}, [r0]
.Lotherwise_697:
    vmov.i32 q10, #0
    tst r2, #32
    beq .Lotherwise_698
    add r0, r7, #20
    vld1.32 {d20[0]}, [r0]
    add r0, r4, #20
    add r11, r6, #20
    vld1.32 {d20[1]}, [r0]
    add r0, r1, #20
    vld1.32 {d21[0]}, [r11]
    vld1.32 {d21[1]}, [r0]
.Lotherwise_698:
    vmov.i32 q12, #0
    tst r2, #64
    beq .Lotherwise_699
    add r0, r7, #24
    vld1.32 {d24[0]}, [r0]
    add r0, r4, #24
    add r11, r6, #24
    vld1.32 {d24[1]}, [r0]
    add r0, r1, #24
    vld1.32 {d25[0]}, [r11]
    vld1.32 {d25[1]}, [r0]
.Lotherwise_699:
    movw r0, #:lower16:(.Lconstants_nnp_winograd_f4x5_3x3_of_7x7_input__armv7_neon+16 - (1f + 8))
    movt r0, #:upper16:(.Lconstants_nnp_winograd_f4x5_3x3_of_7x7_input__armv7_neon+16 - (1f + 8))
1:
    add r0, pc, r0
    vld1.32 {d0, d1}, [r0]
    vmov q13, q10
    movw r0, #:lower16:(.Lconstants_nnp_winograd_f4x5_3x3_of_7x7_input__armv7_neon - (1f + 8))
    movt r0, #:upper16:(.Lconstants_nnp_winograd_f4x5_3x3_of_7x7_input__armv7_neon - (1f + 8))
1:
    add r0, pc, r0
    vld1.32 {d4, d5}, [r0]
    vmov q14, q4
    vmov q15, q10
    movw r0, #:lower16:(.Lconstants_nnp_winograd_f4x5_3x3_of_7x7_input__armv7_neon+32 - (1f + 8))
    movt r0, #:upper16:(.Lconstants_nnp_winograd_f4x5_3x3_of_7x7_input__armv7_neon+32 - (1f + 8))
1:
    add r0, pc, r0
    vld1.32 {d2, d3}, [r0]
    vmla.f32 q10, q8, d0[1]
    vmov q3, q4
    vmov q6, q9
    vmla.f32 q13, q8, d4[0]
    vmls.f32 q14, q5, d5[0]
    vmls.f32 q10, q11, d1[0]
    vmls.f32 q3, q5, d1[1]
    vmla.f32 q15, q8, d5[1]
    vmla.f32 q6, q4, d5[1]
    vmls.f32 q13, q11, d4[1]
    vmla.f32 q14, q9, d5[1]
    vmla.f32 q3, q9, d2[0]
    vmls.f32 q15, q11, d0[0]
    vmls.f32 q6, q5, d0[0]
    vmls.f32 q12, q4, d5[1]
    vmov q8, q10
    vmla.f32 q12, q5, d3[0]
    vadd.f32 q11, q13, q14
    vmla.f32 q8, q3, d2[1]
    vsub.f32 q13, q13, q14
    vst1.32 {d22, d23}, [r3]!
    vadd.f32 q11, q15, q6
    vmls.f32 q10, q3, d2[1]
    vst1.32 {d26, d27}, [r3]!
    vmls.f32 q12, q9, d3[1]
    vst1.32 {d22, d23}, [r3]!
    vsub.f32 q9, q15, q6
    vst1.32 {d18, d19}, [r3]!
    vst1.32 {d16, d17}, [r3]
    add r3, r3, #32
    sub r0, r3, #16
    vst1.32 {d20, d21}, [r3]
    sub r3, r3, #96
    vst1.32 {d24, d25}, [r0]
    b .Lend_700
.Lotherwise_690:
    vmov.i32 q8, #0
    vmov.i32 q9, #0
    vmov.i32 q10, #0
    vst1.32 {d16, d17}, [r3]!
    vmov.i32 q8, #0
    vst1.32 {d18, d19}, [r3]!
    vmov.i32 q9, #0
    vst1.32 {d20, d21}, [r3]!
    vmov.i32 q10, #0
    vst1.32 {d16, d17}, [r3]!
    vmov.i32 q8, #0
    vst1.32 {d18, d19}, [r3]!
    vst1.32 {d20, d21}, [r3]!
    vst1.32 {d16, d17}, [r3]
    sub r3, r3, #96
.Lend_700:
    sub r12, r12, #1
    lsr r10, r10, #1
    add r7, r7, r14, lsl #2
    add r4, r4, r14, lsl #2
    add r6, r6, r14, lsl #2
    add r1, r1, r14, lsl #2
    add r3, r3, #112
    cmp r12, #0
    bne .Lrepeat_689
.Lend_688:
    lsl r3, r9, #2
    movw r0, #7
    add r12, r3, r3, lsl #1
    mul r4, r9, r0
    movw r1, #7
.Lrepeat_701:
    vld1.32 {d16, d17}, [r5]
    add r5, r5, #112
    add r2, r8, r3
    vld1.32 {d18, d19}, [r5]
    add r5, r5, #112
    add r14, r8, r3, lsl #1
    vld1.32 {d20, d21}, [r5]
    add r5, r5, #112
    vmov q11, q8
    add r6, r8, r12
    movw r0, #:lower16:(.Lconstants_nnp_winograd_f4x5_3x3_of_7x7_input__armv7_neon+48 - (1f + 8))
    movt r0, #:upper16:(.Lconstants_nnp_winograd_f4x5_3x3_of_7x7_input__armv7_neon+48 - (1f + 8))
1:
    add r0, pc, r0
    vld1.32 {d0, d1}, [r0]
    add r7, r8, r3, lsl #2
    add r0, r8, r3
    vld1.32 {d24, d25}, [r5]
    add r5, r5, #112
    vadd.f32 q13, q8, q10
    add r9, r0, r3, lsl #2
    vld1.32 {d28, d29}, [r5]
    add r5, r5, #112
    vmla.f32 q11, q9, d0[0]
    sub r1, r1, #1
    vld1.32 {d30, d31}, [r5]
    sub r5, r5, #544
    movw r0, #:lower16:(.Lconstants_nnp_winograd_f4x5_3x3_of_7x7_input__armv7_neon+64 - (1f + 8))
    movt r0, #:upper16:(.Lconstants_nnp_winograd_f4x5_3x3_of_7x7_input__armv7_neon+64 - (1f + 8))
1:
    add r0, pc, r0
    vld1.32 {d2, d3}, [r0]
    vsub.f32 q6, q12, q14
    movw r0, #:lower16:(.Lconstants_nnp_winograd_f4x5_3x3_of_7x7_input__armv7_neon+32 - (1f + 8))
    movt r0, #:upper16:(.Lconstants_nnp_winograd_f4x5_3x3_of_7x7_input__armv7_neon+32 - (1f + 8))
1:
    add r0, pc, r0
    vld1.32 {d4, d5}, [r0]
    vmov q7, q14
    vmls.f32 q11, q10, d0[1]
    movw r0, #:lower16:(.Lconstants_nnp_winograd_f4x5_3x3_of_7x7_input__armv7_neon+16 - (1f + 8))
    movt r0, #:upper16:(.Lconstants_nnp_winograd_f4x5_3x3_of_7x7_input__armv7_neon+16 - (1f + 8))
1:
    add r0, pc, r0
    vld1.32 {d6, d7}, [r0]
    vmls.f32 q13, q9, d2[0]
    movw r0, #:lower16:(.Lconstants_nnp_winograd_f4x5_3x3_of_7x7_input__armv7_neon+80 - (1f + 8))
    movt r0, #:upper16:(.Lconstants_nnp_winograd_f4x5_3x3_of_7x7_input__armv7_neon+80 - (1f + 8))
1:
    add r0, pc, r0
    vld1.32 {d8, d9}, [r0]
    vmls.f32 q15, q8, d4[1]
    vmls.f32 q6, q8, d4[1]
    vmls.f32 q7, q8, d4[1]
    movw r0, #:lower16:(.Lconstants_nnp_winograd_f4x5_3x3_of_7x7_input__armv7_neon - (1f + 8))
    movt r0, #:upper16:(.Lconstants_nnp_winograd_f4x5_3x3_of_7x7_input__armv7_neon - (1f + 8))
1:
    add r0, pc, r0
    vld1.32 {d10, d11}, [r0]
    vmls.f32 q11, q12, d0[0]
    vmla.f32 q13, q12, d2[0]
    vmla.f32 q15, q9, d6[1]
    vmls.f32 q6, q9, d6[1]
    vmla.f32 q7, q9, d8[0]
    vmla.f32 q11, q14, d1[0]
    vmls.f32 q8, q10, d7[1]
    vmls.f32 q13, q14, d1[0]
    vmla.f32 q15, q10, d9[0]
    vmla.f32 q6, q10, d3[0]
    vmla.f32 q7, q10, d8[1]
    vmla.f32 q8, q14, d4[0]
    vmls.f32 q15, q12, d7[0]
    vmls.f32 q7, q12, d0[1]
    vmul.f32 q9, q11, d1[1]
    vmul.f32 q10, q13, d2[1]
    vmls.f32 q15, q14, d1[0]
    vst1.32 {d18, d19}, [r8]
    add r8, r8, r4, lsl #2
    vmul.f32 q9, q6, d3[1]
    vst1.32 {d20, d21}, [r2]
    vmul.f32 q8, q8, d11[1]
    vst1.32 {d18, d19}, [r14]
    vst1.32 {d14, d15}, [r6]
    vst1.32 {d16, d17}, [r7]
    vst1.32 {d30, d31}, [r9]
    cmp r1, #0
    bne .Lrepeat_701
    vpop {d8, d9, d10, d11, d12, d13, d14, d15}
    pop {r4, r5, r6, r7, r8, r9, r10, r11, pc}
    .size nnp_winograd_f4x5_3x3_of_7x7_input__armv7_neon, . - nnp_winograd_f4x5_3x3_of_7x7_input__armv7_neon

.section .rodata
    .p2align 4
.Lconstants_nnp_winograd_f4x5_3x3_of_7x7_output_with_bias__armv7_neon:
    .long 0x40000000, 0x3e800000, 0x40800000, 0x3d800000
    .long 0x41000000, 0x3c800000, 0x3b800000, 0x41800000

    .text
    .p2align 4
    .globl nnp_winograd_f4x5_3x3_of_7x7_output_with_bias__armv7_neon
    .type nnp_winograd_f4x5_3x3_of_7x7_output_with_bias__armv7_neon, %function
nnp_winograd_f4x5_3x3_of_7x7_output_with_bias__armv7_neon:
    push {r4, r5, r6, r7, r8, r9, r10, r11, r14}
    ldr r4, [sp, #40]
    lsl r5, r1, #2
    ldr r6, [sp, #36]
    movw r12, #7
    mov r7, r2
    mov r14, r3
    add r8, r5, r5, lsl #1
    mov r9, r0
    mul r2, r1, r12
    mov r3, r4
    movw r12, #7
.Lrepeat_702:
    add r0, r9, r5, lsl #1
    vld1.32 {d16, d17}, [r9]
    add r1, r9, r8
    add r10, r9, r5
    vld1.32 {d18, d19}, [r0]
    add r11, r9, r5, lsl #2
    vld1.32 {d20, d21}, [r1]
    add r0, r9, r5
    add r0, r0, r5, lsl #2
    vld1.32 {d22, d23}, [r10]
    sub r12, r12, #1
    add r9, r9, r2, lsl #2
    vsub.f32 q12, q9, q10
    vld1.32 {d26, d27}, [r11]
    vadd.f32 q14, q8, q11
    vld1.32 {d30, d31}, [r0]
    movw r0, #:lower16:(.Lconstants_nnp_winograd_f4x5_3x3_of_7x7_output_with_bias__armv7_neon - (1f + 8))
    movt r0, #:upper16:(.Lconstants_nnp_winograd_f4x5_3x3_of_7x7_output_with_bias__armv7_neon - (1f + 8))
1:
    add r0, pc, r0
    vld1.32 {d0, d1}, [r0]
    vadd.f32 q9, q9, q10
    movw r0, #:lower16:(.Lconstants_nnp_winograd_f4x5_3x3_of_7x7_output_with_bias__armv7_neon+16 - (1f + 8))
    movt r0, #:upper16:(.Lconstants_nnp_winograd_f4x5_3x3_of_7x7_output_with_bias__armv7_neon+16 - (1f + 8))
1:
    add r0, pc, r0
    vld1.32 {d2, d3}, [r0]
    vadd.f32 q10, q13, q14
    vadd.f32 q15, q15, q12
    vsub.f32 q8, q8, q11
    vmla.f32 q12, q13, d0[0]
    vadd.f32 q10, q10, q9
    vmla.f32 q9, q13, d1[0]
    vmla.f32 q15, q13, d2[0]
    vst1.32 {d20, d21}, [r3]
    add r3, r3, #112
    vmla.f32 q12, q8, d0[1]
    vmla.f32 q9, q14, d1[1]
    vmla.f32 q15, q8, d2[1]
    vst1.32 {d24, d25}, [r3]
    add r3, r3, #112
    vst1.32 {d18, d19}, [r3]
    add r3, r3, #112
    vst1.32 {d30, d31}, [r3]
    sub r3, r3, #320
    cmp r12, #0
    bne .Lrepeat_702
    ldr r0, [r6]
    mov r8, r14
    mov r9, r4
    ldr r3, [r6, #12]
    lsl r0, r0, #2
    ldr r4, [r6, #4]
    add r5, r8, r0
    add r10, r5, r0
    ldr r6, [r6, #8]
    add r1, r10, r0
    cmp r3, #31
    bne .Lotherwise_703
    movw r2, #4
.Lrepeat_704:
    tst r6, #1
    beq .Lotherwise_705
    vld1.32 {d16, d17}, [r9]!
    add r3, r8, #4
    add r12, r5, #4
    vld1.32 {d18, d19}, [r9]!
    add r14, r10, #4
    add r11, r1, #4
    vld1.32 {d20, d21}, [r9]!
    vld1.32 {d22, d23}, [r7]
    vadd.f32 q14, q8, q9
    vld1.32 {d24, d25}, [r9]!
    vsub.f32 q2, q8, q9
    vadd.f32 q8, q10, q11
    vld1.32 {d18, d19}, [r9]!
    vld1.32 {d20, d21}, [r9]!
    vadd.f32 q11, q8, q12
    vld1.32 {d26, d27}, [r9]
    sub r9, r9, #96
    vsub.f32 q12, q8, q12
    movw r0, #:lower16:(.Lconstants_nnp_winograd_f4x5_3x3_of_7x7_output_with_bias__armv7_neon - (1f + 8))
    movt r0, #:upper16:(.Lconstants_nnp_winograd_f4x5_3x3_of_7x7_output_with_bias__armv7_neon - (1f + 8))
1:
    add r0, pc, r0
    vld1.32 {d0, d1}, [r0]
    vmov q15, q11
    movw r0, #:lower16:(.Lconstants_nnp_winograd_f4x5_3x3_of_7x7_output_with_bias__armv7_neon+16 - (1f + 8))
    movt r0, #:upper16:(.Lconstants_nnp_winograd_f4x5_3x3_of_7x7_output_with_bias__armv7_neon+16 - (1f + 8))
1:
    add r0, pc, r0
    vld1.32 {d2, d3}, [r0]
    vmov q3, q12
    vadd.f32 q8, q9, q13
    vsub.f32 q9, q9, q13
    vmla.f32 q3, q2, d0[1]
    vmla.f32 q15, q14, d1[1]
    vmla.f32 q12, q2, d2[1]
    vadd.f32 q13, q10, q11
    vadd.f32 q10, q14, q11
    vmla.f32 q3, q9, d0[0]
    vmla.f32 q15, q8, d1[0]
    vmla.f32 q12, q9, d2[0]
    vmla.f32 q13, q14, d3[0]
    vadd.f32 q9, q10, q8
    vmla.f32 q13, q8, d3[1]
    vmov q8, q3
    vmov q10, q15
    vmov q11, q12
    vtrn.32 q9, q8
    vtrn.32 q10, q11
    vswp d19, d20
    vtrn.32 q3, q15
    vtrn.32 q12, q13
    vst1.32 {d18, d19}, [r8]
    vswp d17, d22
    vswp d7, d24
    vst1.32 {d16, d17}, [r5]
    vswp d31, d26
    vst1.32 {d20, d21}, [r10]
    vst1.32 {d22, d23}, [r1]
    vst1.32 {d6, d7}, [r3]
    vst1.32 {d30, d31}, [r12]
    vst1.32 {d24, d25}, [r14]
    vst1.32 {d26, d27}, [r11]
.Lotherwise_705:
    sub r2, r2, #1
    lsr r6, r6, #1
    add r8, r8, r4, lsl #2
    add r5, r5, r4, lsl #2
    add r10, r10, r4, lsl #2
    add r1, r1, r4, lsl #2
    add r9, r9, #112
    cmp r2, #0
    bne .Lrepeat_704
    b .Lend_706
.Lotherwise_703:
    movw r12, #4
.Lrepeat_707:
    tst r6, #1
    beq .Lotherwise_708
    vld1.32 {d16, d17}, [r9]!
    ubfx r0, r3, #0, #4
    vld1.32 {d18, d19}, [r9]!
    vld1.32 {d20, d21}, [r9]!
    vld1.32 {d22, d23}, [r7]
    vadd.f32 q14, q8, q9
    vld1.32 {d24, d25}, [r9]!
    vsub.f32 q15, q8, q9
    vadd.f32 q8, q10, q11
    vld1.32 {d18, d19}, [r9]!
    vld1.32 {d20, d21}, [r9]!
    vadd.f32 q11, q8, q12
    vld1.32 {d26, d27}, [r9]
    sub r9, r9, #96
    vsub.f32 q12, q8, q12
    movw r2, #:lower16:(.Lconstants_nnp_winograd_f4x5_3x3_of_7x7_output_with_bias__armv7_neon - (1f + 8))
    movt r2, #:upper16:(.Lconstants_nnp_winograd_f4x5_3x3_of_7x7_output_with_bias__armv7_neon - (1f + 8))
1:
    add r2, pc, r2
    vld1.32 {d0, d1}, [r2]
    movw r2, #:lower16:(.Lconstants_nnp_winograd_f4x5_3x3_of_7x7_output_with_bias__armv7_neon+16 - (1f + 8))
    movt r2, #:upper16:(.Lconstants_nnp_winograd_f4x5_3x3_of_7x7_output_with_bias__armv7_neon+16 - (1f + 8))
1:
    add r2, pc, r2
    vld1.32 {d2, d3}, [r2]
    vmov q2, q12
    vadd.f32 q3, q10, q11
    vadd.f32 q8, q9, q13
    vsub.f32 q9, q9, q13
    vadd.f32 q10, q14, q11
    vmla.f32 q2, q15, d0[1]
    vmla.f32 q11, q14, d1[1]
    vmla.f32 q12, q15, d2[1]
    vmla.f32 q3, q14, d3[0]
    vadd.f32 q10, q10, q8
    vmla.f32 q2, q9, d0[0]
    vmla.f32 q11, q8, d1[0]
    vmla.f32 q12, q9, d2[0]
    vmla.f32 q3, q8, d3[1]
    cmp r0, #15
    bne .Lotherwise_709
    vtrn.32 q10, q2
    vtrn.32 q11, q12
    vswp d21, d22
    vswp d5, d24
    vst1.32 {d20, d21}, [r8]
    vst1.32 {d4, d5}, [r5]
    vst1.32 {d22, d23}, [r10]
    vst1.32 {d24, d25}, [r1]
    b .Lend_710
.Lotherwise_709:
    tst r3, #1
    beq .Lotherwise_711
    vst1.32 {d20[0]}, [r8]
    vst1.32 {d20[1]}, [r5]
    vst1.32 {d21[0]}, [r10]
    vst1.32 {d21[1]}, [r1]
.Lotherwise_711:
    tst r3, #2
    beq .Lotherwise_712
    add r0, r8, #4
    vst1.32 {d4[0]}, [r0]
    add r0, r5, #4
    add r2, r10, #4
    vst1.32 {d4[1]}, [r0]
    add r0, r1, #4
    vst1.32 {d5[0]}, [r2]
    vst1.32 {d5[1]}, [r0]
.Lotherwise_712:
    tst r3, #4
    beq .Lotherwise_713
    add r0, r8, #8
    vst1.32 {d22[0]}, [r0]
    add r0, r5, #8
    add r2, r10, #8
    vst1.32 {d22[1]}, [r0]
    add r0, r1, #8
    vst1.32 {d23[0]}, [r2]
    vst1.32 {d23[1]}, [r0]
.Lotherwise_713:
    tst r3, #8
    beq .Lotherwise_714
    add r0, r8, #12
    vst1.32 {d24[0]}, [r0]
    add r0, r5, #12
    add r2, r10, #12
    vst1.32 {d24[1]}, [r0]
    add r0, r1, #12
    vst1.32 {d25[0]}, [r2]
    vst1.32 {d25[1]}, [r0]
.Lotherwise_714:
.Lend_710:
    ubfx r0, r3, #4, #4
    cmp r0, #15
    bne .Lotherwise_715
    add r0, r8, #16
    add r2, r5, #16
    vmov q8, q3
    add r14, r10, #16
    add r11, r1, #16
    vmov q9, q3
    vmov q10, q3
    vtrn.32 q3, q8
    vtrn.32 q9, q10
    vswp d7, d18
    vswp d17, d20
    vst1.32 {d6, d7}, [r0]
    vst1.32 {d16, d17}, [r2]
    vst1.32 {d18, d19}, [r14]
    vst1.32 {d20, d21}, [r11]
    b .Lend_716
.Lotherwise_715:
    tst r3, #16
    beq .Lotherwise_717
    add r0, r8, #16
    vst1.32 {d6[0]}, [r0]
    add r0, r5, #16
    add r2, r10, #16
    vst1.32 {d6[1]}, [r0]
    add r0, r1, #16
    vst1.32 {d7[0]}, [r2]
    vst1.32 {d7[1]}, [r0]
.Lotherwise_717:
    tst r3, #32
    beq .Lotherwise_718
    add r0, r8, #20
    vst1.32 {d6[0]}, [r0]
    add r0, r5, #20
    add r2, r10, #20
    vst1.32 {d6[1]}, [r0]
    add r0, r1, #20
    vst1.32 {d7[0]}, [r2]
    vst1.32 {d7[1]}, [r0]
.Lotherwise_718:
    tst r3, #64
    beq .Lotherwise_719
    add r0, r8, #24
    vst1.32 {d6[0]}, [r0]
    add r0, r5, #24
    add r2, r10, #24
    vst1.32 {d6[1]}, [r0]
    add r0, r1, #24
    vst1.32 {d7[0]}, [r2]
    vst1.32 {d7[1]}, [r0]
.Lotherwise_719:
    tst r3, #128
    beq .Lotherwise_720
    add r0, r8, #28
    vst1.32 {d6[0]}, [r0]
    add r0, r5, #28
    add r2, r10, #28
    vst1.32 {d6[1]}, [r0]
    add r0, r1, #28
    vst1.32 {d7[0]}, [r2]
    vst1.32 {d7[1]}, [r0]
.Lotherwise_720:
.Lend_716:
.Lotherwise_708:
    sub r12, r12, #1
    lsr r6, r6, #1
    add r8, r8, r4, lsl #2
    add r5, r5, r4, lsl #2
    add r10, r10, r4, lsl #2
    add r1, r1, r4, lsl #2
    add r9, r9, #112
    cmp r12, #0
    bne .Lrepeat_707
.Lend_706:
    pop {r4, r5, r6, r7, r8, r9, r10, r11, pc}
    .size nnp_winograd_f4x5_3x3_of_7x7_output_with_bias__armv7_neon, . - nnp_winograd_f4x5_3x3_of_7x7_output_with_bias__armv7_neon

.section .rodata
    .p2align 4
.Lconstants_nnp_winograd_f4x5_3x3_of_7x7_output_with_bias_with_relu__armv7_neon:
    .long 0x40000000, 0x3e800000, 0x40800000, 0x3d800000
    .long 0x41000000, 0x3c800000, 0x3b800000, 0x41800000

    .text
    .p2align 4
    .globl nnp_winograd_f4x5_3x3_of_7x7_output_with_bias_with_relu__armv7_neon
    .type nnp_winograd_f4x5_3x3_of_7x7_output_with_bias_with_relu__armv7_neon, %function
nnp_winograd_f4x5_3x3_of_7x7_output_with_bias_with_relu__armv7_neon:
    push {r4, r5, r6, r7, r8, r9, r10, r11, r14}
    vpush {d8, d9, d10, d11}
    ldr r4, [sp, #72]
    lsl r5, r1, #2
    ldr r6, [sp, #68]
    movw r12, #7
    mov r7, r2
    mov r14, r3
    add r8, r5, r5, lsl #1
    mov r9, r0
    mul r2, r1, r12
    mov r3, r4
    movw r12, #7
.Lrepeat_721:
    add r0, r9, r5, lsl #1
    vld1.32 {d16, d17}, [r9]
    add r1, r9, r8
    add r10, r9, r5
    vld1.32 {d18, d19}, [r0]
    add r11, r9, r5, lsl #2
    vld1.32 {d20, d21}, [r1]
    add r0, r9, r5
    add r0, r0, r5, lsl #2
    vld1.32 {d22, d23}, [r10]
    sub r12, r12, #1
    add r9, r9, r2, lsl #2
    vsub.f32 q12, q9, q10
    vld1.32 {d26, d27}, [r11]
    vadd.f32 q14, q8, q11
    vld1.32 {d30, d31}, [r0]
    movw r0, #:lower16:(.Lconstants_nnp_winograd_f4x5_3x3_of_7x7_output_with_bias_with_relu__armv7_neon - (1f + 8))
    movt r0, #:upper16:(.Lconstants_nnp_winograd_f4x5_3x3_of_7x7_output_with_bias_with_relu__armv7_neon - (1f + 8))
1:
    add r0, pc, r0
    vld1.32 {d0, d1}, [r0]
    vadd.f32 q9, q9, q10
    movw r0, #:lower16:(.Lconstants_nnp_winograd_f4x5_3x3_of_7x7_output_with_bias_with_relu__armv7_neon+16 - (1f + 8))
    movt r0, #:upper16:(.Lconstants_nnp_winograd_f4x5_3x3_of_7x7_output_with_bias_with_relu__armv7_neon+16 - (1f + 8))
1:
    add r0, pc, r0
    vld1.32 {d2, d3}, [r0]
    vadd.f32 q10, q13, q14
    vadd.f32 q15, q15, q12
    vsub.f32 q8, q8, q11
    vmla.f32 q12, q13, d0[0]
    vadd.f32 q10, q10, q9
    vmla.f32 q9, q13, d1[0]
    vmla.f32 q15, q13, d2[0]
    vst1.32 {d20, d21}, [r3]
    add r3, r3, #112
    vmla.f32 q12, q8, d0[1]
    vmla.f32 q9, q14, d1[1]
    vmla.f32 q15, q8, d2[1]
    vst1.32 {d24, d25}, [r3]
    add r3, r3, #112
    vst1.32 {d18, d19}, [r3]
    add r3, r3, #112
    vst1.32 {d30, d31}, [r3]
    sub r3, r3, #320
    cmp r12, #0
    bne .Lrepeat_721
    ldr r0, [r6]
    mov r8, r14
    mov r9, r4
    ldr r3, [r6, #12]
    lsl r0, r0, #2
    ldr r4, [r6, #4]
    add r5, r8, r0
    add r10, r5, r0
    ldr r6, [r6, #8]
    add r1, r10, r0
    cmp r3, #31
    bne .Lotherwise_722
    movw r2, #4
.Lrepeat_723:
    tst r6, #1
    beq .Lotherwise_724
    vld1.32 {d16, d17}, [r9]!
    vmov.i32 q13, #0
    add r3, r8, #4
    vld1.32 {d18, d19}, [r9]!
    add r12, r5, #4
    add r14, r10, #4
    vld1.32 {d20, d21}, [r9]!
    add r11, r1, #4
    vld1.32 {d22, d23}, [r7]
    vadd.f32 q15, q8, q9
    vld1.32 {d24, d25}, [r9]!
    vsub.f32 q2, q8, q9
    vadd.f32 q8, q10, q11
    vld1.32 {d18, d19}, [r9]!
    vld1.32 {d20, d21}, [r9]!
    vadd.f32 q14, q8, q12
    vld1.32 {d22, d23}, [r9]
    sub r9, r9, #96
    vsub.f32 q12, q8, q12
    movw r0, #:lower16:(.Lconstants_nnp_winograd_f4x5_3x3_of_7x7_output_with_bias_with_relu__armv7_neon - (1f + 8))
    movt r0, #:upper16:(.Lconstants_nnp_winograd_f4x5_3x3_of_7x7_output_with_bias_with_relu__armv7_neon - (1f + 8))
1:
    add r0, pc, r0
    vld1.32 {d2, d3}, [r0]
    vmov q3, q14
    movw r0, #:lower16:(.Lconstants_nnp_winograd_f4x5_3x3_of_7x7_output_with_bias_with_relu__armv7_neon+16 - (1f + 8))
    movt r0, #:upper16:(.Lconstants_nnp_winograd_f4x5_3x3_of_7x7_output_with_bias_with_relu__armv7_neon+16 - (1f + 8))
1:
    add r0, pc, r0
    vld1.32 {d0, d1}, [r0]
    vmov q4, q12
    vadd.f32 q5, q9, q11
    vsub.f32 q8, q9, q11
    vmla.f32 q4, q2, d2[1]
    vmla.f32 q3, q15, d3[1]
    vmla.f32 q12, q2, d0[1]
    vadd.f32 q11, q10, q14
    vadd.f32 q9, q15, q14
    vmla.f32 q4, q8, d2[0]
    vmla.f32 q3, q5, d3[0]
    vmla.f32 q12, q8, d0[0]
    vmla.f32 q11, q15, d1[0]
    vadd.f32 q8, q9, q5
    vmla.f32 q11, q5, d1[1]
    vmax.f32 q8, q13, q8
    vmax.f32 q9, q13, q4
    vmax.f32 q10, q13, q3
    vmax.f32 q12, q13, q12
    vmax.f32 q11, q13, q11
    vmov q13, q9
    vmov q14, q10
    vmov q15, q12
    vtrn.32 q8, q13
    vtrn.32 q14, q15
    vswp d17, d28
    vtrn.32 q9, q10
    vtrn.32 q12, q11
    vst1.32 {d16, d17}, [r8]
    vswp d27, d30
    vswp d19, d24
    vst1.32 {d26, d27}, [r5]
    vswp d21, d22
    vst1.32 {d28, d29}, [r10]
    vst1.32 {d30, d31}, [r1]
    vst1.32 {d18, d19}, [r3]
    vst1.32 {d20, d21}, [r12]
    vst1.32 {d24, d25}, [r14]
    vst1.32 {d22, d23}, [r11]
.Lotherwise_724:
    sub r2, r2, #1
    lsr r6, r6, #1
    add r8, r8, r4, lsl #2
    add r5, r5, r4, lsl #2
    add r10, r10, r4, lsl #2
    add r1, r1, r4, lsl #2
    add r9, r9, #112
    cmp r2, #0
    bne .Lrepeat_723
    b .Lend_725
.Lotherwise_722:
    movw r12, #4
.Lrepeat_726:
    tst r6, #1
    beq .Lotherwise_727
    vld1.32 {d16, d17}, [r9]!
    vmov.i32 q13, #0
    ubfx r0, r3, #0, #4
    vld1.32 {d18, d19}, [r9]!
    vld1.32 {d20, d21}, [r9]!
    vld1.32 {d22, d23}, [r7]
    vadd.f32 q15, q8, q9
    vld1.32 {d24, d25}, [r9]!
    vsub.f32 q2, q8, q9
    vadd.f32 q8, q10, q11
    vld1.32 {d18, d19}, [r9]!
    vld1.32 {d20, d21}, [r9]!
    vadd.f32 q14, q8, q12
    vld1.32 {d22, d23}, [r9]
    sub r9, r9, #96
    vsub.f32 q12, q8, q12
    movw r2, #:lower16:(.Lconstants_nnp_winograd_f4x5_3x3_of_7x7_output_with_bias_with_relu__armv7_neon - (1f + 8))
    movt r2, #:upper16:(.Lconstants_nnp_winograd_f4x5_3x3_of_7x7_output_with_bias_with_relu__armv7_neon - (1f + 8))
1:
    add r2, pc, r2
    vld1.32 {d0, d1}, [r2]
    vmov q3, q14
    movw r2, #:lower16:(.Lconstants_nnp_winograd_f4x5_3x3_of_7x7_output_with_bias_with_relu__armv7_neon+16 - (1f + 8))
    movt r2, #:upper16:(.Lconstants_nnp_winograd_f4x5_3x3_of_7x7_output_with_bias_with_relu__armv7_neon+16 - (1f + 8))
1:
    add r2, pc, r2
    vld1.32 {d2, d3}, [r2]
    vmov q4, q12
    vadd.f32 q5, q10, q14
    vadd.f32 q8, q9, q11
    vsub.f32 q9, q9, q11
    vmla.f32 q4, q2, d0[1]
    vmla.f32 q3, q15, d1[1]
    vmla.f32 q12, q2, d2[1]
    vmla.f32 q5, q15, d3[0]
    vadd.f32 q10, q15, q14
    vmla.f32 q4, q9, d0[0]
    vmla.f32 q3, q8, d1[0]
    vmla.f32 q12, q9, d2[0]
    vmla.f32 q5, q8, d3[1]
    vadd.f32 q8, q10, q8
    vmax.f32 q9, q13, q4
    vmax.f32 q8, q13, q8
    vmax.f32 q10, q13, q3
    vmax.f32 q11, q13, q12
    vmax.f32 q12, q13, q5
    cmp r0, #15
    bne .Lotherwise_728
    vtrn.32 q8, q9
    vtrn.32 q10, q11
    vswp d17, d20
    vswp d19, d22
    vst1.32 {d16, d17}, [r8]
    vst1.32 {d18, d19}, [r5]
    vst1.32 {d20, d21}, [r10]
    vst1.32 {d22, d23}, [r1]
    b .Lend_729
.Lotherwise_728:
    tst r3, #1
    beq .Lotherwise_730
    vst1.32 {d16[0]}, [r8]
    vst1.32 {d16[1]}, [r5]
    vst1.32 {d17[0]}, [r10]
    vst1.32 {d17[1]}, [r1]
.Lotherwise_730:
    tst r3, #2
    beq .Lotherwise_731
    add r0, r8, #4
    vst1.32 {d18[0]}, [r0]
    add r0, r5, #4
    add r2, r10, #4
    vst1.32 {d18[1]}, [r0]
    add r0, r1, #4
    vst1.32 {d19[0]}, [r2]
    vst1.32 {d19[1]}, [r0]
.Lotherwise_731:
    tst r3, #4
    beq .Lotherwise_732
    add r0, r8, #8
    vst1.32 {d20[0]}, [r0]
    add r0, r5, #8
    add r2, r10, #8
    vst1.32 {d20[1]}, [r0]
    add r0, r1, #8
    vst1.32 {d21[0]}, [r2]
    vst1.32 {d21[1]}, [r0]
.Lotherwise_732:
    tst r3, #8
    beq .Lotherwise_733
    add r0, r8, #12
    vst1.32 {d22[0]}, [r0]
    add r0, r5, #12
    add r2, r10, #12
    vst1.32 {d22[1]}, [r0]
    add r0, r1, #12
    vst1.32 {d23[0]}, [r2]
    vst1.32 {d23[1]}, [r0]
.Lotherwise_733:
.Lend_729:
    ubfx r0, r3, #4, #4
    cmp r0, #15
    bne .Lotherwise_734
    add r0, r8, #16
    add r2, r5, #16
    vmov q8, q12
    add r14, r10, #16
    add r11, r1, #16
    vmov q9, q12
    vmov q10, q12
    vtrn.32 q12, q8
    vtrn.32 q9, q10
    vswp d25, d18
    vswp d17, d20
    vst1.32 {d24, d25}, [r0]
    vst1.32 {d16, d17}, [r2]
    vst1.32 {d18, d19}, [r14]
    vst1.32 {d20, d21}, [r11]
    b .Lend_735
.Lotherwise_734:
    tst r3, #16
    beq .Lotherwise_736
    add r0, r8, #16
    vst1.32 {d24[0]}, [r0]
    add r0, r5, #16
    add r2, r10, #16
    vst1.32 {d24[1]}, [r0]
    add r0, r1, #16
    vst1.32 {d25[0]}, [r2]
    vst1.32 {d25[1]}, [r0]
.Lotherwise_736:
    tst r3, #32
    beq .Lotherwise_737
    add r0, r8, #20
    vst1.32 {d24[0]}, [r0]
    add r0, r5, #20
    add r2, r10, #20
    vst1.32 {d24[1]}, [r0]
    add r0, r1, #20
    vst1.32 {d25[0]}, [r2]
    vst1.32 {d25[1]}, [r0]
.Lotherwise_737:
    tst r3, #64
    beq .Lotherwise_738
    add r0, r8, #24
    vst1.32 {d24[0]}, [r0]
    add r0, r5, #24
    add r2, r10, #24
    vst1.32 {d24[1]}, [r0]
    add r0, r1, #24
    vst1.32 {d25[0]}, [r2]
    vst1.32 {d25[1]}, [r0]
.Lotherwise_738:
    tst r3, #128
    beq .Lotherwise_739
    add r0, r8, #28
    vst1.32 {d24[0]}, [r0]
    add r0, r5, #28
    add r2, r10, #28
    vst1.32 {d24[1]}, [r0]
    add r0, r1, #28
    vst1.32 {d25[0]}, [r2]
    vst1.32 {d25[1]}, [r0]
.Lotherwise_739:
.Lend_735:
.Lotherwise_727:
    sub r12, r12, #1
    lsr r6, r6, #1
    add r8, r8, r4, lsl #2
    add r5, r5, r4, lsl #2
    add r10, r10, r4, lsl #2
    add r1, r1, r4, lsl #2
    add r9, r9, #112
    cmp r12, #0
    bne .Lrepeat_726
.Lend_725:
    vpop {d8, d9, d10, d11}
    pop {r4, r5, r6, r7, r8, r9, r10, r11, pc}
    .size nnp_winograd_f4x5_3x3_of_7x7_output_with_bias_with_relu__armv7_neon, . - nnp_winograd_f4x5_3x3_of_7x7_output_with_bias_with_relu__armv7_neon

.section .rodata
    .p2align 4
.Lconstants_nnp_winograd_f4x4_3x3_of_7x7_input__armv7_neon:
    .long 0x40600000, 0x40400000, 0x40000000, 0x3f900000
    .long 0x40900000, 0xbf600000, 0x3e000000, 0x3d800000
    .long 0x40040000, 0xc0400000, 0x3e400000, 0x3ff80000
    .long 0x41880000, 0x41800000, 0x3e800000, 0x40080000
    .long 0x3f880000, 0x00000000, 0x00000000, 0x00000000

    .text
    .p2align 4
    .globl nnp_winograd_f4x4_3x3_of_7x7_input__armv7_neon
    .type nnp_winograd_f4x4_3x3_of_7x7_input__armv7_neon, %function
nnp_winograd_f4x4_3x3_of_7x7_input__armv7_neon:
    push {r4, r5, r6, r7, r8, r9, r10, r11, r14}
    vpush {d8, d9, d10, d11, d12, d13, d14, d15}
    mov r14, r1
    ldr r4, [sp, #100]
    ldr r1, [r14]
    mov r6, r0
    mov r5, r2
    ldr r7, [r14, #12]
    mov r8, r3
    lsl r0, r1, #2
    ldr r3, [r14, #4]
    add r12, r6, r0
    add r9, r12, r0
    ldr r14, [r14, #8]
    add r1, r9, r0
    cmp r7, #63
    bne .Lotherwise_740
    mov r2, r4
    movw r10, #6
.Lrepeat_741:
    tst r14, #1
    beq .Lotherwise_742
    vld1.32 {d16, d17}, [r6]
    ubfx r0, r7, #4, #2
    vld1.32 {d18, d19}, [r12]
    vld1.32 {d20, d21}, [r9]
    vmov q11, q8
    vld1.32 {d16, d17}, [r1]
    vmov q12, q9
    vmov q13, q10
    vmov q14, q8
    vtrn.32 q11, q12
    vtrn.32 q13, q14
    vswp d23, d26
    vswp d25, d28
    cmp r0, #3
    bne .Lotherwise_743
    vldr d16, [r6, #16]
    vldr d18, [r9, #16]
    vldr d17, [r12, #16]
    vldr d19, [r1, #16]
    vuzp.32 q8, q9
    vmov q5, q8
    b .Lend_744
.Lotherwise_743:
    vmov.i32 q5, #0
    tst r7, #16
    beq .Lotherwise_745
    add r0, r6, #16
    vld1.32 {d10[0]}, [r0]
    add r0, r12, #16
    add r11, r9, #16
    vld1.32 {d10[1]}, [r0]
    add r0, r1, #16
    vld1.32 {d11[0]}, [r11]
    vld1.32 {d11[1]}, [r0]
.Lotherwise_745:
    vmov.i32 q9, #0
    tst r7, #32
    beq .Lotherwise_746
    add r0, r6, #20
    vld1.32 {d18[0]}, [r0]
    add r0, r12, #20
    add r11, r9, #20
    vld1.32 {d18[1]}, [r0]
    add r0, r1, #20
    vld1.32 {d19[0]}, [r11]
    vld1.32 {d19[1]}, [r0]
.Lotherwise_746:
.Lend_744:
    vmov q8, q11
    movw r0, #:lower16:(.Lconstants_nnp_winograd_f4x4_3x3_of_7x7_input__armv7_neon - (1f + 8))
    movt r0, #:upper16:(.Lconstants_nnp_winograd_f4x4_3x3_of_7x7_input__armv7_neon - (1f + 8))
1:
    add r0, pc, r0
    vld1.32 {d0, d1}, [r0]
    vadd.f32 q10, q11, q13
    movw r0, #:lower16:(.Lconstants_nnp_winograd_f4x4_3x3_of_7x7_input__armv7_neon+16 - (1f + 8))
    movt r0, #:upper16:(.Lconstants_nnp_winograd_f4x4_3x3_of_7x7_input__armv7_neon+16 - (1f + 8))
1:
    add r0, pc, r0
    vld1.32 {d2, d3}, [r0]
    vmla.f32 q8, q12, d0[0]
    movw r0, #:lower16:(.Lconstants_nnp_winograd_f4x4_3x3_of_7x7_input__armv7_neon+32 - (1f + 8))
    movt r0, #:upper16:(.Lconstants_nnp_winograd_f4x4_3x3_of_7x7_input__armv7_neon+32 - (1f + 8))
1:
    add r0, pc, r0
    vld1.32 {d4, d5}, [r0]
    vsub.f32 q15, q14, q5
    movw r0, #:lower16:(.Lconstants_nnp_winograd_f4x4_3x3_of_7x7_input__armv7_neon+48 - (1f + 8))
    movt r0, #:upper16:(.Lconstants_nnp_winograd_f4x4_3x3_of_7x7_input__armv7_neon+48 - (1f + 8))
1:
    add r0, pc, r0
    vld1.32 {d6, d7}, [r0]
    vmov q6, q5
    movw r0, #:lower16:(.Lconstants_nnp_winograd_f4x4_3x3_of_7x7_input__armv7_neon+64 - (1f + 8))
    movt r0, #:upper16:(.Lconstants_nnp_winograd_f4x4_3x3_of_7x7_input__armv7_neon+64 - (1f + 8))
1:
    add r0, pc, r0
    vld1.32 {d8, d9}, [r0]
    vmls.f32 q8, q13, d0[1]
    vmls.f32 q10, q12, d2[0]
    vmls.f32 q9, q11, d3[0]
    vmls.f32 q15, q11, d3[0]
    vmls.f32 q6, q11, d3[0]
    vmls.f32 q8, q14, d0[0]
    vmla.f32 q10, q14, d2[0]
    vmla.f32 q9, q12, d3[1]
    vmls.f32 q15, q12, d3[1]
    vmla.f32 q6, q12, d5[0]
    vmla.f32 q8, q5, d1[0]
    vmls.f32 q11, q13, d6[0]
    vmls.f32 q10, q5, d1[0]
    vmla.f32 q9, q13, d7[1]
    vmla.f32 q15, q13, d4[0]
    vmla.f32 q6, q13, d5[1]
    vmla.f32 q11, q5, d6[1]
    vmls.f32 q9, q14, d8[0]
    vmls.f32 q6, q14, d0[1]
    vmul.f32 q8, q8, d1[1]
    vmul.f32 q10, q10, d2[1]
    vmls.f32 q9, q5, d1[0]
    vst1.32 {d16, d17}, [r2]!
    vmul.f32 q8, q15, d4[1]
    vst1.32 {d20, d21}, [r2]!
    vmul.f32 q10, q11, d7[0]
    vst1.32 {d16, d17}, [r2]!
    vst1.32 {d12, d13}, [r2]!
    vst1.32 {d20, d21}, [r2]!
    vst1.32 {d18, d19}, [r2]
    sub r2, r2, #80
    b .Lend_747
.Lotherwise_742:
    vmov.i32 q8, #0
    vmov.i32 q9, #0
    vmov.i32 q10, #0
    vst1.32 {d16, d17}, [r2]!
    vmov.i32 q8, #0
    vst1.32 {d18, d19}, [r2]!
    vmov.i32 q9, #0
    vst1.32 {d20, d21}, [r2]!
    vmov.i32 q10, #0
    vst1.32 {d16, d17}, [r2]!
    vst1.32 {d18, d19}, [r2]!
    vst1.32 {d20, d21}, [r2]
    sub r2, r2, #80
.Lend_747:
    sub r10, r10, #1
    lsr r14, r14, #1
    add r6, r6, r3, lsl #2
    add r12, r12, r3, lsl #2
    add r9, r9, r3, lsl #2
    add r1, r1, r3, lsl #2
    add r2, r2, #96
    cmp r10, #0
    bne .Lrepeat_741
    b .Lend_748
.Lotherwise_740:
    mov r2, r4
    movw r10, #6
.Lrepeat_749:
    tst r14, #1
    beq .Lotherwise_750
    ubfx r0, r7, #0, #4
    cmp r0, #15
    bne .Lotherwise_751
    vld1.32 {d16, d17}, [r6]
    vld1.32 {d18, d19}, [r12]
    vld1.32 {d20, d21}, [r9]
    vld1.32 {d22, d23}, [r1]
    vtrn.32 q8, q9
    vtrn.32 q10, q11
    vswp d17, d20
    vswp d19, d22
    vmov q12, q8
    vmov q13, q9
    vmov q14, q10
    b .Lend_752
.Lotherwise_751:
    vmov.i32 q12, #0
    tst r7, #1
    beq .Lotherwise_753
    vld1.32 {d24[0]}, [r6]
    vld1.32 {d24[1]}, [r12]
    vld1.32 {d25[0]}, [r9]
    vld1.32 {d25[1]}, [r1]
.Lotherwise_753:
    vmov.i32 q13, #0
    tst r7, #2
    beq .Lotherwise_754
    add r0, r6, #4
    vld1.32 {d26[0]}, [r0]
    add r0, r12, #4
    add r11, r9, #4
    vld1.32 {d26[1]}, [r0]
    add r0, r1, #4
    vld1.32 {d27[0]}, [r11]
    vld1.32 {d27[1]}, [r0]
.Lotherwise_754:
    vmov.i32 q14, #0
    tst r7, #4
    beq .Lotherwise_755
    add r0, r6, #8
    vld1.32 {d28[0]}, [r0]
    add r0, r12, #8
    add r11, r9, #8
    vld1.32 {d28[1]}, [r0]
    add r0, r1, #8
    vld1.32 {d29[0]}, [r11]
    vld1.32 {d29[1]}, [r0]
.Lotherwise_755:
    vmov.i32 q11, #0
    tst r7, #8
    beq .Lotherwise_756
    add r0, r6, #12
    vld1.32 {d22[0]}, [r0]
    add r0, r12, #12
    add r11, r9, #12
    vld1.32 {d22[1]}, [r0]
    add r0, r1, #12
    vld1.32 {d23[0]}, [r11]
    vld1.32 {d23[1]}, [r0]
.Lotherwise_756:
.Lend_752:
    ubfx r0, r7, #4, #2
    cmp r0, #3
    bne .Lotherwise_757
    vldr d16, [r6, #16]
    vldr d18, [r9, #16]
    vldr d17, [r12, #16]
    vldr d19, [r1, #16]
    vuzp.32 q8, q9
    vmov q5, q8
    b .Lend_758
.Lotherwise_757:
    vmov.i32 q5, #0
    tst r7, #16
    beq .Lotherwise_759
    add r0, r6, #16
    vld1.32 {d10[0]}, [r0]
    add r0, r12, #16
    add r11, r9, #16
    vld1.32 {d10[1]}, [r0]
    add r0, r1, #16
    vld1.32 {d11[0]}, [r11]
    vld1.32 {d11[1]}, [r0]
.Lotherwise_759:
    vmov.i32 q9, #0
    tst r7, #32
    beq .Lotherwise_760
    add r0, r6, #20
    vld1.32 {d18[0]}, [r0]
    add r0, r12, #20
    add r11, r9, #20
    vld1.32 {d18[1]}, [r0]
    add r0, r1, #20
    vld1.32 {d19[0]}, [r11]
    vld1.32 {d19[1]}, [r0]
.Lotherwise_760:
.Lend_758:
    vmov q8, q12
    movw r0, #:lower16:(.Lconstants_nnp_winograd_f4x4_3x3_of_7x7_input__armv7_neon - (1f + 8))
    movt r0, #:upper16:(.Lconstants_nnp_winograd_f4x4_3x3_of_7x7_input__armv7_neon - (1f + 8))
1:
    add r0, pc, r0
    vld1.32 {d0, d1}, [r0]
    vadd.f32 q10, q12, q14
    movw r0, #:lower16:(.Lconstants_nnp_winograd_f4x4_3x3_of_7x7_input__armv7_neon+16 - (1f + 8))
    movt r0, #:upper16:(.Lconstants_nnp_winograd_f4x4_3x3_of_7x7_input__armv7_neon+16 - (1f + 8))
1:
    add r0, pc, r0
    vld1.32 {d2, d3}, [r0]
    vmla.f32 q8, q13, d0[0]
    movw r0, #:lower16:(.Lconstants_nnp_winograd_f4x4_3x3_of_7x7_input__armv7_neon+32 - (1f + 8))
    movt r0, #:upper16:(.Lconstants_nnp_winograd_f4x4_3x3_of_7x7_input__armv7_neon+32 - (1f + 8))
1:
    add r0, pc, r0
    vld1.32 {d4, d5}, [r0]
    vsub.f32 q15, q11, q5
    movw r0, #:lower16:(.Lconstants_nnp_winograd_f4x4_3x3_of_7x7_input__armv7_neon+48 - (1f + 8))
    movt r0, #:upper16:(.Lconstants_nnp_winograd_f4x4_3x3_of_7x7_input__armv7_neon+48 - (1f + 8))
1:
    add r0, pc, r0
    vld1.32 {d6, d7}, [r0]
    vmov q6, q5
    movw r0, #:lower16:(.Lconstants_nnp_winograd_f4x4_3x3_of_7x7_input__armv7_neon+64 - (1f + 8))
    movt r0, #:upper16:(.Lconstants_nnp_winograd_f4x4_3x3_of_7x7_input__armv7_neon+64 - (1f + 8))
1:
    add r0, pc, r0
    vld1.32 {d8, d9}, [r0]
    vmls.f32 q8, q14, d0[1]
    vmls.f32 q10, q13, d2[0]
    vmls.f32 q9, q12, d3[0]
    vmls.f32 q15, q12, d3[0]
    vmls.f32 q6, q12, d3[0]
    vmls.f32 q8, q11, d0[0]
    vmla.f32 q10, q11, d2[0]
    vmla.f32 q9, q13, d3[1]
    vmls.f32 q15, q13, d3[1]
    vmla.f32 q6, q13, d5[0]
    vmla.f32 q8, q5, d1[0]
    vmls.f32 q12, q14, d6[0]
    vmls.f32 q10, q5, d1[0]
    vmla.f32 q9, q14, d7[1]
    vmla.f32 q15, q14, d4[0]
    vmla.f32 q6, q14, d5[1]
    vmla.f32 q12, q5, d6[1]
    vmls.f32 q9, q11, d8[0]
    vmls.f32 q6, q11, d0[1]
    vmul.f32 q8, q8, d1[1]
    vmul.f32 q10, q10, d2[1]
    vmls.f32 q9, q5, d1[0]
    vst1.32 {d16, d17}, [r2]!
    vmul.f32 q8, q15, d4[1]
    vst1.32 {d20, d21}, [r2]!
    vmul.f32 q10, q12, d7[0]
    vst1.32 {d16, d17}, [r2]!
    vst1.32 {d12, d13}, [r2]!
    vst1.32 {d20, d21}, [r2]!
    vst1.32 {d18, d19}, [r2]
    sub r2, r2, #80
    b .Lend_761
.Lotherwise_750:
    vmov.i32 q8, #0
    vmov.i32 q9, #0
    vmov.i32 q10, #0
    vst1.32 {d16, d17}, [r2]!
    vmov.i32 q8, #0
    vst1.32 {d18, d19}, [r2]!
    vmov.i32 q9, #0
    vst1.32 {d20, d21}, [r2]!
    vmov.i32 q10, #0
    vst1.32 {d16, d17}, [r2]!
    vst1.32 {d18, d19}, [r2]!
    vst1.32 {d20, d21}, [r2]
    sub r2, r2, #80
.Lend_761:
    sub r10, r10, #1
    lsr r14, r14, #1
    add r6, r6, r3, lsl #2
    add r12, r12, r3, lsl #2
    add r9, r9, r3, lsl #2
    add r1, r1, r3, lsl #2
    add r2, r2, #96
    cmp r10, #0
    bne .Lrepeat_749
.Lend_748:
    lsl r3, r8, #2
    movw r0, #7
    add r12, r3, r3, lsl #1
    mul r6, r8, r0
    movw r1, #6
.Lrepeat_762:
    vld1.32 {d16, d17}, [r4]
    add r4, r4, #96
    add r2, r5, r3
    vld1.32 {d18, d19}, [r4]
    add r4, r4, #96
    add r14, r5, r3, lsl #1
    vld1.32 {d20, d21}, [r4]
    add r4, r4, #96
    vmov q11, q8
    add r7, r5, r12
    movw r0, #:lower16:(.Lconstants_nnp_winograd_f4x4_3x3_of_7x7_input__armv7_neon - (1f + 8))
    movt r0, #:upper16:(.Lconstants_nnp_winograd_f4x4_3x3_of_7x7_input__armv7_neon - (1f + 8))
1:
    add r0, pc, r0
    vld1.32 {d0, d1}, [r0]
    add r8, r5, r3, lsl #2
    vmov q7, q8
    add r0, r5, r3
    vld1.32 {d24, d25}, [r4]
    add r4, r4, #96
    vadd.f32 q13, q8, q10
    add r9, r0, r3, lsl #2
    vld1.32 {d28, d29}, [r4]
    add r4, r4, #96
    vmla.f32 q11, q9, d0[0]
    sub r1, r1, #1
    vld1.32 {d30, d31}, [r4]
    sub r4, r4, #464
    movw r0, #:lower16:(.Lconstants_nnp_winograd_f4x4_3x3_of_7x7_input__armv7_neon+16 - (1f + 8))
    movt r0, #:upper16:(.Lconstants_nnp_winograd_f4x4_3x3_of_7x7_input__armv7_neon+16 - (1f + 8))
1:
    add r0, pc, r0
    vld1.32 {d2, d3}, [r0]
    vsub.f32 q5, q12, q14
    vmov q6, q14
    movw r0, #:lower16:(.Lconstants_nnp_winograd_f4x4_3x3_of_7x7_input__armv7_neon+32 - (1f + 8))
    movt r0, #:upper16:(.Lconstants_nnp_winograd_f4x4_3x3_of_7x7_input__armv7_neon+32 - (1f + 8))
1:
    add r0, pc, r0
    vld1.32 {d4, d5}, [r0]
    vmls.f32 q11, q10, d0[1]
    movw r0, #:lower16:(.Lconstants_nnp_winograd_f4x4_3x3_of_7x7_input__armv7_neon+48 - (1f + 8))
    movt r0, #:upper16:(.Lconstants_nnp_winograd_f4x4_3x3_of_7x7_input__armv7_neon+48 - (1f + 8))
1:
    add r0, pc, r0
    vld1.32 {d6, d7}, [r0]
    vmls.f32 q13, q9, d2[0]
    movw r0, #:lower16:(.Lconstants_nnp_winograd_f4x4_3x3_of_7x7_input__armv7_neon+64 - (1f + 8))
    movt r0, #:upper16:(.Lconstants_nnp_winograd_f4x4_3x3_of_7x7_input__armv7_neon+64 - (1f + 8))
1:
    add r0, pc, r0
    vld1.32 {d8, d9}, [r0]
    vmls.f32 q15, q8, d3[0]
    vmls.f32 q5, q8, d3[0]
    vmls.f32 q6, q8, d3[0]
    vmls.f32 q11, q12, d0[0]
    vmla.f32 q13, q12, d2[0]
    vmla.f32 q15, q9, d3[1]
    vmls.f32 q5, q9, d3[1]
    vmla.f32 q6, q9, d5[0]
    vmla.f32 q11, q14, d1[0]
    vmls.f32 q7, q10, d6[0]
    vmls.f32 q13, q14, d1[0]
    vmla.f32 q15, q10, d7[1]
    vmla.f32 q5, q10, d4[0]
    vmla.f32 q6, q10, d5[1]
    vmla.f32 q7, q14, d6[1]
    vmls.f32 q15, q12, d8[0]
    vmls.f32 q6, q12, d0[1]
    vmul.f32 q8, q11, d1[1]
    vmul.f32 q9, q13, d2[1]
    vmls.f32 q15, q14, d1[0]
    vst1.32 {d16, d17}, [r5]
    add r5, r5, r6, lsl #2
    vmul.f32 q8, q5, d4[1]
    vst1.32 {d18, d19}, [r2]
    vmul.f32 q9, q7, d7[0]
    vst1.32 {d16, d17}, [r14]
    vst1.32 {d12, d13}, [r7]
    vst1.32 {d18, d19}, [r8]
    vst1.32 {d30, d31}, [r9]
    cmp r1, #0
    bne .Lrepeat_762
    vpop {d8, d9, d10, d11, d12, d13, d14, d15}
    pop {r4, r5, r6, r7, r8, r9, r10, r11, pc}
    .size nnp_winograd_f4x4_3x3_of_7x7_input__armv7_neon, . - nnp_winograd_f4x4_3x3_of_7x7_input__armv7_neon

.section .rodata
    .p2align 4
.Lconstants_nnp_winograd_f4x4_3x3_of_7x7_output_with_bias__armv7_neon:
    .long 0x40000000, 0x3e800000, 0x40800000, 0x3d800000
    .long 0x41000000, 0x3c800000, 0x00000000, 0x00000000

    .text
    .p2align 4
    .globl nnp_winograd_f4x4_3x3_of_7x7_output_with_bias__armv7_neon
    .type nnp_winograd_f4x4_3x3_of_7x7_output_with_bias__armv7_neon, %function
nnp_winograd_f4x4_3x3_of_7x7_output_with_bias__armv7_neon:
    push {r4, r5, r6, r7, r8, r9, r10, r11, r14}
    ldr r4, [sp, #40]
    lsl r5, r1, #2
    ldr r6, [sp, #36]
    movw r12, #7
    mov r7, r2
    mov r14, r3
    add r8, r5, r5, lsl #1
    mov r9, r0
    mul r2, r1, r12
    mov r3, r4
    movw r12, #6
.Lrepeat_763:
    add r0, r9, r5, lsl #1
    vld1.32 {d16, d17}, [r9]
    add r1, r9, r8
    add r10, r9, r5
    vld1.32 {d18, d19}, [r0]
    add r11, r9, r5, lsl #2
    vld1.32 {d20, d21}, [r1]
    add r0, r9, r5
    add r0, r0, r5, lsl #2
    vld1.32 {d22, d23}, [r10]
    sub r12, r12, #1
    add r9, r9, r2, lsl #2
    vsub.f32 q12, q9, q10
    vld1.32 {d26, d27}, [r11]
    vadd.f32 q14, q8, q11
    vld1.32 {d30, d31}, [r0]
    movw r0, #:lower16:(.Lconstants_nnp_winograd_f4x4_3x3_of_7x7_output_with_bias__armv7_neon - (1f + 8))
    movt r0, #:upper16:(.Lconstants_nnp_winograd_f4x4_3x3_of_7x7_output_with_bias__armv7_neon - (1f + 8))
1:
    add r0, pc, r0
    vld1.32 {d0, d1}, [r0]
    vadd.f32 q9, q9, q10
    movw r0, #:lower16:(.Lconstants_nnp_winograd_f4x4_3x3_of_7x7_output_with_bias__armv7_neon+16 - (1f + 8))
    movt r0, #:upper16:(.Lconstants_nnp_winograd_f4x4_3x3_of_7x7_output_with_bias__armv7_neon+16 - (1f + 8))
1:
    add r0, pc, r0
    vld1.32 {d2, d3}, [r0]
    vadd.f32 q10, q13, q14
    vadd.f32 q15, q15, q12
    vsub.f32 q8, q8, q11
    vmla.f32 q12, q13, d0[0]
    vadd.f32 q10, q10, q9
    vmla.f32 q9, q13, d1[0]
    vmla.f32 q15, q13, d2[0]
    vst1.32 {d20, d21}, [r3]
    add r3, r3, #96
    vmla.f32 q12, q8, d0[1]
    vmla.f32 q9, q14, d1[1]
    vmla.f32 q15, q8, d2[1]
    vst1.32 {d24, d25}, [r3]
    add r3, r3, #96
    vst1.32 {d18, d19}, [r3]
    add r3, r3, #96
    vst1.32 {d30, d31}, [r3]
    sub r3, r3, #272
    cmp r12, #0
    bne .Lrepeat_763
    ldr r0, [r6]
    ldr r2, [r6, #12]
    lsl r0, r0, #2
    ldr r3, [r6, #4]
    add r12, r14, r0
    add r5, r12, r0
    ldr r6, [r6, #8]
    add r8, r5, r0
    cmp r2, #15
    bne .Lotherwise_764
    movw r0, #4
.Lrepeat_765:
    tst r6, #1
    beq .Lotherwise_766
    vld1.32 {d16, d17}, [r4]!
    vld1.32 {d18, d19}, [r4]!
    vld1.32 {d20, d21}, [r4]!
    vld1.32 {d22, d23}, [r7]
    vadd.f32 q14, q8, q9
    vld1.32 {d24, d25}, [r4]!
    vsub.f32 q8, q8, q9
    vadd.f32 q9, q10, q11
    vld1.32 {d20, d21}, [r4]!
    vld1.32 {d22, d23}, [r4]
    sub r4, r4, #80
    vsub.f32 q13, q9, q12
    movw r1, #:lower16:(.Lconstants_nnp_winograd_f4x4_3x3_of_7x7_output_with_bias__armv7_neon - (1f + 8))
    movt r1, #:upper16:(.Lconstants_nnp_winograd_f4x4_3x3_of_7x7_output_with_bias__armv7_neon - (1f + 8))
1:
    add r1, pc, r1
    vld1.32 {d0, d1}, [r1]
    vadd.f32 q9, q9, q12
    movw r1, #:lower16:(.Lconstants_nnp_winograd_f4x4_3x3_of_7x7_output_with_bias__armv7_neon+16 - (1f + 8))
    movt r1, #:upper16:(.Lconstants_nnp_winograd_f4x4_3x3_of_7x7_output_with_bias__armv7_neon+16 - (1f + 8))
1:
    add r1, pc, r1
    vld1.32 {d2, d3}, [r1]
    vadd.f32 q12, q10, q14
    vadd.f32 q11, q11, q13
    vadd.f32 q12, q12, q9
    vmla.f32 q13, q10, d0[0]
    vmla.f32 q9, q10, d1[0]
    vmla.f32 q11, q10, d2[0]
    vmla.f32 q13, q8, d0[1]
    vmla.f32 q9, q14, d1[1]
    vmla.f32 q11, q8, d2[1]
    vtrn.32 q12, q13
    vtrn.32 q9, q11
    vswp d25, d18
    vswp d27, d22
    vst1.32 {d24, d25}, [r14]
    vst1.32 {d26, d27}, [r12]
    vst1.32 {d18, d19}, [r5]
    vst1.32 {d22, d23}, [r8]
.Lotherwise_766:
    sub r0, r0, #1
    lsr r6, r6, #1
    add r14, r14, r3, lsl #2
    add r12, r12, r3, lsl #2
    add r5, r5, r3, lsl #2
    add r8, r8, r3, lsl #2
    add r4, r4, #96
    cmp r0, #0
    bne .Lrepeat_765
    b .Lend_767
.Lotherwise_764:
    movw r9, #4
.Lrepeat_768:
    tst r6, #1
    beq .Lotherwise_769
    vld1.32 {d16, d17}, [r4]!
    ubfx r0, r2, #0, #4
    vld1.32 {d18, d19}, [r4]!
    vld1.32 {d20, d21}, [r4]!
    vld1.32 {d22, d23}, [r7]
    vadd.f32 q14, q8, q9
    vld1.32 {d24, d25}, [r4]!
    vsub.f32 q8, q8, q9
    vadd.f32 q9, q10, q11
    vld1.32 {d20, d21}, [r4]!
    vld1.32 {d22, d23}, [r4]
    sub r4, r4, #80
    vsub.f32 q13, q9, q12
    movw r1, #:lower16:(.Lconstants_nnp_winograd_f4x4_3x3_of_7x7_output_with_bias__armv7_neon - (1f + 8))
    movt r1, #:upper16:(.Lconstants_nnp_winograd_f4x4_3x3_of_7x7_output_with_bias__armv7_neon - (1f + 8))
1:
    add r1, pc, r1
    vld1.32 {d0, d1}, [r1]
    vadd.f32 q9, q9, q12
    movw r1, #:lower16:(.Lconstants_nnp_winograd_f4x4_3x3_of_7x7_output_with_bias__armv7_neon+16 - (1f + 8))
    movt r1, #:upper16:(.Lconstants_nnp_winograd_f4x4_3x3_of_7x7_output_with_bias__armv7_neon+16 - (1f + 8))
1:
    add r1, pc, r1
    vld1.32 {d2, d3}, [r1]
    vadd.f32 q12, q10, q14
    vadd.f32 q11, q11, q13
    vadd.f32 q12, q12, q9
    vmla.f32 q13, q10, d0[0]
    vmla.f32 q9, q10, d1[0]
    vmla.f32 q11, q10, d2[0]
    vmla.f32 q13, q8, d0[1]
    vmla.f32 q9, q14, d1[1]
    vmla.f32 q11, q8, d2[1]
    cmp r0, #15
    bne .Lotherwise_770
    vtrn.32 q12, q13
    vtrn.32 q9, q11
    vswp d25, d18
    vswp d27, d22
    vst1.32 {d24, d25}, [r14]
    vst1.32 {d26, d27}, [r12]
    vst1.32 {d18, d19}, [r5]
    vst1.32 {d22, d23}, [r8]
    b .Lend_771
.Lotherwise_770:
    tst r2, #1
    beq .Lotherwise_772
    vst1.32 {d24[0]}, [r14]
    vst1.32 {d24[1]}, [r12]
    vst1.32 {d25[0]}, [r5]
    vst1.32 {d25[1]}, [r8]
.Lotherwise_772:
    tst r2, #2
    beq .Lotherwise_773
    add r0, r14, #4
    vst1.32 {d26[0]}, [r0]
    add r0, r12, #4
    add r1, r5, #4
    vst1.32 {d26[1]}, [r0]
    add r0, r8, #4
    vst1.32 {d27[0]}, [r1]
    vst1.32 {d27[1]}, [r0]
.Lotherwise_773:
    tst r2, #4
    beq .Lotherwise_774
    add r0, r14, #8
    vst1.32 {d18[0]}, [r0]
    add r0, r12, #8
    add r1, r5, #8
    vst1.32 {d18[1]}, [r0]
    add r0, r8, #8
    vst1.32 {d19[0]}, [r1]
    vst1.32 {d19[1]}, [r0]
.Lotherwise_774:
    tst r2, #8
    beq .Lotherwise_775
    add r0, r14, #12
    vst1.32 {d22[0]}, [r0]
    add r0, r12, #12
    add r1, r5, #12
    vst1.32 {d22[1]}, [r0]
    add r0, r8, #12
    vst1.32 {d23[0]}, [r1]
    vst1.32 {d23[1]}, [r0]
.Lotherwise_775:
.Lend_771:
.Lotherwise_769:
    sub r9, r9, #1
    lsr r6, r6, #1
    add r14, r14, r3, lsl #2
    add r12, r12, r3, lsl #2
    add r5, r5, r3, lsl #2
    add r8, r8, r3, lsl #2
    add r4, r4, #96
    cmp r9, #0
    bne .Lrepeat_768
.Lend_767:
    pop {r4, r5, r6, r7, r8, r9, r10, r11, pc}
    .size nnp_winograd_f4x4_3x3_of_7x7_output_with_bias__armv7_neon, . - nnp_winograd_f4x4_3x3_of_7x7_output_with_bias__armv7_neon

.section .rodata
    .p2align 4
.Lconstants_nnp_winograd_f4x4_3x3_of_7x7_output_with_bias_with_relu__armv7_neon:
    .long 0x40000000, 0x3e800000, 0x40800000, 0x3d800000
    .long 0x41000000, 0x3c800000, 0x00000000, 0x00000000

    .text
    .p2align 4
    .globl nnp_winograd_f4x4_3x3_of_7x7_output_with_bias_with_relu__armv7_neon
    .type nnp_winograd_f4x4_3x3_of_7x7_output_with_bias_with_relu__armv7_neon, %function
nnp_winograd_f4x4_3x3_of_7x7_output_with_bias_with_relu__armv7_neon:
    push {r4, r5, r6, r7, r8, r9, r10, r11, r14}
    ldr r4, [sp, #40]
    lsl r5, r1, #2
    ldr r6, [sp, #36]
    movw r12, #7
    mov r7, r2
    mov r14, r3
    add r8, r5, r5, lsl #1
    mov r9, r0
    mul r2, r1, r12
    mov r3, r4
    movw r12, #6
.Lrepeat_776:
    add r0, r9, r5, lsl #1
    vld1.32 {d16, d17}, [r9]
    add r1, r9, r8
    add r10, r9, r5
    vld1.32 {d18, d19}, [r0]
    add r11, r9, r5, lsl #2
    vld1.32 {d20, d21}, [r1]
    add r0, r9, r5
    add r0, r0, r5, lsl #2
    vld1.32 {d22, d23}, [r10]
    sub r12, r12, #1
    add r9, r9, r2, lsl #2
    vsub.f32 q12, q9, q10
    vld1.32 {d26, d27}, [r11]
    vadd.f32 q14, q8, q11
    vld1.32 {d30, d31}, [r0]
    movw r0, #:lower16:(.Lconstants_nnp_winograd_f4x4_3x3_of_7x7_output_with_bias_with_relu__armv7_neon - (1f + 8))
    movt r0, #:upper16:(.Lconstants_nnp_winograd_f4x4_3x3_of_7x7_output_with_bias_with_relu__armv7_neon - (1f + 8))
1:
    add r0, pc, r0
    vld1.32 {d0, d1}, [r0]
    vadd.f32 q9, q9, q10
    movw r0, #:lower16:(.Lconstants_nnp_winograd_f4x4_3x3_of_7x7_output_with_bias_with_relu__armv7_neon+16 - (1f + 8))
    movt r0, #:upper16:(.Lconstants_nnp_winograd_f4x4_3x3_of_7x7_output_with_bias_with_relu__armv7_neon+16 - (1f + 8))
1:
    add r0, pc, r0
    vld1.32 {d2, d3}, [r0]
    vadd.f32 q10, q13, q14
    vadd.f32 q15, q15, q12
    vsub.f32 q8, q8, q11
    vmla.f32 q12, q13, d0[0]
    vadd.f32 q10, q10, q9
    vmla.f32 q9, q13, d1[0]
    vmla.f32 q15, q13, d2[0]
    vst1.32 {d20, d21}, [r3]
    add r3, r3, #96
    vmla.f32 q12, q8, d0[1]
    vmla.f32 q9, q14, d1[1]
    vmla.f32 q15, q8, d2[1]
    vst1.32 {d24, d25}, [r3]
    add r3, r3, #96
    vst1.32 {d18, d19}, [r3]
    add r3, r3, #96
    vst1.32 {d30, d31}, [r3]
    sub r3, r3, #272
    cmp r12, #0
    bne .Lrepeat_776
    ldr r0, [r6]
    ldr r2, [r6, #12]
    lsl r0, r0, #2
    ldr r3, [r6, #4]
    add r12, r14, r0
    add r5, r12, r0
    ldr r6, [r6, #8]
    add r8, r5, r0
    cmp r2, #15
    bne .Lotherwise_777
    movw r0, #4
.Lrepeat_778:
    tst r6, #1
    beq .Lotherwise_779
    vld1.32 {d16, d17}, [r4]!
    vmov.i32 q13, #0
    vld1.32 {d18, d19}, [r4]!
    vld1.32 {d20, d21}, [r4]!
    vld1.32 {d22, d23}, [r7]
    vadd.f32 q14, q8, q9
    vld1.32 {d24, d25}, [r4]!
    vsub.f32 q15, q8, q9
    vadd.f32 q8, q10, q11
    vld1.32 {d18, d19}, [r4]!
    vld1.32 {d20, d21}, [r4]
    sub r4, r4, #80
    vsub.f32 q11, q8, q12
    movw r1, #:lower16:(.Lconstants_nnp_winograd_f4x4_3x3_of_7x7_output_with_bias_with_relu__armv7_neon - (1f + 8))
    movt r1, #:upper16:(.Lconstants_nnp_winograd_f4x4_3x3_of_7x7_output_with_bias_with_relu__armv7_neon - (1f + 8))
1:
    add r1, pc, r1
    vld1.32 {d0, d1}, [r1]
    vadd.f32 q8, q8, q12
    movw r1, #:lower16:(.Lconstants_nnp_winograd_f4x4_3x3_of_7x7_output_with_bias_with_relu__armv7_neon+16 - (1f + 8))
    movt r1, #:upper16:(.Lconstants_nnp_winograd_f4x4_3x3_of_7x7_output_with_bias_with_relu__armv7_neon+16 - (1f + 8))
1:
    add r1, pc, r1
    vld1.32 {d2, d3}, [r1]
    vadd.f32 q12, q9, q14
    vadd.f32 q10, q10, q11
    vadd.f32 q12, q12, q8
    vmla.f32 q11, q9, d0[0]
    vmla.f32 q8, q9, d1[0]
    vmla.f32 q10, q9, d2[0]
    vmla.f32 q11, q15, d0[1]
    vmla.f32 q8, q14, d1[1]
    vmla.f32 q10, q15, d2[1]
    vmax.f32 q9, q13, q12
    vmax.f32 q11, q13, q11
    vmax.f32 q8, q13, q8
    vmax.f32 q10, q13, q10
    vtrn.32 q9, q11
    vtrn.32 q8, q10
    vswp d19, d16
    vswp d23, d20
    vst1.32 {d18, d19}, [r14]
    vst1.32 {d22, d23}, [r12]
    vst1.32 {d16, d17}, [r5]
    vst1.32 {d20, d21}, [r8]
.Lotherwise_779:
    sub r0, r0, #1
    lsr r6, r6, #1
    add r14, r14, r3, lsl #2
    add r12, r12, r3, lsl #2
    add r5, r5, r3, lsl #2
    add r8, r8, r3, lsl #2
    add r4, r4, #96
    cmp r0, #0
    bne .Lrepeat_778
    b .Lend_780
.Lotherwise_777:
    movw r9, #4
.Lrepeat_781:
    tst r6, #1
    beq .Lotherwise_782
    vld1.32 {d16, d17}, [r4]!
    vmov.i32 q13, #0
    ubfx r0, r2, #0, #4
    vld1.32 {d18, d19}, [r4]!
    vld1.32 {d20, d21}, [r4]!
    vld1.32 {d22, d23}, [r7]
    vadd.f32 q14, q8, q9
    vld1.32 {d24, d25}, [r4]!
    vsub.f32 q15, q8, q9
    vadd.f32 q8, q10, q11
    vld1.32 {d18, d19}, [r4]!
    vld1.32 {d20, d21}, [r4]
    sub r4, r4, #80
    vsub.f32 q11, q8, q12
    movw r1, #:lower16:(.Lconstants_nnp_winograd_f4x4_3x3_of_7x7_output_with_bias_with_relu__armv7_neon - (1f + 8))
    movt r1, #:upper16:(.Lconstants_nnp_winograd_f4x4_3x3_of_7x7_output_with_bias_with_relu__armv7_neon - (1f + 8))
1:
    add r1, pc, r1
    vld1.32 {d0, d1}, [r1]
    vadd.f32 q8, q8, q12
    movw r1, #:lower16:(.Lconstants_nnp_winograd_f4x4_3x3_of_7x7_output_with_bias_with_relu__armv7_neon+16 - (1f + 8))
    movt r1, #:upper16:(.Lconstants_nnp_winograd_f4x4_3x3_of_7x7_output_with_bias_with_relu__armv7_neon+16 - (1f + 8))
1:
    add r1, pc, r1
    vld1.32 {d2, d3}, [r1]
    vadd.f32 q12, q9, q14
    vadd.f32 q10, q10, q11
    vadd.f32 q12, q12, q8
    vmla.f32 q11, q9, d0[0]
    vmla.f32 q8, q9, d1[0]
    vmla.f32 q10, q9, d2[0]
    vmla.f32 q11, q15, d0[1]
    vmla.f32 q8, q14, d1[1]
    vmla.f32 q10, q15, d2[1]
    vmax.f32 q9, q13, q12
    vmax.f32 q11, q13, q11
    vmax.f32 q8, q13, q8
    vmax.f32 q10, q13, q10
    cmp r0, #15
    bne .Lotherwise_783
    vtrn.32 q9, q11
    vtrn.32 q8, q10
    vswp d19, d16
    vswp d23, d20
    vst1.32 {d18, d19}, [r14]
    vst1.32 {d22, d23}, [r12]
    vst1.32 {d16, d17}, [r5]
    vst1.32 {d20, d21}, [r8]
    b .Lend_784
.Lotherwise_783:
    tst r2, #1
    beq .Lotherwise_785
    vst1.32 {d18[0]}, [r14]
    vst1.32 {d18[1]}, [r12]
    vst1.32 {d19[0]}, [r5]
    vst1.32 {d19[1]}, [r8]
.Lotherwise_785:
    tst r2, #2
    beq .Lotherwise_786
    add r0, r14, #4
    vst1.32 {d22[0]}, [r0]
    add r0, r12, #4
    add r1, r5, #4
    vst1.32 {d22[1]}, [r0]
    add r0, r8, #4
    vst1.32 {d23[0]}, [r1]
    vst1.32 {d23[1]}, [r0]
.Lotherwise_786:
    tst r2, #4
    beq .Lotherwise_787
    add r0, r14, #8
    vst1.32 {d16[0]}, [r0]
    add r0, r12, #8
    add r1, r5, #8
    vst1.32 {d16[1]}, [r0]
    add r0, r8, #8
    vst1.32 {d17[0]}, [r1]
    vst1.32 {d17[1]}, [r0]
.Lotherwise_787:
    tst r2, #8
    beq .Lotherwise_788
    add r0, r14, #12
    vst1.32 {d20[0]}, [r0]
    add r0, r12, #12
    add r1, r5, #12
    vst1.32 {d20[1]}, [r0]
    add r0, r8, #12
    vst1.32 {d21[0]}, [r1]
    vst1.32 {d21[1]}, [r0]
.Lotherwise_788:
.Lend_784:
.Lotherwise_782:
    sub r9, r9, #1
    lsr r6, r6, #1
    add r14, r14, r3, lsl #2
    add r12, r12, r3, lsl #2
    add r5, r5, r3, lsl #2
    add r8, r8, r3, lsl #2
    add r4, r4, #96
    cmp r9, #0
    bne .Lrepeat_781
.Lend_780:
    pop {r4, r5, r6, r7, r8, r9, r10, r11, pc}
    .size nnp_winograd_f4x4_3x3_of_7x7_output_with_bias_with_relu__armv7_neon, . - nnp_winograd_f4x4_3x3_of_7x7_output_with_bias_with_relu__armv7_neon

.section .rodata
    .p2align 4
.Lconstants_nnp_winograd_f4x3_3x3_of_6x6_input__armv7_neon:
    .long 0x40100000, 0x3ec80000, 0x3f200000, 0x3fc00000
    .long 0x3f610000, 0x40290000, 0x00000000, 0x00000000

    .text
    .p2align 4
    .globl nnp_winograd_f4x3_3x3_of_6x6_input__armv7_neon
    .type nnp_winograd_f4x3_3x3_of_6x6_input__armv7_neon, %function
nnp_winograd_f4x3_3x3_of_6x6_input__armv7_neon:
    push {r4, r5, r6, r7, r8, r9, r10, r11, r14}
    vpush {d8, d9, d10, d11}
    mov r14, r1
    ldr r4, [sp, #68]
    ldr r1, [r14]
    mov r6, r0
    mov r5, r2
    ldr r7, [r14, #12]
    mov r8, r3
    lsl r0, r1, #2
    ldr r3, [r14, #4]
    add r12, r6, r0
    add r9, r12, r0
    ldr r14, [r14, #8]
    add r1, r9, r0
    cmp r7, #31
    bne .Lotherwise_789
    mov r2, r4
    movw r10, #6
.Lrepeat_790:
    tst r14, #1
    beq .Lotherwise_791
    vld1.32 {d16, d17}, [r6]
    vmov.i32 q14, #0
    vld1.32 {d18, d19}, [r12]
    vld1.32 {d20, d21}, [r9]
    vmov q15, q8
    vld1.32 {d16, d17}, [r1]
    vtrn.32 q15, q9
    vtrn.32 q10, q8
    vswp d31, d20
    vswp d19, d16
    tst r7, #16
    beq .Lotherwise_792
    add r0, r6, #16
    vld1.32 {d28[0]}, [r0]
    add r0, r12, #16
    add r11, r9, #16
    vld1.32 {d28[1]}, [r0]
    add r0, r1, #16
    vld1.32 {d29[0]}, [r11]
    vld1.32 {d29[1]}, [r0]
.Lotherwise_792:
    vmov q11, q10
    movw r0, #:lower16:(.Lconstants_nnp_winograd_f4x3_3x3_of_6x6_input__armv7_neon - (1f + 8))
    movt r0, #:upper16:(.Lconstants_nnp_winograd_f4x3_3x3_of_6x6_input__armv7_neon - (1f + 8))
1:
    add r0, pc, r0
    vld1.32 {d0, d1}, [r0]
    vmov q12, q10
    movw r0, #:lower16:(.Lconstants_nnp_winograd_f4x3_3x3_of_6x6_input__armv7_neon+16 - (1f + 8))
    movt r0, #:upper16:(.Lconstants_nnp_winograd_f4x3_3x3_of_6x6_input__armv7_neon+16 - (1f + 8))
1:
    add r0, pc, r0
    vld1.32 {d2, d3}, [r0]
    vmls.f32 q11, q15, d0[0]
    vmls.f32 q12, q15, d0[1]
    vmov q13, q8
    vmls.f32 q8, q9, d0[1]
    vmul.f32 q11, q11, d0[1]
    vmls.f32 q13, q9, d0[0]
    vmul.f32 q9, q12, d0[0]
    vmov q12, q11
    vmov q2, q9
    vmla.f32 q12, q13, d1[0]
    vmla.f32 q14, q15, d2[0]
    vmls.f32 q11, q13, d1[0]
    vmla.f32 q2, q8, d1[1]
    vmls.f32 q9, q8, d1[1]
    vst1.32 {d24, d25}, [r2]!
    vmls.f32 q14, q10, d2[1]
    vst1.32 {d22, d23}, [r2]!
    vst1.32 {d4, d5}, [r2]!
    vst1.32 {d18, d19}, [r2]!
    vst1.32 {d28, d29}, [r2]
    sub r2, r2, #64
    b .Lend_793
.Lotherwise_791:
    vmov.i32 q8, #0
    vmov.i32 q9, #0
    vmov.i32 q10, #0
    vst1.32 {d16, d17}, [r2]!
    vmov.i32 q8, #0
    vst1.32 {d18, d19}, [r2]!
    vmov.i32 q9, #0
    vst1.32 {d20, d21}, [r2]!
    vst1.32 {d16, d17}, [r2]!
    vst1.32 {d18, d19}, [r2]
    sub r2, r2, #64
.Lend_793:
    sub r10, r10, #1
    lsr r14, r14, #1
    add r6, r6, r3, lsl #2
    add r12, r12, r3, lsl #2
    add r9, r9, r3, lsl #2
    add r1, r1, r3, lsl #2
    add r2, r2, #80
    cmp r10, #0
    bne .Lrepeat_790
    b .Lend_794
.Lotherwise_789:
    mov r2, r4
    movw r10, #6
.Lrepeat_795:
    tst r14, #1
    beq .Lotherwise_796
    ubfx r0, r7, #0, #4
    cmp r0, #15
    bne .Lotherwise_797
    vld1.32 {d16, d17}, [r6]
    vld1.32 {d18, d19}, [r12]
    vld1.32 {d20, d21}, [r9]
    vld1.32 {d22, d23}, [r1]
    vtrn.32 q8, q9
    vtrn.32 q10, q11
    vswp d17, d20
    vswp d19, d22
    vmov q15, q8
    b .Lend_798
.Lotherwise_797:
    vmov.i32 q15, #0
    tst r7, #1
    beq .Lotherwise_799
    vld1.32 {d30[0]}, [r6]
    vld1.32 {d30[1]}, [r12]
    vld1.32 {d31[0]}, [r9]
    vld1.32 {d31[1]}, [r1]
.Lotherwise_799:
    vmov.i32 q9, #0
    tst r7, #2
    beq .Lotherwise_800
    add r0, r6, #4
    vld1.32 {d18[0]}, [r0]
    add r0, r12, #4
    add r11, r9, #4
    vld1.32 {d18[1]}, [r0]
    add r0, r1, #4
    vld1.32 {d19[0]}, [r11]
    vld1.32 {d19[1]}, [r0]
.Lotherwise_800:
    vmov.i32 q10, #0
    tst r7, #4
    beq .Lotherwise_801
    add r0, r6, #8
    vld1.32 {d20[0]}, [r0]
    add r0, r12, #8
    add r11, r9, #8
    vld1.32 {d20[1]}, [r0]
    add r0, r1, #8
    vld1.32 {d21[0]}, [r11]
    vld1.32 {d21[1]}, [r0]
.Lotherwise_801:
    vmov.i32 q11, #0
    tst r7, #8
    beq .Lotherwise_802
    add r0, r6, #12
    vld1.32 {d22[0]}, [r0]
    add r0, r12, #12
    add r11, r9, #12
    vld1.32 {d22[1]}, [r0]
    add r0, r1, #12
    vld1.32 {d23[0]}, [r11]
    vld1.32 {d23[1]}, [r0]
.Lotherwise_802:
.Lend_798:
    vmov.i32 q8, #0
    tst r7, #16
    beq .Lotherwise_803
    add r0, r6, #16
    vld1.32 {d16[0]}, [r0]
    add r0, r12, #16
    add r11, r9, #16
    vld1.32 {d16[1]}, [r0]
    add r0, r1, #16
    vld1.32 {d17[0]}, [r11]
    vld1.32 {d17[1]}, [r0]
.Lotherwise_803:
    vmov q12, q10
    movw r0, #:lower16:(.Lconstants_nnp_winograd_f4x3_3x3_of_6x6_input__armv7_neon - (1f + 8))
    movt r0, #:upper16:(.Lconstants_nnp_winograd_f4x3_3x3_of_6x6_input__armv7_neon - (1f + 8))
1:
    add r0, pc, r0
    vld1.32 {d0, d1}, [r0]
    vmov q13, q10
    movw r0, #:lower16:(.Lconstants_nnp_winograd_f4x3_3x3_of_6x6_input__armv7_neon+16 - (1f + 8))
    movt r0, #:upper16:(.Lconstants_nnp_winograd_f4x3_3x3_of_6x6_input__armv7_neon+16 - (1f + 8))
1:
    add r0, pc, r0
    vld1.32 {d2, d3}, [r0]
    vmls.f32 q12, q15, d0[0]
    vmls.f32 q13, q15, d0[1]
    vmov q14, q11
    vmls.f32 q11, q9, d0[1]
    vmul.f32 q12, q12, d0[1]
    vmls.f32 q14, q9, d0[0]
    vmul.f32 q9, q13, d0[0]
    vmov q13, q12
    vmov q2, q9
    vmla.f32 q13, q14, d1[0]
    vmla.f32 q8, q15, d2[0]
    vmls.f32 q12, q14, d1[0]
    vmla.f32 q2, q11, d1[1]
    vmls.f32 q9, q11, d1[1]
    vst1.32 {d26, d27}, [r2]!
    vmls.f32 q8, q10, d2[1]
    vst1.32 {d24, d25}, [r2]!
    vst1.32 {d4, d5}, [r2]!
    vst1.32 {d18, d19}, [r2]!
    vst1.32 {d16, d17}, [r2]
    sub r2, r2, #64
    b .Lend_804
.Lotherwise_796:
    vmov.i32 q8, #0
    vmov.i32 q9, #0
    vmov.i32 q10, #0
    vst1.32 {d16, d17}, [r2]!
    vmov.i32 q8, #0
    vst1.32 {d18, d19}, [r2]!
    vmov.i32 q9, #0
    vst1.32 {d20, d21}, [r2]!
    vst1.32 {d16, d17}, [r2]!
    vst1.32 {d18, d19}, [r2]
    sub r2, r2, #64
.Lend_804:
    sub r10, r10, #1
    lsr r14, r14, #1
    add r6, r6, r3, lsl #2
    add r12, r12, r3, lsl #2
    add r9, r9, r3, lsl #2
    add r1, r1, r3, lsl #2
    add r2, r2, #80
    cmp r10, #0
    bne .Lrepeat_795
.Lend_794:
    lsl r6, r8, #2
    movw r0, #6
    add r7, r6, r6, lsl #1
    mov r9, r5
    mul r8, r8, r0
    movw r0, #5
.Lrepeat_805:
    vld1.32 {d16, d17}, [r4]
    add r4, r4, #80
    add r1, r9, r6
    vld1.32 {d18, d19}, [r4]
    add r4, r4, #80
    add r2, r9, r6, lsl #1
    vld1.32 {d20, d21}, [r4]
    add r4, r4, #80
    add r3, r9, r7
    vld1.32 {d22, d23}, [r4]
    add r4, r4, #80
    add r12, r9, r6, lsl #2
    vld1.32 {d24, d25}, [r4]
    add r4, r4, #80
    add r14, r9, r6
    movw r5, #:lower16:(.Lconstants_nnp_winograd_f4x3_3x3_of_6x6_input__armv7_neon - (1f + 8))
    movt r5, #:upper16:(.Lconstants_nnp_winograd_f4x3_3x3_of_6x6_input__armv7_neon - (1f + 8))
1:
    add r5, pc, r5
    vld1.32 {d0, d1}, [r5]
    vmov q13, q11
    add r14, r14, r6, lsl #2
    vmov q14, q12
    vld1.32 {d30, d31}, [r4]
    sub r0, r0, #1
    vmov q2, q12
    movw r5, #:lower16:(.Lconstants_nnp_winograd_f4x3_3x3_of_6x6_input__armv7_neon+16 - (1f + 8))
    movt r5, #:upper16:(.Lconstants_nnp_winograd_f4x3_3x3_of_6x6_input__armv7_neon+16 - (1f + 8))
1:
    add r5, pc, r5
    vld1.32 {d2, d3}, [r5]
    sub r4, r4, #384
    vmls.f32 q14, q10, d0[0]
    vmls.f32 q2, q10, d0[1]
    vmov q3, q11
    vmls.f32 q13, q9, d0[0]
    vmls.f32 q3, q9, d0[1]
    vmov q4, q14
    vmov q5, q2
    vmla.f32 q4, q13, d1[0]
    vmla.f32 q15, q9, d2[0]
    vmls.f32 q14, q13, d1[0]
    vmla.f32 q12, q8, d2[0]
    vmla.f32 q5, q3, d1[1]
    vst1.32 {d8, d9}, [r9]
    add r9, r9, r8, lsl #2
    vmls.f32 q2, q3, d1[1]
    vmls.f32 q15, q11, d2[1]
    vst1.32 {d28, d29}, [r1]
    vmls.f32 q12, q10, d2[1]
    vst1.32 {d10, d11}, [r2]
    vst1.32 {d4, d5}, [r3]
    vst1.32 {d30, d31}, [r12]
    vst1.32 {d24, d25}, [r14]
    cmp r0, #0
    bne .Lrepeat_805
    vpop {d8, d9, d10, d11}
    pop {r4, r5, r6, r7, r8, r9, r10, r11, pc}
    .size nnp_winograd_f4x3_3x3_of_6x6_input__armv7_neon, . - nnp_winograd_f4x3_3x3_of_6x6_input__armv7_neon

.section .rodata
    .p2align 4
.Lconstants_nnp_winograd_f4x3_3x3_of_6x6_output_with_bias__armv7_neon:
    .long 0x3f200000, 0x3fc00000, 0x3ec80000, 0x40100000
    .long 0x3e7a0000, 0x40580000, 0x00000000, 0x00000000

    .text
    .p2align 4
    .globl nnp_winograd_f4x3_3x3_of_6x6_output_with_bias__armv7_neon
    .type nnp_winograd_f4x3_3x3_of_6x6_output_with_bias__armv7_neon, %function
nnp_winograd_f4x3_3x3_of_6x6_output_with_bias__armv7_neon:
    push {r4, r5, r6, r7, r8, r9, r10, r11, r14}
    ldr r14, [sp, #40]
    lsl r4, r1, #2
    ldr r5, [sp, #36]
    movw r12, #6
    mov r6, r2
    add r7, r4, r4, lsl #1
    mov r8, r0
    mul r2, r1, r12
    mov r12, r14
    movw r9, #5
.Lrepeat_806:
    add r0, r8, r4
    vld1.32 {d16, d17}, [r8]
    add r1, r8, r4, lsl #1
    vld1.32 {d18, d19}, [r0]
    add r11, r8, r7
    add r10, r8, r4, lsl #2
    vld1.32 {d20, d21}, [r1]
    add r0, r8, r4
    add r1, r0, r4, lsl #2
    vld1.32 {d22, d23}, [r11]
    vsub.f32 q12, q8, q9
    sub r9, r9, #1
    movw r0, #:lower16:(.Lconstants_nnp_winograd_f4x3_3x3_of_6x6_output_with_bias__armv7_neon - (1f + 8))
    movt r0, #:upper16:(.Lconstants_nnp_winograd_f4x3_3x3_of_6x6_output_with_bias__armv7_neon - (1f + 8))
1:
    add r0, pc, r0
    vld1.32 {d0, d1}, [r0]
    vadd.f32 q8, q8, q9
    add r8, r8, r2, lsl #2
    vld1.32 {d18, d19}, [r10]
    vsub.f32 q13, q10, q11
    movw r0, #:lower16:(.Lconstants_nnp_winograd_f4x3_3x3_of_6x6_output_with_bias__armv7_neon+16 - (1f + 8))
    movt r0, #:upper16:(.Lconstants_nnp_winograd_f4x3_3x3_of_6x6_output_with_bias__armv7_neon+16 - (1f + 8))
1:
    add r0, pc, r0
    vld1.32 {d2, d3}, [r0]
    vmul.f32 q14, q12, d0[0]
    vld1.32 {d30, d31}, [r1]
    vadd.f32 q10, q10, q11
    vmul.f32 q11, q8, d1[0]
    vmla.f32 q9, q12, d2[0]
    vadd.f32 q8, q15, q8
    vmla.f32 q14, q13, d0[1]
    vmla.f32 q11, q10, d1[1]
    vmla.f32 q9, q13, d2[1]
    vadd.f32 q8, q8, q10
    vst1.32 {d16, d17}, [r12]
    add r12, r12, #80
    vst1.32 {d28, d29}, [r12]
    add r12, r12, #80
    vst1.32 {d22, d23}, [r12]
    add r12, r12, #80
    vst1.32 {d18, d19}, [r12]
    sub r12, r12, #224
    cmp r9, #0
    bne .Lrepeat_806
    ldr r0, [r5]
    mov r4, r3
    ldr r2, [r5, #12]
    lsl r0, r0, #2
    ldr r3, [r5, #4]
    add r12, r4, r0
    add r7, r12, r0
    ldr r5, [r5, #8]
    add r8, r7, r0
    cmp r2, #7
    bne .Lotherwise_807
    movw r0, #4
.Lrepeat_808:
    tst r5, #1
    beq .Lotherwise_809
    vld1.32 {d16, d17}, [r14]!
    vld1.32 {d18, d19}, [r14]!
    vld1.32 {d20, d21}, [r14]!
    vld1.32 {d22, d23}, [r14]!
    vsub.f32 q12, q8, q9
    movw r1, #:lower16:(.Lconstants_nnp_winograd_f4x3_3x3_of_6x6_output_with_bias__armv7_neon - (1f + 8))
    movt r1, #:upper16:(.Lconstants_nnp_winograd_f4x3_3x3_of_6x6_output_with_bias__armv7_neon - (1f + 8))
1:
    add r1, pc, r1
    vld1.32 {d0, d1}, [r1]
    vadd.f32 q8, q8, q9
    vld1.32 {d18, d19}, [r14]
    vsub.f32 q13, q10, q11
    sub r14, r14, #64
    vmul.f32 q12, q12, d0[0]
    vld1.32 {d28, d29}, [r6]
    vadd.f32 q10, q10, q11
    vmla.f32 q12, q13, d0[1]
    vmla.f32 q9, q8, d1[0]
    vadd.f32 q8, q8, q10
    vmla.f32 q9, q10, d1[1]
    vadd.f32 q8, q8, q14
    vadd.f32 q10, q12, q14
    vadd.f32 q9, q9, q14
    vmov q11, q10
    vzip.32 q8, q10
    vstr d16, [r4]
    vzip.32 q11, q9
    vstr d17, [r12]
    vstr d20, [r7]
    vstr d21, [r8]
    vstr d22, [r4, #4]
    vstr d23, [r12, #4]
    vstr d18, [r7, #4]
    vstr d19, [r8, #4]
.Lotherwise_809:
    sub r0, r0, #1
    lsr r5, r5, #1
    add r4, r4, r3, lsl #2
    add r12, r12, r3, lsl #2
    add r7, r7, r3, lsl #2
    add r8, r8, r3, lsl #2
    add r14, r14, #80
    cmp r0, #0
    bne .Lrepeat_808
    b .Lend_810
.Lotherwise_807:
    movw r9, #4
.Lrepeat_811:
    tst r5, #1
    beq .Lotherwise_812
    vld1.32 {d16, d17}, [r14]!
    ubfx r0, r2, #0, #4
    vld1.32 {d18, d19}, [r14]!
    vld1.32 {d20, d21}, [r14]!
    vld1.32 {d22, d23}, [r14]!
    vadd.f32 q12, q8, q9
    vld1.32 {d26, d27}, [r14]
    vsub.f32 q8, q8, q9
    sub r14, r14, #64
    movw r1, #:lower16:(.Lconstants_nnp_winograd_f4x3_3x3_of_6x6_output_with_bias__armv7_neon - (1f + 8))
    movt r1, #:upper16:(.Lconstants_nnp_winograd_f4x3_3x3_of_6x6_output_with_bias__armv7_neon - (1f + 8))
1:
    add r1, pc, r1
    vld1.32 {d0, d1}, [r1]
    vadd.f32 q9, q10, q11
    vsub.f32 q10, q10, q11
    vld1.32 {d22, d23}, [r6]
    vmul.f32 q8, q8, d0[0]
    vmla.f32 q13, q12, d1[0]
    vmla.f32 q8, q10, d0[1]
    vmla.f32 q13, q9, d1[1]
    vadd.f32 q9, q12, q9
    vadd.f32 q9, q9, q11
    vadd.f32 q8, q8, q11
    vadd.f32 q10, q13, q11
    cmp r0, #15
    bne .Lotherwise_813
    vmov q11, q10
    vtrn.32 q9, q8
    vtrn.32 q10, q11
    vswp d19, d20
    vswp d17, d22
    vst1.32 {d18, d19}, [r4]
    vst1.32 {d16, d17}, [r12]
    vst1.32 {d20, d21}, [r7]
    vst1.32 {d22, d23}, [r8]
    b .Lend_814
.Lotherwise_813:
    tst r2, #1
    beq .Lotherwise_815
    vst1.32 {d18[0]}, [r4]
    vst1.32 {d18[1]}, [r12]
    vst1.32 {d19[0]}, [r7]
    vst1.32 {d19[1]}, [r8]
.Lotherwise_815:
    tst r2, #2
    beq .Lotherwise_816
    add r0, r4, #4
    vst1.32 {d16[0]}, [r0]
    add r0, r12, #4
    add r1, r7, #4
    vst1.32 {d16[1]}, [r0]
    add r0, r8, #4
    vst1.32 {d17[0]}, [r1]
    vst1.32 {d17[1]}, [r0]
.Lotherwise_816:
    tst r2, #4
    beq .Lotherwise_817
    add r0, r4, #8
    vst1.32 {d20[0]}, [r0]
    add r0, r12, #8
    add r1, r7, #8
    vst1.32 {d20[1]}, [r0]
    add r0, r8, #8
    vst1.32 {d21[0]}, [r1]
    vst1.32 {d21[1]}, [r0]
.Lotherwise_817:
    tst r2, #8
    beq .Lotherwise_818
    add r0, r4, #12
    vst1.32 {d20[0]}, [r0]
    add r0, r12, #12
    add r1, r7, #12
    vst1.32 {d20[1]}, [r0]
    add r0, r8, #12
    vst1.32 {d21[0]}, [r1]
    vst1.32 {d21[1]}, [r0]
.Lotherwise_818:
.Lend_814:
.Lotherwise_812:
    sub r9, r9, #1
    lsr r5, r5, #1
    add r4, r4, r3, lsl #2
    add r12, r12, r3, lsl #2
    add r7, r7, r3, lsl #2
    add r8, r8, r3, lsl #2
    add r14, r14, #80
    cmp r9, #0
    bne .Lrepeat_811
.Lend_810:
    pop {r4, r5, r6, r7, r8, r9, r10, r11, pc}
    .size nnp_winograd_f4x3_3x3_of_6x6_output_with_bias__armv7_neon, . - nnp_winograd_f4x3_3x3_of_6x6_output_with_bias__armv7_neon

.section .rodata
    .p2align 4
.Lconstants_nnp_winograd_f4x3_3x3_of_6x6_output_with_bias_with_relu__armv7_neon:
    .long 0x3f200000, 0x3fc00000, 0x3ec80000, 0x40100000
    .long 0x3e7a0000, 0x40580000, 0x00000000, 0x00000000

    .text
    .p2align 4
    .globl nnp_winograd_f4x3_3x3_of_6x6_output_with_bias_with_relu__armv7_neon
    .type nnp_winograd_f4x3_3x3_of_6x6_output_with_bias_with_relu__armv7_neon, %function
nnp_winograd_f4x3_3x3_of_6x6_output_with_bias_with_relu__armv7_neon:
    push {r4, r5, r6, r7, r8, r9, r10, r11, r14}
    ldr r14, [sp, #40]
    lsl r4, r1, #2
    ldr r5, [sp, #36]
    movw r12, #6
    mov r6, r2
    add r7, r4, r4, lsl #1
    mov r8, r0
    mul r2, r1, r12
    mov r12, r14
    movw r9, #5
.Lrepeat_819:
    add r0, r8, r4
    vld1.32 {d16, d17}, [r8]
    add r1, r8, r4, lsl #1
    vld1.32 {d18, d19}, [r0]
    add r11, r8, r7
    add r10, r8, r4, lsl #2
    vld1.32 {d20, d21}, [r1]
    add r0, r8, r4
    add r1, r0, r4, lsl #2
    vld1.32 {d22, d23}, [r11]
    vsub.f32 q12, q8, q9
    sub r9, r9, #1
    movw r0, #:lower16:(.Lconstants_nnp_winograd_f4x3_3x3_of_6x6_output_with_bias_with_relu__armv7_neon - (1f + 8))
    movt r0, #:upper16:(.Lconstants_nnp_winograd_f4x3_3x3_of_6x6_output_with_bias_with_relu__armv7_neon - (1f + 8))
1:
    add r0, pc, r0
    vld1.32 {d0, d1}, [r0]
    vadd.f32 q8, q8, q9
    add r8, r8, r2, lsl #2
    vld1.32 {d18, d19}, [r10]
    vsub.f32 q13, q10, q11
    movw r0, #:lower16:(.Lconstants_nnp_winograd_f4x3_3x3_of_6x6_output_with_bias_with_relu__armv7_neon+16 - (1f + 8))
    movt r0, #:upper16:(.Lconstants_nnp_winograd_f4x3_3x3_of_6x6_output_with_bias_with_relu__armv7_neon+16 - (1f + 8))
1:
    add r0, pc, r0
    vld1.32 {d2, d3}, [r0]
    vmul.f32 q14, q12, d0[0]
    vld1.32 {d30, d31}, [r1]
    vadd.f32 q10, q10, q11
    vmul.f32 q11, q8, d1[0]
    vmla.f32 q9, q12, d2[0]
    vadd.f32 q8, q15, q8
    vmla.f32 q14, q13, d0[1]
    vmla.f32 q11, q10, d1[1]
    vmla.f32 q9, q13, d2[1]
    vadd.f32 q8, q8, q10
    vst1.32 {d16, d17}, [r12]
    add r12, r12, #80
    vst1.32 {d28, d29}, [r12]
    add r12, r12, #80
    vst1.32 {d22, d23}, [r12]
    add r12, r12, #80
    vst1.32 {d18, d19}, [r12]
    sub r12, r12, #224
    cmp r9, #0
    bne .Lrepeat_819
    ldr r0, [r5]
    mov r4, r3
    ldr r2, [r5, #12]
    lsl r0, r0, #2
    ldr r3, [r5, #4]
    add r12, r4, r0
    add r7, r12, r0
    ldr r5, [r5, #8]
    add r8, r7, r0
    cmp r2, #7
    bne .Lotherwise_820
    movw r0, #4
.Lrepeat_821:
    tst r5, #1
    beq .Lotherwise_822
    vld1.32 {d16, d17}, [r14]!
    vmov.i32 q15, #0
    vld1.32 {d18, d19}, [r14]!
    vld1.32 {d20, d21}, [r14]!
    vld1.32 {d22, d23}, [r14]!
    vsub.f32 q12, q8, q9
    movw r1, #:lower16:(.Lconstants_nnp_winograd_f4x3_3x3_of_6x6_output_with_bias_with_relu__armv7_neon - (1f + 8))
    movt r1, #:upper16:(.Lconstants_nnp_winograd_f4x3_3x3_of_6x6_output_with_bias_with_relu__armv7_neon - (1f + 8))
1:
    add r1, pc, r1
    vld1.32 {d0, d1}, [r1]
    vadd.f32 q8, q8, q9
    vld1.32 {d18, d19}, [r14]
    vsub.f32 q13, q10, q11
    sub r14, r14, #64
    vmul.f32 q12, q12, d0[0]
    vld1.32 {d28, d29}, [r6]
    vadd.f32 q10, q10, q11
    vmla.f32 q12, q13, d0[1]
    vmla.f32 q9, q8, d1[0]
    vadd.f32 q8, q8, q10
    vmla.f32 q9, q10, d1[1]
    vadd.f32 q8, q8, q14
    vadd.f32 q10, q12, q14
    vmax.f32 q8, q15, q8
    vadd.f32 q9, q9, q14
    vmax.f32 q10, q15, q10
    vmax.f32 q9, q15, q9
    vmov q11, q10
    vzip.32 q8, q10
    vstr d16, [r4]
    vzip.32 q11, q9
    vstr d17, [r12]
    vstr d20, [r7]
    vstr d21, [r8]
    vstr d22, [r4, #4]
    vstr d23, [r12, #4]
    vstr d18, [r7, #4]
    vstr d19, [r8, #4]
.Lotherwise_822:
    sub r0, r0, #1
    lsr r5, r5, #1
    add r4, r4, r3, lsl #2
    add r12, r12, r3, lsl #2
    add r7, r7, r3, lsl #2
    add r8, r8, r3, lsl #2
    add r14, r14, #80
    cmp r0, #0
    bne .Lrepeat_821
    b .Lend_823
.Lotherwise_820:
    movw r9, #4
.Lrepeat_824:
    tst r5, #1
    beq .Lotherwise_825
    vld1.32 {d16, d17}, [r14]!
    vmov.i32 q14, #0
    ubfx r0, r2, #0, #4
    vld1.32 {d18, d19}, [r14]!
    vld1.32 {d20, d21}, [r14]!
    vld1.32 {d22, d23}, [r14]!
    vadd.f32 q12, q8, q9
    vld1.32 {d26, d27}, [r14]
    vsub.f32 q8, q8, q9
    sub r14, r14, #64
    movw r1, #:lower16:(.Lconstants_nnp_winograd_f4x3_3x3_of_6x6_output_with_bias_with_relu__armv7_neon - (1f + 8))
    movt r1, #:upper16:(.Lconstants_nnp_winograd_f4x3_3x3_of_6x6_output_with_bias_with_relu__armv7_neon - (1f + 8))
1:
    add r1, pc, r1
    vld1.32 {d0, d1}, [r1]
    vadd.f32 q9, q10, q11
    vsub.f32 q10, q10, q11
    vld1.32 {d22, d23}, [r6]
    vmul.f32 q8, q8, d0[0]
    vmla.f32 q13, q12, d1[0]
    vmla.f32 q8, q10, d0[1]
    vmla.f32 q13, q9, d1[1]
    vadd.f32 q9, q12, q9
    vadd.f32 q9, q9, q11
    vadd.f32 q8, q8, q11
    vadd.f32 q10, q13, q11
    vmax.f32 q9, q14, q9
    vmax.f32 q8, q14, q8
    vmax.f32 q10, q14, q10
    cmp r0, #15
    bne .Lotherwise_826
    vmov q11, q10
    vtrn.32 q9, q8
    vtrn.32 q10, q11
    vswp d19, d20
    vswp d17, d22
    vst1.32 {d18, d19}, [r4]
    vst1.32 {d16, d17}, [r12]
    vst1.32 {d20, d21}, [r7]
    vst1.32 {d22, d23}, [r8]
    b .Lend_827
.Lotherwise_826:
    tst r2, #1
    beq .Lotherwise_828
    vst1.32 {d18[0]}, [r4]
    vst1.32 {d18[1]}, [r12]
    vst1.32 {d19[0]}, [r7]
    vst1.32 {d19[1]}, [r8]
.Lotherwise_828:
    tst r2, #2
    beq .Lotherwise_829
    add r0, r4, #4
    vst1.32 {d16[0]}, [r0]
    add r0, r12, #4
    add r1, r7, #4
    vst1.32 {d16[1]}, [r0]
    add r0, r8, #4
    vst1.32 {d17[0]}, [r1]
    vst1.32 {d17[1]}, [r0]
.Lotherwise_829:
    tst r2, #4
    beq .Lotherwise_830
    add r0, r4, #8
    vst1.32 {d20[0]}, [r0]
    add r0, r12, #8
    add r1, r7, #8
    vst1.32 {d20[1]}, [r0]
    add r0, r8, #8
    vst1.32 {d21[0]}, [r1]
    vst1.32 {d21[1]}, [r0]
.Lotherwise_830:
    tst r2, #8
    beq .Lotherwise_831
    add r0, r4, #12
    vst1.32 {d20[0]}, [r0]
    add r0, r12, #12
    add r1, r7, #12
    vst1.32 {d20[1]}, [r0]
    add r0, r8, #12
    vst1.32 {d21[0]}, [r1]
    vst1.32 {d21[1]}, [r0]
.Lotherwise_831:
.Lend_827:
.Lotherwise_825:
    sub r9, r9, #1
    lsr r5, r5, #1
    add r4, r4, r3, lsl #2
    add r12, r12, r3, lsl #2
    add r7, r7, r3, lsl #2
    add r8, r8, r3, lsl #2
    add r14, r14, #80
    cmp r9, #0
    bne .Lrepeat_824
.Lend_823:
    pop {r4, r5, r6, r7, r8, r9, r10, r11, pc}
    .size nnp_winograd_f4x3_3x3_of_6x6_output_with_bias_with_relu__armv7_neon, . - nnp_winograd_f4x3_3x3_of_6x6_output_with_bias_with_relu__armv7_neon

.section .rodata
    .p2align 4
.Lconstants_nnp_winograd_f3x4_3x3_of_6x6_input__armv7_neon:
    .long 0x40100000, 0x3f200000, 0x3ec80000, 0x3fc00000
    .long 0x3f610000, 0x40290000, 0x00000000, 0x00000000

    .text
    .p2align 4
    .globl nnp_winograd_f3x4_3x3_of_6x6_input__armv7_neon
    .type nnp_winograd_f3x4_3x3_of_6x6_input__armv7_neon, %function
nnp_winograd_f3x4_3x3_of_6x6_input__armv7_neon:
    push {r4, r5, r6, r7, r8, r9, r10, r11, r14}
    vpush {d8, d9, d10, d11}
    mov r14, r1
    ldr r4, [sp, #68]
    ldr r1, [r14]
    mov r6, r0
    mov r5, r2
    ldr r7, [r14, #12]
    mov r8, r3
    lsl r0, r1, #2
    ldr r3, [r14, #4]
    add r12, r6, r0
    add r9, r12, r0
    ldr r14, [r14, #8]
    add r1, r9, r0
    cmp r7, #63
    bne .Lotherwise_832
    mov r2, r4
    movw r10, #5
.Lrepeat_833:
    tst r14, #1
    beq .Lotherwise_834
    vld1.32 {d16, d17}, [r6]
    ubfx r0, r7, #4, #2
    vld1.32 {d18, d19}, [r12]
    vld1.32 {d20, d21}, [r9]
    vmov q14, q8
    vld1.32 {d16, d17}, [r1]
    vmov q15, q9
    vmov q2, q10
    vmov q3, q8
    vtrn.32 q14, q15
    vtrn.32 q2, q3
    vswp d29, d4
    vswp d31, d6
    cmp r0, #3
    bne .Lotherwise_835
    vldr d16, [r6, #16]
    vldr d18, [r9, #16]
    vldr d17, [r12, #16]
    vldr d19, [r1, #16]
    vuzp.32 q8, q9
    b .Lend_836
.Lotherwise_835:
    vmov.i32 q8, #0
    tst r7, #16
    beq .Lotherwise_837
    add r0, r6, #16
    vld1.32 {d16[0]}, [r0]
    add r0, r12, #16
    add r11, r9, #16
    vld1.32 {d16[1]}, [r0]
    add r0, r1, #16
    vld1.32 {d17[0]}, [r11]
    vld1.32 {d17[1]}, [r0]
.Lotherwise_837:
    vmov.i32 q9, #0
    tst r7, #32
    beq .Lotherwise_838
    add r0, r6, #20
    vld1.32 {d18[0]}, [r0]
    add r0, r12, #20
    add r11, r9, #20
    vld1.32 {d18[1]}, [r0]
    add r0, r1, #20
    vld1.32 {d19[0]}, [r11]
    vld1.32 {d19[1]}, [r0]
.Lotherwise_838:
.Lend_836:
    vmov q10, q8
    movw r0, #:lower16:(.Lconstants_nnp_winograd_f3x4_3x3_of_6x6_input__armv7_neon - (1f + 8))
    movt r0, #:upper16:(.Lconstants_nnp_winograd_f3x4_3x3_of_6x6_input__armv7_neon - (1f + 8))
1:
    add r0, pc, r0
    vld1.32 {d0, d1}, [r0]
    vmov q11, q8
    movw r0, #:lower16:(.Lconstants_nnp_winograd_f3x4_3x3_of_6x6_input__armv7_neon+16 - (1f + 8))
    movt r0, #:upper16:(.Lconstants_nnp_winograd_f3x4_3x3_of_6x6_input__armv7_neon+16 - (1f + 8))
1:
    add r0, pc, r0
    vld1.32 {d2, d3}, [r0]
    vmls.f32 q10, q2, d0[0]
    vmov q12, q3
    vmls.f32 q11, q2, d1[0]
    vmov q13, q3
    vmls.f32 q12, q15, d0[0]
    vmls.f32 q13, q15, d1[0]
    vmov q4, q10
    vmov q5, q11
    vmla.f32 q4, q12, d0[1]
    vmla.f32 q9, q15, d2[0]
    vmls.f32 q10, q12, d0[1]
    vmla.f32 q8, q14, d2[0]
    vmla.f32 q5, q13, d1[1]
    vst1.32 {d8, d9}, [r2]!
    vmls.f32 q11, q13, d1[1]
    vmls.f32 q9, q3, d2[1]
    vst1.32 {d20, d21}, [r2]!
    vmls.f32 q8, q2, d2[1]
    vst1.32 {d10, d11}, [r2]!
    vst1.32 {d22, d23}, [r2]!
    vst1.32 {d18, d19}, [r2]!
    vst1.32 {d16, d17}, [r2]
    sub r2, r2, #80
    b .Lend_839
.Lotherwise_834:
    vmov.i32 q8, #0
    vmov.i32 q9, #0
    vmov.i32 q10, #0
    vst1.32 {d16, d17}, [r2]!
    vmov.i32 q8, #0
    vst1.32 {d18, d19}, [r2]!
    vmov.i32 q9, #0
    vst1.32 {d20, d21}, [r2]!
    vmov.i32 q10, #0
    vst1.32 {d16, d17}, [r2]!
    vst1.32 {d18, d19}, [r2]!
    vst1.32 {d20, d21}, [r2]
    sub r2, r2, #80
.Lend_839:
    sub r10, r10, #1
    lsr r14, r14, #1
    add r6, r6, r3, lsl #2
    add r12, r12, r3, lsl #2
    add r9, r9, r3, lsl #2
    add r1, r1, r3, lsl #2
    add r2, r2, #96
    cmp r10, #0
    bne .Lrepeat_833
    b .Lend_840
.Lotherwise_832:
    mov r2, r4
    movw r10, #5
.Lrepeat_841:
    tst r14, #1
    beq .Lotherwise_842
    ubfx r0, r7, #0, #4
    cmp r0, #15
    bne .Lotherwise_843
    vld1.32 {d16, d17}, [r6]
    vld1.32 {d18, d19}, [r12]
    vld1.32 {d20, d21}, [r9]
    vld1.32 {d22, d23}, [r1]
    vtrn.32 q8, q9
    vtrn.32 q10, q11
    vswp d17, d20
    vswp d19, d22
    vmov q14, q8
    vmov q15, q9
    vmov q2, q10
    vmov q3, q11
    b .Lend_844
.Lotherwise_843:
    vmov.i32 q14, #0
    tst r7, #1
    beq .Lotherwise_845
    vld1.32 {d28[0]}, [r6]
    vld1.32 {d28[1]}, [r12]
    vld1.32 {d29[0]}, [r9]
    vld1.32 {d29[1]}, [r1]
.Lotherwise_845:
    vmov.i32 q15, #0
    tst r7, #2
    beq .Lotherwise_846
    add r0, r6, #4
    vld1.32 {d30[0]}, [r0]
    add r0, r12, #4
    add r11, r9, #4
    vld1.32 {d30[1]}, [r0]
    add r0, r1, #4
    vld1.32 {d31[0]}, [r11]
    vld1.32 {d31[1]}, [r0]
.Lotherwise_846:
    vmov.i32 q2, #0
    tst r7, #4
    beq .Lotherwise_847
    add r0, r6, #8
    vld1.32 {d4[0]}, [r0]
    add r0, r12, #8
    add r11, r9, #8
    vld1.32 {d4[1]}, [r0]
    add r0, r1, #8
    vld1.32 {d5[0]}, [r11]
    vld1.32 {d5[1]}, [r0]
.Lotherwise_847:
    vmov.i32 q3, #0
    tst r7, #8
    beq .Lotherwise_848
    add r0, r6, #12
    vld1.32 {d6[0]}, [r0]
    add r0, r12, #12
    add r11, r9, #12
    vld1.32 {d6[1]}, [r0]
    add r0, r1, #12
    vld1.32 {d7[0]}, [r11]
    vld1.32 {d7[1]}, [r0]
.Lotherwise_848:
.Lend_844:
    ubfx r0, r7, #4, #2
    cmp r0, #3
    bne .Lotherwise_849
    vldr d16, [r6, #16]
    vldr d18, [r9, #16]
    vldr d17, [r12, #16]
    vldr d19, [r1, #16]
    vuzp.32 q8, q9
    b .Lend_850
.Lotherwise_849:
    vmov.i32 q8, #0
    tst r7, #16
    beq .Lotherwise_851
    add r0, r6, #16
    vld1.32 {d16[0]}, [r0]
    add r0, r12, #16
    add r11, r9, #16
    vld1.32 {d16[1]}, [r0]
    add r0, r1, #16
    vld1.32 {d17[0]}, [r11]
    vld1.32 {d17[1]}, [r0]
.Lotherwise_851:
    vmov.i32 q9, #0
    tst r7, #32
    beq .Lotherwise_852
    add r0, r6, #20
    vld1.32 {d18[0]}, [r0]
    add r0, r12, #20
    add r11, r9, #20
    vld1.32 {d18[1]}, [r0]
    add r0, r1, #20
    vld1.32 {d19[0]}, [r11]
    vld1.32 {d19[1]}, [r0]
.Lotherwise_852:
.Lend_850:
    vmov q10, q8
    movw r0, #:lower16:(.Lconstants_nnp_winograd_f3x4_3x3_of_6x6_input__armv7_neon - (1f + 8))
    movt r0, #:upper16:(.Lconstants_nnp_winograd_f3x4_3x3_of_6x6_input__armv7_neon - (1f + 8))
1:
    add r0, pc, r0
    vld1.32 {d0, d1}, [r0]
    vmov q11, q8
    movw r0, #:lower16:(.Lconstants_nnp_winograd_f3x4_3x3_of_6x6_input__armv7_neon+16 - (1f + 8))
    movt r0, #:upper16:(.Lconstants_nnp_winograd_f3x4_3x3_of_6x6_input__armv7_neon+16 - (1f + 8))
1:
    add r0, pc, r0
    vld1.32 {d2, d3}, [r0]
    vmls.f32 q10, q2, d0[0]
    vmov q12, q3
    vmls.f32 q11, q2, d1[0]
    vmov q13, q3
    vmls.f32 q12, q15, d0[0]
    vmls.f32 q13, q15, d1[0]
    vmov q4, q10
    vmov q5, q11
    vmla.f32 q4, q12, d0[1]
    vmla.f32 q9, q15, d2[0]
    vmls.f32 q10, q12, d0[1]
    vmla.f32 q8, q14, d2[0]
    vmla.f32 q5, q13, d1[1]
    vst1.32 {d8, d9}, [r2]!
    vmls.f32 q11, q13, d1[1]
    vmls.f32 q9, q3, d2[1]
    vst1.32 {d20, d21}, [r2]!
    vmls.f32 q8, q2, d2[1]
    vst1.32 {d10, d11}, [r2]!
    vst1.32 {d22, d23}, [r2]!
    vst1.32 {d18, d19}, [r2]!
    vst1.32 {d16, d17}, [r2]
    sub r2, r2, #80
    b .Lend_853
.Lotherwise_842:
    vmov.i32 q8, #0
    vmov.i32 q9, #0
    vmov.i32 q10, #0
    vst1.32 {d16, d17}, [r2]!
    vmov.i32 q8, #0
    vst1.32 {d18, d19}, [r2]!
    vmov.i32 q9, #0
    vst1.32 {d20, d21}, [r2]!
    vmov.i32 q10, #0
    vst1.32 {d16, d17}, [r2]!
    vst1.32 {d18, d19}, [r2]!
    vst1.32 {d20, d21}, [r2]
    sub r2, r2, #80
.Lend_853:
    sub r10, r10, #1
    lsr r14, r14, #1
    add r6, r6, r3, lsl #2
    add r12, r12, r3, lsl #2
    add r9, r9, r3, lsl #2
    add r1, r1, r3, lsl #2
    add r2, r2, #96
    cmp r10, #0
    bne .Lrepeat_841
.Lend_840:
    lsl r6, r8, #2
    movw r0, #6
    add r7, r6, r6, lsl #1
    mul r0, r8, r0
    movw r1, #6
.Lrepeat_854:
    vld1.32 {d16, d17}, [r4]
    add r4, r4, #96
    add r2, r5, r6
    vld1.32 {d18, d19}, [r4]
    add r4, r4, #96
    add r3, r5, r6, lsl #1
    vld1.32 {d20, d21}, [r4]
    add r4, r4, #96
    add r12, r5, r7
    movw r14, #:lower16:(.Lconstants_nnp_winograd_f3x4_3x3_of_6x6_input__armv7_neon - (1f + 8))
    movt r14, #:upper16:(.Lconstants_nnp_winograd_f3x4_3x3_of_6x6_input__armv7_neon - (1f + 8))
1:
    add r14, pc, r14
    vld1.32 {d0, d1}, [r14]
    add r14, r5, r6, lsl #2
    sub r1, r1, #1
    vmov q11, q10
    vld1.32 {d24, d25}, [r4]
    add r4, r4, #96
    vmov q13, q10
    vld1.32 {d28, d29}, [r4]
    sub r4, r4, #368
    vmls.f32 q11, q8, d0[0]
    movw r8, #:lower16:(.Lconstants_nnp_winograd_f3x4_3x3_of_6x6_input__armv7_neon+16 - (1f + 8))
    movt r8, #:upper16:(.Lconstants_nnp_winograd_f3x4_3x3_of_6x6_input__armv7_neon+16 - (1f + 8))
1:
    add r8, pc, r8
    vld1.32 {d2, d3}, [r8]
    vmls.f32 q13, q8, d1[0]
    vmov q15, q12
    vmls.f32 q12, q9, d1[0]
    vmul.f32 q11, q11, d1[0]
    vmls.f32 q15, q9, d0[0]
    vmul.f32 q9, q13, d0[0]
    vmov q13, q11
    vmov q2, q9
    vmla.f32 q13, q15, d0[1]
    vmla.f32 q14, q8, d2[0]
    vmls.f32 q11, q15, d0[1]
    vmla.f32 q2, q12, d1[1]
    vmls.f32 q9, q12, d1[1]
    vst1.32 {d26, d27}, [r5]
    add r5, r5, r0, lsl #2
    vmls.f32 q14, q10, d2[1]
    vst1.32 {d22, d23}, [r2]
    vst1.32 {d4, d5}, [r3]
    vst1.32 {d18, d19}, [r12]
    vst1.32 {d28, d29}, [r14]
    cmp r1, #0
    bne .Lrepeat_854
    vpop {d8, d9, d10, d11}
    pop {r4, r5, r6, r7, r8, r9, r10, r11, pc}
    .size nnp_winograd_f3x4_3x3_of_6x6_input__armv7_neon, . - nnp_winograd_f3x4_3x3_of_6x6_input__armv7_neon

.section .rodata
    .p2align 4
.Lconstants_nnp_winograd_f3x4_3x3_of_6x6_output_with_bias__armv7_neon:
    .long 0x3f200000, 0x3fc00000, 0x3ec80000, 0x40100000
    .long 0x3e7a0000, 0x40580000, 0x00000000, 0x00000000

    .text
    .p2align 4
    .globl nnp_winograd_f3x4_3x3_of_6x6_output_with_bias__armv7_neon
    .type nnp_winograd_f3x4_3x3_of_6x6_output_with_bias__armv7_neon, %function
nnp_winograd_f3x4_3x3_of_6x6_output_with_bias__armv7_neon:
    push {r4, r5, r6, r7, r8, r9, r10, r14}
    ldr r4, [sp, #36]
    lsl r5, r1, #2
    ldr r6, [sp, #32]
    movw r12, #6
    mov r7, r2
    mov r14, r3
    add r8, r5, r5, lsl #1
    mov r9, r0
    mul r3, r1, r12
    mov r12, r4
    movw r10, #6
.Lrepeat_855:
    add r0, r9, r5
    vld1.32 {d16, d17}, [r9]
    add r1, r9, r5, lsl #1
    vld1.32 {d18, d19}, [r0]
    add r0, r9, r8
    add r2, r9, r5, lsl #2
    vld1.32 {d20, d21}, [r1]
    sub r10, r10, #1
    add r9, r9, r3, lsl #2
    vld1.32 {d22, d23}, [r0]
    vsub.f32 q12, q8, q9
    movw r0, #:lower16:(.Lconstants_nnp_winograd_f3x4_3x3_of_6x6_output_with_bias__armv7_neon - (1f + 8))
    movt r0, #:upper16:(.Lconstants_nnp_winograd_f3x4_3x3_of_6x6_output_with_bias__armv7_neon - (1f + 8))
1:
    add r0, pc, r0
    vld1.32 {d0, d1}, [r0]
    vadd.f32 q8, q8, q9
    vld1.32 {d18, d19}, [r2]
    vsub.f32 q13, q10, q11
    vmul.f32 q12, q12, d0[0]
    vadd.f32 q10, q10, q11
    vmla.f32 q9, q8, d1[0]
    vmla.f32 q12, q13, d0[1]
    vmla.f32 q9, q10, d1[1]
    vadd.f32 q8, q8, q10
    vst1.32 {d16, d17}, [r12]
    add r12, r12, #96
    vst1.32 {d24, d25}, [r12]
    add r12, r12, #96
    vst1.32 {d18, d19}, [r12]
    sub r12, r12, #176
    cmp r10, #0
    bne .Lrepeat_855
    ldr r0, [r6]
    ldr r2, [r6, #12]
    lsl r0, r0, #2
    ldr r3, [r6, #4]
    add r12, r14, r0
    add r5, r12, r0
    ldr r6, [r6, #8]
    add r8, r5, r0
    cmp r2, #15
    bne .Lotherwise_856
    movw r0, #3
.Lrepeat_857:
    tst r6, #1
    beq .Lotherwise_858
    vld1.32 {d16, d17}, [r4]!
    vld1.32 {d18, d19}, [r4]!
    vld1.32 {d20, d21}, [r4]!
    vld1.32 {d22, d23}, [r4]!
    vadd.f32 q12, q8, q9
    vld1.32 {d4, d5}, [r4]!
    vsub.f32 q8, q8, q9
    movw r1, #:lower16:(.Lconstants_nnp_winograd_f3x4_3x3_of_6x6_output_with_bias__armv7_neon - (1f + 8))
    movt r1, #:upper16:(.Lconstants_nnp_winograd_f3x4_3x3_of_6x6_output_with_bias__armv7_neon - (1f + 8))
1:
    add r1, pc, r1
    vld1.32 {d0, d1}, [r1]
    vadd.f32 q9, q10, q11
    movw r1, #:lower16:(.Lconstants_nnp_winograd_f3x4_3x3_of_6x6_output_with_bias__armv7_neon+16 - (1f + 8))
    movt r1, #:upper16:(.Lconstants_nnp_winograd_f3x4_3x3_of_6x6_output_with_bias__armv7_neon+16 - (1f + 8))
1:
    add r1, pc, r1
    vld1.32 {d2, d3}, [r1]
    vsub.f32 q10, q10, q11
    vld1.32 {d22, d23}, [r4]
    vmul.f32 q13, q8, d0[0]
    sub r4, r4, #80
    vmul.f32 q14, q12, d1[0]
    vld1.32 {d30, d31}, [r7]
    vmla.f32 q2, q8, d2[0]
    vadd.f32 q8, q11, q12
    vmla.f32 q13, q10, d0[1]
    vmla.f32 q14, q9, d1[1]
    vmla.f32 q2, q10, d2[1]
    vadd.f32 q8, q8, q9
    vadd.f32 q9, q13, q15
    vadd.f32 q8, q8, q15
    vadd.f32 q10, q14, q15
    vadd.f32 q11, q2, q15
    vtrn.32 q8, q9
    vtrn.32 q10, q11
    vswp d17, d20
    vswp d19, d22
    vst1.32 {d16, d17}, [r14]
    vst1.32 {d18, d19}, [r12]
    vst1.32 {d20, d21}, [r5]
    vst1.32 {d22, d23}, [r8]
.Lotherwise_858:
    sub r0, r0, #1
    lsr r6, r6, #1
    add r14, r14, r3, lsl #2
    add r12, r12, r3, lsl #2
    add r5, r5, r3, lsl #2
    add r8, r8, r3, lsl #2
    add r4, r4, #96
    cmp r0, #0
    bne .Lrepeat_857
    b .Lend_859
.Lotherwise_856:
    movw r9, #3
.Lrepeat_860:
    tst r6, #1
    beq .Lotherwise_861
    vld1.32 {d16, d17}, [r4]!
    ubfx r0, r2, #0, #4
    vld1.32 {d18, d19}, [r4]!
    vld1.32 {d20, d21}, [r4]!
    vld1.32 {d22, d23}, [r4]!
    vadd.f32 q12, q8, q9
    vld1.32 {d4, d5}, [r4]!
    vsub.f32 q8, q8, q9
    movw r1, #:lower16:(.Lconstants_nnp_winograd_f3x4_3x3_of_6x6_output_with_bias__armv7_neon - (1f + 8))
    movt r1, #:upper16:(.Lconstants_nnp_winograd_f3x4_3x3_of_6x6_output_with_bias__armv7_neon - (1f + 8))
1:
    add r1, pc, r1
    vld1.32 {d0, d1}, [r1]
    vadd.f32 q9, q10, q11
    movw r1, #:lower16:(.Lconstants_nnp_winograd_f3x4_3x3_of_6x6_output_with_bias__armv7_neon+16 - (1f + 8))
    movt r1, #:upper16:(.Lconstants_nnp_winograd_f3x4_3x3_of_6x6_output_with_bias__armv7_neon+16 - (1f + 8))
1:
    add r1, pc, r1
    vld1.32 {d2, d3}, [r1]
    vsub.f32 q10, q10, q11
    vld1.32 {d22, d23}, [r4]
    vmul.f32 q13, q8, d0[0]
    sub r4, r4, #80
    vmul.f32 q14, q12, d1[0]
    vld1.32 {d30, d31}, [r7]
    vmla.f32 q2, q8, d2[0]
    vadd.f32 q8, q11, q12
    vmla.f32 q13, q10, d0[1]
    vmla.f32 q14, q9, d1[1]
    vmla.f32 q2, q10, d2[1]
    vadd.f32 q8, q8, q9
    vadd.f32 q9, q13, q15
    vadd.f32 q8, q8, q15
    vadd.f32 q10, q14, q15
    vadd.f32 q11, q2, q15
    cmp r0, #15
    bne .Lotherwise_862
    vtrn.32 q8, q9
    vtrn.32 q10, q11
    vswp d17, d20
    vswp d19, d22
    vst1.32 {d16, d17}, [r14]
    vst1.32 {d18, d19}, [r12]
    vst1.32 {d20, d21}, [r5]
    vst1.32 {d22, d23}, [r8]
    b .Lend_863
.Lotherwise_862:
    tst r2, #1
    beq .Lotherwise_864
    vst1.32 {d16[0]}, [r14]
    vst1.32 {d16[1]}, [r12]
    vst1.32 {d17[0]}, [r5]
    vst1.32 {d17[1]}, [r8]
.Lotherwise_864:
    tst r2, #2
    beq .Lotherwise_865
    add r0, r14, #4
    vst1.32 {d18[0]}, [r0]
    add r0, r12, #4
    add r1, r5, #4
    vst1.32 {d18[1]}, [r0]
    add r0, r8, #4
    vst1.32 {d19[0]}, [r1]
    vst1.32 {d19[1]}, [r0]
.Lotherwise_865:
    tst r2, #4
    beq .Lotherwise_866
    add r0, r14, #8
    vst1.32 {d20[0]}, [r0]
    add r0, r12, #8
    add r1, r5, #8
    vst1.32 {d20[1]}, [r0]
    add r0, r8, #8
    vst1.32 {d21[0]}, [r1]
    vst1.32 {d21[1]}, [r0]
.Lotherwise_866:
    tst r2, #8
    beq .Lotherwise_867
    add r0, r14, #12
    vst1.32 {d22[0]}, [r0]
    add r0, r12, #12
    add r1, r5, #12
    vst1.32 {d22[1]}, [r0]
    add r0, r8, #12
    vst1.32 {d23[0]}, [r1]
    vst1.32 {d23[1]}, [r0]
.Lotherwise_867:
.Lend_863:
.Lotherwise_861:
    sub r9, r9, #1
    lsr r6, r6, #1
    add r14, r14, r3, lsl #2
    add r12, r12, r3, lsl #2
    add r5, r5, r3, lsl #2
    add r8, r8, r3, lsl #2
    add r4, r4, #96
    cmp r9, #0
    bne .Lrepeat_860
.Lend_859:
    pop {r4, r5, r6, r7, r8, r9, r10, pc}
    .size nnp_winograd_f3x4_3x3_of_6x6_output_with_bias__armv7_neon, . - nnp_winograd_f3x4_3x3_of_6x6_output_with_bias__armv7_neon

.section .rodata
    .p2align 4
.Lconstants_nnp_winograd_f3x4_3x3_of_6x6_output_with_bias_with_relu__armv7_neon:
    .long 0x3f200000, 0x3fc00000, 0x3ec80000, 0x40100000
    .long 0x3e7a0000, 0x40580000, 0x00000000, 0x00000000

    .text
    .p2align 4
    .globl nnp_winograd_f3x4_3x3_of_6x6_output_with_bias_with_relu__armv7_neon
    .type nnp_winograd_f3x4_3x3_of_6x6_output_with_bias_with_relu__armv7_neon, %function
nnp_winograd_f3x4_3x3_of_6x6_output_with_bias_with_relu__armv7_neon:
    push {r4, r5, r6, r7, r8, r9, r10, r14}
    ldr r4, [sp, #36]
    lsl r5, r1, #2
    ldr r6, [sp, #32]
    movw r12, #6
    mov r7, r2
    mov r14, r3
    add r8, r5, r5, lsl #1
    mov r9, r0
    mul r3, r1, r12
    mov r12, r4
    movw r10, #6
.Lrepeat_868:
    add r0, r9, r5
    vld1.32 {d16, d17}, [r9]
    add r1, r9, r5, lsl #1
    vld1.32 {d18, d19}, [r0]
    add r0, r9, r8
    add r2, r9, r5, lsl #2
    vld1.32 {d20, d21}, [r1]
    sub r10, r10, #1
    add r9, r9, r3, lsl #2
    vld1.32 {d22, d23}, [r0]
    vsub.f32 q12, q8, q9
    movw r0, #:lower16:(.Lconstants_nnp_winograd_f3x4_3x3_of_6x6_output_with_bias_with_relu__armv7_neon - (1f + 8))
    movt r0, #:upper16:(.Lconstants_nnp_winograd_f3x4_3x3_of_6x6_output_with_bias_with_relu__armv7_neon - (1f + 8))
1:
    add r0, pc, r0
    vld1.32 {d0, d1}, [r0]
    vadd.f32 q8, q8, q9
    vld1.32 {d18, d19}, [r2]
    vsub.f32 q13, q10, q11
    vmul.f32 q12, q12, d0[0]
    vadd.f32 q10, q10, q11
    vmla.f32 q9, q8, d1[0]
    vmla.f32 q12, q13, d0[1]
    vmla.f32 q9, q10, d1[1]
    vadd.f32 q8, q8, q10
    vst1.32 {d16, d17}, [r12]
    add r12, r12, #96
    vst1.32 {d24, d25}, [r12]
    add r12, r12, #96
    vst1.32 {d18, d19}, [r12]
    sub r12, r12, #176
    cmp r10, #0
    bne .Lrepeat_868
    ldr r0, [r6]
    ldr r2, [r6, #12]
    lsl r0, r0, #2
    ldr r3, [r6, #4]
    add r12, r14, r0
    add r5, r12, r0
    ldr r6, [r6, #8]
    add r8, r5, r0
    cmp r2, #15
    bne .Lotherwise_869
    movw r0, #3
.Lrepeat_870:
    tst r6, #1
    beq .Lotherwise_871
    vld1.32 {d16, d17}, [r4]!
    vmov.i32 q15, #0
    vld1.32 {d18, d19}, [r4]!
    vld1.32 {d20, d21}, [r4]!
    vld1.32 {d22, d23}, [r4]!
    vadd.f32 q12, q8, q9
    vld1.32 {d4, d5}, [r4]!
    vsub.f32 q8, q8, q9
    movw r1, #:lower16:(.Lconstants_nnp_winograd_f3x4_3x3_of_6x6_output_with_bias_with_relu__armv7_neon - (1f + 8))
    movt r1, #:upper16:(.Lconstants_nnp_winograd_f3x4_3x3_of_6x6_output_with_bias_with_relu__armv7_neon - (1f + 8))
1:
    add r1, pc, r1
    vld1.32 {d0, d1}, [r1]
    vadd.f32 q9, q10, q11
    movw r1, #:lower16:(.Lconstants_nnp_winograd_f3x4_3x3_of_6x6_output_with_bias_with_relu__armv7_neon+16 - (1f + 8))
    movt r1, #:upper16:(.Lconstants_nnp_winograd_f3x4_3x3_of_6x6_output_with_bias_with_relu__armv7_neon+16 - (1f + 8))
1:
    add r1, pc, r1
    vld1.32 {d2, d3}, [r1]
    vsub.f32 q10, q10, q11
    vld1.32 {d22, d23}, [r4]
    vmul.f32 q13, q8, d0[0]
    sub r4, r4, #80
    vmul.f32 q14, q12, d1[0]
    vld1.32 {d6, d7}, [r7]
    vmla.f32 q2, q8, d2[0]
    vadd.f32 q8, q11, q12
    vmla.f32 q13, q10, d0[1]
    vmla.f32 q14, q9, d1[1]
    vmla.f32 q2, q10, d2[1]
    vadd.f32 q8, q8, q9
    vadd.f32 q9, q13, q3
    vadd.f32 q8, q8, q3
    vadd.f32 q10, q14, q3
    vadd.f32 q11, q2, q3
    vmax.f32 q8, q15, q8
    vmax.f32 q9, q15, q9
    vmax.f32 q10, q15, q10
    vmax.f32 q11, q15, q11
    vtrn.32 q8, q9
    vtrn.32 q10, q11
    vswp d17, d20
    vswp d19, d22
    vst1.32 {d16, d17}, [r14]
    vst1.32 {d18, d19}, [r12]
    vst1.32 {d20, d21}, [r5]
    vst1.32 {d22, d23}, [r8]
.Lotherwise_871:
    sub r0, r0, #1
    lsr r6, r6, #1
    add r14, r14, r3, lsl #2
    add r12, r12, r3, lsl #2
    add r5, r5, r3, lsl #2
    add r8, r8, r3, lsl #2
    add r4, r4, #96
    cmp r0, #0
    bne .Lrepeat_870
    b .Lend_872
.Lotherwise_869:
    movw r9, #3
.Lrepeat_873:
    tst r6, #1
    beq .Lotherwise_874
    vld1.32 {d16, d17}, [r4]!
    vmov.i32 q15, #0
    ubfx r0, r2, #0, #4
    vld1.32 {d18, d19}, [r4]!
    vld1.32 {d20, d21}, [r4]!
    vld1.32 {d22, d23}, [r4]!
    vadd.f32 q12, q8, q9
    vld1.32 {d4, d5}, [r4]!
    vsub.f32 q8, q8, q9
    movw r1, #:lower16:(.Lconstants_nnp_winograd_f3x4_3x3_of_6x6_output_with_bias_with_relu__armv7_neon - (1f + 8))
    movt r1, #:upper16:(.Lconstants_nnp_winograd_f3x4_3x3_of_6x6_output_with_bias_with_relu__armv7_neon - (1f + 8))
1:
    add r1, pc, r1
    vld1.32 {d0, d1}, [r1]
    vadd.f32 q9, q10, q11
    movw r1, #:lower16:(.Lconstants_nnp_winograd_f3x4_3x3_of_6x6_output_with_bias_with_relu__armv7_neon+16 - (1f + 8))
    movt r1, #:upper16:(.Lconstants_nnp_winograd_f3x4_3x3_of_6x6_output_with_bias_with_relu__armv7_neon+16 - (1f + 8))
1:
    add r1, pc, r1
    vld1.32 {d2, d3}, [r1]
    vsub.f32 q10, q10, q11
    vld1.32 {d22, d23}, [r4]
    vmul.f32 q13, q8, d0[0]
    sub r4, r4, #80
    vmul.f32 q14, q12, d1[0]
    vld1.32 {d6, d7}, [r7]
    vmla.f32 q2, q8, d2[0]
    vadd.f32 q8, q11, q12
    vmla.f32 q13, q10, d0[1]
    vmla.f32 q14, q9, d1[1]
    vmla.f32 q2, q10, d2[1]
    vadd.f32 q8, q8, q9
    vadd.f32 q9, q13, q3
    vadd.f32 q8, q8, q3
    vadd.f32 q10, q14, q3
    vadd.f32 q11, q2, q3
    vmax.f32 q8, q15, q8
    vmax.f32 q9, q15, q9
    vmax.f32 q10, q15, q10
    vmax.f32 q11, q15, q11
    cmp r0, #15
    bne .Lotherwise_875
    vtrn.32 q8, q9
    vtrn.32 q10, q11
    vswp d17, d20
    vswp d19, d22
    vst1.32 {d16, d17}, [r14]
    vst1.32 {d18, d19}, [r12]
    vst1.32 {d20, d21}, [r5]
    vst1.32 {d22, d23}, [r8]
    b .Lend_876
.Lotherwise_875:
    tst r2, #1
    beq .Lotherwise_877
    vst1.32 {d16[0]}, [r14]
    vst1.32 {d16[1]}, [r12]
    vst1.32 {d17[0]}, [r5]
    vst1.32 {d17[1]}, [r8]
.Lotherwise_877:
    tst r2, #2
    beq .Lotherwise_878
    add r0, r14, #4
    vst1.32 {d18[0]}, [r0]
    add r0, r12, #4
    add r1, r5, #4
    vst1.32 {d18[1]}, [r0]
    add r0, r8, #4
    vst1.32 {d19[0]}, [r1]
    vst1.32 {d19[1]}, [r0]
.Lotherwise_878:
    tst r2, #4
    beq .Lotherwise_879
    add r0, r14, #8
    vst1.32 {d20[0]}, [r0]
    add r0, r12, #8
    add r1, r5, #8
    vst1.32 {d20[1]}, [r0]
    add r0, r8, #8
    vst1.32 {d21[0]}, [r1]
    vst1.32 {d21[1]}, [r0]
.Lotherwise_879:
    tst r2, #8
    beq .Lotherwise_880
    add r0, r14, #12
    vst1.32 {d22[0]}, [r0]
    add r0, r12, #12
    add r1, r5, #12
    vst1.32 {d22[1]}, [r0]
    add r0, r8, #12
    vst1.32 {d23[0]}, [r1]
    vst1.32 {d23[1]}, [r0]
.Lotherwise_880:
.Lend_876:
.Lotherwise_874:
    sub r9, r9, #1
    lsr r6, r6, #1
    add r14, r14, r3, lsl #2
    add r12, r12, r3, lsl #2
    add r5, r5, r3, lsl #2
    add r8, r8, r3, lsl #2
    add r4, r4, #96
    cmp r9, #0
    bne .Lrepeat_873
.Lend_872:
    pop {r4, r5, r6, r7, r8, r9, r10, pc}
    .size nnp_winograd_f3x4_3x3_of_6x6_output_with_bias_with_relu__armv7_neon, . - nnp_winograd_f3x4_3x3_of_6x6_output_with_bias_with_relu__armv7_neon

.section .rodata
    .p2align 4
.Lconstants_nnp_winograd_f3x3_3x3_of_6x6_input__armv7_neon:
    .long 0x40100000, 0x3ec80000, 0x3f200000, 0x3fc00000
    .long 0x3f610000, 0x40290000, 0x00000000, 0x00000000

    .text
    .p2align 4
    .globl nnp_winograd_f3x3_3x3_of_6x6_input__armv7_neon
    .type nnp_winograd_f3x3_3x3_of_6x6_input__armv7_neon, %function
nnp_winograd_f3x3_3x3_of_6x6_input__armv7_neon:
    push {r4, r5, r6, r7, r8, r9, r10, r11, r14}
    mov r14, r1
    ldr r4, [sp, #36]
    ldr r1, [r14]
    mov r6, r0
    mov r5, r2
    ldr r7, [r14, #12]
    mov r8, r3
    lsl r0, r1, #2
    ldr r3, [r14, #4]
    add r12, r6, r0
    add r9, r12, r0
    ldr r14, [r14, #8]
    add r1, r9, r0
    cmp r7, #31
    bne .Lotherwise_881
    mov r2, r4
    movw r10, #5
.Lrepeat_882:
    tst r14, #1
    beq .Lotherwise_883
    vld1.32 {d16, d17}, [r6]
    vmov.i32 q14, #0
    vld1.32 {d18, d19}, [r12]
    vld1.32 {d20, d21}, [r9]
    vmov q15, q8
    vld1.32 {d16, d17}, [r1]
    vtrn.32 q15, q9
    vtrn.32 q10, q8
    vswp d31, d20
    vswp d19, d16
    tst r7, #16
    beq .Lotherwise_884
    add r0, r6, #16
    vld1.32 {d28[0]}, [r0]
    add r0, r12, #16
    add r11, r9, #16
    vld1.32 {d28[1]}, [r0]
    add r0, r1, #16
    vld1.32 {d29[0]}, [r11]
    vld1.32 {d29[1]}, [r0]
.Lotherwise_884:
    vmov q11, q10
    movw r0, #:lower16:(.Lconstants_nnp_winograd_f3x3_3x3_of_6x6_input__armv7_neon - (1f + 8))
    movt r0, #:upper16:(.Lconstants_nnp_winograd_f3x3_3x3_of_6x6_input__armv7_neon - (1f + 8))
1:
    add r0, pc, r0
    vld1.32 {d0, d1}, [r0]
    vmov q12, q10
    movw r0, #:lower16:(.Lconstants_nnp_winograd_f3x3_3x3_of_6x6_input__armv7_neon+16 - (1f + 8))
    movt r0, #:upper16:(.Lconstants_nnp_winograd_f3x3_3x3_of_6x6_input__armv7_neon+16 - (1f + 8))
1:
    add r0, pc, r0
    vld1.32 {d2, d3}, [r0]
    vmls.f32 q11, q15, d0[0]
    vmls.f32 q12, q15, d0[1]
    vmov q13, q8
    vmls.f32 q8, q9, d0[1]
    vmul.f32 q11, q11, d0[1]
    vmls.f32 q13, q9, d0[0]
    vmul.f32 q9, q12, d0[0]
    vmov q12, q11
    vmov q2, q9
    vmla.f32 q12, q13, d1[0]
    vmla.f32 q14, q15, d2[0]
    vmls.f32 q11, q13, d1[0]
    vmla.f32 q2, q8, d1[1]
    vmls.f32 q9, q8, d1[1]
    vst1.32 {d24, d25}, [r2]!
    vmls.f32 q14, q10, d2[1]
    vst1.32 {d22, d23}, [r2]!
    vst1.32 {d4, d5}, [r2]!
    vst1.32 {d18, d19}, [r2]!
    vst1.32 {d28, d29}, [r2]
    sub r2, r2, #64
    b .Lend_885
.Lotherwise_883:
    vmov.i32 q8, #0
    vmov.i32 q9, #0
    vmov.i32 q10, #0
    vst1.32 {d16, d17}, [r2]!
    vmov.i32 q8, #0
    vst1.32 {d18, d19}, [r2]!
    vmov.i32 q9, #0
    vst1.32 {d20, d21}, [r2]!
    vst1.32 {d16, d17}, [r2]!
    vst1.32 {d18, d19}, [r2]
    sub r2, r2, #64
.Lend_885:
    sub r10, r10, #1
    lsr r14, r14, #1
    add r6, r6, r3, lsl #2
    add r12, r12, r3, lsl #2
    add r9, r9, r3, lsl #2
    add r1, r1, r3, lsl #2
    add r2, r2, #80
    cmp r10, #0
    bne .Lrepeat_882
    b .Lend_886
.Lotherwise_881:
    mov r2, r4
    movw r10, #5
.Lrepeat_887:
    tst r14, #1
    beq .Lotherwise_888
    ubfx r0, r7, #0, #4
    cmp r0, #15
    bne .Lotherwise_889
    vld1.32 {d16, d17}, [r6]
    vld1.32 {d18, d19}, [r12]
    vld1.32 {d20, d21}, [r9]
    vld1.32 {d22, d23}, [r1]
    vtrn.32 q8, q9
    vtrn.32 q10, q11
    vswp d17, d20
    vswp d19, d22
    vmov q15, q8
    b .Lend_890
.Lotherwise_889:
    vmov.i32 q15, #0
    tst r7, #1
    beq .Lotherwise_891
    vld1.32 {d30[0]}, [r6]
    vld1.32 {d30[1]}, [r12]
    vld1.32 {d31[0]}, [r9]
    vld1.32 {d31[1]}, [r1]
.Lotherwise_891:
    vmov.i32 q9, #0
    tst r7, #2
    beq .Lotherwise_892
    add r0, r6, #4
    vld1.32 {d18[0]}, [r0]
    add r0, r12, #4
    add r11, r9, #4
    vld1.32 {d18[1]}, [r0]
    add r0, r1, #4
    vld1.32 {d19[0]}, [r11]
    vld1.32 {d19[1]}, [r0]
.Lotherwise_892:
    vmov.i32 q10, #0
    tst r7, #4
    beq .Lotherwise_893
    add r0, r6, #8
    vld1.32 {d20[0]}, [r0]
    add r0, r12, #8
    add r11, r9, #8
    vld1.32 {d20[1]}, [r0]
    add r0, r1, #8
    vld1.32 {d21[0]}, [r11]
    vld1.32 {d21[1]}, [r0]
.Lotherwise_893:
    vmov.i32 q11, #0
    tst r7, #8
    beq .Lotherwise_894
    add r0, r6, #12
    vld1.32 {d22[0]}, [r0]
    add r0, r12, #12
    add r11, r9, #12
    vld1.32 {d22[1]}, [r0]
    add r0, r1, #12
    vld1.32 {d23[0]}, [r11]
    vld1.32 {d23[1]}, [r0]
.Lotherwise_894:
.Lend_890:
    vmov.i32 q8, #0
    tst r7, #16
    beq .Lotherwise_895
    add r0, r6, #16
    vld1.32 {d16[0]}, [r0]
    add r0, r12, #16
    add r11, r9, #16
    vld1.32 {d16[1]}, [r0]
    add r0, r1, #16
    vld1.32 {d17[0]}, [r11]
    vld1.32 {d17[1]}, [r0]
.Lotherwise_895:
    vmov q12, q10
    movw r0, #:lower16:(.Lconstants_nnp_winograd_f3x3_3x3_of_6x6_input__armv7_neon - (1f + 8))
    movt r0, #:upper16:(.Lconstants_nnp_winograd_f3x3_3x3_of_6x6_input__armv7_neon - (1f + 8))
1:
    add r0, pc, r0
    vld1.32 {d0, d1}, [r0]
    vmov q13, q10
    movw r0, #:lower16:(.Lconstants_nnp_winograd_f3x3_3x3_of_6x6_input__armv7_neon+16 - (1f + 8))
    movt r0, #:upper16:(.Lconstants_nnp_winograd_f3x3_3x3_of_6x6_input__armv7_neon+16 - (1f + 8))
1:
    add r0, pc, r0
    vld1.32 {d2, d3}, [r0]
    vmls.f32 q12, q15, d0[0]
    vmls.f32 q13, q15, d0[1]
    vmov q14, q11
    vmls.f32 q11, q9, d0[1]
    vmul.f32 q12, q12, d0[1]
    vmls.f32 q14, q9, d0[0]
    vmul.f32 q9, q13, d0[0]
    vmov q13, q12
    vmov q2, q9
    vmla.f32 q13, q14, d1[0]
    vmla.f32 q8, q15, d2[0]
    vmls.f32 q12, q14, d1[0]
    vmla.f32 q2, q11, d1[1]
    vmls.f32 q9, q11, d1[1]
    vst1.32 {d26, d27}, [r2]!
    vmls.f32 q8, q10, d2[1]
    vst1.32 {d24, d25}, [r2]!
    vst1.32 {d4, d5}, [r2]!
    vst1.32 {d18, d19}, [r2]!
    vst1.32 {d16, d17}, [r2]
    sub r2, r2, #64
    b .Lend_896
.Lotherwise_888:
    vmov.i32 q8, #0
    vmov.i32 q9, #0
    vmov.i32 q10, #0
    vst1.32 {d16, d17}, [r2]!
    vmov.i32 q8, #0
    vst1.32 {d18, d19}, [r2]!
    vmov.i32 q9, #0
    vst1.32 {d20, d21}, [r2]!
    vst1.32 {d16, d17}, [r2]!
    vst1.32 {d18, d19}, [r2]
    sub r2, r2, #64
.Lend_896:
    sub r10, r10, #1
    lsr r14, r14, #1
    add r6, r6, r3, lsl #2
    add r12, r12, r3, lsl #2
    add r9, r9, r3, lsl #2
    add r1, r1, r3, lsl #2
    add r2, r2, #80
    cmp r10, #0
    bne .Lrepeat_887
.Lend_886:
    lsl r6, r8, #2
    movw r0, #6
    add r7, r6, r6, lsl #1
    mul r0, r8, r0
    movw r1, #5
.Lrepeat_897:
    vld1.32 {d16, d17}, [r4]
    add r4, r4, #80
    add r2, r5, r6
    vld1.32 {d18, d19}, [r4]
    add r4, r4, #80
    add r3, r5, r6, lsl #1
    vld1.32 {d20, d21}, [r4]
    add r4, r4, #80
    add r12, r5, r7
    movw r14, #:lower16:(.Lconstants_nnp_winograd_f3x3_3x3_of_6x6_input__armv7_neon - (1f + 8))
    movt r14, #:upper16:(.Lconstants_nnp_winograd_f3x3_3x3_of_6x6_input__armv7_neon - (1f + 8))
1:
    add r14, pc, r14
    vld1.32 {d0, d1}, [r14]
    add r14, r5, r6, lsl #2
    sub r1, r1, #1
    vmov q11, q10
    vld1.32 {d24, d25}, [r4]
    add r4, r4, #80
    vmov q13, q10
    vld1.32 {d28, d29}, [r4]
    sub r4, r4, #304
    vmls.f32 q11, q8, d0[0]
    movw r8, #:lower16:(.Lconstants_nnp_winograd_f3x3_3x3_of_6x6_input__armv7_neon+16 - (1f + 8))
    movt r8, #:upper16:(.Lconstants_nnp_winograd_f3x3_3x3_of_6x6_input__armv7_neon+16 - (1f + 8))
1:
    add r8, pc, r8
    vld1.32 {d2, d3}, [r8]
    vmls.f32 q13, q8, d0[1]
    vmov q15, q12
    vmls.f32 q12, q9, d0[1]
    vmul.f32 q11, q11, d0[1]
    vmls.f32 q15, q9, d0[0]
    vmul.f32 q9, q13, d0[0]
    vmov q13, q11
    vmov q2, q9
    vmla.f32 q13, q15, d1[0]
    vmla.f32 q14, q8, d2[0]
    vmls.f32 q11, q15, d1[0]
    vmla.f32 q2, q12, d1[1]
    vmls.f32 q9, q12, d1[1]
    vst1.32 {d26, d27}, [r5]
    add r5, r5, r0, lsl #2
    vmls.f32 q14, q10, d2[1]
    vst1.32 {d22, d23}, [r2]
    vst1.32 {d4, d5}, [r3]
    vst1.32 {d18, d19}, [r12]
    vst1.32 {d28, d29}, [r14]
    cmp r1, #0
    bne .Lrepeat_897
    pop {r4, r5, r6, r7, r8, r9, r10, r11, pc}
    .size nnp_winograd_f3x3_3x3_of_6x6_input__armv7_neon, . - nnp_winograd_f3x3_3x3_of_6x6_input__armv7_neon

.section .rodata
    .p2align 4
.Lconstants_nnp_winograd_f3x3_3x3_of_6x6_output_with_bias__armv7_neon:
    .long 0x3f200000, 0x3fc00000, 0x3ec80000, 0x40100000

    .text
    .p2align 4
    .globl nnp_winograd_f3x3_3x3_of_6x6_output_with_bias__armv7_neon
    .type nnp_winograd_f3x3_3x3_of_6x6_output_with_bias__armv7_neon, %function
nnp_winograd_f3x3_3x3_of_6x6_output_with_bias__armv7_neon:
    push {r4, r5, r6, r7, r8, r9, r10, r14}
    ldr r4, [sp, #36]
    lsl r5, r1, #2
    ldr r6, [sp, #32]
    movw r12, #6
    mov r7, r2
    mov r14, r3
    add r8, r5, r5, lsl #1
    mov r9, r0
    mul r3, r1, r12
    mov r12, r4
    movw r10, #5
.Lrepeat_898:
    add r0, r9, r5
    vld1.32 {d16, d17}, [r9]
    add r1, r9, r5, lsl #1
    vld1.32 {d18, d19}, [r0]
    add r0, r9, r8
    add r2, r9, r5, lsl #2
    vld1.32 {d20, d21}, [r1]
    sub r10, r10, #1
    add r9, r9, r3, lsl #2
    vld1.32 {d22, d23}, [r0]
    vsub.f32 q12, q8, q9
    movw r0, #:lower16:(.Lconstants_nnp_winograd_f3x3_3x3_of_6x6_output_with_bias__armv7_neon - (1f + 8))
    movt r0, #:upper16:(.Lconstants_nnp_winograd_f3x3_3x3_of_6x6_output_with_bias__armv7_neon - (1f + 8))
1:
    add r0, pc, r0
    vld1.32 {d0, d1}, [r0]
    vadd.f32 q8, q8, q9
    vld1.32 {d18, d19}, [r2]
    vsub.f32 q13, q10, q11
    vmul.f32 q12, q12, d0[0]
    vadd.f32 q10, q10, q11
    vmla.f32 q9, q8, d1[0]
    vmla.f32 q12, q13, d0[1]
    vmla.f32 q9, q10, d1[1]
    vadd.f32 q8, q8, q10
    vst1.32 {d16, d17}, [r12]
    add r12, r12, #80
    vst1.32 {d24, d25}, [r12]
    add r12, r12, #80
    vst1.32 {d18, d19}, [r12]
    sub r12, r12, #144
    cmp r10, #0
    bne .Lrepeat_898
    ldr r0, [r6]
    ldr r2, [r6, #12]
    lsl r0, r0, #2
    ldr r3, [r6, #4]
    add r12, r14, r0
    add r5, r12, r0
    ldr r6, [r6, #8]
    add r8, r5, r0
    cmp r2, #7
    bne .Lotherwise_899
    movw r0, #3
.Lrepeat_900:
    tst r6, #1
    beq .Lotherwise_901
    vld1.32 {d16, d17}, [r4]!
    vld1.32 {d18, d19}, [r4]!
    vld1.32 {d20, d21}, [r4]!
    vld1.32 {d22, d23}, [r4]!
    vsub.f32 q12, q8, q9
    movw r1, #:lower16:(.Lconstants_nnp_winograd_f3x3_3x3_of_6x6_output_with_bias__armv7_neon - (1f + 8))
    movt r1, #:upper16:(.Lconstants_nnp_winograd_f3x3_3x3_of_6x6_output_with_bias__armv7_neon - (1f + 8))
1:
    add r1, pc, r1
    vld1.32 {d0, d1}, [r1]
    vadd.f32 q8, q8, q9
    vld1.32 {d18, d19}, [r4]
    vsub.f32 q13, q10, q11
    sub r4, r4, #64
    vmul.f32 q12, q12, d0[0]
    vld1.32 {d28, d29}, [r7]
    vadd.f32 q10, q10, q11
    vmla.f32 q12, q13, d0[1]
    vmla.f32 q9, q8, d1[0]
    vadd.f32 q8, q8, q10
    vmla.f32 q9, q10, d1[1]
    vadd.f32 q8, q8, q14
    vadd.f32 q10, q12, q14
    vadd.f32 q9, q9, q14
    vmov q11, q10
    vzip.32 q8, q10
    vstr d16, [r14]
    vzip.32 q11, q9
    vstr d17, [r12]
    vstr d20, [r5]
    vstr d21, [r8]
    vstr d22, [r14, #4]
    vstr d23, [r12, #4]
    vstr d18, [r5, #4]
    vstr d19, [r8, #4]
.Lotherwise_901:
    sub r0, r0, #1
    lsr r6, r6, #1
    add r14, r14, r3, lsl #2
    add r12, r12, r3, lsl #2
    add r5, r5, r3, lsl #2
    add r8, r8, r3, lsl #2
    add r4, r4, #80
    cmp r0, #0
    bne .Lrepeat_900
    b .Lend_902
.Lotherwise_899:
    movw r9, #3
.Lrepeat_903:
    tst r6, #1
    beq .Lotherwise_904
    vld1.32 {d16, d17}, [r4]!
    ubfx r0, r2, #0, #4
    vld1.32 {d18, d19}, [r4]!
    vld1.32 {d20, d21}, [r4]!
    vld1.32 {d22, d23}, [r4]!
    vadd.f32 q12, q8, q9
    vld1.32 {d26, d27}, [r4]
    vsub.f32 q8, q8, q9
    sub r4, r4, #64
    movw r1, #:lower16:(.Lconstants_nnp_winograd_f3x3_3x3_of_6x6_output_with_bias__armv7_neon - (1f + 8))
    movt r1, #:upper16:(.Lconstants_nnp_winograd_f3x3_3x3_of_6x6_output_with_bias__armv7_neon - (1f + 8))
1:
    add r1, pc, r1
    vld1.32 {d0, d1}, [r1]
    vadd.f32 q9, q10, q11
    vsub.f32 q10, q10, q11
    vld1.32 {d22, d23}, [r7]
    vmul.f32 q8, q8, d0[0]
    vmla.f32 q13, q12, d1[0]
    vmla.f32 q8, q10, d0[1]
    vmla.f32 q13, q9, d1[1]
    vadd.f32 q9, q12, q9
    vadd.f32 q9, q9, q11
    vadd.f32 q8, q8, q11
    vadd.f32 q10, q13, q11
    cmp r0, #15
    bne .Lotherwise_905
    vmov q11, q10
    vtrn.32 q9, q8
    vtrn.32 q10, q11
    vswp d19, d20
    vswp d17, d22
    vst1.32 {d18, d19}, [r14]
    vst1.32 {d16, d17}, [r12]
    vst1.32 {d20, d21}, [r5]
    vst1.32 {d22, d23}, [r8]
    b .Lend_906
.Lotherwise_905:
    tst r2, #1
    beq .Lotherwise_907
    vst1.32 {d18[0]}, [r14]
    vst1.32 {d18[1]}, [r12]
    vst1.32 {d19[0]}, [r5]
    vst1.32 {d19[1]}, [r8]
.Lotherwise_907:
    tst r2, #2
    beq .Lotherwise_908
    add r0, r14, #4
    vst1.32 {d16[0]}, [r0]
    add r0, r12, #4
    add r1, r5, #4
    vst1.32 {d16[1]}, [r0]
    add r0, r8, #4
    vst1.32 {d17[0]}, [r1]
    vst1.32 {d17[1]}, [r0]
.Lotherwise_908:
    tst r2, #4
    beq .Lotherwise_909
    add r0, r14, #8
    vst1.32 {d20[0]}, [r0]
    add r0, r12, #8
    add r1, r5, #8
    vst1.32 {d20[1]}, [r0]
    add r0, r8, #8
    vst1.32 {d21[0]}, [r1]
    vst1.32 {d21[1]}, [r0]
.Lotherwise_909:
    tst r2, #8
    beq .Lotherwise_910
    add r0, r14, #12
    vst1.32 {d20[0]}, [r0]
    add r0, r12, #12
    add r1, r5, #12
    vst1.32 {d20[1]}, [r0]
    add r0, r8, #12
    vst1.32 {d21[0]}, [r1]
    vst1.32 {d21[1]}, [r0]
.Lotherwise_910:
.Lend_906:
.Lotherwise_904:
    sub r9, r9, #1
    lsr r6, r6, #1
    add r14, r14, r3, lsl #2
    add r12, r12, r3, lsl #2
    add r5, r5, r3, lsl #2
    add r8, r8, r3, lsl #2
    add r4, r4, #80
    cmp r9, #0
    bne .Lrepeat_903
.Lend_902:
    pop {r4, r5, r6, r7, r8, r9, r10, pc}
    .size nnp_winograd_f3x3_3x3_of_6x6_output_with_bias__armv7_neon, . - nnp_winograd_f3x3_3x3_of_6x6_output_with_bias__armv7_neon

.section .rodata
    .p2align 4
.Lconstants_nnp_winograd_f3x3_3x3_of_6x6_output_with_bias_with_relu__armv7_neon:
    .long 0x3f200000, 0x3fc00000, 0x3ec80000, 0x40100000

    .text
    .p2align 4
    .globl nnp_winograd_f3x3_3x3_of_6x6_output_with_bias_with_relu__armv7_neon
    .type nnp_winograd_f3x3_3x3_of_6x6_output_with_bias_with_relu__armv7_neon, %function
nnp_winograd_f3x3_3x3_of_6x6_output_with_bias_with_relu__armv7_neon:
    push {r4, r5, r6, r7, r8, r9, r10, r14}
    ldr r4, [sp, #36]
    lsl r5, r1, #2
    ldr r6, [sp, #32]
    movw r12, #6
    mov r7, r2
    mov r14, r3
    add r8, r5, r5, lsl #1
    mov r9, r0
    mul r3, r1, r12
    mov r12, r4
    movw r10, #5
.Lrepeat_911:
    add r0, r9, r5
    vld1.32 {d16, d17}, [r9]
    add r1, r9, r5, lsl #1
    vld1.32 {d18, d19}, [r0]
    add r0, r9, r8
    add r2, r9, r5, lsl #2
    vld1.32 {d20, d21}, [r1]
    sub r10, r10, #1
    add r9, r9, r3, lsl #2
    vld1.32 {d22, d23}, [r0]
    vsub.f32 q12, q8, q9
    movw r0, #:lower16:(.Lconstants_nnp_winograd_f3x3_3x3_of_6x6_output_with_bias_with_relu__armv7_neon - (1f + 8))
    movt r0, #:upper16:(.Lconstants_nnp_winograd_f3x3_3x3_of_6x6_output_with_bias_with_relu__armv7_neon - (1f + 8))
1:
    add r0, pc, r0
    vld1.32 {d0, d1}, [r0]
    vadd.f32 q8, q8, q9
    vld1.32 {d18, d19}, [r2]
    vsub.f32 q13, q10, q11
    vmul.f32 q12, q12, d0[0]
    vadd.f32 q10, q10, q11
    vmla.f32 q9, q8, d1[0]
    vmla.f32 q12, q13, d0[1]
    vmla.f32 q9, q10, d1[1]
    vadd.f32 q8, q8, q10
    vst1.32 {d16, d17}, [r12]
    add r12, r12, #80
    vst1.32 {d24, d25}, [r12]
    add r12, r12, #80
    vst1.32 {d18, d19}, [r12]
    sub r12, r12, #144
    cmp r10, #0
    bne .Lrepeat_911
    ldr r0, [r6]
    ldr r2, [r6, #12]
    lsl r0, r0, #2
    ldr r3, [r6, #4]
    add r12, r14, r0
    add r5, r12, r0
    ldr r6, [r6, #8]
    add r8, r5, r0
    cmp r2, #7
    bne .Lotherwise_912
    movw r0, #3
.Lrepeat_913:
    tst r6, #1
    beq .Lotherwise_914
    vld1.32 {d16, d17}, [r4]!
    vmov.i32 q15, #0
    vld1.32 {d18, d19}, [r4]!
    vld1.32 {d20, d21}, [r4]!
    vld1.32 {d22, d23}, [r4]!
    vsub.f32 q12, q8, q9
    movw r1, #:lower16:(.Lconstants_nnp_winograd_f3x3_3x3_of_6x6_output_with_bias_with_relu__armv7_neon - (1f + 8))
    movt r1, #:upper16:(.Lconstants_nnp_winograd_f3x3_3x3_of_6x6_output_with_bias_with_relu__armv7_neon - (1f + 8))
1:
    add r1, pc, r1
    vld1.32 {d0, d1}, [r1]
    vadd.f32 q8, q8, q9
    vld1.32 {d18, d19}, [r4]
    vsub.f32 q13, q10, q11
    sub r4, r4, #64
    vmul.f32 q12, q12, d0[0]
    vld1.32 {d28, d29}, [r7]
    vadd.f32 q10, q10, q11
    vmla.f32 q12, q13, d0[1]
    vmla.f32 q9, q8, d1[0]
    vadd.f32 q8, q8, q10
    vmla.f32 q9, q10, d1[1]
    vadd.f32 q8, q8, q14
    vadd.f32 q10, q12, q14
    vmax.f32 q8, q15, q8
    vadd.f32 q9, q9, q14
    vmax.f32 q10, q15, q10
    vmax.f32 q9, q15, q9
    vmov q11, q10
    vzip.32 q8, q10
    vstr d16, [r14]
    vzip.32 q11, q9
    vstr d17, [r12]
    vstr d20, [r5]
    vstr d21, [r8]
    vstr d22, [r14, #4]
    vstr d23, [r12, #4]
    vstr d18, [r5, #4]
    vstr d19, [r8, #4]
.Lotherwise_914:
    sub r0, r0, #1
    lsr r6, r6, #1
    add r14, r14, r3, lsl #2
    add r12, r12, r3, lsl #2
    add r5, r5, r3, lsl #2
    add r8, r8, r3, lsl #2
    add r4, r4, #80
    cmp r0, #0
    bne .Lrepeat_913
    b .Lend_915
.Lotherwise_912:
    movw r9, #3
.Lrepeat_916:
    tst r6, #1
    beq .Lotherwise_917
    vld1.32 {d16, d17}, [r4]!
    vmov.i32 q14, #0
    ubfx r0, r2, #0, #4
    vld1.32 {d18, d19}, [r4]!
    vld1.32 {d20, d21}, [r4]!
    vld1.32 {d22, d23}, [r4]!
    vadd.f32 q12, q8, q9
    vld1.32 {d26, d27}, [r4]
    vsub.f32 q8, q8, q9
    sub r4, r4, #64
    movw r1, #:lower16:(.Lconstants_nnp_winograd_f3x3_3x3_of_6x6_output_with_bias_with_relu__armv7_neon - (1f + 8))
    movt r1, #:upper16:(.Lconstants_nnp_winograd_f3x3_3x3_of_6x6_output_with_bias_with_relu__armv7_neon - (1f + 8))
1:
    add r1, pc, r1
    vld1.32 {d0, d1}, [r1]
    vadd.f32 q9, q10, q11
    vsub.f32 q10, q10, q11
    vld1.32 {d22, d23}, [r7]
    vmul.f32 q8, q8, d0[0]
    vmla.f32 q13, q12, d1[0]
    vmla.f32 q8, q10, d0[1]
    vmla.f32 q13, q9, d1[1]
    vadd.f32 q9, q12, q9
    vadd.f32 q9, q9, q11
    vadd.f32 q8, q8, q11
    vadd.f32 q10, q13, q11
    vmax.f32 q9, q14, q9
    vmax.f32 q8, q14, q8
    vmax.f32 q10, q14, q10
    cmp r0, #15
    bne .Lotherwise_918
    vmov q11, q10
    vtrn.32 q9, q8
    vtrn.32 q10, q11
    vswp d19, d20
    vswp d17, d22
    vst1.32 {d18, d19}, [r14]
    vst1.32 {d16, d17}, [r12]
    vst1.32 {d20, d21}, [r5]
    vst1.32 {d22, d23}, [r8]
    b .Lend_919
.Lotherwise_918:
    tst r2, #1
    beq .Lotherwise_920
    vst1.32 {d18[0]}, [r14]
    vst1.32 {d18[1]}, [r12]
    vst1.32 {d19[0]}, [r5]
    vst1.32 {d19[1]}, [r8]
.Lotherwise_920:
    tst r2, #2
    beq .Lotherwise_921
    add r0, r14, #4
    vst1.32 {d16[0]}, [r0]
    add r0, r12, #4
    add r1, r5, #4
    vst1.32 {d16[1]}, [r0]
    add r0, r8, #4
    vst1.32 {d17[0]}, [r1]
    vst1.32 {d17[1]}, [r0]
.Lotherwise_921:
    tst r2, #4
    beq .Lotherwise_922
    add r0, r14, #8
    vst1.32 {d20[0]}, [r0]
    add r0, r12, #8
    add r1, r5, #8
    vst1.32 {d20[1]}, [r0]
    add r0, r8, #8
    vst1.32 {d21[0]}, [r1]
    vst1.32 {d21[1]}, [r0]
.Lotherwise_922:
    tst r2, #8
    beq .Lotherwise_923
    add r0, r14, #12
    vst1.32 {d20[0]}, [r0]
    add r0, r12, #12
    add r1, r5, #12
    vst1.32 {d20[1]}, [r0]
    add r0, r8, #12
    vst1.32 {d21[0]}, [r1]
    vst1.32 {d21[1]}, [r0]
.Lotherwise_923:
.Lend_919:
.Lotherwise_917:
    sub r9, r9, #1
    lsr r6, r6, #1
    add r14, r14, r3, lsl #2
    add r12, r12, r3, lsl #2
    add r5, r5, r3, lsl #2
    add r8, r8, r3, lsl #2
    add r4, r4, #80
    cmp r9, #0
    bne .Lrepeat_916
.Lend_915:
    pop {r4, r5, r6, r7, r8, r9, r10, pc}
    .size nnp_winograd_f3x3_3x3_of_6x6_output_with_bias_with_relu__armv7_neon, . - nnp_winograd_f3x3_3x3_of_6x6_output_with_bias_with_relu__armv7_neon

    .text
    .p2align 4
    .globl nnp_winograd_f2x1_3x3_of_4x4_input__armv7_neon
    .type nnp_winograd_f2x1_3x3_of_4x4_input__armv7_neon, %function
nnp_winograd_f2x1_3x3_of_4x4_input__armv7_neon:
    push {r4, r5, r6, r7, r8, r9, r10, r11, r14}
    mov r14, r1
    ldr r4, [sp, #36]
    ldr r1, [r14]
    mov r6, r0
    mov r5, r2
    ldr r7, [r14, #12]
    mov r8, r3
    lsl r0, r1, #2
    ldr r3, [r14, #4]
    add r12, r6, r0
    add r9, r12, r0
    ldr r14, [r14, #8]
    add r1, r9, r0
    cmp r7, #7
    bne .Lotherwise_924
    mov r2, r4
    movw r10, #4
.Lrepeat_925:
    tst r14, #1
    beq .Lotherwise_926
    vmov.i32 q8, #0
    tst r7, #1
    beq .Lotherwise_927
    vld1.32 {d16[0]}, [r6]
    vld1.32 {d16[1]}, [r12]
    vld1.32 {d17[0]}, [r9]
    vld1.32 {d17[1]}, [r1]
.Lotherwise_927:
    vmov.i32 q9, #0
    tst r7, #2
    beq .Lotherwise_928
    add r0, r6, #4
    vld1.32 {d18[0]}, [r0]
    add r0, r12, #4
    add r11, r9, #4
    vld1.32 {d18[1]}, [r0]
    add r0, r1, #4
    vld1.32 {d19[0]}, [r11]
    vld1.32 {d19[1]}, [r0]
.Lotherwise_928:
    vmov.i32 q10, #0
    tst r7, #4
    beq .Lotherwise_929
    add r0, r6, #8
    vld1.32 {d20[0]}, [r0]
    add r0, r12, #8
    add r11, r9, #8
    vld1.32 {d20[1]}, [r0]
    add r0, r1, #8
    vld1.32 {d21[0]}, [r11]
    vld1.32 {d21[1]}, [r0]
.Lotherwise_929:
    vadd.f32 q11, q8, q9
    vsub.f32 q9, q8, q9
    vsub.f32 q8, q10, q8
    vst1.32 {d22, d23}, [r2]!
    vst1.32 {d18, d19}, [r2]!
    vst1.32 {d16, d17}, [r2]
    sub r2, r2, #32
    b .Lend_930
.Lotherwise_926:
    vmov.i32 q8, #0
    vmov.i32 q9, #0
    vmov.i32 q10, #0
    vst1.32 {d16, d17}, [r2]!
    vst1.32 {d18, d19}, [r2]!
    vst1.32 {d20, d21}, [r2]
    sub r2, r2, #32
.Lend_930:
    sub r10, r10, #1
    lsr r14, r14, #1
    add r6, r6, r3, lsl #2
    add r12, r12, r3, lsl #2
    add r9, r9, r3, lsl #2
    add r1, r1, r3, lsl #2
    add r2, r2, #48
    cmp r10, #0
    bne .Lrepeat_925
    b .Lend_931
.Lotherwise_924:
    mov r2, r4
    movw r10, #4
.Lrepeat_932:
    tst r14, #1
    beq .Lotherwise_933
    vmov.i32 q8, #0
    tst r7, #1
    beq .Lotherwise_934
    vld1.32 {d16[0]}, [r6]
    vld1.32 {d16[1]}, [r12]
    vld1.32 {d17[0]}, [r9]
    vld1.32 {d17[1]}, [r1]
.Lotherwise_934:
    vmov.i32 q9, #0
    tst r7, #2
    beq .Lotherwise_935
    add r0, r6, #4
    vld1.32 {d18[0]}, [r0]
    add r0, r12, #4
    add r11, r9, #4
    vld1.32 {d18[1]}, [r0]
    add r0, r1, #4
    vld1.32 {d19[0]}, [r11]
    vld1.32 {d19[1]}, [r0]
.Lotherwise_935:
    vmov.i32 q10, #0
    tst r7, #4
    beq .Lotherwise_936
    add r0, r6, #8
    vld1.32 {d20[0]}, [r0]
    add r0, r12, #8
    add r11, r9, #8
    vld1.32 {d20[1]}, [r0]
    add r0, r1, #8
    vld1.32 {d21[0]}, [r11]
    vld1.32 {d21[1]}, [r0]
.Lotherwise_936:
    vadd.f32 q11, q8, q9
    vsub.f32 q9, q8, q9
    vsub.f32 q8, q10, q8
    vst1.32 {d22, d23}, [r2]!
    vst1.32 {d18, d19}, [r2]!
    vst1.32 {d16, d17}, [r2]
    sub r2, r2, #32
    b .Lend_937
.Lotherwise_933:
    vmov.i32 q8, #0
    vmov.i32 q9, #0
    vmov.i32 q10, #0
    vst1.32 {d16, d17}, [r2]!
    vst1.32 {d18, d19}, [r2]!
    vst1.32 {d20, d21}, [r2]
    sub r2, r2, #32
.Lend_937:
    sub r10, r10, #1
    lsr r14, r14, #1
    add r6, r6, r3, lsl #2
    add r12, r12, r3, lsl #2
    add r9, r9, r3, lsl #2
    add r1, r1, r3, lsl #2
    add r2, r2, #48
    cmp r10, #0
    bne .Lrepeat_932
.Lend_931:
    lsl r0, r8, #2
    add r1, r5, r0
    add r2, r1, r0
    add r0, r2, r0
    lsl r3, r8, #2
    movw r12, #3
.Lrepeat_938:
    vld1.32 {d16, d17}, [r4]
    add r4, r4, #48
    sub r12, r12, #1
    vld1.32 {d18, d19}, [r4]
    add r4, r4, #48
    vld1.32 {d20, d21}, [r4]
    add r4, r4, #48
    vld1.32 {d22, d23}, [r4]
    sub r4, r4, #128
    vadd.f32 q12, q10, q9
    vsub.f32 q13, q10, q9
    vsub.f32 q9, q11, q9
    vst1.32 {d24, d25}, [r5]
    add r5, r5, r3, lsl #2
    vsub.f32 q8, q8, q10
    vst1.32 {d26, d27}, [r1]
    add r1, r1, r3, lsl #2
    vst1.32 {d18, d19}, [r2]
    add r2, r2, r3, lsl #2
    vst1.32 {d16, d17}, [r0]
    add r0, r0, r3, lsl #2
    cmp r12, #0
    bne .Lrepeat_938
    pop {r4, r5, r6, r7, r8, r9, r10, r11, pc}
    .size nnp_winograd_f2x1_3x3_of_4x4_input__armv7_neon, . - nnp_winograd_f2x1_3x3_of_4x4_input__armv7_neon

    .text
    .p2align 4
    .globl nnp_winograd_f2x1_3x3_of_4x4_output_with_bias__armv7_neon
    .type nnp_winograd_f2x1_3x3_of_4x4_output_with_bias__armv7_neon, %function
nnp_winograd_f2x1_3x3_of_4x4_output_with_bias__armv7_neon:
    push {r4, r5, r6, r7, r8, r9, r14}
    ldr r5, [sp, #32]
    lsl r12, r1, #2
    ldr r6, [sp, #28]
    mov r14, r0
    add r4, r14, r12
    add r7, r4, r12
    mov r8, r2
    add r0, r7, r12
    lsl r1, r1, #2
    mov r2, r5
    movw r12, #3
.Lrepeat_939:
    vld1.32 {d16, d17}, [r14]
    sub r12, r12, #1
    add r14, r14, r1, lsl #2
    vld1.32 {d18, d19}, [r4]
    add r4, r4, r1, lsl #2
    vld1.32 {d20, d21}, [r0]
    add r0, r0, r1, lsl #2
    vadd.f32 q11, q8, q9
    vld1.32 {d24, d25}, [r7]
    add r7, r7, r1, lsl #2
    vsub.f32 q8, q8, q9
    vadd.f32 q9, q10, q11
    vadd.f32 q8, q12, q8
    vst1.32 {d18, d19}, [r2]
    add r2, r2, #48
    vst1.32 {d16, d17}, [r2]
    sub r2, r2, #32
    cmp r12, #0
    bne .Lrepeat_939
    ldr r0, [r6]
    mov r14, r3
    ldr r2, [r6, #12]
    lsl r0, r0, #2
    ldr r3, [r6, #4]
    add r12, r14, r0
    add r4, r12, r0
    ldr r6, [r6, #8]
    add r7, r4, r0
    cmp r2, #1
    bne .Lotherwise_940
    movw r0, #2
.Lrepeat_941:
    tst r6, #1
    beq .Lotherwise_942
    vld1.32 {d16, d17}, [r5]!
    vld1.32 {d18, d19}, [r8]
    vld1.32 {d20, d21}, [r5]!
    vadd.f32 q8, q8, q9
    vld1.32 {d18, d19}, [r5]
    sub r5, r5, #32
    vadd.f32 q8, q8, q10
    vadd.f32 q8, q8, q9
    vst1.32 {d16[0]}, [r14]
    vst1.32 {d16[1]}, [r12]
    vst1.32 {d17[0]}, [r4]
    vst1.32 {d17[1]}, [r7]
.Lotherwise_942:
    sub r0, r0, #1
    lsr r6, r6, #1
    add r14, r14, r3, lsl #2
    add r12, r12, r3, lsl #2
    add r4, r4, r3, lsl #2
    add r7, r7, r3, lsl #2
    add r5, r5, #48
    cmp r0, #0
    bne .Lrepeat_941
    b .Lend_943
.Lotherwise_940:
    movw r9, #2
.Lrepeat_944:
    tst r6, #1
    beq .Lotherwise_945
    vld1.32 {d16, d17}, [r5]!
    ubfx r0, r2, #0, #4
    vld1.32 {d18, d19}, [r8]
    vld1.32 {d20, d21}, [r5]!
    vadd.f32 q8, q8, q9
    vld1.32 {d18, d19}, [r5]
    sub r5, r5, #32
    vadd.f32 q8, q8, q10
    vadd.f32 q8, q8, q9
    cmp r0, #15
    bne .Lotherwise_946
    vmov q9, q8
    vmov q10, q8
    vmov q11, q8
    vtrn.32 q8, q9
    vtrn.32 q10, q11
    vswp d17, d20
    vswp d19, d22
    vst1.32 {d16, d17}, [r14]
    vst1.32 {d18, d19}, [r12]
    vst1.32 {d20, d21}, [r4]
    vst1.32 {d22, d23}, [r7]
    b .Lend_947
.Lotherwise_946:
    tst r2, #1
    beq .Lotherwise_948
    vst1.32 {d16[0]}, [r14]
    vst1.32 {d16[1]}, [r12]
    vst1.32 {d17[0]}, [r4]
    vst1.32 {d17[1]}, [r7]
.Lotherwise_948:
    tst r2, #2
    beq .Lotherwise_949
    add r0, r14, #4
    vst1.32 {d16[0]}, [r0]
    add r0, r12, #4
    add r1, r4, #4
    vst1.32 {d16[1]}, [r0]
    add r0, r7, #4
    vst1.32 {d17[0]}, [r1]
    vst1.32 {d17[1]}, [r0]
.Lotherwise_949:
    tst r2, #4
    beq .Lotherwise_950
    add r0, r14, #8
    vst1.32 {d16[0]}, [r0]
    add r0, r12, #8
    add r1, r4, #8
    vst1.32 {d16[1]}, [r0]
    add r0, r7, #8
    vst1.32 {d17[0]}, [r1]
    vst1.32 {d17[1]}, [r0]
.Lotherwise_950:
    tst r2, #8
    beq .Lotherwise_951
    add r0, r14, #12
    vst1.32 {d16[0]}, [r0]
    add r0, r12, #12
    add r1, r4, #12
    vst1.32 {d16[1]}, [r0]
    add r0, r7, #12
    vst1.32 {d17[0]}, [r1]
    vst1.32 {d17[1]}, [r0]
.Lotherwise_951:
.Lend_947:
.Lotherwise_945:
    sub r9, r9, #1
    lsr r6, r6, #1
    add r14, r14, r3, lsl #2
    add r12, r12, r3, lsl #2
    add r4, r4, r3, lsl #2
    add r7, r7, r3, lsl #2
    add r5, r5, #48
    cmp r9, #0
    bne .Lrepeat_944
.Lend_943:
    pop {r4, r5, r6, r7, r8, r9, pc}
    .size nnp_winograd_f2x1_3x3_of_4x4_output_with_bias__armv7_neon, . - nnp_winograd_f2x1_3x3_of_4x4_output_with_bias__armv7_neon

    .text
    .p2align 4
    .globl nnp_winograd_f2x1_3x3_of_4x4_output_with_bias_with_relu__armv7_neon
    .type nnp_winograd_f2x1_3x3_of_4x4_output_with_bias_with_relu__armv7_neon, %function
nnp_winograd_f2x1_3x3_of_4x4_output_with_bias_with_relu__armv7_neon:
    push {r4, r5, r6, r7, r8, r9, r14}
    ldr r5, [sp, #32]
    lsl r12, r1, #2
    ldr r6, [sp, #28]
    mov r14, r0
    add r4, r14, r12
    add r7, r4, r12
    mov r8, r2
    add r0, r7, r12
    lsl r1, r1, #2
    mov r2, r5
    movw r12, #3
.Lrepeat_952:
    vld1.32 {d16, d17}, [r14]
    sub r12, r12, #1
    add r14, r14, r1, lsl #2
    vld1.32 {d18, d19}, [r4]
    add r4, r4, r1, lsl #2
    vld1.32 {d20, d21}, [r0]
    add r0, r0, r1, lsl #2
    vadd.f32 q11, q8, q9
    vld1.32 {d24, d25}, [r7]
    add r7, r7, r1, lsl #2
    vsub.f32 q8, q8, q9
    vadd.f32 q9, q10, q11
    vadd.f32 q8, q12, q8
    vst1.32 {d18, d19}, [r2]
    add r2, r2, #48
    vst1.32 {d16, d17}, [r2]
    sub r2, r2, #32
    cmp r12, #0
    bne .Lrepeat_952
    ldr r0, [r6]
    mov r14, r3
    ldr r2, [r6, #12]
    lsl r0, r0, #2
    ldr r3, [r6, #4]
    add r12, r14, r0
    add r4, r12, r0
    ldr r6, [r6, #8]
    add r7, r4, r0
    cmp r2, #1
    bne .Lotherwise_953
    movw r0, #2
.Lrepeat_954:
    tst r6, #1
    beq .Lotherwise_955
    vld1.32 {d16, d17}, [r5]!
    vmov.i32 q9, #0
    vld1.32 {d20, d21}, [r8]
    vld1.32 {d22, d23}, [r5]!
    vadd.f32 q8, q8, q10
    vld1.32 {d20, d21}, [r5]
    sub r5, r5, #32
    vadd.f32 q8, q8, q11
    vadd.f32 q8, q8, q10
    vmax.f32 q8, q9, q8
    vst1.32 {d16[0]}, [r14]
    vst1.32 {d16[1]}, [r12]
    vst1.32 {d17[0]}, [r4]
    vst1.32 {d17[1]}, [r7]
.Lotherwise_955:
    sub r0, r0, #1
    lsr r6, r6, #1
    add r14, r14, r3, lsl #2
    add r12, r12, r3, lsl #2
    add r4, r4, r3, lsl #2
    add r7, r7, r3, lsl #2
    add r5, r5, #48
    cmp r0, #0
    bne .Lrepeat_954
    b .Lend_956
.Lotherwise_953:
    movw r9, #2
.Lrepeat_957:
    tst r6, #1
    beq .Lotherwise_958
    vld1.32 {d16, d17}, [r5]!
    vmov.i32 q9, #0
    ubfx r0, r2, #0, #4
    vld1.32 {d20, d21}, [r8]
    vld1.32 {d22, d23}, [r5]!
    vadd.f32 q8, q8, q10
    vld1.32 {d20, d21}, [r5]
    sub r5, r5, #32
    vadd.f32 q8, q8, q11
    vadd.f32 q8, q8, q10
    vmax.f32 q8, q9, q8
    cmp r0, #15
    bne .Lotherwise_959
    vmov q9, q8
    vmov q10, q8
    vmov q11, q8
    vtrn.32 q8, q9
    vtrn.32 q10, q11
    vswp d17, d20
    vswp d19, d22
    vst1.32 {d16, d17}, [r14]
    vst1.32 {d18, d19}, [r12]
    vst1.32 {d20, d21}, [r4]
    vst1.32 {d22, d23}, [r7]
    b .Lend_960
.Lotherwise_959:
    tst r2, #1
    beq .Lotherwise_961
    vst1.32 {d16[0]}, [r14]
    vst1.32 {d16[1]}, [r12]
    vst1.32 {d17[0]}, [r4]
    vst1.32 {d17[1]}, [r7]
.Lotherwise_961:
    tst r2, #2
    beq .Lotherwise_962
    add r0, r14, #4
    vst1.32 {d16[0]}, [r0]
    add r0, r12, #4
    add r1, r4, #4
    vst1.32 {d16[1]}, [r0]
    add r0, r7, #4
    vst1.32 {d17[0]}, [r1]
    vst1.32 {d17[1]}, [r0]
.Lotherwise_962:
    tst r2, #4
    beq .Lotherwise_963
    add r0, r14, #8
    vst1.32 {d16[0]}, [r0]
    add r0, r12, #8
    add r1, r4, #8
    vst1.32 {d16[1]}, [r0]
    add r0, r7, #8
    vst1.32 {d17[0]}, [r1]
    vst1.32 {d17[1]}, [r0]
.Lotherwise_963:
    tst r2, #8
    beq .Lotherwise_964
    add r0, r14, #12
    vst1.32 {d16[0]}, [r0]
    add r0, r12, #12
    add r1, r4, #12
    vst1.32 {d16[1]}, [r0]
    add r0, r7, #12
    vst1.32 {d17[0]}, [r1]
    vst1.32 {d17[1]}, [r0]
.Lotherwise_964:
.Lend_960:
.Lotherwise_958:
    sub r9, r9, #1
    lsr r6, r6, #1
    add r14, r14, r3, lsl #2
    add r12, r12, r3, lsl #2
    add r4, r4, r3, lsl #2
    add r7, r7, r3, lsl #2
    add r5, r5, #48
    cmp r9, #0
    bne .Lrepeat_957
.Lend_956:
    pop {r4, r5, r6, r7, r8, r9, pc}
    .size nnp_winograd_f2x1_3x3_of_4x4_output_with_bias_with_relu__armv7_neon, . - nnp_winograd_f2x1_3x3_of_4x4_output_with_bias_with_relu__armv7_neon

    .text
    .p2align 4
    .globl nnp_winograd_f1x2_3x3_of_4x4_input__armv7_neon
    .type nnp_winograd_f1x2_3x3_of_4x4_input__armv7_neon, %function
nnp_winograd_f1x2_3x3_of_4x4_input__armv7_neon:
    push {r4, r5, r6, r7, r8, r9, r10, r11, r14}
    mov r4, r1
    ldr r14, [sp, #36]
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
    cmp r2, #15
    bne .Lotherwise_965
    mov r0, r14
    movw r1, #3
.Lrepeat_966:
    tst r4, #1
    beq .Lotherwise_967
    vld1.32 {d16, d17}, [r5]
    vld1.32 {d18, d19}, [r12]
    vld1.32 {d20, d21}, [r8]
    vld1.32 {d22, d23}, [r9]
    vtrn.32 q8, q9
    vtrn.32 q10, q11
    vswp d17, d20
    vswp d19, d22
    vsub.f32 q8, q8, q10
    vadd.f32 q12, q10, q9
    vsub.f32 q10, q10, q9
    vsub.f32 q9, q11, q9
    vst1.32 {d24, d25}, [r0]!
    vst1.32 {d20, d21}, [r0]!
    vst1.32 {d18, d19}, [r0]!
    vst1.32 {d16, d17}, [r0]
    sub r0, r0, #48
    b .Lend_968
.Lotherwise_967:
    vmov.i32 q8, #0
    vmov.i32 q9, #0
    vmov.i32 q10, #0
    vst1.32 {d16, d17}, [r0]!
    vmov.i32 q8, #0
    vst1.32 {d18, d19}, [r0]!
    vst1.32 {d20, d21}, [r0]!
    vst1.32 {d16, d17}, [r0]
    sub r0, r0, #48
.Lend_968:
    sub r1, r1, #1
    lsr r4, r4, #1
    add r5, r5, r3, lsl #2
    add r12, r12, r3, lsl #2
    add r8, r8, r3, lsl #2
    add r9, r9, r3, lsl #2
    add r0, r0, #64
    cmp r1, #0
    bne .Lrepeat_966
    b .Lend_969
.Lotherwise_965:
    mov r1, r14
    movw r10, #3
.Lrepeat_970:
    tst r4, #1
    beq .Lotherwise_971
    ubfx r0, r2, #0, #4
    cmp r0, #15
    bne .Lotherwise_972
    vld1.32 {d16, d17}, [r5]
    vld1.32 {d18, d19}, [r12]
    vld1.32 {d20, d21}, [r8]
    vld1.32 {d22, d23}, [r9]
    vtrn.32 q8, q9
    vtrn.32 q10, q11
    vswp d17, d20
    vswp d19, d22
    b .Lend_973
.Lotherwise_972:
    vmov.i32 q8, #0
    tst r2, #1
    beq .Lotherwise_974
    vld1.32 {d16[0]}, [r5]
    vld1.32 {d16[1]}, [r12]
    vld1.32 {d17[0]}, [r8]
    vld1.32 {d17[1]}, [r9]
.Lotherwise_974:
    vmov.i32 q9, #0
    tst r2, #2
    beq .Lotherwise_975
    add r0, r5, #4
    vld1.32 {d18[0]}, [r0]
    add r0, r12, #4
    add r11, r8, #4
    vld1.32 {d18[1]}, [r0]
    add r0, r9, #4
    vld1.32 {d19[0]}, [r11]
    vld1.32 {d19[1]}, [r0]
.Lotherwise_975:
    vmov.i32 q10, #0
    tst r2, #4
    beq .Lotherwise_976
    add r0, r5, #8
    vld1.32 {d20[0]}, [r0]
    add r0, r12, #8
    add r11, r8, #8
    vld1.32 {d20[1]}, [r0]
    add r0, r9, #8
    vld1.32 {d21[0]}, [r11]
    vld1.32 {d21[1]}, [r0]
.Lotherwise_976:
    vmov.i32 q11, #0
    tst r2, #8
    beq .Lotherwise_977
    add r0, r5, #12
    vld1.32 {d22[0]}, [r0]
    add r0, r12, #12
    add r11, r8, #12
    vld1.32 {d22[1]}, [r0]
    add r0, r9, #12
    vld1.32 {d23[0]}, [r11]
    vld1.32 {d23[1]}, [r0]
.Lotherwise_977:
.Lend_973:
    vadd.f32 q12, q10, q9
    vsub.f32 q13, q10, q9
    vsub.f32 q9, q11, q9
    vst1.32 {d24, d25}, [r1]!
    vsub.f32 q8, q8, q10
    vst1.32 {d26, d27}, [r1]!
    vst1.32 {d18, d19}, [r1]!
    vst1.32 {d16, d17}, [r1]
    sub r1, r1, #48
    b .Lend_978
.Lotherwise_971:
    vmov.i32 q8, #0
    vmov.i32 q9, #0
    vmov.i32 q10, #0
    vst1.32 {d16, d17}, [r1]!
    vmov.i32 q8, #0
    vst1.32 {d18, d19}, [r1]!
    vst1.32 {d20, d21}, [r1]!
    vst1.32 {d16, d17}, [r1]
    sub r1, r1, #48
.Lend_978:
    sub r10, r10, #1
    lsr r4, r4, #1
    add r5, r5, r3, lsl #2
    add r12, r12, r3, lsl #2
    add r8, r8, r3, lsl #2
    add r9, r9, r3, lsl #2
    add r1, r1, #64
    cmp r10, #0
    bne .Lrepeat_970
.Lend_969:
    lsl r0, r7, #2
    add r1, r6, r0
    add r0, r1, r0
    lsl r2, r7, #2
    movw r3, #4
.Lrepeat_979:
    vld1.32 {d16, d17}, [r14]
    add r14, r14, #64
    sub r3, r3, #1
    vld1.32 {d18, d19}, [r14]
    add r14, r14, #64
    vld1.32 {d20, d21}, [r14]
    sub r14, r14, #112
    vadd.f32 q11, q8, q9
    vsub.f32 q9, q8, q9
    vsub.f32 q8, q10, q8
    vst1.32 {d22, d23}, [r6]
    add r6, r6, r2, lsl #2
    vst1.32 {d18, d19}, [r1]
    add r1, r1, r2, lsl #2
    vst1.32 {d16, d17}, [r0]
    add r0, r0, r2, lsl #2
    cmp r3, #0
    bne .Lrepeat_979
    pop {r4, r5, r6, r7, r8, r9, r10, r11, pc}
    .size nnp_winograd_f1x2_3x3_of_4x4_input__armv7_neon, . - nnp_winograd_f1x2_3x3_of_4x4_input__armv7_neon

    .text
    .p2align 4
    .globl nnp_winograd_f1x2_3x3_of_4x4_output_with_bias__armv7_neon
    .type nnp_winograd_f1x2_3x3_of_4x4_output_with_bias__armv7_neon, %function
nnp_winograd_f1x2_3x3_of_4x4_output_with_bias__armv7_neon:
    push {r4, r5, r6, r7, r14}
    ldr r4, [sp, #24]
    lsl r12, r1, #2
    ldr r6, [sp, #20]
    add r14, r0, r12
    mov r7, r2
    add r2, r14, r12
    lsl r1, r1, #2
    mov r12, r4
    movw r5, #4
.Lrepeat_980:
    vld1.32 {d16, d17}, [r0]
    sub r5, r5, #1
    add r0, r0, r1, lsl #2
    vld1.32 {d18, d19}, [r14]
    add r14, r14, r1, lsl #2
    vld1.32 {d20, d21}, [r2]
    add r2, r2, r1, lsl #2
    vadd.f32 q8, q8, q9
    vadd.f32 q8, q8, q10
    vst1.32 {d16, d17}, [r12]!
    cmp r5, #0
    bne .Lrepeat_980
    ldr r0, [r6]
    ldr r1, [r6, #12]
    lsl r0, r0, #2
    ldr r2, [r6, #8]
    add r12, r3, r0
    add r14, r12, r0
    add r0, r14, r0
    cmp r1, #3
    bne .Lotherwise_981
    tst r2, #1
    beq .Lotherwise_982
    vld1.32 {d16, d17}, [r4]!
    vld1.32 {d18, d19}, [r7]
    vld1.32 {d20, d21}, [r4]!
    vadd.f32 q8, q8, q9
    vld1.32 {d18, d19}, [r4]!
    vld1.32 {d22, d23}, [r4]
    sub r4, r4, #48
    vadd.f32 q12, q8, q10
    vsub.f32 q8, q8, q10
    vadd.f32 q10, q11, q12
    vadd.f32 q8, q9, q8
    vzip.32 q10, q8
    vstr d20, [r3]
    vstr d21, [r12]
    vstr d16, [r14]
    vstr d17, [r0]
.Lotherwise_982:
    b .Lend_983
.Lotherwise_981:
    tst r2, #1
    beq .Lotherwise_984
    vld1.32 {d16, d17}, [r4]!
    ubfx r2, r1, #0, #2
    vld1.32 {d18, d19}, [r7]
    vld1.32 {d20, d21}, [r4]!
    vadd.f32 q8, q8, q9
    vld1.32 {d18, d19}, [r4]!
    vld1.32 {d22, d23}, [r4]
    sub r4, r4, #48
    vadd.f32 q12, q8, q10
    vsub.f32 q8, q8, q10
    vadd.f32 q10, q11, q12
    vadd.f32 q8, q9, q8
    cmp r2, #3
    bne .Lotherwise_985
    vzip.32 q10, q8
    vstr d20, [r3]
    vstr d21, [r12]
    vstr d16, [r14]
    vstr d17, [r0]
    b .Lend_986
.Lotherwise_985:
    tst r1, #1
    beq .Lotherwise_987
    vst1.32 {d20[0]}, [r3]
    vst1.32 {d20[1]}, [r12]
    vst1.32 {d21[0]}, [r14]
    vst1.32 {d21[1]}, [r0]
.Lotherwise_987:
    tst r1, #2
    beq .Lotherwise_988
    add r1, r3, #4
    vst1.32 {d16[0]}, [r1]
    add r1, r12, #4
    add r2, r14, #4
    vst1.32 {d16[1]}, [r1]
    add r0, r0, #4
    vst1.32 {d17[0]}, [r2]
    vst1.32 {d17[1]}, [r0]
.Lotherwise_988:
.Lend_986:
.Lotherwise_984:
.Lend_983:
    pop {r4, r5, r6, r7, pc}
    .size nnp_winograd_f1x2_3x3_of_4x4_output_with_bias__armv7_neon, . - nnp_winograd_f1x2_3x3_of_4x4_output_with_bias__armv7_neon

    .text
    .p2align 4
    .globl nnp_winograd_f1x2_3x3_of_4x4_output_with_bias_with_relu__armv7_neon
    .type nnp_winograd_f1x2_3x3_of_4x4_output_with_bias_with_relu__armv7_neon, %function
nnp_winograd_f1x2_3x3_of_4x4_output_with_bias_with_relu__armv7_neon:
    push {r4, r5, r6, r7, r14}
    ldr r4, [sp, #24]
    lsl r12, r1, #2
    ldr r6, [sp, #20]
    add r14, r0, r12
    mov r7, r2
    add r2, r14, r12
    lsl r1, r1, #2
    mov r12, r4
    movw r5, #4
.Lrepeat_989:
    vld1.32 {d16, d17}, [r0]
    sub r5, r5, #1
    add r0, r0, r1, lsl #2
    vld1.32 {d18, d19}, [r14]
    add r14, r14, r1, lsl #2
    vld1.32 {d20, d21}, [r2]
    add r2, r2, r1, lsl #2
    vadd.f32 q8, q8, q9
    vadd.f32 q8, q8, q10
    vst1.32 {d16, d17}, [r12]!
    cmp r5, #0
    bne .Lrepeat_989
    ldr r0, [r6]
    ldr r1, [r6, #12]
    lsl r0, r0, #2
    ldr r2, [r6, #8]
    add r12, r3, r0
    add r14, r12, r0
    add r0, r14, r0
    cmp r1, #3
    bne .Lotherwise_990
    tst r2, #1
    beq .Lotherwise_991
    vld1.32 {d16, d17}, [r4]!
    vmov.i32 q9, #0
    vld1.32 {d20, d21}, [r7]
    vld1.32 {d22, d23}, [r4]!
    vadd.f32 q8, q8, q10
    vld1.32 {d20, d21}, [r4]!
    vld1.32 {d24, d25}, [r4]
    sub r4, r4, #48
    vadd.f32 q13, q8, q11
    vsub.f32 q8, q8, q11
    vadd.f32 q11, q12, q13
    vadd.f32 q8, q10, q8
    vmax.f32 q10, q9, q11
    vmax.f32 q8, q9, q8
    vzip.32 q10, q8
    vstr d20, [r3]
    vstr d21, [r12]
    vstr d16, [r14]
    vstr d17, [r0]
.Lotherwise_991:
    b .Lend_992
.Lotherwise_990:
    tst r2, #1
    beq .Lotherwise_993
    vld1.32 {d16, d17}, [r4]!
    vmov.i32 q9, #0
    ubfx r2, r1, #0, #2
    vld1.32 {d20, d21}, [r7]
    vld1.32 {d22, d23}, [r4]!
    vadd.f32 q8, q8, q10
    vld1.32 {d20, d21}, [r4]!
    vld1.32 {d24, d25}, [r4]
    sub r4, r4, #48
    vadd.f32 q13, q8, q11
    vsub.f32 q8, q8, q11
    vadd.f32 q11, q12, q13
    vadd.f32 q8, q10, q8
    vmax.f32 q10, q9, q11
    vmax.f32 q8, q9, q8
    cmp r2, #3
    bne .Lotherwise_994
    vzip.32 q10, q8
    vstr d20, [r3]
    vstr d21, [r12]
    vstr d16, [r14]
    vstr d17, [r0]
    b .Lend_995
.Lotherwise_994:
    tst r1, #1
    beq .Lotherwise_996
    vst1.32 {d20[0]}, [r3]
    vst1.32 {d20[1]}, [r12]
    vst1.32 {d21[0]}, [r14]
    vst1.32 {d21[1]}, [r0]
.Lotherwise_996:
    tst r1, #2
    beq .Lotherwise_997
    add r1, r3, #4
    vst1.32 {d16[0]}, [r1]
    add r1, r12, #4
    add r2, r14, #4
    vst1.32 {d16[1]}, [r1]
    add r0, r0, #4
    vst1.32 {d17[0]}, [r2]
    vst1.32 {d17[1]}, [r0]
.Lotherwise_997:
.Lend_995:
.Lotherwise_993:
.Lend_992:
    pop {r4, r5, r6, r7, pc}
    .size nnp_winograd_f1x2_3x3_of_4x4_output_with_bias_with_relu__armv7_neon, . - nnp_winograd_f1x2_3x3_of_4x4_output_with_bias_with_relu__armv7_neon

    .text
    .p2align 4
    .globl nnp_winograd_f1x1_3x3_of_4x4_input__armv7_neon
    .type nnp_winograd_f1x1_3x3_of_4x4_input__armv7_neon, %function
nnp_winograd_f1x1_3x3_of_4x4_input__armv7_neon:
    push {r4, r5, r6, r7, r8, r9, r10, r11, r14}
    mov r14, r1
    ldr r4, [sp, #36]
    ldr r1, [r14]
    mov r6, r0
    mov r5, r2
    ldr r7, [r14, #12]
    mov r8, r3
    lsl r0, r1, #2
    ldr r3, [r14, #4]
    add r12, r6, r0
    add r9, r12, r0
    ldr r14, [r14, #8]
    add r1, r9, r0
    cmp r7, #7
    bne .Lotherwise_998
    mov r2, r4
    movw r10, #3
.Lrepeat_999:
    tst r14, #1
    beq .Lotherwise_1000
    vmov.i32 q8, #0
    tst r7, #1
    beq .Lotherwise_1001
    vld1.32 {d16[0]}, [r6]
    vld1.32 {d16[1]}, [r12]
    vld1.32 {d17[0]}, [r9]
    vld1.32 {d17[1]}, [r1]
.Lotherwise_1001:
    vmov.i32 q9, #0
    tst r7, #2
    beq .Lotherwise_1002
    add r0, r6, #4
    vld1.32 {d18[0]}, [r0]
    add r0, r12, #4
    add r11, r9, #4
    vld1.32 {d18[1]}, [r0]
    add r0, r1, #4
    vld1.32 {d19[0]}, [r11]
    vld1.32 {d19[1]}, [r0]
.Lotherwise_1002:
    vmov.i32 q10, #0
    tst r7, #4
    beq .Lotherwise_1003
    add r0, r6, #8
    vld1.32 {d20[0]}, [r0]
    add r0, r12, #8
    add r11, r9, #8
    vld1.32 {d20[1]}, [r0]
    add r0, r1, #8
    vld1.32 {d21[0]}, [r11]
    vld1.32 {d21[1]}, [r0]
.Lotherwise_1003:
    vadd.f32 q11, q8, q9
    vsub.f32 q9, q8, q9
    vsub.f32 q8, q10, q8
    vst1.32 {d22, d23}, [r2]!
    vst1.32 {d18, d19}, [r2]!
    vst1.32 {d16, d17}, [r2]
    sub r2, r2, #32
    b .Lend_1004
.Lotherwise_1000:
    vmov.i32 q8, #0
    vmov.i32 q9, #0
    vmov.i32 q10, #0
    vst1.32 {d16, d17}, [r2]!
    vst1.32 {d18, d19}, [r2]!
    vst1.32 {d20, d21}, [r2]
    sub r2, r2, #32
.Lend_1004:
    sub r10, r10, #1
    lsr r14, r14, #1
    add r6, r6, r3, lsl #2
    add r12, r12, r3, lsl #2
    add r9, r9, r3, lsl #2
    add r1, r1, r3, lsl #2
    add r2, r2, #48
    cmp r10, #0
    bne .Lrepeat_999
    b .Lend_1005
.Lotherwise_998:
    mov r2, r4
    movw r10, #3
.Lrepeat_1006:
    tst r14, #1
    beq .Lotherwise_1007
    vmov.i32 q8, #0
    tst r7, #1
    beq .Lotherwise_1008
    vld1.32 {d16[0]}, [r6]
    vld1.32 {d16[1]}, [r12]
    vld1.32 {d17[0]}, [r9]
    vld1.32 {d17[1]}, [r1]
.Lotherwise_1008:
    vmov.i32 q9, #0
    tst r7, #2
    beq .Lotherwise_1009
    add r0, r6, #4
    vld1.32 {d18[0]}, [r0]
    add r0, r12, #4
    add r11, r9, #4
    vld1.32 {d18[1]}, [r0]
    add r0, r1, #4
    vld1.32 {d19[0]}, [r11]
    vld1.32 {d19[1]}, [r0]
.Lotherwise_1009:
    vmov.i32 q10, #0
    tst r7, #4
    beq .Lotherwise_1010
    add r0, r6, #8
    vld1.32 {d20[0]}, [r0]
    add r0, r12, #8
    add r11, r9, #8
    vld1.32 {d20[1]}, [r0]
    add r0, r1, #8
    vld1.32 {d21[0]}, [r11]
    vld1.32 {d21[1]}, [r0]
.Lotherwise_1010:
    vadd.f32 q11, q8, q9
    vsub.f32 q9, q8, q9
    vsub.f32 q8, q10, q8
    vst1.32 {d22, d23}, [r2]!
    vst1.32 {d18, d19}, [r2]!
    vst1.32 {d16, d17}, [r2]
    sub r2, r2, #32
    b .Lend_1011
.Lotherwise_1007:
    vmov.i32 q8, #0
    vmov.i32 q9, #0
    vmov.i32 q10, #0
    vst1.32 {d16, d17}, [r2]!
    vst1.32 {d18, d19}, [r2]!
    vst1.32 {d20, d21}, [r2]
    sub r2, r2, #32
.Lend_1011:
    sub r10, r10, #1
    lsr r14, r14, #1
    add r6, r6, r3, lsl #2
    add r12, r12, r3, lsl #2
    add r9, r9, r3, lsl #2
    add r1, r1, r3, lsl #2
    add r2, r2, #48
    cmp r10, #0
    bne .Lrepeat_1006
.Lend_1005:
    lsl r0, r8, #2
    add r1, r5, r0
    add r0, r1, r0
    lsl r2, r8, #2
    movw r3, #3
.Lrepeat_1012:
    vld1.32 {d16, d17}, [r4]
    add r4, r4, #48
    sub r3, r3, #1
    vld1.32 {d18, d19}, [r4]
    add r4, r4, #48
    vld1.32 {d20, d21}, [r4]
    sub r4, r4, #80
    vadd.f32 q11, q8, q9
    vsub.f32 q9, q8, q9
    vsub.f32 q8, q10, q8
    vst1.32 {d22, d23}, [r5]
    add r5, r5, r2, lsl #2
    vst1.32 {d18, d19}, [r1]
    add r1, r1, r2, lsl #2
    vst1.32 {d16, d17}, [r0]
    add r0, r0, r2, lsl #2
    cmp r3, #0
    bne .Lrepeat_1012
    pop {r4, r5, r6, r7, r8, r9, r10, r11, pc}
    .size nnp_winograd_f1x1_3x3_of_4x4_input__armv7_neon, . - nnp_winograd_f1x1_3x3_of_4x4_input__armv7_neon

    .text
    .p2align 4
    .globl nnp_winograd_f1x1_3x3_of_4x4_output_with_bias__armv7_neon
    .type nnp_winograd_f1x1_3x3_of_4x4_output_with_bias__armv7_neon, %function
nnp_winograd_f1x1_3x3_of_4x4_output_with_bias__armv7_neon:
    push {r4, r5, r6, r7, r14}
    ldr r4, [sp, #24]
    lsl r12, r1, #2
    ldr r6, [sp, #20]
    add r14, r0, r12
    mov r7, r2
    add r2, r14, r12
    lsl r1, r1, #2
    mov r12, r4
    movw r5, #3
.Lrepeat_1013:
    vld1.32 {d16, d17}, [r0]
    sub r5, r5, #1
    add r0, r0, r1, lsl #2
    vld1.32 {d18, d19}, [r14]
    add r14, r14, r1, lsl #2
    vld1.32 {d20, d21}, [r2]
    add r2, r2, r1, lsl #2
    vadd.f32 q8, q8, q9
    vadd.f32 q8, q8, q10
    vst1.32 {d16, d17}, [r12]!
    cmp r5, #0
    bne .Lrepeat_1013
    ldr r0, [r6]
    ldr r2, [r6, #12]
    lsl r0, r0, #2
    ldr r1, [r6, #8]
    add r12, r3, r0
    add r14, r12, r0
    add r5, r14, r0
    cmp r2, #1
    bne .Lotherwise_1014
    tst r1, #1
    beq .Lotherwise_1015
    vld1.32 {d16, d17}, [r4]!
    vld1.32 {d18, d19}, [r7]
    vld1.32 {d20, d21}, [r4]!
    vadd.f32 q8, q8, q9
    vld1.32 {d18, d19}, [r4]
    sub r4, r4, #32
    vadd.f32 q8, q8, q10
    vadd.f32 q8, q8, q9
    vst1.32 {d16[0]}, [r3]
    vst1.32 {d16[1]}, [r12]
    vst1.32 {d17[0]}, [r14]
    vst1.32 {d17[1]}, [r5]
.Lotherwise_1015:
    b .Lend_1016
.Lotherwise_1014:
    tst r1, #1
    beq .Lotherwise_1017
    vld1.32 {d16, d17}, [r4]!
    ubfx r0, r2, #0, #4
    vld1.32 {d18, d19}, [r7]
    vld1.32 {d20, d21}, [r4]!
    vadd.f32 q8, q8, q9
    vld1.32 {d18, d19}, [r4]
    sub r4, r4, #32
    vadd.f32 q8, q8, q10
    vadd.f32 q8, q8, q9
    cmp r0, #15
    bne .Lotherwise_1018
    vmov q9, q8
    vmov q10, q8
    vmov q11, q8
    vtrn.32 q8, q9
    vtrn.32 q10, q11
    vswp d17, d20
    vswp d19, d22
    vst1.32 {d16, d17}, [r3]
    vst1.32 {d18, d19}, [r12]
    vst1.32 {d20, d21}, [r14]
    vst1.32 {d22, d23}, [r5]
    b .Lend_1019
.Lotherwise_1018:
    tst r2, #1
    beq .Lotherwise_1020
    vst1.32 {d16[0]}, [r3]
    vst1.32 {d16[1]}, [r12]
    vst1.32 {d17[0]}, [r14]
    vst1.32 {d17[1]}, [r5]
.Lotherwise_1020:
    tst r2, #2
    beq .Lotherwise_1021
    add r0, r3, #4
    vst1.32 {d16[0]}, [r0]
    add r0, r12, #4
    add r1, r14, #4
    vst1.32 {d16[1]}, [r0]
    add r0, r5, #4
    vst1.32 {d17[0]}, [r1]
    vst1.32 {d17[1]}, [r0]
.Lotherwise_1021:
    tst r2, #4
    beq .Lotherwise_1022
    add r0, r3, #8
    vst1.32 {d16[0]}, [r0]
    add r0, r12, #8
    add r1, r14, #8
    vst1.32 {d16[1]}, [r0]
    add r0, r5, #8
    vst1.32 {d17[0]}, [r1]
    vst1.32 {d17[1]}, [r0]
.Lotherwise_1022:
    tst r2, #8
    beq .Lotherwise_1023
    add r0, r3, #12
    vst1.32 {d16[0]}, [r0]
    add r0, r12, #12
    add r1, r14, #12
    vst1.32 {d16[1]}, [r0]
    add r0, r5, #12
    vst1.32 {d17[0]}, [r1]
    vst1.32 {d17[1]}, [r0]
.Lotherwise_1023:
.Lend_1019:
.Lotherwise_1017:
.Lend_1016:
    pop {r4, r5, r6, r7, pc}
    .size nnp_winograd_f1x1_3x3_of_4x4_output_with_bias__armv7_neon, . - nnp_winograd_f1x1_3x3_of_4x4_output_with_bias__armv7_neon

    .text
    .p2align 4
    .globl nnp_winograd_f1x1_3x3_of_4x4_output_with_bias_with_relu__armv7_neon
    .type nnp_winograd_f1x1_3x3_of_4x4_output_with_bias_with_relu__armv7_neon, %function
nnp_winograd_f1x1_3x3_of_4x4_output_with_bias_with_relu__armv7_neon:
    push {r4, r5, r6, r7, r14}
    ldr r4, [sp, #24]
    lsl r12, r1, #2
    ldr r6, [sp, #20]
    add r14, r0, r12
    mov r7, r2
    add r2, r14, r12
    lsl r1, r1, #2
    mov r12, r4
    movw r5, #3
.Lrepeat_1024:
    vld1.32 {d16, d17}, [r0]
    sub r5, r5, #1
    add r0, r0, r1, lsl #2
    vld1.32 {d18, d19}, [r14]
    add r14, r14, r1, lsl #2
    vld1.32 {d20, d21}, [r2]
    add r2, r2, r1, lsl #2
    vadd.f32 q8, q8, q9
    vadd.f32 q8, q8, q10
    vst1.32 {d16, d17}, [r12]!
    cmp r5, #0
    bne .Lrepeat_1024
    ldr r0, [r6]
    ldr r2, [r6, #12]
    lsl r0, r0, #2
    ldr r1, [r6, #8]
    add r12, r3, r0
    add r14, r12, r0
    add r5, r14, r0
    cmp r2, #1
    bne .Lotherwise_1025
    tst r1, #1
    beq .Lotherwise_1026
    vld1.32 {d16, d17}, [r4]!
    vmov.i32 q9, #0
    vld1.32 {d20, d21}, [r7]
    vld1.32 {d22, d23}, [r4]!
    vadd.f32 q8, q8, q10
    vld1.32 {d20, d21}, [r4]
    sub r4, r4, #32
    vadd.f32 q8, q8, q11
    vadd.f32 q8, q8, q10
    vmax.f32 q8, q9, q8
    vst1.32 {d16[0]}, [r3]
    vst1.32 {d16[1]}, [r12]
    vst1.32 {d17[0]}, [r14]
    vst1.32 {d17[1]}, [r5]
.Lotherwise_1026:
    b .Lend_1027
.Lotherwise_1025:
    tst r1, #1
    beq .Lotherwise_1028
    vld1.32 {d16, d17}, [r4]!
    vmov.i32 q9, #0
    ubfx r0, r2, #0, #4
    vld1.32 {d20, d21}, [r7]
    vld1.32 {d22, d23}, [r4]!
    vadd.f32 q8, q8, q10
    vld1.32 {d20, d21}, [r4]
    sub r4, r4, #32
    vadd.f32 q8, q8, q11
    vadd.f32 q8, q8, q10
    vmax.f32 q8, q9, q8
    cmp r0, #15
    bne .Lotherwise_1029
    vmov q9, q8
    vmov q10, q8
    vmov q11, q8
    vtrn.32 q8, q9
    vtrn.32 q10, q11
    vswp d17, d20
    vswp d19, d22
    vst1.32 {d16, d17}, [r3]
    vst1.32 {d18, d19}, [r12]
    vst1.32 {d20, d21}, [r14]
    vst1.32 {d22, d23}, [r5]
    b .Lend_1030
.Lotherwise_1029:
    tst r2, #1
    beq .Lotherwise_1031
    vst1.32 {d16[0]}, [r3]
    vst1.32 {d16[1]}, [r12]
    vst1.32 {d17[0]}, [r14]
    vst1.32 {d17[1]}, [r5]
.Lotherwise_1031:
    tst r2, #2
    beq .Lotherwise_1032
    add r0, r3, #4
    vst1.32 {d16[0]}, [r0]
    add r0, r12, #4
    add r1, r14, #4
    vst1.32 {d16[1]}, [r0]
    add r0, r5, #4
    vst1.32 {d17[0]}, [r1]
    vst1.32 {d17[1]}, [r0]
.Lotherwise_1032:
    tst r2, #4
    beq .Lotherwise_1033
    add r0, r3, #8
    vst1.32 {d16[0]}, [r0]
    add r0, r12, #8
    add r1, r14, #8
    vst1.32 {d16[1]}, [r0]
    add r0, r5, #8
    vst1.32 {d17[0]}, [r1]
    vst1.32 {d17[1]}, [r0]
.Lotherwise_1033:
    tst r2, #8
    beq .Lotherwise_1034
    add r0, r3, #12
    vst1.32 {d16[0]}, [r0]
    add r0, r12, #12
    add r1, r14, #12
    vst1.32 {d16[1]}, [r0]
    add r0, r5, #12
    vst1.32 {d17[0]}, [r1]
    vst1.32 {d17[1]}, [r0]
.Lotherwise_1034:
.Lend_1030:
.Lotherwise_1028:
.Lend_1027:
    pop {r4, r5, r6, r7, pc}
    .size nnp_winograd_f1x1_3x3_of_4x4_output_with_bias_with_relu__armv7_neon, . - nnp_winograd_f1x1_3x3_of_4x4_output_with_bias_with_relu__armv7_neon

.section .rodata
    .p2align 4
.Lconstants_nnp_winograd_f1x6_1x3_input__armv7_neon:
    .long 0x40880000, 0x3e800000, 0x3fa00000, 0x40a00000
    .long 0x40800000, 0x3f000000, 0x40000000, 0x40a80000

    .text
    .p2align 4
    .globl nnp_winograd_f1x6_1x3_input__armv7_neon
    .type nnp_winograd_f1x6_1x3_input__armv7_neon, %function
nnp_winograd_f1x6_1x3_input__armv7_neon:
    push {r4, r5, r6, r7, r8, r9, r10, r11, r14}
    vpush {d8, d9, d10, d11, d12, d13, d14, d15}
    ldr r12, [r1]
    mov r14, r0
    ldr r0, [r1, #8]
    mov r4, r2
    lsl r2, r12, #2
    ldr r12, [r1, #12]
    add r6, r14, r2
    add r7, r6, r2
    add r8, r7, r2
    tst r0, #1
    beq .Lotherwise_1035
    cmp r12, #255
    bne .Lotherwise_1036
    vld1.32 {d16, d17}, [r14]!
    lsl r2, r3, #2
    mov r3, r4
    vld1.32 {d18, d19}, [r6]!
    add r12, r3, r2
    add r4, r2, r2, lsl #1
    vld1.32 {d20, d21}, [r7]!
    vmov q14, q8
    add r5, r3, r2, lsl #1
    vld1.32 {d16, d17}, [r8]!
    vmov q15, q9
    add r9, r3, r4
    vld1.32 {d18, d19}, [r14]
    vmov q2, q10
    add r10, r3, r2, lsl #2
    vld1.32 {d20, d21}, [r6]
    vmov q3, q8
    add r0, r3, r2
    vld1.32 {d16, d17}, [r7]
    vmov q4, q9
    add r1, r0, r2, lsl #2
    vld1.32 {d18, d19}, [r8]
    vmov q5, q10
    add r11, r3, r4, lsl #1
    vmov q6, q8
    movw r0, #:lower16:(.Lconstants_nnp_winograd_f1x6_1x3_input__armv7_neon - (1f + 8))
    movt r0, #:upper16:(.Lconstants_nnp_winograd_f1x6_1x3_input__armv7_neon - (1f + 8))
1:
    add r0, pc, r0
    vld1.32 {d0, d1}, [r0]
    add r0, r3, r2
    movw r2, #:lower16:(.Lconstants_nnp_winograd_f1x6_1x3_input__armv7_neon+16 - (1f + 8))
    movt r2, #:upper16:(.Lconstants_nnp_winograd_f1x6_1x3_input__armv7_neon+16 - (1f + 8))
1:
    add r2, pc, r2
    vld1.32 {d2, d3}, [r2]
    add r0, r0, r4, lsl #1
    vtrn.32 q4, q5
    sub r14, r14, #16
    sub r6, r6, #16
    vtrn.32 q6, q9
    sub r7, r7, #16
    sub r8, r8, #16
    vtrn.32 q14, q15
    vtrn.32 q2, q3
    vswp d9, d12
    vswp d29, d4
    vswp d31, d6
    vmov q8, q6
    vmov q10, q6
    vmla.f32 q8, q2, d0[1]
    vmov q11, q15
    vswp d11, d18
    vmla.f32 q10, q2, d2[0]
    vmov q12, q15
    vmls.f32 q8, q4, d1[0]
    vmls.f32 q11, q3, d1[1]
    vadd.f32 q13, q2, q6
    vadd.f32 q7, q15, q5
    vmls.f32 q10, q4, d1[1]
    vmls.f32 q12, q3, d1[0]
    vmla.f32 q11, q5, d2[0]
    vmls.f32 q13, q4, d0[0]
    vmls.f32 q7, q3, d0[0]
    vmla.f32 q12, q5, d0[1]
    vmov q0, q8
    vsub.f32 q15, q9, q15
    vsub.f32 q14, q14, q6
    vmov q6, q10
    vmla.f32 q0, q11, d2[1]
    vmla.f32 q15, q3, d3[1]
    vmls.f32 q8, q11, d2[1]
    vmls.f32 q14, q2, d3[1]
    vadd.f32 q9, q13, q7
    vmla.f32 q6, q12, d3[0]
    vsub.f32 q11, q13, q7
    vst1.32 {d18, d19}, [r3]
    vmls.f32 q10, q12, d3[0]
    vmls.f32 q15, q5, d3[1]
    vst1.32 {d22, d23}, [r12]
    vmla.f32 q14, q4, d3[1]
    vst1.32 {d0, d1}, [r5]
    vst1.32 {d16, d17}, [r9]
    vst1.32 {d12, d13}, [r10]
    vst1.32 {d20, d21}, [r1]
    vst1.32 {d30, d31}, [r11]
    vst1.32 {d28, d29}, [r0]
    b .Lend_1037
.Lotherwise_1036:
    lsl r3, r3, #2
    ubfx r0, r12, #0, #4
    add r5, r3, r3, lsl #1
    cmp r0, #15
    bne .Lotherwise_1038
    vld1.32 {d16, d17}, [r14]
    vld1.32 {d18, d19}, [r6]
    vld1.32 {d20, d21}, [r7]
    vld1.32 {d22, d23}, [r8]
    vtrn.32 q8, q9
    vtrn.32 q10, q11
    vswp d17, d20
    vswp d19, d22
    vmov q13, q8
    vmov q14, q9
    vmov q15, q10
    vmov q12, q11
    b .Lend_1039
.Lotherwise_1038:
    vmov.i32 q13, #0
    tst r12, #1
    beq .Lotherwise_1040
    vld1.32 {d26[0]}, [r14]
    vld1.32 {d26[1]}, [r6]
    vld1.32 {d27[0]}, [r7]
    vld1.32 {d27[1]}, [r8]
.Lotherwise_1040:
    vmov.i32 q14, #0
    tst r12, #2
    beq .Lotherwise_1041
    add r0, r14, #4
    vld1.32 {d28[0]}, [r0]
    add r0, r6, #4
    add r1, r7, #4
    add r2, r8, #4
    vld1.32 {d28[1]}, [r0]
    vld1.32 {d29[0]}, [r1]
    vld1.32 {d29[1]}, [r2]
.Lotherwise_1041:
    vmov.i32 q15, #0
    tst r12, #4
    beq .Lotherwise_1042
    add r0, r14, #8
    vld1.32 {d30[0]}, [r0]
    add r0, r6, #8
    add r1, r7, #8
    add r2, r8, #8
    vld1.32 {d30[1]}, [r0]
    vld1.32 {d31[0]}, [r1]
    vld1.32 {d31[1]}, [r2]
.Lotherwise_1042:
    vmov.i32 q12, #0
    tst r12, #8
    beq .Lotherwise_1043
    add r0, r14, #12
    vld1.32 {d24[0]}, [r0]
    add r0, r6, #12
    add r1, r7, #12
    add r2, r8, #12
    vld1.32 {d24[1]}, [r0]
    vld1.32 {d25[0]}, [r1]
    vld1.32 {d25[1]}, [r2]
.Lotherwise_1043:
.Lend_1039:
    ubfx r0, r12, #4, #4
    cmp r0, #15
    bne .Lotherwise_1044
    add r0, r14, #16
    add r1, r6, #16
    vld1.32 {d16, d17}, [r0]
    add r0, r7, #16
    add r2, r8, #16
    vld1.32 {d18, d19}, [r1]
    vld1.32 {d20, d21}, [r0]
    vld1.32 {d22, d23}, [r2]
    vtrn.32 q8, q9
    vtrn.32 q10, q11
    vswp d17, d20
    vswp d19, d22
    vmov q4, q8
    vmov q5, q9
    vmov q6, q10
    b .Lend_1045
.Lotherwise_1044:
    vmov.i32 q4, #0
    tst r12, #16
    beq .Lotherwise_1046
    add r0, r14, #16
    vld1.32 {d8[0]}, [r0]
    add r0, r6, #16
    add r1, r7, #16
    add r2, r8, #16
    vld1.32 {d8[1]}, [r0]
    vld1.32 {d9[0]}, [r1]
    vld1.32 {d9[1]}, [r2]
.Lotherwise_1046:
    vmov.i32 q5, #0
    tst r12, #32
    beq .Lotherwise_1047
    add r0, r14, #20
    vld1.32 {d10[0]}, [r0]
    add r0, r6, #20
    add r1, r7, #20
    add r2, r8, #20
    vld1.32 {d10[1]}, [r0]
    vld1.32 {d11[0]}, [r1]
    vld1.32 {d11[1]}, [r2]
.Lotherwise_1047:
    vmov.i32 q6, #0
    tst r12, #64
    beq .Lotherwise_1048
    add r0, r14, #24
    vld1.32 {d12[0]}, [r0]
    add r0, r6, #24
    add r1, r7, #24
    add r2, r8, #24
    vld1.32 {d12[1]}, [r0]
    vld1.32 {d13[0]}, [r1]
    vld1.32 {d13[1]}, [r2]
.Lotherwise_1048:
    vmov.i32 q11, #0
    tst r12, #128
    beq .Lotherwise_1049
    add r0, r14, #28
    vld1.32 {d22[0]}, [r0]
    add r0, r6, #28
    add r1, r7, #28
    add r2, r8, #28
    vld1.32 {d22[1]}, [r0]
    vld1.32 {d23[0]}, [r1]
    vld1.32 {d23[1]}, [r2]
.Lotherwise_1049:
.Lend_1045:
    movw r0, #:lower16:(.Lconstants_nnp_winograd_f1x6_1x3_input__armv7_neon - (1f + 8))
    movt r0, #:upper16:(.Lconstants_nnp_winograd_f1x6_1x3_input__armv7_neon - (1f + 8))
1:
    add r0, pc, r0
    vld1.32 {d0, d1}, [r0]
    vmov q8, q6
    add r0, r4, r3
    movw r1, #:lower16:(.Lconstants_nnp_winograd_f1x6_1x3_input__armv7_neon+16 - (1f + 8))
    movt r1, #:upper16:(.Lconstants_nnp_winograd_f1x6_1x3_input__armv7_neon+16 - (1f + 8))
1:
    add r1, pc, r1
    vld1.32 {d2, d3}, [r1]
    vmov q9, q6
    add r1, r4, r3, lsl #1
    vmla.f32 q8, q15, d0[1]
    add r2, r4, r5
    add r12, r4, r3, lsl #2
    vmov q10, q14
    add r14, r4, r3
    add r14, r14, r3, lsl #2
    vmla.f32 q9, q15, d2[0]
    add r6, r4, r5, lsl #1
    add r3, r4, r3
    vmov q2, q14
    add r3, r3, r5, lsl #1
    vmls.f32 q8, q4, d1[0]
    vmls.f32 q10, q12, d1[1]
    vadd.f32 q3, q15, q6
    vadd.f32 q7, q14, q5
    vmls.f32 q9, q4, d1[1]
    vmls.f32 q2, q12, d1[0]
    vmla.f32 q10, q5, d2[0]
    vmls.f32 q3, q4, d0[0]
    vmls.f32 q7, q12, d0[0]
    vmla.f32 q2, q5, d0[1]
    vmov q0, q8
    vsub.f32 q11, q11, q14
    vsub.f32 q13, q13, q6
    vmov q14, q9
    vmla.f32 q0, q10, d2[1]
    vmla.f32 q11, q12, d3[1]
    vmls.f32 q8, q10, d2[1]
    vmls.f32 q13, q15, d3[1]
    vadd.f32 q10, q3, q7
    vmla.f32 q14, q2, d3[0]
    vsub.f32 q12, q3, q7
    vst1.32 {d20, d21}, [r4]
    vmls.f32 q9, q2, d3[0]
    vmls.f32 q11, q5, d3[1]
    vst1.32 {d24, d25}, [r0]
    vmla.f32 q13, q4, d3[1]
    vst1.32 {d0, d1}, [r1]
    vst1.32 {d16, d17}, [r2]
    vst1.32 {d28, d29}, [r12]
    vst1.32 {d18, d19}, [r14]
    vst1.32 {d22, d23}, [r6]
    vst1.32 {d26, d27}, [r3]
.Lend_1037:
    b .Lend_1050
.Lotherwise_1035:
    vmov.i32 q8, #0
    movw r0, #:lower16:(.Lconstants_nnp_winograd_f1x6_1x3_input__armv7_neon - (1f + 8))
    movt r0, #:upper16:(.Lconstants_nnp_winograd_f1x6_1x3_input__armv7_neon - (1f + 8))
1:
    add r0, pc, r0
    vld1.32 {d0, d1}, [r0]
    lsl r0, r3, #2
    movw r1, #:lower16:(.Lconstants_nnp_winograd_f1x6_1x3_input__armv7_neon+16 - (1f + 8))
    movt r1, #:upper16:(.Lconstants_nnp_winograd_f1x6_1x3_input__armv7_neon+16 - (1f + 8))
1:
    add r1, pc, r1
    vld1.32 {d2, d3}, [r1]
    add r1, r4, r0
    vmov q9, q8
    add r2, r0, r0, lsl #1
    add r3, r4, r0, lsl #1
    vmov q10, q8
    add r12, r4, r2
    add r14, r4, r0, lsl #2
    vmla.f32 q9, q8, d0[1]
    add r5, r4, r0
    add r5, r5, r0, lsl #2
    vmov q11, q8
    add r6, r4, r2, lsl #1
    add r0, r4, r0
    vmla.f32 q10, q8, d2[0]
    add r0, r0, r2, lsl #1
    vmov q12, q8
    vmls.f32 q9, q8, d1[0]
    vmls.f32 q11, q8, d1[1]
    vadd.f32 q13, q8, q8
    vadd.f32 q14, q8, q8
    vmls.f32 q10, q8, d1[1]
    vmls.f32 q12, q8, d1[0]
    vmla.f32 q11, q8, d2[0]
    vmls.f32 q13, q8, d0[0]
    vmls.f32 q14, q8, d0[0]
    vmla.f32 q12, q8, d0[1]
    vmov q15, q9
    vsub.f32 q0, q8, q8
    vsub.f32 q2, q8, q8
    vmov q3, q10
    vmla.f32 q15, q11, d2[1]
    vmla.f32 q0, q8, d3[1]
    vmls.f32 q9, q11, d2[1]
    vmls.f32 q2, q8, d3[1]
    vadd.f32 q11, q13, q14
    vmla.f32 q3, q12, d3[0]
    vsub.f32 q13, q13, q14
    vst1.32 {d22, d23}, [r4]
    vmls.f32 q10, q12, d3[0]
    vmls.f32 q0, q8, d3[1]
    vst1.32 {d26, d27}, [r1]
    vmla.f32 q2, q8, d3[1]
    vst1.32 {d30, d31}, [r3]
    vst1.32 {d18, d19}, [r12]
    vst1.32 {d6, d7}, [r14]
    vst1.32 {d20, d21}, [r5]
    vst1.32 {d0, d1}, [r6]
    vst1.32 {d4, d5}, [r0]
.Lend_1050:
    vpop {d8, d9, d10, d11, d12, d13, d14, d15}
    pop {r4, r5, r6, r7, r8, r9, r10, r11, pc}
    .size nnp_winograd_f1x6_1x3_input__armv7_neon, . - nnp_winograd_f1x6_1x3_input__armv7_neon

.section .rodata
    .p2align 4
.Lconstants_nnp_winograd_f1x6_1x3_kernel__armv7_neon:
    .long 0xbe638e39, 0x3e638e39, 0x40800000, 0x3c360b61
    .long 0x3cb60b61, 0x3e800000, 0x3f360b61, 0x3eb60b61

    .text
    .p2align 4
    .globl nnp_winograd_f1x6_1x3_kernel__armv7_neon
    .type nnp_winograd_f1x6_1x3_kernel__armv7_neon, %function
nnp_winograd_f1x6_1x3_kernel__armv7_neon:
    push {r4, r5, r6, r7, r8, r14}
    ldr r5, [sp, #24]
    lsl r1, r1, #2
    add r12, r0, r1
    add r14, r12, r1
    add r1, r14, r1
    mov r4, r5
    movw r6, #3
.Lrepeat_1051:
    vld1.32 {d16, d17}, [r0]!
    sub r6, r6, #1
    vld1.32 {d18, d19}, [r12]!
    vld1.32 {d20, d21}, [r14]!
    vld1.32 {d22, d23}, [r1]!
    vtrn.32 q8, q9
    vtrn.32 q10, q11
    vswp d17, d20
    vswp d19, d22
    vst1.32 {d16, d17}, [r4]!
    vst1.32 {d18, d19}, [r4]!
    vst1.32 {d20, d21}, [r4]!
    vst1.32 {d22, d23}, [r4]!
    cmp r6, #0
    bne .Lrepeat_1051
    lsl r4, r3, #2
    add r6, r4, r4, lsl #1
    mov r14, r2
    movw r7, #4
.Lrepeat_1052:
    vld1.32 {d16, d17}, [r5]!
    add r0, r14, r4
    add r0, r0, r6, lsl #1
    vld1.32 {d18, d19}, [r5]!
    add r1, r14, r6, lsl #1
    add r12, r14, r4
    vld1.32 {d20, d21}, [r5]!
    vmov q11, q8
    add r8, r14, r4, lsl #1
    movw r2, #:lower16:(.Lconstants_nnp_winograd_f1x6_1x3_kernel__armv7_neon - (1f + 8))
    movt r2, #:upper16:(.Lconstants_nnp_winograd_f1x6_1x3_kernel__armv7_neon - (1f + 8))
1:
    add r2, pc, r2
    vld1.32 {d0, d1}, [r2]
    add r2, r14, r6
    movw r3, #:lower16:(.Lconstants_nnp_winograd_f1x6_1x3_kernel__armv7_neon+16 - (1f + 8))
    movt r3, #:upper16:(.Lconstants_nnp_winograd_f1x6_1x3_kernel__armv7_neon+16 - (1f + 8))
1:
    add r3, pc, r3
    vld1.32 {d2, d3}, [r3]
    vadd.f32 q12, q8, q10
    add r3, r14, r4, lsl #2
    vmla.f32 q11, q10, d1[0]
    vst1.32 {d16, d17}, [r0]
    add r0, r14, r4
    vmla.f32 q8, q10, d2[1]
    vst1.32 {d20, d21}, [r1]
    add r0, r0, r4, lsl #2
    vmul.f32 q10, q12, d0[0]
    sub r7, r7, #1
    vmul.f32 q11, q11, d1[1]
    vmov q12, q10
    vmul.f32 q8, q8, d3[0]
    vmov q13, q11
    vmls.f32 q12, q9, d0[1]
    vmov q14, q8
    vmla.f32 q10, q9, d0[1]
    vmla.f32 q13, q9, d2[0]
    vmls.f32 q11, q9, d2[0]
    vst1.32 {d24, d25}, [r14]
    add r14, r14, #32
    vmla.f32 q14, q9, d3[1]
    vmls.f32 q8, q9, d3[1]
    vst1.32 {d20, d21}, [r12]
    vst1.32 {d26, d27}, [r8]
    vst1.32 {d22, d23}, [r2]
    vst1.32 {d28, d29}, [r3]
    vst1.32 {d16, d17}, [r0]
    cmp r7, #0
    bne .Lrepeat_1052
    pop {r4, r5, r6, r7, r8, pc}
    .size nnp_winograd_f1x6_1x3_kernel__armv7_neon, . - nnp_winograd_f1x6_1x3_kernel__armv7_neon

.section .rodata
    .p2align 4
.Lconstants_nnp_winograd_f1x6_1x3_output_with_bias__armv7_neon:
    .long 0x40000000, 0x3f000000, 0x40800000, 0x3e800000
    .long 0x41000000, 0x3e000000, 0x41800000, 0x3d800000
    .long 0x42000000, 0x3d000000, 0x00000000, 0x00000000

    .text
    .p2align 4
    .globl nnp_winograd_f1x6_1x3_output_with_bias__armv7_neon
    .type nnp_winograd_f1x6_1x3_output_with_bias__armv7_neon, %function
nnp_winograd_f1x6_1x3_output_with_bias__armv7_neon:
    push {r4, r5, r14}
    vpush {d8, d9, d10, d11, d12, d13}
    ldr r4, [sp, #60]
    mov r5, r0
    vld1.32 {d16, d17}, [r2]
    vld1.32 {d18, d19}, [r5]
    lsl r0, r1, #2
    add r1, r5, r0
    vld1.32 {d20, d21}, [r1]
    add r1, r0, r0, lsl #1
    add r2, r5, r0
    vadd.f32 q8, q9, q8
    add r12, r5, r0, lsl #1
    add r14, r5, r1
    vld1.32 {d18, d19}, [r12]
    add r12, r5, r1, lsl #1
    add r1, r2, r1, lsl #1
    vld1.32 {d22, d23}, [r14]
    vadd.f32 q13, q8, q10
    add r2, r5, r0
    vld1.32 {d6, d7}, [r12]
    add r12, r5, r0, lsl #2
    vsub.f32 q8, q8, q10
    add r0, r2, r0, lsl #2
    vld1.32 {d20, d21}, [r1]
    vadd.f32 q15, q9, q11
    vld1.32 {d28, d29}, [r12]
    vsub.f32 q4, q9, q11
    vld1.32 {d18, d19}, [r0]
    vadd.f32 q11, q10, q13
    movw r0, #:lower16:(.Lconstants_nnp_winograd_f1x6_1x3_output_with_bias__armv7_neon - (1f + 8))
    movt r0, #:upper16:(.Lconstants_nnp_winograd_f1x6_1x3_output_with_bias__armv7_neon - (1f + 8))
1:
    add r0, pc, r0
    vld1.32 {d0, d1}, [r0]
    vmov q12, q8
    movw r0, #:lower16:(.Lconstants_nnp_winograd_f1x6_1x3_output_with_bias__armv7_neon+16 - (1f + 8))
    movt r0, #:upper16:(.Lconstants_nnp_winograd_f1x6_1x3_output_with_bias__armv7_neon+16 - (1f + 8))
1:
    add r0, pc, r0
    vld1.32 {d2, d3}, [r0]
    vmov q5, q13
    movw r0, #:lower16:(.Lconstants_nnp_winograd_f1x6_1x3_output_with_bias__armv7_neon+32 - (1f + 8))
    movt r0, #:upper16:(.Lconstants_nnp_winograd_f1x6_1x3_output_with_bias__armv7_neon+32 - (1f + 8))
1:
    add r0, pc, r0
    vld1.32 {d4, d5}, [r0]
    vmov q6, q8
    ldr r0, [r4]
    vadd.f32 q10, q3, q8
    ldr r1, [r4, #8]
    vadd.f32 q3, q14, q9
    lsl r0, r0, #2
    ldr r2, [r4, #12]
    vsub.f32 q8, q14, q9
    add r12, r3, r0
    add r14, r12, r0
    vadd.f32 q9, q11, q15
    add r4, r14, r0
    vmla.f32 q12, q4, d0[0]
    vmla.f32 q5, q15, d1[0]
    vmla.f32 q6, q4, d2[0]
    vmla.f32 q13, q15, d3[0]
    vmla.f32 q10, q4, d4[0]
    vadd.f32 q9, q9, q3
    vmla.f32 q12, q8, d0[1]
    vmla.f32 q5, q3, d1[1]
    vmla.f32 q6, q8, d2[1]
    vmla.f32 q13, q3, d3[1]
    vmla.f32 q10, q8, d4[1]
    tst r1, #1
    beq .Lotherwise_1053
    cmp r2, #63
    bne .Lotherwise_1054
    vtrn.32 q9, q12
    vtrn.32 q5, q6
    vswp d19, d10
    vswp d25, d12
    vst1.32 {d18, d19}, [r3]
    vzip.32 q13, q10
    vst1.32 {d24, d25}, [r12]
    vst1.32 {d10, d11}, [r14]
    vst1.32 {d12, d13}, [r4]
    vstr d26, [r3, #16]
    vstr d27, [r12, #16]
    vstr d20, [r14, #16]
    vstr d21, [r4, #16]
    b .Lend_1055
.Lotherwise_1054:
    ubfx r0, r2, #0, #4
    cmp r0, #15
    bne .Lotherwise_1056
    vtrn.32 q9, q12
    vtrn.32 q5, q6
    vswp d19, d10
    vswp d25, d12
    vst1.32 {d18, d19}, [r3]
    vst1.32 {d24, d25}, [r12]
    vst1.32 {d10, d11}, [r14]
    vst1.32 {d12, d13}, [r4]
    b .Lend_1057
.Lotherwise_1056:
    tst r2, #1
    beq .Lotherwise_1058
    vst1.32 {d18[0]}, [r3]
    vst1.32 {d18[1]}, [r12]
    vst1.32 {d19[0]}, [r14]
    vst1.32 {d19[1]}, [r4]
.Lotherwise_1058:
    tst r2, #2
    beq .Lotherwise_1059
    add r0, r3, #4
    vst1.32 {d24[0]}, [r0]
    add r0, r12, #4
    add r1, r14, #4
    vst1.32 {d24[1]}, [r0]
    add r0, r4, #4
    vst1.32 {d25[0]}, [r1]
    vst1.32 {d25[1]}, [r0]
.Lotherwise_1059:
    tst r2, #4
    beq .Lotherwise_1060
    add r0, r3, #8
    vst1.32 {d10[0]}, [r0]
    add r0, r12, #8
    add r1, r14, #8
    vst1.32 {d10[1]}, [r0]
    add r0, r4, #8
    vst1.32 {d11[0]}, [r1]
    vst1.32 {d11[1]}, [r0]
.Lotherwise_1060:
    tst r2, #8
    beq .Lotherwise_1061
    add r0, r3, #12
    vst1.32 {d12[0]}, [r0]
    add r0, r12, #12
    add r1, r14, #12
    vst1.32 {d12[1]}, [r0]
    add r0, r4, #12
    vst1.32 {d13[0]}, [r1]
    vst1.32 {d13[1]}, [r0]
.Lotherwise_1061:
.Lend_1057:
    ubfx r0, r2, #4, #2
    cmp r0, #3
    bne .Lotherwise_1062
    vzip.32 q13, q10
    vstr d26, [r3, #16]
    vstr d27, [r12, #16]
    vstr d20, [r14, #16]
    vstr d21, [r4, #16]
    b .Lend_1063
.Lotherwise_1062:
    tst r2, #16
    beq .Lotherwise_1064
    add r0, r3, #16
    vst1.32 {d26[0]}, [r0]
    add r0, r12, #16
    add r1, r14, #16
    vst1.32 {d26[1]}, [r0]
    add r0, r4, #16
    vst1.32 {d27[0]}, [r1]
    vst1.32 {d27[1]}, [r0]
.Lotherwise_1064:
    tst r2, #32
    beq .Lotherwise_1065
    add r0, r3, #20
    vst1.32 {d20[0]}, [r0]
    add r0, r12, #20
    add r1, r14, #20
    vst1.32 {d20[1]}, [r0]
    add r0, r4, #20
    vst1.32 {d21[0]}, [r1]
    vst1.32 {d21[1]}, [r0]
.Lotherwise_1065:
.Lend_1063:
.Lend_1055:
.Lotherwise_1053:
    vpop {d8, d9, d10, d11, d12, d13}
    pop {r4, r5, pc}
    .size nnp_winograd_f1x6_1x3_output_with_bias__armv7_neon, . - nnp_winograd_f1x6_1x3_output_with_bias__armv7_neon

.section .rodata
    .p2align 4
.Lconstants_nnp_winograd_f1x6_1x3_output_with_bias_with_relu__armv7_neon:
    .long 0x40000000, 0x3f000000, 0x40800000, 0x3e800000
    .long 0x41000000, 0x3e000000, 0x41800000, 0x3d800000
    .long 0x42000000, 0x3d000000, 0x00000000, 0x00000000

    .text
    .p2align 4
    .globl nnp_winograd_f1x6_1x3_output_with_bias_with_relu__armv7_neon
    .type nnp_winograd_f1x6_1x3_output_with_bias_with_relu__armv7_neon, %function
nnp_winograd_f1x6_1x3_output_with_bias_with_relu__armv7_neon:
    push {r4, r5, r14}
    vpush {d8, d9, d10, d11, d12, d13, d14, d15}
    movw r12, #:lower16:(.Lconstants_nnp_winograd_f1x6_1x3_output_with_bias_with_relu__armv7_neon - (1f + 8))
    movt r12, #:upper16:(.Lconstants_nnp_winograd_f1x6_1x3_output_with_bias_with_relu__armv7_neon - (1f + 8))
1:
    add r12, pc, r12
    vld1.32 {d0, d1}, [r12]
    vmov.i32 q13, #0
    vld1.32 {d16, d17}, [r2]
    vld1.32 {d18, d19}, [r0]
    lsl r1, r1, #2
    add r2, r0, r1
    vld1.32 {d20, d21}, [r2]
    add r2, r1, r1, lsl #1
    add r12, r0, r1, lsl #1
    vadd.f32 q8, q9, q8
    add r14, r0, r2
    add r4, r0, r2, lsl #1
    vld1.32 {d18, d19}, [r12]
    add r12, r0, r1
    vld1.32 {d22, d23}, [r14]
    add r14, r0, r1
    vadd.f32 q15, q8, q10
    add r0, r0, r1, lsl #2
    vld1.32 {d6, d7}, [r4]
    add r1, r12, r1, lsl #2
    vsub.f32 q8, q8, q10
    add r2, r14, r2, lsl #1
    vld1.32 {d28, d29}, [r0]
    vadd.f32 q4, q9, q11
    vld1.32 {d10, d11}, [r1]
    vsub.f32 q11, q9, q11
    vld1.32 {d24, d25}, [r2]
    vmov q10, q8
    movw r0, #:lower16:(.Lconstants_nnp_winograd_f1x6_1x3_output_with_bias_with_relu__armv7_neon+16 - (1f + 8))
    movt r0, #:upper16:(.Lconstants_nnp_winograd_f1x6_1x3_output_with_bias_with_relu__armv7_neon+16 - (1f + 8))
1:
    add r0, pc, r0
    vld1.32 {d2, d3}, [r0]
    vmov q6, q15
    movw r0, #:lower16:(.Lconstants_nnp_winograd_f1x6_1x3_output_with_bias_with_relu__armv7_neon+32 - (1f + 8))
    movt r0, #:upper16:(.Lconstants_nnp_winograd_f1x6_1x3_output_with_bias_with_relu__armv7_neon+32 - (1f + 8))
1:
    add r0, pc, r0
    vld1.32 {d4, d5}, [r0]
    vmov q7, q8
    ldr r0, [sp, #76]
    vadd.f32 q9, q3, q8
    vadd.f32 q3, q14, q5
    ldr r1, [r0]
    vsub.f32 q8, q14, q5
    ldr r2, [r0, #8]
    vadd.f32 q12, q12, q15
    lsl r1, r1, #2
    ldr r12, [r0, #12]
    vmla.f32 q10, q11, d0[0]
    add r14, r3, r1
    add r4, r14, r1
    vmla.f32 q6, q4, d1[0]
    add r5, r4, r1
    vmla.f32 q7, q11, d2[0]
    vmla.f32 q15, q4, d3[0]
    vmla.f32 q9, q11, d4[0]
    vadd.f32 q11, q12, q4
    vmla.f32 q10, q8, d0[1]
    vmla.f32 q6, q3, d1[1]
    vmla.f32 q7, q8, d2[1]
    vmla.f32 q15, q3, d3[1]
    vmla.f32 q9, q8, d4[1]
    vadd.f32 q8, q11, q3
    vmax.f32 q10, q13, q10
    vmax.f32 q8, q13, q8
    vmax.f32 q11, q13, q6
    vmax.f32 q12, q13, q7
    vmax.f32 q14, q13, q15
    vmax.f32 q9, q13, q9
    tst r2, #1
    beq .Lotherwise_1066
    cmp r12, #63
    bne .Lotherwise_1067
    vtrn.32 q8, q10
    vtrn.32 q11, q12
    vswp d17, d22
    vswp d21, d24
    vst1.32 {d16, d17}, [r3]
    vzip.32 q14, q9
    vst1.32 {d20, d21}, [r14]
    vst1.32 {d22, d23}, [r4]
    vst1.32 {d24, d25}, [r5]
    vstr d28, [r3, #16]
    vstr d29, [r14, #16]
    vstr d18, [r4, #16]
    vstr d19, [r5, #16]
    b .Lend_1068
.Lotherwise_1067:
    ubfx r0, r12, #0, #4
    cmp r0, #15
    bne .Lotherwise_1069
    vtrn.32 q8, q10
    vtrn.32 q11, q12
    vswp d17, d22
    vswp d21, d24
    vst1.32 {d16, d17}, [r3]
    vst1.32 {d20, d21}, [r14]
    vst1.32 {d22, d23}, [r4]
    vst1.32 {d24, d25}, [r5]
    b .Lend_1070
.Lotherwise_1069:
    tst r12, #1
    beq .Lotherwise_1071
    vst1.32 {d16[0]}, [r3]
    vst1.32 {d16[1]}, [r14]
    vst1.32 {d17[0]}, [r4]
    vst1.32 {d17[1]}, [r5]
.Lotherwise_1071:
    tst r12, #2
    beq .Lotherwise_1072
    add r0, r3, #4
    vst1.32 {d20[0]}, [r0]
    add r0, r14, #4
    add r1, r4, #4
    vst1.32 {d20[1]}, [r0]
    add r0, r5, #4
    vst1.32 {d21[0]}, [r1]
    vst1.32 {d21[1]}, [r0]
.Lotherwise_1072:
    tst r12, #4
    beq .Lotherwise_1073
    add r0, r3, #8
    vst1.32 {d22[0]}, [r0]
    add r0, r14, #8
    add r1, r4, #8
    vst1.32 {d22[1]}, [r0]
    add r0, r5, #8
    vst1.32 {d23[0]}, [r1]
    vst1.32 {d23[1]}, [r0]
.Lotherwise_1073:
    tst r12, #8
    beq .Lotherwise_1074
    add r0, r3, #12
    vst1.32 {d24[0]}, [r0]
    add r0, r14, #12
    add r1, r4, #12
    vst1.32 {d24[1]}, [r0]
    add r0, r5, #12
    vst1.32 {d25[0]}, [r1]
    vst1.32 {d25[1]}, [r0]
.Lotherwise_1074:
.Lend_1070:
    ubfx r0, r12, #4, #2
    cmp r0, #3
    bne .Lotherwise_1075
    vzip.32 q14, q9
    vstr d28, [r3, #16]
    vstr d29, [r14, #16]
    vstr d18, [r4, #16]
    vstr d19, [r5, #16]
    b .Lend_1076
.Lotherwise_1075:
    tst r12, #16
    beq .Lotherwise_1077
    add r0, r3, #16
    vst1.32 {d28[0]}, [r0]
    add r0, r14, #16
    add r1, r4, #16
    vst1.32 {d28[1]}, [r0]
    add r0, r5, #16
    vst1.32 {d29[0]}, [r1]
    vst1.32 {d29[1]}, [r0]
.Lotherwise_1077:
    tst r12, #32
    beq .Lotherwise_1078
    add r0, r3, #20
    vst1.32 {d18[0]}, [r0]
    add r0, r14, #20
    add r1, r4, #20
    vst1.32 {d18[1]}, [r0]
    add r0, r5, #20
    vst1.32 {d19[0]}, [r1]
    vst1.32 {d19[1]}, [r0]
.Lotherwise_1078:
.Lend_1076:
.Lend_1068:
.Lotherwise_1066:
    vpop {d8, d9, d10, d11, d12, d13, d14, d15}
    pop {r4, r5, pc}
    .size nnp_winograd_f1x6_1x3_output_with_bias_with_relu__armv7_neon, . - nnp_winograd_f1x6_1x3_output_with_bias_with_relu__armv7_neon

.section .rodata
    .p2align 4
.Lconstants_nnp_winograd_f6x1_3x1_input__armv7_neon:
    .long 0x40880000, 0x3e800000, 0x3fa00000, 0x40a00000
    .long 0x40800000, 0x3f000000, 0x40000000, 0x40a80000

    .text
    .p2align 4
    .globl nnp_winograd_f6x1_3x1_input__armv7_neon
    .type nnp_winograd_f6x1_3x1_input__armv7_neon, %function
nnp_winograd_f6x1_3x1_input__armv7_neon:
    push {r4, r5, r6, r7, r8, r14}
    vpush {d8, d9, d10, d11, d12, d13, d14, d15}
    mov r12, r1
    ldr r5, [sp, #88]
    ldr r1, [r12]
    mov r6, r0
    mov r4, r2
    ldr r7, [r12, #12]
    mov r14, r3
    mov r8, r5
    lsl r0, r1, #2
    ldr r1, [r12, #8]
    add r2, r6, r0
    add r3, r2, r0
    ldr r12, [r12, #4]
    add r0, r3, r0
    tst r7, #1
    beq .Lotherwise_1079
    movw r7, #8
.Lrepeat_1080:
    tst r1, #1
    beq .Lotherwise_1081
    vmov.i32 q8, #0
    vld1.32 {d16[0]}, [r6]
    vld1.32 {d16[1]}, [r2]
    vld1.32 {d17[0]}, [r3]
    vld1.32 {d17[1]}, [r0]
    vst1.32 {d16, d17}, [r8]
    b .Lend_1082
.Lotherwise_1081:
    vmov.i32 q8, #0
    vst1.32 {d16, d17}, [r8]
.Lend_1082:
    sub r7, r7, #1
    lsr r1, r1, #1
    add r6, r6, r12, lsl #2
    add r2, r2, r12, lsl #2
    add r3, r3, r12, lsl #2
    add r0, r0, r12, lsl #2
    add r8, r8, #16
    cmp r7, #0
    bne .Lrepeat_1080
    vld1.32 {d16, d17}, [r5]!
    lsl r0, r14, #2
    vld1.32 {d18, d19}, [r5]!
    add r12, r4, r0
    add r1, r0, r0, lsl #1
    vld1.32 {d20, d21}, [r5]!
    add r14, r4, r0, lsl #1
    add r6, r4, r1
    vld1.32 {d22, d23}, [r5]!
    vmov q12, q9
    add r7, r4, r0, lsl #2
    vld1.32 {d26, d27}, [r5]!
    vmov q14, q9
    add r2, r4, r0
    vld1.32 {d30, d31}, [r5]!
    add r2, r2, r0, lsl #2
    add r3, r4, r1, lsl #1
    vld1.32 {d4, d5}, [r5]!
    add r0, r4, r0
    add r0, r0, r1, lsl #1
    movw r1, #:lower16:(.Lconstants_nnp_winograd_f6x1_3x1_input__armv7_neon - (1f + 8))
    movt r1, #:upper16:(.Lconstants_nnp_winograd_f6x1_3x1_input__armv7_neon - (1f + 8))
1:
    add r1, pc, r1
    vld1.32 {d0, d1}, [r1]
    vadd.f32 q3, q9, q15
    vmov q4, q2
    movw r1, #:lower16:(.Lconstants_nnp_winograd_f6x1_3x1_input__armv7_neon+16 - (1f + 8))
    movt r1, #:upper16:(.Lconstants_nnp_winograd_f6x1_3x1_input__armv7_neon+16 - (1f + 8))
1:
    add r1, pc, r1
    vld1.32 {d2, d3}, [r1]
    vmov q5, q2
    vld1.32 {d12, d13}, [r5]
    sub r5, r5, #112
    vmla.f32 q4, q10, d0[1]
    vmla.f32 q5, q10, d2[0]
    vmls.f32 q4, q13, d1[0]
    vmls.f32 q12, q11, d1[1]
    vadd.f32 q7, q10, q2
    vmls.f32 q5, q13, d1[1]
    vmls.f32 q14, q11, d1[0]
    vmla.f32 q12, q15, d2[0]
    vmls.f32 q7, q13, d0[0]
    vmls.f32 q3, q11, d0[0]
    vmla.f32 q14, q15, d0[1]
    vmov q0, q4
    vsub.f32 q9, q6, q9
    vsub.f32 q2, q8, q2
    vmov q6, q5
    vmla.f32 q0, q12, d2[1]
    vmla.f32 q9, q11, d3[1]
    vmls.f32 q4, q12, d2[1]
    vmls.f32 q2, q10, d3[1]
    vadd.f32 q8, q7, q3
    vmla.f32 q6, q14, d3[0]
    vsub.f32 q10, q7, q3
    vst1.32 {d16, d17}, [r4]
    vmls.f32 q5, q14, d3[0]
    vmls.f32 q9, q15, d3[1]
    vst1.32 {d20, d21}, [r12]
    vmla.f32 q2, q13, d3[1]
    vst1.32 {d0, d1}, [r14]
    vst1.32 {d8, d9}, [r6]
    vst1.32 {d12, d13}, [r7]
    vst1.32 {d10, d11}, [r2]
    vst1.32 {d18, d19}, [r3]
    vst1.32 {d4, d5}, [r0]
    b .Lend_1083
.Lotherwise_1079:
    vmov.i32 q8, #0
    movw r0, #:lower16:(.Lconstants_nnp_winograd_f6x1_3x1_input__armv7_neon - (1f + 8))
    movt r0, #:upper16:(.Lconstants_nnp_winograd_f6x1_3x1_input__armv7_neon - (1f + 8))
1:
    add r0, pc, r0
    vld1.32 {d0, d1}, [r0]
    lsl r0, r14, #2
    movw r1, #:lower16:(.Lconstants_nnp_winograd_f6x1_3x1_input__armv7_neon+16 - (1f + 8))
    movt r1, #:upper16:(.Lconstants_nnp_winograd_f6x1_3x1_input__armv7_neon+16 - (1f + 8))
1:
    add r1, pc, r1
    vld1.32 {d2, d3}, [r1]
    add r1, r4, r0
    vmov q9, q8
    add r2, r0, r0, lsl #1
    add r3, r4, r0, lsl #1
    vmov q10, q8
    add r12, r4, r2
    add r14, r4, r0, lsl #2
    vmla.f32 q9, q8, d0[1]
    add r5, r4, r0
    add r5, r5, r0, lsl #2
    vmov q11, q8
    add r6, r4, r2, lsl #1
    add r0, r4, r0
    vmla.f32 q10, q8, d2[0]
    add r0, r0, r2, lsl #1
    vmov q12, q8
    vmls.f32 q9, q8, d1[0]
    vmls.f32 q11, q8, d1[1]
    vadd.f32 q13, q8, q8
    vadd.f32 q14, q8, q8
    vmls.f32 q10, q8, d1[1]
    vmls.f32 q12, q8, d1[0]
    vmla.f32 q11, q8, d2[0]
    vmls.f32 q13, q8, d0[0]
    vmls.f32 q14, q8, d0[0]
    vmla.f32 q12, q8, d0[1]
    vmov q15, q9
    vsub.f32 q0, q8, q8
    vsub.f32 q2, q8, q8
    vmov q3, q10
    vmla.f32 q15, q11, d2[1]
    vmla.f32 q0, q8, d3[1]
    vmls.f32 q9, q11, d2[1]
    vmls.f32 q2, q8, d3[1]
    vadd.f32 q11, q13, q14
    vmla.f32 q3, q12, d3[0]
    vsub.f32 q13, q13, q14
    vst1.32 {d22, d23}, [r4]
    vmls.f32 q10, q12, d3[0]
    vmls.f32 q0, q8, d3[1]
    vst1.32 {d26, d27}, [r1]
    vmla.f32 q2, q8, d3[1]
    vst1.32 {d30, d31}, [r3]
    vst1.32 {d18, d19}, [r12]
    vst1.32 {d6, d7}, [r14]
    vst1.32 {d20, d21}, [r5]
    vst1.32 {d0, d1}, [r6]
    vst1.32 {d4, d5}, [r0]
.Lend_1083:
    vpop {d8, d9, d10, d11, d12, d13, d14, d15}
    pop {r4, r5, r6, r7, r8, pc}
    .size nnp_winograd_f6x1_3x1_input__armv7_neon, . - nnp_winograd_f6x1_3x1_input__armv7_neon

.section .rodata
    .p2align 4
.Lconstants_nnp_winograd_f6x1_3x1_output_with_bias__armv7_neon:
    .long 0x40000000, 0x3f000000, 0x40800000, 0x3e800000
    .long 0x41000000, 0x3e000000, 0x41800000, 0x3d800000
    .long 0x42000000, 0x3d000000, 0x00000000, 0x00000000

    .text
    .p2align 4
    .globl nnp_winograd_f6x1_3x1_output_with_bias__armv7_neon
    .type nnp_winograd_f6x1_3x1_output_with_bias__armv7_neon, %function
nnp_winograd_f6x1_3x1_output_with_bias__armv7_neon:
    push {r4, r5, r14}
    vpush {d8, d9, d10, d11, d12, d13}
    ldr r4, [sp, #60]
    mov r5, r0
    vld1.32 {d16, d17}, [r2]
    vld1.32 {d18, d19}, [r5]
    lsl r0, r1, #2
    add r1, r5, r0
    vld1.32 {d20, d21}, [r1]
    add r1, r0, r0, lsl #1
    add r2, r5, r0
    vadd.f32 q8, q9, q8
    add r12, r5, r0, lsl #1
    add r14, r5, r1
    vld1.32 {d18, d19}, [r12]
    add r12, r5, r1, lsl #1
    add r1, r2, r1, lsl #1
    vld1.32 {d22, d23}, [r14]
    vadd.f32 q13, q8, q10
    add r2, r5, r0
    vld1.32 {d6, d7}, [r12]
    add r12, r5, r0, lsl #2
    vsub.f32 q8, q8, q10
    add r0, r2, r0, lsl #2
    vld1.32 {d20, d21}, [r1]
    vadd.f32 q15, q9, q11
    mov r5, r3
    vld1.32 {d28, d29}, [r12]
    vsub.f32 q4, q9, q11
    vld1.32 {d18, d19}, [r0]
    vadd.f32 q11, q10, q13
    movw r0, #:lower16:(.Lconstants_nnp_winograd_f6x1_3x1_output_with_bias__armv7_neon - (1f + 8))
    movt r0, #:upper16:(.Lconstants_nnp_winograd_f6x1_3x1_output_with_bias__armv7_neon - (1f + 8))
1:
    add r0, pc, r0
    vld1.32 {d0, d1}, [r0]
    vmov q12, q8
    movw r0, #:lower16:(.Lconstants_nnp_winograd_f6x1_3x1_output_with_bias__armv7_neon+16 - (1f + 8))
    movt r0, #:upper16:(.Lconstants_nnp_winograd_f6x1_3x1_output_with_bias__armv7_neon+16 - (1f + 8))
1:
    add r0, pc, r0
    vld1.32 {d2, d3}, [r0]
    vmov q5, q13
    movw r0, #:lower16:(.Lconstants_nnp_winograd_f6x1_3x1_output_with_bias__armv7_neon+32 - (1f + 8))
    movt r0, #:upper16:(.Lconstants_nnp_winograd_f6x1_3x1_output_with_bias__armv7_neon+32 - (1f + 8))
1:
    add r0, pc, r0
    vld1.32 {d4, d5}, [r0]
    vmov q6, q8
    ldr r0, [r4]
    vadd.f32 q10, q3, q8
    ldr r1, [r4, #12]
    vadd.f32 q3, q14, q9
    lsl r0, r0, #2
    ldr r2, [r4, #8]
    vsub.f32 q8, q14, q9
    add r3, r5, r0
    add r12, r3, r0
    ldr r14, [r4, #4]
    vadd.f32 q9, q11, q15
    add r0, r12, r0
    vmla.f32 q12, q4, d0[0]
    vmla.f32 q5, q15, d1[0]
    vmla.f32 q6, q4, d2[0]
    vmla.f32 q13, q15, d3[0]
    vmla.f32 q10, q4, d4[0]
    vadd.f32 q9, q9, q3
    vmla.f32 q12, q8, d0[1]
    vmla.f32 q5, q3, d1[1]
    vmla.f32 q6, q8, d2[1]
    vmla.f32 q13, q3, d3[1]
    vmla.f32 q10, q8, d4[1]
    tst r1, #1
    beq .Lotherwise_1084
    tst r2, #1
    beq .Lotherwise_1085
    vst1.32 {d18[0]}, [r5]
    vst1.32 {d18[1]}, [r3]
    vst1.32 {d19[0]}, [r12]
    vst1.32 {d19[1]}, [r0]
.Lotherwise_1085:
    lsr r2, r2, #1
    add r5, r5, r14, lsl #2
    add r3, r3, r14, lsl #2
    add r12, r12, r14, lsl #2
    add r0, r0, r14, lsl #2
    tst r2, #1
    beq .Lotherwise_1086
    vst1.32 {d24[0]}, [r5]
    vst1.32 {d24[1]}, [r3]
    vst1.32 {d25[0]}, [r12]
    vst1.32 {d25[1]}, [r0]
.Lotherwise_1086:
    lsr r2, r2, #1
    add r5, r5, r14, lsl #2
    add r3, r3, r14, lsl #2
    add r12, r12, r14, lsl #2
    add r0, r0, r14, lsl #2
    tst r2, #1
    beq .Lotherwise_1087
    vst1.32 {d10[0]}, [r5]
    vst1.32 {d10[1]}, [r3]
    vst1.32 {d11[0]}, [r12]
    vst1.32 {d11[1]}, [r0]
.Lotherwise_1087:
    lsr r2, r2, #1
    add r5, r5, r14, lsl #2
    add r3, r3, r14, lsl #2
    add r12, r12, r14, lsl #2
    add r0, r0, r14, lsl #2
    tst r2, #1
    beq .Lotherwise_1088
    vst1.32 {d12[0]}, [r5]
    vst1.32 {d12[1]}, [r3]
    vst1.32 {d13[0]}, [r12]
    vst1.32 {d13[1]}, [r0]
.Lotherwise_1088:
    lsr r2, r2, #1
    add r5, r5, r14, lsl #2
    add r3, r3, r14, lsl #2
    add r12, r12, r14, lsl #2
    add r0, r0, r14, lsl #2
    tst r2, #1
    beq .Lotherwise_1089
    vst1.32 {d26[0]}, [r5]
    vst1.32 {d26[1]}, [r3]
    vst1.32 {d27[0]}, [r12]
    vst1.32 {d27[1]}, [r0]
.Lotherwise_1089:
    lsr r2, r2, #1
    add r5, r5, r14, lsl #2
    add r3, r3, r14, lsl #2
    add r12, r12, r14, lsl #2
    add r0, r0, r14, lsl #2
    tst r2, #1
    beq .Lotherwise_1090
    vst1.32 {d20[0]}, [r5]
    vst1.32 {d20[1]}, [r3]
    vst1.32 {d21[0]}, [r12]
    vst1.32 {d21[1]}, [r0]
.Lotherwise_1090:
.Lotherwise_1084:
    vpop {d8, d9, d10, d11, d12, d13}
    pop {r4, r5, pc}
    .size nnp_winograd_f6x1_3x1_output_with_bias__armv7_neon, . - nnp_winograd_f6x1_3x1_output_with_bias__armv7_neon

.section .rodata
    .p2align 4
.Lconstants_nnp_winograd_f6x1_3x1_output_with_bias_with_relu__armv7_neon:
    .long 0x40000000, 0x3f000000, 0x40800000, 0x3e800000
    .long 0x41000000, 0x3e000000, 0x41800000, 0x3d800000
    .long 0x42000000, 0x3d000000, 0x00000000, 0x00000000

    .text
    .p2align 4
    .globl nnp_winograd_f6x1_3x1_output_with_bias_with_relu__armv7_neon
    .type nnp_winograd_f6x1_3x1_output_with_bias_with_relu__armv7_neon, %function
nnp_winograd_f6x1_3x1_output_with_bias_with_relu__armv7_neon:
    push {r4, r14}
    vpush {d8, d9, d10, d11, d12, d13, d14, d15}
    movw r12, #:lower16:(.Lconstants_nnp_winograd_f6x1_3x1_output_with_bias_with_relu__armv7_neon - (1f + 8))
    movt r12, #:upper16:(.Lconstants_nnp_winograd_f6x1_3x1_output_with_bias_with_relu__armv7_neon - (1f + 8))
1:
    add r12, pc, r12
    vld1.32 {d0, d1}, [r12]
    vmov.i32 q13, #0
    vld1.32 {d16, d17}, [r2]
    vld1.32 {d18, d19}, [r0]
    lsl r1, r1, #2
    add r2, r0, r1
    vld1.32 {d20, d21}, [r2]
    add r2, r1, r1, lsl #1
    add r12, r0, r1, lsl #1
    vadd.f32 q8, q9, q8
    add r14, r0, r2
    add r4, r0, r2, lsl #1
    vld1.32 {d18, d19}, [r12]
    add r12, r0, r1
    vld1.32 {d22, d23}, [r14]
    add r14, r0, r1
    vadd.f32 q15, q8, q10
    add r0, r0, r1, lsl #2
    vld1.32 {d6, d7}, [r4]
    add r1, r12, r1, lsl #2
    vsub.f32 q8, q8, q10
    add r2, r14, r2, lsl #1
    vld1.32 {d28, d29}, [r0]
    vadd.f32 q4, q9, q11
    vld1.32 {d10, d11}, [r1]
    vsub.f32 q11, q9, q11
    vld1.32 {d24, d25}, [r2]
    vmov q10, q8
    movw r0, #:lower16:(.Lconstants_nnp_winograd_f6x1_3x1_output_with_bias_with_relu__armv7_neon+16 - (1f + 8))
    movt r0, #:upper16:(.Lconstants_nnp_winograd_f6x1_3x1_output_with_bias_with_relu__armv7_neon+16 - (1f + 8))
1:
    add r0, pc, r0
    vld1.32 {d2, d3}, [r0]
    vmov q6, q15
    movw r0, #:lower16:(.Lconstants_nnp_winograd_f6x1_3x1_output_with_bias_with_relu__armv7_neon+32 - (1f + 8))
    movt r0, #:upper16:(.Lconstants_nnp_winograd_f6x1_3x1_output_with_bias_with_relu__armv7_neon+32 - (1f + 8))
1:
    add r0, pc, r0
    vld1.32 {d4, d5}, [r0]
    vmov q7, q8
    ldr r0, [sp, #72]
    vadd.f32 q9, q3, q8
    vadd.f32 q3, q14, q5
    ldr r1, [r0]
    vsub.f32 q8, q14, q5
    ldr r2, [r0, #12]
    vadd.f32 q12, q12, q15
    lsl r1, r1, #2
    ldr r12, [r0, #8]
    vmla.f32 q10, q11, d0[0]
    add r14, r3, r1
    add r4, r14, r1
    ldr r0, [r0, #4]
    vmla.f32 q6, q4, d1[0]
    add r1, r4, r1
    vmla.f32 q7, q11, d2[0]
    vmla.f32 q15, q4, d3[0]
    vmla.f32 q9, q11, d4[0]
    vadd.f32 q11, q12, q4
    vmla.f32 q10, q8, d0[1]
    vmla.f32 q6, q3, d1[1]
    vmla.f32 q7, q8, d2[1]
    vmla.f32 q15, q3, d3[1]
    vmla.f32 q9, q8, d4[1]
    vadd.f32 q8, q11, q3
    vmax.f32 q10, q13, q10
    vmax.f32 q8, q13, q8
    vmax.f32 q11, q13, q6
    vmax.f32 q12, q13, q7
    vmax.f32 q14, q13, q15
    vmax.f32 q9, q13, q9
    tst r2, #1
    beq .Lotherwise_1091
    tst r12, #1
    beq .Lotherwise_1092
    vst1.32 {d16[0]}, [r3]
    vst1.32 {d16[1]}, [r14]
    vst1.32 {d17[0]}, [r4]
    vst1.32 {d17[1]}, [r1]
.Lotherwise_1092:
    lsr r12, r12, #1
    add r3, r3, r0, lsl #2
    add r14, r14, r0, lsl #2
    add r4, r4, r0, lsl #2
    add r1, r1, r0, lsl #2
    tst r12, #1
    beq .Lotherwise_1093
    vst1.32 {d20[0]}, [r3]
    vst1.32 {d20[1]}, [r14]
    vst1.32 {d21[0]}, [r4]
    vst1.32 {d21[1]}, [r1]
.Lotherwise_1093:
    lsr r12, r12, #1
    add r3, r3, r0, lsl #2
    add r14, r14, r0, lsl #2
    add r4, r4, r0, lsl #2
    add r1, r1, r0, lsl #2
    tst r12, #1
    beq .Lotherwise_1094
    vst1.32 {d22[0]}, [r3]
    vst1.32 {d22[1]}, [r14]
    vst1.32 {d23[0]}, [r4]
    vst1.32 {d23[1]}, [r1]
.Lotherwise_1094:
    lsr r12, r12, #1
    add r3, r3, r0, lsl #2
    add r14, r14, r0, lsl #2
    add r4, r4, r0, lsl #2
    add r1, r1, r0, lsl #2
    tst r12, #1
    beq .Lotherwise_1095
    vst1.32 {d24[0]}, [r3]
    vst1.32 {d24[1]}, [r14]
    vst1.32 {d25[0]}, [r4]
    vst1.32 {d25[1]}, [r1]
.Lotherwise_1095:
    lsr r12, r12, #1
    add r3, r3, r0, lsl #2
    add r14, r14, r0, lsl #2
    add r4, r4, r0, lsl #2
    add r1, r1, r0, lsl #2
    tst r12, #1
    beq .Lotherwise_1096
    vst1.32 {d28[0]}, [r3]
    vst1.32 {d28[1]}, [r14]
    vst1.32 {d29[0]}, [r4]
    vst1.32 {d29[1]}, [r1]
.Lotherwise_1096:
    lsr r12, r12, #1
    add r3, r3, r0, lsl #2
    add r14, r14, r0, lsl #2
    add r4, r4, r0, lsl #2
    add r1, r1, r0, lsl #2
    tst r12, #1
    beq .Lotherwise_1097
    vst1.32 {d18[0]}, [r3]
    vst1.32 {d18[1]}, [r14]
    vst1.32 {d19[0]}, [r4]
    vst1.32 {d19[1]}, [r1]
.Lotherwise_1097:
.Lotherwise_1091:
    vpop {d8, d9, d10, d11, d12, d13, d14, d15}
    pop {r4, pc}
    .size nnp_winograd_f6x1_3x1_output_with_bias_with_relu__armv7_neon, . - nnp_winograd_f6x1_3x1_output_with_bias_with_relu__armv7_neon

.section .rodata
    .p2align 4
.Lconstants_nnp_winograd_f1x4_1x5_kernel__armv7_neon:
    .long 0xbe638e39, 0x3e638e39, 0x40800000, 0x41800000
    .long 0x3c360b61, 0x3cb60b61, 0x3e800000, 0x3d800000
    .long 0x3f360b61, 0x3eb60b61, 0x00000000, 0x00000000

    .text
    .p2align 4
    .globl nnp_winograd_f1x4_1x5_kernel__armv7_neon
    .type nnp_winograd_f1x4_1x5_kernel__armv7_neon, %function
nnp_winograd_f1x4_1x5_kernel__armv7_neon:
    push {r4, r5, r6, r7, r8, r9, r10, r14}
    ldr r5, [sp, #32]
    lsl r1, r1, #2
    add r12, r0, r1
    add r14, r12, r1
    add r1, r14, r1
    mov r4, r5
    movw r6, #5
.Lrepeat_1098:
    vld1.32 {d16, d17}, [r0]!
    sub r6, r6, #1
    vld1.32 {d18, d19}, [r12]!
    vld1.32 {d20, d21}, [r14]!
    vld1.32 {d22, d23}, [r1]!
    vtrn.32 q8, q9
    vtrn.32 q10, q11
    vswp d17, d20
    vswp d19, d22
    vst1.32 {d16, d17}, [r4]!
    vst1.32 {d18, d19}, [r4]!
    vst1.32 {d20, d21}, [r4]!
    vst1.32 {d22, d23}, [r4]!
    cmp r6, #0
    bne .Lrepeat_1098
    lsl r4, r3, #2
    add r6, r4, r4, lsl #1
    mov r14, r2
    movw r7, #4
.Lrepeat_1099:
    vld1.32 {d16, d17}, [r5]!
    add r0, r14, r4
    add r2, r0, r6, lsl #1
    vld1.32 {d26, d27}, [r5]!
    add r3, r14, r6, lsl #1
    add r12, r14, r4
    vld1.32 {d18, d19}, [r5]!
    vmov q10, q8
    add r8, r14, r4, lsl #1
    movw r0, #:lower16:(.Lconstants_nnp_winograd_f1x4_1x5_kernel__armv7_neon - (1f + 8))
    movt r0, #:upper16:(.Lconstants_nnp_winograd_f1x4_1x5_kernel__armv7_neon - (1f + 8))
1:
    add r0, pc, r0
    vld1.32 {d0, d1}, [r0]
    vmov q14, q8
    add r9, r14, r6
    movw r0, #:lower16:(.Lconstants_nnp_winograd_f1x4_1x5_kernel__armv7_neon+16 - (1f + 8))
    movt r0, #:upper16:(.Lconstants_nnp_winograd_f1x4_1x5_kernel__armv7_neon+16 - (1f + 8))
1:
    add r0, pc, r0
    vld1.32 {d2, d3}, [r0]
    vadd.f32 q11, q8, q9
    add r0, r14, r4, lsl #2
    vld1.32 {d30, d31}, [r5]!
    vmla.f32 q10, q9, d1[0]
    add r1, r14, r4
    vld1.32 {d24, d25}, [r5]!
    vmla.f32 q14, q9, d3[0]
    add r1, r1, r4, lsl #2
    vmov q3, q13
    movw r10, #:lower16:(.Lconstants_nnp_winograd_f1x4_1x5_kernel__armv7_neon+32 - (1f + 8))
    movt r10, #:upper16:(.Lconstants_nnp_winograd_f1x4_1x5_kernel__armv7_neon+32 - (1f + 8))
1:
    add r10, pc, r10
    vld1.32 {d4, d5}, [r10]
    sub r7, r7, #1
    vmla.f32 q10, q12, d1[1]
    vst1.32 {d16, d17}, [r2]
    vadd.f32 q8, q11, q12
    vst1.32 {d24, d25}, [r3]
    vmla.f32 q14, q12, d3[1]
    vmul.f32 q8, q8, d0[0]
    vmul.f32 q9, q10, d2[0]
    vmla.f32 q3, q15, d1[0]
    vadd.f32 q10, q13, q15
    vmov q11, q8
    vmul.f32 q12, q14, d4[0]
    vmla.f32 q13, q15, d3[0]
    vmov q14, q9
    vmls.f32 q11, q10, d0[1]
    vmov q15, q12
    vmla.f32 q8, q10, d0[1]
    vmla.f32 q14, q3, d2[1]
    vmls.f32 q9, q3, d2[1]
    vst1.32 {d22, d23}, [r14]
    add r14, r14, #32
    vmla.f32 q15, q13, d4[1]
    vmls.f32 q12, q13, d4[1]
    vst1.32 {d16, d17}, [r12]
    vst1.32 {d28, d29}, [r8]
    vst1.32 {d18, d19}, [r9]
    vst1.32 {d30, d31}, [r0]
    vst1.32 {d24, d25}, [r1]
    cmp r7, #0
    bne .Lrepeat_1099
    pop {r4, r5, r6, r7, r8, r9, r10, pc}
    .size nnp_winograd_f1x4_1x5_kernel__armv7_neon, . - nnp_winograd_f1x4_1x5_kernel__armv7_neon

.section .rodata
    .p2align 4
.Lconstants_nnp_winograd_f1x4_1x5_output_with_bias__armv7_neon:
    .long 0x40000000, 0x3f000000, 0x40800000, 0x3e800000
    .long 0x41000000, 0x3e000000, 0x00000000, 0x00000000

    .text
    .p2align 4
    .globl nnp_winograd_f1x4_1x5_output_with_bias__armv7_neon
    .type nnp_winograd_f1x4_1x5_output_with_bias__armv7_neon, %function
nnp_winograd_f1x4_1x5_output_with_bias__armv7_neon:
    push {r4, r5, r14}
    ldr r4, [sp, #12]
    mov r5, r0
    vld1.32 {d16, d17}, [r2]
    vld1.32 {d18, d19}, [r5]
    lsl r0, r1, #2
    add r1, r5, r0
    vld1.32 {d20, d21}, [r1]
    add r1, r0, r0, lsl #1
    add r2, r5, r0
    vadd.f32 q8, q9, q8
    add r12, r5, r0, lsl #1
    add r14, r5, r1
    vld1.32 {d18, d19}, [r12]
    add r12, r5, r1, lsl #1
    add r1, r2, r1, lsl #1
    vld1.32 {d22, d23}, [r14]
    vadd.f32 q14, q8, q10
    add r2, r5, r0
    vld1.32 {d24, d25}, [r12]
    add r12, r5, r0, lsl #2
    vsub.f32 q8, q8, q10
    add r0, r2, r0, lsl #2
    vld1.32 {d20, d21}, [r1]
    vadd.f32 q15, q9, q11
    vld1.32 {d26, d27}, [r12]
    vsub.f32 q9, q9, q11
    vld1.32 {d22, d23}, [r0]
    vadd.f32 q10, q10, q14
    movw r0, #:lower16:(.Lconstants_nnp_winograd_f1x4_1x5_output_with_bias__armv7_neon - (1f + 8))
    movt r0, #:upper16:(.Lconstants_nnp_winograd_f1x4_1x5_output_with_bias__armv7_neon - (1f + 8))
1:
    add r0, pc, r0
    vld1.32 {d0, d1}, [r0]
    vmov q2, q8
    movw r0, #:lower16:(.Lconstants_nnp_winograd_f1x4_1x5_output_with_bias__armv7_neon+16 - (1f + 8))
    movt r0, #:upper16:(.Lconstants_nnp_winograd_f1x4_1x5_output_with_bias__armv7_neon+16 - (1f + 8))
1:
    add r0, pc, r0
    vld1.32 {d2, d3}, [r0]
    vadd.f32 q12, q12, q8
    ldr r0, [r4]
    vadd.f32 q8, q13, q11
    ldr r1, [r4, #8]
    vsub.f32 q11, q13, q11
    lsl r0, r0, #2
    ldr r2, [r4, #12]
    vadd.f32 q10, q10, q15
    add r12, r3, r0
    add r14, r12, r0
    vmla.f32 q2, q9, d0[0]
    add r4, r14, r0
    vmla.f32 q14, q15, d1[0]
    vmla.f32 q12, q9, d2[0]
    vadd.f32 q9, q10, q8
    vmla.f32 q2, q11, d0[1]
    vmla.f32 q14, q8, d1[1]
    vmla.f32 q12, q11, d2[1]
    tst r1, #1
    beq .Lotherwise_1100
    cmp r2, #15
    bne .Lotherwise_1101
    vmov q8, q2
    vmov q10, q12
    vtrn.32 q9, q8
    vtrn.32 q14, q10
    vswp d19, d28
    vswp d17, d20
    vst1.32 {d18, d19}, [r3]
    vst1.32 {d16, d17}, [r12]
    vst1.32 {d28, d29}, [r14]
    vst1.32 {d20, d21}, [r4]
    b .Lend_1102
.Lotherwise_1101:
    ubfx r0, r2, #0, #4
    cmp r0, #15
    bne .Lotherwise_1103
    vtrn.32 q9, q2
    vtrn.32 q14, q12
    vswp d19, d28
    vswp d5, d24
    vst1.32 {d18, d19}, [r3]
    vst1.32 {d4, d5}, [r12]
    vst1.32 {d28, d29}, [r14]
    vst1.32 {d24, d25}, [r4]
    b .Lend_1104
.Lotherwise_1103:
    tst r2, #1
    beq .Lotherwise_1105
    vst1.32 {d18[0]}, [r3]
    vst1.32 {d18[1]}, [r12]
    vst1.32 {d19[0]}, [r14]
    vst1.32 {d19[1]}, [r4]
.Lotherwise_1105:
    tst r2, #2
    beq .Lotherwise_1106
    add r0, r3, #4
    vst1.32 {d4[0]}, [r0]
    add r0, r12, #4
    add r1, r14, #4
    vst1.32 {d4[1]}, [r0]
    add r0, r4, #4
    vst1.32 {d5[0]}, [r1]
    vst1.32 {d5[1]}, [r0]
.Lotherwise_1106:
    tst r2, #4
    beq .Lotherwise_1107
    add r0, r3, #8
    vst1.32 {d28[0]}, [r0]
    add r0, r12, #8
    add r1, r14, #8
    vst1.32 {d28[1]}, [r0]
    add r0, r4, #8
    vst1.32 {d29[0]}, [r1]
    vst1.32 {d29[1]}, [r0]
.Lotherwise_1107:
    tst r2, #8
    beq .Lotherwise_1108
    add r0, r3, #12
    vst1.32 {d24[0]}, [r0]
    add r0, r12, #12
    add r1, r14, #12
    vst1.32 {d24[1]}, [r0]
    add r0, r4, #12
    vst1.32 {d25[0]}, [r1]
    vst1.32 {d25[1]}, [r0]
.Lotherwise_1108:
.Lend_1104:
.Lend_1102:
.Lotherwise_1100:
    pop {r4, r5, pc}
    .size nnp_winograd_f1x4_1x5_output_with_bias__armv7_neon, . - nnp_winograd_f1x4_1x5_output_with_bias__armv7_neon

.section .rodata
    .p2align 4
.Lconstants_nnp_winograd_f1x4_1x5_output_with_bias_with_relu__armv7_neon:
    .long 0x40000000, 0x3f000000, 0x40800000, 0x3e800000
    .long 0x41000000, 0x3e000000, 0x00000000, 0x00000000

    .text
    .p2align 4
    .globl nnp_winograd_f1x4_1x5_output_with_bias_with_relu__armv7_neon
    .type nnp_winograd_f1x4_1x5_output_with_bias_with_relu__armv7_neon, %function
nnp_winograd_f1x4_1x5_output_with_bias_with_relu__armv7_neon:
    push {r4, r5, r14}
    movw r12, #:lower16:(.Lconstants_nnp_winograd_f1x4_1x5_output_with_bias_with_relu__armv7_neon - (1f + 8))
    movt r12, #:upper16:(.Lconstants_nnp_winograd_f1x4_1x5_output_with_bias_with_relu__armv7_neon - (1f + 8))
1:
    add r12, pc, r12
    vld1.32 {d0, d1}, [r12]
    vmov.i32 q14, #0
    vld1.32 {d16, d17}, [r2]
    vld1.32 {d18, d19}, [r0]
    lsl r1, r1, #2
    add r2, r0, r1
    vld1.32 {d20, d21}, [r2]
    add r2, r1, r1, lsl #1
    add r12, r0, r1, lsl #1
    vadd.f32 q8, q9, q8
    add r14, r0, r2
    add r4, r0, r2, lsl #1
    vld1.32 {d18, d19}, [r12]
    add r12, r0, r1
    vld1.32 {d22, d23}, [r14]
    add r14, r0, r1
    vsub.f32 q12, q8, q10
    add r0, r0, r1, lsl #2
    vld1.32 {d26, d27}, [r4]
    add r1, r12, r1, lsl #2
    add r2, r14, r2, lsl #1
    vadd.f32 q15, q8, q10
    vld1.32 {d16, d17}, [r0]
    vadd.f32 q2, q9, q11
    vld1.32 {d20, d21}, [r1]
    vsub.f32 q9, q9, q11
    vld1.32 {d22, d23}, [r2]
    vmov q3, q12
    movw r0, #:lower16:(.Lconstants_nnp_winograd_f1x4_1x5_output_with_bias_with_relu__armv7_neon+16 - (1f + 8))
    movt r0, #:upper16:(.Lconstants_nnp_winograd_f1x4_1x5_output_with_bias_with_relu__armv7_neon+16 - (1f + 8))
1:
    add r0, pc, r0
    vld1.32 {d2, d3}, [r0]
    vadd.f32 q13, q13, q12
    ldr r0, [sp, #12]
    vadd.f32 q12, q8, q10
    vsub.f32 q8, q8, q10
    ldr r1, [r0]
    vadd.f32 q10, q11, q15
    ldr r2, [r0, #8]
    vmla.f32 q3, q9, d0[0]
    lsl r1, r1, #2
    ldr r12, [r0, #12]
    vmla.f32 q15, q2, d1[0]
    add r14, r3, r1
    add r4, r14, r1
    vmla.f32 q13, q9, d2[0]
    add r5, r4, r1
    vadd.f32 q9, q10, q2
    vmla.f32 q3, q8, d0[1]
    vmla.f32 q15, q12, d1[1]
    vmla.f32 q13, q8, d2[1]
    vadd.f32 q8, q9, q12
    vmax.f32 q9, q14, q3
    vmax.f32 q8, q14, q8
    vmax.f32 q10, q14, q15
    vmax.f32 q11, q14, q13
    tst r2, #1
    beq .Lotherwise_1109
    cmp r12, #15
    bne .Lotherwise_1110
    vtrn.32 q8, q9
    vtrn.32 q10, q11
    vswp d17, d20
    vswp d19, d22
    vst1.32 {d16, d17}, [r3]
    vst1.32 {d18, d19}, [r14]
    vst1.32 {d20, d21}, [r4]
    vst1.32 {d22, d23}, [r5]
    b .Lend_1111
.Lotherwise_1110:
    ubfx r0, r12, #0, #4
    cmp r0, #15
    bne .Lotherwise_1112
    vtrn.32 q8, q9
    vtrn.32 q10, q11
    vswp d17, d20
    vswp d19, d22
    vst1.32 {d16, d17}, [r3]
    vst1.32 {d18, d19}, [r14]
    vst1.32 {d20, d21}, [r4]
    vst1.32 {d22, d23}, [r5]
    b .Lend_1113
.Lotherwise_1112:
    tst r12, #1
    beq .Lotherwise_1114
    vst1.32 {d16[0]}, [r3]
    vst1.32 {d16[1]}, [r14]
    vst1.32 {d17[0]}, [r4]
    vst1.32 {d17[1]}, [r5]
.Lotherwise_1114:
    tst r12, #2
    beq .Lotherwise_1115
    add r0, r3, #4
    vst1.32 {d18[0]}, [r0]
    add r0, r14, #4
    add r1, r4, #4
    vst1.32 {d18[1]}, [r0]
    add r0, r5, #4
    vst1.32 {d19[0]}, [r1]
    vst1.32 {d19[1]}, [r0]
.Lotherwise_1115:
    tst r12, #4
    beq .Lotherwise_1116
    add r0, r3, #8
    vst1.32 {d20[0]}, [r0]
    add r0, r14, #8
    add r1, r4, #8
    vst1.32 {d20[1]}, [r0]
    add r0, r5, #8
    vst1.32 {d21[0]}, [r1]
    vst1.32 {d21[1]}, [r0]
.Lotherwise_1116:
    tst r12, #8
    beq .Lotherwise_1117
    add r0, r3, #12
    vst1.32 {d22[0]}, [r0]
    add r0, r14, #12
    add r1, r4, #12
    vst1.32 {d22[1]}, [r0]
    add r0, r5, #12
    vst1.32 {d23[0]}, [r1]
    vst1.32 {d23[1]}, [r0]
.Lotherwise_1117:
.Lend_1113:
.Lend_1111:
.Lotherwise_1109:
    pop {r4, r5, pc}
    .size nnp_winograd_f1x4_1x5_output_with_bias_with_relu__armv7_neon, . - nnp_winograd_f1x4_1x5_output_with_bias_with_relu__armv7_neon

.section .rodata
    .p2align 4
.Lconstants_nnp_winograd_f4x1_5x1_output_with_bias__armv7_neon:
    .long 0x40000000, 0x3f000000, 0x40800000, 0x3e800000
    .long 0x41000000, 0x3e000000, 0x00000000, 0x00000000

    .text
    .p2align 4
    .globl nnp_winograd_f4x1_5x1_output_with_bias__armv7_neon
    .type nnp_winograd_f4x1_5x1_output_with_bias__armv7_neon, %function
nnp_winograd_f4x1_5x1_output_with_bias__armv7_neon:
    push {r4, r5, r14}
    ldr r4, [sp, #12]
    mov r5, r0
    vld1.32 {d16, d17}, [r2]
    vld1.32 {d18, d19}, [r5]
    lsl r0, r1, #2
    add r1, r5, r0
    vld1.32 {d20, d21}, [r1]
    add r1, r0, r0, lsl #1
    add r2, r5, r0
    vadd.f32 q8, q9, q8
    add r12, r5, r0, lsl #1
    add r14, r5, r1
    vld1.32 {d18, d19}, [r12]
    add r12, r5, r1, lsl #1
    add r1, r2, r1, lsl #1
    vld1.32 {d22, d23}, [r14]
    vadd.f32 q14, q8, q10
    add r2, r5, r0
    vld1.32 {d24, d25}, [r12]
    add r12, r5, r0, lsl #2
    vsub.f32 q8, q8, q10
    add r0, r2, r0, lsl #2
    vld1.32 {d20, d21}, [r1]
    vadd.f32 q2, q9, q11
    vld1.32 {d26, d27}, [r12]
    vsub.f32 q9, q9, q11
    vld1.32 {d22, d23}, [r0]
    vadd.f32 q10, q10, q14
    movw r0, #:lower16:(.Lconstants_nnp_winograd_f4x1_5x1_output_with_bias__armv7_neon - (1f + 8))
    movt r0, #:upper16:(.Lconstants_nnp_winograd_f4x1_5x1_output_with_bias__armv7_neon - (1f + 8))
1:
    add r0, pc, r0
    vld1.32 {d0, d1}, [r0]
    movw r0, #:lower16:(.Lconstants_nnp_winograd_f4x1_5x1_output_with_bias__armv7_neon+16 - (1f + 8))
    movt r0, #:upper16:(.Lconstants_nnp_winograd_f4x1_5x1_output_with_bias__armv7_neon+16 - (1f + 8))
1:
    add r0, pc, r0
    vld1.32 {d2, d3}, [r0]
    vadd.f32 q12, q12, q8
    ldr r0, [r4]
    vadd.f32 q15, q13, q11
    ldr r1, [r4, #12]
    vsub.f32 q11, q13, q11
    lsl r0, r0, #2
    ldr r2, [r4, #8]
    vadd.f32 q10, q10, q2
    add r12, r3, r0
    add r14, r12, r0
    ldr r4, [r4, #4]
    vmla.f32 q8, q9, d0[0]
    add r0, r14, r0
    vmla.f32 q14, q2, d1[0]
    vmla.f32 q12, q9, d2[0]
    vadd.f32 q9, q10, q15
    vmla.f32 q8, q11, d0[1]
    vmla.f32 q14, q15, d1[1]
    vmla.f32 q12, q11, d2[1]
    tst r1, #1
    beq .Lotherwise_1118
    tst r2, #1
    beq .Lotherwise_1119
    vst1.32 {d18[0]}, [r3]
    vst1.32 {d18[1]}, [r12]
    vst1.32 {d19[0]}, [r14]
    vst1.32 {d19[1]}, [r0]
.Lotherwise_1119:
    lsr r2, r2, #1
    add r3, r3, r4, lsl #2
    add r12, r12, r4, lsl #2
    add r14, r14, r4, lsl #2
    add r0, r0, r4, lsl #2
    tst r2, #1
    beq .Lotherwise_1120
    vst1.32 {d16[0]}, [r3]
    vst1.32 {d16[1]}, [r12]
    vst1.32 {d17[0]}, [r14]
    vst1.32 {d17[1]}, [r0]
.Lotherwise_1120:
    lsr r2, r2, #1
    add r3, r3, r4, lsl #2
    add r12, r12, r4, lsl #2
    add r14, r14, r4, lsl #2
    add r0, r0, r4, lsl #2
    tst r2, #1
    beq .Lotherwise_1121
    vst1.32 {d28[0]}, [r3]
    vst1.32 {d28[1]}, [r12]
    vst1.32 {d29[0]}, [r14]
    vst1.32 {d29[1]}, [r0]
.Lotherwise_1121:
    lsr r2, r2, #1
    add r3, r3, r4, lsl #2
    add r12, r12, r4, lsl #2
    add r14, r14, r4, lsl #2
    add r0, r0, r4, lsl #2
    tst r2, #1
    beq .Lotherwise_1122
    vst1.32 {d24[0]}, [r3]
    vst1.32 {d24[1]}, [r12]
    vst1.32 {d25[0]}, [r14]
    vst1.32 {d25[1]}, [r0]
.Lotherwise_1122:
.Lotherwise_1118:
    pop {r4, r5, pc}
    .size nnp_winograd_f4x1_5x1_output_with_bias__armv7_neon, . - nnp_winograd_f4x1_5x1_output_with_bias__armv7_neon

.section .rodata
    .p2align 4
.Lconstants_nnp_winograd_f4x1_5x1_output_with_bias_with_relu__armv7_neon:
    .long 0x40000000, 0x3f000000, 0x40800000, 0x3e800000
    .long 0x41000000, 0x3e000000, 0x00000000, 0x00000000

    .text
    .p2align 4
    .globl nnp_winograd_f4x1_5x1_output_with_bias_with_relu__armv7_neon
    .type nnp_winograd_f4x1_5x1_output_with_bias_with_relu__armv7_neon, %function
nnp_winograd_f4x1_5x1_output_with_bias_with_relu__armv7_neon:
    push {r4, r14}
    movw r12, #:lower16:(.Lconstants_nnp_winograd_f4x1_5x1_output_with_bias_with_relu__armv7_neon - (1f + 8))
    movt r12, #:upper16:(.Lconstants_nnp_winograd_f4x1_5x1_output_with_bias_with_relu__armv7_neon - (1f + 8))
1:
    add r12, pc, r12
    vld1.32 {d0, d1}, [r12]
    vmov.i32 q14, #0
    vld1.32 {d16, d17}, [r2]
    vld1.32 {d18, d19}, [r0]
    lsl r1, r1, #2
    add r2, r0, r1
    vld1.32 {d20, d21}, [r2]
    add r2, r1, r1, lsl #1
    add r12, r0, r1, lsl #1
    vadd.f32 q8, q9, q8
    add r14, r0, r2
    add r4, r0, r2, lsl #1
    vld1.32 {d18, d19}, [r12]
    add r12, r0, r1
    vld1.32 {d22, d23}, [r14]
    add r14, r0, r1
    vsub.f32 q12, q8, q10
    add r0, r0, r1, lsl #2
    vld1.32 {d26, d27}, [r4]
    add r1, r12, r1, lsl #2
    add r2, r14, r2, lsl #1
    vadd.f32 q15, q8, q10
    vld1.32 {d16, d17}, [r0]
    vadd.f32 q2, q9, q11
    vld1.32 {d20, d21}, [r1]
    vsub.f32 q9, q9, q11
    vld1.32 {d22, d23}, [r2]
    vmov q3, q12
    movw r0, #:lower16:(.Lconstants_nnp_winograd_f4x1_5x1_output_with_bias_with_relu__armv7_neon+16 - (1f + 8))
    movt r0, #:upper16:(.Lconstants_nnp_winograd_f4x1_5x1_output_with_bias_with_relu__armv7_neon+16 - (1f + 8))
1:
    add r0, pc, r0
    vld1.32 {d2, d3}, [r0]
    vadd.f32 q13, q13, q12
    ldr r0, [sp, #8]
    vadd.f32 q12, q8, q10
    vsub.f32 q8, q8, q10
    ldr r1, [r0]
    vadd.f32 q10, q11, q15
    ldr r2, [r0, #12]
    vmla.f32 q3, q9, d0[0]
    lsl r1, r1, #2
    ldr r12, [r0, #8]
    vmla.f32 q15, q2, d1[0]
    add r14, r3, r1
    add r4, r14, r1
    ldr r0, [r0, #4]
    vmla.f32 q13, q9, d2[0]
    add r1, r4, r1
    vadd.f32 q9, q10, q2
    vmla.f32 q3, q8, d0[1]
    vmla.f32 q15, q12, d1[1]
    vmla.f32 q13, q8, d2[1]
    vadd.f32 q8, q9, q12
    vmax.f32 q9, q14, q3
    vmax.f32 q8, q14, q8
    vmax.f32 q10, q14, q15
    vmax.f32 q11, q14, q13
    tst r2, #1
    beq .Lotherwise_1123
    tst r12, #1
    beq .Lotherwise_1124
    vst1.32 {d16[0]}, [r3]
    vst1.32 {d16[1]}, [r14]
    vst1.32 {d17[0]}, [r4]
    vst1.32 {d17[1]}, [r1]
.Lotherwise_1124:
    lsr r12, r12, #1
    add r3, r3, r0, lsl #2
    add r14, r14, r0, lsl #2
    add r4, r4, r0, lsl #2
    add r1, r1, r0, lsl #2
    tst r12, #1
    beq .Lotherwise_1125
    vst1.32 {d18[0]}, [r3]
    vst1.32 {d18[1]}, [r14]
    vst1.32 {d19[0]}, [r4]
    vst1.32 {d19[1]}, [r1]
.Lotherwise_1125:
    lsr r12, r12, #1
    add r3, r3, r0, lsl #2
    add r14, r14, r0, lsl #2
    add r4, r4, r0, lsl #2
    add r1, r1, r0, lsl #2
    tst r12, #1
    beq .Lotherwise_1126
    vst1.32 {d20[0]}, [r3]
    vst1.32 {d20[1]}, [r14]
    vst1.32 {d21[0]}, [r4]
    vst1.32 {d21[1]}, [r1]
.Lotherwise_1126:
    lsr r12, r12, #1
    add r3, r3, r0, lsl #2
    add r14, r14, r0, lsl #2
    add r4, r4, r0, lsl #2
    add r1, r1, r0, lsl #2
    tst r12, #1
    beq .Lotherwise_1127
    vst1.32 {d22[0]}, [r3]
    vst1.32 {d22[1]}, [r14]
    vst1.32 {d23[0]}, [r4]
    vst1.32 {d23[1]}, [r1]
.Lotherwise_1127:
.Lotherwise_1123:
    pop {r4, pc}
    .size nnp_winograd_f4x1_5x1_output_with_bias_with_relu__armv7_neon, . - nnp_winograd_f4x1_5x1_output_with_bias_with_relu__armv7_neon

.section .rodata
    .p2align 4
.Lconstants_nnp_winograd_f1x4_1x3_input__armv7_neon:
    .long 0x40100000, 0x3f200000, 0x3ec80000, 0x3fc00000
    .long 0x3f610000, 0x40290000, 0x00000000, 0x00000000

    .text
    .p2align 4
    .globl nnp_winograd_f1x4_1x3_input__armv7_neon
    .type nnp_winograd_f1x4_1x3_input__armv7_neon, %function
nnp_winograd_f1x4_1x3_input__armv7_neon:
    push {r4, r5, r6, r7, r8, r14}
    vpush {d8, d9, d10, d11}
    ldr r12, [r1]
    mov r14, r0
    ldr r0, [r1, #8]
    mov r7, r2
    lsl r2, r12, #2
    ldr r12, [r1, #12]
    add r4, r14, r2
    add r5, r4, r2
    add r6, r5, r2
    tst r0, #1
    beq .Lotherwise_1128
    cmp r12, #63
    bne .Lotherwise_1129
    vld1.32 {d16, d17}, [r14]
    lsl r3, r3, #2
    ubfx r0, r12, #4, #2
    vld1.32 {d18, d19}, [r4]
    add r8, r3, r3, lsl #1
    vld1.32 {d20, d21}, [r5]
    vmov q14, q8
    vld1.32 {d16, d17}, [r6]
    vmov q15, q9
    vmov q2, q10
    vmov q3, q8
    vtrn.32 q14, q15
    vtrn.32 q2, q3
    vswp d29, d4
    vswp d31, d6
    cmp r0, #3
    bne .Lotherwise_1130
    vldr d16, [r14, #16]
    vldr d18, [r5, #16]
    vldr d17, [r4, #16]
    vldr d19, [r6, #16]
    vuzp.32 q8, q9
    b .Lend_1131
.Lotherwise_1130:
    vmov.i32 q8, #0
    tst r12, #16
    beq .Lotherwise_1132
    add r0, r14, #16
    vld1.32 {d16[0]}, [r0]
    add r0, r4, #16
    add r1, r5, #16
    add r2, r6, #16
    vld1.32 {d16[1]}, [r0]
    vld1.32 {d17[0]}, [r1]
    vld1.32 {d17[1]}, [r2]
.Lotherwise_1132:
    vmov.i32 q9, #0
    tst r12, #32
    beq .Lotherwise_1133
    add r0, r14, #20
    vld1.32 {d18[0]}, [r0]
    add r0, r4, #20
    add r1, r5, #20
    add r2, r6, #20
    vld1.32 {d18[1]}, [r0]
    vld1.32 {d19[0]}, [r1]
    vld1.32 {d19[1]}, [r2]
.Lotherwise_1133:
.Lend_1131:
    vmov q10, q8
    movw r0, #:lower16:(.Lconstants_nnp_winograd_f1x4_1x3_input__armv7_neon - (1f + 8))
    movt r0, #:upper16:(.Lconstants_nnp_winograd_f1x4_1x3_input__armv7_neon - (1f + 8))
1:
    add r0, pc, r0
    vld1.32 {d0, d1}, [r0]
    add r0, r7, r3
    vmov q11, q8
    movw r1, #:lower16:(.Lconstants_nnp_winograd_f1x4_1x3_input__armv7_neon+16 - (1f + 8))
    movt r1, #:upper16:(.Lconstants_nnp_winograd_f1x4_1x3_input__armv7_neon+16 - (1f + 8))
1:
    add r1, pc, r1
    vld1.32 {d2, d3}, [r1]
    add r1, r7, r3, lsl #1
    vmls.f32 q10, q2, d0[0]
    add r2, r7, r8
    add r12, r7, r3, lsl #2
    vmov q12, q3
    add r14, r7, r3
    add r3, r14, r3, lsl #2
    vmls.f32 q11, q2, d1[0]
    vmov q13, q3
    vmls.f32 q12, q15, d0[0]
    vmls.f32 q13, q15, d1[0]
    vmov q4, q10
    vmov q5, q11
    vmla.f32 q4, q12, d0[1]
    vmla.f32 q9, q15, d2[0]
    vmls.f32 q10, q12, d0[1]
    vmla.f32 q8, q14, d2[0]
    vmla.f32 q5, q13, d1[1]
    vst1.32 {d8, d9}, [r7]
    vmls.f32 q11, q13, d1[1]
    vmls.f32 q9, q3, d2[1]
    vst1.32 {d20, d21}, [r0]
    vmls.f32 q8, q2, d2[1]
    vst1.32 {d10, d11}, [r1]
    vst1.32 {d22, d23}, [r2]
    vst1.32 {d18, d19}, [r12]
    vst1.32 {d16, d17}, [r3]
    b .Lend_1134
.Lotherwise_1129:
    lsl r3, r3, #2
    ubfx r0, r12, #0, #4
    add r8, r3, r3, lsl #1
    cmp r0, #15
    bne .Lotherwise_1135
    vld1.32 {d16, d17}, [r14]
    vld1.32 {d18, d19}, [r4]
    vld1.32 {d20, d21}, [r5]
    vld1.32 {d22, d23}, [r6]
    vtrn.32 q8, q9
    vtrn.32 q10, q11
    vswp d17, d20
    vswp d19, d22
    vmov q14, q8
    vmov q15, q9
    vmov q2, q10
    vmov q3, q11
    b .Lend_1136
.Lotherwise_1135:
    vmov.i32 q14, #0
    tst r12, #1
    beq .Lotherwise_1137
    vld1.32 {d28[0]}, [r14]
    vld1.32 {d28[1]}, [r4]
    vld1.32 {d29[0]}, [r5]
    vld1.32 {d29[1]}, [r6]
.Lotherwise_1137:
    vmov.i32 q15, #0
    tst r12, #2
    beq .Lotherwise_1138
    add r0, r14, #4
    vld1.32 {d30[0]}, [r0]
    add r0, r4, #4
    add r1, r5, #4
    add r2, r6, #4
    vld1.32 {d30[1]}, [r0]
    vld1.32 {d31[0]}, [r1]
    vld1.32 {d31[1]}, [r2]
.Lotherwise_1138:
    vmov.i32 q2, #0
    tst r12, #4
    beq .Lotherwise_1139
    add r0, r14, #8
    vld1.32 {d4[0]}, [r0]
    add r0, r4, #8
    add r1, r5, #8
    add r2, r6, #8
    vld1.32 {d4[1]}, [r0]
    vld1.32 {d5[0]}, [r1]
    vld1.32 {d5[1]}, [r2]
.Lotherwise_1139:
    vmov.i32 q3, #0
    tst r12, #8
    beq .Lotherwise_1140
    add r0, r14, #12
    vld1.32 {d6[0]}, [r0]
    add r0, r4, #12
    add r1, r5, #12
    add r2, r6, #12
    vld1.32 {d6[1]}, [r0]
    vld1.32 {d7[0]}, [r1]
    vld1.32 {d7[1]}, [r2]
.Lotherwise_1140:
.Lend_1136:
    ubfx r0, r12, #4, #2
    cmp r0, #3
    bne .Lotherwise_1141
    vldr d16, [r14, #16]
    vldr d18, [r5, #16]
    vldr d17, [r4, #16]
    vldr d19, [r6, #16]
    vuzp.32 q8, q9
    b .Lend_1142
.Lotherwise_1141:
    vmov.i32 q8, #0
    tst r12, #16
    beq .Lotherwise_1143
    add r0, r14, #16
    vld1.32 {d16[0]}, [r0]
    add r0, r4, #16
    add r1, r5, #16
    add r2, r6, #16
    vld1.32 {d16[1]}, [r0]
    vld1.32 {d17[0]}, [r1]
    vld1.32 {d17[1]}, [r2]
.Lotherwise_1143:
    vmov.i32 q9, #0
    tst r12, #32
    beq .Lotherwise_1144
    add r0, r14, #20
    vld1.32 {d18[0]}, [r0]
    add r0, r4, #20
    add r1, r5, #20
    add r2, r6, #20
    vld1.32 {d18[1]}, [r0]
    vld1.32 {d19[0]}, [r1]
    vld1.32 {d19[1]}, [r2]
.Lotherwise_1144:
.Lend_1142:
    vmov q10, q8
    movw r0, #:lower16:(.Lconstants_nnp_winograd_f1x4_1x3_input__armv7_neon - (1f + 8))
    movt r0, #:upper16:(.Lconstants_nnp_winograd_f1x4_1x3_input__armv7_neon - (1f + 8))
1:
    add r0, pc, r0
    vld1.32 {d0, d1}, [r0]
    add r0, r7, r3
    vmov q11, q8
    movw r1, #:lower16:(.Lconstants_nnp_winograd_f1x4_1x3_input__armv7_neon+16 - (1f + 8))
    movt r1, #:upper16:(.Lconstants_nnp_winograd_f1x4_1x3_input__armv7_neon+16 - (1f + 8))
1:
    add r1, pc, r1
    vld1.32 {d2, d3}, [r1]
    add r1, r7, r3, lsl #1
    vmls.f32 q10, q2, d0[0]
    add r2, r7, r8
    add r12, r7, r3, lsl #2
    vmov q12, q3
    add r14, r7, r3
    add r3, r14, r3, lsl #2
    vmls.f32 q11, q2, d1[0]
    vmov q13, q3
    vmls.f32 q12, q15, d0[0]
    vmls.f32 q13, q15, d1[0]
    vmov q4, q10
    vmov q5, q11
    vmla.f32 q4, q12, d0[1]
    vmla.f32 q9, q15, d2[0]
    vmls.f32 q10, q12, d0[1]
    vmla.f32 q8, q14, d2[0]
    vmla.f32 q5, q13, d1[1]
    vst1.32 {d8, d9}, [r7]
    vmls.f32 q11, q13, d1[1]
    vmls.f32 q9, q3, d2[1]
    vst1.32 {d20, d21}, [r0]
    vmls.f32 q8, q2, d2[1]
    vst1.32 {d10, d11}, [r1]
    vst1.32 {d22, d23}, [r2]
    vst1.32 {d18, d19}, [r12]
    vst1.32 {d16, d17}, [r3]
.Lend_1134:
    b .Lend_1145
.Lotherwise_1128:
    vmov.i32 q8, #0
    movw r0, #:lower16:(.Lconstants_nnp_winograd_f1x4_1x3_input__armv7_neon - (1f + 8))
    movt r0, #:upper16:(.Lconstants_nnp_winograd_f1x4_1x3_input__armv7_neon - (1f + 8))
1:
    add r0, pc, r0
    vld1.32 {d0, d1}, [r0]
    lsl r0, r3, #2
    movw r1, #:lower16:(.Lconstants_nnp_winograd_f1x4_1x3_input__armv7_neon+16 - (1f + 8))
    movt r1, #:upper16:(.Lconstants_nnp_winograd_f1x4_1x3_input__armv7_neon+16 - (1f + 8))
1:
    add r1, pc, r1
    vld1.32 {d2, d3}, [r1]
    add r1, r7, r0
    vmov q9, q8
    add r2, r0, r0, lsl #1
    add r3, r7, r0, lsl #1
    vmov q10, q8
    add r2, r7, r2
    add r12, r7, r0, lsl #2
    vmls.f32 q9, q8, d0[0]
    add r14, r7, r0
    add r0, r14, r0, lsl #2
    vmov q11, q8
    vmls.f32 q10, q8, d1[0]
    vmov q12, q8
    vmls.f32 q11, q8, d0[0]
    vmls.f32 q12, q8, d1[0]
    vmov q13, q9
    vmov q14, q10
    vmla.f32 q13, q11, d0[1]
    vmla.f32 q8, q8, d2[0]
    vmls.f32 q9, q11, d0[1]
    vmla.f32 q14, q12, d1[1]
    vmls.f32 q10, q12, d1[1]
    vst1.32 {d26, d27}, [r7]
    vmls.f32 q8, q8, d2[1]
    vst1.32 {d18, d19}, [r1]
    vst1.32 {d28, d29}, [r3]
    vst1.32 {d20, d21}, [r2]
    vst1.32 {d16, d17}, [r12]
    vmla.f32 q8, q8, d2[0]
    vmls.f32 q8, q8, d2[1]
    vst1.32 {d16, d17}, [r0]
.Lend_1145:
    vpop {d8, d9, d10, d11}
    pop {r4, r5, r6, r7, r8, pc}
    .size nnp_winograd_f1x4_1x3_input__armv7_neon, . - nnp_winograd_f1x4_1x3_input__armv7_neon

.section .rodata
    .p2align 4
.Lconstants_nnp_winograd_f1x4_1x3_kernel__armv7_neon:
    .long 0x3ec80000, 0xbf303b34, 0x3edc4a01, 0x40100000
    .long 0x3df4c401, 0x3e379301, 0x3f91a2b4, 0x00000000

    .text
    .p2align 4
    .globl nnp_winograd_f1x4_1x3_kernel__armv7_neon
    .type nnp_winograd_f1x4_1x3_kernel__armv7_neon, %function
nnp_winograd_f1x4_1x3_kernel__armv7_neon:
    push {r4, r5, r6, r7, r8, r14}
    ldr r5, [sp, #24]
    lsl r1, r1, #2
    add r12, r0, r1
    add r14, r12, r1
    add r1, r14, r1
    mov r4, r5
    movw r6, #3
.Lrepeat_1146:
    vld1.32 {d16, d17}, [r0]!
    sub r6, r6, #1
    vld1.32 {d18, d19}, [r12]!
    vld1.32 {d20, d21}, [r14]!
    vld1.32 {d22, d23}, [r1]!
    vtrn.32 q8, q9
    vtrn.32 q10, q11
    vswp d17, d20
    vswp d19, d22
    vst1.32 {d16, d17}, [r4]!
    vst1.32 {d18, d19}, [r4]!
    vst1.32 {d20, d21}, [r4]!
    vst1.32 {d22, d23}, [r4]!
    cmp r6, #0
    bne .Lrepeat_1146
    lsl r8, r3, #2
    add r0, r8, r8, lsl #1
    movw r1, #4
.Lrepeat_1147:
    vld1.32 {d16, d17}, [r5]!
    add r3, r2, r8, lsl #2
    add r12, r2, r8
    vld1.32 {d18, d19}, [r5]!
    add r14, r2, r8, lsl #1
    add r4, r2, r0
    vld1.32 {d20, d21}, [r5]!
    vmov q11, q8
    add r6, r2, r8
    movw r7, #:lower16:(.Lconstants_nnp_winograd_f1x4_1x3_kernel__armv7_neon - (1f + 8))
    movt r7, #:upper16:(.Lconstants_nnp_winograd_f1x4_1x3_kernel__armv7_neon - (1f + 8))
1:
    add r7, pc, r7
    vld1.32 {d0, d1}, [r7]
    vmov q12, q8
    add r6, r6, r8, lsl #2
    movw r7, #:lower16:(.Lconstants_nnp_winograd_f1x4_1x3_kernel__armv7_neon+16 - (1f + 8))
    movt r7, #:upper16:(.Lconstants_nnp_winograd_f1x4_1x3_kernel__armv7_neon+16 - (1f + 8))
1:
    add r7, pc, r7
    vld1.32 {d2, d3}, [r7]
    sub r1, r1, #1
    vmla.f32 q11, q10, d0[0]
    vst1.32 {d20, d21}, [r3]
    vmla.f32 q12, q10, d1[1]
    vmul.f32 q8, q8, d3[0]
    vmul.f32 q10, q11, d0[1]
    vmul.f32 q11, q12, d2[0]
    vmov q12, q10
    vmov q13, q11
    vmls.f32 q12, q9, d1[0]
    vmla.f32 q10, q9, d1[0]
    vmla.f32 q13, q9, d2[1]
    vmls.f32 q11, q9, d2[1]
    vst1.32 {d24, d25}, [r2]
    add r2, r2, #32
    vst1.32 {d20, d21}, [r12]
    vst1.32 {d26, d27}, [r14]
    vst1.32 {d22, d23}, [r4]
    vst1.32 {d16, d17}, [r6]
    cmp r1, #0
    bne .Lrepeat_1147
    pop {r4, r5, r6, r7, r8, pc}
    .size nnp_winograd_f1x4_1x3_kernel__armv7_neon, . - nnp_winograd_f1x4_1x3_kernel__armv7_neon

.section .rodata
    .p2align 4
.Lconstants_nnp_winograd_f1x4_1x3_output_with_bias__armv7_neon:
    .long 0x3f200000, 0x3fc00000, 0x3ec80000, 0x40100000
    .long 0x3e7a0000, 0x40580000, 0x00000000, 0x00000000

    .text
    .p2align 4
    .globl nnp_winograd_f1x4_1x3_output_with_bias__armv7_neon
    .type nnp_winograd_f1x4_1x3_output_with_bias__armv7_neon, %function
nnp_winograd_f1x4_1x3_output_with_bias__armv7_neon:
    push {r4, r5, r14}
    movw r12, #:lower16:(.Lconstants_nnp_winograd_f1x4_1x3_output_with_bias__armv7_neon - (1f + 8))
    movt r12, #:upper16:(.Lconstants_nnp_winograd_f1x4_1x3_output_with_bias__armv7_neon - (1f + 8))
1:
    add r12, pc, r12
    vld1.32 {d0, d1}, [r12]
    lsl r1, r1, #2
    movw r12, #:lower16:(.Lconstants_nnp_winograd_f1x4_1x3_output_with_bias__armv7_neon+16 - (1f + 8))
    movt r12, #:upper16:(.Lconstants_nnp_winograd_f1x4_1x3_output_with_bias__armv7_neon+16 - (1f + 8))
1:
    add r12, pc, r12
    vld1.32 {d2, d3}, [r12]
    add r12, r0, r1
    vld1.32 {d16, d17}, [r0]
    add r14, r1, r1, lsl #1
    vld1.32 {d18, d19}, [r12]
    add r12, r0, r1, lsl #1
    add r14, r0, r14
    add r4, r0, r1, lsl #2
    vld1.32 {d20, d21}, [r12]
    add r0, r0, r1
    vld1.32 {d22, d23}, [r14]
    vadd.f32 q12, q8, q9
    add r0, r0, r1, lsl #2
    vld1.32 {d4, d5}, [r4]
    vsub.f32 q8, q8, q9
    vld1.32 {d18, d19}, [r0]
    vadd.f32 q13, q10, q11
    vsub.f32 q10, q10, q11
    ldr r0, [sp, #12]
    vmul.f32 q11, q8, d0[0]
    vld1.32 {d28, d29}, [r2]
    vmul.f32 q15, q12, d1[0]
    ldr r1, [r0]
    vmla.f32 q2, q8, d2[0]
    ldr r2, [r0, #8]
    vadd.f32 q8, q9, q12
    lsl r1, r1, #2
    add r14, r3, r1
    ldr r12, [r0, #12]
    vmla.f32 q11, q10, d0[1]
    add r4, r14, r1
    add r5, r4, r1
    vmla.f32 q15, q13, d1[1]
    vmla.f32 q2, q10, d2[1]
    vadd.f32 q8, q8, q13
    vadd.f32 q9, q11, q14
    vadd.f32 q8, q8, q14
    vadd.f32 q10, q15, q14
    vadd.f32 q11, q2, q14
    tst r2, #1
    beq .Lotherwise_1148
    cmp r12, #15
    bne .Lotherwise_1149
    vtrn.32 q8, q9
    vtrn.32 q10, q11
    vswp d17, d20
    vswp d19, d22
    vst1.32 {d16, d17}, [r3]
    vst1.32 {d18, d19}, [r14]
    vst1.32 {d20, d21}, [r4]
    vst1.32 {d22, d23}, [r5]
    b .Lend_1150
.Lotherwise_1149:
    ubfx r0, r12, #0, #4
    cmp r0, #15
    bne .Lotherwise_1151
    vtrn.32 q8, q9
    vtrn.32 q10, q11
    vswp d17, d20
    vswp d19, d22
    vst1.32 {d16, d17}, [r3]
    vst1.32 {d18, d19}, [r14]
    vst1.32 {d20, d21}, [r4]
    vst1.32 {d22, d23}, [r5]
    b .Lend_1152
.Lotherwise_1151:
    tst r12, #1
    beq .Lotherwise_1153
    vst1.32 {d16[0]}, [r3]
    vst1.32 {d16[1]}, [r14]
    vst1.32 {d17[0]}, [r4]
    vst1.32 {d17[1]}, [r5]
.Lotherwise_1153:
    tst r12, #2
    beq .Lotherwise_1154
    add r0, r3, #4
    vst1.32 {d18[0]}, [r0]
    add r0, r14, #4
    add r1, r4, #4
    vst1.32 {d18[1]}, [r0]
    add r0, r5, #4
    vst1.32 {d19[0]}, [r1]
    vst1.32 {d19[1]}, [r0]
.Lotherwise_1154:
    tst r12, #4
    beq .Lotherwise_1155
    add r0, r3, #8
    vst1.32 {d20[0]}, [r0]
    add r0, r14, #8
    add r1, r4, #8
    vst1.32 {d20[1]}, [r0]
    add r0, r5, #8
    vst1.32 {d21[0]}, [r1]
    vst1.32 {d21[1]}, [r0]
.Lotherwise_1155:
    tst r12, #8
    beq .Lotherwise_1156
    add r0, r3, #12
    vst1.32 {d22[0]}, [r0]
    add r0, r14, #12
    add r1, r4, #12
    vst1.32 {d22[1]}, [r0]
    add r0, r5, #12
    vst1.32 {d23[0]}, [r1]
    vst1.32 {d23[1]}, [r0]
.Lotherwise_1156:
.Lend_1152:
.Lend_1150:
.Lotherwise_1148:
    pop {r4, r5, pc}
    .size nnp_winograd_f1x4_1x3_output_with_bias__armv7_neon, . - nnp_winograd_f1x4_1x3_output_with_bias__armv7_neon

.section .rodata
    .p2align 4
.Lconstants_nnp_winograd_f1x4_1x3_output_with_bias_with_relu__armv7_neon:
    .long 0x3f200000, 0x3fc00000, 0x3ec80000, 0x40100000
    .long 0x3e7a0000, 0x40580000, 0x00000000, 0x00000000

    .text
    .p2align 4
    .globl nnp_winograd_f1x4_1x3_output_with_bias_with_relu__armv7_neon
    .type nnp_winograd_f1x4_1x3_output_with_bias_with_relu__armv7_neon, %function
nnp_winograd_f1x4_1x3_output_with_bias_with_relu__armv7_neon:
    push {r4, r5, r14}
    movw r12, #:lower16:(.Lconstants_nnp_winograd_f1x4_1x3_output_with_bias_with_relu__armv7_neon - (1f + 8))
    movt r12, #:upper16:(.Lconstants_nnp_winograd_f1x4_1x3_output_with_bias_with_relu__armv7_neon - (1f + 8))
1:
    add r12, pc, r12
    vld1.32 {d0, d1}, [r12]
    vmov.i32 q15, #0
    lsl r1, r1, #2
    movw r12, #:lower16:(.Lconstants_nnp_winograd_f1x4_1x3_output_with_bias_with_relu__armv7_neon+16 - (1f + 8))
    movt r12, #:upper16:(.Lconstants_nnp_winograd_f1x4_1x3_output_with_bias_with_relu__armv7_neon+16 - (1f + 8))
1:
    add r12, pc, r12
    vld1.32 {d2, d3}, [r12]
    add r12, r0, r1
    vld1.32 {d16, d17}, [r0]
    add r14, r1, r1, lsl #1
    vld1.32 {d18, d19}, [r12]
    add r12, r0, r1, lsl #1
    add r14, r0, r14
    add r4, r0, r1, lsl #2
    vld1.32 {d20, d21}, [r12]
    add r0, r0, r1
    vld1.32 {d22, d23}, [r14]
    vadd.f32 q12, q8, q9
    add r0, r0, r1, lsl #2
    vld1.32 {d4, d5}, [r4]
    vsub.f32 q8, q8, q9
    vld1.32 {d18, d19}, [r0]
    vadd.f32 q13, q10, q11
    vsub.f32 q10, q10, q11
    ldr r0, [sp, #12]
    vmul.f32 q11, q8, d0[0]
    vld1.32 {d6, d7}, [r2]
    vmul.f32 q14, q12, d1[0]
    ldr r1, [r0]
    vmla.f32 q2, q8, d2[0]
    ldr r2, [r0, #8]
    vadd.f32 q8, q9, q12
    lsl r1, r1, #2
    add r14, r3, r1
    ldr r12, [r0, #12]
    vmla.f32 q11, q10, d0[1]
    add r4, r14, r1
    add r5, r4, r1
    vmla.f32 q14, q13, d1[1]
    vmla.f32 q2, q10, d2[1]
    vadd.f32 q8, q8, q13
    vadd.f32 q9, q11, q3
    vadd.f32 q8, q8, q3
    vadd.f32 q10, q14, q3
    vadd.f32 q11, q2, q3
    vmax.f32 q8, q15, q8
    vmax.f32 q9, q15, q9
    vmax.f32 q10, q15, q10
    vmax.f32 q11, q15, q11
    tst r2, #1
    beq .Lotherwise_1157
    cmp r12, #15
    bne .Lotherwise_1158
    vtrn.32 q8, q9
    vtrn.32 q10, q11
    vswp d17, d20
    vswp d19, d22
    vst1.32 {d16, d17}, [r3]
    vst1.32 {d18, d19}, [r14]
    vst1.32 {d20, d21}, [r4]
    vst1.32 {d22, d23}, [r5]
    b .Lend_1159
.Lotherwise_1158:
    ubfx r0, r12, #0, #4
    cmp r0, #15
    bne .Lotherwise_1160
    vtrn.32 q8, q9
    vtrn.32 q10, q11
    vswp d17, d20
    vswp d19, d22
    vst1.32 {d16, d17}, [r3]
    vst1.32 {d18, d19}, [r14]
    vst1.32 {d20, d21}, [r4]
    vst1.32 {d22, d23}, [r5]
    b .Lend_1161
.Lotherwise_1160:
    tst r12, #1
    beq .Lotherwise_1162
    vst1.32 {d16[0]}, [r3]
    vst1.32 {d16[1]}, [r14]
    vst1.32 {d17[0]}, [r4]
    vst1.32 {d17[1]}, [r5]
.Lotherwise_1162:
    tst r12, #2
    beq .Lotherwise_1163
    add r0, r3, #4
    vst1.32 {d18[0]}, [r0]
    add r0, r14, #4
    add r1, r4, #4
    vst1.32 {d18[1]}, [r0]
    add r0, r5, #4
    vst1.32 {d19[0]}, [r1]
    vst1.32 {d19[1]}, [r0]
.Lotherwise_1163:
    tst r12, #4
    beq .Lotherwise_1164
    add r0, r3, #8
    vst1.32 {d20[0]}, [r0]
    add r0, r14, #8
    add r1, r4, #8
    vst1.32 {d20[1]}, [r0]
    add r0, r5, #8
    vst1.32 {d21[0]}, [r1]
    vst1.32 {d21[1]}, [r0]
.Lotherwise_1164:
    tst r12, #8
    beq .Lotherwise_1165
    add r0, r3, #12
    vst1.32 {d22[0]}, [r0]
    add r0, r14, #12
    add r1, r4, #12
    vst1.32 {d22[1]}, [r0]
    add r0, r5, #12
    vst1.32 {d23[0]}, [r1]
    vst1.32 {d23[1]}, [r0]
.Lotherwise_1165:
.Lend_1161:
.Lend_1159:
.Lotherwise_1157:
    pop {r4, r5, pc}
    .size nnp_winograd_f1x4_1x3_output_with_bias_with_relu__armv7_neon, . - nnp_winograd_f1x4_1x3_output_with_bias_with_relu__armv7_neon

.section .rodata
    .p2align 4
.Lconstants_nnp_winograd_f4x1_3x1_input__armv7_neon:
    .long 0x40100000, 0x3f200000, 0x3ec80000, 0x3fc00000
    .long 0x3f610000, 0x40290000, 0x00000000, 0x00000000

    .text
    .p2align 4
    .globl nnp_winograd_f4x1_3x1_input__armv7_neon
    .type nnp_winograd_f4x1_3x1_input__armv7_neon, %function
nnp_winograd_f4x1_3x1_input__armv7_neon:
    push {r4, r5, r6, r7, r8, r14}
    vpush {d8, d9, d10, d11}
    mov r12, r1
    ldr r5, [sp, #56]
    ldr r1, [r12]
    mov r6, r0
    mov r4, r2
    ldr r7, [r12, #12]
    mov r14, r3
    mov r8, r5
    lsl r0, r1, #2
    ldr r1, [r12, #8]
    add r2, r6, r0
    add r3, r2, r0
    ldr r12, [r12, #4]
    add r0, r3, r0
    tst r7, #1
    beq .Lotherwise_1166
    movw r7, #6
.Lrepeat_1167:
    tst r1, #1
    beq .Lotherwise_1168
    vmov.i32 q8, #0
    vld1.32 {d16[0]}, [r6]
    vld1.32 {d16[1]}, [r2]
    vld1.32 {d17[0]}, [r3]
    vld1.32 {d17[1]}, [r0]
    vst1.32 {d16, d17}, [r8]
    b .Lend_1169
.Lotherwise_1168:
    vmov.i32 q8, #0
    vst1.32 {d16, d17}, [r8]
.Lend_1169:
    sub r7, r7, #1
    lsr r1, r1, #1
    add r6, r6, r12, lsl #2
    add r2, r2, r12, lsl #2
    add r3, r3, r12, lsl #2
    add r0, r0, r12, lsl #2
    add r8, r8, #16
    cmp r7, #0
    bne .Lrepeat_1167
    vld1.32 {d16, d17}, [r5]!
    lsl r0, r14, #2
    vld1.32 {d18, d19}, [r5]!
    add r1, r4, r0
    add r2, r0, r0, lsl #1
    vld1.32 {d20, d21}, [r5]!
    add r3, r4, r0, lsl #1
    add r2, r4, r2
    vld1.32 {d22, d23}, [r5]!
    add r12, r4, r0, lsl #2
    add r14, r4, r0
    vld1.32 {d24, d25}, [r5]!
    add r0, r14, r0, lsl #2
    movw r14, #:lower16:(.Lconstants_nnp_winograd_f4x1_3x1_input__armv7_neon - (1f + 8))
    movt r14, #:upper16:(.Lconstants_nnp_winograd_f4x1_3x1_input__armv7_neon - (1f + 8))
1:
    add r14, pc, r14
    vld1.32 {d0, d1}, [r14]
    vmov q13, q11
    vmov q14, q12
    vld1.32 {d30, d31}, [r5]
    sub r5, r5, #80
    vmov q2, q12
    movw r14, #:lower16:(.Lconstants_nnp_winograd_f4x1_3x1_input__armv7_neon+16 - (1f + 8))
    movt r14, #:upper16:(.Lconstants_nnp_winograd_f4x1_3x1_input__armv7_neon+16 - (1f + 8))
1:
    add r14, pc, r14
    vld1.32 {d2, d3}, [r14]
    vmls.f32 q14, q10, d0[0]
    vmls.f32 q2, q10, d1[0]
    vmov q3, q11
    vmls.f32 q13, q9, d0[0]
    vmls.f32 q3, q9, d1[0]
    vmov q4, q14
    vmov q5, q2
    vmla.f32 q4, q13, d0[1]
    vmla.f32 q15, q9, d2[0]
    vmls.f32 q14, q13, d0[1]
    vmla.f32 q12, q8, d2[0]
    vmla.f32 q5, q3, d1[1]
    vst1.32 {d8, d9}, [r4]
    vmls.f32 q2, q3, d1[1]
    vmls.f32 q15, q11, d2[1]
    vst1.32 {d28, d29}, [r1]
    vmls.f32 q12, q10, d2[1]
    vst1.32 {d10, d11}, [r3]
    vst1.32 {d4, d5}, [r2]
    vst1.32 {d30, d31}, [r12]
    vst1.32 {d24, d25}, [r0]
    b .Lend_1170
.Lotherwise_1166:
    vmov.i32 q8, #0
    movw r0, #:lower16:(.Lconstants_nnp_winograd_f4x1_3x1_input__armv7_neon - (1f + 8))
    movt r0, #:upper16:(.Lconstants_nnp_winograd_f4x1_3x1_input__armv7_neon - (1f + 8))
1:
    add r0, pc, r0
    vld1.32 {d0, d1}, [r0]
    lsl r0, r14, #2
    movw r1, #:lower16:(.Lconstants_nnp_winograd_f4x1_3x1_input__armv7_neon+16 - (1f + 8))
    movt r1, #:upper16:(.Lconstants_nnp_winograd_f4x1_3x1_input__armv7_neon+16 - (1f + 8))
1:
    add r1, pc, r1
    vld1.32 {d2, d3}, [r1]
    add r1, r4, r0
    vmov q9, q8
    add r2, r0, r0, lsl #1
    add r3, r4, r0, lsl #1
    vmov q10, q8
    add r2, r4, r2
    add r12, r4, r0, lsl #2
    vmls.f32 q9, q8, d0[0]
    add r14, r4, r0
    add r0, r14, r0, lsl #2
    vmov q11, q8
    vmls.f32 q10, q8, d1[0]
    vmov q12, q8
    vmls.f32 q11, q8, d0[0]
    vmls.f32 q12, q8, d1[0]
    vmov q13, q9
    vmov q14, q10
    vmla.f32 q13, q11, d0[1]
    vmla.f32 q8, q8, d2[0]
    vmls.f32 q9, q11, d0[1]
    vmla.f32 q14, q12, d1[1]
    vmls.f32 q10, q12, d1[1]
    vst1.32 {d26, d27}, [r4]
    vmls.f32 q8, q8, d2[1]
    vst1.32 {d18, d19}, [r1]
    vst1.32 {d28, d29}, [r3]
    vst1.32 {d20, d21}, [r2]
    vst1.32 {d16, d17}, [r12]
    vmla.f32 q8, q8, d2[0]
    vmls.f32 q8, q8, d2[1]
    vst1.32 {d16, d17}, [r0]
.Lend_1170:
    vpop {d8, d9, d10, d11}
    pop {r4, r5, r6, r7, r8, pc}
    .size nnp_winograd_f4x1_3x1_input__armv7_neon, . - nnp_winograd_f4x1_3x1_input__armv7_neon

.section .rodata
    .p2align 4
.Lconstants_nnp_winograd_f4x1_3x1_output_with_bias__armv7_neon:
    .long 0x3f200000, 0x3fc00000, 0x3ec80000, 0x40100000
    .long 0x3e7a0000, 0x40580000, 0x00000000, 0x00000000

    .text
    .p2align 4
    .globl nnp_winograd_f4x1_3x1_output_with_bias__armv7_neon
    .type nnp_winograd_f4x1_3x1_output_with_bias__armv7_neon, %function
nnp_winograd_f4x1_3x1_output_with_bias__armv7_neon:
    push {r4, r14}
    movw r12, #:lower16:(.Lconstants_nnp_winograd_f4x1_3x1_output_with_bias__armv7_neon - (1f + 8))
    movt r12, #:upper16:(.Lconstants_nnp_winograd_f4x1_3x1_output_with_bias__armv7_neon - (1f + 8))
1:
    add r12, pc, r12
    vld1.32 {d0, d1}, [r12]
    lsl r1, r1, #2
    movw r12, #:lower16:(.Lconstants_nnp_winograd_f4x1_3x1_output_with_bias__armv7_neon+16 - (1f + 8))
    movt r12, #:upper16:(.Lconstants_nnp_winograd_f4x1_3x1_output_with_bias__armv7_neon+16 - (1f + 8))
1:
    add r12, pc, r12
    vld1.32 {d2, d3}, [r12]
    add r12, r0, r1
    vld1.32 {d16, d17}, [r0]
    add r14, r1, r1, lsl #1
    vld1.32 {d18, d19}, [r12]
    add r12, r0, r1, lsl #1
    add r14, r0, r14
    add r4, r0, r1, lsl #2
    vld1.32 {d20, d21}, [r12]
    add r0, r0, r1
    vld1.32 {d22, d23}, [r14]
    vadd.f32 q12, q8, q9
    add r0, r0, r1, lsl #2
    vld1.32 {d4, d5}, [r4]
    vsub.f32 q8, q8, q9
    vld1.32 {d18, d19}, [r0]
    vadd.f32 q13, q10, q11
    vsub.f32 q10, q10, q11
    ldr r0, [sp, #8]
    vmul.f32 q11, q8, d0[0]
    vld1.32 {d28, d29}, [r2]
    vmul.f32 q15, q12, d1[0]
    ldr r1, [r0]
    vmla.f32 q2, q8, d2[0]
    ldr r2, [r0, #12]
    vadd.f32 q8, q9, q12
    lsl r1, r1, #2
    add r12, r3, r1
    ldr r14, [r0, #8]
    vmla.f32 q11, q10, d0[1]
    add r4, r12, r1
    add r1, r4, r1
    ldr r0, [r0, #4]
    vmla.f32 q15, q13, d1[1]
    vmla.f32 q2, q10, d2[1]
    vadd.f32 q8, q8, q13
    vadd.f32 q9, q11, q14
    vadd.f32 q8, q8, q14
    vadd.f32 q10, q15, q14
    vadd.f32 q11, q2, q14
    tst r2, #1
    beq .Lotherwise_1171
    tst r14, #1
    beq .Lotherwise_1172
    vst1.32 {d16[0]}, [r3]
    vst1.32 {d16[1]}, [r12]
    vst1.32 {d17[0]}, [r4]
    vst1.32 {d17[1]}, [r1]
.Lotherwise_1172:
    lsr r14, r14, #1
    add r3, r3, r0, lsl #2
    add r12, r12, r0, lsl #2
    add r4, r4, r0, lsl #2
    add r1, r1, r0, lsl #2
    tst r14, #1
    beq .Lotherwise_1173
    vst1.32 {d18[0]}, [r3]
    vst1.32 {d18[1]}, [r12]
    vst1.32 {d19[0]}, [r4]
    vst1.32 {d19[1]}, [r1]
.Lotherwise_1173:
    lsr r14, r14, #1
    add r3, r3, r0, lsl #2
    add r12, r12, r0, lsl #2
    add r4, r4, r0, lsl #2
    add r1, r1, r0, lsl #2
    tst r14, #1
    beq .Lotherwise_1174
    vst1.32 {d20[0]}, [r3]
    vst1.32 {d20[1]}, [r12]
    vst1.32 {d21[0]}, [r4]
    vst1.32 {d21[1]}, [r1]
.Lotherwise_1174:
    lsr r14, r14, #1
    add r3, r3, r0, lsl #2
    add r12, r12, r0, lsl #2
    add r4, r4, r0, lsl #2
    add r1, r1, r0, lsl #2
    tst r14, #1
    beq .Lotherwise_1175
    vst1.32 {d22[0]}, [r3]
    vst1.32 {d22[1]}, [r12]
    vst1.32 {d23[0]}, [r4]
    vst1.32 {d23[1]}, [r1]
.Lotherwise_1175:
.Lotherwise_1171:
    pop {r4, pc}
    .size nnp_winograd_f4x1_3x1_output_with_bias__armv7_neon, . - nnp_winograd_f4x1_3x1_output_with_bias__armv7_neon

.section .rodata
    .p2align 4
.Lconstants_nnp_winograd_f4x1_3x1_output_with_bias_with_relu__armv7_neon:
    .long 0x3f200000, 0x3fc00000, 0x3ec80000, 0x40100000
    .long 0x3e7a0000, 0x40580000, 0x00000000, 0x00000000

    .text
    .p2align 4
    .globl nnp_winograd_f4x1_3x1_output_with_bias_with_relu__armv7_neon
    .type nnp_winograd_f4x1_3x1_output_with_bias_with_relu__armv7_neon, %function
nnp_winograd_f4x1_3x1_output_with_bias_with_relu__armv7_neon:
    push {r4, r14}
    movw r12, #:lower16:(.Lconstants_nnp_winograd_f4x1_3x1_output_with_bias_with_relu__armv7_neon - (1f + 8))
    movt r12, #:upper16:(.Lconstants_nnp_winograd_f4x1_3x1_output_with_bias_with_relu__armv7_neon - (1f + 8))
1:
    add r12, pc, r12
    vld1.32 {d0, d1}, [r12]
    vmov.i32 q15, #0
    lsl r1, r1, #2
    movw r12, #:lower16:(.Lconstants_nnp_winograd_f4x1_3x1_output_with_bias_with_relu__armv7_neon+16 - (1f + 8))
    movt r12, #:upper16:(.Lconstants_nnp_winograd_f4x1_3x1_output_with_bias_with_relu__armv7_neon+16 - (1f + 8))
1:
    add r12, pc, r12
    vld1.32 {d2, d3}, [r12]
    add r12, r0, r1
    vld1.32 {d16, d17}, [r0]
    add r14, r1, r1, lsl #1
    vld1.32 {d18, d19}, [r12]
    add r12, r0, r1, lsl #1
    add r14, r0, r14
    add r4, r0, r1, lsl #2
    vld1.32 {d20, d21}, [r12]
    add r0, r0, r1
    vld1.32 {d22, d23}, [r14]
    vadd.f32 q12, q8, q9
    add r0, r0, r1, lsl #2
    vld1.32 {d4, d5}, [r4]
    vsub.f32 q8, q8, q9
    vld1.32 {d18, d19}, [r0]
    vadd.f32 q13, q10, q11
    vsub.f32 q10, q10, q11
    ldr r0, [sp, #8]
    vmul.f32 q11, q8, d0[0]
    vld1.32 {d6, d7}, [r2]
    vmul.f32 q14, q12, d1[0]
    ldr r1, [r0]
    vmla.f32 q2, q8, d2[0]
    ldr r2, [r0, #12]
    vadd.f32 q8, q9, q12
    lsl r1, r1, #2
    add r12, r3, r1
    ldr r14, [r0, #8]
    vmla.f32 q11, q10, d0[1]
    add r4, r12, r1
    add r1, r4, r1
    ldr r0, [r0, #4]
    vmla.f32 q14, q13, d1[1]
    vmla.f32 q2, q10, d2[1]
    vadd.f32 q8, q8, q13
    vadd.f32 q9, q11, q3
    vadd.f32 q8, q8, q3
    vadd.f32 q10, q14, q3
    vadd.f32 q11, q2, q3
    vmax.f32 q8, q15, q8
    vmax.f32 q9, q15, q9
    vmax.f32 q10, q15, q10
    vmax.f32 q11, q15, q11
    tst r2, #1
    beq .Lotherwise_1176
    tst r14, #1
    beq .Lotherwise_1177
    vst1.32 {d16[0]}, [r3]
    vst1.32 {d16[1]}, [r12]
    vst1.32 {d17[0]}, [r4]
    vst1.32 {d17[1]}, [r1]
.Lotherwise_1177:
    lsr r14, r14, #1
    add r3, r3, r0, lsl #2
    add r12, r12, r0, lsl #2
    add r4, r4, r0, lsl #2
    add r1, r1, r0, lsl #2
    tst r14, #1
    beq .Lotherwise_1178
    vst1.32 {d18[0]}, [r3]
    vst1.32 {d18[1]}, [r12]
    vst1.32 {d19[0]}, [r4]
    vst1.32 {d19[1]}, [r1]
.Lotherwise_1178:
    lsr r14, r14, #1
    add r3, r3, r0, lsl #2
    add r12, r12, r0, lsl #2
    add r4, r4, r0, lsl #2
    add r1, r1, r0, lsl #2
    tst r14, #1
    beq .Lotherwise_1179
    vst1.32 {d20[0]}, [r3]
    vst1.32 {d20[1]}, [r12]
    vst1.32 {d21[0]}, [r4]
    vst1.32 {d21[1]}, [r1]
.Lotherwise_1179:
    lsr r14, r14, #1
    add r3, r3, r0, lsl #2
    add r12, r12, r0, lsl #2
    add r4, r4, r0, lsl #2
    add r1, r1, r0, lsl #2
    tst r14, #1
    beq .Lotherwise_1180
    vst1.32 {d22[0]}, [r3]
    vst1.32 {d22[1]}, [r12]
    vst1.32 {d23[0]}, [r4]
    vst1.32 {d23[1]}, [r1]
.Lotherwise_1180:
.Lotherwise_1176:
    pop {r4, pc}
    .size nnp_winograd_f4x1_3x1_output_with_bias_with_relu__armv7_neon, . - nnp_winograd_f4x1_3x1_output_with_bias_with_relu__armv7_neon

.section .rodata
    .p2align 4
.Lconstants_nnp_winograd_f1x6_1x7_input__armv7_neon:
    .long 0x3f8e6200, 0x4147cf80, 0x4216a110, 0x42184040
    .long 0x414c8000, 0x41360340, 0x41d24080, 0x413c8000
    .long 0x40fd2000, 0x42023800, 0x42112400, 0x414a4000
    .long 0x3ec00000, 0x40364000, 0x41c57000, 0x4204e400
    .long 0x41464000, 0x3f200000, 0x3efd2000, 0x40aa9400
    .long 0x4165e100, 0x41288000, 0x3fc00000, 0x3dfd2000
    .long 0x3fafda00, 0x40810200, 0x40720000, 0x40400000

    .text
    .p2align 4
    .globl nnp_winograd_f1x6_1x7_input__armv7_neon
    .type nnp_winograd_f1x6_1x7_input__armv7_neon, %function
nnp_winograd_f1x6_1x7_input__armv7_neon:
    push {r4, r5, r6, r7, r8, r9, r14}
    vpush {d8, d9, d10, d11, d12, d13}
    ldr r12, [r1]
    mov r4, r0
    ldr r0, [r1, #8]
    mov r14, r2
    lsl r2, r12, #2
    ldr r12, [r1, #12]
    add r1, r4, r2
    add r7, r1, r2
    add r2, r7, r2
    tst r0, #1
    beq .Lotherwise_1181
    movw r0, #4095
    eor r0, r12, r0
    cmp r0, #0
    bne .Lotherwise_1182
    vld1.32 {d16, d17}, [r4]!
    lsl r3, r3, #2
    mov r12, r14
    vld1.32 {d18, d19}, [r1]!
    add r14, r12, r3
    add r5, r3, r3, lsl #1
    vld1.32 {d20, d21}, [r7]!
    vmov q1, q8
    add r6, r12, r3, lsl #1
    vld1.32 {d8, d9}, [r2]!
    vmov q8, q9
    add r8, r12, r5
    vld1.32 {d22, d23}, [r4]!
    vmov q9, q10
    vld1.32 {d24, d25}, [r1]!
    vld1.32 {d4, d5}, [r7]!
    vtrn.32 q1, q8
    vld1.32 {d6, d7}, [r2]!
    vtrn.32 q9, q4
    vld1.32 {d26, d27}, [r4]
    sub r4, r4, #32
    vld1.32 {d20, d21}, [r1]
    add r4, r12, r3, lsl #2
    vld1.32 {d28, d29}, [r7]
    sub r1, r1, #32
    vld1.32 {d30, d31}, [r2]
    add r0, r12, r3
    add r1, r0, r3, lsl #2
    sub r7, r7, #32
    add r7, r12, r5, lsl #1
    sub r2, r2, #32
    vtrn.32 q13, q10
    add r0, r12, r3
    add r2, r0, r5, lsl #1
    vtrn.32 q14, q15
    vswp d27, d28
    vswp d3, d18
    vtrn.32 q11, q12
    vtrn.32 q2, q3
    vswp d21, d30
    vswp d17, d8
    vswp d23, d4
    vswp d25, d6
    vmov q5, q14
    movw r0, #:lower16:(.Lconstants_nnp_winograd_f1x6_1x7_input__armv7_neon - (1f + 8))
    movt r0, #:upper16:(.Lconstants_nnp_winograd_f1x6_1x7_input__armv7_neon - (1f + 8))
1:
    add r0, pc, r0
    vld1.32 {d0, d1}, [r0]
    vmls.f32 q5, q1, d0[0]
    vmls.f32 q15, q8, d0[0]
    vmla.f32 q5, q9, d0[1]
    vmla.f32 q15, q4, d0[1]
    vmls.f32 q5, q11, d1[0]
    vmls.f32 q15, q12, d1[0]
    vmla.f32 q5, q2, d1[1]
    vmla.f32 q15, q3, d1[1]
    movw r0, #:lower16:(.Lconstants_nnp_winograd_f1x6_1x7_input__armv7_neon+16 - (1f + 8))
    movt r0, #:upper16:(.Lconstants_nnp_winograd_f1x6_1x7_input__armv7_neon+16 - (1f + 8))
1:
    add r0, pc, r0
    vld1.32 {d2, d3}, [r0]
    vmls.f32 q5, q13, d2[0]
    vmls.f32 q15, q10, d2[0]
    vst1.32 {d10, d11}, [r12]
    vmov q5, q14
    vmla.f32 q5, q9, d0[0]
    vmls.f32 q5, q11, d2[1]
    vmla.f32 q5, q2, d3[0]
    vmls.f32 q5, q13, d3[1]
    vmov q6, q10
    vmla.f32 q6, q8, d0[0]
    vmls.f32 q6, q4, d2[1]
    vmla.f32 q6, q12, d3[0]
    vmls.f32 q6, q3, d3[1]
    vadd.f32 q0, q5, q6
    vsub.f32 q1, q5, q6
    vst1.32 {d0, d1}, [r14]
    add r14, r12, r3, lsl #3
    vst1.32 {d2, d3}, [r6]
    vmov q1, q14
    add r0, r12, r3
    add r6, r0, r3, lsl #3
    movw r0, #:lower16:(.Lconstants_nnp_winograd_f1x6_1x7_input__armv7_neon+32 - (1f + 8))
    movt r0, #:upper16:(.Lconstants_nnp_winograd_f1x6_1x7_input__armv7_neon+32 - (1f + 8))
1:
    add r0, pc, r0
    vld1.32 {d0, d1}, [r0]
    vmla.f32 q1, q9, d0[0]
    vmls.f32 q1, q11, d0[1]
    vmla.f32 q1, q2, d1[0]
    vmls.f32 q1, q13, d1[1]
    vmov q5, q10
    vmla.f32 q5, q8, d0[0]
    vmls.f32 q5, q4, d0[1]
    vmla.f32 q5, q12, d1[0]
    vmls.f32 q5, q3, d1[1]
    vmov q6, q1
    movw r0, #:lower16:(.Lconstants_nnp_winograd_f1x6_1x7_input__armv7_neon+48 - (1f + 8))
    movt r0, #:upper16:(.Lconstants_nnp_winograd_f1x6_1x7_input__armv7_neon+48 - (1f + 8))
1:
    add r0, pc, r0
    vld1.32 {d0, d1}, [r0]
    vmla.f32 q6, q5, d0[0]
    vmls.f32 q1, q5, d0[0]
    vst1.32 {d12, d13}, [r8]
    add r0, r12, r3, lsl #1
    add r8, r0, r3, lsl #3
    vst1.32 {d2, d3}, [r4]
    add r0, r12, r3, lsl #3
    add r0, r0, r5
    vmov q5, q14
    vmla.f32 q5, q9, d0[1]
    vmls.f32 q5, q11, d1[0]
    vmla.f32 q5, q2, d1[1]
    movw r3, #:lower16:(.Lconstants_nnp_winograd_f1x6_1x7_input__armv7_neon+64 - (1f + 8))
    movt r3, #:upper16:(.Lconstants_nnp_winograd_f1x6_1x7_input__armv7_neon+64 - (1f + 8))
1:
    add r3, pc, r3
    vld1.32 {d2, d3}, [r3]
    vmls.f32 q5, q13, d2[0]
    vmov q6, q10
    vmla.f32 q6, q8, d0[1]
    vmls.f32 q6, q4, d1[0]
    vmla.f32 q6, q12, d1[1]
    vmls.f32 q6, q3, d2[0]
    vmov q0, q5
    vmla.f32 q0, q6, d2[1]
    vmls.f32 q5, q6, d2[1]
    vst1.32 {d0, d1}, [r1]
    vst1.32 {d10, d11}, [r7]
    vmov q5, q14
    vmla.f32 q5, q9, d3[0]
    vmls.f32 q5, q11, d3[1]
    movw r1, #:lower16:(.Lconstants_nnp_winograd_f1x6_1x7_input__armv7_neon+80 - (1f + 8))
    movt r1, #:upper16:(.Lconstants_nnp_winograd_f1x6_1x7_input__armv7_neon+80 - (1f + 8))
1:
    add r1, pc, r1
    vld1.32 {d0, d1}, [r1]
    vmla.f32 q14, q9, d1[1]
    vmla.f32 q5, q2, d0[0]
    vmls.f32 q5, q13, d0[1]
    vmov q9, q10
    vmla.f32 q10, q8, d3[0]
    vmla.f32 q9, q8, d1[1]
    vmls.f32 q10, q4, d3[1]
    vmla.f32 q10, q12, d0[0]
    vmls.f32 q10, q3, d0[1]
    vmov q8, q5
    vmla.f32 q8, q10, d1[0]
    vmls.f32 q5, q10, d1[0]
    movw r1, #:lower16:(.Lconstants_nnp_winograd_f1x6_1x7_input__armv7_neon+96 - (1f + 8))
    movt r1, #:upper16:(.Lconstants_nnp_winograd_f1x6_1x7_input__armv7_neon+96 - (1f + 8))
1:
    add r1, pc, r1
    vld1.32 {d0, d1}, [r1]
    vmls.f32 q14, q11, d0[0]
    vmls.f32 q9, q4, d0[0]
    vst1.32 {d16, d17}, [r2]
    vmla.f32 q14, q2, d0[1]
    vst1.32 {d10, d11}, [r14]
    vmla.f32 q9, q12, d0[1]
    vmls.f32 q14, q13, d1[0]
    vmls.f32 q9, q3, d1[0]
    vmov q8, q14
    vmls.f32 q14, q9, d1[1]
    vmla.f32 q8, q9, d1[1]
    vst1.32 {d16, d17}, [r6]
    vst1.32 {d28, d29}, [r8]
    vst1.32 {d30, d31}, [r0]
    b .Lend_1183
.Lotherwise_1182:
    lsl r5, r3, #2
    ubfx r0, r12, #0, #4
    add r6, r5, r5, lsl #1
    cmp r0, #15
    bne .Lotherwise_1184
    vld1.32 {d16, d17}, [r4]
    vld1.32 {d18, d19}, [r1]
    vld1.32 {d20, d21}, [r7]
    vld1.32 {d22, d23}, [r2]
    vtrn.32 q8, q9
    vtrn.32 q10, q11
    vswp d17, d20
    vswp d19, d22
    vmov q1, q8
    vmov q8, q9
    vmov q9, q10
    vmov q10, q11
    b .Lend_1185
.Lotherwise_1184:
    vmov.i32 q1, #0
    tst r12, #1
    beq .Lotherwise_1186
    vld1.32 {d2[0]}, [r4]
    vld1.32 {d2[1]}, [r1]
    vld1.32 {d3[0]}, [r7]
    vld1.32 {d3[1]}, [r2]
.Lotherwise_1186:
    vmov.i32 q8, #0
    tst r12, #2
    beq .Lotherwise_1187
    add r0, r4, #4
    vld1.32 {d16[0]}, [r0]
    add r0, r1, #4
    add r3, r7, #4
    vld1.32 {d16[1]}, [r0]
    add r0, r2, #4
    vld1.32 {d17[0]}, [r3]
    vld1.32 {d17[1]}, [r0]
.Lotherwise_1187:
    vmov.i32 q9, #0
    tst r12, #4
    beq .Lotherwise_1188
    add r0, r4, #8
    vld1.32 {d18[0]}, [r0]
    add r0, r1, #8
    add r3, r7, #8
    vld1.32 {d18[1]}, [r0]
    add r0, r2, #8
    vld1.32 {d19[0]}, [r3]
    vld1.32 {d19[1]}, [r0]
.Lotherwise_1188:
    vmov.i32 q10, #0
    tst r12, #8
    beq .Lotherwise_1189
    add r0, r4, #12
    vld1.32 {d20[0]}, [r0]
    add r0, r1, #12
    add r3, r7, #12
    vld1.32 {d20[1]}, [r0]
    add r0, r2, #12
    vld1.32 {d21[0]}, [r3]
    vld1.32 {d21[1]}, [r0]
.Lotherwise_1189:
.Lend_1185:
    ubfx r0, r12, #4, #4
    cmp r0, #15
    bne .Lotherwise_1190
    add r0, r4, #16
    add r3, r1, #16
    vld1.32 {d22, d23}, [r0]
    add r0, r7, #16
    vld1.32 {d24, d25}, [r3]
    add r3, r2, #16
    vld1.32 {d26, d27}, [r0]
    vld1.32 {d28, d29}, [r3]
    vtrn.32 q11, q12
    vtrn.32 q13, q14
    vswp d23, d26
    vswp d25, d28
    b .Lend_1191
.Lotherwise_1190:
    vmov.i32 q11, #0
    tst r12, #16
    beq .Lotherwise_1192
    add r0, r4, #16
    vld1.32 {d22[0]}, [r0]
    add r0, r1, #16
    add r3, r7, #16
    vld1.32 {d22[1]}, [r0]
    add r0, r2, #16
    vld1.32 {d23[0]}, [r3]
    vld1.32 {d23[1]}, [r0]
.Lotherwise_1192:
    vmov.i32 q12, #0
    tst r12, #32
    beq .Lotherwise_1193
    add r0, r4, #20
    vld1.32 {d24[0]}, [r0]
    add r0, r1, #20
    add r3, r7, #20
    vld1.32 {d24[1]}, [r0]
    add r0, r2, #20
    vld1.32 {d25[0]}, [r3]
    vld1.32 {d25[1]}, [r0]
.Lotherwise_1193:
    vmov.i32 q13, #0
    tst r12, #64
    beq .Lotherwise_1194
    add r0, r4, #24
    vld1.32 {d26[0]}, [r0]
    add r0, r1, #24
    add r3, r7, #24
    vld1.32 {d26[1]}, [r0]
    add r0, r2, #24
    vld1.32 {d27[0]}, [r3]
    vld1.32 {d27[1]}, [r0]
.Lotherwise_1194:
    vmov.i32 q14, #0
    tst r12, #128
    beq .Lotherwise_1195
    add r0, r4, #28
    vld1.32 {d28[0]}, [r0]
    add r0, r1, #28
    add r3, r7, #28
    vld1.32 {d28[1]}, [r0]
    add r0, r2, #28
    vld1.32 {d29[0]}, [r3]
    vld1.32 {d29[1]}, [r0]
.Lotherwise_1195:
.Lend_1191:
    ubfx r0, r12, #8, #4
    cmp r0, #15
    bne .Lotherwise_1196
    add r0, r4, #32
    add r1, r1, #32
    vld1.32 {d30, d31}, [r0]
    add r0, r7, #32
    add r2, r2, #32
    vld1.32 {d0, d1}, [r1]
    vld1.32 {d4, d5}, [r0]
    vld1.32 {d6, d7}, [r2]
    vtrn.32 q15, q0
    vtrn.32 q2, q3
    vswp d31, d4
    vswp d1, d6
    vmov q4, q0
    b .Lend_1197
.Lotherwise_1196:
    vmov.i32 q15, #0
    tst r12, #256
    beq .Lotherwise_1198
    add r0, r4, #32
    vld1.32 {d30[0]}, [r0]
    add r0, r1, #32
    add r3, r7, #32
    vld1.32 {d30[1]}, [r0]
    add r0, r2, #32
    vld1.32 {d31[0]}, [r3]
    vld1.32 {d31[1]}, [r0]
.Lotherwise_1198:
    vmov.i32 q4, #0
    tst r12, #512
    beq .Lotherwise_1199
    add r0, r4, #36
    vld1.32 {d8[0]}, [r0]
    add r0, r1, #36
    add r3, r7, #36
    vld1.32 {d8[1]}, [r0]
    add r0, r2, #36
    vld1.32 {d9[0]}, [r3]
    vld1.32 {d9[1]}, [r0]
.Lotherwise_1199:
    vmov.i32 q2, #0
    tst r12, #1024
    beq .Lotherwise_1200
    add r0, r4, #40
    vld1.32 {d4[0]}, [r0]
    add r0, r1, #40
    add r3, r7, #40
    vld1.32 {d4[1]}, [r0]
    add r0, r2, #40
    vld1.32 {d5[0]}, [r3]
    vld1.32 {d5[1]}, [r0]
.Lotherwise_1200:
    vmov.i32 q3, #0
    tst r12, #2048
    beq .Lotherwise_1201
    add r0, r4, #44
    vld1.32 {d6[0]}, [r0]
    add r0, r1, #44
    add r1, r7, #44
    add r2, r2, #44
    vld1.32 {d6[1]}, [r0]
    vld1.32 {d7[0]}, [r1]
    vld1.32 {d7[1]}, [r2]
.Lotherwise_1201:
.Lend_1197:
    add r0, r14, r5
    add r8, r14, r5, lsl #1
    add r3, r14, r6
    add r12, r14, r5, lsl #2
    add r1, r14, r5
    add r2, r1, r5, lsl #2
    add r4, r14, r6, lsl #1
    add r1, r14, r5
    add r7, r1, r6, lsl #1
    vmov q5, q2
    movw r1, #:lower16:(.Lconstants_nnp_winograd_f1x6_1x7_input__armv7_neon - (1f + 8))
    movt r1, #:upper16:(.Lconstants_nnp_winograd_f1x6_1x7_input__armv7_neon - (1f + 8))
1:
    add r1, pc, r1
    vld1.32 {d0, d1}, [r1]
    vmls.f32 q5, q1, d0[0]
    vmls.f32 q3, q8, d0[0]
    vmla.f32 q5, q9, d0[1]
    vmla.f32 q3, q10, d0[1]
    vmls.f32 q5, q11, d1[0]
    vmls.f32 q3, q12, d1[0]
    vmla.f32 q5, q13, d1[1]
    vmla.f32 q3, q14, d1[1]
    movw r1, #:lower16:(.Lconstants_nnp_winograd_f1x6_1x7_input__armv7_neon+16 - (1f + 8))
    movt r1, #:upper16:(.Lconstants_nnp_winograd_f1x6_1x7_input__armv7_neon+16 - (1f + 8))
1:
    add r1, pc, r1
    vld1.32 {d2, d3}, [r1]
    vmls.f32 q5, q15, d2[0]
    vmls.f32 q3, q4, d2[0]
    vst1.32 {d10, d11}, [r14]
    vmov q5, q2
    vmla.f32 q5, q9, d0[0]
    vmls.f32 q5, q11, d2[1]
    vmla.f32 q5, q13, d3[0]
    vmls.f32 q5, q15, d3[1]
    vmov q6, q4
    vmla.f32 q6, q8, d0[0]
    vmls.f32 q6, q10, d2[1]
    vmla.f32 q6, q12, d3[0]
    vmls.f32 q6, q14, d3[1]
    vadd.f32 q0, q5, q6
    vsub.f32 q1, q5, q6
    vst1.32 {d0, d1}, [r0]
    add r1, r14, r5, lsl #3
    vst1.32 {d2, d3}, [r8]
    vmov q1, q2
    add r0, r14, r5
    add r8, r0, r5, lsl #3
    movw r0, #:lower16:(.Lconstants_nnp_winograd_f1x6_1x7_input__armv7_neon+32 - (1f + 8))
    movt r0, #:upper16:(.Lconstants_nnp_winograd_f1x6_1x7_input__armv7_neon+32 - (1f + 8))
1:
    add r0, pc, r0
    vld1.32 {d0, d1}, [r0]
    vmla.f32 q1, q9, d0[0]
    vmls.f32 q1, q11, d0[1]
    vmla.f32 q1, q13, d1[0]
    vmls.f32 q1, q15, d1[1]
    vmov q5, q4
    vmla.f32 q5, q8, d0[0]
    vmls.f32 q5, q10, d0[1]
    vmla.f32 q5, q12, d1[0]
    vmls.f32 q5, q14, d1[1]
    vmov q6, q1
    movw r0, #:lower16:(.Lconstants_nnp_winograd_f1x6_1x7_input__armv7_neon+48 - (1f + 8))
    movt r0, #:upper16:(.Lconstants_nnp_winograd_f1x6_1x7_input__armv7_neon+48 - (1f + 8))
1:
    add r0, pc, r0
    vld1.32 {d0, d1}, [r0]
    vmla.f32 q6, q5, d0[0]
    vmls.f32 q1, q5, d0[0]
    vst1.32 {d12, d13}, [r3]
    add r0, r14, r5, lsl #1
    add r9, r0, r5, lsl #3
    vst1.32 {d2, d3}, [r12]
    add r0, r14, r5, lsl #3
    add r0, r0, r6
    vmov q5, q2
    vmla.f32 q5, q9, d0[1]
    vmls.f32 q5, q11, d1[0]
    vmla.f32 q5, q13, d1[1]
    movw r3, #:lower16:(.Lconstants_nnp_winograd_f1x6_1x7_input__armv7_neon+64 - (1f + 8))
    movt r3, #:upper16:(.Lconstants_nnp_winograd_f1x6_1x7_input__armv7_neon+64 - (1f + 8))
1:
    add r3, pc, r3
    vld1.32 {d2, d3}, [r3]
    vmls.f32 q5, q15, d2[0]
    vmov q6, q4
    vmla.f32 q6, q8, d0[1]
    vmls.f32 q6, q10, d1[0]
    vmla.f32 q6, q12, d1[1]
    vmls.f32 q6, q14, d2[0]
    vmov q0, q5
    vmla.f32 q0, q6, d2[1]
    vmls.f32 q5, q6, d2[1]
    vst1.32 {d0, d1}, [r2]
    vst1.32 {d10, d11}, [r4]
    vmov q5, q2
    vmla.f32 q5, q9, d3[0]
    vmls.f32 q5, q11, d3[1]
    movw r2, #:lower16:(.Lconstants_nnp_winograd_f1x6_1x7_input__armv7_neon+80 - (1f + 8))
    movt r2, #:upper16:(.Lconstants_nnp_winograd_f1x6_1x7_input__armv7_neon+80 - (1f + 8))
1:
    add r2, pc, r2
    vld1.32 {d0, d1}, [r2]
    vmla.f32 q2, q9, d1[1]
    vmla.f32 q5, q13, d0[0]
    vmls.f32 q5, q15, d0[1]
    vmov q9, q4
    vmla.f32 q4, q8, d3[0]
    vmla.f32 q9, q8, d1[1]
    vmls.f32 q4, q10, d3[1]
    vmla.f32 q4, q12, d0[0]
    vmls.f32 q4, q14, d0[1]
    vmov q8, q5
    vmla.f32 q8, q4, d1[0]
    vmls.f32 q5, q4, d1[0]
    movw r2, #:lower16:(.Lconstants_nnp_winograd_f1x6_1x7_input__armv7_neon+96 - (1f + 8))
    movt r2, #:upper16:(.Lconstants_nnp_winograd_f1x6_1x7_input__armv7_neon+96 - (1f + 8))
1:
    add r2, pc, r2
    vld1.32 {d0, d1}, [r2]
    vmls.f32 q2, q11, d0[0]
    vmls.f32 q9, q10, d0[0]
    vst1.32 {d16, d17}, [r7]
    vmla.f32 q2, q13, d0[1]
    vst1.32 {d10, d11}, [r1]
    vmla.f32 q9, q12, d0[1]
    vmls.f32 q2, q15, d1[0]
    vmls.f32 q9, q14, d1[0]
    vmov q8, q2
    vmls.f32 q2, q9, d1[1]
    vmla.f32 q8, q9, d1[1]
    vst1.32 {d16, d17}, [r8]
    vst1.32 {d4, d5}, [r9]
    vst1.32 {d6, d7}, [r0]
.Lend_1183:
    b .Lend_1202
.Lotherwise_1181:
    vmov.i32 q11, #0
    movw r0, #:lower16:(.Lconstants_nnp_winograd_f1x6_1x7_input__armv7_neon - (1f + 8))
    movt r0, #:upper16:(.Lconstants_nnp_winograd_f1x6_1x7_input__armv7_neon - (1f + 8))
1:
    add r0, pc, r0
    vld1.32 {d0, d1}, [r0]
    movw r0, #:lower16:(.Lconstants_nnp_winograd_f1x6_1x7_input__armv7_neon+16 - (1f + 8))
    movt r0, #:upper16:(.Lconstants_nnp_winograd_f1x6_1x7_input__armv7_neon+16 - (1f + 8))
1:
    add r0, pc, r0
    vld1.32 {d2, d3}, [r0]
    lsl r2, r3, #2
    add r12, r14, r2
    vmls.f32 q11, q11, d0[0]
    movw r0, #:lower16:(.Lconstants_nnp_winograd_f1x6_1x7_input__armv7_neon+32 - (1f + 8))
    movt r0, #:upper16:(.Lconstants_nnp_winograd_f1x6_1x7_input__armv7_neon+32 - (1f + 8))
1:
    add r0, pc, r0
    vld1.32 {d4, d5}, [r0]
    add r3, r2, r2, lsl #1
    movw r0, #:lower16:(.Lconstants_nnp_winograd_f1x6_1x7_input__armv7_neon+48 - (1f + 8))
    movt r0, #:upper16:(.Lconstants_nnp_winograd_f1x6_1x7_input__armv7_neon+48 - (1f + 8))
1:
    add r0, pc, r0
    vld1.32 {d6, d7}, [r0]
    add r1, r14, r2, lsl #1
    add r4, r14, r3
    vmla.f32 q11, q11, d0[1]
    movw r0, #:lower16:(.Lconstants_nnp_winograd_f1x6_1x7_input__armv7_neon+64 - (1f + 8))
    movt r0, #:upper16:(.Lconstants_nnp_winograd_f1x6_1x7_input__armv7_neon+64 - (1f + 8))
1:
    add r0, pc, r0
    vld1.32 {d8, d9}, [r0]
    add r5, r14, r2, lsl #2
    movw r0, #:lower16:(.Lconstants_nnp_winograd_f1x6_1x7_input__armv7_neon+80 - (1f + 8))
    movt r0, #:upper16:(.Lconstants_nnp_winograd_f1x6_1x7_input__armv7_neon+80 - (1f + 8))
1:
    add r0, pc, r0
    vld1.32 {d10, d11}, [r0]
    add r0, r14, r2
    add r6, r0, r2, lsl #2
    vmls.f32 q11, q11, d1[0]
    movw r0, #:lower16:(.Lconstants_nnp_winograd_f1x6_1x7_input__armv7_neon+96 - (1f + 8))
    movt r0, #:upper16:(.Lconstants_nnp_winograd_f1x6_1x7_input__armv7_neon+96 - (1f + 8))
1:
    add r0, pc, r0
    vld1.32 {d12, d13}, [r0]
    add r7, r14, r3, lsl #1
    add r0, r14, r2
    add r8, r0, r3, lsl #1
    vmla.f32 q11, q11, d1[1]
    vmls.f32 q11, q11, d2[0]
    vmov q8, q11
    vst1.32 {d22, d23}, [r14]
    vmov q9, q11
    vmov q12, q11
    vmov q13, q11
    vmla.f32 q8, q11, d0[0]
    vmla.f32 q9, q11, d0[0]
    vmla.f32 q12, q11, d4[0]
    vmla.f32 q13, q11, d4[0]
    vmls.f32 q8, q11, d2[1]
    vmls.f32 q9, q11, d2[1]
    vmls.f32 q12, q11, d4[1]
    vmls.f32 q13, q11, d4[1]
    vmla.f32 q8, q11, d3[0]
    vmla.f32 q9, q11, d3[0]
    vmla.f32 q12, q11, d5[0]
    vmla.f32 q13, q11, d5[0]
    vmls.f32 q8, q11, d3[1]
    vmls.f32 q9, q11, d3[1]
    vmls.f32 q12, q11, d5[1]
    vmls.f32 q13, q11, d5[1]
    vmov q14, q11
    vmla.f32 q14, q11, d6[1]
    vmls.f32 q14, q11, d7[0]
    vmla.f32 q14, q11, d7[1]
    vmls.f32 q14, q11, d8[0]
    vadd.f32 q10, q8, q9
    vsub.f32 q8, q8, q9
    vst1.32 {d20, d21}, [r12]
    vmov q15, q11
    add r12, r14, r2, lsl #3
    vst1.32 {d16, d17}, [r1]
    vmov q8, q11
    add r0, r14, r2
    vmla.f32 q15, q11, d6[1]
    add r0, r0, r2, lsl #3
    vmla.f32 q8, q11, d9[0]
    vmls.f32 q15, q11, d7[0]
    vmls.f32 q8, q11, d9[1]
    vmla.f32 q15, q11, d7[1]
    vmla.f32 q8, q11, d10[0]
    vmls.f32 q15, q11, d8[0]
    vmls.f32 q8, q11, d10[1]
    vmov q9, q12
    vmls.f32 q12, q13, d6[0]
    vmla.f32 q9, q13, d6[0]
    vmov q10, q11
    vmla.f32 q10, q11, d9[0]
    vst1.32 {d18, d19}, [r4]
    vmov q9, q14
    add r1, r14, r2, lsl #1
    vmls.f32 q10, q11, d9[1]
    vst1.32 {d24, d25}, [r5]
    add r1, r1, r2, lsl #3
    vmov q12, q8
    add r2, r14, r2, lsl #3
    add r2, r2, r3
    vmla.f32 q10, q11, d10[0]
    vmla.f32 q9, q15, d8[1]
    vmls.f32 q10, q11, d10[1]
    vmla.f32 q11, q11, d11[1]
    vmls.f32 q14, q15, d8[1]
    vmls.f32 q11, q11, d12[0]
    vst1.32 {d18, d19}, [r6]
    vmla.f32 q12, q10, d11[0]
    vmla.f32 q11, q11, d12[1]
    vmls.f32 q8, q10, d11[0]
    vst1.32 {d28, d29}, [r7]
    vmls.f32 q11, q11, d13[0]
    vst1.32 {d24, d25}, [r8]
    vst1.32 {d16, d17}, [r12]
    vmov q8, q11
    vmov q9, q11
    vmla.f32 q8, q11, d11[1]
    vmls.f32 q8, q11, d12[0]
    vmla.f32 q8, q11, d12[1]
    vmls.f32 q8, q11, d13[0]
    vmla.f32 q9, q8, d13[1]
    vmls.f32 q11, q8, d13[1]
    vst1.32 {d18, d19}, [r0]
    vst1.32 {d22, d23}, [r1]
    vmls.f32 q11, q11, d0[0]
    vmla.f32 q11, q11, d0[1]
    vmls.f32 q11, q11, d1[0]
    vmla.f32 q11, q11, d1[1]
    vmls.f32 q11, q11, d2[0]
    vst1.32 {d22, d23}, [r2]
.Lend_1202:
    vpop {d8, d9, d10, d11, d12, d13}
    pop {r4, r5, r6, r7, r8, r9, pc}
    .size nnp_winograd_f1x6_1x7_input__armv7_neon, . - nnp_winograd_f1x6_1x7_input__armv7_neon

.section .rodata
    .p2align 4
.Lconstants_nnp_winograd_f1x6_1x7_kernel__armv7_neon:
    .long 0xbf6623e0, 0x3dc389e5, 0x3e100000, 0x3ca20000
    .long 0x3b364000, 0x3f62b561, 0x3eaa0809, 0x3ec80000
    .long 0x3e1c4000, 0x3d742400, 0xbf065d7b, 0x3ea7f4da
    .long 0x40100000, 0x40a20000, 0x41364000, 0xbbdc0a66
    .long 0x3c2507cc, 0x41100000, 0x42a20000, 0x44364000
    .long 0x37624c0c, 0x3829b909, 0x00000000, 0x00000000

    .text
    .p2align 4
    .globl nnp_winograd_f1x6_1x7_kernel__armv7_neon
    .type nnp_winograd_f1x6_1x7_kernel__armv7_neon, %function
nnp_winograd_f1x6_1x7_kernel__armv7_neon:
    push {r4, r5, r6, r7, r8, r14}
    vpush {d8, d9, d10, d11, d12, d13, d14, d15}
    ldr r5, [sp, #88]
    lsl r1, r1, #2
    add r12, r0, r1
    add r14, r12, r1
    add r1, r14, r1
    mov r4, r5
    movw r6, #7
.Lrepeat_1203:
    vld1.32 {d16, d17}, [r0]!
    sub r6, r6, #1
    vld1.32 {d18, d19}, [r12]!
    vld1.32 {d20, d21}, [r14]!
    vld1.32 {d22, d23}, [r1]!
    vtrn.32 q8, q9
    vtrn.32 q10, q11
    vswp d17, d20
    vswp d19, d22
    vst1.32 {d16, d17}, [r4]!
    vst1.32 {d18, d19}, [r4]!
    vst1.32 {d20, d21}, [r4]!
    vst1.32 {d22, d23}, [r4]!
    cmp r6, #0
    bne .Lrepeat_1203
    lsl r3, r3, #2
    add r12, r3, r3, lsl #1
    movw r14, #4
.Lrepeat_1204:
    vld1.32 {d22, d23}, [r5]!
    add r0, r2, r3, lsl #3
    add r0, r0, r12
    vld1.32 {d24, d25}, [r5]!
    add r4, r2, r3
    add r6, r2, r3, lsl #1
    vld1.32 {d18, d19}, [r5]!
    vmov q4, q11
    add r7, r2, r12
    movw r1, #:lower16:(.Lconstants_nnp_winograd_f1x6_1x7_kernel__armv7_neon - (1f + 8))
    movt r1, #:upper16:(.Lconstants_nnp_winograd_f1x6_1x7_kernel__armv7_neon - (1f + 8))
1:
    add r1, pc, r1
    vld1.32 {d0, d1}, [r1]
    vmov q3, q11
    add r8, r2, r3, lsl #2
    movw r1, #:lower16:(.Lconstants_nnp_winograd_f1x6_1x7_kernel__armv7_neon+16 - (1f + 8))
    movt r1, #:upper16:(.Lconstants_nnp_winograd_f1x6_1x7_kernel__armv7_neon+16 - (1f + 8))
1:
    add r1, pc, r1
    vld1.32 {d2, d3}, [r1]
    vmov q5, q11
    sub r14, r14, #1
    vld1.32 {d26, d27}, [r5]!
    vmla.f32 q4, q9, d1[0]
    vld1.32 {d28, d29}, [r5]!
    vadd.f32 q8, q11, q9
    movw r1, #:lower16:(.Lconstants_nnp_winograd_f1x6_1x7_kernel__armv7_neon+48 - (1f + 8))
    movt r1, #:upper16:(.Lconstants_nnp_winograd_f1x6_1x7_kernel__armv7_neon+48 - (1f + 8))
1:
    add r1, pc, r1
    vld1.32 {d4, d5}, [r1]
    vmla.f32 q3, q9, d3[1]
    vmla.f32 q4, q14, d1[1]
    vmla.f32 q5, q9, d4[0]
    vadd.f32 q8, q8, q14
    vmla.f32 q5, q14, d4[1]
    vld1.32 {d20, d21}, [r5]!
    vld1.32 {d30, d31}, [r5]!
    vmla.f32 q4, q15, d2[0]
    vst1.32 {d30, d31}, [r0]
    add r0, r2, r3
    vadd.f32 q8, q8, q15
    add r1, r0, r3, lsl #2
    vmla.f32 q5, q15, d5[0]
    vmul.f32 q6, q8, d0[1]
    vmul.f32 q7, q4, d2[1]
    vmul.f32 q4, q5, d5[1]
    vmul.f32 q8, q11, d0[0]
    vst1.32 {d16, d17}, [r2]
    vadd.f32 q8, q12, q13
    vadd.f32 q8, q8, q10
    vmov q5, q6
    vmls.f32 q6, q8, d0[1]
    vmla.f32 q5, q8, d0[1]
    vst1.32 {d10, d11}, [r4]
    add r4, r2, r12, lsl #1
    vst1.32 {d12, d13}, [r6]
    add r0, r2, r3
    add r6, r0, r12, lsl #1
    vmov q8, q12
    vmla.f32 q8, q13, d1[0]
    vmla.f32 q8, q10, d1[1]
    vmov q0, q7
    vmla.f32 q0, q8, d3[0]
    vmls.f32 q7, q8, d3[0]
    vst1.32 {d0, d1}, [r7]
    add r7, r2, r3, lsl #3
    vst1.32 {d14, d15}, [r8]
    vmov q8, q12
    add r0, r2, r3
    add r8, r0, r3, lsl #3
    vmla.f32 q8, q13, d3[1]
    movw r0, #:lower16:(.Lconstants_nnp_winograd_f1x6_1x7_kernel__armv7_neon+32 - (1f + 8))
    movt r0, #:upper16:(.Lconstants_nnp_winograd_f1x6_1x7_kernel__armv7_neon+32 - (1f + 8))
1:
    add r0, pc, r0
    vld1.32 {d0, d1}, [r0]
    vmla.f32 q3, q14, d0[0]
    vmla.f32 q8, q10, d0[0]
    vmla.f32 q3, q15, d0[1]
    vmul.f32 q3, q3, d1[0]
    vmov q5, q3
    vmla.f32 q3, q8, d1[1]
    vmls.f32 q5, q8, d1[1]
    movw r0, #:lower16:(.Lconstants_nnp_winograd_f1x6_1x7_kernel__armv7_neon+64 - (1f + 8))
    movt r0, #:upper16:(.Lconstants_nnp_winograd_f1x6_1x7_kernel__armv7_neon+64 - (1f + 8))
1:
    add r0, pc, r0
    vld1.32 {d0, d1}, [r0]
    vmla.f32 q11, q9, d0[1]
    movw r0, #:lower16:(.Lconstants_nnp_winograd_f1x6_1x7_kernel__armv7_neon+80 - (1f + 8))
    movt r0, #:upper16:(.Lconstants_nnp_winograd_f1x6_1x7_kernel__armv7_neon+80 - (1f + 8))
1:
    add r0, pc, r0
    vld1.32 {d2, d3}, [r0]
    vmla.f32 q11, q14, d1[0]
    vst1.32 {d10, d11}, [r1]
    add r0, r2, r3, lsl #1
    vmov q8, q12
    vst1.32 {d6, d7}, [r4]
    add r0, r0, r3, lsl #3
    vmla.f32 q11, q15, d1[1]
    add r2, r2, #32
    vmla.f32 q8, q13, d4[0]
    vmla.f32 q12, q13, d0[1]
    vmla.f32 q8, q10, d4[1]
    vmul.f32 q9, q11, d2[0]
    vmla.f32 q12, q10, d1[0]
    vmov q10, q4
    vmov q11, q9
    vmls.f32 q10, q8, d0[0]
    vmla.f32 q4, q8, d0[0]
    vmla.f32 q11, q12, d2[1]
    vmls.f32 q9, q12, d2[1]
    vst1.32 {d20, d21}, [r6]
    vst1.32 {d8, d9}, [r7]
    vst1.32 {d22, d23}, [r8]
    vst1.32 {d18, d19}, [r0]
    cmp r14, #0
    bne .Lrepeat_1204
    vpop {d8, d9, d10, d11, d12, d13, d14, d15}
    pop {r4, r5, r6, r7, r8, pc}
    .size nnp_winograd_f1x6_1x7_kernel__armv7_neon, . - nnp_winograd_f1x6_1x7_kernel__armv7_neon

.section .rodata
    .p2align 4
.Lconstants_nnp_winograd_f1x6_1x7_output_with_bias__armv7_neon:
    .long 0x3ec00000, 0x3f200000, 0x3fc00000, 0x40400000
    .long 0x3e100000, 0x3ec80000, 0x40100000, 0x41100000
    .long 0x3d580000, 0x3e7a0000, 0x40580000, 0x41d80000
    .long 0x3ca20000, 0x3e1c4000, 0x40a20000, 0x42a20000
    .long 0x3bf30000, 0x3dc35000, 0x40f30000, 0x43730000

    .text
    .p2align 4
    .globl nnp_winograd_f1x6_1x7_output_with_bias__armv7_neon
    .type nnp_winograd_f1x6_1x7_output_with_bias__armv7_neon, %function
nnp_winograd_f1x6_1x7_output_with_bias__armv7_neon:
    push {r4, r5, r6, r14}
    vpush {d8, d9, d10, d11, d12, d13, d14, d15}
    movw r12, #:lower16:(.Lconstants_nnp_winograd_f1x6_1x7_output_with_bias__armv7_neon - (1f + 8))
    movt r12, #:upper16:(.Lconstants_nnp_winograd_f1x6_1x7_output_with_bias__armv7_neon - (1f + 8))
1:
    add r12, pc, r12
    vld1.32 {d0, d1}, [r12]
    lsl r14, r1, #2
    movw r1, #:lower16:(.Lconstants_nnp_winograd_f1x6_1x7_output_with_bias__armv7_neon+16 - (1f + 8))
    movt r1, #:upper16:(.Lconstants_nnp_winograd_f1x6_1x7_output_with_bias__armv7_neon+16 - (1f + 8))
1:
    add r1, pc, r1
    vld1.32 {d2, d3}, [r1]
    mov r4, r0
    vld1.32 {d16, d17}, [r4]
    add r0, r4, r14
    vld1.32 {d18, d19}, [r0]
    add r0, r4, r14, lsl #1
    add r1, r14, r14, lsl #1
    vld1.32 {d20, d21}, [r2]
    add r2, r4, r14, lsl #3
    add r12, r4, r1
    vld1.32 {d22, d23}, [r0]
    add r0, r4, r14, lsl #2
    add r2, r2, r1
    vadd.f32 q10, q9, q10
    vld1.32 {d18, d19}, [r12]
    add r12, r4, r14
    vld1.32 {d10, d11}, [r0]
    add r0, r12, r14, lsl #2
    add r12, r4, r1, lsl #1
    vld1.32 {d26, d27}, [r2]
    vadd.f32 q12, q10, q11
    add r2, r4, r14
    vsub.f32 q3, q10, q11
    vld1.32 {d20, d21}, [r0]
    add r6, r2, r1, lsl #1
    vld1.32 {d8, d9}, [r12]
    vadd.f32 q6, q8, q12
    add r12, r4, r14, lsl #3
    vadd.f32 q13, q13, q3
    ldr r5, [sp, #80]
    add r0, r4, r14
    add r1, r4, r14, lsl #1
    add r2, r0, r14, lsl #3
    add r1, r1, r14, lsl #3
    ldr r0, [r5]
    ldr r14, [r5, #8]
    lsl r0, r0, #2
    ldr r4, [r5, #12]
    vld1.32 {d22, d23}, [r6]
    add r5, r3, r0
    vld1.32 {d28, d29}, [r12]
    add r12, r5, r0
    add r6, r12, r0
    vld1.32 {d30, d31}, [r2]
    vld1.32 {d4, d5}, [r1]
    vadd.f32 q8, q9, q5
    vsub.f32 q7, q9, q5
    vadd.f32 q5, q6, q8
    vadd.f32 q9, q10, q4
    vsub.f32 q6, q10, q4
    vadd.f32 q4, q5, q9
    vadd.f32 q10, q11, q14
    vsub.f32 q14, q11, q14
    vadd.f32 q4, q4, q10
    vadd.f32 q11, q15, q2
    vsub.f32 q15, q15, q2
    vadd.f32 q2, q4, q11
    vmov q4, q3
    vmla.f32 q3, q7, d0[0]
    vmla.f32 q3, q6, d0[1]
    vmla.f32 q3, q14, d1[0]
    vmla.f32 q3, q15, d1[1]
    vmov q5, q12
    vmla.f32 q5, q8, d2[0]
    vmla.f32 q5, q9, d2[1]
    vmla.f32 q5, q10, d3[0]
    vmla.f32 q5, q11, d3[1]
    movw r0, #:lower16:(.Lconstants_nnp_winograd_f1x6_1x7_output_with_bias__armv7_neon+32 - (1f + 8))
    movt r0, #:upper16:(.Lconstants_nnp_winograd_f1x6_1x7_output_with_bias__armv7_neon+32 - (1f + 8))
1:
    add r0, pc, r0
    vld1.32 {d0, d1}, [r0]
    vmla.f32 q4, q7, d0[0]
    vmla.f32 q4, q6, d0[1]
    vmla.f32 q4, q14, d1[0]
    vmla.f32 q4, q15, d1[1]
    movw r0, #:lower16:(.Lconstants_nnp_winograd_f1x6_1x7_output_with_bias__armv7_neon+48 - (1f + 8))
    movt r0, #:upper16:(.Lconstants_nnp_winograd_f1x6_1x7_output_with_bias__armv7_neon+48 - (1f + 8))
1:
    add r0, pc, r0
    vld1.32 {d0, d1}, [r0]
    vmla.f32 q12, q8, d0[0]
    vmla.f32 q12, q9, d0[1]
    vmla.f32 q12, q10, d1[0]
    vmla.f32 q12, q11, d1[1]
    movw r0, #:lower16:(.Lconstants_nnp_winograd_f1x6_1x7_output_with_bias__armv7_neon+64 - (1f + 8))
    movt r0, #:upper16:(.Lconstants_nnp_winograd_f1x6_1x7_output_with_bias__armv7_neon+64 - (1f + 8))
1:
    add r0, pc, r0
    vld1.32 {d0, d1}, [r0]
    vmla.f32 q13, q7, d0[0]
    vmla.f32 q13, q6, d0[1]
    vmla.f32 q13, q14, d1[0]
    vmla.f32 q13, q15, d1[1]
    tst r14, #1
    beq .Lotherwise_1205
    cmp r4, #63
    bne .Lotherwise_1206
    vtrn.32 q2, q3
    vtrn.32 q5, q4
    vswp d5, d10
    vswp d7, d8
    vst1.32 {d4, d5}, [r3]
    vzip.32 q12, q13
    vst1.32 {d6, d7}, [r5]
    vst1.32 {d10, d11}, [r12]
    vst1.32 {d8, d9}, [r6]
    vstr d24, [r3, #16]
    vstr d25, [r5, #16]
    vstr d26, [r12, #16]
    vstr d27, [r6, #16]
    b .Lend_1207
.Lotherwise_1206:
    ubfx r0, r4, #0, #4
    cmp r0, #15
    bne .Lotherwise_1208
    vtrn.32 q2, q3
    vtrn.32 q5, q4
    vswp d5, d10
    vswp d7, d8
    vst1.32 {d4, d5}, [r3]
    vst1.32 {d6, d7}, [r5]
    vst1.32 {d10, d11}, [r12]
    vst1.32 {d8, d9}, [r6]
    b .Lend_1209
.Lotherwise_1208:
    tst r4, #1
    beq .Lotherwise_1210
    vst1.32 {d4[0]}, [r3]
    vst1.32 {d4[1]}, [r5]
    vst1.32 {d5[0]}, [r12]
    vst1.32 {d5[1]}, [r6]
.Lotherwise_1210:
    tst r4, #2
    beq .Lotherwise_1211
    add r0, r3, #4
    vst1.32 {d6[0]}, [r0]
    add r0, r5, #4
    add r1, r12, #4
    vst1.32 {d6[1]}, [r0]
    add r0, r6, #4
    vst1.32 {d7[0]}, [r1]
    vst1.32 {d7[1]}, [r0]
.Lotherwise_1211:
    tst r4, #4
    beq .Lotherwise_1212
    add r0, r3, #8
    vst1.32 {d10[0]}, [r0]
    add r0, r5, #8
    add r1, r12, #8
    vst1.32 {d10[1]}, [r0]
    add r0, r6, #8
    vst1.32 {d11[0]}, [r1]
    vst1.32 {d11[1]}, [r0]
.Lotherwise_1212:
    tst r4, #8
    beq .Lotherwise_1213
    add r0, r3, #12
    vst1.32 {d8[0]}, [r0]
    add r0, r5, #12
    add r1, r12, #12
    vst1.32 {d8[1]}, [r0]
    add r0, r6, #12
    vst1.32 {d9[0]}, [r1]
    vst1.32 {d9[1]}, [r0]
.Lotherwise_1213:
.Lend_1209:
    ubfx r0, r4, #4, #2
    cmp r0, #3
    bne .Lotherwise_1214
    vzip.32 q12, q13
    vstr d24, [r3, #16]
    vstr d25, [r5, #16]
    vstr d26, [r12, #16]
    vstr d27, [r6, #16]
    b .Lend_1215
.Lotherwise_1214:
    tst r4, #16
    beq .Lotherwise_1216
    add r0, r3, #16
    vst1.32 {d24[0]}, [r0]
    add r0, r5, #16
    add r1, r12, #16
    vst1.32 {d24[1]}, [r0]
    add r0, r6, #16
    vst1.32 {d25[0]}, [r1]
    vst1.32 {d25[1]}, [r0]
.Lotherwise_1216:
    tst r4, #32
    beq .Lotherwise_1217
    add r0, r3, #20
    vst1.32 {d26[0]}, [r0]
    add r0, r5, #20
    add r1, r12, #20
    vst1.32 {d26[1]}, [r0]
    add r0, r6, #20
    vst1.32 {d27[0]}, [r1]
    vst1.32 {d27[1]}, [r0]
.Lotherwise_1217:
.Lend_1215:
.Lend_1207:
.Lotherwise_1205:
    vpop {d8, d9, d10, d11, d12, d13, d14, d15}
    pop {r4, r5, r6, pc}
    .size nnp_winograd_f1x6_1x7_output_with_bias__armv7_neon, . - nnp_winograd_f1x6_1x7_output_with_bias__armv7_neon

.section .rodata
    .p2align 4
.Lconstants_nnp_winograd_f1x6_1x7_output_with_bias_with_relu__armv7_neon:
    .long 0x3ec00000, 0x3f200000, 0x3fc00000, 0x40400000
    .long 0x3e100000, 0x3ec80000, 0x40100000, 0x41100000
    .long 0x3d580000, 0x3e7a0000, 0x40580000, 0x41d80000
    .long 0x3ca20000, 0x3e1c4000, 0x40a20000, 0x42a20000
    .long 0x3bf30000, 0x3dc35000, 0x40f30000, 0x43730000

    .text
    .p2align 4
    .globl nnp_winograd_f1x6_1x7_output_with_bias_with_relu__armv7_neon
    .type nnp_winograd_f1x6_1x7_output_with_bias_with_relu__armv7_neon, %function
nnp_winograd_f1x6_1x7_output_with_bias_with_relu__armv7_neon:
    push {r4, r14}
    vpush {d8, d9, d10, d11, d12, d13, d14, d15}
    ldr r12, [sp, #72]
    lsl r1, r1, #2
    add r14, r1, r1, lsl #1
    mov r4, r0
    vld1.32 {d0, d1}, [r4]
    add r0, r4, r1
    vld1.32 {d16, d17}, [r0]
    add r0, r4, r1, lsl #1
    vld1.32 {d18, d19}, [r0]
    add r0, r4, r14
    vld1.32 {d30, d31}, [r0]
    add r0, r4, r1, lsl #2
    vld1.32 {d8, d9}, [r0]
    add r0, r4, r1
    add r0, r0, r1, lsl #2
    vld1.32 {d22, d23}, [r0]
    add r0, r4, r14, lsl #1
    vld1.32 {d2, d3}, [r0]
    add r0, r4, r1
    add r0, r0, r14, lsl #1
    vld1.32 {d24, d25}, [r0]
    add r0, r4, r1, lsl #3
    vld1.32 {d4, d5}, [r0]
    add r0, r4, r1
    add r0, r0, r1, lsl #3
    vld1.32 {d26, d27}, [r0]
    add r0, r4, r1, lsl #1
    add r0, r0, r1, lsl #3
    vld1.32 {d6, d7}, [r0]
    add r0, r4, r1, lsl #3
    add r0, r0, r14
    vld1.32 {d12, d13}, [r0]
    vld1.32 {d20, d21}, [r2]
    vadd.f32 q8, q8, q10
    vadd.f32 q14, q8, q9
    vsub.f32 q8, q8, q9
    vadd.f32 q9, q15, q4
    vsub.f32 q15, q15, q4
    vadd.f32 q10, q11, q1
    vsub.f32 q1, q11, q1
    vadd.f32 q11, q12, q2
    vsub.f32 q2, q12, q2
    vadd.f32 q12, q13, q3
    vsub.f32 q3, q13, q3
    vadd.f32 q13, q0, q14
    vadd.f32 q13, q13, q9
    vadd.f32 q13, q13, q10
    vadd.f32 q13, q13, q11
    vadd.f32 q7, q13, q12
    vmov q4, q8
    movw r0, #:lower16:(.Lconstants_nnp_winograd_f1x6_1x7_output_with_bias_with_relu__armv7_neon - (1f + 8))
    movt r0, #:upper16:(.Lconstants_nnp_winograd_f1x6_1x7_output_with_bias_with_relu__armv7_neon - (1f + 8))
1:
    add r0, pc, r0
    vld1.32 {d0, d1}, [r0]
    vmla.f32 q4, q15, d0[0]
    vmla.f32 q4, q1, d0[1]
    vmla.f32 q4, q2, d1[0]
    vmla.f32 q4, q3, d1[1]
    vmov q13, q14
    movw r0, #:lower16:(.Lconstants_nnp_winograd_f1x6_1x7_output_with_bias_with_relu__armv7_neon+16 - (1f + 8))
    movt r0, #:upper16:(.Lconstants_nnp_winograd_f1x6_1x7_output_with_bias_with_relu__armv7_neon+16 - (1f + 8))
1:
    add r0, pc, r0
    vld1.32 {d0, d1}, [r0]
    vmla.f32 q13, q9, d0[0]
    vmla.f32 q13, q10, d0[1]
    vmla.f32 q13, q11, d1[0]
    vmla.f32 q13, q12, d1[1]
    vmov q5, q8
    movw r0, #:lower16:(.Lconstants_nnp_winograd_f1x6_1x7_output_with_bias_with_relu__armv7_neon+32 - (1f + 8))
    movt r0, #:upper16:(.Lconstants_nnp_winograd_f1x6_1x7_output_with_bias_with_relu__armv7_neon+32 - (1f + 8))
1:
    add r0, pc, r0
    vld1.32 {d0, d1}, [r0]
    vmla.f32 q5, q15, d0[0]
    vmla.f32 q5, q1, d0[1]
    vmla.f32 q5, q2, d1[0]
    vmla.f32 q5, q3, d1[1]
    movw r0, #:lower16:(.Lconstants_nnp_winograd_f1x6_1x7_output_with_bias_with_relu__armv7_neon+48 - (1f + 8))
    movt r0, #:upper16:(.Lconstants_nnp_winograd_f1x6_1x7_output_with_bias_with_relu__armv7_neon+48 - (1f + 8))
1:
    add r0, pc, r0
    vld1.32 {d0, d1}, [r0]
    vmla.f32 q14, q9, d0[0]
    vmla.f32 q14, q10, d0[1]
    vmla.f32 q14, q11, d1[0]
    vmla.f32 q14, q12, d1[1]
    vadd.f32 q6, q6, q8
    movw r0, #:lower16:(.Lconstants_nnp_winograd_f1x6_1x7_output_with_bias_with_relu__armv7_neon+64 - (1f + 8))
    movt r0, #:upper16:(.Lconstants_nnp_winograd_f1x6_1x7_output_with_bias_with_relu__armv7_neon+64 - (1f + 8))
1:
    add r0, pc, r0
    vld1.32 {d0, d1}, [r0]
    vmla.f32 q6, q15, d0[0]
    vmla.f32 q6, q1, d0[1]
    vmla.f32 q6, q2, d1[0]
    vmla.f32 q6, q3, d1[1]
    vmov.i32 q8, #0
    vmax.f32 q9, q8, q7
    vmax.f32 q10, q8, q4
    vmax.f32 q11, q8, q13
    vmax.f32 q12, q8, q5
    vmax.f32 q13, q8, q14
    vmax.f32 q8, q8, q6
    ldr r0, [r12, #8]
    ldr r2, [r12, #12]
    ldr r1, [r12]
    lsl r1, r1, #2
    add r12, r3, r1
    add r14, r12, r1
    add r1, r14, r1
    tst r0, #1
    beq .Lotherwise_1218
    cmp r2, #63
    bne .Lotherwise_1219
    vtrn.32 q9, q10
    vtrn.32 q11, q12
    vswp d19, d22
    vswp d21, d24
    vst1.32 {d18, d19}, [r3]
    vst1.32 {d20, d21}, [r12]
    vst1.32 {d22, d23}, [r14]
    vst1.32 {d24, d25}, [r1]
    vzip.32 q13, q8
    vstr d26, [r3, #16]
    vstr d27, [r12, #16]
    vstr d16, [r14, #16]
    vstr d17, [r1, #16]
    b .Lend_1220
.Lotherwise_1219:
    ubfx r0, r2, #0, #4
    cmp r0, #15
    bne .Lotherwise_1221
    vtrn.32 q9, q10
    vtrn.32 q11, q12
    vswp d19, d22
    vswp d21, d24
    vst1.32 {d18, d19}, [r3]
    vst1.32 {d20, d21}, [r12]
    vst1.32 {d22, d23}, [r14]
    vst1.32 {d24, d25}, [r1]
    b .Lend_1222
.Lotherwise_1221:
    tst r2, #1
    beq .Lotherwise_1223
    vst1.32 {d18[0]}, [r3]
    vst1.32 {d18[1]}, [r12]
    vst1.32 {d19[0]}, [r14]
    vst1.32 {d19[1]}, [r1]
.Lotherwise_1223:
    tst r2, #2
    beq .Lotherwise_1224
    add r0, r3, #4
    vst1.32 {d20[0]}, [r0]
    add r0, r12, #4
    vst1.32 {d20[1]}, [r0]
    add r0, r14, #4
    vst1.32 {d21[0]}, [r0]
    add r0, r1, #4
    vst1.32 {d21[1]}, [r0]
.Lotherwise_1224:
    tst r2, #4
    beq .Lotherwise_1225
    add r0, r3, #8
    vst1.32 {d22[0]}, [r0]
    add r0, r12, #8
    vst1.32 {d22[1]}, [r0]
    add r0, r14, #8
    vst1.32 {d23[0]}, [r0]
    add r0, r1, #8
    vst1.32 {d23[1]}, [r0]
.Lotherwise_1225:
    tst r2, #8
    beq .Lotherwise_1226
    add r0, r3, #12
    vst1.32 {d24[0]}, [r0]
    add r0, r12, #12
    vst1.32 {d24[1]}, [r0]
    add r0, r14, #12
    vst1.32 {d25[0]}, [r0]
    add r0, r1, #12
    vst1.32 {d25[1]}, [r0]
.Lotherwise_1226:
.Lend_1222:
    ubfx r0, r2, #4, #2
    cmp r0, #3
    bne .Lotherwise_1227
    vzip.32 q13, q8
    vstr d26, [r3, #16]
    vstr d27, [r12, #16]
    vstr d16, [r14, #16]
    vstr d17, [r1, #16]
    b .Lend_1228
.Lotherwise_1227:
    tst r2, #16
    beq .Lotherwise_1229
    add r0, r3, #16
    vst1.32 {d26[0]}, [r0]
    add r0, r12, #16
    vst1.32 {d26[1]}, [r0]
    add r0, r14, #16
    vst1.32 {d27[0]}, [r0]
    add r0, r1, #16
    vst1.32 {d27[1]}, [r0]
.Lotherwise_1229:
    tst r2, #32
    beq .Lotherwise_1230
    add r0, r3, #20
    vst1.32 {d16[0]}, [r0]
    add r0, r12, #20
    vst1.32 {d16[1]}, [r0]
    add r0, r14, #20
    vst1.32 {d17[0]}, [r0]
    add r0, r1, #20
    vst1.32 {d17[1]}, [r0]
.Lotherwise_1230:
.Lend_1228:
.Lend_1220:
.Lotherwise_1218:
    vpop {d8, d9, d10, d11, d12, d13, d14, d15}
    pop {r4, pc}
    .size nnp_winograd_f1x6_1x7_output_with_bias_with_relu__armv7_neon, . - nnp_winograd_f1x6_1x7_output_with_bias_with_relu__armv7_neon

.section .rodata
    .p2align 4
.Lconstants_nnp_winograd_f6x1_7x1_input__armv7_neon:
    .long 0x3f8e6200, 0x4147cf80, 0x4216a110, 0x42184040
    .long 0x414c8000, 0x41360340, 0x41d24080, 0x413c8000
    .long 0x40fd2000, 0x42023800, 0x42112400, 0x414a4000
    .long 0x3ec00000, 0x40364000, 0x41c57000, 0x4204e400
    .long 0x41464000, 0x3f200000, 0x3efd2000, 0x40aa9400
    .long 0x4165e100, 0x41288000, 0x3fc00000, 0x3dfd2000
    .long 0x3fafda00, 0x40810200, 0x40720000, 0x40400000

    .text
    .p2align 4
    .globl nnp_winograd_f6x1_7x1_input__armv7_neon
    .type nnp_winograd_f6x1_7x1_input__armv7_neon, %function
nnp_winograd_f6x1_7x1_input__armv7_neon:
    push {r4, r5, r6, r7, r8, r14}
    vpush {d8, d9, d10, d11, d12, d13, d14, d15}
    mov r12, r1
    ldr r4, [sp, #88]
    ldr r1, [r12]
    mov r6, r0
    mov r5, r2
    ldr r7, [r12, #12]
    mov r14, r3
    mov r8, r4
    lsl r0, r1, #2
    ldr r1, [r12, #8]
    add r2, r6, r0
    ldr r3, [r12, #4]
    add r12, r2, r0
    add r0, r12, r0
    tst r7, #1
    beq .Lotherwise_1231
    movw r7, #12
.Lrepeat_1232:
    tst r1, #1
    beq .Lotherwise_1233
    vmov.i32 q8, #0
    vld1.32 {d16[0]}, [r6]
    vld1.32 {d16[1]}, [r2]
    vld1.32 {d17[0]}, [r12]
    vld1.32 {d17[1]}, [r0]
    vst1.32 {d16, d17}, [r8]
    b .Lend_1234
.Lotherwise_1233:
    vmov.i32 q8, #0
    vst1.32 {d16, d17}, [r8]
.Lend_1234:
    sub r7, r7, #1
    lsr r1, r1, #1
    add r6, r6, r3, lsl #2
    add r2, r2, r3, lsl #2
    add r12, r12, r3, lsl #2
    add r0, r0, r3, lsl #2
    add r8, r8, #16
    cmp r7, #0
    bne .Lrepeat_1232
    vld1.32 {d4, d5}, [r4]!
    lsl r6, r14, #2
    vld1.32 {d16, d17}, [r4]!
    add r2, r5, r6
    add r3, r6, r6, lsl #1
    vld1.32 {d18, d19}, [r4]!
    add r12, r5, r6, lsl #1
    add r14, r5, r3
    vld1.32 {d10, d11}, [r4]!
    add r7, r5, r6, lsl #2
    add r0, r5, r6
    vld1.32 {d22, d23}, [r4]!
    add r1, r0, r6, lsl #2
    add r8, r5, r3, lsl #1
    vld1.32 {d24, d25}, [r4]!
    vld1.32 {d26, d27}, [r4]!
    vld1.32 {d28, d29}, [r4]!
    vld1.32 {d30, d31}, [r4]!
    vld1.32 {d20, d21}, [r4]!
    vld1.32 {d6, d7}, [r4]!
    movw r0, #:lower16:(.Lconstants_nnp_winograd_f6x1_7x1_input__armv7_neon+32 - (1f + 8))
    movt r0, #:upper16:(.Lconstants_nnp_winograd_f6x1_7x1_input__armv7_neon+32 - (1f + 8))
1:
    add r0, pc, r0
    vld1.32 {d0, d1}, [r0]
    vld1.32 {d8, d9}, [r4]
    sub r4, r4, #176
    add r0, r5, r6
    add r4, r0, r3, lsl #1
    vmov q6, q3
    movw r0, #:lower16:(.Lconstants_nnp_winograd_f6x1_7x1_input__armv7_neon - (1f + 8))
    movt r0, #:upper16:(.Lconstants_nnp_winograd_f6x1_7x1_input__armv7_neon - (1f + 8))
1:
    add r0, pc, r0
    vld1.32 {d2, d3}, [r0]
    vmls.f32 q6, q2, d2[0]
    vmls.f32 q4, q8, d2[0]
    vmla.f32 q6, q9, d2[1]
    vmla.f32 q4, q5, d2[1]
    vmls.f32 q6, q11, d3[0]
    vmls.f32 q4, q12, d3[0]
    vmla.f32 q6, q13, d3[1]
    vmla.f32 q4, q14, d3[1]
    movw r0, #:lower16:(.Lconstants_nnp_winograd_f6x1_7x1_input__armv7_neon+16 - (1f + 8))
    movt r0, #:upper16:(.Lconstants_nnp_winograd_f6x1_7x1_input__armv7_neon+16 - (1f + 8))
1:
    add r0, pc, r0
    vld1.32 {d4, d5}, [r0]
    vmls.f32 q6, q15, d4[0]
    vmls.f32 q4, q10, d4[0]
    vst1.32 {d12, d13}, [r5]
    vmov q6, q3
    vmla.f32 q6, q9, d2[0]
    vmls.f32 q6, q11, d4[1]
    vmla.f32 q6, q13, d5[0]
    vmls.f32 q6, q15, d5[1]
    vmov q7, q10
    vmla.f32 q7, q8, d2[0]
    vmls.f32 q7, q5, d4[1]
    vmla.f32 q7, q12, d5[0]
    vmls.f32 q7, q14, d5[1]
    vadd.f32 q1, q6, q7
    vsub.f32 q2, q6, q7
    vst1.32 {d2, d3}, [r2]
    add r2, r5, r6, lsl #3
    vst1.32 {d4, d5}, [r12]
    add r0, r5, r6
    add r12, r0, r6, lsl #3
    vmov q1, q3
    vmla.f32 q1, q9, d0[0]
    vmls.f32 q1, q11, d0[1]
    vmla.f32 q1, q13, d1[0]
    vmls.f32 q1, q15, d1[1]
    vmov q2, q10
    vmla.f32 q2, q8, d0[0]
    vmls.f32 q2, q5, d0[1]
    vmla.f32 q2, q12, d1[0]
    vmls.f32 q2, q14, d1[1]
    vmov q6, q1
    movw r0, #:lower16:(.Lconstants_nnp_winograd_f6x1_7x1_input__armv7_neon+48 - (1f + 8))
    movt r0, #:upper16:(.Lconstants_nnp_winograd_f6x1_7x1_input__armv7_neon+48 - (1f + 8))
1:
    add r0, pc, r0
    vld1.32 {d0, d1}, [r0]
    vmla.f32 q6, q2, d0[0]
    vmls.f32 q1, q2, d0[0]
    vst1.32 {d12, d13}, [r14]
    add r0, r5, r6, lsl #1
    add r14, r0, r6, lsl #3
    vst1.32 {d2, d3}, [r7]
    add r0, r5, r6, lsl #3
    add r0, r0, r3
    vmov q2, q3
    vmla.f32 q2, q9, d0[1]
    vmls.f32 q2, q11, d1[0]
    vmla.f32 q2, q13, d1[1]
    movw r3, #:lower16:(.Lconstants_nnp_winograd_f6x1_7x1_input__armv7_neon+64 - (1f + 8))
    movt r3, #:upper16:(.Lconstants_nnp_winograd_f6x1_7x1_input__armv7_neon+64 - (1f + 8))
1:
    add r3, pc, r3
    vld1.32 {d2, d3}, [r3]
    vmls.f32 q2, q15, d2[0]
    vmov q6, q10
    vmla.f32 q6, q8, d0[1]
    vmls.f32 q6, q5, d1[0]
    vmla.f32 q6, q12, d1[1]
    vmls.f32 q6, q14, d2[0]
    vmov q0, q2
    vmla.f32 q0, q6, d2[1]
    vmls.f32 q2, q6, d2[1]
    vst1.32 {d0, d1}, [r1]
    vst1.32 {d4, d5}, [r8]
    vmov q2, q3
    vmla.f32 q2, q9, d3[0]
    vmls.f32 q2, q11, d3[1]
    movw r1, #:lower16:(.Lconstants_nnp_winograd_f6x1_7x1_input__armv7_neon+80 - (1f + 8))
    movt r1, #:upper16:(.Lconstants_nnp_winograd_f6x1_7x1_input__armv7_neon+80 - (1f + 8))
1:
    add r1, pc, r1
    vld1.32 {d0, d1}, [r1]
    vmla.f32 q3, q9, d1[1]
    vmla.f32 q2, q13, d0[0]
    vmls.f32 q2, q15, d0[1]
    vmov q9, q10
    vmla.f32 q10, q8, d3[0]
    vmla.f32 q9, q8, d1[1]
    vmls.f32 q10, q5, d3[1]
    vmla.f32 q10, q12, d0[0]
    vmls.f32 q10, q14, d0[1]
    vmov q8, q2
    vmla.f32 q8, q10, d1[0]
    vmls.f32 q2, q10, d1[0]
    movw r1, #:lower16:(.Lconstants_nnp_winograd_f6x1_7x1_input__armv7_neon+96 - (1f + 8))
    movt r1, #:upper16:(.Lconstants_nnp_winograd_f6x1_7x1_input__armv7_neon+96 - (1f + 8))
1:
    add r1, pc, r1
    vld1.32 {d0, d1}, [r1]
    vmls.f32 q3, q11, d0[0]
    vmls.f32 q9, q5, d0[0]
    vst1.32 {d16, d17}, [r4]
    vmla.f32 q3, q13, d0[1]
    vst1.32 {d4, d5}, [r2]
    vmla.f32 q9, q12, d0[1]
    vmls.f32 q3, q15, d1[0]
    vmls.f32 q9, q14, d1[0]
    vmov q8, q3
    vmls.f32 q3, q9, d1[1]
    vmla.f32 q8, q9, d1[1]
    vst1.32 {d16, d17}, [r12]
    vst1.32 {d6, d7}, [r14]
    vst1.32 {d8, d9}, [r0]
    b .Lend_1235
.Lotherwise_1231:
    vmov.i32 q11, #0
    movw r0, #:lower16:(.Lconstants_nnp_winograd_f6x1_7x1_input__armv7_neon - (1f + 8))
    movt r0, #:upper16:(.Lconstants_nnp_winograd_f6x1_7x1_input__armv7_neon - (1f + 8))
1:
    add r0, pc, r0
    vld1.32 {d0, d1}, [r0]
    movw r0, #:lower16:(.Lconstants_nnp_winograd_f6x1_7x1_input__armv7_neon+16 - (1f + 8))
    movt r0, #:upper16:(.Lconstants_nnp_winograd_f6x1_7x1_input__armv7_neon+16 - (1f + 8))
1:
    add r0, pc, r0
    vld1.32 {d2, d3}, [r0]
    lsl r2, r14, #2
    add r12, r5, r2
    vmls.f32 q11, q11, d0[0]
    movw r0, #:lower16:(.Lconstants_nnp_winograd_f6x1_7x1_input__armv7_neon+32 - (1f + 8))
    movt r0, #:upper16:(.Lconstants_nnp_winograd_f6x1_7x1_input__armv7_neon+32 - (1f + 8))
1:
    add r0, pc, r0
    vld1.32 {d4, d5}, [r0]
    add r3, r2, r2, lsl #1
    movw r0, #:lower16:(.Lconstants_nnp_winograd_f6x1_7x1_input__armv7_neon+48 - (1f + 8))
    movt r0, #:upper16:(.Lconstants_nnp_winograd_f6x1_7x1_input__armv7_neon+48 - (1f + 8))
1:
    add r0, pc, r0
    vld1.32 {d6, d7}, [r0]
    add r1, r5, r2, lsl #1
    add r14, r5, r3
    vmla.f32 q11, q11, d0[1]
    movw r0, #:lower16:(.Lconstants_nnp_winograd_f6x1_7x1_input__armv7_neon+64 - (1f + 8))
    movt r0, #:upper16:(.Lconstants_nnp_winograd_f6x1_7x1_input__armv7_neon+64 - (1f + 8))
1:
    add r0, pc, r0
    vld1.32 {d8, d9}, [r0]
    add r4, r5, r2, lsl #2
    movw r0, #:lower16:(.Lconstants_nnp_winograd_f6x1_7x1_input__armv7_neon+80 - (1f + 8))
    movt r0, #:upper16:(.Lconstants_nnp_winograd_f6x1_7x1_input__armv7_neon+80 - (1f + 8))
1:
    add r0, pc, r0
    vld1.32 {d10, d11}, [r0]
    add r0, r5, r2
    add r6, r0, r2, lsl #2
    vmls.f32 q11, q11, d1[0]
    movw r0, #:lower16:(.Lconstants_nnp_winograd_f6x1_7x1_input__armv7_neon+96 - (1f + 8))
    movt r0, #:upper16:(.Lconstants_nnp_winograd_f6x1_7x1_input__armv7_neon+96 - (1f + 8))
1:
    add r0, pc, r0
    vld1.32 {d12, d13}, [r0]
    add r7, r5, r3, lsl #1
    add r0, r5, r2
    add r8, r0, r3, lsl #1
    vmla.f32 q11, q11, d1[1]
    vmls.f32 q11, q11, d2[0]
    vmov q8, q11
    vst1.32 {d22, d23}, [r5]
    vmov q9, q11
    vmov q12, q11
    vmov q13, q11
    vmla.f32 q8, q11, d0[0]
    vmla.f32 q9, q11, d0[0]
    vmla.f32 q12, q11, d4[0]
    vmla.f32 q13, q11, d4[0]
    vmls.f32 q8, q11, d2[1]
    vmls.f32 q9, q11, d2[1]
    vmls.f32 q12, q11, d4[1]
    vmls.f32 q13, q11, d4[1]
    vmla.f32 q8, q11, d3[0]
    vmla.f32 q9, q11, d3[0]
    vmla.f32 q12, q11, d5[0]
    vmla.f32 q13, q11, d5[0]
    vmls.f32 q8, q11, d3[1]
    vmls.f32 q9, q11, d3[1]
    vmls.f32 q12, q11, d5[1]
    vmls.f32 q13, q11, d5[1]
    vmov q14, q11
    vmla.f32 q14, q11, d6[1]
    vmls.f32 q14, q11, d7[0]
    vmla.f32 q14, q11, d7[1]
    vmls.f32 q14, q11, d8[0]
    vadd.f32 q10, q8, q9
    vsub.f32 q8, q8, q9
    vst1.32 {d20, d21}, [r12]
    vmov q15, q11
    add r12, r5, r2, lsl #3
    vst1.32 {d16, d17}, [r1]
    vmov q8, q11
    add r0, r5, r2
    vmla.f32 q15, q11, d6[1]
    add r0, r0, r2, lsl #3
    vmla.f32 q8, q11, d9[0]
    vmls.f32 q15, q11, d7[0]
    vmls.f32 q8, q11, d9[1]
    vmla.f32 q15, q11, d7[1]
    vmla.f32 q8, q11, d10[0]
    vmls.f32 q15, q11, d8[0]
    vmls.f32 q8, q11, d10[1]
    vmov q9, q12
    vmls.f32 q12, q13, d6[0]
    vmla.f32 q9, q13, d6[0]
    vmov q10, q11
    vmla.f32 q10, q11, d9[0]
    vst1.32 {d18, d19}, [r14]
    vmov q9, q14
    add r1, r5, r2, lsl #1
    vmls.f32 q10, q11, d9[1]
    vst1.32 {d24, d25}, [r4]
    add r1, r1, r2, lsl #3
    vmov q12, q8
    add r2, r5, r2, lsl #3
    add r2, r2, r3
    vmla.f32 q10, q11, d10[0]
    vmla.f32 q9, q15, d8[1]
    vmls.f32 q10, q11, d10[1]
    vmla.f32 q11, q11, d11[1]
    vmls.f32 q14, q15, d8[1]
    vmls.f32 q11, q11, d12[0]
    vst1.32 {d18, d19}, [r6]
    vmla.f32 q12, q10, d11[0]
    vmla.f32 q11, q11, d12[1]
    vmls.f32 q8, q10, d11[0]
    vst1.32 {d28, d29}, [r7]
    vmls.f32 q11, q11, d13[0]
    vst1.32 {d24, d25}, [r8]
    vst1.32 {d16, d17}, [r12]
    vmov q8, q11
    vmov q9, q11
    vmla.f32 q8, q11, d11[1]
    vmls.f32 q8, q11, d12[0]
    vmla.f32 q8, q11, d12[1]
    vmls.f32 q8, q11, d13[0]
    vmla.f32 q9, q8, d13[1]
    vmls.f32 q11, q8, d13[1]
    vst1.32 {d18, d19}, [r0]
    vst1.32 {d22, d23}, [r1]
    vmls.f32 q11, q11, d0[0]
    vmla.f32 q11, q11, d0[1]
    vmls.f32 q11, q11, d1[0]
    vmla.f32 q11, q11, d1[1]
    vmls.f32 q11, q11, d2[0]
    vst1.32 {d22, d23}, [r2]
.Lend_1235:
    vpop {d8, d9, d10, d11, d12, d13, d14, d15}
    pop {r4, r5, r6, r7, r8, pc}
    .size nnp_winograd_f6x1_7x1_input__armv7_neon, . - nnp_winograd_f6x1_7x1_input__armv7_neon

.section .rodata
    .p2align 4
.Lconstants_nnp_winograd_f6x1_7x1_output_with_bias__armv7_neon:
    .long 0x3ec00000, 0x3f200000, 0x3fc00000, 0x40400000
    .long 0x3e100000, 0x3ec80000, 0x40100000, 0x41100000
    .long 0x3d580000, 0x3e7a0000, 0x40580000, 0x41d80000
    .long 0x3ca20000, 0x3e1c4000, 0x40a20000, 0x42a20000
    .long 0x3bf30000, 0x3dc35000, 0x40f30000, 0x43730000

    .text
    .p2align 4
    .globl nnp_winograd_f6x1_7x1_output_with_bias__armv7_neon
    .type nnp_winograd_f6x1_7x1_output_with_bias__armv7_neon, %function
nnp_winograd_f6x1_7x1_output_with_bias__armv7_neon:
    push {r4, r5, r6, r7, r14}
    vpush {d8, d9, d10, d11, d12, d13, d14, d15}
    movw r12, #:lower16:(.Lconstants_nnp_winograd_f6x1_7x1_output_with_bias__armv7_neon - (1f + 8))
    movt r12, #:upper16:(.Lconstants_nnp_winograd_f6x1_7x1_output_with_bias__armv7_neon - (1f + 8))
1:
    add r12, pc, r12
    vld1.32 {d0, d1}, [r12]
    lsl r14, r1, #2
    movw r1, #:lower16:(.Lconstants_nnp_winograd_f6x1_7x1_output_with_bias__armv7_neon+16 - (1f + 8))
    movt r1, #:upper16:(.Lconstants_nnp_winograd_f6x1_7x1_output_with_bias__armv7_neon+16 - (1f + 8))
1:
    add r1, pc, r1
    vld1.32 {d2, d3}, [r1]
    mov r4, r0
    vld1.32 {d16, d17}, [r4]
    add r0, r4, r14
    vld1.32 {d18, d19}, [r0]
    add r0, r4, r14, lsl #1
    add r1, r14, r14, lsl #1
    vld1.32 {d20, d21}, [r2]
    add r2, r4, r14, lsl #3
    add r12, r4, r1
    vld1.32 {d22, d23}, [r0]
    add r0, r4, r14, lsl #2
    add r2, r2, r1
    vadd.f32 q10, q9, q10
    vld1.32 {d18, d19}, [r12]
    add r12, r4, r14
    vld1.32 {d10, d11}, [r0]
    add r0, r12, r14, lsl #2
    add r12, r4, r1, lsl #1
    vld1.32 {d26, d27}, [r2]
    vadd.f32 q12, q10, q11
    add r2, r4, r14
    vsub.f32 q3, q10, q11
    vld1.32 {d20, d21}, [r0]
    add r6, r2, r1, lsl #1
    vld1.32 {d8, d9}, [r12]
    vadd.f32 q6, q8, q12
    add r2, r4, r14, lsl #3
    vadd.f32 q13, q13, q3
    ldr r5, [sp, #84]
    add r0, r4, r14
    add r1, r4, r14, lsl #1
    add r12, r0, r14, lsl #3
    add r14, r1, r14, lsl #3
    ldr r0, [r5]
    ldr r4, [r5, #12]
    mov r7, r3
    lsl r0, r0, #2
    vld1.32 {d22, d23}, [r6]
    add r6, r7, r0
    vld1.32 {d28, d29}, [r2]
    add r1, r6, r0
    add r0, r1, r0
    vld1.32 {d30, d31}, [r12]
    ldr r2, [r5, #8]
    ldr r3, [r5, #4]
    vld1.32 {d4, d5}, [r14]
    vadd.f32 q8, q9, q5
    vsub.f32 q7, q9, q5
    vadd.f32 q5, q6, q8
    vadd.f32 q9, q10, q4
    vsub.f32 q6, q10, q4
    vadd.f32 q4, q5, q9
    vadd.f32 q10, q11, q14
    vsub.f32 q14, q11, q14
    vadd.f32 q4, q4, q10
    vadd.f32 q11, q15, q2
    vsub.f32 q15, q15, q2
    vadd.f32 q2, q4, q11
    vmov q4, q3
    vmla.f32 q3, q7, d0[0]
    vmla.f32 q3, q6, d0[1]
    vmla.f32 q3, q14, d1[0]
    vmla.f32 q3, q15, d1[1]
    vmov q5, q12
    vmla.f32 q5, q8, d2[0]
    vmla.f32 q5, q9, d2[1]
    vmla.f32 q5, q10, d3[0]
    vmla.f32 q5, q11, d3[1]
    movw r12, #:lower16:(.Lconstants_nnp_winograd_f6x1_7x1_output_with_bias__armv7_neon+32 - (1f + 8))
    movt r12, #:upper16:(.Lconstants_nnp_winograd_f6x1_7x1_output_with_bias__armv7_neon+32 - (1f + 8))
1:
    add r12, pc, r12
    vld1.32 {d0, d1}, [r12]
    vmla.f32 q4, q7, d0[0]
    vmla.f32 q4, q6, d0[1]
    vmla.f32 q4, q14, d1[0]
    vmla.f32 q4, q15, d1[1]
    movw r12, #:lower16:(.Lconstants_nnp_winograd_f6x1_7x1_output_with_bias__armv7_neon+48 - (1f + 8))
    movt r12, #:upper16:(.Lconstants_nnp_winograd_f6x1_7x1_output_with_bias__armv7_neon+48 - (1f + 8))
1:
    add r12, pc, r12
    vld1.32 {d0, d1}, [r12]
    vmla.f32 q12, q8, d0[0]
    vmla.f32 q12, q9, d0[1]
    vmla.f32 q12, q10, d1[0]
    vmla.f32 q12, q11, d1[1]
    movw r12, #:lower16:(.Lconstants_nnp_winograd_f6x1_7x1_output_with_bias__armv7_neon+64 - (1f + 8))
    movt r12, #:upper16:(.Lconstants_nnp_winograd_f6x1_7x1_output_with_bias__armv7_neon+64 - (1f + 8))
1:
    add r12, pc, r12
    vld1.32 {d0, d1}, [r12]
    vmla.f32 q13, q7, d0[0]
    vmla.f32 q13, q6, d0[1]
    vmla.f32 q13, q14, d1[0]
    vmla.f32 q13, q15, d1[1]
    tst r4, #1
    beq .Lotherwise_1236
    tst r2, #1
    beq .Lotherwise_1237
    vst1.32 {d4[0]}, [r7]
    vst1.32 {d4[1]}, [r6]
    vst1.32 {d5[0]}, [r1]
    vst1.32 {d5[1]}, [r0]
.Lotherwise_1237:
    lsr r2, r2, #1
    add r7, r7, r3, lsl #2
    add r6, r6, r3, lsl #2
    add r1, r1, r3, lsl #2
    add r0, r0, r3, lsl #2
    tst r2, #1
    beq .Lotherwise_1238
    vst1.32 {d6[0]}, [r7]
    vst1.32 {d6[1]}, [r6]
    vst1.32 {d7[0]}, [r1]
    vst1.32 {d7[1]}, [r0]
.Lotherwise_1238:
    lsr r2, r2, #1
    add r7, r7, r3, lsl #2
    add r6, r6, r3, lsl #2
    add r1, r1, r3, lsl #2
    add r0, r0, r3, lsl #2
    tst r2, #1
    beq .Lotherwise_1239
    vst1.32 {d10[0]}, [r7]
    vst1.32 {d10[1]}, [r6]
    vst1.32 {d11[0]}, [r1]
    vst1.32 {d11[1]}, [r0]
.Lotherwise_1239:
    lsr r2, r2, #1
    add r7, r7, r3, lsl #2
    add r6, r6, r3, lsl #2
    add r1, r1, r3, lsl #2
    add r0, r0, r3, lsl #2
    tst r2, #1
    beq .Lotherwise_1240
    vst1.32 {d8[0]}, [r7]
    vst1.32 {d8[1]}, [r6]
    vst1.32 {d9[0]}, [r1]
    vst1.32 {d9[1]}, [r0]
.Lotherwise_1240:
    lsr r2, r2, #1
    add r7, r7, r3, lsl #2
    add r6, r6, r3, lsl #2
    add r1, r1, r3, lsl #2
    add r0, r0, r3, lsl #2
    tst r2, #1
    beq .Lotherwise_1241
    vst1.32 {d24[0]}, [r7]
    vst1.32 {d24[1]}, [r6]
    vst1.32 {d25[0]}, [r1]
    vst1.32 {d25[1]}, [r0]
.Lotherwise_1241:
    lsr r2, r2, #1
    add r7, r7, r3, lsl #2
    add r6, r6, r3, lsl #2
    add r1, r1, r3, lsl #2
    add r0, r0, r3, lsl #2
    tst r2, #1
    beq .Lotherwise_1242
    vst1.32 {d26[0]}, [r7]
    vst1.32 {d26[1]}, [r6]
    vst1.32 {d27[0]}, [r1]
    vst1.32 {d27[1]}, [r0]
.Lotherwise_1242:
.Lotherwise_1236:
    vpop {d8, d9, d10, d11, d12, d13, d14, d15}
    pop {r4, r5, r6, r7, pc}
    .size nnp_winograd_f6x1_7x1_output_with_bias__armv7_neon, . - nnp_winograd_f6x1_7x1_output_with_bias__armv7_neon

.section .rodata
    .p2align 4
.Lconstants_nnp_winograd_f6x1_7x1_output_with_bias_with_relu__armv7_neon:
    .long 0x3ec00000, 0x3f200000, 0x3fc00000, 0x40400000
    .long 0x3e100000, 0x3ec80000, 0x40100000, 0x41100000
    .long 0x3d580000, 0x3e7a0000, 0x40580000, 0x41d80000
    .long 0x3ca20000, 0x3e1c4000, 0x40a20000, 0x42a20000
    .long 0x3bf30000, 0x3dc35000, 0x40f30000, 0x43730000

    .text
    .p2align 4
    .globl nnp_winograd_f6x1_7x1_output_with_bias_with_relu__armv7_neon
    .type nnp_winograd_f6x1_7x1_output_with_bias_with_relu__armv7_neon, %function
nnp_winograd_f6x1_7x1_output_with_bias_with_relu__armv7_neon:
    push {r4, r14}
    vpush {d8, d9, d10, d11, d12, d13, d14, d15}
    ldr r12, [sp, #72]
    lsl r1, r1, #2
    add r14, r1, r1, lsl #1
    mov r4, r0
    vld1.32 {d0, d1}, [r4]
    add r0, r4, r1
    vld1.32 {d16, d17}, [r0]
    add r0, r4, r1, lsl #1
    vld1.32 {d18, d19}, [r0]
    add r0, r4, r14
    vld1.32 {d30, d31}, [r0]
    add r0, r4, r1, lsl #2
    vld1.32 {d8, d9}, [r0]
    add r0, r4, r1
    add r0, r0, r1, lsl #2
    vld1.32 {d22, d23}, [r0]
    add r0, r4, r14, lsl #1
    vld1.32 {d2, d3}, [r0]
    add r0, r4, r1
    add r0, r0, r14, lsl #1
    vld1.32 {d24, d25}, [r0]
    add r0, r4, r1, lsl #3
    vld1.32 {d4, d5}, [r0]
    add r0, r4, r1
    add r0, r0, r1, lsl #3
    vld1.32 {d26, d27}, [r0]
    add r0, r4, r1, lsl #1
    add r0, r0, r1, lsl #3
    vld1.32 {d6, d7}, [r0]
    add r0, r4, r1, lsl #3
    add r0, r0, r14
    vld1.32 {d12, d13}, [r0]
    vld1.32 {d20, d21}, [r2]
    vadd.f32 q8, q8, q10
    vadd.f32 q14, q8, q9
    vsub.f32 q8, q8, q9
    vadd.f32 q9, q15, q4
    vsub.f32 q15, q15, q4
    vadd.f32 q10, q11, q1
    vsub.f32 q1, q11, q1
    vadd.f32 q11, q12, q2
    vsub.f32 q2, q12, q2
    vadd.f32 q12, q13, q3
    vsub.f32 q3, q13, q3
    vadd.f32 q13, q0, q14
    vadd.f32 q13, q13, q9
    vadd.f32 q13, q13, q10
    vadd.f32 q13, q13, q11
    vadd.f32 q7, q13, q12
    vmov q4, q8
    movw r0, #:lower16:(.Lconstants_nnp_winograd_f6x1_7x1_output_with_bias_with_relu__armv7_neon - (1f + 8))
    movt r0, #:upper16:(.Lconstants_nnp_winograd_f6x1_7x1_output_with_bias_with_relu__armv7_neon - (1f + 8))
1:
    add r0, pc, r0
    vld1.32 {d0, d1}, [r0]
    vmla.f32 q4, q15, d0[0]
    vmla.f32 q4, q1, d0[1]
    vmla.f32 q4, q2, d1[0]
    vmla.f32 q4, q3, d1[1]
    vmov q13, q14
    movw r0, #:lower16:(.Lconstants_nnp_winograd_f6x1_7x1_output_with_bias_with_relu__armv7_neon+16 - (1f + 8))
    movt r0, #:upper16:(.Lconstants_nnp_winograd_f6x1_7x1_output_with_bias_with_relu__armv7_neon+16 - (1f + 8))
1:
    add r0, pc, r0
    vld1.32 {d0, d1}, [r0]
    vmla.f32 q13, q9, d0[0]
    vmla.f32 q13, q10, d0[1]
    vmla.f32 q13, q11, d1[0]
    vmla.f32 q13, q12, d1[1]
    vmov q5, q8
    movw r0, #:lower16:(.Lconstants_nnp_winograd_f6x1_7x1_output_with_bias_with_relu__armv7_neon+32 - (1f + 8))
    movt r0, #:upper16:(.Lconstants_nnp_winograd_f6x1_7x1_output_with_bias_with_relu__armv7_neon+32 - (1f + 8))
1:
    add r0, pc, r0
    vld1.32 {d0, d1}, [r0]
    vmla.f32 q5, q15, d0[0]
    vmla.f32 q5, q1, d0[1]
    vmla.f32 q5, q2, d1[0]
    vmla.f32 q5, q3, d1[1]
    movw r0, #:lower16:(.Lconstants_nnp_winograd_f6x1_7x1_output_with_bias_with_relu__armv7_neon+48 - (1f + 8))
    movt r0, #:upper16:(.Lconstants_nnp_winograd_f6x1_7x1_output_with_bias_with_relu__armv7_neon+48 - (1f + 8))
1:
    add r0, pc, r0
    vld1.32 {d0, d1}, [r0]
    vmla.f32 q14, q9, d0[0]
    vmla.f32 q14, q10, d0[1]
    vmla.f32 q14, q11, d1[0]
    vmla.f32 q14, q12, d1[1]
    vadd.f32 q6, q6, q8
    movw r0, #:lower16:(.Lconstants_nnp_winograd_f6x1_7x1_output_with_bias_with_relu__armv7_neon+64 - (1f + 8))
    movt r0, #:upper16:(.Lconstants_nnp_winograd_f6x1_7x1_output_with_bias_with_relu__armv7_neon+64 - (1f + 8))
1:
    add r0, pc, r0
    vld1.32 {d0, d1}, [r0]
    vmla.f32 q6, q15, d0[0]
    vmla.f32 q6, q1, d0[1]
    vmla.f32 q6, q2, d1[0]
    vmla.f32 q6, q3, d1[1]
    vmov.i32 q8, #0
    vmax.f32 q9, q8, q7
    vmax.f32 q10, q8, q4
    vmax.f32 q11, q8, q13
    vmax.f32 q12, q8, q5
    vmax.f32 q13, q8, q14
    vmax.f32 q8, q8, q6
    ldr r0, [r12, #8]
    ldr r1, [r12, #12]
    ldr r2, [r12]
    lsl r2, r2, #2
    add r14, r3, r2
    add r4, r14, r2
    add r2, r4, r2
    ldr r12, [r12, #4]
    tst r1, #1
    beq .Lotherwise_1243
    tst r0, #1
    beq .Lotherwise_1244
    vst1.32 {d18[0]}, [r3]
    vst1.32 {d18[1]}, [r14]
    vst1.32 {d19[0]}, [r4]
    vst1.32 {d19[1]}, [r2]
.Lotherwise_1244:
    lsr r0, r0, #1
    add r3, r3, r12, lsl #2
    add r14, r14, r12, lsl #2
    add r4, r4, r12, lsl #2
    add r2, r2, r12, lsl #2
    tst r0, #1
    beq .Lotherwise_1245
    vst1.32 {d20[0]}, [r3]
    vst1.32 {d20[1]}, [r14]
    vst1.32 {d21[0]}, [r4]
    vst1.32 {d21[1]}, [r2]
.Lotherwise_1245:
    lsr r0, r0, #1
    add r3, r3, r12, lsl #2
    add r14, r14, r12, lsl #2
    add r4, r4, r12, lsl #2
    add r2, r2, r12, lsl #2
    tst r0, #1
    beq .Lotherwise_1246
    vst1.32 {d22[0]}, [r3]
    vst1.32 {d22[1]}, [r14]
    vst1.32 {d23[0]}, [r4]
    vst1.32 {d23[1]}, [r2]
.Lotherwise_1246:
    lsr r0, r0, #1
    add r3, r3, r12, lsl #2
    add r14, r14, r12, lsl #2
    add r4, r4, r12, lsl #2
    add r2, r2, r12, lsl #2
    tst r0, #1
    beq .Lotherwise_1247
    vst1.32 {d24[0]}, [r3]
    vst1.32 {d24[1]}, [r14]
    vst1.32 {d25[0]}, [r4]
    vst1.32 {d25[1]}, [r2]
.Lotherwise_1247:
    lsr r0, r0, #1
    add r3, r3, r12, lsl #2
    add r14, r14, r12, lsl #2
    add r4, r4, r12, lsl #2
    add r2, r2, r12, lsl #2
    tst r0, #1
    beq .Lotherwise_1248
    vst1.32 {d26[0]}, [r3]
    vst1.32 {d26[1]}, [r14]
    vst1.32 {d27[0]}, [r4]
    vst1.32 {d27[1]}, [r2]
.Lotherwise_1248:
    lsr r0, r0, #1
    add r3, r3, r12, lsl #2
    add r14, r14, r12, lsl #2
    add r4, r4, r12, lsl #2
    add r2, r2, r12, lsl #2
    tst r0, #1
    beq .Lotherwise_1249
    vst1.32 {d16[0]}, [r3]
    vst1.32 {d16[1]}, [r14]
    vst1.32 {d17[0]}, [r4]
    vst1.32 {d17[1]}, [r2]
.Lotherwise_1249:
.Lotherwise_1243:
    vpop {d8, d9, d10, d11, d12, d13, d14, d15}
    pop {r4, pc}
    .size nnp_winograd_f6x1_7x1_output_with_bias_with_relu__armv7_neon, . - nnp_winograd_f6x1_7x1_output_with_bias_with_relu__armv7_neon

.section .rodata
    .p2align 4
.Lconstants_nnp_winograd_f7x7_3x3_by_2_input__armv7_neon:
    .long 0x40880000, 0x3e800000, 0x3fa00000, 0x40a00000
    .long 0x40800000, 0x3f000000, 0x40000000, 0x40a80000

    .text
    .p2align 4
    .globl nnp_winograd_f7x7_3x3_by_2_input__armv7_neon
    .type nnp_winograd_f7x7_3x3_by_2_input__armv7_neon, %function
nnp_winograd_f7x7_3x3_by_2_input__armv7_neon:
    push {r4, r5, r6, r7, r8, r9, r10, r11, r14}
    vpush {d8, d9, d10, d11, d12, d13, d14, d15}
    sub sp, sp, #16
    mov r5, r1
    ldr r4, [sp, #116]
    ldr r1, [r5]
    mov r6, r0
    movw r12, #32767
    ldr r14, [r5, #12]
    mov r7, r2
    mov r8, r3
    lsl r0, r1, #2
    ldr r2, [r5, #4]
    add r3, r6, r0
    add r9, r3, r0
    ldr r5, [r5, #8]
    eor r1, r14, r12
    add r10, r9, r0
    cmp r1, #0
    bne .Lotherwise_1250
    mov r1, r4
    movw r12, #15
.Lrepeat_1251:
    tst r5, #1
    beq .Lotherwise_1252
    vld1.32 {d16, d17}, [r6]!
    add r1, r1, #128
    vld1.32 {d18, d19}, [r3]!
    vld1.32 {d20, d21}, [r9]!
    vmov q6, q8
    vld1.32 {d14, d15}, [r10]!
    vmov q0, q9
    vld1.32 {d18, d19}, [r6]!
    vmov q8, q10
    add r0, r6, #12
    vld1.32 {d2, d3}, [r3]!
    add r14, r3, #12
    vld1.32 {d20, d21}, [r9]!
    add r11, r9, #12
    vld1.32 {d22, d23}, [r10]!
    vld1.32 {d24, d25}, [r0]
    add r0, r10, #12
    vld1.32 {d26, d27}, [r14]
    vld1.32 {d28, d29}, [r11]
    vld1.32 {d10, d11}, [r0]
    vld1.32 {d30, d31}, [r6]
    sub r6, r6, #32
    vld1.32 {d4, d5}, [r3]
    sub r3, r3, #32
    vld1.32 {d6, d7}, [r9]
    sub r9, r9, #32
    vtrn.32 q12, q13
    vld1.32 {d8, d9}, [r10]
    sub r10, r10, #32
    vtrn.32 q14, q5
    vtrn.32 q6, q0
    vtrn.32 q8, q7
    vtrn.32 q9, q1
    vtrn.32 q10, q11
    vswp d27, d10
    vswp d13, d16
    vswp d19, d20
    vtrn.32 q15, q2
    vtrn.32 q3, q4
    vswp d1, d14
    vswp d31, d6
    vsub.f32 q5, q5, q8
    vst1.32 {d0, d1}, [r1]!
    movw r0, #:lower16:(.Lconstants_nnp_winograd_f7x7_3x3_by_2_input__armv7_neon - (1f + 8))
    movt r0, #:upper16:(.Lconstants_nnp_winograd_f7x7_3x3_by_2_input__armv7_neon - (1f + 8))
1:
    add r0, pc, r0
    vld1.32 {d0, d1}, [r0]
    vswp d3, d22
    vsub.f32 q6, q6, q13
    vst1.32 {d14, d15}, [r1]!
    vmov q7, q13
    vst1.32 {d2, d3}, [r1]!
    movw r0, #:lower16:(.Lconstants_nnp_winograd_f7x7_3x3_by_2_input__armv7_neon+16 - (1f + 8))
    movt r0, #:upper16:(.Lconstants_nnp_winograd_f7x7_3x3_by_2_input__armv7_neon+16 - (1f + 8))
1:
    add r0, pc, r0
    vld1.32 {d2, d3}, [r0]
    vswp d5, d8
    vmla.f32 q7, q9, d0[1]
    vst1.32 {d22, d23}, [r1]!
    vmov q11, q13
    vst1.32 {d4, d5}, [r1]!
    vmov q2, q8
    vst1.32 {d8, d9}, [r1]!
    vmla.f32 q11, q9, d2[0]
    vmls.f32 q7, q15, d1[0]
    vmls.f32 q2, q10, d1[1]
    vadd.f32 q13, q9, q13
    vadd.f32 q4, q8, q3
    vmls.f32 q11, q15, d1[1]
    vmls.f32 q8, q10, d1[0]
    vmla.f32 q2, q3, d2[0]
    vmls.f32 q13, q15, d0[0]
    vmls.f32 q4, q10, d0[0]
    vmla.f32 q8, q3, d0[1]
    vmov q0, q7
    vmla.f32 q5, q10, d3[1]
    vmov q10, q11
    vmla.f32 q0, q2, d2[1]
    vswp d25, d28
    vmls.f32 q7, q2, d2[1]
    vmls.f32 q6, q9, d3[1]
    vst1.32 {d28, d29}, [r1]
    sub r1, r1, #224
    vadd.f32 q9, q13, q4
    vmla.f32 q10, q8, d3[0]
    vsub.f32 q12, q13, q4
    vst1.32 {d18, d19}, [r1]!
    vmls.f32 q11, q8, d3[0]
    vmls.f32 q5, q3, d3[1]
    vst1.32 {d24, d25}, [r1]!
    vmla.f32 q6, q15, d3[1]
    vst1.32 {d0, d1}, [r1]!
    vst1.32 {d14, d15}, [r1]!
    vst1.32 {d20, d21}, [r1]!
    vst1.32 {d22, d23}, [r1]!
    vst1.32 {d10, d11}, [r1]!
    vst1.32 {d12, d13}, [r1]
    sub r1, r1, #112
    b .Lend_1253
.Lotherwise_1252:
    vmov.i32 q8, #0
    vmov.i32 q9, #0
    vmov.i32 q10, #0
    vst1.32 {d16, d17}, [r1]!
    vmov.i32 q8, #0
    vst1.32 {d18, d19}, [r1]!
    vmov.i32 q9, #0
    vst1.32 {d20, d21}, [r1]!
    vmov.i32 q10, #0
    vst1.32 {d16, d17}, [r1]!
    vmov.i32 q8, #0
    vst1.32 {d18, d19}, [r1]!
    vmov.i32 q9, #0
    vst1.32 {d20, d21}, [r1]!
    vmov.i32 q10, #0
    vst1.32 {d16, d17}, [r1]!
    vmov.i32 q8, #0
    vst1.32 {d18, d19}, [r1]!
    vmov.i32 q9, #0
    vst1.32 {d20, d21}, [r1]!
    vmov.i32 q10, #0
    vst1.32 {d16, d17}, [r1]!
    vmov.i32 q8, #0
    vst1.32 {d18, d19}, [r1]!
    vmov.i32 q9, #0
    vst1.32 {d20, d21}, [r1]!
    vmov.i32 q10, #0
    vst1.32 {d16, d17}, [r1]!
    vst1.32 {d18, d19}, [r1]!
    vst1.32 {d20, d21}, [r1]
    sub r1, r1, #224
.Lend_1253:
    sub r12, r12, #1
    lsr r5, r5, #1
    add r6, r6, r2, lsl #2
    add r3, r3, r2, lsl #2
    add r9, r9, r2, lsl #2
    add r10, r10, r2, lsl #2
    add r1, r1, #240
    cmp r12, #0
    bne .Lrepeat_1251
    b .Lend_1254
.Lotherwise_1250:
    mov r1, r4
    movw r12, #15
.Lrepeat_1255:
    tst r5, #1
    beq .Lotherwise_1256
    ubfx r0, r14, #0, #4
    cmp r0, #15
    bne .Lotherwise_1257
    vld1.32 {d16, d17}, [r6]
    vld1.32 {d18, d19}, [r3]
    vld1.32 {d20, d21}, [r9]
    vld1.32 {d22, d23}, [r10]
    vtrn.32 q8, q9
    vtrn.32 q10, q11
    vswp d17, d20
    vswp d19, d22
    vmov q12, q8
    vmov q13, q10
    b .Lend_1258
.Lotherwise_1257:
    vmov.i32 q12, #0
    tst r14, #1
    beq .Lotherwise_1259
    vld1.32 {d24[0]}, [r6]
    vld1.32 {d24[1]}, [r3]
    vld1.32 {d25[0]}, [r9]
    vld1.32 {d25[1]}, [r10]
.Lotherwise_1259:
    vmov.i32 q9, #0
    tst r14, #2
    beq .Lotherwise_1260
    add r0, r6, #4
    vld1.32 {d18[0]}, [r0]
    add r0, r3, #4
    add r11, r9, #4
    vld1.32 {d18[1]}, [r0]
    add r0, r10, #4
    vld1.32 {d19[0]}, [r11]
    vld1.32 {d19[1]}, [r0]
.Lotherwise_1260:
    vmov.i32 q13, #0
    tst r14, #4
    beq .Lotherwise_1261
    add r0, r6, #8
    vld1.32 {d26[0]}, [r0]
    add r0, r3, #8
    add r11, r9, #8
    vld1.32 {d26[1]}, [r0]
    add r0, r10, #8
    vld1.32 {d27[0]}, [r11]
    vld1.32 {d27[1]}, [r0]
.Lotherwise_1261:
    vmov.i32 q11, #0
    tst r14, #8
    beq .Lotherwise_1262
    add r0, r6, #12
    vld1.32 {d22[0]}, [r0]
    add r0, r3, #12
    add r11, r9, #12
    vld1.32 {d22[1]}, [r0]
    add r0, r10, #12
    vld1.32 {d23[0]}, [r11]
    vld1.32 {d23[1]}, [r0]
.Lotherwise_1262:
.Lend_1258:
    add r1, r1, #128
    vst1.32 {d18, d19}, [r1]!
    ubfx r0, r14, #4, #4
    vst1.32 {d22, d23}, [r1]
    sub r1, r1, #144
    cmp r0, #15
    bne .Lotherwise_1263
    add r0, r6, #16
    add r11, r3, #16
    vld1.32 {d16, d17}, [r0]
    add r0, r9, #16
    vld1.32 {d18, d19}, [r11]
    add r11, r10, #16
    vld1.32 {d20, d21}, [r0]
    vld1.32 {d22, d23}, [r11]
    vtrn.32 q8, q9
    vtrn.32 q10, q11
    vswp d17, d20
    vswp d19, d22
    vmov q14, q8
    vmov q15, q10
    b .Lend_1264
.Lotherwise_1263:
    vmov.i32 q14, #0
    tst r14, #16
    beq .Lotherwise_1265
    add r0, r6, #16
    vld1.32 {d28[0]}, [r0]
    add r0, r3, #16
    add r11, r9, #16
    vld1.32 {d28[1]}, [r0]
    add r0, r10, #16
    vld1.32 {d29[0]}, [r11]
    vld1.32 {d29[1]}, [r0]
.Lotherwise_1265:
    vmov.i32 q9, #0
    tst r14, #32
    beq .Lotherwise_1266
    add r0, r6, #20
    vld1.32 {d18[0]}, [r0]
    add r0, r3, #20
    add r11, r9, #20
    vld1.32 {d18[1]}, [r0]
    add r0, r10, #20
    vld1.32 {d19[0]}, [r11]
    vld1.32 {d19[1]}, [r0]
.Lotherwise_1266:
    vmov.i32 q15, #0
    tst r14, #64
    beq .Lotherwise_1267
    add r0, r6, #24
    vld1.32 {d30[0]}, [r0]
    add r0, r3, #24
    add r11, r9, #24
    vld1.32 {d30[1]}, [r0]
    add r0, r10, #24
    vld1.32 {d31[0]}, [r11]
    vld1.32 {d31[1]}, [r0]
.Lotherwise_1267:
    vmov.i32 q11, #0
    tst r14, #128
    beq .Lotherwise_1268
    add r0, r6, #28
    vld1.32 {d22[0]}, [r0]
    add r0, r3, #28
    add r11, r9, #28
    vld1.32 {d22[1]}, [r0]
    add r0, r10, #28
    vld1.32 {d23[0]}, [r11]
    vld1.32 {d23[1]}, [r0]
.Lotherwise_1268:
.Lend_1264:
    add r1, r1, #160
    vst1.32 {d18, d19}, [r1]!
    ubfx r0, r14, #8, #4
    vst1.32 {d22, d23}, [r1]
    sub r1, r1, #176
    cmp r0, #15
    bne .Lotherwise_1269
    add r0, r6, #32
    add r11, r3, #32
    vld1.32 {d16, d17}, [r0]
    add r0, r9, #32
    vld1.32 {d18, d19}, [r11]
    add r11, r10, #32
    vld1.32 {d20, d21}, [r0]
    vld1.32 {d22, d23}, [r11]
    vtrn.32 q8, q9
    vtrn.32 q10, q11
    vswp d17, d20
    vswp d19, d22
    vmov q2, q8
    vmov q3, q10
    b .Lend_1270
.Lotherwise_1269:
    vmov.i32 q2, #0
    tst r14, #256
    beq .Lotherwise_1271
    add r0, r6, #32
    vld1.32 {d4[0]}, [r0]
    add r0, r3, #32
    add r11, r9, #32
    vld1.32 {d4[1]}, [r0]
    add r0, r10, #32
    vld1.32 {d5[0]}, [r11]
    vld1.32 {d5[1]}, [r0]
.Lotherwise_1271:
    vmov.i32 q9, #0
    tst r14, #512
    beq .Lotherwise_1272
    add r0, r6, #36
    vld1.32 {d18[0]}, [r0]
    add r0, r3, #36
    add r11, r9, #36
    vld1.32 {d18[1]}, [r0]
    add r0, r10, #36
    vld1.32 {d19[0]}, [r11]
    vld1.32 {d19[1]}, [r0]
.Lotherwise_1272:
    vmov.i32 q3, #0
    tst r14, #1024
    beq .Lotherwise_1273
    add r0, r6, #40
    vld1.32 {d6[0]}, [r0]
    add r0, r3, #40
    add r11, r9, #40
    vld1.32 {d6[1]}, [r0]
    add r0, r10, #40
    vld1.32 {d7[0]}, [r11]
    vld1.32 {d7[1]}, [r0]
.Lotherwise_1273:
    vmov.i32 q11, #0
    tst r14, #2048
    beq .Lotherwise_1274
    add r0, r6, #44
    vld1.32 {d22[0]}, [r0]
    add r0, r3, #44
    add r11, r9, #44
    vld1.32 {d22[1]}, [r0]
    add r0, r10, #44
    vld1.32 {d23[0]}, [r11]
    vld1.32 {d23[1]}, [r0]
.Lotherwise_1274:
.Lend_1270:
    add r1, r1, #192
    vmov.i32 q4, #0
    vst1.32 {d18, d19}, [r1]!
    vst1.32 {d22, d23}, [r1]
    sub r1, r1, #208
    tst r14, #4096
    beq .Lotherwise_1275
    add r0, r6, #48
    vld1.32 {d8[0]}, [r0]
    add r0, r3, #48
    add r11, r9, #48
    vld1.32 {d8[1]}, [r0]
    add r0, r10, #48
    vld1.32 {d9[0]}, [r11]
    vld1.32 {d9[1]}, [r0]
.Lotherwise_1275:
    vmov.i32 q8, #0
    tst r14, #8192
    beq .Lotherwise_1276
    add r0, r6, #52
    vld1.32 {d16[0]}, [r0]
    add r0, r3, #52
    add r11, r9, #52
    vld1.32 {d16[1]}, [r0]
    add r0, r10, #52
    vld1.32 {d17[0]}, [r11]
    vld1.32 {d17[1]}, [r0]
.Lotherwise_1276:
    vmov.i32 q11, #0
    tst r14, #16384
    beq .Lotherwise_1277
    add r0, r6, #56
    vld1.32 {d22[0]}, [r0]
    add r0, r3, #56
    add r11, r9, #56
    vld1.32 {d22[1]}, [r0]
    add r0, r10, #56
    vld1.32 {d23[0]}, [r11]
    vld1.32 {d23[1]}, [r0]
.Lotherwise_1277:
    movw r0, #:lower16:(.Lconstants_nnp_winograd_f7x7_3x3_by_2_input__armv7_neon - (1f + 8))
    movt r0, #:upper16:(.Lconstants_nnp_winograd_f7x7_3x3_by_2_input__armv7_neon - (1f + 8))
1:
    add r0, pc, r0
    vld1.32 {d0, d1}, [r0]
    vmov q5, q4
    add r1, r1, #224
    movw r0, #:lower16:(.Lconstants_nnp_winograd_f7x7_3x3_by_2_input__armv7_neon+16 - (1f + 8))
    movt r0, #:upper16:(.Lconstants_nnp_winograd_f7x7_3x3_by_2_input__armv7_neon+16 - (1f + 8))
1:
    add r0, pc, r0
    vld1.32 {d2, d3}, [r0]
    vmov q6, q4
    vmla.f32 q5, q14, d0[1]
    vst1.32 {d16, d17}, [r1]
    sub r1, r1, #224
    vmov q8, q13
    vmla.f32 q6, q14, d2[0]
    vmov q9, q13
    vmls.f32 q5, q2, d1[0]
    vmls.f32 q8, q15, d1[1]
    vadd.f32 q10, q14, q4
    vadd.f32 q7, q13, q3
    vmls.f32 q6, q2, d1[1]
    vmls.f32 q9, q15, d1[0]
    vmla.f32 q8, q3, d2[0]
    vmls.f32 q10, q2, d0[0]
    vmls.f32 q7, q15, d0[0]
    vmla.f32 q9, q3, d0[1]
    vmov q0, q5
    vsub.f32 q11, q11, q13
    vsub.f32 q12, q12, q4
    vmov q13, q6
    vmla.f32 q0, q8, d2[1]
    vmla.f32 q11, q15, d3[1]
    vmls.f32 q5, q8, d2[1]
    vmls.f32 q12, q14, d3[1]
    vadd.f32 q8, q10, q7
    vmla.f32 q13, q9, d3[0]
    vsub.f32 q10, q10, q7
    vst1.32 {d16, d17}, [r1]!
    vmls.f32 q6, q9, d3[0]
    vmls.f32 q11, q3, d3[1]
    vst1.32 {d20, d21}, [r1]!
    vmla.f32 q12, q2, d3[1]
    vst1.32 {d0, d1}, [r1]!
    vst1.32 {d10, d11}, [r1]!
    vst1.32 {d26, d27}, [r1]!
    vst1.32 {d12, d13}, [r1]!
    vst1.32 {d22, d23}, [r1]!
    vst1.32 {d24, d25}, [r1]
    sub r1, r1, #112
    b .Lend_1278
.Lotherwise_1256:
    vmov.i32 q8, #0
    vmov.i32 q9, #0
    vmov.i32 q10, #0
    vst1.32 {d16, d17}, [r1]!
    vmov.i32 q8, #0
    vst1.32 {d18, d19}, [r1]!
    vmov.i32 q9, #0
    vst1.32 {d20, d21}, [r1]!
    vmov.i32 q10, #0
    vst1.32 {d16, d17}, [r1]!
    vmov.i32 q8, #0
    vst1.32 {d18, d19}, [r1]!
    vmov.i32 q9, #0
    vst1.32 {d20, d21}, [r1]!
    vmov.i32 q10, #0
    vst1.32 {d16, d17}, [r1]!
    vmov.i32 q8, #0
    vst1.32 {d18, d19}, [r1]!
    vmov.i32 q9, #0
    vst1.32 {d20, d21}, [r1]!
    vmov.i32 q10, #0
    vst1.32 {d16, d17}, [r1]!
    vmov.i32 q8, #0
    vst1.32 {d18, d19}, [r1]!
    vmov.i32 q9, #0
    vst1.32 {d20, d21}, [r1]!
    vmov.i32 q10, #0
    vst1.32 {d16, d17}, [r1]!
    vst1.32 {d18, d19}, [r1]!
    vst1.32 {d20, d21}, [r1]
    sub r1, r1, #224
.Lend_1278:
    sub r12, r12, #1
    lsr r5, r5, #1
    add r6, r6, r2, lsl #2
    add r3, r3, r2, lsl #2
    add r9, r9, r2, lsl #2
    add r10, r10, r2, lsl #2
    add r1, r1, #240
    cmp r12, #0
    bne .Lrepeat_1255
.Lend_1254:
    lsl r2, r8, #2
    movw r0, #15
    add r3, r2, r2, lsl #1
    mul r0, r8, r0
    str r0, [sp, #0]
    movw r5, #15
.Lrepeat_1279:
    vld1.32 {d12, d13}, [r4]
    add r4, r4, #240
    add r14, r7, r2, lsl #3
    vld1.32 {d0, d1}, [r4]
    add r4, r4, #240
    add r0, r7, r2
    vld1.32 {d16, d17}, [r4]
    add r4, r4, #240
    add r6, r0, r2, lsl #3
    vld1.32 {d14, d15}, [r4]
    add r4, r4, #240
    add r0, r7, r2, lsl #1
    vld1.32 {d18, d19}, [r4]
    add r4, r4, #240
    vmov q10, q8
    add r8, r0, r2, lsl #3
    vld1.32 {d2, d3}, [r4]
    add r4, r4, #240
    vmov q11, q8
    add r0, r7, r2, lsl #3
    vld1.32 {d24, d25}, [r4]
    add r4, r4, #240
    add r12, r0, r3
    vld1.32 {d26, d27}, [r4]
    add r4, r4, #240
    add r9, r7, r3, lsl #2
    vld1.32 {d28, d29}, [r4]
    add r4, r4, #240
    add r0, r7, r2
    vld1.32 {d30, d31}, [r4]
    add r4, r4, #240
    add r10, r0, r3, lsl #2
    vld1.32 {d4, d5}, [r4]
    add r4, r4, #240
    add r0, r7, r2, lsl #1
    vld1.32 {d6, d7}, [r4]
    add r4, r4, #240
    add r1, r0, r3, lsl #2
    vld1.32 {d8, d9}, [r4]
    add r4, r4, #240
    vadd.f32 q5, q8, q2
    add r11, r7, r2
    vst1.32 {d0, d1}, [r14]
    add r14, r7, r2, lsl #1
    sub r5, r5, #1
    movw r0, #:lower16:(.Lconstants_nnp_winograd_f7x7_3x3_by_2_input__armv7_neon - (1f + 8))
    movt r0, #:upper16:(.Lconstants_nnp_winograd_f7x7_3x3_by_2_input__armv7_neon - (1f + 8))
1:
    add r0, pc, r0
    vld1.32 {d0, d1}, [r0]
    vsub.f32 q6, q6, q4
    vst1.32 {d14, d15}, [r6]
    vmov q7, q4
    add r6, r7, r3
    vmls.f32 q10, q12, d1[1]
    vst1.32 {d2, d3}, [r8]
    add r8, r7, r2, lsl #2
    movw r0, #:lower16:(.Lconstants_nnp_winograd_f7x7_3x3_by_2_input__armv7_neon+16 - (1f + 8))
    movt r0, #:upper16:(.Lconstants_nnp_winograd_f7x7_3x3_by_2_input__armv7_neon+16 - (1f + 8))
1:
    add r0, pc, r0
    vld1.32 {d2, d3}, [r0]
    vmla.f32 q7, q9, d0[1]
    vmls.f32 q11, q12, d1[0]
    vst1.32 {d26, d27}, [r12]
    add r0, r7, r2
    vmov q13, q4
    vst1.32 {d30, d31}, [r9]
    add r12, r0, r2, lsl #2
    vmls.f32 q7, q14, d1[0]
    vld1.32 {d30, d31}, [r4]
    add r4, r4, #240
    vmla.f32 q13, q9, d2[0]
    vst1.32 {d6, d7}, [r10]
    add r9, r7, r3, lsl #1
    vadd.f32 q3, q9, q4
    vld1.32 {d8, d9}, [r4]
    add r0, r7, r2
    vmls.f32 q13, q14, d1[1]
    vst1.32 {d30, d31}, [r1]
    add r0, r0, r3, lsl #1
    vmla.f32 q10, q2, d2[0]
    sub r4, r4, #3344
    vmls.f32 q3, q14, d0[0]
    vmls.f32 q5, q12, d0[0]
    vmla.f32 q11, q2, d0[1]
    vmov q15, q7
    vsub.f32 q0, q4, q8
    vmov q4, q13
    vmla.f32 q15, q10, d2[1]
    vmla.f32 q0, q12, d3[1]
    vmls.f32 q7, q10, d2[1]
    vmls.f32 q6, q9, d3[1]
    vadd.f32 q8, q3, q5
    vmla.f32 q4, q11, d3[0]
    vsub.f32 q9, q3, q5
    vst1.32 {d16, d17}, [r7]
    ldr r1, [sp, #0]
    add r7, r7, r1, lsl #2
    vmls.f32 q13, q11, d3[0]
    vmls.f32 q0, q2, d3[1]
    vst1.32 {d18, d19}, [r11]
    vmla.f32 q6, q14, d3[1]
    vst1.32 {d30, d31}, [r14]
    vst1.32 {d14, d15}, [r6]
    vst1.32 {d8, d9}, [r8]
    vst1.32 {d26, d27}, [r12]
    vst1.32 {d0, d1}, [r9]
    vst1.32 {d12, d13}, [r0]
    cmp r5, #0
    bne .Lrepeat_1279
    add sp, sp, #16
    vpop {d8, d9, d10, d11, d12, d13, d14, d15}
    pop {r4, r5, r6, r7, r8, r9, r10, r11, pc}
    .size nnp_winograd_f7x7_3x3_by_2_input__armv7_neon, . - nnp_winograd_f7x7_3x3_by_2_input__armv7_neon

.section .rodata
    .p2align 4
.Lconstants_nnp_winograd_f7x7_3x3_by_2_kernel__armv7_neon:
    .long 0xbe638e39, 0x3e638e39, 0x3c360b61, 0x3cb60b61
    .long 0x3f360b61, 0x3eb60b61, 0x00000000, 0x00000000

    .text
    .p2align 4
    .globl nnp_winograd_f7x7_3x3_by_2_kernel__armv7_neon
    .type nnp_winograd_f7x7_3x3_by_2_kernel__armv7_neon, %function
nnp_winograd_f7x7_3x3_by_2_kernel__armv7_neon:
    push {r4, r5, r6, r7, r8, r9, r10, r11, r14}
    ldr r5, [sp, #36]
    lsl r1, r1, #2
    add r12, r0, r1
    add r14, r12, r1
    mov r6, r2
    add r1, r14, r1
    mov r4, r5
    movw r2, #9
.Lrepeat_1280:
    vld1.32 {d16, d17}, [r0]!
    sub r2, r2, #1
    vld1.32 {d18, d19}, [r12]!
    vld1.32 {d20, d21}, [r14]!
    vld1.32 {d22, d23}, [r1]!
    vtrn.32 q8, q9
    vtrn.32 q10, q11
    vswp d17, d20
    vswp d19, d22
    vst1.32 {d16, d17}, [r4]!
    vst1.32 {d18, d19}, [r4]!
    vst1.32 {d20, d21}, [r4]!
    vst1.32 {d22, d23}, [r4]!
    cmp r2, #0
    bne .Lrepeat_1280
    lsl r14, r3, #2
    movw r0, #9
    add r7, r14, r14, lsl #1
    mul r12, r3, r0
    movw r8, #4
.Lrepeat_1281:
    vld1.32 {d16, d17}, [r5]!
    movw r9, #9
    movw r0, #:lower16:(.Lconstants_nnp_winograd_f7x7_3x3_by_2_kernel__armv7_neon - (1f + 8))
    movt r0, #:upper16:(.Lconstants_nnp_winograd_f7x7_3x3_by_2_kernel__armv7_neon - (1f + 8))
1:
    add r0, pc, r0
    vld1.32 {d0, d1}, [r0]
    movw r0, #:lower16:(.Lconstants_nnp_winograd_f7x7_3x3_by_2_kernel__armv7_neon+16 - (1f + 8))
    movt r0, #:upper16:(.Lconstants_nnp_winograd_f7x7_3x3_by_2_kernel__armv7_neon+16 - (1f + 8))
1:
    add r0, pc, r0
    vld1.32 {d2, d3}, [r0]
    vmul.f32 q9, q8, d0[0]
    vld1.32 {d20, d21}, [r5]!
    vmul.f32 q11, q8, d1[0]
    vld1.32 {d24, d25}, [r5]!
    vmov q13, q9
    vmul.f32 q14, q8, d2[0]
    vmov q15, q11
    vmls.f32 q13, q12, d0[1]
    vmov q2, q14
    vmla.f32 q9, q12, d0[1]
    vmla.f32 q15, q12, d1[1]
    vmls.f32 q11, q12, d1[1]
    vst1.32 {d26, d27}, [r4]!
    vmla.f32 q2, q12, d2[1]
    vmls.f32 q14, q12, d2[1]
    vst1.32 {d18, d19}, [r4]!
    vst1.32 {d30, d31}, [r4]!
    vst1.32 {d22, d23}, [r4]!
    vst1.32 {d4, d5}, [r4]!
    vst1.32 {d28, d29}, [r4]!
    vst1.32 {d24, d25}, [r4]!
    vst1.32 {d16, d17}, [r4]!
    vst1.32 {d20, d21}, [r4]!
    vld1.32 {d16, d17}, [r5]!
    vld1.32 {d18, d19}, [r5]!
    vmul.f32 q10, q8, d0[0]
    vld1.32 {d22, d23}, [r5]!
    vmul.f32 q12, q8, d1[0]
    vmov q13, q10
    vmul.f32 q14, q8, d2[0]
    vmov q15, q12
    vmls.f32 q13, q11, d0[1]
    vmov q2, q14
    vmla.f32 q10, q11, d0[1]
    vmla.f32 q15, q11, d1[1]
    vmls.f32 q12, q11, d1[1]
    vst1.32 {d26, d27}, [r4]!
    vmla.f32 q2, q11, d2[1]
    vmls.f32 q14, q11, d2[1]
    vst1.32 {d20, d21}, [r4]!
    vst1.32 {d30, d31}, [r4]!
    vst1.32 {d24, d25}, [r4]!
    vst1.32 {d4, d5}, [r4]!
    vst1.32 {d28, d29}, [r4]!
    vst1.32 {d22, d23}, [r4]!
    vst1.32 {d16, d17}, [r4]!
    vst1.32 {d18, d19}, [r4]!
    vld1.32 {d16, d17}, [r5]!
    vld1.32 {d18, d19}, [r5]!
    vmul.f32 q10, q8, d0[0]
    vld1.32 {d22, d23}, [r5]
    sub r5, r5, #128
    vmul.f32 q12, q8, d1[0]
    vmov q13, q10
    vmul.f32 q14, q8, d2[0]
    vmov q15, q12
    vmls.f32 q13, q11, d0[1]
    vmov q2, q14
    vmla.f32 q10, q11, d0[1]
    vmla.f32 q15, q11, d1[1]
    vmls.f32 q12, q11, d1[1]
    vst1.32 {d26, d27}, [r4]!
    vmla.f32 q2, q11, d2[1]
    vmls.f32 q14, q11, d2[1]
    vst1.32 {d20, d21}, [r4]!
    vst1.32 {d30, d31}, [r4]!
    vst1.32 {d24, d25}, [r4]!
    vst1.32 {d4, d5}, [r4]!
    vst1.32 {d28, d29}, [r4]!
    vst1.32 {d22, d23}, [r4]!
    vst1.32 {d16, d17}, [r4]!
    vst1.32 {d18, d19}, [r4]
    sub r4, r4, #416
    mov r1, r4
.Lrepeat_1282:
    vld1.32 {d16, d17}, [r1]
    add r1, r1, #144
    add r2, r6, r14
    vld1.32 {d18, d19}, [r1]
    add r1, r1, #144
    add r3, r6, r14, lsl #1
    vmul.f32 q10, q8, d0[0]
    vld1.32 {d22, d23}, [r1]
    add r10, r6, r7
    vmul.f32 q12, q8, d1[0]
    add r11, r6, r14, lsl #2
    add r0, r6, r14
    vmov q13, q10
    add r0, r0, r14, lsl #2
    sub r9, r9, #1
    vmul.f32 q14, q8, d2[0]
    sub r1, r1, #272
    vmov q15, q12
    vmls.f32 q13, q11, d0[1]
    vmov q2, q14
    vmla.f32 q10, q11, d0[1]
    vmla.f32 q15, q11, d1[1]
    vmls.f32 q12, q11, d1[1]
    vst1.32 {d26, d27}, [r6]
    vmla.f32 q2, q11, d2[1]
    vmls.f32 q14, q11, d2[1]
    vst1.32 {d20, d21}, [r2]
    add r2, r6, r7, lsl #1
    vst1.32 {d30, d31}, [r3]
    add r3, r6, r14
    add r3, r3, r7, lsl #1
    vst1.32 {d24, d25}, [r10]
    add r10, r6, r14, lsl #3
    add r6, r6, r12, lsl #2
    vst1.32 {d4, d5}, [r11]
    vst1.32 {d28, d29}, [r0]
    vst1.32 {d22, d23}, [r2]
    vst1.32 {d16, d17}, [r3]
    vst1.32 {d18, d19}, [r10]
    cmp r9, #0
    bne .Lrepeat_1282
    movw r0, #9
    mul r0, r12, r0
    sub r6, r6, r0, lsl #2
    sub r8, r8, #1
    add r6, r6, #32
    add r5, r5, #144
    cmp r8, #0
    bne .Lrepeat_1281
    pop {r4, r5, r6, r7, r8, r9, r10, r11, pc}
    .size nnp_winograd_f7x7_3x3_by_2_kernel__armv7_neon, . - nnp_winograd_f7x7_3x3_by_2_kernel__armv7_neon

.section .rodata
    .p2align 4
.Lconstants_nnp_winograd_f7x7_3x3_by_2_output_with_bias__armv7_neon:
    .long 0x40000000, 0x3f000000, 0x40800000, 0x3e800000
    .long 0x41000000, 0x3e000000, 0x41800000, 0x3d800000
    .long 0x42000000, 0x3d000000, 0x42800000, 0x3c800000

    .text
    .p2align 4
    .globl nnp_winograd_f7x7_3x3_by_2_output_with_bias__armv7_neon
    .type nnp_winograd_f7x7_3x3_by_2_output_with_bias__armv7_neon, %function
nnp_winograd_f7x7_3x3_by_2_output_with_bias__armv7_neon:
    push {r4, r5, r6, r7, r8, r9, r10, r11, r14}
    vpush {d8, d9, d10, d11, d12, d13, d14, d15}
    ldr r14, [sp, #104]
    lsl r4, r1, #2
    ldr r5, [sp, #100]
    movw r12, #15
    mov r6, r2
    add r7, r4, r4, lsl #1
    mov r8, r0
    mul r2, r1, r12
    mov r12, r14
    movw r9, #15
.Lrepeat_1283:
    add r0, r8, r4
    vld1.32 {d16, d17}, [r8]
    add r1, r8, r4, lsl #1
    vld1.32 {d18, d19}, [r0]
    add r10, r8, r7
    add r0, r8, r4
    vld1.32 {d20, d21}, [r1]
    add r1, r8, r4
    add r11, r0, r7, lsl #1
    vld1.32 {d22, d23}, [r10]
    vsub.f32 q14, q8, q9
    add r10, r8, r4, lsl #2
    vadd.f32 q12, q8, q9
    add r0, r1, r4, lsl #2
    vld1.32 {d16, d17}, [r11]
    add r1, r8, r7, lsl #1
    vsub.f32 q13, q10, q11
    sub r9, r9, #1
    vld1.32 {d30, d31}, [r10]
    add r10, r8, r4, lsl #3
    vmov q3, q14
    vld1.32 {d8, d9}, [r0]
    add r0, r8, r4
    vadd.f32 q5, q10, q11
    add r11, r0, r4, lsl #3
    movw r0, #:lower16:(.Lconstants_nnp_winograd_f7x7_3x3_by_2_output_with_bias__armv7_neon - (1f + 8))
    movt r0, #:upper16:(.Lconstants_nnp_winograd_f7x7_3x3_by_2_output_with_bias__armv7_neon - (1f + 8))
1:
    add r0, pc, r0
    vld1.32 {d0, d1}, [r0]
    vmov q10, q12
    vld1.32 {d18, d19}, [r1]
    add r0, r8, r4, lsl #1
    vmov q11, q14
    add r1, r0, r4, lsl #3
    movw r0, #:lower16:(.Lconstants_nnp_winograd_f7x7_3x3_by_2_output_with_bias__armv7_neon+16 - (1f + 8))
    movt r0, #:upper16:(.Lconstants_nnp_winograd_f7x7_3x3_by_2_output_with_bias__armv7_neon+16 - (1f + 8))
1:
    add r0, pc, r0
    vld1.32 {d2, d3}, [r0]
    vadd.f32 q8, q8, q12
    movw r0, #:lower16:(.Lconstants_nnp_winograd_f7x7_3x3_by_2_output_with_bias__armv7_neon+32 - (1f + 8))
    movt r0, #:upper16:(.Lconstants_nnp_winograd_f7x7_3x3_by_2_output_with_bias__armv7_neon+32 - (1f + 8))
1:
    add r0, pc, r0
    vld1.32 {d4, d5}, [r0]
    vmla.f32 q3, q13, d0[0]
    vmla.f32 q10, q5, d1[0]
    vadd.f32 q9, q9, q12
    vld1.32 {d12, d13}, [r10]
    add r0, r8, r4, lsl #3
    vmla.f32 q11, q13, d2[0]
    add r10, r0, r7
    vadd.f32 q8, q8, q5
    vmla.f32 q12, q5, d3[0]
    vmla.f32 q14, q13, d4[0]
    vld1.32 {d26, d27}, [r11]
    add r11, r8, r7, lsl #2
    vmla.f32 q9, q5, d5[0]
    vld1.32 {d10, d11}, [r1]
    add r0, r8, r4
    add r1, r0, r7, lsl #2
    vadd.f32 q7, q15, q4
    vsub.f32 q15, q15, q4
    vmla.f32 q10, q7, d1[1]
    vmla.f32 q3, q15, d0[1]
    vld1.32 {d0, d1}, [r10]
    add r0, r8, r4, lsl #1
    vmla.f32 q11, q15, d2[1]
    add r0, r0, r7, lsl #2
    add r8, r8, r2, lsl #2
    vadd.f32 q8, q8, q7
    vmla.f32 q12, q7, d3[1]
    vld1.32 {d2, d3}, [r11]
    vmla.f32 q14, q15, d4[1]
    vld1.32 {d30, d31}, [r1]
    vmla.f32 q9, q7, d5[1]
    vld1.32 {d4, d5}, [r0]
    vadd.f32 q8, q8, q6
    vadd.f32 q13, q3, q13
    vadd.f32 q10, q10, q5
    vst1.32 {d16, d17}, [r12]
    add r12, r12, #240
    vadd.f32 q8, q11, q0
    vst1.32 {d26, d27}, [r12]
    add r12, r12, #240
    vadd.f32 q11, q12, q1
    vst1.32 {d20, d21}, [r12]
    add r12, r12, #240
    vadd.f32 q10, q14, q15
    vst1.32 {d16, d17}, [r12]
    add r12, r12, #240
    vadd.f32 q8, q9, q2
    vst1.32 {d22, d23}, [r12]
    add r12, r12, #240
    vst1.32 {d20, d21}, [r12]
    add r12, r12, #240
    vst1.32 {d16, d17}, [r12]
    sub r12, r12, #1424
    cmp r9, #0
    bne .Lrepeat_1283
    ldr r0, [r5]
    mov r8, r3
    mov r9, r14
    ldr r3, [r5, #12]
    lsl r0, r0, #2
    ldr r4, [r5, #4]
    add r7, r8, r0
    add r10, r7, r0
    ldr r5, [r5, #8]
    add r1, r10, r0
    cmp r3, #127
    bne .Lotherwise_1284
    movw r2, #7
.Lrepeat_1285:
    tst r5, #1
    beq .Lotherwise_1286
    vld1.32 {d16, d17}, [r9]!
    add r3, r8, #12
    add r12, r7, #12
    vld1.32 {d18, d19}, [r6]
    add r14, r10, #12
    add r11, r1, #12
    vld1.32 {d20, d21}, [r9]!
    vadd.f32 q8, q8, q9
    vld1.32 {d18, d19}, [r9]!
    vld1.32 {d22, d23}, [r9]!
    vadd.f32 q3, q8, q10
    vld1.32 {d30, d31}, [r9]!
    vsub.f32 q4, q8, q10
    vld1.32 {d16, d17}, [r9]!
    vld1.32 {d26, d27}, [r9]!
    vadd.f32 q14, q9, q11
    vld1.32 {d10, d11}, [r9]!
    vsub.f32 q9, q9, q11
    vmov q10, q4
    movw r0, #:lower16:(.Lconstants_nnp_winograd_f7x7_3x3_by_2_output_with_bias__armv7_neon - (1f + 8))
    movt r0, #:upper16:(.Lconstants_nnp_winograd_f7x7_3x3_by_2_output_with_bias__armv7_neon - (1f + 8))
1:
    add r0, pc, r0
    vld1.32 {d0, d1}, [r0]
    vmov q11, q3
    movw r0, #:lower16:(.Lconstants_nnp_winograd_f7x7_3x3_by_2_output_with_bias__armv7_neon+16 - (1f + 8))
    movt r0, #:upper16:(.Lconstants_nnp_winograd_f7x7_3x3_by_2_output_with_bias__armv7_neon+16 - (1f + 8))
1:
    add r0, pc, r0
    vld1.32 {d2, d3}, [r0]
    vmov q12, q4
    movw r0, #:lower16:(.Lconstants_nnp_winograd_f7x7_3x3_by_2_output_with_bias__armv7_neon+32 - (1f + 8))
    movt r0, #:upper16:(.Lconstants_nnp_winograd_f7x7_3x3_by_2_output_with_bias__armv7_neon+32 - (1f + 8))
1:
    add r0, pc, r0
    vld1.32 {d4, d5}, [r0]
    vadd.f32 q6, q15, q8
    vsub.f32 q8, q15, q8
    vld1.32 {d30, d31}, [r9]!
    vadd.f32 q5, q5, q3
    vmla.f32 q10, q9, d0[0]
    vmla.f32 q11, q14, d1[0]
    vmla.f32 q12, q9, d2[0]
    vadd.f32 q13, q13, q3
    vadd.f32 q5, q5, q14
    vmla.f32 q10, q8, d0[1]
    vmla.f32 q11, q6, d1[1]
    vld1.32 {d0, d1}, [r9]!
    vmla.f32 q12, q8, d2[1]
    vmla.f32 q3, q14, d3[0]
    vmla.f32 q4, q9, d4[0]
    vld1.32 {d14, d15}, [r9]!
    vmla.f32 q13, q14, d5[0]
    vld1.32 {d28, d29}, [r9]!
    vadd.f32 q5, q5, q6
    vmla.f32 q3, q6, d3[1]
    vld1.32 {d18, d19}, [r9]!
    vmla.f32 q4, q8, d4[1]
    vld1.32 {d2, d3}, [r9]!
    vmla.f32 q13, q6, d5[1]
    vld1.32 {d4, d5}, [r9]
    sub r9, r9, #224
    vadd.f32 q15, q5, q15
    vadd.f32 q0, q10, q0
    vadd.f32 q5, q11, q7
    vadd.f32 q14, q12, q14
    vadd.f32 q8, q3, q9
    vadd.f32 q9, q4, q1
    vadd.f32 q10, q13, q2
    vmov q11, q15
    vmov q12, q0
    vmov q13, q5
    vmov q15, q14
    vtrn.32 q11, q12
    vtrn.32 q13, q15
    vswp d23, d26
    vtrn.32 q14, q8
    vtrn.32 q9, q10
    vst1.32 {d22, d23}, [r8]
    vswp d25, d30
    vswp d29, d18
    vst1.32 {d24, d25}, [r7]
    vswp d17, d20
    vst1.32 {d26, d27}, [r10]
    vst1.32 {d30, d31}, [r1]
    vst1.32 {d28, d29}, [r3]
    vst1.32 {d16, d17}, [r12]
    vst1.32 {d18, d19}, [r14]
    vst1.32 {d20, d21}, [r11]
.Lotherwise_1286:
    sub r2, r2, #1
    lsr r5, r5, #1
    add r8, r8, r4, lsl #2
    add r7, r7, r4, lsl #2
    add r10, r10, r4, lsl #2
    add r1, r1, r4, lsl #2
    add r9, r9, #240
    cmp r2, #0
    bne .Lrepeat_1285
    b .Lend_1287
.Lotherwise_1284:
    movw r12, #7
.Lrepeat_1288:
    tst r5, #1
    beq .Lotherwise_1289
    vld1.32 {d16, d17}, [r9]!
    ubfx r0, r3, #0, #4
    vld1.32 {d18, d19}, [r6]
    vld1.32 {d20, d21}, [r9]!
    vld1.32 {d22, d23}, [r9]!
    vadd.f32 q8, q8, q9
    vld1.32 {d18, d19}, [r9]!
    vld1.32 {d28, d29}, [r9]!
    vadd.f32 q13, q8, q10
    vld1.32 {d30, d31}, [r9]!
    vsub.f32 q3, q8, q10
    vld1.32 {d16, d17}, [r9]!
    vadd.f32 q4, q11, q9
    vld1.32 {d10, d11}, [r9]!
    vsub.f32 q11, q11, q9
    vmov q12, q3
    movw r2, #:lower16:(.Lconstants_nnp_winograd_f7x7_3x3_by_2_output_with_bias__armv7_neon - (1f + 8))
    movt r2, #:upper16:(.Lconstants_nnp_winograd_f7x7_3x3_by_2_output_with_bias__armv7_neon - (1f + 8))
1:
    add r2, pc, r2
    vld1.32 {d0, d1}, [r2]
    vmov q9, q13
    movw r2, #:lower16:(.Lconstants_nnp_winograd_f7x7_3x3_by_2_output_with_bias__armv7_neon+16 - (1f + 8))
    movt r2, #:upper16:(.Lconstants_nnp_winograd_f7x7_3x3_by_2_output_with_bias__armv7_neon+16 - (1f + 8))
1:
    add r2, pc, r2
    vld1.32 {d2, d3}, [r2]
    vmov q6, q3
    movw r2, #:lower16:(.Lconstants_nnp_winograd_f7x7_3x3_by_2_output_with_bias__armv7_neon+32 - (1f + 8))
    movt r2, #:upper16:(.Lconstants_nnp_winograd_f7x7_3x3_by_2_output_with_bias__armv7_neon+32 - (1f + 8))
1:
    add r2, pc, r2
    vld1.32 {d4, d5}, [r2]
    vmov q10, q13
    vadd.f32 q7, q8, q13
    vadd.f32 q8, q5, q13
    vld1.32 {d26, d27}, [r9]!
    vmla.f32 q12, q11, d0[0]
    vmla.f32 q9, q4, d1[0]
    vmla.f32 q6, q11, d2[0]
    vmla.f32 q10, q4, d3[0]
    vmla.f32 q3, q11, d4[0]
    vld1.32 {d22, d23}, [r9]!
    vmla.f32 q7, q4, d5[0]
    vadd.f32 q8, q8, q4
    vld1.32 {d8, d9}, [r9]!
    vadd.f32 q5, q14, q15
    vsub.f32 q14, q14, q15
    vmla.f32 q9, q5, d1[1]
    vmla.f32 q12, q14, d0[1]
    vld1.32 {d30, d31}, [r9]!
    vmla.f32 q6, q14, d2[1]
    vmla.f32 q10, q5, d3[1]
    vld1.32 {d0, d1}, [r9]!
    vmla.f32 q3, q14, d4[1]
    vld1.32 {d28, d29}, [r9]!
    vmla.f32 q7, q5, d5[1]
    vld1.32 {d2, d3}, [r9]
    sub r9, r9, #224
    vadd.f32 q8, q8, q5
    vadd.f32 q11, q12, q11
    vadd.f32 q13, q8, q13
    vadd.f32 q2, q9, q4
    vadd.f32 q8, q6, q15
    vadd.f32 q9, q10, q0
    vadd.f32 q10, q3, q14
    vadd.f32 q12, q7, q1
    cmp r0, #15
    bne .Lotherwise_1290
    vtrn.32 q13, q11
    vtrn.32 q2, q8
    vswp d27, d4
    vswp d23, d16
    vst1.32 {d26, d27}, [r8]
    vst1.32 {d22, d23}, [r7]
    vst1.32 {d4, d5}, [r10]
    vst1.32 {d16, d17}, [r1]
    b .Lend_1291
.Lotherwise_1290:
    tst r3, #1
    beq .Lotherwise_1292
    vst1.32 {d26[0]}, [r8]
    vst1.32 {d26[1]}, [r7]
    vst1.32 {d27[0]}, [r10]
    vst1.32 {d27[1]}, [r1]
.Lotherwise_1292:
    tst r3, #2
    beq .Lotherwise_1293
    add r0, r8, #4
    vst1.32 {d22[0]}, [r0]
    add r0, r7, #4
    add r2, r10, #4
    vst1.32 {d22[1]}, [r0]
    add r0, r1, #4
    vst1.32 {d23[0]}, [r2]
    vst1.32 {d23[1]}, [r0]
.Lotherwise_1293:
    tst r3, #4
    beq .Lotherwise_1294
    add r0, r8, #8
    vst1.32 {d4[0]}, [r0]
    add r0, r7, #8
    add r2, r10, #8
    vst1.32 {d4[1]}, [r0]
    add r0, r1, #8
    vst1.32 {d5[0]}, [r2]
    vst1.32 {d5[1]}, [r0]
.Lotherwise_1294:
    tst r3, #8
    beq .Lotherwise_1295
    add r0, r8, #12
    vst1.32 {d16[0]}, [r0]
    add r0, r7, #12
    add r2, r10, #12
    vst1.32 {d16[1]}, [r0]
    add r0, r1, #12
    vst1.32 {d17[0]}, [r2]
    vst1.32 {d17[1]}, [r0]
.Lotherwise_1295:
.Lend_1291:
    ubfx r0, r3, #4, #4
    cmp r0, #15
    bne .Lotherwise_1296
    add r0, r8, #16
    add r2, r7, #16
    add r14, r10, #16
    vmov q8, q12
    vtrn.32 q9, q10
    vtrn.32 q12, q8
    vswp d19, d24
    vswp d21, d16
    vst1.32 {d18, d19}, [r0]
    add r0, r1, #16
    vst1.32 {d20, d21}, [r2]
    vst1.32 {d24, d25}, [r14]
    vst1.32 {d16, d17}, [r0]
    b .Lend_1297
.Lotherwise_1296:
    tst r3, #16
    beq .Lotherwise_1298
    add r0, r8, #16
    vst1.32 {d18[0]}, [r0]
    add r0, r7, #16
    add r2, r10, #16
    vst1.32 {d18[1]}, [r0]
    add r0, r1, #16
    vst1.32 {d19[0]}, [r2]
    vst1.32 {d19[1]}, [r0]
.Lotherwise_1298:
    tst r3, #32
    beq .Lotherwise_1299
    add r0, r8, #20
    vst1.32 {d20[0]}, [r0]
    add r0, r7, #20
    add r2, r10, #20
    vst1.32 {d20[1]}, [r0]
    add r0, r1, #20
    vst1.32 {d21[0]}, [r2]
    vst1.32 {d21[1]}, [r0]
.Lotherwise_1299:
    tst r3, #64
    beq .Lotherwise_1300
    add r0, r8, #24
    vst1.32 {d24[0]}, [r0]
    add r0, r7, #24
    add r2, r10, #24
    vst1.32 {d24[1]}, [r0]
    add r0, r1, #24
    vst1.32 {d25[0]}, [r2]
    vst1.32 {d25[1]}, [r0]
.Lotherwise_1300:
    tst r3, #128
    beq .Lotherwise_1301
    add r0, r8, #28
    vst1.32 {d24[0]}, [r0]
    add r0, r7, #28
    add r2, r10, #28
    vst1.32 {d24[1]}, [r0]
    add r0, r1, #28
    vst1.32 {d25[0]}, [r2]
    vst1.32 {d25[1]}, [r0]
.Lotherwise_1301:
.Lend_1297:
.Lotherwise_1289:
    sub r12, r12, #1
    lsr r5, r5, #1
    add r8, r8, r4, lsl #2
    add r7, r7, r4, lsl #2
    add r10, r10, r4, lsl #2
    add r1, r1, r4, lsl #2
    add r9, r9, #240
    cmp r12, #0
    bne .Lrepeat_1288
.Lend_1287:
    vpop {d8, d9, d10, d11, d12, d13, d14, d15}
    pop {r4, r5, r6, r7, r8, r9, r10, r11, pc}
    .size nnp_winograd_f7x7_3x3_by_2_output_with_bias__armv7_neon, . - nnp_winograd_f7x7_3x3_by_2_output_with_bias__armv7_neon

.section .rodata
    .p2align 4
.Lconstants_nnp_winograd_f7x7_3x3_by_2_output_with_bias_with_relu__armv7_neon:
    .long 0x40000000, 0x3f000000, 0x40800000, 0x3e800000
    .long 0x41000000, 0x3e000000, 0x41800000, 0x3d800000
    .long 0x42000000, 0x3d000000, 0x42800000, 0x3c800000

    .text
    .p2align 4
    .globl nnp_winograd_f7x7_3x3_by_2_output_with_bias_with_relu__armv7_neon
    .type nnp_winograd_f7x7_3x3_by_2_output_with_bias_with_relu__armv7_neon, %function
nnp_winograd_f7x7_3x3_by_2_output_with_bias_with_relu__armv7_neon:
    push {r4, r5, r6, r7, r8, r9, r10, r11, r14}
    vpush {d8, d9, d10, d11, d12, d13, d14, d15}
    ldr r14, [sp, #104]
    lsl r4, r1, #2
    ldr r5, [sp, #100]
    movw r12, #15
    mov r6, r2
    add r7, r4, r4, lsl #1
    mov r8, r0
    mul r2, r1, r12
    mov r12, r14
    movw r9, #15
.Lrepeat_1302:
    add r0, r8, r4
    vld1.32 {d16, d17}, [r8]
    add r1, r8, r4, lsl #1
    vld1.32 {d18, d19}, [r0]
    add r10, r8, r7
    add r0, r8, r4
    vld1.32 {d20, d21}, [r1]
    add r1, r8, r4
    add r11, r0, r7, lsl #1
    vld1.32 {d22, d23}, [r10]
    vsub.f32 q14, q8, q9
    add r10, r8, r4, lsl #2
    vadd.f32 q12, q8, q9
    add r0, r1, r4, lsl #2
    vld1.32 {d16, d17}, [r11]
    add r1, r8, r7, lsl #1
    vsub.f32 q13, q10, q11
    sub r9, r9, #1
    vld1.32 {d30, d31}, [r10]
    add r10, r8, r4, lsl #3
    vmov q3, q14
    vld1.32 {d8, d9}, [r0]
    add r0, r8, r4
    vadd.f32 q5, q10, q11
    add r11, r0, r4, lsl #3
    movw r0, #:lower16:(.Lconstants_nnp_winograd_f7x7_3x3_by_2_output_with_bias_with_relu__armv7_neon - (1f + 8))
    movt r0, #:upper16:(.Lconstants_nnp_winograd_f7x7_3x3_by_2_output_with_bias_with_relu__armv7_neon - (1f + 8))
1:
    add r0, pc, r0
    vld1.32 {d0, d1}, [r0]
    vmov q10, q12
    vld1.32 {d18, d19}, [r1]
    add r0, r8, r4, lsl #1
    vmov q11, q14
    add r1, r0, r4, lsl #3
    movw r0, #:lower16:(.Lconstants_nnp_winograd_f7x7_3x3_by_2_output_with_bias_with_relu__armv7_neon+16 - (1f + 8))
    movt r0, #:upper16:(.Lconstants_nnp_winograd_f7x7_3x3_by_2_output_with_bias_with_relu__armv7_neon+16 - (1f + 8))
1:
    add r0, pc, r0
    vld1.32 {d2, d3}, [r0]
    vadd.f32 q8, q8, q12
    movw r0, #:lower16:(.Lconstants_nnp_winograd_f7x7_3x3_by_2_output_with_bias_with_relu__armv7_neon+32 - (1f + 8))
    movt r0, #:upper16:(.Lconstants_nnp_winograd_f7x7_3x3_by_2_output_with_bias_with_relu__armv7_neon+32 - (1f + 8))
1:
    add r0, pc, r0
    vld1.32 {d4, d5}, [r0]
    vmla.f32 q3, q13, d0[0]
    vmla.f32 q10, q5, d1[0]
    vadd.f32 q9, q9, q12
    vld1.32 {d12, d13}, [r10]
    add r0, r8, r4, lsl #3
    vmla.f32 q11, q13, d2[0]
    add r10, r0, r7
    vadd.f32 q8, q8, q5
    vmla.f32 q12, q5, d3[0]
    vmla.f32 q14, q13, d4[0]
    vld1.32 {d26, d27}, [r11]
    add r11, r8, r7, lsl #2
    vmla.f32 q9, q5, d5[0]
    vld1.32 {d10, d11}, [r1]
    add r0, r8, r4
    add r1, r0, r7, lsl #2
    vadd.f32 q7, q15, q4
    vsub.f32 q15, q15, q4
    vmla.f32 q10, q7, d1[1]
    vmla.f32 q3, q15, d0[1]
    vld1.32 {d0, d1}, [r10]
    add r0, r8, r4, lsl #1
    vmla.f32 q11, q15, d2[1]
    add r0, r0, r7, lsl #2
    add r8, r8, r2, lsl #2
    vadd.f32 q8, q8, q7
    vmla.f32 q12, q7, d3[1]
    vld1.32 {d2, d3}, [r11]
    vmla.f32 q14, q15, d4[1]
    vld1.32 {d30, d31}, [r1]
    vmla.f32 q9, q7, d5[1]
    vld1.32 {d4, d5}, [r0]
    vadd.f32 q8, q8, q6
    vadd.f32 q13, q3, q13
    vadd.f32 q10, q10, q5
    vst1.32 {d16, d17}, [r12]
    add r12, r12, #240
    vadd.f32 q8, q11, q0
    vst1.32 {d26, d27}, [r12]
    add r12, r12, #240
    vadd.f32 q11, q12, q1
    vst1.32 {d20, d21}, [r12]
    add r12, r12, #240
    vadd.f32 q10, q14, q15
    vst1.32 {d16, d17}, [r12]
    add r12, r12, #240
    vadd.f32 q8, q9, q2
    vst1.32 {d22, d23}, [r12]
    add r12, r12, #240
    vst1.32 {d20, d21}, [r12]
    add r12, r12, #240
    vst1.32 {d16, d17}, [r12]
    sub r12, r12, #1424
    cmp r9, #0
    bne .Lrepeat_1302
    ldr r0, [r5]
    mov r8, r3
    mov r9, r14
    ldr r3, [r5, #12]
    lsl r0, r0, #2
    ldr r4, [r5, #4]
    add r7, r8, r0
    add r10, r7, r0
    ldr r5, [r5, #8]
    add r1, r10, r0
    cmp r3, #127
    bne .Lotherwise_1303
    movw r2, #7
.Lrepeat_1304:
    tst r5, #1
    beq .Lotherwise_1305
    vld1.32 {d16, d17}, [r9]!
    vmov.i32 q13, #0
    add r3, r8, #12
    vld1.32 {d18, d19}, [r6]
    add r12, r7, #12
    add r14, r10, #12
    vld1.32 {d20, d21}, [r9]!
    add r11, r1, #12
    vadd.f32 q8, q8, q9
    vld1.32 {d18, d19}, [r9]!
    vld1.32 {d22, d23}, [r9]!
    vadd.f32 q15, q8, q10
    vld1.32 {d6, d7}, [r9]!
    vsub.f32 q4, q8, q10
    vld1.32 {d10, d11}, [r9]!
    vld1.32 {d16, d17}, [r9]!
    vadd.f32 q6, q9, q11
    vld1.32 {d20, d21}, [r9]!
    vsub.f32 q9, q9, q11
    vmov q11, q4
    movw r0, #:lower16:(.Lconstants_nnp_winograd_f7x7_3x3_by_2_output_with_bias_with_relu__armv7_neon - (1f + 8))
    movt r0, #:upper16:(.Lconstants_nnp_winograd_f7x7_3x3_by_2_output_with_bias_with_relu__armv7_neon - (1f + 8))
1:
    add r0, pc, r0
    vld1.32 {d0, d1}, [r0]
    vmov q12, q15
    movw r0, #:lower16:(.Lconstants_nnp_winograd_f7x7_3x3_by_2_output_with_bias_with_relu__armv7_neon+16 - (1f + 8))
    movt r0, #:upper16:(.Lconstants_nnp_winograd_f7x7_3x3_by_2_output_with_bias_with_relu__armv7_neon+16 - (1f + 8))
1:
    add r0, pc, r0
    vld1.32 {d2, d3}, [r0]
    vmov q14, q4
    movw r0, #:lower16:(.Lconstants_nnp_winograd_f7x7_3x3_by_2_output_with_bias_with_relu__armv7_neon+32 - (1f + 8))
    movt r0, #:upper16:(.Lconstants_nnp_winograd_f7x7_3x3_by_2_output_with_bias_with_relu__armv7_neon+32 - (1f + 8))
1:
    add r0, pc, r0
    vld1.32 {d4, d5}, [r0]
    vadd.f32 q7, q10, q15
    vmla.f32 q11, q9, d0[0]
    vmla.f32 q12, q6, d1[0]
    vmla.f32 q14, q9, d2[0]
    vadd.f32 q10, q8, q15
    vadd.f32 q8, q7, q6
    vmla.f32 q15, q6, d3[0]
    vmla.f32 q4, q9, d4[0]
    vld1.32 {d14, d15}, [r9]!
    vmla.f32 q10, q6, d5[0]
    vld1.32 {d12, d13}, [r9]!
    vadd.f32 q9, q3, q5
    vsub.f32 q3, q3, q5
    vmla.f32 q12, q9, d1[1]
    vmla.f32 q11, q3, d0[1]
    vld1.32 {d0, d1}, [r9]!
    vmla.f32 q14, q3, d2[1]
    vadd.f32 q8, q8, q9
    vmla.f32 q15, q9, d3[1]
    vld1.32 {d2, d3}, [r9]!
    vmla.f32 q4, q3, d4[1]
    vld1.32 {d6, d7}, [r9]!
    vmla.f32 q10, q9, d5[1]
    vld1.32 {d18, d19}, [r9]!
    vadd.f32 q2, q8, q7
    vld1.32 {d10, d11}, [r9]
    sub r9, r9, #224
    vadd.f32 q11, q11, q6
    vadd.f32 q0, q12, q0
    vadd.f32 q14, q14, q1
    vadd.f32 q8, q15, q3
    vadd.f32 q9, q4, q9
    vadd.f32 q10, q10, q5
    vmax.f32 q12, q13, q2
    vmax.f32 q11, q13, q11
    vmax.f32 q15, q13, q0
    vmax.f32 q14, q13, q14
    vmax.f32 q8, q13, q8
    vmax.f32 q9, q13, q9
    vmax.f32 q10, q13, q10
    vmov q13, q14
    vtrn.32 q12, q11
    vtrn.32 q15, q13
    vswp d25, d30
    vtrn.32 q14, q8
    vtrn.32 q9, q10
    vst1.32 {d24, d25}, [r8]
    vswp d23, d26
    vswp d29, d18
    vst1.32 {d22, d23}, [r7]
    vswp d17, d20
    vst1.32 {d30, d31}, [r10]
    vst1.32 {d26, d27}, [r1]
    vst1.32 {d28, d29}, [r3]
    vst1.32 {d16, d17}, [r12]
    vst1.32 {d18, d19}, [r14]
    vst1.32 {d20, d21}, [r11]
.Lotherwise_1305:
    sub r2, r2, #1
    lsr r5, r5, #1
    add r8, r8, r4, lsl #2
    add r7, r7, r4, lsl #2
    add r10, r10, r4, lsl #2
    add r1, r1, r4, lsl #2
    add r9, r9, #240
    cmp r2, #0
    bne .Lrepeat_1304
    b .Lend_1306
.Lotherwise_1303:
    movw r12, #7
.Lrepeat_1307:
    tst r5, #1
    beq .Lotherwise_1308
    vld1.32 {d16, d17}, [r9]!
    vmov.i32 q14, #0
    ubfx r0, r3, #0, #4
    vld1.32 {d18, d19}, [r6]
    vld1.32 {d20, d21}, [r9]!
    vld1.32 {d22, d23}, [r9]!
    vadd.f32 q8, q8, q9
    vld1.32 {d18, d19}, [r9]!
    vld1.32 {d6, d7}, [r9]!
    vadd.f32 q15, q8, q10
    vld1.32 {d8, d9}, [r9]!
    vsub.f32 q5, q8, q10
    vld1.32 {d24, d25}, [r9]!
    vadd.f32 q13, q11, q9
    vld1.32 {d12, d13}, [r9]!
    vsub.f32 q8, q11, q9
    vmov q10, q5
    movw r2, #:lower16:(.Lconstants_nnp_winograd_f7x7_3x3_by_2_output_with_bias_with_relu__armv7_neon - (1f + 8))
    movt r2, #:upper16:(.Lconstants_nnp_winograd_f7x7_3x3_by_2_output_with_bias_with_relu__armv7_neon - (1f + 8))
1:
    add r2, pc, r2
    vld1.32 {d0, d1}, [r2]
    vmov q9, q15
    movw r2, #:lower16:(.Lconstants_nnp_winograd_f7x7_3x3_by_2_output_with_bias_with_relu__armv7_neon+16 - (1f + 8))
    movt r2, #:upper16:(.Lconstants_nnp_winograd_f7x7_3x3_by_2_output_with_bias_with_relu__armv7_neon+16 - (1f + 8))
1:
    add r2, pc, r2
    vld1.32 {d2, d3}, [r2]
    vmov q11, q5
    movw r2, #:lower16:(.Lconstants_nnp_winograd_f7x7_3x3_by_2_output_with_bias_with_relu__armv7_neon+32 - (1f + 8))
    movt r2, #:upper16:(.Lconstants_nnp_winograd_f7x7_3x3_by_2_output_with_bias_with_relu__armv7_neon+32 - (1f + 8))
1:
    add r2, pc, r2
    vld1.32 {d4, d5}, [r2]
    vadd.f32 q12, q12, q15
    vadd.f32 q6, q6, q15
    vmla.f32 q10, q8, d0[0]
    vmla.f32 q9, q13, d1[0]
    vmla.f32 q11, q8, d2[0]
    vmla.f32 q15, q13, d3[0]
    vmla.f32 q5, q8, d4[0]
    vld1.32 {d14, d15}, [r9]!
    vmla.f32 q12, q13, d5[0]
    vadd.f32 q8, q6, q13
    vld1.32 {d26, d27}, [r9]!
    vadd.f32 q6, q3, q4
    vsub.f32 q3, q3, q4
    vmla.f32 q9, q6, d1[1]
    vmla.f32 q10, q3, d0[1]
    vld1.32 {d0, d1}, [r9]!
    vmla.f32 q11, q3, d2[1]
    vmla.f32 q15, q6, d3[1]
    vld1.32 {d2, d3}, [r9]!
    vmla.f32 q5, q3, d4[1]
    vld1.32 {d6, d7}, [r9]!
    vmla.f32 q12, q6, d5[1]
    vld1.32 {d4, d5}, [r9]!
    vadd.f32 q8, q8, q6
    vld1.32 {d8, d9}, [r9]
    sub r9, r9, #224
    vadd.f32 q10, q10, q13
    vadd.f32 q13, q8, q7
    vadd.f32 q0, q9, q0
    vadd.f32 q1, q11, q1
    vadd.f32 q8, q15, q3
    vadd.f32 q9, q5, q2
    vadd.f32 q11, q12, q4
    vmax.f32 q12, q14, q13
    vmax.f32 q10, q14, q10
    vmax.f32 q13, q14, q0
    vmax.f32 q15, q14, q1
    vmax.f32 q8, q14, q8
    vmax.f32 q9, q14, q9
    vmax.f32 q11, q14, q11
    cmp r0, #15
    bne .Lotherwise_1309
    vtrn.32 q12, q10
    vtrn.32 q13, q15
    vswp d25, d26
    vswp d21, d30
    vst1.32 {d24, d25}, [r8]
    vst1.32 {d20, d21}, [r7]
    vst1.32 {d26, d27}, [r10]
    vst1.32 {d30, d31}, [r1]
    b .Lend_1310
.Lotherwise_1309:
    tst r3, #1
    beq .Lotherwise_1311
    vst1.32 {d24[0]}, [r8]
    vst1.32 {d24[1]}, [r7]
    vst1.32 {d25[0]}, [r10]
    vst1.32 {d25[1]}, [r1]
.Lotherwise_1311:
    tst r3, #2
    beq .Lotherwise_1312
    add r0, r8, #4
    vst1.32 {d20[0]}, [r0]
    add r0, r7, #4
    add r2, r10, #4
    vst1.32 {d20[1]}, [r0]
    add r0, r1, #4
    vst1.32 {d21[0]}, [r2]
    vst1.32 {d21[1]}, [r0]
.Lotherwise_1312:
    tst r3, #4
    beq .Lotherwise_1313
    add r0, r8, #8
    vst1.32 {d26[0]}, [r0]
    add r0, r7, #8
    add r2, r10, #8
    vst1.32 {d26[1]}, [r0]
    add r0, r1, #8
    vst1.32 {d27[0]}, [r2]
    vst1.32 {d27[1]}, [r0]
.Lotherwise_1313:
    tst r3, #8
    beq .Lotherwise_1314
    add r0, r8, #12
    vst1.32 {d30[0]}, [r0]
    add r0, r7, #12
    add r2, r10, #12
    vst1.32 {d30[1]}, [r0]
    add r0, r1, #12
    vst1.32 {d31[0]}, [r2]
    vst1.32 {d31[1]}, [r0]
.Lotherwise_1314:
.Lend_1310:
    ubfx r0, r3, #4, #4
    cmp r0, #15
    bne .Lotherwise_1315
    add r0, r8, #16
    add r2, r7, #16
    add r14, r10, #16
    vmov q10, q11
    vtrn.32 q8, q9
    vtrn.32 q11, q10
    vswp d17, d22
    vswp d19, d20
    vst1.32 {d16, d17}, [r0]
    add r0, r1, #16
    vst1.32 {d18, d19}, [r2]
    vst1.32 {d22, d23}, [r14]
    vst1.32 {d20, d21}, [r0]
    b .Lend_1316
.Lotherwise_1315:
    tst r3, #16
    beq .Lotherwise_1317
    add r0, r8, #16
    vst1.32 {d16[0]}, [r0]
    add r0, r7, #16
    add r2, r10, #16
    vst1.32 {d16[1]}, [r0]
    add r0, r1, #16
    vst1.32 {d17[0]}, [r2]
    vst1.32 {d17[1]}, [r0]
.Lotherwise_1317:
    tst r3, #32
    beq .Lotherwise_1318
    add r0, r8, #20
    vst1.32 {d18[0]}, [r0]
    add r0, r7, #20
    add r2, r10, #20
    vst1.32 {d18[1]}, [r0]
    add r0, r1, #20
    vst1.32 {d19[0]}, [r2]
    vst1.32 {d19[1]}, [r0]
.Lotherwise_1318:
    tst r3, #64
    beq .Lotherwise_1319
    add r0, r8, #24
    vst1.32 {d22[0]}, [r0]
    add r0, r7, #24
    add r2, r10, #24
    vst1.32 {d22[1]}, [r0]
    add r0, r1, #24
    vst1.32 {d23[0]}, [r2]
    vst1.32 {d23[1]}, [r0]
.Lotherwise_1319:
    tst r3, #128
    beq .Lotherwise_1320
    add r0, r8, #28
    vst1.32 {d22[0]}, [r0]
    add r0, r7, #28
    add r2, r10, #28
    vst1.32 {d22[1]}, [r0]
    add r0, r1, #28
    vst1.32 {d23[0]}, [r2]
    vst1.32 {d23[1]}, [r0]
.Lotherwise_1320:
.Lend_1316:
.Lotherwise_1308:
    sub r12, r12, #1
    lsr r5, r5, #1
    add r8, r8, r4, lsl #2
    add r7, r7, r4, lsl #2
    add r10, r10, r4, lsl #2
    add r1, r1, r4, lsl #2
    add r9, r9, #240
    cmp r12, #0
    bne .Lrepeat_1307
.Lend_1306:
    vpop {d8, d9, d10, d11, d12, d13, d14, d15}
    pop {r4, r5, r6, r7, r8, r9, r10, r11, pc}
    .size nnp_winograd_f7x7_3x3_by_2_output_with_bias_with_relu__armv7_neon, . - nnp_winograd_f7x7_3x3_by_2_output_with_bias_with_relu__armv7_neon

.section .rodata
    .p2align 4
.Lconstants_nnp_winograd_f5x5_3x3_by_2_input__armv7_neon:
    .long 0x40100000, 0x3f200000, 0x3ec80000, 0x3fc00000
    .long 0x3f610000, 0x40290000, 0x00000000, 0x00000000

    .text
    .p2align 4
    .globl nnp_winograd_f5x5_3x3_by_2_input__armv7_neon
    .type nnp_winograd_f5x5_3x3_by_2_input__armv7_neon, %function
nnp_winograd_f5x5_3x3_by_2_input__armv7_neon:
    push {r4, r5, r6, r7, r8, r9, r10, r11, r14}
    vpush {d8, d9, d10, d11, d12, d13, d14, d15}
    mov r5, r1
    ldr r4, [sp, #100]
    ldr r1, [r5]
    mov r6, r0
    movw r12, #2047
    ldr r14, [r5, #12]
    mov r7, r2
    mov r8, r3
    lsl r0, r1, #2
    ldr r2, [r5, #4]
    add r3, r6, r0
    add r9, r3, r0
    ldr r5, [r5, #8]
    eor r1, r14, r12
    add r10, r9, r0
    cmp r1, #0
    bne .Lotherwise_1321
    mov r1, r4
    movw r12, #11
.Lrepeat_1322:
    tst r5, #1
    beq .Lotherwise_1323
    vld1.32 {d16, d17}, [r6]!
    add r1, r1, #96
    add r0, r6, #12
    vld1.32 {d18, d19}, [r3]!
    add r14, r3, #12
    vld1.32 {d20, d21}, [r9]!
    vmov q13, q8
    add r11, r9, #12
    vld1.32 {d16, d17}, [r10]!
    vmov q12, q9
    vld1.32 {d18, d19}, [r0]
    add r0, r10, #12
    vmov q11, q10
    vld1.32 {d20, d21}, [r14]
    vmov q14, q8
    vld1.32 {d16, d17}, [r11]
    vmov q15, q9
    vld1.32 {d18, d19}, [r0]
    vmov q2, q10
    vld1.32 {d20, d21}, [r6]
    sub r6, r6, #16
    vmov q3, q8
    vld1.32 {d16, d17}, [r3]
    sub r3, r3, #16
    vmov q4, q9
    vld1.32 {d18, d19}, [r9]
    sub r9, r9, #16
    vmov q5, q10
    vld1.32 {d20, d21}, [r10]
    sub r10, r10, #16
    vmov q6, q8
    movw r0, #:lower16:(.Lconstants_nnp_winograd_f5x5_3x3_by_2_input__armv7_neon - (1f + 8))
    movt r0, #:upper16:(.Lconstants_nnp_winograd_f5x5_3x3_by_2_input__armv7_neon - (1f + 8))
1:
    add r0, pc, r0
    vld1.32 {d0, d1}, [r0]
    movw r0, #:lower16:(.Lconstants_nnp_winograd_f5x5_3x3_by_2_input__armv7_neon+16 - (1f + 8))
    movt r0, #:upper16:(.Lconstants_nnp_winograd_f5x5_3x3_by_2_input__armv7_neon+16 - (1f + 8))
1:
    add r0, pc, r0
    vld1.32 {d2, d3}, [r0]
    vtrn.32 q15, q2
    vtrn.32 q3, q4
    vtrn.32 q5, q6
    vtrn.32 q9, q10
    vswp d5, d8
    vtrn.32 q13, q12
    vtrn.32 q11, q14
    vswp d11, d18
    vmov q8, q2
    vmov q7, q2
    vswp d27, d22
    vmls.f32 q8, q5, d0[0]
    vmls.f32 q7, q5, d1[0]
    vswp d25, d28
    vmla.f32 q4, q11, d2[0]
    vswp d13, d20
    vst1.32 {d24, d25}, [r1]!
    vmov q12, q9
    vst1.32 {d28, d29}, [r1]!
    vmov q14, q9
    vst1.32 {d12, d13}, [r1]!
    vmls.f32 q12, q11, d0[0]
    vst1.32 {d20, d21}, [r1]!
    vmls.f32 q14, q11, d1[0]
    vmov q10, q8
    vmov q11, q7
    vmla.f32 q10, q12, d0[1]
    vmls.f32 q8, q12, d0[1]
    vmla.f32 q2, q13, d2[0]
    vmla.f32 q11, q14, d1[1]
    vswp d31, d6
    vmls.f32 q7, q14, d1[1]
    vmls.f32 q4, q9, d2[1]
    vst1.32 {d6, d7}, [r1]
    sub r1, r1, #160
    vmls.f32 q2, q5, d2[1]
    vst1.32 {d20, d21}, [r1]!
    vst1.32 {d16, d17}, [r1]!
    vst1.32 {d22, d23}, [r1]!
    vst1.32 {d14, d15}, [r1]!
    vst1.32 {d8, d9}, [r1]!
    vst1.32 {d4, d5}, [r1]
    sub r1, r1, #80
    b .Lend_1324
.Lotherwise_1323:
    vmov.i32 q8, #0
    vmov.i32 q9, #0
    vmov.i32 q10, #0
    vst1.32 {d16, d17}, [r1]!
    vmov.i32 q8, #0
    vst1.32 {d18, d19}, [r1]!
    vmov.i32 q9, #0
    vst1.32 {d20, d21}, [r1]!
    vmov.i32 q10, #0
    vst1.32 {d16, d17}, [r1]!
    vmov.i32 q8, #0
    vst1.32 {d18, d19}, [r1]!
    vmov.i32 q9, #0
    vst1.32 {d20, d21}, [r1]!
    vmov.i32 q10, #0
    vst1.32 {d16, d17}, [r1]!
    vmov.i32 q8, #0
    vst1.32 {d18, d19}, [r1]!
    vmov.i32 q9, #0
    vst1.32 {d20, d21}, [r1]!
    vst1.32 {d16, d17}, [r1]!
    vst1.32 {d18, d19}, [r1]
    sub r1, r1, #160
.Lend_1324:
    sub r12, r12, #1
    lsr r5, r5, #1
    add r6, r6, r2, lsl #2
    add r3, r3, r2, lsl #2
    add r9, r9, r2, lsl #2
    add r10, r10, r2, lsl #2
    add r1, r1, #176
    cmp r12, #0
    bne .Lrepeat_1322
    b .Lend_1325
.Lotherwise_1321:
    mov r1, r4
    movw r12, #11
.Lrepeat_1326:
    tst r5, #1
    beq .Lotherwise_1327
    ubfx r0, r14, #0, #4
    cmp r0, #15
    bne .Lotherwise_1328
    vld1.32 {d16, d17}, [r6]
    vld1.32 {d18, d19}, [r3]
    vld1.32 {d20, d21}, [r9]
    vld1.32 {d22, d23}, [r10]
    vtrn.32 q8, q9
    vtrn.32 q10, q11
    vswp d17, d20
    vswp d19, d22
    vmov q12, q8
    vmov q13, q10
    b .Lend_1329
.Lotherwise_1328:
    vmov.i32 q12, #0
    tst r14, #1
    beq .Lotherwise_1330
    vld1.32 {d24[0]}, [r6]
    vld1.32 {d24[1]}, [r3]
    vld1.32 {d25[0]}, [r9]
    vld1.32 {d25[1]}, [r10]
.Lotherwise_1330:
    vmov.i32 q9, #0
    tst r14, #2
    beq .Lotherwise_1331
    add r0, r6, #4
    vld1.32 {d18[0]}, [r0]
    add r0, r3, #4
    add r11, r9, #4
    vld1.32 {d18[1]}, [r0]
    add r0, r10, #4
    vld1.32 {d19[0]}, [r11]
    vld1.32 {d19[1]}, [r0]
.Lotherwise_1331:
    vmov.i32 q13, #0
    tst r14, #4
    beq .Lotherwise_1332
    add r0, r6, #8
    vld1.32 {d26[0]}, [r0]
    add r0, r3, #8
    add r11, r9, #8
    vld1.32 {d26[1]}, [r0]
    add r0, r10, #8
    vld1.32 {d27[0]}, [r11]
    vld1.32 {d27[1]}, [r0]
.Lotherwise_1332:
    vmov.i32 q11, #0
    tst r14, #8
    beq .Lotherwise_1333
    add r0, r6, #12
    vld1.32 {d22[0]}, [r0]
    add r0, r3, #12
    add r11, r9, #12
    vld1.32 {d22[1]}, [r0]
    add r0, r10, #12
    vld1.32 {d23[0]}, [r11]
    vld1.32 {d23[1]}, [r0]
.Lotherwise_1333:
.Lend_1329:
    add r1, r1, #96
    vst1.32 {d18, d19}, [r1]!
    ubfx r0, r14, #4, #4
    vst1.32 {d22, d23}, [r1]
    sub r1, r1, #112
    cmp r0, #15
    bne .Lotherwise_1334
    add r0, r6, #16
    add r11, r3, #16
    vld1.32 {d16, d17}, [r0]
    add r0, r9, #16
    vld1.32 {d18, d19}, [r11]
    add r11, r10, #16
    vld1.32 {d20, d21}, [r0]
    vld1.32 {d22, d23}, [r11]
    vtrn.32 q8, q9
    vtrn.32 q10, q11
    vswp d17, d20
    vswp d19, d22
    vmov q15, q8
    vmov q3, q10
    b .Lend_1335
.Lotherwise_1334:
    vmov.i32 q15, #0
    tst r14, #16
    beq .Lotherwise_1336
    add r0, r6, #16
    vld1.32 {d30[0]}, [r0]
    add r0, r3, #16
    add r11, r9, #16
    vld1.32 {d30[1]}, [r0]
    add r0, r10, #16
    vld1.32 {d31[0]}, [r11]
    vld1.32 {d31[1]}, [r0]
.Lotherwise_1336:
    vmov.i32 q9, #0
    tst r14, #32
    beq .Lotherwise_1337
    add r0, r6, #20
    vld1.32 {d18[0]}, [r0]
    add r0, r3, #20
    add r11, r9, #20
    vld1.32 {d18[1]}, [r0]
    add r0, r10, #20
    vld1.32 {d19[0]}, [r11]
    vld1.32 {d19[1]}, [r0]
.Lotherwise_1337:
    vmov.i32 q3, #0
    tst r14, #64
    beq .Lotherwise_1338
    add r0, r6, #24
    vld1.32 {d6[0]}, [r0]
    add r0, r3, #24
    add r11, r9, #24
    vld1.32 {d6[1]}, [r0]
    add r0, r10, #24
    vld1.32 {d7[0]}, [r11]
    vld1.32 {d7[1]}, [r0]
.Lotherwise_1338:
    vmov.i32 q11, #0
    tst r14, #128
    beq .Lotherwise_1339
    add r0, r6, #28
    vld1.32 {d22[0]}, [r0]
    add r0, r3, #28
    add r11, r9, #28
    vld1.32 {d22[1]}, [r0]
    add r0, r10, #28
    vld1.32 {d23[0]}, [r11]
    vld1.32 {d23[1]}, [r0]
.Lotherwise_1339:
.Lend_1335:
    add r1, r1, #128
    vmov.i32 q4, #0
    vst1.32 {d18, d19}, [r1]!
    vst1.32 {d22, d23}, [r1]
    sub r1, r1, #144
    tst r14, #256
    beq .Lotherwise_1340
    add r0, r6, #32
    vld1.32 {d8[0]}, [r0]
    add r0, r3, #32
    add r11, r9, #32
    vld1.32 {d8[1]}, [r0]
    add r0, r10, #32
    vld1.32 {d9[0]}, [r11]
    vld1.32 {d9[1]}, [r0]
.Lotherwise_1340:
    vmov.i32 q8, #0
    tst r14, #512
    beq .Lotherwise_1341
    add r0, r6, #36
    vld1.32 {d16[0]}, [r0]
    add r0, r3, #36
    add r11, r9, #36
    vld1.32 {d16[1]}, [r0]
    add r0, r10, #36
    vld1.32 {d17[0]}, [r11]
    vld1.32 {d17[1]}, [r0]
.Lotherwise_1341:
    vmov.i32 q9, #0
    tst r14, #1024
    beq .Lotherwise_1342
    add r0, r6, #40
    vld1.32 {d18[0]}, [r0]
    add r0, r3, #40
    add r11, r9, #40
    vld1.32 {d18[1]}, [r0]
    add r0, r10, #40
    vld1.32 {d19[0]}, [r11]
    vld1.32 {d19[1]}, [r0]
.Lotherwise_1342:
    vmov q10, q4
    movw r0, #:lower16:(.Lconstants_nnp_winograd_f5x5_3x3_by_2_input__armv7_neon - (1f + 8))
    movt r0, #:upper16:(.Lconstants_nnp_winograd_f5x5_3x3_by_2_input__armv7_neon - (1f + 8))
1:
    add r0, pc, r0
    vld1.32 {d0, d1}, [r0]
    add r1, r1, #160
    vmov q11, q4
    movw r0, #:lower16:(.Lconstants_nnp_winograd_f5x5_3x3_by_2_input__armv7_neon+16 - (1f + 8))
    movt r0, #:upper16:(.Lconstants_nnp_winograd_f5x5_3x3_by_2_input__armv7_neon+16 - (1f + 8))
1:
    add r0, pc, r0
    vld1.32 {d2, d3}, [r0]
    vmls.f32 q10, q15, d0[0]
    vst1.32 {d16, d17}, [r1]
    sub r1, r1, #160
    vmov q8, q3
    vmls.f32 q11, q15, d1[0]
    vmov q14, q3
    vmls.f32 q8, q13, d0[0]
    vmls.f32 q14, q13, d1[0]
    vmov q2, q10
    vmov q5, q11
    vmla.f32 q2, q8, d0[1]
    vmla.f32 q9, q13, d2[0]
    vmls.f32 q10, q8, d0[1]
    vmla.f32 q4, q12, d2[0]
    vmla.f32 q5, q14, d1[1]
    vst1.32 {d4, d5}, [r1]!
    vmls.f32 q11, q14, d1[1]
    vmls.f32 q9, q3, d2[1]
    vst1.32 {d20, d21}, [r1]!
    vmls.f32 q4, q15, d2[1]
    vst1.32 {d10, d11}, [r1]!
    vst1.32 {d22, d23}, [r1]!
    vst1.32 {d18, d19}, [r1]!
    vst1.32 {d8, d9}, [r1]
    sub r1, r1, #80
    b .Lend_1343
.Lotherwise_1327:
    vmov.i32 q8, #0
    vmov.i32 q9, #0
    vmov.i32 q10, #0
    vst1.32 {d16, d17}, [r1]!
    vmov.i32 q8, #0
    vst1.32 {d18, d19}, [r1]!
    vmov.i32 q9, #0
    vst1.32 {d20, d21}, [r1]!
    vmov.i32 q10, #0
    vst1.32 {d16, d17}, [r1]!
    vmov.i32 q8, #0
    vst1.32 {d18, d19}, [r1]!
    vmov.i32 q9, #0
    vst1.32 {d20, d21}, [r1]!
    vmov.i32 q10, #0
    vst1.32 {d16, d17}, [r1]!
    vmov.i32 q8, #0
    vst1.32 {d18, d19}, [r1]!
    vmov.i32 q9, #0
    vst1.32 {d20, d21}, [r1]!
    vst1.32 {d16, d17}, [r1]!
    vst1.32 {d18, d19}, [r1]
    sub r1, r1, #160
.Lend_1343:
    sub r12, r12, #1
    lsr r5, r5, #1
    add r6, r6, r2, lsl #2
    add r3, r3, r2, lsl #2
    add r9, r9, r2, lsl #2
    add r10, r10, r2, lsl #2
    add r1, r1, #176
    cmp r12, #0
    bne .Lrepeat_1326
.Lend_1325:
    lsl r12, r8, #2
    movw r0, #11
    add r14, r12, r12, lsl #1
    mul r5, r8, r0
    movw r6, #11
.Lrepeat_1344:
    vld1.32 {d16, d17}, [r4]
    add r4, r4, #176
    add r2, r7, r14, lsl #1
    vld1.32 {d2, d3}, [r4]
    add r4, r4, #176
    add r0, r7, r12
    vld1.32 {d18, d19}, [r4]
    add r4, r4, #176
    add r3, r0, r14, lsl #1
    vld1.32 {d20, d21}, [r4]
    add r4, r4, #176
    add r8, r7, r12, lsl #3
    vld1.32 {d22, d23}, [r4]
    add r4, r4, #176
    add r0, r7, r12
    vld1.32 {d24, d25}, [r4]
    add r4, r4, #176
    add r9, r0, r12, lsl #3
    vld1.32 {d26, d27}, [r4]
    add r4, r4, #176
    add r0, r7, r12, lsl #1
    vld1.32 {d28, d29}, [r4]
    add r4, r4, #176
    add r10, r0, r12, lsl #3
    vld1.32 {d30, d31}, [r4]
    vmov q2, q13
    add r4, r4, #176
    movw r0, #:lower16:(.Lconstants_nnp_winograd_f5x5_3x3_by_2_input__armv7_neon - (1f + 8))
    movt r0, #:upper16:(.Lconstants_nnp_winograd_f5x5_3x3_by_2_input__armv7_neon - (1f + 8))
1:
    add r0, pc, r0
    vld1.32 {d0, d1}, [r0]
    vmov q3, q13
    add r1, r7, r12
    vmov q4, q15
    vld1.32 {d10, d11}, [r4]
    add r4, r4, #176
    vmov q6, q15
    vld1.32 {d14, d15}, [r4]
    add r11, r7, r12, lsl #1
    vmls.f32 q4, q11, d0[0]
    vst1.32 {d2, d3}, [r2]
    add r2, r7, r14
    vmls.f32 q6, q11, d1[0]
    movw r0, #:lower16:(.Lconstants_nnp_winograd_f5x5_3x3_by_2_input__armv7_neon+16 - (1f + 8))
    movt r0, #:upper16:(.Lconstants_nnp_winograd_f5x5_3x3_by_2_input__armv7_neon+16 - (1f + 8))
1:
    add r0, pc, r0
    vld1.32 {d2, d3}, [r0]
    add r0, r7, r12, lsl #2
    vmls.f32 q2, q9, d0[0]
    vst1.32 {d20, d21}, [r3]
    add r3, r7, r12
    vmls.f32 q3, q9, d1[0]
    vst1.32 {d24, d25}, [r8]
    add r3, r3, r12, lsl #2
    vmov q10, q4
    vst1.32 {d28, d29}, [r9]
    sub r6, r6, #1
    vmov q12, q6
    vst1.32 {d10, d11}, [r10]
    sub r4, r4, #1744
    vmla.f32 q10, q2, d0[1]
    vmla.f32 q7, q9, d2[0]
    vmls.f32 q4, q2, d0[1]
    vmla.f32 q15, q8, d2[0]
    vmla.f32 q12, q3, d1[1]
    vst1.32 {d20, d21}, [r7]
    add r7, r7, r5, lsl #2
    vmls.f32 q6, q3, d1[1]
    vmls.f32 q7, q13, d2[1]
    vst1.32 {d8, d9}, [r1]
    vmls.f32 q15, q11, d2[1]
    vst1.32 {d24, d25}, [r11]
    vst1.32 {d12, d13}, [r2]
    vst1.32 {d14, d15}, [r0]
    vst1.32 {d30, d31}, [r3]
    cmp r6, #0
    bne .Lrepeat_1344
    vpop {d8, d9, d10, d11, d12, d13, d14, d15}
    pop {r4, r5, r6, r7, r8, r9, r10, r11, pc}
    .size nnp_winograd_f5x5_3x3_by_2_input__armv7_neon, . - nnp_winograd_f5x5_3x3_by_2_input__armv7_neon

.section .rodata
    .p2align 4
.Lconstants_nnp_winograd_f5x5_3x3_by_2_kernel__armv7_neon:
    .long 0xbf303b34, 0x3edc4a01, 0x3df4c401, 0x3e379301
    .long 0x3f91a2b4, 0x00000000, 0x00000000, 0x00000000

    .text
    .p2align 4
    .globl nnp_winograd_f5x5_3x3_by_2_kernel__armv7_neon
    .type nnp_winograd_f5x5_3x3_by_2_kernel__armv7_neon, %function
nnp_winograd_f5x5_3x3_by_2_kernel__armv7_neon:
    push {r4, r5, r6, r7, r8, r9, r10, r11, r14}
    ldr r5, [sp, #36]
    lsl r1, r1, #2
    add r12, r0, r1
    add r14, r12, r1
    mov r6, r2
    add r1, r14, r1
    mov r4, r5
    movw r2, #9
.Lrepeat_1345:
    vld1.32 {d16, d17}, [r0]!
    sub r2, r2, #1
    vld1.32 {d18, d19}, [r12]!
    vld1.32 {d20, d21}, [r14]!
    vld1.32 {d22, d23}, [r1]!
    vtrn.32 q8, q9
    vtrn.32 q10, q11
    vswp d17, d20
    vswp d19, d22
    vst1.32 {d16, d17}, [r4]!
    vst1.32 {d18, d19}, [r4]!
    vst1.32 {d20, d21}, [r4]!
    vst1.32 {d22, d23}, [r4]!
    cmp r2, #0
    bne .Lrepeat_1345
    lsl r14, r3, #2
    movw r0, #7
    add r7, r14, r14, lsl #1
    mul r12, r3, r0
    movw r8, #4
.Lrepeat_1346:
    vld1.32 {d16, d17}, [r5]!
    movw r9, #7
    movw r0, #:lower16:(.Lconstants_nnp_winograd_f5x5_3x3_by_2_kernel__armv7_neon - (1f + 8))
    movt r0, #:upper16:(.Lconstants_nnp_winograd_f5x5_3x3_by_2_kernel__armv7_neon - (1f + 8))
1:
    add r0, pc, r0
    vld1.32 {d0, d1}, [r0]
    vld1.32 {d18, d19}, [r5]!
    vmul.f32 q10, q8, d0[0]
    vld1.32 {d22, d23}, [r5]!
    vmul.f32 q12, q8, d1[0]
    movw r0, #:lower16:(.Lconstants_nnp_winograd_f5x5_3x3_by_2_kernel__armv7_neon+16 - (1f + 8))
    movt r0, #:upper16:(.Lconstants_nnp_winograd_f5x5_3x3_by_2_kernel__armv7_neon+16 - (1f + 8))
1:
    add r0, pc, r0
    vld1.32 {d2, d3}, [r0]
    vmov q13, q10
    vmov q14, q12
    vmls.f32 q13, q11, d0[1]
    vmla.f32 q10, q11, d0[1]
    vmla.f32 q14, q11, d1[1]
    vmls.f32 q12, q11, d1[1]
    vst1.32 {d26, d27}, [r4]!
    vmul.f32 q8, q8, d2[0]
    vst1.32 {d20, d21}, [r4]!
    vst1.32 {d28, d29}, [r4]!
    vst1.32 {d24, d25}, [r4]!
    vst1.32 {d22, d23}, [r4]!
    vst1.32 {d16, d17}, [r4]!
    vst1.32 {d18, d19}, [r4]!
    vld1.32 {d16, d17}, [r5]!
    vld1.32 {d18, d19}, [r5]!
    vmul.f32 q10, q8, d0[0]
    vld1.32 {d22, d23}, [r5]!
    vmul.f32 q12, q8, d1[0]
    vmov q13, q10
    vmov q14, q12
    vmls.f32 q13, q11, d0[1]
    vmla.f32 q10, q11, d0[1]
    vmla.f32 q14, q11, d1[1]
    vmls.f32 q12, q11, d1[1]
    vst1.32 {d26, d27}, [r4]!
    vmul.f32 q8, q8, d2[0]
    vst1.32 {d20, d21}, [r4]!
    vst1.32 {d28, d29}, [r4]!
    vst1.32 {d24, d25}, [r4]!
    vst1.32 {d22, d23}, [r4]!
    vst1.32 {d16, d17}, [r4]!
    vst1.32 {d18, d19}, [r4]!
    vld1.32 {d16, d17}, [r5]!
    vld1.32 {d18, d19}, [r5]!
    vmul.f32 q10, q8, d0[0]
    vld1.32 {d22, d23}, [r5]
    sub r5, r5, #128
    vmul.f32 q12, q8, d1[0]
    vmov q13, q10
    vmov q14, q12
    vmls.f32 q13, q11, d0[1]
    vmla.f32 q10, q11, d0[1]
    vmla.f32 q14, q11, d1[1]
    vmls.f32 q12, q11, d1[1]
    vst1.32 {d26, d27}, [r4]!
    vmul.f32 q8, q8, d2[0]
    vst1.32 {d20, d21}, [r4]!
    vst1.32 {d28, d29}, [r4]!
    vst1.32 {d24, d25}, [r4]!
    vst1.32 {d22, d23}, [r4]!
    vst1.32 {d16, d17}, [r4]!
    vst1.32 {d18, d19}, [r4]
    sub r4, r4, #320
    mov r1, r4
.Lrepeat_1347:
    vld1.32 {d16, d17}, [r1]
    add r1, r1, #112
    add r2, r6, r14
    vld1.32 {d18, d19}, [r1]
    add r1, r1, #112
    add r3, r6, r14, lsl #1
    vmul.f32 q10, q8, d0[0]
    vld1.32 {d22, d23}, [r1]
    add r10, r6, r7
    vmul.f32 q12, q8, d1[0]
    add r11, r6, r14, lsl #2
    add r0, r6, r14
    vmov q13, q10
    add r0, r0, r14, lsl #2
    sub r9, r9, #1
    vmov q14, q12
    sub r1, r1, #208
    vmls.f32 q13, q11, d0[1]
    vmla.f32 q10, q11, d0[1]
    vmla.f32 q14, q11, d1[1]
    vmls.f32 q12, q11, d1[1]
    vst1.32 {d26, d27}, [r6]
    vmul.f32 q8, q8, d2[0]
    vst1.32 {d20, d21}, [r2]
    add r2, r6, r7, lsl #1
    add r6, r6, r12, lsl #2
    vst1.32 {d28, d29}, [r3]
    vst1.32 {d24, d25}, [r10]
    vst1.32 {d22, d23}, [r11]
    vst1.32 {d16, d17}, [r0]
    vst1.32 {d18, d19}, [r2]
    cmp r9, #0
    bne .Lrepeat_1347
    movw r0, #7
    mul r0, r12, r0
    sub r6, r6, r0, lsl #2
    sub r8, r8, #1
    add r6, r6, #32
    add r5, r5, #144
    cmp r8, #0
    bne .Lrepeat_1346
    pop {r4, r5, r6, r7, r8, r9, r10, r11, pc}
    .size nnp_winograd_f5x5_3x3_by_2_kernel__armv7_neon, . - nnp_winograd_f5x5_3x3_by_2_kernel__armv7_neon

.section .rodata
    .p2align 4
.Lconstants_nnp_winograd_f5x5_3x3_by_2_output_with_bias__armv7_neon:
    .long 0x3f200000, 0x3fc00000, 0x3ec80000, 0x40100000
    .long 0x3e7a0000, 0x40580000, 0x3e1c4000, 0x40a20000

    .text
    .p2align 4
    .globl nnp_winograd_f5x5_3x3_by_2_output_with_bias__armv7_neon
    .type nnp_winograd_f5x5_3x3_by_2_output_with_bias__armv7_neon, %function
nnp_winograd_f5x5_3x3_by_2_output_with_bias__armv7_neon:
    push {r4, r5, r6, r7, r8, r9, r10, r11, r14}
    vpush {d8, d9, d10, d11, d12, d13}
    sub sp, sp, #16
    ldr r14, [sp, #104]
    lsl r4, r1, #2
    ldr r5, [sp, #100]
    movw r12, #11
    mov r6, r2
    str r3, [sp, #0]
    add r7, r4, r4, lsl #1
    mov r8, r0
    mul r3, r1, r12
    mov r12, r14
    movw r9, #11
.Lrepeat_1348:
    add r0, r8, r4
    vld1.32 {d16, d17}, [r8]
    add r1, r8, r4, lsl #1
    vld1.32 {d18, d19}, [r0]
    add r0, r8, r7
    add r2, r8, r4
    vld1.32 {d20, d21}, [r1]
    add r1, r8, r4, lsl #2
    add r2, r2, r4, lsl #2
    vld1.32 {d22, d23}, [r0]
    vsub.f32 q12, q8, q9
    add r10, r8, r7, lsl #1
    movw r0, #:lower16:(.Lconstants_nnp_winograd_f5x5_3x3_by_2_output_with_bias__armv7_neon - (1f + 8))
    movt r0, #:upper16:(.Lconstants_nnp_winograd_f5x5_3x3_by_2_output_with_bias__armv7_neon - (1f + 8))
1:
    add r0, pc, r0
    vld1.32 {d0, d1}, [r0]
    vadd.f32 q9, q8, q9
    add r0, r8, r4
    movw r11, #:lower16:(.Lconstants_nnp_winograd_f5x5_3x3_by_2_output_with_bias__armv7_neon+16 - (1f + 8))
    movt r11, #:upper16:(.Lconstants_nnp_winograd_f5x5_3x3_by_2_output_with_bias__armv7_neon+16 - (1f + 8))
1:
    add r11, pc, r11
    vld1.32 {d2, d3}, [r11]
    vsub.f32 q15, q10, q11
    add r11, r0, r7, lsl #1
    vld1.32 {d26, d27}, [r1]
    vmul.f32 q14, q12, d0[0]
    add r1, r8, r4, lsl #3
    vld1.32 {d16, d17}, [r2]
    vadd.f32 q10, q10, q11
    add r0, r8, r4
    vmul.f32 q2, q9, d1[0]
    vld1.32 {d22, d23}, [r10]
    add r0, r0, r4, lsl #3
    vmul.f32 q12, q12, d2[0]
    vld1.32 {d6, d7}, [r11]
    add r2, r8, r4, lsl #1
    vadd.f32 q8, q8, q9
    vld1.32 {d8, d9}, [r1]
    add r1, r2, r4, lsl #3
    vmla.f32 q13, q9, d3[0]
    vld1.32 {d18, d19}, [r0]
    sub r9, r9, #1
    vmla.f32 q14, q15, d0[1]
    vld1.32 {d10, d11}, [r1]
    add r8, r8, r3, lsl #2
    vmla.f32 q2, q10, d1[1]
    vmla.f32 q12, q15, d2[1]
    vadd.f32 q8, q8, q10
    vmla.f32 q13, q10, d3[1]
    vadd.f32 q8, q8, q11
    vadd.f32 q10, q14, q3
    vadd.f32 q11, q2, q4
    vst1.32 {d16, d17}, [r12]
    add r12, r12, #176
    vadd.f32 q8, q12, q9
    vst1.32 {d20, d21}, [r12]
    add r12, r12, #176
    vadd.f32 q9, q13, q5
    vst1.32 {d22, d23}, [r12]
    add r12, r12, #176
    vst1.32 {d16, d17}, [r12]
    add r12, r12, #176
    vst1.32 {d18, d19}, [r12]
    sub r12, r12, #688
    cmp r9, #0
    bne .Lrepeat_1348
    ldr r0, [r5]
    ldr r1, [sp, #0]
    mov r8, r1
    mov r9, r14
    ldr r3, [r5, #12]
    lsl r0, r0, #2
    ldr r4, [r5, #4]
    add r7, r8, r0
    add r10, r7, r0
    ldr r5, [r5, #8]
    add r1, r10, r0
    cmp r3, #31
    bne .Lotherwise_1349
    movw r2, #5
.Lrepeat_1350:
    tst r5, #1
    beq .Lotherwise_1351
    vld1.32 {d16, d17}, [r9]!
    add r3, r8, #4
    add r12, r7, #4
    vld1.32 {d18, d19}, [r9]!
    add r14, r10, #4
    add r11, r1, #4
    vld1.32 {d20, d21}, [r9]!
    vld1.32 {d22, d23}, [r9]!
    vadd.f32 q14, q8, q9
    vsub.f32 q8, q8, q9
    movw r0, #:lower16:(.Lconstants_nnp_winograd_f5x5_3x3_by_2_output_with_bias__armv7_neon - (1f + 8))
    movt r0, #:upper16:(.Lconstants_nnp_winograd_f5x5_3x3_by_2_output_with_bias__armv7_neon - (1f + 8))
1:
    add r0, pc, r0
    vld1.32 {d2, d3}, [r0]
    movw r0, #:lower16:(.Lconstants_nnp_winograd_f5x5_3x3_by_2_output_with_bias__armv7_neon+16 - (1f + 8))
    movt r0, #:upper16:(.Lconstants_nnp_winograd_f5x5_3x3_by_2_output_with_bias__armv7_neon+16 - (1f + 8))
1:
    add r0, pc, r0
    vld1.32 {d0, d1}, [r0]
    vadd.f32 q2, q10, q11
    vld1.32 {d30, d31}, [r9]!
    vsub.f32 q10, q10, q11
    vld1.32 {d18, d19}, [r9]!
    vmul.f32 q13, q8, d2[0]
    vmul.f32 q3, q14, d3[0]
    vld1.32 {d22, d23}, [r9]!
    vmul.f32 q12, q8, d0[0]
    vld1.32 {d8, d9}, [r9]!
    vadd.f32 q8, q9, q14
    vld1.32 {d18, d19}, [r9]!
    vmla.f32 q13, q10, d2[1]
    vld1.32 {d10, d11}, [r9]!
    vmla.f32 q3, q2, d3[1]
    vld1.32 {d2, d3}, [r9]
    sub r9, r9, #160
    vmla.f32 q12, q10, d0[1]
    vld1.32 {d20, d21}, [r6]
    vmla.f32 q15, q14, d1[0]
    vadd.f32 q8, q8, q2
    vmla.f32 q15, q2, d1[1]
    vadd.f32 q8, q8, q11
    vadd.f32 q11, q13, q4
    vadd.f32 q9, q3, q9
    vadd.f32 q12, q12, q5
    vadd.f32 q13, q15, q1
    vadd.f32 q8, q8, q10
    vadd.f32 q11, q11, q10
    vadd.f32 q9, q9, q10
    vadd.f32 q12, q12, q10
    vadd.f32 q10, q13, q10
    vmov q13, q11
    vmov q14, q9
    vmov q15, q12
    vtrn.32 q8, q13
    vtrn.32 q14, q15
    vswp d17, d28
    vtrn.32 q11, q9
    vtrn.32 q12, q10
    vst1.32 {d16, d17}, [r8]
    vswp d27, d30
    vswp d23, d24
    vst1.32 {d26, d27}, [r7]
    vswp d19, d20
    vst1.32 {d28, d29}, [r10]
    vst1.32 {d30, d31}, [r1]
    vst1.32 {d22, d23}, [r3]
    vst1.32 {d18, d19}, [r12]
    vst1.32 {d24, d25}, [r14]
    vst1.32 {d20, d21}, [r11]
.Lotherwise_1351:
    sub r2, r2, #1
    lsr r5, r5, #1
    add r8, r8, r4, lsl #2
    add r7, r7, r4, lsl #2
    add r10, r10, r4, lsl #2
    add r1, r1, r4, lsl #2
    add r9, r9, #176
    cmp r2, #0
    bne .Lrepeat_1350
    b .Lend_1352
.Lotherwise_1349:
    movw r12, #5
.Lrepeat_1353:
    tst r5, #1
    beq .Lotherwise_1354
    vld1.32 {d16, d17}, [r9]!
    ubfx r0, r3, #0, #4
    vld1.32 {d18, d19}, [r9]!
    vld1.32 {d20, d21}, [r9]!
    vld1.32 {d22, d23}, [r9]!
    vadd.f32 q15, q8, q9
    vld1.32 {d28, d29}, [r9]!
    vsub.f32 q8, q8, q9
    movw r2, #:lower16:(.Lconstants_nnp_winograd_f5x5_3x3_by_2_output_with_bias__armv7_neon - (1f + 8))
    movt r2, #:upper16:(.Lconstants_nnp_winograd_f5x5_3x3_by_2_output_with_bias__armv7_neon - (1f + 8))
1:
    add r2, pc, r2
    vld1.32 {d0, d1}, [r2]
    vadd.f32 q2, q10, q11
    movw r2, #:lower16:(.Lconstants_nnp_winograd_f5x5_3x3_by_2_output_with_bias__armv7_neon+16 - (1f + 8))
    movt r2, #:upper16:(.Lconstants_nnp_winograd_f5x5_3x3_by_2_output_with_bias__armv7_neon+16 - (1f + 8))
1:
    add r2, pc, r2
    vld1.32 {d2, d3}, [r2]
    vsub.f32 q11, q10, q11
    vld1.32 {d18, d19}, [r9]!
    vmul.f32 q12, q8, d0[0]
    vmul.f32 q3, q15, d1[0]
    vld1.32 {d8, d9}, [r9]!
    vmul.f32 q13, q8, d2[0]
    vld1.32 {d12, d13}, [r9]!
    vmla.f32 q14, q15, d3[0]
    vld1.32 {d10, d11}, [r9]!
    vadd.f32 q8, q9, q15
    vld1.32 {d20, d21}, [r9]!
    vmla.f32 q12, q11, d0[1]
    vld1.32 {d30, d31}, [r9]
    sub r9, r9, #160
    vmla.f32 q3, q2, d1[1]
    vld1.32 {d0, d1}, [r6]
    vmla.f32 q13, q11, d2[1]
    vmla.f32 q14, q2, d3[1]
    vadd.f32 q8, q8, q2
    vadd.f32 q9, q12, q6
    vadd.f32 q8, q8, q4
    vadd.f32 q11, q3, q5
    vadd.f32 q10, q13, q10
    vadd.f32 q12, q14, q15
    vadd.f32 q8, q8, q0
    vadd.f32 q9, q9, q0
    vadd.f32 q11, q11, q0
    vadd.f32 q10, q10, q0
    vadd.f32 q12, q12, q0
    cmp r0, #15
    bne .Lotherwise_1355
    vtrn.32 q8, q9
    vtrn.32 q11, q10
    vswp d17, d22
    vswp d19, d20
    vst1.32 {d16, d17}, [r8]
    vst1.32 {d18, d19}, [r7]
    vst1.32 {d22, d23}, [r10]
    vst1.32 {d20, d21}, [r1]
    b .Lend_1356
.Lotherwise_1355:
    tst r3, #1
    beq .Lotherwise_1357
    vst1.32 {d16[0]}, [r8]
    vst1.32 {d16[1]}, [r7]
    vst1.32 {d17[0]}, [r10]
    vst1.32 {d17[1]}, [r1]
.Lotherwise_1357:
    tst r3, #2
    beq .Lotherwise_1358
    add r0, r8, #4
    vst1.32 {d18[0]}, [r0]
    add r0, r7, #4
    add r2, r10, #4
    vst1.32 {d18[1]}, [r0]
    add r0, r1, #4
    vst1.32 {d19[0]}, [r2]
    vst1.32 {d19[1]}, [r0]
.Lotherwise_1358:
    tst r3, #4
    beq .Lotherwise_1359
    add r0, r8, #8
    vst1.32 {d22[0]}, [r0]
    add r0, r7, #8
    add r2, r10, #8
    vst1.32 {d22[1]}, [r0]
    add r0, r1, #8
    vst1.32 {d23[0]}, [r2]
    vst1.32 {d23[1]}, [r0]
.Lotherwise_1359:
    tst r3, #8
    beq .Lotherwise_1360
    add r0, r8, #12
    vst1.32 {d20[0]}, [r0]
    add r0, r7, #12
    add r2, r10, #12
    vst1.32 {d20[1]}, [r0]
    add r0, r1, #12
    vst1.32 {d21[0]}, [r2]
    vst1.32 {d21[1]}, [r0]
.Lotherwise_1360:
.Lend_1356:
    ubfx r0, r3, #4, #4
    cmp r0, #15
    bne .Lotherwise_1361
    add r0, r8, #16
    add r2, r7, #16
    vmov q8, q12
    add r14, r10, #16
    add r11, r1, #16
    vmov q9, q12
    vmov q10, q12
    vtrn.32 q12, q8
    vtrn.32 q9, q10
    vswp d25, d18
    vswp d17, d20
    vst1.32 {d24, d25}, [r0]
    vst1.32 {d16, d17}, [r2]
    vst1.32 {d18, d19}, [r14]
    vst1.32 {d20, d21}, [r11]
    b .Lend_1362
.Lotherwise_1361:
    tst r3, #16
    beq .Lotherwise_1363
    add r0, r8, #16
    vst1.32 {d24[0]}, [r0]
    add r0, r7, #16
    add r2, r10, #16
    vst1.32 {d24[1]}, [r0]
    add r0, r1, #16
    vst1.32 {d25[0]}, [r2]
    vst1.32 {d25[1]}, [r0]
.Lotherwise_1363:
    tst r3, #32
    beq .Lotherwise_1364
    add r0, r8, #20
    vst1.32 {d24[0]}, [r0]
    add r0, r7, #20
    add r2, r10, #20
    vst1.32 {d24[1]}, [r0]
    add r0, r1, #20
    vst1.32 {d25[0]}, [r2]
    vst1.32 {d25[1]}, [r0]
.Lotherwise_1364:
    tst r3, #64
    beq .Lotherwise_1365
    add r0, r8, #24
    vst1.32 {d24[0]}, [r0]
    add r0, r7, #24
    add r2, r10, #24
    vst1.32 {d24[1]}, [r0]
    add r0, r1, #24
    vst1.32 {d25[0]}, [r2]
    vst1.32 {d25[1]}, [r0]
.Lotherwise_1365:
    tst r3, #128
    beq .Lotherwise_1366
    add r0, r8, #28
    vst1.32 {d24[0]}, [r0]
    add r0, r7, #28
    add r2, r10, #28
    vst1.32 {d24[1]}, [r0]
    add r0, r1, #28
    vst1.32 {d25[0]}, [r2]
    vst1.32 {d25[1]}, [r0]
.Lotherwise_1366:
.Lend_1362:
.Lotherwise_1354:
    sub r12, r12, #1
    lsr r5, r5, #1
    add r8, r8, r4, lsl #2
    add r7, r7, r4, lsl #2
    add r10, r10, r4, lsl #2
    add r1, r1, r4, lsl #2
    add r9, r9, #176
    cmp r12, #0
    bne .Lrepeat_1353
.Lend_1352:
    add sp, sp, #16
    vpop {d8, d9, d10, d11, d12, d13}
    pop {r4, r5, r6, r7, r8, r9, r10, r11, pc}
    .size nnp_winograd_f5x5_3x3_by_2_output_with_bias__armv7_neon, . - nnp_winograd_f5x5_3x3_by_2_output_with_bias__armv7_neon

.section .rodata
    .p2align 4
.Lconstants_nnp_winograd_f5x5_3x3_by_2_output_with_bias_with_relu__armv7_neon:
    .long 0x3f200000, 0x3fc00000, 0x3ec80000, 0x40100000
    .long 0x3e7a0000, 0x40580000, 0x3e1c4000, 0x40a20000

    .text
    .p2align 4
    .globl nnp_winograd_f5x5_3x3_by_2_output_with_bias_with_relu__armv7_neon
    .type nnp_winograd_f5x5_3x3_by_2_output_with_bias_with_relu__armv7_neon, %function
nnp_winograd_f5x5_3x3_by_2_output_with_bias_with_relu__armv7_neon:
    push {r4, r5, r6, r7, r8, r9, r10, r11, r14}
    vpush {d8, d9, d10, d11, d12, d13}
    sub sp, sp, #16
    ldr r14, [sp, #104]
    lsl r4, r1, #2
    ldr r5, [sp, #100]
    movw r12, #11
    mov r6, r2
    str r3, [sp, #0]
    add r7, r4, r4, lsl #1
    mov r8, r0
    mul r3, r1, r12
    mov r12, r14
    movw r9, #11
.Lrepeat_1367:
    add r0, r8, r4
    vld1.32 {d16, d17}, [r8]
    add r1, r8, r4, lsl #1
    vld1.32 {d18, d19}, [r0]
    add r0, r8, r7
    add r2, r8, r4
    vld1.32 {d20, d21}, [r1]
    add r1, r8, r4, lsl #2
    add r2, r2, r4, lsl #2
    vld1.32 {d22, d23}, [r0]
    vsub.f32 q12, q8, q9
    add r10, r8, r7, lsl #1
    movw r0, #:lower16:(.Lconstants_nnp_winograd_f5x5_3x3_by_2_output_with_bias_with_relu__armv7_neon - (1f + 8))
    movt r0, #:upper16:(.Lconstants_nnp_winograd_f5x5_3x3_by_2_output_with_bias_with_relu__armv7_neon - (1f + 8))
1:
    add r0, pc, r0
    vld1.32 {d0, d1}, [r0]
    vadd.f32 q9, q8, q9
    add r0, r8, r4
    movw r11, #:lower16:(.Lconstants_nnp_winograd_f5x5_3x3_by_2_output_with_bias_with_relu__armv7_neon+16 - (1f + 8))
    movt r11, #:upper16:(.Lconstants_nnp_winograd_f5x5_3x3_by_2_output_with_bias_with_relu__armv7_neon+16 - (1f + 8))
1:
    add r11, pc, r11
    vld1.32 {d2, d3}, [r11]
    vsub.f32 q15, q10, q11
    add r11, r0, r7, lsl #1
    vld1.32 {d26, d27}, [r1]
    vmul.f32 q14, q12, d0[0]
    add r1, r8, r4, lsl #3
    vld1.32 {d16, d17}, [r2]
    vadd.f32 q10, q10, q11
    add r0, r8, r4
    vmul.f32 q2, q9, d1[0]
    vld1.32 {d22, d23}, [r10]
    add r0, r0, r4, lsl #3
    vmul.f32 q12, q12, d2[0]
    vld1.32 {d6, d7}, [r11]
    add r2, r8, r4, lsl #1
    vadd.f32 q8, q8, q9
    vld1.32 {d8, d9}, [r1]
    add r1, r2, r4, lsl #3
    vmla.f32 q13, q9, d3[0]
    vld1.32 {d18, d19}, [r0]
    sub r9, r9, #1
    vmla.f32 q14, q15, d0[1]
    vld1.32 {d10, d11}, [r1]
    add r8, r8, r3, lsl #2
    vmla.f32 q2, q10, d1[1]
    vmla.f32 q12, q15, d2[1]
    vadd.f32 q8, q8, q10
    vmla.f32 q13, q10, d3[1]
    vadd.f32 q8, q8, q11
    vadd.f32 q10, q14, q3
    vadd.f32 q11, q2, q4
    vst1.32 {d16, d17}, [r12]
    add r12, r12, #176
    vadd.f32 q8, q12, q9
    vst1.32 {d20, d21}, [r12]
    add r12, r12, #176
    vadd.f32 q9, q13, q5
    vst1.32 {d22, d23}, [r12]
    add r12, r12, #176
    vst1.32 {d16, d17}, [r12]
    add r12, r12, #176
    vst1.32 {d18, d19}, [r12]
    sub r12, r12, #688
    cmp r9, #0
    bne .Lrepeat_1367
    ldr r0, [r5]
    ldr r1, [sp, #0]
    mov r8, r1
    mov r9, r14
    ldr r3, [r5, #12]
    lsl r0, r0, #2
    ldr r4, [r5, #4]
    add r7, r8, r0
    add r10, r7, r0
    ldr r5, [r5, #8]
    add r1, r10, r0
    cmp r3, #31
    bne .Lotherwise_1368
    movw r2, #5
.Lrepeat_1369:
    tst r5, #1
    beq .Lotherwise_1370
    vld1.32 {d16, d17}, [r9]!
    vmov.i32 q14, #0
    add r3, r8, #4
    vld1.32 {d18, d19}, [r9]!
    add r12, r7, #4
    add r14, r10, #4
    vld1.32 {d20, d21}, [r9]!
    add r11, r1, #4
    vld1.32 {d22, d23}, [r9]!
    vadd.f32 q15, q8, q9
    vsub.f32 q8, q8, q9
    movw r0, #:lower16:(.Lconstants_nnp_winograd_f5x5_3x3_by_2_output_with_bias_with_relu__armv7_neon - (1f + 8))
    movt r0, #:upper16:(.Lconstants_nnp_winograd_f5x5_3x3_by_2_output_with_bias_with_relu__armv7_neon - (1f + 8))
1:
    add r0, pc, r0
    vld1.32 {d2, d3}, [r0]
    movw r0, #:lower16:(.Lconstants_nnp_winograd_f5x5_3x3_by_2_output_with_bias_with_relu__armv7_neon+16 - (1f + 8))
    movt r0, #:upper16:(.Lconstants_nnp_winograd_f5x5_3x3_by_2_output_with_bias_with_relu__armv7_neon+16 - (1f + 8))
1:
    add r0, pc, r0
    vld1.32 {d0, d1}, [r0]
    vadd.f32 q13, q10, q11
    vld1.32 {d4, d5}, [r9]!
    vsub.f32 q10, q10, q11
    vld1.32 {d18, d19}, [r9]!
    vmul.f32 q12, q8, d2[0]
    vmul.f32 q3, q15, d3[0]
    vld1.32 {d8, d9}, [r9]!
    vmul.f32 q11, q8, d0[0]
    vld1.32 {d10, d11}, [r9]!
    vadd.f32 q8, q9, q15
    vld1.32 {d18, d19}, [r9]!
    vmla.f32 q12, q10, d2[1]
    vld1.32 {d12, d13}, [r9]!
    vmla.f32 q3, q13, d3[1]
    vld1.32 {d2, d3}, [r9]
    sub r9, r9, #160
    vmla.f32 q11, q10, d0[1]
    vld1.32 {d20, d21}, [r6]
    vmla.f32 q2, q15, d1[0]
    vadd.f32 q8, q8, q13
    vmla.f32 q2, q13, d1[1]
    vadd.f32 q8, q8, q4
    vadd.f32 q12, q12, q5
    vadd.f32 q9, q3, q9
    vadd.f32 q11, q11, q6
    vadd.f32 q13, q2, q1
    vadd.f32 q8, q8, q10
    vadd.f32 q12, q12, q10
    vadd.f32 q9, q9, q10
    vadd.f32 q11, q11, q10
    vadd.f32 q10, q13, q10
    vmax.f32 q8, q14, q8
    vmax.f32 q12, q14, q12
    vmax.f32 q9, q14, q9
    vmax.f32 q11, q14, q11
    vmax.f32 q10, q14, q10
    vmov q13, q12
    vmov q14, q9
    vmov q15, q11
    vtrn.32 q8, q13
    vtrn.32 q14, q15
    vswp d17, d28
    vtrn.32 q12, q9
    vtrn.32 q11, q10
    vst1.32 {d16, d17}, [r8]
    vswp d27, d30
    vswp d25, d22
    vst1.32 {d26, d27}, [r7]
    vswp d19, d20
    vst1.32 {d28, d29}, [r10]
    vst1.32 {d30, d31}, [r1]
    vst1.32 {d24, d25}, [r3]
    vst1.32 {d18, d19}, [r12]
    vst1.32 {d22, d23}, [r14]
    vst1.32 {d20, d21}, [r11]
.Lotherwise_1370:
    sub r2, r2, #1
    lsr r5, r5, #1
    add r8, r8, r4, lsl #2
    add r7, r7, r4, lsl #2
    add r10, r10, r4, lsl #2
    add r1, r1, r4, lsl #2
    add r9, r9, #176
    cmp r2, #0
    bne .Lrepeat_1369
    b .Lend_1371
.Lotherwise_1368:
    movw r12, #5
.Lrepeat_1372:
    tst r5, #1
    beq .Lotherwise_1373
    vld1.32 {d16, d17}, [r9]!
    vmov.i32 q14, #0
    ubfx r0, r3, #0, #4
    vld1.32 {d18, d19}, [r9]!
    vld1.32 {d20, d21}, [r9]!
    vld1.32 {d22, d23}, [r9]!
    vadd.f32 q3, q8, q9
    vld1.32 {d30, d31}, [r9]!
    vsub.f32 q8, q8, q9
    movw r2, #:lower16:(.Lconstants_nnp_winograd_f5x5_3x3_by_2_output_with_bias_with_relu__armv7_neon - (1f + 8))
    movt r2, #:upper16:(.Lconstants_nnp_winograd_f5x5_3x3_by_2_output_with_bias_with_relu__armv7_neon - (1f + 8))
1:
    add r2, pc, r2
    vld1.32 {d0, d1}, [r2]
    vadd.f32 q4, q10, q11
    movw r2, #:lower16:(.Lconstants_nnp_winograd_f5x5_3x3_by_2_output_with_bias_with_relu__armv7_neon+16 - (1f + 8))
    movt r2, #:upper16:(.Lconstants_nnp_winograd_f5x5_3x3_by_2_output_with_bias_with_relu__armv7_neon+16 - (1f + 8))
1:
    add r2, pc, r2
    vld1.32 {d2, d3}, [r2]
    vsub.f32 q10, q10, q11
    vld1.32 {d18, d19}, [r9]!
    vmul.f32 q13, q8, d0[0]
    vmul.f32 q2, q3, d1[0]
    vld1.32 {d10, d11}, [r9]!
    vmul.f32 q11, q8, d2[0]
    vld1.32 {d24, d25}, [r9]!
    vmla.f32 q15, q3, d3[0]
    vld1.32 {d12, d13}, [r9]!
    vadd.f32 q8, q9, q3
    vld1.32 {d18, d19}, [r9]!
    vmla.f32 q13, q10, d0[1]
    vld1.32 {d6, d7}, [r9]
    sub r9, r9, #160
    vmla.f32 q2, q4, d1[1]
    vld1.32 {d0, d1}, [r6]
    vmla.f32 q11, q10, d2[1]
    vmla.f32 q15, q4, d3[1]
    vadd.f32 q8, q8, q4
    vadd.f32 q10, q13, q12
    vadd.f32 q8, q8, q5
    vadd.f32 q12, q2, q6
    vadd.f32 q9, q11, q9
    vadd.f32 q11, q15, q3
    vadd.f32 q8, q8, q0
    vadd.f32 q10, q10, q0
    vadd.f32 q12, q12, q0
    vadd.f32 q9, q9, q0
    vadd.f32 q11, q11, q0
    vmax.f32 q8, q14, q8
    vmax.f32 q10, q14, q10
    vmax.f32 q12, q14, q12
    vmax.f32 q9, q14, q9
    vmax.f32 q11, q14, q11
    cmp r0, #15
    bne .Lotherwise_1374
    vtrn.32 q8, q10
    vtrn.32 q12, q9
    vswp d17, d24
    vswp d21, d18
    vst1.32 {d16, d17}, [r8]
    vst1.32 {d20, d21}, [r7]
    vst1.32 {d24, d25}, [r10]
    vst1.32 {d18, d19}, [r1]
    b .Lend_1375
.Lotherwise_1374:
    tst r3, #1
    beq .Lotherwise_1376
    vst1.32 {d16[0]}, [r8]
    vst1.32 {d16[1]}, [r7]
    vst1.32 {d17[0]}, [r10]
    vst1.32 {d17[1]}, [r1]
.Lotherwise_1376:
    tst r3, #2
    beq .Lotherwise_1377
    add r0, r8, #4
    vst1.32 {d20[0]}, [r0]
    add r0, r7, #4
    add r2, r10, #4
    vst1.32 {d20[1]}, [r0]
    add r0, r1, #4
    vst1.32 {d21[0]}, [r2]
    vst1.32 {d21[1]}, [r0]
.Lotherwise_1377:
    tst r3, #4
    beq .Lotherwise_1378
    add r0, r8, #8
    vst1.32 {d24[0]}, [r0]
    add r0, r7, #8
    add r2, r10, #8
    vst1.32 {d24[1]}, [r0]
    add r0, r1, #8
    vst1.32 {d25[0]}, [r2]
    vst1.32 {d25[1]}, [r0]
.Lotherwise_1378:
    tst r3, #8
    beq .Lotherwise_1379
    add r0, r8, #12
    vst1.32 {d18[0]}, [r0]
    add r0, r7, #12
    add r2, r10, #12
    vst1.32 {d18[1]}, [r0]
    add r0, r1, #12
    vst1.32 {d19[0]}, [r2]
    vst1.32 {d19[1]}, [r0]
.Lotherwise_1379:
.Lend_1375:
    ubfx r0, r3, #4, #4
    cmp r0, #15
    bne .Lotherwise_1380
    add r0, r8, #16
    add r2, r7, #16
    vmov q8, q11
    add r14, r10, #16
    add r11, r1, #16
    vmov q9, q11
    vmov q10, q11
    vtrn.32 q11, q8
    vtrn.32 q9, q10
    vswp d23, d18
    vswp d17, d20
    vst1.32 {d22, d23}, [r0]
    vst1.32 {d16, d17}, [r2]
    vst1.32 {d18, d19}, [r14]
    vst1.32 {d20, d21}, [r11]
    b .Lend_1381
.Lotherwise_1380:
    tst r3, #16
    beq .Lotherwise_1382
    add r0, r8, #16
    vst1.32 {d22[0]}, [r0]
    add r0, r7, #16
    add r2, r10, #16
    vst1.32 {d22[1]}, [r0]
    add r0, r1, #16
    vst1.32 {d23[0]}, [r2]
    vst1.32 {d23[1]}, [r0]
.Lotherwise_1382:
    tst r3, #32
    beq .Lotherwise_1383
    add r0, r8, #20
    vst1.32 {d22[0]}, [r0]
    add r0, r7, #20
    add r2, r10, #20
    vst1.32 {d22[1]}, [r0]
    add r0, r1, #20
    vst1.32 {d23[0]}, [r2]
    vst1.32 {d23[1]}, [r0]
.Lotherwise_1383:
    tst r3, #64
    beq .Lotherwise_1384
    add r0, r8, #24
    vst1.32 {d22[0]}, [r0]
    add r0, r7, #24
    add r2, r10, #24
    vst1.32 {d22[1]}, [r0]
    add r0, r1, #24
    vst1.32 {d23[0]}, [r2]
    vst1.32 {d23[1]}, [r0]
.Lotherwise_1384:
    tst r3, #128
    beq .Lotherwise_1385
    add r0, r8, #28
    vst1.32 {d22[0]}, [r0]
    add r0, r7, #28
    add r2, r10, #28
    vst1.32 {d22[1]}, [r0]
    add r0, r1, #28
    vst1.32 {d23[0]}, [r2]
    vst1.32 {d23[1]}, [r0]
.Lotherwise_1385:
.Lend_1381:
.Lotherwise_1373:
    sub r12, r12, #1
    lsr r5, r5, #1
    add r8, r8, r4, lsl #2
    add r7, r7, r4, lsl #2
    add r10, r10, r4, lsl #2
    add r1, r1, r4, lsl #2
    add r9, r9, #176
    cmp r12, #0
    bne .Lrepeat_1372
.Lend_1371:
    add sp, sp, #16
    vpop {d8, d9, d10, d11, d12, d13}
    pop {r4, r5, r6, r7, r8, r9, r10, r11, pc}
    .size nnp_winograd_f5x5_3x3_by_2_output_with_bias_with_relu__armv7_neon, . - nnp_winograd_f5x5_3x3_by_2_output_with_bias_with_relu__armv7_neon

    .text
    .p2align 4
    .globl nnp_winograd_f3x3_3x3_by_2_input__armv7_neon
    .type nnp_winograd_f3x3_3x3_by_2_input__armv7_neon, %function
nnp_winograd_f3x3_3x3_by_2_input__armv7_neon:
    push {r4, r5, r6, r7, r8, r9, r10, r11, r14}
    mov r12, r1
    ldr r5, [sp, #36]
    ldr r1, [r12]
    mov r7, r0
    mov r8, r2
    ldr r2, [r12, #12]
    mov r9, r3
    lsl r0, r1, #2
    ldr r14, [r12, #4]
    add r4, r7, r0
    add r6, r4, r0
    ldr r10, [r12, #8]
    add r1, r6, r0
    cmp r2, #127
    bne .Lotherwise_1386
    mov r2, r5
    movw r3, #7
.Lrepeat_1387:
    tst r10, #1
    beq .Lotherwise_1388
    add r0, r7, #12
    vld1.32 {d16, d17}, [r7]
    add r12, r4, #12
    add r11, r6, #12
    vld1.32 {d18, d19}, [r4]
    add r2, r2, #64
    vld1.32 {d20, d21}, [r6]
    vmov q15, q8
    vld1.32 {d16, d17}, [r1]
    vld1.32 {d22, d23}, [r0]
    add r0, r1, #12
    vld1.32 {d24, d25}, [r12]
    vld1.32 {d26, d27}, [r11]
    vld1.32 {d28, d29}, [r0]
    vtrn.32 q15, q9
    vtrn.32 q10, q8
    vtrn.32 q11, q12
    vtrn.32 q13, q14
    vswp d31, d20
    vswp d25, d28
    vswp d19, d16
    vswp d23, d26
    vadd.f32 q11, q12, q10
    vst1.32 {d18, d19}, [r2]!
    vsub.f32 q9, q12, q10
    vst1.32 {d16, d17}, [r2]!
    vsub.f32 q8, q14, q10
    vst1.32 {d26, d27}, [r2]
    sub r2, r2, #96
    vsub.f32 q10, q15, q12
    vst1.32 {d22, d23}, [r2]!
    vst1.32 {d18, d19}, [r2]!
    vst1.32 {d16, d17}, [r2]!
    vst1.32 {d20, d21}, [r2]
    sub r2, r2, #48
    b .Lend_1389
.Lotherwise_1388:
    vmov.i32 q8, #0
    vmov.i32 q9, #0
    vmov.i32 q10, #0
    vst1.32 {d16, d17}, [r2]!
    vmov.i32 q8, #0
    vst1.32 {d18, d19}, [r2]!
    vmov.i32 q9, #0
    vst1.32 {d20, d21}, [r2]!
    vmov.i32 q10, #0
    vst1.32 {d16, d17}, [r2]!
    vmov.i32 q8, #0
    vst1.32 {d18, d19}, [r2]!
    vst1.32 {d20, d21}, [r2]!
    vst1.32 {d16, d17}, [r2]
    sub r2, r2, #96
.Lend_1389:
    sub r3, r3, #1
    lsr r10, r10, #1
    add r7, r7, r14, lsl #2
    add r4, r4, r14, lsl #2
    add r6, r6, r14, lsl #2
    add r1, r1, r14, lsl #2
    add r2, r2, #112
    cmp r3, #0
    bne .Lrepeat_1387
    b .Lend_1390
.Lotherwise_1386:
    mov r3, r5
    movw r12, #7
.Lrepeat_1391:
    tst r10, #1
    beq .Lotherwise_1392
    ubfx r0, r2, #0, #4
    cmp r0, #15
    bne .Lotherwise_1393
    vld1.32 {d16, d17}, [r7]
    vld1.32 {d18, d19}, [r4]
    vld1.32 {d20, d21}, [r6]
    vld1.32 {d22, d23}, [r1]
    vtrn.32 q8, q9
    vtrn.32 q10, q11
    vswp d17, d20
    vswp d19, d22
    b .Lend_1394
.Lotherwise_1393:
    vmov.i32 q8, #0
    tst r2, #1
    beq .Lotherwise_1395
    vld1.32 {d16[0]}, [r7]
    vld1.32 {d16[1]}, [r4]
    vld1.32 {d17[0]}, [r6]
    vld1.32 {d17[1]}, [r1]
.Lotherwise_1395:
    vmov.i32 q9, #0
    tst r2, #2
    beq .Lotherwise_1396
    add r0, r7, #4
    vld1.32 {d18[0]}, [r0]
    add r0, r4, #4
    add r11, r6, #4
    vld1.32 {d18[1]}, [r0]
    add r0, r1, #4
    vld1.32 {d19[0]}, [r11]
    vld1.32 {d19[1]}, [r0]
.Lotherwise_1396:
    vmov.i32 q10, #0
    tst r2, #4
    beq .Lotherwise_1397
    add r0, r7, #8
    vld1.32 {d20[0]}, [r0]
    add r0, r4, #8
    add r11, r6, #8
    vld1.32 {d20[1]}, [r0]
    add r0, r1, #8
    vld1.32 {d21[0]}, [r11]
    vld1.32 {d21[1]}, [r0]
.Lotherwise_1397:
    vmov.i32 q11, #0
    tst r2, #8
    beq .Lotherwise_1398
    add r0, r7, #12
    vld1.32 {d22[0]}, [r0]
    add r0, r4, #12
    add r11, r6, #12
    vld1.32 {d22[1]}, [r0]
    add r0, r1, #12
    vld1.32 {d23[0]}, [r11]
    vld1.32 {d23[1]}, [r0]
.Lotherwise_1398:
.Lend_1394:
    add r3, r3, #64
    vmov.i32 q12, #0
    vst1.32 {d18, d19}, [r3]!
    vst1.32 {d22, d23}, [r3]
    sub r3, r3, #80
    tst r2, #16
    beq .Lotherwise_1399
    add r0, r7, #16
    vld1.32 {d24[0]}, [r0]
    add r0, r4, #16
    add r11, r6, #16
    vld1.32 {d24[1]}, [r0]
    add r0, r1, #16
    vld1.32 {d25[0]}, [r11]
    vld1.32 {d25[1]}, [r0]
.Lotherwise_1399:
    vmov.i32 q9, #0
    tst r2, #32
    beq .Lotherwise_1400
    add r0, r7, #20
    vld1.32 {d18[0]}, [r0]
    add r0, r4, #20
    add r11, r6, #20
    vld1.32 {d18[1]}, [r0]
    add r0, r1, #20
    vld1.32 {d19[0]}, [r11]
    vld1.32 {d19[1]}, [r0]
.Lotherwise_1400:
    vmov.i32 q11, #0
    tst r2, #64
    beq .Lotherwise_1401
    add r0, r7, #24
    vld1.32 {d22[0]}, [r0]
    add r0, r4, #24
    add r11, r6, #24
    vld1.32 {d22[1]}, [r0]
    add r0, r1, #24
    vld1.32 {d23[0]}, [r11]
    vld1.32 {d23[1]}, [r0]
.Lotherwise_1401:
    vadd.f32 q13, q12, q10
    add r3, r3, #96
    vst1.32 {d18, d19}, [r3]
    sub r3, r3, #96
    vsub.f32 q9, q12, q10
    vsub.f32 q10, q11, q10
    vst1.32 {d26, d27}, [r3]!
    vsub.f32 q8, q8, q12
    vst1.32 {d18, d19}, [r3]!
    vst1.32 {d20, d21}, [r3]!
    vst1.32 {d16, d17}, [r3]
    sub r3, r3, #48
    b .Lend_1402
.Lotherwise_1392:
    vmov.i32 q8, #0
    vmov.i32 q9, #0
    vmov.i32 q10, #0
    vst1.32 {d16, d17}, [r3]!
    vmov.i32 q8, #0
    vst1.32 {d18, d19}, [r3]!
    vmov.i32 q9, #0
    vst1.32 {d20, d21}, [r3]!
    vmov.i32 q10, #0
    vst1.32 {d16, d17}, [r3]!
    vmov.i32 q8, #0
    vst1.32 {d18, d19}, [r3]!
    vst1.32 {d20, d21}, [r3]!
    vst1.32 {d16, d17}, [r3]
    sub r3, r3, #96
.Lend_1402:
    sub r12, r12, #1
    lsr r10, r10, #1
    add r7, r7, r14, lsl #2
    add r4, r4, r14, lsl #2
    add r6, r6, r14, lsl #2
    add r1, r1, r14, lsl #2
    add r3, r3, #112
    cmp r12, #0
    bne .Lrepeat_1391
.Lend_1390:
    lsl r4, r9, #2
    movw r0, #7
    add r6, r4, r4, lsl #1
    mul r0, r9, r0
    movw r1, #7
.Lrepeat_1403:
    vld1.32 {d16, d17}, [r5]
    add r5, r5, #112
    add r2, r8, r4, lsl #2
    vld1.32 {d18, d19}, [r5]
    add r5, r5, #112
    add r3, r8, r4
    vld1.32 {d20, d21}, [r5]
    add r5, r5, #112
    add r3, r3, r4, lsl #2
    vld1.32 {d22, d23}, [r5]
    add r5, r5, #112
    add r12, r8, r6, lsl #1
    vld1.32 {d24, d25}, [r5]
    add r5, r5, #112
    add r14, r8, r4
    vld1.32 {d26, d27}, [r5]
    add r5, r5, #112
    add r7, r8, r4, lsl #1
    vld1.32 {d28, d29}, [r5]
    vadd.f32 q15, q12, q10
    add r9, r8, r6
    vst1.32 {d18, d19}, [r2]
    vsub.f32 q9, q12, q10
    sub r1, r1, #1
    vst1.32 {d22, d23}, [r3]
    vsub.f32 q10, q14, q10
    sub r5, r5, #656
    vst1.32 {d26, d27}, [r12]
    vsub.f32 q8, q8, q12
    vst1.32 {d30, d31}, [r8]
    add r8, r8, r0, lsl #2
    vst1.32 {d18, d19}, [r14]
    vst1.32 {d20, d21}, [r7]
    vst1.32 {d16, d17}, [r9]
    cmp r1, #0
    bne .Lrepeat_1403
    pop {r4, r5, r6, r7, r8, r9, r10, r11, pc}
    .size nnp_winograd_f3x3_3x3_by_2_input__armv7_neon, . - nnp_winograd_f3x3_3x3_by_2_input__armv7_neon

.section .rodata
    .p2align 4
.Lconstants_nnp_winograd_f3x3_3x3_by_2_kernel__armv7_neon:
    .long 0x3f000000, 0x00000000, 0x00000000, 0x00000000

    .text
    .p2align 4
    .globl nnp_winograd_f3x3_3x3_by_2_kernel__armv7_neon
    .type nnp_winograd_f3x3_3x3_by_2_kernel__armv7_neon, %function
nnp_winograd_f3x3_3x3_by_2_kernel__armv7_neon:
    push {r4, r5, r6, r7, r8, r9, r10, r14}
    ldr r5, [sp, #32]
    lsl r1, r1, #2
    add r12, r0, r1
    add r14, r12, r1
    mov r6, r2
    add r1, r14, r1
    mov r4, r5
    movw r2, #9
.Lrepeat_1404:
    vld1.32 {d16, d17}, [r0]!
    sub r2, r2, #1
    vld1.32 {d18, d19}, [r12]!
    vld1.32 {d20, d21}, [r14]!
    vld1.32 {d22, d23}, [r1]!
    vtrn.32 q8, q9
    vtrn.32 q10, q11
    vswp d17, d20
    vswp d19, d22
    vst1.32 {d16, d17}, [r4]!
    vst1.32 {d18, d19}, [r4]!
    vst1.32 {d20, d21}, [r4]!
    vst1.32 {d22, d23}, [r4]!
    cmp r2, #0
    bne .Lrepeat_1404
    lsl r7, r3, #2
    movw r0, #5
    add r8, r7, r7, lsl #1
    mul r9, r3, r0
    movw r10, #4
.Lrepeat_1405:
    vld1.32 {d16, d17}, [r5]!
    movw r0, #5
    movw r1, #:lower16:(.Lconstants_nnp_winograd_f3x3_3x3_by_2_kernel__armv7_neon - (1f + 8))
    movt r1, #:upper16:(.Lconstants_nnp_winograd_f3x3_3x3_by_2_kernel__armv7_neon - (1f + 8))
1:
    add r1, pc, r1
    vld1.32 {d0, d1}, [r1]
    vld1.32 {d18, d19}, [r5]!
    vmul.f32 q10, q8, d0[0]
    vld1.32 {d22, d23}, [r5]!
    vmov q12, q10
    vmls.f32 q10, q11, d0[0]
    vmla.f32 q12, q11, d0[0]
    vst1.32 {d24, d25}, [r4]!
    vst1.32 {d20, d21}, [r4]!
    vst1.32 {d22, d23}, [r4]!
    vst1.32 {d16, d17}, [r4]!
    vst1.32 {d18, d19}, [r4]!
    vld1.32 {d16, d17}, [r5]!
    vld1.32 {d18, d19}, [r5]!
    vmul.f32 q10, q8, d0[0]
    vld1.32 {d22, d23}, [r5]!
    vmov q12, q10
    vmls.f32 q10, q11, d0[0]
    vmla.f32 q12, q11, d0[0]
    vst1.32 {d24, d25}, [r4]!
    vst1.32 {d20, d21}, [r4]!
    vst1.32 {d22, d23}, [r4]!
    vst1.32 {d16, d17}, [r4]!
    vst1.32 {d18, d19}, [r4]!
    vld1.32 {d16, d17}, [r5]!
    vld1.32 {d18, d19}, [r5]!
    vmul.f32 q10, q8, d0[0]
    vld1.32 {d22, d23}, [r5]
    sub r5, r5, #128
    vmov q12, q10
    vmls.f32 q10, q11, d0[0]
    vmla.f32 q12, q11, d0[0]
    vst1.32 {d24, d25}, [r4]!
    vst1.32 {d20, d21}, [r4]!
    vst1.32 {d22, d23}, [r4]!
    vst1.32 {d16, d17}, [r4]!
    vst1.32 {d18, d19}, [r4]
    sub r4, r4, #224
    mov r1, r4
.Lrepeat_1406:
    vld1.32 {d16, d17}, [r1]
    add r1, r1, #80
    add r2, r6, r7
    vld1.32 {d18, d19}, [r1]
    add r1, r1, #80
    add r3, r6, r7, lsl #1
    vmul.f32 q10, q8, d0[0]
    vld1.32 {d22, d23}, [r1]
    add r12, r6, r8
    add r14, r6, r7, lsl #2
    sub r0, r0, #1
    vmov q12, q10
    sub r1, r1, #144
    vmls.f32 q10, q11, d0[0]
    vmla.f32 q12, q11, d0[0]
    vst1.32 {d24, d25}, [r6]
    add r6, r6, r9, lsl #2
    vst1.32 {d20, d21}, [r2]
    vst1.32 {d22, d23}, [r3]
    vst1.32 {d16, d17}, [r12]
    vst1.32 {d18, d19}, [r14]
    cmp r0, #0
    bne .Lrepeat_1406
    movw r0, #5
    mul r0, r9, r0
    sub r6, r6, r0, lsl #2
    sub r10, r10, #1
    add r6, r6, #32
    add r5, r5, #144
    cmp r10, #0
    bne .Lrepeat_1405
    pop {r4, r5, r6, r7, r8, r9, r10, pc}
    .size nnp_winograd_f3x3_3x3_by_2_kernel__armv7_neon, . - nnp_winograd_f3x3_3x3_by_2_kernel__armv7_neon

    .text
    .p2align 4
    .globl nnp_winograd_f3x3_3x3_by_2_output_with_bias__armv7_neon
    .type nnp_winograd_f3x3_3x3_by_2_output_with_bias__armv7_neon, %function
nnp_winograd_f3x3_3x3_by_2_output_with_bias__armv7_neon:
    push {r4, r5, r6, r7, r8, r9, r10, r11, r14}
    ldr r4, [sp, #40]
    lsl r5, r1, #2
    ldr r6, [sp, #36]
    movw r12, #7
    mov r7, r2
    mov r14, r3
    add r8, r5, r5, lsl #1
    mov r9, r0
    mul r3, r1, r12
    mov r12, r4
    movw r10, #7
.Lrepeat_1407:
    add r0, r9, r5
    vld1.32 {d16, d17}, [r9]
    add r1, r9, r8
    vld1.32 {d18, d19}, [r0]
    add r2, r9, r5, lsl #1
    add r11, r9, r5, lsl #2
    vld1.32 {d20, d21}, [r1]
    add r0, r9, r5
    add r0, r0, r5, lsl #2
    vadd.f32 q11, q8, q9
    vld1.32 {d24, d25}, [r2]
    add r1, r9, r8, lsl #1
    vld1.32 {d26, d27}, [r11]
    vsub.f32 q8, q8, q9
    sub r10, r10, #1
    vadd.f32 q9, q10, q11
    vld1.32 {d20, d21}, [r0]
    add r9, r9, r3, lsl #2
    vadd.f32 q11, q12, q11
    vld1.32 {d24, d25}, [r1]
    vadd.f32 q9, q9, q13
    vadd.f32 q8, q8, q10
    vadd.f32 q10, q11, q12
    vst1.32 {d18, d19}, [r12]
    add r12, r12, #112
    vst1.32 {d16, d17}, [r12]
    add r12, r12, #112
    vst1.32 {d20, d21}, [r12]
    sub r12, r12, #208
    cmp r10, #0
    bne .Lrepeat_1407
    ldr r0, [r6]
    ldr r2, [r6, #12]
    lsl r0, r0, #2
    ldr r3, [r6, #4]
    add r12, r14, r0
    add r5, r12, r0
    ldr r6, [r6, #8]
    add r8, r5, r0
    cmp r2, #7
    bne .Lotherwise_1408
    movw r0, #3
.Lrepeat_1409:
    tst r6, #1
    beq .Lotherwise_1410
    vld1.32 {d16, d17}, [r4]!
    vld1.32 {d18, d19}, [r7]
    vld1.32 {d20, d21}, [r4]!
    vadd.f32 q8, q8, q9
    vld1.32 {d18, d19}, [r4]!
    vld1.32 {d22, d23}, [r4]!
    vadd.f32 q12, q8, q10
    vld1.32 {d26, d27}, [r4]!
    vsub.f32 q8, q8, q10
    vld1.32 {d20, d21}, [r4]!
    vadd.f32 q11, q11, q12
    vld1.32 {d28, d29}, [r4]
    sub r4, r4, #96
    vadd.f32 q9, q9, q12
    vadd.f32 q11, q11, q13
    vadd.f32 q8, q8, q10
    vadd.f32 q9, q9, q14
    vmov q10, q8
    vzip.32 q11, q8
    vstr d22, [r14]
    vzip.32 q10, q9
    vstr d23, [r12]
    vstr d16, [r5]
    vstr d17, [r8]
    vstr d20, [r14, #4]
    vstr d21, [r12, #4]
    vstr d18, [r5, #4]
    vstr d19, [r8, #4]
.Lotherwise_1410:
    sub r0, r0, #1
    lsr r6, r6, #1
    add r14, r14, r3, lsl #2
    add r12, r12, r3, lsl #2
    add r5, r5, r3, lsl #2
    add r8, r8, r3, lsl #2
    add r4, r4, #112
    cmp r0, #0
    bne .Lrepeat_1409
    b .Lend_1411
.Lotherwise_1408:
    movw r9, #3
.Lrepeat_1412:
    tst r6, #1
    beq .Lotherwise_1413
    vld1.32 {d16, d17}, [r4]!
    ubfx r0, r2, #0, #4
    vld1.32 {d18, d19}, [r7]
    vld1.32 {d20, d21}, [r4]!
    vadd.f32 q8, q8, q9
    vld1.32 {d18, d19}, [r4]!
    vld1.32 {d22, d23}, [r4]!
    vadd.f32 q12, q8, q10
    vld1.32 {d26, d27}, [r4]!
    vld1.32 {d28, d29}, [r4]!
    vsub.f32 q8, q8, q10
    vadd.f32 q10, q11, q12
    vld1.32 {d22, d23}, [r4]
    sub r4, r4, #96
    vadd.f32 q9, q9, q12
    vadd.f32 q10, q10, q13
    vadd.f32 q8, q8, q14
    vadd.f32 q9, q9, q11
    cmp r0, #15
    bne .Lotherwise_1414
    vmov q11, q9
    vtrn.32 q10, q8
    vtrn.32 q9, q11
    vswp d21, d18
    vswp d17, d22
    vst1.32 {d20, d21}, [r14]
    vst1.32 {d16, d17}, [r12]
    vst1.32 {d18, d19}, [r5]
    vst1.32 {d22, d23}, [r8]
    b .Lend_1415
.Lotherwise_1414:
    tst r2, #1
    beq .Lotherwise_1416
    vst1.32 {d20[0]}, [r14]
    vst1.32 {d20[1]}, [r12]
    vst1.32 {d21[0]}, [r5]
    vst1.32 {d21[1]}, [r8]
.Lotherwise_1416:
    tst r2, #2
    beq .Lotherwise_1417
    add r0, r14, #4
    vst1.32 {d16[0]}, [r0]
    add r0, r12, #4
    add r1, r5, #4
    vst1.32 {d16[1]}, [r0]
    add r0, r8, #4
    vst1.32 {d17[0]}, [r1]
    vst1.32 {d17[1]}, [r0]
.Lotherwise_1417:
    tst r2, #4
    beq .Lotherwise_1418
    add r0, r14, #8
    vst1.32 {d18[0]}, [r0]
    add r0, r12, #8
    add r1, r5, #8
    vst1.32 {d18[1]}, [r0]
    add r0, r8, #8
    vst1.32 {d19[0]}, [r1]
    vst1.32 {d19[1]}, [r0]
.Lotherwise_1418:
    tst r2, #8
    beq .Lotherwise_1419
    add r0, r14, #12
    vst1.32 {d18[0]}, [r0]
    add r0, r12, #12
    add r1, r5, #12
    vst1.32 {d18[1]}, [r0]
    add r0, r8, #12
    vst1.32 {d19[0]}, [r1]
    vst1.32 {d19[1]}, [r0]
.Lotherwise_1419:
.Lend_1415:
.Lotherwise_1413:
    sub r9, r9, #1
    lsr r6, r6, #1
    add r14, r14, r3, lsl #2
    add r12, r12, r3, lsl #2
    add r5, r5, r3, lsl #2
    add r8, r8, r3, lsl #2
    add r4, r4, #112
    cmp r9, #0
    bne .Lrepeat_1412
.Lend_1411:
    pop {r4, r5, r6, r7, r8, r9, r10, r11, pc}
    .size nnp_winograd_f3x3_3x3_by_2_output_with_bias__armv7_neon, . - nnp_winograd_f3x3_3x3_by_2_output_with_bias__armv7_neon

    .text
    .p2align 4
    .globl nnp_winograd_f3x3_3x3_by_2_output_with_bias_with_relu__armv7_neon
    .type nnp_winograd_f3x3_3x3_by_2_output_with_bias_with_relu__armv7_neon, %function
nnp_winograd_f3x3_3x3_by_2_output_with_bias_with_relu__armv7_neon:
    push {r4, r5, r6, r7, r8, r9, r10, r11, r14}
    ldr r4, [sp, #40]
    lsl r5, r1, #2
    ldr r6, [sp, #36]
    movw r12, #7
    mov r7, r2
    mov r14, r3
    add r8, r5, r5, lsl #1
    mov r9, r0
    mul r3, r1, r12
    mov r12, r4
    movw r10, #7
.Lrepeat_1420:
    add r0, r9, r5
    vld1.32 {d16, d17}, [r9]
    add r1, r9, r8
    vld1.32 {d18, d19}, [r0]
    add r2, r9, r5, lsl #1
    add r11, r9, r5, lsl #2
    vld1.32 {d20, d21}, [r1]
    add r0, r9, r5
    add r0, r0, r5, lsl #2
    vadd.f32 q11, q8, q9
    vld1.32 {d24, d25}, [r2]
    add r1, r9, r8, lsl #1
    vld1.32 {d26, d27}, [r11]
    vsub.f32 q8, q8, q9
    sub r10, r10, #1
    vadd.f32 q9, q10, q11
    vld1.32 {d20, d21}, [r0]
    add r9, r9, r3, lsl #2
    vadd.f32 q11, q12, q11
    vld1.32 {d24, d25}, [r1]
    vadd.f32 q9, q9, q13
    vadd.f32 q8, q8, q10
    vadd.f32 q10, q11, q12
    vst1.32 {d18, d19}, [r12]
    add r12, r12, #112
    vst1.32 {d16, d17}, [r12]
    add r12, r12, #112
    vst1.32 {d20, d21}, [r12]
    sub r12, r12, #208
    cmp r10, #0
    bne .Lrepeat_1420
    ldr r0, [r6]
    ldr r2, [r6, #12]
    lsl r0, r0, #2
    ldr r3, [r6, #4]
    add r12, r14, r0
    add r5, r12, r0
    ldr r6, [r6, #8]
    add r8, r5, r0
    cmp r2, #7
    bne .Lotherwise_1421
    movw r0, #3
.Lrepeat_1422:
    tst r6, #1
    beq .Lotherwise_1423
    vld1.32 {d16, d17}, [r4]!
    vmov.i32 q15, #0
    vld1.32 {d18, d19}, [r7]
    vld1.32 {d20, d21}, [r4]!
    vadd.f32 q8, q8, q9
    vld1.32 {d18, d19}, [r4]!
    vld1.32 {d22, d23}, [r4]!
    vadd.f32 q12, q8, q10
    vld1.32 {d26, d27}, [r4]!
    vsub.f32 q8, q8, q10
    vld1.32 {d20, d21}, [r4]!
    vadd.f32 q11, q11, q12
    vld1.32 {d28, d29}, [r4]
    sub r4, r4, #96
    vadd.f32 q9, q9, q12
    vadd.f32 q11, q11, q13
    vadd.f32 q8, q8, q10
    vadd.f32 q9, q9, q14
    vmax.f32 q10, q15, q11
    vmax.f32 q8, q15, q8
    vmax.f32 q9, q15, q9
    vmov q11, q8
    vzip.32 q10, q8
    vstr d20, [r14]
    vzip.32 q11, q9
    vstr d21, [r12]
    vstr d16, [r5]
    vstr d17, [r8]
    vstr d22, [r14, #4]
    vstr d23, [r12, #4]
    vstr d18, [r5, #4]
    vstr d19, [r8, #4]
.Lotherwise_1423:
    sub r0, r0, #1
    lsr r6, r6, #1
    add r14, r14, r3, lsl #2
    add r12, r12, r3, lsl #2
    add r5, r5, r3, lsl #2
    add r8, r8, r3, lsl #2
    add r4, r4, #112
    cmp r0, #0
    bne .Lrepeat_1422
    b .Lend_1424
.Lotherwise_1421:
    movw r9, #3
.Lrepeat_1425:
    tst r6, #1
    beq .Lotherwise_1426
    vld1.32 {d16, d17}, [r4]!
    vmov.i32 q15, #0
    ubfx r0, r2, #0, #4
    vld1.32 {d18, d19}, [r7]
    vld1.32 {d20, d21}, [r4]!
    vadd.f32 q8, q8, q9
    vld1.32 {d18, d19}, [r4]!
    vld1.32 {d22, d23}, [r4]!
    vadd.f32 q12, q8, q10
    vld1.32 {d26, d27}, [r4]!
    vld1.32 {d28, d29}, [r4]!
    vsub.f32 q8, q8, q10
    vadd.f32 q10, q11, q12
    vld1.32 {d22, d23}, [r4]
    sub r4, r4, #96
    vadd.f32 q9, q9, q12
    vadd.f32 q10, q10, q13
    vadd.f32 q8, q8, q14
    vadd.f32 q9, q9, q11
    vmax.f32 q10, q15, q10
    vmax.f32 q8, q15, q8
    vmax.f32 q9, q15, q9
    cmp r0, #15
    bne .Lotherwise_1427
    vmov q11, q9
    vtrn.32 q10, q8
    vtrn.32 q9, q11
    vswp d21, d18
    vswp d17, d22
    vst1.32 {d20, d21}, [r14]
    vst1.32 {d16, d17}, [r12]
    vst1.32 {d18, d19}, [r5]
    vst1.32 {d22, d23}, [r8]
    b .Lend_1428
.Lotherwise_1427:
    tst r2, #1
    beq .Lotherwise_1429
    vst1.32 {d20[0]}, [r14]
    vst1.32 {d20[1]}, [r12]
    vst1.32 {d21[0]}, [r5]
    vst1.32 {d21[1]}, [r8]
.Lotherwise_1429:
    tst r2, #2
    beq .Lotherwise_1430
    add r0, r14, #4
    vst1.32 {d16[0]}, [r0]
    add r0, r12, #4
    add r1, r5, #4
    vst1.32 {d16[1]}, [r0]
    add r0, r8, #4
    vst1.32 {d17[0]}, [r1]
    vst1.32 {d17[1]}, [r0]
.Lotherwise_1430:
    tst r2, #4
    beq .Lotherwise_1431
    add r0, r14, #8
    vst1.32 {d18[0]}, [r0]
    add r0, r12, #8
    add r1, r5, #8
    vst1.32 {d18[1]}, [r0]
    add r0, r8, #8
    vst1.32 {d19[0]}, [r1]
    vst1.32 {d19[1]}, [r0]
.Lotherwise_1431:
    tst r2, #8
    beq .Lotherwise_1432
    add r0, r14, #12
    vst1.32 {d18[0]}, [r0]
    add r0, r12, #12
    add r1, r5, #12
    vst1.32 {d18[1]}, [r0]
    add r0, r8, #12
    vst1.32 {d19[0]}, [r1]
    vst1.32 {d19[1]}, [r0]
.Lotherwise_1432:
.Lend_1428:
.Lotherwise_1426:
    sub r9, r9, #1
    lsr r6, r6, #1
    add r14, r14, r3, lsl #2
    add r12, r12, r3, lsl #2
    add r5, r5, r3, lsl #2
    add r8, r8, r3, lsl #2
    add r4, r4, #112
    cmp r9, #0
    bne .Lrepeat_1425
.Lend_1424:
    pop {r4, r5, r6, r7, r8, r9, r10, r11, pc}
    .size nnp_winograd_f3x3_3x3_by_2_output_with_bias_with_relu__armv7_neon, . - nnp_winograd_f3x3_3x3_by_2_output_with_bias_with_relu__armv7_neon

.section .rodata
    .p2align 4
.Lconstants_nnp_winograd_f3x3_6x6_kernel__armv7_neon:
    .long 0xbe638e39, 0x3e638e39, 0x40800000, 0x41800000
    .long 0x3c360b61, 0x3cb60b61, 0x3e800000, 0x3d800000
    .long 0x3f360b61, 0x3eb60b61, 0x00000000, 0x00000000

    .text
    .p2align 4
    .globl nnp_winograd_f3x3_6x6_kernel__armv7_neon
    .type nnp_winograd_f3x3_6x6_kernel__armv7_neon, %function
nnp_winograd_f3x3_6x6_kernel__armv7_neon:
    push {r4, r5, r6, r7, r8, r9, r10, r11, r14}
    vpush {d8, d9}
    mov r4, r1
    ldr r5, [sp, #52]
    ldr r1, [r4]
    mov r7, r0
    mov r6, r2
    ldr r8, [r4, #12]
    mov r9, r3
    lsl r0, r1, #2
    ldr r12, [r4, #4]
    add r14, r7, r0
    add r10, r14, r0
    ldr r4, [r4, #8]
    add r2, r10, r0
    cmp r8, #63
    bne .Lotherwise_1433
    mov r3, r5
    movw r11, #6
.Lrepeat_1434:
    tst r4, #1
    beq .Lotherwise_1435
    vld1.32 {d16, d17}, [r7]
    add r0, r3, #112
    ubfx r1, r8, #4, #2
    vld1.32 {d18, d19}, [r14]
    vld1.32 {d20, d21}, [r10]
    vmov q13, q8
    vld1.32 {d16, d17}, [r2]
    vmov q11, q9
    vmov q12, q10
    vmov q14, q8
    vtrn.32 q13, q11
    vtrn.32 q12, q14
    vswp d27, d24
    vswp d23, d28
    vst1.32 {d26, d27}, [r0]
    cmp r1, #3
    bne .Lotherwise_1436
    vldr d16, [r7, #16]
    vldr d18, [r10, #16]
    vldr d17, [r14, #16]
    vldr d19, [r2, #16]
    vuzp.32 q8, q9
    vmov q15, q9
    b .Lend_1437
.Lotherwise_1436:
    vmov.i32 q8, #0
    tst r8, #16
    beq .Lotherwise_1438
    add r0, r7, #16
    vld1.32 {d16[0]}, [r0]
    add r0, r14, #16
    add r1, r10, #16
    vld1.32 {d16[1]}, [r0]
    add r0, r2, #16
    vld1.32 {d17[0]}, [r1]
    vld1.32 {d17[1]}, [r0]
.Lotherwise_1438:
    vmov.i32 q15, #0
    tst r8, #32
    beq .Lotherwise_1439
    add r0, r7, #20
    vld1.32 {d30[0]}, [r0]
    add r0, r14, #20
    add r1, r10, #20
    vld1.32 {d30[1]}, [r0]
    add r0, r2, #20
    vld1.32 {d31[0]}, [r1]
    vld1.32 {d31[1]}, [r0]
.Lotherwise_1439:
.Lend_1437:
    movw r0, #:lower16:(.Lconstants_nnp_winograd_f3x3_6x6_kernel__armv7_neon - (1f + 8))
    movt r0, #:upper16:(.Lconstants_nnp_winograd_f3x3_6x6_kernel__armv7_neon - (1f + 8))
1:
    add r0, pc, r0
    vld1.32 {d0, d1}, [r0]
    vmov q9, q13
    add r3, r3, #96
    movw r0, #:lower16:(.Lconstants_nnp_winograd_f3x3_6x6_kernel__armv7_neon+16 - (1f + 8))
    movt r0, #:upper16:(.Lconstants_nnp_winograd_f3x3_6x6_kernel__armv7_neon+16 - (1f + 8))
1:
    add r0, pc, r0
    vld1.32 {d2, d3}, [r0]
    vmla.f32 q9, q12, d1[0]
    movw r0, #:lower16:(.Lconstants_nnp_winograd_f3x3_6x6_kernel__armv7_neon+32 - (1f + 8))
    movt r0, #:upper16:(.Lconstants_nnp_winograd_f3x3_6x6_kernel__armv7_neon+32 - (1f + 8))
1:
    add r0, pc, r0
    vld1.32 {d4, d5}, [r0]
    vadd.f32 q10, q13, q12
    vst1.32 {d30, d31}, [r3]
    sub r3, r3, #96
    vmla.f32 q13, q12, d3[0]
    vmla.f32 q9, q8, d1[1]
    vmov q12, q11
    vadd.f32 q10, q10, q8
    vmla.f32 q13, q8, d3[1]
    vmla.f32 q12, q14, d1[0]
    vmul.f32 q3, q10, d0[0]
    vadd.f32 q8, q11, q14
    vmla.f32 q11, q14, d3[0]
    vmul.f32 q9, q9, d2[0]
    vmla.f32 q12, q15, d1[1]
    vadd.f32 q8, q8, q15
    vmov q10, q3
    vmul.f32 q13, q13, d4[0]
    vmla.f32 q11, q15, d3[1]
    vmov q14, q9
    vmls.f32 q10, q8, d0[1]
    vmov q15, q13
    vmla.f32 q3, q8, d0[1]
    vmla.f32 q14, q12, d2[1]
    vmls.f32 q9, q12, d2[1]
    vst1.32 {d20, d21}, [r3]!
    vmla.f32 q15, q11, d4[1]
    vmls.f32 q13, q11, d4[1]
    vst1.32 {d6, d7}, [r3]!
    vst1.32 {d28, d29}, [r3]!
    vst1.32 {d18, d19}, [r3]!
    vst1.32 {d30, d31}, [r3]!
    vst1.32 {d26, d27}, [r3]
    sub r3, r3, #80
    b .Lend_1440
.Lotherwise_1435:
    vmov.i32 q8, #0
    vmov.i32 q9, #0
    vmov.i32 q10, #0
    vst1.32 {d16, d17}, [r3]!
    vmov.i32 q8, #0
    vst1.32 {d18, d19}, [r3]!
    vmov.i32 q9, #0
    vst1.32 {d20, d21}, [r3]!
    vmov.i32 q10, #0
    vst1.32 {d16, d17}, [r3]!
    vmov.i32 q8, #0
    vst1.32 {d18, d19}, [r3]!
    vmov.i32 q9, #0
    vst1.32 {d20, d21}, [r3]!
    vst1.32 {d16, d17}, [r3]!
    vst1.32 {d18, d19}, [r3]
    sub r3, r3, #112
.Lend_1440:
    sub r11, r11, #1
    lsr r4, r4, #1
    add r7, r7, r12, lsl #2
    add r14, r14, r12, lsl #2
    add r10, r10, r12, lsl #2
    add r2, r2, r12, lsl #2
    add r3, r3, #128
    cmp r11, #0
    bne .Lrepeat_1434
    b .Lend_1441
.Lotherwise_1433:
    mov r1, r5
    movw r3, #6
.Lrepeat_1442:
    tst r4, #1
    beq .Lotherwise_1443
    ubfx r0, r8, #0, #4
    cmp r0, #15
    bne .Lotherwise_1444
    vld1.32 {d16, d17}, [r7]
    vld1.32 {d18, d19}, [r14]
    vld1.32 {d20, d21}, [r10]
    vld1.32 {d22, d23}, [r2]
    vtrn.32 q8, q9
    vtrn.32 q10, q11
    vswp d17, d20
    vswp d19, d22
    vmov q14, q8
    vmov q12, q9
    vmov q13, q10
    b .Lend_1445
.Lotherwise_1444:
    vmov.i32 q14, #0
    tst r8, #1
    beq .Lotherwise_1446
    vld1.32 {d28[0]}, [r7]
    vld1.32 {d28[1]}, [r14]
    vld1.32 {d29[0]}, [r10]
    vld1.32 {d29[1]}, [r2]
.Lotherwise_1446:
    vmov.i32 q12, #0
    tst r8, #2
    beq .Lotherwise_1447
    add r0, r7, #4
    vld1.32 {d24[0]}, [r0]
    add r0, r14, #4
    add r11, r10, #4
    vld1.32 {d24[1]}, [r0]
    add r0, r2, #4
    vld1.32 {d25[0]}, [r11]
    vld1.32 {d25[1]}, [r0]
.Lotherwise_1447:
    vmov.i32 q13, #0
    tst r8, #4
    beq .Lotherwise_1448
    add r0, r7, #8
    vld1.32 {d26[0]}, [r0]
    add r0, r14, #8
    add r11, r10, #8
    vld1.32 {d26[1]}, [r0]
    add r0, r2, #8
    vld1.32 {d27[0]}, [r11]
    vld1.32 {d27[1]}, [r0]
.Lotherwise_1448:
    vmov.i32 q11, #0
    tst r8, #8
    beq .Lotherwise_1449
    add r0, r7, #12
    vld1.32 {d22[0]}, [r0]
    add r0, r14, #12
    add r11, r10, #12
    vld1.32 {d22[1]}, [r0]
    add r0, r2, #12
    vld1.32 {d23[0]}, [r11]
    vld1.32 {d23[1]}, [r0]
.Lotherwise_1449:
.Lend_1445:
    add r0, r1, #112
    ubfx r11, r8, #4, #2
    vst1.32 {d28, d29}, [r0]
    cmp r11, #3
    bne .Lotherwise_1450
    vldr d16, [r7, #16]
    vldr d18, [r10, #16]
    vldr d17, [r14, #16]
    vldr d19, [r2, #16]
    vuzp.32 q8, q9
    vmov q15, q9
    b .Lend_1451
.Lotherwise_1450:
    vmov.i32 q8, #0
    tst r8, #16
    beq .Lotherwise_1452
    add r0, r7, #16
    vld1.32 {d16[0]}, [r0]
    add r0, r14, #16
    add r11, r10, #16
    vld1.32 {d16[1]}, [r0]
    add r0, r2, #16
    vld1.32 {d17[0]}, [r11]
    vld1.32 {d17[1]}, [r0]
.Lotherwise_1452:
    vmov.i32 q15, #0
    tst r8, #32
    beq .Lotherwise_1453
    add r0, r7, #20
    vld1.32 {d30[0]}, [r0]
    add r0, r14, #20
    add r11, r10, #20
    vld1.32 {d30[1]}, [r0]
    add r0, r2, #20
    vld1.32 {d31[0]}, [r11]
    vld1.32 {d31[1]}, [r0]
.Lotherwise_1453:
.Lend_1451:
    movw r0, #:lower16:(.Lconstants_nnp_winograd_f3x3_6x6_kernel__armv7_neon - (1f + 8))
    movt r0, #:upper16:(.Lconstants_nnp_winograd_f3x3_6x6_kernel__armv7_neon - (1f + 8))
1:
    add r0, pc, r0
    vld1.32 {d0, d1}, [r0]
    vmov q9, q14
    add r1, r1, #96
    movw r0, #:lower16:(.Lconstants_nnp_winograd_f3x3_6x6_kernel__armv7_neon+16 - (1f + 8))
    movt r0, #:upper16:(.Lconstants_nnp_winograd_f3x3_6x6_kernel__armv7_neon+16 - (1f + 8))
1:
    add r0, pc, r0
    vld1.32 {d2, d3}, [r0]
    vmla.f32 q9, q13, d1[0]
    movw r0, #:lower16:(.Lconstants_nnp_winograd_f3x3_6x6_kernel__armv7_neon+32 - (1f + 8))
    movt r0, #:upper16:(.Lconstants_nnp_winograd_f3x3_6x6_kernel__armv7_neon+32 - (1f + 8))
1:
    add r0, pc, r0
    vld1.32 {d4, d5}, [r0]
    vadd.f32 q10, q14, q13
    vst1.32 {d30, d31}, [r1]
    sub r1, r1, #96
    vmla.f32 q14, q13, d3[0]
    vmla.f32 q9, q8, d1[1]
    vmov q13, q12
    vadd.f32 q10, q10, q8
    vmla.f32 q14, q8, d3[1]
    vmla.f32 q13, q11, d1[0]
    vmul.f32 q3, q10, d0[0]
    vadd.f32 q8, q12, q11
    vmla.f32 q12, q11, d3[0]
    vmul.f32 q9, q9, d2[0]
    vmla.f32 q13, q15, d1[1]
    vadd.f32 q8, q8, q15
    vmov q10, q3
    vmul.f32 q11, q14, d4[0]
    vmla.f32 q12, q15, d3[1]
    vmov q14, q9
    vmls.f32 q10, q8, d0[1]
    vmov q15, q11
    vmla.f32 q3, q8, d0[1]
    vmla.f32 q14, q13, d2[1]
    vmls.f32 q9, q13, d2[1]
    vst1.32 {d20, d21}, [r1]!
    vmla.f32 q15, q12, d4[1]
    vmls.f32 q11, q12, d4[1]
    vst1.32 {d6, d7}, [r1]!
    vst1.32 {d28, d29}, [r1]!
    vst1.32 {d18, d19}, [r1]!
    vst1.32 {d30, d31}, [r1]!
    vst1.32 {d22, d23}, [r1]
    sub r1, r1, #80
    b .Lend_1454
.Lotherwise_1443:
    vmov.i32 q8, #0
    vmov.i32 q9, #0
    vmov.i32 q10, #0
    vst1.32 {d16, d17}, [r1]!
    vmov.i32 q8, #0
    vst1.32 {d18, d19}, [r1]!
    vmov.i32 q9, #0
    vst1.32 {d20, d21}, [r1]!
    vmov.i32 q10, #0
    vst1.32 {d16, d17}, [r1]!
    vmov.i32 q8, #0
    vst1.32 {d18, d19}, [r1]!
    vmov.i32 q9, #0
    vst1.32 {d20, d21}, [r1]!
    vst1.32 {d16, d17}, [r1]!
    vst1.32 {d18, d19}, [r1]
    sub r1, r1, #112
.Lend_1454:
    sub r3, r3, #1
    lsr r4, r4, #1
    add r7, r7, r12, lsl #2
    add r14, r14, r12, lsl #2
    add r10, r10, r12, lsl #2
    add r2, r2, r12, lsl #2
    add r1, r1, #128
    cmp r3, #0
    bne .Lrepeat_1442
.Lend_1441:
    lsl r14, r9, #2
    add r4, r14, r14, lsl #1
    lsl r7, r9, #3
    movw r8, #8
.Lrepeat_1455:
    vld1.32 {d16, d17}, [r5]
    add r5, r5, #128
    add r0, r6, r14
    vld1.32 {d30, d31}, [r5]
    add r5, r5, #128
    add r9, r0, r4, lsl #1
    vld1.32 {d18, d19}, [r5]
    vmov q10, q8
    add r5, r5, #128
    movw r0, #:lower16:(.Lconstants_nnp_winograd_f3x3_6x6_kernel__armv7_neon - (1f + 8))
    movt r0, #:upper16:(.Lconstants_nnp_winograd_f3x3_6x6_kernel__armv7_neon - (1f + 8))
1:
    add r0, pc, r0
    vld1.32 {d0, d1}, [r0]
    vmov q3, q8
    add r10, r6, r4, lsl #1
    movw r0, #:lower16:(.Lconstants_nnp_winograd_f3x3_6x6_kernel__armv7_neon+16 - (1f + 8))
    movt r0, #:upper16:(.Lconstants_nnp_winograd_f3x3_6x6_kernel__armv7_neon+16 - (1f + 8))
1:
    add r0, pc, r0
    vld1.32 {d2, d3}, [r0]
    vadd.f32 q11, q8, q9
    add r2, r6, r14
    vld1.32 {d24, d25}, [r5]
    add r5, r5, #128
    vmla.f32 q10, q9, d1[0]
    add r3, r6, r14, lsl #1
    vld1.32 {d26, d27}, [r5]
    add r5, r5, #128
    vmla.f32 q3, q9, d3[0]
    add r12, r6, r4
    vld1.32 {d28, d29}, [r5]
    add r11, r6, r14, lsl #2
    vmov q4, q15
    add r0, r6, r14
    movw r1, #:lower16:(.Lconstants_nnp_winograd_f3x3_6x6_kernel__armv7_neon+32 - (1f + 8))
    movt r1, #:upper16:(.Lconstants_nnp_winograd_f3x3_6x6_kernel__armv7_neon+32 - (1f + 8))
1:
    add r1, pc, r1
    vld1.32 {d4, d5}, [r1]
    add r0, r0, r14, lsl #2
    vmla.f32 q10, q13, d1[1]
    sub r8, r8, #1
    vst1.32 {d16, d17}, [r9]
    sub r5, r5, #624
    vadd.f32 q8, q11, q13
    vst1.32 {d28, d29}, [r10]
    vmla.f32 q3, q13, d3[1]
    vmla.f32 q4, q12, d1[0]
    vmul.f32 q13, q8, d0[0]
    vadd.f32 q8, q15, q12
    vmla.f32 q15, q12, d3[0]
    vmul.f32 q9, q10, d2[0]
    vmla.f32 q4, q14, d1[1]
    vadd.f32 q8, q8, q14
    vmov q10, q13
    vmul.f32 q11, q3, d4[0]
    vmla.f32 q15, q14, d3[1]
    vmov q12, q9
    vmls.f32 q10, q8, d0[1]
    vmov q14, q11
    vmla.f32 q13, q8, d0[1]
    vmla.f32 q12, q4, d2[1]
    vmls.f32 q9, q4, d2[1]
    vst1.32 {d20, d21}, [r6]
    add r6, r6, r7, lsl #2
    vmla.f32 q14, q15, d4[1]
    vmls.f32 q11, q15, d4[1]
    vst1.32 {d26, d27}, [r2]
    vst1.32 {d24, d25}, [r3]
    vst1.32 {d18, d19}, [r12]
    vst1.32 {d28, d29}, [r11]
    vst1.32 {d22, d23}, [r0]
    cmp r8, #0
    bne .Lrepeat_1455
    vpop {d8, d9}
    pop {r4, r5, r6, r7, r8, r9, r10, r11, pc}
    .size nnp_winograd_f3x3_6x6_kernel__armv7_neon, . - nnp_winograd_f3x3_6x6_kernel__armv7_neon

.section .rodata
    .p2align 4
.Lconstants_nnp_winograd_f3x3_6x6_output_with_bias__armv7_neon:
    .long 0x40000000, 0x3f000000, 0x40800000, 0x3e800000

    .text
    .p2align 4
    .globl nnp_winograd_f3x3_6x6_output_with_bias__armv7_neon
    .type nnp_winograd_f3x3_6x6_output_with_bias__armv7_neon, %function
nnp_winograd_f3x3_6x6_output_with_bias__armv7_neon:
    push {r4, r5, r6, r7, r8, r9, r10, r11, r14}
    ldr r4, [sp, #40]
    lsl r5, r1, #2
    ldr r6, [sp, #36]
    mov r7, r2
    mov r14, r3
    add r8, r5, r5, lsl #1
    mov r9, r0
    lsl r3, r1, #3
    mov r12, r4
    movw r10, #8
.Lrepeat_1456:
    add r0, r9, r5
    vld1.32 {d16, d17}, [r9]
    add r1, r9, r5, lsl #1
    vld1.32 {d18, d19}, [r0]
    add r2, r9, r8
    add r11, r9, r8, lsl #1
    vld1.32 {d20, d21}, [r1]
    add r0, r9, r5
    add r1, r9, r5
    vld1.32 {d22, d23}, [r2]
    vadd.f32 q12, q8, q9
    add r2, r0, r8, lsl #1
    vld1.32 {d26, d27}, [r11]
    add r0, r9, r5, lsl #2
    add r1, r1, r5, lsl #2
    vsub.f32 q15, q8, q9
    vld1.32 {d16, d17}, [r2]
    sub r10, r10, #1
    vsub.f32 q9, q10, q11
    add r9, r9, r3, lsl #2
    vld1.32 {d28, d29}, [r0]
    vadd.f32 q10, q10, q11
    vld1.32 {d22, d23}, [r1]
    vadd.f32 q13, q13, q12
    movw r0, #:lower16:(.Lconstants_nnp_winograd_f3x3_6x6_output_with_bias__armv7_neon - (1f + 8))
    movt r0, #:upper16:(.Lconstants_nnp_winograd_f3x3_6x6_output_with_bias__armv7_neon - (1f + 8))
1:
    add r0, pc, r0
    vld1.32 {d0, d1}, [r0]
    vadd.f32 q8, q8, q12
    vsub.f32 q12, q14, q11
    vmla.f32 q15, q9, d0[0]
    vadd.f32 q9, q14, q11
    vmla.f32 q13, q10, d1[0]
    vadd.f32 q8, q8, q10
    vmla.f32 q15, q12, d0[1]
    vmla.f32 q13, q9, d1[1]
    vadd.f32 q8, q8, q9
    vst1.32 {d16, d17}, [r12]
    add r12, r12, #128
    vst1.32 {d30, d31}, [r12]
    add r12, r12, #128
    vst1.32 {d26, d27}, [r12]
    sub r12, r12, #240
    cmp r10, #0
    bne .Lrepeat_1456
    ldr r0, [r6]
    ldr r2, [r6, #12]
    lsl r0, r0, #2
    ldr r3, [r6, #4]
    add r12, r14, r0
    add r5, r12, r0
    ldr r6, [r6, #8]
    add r8, r5, r0
    cmp r2, #7
    bne .Lotherwise_1457
    movw r0, #3
.Lrepeat_1458:
    tst r6, #1
    beq .Lotherwise_1459
    vld1.32 {d16, d17}, [r4]!
    vld1.32 {d18, d19}, [r7]
    vld1.32 {d20, d21}, [r4]!
    vld1.32 {d22, d23}, [r4]!
    vadd.f32 q8, q8, q9
    vld1.32 {d18, d19}, [r4]!
    vld1.32 {d24, d25}, [r4]!
    vadd.f32 q13, q8, q10
    vld1.32 {d28, d29}, [r4]!
    vsub.f32 q1, q8, q10
    vld1.32 {d16, d17}, [r4]!
    vsub.f32 q10, q11, q9
    vld1.32 {d30, d31}, [r4]
    vadd.f32 q9, q11, q9
    sub r4, r4, #112
    movw r1, #:lower16:(.Lconstants_nnp_winograd_f3x3_6x6_output_with_bias__armv7_neon - (1f + 8))
    movt r1, #:upper16:(.Lconstants_nnp_winograd_f3x3_6x6_output_with_bias__armv7_neon - (1f + 8))
1:
    add r1, pc, r1
    vld1.32 {d0, d1}, [r1]
    vsub.f32 q11, q12, q14
    vadd.f32 q15, q15, q13
    vmla.f32 q1, q10, d0[0]
    vadd.f32 q8, q8, q13
    vadd.f32 q10, q12, q14
    vadd.f32 q12, q15, q9
    vmla.f32 q1, q11, d0[1]
    vmla.f32 q8, q9, d1[0]
    vadd.f32 q9, q12, q10
    vmla.f32 q8, q10, d1[1]
    vmov q10, q1
    vzip.32 q9, q1
    vstr d18, [r14]
    vzip.32 q10, q8
    vstr d19, [r12]
    vstr d2, [r5]
    vstr d3, [r8]
    vstr d20, [r14, #4]
    vstr d21, [r12, #4]
    vstr d16, [r5, #4]
    vstr d17, [r8, #4]
.Lotherwise_1459:
    sub r0, r0, #1
    lsr r6, r6, #1
    add r14, r14, r3, lsl #2
    add r12, r12, r3, lsl #2
    add r5, r5, r3, lsl #2
    add r8, r8, r3, lsl #2
    add r4, r4, #128
    cmp r0, #0
    bne .Lrepeat_1458
    b .Lend_1460
.Lotherwise_1457:
    movw r9, #3
.Lrepeat_1461:
    tst r6, #1
    beq .Lotherwise_1462
    vld1.32 {d16, d17}, [r4]!
    ubfx r0, r2, #0, #4
    vld1.32 {d18, d19}, [r7]
    vld1.32 {d20, d21}, [r4]!
    vld1.32 {d22, d23}, [r4]!
    vadd.f32 q8, q8, q9
    vld1.32 {d18, d19}, [r4]!
    vld1.32 {d24, d25}, [r4]!
    vadd.f32 q13, q8, q10
    vld1.32 {d28, d29}, [r4]!
    vsub.f32 q1, q8, q10
    vld1.32 {d16, d17}, [r4]!
    vadd.f32 q10, q11, q9
    vld1.32 {d30, d31}, [r4]
    vsub.f32 q9, q11, q9
    sub r4, r4, #112
    movw r1, #:lower16:(.Lconstants_nnp_winograd_f3x3_6x6_output_with_bias__armv7_neon - (1f + 8))
    movt r1, #:upper16:(.Lconstants_nnp_winograd_f3x3_6x6_output_with_bias__armv7_neon - (1f + 8))
1:
    add r1, pc, r1
    vld1.32 {d0, d1}, [r1]
    vadd.f32 q8, q8, q13
    vadd.f32 q11, q15, q13
    vadd.f32 q13, q12, q14
    vsub.f32 q12, q12, q14
    vadd.f32 q11, q11, q10
    vmla.f32 q1, q9, d0[0]
    vmla.f32 q8, q10, d1[0]
    vadd.f32 q9, q11, q13
    vmla.f32 q1, q12, d0[1]
    vmla.f32 q8, q13, d1[1]
    cmp r0, #15
    bne .Lotherwise_1463
    vmov q10, q8
    vtrn.32 q9, q1
    vtrn.32 q8, q10
    vswp d19, d16
    vswp d3, d20
    vst1.32 {d18, d19}, [r14]
    vst1.32 {d2, d3}, [r12]
    vst1.32 {d16, d17}, [r5]
    vst1.32 {d20, d21}, [r8]
    b .Lend_1464
.Lotherwise_1463:
    tst r2, #1
    beq .Lotherwise_1465
    vst1.32 {d18[0]}, [r14]
    vst1.32 {d18[1]}, [r12]
    vst1.32 {d19[0]}, [r5]
    vst1.32 {d19[1]}, [r8]
.Lotherwise_1465:
    tst r2, #2
    beq .Lotherwise_1466
    add r0, r14, #4
    vst1.32 {d2[0]}, [r0]
    add r0, r12, #4
    add r1, r5, #4
    vst1.32 {d2[1]}, [r0]
    add r0, r8, #4
    vst1.32 {d3[0]}, [r1]
    vst1.32 {d3[1]}, [r0]
.Lotherwise_1466:
    tst r2, #4
    beq .Lotherwise_1467
    add r0, r14, #8
    vst1.32 {d16[0]}, [r0]
    add r0, r12, #8
    add r1, r5, #8
    vst1.32 {d16[1]}, [r0]
    add r0, r8, #8
    vst1.32 {d17[0]}, [r1]
    vst1.32 {d17[1]}, [r0]
.Lotherwise_1467:
    tst r2, #8
    beq .Lotherwise_1468
    add r0, r14, #12
    vst1.32 {d16[0]}, [r0]
    add r0, r12, #12
    add r1, r5, #12
    vst1.32 {d16[1]}, [r0]
    add r0, r8, #12
    vst1.32 {d17[0]}, [r1]
    vst1.32 {d17[1]}, [r0]
.Lotherwise_1468:
.Lend_1464:
.Lotherwise_1462:
    sub r9, r9, #1
    lsr r6, r6, #1
    add r14, r14, r3, lsl #2
    add r12, r12, r3, lsl #2
    add r5, r5, r3, lsl #2
    add r8, r8, r3, lsl #2
    add r4, r4, #128
    cmp r9, #0
    bne .Lrepeat_1461
.Lend_1460:
    pop {r4, r5, r6, r7, r8, r9, r10, r11, pc}
    .size nnp_winograd_f3x3_6x6_output_with_bias__armv7_neon, . - nnp_winograd_f3x3_6x6_output_with_bias__armv7_neon

    .section .note.GNU-stack, "", %progbits
