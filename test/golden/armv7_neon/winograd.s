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
    vst1.32 {d16, d17}, [r0]!
    vsub.f32 q8, q11, q9
    vst1.32 {d24, d25}, [r0]!
    vst1.32 {d20, d21}, [r0]!
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
    vsub.f32 q8, q8, q10
    vadd.f32 q12, q10, q9
    vsub.f32 q10, q10, q9
    vst1.32 {d16, d17}, [r1]!
    vsub.f32 q8, q11, q9
    vst1.32 {d24, d25}, [r1]!
    vst1.32 {d20, d21}, [r1]!
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
    vsub.f32 q8, q8, q10
    vadd.f32 q12, q10, q9
    vsub.f32 q10, q10, q9
    vst1.32 {d16, d17}, [r6]
    add r6, r6, r3, lsl #2
    vsub.f32 q8, q11, q9
    vst1.32 {d24, d25}, [r1]
    add r1, r1, r3, lsl #2
    vst1.32 {d20, d21}, [r2]
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
    vst1.32 {d16, d17}, [r5]!
    vmul.f32 q8, q11, d0[0]
    vmov q11, q8
    vmls.f32 q8, q9, d0[0]
    vmla.f32 q11, q9, d0[0]
    vst1.32 {d22, d23}, [r5]!
    vst1.32 {d16, d17}, [r5]!
    vst1.32 {d20, d21}, [r5]!
    vld1.32 {d16, d17}, [r1]!
    vld1.32 {d18, d19}, [r1]!
    vld1.32 {d20, d21}, [r1]!
    vst1.32 {d16, d17}, [r5]!
    vadd.f32 q8, q8, q10
    vmul.f32 q8, q8, d0[0]
    vmov q11, q8
    vmls.f32 q8, q9, d0[0]
    vmla.f32 q11, q9, d0[0]
    vst1.32 {d22, d23}, [r5]!
    vst1.32 {d16, d17}, [r5]!
    vst1.32 {d20, d21}, [r5]!
    vld1.32 {d16, d17}, [r1]!
    vld1.32 {d18, d19}, [r1]!
    vld1.32 {d20, d21}, [r1]
    sub r1, r1, #128
    vst1.32 {d16, d17}, [r5]!
    vadd.f32 q8, q8, q10
    vmul.f32 q8, q8, d0[0]
    vmov q11, q8
    vmls.f32 q8, q9, d0[0]
    vmla.f32 q11, q9, d0[0]
    vst1.32 {d22, d23}, [r5]!
    vst1.32 {d16, d17}, [r5]!
    vst1.32 {d20, d21}, [r5]
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
    vst1.32 {d16, d17}, [r6]
    add r6, r6, r2, lsl #2
    vadd.f32 q8, q8, q10
    vmul.f32 q8, q8, d0[0]
    vmov q11, q8
    vmls.f32 q8, q9, d0[0]
    vmla.f32 q11, q9, d0[0]
    vst1.32 {d22, d23}, [r8]
    add r8, r8, r2, lsl #2
    vst1.32 {d16, d17}, [r9]
    add r9, r9, r2, lsl #2
    vst1.32 {d20, d21}, [r0]
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
    vld1.32 {d16, d17}, [r4]
    sub r12, r12, #1
    add r4, r4, r1, lsl #2
    vld1.32 {d18, d19}, [r7]
    add r7, r7, r1, lsl #2
    vld1.32 {d20, d21}, [r14]
    add r14, r14, r1, lsl #2
    vadd.f32 q11, q8, q9
    vld1.32 {d24, d25}, [r0]
    add r0, r0, r1, lsl #2
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
    vld1.32 {d18, d19}, [r5]!
    vld1.32 {d20, d21}, [r8]
    vld1.32 {d22, d23}, [r5]!
    vadd.f32 q9, q9, q10
    vld1.32 {d20, d21}, [r5]
    sub r5, r5, #48
    vadd.f32 q12, q9, q11
    vsub.f32 q9, q9, q11
    vadd.f32 q8, q8, q12
    vadd.f32 q9, q10, q9
    vzip.32 q8, q9
    vstr d16, [r14]
    vstr d17, [r12]
    vstr d18, [r4]
    vstr d19, [r7]
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
    vld1.32 {d18, d19}, [r5]!
    vld1.32 {d20, d21}, [r8]
    vld1.32 {d22, d23}, [r5]!
    vadd.f32 q9, q9, q10
    vld1.32 {d20, d21}, [r5]
    sub r5, r5, #48
    vadd.f32 q12, q9, q11
    vsub.f32 q9, q9, q11
    vadd.f32 q8, q8, q12
    vadd.f32 q9, q10, q9
    cmp r0, #3
    bne .Lotherwise_346
    vzip.32 q8, q9
    vstr d16, [r14]
    vstr d17, [r12]
    vstr d18, [r4]
    vstr d19, [r7]
    b .Lend_347
.Lotherwise_346:
    tst r2, #1
    beq .Lotherwise_348
    vst1.32 {d16[0]}, [r14]
    vst1.32 {d16[1]}, [r12]
    vst1.32 {d17[0]}, [r4]
    vst1.32 {d17[1]}, [r7]
.Lotherwise_348:
    tst r2, #2
    beq .Lotherwise_349
    add r0, r14, #4
    vst1.32 {d18[0]}, [r0]
    add r0, r12, #4
    add r1, r4, #4
    vst1.32 {d18[1]}, [r0]
    add r0, r7, #4
    vst1.32 {d19[0]}, [r1]
    vst1.32 {d19[1]}, [r0]
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
    vld1.32 {d16, d17}, [r4]
    sub r12, r12, #1
    add r4, r4, r1, lsl #2
    vld1.32 {d18, d19}, [r7]
    add r7, r7, r1, lsl #2
    vld1.32 {d20, d21}, [r14]
    add r14, r14, r1, lsl #2
    vadd.f32 q11, q8, q9
    vld1.32 {d24, d25}, [r0]
    add r0, r0, r1, lsl #2
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
    vld1.32 {d20, d21}, [r5]!
    vld1.32 {d22, d23}, [r8]
    vld1.32 {d24, d25}, [r5]!
    vadd.f32 q10, q10, q11
    vld1.32 {d22, d23}, [r5]
    sub r5, r5, #48
    vadd.f32 q13, q10, q12
    vsub.f32 q10, q10, q12
    vadd.f32 q8, q8, q13
    vadd.f32 q10, q11, q10
    vmax.f32 q8, q9, q8
    vmax.f32 q9, q9, q10
    vzip.32 q8, q9
    vstr d16, [r14]
    vstr d17, [r12]
    vstr d18, [r4]
    vstr d19, [r7]
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
    vld1.32 {d20, d21}, [r5]!
    vld1.32 {d22, d23}, [r8]
    vld1.32 {d24, d25}, [r5]!
    vadd.f32 q10, q10, q11
    vld1.32 {d22, d23}, [r5]
    sub r5, r5, #48
    vadd.f32 q13, q10, q12
    vsub.f32 q10, q10, q12
    vadd.f32 q8, q8, q13
    vadd.f32 q10, q11, q10
    vmax.f32 q8, q9, q8
    vmax.f32 q9, q9, q10
    cmp r0, #3
    bne .Lotherwise_357
    vzip.32 q8, q9
    vstr d16, [r14]
    vstr d17, [r12]
    vstr d18, [r4]
    vstr d19, [r7]
    b .Lend_358
.Lotherwise_357:
    tst r2, #1
    beq .Lotherwise_359
    vst1.32 {d16[0]}, [r14]
    vst1.32 {d16[1]}, [r12]
    vst1.32 {d17[0]}, [r4]
    vst1.32 {d17[1]}, [r7]
.Lotherwise_359:
    tst r2, #2
    beq .Lotherwise_360
    add r0, r14, #4
    vst1.32 {d18[0]}, [r0]
    add r0, r12, #4
    add r1, r4, #4
    vst1.32 {d18[1]}, [r0]
    add r0, r7, #4
    vst1.32 {d19[0]}, [r1]
    vst1.32 {d19[1]}, [r0]
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
    vst1.32 {d16, d17}, [r5]!
    vmov q8, q10
    vmls.f32 q10, q9, d0[0]
    vmla.f32 q8, q9, d0[0]
    vst1.32 {d16, d17}, [r5]!
    vst1.32 {d20, d21}, [r5]!
    vst1.32 {d18, d19}, [r5]!
    vld1.32 {d16, d17}, [r1]!
    vld1.32 {d18, d19}, [r1]
    sub r1, r1, #48
    vmul.f32 q10, q8, d0[0]
    vst1.32 {d16, d17}, [r5]!
    vmov q8, q10
    vmls.f32 q10, q9, d0[0]
    vmla.f32 q8, q9, d0[0]
    vst1.32 {d16, d17}, [r5]!
    vst1.32 {d20, d21}, [r5]!
    vst1.32 {d18, d19}, [r5]
    sub r5, r5, #112
    mov r14, r5
.Lrepeat_363:
    vld1.32 {d16, d17}, [r14]
    add r14, r14, #64
    sub r12, r12, #1
    vld1.32 {d18, d19}, [r14]
    sub r14, r14, #48
    vmul.f32 q10, q8, d0[0]
    vst1.32 {d16, d17}, [r6]
    add r6, r6, r2, lsl #2
    vmov q8, q10
    vmls.f32 q10, q9, d0[0]
    vmla.f32 q8, q9, d0[0]
    vst1.32 {d16, d17}, [r8]
    add r8, r8, r2, lsl #2
    vst1.32 {d20, d21}, [r9]
    add r9, r9, r2, lsl #2
    vst1.32 {d18, d19}, [r0]
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
    vld1.32 {d16, d17}, [r4]
    sub r12, r12, #1
    add r4, r4, r1, lsl #2
    vld1.32 {d18, d19}, [r7]
    add r7, r7, r1, lsl #2
    vld1.32 {d20, d21}, [r14]
    add r14, r14, r1, lsl #2
    vadd.f32 q11, q8, q9
    vld1.32 {d24, d25}, [r0]
    add r0, r0, r1, lsl #2
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
    vld1.32 {d18, d19}, [r5]!
    vld1.32 {d20, d21}, [r8]
    vld1.32 {d22, d23}, [r5]!
    vadd.f32 q9, q9, q10
    vld1.32 {d20, d21}, [r5]
    sub r5, r5, #48
    vadd.f32 q12, q9, q11
    vsub.f32 q9, q9, q11
    vadd.f32 q8, q8, q12
    vadd.f32 q10, q10, q12
    vmov q11, q9
    vzip.32 q8, q9
    vstr d16, [r14]
    vzip.32 q11, q10
    vstr d17, [r12]
    vstr d18, [r4]
    vstr d19, [r7]
    vstr d22, [r14, #4]
    vstr d23, [r12, #4]
    vstr d20, [r4, #4]
    vstr d21, [r7, #4]
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
    vld1.32 {d18, d19}, [r5]!
    vld1.32 {d20, d21}, [r8]
    vld1.32 {d22, d23}, [r5]!
    vadd.f32 q9, q9, q10
    vld1.32 {d20, d21}, [r5]
    sub r5, r5, #48
    vadd.f32 q12, q9, q11
    vsub.f32 q9, q9, q11
    vadd.f32 q8, q8, q12
    vadd.f32 q10, q10, q12
    cmp r0, #15
    bne .Lotherwise_371
    vmov q11, q10
    vtrn.32 q8, q9
    vtrn.32 q10, q11
    vswp d17, d20
    vswp d19, d22
    vst1.32 {d16, d17}, [r14]
    vst1.32 {d18, d19}, [r12]
    vst1.32 {d20, d21}, [r4]
    vst1.32 {d22, d23}, [r7]
    b .Lend_372
.Lotherwise_371:
    tst r2, #1
    beq .Lotherwise_373
    vst1.32 {d16[0]}, [r14]
    vst1.32 {d16[1]}, [r12]
    vst1.32 {d17[0]}, [r4]
    vst1.32 {d17[1]}, [r7]
.Lotherwise_373:
    tst r2, #2
    beq .Lotherwise_374
    add r0, r14, #4
    vst1.32 {d18[0]}, [r0]
    add r0, r12, #4
    add r1, r4, #4
    vst1.32 {d18[1]}, [r0]
    add r0, r7, #4
    vst1.32 {d19[0]}, [r1]
    vst1.32 {d19[1]}, [r0]
.Lotherwise_374:
    tst r2, #4
    beq .Lotherwise_375
    add r0, r14, #8
    vst1.32 {d20[0]}, [r0]
    add r0, r12, #8
    add r1, r4, #8
    vst1.32 {d20[1]}, [r0]
    add r0, r7, #8
    vst1.32 {d21[0]}, [r1]
    vst1.32 {d21[1]}, [r0]
.Lotherwise_375:
    tst r2, #8
    beq .Lotherwise_376
    add r0, r14, #12
    vst1.32 {d20[0]}, [r0]
    add r0, r12, #12
    add r1, r4, #12
    vst1.32 {d20[1]}, [r0]
    add r0, r7, #12
    vst1.32 {d21[0]}, [r1]
    vst1.32 {d21[1]}, [r0]
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
    vld1.32 {d16, d17}, [r4]
    sub r12, r12, #1
    add r4, r4, r1, lsl #2
    vld1.32 {d18, d19}, [r7]
    add r7, r7, r1, lsl #2
    vld1.32 {d20, d21}, [r14]
    add r14, r14, r1, lsl #2
    vadd.f32 q11, q8, q9
    vld1.32 {d24, d25}, [r0]
    add r0, r0, r1, lsl #2
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
    vld1.32 {d20, d21}, [r5]!
    vld1.32 {d22, d23}, [r8]
    vld1.32 {d24, d25}, [r5]!
    vadd.f32 q10, q10, q11
    vld1.32 {d22, d23}, [r5]
    sub r5, r5, #48
    vadd.f32 q13, q10, q12
    vsub.f32 q10, q10, q12
    vadd.f32 q8, q8, q13
    vadd.f32 q11, q11, q13
    vmax.f32 q8, q9, q8
    vmax.f32 q10, q9, q10
    vmax.f32 q9, q9, q11
    vmov q11, q10
    vzip.32 q8, q10
    vstr d16, [r14]
    vzip.32 q11, q9
    vstr d17, [r12]
    vstr d20, [r4]
    vstr d21, [r7]
    vstr d22, [r14, #4]
    vstr d23, [r12, #4]
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
    vld1.32 {d20, d21}, [r5]!
    vld1.32 {d22, d23}, [r8]
    vld1.32 {d24, d25}, [r5]!
    vadd.f32 q10, q10, q11
    vld1.32 {d22, d23}, [r5]
    sub r5, r5, #48
    vadd.f32 q13, q10, q12
    vsub.f32 q10, q10, q12
    vadd.f32 q8, q8, q13
    vadd.f32 q11, q11, q13
    vmax.f32 q8, q9, q8
    vmax.f32 q10, q9, q10
    vmax.f32 q9, q9, q11
    cmp r0, #15
    bne .Lotherwise_384
    vmov q11, q9
    vtrn.32 q8, q10
    vtrn.32 q9, q11
    vswp d17, d18
    vswp d21, d22
    vst1.32 {d16, d17}, [r14]
    vst1.32 {d20, d21}, [r12]
    vst1.32 {d18, d19}, [r4]
    vst1.32 {d22, d23}, [r7]
    b .Lend_385
.Lotherwise_384:
    tst r2, #1
    beq .Lotherwise_386
    vst1.32 {d16[0]}, [r14]
    vst1.32 {d16[1]}, [r12]
    vst1.32 {d17[0]}, [r4]
    vst1.32 {d17[1]}, [r7]
.Lotherwise_386:
    tst r2, #2
    beq .Lotherwise_387
    add r0, r14, #4
    vst1.32 {d20[0]}, [r0]
    add r0, r12, #4
    add r1, r4, #4
    vst1.32 {d20[1]}, [r0]
    add r0, r7, #4
    vst1.32 {d21[0]}, [r1]
    vst1.32 {d21[1]}, [r0]
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
    bne .Lotherwise_557
    mov r2, r4
    movw r10, #7
.Lrepeat_558:
    tst r14, #1
    beq .Lotherwise_559
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
    bne .Lotherwise_560
    vldr d16, [r6, #16]
    vldr d18, [r9, #16]
    vldr d17, [r12, #16]
    vldr d19, [r1, #16]
    vuzp.32 q8, q9
    vmov q5, q8
    b .Lend_561
.Lotherwise_560:
    vmov.i32 q5, #0
    tst r7, #16
    beq .Lotherwise_562
    add r0, r6, #16
    vld1.32 {d10[0]}, [r0]
    add r0, r12, #16
    add r11, r9, #16
    vld1.32 {d10[1]}, [r0]
    add r0, r1, #16
    vld1.32 {d11[0]}, [r11]
    vld1.32 {d11[1]}, [r0]
.Lotherwise_562:
    vmov.i32 q9, #0
    tst r7, #32
    beq .Lotherwise_563
    add r0, r6, #20
    vld1.32 {d18[0]}, [r0]
    add r0, r12, #20
    add r11, r9, #20
    vld1.32 {d18[1]}, [r0]
    add r0, r1, #20
    vld1.32 {d19[0]}, [r11]
    vld1.32 {d19[1]}, [r0]
.Lotherwise_563:
.Lend_561:
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
    b .Lend_564
.Lotherwise_559:
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
.Lend_564:
    sub r10, r10, #1
    lsr r14, r14, #1
    add r6, r6, r3, lsl #2
    add r12, r12, r3, lsl #2
    add r9, r9, r3, lsl #2
    add r1, r1, r3, lsl #2
    add r2, r2, #96
    cmp r10, #0
    bne .Lrepeat_558
    b .Lend_565
.Lotherwise_557:
    mov r2, r4
    movw r10, #7
.Lrepeat_566:
    tst r14, #1
    beq .Lotherwise_567
    ubfx r0, r7, #0, #4
    cmp r0, #15
    bne .Lotherwise_568
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
    b .Lend_569
.Lotherwise_568:
    vmov.i32 q12, #0
    tst r7, #1
    beq .Lotherwise_570
    vld1.32 {d24[0]}, [r6]
    vld1.32 {d24[1]}, [r12]
    vld1.32 {d25[0]}, [r9]
    vld1.32 {d25[1]}, [r1]
.Lotherwise_570:
    vmov.i32 q13, #0
    tst r7, #2
    beq .Lotherwise_571
    add r0, r6, #4
    vld1.32 {d26[0]}, [r0]
    add r0, r12, #4
    add r11, r9, #4
    vld1.32 {d26[1]}, [r0]
    add r0, r1, #4
    vld1.32 {d27[0]}, [r11]
    vld1.32 {d27[1]}, [r0]
.Lotherwise_571:
    vmov.i32 q14, #0
    tst r7, #4
    beq .Lotherwise_572
    add r0, r6, #8
    vld1.32 {d28[0]}, [r0]
    add r0, r12, #8
    add r11, r9, #8
    vld1.32 {d28[1]}, [r0]
    add r0, r1, #8
    vld1.32 {d29[0]}, [r11]
    vld1.32 {d29[1]}, [r0]
.Lotherwise_572:
    vmov.i32 q11, #0
    tst r7, #8
    beq .Lotherwise_573
    add r0, r6, #12
    vld1.32 {d22[0]}, [r0]
    add r0, r12, #12
    add r11, r9, #12
    vld1.32 {d22[1]}, [r0]
    add r0, r1, #12
    vld1.32 {d23[0]}, [r11]
    vld1.32 {d23[1]}, [r0]
.Lotherwise_573:
.Lend_569:
    ubfx r0, r7, #4, #2
    cmp r0, #3
    bne .Lotherwise_574
    vldr d16, [r6, #16]
    vldr d18, [r9, #16]
    vldr d17, [r12, #16]
    vldr d19, [r1, #16]
    vuzp.32 q8, q9
    vmov q5, q8
    b .Lend_575
.Lotherwise_574:
    vmov.i32 q5, #0
    tst r7, #16
    beq .Lotherwise_576
    add r0, r6, #16
    vld1.32 {d10[0]}, [r0]
    add r0, r12, #16
    add r11, r9, #16
    vld1.32 {d10[1]}, [r0]
    add r0, r1, #16
    vld1.32 {d11[0]}, [r11]
    vld1.32 {d11[1]}, [r0]
.Lotherwise_576:
    vmov.i32 q9, #0
    tst r7, #32
    beq .Lotherwise_577
    add r0, r6, #20
    vld1.32 {d18[0]}, [r0]
    add r0, r12, #20
    add r11, r9, #20
    vld1.32 {d18[1]}, [r0]
    add r0, r1, #20
    vld1.32 {d19[0]}, [r11]
    vld1.32 {d19[1]}, [r0]
.Lotherwise_577:
.Lend_575:
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
    b .Lend_578
.Lotherwise_567:
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
.Lend_578:
    sub r10, r10, #1
    lsr r14, r14, #1
    add r6, r6, r3, lsl #2
    add r12, r12, r3, lsl #2
    add r9, r9, r3, lsl #2
    add r1, r1, r3, lsl #2
    add r2, r2, #96
    cmp r10, #0
    bne .Lrepeat_566
.Lend_565:
    lsl r6, r8, #2
    movw r0, #7
    add r7, r6, r6, lsl #1
    mul r9, r8, r0
    movw r2, #6
.Lrepeat_579:
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
    bne .Lrepeat_579
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
.Lrepeat_580:
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
    bne .Lrepeat_580
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
    bne .Lotherwise_581
    movw r0, #5
.Lrepeat_582:
    tst r5, #1
    beq .Lotherwise_583
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
.Lotherwise_583:
    sub r0, r0, #1
    lsr r5, r5, #1
    add r4, r4, r3, lsl #2
    add r12, r12, r3, lsl #2
    add r7, r7, r3, lsl #2
    add r8, r8, r3, lsl #2
    add r14, r14, #96
    cmp r0, #0
    bne .Lrepeat_582
    b .Lend_584
.Lotherwise_581:
    movw r9, #5
.Lrepeat_585:
    tst r5, #1
    beq .Lotherwise_586
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
    bne .Lotherwise_587
    vtrn.32 q12, q13
    vtrn.32 q9, q11
    vswp d25, d18
    vswp d27, d22
    vst1.32 {d24, d25}, [r4]
    vst1.32 {d26, d27}, [r12]
    vst1.32 {d18, d19}, [r7]
    vst1.32 {d22, d23}, [r8]
    b .Lend_588
.Lotherwise_587:
    tst r2, #1
    beq .Lotherwise_589
    vst1.32 {d24[0]}, [r4]
    vst1.32 {d24[1]}, [r12]
    vst1.32 {d25[0]}, [r7]
    vst1.32 {d25[1]}, [r8]
.Lotherwise_589:
    tst r2, #2
    beq .Lotherwise_590
    add r0, r4, #4
    vst1.32 {d26[0]}, [r0]
    add r0, r12, #4
    add r1, r7, #4
    vst1.32 {d26[1]}, [r0]
    add r0, r8, #4
    vst1.32 {d27[0]}, [r1]
    vst1.32 {d27[1]}, [r0]
.Lotherwise_590:
    tst r2, #4
    beq .Lotherwise_591
    add r0, r4, #8
    vst1.32 {d18[0]}, [r0]
    add r0, r12, #8
    add r1, r7, #8
    vst1.32 {d18[1]}, [r0]
    add r0, r8, #8
    vst1.32 {d19[0]}, [r1]
    vst1.32 {d19[1]}, [r0]
.Lotherwise_591:
    tst r2, #8
    beq .Lotherwise_592
    add r0, r4, #12
    vst1.32 {d22[0]}, [r0]
    add r0, r12, #12
    add r1, r7, #12
    vst1.32 {d22[1]}, [r0]
    add r0, r8, #12
    vst1.32 {d23[0]}, [r1]
    vst1.32 {d23[1]}, [r0]
.Lotherwise_592:
.Lend_588:
.Lotherwise_586:
    sub r9, r9, #1
    lsr r5, r5, #1
    add r4, r4, r3, lsl #2
    add r12, r12, r3, lsl #2
    add r7, r7, r3, lsl #2
    add r8, r8, r3, lsl #2
    add r14, r14, #96
    cmp r9, #0
    bne .Lrepeat_585
.Lend_584:
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
.Lrepeat_593:
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
    bne .Lrepeat_593
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
    bne .Lotherwise_594
    movw r0, #5
.Lrepeat_595:
    tst r5, #1
    beq .Lotherwise_596
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
.Lotherwise_596:
    sub r0, r0, #1
    lsr r5, r5, #1
    add r4, r4, r3, lsl #2
    add r12, r12, r3, lsl #2
    add r7, r7, r3, lsl #2
    add r8, r8, r3, lsl #2
    add r14, r14, #96
    cmp r0, #0
    bne .Lrepeat_595
    b .Lend_597
.Lotherwise_594:
    movw r9, #5
.Lrepeat_598:
    tst r5, #1
    beq .Lotherwise_599
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
    bne .Lotherwise_600
    vtrn.32 q9, q11
    vtrn.32 q8, q10
    vswp d19, d16
    vswp d23, d20
    vst1.32 {d18, d19}, [r4]
    vst1.32 {d22, d23}, [r12]
    vst1.32 {d16, d17}, [r7]
    vst1.32 {d20, d21}, [r8]
    b .Lend_601
.Lotherwise_600:
    tst r2, #1
    beq .Lotherwise_602
    vst1.32 {d18[0]}, [r4]
    vst1.32 {d18[1]}, [r12]
    vst1.32 {d19[0]}, [r7]
    vst1.32 {d19[1]}, [r8]
.Lotherwise_602:
    tst r2, #2
    beq .Lotherwise_603
    add r0, r4, #4
    vst1.32 {d22[0]}, [r0]
    add r0, r12, #4
    add r1, r7, #4
    vst1.32 {d22[1]}, [r0]
    add r0, r8, #4
    vst1.32 {d23[0]}, [r1]
    vst1.32 {d23[1]}, [r0]
.Lotherwise_603:
    tst r2, #4
    beq .Lotherwise_604
    add r0, r4, #8
    vst1.32 {d16[0]}, [r0]
    add r0, r12, #8
    add r1, r7, #8
    vst1.32 {d16[1]}, [r0]
    add r0, r8, #8
    vst1.32 {d17[0]}, [r1]
    vst1.32 {d17[1]}, [r0]
.Lotherwise_604:
    tst r2, #8
    beq .Lotherwise_605
    add r0, r4, #12
    vst1.32 {d20[0]}, [r0]
    add r0, r12, #12
    add r1, r7, #12
    vst1.32 {d20[1]}, [r0]
    add r0, r8, #12
    vst1.32 {d21[0]}, [r1]
    vst1.32 {d21[1]}, [r0]
.Lotherwise_605:
.Lend_601:
.Lotherwise_599:
    sub r9, r9, #1
    lsr r5, r5, #1
    add r4, r4, r3, lsl #2
    add r12, r12, r3, lsl #2
    add r7, r7, r3, lsl #2
    add r8, r8, r3, lsl #2
    add r14, r14, #96
    cmp r9, #0
    bne .Lrepeat_598
.Lend_597:
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
    bne .Lotherwise_606
    mov r2, r5
    movw r3, #6
.Lrepeat_607:
    tst r10, #1
    beq .Lotherwise_608
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
    b .Lend_609
.Lotherwise_608:
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
.Lend_609:
    sub r3, r3, #1
    lsr r10, r10, #1
    add r7, r7, r14, lsl #2
    add r4, r4, r14, lsl #2
    add r6, r6, r14, lsl #2
    add r1, r1, r14, lsl #2
    add r2, r2, #112
    cmp r3, #0
    bne .Lrepeat_607
    b .Lend_610
.Lotherwise_606:
    mov r3, r5
    movw r12, #6
.Lrepeat_611:
    tst r10, #1
    beq .Lotherwise_612
    ubfx r0, r2, #0, #4
    cmp r0, #15
    bne .Lotherwise_613
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
    b .Lend_614
.Lotherwise_613:
    vmov.i32 q4, #0
    tst r2, #1
    beq .Lotherwise_615
    vld1.32 {d8[0]}, [r7]
    vld1.32 {d8[1]}, [r4]
    vld1.32 {d9[0]}, [r6]
    vld1.32 {d9[1]}, [r1]
.Lotherwise_615:
    vmov.i32 q8, #0
    tst r2, #2
    beq .Lotherwise_616
    add r0, r7, #4
    vld1.32 {d16[0]}, [r0]
    add r0, r4, #4
    add r11, r6, #4
    vld1.32 {d16[1]}, [r0]
    add r0, r1, #4
    vld1.32 {d17[0]}, [r11]
    vld1.32 {d17[1]}, [r0]
.Lotherwise_616:
    vmov.i32 q5, #0
    tst r2, #4
    beq .Lotherwise_617
    add r0, r7, #8
    vld1.32 {d10[0]}, [r0]
    add r0, r4, #8
    add r11, r6, #8
    vld1.32 {d10[1]}, [r0]
    add r0, r1, #8
    vld1.32 {d11[0]}, [r11]
    vld1.32 {d11[1]}, [r0]
.Lotherwise_617:
    vmov.i32 q11, #0
    tst r2, #8
    beq .Lotherwise_618
    add r0, r7, #12
    vld1.32 {d22[0]}, [r0]
    add r0, r4, #12
    add r11, r6, #12
    vld1.32 {d22[1]}, [r0]
    add r0, r1, #12
    vld1.32 {d23[0]}, [r11]
    vld1.32 {d23[1]}, [r0]
.Lotherwise_618:
.Lend_614:
    vmov.i32 q9, #0
    tst r2, #16
    beq .Lotherwise_619
    add r0, r7, #16
    vld1.32 {d18[0]}, [r0]
    add r0, r4, #16
    add r11, r6, #16
    vld1.32 {d18[1]}, [r0]
    add r0, r1, #16
    vld1.32 {d19[0]}, [r11]
    vld1.32 {d19[1]}, [r0]
.Lotherwise_619:
    vmov.i32 q10, #0
    tst r2, #32
    beq .Lotherwise_620
    add r0, r7, #20
    vld1.32 {d20[0]}, [r0]
    add r0, r4, #20
    add r11, r6, #20
    vld1.32 {d20[1]}, [r0]
    add r0, r1, #20
    vld1.32 {d21[0]}, [r11]
    vld1.32 {d21[1]}, [r0]
.Lotherwise_620:
    vmov.i32 q12, #0
    tst r2, #64
    beq .Lotherwise_621
    add r0, r7, #24
    vld1.32 {d24[0]}, [r0]
    add r0, r4, #24
    add r11, r6, #24
    vld1.32 {d24[1]}, [r0]
    add r0, r1, #24
    vld1.32 {d25[0]}, [r11]
    vld1.32 {d25[1]}, [r0]
.Lotherwise_621:
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
    b .Lend_622
.Lotherwise_612:
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
.Lend_622:
    sub r12, r12, #1
    lsr r10, r10, #1
    add r7, r7, r14, lsl #2
    add r4, r4, r14, lsl #2
    add r6, r6, r14, lsl #2
    add r1, r1, r14, lsl #2
    add r3, r3, #112
    cmp r12, #0
    bne .Lrepeat_611
.Lend_610:
    lsl r3, r9, #2
    movw r0, #7
    add r12, r3, r3, lsl #1
    mul r4, r9, r0
    movw r1, #7
.Lrepeat_623:
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
    bne .Lrepeat_623
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
.Lrepeat_624:
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
    bne .Lrepeat_624
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
    bne .Lotherwise_625
    movw r2, #4
.Lrepeat_626:
    tst r6, #1
    beq .Lotherwise_627
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
.Lotherwise_627:
    sub r2, r2, #1
    lsr r6, r6, #1
    add r8, r8, r4, lsl #2
    add r5, r5, r4, lsl #2
    add r10, r10, r4, lsl #2
    add r1, r1, r4, lsl #2
    add r9, r9, #112
    cmp r2, #0
    bne .Lrepeat_626
    b .Lend_628
.Lotherwise_625:
    movw r12, #4
.Lrepeat_629:
    tst r6, #1
    beq .Lotherwise_630
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
    bne .Lotherwise_631
    vtrn.32 q10, q2
    vtrn.32 q11, q12
    vswp d21, d22
    vswp d5, d24
    vst1.32 {d20, d21}, [r8]
    vst1.32 {d4, d5}, [r5]
    vst1.32 {d22, d23}, [r10]
    vst1.32 {d24, d25}, [r1]
    b .Lend_632
.Lotherwise_631:
    tst r3, #1
    beq .Lotherwise_633
    vst1.32 {d20[0]}, [r8]
    vst1.32 {d20[1]}, [r5]
    vst1.32 {d21[0]}, [r10]
    vst1.32 {d21[1]}, [r1]
.Lotherwise_633:
    tst r3, #2
    beq .Lotherwise_634
    add r0, r8, #4
    vst1.32 {d4[0]}, [r0]
    add r0, r5, #4
    add r2, r10, #4
    vst1.32 {d4[1]}, [r0]
    add r0, r1, #4
    vst1.32 {d5[0]}, [r2]
    vst1.32 {d5[1]}, [r0]
.Lotherwise_634:
    tst r3, #4
    beq .Lotherwise_635
    add r0, r8, #8
    vst1.32 {d22[0]}, [r0]
    add r0, r5, #8
    add r2, r10, #8
    vst1.32 {d22[1]}, [r0]
    add r0, r1, #8
    vst1.32 {d23[0]}, [r2]
    vst1.32 {d23[1]}, [r0]
.Lotherwise_635:
    tst r3, #8
    beq .Lotherwise_636
    add r0, r8, #12
    vst1.32 {d24[0]}, [r0]
    add r0, r5, #12
    add r2, r10, #12
    vst1.32 {d24[1]}, [r0]
    add r0, r1, #12
    vst1.32 {d25[0]}, [r2]
    vst1.32 {d25[1]}, [r0]
.Lotherwise_636:
.Lend_632:
    ubfx r0, r3, #4, #4
    cmp r0, #15
    bne .Lotherwise_637
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
    b .Lend_638
.Lotherwise_637:
    tst r3, #16
    beq .Lotherwise_639
    add r0, r8, #16
    vst1.32 {d6[0]}, [r0]
    add r0, r5, #16
    add r2, r10, #16
    vst1.32 {d6[1]}, [r0]
    add r0, r1, #16
    vst1.32 {d7[0]}, [r2]
    vst1.32 {d7[1]}, [r0]
.Lotherwise_639:
    tst r3, #32
    beq .Lotherwise_640
    add r0, r8, #20
    vst1.32 {d6[0]}, [r0]
    add r0, r5, #20
    add r2, r10, #20
    vst1.32 {d6[1]}, [r0]
    add r0, r1, #20
    vst1.32 {d7[0]}, [r2]
    vst1.32 {d7[1]}, [r0]
.Lotherwise_640:
    tst r3, #64
    beq .Lotherwise_641
    add r0, r8, #24
    vst1.32 {d6[0]}, [r0]
    add r0, r5, #24
    add r2, r10, #24
    vst1.32 {d6[1]}, [r0]
    add r0, r1, #24
    vst1.32 {d7[0]}, [r2]
    vst1.32 {d7[1]}, [r0]
.Lotherwise_641:
    tst r3, #128
    beq .Lotherwise_642
    add r0, r8, #28
    vst1.32 {d6[0]}, [r0]
    add r0, r5, #28
    add r2, r10, #28
    vst1.32 {d6[1]}, [r0]
    add r0, r1, #28
    vst1.32 {d7[0]}, [r2]
    vst1.32 {d7[1]}, [r0]
.Lotherwise_642:
.Lend_638:
.Lotherwise_630:
    sub r12, r12, #1
    lsr r6, r6, #1
    add r8, r8, r4, lsl #2
    add r5, r5, r4, lsl #2
    add r10, r10, r4, lsl #2
    add r1, r1, r4, lsl #2
    add r9, r9, #112
    cmp r12, #0
    bne .Lrepeat_629
.Lend_628:
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
.Lrepeat_643:
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
    bne .Lrepeat_643
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
    bne .Lotherwise_644
    movw r2, #4
.Lrepeat_645:
    tst r6, #1
    beq .Lotherwise_646
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
.Lotherwise_646:
    sub r2, r2, #1
    lsr r6, r6, #1
    add r8, r8, r4, lsl #2
    add r5, r5, r4, lsl #2
    add r10, r10, r4, lsl #2
    add r1, r1, r4, lsl #2
    add r9, r9, #112
    cmp r2, #0
    bne .Lrepeat_645
    b .Lend_647
.Lotherwise_644:
    movw r12, #4
.Lrepeat_648:
    tst r6, #1
    beq .Lotherwise_649
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
    bne .Lotherwise_650
    vtrn.32 q8, q9
    vtrn.32 q10, q11
    vswp d17, d20
    vswp d19, d22
    vst1.32 {d16, d17}, [r8]
    vst1.32 {d18, d19}, [r5]
    vst1.32 {d20, d21}, [r10]
    vst1.32 {d22, d23}, [r1]
    b .Lend_651
.Lotherwise_650:
    tst r3, #1
    beq .Lotherwise_652
    vst1.32 {d16[0]}, [r8]
    vst1.32 {d16[1]}, [r5]
    vst1.32 {d17[0]}, [r10]
    vst1.32 {d17[1]}, [r1]
.Lotherwise_652:
    tst r3, #2
    beq .Lotherwise_653
    add r0, r8, #4
    vst1.32 {d18[0]}, [r0]
    add r0, r5, #4
    add r2, r10, #4
    vst1.32 {d18[1]}, [r0]
    add r0, r1, #4
    vst1.32 {d19[0]}, [r2]
    vst1.32 {d19[1]}, [r0]
.Lotherwise_653:
    tst r3, #4
    beq .Lotherwise_654
    add r0, r8, #8
    vst1.32 {d20[0]}, [r0]
    add r0, r5, #8
    add r2, r10, #8
    vst1.32 {d20[1]}, [r0]
    add r0, r1, #8
    vst1.32 {d21[0]}, [r2]
    vst1.32 {d21[1]}, [r0]
.Lotherwise_654:
    tst r3, #8
    beq .Lotherwise_655
    add r0, r8, #12
    vst1.32 {d22[0]}, [r0]
    add r0, r5, #12
    add r2, r10, #12
    vst1.32 {d22[1]}, [r0]
    add r0, r1, #12
    vst1.32 {d23[0]}, [r2]
    vst1.32 {d23[1]}, [r0]
.Lotherwise_655:
.Lend_651:
    ubfx r0, r3, #4, #4
    cmp r0, #15
    bne .Lotherwise_656
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
    b .Lend_657
.Lotherwise_656:
    tst r3, #16
    beq .Lotherwise_658
    add r0, r8, #16
    vst1.32 {d24[0]}, [r0]
    add r0, r5, #16
    add r2, r10, #16
    vst1.32 {d24[1]}, [r0]
    add r0, r1, #16
    vst1.32 {d25[0]}, [r2]
    vst1.32 {d25[1]}, [r0]
.Lotherwise_658:
    tst r3, #32
    beq .Lotherwise_659
    add r0, r8, #20
    vst1.32 {d24[0]}, [r0]
    add r0, r5, #20
    add r2, r10, #20
    vst1.32 {d24[1]}, [r0]
    add r0, r1, #20
    vst1.32 {d25[0]}, [r2]
    vst1.32 {d25[1]}, [r0]
.Lotherwise_659:
    tst r3, #64
    beq .Lotherwise_660
    add r0, r8, #24
    vst1.32 {d24[0]}, [r0]
    add r0, r5, #24
    add r2, r10, #24
    vst1.32 {d24[1]}, [r0]
    add r0, r1, #24
    vst1.32 {d25[0]}, [r2]
    vst1.32 {d25[1]}, [r0]
.Lotherwise_660:
    tst r3, #128
    beq .Lotherwise_661
    add r0, r8, #28
    vst1.32 {d24[0]}, [r0]
    add r0, r5, #28
    add r2, r10, #28
    vst1.32 {d24[1]}, [r0]
    add r0, r1, #28
    vst1.32 {d25[0]}, [r2]
    vst1.32 {d25[1]}, [r0]
.Lotherwise_661:
.Lend_657:
.Lotherwise_649:
    sub r12, r12, #1
    lsr r6, r6, #1
    add r8, r8, r4, lsl #2
    add r5, r5, r4, lsl #2
    add r10, r10, r4, lsl #2
    add r1, r1, r4, lsl #2
    add r9, r9, #112
    cmp r12, #0
    bne .Lrepeat_648
.Lend_647:
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
    bne .Lotherwise_662
    mov r2, r4
    movw r10, #6
.Lrepeat_663:
    tst r14, #1
    beq .Lotherwise_664
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
    bne .Lotherwise_665
    vldr d16, [r6, #16]
    vldr d18, [r9, #16]
    vldr d17, [r12, #16]
    vldr d19, [r1, #16]
    vuzp.32 q8, q9
    vmov q5, q8
    b .Lend_666
.Lotherwise_665:
    vmov.i32 q5, #0
    tst r7, #16
    beq .Lotherwise_667
    add r0, r6, #16
    vld1.32 {d10[0]}, [r0]
    add r0, r12, #16
    add r11, r9, #16
    vld1.32 {d10[1]}, [r0]
    add r0, r1, #16
    vld1.32 {d11[0]}, [r11]
    vld1.32 {d11[1]}, [r0]
.Lotherwise_667:
    vmov.i32 q9, #0
    tst r7, #32
    beq .Lotherwise_668
    add r0, r6, #20
    vld1.32 {d18[0]}, [r0]
    add r0, r12, #20
    add r11, r9, #20
    vld1.32 {d18[1]}, [r0]
    add r0, r1, #20
    vld1.32 {d19[0]}, [r11]
    vld1.32 {d19[1]}, [r0]
.Lotherwise_668:
.Lend_666:
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
    b .Lend_669
.Lotherwise_664:
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
.Lend_669:
    sub r10, r10, #1
    lsr r14, r14, #1
    add r6, r6, r3, lsl #2
    add r12, r12, r3, lsl #2
    add r9, r9, r3, lsl #2
    add r1, r1, r3, lsl #2
    add r2, r2, #96
    cmp r10, #0
    bne .Lrepeat_663
    b .Lend_670
.Lotherwise_662:
    mov r2, r4
    movw r10, #6
.Lrepeat_671:
    tst r14, #1
    beq .Lotherwise_672
    ubfx r0, r7, #0, #4
    cmp r0, #15
    bne .Lotherwise_673
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
    b .Lend_674
.Lotherwise_673:
    vmov.i32 q12, #0
    tst r7, #1
    beq .Lotherwise_675
    vld1.32 {d24[0]}, [r6]
    vld1.32 {d24[1]}, [r12]
    vld1.32 {d25[0]}, [r9]
    vld1.32 {d25[1]}, [r1]
.Lotherwise_675:
    vmov.i32 q13, #0
    tst r7, #2
    beq .Lotherwise_676
    add r0, r6, #4
    vld1.32 {d26[0]}, [r0]
    add r0, r12, #4
    add r11, r9, #4
    vld1.32 {d26[1]}, [r0]
    add r0, r1, #4
    vld1.32 {d27[0]}, [r11]
    vld1.32 {d27[1]}, [r0]
.Lotherwise_676:
    vmov.i32 q14, #0
    tst r7, #4
    beq .Lotherwise_677
    add r0, r6, #8
    vld1.32 {d28[0]}, [r0]
    add r0, r12, #8
    add r11, r9, #8
    vld1.32 {d28[1]}, [r0]
    add r0, r1, #8
    vld1.32 {d29[0]}, [r11]
    vld1.32 {d29[1]}, [r0]
.Lotherwise_677:
    vmov.i32 q11, #0
    tst r7, #8
    beq .Lotherwise_678
    add r0, r6, #12
    vld1.32 {d22[0]}, [r0]
    add r0, r12, #12
    add r11, r9, #12
    vld1.32 {d22[1]}, [r0]
    add r0, r1, #12
    vld1.32 {d23[0]}, [r11]
    vld1.32 {d23[1]}, [r0]
.Lotherwise_678:
.Lend_674:
    ubfx r0, r7, #4, #2
    cmp r0, #3
    bne .Lotherwise_679
    vldr d16, [r6, #16]
    vldr d18, [r9, #16]
    vldr d17, [r12, #16]
    vldr d19, [r1, #16]
    vuzp.32 q8, q9
    vmov q5, q8
    b .Lend_680
.Lotherwise_679:
    vmov.i32 q5, #0
    tst r7, #16
    beq .Lotherwise_681
    add r0, r6, #16
    vld1.32 {d10[0]}, [r0]
    add r0, r12, #16
    add r11, r9, #16
    vld1.32 {d10[1]}, [r0]
    add r0, r1, #16
    vld1.32 {d11[0]}, [r11]
    vld1.32 {d11[1]}, [r0]
.Lotherwise_681:
    vmov.i32 q9, #0
    tst r7, #32
    beq .Lotherwise_682
    add r0, r6, #20
    vld1.32 {d18[0]}, [r0]
    add r0, r12, #20
    add r11, r9, #20
    vld1.32 {d18[1]}, [r0]
    add r0, r1, #20
    vld1.32 {d19[0]}, [r11]
    vld1.32 {d19[1]}, [r0]
.Lotherwise_682:
.Lend_680:
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
    b .Lend_683
.Lotherwise_672:
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
.Lend_683:
    sub r10, r10, #1
    lsr r14, r14, #1
    add r6, r6, r3, lsl #2
    add r12, r12, r3, lsl #2
    add r9, r9, r3, lsl #2
    add r1, r1, r3, lsl #2
    add r2, r2, #96
    cmp r10, #0
    bne .Lrepeat_671
.Lend_670:
    lsl r3, r8, #2
    movw r0, #7
    add r12, r3, r3, lsl #1
    mul r6, r8, r0
    movw r1, #6
.Lrepeat_684:
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
    bne .Lrepeat_684
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
.Lrepeat_685:
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
    bne .Lrepeat_685
    ldr r0, [r6]
    ldr r2, [r6, #12]
    lsl r0, r0, #2
    ldr r3, [r6, #4]
    add r12, r14, r0
    add r5, r12, r0
    ldr r6, [r6, #8]
    add r8, r5, r0
    cmp r2, #15
    bne .Lotherwise_686
    movw r0, #4
.Lrepeat_687:
    tst r6, #1
    beq .Lotherwise_688
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
.Lotherwise_688:
    sub r0, r0, #1
    lsr r6, r6, #1
    add r14, r14, r3, lsl #2
    add r12, r12, r3, lsl #2
    add r5, r5, r3, lsl #2
    add r8, r8, r3, lsl #2
    add r4, r4, #96
    cmp r0, #0
    bne .Lrepeat_687
    b .Lend_689
.Lotherwise_686:
    movw r9, #4
.Lrepeat_690:
    tst r6, #1
    beq .Lotherwise_691
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
    bne .Lotherwise_692
    vtrn.32 q12, q13
    vtrn.32 q9, q11
    vswp d25, d18
    vswp d27, d22
    vst1.32 {d24, d25}, [r14]
    vst1.32 {d26, d27}, [r12]
    vst1.32 {d18, d19}, [r5]
    vst1.32 {d22, d23}, [r8]
    b .Lend_693
.Lotherwise_692:
    tst r2, #1
    beq .Lotherwise_694
    vst1.32 {d24[0]}, [r14]
    vst1.32 {d24[1]}, [r12]
    vst1.32 {d25[0]}, [r5]
    vst1.32 {d25[1]}, [r8]
.Lotherwise_694:
    tst r2, #2
    beq .Lotherwise_695
    add r0, r14, #4
    vst1.32 {d26[0]}, [r0]
    add r0, r12, #4
    add r1, r5, #4
    vst1.32 {d26[1]}, [r0]
    add r0, r8, #4
    vst1.32 {d27[0]}, [r1]
    vst1.32 {d27[1]}, [r0]
.Lotherwise_695:
    tst r2, #4
    beq .Lotherwise_696
    add r0, r14, #8
    vst1.32 {d18[0]}, [r0]
    add r0, r12, #8
    add r1, r5, #8
    vst1.32 {d18[1]}, [r0]
    add r0, r8, #8
    vst1.32 {d19[0]}, [r1]
    vst1.32 {d19[1]}, [r0]
.Lotherwise_696:
    tst r2, #8
    beq .Lotherwise_697
    add r0, r14, #12
    vst1.32 {d22[0]}, [r0]
    add r0, r12, #12
    add r1, r5, #12
    vst1.32 {d22[1]}, [r0]
    add r0, r8, #12
    vst1.32 {d23[0]}, [r1]
    vst1.32 {d23[1]}, [r0]
.Lotherwise_697:
.Lend_693:
.Lotherwise_691:
    sub r9, r9, #1
    lsr r6, r6, #1
    add r14, r14, r3, lsl #2
    add r12, r12, r3, lsl #2
    add r5, r5, r3, lsl #2
    add r8, r8, r3, lsl #2
    add r4, r4, #96
    cmp r9, #0
    bne .Lrepeat_690
.Lend_689:
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
.Lrepeat_698:
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
    bne .Lrepeat_698
    ldr r0, [r6]
    ldr r2, [r6, #12]
    lsl r0, r0, #2
    ldr r3, [r6, #4]
    add r12, r14, r0
    add r5, r12, r0
    ldr r6, [r6, #8]
    add r8, r5, r0
    cmp r2, #15
    bne .Lotherwise_699
    movw r0, #4
.Lrepeat_700:
    tst r6, #1
    beq .Lotherwise_701
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
.Lotherwise_701:
    sub r0, r0, #1
    lsr r6, r6, #1
    add r14, r14, r3, lsl #2
    add r12, r12, r3, lsl #2
    add r5, r5, r3, lsl #2
    add r8, r8, r3, lsl #2
    add r4, r4, #96
    cmp r0, #0
    bne .Lrepeat_700
    b .Lend_702
.Lotherwise_699:
    movw r9, #4
.Lrepeat_703:
    tst r6, #1
    beq .Lotherwise_704
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
    bne .Lotherwise_705
    vtrn.32 q9, q11
    vtrn.32 q8, q10
    vswp d19, d16
    vswp d23, d20
    vst1.32 {d18, d19}, [r14]
    vst1.32 {d22, d23}, [r12]
    vst1.32 {d16, d17}, [r5]
    vst1.32 {d20, d21}, [r8]
    b .Lend_706
.Lotherwise_705:
    tst r2, #1
    beq .Lotherwise_707
    vst1.32 {d18[0]}, [r14]
    vst1.32 {d18[1]}, [r12]
    vst1.32 {d19[0]}, [r5]
    vst1.32 {d19[1]}, [r8]
.Lotherwise_707:
    tst r2, #2
    beq .Lotherwise_708
    add r0, r14, #4
    vst1.32 {d22[0]}, [r0]
    add r0, r12, #4
    add r1, r5, #4
    vst1.32 {d22[1]}, [r0]
    add r0, r8, #4
    vst1.32 {d23[0]}, [r1]
    vst1.32 {d23[1]}, [r0]
.Lotherwise_708:
    tst r2, #4
    beq .Lotherwise_709
    add r0, r14, #8
    vst1.32 {d16[0]}, [r0]
    add r0, r12, #8
    add r1, r5, #8
    vst1.32 {d16[1]}, [r0]
    add r0, r8, #8
    vst1.32 {d17[0]}, [r1]
    vst1.32 {d17[1]}, [r0]
.Lotherwise_709:
    tst r2, #8
    beq .Lotherwise_710
    add r0, r14, #12
    vst1.32 {d20[0]}, [r0]
    add r0, r12, #12
    add r1, r5, #12
    vst1.32 {d20[1]}, [r0]
    add r0, r8, #12
    vst1.32 {d21[0]}, [r1]
    vst1.32 {d21[1]}, [r0]
.Lotherwise_710:
.Lend_706:
.Lotherwise_704:
    sub r9, r9, #1
    lsr r6, r6, #1
    add r14, r14, r3, lsl #2
    add r12, r12, r3, lsl #2
    add r5, r5, r3, lsl #2
    add r8, r8, r3, lsl #2
    add r4, r4, #96
    cmp r9, #0
    bne .Lrepeat_703
.Lend_702:
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
    bne .Lotherwise_711
    mov r2, r4
    movw r10, #6
.Lrepeat_712:
    tst r14, #1
    beq .Lotherwise_713
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
    beq .Lotherwise_714
    add r0, r6, #16
    vld1.32 {d28[0]}, [r0]
    add r0, r12, #16
    add r11, r9, #16
    vld1.32 {d28[1]}, [r0]
    add r0, r1, #16
    vld1.32 {d29[0]}, [r11]
    vld1.32 {d29[1]}, [r0]
.Lotherwise_714:
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
    b .Lend_715
.Lotherwise_713:
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
.Lend_715:
    sub r10, r10, #1
    lsr r14, r14, #1
    add r6, r6, r3, lsl #2
    add r12, r12, r3, lsl #2
    add r9, r9, r3, lsl #2
    add r1, r1, r3, lsl #2
    add r2, r2, #80
    cmp r10, #0
    bne .Lrepeat_712
    b .Lend_716
.Lotherwise_711:
    mov r2, r4
    movw r10, #6
.Lrepeat_717:
    tst r14, #1
    beq .Lotherwise_718
    ubfx r0, r7, #0, #4
    cmp r0, #15
    bne .Lotherwise_719
    vld1.32 {d16, d17}, [r6]
    vld1.32 {d18, d19}, [r12]
    vld1.32 {d20, d21}, [r9]
    vld1.32 {d22, d23}, [r1]
    vtrn.32 q8, q9
    vtrn.32 q10, q11
    vswp d17, d20
    vswp d19, d22
    vmov q15, q8
    b .Lend_720
.Lotherwise_719:
    vmov.i32 q15, #0
    tst r7, #1
    beq .Lotherwise_721
    vld1.32 {d30[0]}, [r6]
    vld1.32 {d30[1]}, [r12]
    vld1.32 {d31[0]}, [r9]
    vld1.32 {d31[1]}, [r1]
.Lotherwise_721:
    vmov.i32 q9, #0
    tst r7, #2
    beq .Lotherwise_722
    add r0, r6, #4
    vld1.32 {d18[0]}, [r0]
    add r0, r12, #4
    add r11, r9, #4
    vld1.32 {d18[1]}, [r0]
    add r0, r1, #4
    vld1.32 {d19[0]}, [r11]
    vld1.32 {d19[1]}, [r0]
.Lotherwise_722:
    vmov.i32 q10, #0
    tst r7, #4
    beq .Lotherwise_723
    add r0, r6, #8
    vld1.32 {d20[0]}, [r0]
    add r0, r12, #8
    add r11, r9, #8
    vld1.32 {d20[1]}, [r0]
    add r0, r1, #8
    vld1.32 {d21[0]}, [r11]
    vld1.32 {d21[1]}, [r0]
.Lotherwise_723:
    vmov.i32 q11, #0
    tst r7, #8
    beq .Lotherwise_724
    add r0, r6, #12
    vld1.32 {d22[0]}, [r0]
    add r0, r12, #12
    add r11, r9, #12
    vld1.32 {d22[1]}, [r0]
    add r0, r1, #12
    vld1.32 {d23[0]}, [r11]
    vld1.32 {d23[1]}, [r0]
.Lotherwise_724:
.Lend_720:
    vmov.i32 q8, #0
    tst r7, #16
    beq .Lotherwise_725
    add r0, r6, #16
    vld1.32 {d16[0]}, [r0]
    add r0, r12, #16
    add r11, r9, #16
    vld1.32 {d16[1]}, [r0]
    add r0, r1, #16
    vld1.32 {d17[0]}, [r11]
    vld1.32 {d17[1]}, [r0]
.Lotherwise_725:
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
    b .Lend_726
.Lotherwise_718:
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
.Lend_726:
    sub r10, r10, #1
    lsr r14, r14, #1
    add r6, r6, r3, lsl #2
    add r12, r12, r3, lsl #2
    add r9, r9, r3, lsl #2
    add r1, r1, r3, lsl #2
    add r2, r2, #80
    cmp r10, #0
    bne .Lrepeat_717
.Lend_716:
    lsl r6, r8, #2
    movw r0, #6
    add r7, r6, r6, lsl #1
    mov r9, r5
    mul r8, r8, r0
    movw r0, #5
.Lrepeat_727:
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
    bne .Lrepeat_727
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
.Lrepeat_728:
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
    bne .Lrepeat_728
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
    bne .Lotherwise_729
    movw r0, #4
.Lrepeat_730:
    tst r5, #1
    beq .Lotherwise_731
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
.Lotherwise_731:
    sub r0, r0, #1
    lsr r5, r5, #1
    add r4, r4, r3, lsl #2
    add r12, r12, r3, lsl #2
    add r7, r7, r3, lsl #2
    add r8, r8, r3, lsl #2
    add r14, r14, #80
    cmp r0, #0
    bne .Lrepeat_730
    b .Lend_732
.Lotherwise_729:
    movw r9, #4
.Lrepeat_733:
    tst r5, #1
    beq .Lotherwise_734
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
    bne .Lotherwise_735
    vmov q11, q10
    vtrn.32 q9, q8
    vtrn.32 q10, q11
    vswp d19, d20
    vswp d17, d22
    vst1.32 {d18, d19}, [r4]
    vst1.32 {d16, d17}, [r12]
    vst1.32 {d20, d21}, [r7]
    vst1.32 {d22, d23}, [r8]
    b .Lend_736
.Lotherwise_735:
    tst r2, #1
    beq .Lotherwise_737
    vst1.32 {d18[0]}, [r4]
    vst1.32 {d18[1]}, [r12]
    vst1.32 {d19[0]}, [r7]
    vst1.32 {d19[1]}, [r8]
.Lotherwise_737:
    tst r2, #2
    beq .Lotherwise_738
    add r0, r4, #4
    vst1.32 {d16[0]}, [r0]
    add r0, r12, #4
    add r1, r7, #4
    vst1.32 {d16[1]}, [r0]
    add r0, r8, #4
    vst1.32 {d17[0]}, [r1]
    vst1.32 {d17[1]}, [r0]
.Lotherwise_738:
    tst r2, #4
    beq .Lotherwise_739
    add r0, r4, #8
    vst1.32 {d20[0]}, [r0]
    add r0, r12, #8
    add r1, r7, #8
    vst1.32 {d20[1]}, [r0]
    add r0, r8, #8
    vst1.32 {d21[0]}, [r1]
    vst1.32 {d21[1]}, [r0]
.Lotherwise_739:
    tst r2, #8
    beq .Lotherwise_740
    add r0, r4, #12
    vst1.32 {d20[0]}, [r0]
    add r0, r12, #12
    add r1, r7, #12
    vst1.32 {d20[1]}, [r0]
    add r0, r8, #12
    vst1.32 {d21[0]}, [r1]
    vst1.32 {d21[1]}, [r0]
.Lotherwise_740:
.Lend_736:
.Lotherwise_734:
    sub r9, r9, #1
    lsr r5, r5, #1
    add r4, r4, r3, lsl #2
    add r12, r12, r3, lsl #2
    add r7, r7, r3, lsl #2
    add r8, r8, r3, lsl #2
    add r14, r14, #80
    cmp r9, #0
    bne .Lrepeat_733
.Lend_732:
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
.Lrepeat_741:
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
    bne .Lrepeat_741
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
    bne .Lotherwise_742
    movw r0, #4
.Lrepeat_743:
    tst r5, #1
    beq .Lotherwise_744
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
.Lotherwise_744:
    sub r0, r0, #1
    lsr r5, r5, #1
    add r4, r4, r3, lsl #2
    add r12, r12, r3, lsl #2
    add r7, r7, r3, lsl #2
    add r8, r8, r3, lsl #2
    add r14, r14, #80
    cmp r0, #0
    bne .Lrepeat_743
    b .Lend_745
.Lotherwise_742:
    movw r9, #4
.Lrepeat_746:
    tst r5, #1
    beq .Lotherwise_747
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
    bne .Lotherwise_748
    vmov q11, q10
    vtrn.32 q9, q8
    vtrn.32 q10, q11
    vswp d19, d20
    vswp d17, d22
    vst1.32 {d18, d19}, [r4]
    vst1.32 {d16, d17}, [r12]
    vst1.32 {d20, d21}, [r7]
    vst1.32 {d22, d23}, [r8]
    b .Lend_749
.Lotherwise_748:
    tst r2, #1
    beq .Lotherwise_750
    vst1.32 {d18[0]}, [r4]
    vst1.32 {d18[1]}, [r12]
    vst1.32 {d19[0]}, [r7]
    vst1.32 {d19[1]}, [r8]
.Lotherwise_750:
    tst r2, #2
    beq .Lotherwise_751
    add r0, r4, #4
    vst1.32 {d16[0]}, [r0]
    add r0, r12, #4
    add r1, r7, #4
    vst1.32 {d16[1]}, [r0]
    add r0, r8, #4
    vst1.32 {d17[0]}, [r1]
    vst1.32 {d17[1]}, [r0]
.Lotherwise_751:
    tst r2, #4
    beq .Lotherwise_752
    add r0, r4, #8
    vst1.32 {d20[0]}, [r0]
    add r0, r12, #8
    add r1, r7, #8
    vst1.32 {d20[1]}, [r0]
    add r0, r8, #8
    vst1.32 {d21[0]}, [r1]
    vst1.32 {d21[1]}, [r0]
.Lotherwise_752:
    tst r2, #8
    beq .Lotherwise_753
    add r0, r4, #12
    vst1.32 {d20[0]}, [r0]
    add r0, r12, #12
    add r1, r7, #12
    vst1.32 {d20[1]}, [r0]
    add r0, r8, #12
    vst1.32 {d21[0]}, [r1]
    vst1.32 {d21[1]}, [r0]
.Lotherwise_753:
.Lend_749:
.Lotherwise_747:
    sub r9, r9, #1
    lsr r5, r5, #1
    add r4, r4, r3, lsl #2
    add r12, r12, r3, lsl #2
    add r7, r7, r3, lsl #2
    add r8, r8, r3, lsl #2
    add r14, r14, #80
    cmp r9, #0
    bne .Lrepeat_746
.Lend_745:
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
    bne .Lotherwise_754
    mov r2, r4
    movw r10, #5
.Lrepeat_755:
    tst r14, #1
    beq .Lotherwise_756
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
    bne .Lotherwise_757
    vldr d16, [r6, #16]
    vldr d18, [r9, #16]
    vldr d17, [r12, #16]
    vldr d19, [r1, #16]
    vuzp.32 q8, q9
    b .Lend_758
.Lotherwise_757:
    vmov.i32 q8, #0
    tst r7, #16
    beq .Lotherwise_759
    add r0, r6, #16
    vld1.32 {d16[0]}, [r0]
    add r0, r12, #16
    add r11, r9, #16
    vld1.32 {d16[1]}, [r0]
    add r0, r1, #16
    vld1.32 {d17[0]}, [r11]
    vld1.32 {d17[1]}, [r0]
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
    b .Lend_761
.Lotherwise_756:
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
    bne .Lrepeat_755
    b .Lend_762
.Lotherwise_754:
    mov r2, r4
    movw r10, #5
.Lrepeat_763:
    tst r14, #1
    beq .Lotherwise_764
    ubfx r0, r7, #0, #4
    cmp r0, #15
    bne .Lotherwise_765
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
    b .Lend_766
.Lotherwise_765:
    vmov.i32 q14, #0
    tst r7, #1
    beq .Lotherwise_767
    vld1.32 {d28[0]}, [r6]
    vld1.32 {d28[1]}, [r12]
    vld1.32 {d29[0]}, [r9]
    vld1.32 {d29[1]}, [r1]
.Lotherwise_767:
    vmov.i32 q15, #0
    tst r7, #2
    beq .Lotherwise_768
    add r0, r6, #4
    vld1.32 {d30[0]}, [r0]
    add r0, r12, #4
    add r11, r9, #4
    vld1.32 {d30[1]}, [r0]
    add r0, r1, #4
    vld1.32 {d31[0]}, [r11]
    vld1.32 {d31[1]}, [r0]
.Lotherwise_768:
    vmov.i32 q2, #0
    tst r7, #4
    beq .Lotherwise_769
    add r0, r6, #8
    vld1.32 {d4[0]}, [r0]
    add r0, r12, #8
    add r11, r9, #8
    vld1.32 {d4[1]}, [r0]
    add r0, r1, #8
    vld1.32 {d5[0]}, [r11]
    vld1.32 {d5[1]}, [r0]
.Lotherwise_769:
    vmov.i32 q3, #0
    tst r7, #8
    beq .Lotherwise_770
    add r0, r6, #12
    vld1.32 {d6[0]}, [r0]
    add r0, r12, #12
    add r11, r9, #12
    vld1.32 {d6[1]}, [r0]
    add r0, r1, #12
    vld1.32 {d7[0]}, [r11]
    vld1.32 {d7[1]}, [r0]
.Lotherwise_770:
.Lend_766:
    ubfx r0, r7, #4, #2
    cmp r0, #3
    bne .Lotherwise_771
    vldr d16, [r6, #16]
    vldr d18, [r9, #16]
    vldr d17, [r12, #16]
    vldr d19, [r1, #16]
    vuzp.32 q8, q9
    b .Lend_772
.Lotherwise_771:
    vmov.i32 q8, #0
    tst r7, #16
    beq .Lotherwise_773
    add r0, r6, #16
    vld1.32 {d16[0]}, [r0]
    add r0, r12, #16
    add r11, r9, #16
    vld1.32 {d16[1]}, [r0]
    add r0, r1, #16
    vld1.32 {d17[0]}, [r11]
    vld1.32 {d17[1]}, [r0]
.Lotherwise_773:
    vmov.i32 q9, #0
    tst r7, #32
    beq .Lotherwise_774
    add r0, r6, #20
    vld1.32 {d18[0]}, [r0]
    add r0, r12, #20
    add r11, r9, #20
    vld1.32 {d18[1]}, [r0]
    add r0, r1, #20
    vld1.32 {d19[0]}, [r11]
    vld1.32 {d19[1]}, [r0]
.Lotherwise_774:
.Lend_772:
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
    b .Lend_775
.Lotherwise_764:
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
.Lend_775:
    sub r10, r10, #1
    lsr r14, r14, #1
    add r6, r6, r3, lsl #2
    add r12, r12, r3, lsl #2
    add r9, r9, r3, lsl #2
    add r1, r1, r3, lsl #2
    add r2, r2, #96
    cmp r10, #0
    bne .Lrepeat_763
.Lend_762:
    lsl r6, r8, #2
    movw r0, #6
    add r7, r6, r6, lsl #1
    mul r0, r8, r0
    movw r1, #6
.Lrepeat_776:
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
    bne .Lrepeat_776
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
.Lrepeat_777:
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
    bne .Lrepeat_777
    ldr r0, [r6]
    ldr r2, [r6, #12]
    lsl r0, r0, #2
    ldr r3, [r6, #4]
    add r12, r14, r0
    add r5, r12, r0
    ldr r6, [r6, #8]
    add r8, r5, r0
    cmp r2, #15
    bne .Lotherwise_778
    movw r0, #3
.Lrepeat_779:
    tst r6, #1
    beq .Lotherwise_780
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
.Lotherwise_780:
    sub r0, r0, #1
    lsr r6, r6, #1
    add r14, r14, r3, lsl #2
    add r12, r12, r3, lsl #2
    add r5, r5, r3, lsl #2
    add r8, r8, r3, lsl #2
    add r4, r4, #96
    cmp r0, #0
    bne .Lrepeat_779
    b .Lend_781
.Lotherwise_778:
    movw r9, #3
.Lrepeat_782:
    tst r6, #1
    beq .Lotherwise_783
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
    bne .Lotherwise_784
    vtrn.32 q8, q9
    vtrn.32 q10, q11
    vswp d17, d20
    vswp d19, d22
    vst1.32 {d16, d17}, [r14]
    vst1.32 {d18, d19}, [r12]
    vst1.32 {d20, d21}, [r5]
    vst1.32 {d22, d23}, [r8]
    b .Lend_785
.Lotherwise_784:
    tst r2, #1
    beq .Lotherwise_786
    vst1.32 {d16[0]}, [r14]
    vst1.32 {d16[1]}, [r12]
    vst1.32 {d17[0]}, [r5]
    vst1.32 {d17[1]}, [r8]
.Lotherwise_786:
    tst r2, #2
    beq .Lotherwise_787
    add r0, r14, #4
    vst1.32 {d18[0]}, [r0]
    add r0, r12, #4
    add r1, r5, #4
    vst1.32 {d18[1]}, [r0]
    add r0, r8, #4
    vst1.32 {d19[0]}, [r1]
    vst1.32 {d19[1]}, [r0]
.Lotherwise_787:
    tst r2, #4
    beq .Lotherwise_788
    add r0, r14, #8
    vst1.32 {d20[0]}, [r0]
    add r0, r12, #8
    add r1, r5, #8
    vst1.32 {d20[1]}, [r0]
    add r0, r8, #8
    vst1.32 {d21[0]}, [r1]
    vst1.32 {d21[1]}, [r0]
.Lotherwise_788:
    tst r2, #8
    beq .Lotherwise_789
    add r0, r14, #12
    vst1.32 {d22[0]}, [r0]
    add r0, r12, #12
    add r1, r5, #12
    vst1.32 {d22[1]}, [r0]
    add r0, r8, #12
    vst1.32 {d23[0]}, [r1]
    vst1.32 {d23[1]}, [r0]
.Lotherwise_789:
.Lend_785:
.Lotherwise_783:
    sub r9, r9, #1
    lsr r6, r6, #1
    add r14, r14, r3, lsl #2
    add r12, r12, r3, lsl #2
    add r5, r5, r3, lsl #2
    add r8, r8, r3, lsl #2
    add r4, r4, #96
    cmp r9, #0
    bne .Lrepeat_782
.Lend_781:
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
.Lrepeat_790:
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
    bne .Lrepeat_790
    ldr r0, [r6]
    ldr r2, [r6, #12]
    lsl r0, r0, #2
    ldr r3, [r6, #4]
    add r12, r14, r0
    add r5, r12, r0
    ldr r6, [r6, #8]
    add r8, r5, r0
    cmp r2, #15
    bne .Lotherwise_791
    movw r0, #3
.Lrepeat_792:
    tst r6, #1
    beq .Lotherwise_793
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
.Lotherwise_793:
    sub r0, r0, #1
    lsr r6, r6, #1
    add r14, r14, r3, lsl #2
    add r12, r12, r3, lsl #2
    add r5, r5, r3, lsl #2
    add r8, r8, r3, lsl #2
    add r4, r4, #96
    cmp r0, #0
    bne .Lrepeat_792
    b .Lend_794
.Lotherwise_791:
    movw r9, #3
.Lrepeat_795:
    tst r6, #1
    beq .Lotherwise_796
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
    bne .Lotherwise_797
    vtrn.32 q8, q9
    vtrn.32 q10, q11
    vswp d17, d20
    vswp d19, d22
    vst1.32 {d16, d17}, [r14]
    vst1.32 {d18, d19}, [r12]
    vst1.32 {d20, d21}, [r5]
    vst1.32 {d22, d23}, [r8]
    b .Lend_798
.Lotherwise_797:
    tst r2, #1
    beq .Lotherwise_799
    vst1.32 {d16[0]}, [r14]
    vst1.32 {d16[1]}, [r12]
    vst1.32 {d17[0]}, [r5]
    vst1.32 {d17[1]}, [r8]
.Lotherwise_799:
    tst r2, #2
    beq .Lotherwise_800
    add r0, r14, #4
    vst1.32 {d18[0]}, [r0]
    add r0, r12, #4
    add r1, r5, #4
    vst1.32 {d18[1]}, [r0]
    add r0, r8, #4
    vst1.32 {d19[0]}, [r1]
    vst1.32 {d19[1]}, [r0]
.Lotherwise_800:
    tst r2, #4
    beq .Lotherwise_801
    add r0, r14, #8
    vst1.32 {d20[0]}, [r0]
    add r0, r12, #8
    add r1, r5, #8
    vst1.32 {d20[1]}, [r0]
    add r0, r8, #8
    vst1.32 {d21[0]}, [r1]
    vst1.32 {d21[1]}, [r0]
.Lotherwise_801:
    tst r2, #8
    beq .Lotherwise_802
    add r0, r14, #12
    vst1.32 {d22[0]}, [r0]
    add r0, r12, #12
    add r1, r5, #12
    vst1.32 {d22[1]}, [r0]
    add r0, r8, #12
    vst1.32 {d23[0]}, [r1]
    vst1.32 {d23[1]}, [r0]
.Lotherwise_802:
.Lend_798:
.Lotherwise_796:
    sub r9, r9, #1
    lsr r6, r6, #1
    add r14, r14, r3, lsl #2
    add r12, r12, r3, lsl #2
    add r5, r5, r3, lsl #2
    add r8, r8, r3, lsl #2
    add r4, r4, #96
    cmp r9, #0
    bne .Lrepeat_795
.Lend_794:
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
    bne .Lotherwise_803
    mov r2, r4
    movw r10, #5
.Lrepeat_804:
    tst r14, #1
    beq .Lotherwise_805
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
    beq .Lotherwise_806
    add r0, r6, #16
    vld1.32 {d28[0]}, [r0]
    add r0, r12, #16
    add r11, r9, #16
    vld1.32 {d28[1]}, [r0]
    add r0, r1, #16
    vld1.32 {d29[0]}, [r11]
    vld1.32 {d29[1]}, [r0]
.Lotherwise_806:
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
    b .Lend_807
.Lotherwise_805:
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
.Lend_807:
    sub r10, r10, #1
    lsr r14, r14, #1
    add r6, r6, r3, lsl #2
    add r12, r12, r3, lsl #2
    add r9, r9, r3, lsl #2
    add r1, r1, r3, lsl #2
    add r2, r2, #80
    cmp r10, #0
    bne .Lrepeat_804
    b .Lend_808
.Lotherwise_803:
    mov r2, r4
    movw r10, #5
.Lrepeat_809:
    tst r14, #1
    beq .Lotherwise_810
    ubfx r0, r7, #0, #4
    cmp r0, #15
    bne .Lotherwise_811
    vld1.32 {d16, d17}, [r6]
    vld1.32 {d18, d19}, [r12]
    vld1.32 {d20, d21}, [r9]
    vld1.32 {d22, d23}, [r1]
    vtrn.32 q8, q9
    vtrn.32 q10, q11
    vswp d17, d20
    vswp d19, d22
    vmov q15, q8
    b .Lend_812
.Lotherwise_811:
    vmov.i32 q15, #0
    tst r7, #1
    beq .Lotherwise_813
    vld1.32 {d30[0]}, [r6]
    vld1.32 {d30[1]}, [r12]
    vld1.32 {d31[0]}, [r9]
    vld1.32 {d31[1]}, [r1]
.Lotherwise_813:
    vmov.i32 q9, #0
    tst r7, #2
    beq .Lotherwise_814
    add r0, r6, #4
    vld1.32 {d18[0]}, [r0]
    add r0, r12, #4
    add r11, r9, #4
    vld1.32 {d18[1]}, [r0]
    add r0, r1, #4
    vld1.32 {d19[0]}, [r11]
    vld1.32 {d19[1]}, [r0]
.Lotherwise_814:
    vmov.i32 q10, #0
    tst r7, #4
    beq .Lotherwise_815
    add r0, r6, #8
    vld1.32 {d20[0]}, [r0]
    add r0, r12, #8
    add r11, r9, #8
    vld1.32 {d20[1]}, [r0]
    add r0, r1, #8
    vld1.32 {d21[0]}, [r11]
    vld1.32 {d21[1]}, [r0]
.Lotherwise_815:
    vmov.i32 q11, #0
    tst r7, #8
    beq .Lotherwise_816
    add r0, r6, #12
    vld1.32 {d22[0]}, [r0]
    add r0, r12, #12
    add r11, r9, #12
    vld1.32 {d22[1]}, [r0]
    add r0, r1, #12
    vld1.32 {d23[0]}, [r11]
    vld1.32 {d23[1]}, [r0]
.Lotherwise_816:
.Lend_812:
    vmov.i32 q8, #0
    tst r7, #16
    beq .Lotherwise_817
    add r0, r6, #16
    vld1.32 {d16[0]}, [r0]
    add r0, r12, #16
    add r11, r9, #16
    vld1.32 {d16[1]}, [r0]
    add r0, r1, #16
    vld1.32 {d17[0]}, [r11]
    vld1.32 {d17[1]}, [r0]
.Lotherwise_817:
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
    b .Lend_818
.Lotherwise_810:
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
.Lend_818:
    sub r10, r10, #1
    lsr r14, r14, #1
    add r6, r6, r3, lsl #2
    add r12, r12, r3, lsl #2
    add r9, r9, r3, lsl #2
    add r1, r1, r3, lsl #2
    add r2, r2, #80
    cmp r10, #0
    bne .Lrepeat_809
.Lend_808:
    lsl r6, r8, #2
    movw r0, #6
    add r7, r6, r6, lsl #1
    mul r0, r8, r0
    movw r1, #5
.Lrepeat_819:
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
    bne .Lrepeat_819
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
.Lrepeat_820:
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
    bne .Lrepeat_820
    ldr r0, [r6]
    ldr r2, [r6, #12]
    lsl r0, r0, #2
    ldr r3, [r6, #4]
    add r12, r14, r0
    add r5, r12, r0
    ldr r6, [r6, #8]
    add r8, r5, r0
    cmp r2, #7
    bne .Lotherwise_821
    movw r0, #3
.Lrepeat_822:
    tst r6, #1
    beq .Lotherwise_823
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
.Lotherwise_823:
    sub r0, r0, #1
    lsr r6, r6, #1
    add r14, r14, r3, lsl #2
    add r12, r12, r3, lsl #2
    add r5, r5, r3, lsl #2
    add r8, r8, r3, lsl #2
    add r4, r4, #80
    cmp r0, #0
    bne .Lrepeat_822
    b .Lend_824
.Lotherwise_821:
    movw r9, #3
.Lrepeat_825:
    tst r6, #1
    beq .Lotherwise_826
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
    bne .Lotherwise_827
    vmov q11, q10
    vtrn.32 q9, q8
    vtrn.32 q10, q11
    vswp d19, d20
    vswp d17, d22
    vst1.32 {d18, d19}, [r14]
    vst1.32 {d16, d17}, [r12]
    vst1.32 {d20, d21}, [r5]
    vst1.32 {d22, d23}, [r8]
    b .Lend_828
.Lotherwise_827:
    tst r2, #1
    beq .Lotherwise_829
    vst1.32 {d18[0]}, [r14]
    vst1.32 {d18[1]}, [r12]
    vst1.32 {d19[0]}, [r5]
    vst1.32 {d19[1]}, [r8]
.Lotherwise_829:
    tst r2, #2
    beq .Lotherwise_830
    add r0, r14, #4
    vst1.32 {d16[0]}, [r0]
    add r0, r12, #4
    add r1, r5, #4
    vst1.32 {d16[1]}, [r0]
    add r0, r8, #4
    vst1.32 {d17[0]}, [r1]
    vst1.32 {d17[1]}, [r0]
.Lotherwise_830:
    tst r2, #4
    beq .Lotherwise_831
    add r0, r14, #8
    vst1.32 {d20[0]}, [r0]
    add r0, r12, #8
    add r1, r5, #8
    vst1.32 {d20[1]}, [r0]
    add r0, r8, #8
    vst1.32 {d21[0]}, [r1]
    vst1.32 {d21[1]}, [r0]
.Lotherwise_831:
    tst r2, #8
    beq .Lotherwise_832
    add r0, r14, #12
    vst1.32 {d20[0]}, [r0]
    add r0, r12, #12
    add r1, r5, #12
    vst1.32 {d20[1]}, [r0]
    add r0, r8, #12
    vst1.32 {d21[0]}, [r1]
    vst1.32 {d21[1]}, [r0]
.Lotherwise_832:
.Lend_828:
.Lotherwise_826:
    sub r9, r9, #1
    lsr r6, r6, #1
    add r14, r14, r3, lsl #2
    add r12, r12, r3, lsl #2
    add r5, r5, r3, lsl #2
    add r8, r8, r3, lsl #2
    add r4, r4, #80
    cmp r9, #0
    bne .Lrepeat_825
.Lend_824:
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
.Lrepeat_833:
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
    bne .Lrepeat_833
    ldr r0, [r6]
    ldr r2, [r6, #12]
    lsl r0, r0, #2
    ldr r3, [r6, #4]
    add r12, r14, r0
    add r5, r12, r0
    ldr r6, [r6, #8]
    add r8, r5, r0
    cmp r2, #7
    bne .Lotherwise_834
    movw r0, #3
.Lrepeat_835:
    tst r6, #1
    beq .Lotherwise_836
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
.Lotherwise_836:
    sub r0, r0, #1
    lsr r6, r6, #1
    add r14, r14, r3, lsl #2
    add r12, r12, r3, lsl #2
    add r5, r5, r3, lsl #2
    add r8, r8, r3, lsl #2
    add r4, r4, #80
    cmp r0, #0
    bne .Lrepeat_835
    b .Lend_837
.Lotherwise_834:
    movw r9, #3
.Lrepeat_838:
    tst r6, #1
    beq .Lotherwise_839
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
    bne .Lotherwise_840
    vmov q11, q10
    vtrn.32 q9, q8
    vtrn.32 q10, q11
    vswp d19, d20
    vswp d17, d22
    vst1.32 {d18, d19}, [r14]
    vst1.32 {d16, d17}, [r12]
    vst1.32 {d20, d21}, [r5]
    vst1.32 {d22, d23}, [r8]
    b .Lend_841
.Lotherwise_840:
    tst r2, #1
    beq .Lotherwise_842
    vst1.32 {d18[0]}, [r14]
    vst1.32 {d18[1]}, [r12]
    vst1.32 {d19[0]}, [r5]
    vst1.32 {d19[1]}, [r8]
.Lotherwise_842:
    tst r2, #2
    beq .Lotherwise_843
    add r0, r14, #4
    vst1.32 {d16[0]}, [r0]
    add r0, r12, #4
    add r1, r5, #4
    vst1.32 {d16[1]}, [r0]
    add r0, r8, #4
    vst1.32 {d17[0]}, [r1]
    vst1.32 {d17[1]}, [r0]
.Lotherwise_843:
    tst r2, #4
    beq .Lotherwise_844
    add r0, r14, #8
    vst1.32 {d20[0]}, [r0]
    add r0, r12, #8
    add r1, r5, #8
    vst1.32 {d20[1]}, [r0]
    add r0, r8, #8
    vst1.32 {d21[0]}, [r1]
    vst1.32 {d21[1]}, [r0]
.Lotherwise_844:
    tst r2, #8
    beq .Lotherwise_845
    add r0, r14, #12
    vst1.32 {d20[0]}, [r0]
    add r0, r12, #12
    add r1, r5, #12
    vst1.32 {d20[1]}, [r0]
    add r0, r8, #12
    vst1.32 {d21[0]}, [r1]
    vst1.32 {d21[1]}, [r0]
.Lotherwise_845:
.Lend_841:
.Lotherwise_839:
    sub r9, r9, #1
    lsr r6, r6, #1
    add r14, r14, r3, lsl #2
    add r12, r12, r3, lsl #2
    add r5, r5, r3, lsl #2
    add r8, r8, r3, lsl #2
    add r4, r4, #80
    cmp r9, #0
    bne .Lrepeat_838
.Lend_837:
    pop {r4, r5, r6, r7, r8, r9, r10, pc}
    .size nnp_winograd_f3x3_3x3_of_6x6_output_with_bias_with_relu__armv7_neon, . - nnp_winograd_f3x3_3x3_of_6x6_output_with_bias_with_relu__armv7_neon

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
    beq .Lotherwise_846
    cmp r12, #255
    bne .Lotherwise_847
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
    b .Lend_848
.Lotherwise_847:
    lsl r3, r3, #2
    ubfx r0, r12, #0, #4
    add r5, r3, r3, lsl #1
    cmp r0, #15
    bne .Lotherwise_849
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
    b .Lend_850
.Lotherwise_849:
    vmov.i32 q13, #0
    tst r12, #1
    beq .Lotherwise_851
    vld1.32 {d26[0]}, [r14]
    vld1.32 {d26[1]}, [r6]
    vld1.32 {d27[0]}, [r7]
    vld1.32 {d27[1]}, [r8]
.Lotherwise_851:
    vmov.i32 q14, #0
    tst r12, #2
    beq .Lotherwise_852
    add r0, r14, #4
    vld1.32 {d28[0]}, [r0]
    add r0, r6, #4
    add r1, r7, #4
    add r2, r8, #4
    vld1.32 {d28[1]}, [r0]
    vld1.32 {d29[0]}, [r1]
    vld1.32 {d29[1]}, [r2]
.Lotherwise_852:
    vmov.i32 q15, #0
    tst r12, #4
    beq .Lotherwise_853
    add r0, r14, #8
    vld1.32 {d30[0]}, [r0]
    add r0, r6, #8
    add r1, r7, #8
    add r2, r8, #8
    vld1.32 {d30[1]}, [r0]
    vld1.32 {d31[0]}, [r1]
    vld1.32 {d31[1]}, [r2]
.Lotherwise_853:
    vmov.i32 q12, #0
    tst r12, #8
    beq .Lotherwise_854
    add r0, r14, #12
    vld1.32 {d24[0]}, [r0]
    add r0, r6, #12
    add r1, r7, #12
    add r2, r8, #12
    vld1.32 {d24[1]}, [r0]
    vld1.32 {d25[0]}, [r1]
    vld1.32 {d25[1]}, [r2]
.Lotherwise_854:
.Lend_850:
    ubfx r0, r12, #4, #4
    cmp r0, #15
    bne .Lotherwise_855
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
    b .Lend_856
.Lotherwise_855:
    vmov.i32 q4, #0
    tst r12, #16
    beq .Lotherwise_857
    add r0, r14, #16
    vld1.32 {d8[0]}, [r0]
    add r0, r6, #16
    add r1, r7, #16
    add r2, r8, #16
    vld1.32 {d8[1]}, [r0]
    vld1.32 {d9[0]}, [r1]
    vld1.32 {d9[1]}, [r2]
.Lotherwise_857:
    vmov.i32 q5, #0
    tst r12, #32
    beq .Lotherwise_858
    add r0, r14, #20
    vld1.32 {d10[0]}, [r0]
    add r0, r6, #20
    add r1, r7, #20
    add r2, r8, #20
    vld1.32 {d10[1]}, [r0]
    vld1.32 {d11[0]}, [r1]
    vld1.32 {d11[1]}, [r2]
.Lotherwise_858:
    vmov.i32 q6, #0
    tst r12, #64
    beq .Lotherwise_859
    add r0, r14, #24
    vld1.32 {d12[0]}, [r0]
    add r0, r6, #24
    add r1, r7, #24
    add r2, r8, #24
    vld1.32 {d12[1]}, [r0]
    vld1.32 {d13[0]}, [r1]
    vld1.32 {d13[1]}, [r2]
.Lotherwise_859:
    vmov.i32 q11, #0
    tst r12, #128
    beq .Lotherwise_860
    add r0, r14, #28
    vld1.32 {d22[0]}, [r0]
    add r0, r6, #28
    add r1, r7, #28
    add r2, r8, #28
    vld1.32 {d22[1]}, [r0]
    vld1.32 {d23[0]}, [r1]
    vld1.32 {d23[1]}, [r2]
.Lotherwise_860:
.Lend_856:
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
.Lend_848:
    b .Lend_861
.Lotherwise_846:
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
.Lend_861:
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
.Lrepeat_862:
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
    bne .Lrepeat_862
    lsl r4, r3, #2
    add r6, r4, r4, lsl #1
    mov r14, r2
    movw r7, #4
.Lrepeat_863:
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
    bne .Lrepeat_863
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
    beq .Lotherwise_864
    cmp r2, #63
    bne .Lotherwise_865
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
    b .Lend_866
.Lotherwise_865:
    ubfx r0, r2, #0, #4
    cmp r0, #15
    bne .Lotherwise_867
    vtrn.32 q9, q12
    vtrn.32 q5, q6
    vswp d19, d10
    vswp d25, d12
    vst1.32 {d18, d19}, [r3]
    vst1.32 {d24, d25}, [r12]
    vst1.32 {d10, d11}, [r14]
    vst1.32 {d12, d13}, [r4]
    b .Lend_868
.Lotherwise_867:
    tst r2, #1
    beq .Lotherwise_869
    vst1.32 {d18[0]}, [r3]
    vst1.32 {d18[1]}, [r12]
    vst1.32 {d19[0]}, [r14]
    vst1.32 {d19[1]}, [r4]
.Lotherwise_869:
    tst r2, #2
    beq .Lotherwise_870
    add r0, r3, #4
    vst1.32 {d24[0]}, [r0]
    add r0, r12, #4
    add r1, r14, #4
    vst1.32 {d24[1]}, [r0]
    add r0, r4, #4
    vst1.32 {d25[0]}, [r1]
    vst1.32 {d25[1]}, [r0]
.Lotherwise_870:
    tst r2, #4
    beq .Lotherwise_871
    add r0, r3, #8
    vst1.32 {d10[0]}, [r0]
    add r0, r12, #8
    add r1, r14, #8
    vst1.32 {d10[1]}, [r0]
    add r0, r4, #8
    vst1.32 {d11[0]}, [r1]
    vst1.32 {d11[1]}, [r0]
.Lotherwise_871:
    tst r2, #8
    beq .Lotherwise_872
    add r0, r3, #12
    vst1.32 {d12[0]}, [r0]
    add r0, r12, #12
    add r1, r14, #12
    vst1.32 {d12[1]}, [r0]
    add r0, r4, #12
    vst1.32 {d13[0]}, [r1]
    vst1.32 {d13[1]}, [r0]
.Lotherwise_872:
.Lend_868:
    ubfx r0, r2, #4, #2
    cmp r0, #3
    bne .Lotherwise_873
    vzip.32 q13, q10
    vstr d26, [r3, #16]
    vstr d27, [r12, #16]
    vstr d20, [r14, #16]
    vstr d21, [r4, #16]
    b .Lend_874
.Lotherwise_873:
    tst r2, #16
    beq .Lotherwise_875
    add r0, r3, #16
    vst1.32 {d26[0]}, [r0]
    add r0, r12, #16
    add r1, r14, #16
    vst1.32 {d26[1]}, [r0]
    add r0, r4, #16
    vst1.32 {d27[0]}, [r1]
    vst1.32 {d27[1]}, [r0]
.Lotherwise_875:
    tst r2, #32
    beq .Lotherwise_876
    add r0, r3, #20
    vst1.32 {d20[0]}, [r0]
    add r0, r12, #20
    add r1, r14, #20
    vst1.32 {d20[1]}, [r0]
    add r0, r4, #20
    vst1.32 {d21[0]}, [r1]
    vst1.32 {d21[1]}, [r0]
.Lotherwise_876:
.Lend_874:
.Lend_866:
.Lotherwise_864:
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
    beq .Lotherwise_877
    cmp r12, #63
    bne .Lotherwise_878
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
    b .Lend_879
.Lotherwise_878:
    ubfx r0, r12, #0, #4
    cmp r0, #15
    bne .Lotherwise_880
    vtrn.32 q8, q10
    vtrn.32 q11, q12
    vswp d17, d22
    vswp d21, d24
    vst1.32 {d16, d17}, [r3]
    vst1.32 {d20, d21}, [r14]
    vst1.32 {d22, d23}, [r4]
    vst1.32 {d24, d25}, [r5]
    b .Lend_881
.Lotherwise_880:
    tst r12, #1
    beq .Lotherwise_882
    vst1.32 {d16[0]}, [r3]
    vst1.32 {d16[1]}, [r14]
    vst1.32 {d17[0]}, [r4]
    vst1.32 {d17[1]}, [r5]
.Lotherwise_882:
    tst r12, #2
    beq .Lotherwise_883
    add r0, r3, #4
    vst1.32 {d20[0]}, [r0]
    add r0, r14, #4
    add r1, r4, #4
    vst1.32 {d20[1]}, [r0]
    add r0, r5, #4
    vst1.32 {d21[0]}, [r1]
    vst1.32 {d21[1]}, [r0]
.Lotherwise_883:
    tst r12, #4
    beq .Lotherwise_884
    add r0, r3, #8
    vst1.32 {d22[0]}, [r0]
    add r0, r14, #8
    add r1, r4, #8
    vst1.32 {d22[1]}, [r0]
    add r0, r5, #8
    vst1.32 {d23[0]}, [r1]
    vst1.32 {d23[1]}, [r0]
.Lotherwise_884:
    tst r12, #8
    beq .Lotherwise_885
    add r0, r3, #12
    vst1.32 {d24[0]}, [r0]
    add r0, r14, #12
    add r1, r4, #12
    vst1.32 {d24[1]}, [r0]
    add r0, r5, #12
    vst1.32 {d25[0]}, [r1]
    vst1.32 {d25[1]}, [r0]
.Lotherwise_885:
.Lend_881:
    ubfx r0, r12, #4, #2
    cmp r0, #3
    bne .Lotherwise_886
    vzip.32 q14, q9
    vstr d28, [r3, #16]
    vstr d29, [r14, #16]
    vstr d18, [r4, #16]
    vstr d19, [r5, #16]
    b .Lend_887
.Lotherwise_886:
    tst r12, #16
    beq .Lotherwise_888
    add r0, r3, #16
    vst1.32 {d28[0]}, [r0]
    add r0, r14, #16
    add r1, r4, #16
    vst1.32 {d28[1]}, [r0]
    add r0, r5, #16
    vst1.32 {d29[0]}, [r1]
    vst1.32 {d29[1]}, [r0]
.Lotherwise_888:
    tst r12, #32
    beq .Lotherwise_889
    add r0, r3, #20
    vst1.32 {d18[0]}, [r0]
    add r0, r14, #20
    add r1, r4, #20
    vst1.32 {d18[1]}, [r0]
    add r0, r5, #20
    vst1.32 {d19[0]}, [r1]
    vst1.32 {d19[1]}, [r0]
.Lotherwise_889:
.Lend_887:
.Lend_879:
.Lotherwise_877:
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
    beq .Lotherwise_890
    movw r7, #8
.Lrepeat_891:
    tst r1, #1
    beq .Lotherwise_892
    vmov.i32 q8, #0
    vld1.32 {d16[0]}, [r6]
    vld1.32 {d16[1]}, [r2]
    vld1.32 {d17[0]}, [r3]
    vld1.32 {d17[1]}, [r0]
    vst1.32 {d16, d17}, [r8]
    b .Lend_893
.Lotherwise_892:
    vmov.i32 q8, #0
    vst1.32 {d16, d17}, [r8]
.Lend_893:
    sub r7, r7, #1
    lsr r1, r1, #1
    add r6, r6, r12, lsl #2
    add r2, r2, r12, lsl #2
    add r3, r3, r12, lsl #2
    add r0, r0, r12, lsl #2
    add r8, r8, #16
    cmp r7, #0
    bne .Lrepeat_891
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
    b .Lend_894
.Lotherwise_890:
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
.Lend_894:
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
    beq .Lotherwise_895
    tst r2, #1
    beq .Lotherwise_896
    vst1.32 {d18[0]}, [r5]
    vst1.32 {d18[1]}, [r3]
    vst1.32 {d19[0]}, [r12]
    vst1.32 {d19[1]}, [r0]
.Lotherwise_896:
    lsr r2, r2, #1
    add r5, r5, r14, lsl #2
    add r3, r3, r14, lsl #2
    add r12, r12, r14, lsl #2
    add r0, r0, r14, lsl #2
    tst r2, #1
    beq .Lotherwise_897
    vst1.32 {d24[0]}, [r5]
    vst1.32 {d24[1]}, [r3]
    vst1.32 {d25[0]}, [r12]
    vst1.32 {d25[1]}, [r0]
.Lotherwise_897:
    lsr r2, r2, #1
    add r5, r5, r14, lsl #2
    add r3, r3, r14, lsl #2
    add r12, r12, r14, lsl #2
    add r0, r0, r14, lsl #2
    tst r2, #1
    beq .Lotherwise_898
    vst1.32 {d10[0]}, [r5]
    vst1.32 {d10[1]}, [r3]
    vst1.32 {d11[0]}, [r12]
    vst1.32 {d11[1]}, [r0]
.Lotherwise_898:
    lsr r2, r2, #1
    add r5, r5, r14, lsl #2
    add r3, r3, r14, lsl #2
    add r12, r12, r14, lsl #2
    add r0, r0, r14, lsl #2
    tst r2, #1
    beq .Lotherwise_899
    vst1.32 {d12[0]}, [r5]
    vst1.32 {d12[1]}, [r3]
    vst1.32 {d13[0]}, [r12]
    vst1.32 {d13[1]}, [r0]
.Lotherwise_899:
    lsr r2, r2, #1
    add r5, r5, r14, lsl #2
    add r3, r3, r14, lsl #2
    add r12, r12, r14, lsl #2
    add r0, r0, r14, lsl #2
    tst r2, #1
    beq .Lotherwise_900
    vst1.32 {d26[0]}, [r5]
    vst1.32 {d26[1]}, [r3]
    vst1.32 {d27[0]}, [r12]
    vst1.32 {d27[1]}, [r0]
.Lotherwise_900:
    lsr r2, r2, #1
    add r5, r5, r14, lsl #2
    add r3, r3, r14, lsl #2
    add r12, r12, r14, lsl #2
    add r0, r0, r14, lsl #2
    tst r2, #1
    beq .Lotherwise_901
    vst1.32 {d20[0]}, [r5]
    vst1.32 {d20[1]}, [r3]
    vst1.32 {d21[0]}, [r12]
    vst1.32 {d21[1]}, [r0]
.Lotherwise_901:
.Lotherwise_895:
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
    beq .Lotherwise_902
    tst r12, #1
    beq .Lotherwise_903
    vst1.32 {d16[0]}, [r3]
    vst1.32 {d16[1]}, [r14]
    vst1.32 {d17[0]}, [r4]
    vst1.32 {d17[1]}, [r1]
.Lotherwise_903:
    lsr r12, r12, #1
    add r3, r3, r0, lsl #2
    add r14, r14, r0, lsl #2
    add r4, r4, r0, lsl #2
    add r1, r1, r0, lsl #2
    tst r12, #1
    beq .Lotherwise_904
    vst1.32 {d20[0]}, [r3]
    vst1.32 {d20[1]}, [r14]
    vst1.32 {d21[0]}, [r4]
    vst1.32 {d21[1]}, [r1]
.Lotherwise_904:
    lsr r12, r12, #1
    add r3, r3, r0, lsl #2
    add r14, r14, r0, lsl #2
    add r4, r4, r0, lsl #2
    add r1, r1, r0, lsl #2
    tst r12, #1
    beq .Lotherwise_905
    vst1.32 {d22[0]}, [r3]
    vst1.32 {d22[1]}, [r14]
    vst1.32 {d23[0]}, [r4]
    vst1.32 {d23[1]}, [r1]
.Lotherwise_905:
    lsr r12, r12, #1
    add r3, r3, r0, lsl #2
    add r14, r14, r0, lsl #2
    add r4, r4, r0, lsl #2
    add r1, r1, r0, lsl #2
    tst r12, #1
    beq .Lotherwise_906
    vst1.32 {d24[0]}, [r3]
    vst1.32 {d24[1]}, [r14]
    vst1.32 {d25[0]}, [r4]
    vst1.32 {d25[1]}, [r1]
.Lotherwise_906:
    lsr r12, r12, #1
    add r3, r3, r0, lsl #2
    add r14, r14, r0, lsl #2
    add r4, r4, r0, lsl #2
    add r1, r1, r0, lsl #2
    tst r12, #1
    beq .Lotherwise_907
    vst1.32 {d28[0]}, [r3]
    vst1.32 {d28[1]}, [r14]
    vst1.32 {d29[0]}, [r4]
    vst1.32 {d29[1]}, [r1]
.Lotherwise_907:
    lsr r12, r12, #1
    add r3, r3, r0, lsl #2
    add r14, r14, r0, lsl #2
    add r4, r4, r0, lsl #2
    add r1, r1, r0, lsl #2
    tst r12, #1
    beq .Lotherwise_908
    vst1.32 {d18[0]}, [r3]
    vst1.32 {d18[1]}, [r14]
    vst1.32 {d19[0]}, [r4]
    vst1.32 {d19[1]}, [r1]
.Lotherwise_908:
.Lotherwise_902:
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
.Lrepeat_909:
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
    bne .Lrepeat_909
    lsl r4, r3, #2
    add r6, r4, r4, lsl #1
    mov r14, r2
    movw r7, #4
.Lrepeat_910:
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
    bne .Lrepeat_910
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
    beq .Lotherwise_911
    cmp r2, #15
    bne .Lotherwise_912
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
    b .Lend_913
.Lotherwise_912:
    ubfx r0, r2, #0, #4
    cmp r0, #15
    bne .Lotherwise_914
    vtrn.32 q9, q2
    vtrn.32 q14, q12
    vswp d19, d28
    vswp d5, d24
    vst1.32 {d18, d19}, [r3]
    vst1.32 {d4, d5}, [r12]
    vst1.32 {d28, d29}, [r14]
    vst1.32 {d24, d25}, [r4]
    b .Lend_915
.Lotherwise_914:
    tst r2, #1
    beq .Lotherwise_916
    vst1.32 {d18[0]}, [r3]
    vst1.32 {d18[1]}, [r12]
    vst1.32 {d19[0]}, [r14]
    vst1.32 {d19[1]}, [r4]
.Lotherwise_916:
    tst r2, #2
    beq .Lotherwise_917
    add r0, r3, #4
    vst1.32 {d4[0]}, [r0]
    add r0, r12, #4
    add r1, r14, #4
    vst1.32 {d4[1]}, [r0]
    add r0, r4, #4
    vst1.32 {d5[0]}, [r1]
    vst1.32 {d5[1]}, [r0]
.Lotherwise_917:
    tst r2, #4
    beq .Lotherwise_918
    add r0, r3, #8
    vst1.32 {d28[0]}, [r0]
    add r0, r12, #8
    add r1, r14, #8
    vst1.32 {d28[1]}, [r0]
    add r0, r4, #8
    vst1.32 {d29[0]}, [r1]
    vst1.32 {d29[1]}, [r0]
.Lotherwise_918:
    tst r2, #8
    beq .Lotherwise_919
    add r0, r3, #12
    vst1.32 {d24[0]}, [r0]
    add r0, r12, #12
    add r1, r14, #12
    vst1.32 {d24[1]}, [r0]
    add r0, r4, #12
    vst1.32 {d25[0]}, [r1]
    vst1.32 {d25[1]}, [r0]
.Lotherwise_919:
.Lend_915:
.Lend_913:
.Lotherwise_911:
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
    beq .Lotherwise_920
    cmp r12, #15
    bne .Lotherwise_921
    vtrn.32 q8, q9
    vtrn.32 q10, q11
    vswp d17, d20
    vswp d19, d22
    vst1.32 {d16, d17}, [r3]
    vst1.32 {d18, d19}, [r14]
    vst1.32 {d20, d21}, [r4]
    vst1.32 {d22, d23}, [r5]
    b .Lend_922
.Lotherwise_921:
    ubfx r0, r12, #0, #4
    cmp r0, #15
    bne .Lotherwise_923
    vtrn.32 q8, q9
    vtrn.32 q10, q11
    vswp d17, d20
    vswp d19, d22
    vst1.32 {d16, d17}, [r3]
    vst1.32 {d18, d19}, [r14]
    vst1.32 {d20, d21}, [r4]
    vst1.32 {d22, d23}, [r5]
    b .Lend_924
.Lotherwise_923:
    tst r12, #1
    beq .Lotherwise_925
    vst1.32 {d16[0]}, [r3]
    vst1.32 {d16[1]}, [r14]
    vst1.32 {d17[0]}, [r4]
    vst1.32 {d17[1]}, [r5]
.Lotherwise_925:
    tst r12, #2
    beq .Lotherwise_926
    add r0, r3, #4
    vst1.32 {d18[0]}, [r0]
    add r0, r14, #4
    add r1, r4, #4
    vst1.32 {d18[1]}, [r0]
    add r0, r5, #4
    vst1.32 {d19[0]}, [r1]
    vst1.32 {d19[1]}, [r0]
.Lotherwise_926:
    tst r12, #4
    beq .Lotherwise_927
    add r0, r3, #8
    vst1.32 {d20[0]}, [r0]
    add r0, r14, #8
    add r1, r4, #8
    vst1.32 {d20[1]}, [r0]
    add r0, r5, #8
    vst1.32 {d21[0]}, [r1]
    vst1.32 {d21[1]}, [r0]
.Lotherwise_927:
    tst r12, #8
    beq .Lotherwise_928
    add r0, r3, #12
    vst1.32 {d22[0]}, [r0]
    add r0, r14, #12
    add r1, r4, #12
    vst1.32 {d22[1]}, [r0]
    add r0, r5, #12
    vst1.32 {d23[0]}, [r1]
    vst1.32 {d23[1]}, [r0]
.Lotherwise_928:
.Lend_924:
.Lend_922:
.Lotherwise_920:
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
    beq .Lotherwise_929
    tst r2, #1
    beq .Lotherwise_930
    vst1.32 {d18[0]}, [r3]
    vst1.32 {d18[1]}, [r12]
    vst1.32 {d19[0]}, [r14]
    vst1.32 {d19[1]}, [r0]
.Lotherwise_930:
    lsr r2, r2, #1
    add r3, r3, r4, lsl #2
    add r12, r12, r4, lsl #2
    add r14, r14, r4, lsl #2
    add r0, r0, r4, lsl #2
    tst r2, #1
    beq .Lotherwise_931
    vst1.32 {d16[0]}, [r3]
    vst1.32 {d16[1]}, [r12]
    vst1.32 {d17[0]}, [r14]
    vst1.32 {d17[1]}, [r0]
.Lotherwise_931:
    lsr r2, r2, #1
    add r3, r3, r4, lsl #2
    add r12, r12, r4, lsl #2
    add r14, r14, r4, lsl #2
    add r0, r0, r4, lsl #2
    tst r2, #1
    beq .Lotherwise_932
    vst1.32 {d28[0]}, [r3]
    vst1.32 {d28[1]}, [r12]
    vst1.32 {d29[0]}, [r14]
    vst1.32 {d29[1]}, [r0]
.Lotherwise_932:
    lsr r2, r2, #1
    add r3, r3, r4, lsl #2
    add r12, r12, r4, lsl #2
    add r14, r14, r4, lsl #2
    add r0, r0, r4, lsl #2
    tst r2, #1
    beq .Lotherwise_933
    vst1.32 {d24[0]}, [r3]
    vst1.32 {d24[1]}, [r12]
    vst1.32 {d25[0]}, [r14]
    vst1.32 {d25[1]}, [r0]
.Lotherwise_933:
.Lotherwise_929:
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
    beq .Lotherwise_934
    tst r12, #1
    beq .Lotherwise_935
    vst1.32 {d16[0]}, [r3]
    vst1.32 {d16[1]}, [r14]
    vst1.32 {d17[0]}, [r4]
    vst1.32 {d17[1]}, [r1]
.Lotherwise_935:
    lsr r12, r12, #1
    add r3, r3, r0, lsl #2
    add r14, r14, r0, lsl #2
    add r4, r4, r0, lsl #2
    add r1, r1, r0, lsl #2
    tst r12, #1
    beq .Lotherwise_936
    vst1.32 {d18[0]}, [r3]
    vst1.32 {d18[1]}, [r14]
    vst1.32 {d19[0]}, [r4]
    vst1.32 {d19[1]}, [r1]
.Lotherwise_936:
    lsr r12, r12, #1
    add r3, r3, r0, lsl #2
    add r14, r14, r0, lsl #2
    add r4, r4, r0, lsl #2
    add r1, r1, r0, lsl #2
    tst r12, #1
    beq .Lotherwise_937
    vst1.32 {d20[0]}, [r3]
    vst1.32 {d20[1]}, [r14]
    vst1.32 {d21[0]}, [r4]
    vst1.32 {d21[1]}, [r1]
.Lotherwise_937:
    lsr r12, r12, #1
    add r3, r3, r0, lsl #2
    add r14, r14, r0, lsl #2
    add r4, r4, r0, lsl #2
    add r1, r1, r0, lsl #2
    tst r12, #1
    beq .Lotherwise_938
    vst1.32 {d22[0]}, [r3]
    vst1.32 {d22[1]}, [r14]
    vst1.32 {d23[0]}, [r4]
    vst1.32 {d23[1]}, [r1]
.Lotherwise_938:
.Lotherwise_934:
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
    beq .Lotherwise_939
    cmp r12, #63
    bne .Lotherwise_940
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
    bne .Lotherwise_941
    vldr d16, [r14, #16]
    vldr d18, [r5, #16]
    vldr d17, [r4, #16]
    vldr d19, [r6, #16]
    vuzp.32 q8, q9
    b .Lend_942
.Lotherwise_941:
    vmov.i32 q8, #0
    tst r12, #16
    beq .Lotherwise_943
    add r0, r14, #16
    vld1.32 {d16[0]}, [r0]
    add r0, r4, #16
    add r1, r5, #16
    add r2, r6, #16
    vld1.32 {d16[1]}, [r0]
    vld1.32 {d17[0]}, [r1]
    vld1.32 {d17[1]}, [r2]
.Lotherwise_943:
    vmov.i32 q9, #0
    tst r12, #32
    beq .Lotherwise_944
    add r0, r14, #20
    vld1.32 {d18[0]}, [r0]
    add r0, r4, #20
    add r1, r5, #20
    add r2, r6, #20
    vld1.32 {d18[1]}, [r0]
    vld1.32 {d19[0]}, [r1]
    vld1.32 {d19[1]}, [r2]
.Lotherwise_944:
.Lend_942:
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
    b .Lend_945
.Lotherwise_940:
    lsl r3, r3, #2
    ubfx r0, r12, #0, #4
    add r8, r3, r3, lsl #1
    cmp r0, #15
    bne .Lotherwise_946
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
    b .Lend_947
.Lotherwise_946:
    vmov.i32 q14, #0
    tst r12, #1
    beq .Lotherwise_948
    vld1.32 {d28[0]}, [r14]
    vld1.32 {d28[1]}, [r4]
    vld1.32 {d29[0]}, [r5]
    vld1.32 {d29[1]}, [r6]
.Lotherwise_948:
    vmov.i32 q15, #0
    tst r12, #2
    beq .Lotherwise_949
    add r0, r14, #4
    vld1.32 {d30[0]}, [r0]
    add r0, r4, #4
    add r1, r5, #4
    add r2, r6, #4
    vld1.32 {d30[1]}, [r0]
    vld1.32 {d31[0]}, [r1]
    vld1.32 {d31[1]}, [r2]
.Lotherwise_949:
    vmov.i32 q2, #0
    tst r12, #4
    beq .Lotherwise_950
    add r0, r14, #8
    vld1.32 {d4[0]}, [r0]
    add r0, r4, #8
    add r1, r5, #8
    add r2, r6, #8
    vld1.32 {d4[1]}, [r0]
    vld1.32 {d5[0]}, [r1]
    vld1.32 {d5[1]}, [r2]
.Lotherwise_950:
    vmov.i32 q3, #0
    tst r12, #8
    beq .Lotherwise_951
    add r0, r14, #12
    vld1.32 {d6[0]}, [r0]
    add r0, r4, #12
    add r1, r5, #12
    add r2, r6, #12
    vld1.32 {d6[1]}, [r0]
    vld1.32 {d7[0]}, [r1]
    vld1.32 {d7[1]}, [r2]
.Lotherwise_951:
.Lend_947:
    ubfx r0, r12, #4, #2
    cmp r0, #3
    bne .Lotherwise_952
    vldr d16, [r14, #16]
    vldr d18, [r5, #16]
    vldr d17, [r4, #16]
    vldr d19, [r6, #16]
    vuzp.32 q8, q9
    b .Lend_953
.Lotherwise_952:
    vmov.i32 q8, #0
    tst r12, #16
    beq .Lotherwise_954
    add r0, r14, #16
    vld1.32 {d16[0]}, [r0]
    add r0, r4, #16
    add r1, r5, #16
    add r2, r6, #16
    vld1.32 {d16[1]}, [r0]
    vld1.32 {d17[0]}, [r1]
    vld1.32 {d17[1]}, [r2]
.Lotherwise_954:
    vmov.i32 q9, #0
    tst r12, #32
    beq .Lotherwise_955
    add r0, r14, #20
    vld1.32 {d18[0]}, [r0]
    add r0, r4, #20
    add r1, r5, #20
    add r2, r6, #20
    vld1.32 {d18[1]}, [r0]
    vld1.32 {d19[0]}, [r1]
    vld1.32 {d19[1]}, [r2]
.Lotherwise_955:
.Lend_953:
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
.Lend_945:
    b .Lend_956
.Lotherwise_939:
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
.Lend_956:
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
.Lrepeat_957:
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
    bne .Lrepeat_957
    lsl r8, r3, #2
    add r0, r8, r8, lsl #1
    movw r1, #4
.Lrepeat_958:
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
    bne .Lrepeat_958
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
    beq .Lotherwise_959
    cmp r12, #15
    bne .Lotherwise_960
    vtrn.32 q8, q9
    vtrn.32 q10, q11
    vswp d17, d20
    vswp d19, d22
    vst1.32 {d16, d17}, [r3]
    vst1.32 {d18, d19}, [r14]
    vst1.32 {d20, d21}, [r4]
    vst1.32 {d22, d23}, [r5]
    b .Lend_961
.Lotherwise_960:
    ubfx r0, r12, #0, #4
    cmp r0, #15
    bne .Lotherwise_962
    vtrn.32 q8, q9
    vtrn.32 q10, q11
    vswp d17, d20
    vswp d19, d22
    vst1.32 {d16, d17}, [r3]
    vst1.32 {d18, d19}, [r14]
    vst1.32 {d20, d21}, [r4]
    vst1.32 {d22, d23}, [r5]
    b .Lend_963
.Lotherwise_962:
    tst r12, #1
    beq .Lotherwise_964
    vst1.32 {d16[0]}, [r3]
    vst1.32 {d16[1]}, [r14]
    vst1.32 {d17[0]}, [r4]
    vst1.32 {d17[1]}, [r5]
.Lotherwise_964:
    tst r12, #2
    beq .Lotherwise_965
    add r0, r3, #4
    vst1.32 {d18[0]}, [r0]
    add r0, r14, #4
    add r1, r4, #4
    vst1.32 {d18[1]}, [r0]
    add r0, r5, #4
    vst1.32 {d19[0]}, [r1]
    vst1.32 {d19[1]}, [r0]
.Lotherwise_965:
    tst r12, #4
    beq .Lotherwise_966
    add r0, r3, #8
    vst1.32 {d20[0]}, [r0]
    add r0, r14, #8
    add r1, r4, #8
    vst1.32 {d20[1]}, [r0]
    add r0, r5, #8
    vst1.32 {d21[0]}, [r1]
    vst1.32 {d21[1]}, [r0]
.Lotherwise_966:
    tst r12, #8
    beq .Lotherwise_967
    add r0, r3, #12
    vst1.32 {d22[0]}, [r0]
    add r0, r14, #12
    add r1, r4, #12
    vst1.32 {d22[1]}, [r0]
    add r0, r5, #12
    vst1.32 {d23[0]}, [r1]
    vst1.32 {d23[1]}, [r0]
.Lotherwise_967:
.Lend_963:
.Lend_961:
.Lotherwise_959:
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
    beq .Lotherwise_968
    cmp r12, #15
    bne .Lotherwise_969
    vtrn.32 q8, q9
    vtrn.32 q10, q11
    vswp d17, d20
    vswp d19, d22
    vst1.32 {d16, d17}, [r3]
    vst1.32 {d18, d19}, [r14]
    vst1.32 {d20, d21}, [r4]
    vst1.32 {d22, d23}, [r5]
    b .Lend_970
.Lotherwise_969:
    ubfx r0, r12, #0, #4
    cmp r0, #15
    bne .Lotherwise_971
    vtrn.32 q8, q9
    vtrn.32 q10, q11
    vswp d17, d20
    vswp d19, d22
    vst1.32 {d16, d17}, [r3]
    vst1.32 {d18, d19}, [r14]
    vst1.32 {d20, d21}, [r4]
    vst1.32 {d22, d23}, [r5]
    b .Lend_972
.Lotherwise_971:
    tst r12, #1
    beq .Lotherwise_973
    vst1.32 {d16[0]}, [r3]
    vst1.32 {d16[1]}, [r14]
    vst1.32 {d17[0]}, [r4]
    vst1.32 {d17[1]}, [r5]
.Lotherwise_973:
    tst r12, #2
    beq .Lotherwise_974
    add r0, r3, #4
    vst1.32 {d18[0]}, [r0]
    add r0, r14, #4
    add r1, r4, #4
    vst1.32 {d18[1]}, [r0]
    add r0, r5, #4
    vst1.32 {d19[0]}, [r1]
    vst1.32 {d19[1]}, [r0]
.Lotherwise_974:
    tst r12, #4
    beq .Lotherwise_975
    add r0, r3, #8
    vst1.32 {d20[0]}, [r0]
    add r0, r14, #8
    add r1, r4, #8
    vst1.32 {d20[1]}, [r0]
    add r0, r5, #8
    vst1.32 {d21[0]}, [r1]
    vst1.32 {d21[1]}, [r0]
.Lotherwise_975:
    tst r12, #8
    beq .Lotherwise_976
    add r0, r3, #12
    vst1.32 {d22[0]}, [r0]
    add r0, r14, #12
    add r1, r4, #12
    vst1.32 {d22[1]}, [r0]
    add r0, r5, #12
    vst1.32 {d23[0]}, [r1]
    vst1.32 {d23[1]}, [r0]
.Lotherwise_976:
.Lend_972:
.Lend_970:
.Lotherwise_968:
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
    beq .Lotherwise_977
    movw r7, #6
.Lrepeat_978:
    tst r1, #1
    beq .Lotherwise_979
    vmov.i32 q8, #0
    vld1.32 {d16[0]}, [r6]
    vld1.32 {d16[1]}, [r2]
    vld1.32 {d17[0]}, [r3]
    vld1.32 {d17[1]}, [r0]
    vst1.32 {d16, d17}, [r8]
    b .Lend_980
.Lotherwise_979:
    vmov.i32 q8, #0
    vst1.32 {d16, d17}, [r8]
.Lend_980:
    sub r7, r7, #1
    lsr r1, r1, #1
    add r6, r6, r12, lsl #2
    add r2, r2, r12, lsl #2
    add r3, r3, r12, lsl #2
    add r0, r0, r12, lsl #2
    add r8, r8, #16
    cmp r7, #0
    bne .Lrepeat_978
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
    b .Lend_981
.Lotherwise_977:
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
.Lend_981:
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
    beq .Lotherwise_982
    tst r14, #1
    beq .Lotherwise_983
    vst1.32 {d16[0]}, [r3]
    vst1.32 {d16[1]}, [r12]
    vst1.32 {d17[0]}, [r4]
    vst1.32 {d17[1]}, [r1]
.Lotherwise_983:
    lsr r14, r14, #1
    add r3, r3, r0, lsl #2
    add r12, r12, r0, lsl #2
    add r4, r4, r0, lsl #2
    add r1, r1, r0, lsl #2
    tst r14, #1
    beq .Lotherwise_984
    vst1.32 {d18[0]}, [r3]
    vst1.32 {d18[1]}, [r12]
    vst1.32 {d19[0]}, [r4]
    vst1.32 {d19[1]}, [r1]
.Lotherwise_984:
    lsr r14, r14, #1
    add r3, r3, r0, lsl #2
    add r12, r12, r0, lsl #2
    add r4, r4, r0, lsl #2
    add r1, r1, r0, lsl #2
    tst r14, #1
    beq .Lotherwise_985
    vst1.32 {d20[0]}, [r3]
    vst1.32 {d20[1]}, [r12]
    vst1.32 {d21[0]}, [r4]
    vst1.32 {d21[1]}, [r1]
.Lotherwise_985:
    lsr r14, r14, #1
    add r3, r3, r0, lsl #2
    add r12, r12, r0, lsl #2
    add r4, r4, r0, lsl #2
    add r1, r1, r0, lsl #2
    tst r14, #1
    beq .Lotherwise_986
    vst1.32 {d22[0]}, [r3]
    vst1.32 {d22[1]}, [r12]
    vst1.32 {d23[0]}, [r4]
    vst1.32 {d23[1]}, [r1]
.Lotherwise_986:
.Lotherwise_982:
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
    beq .Lotherwise_987
    tst r14, #1
    beq .Lotherwise_988
    vst1.32 {d16[0]}, [r3]
    vst1.32 {d16[1]}, [r12]
    vst1.32 {d17[0]}, [r4]
    vst1.32 {d17[1]}, [r1]
.Lotherwise_988:
    lsr r14, r14, #1
    add r3, r3, r0, lsl #2
    add r12, r12, r0, lsl #2
    add r4, r4, r0, lsl #2
    add r1, r1, r0, lsl #2
    tst r14, #1
    beq .Lotherwise_989
    vst1.32 {d18[0]}, [r3]
    vst1.32 {d18[1]}, [r12]
    vst1.32 {d19[0]}, [r4]
    vst1.32 {d19[1]}, [r1]
.Lotherwise_989:
    lsr r14, r14, #1
    add r3, r3, r0, lsl #2
    add r12, r12, r0, lsl #2
    add r4, r4, r0, lsl #2
    add r1, r1, r0, lsl #2
    tst r14, #1
    beq .Lotherwise_990
    vst1.32 {d20[0]}, [r3]
    vst1.32 {d20[1]}, [r12]
    vst1.32 {d21[0]}, [r4]
    vst1.32 {d21[1]}, [r1]
.Lotherwise_990:
    lsr r14, r14, #1
    add r3, r3, r0, lsl #2
    add r12, r12, r0, lsl #2
    add r4, r4, r0, lsl #2
    add r1, r1, r0, lsl #2
    tst r14, #1
    beq .Lotherwise_991
    vst1.32 {d22[0]}, [r3]
    vst1.32 {d22[1]}, [r12]
    vst1.32 {d23[0]}, [r4]
    vst1.32 {d23[1]}, [r1]
.Lotherwise_991:
.Lotherwise_987:
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
    beq .Lotherwise_992
    movw r0, #4095
    eor r0, r12, r0
    cmp r0, #0
    bne .Lotherwise_993
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
    b .Lend_994
.Lotherwise_993:
    lsl r5, r3, #2
    ubfx r0, r12, #0, #4
    add r6, r5, r5, lsl #1
    cmp r0, #15
    bne .Lotherwise_995
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
    b .Lend_996
.Lotherwise_995:
    vmov.i32 q1, #0
    tst r12, #1
    beq .Lotherwise_997
    vld1.32 {d2[0]}, [r4]
    vld1.32 {d2[1]}, [r1]
    vld1.32 {d3[0]}, [r7]
    vld1.32 {d3[1]}, [r2]
.Lotherwise_997:
    vmov.i32 q8, #0
    tst r12, #2
    beq .Lotherwise_998
    add r0, r4, #4
    vld1.32 {d16[0]}, [r0]
    add r0, r1, #4
    add r3, r7, #4
    vld1.32 {d16[1]}, [r0]
    add r0, r2, #4
    vld1.32 {d17[0]}, [r3]
    vld1.32 {d17[1]}, [r0]
.Lotherwise_998:
    vmov.i32 q9, #0
    tst r12, #4
    beq .Lotherwise_999
    add r0, r4, #8
    vld1.32 {d18[0]}, [r0]
    add r0, r1, #8
    add r3, r7, #8
    vld1.32 {d18[1]}, [r0]
    add r0, r2, #8
    vld1.32 {d19[0]}, [r3]
    vld1.32 {d19[1]}, [r0]
.Lotherwise_999:
    vmov.i32 q10, #0
    tst r12, #8
    beq .Lotherwise_1000
    add r0, r4, #12
    vld1.32 {d20[0]}, [r0]
    add r0, r1, #12
    add r3, r7, #12
    vld1.32 {d20[1]}, [r0]
    add r0, r2, #12
    vld1.32 {d21[0]}, [r3]
    vld1.32 {d21[1]}, [r0]
.Lotherwise_1000:
.Lend_996:
    ubfx r0, r12, #4, #4
    cmp r0, #15
    bne .Lotherwise_1001
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
    b .Lend_1002
.Lotherwise_1001:
    vmov.i32 q11, #0
    tst r12, #16
    beq .Lotherwise_1003
    add r0, r4, #16
    vld1.32 {d22[0]}, [r0]
    add r0, r1, #16
    add r3, r7, #16
    vld1.32 {d22[1]}, [r0]
    add r0, r2, #16
    vld1.32 {d23[0]}, [r3]
    vld1.32 {d23[1]}, [r0]
.Lotherwise_1003:
    vmov.i32 q12, #0
    tst r12, #32
    beq .Lotherwise_1004
    add r0, r4, #20
    vld1.32 {d24[0]}, [r0]
    add r0, r1, #20
    add r3, r7, #20
    vld1.32 {d24[1]}, [r0]
    add r0, r2, #20
    vld1.32 {d25[0]}, [r3]
    vld1.32 {d25[1]}, [r0]
.Lotherwise_1004:
    vmov.i32 q13, #0
    tst r12, #64
    beq .Lotherwise_1005
    add r0, r4, #24
    vld1.32 {d26[0]}, [r0]
    add r0, r1, #24
    add r3, r7, #24
    vld1.32 {d26[1]}, [r0]
    add r0, r2, #24
    vld1.32 {d27[0]}, [r3]
    vld1.32 {d27[1]}, [r0]
.Lotherwise_1005:
    vmov.i32 q14, #0
    tst r12, #128
    beq .Lotherwise_1006
    add r0, r4, #28
    vld1.32 {d28[0]}, [r0]
    add r0, r1, #28
    add r3, r7, #28
    vld1.32 {d28[1]}, [r0]
    add r0, r2, #28
    vld1.32 {d29[0]}, [r3]
    vld1.32 {d29[1]}, [r0]
.Lotherwise_1006:
.Lend_1002:
    ubfx r0, r12, #8, #4
    cmp r0, #15
    bne .Lotherwise_1007
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
    b .Lend_1008
.Lotherwise_1007:
    vmov.i32 q15, #0
    tst r12, #256
    beq .Lotherwise_1009
    add r0, r4, #32
    vld1.32 {d30[0]}, [r0]
    add r0, r1, #32
    add r3, r7, #32
    vld1.32 {d30[1]}, [r0]
    add r0, r2, #32
    vld1.32 {d31[0]}, [r3]
    vld1.32 {d31[1]}, [r0]
.Lotherwise_1009:
    vmov.i32 q4, #0
    tst r12, #512
    beq .Lotherwise_1010
    add r0, r4, #36
    vld1.32 {d8[0]}, [r0]
    add r0, r1, #36
    add r3, r7, #36
    vld1.32 {d8[1]}, [r0]
    add r0, r2, #36
    vld1.32 {d9[0]}, [r3]
    vld1.32 {d9[1]}, [r0]
.Lotherwise_1010:
    vmov.i32 q2, #0
    tst r12, #1024
    beq .Lotherwise_1011
    add r0, r4, #40
    vld1.32 {d4[0]}, [r0]
    add r0, r1, #40
    add r3, r7, #40
    vld1.32 {d4[1]}, [r0]
    add r0, r2, #40
    vld1.32 {d5[0]}, [r3]
    vld1.32 {d5[1]}, [r0]
.Lotherwise_1011:
    vmov.i32 q3, #0
    tst r12, #2048
    beq .Lotherwise_1012
    add r0, r4, #44
    vld1.32 {d6[0]}, [r0]
    add r0, r1, #44
    add r1, r7, #44
    add r2, r2, #44
    vld1.32 {d6[1]}, [r0]
    vld1.32 {d7[0]}, [r1]
    vld1.32 {d7[1]}, [r2]
.Lotherwise_1012:
.Lend_1008:
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
.Lend_994:
    b .Lend_1013
.Lotherwise_992:
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
.Lend_1013:
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
.Lrepeat_1014:
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
    bne .Lrepeat_1014
    lsl r3, r3, #2
    add r12, r3, r3, lsl #1
    movw r14, #4
.Lrepeat_1015:
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
    bne .Lrepeat_1015
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
    beq .Lotherwise_1016
    cmp r4, #63
    bne .Lotherwise_1017
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
    b .Lend_1018
.Lotherwise_1017:
    ubfx r0, r4, #0, #4
    cmp r0, #15
    bne .Lotherwise_1019
    vtrn.32 q2, q3
    vtrn.32 q5, q4
    vswp d5, d10
    vswp d7, d8
    vst1.32 {d4, d5}, [r3]
    vst1.32 {d6, d7}, [r5]
    vst1.32 {d10, d11}, [r12]
    vst1.32 {d8, d9}, [r6]
    b .Lend_1020
.Lotherwise_1019:
    tst r4, #1
    beq .Lotherwise_1021
    vst1.32 {d4[0]}, [r3]
    vst1.32 {d4[1]}, [r5]
    vst1.32 {d5[0]}, [r12]
    vst1.32 {d5[1]}, [r6]
.Lotherwise_1021:
    tst r4, #2
    beq .Lotherwise_1022
    add r0, r3, #4
    vst1.32 {d6[0]}, [r0]
    add r0, r5, #4
    add r1, r12, #4
    vst1.32 {d6[1]}, [r0]
    add r0, r6, #4
    vst1.32 {d7[0]}, [r1]
    vst1.32 {d7[1]}, [r0]
.Lotherwise_1022:
    tst r4, #4
    beq .Lotherwise_1023
    add r0, r3, #8
    vst1.32 {d10[0]}, [r0]
    add r0, r5, #8
    add r1, r12, #8
    vst1.32 {d10[1]}, [r0]
    add r0, r6, #8
    vst1.32 {d11[0]}, [r1]
    vst1.32 {d11[1]}, [r0]
.Lotherwise_1023:
    tst r4, #8
    beq .Lotherwise_1024
    add r0, r3, #12
    vst1.32 {d8[0]}, [r0]
    add r0, r5, #12
    add r1, r12, #12
    vst1.32 {d8[1]}, [r0]
    add r0, r6, #12
    vst1.32 {d9[0]}, [r1]
    vst1.32 {d9[1]}, [r0]
.Lotherwise_1024:
.Lend_1020:
    ubfx r0, r4, #4, #2
    cmp r0, #3
    bne .Lotherwise_1025
    vzip.32 q12, q13
    vstr d24, [r3, #16]
    vstr d25, [r5, #16]
    vstr d26, [r12, #16]
    vstr d27, [r6, #16]
    b .Lend_1026
.Lotherwise_1025:
    tst r4, #16
    beq .Lotherwise_1027
    add r0, r3, #16
    vst1.32 {d24[0]}, [r0]
    add r0, r5, #16
    add r1, r12, #16
    vst1.32 {d24[1]}, [r0]
    add r0, r6, #16
    vst1.32 {d25[0]}, [r1]
    vst1.32 {d25[1]}, [r0]
.Lotherwise_1027:
    tst r4, #32
    beq .Lotherwise_1028
    add r0, r3, #20
    vst1.32 {d26[0]}, [r0]
    add r0, r5, #20
    add r1, r12, #20
    vst1.32 {d26[1]}, [r0]
    add r0, r6, #20
    vst1.32 {d27[0]}, [r1]
    vst1.32 {d27[1]}, [r0]
.Lotherwise_1028:
.Lend_1026:
.Lend_1018:
.Lotherwise_1016:
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
    beq .Lotherwise_1029
    cmp r2, #63
    bne .Lotherwise_1030
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
    b .Lend_1031
.Lotherwise_1030:
    ubfx r0, r2, #0, #4
    cmp r0, #15
    bne .Lotherwise_1032
    vtrn.32 q9, q10
    vtrn.32 q11, q12
    vswp d19, d22
    vswp d21, d24
    vst1.32 {d18, d19}, [r3]
    vst1.32 {d20, d21}, [r12]
    vst1.32 {d22, d23}, [r14]
    vst1.32 {d24, d25}, [r1]
    b .Lend_1033
.Lotherwise_1032:
    tst r2, #1
    beq .Lotherwise_1034
    vst1.32 {d18[0]}, [r3]
    vst1.32 {d18[1]}, [r12]
    vst1.32 {d19[0]}, [r14]
    vst1.32 {d19[1]}, [r1]
.Lotherwise_1034:
    tst r2, #2
    beq .Lotherwise_1035
    add r0, r3, #4
    vst1.32 {d20[0]}, [r0]
    add r0, r12, #4
    vst1.32 {d20[1]}, [r0]
    add r0, r14, #4
    vst1.32 {d21[0]}, [r0]
    add r0, r1, #4
    vst1.32 {d21[1]}, [r0]
.Lotherwise_1035:
    tst r2, #4
    beq .Lotherwise_1036
    add r0, r3, #8
    vst1.32 {d22[0]}, [r0]
    add r0, r12, #8
    vst1.32 {d22[1]}, [r0]
    add r0, r14, #8
    vst1.32 {d23[0]}, [r0]
    add r0, r1, #8
    vst1.32 {d23[1]}, [r0]
.Lotherwise_1036:
    tst r2, #8
    beq .Lotherwise_1037
    add r0, r3, #12
    vst1.32 {d24[0]}, [r0]
    add r0, r12, #12
    vst1.32 {d24[1]}, [r0]
    add r0, r14, #12
    vst1.32 {d25[0]}, [r0]
    add r0, r1, #12
    vst1.32 {d25[1]}, [r0]
.Lotherwise_1037:
.Lend_1033:
    ubfx r0, r2, #4, #2
    cmp r0, #3
    bne .Lotherwise_1038
    vzip.32 q13, q8
    vstr d26, [r3, #16]
    vstr d27, [r12, #16]
    vstr d16, [r14, #16]
    vstr d17, [r1, #16]
    b .Lend_1039
.Lotherwise_1038:
    tst r2, #16
    beq .Lotherwise_1040
    add r0, r3, #16
    vst1.32 {d26[0]}, [r0]
    add r0, r12, #16
    vst1.32 {d26[1]}, [r0]
    add r0, r14, #16
    vst1.32 {d27[0]}, [r0]
    add r0, r1, #16
    vst1.32 {d27[1]}, [r0]
.Lotherwise_1040:
    tst r2, #32
    beq .Lotherwise_1041
    add r0, r3, #20
    vst1.32 {d16[0]}, [r0]
    add r0, r12, #20
    vst1.32 {d16[1]}, [r0]
    add r0, r14, #20
    vst1.32 {d17[0]}, [r0]
    add r0, r1, #20
    vst1.32 {d17[1]}, [r0]
.Lotherwise_1041:
.Lend_1039:
.Lend_1031:
.Lotherwise_1029:
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
    beq .Lotherwise_1042
    movw r7, #12
.Lrepeat_1043:
    tst r1, #1
    beq .Lotherwise_1044
    vmov.i32 q8, #0
    vld1.32 {d16[0]}, [r6]
    vld1.32 {d16[1]}, [r2]
    vld1.32 {d17[0]}, [r12]
    vld1.32 {d17[1]}, [r0]
    vst1.32 {d16, d17}, [r8]
    b .Lend_1045
.Lotherwise_1044:
    vmov.i32 q8, #0
    vst1.32 {d16, d17}, [r8]
.Lend_1045:
    sub r7, r7, #1
    lsr r1, r1, #1
    add r6, r6, r3, lsl #2
    add r2, r2, r3, lsl #2
    add r12, r12, r3, lsl #2
    add r0, r0, r3, lsl #2
    add r8, r8, #16
    cmp r7, #0
    bne .Lrepeat_1043
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
    b .Lend_1046
.Lotherwise_1042:
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
.Lend_1046:
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
    beq .Lotherwise_1047
    tst r2, #1
    beq .Lotherwise_1048
    vst1.32 {d4[0]}, [r7]
    vst1.32 {d4[1]}, [r6]
    vst1.32 {d5[0]}, [r1]
    vst1.32 {d5[1]}, [r0]
.Lotherwise_1048:
    lsr r2, r2, #1
    add r7, r7, r3, lsl #2
    add r6, r6, r3, lsl #2
    add r1, r1, r3, lsl #2
    add r0, r0, r3, lsl #2
    tst r2, #1
    beq .Lotherwise_1049
    vst1.32 {d6[0]}, [r7]
    vst1.32 {d6[1]}, [r6]
    vst1.32 {d7[0]}, [r1]
    vst1.32 {d7[1]}, [r0]
.Lotherwise_1049:
    lsr r2, r2, #1
    add r7, r7, r3, lsl #2
    add r6, r6, r3, lsl #2
    add r1, r1, r3, lsl #2
    add r0, r0, r3, lsl #2
    tst r2, #1
    beq .Lotherwise_1050
    vst1.32 {d10[0]}, [r7]
    vst1.32 {d10[1]}, [r6]
    vst1.32 {d11[0]}, [r1]
    vst1.32 {d11[1]}, [r0]
.Lotherwise_1050:
    lsr r2, r2, #1
    add r7, r7, r3, lsl #2
    add r6, r6, r3, lsl #2
    add r1, r1, r3, lsl #2
    add r0, r0, r3, lsl #2
    tst r2, #1
    beq .Lotherwise_1051
    vst1.32 {d8[0]}, [r7]
    vst1.32 {d8[1]}, [r6]
    vst1.32 {d9[0]}, [r1]
    vst1.32 {d9[1]}, [r0]
.Lotherwise_1051:
    lsr r2, r2, #1
    add r7, r7, r3, lsl #2
    add r6, r6, r3, lsl #2
    add r1, r1, r3, lsl #2
    add r0, r0, r3, lsl #2
    tst r2, #1
    beq .Lotherwise_1052
    vst1.32 {d24[0]}, [r7]
    vst1.32 {d24[1]}, [r6]
    vst1.32 {d25[0]}, [r1]
    vst1.32 {d25[1]}, [r0]
.Lotherwise_1052:
    lsr r2, r2, #1
    add r7, r7, r3, lsl #2
    add r6, r6, r3, lsl #2
    add r1, r1, r3, lsl #2
    add r0, r0, r3, lsl #2
    tst r2, #1
    beq .Lotherwise_1053
    vst1.32 {d26[0]}, [r7]
    vst1.32 {d26[1]}, [r6]
    vst1.32 {d27[0]}, [r1]
    vst1.32 {d27[1]}, [r0]
.Lotherwise_1053:
.Lotherwise_1047:
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
    beq .Lotherwise_1054
    tst r0, #1
    beq .Lotherwise_1055
    vst1.32 {d18[0]}, [r3]
    vst1.32 {d18[1]}, [r14]
    vst1.32 {d19[0]}, [r4]
    vst1.32 {d19[1]}, [r2]
.Lotherwise_1055:
    lsr r0, r0, #1
    add r3, r3, r12, lsl #2
    add r14, r14, r12, lsl #2
    add r4, r4, r12, lsl #2
    add r2, r2, r12, lsl #2
    tst r0, #1
    beq .Lotherwise_1056
    vst1.32 {d20[0]}, [r3]
    vst1.32 {d20[1]}, [r14]
    vst1.32 {d21[0]}, [r4]
    vst1.32 {d21[1]}, [r2]
.Lotherwise_1056:
    lsr r0, r0, #1
    add r3, r3, r12, lsl #2
    add r14, r14, r12, lsl #2
    add r4, r4, r12, lsl #2
    add r2, r2, r12, lsl #2
    tst r0, #1
    beq .Lotherwise_1057
    vst1.32 {d22[0]}, [r3]
    vst1.32 {d22[1]}, [r14]
    vst1.32 {d23[0]}, [r4]
    vst1.32 {d23[1]}, [r2]
.Lotherwise_1057:
    lsr r0, r0, #1
    add r3, r3, r12, lsl #2
    add r14, r14, r12, lsl #2
    add r4, r4, r12, lsl #2
    add r2, r2, r12, lsl #2
    tst r0, #1
    beq .Lotherwise_1058
    vst1.32 {d24[0]}, [r3]
    vst1.32 {d24[1]}, [r14]
    vst1.32 {d25[0]}, [r4]
    vst1.32 {d25[1]}, [r2]
.Lotherwise_1058:
    lsr r0, r0, #1
    add r3, r3, r12, lsl #2
    add r14, r14, r12, lsl #2
    add r4, r4, r12, lsl #2
    add r2, r2, r12, lsl #2
    tst r0, #1
    beq .Lotherwise_1059
    vst1.32 {d26[0]}, [r3]
    vst1.32 {d26[1]}, [r14]
    vst1.32 {d27[0]}, [r4]
    vst1.32 {d27[1]}, [r2]
.Lotherwise_1059:
    lsr r0, r0, #1
    add r3, r3, r12, lsl #2
    add r14, r14, r12, lsl #2
    add r4, r4, r12, lsl #2
    add r2, r2, r12, lsl #2
    tst r0, #1
    beq .Lotherwise_1060
    vst1.32 {d16[0]}, [r3]
    vst1.32 {d16[1]}, [r14]
    vst1.32 {d17[0]}, [r4]
    vst1.32 {d17[1]}, [r2]
.Lotherwise_1060:
.Lotherwise_1054:
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
    bne .Lotherwise_1061
    mov r1, r4
    movw r12, #15
.Lrepeat_1062:
    tst r5, #1
    beq .Lotherwise_1063
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
    b .Lend_1064
.Lotherwise_1063:
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
.Lend_1064:
    sub r12, r12, #1
    lsr r5, r5, #1
    add r6, r6, r2, lsl #2
    add r3, r3, r2, lsl #2
    add r9, r9, r2, lsl #2
    add r10, r10, r2, lsl #2
    add r1, r1, #240
    cmp r12, #0
    bne .Lrepeat_1062
    b .Lend_1065
.Lotherwise_1061:
    mov r1, r4
    movw r12, #15
.Lrepeat_1066:
    tst r5, #1
    beq .Lotherwise_1067
    ubfx r0, r14, #0, #4
    cmp r0, #15
    bne .Lotherwise_1068
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
    b .Lend_1069
.Lotherwise_1068:
    vmov.i32 q12, #0
    tst r14, #1
    beq .Lotherwise_1070
    vld1.32 {d24[0]}, [r6]
    vld1.32 {d24[1]}, [r3]
    vld1.32 {d25[0]}, [r9]
    vld1.32 {d25[1]}, [r10]
.Lotherwise_1070:
    vmov.i32 q9, #0
    tst r14, #2
    beq .Lotherwise_1071
    add r0, r6, #4
    vld1.32 {d18[0]}, [r0]
    add r0, r3, #4
    add r11, r9, #4
    vld1.32 {d18[1]}, [r0]
    add r0, r10, #4
    vld1.32 {d19[0]}, [r11]
    vld1.32 {d19[1]}, [r0]
.Lotherwise_1071:
    vmov.i32 q13, #0
    tst r14, #4
    beq .Lotherwise_1072
    add r0, r6, #8
    vld1.32 {d26[0]}, [r0]
    add r0, r3, #8
    add r11, r9, #8
    vld1.32 {d26[1]}, [r0]
    add r0, r10, #8
    vld1.32 {d27[0]}, [r11]
    vld1.32 {d27[1]}, [r0]
.Lotherwise_1072:
    vmov.i32 q11, #0
    tst r14, #8
    beq .Lotherwise_1073
    add r0, r6, #12
    vld1.32 {d22[0]}, [r0]
    add r0, r3, #12
    add r11, r9, #12
    vld1.32 {d22[1]}, [r0]
    add r0, r10, #12
    vld1.32 {d23[0]}, [r11]
    vld1.32 {d23[1]}, [r0]
.Lotherwise_1073:
.Lend_1069:
    add r1, r1, #128
    vst1.32 {d18, d19}, [r1]!
    ubfx r0, r14, #4, #4
    vst1.32 {d22, d23}, [r1]
    sub r1, r1, #144
    cmp r0, #15
    bne .Lotherwise_1074
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
    b .Lend_1075
.Lotherwise_1074:
    vmov.i32 q14, #0
    tst r14, #16
    beq .Lotherwise_1076
    add r0, r6, #16
    vld1.32 {d28[0]}, [r0]
    add r0, r3, #16
    add r11, r9, #16
    vld1.32 {d28[1]}, [r0]
    add r0, r10, #16
    vld1.32 {d29[0]}, [r11]
    vld1.32 {d29[1]}, [r0]
.Lotherwise_1076:
    vmov.i32 q9, #0
    tst r14, #32
    beq .Lotherwise_1077
    add r0, r6, #20
    vld1.32 {d18[0]}, [r0]
    add r0, r3, #20
    add r11, r9, #20
    vld1.32 {d18[1]}, [r0]
    add r0, r10, #20
    vld1.32 {d19[0]}, [r11]
    vld1.32 {d19[1]}, [r0]
.Lotherwise_1077:
    vmov.i32 q15, #0
    tst r14, #64
    beq .Lotherwise_1078
    add r0, r6, #24
    vld1.32 {d30[0]}, [r0]
    add r0, r3, #24
    add r11, r9, #24
    vld1.32 {d30[1]}, [r0]
    add r0, r10, #24
    vld1.32 {d31[0]}, [r11]
    vld1.32 {d31[1]}, [r0]
.Lotherwise_1078:
    vmov.i32 q11, #0
    tst r14, #128
    beq .Lotherwise_1079
    add r0, r6, #28
    vld1.32 {d22[0]}, [r0]
    add r0, r3, #28
    add r11, r9, #28
    vld1.32 {d22[1]}, [r0]
    add r0, r10, #28
    vld1.32 {d23[0]}, [r11]
    vld1.32 {d23[1]}, [r0]
.Lotherwise_1079:
.Lend_1075:
    add r1, r1, #160
    vst1.32 {d18, d19}, [r1]!
    ubfx r0, r14, #8, #4
    vst1.32 {d22, d23}, [r1]
    sub r1, r1, #176
    cmp r0, #15
    bne .Lotherwise_1080
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
    b .Lend_1081
.Lotherwise_1080:
    vmov.i32 q2, #0
    tst r14, #256
    beq .Lotherwise_1082
    add r0, r6, #32
    vld1.32 {d4[0]}, [r0]
    add r0, r3, #32
    add r11, r9, #32
    vld1.32 {d4[1]}, [r0]
    add r0, r10, #32
    vld1.32 {d5[0]}, [r11]
    vld1.32 {d5[1]}, [r0]
.Lotherwise_1082:
    vmov.i32 q9, #0
    tst r14, #512
    beq .Lotherwise_1083
    add r0, r6, #36
    vld1.32 {d18[0]}, [r0]
    add r0, r3, #36
    add r11, r9, #36
    vld1.32 {d18[1]}, [r0]
    add r0, r10, #36
    vld1.32 {d19[0]}, [r11]
    vld1.32 {d19[1]}, [r0]
.Lotherwise_1083:
    vmov.i32 q3, #0
    tst r14, #1024
    beq .Lotherwise_1084
    add r0, r6, #40
    vld1.32 {d6[0]}, [r0]
    add r0, r3, #40
    add r11, r9, #40
    vld1.32 {d6[1]}, [r0]
    add r0, r10, #40
    vld1.32 {d7[0]}, [r11]
    vld1.32 {d7[1]}, [r0]
.Lotherwise_1084:
    vmov.i32 q11, #0
    tst r14, #2048
    beq .Lotherwise_1085
    add r0, r6, #44
    vld1.32 {d22[0]}, [r0]
    add r0, r3, #44
    add r11, r9, #44
    vld1.32 {d22[1]}, [r0]
    add r0, r10, #44
    vld1.32 {d23[0]}, [r11]
    vld1.32 {d23[1]}, [r0]
.Lotherwise_1085:
.Lend_1081:
    add r1, r1, #192
    vmov.i32 q4, #0
    vst1.32 {d18, d19}, [r1]!
    vst1.32 {d22, d23}, [r1]
    sub r1, r1, #208
    tst r14, #4096
    beq .Lotherwise_1086
    add r0, r6, #48
    vld1.32 {d8[0]}, [r0]
    add r0, r3, #48
    add r11, r9, #48
    vld1.32 {d8[1]}, [r0]
    add r0, r10, #48
    vld1.32 {d9[0]}, [r11]
    vld1.32 {d9[1]}, [r0]
.Lotherwise_1086:
    vmov.i32 q8, #0
    tst r14, #8192
    beq .Lotherwise_1087
    add r0, r6, #52
    vld1.32 {d16[0]}, [r0]
    add r0, r3, #52
    add r11, r9, #52
    vld1.32 {d16[1]}, [r0]
    add r0, r10, #52
    vld1.32 {d17[0]}, [r11]
    vld1.32 {d17[1]}, [r0]
.Lotherwise_1087:
    vmov.i32 q11, #0
    tst r14, #16384
    beq .Lotherwise_1088
    add r0, r6, #56
    vld1.32 {d22[0]}, [r0]
    add r0, r3, #56
    add r11, r9, #56
    vld1.32 {d22[1]}, [r0]
    add r0, r10, #56
    vld1.32 {d23[0]}, [r11]
    vld1.32 {d23[1]}, [r0]
.Lotherwise_1088:
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
    b .Lend_1089
.Lotherwise_1067:
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
.Lend_1089:
    sub r12, r12, #1
    lsr r5, r5, #1
    add r6, r6, r2, lsl #2
    add r3, r3, r2, lsl #2
    add r9, r9, r2, lsl #2
    add r10, r10, r2, lsl #2
    add r1, r1, #240
    cmp r12, #0
    bne .Lrepeat_1066
.Lend_1065:
    lsl r2, r8, #2
    movw r0, #15
    add r3, r2, r2, lsl #1
    mul r0, r8, r0
    str r0, [sp, #0]
    movw r5, #15
.Lrepeat_1090:
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
    bne .Lrepeat_1090
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
.Lrepeat_1091:
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
    bne .Lrepeat_1091
    lsl r14, r3, #2
    movw r0, #9
    add r7, r14, r14, lsl #1
    mul r12, r3, r0
    movw r8, #4
.Lrepeat_1092:
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
.Lrepeat_1093:
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
    bne .Lrepeat_1093
    movw r0, #9
    mul r0, r12, r0
    sub r6, r6, r0, lsl #2
    sub r8, r8, #1
    add r6, r6, #32
    add r5, r5, #144
    cmp r8, #0
    bne .Lrepeat_1092
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
.Lrepeat_1094:
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
    bne .Lrepeat_1094
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
    bne .Lotherwise_1095
    movw r2, #7
.Lrepeat_1096:
    tst r5, #1
    beq .Lotherwise_1097
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
.Lotherwise_1097:
    sub r2, r2, #1
    lsr r5, r5, #1
    add r8, r8, r4, lsl #2
    add r7, r7, r4, lsl #2
    add r10, r10, r4, lsl #2
    add r1, r1, r4, lsl #2
    add r9, r9, #240
    cmp r2, #0
    bne .Lrepeat_1096
    b .Lend_1098
.Lotherwise_1095:
    movw r12, #7
.Lrepeat_1099:
    tst r5, #1
    beq .Lotherwise_1100
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
    bne .Lotherwise_1101
    vtrn.32 q13, q11
    vtrn.32 q2, q8
    vswp d27, d4
    vswp d23, d16
    vst1.32 {d26, d27}, [r8]
    vst1.32 {d22, d23}, [r7]
    vst1.32 {d4, d5}, [r10]
    vst1.32 {d16, d17}, [r1]
    b .Lend_1102
.Lotherwise_1101:
    tst r3, #1
    beq .Lotherwise_1103
    vst1.32 {d26[0]}, [r8]
    vst1.32 {d26[1]}, [r7]
    vst1.32 {d27[0]}, [r10]
    vst1.32 {d27[1]}, [r1]
.Lotherwise_1103:
    tst r3, #2
    beq .Lotherwise_1104
    add r0, r8, #4
    vst1.32 {d22[0]}, [r0]
    add r0, r7, #4
    add r2, r10, #4
    vst1.32 {d22[1]}, [r0]
    add r0, r1, #4
    vst1.32 {d23[0]}, [r2]
    vst1.32 {d23[1]}, [r0]
.Lotherwise_1104:
    tst r3, #4
    beq .Lotherwise_1105
    add r0, r8, #8
    vst1.32 {d4[0]}, [r0]
    add r0, r7, #8
    add r2, r10, #8
    vst1.32 {d4[1]}, [r0]
    add r0, r1, #8
    vst1.32 {d5[0]}, [r2]
    vst1.32 {d5[1]}, [r0]
.Lotherwise_1105:
    tst r3, #8
    beq .Lotherwise_1106
    add r0, r8, #12
    vst1.32 {d16[0]}, [r0]
    add r0, r7, #12
    add r2, r10, #12
    vst1.32 {d16[1]}, [r0]
    add r0, r1, #12
    vst1.32 {d17[0]}, [r2]
    vst1.32 {d17[1]}, [r0]
.Lotherwise_1106:
.Lend_1102:
    ubfx r0, r3, #4, #4
    cmp r0, #15
    bne .Lotherwise_1107
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
    b .Lend_1108
.Lotherwise_1107:
    tst r3, #16
    beq .Lotherwise_1109
    add r0, r8, #16
    vst1.32 {d18[0]}, [r0]
    add r0, r7, #16
    add r2, r10, #16
    vst1.32 {d18[1]}, [r0]
    add r0, r1, #16
    vst1.32 {d19[0]}, [r2]
    vst1.32 {d19[1]}, [r0]
.Lotherwise_1109:
    tst r3, #32
    beq .Lotherwise_1110
    add r0, r8, #20
    vst1.32 {d20[0]}, [r0]
    add r0, r7, #20
    add r2, r10, #20
    vst1.32 {d20[1]}, [r0]
    add r0, r1, #20
    vst1.32 {d21[0]}, [r2]
    vst1.32 {d21[1]}, [r0]
.Lotherwise_1110:
    tst r3, #64
    beq .Lotherwise_1111
    add r0, r8, #24
    vst1.32 {d24[0]}, [r0]
    add r0, r7, #24
    add r2, r10, #24
    vst1.32 {d24[1]}, [r0]
    add r0, r1, #24
    vst1.32 {d25[0]}, [r2]
    vst1.32 {d25[1]}, [r0]
.Lotherwise_1111:
    tst r3, #128
    beq .Lotherwise_1112
    add r0, r8, #28
    vst1.32 {d24[0]}, [r0]
    add r0, r7, #28
    add r2, r10, #28
    vst1.32 {d24[1]}, [r0]
    add r0, r1, #28
    vst1.32 {d25[0]}, [r2]
    vst1.32 {d25[1]}, [r0]
.Lotherwise_1112:
.Lend_1108:
.Lotherwise_1100:
    sub r12, r12, #1
    lsr r5, r5, #1
    add r8, r8, r4, lsl #2
    add r7, r7, r4, lsl #2
    add r10, r10, r4, lsl #2
    add r1, r1, r4, lsl #2
    add r9, r9, #240
    cmp r12, #0
    bne .Lrepeat_1099
.Lend_1098:
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
.Lrepeat_1113:
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
    bne .Lrepeat_1113
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
    bne .Lotherwise_1114
    movw r2, #7
.Lrepeat_1115:
    tst r5, #1
    beq .Lotherwise_1116
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
.Lotherwise_1116:
    sub r2, r2, #1
    lsr r5, r5, #1
    add r8, r8, r4, lsl #2
    add r7, r7, r4, lsl #2
    add r10, r10, r4, lsl #2
    add r1, r1, r4, lsl #2
    add r9, r9, #240
    cmp r2, #0
    bne .Lrepeat_1115
    b .Lend_1117
.Lotherwise_1114:
    movw r12, #7
.Lrepeat_1118:
    tst r5, #1
    beq .Lotherwise_1119
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
    bne .Lotherwise_1120
    vtrn.32 q12, q10
    vtrn.32 q13, q15
    vswp d25, d26
    vswp d21, d30
    vst1.32 {d24, d25}, [r8]
    vst1.32 {d20, d21}, [r7]
    vst1.32 {d26, d27}, [r10]
    vst1.32 {d30, d31}, [r1]
    b .Lend_1121
.Lotherwise_1120:
    tst r3, #1
    beq .Lotherwise_1122
    vst1.32 {d24[0]}, [r8]
    vst1.32 {d24[1]}, [r7]
    vst1.32 {d25[0]}, [r10]
    vst1.32 {d25[1]}, [r1]
.Lotherwise_1122:
    tst r3, #2
    beq .Lotherwise_1123
    add r0, r8, #4
    vst1.32 {d20[0]}, [r0]
    add r0, r7, #4
    add r2, r10, #4
    vst1.32 {d20[1]}, [r0]
    add r0, r1, #4
    vst1.32 {d21[0]}, [r2]
    vst1.32 {d21[1]}, [r0]
.Lotherwise_1123:
    tst r3, #4
    beq .Lotherwise_1124
    add r0, r8, #8
    vst1.32 {d26[0]}, [r0]
    add r0, r7, #8
    add r2, r10, #8
    vst1.32 {d26[1]}, [r0]
    add r0, r1, #8
    vst1.32 {d27[0]}, [r2]
    vst1.32 {d27[1]}, [r0]
.Lotherwise_1124:
    tst r3, #8
    beq .Lotherwise_1125
    add r0, r8, #12
    vst1.32 {d30[0]}, [r0]
    add r0, r7, #12
    add r2, r10, #12
    vst1.32 {d30[1]}, [r0]
    add r0, r1, #12
    vst1.32 {d31[0]}, [r2]
    vst1.32 {d31[1]}, [r0]
.Lotherwise_1125:
.Lend_1121:
    ubfx r0, r3, #4, #4
    cmp r0, #15
    bne .Lotherwise_1126
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
    b .Lend_1127
.Lotherwise_1126:
    tst r3, #16
    beq .Lotherwise_1128
    add r0, r8, #16
    vst1.32 {d16[0]}, [r0]
    add r0, r7, #16
    add r2, r10, #16
    vst1.32 {d16[1]}, [r0]
    add r0, r1, #16
    vst1.32 {d17[0]}, [r2]
    vst1.32 {d17[1]}, [r0]
.Lotherwise_1128:
    tst r3, #32
    beq .Lotherwise_1129
    add r0, r8, #20
    vst1.32 {d18[0]}, [r0]
    add r0, r7, #20
    add r2, r10, #20
    vst1.32 {d18[1]}, [r0]
    add r0, r1, #20
    vst1.32 {d19[0]}, [r2]
    vst1.32 {d19[1]}, [r0]
.Lotherwise_1129:
    tst r3, #64
    beq .Lotherwise_1130
    add r0, r8, #24
    vst1.32 {d22[0]}, [r0]
    add r0, r7, #24
    add r2, r10, #24
    vst1.32 {d22[1]}, [r0]
    add r0, r1, #24
    vst1.32 {d23[0]}, [r2]
    vst1.32 {d23[1]}, [r0]
.Lotherwise_1130:
    tst r3, #128
    beq .Lotherwise_1131
    add r0, r8, #28
    vst1.32 {d22[0]}, [r0]
    add r0, r7, #28
    add r2, r10, #28
    vst1.32 {d22[1]}, [r0]
    add r0, r1, #28
    vst1.32 {d23[0]}, [r2]
    vst1.32 {d23[1]}, [r0]
.Lotherwise_1131:
.Lend_1127:
.Lotherwise_1119:
    sub r12, r12, #1
    lsr r5, r5, #1
    add r8, r8, r4, lsl #2
    add r7, r7, r4, lsl #2
    add r10, r10, r4, lsl #2
    add r1, r1, r4, lsl #2
    add r9, r9, #240
    cmp r12, #0
    bne .Lrepeat_1118
.Lend_1117:
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
    bne .Lotherwise_1132
    mov r1, r4
    movw r12, #11
.Lrepeat_1133:
    tst r5, #1
    beq .Lotherwise_1134
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
    b .Lend_1135
.Lotherwise_1134:
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
.Lend_1135:
    sub r12, r12, #1
    lsr r5, r5, #1
    add r6, r6, r2, lsl #2
    add r3, r3, r2, lsl #2
    add r9, r9, r2, lsl #2
    add r10, r10, r2, lsl #2
    add r1, r1, #176
    cmp r12, #0
    bne .Lrepeat_1133
    b .Lend_1136
.Lotherwise_1132:
    mov r1, r4
    movw r12, #11
.Lrepeat_1137:
    tst r5, #1
    beq .Lotherwise_1138
    ubfx r0, r14, #0, #4
    cmp r0, #15
    bne .Lotherwise_1139
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
    b .Lend_1140
.Lotherwise_1139:
    vmov.i32 q12, #0
    tst r14, #1
    beq .Lotherwise_1141
    vld1.32 {d24[0]}, [r6]
    vld1.32 {d24[1]}, [r3]
    vld1.32 {d25[0]}, [r9]
    vld1.32 {d25[1]}, [r10]
.Lotherwise_1141:
    vmov.i32 q9, #0
    tst r14, #2
    beq .Lotherwise_1142
    add r0, r6, #4
    vld1.32 {d18[0]}, [r0]
    add r0, r3, #4
    add r11, r9, #4
    vld1.32 {d18[1]}, [r0]
    add r0, r10, #4
    vld1.32 {d19[0]}, [r11]
    vld1.32 {d19[1]}, [r0]
.Lotherwise_1142:
    vmov.i32 q13, #0
    tst r14, #4
    beq .Lotherwise_1143
    add r0, r6, #8
    vld1.32 {d26[0]}, [r0]
    add r0, r3, #8
    add r11, r9, #8
    vld1.32 {d26[1]}, [r0]
    add r0, r10, #8
    vld1.32 {d27[0]}, [r11]
    vld1.32 {d27[1]}, [r0]
.Lotherwise_1143:
    vmov.i32 q11, #0
    tst r14, #8
    beq .Lotherwise_1144
    add r0, r6, #12
    vld1.32 {d22[0]}, [r0]
    add r0, r3, #12
    add r11, r9, #12
    vld1.32 {d22[1]}, [r0]
    add r0, r10, #12
    vld1.32 {d23[0]}, [r11]
    vld1.32 {d23[1]}, [r0]
.Lotherwise_1144:
.Lend_1140:
    add r1, r1, #96
    vst1.32 {d18, d19}, [r1]!
    ubfx r0, r14, #4, #4
    vst1.32 {d22, d23}, [r1]
    sub r1, r1, #112
    cmp r0, #15
    bne .Lotherwise_1145
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
    b .Lend_1146
.Lotherwise_1145:
    vmov.i32 q15, #0
    tst r14, #16
    beq .Lotherwise_1147
    add r0, r6, #16
    vld1.32 {d30[0]}, [r0]
    add r0, r3, #16
    add r11, r9, #16
    vld1.32 {d30[1]}, [r0]
    add r0, r10, #16
    vld1.32 {d31[0]}, [r11]
    vld1.32 {d31[1]}, [r0]
.Lotherwise_1147:
    vmov.i32 q9, #0
    tst r14, #32
    beq .Lotherwise_1148
    add r0, r6, #20
    vld1.32 {d18[0]}, [r0]
    add r0, r3, #20
    add r11, r9, #20
    vld1.32 {d18[1]}, [r0]
    add r0, r10, #20
    vld1.32 {d19[0]}, [r11]
    vld1.32 {d19[1]}, [r0]
.Lotherwise_1148:
    vmov.i32 q3, #0
    tst r14, #64
    beq .Lotherwise_1149
    add r0, r6, #24
    vld1.32 {d6[0]}, [r0]
    add r0, r3, #24
    add r11, r9, #24
    vld1.32 {d6[1]}, [r0]
    add r0, r10, #24
    vld1.32 {d7[0]}, [r11]
    vld1.32 {d7[1]}, [r0]
.Lotherwise_1149:
    vmov.i32 q11, #0
    tst r14, #128
    beq .Lotherwise_1150
    add r0, r6, #28
    vld1.32 {d22[0]}, [r0]
    add r0, r3, #28
    add r11, r9, #28
    vld1.32 {d22[1]}, [r0]
    add r0, r10, #28
    vld1.32 {d23[0]}, [r11]
    vld1.32 {d23[1]}, [r0]
.Lotherwise_1150:
.Lend_1146:
    add r1, r1, #128
    vmov.i32 q4, #0
    vst1.32 {d18, d19}, [r1]!
    vst1.32 {d22, d23}, [r1]
    sub r1, r1, #144
    tst r14, #256
    beq .Lotherwise_1151
    add r0, r6, #32
    vld1.32 {d8[0]}, [r0]
    add r0, r3, #32
    add r11, r9, #32
    vld1.32 {d8[1]}, [r0]
    add r0, r10, #32
    vld1.32 {d9[0]}, [r11]
    vld1.32 {d9[1]}, [r0]
.Lotherwise_1151:
    vmov.i32 q8, #0
    tst r14, #512
    beq .Lotherwise_1152
    add r0, r6, #36
    vld1.32 {d16[0]}, [r0]
    add r0, r3, #36
    add r11, r9, #36
    vld1.32 {d16[1]}, [r0]
    add r0, r10, #36
    vld1.32 {d17[0]}, [r11]
    vld1.32 {d17[1]}, [r0]
.Lotherwise_1152:
    vmov.i32 q9, #0
    tst r14, #1024
    beq .Lotherwise_1153
    add r0, r6, #40
    vld1.32 {d18[0]}, [r0]
    add r0, r3, #40
    add r11, r9, #40
    vld1.32 {d18[1]}, [r0]
    add r0, r10, #40
    vld1.32 {d19[0]}, [r11]
    vld1.32 {d19[1]}, [r0]
.Lotherwise_1153:
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
    b .Lend_1154
.Lotherwise_1138:
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
.Lend_1154:
    sub r12, r12, #1
    lsr r5, r5, #1
    add r6, r6, r2, lsl #2
    add r3, r3, r2, lsl #2
    add r9, r9, r2, lsl #2
    add r10, r10, r2, lsl #2
    add r1, r1, #176
    cmp r12, #0
    bne .Lrepeat_1137
.Lend_1136:
    lsl r12, r8, #2
    movw r0, #11
    add r14, r12, r12, lsl #1
    mul r5, r8, r0
    movw r6, #11
.Lrepeat_1155:
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
    bne .Lrepeat_1155
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
.Lrepeat_1156:
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
    bne .Lrepeat_1156
    lsl r14, r3, #2
    movw r0, #7
    add r7, r14, r14, lsl #1
    mul r12, r3, r0
    movw r8, #4
.Lrepeat_1157:
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
.Lrepeat_1158:
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
    bne .Lrepeat_1158
    movw r0, #7
    mul r0, r12, r0
    sub r6, r6, r0, lsl #2
    sub r8, r8, #1
    add r6, r6, #32
    add r5, r5, #144
    cmp r8, #0
    bne .Lrepeat_1157
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
.Lrepeat_1159:
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
    bne .Lrepeat_1159
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
    bne .Lotherwise_1160
    movw r2, #5
.Lrepeat_1161:
    tst r5, #1
    beq .Lotherwise_1162
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
.Lotherwise_1162:
    sub r2, r2, #1
    lsr r5, r5, #1
    add r8, r8, r4, lsl #2
    add r7, r7, r4, lsl #2
    add r10, r10, r4, lsl #2
    add r1, r1, r4, lsl #2
    add r9, r9, #176
    cmp r2, #0
    bne .Lrepeat_1161
    b .Lend_1163
.Lotherwise_1160:
    movw r12, #5
.Lrepeat_1164:
    tst r5, #1
    beq .Lotherwise_1165
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
    bne .Lotherwise_1166
    vtrn.32 q8, q9
    vtrn.32 q11, q10
    vswp d17, d22
    vswp d19, d20
    vst1.32 {d16, d17}, [r8]
    vst1.32 {d18, d19}, [r7]
    vst1.32 {d22, d23}, [r10]
    vst1.32 {d20, d21}, [r1]
    b .Lend_1167
.Lotherwise_1166:
    tst r3, #1
    beq .Lotherwise_1168
    vst1.32 {d16[0]}, [r8]
    vst1.32 {d16[1]}, [r7]
    vst1.32 {d17[0]}, [r10]
    vst1.32 {d17[1]}, [r1]
.Lotherwise_1168:
    tst r3, #2
    beq .Lotherwise_1169
    add r0, r8, #4
    vst1.32 {d18[0]}, [r0]
    add r0, r7, #4
    add r2, r10, #4
    vst1.32 {d18[1]}, [r0]
    add r0, r1, #4
    vst1.32 {d19[0]}, [r2]
    vst1.32 {d19[1]}, [r0]
.Lotherwise_1169:
    tst r3, #4
    beq .Lotherwise_1170
    add r0, r8, #8
    vst1.32 {d22[0]}, [r0]
    add r0, r7, #8
    add r2, r10, #8
    vst1.32 {d22[1]}, [r0]
    add r0, r1, #8
    vst1.32 {d23[0]}, [r2]
    vst1.32 {d23[1]}, [r0]
.Lotherwise_1170:
    tst r3, #8
    beq .Lotherwise_1171
    add r0, r8, #12
    vst1.32 {d20[0]}, [r0]
    add r0, r7, #12
    add r2, r10, #12
    vst1.32 {d20[1]}, [r0]
    add r0, r1, #12
    vst1.32 {d21[0]}, [r2]
    vst1.32 {d21[1]}, [r0]
.Lotherwise_1171:
.Lend_1167:
    ubfx r0, r3, #4, #4
    cmp r0, #15
    bne .Lotherwise_1172
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
    b .Lend_1173
.Lotherwise_1172:
    tst r3, #16
    beq .Lotherwise_1174
    add r0, r8, #16
    vst1.32 {d24[0]}, [r0]
    add r0, r7, #16
    add r2, r10, #16
    vst1.32 {d24[1]}, [r0]
    add r0, r1, #16
    vst1.32 {d25[0]}, [r2]
    vst1.32 {d25[1]}, [r0]
.Lotherwise_1174:
    tst r3, #32
    beq .Lotherwise_1175
    add r0, r8, #20
    vst1.32 {d24[0]}, [r0]
    add r0, r7, #20
    add r2, r10, #20
    vst1.32 {d24[1]}, [r0]
    add r0, r1, #20
    vst1.32 {d25[0]}, [r2]
    vst1.32 {d25[1]}, [r0]
.Lotherwise_1175:
    tst r3, #64
    beq .Lotherwise_1176
    add r0, r8, #24
    vst1.32 {d24[0]}, [r0]
    add r0, r7, #24
    add r2, r10, #24
    vst1.32 {d24[1]}, [r0]
    add r0, r1, #24
    vst1.32 {d25[0]}, [r2]
    vst1.32 {d25[1]}, [r0]
.Lotherwise_1176:
    tst r3, #128
    beq .Lotherwise_1177
    add r0, r8, #28
    vst1.32 {d24[0]}, [r0]
    add r0, r7, #28
    add r2, r10, #28
    vst1.32 {d24[1]}, [r0]
    add r0, r1, #28
    vst1.32 {d25[0]}, [r2]
    vst1.32 {d25[1]}, [r0]
.Lotherwise_1177:
.Lend_1173:
.Lotherwise_1165:
    sub r12, r12, #1
    lsr r5, r5, #1
    add r8, r8, r4, lsl #2
    add r7, r7, r4, lsl #2
    add r10, r10, r4, lsl #2
    add r1, r1, r4, lsl #2
    add r9, r9, #176
    cmp r12, #0
    bne .Lrepeat_1164
.Lend_1163:
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
.Lrepeat_1178:
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
    bne .Lrepeat_1178
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
    bne .Lotherwise_1179
    movw r2, #5
.Lrepeat_1180:
    tst r5, #1
    beq .Lotherwise_1181
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
.Lotherwise_1181:
    sub r2, r2, #1
    lsr r5, r5, #1
    add r8, r8, r4, lsl #2
    add r7, r7, r4, lsl #2
    add r10, r10, r4, lsl #2
    add r1, r1, r4, lsl #2
    add r9, r9, #176
    cmp r2, #0
    bne .Lrepeat_1180
    b .Lend_1182
.Lotherwise_1179:
    movw r12, #5
.Lrepeat_1183:
    tst r5, #1
    beq .Lotherwise_1184
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
    bne .Lotherwise_1185
    vtrn.32 q8, q10
    vtrn.32 q12, q9
    vswp d17, d24
    vswp d21, d18
    vst1.32 {d16, d17}, [r8]
    vst1.32 {d20, d21}, [r7]
    vst1.32 {d24, d25}, [r10]
    vst1.32 {d18, d19}, [r1]
    b .Lend_1186
.Lotherwise_1185:
    tst r3, #1
    beq .Lotherwise_1187
    vst1.32 {d16[0]}, [r8]
    vst1.32 {d16[1]}, [r7]
    vst1.32 {d17[0]}, [r10]
    vst1.32 {d17[1]}, [r1]
.Lotherwise_1187:
    tst r3, #2
    beq .Lotherwise_1188
    add r0, r8, #4
    vst1.32 {d20[0]}, [r0]
    add r0, r7, #4
    add r2, r10, #4
    vst1.32 {d20[1]}, [r0]
    add r0, r1, #4
    vst1.32 {d21[0]}, [r2]
    vst1.32 {d21[1]}, [r0]
.Lotherwise_1188:
    tst r3, #4
    beq .Lotherwise_1189
    add r0, r8, #8
    vst1.32 {d24[0]}, [r0]
    add r0, r7, #8
    add r2, r10, #8
    vst1.32 {d24[1]}, [r0]
    add r0, r1, #8
    vst1.32 {d25[0]}, [r2]
    vst1.32 {d25[1]}, [r0]
.Lotherwise_1189:
    tst r3, #8
    beq .Lotherwise_1190
    add r0, r8, #12
    vst1.32 {d18[0]}, [r0]
    add r0, r7, #12
    add r2, r10, #12
    vst1.32 {d18[1]}, [r0]
    add r0, r1, #12
    vst1.32 {d19[0]}, [r2]
    vst1.32 {d19[1]}, [r0]
.Lotherwise_1190:
.Lend_1186:
    ubfx r0, r3, #4, #4
    cmp r0, #15
    bne .Lotherwise_1191
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
    b .Lend_1192
.Lotherwise_1191:
    tst r3, #16
    beq .Lotherwise_1193
    add r0, r8, #16
    vst1.32 {d22[0]}, [r0]
    add r0, r7, #16
    add r2, r10, #16
    vst1.32 {d22[1]}, [r0]
    add r0, r1, #16
    vst1.32 {d23[0]}, [r2]
    vst1.32 {d23[1]}, [r0]
.Lotherwise_1193:
    tst r3, #32
    beq .Lotherwise_1194
    add r0, r8, #20
    vst1.32 {d22[0]}, [r0]
    add r0, r7, #20
    add r2, r10, #20
    vst1.32 {d22[1]}, [r0]
    add r0, r1, #20
    vst1.32 {d23[0]}, [r2]
    vst1.32 {d23[1]}, [r0]
.Lotherwise_1194:
    tst r3, #64
    beq .Lotherwise_1195
    add r0, r8, #24
    vst1.32 {d22[0]}, [r0]
    add r0, r7, #24
    add r2, r10, #24
    vst1.32 {d22[1]}, [r0]
    add r0, r1, #24
    vst1.32 {d23[0]}, [r2]
    vst1.32 {d23[1]}, [r0]
.Lotherwise_1195:
    tst r3, #128
    beq .Lotherwise_1196
    add r0, r8, #28
    vst1.32 {d22[0]}, [r0]
    add r0, r7, #28
    add r2, r10, #28
    vst1.32 {d22[1]}, [r0]
    add r0, r1, #28
    vst1.32 {d23[0]}, [r2]
    vst1.32 {d23[1]}, [r0]
.Lotherwise_1196:
.Lend_1192:
.Lotherwise_1184:
    sub r12, r12, #1
    lsr r5, r5, #1
    add r8, r8, r4, lsl #2
    add r7, r7, r4, lsl #2
    add r10, r10, r4, lsl #2
    add r1, r1, r4, lsl #2
    add r9, r9, #176
    cmp r12, #0
    bne .Lrepeat_1183
.Lend_1182:
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
    bne .Lotherwise_1197
    mov r2, r5
    movw r3, #7
.Lrepeat_1198:
    tst r10, #1
    beq .Lotherwise_1199
    add r0, r7, #12
    vld1.32 {d16, d17}, [r7]
    add r12, r4, #12
    add r11, r6, #12
    vld1.32 {d18, d19}, [r4]
    add r2, r2, #64
    vld1.32 {d20, d21}, [r6]
    vld1.32 {d22, d23}, [r1]
    vld1.32 {d24, d25}, [r0]
    add r0, r1, #12
    vld1.32 {d26, d27}, [r12]
    vld1.32 {d28, d29}, [r11]
    vld1.32 {d30, d31}, [r0]
    vtrn.32 q8, q9
    vtrn.32 q10, q11
    vtrn.32 q12, q13
    vtrn.32 q14, q15
    vswp d17, d20
    vswp d27, d30
    vswp d19, d22
    vswp d25, d28
    vsub.f32 q8, q8, q13
    vst1.32 {d18, d19}, [r2]!
    vadd.f32 q9, q13, q10
    vst1.32 {d22, d23}, [r2]!
    vsub.f32 q11, q13, q10
    vst1.32 {d28, d29}, [r2]
    sub r2, r2, #96
    vsub.f32 q10, q15, q10
    vst1.32 {d16, d17}, [r2]!
    vst1.32 {d18, d19}, [r2]!
    vst1.32 {d22, d23}, [r2]!
    vst1.32 {d20, d21}, [r2]
    sub r2, r2, #48
    b .Lend_1200
.Lotherwise_1199:
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
.Lend_1200:
    sub r3, r3, #1
    lsr r10, r10, #1
    add r7, r7, r14, lsl #2
    add r4, r4, r14, lsl #2
    add r6, r6, r14, lsl #2
    add r1, r1, r14, lsl #2
    add r2, r2, #112
    cmp r3, #0
    bne .Lrepeat_1198
    b .Lend_1201
.Lotherwise_1197:
    mov r3, r5
    movw r12, #7
.Lrepeat_1202:
    tst r10, #1
    beq .Lotherwise_1203
    ubfx r0, r2, #0, #4
    cmp r0, #15
    bne .Lotherwise_1204
    vld1.32 {d16, d17}, [r7]
    vld1.32 {d18, d19}, [r4]
    vld1.32 {d20, d21}, [r6]
    vld1.32 {d22, d23}, [r1]
    vtrn.32 q8, q9
    vtrn.32 q10, q11
    vswp d17, d20
    vswp d19, d22
    b .Lend_1205
.Lotherwise_1204:
    vmov.i32 q8, #0
    tst r2, #1
    beq .Lotherwise_1206
    vld1.32 {d16[0]}, [r7]
    vld1.32 {d16[1]}, [r4]
    vld1.32 {d17[0]}, [r6]
    vld1.32 {d17[1]}, [r1]
.Lotherwise_1206:
    vmov.i32 q9, #0
    tst r2, #2
    beq .Lotherwise_1207
    add r0, r7, #4
    vld1.32 {d18[0]}, [r0]
    add r0, r4, #4
    add r11, r6, #4
    vld1.32 {d18[1]}, [r0]
    add r0, r1, #4
    vld1.32 {d19[0]}, [r11]
    vld1.32 {d19[1]}, [r0]
.Lotherwise_1207:
    vmov.i32 q10, #0
    tst r2, #4
    beq .Lotherwise_1208
    add r0, r7, #8
    vld1.32 {d20[0]}, [r0]
    add r0, r4, #8
    add r11, r6, #8
    vld1.32 {d20[1]}, [r0]
    add r0, r1, #8
    vld1.32 {d21[0]}, [r11]
    vld1.32 {d21[1]}, [r0]
.Lotherwise_1208:
    vmov.i32 q11, #0
    tst r2, #8
    beq .Lotherwise_1209
    add r0, r7, #12
    vld1.32 {d22[0]}, [r0]
    add r0, r4, #12
    add r11, r6, #12
    vld1.32 {d22[1]}, [r0]
    add r0, r1, #12
    vld1.32 {d23[0]}, [r11]
    vld1.32 {d23[1]}, [r0]
.Lotherwise_1209:
.Lend_1205:
    add r3, r3, #64
    vmov.i32 q12, #0
    vst1.32 {d18, d19}, [r3]!
    vst1.32 {d22, d23}, [r3]
    sub r3, r3, #80
    tst r2, #16
    beq .Lotherwise_1210
    add r0, r7, #16
    vld1.32 {d24[0]}, [r0]
    add r0, r4, #16
    add r11, r6, #16
    vld1.32 {d24[1]}, [r0]
    add r0, r1, #16
    vld1.32 {d25[0]}, [r11]
    vld1.32 {d25[1]}, [r0]
.Lotherwise_1210:
    vmov.i32 q9, #0
    tst r2, #32
    beq .Lotherwise_1211
    add r0, r7, #20
    vld1.32 {d18[0]}, [r0]
    add r0, r4, #20
    add r11, r6, #20
    vld1.32 {d18[1]}, [r0]
    add r0, r1, #20
    vld1.32 {d19[0]}, [r11]
    vld1.32 {d19[1]}, [r0]
.Lotherwise_1211:
    vmov.i32 q11, #0
    tst r2, #64
    beq .Lotherwise_1212
    add r0, r7, #24
    vld1.32 {d22[0]}, [r0]
    add r0, r4, #24
    add r11, r6, #24
    vld1.32 {d22[1]}, [r0]
    add r0, r1, #24
    vld1.32 {d23[0]}, [r11]
    vld1.32 {d23[1]}, [r0]
.Lotherwise_1212:
    vsub.f32 q8, q8, q12
    add r3, r3, #96
    vst1.32 {d18, d19}, [r3]
    sub r3, r3, #96
    vadd.f32 q9, q12, q10
    vsub.f32 q12, q12, q10
    vst1.32 {d16, d17}, [r3]!
    vsub.f32 q8, q11, q10
    vst1.32 {d18, d19}, [r3]!
    vst1.32 {d24, d25}, [r3]!
    vst1.32 {d16, d17}, [r3]
    sub r3, r3, #48
    b .Lend_1213
.Lotherwise_1203:
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
.Lend_1213:
    sub r12, r12, #1
    lsr r10, r10, #1
    add r7, r7, r14, lsl #2
    add r4, r4, r14, lsl #2
    add r6, r6, r14, lsl #2
    add r1, r1, r14, lsl #2
    add r3, r3, #112
    cmp r12, #0
    bne .Lrepeat_1202
.Lend_1201:
    lsl r4, r9, #2
    movw r0, #7
    add r6, r4, r4, lsl #1
    mul r0, r9, r0
    movw r1, #7
.Lrepeat_1214:
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
    vsub.f32 q8, q8, q12
    add r9, r8, r6
    vst1.32 {d18, d19}, [r2]
    vadd.f32 q9, q12, q10
    sub r1, r1, #1
    vst1.32 {d22, d23}, [r3]
    vsub.f32 q11, q12, q10
    sub r5, r5, #656
    vst1.32 {d26, d27}, [r12]
    vsub.f32 q10, q14, q10
    vst1.32 {d16, d17}, [r8]
    add r8, r8, r0, lsl #2
    vst1.32 {d18, d19}, [r14]
    vst1.32 {d22, d23}, [r7]
    vst1.32 {d20, d21}, [r9]
    cmp r1, #0
    bne .Lrepeat_1214
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
.Lrepeat_1215:
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
    bne .Lrepeat_1215
    lsl r7, r3, #2
    movw r0, #5
    add r8, r7, r7, lsl #1
    mul r9, r3, r0
    movw r10, #4
.Lrepeat_1216:
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
    vst1.32 {d16, d17}, [r4]!
    vmov q8, q10
    vmls.f32 q10, q11, d0[0]
    vmla.f32 q8, q11, d0[0]
    vst1.32 {d16, d17}, [r4]!
    vst1.32 {d20, d21}, [r4]!
    vst1.32 {d22, d23}, [r4]!
    vst1.32 {d18, d19}, [r4]!
    vld1.32 {d16, d17}, [r5]!
    vld1.32 {d18, d19}, [r5]!
    vmul.f32 q10, q8, d0[0]
    vld1.32 {d22, d23}, [r5]!
    vst1.32 {d16, d17}, [r4]!
    vmov q8, q10
    vmls.f32 q10, q11, d0[0]
    vmla.f32 q8, q11, d0[0]
    vst1.32 {d16, d17}, [r4]!
    vst1.32 {d20, d21}, [r4]!
    vst1.32 {d22, d23}, [r4]!
    vst1.32 {d18, d19}, [r4]!
    vld1.32 {d16, d17}, [r5]!
    vld1.32 {d18, d19}, [r5]!
    vmul.f32 q10, q8, d0[0]
    vld1.32 {d22, d23}, [r5]
    sub r5, r5, #128
    vst1.32 {d16, d17}, [r4]!
    vmov q8, q10
    vmls.f32 q10, q11, d0[0]
    vmla.f32 q8, q11, d0[0]
    vst1.32 {d16, d17}, [r4]!
    vst1.32 {d20, d21}, [r4]!
    vst1.32 {d22, d23}, [r4]!
    vst1.32 {d18, d19}, [r4]
    sub r4, r4, #224
    mov r1, r4
.Lrepeat_1217:
    vld1.32 {d16, d17}, [r1]
    add r1, r1, #80
    add r2, r6, r7
    vld1.32 {d18, d19}, [r1]
    add r1, r1, #80
    add r3, r6, r7, lsl #1
    vmul.f32 q10, q8, d0[0]
    vld1.32 {d22, d23}, [r1]
    add r12, r6, r8
    vst1.32 {d16, d17}, [r6]
    add r14, r6, r7, lsl #2
    sub r0, r0, #1
    vmov q8, q10
    add r6, r6, r9, lsl #2
    sub r1, r1, #144
    vmls.f32 q10, q11, d0[0]
    vmla.f32 q8, q11, d0[0]
    vst1.32 {d16, d17}, [r2]
    vst1.32 {d20, d21}, [r3]
    vst1.32 {d22, d23}, [r12]
    vst1.32 {d18, d19}, [r14]
    cmp r0, #0
    bne .Lrepeat_1217
    movw r0, #5
    mul r0, r9, r0
    sub r6, r6, r0, lsl #2
    sub r10, r10, #1
    add r6, r6, #32
    add r5, r5, #144
    cmp r10, #0
    bne .Lrepeat_1216
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
.Lrepeat_1218:
    add r0, r9, r5
    vld1.32 {d16, d17}, [r9]
    add r1, r9, r5, lsl #1
    vld1.32 {d18, d19}, [r0]
    add r2, r9, r8
    add r11, r9, r5, lsl #2
    vld1.32 {d20, d21}, [r1]
    add r0, r9, r5
    add r0, r0, r5, lsl #2
    vld1.32 {d22, d23}, [r2]
    add r1, r9, r8, lsl #1
    sub r10, r10, #1
    vadd.f32 q12, q9, q10
    vld1.32 {d26, d27}, [r11]
    add r9, r9, r3, lsl #2
    vsub.f32 q9, q9, q10
    vld1.32 {d20, d21}, [r0]
    vadd.f32 q8, q8, q12
    vld1.32 {d28, d29}, [r1]
    vadd.f32 q11, q11, q12
    vadd.f32 q8, q8, q13
    vadd.f32 q9, q9, q10
    vadd.f32 q10, q11, q14
    vst1.32 {d16, d17}, [r12]
    add r12, r12, #112
    vst1.32 {d18, d19}, [r12]
    add r12, r12, #112
    vst1.32 {d20, d21}, [r12]
    sub r12, r12, #208
    cmp r10, #0
    bne .Lrepeat_1218
    ldr r0, [r6]
    ldr r2, [r6, #12]
    lsl r0, r0, #2
    ldr r3, [r6, #4]
    add r12, r14, r0
    add r5, r12, r0
    ldr r6, [r6, #8]
    add r8, r5, r0
    cmp r2, #7
    bne .Lotherwise_1219
    movw r0, #3
.Lrepeat_1220:
    tst r6, #1
    beq .Lotherwise_1221
    vld1.32 {d16, d17}, [r4]!
    vld1.32 {d18, d19}, [r4]!
    vld1.32 {d20, d21}, [r7]
    vld1.32 {d22, d23}, [r4]!
    vadd.f32 q9, q9, q10
    vld1.32 {d20, d21}, [r4]!
    vld1.32 {d24, d25}, [r4]!
    vadd.f32 q13, q9, q11
    vld1.32 {d28, d29}, [r4]!
    vsub.f32 q9, q9, q11
    vld1.32 {d22, d23}, [r4]
    sub r4, r4, #96
    vadd.f32 q8, q8, q13
    vadd.f32 q10, q10, q13
    vadd.f32 q8, q8, q12
    vadd.f32 q9, q9, q14
    vadd.f32 q10, q10, q11
    vmov q11, q9
    vzip.32 q8, q9
    vstr d16, [r14]
    vzip.32 q11, q10
    vstr d17, [r12]
    vstr d18, [r5]
    vstr d19, [r8]
    vstr d22, [r14, #4]
    vstr d23, [r12, #4]
    vstr d20, [r5, #4]
    vstr d21, [r8, #4]
.Lotherwise_1221:
    sub r0, r0, #1
    lsr r6, r6, #1
    add r14, r14, r3, lsl #2
    add r12, r12, r3, lsl #2
    add r5, r5, r3, lsl #2
    add r8, r8, r3, lsl #2
    add r4, r4, #112
    cmp r0, #0
    bne .Lrepeat_1220
    b .Lend_1222
.Lotherwise_1219:
    movw r9, #3
.Lrepeat_1223:
    tst r6, #1
    beq .Lotherwise_1224
    vld1.32 {d16, d17}, [r4]!
    ubfx r0, r2, #0, #4
    vld1.32 {d18, d19}, [r4]!
    vld1.32 {d20, d21}, [r7]
    vld1.32 {d22, d23}, [r4]!
    vadd.f32 q9, q9, q10
    vld1.32 {d20, d21}, [r4]!
    vld1.32 {d24, d25}, [r4]!
    vadd.f32 q13, q9, q11
    vld1.32 {d28, d29}, [r4]!
    vsub.f32 q9, q9, q11
    vld1.32 {d22, d23}, [r4]
    sub r4, r4, #96
    vadd.f32 q8, q8, q13
    vadd.f32 q10, q10, q13
    vadd.f32 q8, q8, q12
    vadd.f32 q9, q9, q14
    vadd.f32 q10, q10, q11
    cmp r0, #15
    bne .Lotherwise_1225
    vmov q11, q10
    vtrn.32 q8, q9
    vtrn.32 q10, q11
    vswp d17, d20
    vswp d19, d22
    vst1.32 {d16, d17}, [r14]
    vst1.32 {d18, d19}, [r12]
    vst1.32 {d20, d21}, [r5]
    vst1.32 {d22, d23}, [r8]
    b .Lend_1226
.Lotherwise_1225:
    tst r2, #1
    beq .Lotherwise_1227
    vst1.32 {d16[0]}, [r14]
    vst1.32 {d16[1]}, [r12]
    vst1.32 {d17[0]}, [r5]
    vst1.32 {d17[1]}, [r8]
.Lotherwise_1227:
    tst r2, #2
    beq .Lotherwise_1228
    add r0, r14, #4
    vst1.32 {d18[0]}, [r0]
    add r0, r12, #4
    add r1, r5, #4
    vst1.32 {d18[1]}, [r0]
    add r0, r8, #4
    vst1.32 {d19[0]}, [r1]
    vst1.32 {d19[1]}, [r0]
.Lotherwise_1228:
    tst r2, #4
    beq .Lotherwise_1229
    add r0, r14, #8
    vst1.32 {d20[0]}, [r0]
    add r0, r12, #8
    add r1, r5, #8
    vst1.32 {d20[1]}, [r0]
    add r0, r8, #8
    vst1.32 {d21[0]}, [r1]
    vst1.32 {d21[1]}, [r0]
.Lotherwise_1229:
    tst r2, #8
    beq .Lotherwise_1230
    add r0, r14, #12
    vst1.32 {d20[0]}, [r0]
    add r0, r12, #12
    add r1, r5, #12
    vst1.32 {d20[1]}, [r0]
    add r0, r8, #12
    vst1.32 {d21[0]}, [r1]
    vst1.32 {d21[1]}, [r0]
.Lotherwise_1230:
.Lend_1226:
.Lotherwise_1224:
    sub r9, r9, #1
    lsr r6, r6, #1
    add r14, r14, r3, lsl #2
    add r12, r12, r3, lsl #2
    add r5, r5, r3, lsl #2
    add r8, r8, r3, lsl #2
    add r4, r4, #112
    cmp r9, #0
    bne .Lrepeat_1223
.Lend_1222:
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
.Lrepeat_1231:
    add r0, r9, r5
    vld1.32 {d16, d17}, [r9]
    add r1, r9, r5, lsl #1
    vld1.32 {d18, d19}, [r0]
    add r2, r9, r8
    add r11, r9, r5, lsl #2
    vld1.32 {d20, d21}, [r1]
    add r0, r9, r5
    add r0, r0, r5, lsl #2
    vld1.32 {d22, d23}, [r2]
    add r1, r9, r8, lsl #1
    sub r10, r10, #1
    vadd.f32 q12, q9, q10
    vld1.32 {d26, d27}, [r11]
    add r9, r9, r3, lsl #2
    vsub.f32 q9, q9, q10
    vld1.32 {d20, d21}, [r0]
    vadd.f32 q8, q8, q12
    vld1.32 {d28, d29}, [r1]
    vadd.f32 q11, q11, q12
    vadd.f32 q8, q8, q13
    vadd.f32 q9, q9, q10
    vadd.f32 q10, q11, q14
    vst1.32 {d16, d17}, [r12]
    add r12, r12, #112
    vst1.32 {d18, d19}, [r12]
    add r12, r12, #112
    vst1.32 {d20, d21}, [r12]
    sub r12, r12, #208
    cmp r10, #0
    bne .Lrepeat_1231
    ldr r0, [r6]
    ldr r2, [r6, #12]
    lsl r0, r0, #2
    ldr r3, [r6, #4]
    add r12, r14, r0
    add r5, r12, r0
    ldr r6, [r6, #8]
    add r8, r5, r0
    cmp r2, #7
    bne .Lotherwise_1232
    movw r0, #3
.Lrepeat_1233:
    tst r6, #1
    beq .Lotherwise_1234
    vld1.32 {d16, d17}, [r4]!
    vmov.i32 q15, #0
    vld1.32 {d18, d19}, [r4]!
    vld1.32 {d20, d21}, [r7]
    vld1.32 {d22, d23}, [r4]!
    vadd.f32 q9, q9, q10
    vld1.32 {d20, d21}, [r4]!
    vld1.32 {d24, d25}, [r4]!
    vadd.f32 q13, q9, q11
    vld1.32 {d28, d29}, [r4]!
    vsub.f32 q9, q9, q11
    vld1.32 {d22, d23}, [r4]
    sub r4, r4, #96
    vadd.f32 q8, q8, q13
    vadd.f32 q10, q10, q13
    vadd.f32 q8, q8, q12
    vadd.f32 q9, q9, q14
    vadd.f32 q10, q10, q11
    vmax.f32 q8, q15, q8
    vmax.f32 q9, q15, q9
    vmax.f32 q10, q15, q10
    vmov q11, q9
    vzip.32 q8, q9
    vstr d16, [r14]
    vzip.32 q11, q10
    vstr d17, [r12]
    vstr d18, [r5]
    vstr d19, [r8]
    vstr d22, [r14, #4]
    vstr d23, [r12, #4]
    vstr d20, [r5, #4]
    vstr d21, [r8, #4]
.Lotherwise_1234:
    sub r0, r0, #1
    lsr r6, r6, #1
    add r14, r14, r3, lsl #2
    add r12, r12, r3, lsl #2
    add r5, r5, r3, lsl #2
    add r8, r8, r3, lsl #2
    add r4, r4, #112
    cmp r0, #0
    bne .Lrepeat_1233
    b .Lend_1235
.Lotherwise_1232:
    movw r9, #3
.Lrepeat_1236:
    tst r6, #1
    beq .Lotherwise_1237
    vld1.32 {d16, d17}, [r4]!
    vmov.i32 q15, #0
    ubfx r0, r2, #0, #4
    vld1.32 {d18, d19}, [r4]!
    vld1.32 {d20, d21}, [r7]
    vld1.32 {d22, d23}, [r4]!
    vadd.f32 q9, q9, q10
    vld1.32 {d20, d21}, [r4]!
    vld1.32 {d24, d25}, [r4]!
    vadd.f32 q13, q9, q11
    vld1.32 {d28, d29}, [r4]!
    vsub.f32 q9, q9, q11
    vld1.32 {d22, d23}, [r4]
    sub r4, r4, #96
    vadd.f32 q8, q8, q13
    vadd.f32 q10, q10, q13
    vadd.f32 q8, q8, q12
    vadd.f32 q9, q9, q14
    vadd.f32 q10, q10, q11
    vmax.f32 q8, q15, q8
    vmax.f32 q9, q15, q9
    vmax.f32 q10, q15, q10
    cmp r0, #15
    bne .Lotherwise_1238
    vmov q11, q10
    vtrn.32 q8, q9
    vtrn.32 q10, q11
    vswp d17, d20
    vswp d19, d22
    vst1.32 {d16, d17}, [r14]
    vst1.32 {d18, d19}, [r12]
    vst1.32 {d20, d21}, [r5]
    vst1.32 {d22, d23}, [r8]
    b .Lend_1239
.Lotherwise_1238:
    tst r2, #1
    beq .Lotherwise_1240
    vst1.32 {d16[0]}, [r14]
    vst1.32 {d16[1]}, [r12]
    vst1.32 {d17[0]}, [r5]
    vst1.32 {d17[1]}, [r8]
.Lotherwise_1240:
    tst r2, #2
    beq .Lotherwise_1241
    add r0, r14, #4
    vst1.32 {d18[0]}, [r0]
    add r0, r12, #4
    add r1, r5, #4
    vst1.32 {d18[1]}, [r0]
    add r0, r8, #4
    vst1.32 {d19[0]}, [r1]
    vst1.32 {d19[1]}, [r0]
.Lotherwise_1241:
    tst r2, #4
    beq .Lotherwise_1242
    add r0, r14, #8
    vst1.32 {d20[0]}, [r0]
    add r0, r12, #8
    add r1, r5, #8
    vst1.32 {d20[1]}, [r0]
    add r0, r8, #8
    vst1.32 {d21[0]}, [r1]
    vst1.32 {d21[1]}, [r0]
.Lotherwise_1242:
    tst r2, #8
    beq .Lotherwise_1243
    add r0, r14, #12
    vst1.32 {d20[0]}, [r0]
    add r0, r12, #12
    add r1, r5, #12
    vst1.32 {d20[1]}, [r0]
    add r0, r8, #12
    vst1.32 {d21[0]}, [r1]
    vst1.32 {d21[1]}, [r0]
.Lotherwise_1243:
.Lend_1239:
.Lotherwise_1237:
    sub r9, r9, #1
    lsr r6, r6, #1
    add r14, r14, r3, lsl #2
    add r12, r12, r3, lsl #2
    add r5, r5, r3, lsl #2
    add r8, r8, r3, lsl #2
    add r4, r4, #112
    cmp r9, #0
    bne .Lrepeat_1236
.Lend_1235:
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
    bne .Lotherwise_1244
    mov r3, r5
    movw r11, #6
.Lrepeat_1245:
    tst r4, #1
    beq .Lotherwise_1246
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
    bne .Lotherwise_1247
    vldr d16, [r7, #16]
    vldr d18, [r10, #16]
    vldr d17, [r14, #16]
    vldr d19, [r2, #16]
    vuzp.32 q8, q9
    vmov q15, q9
    b .Lend_1248
.Lotherwise_1247:
    vmov.i32 q8, #0
    tst r8, #16
    beq .Lotherwise_1249
    add r0, r7, #16
    vld1.32 {d16[0]}, [r0]
    add r0, r14, #16
    add r1, r10, #16
    vld1.32 {d16[1]}, [r0]
    add r0, r2, #16
    vld1.32 {d17[0]}, [r1]
    vld1.32 {d17[1]}, [r0]
.Lotherwise_1249:
    vmov.i32 q15, #0
    tst r8, #32
    beq .Lotherwise_1250
    add r0, r7, #20
    vld1.32 {d30[0]}, [r0]
    add r0, r14, #20
    add r1, r10, #20
    vld1.32 {d30[1]}, [r0]
    add r0, r2, #20
    vld1.32 {d31[0]}, [r1]
    vld1.32 {d31[1]}, [r0]
.Lotherwise_1250:
.Lend_1248:
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
    b .Lend_1251
.Lotherwise_1246:
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
.Lend_1251:
    sub r11, r11, #1
    lsr r4, r4, #1
    add r7, r7, r12, lsl #2
    add r14, r14, r12, lsl #2
    add r10, r10, r12, lsl #2
    add r2, r2, r12, lsl #2
    add r3, r3, #128
    cmp r11, #0
    bne .Lrepeat_1245
    b .Lend_1252
.Lotherwise_1244:
    mov r1, r5
    movw r3, #6
.Lrepeat_1253:
    tst r4, #1
    beq .Lotherwise_1254
    ubfx r0, r8, #0, #4
    cmp r0, #15
    bne .Lotherwise_1255
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
    b .Lend_1256
.Lotherwise_1255:
    vmov.i32 q14, #0
    tst r8, #1
    beq .Lotherwise_1257
    vld1.32 {d28[0]}, [r7]
    vld1.32 {d28[1]}, [r14]
    vld1.32 {d29[0]}, [r10]
    vld1.32 {d29[1]}, [r2]
.Lotherwise_1257:
    vmov.i32 q12, #0
    tst r8, #2
    beq .Lotherwise_1258
    add r0, r7, #4
    vld1.32 {d24[0]}, [r0]
    add r0, r14, #4
    add r11, r10, #4
    vld1.32 {d24[1]}, [r0]
    add r0, r2, #4
    vld1.32 {d25[0]}, [r11]
    vld1.32 {d25[1]}, [r0]
.Lotherwise_1258:
    vmov.i32 q13, #0
    tst r8, #4
    beq .Lotherwise_1259
    add r0, r7, #8
    vld1.32 {d26[0]}, [r0]
    add r0, r14, #8
    add r11, r10, #8
    vld1.32 {d26[1]}, [r0]
    add r0, r2, #8
    vld1.32 {d27[0]}, [r11]
    vld1.32 {d27[1]}, [r0]
.Lotherwise_1259:
    vmov.i32 q11, #0
    tst r8, #8
    beq .Lotherwise_1260
    add r0, r7, #12
    vld1.32 {d22[0]}, [r0]
    add r0, r14, #12
    add r11, r10, #12
    vld1.32 {d22[1]}, [r0]
    add r0, r2, #12
    vld1.32 {d23[0]}, [r11]
    vld1.32 {d23[1]}, [r0]
.Lotherwise_1260:
.Lend_1256:
    add r0, r1, #112
    ubfx r11, r8, #4, #2
    vst1.32 {d28, d29}, [r0]
    cmp r11, #3
    bne .Lotherwise_1261
    vldr d16, [r7, #16]
    vldr d18, [r10, #16]
    vldr d17, [r14, #16]
    vldr d19, [r2, #16]
    vuzp.32 q8, q9
    vmov q15, q9
    b .Lend_1262
.Lotherwise_1261:
    vmov.i32 q8, #0
    tst r8, #16
    beq .Lotherwise_1263
    add r0, r7, #16
    vld1.32 {d16[0]}, [r0]
    add r0, r14, #16
    add r11, r10, #16
    vld1.32 {d16[1]}, [r0]
    add r0, r2, #16
    vld1.32 {d17[0]}, [r11]
    vld1.32 {d17[1]}, [r0]
.Lotherwise_1263:
    vmov.i32 q15, #0
    tst r8, #32
    beq .Lotherwise_1264
    add r0, r7, #20
    vld1.32 {d30[0]}, [r0]
    add r0, r14, #20
    add r11, r10, #20
    vld1.32 {d30[1]}, [r0]
    add r0, r2, #20
    vld1.32 {d31[0]}, [r11]
    vld1.32 {d31[1]}, [r0]
.Lotherwise_1264:
.Lend_1262:
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
    b .Lend_1265
.Lotherwise_1254:
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
.Lend_1265:
    sub r3, r3, #1
    lsr r4, r4, #1
    add r7, r7, r12, lsl #2
    add r14, r14, r12, lsl #2
    add r10, r10, r12, lsl #2
    add r2, r2, r12, lsl #2
    add r1, r1, #128
    cmp r3, #0
    bne .Lrepeat_1253
.Lend_1252:
    lsl r14, r9, #2
    add r4, r14, r14, lsl #1
    lsl r7, r9, #3
    movw r8, #8
.Lrepeat_1266:
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
    bne .Lrepeat_1266
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
.Lrepeat_1267:
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
    bne .Lrepeat_1267
    ldr r0, [r6]
    ldr r2, [r6, #12]
    lsl r0, r0, #2
    ldr r3, [r6, #4]
    add r12, r14, r0
    add r5, r12, r0
    ldr r6, [r6, #8]
    add r8, r5, r0
    cmp r2, #7
    bne .Lotherwise_1268
    movw r0, #3
.Lrepeat_1269:
    tst r6, #1
    beq .Lotherwise_1270
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
.Lotherwise_1270:
    sub r0, r0, #1
    lsr r6, r6, #1
    add r14, r14, r3, lsl #2
    add r12, r12, r3, lsl #2
    add r5, r5, r3, lsl #2
    add r8, r8, r3, lsl #2
    add r4, r4, #128
    cmp r0, #0
    bne .Lrepeat_1269
    b .Lend_1271
.Lotherwise_1268:
    movw r9, #3
.Lrepeat_1272:
    tst r6, #1
    beq .Lotherwise_1273
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
    bne .Lotherwise_1274
    vmov q10, q8
    vtrn.32 q9, q1
    vtrn.32 q8, q10
    vswp d19, d16
    vswp d3, d20
    vst1.32 {d18, d19}, [r14]
    vst1.32 {d2, d3}, [r12]
    vst1.32 {d16, d17}, [r5]
    vst1.32 {d20, d21}, [r8]
    b .Lend_1275
.Lotherwise_1274:
    tst r2, #1
    beq .Lotherwise_1276
    vst1.32 {d18[0]}, [r14]
    vst1.32 {d18[1]}, [r12]
    vst1.32 {d19[0]}, [r5]
    vst1.32 {d19[1]}, [r8]
.Lotherwise_1276:
    tst r2, #2
    beq .Lotherwise_1277
    add r0, r14, #4
    vst1.32 {d2[0]}, [r0]
    add r0, r12, #4
    add r1, r5, #4
    vst1.32 {d2[1]}, [r0]
    add r0, r8, #4
    vst1.32 {d3[0]}, [r1]
    vst1.32 {d3[1]}, [r0]
.Lotherwise_1277:
    tst r2, #4
    beq .Lotherwise_1278
    add r0, r14, #8
    vst1.32 {d16[0]}, [r0]
    add r0, r12, #8
    add r1, r5, #8
    vst1.32 {d16[1]}, [r0]
    add r0, r8, #8
    vst1.32 {d17[0]}, [r1]
    vst1.32 {d17[1]}, [r0]
.Lotherwise_1278:
    tst r2, #8
    beq .Lotherwise_1279
    add r0, r14, #12
    vst1.32 {d16[0]}, [r0]
    add r0, r12, #12
    add r1, r5, #12
    vst1.32 {d16[1]}, [r0]
    add r0, r8, #12
    vst1.32 {d17[0]}, [r1]
    vst1.32 {d17[1]}, [r0]
.Lotherwise_1279:
.Lend_1275:
.Lotherwise_1273:
    sub r9, r9, #1
    lsr r6, r6, #1
    add r14, r14, r3, lsl #2
    add r12, r12, r3, lsl #2
    add r5, r5, r3, lsl #2
    add r8, r8, r3, lsl #2
    add r4, r4, #128
    cmp r9, #0
    bne .Lrepeat_1272
.Lend_1271:
    pop {r4, r5, r6, r7, r8, r9, r10, r11, pc}
    .size nnp_winograd_f3x3_6x6_output_with_bias__armv7_neon, . - nnp_winograd_f3x3_6x6_output_with_bias__armv7_neon

    .section .note.GNU-stack, "", %progbits
